; camellia128_ctr for Intel Golden Cove (Sapphire Rapids, Emerald Rapids; P cores of Alder Lake), 64-bit code (golden-cove)
; made by cipherwright 0.1.0 from ciphers/camellia_ctr.cw (sha256 5147d0b565a204f6); do not edit:
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
; Changes zmm0 to zmm31 and k1 to k7.
; Constant time: no secret reaches an address or a branch.
; The frame holds secrets after return (`wipe` clears it).
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 748 uops, planned 335.3; bounds: width 124.7, ports 335.0, path 17.0
;   blocks: 4177 uops, planned 1605.0; bounds: width 696.2, ports 1552.5, path 304.0
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
        sub rsp, 0x5ec0                                                  ;                    frame
        and rsp, -64                                                     ;                    frame
        lea rbp, [rsp + 128]                                             ;                    frame
        mov qword [rbp + 24072], rax                                     ;                    frame
        mov qword [rbp + 24000], rsi                                     ;                    argument
        mov qword [rbp + 24008], rdi                                     ;                    argument
        mov dword [rbp + 24084], r8d                                     ;                    argument
        mov qword [rbp + 24024], rdx                                     ;                    argument
        mov qword [rbp + 24040], rcx                                     ;                    argument
        mov r8, qword [rbp + 24000]                                      ;     0.0 p2       9 d.0 reload
        vmovdqu64 zmm17, [rel camellia128_ctr.T0_constants512]           ;     0.2 p3       9 d reload
        vpbroadcastb zmm16, [r8 + 14]                                    ;    12.0 p5+p10    9 d.1
        vpaddb zmm18, zmm16, zmm17                                       ;    13.0 p0       9 d
        vmovdqu64 [rbp + 3968], zmm18                                    ;    14.0 p7+p4    9 d
        vpbroadcastb zmm18, [r8 + 13]                                    ;    12.0 p5+p2    9 d.2
        vpaddb zmm19, zmm18, zmm17                                       ;    13.0 p0       9 d
        vmovdqu64 [rbp + 4032], zmm19                                    ;    14.0 p8+p9    9 d
        vpbroadcastb zmm19, [r8 + 12]                                    ;    12.0 p5+p3    9 d.3
        vpaddb zmm20, zmm19, zmm17                                       ;    13.0 p0       9 d
        vmovdqu64 [rbp + 4096], zmm20                                    ;    14.0 p7+p4    9 d
        vpbroadcastb zmm4, [r8 + 5]                                      ;    12.0 p5+p10    9 d.2
        vpbroadcastb zmm20, [r8 + 11]                                    ;    12.0 p5+p2    9 d.4
        vpbroadcastb zmm0, [r8 + 7]                                      ;    12.0 p5+p3    9 d.0
        vmovdqa64 zmm1, zmm0                                             ;    13.0          9 d copy
        vpbroadcastb zmm14, [r8]                                         ;    12.0 p5+p10    9 d.7
        vmovdqu64 [rbp + 4160], zmm4                                     ;    13.0 p8+p9   22 counter
        vmovdqu64 [rbp + 4224], zmm0                                     ;    13.0 p7+p4   22 counter
        vpbroadcastb zmm6, [r8 + 4]                                      ;    12.0 p5+p2    9 d.3
        vpbroadcastb zmm8, [r8 + 3]                                      ;    12.0 p5+p3    9 d.4
        vpbroadcastb zmm0, [r8 + 7]                                      ;    12.0 p5+p10    9 d.0
        vpbroadcastb zmm2, [r8 + 6]                                      ;    12.0 p5+p2    9 d.1
        vmovdqu64 [rbp + 4288], zmm8                                     ;    13.0 p8+p9   22 counter
        vmovdqa64 zmm3, zmm2                                             ;    13.0          9 d copy
        vmovdqu64 [rbp + 4352], zmm2                                     ;    13.0 p7+p4   22 counter
        vmovdqa64 zmm7, zmm6                                             ;    13.0          9 d copy
        vpbroadcastb zmm2, [r8 + 6]                                      ;    12.0 p5+p3    9 d.1
        vmovdqa64 zmm5, zmm4                                             ;    13.0          9 d copy
        vmovdqu64 [rbp + 4416], zmm6                                     ;    13.0 p8+p9   22 counter
        vpbroadcastb zmm6, [r8 + 4]                                      ;    12.3 p5+p10    9 d.3
        vmovdqa64 zmm9, zmm8                                             ;    13.0          9 d copy
        vpbroadcastb zmm12, [r8 + 1]                                     ;    13.3 p5+p2    9 d.6
        vmovdqu64 [rbp + 4480], zmm12                                    ;    14.3 p7+p4   22 counter
        vpbroadcastb zmm10, [r8 + 2]                                     ;    14.3 p5+p3    9 d.5
        vpbroadcastb zmm4, [r8 + 5]                                      ;    15.3 p5+p10    9 d.2
        vpbroadcastb zmm8, [r8 + 3]                                      ;    16.3 p5+p2    9 d.4
        vmovdqu64 [rbp + 4544], zmm10                                    ;    15.3 p8+p9   22 counter
        vmovdqa64 zmm11, zmm10                                           ;    15.3          9 d copy
        vpbroadcastb zmm10, [r8 + 2]                                     ;    17.3 p5+p3    9 d.5
        vmovdqa64 zmm15, zmm14                                           ;    13.0          9 d copy
        vmovdqu64 [rbp + 4608], zmm14                                    ;    13.0 p7+p4   22 counter
        vmovdqa64 zmm13, zmm12                                           ;    14.3          9 d copy
        vpbroadcastb zmm12, [r8 + 1]                                     ;    18.3 p5+p10    9 d.6
        vpaddb zmm21, zmm20, zmm17                                       ;    13.0 p0       9 d
        vmovdqu64 [rbp + 4672], zmm18                                    ;    13.0 p8+p9   22 counter
        vmovdqu64 [rbp + 4736], zmm16                                    ;    13.0 p7+p4   22 counter
        vpbroadcastb zmm18, [r8 + 13]                                    ;    19.3 p5+p2    9 d.2
        vmovdqu64 [rbp + 4800], zmm19                                    ;    13.2 p8+p9   22 counter
        vpbroadcastb zmm19, [r8 + 12]                                    ;    20.3 p5+p3    9 d.3
        vpbroadcastb zmm24, [r8 + 8]                                     ;    21.3 p5+p10    9 d.7
        vmovdqu64 [rbp + 4864], zmm21                                    ;    14.7 p7+p4    9 d
        vpbroadcastb zmm21, [r8 + 10]                                    ;    22.3 p5+p2    9 d.5
        vpaddb zmm22, zmm21, zmm17                                       ;    23.3 p0       9 d
        vpbroadcastb zmm16, [r8 + 14]                                    ;    23.3 p5+p3    9 d.1
        vmovdqu64 [rbp + 4928], zmm21                                    ;    23.3 p8+p9   22 counter
        vmovdqu64 [rbp + 4992], zmm22                                    ;    24.3 p7+p4    9 d
        vpbroadcastb zmm21, [r8 + 10]                                    ;    24.3 p5+p10    9 d.5
        vpaddb zmm18, zmm18, zmm17                                       ;    20.3 p0       9 d
        vpbroadcastb zmm22, [r8 + 9]                                     ;    25.3 p5+p2    9 d.6
        vpaddb zmm23, zmm22, zmm17                                       ;    26.3 p0       9 d
        vmovdqu64 [rbp + 5056], zmm22                                    ;    26.3 p8+p9   22 counter
        vpbroadcastb zmm22, [r8 + 9]                                     ;    26.3 p5+p3    9 d.6
        vmovdqu64 [rbp + 5120], zmm20                                    ;    18.7 p7+p4   22 counter
        vpaddb zmm24, zmm24, zmm17                                       ;    22.3 p0       9 d
        vmovdqu64 [rbp + 5184], zmm24                                    ;    23.3 p8+p9    9 d
        vmovdqu64 [rbp + 5248], zmm23                                    ;    27.3 p7+p4    9 d
        vpbroadcastb zmm23, [r8 + 8]                                     ;    27.3 p5+p10    9 d.7
        vpaddb zmm19, zmm19, zmm17                                       ;    21.3 p0       9 d
        vpaddb zmm25, zmm23, zmm17                                       ;    28.3 p0       9 d
        vmovdqu64 [rbp + 5312], zmm25                                    ;    29.3 p8+p9    9 d
        vpbroadcastb zmm25, [r8 + 15]                                    ;    28.3 p5+p2   22 counter
        vpbroadcastb zmm20, [r8 + 11]                                    ;    29.3 p5+p3    9 d.4
        vpaddb zmm22, zmm22, zmm17                                       ;    27.3 p0       9 d
        vmovdqu64 [rbp + 5376], zmm22                                    ;    28.3 p7+p4    9 d
        vpaddb zmm16, zmm16, zmm17                                       ;    24.3 p0       9 d
        vmovdqu64 [rbp + 5440], zmm16                                    ;    25.3 p8+p9    9 d
        vmovdqu64 [rbp + 5504], zmm19                                    ;    24.7 p7+p4    9 d
        vpaddb zmm20, zmm20, zmm17                                       ;    30.3 p0       9 d
        vmovdqu64 [rbp + 5568], zmm20                                    ;    31.3 p8+p9    9 d
        vpaddb zmm21, zmm21, zmm17                                       ;    25.3 p0       9 d
        vmovdqu64 [rbp + 5632], zmm21                                    ;    26.7 p7+p4    9 d
        vpbroadcastb zmm14, [r8]                                         ;    30.3 p5+p10    9 d.7
        mov r8, qword [rbp + 24008]                                      ;    13.7 p2       9 d.0 reload
        vmovdqu64 [rbp + 5696], zmm23                                    ;    28.3 p8+p9   22 counter
        vpbroadcastb zmm16, [r8]                                         ;    31.3 p5+p3    9 d.0
        vpxord zmm1, zmm1, zmm16                                         ;    32.3 p0       9 d
        vmovdqu64 [rbp + 5760], zmm16                                    ;    32.3 p7+p4   22 k
        vmovdqu64 [rbp + 5824], zmm18                                    ;    29.2 p8+p9    9 d
        vpbroadcastb zmm16, [r8]                                         ;    32.3 p5+p10    9 d.0
        vpxord zmm0, zmm0, zmm16                                         ;    33.3 p0       9 d
        vmovdqu64 [rbp + 5888], zmm1                                     ;    33.3 p7+p4    9 d
        vpbroadcastb zmm16, [r8 + 1]                                     ;    33.3 p5+p2    9 d.1
        vpxord zmm3, zmm3, zmm16                                         ;    34.3 p0       9 d
        vmovdqu64 [rbp + 5952], zmm16                                    ;    34.3 p8+p9   22 k
        vpbroadcastb zmm16, [r8 + 1]                                     ;    34.3 p5+p3    9 d.1
        vpxord zmm2, zmm2, zmm16                                         ;    35.3 p0       9 d
        vpbroadcastb zmm16, [r8 + 2]                                     ;    35.3 p5+p10    9 d.2
        vpxord zmm5, zmm5, zmm16                                         ;    36.3 p0       9 d
        vmovdqu64 [rbp + 6016], zmm3                                     ;    35.3 p7+p4    9 d
        vmovdqu64 [rbp + 6080], zmm16                                    ;    36.3 p8+p9   22 k
        vpbroadcastb zmm16, [r8 + 2]                                     ;    36.3 p5+p2    9 d.2
        vpxord zmm4, zmm4, zmm16                                         ;    37.3 p0       9 d
        vpbroadcastb zmm16, [r8 + 3]                                     ;    37.3 p5+p3    9 d.3
        vpxord zmm7, zmm7, zmm16                                         ;    38.3 p0       9 d
        vmovdqu64 [rbp + 6144], zmm16                                    ;    38.3 p7+p4   22 k
        vpbroadcastb zmm16, [r8 + 3]                                     ;    38.3 p5+p10    9 d.3
        vpxord zmm6, zmm6, zmm16                                         ;    39.3 p0       9 d
        vmovdqu64 [rbp + 6208], zmm25                                    ;    35.2 p8+p9   22 counter
        vmovdqu64 [rbp + 6272], zmm0                                     ;    36.7 p7+p4    9 d
        vpbroadcastb zmm16, [r8 + 4]                                     ;    39.3 p5+p2    9 d.4
        vmovdqu64 [rbp + 6336], zmm16                                    ;    40.3 p8+p9   22 k
        vpxord zmm9, zmm9, zmm16                                         ;    40.3 p0       9 d
        vpbroadcastb zmm16, [r8 + 4]                                     ;    40.3 p5+p3    9 d.4
        vpxord zmm8, zmm8, zmm16                                         ;    41.3 p0       9 d
        vpbroadcastb zmm16, [r8 + 5]                                     ;    41.3 p5+p10    9 d.5
        vpxord zmm11, zmm11, zmm16                                       ;    42.3 p0       9 d
        vmovdqu64 [rbp + 6400], zmm16                                    ;    42.3 p7+p4   22 k
        vpbroadcastb zmm16, [r8 + 5]                                     ;    42.3 p5+p2    9 d.5
        vpxord zmm10, zmm10, zmm16                                       ;    43.3 p0       9 d
        vpbroadcastb zmm16, [r8 + 6]                                     ;    43.3 p5+p3    9 d.6
        vmovdqu64 [rbp + 6464], zmm16                                    ;    44.3 p8+p9   22 k
        vpxord zmm13, zmm13, zmm16                                       ;    44.3 p0       9 d
        vpbroadcastb zmm16, [r8 + 6]                                     ;    44.3 p5+p10    9 d.6
        vpxord zmm12, zmm12, zmm16                                       ;    45.3 p0       9 d
        vpbroadcastb zmm16, [r8 + 7]                                     ;    45.3 p5+p2    9 d.7
        vmovdqu64 [rbp + 6528], zmm16                                    ;    46.3 p7+p4   22 k
        vmovdqu64 [rbp + 6592], zmm8                                     ;    42.3 p8+p9    9 d
        vmovdqu64 [rbp + 6656], zmm9                                     ;    42.7 p7+p4    9 d
        vmovdqu64 [rbp + 6720], zmm11                                    ;    43.3 p8+p9    9 d
        vmovdqu64 [rbp + 6784], zmm10                                    ;    44.7 p7+p4    9 d
        vmovdqu64 [rbp + 6848], zmm12                                    ;    46.3 p8+p9    9 d
        vpxord zmm15, zmm15, zmm16                                       ;    46.3 p0       9 d
        vpbroadcastb zmm16, [r8 + 7]                                     ;    46.3 p5+p3    9 d.7
        vpxord zmm14, zmm14, zmm16                                       ;    47.3 p0       9 d
        vmovdqu64 [rbp + 6912], zmm2                                     ;    46.7 p7+p4    9 d
        vmovdqu64 [rbp + 6976], zmm6                                     ;    47.2 p8+p9    9 d
        vmovdqu64 [rbp + 7040], zmm5                                     ;    48.7 p7+p4    9 d
        vmovdqu64 [rbp + 7104], zmm4                                     ;    49.2 p8+p9    9 d
        vmovdqu64 [rbp + 7168], zmm7                                     ;    50.7 p7+p4    9 d
        vmovdqu64 [rbp + 7232], zmm15                                    ;    51.2 p8+p9    9 d
        vmovdqu64 [rbp + 7296], zmm14                                    ;    52.7 p7+p4    9 d
        vpbroadcastb zmm16, [r8 + 16]                                    ;    47.3 p5+p10   11 r.0
        vpxord zmm1, zmm1, zmm16                                         ;    48.3 p0      11 t
        vmovdqu64 [rbp + 7360], zmm13                                    ;    53.2 p8+p9    9 d
        vmovdqu64 [rbp + 7424], zmm16                                    ;    54.7 p7+p4   22 k
        vmovdqu64 zmm16, [rel camellia128_ctr.T0_constants512 + 64]      ;    24.2 p2      11 t reload
        vmovdqu64 zmm21, [rel camellia128_ctr.T0_constants512 + 128]     ;    24.3 p3      11 t reload
        vmovdqu64 zmm18, [rel camellia128_ctr.T0_constants512 + 192]     ;    25.2 p2      11 t reload
        vmovdqu64 zmm20, [rel camellia128_ctr.T0_constants512 + 320]     ;    25.3 p3      11 t reload
        vptestmb k2, zmm1, zmm20                                         ;    49.3 p5      11 t
        vpermb zmm17, zmm1, zmm16                                        ;    49.3 p5      11 t
        vpermb zmm17{k2}, zmm1, zmm21                                    ;    52.3 p5      11 t
        vmovdqu64 zmm22, [rel camellia128_ctr.T0_constants512 + 256]     ;    26.2 p2      11 t reload
        vpermb zmm19, zmm1, zmm18                                        ;    51.3 p5      11 t
        vpermb zmm19{k2}, zmm1, zmm22                                    ;    54.3 p5      11 t
        vpmovb2m k1, zmm1                                                ;    49.3 p0      11 t
        vmovdqu8 zmm17{k1}, zmm19                                        ;    59.3 p0      11 t
        vmovdqu64 zmm23, [rel camellia128_ctr.T0_constants512 + 512]     ;    26.3 p3      11 t reload
        vpbroadcastb zmm1, [r8 + 16]                                     ;    53.3 p5+p10   11 r.0
        vmovdqu64 zmm28, [rel camellia128_ctr.T0_constants512 + 768]     ;    27.2 p2      11 t reload
        vpxord zmm0, zmm0, zmm1                                          ;    54.3 p0      11 t
        vpermb zmm1, zmm0, zmm16                                         ;    55.3 p5      11 t
        vpermb zmm19, zmm0, zmm18                                        ;    55.3 p5      11 t
        vptestmb k1, zmm0, zmm20                                         ;    56.3 p5      11 t
        vpermb zmm1{k1}, zmm0, zmm21                                     ;    58.3 p5      11 t
        vpermb zmm19{k1}, zmm0, zmm22                                    ;    58.3 p5      11 t
        vpmovb2m k1, zmm0                                                ;    55.3 p0      11 t
        vmovdqu8 zmm1{k1}, zmm19                                         ;    63.3 p0      11 t
        vpbroadcastb zmm0, [r8 + 17]                                     ;    59.3 p5+p3   11 r.1
        vpxord zmm3, zmm3, zmm0                                          ;    60.3 p0      11 t
        vptestmb k1, zmm3, zmm20                                         ;    61.3 p5      11 t
        vpmovb2m k2, zmm3                                                ;    61.3 p0      11 t
        vmovdqu64 [rbp + 7488], zmm0                                     ;    60.3 p8+p9   22 k
        vmovdqu64 zmm25, [rel camellia128_ctr.T0_constants512 + 448]     ;    28.8 p2      11 t reload
        vmovdqu64 zmm30, [rel camellia128_ctr.T0_constants512 + 704]     ;    29.0 p3      11 t reload
        vmovdqu64 zmm0, [rel camellia128_ctr.T0_constants512 + 384]      ;    29.8 p2      11 t reload
        vpermb zmm19, zmm3, zmm0                                         ;    61.3 p5      11 t
        vpermb zmm19{k1}, zmm3, zmm25                                    ;    64.3 p5      11 t
        vmovdqu64 zmm26, [rel camellia128_ctr.T0_constants512 + 576]     ;    30.0 p3      11 t reload
        vpermb zmm24, zmm3, zmm23                                        ;    63.3 p5      11 t
        vpermb zmm24{k1}, zmm3, zmm26                                    ;    66.3 p5      11 t
        vpbroadcastb zmm3, [r8 + 17]                                     ;    65.3 p5+p10   11 r.1
        vpxord zmm2, zmm2, zmm3                                          ;    66.3 p0      11 t
        vpermb zmm3, zmm2, zmm0                                          ;    67.3 p5      11 t
        vmovdqu8 zmm19{k2}, zmm24                                        ;    71.3 p0      11 t
        vptestmb k1, zmm2, zmm20                                         ;    67.3 p5      11 t
        vpermb zmm3{k1}, zmm2, zmm25                                     ;    70.3 p5      11 t
        vpermb zmm24, zmm2, zmm23                                        ;    69.3 p5      11 t
        vpermb zmm24{k1}, zmm2, zmm26                                    ;    72.3 p5      11 t
        vpbroadcastb zmm18, [r8 + 20]                                    ;    71.3 p5+p2   11 r.4
        vpxord zmm8, zmm8, zmm18                                         ;    72.3 p0      11 t
        vpmovb2m k1, zmm2                                                ;    67.3 p0      11 t
        vpbroadcastb zmm2, [r8 + 18]                                     ;    72.3 p5+p3   11 r.2
        vpxord zmm5, zmm5, zmm2                                          ;    73.3 p0      11 t
        vmovdqu64 [rbp + 7552], zmm2                                     ;    73.3 p7+p4   22 k
        vpbroadcastb zmm2, [r8 + 18]                                     ;    73.3 p5+p10   11 r.2
        vpxord zmm4, zmm4, zmm2                                          ;    74.3 p0      11 t
        vpbroadcastb zmm2, [r8 + 19]                                     ;    74.3 p5+p2   11 r.3
        vmovdqu64 [rbp + 7616], zmm2                                     ;    75.3 p8+p9   22 k
        vpxord zmm7, zmm7, zmm2                                          ;    75.3 p0      11 t
        vpbroadcastb zmm2, [r8 + 19]                                     ;    75.3 p5+p3   11 r.3
        vpxord zmm6, zmm6, zmm2                                          ;    76.3 p0      11 t
        vpbroadcastb zmm2, [r8 + 20]                                     ;    76.3 p5+p10   11 r.4
        vpxord zmm9, zmm9, zmm2                                          ;    77.3 p0      11 t
        vpermb zmm27, zmm9, zmm23                                        ;    78.3 p5      11 t
        vmovdqu8 zmm3{k1}, zmm24                                         ;    77.3 p0      11 t
        vpermb zmm24, zmm9, zmm0                                         ;    78.3 p5      11 t
        vmovdqu64 [rbp + 7680], zmm2                                     ;    77.3 p7+p4   22 k
        vmovdqu64 zmm2, [rel camellia128_ctr.T0_constants512 + 640]      ;    34.7 p2      11 t reload
        vptestmb k1, zmm9, zmm20                                         ;    79.3 p5      11 t
        vpermb zmm27{k1}, zmm9, zmm26                                    ;    81.3 p5      11 t
        vptestmb k3, zmm4, zmm20                                         ;    81.3 p5      11 t
        vpmovb2m k4, zmm4                                                ;    75.3 p0      11 t
        vpermb zmm24{k1}, zmm9, zmm25                                    ;    82.3 p5      11 t
        vpmovb2m k1, zmm9                                                ;    78.3 p0      11 t
        vmovdqu8 zmm24{k1}, zmm27                                        ;    87.3 p0      11 t
        vpermb zmm9, zmm5, zmm2                                          ;    83.3 p5      11 t
        vptestmb k5, zmm7, zmm20                                         ;    84.3 p5      11 t
        vpermb zmm27, zmm4, zmm2                                         ;    85.3 p5      11 t
        vptestmb k1, zmm5, zmm20                                         ;    86.3 p5      11 t
        vpermb zmm29, zmm5, zmm28                                        ;    87.3 p5      11 t
        vpermb zmm29{k1}, zmm5, [rel camellia128_ctr.T0_constants512 + 832] ;    90.3 p5+p3   11 t
        vpermb zmm9{k1}, zmm5, zmm30                                     ;    89.3 p5      11 t
        vpmovb2m k2, zmm5                                                ;    74.3 p0      11 t
        vmovdqu8 zmm9{k2}, zmm29                                         ;    95.3 p0      11 t
        vptestmb k1, zmm6, zmm20                                         ;    90.3 p5      11 t
        vpmovb2m k6, zmm7                                                ;    76.3 p0      11 t
        vpermb zmm27{k3}, zmm4, zmm30                                    ;    91.3 p5      11 t
        vpermb zmm31, zmm4, zmm28                                        ;    92.3 p5      11 t
        vmovdqu64 zmm5, [rel camellia128_ctr.T0_constants512 + 832]      ;    38.2 p2      11 t reload
        vpermb zmm31{k3}, zmm4, zmm5                                     ;    95.3 p5      11 t
        vmovdqu8 zmm27{k4}, zmm31                                        ;   100.3 p0      11 t
        vmovdqu64 zmm4, [rel camellia128_ctr.T0_constants512 + 896]      ;    38.7 p3      11 t reload
        vpermb zmm29, zmm7, zmm4                                         ;    94.3 p5      11 t
        vmovdqu64 zmm31, [rel camellia128_ctr.T0_constants512 + 960]     ;    39.2 p2      11 t reload
        vpermb zmm29{k5}, zmm7, zmm31                                    ;    97.3 p5      11 t
        vpermb zmm22, zmm7, [rel camellia128_ctr.T0_constants512 + 1024] ;    96.3 p5+p3   11 t
        vpermb zmm22{k5}, zmm7, [rel camellia128_ctr.T0_constants512 + 1088] ;    99.3 p5+p2   11 t
        vmovdqu8 zmm29{k6}, zmm22                                        ;   104.3 p0      11 t
        vpmovb2m k2, zmm6                                                ;    77.3 p0      11 t
        vpermb zmm0, zmm8, zmm0                                          ;    98.3 p5      11 t
        vpermb zmm18, zmm8, zmm23                                        ;    99.3 p5      11 t
        vpermb zmm7, zmm6, zmm4                                          ;   100.3 p5      11 t
        vpermb zmm7{k1}, zmm6, zmm31                                     ;   103.3 p5      11 t
        vmovdqu64 zmm22, [rel camellia128_ctr.T0_constants512 + 1024]    ;    40.7 p3      11 t reload
        vpermb zmm21, zmm6, zmm22                                        ;   102.3 p5      11 t
        vpermb zmm21{k1}, zmm6, [rel camellia128_ctr.T0_constants512 + 1088] ;   105.3 p5+p2   11 t
        vmovdqu8 zmm7{k2}, zmm21                                         ;   110.3 p0      11 t
        vptestmb k1, zmm8, zmm20                                         ;   104.3 p5      11 t
        vpmovb2m k2, zmm8                                                ;    73.3 p0      11 t
        vpermb zmm18{k1}, zmm8, zmm26                                    ;   106.3 p5      11 t
        vpermb zmm0{k1}, zmm8, zmm25                                     ;   106.3 p5      11 t
        vpbroadcastb zmm8, [r8 + 21]                                     ;   107.3 p5+p10   11 r.5
        vpxord zmm11, zmm11, zmm8                                        ;   108.3 p0      11 t
        vmovdqu8 zmm0{k2}, zmm18                                         ;   111.3 p0      11 t
        vpermb zmm18, zmm11, zmm2                                        ;   109.3 p5      11 t
        vptestmb k1, zmm11, zmm20                                        ;   109.3 p5      11 t
        vpmovb2m k2, zmm11                                               ;   109.3 p0      11 t
        vpbroadcastb zmm26, [r8 + 23]                                    ;   110.3 p5+p3   11 r.7
        vpermb zmm23, zmm11, zmm28                                       ;   111.3 p5      11 t
        vpermb zmm23{k1}, zmm11, zmm5                                    ;   114.3 p5      11 t
        vpbroadcastb zmm25, [r8 + 22]                                    ;   113.3 p5+p2   11 r.6
        vpxord zmm13, zmm13, zmm25                                       ;   114.3 p0      11 t
        vmovdqa64 zmm6, zmm24                                            ;    90.3         11 t copy
        vpternlogd zmm6, zmm9, zmm29, 0x96                               ;   107.3 p0      11 t
        vmovdqa64 zmm21, zmm6                                            ;   108.3         11 t copy
        vmovdqu64 [rbp + 7744], zmm8                                     ;   108.3 p8+p9   22 k
        vmovdqa64 zmm8, zmm0                                             ;   114.3         11 t copy
        vpternlogd zmm8, zmm27, zmm7, 0x96                               ;   114.3 p0      11 t
        vmovdqu64 [rbp + 7808], zmm25                                    ;   114.3 p7+p4   22 k
        vpermb zmm18{k1}, zmm11, zmm30                                   ;   114.3 p5      11 t
        vmovdqu8 zmm18{k2}, zmm23                                        ;   119.3 p0      11 t
        vpbroadcastb zmm23, [r8 + 21]                                    ;   115.3 p5+p10   11 r.5
        vpxord zmm10, zmm10, zmm23                                       ;   116.3 p0      11 t
        vpermb zmm23, zmm10, zmm28                                       ;   117.3 p5      11 t
        vptestmb k1, zmm10, zmm20                                        ;   117.3 p5      11 t
        vpmovb2m k2, zmm10                                               ;   117.3 p0      11 t
        vpermb zmm2, zmm10, zmm2                                         ;   118.3 p5      11 t
        vpermb zmm23{k1}, zmm10, zmm5                                    ;   120.3 p5      11 t
        vpermb zmm2{k1}, zmm10, zmm30                                    ;   121.3 p5      11 t
        vmovdqu8 zmm2{k2}, zmm23                                         ;   126.3 p0      11 t
        vpbroadcastb zmm23, [r8 + 22]                                    ;   121.3 p5+p3   11 r.6
        vpxord zmm12, zmm12, zmm23                                       ;   122.3 p0      11 t
        vpbroadcastb zmm23, [r8 + 23]                                    ;   122.3 p5+p2   11 r.7
        vpxord zmm15, zmm15, zmm23                                       ;   123.3 p0      11 t
        vpermb zmm25, zmm15, zmm16                                       ;   124.3 p5      11 t
        vpxord zmm14, zmm14, zmm26                                       ;   111.3 p0      11 t
        vptestmb k6, zmm14, zmm20                                        ;   124.3 p5      11 t
        vmovdqa64 zmm11, zmm8                                            ;   115.3         11 t copy
        vpermb zmm5, zmm13, zmm4                                         ;   125.3 p5      11 t
        vmovdqu64 [rbp + 7872], zmm23                                    ;   123.3 p8+p9   22 k
        vpermb zmm16, zmm14, zmm16                                       ;   126.3 p5      11 t
        vmovdqa64 zmm23, zmm17                                           ;    62.3         11 t copy
        vpternlogd zmm23, zmm18, zmm29, 0x96                             ;   122.3 p0      11 t
        vpternlogd zmm24, zmm23, zmm9, 0x96                              ;   123.3 p0      11 t
        vptestmb k3, zmm12, zmm20                                        ;   127.3 p5      11 t
        vpmovb2m k2, zmm13                                               ;   115.3 p0      11 t
        vpermb zmm10, zmm13, zmm22                                       ;   128.3 p5      11 t
        vptestmb k1, zmm13, zmm20                                        ;   129.3 p5      11 t
        vmovdqu64 [rbp + 7936], zmm24                                    ;   124.3 p7+p4   11 t
        vptestmb k5, zmm15, zmm20                                        ;   130.3 p5      11 t
        vpmovb2m k4, zmm12                                               ;   123.3 p0      11 t
        vpermb zmm4, zmm12, zmm4                                         ;   131.3 p5      11 t
        vpermb zmm22, zmm12, zmm22                                       ;   132.3 p5      11 t
        vmovdqa64 zmm20, zmm1                                            ;    66.3         11 t copy
        vpternlogd zmm20, zmm2, zmm7, 0x96                               ;   129.3 p0      11 t
        vpternlogd zmm0, zmm20, zmm27, 0x96                              ;   130.3 p0      11 t
        vpermb zmm5{k1}, zmm13, zmm31                                    ;   133.3 p5      11 t
        vpermb zmm4{k3}, zmm12, zmm31                                    ;   134.3 p5      11 t
        vmovdqu64 [rbp + 8000], zmm0                                     ;   131.3 p8+p9   11 t
        vmovdqu64 zmm30, [rel camellia128_ctr.T0_constants512 + 1088]    ;    51.7 p3      11 t reload
        vpermb zmm10{k1}, zmm13, zmm30                                   ;   135.3 p5      11 t
        vmovdqu8 zmm5{k2}, zmm10                                         ;   140.3 p0      11 t
        vmovdqa64 zmm10, zmm5                                            ;   143.3         11 t copy
        vpternlogd zmm10, zmm17, zmm19, 0x96                             ;   143.3 p0      11 t
        vpermb zmm22{k3}, zmm12, zmm30                                   ;   136.3 p5      11 t
        vmovdqu8 zmm4{k4}, zmm22                                         ;   141.3 p0      11 t
        vpternlogd zmm18, zmm29, zmm10, 0x96                             ;   144.3 p0      11 t
        vpxord zmm24, zmm24, zmm10                                       ;   144.3 p0      11 t
        vmovdqu64 zmm26, [rel camellia128_ctr.T0_constants512 + 192]     ;    53.2 p2      11 t reload
        vpermb zmm28, zmm15, zmm26                                       ;   137.3 p5      11 t
        vpermb zmm26, zmm14, zmm26                                       ;   138.3 p5      11 t
        vpmovb2m k2, zmm14                                               ;   112.3 p0      11 t
        vpmovb2m k1, zmm15                                               ;   124.3 p0      11 t
        vmovdqu64 [rbp + 8064], zmm24                                    ;   145.3 p7+p4   11 t
        vmovdqu64 [rbp + 8128], zmm18                                    ;   145.3 p8+p9   11 t
        vmovdqa64 zmm10, zmm4                                            ;   144.3         11 t copy
        vpternlogd zmm10, zmm1, zmm3, 0x96                               ;   144.3 p0      11 t
        vpxord zmm0, zmm0, zmm10                                         ;   145.3 p0      11 t
        vmovdqu64 [rbp + 8192], zmm0                                     ;   146.3 p7+p4   11 t
        vmovdqu64 zmm0, [rel camellia128_ctr.T0_constants512 + 128]      ;    55.0 p3      11 t reload
        vpermb zmm25{k5}, zmm15, zmm0                                    ;   139.3 p5      11 t
        vpermb zmm16{k6}, zmm14, zmm0                                    ;   140.3 p5      11 t
        vmovdqu64 zmm0, [rel camellia128_ctr.T0_constants512 + 256]      ;    55.5 p2      11 t reload
        vpternlogd zmm2, zmm7, zmm10, 0x96                               ;   145.3 p0      11 t
        vpermb zmm26{k6}, zmm14, zmm0                                    ;   141.3 p5      11 t
        vmovdqu8 zmm16{k2}, zmm26                                        ;   146.3 p0      11 t
        vpternlogd zmm8, zmm16, zmm3, 0x96                               ;   149.3 p0      11 t
        vmovdqu64 [rbp + 8256], zmm2                                     ;   146.3 p8+p9   11 t
        vpermb zmm28{k5}, zmm15, zmm0                                    ;   142.3 p5      11 t
        vpbroadcastb zmm0, [r8 + 8]                                      ;   143.3 p5+p10   22 k
        vmovdqu64 [rbp + 8320], zmm0                                     ;   144.3 p7+p4   22 k
        vpbroadcastb zmm0, [r8 + 9]                                      ;   144.3 p5+p3   22 k
        vmovdqu64 [rbp + 8384], zmm0                                     ;   145.3 p8+p9   22 k
        vpbroadcastb zmm0, [r8 + 10]                                     ;   145.3 p5+p2   22 k
        vmovdqu64 [rbp + 8448], zmm0                                     ;   146.3 p7+p4   22 k
        vpbroadcastb zmm0, [r8 + 11]                                     ;   146.3 p5+p10   22 k
        vmovdqu64 [rbp + 8512], zmm0                                     ;   147.3 p8+p9   22 k
        vpbroadcastb zmm0, [r8 + 12]                                     ;   147.3 p5+p3   22 k
        vmovdqu64 [rbp + 8576], zmm0                                     ;   148.3 p7+p4   22 k
        vpbroadcastb zmm0, [r8 + 13]                                     ;   148.3 p5+p2   22 k
        vmovdqu64 [rbp + 8640], zmm0                                     ;   149.3 p8+p9   22 k
        vpbroadcastb zmm0, [r8 + 14]                                     ;   149.3 p5+p10   22 k
        vmovdqu64 [rbp + 8704], zmm0                                     ;   150.3 p7+p4   22 k
        vpbroadcastb zmm0, [r8 + 15]                                     ;   150.3 p5+p3   22 k
        vmovdqu64 [rbp + 8768], zmm0                                     ;   151.3 p8+p9   22 k
        vpbroadcastb zmm0, [r8 + 24]                                     ;   151.3 p5+p2   22 k
        vmovdqu64 [rbp + 8832], zmm0                                     ;   152.3 p7+p4   22 k
        vpbroadcastb zmm0, [r8 + 25]                                     ;   152.3 p5+p10   22 k
        vmovdqu64 [rbp + 8896], zmm0                                     ;   153.3 p8+p9   22 k
        vpbroadcastb zmm0, [r8 + 26]                                     ;   153.3 p5+p3   22 k
        vmovdqu64 [rbp + 8960], zmm0                                     ;   154.3 p7+p4   22 k
        vpbroadcastb zmm0, [r8 + 27]                                     ;   154.3 p5+p2   22 k
        vmovdqu64 [rbp + 9024], zmm0                                     ;   155.3 p8+p9   22 k
        vpbroadcastb zmm0, [r8 + 28]                                     ;   155.3 p5+p10   22 k
        vmovdqu64 [rbp + 9088], zmm0                                     ;   156.3 p7+p4   22 k
        vpbroadcastb zmm0, [r8 + 29]                                     ;   156.3 p5+p3   22 k
        vmovdqu64 [rbp + 9152], zmm0                                     ;   157.3 p8+p9   22 k
        vpbroadcastb zmm0, [r8 + 30]                                     ;   157.3 p5+p2   22 k
        vmovdqu64 [rbp + 9216], zmm0                                     ;   158.3 p7+p4   22 k
        vmovdqu8 zmm25{k1}, zmm28                                        ;   147.3 p0      11 t
        vpternlogd zmm9, zmm25, zmm19, 0x96                              ;   150.3 p0      11 t
        vpternlogd zmm6, zmm25, zmm19, 0x96                              ;   150.3 p0      11 t
        vpternlogd zmm5, zmm17, zmm9, 0x96                               ;   151.3 p0      11 t
        vpternlogd zmm27, zmm16, zmm3, 0x96                              ;   149.3 p0      11 t
        vpxord zmm2, zmm2, zmm27                                         ;   150.3 p0      11 t
        vpternlogd zmm4, zmm1, zmm27, 0x96                               ;   150.3 p0      11 t
        vpxord zmm18, zmm18, zmm9                                        ;   151.3 p0      11 t
        vpxord zmm23, zmm23, zmm6                                        ;   151.3 p0      11 t
        vmovdqu64 [rbp + 9280], zmm18                                    ;   152.3 p8+p9   11 t
        vmovdqu64 [rbp + 9344], zmm2                                     ;   151.3 p7+p4   11 t
        vmovdqu64 [rbp + 9408], zmm6                                     ;   151.3 p8+p9   11 t
        vmovdqu64 [rbp + 9472], zmm23                                    ;   152.3 p7+p4   11 t
        vmovdqu64 [rbp + 9536], zmm8                                     ;   150.3 p8+p9   11 t
        vmovdqu64 [rbp + 9600], zmm4                                     ;   151.3 p7+p4   11 t
        vpxord zmm11, zmm11, zmm4                                        ;   151.3 p0      11 t
        vmovdqu64 [rbp + 9664], zmm11                                    ;   152.3 p8+p9   11 t
        vpxord zmm20, zmm20, zmm8                                        ;   150.3 p0      11 t
        vmovdqu64 [rbp + 9728], zmm20                                    ;   151.3 p7+p4   11 t
        vpbroadcastb zmm0, [r8 + 31]                                     ;   158.3 p5+p10   22 k
        vmovdqu64 [rbp + 9792], zmm0                                     ;   159.3 p8+p9   22 k
        vpbroadcastb zmm0, [r8 + 32]                                     ;   159.3 p5+p3   22 k
        vmovdqu64 [rbp + 9856], zmm0                                     ;   160.3 p7+p4   22 k
        vpbroadcastb zmm0, [r8 + 33]                                     ;   160.3 p5+p2   22 k
        vmovdqu64 [rbp + 9920], zmm0                                     ;   161.3 p8+p9   22 k
        vpbroadcastb zmm0, [r8 + 34]                                     ;   161.3 p5+p10   22 k
        vmovdqu64 [rbp + 9984], zmm0                                     ;   162.3 p7+p4   22 k
        vpbroadcastb zmm0, [r8 + 35]                                     ;   162.3 p5+p3   22 k
        vmovdqu64 [rbp + 10048], zmm0                                    ;   163.3 p8+p9   22 k
        vpbroadcastb zmm0, [r8 + 36]                                     ;   163.3 p5+p2   22 k
        vmovdqu64 [rbp + 10112], zmm0                                    ;   164.3 p7+p4   22 k
        vpbroadcastb zmm0, [r8 + 37]                                     ;   164.3 p5+p10   22 k
        vmovdqu64 [rbp + 10176], zmm0                                    ;   165.3 p8+p9   22 k
        vpbroadcastb zmm0, [r8 + 38]                                     ;   165.3 p5+p3   22 k
        vmovdqu64 [rbp + 10240], zmm0                                    ;   166.3 p7+p4   22 k
        vpbroadcastb zmm0, [r8 + 39]                                     ;   166.3 p5+p2   22 k
        vmovdqu64 [rbp + 10304], zmm0                                    ;   167.3 p8+p9   22 k
        vpbroadcastb zmm0, [r8 + 40]                                     ;   167.3 p5+p10   22 k
        vmovdqu64 [rbp + 10368], zmm0                                    ;   168.3 p7+p4   22 k
        vpbroadcastb zmm0, [r8 + 41]                                     ;   168.3 p5+p3   22 k
        vmovdqu64 [rbp + 10432], zmm0                                    ;   169.3 p8+p9   22 k
        vpbroadcastb zmm0, [r8 + 42]                                     ;   169.3 p5+p2   22 k
        vmovdqu64 [rbp + 10496], zmm5                                    ;   152.3 p7+p4   11 t
        vpxord zmm21, zmm21, zmm5                                        ;   152.3 p0      11 t
        vmovdqu64 [rbp + 10560], zmm21                                   ;   153.3 p8+p9   11 t
        vmovdqu64 [rbp + 10624], zmm0                                    ;   170.3 p7+p4   22 k
        vpbroadcastb zmm0, [r8 + 43]                                     ;   170.3 p5+p10   22 k
        vmovdqu64 [rbp + 10688], zmm0                                    ;   171.3 p8+p9   22 k
        vpbroadcastb zmm0, [r8 + 44]                                     ;   171.3 p5+p3   22 k
        vmovdqu64 [rbp + 10752], zmm0                                    ;   172.3 p7+p4   22 k
        vpbroadcastb zmm0, [r8 + 45]                                     ;   172.3 p5+p2   22 k
        vmovdqu64 [rbp + 10816], zmm0                                    ;   173.3 p8+p9   22 k
        vpbroadcastb zmm0, [r8 + 46]                                     ;   173.3 p5+p10   22 k
        vmovdqu64 [rbp + 10880], zmm0                                    ;   174.3 p7+p4   22 k
        vpbroadcastb zmm0, [r8 + 47]                                     ;   174.3 p5+p3   22 k
        vmovdqu64 [rbp + 10944], zmm0                                    ;   175.3 p8+p9   22 k
        vpbroadcastb zmm0, [r8 + 48]                                     ;   175.3 p5+p2   22 k
        vmovdqu64 [rbp + 11008], zmm0                                    ;   176.3 p7+p4   22 k
        vpbroadcastb zmm0, [r8 + 49]                                     ;   176.3 p5+p10   22 k
        vmovdqu64 [rbp + 11072], zmm0                                    ;   177.3 p8+p9   22 k
        vpbroadcastb zmm0, [r8 + 50]                                     ;   177.3 p5+p3   22 k
        vmovdqu64 [rbp + 11136], zmm0                                    ;   178.3 p7+p4   22 k
        vpbroadcastb zmm0, [r8 + 51]                                     ;   178.3 p5+p2   22 k
        vmovdqu64 [rbp + 11200], zmm0                                    ;   179.3 p8+p9   22 k
        vpbroadcastb zmm0, [r8 + 52]                                     ;   179.3 p5+p10   22 k
        vmovdqu64 [rbp + 11264], zmm0                                    ;   180.3 p7+p4   22 k
        vpbroadcastb zmm0, [r8 + 53]                                     ;   180.3 p5+p3   22 k
        vmovdqu64 [rbp + 11328], zmm0                                    ;   181.3 p8+p9   22 k
        vpbroadcastb zmm0, [r8 + 54]                                     ;   181.3 p5+p2   22 k
        vpbroadcastb zmm8, [r8 + 102]                                    ;   182.3 p5+p10   22 k
        vmovdqu64 [rbp + 11392], zmm0                                    ;   182.3 p7+p4   22 k
        vpbroadcastb zmm0, [r8 + 55]                                     ;   183.3 p5+p3   22 k
        vmovdqu64 [rbp + 11456], zmm0                                    ;   184.3 p8+p9   22 k
        vpbroadcastb zmm0, [r8 + 56]                                     ;   184.3 p5+p2   22 k
        vmovdqu64 [rbp + 11520], zmm0                                    ;   185.3 p7+p4   22 k
        vpbroadcastb zmm0, [r8 + 57]                                     ;   185.3 p5+p10   22 k
        vmovdqu64 [rbp + 11584], zmm0                                    ;   186.3 p8+p9   22 k
        vpbroadcastb zmm0, [r8 + 58]                                     ;   186.3 p5+p3   22 k
        vmovdqu64 [rbp + 11648], zmm0                                    ;   187.3 p7+p4   22 k
        vpbroadcastb zmm0, [r8 + 59]                                     ;   187.3 p5+p2   22 k
        vmovdqu64 [rbp + 11712], zmm0                                    ;   188.3 p8+p9   22 k
        vpbroadcastb zmm0, [r8 + 60]                                     ;   188.3 p5+p10   22 k
        vmovdqu64 [rbp + 11776], zmm0                                    ;   189.3 p7+p4   22 k
        vpbroadcastb zmm0, [r8 + 61]                                     ;   189.3 p5+p3   22 k
        vmovdqu64 [rbp + 11840], zmm0                                    ;   190.3 p8+p9   22 k
        vpbroadcastb zmm0, [r8 + 62]                                     ;   190.3 p5+p2   22 k
        vmovdqu64 [rbp + 11904], zmm0                                    ;   191.3 p7+p4   22 k
        vpbroadcastb zmm0, [r8 + 63]                                     ;   191.3 p5+p10   22 k
        vmovdqu64 [rbp + 11968], zmm0                                    ;   192.3 p8+p9   22 k
        vpbroadcastb zmm0, [r8 + 64]                                     ;   192.3 p5+p3   22 k
        vmovdqu64 [rbp + 12032], zmm0                                    ;   193.3 p7+p4   22 k
        vpbroadcastb zmm0, [r8 + 65]                                     ;   193.3 p5+p2   22 k
        vmovdqu64 [rbp + 12096], zmm0                                    ;   194.3 p8+p9   22 k
        vpbroadcastb zmm0, [r8 + 66]                                     ;   194.3 p5+p10   22 k
        vmovdqu64 [rbp + 12160], zmm0                                    ;   195.3 p7+p4   22 k
        vpbroadcastb zmm2, [r8 + 92]                                     ;   195.3 p5+p3   22 k
        vpbroadcastb zmm0, [r8 + 67]                                     ;   196.3 p5+p2   22 k
        vmovdqu64 [rbp + 12224], zmm0                                    ;   197.3 p8+p9   22 k
        vpbroadcastb zmm0, [r8 + 68]                                     ;   197.3 p5+p10   22 k
        vmovdqu64 [rbp + 12288], zmm0                                    ;   198.3 p7+p4   22 k
        vpbroadcastb zmm0, [r8 + 69]                                     ;   198.3 p5+p3   22 k
        vmovdqu64 [rbp + 12352], zmm0                                    ;   199.3 p8+p9   22 k
        vpbroadcastb zmm0, [r8 + 70]                                     ;   199.3 p5+p2   22 k
        vmovdqu64 [rbp + 12416], zmm0                                    ;   200.3 p7+p4   22 k
        vpbroadcastb zmm0, [r8 + 71]                                     ;   200.3 p5+p10   22 k
        vmovdqu64 [rbp + 12480], zmm0                                    ;   201.3 p8+p9   22 k
        vpbroadcastb zmm0, [r8 + 72]                                     ;   201.3 p5+p3   22 k
        vmovdqu64 [rbp + 12544], zmm8                                    ;   183.3 p7+p4   22 k
        vpbroadcastb zmm4, [r8 + 95]                                     ;   202.3 p5+p2   22 k
        vpbroadcastb zmm8, [r8 + 123]                                    ;   203.3 p5+p10   22 k
        vpbroadcastb zmm1, [r8 + 90]                                     ;   204.3 p5+p3   22 k
        vmovdqu64 [rbp + 12608], zmm0                                    ;   202.3 p8+p9   22 k
        vpbroadcastb zmm0, [r8 + 73]                                     ;   205.3 p5+p2   22 k
        vpbroadcastb zmm5, [r8 + 97]                                     ;   206.3 p5+p10   22 k
        vmovdqu64 [rbp + 12672], zmm0                                    ;   206.3 p7+p4   22 k
        vpbroadcastb zmm0, [r8 + 74]                                     ;   207.3 p5+p3   22 k
        vmovdqu64 [rbp + 12736], zmm0                                    ;   208.3 p8+p9   22 k
        vpbroadcastb zmm0, [r8 + 75]                                     ;   208.3 p5+p2   22 k
        vmovdqu64 [rbp + 12800], zmm0                                    ;   209.3 p7+p4   22 k
        vpbroadcastb zmm7, [r8 + 100]                                    ;   209.3 p5+p10   22 k
        vmovdqu64 [rbp + 12864], zmm2                                    ;   196.3 p8+p9   22 k
        vmovdqu64 [rbp + 12928], zmm1                                    ;   205.3 p7+p4   22 k
        vpbroadcastb zmm2, [r8 + 99]                                     ;   210.3 p5+p3   22 k
        vpbroadcastb zmm1, [r8 + 94]                                     ;   211.3 p5+p2   22 k
        vpbroadcastb zmm16, [r8 + 116]                                   ;   212.3 p5+p10   22 k
        vpbroadcastb zmm15, [r8 + 114]                                   ;   213.3 p5+p3   22 k
        vpbroadcastb zmm6, [r8 + 98]                                     ;   214.3 p5+p2   22 k
        vpbroadcastb zmm3, [r8 + 93]                                     ;   215.3 p5+p10   22 k
        vmovdqu64 [rbp + 12992], zmm3                                    ;   216.3 p8+p9   22 k
        vpbroadcastb zmm3, [r8 + 101]                                    ;   216.3 p5+p3   22 k
        vmovdqu64 [rbp + 13056], zmm1                                    ;   212.3 p7+p4   22 k
        vpbroadcastb zmm1, [r8 + 103]                                    ;   217.3 p5+p2   22 k
        vpbroadcastb zmm9, [r8 + 104]                                    ;   218.3 p5+p10   22 k
        vpbroadcastb zmm11, [r8 + 107]                                   ;   219.3 p5+p3   22 k
        vpbroadcastb zmm0, [r8 + 76]                                     ;   220.3 p5+p2   22 k
        vmovdqu64 [rbp + 13120], zmm0                                    ;   221.3 p8+p9   22 k
        vpbroadcastb zmm0, [r8 + 77]                                     ;   221.3 p5+p10   22 k
        vmovdqu64 [rbp + 13184], zmm0                                    ;   222.3 p7+p4   22 k
        vpbroadcastb zmm0, [r8 + 78]                                     ;   222.3 p5+p3   22 k
        vmovdqu64 [rbp + 13248], zmm0                                    ;   223.3 p8+p9   22 k
        vpbroadcastb zmm0, [r8 + 79]                                     ;   223.3 p5+p2   22 k
        vmovdqu64 [rbp + 13312], zmm0                                    ;   224.3 p7+p4   22 k
        vpbroadcastb zmm0, [r8 + 80]                                     ;   224.3 p5+p10   22 k
        vmovdqu64 [rbp + 13376], zmm0                                    ;   225.3 p8+p9   22 k
        vpbroadcastb zmm0, [r8 + 81]                                     ;   225.3 p5+p3   22 k
        vmovdqu64 [rbp + 13440], zmm0                                    ;   226.3 p7+p4   22 k
        vpbroadcastb zmm0, [r8 + 82]                                     ;   226.3 p5+p2   22 k
        vmovdqu64 [rbp + 13504], zmm0                                    ;   227.3 p8+p9   22 k
        vpbroadcastb zmm0, [r8 + 83]                                     ;   227.3 p5+p10   22 k
        vmovdqu64 [rbp + 13568], zmm4                                    ;   203.3 p7+p4   22 k
        vmovdqu64 [rbp + 13632], zmm0                                    ;   228.3 p8+p9   22 k
        vpbroadcastb zmm0, [r8 + 84]                                     ;   228.3 p5+p3   22 k
        vmovdqu64 [rbp + 13696], zmm0                                    ;   229.3 p7+p4   22 k
        vpbroadcastb zmm0, [r8 + 85]                                     ;   229.3 p5+p2   22 k
        vpbroadcastb zmm18, [r8 + 119]                                   ;   230.3 p5+p10   22 k
        vmovdqu64 [rbp + 13760], zmm0                                    ;   230.3 p8+p9   22 k
        vpbroadcastb zmm0, [r8 + 86]                                     ;   231.3 p5+p3   22 k
        vmovdqu64 [rbp + 13824], zmm0                                    ;   232.3 p7+p4   22 k
        vpbroadcastb zmm17, [r8 + 117]                                   ;   232.3 p5+p2   22 k
        vpbroadcastb zmm10, [r8 + 105]                                   ;   233.3 p5+p10   22 k
        vpbroadcastb zmm12, [r8 + 109]                                   ;   234.3 p5+p3   22 k
        vpbroadcastb zmm13, [r8 + 110]                                   ;   235.3 p5+p2   22 k
        vmovdqu64 [rbp + 13888], zmm3                                    ;   217.3 p8+p9   22 k
        vpbroadcastb zmm0, [r8 + 87]                                     ;   236.3 p5+p10   22 k
        vmovdqu64 [rbp + 13952], zmm0                                    ;   237.3 p7+p4   22 k
        vpbroadcastb zmm0, [r8 + 88]                                     ;   237.3 p5+p3   22 k
        vmovdqu64 [rbp + 14016], zmm0                                    ;   238.3 p8+p9   22 k
        vpbroadcastb zmm0, [r8 + 89]                                     ;   238.3 p5+p2   22 k
        vmovdqu64 [rbp + 14080], zmm0                                    ;   239.3 p7+p4   22 k
        vpbroadcastb zmm0, [r8 + 91]                                     ;   239.3 p5+p10   22 k
        vmovdqu64 [rbp + 14144], zmm0                                    ;   240.3 p8+p9   22 k
        vpbroadcastb zmm14, [r8 + 112]                                   ;   240.3 p5+p3   22 k
        vpbroadcastb zmm0, [r8 + 96]                                     ;   241.3 p5+p2   22 k
        vmovdqu64 [rbp + 14208], zmm0                                    ;   242.3 p7+p4   22 k
        vpbroadcastb zmm0, [r8 + 108]                                    ;   242.3 p5+p10   22 k
        vpbroadcastb zmm4, [r8 + 106]                                    ;   243.3 p5+p3   22 k
        vpbroadcastb zmm3, [r8 + 120]                                    ;   244.3 p5+p2   22 k
        vmovdqu64 [rbp + 14272], zmm6                                    ;   215.3 p8+p9   22 k
        vmovdqu64 [rbp + 14336], zmm7                                    ;   210.3 p7+p4   22 k
        vpbroadcastb zmm7, [r8 + 118]                                    ;   245.3 p5+p10   22 k
        vpbroadcastb zmm19, [r8 + 121]                                   ;   246.3 p5+p3   22 k
        vmovdqu64 [rbp + 14400], zmm1                                    ;   218.3 p8+p9   22 k
        vpbroadcastb zmm6, [r8 + 113]                                    ;   247.3 p5+p2   22 k
        vmovdqu64 [rbp + 14464], zmm5                                    ;   207.3 p7+p4   22 k
        vpbroadcastb zmm5, [r8 + 111]                                    ;   248.3 p5+p10   22 k
        vpbroadcastb zmm20, [r8 + 122]                                   ;   249.3 p5+p3   22 k
        vmovdqu64 [rbp + 14528], zmm9                                    ;   219.3 p8+p9   22 k
        vpbroadcastb zmm9, [r8 + 127]                                    ;   250.3 p5+p2   22 k
        vpbroadcastb zmm28, [r8 + 136]                                   ;   251.3 p5+p10   22 k
        vpbroadcastb zmm23, [r8 + 128]                                   ;   252.3 p5+p3   22 k
        vmovdqu64 [rbp + 14592], zmm10                                   ;   234.3 p7+p4   22 k
        vpbroadcastb zmm10, [r8 + 130]                                   ;   253.3 p5+p2   22 k
        vpbroadcastb zmm24, [r8 + 129]                                   ;   254.3 p5+p10   22 k
        vpbroadcastb zmm22, [r8 + 126]                                   ;   255.3 p5+p3   22 k
        vpbroadcastb zmm25, [r8 + 131]                                   ;   256.3 p5+p2   22 k
        vmovdqu64 [rbp + 14656], zmm4                                    ;   244.3 p8+p9   22 k
        vpbroadcastb zmm4, [r8 + 132]                                    ;   257.3 p5+p10   22 k
        vpbroadcastb zmm26, [r8 + 133]                                   ;   258.3 p5+p3   22 k
        vmovdqu64 [rbp + 14720], zmm11                                   ;   220.3 p7+p4   22 k
        vmovdqu64 [rbp + 14784], zmm0                                    ;   243.3 p8+p9   22 k
        vpbroadcastb zmm0, [r8 + 137]                                    ;   259.3 p5+p2   22 k
        vpbroadcastb zmm11, [r8 + 135]                                   ;   260.3 p5+p10   22 k
        vmovdqu64 [rbp + 14848], zmm2                                    ;   211.3 p7+p4   22 k
        vpbroadcastb zmm2, [r8 + 115]                                    ;   261.3 p5+p3   22 k
        mov esi, 0                                                       ;    95.7 p1      22 k reload
        mov dword [rbp + 24080], esi                                     ;   171.2 p8+p9   22 k
        vmovdqu64 [rbp + 14912], zmm12                                   ;   235.3 p7+p9   22 k
        vmovdqu64 [rbp + 14976], zmm2                                    ;   262.3 p8+p4   22 k
        vpbroadcastb zmm27, [r8 + 134]                                   ;   262.3 p5+p2   22 k
        vpbroadcastb zmm2, [r8 + 145]                                    ;   263.3 p5+p10   22 k
        vmovdqu64 [rbp + 15040], zmm6                                    ;   248.3 p7+p9   22 k
        vpbroadcastb zmm12, [r8 + 139]                                   ;   264.3 p5+p3   22 k
        vpbroadcastb zmm6, [r8 + 143]                                    ;   265.3 p5+p2   22 k
        vmovdqu64 [rbp + 15104], zmm13                                   ;   236.3 p8+p4   22 k
        vpbroadcastb zmm13, [r8 + 140]                                   ;   266.3 p5+p10   22 k
        vpbroadcastb zmm1, [r8 + 125]                                    ;   267.3 p5+p3   22 k
        vpbroadcastb zmm29, [r8 + 138]                                   ;   268.3 p5+p2   22 k
        vpbroadcastb zmm21, [r8 + 124]                                   ;   269.3 p5+p10   22 k
        vmovdqu64 [rbp + 15168], zmm5                                    ;   249.3 p7+p9   22 k
        vmovdqu64 [rbp + 15232], zmm14                                   ;   241.3 p8+p4   22 k
        vmovdqu64 [rbp + 15296], zmm15                                   ;   214.3 p7+p9   22 k
        vpbroadcastb zmm5, [r8 + 141]                                    ;   270.3 p5+p3   22 k
        vpbroadcastb zmm15, [r8 + 144]                                   ;   271.3 p5+p2   22 k
        vmovdqu64 [rbp + 15360], zmm16                                   ;   213.3 p8+p4   22 k
        vpbroadcastb zmm16, [r8 + 146]                                   ;   272.3 p5+p10   22 k
        vpbroadcastb zmm14, [r8 + 142]                                   ;   273.3 p5+p3   22 k
        vmovdqu64 [rbp + 15424], zmm18                                   ;   231.3 p7+p9   22 k
        vmovdqu64 [rbp + 15488], zmm8                                    ;   204.3 p8+p4   22 k
        vmovdqu64 [rbp + 15552], zmm3                                    ;   245.3 p7+p9   22 k
        vmovdqu64 [rbp + 15616], zmm17                                   ;   233.3 p8+p4   22 k
        vpbroadcastb zmm17, [r8 + 147]                                   ;   274.3 p5+p2   22 k
        vmovdqu64 [rbp + 15680], zmm9                                    ;   251.3 p7+p9   22 k
        vmovdqu64 [rbp + 15744], zmm7                                    ;   246.3 p8+p4   22 k
        vpbroadcastb zmm7, [r8 + 148]                                    ;   275.3 p5+p10   22 k
        vpbroadcastb zmm18, [r8 + 149]                                   ;   276.3 p5+p3   22 k
        vpbroadcastb zmm3, [r8 + 150]                                    ;   277.3 p5+p2   22 k
        vmovdqu64 [rbp + 15808], zmm19                                   ;   247.3 p7+p9   22 k
        vmovdqu64 [rbp + 15872], zmm21                                   ;   270.3 p8+p4   22 k
        vpbroadcastb zmm19, [r8 + 151]                                   ;   278.3 p5+p10   22 k
        vmovdqu64 [rbp + 15936], zmm1                                    ;   268.3 p7+p9   22 k
        vmovdqu64 [rbp + 16000], zmm20                                   ;   250.3 p8+p4   22 k
        vpbroadcastb zmm20, [r8 + 152]                                   ;   279.3 p5+p3   22 k
        vpbroadcastb zmm1, [r8 + 155]                                    ;   280.3 p5+p2   22 k
        vpbroadcastb zmm8, [r8 + 153]                                    ;   281.3 p5+p10   22 k
        vmovdqu64 [rbp + 16064], zmm22                                   ;   256.3 p7+p9   22 k
        vmovdqu64 [rbp + 16128], zmm4                                    ;   258.3 p8+p4   22 k
        vmovdqu64 [rbp + 16192], zmm26                                   ;   259.3 p7+p9   22 k
        vmovdqu64 [rbp + 16256], zmm11                                   ;   261.3 p8+p4   22 k
        vmovdqu64 [rbp + 16320], zmm10                                   ;   254.3 p7+p9   22 k
        vpbroadcastb zmm21, [r8 + 154]                                   ;   282.3 p5+p3   22 k
        vmovdqu64 [rbp + 16384], zmm29                                   ;   269.3 p8+p4   22 k
        vmovdqu64 [rbp + 16448], zmm24                                   ;   255.3 p7+p9   22 k
        vpbroadcastb zmm24, [r8 + 159]                                   ;   283.3 p5+p2   22 k
        vmovdqu64 [rbp + 16512], zmm25                                   ;   257.3 p8+p4   22 k
        vpbroadcastb zmm25, [r8 + 161]                                   ;   284.3 p5+p10   22 k
        vmovdqu64 [rbp + 16576], zmm23                                   ;   253.3 p7+p9   22 k
        vpbroadcastb zmm23, [r8 + 158]                                   ;   285.3 p5+p3   22 k
        vpbroadcastb zmm10, [r8 + 160]                                   ;   286.3 p5+p2   22 k
        vmovdqu64 [rbp + 16640], zmm14                                   ;   274.3 p8+p4   22 k
        vpbroadcastb zmm11, [r8 + 165]                                   ;   287.3 p5+p10   22 k
        vmovdqu64 [rbp + 16704], zmm12                                   ;   265.3 p7+p9   22 k
        vpbroadcastb zmm12, [r8 + 169]                                   ;   288.3 p5+p3   22 k
        vpbroadcastb zmm22, [r8 + 156]                                   ;   289.3 p5+p2   22 k
        vpbroadcastb zmm29, [r8 + 168]                                   ;   290.3 p5+p10   22 k
        vmovdqu64 [rbp + 16768], zmm13                                   ;   267.3 p8+p4   22 k
        vpbroadcastb zmm14, [r8 + 172]                                   ;   291.3 p5+p3   22 k
        vmovdqu64 [rbp + 16832], zmm5                                    ;   271.3 p7+p9   22 k
        vpbroadcastb zmm5, [r8 + 171]                                    ;   292.3 p5+p2   22 k
        vpbroadcastb zmm4, [r8 + 162]                                    ;   293.3 p5+p10   22 k
        vpbroadcastb zmm9, [r8 + 157]                                    ;   294.3 p5+p3   22 k
        vpbroadcastb zmm26, [r8 + 163]                                   ;   295.3 p5+p2   22 k
        vmovdqu64 [rbp + 16896], zmm27                                   ;   263.3 p8+p4   22 k
        vmovdqu64 [rbp + 16960], zmm28                                   ;   252.3 p7+p9   22 k
        vpbroadcastb zmm27, [r8 + 164]                                   ;   296.3 p5+p10   22 k
        vmovdqu64 [rbp + 17024], zmm7                                    ;   276.3 p8+p4   22 k
        vpbroadcastb zmm28, [r8 + 166]                                   ;   297.3 p5+p3   22 k
        vmovdqu64 [rbp + 17088], zmm0                                    ;   260.3 p7+p9   22 k
        vpbroadcastb zmm0, [r8 + 167]                                    ;   298.3 p5+p2   22 k
        vpbroadcastb zmm13, [r8 + 170]                                   ;   299.3 p5+p10   22 k
        vmovdqu64 [rbp + 17152], zmm17                                   ;   275.3 p8+p4   22 k
        vpbroadcastb zmm17, [r8 + 177]                                   ;   300.3 p5+p3   22 k
        vmovdqu64 [rbp + 17216], zmm16                                   ;   273.3 p7+p9   22 k
        vmovdqu64 [rbp + 17280], zmm6                                    ;   266.3 p8+p4   22 k
        vpbroadcastb zmm6, [r8 + 173]                                    ;   301.3 p5+p2   22 k
        vmovdqu64 [rbp + 17344], zmm19                                   ;   279.3 p7+p9   22 k
        vpbroadcastb zmm16, [r8 + 176]                                   ;   302.3 p5+p10   22 k
        vmovdqu64 [rbp + 17408], zmm3                                    ;   278.3 p8+p4   22 k
        vpbroadcastb zmm19, [r8 + 181]                                   ;   303.3 p5+p3   22 k
        vpbroadcastb zmm7, [r8 + 178]                                    ;   304.3 p5+p2   22 k
        vmovdqu64 [rbp + 17472], zmm15                                   ;   272.3 p7+p9   22 k
        vmovdqu64 [rbp + 17536], zmm25                                   ;   285.3 p8+p4   22 k
        vmovdqu64 [rbp + 17600], zmm20                                   ;   280.3 p7+p9   22 k
        vpbroadcastb zmm15, [r8 + 174]                                   ;   305.3 p5+p10   22 k
        vpbroadcastb zmm3, [r8 + 180]                                    ;   306.3 p5+p3   22 k
        vpbroadcastb zmm20, [r8 + 182]                                   ;   307.3 p5+p2   22 k
        vmovdqu64 [rbp + 17664], zmm4                                    ;   294.3 p8+p4   22 k
        vmovdqu64 [rbp + 17728], zmm2                                    ;   264.3 p7+p9   22 k
        vmovdqu64 [rbp + 17792], zmm18                                   ;   277.3 p8+p4   22 k
        vpbroadcastb zmm18, [r8 + 179]                                   ;   308.3 p5+p10   22 k
        vpbroadcastb zmm2, [r8 + 175]                                    ;   309.3 p5+p3   22 k
        vmovdqu64 [rbp + 17856], zmm8                                    ;   282.3 p7+p9   22 k
        vpbroadcastb zmm25, [r8 + 191]                                   ;   310.3 p5+p2   22 k
        vmovdqu64 [rbp + 17920], zmm23                                   ;   286.3 p8+p4   22 k
        vpbroadcastb zmm8, [r8 + 183]                                    ;   311.3 p5+p10   22 k
        vmovdqu64 [rbp + 17984], zmm9                                    ;   295.3 p7+p9   22 k
        vmovdqu64 [rbp + 18048], zmm21                                   ;   283.3 p8+p4   22 k
        vmovdqu64 [rbp + 18112], zmm10                                   ;   287.3 p7+p9   22 k
        vpbroadcastb zmm9, [r8 + 187]                                    ;   312.3 p5+p3   22 k
        vpbroadcastb zmm10, [r8 + 190]                                   ;   313.3 p5+p2   22 k
        vmovdqu64 [rbp + 18176], zmm24                                   ;   284.3 p8+p4   22 k
        vpbroadcastb zmm24, [r8 + 189]                                   ;   314.3 p5+p10   22 k
        vpbroadcastb zmm21, [r8 + 184]                                   ;   315.3 p5+p3   22 k
        vmovdqu64 [rbp + 18240], zmm27                                   ;   297.3 p7+p9   22 k
        vpbroadcastb zmm27, [r8 + 194]                                   ;   316.3 p5+p2   22 k
        vmovdqu64 [rbp + 18304], zmm22                                   ;   290.3 p8+p4   22 k
        vpbroadcastb zmm22, [r8 + 186]                                   ;   317.3 p5+p10   22 k
        vmovdqu64 [rbp + 18368], zmm1                                    ;   281.3 p7+p9   22 k
        vpbroadcastb zmm1, [r8 + 185]                                    ;   318.3 p5+p3   22 k
        vpbroadcastb zmm23, [r8 + 188]                                   ;   319.3 p5+p2   22 k
        vmovdqu64 [rbp + 18432], zmm11                                   ;   288.3 p8+p4   22 k
        vpbroadcastb zmm11, [r8 + 195]                                   ;   320.3 p5+p10   22 k
        vpbroadcastb zmm4, [r8 + 192]                                    ;   321.3 p5+p3   22 k
        vmovdqu64 [rbp + 18496], zmm28                                   ;   298.3 p7+p9   22 k
        vmovdqu64 [rbp + 18560], zmm0                                    ;   299.3 p8+p4   22 k
        vmovdqu64 [rbp + 18624], zmm14                                   ;   292.3 p7+p9   22 k
        vmovdqu64 [rbp + 18688], zmm29                                   ;   291.3 p8+p4   22 k
        vpbroadcastb zmm29, [r8 + 198]                                   ;   322.3 p5+p2   22 k
        vmovdqu64 [rbp + 18752], zmm12                                   ;   289.3 p7+p9   22 k
        vpbroadcastb zmm12, [r8 + 199]                                   ;   323.3 p5+p10   22 k
        vmovdqu64 [rbp + 18816], zmm13                                   ;   300.3 p8+p4   22 k
        vmovdqu64 [rbp + 18880], zmm26                                   ;   296.3 p7+p9   22 k
        vpbroadcastb zmm26, [r8 + 193]                                   ;   324.3 p5+p3   22 k
        vpbroadcastb zmm13, [r8 + 200]                                   ;   325.3 p5+p2   22 k
        vmovdqu64 [rbp + 18944], zmm5                                    ;   293.3 p8+p4   22 k
        vmovdqu64 [rbp + 19008], zmm6                                    ;   302.3 p7+p9   22 k
        vpbroadcastb zmm14, [r8 + 202]                                   ;   326.3 p5+p10   22 k
        vmovdqu64 [rbp + 19072], zmm12                                   ;   324.3 p8+p4   22 k
        vpbroadcastb zmm6, [r8 + 203]                                    ;   327.3 p5+p3   22 k
        vmovdqu64 [rbp + 19136], zmm9                                    ;   313.3 p7+p9   22 k
        vmovdqu64 [rbp + 19200], zmm18                                   ;   309.3 p8+p4   22 k
        vmovdqu64 [rbp + 19264], zmm24                                   ;   315.3 p7+p9   22 k
        vmovdqu64 [rbp + 19328], zmm6                                    ;   328.3 p8+p4   22 k
        vmovdqu64 [rbp + 19392], zmm7                                    ;   305.3 p7+p9   22 k
        vmovdqu64 [rbp + 19456], zmm19                                   ;   304.3 p8+p4   22 k
        vmovdqu64 [rbp + 19520], zmm20                                   ;   308.3 p7+p9   22 k
        vmovdqu64 [rbp + 19584], zmm16                                   ;   303.3 p8+p4   22 k
        vmovdqu64 [rbp + 19648], zmm2                                    ;   310.3 p7+p9   22 k
        vmovdqu64 [rbp + 19712], zmm4                                    ;   322.3 p8+p4   22 k
        vpbroadcastb zmm2, [r8 + 205]                                    ;   328.3 p5+p2   22 k
        vmovdqu64 [rbp + 19776], zmm17                                   ;   301.3 p7+p9   22 k
        vpbroadcastb zmm17, [r8 + 207]                                   ;   329.3 p5+p10   22 k
        vmovdqu64 [rbp + 19840], zmm15                                   ;   306.3 p8+p4   22 k
        vpbroadcastb zmm15, [r8 + 204]                                   ;   330.3 p5+p3   22 k
        vmovdqu64 [rbp + 19904], zmm13                                   ;   326.3 p7+p9   22 k
        vpbroadcastb zmm0, [r8 + 197]                                    ;   331.3 p5+p2   22 k
        vpbroadcastb zmm16, [r8 + 206]                                   ;   332.3 p5+p10   22 k
        vmovdqu64 [rbp + 19968], zmm22                                   ;   318.3 p8+p4   22 k
        vmovdqu64 [rbp + 20032], zmm16                                   ;   333.3 p7+p9   22 k
        vmovdqu64 [rbp + 20096], zmm11                                   ;   321.3 p8+p4   22 k
        vmovdqu64 [rbp + 20160], zmm29                                   ;   323.3 p7+p9   22 k
        vmovdqu64 [rbp + 20224], zmm3                                    ;   307.3 p8+p4   22 k
        vpbroadcastb zmm5, [r8 + 201]                                    ;   333.3 p5+p3   22 k
        vmovdqu64 [rbp + 20288], zmm5                                    ;   334.3 p7+p9   22 k
        vmovdqu64 [rbp + 20352], zmm25                                   ;   311.3 p8+p4   22 k
        vmovdqu64 [rbp + 20416], zmm0                                    ;   332.3 p7+p9   22 k
        vmovdqu64 [rbp + 20480], zmm8                                    ;   312.3 p8+p4   22 k
        vmovdqu64 [rbp + 20544], zmm21                                   ;   316.3 p7+p9   22 k
        vpbroadcastb zmm28, [r8 + 196]                                   ;   334.3 p5+p2   22 k
        vmovdqu64 [rbp + 20608], zmm28                                   ;   335.3 p8+p4   22 k
        vmovdqu64 [rbp + 20672], zmm1                                    ;   319.3 p7+p9   22 k
        vmovdqu64 [rbp + 20736], zmm26                                   ;   325.3 p8+p4   22 k
        vmovdqu64 [rbp + 20800], zmm27                                   ;   317.3 p7+p9   22 k
        vmovdqu64 [rbp + 20864], zmm2                                    ;   329.3 p8+p4   22 k
        vmovdqu64 [rbp + 20928], zmm23                                   ;   320.3 p7+p9   22 k
        vmovdqu64 [rbp + 20992], zmm10                                   ;   314.3 p8+p4   22 k
        vmovdqu64 [rbp + 21056], zmm17                                   ;   330.3 p7+p9   22 k
        vmovdqu64 [rbp + 21120], zmm15                                   ;   331.3 p8+p4   22 k
        vmovdqu64 [rbp + 21184], zmm14                                   ;   327.3 p7+p9   22 k
        cmp dword [rbp + 24084], 0                                       ;                    no blocks?
        je .blocks_1_done
        mov eax, dword [rbp + 24084]                                     ;                    passes of 128
        mov rcx, rax                                                     ;                    passes of 128
.blocks_1_share:
        and rax, 0x7f                                                    ;                    passes of 128
        mov qword [rbp + 24016], rax                                     ;                    passes of 128
        sub rcx, rax                                                     ;                    passes of 128
        imul rcx, rcx, 0x10                                              ;                    passes of 128
        mov rdx, qword [rbp + 24024]                                     ;                    passes of 128
        add rcx, rdx                                                     ;                    passes of 128
        mov qword [rbp + 24032], rcx                                     ;                    passes of 128
        cmp rcx, rdx                                                     ;                    passes of 128
        je .blocks_1_rest
.blocks_1_again:
        mov esi, dword [rbp + 24080]                                     ;                    resident
        mov r8, qword [rbp + 24024]                                      ;                    resident
        mov r9, qword [rbp + 24040]                                      ;                    resident
        align 16
.blocks_1:
        vmovd xmm0, esi                                                  ;     0.0 p5       9 d
        vpermq zmm0, zmm0, 0                                             ;     2.0 p5       9 d
        vshufi32x4 zmm0, zmm0, zmm0, 0                                   ;     5.0 p5       9 d
        vmovdqu64 zmm1, [rel camellia128_ctr.T0_constants512 + 1152]     ;     0.5 p2       9 d reload
        vpshufb zmm2, zmm0, zmm1                                         ;     8.0 p5       9 d
        vmovdqu64 zmm3, [rel camellia128_ctr.T0_constants512 + 1216]     ;     0.8 p3       9 d reload
        vpaddb zmm2, zmm2, zmm3                                          ;     9.0 p0       9 d
        vmovdqu64 zmm4, [rbp + 6208]                                     ;     1.5 p2       9 d.0 reload
        vpaddb zmm5, zmm2, zmm4                                          ;    10.0 p0       9 d
        lea edi, [rsi + 64]                                              ;     1.5 p1       9 d
        vmovd xmm6, edi                                                  ;     4.0 p5       9 d
        vpermq zmm6, zmm6, 0                                             ;     6.0 p5       9 d
        vshufi32x4 zmm6, zmm6, zmm6, 0                                   ;     9.0 p5       9 d
        vpshufb zmm1, zmm6, zmm1                                         ;    12.0 p5       9 d
        vpaddb zmm1, zmm1, zmm3                                          ;    13.0 p0       9 d
        vpaddb zmm3, zmm1, zmm4                                          ;    14.0 p0       9 d
        vpternlogd zmm2, zmm4, zmm5, 0xd4                                ;    11.0 p0       9 d
        vpternlogd zmm4, zmm1, zmm3, 0xd4                                ;    15.0 p0       9 d
        vmovdqu64 zmm1, [rel camellia128_ctr.T0_constants512 + 1280]     ;     3.0 p3       9 d reload
        vpshufb zmm2, zmm1, zmm2                                         ;    12.0 p5       9 d
        vpshufb zmm4, zmm1, zmm4                                         ;    16.0 p5       9 d
        vmovdqu64 zmm7, [rel camellia128_ctr.T0_constants512]            ;     3.5 p2       9 d reload
        vpshufb zmm8, zmm0, zmm7                                         ;    10.0 p5       9 d
        vpshufb zmm9, zmm6, zmm7                                         ;    12.0 p5       9 d
        vpaddb zmm2, zmm2, zmm8                                          ;    13.0 p0       9 d
        vpaddb zmm2, zmm2, [rbp + 3968]                                  ;    14.0 p0+p3    9 d
        vpaddb zmm10, zmm9, [rbp + 5440]                                 ;    13.0 p0+p2    9 d
        vpaddb zmm10, zmm10, zmm4                                        ;    17.0 p0       9 d
        vmovdqu64 zmm4, [rbp + 4736]                                     ;     5.2 p3       9 d.1 reload
        vpternlogd zmm8, zmm2, zmm4, 0xb2                                ;    15.0 p0       9 d
        vpternlogd zmm4, zmm9, zmm10, 0xd4                               ;    18.0 p0       9 d
        vpshufb zmm8, zmm1, zmm8                                         ;    16.0 p5       9 d
        vpshufb zmm4, zmm1, zmm4                                         ;    19.0 p5       9 d
        vmovdqu64 zmm9, [rel camellia128_ctr.T0_constants512 + 1344]     ;     5.5 p2       9 d reload
        vpshufb zmm11, zmm0, zmm9                                        ;    14.0 p5       9 d
        vpshufb zmm9, zmm6, zmm9                                         ;    15.0 p5       9 d
        vpaddb zmm8, zmm8, zmm11                                         ;    17.0 p0       9 d
        vpaddb zmm8, zmm8, [rbp + 4032]                                  ;    18.0 p0+p3    9 d
        vpaddb zmm12, zmm9, [rbp + 5824]                                 ;    16.0 p0+p2    9 d
        vpaddb zmm12, zmm12, zmm4                                        ;    20.0 p0       9 d
        vmovdqu64 zmm4, [rbp + 4672]                                     ;     7.2 p3       9 d.2 reload
        vpternlogd zmm11, zmm8, zmm4, 0xb2                               ;    19.0 p5       9 d
        vpternlogd zmm4, zmm9, zmm12, 0xd4                               ;    21.0 p0       9 d
        vpshufb zmm9, zmm1, zmm11                                        ;    20.0 p5       9 d
        vmovdqu64 zmm11, [rel camellia128_ctr.T0_constants512 + 1408]    ;     7.5 p2       9 d reload
        vpshufb zmm0, zmm0, zmm11                                        ;    18.0 p5       9 d
        vpshufb zmm6, zmm6, zmm11                                        ;    19.0 p5       9 d
        vmovdqu64 zmm11, [rbp + 4800]                                    ;     8.2 p3       9 d.3 reload
        vpaddb zmm9, zmm9, zmm0                                          ;    21.0 p0       9 d
        vpaddb zmm9, zmm9, [rbp + 4096]                                  ;    22.0 p0+p2    9 d
        vpternlogd zmm0, zmm9, zmm11, 0xb2                               ;    23.0 p0       9 d
        vpshufb zmm0, zmm1, zmm0                                         ;    24.0 p5       9 d
        vpaddb zmm0, zmm0, [rbp + 4864]                                  ;    25.0 p0+p3    9 d
        vpshufb zmm4, zmm1, zmm4                                         ;    22.0 p5       9 d
        vpaddb zmm4, zmm4, zmm6                                          ;    23.0 p0       9 d
        vpaddb zmm4, zmm4, [rbp + 5504]                                  ;    24.0 p5+p2    9 d
        vpternlogd zmm11, zmm6, zmm4, 0xd4                               ;    25.0 p0       9 d
        vpshufb zmm6, zmm1, zmm11                                        ;    26.0 p5       9 d
        vpaddb zmm6, zmm6, [rbp + 5568]                                  ;    27.0 p0+p3    9 d
        vmovdqu64 zmm11, [rbp + 5120]                                    ;    10.5 p2       9 d.4 reload
        vpandnd zmm13, zmm0, zmm11                                       ;    26.0 p5       9 d
        vpandnd zmm11, zmm6, zmm11                                       ;    28.0 p0       9 d
        vpshufb zmm13, zmm1, zmm13                                       ;    27.0 p5       9 d
        vpaddb zmm13, zmm13, [rbp + 4992]                                ;    28.0 p0+p3    9 d
        vpshufb zmm11, zmm1, zmm11                                       ;    29.0 p5       9 d
        vpaddb zmm11, zmm11, [rbp + 5632]                                ;    30.0 p0+p2    9 d
        vmovdqu64 zmm14, [rbp + 4928]                                    ;    12.2 p3       9 d.5 reload
        vpandnd zmm15, zmm13, zmm14                                      ;    29.0 p5       9 d
        vpshufb zmm15, zmm1, zmm15                                       ;    30.0 p5       9 d
        vpandnd zmm14, zmm11, zmm14                                      ;    31.0 p0       9 d
        vpshufb zmm14, zmm1, zmm14                                       ;    32.0 p5       9 d
        vpaddb zmm15, zmm15, [rbp + 5248]                                ;    31.0 p0+p2    9 d
        vpaddb zmm14, zmm14, [rbp + 5376]                                ;    33.0 p0+p3    9 d
        vmovdqu64 zmm16, [rbp + 5056]                                    ;    13.5 p2       9 d.6 reload
        vpandnd zmm17, zmm15, zmm16                                      ;    32.0 p5       9 d
        vpandnd zmm16, zmm14, zmm16                                      ;    34.0 p0       9 d
        vpshufb zmm17, zmm1, zmm17                                       ;    33.0 p5       9 d
        vpshufb zmm1, zmm1, zmm16                                        ;    35.0 p5       9 d
        vmovdqu64 zmm16, [rbp + 8320]                                    ;    14.2 p3       9 d.0 reload
        vmovdqu64 zmm18, [rbp + 9408]                                    ;    14.5 p2      11 t reload
        vpternlogd zmm5, zmm18, zmm16, 0x96                              ;    32.0 p0      11 t
        vpternlogd zmm16, zmm3, [rbp + 9536], 0x96                       ;    33.0 p0+p3   11 t
        vmovdqu64 zmm3, [rbp + 8384]                                     ;    15.5 p2       9 d.1 reload
        vmovdqu64 zmm18, [rbp + 7936]                                    ;    16.2 p3      11 t reload
        vpternlogd zmm2, zmm18, zmm3, 0x96                               ;    33.0 p5      11 t
        vpternlogd zmm3, zmm10, [rbp + 8000], 0x96                       ;    34.0 p0+p2   11 t
        vpaddb zmm17, zmm17, [rbp + 5312]                                ;    34.0 p5+p3    9 d
        vpaddb zmm1, zmm1, [rbp + 5184]                                  ;    36.0 p0+p2    9 d
        vmovdqu64 zmm10, [rbp + 8448]                                    ;    18.2 p3       9 d.2 reload
        vmovdqu64 zmm18, [rbp + 8128]                                    ;    18.5 p2      11 t reload
        vpternlogd zmm8, zmm18, zmm10, 0x96                              ;    35.0 p5      11 t
        vpternlogd zmm10, zmm12, [rbp + 8256], 0x96                      ;    36.0 p0+p3   11 t
        vmovdqu64 zmm12, [rbp + 8512]                                    ;    19.5 p2       9 d.3 reload
        vmovdqu64 zmm18, [rbp + 10496]                                   ;    20.2 p3      11 t reload
        vpternlogd zmm9, zmm18, zmm12, 0x96                              ;    36.0 p5      11 t
        vmovdqu64 [rbp + 21248], zmm16                                   ;    34.0 p7+p4   11 t spill
        vpternlogd zmm12, zmm4, [rbp + 9600], 0x96                       ;    37.0 p0+p2   11 t
        vmovdqu64 zmm4, [rbp + 8576]                                     ;    21.2 p3       9 d.4 reload
        vmovdqu64 zmm18, [rbp + 8064]                                    ;    21.5 p2      11 t reload
        vpternlogd zmm0, zmm18, zmm4, 0x96                               ;    37.0 p5      11 t
        vpternlogd zmm4, zmm6, [rbp + 8192], 0x96                        ;    38.0 p0+p3   11 t
        vmovdqu64 zmm6, [rbp + 8640]                                     ;    22.5 p2       9 d.5 reload
        vmovdqu64 zmm18, [rbp + 9280]                                    ;    23.2 p3      11 t reload
        vpternlogd zmm13, zmm18, zmm6, 0x96                              ;    38.0 p5      11 t
        vmovdqu64 zmm18, [rbp + 10560]                                   ;    23.5 p2      11 t reload
        vpternlogd zmm6, zmm11, [rbp + 9344], 0x96                       ;    39.0 p0+p3   11 t
        vmovdqu64 zmm11, [rbp + 8704]                                    ;    24.5 p2       9 d.6 reload
        vpternlogd zmm15, zmm18, zmm11, 0x96                             ;    39.0 p5      11 t
        vpternlogd zmm11, zmm14, [rbp + 9664], 0x96                      ;    40.0 p0+p3   11 t
        vmovdqu64 zmm14, [rbp + 8768]                                    ;    25.5 p2       9 d.7 reload
        vmovdqu64 zmm18, [rbp + 9472]                                    ;    26.2 p3      11 t reload
        vpternlogd zmm17, zmm18, zmm14, 0x96                             ;    40.0 p5      11 t
        vpternlogd zmm1, zmm14, [rbp + 9728], 0x96                       ;    41.0 p0+p2   11 t
        vmovdqu64 zmm14, [rbp + 8832]                                    ;    27.2 p3      11 l.0 reload
        vpxord zmm18, zmm5, zmm14                                        ;    41.0 p5      11 t
        vpxord zmm14, zmm16, zmm14                                       ;    42.0 p0      11 t
        vmovdqu64 zmm19, [rbp + 8896]                                    ;    27.5 p2      11 l.1 reload
        vpxord zmm20, zmm2, zmm19                                        ;    42.0 p5      11 t
        vpxord zmm19, zmm3, zmm19                                        ;    43.0 p0      11 t
        vmovdqu64 zmm21, [rbp + 8960]                                    ;    28.2 p3      11 l.2 reload
        vpxord zmm22, zmm8, zmm21                                        ;    43.0 p5      11 t
        vpxord zmm21, zmm10, zmm21                                       ;    44.0 p0      11 t
        vmovdqu64 zmm23, [rbp + 9024]                                    ;    28.5 p2      11 l.3 reload
        vpxord zmm24, zmm9, zmm23                                        ;    44.0 p5      11 t
        vpxord zmm23, zmm12, zmm23                                       ;    45.0 p0      11 t
        vmovdqu64 zmm29, [rbp + 9216]                                    ;    29.2 p3      11 l.6 reload
        vpxord zmm30, zmm15, zmm29                                       ;    45.0 p5      11 t
        vmovdqu64 zmm25, [rbp + 9088]                                    ;    29.5 p2      11 l.4 reload
        vpxord zmm26, zmm0, zmm25                                        ;    46.0 p0      11 t
        vpxord zmm25, zmm4, zmm25                                        ;    46.0 p5      11 t
        vmovdqu64 zmm27, [rbp + 9152]                                    ;    30.2 p3      11 l.5 reload
        vpxord zmm28, zmm13, zmm27                                       ;    47.0 p0      11 t
        vpxord zmm27, zmm6, zmm27                                        ;    47.0 p5      11 t
        vpxord zmm29, zmm11, zmm29                                       ;    48.0 p0      11 t
        vmovdqu64 zmm31, [rbp + 9792]                                    ;    30.5 p2      11 l.7 reload
        vpxord zmm7, zmm17, zmm31                                        ;    48.0 p5      11 t
        vpxord zmm31, zmm31, zmm1                                        ;    49.0 p0      11 t
        vpmovb2m k1, zmm18                                               ;    50.0 p0      11 t
        vpmovb2m k2, zmm14                                               ;    51.0 p0      11 t
        vptestmb k3, zmm18, [rel camellia128_ctr.T0_constants512 + 320]  ;    49.0 p5+p3   11 t
        vmovdqu64 [rbp + 21312], zmm9                                    ;    37.0 p8+p9   11 t spill
        vpermb zmm9, zmm18, [rel camellia128_ctr.T0_constants512 + 192]  ;    50.0 p5+p2   11 t
        vpermb zmm9{k3}, zmm18, [rel camellia128_ctr.T0_constants512 + 256] ;    53.0 p5+p3   11 t
        vmovdqu64 [rbp + 21376], zmm12                                   ;    38.0 p7+p4   11 t spill
        vpermb zmm12, zmm18, [rel camellia128_ctr.T0_constants512 + 64]  ;    52.0 p5+p2   11 t
        vpermb zmm12{k3}, zmm18, [rel camellia128_ctr.T0_constants512 + 128] ;    55.0 p5+p3   11 t
        vmovdqu8 zmm12{k1}, zmm9                                         ;    60.0 p0      11 t
        vmovdqu64 zmm9, [rel camellia128_ctr.T0_constants512 + 320]      ;    33.5 p2      11 t reload
        vptestmb k1, zmm14, zmm9                                         ;    54.0 p5      11 t
        vmovdqu64 zmm18, [rel camellia128_ctr.T0_constants512 + 64]      ;    34.2 p3      11 t reload
        vmovdqu64 [rbp + 21440], zmm10                                   ;    37.0 p8+p9   11 t spill
        vpermb zmm10, zmm14, zmm18                                       ;    55.0 p5      11 t
        vpmovb2m k3, zmm20                                               ;    53.0 p0      11 t
        vptestmb k4, zmm20, zmm9                                         ;    56.0 p5      11 t
        vmovdqu64 [rbp + 21504], zmm8                                    ;    36.0 p7+p4   11 t spill
        vpermb zmm8, zmm14, [rel camellia128_ctr.T0_constants512 + 192]  ;    57.0 p5+p2   11 t
        vpermb zmm10{k1}, zmm14, [rel camellia128_ctr.T0_constants512 + 128] ;    58.0 p5+p3   11 t
        vpermb zmm8{k1}, zmm14, [rel camellia128_ctr.T0_constants512 + 256] ;    60.0 p5+p2   11 t
        vmovdqu8 zmm10{k2}, zmm8                                         ;    65.0 p0      11 t
        vmovdqu64 zmm8, [rel camellia128_ctr.T0_constants512 + 384]      ;    36.2 p3      11 t reload
        vpermb zmm14, zmm20, zmm8                                        ;    60.0 p5      11 t
        vpmovb2m k1, zmm19                                               ;    55.0 p0      11 t
        vptestmb k2, zmm19, zmm9                                         ;    61.0 p5      11 t
        vmovdqu64 [rbp + 21568], zmm3                                    ;    35.0 p8+p9   11 t spill
        vpermb zmm3, zmm20, [rel camellia128_ctr.T0_constants512 + 512]  ;    62.0 p5+p2   11 t
        vpermb zmm14{k4}, zmm20, [rel camellia128_ctr.T0_constants512 + 448] ;    63.0 p5+p3   11 t
        vpermb zmm3{k4}, zmm20, [rel camellia128_ctr.T0_constants512 + 576] ;    65.0 p5+p2   11 t
        vmovdqu8 zmm14{k3}, zmm3                                         ;    70.0 p0      11 t
        vpermb zmm3, zmm19, zmm8                                         ;    65.0 p5      11 t
        vmovdqu64 zmm20, [rel camellia128_ctr.T0_constants512 + 512]     ;    38.2 p3      11 t reload
        vmovdqu64 [rbp + 21632], zmm2                                    ;    34.0 p7+p4   11 t spill
        vpermb zmm2, zmm19, zmm20                                        ;    66.0 p5      11 t
        vpmovb2m k3, zmm22                                               ;    57.0 p0      11 t
        vptestmb k4, zmm22, zmm9                                         ;    67.0 p5      11 t
        vpermb zmm3{k2}, zmm19, [rel camellia128_ctr.T0_constants512 + 448] ;    68.0 p5+p2   11 t
        vpermb zmm2{k2}, zmm19, [rel camellia128_ctr.T0_constants512 + 576] ;    69.0 p5+p3   11 t
        vmovdqu8 zmm3{k1}, zmm2                                          ;    74.0 p0      11 t
        vmovdqu64 zmm2, [rel camellia128_ctr.T0_constants512 + 640]      ;    39.5 p2      11 t reload
        vpermb zmm19, zmm22, zmm2                                        ;    70.0 p5      11 t
        vpermb zmm19{k4}, zmm22, [rel camellia128_ctr.T0_constants512 + 704] ;    73.0 p5+p3   11 t
        vpmovb2m k1, zmm21                                               ;    59.0 p0      11 t
        vptestmb k2, zmm21, zmm9                                         ;    72.0 p5      11 t
        vpermb zmm16, zmm22, [rel camellia128_ctr.T0_constants512 + 768] ;    73.0 p5+p2   11 t
        vpermb zmm16{k4}, zmm22, [rel camellia128_ctr.T0_constants512 + 832] ;    76.0 p5+p3   11 t
        vptestmb k4, zmm24, zmm9                                         ;    75.0 p5      11 t
        vmovdqu8 zmm19{k3}, zmm16                                        ;    81.0 p0      11 t
        vmovdqu64 zmm22, [rel camellia128_ctr.T0_constants512 + 768]     ;    41.5 p2      11 t reload
        vmovdqu64 [rbp + 21696], zmm5                                    ;    33.0 p8+p9   11 t spill
        vpermb zmm5, zmm21, zmm22                                        ;    76.0 p5      11 t
        vpmovb2m k3, zmm24                                               ;    61.0 p0      11 t
        vpermb zmm5{k2}, zmm21, [rel camellia128_ctr.T0_constants512 + 832] ;    79.0 p5+p3   11 t
        vpermb zmm16, zmm21, zmm2                                        ;    78.0 p5      11 t
        vpermb zmm16{k2}, zmm21, [rel camellia128_ctr.T0_constants512 + 704] ;    81.0 p5+p2   11 t
        vmovdqu8 zmm16{k1}, zmm5                                         ;    86.0 p0      11 t
        vmovdqu64 zmm5, [rel camellia128_ctr.T0_constants512 + 896]      ;    43.2 p3      11 t reload
        vpermb zmm21, zmm24, zmm5                                        ;    80.0 p5      11 t
        vpmovb2m k1, zmm23                                               ;    63.0 p0      11 t
        vptestmb k2, zmm23, zmm9                                         ;    81.0 p5      11 t
        vmovdqu64 [rbp + 21760], zmm1                                    ;    42.0 p7+p4   11 t spill
        vpermb zmm1, zmm24, [rel camellia128_ctr.T0_constants512 + 1024] ;    82.0 p5+p2   11 t
        vpermb zmm21{k4}, zmm24, [rel camellia128_ctr.T0_constants512 + 960] ;    83.0 p5+p3   11 t
        vpermb zmm1{k4}, zmm24, [rel camellia128_ctr.T0_constants512 + 1088] ;    85.0 p5+p2   11 t
        vmovdqu8 zmm21{k3}, zmm1                                         ;    90.0 p0      11 t
        vmovdqu64 zmm24, [rel camellia128_ctr.T0_constants512 + 1024]    ;    45.2 p3      11 t reload
        vmovdqu64 [rbp + 21824], zmm17                                   ;    41.0 p8+p9   11 t spill
        vpermb zmm17, zmm23, zmm24                                       ;    85.0 p5      11 t
        vpermb zmm1, zmm23, zmm5                                         ;    86.0 p5      11 t
        vpermb zmm1{k2}, zmm23, [rel camellia128_ctr.T0_constants512 + 960] ;    89.0 p5+p2   11 t
        vpermb zmm17{k2}, zmm23, [rel camellia128_ctr.T0_constants512 + 1088] ;    88.0 p5+p3   11 t
        vmovdqu8 zmm1{k1}, zmm17                                         ;    94.0 p0      11 t
        vpermb zmm17, zmm26, zmm8                                        ;    89.0 p5      11 t
        vpmovb2m k5, zmm26                                               ;    66.0 p0      11 t
        vptestmb k6, zmm26, zmm9                                         ;    90.0 p5      11 t
        vpmovb2m k3, zmm25                                               ;    67.0 p0      11 t
        vptestmb k4, zmm25, zmm9                                         ;    91.0 p5      11 t
        vpermb zmm23, zmm26, zmm20                                       ;    92.0 p5      11 t
        vpmovb2m k1, zmm28                                               ;    68.0 p0      11 t
        vptestmb k2, zmm28, zmm9                                         ;    93.0 p5      11 t
        vpermb zmm17{k6}, zmm26, [rel camellia128_ctr.T0_constants512 + 448] ;    94.0 p5+p2   11 t
        vpermb zmm23{k6}, zmm26, [rel camellia128_ctr.T0_constants512 + 576] ;    95.0 p5+p3   11 t
        vmovdqu8 zmm17{k5}, zmm23                                        ;   100.0 p0      11 t
        vpermb zmm23, zmm25, zmm8                                        ;    96.0 p5      11 t
        vpermb zmm26, zmm25, zmm20                                       ;    97.0 p5      11 t
        vpmovb2m k5, zmm27                                               ;    70.0 p0      11 t
        vptestmb k6, zmm27, zmm9                                         ;    98.0 p5      11 t
        vpermb zmm23{k4}, zmm25, [rel camellia128_ctr.T0_constants512 + 448] ;    99.0 p5+p2   11 t
        vpermb zmm26{k4}, zmm25, [rel camellia128_ctr.T0_constants512 + 576] ;   100.0 p5+p3   11 t
        vmovdqu8 zmm23{k3}, zmm26                                        ;   105.0 p0      11 t
        vpermb zmm25, zmm28, zmm2                                        ;   101.0 p5      11 t
        vpermb zmm26, zmm28, zmm22                                       ;   102.0 p5      11 t
        vpmovb2m k3, zmm30                                               ;    72.0 p0      11 t
        vptestmb k4, zmm30, zmm9                                         ;   103.0 p5      11 t
        vpermb zmm25{k2}, zmm28, [rel camellia128_ctr.T0_constants512 + 704] ;   104.0 p5+p2   11 t
        vpermb zmm26{k2}, zmm28, [rel camellia128_ctr.T0_constants512 + 832] ;   105.0 p5+p3   11 t
        vmovdqu8 zmm25{k1}, zmm26                                        ;   110.0 p0      11 t
        vpermb zmm26, zmm27, zmm2                                        ;   106.0 p5      11 t
        vpermb zmm28, zmm27, zmm22                                       ;   107.0 p5      11 t
        vpmovb2m k1, zmm29                                               ;    74.0 p0      11 t
        vptestmb k2, zmm29, zmm9                                         ;   108.0 p5      11 t
        vpermb zmm26{k6}, zmm27, [rel camellia128_ctr.T0_constants512 + 704] ;   109.0 p5+p2   11 t
        vpermb zmm28{k6}, zmm27, [rel camellia128_ctr.T0_constants512 + 832] ;   110.0 p5+p3   11 t
        vmovdqu8 zmm26{k5}, zmm28                                        ;   115.0 p0      11 t
        vpermb zmm28, zmm30, zmm24                                       ;   111.0 p5      11 t
        vpmovb2m k5, zmm7                                                ;    76.0 p0      11 t
        vptestmb k6, zmm7, zmm9                                          ;   112.0 p5      11 t
        vpermb zmm27, zmm30, zmm5                                        ;   113.0 p5      11 t
        vpermb zmm27{k4}, zmm30, [rel camellia128_ctr.T0_constants512 + 960] ;   116.0 p5+p2   11 t
        vpermb zmm28{k4}, zmm30, [rel camellia128_ctr.T0_constants512 + 1088] ;   115.0 p5+p3   11 t
        vpermb zmm30, zmm29, zmm24                                       ;   116.0 p5      11 t
        vmovdqu8 zmm27{k3}, zmm28                                        ;   121.0 p0      11 t
        vpermb zmm28, zmm29, zmm5                                        ;   117.0 p5      11 t
        vpermb zmm28{k2}, zmm29, [rel camellia128_ctr.T0_constants512 + 960] ;   120.0 p5+p2   11 t
        vpermb zmm30{k2}, zmm29, [rel camellia128_ctr.T0_constants512 + 1088] ;   119.0 p5+p3   11 t
        vmovdqu8 zmm28{k1}, zmm30                                        ;   125.0 p0      11 t
        vmovdqu64 zmm30, [rel camellia128_ctr.T0_constants512 + 192]     ;    52.5 p2      11 t reload
        vpermb zmm24, zmm7, zmm30                                        ;   120.0 p5      11 t
        vpermb zmm24{k6}, zmm7, [rel camellia128_ctr.T0_constants512 + 256] ;   123.0 p5+p3   11 t
        vpmovb2m k3, zmm31                                               ;    79.0 p0      11 t
        vptestmb k4, zmm31, zmm9                                         ;   122.0 p5      11 t
        vpermb zmm29, zmm7, zmm18                                        ;   123.0 p5      11 t
        vpermb zmm29{k6}, zmm7, [rel camellia128_ctr.T0_constants512 + 128] ;   126.0 p5+p2   11 t
        vmovdqu8 zmm29{k5}, zmm24                                        ;   131.0 p0      11 t
        vpermb zmm7, zmm31, zmm18                                        ;   125.0 p5      11 t
        vpermb zmm24, zmm31, zmm30                                       ;   126.0 p5      11 t
        vpermb zmm7{k4}, zmm31, [rel camellia128_ctr.T0_constants512 + 128] ;   128.0 p5+p3   11 t
        vpermb zmm24{k4}, zmm31, [rel camellia128_ctr.T0_constants512 + 256] ;   129.0 p5+p2   11 t
        vmovdqu8 zmm7{k3}, zmm24                                         ;   134.0 p0      11 t
        vmovdqa64 zmm24, zmm12                                           ;    63.0         11 t copy
        vpternlogd zmm24, zmm25, zmm21, 0x96                             ;   113.0 p0      11 t
        vmovdqa64 zmm5, zmm17                                            ;   103.0         11 t copy
        vpternlogd zmm5, zmm19, zmm21, 0x96                              ;   103.0 p0      11 t
        vpternlogd zmm17, zmm24, zmm19, 0x96                             ;   114.0 p0      11 t
        vpternlogd zmm19, zmm29, zmm14, 0x96                             ;   134.0 p0      11 t
        vpternlogd zmm29, zmm5, zmm14, 0x96                              ;   134.0 p0      11 t
        vpternlogd zmm14, zmm27, zmm12, 0x96                             ;   124.0 p0      11 t
        vpternlogd zmm25, zmm21, zmm14, 0x96                             ;   125.0 p0      11 t
        vpternlogd zmm14, zmm17, [rbp + 6656], 0x96                      ;   125.0 p0+p3   11 t
        vmovdqa64 zmm31, zmm10                                           ;    68.0         11 t copy
        vpternlogd zmm31, zmm26, zmm1, 0x96                              ;   118.0 p0      11 t
        vmovdqa64 zmm21, zmm23                                           ;   108.0         11 t copy
        vpternlogd zmm21, zmm16, zmm1, 0x96                              ;   108.0 p0      11 t
        vpternlogd zmm23, zmm31, zmm16, 0x96                             ;   119.0 p0      11 t
        vpternlogd zmm16, zmm7, zmm3, 0x96                               ;   137.0 p0      11 t
        vpternlogd zmm7, zmm21, zmm3, 0x96                               ;   137.0 p0      11 t
        vpternlogd zmm3, zmm28, zmm10, 0x96                              ;   128.0 p0      11 t
        vpternlogd zmm26, zmm1, zmm3, 0x96                               ;   129.0 p0      11 t
        vpternlogd zmm27, zmm12, zmm19, 0x96                             ;   135.0 p0      11 t
        vpternlogd zmm28, zmm10, zmm16, 0x96                             ;   138.0 p0      11 t
        vpternlogd zmm3, zmm23, [rbp + 6592], 0x96                       ;   129.0 p0+p2   11 t
        vmovdqu64 [rbp + 21888], zmm25                                   ;   126.0 p7+p4   11 t spill
        vpternlogd zmm19, zmm25, [rbp + 6720], 0x96                      ;   135.0 p0+p3   11 t
        vpternlogd zmm16, zmm26, [rbp + 6784], 0x96                      ;   138.0 p0+p2   11 t
        vpternlogd zmm5, zmm27, [rbp + 7360], 0x96                       ;   136.0 p0+p3   11 t
        vpternlogd zmm21, zmm28, [rbp + 6848], 0x96                      ;   139.0 p0+p2   11 t
        vpternlogd zmm24, zmm29, [rbp + 7232], 0x96                      ;   135.0 p0+p3   11 t
        vmovdqu64 [rbp + 21952], zmm14                                   ;   126.0 p8+p9   11 t spill
        vpternlogd zmm31, zmm7, [rbp + 7296], 0x96                       ;   138.0 p0+p2   11 t
        vmovdqu64 zmm1, [rbp + 5888]                                     ;    59.2 p3      11 t reload
        vmovdqu64 zmm10, [rbp + 9856]                                    ;    59.5 p2      11 t
        vpternlogd zmm10, zmm29, zmm1, 0x96                              ;   135.0 p0      11 t
        vmovdqu64 zmm12, [rbp + 10112]                                   ;    60.2 p3      11 r.4 reload
        vpxord zmm1, zmm14, zmm12                                        ;   126.0 p0      11 t
        vptestmb k2, zmm10, zmm9                                         ;   136.0 p5      11 t
        vmovdqu64 [rbp + 22016], zmm3                                    ;   130.0 p7+p4   11 t spill
        vpxord zmm12, zmm12, zmm3                                        ;   130.0 p0      11 t
        vpxord zmm3, zmm19, [rbp + 10176]                                ;   136.0 p0+p2   11 t
        vmovdqu64 [rbp + 22080], zmm16                                   ;   139.0 p8+p9   11 t spill
        vmovdqu64 [rbp + 22144], zmm5                                    ;   137.0 p7+p4   11 t spill
        vmovdqu64 [rbp + 22208], zmm21                                   ;   140.0 p8+p9   11 t spill
        vmovdqu64 [rbp + 22272], zmm24                                   ;   136.0 p7+p4   11 t spill
        vmovdqu64 [rbp + 22336], zmm31                                   ;   139.0 p8+p9   11 t spill
        vpermb zmm14, zmm10, zmm30                                       ;   136.0 p5      11 t
        vpermb zmm14{k2}, zmm10, [rel camellia128_ctr.T0_constants512 + 256] ;   139.0 p5+p3   11 t
        vmovdqu64 [rbp + 22400], zmm7                                    ;   138.0 p7+p4   11 t spill
        vmovdqu64 [rbp + 22464], zmm19                                   ;   136.0 p8+p9   11 t spill
        vpxord zmm19, zmm16, [rbp + 10176]                               ;   139.0 p0+p2   11 t
        vpxord zmm16, zmm5, [rbp + 10240]                                ;   137.0 p0+p3   11 t
        vpxord zmm5, zmm21, [rbp + 10240]                                ;   140.0 p0+p2   11 t
        vpxord zmm21, zmm24, [rbp + 10304]                               ;   136.0 p0+p3   11 t
        vpxord zmm24, zmm31, [rbp + 10304]                               ;   139.0 p0+p2   11 t
        vpermb zmm31, zmm10, zmm18                                       ;   136.0 p5      11 t
        vpermb zmm31{k2}, zmm10, [rel camellia128_ctr.T0_constants512 + 128] ;   139.0 p5+p3   11 t
        vpmovb2m k1, zmm10                                               ;   136.0 p0      11 t
        vmovdqu8 zmm31{k1}, zmm14                                        ;   144.0 p0      11 t
        vmovdqu64 zmm10, [rbp + 6272]                                    ;    64.5 p2      11 t reload
        vmovdqu64 zmm14, [rbp + 9856]                                    ;    65.2 p3      11 t
        vpternlogd zmm14, zmm7, zmm10, 0x96                              ;   138.0 p0      11 t
        vmovdqu64 zmm7, [rbp + 9920]                                     ;    65.5 p2      11 t
        vpmovb2m k1, zmm14                                               ;   139.0 p0      11 t
        vptestmb k2, zmm14, zmm9                                         ;   139.0 p5      11 t
        vmovdqu64 zmm10, [rbp + 9920]                                    ;    66.2 p3      11 t
        vpternlogd zmm10, zmm17, [rbp + 6016], 0x96                      ;   119.0 p0+p2   11 t
        vpmovb2m k3, zmm10                                               ;   120.0 p0      11 t
        vptestmb k4, zmm10, zmm9                                         ;   135.0 p5      11 t
        vmovdqu64 [rbp + 22528], zmm17                                   ;   115.0 p7+p4   11 t spill
        vpermb zmm17, zmm14, zmm18                                       ;   139.0 p5      11 t
        vpternlogd zmm7, zmm23, [rbp + 6912], 0x96                       ;   121.0 p0+p3   11 t
        vpmovb2m k5, zmm7                                                ;   122.0 p0      11 t
        vmovdqu64 [rbp + 22592], zmm23                                   ;   120.0 p8+p9   11 t spill
        vptestmb k6, zmm7, zmm9                                          ;   137.0 p5      11 t
        vpermb zmm17{k2}, zmm14, [rel camellia128_ctr.T0_constants512 + 128] ;   142.0 p5+p2   11 t
        vmovdqu64 [rbp + 22656], zmm29                                   ;   135.0 p7+p4   11 t spill
        vpermb zmm23, zmm14, zmm30                                       ;   139.0 p5      11 t
        vmovdqu64 zmm29, [rbp + 9984]                                    ;    68.2 p3      11 t
        vpternlogd zmm29, zmm25, [rbp + 7040], 0x96                      ;   126.0 p0+p2   11 t
        vpermb zmm23{k2}, zmm14, [rel camellia128_ctr.T0_constants512 + 256] ;   142.0 p5+p3   11 t
        vmovdqu64 zmm14, [rbp + 7104]                                    ;    69.5 p2      11 t reload
        vmovdqu64 zmm25, [rbp + 9984]                                    ;    70.2 p3      11 t
        vmovdqu8 zmm17{k1}, zmm23                                        ;   147.0 p0      11 t
        vpternlogd zmm25, zmm26, zmm14, 0x96                             ;   130.0 p0      11 t
        vmovdqu64 zmm23, [rbp + 7168]                                    ;    70.5 p2      11 t reload
        vmovdqu64 zmm14, [rbp + 10048]                                   ;    71.2 p3      11 t
        vpternlogd zmm14, zmm27, zmm23, 0x96                             ;   136.0 p0      11 t
        vmovdqu64 zmm23, [rbp + 10048]                                   ;    71.5 p2      11 t
        vpternlogd zmm23, zmm28, [rbp + 6976], 0x96                      ;   139.0 p0+p3   11 t
        vmovdqu64 [rbp + 22720], zmm28                                   ;   139.0 p8+p9   11 t spill
        vpermb zmm28, zmm10, zmm8                                        ;   141.0 p5      11 t
        vmovdqu64 [rbp + 22784], zmm27                                   ;   136.0 p7+p4   11 t spill
        vpermb zmm27, zmm10, zmm20                                       ;   142.0 p5      11 t
        vptestmb k2, zmm29, zmm9                                         ;   143.0 p5      11 t
        vpermb zmm28{k4}, zmm10, [rel camellia128_ctr.T0_constants512 + 448] ;   144.0 p5+p2   11 t
        vpermb zmm27{k4}, zmm10, [rel camellia128_ctr.T0_constants512 + 576] ;   145.0 p5+p3   11 t
        vmovdqu8 zmm28{k3}, zmm27                                        ;   150.0 p0      11 t
        vpermb zmm10, zmm7, zmm8                                         ;   146.0 p5      11 t
        vpermb zmm27, zmm7, zmm20                                        ;   147.0 p5      11 t
        vpermb zmm10{k6}, zmm7, [rel camellia128_ctr.T0_constants512 + 448] ;   149.0 p5+p2   11 t
        vpermb zmm27{k6}, zmm7, [rel camellia128_ctr.T0_constants512 + 576] ;   150.0 p5+p3   11 t
        vpermb zmm7, zmm29, zmm2                                         ;   150.0 p5      11 t
        vpermb zmm7{k2}, zmm29, [rel camellia128_ctr.T0_constants512 + 704] ;   153.0 p5+p2   11 t
        vpmovb2m k1, zmm29                                               ;   129.0 p0      11 t
        vpmovb2m k3, zmm25                                               ;   131.0 p0      11 t
        vptestmb k4, zmm25, zmm9                                         ;   152.0 p5      11 t
        vmovdqu8 zmm10{k5}, zmm27                                        ;   155.0 p0      11 t
        vpermb zmm27, zmm29, zmm22                                       ;   153.0 p5      11 t
        vpmovb2m k5, zmm14                                               ;   137.0 p0      11 t
        vptestmb k6, zmm14, zmm9                                         ;   154.0 p5      11 t
        vpermb zmm27{k2}, zmm29, [rel camellia128_ctr.T0_constants512 + 832] ;   156.0 p5+p3   11 t
        vmovdqu8 zmm7{k1}, zmm27                                         ;   161.0 p0      11 t
        vpermb zmm27, zmm25, zmm2                                        ;   156.0 p5      11 t
        vpermb zmm29, zmm25, zmm22                                       ;   157.0 p5      11 t
        vptestmb k2, zmm23, zmm9                                         ;   158.0 p5      11 t
        vpermb zmm27{k4}, zmm25, [rel camellia128_ctr.T0_constants512 + 704] ;   159.0 p5+p2   11 t
        vpermb zmm29{k4}, zmm25, [rel camellia128_ctr.T0_constants512 + 832] ;   160.0 p5+p3   11 t
        vmovdqu8 zmm27{k3}, zmm29                                        ;   165.0 p0      11 t
        vmovdqu64 zmm25, [rel camellia128_ctr.T0_constants512 + 896]     ;    76.5 p2      11 t reload
        vpermb zmm29, zmm14, zmm25                                       ;   161.0 p5      11 t
        vmovdqu64 [rbp + 22848], zmm26                                   ;   130.0 p8+p9   11 t spill
        vpermb zmm26, zmm14, [rel camellia128_ctr.T0_constants512 + 1024] ;   162.0 p5+p3   11 t
        vpermb zmm29{k6}, zmm14, [rel camellia128_ctr.T0_constants512 + 960] ;   164.0 p5+p2   11 t
        vpermb zmm26{k6}, zmm14, [rel camellia128_ctr.T0_constants512 + 1088] ;   165.0 p5+p3   11 t
        vpermb zmm14, zmm23, zmm25                                       ;   165.0 p5      11 t
        vpermb zmm14{k2}, zmm23, [rel camellia128_ctr.T0_constants512 + 960] ;   168.0 p5+p2   11 t
        vpmovb2m k1, zmm23                                               ;   140.0 p0      11 t
        vmovdqu8 zmm29{k5}, zmm26                                        ;   170.0 p0      11 t
        vmovdqu64 zmm26, [rel camellia128_ctr.T0_constants512 + 1024]    ;    79.2 p3      11 t reload
        vpermb zmm30, zmm23, zmm26                                       ;   167.0 p5      11 t
        vpmovb2m k3, zmm1                                                ;   137.0 p0      11 t
        vptestmb k4, zmm1, zmm9                                          ;   168.0 p5      11 t
        vpmovb2m k5, zmm12                                               ;   138.0 p0      11 t
        vpermb zmm30{k2}, zmm23, [rel camellia128_ctr.T0_constants512 + 1088] ;   170.0 p5+p2   11 t
        vmovdqu8 zmm14{k1}, zmm30                                        ;   175.0 p0      11 t
        vpermb zmm23, zmm1, zmm8                                         ;   170.0 p5      11 t
        vpermb zmm30, zmm1, zmm20                                        ;   171.0 p5      11 t
        vpermb zmm30{k4}, zmm1, [rel camellia128_ctr.T0_constants512 + 576] ;   174.0 p5+p3   11 t
        vpmovb2m k1, zmm3                                                ;   140.0 p0      11 t
        vptestmb k2, zmm3, zmm9                                          ;   173.0 p5      11 t
        vpermb zmm23{k4}, zmm1, [rel camellia128_ctr.T0_constants512 + 448] ;   174.0 p5+p2   11 t
        vmovdqu8 zmm23{k3}, zmm30                                        ;   179.0 p0      11 t
        vpermb zmm1, zmm12, zmm8                                         ;   175.0 p5      11 t
        vptestmb k6, zmm12, zmm9                                         ;   176.0 p5      11 t
        vpermb zmm30, zmm12, zmm20                                       ;   177.0 p5      11 t
        vpmovb2m k3, zmm19                                               ;   142.0 p0      11 t
        vptestmb k4, zmm19, zmm9                                         ;   178.0 p5      11 t
        vpermb zmm1{k6}, zmm12, [rel camellia128_ctr.T0_constants512 + 448] ;   179.0 p5+p3   11 t
        vpermb zmm30{k6}, zmm12, [rel camellia128_ctr.T0_constants512 + 576] ;   180.0 p5+p2   11 t
        vmovdqu8 zmm1{k5}, zmm30                                         ;   185.0 p0      11 t
        vpermb zmm12, zmm3, zmm2                                         ;   181.0 p5      11 t
        vpermb zmm30, zmm3, zmm22                                        ;   182.0 p5      11 t
        vptestmb k6, zmm16, zmm9                                         ;   183.0 p5      11 t
        vpermb zmm12{k2}, zmm3, [rel camellia128_ctr.T0_constants512 + 704] ;   184.0 p5+p3   11 t
        vpermb zmm30{k2}, zmm3, [rel camellia128_ctr.T0_constants512 + 832] ;   185.0 p5+p2   11 t
        vmovdqu8 zmm12{k1}, zmm30                                        ;   190.0 p0      11 t
        vpmovb2m k5, zmm16                                               ;   145.0 p0      11 t
        vpermb zmm3, zmm19, zmm2                                         ;   186.0 p5      11 t
        vpermb zmm30, zmm19, zmm22                                       ;   187.0 p5      11 t
        vpmovb2m k1, zmm5                                                ;   146.0 p0      11 t
        vptestmb k2, zmm5, zmm9                                          ;   188.0 p5      11 t
        vpermb zmm3{k4}, zmm19, [rel camellia128_ctr.T0_constants512 + 704] ;   189.0 p5+p3   11 t
        vpermb zmm30{k4}, zmm19, [rel camellia128_ctr.T0_constants512 + 832] ;   190.0 p5+p2   11 t
        vpermb zmm19, zmm16, zmm25                                       ;   191.0 p5      11 t
        vptestmb k4, zmm21, zmm9                                         ;   192.0 p5      11 t
        vpermb zmm19{k6}, zmm16, [rel camellia128_ctr.T0_constants512 + 960] ;   194.0 p5+p3   11 t
        vmovdqu8 zmm3{k3}, zmm30                                         ;   195.0 p0      11 t
        vpermb zmm30, zmm16, zmm26                                       ;   194.0 p5      11 t
        vpermb zmm30{k6}, zmm16, [rel camellia128_ctr.T0_constants512 + 1088] ;   197.0 p5+p2   11 t
        vmovdqu8 zmm19{k5}, zmm30                                        ;   202.0 p0      11 t
        vpermb zmm16, zmm5, zmm25                                        ;   196.0 p5      11 t
        vpermb zmm30, zmm5, zmm26                                        ;   197.0 p5      11 t
        vpermb zmm16{k2}, zmm5, [rel camellia128_ctr.T0_constants512 + 960] ;   199.0 p5+p3   11 t
        vpermb zmm30{k2}, zmm5, [rel camellia128_ctr.T0_constants512 + 1088] ;   200.0 p5+p2   11 t
        vmovdqu8 zmm16{k1}, zmm30                                        ;   205.0 p0      11 t
        vmovdqu64 zmm30, [rel camellia128_ctr.T0_constants512 + 192]     ;    86.2 p3      11 t reload
        vpmovb2m k3, zmm21                                               ;   150.0 p0      11 t
        vpmovb2m k5, zmm24                                               ;   151.0 p0      11 t
        vptestmb k6, zmm24, zmm9                                         ;   200.0 p5      11 t
        vpermb zmm5, zmm21, zmm18                                        ;   201.0 p5      11 t
        vmovdqa64 zmm25, zmm7                                            ;   164.0         11 t copy
        vpermb zmm5{k4}, zmm21, [rel camellia128_ctr.T0_constants512 + 128] ;   204.0 p5+p2   11 t
        vpternlogd zmm25, zmm23, zmm29, 0x96                             ;   182.0 p0      11 t
        vpermb zmm26, zmm21, zmm30                                       ;   203.0 p5      11 t
        vpermb zmm26{k4}, zmm21, [rel camellia128_ctr.T0_constants512 + 256] ;   206.0 p5+p3   11 t
        vmovdqu8 zmm5{k3}, zmm26                                         ;   211.0 p0      11 t
        vpermb zmm21, zmm24, zmm18                                       ;   205.0 p5      11 t
        vpermb zmm26, zmm24, zmm30                                       ;   206.0 p5      11 t
        vpermb zmm21{k6}, zmm24, [rel camellia128_ctr.T0_constants512 + 128] ;   208.0 p5+p2   11 t
        vpermb zmm26{k6}, zmm24, [rel camellia128_ctr.T0_constants512 + 256] ;   209.0 p5+p3   11 t
        vmovdqa64 zmm24, zmm31                                           ;   147.0         11 t copy
        vpternlogd zmm24, zmm29, zmm12, 0x96                             ;   193.0 p0      11 t
        vpternlogd zmm23, zmm24, zmm7, 0x96                              ;   194.0 p0      11 t
        vpternlogd zmm7, zmm5, zmm28, 0x96                               ;   214.0 p0      11 t
        vpternlogd zmm5, zmm25, zmm28, 0x96                              ;   214.0 p0      11 t
        vpternlogd zmm28, zmm19, zmm31, 0x96                             ;   205.0 p0      11 t
        vpternlogd zmm29, zmm12, zmm28, 0x96                             ;   206.0 p0      11 t
        vmovdqa64 zmm12, zmm27                                           ;   168.0         11 t copy
        vpternlogd zmm12, zmm1, zmm14, 0x96                              ;   188.0 p0      11 t
        vmovdqu8 zmm21{k5}, zmm26                                        ;   214.0 p0      11 t
        vmovdqa64 zmm26, zmm17                                           ;   150.0         11 t copy
        vpternlogd zmm26, zmm14, zmm3, 0x96                              ;   198.0 p0      11 t
        vpternlogd zmm1, zmm26, zmm27, 0x96                              ;   199.0 p0      11 t
        vpternlogd zmm27, zmm21, zmm10, 0x96                             ;   217.0 p0      11 t
        vpternlogd zmm21, zmm12, zmm10, 0x96                             ;   217.0 p0      11 t
        vpternlogd zmm10, zmm16, zmm17, 0x96                             ;   208.0 p0      11 t
        vpternlogd zmm14, zmm3, zmm10, 0x96                              ;   209.0 p0      11 t
        vmovdqu64 zmm3, [rbp + 10368]                                    ;    88.5 p2      11 t
        vpternlogd zmm24, zmm5, [rbp + 21824], 0x96                      ;   215.0 p0+p3   11 t
        vpternlogd zmm19, zmm31, zmm7, 0x96                              ;   215.0 p0      11 t
        vpternlogd zmm16, zmm17, zmm27, 0x96                             ;   218.0 p0      11 t
        vpternlogd zmm28, zmm0, zmm23, 0x96                              ;   206.0 p0      11 t
        vpternlogd zmm10, zmm4, zmm1, 0x96                               ;   209.0 p0      11 t
        vmovdqu64 zmm4, [rbp + 21248]                                    ;    89.5 p2      11 t reload
        vpternlogd zmm7, zmm13, zmm29, 0x96                              ;   215.0 p0      11 t
        vpternlogd zmm25, zmm15, zmm19, 0x96                             ;   216.0 p0      11 t
        vpternlogd zmm12, zmm11, zmm16, 0x96                             ;   219.0 p0      11 t
        vpternlogd zmm27, zmm6, zmm14, 0x96                              ;   218.0 p0      11 t
        vpternlogd zmm26, zmm21, [rbp + 21760], 0x96                     ;   218.0 p0+p3   11 t
        vmovdqu64 zmm0, [rbp + 21696]                                    ;    90.5 p2      11 t reload
        vpternlogd zmm3, zmm5, zmm0, 0x96                                ;   215.0 p0      11 t
        vmovdqu64 zmm6, [rbp + 10368]                                    ;    91.2 p3      11 t
        vpternlogd zmm6, zmm21, zmm4, 0x96                               ;   218.0 p0      11 t
        vmovdqu64 zmm11, [rbp + 21632]                                   ;    91.5 p2      11 t reload
        vmovdqu64 zmm13, [rbp + 10432]                                   ;    92.2 p3      11 t
        vpternlogd zmm13, zmm23, zmm11, 0x96                             ;   195.0 p0      11 t
        vmovdqu64 zmm15, [rbp + 21568]                                   ;    92.5 p2      11 t reload
        vmovdqu64 zmm17, [rbp + 10432]                                   ;    93.2 p3      11 t
        vpternlogd zmm17, zmm1, zmm15, 0x96                              ;   200.0 p0      11 t
        vmovdqu64 zmm31, [rbp + 10752]                                   ;    93.5 p2      11 l.4 reload
        vpxord zmm15, zmm28, zmm31                                       ;   207.0 p0      11 t
        vpxord zmm31, zmm31, zmm10                                       ;   210.0 p0      11 t
        vpmovb2m k1, zmm3                                                ;   216.0 p0      11 t
        vptestmb k2, zmm3, zmm9                                          ;   216.0 p5      11 t
        vpxord zmm11, zmm7, [rbp + 10816]                                ;   216.0 p0+p3   11 t
        vpxord zmm4, zmm27, [rbp + 10816]                                ;   219.0 p0+p2   11 t
        vpmovb2m k3, zmm6                                                ;   219.0 p0      11 t
        vptestmb k4, zmm6, zmm9                                          ;   219.0 p5      11 t
        vmovdqu64 [rbp + 21760], zmm25                                   ;   217.0 p7+p4   11 t spill
        vmovdqu64 [rbp + 21824], zmm12                                   ;   220.0 p8+p9   11 t spill
        vmovdqu64 [rbp + 22912], zmm24                                   ;   216.0 p7+p4   11 t spill
        vpmovb2m k5, zmm13                                               ;   196.0 p0      11 t
        vmovdqu64 [rbp + 22976], zmm26                                   ;   219.0 p8+p9   11 t spill
        vmovdqu64 [rbp + 23040], zmm27                                   ;   219.0 p7+p4   11 t spill
        vpermb zmm27, zmm3, zmm30                                        ;   216.0 p5      11 t
        vptestmb k6, zmm13, zmm9                                         ;   212.0 p5      11 t
        vpxord zmm0, zmm25, [rbp + 10880]                                ;   217.0 p0+p3   11 t
        vpxord zmm25, zmm12, [rbp + 10880]                               ;   220.0 p0+p2   11 t
        vpxord zmm12, zmm24, [rbp + 10944]                               ;   216.0 p0+p3   11 t
        vpxord zmm24, zmm26, [rbp + 10944]                               ;   219.0 p0+p2   11 t
        vpermb zmm26, zmm3, zmm18                                        ;   216.0 p5      11 t
        vpermb zmm26{k2}, zmm3, [rel camellia128_ctr.T0_constants512 + 128] ;   219.0 p5+p3   11 t
        vpermb zmm27{k2}, zmm3, [rel camellia128_ctr.T0_constants512 + 256] ;   219.0 p5+p2   11 t
        vmovdqu8 zmm26{k1}, zmm27                                        ;   224.0 p0      11 t
        vpmovb2m k1, zmm17                                               ;   201.0 p0      11 t
        vmovdqu64 zmm3, [rbp + 21504]                                    ;    98.2 p3      11 t reload
        vmovdqu64 zmm27, [rbp + 10624]                                   ;    98.5 p2      11 t
        vpternlogd zmm27, zmm29, zmm3, 0x96                              ;   207.0 p0      11 t
        vpermb zmm3, zmm6, zmm18                                         ;   219.0 p5      11 t
        vmovdqu64 [rbp + 23104], zmm7                                    ;   216.0 p8+p9   11 t spill
        vpermb zmm7, zmm6, zmm30                                         ;   219.0 p5      11 t
        vptestmb k2, zmm17, zmm9                                         ;   218.0 p5      11 t
        vpermb zmm3{k4}, zmm6, [rel camellia128_ctr.T0_constants512 + 128] ;   222.0 p5+p3   11 t
        vpermb zmm7{k4}, zmm6, [rel camellia128_ctr.T0_constants512 + 256] ;   222.0 p5+p2   11 t
        vmovdqu64 zmm6, [rbp + 21440]                                    ;   100.2 p3      11 t reload
        vmovdqu64 [rbp + 23168], zmm10                                   ;   210.0 p7+p4   11 t spill
        vmovdqu64 zmm10, [rbp + 10624]                                   ;   100.5 p2      11 t
        vpternlogd zmm10, zmm14, zmm6, 0x96                              ;   210.0 p0      11 t
        vmovdqu8 zmm3{k3}, zmm7                                          ;   227.0 p0      11 t
        vmovdqu64 zmm7, [rbp + 21312]                                    ;   101.2 p3      11 t reload
        vmovdqu64 zmm6, [rbp + 10688]                                    ;   101.5 p2      11 t
        vpternlogd zmm6, zmm19, zmm7, 0x96                               ;   216.0 p0      11 t
        vmovdqu64 zmm7, [rbp + 10688]                                    ;   102.2 p3      11 t
        vmovdqu64 [rbp + 23232], zmm16                                   ;   219.0 p8+p9   11 t spill
        vpternlogd zmm7, zmm16, [rbp + 21376], 0x96                      ;   219.0 p0+p2   11 t
        vmovdqu64 [rbp + 23296], zmm28                                   ;   207.0 p7+p4   11 t spill
        vpermb zmm28, zmm13, zmm8                                        ;   221.0 p5      11 t
        vpmovb2m k3, zmm27                                               ;   208.0 p0      11 t
        vpermb zmm16, zmm13, zmm20                                       ;   222.0 p5      11 t
        vpermb zmm28{k6}, zmm13, [rel camellia128_ctr.T0_constants512 + 448] ;   224.0 p5+p3   11 t
        vpermb zmm16{k6}, zmm13, [rel camellia128_ctr.T0_constants512 + 576] ;   225.0 p5+p2   11 t
        vmovdqu8 zmm28{k5}, zmm16                                        ;   230.0 p0      11 t
        vptestmb k6, zmm10, zmm9                                         ;   225.0 p5      11 t
        vptestmb k4, zmm27, zmm9                                         ;   226.0 p5      11 t
        vpermb zmm13, zmm17, zmm8                                        ;   227.0 p5      11 t
        vpermb zmm16, zmm17, zmm20                                       ;   228.0 p5      11 t
        vpermb zmm13{k2}, zmm17, [rel camellia128_ctr.T0_constants512 + 448] ;   230.0 p5+p3   11 t
        vpermb zmm16{k2}, zmm17, [rel camellia128_ctr.T0_constants512 + 576] ;   231.0 p5+p2   11 t
        vmovdqu8 zmm13{k1}, zmm16                                        ;   236.0 p0      11 t
        vpermb zmm16, zmm27, zmm2                                        ;   231.0 p5      11 t
        vpermb zmm17, zmm27, zmm22                                       ;   232.0 p5      11 t
        vpermb zmm17{k4}, zmm27, [rel camellia128_ctr.T0_constants512 + 832] ;   235.0 p5+p3   11 t
        vpermb zmm16{k4}, zmm27, [rel camellia128_ctr.T0_constants512 + 704] ;   234.0 p5+p2   11 t
        vpermb zmm27, zmm10, zmm22                                       ;   235.0 p5      11 t
        vpermb zmm27{k6}, zmm10, [rel camellia128_ctr.T0_constants512 + 832] ;   238.0 p5+p3   11 t
        vpmovb2m k5, zmm10                                               ;   211.0 p0      11 t
        vpmovb2m k1, zmm6                                                ;   217.0 p0      11 t
        vptestmb k2, zmm6, zmm9                                          ;   237.0 p5      11 t
        vptestmb k4, zmm7, zmm9                                          ;   238.0 p5      11 t
        vmovdqu64 [rbp + 23360], zmm19                                   ;   216.0 p8+p9   11 t spill
        vpermb zmm19, zmm6, [rel camellia128_ctr.T0_constants512 + 1024] ;   239.0 p5+p2   11 t
        vpermb zmm19{k2}, zmm6, [rel camellia128_ctr.T0_constants512 + 1088] ;   242.0 p5+p3   11 t
        vmovdqu64 [rbp + 23424], zmm14                                   ;   210.0 p7+p4   11 t spill
        vmovdqu8 zmm16{k3}, zmm17                                        ;   240.0 p0      11 t
        vpermb zmm17, zmm10, zmm2                                        ;   241.0 p5      11 t
        vpermb zmm17{k6}, zmm10, [rel camellia128_ctr.T0_constants512 + 704] ;   244.0 p5+p2   11 t
        vptestmb k6, zmm15, zmm9                                         ;   243.0 p5      11 t
        vpmovb2m k3, zmm7                                                ;   220.0 p0      11 t
        vmovdqu8 zmm17{k5}, zmm27                                        ;   249.0 p0      11 t
        vmovdqu64 zmm10, [rel camellia128_ctr.T0_constants512 + 896]     ;   108.2 p3      11 t reload
        vpermb zmm27, zmm6, zmm10                                        ;   244.0 p5      11 t
        vpmovb2m k5, zmm15                                               ;   208.0 p0      11 t
        vpermb zmm27{k2}, zmm6, [rel camellia128_ctr.T0_constants512 + 960] ;   247.0 p5+p2   11 t
        vmovdqu8 zmm27{k1}, zmm19                                        ;   252.0 p0      11 t
        vpermb zmm6, zmm7, zmm10                                         ;   246.0 p5      11 t
        vmovdqu64 zmm19, [rel camellia128_ctr.T0_constants512 + 1024]    ;   109.2 p3      11 t reload
        vpermb zmm14, zmm7, zmm19                                        ;   247.0 p5      11 t
        vpmovb2m k1, zmm31                                               ;   211.0 p0      11 t
        vptestmb k2, zmm31, zmm9                                         ;   248.0 p5      11 t
        vpermb zmm6{k4}, zmm7, [rel camellia128_ctr.T0_constants512 + 960] ;   249.0 p5+p2   11 t
        vpermb zmm14{k4}, zmm7, [rel camellia128_ctr.T0_constants512 + 1088] ;   250.0 p5+p3   11 t
        vmovdqu8 zmm6{k3}, zmm14                                         ;   255.0 p0      11 t
        vpermb zmm14, zmm15, zmm20                                       ;   251.0 p5      11 t
        vpermb zmm7, zmm15, zmm8                                         ;   252.0 p5      11 t
        vpmovb2m k3, zmm11                                               ;   217.0 p0      11 t
        vptestmb k4, zmm11, zmm9                                         ;   253.0 p5      11 t
        vpermb zmm7{k6}, zmm15, [rel camellia128_ctr.T0_constants512 + 448] ;   255.0 p5+p2   11 t
        vpermb zmm14{k6}, zmm15, [rel camellia128_ctr.T0_constants512 + 576] ;   255.0 p5+p3   11 t
        vmovdqu8 zmm7{k5}, zmm14                                         ;   260.0 p0      11 t
        vpermb zmm14, zmm31, zmm8                                        ;   256.0 p5      11 t
        vpermb zmm15, zmm31, zmm20                                       ;   257.0 p5      11 t
        vpmovb2m k5, zmm4                                                ;   220.0 p0      11 t
        vptestmb k6, zmm4, zmm9                                          ;   258.0 p5      11 t
        vpermb zmm15{k2}, zmm31, [rel camellia128_ctr.T0_constants512 + 576] ;   260.0 p5+p2   11 t
        vpermb zmm14{k2}, zmm31, [rel camellia128_ctr.T0_constants512 + 448] ;   260.0 p5+p3   11 t
        vmovdqu8 zmm14{k1}, zmm15                                        ;   265.0 p0      11 t
        vpermb zmm15, zmm11, zmm2                                        ;   261.0 p5      11 t
        vpermb zmm31, zmm11, zmm22                                       ;   262.0 p5      11 t
        vpmovb2m k1, zmm0                                                ;   218.0 p0      11 t
        vptestmb k2, zmm0, zmm9                                          ;   263.0 p5      11 t
        vpermb zmm31{k4}, zmm11, [rel camellia128_ctr.T0_constants512 + 832] ;   265.0 p5+p2   11 t
        vpermb zmm15{k4}, zmm11, [rel camellia128_ctr.T0_constants512 + 704] ;   265.0 p5+p3   11 t
        vmovdqu8 zmm15{k3}, zmm31                                        ;   270.0 p0      11 t
        vpmovb2m k3, zmm25                                               ;   221.0 p0      11 t
        vpermb zmm11, zmm4, zmm2                                         ;   266.0 p5      11 t
        vpermb zmm31, zmm4, zmm22                                        ;   267.0 p5      11 t
        vptestmb k4, zmm25, zmm9                                         ;   268.0 p5      11 t
        vpermb zmm31{k6}, zmm4, [rel camellia128_ctr.T0_constants512 + 832] ;   270.0 p5+p2   11 t
        vpermb zmm11{k6}, zmm4, [rel camellia128_ctr.T0_constants512 + 704] ;   270.0 p5+p3   11 t
        vmovdqu8 zmm11{k5}, zmm31                                        ;   275.0 p0      11 t
        vpermb zmm4, zmm0, zmm10                                         ;   271.0 p5      11 t
        vpermb zmm31, zmm0, zmm19                                        ;   272.0 p5      11 t
        vpermb zmm4{k2}, zmm0, [rel camellia128_ctr.T0_constants512 + 960] ;   274.0 p5+p2   11 t
        vpermb zmm31{k2}, zmm0, [rel camellia128_ctr.T0_constants512 + 1088] ;   275.0 p5+p3   11 t
        vmovdqu8 zmm4{k1}, zmm31                                         ;   280.0 p0      11 t
        vpermb zmm31, zmm25, zmm19                                       ;   275.0 p5      11 t
        vmovdqa64 zmm19, zmm7                                            ;   263.0         11 t copy
        vpternlogd zmm19, zmm16, zmm27, 0x96                             ;   263.0 p0      11 t
        vptestmb k6, zmm12, zmm9                                         ;   276.0 p5      11 t
        vpermb zmm31{k4}, zmm25, [rel camellia128_ctr.T0_constants512 + 1088] ;   278.0 p5+p2   11 t
        vpmovb2m k5, zmm12                                               ;   222.0 p0      11 t
        vpmovb2m k1, zmm24                                               ;   223.0 p0      11 t
        vptestmb k2, zmm24, zmm9                                         ;   278.0 p5      11 t
        vpermb zmm0, zmm25, zmm10                                        ;   279.0 p5      11 t
        vpermb zmm0{k4}, zmm25, [rel camellia128_ctr.T0_constants512 + 960] ;   282.0 p5+p3   11 t
        vpermb zmm25, zmm12, zmm18                                       ;   281.0 p5      11 t
        vpermb zmm25{k6}, zmm12, [rel camellia128_ctr.T0_constants512 + 128] ;   284.0 p5+p2   11 t
        vmovdqu8 zmm0{k3}, zmm31                                         ;   287.0 p0      11 t
        vpermb zmm31, zmm12, zmm30                                       ;   283.0 p5      11 t
        vpermb zmm31{k6}, zmm12, [rel camellia128_ctr.T0_constants512 + 256] ;   286.0 p5+p3   11 t
        vmovdqu8 zmm25{k5}, zmm31                                        ;   291.0 p0      11 t
        vpermb zmm12, zmm24, zmm18                                       ;   285.0 p5      11 t
        vpermb zmm31, zmm24, zmm30                                       ;   286.0 p5      11 t
        vpermb zmm12{k2}, zmm24, [rel camellia128_ctr.T0_constants512 + 128] ;   288.0 p5+p2   11 t
        vpermb zmm31{k2}, zmm24, [rel camellia128_ctr.T0_constants512 + 256] ;   289.0 p5+p3   11 t
        vmovdqu8 zmm12{k1}, zmm31                                        ;   294.0 p0      11 t
        vmovdqa64 zmm24, zmm26                                           ;   227.0         11 t copy
        vpternlogd zmm24, zmm15, zmm27, 0x96                             ;   273.0 p0      11 t
        vmovdqa64 zmm31, zmm3                                            ;   230.0         11 t copy
        vpternlogd zmm31, zmm11, zmm6, 0x96                              ;   278.0 p0      11 t
        vpternlogd zmm7, zmm24, zmm16, 0x96                              ;   274.0 p0      11 t
        vpternlogd zmm16, zmm28, zmm25, 0x96                             ;   294.0 p0      11 t
        vpternlogd zmm25, zmm19, zmm28, 0x96                             ;   294.0 p0      11 t
        vpternlogd zmm28, zmm4, zmm26, 0x96                              ;   283.0 p0      11 t
        vpternlogd zmm15, zmm27, zmm28, 0x96                             ;   284.0 p0      11 t
        vmovdqa64 zmm27, zmm14                                           ;   268.0         11 t copy
        vpternlogd zmm27, zmm17, zmm6, 0x96                              ;   268.0 p0      11 t
        vpternlogd zmm14, zmm31, zmm17, 0x96                             ;   279.0 p0      11 t
        vpternlogd zmm17, zmm13, zmm12, 0x96                             ;   297.0 p0      11 t
        vpternlogd zmm12, zmm27, zmm13, 0x96                             ;   297.0 p0      11 t
        vpternlogd zmm13, zmm0, zmm3, 0x96                               ;   290.0 p0      11 t
        vpternlogd zmm11, zmm6, zmm13, 0x96                              ;   291.0 p0      11 t
        vpternlogd zmm4, zmm26, zmm16, 0x96                              ;   295.0 p0      11 t
        vpternlogd zmm0, zmm3, zmm17, 0x96                               ;   298.0 p0      11 t
        vmovdqu64 zmm3, [rbp + 5888]                                     ;   118.5 p2      11 t
        vpternlogd zmm3, zmm25, [rbp + 22656], 0x96                      ;   295.0 p0+p3   11 t
        vpternlogd zmm28, zmm7, [rbp + 21952], 0x96                      ;   284.0 p0+p2   11 t
        vmovdqu64 zmm6, [rbp + 6016]                                     ;   120.2 p3      11 t reload
        vpternlogd zmm7, zmm6, [rbp + 22528], 0x96                       ;   275.0 p0+p2   11 t
        vmovdqu64 zmm26, [rbp + 11008]                                   ;   121.2 p3      11 t
        vmovdqu64 zmm6, [rbp + 6912]                                     ;   121.5 p2      11 t reload
        vpternlogd zmm16, zmm15, [rbp + 22464], 0x96                     ;   295.0 p0+p3   11 t
        vpternlogd zmm17, zmm11, [rbp + 22080], 0x96                     ;   298.0 p0+p2   11 t
        vpternlogd zmm19, zmm4, [rbp + 22144], 0x96                      ;   296.0 p0+p3   11 t
        vpternlogd zmm27, zmm0, [rbp + 22208], 0x96                      ;   299.0 p0+p2   11 t
        vpternlogd zmm13, zmm14, [rbp + 22016], 0x96                     ;   291.0 p0+p3   11 t
        vpternlogd zmm14, zmm6, [rbp + 22592], 0x96                      ;   280.0 p0+p2   11 t
        vmovdqu64 zmm6, [rbp + 7040]                                     ;   125.2 p3      11 t reload
        vpternlogd zmm15, zmm6, [rbp + 21888], 0x96                      ;   285.0 p0+p2   11 t
        vmovdqu64 zmm6, [rbp + 7104]                                     ;   126.2 p3      11 t reload
        vpternlogd zmm11, zmm6, [rbp + 22848], 0x96                      ;   292.0 p0+p2   11 t
        vmovdqu64 zmm6, [rbp + 7168]                                     ;   127.2 p3      11 t reload
        vpternlogd zmm4, zmm6, [rbp + 22784], 0x96                       ;   296.0 p0+p2   11 t
        vmovdqu64 zmm6, [rbp + 6272]                                     ;   128.2 p3      11 t
        vpternlogd zmm6, zmm12, [rbp + 22400], 0x96                      ;   298.0 p0+p2   11 t
        vpternlogd zmm25, zmm24, [rbp + 22272], 0x96                     ;   295.0 p0+p3   11 t
        vmovdqu64 zmm24, [rbp + 6976]                                    ;   129.5 p2      11 t reload
        vpternlogd zmm0, zmm24, [rbp + 22720], 0x96                      ;   299.0 p0+p3   11 t
        vmovdqu64 [rbp + 22272], zmm15                                   ;   286.0 p8+p9   11 t spill
        vpternlogd zmm12, zmm31, [rbp + 22336], 0x96                     ;   298.0 p0+p2   11 t
        vmovdqu64 zmm24, [rbp + 11008]                                   ;   131.2 p3      11 t
        vpxord zmm24, zmm24, zmm3                                        ;   296.0 p0      11 t
        vpxord zmm26, zmm26, zmm6                                        ;   299.0 p0      11 t
        vmovdqu64 zmm31, [rbp + 11072]                                   ;   131.5 p2      11 r.1 reload
        vmovdqu64 [rbp + 22336], zmm6                                    ;   299.0 p7+p4   11 t spill
        vpxord zmm6, zmm7, zmm31                                         ;   276.0 p0      11 t
        vpxord zmm31, zmm31, zmm14                                       ;   281.0 p0      11 t
        vmovdqu64 [rbp + 22720], zmm14                                   ;   281.0 p8+p9   11 t spill
        vpxord zmm14, zmm15, [rbp + 11136]                               ;   286.0 p0+p3   11 t
        vpmovb2m k1, zmm24                                               ;   297.0 p0      11 t
        vmovdqu64 [rbp + 22208], zmm11                                   ;   293.0 p7+p4   11 t spill
        vmovdqu64 [rbp + 22400], zmm4                                    ;   297.0 p8+p9   11 t spill
        vmovdqu64 [rbp + 21888], zmm17                                   ;   299.0 p7+p4   11 t spill
        vmovdqu64 [rbp + 22144], zmm7                                    ;   276.0 p8+p9   11 t spill
        vpxord zmm7, zmm13, [rbp + 11264]                                ;   292.0 p0+p2   11 t
        vmovdqu64 [rbp + 22784], zmm0                                    ;   300.0 p7+p4   11 t spill
        vptestmb k2, zmm24, zmm9                                         ;   297.0 p5      11 t
        vmovdqu64 [rbp + 22848], zmm3                                    ;   296.0 p8+p9   11 t spill
        vmovdqu64 [rbp + 22592], zmm27                                   ;   300.0 p7+p4   11 t spill
        vpxord zmm3, zmm16, [rbp + 11328]                                ;   296.0 p0+p3   11 t
        vmovdqu64 [rbp + 22080], zmm16                                   ;   296.0 p8+p9   11 t spill
        vpxord zmm16, zmm17, [rbp + 11328]                               ;   299.0 p0+p2   11 t
        vpmovb2m k3, zmm26                                               ;   300.0 p0      11 t
        vpxord zmm17, zmm19, [rbp + 11392]                               ;   297.0 p0+p3   11 t
        vptestmb k4, zmm26, zmm9                                         ;   300.0 p5      11 t
        vmovdqu64 [rbp + 22464], zmm19                                   ;   297.0 p7+p4   11 t spill
        vpxord zmm19, zmm27, [rbp + 11392]                               ;   300.0 p0+p2   11 t
        vpxord zmm27, zmm25, [rbp + 11456]                               ;   296.0 p0+p3   11 t
        vmovdqu64 [rbp + 22016], zmm25                                   ;   296.0 p8+p9   11 t spill
        vpxord zmm25, zmm12, [rbp + 11456]                               ;   299.0 p0+p2   11 t
        vmovdqu64 [rbp + 22528], zmm12                                   ;   299.0 p7+p4   11 t spill
        vpermb zmm12, zmm24, zmm18                                       ;   297.0 p5      11 t
        vpermb zmm12{k2}, zmm24, [rel camellia128_ctr.T0_constants512 + 128] ;   300.0 p5+p3   11 t
        vmovdqu64 [rbp + 21952], zmm13                                   ;   292.0 p8+p9   11 t spill
        vpermb zmm13, zmm24, zmm30                                       ;   297.0 p5      11 t
        vpermb zmm13{k2}, zmm24, [rel camellia128_ctr.T0_constants512 + 256] ;   300.0 p5+p2   11 t
        vmovdqu8 zmm12{k1}, zmm13                                        ;   305.0 p0      11 t
        vpermb zmm13, zmm26, zmm18                                       ;   300.0 p5      11 t
        vpermb zmm24, zmm26, zmm30                                       ;   300.0 p5      11 t
        vpermb zmm13{k4}, zmm26, [rel camellia128_ctr.T0_constants512 + 128] ;   303.0 p5+p3   11 t
        vpermb zmm24{k4}, zmm26, [rel camellia128_ctr.T0_constants512 + 256] ;   303.0 p5+p2   11 t
        vmovdqu8 zmm13{k3}, zmm24                                        ;   308.0 p0      11 t
        vpmovb2m k5, zmm6                                                ;   277.0 p0      11 t
        vptestmb k6, zmm6, zmm9                                          ;   299.0 p5      11 t
        vpmovb2m k1, zmm31                                               ;   282.0 p0      11 t
        vptestmb k2, zmm31, zmm9                                         ;   300.0 p5      11 t
        vpermb zmm24, zmm6, zmm8                                         ;   301.0 p5      11 t
        vpermb zmm26, zmm6, zmm20                                        ;   302.0 p5      11 t
        vpmovb2m k3, zmm14                                               ;   287.0 p0      11 t
        vptestmb k4, zmm14, zmm9                                         ;   303.0 p5      11 t
        vpermb zmm24{k6}, zmm6, [rel camellia128_ctr.T0_constants512 + 448] ;   304.0 p5+p3   11 t
        vpermb zmm26{k6}, zmm6, [rel camellia128_ctr.T0_constants512 + 576] ;   305.0 p5+p2   11 t
        vmovdqu8 zmm24{k5}, zmm26                                        ;   310.0 p0      11 t
        vpermb zmm6, zmm31, zmm8                                         ;   306.0 p5      11 t
        vpermb zmm26, zmm31, zmm20                                       ;   307.0 p5      11 t
        vpermb zmm6{k2}, zmm31, [rel camellia128_ctr.T0_constants512 + 448] ;   309.0 p5+p3   11 t
        vpermb zmm26{k2}, zmm31, [rel camellia128_ctr.T0_constants512 + 576] ;   310.0 p5+p2   11 t
        vmovdqu8 zmm6{k1}, zmm26                                         ;   315.0 p0      11 t
        vpermb zmm26, zmm14, zmm2                                        ;   310.0 p5      11 t
        vpermb zmm31, zmm14, zmm22                                       ;   311.0 p5      11 t
        vpermb zmm26{k4}, zmm14, [rel camellia128_ctr.T0_constants512 + 704] ;   313.0 p5+p3   11 t
        vpermb zmm31{k4}, zmm14, [rel camellia128_ctr.T0_constants512 + 832] ;   314.0 p5+p2   11 t
        vmovdqu8 zmm26{k3}, zmm31                                        ;   319.0 p0      11 t
        vpxord zmm15, zmm11, [rbp + 11136]                               ;   293.0 p0+p3   11 t
        vpxord zmm11, zmm4, [rbp + 11200]                                ;   297.0 p0+p2   11 t
        vpxord zmm4, zmm0, [rbp + 11200]                                 ;   300.0 p0+p3   11 t
        vpxord zmm0, zmm28, [rbp + 11264]                                ;   285.0 p0+p2   11 t
        vpmovb2m k5, zmm15                                               ;   294.0 p0      11 t
        vptestmb k6, zmm15, zmm9                                         ;   314.0 p5      11 t
        vpmovb2m k1, zmm11                                               ;   298.0 p0      11 t
        vptestmb k2, zmm11, zmm9                                         ;   315.0 p5      11 t
        vpermb zmm14, zmm15, zmm2                                        ;   316.0 p5      11 t
        vpermb zmm31, zmm15, zmm22                                       ;   317.0 p5      11 t
        vpermb zmm14{k6}, zmm15, [rel camellia128_ctr.T0_constants512 + 704] ;   319.0 p5+p3   11 t
        vpermb zmm31{k6}, zmm15, [rel camellia128_ctr.T0_constants512 + 832] ;   320.0 p5+p2   11 t
        vptestmb k6, zmm0, zmm9                                          ;   320.0 p5      11 t
        vpmovb2m k3, zmm4                                                ;   301.0 p0      11 t
        vptestmb k4, zmm4, zmm9                                          ;   321.0 p5      11 t
        vmovdqu8 zmm14{k5}, zmm31                                        ;   325.0 p0      11 t
        vpermb zmm15, zmm11, zmm10                                       ;   322.0 p5      11 t
        vmovdqu64 zmm31, [rel camellia128_ctr.T0_constants512 + 1024]    ;   144.2 p3      11 t reload
        vmovdqu64 [rbp + 22656], zmm28                                   ;   285.0 p7+p4   11 t spill
        vpermb zmm28, zmm11, zmm31                                       ;   323.0 p5      11 t
        vpmovb2m k5, zmm0                                                ;   288.0 p0      11 t
        vpermb zmm15{k2}, zmm11, [rel camellia128_ctr.T0_constants512 + 960] ;   325.0 p5+p2   11 t
        vpermb zmm28{k2}, zmm11, [rel camellia128_ctr.T0_constants512 + 1088] ;   326.0 p5+p3   11 t
        vmovdqu8 zmm15{k1}, zmm28                                        ;   331.0 p0      11 t
        vpermb zmm11, zmm4, zmm10                                        ;   326.0 p5      11 t
        vpermb zmm28, zmm4, zmm31                                        ;   327.0 p5      11 t
        vpmovb2m k1, zmm7                                                ;   293.0 p0      11 t
        vptestmb k2, zmm7, zmm9                                          ;   328.0 p5      11 t
        vpermb zmm11{k4}, zmm4, [rel camellia128_ctr.T0_constants512 + 960] ;   329.0 p5+p2   11 t
        vpermb zmm28{k4}, zmm4, [rel camellia128_ctr.T0_constants512 + 1088] ;   330.0 p5+p3   11 t
        vpermb zmm4, zmm0, zmm8                                          ;   331.0 p5      11 t
        vmovdqu8 zmm11{k3}, zmm28                                        ;   335.0 p0      11 t
        vpermb zmm28, zmm0, zmm20                                        ;   332.0 p5      11 t
        vpmovb2m k3, zmm3                                                ;   297.0 p0      11 t
        vptestmb k4, zmm3, zmm9                                          ;   333.0 p5      11 t
        vpermb zmm4{k6}, zmm0, [rel camellia128_ctr.T0_constants512 + 448] ;   334.0 p5+p2   11 t
        vpermb zmm28{k6}, zmm0, [rel camellia128_ctr.T0_constants512 + 576] ;   335.0 p5+p3   11 t
        vmovdqu8 zmm4{k5}, zmm28                                         ;   340.0 p0      11 t
        vpermb zmm0, zmm7, zmm8                                          ;   336.0 p5      11 t
        vpermb zmm28, zmm7, zmm20                                        ;   337.0 p5      11 t
        vptestmb k6, zmm16, zmm9                                         ;   338.0 p5      11 t
        vpermb zmm0{k2}, zmm7, [rel camellia128_ctr.T0_constants512 + 448] ;   339.0 p5+p2   11 t
        vpermb zmm28{k2}, zmm7, [rel camellia128_ctr.T0_constants512 + 576] ;   340.0 p5+p3   11 t
        vmovdqu8 zmm0{k1}, zmm28                                         ;   345.0 p0      11 t
        vpermb zmm28, zmm3, zmm22                                        ;   341.0 p5      11 t
        vpermb zmm7, zmm3, zmm2                                          ;   342.0 p5      11 t
        vpmovb2m k1, zmm17                                               ;   298.0 p0      11 t
        vptestmb k2, zmm17, zmm9                                         ;   343.0 p5      11 t
        vpermb zmm7{k4}, zmm3, [rel camellia128_ctr.T0_constants512 + 704] ;   345.0 p5+p2   11 t
        vpermb zmm28{k4}, zmm3, [rel camellia128_ctr.T0_constants512 + 832] ;   345.0 p5+p3   11 t
        vmovdqu8 zmm7{k3}, zmm28                                         ;   350.0 p0      11 t
        vpermb zmm3, zmm16, zmm2                                         ;   346.0 p5      11 t
        vpermb zmm28, zmm16, zmm22                                       ;   347.0 p5      11 t
        vpermb zmm3{k6}, zmm16, [rel camellia128_ctr.T0_constants512 + 704] ;   349.0 p5+p2   11 t
        vpermb zmm28{k6}, zmm16, [rel camellia128_ctr.T0_constants512 + 832] ;   350.0 p5+p3   11 t
        vpmovb2m k5, zmm16                                               ;   300.0 p0      11 t
        vmovdqu8 zmm3{k5}, zmm28                                         ;   355.0 p0      11 t
        vpermb zmm16, zmm17, zmm10                                       ;   350.0 p5      11 t
        vpermb zmm28, zmm17, zmm31                                       ;   351.0 p5      11 t
        vpermb zmm16{k2}, zmm17, [rel camellia128_ctr.T0_constants512 + 960] ;   353.0 p5+p2   11 t
        vpermb zmm28{k2}, zmm17, [rel camellia128_ctr.T0_constants512 + 1088] ;   354.0 p5+p3   11 t
        vptestmb k4, zmm19, zmm9                                         ;   354.0 p5      11 t
        vpmovb2m k5, zmm27                                               ;   299.0 p0      11 t
        vptestmb k6, zmm27, zmm9                                         ;   355.0 p5      11 t
        vpermb zmm17, zmm19, zmm10                                       ;   356.0 p5      11 t
        vmovdqu8 zmm16{k1}, zmm28                                        ;   359.0 p0      11 t
        vpmovb2m k1, zmm25                                               ;   301.0 p0      11 t
        vpmovb2m k3, zmm19                                               ;   302.0 p0      11 t
        vpermb zmm28, zmm19, zmm31                                       ;   357.0 p5      11 t
        vpermb zmm17{k4}, zmm19, [rel camellia128_ctr.T0_constants512 + 960] ;   359.0 p5+p2   11 t
        vpermb zmm28{k4}, zmm19, [rel camellia128_ctr.T0_constants512 + 1088] ;   360.0 p5+p3   11 t
        vmovdqu8 zmm17{k3}, zmm28                                        ;   365.0 p0      11 t
        vpermb zmm19, zmm27, zmm18                                       ;   360.0 p5      11 t
        vpermb zmm28, zmm27, zmm30                                       ;   361.0 p5      11 t
        vpermb zmm28{k6}, zmm27, [rel camellia128_ctr.T0_constants512 + 256] ;   364.0 p5+p2   11 t
        vpermb zmm19{k6}, zmm27, [rel camellia128_ctr.T0_constants512 + 128] ;   363.0 p5+p3   11 t
        vpermb zmm27, zmm25, zmm18                                       ;   364.0 p5      11 t
        vptestmb k2, zmm25, zmm9                                         ;   365.0 p5      11 t
        vpermb zmm27{k2}, zmm25, [rel camellia128_ctr.T0_constants512 + 128] ;   367.0 p5+p2   11 t
        vmovdqu8 zmm19{k5}, zmm28                                        ;   369.0 p0      11 t
        vpermb zmm28, zmm25, zmm30                                       ;   367.0 p5      11 t
        vpermb zmm28{k2}, zmm25, [rel camellia128_ctr.T0_constants512 + 256] ;   370.0 p5+p3   11 t
        vmovdqu8 zmm27{k1}, zmm28                                        ;   375.0 p0      11 t
        vmovdqa64 zmm25, zmm12                                           ;   308.0         11 t copy
        vpternlogd zmm25, zmm15, zmm7, 0x96                              ;   353.0 p0      11 t
        vmovdqa64 zmm28, zmm13                                           ;   311.0         11 t copy
        vpternlogd zmm28, zmm11, zmm3, 0x96                              ;   358.0 p0      11 t
        vmovdqa64 zmm31, zmm4                                            ;   343.0         11 t copy
        vpternlogd zmm31, zmm26, zmm15, 0x96                             ;   343.0 p0      11 t
        vpternlogd zmm4, zmm25, zmm26, 0x96                              ;   354.0 p0      11 t
        vpternlogd zmm26, zmm19, zmm24, 0x96                             ;   372.0 p0      11 t
        vpternlogd zmm19, zmm31, zmm24, 0x96                             ;   372.0 p0      11 t
        vpternlogd zmm24, zmm16, zmm12, 0x96                             ;   362.0 p0      11 t
        vpternlogd zmm15, zmm7, zmm24, 0x96                              ;   363.0 p0      11 t
        vmovdqa64 zmm7, zmm0                                             ;   348.0         11 t copy
        vpternlogd zmm7, zmm14, zmm11, 0x96                              ;   348.0 p0      11 t
        vpternlogd zmm0, zmm28, zmm14, 0x96                              ;   359.0 p0      11 t
        vpternlogd zmm14, zmm27, zmm6, 0x96                              ;   378.0 p0      11 t
        vpternlogd zmm27, zmm7, zmm6, 0x96                               ;   378.0 p0      11 t
        vpternlogd zmm6, zmm17, zmm13, 0x96                              ;   368.0 p0      11 t
        vpternlogd zmm11, zmm3, zmm6, 0x96                               ;   369.0 p0      11 t
        vpternlogd zmm16, zmm12, zmm26, 0x96                             ;   373.0 p0      11 t
        vpternlogd zmm17, zmm13, zmm14, 0x96                             ;   379.0 p0      11 t
        vpternlogd zmm5, zmm19, [rbp + 21696], 0x96                      ;   373.0 p0+p2   11 t
        vpternlogd zmm21, zmm27, [rbp + 21248], 0x96                     ;   379.0 p0+p3   11 t
        vpternlogd zmm23, zmm4, [rbp + 21632], 0x96                      ;   355.0 p0+p2   11 t
        vpternlogd zmm1, zmm0, [rbp + 21568], 0x96                       ;   360.0 p0+p3   11 t
        vmovdqu64 zmm3, [rbp + 23424]                                    ;   210.0 p2      11 t
        vpternlogd zmm29, zmm15, [rbp + 21504], 0x96                     ;   364.0 p0+p3   11 t
        vpternlogd zmm3, zmm11, [rbp + 21440], 0x96                      ;   370.0 p0+p2   11 t
        vpternlogd zmm4, zmm24, [rbp + 23296], 0x96                      ;   363.0 p0+p3   11 t
        vmovdqu64 zmm12, [rbp + 23360]                                   ;   216.0 p2      11 t
        vpternlogd zmm12, zmm16, [rbp + 21312], 0x96                     ;   374.0 p0+p3   11 t
        vpternlogd zmm0, zmm6, [rbp + 23168], 0x96                       ;   369.0 p0+p2   11 t
        vmovdqu64 zmm6, [rbp + 23232]                                    ;   219.0 p3      11 t
        vpternlogd zmm6, zmm17, [rbp + 21376], 0x96                      ;   380.0 p0+p2   11 t
        vpternlogd zmm11, zmm14, [rbp + 23040], 0x96                     ;   379.0 p0+p3   11 t
        vpternlogd zmm15, zmm26, [rbp + 23104], 0x96                     ;   373.0 p0+p2   11 t
        vpternlogd zmm16, zmm31, [rbp + 21760], 0x96                     ;   374.0 p0+p3   11 t
        vpternlogd zmm17, zmm7, [rbp + 21824], 0x96                      ;   380.0 p0+p2   11 t
        vpternlogd zmm27, zmm28, [rbp + 22976], 0x96                     ;   379.0 p0+p3   11 t
        vmovdqu64 zmm7, [rbp + 11520]                                    ;   173.0 p2      11 t
        vmovdqu64 zmm14, [rbp + 11584]                                   ;   173.2 p3      11 t
        vmovdqu64 zmm13, [rbp + 11520]                                   ;   174.0 p2      11 t
        vpxord zmm7, zmm7, zmm5                                          ;   374.0 p0      11 t
        vptestmb k2, zmm7, zmm9                                          ;   375.0 p5      11 t
        vmovdqu64 zmm26, [rbp + 11648]                                   ;   174.2 p3      11 t
        vpxord zmm13, zmm13, zmm21                                       ;   380.0 p0      11 t
        vmovdqu64 zmm24, [rbp + 11584]                                   ;   175.0 p2      11 t
        vpxord zmm14, zmm14, zmm23                                       ;   356.0 p0      11 t
        vptestmb k4, zmm13, zmm9                                         ;   381.0 p5      11 t
        vpxord zmm24, zmm24, zmm1                                        ;   361.0 p0      11 t
        vmovdqu64 zmm28, [rbp + 11712]                                   ;   179.0 p3      11 t
        vpxord zmm26, zmm26, zmm3                                        ;   371.0 p0      11 t
        vpmovb2m k1, zmm7                                                ;   375.0 p0      11 t
        vmovdqu64 [rbp + 22976], zmm6                                    ;   381.0 p8+p9   11 t spill
        vpxord zmm28, zmm28, zmm12                                       ;   375.0 p0      11 t
        vpxord zmm31, zmm6, [rbp + 11712]                                ;   381.0 p0+p2   11 t
        vpxord zmm6, zmm4, [rbp + 11776]                                 ;   364.0 p0+p3   11 t
        vmovdqu64 [rbp + 21824], zmm3                                    ;   371.0 p7+p4   11 t spill
        vpxord zmm3, zmm15, [rbp + 11840]                                ;   374.0 p0+p2   11 t
        vpmovb2m k3, zmm13                                               ;   381.0 p0      11 t
        vmovdqu64 [rbp + 23040], zmm11                                   ;   380.0 p8+p9   11 t spill
        vmovdqu64 [rbp + 23104], zmm16                                   ;   375.0 p7+p4   11 t spill
        vmovdqu64 [rbp + 23168], zmm27                                   ;   380.0 p8+p9   11 t spill
        vpternlogd zmm19, zmm25, [rbp + 22912], 0x96                     ;   373.0 p0+p3   11 t
        vmovdqu64 zmm25, [rbp + 11648]                                   ;   188.5 p2      11 t
        vpxord zmm25, zmm25, zmm29                                       ;   365.0 p0      11 t
        vmovdqu64 [rbp + 22912], zmm12                                   ;   375.0 p7+p4   11 t spill
        vpxord zmm12, zmm0, [rbp + 11776]                                ;   370.0 p0+p3   11 t
        vmovdqu64 [rbp + 21760], zmm29                                   ;   365.0 p8+p9   11 t spill
        vpxord zmm29, zmm11, [rbp + 11840]                               ;   380.0 p0+p2   11 t
        vmovdqu64 [rbp + 21376], zmm17                                   ;   381.0 p7+p4   11 t spill
        vmovdqu64 [rbp + 23232], zmm19                                   ;   374.0 p8+p9   11 t spill
        vpmovb2m k5, zmm14                                               ;   357.0 p0      11 t
        vmovdqu64 [rbp + 21312], zmm1                                    ;   361.0 p7+p4   11 t spill
        vpermb zmm1, zmm7, zmm30                                         ;   375.0 p5      11 t
        vptestmb k6, zmm14, zmm9                                         ;   372.0 p5      11 t
        vpxord zmm11, zmm16, [rbp + 11904]                               ;   375.0 p0+p3   11 t
        vpxord zmm16, zmm17, [rbp + 11904]                               ;   381.0 p0+p2   11 t
        vpxord zmm17, zmm19, [rbp + 11968]                               ;   374.0 p0+p3   11 t
        vpxord zmm19, zmm27, [rbp + 11968]                               ;   380.0 p0+p2   11 t
        vpermb zmm27, zmm7, zmm18                                        ;   375.0 p5      11 t
        vpermb zmm27{k2}, zmm7, [rel camellia128_ctr.T0_constants512 + 128] ;   378.0 p5+p3   11 t
        vpermb zmm1{k2}, zmm7, [rel camellia128_ctr.T0_constants512 + 256] ;   378.0 p5+p2   11 t
        vmovdqu8 zmm27{k1}, zmm1                                         ;   383.0 p0      11 t
        vpermb zmm1, zmm13, zmm18                                        ;   381.0 p5      11 t
        vpermb zmm7, zmm13, zmm30                                        ;   381.0 p5      11 t
        vpmovb2m k1, zmm24                                               ;   362.0 p0      11 t
        vptestmb k2, zmm24, zmm9                                         ;   378.0 p5      11 t
        vpermb zmm1{k4}, zmm13, [rel camellia128_ctr.T0_constants512 + 128] ;   384.0 p5+p3   11 t
        vpermb zmm7{k4}, zmm13, [rel camellia128_ctr.T0_constants512 + 256] ;   384.0 p5+p2   11 t
        vmovdqu8 zmm1{k3}, zmm7                                          ;   389.0 p0      11 t
        vpermb zmm7, zmm14, zmm8                                         ;   381.0 p5      11 t
        vpermb zmm13, zmm14, zmm20                                       ;   382.0 p5      11 t
        vpmovb2m k3, zmm25                                               ;   366.0 p0      11 t
        vptestmb k4, zmm25, zmm9                                         ;   383.0 p5      11 t
        vpermb zmm7{k6}, zmm14, [rel camellia128_ctr.T0_constants512 + 448] ;   384.0 p5+p3   11 t
        vpermb zmm13{k6}, zmm14, [rel camellia128_ctr.T0_constants512 + 576] ;   385.0 p5+p2   11 t
        vmovdqu8 zmm7{k5}, zmm13                                         ;   390.0 p0      11 t
        vpermb zmm13, zmm24, zmm8                                        ;   386.0 p5      11 t
        vpermb zmm14, zmm24, zmm20                                       ;   387.0 p5      11 t
        vpmovb2m k5, zmm26                                               ;   372.0 p0      11 t
        vptestmb k6, zmm26, zmm9                                         ;   388.0 p5      11 t
        vpermb zmm13{k2}, zmm24, [rel camellia128_ctr.T0_constants512 + 448] ;   389.0 p5+p3   11 t
        vpermb zmm14{k2}, zmm24, [rel camellia128_ctr.T0_constants512 + 576] ;   390.0 p5+p2   11 t
        vmovdqu8 zmm13{k1}, zmm14                                        ;   395.0 p0      11 t
        vpermb zmm14, zmm25, zmm2                                        ;   391.0 p5      11 t
        vpermb zmm24, zmm25, zmm22                                       ;   392.0 p5      11 t
        vptestmb k2, zmm28, zmm9                                         ;   393.0 p5      11 t
        vpermb zmm14{k4}, zmm25, [rel camellia128_ctr.T0_constants512 + 704] ;   394.0 p5+p3   11 t
        vpermb zmm24{k4}, zmm25, [rel camellia128_ctr.T0_constants512 + 832] ;   395.0 p5+p2   11 t
        vmovdqu8 zmm14{k3}, zmm24                                        ;   400.0 p0      11 t
        vpermb zmm24, zmm26, zmm2                                        ;   396.0 p5      11 t
        vpermb zmm25, zmm26, zmm22                                       ;   397.0 p5      11 t
        vpermb zmm24{k6}, zmm26, [rel camellia128_ctr.T0_constants512 + 704] ;   399.0 p5+p3   11 t
        vpermb zmm25{k6}, zmm26, [rel camellia128_ctr.T0_constants512 + 832] ;   400.0 p5+p2   11 t
        vmovdqu8 zmm24{k5}, zmm25                                        ;   405.0 p0      11 t
        vpermb zmm25, zmm28, zmm10                                       ;   400.0 p5      11 t
        vmovdqu64 zmm26, [rel camellia128_ctr.T0_constants512 + 1024]    ;   218.3 p3      11 t reload
        vmovdqu64 [rbp + 23360], zmm15                                   ;   374.0 p8+p9   11 t spill
        vpermb zmm15, zmm28, zmm26                                       ;   401.0 p5      11 t
        vpermb zmm25{k2}, zmm28, [rel camellia128_ctr.T0_constants512 + 960] ;   403.0 p5+p2   11 t
        vpmovb2m k1, zmm28                                               ;   376.0 p0      11 t
        vpmovb2m k3, zmm31                                               ;   382.0 p0      11 t
        vptestmb k4, zmm31, zmm9                                         ;   403.0 p5      11 t
        vpmovb2m k5, zmm6                                                ;   368.0 p0      11 t
        vptestmb k6, zmm6, zmm9                                          ;   404.0 p5      11 t
        vpermb zmm15{k2}, zmm28, [rel camellia128_ctr.T0_constants512 + 1088] ;   405.0 p5+p3   11 t
        vptestmb k2, zmm12, zmm9                                         ;   406.0 p5      11 t
        vmovdqu8 zmm25{k1}, zmm15                                        ;   410.0 p0      11 t
        vpermb zmm15, zmm31, zmm10                                       ;   407.0 p5      11 t
        vpmovb2m k1, zmm12                                               ;   371.0 p0      11 t
        vpermb zmm15{k4}, zmm31, [rel camellia128_ctr.T0_constants512 + 960] ;   410.0 p5+p2   11 t
        vpermb zmm28, zmm31, zmm26                                       ;   409.0 p5      11 t
        vpermb zmm28{k4}, zmm31, [rel camellia128_ctr.T0_constants512 + 1088] ;   412.0 p5+p3   11 t
        vmovdqu8 zmm15{k3}, zmm28                                        ;   417.0 p0      11 t
        vpermb zmm28, zmm6, zmm8                                         ;   411.0 p5      11 t
        vpermb zmm31, zmm6, zmm20                                        ;   412.0 p5      11 t
        vpermb zmm28{k6}, zmm6, [rel camellia128_ctr.T0_constants512 + 448] ;   414.0 p5+p2   11 t
        vpermb zmm31{k6}, zmm6, [rel camellia128_ctr.T0_constants512 + 576] ;   415.0 p5+p3   11 t
        vmovdqu8 zmm28{k5}, zmm31                                        ;   420.0 p0      11 t
        vpermb zmm6, zmm12, zmm8                                         ;   415.0 p5      11 t
        vpermb zmm31, zmm12, zmm20                                       ;   416.0 p5      11 t
        vpermb zmm6{k2}, zmm12, [rel camellia128_ctr.T0_constants512 + 448] ;   418.0 p5+p2   11 t
        vpermb zmm31{k2}, zmm12, [rel camellia128_ctr.T0_constants512 + 576] ;   419.0 p5+p3   11 t
        vmovdqu8 zmm6{k1}, zmm31                                         ;   424.0 p0      11 t
        vpmovb2m k5, zmm29                                               ;   381.0 p0      11 t
        vpmovb2m k3, zmm3                                                ;   375.0 p0      11 t
        vptestmb k4, zmm3, zmm9                                          ;   419.0 p5      11 t
        vptestmb k6, zmm29, zmm9                                         ;   420.0 p5      11 t
        vpermb zmm12, zmm3, zmm2                                         ;   421.0 p5      11 t
        vpermb zmm31, zmm3, zmm22                                        ;   422.0 p5      11 t
        vpmovb2m k1, zmm11                                               ;   376.0 p0      11 t
        vptestmb k2, zmm11, zmm9                                         ;   423.0 p5      11 t
        vpermb zmm12{k4}, zmm3, [rel camellia128_ctr.T0_constants512 + 704] ;   424.0 p5+p2   11 t
        vpermb zmm31{k4}, zmm3, [rel camellia128_ctr.T0_constants512 + 832] ;   425.0 p5+p3   11 t
        vmovdqu8 zmm12{k3}, zmm31                                        ;   430.0 p0      11 t
        vpermb zmm3, zmm29, zmm2                                         ;   426.0 p5      11 t
        vpmovb2m k3, zmm16                                               ;   382.0 p0      11 t
        vptestmb k4, zmm16, zmm9                                         ;   427.0 p5      11 t
        vpermb zmm3{k6}, zmm29, [rel camellia128_ctr.T0_constants512 + 704] ;   429.0 p5+p2   11 t
        vpermb zmm31, zmm29, zmm22                                       ;   429.0 p5      11 t
        vpermb zmm31{k6}, zmm29, [rel camellia128_ctr.T0_constants512 + 832] ;   432.0 p5+p3   11 t
        vmovdqu8 zmm3{k5}, zmm31                                         ;   437.0 p0      11 t
        vpermb zmm29, zmm11, zmm10                                       ;   431.0 p5      11 t
        vpermb zmm31, zmm11, zmm26                                       ;   432.0 p5      11 t
        vpmovb2m k5, zmm17                                               ;   380.0 p0      11 t
        vptestmb k6, zmm17, zmm9                                         ;   433.0 p5      11 t
        vpermb zmm29{k2}, zmm11, [rel camellia128_ctr.T0_constants512 + 960] ;   434.0 p5+p2   11 t
        vpermb zmm31{k2}, zmm11, [rel camellia128_ctr.T0_constants512 + 1088] ;   435.0 p5+p3   11 t
        vmovdqu8 zmm29{k1}, zmm31                                        ;   440.0 p0      11 t
        vpermb zmm11, zmm16, zmm10                                       ;   436.0 p5      11 t
        vpermb zmm31, zmm16, zmm26                                       ;   437.0 p5      11 t
        vpermb zmm11{k4}, zmm16, [rel camellia128_ctr.T0_constants512 + 960] ;   439.0 p5+p2   11 t
        vpermb zmm31{k4}, zmm16, [rel camellia128_ctr.T0_constants512 + 1088] ;   440.0 p5+p3   11 t
        vmovdqu8 zmm11{k3}, zmm31                                        ;   445.0 p0      11 t
        vpermb zmm16, zmm17, zmm18                                       ;   440.0 p5      11 t
        vpermb zmm31, zmm17, zmm30                                       ;   441.0 p5      11 t
        vpermb zmm16{k6}, zmm17, [rel camellia128_ctr.T0_constants512 + 128] ;   443.0 p5+p2   11 t
        vpermb zmm31{k6}, zmm17, [rel camellia128_ctr.T0_constants512 + 256] ;   444.0 p5+p3   11 t
        vmovdqu8 zmm16{k5}, zmm31                                        ;   449.0 p0      11 t
        vpermb zmm31, zmm19, zmm30                                       ;   444.0 p5      11 t
        vptestmb k2, zmm19, zmm9                                         ;   445.0 p5      11 t
        vpermb zmm31{k2}, zmm19, [rel camellia128_ctr.T0_constants512 + 256] ;   447.0 p5+p2   11 t
        vpmovb2m k1, zmm19                                               ;   384.0 p0      11 t
        vpermb zmm17, zmm19, zmm18                                       ;   447.0 p5      11 t
        vmovdqa64 zmm26, zmm28                                           ;   423.0         11 t copy
        vpermb zmm17{k2}, zmm19, [rel camellia128_ctr.T0_constants512 + 128] ;   450.0 p5+p3   11 t
        vmovdqa64 zmm19, zmm27                                           ;   386.0         11 t copy
        vpternlogd zmm26, zmm14, zmm25, 0x96                             ;   423.0 p0      11 t
        vmovdqu8 zmm17{k1}, zmm31                                        ;   455.0 p0      11 t
        vpternlogd zmm19, zmm12, zmm25, 0x96                             ;   433.0 p0      11 t
        vmovdqa64 zmm31, zmm1                                            ;   392.0         11 t copy
        vpternlogd zmm31, zmm3, zmm15, 0x96                              ;   440.0 p0      11 t
        vpternlogd zmm28, zmm19, zmm14, 0x96                             ;   434.0 p0      11 t
        vpternlogd zmm14, zmm16, zmm7, 0x96                              ;   452.0 p0      11 t
        vpternlogd zmm16, zmm26, zmm7, 0x96                              ;   452.0 p0      11 t
        vpternlogd zmm7, zmm29, zmm27, 0x96                              ;   443.0 p0      11 t
        vpternlogd zmm12, zmm25, zmm7, 0x96                              ;   444.0 p0      11 t
        vmovdqa64 zmm25, zmm6                                            ;   427.0         11 t copy
        vpternlogd zmm25, zmm24, zmm15, 0x96                             ;   427.0 p0      11 t
        vpternlogd zmm6, zmm31, zmm24, 0x96                              ;   441.0 p0      11 t
        vpternlogd zmm24, zmm17, zmm13, 0x96                             ;   458.0 p0      11 t
        vpternlogd zmm17, zmm25, zmm13, 0x96                             ;   458.0 p0      11 t
        vpternlogd zmm13, zmm11, zmm1, 0x96                              ;   448.0 p0      11 t
        vpternlogd zmm3, zmm15, zmm13, 0x96                              ;   449.0 p0      11 t
        vpternlogd zmm29, zmm27, zmm14, 0x96                             ;   453.0 p0      11 t
        vpternlogd zmm7, zmm28, [rbp + 22656], 0x96                      ;   444.0 p0+p2   11 t
        vpternlogd zmm13, zmm6, [rbp + 21952], 0x96                      ;   449.0 p0+p3   11 t
        vpternlogd zmm14, zmm12, [rbp + 22080], 0x96                     ;   453.0 p0+p2   11 t
        vpternlogd zmm26, zmm29, [rbp + 22464], 0x96                     ;   454.0 p0+p3   11 t
        vmovdqu64 zmm27, [rbp + 12352]                                   ;   244.0 p2      12 d.5 reload
        vpternlogd zmm11, zmm1, zmm24, 0x96                              ;   459.0 p0      11 t
        vpternlogd zmm24, zmm3, [rbp + 21888], 0x96                      ;   459.0 p0+p3   11 t
        vpternlogd zmm25, zmm11, [rbp + 22592], 0x96                     ;   460.0 p0+p2   11 t
        vpternlogd zmm19, zmm16, [rbp + 22016], 0x96                     ;   453.0 p0+p3   11 t
        vmovdqu64 zmm15, [rbp + 12288]                                   ;   249.3 p2      12 y
        vpternlogd zmm31, zmm17, [rbp + 22528], 0x96                     ;   459.0 p0+p3   11 t
        vmovdqu64 zmm1, [rbp + 12288]                                    ;   252.3 p2      12 y
        vpandd zmm22, zmm26, [rbp + 12416]                               ;   455.0 p0+p3   12 y
        vpandd zmm1, zmm1, zmm7                                          ;   445.0 p0      12 y
        vpandd zmm10, zmm14, zmm27                                       ;   454.0 p0      12 y
        vpandd zmm27, zmm27, zmm24                                       ;   460.0 p0      12 y
        vpandd zmm8, zmm31, [rbp + 12480]                                ;   460.0 p0+p2   12 y
        vpaddb zmm30, zmm1, zmm1                                         ;   446.0 p0      12 y
        vpsrlq zmm1, zmm1, 7                                             ;   446.0 p0      12 y
        vpandd zmm2, zmm25, [rbp + 12416]                                ;   461.0 p0+p3   12 y
        vpandd zmm20, zmm19, [rbp + 12480]                               ;   454.0 p0+p2   12 y
        vpandd zmm15, zmm15, zmm13                                       ;   450.0 p0      12 y
        vpaddb zmm18, zmm15, zmm15                                       ;   451.0 p0      12 y
        vpsrlq zmm15, zmm15, 7                                           ;   451.0 p0      12 y
        vpsrlq zmm9, zmm20, 7                                            ;   455.0 p0      12 y
        vmovdqu64 [rbp + 22528], zmm23                                   ;   356.0 p7+p4   11 t spill
        vpsrlq zmm23, zmm8, 7                                            ;   461.0 p0      12 y
        vmovdqu64 [rbp + 22016], zmm0                                    ;   370.0 p8+p9   11 t spill
        vpaddb zmm0, zmm10, zmm10                                        ;   455.0 p0      12 y
        vpsrlq zmm10, zmm10, 7                                           ;   455.0 p0      12 y
        vmovdqu64 [rbp + 22592], zmm21                                   ;   380.0 p7+p4   11 t spill
        vpaddb zmm21, zmm27, zmm27                                       ;   461.0 p0      12 y
        vpsrlq zmm27, zmm27, 7                                           ;   461.0 p0      12 y
        vmovdqu64 [rbp + 22464], zmm4                                    ;   364.0 p8+p9   11 t spill
        vpaddb zmm4, zmm22, zmm22                                        ;   456.0 p0      12 y
        vpsrlq zmm22, zmm22, 7                                           ;   456.0 p0      12 y
        vmovdqu64 [rbp + 21888], zmm5                                    ;   374.0 p7+p4   11 t spill
        vpaddb zmm5, zmm2, zmm2                                          ;   462.0 p0      12 y
        vpsrlq zmm2, zmm2, 7                                             ;   462.0 p0      12 y
        vpaddb zmm20, zmm20, zmm20                                       ;   455.0 p0      12 y
        vpaddb zmm8, zmm8, zmm8                                          ;   461.0 p0      12 y
        vpternlogd zmm30, zmm16, [rbp + 22848], 0x96                     ;   453.0 p0+p3   12 y
        vmovdqu64 zmm16, [rel camellia128_ctr.T0_constants512]           ;   273.0 p2       9 d reload
        vpternlogd zmm30, zmm9, zmm16, 0x78                              ;   456.0 p0      12 y
        vpternlogd zmm18, zmm17, [rbp + 22336], 0x96                     ;   459.0 p0+p3   12 y
        vpternlogd zmm18, zmm23, zmm16, 0x78                             ;   462.0 p0      12 y
        vpternlogd zmm0, zmm28, [rbp + 22144], 0x96                      ;   456.0 p0+p2   12 y
        vpternlogd zmm0, zmm1, zmm16, 0x78                               ;   457.0 p0      12 y
        vpternlogd zmm8, zmm11, [rbp + 22784], 0x96                      ;   462.0 p0+p3   12 y
        vmovdqu64 zmm28, [rbp + 12736]                                   ;   279.0 p2      12 x
        vpternlogd zmm21, zmm6, [rbp + 22720], 0x96                      ;   462.0 p0+p3   12 y
        vpternlogd zmm4, zmm12, [rbp + 22272], 0x96                      ;   457.0 p0+p2   12 y
        vpternlogd zmm4, zmm10, zmm16, 0x78                              ;   458.0 p0      12 y
        vpternlogd zmm21, zmm15, zmm16, 0x78                             ;   463.0 p0      12 y
        vpternlogd zmm5, zmm3, [rbp + 22208], 0x96                       ;   463.0 p0+p3   12 y
        vpternlogd zmm5, zmm27, zmm16, 0x78                              ;   464.0 p0      12 y
        vpternlogd zmm20, zmm29, [rbp + 22400], 0x96                     ;   456.0 p0+p2   12 y
        vpternlogd zmm20, zmm22, zmm16, 0x78                             ;   457.0 p0      12 y
        vpternlogd zmm8, zmm2, zmm16, 0x78                               ;   463.0 p0      12 y
        vmovdqu64 zmm1, [rbp + 12032]                                    ;   289.0 p3      12 d.0 reload
        vpternlogd zmm7, zmm30, zmm1, 0x1e                               ;   457.0 p5      12 y
        vpternlogd zmm1, zmm13, zmm18, 0x36                              ;   463.0 p0      12 y
        vmovdqu64 zmm2, [rbp + 12096]                                    ;   291.0 p2      12 d.1 reload
        vmovdqu64 zmm27, [rbp + 21376]                                   ;   381.0 p3      11 t reload
        vpternlogd zmm14, zmm0, zmm2, 0x1e                               ;   458.0 p5      12 y
        vpternlogd zmm2, zmm24, zmm21, 0x36                              ;   464.0 p0      12 y
        vmovdqu64 zmm3, [rbp + 12160]                                    ;   294.5 p2      12 d.2 reload
        vpternlogd zmm26, zmm4, zmm3, 0x1e                               ;   459.0 p5      12 y
        vpternlogd zmm3, zmm25, zmm5, 0x36                               ;   465.0 p0      12 y
        vmovdqu64 zmm6, [rbp + 12224]                                    ;   297.2 p3      12 d.3 reload
        vpternlogd zmm19, zmm20, zmm6, 0x1e                              ;   458.0 p5      12 y
        vpternlogd zmm6, zmm31, zmm8, 0x36                               ;   464.0 p0      12 y
        vmovdqu64 zmm9, [rbp + 21888]                                    ;   374.0 p2      11 t reload
        vmovdqu64 zmm10, [rbp + 22464]                                   ;   364.0 p3      11 t reload
        vmovdqu64 zmm11, [rbp + 12608]                                   ;   298.7 p2      12 x
        vpternlogd zmm11, zmm10, zmm9, 0x36                              ;   453.0 p5      12 x
        vmovdqu64 zmm10, [rbp + 22592]                                   ;   380.0 p3      11 t reload
        vmovdqu64 zmm12, [rbp + 22016]                                   ;   370.0 p2      11 t reload
        vmovdqu64 zmm13, [rbp + 12608]                                   ;   300.2 p3      12 x
        vpternlogd zmm13, zmm12, zmm10, 0x36                             ;   454.0 p0      12 x
        vmovdqu64 zmm12, [rbp + 22528]                                   ;   356.0 p2      11 t reload
        vmovdqu64 zmm15, [rbp + 23360]                                   ;   374.0 p3      11 t reload
        vmovdqu64 zmm24, [rbp + 23104]                                   ;   375.0 p2      11 t reload
        vmovdqu64 zmm17, [rbp + 12672]                                   ;   302.2 p3      12 x
        vpternlogd zmm17, zmm15, zmm12, 0x36                             ;   454.0 p5      12 x
        vmovdqu64 zmm22, [rbp + 23040]                                   ;   380.0 p2      11 t reload
        vmovdqu64 zmm25, [rbp + 12736]                                   ;   303.2 p3      12 x
        vmovdqu64 zmm23, [rbp + 12672]                                   ;   303.7 p2      12 x
        vmovdqu64 zmm29, [rbp + 13120]                                   ;   304.2 p3      12 x
        vmovdqu64 zmm31, [rbp + 13184]                                   ;   304.7 p2      12 y.5 reload
        vpandd zmm29, zmm29, zmm13                                       ;   455.0 p0      12 x
        vmovdqu64 [rbp + 23360], zmm17                                   ;   455.0 p8+p9   12 x spill
        vpaddb zmm10, zmm29, zmm29                                       ;   456.0 p5      12 x
        vpsrlq zmm29, zmm29, 7                                           ;   456.0 p0      12 x
        vpandd zmm29, zmm29, zmm16                                       ;   457.0 p5      12 x
        vmovdqa64 zmm9, zmm16                                            ;   301.5         12 x copy
        vmovdqu64 [rbp + 22016], zmm13                                   ;   455.0 p7+p4   12 x spill
        vmovdqu64 zmm13, [rbp + 13312]                                   ;   305.2 p3      12 x
        vmovdqu64 [rbp + 22464], zmm11                                   ;   454.0 p8+p9   12 x spill
        vmovdqu64 zmm15, [rbp + 21312]                                   ;   361.0 p2      11 t reload
        vpternlogd zmm23, zmm22, zmm15, 0x36                             ;   457.0 p0      12 x
        vmovdqu64 zmm22, [rbp + 21760]                                   ;   365.0 p3      11 t reload
        vpternlogd zmm25, zmm24, zmm22, 0x36                             ;   457.0 p5      12 x
        vmovdqu64 zmm24, [rbp + 21824]                                   ;   371.0 p2      11 t reload
        vpternlogd zmm28, zmm27, zmm24, 0x36                             ;   458.0 p0      12 x
        vmovdqu64 zmm27, [rbp + 13120]                                   ;   307.2 p3      12 x
        vpandd zmm27, zmm27, zmm11                                       ;   458.0 p5      12 x
        vpandd zmm24, zmm17, zmm31                                       ;   459.0 p0      12 x
        vpandd zmm31, zmm31, zmm23                                       ;   459.0 p5      12 x
        vmovdqu64 [rbp + 23040], zmm23                                   ;   458.0 p7+p4   12 x spill
        vpaddb zmm23, zmm31, zmm31                                       ;   460.0 p0      12 x
        vpsrlq zmm31, zmm31, 7                                           ;   461.0 p0      12 x
        vpandd zmm31, zmm31, zmm16                                       ;   462.0 p5      12 x
        vmovdqu64 zmm17, [rbp + 13312]                                   ;   307.7 p2      12 x
        vpandd zmm22, zmm25, [rbp + 13248]                               ;   461.0 p5+p3   12 x
        vpandd zmm15, zmm28, [rbp + 13248]                               ;   462.0 p0+p2   12 x
        vpaddb zmm12, zmm27, zmm27                                       ;   462.0 p5      12 x
        vpsrlq zmm27, zmm27, 7                                           ;   463.0 p0      12 x
        vpandd zmm27, zmm27, zmm16                                       ;   464.0 p5      12 x
        vmovdqu64 [rbp + 21376], zmm28                                   ;   459.0 p8+p9   12 x spill
        vmovdqu64 [rbp + 23104], zmm25                                   ;   458.0 p7+p4   12 x spill
        vmovdqa64 zmm28, zmm16                                           ;   305.8         12 x copy
        vpaddb zmm25, zmm24, zmm24                                       ;   464.0 p0      12 x
        vpsrlq zmm24, zmm24, 7                                           ;   465.0 p0      12 x
        vpandd zmm24, zmm24, zmm16                                       ;   466.0 p5      12 x
        vpaddb zmm11, zmm22, zmm22                                       ;   465.0 p5      12 x
        vpsrlq zmm22, zmm22, 7                                           ;   466.0 p0      12 x
        vpandd zmm22, zmm22, zmm16                                       ;   467.0 p5      12 x
        vmovdqu64 [rbp + 22784], zmm22                                   ;   468.0 p8+p9   12 x spill
        vpaddb zmm22, zmm15, zmm15                                       ;   467.0 p0      12 x
        vpsrlq zmm15, zmm15, 7                                           ;   468.0 p0      12 x
        vpandd zmm15, zmm15, zmm16                                       ;   469.0 p5      12 x
        vmovdqu64 [rbp + 22400], zmm15                                   ;   470.0 p7+p4   12 x spill
        vmovdqu64 zmm16, [rbp + 23232]                                   ;   374.0 p3      11 t reload
        vmovdqu64 zmm15, [rbp + 12800]                                   ;   309.7 p2      12 x
        vpternlogd zmm15, zmm16, [rbp + 22912], 0x36                     ;   468.0 p5+p3   12 x
        vpandd zmm17, zmm17, zmm15                                       ;   469.0 p0      12 x
        vpsrlq zmm16, zmm17, 7                                           ;   470.0 p0      12 x
        vpandd zmm9, zmm9, zmm16                                         ;   471.0 p5      12 x
        vpaddb zmm16, zmm17, zmm17                                       ;   470.0 p5      12 x
        vmovdqu64 zmm17, [rbp + 22976]                                   ;   381.0 p2      11 t reload
        vmovdqu64 [rbp + 23232], zmm15                                   ;   469.0 p8+p9   12 x spill
        vmovdqu64 [rbp + 22208], zmm16                                   ;   471.0 p7+p4   12 x spill
        vmovdqu64 zmm16, [rbp + 12800]                                   ;   311.2 p3      12 x
        vmovdqu64 zmm15, [rbp + 23168]                                   ;   380.0 p2      11 t reload
        vpternlogd zmm16, zmm15, zmm17, 0x36                             ;   471.0 p0      12 x
        vpandd zmm13, zmm13, zmm16                                       ;   472.0 p5      12 x
        vpsrlq zmm15, zmm13, 7                                           ;   473.0 p0      12 x
        vpandd zmm28, zmm28, zmm15                                       ;   474.0 p5      12 x
        vmovdqu64 zmm15, [rbp + 13376]                                   ;   312.2 p3      11 r.0 reload
        vpxord zmm17, zmm30, zmm15                                       ;   473.0 p0      11 t
        vpxord zmm15, zmm15, zmm18                                       ;   473.0 p5      11 t
        vmovdqu64 [rbp + 23168], zmm18                                   ;   463.0 p8+p9   12 y spill
        vpxord zmm18, zmm0, [rbp + 13440]                                ;   474.0 p0+p2   11 t
        vpaddb zmm13, zmm13, zmm13                                       ;   474.0 p5      12 x
        vmovdqu64 [rbp + 22720], zmm21                                   ;   464.0 p7+p4   12 y spill
        vpmovb2m k1, zmm17                                               ;   475.0 p0      11 t
        vmovdqu64 [rbp + 22144], zmm4                                    ;   459.0 p8+p9   12 y spill
        vmovdqu64 [rbp + 22272], zmm0                                    ;   458.0 p7+p4   12 y spill
        vpxord zmm0, zmm21, [rbp + 13440]                                ;   475.0 p5+p3   11 t
        vpxord zmm21, zmm4, [rbp + 13504]                                ;   476.0 p0+p2   11 t
        vpxord zmm4, zmm5, [rbp + 13504]                                 ;   476.0 p5+p3   11 t
        vmovdqu64 [rbp + 22336], zmm5                                    ;   465.0 p8+p9   12 y spill
        vpxord zmm5, zmm20, [rbp + 13632]                                ;   477.0 p0+p2   11 t
        vmovdqu64 [rbp + 22848], zmm20                                   ;   458.0 p7+p4   12 y spill
        vpxord zmm20, zmm8, [rbp + 13632]                                ;   477.0 p5+p3   11 t
        vmovdqu64 [rbp + 22080], zmm8                                    ;   464.0 p8+p9   12 y spill
        vpxord zmm8, zmm7, [rbp + 13696]                                 ;   478.0 p0+p2   11 t
        vmovdqu64 [rbp + 21952], zmm30                                   ;   457.0 p7+p4   12 y spill
        vpxord zmm30, zmm1, [rbp + 13696]                                ;   478.0 p5+p3   11 t
        vmovdqu64 [rbp + 22656], zmm1                                    ;   464.0 p8+p9   12 y spill
        vpxord zmm1, zmm14, [rbp + 13760]                                ;   479.0 p0+p2   11 t
        vmovdqu64 [rbp + 23296], zmm14                                   ;   459.0 p7+p4   12 y spill
        vpxord zmm14, zmm2, [rbp + 13760]                                ;   479.0 p5+p3   11 t
        vpmovb2m k2, zmm15                                               ;   480.0 p0      11 t
        vmovdqu64 [rbp + 21440], zmm2                                    ;   465.0 p8+p9   12 y spill
        vpxord zmm2, zmm26, [rbp + 13824]                                ;   480.0 p5+p2   11 t
        vmovdqu64 [rbp + 23424], zmm26                                   ;   460.0 p7+p4   12 y spill
        vpxord zmm26, zmm3, [rbp + 13824]                                ;   481.0 p0+p3   11 t
        vmovdqu64 [rbp + 21568], zmm19                                   ;   459.0 p8+p9   12 y spill
        vptestmb k3, zmm17, [rel camellia128_ctr.T0_constants512 + 320]  ;   481.0 p5+p2   11 t
        vmovdqu64 [rbp + 21632], zmm6                                    ;   465.0 p7+p4   12 y spill
        vpmovb2m k4, zmm18                                               ;   482.0 p0      11 t
        vmovdqu64 [rbp + 21248], zmm7                                    ;   458.0 p8+p9   12 y spill
        vmovdqu64 [rbp + 21504], zmm3                                    ;   466.0 p7+p4   12 y spill
        vpxord zmm3, zmm19, [rbp + 13952]                                ;   482.0 p5+p3   11 t
        vpxord zmm19, zmm6, [rbp + 13952]                                ;   483.0 p0+p2   11 t
        vpermb zmm6, zmm17, [rel camellia128_ctr.T0_constants512 + 64]   ;   483.0 p5+p3   11 t
        vpermb zmm7, zmm17, [rel camellia128_ctr.T0_constants512 + 192]  ;   484.0 p5+p2   11 t
        vpermb zmm6{k3}, zmm17, [rel camellia128_ctr.T0_constants512 + 128] ;   486.0 p5+p3   11 t
        vpermb zmm7{k3}, zmm17, [rel camellia128_ctr.T0_constants512 + 256] ;   487.0 p5+p2   11 t
        vmovdqu8 zmm6{k1}, zmm7                                          ;   492.0 p0      11 t
        vmovdqu64 zmm7, [rel camellia128_ctr.T0_constants512 + 320]      ;   323.0 p3      11 t reload
        vptestmb k1, zmm15, zmm7                                         ;   487.0 p5      11 t
        vmovdqu64 zmm17, [rel camellia128_ctr.T0_constants512 + 64]      ;   323.2 p2      11 t reload
        vmovdqu64 [rbp + 21696], zmm16                                   ;   472.0 p8+p9   12 x spill
        vpermb zmm16, zmm15, zmm17                                       ;   488.0 p5      11 t
        vptestmb k3, zmm18, zmm7                                         ;   489.0 p5      11 t
        vpermb zmm17, zmm15, [rel camellia128_ctr.T0_constants512 + 192] ;   490.0 p5+p3   11 t
        vpermb zmm16{k1}, zmm15, [rel camellia128_ctr.T0_constants512 + 128] ;   491.0 p5+p2   11 t
        vpermb zmm17{k1}, zmm15, [rel camellia128_ctr.T0_constants512 + 256] ;   493.0 p5+p3   11 t
        vmovdqu8 zmm16{k2}, zmm17                                        ;   498.0 p0      11 t
        vmovdqu64 zmm15, [rel camellia128_ctr.T0_constants512 + 384]     ;   325.2 p2      11 t reload
        vpermb zmm17, zmm18, zmm15                                       ;   493.0 p5      11 t
        vpermb zmm17{k3}, zmm18, [rel camellia128_ctr.T0_constants512 + 448] ;   496.0 p5+p3   11 t
        vpmovb2m k5, zmm0                                                ;   486.0 p0      11 t
        vptestmb k6, zmm0, zmm7                                          ;   495.0 p5      11 t
        vmovdqu64 [rbp + 23488], zmm13                                   ;   475.0 p7+p4   12 x spill
        vpermb zmm13, zmm18, [rel camellia128_ctr.T0_constants512 + 512] ;   496.0 p5+p2   11 t
        vptestmb k2, zmm21, zmm7                                         ;   497.0 p5      11 t
        vpermb zmm13{k3}, zmm18, [rel camellia128_ctr.T0_constants512 + 576] ;   499.0 p5+p3   11 t
        vmovdqu8 zmm17{k4}, zmm13                                        ;   504.0 p0      11 t
        vpmovb2m k1, zmm21                                               ;   488.0 p0      11 t
        vpermb zmm13, zmm0, zmm15                                        ;   499.0 p5      11 t
        vmovdqu64 zmm18, [rel camellia128_ctr.T0_constants512 + 512]     ;   334.2 p2      11 t reload
        vmovdqu64 [rbp + 23552], zmm31                                   ;   463.0 p8+p9   12 x spill
        vpermb zmm31, zmm0, zmm18                                        ;   500.0 p5      11 t
        vpmovb2m k3, zmm4                                                ;   489.0 p0      11 t
        vptestmb k4, zmm4, zmm7                                          ;   501.0 p5      11 t
        vpermb zmm13{k6}, zmm0, [rel camellia128_ctr.T0_constants512 + 448] ;   502.0 p5+p3   11 t
        vpermb zmm31{k6}, zmm0, [rel camellia128_ctr.T0_constants512 + 576] ;   503.0 p5+p2   11 t
        vmovdqu8 zmm13{k5}, zmm31                                        ;   508.0 p0      11 t
        vmovdqu64 zmm0, [rel camellia128_ctr.T0_constants512 + 640]      ;   338.2 p3      11 t reload
        vpermb zmm31, zmm21, zmm0                                        ;   504.0 p5      11 t
        vpmovb2m k5, zmm5                                                ;   491.0 p0      11 t
        vmovdqu64 [rbp + 23616], zmm22                                   ;   468.0 p7+p4   12 x spill
        vpermb zmm22, zmm21, [rel camellia128_ctr.T0_constants512 + 768] ;   505.0 p5+p2   11 t
        vptestmb k6, zmm5, zmm7                                          ;   506.0 p5      11 t
        vpermb zmm31{k2}, zmm21, [rel camellia128_ctr.T0_constants512 + 704] ;   507.0 p5+p3   11 t
        vpermb zmm22{k2}, zmm21, [rel camellia128_ctr.T0_constants512 + 832] ;   508.0 p5+p2   11 t
        vmovdqu8 zmm31{k1}, zmm22                                        ;   513.0 p0      11 t
        vpermb zmm21, zmm4, zmm0                                         ;   509.0 p5      11 t
        vmovdqu64 [rbp + 23680], zmm24                                   ;   467.0 p8+p9   12 x spill
        vmovdqu64 zmm22, [rel camellia128_ctr.T0_constants512 + 768]     ;   348.0 p3      11 t reload
        vpermb zmm24, zmm4, zmm22                                        ;   510.0 p5      11 t
        vpmovb2m k1, zmm20                                               ;   493.0 p0      11 t
        vptestmb k2, zmm20, zmm7                                         ;   511.0 p5      11 t
        vpermb zmm21{k4}, zmm4, [rel camellia128_ctr.T0_constants512 + 704] ;   512.0 p5+p2   11 t
        vpermb zmm24{k4}, zmm4, [rel camellia128_ctr.T0_constants512 + 832] ;   513.0 p5+p3   11 t
        vmovdqu8 zmm21{k3}, zmm24                                        ;   518.0 p0      11 t
        vmovdqu64 zmm4, [rel camellia128_ctr.T0_constants512 + 896]      ;   353.0 p2      11 t reload
        vpermb zmm24, zmm5, zmm4                                         ;   514.0 p5      11 t
        vmovdqu64 [rbp + 23744], zmm11                                   ;   466.0 p7+p4   12 x spill
        vpermb zmm11, zmm5, [rel camellia128_ctr.T0_constants512 + 1024] ;   515.0 p5+p3   11 t
        vptestmb k4, zmm8, zmm7                                          ;   516.0 p5      11 t
        vpmovb2m k3, zmm8                                                ;   495.0 p0      11 t
        vpermb zmm24{k6}, zmm5, [rel camellia128_ctr.T0_constants512 + 960] ;   517.0 p5+p2   11 t
        vpermb zmm11{k6}, zmm5, [rel camellia128_ctr.T0_constants512 + 1088] ;   518.0 p5+p3   11 t
        vmovdqu8 zmm24{k5}, zmm11                                        ;   523.0 p0      11 t
        vpermb zmm5, zmm20, zmm4                                         ;   519.0 p5      11 t
        vmovdqu64 zmm11, [rel camellia128_ctr.T0_constants512 + 1024]    ;   359.0 p2      11 t reload
        vmovdqu64 [rbp + 23808], zmm29                                   ;   458.0 p8+p9   12 x spill
        vpermb zmm29, zmm20, zmm11                                       ;   520.0 p5      11 t
        vpmovb2m k5, zmm30                                               ;   497.0 p0      11 t
        vptestmb k6, zmm30, zmm7                                         ;   521.0 p5      11 t
        vpermb zmm5{k2}, zmm20, [rel camellia128_ctr.T0_constants512 + 960] ;   522.0 p5+p3   11 t
        vpermb zmm29{k2}, zmm20, [rel camellia128_ctr.T0_constants512 + 1088] ;   523.0 p5+p2   11 t
        vmovdqu8 zmm5{k1}, zmm29                                         ;   528.0 p0      11 t
        vpermb zmm20, zmm8, zmm15                                        ;   524.0 p5      11 t
        vpermb zmm29, zmm8, zmm18                                        ;   525.0 p5      11 t
        vpmovb2m k1, zmm1                                                ;   499.0 p0      11 t
        vpermb zmm20{k4}, zmm8, [rel camellia128_ctr.T0_constants512 + 448] ;   527.0 p5+p3   11 t
        vptestmb k2, zmm1, zmm7                                          ;   527.0 p5      11 t
        vpermb zmm29{k4}, zmm8, [rel camellia128_ctr.T0_constants512 + 576] ;   528.0 p5+p2   11 t
        vmovdqu8 zmm20{k3}, zmm29                                        ;   533.0 p0      11 t
        vpermb zmm8, zmm30, zmm15                                        ;   529.0 p5      11 t
        vpermb zmm29, zmm30, zmm18                                       ;   530.0 p5      11 t
        vptestmb k4, zmm14, zmm7                                         ;   531.0 p5      11 t
        vpermb zmm8{k6}, zmm30, [rel camellia128_ctr.T0_constants512 + 448] ;   532.0 p5+p3   11 t
        vpmovb2m k3, zmm14                                               ;   501.0 p0      11 t
        vpermb zmm29{k6}, zmm30, [rel camellia128_ctr.T0_constants512 + 576] ;   533.0 p5+p2   11 t
        vptestmb k6, zmm2, zmm7                                          ;   534.0 p5      11 t
        vmovdqu8 zmm8{k5}, zmm29                                         ;   538.0 p0      11 t
        vpermb zmm29, zmm1, zmm0                                         ;   535.0 p5      11 t
        vpermb zmm30, zmm1, zmm22                                        ;   536.0 p5      11 t
        vpermb zmm29{k2}, zmm1, [rel camellia128_ctr.T0_constants512 + 704] ;   538.0 p5+p3   11 t
        vpermb zmm30{k2}, zmm1, [rel camellia128_ctr.T0_constants512 + 832] ;   539.0 p5+p2   11 t
        vpermb zmm1, zmm14, zmm0                                         ;   539.0 p5      11 t
        vpermb zmm1{k4}, zmm14, [rel camellia128_ctr.T0_constants512 + 704] ;   542.0 p5+p3   11 t
        vmovdqu8 zmm29{k1}, zmm30                                        ;   544.0 p0      11 t
        vpermb zmm30, zmm14, zmm22                                       ;   541.0 p5      11 t
        vpermb zmm30{k4}, zmm14, [rel camellia128_ctr.T0_constants512 + 832] ;   544.0 p5+p2   11 t
        vpermb zmm14, zmm2, zmm4                                         ;   543.0 p5      11 t
        vpmovb2m k1, zmm26                                               ;   504.0 p0      11 t
        vptestmb k2, zmm26, zmm7                                         ;   544.0 p5      11 t
        vmovdqu8 zmm1{k3}, zmm30                                         ;   549.0 p0      11 t
        vpermb zmm30, zmm2, zmm11                                        ;   545.0 p5      11 t
        vpmovb2m k3, zmm3                                                ;   506.0 p0      11 t
        vptestmb k4, zmm3, zmm7                                          ;   546.0 p5      11 t
        vpermb zmm14{k6}, zmm2, [rel camellia128_ctr.T0_constants512 + 960] ;   547.0 p5+p3   11 t
        vpermb zmm30{k6}, zmm2, [rel camellia128_ctr.T0_constants512 + 1088] ;   548.0 p5+p2   11 t
        vpmovb2m k5, zmm2                                                ;   507.0 p0      11 t
        vpermb zmm2, zmm26, zmm4                                         ;   549.0 p5      11 t
        vmovdqu8 zmm14{k5}, zmm30                                        ;   553.0 p0      11 t
        vpermb zmm30, zmm26, zmm11                                       ;   550.0 p5      11 t
        vpmovb2m k5, zmm19                                               ;   509.0 p0      11 t
        vpermb zmm2{k2}, zmm26, [rel camellia128_ctr.T0_constants512 + 960] ;   552.0 p5+p3   11 t
        vpermb zmm30{k2}, zmm26, [rel camellia128_ctr.T0_constants512 + 1088] ;   553.0 p5+p2   11 t
        vmovdqu8 zmm2{k1}, zmm30                                         ;   558.0 p0      11 t
        vptestmb k6, zmm19, zmm7                                         ;   553.0 p5      11 t
        vmovdqu64 zmm26, [rel camellia128_ctr.T0_constants512 + 64]      ;   383.0 p3      11 t reload
        vpermb zmm30, zmm3, zmm26                                        ;   554.0 p5      11 t
        vpermb zmm11, zmm3, [rel camellia128_ctr.T0_constants512 + 192]  ;   555.0 p5+p2   11 t
        vpermb zmm30{k4}, zmm3, [rel camellia128_ctr.T0_constants512 + 128] ;   557.0 p5+p3   11 t
        vpermb zmm11{k4}, zmm3, [rel camellia128_ctr.T0_constants512 + 256] ;   558.0 p5+p2   11 t
        vmovdqu8 zmm30{k3}, zmm11                                        ;   563.0 p0      11 t
        vpermb zmm3, zmm19, zmm26                                        ;   558.0 p5      11 t
        vmovdqu64 zmm11, [rel camellia128_ctr.T0_constants512 + 192]     ;   385.0 p3      11 t reload
        vpermb zmm4, zmm19, zmm11                                        ;   559.0 p5      11 t
        vpermb zmm3{k6}, zmm19, [rel camellia128_ctr.T0_constants512 + 128] ;   561.0 p5+p2   11 t
        vpermb zmm4{k6}, zmm19, [rel camellia128_ctr.T0_constants512 + 256] ;   562.0 p5+p3   11 t
        vmovdqu8 zmm3{k5}, zmm4                                          ;   567.0 p0      11 t
        vmovdqa64 zmm4, zmm6                                             ;   495.0         11 t copy
        vpternlogd zmm4, zmm29, zmm24, 0x96                              ;   547.0 p0      11 t
        vmovdqa64 zmm19, zmm16                                           ;   501.0         11 t copy
        vpternlogd zmm19, zmm1, zmm5, 0x96                               ;   552.0 p0      11 t
        vmovdqa64 zmm22, zmm20                                           ;   536.0         11 t copy
        vpternlogd zmm22, zmm31, zmm24, 0x96                             ;   536.0 p0      11 t
        vpternlogd zmm20, zmm4, zmm31, 0x96                              ;   548.0 p0      11 t
        vpternlogd zmm31, zmm30, zmm17, 0x96                             ;   566.0 p0      11 t
        vpternlogd zmm30, zmm22, zmm17, 0x96                             ;   566.0 p0      11 t
        vpternlogd zmm17, zmm14, zmm6, 0x96                              ;   556.0 p0      11 t
        vpternlogd zmm29, zmm24, zmm17, 0x96                             ;   557.0 p0      11 t
        vmovdqa64 zmm24, zmm8                                            ;   541.0         11 t copy
        vpternlogd zmm8, zmm19, zmm21, 0x96                              ;   553.0 p0      11 t
        vpternlogd zmm24, zmm21, zmm5, 0x96                              ;   541.0 p0      11 t
        vpternlogd zmm21, zmm3, zmm13, 0x96                              ;   570.0 p0      11 t
        vpternlogd zmm3, zmm24, zmm13, 0x96                              ;   570.0 p0      11 t
        vpternlogd zmm13, zmm2, zmm16, 0x96                              ;   561.0 p0      11 t
        vpternlogd zmm1, zmm5, zmm13, 0x96                               ;   562.0 p0      11 t
        vpternlogd zmm12, zmm9, [rbp + 21888], 0x96                      ;   527.0 p0+p2   11 t
        vpternlogd zmm14, zmm6, zmm31, 0x96                              ;   567.0 p0      11 t
        vpternlogd zmm22, zmm14, [rbp + 23104], 0x96                     ;   568.0 p0+p3   11 t
        vpternlogd zmm10, zmm28, [rbp + 22592], 0x96                     ;   530.0 p0+p2   11 t
        vpternlogd zmm25, zmm27, [rbp + 22528], 0x96                     ;   531.0 p0+p3   11 t
        vpternlogd zmm2, zmm16, zmm21, 0x96                              ;   571.0 p0      11 t
        vmovdqu64 zmm5, [rbp + 23680]                                    ;   467.0 p2      12 x reload
        vmovdqu64 zmm6, [rbp + 23744]                                    ;   466.0 p3      11 t
        vpternlogd zmm6, zmm5, [rbp + 21760], 0x96                       ;   533.0 p0+p2   11 t
        vmovdqu64 zmm5, [rbp + 23808]                                    ;   458.0 p3      12 x reload
        vpternlogd zmm23, zmm5, [rbp + 21312], 0x96                      ;   534.0 p0+p2   11 t
        vmovdqu64 zmm9, [rbp + 23616]                                    ;   468.0 p3      11 t
        vmovdqu64 zmm5, [rbp + 23552]                                    ;   463.0 p2      12 x reload
        vpternlogd zmm9, zmm5, [rbp + 21824], 0x96                       ;   535.0 p0+p3   11 t
        vmovdqu64 zmm5, [rbp + 22784]                                    ;   468.0 p2      12 x reload
        vmovdqu64 zmm16, [rbp + 22208]                                   ;   471.0 p3      11 t
        vpternlogd zmm16, zmm5, [rbp + 22912], 0x96                      ;   536.0 p0+p2   11 t
        vpternlogd zmm24, zmm2, [rbp + 21376], 0x96                      ;   572.0 p0+p3   11 t
        vpternlogd zmm13, zmm8, [rbp + 22016], 0x96                      ;   562.0 p0+p2   11 t
        vmovdqu64 [rbp + 21376], zmm13                                   ;   563.0 p7+p4   11 t spill
        vmovdqu64 zmm5, [rbp + 22400]                                    ;   470.0 p3      12 x reload
        vpternlogd zmm17, zmm20, [rbp + 22464], 0x96                     ;   557.0 p0+p2   11 t
        vpternlogd zmm4, zmm30, [rbp + 23232], 0x96                      ;   567.0 p0+p3   11 t
        vpternlogd zmm19, zmm3, [rbp + 21696], 0x96                      ;   571.0 p0+p2   11 t
        vmovdqa64 zmm28, zmm12                                           ;   528.0         11 t copy
        vpternlogd zmm31, zmm29, [rbp + 23360], 0x96                     ;   567.0 p0+p3   11 t
        vmovdqu64 [rbp + 22464], zmm6                                    ;   534.0 p8+p9   11 t spill
        vmovdqu64 [rbp + 22400], zmm23                                   ;   535.0 p7+p4   11 t spill
        vpternlogd zmm21, zmm1, [rbp + 23040], 0x96                      ;   571.0 p0+p2   11 t
        vmovdqu64 [rbp + 21696], zmm3                                    ;   571.0 p8+p9   11 t spill
        vmovdqu64 zmm27, [rbp + 23488]                                   ;   475.0 p3      11 t
        vpternlogd zmm27, zmm5, [rbp + 22976], 0x96                      ;   544.0 p0+p2   11 t
        vmovdqu64 zmm5, [rbp + 14016]                                    ;   400.2 p3      11 l.0 reload
        vpternlogd zmm28, zmm30, zmm5, 0x96                              ;   567.0 p0      11 t
        vpternlogd zmm5, zmm10, zmm3, 0x96                               ;   571.0 p0      11 t
        vpmovb2m k1, zmm28                                               ;   568.0 p0      11 t
        vptestmb k2, zmm28, zmm7                                         ;   568.0 p5      11 t
        vpxord zmm3, zmm17, [rbp + 12864]                                ;   558.0 p0+p2   11 t
        vmovdqu64 [rbp + 23232], zmm17                                   ;   558.0 p7+p4   11 t spill
        vpxord zmm17, zmm13, [rbp + 12864]                               ;   563.0 p0+p3   11 t
        vpxord zmm13, zmm31, [rbp + 12992]                               ;   568.0 p0+p2   11 t
        vptestmb k4, zmm5, zmm7                                          ;   572.0 p5      11 t
        vmovdqu64 [rbp + 23360], zmm22                                   ;   569.0 p8+p9   11 t spill
        vmovdqu64 [rbp + 23104], zmm31                                   ;   568.0 p7+p4   11 t spill
        vpxord zmm31, zmm21, [rbp + 12992]                               ;   572.0 p0+p3   11 t
        vpmovb2m k3, zmm5                                                ;   572.0 p0      11 t
        vmovdqu64 [rbp + 23040], zmm21                                   ;   572.0 p8+p9   11 t spill
        vpxord zmm21, zmm22, [rbp + 13056]                               ;   569.0 p0+p2   11 t
        vmovdqa64 zmm22, zmm25                                           ;   532.0         11 t copy
        vpternlogd zmm22, zmm20, [rbp + 14080], 0x96                     ;   554.0 p0+p3   11 t
        vmovdqu64 [rbp + 22016], zmm25                                   ;   532.0 p7+p4   11 t spill
        vpxord zmm25, zmm24, [rbp + 13056]                               ;   573.0 p0+p2   11 t
        vmovdqu64 [rbp + 22976], zmm24                                   ;   573.0 p8+p9   11 t spill
        vmovdqa64 zmm24, zmm23                                           ;   535.0         11 t copy
        vmovdqu64 [rbp + 22784], zmm9                                    ;   536.0 p7+p4   11 t spill
        vpternlogd zmm24, zmm8, [rbp + 14080], 0x96                      ;   556.0 p0+p3   11 t
        vpxord zmm23, zmm4, [rbp + 13568]                                ;   568.0 p0+p2   11 t
        vmovdqu64 [rbp + 23488], zmm4                                    ;   568.0 p8+p9   11 t spill
        vmovdqa64 zmm4, zmm6                                             ;   534.0         11 t copy
        vpxord zmm6, zmm19, [rbp + 13568]                                ;   572.0 p0+p3   11 t
        vmovdqu64 [rbp + 22912], zmm19                                   ;   572.0 p7+p4   11 t spill
        vmovdqa64 zmm19, zmm9                                            ;   536.0         11 t copy
        vpternlogd zmm19, zmm1, [rbp + 12928], 0x96                      ;   563.0 p0+p2   11 t
        vpternlogd zmm4, zmm29, [rbp + 12928], 0x96                      ;   560.0 p0+p3   11 t
        vmovdqa64 zmm9, zmm16                                            ;   537.0         11 t copy
        vpternlogd zmm9, zmm14, [rbp + 14144], 0x96                      ;   568.0 p0+p2   11 t
        vpmovb2m k5, zmm22                                               ;   562.0 p0      11 t
        vmovdqu64 [rbp + 22208], zmm16                                   ;   537.0 p8+p9   11 t spill
        vpermb zmm16, zmm28, zmm26                                       ;   568.0 p5      11 t
        vmovdqu64 [rbp + 21824], zmm14                                   ;   568.0 p7+p4   11 t spill
        vmovdqa64 zmm14, zmm27                                           ;   545.0         11 t copy
        vpternlogd zmm14, zmm2, [rbp + 14144], 0x96                      ;   572.0 p0+p3   11 t
        vmovdqu64 [rbp + 23552], zmm27                                   ;   545.0 p8+p9   11 t spill
        vpermb zmm27, zmm28, zmm11                                       ;   568.0 p5      11 t
        vptestmb k6, zmm22, zmm7                                         ;   566.0 p5      11 t
        vpermb zmm16{k2}, zmm28, [rel camellia128_ctr.T0_constants512 + 128] ;   571.0 p5+p2   11 t
        vpermb zmm27{k2}, zmm28, [rel camellia128_ctr.T0_constants512 + 256] ;   571.0 p5+p3   11 t
        vmovdqu8 zmm16{k1}, zmm27                                        ;   576.0 p0      11 t
        vpermb zmm27, zmm5, zmm26                                        ;   572.0 p5      11 t
        vpermb zmm28, zmm5, zmm11                                        ;   572.0 p5      11 t
        vpmovb2m k1, zmm24                                               ;   565.0 p0      11 t
        vptestmb k2, zmm24, zmm7                                         ;   571.0 p5      11 t
        vpermb zmm27{k4}, zmm5, [rel camellia128_ctr.T0_constants512 + 128] ;   575.0 p5+p2   11 t
        vpermb zmm28{k4}, zmm5, [rel camellia128_ctr.T0_constants512 + 256] ;   575.0 p5+p3   11 t
        vmovdqu8 zmm27{k3}, zmm28                                        ;   580.0 p0      11 t
        vpmovb2m k3, zmm4                                                ;   567.0 p0      11 t
        vpermb zmm5, zmm22, zmm15                                        ;   574.0 p5      11 t
        vpermb zmm28, zmm22, zmm18                                       ;   575.0 p5      11 t
        vptestmb k4, zmm4, zmm7                                          ;   576.0 p5      11 t
        vpermb zmm5{k6}, zmm22, [rel camellia128_ctr.T0_constants512 + 448] ;   577.0 p5+p2   11 t
        vpermb zmm28{k6}, zmm22, [rel camellia128_ctr.T0_constants512 + 576] ;   578.0 p5+p3   11 t
        vmovdqu8 zmm5{k5}, zmm28                                         ;   583.0 p0      11 t
        vpermb zmm22, zmm24, zmm15                                       ;   579.0 p5      11 t
        vpermb zmm28, zmm24, zmm18                                       ;   580.0 p5      11 t
        vpmovb2m k5, zmm19                                               ;   569.0 p0      11 t
        vptestmb k6, zmm19, zmm7                                         ;   581.0 p5      11 t
        vpermb zmm22{k2}, zmm24, [rel camellia128_ctr.T0_constants512 + 448] ;   582.0 p5+p2   11 t
        vpermb zmm28{k2}, zmm24, [rel camellia128_ctr.T0_constants512 + 576] ;   583.0 p5+p3   11 t
        vmovdqu8 zmm22{k1}, zmm28                                        ;   588.0 p0      11 t
        vpermb zmm24, zmm4, zmm0                                         ;   584.0 p5      11 t
        vmovdqu64 zmm28, [rel camellia128_ctr.T0_constants512 + 768]     ;   440.3 p2      11 t reload
        vmovdqu64 [rbp + 23616], zmm2                                    ;   572.0 p7+p4   11 t spill
        vpermb zmm2, zmm4, zmm28                                         ;   585.0 p5      11 t
        vpmovb2m k1, zmm9                                                ;   571.0 p0      11 t
        vptestmb k2, zmm9, zmm7                                          ;   586.0 p5      11 t
        vpermb zmm24{k4}, zmm4, [rel camellia128_ctr.T0_constants512 + 704] ;   587.0 p5+p3   11 t
        vpermb zmm2{k4}, zmm4, [rel camellia128_ctr.T0_constants512 + 832] ;   588.0 p5+p2   11 t
        vmovdqu8 zmm24{k3}, zmm2                                         ;   593.0 p0      11 t
        vpermb zmm2, zmm19, zmm0                                         ;   589.0 p5      11 t
        vpermb zmm4, zmm19, zmm28                                        ;   590.0 p5      11 t
        vpmovb2m k3, zmm14                                               ;   573.0 p0      11 t
        vptestmb k4, zmm14, zmm7                                         ;   591.0 p5      11 t
        vpermb zmm2{k6}, zmm19, [rel camellia128_ctr.T0_constants512 + 704] ;   592.0 p5+p3   11 t
        vpermb zmm4{k6}, zmm19, [rel camellia128_ctr.T0_constants512 + 832] ;   593.0 p5+p2   11 t
        vmovdqu8 zmm2{k5}, zmm4                                          ;   598.0 p0      11 t
        vmovdqu64 zmm4, [rel camellia128_ctr.T0_constants512 + 896]      ;   452.0 p3      11 t reload
        vpermb zmm19, zmm9, zmm4                                         ;   594.0 p5      11 t
        vpmovb2m k5, zmm3                                                ;   575.0 p0      11 t
        vptestmb k6, zmm3, zmm7                                          ;   595.0 p5      11 t
        vpermb zmm19{k2}, zmm9, [rel camellia128_ctr.T0_constants512 + 960] ;   597.0 p5+p2   11 t
        vmovdqu64 [rbp + 23808], zmm29                                   ;   558.0 p8+p9   11 t spill
        vmovdqu64 [rbp + 21312], zmm1                                    ;   563.0 p7+p4   11 t spill
        vpermb zmm1, zmm9, [rel camellia128_ctr.T0_constants512 + 1024]  ;   597.0 p5+p3   11 t
        vpermb zmm1{k2}, zmm9, [rel camellia128_ctr.T0_constants512 + 1088] ;   600.0 p5+p2   11 t
        vmovdqu8 zmm19{k1}, zmm1                                         ;   605.0 p0      11 t
        vpermb zmm1, zmm14, zmm4                                         ;   599.0 p5      11 t
        vmovdqu64 zmm9, [rel camellia128_ctr.T0_constants512 + 1024]     ;   458.2 p3      11 t reload
        vpermb zmm29, zmm14, zmm9                                        ;   600.0 p5      11 t
        vpmovb2m k1, zmm17                                               ;   577.0 p0      11 t
        vptestmb k2, zmm17, zmm7                                         ;   601.0 p5      11 t
        vpermb zmm1{k4}, zmm14, [rel camellia128_ctr.T0_constants512 + 960] ;   602.0 p5+p2   11 t
        vpermb zmm29{k4}, zmm14, [rel camellia128_ctr.T0_constants512 + 1088] ;   603.0 p5+p3   11 t
        vmovdqu8 zmm1{k3}, zmm29                                         ;   608.0 p0      11 t
        vpermb zmm14, zmm3, zmm15                                        ;   604.0 p5      11 t
        vpermb zmm29, zmm3, zmm18                                        ;   605.0 p5      11 t
        vpmovb2m k3, zmm13                                               ;   579.0 p0      11 t
        vptestmb k4, zmm13, zmm7                                         ;   606.0 p5      11 t
        vpermb zmm14{k6}, zmm3, [rel camellia128_ctr.T0_constants512 + 448] ;   607.0 p5+p2   11 t
        vpermb zmm29{k6}, zmm3, [rel camellia128_ctr.T0_constants512 + 576] ;   608.0 p5+p3   11 t
        vmovdqu8 zmm14{k5}, zmm29                                        ;   613.0 p0      11 t
        vpermb zmm3, zmm17, zmm15                                        ;   609.0 p5      11 t
        vpermb zmm29, zmm17, zmm18                                       ;   610.0 p5      11 t
        vpmovb2m k5, zmm31                                               ;   581.0 p0      11 t
        vptestmb k6, zmm31, zmm7                                         ;   611.0 p5      11 t
        vpermb zmm3{k2}, zmm17, [rel camellia128_ctr.T0_constants512 + 448] ;   612.0 p5+p2   11 t
        vpermb zmm29{k2}, zmm17, [rel camellia128_ctr.T0_constants512 + 576] ;   613.0 p5+p3   11 t
        vmovdqu8 zmm3{k1}, zmm29                                         ;   618.0 p0      11 t
        vpermb zmm17, zmm13, zmm0                                        ;   614.0 p5      11 t
        vpermb zmm29, zmm13, zmm28                                       ;   615.0 p5      11 t
        vpermb zmm29{k4}, zmm13, [rel camellia128_ctr.T0_constants512 + 832] ;   618.0 p5+p2   11 t
        vpmovb2m k1, zmm21                                               ;   583.0 p0      11 t
        vptestmb k2, zmm21, zmm7                                         ;   617.0 p5      11 t
        vpermb zmm17{k4}, zmm13, [rel camellia128_ctr.T0_constants512 + 704] ;   618.0 p5+p3   11 t
        vmovdqu8 zmm17{k3}, zmm29                                        ;   623.0 p0      11 t
        vpermb zmm13, zmm31, zmm0                                        ;   619.0 p5      11 t
        vpermb zmm29, zmm31, zmm28                                       ;   620.0 p5      11 t
        vpmovb2m k3, zmm25                                               ;   585.0 p0      11 t
        vptestmb k4, zmm25, zmm7                                         ;   621.0 p5      11 t
        vpermb zmm13{k6}, zmm31, [rel camellia128_ctr.T0_constants512 + 704] ;   622.0 p5+p2   11 t
        vpermb zmm29{k6}, zmm31, [rel camellia128_ctr.T0_constants512 + 832] ;   623.0 p5+p3   11 t
        vpermb zmm31, zmm21, zmm9                                        ;   624.0 p5      11 t
        vptestmb k6, zmm23, zmm7                                         ;   625.0 p5      11 t
        vpermb zmm31{k2}, zmm21, [rel camellia128_ctr.T0_constants512 + 1088] ;   627.0 p5+p2   11 t
        vmovdqu8 zmm13{k5}, zmm29                                        ;   628.0 p0      11 t
        vpermb zmm29, zmm21, zmm4                                        ;   627.0 p5      11 t
        vpmovb2m k5, zmm23                                               ;   587.0 p0      11 t
        vpermb zmm29{k2}, zmm21, [rel camellia128_ctr.T0_constants512 + 960] ;   630.0 p5+p3   11 t
        vmovdqu8 zmm29{k1}, zmm31                                        ;   635.0 p0      11 t
        vpermb zmm21, zmm25, zmm4                                        ;   629.0 p5      11 t
        vpermb zmm31, zmm25, zmm9                                        ;   630.0 p5      11 t
        vpermb zmm31{k4}, zmm25, [rel camellia128_ctr.T0_constants512 + 1088] ;   633.0 p5+p2   11 t
        vpermb zmm21{k4}, zmm25, [rel camellia128_ctr.T0_constants512 + 960] ;   632.0 p5+p3   11 t
        vmovdqu8 zmm21{k3}, zmm31                                        ;   638.0 p0      11 t
        vpermb zmm25, zmm23, zmm26                                       ;   633.0 p5      11 t
        vpermb zmm31, zmm23, zmm11                                       ;   634.0 p5      11 t
        vpermb zmm25{k6}, zmm23, [rel camellia128_ctr.T0_constants512 + 128] ;   636.0 p5+p2   11 t
        vpermb zmm31{k6}, zmm23, [rel camellia128_ctr.T0_constants512 + 256] ;   637.0 p5+p3   11 t
        vmovdqu8 zmm25{k5}, zmm31                                        ;   642.0 p0      11 t
        vpmovb2m k1, zmm6                                                ;   591.0 p0      11 t
        vptestmb k2, zmm6, zmm7                                          ;   637.0 p5      11 t
        vpermb zmm23, zmm6, zmm26                                        ;   638.0 p5      11 t
        vpermb zmm31, zmm6, zmm11                                        ;   639.0 p5      11 t
        vpermb zmm23{k2}, zmm6, [rel camellia128_ctr.T0_constants512 + 128] ;   641.0 p5+p2   11 t
        vpermb zmm31{k2}, zmm6, [rel camellia128_ctr.T0_constants512 + 256] ;   642.0 p5+p3   11 t
        vmovdqa64 zmm9, zmm14                                            ;   616.0         11 t copy
        vpternlogd zmm9, zmm24, zmm19, 0x96                              ;   616.0 p0      11 t
        vmovdqu8 zmm23{k1}, zmm31                                        ;   647.0 p0      11 t
        vmovdqa64 zmm6, zmm16                                            ;   579.0         11 t copy
        vpternlogd zmm6, zmm17, zmm19, 0x96                              ;   626.0 p0      11 t
        vmovdqa64 zmm31, zmm27                                           ;   583.0         11 t copy
        vpternlogd zmm31, zmm13, zmm1, 0x96                              ;   631.0 p0      11 t
        vpternlogd zmm14, zmm6, zmm24, 0x96                              ;   627.0 p0      11 t
        vpternlogd zmm24, zmm25, zmm5, 0x96                              ;   645.0 p0      11 t
        vpternlogd zmm25, zmm9, zmm5, 0x96                               ;   645.0 p0      11 t
        vpternlogd zmm5, zmm29, zmm16, 0x96                              ;   638.0 p0      11 t
        vpternlogd zmm17, zmm19, zmm5, 0x96                              ;   639.0 p0      11 t
        vmovdqa64 zmm19, zmm3                                            ;   621.0         11 t copy
        vpternlogd zmm19, zmm2, zmm1, 0x96                               ;   621.0 p0      11 t
        vpternlogd zmm3, zmm31, zmm2, 0x96                               ;   632.0 p0      11 t
        vpternlogd zmm2, zmm23, zmm22, 0x96                              ;   650.0 p0      11 t
        vpternlogd zmm23, zmm19, zmm22, 0x96                             ;   650.0 p0      11 t
        vpternlogd zmm22, zmm21, zmm27, 0x96                             ;   641.0 p0      11 t
        vpternlogd zmm13, zmm1, zmm22, 0x96                              ;   642.0 p0      11 t
        vpternlogd zmm29, zmm16, zmm24, 0x96                             ;   646.0 p0      11 t
        vpternlogd zmm24, zmm17, [rbp + 23296], 0x96                     ;   646.0 p0+p2   11 t
        vpternlogd zmm21, zmm27, zmm2, 0x96                              ;   651.0 p0      11 t
        vpternlogd zmm5, zmm14, [rbp + 21248], 0x96                      ;   639.0 p0+p3   11 t
        vpternlogd zmm22, zmm3, [rbp + 22656], 0x96                      ;   642.0 p0+p2   11 t
        vmovdqu64 zmm16, [rbp + 14208]                                   ;   472.7 p3      11 t
        vpternlogd zmm9, zmm29, [rbp + 23424], 0x96                      ;   647.0 p0+p2   11 t
        vpternlogd zmm19, zmm21, [rbp + 21504], 0x96                     ;   652.0 p0+p3   11 t
        vpternlogd zmm6, zmm25, [rbp + 21568], 0x96                      ;   646.0 p0+p2   11 t
        vmovdqu64 [rbp + 22528], zmm25                                   ;   646.0 p8+p9   11 t spill
        vmovdqu64 [rbp + 23424], zmm9                                    ;   648.0 p7+p4   11 t spill
        vpternlogd zmm31, zmm23, [rbp + 21632], 0x96                     ;   651.0 p0+p3   11 t
        vmovdqu64 zmm1, [rbp + 21952]                                    ;   475.2 p2      12 y reload
        vpternlogd zmm2, zmm13, [rbp + 21440], 0x96                      ;   651.0 p0+p3   11 t
        vpternlogd zmm16, zmm25, zmm1, 0x96                              ;   646.0 p0      11 t
        vmovdqu64 zmm27, [rbp + 14336]                                   ;   476.2 p2      11 r.4 reload
        vpxord zmm1, zmm5, zmm27                                         ;   640.0 p0      11 t
        vpxord zmm27, zmm27, zmm22                                       ;   643.0 p0      11 t
        vpmovb2m k1, zmm16                                               ;   647.0 p0      11 t
        vptestmb k2, zmm16, zmm7                                         ;   647.0 p5      11 t
        vmovdqu64 [rbp + 21632], zmm22                                   ;   643.0 p8+p9   11 t spill
        vpxord zmm22, zmm24, [rbp + 13888]                               ;   647.0 p0+p3   11 t
        vmovdqu64 [rbp + 21568], zmm24                                   ;   647.0 p7+p4   11 t spill
        vpxord zmm24, zmm2, [rbp + 13888]                                ;   652.0 p0+p2   11 t
        vmovdqu64 [rbp + 21504], zmm2                                    ;   652.0 p8+p9   11 t spill
        vpxord zmm2, zmm9, [rbp + 12544]                                 ;   648.0 p0+p3   11 t
        vpxord zmm9, zmm19, [rbp + 12544]                                ;   653.0 p0+p2   11 t
        vmovdqu64 [rbp + 21440], zmm19                                   ;   653.0 p7+p4   11 t spill
        vpxord zmm19, zmm6, [rbp + 14400]                                ;   647.0 p0+p3   11 t
        vmovdqu64 [rbp + 23296], zmm6                                    ;   647.0 p8+p9   11 t spill
        vpxord zmm6, zmm31, [rbp + 14400]                                ;   652.0 p0+p2   11 t
        vmovdqu64 [rbp + 22656], zmm31                                   ;   652.0 p7+p4   11 t spill
        vpermb zmm31, zmm16, zmm26                                       ;   647.0 p5      11 t
        vmovdqu64 [rbp + 21248], zmm5                                    ;   640.0 p8+p9   11 t spill
        vpermb zmm5, zmm16, zmm11                                        ;   647.0 p5      11 t
        vpermb zmm31{k2}, zmm16, [rel camellia128_ctr.T0_constants512 + 128] ;   650.0 p5+p3   11 t
        vpermb zmm5{k2}, zmm16, [rel camellia128_ctr.T0_constants512 + 256] ;   650.0 p5+p2   11 t
        vmovdqu8 zmm31{k1}, zmm5                                         ;   655.0 p0      11 t
        vmovdqu64 zmm5, [rbp + 23168]                                    ;   480.7 p3      12 y reload
        vmovdqu64 zmm16, [rbp + 14208]                                   ;   481.2 p2      11 t
        vpternlogd zmm16, zmm23, zmm5, 0x96                              ;   651.0 p0      11 t
        vpmovb2m k1, zmm16                                               ;   652.0 p0      11 t
        vptestmb k2, zmm16, zmm7                                         ;   652.0 p5      11 t
        vmovdqu64 zmm5, [rbp + 14464]                                    ;   481.7 p3      11 t
        vmovdqu64 [rbp + 23680], zmm23                                   ;   651.0 p7+p4   11 t spill
        vmovdqu64 zmm23, [rbp + 14464]                                   ;   482.2 p2      11 t
        vpternlogd zmm5, zmm14, [rbp + 22272], 0x96                      ;   630.0 p0+p3   11 t
        vpmovb2m k3, zmm5                                                ;   631.0 p0      11 t
        vptestmb k4, zmm5, zmm7                                          ;   648.0 p5      11 t
        vmovdqu64 [rbp + 21760], zmm14                                   ;   628.0 p8+p9   11 t spill
        vpermb zmm14, zmm16, zmm26                                       ;   652.0 p5      11 t
        vpternlogd zmm23, zmm3, [rbp + 22720], 0x96                      ;   633.0 p0+p2   11 t
        vpmovb2m k5, zmm23                                               ;   634.0 p0      11 t
        vmovdqu64 [rbp + 23744], zmm3                                    ;   633.0 p7+p4   11 t spill
        vpermb zmm3, zmm16, zmm11                                        ;   652.0 p5      11 t
        vptestmb k6, zmm23, zmm7                                         ;   651.0 p5      11 t
        vpermb zmm14{k2}, zmm16, [rel camellia128_ctr.T0_constants512 + 128] ;   655.0 p5+p3   11 t
        vmovdqu64 zmm25, [rbp + 14272]                                   ;   484.2 p2      11 t
        vpternlogd zmm25, zmm17, [rbp + 22144], 0x96                     ;   640.0 p0+p3   11 t
        vpermb zmm3{k2}, zmm16, [rel camellia128_ctr.T0_constants512 + 256] ;   655.0 p5+p2   11 t
        vmovdqu64 zmm16, [rbp + 22336]                                   ;   485.7 p3      12 y reload
        vmovdqu64 [rbp + 22592], zmm17                                   ;   640.0 p8+p9   11 t spill
        vmovdqu64 zmm17, [rbp + 14272]                                   ;   486.2 p2      11 t
        vpternlogd zmm17, zmm13, zmm16, 0x96                             ;   643.0 p0      11 t
        vmovdqu8 zmm14{k1}, zmm3                                         ;   660.0 p0      11 t
        vmovdqu64 zmm3, [rbp + 22848]                                    ;   486.7 p3      12 y reload
        vmovdqu64 zmm16, [rbp + 14848]                                   ;   487.2 p2      11 t
        vpternlogd zmm16, zmm29, zmm3, 0x96                              ;   647.0 p0      11 t
        vmovdqu64 zmm3, [rbp + 14848]                                    ;   487.7 p3      11 t
        vpternlogd zmm3, zmm21, [rbp + 22080], 0x96                      ;   652.0 p0+p2   11 t
        vmovdqu64 [rbp + 21888], zmm21                                   ;   652.0 p7+p4   11 t spill
        vpermb zmm21, zmm5, zmm15                                        ;   654.0 p5      11 t
        vmovdqu64 [rbp + 23872], zmm29                                   ;   647.0 p8+p9   11 t spill
        vpermb zmm29, zmm5, zmm18                                        ;   655.0 p5      11 t
        vpermb zmm21{k4}, zmm5, [rel camellia128_ctr.T0_constants512 + 448] ;   657.0 p5+p3   11 t
        vpermb zmm29{k4}, zmm5, [rel camellia128_ctr.T0_constants512 + 576] ;   658.0 p5+p2   11 t
        vmovdqu8 zmm21{k3}, zmm29                                        ;   663.0 p0      11 t
        vpermb zmm5, zmm23, zmm15                                        ;   658.0 p5      11 t
        vpermb zmm29, zmm23, zmm18                                       ;   659.0 p5      11 t
        vpermb zmm5{k6}, zmm23, [rel camellia128_ctr.T0_constants512 + 448] ;   661.0 p5+p3   11 t
        vpermb zmm29{k6}, zmm23, [rel camellia128_ctr.T0_constants512 + 576] ;   662.0 p5+p2   11 t
        vmovdqu8 zmm5{k5}, zmm29                                         ;   667.0 p0      11 t
        vpermb zmm29, zmm25, zmm28                                       ;   662.0 p5      11 t
        vpmovb2m k1, zmm25                                               ;   641.0 p0      11 t
        vptestmb k2, zmm25, zmm7                                         ;   663.0 p5      11 t
        vptestmb k4, zmm17, zmm7                                         ;   664.0 p5      11 t
        vpermb zmm23, zmm25, zmm0                                        ;   665.0 p5      11 t
        vpermb zmm23{k2}, zmm25, [rel camellia128_ctr.T0_constants512 + 704] ;   668.0 p5+p3   11 t
        vpermb zmm29{k2}, zmm25, [rel camellia128_ctr.T0_constants512 + 832] ;   667.0 p5+p2   11 t
        vpmovb2m k3, zmm17                                               ;   644.0 p0      11 t
        vmovdqu8 zmm23{k1}, zmm29                                        ;   673.0 p0      11 t
        vpermb zmm29, zmm17, zmm28                                       ;   668.0 p5      11 t
        vptestmb k6, zmm16, zmm7                                         ;   669.0 p5      11 t
        vpmovb2m k1, zmm3                                                ;   653.0 p0      11 t
        vptestmb k2, zmm3, zmm7                                          ;   670.0 p5      11 t
        vpermb zmm29{k4}, zmm17, [rel camellia128_ctr.T0_constants512 + 832] ;   671.0 p5+p3   11 t
        vpermb zmm25, zmm17, zmm0                                        ;   672.0 p5      11 t
        vpermb zmm25{k4}, zmm17, [rel camellia128_ctr.T0_constants512 + 704] ;   675.0 p5+p2   11 t
        vmovdqu8 zmm25{k3}, zmm29                                        ;   680.0 p0      11 t
        vpermb zmm17, zmm16, zmm4                                        ;   674.0 p5      11 t
        vmovdqu64 zmm29, [rel camellia128_ctr.T0_constants512 + 1024]    ;   492.7 p3      11 t reload
        vmovdqu64 [rbp + 23936], zmm13                                   ;   643.0 p7+p4   11 t spill
        vpermb zmm13, zmm16, zmm29                                       ;   675.0 p5      11 t
        vpmovb2m k3, zmm1                                                ;   646.0 p0      11 t
        vptestmb k4, zmm1, zmm7                                          ;   676.0 p5      11 t
        vpermb zmm17{k6}, zmm16, [rel camellia128_ctr.T0_constants512 + 960] ;   677.0 p5+p2   11 t
        vpmovb2m k5, zmm16                                               ;   648.0 p0      11 t
        vpermb zmm13{k6}, zmm16, [rel camellia128_ctr.T0_constants512 + 1088] ;   678.0 p5+p3   11 t
        vmovdqu8 zmm17{k5}, zmm13                                        ;   683.0 p0      11 t
        vpmovb2m k5, zmm27                                               ;   649.0 p0      11 t
        vpermb zmm13, zmm3, zmm4                                         ;   679.0 p5      11 t
        vpermb zmm16, zmm3, zmm29                                        ;   680.0 p5      11 t
        vptestmb k6, zmm27, zmm7                                         ;   681.0 p5      11 t
        vpermb zmm13{k2}, zmm3, [rel camellia128_ctr.T0_constants512 + 960] ;   682.0 p5+p2   11 t
        vpermb zmm16{k2}, zmm3, [rel camellia128_ctr.T0_constants512 + 1088] ;   683.0 p5+p3   11 t
        vmovdqu8 zmm13{k1}, zmm16                                        ;   688.0 p0      11 t
        vpermb zmm3, zmm1, zmm15                                         ;   684.0 p5      11 t
        vpermb zmm16, zmm1, zmm18                                        ;   685.0 p5      11 t
        vpmovb2m k1, zmm22                                               ;   651.0 p0      11 t
        vptestmb k2, zmm22, zmm7                                         ;   686.0 p5      11 t
        vpermb zmm3{k4}, zmm1, [rel camellia128_ctr.T0_constants512 + 448] ;   687.0 p5+p2   11 t
        vpermb zmm16{k4}, zmm1, [rel camellia128_ctr.T0_constants512 + 576] ;   688.0 p5+p3   11 t
        vmovdqu8 zmm3{k3}, zmm16                                         ;   693.0 p0      11 t
        vpermb zmm1, zmm27, zmm15                                        ;   689.0 p5      11 t
        vpermb zmm16, zmm27, zmm18                                       ;   690.0 p5      11 t
        vpermb zmm1{k6}, zmm27, [rel camellia128_ctr.T0_constants512 + 448] ;   692.0 p5+p2   11 t
        vpermb zmm16{k6}, zmm27, [rel camellia128_ctr.T0_constants512 + 576] ;   693.0 p5+p3   11 t
        vmovdqu8 zmm1{k5}, zmm16                                         ;   698.0 p0      11 t
        vpermb zmm16, zmm22, zmm0                                        ;   693.0 p5      11 t
        vpermb zmm16{k2}, zmm22, [rel camellia128_ctr.T0_constants512 + 704] ;   696.0 p5+p2   11 t
        vpermb zmm27, zmm22, zmm28                                       ;   695.0 p5      11 t
        vpermb zmm27{k2}, zmm22, [rel camellia128_ctr.T0_constants512 + 832] ;   698.0 p5+p3   11 t
        vmovdqu8 zmm16{k1}, zmm27                                        ;   703.0 p0      11 t
        vpmovb2m k3, zmm24                                               ;   655.0 p0      11 t
        vptestmb k4, zmm24, zmm7                                         ;   697.0 p5      11 t
        vpermb zmm22, zmm24, zmm0                                        ;   698.0 p5      11 t
        vpermb zmm27, zmm24, zmm28                                       ;   699.0 p5      11 t
        vpermb zmm22{k4}, zmm24, [rel camellia128_ctr.T0_constants512 + 704] ;   701.0 p5+p2   11 t
        vpermb zmm27{k4}, zmm24, [rel camellia128_ctr.T0_constants512 + 832] ;   702.0 p5+p3   11 t
        vmovdqu8 zmm22{k3}, zmm27                                        ;   707.0 p0      11 t
        vpmovb2m k5, zmm2                                                ;   657.0 p0      11 t
        vptestmb k6, zmm2, zmm7                                          ;   702.0 p5      11 t
        vpmovb2m k1, zmm9                                                ;   658.0 p0      11 t
        vpmovb2m k3, zmm19                                               ;   659.0 p0      11 t
        vptestmb k2, zmm9, zmm7                                          ;   703.0 p5      11 t
        vpermb zmm24, zmm2, zmm4                                         ;   704.0 p5      11 t
        vpermb zmm27, zmm2, zmm29                                        ;   705.0 p5      11 t
        vptestmb k4, zmm19, zmm7                                         ;   706.0 p5      11 t
        vpermb zmm24{k6}, zmm2, [rel camellia128_ctr.T0_constants512 + 960] ;   707.0 p5+p2   11 t
        vpermb zmm27{k6}, zmm2, [rel camellia128_ctr.T0_constants512 + 1088] ;   708.0 p5+p3   11 t
        vmovdqu8 zmm24{k5}, zmm27                                        ;   713.0 p0      11 t
        vpermb zmm27, zmm9, zmm29                                        ;   709.0 p5      11 t
        vpmovb2m k5, zmm6                                                ;   661.0 p0      11 t
        vptestmb k6, zmm6, zmm7                                          ;   710.0 p5      11 t
        vpermb zmm2, zmm9, zmm4                                          ;   711.0 p5      11 t
        vpermb zmm27{k2}, zmm9, [rel camellia128_ctr.T0_constants512 + 1088] ;   712.0 p5+p2   11 t
        vpermb zmm2{k2}, zmm9, [rel camellia128_ctr.T0_constants512 + 960] ;   714.0 p5+p3   11 t
        vpermb zmm9, zmm19, zmm26                                        ;   714.0 p5      11 t
        vpermb zmm9{k4}, zmm19, [rel camellia128_ctr.T0_constants512 + 128] ;   717.0 p5+p2   11 t
        vmovdqu8 zmm2{k1}, zmm27                                         ;   719.0 p0      11 t
        vpermb zmm27, zmm19, zmm11                                       ;   716.0 p5      11 t
        vpermb zmm27{k4}, zmm19, [rel camellia128_ctr.T0_constants512 + 256] ;   719.0 p5+p3   11 t
        vmovdqu8 zmm9{k3}, zmm27                                         ;   724.0 p0      11 t
        vpermb zmm27, zmm6, zmm11                                        ;   718.0 p5      11 t
        vmovdqa64 zmm29, zmm3                                            ;   696.0         11 t copy
        vpternlogd zmm29, zmm23, zmm17, 0x96                             ;   696.0 p0      11 t
        vpermb zmm19, zmm6, zmm26                                        ;   719.0 p5      11 t
        vpermb zmm19{k6}, zmm6, [rel camellia128_ctr.T0_constants512 + 128] ;   722.0 p5+p2   11 t
        vpermb zmm27{k6}, zmm6, [rel camellia128_ctr.T0_constants512 + 256] ;   721.0 p5+p3   11 t
        vmovdqu8 zmm19{k5}, zmm27                                        ;   727.0 p0      11 t
        vmovdqa64 zmm6, zmm31                                            ;   658.0         11 t copy
        vmovdqa64 zmm27, zmm14                                           ;   663.0         11 t copy
        vpternlogd zmm6, zmm16, zmm17, 0x96                              ;   706.0 p0      11 t
        vpternlogd zmm27, zmm22, zmm13, 0x96                             ;   710.0 p0      11 t
        vpternlogd zmm3, zmm6, zmm23, 0x96                               ;   707.0 p0      11 t
        vpternlogd zmm23, zmm9, zmm21, 0x96                              ;   727.0 p0      11 t
        vpternlogd zmm9, zmm29, zmm21, 0x96                              ;   727.0 p0      11 t
        vpternlogd zmm21, zmm24, zmm31, 0x96                             ;   716.0 p0      11 t
        vpternlogd zmm16, zmm17, zmm21, 0x96                             ;   717.0 p0      11 t
        vmovdqa64 zmm17, zmm1                                            ;   701.0         11 t copy
        vpternlogd zmm1, zmm27, zmm25, 0x96                              ;   711.0 p0      11 t
        vpternlogd zmm17, zmm25, zmm13, 0x96                             ;   701.0 p0      11 t
        vpternlogd zmm25, zmm19, zmm5, 0x96                              ;   730.0 p0      11 t
        vpternlogd zmm19, zmm17, zmm5, 0x96                              ;   730.0 p0      11 t
        vpternlogd zmm5, zmm2, zmm14, 0x96                               ;   722.0 p0      11 t
        vpternlogd zmm22, zmm13, zmm5, 0x96                              ;   723.0 p0      11 t
        vpternlogd zmm2, zmm14, zmm25, 0x96                              ;   731.0 p0      11 t
        vpternlogd zmm12, zmm30, zmm9, 0x96                              ;   728.0 p0      11 t
        vpternlogd zmm10, zmm19, [rbp + 21696], 0x96                     ;   731.0 p0+p2   11 t
        vmovdqu64 zmm14, [rbp + 22784]                                   ;   536.0 p3      11 t
        vmovdqu64 zmm30, [rbp + 14720]                                   ;   522.7 p2      11 t
        vpternlogd zmm14, zmm22, [rbp + 21312], 0x96                     ;   724.0 p0+p3   11 t
        vpternlogd zmm20, zmm3, [rbp + 22016], 0x96                      ;   708.0 p0+p2   11 t
        vpternlogd zmm8, zmm1, [rbp + 22400], 0x96                       ;   712.0 p0+p3   11 t
        vmovdqu64 zmm13, [rbp + 22464]                                   ;   534.0 p2      11 t
        vpternlogd zmm13, zmm16, [rbp + 23808], 0x96                     ;   718.0 p0+p3   11 t
        vpternlogd zmm16, zmm23, [rbp + 23104], 0x96                     ;   728.0 p0+p2   11 t
        vpternlogd zmm3, zmm21, [rbp + 23232], 0x96                      ;   717.0 p0+p3   11 t
        vpternlogd zmm24, zmm31, zmm23, 0x96                             ;   728.0 p0      11 t
        vmovdqu64 zmm21, [rbp + 22208]                                   ;   537.0 p2      11 t
        vpternlogd zmm21, zmm24, [rbp + 21824], 0x96                     ;   729.0 p0+p3   11 t
        vpternlogd zmm1, zmm5, [rbp + 21376], 0x96                       ;   723.0 p0+p2   11 t
        vmovdqu64 zmm5, [rbp + 23552]                                    ;   545.0 p3      11 t
        vpternlogd zmm5, zmm2, [rbp + 23616], 0x96                       ;   732.0 p0+p2   11 t
        vpternlogd zmm2, zmm17, [rbp + 22976], 0x96                      ;   732.0 p0+p3   11 t
        vmovdqu64 zmm17, [rbp + 14528]                                   ;   538.0 p2      11 t
        vpxord zmm17, zmm17, zmm10                                       ;   732.0 p0      11 t
        vpternlogd zmm9, zmm6, [rbp + 23488], 0x96                       ;   728.0 p0+p3   11 t
        vmovdqu64 zmm6, [rbp + 14528]                                    ;   543.0 p2      11 t
        vpternlogd zmm22, zmm25, [rbp + 23040], 0x96                     ;   731.0 p0+p3   11 t
        vpternlogd zmm24, zmm29, [rbp + 23360], 0x96                     ;   729.0 p0+p2   11 t
        vpternlogd zmm19, zmm27, [rbp + 22912], 0x96                     ;   731.0 p0+p3   11 t
        vmovdqu64 zmm23, [rbp + 14592]                                   ;   549.0 p2      11 t
        vmovdqu64 zmm25, [rbp + 14592]                                   ;   549.2 p3      11 t
        vpxord zmm6, zmm6, zmm12                                         ;   729.0 p0      11 t
        vmovdqu64 zmm27, [rbp + 14656]                                   ;   552.0 p2      11 t
        vmovdqu64 zmm29, [rbp + 14656]                                   ;   552.2 p3      11 t
        vpxord zmm25, zmm25, zmm8                                        ;   713.0 p0      11 t
        vpxord zmm27, zmm27, zmm13                                       ;   719.0 p0      11 t
        vpxord zmm30, zmm30, zmm21                                       ;   730.0 p0      11 t
        vpxord zmm31, zmm5, [rbp + 14720]                                ;   733.0 p0+p2   11 t
        vpmovb2m k1, zmm6                                                ;   730.0 p0      11 t
        vpxord zmm29, zmm29, zmm14                                       ;   725.0 p0      11 t
        vptestmb k2, zmm6, zmm7                                          ;   730.0 p5      11 t
        vmovdqu64 [rbp + 22912], zmm20                                   ;   709.0 p8+p9   11 t spill
        vpxord zmm23, zmm23, zmm20                                       ;   709.0 p0      11 t
        vpxord zmm20, zmm3, [rbp + 14784]                                ;   718.0 p0+p3   11 t
        vmovdqu64 [rbp + 23488], zmm3                                    ;   718.0 p7+p4   11 t spill
        vpxord zmm3, zmm1, [rbp + 14784]                                 ;   724.0 p0+p2   11 t
        vmovdqu64 [rbp + 22976], zmm1                                    ;   724.0 p8+p9   11 t spill
        vpxord zmm1, zmm16, [rbp + 14912]                                ;   729.0 p0+p3   11 t
        vmovdqu64 [rbp + 23360], zmm16                                   ;   729.0 p7+p4   11 t spill
        vpxord zmm16, zmm22, [rbp + 14912]                               ;   732.0 p0+p2   11 t
        vmovdqu64 [rbp + 23104], zmm24                                   ;   730.0 p8+p9   11 t spill
        vmovdqu64 [rbp + 23040], zmm22                                   ;   732.0 p7+p4   11 t spill
        vpxord zmm22, zmm24, [rbp + 15104]                               ;   730.0 p0+p3   11 t
        vpxord zmm24, zmm2, [rbp + 15104]                                ;   733.0 p0+p2   11 t
        vmovdqu64 [rbp + 23616], zmm2                                    ;   733.0 p8+p9   11 t spill
        vpxord zmm2, zmm9, [rbp + 15168]                                 ;   729.0 p0+p3   11 t
        vmovdqu64 [rbp + 23552], zmm9                                    ;   729.0 p7+p4   11 t spill
        vpxord zmm9, zmm19, [rbp + 15168]                                ;   732.0 p0+p2   11 t
        vmovdqu64 [rbp + 21376], zmm19                                   ;   732.0 p8+p9   11 t spill
        vpermb zmm19, zmm6, zmm26                                        ;   730.0 p5      11 t
        vpmovb2m k3, zmm17                                               ;   733.0 p0      11 t
        vptestmb k4, zmm17, zmm7                                         ;   733.0 p5      11 t
        vmovdqu64 [rbp + 21824], zmm5                                    ;   733.0 p7+p4   11 t spill
        vpermb zmm5, zmm6, zmm11                                         ;   730.0 p5      11 t
        vpermb zmm19{k2}, zmm6, [rel camellia128_ctr.T0_constants512 + 128] ;   733.0 p5+p3   11 t
        vpermb zmm5{k2}, zmm6, [rel camellia128_ctr.T0_constants512 + 256] ;   733.0 p5+p2   11 t
        vptestmb k2, zmm25, zmm7                                         ;   728.0 p5      11 t
        vpermb zmm6, zmm17, zmm11                                        ;   733.0 p5      11 t
        vpmovb2m k5, zmm23                                               ;   715.0 p0      11 t
        vptestmb k6, zmm23, zmm7                                         ;   730.0 p5      11 t
        vpermb zmm6{k4}, zmm17, [rel camellia128_ctr.T0_constants512 + 256] ;   736.0 p5+p3   11 t
        vmovdqu8 zmm19{k1}, zmm5                                         ;   738.0 p0      11 t
        vpermb zmm5, zmm17, zmm26                                        ;   733.0 p5      11 t
        vpmovb2m k1, zmm25                                               ;   717.0 p0      11 t
        vpermb zmm5{k4}, zmm17, [rel camellia128_ctr.T0_constants512 + 128] ;   736.0 p5+p2   11 t
        vmovdqu8 zmm5{k3}, zmm6                                          ;   741.0 p0      11 t
        vpermb zmm6, zmm23, zmm15                                        ;   734.0 p5      11 t
        vpermb zmm17, zmm23, zmm18                                       ;   735.0 p5      11 t
        vpmovb2m k3, zmm27                                               ;   720.0 p0      11 t
        vptestmb k4, zmm27, zmm7                                         ;   736.0 p5      11 t
        vpermb zmm6{k6}, zmm23, [rel camellia128_ctr.T0_constants512 + 448] ;   737.0 p5+p3   11 t
        vpermb zmm17{k6}, zmm23, [rel camellia128_ctr.T0_constants512 + 576] ;   738.0 p5+p2   11 t
        vpermb zmm23, zmm25, zmm18                                       ;   739.0 p5      11 t
        vptestmb k6, zmm29, zmm7                                         ;   740.0 p5      11 t
        vpermb zmm23{k2}, zmm25, [rel camellia128_ctr.T0_constants512 + 576] ;   742.0 p5+p3   11 t
        vmovdqu64 [rbp + 22208], zmm21                                   ;   730.0 p8+p9   11 t spill
        vmovdqu8 zmm6{k5}, zmm17                                         ;   743.0 p0      11 t
        vpermb zmm17, zmm25, zmm15                                       ;   742.0 p5      11 t
        vpmovb2m k5, zmm29                                               ;   726.0 p0      11 t
        vpermb zmm17{k2}, zmm25, [rel camellia128_ctr.T0_constants512 + 448] ;   745.0 p5+p2   11 t
        vmovdqu8 zmm17{k1}, zmm23                                        ;   750.0 p0      11 t
        vpermb zmm23, zmm27, zmm0                                        ;   744.0 p5      11 t
        vpermb zmm25, zmm27, zmm28                                       ;   745.0 p5      11 t
        vpermb zmm23{k4}, zmm27, [rel camellia128_ctr.T0_constants512 + 704] ;   747.0 p5+p3   11 t
        vpermb zmm25{k4}, zmm27, [rel camellia128_ctr.T0_constants512 + 832] ;   748.0 p5+p2   11 t
        vpermb zmm27, zmm29, zmm28                                       ;   748.0 p5      11 t
        vpmovb2m k1, zmm30                                               ;   731.0 p0      11 t
        vptestmb k2, zmm30, zmm7                                         ;   749.0 p5      11 t
        vmovdqu8 zmm23{k3}, zmm25                                        ;   753.0 p0      11 t
        vpermb zmm25, zmm29, zmm0                                        ;   750.0 p5      11 t
        vptestmb k4, zmm31, zmm7                                         ;   751.0 p5      11 t
        vpermb zmm25{k6}, zmm29, [rel camellia128_ctr.T0_constants512 + 704] ;   753.0 p5+p3   11 t
        vpermb zmm27{k6}, zmm29, [rel camellia128_ctr.T0_constants512 + 832] ;   753.0 p5+p2   11 t
        vmovdqu64 zmm29, [rel camellia128_ctr.T0_constants512 + 1024]    ;   578.2 p3      11 t reload
        vpermb zmm21, zmm30, zmm29                                       ;   754.0 p5      11 t
        vmovdqu8 zmm25{k5}, zmm27                                        ;   758.0 p0      11 t
        vpermb zmm27, zmm30, zmm4                                        ;   755.0 p5      11 t
        vpermb zmm27{k2}, zmm30, [rel camellia128_ctr.T0_constants512 + 960] ;   758.0 p5+p2   11 t
        vpermb zmm21{k2}, zmm30, [rel camellia128_ctr.T0_constants512 + 1088] ;   757.0 p5+p3   11 t
        vpermb zmm30, zmm31, zmm29                                       ;   758.0 p5      11 t
        vpermb zmm30{k4}, zmm31, [rel camellia128_ctr.T0_constants512 + 1088] ;   761.0 p5+p2   11 t
        vpmovb2m k3, zmm31                                               ;   734.0 p0      11 t
        vpmovb2m k5, zmm20                                               ;   727.0 p0      11 t
        vmovdqu8 zmm27{k1}, zmm21                                        ;   763.0 p0      11 t
        vpermb zmm21, zmm31, zmm4                                        ;   760.0 p5      11 t
        vpmovb2m k1, zmm3                                                ;   729.0 p0      11 t
        vptestmb k2, zmm3, zmm7                                          ;   761.0 p5      11 t
        vptestmb k6, zmm20, zmm7                                         ;   762.0 p5      11 t
        vpermb zmm21{k4}, zmm31, [rel camellia128_ctr.T0_constants512 + 960] ;   763.0 p5+p3   11 t
        vmovdqu8 zmm21{k3}, zmm30                                        ;   768.0 p0      11 t
        vpermb zmm30, zmm20, zmm15                                       ;   764.0 p5      11 t
        vpermb zmm31, zmm20, zmm18                                       ;   765.0 p5      11 t
        vpmovb2m k3, zmm1                                                ;   731.0 p0      11 t
        vptestmb k4, zmm1, zmm7                                          ;   766.0 p5      11 t
        vpermb zmm30{k6}, zmm20, [rel camellia128_ctr.T0_constants512 + 448] ;   767.0 p5+p2   11 t
        vpermb zmm31{k6}, zmm20, [rel camellia128_ctr.T0_constants512 + 576] ;   768.0 p5+p3   11 t
        vmovdqu8 zmm30{k5}, zmm31                                        ;   773.0 p0      11 t
        vpermb zmm20, zmm3, zmm15                                        ;   769.0 p5      11 t
        vpermb zmm31, zmm3, zmm18                                        ;   770.0 p5      11 t
        vpmovb2m k5, zmm16                                               ;   733.0 p0      11 t
        vptestmb k6, zmm16, zmm7                                         ;   771.0 p5      11 t
        vpermb zmm20{k2}, zmm3, [rel camellia128_ctr.T0_constants512 + 448] ;   772.0 p5+p2   11 t
        vpermb zmm31{k2}, zmm3, [rel camellia128_ctr.T0_constants512 + 576] ;   773.0 p5+p3   11 t
        vmovdqu8 zmm20{k1}, zmm31                                        ;   778.0 p0      11 t
        vpermb zmm3, zmm1, zmm0                                          ;   774.0 p5      11 t
        vpermb zmm31, zmm1, zmm28                                        ;   775.0 p5      11 t
        vpmovb2m k1, zmm22                                               ;   735.0 p0      11 t
        vptestmb k2, zmm22, zmm7                                         ;   776.0 p5      11 t
        vpermb zmm3{k4}, zmm1, [rel camellia128_ctr.T0_constants512 + 704] ;   777.0 p5+p2   11 t
        vpermb zmm31{k4}, zmm1, [rel camellia128_ctr.T0_constants512 + 832] ;   778.0 p5+p3   11 t
        vmovdqu8 zmm3{k3}, zmm31                                         ;   783.0 p0      11 t
        vpermb zmm1, zmm16, zmm0                                         ;   779.0 p5      11 t
        vpermb zmm31, zmm16, zmm28                                       ;   780.0 p5      11 t
        vpermb zmm1{k6}, zmm16, [rel camellia128_ctr.T0_constants512 + 704] ;   782.0 p5+p2   11 t
        vpermb zmm31{k6}, zmm16, [rel camellia128_ctr.T0_constants512 + 832] ;   783.0 p5+p3   11 t
        vmovdqu8 zmm1{k5}, zmm31                                         ;   788.0 p0      11 t
        vpermb zmm31, zmm22, zmm29                                       ;   783.0 p5      11 t
        vpmovb2m k3, zmm24                                               ;   738.0 p0      11 t
        vpermb zmm16, zmm22, zmm4                                        ;   784.0 p5      11 t
        vpermb zmm16{k2}, zmm22, [rel camellia128_ctr.T0_constants512 + 960] ;   787.0 p5+p2   11 t
        vptestmb k4, zmm24, zmm7                                         ;   786.0 p5      11 t
        vpmovb2m k5, zmm2                                                ;   739.0 p0      11 t
        vptestmb k6, zmm2, zmm7                                          ;   787.0 p5      11 t
        vpermb zmm31{k2}, zmm22, [rel camellia128_ctr.T0_constants512 + 1088] ;   788.0 p5+p3   11 t
        vpermb zmm22, zmm24, zmm4                                        ;   789.0 p5      11 t
        vptestmb k2, zmm9, zmm7                                          ;   790.0 p5      11 t
        vpermb zmm22{k4}, zmm24, [rel camellia128_ctr.T0_constants512 + 960] ;   792.0 p5+p2   11 t
        vmovdqu8 zmm16{k1}, zmm31                                        ;   793.0 p0      11 t
        vpermb zmm31, zmm24, zmm29                                       ;   792.0 p5      11 t
        vpmovb2m k1, zmm9                                                ;   741.0 p0      11 t
        vpermb zmm31{k4}, zmm24, [rel camellia128_ctr.T0_constants512 + 1088] ;   795.0 p5+p3   11 t
        vmovdqu8 zmm22{k3}, zmm31                                        ;   800.0 p0      11 t
        vpermb zmm24, zmm2, zmm26                                        ;   794.0 p5      11 t
        vpermb zmm31, zmm2, zmm11                                        ;   795.0 p5      11 t
        vpermb zmm24{k6}, zmm2, [rel camellia128_ctr.T0_constants512 + 128] ;   797.0 p5+p2   11 t
        vpermb zmm31{k6}, zmm2, [rel camellia128_ctr.T0_constants512 + 256] ;   798.0 p5+p3   11 t
        vpermb zmm2, zmm9, zmm26                                         ;   798.0 p5      11 t
        vmovdqu8 zmm24{k5}, zmm31                                        ;   803.0 p0      11 t
        vpermb zmm31, zmm9, zmm11                                        ;   799.0 p5      11 t
        vpermb zmm2{k2}, zmm9, [rel camellia128_ctr.T0_constants512 + 128] ;   801.0 p5+p2   11 t
        vpermb zmm31{k2}, zmm9, [rel camellia128_ctr.T0_constants512 + 256] ;   802.0 p5+p3   11 t
        vmovdqa64 zmm9, zmm19                                            ;   741.0         11 t copy
        vpternlogd zmm9, zmm3, zmm27, 0x96                               ;   786.0 p0      11 t
        vmovdqa64 zmm29, zmm30                                           ;   776.0         11 t copy
        vpternlogd zmm29, zmm23, zmm27, 0x96                             ;   776.0 p0      11 t
        vpternlogd zmm30, zmm9, zmm23, 0x96                              ;   787.0 p0      11 t
        vpternlogd zmm23, zmm24, zmm6, 0x96                              ;   806.0 p0      11 t
        vmovdqu8 zmm2{k1}, zmm31                                         ;   807.0 p0      11 t
        vmovdqa64 zmm31, zmm5                                            ;   744.0         11 t copy
        vpternlogd zmm31, zmm1, zmm21, 0x96                              ;   791.0 p0      11 t
        vpternlogd zmm24, zmm29, zmm6, 0x96                              ;   806.0 p0      11 t
        vpternlogd zmm6, zmm16, zmm19, 0x96                              ;   796.0 p0      11 t
        vpternlogd zmm3, zmm27, zmm6, 0x96                               ;   797.0 p0      11 t
        vmovdqa64 zmm27, zmm20                                           ;   781.0         11 t copy
        vpternlogd zmm27, zmm25, zmm21, 0x96                             ;   781.0 p0      11 t
        vpternlogd zmm20, zmm31, zmm25, 0x96                             ;   792.0 p0      11 t
        vpternlogd zmm25, zmm2, zmm17, 0x96                              ;   810.0 p0      11 t
        vpternlogd zmm16, zmm19, zmm23, 0x96                             ;   807.0 p0      11 t
        vmovdqu64 zmm19, [rbp + 21760]                                   ;   628.0 p2      11 t reload
        vpternlogd zmm6, zmm30, [rbp + 21248], 0x96                      ;   797.0 p0+p3   11 t
        vpternlogd zmm30, zmm19, [rbp + 22272], 0x96                     ;   788.0 p0+p2   11 t
        vmovdqu64 zmm19, [rbp + 23744]                                   ;   633.0 p3      11 t reload
        vpternlogd zmm23, zmm3, [rbp + 21568], 0x96                      ;   807.0 p0+p2   11 t
        vpternlogd zmm2, zmm27, zmm17, 0x96                              ;   810.0 p0      11 t
        vpternlogd zmm17, zmm22, zmm5, 0x96                              ;   803.0 p0      11 t
        vpternlogd zmm1, zmm21, zmm17, 0x96                              ;   804.0 p0      11 t
        vpternlogd zmm22, zmm5, zmm25, 0x96                              ;   811.0 p0      11 t
        vmovdqu64 zmm5, [rbp + 22528]                                    ;   646.0 p3      11 t
        vpternlogd zmm5, zmm24, [rbp + 21952], 0x96                      ;   807.0 p0+p2   11 t
        vpternlogd zmm17, zmm20, [rbp + 21632], 0x96                     ;   804.0 p0+p3   11 t
        vpternlogd zmm20, zmm19, [rbp + 22720], 0x96                     ;   793.0 p0+p2   11 t
        vmovdqu64 zmm19, [rbp + 22592]                                   ;   640.0 p3      11 t reload
        vmovdqu64 [rbp + 22592], zmm17                                   ;   805.0 p7+p4   11 t spill
        vpternlogd zmm3, zmm19, [rbp + 22144], 0x96                      ;   798.0 p0+p2   11 t
        vpternlogd zmm25, zmm1, [rbp + 21504], 0x96                      ;   811.0 p0+p3   11 t
        vpternlogd zmm29, zmm16, [rbp + 23424], 0x96                     ;   808.0 p0+p2   11 t
        vmovdqu64 zmm21, [rbp + 15232]                                   ;   601.3 p3      11 t
        vpternlogd zmm24, zmm9, [rbp + 23296], 0x96                      ;   807.0 p0+p2   11 t
        vpternlogd zmm27, zmm22, [rbp + 21440], 0x96                     ;   812.0 p0+p3   11 t
        vmovdqu64 zmm9, [rbp + 21888]                                    ;   652.0 p2      11 t reload
        vpternlogd zmm22, zmm9, [rbp + 22080], 0x96                      ;   812.0 p0+p3   11 t
        vmovdqu64 zmm9, [rbp + 15232]                                    ;   608.0 p2      11 t
        vpxord zmm9, zmm9, zmm5                                          ;   808.0 p0      11 t
        vmovdqu64 [rbp + 22080], zmm20                                   ;   794.0 p8+p9   11 t spill
        vpmovb2m k1, zmm9                                                ;   809.0 p0      11 t
        vmovdqu64 [rbp + 21888], zmm3                                    ;   799.0 p7+p4   11 t spill
        vptestmb k2, zmm9, zmm7                                          ;   809.0 p5      11 t
        vmovdqu64 zmm19, [rbp + 23936]                                   ;   643.0 p3      11 t reload
        vpternlogd zmm1, zmm19, [rbp + 22336], 0x96                      ;   805.0 p0+p2   11 t
        vmovdqu64 zmm19, [rbp + 23872]                                   ;   647.0 p3      11 t reload
        vpternlogd zmm16, zmm19, [rbp + 22848], 0x96                     ;   808.0 p0+p2   11 t
        vmovdqu64 zmm19, [rbp + 23680]                                   ;   651.0 p3      11 t
        vpternlogd zmm19, zmm2, [rbp + 23168], 0x96                      ;   811.0 p0+p2   11 t
        vpternlogd zmm2, zmm31, [rbp + 22656], 0x96                      ;   811.0 p0+p3   11 t
        vpxord zmm21, zmm21, zmm19                                       ;   812.0 p0      11 t
        vmovdqu64 zmm31, [rbp + 15040]                                   ;   616.5 p2      11 r.1 reload
        vmovdqu64 [rbp + 22656], zmm19                                   ;   812.0 p8+p9   11 t spill
        vpxord zmm19, zmm30, zmm31                                       ;   789.0 p0      11 t
        vpxord zmm31, zmm31, zmm20                                       ;   794.0 p0      11 t
        vpxord zmm20, zmm3, [rbp + 15296]                                ;   799.0 p0+p3   11 t
        vpxord zmm3, zmm1, [rbp + 15296]                                 ;   806.0 p0+p2   11 t
        vmovdqu64 [rbp + 23296], zmm1                                    ;   806.0 p7+p4   11 t spill
        vpxord zmm1, zmm16, [rbp + 14976]                                ;   809.0 p0+p3   11 t
        vmovdqu64 [rbp + 21440], zmm16                                   ;   809.0 p8+p9   11 t spill
        vpxord zmm16, zmm22, [rbp + 14976]                               ;   813.0 p0+p2   11 t
        vmovdqu64 [rbp + 23168], zmm22                                   ;   813.0 p7+p4   11 t spill
        vpxord zmm22, zmm6, [rbp + 15360]                                ;   798.0 p0+p3   11 t
        vmovdqu64 [rbp + 23680], zmm30                                   ;   789.0 p8+p9   11 t spill
        vpxord zmm30, zmm17, [rbp + 15360]                               ;   805.0 p0+p2   11 t
        vmovdqu64 [rbp + 22848], zmm5                                    ;   808.0 p7+p4   11 t spill
        vpxord zmm5, zmm23, [rbp + 15616]                                ;   808.0 p0+p3   11 t
        vmovdqu64 [rbp + 23872], zmm23                                   ;   808.0 p8+p9   11 t spill
        vpxord zmm23, zmm25, [rbp + 15616]                               ;   812.0 p0+p2   11 t
        vpmovb2m k3, zmm21                                               ;   813.0 p0      11 t
        vmovdqu64 [rbp + 23424], zmm25                                   ;   812.0 p7+p4   11 t spill
        vpxord zmm25, zmm29, [rbp + 15744]                               ;   809.0 p0+p3   11 t
        vptestmb k4, zmm21, zmm7                                         ;   813.0 p5      11 t
        vmovdqu64 [rbp + 22336], zmm29                                   ;   809.0 p8+p9   11 t spill
        vpxord zmm29, zmm27, [rbp + 15744]                               ;   813.0 p0+p2   11 t
        vmovdqu64 [rbp + 23936], zmm27                                   ;   813.0 p7+p4   11 t spill
        vpxord zmm27, zmm24, [rbp + 15424]                               ;   808.0 p0+p3   11 t
        vmovdqu64 [rbp + 21504], zmm24                                   ;   808.0 p8+p9   11 t spill
        vpxord zmm24, zmm2, [rbp + 15424]                                ;   812.0 p0+p2   11 t
        vpmovb2m k5, zmm19                                               ;   795.0 p0      11 t
        vmovdqu64 [rbp + 22144], zmm2                                    ;   812.0 p7+p4   11 t spill
        vpermb zmm2, zmm9, zmm26                                         ;   809.0 p5      11 t
        vpermb zmm17, zmm9, zmm11                                        ;   809.0 p5      11 t
        vptestmb k6, zmm19, zmm7                                         ;   806.0 p5      11 t
        vpermb zmm2{k2}, zmm9, [rel camellia128_ctr.T0_constants512 + 128] ;   812.0 p5+p3   11 t
        vpermb zmm17{k2}, zmm9, [rel camellia128_ctr.T0_constants512 + 256] ;   812.0 p5+p2   11 t
        vmovdqu8 zmm2{k1}, zmm17                                         ;   817.0 p0      11 t
        vpermb zmm9, zmm21, zmm26                                        ;   813.0 p5      11 t
        vpermb zmm17, zmm21, zmm11                                       ;   813.0 p5      11 t
        vpmovb2m k1, zmm31                                               ;   797.0 p0      11 t
        vptestmb k2, zmm31, zmm7                                         ;   811.0 p5      11 t
        vpermb zmm9{k4}, zmm21, [rel camellia128_ctr.T0_constants512 + 128] ;   816.0 p5+p3   11 t
        vpermb zmm17{k4}, zmm21, [rel camellia128_ctr.T0_constants512 + 256] ;   816.0 p5+p2   11 t
        vmovdqu8 zmm9{k3}, zmm17                                         ;   821.0 p0      11 t
        vpermb zmm17, zmm19, zmm15                                       ;   814.0 p5      11 t
        vpermb zmm21, zmm19, zmm18                                       ;   815.0 p5      11 t
        vptestmb k4, zmm20, zmm7                                         ;   816.0 p5      11 t
        vpermb zmm17{k6}, zmm19, [rel camellia128_ctr.T0_constants512 + 448] ;   817.0 p5+p3   11 t
        vpermb zmm21{k6}, zmm19, [rel camellia128_ctr.T0_constants512 + 576] ;   818.0 p5+p2   11 t
        vmovdqu8 zmm17{k5}, zmm21                                        ;   823.0 p0      11 t
        vpermb zmm19, zmm31, zmm15                                       ;   819.0 p5      11 t
        vpermb zmm21, zmm31, zmm18                                       ;   820.0 p5      11 t
        vpmovb2m k5, zmm3                                                ;   807.0 p0      11 t
        vpmovb2m k3, zmm20                                               ;   801.0 p0      11 t
        vptestmb k6, zmm3, zmm7                                          ;   821.0 p5      11 t
        vpermb zmm19{k2}, zmm31, [rel camellia128_ctr.T0_constants512 + 448] ;   822.0 p5+p3   11 t
        vpermb zmm21{k2}, zmm31, [rel camellia128_ctr.T0_constants512 + 576] ;   823.0 p5+p2   11 t
        vmovdqu8 zmm19{k1}, zmm21                                        ;   828.0 p0      11 t
        vpermb zmm21, zmm20, zmm0                                        ;   824.0 p5      11 t
        vpmovb2m k1, zmm1                                                ;   810.0 p0      11 t
        vptestmb k2, zmm1, zmm7                                          ;   825.0 p5      11 t
        vpermb zmm21{k4}, zmm20, [rel camellia128_ctr.T0_constants512 + 704] ;   827.0 p5+p3   11 t
        vpermb zmm31, zmm20, zmm28                                       ;   827.0 p5      11 t
        vpermb zmm31{k4}, zmm20, [rel camellia128_ctr.T0_constants512 + 832] ;   830.0 p5+p2   11 t
        vmovdqu8 zmm21{k3}, zmm31                                        ;   835.0 p0      11 t
        vpermb zmm20, zmm3, zmm0                                         ;   829.0 p5      11 t
        vpermb zmm31, zmm3, zmm28                                        ;   830.0 p5      11 t
        vptestmb k4, zmm16, zmm7                                         ;   831.0 p5      11 t
        vpermb zmm20{k6}, zmm3, [rel camellia128_ctr.T0_constants512 + 704] ;   832.0 p5+p3   11 t
        vpermb zmm31{k6}, zmm3, [rel camellia128_ctr.T0_constants512 + 832] ;   833.0 p5+p2   11 t
        vmovdqu8 zmm20{k5}, zmm31                                        ;   838.0 p0      11 t
        vpermb zmm3, zmm1, zmm4                                          ;   834.0 p5      11 t
        vmovdqu64 zmm31, [rel camellia128_ctr.T0_constants512 + 1024]    ;   654.8 p3      11 t reload
        vmovdqu64 [rbp + 21568], zmm6                                    ;   798.0 p8+p9   11 t spill
        vpermb zmm6, zmm1, zmm31                                         ;   835.0 p5      11 t
        vpermb zmm3{k2}, zmm1, [rel camellia128_ctr.T0_constants512 + 960] ;   837.0 p5+p2   11 t
        vpermb zmm6{k2}, zmm1, [rel camellia128_ctr.T0_constants512 + 1088] ;   838.0 p5+p3   11 t
        vpermb zmm1, zmm16, zmm4                                         ;   838.0 p5      11 t
        vpermb zmm1{k4}, zmm16, [rel camellia128_ctr.T0_constants512 + 960] ;   841.0 p5+p2   11 t
        vpmovb2m k3, zmm16                                               ;   814.0 p0      11 t
        vptestmb k6, zmm22, zmm7                                         ;   840.0 p5      11 t
        vmovdqu8 zmm3{k1}, zmm6                                          ;   843.0 p0      11 t
        vpermb zmm6, zmm16, zmm31                                        ;   841.0 p5      11 t
        vpermb zmm6{k4}, zmm16, [rel camellia128_ctr.T0_constants512 + 1088] ;   844.0 p5+p3   11 t
        vmovdqu8 zmm1{k3}, zmm6                                          ;   849.0 p0      11 t
        vpermb zmm6, zmm22, zmm15                                        ;   843.0 p5      11 t
        vpermb zmm6{k6}, zmm22, [rel camellia128_ctr.T0_constants512 + 448] ;   846.0 p5+p2   11 t
        vpmovb2m k5, zmm22                                               ;   809.0 p0      11 t
        vpermb zmm16, zmm22, zmm18                                       ;   845.0 p5      11 t
        vpermb zmm16{k6}, zmm22, [rel camellia128_ctr.T0_constants512 + 576] ;   848.0 p5+p3   11 t
        vmovdqu8 zmm6{k5}, zmm16                                         ;   853.0 p0      11 t
        vpmovb2m k5, zmm23                                               ;   813.0 p0      11 t
        vpmovb2m k1, zmm30                                               ;   812.0 p0      11 t
        vptestmb k2, zmm30, zmm7                                         ;   847.0 p5      11 t
        vpmovb2m k3, zmm5                                                ;   813.0 p0      11 t
        vptestmb k4, zmm5, zmm7                                          ;   848.0 p5      11 t
        vpermb zmm16, zmm30, zmm15                                       ;   849.0 p5      11 t
        vpermb zmm22, zmm30, zmm18                                       ;   850.0 p5      11 t
        vptestmb k6, zmm23, zmm7                                         ;   851.0 p5      11 t
        vpermb zmm16{k2}, zmm30, [rel camellia128_ctr.T0_constants512 + 448] ;   852.0 p5+p2   11 t
        vpermb zmm22{k2}, zmm30, [rel camellia128_ctr.T0_constants512 + 576] ;   853.0 p5+p3   11 t
        vmovdqu8 zmm16{k1}, zmm22                                        ;   858.0 p0      11 t
        vpermb zmm22, zmm5, zmm0                                         ;   854.0 p5      11 t
        vpermb zmm30, zmm5, zmm28                                        ;   855.0 p5      11 t
        vpmovb2m k1, zmm25                                               ;   815.0 p0      11 t
        vptestmb k2, zmm25, zmm7                                         ;   856.0 p5      11 t
        vpermb zmm22{k4}, zmm5, [rel camellia128_ctr.T0_constants512 + 704] ;   857.0 p5+p2   11 t
        vpermb zmm30{k4}, zmm5, [rel camellia128_ctr.T0_constants512 + 832] ;   858.0 p5+p3   11 t
        vmovdqu8 zmm22{k3}, zmm30                                        ;   863.0 p0      11 t
        vpermb zmm5, zmm23, zmm0                                         ;   859.0 p5      11 t
        vpermb zmm30, zmm23, zmm28                                       ;   860.0 p5      11 t
        vpmovb2m k3, zmm29                                               ;   817.0 p0      11 t
        vptestmb k4, zmm29, zmm7                                         ;   861.0 p5      11 t
        vpermb zmm5{k6}, zmm23, [rel camellia128_ctr.T0_constants512 + 704] ;   862.0 p5+p2   11 t
        vpermb zmm30{k6}, zmm23, [rel camellia128_ctr.T0_constants512 + 832] ;   863.0 p5+p3   11 t
        vmovdqu8 zmm5{k5}, zmm30                                         ;   868.0 p0      11 t
        vpermb zmm23, zmm25, zmm4                                        ;   864.0 p5      11 t
        vpermb zmm30, zmm25, zmm31                                       ;   865.0 p5      11 t
        vptestmb k6, zmm27, zmm7                                         ;   866.0 p5      11 t
        vpermb zmm23{k2}, zmm25, [rel camellia128_ctr.T0_constants512 + 960] ;   867.0 p5+p2   11 t
        vpermb zmm30{k2}, zmm25, [rel camellia128_ctr.T0_constants512 + 1088] ;   868.0 p5+p3   11 t
        vmovdqu8 zmm23{k1}, zmm30                                        ;   873.0 p0      11 t
        vpermb zmm25, zmm29, zmm4                                        ;   869.0 p5      11 t
        vpermb zmm30, zmm29, zmm31                                       ;   870.0 p5      11 t
        vpermb zmm25{k4}, zmm29, [rel camellia128_ctr.T0_constants512 + 960] ;   872.0 p5+p2   11 t
        vpermb zmm30{k4}, zmm29, [rel camellia128_ctr.T0_constants512 + 1088] ;   873.0 p5+p3   11 t
        vmovdqu8 zmm25{k3}, zmm30                                        ;   878.0 p0      11 t
        vpermb zmm30, zmm27, zmm11                                       ;   873.0 p5      11 t
        vpmovb2m k1, zmm24                                               ;   821.0 p0      11 t
        vptestmb k2, zmm24, zmm7                                         ;   874.0 p5      11 t
        vpermb zmm29, zmm27, zmm26                                       ;   875.0 p5      11 t
        vpermb zmm29{k6}, zmm27, [rel camellia128_ctr.T0_constants512 + 128] ;   878.0 p5+p2   11 t
        vpermb zmm30{k6}, zmm27, [rel camellia128_ctr.T0_constants512 + 256] ;   877.0 p5+p3   11 t
        vpmovb2m k5, zmm27                                               ;   822.0 p0      11 t
        vmovdqu8 zmm29{k5}, zmm30                                        ;   883.0 p0      11 t
        vpermb zmm27, zmm24, zmm26                                       ;   878.0 p5      11 t
        vpermb zmm27{k2}, zmm24, [rel camellia128_ctr.T0_constants512 + 128] ;   881.0 p5+p2   11 t
        vpermb zmm30, zmm24, zmm11                                       ;   880.0 p5      11 t
        vpermb zmm30{k2}, zmm24, [rel camellia128_ctr.T0_constants512 + 256] ;   883.0 p5+p3   11 t
        vmovdqu8 zmm27{k1}, zmm30                                        ;   888.0 p0      11 t
        vmovdqa64 zmm30, zmm9                                            ;   824.0         11 t copy
        vpternlogd zmm30, zmm5, zmm1, 0x96                               ;   871.0 p0      11 t
        vmovdqa64 zmm31, zmm6                                            ;   856.0         11 t copy
        vpternlogd zmm31, zmm21, zmm3, 0x96                              ;   856.0 p0      11 t
        vmovdqa64 zmm24, zmm2                                            ;   820.0         11 t copy
        vpternlogd zmm24, zmm22, zmm3, 0x96                              ;   866.0 p0      11 t
        vpternlogd zmm6, zmm24, zmm21, 0x96                              ;   867.0 p0      11 t
        vpternlogd zmm21, zmm29, zmm17, 0x96                             ;   886.0 p0      11 t
        vpternlogd zmm29, zmm31, zmm17, 0x96                             ;   886.0 p0      11 t
        vpternlogd zmm17, zmm23, zmm2, 0x96                              ;   876.0 p0      11 t
        vpternlogd zmm23, zmm2, zmm21, 0x96                              ;   887.0 p0      11 t
        vpternlogd zmm22, zmm3, zmm17, 0x96                              ;   877.0 p0      11 t
        vmovdqa64 zmm3, zmm16                                            ;   861.0         11 t copy
        vpternlogd zmm16, zmm30, zmm20, 0x96                             ;   872.0 p0      11 t
        vpxord zmm12, zmm12, zmm29                                       ;   887.0 p0      11 t
        vpxord zmm8, zmm8, zmm16                                         ;   873.0 p0      11 t
        vpxord zmm13, zmm13, zmm22                                       ;   878.0 p0      11 t
        vpternlogd zmm3, zmm20, zmm1, 0x96                               ;   861.0 p0      11 t
        vpternlogd zmm17, zmm6, [rbp + 23488], 0x96                      ;   877.0 p0+p2   11 t
        vmovdqu64 zmm2, [rbp + 21824]                                    ;   733.0 p3      11 t
        vpternlogd zmm22, zmm21, [rbp + 23360], 0x96                     ;   887.0 p0+p2   11 t
        vmovdqu64 zmm21, [rbp + 16000]                                   ;   673.3 p3      11 t
        vpternlogd zmm20, zmm27, zmm19, 0x96                             ;   891.0 p0      11 t
        vpternlogd zmm27, zmm3, zmm19, 0x96                              ;   891.0 p0      11 t
        vpternlogd zmm19, zmm25, zmm9, 0x96                              ;   881.0 p0      11 t
        vpternlogd zmm5, zmm1, zmm19, 0x96                               ;   882.0 p0      11 t
        vpternlogd zmm25, zmm9, zmm20, 0x96                              ;   892.0 p0      11 t
        vmovdqu64 zmm1, [rbp + 22208]                                    ;   730.0 p2      11 t
        vpxord zmm14, zmm14, zmm5                                        ;   883.0 p0      11 t
        vpxord zmm1, zmm1, zmm23                                         ;   888.0 p0      11 t
        vpxord zmm2, zmm2, zmm25                                         ;   893.0 p0      11 t
        vpternlogd zmm16, zmm19, [rbp + 22976], 0x96                     ;   882.0 p0+p3   11 t
        vpternlogd zmm5, zmm20, [rbp + 23040], 0x96                      ;   892.0 p0+p2   11 t
        vmovdqu64 zmm20, [rbp + 16000]                                   ;   684.2 p3      11 t
        vpternlogd zmm23, zmm31, [rbp + 23104], 0x96                     ;   888.0 p0+p2   11 t
        vpternlogd zmm25, zmm3, [rbp + 23616], 0x96                      ;   893.0 p0+p3   11 t
        vmovdqu64 zmm3, [rbp + 15552]                                    ;   686.0 p2      11 t
        vmovdqu64 zmm9, [rbp + 15552]                                    ;   686.2 p3      11 t
        vmovdqu64 zmm19, [rbp + 15808]                                   ;   687.0 p2      11 t
        vpxord zmm3, zmm3, zmm12                                         ;   888.0 p0      11 t
        vpxord zmm19, zmm19, zmm8                                        ;   874.0 p0      11 t
        vpxord zmm20, zmm20, zmm13                                       ;   879.0 p0      11 t
        vpxord zmm21, zmm21, zmm14                                       ;   884.0 p0      11 t
        vpternlogd zmm29, zmm24, [rbp + 23552], 0x96                     ;   887.0 p0+p3   11 t
        vmovdqu64 zmm24, [rbp + 22912]                                   ;   709.0 p2      11 t reload
        vpmovb2m k1, zmm3                                                ;   889.0 p0      11 t
        vptestmb k2, zmm3, zmm7                                          ;   889.0 p5      11 t
        vmovdqu64 [rbp + 23552], zmm1                                    ;   889.0 p7+p4   11 t spill
        vmovdqu64 [rbp + 23616], zmm14                                   ;   884.0 p8+p9   11 t spill
        vpxord zmm14, zmm22, [rbp + 15936]                               ;   888.0 p0+p3   11 t
        vmovdqu64 [rbp + 23104], zmm22                                   ;   888.0 p7+p4   11 t spill
        vpxord zmm22, zmm5, [rbp + 15936]                                ;   893.0 p0+p2   11 t
        vmovdqu64 [rbp + 23040], zmm13                                   ;   879.0 p8+p9   11 t spill
        vpxord zmm10, zmm10, zmm27                                       ;   892.0 p0      11 t
        vmovdqu64 zmm31, [rbp + 15488]                                   ;   701.0 p3      11 l.3 reload
        vpternlogd zmm27, zmm30, [rbp + 21376], 0x96                     ;   892.0 p0+p2   11 t
        vmovdqu64 zmm30, [rbp + 15808]                                   ;   702.0 p3      11 t
        vpternlogd zmm30, zmm6, zmm24, 0x96                              ;   868.0 p0      11 t
        vpxord zmm24, zmm1, zmm31                                        ;   889.0 p0      11 t
        vpxord zmm1, zmm16, [rbp + 15872]                                ;   883.0 p0+p2   11 t
        vpxord zmm13, zmm23, [rbp + 16064]                               ;   889.0 p0+p3   11 t
        vpxord zmm9, zmm9, zmm10                                         ;   893.0 p0      11 t
        vmovdqu64 [rbp + 21376], zmm2                                    ;   894.0 p7+p4   11 t spill
        vpxord zmm31, zmm31, zmm2                                        ;   894.0 p0      11 t
        vpxord zmm2, zmm17, [rbp + 15872]                                ;   878.0 p0+p2   11 t
        vpmovb2m k3, zmm9                                                ;   894.0 p0      11 t
        vptestmb k4, zmm9, zmm7                                          ;   894.0 p5      11 t
        vmovdqu64 [rbp + 23360], zmm23                                   ;   889.0 p8+p9   11 t spill
        vpxord zmm23, zmm25, [rbp + 16064]                               ;   894.0 p0+p3   11 t
        vmovdqu64 [rbp + 22976], zmm25                                   ;   894.0 p7+p4   11 t spill
        vpxord zmm25, zmm29, [rbp + 15680]                               ;   888.0 p0+p2   11 t
        vmovdqu64 [rbp + 23488], zmm29                                   ;   888.0 p8+p9   11 t spill
        vpxord zmm29, zmm27, [rbp + 15680]                               ;   893.0 p0+p3   11 t
        vpmovb2m k5, zmm30                                               ;   874.0 p0      11 t
        vmovdqu64 [rbp + 21824], zmm27                                   ;   893.0 p7+p4   11 t spill
        vpermb zmm27, zmm3, zmm26                                        ;   889.0 p5      11 t
        vmovdqu64 [rbp + 22208], zmm5                                    ;   893.0 p8+p9   11 t spill
        vpermb zmm5, zmm3, zmm11                                         ;   889.0 p5      11 t
        vpermb zmm27{k2}, zmm3, [rel camellia128_ctr.T0_constants512 + 128] ;   892.0 p5+p2   11 t
        vpermb zmm5{k2}, zmm3, [rel camellia128_ctr.T0_constants512 + 256] ;   892.0 p5+p3   11 t
        vmovdqu8 zmm27{k1}, zmm5                                         ;   897.0 p0      11 t
        vpmovb2m k1, zmm19                                               ;   876.0 p0      11 t
        vptestmb k6, zmm30, zmm7                                         ;   888.0 p5      11 t
        vpermb zmm3, zmm9, zmm26                                         ;   894.0 p5      11 t
        vptestmb k2, zmm19, zmm7                                         ;   890.0 p5      11 t
        vpermb zmm3{k4}, zmm9, [rel camellia128_ctr.T0_constants512 + 128] ;   897.0 p5+p2   11 t
        vpermb zmm5, zmm9, zmm11                                         ;   894.0 p5      11 t
        vpermb zmm5{k4}, zmm9, [rel camellia128_ctr.T0_constants512 + 256] ;   897.0 p5+p3   11 t
        vmovdqu8 zmm3{k3}, zmm5                                          ;   902.0 p0      11 t
        vpermb zmm5, zmm30, zmm15                                        ;   894.0 p5      11 t
        vpermb zmm9, zmm30, zmm18                                        ;   895.0 p5      11 t
        vpmovb2m k3, zmm20                                               ;   880.0 p0      11 t
        vptestmb k4, zmm20, zmm7                                         ;   896.0 p5      11 t
        vpermb zmm5{k6}, zmm30, [rel camellia128_ctr.T0_constants512 + 448] ;   897.0 p5+p2   11 t
        vpermb zmm9{k6}, zmm30, [rel camellia128_ctr.T0_constants512 + 576] ;   898.0 p5+p3   11 t
        vmovdqu8 zmm5{k5}, zmm9                                          ;   903.0 p0      11 t
        vpermb zmm9, zmm19, zmm15                                        ;   899.0 p5      11 t
        vmovdqu64 [rbp + 22720], zmm8                                    ;   874.0 p7+p4   11 t spill
        vpmovb2m k5, zmm21                                               ;   885.0 p0      11 t
        vptestmb k6, zmm21, zmm7                                         ;   900.0 p5      11 t
        vpermb zmm30, zmm19, zmm18                                       ;   901.0 p5      11 t
        vpermb zmm9{k2}, zmm19, [rel camellia128_ctr.T0_constants512 + 448] ;   902.0 p5+p2   11 t
        vpermb zmm30{k2}, zmm19, [rel camellia128_ctr.T0_constants512 + 576] ;   904.0 p5+p3   11 t
        vmovdqu8 zmm9{k1}, zmm30                                         ;   909.0 p0      11 t
        vpermb zmm19, zmm20, zmm0                                        ;   904.0 p5      11 t
        vpermb zmm30, zmm20, zmm28                                       ;   905.0 p5      11 t
        vpermb zmm19{k4}, zmm20, [rel camellia128_ctr.T0_constants512 + 704] ;   907.0 p5+p2   11 t
        vpermb zmm30{k4}, zmm20, [rel camellia128_ctr.T0_constants512 + 832] ;   908.0 p5+p3   11 t
        vptestmb k4, zmm31, zmm7                                         ;   908.0 p5      11 t
        vpmovb2m k1, zmm24                                               ;   890.0 p0      11 t
        vmovdqu8 zmm19{k3}, zmm30                                        ;   913.0 p0      11 t
        vpermb zmm20, zmm21, zmm0                                        ;   909.0 p5      11 t
        vpermb zmm20{k6}, zmm21, [rel camellia128_ctr.T0_constants512 + 704] ;   912.0 p5+p2   11 t
        vpermb zmm30, zmm21, zmm28                                       ;   911.0 p5      11 t
        vpmovb2m k3, zmm31                                               ;   895.0 p0      11 t
        vpermb zmm30{k6}, zmm21, [rel camellia128_ctr.T0_constants512 + 832] ;   914.0 p5+p3   11 t
        vmovdqu8 zmm20{k5}, zmm30                                        ;   919.0 p0      11 t
        vmovdqu64 zmm30, [rel camellia128_ctr.T0_constants512 + 1024]    ;   734.0 p2      11 t reload
        vpmovb2m k5, zmm2                                                ;   886.0 p0      11 t
        vpermb zmm21, zmm24, zmm4                                        ;   913.0 p5      11 t
        vptestmb k6, zmm2, zmm7                                          ;   914.0 p5      11 t
        vptestmb k2, zmm24, zmm7                                         ;   915.0 p5      11 t
        vpermb zmm21{k2}, zmm24, [rel camellia128_ctr.T0_constants512 + 960] ;   917.0 p5+p3   11 t
        vpermb zmm8, zmm24, zmm30                                        ;   917.0 p5      11 t
        vpermb zmm8{k2}, zmm24, [rel camellia128_ctr.T0_constants512 + 1088] ;   920.0 p5+p2   11 t
        vmovdqu8 zmm21{k1}, zmm8                                         ;   925.0 p0      11 t
        vpermb zmm8, zmm31, zmm4                                         ;   919.0 p5      11 t
        vpermb zmm24, zmm31, zmm30                                       ;   920.0 p5      11 t
        vpmovb2m k1, zmm1                                                ;   888.0 p0      11 t
        vptestmb k2, zmm1, zmm7                                          ;   921.0 p5      11 t
        vpermb zmm24{k4}, zmm31, [rel camellia128_ctr.T0_constants512 + 1088] ;   923.0 p5+p3   11 t
        vpermb zmm8{k4}, zmm31, [rel camellia128_ctr.T0_constants512 + 960] ;   923.0 p5+p2   11 t
        vmovdqu8 zmm8{k3}, zmm24                                         ;   928.0 p0      11 t
        vpermb zmm24, zmm2, zmm15                                        ;   924.0 p5      11 t
        vpermb zmm31, zmm2, zmm18                                        ;   925.0 p5      11 t
        vpermb zmm31{k6}, zmm2, [rel camellia128_ctr.T0_constants512 + 576] ;   928.0 p5+p3   11 t
        vpmovb2m k3, zmm14                                               ;   890.0 p0      11 t
        vptestmb k4, zmm14, zmm7                                         ;   927.0 p5      11 t
        vpermb zmm24{k6}, zmm2, [rel camellia128_ctr.T0_constants512 + 448] ;   928.0 p5+p2   11 t
        vpermb zmm2, zmm1, zmm15                                         ;   929.0 p5      11 t
        vmovdqu8 zmm24{k5}, zmm31                                        ;   933.0 p0      11 t
        vpermb zmm31, zmm1, zmm18                                        ;   930.0 p5      11 t
        vpmovb2m k5, zmm22                                               ;   894.0 p0      11 t
        vptestmb k6, zmm22, zmm7                                         ;   931.0 p5      11 t
        vpermb zmm2{k2}, zmm1, [rel camellia128_ctr.T0_constants512 + 448] ;   932.0 p5+p3   11 t
        vpermb zmm31{k2}, zmm1, [rel camellia128_ctr.T0_constants512 + 576] ;   933.0 p5+p2   11 t
        vmovdqu8 zmm2{k1}, zmm31                                         ;   938.0 p0      11 t
        vpermb zmm31, zmm14, zmm28                                       ;   934.0 p5      11 t
        vpermb zmm31{k4}, zmm14, [rel camellia128_ctr.T0_constants512 + 832] ;   937.0 p5+p3   11 t
        vpermb zmm1, zmm14, zmm0                                         ;   936.0 p5      11 t
        vpmovb2m k1, zmm13                                               ;   894.0 p0      11 t
        vptestmb k2, zmm13, zmm7                                         ;   937.0 p5      11 t
        vpermb zmm1{k4}, zmm14, [rel camellia128_ctr.T0_constants512 + 704] ;   939.0 p5+p2   11 t
        vmovdqu8 zmm1{k3}, zmm31                                         ;   944.0 p0      11 t
        vpermb zmm14, zmm22, zmm0                                        ;   939.0 p5      11 t
        vpermb zmm31, zmm22, zmm28                                       ;   940.0 p5      11 t
        vpmovb2m k3, zmm23                                               ;   896.0 p0      11 t
        vptestmb k4, zmm23, zmm7                                         ;   941.0 p5      11 t
        vpermb zmm14{k6}, zmm22, [rel camellia128_ctr.T0_constants512 + 704] ;   942.0 p5+p3   11 t
        vpermb zmm31{k6}, zmm22, [rel camellia128_ctr.T0_constants512 + 832] ;   943.0 p5+p2   11 t
        vmovdqu8 zmm14{k5}, zmm31                                        ;   948.0 p0      11 t
        vpermb zmm22, zmm13, zmm4                                        ;   944.0 p5      11 t
        vpermb zmm31, zmm13, zmm30                                       ;   945.0 p5      11 t
        vpmovb2m k5, zmm25                                               ;   898.0 p0      11 t
        vptestmb k6, zmm25, zmm7                                         ;   946.0 p5      11 t
        vpermb zmm22{k2}, zmm13, [rel camellia128_ctr.T0_constants512 + 960] ;   947.0 p5+p3   11 t
        vpermb zmm31{k2}, zmm13, [rel camellia128_ctr.T0_constants512 + 1088] ;   948.0 p5+p2   11 t
        vmovdqu8 zmm22{k1}, zmm31                                        ;   953.0 p0      11 t
        vpermb zmm13, zmm23, zmm4                                        ;   949.0 p5      11 t
        vpermb zmm31, zmm23, zmm30                                       ;   950.0 p5      11 t
        vpmovb2m k1, zmm29                                               ;   900.0 p0      11 t
        vptestmb k2, zmm29, zmm7                                         ;   951.0 p5      11 t
        vpermb zmm13{k4}, zmm23, [rel camellia128_ctr.T0_constants512 + 960] ;   952.0 p5+p3   11 t
        vpermb zmm31{k4}, zmm23, [rel camellia128_ctr.T0_constants512 + 1088] ;   953.0 p5+p2   11 t
        vmovdqu8 zmm13{k3}, zmm31                                        ;   958.0 p0      11 t
        vpermb zmm23, zmm25, zmm26                                       ;   954.0 p5      11 t
        vmovdqa64 zmm30, zmm24                                           ;   936.0         11 t copy
        vpermb zmm31, zmm25, zmm11                                       ;   955.0 p5      11 t
        vpermb zmm23{k6}, zmm25, [rel camellia128_ctr.T0_constants512 + 128] ;   957.0 p5+p3   11 t
        vpermb zmm31{k6}, zmm25, [rel camellia128_ctr.T0_constants512 + 256] ;   958.0 p5+p2   11 t
        vmovdqu8 zmm23{k5}, zmm31                                        ;   963.0 p0      11 t
        vpternlogd zmm30, zmm19, zmm21, 0x96                             ;   936.0 p0      11 t
        vpermb zmm25, zmm29, zmm26                                       ;   958.0 p5      11 t
        vpermb zmm25{k2}, zmm29, [rel camellia128_ctr.T0_constants512 + 128] ;   961.0 p5+p3   11 t
        vpermb zmm31, zmm29, zmm11                                       ;   960.0 p5      11 t
        vpermb zmm31{k2}, zmm29, [rel camellia128_ctr.T0_constants512 + 256] ;   963.0 p5+p2   11 t
        vmovdqa64 zmm29, zmm27                                           ;   900.0         11 t copy
        vpternlogd zmm29, zmm1, zmm21, 0x96                              ;   947.0 p0      11 t
        vpternlogd zmm24, zmm29, zmm19, 0x96                             ;   948.0 p0      11 t
        vpternlogd zmm19, zmm23, zmm5, 0x96                              ;   966.0 p0      11 t
        vpternlogd zmm23, zmm30, zmm5, 0x96                              ;   966.0 p0      11 t
        vmovdqu8 zmm25{k1}, zmm31                                        ;   968.0 p0      11 t
        vmovdqa64 zmm31, zmm3                                            ;   905.0         11 t copy
        vpternlogd zmm31, zmm14, zmm8, 0x96                              ;   951.0 p0      11 t
        vpternlogd zmm5, zmm22, zmm27, 0x96                              ;   956.0 p0      11 t
        vpternlogd zmm1, zmm21, zmm5, 0x96                               ;   957.0 p0      11 t
        vmovdqa64 zmm21, zmm2                                            ;   941.0         11 t copy
        vpternlogd zmm21, zmm20, zmm8, 0x96                              ;   941.0 p0      11 t
        vpternlogd zmm2, zmm31, zmm20, 0x96                              ;   952.0 p0      11 t
        vpternlogd zmm20, zmm25, zmm9, 0x96                              ;   971.0 p0      11 t
        vpternlogd zmm25, zmm21, zmm9, 0x96                              ;   971.0 p0      11 t
        vpternlogd zmm9, zmm13, zmm3, 0x96                               ;   961.0 p0      11 t
        vpternlogd zmm14, zmm8, zmm9, 0x96                               ;   962.0 p0      11 t
        vpternlogd zmm22, zmm27, zmm19, 0x96                             ;   967.0 p0      11 t
        vpternlogd zmm13, zmm3, zmm20, 0x96                              ;   972.0 p0      11 t
        vpternlogd zmm5, zmm24, [rbp + 21568], 0x96                      ;   957.0 p0+p3   11 t
        vpternlogd zmm9, zmm2, [rbp + 22592], 0x96                       ;   962.0 p0+p2   11 t
        vpternlogd zmm19, zmm1, [rbp + 23872], 0x96                      ;   967.0 p0+p3   11 t
        vpternlogd zmm20, zmm14, [rbp + 23424], 0x96                     ;   972.0 p0+p2   11 t
        vpternlogd zmm30, zmm22, [rbp + 22336], 0x96                     ;   968.0 p0+p3   11 t
        vpternlogd zmm29, zmm23, [rbp + 21504], 0x96                     ;   967.0 p0+p2   11 t
        vpternlogd zmm31, zmm25, [rbp + 22144], 0x96                     ;   972.0 p0+p3   11 t
        vmovdqu64 zmm3, [rbp + 16128]                                    ;   754.0 p2      12 y
        vmovdqu64 zmm8, [rbp + 16128]                                    ;   754.3 p3      12 y
        vpandd zmm3, zmm3, zmm5                                          ;   958.0 p0      12 y
        vpandd zmm8, zmm8, zmm9                                          ;   963.0 p0      12 y
        vmovdqu64 zmm27, [rbp + 16192]                                   ;   756.2 p2      12 d.5 reload
        vpandd zmm4, zmm19, zmm27                                        ;   968.0 p0      12 y
        vpandd zmm27, zmm27, zmm20                                       ;   973.0 p0      12 y
        vpandd zmm28, zmm30, [rbp + 16896]                               ;   969.0 p0+p3   12 y
        vpternlogd zmm21, zmm13, [rbp + 23936], 0x96                     ;   973.0 p0+p2   11 t
        vpandd zmm0, zmm21, [rbp + 16896]                                ;   974.0 p0+p3   12 y
        vpandd zmm18, zmm29, [rbp + 16256]                               ;   968.0 p0+p2   12 y
        vpandd zmm15, zmm31, [rbp + 16256]                               ;   973.0 p0+p3   12 y
        vpaddb zmm11, zmm3, zmm3                                         ;   959.0 p0      12 y
        vpsrlq zmm3, zmm3, 7                                             ;   959.0 p0      12 y
        vpaddb zmm26, zmm8, zmm8                                         ;   964.0 p0      12 y
        vpsrlq zmm8, zmm8, 7                                             ;   964.0 p0      12 y
        vpsrlq zmm7, zmm18, 7                                            ;   969.0 p0      12 y
        vmovdqu64 [rbp + 22144], zmm16                                   ;   883.0 p8+p9   11 t spill
        vpsrlq zmm16, zmm15, 7                                           ;   974.0 p0      12 y
        vmovdqu64 [rbp + 21504], zmm10                                   ;   893.0 p7+p4   11 t spill
        vpaddb zmm10, zmm4, zmm4                                         ;   969.0 p0      12 y
        vpsrlq zmm4, zmm4, 7                                             ;   969.0 p0      12 y
        vmovdqu64 [rbp + 23936], zmm17                                   ;   878.0 p8+p9   11 t spill
        vpaddb zmm17, zmm27, zmm27                                       ;   974.0 p0      12 y
        vpsrlq zmm27, zmm27, 7                                           ;   974.0 p0      12 y
        vmovdqu64 [rbp + 22336], zmm12                                   ;   888.0 p7+p4   11 t spill
        vpaddb zmm12, zmm28, zmm28                                       ;   970.0 p0      12 y
        vmovdqu64 [rbp + 23424], zmm6                                    ;   868.0 p8+p9   11 t spill
        vpaddb zmm6, zmm0, zmm0                                          ;   975.0 p0      12 y
        vpsrlq zmm0, zmm0, 7                                             ;   975.0 p0      12 y
        vpaddb zmm18, zmm18, zmm18                                       ;   969.0 p0      12 y
        vpaddb zmm15, zmm15, zmm15                                       ;   974.0 p0      12 y
        vpternlogd zmm11, zmm23, [rbp + 22848], 0x96                     ;   967.0 p0+p2   12 y
        vmovdqu64 zmm23, [rel camellia128_ctr.T0_constants512]           ;   776.7 p3       9 d reload
        vpternlogd zmm26, zmm25, [rbp + 22656], 0x96                     ;   972.0 p0+p2   12 y
        vpternlogd zmm26, zmm16, zmm23, 0x78                             ;   975.0 p0      12 y
        vpternlogd zmm10, zmm24, [rbp + 23680], 0x96                     ;   970.0 p0+p3   12 y
        vpternlogd zmm10, zmm3, zmm23, 0x78                              ;   971.0 p0      12 y
        vpternlogd zmm17, zmm2, [rbp + 22080], 0x96                      ;   975.0 p0+p2   12 y
        vpternlogd zmm12, zmm1, [rbp + 21888], 0x96                      ;   971.0 p0+p3   12 y
        vpternlogd zmm12, zmm4, zmm23, 0x78                              ;   972.0 p0      12 y
        vpternlogd zmm6, zmm14, [rbp + 23296], 0x96                      ;   976.0 p0+p2   12 y
        vpternlogd zmm11, zmm7, zmm23, 0x78                              ;   970.0 p0      12 y
        vpternlogd zmm6, zmm27, zmm23, 0x78                              ;   977.0 p0      12 y
        vpsrlq zmm28, zmm28, 7                                           ;   970.0 p0      12 y
        vpternlogd zmm18, zmm22, [rbp + 21440], 0x96                     ;   970.0 p5+p3   12 y
        vpternlogd zmm17, zmm8, zmm23, 0x78                              ;   976.0 p0      12 y
        vpternlogd zmm18, zmm28, zmm23, 0x78                             ;   971.0 p5      12 y
        vpternlogd zmm15, zmm13, [rbp + 23168], 0x96                     ;   975.0 p0+p2   12 y
        vpternlogd zmm15, zmm0, zmm23, 0x78                              ;   976.0 p5      12 y
        vmovdqu64 zmm0, [rbp + 16576]                                    ;   793.2 p3      12 d.0 reload
        vpternlogd zmm5, zmm11, zmm0, 0x1e                               ;   971.0 p0      12 y
        vmovdqu64 zmm1, [rbp + 16448]                                    ;   797.0 p2      12 d.1 reload
        vpternlogd zmm19, zmm10, zmm1, 0x1e                              ;   972.0 p5      12 y
        vpternlogd zmm0, zmm9, zmm26, 0x36                               ;   976.0 p0      12 y
        vpternlogd zmm1, zmm20, zmm17, 0x36                              ;   977.0 p5      12 y
        vmovdqu64 zmm2, [rbp + 16320]                                    ;   800.0 p3      12 d.2 reload
        vpternlogd zmm30, zmm12, zmm2, 0x1e                              ;   973.0 p0      12 y
        vpternlogd zmm2, zmm21, zmm6, 0x36                               ;   978.0 p5      12 y
        vmovdqu64 zmm3, [rbp + 16512]                                    ;   803.3 p2      12 d.3 reload
        vpternlogd zmm29, zmm18, zmm3, 0x1e                              ;   972.0 p0      12 y
        vpternlogd zmm3, zmm31, zmm15, 0x36                              ;   977.0 p5      12 y
        vmovdqu64 zmm4, [rbp + 22912]                                    ;   803.8 p3      11 t reload
        vmovdqu64 zmm8, [rbp + 17088]                                    ;   806.0 p2      12 x
        vmovdqu64 zmm9, [rbp + 22336]                                    ;   888.0 p3      11 t reload
        vmovdqu64 zmm13, [rbp + 23936]                                   ;   878.0 p2      11 t reload
        vmovdqu64 zmm14, [rbp + 16960]                                   ;   807.2 p3      12 x
        vpternlogd zmm14, zmm13, zmm9, 0x36                              ;   969.0 p0      12 x
        vmovdqu64 zmm13, [rbp + 21504]                                   ;   893.0 p2      11 t reload
        vmovdqu64 zmm16, [rbp + 22144]                                   ;   883.0 p3      11 t reload
        vmovdqu64 zmm20, [rbp + 16960]                                   ;   809.0 p2      12 x
        vmovdqu64 zmm7, [rbp + 23424]                                    ;   868.0 p3      11 t reload
        vpternlogd zmm8, zmm7, zmm4, 0xf6                                ;   969.0 p5      12 x
        vpternlogd zmm20, zmm16, zmm13, 0x36                             ;   970.0 p0      12 x
        vmovdqu64 zmm16, [rbp + 22720]                                   ;   874.0 p2      11 t reload
        vmovdqu64 zmm21, [rbp + 22208]                                   ;   893.0 p3      11 t reload
        vmovdqu64 zmm22, [rbp + 17088]                                   ;   811.2 p2      12 x
        vpternlogd zmm22, zmm21, zmm16, 0x36                             ;   970.0 p5      12 x
        vmovdqu64 zmm21, [rbp + 23040]                                   ;   879.0 p3      11 t reload
        vmovdqu64 zmm24, [rbp + 23360]                                   ;   889.0 p2      11 t reload
        vmovdqu64 zmm25, [rbp + 16384]                                   ;   812.3 p3      12 x
        vmovdqu64 [rbp + 23872], zmm18                                   ;   972.0 p7+p4   12 y spill
        vmovdqu64 [rbp + 22592], zmm15                                   ;   977.0 p8+p9   12 y spill
        vmovdqu64 [rbp + 21568], zmm11                                   ;   971.0 p7+p4   12 y spill
        vpternlogd zmm25, zmm24, zmm21, 0x36                             ;   971.0 p0      12 x
        vmovdqu64 zmm24, [rbp + 23616]                                   ;   884.0 p2      11 t reload
        vmovdqu64 zmm27, [rbp + 22976]                                   ;   894.0 p3      11 t reload
        vmovdqu64 zmm28, [rbp + 16384]                                   ;   814.2 p2      12 x
        vpandd zmm31, zmm20, [rbp + 16768]                               ;   971.0 p5+p3   12 x
        vpandd zmm21, zmm25, [rbp + 16640]                               ;   972.0 p0+p2   12 x
        vmovdqa64 zmm7, zmm23                                            ;   812.8         12 x copy
        vpaddb zmm13, zmm31, zmm31                                       ;   972.0 p5      12 x
        vpsrlq zmm31, zmm31, 7                                           ;   973.0 p0      12 x
        vpandd zmm31, zmm31, zmm23                                       ;   974.0 p5      12 x
        vmovdqa64 zmm9, zmm23                                            ;   813.5         12 x copy
        vpternlogd zmm28, zmm27, zmm24, 0x36                             ;   974.0 p0      12 x
        vmovdqu64 zmm27, [rbp + 16768]                                   ;   815.3 p3      12 x
        vpandd zmm27, zmm27, zmm14                                       ;   974.0 p5      12 x
        vpandd zmm24, zmm22, [rbp + 16832]                               ;   975.0 p0+p2   12 x
        vpandd zmm16, zmm28, [rbp + 16640]                               ;   975.0 p5+p3   12 x
        vpaddb zmm4, zmm27, zmm27                                        ;   976.0 p0      12 x
        vpsrlq zmm27, zmm27, 7                                           ;   977.0 p0      12 x
        vmovdqu64 [rbp + 22976], zmm28                                   ;   975.0 p8+p9   12 x spill
        vpaddb zmm28, zmm24, zmm24                                       ;   976.0 p5      12 x
        vpsrlq zmm24, zmm24, 7                                           ;   978.0 p0      12 x
        vpandd zmm24, zmm24, zmm23                                       ;   979.0 p5      12 x
        vmovdqu64 [rbp + 23360], zmm25                                   ;   972.0 p7+p4   12 x spill
        vmovdqu64 [rbp + 22208], zmm22                                   ;   971.0 p8+p9   12 x spill
        vmovdqu64 zmm25, [rbp + 17280]                                   ;   817.2 p2      12 x
        vmovdqu64 zmm22, [rbp + 17280]                                   ;   817.3 p3      12 x
        vmovdqu64 [rbp + 23680], zmm17                                   ;   977.0 p7+p4   12 y spill
        vmovdqu64 [rbp + 23936], zmm14                                   ;   970.0 p8+p9   12 x spill
        vmovdqa64 zmm14, zmm23                                           ;   816.5         12 x copy
        vmovdqu64 [rbp + 22144], zmm20                                   ;   971.0 p7+p4   12 x spill
        vpaddb zmm20, zmm21, zmm21                                       ;   978.0 p5      12 x
        vpsrlq zmm21, zmm21, 7                                           ;   979.0 p0      12 x
        vpandd zmm21, zmm21, zmm23                                       ;   980.0 p5      12 x
        vmovdqu64 [rbp + 23168], zmm21                                   ;   981.0 p8+p9   12 x spill
        vpaddb zmm21, zmm16, zmm16                                       ;   980.0 p0      12 x
        vpsrlq zmm16, zmm16, 7                                           ;   981.0 p0      12 x
        vpandd zmm16, zmm16, zmm23                                       ;   982.0 p5      12 x
        vmovdqu64 zmm23, [rbp + 16832]                                   ;   818.2 p2      12 x
        vpternlogd zmm23, zmm8, [rbp + 23104], 0x60                      ;   981.0 p5+p3   12 x
        vmovdqu64 [rbp + 21440], zmm8                                    ;   970.0 p7+p4   12 x spill
        vpaddb zmm8, zmm23, zmm23                                        ;   982.0 p0      12 x
        vpsrlq zmm23, zmm23, 7                                           ;   983.0 p0      12 x
        vpandd zmm14, zmm14, zmm23                                       ;   984.0 p5      12 x
        vmovdqu64 zmm23, [rbp + 23552]                                   ;   889.0 p2      11 t reload
        vmovdqu64 [rbp + 23296], zmm16                                   ;   983.0 p8+p9   12 x spill
        vmovdqu64 zmm16, [rbp + 23488]                                   ;   888.0 p3      11 t reload
        vmovdqu64 [rbp + 21888], zmm24                                   ;   980.0 p7+p4   12 x spill
        vmovdqu64 zmm24, [rbp + 16704]                                   ;   820.2 p2      12 x
        vpternlogd zmm24, zmm16, zmm23, 0x36                             ;   983.0 p5      12 x
        vpandd zmm25, zmm25, zmm24                                       ;   984.0 p0      12 x
        vpsrlq zmm16, zmm25, 7                                           ;   985.0 p0      12 x
        vpandd zmm7, zmm7, zmm16                                         ;   986.0 p5      12 x
        vmovdqu64 zmm23, [rbp + 21824]                                   ;   893.0 p3      11 t reload
        vmovdqu64 [rbp + 23488], zmm24                                   ;   984.0 p8+p9   12 x spill
        vmovdqu64 zmm24, [rbp + 16704]                                   ;   821.2 p2      12 x
        vmovdqu64 [rbp + 21824], zmm26                                   ;   976.0 p7+p4   12 y spill
        vmovdqu64 [rbp + 22080], zmm10                                   ;   972.0 p8+p9   12 y spill
        vmovdqu64 [rbp + 22656], zmm12                                   ;   973.0 p7+p4   12 y spill
        vmovdqu64 [rbp + 22848], zmm6                                    ;   978.0 p8+p9   12 y spill
        vmovdqu64 [rbp + 23744], zmm0                                    ;   977.0 p7+p4   12 y spill
        vpaddb zmm16, zmm25, zmm25                                       ;   985.0 p5      12 x
        vmovdqu64 zmm25, [rbp + 21376]                                   ;   894.0 p3      11 t reload
        vpternlogd zmm24, zmm23, zmm25, 0x36                             ;   986.0 p0      12 x
        vpandd zmm22, zmm22, zmm24                                       ;   987.0 p5      12 x
        vpsrlq zmm23, zmm22, 7                                           ;   988.0 p0      12 x
        vpandd zmm9, zmm9, zmm23                                         ;   989.0 p5      12 x
        vpaddb zmm22, zmm22, zmm22                                       ;   988.0 p0      12 x
        vmovdqu64 zmm23, [rbp + 17472]                                   ;   823.2 p2      14 r.0 reload
        vpxord zmm25, zmm11, zmm23                                       ;   988.0 p5      14 t
        vpxord zmm23, zmm23, zmm26                                       ;   989.0 p0      14 t
        vpxord zmm26, zmm10, [rbp + 17728]                               ;   989.0 p5+p3   14 t
        vpxord zmm10, zmm17, [rbp + 17728]                               ;   990.0 p0+p2   14 t
        vpxord zmm17, zmm12, [rbp + 17216]                               ;   990.0 p5+p3   14 t
        vmovdqu64 [rbp + 21760], zmm30                                   ;   974.0 p8+p9   12 y spill
        vpmovb2m k1, zmm25                                               ;   991.0 p0      14 t
        vpxord zmm12, zmm6, [rbp + 17216]                                ;   991.0 p5+p2   14 t
        vpxord zmm6, zmm18, [rbp + 17152]                                ;   992.0 p0+p3   14 t
        vpxord zmm18, zmm15, [rbp + 17152]                               ;   992.0 p5+p2   14 t
        vpxord zmm15, zmm5, [rbp + 17024]                                ;   993.0 p0+p3   14 t
        vptestmb k3, zmm25, [rel camellia128_ctr.T0_constants512 + 320]  ;   993.0 p5+p2   14 t
        vmovdqu64 [rbp + 23232], zmm5                                    ;   972.0 p7+p4   12 y spill
        vpermb zmm5, zmm25, [rel camellia128_ctr.T0_constants512 + 192]  ;   994.0 p5+p3   14 t
        vpermb zmm5{k3}, zmm25, [rel camellia128_ctr.T0_constants512 + 256] ;   997.0 p5+p2   14 t
        vpxord zmm11, zmm0, [rbp + 17024]                                ;   994.0 p0+p3   14 t
        vpxord zmm0, zmm19, [rbp + 17792]                                ;   995.0 p0+p2   14 t
        vmovdqu64 [rbp + 21632], zmm19                                   ;   973.0 p8+p9   12 y spill
        vpxord zmm19, zmm1, [rbp + 17792]                                ;   996.0 p0+p3   14 t
        vpmovb2m k2, zmm23                                               ;   997.0 p0      14 t
        vmovdqu64 [rbp + 22272], zmm1                                    ;   978.0 p7+p4   12 y spill
        vmovdqu64 [rbp + 21248], zmm2                                    ;   979.0 p8+p9   12 y spill
        vmovdqu64 [rbp + 21952], zmm29                                   ;   973.0 p7+p4   12 y spill
        vmovdqu64 [rbp + 22528], zmm3                                    ;   978.0 p8+p9   12 y spill
        vpxord zmm1, zmm30, [rbp + 17408]                                ;   996.0 p5+p2   14 t
        vpxord zmm30, zmm2, [rbp + 17408]                                ;   997.0 p5+p3   14 t
        vpxord zmm2, zmm29, [rbp + 17344]                                ;   998.0 p0+p2   14 t
        vpxord zmm29, zmm3, [rbp + 17344]                                ;   998.0 p5+p3   14 t
        vpermb zmm3, zmm25, [rel camellia128_ctr.T0_constants512 + 64]   ;   999.0 p5+p2   14 t
        vpmovb2m k4, zmm26                                               ;   999.0 p0      14 t
        vpermb zmm3{k3}, zmm25, [rel camellia128_ctr.T0_constants512 + 128] ;  1002.0 p5+p3   14 t
        vmovdqu8 zmm3{k1}, zmm5                                          ;  1007.0 p0      14 t
        vmovdqu64 zmm5, [rel camellia128_ctr.T0_constants512 + 320]      ;   833.2 p2      11 t reload
        vptestmb k1, zmm23, zmm5                                         ;  1001.0 p5      14 t
        vmovdqu64 zmm25, [rel camellia128_ctr.T0_constants512 + 64]      ;   833.7 p3      11 t reload
        vmovdqu64 [rbp + 21312], zmm24                                   ;   987.0 p7+p4   12 x spill
        vpermb zmm24, zmm23, zmm25                                       ;  1002.0 p5      14 t
        vptestmb k3, zmm26, zmm5                                         ;  1003.0 p5      14 t
        vpermb zmm25, zmm23, [rel camellia128_ctr.T0_constants512 + 192] ;  1004.0 p5+p2   14 t
        vptestmb k6, zmm10, zmm5                                         ;  1005.0 p5      14 t
        vpermb zmm24{k1}, zmm23, [rel camellia128_ctr.T0_constants512 + 128] ;  1006.0 p5+p3   14 t
        vpermb zmm25{k1}, zmm23, [rel camellia128_ctr.T0_constants512 + 256] ;  1007.0 p5+p2   14 t
        vmovdqu8 zmm24{k2}, zmm25                                        ;  1012.0 p0      14 t
        vmovdqu64 zmm23, [rel camellia128_ctr.T0_constants512 + 384]     ;   835.7 p3      11 t reload
        vpmovb2m k5, zmm10                                               ;  1002.0 p0      14 t
        vpermb zmm25, zmm26, zmm23                                       ;  1008.0 p5      14 t
        vmovdqu64 [rbp + 22784], zmm22                                   ;   989.0 p8+p9   12 x spill
        vpermb zmm22, zmm26, [rel camellia128_ctr.T0_constants512 + 512] ;  1009.0 p5+p2   14 t
        vptestmb k2, zmm17, zmm5                                         ;  1010.0 p5      14 t
        vpermb zmm25{k3}, zmm26, [rel camellia128_ctr.T0_constants512 + 448] ;  1011.0 p5+p3   14 t
        vpermb zmm22{k3}, zmm26, [rel camellia128_ctr.T0_constants512 + 576] ;  1012.0 p5+p2   14 t
        vmovdqu8 zmm25{k4}, zmm22                                        ;  1017.0 p0      14 t
        vpermb zmm22, zmm10, zmm23                                       ;  1013.0 p5      14 t
        vmovdqu64 zmm26, [rel camellia128_ctr.T0_constants512 + 512]     ;   841.2 p3      11 t reload
        vpmovb2m k1, zmm17                                               ;  1004.0 p0      14 t
        vmovdqu64 [rbp + 23808], zmm16                                   ;   986.0 p7+p4   12 x spill
        vpermb zmm16, zmm10, zmm26                                       ;  1014.0 p5      14 t
        vptestmb k4, zmm12, zmm5                                         ;  1015.0 p5      14 t
        vpermb zmm22{k6}, zmm10, [rel camellia128_ctr.T0_constants512 + 448] ;  1016.0 p5+p2   14 t
        vpermb zmm16{k6}, zmm10, [rel camellia128_ctr.T0_constants512 + 576] ;  1017.0 p5+p3   14 t
        vmovdqu8 zmm22{k5}, zmm16                                        ;  1022.0 p0      14 t
        vmovdqu64 zmm10, [rel camellia128_ctr.T0_constants512 + 640]     ;   846.2 p2      11 t reload
        vpmovb2m k5, zmm6                                                ;  1006.0 p0      14 t
        vmovdqu64 [rbp + 22464], zmm21                                   ;   981.0 p8+p9   12 x spill
        vpermb zmm21, zmm17, [rel camellia128_ctr.T0_constants512 + 768] ;  1018.0 p5+p3   14 t
        vptestmb k6, zmm6, zmm5                                          ;  1019.0 p5      14 t
        vpmovb2m k3, zmm12                                               ;  1007.0 p0      14 t
        vpermb zmm21{k2}, zmm17, [rel camellia128_ctr.T0_constants512 + 832] ;  1021.0 p5+p2   14 t
        vmovdqu64 [rbp + 22400], zmm20                                   ;   979.0 p7+p4   12 x spill
        vpermb zmm16, zmm17, zmm10                                       ;  1021.0 p5      14 t
        vpermb zmm16{k2}, zmm17, [rel camellia128_ctr.T0_constants512 + 704] ;  1024.0 p5+p3   14 t
        vmovdqu8 zmm16{k1}, zmm21                                        ;  1029.0 p0      14 t
        vpmovb2m k1, zmm18                                               ;  1009.0 p0      14 t
        vpermb zmm17, zmm12, zmm10                                       ;  1023.0 p5      14 t
        vmovdqu64 zmm21, [rel camellia128_ctr.T0_constants512 + 768]     ;   856.3 p2      11 t reload
        vpermb zmm20, zmm12, zmm21                                       ;  1024.0 p5      14 t
        vptestmb k2, zmm18, zmm5                                         ;  1025.0 p5      14 t
        vpermb zmm17{k4}, zmm12, [rel camellia128_ctr.T0_constants512 + 704] ;  1026.0 p5+p3   14 t
        vpermb zmm20{k4}, zmm12, [rel camellia128_ctr.T0_constants512 + 832] ;  1027.0 p5+p2   14 t
        vmovdqu8 zmm17{k3}, zmm20                                        ;  1032.0 p0      14 t
        vmovdqu64 zmm12, [rel camellia128_ctr.T0_constants512 + 896]     ;   857.8 p3      11 t reload
        vpermb zmm20, zmm6, zmm12                                        ;  1028.0 p5      14 t
        vpmovb2m k3, zmm15                                               ;  1011.0 p0      14 t
        vmovdqu64 [rbp + 22016], zmm14                                   ;   985.0 p8+p9   12 x spill
        vpermb zmm14, zmm6, [rel camellia128_ctr.T0_constants512 + 1024] ;  1029.0 p5+p2   14 t
        vptestmb k4, zmm15, zmm5                                         ;  1030.0 p5      14 t
        vpermb zmm20{k6}, zmm6, [rel camellia128_ctr.T0_constants512 + 960] ;  1031.0 p5+p3   14 t
        vpermb zmm14{k6}, zmm6, [rel camellia128_ctr.T0_constants512 + 1088] ;  1032.0 p5+p2   14 t
        vmovdqu8 zmm20{k5}, zmm14                                        ;  1037.0 p0      14 t
        vmovdqu64 zmm14, [rel camellia128_ctr.T0_constants512 + 1024]    ;   863.0 p3      11 t reload
        vpermb zmm6, zmm18, zmm12                                        ;  1033.0 p5      14 t
        vmovdqu64 [rbp + 21696], zmm31                                   ;   975.0 p7+p4   12 x spill
        vpermb zmm6{k2}, zmm18, [rel camellia128_ctr.T0_constants512 + 960] ;  1036.0 p5+p2   14 t
        vpermb zmm31, zmm18, zmm14                                       ;  1035.0 p5      14 t
        vpmovb2m k5, zmm11                                               ;  1013.0 p0      14 t
        vptestmb k6, zmm11, zmm5                                         ;  1036.0 p5      14 t
        vpermb zmm31{k2}, zmm18, [rel camellia128_ctr.T0_constants512 + 1088] ;  1038.0 p5+p3   14 t
        vpermb zmm18, zmm15, zmm23                                       ;  1038.0 p5      14 t
        vpermb zmm18{k4}, zmm15, [rel camellia128_ctr.T0_constants512 + 448] ;  1041.0 p5+p2   14 t
        vmovdqu8 zmm6{k1}, zmm31                                         ;  1043.0 p0      14 t
        vpermb zmm31, zmm15, zmm26                                       ;  1040.0 p5      14 t
        vpmovb2m k1, zmm0                                                ;  1015.0 p0      14 t
        vptestmb k2, zmm0, zmm5                                          ;  1041.0 p5      14 t
        vpermb zmm31{k4}, zmm15, [rel camellia128_ctr.T0_constants512 + 576] ;  1043.0 p5+p3   14 t
        vptestmb k4, zmm19, zmm5                                         ;  1043.0 p5      14 t
        vmovdqu8 zmm18{k3}, zmm31                                        ;  1048.0 p0      14 t
        vpermb zmm15, zmm11, zmm23                                       ;  1044.0 p5      14 t
        vpermb zmm31, zmm11, zmm26                                       ;  1045.0 p5      14 t
        vpermb zmm15{k6}, zmm11, [rel camellia128_ctr.T0_constants512 + 448] ;  1047.0 p5+p2   14 t
        vpermb zmm31{k6}, zmm11, [rel camellia128_ctr.T0_constants512 + 576] ;  1048.0 p5+p3   14 t
        vptestmb k6, zmm1, zmm5                                          ;  1048.0 p5      14 t
        vpmovb2m k3, zmm19                                               ;  1017.0 p0      14 t
        vmovdqu8 zmm15{k5}, zmm31                                        ;  1053.0 p0      14 t
        vpermb zmm11, zmm0, zmm10                                        ;  1049.0 p5      14 t
        vpermb zmm31, zmm0, zmm21                                        ;  1050.0 p5      14 t
        vpmovb2m k5, zmm1                                                ;  1019.0 p0      14 t
        vpermb zmm11{k2}, zmm0, [rel camellia128_ctr.T0_constants512 + 704] ;  1052.0 p5+p2   14 t
        vpermb zmm31{k2}, zmm0, [rel camellia128_ctr.T0_constants512 + 832] ;  1053.0 p5+p3   14 t
        vmovdqu8 zmm11{k1}, zmm31                                        ;  1058.0 p0      14 t
        vpermb zmm31, zmm19, zmm21                                       ;  1053.0 p5      14 t
        vptestmb k2, zmm30, zmm5                                         ;  1054.0 p5      14 t
        vpermb zmm31{k4}, zmm19, [rel camellia128_ctr.T0_constants512 + 832] ;  1056.0 p5+p2   14 t
        vpmovb2m k1, zmm30                                               ;  1021.0 p0      14 t
        vpermb zmm0, zmm19, zmm10                                        ;  1056.0 p5      14 t
        vpermb zmm0{k4}, zmm19, [rel camellia128_ctr.T0_constants512 + 704] ;  1059.0 p5+p3   14 t
        vmovdqu8 zmm0{k3}, zmm31                                         ;  1064.0 p0      14 t
        vpermb zmm19, zmm1, zmm12                                        ;  1058.0 p5      14 t
        vpermb zmm31, zmm1, zmm14                                        ;  1059.0 p5      14 t
        vpmovb2m k3, zmm2                                                ;  1023.0 p0      14 t
        vptestmb k4, zmm2, zmm5                                          ;  1060.0 p5      14 t
        vpermb zmm19{k6}, zmm1, [rel camellia128_ctr.T0_constants512 + 960] ;  1061.0 p5+p2   14 t
        vpermb zmm31{k6}, zmm1, [rel camellia128_ctr.T0_constants512 + 1088] ;  1062.0 p5+p3   14 t
        vmovdqu8 zmm19{k5}, zmm31                                        ;  1067.0 p0      14 t
        vpermb zmm1, zmm30, zmm12                                        ;  1063.0 p5      14 t
        vpermb zmm31, zmm30, zmm14                                       ;  1064.0 p5      14 t
        vpmovb2m k5, zmm29                                               ;  1025.0 p0      14 t
        vptestmb k6, zmm29, zmm5                                         ;  1065.0 p5      14 t
        vpermb zmm1{k2}, zmm30, [rel camellia128_ctr.T0_constants512 + 960] ;  1066.0 p5+p2   14 t
        vpermb zmm31{k2}, zmm30, [rel camellia128_ctr.T0_constants512 + 1088] ;  1067.0 p5+p3   14 t
        vmovdqu8 zmm1{k1}, zmm31                                         ;  1072.0 p0      14 t
        vmovdqu64 zmm30, [rel camellia128_ctr.T0_constants512 + 64]      ;   894.7 p2      11 t reload
        vpermb zmm31, zmm2, zmm30                                        ;  1068.0 p5      14 t
        vpermb zmm14, zmm2, [rel camellia128_ctr.T0_constants512 + 192]  ;  1069.0 p5+p3   14 t
        vpermb zmm31{k4}, zmm2, [rel camellia128_ctr.T0_constants512 + 128] ;  1071.0 p5+p2   14 t
        vpermb zmm14{k4}, zmm2, [rel camellia128_ctr.T0_constants512 + 256] ;  1072.0 p5+p3   14 t
        vmovdqu8 zmm31{k3}, zmm14                                        ;  1077.0 p0      14 t
        vpermb zmm2, zmm29, zmm30                                        ;  1072.0 p5      14 t
        vmovdqu64 zmm14, [rel camellia128_ctr.T0_constants512 + 192]     ;   896.7 p2      11 t reload
        vpermb zmm12, zmm29, zmm14                                       ;  1073.0 p5      14 t
        vpermb zmm2{k6}, zmm29, [rel camellia128_ctr.T0_constants512 + 128] ;  1075.0 p5+p3   14 t
        vpermb zmm12{k6}, zmm29, [rel camellia128_ctr.T0_constants512 + 256] ;  1076.0 p5+p2   14 t
        vmovdqu8 zmm2{k5}, zmm12                                         ;  1081.0 p0      14 t
        vmovdqa64 zmm12, zmm3                                            ;  1010.0         14 t copy
        vpternlogd zmm12, zmm11, zmm20, 0x96                             ;  1061.0 p0      14 t
        vmovdqa64 zmm29, zmm24                                           ;  1015.0         14 t copy
        vpternlogd zmm29, zmm0, zmm6, 0x96                               ;  1067.0 p0      14 t
        vmovdqa64 zmm21, zmm18                                           ;  1051.0         14 t copy
        vpternlogd zmm21, zmm16, zmm20, 0x96                             ;  1051.0 p0      14 t
        vpternlogd zmm18, zmm12, zmm16, 0x96                             ;  1062.0 p0      14 t
        vpternlogd zmm16, zmm31, zmm25, 0x96                             ;  1080.0 p0      14 t
        vpternlogd zmm31, zmm21, zmm25, 0x96                             ;  1080.0 p0      14 t
        vpternlogd zmm25, zmm19, zmm3, 0x96                              ;  1070.0 p0      14 t
        vpternlogd zmm11, zmm20, zmm25, 0x96                             ;  1071.0 p0      14 t
        vmovdqa64 zmm20, zmm15                                           ;  1056.0         14 t copy
        vpternlogd zmm20, zmm17, zmm6, 0x96                              ;  1056.0 p0      14 t
        vpternlogd zmm15, zmm29, zmm17, 0x96                             ;  1068.0 p0      14 t
        vpternlogd zmm17, zmm2, zmm22, 0x96                              ;  1084.0 p0      14 t
        vpternlogd zmm2, zmm20, zmm22, 0x96                              ;  1084.0 p0      14 t
        vpternlogd zmm22, zmm1, zmm24, 0x96                              ;  1075.0 p0      14 t
        vpternlogd zmm0, zmm6, zmm22, 0x96                               ;  1076.0 p0      14 t
        vpternlogd zmm4, zmm7, [rbp + 22336], 0x96                       ;  1043.0 p0+p3   14 t
        vpternlogd zmm19, zmm3, zmm16, 0x96                              ;  1081.0 p0      14 t
        vpternlogd zmm13, zmm9, [rbp + 21504], 0x96                      ;  1045.0 p0+p2   14 t
        vmovdqu64 zmm3, [rbp + 23424]                                    ;   900.2 p3      11 t reload
        vmovdqu64 zmm6, [rbp + 22400]                                    ;   979.0 p2      14 t
        vmovdqu64 zmm9, [rbp + 23808]                                    ;   986.0 p3      14 t
        vpternlogd zmm8, zmm3, [rbp + 22912], 0x96                       ;  1046.0 p0+p2   14 t
        vmovdqu64 zmm3, [rbp + 22016]                                    ;   985.0 p3      12 x reload
        vpternlogd zmm6, zmm3, [rbp + 23040], 0x96                       ;  1047.0 p0+p2   14 t
        vpternlogd zmm1, zmm24, zmm17, 0x96                              ;  1085.0 p0      14 t
        vmovdqu64 zmm3, [rbp + 21696]                                    ;   975.0 p3      12 x reload
        vpternlogd zmm28, zmm3, [rbp + 22720], 0x96                      ;  1049.0 p0+p2   14 t
        vmovdqu64 zmm3, [rbp + 21888]                                    ;   980.0 p3      12 x reload
        vmovdqu64 zmm7, [rbp + 22464]                                    ;   981.0 p2      14 t
        vpternlogd zmm7, zmm3, [rbp + 23616], 0x96                       ;  1050.0 p0+p3   14 t
        vmovdqu64 zmm3, [rbp + 23168]                                    ;   981.0 p2      12 x reload
        vpternlogd zmm9, zmm3, [rbp + 23552], 0x96                       ;  1051.0 p0+p3   14 t
        vpternlogd zmm25, zmm18, [rbp + 23936], 0x96                     ;  1071.0 p0+p2   14 t
        vmovdqu64 zmm3, [rbp + 23296]                                    ;   983.0 p3      12 x reload
        vpternlogd zmm8, zmm27, [rel camellia128_ctr.T0_constants512], 0x78 ;  1053.0 p0+p2   14 t
        vmovdqu64 zmm24, [rbp + 22784]                                   ;   989.0 p3      14 t
        vmovdqu64 [rbp + 21888], zmm1                                    ;  1086.0 p8+p9   14 t spill
        vpternlogd zmm24, zmm3, [rbp + 21376], 0x96                      ;  1054.0 p0+p2   14 t
        vmovdqu64 [rbp + 23296], zmm6                                    ;  1048.0 p7+p4   14 t spill
        vmovdqu64 zmm3, [rbp + 21440]                                    ;   970.0 p3      12 x reload
        vpternlogd zmm16, zmm3, [rbp + 23104], 0x96                      ;  1081.0 p0+p2   14 t
        vmovdqu64 zmm3, [rbp + 17600]                                    ;   910.2 p3      14 l.0 reload
        vmovdqa64 zmm27, zmm4                                            ;  1044.0         14 t copy
        vpternlogd zmm27, zmm31, zmm3, 0x96                              ;  1081.0 p0      14 t
        vpternlogd zmm22, zmm15, [rbp + 22144], 0x96                     ;  1076.0 p0+p2   14 t
        vpternlogd zmm17, zmm0, [rbp + 22208], 0x96                      ;  1085.0 p0+p3   14 t
        vpternlogd zmm21, zmm19, [rbp + 23360], 0x96                     ;  1082.0 p0+p2   14 t
        vpternlogd zmm20, zmm1, [rbp + 22976], 0x96                      ;  1086.0 p0+p3   14 t
        vpternlogd zmm12, zmm31, [rbp + 23488], 0x96                     ;  1081.0 p0+p2   14 t
        vpternlogd zmm29, zmm2, [rbp + 21312], 0x96                      ;  1085.0 p0+p3   14 t
        vpternlogd zmm3, zmm13, zmm2, 0x96                               ;  1085.0 p0      14 t
        vpmovb2m k1, zmm27                                               ;  1082.0 p0      14 t
        vptestmb k2, zmm27, zmm5                                         ;  1082.0 p5      14 t
        vmovdqu64 [rbp + 21312], zmm2                                    ;  1085.0 p8+p9   14 t spill
        vpmovb2m k3, zmm3                                                ;  1086.0 p0      14 t
        vpxord zmm2, zmm25, [rbp + 18304]                                ;  1072.0 p0+p2   14 t
        vmovdqu64 [rbp + 23488], zmm25                                   ;  1072.0 p7+p4   14 t spill
        vpxord zmm25, zmm22, [rbp + 18304]                               ;  1077.0 p0+p3   14 t
        vmovdqu64 [rbp + 22976], zmm22                                   ;  1077.0 p8+p9   14 t spill
        vpxord zmm22, zmm17, [rbp + 17984]                               ;  1086.0 p0+p2   14 t
        vmovdqu64 [rbp + 23360], zmm17                                   ;  1086.0 p7+p4   14 t spill
        vpxord zmm17, zmm21, [rbp + 17920]                               ;  1083.0 p0+p3   14 t
        vptestmb k4, zmm3, zmm5                                          ;  1086.0 p5      14 t
        vmovdqu64 [rbp + 22208], zmm21                                   ;  1083.0 p8+p9   14 t spill
        vmovdqa64 zmm21, zmm8                                            ;  1054.0         14 t copy
        vpternlogd zmm21, zmm18, [rbp + 17856], 0x96                     ;  1070.0 p0+p2   14 t
        vmovdqu64 [rbp + 23104], zmm8                                    ;  1054.0 p7+p4   14 t spill
        vpxord zmm8, zmm20, [rbp + 17920]                                ;  1087.0 p0+p3   14 t
        vmovdqu64 [rbp + 21440], zmm20                                   ;  1087.0 p8+p9   14 t spill
        vmovdqa64 zmm20, zmm28                                           ;  1050.0         14 t copy
        vmovdqu64 [rbp + 23936], zmm7                                    ;  1051.0 p7+p4   14 t spill
        vpternlogd zmm20, zmm15, [rbp + 17856], 0x96                     ;  1072.0 p0+p2   14 t
        vmovdqu64 [rbp + 22144], zmm28                                   ;  1050.0 p8+p9   14 t spill
        vpxord zmm28, zmm12, [rbp + 18176]                               ;  1082.0 p0+p3   14 t
        vmovdqu64 [rbp + 21376], zmm12                                   ;  1082.0 p7+p4   14 t spill
        vmovdqa64 zmm12, zmm6                                            ;  1048.0         14 t copy
        vpternlogd zmm12, zmm11, [rbp + 18048], 0x96                     ;  1074.0 p0+p2   14 t
        vpxord zmm6, zmm29, [rbp + 18176]                                ;  1086.0 p0+p3   14 t
        vmovdqu64 [rbp + 22784], zmm29                                   ;  1086.0 p8+p9   14 t spill
        vmovdqa64 zmm29, zmm7                                            ;  1051.0         14 t copy
        vpternlogd zmm29, zmm0, [rbp + 18048], 0x96                      ;  1077.0 p0+p2   14 t
        vpmovb2m k5, zmm21                                               ;  1077.0 p0      14 t
        vmovdqu64 [rbp + 23552], zmm9                                    ;  1052.0 p7+p4   14 t spill
        vmovdqu64 [rbp + 23168], zmm19                                   ;  1082.0 p8+p9   14 t spill
        vmovdqu64 [rbp + 23808], zmm24                                   ;  1055.0 p7+p4   14 t spill
        vptestmb k6, zmm21, zmm5                                         ;  1078.0 p5      14 t
        vmovdqu64 [rbp + 23616], zmm16                                   ;  1082.0 p8+p9   14 t spill
        vmovdqa64 zmm7, zmm9                                             ;  1052.0         14 t copy
        vpternlogd zmm7, zmm19, [rbp + 18368], 0x96                      ;  1082.0 p0+p3   14 t
        vpermb zmm9, zmm27, zmm30                                        ;  1082.0 p5      14 t
        vmovdqa64 zmm19, zmm24                                           ;  1055.0         14 t copy
        vpternlogd zmm19, zmm1, [rbp + 18368], 0x96                      ;  1086.0 p0+p2   14 t
        vpermb zmm24, zmm27, zmm14                                       ;  1082.0 p5      14 t
        vpermb zmm9{k2}, zmm27, [rel camellia128_ctr.T0_constants512 + 128] ;  1085.0 p5+p3   14 t
        vpermb zmm24{k2}, zmm27, [rel camellia128_ctr.T0_constants512 + 256] ;  1085.0 p5+p2   14 t
        vmovdqa64 zmm27, zmm16                                           ;  1082.0         14 t copy
        vpternlogd zmm27, zmm11, [rbp + 17984], 0x96                     ;  1082.0 p0+p3   14 t
        vmovdqu8 zmm9{k1}, zmm24                                         ;  1090.0 p0      14 t
        vpermb zmm16, zmm3, zmm14                                        ;  1086.0 p5      14 t
        vptestmb k2, zmm20, zmm5                                         ;  1084.0 p5      14 t
        vpermb zmm24, zmm3, zmm30                                        ;  1086.0 p5      14 t
        vpmovb2m k1, zmm20                                               ;  1082.0 p0      14 t
        vpermb zmm24{k4}, zmm3, [rel camellia128_ctr.T0_constants512 + 128] ;  1089.0 p5+p2   14 t
        vpermb zmm16{k4}, zmm3, [rel camellia128_ctr.T0_constants512 + 256] ;  1089.0 p5+p3   14 t
        vmovdqu8 zmm24{k3}, zmm16                                        ;  1094.0 p0      14 t
        vpermb zmm3, zmm21, zmm23                                        ;  1088.0 p5      14 t
        vpermb zmm16, zmm21, zmm26                                       ;  1089.0 p5      14 t
        vpermb zmm3{k6}, zmm21, [rel camellia128_ctr.T0_constants512 + 448] ;  1091.0 p5+p2   14 t
        vpermb zmm16{k6}, zmm21, [rel camellia128_ctr.T0_constants512 + 576] ;  1092.0 p5+p3   14 t
        vmovdqu8 zmm3{k5}, zmm16                                         ;  1097.0 p0      14 t
        vpermb zmm16, zmm20, zmm23                                       ;  1092.0 p5      14 t
        vpermb zmm16{k2}, zmm20, [rel camellia128_ctr.T0_constants512 + 448] ;  1095.0 p5+p2   14 t
        vpmovb2m k3, zmm12                                               ;  1085.0 p0      14 t
        vptestmb k4, zmm12, zmm5                                         ;  1094.0 p5      14 t
        vpermb zmm21, zmm20, zmm26                                       ;  1095.0 p5      14 t
        vpmovb2m k5, zmm29                                               ;  1086.0 p0      14 t
        vptestmb k6, zmm29, zmm5                                         ;  1096.0 p5      14 t
        vpermb zmm21{k2}, zmm20, [rel camellia128_ctr.T0_constants512 + 576] ;  1098.0 p5+p3   14 t
        vmovdqu8 zmm16{k1}, zmm21                                        ;  1103.0 p0      14 t
        vpermb zmm20, zmm12, zmm10                                       ;  1098.0 p5      14 t
        vmovdqu64 zmm21, [rel camellia128_ctr.T0_constants512 + 768]     ;   956.3 p2      11 t reload
        vpermb zmm1, zmm12, zmm21                                        ;  1099.0 p5      14 t
        vpmovb2m k1, zmm7                                                ;  1088.0 p0      14 t
        vptestmb k2, zmm7, zmm5                                          ;  1100.0 p5      14 t
        vpermb zmm20{k4}, zmm12, [rel camellia128_ctr.T0_constants512 + 704] ;  1101.0 p5+p3   14 t
        vpermb zmm1{k4}, zmm12, [rel camellia128_ctr.T0_constants512 + 832] ;  1102.0 p5+p2   14 t
        vmovdqu8 zmm20{k3}, zmm1                                         ;  1107.0 p0      14 t
        vpermb zmm1, zmm29, zmm10                                        ;  1103.0 p5      14 t
        vpermb zmm1{k6}, zmm29, [rel camellia128_ctr.T0_constants512 + 704] ;  1106.0 p5+p3   14 t
        vpermb zmm12, zmm29, zmm21                                       ;  1105.0 p5      14 t
        vpmovb2m k3, zmm19                                               ;  1090.0 p0      14 t
        vptestmb k4, zmm19, zmm5                                         ;  1106.0 p5      14 t
        vpermb zmm12{k6}, zmm29, [rel camellia128_ctr.T0_constants512 + 832] ;  1108.0 p5+p2   14 t
        vmovdqu8 zmm1{k5}, zmm12                                         ;  1113.0 p0      14 t
        vmovdqu64 zmm12, [rel camellia128_ctr.T0_constants512 + 896]     ;   966.5 p3      11 t reload
        vpermb zmm29, zmm7, zmm12                                        ;  1108.0 p5      14 t
        vpmovb2m k5, zmm2                                                ;  1092.0 p0      14 t
        vmovdqu64 [rbp + 22464], zmm0                                    ;  1077.0 p7+p4   14 t spill
        vpermb zmm0, zmm7, [rel camellia128_ctr.T0_constants512 + 1024]  ;  1109.0 p5+p2   14 t
        vptestmb k6, zmm2, zmm5                                          ;  1110.0 p5      14 t
        vpermb zmm29{k2}, zmm7, [rel camellia128_ctr.T0_constants512 + 960] ;  1111.0 p5+p3   14 t
        vpermb zmm0{k2}, zmm7, [rel camellia128_ctr.T0_constants512 + 1088] ;  1112.0 p5+p2   14 t
        vmovdqu8 zmm29{k1}, zmm0                                         ;  1117.0 p0      14 t
        vpermb zmm0, zmm19, zmm12                                        ;  1113.0 p5      14 t
        vmovdqu64 zmm7, [rel camellia128_ctr.T0_constants512 + 1024]     ;   971.3 p3      11 t reload
        vmovdqu64 [rbp + 22720], zmm11                                   ;  1072.0 p8+p9   14 t spill
        vpermb zmm11, zmm19, zmm7                                        ;  1114.0 p5      14 t
        vpmovb2m k1, zmm25                                               ;  1094.0 p0      14 t
        vptestmb k2, zmm25, zmm5                                         ;  1115.0 p5      14 t
        vpermb zmm0{k4}, zmm19, [rel camellia128_ctr.T0_constants512 + 960] ;  1116.0 p5+p2   14 t
        vpermb zmm11{k4}, zmm19, [rel camellia128_ctr.T0_constants512 + 1088] ;  1117.0 p5+p3   14 t
        vmovdqu8 zmm0{k3}, zmm11                                         ;  1122.0 p0      14 t
        vpermb zmm11, zmm2, zmm23                                        ;  1118.0 p5      14 t
        vpermb zmm19, zmm2, zmm26                                        ;  1119.0 p5      14 t
        vpermb zmm11{k6}, zmm2, [rel camellia128_ctr.T0_constants512 + 448] ;  1121.0 p5+p2   14 t
        vpermb zmm19{k6}, zmm2, [rel camellia128_ctr.T0_constants512 + 576] ;  1122.0 p5+p3   14 t
        vmovdqu8 zmm11{k5}, zmm19                                        ;  1127.0 p0      14 t
        vpermb zmm2, zmm25, zmm23                                        ;  1122.0 p5      14 t
        vpermb zmm19, zmm25, zmm26                                       ;  1123.0 p5      14 t
        vptestmb k6, zmm22, zmm5                                         ;  1124.0 p5      14 t
        vpermb zmm2{k2}, zmm25, [rel camellia128_ctr.T0_constants512 + 448] ;  1125.0 p5+p2   14 t
        vpmovb2m k3, zmm27                                               ;  1097.0 p0      14 t
        vptestmb k4, zmm27, zmm5                                         ;  1126.0 p5      14 t
        vpermb zmm19{k2}, zmm25, [rel camellia128_ctr.T0_constants512 + 576] ;  1127.0 p5+p3   14 t
        vmovdqu8 zmm2{k1}, zmm19                                         ;  1132.0 p0      14 t
        vpermb zmm19, zmm27, zmm10                                       ;  1128.0 p5      14 t
        vpermb zmm25, zmm27, zmm21                                       ;  1129.0 p5      14 t
        vpermb zmm25{k4}, zmm27, [rel camellia128_ctr.T0_constants512 + 832] ;  1132.0 p5+p2   14 t
        vpermb zmm19{k4}, zmm27, [rel camellia128_ctr.T0_constants512 + 704] ;  1131.0 p5+p3   14 t
        vmovdqu8 zmm19{k3}, zmm25                                        ;  1137.0 p0      14 t
        vpermb zmm25, zmm22, zmm10                                       ;  1132.0 p5      14 t
        vpermb zmm25{k6}, zmm22, [rel camellia128_ctr.T0_constants512 + 704] ;  1135.0 p5+p2   14 t
        vpmovb2m k5, zmm22                                               ;  1100.0 p0      14 t
        vpmovb2m k1, zmm17                                               ;  1101.0 p0      14 t
        vptestmb k2, zmm17, zmm5                                         ;  1134.0 p5      14 t
        vpmovb2m k3, zmm8                                                ;  1102.0 p0      14 t
        vptestmb k4, zmm8, zmm5                                          ;  1135.0 p5      14 t
        vpermb zmm27, zmm22, zmm21                                       ;  1136.0 p5      14 t
        vpermb zmm27{k6}, zmm22, [rel camellia128_ctr.T0_constants512 + 832] ;  1139.0 p5+p3   14 t
        vmovdqu8 zmm25{k5}, zmm27                                        ;  1144.0 p0      14 t
        vpermb zmm22, zmm17, zmm12                                       ;  1138.0 p5      14 t
        vpermb zmm27, zmm17, zmm7                                        ;  1139.0 p5      14 t
        vpmovb2m k5, zmm28                                               ;  1104.0 p0      14 t
        vptestmb k6, zmm28, zmm5                                         ;  1140.0 p5      14 t
        vpermb zmm22{k2}, zmm17, [rel camellia128_ctr.T0_constants512 + 960] ;  1141.0 p5+p2   14 t
        vpermb zmm27{k2}, zmm17, [rel camellia128_ctr.T0_constants512 + 1088] ;  1142.0 p5+p3   14 t
        vmovdqu8 zmm22{k1}, zmm27                                        ;  1147.0 p0      14 t
        vpermb zmm17, zmm8, zmm12                                        ;  1143.0 p5      14 t
        vpmovb2m k1, zmm6                                                ;  1106.0 p0      14 t
        vptestmb k2, zmm6, zmm5                                          ;  1144.0 p5      14 t
        vpermb zmm17{k4}, zmm8, [rel camellia128_ctr.T0_constants512 + 960] ;  1146.0 p5+p2   14 t
        vpermb zmm27, zmm8, zmm7                                         ;  1146.0 p5      14 t
        vpermb zmm27{k4}, zmm8, [rel camellia128_ctr.T0_constants512 + 1088] ;  1149.0 p5+p3   14 t
        vmovdqu8 zmm17{k3}, zmm27                                        ;  1154.0 p0      14 t
        vpermb zmm8, zmm28, zmm30                                        ;  1148.0 p5      14 t
        vpermb zmm27, zmm28, zmm14                                       ;  1149.0 p5      14 t
        vpermb zmm8{k6}, zmm28, [rel camellia128_ctr.T0_constants512 + 128] ;  1151.0 p5+p2   14 t
        vpermb zmm27{k6}, zmm28, [rel camellia128_ctr.T0_constants512 + 256] ;  1152.0 p5+p3   14 t
        vmovdqu8 zmm8{k5}, zmm27                                         ;  1157.0 p0      14 t
        vpermb zmm27, zmm6, zmm30                                        ;  1152.0 p5      14 t
        vpermb zmm28, zmm6, zmm14                                        ;  1153.0 p5      14 t
        vpermb zmm27{k2}, zmm6, [rel camellia128_ctr.T0_constants512 + 128] ;  1155.0 p5+p2   14 t
        vpermb zmm28{k2}, zmm6, [rel camellia128_ctr.T0_constants512 + 256] ;  1156.0 p5+p3   14 t
        vmovdqu8 zmm27{k1}, zmm28                                        ;  1161.0 p0      14 t
        vmovdqa64 zmm6, zmm9                                             ;  1093.0         14 t copy
        vpternlogd zmm6, zmm19, zmm29, 0x96                              ;  1140.0 p0      14 t
        vmovdqa64 zmm28, zmm24                                           ;  1097.0         14 t copy
        vpternlogd zmm28, zmm25, zmm0, 0x96                              ;  1147.0 p0      14 t
        vmovdqa64 zmm7, zmm11                                            ;  1130.0         14 t copy
        vpternlogd zmm7, zmm20, zmm29, 0x96                              ;  1130.0 p0      14 t
        vpternlogd zmm11, zmm6, zmm20, 0x96                              ;  1141.0 p0      14 t
        vpternlogd zmm20, zmm8, zmm3, 0x96                               ;  1160.0 p0      14 t
        vpternlogd zmm8, zmm7, zmm3, 0x96                                ;  1160.0 p0      14 t
        vpternlogd zmm3, zmm22, zmm9, 0x96                               ;  1150.0 p0      14 t
        vpternlogd zmm19, zmm29, zmm3, 0x96                              ;  1151.0 p0      14 t
        vmovdqa64 zmm29, zmm2                                            ;  1135.0         14 t copy
        vpternlogd zmm29, zmm1, zmm0, 0x96                               ;  1135.0 p0      14 t
        vpternlogd zmm2, zmm28, zmm1, 0x96                               ;  1148.0 p0      14 t
        vpternlogd zmm1, zmm27, zmm16, 0x96                              ;  1164.0 p0      14 t
        vpternlogd zmm27, zmm29, zmm16, 0x96                             ;  1164.0 p0      14 t
        vpternlogd zmm16, zmm17, zmm24, 0x96                             ;  1157.0 p0      14 t
        vpternlogd zmm25, zmm0, zmm16, 0x96                              ;  1158.0 p0      14 t
        vmovdqu64 zmm0, [rbp + 21568]                                    ;   984.3 p2      12 y reload
        vpternlogd zmm16, zmm2, [rbp + 23744], 0x96                      ;  1158.0 p0+p3   14 t
        vpternlogd zmm22, zmm9, zmm20, 0x96                              ;  1161.0 p0      14 t
        vpternlogd zmm17, zmm24, zmm1, 0x96                              ;  1165.0 p0      14 t
        vpternlogd zmm3, zmm11, [rbp + 23232], 0x96                      ;  1151.0 p0+p2   14 t
        vpternlogd zmm20, zmm19, [rbp + 21632], 0x96                     ;  1161.0 p0+p3   14 t
        vpternlogd zmm1, zmm25, [rbp + 22272], 0x96                      ;  1165.0 p0+p2   14 t
        vpternlogd zmm7, zmm22, [rbp + 21760], 0x96                      ;  1162.0 p0+p3   14 t
        vpternlogd zmm29, zmm17, [rbp + 21248], 0x96                     ;  1166.0 p0+p2   14 t
        vmovdqu64 zmm24, [rbp + 18240]                                   ;   987.5 p3      14 r.4 reload
        vpternlogd zmm6, zmm8, [rbp + 21952], 0x96                       ;  1161.0 p0+p2   14 t
        vmovdqu64 zmm9, [rbp + 18112]                                    ;   988.5 p3      14 t
        vpternlogd zmm9, zmm8, zmm0, 0x96                                ;  1161.0 p0      14 t
        vpternlogd zmm28, zmm27, [rbp + 22528], 0x96                     ;  1165.0 p0+p2   14 t
        vptestmb k2, zmm9, zmm5                                          ;  1162.0 p5      14 t
        vpxord zmm0, zmm3, zmm24                                         ;  1152.0 p0      14 t
        vpmovb2m k1, zmm9                                                ;  1162.0 p0      14 t
        vmovdqu64 [rbp + 22528], zmm16                                   ;  1159.0 p7+p4   14 t spill
        vpxord zmm24, zmm24, zmm16                                       ;  1159.0 p0      14 t
        vpxord zmm16, zmm20, [rbp + 18432]                               ;  1162.0 p0+p3   14 t
        vmovdqu64 [rbp + 21952], zmm20                                   ;  1162.0 p8+p9   14 t spill
        vpxord zmm20, zmm1, [rbp + 18432]                                ;  1166.0 p0+p2   14 t
        vmovdqu64 [rbp + 21248], zmm1                                    ;  1166.0 p7+p4   14 t spill
        vpxord zmm1, zmm7, [rbp + 18496]                                 ;  1163.0 p0+p3   14 t
        vmovdqu64 [rbp + 21760], zmm7                                    ;  1163.0 p8+p9   14 t spill
        vpxord zmm7, zmm29, [rbp + 18496]                                ;  1167.0 p0+p2   14 t
        vmovdqu64 [rbp + 22272], zmm29                                   ;  1167.0 p7+p4   14 t spill
        vpxord zmm29, zmm6, [rbp + 18560]                                ;  1162.0 p0+p3   14 t
        vmovdqu64 [rbp + 21632], zmm6                                    ;  1162.0 p8+p9   14 t spill
        vpxord zmm6, zmm28, [rbp + 18560]                                ;  1166.0 p0+p2   14 t
        vmovdqu64 [rbp + 23744], zmm28                                   ;  1166.0 p7+p4   14 t spill
        vpermb zmm28, zmm9, zmm30                                        ;  1162.0 p5      14 t
        vmovdqu64 [rbp + 23232], zmm3                                    ;  1152.0 p8+p9   14 t spill
        vpermb zmm3, zmm9, zmm14                                         ;  1162.0 p5      14 t
        vpermb zmm28{k2}, zmm9, [rel camellia128_ctr.T0_constants512 + 128] ;  1165.0 p5+p3   14 t
        vpermb zmm3{k2}, zmm9, [rel camellia128_ctr.T0_constants512 + 256] ;  1165.0 p5+p2   14 t
        vmovdqu8 zmm28{k1}, zmm3                                         ;  1170.0 p0      14 t
        vmovdqu64 zmm3, [rbp + 21824]                                    ;   993.5 p3      12 y reload
        vmovdqu64 zmm9, [rbp + 18112]                                    ;   994.3 p2      14 t
        vpternlogd zmm9, zmm27, zmm3, 0x96                               ;  1165.0 p0      14 t
        vpmovb2m k1, zmm9                                                ;  1166.0 p0      14 t
        vptestmb k2, zmm9, zmm5                                          ;  1166.0 p5      14 t
        vmovdqu64 zmm3, [rbp + 17536]                                    ;   994.5 p3      14 t
        vpternlogd zmm3, zmm11, [rbp + 22080], 0x96                      ;  1147.0 p0+p2   14 t
        vptestmb k4, zmm3, zmm5                                          ;  1162.0 p5      14 t
        vmovdqu64 [rbp + 21696], zmm11                                   ;  1142.0 p7+p4   14 t spill
        vpermb zmm11, zmm9, zmm30                                        ;  1166.0 p5      14 t
        vmovdqu64 [rbp + 23040], zmm27                                   ;  1165.0 p8+p9   14 t spill
        vmovdqu64 zmm27, [rbp + 17536]                                   ;   995.5 p3      14 t
        vpmovb2m k3, zmm3                                                ;  1148.0 p0      14 t
        vpternlogd zmm27, zmm2, [rbp + 23680], 0x96                      ;  1149.0 p0+p2   14 t
        vpmovb2m k5, zmm27                                               ;  1150.0 p0      14 t
        vmovdqu64 [rbp + 22016], zmm2                                    ;  1149.0 p7+p4   14 t spill
        vpermb zmm2, zmm9, zmm14                                         ;  1166.0 p5      14 t
        vptestmb k6, zmm27, zmm5                                         ;  1165.0 p5      14 t
        vmovdqu64 [rbp + 22400], zmm8                                    ;  1161.0 p8+p9   14 t spill
        vpermb zmm2{k2}, zmm9, [rel camellia128_ctr.T0_constants512 + 256] ;  1169.0 p5+p3   14 t
        vpermb zmm11{k2}, zmm9, [rel camellia128_ctr.T0_constants512 + 128] ;  1169.0 p5+p2   14 t
        vmovdqu64 zmm8, [rbp + 17664]                                    ;   997.5 p3      14 t
        vpternlogd zmm8, zmm19, [rbp + 22656], 0x96                      ;  1152.0 p0+p2   14 t
        vmovdqu64 zmm9, [rbp + 22848]                                    ;   998.5 p3      12 y reload
        vmovdqu64 [rbp + 22912], zmm19                                   ;  1152.0 p7+p4   14 t spill
        vmovdqu64 zmm19, [rbp + 17664]                                   ;   999.3 p2      14 t
        vpternlogd zmm19, zmm25, zmm9, 0x96                              ;  1159.0 p0      14 t
        vmovdqu8 zmm11{k1}, zmm2                                         ;  1174.0 p0      14 t
        vmovdqu64 zmm2, [rbp + 23872]                                    ;   999.5 p3      12 y reload
        vmovdqu64 zmm9, [rbp + 18880]                                    ;  1000.3 p2      14 t
        vpternlogd zmm9, zmm22, zmm2, 0x96                               ;  1162.0 p0      14 t
        vmovdqu64 zmm2, [rbp + 18880]                                    ;  1000.5 p3      14 t
        vpternlogd zmm2, zmm17, [rbp + 22592], 0x96                      ;  1166.0 p0+p2   14 t
        vpmovb2m k1, zmm8                                                ;  1156.0 p0      14 t
        vmovdqu64 [rbp + 21504], zmm22                                   ;  1162.0 p8+p9   14 t spill
        vpermb zmm22, zmm3, zmm26                                        ;  1168.0 p5      14 t
        vptestmb k2, zmm8, zmm5                                          ;  1169.0 p5      14 t
        vmovdqu64 [rbp + 23424], zmm17                                   ;  1166.0 p7+p4   14 t spill
        vpermb zmm17, zmm3, zmm23                                        ;  1170.0 p5      14 t
        vpermb zmm17{k4}, zmm3, [rel camellia128_ctr.T0_constants512 + 448] ;  1173.0 p5+p3   14 t
        vpermb zmm22{k4}, zmm3, [rel camellia128_ctr.T0_constants512 + 576] ;  1172.0 p5+p2   14 t
        vmovdqu8 zmm17{k3}, zmm22                                        ;  1178.0 p0      14 t
        vpermb zmm3, zmm27, zmm23                                        ;  1173.0 p5      14 t
        vpermb zmm22, zmm27, zmm26                                       ;  1174.0 p5      14 t
        vpmovb2m k3, zmm19                                               ;  1160.0 p0      14 t
        vptestmb k4, zmm19, zmm5                                         ;  1175.0 p5      14 t
        vpermb zmm3{k6}, zmm27, [rel camellia128_ctr.T0_constants512 + 448] ;  1176.0 p5+p3   14 t
        vpermb zmm22{k6}, zmm27, [rel camellia128_ctr.T0_constants512 + 576] ;  1177.0 p5+p2   14 t
        vmovdqu8 zmm3{k5}, zmm22                                         ;  1182.0 p0      14 t
        vpermb zmm22, zmm8, zmm10                                        ;  1178.0 p5      14 t
        vpermb zmm27, zmm8, zmm21                                        ;  1179.0 p5      14 t
        vpmovb2m k5, zmm9                                                ;  1163.0 p0      14 t
        vptestmb k6, zmm9, zmm5                                          ;  1180.0 p5      14 t
        vpermb zmm22{k2}, zmm8, [rel camellia128_ctr.T0_constants512 + 704] ;  1181.0 p5+p3   14 t
        vpermb zmm27{k2}, zmm8, [rel camellia128_ctr.T0_constants512 + 832] ;  1182.0 p5+p2   14 t
        vmovdqu8 zmm22{k1}, zmm27                                        ;  1187.0 p0      14 t
        vpermb zmm8, zmm19, zmm10                                        ;  1183.0 p5      14 t
        vpermb zmm27, zmm19, zmm21                                       ;  1184.0 p5      14 t
        vpmovb2m k1, zmm2                                                ;  1167.0 p0      14 t
        vptestmb k2, zmm2, zmm5                                          ;  1185.0 p5      14 t
        vpermb zmm8{k4}, zmm19, [rel camellia128_ctr.T0_constants512 + 704] ;  1186.0 p5+p3   14 t
        vmovdqu64 [rbp + 22336], zmm25                                   ;  1159.0 p8+p9   14 t spill
        vpermb zmm27{k4}, zmm19, [rel camellia128_ctr.T0_constants512 + 832] ;  1187.0 p5+p2   14 t
        vmovdqu8 zmm8{k3}, zmm27                                         ;  1192.0 p0      14 t
        vmovdqu64 zmm27, [rel camellia128_ctr.T0_constants512 + 1024]    ;  1005.5 p3      11 t reload
        vpermb zmm25, zmm9, zmm27                                        ;  1188.0 p5      14 t
        vpmovb2m k3, zmm0                                                ;  1164.0 p0      14 t
        vptestmb k4, zmm0, zmm5                                          ;  1189.0 p5      14 t
        vpermb zmm19, zmm9, zmm12                                        ;  1190.0 p5      14 t
        vpermb zmm19{k6}, zmm9, [rel camellia128_ctr.T0_constants512 + 960] ;  1193.0 p5+p2   14 t
        vpermb zmm25{k6}, zmm9, [rel camellia128_ctr.T0_constants512 + 1088] ;  1192.0 p5+p3   14 t
        vmovdqu8 zmm19{k5}, zmm25                                        ;  1198.0 p0      14 t
        vpermb zmm9, zmm2, zmm12                                         ;  1193.0 p5      14 t
        vpermb zmm25, zmm2, zmm27                                        ;  1194.0 p5      14 t
        vpmovb2m k5, zmm24                                               ;  1166.0 p0      14 t
        vpermb zmm9{k2}, zmm2, [rel camellia128_ctr.T0_constants512 + 960] ;  1196.0 p5+p2   14 t
        vpermb zmm25{k2}, zmm2, [rel camellia128_ctr.T0_constants512 + 1088] ;  1197.0 p5+p3   14 t
        vpermb zmm2, zmm0, zmm23                                         ;  1197.0 p5      14 t
        vptestmb k6, zmm24, zmm5                                         ;  1198.0 p5      14 t
        vmovdqu8 zmm9{k1}, zmm25                                         ;  1202.0 p0      14 t
        vpermb zmm25, zmm0, zmm26                                        ;  1199.0 p5      14 t
        vpmovb2m k1, zmm16                                               ;  1168.0 p0      14 t
        vptestmb k2, zmm16, zmm5                                         ;  1200.0 p5      14 t
        vpermb zmm2{k4}, zmm0, [rel camellia128_ctr.T0_constants512 + 448] ;  1201.0 p5+p2   14 t
        vpermb zmm25{k4}, zmm0, [rel camellia128_ctr.T0_constants512 + 576] ;  1202.0 p5+p3   14 t
        vmovdqu8 zmm2{k3}, zmm25                                         ;  1207.0 p0      14 t
        vpermb zmm0, zmm24, zmm23                                        ;  1203.0 p5      14 t
        vpermb zmm25, zmm24, zmm26                                       ;  1204.0 p5      14 t
        vpermb zmm0{k6}, zmm24, [rel camellia128_ctr.T0_constants512 + 448] ;  1206.0 p5+p2   14 t
        vpermb zmm25{k6}, zmm24, [rel camellia128_ctr.T0_constants512 + 576] ;  1207.0 p5+p3   14 t
        vmovdqu8 zmm0{k5}, zmm25                                         ;  1212.0 p0      14 t
        vpmovb2m k3, zmm20                                               ;  1171.0 p0      14 t
        vptestmb k4, zmm20, zmm5                                         ;  1207.0 p5      14 t
        vpermb zmm25, zmm16, zmm21                                       ;  1208.0 p5      14 t
        vpmovb2m k5, zmm1                                                ;  1172.0 p0      14 t
        vptestmb k6, zmm1, zmm5                                          ;  1209.0 p5      14 t
        vpermb zmm24, zmm16, zmm10                                       ;  1210.0 p5      14 t
        vpermb zmm24{k2}, zmm16, [rel camellia128_ctr.T0_constants512 + 704] ;  1213.0 p5+p2   14 t
        vpermb zmm25{k2}, zmm16, [rel camellia128_ctr.T0_constants512 + 832] ;  1212.0 p5+p3   14 t
        vmovdqu8 zmm24{k1}, zmm25                                        ;  1218.0 p0      14 t
        vpermb zmm16, zmm20, zmm10                                       ;  1213.0 p5      14 t
        vpermb zmm25, zmm20, zmm21                                       ;  1214.0 p5      14 t
        vptestmb k2, zmm7, zmm5                                          ;  1215.0 p5      14 t
        vpermb zmm16{k4}, zmm20, [rel camellia128_ctr.T0_constants512 + 704] ;  1216.0 p5+p2   14 t
        vpermb zmm25{k4}, zmm20, [rel camellia128_ctr.T0_constants512 + 832] ;  1217.0 p5+p3   14 t
        vmovdqu8 zmm16{k3}, zmm25                                        ;  1222.0 p0      14 t
        vpermb zmm20, zmm1, zmm12                                        ;  1218.0 p5      14 t
        vpermb zmm25, zmm1, zmm27                                        ;  1219.0 p5      14 t
        vpmovb2m k3, zmm29                                               ;  1175.0 p0      14 t
        vptestmb k4, zmm29, zmm5                                         ;  1220.0 p5      14 t
        vpermb zmm20{k6}, zmm1, [rel camellia128_ctr.T0_constants512 + 960] ;  1221.0 p5+p2   14 t
        vpermb zmm25{k6}, zmm1, [rel camellia128_ctr.T0_constants512 + 1088] ;  1222.0 p5+p3   14 t
        vmovdqu8 zmm20{k5}, zmm25                                        ;  1227.0 p0      14 t
        vpermb zmm1, zmm7, zmm12                                         ;  1223.0 p5      14 t
        vpermb zmm25, zmm7, zmm27                                        ;  1224.0 p5      14 t
        vpmovb2m k5, zmm6                                                ;  1177.0 p0      14 t
        vptestmb k6, zmm6, zmm5                                          ;  1225.0 p5      14 t
        vpermb zmm1{k2}, zmm7, [rel camellia128_ctr.T0_constants512 + 960] ;  1226.0 p5+p2   14 t
        vpermb zmm25{k2}, zmm7, [rel camellia128_ctr.T0_constants512 + 1088] ;  1227.0 p5+p3   14 t
        vpmovb2m k1, zmm7                                                ;  1178.0 p0      14 t
        vmovdqu8 zmm1{k1}, zmm25                                         ;  1232.0 p0      14 t
        vmovdqa64 zmm27, zmm2                                            ;  1210.0         14 t copy
        vpermb zmm7, zmm29, zmm30                                        ;  1228.0 p5      14 t
        vpermb zmm25, zmm29, zmm14                                       ;  1229.0 p5      14 t
        vpermb zmm7{k4}, zmm29, [rel camellia128_ctr.T0_constants512 + 128] ;  1231.0 p5+p2   14 t
        vpermb zmm25{k4}, zmm29, [rel camellia128_ctr.T0_constants512 + 256] ;  1232.0 p5+p3   14 t
        vmovdqu8 zmm7{k3}, zmm25                                         ;  1237.0 p0      14 t
        vpermb zmm25, zmm6, zmm30                                        ;  1232.0 p5      14 t
        vpermb zmm25{k6}, zmm6, [rel camellia128_ctr.T0_constants512 + 128] ;  1235.0 p5+p2   14 t
        vpermb zmm29, zmm6, zmm14                                        ;  1234.0 p5      14 t
        vpermb zmm29{k6}, zmm6, [rel camellia128_ctr.T0_constants512 + 256] ;  1237.0 p5+p3   14 t
        vmovdqa64 zmm6, zmm28                                            ;  1173.0         14 t copy
        vpternlogd zmm27, zmm22, zmm19, 0x96                             ;  1210.0 p0      14 t
        vmovdqu8 zmm25{k5}, zmm29                                        ;  1242.0 p0      14 t
        vpternlogd zmm6, zmm24, zmm19, 0x96                              ;  1221.0 p0      14 t
        vpternlogd zmm2, zmm6, zmm22, 0x96                               ;  1222.0 p0      14 t
        vpternlogd zmm22, zmm7, zmm17, 0x96                              ;  1240.0 p0      14 t
        vpternlogd zmm7, zmm27, zmm17, 0x96                              ;  1240.0 p0      14 t
        vpternlogd zmm17, zmm20, zmm28, 0x96                             ;  1230.0 p0      14 t
        vpternlogd zmm24, zmm19, zmm17, 0x96                             ;  1231.0 p0      14 t
        vmovdqa64 zmm19, zmm0                                            ;  1215.0         14 t copy
        vpternlogd zmm19, zmm8, zmm9, 0x96                               ;  1215.0 p0      14 t
        vpternlogd zmm4, zmm31, zmm7, 0x96                               ;  1241.0 p0      14 t
        vmovdqa64 zmm29, zmm11                                           ;  1177.0         14 t copy
        vpternlogd zmm29, zmm16, zmm9, 0x96                              ;  1225.0 p0      14 t
        vpternlogd zmm0, zmm29, zmm8, 0x96                               ;  1226.0 p0      14 t
        vpternlogd zmm8, zmm25, zmm3, 0x96                               ;  1245.0 p0      14 t
        vpternlogd zmm25, zmm19, zmm3, 0x96                              ;  1245.0 p0      14 t
        vpternlogd zmm3, zmm1, zmm11, 0x96                               ;  1235.0 p0      14 t
        vpternlogd zmm1, zmm11, zmm8, 0x96                               ;  1246.0 p0      14 t
        vpternlogd zmm13, zmm25, [rbp + 21312], 0x96                     ;  1246.0 p0+p2   14 t
        vpternlogd zmm16, zmm9, zmm3, 0x96                               ;  1236.0 p0      14 t
        vpternlogd zmm15, zmm0, [rbp + 22144], 0x96                      ;  1227.0 p0+p3   14 t
        vmovdqu64 zmm9, [rbp + 22720]                                    ;  1072.0 p2      14 t reload
        vmovdqu64 zmm11, [rbp + 23296]                                   ;  1048.0 p3      14 t
        vpternlogd zmm11, zmm24, zmm9, 0x96                              ;  1232.0 p0      14 t
        vpternlogd zmm18, zmm2, [rbp + 23104], 0x96                      ;  1223.0 p0+p2   14 t
        vmovdqu64 zmm31, [rbp + 18944]                                   ;  1046.0 p3      14 l.3 reload
        vpternlogd zmm20, zmm28, zmm22, 0x96                             ;  1241.0 p0      14 t
        vpternlogd zmm2, zmm17, [rbp + 23488], 0x96                      ;  1231.0 p0+p2   14 t
        vmovdqu64 zmm17, [rbp + 23936]                                   ;  1051.0 p3      14 t
        vpternlogd zmm17, zmm16, [rbp + 22464], 0x96                     ;  1237.0 p0+p2   14 t
        vpternlogd zmm0, zmm3, [rbp + 22976], 0x96                       ;  1236.0 p0+p3   14 t
        vpternlogd zmm7, zmm6, [rbp + 21376], 0x96                       ;  1241.0 p0+p2   14 t
        vmovdqu64 zmm6, [rbp + 18688]                                    ;  1053.0 p3      14 t
        vpternlogd zmm22, zmm9, [rbp + 23616], 0x96                      ;  1241.0 p0+p2   14 t
        vmovdqu64 zmm9, [rbp + 23808]                                    ;  1056.0 p3      14 t
        vpternlogd zmm9, zmm1, [rbp + 21888], 0x96                       ;  1247.0 p0+p2   14 t
        vpternlogd zmm16, zmm8, [rbp + 23360], 0x96                      ;  1246.0 p0+p3   14 t
        vpternlogd zmm1, zmm19, [rbp + 21440], 0x96                      ;  1247.0 p0+p2   14 t
        vpternlogd zmm25, zmm29, [rbp + 22784], 0x96                     ;  1246.0 p0+p3   14 t
        vmovdqu64 zmm8, [rbp + 18688]                                    ;  1061.3 p2      14 t
        vmovdqu64 zmm19, [rbp + 18752]                                   ;  1062.0 p3      14 t
        vpxord zmm6, zmm6, zmm4                                          ;  1242.0 p0      14 t
        vmovdqu64 zmm28, [rbp + 18816]                                   ;  1064.0 p2      14 t
        vpxord zmm8, zmm8, zmm13                                         ;  1247.0 p0      14 t
        vpxord zmm19, zmm19, zmm18                                       ;  1224.0 p0      14 t
        vmovdqu64 zmm29, [rbp + 18816]                                   ;  1067.3 p3      14 t
        vpxord zmm28, zmm28, zmm11                                       ;  1233.0 p0      14 t
        vpxord zmm29, zmm29, zmm17                                       ;  1238.0 p0      14 t
        vmovdqu64 [rbp + 22784], zmm17                                   ;  1238.0 p7+p4   14 t spill
        vpmovb2m k1, zmm6                                                ;  1243.0 p0      14 t
        vptestmb k2, zmm6, zmm5                                          ;  1243.0 p5      14 t
        vmovdqu64 [rbp + 21376], zmm9                                    ;  1248.0 p8+p9   14 t spill
        vpmovb2m k3, zmm8                                                ;  1248.0 p0      14 t
        vmovdqu64 [rbp + 23360], zmm15                                   ;  1228.0 p7+p4   14 t spill
        vptestmb k4, zmm8, zmm5                                          ;  1248.0 p5      14 t
        vmovdqu64 [rbp + 21888], zmm18                                   ;  1224.0 p8+p9   14 t spill
        vmovdqu64 zmm3, [rbp + 23552]                                    ;  1072.0 p2      14 t
        vpternlogd zmm3, zmm20, [rbp + 23168], 0x96                      ;  1242.0 p0+p3   14 t
        vpternlogd zmm20, zmm27, [rbp + 22208], 0x96                     ;  1242.0 p0+p2   14 t
        vmovdqu64 zmm27, [rbp + 18752]                                   ;  1076.0 p3      14 t
        vpxord zmm27, zmm27, zmm15                                       ;  1228.0 p0      14 t
        vpxord zmm17, zmm3, zmm31                                        ;  1243.0 p0      14 t
        vpxord zmm31, zmm31, zmm9                                        ;  1248.0 p0      14 t
        vpxord zmm9, zmm2, [rbp + 18624]                                 ;  1232.0 p0+p2   14 t
        vmovdqu64 [rbp + 21440], zmm3                                    ;  1243.0 p7+p4   14 t spill
        vpxord zmm3, zmm0, [rbp + 18624]                                 ;  1237.0 p0+p3   14 t
        vmovdqu64 [rbp + 22208], zmm11                                   ;  1233.0 p8+p9   14 t spill
        vpxord zmm11, zmm16, [rbp + 19008]                               ;  1247.0 p0+p2   14 t
        vpxord zmm18, zmm1, [rbp + 19840]                                ;  1248.0 p0+p3   14 t
        vmovdqu64 [rbp + 23808], zmm13                                   ;  1247.0 p7+p4   14 t spill
        vpxord zmm15, zmm20, [rbp + 19840]                               ;  1243.0 p0+p2   14 t
        vpxord zmm13, zmm7, [rbp + 19648]                                ;  1242.0 p0+p3   14 t
        vmovdqu64 [rbp + 23168], zmm7                                    ;  1242.0 p8+p9   14 t spill
        vpermb zmm7, zmm6, zmm14                                         ;  1243.0 p5      14 t
        vmovdqu64 [rbp + 22720], zmm4                                    ;  1242.0 p7+p4   14 t spill
        vpxord zmm4, zmm25, [rbp + 19648]                                ;  1247.0 p0+p2   14 t
        vpmovb2m k5, zmm19                                               ;  1231.0 p0      14 t
        vmovdqu64 [rbp + 23616], zmm25                                   ;  1247.0 p8+p9   14 t spill
        vpermb zmm25, zmm6, zmm30                                        ;  1243.0 p5      14 t
        vptestmb k6, zmm19, zmm5                                         ;  1240.0 p5      14 t
        vpermb zmm7{k2}, zmm6, [rel camellia128_ctr.T0_constants512 + 256] ;  1246.0 p5+p3   14 t
        vpermb zmm25{k2}, zmm6, [rel camellia128_ctr.T0_constants512 + 128] ;  1246.0 p5+p2   14 t
        vmovdqa64 zmm6, zmm22                                            ;  1242.0         14 t copy
        vpternlogd zmm6, zmm24, [rbp + 19008], 0x96                      ;  1242.0 p0+p3   14 t
        vmovdqu8 zmm25{k1}, zmm7                                         ;  1251.0 p0      14 t
        vpermb zmm7, zmm8, zmm30                                         ;  1248.0 p5      14 t
        vpmovb2m k1, zmm27                                               ;  1234.0 p0      14 t
        vmovdqu64 [rbp + 23552], zmm1                                    ;  1248.0 p7+p4   14 t spill
        vpermb zmm1, zmm8, zmm14                                         ;  1248.0 p5      14 t
        vptestmb k2, zmm27, zmm5                                         ;  1245.0 p5      14 t
        vpermb zmm7{k4}, zmm8, [rel camellia128_ctr.T0_constants512 + 128] ;  1251.0 p5+p2   14 t
        vpermb zmm1{k4}, zmm8, [rel camellia128_ctr.T0_constants512 + 256] ;  1251.0 p5+p3   14 t
        vmovdqu8 zmm7{k3}, zmm1                                          ;  1256.0 p0      14 t
        vpermb zmm1, zmm19, zmm23                                        ;  1248.0 p5      14 t
        vpermb zmm8, zmm19, zmm26                                        ;  1249.0 p5      14 t
        vpmovb2m k3, zmm28                                               ;  1236.0 p0      14 t
        vptestmb k4, zmm28, zmm5                                         ;  1250.0 p5      14 t
        vpermb zmm1{k6}, zmm19, [rel camellia128_ctr.T0_constants512 + 448] ;  1251.0 p5+p2   14 t
        vpermb zmm8{k6}, zmm19, [rel camellia128_ctr.T0_constants512 + 576] ;  1252.0 p5+p3   14 t
        vmovdqu8 zmm1{k5}, zmm8                                          ;  1257.0 p0      14 t
        vpermb zmm8, zmm27, zmm23                                        ;  1253.0 p5      14 t
        vpermb zmm19, zmm27, zmm26                                       ;  1254.0 p5      14 t
        vpermb zmm8{k2}, zmm27, [rel camellia128_ctr.T0_constants512 + 448] ;  1256.0 p5+p2   14 t
        vpermb zmm19{k2}, zmm27, [rel camellia128_ctr.T0_constants512 + 576] ;  1257.0 p5+p3   14 t
        vmovdqu8 zmm8{k1}, zmm19                                         ;  1262.0 p0      14 t
        vpermb zmm27, zmm28, zmm21                                       ;  1257.0 p5      14 t
        vpermb zmm19, zmm28, zmm10                                       ;  1258.0 p5      14 t
        vpermb zmm19{k4}, zmm28, [rel camellia128_ctr.T0_constants512 + 704] ;  1261.0 p5+p2   14 t
        vpermb zmm27{k4}, zmm28, [rel camellia128_ctr.T0_constants512 + 832] ;  1260.0 p5+p3   14 t
        vpermb zmm28, zmm29, zmm21                                       ;  1261.0 p5      14 t
        vptestmb k6, zmm29, zmm5                                         ;  1262.0 p5      14 t
        vpmovb2m k5, zmm29                                               ;  1239.0 p0      14 t
        vpmovb2m k1, zmm17                                               ;  1244.0 p0      14 t
        vmovdqu8 zmm19{k3}, zmm27                                        ;  1266.0 p0      14 t
        vptestmb k2, zmm17, zmm5                                         ;  1263.0 p5      14 t
        vpmovb2m k3, zmm31                                               ;  1249.0 p0      14 t
        vptestmb k4, zmm31, zmm5                                         ;  1264.0 p5      14 t
        vpermb zmm28{k6}, zmm29, [rel camellia128_ctr.T0_constants512 + 832] ;  1265.0 p5+p2   14 t
        vpermb zmm27, zmm29, zmm10                                       ;  1266.0 p5      14 t
        vpermb zmm27{k6}, zmm29, [rel camellia128_ctr.T0_constants512 + 704] ;  1269.0 p5+p3   14 t
        vmovdqu8 zmm27{k5}, zmm28                                        ;  1274.0 p0      14 t
        vpermb zmm28, zmm17, zmm12                                       ;  1268.0 p5      14 t
        vmovdqu64 zmm29, [rel camellia128_ctr.T0_constants512 + 1024]    ;  1093.5 p2      11 t reload
        vmovdqu64 [rbp + 22976], zmm20                                   ;  1243.0 p8+p9   14 t spill
        vpermb zmm20, zmm17, zmm29                                       ;  1269.0 p5      14 t
        vpmovb2m k5, zmm9                                                ;  1244.0 p0      14 t
        vptestmb k6, zmm9, zmm5                                          ;  1270.0 p5      14 t
        vpermb zmm28{k2}, zmm17, [rel camellia128_ctr.T0_constants512 + 960] ;  1271.0 p5+p3   14 t
        vpermb zmm20{k2}, zmm17, [rel camellia128_ctr.T0_constants512 + 1088] ;  1272.0 p5+p2   14 t
        vmovdqu8 zmm28{k1}, zmm20                                        ;  1277.0 p0      14 t
        vpermb zmm17, zmm31, zmm12                                       ;  1273.0 p5      14 t
        vpermb zmm20, zmm31, zmm29                                       ;  1274.0 p5      14 t
        vpmovb2m k1, zmm3                                                ;  1246.0 p0      14 t
        vptestmb k2, zmm3, zmm5                                          ;  1275.0 p5      14 t
        vpermb zmm17{k4}, zmm31, [rel camellia128_ctr.T0_constants512 + 960] ;  1276.0 p5+p3   14 t
        vpermb zmm20{k4}, zmm31, [rel camellia128_ctr.T0_constants512 + 1088] ;  1277.0 p5+p2   14 t
        vmovdqu8 zmm17{k3}, zmm20                                        ;  1282.0 p0      14 t
        vpermb zmm20, zmm9, zmm23                                        ;  1278.0 p5      14 t
        vpermb zmm31, zmm9, zmm26                                        ;  1279.0 p5      14 t
        vpmovb2m k3, zmm6                                                ;  1248.0 p0      14 t
        vptestmb k4, zmm6, zmm5                                          ;  1280.0 p5      14 t
        vpermb zmm20{k6}, zmm9, [rel camellia128_ctr.T0_constants512 + 448] ;  1281.0 p5+p3   14 t
        vpermb zmm31{k6}, zmm9, [rel camellia128_ctr.T0_constants512 + 576] ;  1282.0 p5+p2   14 t
        vmovdqu8 zmm20{k5}, zmm31                                        ;  1287.0 p0      14 t
        vpermb zmm9, zmm3, zmm23                                         ;  1283.0 p5      14 t
        vpermb zmm31, zmm3, zmm26                                        ;  1284.0 p5      14 t
        vpermb zmm9{k2}, zmm3, [rel camellia128_ctr.T0_constants512 + 448] ;  1286.0 p5+p3   14 t
        vpermb zmm31{k2}, zmm3, [rel camellia128_ctr.T0_constants512 + 576] ;  1287.0 p5+p2   14 t
        vmovdqu8 zmm9{k1}, zmm31                                         ;  1292.0 p0      14 t
        vpermb zmm3, zmm6, zmm10                                         ;  1287.0 p5      14 t
        vpermb zmm31, zmm6, zmm21                                        ;  1288.0 p5      14 t
        vpermb zmm3{k4}, zmm6, [rel camellia128_ctr.T0_constants512 + 704] ;  1290.0 p5+p3   14 t
        vpermb zmm31{k4}, zmm6, [rel camellia128_ctr.T0_constants512 + 832] ;  1291.0 p5+p2   14 t
        vmovdqu8 zmm3{k3}, zmm31                                         ;  1296.0 p0      14 t
        vpmovb2m k3, zmm18                                               ;  1252.0 p0      14 t
        vpmovb2m k5, zmm11                                               ;  1253.0 p0      14 t
        vptestmb k6, zmm11, zmm5                                         ;  1291.0 p5      14 t
        vptestmb k2, zmm15, zmm5                                         ;  1292.0 p5      14 t
        vpermb zmm6, zmm11, zmm10                                        ;  1293.0 p5      14 t
        vpermb zmm31, zmm11, zmm21                                       ;  1294.0 p5      14 t
        vptestmb k4, zmm18, zmm5                                         ;  1295.0 p5      14 t
        vpermb zmm6{k6}, zmm11, [rel camellia128_ctr.T0_constants512 + 704] ;  1296.0 p5+p3   14 t
        vpermb zmm31{k6}, zmm11, [rel camellia128_ctr.T0_constants512 + 832] ;  1297.0 p5+p2   14 t
        vmovdqu8 zmm6{k5}, zmm31                                         ;  1302.0 p0      14 t
        vpermb zmm11, zmm15, zmm12                                       ;  1298.0 p5      14 t
        vpermb zmm31, zmm15, zmm29                                       ;  1299.0 p5      14 t
        vpmovb2m k5, zmm13                                               ;  1255.0 p0      14 t
        vptestmb k6, zmm13, zmm5                                         ;  1300.0 p5      14 t
        vpermb zmm11{k2}, zmm15, [rel camellia128_ctr.T0_constants512 + 960] ;  1301.0 p5+p3   14 t
        vpmovb2m k1, zmm15                                               ;  1256.0 p0      14 t
        vpermb zmm31{k2}, zmm15, [rel camellia128_ctr.T0_constants512 + 1088] ;  1302.0 p5+p2   14 t
        vptestmb k2, zmm4, zmm5                                          ;  1303.0 p5      14 t
        vpermb zmm15, zmm18, zmm12                                       ;  1304.0 p5      14 t
        vpermb zmm15{k4}, zmm18, [rel camellia128_ctr.T0_constants512 + 960] ;  1307.0 p5+p3   14 t
        vmovdqu8 zmm11{k1}, zmm31                                        ;  1307.0 p0      14 t
        vpermb zmm31, zmm18, zmm29                                       ;  1306.0 p5      14 t
        vpmovb2m k1, zmm4                                                ;  1258.0 p0      14 t
        vpermb zmm31{k4}, zmm18, [rel camellia128_ctr.T0_constants512 + 1088] ;  1309.0 p5+p2   14 t
        vmovdqu8 zmm15{k3}, zmm31                                        ;  1314.0 p0      14 t
        vpermb zmm18, zmm13, zmm30                                       ;  1308.0 p5      14 t
        vpermb zmm31, zmm13, zmm14                                       ;  1309.0 p5      14 t
        vpermb zmm18{k6}, zmm13, [rel camellia128_ctr.T0_constants512 + 128] ;  1311.0 p5+p3   14 t
        vpermb zmm31{k6}, zmm13, [rel camellia128_ctr.T0_constants512 + 256] ;  1312.0 p5+p2   14 t
        vmovdqu8 zmm18{k5}, zmm31                                        ;  1317.0 p0      14 t
        vpermb zmm13, zmm4, zmm30                                        ;  1312.0 p5      14 t
        vpermb zmm31, zmm4, zmm14                                        ;  1313.0 p5      14 t
        vpermb zmm13{k2}, zmm4, [rel camellia128_ctr.T0_constants512 + 128] ;  1315.0 p5+p3   14 t
        vpermb zmm31{k2}, zmm4, [rel camellia128_ctr.T0_constants512 + 256] ;  1316.0 p5+p2   14 t
        vmovdqa64 zmm4, zmm25                                            ;  1254.0         14 t copy
        vmovdqu8 zmm13{k1}, zmm31                                        ;  1321.0 p0      14 t
        vpternlogd zmm4, zmm3, zmm28, 0x96                               ;  1299.0 p0      14 t
        vmovdqa64 zmm31, zmm7                                            ;  1259.0         14 t copy
        vpternlogd zmm31, zmm6, zmm17, 0x96                              ;  1305.0 p0      14 t
        vmovdqa64 zmm29, zmm20                                           ;  1290.0         14 t copy
        vpternlogd zmm29, zmm19, zmm28, 0x96                             ;  1290.0 p0      14 t
        vpternlogd zmm20, zmm4, zmm19, 0x96                              ;  1300.0 p0      14 t
        vpternlogd zmm19, zmm18, zmm1, 0x96                              ;  1320.0 p0      14 t
        vpternlogd zmm18, zmm29, zmm1, 0x96                              ;  1320.0 p0      14 t
        vpternlogd zmm1, zmm11, zmm25, 0x96                              ;  1310.0 p0      14 t
        vpternlogd zmm3, zmm28, zmm1, 0x96                               ;  1311.0 p0      14 t
        vmovdqa64 zmm28, zmm9                                            ;  1295.0         14 t copy
        vpternlogd zmm28, zmm27, zmm17, 0x96                             ;  1295.0 p0      14 t
        vpternlogd zmm9, zmm31, zmm27, 0x96                              ;  1306.0 p0      14 t
        vpternlogd zmm27, zmm13, zmm8, 0x96                              ;  1324.0 p0      14 t
        vpternlogd zmm13, zmm28, zmm8, 0x96                              ;  1324.0 p0      14 t
        vpternlogd zmm8, zmm15, zmm7, 0x96                               ;  1317.0 p0      14 t
        vpternlogd zmm6, zmm17, zmm8, 0x96                               ;  1318.0 p0      14 t
        vpternlogd zmm15, zmm7, zmm27, 0x96                              ;  1325.0 p0      14 t
        vmovdqu64 zmm7, [rbp + 22400]                                    ;  1161.0 p3      14 t
        vpternlogd zmm7, zmm18, [rbp + 21568], 0x96                      ;  1321.0 p0+p2   14 t
        vpternlogd zmm1, zmm20, [rbp + 23232], 0x96                      ;  1311.0 p0+p3   14 t
        vmovdqu64 zmm17, [rbp + 21696]                                   ;  1142.0 p2      14 t reload
        vpternlogd zmm20, zmm17, [rbp + 22080], 0x96                     ;  1301.0 p0+p3   14 t
        vpternlogd zmm11, zmm25, zmm19, 0x96                             ;  1321.0 p0      14 t
        vpternlogd zmm8, zmm9, [rbp + 22528], 0x96                       ;  1318.0 p0+p2   14 t
        vmovdqu64 zmm17, [rbp + 22016]                                   ;  1149.0 p3      14 t reload
        vpternlogd zmm9, zmm17, [rbp + 23680], 0x96                      ;  1307.0 p0+p2   14 t
        vpternlogd zmm19, zmm3, [rbp + 21952], 0x96                      ;  1321.0 p0+p3   14 t
        vmovdqu64 zmm17, [rbp + 22912]                                   ;  1152.0 p2      14 t reload
        vpternlogd zmm3, zmm17, [rbp + 22656], 0x96                      ;  1312.0 p0+p3   14 t
        vmovdqu64 zmm17, [rbp + 22336]                                   ;  1159.0 p2      14 t reload
        vpternlogd zmm29, zmm11, [rbp + 21760], 0x96                     ;  1322.0 p0+p3   14 t
        vmovdqu64 [rbp + 22912], zmm20                                   ;  1302.0 p7+p4   14 t spill
        vpternlogd zmm28, zmm15, [rbp + 22272], 0x96                     ;  1326.0 p0+p2   14 t
        vpternlogd zmm18, zmm4, [rbp + 21632], 0x96                      ;  1321.0 p0+p3   14 t
        vmovdqu64 zmm4, [rbp + 23424]                                    ;  1166.0 p2      14 t reload
        vpternlogd zmm15, zmm4, [rbp + 22592], 0x96                      ;  1326.0 p0+p3   14 t
        vpternlogd zmm27, zmm6, [rbp + 21248], 0x96                      ;  1325.0 p0+p2   14 t
        vpternlogd zmm6, zmm17, [rbp + 22848], 0x96                      ;  1319.0 p0+p3   14 t
        vmovdqu64 zmm17, [rbp + 21504]                                   ;  1162.0 p2      14 t reload
        vpternlogd zmm11, zmm17, [rbp + 23872], 0x96                     ;  1322.0 p0+p3   14 t
        vmovdqu64 zmm17, [rbp + 23040]                                   ;  1165.0 p2      14 t
        vmovdqu64 [rbp + 22336], zmm28                                   ;  1327.0 p8+p9   14 t spill
        vpternlogd zmm17, zmm13, [rbp + 21824], 0x96                     ;  1325.0 p0+p3   14 t
        vpternlogd zmm13, zmm31, [rbp + 23744], 0x96                     ;  1325.0 p0+p2   14 t
        vmovdqu64 zmm4, [rbp + 19584]                                    ;  1130.0 p3      14 t
        vmovdqu64 zmm25, [rbp + 19584]                                   ;  1130.2 p2      14 t
        vpxord zmm4, zmm4, zmm7                                          ;  1322.0 p0      14 t
        vpxord zmm25, zmm25, zmm17                                       ;  1326.0 p0      14 t
        vmovdqu64 zmm31, [rbp + 19776]                                   ;  1131.0 p3      14 r.1 reload
        vmovdqu64 [rbp + 23744], zmm17                                   ;  1326.0 p7+p4   14 t spill
        vpxord zmm17, zmm20, zmm31                                       ;  1302.0 p0      14 t
        vpxord zmm31, zmm31, zmm9                                        ;  1308.0 p0      14 t
        vmovdqu64 [rbp + 22592], zmm9                                    ;  1308.0 p8+p9   14 t spill
        vpxord zmm9, zmm3, [rbp + 19392]                                 ;  1313.0 p0+p2   14 t
        vpmovb2m k1, zmm4                                                ;  1323.0 p0      14 t
        vmovdqu64 [rbp + 23424], zmm3                                    ;  1313.0 p7+p4   14 t spill
        vpxord zmm3, zmm6, [rbp + 19392]                                 ;  1320.0 p0+p3   14 t
        vptestmb k2, zmm4, zmm5                                          ;  1323.0 p5      14 t
        vmovdqu64 [rbp + 21632], zmm6                                    ;  1320.0 p8+p9   14 t spill
        vpxord zmm6, zmm11, [rbp + 19200]                                ;  1323.0 p0+p2   14 t
        vmovdqu64 [rbp + 22272], zmm11                                   ;  1323.0 p7+p4   14 t spill
        vpxord zmm11, zmm15, [rbp + 19200]                               ;  1327.0 p0+p3   14 t
        vmovdqu64 [rbp + 21824], zmm15                                   ;  1327.0 p8+p9   14 t spill
        vpxord zmm15, zmm1, [rbp + 20224]                                ;  1312.0 p0+p2   14 t
        vmovdqu64 [rbp + 23040], zmm1                                    ;  1312.0 p7+p4   14 t spill
        vpxord zmm1, zmm8, [rbp + 20224]                                 ;  1319.0 p0+p3   14 t
        vmovdqu64 [rbp + 23872], zmm8                                    ;  1319.0 p8+p9   14 t spill
        vpxord zmm8, zmm19, [rbp + 19456]                                ;  1322.0 p0+p2   14 t
        vmovdqu64 [rbp + 21504], zmm19                                   ;  1322.0 p7+p4   14 t spill
        vpxord zmm19, zmm27, [rbp + 19456]                               ;  1326.0 p0+p3   14 t
        vpmovb2m k3, zmm25                                               ;  1327.0 p0      14 t
        vmovdqu64 [rbp + 21760], zmm27                                   ;  1326.0 p8+p9   14 t spill
        vpxord zmm27, zmm29, [rbp + 19520]                               ;  1323.0 p0+p2   14 t
        vptestmb k4, zmm25, zmm5                                         ;  1327.0 p5      14 t
        vmovdqu64 [rbp + 22848], zmm29                                   ;  1323.0 p7+p4   14 t spill
        vpxord zmm29, zmm28, [rbp + 19520]                               ;  1327.0 p0+p3   14 t
        vpxord zmm28, zmm18, [rbp + 20480]                               ;  1322.0 p0+p2   14 t
        vmovdqu64 [rbp + 21248], zmm18                                   ;  1322.0 p8+p9   14 t spill
        vpxord zmm18, zmm13, [rbp + 20480]                               ;  1326.0 p0+p3   14 t
        vpmovb2m k5, zmm17                                               ;  1312.0 p0      14 t
        vmovdqu64 [rbp + 22656], zmm13                                   ;  1326.0 p7+p4   14 t spill
        vpermb zmm13, zmm4, zmm30                                        ;  1323.0 p5      14 t
        vpermb zmm20, zmm4, zmm14                                        ;  1323.0 p5      14 t
        vpermb zmm13{k2}, zmm4, [rel camellia128_ctr.T0_constants512 + 128] ;  1326.0 p5+p2   14 t
        vpermb zmm20{k2}, zmm4, [rel camellia128_ctr.T0_constants512 + 256] ;  1326.0 p5+p3   14 t
        vmovdqu8 zmm13{k1}, zmm20                                        ;  1331.0 p0      14 t
        vpermb zmm4, zmm25, zmm30                                        ;  1327.0 p5      14 t
        vptestmb k6, zmm17, zmm5                                         ;  1323.0 p5      14 t
        vpermb zmm20, zmm25, zmm14                                       ;  1327.0 p5      14 t
        vpmovb2m k1, zmm31                                               ;  1314.0 p0      14 t
        vptestmb k2, zmm31, zmm5                                         ;  1325.0 p5      14 t
        vpermb zmm4{k4}, zmm25, [rel camellia128_ctr.T0_constants512 + 128] ;  1330.0 p5+p2   14 t
        vpermb zmm20{k4}, zmm25, [rel camellia128_ctr.T0_constants512 + 256] ;  1330.0 p5+p3   14 t
        vmovdqu8 zmm4{k3}, zmm20                                         ;  1335.0 p0      14 t
        vpermb zmm20, zmm17, zmm23                                       ;  1328.0 p5      14 t
        vpermb zmm25, zmm17, zmm26                                       ;  1329.0 p5      14 t
        vptestmb k4, zmm9, zmm5                                          ;  1330.0 p5      14 t
        vpermb zmm25{k6}, zmm17, [rel camellia128_ctr.T0_constants512 + 576] ;  1332.0 p5+p2   14 t
        vpermb zmm20{k6}, zmm17, [rel camellia128_ctr.T0_constants512 + 448] ;  1332.0 p5+p3   14 t
        vmovdqu8 zmm20{k5}, zmm25                                        ;  1337.0 p0      14 t
        vpermb zmm17, zmm31, zmm23                                       ;  1333.0 p5      14 t
        vpermb zmm25, zmm31, zmm26                                       ;  1334.0 p5      14 t
        vpermb zmm17{k2}, zmm31, [rel camellia128_ctr.T0_constants512 + 448] ;  1336.0 p5+p2   14 t
        vpermb zmm25{k2}, zmm31, [rel camellia128_ctr.T0_constants512 + 576] ;  1337.0 p5+p3   14 t
        vmovdqu8 zmm17{k1}, zmm25                                        ;  1342.0 p0      14 t
        vpermb zmm25, zmm9, zmm10                                        ;  1337.0 p5      14 t
        vpermb zmm31, zmm9, zmm21                                        ;  1338.0 p5      14 t
        vpmovb2m k3, zmm9                                                ;  1318.0 p0      14 t
        vpmovb2m k5, zmm3                                                ;  1321.0 p0      14 t
        vptestmb k6, zmm3, zmm5                                          ;  1339.0 p5      14 t
        vpmovb2m k1, zmm6                                                ;  1324.0 p0      14 t
        vptestmb k2, zmm6, zmm5                                          ;  1340.0 p5      14 t
        vpermb zmm25{k4}, zmm9, [rel camellia128_ctr.T0_constants512 + 704] ;  1341.0 p5+p2   14 t
        vpermb zmm31{k4}, zmm9, [rel camellia128_ctr.T0_constants512 + 832] ;  1342.0 p5+p3   14 t
        vptestmb k4, zmm11, zmm5                                         ;  1343.0 p5      14 t
        vmovdqu8 zmm25{k3}, zmm31                                        ;  1347.0 p0      14 t
        vpermb zmm9, zmm3, zmm10                                         ;  1344.0 p5      14 t
        vpermb zmm31, zmm3, zmm21                                        ;  1345.0 p5      14 t
        vpmovb2m k3, zmm11                                               ;  1328.0 p0      14 t
        vpermb zmm9{k6}, zmm3, [rel camellia128_ctr.T0_constants512 + 704] ;  1347.0 p5+p2   14 t
        vpermb zmm31{k6}, zmm3, [rel camellia128_ctr.T0_constants512 + 832] ;  1348.0 p5+p3   14 t
        vmovdqu8 zmm9{k5}, zmm31                                         ;  1353.0 p0      14 t
        vpermb zmm3, zmm6, zmm12                                         ;  1348.0 p5      14 t
        vmovdqu64 zmm31, [rel camellia128_ctr.T0_constants512 + 1024]    ;  1169.8 p2      11 t reload
        vmovdqu64 [rbp + 21952], zmm7                                    ;  1322.0 p8+p9   14 t spill
        vpmovb2m k5, zmm15                                               ;  1324.0 p0      14 t
        vpermb zmm3{k2}, zmm6, [rel camellia128_ctr.T0_constants512 + 960] ;  1351.0 p5+p3   14 t
        vpermb zmm7, zmm6, zmm31                                         ;  1350.0 p5      14 t
        vpermb zmm7{k2}, zmm6, [rel camellia128_ctr.T0_constants512 + 1088] ;  1353.0 p5+p2   14 t
        vmovdqu8 zmm3{k1}, zmm7                                          ;  1358.0 p0      14 t
        vptestmb k6, zmm15, zmm5                                         ;  1352.0 p5      14 t
        vpermb zmm6, zmm11, zmm12                                        ;  1353.0 p5      14 t
        vpmovb2m k1, zmm1                                                ;  1326.0 p0      14 t
        vptestmb k2, zmm1, zmm5                                          ;  1354.0 p5      14 t
        vpermb zmm6{k4}, zmm11, [rel camellia128_ctr.T0_constants512 + 960] ;  1356.0 p5+p3   14 t
        vpermb zmm7, zmm11, zmm31                                        ;  1356.0 p5      14 t
        vpermb zmm7{k4}, zmm11, [rel camellia128_ctr.T0_constants512 + 1088] ;  1359.0 p5+p2   14 t
        vmovdqu8 zmm6{k3}, zmm7                                          ;  1364.0 p0      14 t
        vpermb zmm7, zmm15, zmm23                                        ;  1358.0 p5      14 t
        vpermb zmm11, zmm15, zmm26                                       ;  1359.0 p5      14 t
        vpmovb2m k3, zmm8                                                ;  1328.0 p0      14 t
        vptestmb k4, zmm8, zmm5                                          ;  1360.0 p5      14 t
        vpermb zmm7{k6}, zmm15, [rel camellia128_ctr.T0_constants512 + 448] ;  1361.0 p5+p3   14 t
        vpermb zmm11{k6}, zmm15, [rel camellia128_ctr.T0_constants512 + 576] ;  1362.0 p5+p2   14 t
        vmovdqu8 zmm7{k5}, zmm11                                         ;  1367.0 p0      14 t
        vpermb zmm15, zmm1, zmm26                                        ;  1363.0 p5      14 t
        vpmovb2m k5, zmm19                                               ;  1330.0 p0      14 t
        vptestmb k6, zmm19, zmm5                                         ;  1364.0 p5      14 t
        vpermb zmm11, zmm1, zmm23                                        ;  1365.0 p5      14 t
        vpermb zmm11{k2}, zmm1, [rel camellia128_ctr.T0_constants512 + 448] ;  1368.0 p5+p3   14 t
        vpermb zmm15{k2}, zmm1, [rel camellia128_ctr.T0_constants512 + 576] ;  1367.0 p5+p2   14 t
        vmovdqu8 zmm11{k1}, zmm15                                        ;  1373.0 p0      14 t
        vpermb zmm1, zmm8, zmm10                                         ;  1368.0 p5      14 t
        vpermb zmm15, zmm8, zmm21                                        ;  1369.0 p5      14 t
        vpmovb2m k1, zmm27                                               ;  1332.0 p0      14 t
        vptestmb k2, zmm27, zmm5                                         ;  1370.0 p5      14 t
        vpermb zmm1{k4}, zmm8, [rel camellia128_ctr.T0_constants512 + 704] ;  1371.0 p5+p3   14 t
        vpermb zmm15{k4}, zmm8, [rel camellia128_ctr.T0_constants512 + 832] ;  1372.0 p5+p2   14 t
        vmovdqu8 zmm1{k3}, zmm15                                         ;  1377.0 p0      14 t
        vpermb zmm8, zmm19, zmm10                                        ;  1373.0 p5      14 t
        vpermb zmm15, zmm19, zmm21                                       ;  1374.0 p5      14 t
        vpmovb2m k3, zmm29                                               ;  1334.0 p0      14 t
        vptestmb k4, zmm29, zmm5                                         ;  1375.0 p5      14 t
        vpermb zmm8{k6}, zmm19, [rel camellia128_ctr.T0_constants512 + 704] ;  1376.0 p5+p3   14 t
        vpermb zmm15{k6}, zmm19, [rel camellia128_ctr.T0_constants512 + 832] ;  1377.0 p5+p2   14 t
        vmovdqu8 zmm8{k5}, zmm15                                         ;  1382.0 p0      14 t
        vpermb zmm15, zmm27, zmm12                                       ;  1378.0 p5      14 t
        vpermb zmm19, zmm27, zmm31                                       ;  1379.0 p5      14 t
        vpmovb2m k5, zmm28                                               ;  1336.0 p0      14 t
        vptestmb k6, zmm28, zmm5                                         ;  1380.0 p5      14 t
        vpermb zmm15{k2}, zmm27, [rel camellia128_ctr.T0_constants512 + 960] ;  1381.0 p5+p3   14 t
        vpermb zmm19{k2}, zmm27, [rel camellia128_ctr.T0_constants512 + 1088] ;  1382.0 p5+p2   14 t
        vmovdqu8 zmm15{k1}, zmm19                                        ;  1387.0 p0      14 t
        vpermb zmm27, zmm29, zmm31                                       ;  1383.0 p5      14 t
        vpmovb2m k1, zmm18                                               ;  1338.0 p0      14 t
        vptestmb k2, zmm18, zmm5                                         ;  1384.0 p5      14 t
        vpermb zmm27{k4}, zmm29, [rel camellia128_ctr.T0_constants512 + 1088] ;  1386.0 p5+p3   14 t
        vpermb zmm19, zmm29, zmm12                                       ;  1386.0 p5      14 t
        vpermb zmm19{k4}, zmm29, [rel camellia128_ctr.T0_constants512 + 960] ;  1389.0 p5+p2   14 t
        vmovdqu8 zmm19{k3}, zmm27                                        ;  1394.0 p0      14 t
        vpermb zmm27, zmm28, zmm30                                       ;  1388.0 p5      14 t
        vpermb zmm29, zmm28, zmm14                                       ;  1389.0 p5      14 t
        vpermb zmm27{k6}, zmm28, [rel camellia128_ctr.T0_constants512 + 128] ;  1391.0 p5+p3   14 t
        vpermb zmm29{k6}, zmm28, [rel camellia128_ctr.T0_constants512 + 256] ;  1392.0 p5+p2   14 t
        vpermb zmm28, zmm18, zmm30                                       ;  1392.0 p5      14 t
        vmovdqu8 zmm27{k5}, zmm29                                        ;  1397.0 p0      14 t
        vpermb zmm29, zmm18, zmm14                                       ;  1393.0 p5      14 t
        vpermb zmm28{k2}, zmm18, [rel camellia128_ctr.T0_constants512 + 128] ;  1395.0 p5+p3   14 t
        vpermb zmm29{k2}, zmm18, [rel camellia128_ctr.T0_constants512 + 256] ;  1396.0 p5+p2   14 t
        vmovdqu8 zmm28{k1}, zmm29                                        ;  1401.0 p0      14 t
        vmovdqa64 zmm18, zmm13                                           ;  1334.0         14 t copy
        vpternlogd zmm18, zmm1, zmm3, 0x96                               ;  1380.0 p0      14 t
        vmovdqa64 zmm29, zmm4                                            ;  1338.0         14 t copy
        vmovdqa64 zmm31, zmm7                                            ;  1370.0         14 t copy
        vpternlogd zmm31, zmm25, zmm3, 0x96                              ;  1370.0 p0      14 t
        vpternlogd zmm7, zmm18, zmm25, 0x96                              ;  1381.0 p0      14 t
        vpternlogd zmm25, zmm27, zmm20, 0x96                             ;  1400.0 p0      14 t
        vpternlogd zmm27, zmm31, zmm20, 0x96                             ;  1400.0 p0      14 t
        vpternlogd zmm20, zmm15, zmm13, 0x96                             ;  1390.0 p0      14 t
        vpternlogd zmm1, zmm3, zmm20, 0x96                               ;  1391.0 p0      14 t
        vmovdqa64 zmm3, zmm11                                            ;  1376.0         14 t copy
        vpternlogd zmm3, zmm9, zmm6, 0x96                                ;  1376.0 p0      14 t
        vpternlogd zmm15, zmm13, zmm25, 0x96                             ;  1401.0 p0      14 t
        vpternlogd zmm20, zmm2, zmm7, 0x96                               ;  1391.0 p0      14 t
        vpternlogd zmm29, zmm8, zmm6, 0x96                               ;  1385.0 p0      14 t
        vpternlogd zmm11, zmm29, zmm9, 0x96                              ;  1386.0 p0      14 t
        vpternlogd zmm9, zmm28, zmm17, 0x96                              ;  1404.0 p0      14 t
        vpternlogd zmm28, zmm3, zmm17, 0x96                              ;  1404.0 p0      14 t
        vpternlogd zmm17, zmm19, zmm4, 0x96                              ;  1397.0 p0      14 t
        vpternlogd zmm8, zmm6, zmm17, 0x96                               ;  1398.0 p0      14 t
        vpternlogd zmm19, zmm4, zmm9, 0x96                               ;  1405.0 p0      14 t
        vpternlogd zmm17, zmm0, zmm11, 0x96                              ;  1398.0 p0      14 t
        vmovdqu64 zmm0, [rbp + 22720]                                    ;  1242.0 p3      14 t reload
        vpternlogd zmm25, zmm22, zmm24, 0x96                             ;  1401.0 p0      14 t
        vpternlogd zmm9, zmm16, zmm8, 0x96                               ;  1405.0 p0      14 t
        vpternlogd zmm31, zmm15, [rbp + 22976], 0x96                     ;  1402.0 p0+p2   14 t
        vpternlogd zmm3, zmm19, [rbp + 23552], 0x96                      ;  1406.0 p0+p3   14 t
        vmovdqu64 zmm2, [rbp + 20544]                                    ;  1191.3 p2      14 t
        vpternlogd zmm18, zmm27, [rbp + 23168], 0x96                     ;  1401.0 p0+p3   14 t
        vpternlogd zmm29, zmm28, [rbp + 23616], 0x96                     ;  1405.0 p0+p2   14 t
        vpternlogd zmm2, zmm27, zmm0, 0x96                               ;  1401.0 p0      14 t
        vmovdqu64 zmm4, [rbp + 23808]                                    ;  1247.0 p3      14 t reload
        vmovdqu64 zmm16, [rbp + 20672]                                   ;  1196.0 p2      14 t
        vmovdqu64 zmm13, [rbp + 21888]                                   ;  1224.0 p3      14 t reload
        vpternlogd zmm16, zmm7, zmm13, 0x96                              ;  1382.0 p0      14 t
        vmovdqu64 zmm6, [rbp + 20544]                                    ;  1201.0 p2      14 t
        vpternlogd zmm6, zmm28, zmm4, 0x96                               ;  1405.0 p0      14 t
        vmovdqu64 zmm22, [rbp + 20928]                                   ;  1201.3 p3      14 t
        vpxord zmm22, zmm22, zmm20                                       ;  1392.0 p0      14 t
        vpxord zmm0, zmm3, [rbp + 20992]                                 ;  1407.0 p0+p2   14 t
        vmovdqu64 [rbp + 23616], zmm3                                    ;  1407.0 p7+p4   14 t spill
        vpxord zmm24, zmm17, [rbp + 20928]                               ;  1399.0 p0+p3   14 t
        vptestmb k2, zmm2, zmm5                                          ;  1402.0 p5      14 t
        vpmovb2m k3, zmm6                                                ;  1406.0 p0      14 t
        vpxord zmm13, zmm9, [rbp + 19264]                                ;  1406.0 p0+p2   14 t
        vpxord zmm4, zmm31, [rbp + 20992]                                ;  1403.0 p0+p3   14 t
        vptestmb k4, zmm6, zmm5                                          ;  1406.0 p5      14 t
        vmovdqu64 [rbp + 23680], zmm9                                    ;  1406.0 p8+p9   14 t spill
        vpxord zmm3, zmm18, [rbp + 20352]                                ;  1402.0 p0+p2   14 t
        vmovdqu64 [rbp + 23168], zmm18                                   ;  1402.0 p7+p4   14 t spill
        vpxord zmm18, zmm29, [rbp + 20352]                               ;  1406.0 p0+p3   14 t
        vpmovb2m k5, zmm16                                               ;  1383.0 p0      14 t
        vpmovb2m k1, zmm2                                                ;  1402.0 p0      14 t
        vmovdqu64 [rbp + 23552], zmm29                                   ;  1406.0 p8+p9   14 t spill
        vpermb zmm29, zmm2, zmm30                                        ;  1402.0 p5      14 t
        vmovdqu64 [rbp + 22976], zmm31                                   ;  1403.0 p7+p4   14 t spill
        vpermb zmm31, zmm2, zmm14                                        ;  1402.0 p5      14 t
        vptestmb k6, zmm16, zmm5                                         ;  1400.0 p5      14 t
        vpermb zmm29{k2}, zmm2, [rel camellia128_ctr.T0_constants512 + 128] ;  1405.0 p5+p2   14 t
        vpermb zmm31{k2}, zmm2, [rel camellia128_ctr.T0_constants512 + 256] ;  1405.0 p5+p3   14 t
        vmovdqa64 zmm2, zmm25                                            ;  1402.0         14 t copy
        vpternlogd zmm2, zmm1, [rbp + 19264], 0x96                       ;  1402.0 p0+p2   14 t
        vmovdqu8 zmm29{k1}, zmm31                                        ;  1410.0 p0      14 t
        vpermb zmm31, zmm6, zmm30                                        ;  1406.0 p5      14 t
        vmovdqu64 zmm30, [rbp + 20672]                                   ;  1221.3 p3      14 t
        vpternlogd zmm30, zmm11, [rbp + 23360], 0x96                     ;  1387.0 p0+p2   14 t
        vpmovb2m k1, zmm30                                               ;  1388.0 p0      14 t
        vptestmb k2, zmm30, zmm5                                         ;  1404.0 p5      14 t
        vpermb zmm31{k4}, zmm6, [rel camellia128_ctr.T0_constants512 + 128] ;  1409.0 p5+p3   14 t
        vpermb zmm9, zmm6, zmm14                                         ;  1406.0 p5      14 t
        vmovdqu64 zmm14, [rbp + 19968]                                   ;  1225.5 p2      14 t
        vpternlogd zmm14, zmm1, [rbp + 22208], 0x96                      ;  1392.0 p0+p3   14 t
        vpermb zmm9{k4}, zmm6, [rel camellia128_ctr.T0_constants512 + 256] ;  1409.0 p5+p2   14 t
        vmovdqu64 zmm6, [rbp + 22784]                                    ;  1238.0 p3      14 t reload
        vmovdqu64 [rbp + 22016], zmm25                                   ;  1402.0 p8+p9   14 t spill
        vmovdqu64 zmm25, [rbp + 19968]                                   ;  1230.3 p2      14 t
        vpternlogd zmm25, zmm8, zmm6, 0x96                               ;  1399.0 p0      14 t
        vmovdqu8 zmm31{k3}, zmm9                                         ;  1414.0 p0      14 t
        vmovdqu64 zmm9, [rbp + 21440]                                    ;  1243.0 p3      14 t reload
        vmovdqu64 zmm6, [rbp + 19136]                                    ;  1232.0 p2      14 t
        vpternlogd zmm6, zmm15, zmm9, 0x96                               ;  1402.0 p0      14 t
        vmovdqu64 zmm9, [rbp + 19136]                                    ;  1235.0 p3      14 t
        vpternlogd zmm9, zmm19, [rbp + 21376], 0x96                      ;  1406.0 p0+p2   14 t
        vmovdqu64 [rbp + 22528], zmm17                                   ;  1399.0 p7+p4   14 t spill
        vpermb zmm17, zmm16, zmm23                                       ;  1408.0 p5      14 t
        vpmovb2m k3, zmm14                                               ;  1393.0 p0      14 t
        vmovdqu64 [rbp + 22080], zmm20                                   ;  1392.0 p8+p9   14 t spill
        vpermb zmm20, zmm16, zmm26                                       ;  1409.0 p5      14 t
        vptestmb k4, zmm14, zmm5                                         ;  1410.0 p5      14 t
        vpermb zmm17{k6}, zmm16, [rel camellia128_ctr.T0_constants512 + 448] ;  1411.0 p5+p3   14 t
        vpermb zmm20{k6}, zmm16, [rel camellia128_ctr.T0_constants512 + 576] ;  1412.0 p5+p2   14 t
        vmovdqu8 zmm17{k5}, zmm20                                        ;  1417.0 p0      14 t
        vpermb zmm16, zmm30, zmm23                                       ;  1413.0 p5      14 t
        vpermb zmm20, zmm30, zmm26                                       ;  1414.0 p5      14 t
        vpmovb2m k5, zmm25                                               ;  1400.0 p0      14 t
        vptestmb k6, zmm25, zmm5                                         ;  1415.0 p5      14 t
        vpermb zmm16{k2}, zmm30, [rel camellia128_ctr.T0_constants512 + 448] ;  1416.0 p5+p3   14 t
        vpermb zmm20{k2}, zmm30, [rel camellia128_ctr.T0_constants512 + 576] ;  1417.0 p5+p2   14 t
        vmovdqu8 zmm16{k1}, zmm20                                        ;  1422.0 p0      14 t
        vpermb zmm20, zmm14, zmm10                                       ;  1418.0 p5      14 t
        vpermb zmm30, zmm14, zmm21                                       ;  1419.0 p5      14 t
        vpmovb2m k1, zmm6                                                ;  1403.0 p0      14 t
        vptestmb k2, zmm6, zmm5                                          ;  1420.0 p5      14 t
        vpermb zmm30{k4}, zmm14, [rel camellia128_ctr.T0_constants512 + 832] ;  1422.0 p5+p3   14 t
        vpermb zmm20{k4}, zmm14, [rel camellia128_ctr.T0_constants512 + 704] ;  1422.0 p5+p2   14 t
        vmovdqu8 zmm20{k3}, zmm30                                        ;  1427.0 p0      14 t
        vpermb zmm30, zmm25, zmm21                                       ;  1423.0 p5      14 t
        vpermb zmm14, zmm25, zmm10                                       ;  1424.0 p5      14 t
        vpermb zmm14{k6}, zmm25, [rel camellia128_ctr.T0_constants512 + 704] ;  1427.0 p5+p3   14 t
        vpermb zmm30{k6}, zmm25, [rel camellia128_ctr.T0_constants512 + 832] ;  1426.0 p5+p2   14 t
        vmovdqu8 zmm14{k5}, zmm30                                        ;  1432.0 p0      14 t
        vpmovb2m k3, zmm9                                                ;  1407.0 p0      14 t
        vptestmb k4, zmm9, zmm5                                          ;  1427.0 p5      14 t
        vpermb zmm25, zmm6, zmm12                                        ;  1428.0 p5      14 t
        vmovdqu64 zmm30, [rel camellia128_ctr.T0_constants512 + 1024]    ;  1248.7 p3      11 t reload
        vmovdqu64 [rbp + 21696], zmm19                                   ;  1406.0 p7+p4   14 t spill
        vpermb zmm19, zmm6, zmm30                                        ;  1429.0 p5      14 t
        vpmovb2m k5, zmm22                                               ;  1396.0 p0      14 t
        vpermb zmm25{k2}, zmm6, [rel camellia128_ctr.T0_constants512 + 960] ;  1431.0 p5+p2   14 t
        vptestmb k6, zmm22, zmm5                                         ;  1431.0 p5      14 t
        vpermb zmm19{k2}, zmm6, [rel camellia128_ctr.T0_constants512 + 1088] ;  1432.0 p5+p3   14 t
        vmovdqu8 zmm25{k1}, zmm19                                        ;  1437.0 p0      14 t
        vpermb zmm6, zmm9, zmm12                                         ;  1433.0 p5      14 t
        vpermb zmm19, zmm9, zmm30                                        ;  1434.0 p5      14 t
        vpmovb2m k1, zmm24                                               ;  1400.0 p0      14 t
        vpermb zmm6{k4}, zmm9, [rel camellia128_ctr.T0_constants512 + 960] ;  1436.0 p5+p2   14 t
        vpermb zmm19{k4}, zmm9, [rel camellia128_ctr.T0_constants512 + 1088] ;  1437.0 p5+p3   14 t
        vmovdqu8 zmm6{k3}, zmm19                                         ;  1442.0 p0      14 t
        vpermb zmm9, zmm22, zmm23                                        ;  1437.0 p5      14 t
        vptestmb k2, zmm24, zmm5                                         ;  1438.0 p5      14 t
        vpermb zmm19, zmm22, zmm26                                       ;  1439.0 p5      14 t
        vpermb zmm23, zmm24, zmm23                                       ;  1440.0 p5      14 t
        vpermb zmm26, zmm24, zmm26                                       ;  1441.0 p5      14 t
        vpmovb2m k3, zmm2                                                ;  1403.0 p0      14 t
        vptestmb k4, zmm2, zmm5                                          ;  1442.0 p5      14 t
        vpermb zmm9{k6}, zmm22, [rel camellia128_ctr.T0_constants512 + 448] ;  1443.0 p5+p2   14 t
        vpermb zmm19{k6}, zmm22, [rel camellia128_ctr.T0_constants512 + 576] ;  1444.0 p5+p3   14 t
        vmovdqu8 zmm9{k5}, zmm19                                         ;  1449.0 p0      14 t
        vpermb zmm23{k2}, zmm24, [rel camellia128_ctr.T0_constants512 + 448] ;  1445.0 p5+p2   14 t
        vpermb zmm26{k2}, zmm24, [rel camellia128_ctr.T0_constants512 + 576] ;  1446.0 p5+p3   14 t
        vmovdqu8 zmm23{k1}, zmm26                                        ;  1451.0 p0      14 t
        vpermb zmm19, zmm2, zmm10                                        ;  1447.0 p5      14 t
        vpermb zmm22, zmm2, zmm21                                        ;  1448.0 p5      14 t
        vmovdqu64 zmm24, [rel camellia128_ctr.T0_constants512 + 704]     ;  1254.0 p2      11 t reload
        vpermb zmm19{k4}, zmm2, zmm24                                    ;  1450.0 p5      14 t
        vmovdqu64 zmm26, [rel camellia128_ctr.T0_constants512 + 832]     ;  1254.2 p3      11 t reload
        vpermb zmm22{k4}, zmm2, zmm26                                    ;  1451.0 p5      14 t
        vmovdqu8 zmm19{k3}, zmm22                                        ;  1456.0 p0      14 t
        vptestmb k2, zmm13, zmm5                                         ;  1451.0 p5      14 t
        vpermb zmm2, zmm13, zmm10                                        ;  1452.0 p5      14 t
        vpermb zmm2{k2}, zmm13, zmm24                                    ;  1455.0 p5      14 t
        vpmovb2m k1, zmm13                                               ;  1407.0 p0      14 t
        vpermb zmm10, zmm13, zmm21                                       ;  1454.0 p5      14 t
        vpermb zmm10{k2}, zmm13, zmm26                                   ;  1457.0 p5      14 t
        vpmovb2m k2, zmm4                                                ;  1405.0 p0      14 t
        vmovdqu8 zmm2{k1}, zmm10                                         ;  1462.0 p0      14 t
        vptestmb k1, zmm4, zmm5                                          ;  1456.0 p5      14 t
        vpermb zmm10, zmm4, zmm12                                        ;  1457.0 p5      14 t
        vpermb zmm13, zmm4, zmm30                                        ;  1458.0 p5      14 t
        vmovdqu64 zmm21, [rel camellia128_ctr.T0_constants512 + 960]     ;  1256.0 p2      11 t reload
        vpermb zmm10{k1}, zmm4, zmm21                                    ;  1460.0 p5      14 t
        vmovdqu64 zmm22, [rel camellia128_ctr.T0_constants512 + 1088]    ;  1256.3 p3      11 t reload
        vpermb zmm13{k1}, zmm4, zmm22                                    ;  1461.0 p5      14 t
        vpmovb2m k1, zmm0                                                ;  1408.0 p0      14 t
        vmovdqu8 zmm10{k2}, zmm13                                        ;  1466.0 p0      14 t
        vptestmb k2, zmm0, zmm5                                          ;  1461.0 p5      14 t
        vpermb zmm4, zmm0, zmm12                                         ;  1462.0 p5      14 t
        vpermb zmm12, zmm0, zmm30                                        ;  1463.0 p5      14 t
        vpermb zmm4{k2}, zmm0, zmm21                                     ;  1465.0 p5      14 t
        vpermb zmm12{k2}, zmm0, zmm22                                    ;  1466.0 p5      14 t
        vmovdqu8 zmm4{k1}, zmm12                                         ;  1471.0 p0      14 t
        vptestmb k1, zmm3, zmm5                                          ;  1466.0 p5      14 t
        vmovdqu64 zmm13, [rel camellia128_ctr.T0_constants512 + 192]     ;  1258.2 p2      11 t reload
        vpermb zmm21, zmm3, zmm13                                        ;  1467.0 p5      14 t
        vmovdqu64 zmm24, [rel camellia128_ctr.T0_constants512 + 256]     ;  1258.5 p3      11 t reload
        vpermb zmm21{k1}, zmm3, zmm24                                    ;  1470.0 p5      14 t
        vpmovb2m k2, zmm3                                                ;  1410.0 p0      14 t
        vmovdqu64 zmm0, [rel camellia128_ctr.T0_constants512 + 64]       ;  1259.2 p2      11 t reload
        vpermb zmm12, zmm3, zmm0                                         ;  1469.0 p5      14 t
        vmovdqu64 zmm22, [rel camellia128_ctr.T0_constants512 + 128]     ;  1259.5 p3      11 t reload
        vpermb zmm12{k1}, zmm3, zmm22                                    ;  1472.0 p5      14 t
        vmovdqu8 zmm12{k2}, zmm21                                        ;  1477.0 p0      14 t
        vptestmb k2, zmm18, zmm5                                         ;  1471.0 p5      14 t
        vpmovb2m k1, zmm18                                               ;  1412.0 p0      14 t
        vpermb zmm0, zmm18, zmm0                                         ;  1472.0 p5      14 t
        vpermb zmm3, zmm18, zmm13                                        ;  1473.0 p5      14 t
        vpermb zmm0{k2}, zmm18, zmm22                                    ;  1475.0 p5      14 t
        vpermb zmm3{k2}, zmm18, zmm24                                    ;  1476.0 p5      14 t
        vmovdqu8 zmm0{k1}, zmm3                                          ;  1481.0 p0      14 t
        vmovdqa64 zmm3, zmm29                                            ;  1413.0         14 t copy
        vpternlogd zmm3, zmm19, zmm25, 0x96                              ;  1459.0 p0      14 t
        vmovdqa64 zmm13, zmm9                                            ;  1452.0         14 t copy
        vmovdqa64 zmm21, zmm10                                           ;  1469.0         14 t copy
        vpternlogd zmm21, zmm29, zmm17, 0x96                             ;  1469.0 p0      14 t
        vmovdqa64 zmm22, zmm4                                            ;  1474.0         14 t copy
        vpternlogd zmm22, zmm31, zmm16, 0x96                             ;  1474.0 p0      14 t
        vmovdqa64 zmm24, zmm12                                           ;  1480.0         14 t copy
        vpternlogd zmm24, zmm17, zmm20, 0x96                             ;  1480.0 p0      14 t
        vpternlogd zmm13, zmm20, zmm25, 0x96                             ;  1452.0 p0      14 t
        vmovdqa64 zmm18, zmm23                                           ;  1454.0         14 t copy
        vpternlogd zmm18, zmm14, zmm6, 0x96                              ;  1454.0 p0      14 t
        vpternlogd zmm9, zmm20, zmm3, 0x96                               ;  1460.0 p0      14 t
        vmovdqa64 zmm20, zmm0                                            ;  1484.0         14 t copy
        vpternlogd zmm20, zmm16, zmm14, 0x96                             ;  1484.0 p0      14 t
        vpternlogd zmm12, zmm17, zmm13, 0x96                             ;  1480.0 p0      14 t
        vpternlogd zmm0, zmm16, zmm18, 0x96                              ;  1484.0 p0      14 t
        vmovdqu64 zmm16, [rbp + 21696]                                   ;  1406.0 p2      14 t reload
        vmovdqu64 zmm17, [rbp + 20096]                                   ;  1264.0 p3      17 dst
        vpternlogd zmm17, zmm16, [rbp + 21376], 0x96                     ;  1424.0 p0+p2   17 dst
        vmovdqu64 zmm16, [rbp + 20800]                                   ;  1265.0 p3      16 z.2 reload
        vpternlogd zmm8, zmm16, [rbp + 22784], 0x96                      ;  1425.0 p0+p2   17 dst
        vmovdqu64 zmm16, [rbp + 22080]                                   ;  1392.0 p3      17 dst
        vmovdqa64 zmm5, zmm31                                            ;  1417.0         14 t copy
        vpternlogd zmm5, zmm2, zmm6, 0x96                                ;  1465.0 p0      14 t
        vpternlogd zmm2, zmm6, zmm22, 0x96                               ;  1475.0 p0      14 t
        vmovdqu64 zmm6, [rbp + 19712]                                    ;  1266.8 p2      16 z.0 reload
        vpternlogd zmm27, zmm6, [rbp + 22720], 0x96                      ;  1428.0 p0+p3   17 dst
        vpternlogd zmm6, zmm28, [rbp + 23808], 0x96                      ;  1429.0 p0+p2   17 dst
        vpternlogd zmm19, zmm25, zmm21, 0x96                             ;  1470.0 p0      14 t
        vpternlogd zmm10, zmm29, zmm24, 0x96                             ;  1481.0 p0      14 t
        vpternlogd zmm4, zmm31, zmm20, 0x96                              ;  1485.0 p0      14 t
        vpternlogd zmm23, zmm14, zmm5, 0x96                              ;  1466.0 p0      14 t
        vmovdqu64 zmm14, [rbp + 20736]                                   ;  1274.0 p3      16 z.1 reload
        vmovdqu64 zmm26, [rbp + 20096]                                   ;  1277.0 p2      16 z.3 reload
        vpternlogd zmm7, zmm14, [rbp + 21888], 0x96                      ;  1434.0 p0+p3   17 dst
        vpternlogd zmm14, zmm11, [rbp + 23360], 0x96                     ;  1435.0 p0+p2   17 dst
        vmovdqu64 zmm11, [rbp + 20800]                                   ;  1278.2 p3      17 dst
        vpternlogd zmm11, zmm1, [rbp + 22208], 0x96                      ;  1436.0 p0+p2   17 dst
        vmovdqu64 zmm25, [rbp + 20608]                                   ;  1279.2 p3      16 z.4 reload
        vpxord zmm16, zmm16, zmm25                                       ;  1437.0 p0      17 dst
        vpternlogd zmm15, zmm26, [rbp + 21440], 0x96                     ;  1438.0 p0+p2   17 dst
        vmovdqu64 zmm26, [rbp + 22528]                                   ;  1399.0 p3      17 dst
        vpxord zmm26, zmm26, zmm25                                       ;  1439.0 p0      17 dst
        vmovdqu64 zmm25, [rbp + 23680]                                   ;  1406.0 p2      17 dst
        vmovdqu64 zmm28, [rbp + 20416]                                   ;  1282.0 p3      16 z.5 reload
        vpxord zmm25, zmm25, zmm28                                       ;  1440.0 p0      17 dst
        vpternlogd zmm28, zmm1, [rbp + 22016], 0x96                      ;  1441.0 p0+p2   17 dst
        vmovdqu64 zmm1, [rbp + 20160]                                    ;  1285.5 p3      16 z.6 reload
        vmovdqu64 zmm29, [rbp + 22976]                                   ;  1403.0 p2      17 dst
        vpxord zmm29, zmm29, zmm1                                        ;  1442.0 p0      17 dst
        vpxord zmm1, zmm1, [rbp + 23616]                                 ;  1443.0 p0+p3   17 dst
        vmovdqu64 zmm30, [rbp + 23168]                                   ;  1402.0 p2      17 dst
        vmovdqu64 zmm31, [rbp + 19072]                                   ;  1290.2 p3      16 z.7 reload
        vpxord zmm30, zmm30, zmm31                                       ;  1444.0 p0      17 dst
        vpxord zmm31, zmm31, [rbp + 23552]                               ;  1445.0 p0+p2   17 dst
        vmovdqu64 [rbp + 23552], zmm6                                    ;  1430.0 p8+p9   17 dst spill
        vmovdqu64 zmm6, [rbp + 23040]                                    ;  1312.0 p3      17 dst
        vpxord zmm6, zmm6, [rbp + 21120]                                 ;  1446.0 p0+p2   17 dst
        vpternlogd zmm6, zmm21, zmm9, 0x96                               ;  1470.0 p0      17 dst
        vmovdqu64 zmm21, [rbp + 23872]                                   ;  1319.0 p3      17 dst
        vpxord zmm21, zmm21, [rbp + 21120]                               ;  1448.0 p0+p2   17 dst
        vpternlogd zmm21, zmm22, zmm23, 0x96                             ;  1475.0 p0      17 dst
        vmovdqu64 zmm22, [rbp + 21504]                                   ;  1322.0 p3      17 dst
        vpxord zmm22, zmm22, [rbp + 20864]                               ;  1450.0 p0+p2   17 dst
        vpternlogd zmm22, zmm24, zmm19, 0x96                             ;  1481.0 p0      17 dst
        vmovdqu64 zmm24, [rbp + 21760]                                   ;  1326.0 p3      17 dst
        vpxord zmm24, zmm24, [rbp + 20864]                               ;  1452.0 p0+p2   17 dst
        vpternlogd zmm24, zmm20, zmm2, 0x96                              ;  1485.0 p0      17 dst
        vmovdqu64 zmm20, [rbp + 22848]                                   ;  1323.0 p3      17 dst
        vpxord zmm20, zmm20, [rbp + 20032]                               ;  1454.0 p0+p2   17 dst
        vpternlogd zmm20, zmm13, zmm10, 0x96                             ;  1482.0 p0      17 dst
        vmovdqu64 zmm13, [rbp + 20288]                                   ;  1305.0 p3      16 z.1 reload
        vpternlogd zmm9, zmm13, [rbp + 22912], 0x96                      ;  1461.0 p0+p2   17 dst
        vpternlogd zmm13, zmm23, [rbp + 22592], 0x96                     ;  1467.0 p0+p3   17 dst
        vmovdqu64 zmm23, [rbp + 22336]                                   ;  1327.0 p2      17 dst
        vpxord zmm23, zmm23, [rbp + 20032]                               ;  1458.0 p0+p3   17 dst
        vpternlogd zmm23, zmm18, zmm4, 0x96                              ;  1486.0 p0      17 dst
        vmovdqu64 zmm18, [rbp + 21184]                                   ;  1307.2 p2      16 z.2 reload
        vpternlogd zmm19, zmm18, [rbp + 23424], 0x96                     ;  1471.0 p0+p3   17 dst
        vpternlogd zmm18, zmm2, [rbp + 21632], 0x96                      ;  1476.0 p0+p2   17 dst
        vmovdqu64 zmm2, [rbp + 21248]                                    ;  1322.0 p3      17 dst
        vpxord zmm2, zmm2, [rbp + 21056]                                 ;  1462.0 p0+p2   17 dst
        vpternlogd zmm2, zmm3, zmm12, 0x96                               ;  1481.0 p0      17 dst
        vmovdqu64 zmm3, [rbp + 19904]                                    ;  1317.2 p3      16 z.0 reload
        vpternlogd zmm12, zmm3, [rbp + 21952], 0x96                      ;  1481.0 p0+p2   17 dst
        vpternlogd zmm3, zmm0, [rbp + 23744], 0x96                       ;  1485.0 p0+p3   17 dst
        vmovdqu64 [rbp + 23744], zmm13                                   ;  1468.0 p7+p4   17 dst spill
        vmovdqu64 zmm13, [rbp + 19328]                                   ;  1320.2 p2      16 z.3 reload
        vpternlogd zmm10, zmm13, [rbp + 22272], 0x96                     ;  1482.0 p0+p3   17 dst
        vpternlogd zmm13, zmm4, [rbp + 21824], 0x96                      ;  1486.0 p0+p2   17 dst
        vpunpcklbw zmm4, zmm30, zmm29                                    ;  1476.0 p5      17 dst
        vpunpckhbw zmm29, zmm30, zmm29                                   ;  1477.0 p5      17 dst
        vpunpcklbw zmm30, zmm28, zmm16                                   ;  1478.0 p5      17 dst
        vpunpckhbw zmm16, zmm28, zmm16                                   ;  1479.0 p5      17 dst
        vpunpcklwd zmm28, zmm4, zmm30                                    ;  1480.0 p5      17 dst
        vpunpckhwd zmm4, zmm4, zmm30                                     ;  1481.0 p5      17 dst
        vpunpcklwd zmm30, zmm29, zmm16                                   ;  1482.0 p5      17 dst
        vpunpckhwd zmm16, zmm29, zmm16                                   ;  1483.0 p5      17 dst
        vpunpcklbw zmm29, zmm15, zmm11                                   ;  1484.0 p5      17 dst
        vpunpckhbw zmm11, zmm15, zmm11                                   ;  1485.0 p5      17 dst
        vpunpcklbw zmm15, zmm7, zmm27                                    ;  1486.0 p5      17 dst
        vpunpckhbw zmm7, zmm7, zmm27                                     ;  1487.0 p5      17 dst
        vpunpcklwd zmm27, zmm29, zmm15                                   ;  1488.0 p5      17 dst
        vpunpckhwd zmm15, zmm29, zmm15                                   ;  1489.0 p5      17 dst
        vpunpcklwd zmm29, zmm11, zmm7                                    ;  1490.0 p5      17 dst
        vpunpckhwd zmm7, zmm11, zmm7                                     ;  1491.0 p5      17 dst
        vpunpckldq zmm11, zmm28, zmm27                                   ;  1492.0 p5      17 dst
        vpunpckhdq zmm27, zmm28, zmm27                                   ;  1493.0 p5      17 dst
        vpunpckldq zmm28, zmm4, zmm15                                    ;  1494.0 p5      17 dst
        vpunpckhdq zmm4, zmm4, zmm15                                     ;  1495.0 p5      17 dst
        vpunpckldq zmm15, zmm30, zmm29                                   ;  1496.0 p5      17 dst
        vpunpckhdq zmm29, zmm30, zmm29                                   ;  1497.0 p5      17 dst
        vpunpckldq zmm30, zmm16, zmm7                                    ;  1498.0 p5      17 dst
        vpunpckhdq zmm7, zmm16, zmm7                                     ;  1499.0 p5      17 dst
        vpunpcklbw zmm16, zmm2, zmm20                                    ;  1500.0 p5      17 dst
        vpunpckhbw zmm2, zmm2, zmm20                                     ;  1501.0 p5      17 dst
        vpunpcklbw zmm20, zmm22, zmm6                                    ;  1502.0 p5      17 dst
        vpunpckhbw zmm6, zmm22, zmm6                                     ;  1503.0 p5      17 dst
        vpunpcklwd zmm22, zmm16, zmm20                                   ;  1504.0 p5      17 dst
        vpunpckhwd zmm16, zmm16, zmm20                                   ;  1505.0 p5      17 dst
        vpunpcklwd zmm20, zmm2, zmm6                                     ;  1506.0 p5      17 dst
        vpunpckhwd zmm2, zmm2, zmm6                                      ;  1507.0 p5      17 dst
        vpunpcklbw zmm6, zmm10, zmm19                                    ;  1508.0 p5      17 dst
        vpunpckhbw zmm10, zmm10, zmm19                                   ;  1509.0 p5      17 dst
        vpunpcklbw zmm19, zmm9, zmm12                                    ;  1510.0 p5      17 dst
        vpunpckhbw zmm9, zmm9, zmm12                                     ;  1511.0 p5      17 dst
        vpunpcklwd zmm12, zmm6, zmm19                                    ;  1512.0 p5      17 dst
        vpunpckhwd zmm6, zmm6, zmm19                                     ;  1513.0 p5      17 dst
        vpunpcklwd zmm19, zmm10, zmm9                                    ;  1514.0 p5      17 dst
        vpunpckhwd zmm9, zmm10, zmm9                                     ;  1515.0 p5      17 dst
        vpunpckldq zmm10, zmm22, zmm12                                   ;  1516.0 p5      17 dst
        vpunpckhdq zmm12, zmm22, zmm12                                   ;  1517.0 p5      17 dst
        vpunpckldq zmm22, zmm16, zmm6                                    ;  1518.0 p5      17 dst
        vpunpckhdq zmm6, zmm16, zmm6                                     ;  1519.0 p5      17 dst
        vpunpckldq zmm16, zmm20, zmm19                                   ;  1520.0 p5      17 dst
        vpunpckhdq zmm19, zmm20, zmm19                                   ;  1521.0 p5      17 dst
        vpunpckldq zmm20, zmm2, zmm9                                     ;  1522.0 p5      17 dst
        vpunpckhdq zmm2, zmm2, zmm9                                      ;  1523.0 p5      17 dst
        vpunpcklqdq zmm9, zmm11, zmm10                                   ;  1524.0 p5      17 dst
        vpunpckhqdq zmm10, zmm11, zmm10                                  ;  1525.0 p5      17 dst
        vpunpcklqdq zmm11, zmm27, zmm12                                  ;  1526.0 p5      17 dst
        vpunpckhqdq zmm12, zmm27, zmm12                                  ;  1527.0 p5      17 dst
        vpunpcklqdq zmm27, zmm28, zmm22                                  ;  1528.0 p5      17 dst
        vpunpckhqdq zmm22, zmm28, zmm22                                  ;  1529.0 p5      17 dst
        vpunpcklqdq zmm28, zmm4, zmm6                                    ;  1530.0 p5      17 dst
        vpunpckhqdq zmm4, zmm4, zmm6                                     ;  1531.0 p5      17 dst
        vpunpcklqdq zmm6, zmm15, zmm16                                   ;  1532.0 p5      17 dst
        vpunpckhqdq zmm15, zmm15, zmm16                                  ;  1533.0 p5      17 dst
        vpunpcklqdq zmm16, zmm29, zmm19                                  ;  1534.0 p5      17 dst
        vpunpckhqdq zmm19, zmm29, zmm19                                  ;  1535.0 p5      17 dst
        vpunpcklqdq zmm29, zmm30, zmm20                                  ;  1536.0 p5      17 dst
        vpunpckhqdq zmm20, zmm30, zmm20                                  ;  1537.0 p5      17 dst
        vmovdqu64 zmm30, [r8]                                            ;  1334.3 p3      17 dst
        vpxord zmm30, zmm30, zmm9                                        ;  1525.0 p0      17 dst
        vpunpcklqdq zmm9, zmm7, zmm2                                     ;  1538.0 p5      17 dst
        vpunpckhqdq zmm2, zmm7, zmm2                                     ;  1539.0 p5      17 dst
        vmovdqu64 zmm7, [r8 + 64]                                        ;  1335.0 p2      17 dst
        vpxord zmm7, zmm7, zmm10                                         ;  1526.0 p0      17 dst
        vmovdqu64 zmm10, [r8 + 128]                                      ;  1335.3 p3      17 dst
        vpxord zmm10, zmm10, zmm11                                       ;  1527.0 p0      17 dst
        vmovdqu64 zmm11, [r8 + 192]                                      ;  1336.0 p2      17 dst
        vpxord zmm11, zmm11, zmm12                                       ;  1528.0 p0      17 dst
        vmovdqu64 [r9 + 128], zmm10                                      ;  1528.0 p8+p9   17 dst
        vmovdqu64 zmm12, [r8 + 256]                                      ;  1336.3 p3      17 dst
        vpxord zmm12, zmm12, zmm27                                       ;  1529.0 p0      17 dst
        vmovdqu64 zmm27, [r8 + 320]                                      ;  1337.0 p2      17 dst
        vpxord zmm27, zmm27, zmm22                                       ;  1530.0 p0      17 dst
        vmovdqu64 zmm22, [r8 + 384]                                      ;  1337.3 p3      17 dst
        vpxord zmm22, zmm22, zmm28                                       ;  1531.0 p0      17 dst
        vmovdqu64 zmm28, [r8 + 448]                                      ;  1338.0 p2      17 dst
        vpxord zmm28, zmm28, zmm4                                        ;  1532.0 p0      17 dst
        vmovdqu64 zmm4, [r8 + 512]                                       ;  1338.3 p3      17 dst
        vpxord zmm4, zmm4, zmm6                                          ;  1533.0 p0      17 dst
        vmovdqu64 zmm6, [r8 + 576]                                       ;  1339.0 p2      17 dst
        vpxord zmm6, zmm6, zmm15                                         ;  1534.0 p0      17 dst
        vmovdqu64 zmm15, [r8 + 640]                                      ;  1339.3 p3      17 dst
        vpxord zmm15, zmm15, zmm16                                       ;  1535.0 p0      17 dst
        vmovdqu64 zmm16, [r8 + 704]                                      ;  1340.0 p2      17 dst
        vpxord zmm16, zmm16, zmm19                                       ;  1536.0 p0      17 dst
        vmovdqu64 zmm19, [r8 + 768]                                      ;  1340.3 p3      17 dst
        vpxord zmm19, zmm19, zmm29                                       ;  1537.0 p0      17 dst
        vmovdqu64 zmm29, [r8 + 832]                                      ;  1341.0 p2      17 dst
        vpxord zmm29, zmm29, zmm20                                       ;  1538.0 p0      17 dst
        vmovdqu64 zmm20, [r8 + 896]                                      ;  1341.3 p3      17 dst
        vpxord zmm20, zmm20, zmm9                                        ;  1539.0 p0      17 dst
        vmovdqu64 zmm9, [r8 + 960]                                       ;  1342.0 p2      17 dst
        vpxord zmm9, zmm9, zmm2                                          ;  1540.0 p0      17 dst
        vmovdqu64 [r9], zmm30                                            ;  1526.0 p7+p4   17 dst
        vmovdqu64 [r9 + 64], zmm7                                        ;  1527.0 p8+p9   17 dst
        vmovdqu64 [r9 + 256], zmm12                                      ;  1530.0 p7+p4   17 dst
        vmovdqu64 [r9 + 192], zmm11                                      ;  1529.0 p8+p9   17 dst
        vmovdqu64 [r9 + 320], zmm27                                      ;  1531.0 p7+p4   17 dst
        vmovdqu64 [r9 + 384], zmm22                                      ;  1532.0 p8+p9   17 dst
        vmovdqu64 [r9 + 448], zmm28                                      ;  1533.0 p7+p4   17 dst
        vmovdqu64 [r9 + 512], zmm4                                       ;  1534.0 p8+p9   17 dst
        vmovdqu64 [r9 + 576], zmm6                                       ;  1535.0 p7+p4   17 dst
        vmovdqu64 [r9 + 640], zmm15                                      ;  1536.0 p8+p9   17 dst
        vmovdqu64 zmm2, [rbp + 22656]                                    ;  1342.3 p3      17 dst
        vpxord zmm2, zmm2, [rbp + 21056]                                 ;  1484.0 p0+p2   17 dst
        vmovdqu64 [r9 + 768], zmm19                                      ;  1538.0 p7+p4   17 dst
        vmovdqu64 [r9 + 832], zmm29                                      ;  1539.0 p8+p9   17 dst
        vmovdqu64 [r9 + 896], zmm20                                      ;  1540.0 p7+p4   17 dst
        vmovdqu64 [r9 + 960], zmm9                                       ;  1541.0 p8+p9   17 dst
        vpunpcklbw zmm4, zmm31, zmm1                                     ;  1540.0 p5      17 dst
        vpternlogd zmm2, zmm0, zmm5, 0x96                                ;  1485.0 p0      17 dst
        vpunpckhbw zmm0, zmm31, zmm1                                     ;  1541.0 p5      17 dst
        vpunpcklbw zmm1, zmm25, zmm26                                    ;  1542.0 p5      17 dst
        vpunpckhbw zmm5, zmm25, zmm26                                    ;  1543.0 p5      17 dst
        vpunpcklwd zmm6, zmm4, zmm1                                      ;  1544.0 p5      17 dst
        vpunpcklbw zmm7, zmm17, zmm8                                     ;  1545.0 p5      17 dst
        vpunpckhwd zmm1, zmm4, zmm1                                      ;  1546.0 p5      17 dst
        vpunpckhbw zmm4, zmm17, zmm8                                     ;  1547.0 p5      17 dst
        vpunpcklwd zmm8, zmm0, zmm5                                      ;  1548.0 p5      17 dst
        vmovdqu64 zmm9, [rbp + 23552]                                    ;  1430.0 p3      17 dst reload
        vpunpcklbw zmm10, zmm14, zmm9                                    ;  1549.0 p5      17 dst
        vpunpckhwd zmm0, zmm0, zmm5                                      ;  1550.0 p5      17 dst
        vpunpckhbw zmm5, zmm14, zmm9                                     ;  1551.0 p5      17 dst
        vmovdqu64 [r9 + 704], zmm16                                      ;  1537.0 p7+p4   17 dst
        vpunpcklwd zmm9, zmm7, zmm10                                     ;  1552.0 p5      17 dst
        vpunpckhwd zmm7, zmm7, zmm10                                     ;  1553.0 p5      17 dst
        vpunpcklwd zmm10, zmm4, zmm5                                     ;  1554.0 p5      17 dst
        vpunpckhwd zmm4, zmm4, zmm5                                      ;  1555.0 p5      17 dst
        vmovdqu64 zmm17, [r8 + 1024]                                     ;  1350.0 p2      17 dst
        vpunpckldq zmm5, zmm6, zmm9                                      ;  1556.0 p5      17 dst
        vpunpckhdq zmm6, zmm6, zmm9                                      ;  1557.0 p5      17 dst
        vpunpckldq zmm9, zmm1, zmm7                                      ;  1558.0 p5      17 dst
        vpunpckhdq zmm1, zmm1, zmm7                                      ;  1559.0 p5      17 dst
        vpunpckldq zmm7, zmm8, zmm10                                     ;  1560.0 p5      17 dst
        vpunpckhdq zmm8, zmm8, zmm10                                     ;  1561.0 p5      17 dst
        vpunpcklbw zmm10, zmm2, zmm23                                    ;  1562.0 p5      17 dst
        vpunpckldq zmm11, zmm0, zmm4                                     ;  1563.0 p5      17 dst
        vpunpckhdq zmm0, zmm0, zmm4                                      ;  1564.0 p5      17 dst
        vpunpcklbw zmm4, zmm24, zmm21                                    ;  1565.0 p5      17 dst
        vpunpckhbw zmm12, zmm24, zmm21                                   ;  1566.0 p5      17 dst
        vpunpcklwd zmm14, zmm10, zmm4                                    ;  1567.0 p5      17 dst
        vpunpckhwd zmm4, zmm10, zmm4                                     ;  1568.0 p5      17 dst
        vpunpcklbw zmm10, zmm13, zmm18                                   ;  1569.0 p5      17 dst
        vpunpckhbw zmm13, zmm13, zmm18                                   ;  1570.0 p5      17 dst
        vmovdqu64 zmm18, [r8 + 1088]                                     ;  1361.3 p3      17 dst
        vpunpckhbw zmm2, zmm2, zmm23                                     ;  1571.0 p5      17 dst
        vpunpcklwd zmm15, zmm2, zmm12                                    ;  1572.0 p5      17 dst
        vpunpckhwd zmm2, zmm2, zmm12                                     ;  1573.0 p5      17 dst
        vmovdqu64 zmm12, [rbp + 23744]                                   ;  1468.0 p2      17 dst reload
        vpunpcklbw zmm16, zmm12, zmm3                                    ;  1574.0 p5      17 dst
        vpunpckhbw zmm3, zmm12, zmm3                                     ;  1575.0 p5      17 dst
        vpunpcklwd zmm12, zmm10, zmm16                                   ;  1576.0 p5      17 dst
        vpunpckhwd zmm10, zmm10, zmm16                                   ;  1577.0 p5      17 dst
        vpunpcklwd zmm16, zmm13, zmm3                                    ;  1578.0 p5      17 dst
        vpunpckhwd zmm3, zmm13, zmm3                                     ;  1579.0 p5      17 dst
        vpunpckldq zmm13, zmm14, zmm12                                   ;  1580.0 p5      17 dst
        vpunpckhdq zmm12, zmm14, zmm12                                   ;  1581.0 p5      17 dst
        vpunpckldq zmm14, zmm4, zmm10                                    ;  1582.0 p5      17 dst
        vpunpckhdq zmm4, zmm4, zmm10                                     ;  1583.0 p5      17 dst
        vpunpckldq zmm10, zmm15, zmm16                                   ;  1584.0 p5      17 dst
        vpunpckhdq zmm15, zmm15, zmm16                                   ;  1585.0 p5      17 dst
        vpunpckldq zmm16, zmm2, zmm3                                     ;  1586.0 p5      17 dst
        vpunpckhdq zmm2, zmm2, zmm3                                      ;  1587.0 p5      17 dst
        vpunpcklqdq zmm3, zmm5, zmm13                                    ;  1588.0 p5      17 dst
        vpunpckhqdq zmm5, zmm5, zmm13                                    ;  1589.0 p5      17 dst
        vpunpcklqdq zmm13, zmm6, zmm12                                   ;  1590.0 p5      17 dst
        vpunpckhqdq zmm6, zmm6, zmm12                                    ;  1591.0 p5      17 dst
        vpunpcklqdq zmm12, zmm9, zmm14                                   ;  1592.0 p5      17 dst
        vpunpckhqdq zmm9, zmm9, zmm14                                    ;  1593.0 p5      17 dst
        vpunpcklqdq zmm14, zmm1, zmm4                                    ;  1594.0 p5      17 dst
        vpunpckhqdq zmm1, zmm1, zmm4                                     ;  1595.0 p5      17 dst
        vpunpcklqdq zmm4, zmm7, zmm10                                    ;  1596.0 p5      17 dst
        vpunpckhqdq zmm7, zmm7, zmm10                                    ;  1597.0 p5      17 dst
        vpunpcklqdq zmm10, zmm8, zmm15                                   ;  1598.0 p5      17 dst
        vpxord zmm18, zmm18, zmm5                                        ;  1590.0 p0      17 dst
        vmovdqu64 zmm5, [r8 + 1280]                                      ;  1380.7 p3      17 dst
        vpxord zmm5, zmm5, zmm12                                         ;  1593.0 p0      17 dst
        vmovdqu64 zmm12, [r8 + 1472]                                     ;  1382.0 p2      17 dst
        vpxord zmm12, zmm12, zmm1                                        ;  1596.0 p0      17 dst
        vmovdqu64 zmm1, [r8 + 1664]                                      ;  1385.2 p3      17 dst
        vpxord zmm1, zmm1, zmm10                                         ;  1599.0 p0      17 dst
        vmovdqu64 [r9 + 1664], zmm1                                      ;  1600.0 p8+p9   17 dst
        vpunpckhqdq zmm8, zmm8, zmm15                                    ;  1599.0 p5      17 dst
        vpunpcklqdq zmm15, zmm11, zmm16                                  ;  1600.0 p5      17 dst
        vpunpckhqdq zmm11, zmm11, zmm16                                  ;  1601.0 p5      17 dst
        vpunpcklqdq zmm16, zmm0, zmm2                                    ;  1602.0 p5      17 dst
        vpunpckhqdq zmm0, zmm0, zmm2                                     ;  1603.0 p5      17 dst
        vmovdqu64 zmm2, [r8 + 1152]                                      ;  1390.3 p2      17 dst
        vpxord zmm2, zmm2, zmm13                                         ;  1591.0 p0      17 dst
        vmovdqu64 zmm13, [r8 + 1344]                                     ;  1391.0 p3      17 dst
        vpxord zmm13, zmm13, zmm9                                        ;  1594.0 p0      17 dst
        vmovdqu64 zmm9, [r8 + 1536]                                      ;  1394.0 p2      17 dst
        vpxord zmm9, zmm9, zmm4                                          ;  1597.0 p0      17 dst
        vmovdqu64 zmm4, [r8 + 1728]                                      ;  1397.2 p3      17 dst
        vmovdqu64 zmm10, [r8 + 1856]                                     ;  1397.3 p2      17 dst
        vpxord zmm4, zmm4, zmm8                                          ;  1600.0 p0      17 dst
        vmovdqu64 zmm8, [r8 + 1920]                                      ;  1398.2 p3      17 dst
        vpxord zmm17, zmm17, zmm3                                        ;  1589.0 p0      17 dst
        vmovdqu64 zmm3, [r8 + 1216]                                      ;  1400.0 p2      17 dst
        vpxord zmm3, zmm3, zmm6                                          ;  1592.0 p0      17 dst
        vmovdqu64 zmm6, [r8 + 1408]                                      ;  1400.3 p3      17 dst
        vpxord zmm10, zmm10, zmm11                                       ;  1602.0 p0      17 dst
        vpxord zmm8, zmm8, zmm16                                         ;  1603.0 p0      17 dst
        vmovdqu64 [r9 + 1024], zmm17                                     ;  1590.0 p7+p4   17 dst
        vmovdqu64 [r9 + 1088], zmm18                                     ;  1591.0 p8+p9   17 dst
        vpxord zmm6, zmm6, zmm14                                         ;  1595.0 p0      17 dst
        vmovdqu64 zmm14, [r8 + 1600]                                     ;  1404.7 p2      17 dst
        vpxord zmm14, zmm14, zmm7                                        ;  1598.0 p0      17 dst
        vmovdqu64 zmm7, [r8 + 1792]                                      ;  1405.0 p3      17 dst
        vmovdqu64 [r9 + 1728], zmm4                                      ;  1601.0 p7+p4   17 dst
        add esi, 0x80                                                    ;  1405.3 p6      22 blocks
        vpxord zmm7, zmm7, zmm15                                         ;  1601.0 p0      17 dst
        vmovdqu64 [r9 + 1792], zmm7                                      ;  1602.0 p8+p9   17 dst
        vmovdqu64 zmm15, [r8 + 1984]                                     ;  1405.8 p2      17 dst
        vpxord zmm15, zmm15, zmm0                                        ;  1604.0 p0      17 dst
        vmovdqu64 [r9 + 1152], zmm2                                      ;  1592.0 p7+p4   17 dst
        vmovdqu64 [r9 + 1216], zmm3                                      ;  1593.0 p8+p9   17 dst
        vmovdqu64 [r9 + 1280], zmm5                                      ;  1594.0 p7+p4   17 dst
        vmovdqu64 [r9 + 1344], zmm13                                     ;  1595.0 p8+p9   17 dst
        vmovdqu64 [r9 + 1408], zmm6                                      ;  1596.0 p7+p4   17 dst
        vmovdqu64 [r9 + 1472], zmm12                                     ;  1597.0 p8+p9   17 dst
        vmovdqu64 [r9 + 1536], zmm9                                      ;  1598.0 p7+p4   17 dst
        vmovdqu64 [r9 + 1600], zmm14                                     ;  1599.0 p8+p9   17 dst
        vmovdqu64 [r9 + 1856], zmm10                                     ;  1603.0 p7+p4   17 dst
        vmovdqu64 [r9 + 1920], zmm8                                      ;  1604.0 p8+p9   17 dst
        vmovdqu64 [r9 + 1984], zmm15                                     ;  1605.0 p7+p4   17 dst
        add r9, 0x800                                                    ;  1408.0 p11     22 blocks
        add r8, 0x800                                                    ;  1408.2 p1      22 blocks
        cmp r8, qword [rbp + 24032]                                      ;                    more blocks?
        jne .blocks_1
        mov dword [rbp + 24080], esi                                     ;                    resident
        mov qword [rbp + 24024], r8                                      ;                    resident
        mov qword [rbp + 24040], r9                                      ;                    resident
.blocks_1_rest:
        mov rax, qword [rbp + 24016]                                     ;                    blocks left over
        test rax, rax                                                    ;                    blocks left over
        je .blocks_1_done
        js .blocks_1_back
        mov rsi, qword [rbp + 24024]                                     ;                    blocks left over
        lea rdi, [rbp - 128]                                             ;                    blocks left over
        mov qword [rbp + 24048], rsi                                     ;                    blocks left over
        mov qword [rbp + 24024], rdi                                     ;                    blocks left over
        imul rcx, rax, 0x10                                              ;                    blocks left over
        rep movsb                                                        ;                    blocks left over
        mov rsi, qword [rbp + 24040]                                     ;                    blocks left over
        lea rdi, [rbp + 1920]                                            ;                    blocks left over
        mov rcx, rsi                                                     ;                    blocks left over
        sub rcx, qword [rbp + 24048]                                     ;                    blocks left over
        neg rcx                                                          ;                    blocks left over
        sbb rcx, rcx                                                     ;                    blocks left over
        lea rdx, [rbp - 128]                                             ;                    blocks left over
        sub rdi, rdx                                                     ;                    blocks left over
        and rdi, rcx                                                     ;                    blocks left over
        add rdi, rdx                                                     ;                    blocks left over
        mov qword [rbp + 24056], rdi                                     ;                    blocks left over
        mov qword [rbp + 24064], rsi                                     ;                    blocks left over
        mov qword [rbp + 24040], rdi                                     ;                    blocks left over
        imul rcx, rax, 0x10                                              ;                    blocks left over
        rep movsb                                                        ;                    blocks left over
        lea rsi, [rbp + 1920]                                            ;                    blocks left over
        mov qword [rbp + 24032], rsi                                     ;                    blocks left over
        neg rax                                                          ;                    blocks left over
        mov qword [rbp + 24016], rax                                     ;                    blocks left over
        jmp .blocks_1_again
.blocks_1_back:
        neg rax                                                          ;                    blocks left over
        mov rsi, qword [rbp + 24056]                                     ;                    blocks left over
        mov rdi, qword [rbp + 24064]                                     ;                    blocks left over
        imul rcx, rax, 0x10                                              ;                    blocks left over
        rep movsb                                                        ;                    blocks left over
.blocks_1_done:
        vzeroupper                                                       ;                    x87 state
        mov rsp, qword [rbp + 24072]                                     ;                    frame
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
        dq 0x4040404040404040, 0x4040404040404040, 0x4040404040404040, 0x4040404040404040, 0x4040404040404040, 0x4040404040404040, 0x4040404040404040, 0x4040404040404040
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
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0202020202020202, 0x0202020202020202, 0x0202020202020202, 0x0202020202020202, 0x0202020202020202, 0x0202020202020202, 0x0202020202020202, 0x0202020202020202
        dq 0x0303030303030303, 0x0303030303030303, 0x0303030303030303, 0x0303030303030303, 0x0303030303030303, 0x0303030303030303, 0x0303030303030303, 0x0303030303030303

for_formats elf64
%if HERE
        section .note.GNU-stack noalloc noexec nowrite progbits
%endif
%unmacro for_formats 1-*
