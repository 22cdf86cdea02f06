; camellia256_ctr for Intel Golden Cove (Sapphire Rapids, Emerald Rapids; P cores of Alder Lake), 64-bit code (golden-cove)
; made by cipherwright 0.1.0 from ciphers/camellia_ctr.cw (sha256 5147d0b565a204f6); do not edit:
;   ./cw build camellia256_ctr --cpu golden-cove
;
; void camellia256_ctr(const void *k, const void *counter, const void *src, void *dst, uint32_t n);   System V, 64 bits
;   k: 272 bytes, read, secret, no alignment needed
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
;   body: 780 uops, planned 339.2; bounds: width 130.0, ports 334.5, path 12.0
;   blocks: 3345 uops, planned 1175.2; bounds: width 557.5, ports 1136.5, path 287.0
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
%fatal "camellia256_ctr is called by the System V, 64 bits convention: assemble it with nasm -f elf64 or macho64; for win64 build the target with -win64 behind its name and for 32 bits the one without -64"
%endif

        bits 64
        section .text
        align 16
for_formats macho64
%if HERE
        global $_camellia256_ctr
$_camellia256_ctr:
%else
        global $camellia256_ctr
%endif
$camellia256_ctr:
        push rbp                                                         ;                    preserved
        mov rax, rsp                                                     ;                    frame
        sub rsp, 0x6d00                                                  ;                    frame
        and rsp, -64                                                     ;                    frame
        lea rbp, [rsp + 128]                                             ;                    frame
        mov qword [rbp + 27720], rax                                     ;                    frame
        mov qword [rbp + 27648], rsi                                     ;                    argument
        mov qword [rbp + 27656], rdi                                     ;                    argument
        mov dword [rbp + 27732], r8d                                     ;                    argument
        mov qword [rbp + 27672], rdx                                     ;                    argument
        mov qword [rbp + 27688], rcx                                     ;                    argument
        mov r8, qword [rbp + 27648]                                      ;     0.0 p2       9 d.0 reload
        vpbroadcastb zmm0, [r8 + 7]                                      ;    12.0 p5+p3    9 d.0
        vmovdqa64 zmm1, zmm0                                             ;    13.0          9 d copy
        vpbroadcastb zmm2, [r8 + 7]                                      ;    12.0 p5+p10    9 d.0
        vpbroadcastb zmm3, [r8 + 6]                                      ;    12.0 p5+p2    9 d.1
        vmovdqa64 zmm4, zmm3                                             ;    13.0          9 d copy
        vpbroadcastb zmm5, [r8 + 6]                                      ;    12.0 p5+p3    9 d.1
        mov r9, qword [rbp + 27656]                                      ;     1.5 p10      9 d.0 reload
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
        vmovdqu64 [rbp + 4864], zmm0                                     ;    15.7 p7+p4   26 counter
        vpbroadcastb zmm0, [r8]                                          ;    29.2 p5+p3    9 d.7
        vmovdqu64 [rbp + 4928], zmm3                                     ;    16.2 p8+p9   26 counter
        vpbroadcastb zmm3, [r9 + 7]                                      ;    30.2 p5+p10    9 d.7
        vpxord zmm29, zmm29, zmm3                                        ;    31.2 p0       9 d
        vmovdqu64 [rbp + 4992], zmm29                                    ;    32.2 p7+p4    9 d
        vmovdqu64 [rbp + 5056], zmm8                                     ;    18.2 p8+p9   26 counter
        vpbroadcastb zmm8, [r9 + 7]                                      ;    31.2 p5+p2    9 d.7
        vpxord zmm0, zmm0, zmm8                                          ;    32.2 p0       9 d
        vmovdqu64 [rbp + 5120], zmm0                                     ;    33.2 p7+p4    9 d
        vpbroadcastb zmm8, [r8 + 14]                                     ;    32.2 p5+p3    9 d.1
        vmovdqu64 [rbp + 5184], zmm12                                    ;    20.2 p8+p9   26 counter
        vmovdqu64 zmm12, [rel camellia256_ctr.T0_constants512]           ;    13.3 p2       9 d reload
        vpaddb zmm30, zmm8, zmm12                                        ;    33.2 p0       9 d
        vmovdqu64 [rbp + 5248], zmm30                                    ;    34.2 p7+p4    9 d
        vmovdqu64 [rbp + 5312], zmm16                                    ;    22.2 p8+p9   26 counter
        vpbroadcastb zmm16, [r8 + 14]                                    ;    33.2 p5+p10    9 d.1
        vmovdqu64 [rbp + 5376], zmm20                                    ;    23.7 p7+p4   26 counter
        vpaddb zmm16, zmm16, zmm12                                       ;    34.2 p0       9 d
        vmovdqu64 [rbp + 5440], zmm16                                    ;    35.2 p8+p9    9 d
        vpbroadcastb zmm16, [r8 + 13]                                    ;    34.2 p5+p3    9 d.2
        vpaddb zmm20, zmm16, zmm12                                       ;    35.2 p0       9 d
        vmovdqu64 [rbp + 5504], zmm20                                    ;    36.2 p7+p4    9 d
        vpbroadcastb zmm20, [r8 + 13]                                    ;    35.2 p5+p2    9 d.2
        vmovdqu64 [rbp + 5568], zmm24                                    ;    26.2 p8+p9   26 counter
        vpaddb zmm20, zmm20, zmm12                                       ;    36.2 p0       9 d
        vmovdqu64 [rbp + 5632], zmm20                                    ;    37.2 p7+p4    9 d
        vpbroadcastb zmm20, [r8 + 12]                                    ;    36.2 p5+p10    9 d.3
        vpaddb zmm24, zmm20, zmm12                                       ;    37.2 p0       9 d
        vmovdqu64 [rbp + 5696], zmm24                                    ;    38.2 p8+p9    9 d
        vpbroadcastb zmm24, [r8 + 12]                                    ;    37.2 p5+p3    9 d.3
        vmovdqu64 [rbp + 5760], zmm28                                    ;    29.7 p7+p4   26 counter
        vpaddb zmm24, zmm24, zmm12                                       ;    38.2 p0       9 d
        vmovdqu64 [rbp + 5824], zmm24                                    ;    39.2 p8+p9    9 d
        vpbroadcastb zmm24, [r8 + 11]                                    ;    38.2 p5+p2    9 d.4
        vpaddb zmm28, zmm24, zmm12                                       ;    39.2 p0       9 d
        vmovdqu64 [rbp + 5888], zmm28                                    ;    40.2 p7+p4    9 d
        vpbroadcastb zmm28, [r8 + 11]                                    ;    39.2 p5+p10    9 d.4
        vmovdqu64 [rbp + 5952], zmm8                                     ;    33.2 p8+p9   26 counter
        vpaddb zmm28, zmm28, zmm12                                       ;    40.2 p0       9 d
        vmovdqu64 [rbp + 6016], zmm28                                    ;    41.2 p7+p4    9 d
        vpbroadcastb zmm8, [r8 + 10]                                     ;    40.2 p5+p3    9 d.5
        vpaddb zmm28, zmm8, zmm12                                        ;    41.2 p0       9 d
        vmovdqu64 [rbp + 6080], zmm28                                    ;    42.2 p8+p9    9 d
        vpbroadcastb zmm28, [r8 + 10]                                    ;    41.2 p5+p2    9 d.5
        vmovdqu64 [rbp + 6144], zmm6                                     ;    35.7 p7+p4   26 k
        vpaddb zmm28, zmm28, zmm12                                       ;    42.2 p0       9 d
        vmovdqu64 [rbp + 6208], zmm28                                    ;    43.2 p8+p9    9 d
        vpbroadcastb zmm6, [r8 + 9]                                      ;    42.2 p5+p10    9 d.6
        vpaddb zmm28, zmm6, zmm12                                        ;    43.2 p0       9 d
        vmovdqu64 [rbp + 6272], zmm28                                    ;    44.2 p7+p4    9 d
        vpbroadcastb zmm28, [r8 + 9]                                     ;    43.2 p5+p3    9 d.6
        vpaddb zmm28, zmm28, zmm12                                       ;    44.2 p0       9 d
        vmovdqu64 [rbp + 6336], zmm28                                    ;    45.2 p8+p9    9 d
        vpbroadcastb zmm28, [r8 + 8]                                     ;    44.2 p5+p2    9 d.7
        vmovdqu64 [rbp + 6400], zmm16                                    ;    39.7 p7+p4   26 counter
        vpaddb zmm16, zmm28, zmm12                                       ;    45.2 p0       9 d
        vmovdqu64 [rbp + 6464], zmm16                                    ;    46.2 p8+p9    9 d
        vpbroadcastb zmm16, [r8 + 8]                                     ;    45.2 p5+p10    9 d.7
        vpaddb zmm16, zmm16, zmm12                                       ;    46.2 p0       9 d
        vmovdqu64 [rbp + 6528], zmm16                                    ;    47.2 p7+p4    9 d
        vpbroadcastb zmm12, [r9 + 16]                                    ;    46.2 p5+p3   11 r.0
        vpxord zmm1, zmm1, zmm12                                         ;    47.2 p0      11 t
        vmovdqu64 zmm16, [rel camellia256_ctr.T0_constants512 + 64]      ;    21.7 p2      11 t reload
        vgf2p8affineqb zmm1, zmm1, zmm16, 8                              ;    48.2 p0      11 t
        vmovdqu64 zmm30, [rel camellia256_ctr.T0_constants512 + 128]     ;    22.3 p3      11 t reload
        vgf2p8affineinvqb zmm1, zmm1, zmm30, 0x6e                        ;    51.2 p0      11 t
        vmovdqu64 [rbp + 6592], zmm20                                    ;    42.2 p8+p9   26 counter
        vmovdqu64 [rbp + 6656], zmm7                                     ;    43.7 p7+p4   26 k
        vpbroadcastb zmm7, [r9 + 16]                                     ;    47.2 p5+p10   11 r.0
        vpxord zmm2, zmm2, zmm7                                          ;    48.2 p0      11 t
        vgf2p8affineqb zmm2, zmm2, zmm16, 8                              ;    49.2 p0      11 t
        vgf2p8affineinvqb zmm2, zmm2, zmm30, 0x6e                        ;    52.2 p0      11 t
        vpbroadcastb zmm7, [r9 + 17]                                     ;    48.2 p5+p2   11 r.1
        vpxord zmm4, zmm4, zmm7                                          ;    49.2 p0      11 t
        vmovdqu64 zmm20, [rel camellia256_ctr.T0_constants512 + 192]     ;    23.7 p3      11 t reload
        vgf2p8affineqb zmm4, zmm4, zmm20, 0x58                           ;    50.2 p0      11 t
        vmovdqu64 zmm31, [rel camellia256_ctr.T0_constants512 + 256]     ;    24.3 p2      11 t reload
        vgf2p8affineinvqb zmm4, zmm4, zmm31, 0x6e                        ;    53.2 p0      11 t
        vmovdqu64 [rbp + 6720], zmm24                                    ;    44.2 p8+p9   26 counter
        vmovdqu64 [rbp + 6784], zmm11                                    ;    45.7 p7+p4   26 k
        vmovdqu64 [rbp + 6848], zmm15                                    ;    46.2 p8+p9   26 k
        vpbroadcastb zmm11, [r9 + 17]                                    ;    49.2 p5+p10   11 r.1
        vpxord zmm5, zmm5, zmm11                                         ;    50.2 p0      11 t
        vgf2p8affineqb zmm5, zmm5, zmm20, 0x58                           ;    51.2 p0      11 t
        vgf2p8affineinvqb zmm5, zmm5, zmm31, 0x6e                        ;    54.2 p0      11 t
        vpbroadcastb zmm11, [r9 + 18]                                    ;    50.2 p5+p3   11 r.2
        vpxord zmm9, zmm9, zmm11                                         ;    51.2 p0      11 t
        vgf2p8affineqb zmm9, zmm9, zmm16, 8                              ;    52.2 p0      11 t
        vmovdqu64 zmm15, [rel camellia256_ctr.T0_constants512 + 320]     ;    26.0 p2      11 t reload
        vgf2p8affineinvqb zmm9, zmm9, zmm15, 0x37                        ;    55.2 p0      11 t
        vmovdqu64 [rbp + 6912], zmm8                                     ;    47.7 p7+p4   26 counter
        vmovdqu64 [rbp + 6976], zmm19                                    ;    48.2 p8+p9   26 k
        vpbroadcastb zmm8, [r9 + 18]                                     ;    51.2 p5+p10   11 r.2
        vpxord zmm10, zmm10, zmm8                                        ;    52.2 p0      11 t
        vgf2p8affineqb zmm8, zmm10, zmm16, 8                             ;    53.2 p0      11 t
        vgf2p8affineinvqb zmm8, zmm8, zmm15, 0x37                        ;    56.2 p0      11 t
        vpbroadcastb zmm10, [r9 + 19]                                    ;    52.2 p5+p3   11 r.3
        vpxord zmm13, zmm13, zmm10                                       ;    53.2 p0      11 t
        vgf2p8affineqb zmm13, zmm13, zmm16, 8                            ;    54.2 p0      11 t
        vmovdqu64 zmm19, [rel camellia256_ctr.T0_constants512 + 384]     ;    27.8 p2      11 t reload
        vgf2p8affineinvqb zmm13, zmm13, zmm19, 0xdc                      ;    57.2 p0      11 t
        vmovdqu64 [rbp + 7040], zmm6                                     ;    49.7 p7+p4   26 counter
        vmovdqu64 [rbp + 7104], zmm23                                    ;    50.2 p8+p9   26 k
        vpbroadcastb zmm6, [r9 + 19]                                     ;    53.2 p5+p10   11 r.3
        vpxord zmm14, zmm14, zmm6                                        ;    54.2 p0      11 t
        vgf2p8affineqb zmm6, zmm14, zmm16, 8                             ;    55.2 p0      11 t
        vgf2p8affineinvqb zmm6, zmm6, zmm19, 0xdc                        ;    58.2 p0      11 t
        vpbroadcastb zmm14, [r9 + 20]                                    ;    54.2 p5+p3   11 r.4
        vpxord zmm17, zmm17, zmm14                                       ;    55.2 p5      11 t
        vgf2p8affineqb zmm17, zmm17, zmm20, 0x58                         ;    56.2 p0      11 t
        vgf2p8affineinvqb zmm17, zmm17, zmm31, 0x6e                      ;    59.2 p0      11 t
        vmovdqu64 [rbp + 7168], zmm28                                    ;    51.7 p7+p4   26 counter
        vmovdqa64 zmm23, zmm17                                           ;    62.2         11 t copy
        vpternlogd zmm23, zmm9, zmm13, 0x96                              ;    62.2 p5      11 t
        vmovdqu64 [rbp + 7232], zmm27                                    ;    52.2 p8+p9   26 k
        vpbroadcastb zmm24, [r8 + 15]                                    ;    57.2 p5+p2   26 counter
        vmovdqu64 [rbp + 7296], zmm24                                    ;    58.2 p7+p4   26 counter
        vpbroadcastb zmm24, [r9 + 20]                                    ;    58.2 p5+p10   11 r.4
        vpxord zmm18, zmm18, zmm24                                       ;    59.2 p0      11 t
        vgf2p8affineqb zmm18, zmm18, zmm20, 0x58                         ;    60.2 p0      11 t
        vgf2p8affineinvqb zmm18, zmm18, zmm31, 0x6e                      ;    63.2 p0      11 t
        vmovdqa64 zmm20, zmm18                                           ;    66.2         11 t copy
        vpternlogd zmm20, zmm8, zmm6, 0x96                               ;    66.2 p5      11 t
        vmovdqu64 [rbp + 7360], zmm3                                     ;    54.2 p8+p9   26 k
        vpbroadcastb zmm3, [r9 + 21]                                     ;    60.2 p5+p3   11 r.5
        vpxord zmm21, zmm21, zmm3                                        ;    61.2 p0      11 t
        vgf2p8affineqb zmm21, zmm21, zmm16, 8                            ;    62.2 p0      11 t
        vgf2p8affineinvqb zmm21, zmm21, zmm15, 0x37                      ;    65.2 p0      11 t
        vmovdqa64 zmm24, zmm1                                            ;    54.2         11 t copy
        vpternlogd zmm24, zmm21, zmm13, 0x96                             ;    68.2 p5      11 t
        vpternlogd zmm17, zmm24, zmm9, 0x96                              ;    69.2 p5      11 t
        vmovdqu64 [rbp + 7424], zmm17                                    ;    70.2 p7+p4   11 t
        vpbroadcastb zmm27, [r9 + 21]                                    ;    63.2 p5+p2   11 r.5
        vpxord zmm22, zmm22, zmm27                                       ;    64.2 p0      11 t
        vgf2p8affineqb zmm22, zmm22, zmm16, 8                            ;    65.2 p0      11 t
        vgf2p8affineinvqb zmm15, zmm22, zmm15, 0x37                      ;    68.2 p0      11 t
        vmovdqa64 zmm22, zmm2                                            ;    55.2         11 t copy
        vpternlogd zmm22, zmm15, zmm6, 0x96                              ;    71.2 p5      11 t
        vpternlogd zmm18, zmm22, zmm8, 0x96                              ;    72.2 p5      11 t
        vmovdqu64 [rbp + 7488], zmm18                                    ;    73.2 p8+p9   11 t
        vpbroadcastb zmm27, [r9 + 22]                                    ;    66.2 p5+p10   11 r.6
        vpxord zmm25, zmm25, zmm27                                       ;    67.2 p0      11 t
        vgf2p8affineqb zmm25, zmm25, zmm16, 8                            ;    68.2 p0      11 t
        vgf2p8affineinvqb zmm25, zmm25, zmm19, 0xdc                      ;    71.2 p0      11 t
        vmovdqu64 [rbp + 7552], zmm12                                    ;    57.7 p7+p4   26 k
        vmovdqa64 zmm12, zmm25                                           ;    74.2         11 t copy
        vpternlogd zmm12, zmm1, zmm4, 0x96                               ;    74.2 p5      11 t
        vpternlogd zmm21, zmm13, zmm12, 0x96                             ;    75.2 p5      11 t
        vpxord zmm17, zmm17, zmm12                                       ;    75.2 p5      11 t
        vmovdqu64 [rbp + 7616], zmm17                                    ;    76.2 p8+p9   11 t
        vmovdqu64 [rbp + 7680], zmm21                                    ;    76.2 p7+p4   11 t
        vpbroadcastb zmm12, [r9 + 22]                                    ;    70.2 p5+p3   11 r.6
        vpxord zmm26, zmm26, zmm12                                       ;    71.2 p0      11 t
        vgf2p8affineqb zmm12, zmm26, zmm16, 8                            ;    72.2 p0      11 t
        vgf2p8affineinvqb zmm12, zmm12, zmm19, 0xdc                      ;    75.2 p0      11 t
        vmovdqa64 zmm13, zmm12                                           ;    78.2         11 t copy
        vpternlogd zmm13, zmm2, zmm5, 0x96                               ;    78.2 p5      11 t
        vpternlogd zmm15, zmm6, zmm13, 0x96                              ;    79.2 p5      11 t
        vpxord zmm18, zmm18, zmm13                                       ;    79.2 p0      11 t
        vmovdqu64 [rbp + 7744], zmm18                                    ;    80.2 p8+p9   11 t
        vmovdqu64 [rbp + 7808], zmm15                                    ;    80.2 p7+p4   11 t
        vpbroadcastb zmm6, [r9 + 23]                                     ;    73.2 p5+p2   11 r.7
        vpxord zmm29, zmm29, zmm6                                        ;    74.2 p0      11 t
        vgf2p8affineqb zmm13, zmm29, zmm16, 8                            ;    75.2 p0      11 t
        vgf2p8affineinvqb zmm13, zmm13, zmm30, 0x6e                      ;    78.2 p0      11 t
        vpternlogd zmm9, zmm13, zmm4, 0x96                               ;    81.2 p5      11 t
        vpternlogd zmm13, zmm4, zmm23, 0x96                              ;    81.2 p5      11 t
        vpternlogd zmm25, zmm1, zmm9, 0x96                               ;    82.2 p5      11 t
        vmovdqu64 [rbp + 7872], zmm13                                    ;    82.2 p8+p9   11 t
        vpxord zmm24, zmm24, zmm13                                       ;    82.2 p0      11 t
        vmovdqu64 [rbp + 7936], zmm24                                    ;    83.2 p7+p4   11 t
        vmovdqu64 [rbp + 8000], zmm25                                    ;    83.2 p8+p9   11 t
        vpxord zmm23, zmm23, zmm25                                       ;    83.2 p5      11 t
        vmovdqu64 [rbp + 8064], zmm23                                    ;    84.2 p7+p4   11 t
        vpxord zmm21, zmm21, zmm9                                        ;    82.2 p0      11 t
        vmovdqu64 [rbp + 8128], zmm21                                    ;    83.2 p8+p9   11 t
        vpbroadcastb zmm1, [r9 + 23]                                     ;    78.2 p5+p10   11 r.7
        vpxord zmm0, zmm0, zmm1                                          ;    79.2 p0      11 t
        vgf2p8affineqb zmm0, zmm0, zmm16, 8                              ;    80.2 p0      11 t
        vgf2p8affineinvqb zmm0, zmm0, zmm30, 0x6e                        ;    83.2 p0      11 t
        vpternlogd zmm8, zmm0, zmm5, 0x96                                ;    86.2 p5      11 t
        vpternlogd zmm0, zmm5, zmm20, 0x96                               ;    86.2 p5      11 t
        vpternlogd zmm12, zmm2, zmm8, 0x96                               ;    87.2 p5      11 t
        vmovdqu64 [rbp + 8192], zmm0                                     ;    87.2 p7+p4   11 t
        vpxord zmm22, zmm22, zmm0                                        ;    87.2 p0      11 t
        vmovdqu64 [rbp + 8256], zmm22                                    ;    88.2 p8+p9   11 t
        vmovdqu64 [rbp + 8320], zmm12                                    ;    88.2 p7+p4   11 t
        vpxord zmm20, zmm20, zmm12                                       ;    88.2 p5      11 t
        vmovdqu64 [rbp + 8384], zmm20                                    ;    89.2 p8+p9   11 t
        vpxord zmm15, zmm15, zmm8                                        ;    87.2 p0      11 t
        vmovdqu64 [rbp + 8448], zmm15                                    ;    88.2 p7+p4   11 t
        vmovdqu64 [rbp + 8512], zmm7                                     ;    72.2 p8+p9   26 k
        vmovdqu64 [rbp + 8576], zmm11                                    ;    73.7 p7+p4   26 k
        vmovdqu64 [rbp + 8640], zmm10                                    ;    74.2 p8+p9   26 k
        vmovdqu64 [rbp + 8704], zmm14                                    ;    75.7 p7+p4   26 k
        vmovdqu64 [rbp + 8768], zmm3                                     ;    76.2 p8+p9   26 k
        vmovdqu64 [rbp + 8832], zmm27                                    ;    77.7 p7+p4   26 k
        vmovdqu64 [rbp + 8896], zmm6                                     ;    78.2 p8+p9   26 k
        vpbroadcastb zmm0, [r9 + 8]                                      ;    83.2 p5+p3   26 k
        vmovdqu64 [rbp + 8960], zmm0                                     ;    84.2 p7+p4   26 k
        vpbroadcastb zmm0, [r9 + 9]                                      ;    84.2 p5+p2   26 k
        vmovdqu64 [rbp + 9024], zmm0                                     ;    85.2 p8+p9   26 k
        vpbroadcastb zmm0, [r9 + 10]                                     ;    85.2 p5+p10   26 k
        vmovdqu64 [rbp + 9088], zmm0                                     ;    86.2 p7+p4   26 k
        vpbroadcastb zmm0, [r9 + 11]                                     ;    86.2 p5+p3   26 k
        vmovdqu64 [rbp + 9152], zmm0                                     ;    87.2 p8+p9   26 k
        vpbroadcastb zmm0, [r9 + 12]                                     ;    87.2 p5+p2   26 k
        vmovdqu64 [rbp + 9216], zmm0                                     ;    88.2 p7+p4   26 k
        vpbroadcastb zmm0, [r9 + 13]                                     ;    88.2 p5+p10   26 k
        vmovdqu64 [rbp + 9280], zmm0                                     ;    89.2 p8+p9   26 k
        vpbroadcastb zmm0, [r9 + 14]                                     ;    89.2 p5+p3   26 k
        vmovdqu64 [rbp + 9344], zmm0                                     ;    90.2 p7+p4   26 k
        vpbroadcastb zmm0, [r9 + 15]                                     ;    90.2 p5+p2   26 k
        vmovdqu64 [rbp + 9408], zmm0                                     ;    91.2 p8+p9   26 k
        vpbroadcastb zmm0, [r9 + 24]                                     ;    91.2 p5+p10   26 k
        vmovdqu64 [rbp + 9472], zmm0                                     ;    92.2 p7+p4   26 k
        vpbroadcastb zmm0, [r9 + 25]                                     ;    92.2 p5+p3   26 k
        vmovdqu64 [rbp + 9536], zmm0                                     ;    93.2 p8+p9   26 k
        vpbroadcastb zmm0, [r9 + 26]                                     ;    93.2 p5+p2   26 k
        vmovdqu64 [rbp + 9600], zmm0                                     ;    94.2 p7+p4   26 k
        vpbroadcastb zmm0, [r9 + 27]                                     ;    94.2 p5+p10   26 k
        vmovdqu64 [rbp + 9664], zmm0                                     ;    95.2 p8+p9   26 k
        vpbroadcastb zmm0, [r9 + 28]                                     ;    95.2 p5+p3   26 k
        vmovdqu64 [rbp + 9728], zmm0                                     ;    96.2 p7+p4   26 k
        vpbroadcastb zmm0, [r9 + 29]                                     ;    96.2 p5+p2   26 k
        vmovdqu64 [rbp + 9792], zmm0                                     ;    97.2 p8+p9   26 k
        vpbroadcastb zmm0, [r9 + 30]                                     ;    97.2 p5+p10   26 k
        vmovdqu64 [rbp + 9856], zmm0                                     ;    98.2 p7+p4   26 k
        vpbroadcastb zmm0, [r9 + 31]                                     ;    98.2 p5+p3   26 k
        vmovdqu64 [rbp + 9920], zmm0                                     ;    99.2 p8+p9   26 k
        vpbroadcastb zmm0, [r9 + 32]                                     ;    99.2 p5+p2   26 k
        vmovdqu64 [rbp + 9984], zmm0                                     ;   100.2 p7+p4   26 k
        vpbroadcastb zmm0, [r9 + 33]                                     ;   100.2 p5+p10   26 k
        vmovdqu64 [rbp + 10048], zmm0                                    ;   101.2 p8+p9   26 k
        vpbroadcastb zmm0, [r9 + 34]                                     ;   101.2 p5+p3   26 k
        vmovdqu64 [rbp + 10112], zmm0                                    ;   102.2 p7+p4   26 k
        vpbroadcastb zmm0, [r9 + 35]                                     ;   102.2 p5+p2   26 k
        vmovdqu64 [rbp + 10176], zmm0                                    ;   103.2 p8+p9   26 k
        vpbroadcastb zmm0, [r9 + 36]                                     ;   103.2 p5+p10   26 k
        vmovdqu64 [rbp + 10240], zmm0                                    ;   104.2 p7+p4   26 k
        vpbroadcastb zmm0, [r9 + 37]                                     ;   104.2 p5+p3   26 k
        vmovdqu64 [rbp + 10304], zmm0                                    ;   105.2 p8+p9   26 k
        vpbroadcastb zmm0, [r9 + 38]                                     ;   105.2 p5+p2   26 k
        vmovdqu64 [rbp + 10368], zmm0                                    ;   106.2 p7+p4   26 k
        vpbroadcastb zmm0, [r9 + 39]                                     ;   106.2 p5+p10   26 k
        vmovdqu64 [rbp + 10432], zmm0                                    ;   107.2 p8+p9   26 k
        vpbroadcastb zmm0, [r9 + 40]                                     ;   107.2 p5+p3   26 k
        vmovdqu64 [rbp + 10496], zmm0                                    ;   108.2 p7+p4   26 k
        vpbroadcastb zmm0, [r9 + 41]                                     ;   108.2 p5+p2   26 k
        vmovdqu64 [rbp + 10560], zmm0                                    ;   109.2 p8+p9   26 k
        vpbroadcastb zmm0, [r9 + 42]                                     ;   109.2 p5+p10   26 k
        vmovdqu64 [rbp + 10624], zmm0                                    ;   110.2 p7+p4   26 k
        vpbroadcastb zmm0, [r9 + 43]                                     ;   110.2 p5+p3   26 k
        vmovdqu64 [rbp + 10688], zmm0                                    ;   111.2 p8+p9   26 k
        vpbroadcastb zmm0, [r9 + 44]                                     ;   111.2 p5+p2   26 k
        vmovdqu64 [rbp + 10752], zmm0                                    ;   112.2 p7+p4   26 k
        vpbroadcastb zmm0, [r9 + 45]                                     ;   112.2 p5+p10   26 k
        vmovdqu64 [rbp + 10816], zmm0                                    ;   113.2 p8+p9   26 k
        vpbroadcastb zmm0, [r9 + 46]                                     ;   113.2 p5+p3   26 k
        vmovdqu64 [rbp + 10880], zmm0                                    ;   114.2 p7+p4   26 k
        vpbroadcastb zmm0, [r9 + 47]                                     ;   114.2 p5+p2   26 k
        vmovdqu64 [rbp + 10944], zmm0                                    ;   115.2 p8+p9   26 k
        vpbroadcastb zmm0, [r9 + 48]                                     ;   115.2 p5+p10   26 k
        vmovdqu64 [rbp + 11008], zmm0                                    ;   116.2 p7+p4   26 k
        vpbroadcastb zmm0, [r9 + 49]                                     ;   116.2 p5+p3   26 k
        vmovdqu64 [rbp + 11072], zmm0                                    ;   117.2 p8+p9   26 k
        vpbroadcastb zmm0, [r9 + 50]                                     ;   117.2 p5+p2   26 k
        vmovdqu64 [rbp + 11136], zmm0                                    ;   118.2 p7+p4   26 k
        vpbroadcastb zmm0, [r9 + 51]                                     ;   118.2 p5+p10   26 k
        vmovdqu64 [rbp + 11200], zmm0                                    ;   119.2 p8+p9   26 k
        vpbroadcastb zmm0, [r9 + 52]                                     ;   119.2 p5+p3   26 k
        vmovdqu64 [rbp + 11264], zmm0                                    ;   120.2 p7+p4   26 k
        vpbroadcastb zmm0, [r9 + 53]                                     ;   120.2 p5+p2   26 k
        vmovdqu64 [rbp + 11328], zmm0                                    ;   121.2 p8+p9   26 k
        vpbroadcastb zmm0, [r9 + 54]                                     ;   121.2 p5+p10   26 k
        vmovdqu64 [rbp + 11392], zmm0                                    ;   122.2 p7+p4   26 k
        vpbroadcastb zmm0, [r9 + 55]                                     ;   122.2 p5+p3   26 k
        vmovdqu64 [rbp + 11456], zmm0                                    ;   123.2 p8+p9   26 k
        vpbroadcastb zmm0, [r9 + 56]                                     ;   123.2 p5+p2   26 k
        vmovdqu64 [rbp + 11520], zmm0                                    ;   124.2 p7+p4   26 k
        vpbroadcastb zmm0, [r9 + 57]                                     ;   124.2 p5+p10   26 k
        vmovdqu64 [rbp + 11584], zmm0                                    ;   125.2 p8+p9   26 k
        vpbroadcastb zmm0, [r9 + 58]                                     ;   125.2 p5+p3   26 k
        vmovdqu64 [rbp + 11648], zmm0                                    ;   126.2 p7+p4   26 k
        vpbroadcastb zmm0, [r9 + 59]                                     ;   126.2 p5+p2   26 k
        vmovdqu64 [rbp + 11712], zmm0                                    ;   127.2 p8+p9   26 k
        vpbroadcastb zmm0, [r9 + 60]                                     ;   127.2 p5+p10   26 k
        vmovdqu64 [rbp + 11776], zmm0                                    ;   128.2 p7+p4   26 k
        vpbroadcastb zmm0, [r9 + 61]                                     ;   128.2 p5+p3   26 k
        vmovdqu64 [rbp + 11840], zmm0                                    ;   129.2 p8+p9   26 k
        vpbroadcastb zmm0, [r9 + 62]                                     ;   129.2 p5+p2   26 k
        vmovdqu64 [rbp + 11904], zmm0                                    ;   130.2 p7+p4   26 k
        vpbroadcastb zmm0, [r9 + 63]                                     ;   130.2 p5+p10   26 k
        vmovdqu64 [rbp + 11968], zmm0                                    ;   131.2 p8+p9   26 k
        vpbroadcastb zmm0, [r9 + 64]                                     ;   131.2 p5+p3   26 k
        vmovdqu64 [rbp + 12032], zmm0                                    ;   132.2 p7+p4   26 k
        vpbroadcastb zmm0, [r9 + 65]                                     ;   132.2 p5+p2   26 k
        vmovdqu64 [rbp + 12096], zmm0                                    ;   133.2 p8+p9   26 k
        vpbroadcastb zmm0, [r9 + 66]                                     ;   133.2 p5+p10   26 k
        vmovdqu64 [rbp + 12160], zmm0                                    ;   134.2 p7+p4   26 k
        vpbroadcastb zmm0, [r9 + 67]                                     ;   134.2 p5+p3   26 k
        vmovdqu64 [rbp + 12224], zmm0                                    ;   135.2 p8+p9   26 k
        vpbroadcastb zmm0, [r9 + 68]                                     ;   135.2 p5+p2   26 k
        vmovdqu64 [rbp + 12288], zmm0                                    ;   136.2 p7+p4   26 k
        vpbroadcastb zmm0, [r9 + 69]                                     ;   136.2 p5+p10   26 k
        vmovdqu64 [rbp + 12352], zmm0                                    ;   137.2 p8+p9   26 k
        vpbroadcastb zmm0, [r9 + 70]                                     ;   137.2 p5+p3   26 k
        vmovdqu64 [rbp + 12416], zmm0                                    ;   138.2 p7+p4   26 k
        vpbroadcastb zmm0, [r9 + 71]                                     ;   138.2 p5+p2   26 k
        vmovdqu64 [rbp + 12480], zmm0                                    ;   139.2 p8+p9   26 k
        vpbroadcastb zmm0, [r9 + 72]                                     ;   139.2 p5+p10   26 k
        vmovdqu64 [rbp + 12544], zmm0                                    ;   140.2 p7+p4   26 k
        vpbroadcastb zmm0, [r9 + 73]                                     ;   140.2 p5+p3   26 k
        vmovdqu64 [rbp + 12608], zmm0                                    ;   141.2 p8+p9   26 k
        vpbroadcastb zmm0, [r9 + 74]                                     ;   141.2 p5+p2   26 k
        vmovdqu64 [rbp + 12672], zmm0                                    ;   142.2 p7+p4   26 k
        vpbroadcastb zmm0, [r9 + 75]                                     ;   142.2 p5+p10   26 k
        vmovdqu64 [rbp + 12736], zmm0                                    ;   143.2 p8+p9   26 k
        vpbroadcastb zmm0, [r9 + 76]                                     ;   143.2 p5+p3   26 k
        vmovdqu64 [rbp + 12800], zmm0                                    ;   144.2 p7+p4   26 k
        vpbroadcastb zmm0, [r9 + 77]                                     ;   144.2 p5+p2   26 k
        vmovdqu64 [rbp + 12864], zmm0                                    ;   145.2 p8+p9   26 k
        vpbroadcastb zmm0, [r9 + 78]                                     ;   145.2 p5+p10   26 k
        vmovdqu64 [rbp + 12928], zmm0                                    ;   146.2 p7+p4   26 k
        vpbroadcastb zmm0, [r9 + 79]                                     ;   146.2 p5+p3   26 k
        vmovdqu64 [rbp + 12992], zmm0                                    ;   147.2 p8+p9   26 k
        vpbroadcastb zmm0, [r9 + 80]                                     ;   147.2 p5+p2   26 k
        vmovdqu64 [rbp + 13056], zmm0                                    ;   148.2 p7+p4   26 k
        vpbroadcastb zmm0, [r9 + 81]                                     ;   148.2 p5+p10   26 k
        vmovdqu64 [rbp + 13120], zmm0                                    ;   149.2 p8+p9   26 k
        vpbroadcastb zmm0, [r9 + 82]                                     ;   149.2 p5+p3   26 k
        vmovdqu64 [rbp + 13184], zmm0                                    ;   150.2 p7+p4   26 k
        vpbroadcastb zmm0, [r9 + 83]                                     ;   150.2 p5+p2   26 k
        vmovdqu64 [rbp + 13248], zmm0                                    ;   151.2 p8+p9   26 k
        vpbroadcastb zmm0, [r9 + 84]                                     ;   151.2 p5+p10   26 k
        vmovdqu64 [rbp + 13312], zmm0                                    ;   152.2 p7+p4   26 k
        vpbroadcastb zmm0, [r9 + 85]                                     ;   152.2 p5+p3   26 k
        vmovdqu64 [rbp + 13376], zmm0                                    ;   153.2 p8+p9   26 k
        vpbroadcastb zmm0, [r9 + 86]                                     ;   153.2 p5+p2   26 k
        vmovdqu64 [rbp + 13440], zmm0                                    ;   154.2 p7+p4   26 k
        vpbroadcastb zmm0, [r9 + 87]                                     ;   154.2 p5+p10   26 k
        vmovdqu64 [rbp + 13504], zmm0                                    ;   155.2 p8+p9   26 k
        vpbroadcastb zmm0, [r9 + 88]                                     ;   155.2 p5+p3   26 k
        vmovdqu64 [rbp + 13568], zmm0                                    ;   156.2 p7+p4   26 k
        vpbroadcastb zmm0, [r9 + 89]                                     ;   156.2 p5+p2   26 k
        vmovdqu64 [rbp + 13632], zmm0                                    ;   157.2 p8+p9   26 k
        vpbroadcastb zmm0, [r9 + 90]                                     ;   157.2 p5+p10   26 k
        vmovdqu64 [rbp + 13696], zmm0                                    ;   158.2 p7+p4   26 k
        vpbroadcastb zmm0, [r9 + 91]                                     ;   158.2 p5+p3   26 k
        vmovdqu64 [rbp + 13760], zmm0                                    ;   159.2 p8+p9   26 k
        vpbroadcastb zmm0, [r9 + 92]                                     ;   159.2 p5+p2   26 k
        vmovdqu64 [rbp + 13824], zmm0                                    ;   160.2 p7+p4   26 k
        vpbroadcastb zmm0, [r9 + 93]                                     ;   160.2 p5+p10   26 k
        vmovdqu64 [rbp + 13888], zmm0                                    ;   161.2 p8+p9   26 k
        vpbroadcastb zmm0, [r9 + 94]                                     ;   161.2 p5+p3   26 k
        vmovdqu64 [rbp + 13952], zmm0                                    ;   162.2 p7+p4   26 k
        vpbroadcastb zmm0, [r9 + 95]                                     ;   162.2 p5+p2   26 k
        vmovdqu64 [rbp + 14016], zmm0                                    ;   163.2 p8+p9   26 k
        vpbroadcastb zmm0, [r9 + 96]                                     ;   163.2 p5+p10   26 k
        vmovdqu64 [rbp + 14080], zmm0                                    ;   164.2 p7+p4   26 k
        vpbroadcastb zmm0, [r9 + 97]                                     ;   164.2 p5+p3   26 k
        vmovdqu64 [rbp + 14144], zmm0                                    ;   165.2 p8+p9   26 k
        vpbroadcastb zmm0, [r9 + 98]                                     ;   165.2 p5+p2   26 k
        vmovdqu64 [rbp + 14208], zmm0                                    ;   166.2 p7+p4   26 k
        vpbroadcastb zmm0, [r9 + 99]                                     ;   166.2 p5+p10   26 k
        vmovdqu64 [rbp + 14272], zmm0                                    ;   167.2 p8+p9   26 k
        vpbroadcastb zmm0, [r9 + 100]                                    ;   167.2 p5+p3   26 k
        vmovdqu64 [rbp + 14336], zmm0                                    ;   168.2 p7+p4   26 k
        vpbroadcastb zmm0, [r9 + 101]                                    ;   168.2 p5+p2   26 k
        vmovdqu64 [rbp + 14400], zmm0                                    ;   169.2 p8+p9   26 k
        vpbroadcastb zmm0, [r9 + 102]                                    ;   169.2 p5+p10   26 k
        vmovdqu64 [rbp + 14464], zmm0                                    ;   170.2 p7+p4   26 k
        vpbroadcastb zmm0, [r9 + 103]                                    ;   170.2 p5+p3   26 k
        vmovdqu64 [rbp + 14528], zmm0                                    ;   171.2 p8+p9   26 k
        vpbroadcastb zmm0, [r9 + 104]                                    ;   171.2 p5+p2   26 k
        vmovdqu64 [rbp + 14592], zmm0                                    ;   172.2 p7+p4   26 k
        vpbroadcastb zmm0, [r9 + 105]                                    ;   172.2 p5+p10   26 k
        vmovdqu64 [rbp + 14656], zmm0                                    ;   173.2 p8+p9   26 k
        vpbroadcastb zmm0, [r9 + 106]                                    ;   173.2 p5+p3   26 k
        vmovdqu64 [rbp + 14720], zmm0                                    ;   174.2 p7+p4   26 k
        vpbroadcastb zmm0, [r9 + 107]                                    ;   174.2 p5+p2   26 k
        vmovdqu64 [rbp + 14784], zmm0                                    ;   175.2 p8+p9   26 k
        vpbroadcastb zmm0, [r9 + 108]                                    ;   175.2 p5+p10   26 k
        vmovdqu64 [rbp + 14848], zmm0                                    ;   176.2 p7+p4   26 k
        vpbroadcastb zmm0, [r9 + 109]                                    ;   176.2 p5+p3   26 k
        vmovdqu64 [rbp + 14912], zmm0                                    ;   177.2 p8+p9   26 k
        vpbroadcastb zmm0, [r9 + 110]                                    ;   177.2 p5+p2   26 k
        vmovdqu64 [rbp + 14976], zmm0                                    ;   178.2 p7+p4   26 k
        vpbroadcastb zmm0, [r9 + 111]                                    ;   178.2 p5+p10   26 k
        vmovdqu64 [rbp + 15040], zmm0                                    ;   179.2 p8+p9   26 k
        vpbroadcastb zmm0, [r9 + 112]                                    ;   179.2 p5+p3   26 k
        vmovdqu64 [rbp + 15104], zmm0                                    ;   180.2 p7+p4   26 k
        vpbroadcastb zmm0, [r9 + 113]                                    ;   180.2 p5+p2   26 k
        vmovdqu64 [rbp + 15168], zmm0                                    ;   181.2 p8+p9   26 k
        vpbroadcastb zmm0, [r9 + 114]                                    ;   181.2 p5+p10   26 k
        vmovdqu64 [rbp + 15232], zmm0                                    ;   182.2 p7+p4   26 k
        vpbroadcastb zmm0, [r9 + 115]                                    ;   182.2 p5+p3   26 k
        vmovdqu64 [rbp + 15296], zmm0                                    ;   183.2 p8+p9   26 k
        vpbroadcastb zmm0, [r9 + 116]                                    ;   183.2 p5+p2   26 k
        vmovdqu64 [rbp + 15360], zmm0                                    ;   184.2 p7+p4   26 k
        vpbroadcastb zmm0, [r9 + 117]                                    ;   184.2 p5+p10   26 k
        vmovdqu64 [rbp + 15424], zmm0                                    ;   185.2 p8+p9   26 k
        vpbroadcastb zmm0, [r9 + 118]                                    ;   185.2 p5+p3   26 k
        vmovdqu64 [rbp + 15488], zmm0                                    ;   186.2 p7+p4   26 k
        vpbroadcastb zmm0, [r9 + 119]                                    ;   186.2 p5+p2   26 k
        vmovdqu64 [rbp + 15552], zmm0                                    ;   187.2 p8+p9   26 k
        vpbroadcastb zmm0, [r9 + 120]                                    ;   187.2 p5+p10   26 k
        vmovdqu64 [rbp + 15616], zmm0                                    ;   188.2 p7+p4   26 k
        vpbroadcastb zmm0, [r9 + 121]                                    ;   188.2 p5+p3   26 k
        vmovdqu64 [rbp + 15680], zmm0                                    ;   189.2 p8+p9   26 k
        vpbroadcastb zmm0, [r9 + 122]                                    ;   189.2 p5+p2   26 k
        vmovdqu64 [rbp + 15744], zmm0                                    ;   190.2 p7+p4   26 k
        vpbroadcastb zmm0, [r9 + 123]                                    ;   190.2 p5+p10   26 k
        vmovdqu64 [rbp + 15808], zmm0                                    ;   191.2 p8+p9   26 k
        vpbroadcastb zmm0, [r9 + 124]                                    ;   191.2 p5+p3   26 k
        vmovdqu64 [rbp + 15872], zmm0                                    ;   192.2 p7+p4   26 k
        vpbroadcastb zmm0, [r9 + 125]                                    ;   192.2 p5+p2   26 k
        vmovdqu64 [rbp + 15936], zmm0                                    ;   193.2 p8+p9   26 k
        vpbroadcastb zmm0, [r9 + 126]                                    ;   193.2 p5+p10   26 k
        vmovdqu64 [rbp + 16000], zmm0                                    ;   194.2 p7+p4   26 k
        vpbroadcastb zmm0, [r9 + 127]                                    ;   194.2 p5+p3   26 k
        vmovdqu64 [rbp + 16064], zmm0                                    ;   195.2 p8+p9   26 k
        vpbroadcastb zmm0, [r9 + 128]                                    ;   195.2 p5+p2   26 k
        vmovdqu64 [rbp + 16128], zmm0                                    ;   196.2 p7+p4   26 k
        vpbroadcastb zmm0, [r9 + 129]                                    ;   196.2 p5+p10   26 k
        vmovdqu64 [rbp + 16192], zmm0                                    ;   197.2 p8+p9   26 k
        vpbroadcastb zmm0, [r9 + 130]                                    ;   197.2 p5+p3   26 k
        vmovdqu64 [rbp + 16256], zmm0                                    ;   198.2 p7+p4   26 k
        vpbroadcastb zmm0, [r9 + 131]                                    ;   198.2 p5+p2   26 k
        vmovdqu64 [rbp + 16320], zmm0                                    ;   199.2 p8+p9   26 k
        vpbroadcastb zmm0, [r9 + 132]                                    ;   199.2 p5+p10   26 k
        vmovdqu64 [rbp + 16384], zmm0                                    ;   200.2 p7+p4   26 k
        vpbroadcastb zmm0, [r9 + 133]                                    ;   200.2 p5+p3   26 k
        vmovdqu64 [rbp + 16448], zmm0                                    ;   201.2 p8+p9   26 k
        vpbroadcastb zmm0, [r9 + 134]                                    ;   201.2 p5+p2   26 k
        vmovdqu64 [rbp + 16512], zmm0                                    ;   202.2 p7+p4   26 k
        vpbroadcastb zmm0, [r9 + 135]                                    ;   202.2 p5+p10   26 k
        vmovdqu64 [rbp + 16576], zmm0                                    ;   203.2 p8+p9   26 k
        vpbroadcastb zmm0, [r9 + 136]                                    ;   203.2 p5+p3   26 k
        vmovdqu64 [rbp + 16640], zmm0                                    ;   204.2 p7+p4   26 k
        vpbroadcastb zmm0, [r9 + 137]                                    ;   204.2 p5+p2   26 k
        vmovdqu64 [rbp + 16704], zmm0                                    ;   205.2 p8+p9   26 k
        vpbroadcastb zmm0, [r9 + 138]                                    ;   205.2 p5+p10   26 k
        vmovdqu64 [rbp + 16768], zmm0                                    ;   206.2 p7+p4   26 k
        vpbroadcastb zmm0, [r9 + 139]                                    ;   206.2 p5+p3   26 k
        vmovdqu64 [rbp + 16832], zmm0                                    ;   207.2 p8+p9   26 k
        vpbroadcastb zmm0, [r9 + 140]                                    ;   207.2 p5+p2   26 k
        vmovdqu64 [rbp + 16896], zmm0                                    ;   208.2 p7+p4   26 k
        vpbroadcastb zmm0, [r9 + 141]                                    ;   208.2 p5+p10   26 k
        vmovdqu64 [rbp + 16960], zmm0                                    ;   209.2 p8+p9   26 k
        vpbroadcastb zmm0, [r9 + 142]                                    ;   209.2 p5+p3   26 k
        vmovdqu64 [rbp + 17024], zmm0                                    ;   210.2 p7+p4   26 k
        vpbroadcastb zmm0, [r9 + 143]                                    ;   210.2 p5+p2   26 k
        vmovdqu64 [rbp + 17088], zmm0                                    ;   211.2 p8+p9   26 k
        vpbroadcastb zmm0, [r9 + 144]                                    ;   211.2 p5+p10   26 k
        vmovdqu64 [rbp + 17152], zmm0                                    ;   212.2 p7+p4   26 k
        vpbroadcastb zmm0, [r9 + 145]                                    ;   212.2 p5+p3   26 k
        vmovdqu64 [rbp + 17216], zmm0                                    ;   213.2 p8+p9   26 k
        vpbroadcastb zmm0, [r9 + 146]                                    ;   213.2 p5+p2   26 k
        vmovdqu64 [rbp + 17280], zmm0                                    ;   214.2 p7+p4   26 k
        vpbroadcastb zmm0, [r9 + 147]                                    ;   214.2 p5+p10   26 k
        vmovdqu64 [rbp + 17344], zmm0                                    ;   215.2 p8+p9   26 k
        vpbroadcastb zmm0, [r9 + 148]                                    ;   215.2 p5+p3   26 k
        vmovdqu64 [rbp + 17408], zmm0                                    ;   216.2 p7+p4   26 k
        vpbroadcastb zmm0, [r9 + 149]                                    ;   216.2 p5+p2   26 k
        vmovdqu64 [rbp + 17472], zmm0                                    ;   217.2 p8+p9   26 k
        vpbroadcastb zmm0, [r9 + 150]                                    ;   217.2 p5+p10   26 k
        vmovdqu64 [rbp + 17536], zmm0                                    ;   218.2 p7+p4   26 k
        vpbroadcastb zmm0, [r9 + 151]                                    ;   218.2 p5+p3   26 k
        vmovdqu64 [rbp + 17600], zmm0                                    ;   219.2 p8+p9   26 k
        vpbroadcastb zmm0, [r9 + 152]                                    ;   219.2 p5+p2   26 k
        vmovdqu64 [rbp + 17664], zmm0                                    ;   220.2 p7+p4   26 k
        vpbroadcastb zmm0, [r9 + 153]                                    ;   220.2 p5+p10   26 k
        vmovdqu64 [rbp + 17728], zmm0                                    ;   221.2 p8+p9   26 k
        vpbroadcastb zmm0, [r9 + 154]                                    ;   221.2 p5+p3   26 k
        vmovdqu64 [rbp + 17792], zmm0                                    ;   222.2 p7+p4   26 k
        vpbroadcastb zmm0, [r9 + 155]                                    ;   222.2 p5+p2   26 k
        vmovdqu64 [rbp + 17856], zmm0                                    ;   223.2 p8+p9   26 k
        vpbroadcastb zmm0, [r9 + 156]                                    ;   223.2 p5+p10   26 k
        vmovdqu64 [rbp + 17920], zmm0                                    ;   224.2 p7+p4   26 k
        vpbroadcastb zmm0, [r9 + 157]                                    ;   224.2 p5+p3   26 k
        vmovdqu64 [rbp + 17984], zmm0                                    ;   225.2 p8+p9   26 k
        vpbroadcastb zmm0, [r9 + 158]                                    ;   225.2 p5+p2   26 k
        vmovdqu64 [rbp + 18048], zmm0                                    ;   226.2 p7+p4   26 k
        vpbroadcastb zmm0, [r9 + 159]                                    ;   226.2 p5+p10   26 k
        vmovdqu64 [rbp + 18112], zmm0                                    ;   227.2 p8+p9   26 k
        vpbroadcastb zmm0, [r9 + 160]                                    ;   227.2 p5+p3   26 k
        vmovdqu64 [rbp + 18176], zmm0                                    ;   228.2 p7+p4   26 k
        vpbroadcastb zmm0, [r9 + 161]                                    ;   228.2 p5+p2   26 k
        vmovdqu64 [rbp + 18240], zmm0                                    ;   229.2 p8+p9   26 k
        vpbroadcastb zmm0, [r9 + 162]                                    ;   229.2 p5+p10   26 k
        vmovdqu64 [rbp + 18304], zmm0                                    ;   230.2 p7+p4   26 k
        vpbroadcastb zmm0, [r9 + 163]                                    ;   230.2 p5+p3   26 k
        vmovdqu64 [rbp + 18368], zmm0                                    ;   231.2 p8+p9   26 k
        vpbroadcastb zmm0, [r9 + 164]                                    ;   231.2 p5+p2   26 k
        vmovdqu64 [rbp + 18432], zmm0                                    ;   232.2 p7+p4   26 k
        vpbroadcastb zmm0, [r9 + 165]                                    ;   232.2 p5+p10   26 k
        vmovdqu64 [rbp + 18496], zmm0                                    ;   233.2 p8+p9   26 k
        vpbroadcastb zmm0, [r9 + 166]                                    ;   233.2 p5+p3   26 k
        vmovdqu64 [rbp + 18560], zmm0                                    ;   234.2 p7+p4   26 k
        vpbroadcastb zmm0, [r9 + 167]                                    ;   234.2 p5+p2   26 k
        vmovdqu64 [rbp + 18624], zmm0                                    ;   235.2 p8+p9   26 k
        vpbroadcastb zmm0, [r9 + 168]                                    ;   235.2 p5+p10   26 k
        vmovdqu64 [rbp + 18688], zmm0                                    ;   236.2 p7+p4   26 k
        vpbroadcastb zmm0, [r9 + 169]                                    ;   236.2 p5+p3   26 k
        vmovdqu64 [rbp + 18752], zmm0                                    ;   237.2 p8+p9   26 k
        vpbroadcastb zmm0, [r9 + 170]                                    ;   237.2 p5+p2   26 k
        vmovdqu64 [rbp + 18816], zmm0                                    ;   238.2 p7+p4   26 k
        vpbroadcastb zmm0, [r9 + 171]                                    ;   238.2 p5+p10   26 k
        vmovdqu64 [rbp + 18880], zmm0                                    ;   239.2 p8+p9   26 k
        vpbroadcastb zmm0, [r9 + 172]                                    ;   239.2 p5+p3   26 k
        vmovdqu64 [rbp + 18944], zmm0                                    ;   240.2 p7+p4   26 k
        vpbroadcastb zmm0, [r9 + 173]                                    ;   240.2 p5+p2   26 k
        vmovdqu64 [rbp + 19008], zmm0                                    ;   241.2 p8+p9   26 k
        vpbroadcastb zmm0, [r9 + 174]                                    ;   241.2 p5+p10   26 k
        vmovdqu64 [rbp + 19072], zmm0                                    ;   242.2 p7+p4   26 k
        vpbroadcastb zmm0, [r9 + 175]                                    ;   242.2 p5+p3   26 k
        vmovdqu64 [rbp + 19136], zmm0                                    ;   243.2 p8+p9   26 k
        vpbroadcastb zmm0, [r9 + 176]                                    ;   243.2 p5+p2   26 k
        vmovdqu64 [rbp + 19200], zmm0                                    ;   244.2 p7+p4   26 k
        vpbroadcastb zmm0, [r9 + 177]                                    ;   244.2 p5+p10   26 k
        vmovdqu64 [rbp + 19264], zmm0                                    ;   245.2 p8+p9   26 k
        vpbroadcastb zmm0, [r9 + 178]                                    ;   245.2 p5+p3   26 k
        vmovdqu64 [rbp + 19328], zmm0                                    ;   246.2 p7+p4   26 k
        vpbroadcastb zmm0, [r9 + 179]                                    ;   246.2 p5+p2   26 k
        vmovdqu64 [rbp + 19392], zmm0                                    ;   247.2 p8+p9   26 k
        vpbroadcastb zmm0, [r9 + 180]                                    ;   247.2 p5+p10   26 k
        vmovdqu64 [rbp + 19456], zmm0                                    ;   248.2 p7+p4   26 k
        vpbroadcastb zmm0, [r9 + 181]                                    ;   248.2 p5+p3   26 k
        vmovdqu64 [rbp + 19520], zmm0                                    ;   249.2 p8+p9   26 k
        vpbroadcastb zmm0, [r9 + 182]                                    ;   249.2 p5+p2   26 k
        vmovdqu64 [rbp + 19584], zmm0                                    ;   250.2 p7+p4   26 k
        vpbroadcastb zmm0, [r9 + 183]                                    ;   250.2 p5+p10   26 k
        vmovdqu64 [rbp + 19648], zmm0                                    ;   251.2 p8+p9   26 k
        vpbroadcastb zmm0, [r9 + 184]                                    ;   251.2 p5+p3   26 k
        vmovdqu64 [rbp + 19712], zmm0                                    ;   252.2 p7+p4   26 k
        vpbroadcastb zmm0, [r9 + 185]                                    ;   252.2 p5+p2   26 k
        vmovdqu64 [rbp + 19776], zmm0                                    ;   253.2 p8+p9   26 k
        vpbroadcastb zmm0, [r9 + 186]                                    ;   253.2 p5+p10   26 k
        vmovdqu64 [rbp + 19840], zmm0                                    ;   254.2 p7+p4   26 k
        vpbroadcastb zmm0, [r9 + 187]                                    ;   254.2 p5+p3   26 k
        vmovdqu64 [rbp + 19904], zmm0                                    ;   255.2 p8+p9   26 k
        vpbroadcastb zmm0, [r9 + 188]                                    ;   255.2 p5+p2   26 k
        vmovdqu64 [rbp + 19968], zmm0                                    ;   256.2 p7+p4   26 k
        vpbroadcastb zmm0, [r9 + 189]                                    ;   256.2 p5+p10   26 k
        vmovdqu64 [rbp + 20032], zmm0                                    ;   257.2 p8+p9   26 k
        vpbroadcastb zmm0, [r9 + 190]                                    ;   257.2 p5+p3   26 k
        vmovdqu64 [rbp + 20096], zmm0                                    ;   258.2 p7+p4   26 k
        vpbroadcastb zmm0, [r9 + 191]                                    ;   258.2 p5+p2   26 k
        vmovdqu64 [rbp + 20160], zmm0                                    ;   259.2 p8+p9   26 k
        vpbroadcastb zmm0, [r9 + 192]                                    ;   259.2 p5+p10   26 k
        vmovdqu64 [rbp + 20224], zmm0                                    ;   260.2 p7+p4   26 k
        vpbroadcastb zmm0, [r9 + 193]                                    ;   260.2 p5+p3   26 k
        vmovdqu64 [rbp + 20288], zmm0                                    ;   261.2 p8+p9   26 k
        vpbroadcastb zmm0, [r9 + 194]                                    ;   261.2 p5+p2   26 k
        vmovdqu64 [rbp + 20352], zmm0                                    ;   262.2 p7+p4   26 k
        vpbroadcastb zmm0, [r9 + 195]                                    ;   262.2 p5+p10   26 k
        vmovdqu64 [rbp + 20416], zmm0                                    ;   263.2 p8+p9   26 k
        vpbroadcastb zmm0, [r9 + 196]                                    ;   263.2 p5+p3   26 k
        vmovdqu64 [rbp + 20480], zmm0                                    ;   264.2 p7+p4   26 k
        vpbroadcastb zmm0, [r9 + 197]                                    ;   264.2 p5+p2   26 k
        vmovdqu64 [rbp + 20544], zmm0                                    ;   265.2 p8+p9   26 k
        vpbroadcastb zmm0, [r9 + 198]                                    ;   265.2 p5+p10   26 k
        vmovdqu64 [rbp + 20608], zmm0                                    ;   266.2 p7+p4   26 k
        vpbroadcastb zmm0, [r9 + 199]                                    ;   266.2 p5+p3   26 k
        vmovdqu64 [rbp + 20672], zmm0                                    ;   267.2 p8+p9   26 k
        vpbroadcastb zmm0, [r9 + 200]                                    ;   267.2 p5+p2   26 k
        vmovdqu64 [rbp + 20736], zmm0                                    ;   268.2 p7+p4   26 k
        vpbroadcastb zmm0, [r9 + 201]                                    ;   268.2 p5+p10   26 k
        vmovdqu64 [rbp + 20800], zmm0                                    ;   269.2 p8+p9   26 k
        vpbroadcastb zmm0, [r9 + 202]                                    ;   269.2 p5+p3   26 k
        vmovdqu64 [rbp + 20864], zmm0                                    ;   270.2 p7+p4   26 k
        vpbroadcastb zmm0, [r9 + 203]                                    ;   270.2 p5+p2   26 k
        vmovdqu64 [rbp + 20928], zmm0                                    ;   271.2 p8+p9   26 k
        vpbroadcastb zmm0, [r9 + 204]                                    ;   271.2 p5+p10   26 k
        vmovdqu64 [rbp + 20992], zmm0                                    ;   272.2 p7+p4   26 k
        vpbroadcastb zmm0, [r9 + 205]                                    ;   272.2 p5+p3   26 k
        vmovdqu64 [rbp + 21056], zmm0                                    ;   273.2 p8+p9   26 k
        vpbroadcastb zmm0, [r9 + 206]                                    ;   273.2 p5+p2   26 k
        vmovdqu64 [rbp + 21120], zmm0                                    ;   274.2 p7+p4   26 k
        vpbroadcastb zmm0, [r9 + 207]                                    ;   274.2 p5+p10   26 k
        vmovdqu64 [rbp + 21184], zmm0                                    ;   275.2 p8+p9   26 k
        vpbroadcastb zmm0, [r9 + 208]                                    ;   275.2 p5+p3   26 k
        vmovdqu64 [rbp + 21248], zmm0                                    ;   276.2 p7+p4   26 k
        vpbroadcastb zmm0, [r9 + 209]                                    ;   276.2 p5+p2   26 k
        vmovdqu64 [rbp + 21312], zmm0                                    ;   277.2 p8+p9   26 k
        vpbroadcastb zmm0, [r9 + 210]                                    ;   277.2 p5+p10   26 k
        vmovdqu64 [rbp + 21376], zmm0                                    ;   278.2 p7+p4   26 k
        vpbroadcastb zmm0, [r9 + 211]                                    ;   278.2 p5+p3   26 k
        vmovdqu64 [rbp + 21440], zmm0                                    ;   279.2 p8+p9   26 k
        vpbroadcastb zmm0, [r9 + 212]                                    ;   279.2 p5+p2   26 k
        vmovdqu64 [rbp + 21504], zmm0                                    ;   280.2 p7+p4   26 k
        vpbroadcastb zmm0, [r9 + 213]                                    ;   280.2 p5+p10   26 k
        vmovdqu64 [rbp + 21568], zmm0                                    ;   281.2 p8+p9   26 k
        vpbroadcastb zmm0, [r9 + 214]                                    ;   281.2 p5+p3   26 k
        vmovdqu64 [rbp + 21632], zmm0                                    ;   282.2 p7+p4   26 k
        vpbroadcastb zmm0, [r9 + 215]                                    ;   282.2 p5+p2   26 k
        vmovdqu64 [rbp + 21696], zmm0                                    ;   283.2 p8+p9   26 k
        vpbroadcastb zmm0, [r9 + 216]                                    ;   283.2 p5+p10   26 k
        vmovdqu64 [rbp + 21760], zmm0                                    ;   284.2 p7+p4   26 k
        vpbroadcastb zmm0, [r9 + 217]                                    ;   284.2 p5+p3   26 k
        vmovdqu64 [rbp + 21824], zmm0                                    ;   285.2 p8+p9   26 k
        vpbroadcastb zmm0, [r9 + 218]                                    ;   285.2 p5+p2   26 k
        vmovdqu64 [rbp + 21888], zmm0                                    ;   286.2 p7+p4   26 k
        vpbroadcastb zmm0, [r9 + 219]                                    ;   286.2 p5+p10   26 k
        vmovdqu64 [rbp + 21952], zmm0                                    ;   287.2 p8+p9   26 k
        vpbroadcastb zmm0, [r9 + 220]                                    ;   287.2 p5+p3   26 k
        vmovdqu64 [rbp + 22016], zmm0                                    ;   288.2 p7+p4   26 k
        vpbroadcastb zmm0, [r9 + 221]                                    ;   288.2 p5+p2   26 k
        vmovdqu64 [rbp + 22080], zmm0                                    ;   289.2 p8+p9   26 k
        vpbroadcastb zmm0, [r9 + 222]                                    ;   289.2 p5+p10   26 k
        vmovdqu64 [rbp + 22144], zmm0                                    ;   290.2 p7+p4   26 k
        vpbroadcastb zmm0, [r9 + 223]                                    ;   290.2 p5+p3   26 k
        vmovdqu64 [rbp + 22208], zmm0                                    ;   291.2 p8+p9   26 k
        vpbroadcastb zmm0, [r9 + 224]                                    ;   291.2 p5+p2   26 k
        vmovdqu64 [rbp + 22272], zmm0                                    ;   292.2 p7+p4   26 k
        vpbroadcastb zmm0, [r9 + 225]                                    ;   292.2 p5+p10   26 k
        vmovdqu64 [rbp + 22336], zmm0                                    ;   293.2 p8+p9   26 k
        vpbroadcastb zmm0, [r9 + 226]                                    ;   293.2 p5+p3   26 k
        vmovdqu64 [rbp + 22400], zmm0                                    ;   294.2 p7+p4   26 k
        vpbroadcastb zmm0, [r9 + 227]                                    ;   294.2 p5+p2   26 k
        vmovdqu64 [rbp + 22464], zmm0                                    ;   295.2 p8+p9   26 k
        vpbroadcastb zmm0, [r9 + 228]                                    ;   295.2 p5+p10   26 k
        vmovdqu64 [rbp + 22528], zmm0                                    ;   296.2 p7+p4   26 k
        vpbroadcastb zmm0, [r9 + 229]                                    ;   296.2 p5+p3   26 k
        vmovdqu64 [rbp + 22592], zmm0                                    ;   297.2 p8+p9   26 k
        vpbroadcastb zmm0, [r9 + 230]                                    ;   297.2 p5+p2   26 k
        vmovdqu64 [rbp + 22656], zmm0                                    ;   298.2 p7+p4   26 k
        vpbroadcastb zmm0, [r9 + 231]                                    ;   298.2 p5+p10   26 k
        vmovdqu64 [rbp + 22720], zmm0                                    ;   299.2 p8+p9   26 k
        vpbroadcastb zmm0, [r9 + 232]                                    ;   299.2 p5+p3   26 k
        vmovdqu64 [rbp + 22784], zmm0                                    ;   300.2 p7+p4   26 k
        vpbroadcastb zmm0, [r9 + 233]                                    ;   300.2 p5+p2   26 k
        vmovdqu64 [rbp + 22848], zmm0                                    ;   301.2 p8+p9   26 k
        vpbroadcastb zmm0, [r9 + 234]                                    ;   301.2 p5+p10   26 k
        vmovdqu64 [rbp + 22912], zmm0                                    ;   302.2 p7+p4   26 k
        vpbroadcastb zmm0, [r9 + 235]                                    ;   302.2 p5+p3   26 k
        vmovdqu64 [rbp + 22976], zmm0                                    ;   303.2 p8+p9   26 k
        vpbroadcastb zmm0, [r9 + 236]                                    ;   303.2 p5+p2   26 k
        vmovdqu64 [rbp + 23040], zmm0                                    ;   304.2 p7+p4   26 k
        vpbroadcastb zmm0, [r9 + 237]                                    ;   304.2 p5+p10   26 k
        vmovdqu64 [rbp + 23104], zmm0                                    ;   305.2 p8+p9   26 k
        vpbroadcastb zmm0, [r9 + 238]                                    ;   305.2 p5+p3   26 k
        vmovdqu64 [rbp + 23168], zmm0                                    ;   306.2 p7+p4   26 k
        vpbroadcastb zmm0, [r9 + 239]                                    ;   306.2 p5+p2   26 k
        vmovdqu64 [rbp + 23232], zmm0                                    ;   307.2 p8+p9   26 k
        vpbroadcastb zmm0, [r9 + 240]                                    ;   307.2 p5+p10   26 k
        vmovdqu64 [rbp + 23296], zmm0                                    ;   308.2 p7+p4   26 k
        vpbroadcastb zmm0, [r9 + 241]                                    ;   308.2 p5+p3   26 k
        vmovdqu64 [rbp + 23360], zmm0                                    ;   309.2 p8+p9   26 k
        vpbroadcastb zmm0, [r9 + 242]                                    ;   309.2 p5+p2   26 k
        vmovdqu64 [rbp + 23424], zmm0                                    ;   310.2 p7+p4   26 k
        vpbroadcastb zmm0, [r9 + 243]                                    ;   310.2 p5+p10   26 k
        vmovdqu64 [rbp + 23488], zmm0                                    ;   311.2 p8+p9   26 k
        vpbroadcastb zmm0, [r9 + 244]                                    ;   311.2 p5+p3   26 k
        vmovdqu64 [rbp + 23552], zmm0                                    ;   312.2 p7+p4   26 k
        vpbroadcastb zmm0, [r9 + 245]                                    ;   312.2 p5+p2   26 k
        vmovdqu64 [rbp + 23616], zmm0                                    ;   313.2 p8+p9   26 k
        vpbroadcastb zmm0, [r9 + 246]                                    ;   313.2 p5+p10   26 k
        vmovdqu64 [rbp + 23680], zmm0                                    ;   314.2 p7+p4   26 k
        vpbroadcastb zmm0, [r9 + 247]                                    ;   314.2 p5+p3   26 k
        vmovdqu64 [rbp + 23744], zmm0                                    ;   315.2 p8+p9   26 k
        vpbroadcastb zmm0, [r9 + 248]                                    ;   315.2 p5+p2   26 k
        vmovdqu64 [rbp + 23808], zmm0                                    ;   316.2 p7+p4   26 k
        vpbroadcastb zmm0, [r9 + 249]                                    ;   316.2 p5+p10   26 k
        vmovdqu64 [rbp + 23872], zmm0                                    ;   317.2 p8+p9   26 k
        vpbroadcastb zmm0, [r9 + 250]                                    ;   317.2 p5+p3   26 k
        vmovdqu64 [rbp + 23936], zmm0                                    ;   318.2 p7+p4   26 k
        vpbroadcastb zmm0, [r9 + 251]                                    ;   318.2 p5+p2   26 k
        vmovdqu64 [rbp + 24000], zmm0                                    ;   319.2 p8+p9   26 k
        vpbroadcastb zmm0, [r9 + 252]                                    ;   319.2 p5+p10   26 k
        vmovdqu64 [rbp + 24064], zmm0                                    ;   320.2 p7+p4   26 k
        vpbroadcastb zmm0, [r9 + 253]                                    ;   320.2 p5+p3   26 k
        vmovdqu64 [rbp + 24128], zmm0                                    ;   321.2 p8+p9   26 k
        vpbroadcastb zmm0, [r9 + 254]                                    ;   321.2 p5+p2   26 k
        vmovdqu64 [rbp + 24192], zmm0                                    ;   322.2 p7+p4   26 k
        vpbroadcastb zmm0, [r9 + 255]                                    ;   322.2 p5+p10   26 k
        vmovdqu64 [rbp + 24256], zmm0                                    ;   323.2 p8+p9   26 k
        vpbroadcastb zmm0, [r9 + 256]                                    ;   323.2 p5+p3   26 k
        vmovdqu64 [rbp + 24320], zmm0                                    ;   324.2 p7+p4   26 k
        vpbroadcastb zmm0, [r9 + 257]                                    ;   324.2 p5+p2   26 k
        vmovdqu64 [rbp + 24384], zmm0                                    ;   325.2 p8+p9   26 k
        vpbroadcastb zmm0, [r9 + 258]                                    ;   325.2 p5+p10   26 k
        vmovdqu64 [rbp + 24448], zmm0                                    ;   326.2 p7+p4   26 k
        vpbroadcastb zmm0, [r9 + 259]                                    ;   326.2 p5+p3   26 k
        vmovdqu64 [rbp + 24512], zmm0                                    ;   327.2 p8+p9   26 k
        vpbroadcastb zmm0, [r9 + 260]                                    ;   327.2 p5+p2   26 k
        vmovdqu64 [rbp + 24576], zmm0                                    ;   328.2 p7+p4   26 k
        vpbroadcastb zmm0, [r9 + 261]                                    ;   328.2 p5+p10   26 k
        vmovdqu64 [rbp + 24640], zmm0                                    ;   329.2 p8+p9   26 k
        vpbroadcastb zmm0, [r9 + 262]                                    ;   329.2 p5+p3   26 k
        vmovdqu64 [rbp + 24704], zmm0                                    ;   330.2 p7+p4   26 k
        vpbroadcastb zmm0, [r9 + 263]                                    ;   330.2 p5+p2   26 k
        vmovdqu64 [rbp + 24768], zmm0                                    ;   331.2 p8+p9   26 k
        vpbroadcastb zmm0, [r9 + 264]                                    ;   331.2 p5+p10   26 k
        vmovdqu64 [rbp + 24832], zmm0                                    ;   332.2 p7+p4   26 k
        vpbroadcastb zmm0, [r9 + 265]                                    ;   332.2 p5+p3   26 k
        vmovdqu64 [rbp + 24896], zmm0                                    ;   333.2 p8+p9   26 k
        vpbroadcastb zmm0, [r9 + 266]                                    ;   333.2 p5+p2   26 k
        vmovdqu64 [rbp + 24960], zmm0                                    ;   334.2 p7+p4   26 k
        vpbroadcastb zmm0, [r9 + 267]                                    ;   334.2 p5+p10   26 k
        vpbroadcastb zmm1, [r9 + 268]                                    ;   335.2 p5+p3   26 k
        vpbroadcastb zmm2, [r9 + 269]                                    ;   336.2 p5+p2   26 k
        vpbroadcastb zmm3, [r9 + 270]                                    ;   337.2 p5+p10   26 k
        vpbroadcastb zmm4, [r9 + 271]                                    ;   338.2 p5+p3   26 k
        vmovdqu64 [rbp + 25024], zmm0                                    ;   335.2 p8+p9   26 k
        vmovdqu64 [rbp + 25088], zmm1                                    ;   336.2 p7+p4   26 k
        vmovdqu64 [rbp + 25152], zmm2                                    ;   337.2 p8+p9   26 k
        vmovdqu64 [rbp + 25216], zmm3                                    ;   338.2 p7+p4   26 k
        vmovdqu64 [rbp + 25280], zmm4                                    ;   339.2 p8+p9   26 k
        mov esi, 0                                                       ;   129.7 p1      26 k reload
        mov dword [rbp + 27728], esi                                     ;   335.7 p7+p4   26 k
        cmp dword [rbp + 27732], 0                                       ;                    no blocks?
        je .blocks_1_done
        mov eax, dword [rbp + 27732]                                     ;                    passes of 128
        mov rcx, rax                                                     ;                    passes of 128
.blocks_1_share:
        and rax, 0x7f                                                    ;                    passes of 128
        mov qword [rbp + 27664], rax                                     ;                    passes of 128
        sub rcx, rax                                                     ;                    passes of 128
        imul rcx, rcx, 0x10                                              ;                    passes of 128
        mov rdx, qword [rbp + 27672]                                     ;                    passes of 128
        add rcx, rdx                                                     ;                    passes of 128
        mov qword [rbp + 27680], rcx                                     ;                    passes of 128
        cmp rcx, rdx                                                     ;                    passes of 128
        je .blocks_1_rest
.blocks_1_again:
        mov r8, qword [rbp + 27672]                                      ;                    resident
        mov r9, qword [rbp + 27688]                                      ;                    resident
        align 16
.blocks_1:
        vmovd xmm0, [rbp + 27728]                                        ;     0.0 p2       9 d
        vpermq zmm0, zmm0, 0                                             ;     6.0 p5       9 d
        vshufi32x4 zmm0, zmm0, zmm0, 0                                   ;     9.0 p5       9 d
        vmovdqu64 zmm1, [rel camellia256_ctr.T0_constants512 + 448]      ;     0.5 p3       9 d reload
        vpshufb zmm2, zmm0, zmm1                                         ;    12.0 p5       9 d
        vmovdqu64 zmm3, [rel camellia256_ctr.T0_constants512]            ;     1.0 p2       9 d reload
        vpshufb zmm4, zmm0, zmm3                                         ;    12.0 p5       9 d
        vmovdqu64 zmm5, [rel camellia256_ctr.T0_constants512 + 640]      ;     1.5 p3       9 d reload
        vpshufb zmm6, zmm0, zmm5                                         ;    12.0 p5       9 d
        vmovdqu64 zmm7, [rel camellia256_ctr.T0_constants512 + 704]      ;     2.0 p2       9 d reload
        vpshufb zmm0, zmm0, zmm7                                         ;    12.0 p5       9 d
        vpaddb zmm8, zmm4, [rbp + 5248]                                  ;    13.0 p0+p3    9 d
        vpaddb zmm9, zmm6, [rbp + 5504]                                  ;    13.0 p0+p2    9 d
        vpaddb zmm10, zmm0, [rbp + 5696]                                 ;    13.0 p0+p3    9 d
        vmovdqu64 zmm11, [rel camellia256_ctr.T0_constants512 + 512]     ;     4.0 p2       9 d reload
        vpaddb zmm2, zmm2, zmm11                                         ;    13.0 p0       9 d
        vmovdqu64 zmm12, [rbp + 7296]                                    ;     4.5 p3       9 d.0 reload
        vpaddb zmm13, zmm2, zmm12                                        ;    14.0 p0       9 d
        vpternlogd zmm2, zmm12, zmm13, 0xd4                              ;    15.0 p5       9 d
        vmovdqu64 zmm14, [rel camellia256_ctr.T0_constants512 + 576]     ;     5.0 p2       9 d reload
        vpshufb zmm2, zmm14, zmm2                                        ;    16.0 p5       9 d
        vpaddb zmm8, zmm8, zmm2                                          ;    17.0 p0       9 d
        vmovdqu64 zmm2, [rbp + 5952]                                     ;     5.5 p3       9 d.1 reload
        vpternlogd zmm4, zmm8, zmm2, 0xb2                                ;    18.0 p0       9 d
        vpshufb zmm4, zmm14, zmm4                                        ;    19.0 p5       9 d
        vpaddb zmm9, zmm9, zmm4                                          ;    20.0 p0       9 d
        vmovdqu64 zmm4, [rbp + 6400]                                     ;     6.0 p2       9 d.2 reload
        vpternlogd zmm6, zmm9, zmm4, 0xb2                                ;    21.0 p5       9 d
        vpshufb zmm6, zmm14, zmm6                                        ;    22.0 p5       9 d
        vpaddb zmm10, zmm10, zmm6                                        ;    23.0 p0       9 d
        vmovdqu64 zmm6, [rbp + 6592]                                     ;     6.5 p3       9 d.3 reload
        vpternlogd zmm0, zmm10, zmm6, 0xb2                               ;    24.0 p0       9 d
        vpshufb zmm0, zmm14, zmm0                                        ;    25.0 p5       9 d
        vmovdqu64 zmm15, [rbp + 8960]                                    ;     7.0 p2       9 d.0 reload
        vmovdqu64 zmm16, [rbp + 7872]                                    ;     7.5 p3      11 t reload
        vpternlogd zmm13, zmm16, zmm15, 0x96                             ;    15.0 p0      11 t
        vmovdqu64 zmm16, [rbp + 9024]                                    ;     8.0 p2       9 d.1 reload
        vmovdqu64 zmm17, [rbp + 7424]                                    ;     8.5 p3      11 t reload
        vpternlogd zmm8, zmm17, zmm16, 0x96                              ;    18.0 p5      11 t
        vmovdqu64 zmm17, [rbp + 9088]                                    ;     9.0 p2       9 d.2 reload
        vmovdqu64 zmm18, [rbp + 7680]                                    ;     9.5 p3      11 t reload
        vpternlogd zmm9, zmm18, zmm17, 0x96                              ;    21.0 p0      11 t
        vmovdqu64 zmm18, [rbp + 9152]                                    ;    10.0 p2       9 d.3 reload
        vmovdqu64 zmm19, [rbp + 8000]                                    ;    10.5 p3      11 t reload
        vpternlogd zmm10, zmm19, zmm18, 0x96                             ;    24.0 p5      11 t
        vpaddb zmm0, zmm0, [rbp + 5888]                                  ;    26.0 p0+p2    9 d
        vmovdqu64 zmm19, [rbp + 6720]                                    ;    11.5 p3       9 d.4 reload
        vpandnd zmm20, zmm0, zmm19                                       ;    27.0 p5       9 d
        vpshufb zmm20, zmm14, zmm20                                      ;    28.0 p5       9 d
        vmovdqu64 zmm21, [rbp + 9216]                                    ;    12.0 p2       9 d.4 reload
        vmovdqu64 zmm22, [rbp + 7616]                                    ;    12.5 p3      11 t reload
        vpternlogd zmm0, zmm22, zmm21, 0x96                              ;    27.0 p0      11 t
        vpaddb zmm20, zmm20, [rbp + 6080]                                ;    29.0 p0+p2    9 d
        vmovdqu64 zmm22, [rbp + 6912]                                    ;    13.5 p3       9 d.5 reload
        vpandnd zmm23, zmm20, zmm22                                      ;    30.0 p5       9 d
        vpshufb zmm23, zmm14, zmm23                                      ;    31.0 p5       9 d
        vmovdqu64 zmm24, [rbp + 9280]                                    ;    14.0 p2       9 d.5 reload
        vmovdqu64 zmm25, [rbp + 8128]                                    ;    14.5 p3      11 t reload
        vpternlogd zmm20, zmm25, zmm24, 0x96                             ;    30.0 p0      11 t
        vpaddb zmm23, zmm23, [rbp + 6272]                                ;    32.0 p0+p2    9 d
        vmovdqu64 zmm25, [rbp + 7040]                                    ;    15.5 p3       9 d.6 reload
        vpandnd zmm26, zmm23, zmm25                                      ;    33.0 p5       9 d
        vpshufb zmm26, zmm14, zmm26                                      ;    34.0 p5       9 d
        vmovdqu64 zmm27, [rbp + 9344]                                    ;    16.0 p2       9 d.6 reload
        vmovdqu64 zmm28, [rbp + 8064]                                    ;    16.5 p3      11 t reload
        vpternlogd zmm23, zmm28, zmm27, 0x96                             ;    33.0 p0      11 t
        vpaddb zmm26, zmm26, [rbp + 6464]                                ;    35.0 p0+p2    9 d
        vmovdqu64 zmm28, [rbp + 9408]                                    ;    17.5 p3       9 d.7 reload
        vmovdqu64 zmm29, [rbp + 7936]                                    ;    18.0 p2      11 t reload
        vpternlogd zmm26, zmm29, zmm28, 0x96                             ;    36.0 p5      11 t
        vmovdqu64 zmm29, [rbp + 9472]                                    ;    18.5 p3      11 l.0 reload
        vpxord zmm30, zmm13, zmm29                                       ;    24.5 p0      11 t
        vmovdqu64 zmm31, [rel camellia256_ctr.T0_constants512 + 64]      ;    19.0 p2      11 t reload
        vgf2p8affineqb zmm30, zmm30, zmm31, 8                            ;    25.5 p0      11 t
        vgf2p8affineinvqb zmm30, zmm30, [rel camellia256_ctr.T0_constants512 + 128], 0x6e ;    28.5 p0+p3   11 t
        vmovdqu64 [rbp + 25344], zmm13                                   ;    16.0 p7+p4   11 t spill
        vpxord zmm13, zmm0, [rbp + 9728]                                 ;    28.0 p5+p2   11 t
        vgf2p8affineqb zmm13, zmm13, [rel camellia256_ctr.T0_constants512 + 192], 0x58 ;    29.0 p0+p3   11 t
        vgf2p8affineinvqb zmm13, zmm13, [rel camellia256_ctr.T0_constants512 + 256], 0x6e ;    32.0 p0+p2   11 t
        vmovdqu64 [rbp + 25408], zmm0                                    ;    28.0 p8+p9   11 t spill
        vpxord zmm0, zmm20, [rbp + 9792]                                 ;    31.0 p5+p3   11 t
        vgf2p8affineqb zmm0, zmm0, zmm31, 8                              ;    32.0 p0      11 t
        vgf2p8affineinvqb zmm0, zmm0, [rel camellia256_ctr.T0_constants512 + 320], 0x37 ;    35.0 p0+p2   11 t
        vmovdqu64 [rbp + 25472], zmm20                                   ;    31.0 p7+p4   11 t spill
        vpxord zmm20, zmm23, [rbp + 9856]                                ;    34.0 p5+p3   11 t
        vgf2p8affineqb zmm20, zmm20, zmm31, 8                            ;    35.0 p0      11 t
        vgf2p8affineinvqb zmm20, zmm20, [rel camellia256_ctr.T0_constants512 + 384], 0xdc ;    38.0 p0+p2   11 t
        vmovdqu64 [rbp + 25536], zmm23                                   ;    34.0 p8+p9   11 t spill
        vpxord zmm23, zmm26, [rbp + 9920]                                ;    37.0 p5+p3   11 t
        vgf2p8affineqb zmm23, zmm23, zmm31, 8                            ;    38.0 p0      11 t
        vgf2p8affineinvqb zmm23, zmm23, [rel camellia256_ctr.T0_constants512 + 128], 0x6e ;    41.0 p0+p2   11 t
        vmovdqu64 [rbp + 25600], zmm26                                   ;    37.0 p7+p4   11 t spill
        vpxord zmm26, zmm8, [rbp + 9536]                                 ;    25.2 p5+p3   11 t
        vgf2p8affineqb zmm26, zmm26, [rel camellia256_ctr.T0_constants512 + 192], 0x58 ;    31.8 p0+p2   11 t
        vgf2p8affineinvqb zmm26, zmm26, [rel camellia256_ctr.T0_constants512 + 256], 0x6e ;    34.8 p0+p3   11 t
        vmovdqu64 [rbp + 25664], zmm8                                    ;    19.0 p8+p9   11 t spill
        vpxord zmm8, zmm9, [rbp + 9600]                                  ;    26.2 p5+p2   11 t
        vgf2p8affineqb zmm8, zmm8, zmm31, 8                              ;    33.8 p0      11 t
        vgf2p8affineinvqb zmm8, zmm8, [rel camellia256_ctr.T0_constants512 + 320], 0x37 ;    36.8 p0+p3   11 t
        vmovdqu64 [rbp + 25728], zmm9                                    ;    22.0 p7+p4   11 t spill
        vmovdqa64 zmm9, zmm20                                            ;    41.0         11 t copy
        vpternlogd zmm9, zmm30, zmm26, 0x96                              ;    41.0 p5      11 t
        vpxord zmm31, zmm10, [rbp + 9664]                                ;    28.2 p5+p2   11 t
        vgf2p8affineqb zmm31, zmm31, [rel camellia256_ctr.T0_constants512 + 64], 8 ;    35.8 p0+p3   11 t
        vgf2p8affineinvqb zmm31, zmm31, [rel camellia256_ctr.T0_constants512 + 384], 0xdc ;    38.8 p0+p2   11 t
        vmovdqu64 [rbp + 25792], zmm10                                   ;    25.0 p8+p9   11 t spill
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
        vpternlogd zmm31, zmm20, [rbp + 4736], 0x96                      ;    46.0 p0+p3   11 t
        mov esi, dword [rbp + 27728]                                     ;    20.0 p10      9 d
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
        vpaddb zmm12, zmm3, [rbp + 5632]                                 ;    47.2 p0+p2    9 d
        vpternlogd zmm15, zmm7, [rbp + 8192], 0x96                       ;    49.2 p0+p3   11 t
        vpaddb zmm7, zmm5, [rbp + 5824]                                  ;    47.2 p0+p2    9 d
        vpternlogd zmm10, zmm23, [rbp + 4992], 0x96                      ;    45.8 p0+p3   11 t
        vpxord zmm26, zmm15, zmm29                                       ;    50.2 p5      11 t
        vmovdqu64 zmm29, [rel camellia256_ctr.T0_constants512 + 64]      ;    32.0 p2      11 t reload
        vgf2p8affineqb zmm26, zmm26, zmm29, 8                            ;    51.2 p0      11 t
        vmovdqu64 zmm30, [rel camellia256_ctr.T0_constants512 + 128]     ;    32.5 p3      11 t reload
        vgf2p8affineinvqb zmm26, zmm26, zmm30, 0x6e                      ;    54.2 p0      11 t
        vpaddb zmm11, zmm11, [rbp + 5440]                                ;    52.2 p5+p2    9 d
        vpternlogd zmm2, zmm1, zmm11, 0xd4                               ;    53.2 p5       9 d
        vpshufb zmm1, zmm14, zmm2                                        ;    54.2 p5       9 d
        vpaddb zmm12, zmm12, zmm1                                        ;    55.2 p0       9 d
        vpternlogd zmm4, zmm3, zmm12, 0xd4                               ;    56.2 p0       9 d
        vpshufb zmm1, zmm14, zmm4                                        ;    57.2 p5       9 d
        vpaddb zmm7, zmm7, zmm1                                          ;    58.2 p0       9 d
        vpternlogd zmm6, zmm5, zmm7, 0xd4                                ;    59.2 p5       9 d
        vpshufb zmm1, zmm14, zmm6                                        ;    60.2 p5       9 d
        vpternlogd zmm16, zmm11, [rbp + 7488], 0x96                      ;    53.2 p0+p3   11 t
        vpternlogd zmm17, zmm12, [rbp + 7808], 0x96                      ;    56.2 p0+p2   11 t
        vpternlogd zmm18, zmm7, [rbp + 8320], 0x96                       ;    59.2 p5+p3   11 t
        vpaddb zmm1, zmm1, [rbp + 6016]                                  ;    61.2 p0+p2    9 d
        vpandnd zmm2, zmm1, zmm19                                        ;    62.2 p5       9 d
        vpshufb zmm2, zmm14, zmm2                                        ;    63.2 p5       9 d
        vpternlogd zmm21, zmm1, [rbp + 7744], 0x96                       ;    62.2 p0+p3   11 t
        vpaddb zmm2, zmm2, [rbp + 6208]                                  ;    64.2 p0+p2    9 d
        vpandnd zmm1, zmm2, zmm22                                        ;    65.2 p5       9 d
        vpshufb zmm1, zmm14, zmm1                                        ;    66.2 p5       9 d
        vpternlogd zmm24, zmm2, [rbp + 8448], 0x96                       ;    65.2 p0+p3   11 t
        vpaddb zmm1, zmm1, [rbp + 6336]                                  ;    67.2 p0+p2    9 d
        vpandnd zmm2, zmm1, zmm25                                        ;    68.2 p5       9 d
        vpshufb zmm2, zmm14, zmm2                                        ;    69.2 p5       9 d
        vpternlogd zmm27, zmm1, [rbp + 8384], 0x96                       ;    68.2 p0+p3   11 t
        vpaddb zmm2, zmm2, [rbp + 6528]                                  ;    70.2 p0+p2    9 d
        vpternlogd zmm2, zmm28, [rbp + 8256], 0x96                       ;    71.2 p5+p3   11 t
        vpxord zmm1, zmm21, [rbp + 9728]                                 ;    63.2 p0+p2   11 t
        vmovdqu64 zmm3, [rel camellia256_ctr.T0_constants512 + 192]      ;    39.5 p3      11 t reload
        vgf2p8affineqb zmm1, zmm1, zmm3, 0x58                            ;    64.2 p0      11 t
        vmovdqu64 zmm4, [rel camellia256_ctr.T0_constants512 + 256]      ;    40.0 p2      11 t reload
        vgf2p8affineinvqb zmm1, zmm1, zmm4, 0x6e                         ;    67.2 p0      11 t
        vpxord zmm5, zmm16, [rbp + 9536]                                 ;    61.2 p5+p3   11 t
        vgf2p8affineqb zmm5, zmm5, zmm3, 0x58                            ;    63.8 p0      11 t
        vgf2p8affineinvqb zmm5, zmm5, zmm4, 0x6e                         ;    66.8 p0      11 t
        vpxord zmm6, zmm24, [rbp + 9792]                                 ;    66.2 p5+p2   11 t
        vgf2p8affineqb zmm6, zmm6, zmm29, 8                              ;    67.2 p0      11 t
        vpxord zmm7, zmm17, [rbp + 9600]                                 ;    63.2 p5+p3   11 t
        vgf2p8affineqb zmm7, zmm7, zmm29, 8                              ;    66.8 p0      11 t
        vmovdqu64 zmm11, [rel camellia256_ctr.T0_constants512 + 320]     ;    42.0 p2      11 t reload
        vgf2p8affineinvqb zmm7, zmm7, zmm11, 0x37                        ;    69.8 p0      11 t
        vgf2p8affineinvqb zmm6, zmm6, zmm11, 0x37                        ;    70.2 p0      11 t
        vpxord zmm12, zmm27, [rbp + 9856]                                ;    69.2 p5+p3   11 t
        vgf2p8affineqb zmm12, zmm12, zmm29, 8                            ;    70.2 p0      11 t
        vpxord zmm14, zmm18, [rbp + 9664]                                ;    65.2 p5+p2   11 t
        vgf2p8affineqb zmm14, zmm14, zmm29, 8                            ;    70.8 p0      11 t
        vmovdqu64 zmm19, [rel camellia256_ctr.T0_constants512 + 384]     ;    43.5 p3      11 t reload
        vgf2p8affineinvqb zmm14, zmm14, zmm19, 0xdc                      ;    73.8 p0      11 t
        vpxord zmm22, zmm2, [rbp + 9920]                                 ;    72.2 p5+p2   11 t
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
        vpternlogd zmm28, zmm12, [rbp + 4800], 0x96                      ;    81.8 p5+p3   11 t
        vpternlogd zmm25, zmm22, [rbp + 5120], 0x96                      ;    80.8 p0+p2   11 t
        vmovdqu64 zmm14, [rbp + 10240]                                   ;    46.5 p3      11 r.4 reload
        vpxord zmm26, zmm9, zmm14                                        ;    77.2 p5      11 t
        vgf2p8affineqb zmm26, zmm26, zmm3, 0x58                          ;    78.2 p0      11 t
        vgf2p8affineinvqb zmm26, zmm26, zmm4, 0x6e                       ;    81.2 p0      11 t
        vmovdqu64 [rbp + 25856], zmm9                                    ;    44.8 p7+p4   11 t spill
        vpxord zmm9, zmm8, [rbp + 10304]                                 ;    78.2 p5+p2   11 t
        vgf2p8affineqb zmm9, zmm9, zmm29, 8                              ;    79.8 p0      11 t
        vgf2p8affineinvqb zmm9, zmm9, zmm11, 0x37                        ;    82.8 p0      11 t
        vmovdqu64 [rbp + 25920], zmm8                                    ;    46.0 p8+p9   11 t spill
        vpxord zmm8, zmm31, [rbp + 10368]                                ;    79.2 p5+p3   11 t
        vgf2p8affineqb zmm8, zmm8, zmm29, 8                              ;    81.8 p0      11 t
        vgf2p8affineinvqb zmm8, zmm8, zmm19, 0xdc                        ;    84.8 p0      11 t
        vmovdqu64 [rbp + 25984], zmm31                                   ;    47.0 p7+p4   11 t spill
        vpxord zmm31, zmm10, [rbp + 10432]                               ;    80.2 p5+p2   11 t
        vgf2p8affineqb zmm31, zmm31, zmm29, 8                            ;    83.8 p0      11 t
        vgf2p8affineinvqb zmm31, zmm31, zmm30, 0x6e                      ;    86.8 p0      11 t
        vpxord zmm14, zmm5, zmm14                                        ;    81.2 p5      11 t
        vgf2p8affineqb zmm14, zmm14, zmm3, 0x58                          ;    85.8 p0      11 t
        vgf2p8affineinvqb zmm14, zmm14, zmm4, 0x6e                       ;    88.8 p0      11 t
        vmovdqu64 [rbp + 26048], zmm10                                   ;    46.8 p8+p9   11 t spill
        vpxord zmm10, zmm7, [rbp + 10304]                                ;    82.2 p5+p3   11 t
        vgf2p8affineqb zmm10, zmm10, zmm29, 8                            ;    87.8 p0      11 t
        vgf2p8affineinvqb zmm10, zmm10, zmm11, 0x37                      ;    90.8 p0      11 t
        vmovdqu64 [rbp + 26112], zmm7                                    ;    81.8 p7+p4   11 t spill
        vpxord zmm7, zmm28, [rbp + 10368]                                ;    83.2 p5+p2   11 t
        vgf2p8affineqb zmm7, zmm7, zmm29, 8                              ;    89.8 p0      11 t
        vgf2p8affineinvqb zmm7, zmm7, zmm19, 0xdc                        ;    92.8 p0      11 t
        vmovdqu64 [rbp + 26176], zmm28                                   ;    82.8 p8+p9   11 t spill
        vpxord zmm28, zmm25, [rbp + 10432]                               ;    84.2 p5+p3   11 t
        vgf2p8affineqb zmm28, zmm28, zmm29, 8                            ;    91.8 p0      11 t
        vgf2p8affineinvqb zmm28, zmm28, zmm30, 0x6e                      ;    94.8 p0      11 t
        vmovdqu64 [rbp + 26240], zmm25                                   ;    81.8 p7+p4   11 t spill
        vmovdqu64 zmm25, [rbp + 9984]                                    ;    50.0 p2      11 t
        vpternlogd zmm25, zmm23, [rbp + 3968], 0x96                      ;    85.2 p5+p3   11 t
        vgf2p8affineqb zmm25, zmm25, zmm29, 8                            ;    93.8 p0      11 t
        vgf2p8affineinvqb zmm25, zmm25, zmm30, 0x6e                      ;    96.8 p0      11 t
        vmovdqu64 [rbp + 26304], zmm5                                    ;    79.8 p8+p9   11 t spill
        vmovdqu64 zmm5, [rbp + 10048]                                    ;    51.0 p2      11 t
        vpternlogd zmm5, zmm13, [rbp + 4096], 0x96                       ;    86.2 p5+p3   11 t
        vgf2p8affineqb zmm5, zmm5, zmm3, 0x58                            ;    95.8 p0      11 t
        vgf2p8affineinvqb zmm5, zmm5, zmm4, 0x6e                         ;    98.8 p0      11 t
        vmovdqu64 [rbp + 26368], zmm13                                   ;    45.5 p7+p4   11 t spill
        vmovdqa64 zmm13, zmm8                                            ;    87.8         11 t copy
        vpternlogd zmm13, zmm25, zmm5, 0x96                              ;   101.8 p5      11 t
        vmovdqu64 [rbp + 26432], zmm23                                   ;    46.2 p8+p9   11 t spill
        vmovdqu64 zmm23, [rbp + 10112]                                   ;    52.0 p2      11 t
        vpternlogd zmm23, zmm0, [rbp + 4224], 0x96                       ;    88.2 p5+p3   11 t
        vgf2p8affineqb zmm23, zmm23, zmm29, 8                            ;    97.8 p0      11 t
        vgf2p8affineinvqb zmm23, zmm23, zmm11, 0x37                      ;   100.8 p0      11 t
        vmovdqu64 [rbp + 26496], zmm0                                    ;    47.5 p7+p4   11 t spill
        vmovdqa64 zmm0, zmm31                                            ;    89.8         11 t copy
        vpternlogd zmm0, zmm5, zmm23, 0x96                               ;   103.8 p5      11 t
        vpternlogd zmm8, zmm0, zmm25, 0x96                               ;   104.8 p5      11 t
        vmovdqu64 [rbp + 26560], zmm18                                   ;    60.2 p8+p9   11 t spill
        vmovdqu64 zmm18, [rbp + 10176]                                   ;    53.0 p2      11 t
        vpternlogd zmm18, zmm20, [rbp + 4352], 0x96                      ;    91.2 p5+p3   11 t
        vgf2p8affineqb zmm18, zmm18, zmm29, 8                            ;    99.8 p0      11 t
        vgf2p8affineinvqb zmm18, zmm18, zmm19, 0xdc                      ;   102.8 p0      11 t
        vpternlogd zmm25, zmm18, zmm9, 0x96                              ;   105.8 p5      11 t
        vpternlogd zmm9, zmm13, zmm18, 0x96                              ;   105.8 p5      11 t
        vpternlogd zmm18, zmm23, zmm26, 0x96                             ;   105.8 p5      11 t
        vpternlogd zmm23, zmm26, zmm25, 0x96                             ;   106.8 p5      11 t
        vpternlogd zmm31, zmm5, zmm18, 0x96                              ;   106.8 p5      11 t
        vpternlogd zmm13, zmm23, [rbp + 25408], 0x96                     ;   107.8 p5+p2   11 t
        vpternlogd zmm0, zmm9, [rbp + 25472], 0x96                       ;   106.8 p5+p3   11 t
        vpternlogd zmm18, zmm8, [rbp + 25536], 0x96                      ;   106.8 p5+p2   11 t
        vpternlogd zmm25, zmm31, [rbp + 25600], 0x96                     ;   107.8 p5+p3   11 t
        vmovdqu64 zmm5, [rbp + 4032]                                     ;    56.0 p2      11 t reload
        vmovdqu64 zmm26, [rbp + 9984]                                    ;    56.5 p3      11 t
        vpternlogd zmm26, zmm22, zmm5, 0x96                              ;   101.2 p5      11 t
        vgf2p8affineqb zmm26, zmm26, zmm29, 8                            ;   102.2 p0      11 t
        vgf2p8affineinvqb zmm26, zmm26, zmm30, 0x6e                      ;   105.2 p0      11 t
        vpxord zmm5, zmm13, [rbp + 10752]                                ;   108.8 p5+p2   11 t
        vgf2p8affineqb zmm5, zmm5, zmm3, 0x58                            ;   109.8 p0      11 t
        vgf2p8affineinvqb zmm5, zmm5, zmm4, 0x6e                         ;   112.8 p0      11 t
        vmovdqu64 [rbp + 25600], zmm13                                   ;   108.8 p7+p4   11 t spill
        vpxord zmm13, zmm0, [rbp + 10816]                                ;   107.8 p5+p3   11 t
        vgf2p8affineqb zmm13, zmm13, zmm29, 8                            ;   108.8 p0      11 t
        vgf2p8affineinvqb zmm13, zmm13, zmm11, 0x37                      ;   111.8 p0      11 t
        vmovdqu64 [rbp + 25536], zmm0                                    ;   107.8 p8+p9   11 t spill
        vpxord zmm0, zmm18, [rbp + 10880]                                ;   107.8 p5+p2   11 t
        vgf2p8affineqb zmm0, zmm0, zmm29, 8                              ;   108.8 p0      11 t
        vgf2p8affineinvqb zmm0, zmm0, zmm19, 0xdc                        ;   111.8 p0      11 t
        vmovdqu64 [rbp + 25472], zmm18                                   ;   107.8 p7+p4   11 t spill
        vpxord zmm18, zmm25, [rbp + 10944]                               ;   108.8 p5+p3   11 t
        vgf2p8affineqb zmm18, zmm18, zmm29, 8                            ;   109.8 p0      11 t
        vgf2p8affineinvqb zmm18, zmm18, zmm30, 0x6e                      ;   112.8 p0      11 t
        vmovdqu64 [rbp + 25408], zmm25                                   ;   108.8 p8+p9   11 t spill
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
        vmovdqu64 zmm21, [rbp + 25344]                                   ;    62.5 p3      11 t reload
        vpternlogd zmm2, zmm31, zmm21, 0x96                              ;   119.8 p0      11 t
        vgf2p8affineqb zmm2, zmm2, zmm29, 8                              ;   120.8 p0      11 t
        vmovdqu64 zmm24, [rel camellia256_ctr.T0_constants512 + 128]     ;    63.0 p2      11 t reload
        vgf2p8affineinvqb zmm2, zmm2, zmm24, 0x6e                        ;   123.8 p0      11 t
        vgf2p8affineqb zmm14, zmm14, zmm29, 8                            ;   124.8 p0      11 t
        vgf2p8affineinvqb zmm14, zmm14, zmm24, 0x6e                      ;   127.8 p0      11 t
        vpxord zmm25, zmm4, [rbp + 10752]                                ;   124.8 p5+p3   11 t
        vmovdqu64 zmm27, [rel camellia256_ctr.T0_constants512 + 192]     ;    64.0 p2      11 t reload
        vgf2p8affineqb zmm25, zmm25, zmm27, 0x58                         ;   125.8 p0      11 t
        vgf2p8affineinvqb zmm25, zmm25, [rel camellia256_ctr.T0_constants512 + 256], 0x6e ;   128.8 p0+p3   11 t
        vpxord zmm21, zmm11, [rbp + 10816]                               ;   123.8 p5+p2   11 t
        vgf2p8affineqb zmm21, zmm21, zmm29, 8                            ;   126.8 p0      11 t
        vgf2p8affineinvqb zmm21, zmm21, [rel camellia256_ctr.T0_constants512 + 320], 0x37 ;   129.8 p0+p3   11 t
        vmovdqu64 [rbp + 26624], zmm11                                   ;   123.8 p7+p4   11 t spill
        vpxord zmm11, zmm30, [rbp + 10880]                               ;   123.8 p5+p2   11 t
        vgf2p8affineqb zmm11, zmm11, zmm29, 8                            ;   128.8 p0      11 t
        vgf2p8affineinvqb zmm11, zmm11, zmm19, 0xdc                      ;   131.8 p0      11 t
        vmovdqu64 [rbp + 26688], zmm30                                   ;   123.8 p8+p9   11 t spill
        vpxord zmm30, zmm26, [rbp + 10944]                               ;   124.8 p5+p3   11 t
        vgf2p8affineqb zmm30, zmm30, zmm29, 8                            ;   130.8 p0      11 t
        vgf2p8affineinvqb zmm30, zmm30, zmm24, 0x6e                      ;   133.8 p0      11 t
        vmovdqa64 zmm24, zmm3                                            ;   123.8         11 t copy
        vpternlogd zmm24, zmm16, [rbp + 10560], 0x96                     ;   124.2 p5+p2   11 t
        vgf2p8affineqb zmm24, zmm24, zmm27, 0x58                         ;   132.8 p0      11 t
        vgf2p8affineinvqb zmm24, zmm24, [rel camellia256_ctr.T0_constants512 + 256], 0x6e ;   135.8 p0+p3   11 t
        vmovdqu64 [rbp + 26752], zmm26                                   ;   124.8 p7+p4   11 t spill
        vmovdqa64 zmm26, zmm11                                           ;   134.8         11 t copy
        vpternlogd zmm26, zmm14, zmm24, 0x96                             ;   138.8 p5      11 t
        vmovdqu64 [rbp + 26816], zmm4                                    ;   124.8 p8+p9   11 t spill
        vmovdqa64 zmm4, zmm10                                            ;   122.8         11 t copy
        vpternlogd zmm4, zmm17, [rbp + 10624], 0x96                      ;   126.2 p5+p2   11 t
        vgf2p8affineqb zmm4, zmm4, zmm29, 8                              ;   134.8 p0      11 t
        vgf2p8affineinvqb zmm4, zmm4, [rel camellia256_ctr.T0_constants512 + 320], 0x37 ;   137.8 p0+p3   11 t
        vmovdqu64 [rbp + 26880], zmm10                                   ;   122.8 p7+p4   11 t spill
        vmovdqa64 zmm10, zmm24                                           ;   138.8         11 t copy
        vpternlogd zmm10, zmm30, zmm4, 0x96                              ;   140.8 p5      11 t
        vpternlogd zmm11, zmm10, zmm14, 0x96                             ;   141.8 p5      11 t
        vpternlogd zmm12, zmm11, [rbp + 4416], 0x96                      ;   142.8 p5+p2   11 t
        vmovdqu64 [rbp + 26944], zmm17                                   ;    65.2 p8+p9   11 t spill
        vpxord zmm17, zmm12, [rbp + 11200]                               ;   143.8 p5+p3   11 t
        vgf2p8affineqb zmm17, zmm17, zmm29, 8                            ;   144.8 p0      11 t
        vgf2p8affineinvqb zmm17, zmm17, zmm19, 0xdc                      ;   147.8 p0      11 t
        vmovdqu64 [rbp + 27008], zmm12                                   ;   143.8 p7+p4   11 t spill
        vmovdqu64 zmm12, [rbp + 10560]                                   ;    70.0 p2      11 t
        vpternlogd zmm12, zmm23, [rbp + 25664], 0x96                     ;   131.2 p5+p3   11 t
        vgf2p8affineqb zmm12, zmm12, zmm27, 0x58                         ;   138.8 p0      11 t
        vgf2p8affineinvqb zmm12, zmm12, [rel camellia256_ctr.T0_constants512 + 256], 0x6e ;   141.8 p0+p2   11 t
        vmovdqa64 zmm27, zmm0                                            ;   114.8         11 t copy
        vpternlogd zmm27, zmm2, zmm12, 0x96                              ;   144.8 p5      11 t
        vmovdqu64 [rbp + 27072], zmm3                                    ;   123.8 p8+p9   11 t spill
        vmovdqu64 zmm3, [rbp + 10624]                                    ;    71.5 p3      11 t
        vpternlogd zmm3, zmm9, [rbp + 25728], 0x96                       ;   133.2 p5+p2   11 t
        vgf2p8affineqb zmm3, zmm3, zmm29, 8                              ;   140.8 p0      11 t
        vgf2p8affineinvqb zmm3, zmm3, [rel camellia256_ctr.T0_constants512 + 320], 0x37 ;   143.8 p0+p3   11 t
        vmovdqu64 [rbp + 27136], zmm9                                    ;   106.8 p7+p4   11 t spill
        vmovdqa64 zmm9, zmm12                                            ;   144.8         11 t copy
        vpternlogd zmm9, zmm18, zmm3, 0x96                               ;   146.8 p5      11 t
        vpternlogd zmm0, zmm9, zmm2, 0x96                                ;   147.8 p5      11 t
        vpternlogd zmm20, zmm0, [rbp + 4352], 0x96                       ;   148.8 p5+p2   11 t
        vmovdqu64 [rbp + 27200], zmm16                                   ;    69.2 p8+p9   11 t spill
        vpxord zmm16, zmm20, [rbp + 11200]                               ;   149.8 p5+p3   11 t
        vgf2p8affineqb zmm16, zmm16, zmm29, 8                            ;   150.8 p0      11 t
        vgf2p8affineinvqb zmm16, zmm16, zmm19, 0xdc                      ;   153.8 p0      11 t
        vmovdqu64 [rbp + 27264], zmm20                                   ;   149.8 p7+p4   11 t spill
        vmovdqu64 zmm20, [rbp + 10688]                                   ;    74.0 p2      11 t
        vpternlogd zmm20, zmm8, [rbp + 25792], 0x96                      ;   138.2 p5+p3   11 t
        vgf2p8affineqb zmm20, zmm20, zmm29, 8                            ;   144.8 p0      11 t
        vgf2p8affineinvqb zmm20, zmm20, zmm19, 0xdc                      ;   147.8 p0      11 t
        vpternlogd zmm2, zmm13, zmm20, 0x96                              ;   150.8 p5      11 t
        vpternlogd zmm13, zmm27, zmm20, 0x96                             ;   150.8 p5      11 t
        vpternlogd zmm20, zmm5, zmm3, 0x96                               ;   150.8 p5      11 t
        vpternlogd zmm5, zmm3, zmm2, 0x96                                ;   151.8 p5      11 t
        vpternlogd zmm12, zmm18, zmm20, 0x96                             ;   151.8 p5      11 t
        vpternlogd zmm0, zmm20, [rbp + 25984], 0x96                      ;   151.8 p5+p2   11 t
        vmovdqu64 zmm3, [rbp + 26560]                                    ;    75.5 p3      11 t reload
        vmovdqu64 zmm18, [rbp + 10688]                                   ;    76.0 p2      11 t
        vpternlogd zmm18, zmm7, zmm3, 0x96                               ;   145.2 p5      11 t
        vgf2p8affineqb zmm18, zmm18, zmm29, 8                            ;   146.8 p0      11 t
        vgf2p8affineinvqb zmm18, zmm18, zmm19, 0xdc                      ;   149.8 p0      11 t
        vpternlogd zmm14, zmm21, zmm18, 0x96                             ;   152.8 p5      11 t
        vpternlogd zmm21, zmm26, zmm18, 0x96                             ;   152.8 p5      11 t
        vpternlogd zmm18, zmm25, zmm4, 0x96                              ;   152.8 p5      11 t
        vpternlogd zmm25, zmm4, zmm14, 0x96                              ;   153.8 p0      11 t
        vpternlogd zmm24, zmm30, zmm18, 0x96                             ;   153.8 p5      11 t
        vpternlogd zmm11, zmm18, [rbp + 26176], 0x96                     ;   153.8 p0+p3   11 t
        vpternlogd zmm22, zmm24, [rbp + 4032], 0x96                      ;   154.8 p5+p2   11 t
        vpternlogd zmm24, zmm14, [rbp + 26240], 0x96                     ;   154.8 p0+p3   11 t
        vpternlogd zmm1, zmm25, [rbp + 4160], 0x96                       ;   154.8 p5+p2   11 t
        vpternlogd zmm25, zmm26, [rbp + 26304], 0x96                     ;   154.8 p0+p3   11 t
        vpternlogd zmm6, zmm21, [rbp + 4288], 0x96                       ;   153.8 p5+p2   11 t
        vpternlogd zmm21, zmm10, [rbp + 26112], 0x96                     ;   153.8 p0+p3   11 t
        vpternlogd zmm27, zmm5, [rbp + 25856], 0x96                      ;   153.2 p5+p2   11 t
        vpternlogd zmm9, zmm13, [rbp + 25920], 0x96                      ;   153.8 p0+p3   11 t
        vpternlogd zmm2, zmm12, [rbp + 26048], 0x96                      ;   154.2 p5+p2   11 t
        vmovdqu64 zmm4, [rbp + 3968]                                     ;    81.5 p3      11 t reload
        vpternlogd zmm12, zmm4, [rbp + 26432], 0x96                      ;   154.8 p0+p2   11 t
        vmovdqu64 zmm4, [rbp + 4096]                                     ;    82.5 p3      11 t reload
        vpternlogd zmm5, zmm4, [rbp + 26368], 0x96                       ;   155.2 p5+p2   11 t
        vmovdqu64 zmm4, [rbp + 4224]                                     ;    83.5 p3      11 t reload
        vpternlogd zmm13, zmm4, [rbp + 26496], 0x96                      ;   155.8 p0+p2   11 t
        vmovdqu64 zmm4, [rbp + 11008]                                    ;    84.5 p3      11 r.0 reload
        vpxord zmm10, zmm12, zmm4                                        ;   156.2 p5      11 t
        vgf2p8affineqb zmm10, zmm10, zmm29, 8                            ;   157.2 p0      11 t
        vmovdqu64 zmm14, [rel camellia256_ctr.T0_constants512 + 128]     ;    85.0 p2      11 t reload
        vgf2p8affineinvqb zmm10, zmm10, zmm14, 0x6e                      ;   160.2 p0      11 t
        vpxord zmm4, zmm22, zmm4                                         ;   157.2 p5      11 t
        vgf2p8affineqb zmm4, zmm4, zmm29, 8                              ;   158.8 p0      11 t
        vgf2p8affineinvqb zmm4, zmm4, zmm14, 0x6e                        ;   161.8 p0      11 t
        vmovdqu64 zmm18, [rbp + 11072]                                   ;    85.5 p3      11 r.1 reload
        vpxord zmm20, zmm5, zmm18                                        ;   158.2 p5      11 t
        vmovdqu64 zmm26, [rel camellia256_ctr.T0_constants512 + 192]     ;    86.0 p2      11 t reload
        vgf2p8affineqb zmm20, zmm20, zmm26, 0x58                         ;   160.8 p0      11 t
        vmovdqu64 zmm30, [rel camellia256_ctr.T0_constants512 + 256]     ;    86.5 p3      11 t reload
        vgf2p8affineinvqb zmm20, zmm20, zmm30, 0x6e                      ;   163.8 p0      11 t
        vpxord zmm18, zmm1, zmm18                                        ;   159.2 p5      11 t
        vgf2p8affineqb zmm18, zmm18, zmm26, 0x58                         ;   162.8 p0      11 t
        vgf2p8affineinvqb zmm18, zmm18, zmm30, 0x6e                      ;   165.8 p0      11 t
        vmovdqu64 [rbp + 26496], zmm1                                    ;   155.8 p8+p9   11 t spill
        vpxord zmm1, zmm13, [rbp + 11136]                                ;   160.2 p5+p2   11 t
        vgf2p8affineqb zmm1, zmm1, zmm29, 8                              ;   164.8 p0      11 t
        vgf2p8affineinvqb zmm1, zmm1, [rel camellia256_ctr.T0_constants512 + 320], 0x37 ;   167.8 p0+p3   11 t
        vmovdqu64 [rbp + 26368], zmm13                                   ;   156.8 p7+p4   11 t spill
        vpxord zmm13, zmm6, [rbp + 11136]                                ;   161.2 p5+p2   11 t
        vgf2p8affineqb zmm13, zmm13, zmm29, 8                            ;   166.8 p0      11 t
        vgf2p8affineinvqb zmm13, zmm13, [rel camellia256_ctr.T0_constants512 + 320], 0x37 ;   169.8 p0+p3   11 t
        vmovdqu64 [rbp + 26432], zmm6                                    ;   154.8 p8+p9   11 t spill
        vpxord zmm6, zmm27, [rbp + 11264]                                ;   162.2 p5+p2   11 t
        vgf2p8affineqb zmm6, zmm6, zmm26, 0x58                           ;   168.8 p0      11 t
        vgf2p8affineinvqb zmm6, zmm6, zmm30, 0x6e                        ;   171.8 p0      11 t
        vmovdqu64 [rbp + 26048], zmm5                                    ;   156.2 p7+p4   11 t spill
        vpxord zmm5, zmm25, [rbp + 11264]                                ;   163.2 p5+p3   11 t
        vgf2p8affineqb zmm5, zmm5, zmm26, 0x58                           ;   170.8 p0      11 t
        vgf2p8affineinvqb zmm5, zmm5, zmm30, 0x6e                        ;   173.8 p0      11 t
        vpxord zmm30, zmm9, [rbp + 11328]                                ;   164.2 p5+p2   11 t
        vgf2p8affineqb zmm30, zmm30, zmm29, 8                            ;   172.8 p0      11 t
        vgf2p8affineinvqb zmm30, zmm30, [rel camellia256_ctr.T0_constants512 + 320], 0x37 ;   175.8 p0+p3   11 t
        vpxord zmm26, zmm21, [rbp + 11328]                               ;   165.2 p5+p2   11 t
        vgf2p8affineqb zmm26, zmm26, zmm29, 8                            ;   174.8 p0      11 t
        vgf2p8affineinvqb zmm26, zmm26, [rel camellia256_ctr.T0_constants512 + 320], 0x37 ;   177.8 p0+p3   11 t
        vmovdqu64 [rbp + 25920], zmm22                                   ;   155.8 p8+p9   11 t spill
        vpxord zmm22, zmm0, [rbp + 11392]                                ;   166.2 p5+p2   11 t
        vgf2p8affineqb zmm22, zmm22, zmm29, 8                            ;   176.8 p0      11 t
        vgf2p8affineinvqb zmm22, zmm22, zmm19, 0xdc                      ;   179.8 p0      11 t
        vmovdqu64 [rbp + 25856], zmm12                                   ;   155.8 p7+p4   11 t spill
        vpxord zmm12, zmm11, [rbp + 11392]                               ;   167.2 p5+p3   11 t
        vgf2p8affineqb zmm12, zmm12, zmm29, 8                            ;   178.8 p0      11 t
        vgf2p8affineinvqb zmm12, zmm12, zmm19, 0xdc                      ;   181.8 p0      11 t
        vpxord zmm19, zmm2, [rbp + 11456]                                ;   168.2 p5+p2   11 t
        vgf2p8affineqb zmm19, zmm19, zmm29, 8                            ;   180.8 p0      11 t
        vgf2p8affineinvqb zmm19, zmm19, zmm14, 0x6e                      ;   183.8 p0      11 t
        vmovdqu64 [rbp + 26112], zmm2                                    ;   155.2 p8+p9   11 t spill
        vpxord zmm2, zmm24, [rbp + 11456]                                ;   169.2 p5+p3   11 t
        vgf2p8affineqb zmm2, zmm2, zmm29, 8                              ;   182.8 p0      11 t
        vgf2p8affineinvqb zmm2, zmm2, zmm14, 0x6e                        ;   185.8 p0      11 t
        vmovdqa64 zmm14, zmm10                                           ;   163.2         11 t copy
        vpternlogd zmm14, zmm16, zmm30, 0x96                             ;   178.8 p5      11 t
        vmovdqu64 [rbp + 26304], zmm24                                   ;   155.8 p7+p4   11 t spill
        vmovdqa64 zmm24, zmm6                                            ;   174.8         11 t copy
        vpternlogd zmm24, zmm1, zmm16, 0x96                              ;   174.8 p5      11 t
        vpternlogd zmm6, zmm14, zmm1, 0x96                               ;   179.8 p5      11 t
        vpternlogd zmm1, zmm19, zmm20, 0x96                              ;   186.8 p5      11 t
        vpternlogd zmm19, zmm24, zmm20, 0x96                             ;   186.8 p5      11 t
        vpternlogd zmm20, zmm22, zmm10, 0x96                             ;   182.8 p5      11 t
        vpternlogd zmm16, zmm30, zmm20, 0x96                             ;   183.8 p5      11 t
        vpternlogd zmm22, zmm10, zmm1, 0x96                              ;   187.8 p5      11 t
        vpternlogd zmm23, zmm6, [rbp + 25664], 0x96                      ;   180.8 p5+p2   11 t
        vpternlogd zmm6, zmm20, [rbp + 25600], 0x96                      ;   183.8 p5+p3   11 t
        vmovdqa64 zmm10, zmm4                                            ;   164.8         11 t copy
        vpternlogd zmm10, zmm17, zmm26, 0x96                             ;   180.8 p5      11 t
        vpternlogd zmm31, zmm19, [rbp + 25344], 0x96                     ;   187.8 p5+p2   11 t
        vpternlogd zmm19, zmm14, [rbp + 25408], 0x96                     ;   187.8 p5+p3   11 t
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
        vpternlogd zmm12, zmm14, [rbp + 26688], 0x96                     ;   190.8 p5+p2   11 t
        vpternlogd zmm2, zmm10, [rbp + 26752], 0x96                      ;   189.8 p0+p3   11 t
        vpternlogd zmm8, zmm22, [rbp + 25792], 0x96                      ;   189.2 p5+p2   11 t
        vpternlogd zmm22, zmm24, [rbp + 25472], 0x96                     ;   189.8 p0+p3   11 t
        vpternlogd zmm18, zmm5, [rbp + 26816], 0x96                      ;   190.2 p5+p2   11 t
        vpternlogd zmm1, zmm16, [rbp + 25536], 0x96                      ;   190.8 p0+p3   11 t
        vpternlogd zmm13, zmm17, [rbp + 26624], 0x96                     ;   191.2 p5+p2   11 t
        vmovdqu64 zmm3, [rbp + 27072]                                    ;   123.8 p3      11 t reload
        vpternlogd zmm5, zmm3, [rbp + 27200], 0x96                       ;   191.8 p0+p2   11 t
        vmovdqu64 zmm3, [rbp + 27136]                                    ;   106.8 p3      11 t reload
        vpternlogd zmm16, zmm3, [rbp + 25728], 0x96                      ;   192.2 p5+p2   11 t
        vmovdqu64 zmm3, [rbp + 26880]                                    ;   122.8 p3      11 t reload
        vpternlogd zmm17, zmm3, [rbp + 26944], 0x96                      ;   192.8 p0+p2   11 t
        vmovdqu64 zmm3, [rbp + 11776]                                    ;   102.5 p3      11 l.4 reload
        vpxord zmm4, zmm6, zmm3                                          ;   193.2 p5      11 t
        vmovdqu64 zmm10, [rel camellia256_ctr.T0_constants512 + 192]     ;   103.0 p2      11 t reload
        vgf2p8affineqb zmm4, zmm4, zmm10, 0x58                           ;   194.2 p0      11 t
        vmovdqu64 zmm14, [rel camellia256_ctr.T0_constants512 + 256]     ;   103.5 p3      11 t reload
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
        vmovdqu64 zmm30, [rel camellia256_ctr.T0_constants512 + 128]     ;   105.0 p2      11 t reload
        vgf2p8affineinvqb zmm26, zmm26, zmm30, 0x6e                      ;   202.8 p0      11 t
        vmovdqu64 [rbp + 26944], zmm23                                   ;   181.8 p8+p9   11 t spill
        vpxord zmm23, zmm1, [rbp + 11840]                                ;   197.2 p5+p3   11 t
        vgf2p8affineqb zmm23, zmm23, zmm29, 8                            ;   201.8 p0      11 t
        vgf2p8affineinvqb zmm23, zmm23, [rel camellia256_ctr.T0_constants512 + 320], 0x37 ;   204.8 p0+p2   11 t
        vmovdqu64 [rbp + 26880], zmm1                                    ;   191.8 p7+p4   11 t spill
        vpxord zmm1, zmm13, [rbp + 11840]                                ;   198.2 p5+p3   11 t
        vgf2p8affineqb zmm1, zmm1, zmm29, 8                              ;   203.8 p0      11 t
        vgf2p8affineinvqb zmm1, zmm1, [rel camellia256_ctr.T0_constants512 + 320], 0x37 ;   206.8 p0+p2   11 t
        vmovdqu64 [rbp + 25728], zmm13                                   ;   192.2 p8+p9   11 t spill
        vpxord zmm13, zmm22, [rbp + 11904]                               ;   199.2 p5+p3   11 t
        vgf2p8affineqb zmm13, zmm13, zmm29, 8                            ;   205.8 p0      11 t
        vgf2p8affineinvqb zmm13, zmm13, [rel camellia256_ctr.T0_constants512 + 384], 0xdc ;   208.8 p0+p2   11 t
        vmovdqu64 [rbp + 27136], zmm22                                   ;   190.8 p7+p4   11 t spill
        vpxord zmm22, zmm19, [rbp + 11968]                               ;   200.2 p5+p3   11 t
        vgf2p8affineqb zmm22, zmm22, zmm29, 8                            ;   207.8 p0      11 t
        vgf2p8affineinvqb zmm22, zmm22, zmm30, 0x6e                      ;   210.8 p0      11 t
        vmovdqu64 [rbp + 27200], zmm19                                   ;   188.8 p8+p9   11 t spill
        vpxord zmm19, zmm12, [rbp + 11904]                               ;   201.2 p5+p2   11 t
        vgf2p8affineqb zmm19, zmm19, zmm29, 8                            ;   209.8 p0      11 t
        vgf2p8affineinvqb zmm19, zmm19, [rel camellia256_ctr.T0_constants512 + 384], 0xdc ;   212.8 p0+p3   11 t
        vmovdqu64 [rbp + 27072], zmm12                                   ;   191.8 p7+p4   11 t spill
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
        vgf2p8affineinvqb zmm14, zmm14, [rel camellia256_ctr.T0_constants512 + 320], 0x37 ;   220.8 p0+p2   11 t
        vpxord zmm10, zmm8, [rbp + 11712]                                ;   207.2 p5+p3   11 t
        vgf2p8affineqb zmm10, zmm10, zmm29, 8                            ;   219.8 p0      11 t
        vgf2p8affineinvqb zmm10, zmm10, [rel camellia256_ctr.T0_constants512 + 384], 0xdc ;   222.8 p0+p2   11 t
        vmovdqu64 [rbp + 26624], zmm2                                    ;   190.8 p8+p9   11 t spill
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
        vmovdqu64 zmm20, [rel camellia256_ctr.T0_constants512 + 320]     ;   113.0 p2      11 t reload
        vgf2p8affineinvqb zmm9, zmm9, zmm20, 0x37                        ;   224.8 p0      11 t
        vpternlogd zmm10, zmm0, zmm13, 0x96                              ;   226.8 p5      11 t
        vpxord zmm0, zmm7, [rbp + 11712]                                 ;   219.2 p5+p3   11 t
        vgf2p8affineqb zmm0, zmm0, zmm29, 8                              ;   223.8 p0      11 t
        vmovdqu64 zmm26, [rel camellia256_ctr.T0_constants512 + 384]     ;   114.0 p2      11 t reload
        vgf2p8affineinvqb zmm0, zmm0, zmm26, 0xdc                        ;   226.8 p0      11 t
        vpternlogd zmm2, zmm22, [rbp + 26112], 0x96                      ;   227.8 p5+p3   11 t
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
        vpternlogd zmm27, zmm12, [rbp + 26304], 0x96                     ;   231.8 p0+p2   11 t
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
        vmovdqu64 [rbp + 26304], zmm28                                   ;   190.8 p7+p4   11 t spill
        vpandd zmm28, zmm27, [rbp + 12480]                               ;   233.8 p0+p2   12 y
        vmovdqu64 [rbp + 26112], zmm31                                   ;   188.8 p8+p9   11 t spill
        vgf2p8affineqb zmm31, zmm29, [rel camellia256_ctr.T0_constants512 + 768], 0 ;   234.8 p0+p3   12 y
        vmovdqu64 [rbp + 25536], zmm25                                   ;   231.8 p7+p4   12 x spill
        vgf2p8affineqb zmm25, zmm28, [rel camellia256_ctr.T0_constants512 + 768], 0 ;   235.8 p0+p2   12 y
        vmovdqu64 [rbp + 26816], zmm6                                    ;   231.2 p8+p9   12 x spill
        vgf2p8affineqb zmm6, zmm15, [rel camellia256_ctr.T0_constants512 + 768], 0 ;   236.8 p0+p3   12 y
        vpaddb zmm15, zmm15, zmm15                                       ;   234.2 p5      12 y
        vpaddb zmm29, zmm29, zmm29                                       ;   235.2 p5      12 y
        vmovdqu64 [rbp + 25472], zmm7                                    ;   191.8 p7+p4   11 t spill
        vgf2p8affineqb zmm7, zmm11, [rel camellia256_ctr.T0_constants512 + 768], 0 ;   237.8 p0+p2   12 y
        vpaddb zmm11, zmm11, zmm11                                       ;   236.2 p5      12 y
        vpaddb zmm28, zmm28, zmm28                                       ;   237.2 p5      12 y
        vmovdqu64 [rbp + 25792], zmm8                                    ;   190.2 p8+p9   11 t spill
        vgf2p8affineqb zmm8, zmm24, [rel camellia256_ctr.T0_constants512 + 768], 0 ;   238.8 p0+p3   12 y
        vpaddb zmm24, zmm24, zmm24                                       ;   238.2 p5      12 y
        vmovdqu64 [rbp + 26752], zmm17                                   ;   193.8 p7+p4   11 t spill
        vgf2p8affineqb zmm17, zmm21, [rel camellia256_ctr.T0_constants512 + 768], 0 ;   239.8 p0+p2   12 y
        vpaddb zmm21, zmm21, zmm21                                       ;   239.2 p5      12 y
        vmovdqu64 [rbp + 26688], zmm16                                   ;   193.2 p8+p9   11 t spill
        vgf2p8affineqb zmm16, zmm20, [rel camellia256_ctr.T0_constants512 + 768], 0 ;   240.8 p0+p3   12 y
        vpaddb zmm20, zmm20, zmm20                                       ;   240.2 p5      12 y
        vmovdqu64 [rbp + 26560], zmm5                                    ;   192.8 p7+p4   11 t spill
        vgf2p8affineqb zmm5, zmm18, [rel camellia256_ctr.T0_constants512 + 768], 0 ;   241.8 p0+p2   12 y
        vpaddb zmm18, zmm18, zmm18                                       ;   241.2 p5      12 y
        vpxord zmm22, zmm22, [rbp + 25856]                               ;   242.2 p5+p3   12 y
        vpternlogd zmm31, zmm15, zmm22, 0x96                             ;   243.2 p0      12 y
        vmovdqu64 zmm15, [rbp + 12032]                                   ;   123.0 p2      12 d.0 reload
        vpternlogd zmm30, zmm31, zmm15, 0x1e                             ;   244.2 p5      12 y
        vmovdqu64 zmm22, [rbp + 13312]                                   ;   123.5 p3      11 r.4 reload
        vmovdqu64 [rbp + 25856], zmm31                                   ;   244.2 p8+p9   12 y spill
        vpxord zmm31, zmm30, zmm22                                       ;   245.2 p0      11 t
        vgf2p8affineqb zmm31, zmm31, [rel camellia256_ctr.T0_constants512 + 192], 0x58 ;   246.2 p0+p2   11 t
        vgf2p8affineinvqb zmm31, zmm31, [rel camellia256_ctr.T0_constants512 + 256], 0x6e ;   249.2 p0+p3   11 t
        vpxord zmm12, zmm12, [rbp + 25920]                               ;   244.2 p5+p2   12 y
        vpternlogd zmm25, zmm11, zmm12, 0x96                             ;   245.2 p5      12 y
        vpternlogd zmm15, zmm26, zmm25, 0x36                             ;   246.2 p5      12 y
        vpxord zmm4, zmm4, [rbp + 26048]                                 ;   246.8 p0+p3   12 y
        vpternlogd zmm6, zmm24, zmm4, 0x96                               ;   247.8 p5      12 y
        vmovdqu64 zmm4, [rbp + 12096]                                    ;   126.0 p2      12 d.1 reload
        vpternlogd zmm14, zmm6, zmm4, 0x1e                               ;   248.8 p0      12 y
        vpxord zmm3, zmm3, [rbp + 26496]                                 ;   248.2 p5+p3   12 y
        vpternlogd zmm7, zmm21, zmm3, 0x96                               ;   249.2 p0      12 y
        vpternlogd zmm4, zmm9, zmm7, 0x36                                ;   250.2 p5      12 y
        vpxord zmm23, zmm23, [rbp + 26368]                               ;   249.8 p0+p2   12 y
        vpternlogd zmm8, zmm20, zmm23, 0x96                              ;   250.8 p5      12 y
        vmovdqu64 zmm3, [rbp + 12160]                                    ;   127.5 p3      12 d.2 reload
        vpternlogd zmm10, zmm8, zmm3, 0x1e                               ;   251.8 p0      12 y
        vpxord zmm1, zmm1, [rbp + 26432]                                 ;   251.2 p5+p2   12 y
        vpternlogd zmm17, zmm18, zmm1, 0x96                              ;   252.2 p0      12 y
        vpternlogd zmm3, zmm0, zmm17, 0x36                               ;   253.2 p5      12 y
        vpxord zmm13, zmm13, [rbp + 27264]                               ;   252.8 p0+p3   12 y
        vpternlogd zmm16, zmm29, zmm13, 0x96                             ;   253.8 p5      12 y
        vmovdqu64 zmm0, [rbp + 12224]                                    ;   129.0 p2      12 d.3 reload
        vpternlogd zmm2, zmm16, zmm0, 0x1e                               ;   254.8 p0      12 y
        vpxord zmm19, zmm19, [rbp + 27008]                               ;   254.2 p5+p3   12 y
        vpternlogd zmm5, zmm28, zmm19, 0x96                              ;   255.2 p0      12 y
        vpternlogd zmm0, zmm27, zmm5, 0x36                               ;   256.2 p5      12 y
        vmovdqu64 zmm1, [rbp + 26816]                                    ;   231.2 p2      12 x
        vmovdqu64 zmm9, [rbp + 12800]                                    ;   130.5 p3      12 y.4 reload
        vpandd zmm1, zmm1, zmm9                                          ;   255.8 p0      12 x
        vmovdqu64 zmm11, [rel camellia256_ctr.T0_constants512 + 768]     ;   131.0 p2      12 y reload
        vgf2p8affineqb zmm12, zmm1, zmm11, 0                             ;   256.8 p0      12 x
        vpaddb zmm1, zmm1, zmm1                                          ;   256.8 p5      12 x
        vmovdqu64 zmm13, [rbp + 25536]                                   ;   231.8 p3      12 x
        vpandd zmm13, zmm13, zmm9                                        ;   257.2 p5      12 x
        vgf2p8affineqb zmm9, zmm13, zmm11, 0                             ;   258.2 p0      12 x
        vpaddb zmm13, zmm13, zmm13                                       ;   258.2 p5      12 x
        vpxord zmm18, zmm15, zmm22                                       ;   258.8 p0      11 t
        vmovdqu64 zmm19, [rel camellia256_ctr.T0_constants512 + 192]     ;   132.0 p2      11 t reload
        vgf2p8affineqb zmm18, zmm18, zmm19, 0x58                         ;   259.8 p0      11 t
        vmovdqu64 zmm20, [rel camellia256_ctr.T0_constants512 + 256]     ;   132.5 p3      11 t reload
        vgf2p8affineinvqb zmm18, zmm18, zmm20, 0x6e                      ;   262.8 p0      11 t
        vmovdqu64 zmm21, [rbp + 13376]                                   ;   133.0 p2      11 r.5 reload
        vpxord zmm22, zmm14, zmm21                                       ;   259.2 p5      11 t
        vmovdqu64 zmm23, [rel camellia256_ctr.T0_constants512 + 64]      ;   133.5 p3      11 t reload
        vgf2p8affineqb zmm22, zmm22, zmm23, 8                            ;   261.8 p0      11 t
        vmovdqu64 zmm24, [rel camellia256_ctr.T0_constants512 + 320]     ;   134.0 p2      11 t reload
        vgf2p8affineinvqb zmm22, zmm22, zmm24, 0x37                      ;   264.8 p0      11 t
        vmovdqu64 zmm26, [rbp + 13056]                                   ;   134.5 p3      11 r.0 reload
        vpxord zmm27, zmm25, zmm26                                       ;   260.2 p5      11 t
        vgf2p8affineqb zmm27, zmm27, zmm23, 8                            ;   263.8 p0      11 t
        vmovdqu64 zmm28, [rel camellia256_ctr.T0_constants512 + 128]     ;   135.0 p2      11 t reload
        vgf2p8affineinvqb zmm27, zmm27, zmm28, 0x6e                      ;   266.8 p0      11 t
        vpxord zmm21, zmm4, zmm21                                        ;   261.2 p5      11 t
        vgf2p8affineqb zmm21, zmm21, zmm23, 8                            ;   265.8 p0      11 t
        vgf2p8affineinvqb zmm21, zmm21, zmm24, 0x37                      ;   268.8 p0      11 t
        vmovdqu64 zmm29, [rbp + 13440]                                   ;   135.5 p3      11 r.6 reload
        vmovdqu64 [rbp + 27008], zmm25                                   ;   246.2 p7+p4   12 y spill
        vpxord zmm25, zmm10, zmm29                                       ;   262.2 p5      11 t
        vgf2p8affineqb zmm25, zmm25, zmm23, 8                            ;   267.8 p0      11 t
        vgf2p8affineinvqb zmm25, zmm25, [rel camellia256_ctr.T0_constants512 + 384], 0xdc ;   270.8 p0+p2   11 t
        vpxord zmm29, zmm3, zmm29                                        ;   263.2 p5      11 t
        vgf2p8affineqb zmm29, zmm29, zmm23, 8                            ;   269.8 p0      11 t
        vgf2p8affineinvqb zmm29, zmm29, [rel camellia256_ctr.T0_constants512 + 384], 0xdc ;   272.8 p0+p3   11 t
        vmovdqu64 [rbp + 27264], zmm3                                    ;   254.2 p8+p9   12 y spill
        vpxord zmm3, zmm2, [rbp + 13504]                                 ;   264.2 p5+p2   11 t
        vgf2p8affineqb zmm3, zmm3, zmm23, 8                              ;   271.8 p0      11 t
        vgf2p8affineinvqb zmm3, zmm3, zmm28, 0x6e                        ;   274.8 p0      11 t
        vmovdqu64 [rbp + 26432], zmm2                                    ;   255.8 p7+p4   12 y spill
        vpxord zmm2, zmm0, [rbp + 13504]                                 ;   265.2 p5+p3   11 t
        vgf2p8affineqb zmm2, zmm2, zmm23, 8                              ;   273.8 p0      11 t
        vgf2p8affineinvqb zmm2, zmm2, zmm28, 0x6e                        ;   276.8 p0      11 t
        vmovdqu64 [rbp + 26368], zmm0                                    ;   257.2 p8+p9   12 y spill
        vpxord zmm0, zmm6, [rbp + 13120]                                 ;   266.2 p5+p2   11 t
        vgf2p8affineqb zmm0, zmm0, zmm19, 0x58                           ;   275.8 p0      11 t
        vgf2p8affineinvqb zmm0, zmm0, zmm20, 0x6e                        ;   278.8 p0      11 t
        vmovdqu64 [rbp + 26496], zmm6                                    ;   248.8 p7+p4   12 y spill
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
        vgf2p8affineinvqb zmm24, zmm24, [rel camellia256_ctr.T0_constants512 + 384], 0xdc ;   286.8 p0+p3   11 t
        vmovdqu64 [rbp + 26048], zmm16                                   ;   254.8 p8+p9   12 y spill
        vmovdqa64 zmm16, zmm31                                           ;   252.2         11 t copy
        vpternlogd zmm16, zmm20, zmm24, 0x96                             ;   289.8 p5      11 t
        vmovdqu64 [rbp + 25920], zmm17                                   ;   253.2 p7+p4   12 y spill
        vmovdqa64 zmm17, zmm29                                           ;   275.8         11 t copy
        vpternlogd zmm17, zmm27, zmm6, 0x96                              ;   283.8 p5      11 t
        vmovdqu64 [rbp + 25408], zmm8                                    ;   251.8 p8+p9   12 y spill
        vpxord zmm8, zmm5, [rbp + 13248]                                 ;   273.2 p5+p2   11 t
        vgf2p8affineqb zmm8, zmm8, zmm23, 8                              ;   285.8 p0      11 t
        vgf2p8affineinvqb zmm8, zmm8, [rel camellia256_ctr.T0_constants512 + 384], 0xdc ;   288.8 p0+p3   11 t
        vmovdqu64 [rbp + 25344], zmm5                                    ;   256.2 p7+p4   12 y spill
        vmovdqa64 zmm5, zmm27                                            ;   269.8         11 t copy
        vpternlogd zmm5, zmm21, zmm8, 0x96                               ;   291.8 p5      11 t
        vpternlogd zmm21, zmm17, zmm8, 0x96                              ;   291.8 p5      11 t
        vpternlogd zmm8, zmm18, zmm19, 0x96                              ;   291.8 p5      11 t
        vpternlogd zmm18, zmm5, zmm19, 0x96                              ;   292.8 p5      11 t
        vpternlogd zmm19, zmm2, zmm6, 0x96                               ;   287.8 p5      11 t
        vpternlogd zmm2, zmm6, zmm8, 0x96                                ;   292.8 p5      11 t
        vpternlogd zmm29, zmm27, zmm19, 0x96                             ;   288.8 p5      11 t
        vpternlogd zmm17, zmm18, [rbp + 25536], 0x96                     ;   293.8 p5+p2   11 t
        vmovdqa64 zmm6, zmm3                                             ;   277.8         11 t copy
        vpternlogd zmm6, zmm0, zmm20, 0x96                               ;   285.8 p5      11 t
        vpternlogd zmm3, zmm16, zmm0, 0x96                               ;   290.8 p5      11 t
        vmovdqu64 zmm27, [rbp + 13824]                                   ;   142.5 p3      11 l.4 reload
        vmovdqu64 [rbp + 25536], zmm7                                    ;   250.2 p8+p9   12 y spill
        vpxord zmm7, zmm17, zmm27                                        ;   294.8 p5      11 t
        vgf2p8affineqb zmm7, zmm7, [rel camellia256_ctr.T0_constants512 + 192], 0x58 ;   295.8 p0+p2   11 t
        vgf2p8affineinvqb zmm7, zmm7, [rel camellia256_ctr.T0_constants512 + 256], 0x6e ;   298.8 p0+p3   11 t
        vmovdqu64 [rbp + 25600], zmm17                                   ;   294.8 p7+p4   11 t spill
        vmovdqu64 zmm17, [rbp + 25856]                                   ;   244.2 p2      11 t
        vpxord zmm17, zmm17, zmm26                                       ;   285.2 p5      11 t
        vgf2p8affineqb zmm17, zmm17, zmm23, 8                            ;   289.8 p0      11 t
        vgf2p8affineinvqb zmm17, zmm17, zmm28, 0x6e                      ;   292.8 p0      11 t
        vpternlogd zmm0, zmm25, zmm17, 0x96                              ;   295.8 p5      11 t
        vpternlogd zmm25, zmm6, zmm17, 0x96                              ;   295.8 p5      11 t
        vpternlogd zmm17, zmm22, zmm24, 0x96                             ;   295.8 p5      11 t
        vpternlogd zmm31, zmm20, zmm17, 0x96                             ;   296.8 p5      11 t
        vpternlogd zmm22, zmm24, zmm0, 0x96                              ;   296.8 p5      11 t
        vmovdqu64 zmm20, [rbp + 26944]                                   ;   181.8 p3      11 t reload
        vmovdqu64 zmm24, [rbp + 26880]                                   ;   191.8 p2      11 t reload
        vmovdqu64 zmm26, [rbp + 12608]                                   ;   145.5 p3      12 x
        vpternlogd zmm26, zmm24, zmm20, 0x36                             ;   291.2 p5      12 x
        vpternlogd zmm6, zmm22, zmm26, 0x96                              ;   297.8 p0      11 t
        vpternlogd zmm0, zmm31, [rbp + 26816], 0x96                      ;   297.8 p5+p2   11 t
        vmovdqu64 zmm24, [rbp + 12864]                                   ;   146.5 p3      12 y.5 reload
        vpandd zmm26, zmm26, zmm24                                       ;   292.8 p0      12 x
        vgf2p8affineqb zmm28, zmm26, zmm11, 0                            ;   293.8 p0      12 x
        vpaddb zmm26, zmm26, zmm26                                       ;   293.8 p5      12 x
        vpternlogd zmm12, zmm26, zmm20, 0x96                             ;   294.8 p5      11 t
        vpxord zmm20, zmm0, zmm27                                        ;   298.8 p0      11 t
        vmovdqu64 zmm26, [rel camellia256_ctr.T0_constants512 + 192]     ;   147.0 p2      11 t reload
        vgf2p8affineqb zmm20, zmm20, zmm26, 0x58                         ;   299.8 p0      11 t
        vmovdqu64 zmm27, [rel camellia256_ctr.T0_constants512 + 256]     ;   147.5 p3      11 t reload
        vgf2p8affineinvqb zmm20, zmm20, zmm27, 0x6e                      ;   302.8 p0      11 t
        vpxord zmm27, zmm6, [rbp + 13888]                                ;   298.8 p5+p2   11 t
        vgf2p8affineqb zmm27, zmm27, zmm23, 8                            ;   299.8 p0      11 t
        vgf2p8affineinvqb zmm27, zmm27, [rel camellia256_ctr.T0_constants512 + 320], 0x37 ;   302.8 p0+p3   11 t
        vmovdqa64 zmm26, zmm12                                           ;   295.8         11 t copy
        vpternlogd zmm26, zmm31, [rbp + 13632], 0x96                     ;   297.8 p5+p2   11 t
        vgf2p8affineqb zmm26, zmm26, [rel camellia256_ctr.T0_constants512 + 192], 0x58 ;   299.8 p0+p3   11 t
        vgf2p8affineinvqb zmm26, zmm26, [rel camellia256_ctr.T0_constants512 + 256], 0x6e ;   302.8 p0+p2   11 t
        vmovdqu64 zmm23, [rbp + 25728]                                   ;   192.2 p3      11 t reload
        vmovdqu64 [rbp + 26944], zmm6                                    ;   298.8 p8+p9   11 t spill
        vmovdqu64 zmm6, [rbp + 12608]                                    ;   151.0 p2      12 x
        vpternlogd zmm6, zmm23, [rbp + 26560], 0x36                      ;   297.2 p5+p3   12 x
        vpandd zmm24, zmm24, zmm6                                        ;   298.2 p5      12 x
        vpternlogd zmm19, zmm6, zmm21, 0x96                              ;   299.2 p5      11 t
        vgf2p8affineqb zmm6, zmm24, zmm11, 0                             ;   301.8 p0      12 x
        vpaddb zmm23, zmm24, zmm24                                       ;   300.2 p5      12 x
        vpternlogd zmm9, zmm23, [rbp + 26560], 0x96                      ;   301.2 p5+p2   11 t
        vpxord zmm23, zmm19, [rbp + 13888]                               ;   302.2 p5+p3   11 t
        vmovdqu64 zmm24, [rel camellia256_ctr.T0_constants512 + 64]      ;   153.0 p2      11 t reload
        vgf2p8affineqb zmm23, zmm23, zmm24, 8                            ;   303.2 p0      11 t
        vgf2p8affineinvqb zmm23, zmm23, [rel camellia256_ctr.T0_constants512 + 320], 0x37 ;   306.2 p0+p3   11 t
        vmovdqa64 zmm24, zmm9                                            ;   302.2         11 t copy
        vpternlogd zmm24, zmm18, [rbp + 13632], 0x96                     ;   303.2 p5+p2   11 t
        vgf2p8affineqb zmm24, zmm24, [rel camellia256_ctr.T0_constants512 + 192], 0x58 ;   304.8 p0+p3   11 t
        vgf2p8affineinvqb zmm24, zmm24, [rel camellia256_ctr.T0_constants512 + 256], 0x6e ;   307.8 p0+p2   11 t
        vmovdqu64 [rbp + 26560], zmm19                                   ;   300.2 p7+p4   11 t spill
        vmovdqu64 zmm19, [rbp + 27136]                                   ;   190.8 p3      11 t reload
        vmovdqu64 [rbp + 25728], zmm0                                    ;   298.8 p8+p9   11 t spill
        vmovdqu64 zmm0, [rbp + 12672]                                    ;   156.0 p2      12 x
        vpternlogd zmm0, zmm19, [rbp + 26688], 0x36                      ;   304.2 p5+p3   12 x
        vpternlogd zmm16, zmm25, zmm0, 0x96                              ;   305.2 p5      11 t
        vmovdqu64 zmm19, [rbp + 12928]                                   ;   157.0 p2      12 y.6 reload
        vpandd zmm0, zmm0, zmm19                                         ;   306.2 p5      12 x
        vmovdqu64 [rbp + 27136], zmm9                                    ;   302.2 p7+p4   11 t spill
        vgf2p8affineqb zmm9, zmm0, zmm11, 0                              ;   307.2 p0      12 x
        vpaddb zmm0, zmm0, zmm0                                          ;   307.2 p5      12 x
        vpternlogd zmm28, zmm0, [rbp + 26688], 0x96                      ;   308.2 p0+p3   11 t
        vmovdqu64 zmm0, [rbp + 13952]                                    ;   158.0 p2      11 l.6 reload
        vmovdqu64 [rbp + 26688], zmm18                                   ;   293.8 p8+p9   11 t spill
        vpxord zmm18, zmm16, zmm0                                        ;   308.2 p5      11 t
        vgf2p8affineqb zmm18, zmm18, [rel camellia256_ctr.T0_constants512 + 64], 8 ;   309.2 p0+p3   11 t
        vgf2p8affineinvqb zmm18, zmm18, [rel camellia256_ctr.T0_constants512 + 384], 0xdc ;   312.2 p0+p2   11 t
        vmovdqu64 [rbp + 26816], zmm16                                   ;   306.2 p7+p4   11 t spill
        vmovdqa64 zmm16, zmm28                                           ;   309.2         11 t copy
        vpternlogd zmm16, zmm22, [rbp + 13696], 0x96                     ;   309.2 p5+p3   11 t
        vgf2p8affineqb zmm16, zmm16, [rel camellia256_ctr.T0_constants512 + 64], 8 ;   310.8 p0+p2   11 t
        vgf2p8affineinvqb zmm16, zmm16, [rel camellia256_ctr.T0_constants512 + 320], 0x37 ;   313.8 p0+p3   11 t
        vmovdqu64 zmm0, [rbp + 27072]                                    ;   191.8 p2      11 t reload
        vmovdqu64 [rbp + 26880], zmm28                                   ;   309.2 p8+p9   11 t spill
        vmovdqu64 zmm28, [rbp + 12672]                                   ;   161.5 p3      12 x
        vpternlogd zmm28, zmm0, [rbp + 26752], 0x36                      ;   310.2 p5+p2   12 x
        vpandd zmm19, zmm19, zmm28                                       ;   311.2 p5      12 x
        vpternlogd zmm8, zmm28, zmm29, 0x96                              ;   312.2 p5      11 t
        vgf2p8affineqb zmm0, zmm19, zmm11, 0                             ;   312.8 p0      12 x
        vpaddb zmm19, zmm19, zmm19                                       ;   313.2 p5      12 x
        vpternlogd zmm6, zmm19, [rbp + 26752], 0x96                      ;   314.2 p0+p3   11 t
        vpxord zmm19, zmm8, [rbp + 13952]                                ;   314.2 p5+p2   11 t
        vmovdqu64 zmm28, [rel camellia256_ctr.T0_constants512 + 64]      ;   163.5 p3      11 t reload
        vgf2p8affineqb zmm19, zmm19, zmm28, 8                            ;   315.2 p0      11 t
        vgf2p8affineinvqb zmm19, zmm19, [rel camellia256_ctr.T0_constants512 + 384], 0xdc ;   318.2 p0+p2   11 t
        vmovdqu64 [rbp + 26752], zmm8                                    ;   313.2 p7+p4   11 t spill
        vmovdqa64 zmm8, zmm6                                             ;   315.2         11 t copy
        vpternlogd zmm8, zmm21, [rbp + 13696], 0x96                      ;   315.2 p5+p3   11 t
        vgf2p8affineqb zmm8, zmm8, zmm28, 8                              ;   316.8 p0      11 t
        vgf2p8affineinvqb zmm8, zmm8, [rel camellia256_ctr.T0_constants512 + 320], 0x37 ;   319.8 p0+p2   11 t
        vmovdqu64 zmm28, [rbp + 27200]                                   ;   188.8 p3      11 t reload
        vmovdqu64 [rbp + 27072], zmm6                                    ;   315.2 p8+p9   11 t spill
        vmovdqu64 zmm6, [rbp + 12736]                                    ;   166.0 p2      12 x
        vpternlogd zmm6, zmm28, [rbp + 25792], 0x36                      ;   316.2 p5+p3   12 x
        vpternlogd zmm17, zmm3, zmm6, 0x96                               ;   317.2 p5      11 t
        vmovdqu64 zmm28, [rbp + 12992]                                   ;   167.0 p2      12 y.7 reload
        vpandd zmm6, zmm6, zmm28                                         ;   318.2 p5      12 x
        vmovdqu64 [rbp + 27200], zmm21                                   ;   292.8 p7+p4   11 t spill
        vgf2p8affineqb zmm21, zmm6, zmm11, 0                             ;   319.2 p0      12 x
        vpternlogd zmm21, zmm1, [rbp + 26112], 0x96                      ;   322.2 p5+p3   11 t
        vpaddb zmm1, zmm6, zmm6                                          ;   319.8 p0      12 x
        vpternlogd zmm9, zmm1, [rbp + 25792], 0x96                       ;   320.8 p5+p2   11 t
        vmovdqu64 zmm1, [rbp + 14016]                                    ;   168.5 p3      11 l.7 reload
        vpxord zmm6, zmm17, zmm1                                         ;   320.8 p0      11 t
        vgf2p8affineqb zmm6, zmm6, [rel camellia256_ctr.T0_constants512 + 64], 8 ;   321.8 p0+p2   11 t
        vgf2p8affineinvqb zmm6, zmm6, [rel camellia256_ctr.T0_constants512 + 128], 0x6e ;   324.8 p0+p3   11 t
        vmovdqu64 [rbp + 25792], zmm17                                   ;   318.2 p8+p9   11 t spill
        vmovdqa64 zmm17, zmm6                                            ;   327.8         11 t copy
        vpternlogd zmm17, zmm26, zmm16, 0x96                             ;   327.8 p5      11 t
        vmovdqa64 zmm1, zmm21                                            ;   323.2         11 t copy
        vpternlogd zmm1, zmm3, [rbp + 13568], 0x96                       ;   323.2 p5+p2   11 t
        vgf2p8affineqb zmm1, zmm1, [rel camellia256_ctr.T0_constants512 + 64], 8 ;   324.2 p0+p3   11 t
        vgf2p8affineinvqb zmm1, zmm1, [rel camellia256_ctr.T0_constants512 + 128], 0x6e ;   327.2 p0+p2   11 t
        vmovdqu64 [rbp + 26112], zmm22                                   ;   297.8 p7+p4   11 t spill
        vmovdqa64 zmm22, zmm18                                           ;   315.2         11 t copy
        vpternlogd zmm22, zmm1, zmm26, 0x96                              ;   330.2 p5      11 t
        vpternlogd zmm18, zmm17, zmm1, 0x96                              ;   330.2 p5      11 t
        vmovdqu64 [rbp + 25664], zmm12                                   ;   295.8 p8+p9   11 t spill
        vmovdqa64 zmm12, zmm9                                            ;   321.8         11 t copy
        vpternlogd zmm12, zmm25, [rbp + 13760], 0x96                     ;   325.2 p5+p3   11 t
        vgf2p8affineqb zmm12, zmm12, [rel camellia256_ctr.T0_constants512 + 64], 8 ;   326.2 p0+p2   11 t
        vgf2p8affineinvqb zmm12, zmm12, [rel camellia256_ctr.T0_constants512 + 384], 0xdc ;   329.2 p0+p3   11 t
        vpternlogd zmm1, zmm27, zmm12, 0x96                              ;   332.2 p5      11 t
        vpternlogd zmm27, zmm22, zmm12, 0x96                             ;   332.2 p5      11 t
        vpternlogd zmm17, zmm14, zmm27, 0x96                             ;   333.2 p0      11 t
        vpternlogd zmm12, zmm20, zmm16, 0x96                             ;   332.2 p5      11 t
        vpternlogd zmm20, zmm16, zmm1, 0x96                              ;   333.2 p0      11 t
        vpternlogd zmm6, zmm26, zmm12, 0x96                              ;   333.2 p5      11 t
        vmovdqu64 zmm14, [rbp + 25472]                                   ;   191.8 p2      11 t reload
        vmovdqu64 zmm16, [rbp + 26624]                                   ;   190.8 p3      11 t reload
        vmovdqu64 zmm26, [rbp + 12736]                                   ;   174.0 p2      12 x
        vpternlogd zmm26, zmm16, zmm14, 0x36                             ;   329.8 p0      12 x
        vpternlogd zmm5, zmm2, zmm26, 0x96                               ;   330.8 p5      11 t
        vpandd zmm26, zmm26, zmm28                                       ;   330.8 p0      12 x
        vgf2p8affineqb zmm16, zmm26, zmm11, 0                            ;   331.8 p0      12 x
        vpternlogd zmm16, zmm13, [rbp + 26304], 0x96                     ;   334.8 p5+p3   11 t
        vpaddb zmm13, zmm26, zmm26                                       ;   332.2 p5      12 x
        vpternlogd zmm0, zmm13, zmm14, 0x96                              ;   333.2 p0      11 t
        vmovdqa64 zmm13, zmm16                                           ;   335.8         11 t copy
        vpternlogd zmm13, zmm2, [rbp + 13568], 0x96                      ;   335.8 p5+p2   11 t
        vmovdqu64 zmm14, [rel camellia256_ctr.T0_constants512 + 64]      ;   175.5 p3      11 t reload
        vgf2p8affineqb zmm13, zmm13, zmm14, 8                            ;   336.8 p0      11 t
        vpternlogd zmm22, zmm30, zmm20, 0x96                             ;   334.2 p5      11 t
        vmovdqu64 zmm26, [rel camellia256_ctr.T0_constants512 + 128]     ;   176.0 p2      11 t reload
        vgf2p8affineinvqb zmm13, zmm13, zmm26, 0x6e                      ;   339.8 p0      11 t
        vpternlogd zmm12, zmm10, zmm18, 0x96                             ;   335.2 p5      11 t
        vmovdqa64 zmm10, zmm0                                            ;   334.2         11 t copy
        vpternlogd zmm10, zmm29, [rbp + 13760], 0x96                     ;   335.8 p0+p3   11 t
        vgf2p8affineqb zmm10, zmm10, zmm14, 8                            ;   336.8 p0      11 t
        vmovdqu64 zmm28, [rel camellia256_ctr.T0_constants512 + 384]     ;   177.0 p2      11 t reload
        vgf2p8affineinvqb zmm10, zmm10, zmm28, 0xdc                      ;   339.8 p0      11 t
        vpternlogd zmm1, zmm6, [rbp + 26432], 0x96                       ;   336.2 p5+p3   11 t
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
        vpternlogd zmm28, zmm19, [rbp + 27264], 0x96                     ;   346.8 p5+p3   11 t
        vpternlogd zmm11, zmm30, [rbp + 26368], 0x96                     ;   345.8 p0+p2   11 t
        vmovdqu64 zmm4, [rbp + 14336]                                    ;   182.8 p3      11 r.4 reload
        vpxord zmm10, zmm22, zmm4                                        ;   345.2 p5      11 t
        vmovdqu64 zmm13, [rel camellia256_ctr.T0_constants512 + 192]     ;   183.2 p2      11 t reload
        vgf2p8affineqb zmm10, zmm10, zmm13, 0x58                         ;   346.2 p0      11 t
        vmovdqu64 zmm15, [rel camellia256_ctr.T0_constants512 + 256]     ;   185.0 p3      11 t reload
        vgf2p8affineinvqb zmm10, zmm10, zmm15, 0x6e                      ;   349.2 p0      11 t
        vmovdqu64 [rbp + 26368], zmm22                                   ;   335.2 p7+p4   11 t spill
        vpxord zmm22, zmm17, [rbp + 14400]                               ;   346.2 p5+p2   11 t
        vgf2p8affineqb zmm22, zmm22, zmm14, 8                            ;   347.8 p0      11 t
        vgf2p8affineinvqb zmm22, zmm22, [rel camellia256_ctr.T0_constants512 + 320], 0x37 ;   350.8 p0+p3   11 t
        vmovdqu64 [rbp + 27264], zmm17                                   ;   334.2 p8+p9   11 t spill
        vpxord zmm17, zmm12, [rbp + 14464]                               ;   347.2 p5+p2   11 t
        vgf2p8affineqb zmm17, zmm17, zmm14, 8                            ;   349.8 p0      11 t
        vgf2p8affineinvqb zmm17, zmm17, [rel camellia256_ctr.T0_constants512 + 384], 0xdc ;   352.8 p0+p3   11 t
        vpxord zmm4, zmm24, zmm4                                         ;   348.2 p5      11 t
        vgf2p8affineqb zmm4, zmm4, zmm13, 0x58                           ;   351.8 p0      11 t
        vgf2p8affineinvqb zmm4, zmm4, zmm15, 0x6e                        ;   354.8 p0      11 t
        vmovdqu64 [rbp + 26432], zmm12                                   ;   336.2 p7+p4   11 t spill
        vpxord zmm12, zmm1, [rbp + 14528]                                ;   349.2 p5+p2   11 t
        vgf2p8affineqb zmm12, zmm12, zmm14, 8                            ;   353.8 p0      11 t
        vgf2p8affineinvqb zmm12, zmm12, zmm26, 0x6e                      ;   356.8 p0      11 t
        vmovdqu64 [rbp + 25472], zmm1                                    ;   337.2 p8+p9   11 t spill
        vpxord zmm1, zmm8, [rbp + 14400]                                 ;   350.2 p5+p3   11 t
        vgf2p8affineqb zmm1, zmm1, zmm14, 8                              ;   355.8 p0      11 t
        vgf2p8affineinvqb zmm1, zmm1, [rel camellia256_ctr.T0_constants512 + 320], 0x37 ;   358.8 p0+p2   11 t
        vmovdqu64 [rbp + 26304], zmm8                                    ;   346.8 p7+p4   11 t spill
        vpxord zmm8, zmm28, [rbp + 14464]                                ;   351.2 p5+p3   11 t
        vgf2p8affineqb zmm8, zmm8, zmm14, 8                              ;   357.8 p0      11 t
        vgf2p8affineinvqb zmm8, zmm8, [rel camellia256_ctr.T0_constants512 + 384], 0xdc ;   360.8 p0+p2   11 t
        vmovdqu64 [rbp + 26624], zmm28                                   ;   347.8 p8+p9   11 t spill
        vpxord zmm28, zmm11, [rbp + 14528]                               ;   352.2 p5+p3   11 t
        vgf2p8affineqb zmm28, zmm28, zmm14, 8                            ;   359.8 p0      11 t
        vgf2p8affineinvqb zmm28, zmm28, zmm26, 0x6e                      ;   362.8 p0      11 t
        vmovdqu64 [rbp + 26240], zmm11                                   ;   346.8 p7+p4   11 t spill
        vmovdqu64 zmm11, [rbp + 14080]                                   ;   193.2 p2      11 t
        vpternlogd zmm11, zmm6, [rbp + 25856], 0x96                      ;   353.2 p5+p3   11 t
        vgf2p8affineqb zmm11, zmm11, zmm14, 8                            ;   361.8 p0      11 t
        vgf2p8affineinvqb zmm11, zmm11, zmm26, 0x6e                      ;   364.8 p0      11 t
        vmovdqu64 [rbp + 26176], zmm24                                   ;   345.8 p8+p9   11 t spill
        vmovdqu64 zmm24, [rbp + 14144]                                   ;   194.2 p2      11 t
        vpternlogd zmm24, zmm20, [rbp + 26496], 0x96                     ;   354.2 p5+p3   11 t
        vgf2p8affineqb zmm24, zmm24, zmm13, 0x58                         ;   363.8 p0      11 t
        vgf2p8affineinvqb zmm24, zmm24, zmm15, 0x6e                      ;   366.8 p0      11 t
        vmovdqu64 [rbp + 25984], zmm20                                   ;   334.2 p7+p4   11 t spill
        vmovdqa64 zmm20, zmm17                                           ;   355.8         11 t copy
        vpternlogd zmm20, zmm11, zmm24, 0x96                             ;   369.8 p5      11 t
        vmovdqu64 [rbp + 27328], zmm6                                    ;   334.2 p8+p9   11 t spill
        vmovdqu64 zmm6, [rbp + 14208]                                    ;   195.3 p2      11 t
        vpternlogd zmm6, zmm27, [rbp + 25408], 0x96                      ;   356.2 p5+p3   11 t
        vgf2p8affineqb zmm6, zmm6, zmm14, 8                              ;   365.8 p0      11 t
        vgf2p8affineinvqb zmm6, zmm6, [rel camellia256_ctr.T0_constants512 + 320], 0x37 ;   368.8 p0+p2   11 t
        vmovdqu64 [rbp + 27392], zmm27                                   ;   333.2 p7+p4   11 t spill
        vmovdqa64 zmm27, zmm12                                           ;   359.8         11 t copy
        vpternlogd zmm27, zmm24, zmm6, 0x96                              ;   371.8 p5      11 t
        vpternlogd zmm17, zmm27, zmm11, 0x96                             ;   372.8 p5      11 t
        vpternlogd zmm9, zmm25, zmm17, 0x96                              ;   373.8 p5      11 t
        vmovdqu64 zmm25, [rbp + 14784]                                   ;   197.0 p3      11 l.3 reload
        vmovdqu64 [rbp + 27456], zmm5                                    ;   331.8 p8+p9   11 t spill
        vpxord zmm5, zmm9, zmm25                                         ;   374.8 p5      11 t
        vgf2p8affineqb zmm5, zmm5, zmm14, 8                              ;   375.8 p0      11 t
        vgf2p8affineinvqb zmm5, zmm5, [rel camellia256_ctr.T0_constants512 + 384], 0xdc ;   378.8 p0+p2   11 t
        vmovdqu64 [rbp + 27520], zmm9                                    ;   374.8 p7+p4   11 t spill
        vmovdqu64 zmm9, [rbp + 14272]                                    ;   198.0 p3      11 t
        vpternlogd zmm9, zmm18, [rbp + 26048], 0x96                      ;   361.2 p5+p2   11 t
        vgf2p8affineqb zmm9, zmm9, zmm14, 8                              ;   369.8 p0      11 t
        vgf2p8affineinvqb zmm9, zmm9, [rel camellia256_ctr.T0_constants512 + 384], 0xdc ;   372.8 p0+p3   11 t
        vpternlogd zmm11, zmm22, zmm9, 0x96                              ;   375.8 p5      11 t
        vpternlogd zmm22, zmm20, zmm9, 0x96                              ;   375.8 p5      11 t
        vpternlogd zmm9, zmm10, zmm6, 0x96                               ;   375.8 p5      11 t
        vpternlogd zmm10, zmm6, zmm11, 0x96                              ;   376.8 p5      11 t
        vpternlogd zmm12, zmm24, zmm9, 0x96                              ;   376.8 p5      11 t
        vpternlogd zmm21, zmm3, zmm12, 0x96                              ;   377.8 p5      11 t
        vmovdqu64 zmm3, [rbp + 27008]                                    ;   246.2 p2      12 y reload
        vmovdqu64 zmm6, [rbp + 14080]                                    ;   203.8 p3      11 t
        vpternlogd zmm6, zmm30, zmm3, 0x96                               ;   368.2 p5      11 t
        vgf2p8affineqb zmm6, zmm6, zmm14, 8                              ;   371.8 p0      11 t
        vgf2p8affineinvqb zmm6, zmm6, zmm26, 0x6e                        ;   374.8 p0      11 t
        vpternlogd zmm17, zmm9, [rbp + 26816], 0x96                      ;   376.8 p5+p2   11 t
        vpternlogd zmm12, zmm11, [rbp + 25792], 0x96                     ;   377.8 p5+p3   11 t
        vmovdqu64 zmm9, [rbp + 25536]                                    ;   250.2 p2      12 y reload
        vmovdqu64 zmm11, [rbp + 14144]                                   ;   207.8 p3      11 t
        vpternlogd zmm11, zmm7, zmm9, 0x96                               ;   371.2 p5      11 t
        vgf2p8affineqb zmm11, zmm11, zmm13, 0x58                         ;   373.8 p0      11 t
        vgf2p8affineinvqb zmm11, zmm11, zmm15, 0x6e                      ;   376.8 p0      11 t
        vpternlogd zmm31, zmm10, [rbp + 25664], 0x96                     ;   377.8 p5+p2   11 t
        vpternlogd zmm10, zmm20, [rbp + 25728], 0x96                     ;   377.8 p5+p3   11 t
        vpternlogd zmm27, zmm22, [rbp + 26944], 0x96                     ;   376.8 p5+p2   11 t
        vmovdqa64 zmm20, zmm8                                            ;   363.8         11 t copy
        vpternlogd zmm20, zmm6, zmm11, 0x96                              ;   379.8 p5      11 t
        vmovdqu64 zmm24, [rbp + 26880]                                   ;   309.2 p3      11 t reload
        vpternlogd zmm22, zmm24, [rbp + 26112], 0x96                     ;   376.8 p0+p2   11 t
        vmovdqu64 zmm24, [rbp + 14592]                                   ;   214.8 p3      11 l.0 reload
        vpxord zmm9, zmm21, zmm24                                        ;   378.8 p5      11 t
        vgf2p8affineqb zmm9, zmm9, zmm14, 8                              ;   379.8 p0      11 t
        vgf2p8affineinvqb zmm9, zmm9, zmm26, 0x6e                        ;   382.8 p0      11 t
        vpxord zmm3, zmm31, [rbp + 14656]                                ;   378.8 p5+p2   11 t
        vgf2p8affineqb zmm3, zmm3, zmm13, 0x58                           ;   379.8 p0      11 t
        vgf2p8affineinvqb zmm3, zmm3, zmm15, 0x6e                        ;   382.8 p0      11 t
        vmovdqu64 [rbp + 26112], zmm31                                   ;   378.8 p8+p9   11 t spill
        vpxord zmm31, zmm22, [rbp + 14720]                               ;   378.2 p5+p3   11 t
        vgf2p8affineqb zmm31, zmm31, zmm14, 8                            ;   380.8 p0      11 t
        vgf2p8affineinvqb zmm31, zmm31, [rel camellia256_ctr.T0_constants512 + 320], 0x37 ;   383.8 p0+p2   11 t
        vmovdqu64 [rbp + 26880], zmm22                                   ;   377.8 p7+p4   11 t spill
        vpxord zmm22, zmm10, [rbp + 14848]                               ;   379.2 p5+p3   11 t
        vgf2p8affineqb zmm22, zmm22, zmm13, 0x58                         ;   382.8 p0      11 t
        vgf2p8affineinvqb zmm22, zmm22, zmm15, 0x6e                      ;   385.8 p0      11 t
        vmovdqu64 [rbp + 26944], zmm10                                   ;   378.8 p8+p9   11 t spill
        vpxord zmm10, zmm27, [rbp + 14912]                               ;   380.2 p5+p2   11 t
        vgf2p8affineqb zmm10, zmm10, zmm14, 8                            ;   384.8 p0      11 t
        vgf2p8affineinvqb zmm10, zmm10, [rel camellia256_ctr.T0_constants512 + 320], 0x37 ;   387.8 p0+p3   11 t
        vmovdqu64 [rbp + 25728], zmm27                                   ;   377.8 p7+p4   11 t spill
        vpxord zmm27, zmm17, [rbp + 14976]                               ;   381.2 p5+p2   11 t
        vgf2p8affineqb zmm27, zmm27, zmm14, 8                            ;   386.8 p0      11 t
        vgf2p8affineinvqb zmm27, zmm27, [rel camellia256_ctr.T0_constants512 + 384], 0xdc ;   389.8 p0+p3   11 t
        vmovdqu64 [rbp + 25664], zmm17                                   ;   377.8 p8+p9   11 t spill
        vpxord zmm17, zmm12, [rbp + 15040]                               ;   382.2 p5+p2   11 t
        vgf2p8affineqb zmm17, zmm17, zmm14, 8                            ;   388.8 p0      11 t
        vgf2p8affineinvqb zmm17, zmm17, zmm26, 0x6e                      ;   391.8 p0      11 t
        vmovdqu64 [rbp + 25792], zmm12                                   ;   378.8 p7+p4   11 t spill
        vmovdqu64 zmm12, [rbp + 14208]                                   ;   229.2 p3      11 t
        vpternlogd zmm12, zmm23, [rbp + 25920], 0x96                     ;   383.2 p5+p2   11 t
        vgf2p8affineqb zmm12, zmm12, zmm14, 8                            ;   390.8 p0      11 t
        vgf2p8affineinvqb zmm12, zmm12, [rel camellia256_ctr.T0_constants512 + 320], 0x37 ;   393.8 p0+p3   11 t
        vmovdqu64 [rbp + 26816], zmm21                                   ;   378.8 p8+p9   11 t spill
        vmovdqa64 zmm21, zmm28                                           ;   365.8         11 t copy
        vpternlogd zmm21, zmm11, zmm12, 0x96                             ;   396.8 p5      11 t
        vpternlogd zmm8, zmm21, zmm6, 0x96                               ;   397.8 p5      11 t
        vpternlogd zmm0, zmm29, zmm8, 0x96                               ;   398.8 p5      11 t
        vpxord zmm25, zmm0, zmm25                                        ;   399.8 p5      11 t
        vgf2p8affineqb zmm25, zmm25, zmm14, 8                            ;   400.8 p0      11 t
        vmovdqu64 zmm29, [rel camellia256_ctr.T0_constants512 + 384]     ;   231.2 p2      11 t reload
        vgf2p8affineinvqb zmm25, zmm25, zmm29, 0xdc                      ;   403.8 p0      11 t
        vmovdqu64 [rbp + 27584], zmm0                                    ;   399.8 p7+p4   11 t spill
        vmovdqu64 zmm0, [rbp + 14272]                                    ;   231.7 p3      11 t
        vpternlogd zmm0, zmm19, [rbp + 25344], 0x96                      ;   388.2 p5+p2   11 t
        vgf2p8affineqb zmm0, zmm0, zmm14, 8                              ;   394.8 p0      11 t
        vgf2p8affineinvqb zmm0, zmm0, zmm29, 0xdc                        ;   397.8 p0      11 t
        vpternlogd zmm6, zmm1, zmm0, 0x96                                ;   400.8 p5      11 t
        vpternlogd zmm1, zmm20, zmm0, 0x96                               ;   400.8 p5      11 t
        vpternlogd zmm0, zmm4, zmm12, 0x96                               ;   400.8 p5      11 t
        vpternlogd zmm4, zmm12, zmm6, 0x96                               ;   401.8 p5      11 t
        vpternlogd zmm28, zmm11, zmm0, 0x96                              ;   401.8 p5      11 t
        vpternlogd zmm16, zmm2, zmm28, 0x96                              ;   402.8 p5      11 t
        vpternlogd zmm8, zmm0, [rbp + 26752], 0x96                       ;   401.8 p5+p3   11 t
        vpternlogd zmm28, zmm6, [rbp + 27456], 0x96                      ;   402.8 p5+p2   11 t
        vpternlogd zmm20, zmm4, [rbp + 25600], 0x96                      ;   402.8 p0+p3   11 t
        vpternlogd zmm21, zmm1, [rbp + 26560], 0x96                      ;   401.8 p5+p2   11 t
        vmovdqu64 zmm0, [rbp + 27136]                                    ;   302.2 p3      11 t reload
        vpternlogd zmm4, zmm0, [rbp + 26688], 0x96                       ;   402.8 p0+p2   11 t
        vmovdqu64 zmm0, [rbp + 27072]                                    ;   315.2 p3      11 t reload
        vpternlogd zmm1, zmm0, [rbp + 27200], 0x96                       ;   401.8 p5+p2   11 t
        vpxord zmm0, zmm16, zmm24                                        ;   403.8 p0      11 t
        vgf2p8affineqb zmm0, zmm0, zmm14, 8                              ;   404.8 p0      11 t
        vgf2p8affineinvqb zmm0, zmm0, zmm26, 0x6e                        ;   407.8 p0      11 t
        vpxord zmm2, zmm4, [rbp + 14656]                                 ;   403.8 p5+p3   11 t
        vgf2p8affineqb zmm2, zmm2, zmm13, 0x58                           ;   404.8 p0      11 t
        vgf2p8affineinvqb zmm2, zmm2, zmm15, 0x6e                        ;   407.8 p0      11 t
        vpxord zmm6, zmm1, [rbp + 14720]                                 ;   402.8 p5+p2   11 t
        vgf2p8affineqb zmm6, zmm6, zmm14, 8                              ;   403.8 p0      11 t
        vmovdqu64 zmm11, [rel camellia256_ctr.T0_constants512 + 320]     ;   239.0 p3      11 t reload
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
        vmovdqu64 [rbp + 27200], zmm28                                   ;   403.8 p8+p9   11 t spill
        vmovdqa64 zmm28, zmm22                                           ;   388.8         11 t copy
        vpternlogd zmm28, zmm31, zmm5, 0x96                              ;   406.2 p5      11 t
        vpternlogd zmm22, zmm15, zmm31, 0x96                             ;   407.2 p5      11 t
        vpternlogd zmm31, zmm17, zmm3, 0x96                              ;   408.2 p5      11 t
        vpternlogd zmm17, zmm28, zmm3, 0x96                              ;   409.2 p5      11 t
        vpternlogd zmm3, zmm27, zmm9, 0x96                               ;   410.2 p5      11 t
        vpternlogd zmm10, zmm5, zmm3, 0x96                               ;   411.2 p5      11 t
        vpternlogd zmm27, zmm9, zmm31, 0x96                              ;   412.2 p5      11 t
        vpternlogd zmm18, zmm27, [rbp + 26048], 0x96                     ;   413.2 p5+p2   11 t
        vpternlogd zmm27, zmm28, [rbp + 26432], 0x96                     ;   413.8 p0+p3   11 t
        vmovdqa64 zmm5, zmm0                                             ;   410.8         11 t copy
        vpternlogd zmm5, zmm24, zmm25, 0x96                              ;   414.2 p5      11 t
        vpternlogd zmm3, zmm22, [rbp + 26368], 0x96                      ;   414.8 p0+p2   11 t
        vpternlogd zmm31, zmm10, [rbp + 27264], 0x96                     ;   415.2 p5+p3   11 t
        vpternlogd zmm15, zmm17, [rbp + 25472], 0x96                     ;   415.8 p0+p2   11 t
        vmovdqa64 zmm9, zmm12                                            ;   411.8         11 t copy
        vpternlogd zmm9, zmm6, zmm25, 0x96                               ;   416.2 p5      11 t
        vpternlogd zmm12, zmm5, zmm6, 0x96                               ;   416.8 p0      11 t
        vpternlogd zmm6, zmm29, zmm2, 0x96                               ;   417.8 p5      11 t
        vpternlogd zmm29, zmm9, zmm2, 0x96                               ;   417.8 p0      11 t
        vpternlogd zmm2, zmm11, zmm0, 0x96                               ;   418.2 p5      11 t
        vpternlogd zmm24, zmm25, zmm2, 0x96                              ;   419.2 p0      11 t
        vpternlogd zmm11, zmm0, zmm6, 0x96                               ;   419.2 p5      11 t
        vpternlogd zmm30, zmm29, [rbp + 27008], 0x96                     ;   419.8 p0+p3   11 t
        vpternlogd zmm29, zmm5, [rbp + 26240], 0x96                      ;   420.2 p5+p2   11 t
        vpternlogd zmm7, zmm12, [rbp + 25536], 0x96                      ;   420.8 p0+p3   11 t
        vpternlogd zmm12, zmm2, [rbp + 26176], 0x96                      ;   421.2 p5+p2   11 t
        vpternlogd zmm23, zmm24, [rbp + 25920], 0x96                     ;   421.8 p0+p3   11 t
        vpternlogd zmm24, zmm6, [rbp + 26304], 0x96                      ;   422.2 p5+p2   11 t
        vpternlogd zmm19, zmm11, [rbp + 25344], 0x96                     ;   422.8 p0+p3   11 t
        vpternlogd zmm11, zmm9, [rbp + 26624], 0x96                      ;   423.2 p5+p2   11 t
        vmovdqu64 zmm0, [rbp + 27328]                                    ;   334.2 p3      11 t reload
        vpternlogd zmm17, zmm0, [rbp + 25856], 0x96                      ;   423.8 p0+p2   11 t
        vmovdqu64 zmm0, [rbp + 25984]                                    ;   334.2 p3      11 t reload
        vpternlogd zmm22, zmm0, [rbp + 26496], 0x96                      ;   424.2 p5+p2   11 t
        vmovdqu64 zmm0, [rbp + 27392]                                    ;   333.2 p3      11 t reload
        vpternlogd zmm10, zmm0, [rbp + 25408], 0x96                      ;   424.8 p0+p2   11 t
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
        vmovdqu64 zmm9, [rel camellia256_ctr.T0_constants512 + 384]      ;   270.2 p3      11 t reload
        vgf2p8affineinvqb zmm6, zmm6, zmm9, 0xdc                         ;   432.8 p0      11 t
        vmovdqu64 zmm25, [rbp + 15168]                                   ;   272.0 p2      11 r.1 reload
        vpxord zmm28, zmm7, zmm25                                        ;   428.2 p5      11 t
        vgf2p8affineqb zmm28, zmm28, zmm13, 0x58                         ;   431.8 p0      11 t
        vgf2p8affineinvqb zmm28, zmm28, [rel camellia256_ctr.T0_constants512 + 256], 0x6e ;   434.8 p0+p3   11 t
        vpxord zmm25, zmm22, zmm25                                       ;   429.2 p5      11 t
        vgf2p8affineqb zmm25, zmm25, zmm13, 0x58                         ;   433.8 p0      11 t
        vgf2p8affineinvqb zmm25, zmm25, [rel camellia256_ctr.T0_constants512 + 256], 0x6e ;   436.8 p0+p2   11 t
        vmovdqu64 [rbp + 25408], zmm18                                   ;   414.2 p7+p4   11 t spill
        vpxord zmm18, zmm23, [rbp + 15232]                               ;   430.2 p5+p3   11 t
        vgf2p8affineqb zmm18, zmm18, zmm14, 8                            ;   435.8 p0      11 t
        vgf2p8affineinvqb zmm18, zmm18, [rel camellia256_ctr.T0_constants512 + 320], 0x37 ;   438.8 p0+p2   11 t
        vmovdqu64 [rbp + 27392], zmm23                                   ;   422.8 p8+p9   11 t spill
        vpxord zmm23, zmm10, [rbp + 15232]                               ;   431.2 p5+p3   11 t
        vgf2p8affineqb zmm23, zmm23, zmm14, 8                            ;   437.8 p0      11 t
        vgf2p8affineinvqb zmm23, zmm23, [rel camellia256_ctr.T0_constants512 + 320], 0x37 ;   440.8 p0+p2   11 t
        vmovdqu64 [rbp + 26496], zmm10                                   ;   425.8 p7+p4   11 t spill
        vpxord zmm10, zmm3, [rbp + 15360]                                ;   432.2 p5+p3   11 t
        vgf2p8affineqb zmm10, zmm10, zmm13, 0x58                         ;   439.8 p0      11 t
        vgf2p8affineinvqb zmm10, zmm10, [rel camellia256_ctr.T0_constants512 + 256], 0x6e ;   442.8 p0+p2   11 t
        vmovdqu64 [rbp + 25984], zmm7                                    ;   421.8 p8+p9   11 t spill
        vpxord zmm7, zmm31, [rbp + 15424]                                ;   433.2 p5+p3   11 t
        vgf2p8affineqb zmm7, zmm7, zmm14, 8                              ;   441.8 p0      11 t
        vgf2p8affineinvqb zmm7, zmm7, [rel camellia256_ctr.T0_constants512 + 320], 0x37 ;   444.8 p0+p2   11 t
        vpxord zmm5, zmm19, zmm5                                         ;   434.2 p5      11 t
        vgf2p8affineqb zmm5, zmm5, zmm14, 8                              ;   443.8 p0      11 t
        vgf2p8affineinvqb zmm5, zmm5, zmm9, 0xdc                         ;   446.8 p0      11 t
        vmovdqu64 [rbp + 25856], zmm19                                   ;   423.8 p7+p4   11 t spill
        vpxord zmm19, zmm12, [rbp + 15360]                               ;   435.2 p5+p3   11 t
        vgf2p8affineqb zmm19, zmm19, zmm13, 0x58                         ;   445.8 p0      11 t
        vgf2p8affineinvqb zmm19, zmm19, [rel camellia256_ctr.T0_constants512 + 256], 0x6e ;   448.8 p0+p2   11 t
        vpxord zmm13, zmm27, [rbp + 15488]                               ;   436.2 p5+p3   11 t
        vgf2p8affineqb zmm13, zmm13, zmm14, 8                            ;   447.8 p0      11 t
        vgf2p8affineinvqb zmm13, zmm13, zmm9, 0xdc                       ;   450.8 p0      11 t
        vmovdqu64 [rbp + 27328], zmm22                                   ;   425.2 p8+p9   11 t spill
        vpxord zmm22, zmm24, [rbp + 15424]                               ;   437.2 p5+p2   11 t
        vgf2p8affineqb zmm22, zmm22, zmm14, 8                            ;   449.8 p0      11 t
        vgf2p8affineinvqb zmm22, zmm22, [rel camellia256_ctr.T0_constants512 + 320], 0x37 ;   452.8 p0+p3   11 t
        vmovdqu64 [rbp + 26624], zmm30                                   ;   420.8 p7+p4   11 t spill
        vpxord zmm30, zmm15, [rbp + 15552]                               ;   438.2 p5+p2   11 t
        vgf2p8affineqb zmm30, zmm30, zmm14, 8                            ;   451.8 p0      11 t
        vgf2p8affineinvqb zmm30, zmm30, zmm26, 0x6e                      ;   454.8 p0      11 t
        vmovdqu64 [rbp + 25344], zmm17                                   ;   424.8 p8+p9   11 t spill
        vpxord zmm17, zmm11, [rbp + 15488]                               ;   439.2 p5+p3   11 t
        vgf2p8affineqb zmm17, zmm17, zmm14, 8                            ;   453.8 p0      11 t
        vgf2p8affineinvqb zmm17, zmm17, zmm9, 0xdc                       ;   456.8 p0      11 t
        vpxord zmm9, zmm29, [rbp + 15552]                                ;   440.2 p5+p2   11 t
        vgf2p8affineqb zmm9, zmm9, zmm14, 8                              ;   455.8 p0      11 t
        vgf2p8affineinvqb zmm9, zmm9, zmm26, 0x6e                        ;   458.8 p0      11 t
        vmovdqa64 zmm26, zmm0                                            ;   433.8         11 t copy
        vpternlogd zmm26, zmm7, zmm6, 0x96                               ;   447.8 p5      11 t
        vmovdqu64 [rbp + 26304], zmm29                                   ;   421.2 p7+p4   11 t spill
        vmovdqa64 zmm29, zmm10                                           ;   445.8         11 t copy
        vpternlogd zmm29, zmm23, zmm6, 0x96                              ;   445.8 p5      11 t
        vpternlogd zmm10, zmm26, zmm23, 0x96                             ;   448.8 p5      11 t
        vpternlogd zmm23, zmm30, zmm25, 0x96                             ;   457.8 p5      11 t
        vpternlogd zmm30, zmm29, zmm25, 0x96                             ;   457.8 p5      11 t
        vpternlogd zmm25, zmm13, zmm0, 0x96                              ;   453.8 p5      11 t
        vpternlogd zmm7, zmm6, zmm25, 0x96                               ;   454.8 p5      11 t
        vpternlogd zmm13, zmm0, zmm23, 0x96                              ;   458.8 p5      11 t
        vpternlogd zmm25, zmm10, [rbp + 26944], 0x96                     ;   454.8 p5+p3   11 t
        vpternlogd zmm23, zmm7, [rbp + 25728], 0x96                      ;   458.8 p5+p2   11 t
        vpternlogd zmm29, zmm13, [rbp + 25664], 0x96                     ;   459.8 p5+p3   11 t
        vpternlogd zmm26, zmm30, [rbp + 25792], 0x96                     ;   458.8 p5+p2   11 t
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
        vpternlogd zmm9, zmm0, [rbp + 27200], 0x96                       ;   462.8 p5+p3   11 t
        vpxord zmm30, zmm30, [rbp + 26816]                               ;   462.8 p0+p2   11 t
        vpxord zmm10, zmm10, [rbp + 26112]                               ;   463.2 p5+p3   11 t
        vpxord zmm7, zmm7, [rbp + 26880]                                 ;   463.8 p0+p2   11 t
        vpxord zmm13, zmm13, [rbp + 27520]                               ;   464.2 p5+p3   11 t
        vpxord zmm17, zmm17, [rbp + 27584]                               ;   464.8 p0+p2   11 t
        vmovdqu64 zmm0, [rbp + 15872]                                    ;   308.5 p3      11 l.4 reload
        vpxord zmm2, zmm25, zmm0                                         ;   465.2 p5      11 t
        vmovdqu64 zmm5, [rel camellia256_ctr.T0_constants512 + 192]      ;   308.8 p2      11 t reload
        vgf2p8affineqb zmm2, zmm2, zmm5, 0x58                            ;   466.2 p0      11 t
        vmovdqu64 zmm8, [rel camellia256_ctr.T0_constants512 + 256]      ;   309.5 p3      11 t reload
        vgf2p8affineinvqb zmm2, zmm2, zmm8, 0x6e                         ;   469.2 p0      11 t
        vpxord zmm0, zmm28, zmm0                                         ;   466.2 p5      11 t
        vgf2p8affineqb zmm0, zmm0, zmm5, 0x58                            ;   467.8 p0      11 t
        vgf2p8affineinvqb zmm0, zmm0, zmm8, 0x6e                         ;   470.8 p0      11 t
        vmovdqu64 zmm19, [rbp + 15936]                                   ;   309.8 p2      11 l.5 reload
        vpxord zmm20, zmm23, zmm19                                       ;   467.2 p5      11 t
        vgf2p8affineqb zmm20, zmm20, zmm14, 8                            ;   469.8 p0      11 t
        vmovdqu64 zmm21, [rel camellia256_ctr.T0_constants512 + 320]     ;   310.5 p3      11 t reload
        vgf2p8affineinvqb zmm20, zmm20, zmm21, 0x37                      ;   472.8 p0      11 t
        vmovdqu64 zmm22, [rbp + 16000]                                   ;   310.8 p2      11 l.6 reload
        vmovdqu64 [rbp + 27584], zmm23                                   ;   459.8 p8+p9   11 t spill
        vpxord zmm23, zmm29, zmm22                                       ;   468.2 p5      11 t
        vgf2p8affineqb zmm23, zmm23, zmm14, 8                            ;   471.8 p0      11 t
        vgf2p8affineinvqb zmm23, zmm23, [rel camellia256_ctr.T0_constants512 + 384], 0xdc ;   474.8 p0+p3   11 t
        vpxord zmm19, zmm18, zmm19                                       ;   469.2 p5      11 t
        vgf2p8affineqb zmm19, zmm19, zmm14, 8                            ;   473.8 p0      11 t
        vgf2p8affineinvqb zmm19, zmm19, zmm21, 0x37                      ;   476.8 p0      11 t
        vmovdqu64 [rbp + 27520], zmm29                                   ;   460.8 p7+p4   11 t spill
        vpxord zmm29, zmm26, [rbp + 16064]                               ;   470.2 p5+p2   11 t
        vgf2p8affineqb zmm29, zmm29, zmm14, 8                            ;   475.8 p0      11 t
        vgf2p8affineinvqb zmm29, zmm29, [rel camellia256_ctr.T0_constants512 + 128], 0x6e ;   478.8 p0+p3   11 t
        vpxord zmm22, zmm6, zmm22                                        ;   471.2 p5      11 t
        vgf2p8affineqb zmm22, zmm22, zmm14, 8                            ;   477.8 p0      11 t
        vgf2p8affineinvqb zmm22, zmm22, [rel camellia256_ctr.T0_constants512 + 384], 0xdc ;   480.8 p0+p2   11 t
        vmovdqu64 [rbp + 26880], zmm26                                   ;   459.8 p8+p9   11 t spill
        vpxord zmm26, zmm9, [rbp + 16064]                                ;   472.2 p5+p3   11 t
        vgf2p8affineqb zmm26, zmm26, zmm14, 8                            ;   479.8 p0      11 t
        vgf2p8affineinvqb zmm26, zmm26, [rel camellia256_ctr.T0_constants512 + 128], 0x6e ;   482.8 p0+p2   11 t
        vmovdqu64 [rbp + 26112], zmm9                                    ;   463.8 p7+p4   11 t spill
        vpxord zmm9, zmm30, [rbp + 15616]                                ;   473.2 p5+p3   11 t
        vgf2p8affineqb zmm9, zmm9, zmm14, 8                              ;   481.8 p0      11 t
        vgf2p8affineinvqb zmm9, zmm9, [rel camellia256_ctr.T0_constants512 + 128], 0x6e ;   484.8 p0+p2   11 t
        vmovdqu64 [rbp + 26816], zmm6                                    ;   464.8 p8+p9   11 t spill
        vpxord zmm6, zmm16, [rbp + 15616]                                ;   474.2 p5+p3   11 t
        vgf2p8affineqb zmm6, zmm6, zmm14, 8                              ;   483.8 p0      11 t
        vgf2p8affineinvqb zmm6, zmm6, [rel camellia256_ctr.T0_constants512 + 128], 0x6e ;   486.8 p0+p2   11 t
        vmovdqu64 [rbp + 27200], zmm18                                   ;   463.8 p7+p4   11 t spill
        vpxord zmm18, zmm4, [rbp + 15680]                                ;   475.2 p5+p3   11 t
        vgf2p8affineqb zmm18, zmm18, zmm5, 0x58                          ;   485.8 p0      11 t
        vgf2p8affineinvqb zmm18, zmm18, zmm8, 0x6e                       ;   488.8 p0      11 t
        vmovdqu64 [rbp + 25792], zmm4                                    ;   460.8 p8+p9   11 t spill
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
        vmovdqu64 [rbp + 25664], zmm1                                    ;   462.8 p7+p4   11 t spill
        vmovdqa64 zmm1, zmm22                                            ;   483.8         11 t copy
        vpternlogd zmm1, zmm6, zmm18, 0x96                               ;   491.8 p5      11 t
        vmovdqu64 [rbp + 25728], zmm7                                    ;   464.8 p8+p9   11 t spill
        vpxord zmm7, zmm13, [rbp + 15808]                                ;   481.2 p5+p3   11 t
        vgf2p8affineqb zmm7, zmm7, zmm14, 8                              ;   493.8 p0      11 t
        vgf2p8affineinvqb zmm7, zmm7, [rel camellia256_ctr.T0_constants512 + 384], 0xdc ;   496.8 p0+p2   11 t
        vmovdqu64 [rbp + 26944], zmm13                                   ;   465.2 p7+p4   11 t spill
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
        vmovdqu64 zmm4, [rel camellia256_ctr.T0_constants512 + 384]      ;   323.7 p2      11 t reload
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
        vpternlogd zmm9, zmm26, [rbp + 26304], 0x96                      ;   503.8 p0+p3   11 t
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
        vgf2p8affineqb zmm4, zmm31, [rel camellia256_ctr.T0_constants512 + 768], 0 ;   506.8 p0+p3   12 y
        vgf2p8affineqb zmm14, zmm28, [rel camellia256_ctr.T0_constants512 + 768], 0 ;   507.8 p0+p2   12 y
        vmovdqu64 [rbp + 26304], zmm16                                   ;   463.8 p8+p9   11 t spill
        vgf2p8affineqb zmm16, zmm11, [rel camellia256_ctr.T0_constants512 + 768], 0 ;   508.8 p0+p3   12 y
        vpaddb zmm11, zmm11, zmm11                                       ;   506.2 p5      12 y
        vpaddb zmm31, zmm31, zmm31                                       ;   507.2 p5      12 y
        vmovdqu64 [rbp + 25920], zmm30                                   ;   463.8 p7+p4   11 t spill
        vgf2p8affineqb zmm30, zmm6, [rel camellia256_ctr.T0_constants512 + 768], 0 ;   509.8 p0+p2   12 y
        vpaddb zmm6, zmm6, zmm6                                          ;   508.2 p5      12 y
        vpaddb zmm28, zmm28, zmm28                                       ;   509.2 p5      12 y
        vmovdqu64 [rbp + 26176], zmm27                                   ;   505.2 p8+p9   12 x spill
        vgf2p8affineqb zmm27, zmm15, [rel camellia256_ctr.T0_constants512 + 768], 0 ;   510.8 p0+p3   12 y
        vpaddb zmm15, zmm15, zmm15                                       ;   510.2 p5      12 y
        vmovdqu64 [rbp + 25536], zmm25                                   ;   504.8 p7+p4   12 x spill
        vgf2p8affineqb zmm25, zmm12, [rel camellia256_ctr.T0_constants512 + 768], 0 ;   511.8 p0+p2   12 y
        vpaddb zmm12, zmm12, zmm12                                       ;   511.2 p5      12 y
        vmovdqu64 [rbp + 26240], zmm17                                   ;   465.8 p8+p9   11 t spill
        vgf2p8affineqb zmm17, zmm24, [rel camellia256_ctr.T0_constants512 + 768], 0 ;   512.8 p0+p3   12 y
        vpaddb zmm24, zmm24, zmm24                                       ;   512.2 p5      12 y
        vmovdqu64 [rbp + 27008], zmm10                                   ;   464.2 p7+p4   11 t spill
        vgf2p8affineqb zmm10, zmm18, [rel camellia256_ctr.T0_constants512 + 768], 0 ;   513.8 p0+p2   12 y
        vpaddb zmm18, zmm18, zmm18                                       ;   513.2 p5      12 y
        vpxord zmm29, zmm29, [rbp + 25344]                               ;   514.2 p5+p3   12 y
        vpternlogd zmm4, zmm11, zmm29, 0x96                              ;   515.2 p0      12 y
        vmovdqu64 zmm11, [rbp + 16128]                                   ;   340.2 p2      12 d.0 reload
        vpternlogd zmm21, zmm4, zmm11, 0x1e                              ;   516.2 p5      12 y
        vmovdqu64 zmm29, [rbp + 17408]                                   ;   343.0 p3      11 r.4 reload
        vmovdqu64 [rbp + 25344], zmm4                                    ;   516.2 p8+p9   12 y spill
        vpxord zmm4, zmm21, zmm29                                        ;   517.2 p0      11 t
        vgf2p8affineqb zmm4, zmm4, [rel camellia256_ctr.T0_constants512 + 192], 0x58 ;   518.2 p0+p2   11 t
        vgf2p8affineinvqb zmm4, zmm4, [rel camellia256_ctr.T0_constants512 + 256], 0x6e ;   521.2 p0+p3   11 t
        vpxord zmm26, zmm26, [rbp + 26624]                               ;   516.2 p5+p2   12 y
        vpternlogd zmm14, zmm6, zmm26, 0x96                              ;   517.2 p5      12 y
        vpternlogd zmm11, zmm1, zmm14, 0x36                              ;   518.2 p5      12 y
        vpxord zmm2, zmm2, [rbp + 27328]                                 ;   518.8 p0+p3   12 y
        vpternlogd zmm16, zmm15, zmm2, 0x96                              ;   519.8 p5      12 y
        vpxord zmm0, zmm0, [rbp + 25984]                                 ;   519.8 p0+p2   12 y
        vpternlogd zmm30, zmm12, zmm0, 0x96                              ;   520.8 p5      12 y
        vpxord zmm20, zmm20, [rbp + 26496]                               ;   520.8 p0+p3   12 y
        vpternlogd zmm27, zmm24, zmm20, 0x96                             ;   521.8 p5      12 y
        vpxord zmm19, zmm19, [rbp + 27392]                               ;   521.8 p0+p2   12 y
        vpternlogd zmm25, zmm18, zmm19, 0x96                             ;   522.8 p5      12 y
        vpxord zmm23, zmm23, [rbp + 25408]                               ;   522.8 p0+p3   12 y
        vpternlogd zmm17, zmm31, zmm23, 0x96                             ;   523.8 p5      12 y
        vpxord zmm22, zmm22, [rbp + 25856]                               ;   523.8 p0+p2   12 y
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
        vmovdqu64 zmm3, [rbp + 25536]                                    ;   504.8 p2      12 x
        vmovdqu64 zmm5, [rbp + 16896]                                    ;   350.0 p3      12 y.4 reload
        vpandd zmm3, zmm3, zmm5                                          ;   527.8 p0      12 x
        vmovdqu64 zmm6, [rbp + 26176]                                    ;   505.2 p2      12 x
        vpandd zmm6, zmm6, zmm5                                          ;   528.2 p5      12 x
        vmovdqu64 zmm5, [rel camellia256_ctr.T0_constants512 + 768]      ;   352.3 p3      12 y reload
        vgf2p8affineqb zmm9, zmm3, zmm5, 0                               ;   528.8 p0      12 x
        vpaddb zmm3, zmm3, zmm3                                          ;   529.2 p5      12 x
        vgf2p8affineqb zmm12, zmm6, zmm5, 0                              ;   529.8 p0      12 x
        vpaddb zmm6, zmm6, zmm6                                          ;   530.2 p5      12 x
        vmovdqu64 zmm15, [rbp + 27008]                                   ;   464.2 p2      11 t reload
        vmovdqu64 zmm18, [rbp + 27584]                                   ;   459.8 p3      11 t reload
        vmovdqu64 zmm19, [rbp + 16704]                                   ;   355.8 p2      12 x
        vpternlogd zmm19, zmm18, zmm15, 0x36                             ;   530.8 p0      12 x
        vmovdqu64 zmm18, [rbp + 16960]                                   ;   356.2 p3      12 y.5 reload
        vpandd zmm20, zmm19, zmm18                                       ;   531.8 p5      12 x
        vgf2p8affineqb zmm22, zmm20, zmm5, 0                             ;   532.8 p0      12 x
        vpaddb zmm20, zmm20, zmm20                                       ;   532.8 p5      12 x
        vpxord zmm23, zmm11, zmm29                                       ;   532.8 p0      11 t
        vmovdqu64 zmm24, [rel camellia256_ctr.T0_constants512 + 192]     ;   359.8 p2      11 t reload
        vgf2p8affineqb zmm23, zmm23, zmm24, 0x58                         ;   533.8 p0      11 t
        vmovdqu64 zmm26, [rel camellia256_ctr.T0_constants512 + 256]     ;   360.2 p3      11 t reload
        vgf2p8affineinvqb zmm23, zmm23, zmm26, 0x6e                      ;   536.8 p0      11 t
        vpternlogd zmm9, zmm20, zmm15, 0x96                              ;   533.8 p5      11 t
        vmovdqu64 zmm15, [rbp + 25792]                                   ;   460.8 p2      11 t reload
        vmovdqu64 zmm20, [rbp + 27200]                                   ;   463.8 p3      11 t reload
        vmovdqu64 zmm28, [rbp + 16704]                                   ;   363.0 p2      12 x
        vpternlogd zmm28, zmm20, zmm15, 0x36                             ;   534.2 p5      12 x
        vpandd zmm18, zmm28, zmm18                                       ;   535.2 p5      12 x
        vgf2p8affineqb zmm20, zmm18, zmm5, 0                             ;   536.2 p0      12 x
        vpaddb zmm18, zmm18, zmm18                                       ;   536.2 p5      12 x
        vpternlogd zmm12, zmm18, zmm15, 0x96                             ;   537.2 p0      11 t
        vmovdqu64 zmm15, [rbp + 17152]                                   ;   366.0 p3      11 r.0 reload
        vpxord zmm18, zmm14, zmm15                                       ;   537.2 p5      11 t
        vmovdqu64 zmm29, [rel camellia256_ctr.T0_constants512 + 64]      ;   366.3 p2      11 t reload
        vgf2p8affineqb zmm18, zmm18, zmm29, 8                            ;   538.2 p0      11 t
        vmovdqu64 zmm31, [rel camellia256_ctr.T0_constants512 + 128]     ;   367.0 p3      11 t reload
        vgf2p8affineinvqb zmm18, zmm18, zmm31, 0x6e                      ;   541.2 p0      11 t
        vmovdqu64 [rbp + 25792], zmm14                                   ;   518.2 p7+p4   12 y spill
        vpxord zmm14, zmm8, [rbp + 17472]                                ;   538.2 p5+p2   11 t
        vgf2p8affineqb zmm14, zmm14, zmm29, 8                            ;   539.8 p0      11 t
        vgf2p8affineinvqb zmm14, zmm14, [rel camellia256_ctr.T0_constants512 + 320], 0x37 ;   542.8 p0+p3   11 t
        vmovdqu64 [rbp + 27200], zmm8                                    ;   525.8 p8+p9   12 y spill
        vpxord zmm8, zmm0, [rbp + 17472]                                 ;   539.2 p5+p2   11 t
        vgf2p8affineqb zmm8, zmm8, zmm29, 8                              ;   541.8 p0      11 t
        vgf2p8affineinvqb zmm8, zmm8, [rel camellia256_ctr.T0_constants512 + 320], 0x37 ;   544.8 p0+p3   11 t
        vmovdqu64 [rbp + 27008], zmm0                                    ;   526.2 p7+p4   12 y spill
        vpxord zmm0, zmm7, [rbp + 17536]                                 ;   540.2 p5+p2   11 t
        vgf2p8affineqb zmm0, zmm0, zmm29, 8                              ;   543.8 p0      11 t
        vgf2p8affineinvqb zmm0, zmm0, [rel camellia256_ctr.T0_constants512 + 384], 0xdc ;   546.8 p0+p3   11 t
        vmovdqu64 [rbp + 27584], zmm7                                    ;   526.8 p8+p9   12 y spill
        vpxord zmm7, zmm1, [rbp + 17536]                                 ;   541.2 p5+p2   11 t
        vgf2p8affineqb zmm7, zmm7, zmm29, 8                              ;   545.8 p0      11 t
        vgf2p8affineinvqb zmm7, zmm7, [rel camellia256_ctr.T0_constants512 + 384], 0xdc ;   548.8 p0+p3   11 t
        vmovdqu64 [rbp + 25856], zmm1                                    ;   527.2 p7+p4   12 y spill
        vpxord zmm1, zmm13, [rbp + 17600]                                ;   542.2 p5+p2   11 t
        vgf2p8affineqb zmm1, zmm1, zmm29, 8                              ;   547.8 p0      11 t
        vgf2p8affineinvqb zmm1, zmm1, zmm31, 0x6e                        ;   550.8 p0      11 t
        vmovdqu64 [rbp + 25408], zmm13                                   ;   527.8 p8+p9   12 y spill
        vpxord zmm13, zmm2, [rbp + 17600]                                ;   543.2 p5+p3   11 t
        vgf2p8affineqb zmm13, zmm13, zmm29, 8                            ;   549.8 p0      11 t
        vgf2p8affineinvqb zmm13, zmm13, zmm31, 0x6e                      ;   552.8 p0      11 t
        vmovdqu64 [rbp + 27392], zmm2                                    ;   528.2 p7+p4   12 y spill
        vpxord zmm2, zmm16, [rbp + 17216]                                ;   544.2 p5+p2   11 t
        vgf2p8affineqb zmm2, zmm2, zmm24, 0x58                           ;   551.8 p0      11 t
        vgf2p8affineinvqb zmm2, zmm2, zmm26, 0x6e                        ;   554.8 p0      11 t
        vmovdqu64 [rbp + 26496], zmm16                                   ;   520.8 p8+p9   12 y spill
        vpxord zmm16, zmm30, [rbp + 17216]                               ;   545.2 p5+p3   11 t
        vgf2p8affineqb zmm16, zmm16, zmm24, 0x58                         ;   553.8 p0      11 t
        vgf2p8affineinvqb zmm16, zmm16, zmm26, 0x6e                      ;   556.8 p0      11 t
        vpxord zmm26, zmm27, [rbp + 17280]                               ;   546.2 p5+p2   11 t
        vgf2p8affineqb zmm26, zmm26, zmm29, 8                            ;   555.8 p0      11 t
        vgf2p8affineinvqb zmm26, zmm26, [rel camellia256_ctr.T0_constants512 + 320], 0x37 ;   558.8 p0+p3   11 t
        vpxord zmm24, zmm25, [rbp + 17280]                               ;   547.2 p5+p2   11 t
        vgf2p8affineqb zmm24, zmm24, zmm29, 8                            ;   557.8 p0      11 t
        vgf2p8affineinvqb zmm24, zmm24, [rel camellia256_ctr.T0_constants512 + 320], 0x37 ;   560.8 p0+p3   11 t
        vmovdqu64 [rbp + 25984], zmm25                                   ;   523.8 p7+p4   12 y spill
        vpxord zmm25, zmm17, [rbp + 17344]                               ;   548.2 p5+p2   11 t
        vgf2p8affineqb zmm25, zmm25, zmm29, 8                            ;   559.8 p0      11 t
        vgf2p8affineinvqb zmm25, zmm25, [rel camellia256_ctr.T0_constants512 + 384], 0xdc ;   562.8 p0+p3   11 t
        vmovdqu64 [rbp + 27328], zmm17                                   ;   524.8 p8+p9   12 y spill
        vpxord zmm17, zmm10, [rbp + 17344]                               ;   549.2 p5+p2   11 t
        vgf2p8affineqb zmm17, zmm17, zmm29, 8                            ;   561.8 p0      11 t
        vgf2p8affineinvqb zmm17, zmm17, [rel camellia256_ctr.T0_constants512 + 384], 0xdc ;   564.8 p0+p3   11 t
        vmovdqu64 [rbp + 26624], zmm10                                   ;   525.8 p7+p4   12 y spill
        vmovdqa64 zmm10, zmm18                                           ;   544.2         11 t copy
        vpternlogd zmm10, zmm8, zmm17, 0x96                              ;   567.8 p5      11 t
        vmovdqu64 [rbp + 25472], zmm27                                   ;   522.8 p8+p9   12 y spill
        vmovdqa64 zmm27, zmm4                                            ;   524.2         11 t copy
        vpternlogd zmm27, zmm26, zmm25, 0x96                             ;   565.8 p5      11 t
        vmovdqu64 [rbp + 27264], zmm30                                   ;   521.8 p7+p4   12 y spill
        vmovdqa64 zmm30, zmm7                                            ;   551.8         11 t copy
        vpternlogd zmm30, zmm18, zmm16, 0x96                             ;   559.8 p5      11 t
        vpternlogd zmm8, zmm30, zmm17, 0x96                              ;   567.8 p5      11 t
        vpternlogd zmm17, zmm23, zmm24, 0x96                             ;   567.8 p5      11 t
        vpternlogd zmm23, zmm10, zmm24, 0x96                             ;   568.8 p5      11 t
        vpternlogd zmm24, zmm13, zmm16, 0x96                             ;   563.8 p5      11 t
        vpternlogd zmm13, zmm16, zmm17, 0x96                             ;   568.8 p5      11 t
        vpternlogd zmm7, zmm18, zmm24, 0x96                              ;   564.8 p5      11 t
        vpternlogd zmm24, zmm28, zmm8, 0x96                              ;   568.8 p5      11 t
        vmovdqu64 zmm16, [rbp + 25344]                                   ;   516.2 p2      11 t
        vpxord zmm16, zmm16, zmm15                                       ;   560.2 p5      11 t
        vgf2p8affineqb zmm15, zmm16, zmm29, 8                            ;   563.8 p0      11 t
        vgf2p8affineinvqb zmm15, zmm15, zmm31, 0x6e                      ;   566.8 p0      11 t
        vmovdqu64 zmm16, [rbp + 25728]                                   ;   464.8 p3      11 t reload
        vmovdqu64 zmm18, [rbp + 27520]                                   ;   460.8 p2      11 t reload
        vmovdqu64 zmm28, [rbp + 16768]                                   ;   389.8 p3      12 x
        vpternlogd zmm28, zmm18, zmm16, 0x36                             ;   561.2 p5      12 x
        vmovdqu64 zmm18, [rbp + 17024]                                   ;   390.2 p2      12 y.6 reload
        vpandd zmm31, zmm28, zmm18                                       ;   562.2 p5      12 x
        vgf2p8affineqb zmm29, zmm31, zmm5, 0                             ;   565.8 p0      12 x
        vpaddb zmm31, zmm31, zmm31                                       ;   563.2 p5      12 x
        vpternlogd zmm22, zmm31, zmm16, 0x96                             ;   564.2 p5      11 t
        vpternlogd zmm30, zmm23, [rbp + 26176], 0x96                     ;   569.8 p5+p3   11 t
        vmovdqa64 zmm16, zmm15                                           ;   569.8         11 t copy
        vpternlogd zmm16, zmm14, zmm25, 0x96                             ;   569.8 p5      11 t
        vpternlogd zmm4, zmm16, zmm26, 0x96                              ;   570.8 p0      11 t
        vpternlogd zmm26, zmm1, zmm2, 0x96                               ;   567.2 p5      11 t
        vpternlogd zmm1, zmm27, zmm2, 0x96                               ;   567.8 p0      11 t
        vpternlogd zmm2, zmm0, zmm15, 0x96                               ;   569.8 p5      11 t
        vpternlogd zmm14, zmm25, zmm2, 0x96                              ;   570.8 p0      11 t
        vpternlogd zmm0, zmm15, zmm26, 0x96                              ;   569.8 p5      11 t
        vmovdqu64 zmm15, [rbp + 25664]                                   ;   462.8 p2      11 t reload
        vmovdqu64 zmm25, [rbp + 26816]                                   ;   464.8 p3      11 t reload
        vmovdqu64 zmm31, [rbp + 16768]                                   ;   394.0 p2      12 x
        vpternlogd zmm31, zmm25, zmm15, 0x36                             ;   569.8 p0      12 x
        vpternlogd zmm26, zmm19, zmm14, 0x96                             ;   571.8 p5      11 t
        vpternlogd zmm27, zmm28, zmm0, 0x96                              ;   570.8 p0      11 t
        vpandd zmm18, zmm31, zmm18                                       ;   571.2 p5      12 x
        vgf2p8affineqb zmm19, zmm18, zmm5, 0                             ;   572.2 p0      12 x
        vpternlogd zmm17, zmm31, zmm7, 0x96                              ;   572.2 p5      11 t
        vpaddb zmm18, zmm18, zmm18                                       ;   572.8 p0      12 x
        vpternlogd zmm20, zmm18, zmm15, 0x96                             ;   573.8 p5      11 t
        vmovdqu64 zmm15, [rbp + 26944]                                   ;   465.2 p3      11 t reload
        vmovdqu64 zmm18, [rbp + 26880]                                   ;   459.8 p2      11 t reload
        vmovdqu64 zmm25, [rbp + 16832]                                   ;   398.8 p3      12 x
        vpternlogd zmm25, zmm18, zmm15, 0x36                             ;   573.8 p0      12 x
        vmovdqu64 zmm18, [rbp + 17088]                                   ;   400.8 p2      12 y.7 reload
        vpandd zmm28, zmm25, zmm18                                       ;   574.8 p5      12 x
        vpternlogd zmm16, zmm25, zmm1, 0x96                              ;   574.8 p0      11 t
        vgf2p8affineqb zmm25, zmm28, zmm5, 0                             ;   575.8 p0      12 x
        vpternlogd zmm25, zmm3, [rbp + 25920], 0x96                      ;   578.8 p5+p3   11 t
        vpaddb zmm3, zmm28, zmm28                                        ;   576.2 p5      12 x
        vpternlogd zmm29, zmm3, zmm15, 0x96                              ;   577.2 p0      11 t
        vmovdqu64 zmm3, [rbp + 26240]                                    ;   465.8 p2      11 t reload
        vmovdqu64 zmm15, [rbp + 26112]                                   ;   463.8 p3      11 t reload
        vmovdqu64 zmm28, [rbp + 16832]                                   ;   408.7 p2      12 x
        vpternlogd zmm28, zmm15, zmm3, 0x36                              ;   577.2 p5      12 x
        vpternlogd zmm10, zmm13, zmm28, 0x96                             ;   578.2 p0      11 t
        vpandd zmm28, zmm28, zmm18                                       ;   578.2 p5      12 x
        vgf2p8affineqb zmm15, zmm28, zmm5, 0                             ;   579.2 p0      12 x
        vpternlogd zmm15, zmm6, [rbp + 26304], 0x96                      ;   582.2 p5+p3   11 t
        vpaddb zmm6, zmm28, zmm28                                        ;   579.8 p0      12 x
        vpternlogd zmm19, zmm6, zmm3, 0x96                               ;   580.8 p5      11 t
        vpternlogd zmm2, zmm4, [rbp + 25536], 0x96                       ;   580.8 p0+p2   11 t
        vmovdqu64 zmm3, [rbp + 17728]                                    ;   410.0 p3      11 l.1 reload
        vmovdqa64 zmm6, zmm9                                             ;   534.8         11 t copy
        vpternlogd zmm6, zmm4, zmm3, 0x96                                ;   581.2 p5      11 t
        vpternlogd zmm3, zmm12, zmm23, 0x96                              ;   581.8 p0      11 t
        vmovdqu64 zmm18, [rel camellia256_ctr.T0_constants512 + 192]     ;   410.7 p2      11 t reload
        vgf2p8affineqb zmm6, zmm6, zmm18, 0x58                           ;   582.8 p0      11 t
        vgf2p8affineqb zmm3, zmm3, zmm18, 0x58                           ;   583.8 p0      11 t
        vmovdqu64 zmm28, [rel camellia256_ctr.T0_constants512 + 256]     ;   411.0 p3      11 t reload
        vgf2p8affineinvqb zmm6, zmm6, zmm28, 0x6e                        ;   585.8 p0      11 t
        vgf2p8affineinvqb zmm3, zmm3, zmm28, 0x6e                        ;   586.8 p0      11 t
        vmovdqu64 zmm31, [rbp + 17920]                                   ;   411.7 p2      11 l.4 reload
        vpxord zmm5, zmm30, zmm31                                        ;   582.2 p5      11 t
        vgf2p8affineqb zmm5, zmm5, zmm18, 0x58                           ;   586.8 p0      11 t
        vgf2p8affineinvqb zmm5, zmm5, zmm28, 0x6e                        ;   589.8 p0      11 t
        vmovdqu64 [rbp + 25536], zmm30                                   ;   570.8 p8+p9   11 t spill
        vpxord zmm30, zmm24, [rbp + 17984]                               ;   583.2 p5+p3   11 t
        vgf2p8affineqb zmm30, zmm30, [rel camellia256_ctr.T0_constants512 + 64], 8 ;   588.8 p0+p2   11 t
        vgf2p8affineinvqb zmm30, zmm30, [rel camellia256_ctr.T0_constants512 + 320], 0x37 ;   591.8 p0+p3   11 t
        vmovdqu64 [rbp + 26240], zmm24                                   ;   569.8 p7+p4   11 t spill
        vpxord zmm24, zmm26, [rbp + 17984]                               ;   584.2 p5+p2   11 t
        vgf2p8affineqb zmm24, zmm24, [rel camellia256_ctr.T0_constants512 + 64], 8 ;   590.8 p0+p3   11 t
        vgf2p8affineinvqb zmm24, zmm24, [rel camellia256_ctr.T0_constants512 + 320], 0x37 ;   593.8 p0+p2   11 t
        vpxord zmm31, zmm2, zmm31                                        ;   585.2 p5      11 t
        vgf2p8affineqb zmm31, zmm31, zmm18, 0x58                         ;   592.8 p0      11 t
        vgf2p8affineinvqb zmm31, zmm31, zmm28, 0x6e                      ;   595.8 p0      11 t
        vpxord zmm28, zmm27, [rbp + 18048]                               ;   586.2 p5+p3   11 t
        vgf2p8affineqb zmm28, zmm28, [rel camellia256_ctr.T0_constants512 + 64], 8 ;   594.8 p0+p2   11 t
        vgf2p8affineinvqb zmm28, zmm28, [rel camellia256_ctr.T0_constants512 + 384], 0xdc ;   597.8 p0+p3   11 t
        vpxord zmm18, zmm17, [rbp + 18048]                               ;   587.2 p5+p2   11 t
        vgf2p8affineqb zmm18, zmm18, [rel camellia256_ctr.T0_constants512 + 64], 8 ;   596.8 p0+p3   11 t
        vgf2p8affineinvqb zmm18, zmm18, [rel camellia256_ctr.T0_constants512 + 384], 0xdc ;   599.8 p0+p2   11 t
        vmovdqu64 [rbp + 26304], zmm17                                   ;   573.2 p8+p9   11 t spill
        vpxord zmm17, zmm16, [rbp + 18112]                               ;   588.2 p5+p3   11 t
        vgf2p8affineqb zmm17, zmm17, [rel camellia256_ctr.T0_constants512 + 64], 8 ;   598.8 p0+p2   11 t
        vgf2p8affineinvqb zmm17, zmm17, [rel camellia256_ctr.T0_constants512 + 128], 0x6e ;   601.8 p0+p3   11 t
        vmovdqu64 [rbp + 26112], zmm16                                   ;   575.8 p7+p4   11 t spill
        vpxord zmm16, zmm10, [rbp + 18112]                               ;   589.2 p5+p2   11 t
        vgf2p8affineqb zmm16, zmm16, [rel camellia256_ctr.T0_constants512 + 64], 8 ;   600.8 p0+p3   11 t
        vgf2p8affineinvqb zmm16, zmm16, [rel camellia256_ctr.T0_constants512 + 128], 0x6e ;   603.8 p0+p2   11 t
        vmovdqu64 [rbp + 26944], zmm10                                   ;   579.2 p8+p9   11 t spill
        vmovdqa64 zmm10, zmm25                                           ;   579.8         11 t copy
        vpternlogd zmm10, zmm1, [rbp + 17664], 0x96                      ;   590.2 p5+p3   11 t
        vgf2p8affineqb zmm10, zmm10, [rel camellia256_ctr.T0_constants512 + 64], 8 ;   602.8 p0+p2   11 t
        vgf2p8affineinvqb zmm10, zmm10, [rel camellia256_ctr.T0_constants512 + 128], 0x6e ;   605.8 p0+p3   11 t
        vmovdqu64 [rbp + 25920], zmm27                                   ;   571.8 p7+p4   11 t spill
        vmovdqa64 zmm27, zmm28                                           ;   600.8         11 t copy
        vpternlogd zmm27, zmm10, zmm6, 0x96                              ;   608.8 p5      11 t
        vmovdqu64 [rbp + 26880], zmm26                                   ;   572.8 p8+p9   11 t spill
        vmovdqa64 zmm26, zmm22                                           ;   565.2         11 t copy
        vpternlogd zmm26, zmm14, [rbp + 17792], 0x96                     ;   592.2 p5+p2   11 t
        vgf2p8affineqb zmm26, zmm26, [rel camellia256_ctr.T0_constants512 + 64], 8 ;   604.8 p0+p3   11 t
        vgf2p8affineinvqb zmm26, zmm26, [rel camellia256_ctr.T0_constants512 + 320], 0x37 ;   607.8 p0+p2   11 t
        vmovdqu64 [rbp + 25664], zmm2                                    ;   581.8 p7+p4   11 t spill
        vmovdqa64 zmm2, zmm17                                            ;   604.8         11 t copy
        vpternlogd zmm2, zmm6, zmm26, 0x96                               ;   610.8 p5      11 t
        vpternlogd zmm28, zmm2, zmm10, 0x96                              ;   611.8 p5      11 t
        vmovdqu64 [rbp + 26816], zmm22                                   ;   565.2 p8+p9   11 t spill
        vmovdqa64 zmm22, zmm15                                           ;   583.2         11 t copy
        vpternlogd zmm22, zmm13, [rbp + 17664], 0x96                     ;   595.2 p5+p3   11 t
        vgf2p8affineqb zmm22, zmm22, [rel camellia256_ctr.T0_constants512 + 64], 8 ;   606.8 p0+p2   11 t
        vgf2p8affineinvqb zmm22, zmm22, [rel camellia256_ctr.T0_constants512 + 128], 0x6e ;   609.8 p0+p3   11 t
        vmovdqu64 [rbp + 26176], zmm14                                   ;   571.8 p7+p4   11 t spill
        vmovdqa64 zmm14, zmm18                                           ;   602.8         11 t copy
        vpternlogd zmm14, zmm22, zmm3, 0x96                              ;   612.8 p5      11 t
        vmovdqu64 [rbp + 25728], zmm23                                   ;   569.8 p8+p9   11 t spill
        vmovdqa64 zmm23, zmm20                                           ;   574.8         11 t copy
        vpternlogd zmm23, zmm8, [rbp + 17792], 0x96                      ;   597.2 p5+p2   11 t
        vgf2p8affineqb zmm23, zmm23, [rel camellia256_ctr.T0_constants512 + 64], 8 ;   608.8 p0+p3   11 t
        vgf2p8affineinvqb zmm23, zmm23, [rel camellia256_ctr.T0_constants512 + 320], 0x37 ;   611.8 p0+p2   11 t
        vmovdqu64 [rbp + 27520], zmm20                                   ;   574.8 p7+p4   11 t spill
        vmovdqa64 zmm20, zmm16                                           ;   606.8         11 t copy
        vpternlogd zmm20, zmm3, zmm23, 0x96                              ;   614.8 p5      11 t
        vpternlogd zmm18, zmm20, zmm22, 0x96                             ;   615.8 p5      11 t
        vmovdqu64 [rbp + 26368], zmm8                                    ;   568.8 p8+p9   11 t spill
        vmovdqa64 zmm8, zmm29                                            ;   578.2         11 t copy
        vpternlogd zmm8, zmm0, [rbp + 17856], 0x96                       ;   600.2 p5+p3   11 t
        vgf2p8affineqb zmm8, zmm8, [rel camellia256_ctr.T0_constants512 + 64], 8 ;   610.8 p0+p2   11 t
        vgf2p8affineinvqb zmm8, zmm8, [rel camellia256_ctr.T0_constants512 + 384], 0xdc ;   613.8 p0+p3   11 t
        vpternlogd zmm10, zmm24, zmm8, 0x96                              ;   616.8 p5      11 t
        vpternlogd zmm24, zmm27, zmm8, 0x96                              ;   616.8 p5      11 t
        vpternlogd zmm8, zmm31, zmm26, 0x96                              ;   616.8 p5      11 t
        vpternlogd zmm31, zmm26, zmm10, 0x96                             ;   617.8 p5      11 t
        vpternlogd zmm17, zmm6, zmm8, 0x96                               ;   617.8 p5      11 t
        vpternlogd zmm27, zmm21, zmm31, 0x96                             ;   618.8 p5      11 t
        vmovdqa64 zmm6, zmm19                                            ;   581.8         11 t copy
        vpternlogd zmm6, zmm7, [rbp + 17856], 0x96                       ;   607.2 p5+p2   11 t
        vmovdqu64 zmm21, [rel camellia256_ctr.T0_constants512 + 64]      ;   432.5 p3      11 t reload
        vgf2p8affineqb zmm6, zmm6, zmm21, 8                              ;   612.8 p0      11 t
        vmovdqu64 zmm26, [rel camellia256_ctr.T0_constants512 + 384]     ;   434.0 p2      11 t reload
        vgf2p8affineinvqb zmm6, zmm6, zmm26, 0xdc                        ;   615.8 p0      11 t
        vpternlogd zmm22, zmm30, zmm6, 0x96                              ;   618.8 p5      11 t
        vpternlogd zmm30, zmm14, zmm6, 0x96                              ;   618.8 p5      11 t
        vpternlogd zmm6, zmm5, zmm23, 0x96                               ;   618.8 p5      11 t
        vpternlogd zmm5, zmm23, zmm22, 0x96                              ;   619.8 p5      11 t
        vpternlogd zmm16, zmm3, zmm6, 0x96                               ;   619.8 p5      11 t
        vpternlogd zmm14, zmm11, zmm5, 0x96                              ;   620.8 p5      11 t
        vpternlogd zmm2, zmm24, [rbp + 27200], 0x96                      ;   617.8 p5+p3   11 t
        vpternlogd zmm20, zmm30, [rbp + 27008], 0x96                     ;   619.8 p0+p2   11 t
        vpternlogd zmm8, zmm28, [rbp + 27584], 0x96                      ;   617.8 p5+p3   11 t
        vpternlogd zmm6, zmm18, [rbp + 25856], 0x96                      ;   619.8 p0+p2   11 t
        vpternlogd zmm10, zmm17, [rbp + 25408], 0x96                     ;   618.8 p5+p3   11 t
        vpternlogd zmm22, zmm16, [rbp + 27392], 0x96                     ;   620.8 p0+p2   11 t
        vmovdqu64 zmm3, [rbp + 18432]                                    ;   443.8 p3      11 r.4 reload
        vpxord zmm11, zmm27, zmm3                                        ;   619.8 p5      11 t
        vmovdqu64 zmm23, [rel camellia256_ctr.T0_constants512 + 192]     ;   444.2 p2      11 t reload
        vgf2p8affineqb zmm11, zmm11, zmm23, 0x58                         ;   620.8 p0      11 t
        vgf2p8affineinvqb zmm11, zmm11, [rel camellia256_ctr.T0_constants512 + 256], 0x6e ;   623.8 p0+p3   11 t
        vmovdqu64 [rbp + 27392], zmm27                                   ;   619.8 p7+p4   11 t spill
        vpxord zmm27, zmm2, [rbp + 18496]                                ;   618.8 p5+p2   11 t
        vgf2p8affineqb zmm27, zmm27, zmm21, 8                            ;   619.8 p0      11 t
        vgf2p8affineinvqb zmm27, zmm27, [rel camellia256_ctr.T0_constants512 + 320], 0x37 ;   622.8 p0+p3   11 t
        vpxord zmm3, zmm14, zmm3                                         ;   621.8 p5      11 t
        vgf2p8affineqb zmm3, zmm3, zmm23, 0x58                           ;   622.8 p0      11 t
        vgf2p8affineinvqb zmm3, zmm3, [rel camellia256_ctr.T0_constants512 + 256], 0x6e ;   625.8 p0+p2   11 t
        vmovdqu64 [rbp + 25408], zmm2                                    ;   618.8 p8+p9   11 t spill
        vpxord zmm2, zmm20, [rbp + 18496]                                ;   620.8 p5+p3   11 t
        vgf2p8affineqb zmm2, zmm2, zmm21, 8                              ;   623.8 p0      11 t
        vgf2p8affineinvqb zmm2, zmm2, [rel camellia256_ctr.T0_constants512 + 320], 0x37 ;   626.8 p0+p2   11 t
        vmovdqu64 [rbp + 25856], zmm20                                   ;   620.8 p7+p4   11 t spill
        vpxord zmm20, zmm8, [rbp + 18560]                                ;   621.2 p5+p3   11 t
        vgf2p8affineqb zmm20, zmm20, zmm21, 8                            ;   625.8 p0      11 t
        vgf2p8affineinvqb zmm20, zmm20, zmm26, 0xdc                      ;   628.8 p0      11 t
        vmovdqu64 [rbp + 27584], zmm8                                    ;   618.8 p8+p9   11 t spill
        vpxord zmm8, zmm6, [rbp + 18560]                                 ;   622.2 p5+p2   11 t
        vgf2p8affineqb zmm8, zmm8, zmm21, 8                              ;   627.8 p0      11 t
        vgf2p8affineinvqb zmm8, zmm8, zmm26, 0xdc                        ;   630.8 p0      11 t
        vmovdqu64 [rbp + 27008], zmm6                                    ;   620.8 p7+p4   11 t spill
        vpxord zmm6, zmm10, [rbp + 18624]                                ;   623.2 p5+p3   11 t
        vgf2p8affineqb zmm6, zmm6, zmm21, 8                              ;   629.8 p0      11 t
        vgf2p8affineinvqb zmm6, zmm6, [rel camellia256_ctr.T0_constants512 + 128], 0x6e ;   632.8 p0+p2   11 t
        vmovdqu64 [rbp + 27200], zmm10                                   ;   619.8 p8+p9   11 t spill
        vpxord zmm10, zmm22, [rbp + 18624]                               ;   624.2 p5+p3   11 t
        vgf2p8affineqb zmm10, zmm10, zmm21, 8                            ;   631.8 p0      11 t
        vgf2p8affineinvqb zmm10, zmm10, [rel camellia256_ctr.T0_constants512 + 128], 0x6e ;   634.8 p0+p2   11 t
        vmovdqu64 [rbp + 26432], zmm22                                   ;   621.8 p7+p4   11 t spill
        vmovdqu64 zmm22, [rbp + 18176]                                   ;   462.0 p3      11 t
        vpternlogd zmm22, zmm17, [rbp + 25344], 0x96                     ;   625.2 p5+p2   11 t
        vgf2p8affineqb zmm22, zmm22, zmm21, 8                            ;   633.8 p0      11 t
        vgf2p8affineinvqb zmm22, zmm22, [rel camellia256_ctr.T0_constants512 + 128], 0x6e ;   636.8 p0+p3   11 t
        vmovdqu64 [rbp + 26048], zmm14                                   ;   621.8 p8+p9   11 t spill
        vmovdqu64 zmm14, [rbp + 18176]                                   ;   463.2 p2      11 t
        vpternlogd zmm14, zmm16, [rbp + 25792], 0x96                     ;   626.2 p5+p3   11 t
        vgf2p8affineqb zmm14, zmm14, zmm21, 8                            ;   635.8 p0      11 t
        vgf2p8affineinvqb zmm14, zmm14, [rel camellia256_ctr.T0_constants512 + 128], 0x6e ;   638.8 p0+p2   11 t
        vmovdqu64 [rbp + 27072], zmm16                                   ;   620.8 p7+p4   11 t spill
        vmovdqu64 zmm16, [rbp + 18240]                                   ;   465.0 p3      11 t
        vpternlogd zmm16, zmm31, [rbp + 26496], 0x96                     ;   627.2 p5+p2   11 t
        vgf2p8affineqb zmm16, zmm16, zmm23, 0x58                         ;   637.8 p0      11 t
        vgf2p8affineinvqb zmm16, zmm16, [rel camellia256_ctr.T0_constants512 + 256], 0x6e ;   640.8 p0+p3   11 t
        vmovdqu64 [rbp + 26688], zmm31                                   ;   618.8 p8+p9   11 t spill
        vmovdqa64 zmm31, zmm20                                           ;   631.8         11 t copy
        vpternlogd zmm31, zmm22, zmm16, 0x96                             ;   643.8 p5      11 t
        vmovdqu64 [rbp + 27136], zmm17                                   ;   618.8 p7+p4   11 t spill
        vmovdqu64 zmm17, [rbp + 18304]                                   ;   466.2 p2      11 t
        vpternlogd zmm17, zmm24, [rbp + 25472], 0x96                     ;   629.2 p5+p3   11 t
        vgf2p8affineqb zmm17, zmm17, zmm21, 8                            ;   639.8 p0      11 t
        vgf2p8affineinvqb zmm17, zmm17, [rel camellia256_ctr.T0_constants512 + 320], 0x37 ;   642.8 p0+p2   11 t
        vmovdqu64 [rbp + 26560], zmm24                                   ;   617.8 p8+p9   11 t spill
        vmovdqa64 zmm24, zmm6                                            ;   635.8         11 t copy
        vpternlogd zmm24, zmm16, zmm17, 0x96                             ;   645.8 p5      11 t
        vpternlogd zmm20, zmm24, zmm22, 0x96                             ;   646.8 p5      11 t
        vpternlogd zmm29, zmm0, zmm20, 0x96                              ;   647.8 p5      11 t
        vmovdqu64 zmm0, [rbp + 18880]                                    ;   468.0 p3      11 l.3 reload
        vmovdqu64 [rbp + 25600], zmm20                                   ;   647.8 p7+p4   11 t spill
        vpxord zmm20, zmm29, zmm0                                        ;   648.8 p5      11 t
        vgf2p8affineqb zmm20, zmm20, zmm21, 8                            ;   649.8 p0      11 t
        vgf2p8affineinvqb zmm20, zmm20, zmm26, 0xdc                      ;   652.8 p0      11 t
        vmovdqu64 [rbp + 27456], zmm29                                   ;   648.8 p8+p9   11 t spill
        vmovdqu64 zmm29, [rbp + 18368]                                   ;   468.2 p2      11 t
        vpternlogd zmm29, zmm28, [rbp + 27328], 0x96                     ;   634.2 p5+p3   11 t
        vgf2p8affineqb zmm29, zmm29, zmm21, 8                            ;   643.8 p0      11 t
        vgf2p8affineinvqb zmm29, zmm29, zmm26, 0xdc                      ;   646.8 p0      11 t
        vpternlogd zmm22, zmm27, zmm29, 0x96                             ;   649.8 p5      11 t
        vpternlogd zmm27, zmm31, zmm29, 0x96                             ;   649.8 p5      11 t
        vpternlogd zmm29, zmm11, zmm17, 0x96                             ;   649.8 p5      11 t
        vpternlogd zmm11, zmm17, zmm22, 0x96                             ;   650.8 p5      11 t
        vpternlogd zmm6, zmm16, zmm29, 0x96                              ;   650.8 p5      11 t
        vpternlogd zmm25, zmm1, zmm6, 0x96                               ;   651.8 p5      11 t
        vmovdqu64 zmm1, [rbp + 27264]                                    ;   521.8 p2      12 y reload
        vmovdqu64 zmm16, [rbp + 18240]                                   ;   472.5 p3      11 t
        vpternlogd zmm16, zmm5, zmm1, 0x96                               ;   641.2 p5      11 t
        vgf2p8affineqb zmm16, zmm16, zmm23, 0x58                         ;   645.8 p0      11 t
        vpternlogd zmm9, zmm4, zmm11, 0x96                               ;   651.8 p5      11 t
        vmovdqu64 zmm4, [rel camellia256_ctr.T0_constants512 + 256]      ;   474.3 p2      11 t reload
        vgf2p8affineinvqb zmm16, zmm16, zmm4, 0x6e                       ;   648.8 p0      11 t
        vpternlogd zmm11, zmm31, [rbp + 25664], 0x96                     ;   651.8 p5+p3   11 t
        vpternlogd zmm6, zmm22, [rbp + 26112], 0x96                      ;   651.8 p5+p2   11 t
        vmovdqu64 zmm17, [rbp + 25984]                                   ;   523.8 p3      12 y reload
        vmovdqu64 zmm22, [rbp + 18304]                                   ;   477.8 p2      11 t
        vpternlogd zmm22, zmm30, zmm17, 0x96                             ;   645.2 p5      11 t
        vgf2p8affineqb zmm22, zmm22, zmm21, 8                            ;   647.8 p0      11 t
        vmovdqu64 zmm31, [rel camellia256_ctr.T0_constants512 + 320]     ;   479.8 p3      11 t reload
        vgf2p8affineinvqb zmm22, zmm22, zmm31, 0x37                      ;   650.8 p0      11 t
        vpternlogd zmm24, zmm27, [rbp + 26880], 0x96                     ;   650.8 p5+p2   11 t
        vmovdqa64 zmm17, zmm8                                            ;   633.8         11 t copy
        vpternlogd zmm17, zmm14, zmm16, 0x96                             ;   651.8 p5      11 t
        vmovdqa64 zmm1, zmm10                                            ;   637.8         11 t copy
        vpternlogd zmm1, zmm16, zmm22, 0x96                              ;   653.8 p5      11 t
        vpternlogd zmm8, zmm1, zmm14, 0x96                               ;   654.8 p5      11 t
        vpternlogd zmm19, zmm7, zmm8, 0x96                               ;   655.8 p0      11 t
        vmovdqu64 zmm7, [rbp + 26816]                                    ;   565.2 p3      11 t reload
        vpternlogd zmm27, zmm7, [rbp + 26176], 0x96                      ;   650.8 p5+p2   11 t
        vmovdqu64 zmm7, [rbp + 25600]                                    ;   647.8 p3      11 t reload
        vpternlogd zmm29, zmm7, [rbp + 25920], 0x96                      ;   653.8 p0+p2   11 t
        vmovdqu64 zmm7, [rbp + 18688]                                    ;   487.8 p3      11 l.0 reload
        vpxord zmm31, zmm25, zmm7                                        ;   652.8 p5      11 t
        vgf2p8affineqb zmm31, zmm31, zmm21, 8                            ;   653.8 p0      11 t
        vgf2p8affineinvqb zmm31, zmm31, [rel camellia256_ctr.T0_constants512 + 128], 0x6e ;   656.8 p0+p2   11 t
        vmovdqu64 [rbp + 25920], zmm25                                   ;   652.8 p7+p4   11 t spill
        vpxord zmm25, zmm9, [rbp + 18752]                                ;   652.8 p5+p3   11 t
        vgf2p8affineqb zmm25, zmm25, zmm23, 0x58                         ;   653.8 p0      11 t
        vgf2p8affineinvqb zmm25, zmm25, zmm4, 0x6e                       ;   656.8 p0      11 t
        vmovdqu64 [rbp + 25600], zmm9                                    ;   652.8 p8+p9   11 t spill
        vpxord zmm9, zmm27, [rbp + 18816]                                ;   653.2 p5+p2   11 t
        vgf2p8affineqb zmm9, zmm9, zmm21, 8                              ;   655.8 p0      11 t
        vgf2p8affineinvqb zmm9, zmm9, [rel camellia256_ctr.T0_constants512 + 320], 0x37 ;   658.8 p0+p3   11 t
        vmovdqu64 [rbp + 26176], zmm27                                   ;   651.8 p7+p4   11 t spill
        vpxord zmm27, zmm11, [rbp + 18944]                               ;   654.2 p5+p2   11 t
        vgf2p8affineqb zmm27, zmm27, zmm23, 0x58                         ;   657.8 p0      11 t
        vgf2p8affineinvqb zmm27, zmm27, zmm4, 0x6e                       ;   660.8 p0      11 t
        vpxord zmm0, zmm19, zmm0                                         ;   656.8 p5      11 t
        vgf2p8affineqb zmm0, zmm0, zmm21, 8                              ;   659.8 p0      11 t
        vgf2p8affineinvqb zmm0, zmm0, zmm26, 0xdc                        ;   662.8 p0      11 t
        vmovdqu64 [rbp + 26816], zmm11                                   ;   652.8 p8+p9   11 t spill
        vpxord zmm11, zmm24, [rbp + 19008]                               ;   656.2 p5+p3   11 t
        vgf2p8affineqb zmm11, zmm11, zmm21, 8                            ;   661.8 p0      11 t
        vgf2p8affineinvqb zmm11, zmm11, [rel camellia256_ctr.T0_constants512 + 320], 0x37 ;   664.8 p0+p2   11 t
        vmovdqu64 [rbp + 26880], zmm24                                   ;   651.8 p7+p4   11 t spill
        vpxord zmm24, zmm29, [rbp + 19072]                               ;   657.2 p5+p3   11 t
        vgf2p8affineqb zmm24, zmm24, zmm21, 8                            ;   663.8 p0      11 t
        vgf2p8affineinvqb zmm24, zmm24, zmm26, 0xdc                      ;   666.8 p0      11 t
        vmovdqu64 [rbp + 26112], zmm29                                   ;   654.8 p8+p9   11 t spill
        vpxord zmm29, zmm6, [rbp + 19136]                                ;   658.2 p5+p2   11 t
        vgf2p8affineqb zmm29, zmm29, zmm21, 8                            ;   665.8 p0      11 t
        vgf2p8affineinvqb zmm29, zmm29, [rel camellia256_ctr.T0_constants512 + 128], 0x6e ;   668.8 p0+p3   11 t
        vmovdqu64 [rbp + 25664], zmm6                                    ;   652.8 p7+p4   11 t spill
        vmovdqu64 zmm6, [rbp + 18368]                                    ;   501.8 p2      11 t
        vpternlogd zmm6, zmm18, [rbp + 26624], 0x96                      ;   659.2 p5+p3   11 t
        vgf2p8affineqb zmm6, zmm6, zmm21, 8                              ;   667.8 p0      11 t
        vgf2p8affineinvqb zmm6, zmm6, zmm26, 0xdc                        ;   670.8 p0      11 t
        vpternlogd zmm14, zmm2, zmm6, 0x96                               ;   673.8 p5      11 t
        vpternlogd zmm2, zmm17, zmm6, 0x96                               ;   673.8 p5      11 t
        vpternlogd zmm6, zmm3, zmm22, 0x96                               ;   673.8 p5      11 t
        vpternlogd zmm3, zmm22, zmm14, 0x96                              ;   674.8 p5      11 t
        vpternlogd zmm10, zmm16, zmm6, 0x96                              ;   674.8 p5      11 t
        vpternlogd zmm15, zmm13, zmm10, 0x96                             ;   675.8 p5      11 t
        vpternlogd zmm8, zmm6, [rbp + 26304], 0x96                       ;   674.8 p5+p2   11 t
        vpternlogd zmm10, zmm14, [rbp + 26944], 0x96                     ;   675.8 p5+p3   11 t
        vpternlogd zmm12, zmm3, [rbp + 25728], 0x96                      ;   675.8 p5+p2   11 t
        vpternlogd zmm3, zmm17, [rbp + 25536], 0x96                      ;   675.8 p5+p3   11 t
        vpternlogd zmm1, zmm2, [rbp + 26240], 0x96                       ;   674.8 p0+p2   11 t
        vmovdqu64 zmm6, [rbp + 27520]                                    ;   574.8 p3      11 t reload
        vpternlogd zmm2, zmm6, [rbp + 26368], 0x96                       ;   674.8 p5+p2   11 t
        vpxord zmm6, zmm15, zmm7                                         ;   676.8 p0      11 t
        vgf2p8affineqb zmm6, zmm6, zmm21, 8                              ;   677.8 p0      11 t
        vmovdqu64 zmm7, [rel camellia256_ctr.T0_constants512 + 128]      ;   507.8 p3      11 t reload
        vgf2p8affineinvqb zmm6, zmm6, zmm7, 0x6e                         ;   680.8 p0      11 t
        vpxord zmm13, zmm12, [rbp + 18752]                               ;   676.8 p5+p2   11 t
        vgf2p8affineqb zmm13, zmm13, zmm23, 0x58                         ;   677.8 p0      11 t
        vgf2p8affineinvqb zmm13, zmm13, zmm4, 0x6e                       ;   680.8 p0      11 t
        vpxord zmm14, zmm2, [rbp + 18816]                                ;   675.8 p5+p3   11 t
        vgf2p8affineqb zmm14, zmm14, zmm21, 8                            ;   676.8 p0      11 t
        vmovdqu64 zmm16, [rel camellia256_ctr.T0_constants512 + 320]     ;   509.5 p2      11 t reload
        vgf2p8affineinvqb zmm14, zmm14, zmm16, 0x37                      ;   679.8 p0      11 t
        vpxord zmm17, zmm3, [rbp + 18944]                                ;   676.8 p5+p3   11 t
        vgf2p8affineqb zmm17, zmm17, zmm23, 0x58                         ;   677.8 p0      11 t
        vgf2p8affineinvqb zmm17, zmm17, zmm4, 0x6e                       ;   680.8 p0      11 t
        vpxord zmm22, zmm1, [rbp + 19008]                                ;   675.8 p5+p2   11 t
        vgf2p8affineqb zmm22, zmm22, zmm21, 8                            ;   679.8 p0      11 t
        vgf2p8affineinvqb zmm22, zmm22, zmm16, 0x37                      ;   682.8 p0      11 t
        vpxord zmm16, zmm8, [rbp + 19072]                                ;   675.8 p5+p3   11 t
        vgf2p8affineqb zmm16, zmm16, zmm21, 8                            ;   681.8 p0      11 t
        vgf2p8affineinvqb zmm16, zmm16, zmm26, 0xdc                      ;   684.8 p0      11 t
        vpxord zmm26, zmm10, [rbp + 19136]                               ;   676.8 p5+p2   11 t
        vgf2p8affineqb zmm26, zmm26, zmm21, 8                            ;   683.8 p0      11 t
        vgf2p8affineinvqb zmm26, zmm26, zmm7, 0x6e                       ;   686.8 p0      11 t
        vmovdqa64 zmm4, zmm31                                            ;   659.8         11 t copy
        vpternlogd zmm4, zmm11, zmm20, 0x96                              ;   677.2 p5      11 t
        vmovdqu64 [rbp + 26368], zmm10                                   ;   676.8 p8+p9   11 t spill
        vmovdqa64 zmm10, zmm27                                           ;   663.8         11 t copy
        vpternlogd zmm10, zmm9, zmm20, 0x96                              ;   678.2 p5      11 t
        vpternlogd zmm27, zmm4, zmm9, 0x96                               ;   679.2 p5      11 t
        vpternlogd zmm9, zmm29, zmm25, 0x96                              ;   680.2 p5      11 t
        vpternlogd zmm29, zmm10, zmm25, 0x96                             ;   681.2 p5      11 t
        vpternlogd zmm25, zmm24, zmm31, 0x96                             ;   682.2 p5      11 t
        vpternlogd zmm11, zmm20, zmm25, 0x96                             ;   683.2 p5      11 t
        vpternlogd zmm24, zmm31, zmm9, 0x96                              ;   684.2 p5      11 t
        vpternlogd zmm28, zmm24, [rbp + 27328], 0x96                     ;   685.2 p5+p3   11 t
        vpternlogd zmm24, zmm10, [rbp + 27584], 0x96                     ;   685.8 p0+p2   11 t
        vmovdqa64 zmm10, zmm6                                            ;   683.8         11 t copy
        vpternlogd zmm10, zmm22, zmm0, 0x96                              ;   686.2 p5      11 t
        vpternlogd zmm25, zmm27, [rbp + 27392], 0x96                     ;   686.8 p0+p3   11 t
        vpternlogd zmm9, zmm11, [rbp + 25408], 0x96                      ;   687.2 p5+p2   11 t
        vpternlogd zmm4, zmm29, [rbp + 27200], 0x96                      ;   687.8 p0+p3   11 t
        vmovdqa64 zmm20, zmm17                                           ;   683.8         11 t copy
        vpternlogd zmm20, zmm14, zmm0, 0x96                              ;   688.2 p5      11 t
        vpternlogd zmm17, zmm10, zmm14, 0x96                             ;   688.8 p0      11 t
        vpternlogd zmm14, zmm26, zmm13, 0x96                             ;   689.8 p5      11 t
        vpternlogd zmm26, zmm20, zmm13, 0x96                             ;   689.8 p0      11 t
        vpternlogd zmm13, zmm16, zmm6, 0x96                              ;   690.2 p5      11 t
        vpternlogd zmm22, zmm0, zmm13, 0x96                              ;   691.2 p0      11 t
        vpternlogd zmm16, zmm6, zmm14, 0x96                              ;   691.2 p5      11 t
        vpternlogd zmm5, zmm17, [rbp + 27264], 0x96                      ;   691.8 p0+p2   11 t
        vpternlogd zmm17, zmm13, [rbp + 26048], 0x96                     ;   692.2 p5+p3   11 t
        vpternlogd zmm30, zmm22, [rbp + 25984], 0x96                     ;   692.8 p0+p2   11 t
        vpternlogd zmm22, zmm14, [rbp + 25856], 0x96                     ;   693.2 p5+p3   11 t
        vpternlogd zmm18, zmm16, [rbp + 26624], 0x96                     ;   693.8 p0+p2   11 t
        vpternlogd zmm16, zmm20, [rbp + 27008], 0x96                     ;   694.2 p5+p3   11 t
        vmovdqu64 zmm0, [rbp + 27136]                                    ;   618.8 p2      11 t reload
        vpternlogd zmm29, zmm0, [rbp + 25344], 0x96                      ;   694.8 p0+p3   11 t
        vmovdqu64 zmm0, [rbp + 26688]                                    ;   618.8 p2      11 t reload
        vpternlogd zmm27, zmm0, [rbp + 26496], 0x96                      ;   695.2 p5+p3   11 t
        vpternlogd zmm10, zmm26, [rbp + 26432], 0x96                     ;   695.8 p0+p2   11 t
        vmovdqu64 zmm0, [rbp + 27072]                                    ;   620.8 p3      11 t reload
        vpternlogd zmm26, zmm0, [rbp + 25792], 0x96                      ;   696.2 p5+p2   11 t
        vmovdqu64 zmm0, [rbp + 26560]                                    ;   617.8 p3      11 t reload
        vpternlogd zmm11, zmm0, [rbp + 25472], 0x96                      ;   696.8 p0+p2   11 t
        vmovdqu64 zmm0, [rbp + 19200]                                    ;   532.8 p3      11 r.0 reload
        vpxord zmm6, zmm29, zmm0                                         ;   697.2 p5      11 t
        vgf2p8affineqb zmm6, zmm6, zmm21, 8                              ;   698.2 p0      11 t
        vgf2p8affineinvqb zmm6, zmm6, zmm7, 0x6e                         ;   701.2 p0      11 t
        vpxord zmm0, zmm26, zmm0                                         ;   698.2 p5      11 t
        vgf2p8affineqb zmm0, zmm0, zmm21, 8                              ;   699.8 p0      11 t
        vgf2p8affineinvqb zmm0, zmm0, zmm7, 0x6e                         ;   702.8 p0      11 t
        vmovdqu64 zmm13, [rbp + 19264]                                   ;   535.8 p2      11 r.1 reload
        vpxord zmm14, zmm5, zmm13                                        ;   699.2 p5      11 t
        vgf2p8affineqb zmm14, zmm14, zmm23, 0x58                         ;   701.8 p0      11 t
        vmovdqu64 zmm20, [rel camellia256_ctr.T0_constants512 + 256]     ;   536.3 p3      11 t reload
        vgf2p8affineinvqb zmm14, zmm14, zmm20, 0x6e                      ;   704.8 p0      11 t
        vpxord zmm13, zmm27, zmm13                                       ;   700.2 p5      11 t
        vgf2p8affineqb zmm13, zmm13, zmm23, 0x58                         ;   703.8 p0      11 t
        vgf2p8affineinvqb zmm13, zmm13, zmm20, 0x6e                      ;   706.8 p0      11 t
        vmovdqu64 zmm31, [rbp + 19392]                                   ;   540.2 p2      11 r.3 reload
        vmovdqu64 [rbp + 25472], zmm5                                    ;   692.8 p7+p4   11 t spill
        vpxord zmm5, zmm28, zmm31                                        ;   701.2 p5      11 t
        vgf2p8affineqb zmm5, zmm5, zmm21, 8                              ;   705.8 p0      11 t
        vgf2p8affineinvqb zmm5, zmm5, [rel camellia256_ctr.T0_constants512 + 384], 0xdc ;   708.8 p0+p3   11 t
        vmovdqu64 [rbp + 26560], zmm28                                   ;   686.2 p8+p9   11 t spill
        vpxord zmm28, zmm30, [rbp + 19328]                               ;   702.2 p5+p2   11 t
        vgf2p8affineqb zmm28, zmm28, zmm21, 8                            ;   707.8 p0      11 t
        vgf2p8affineinvqb zmm28, zmm28, [rel camellia256_ctr.T0_constants512 + 320], 0x37 ;   710.8 p0+p3   11 t
        vmovdqu64 [rbp + 25792], zmm30                                   ;   693.8 p7+p4   11 t spill
        vpxord zmm30, zmm11, [rbp + 19328]                               ;   703.2 p5+p2   11 t
        vgf2p8affineqb zmm30, zmm30, zmm21, 8                            ;   709.8 p0      11 t
        vgf2p8affineinvqb zmm30, zmm30, [rel camellia256_ctr.T0_constants512 + 320], 0x37 ;   712.8 p0+p3   11 t
        vmovdqu64 [rbp + 27072], zmm11                                   ;   697.8 p8+p9   11 t spill
        vpxord zmm11, zmm25, [rbp + 19456]                               ;   704.2 p5+p2   11 t
        vgf2p8affineqb zmm11, zmm11, zmm23, 0x58                         ;   711.8 p0      11 t
        vgf2p8affineinvqb zmm11, zmm11, zmm20, 0x6e                      ;   714.8 p0      11 t
        vpxord zmm31, zmm18, zmm31                                       ;   705.2 p5      11 t
        vgf2p8affineqb zmm31, zmm31, zmm21, 8                            ;   713.8 p0      11 t
        vgf2p8affineinvqb zmm31, zmm31, [rel camellia256_ctr.T0_constants512 + 384], 0xdc ;   716.8 p0+p3   11 t
        vmovdqu64 [rbp + 26432], zmm18                                   ;   694.8 p7+p4   11 t spill
        vpxord zmm18, zmm9, [rbp + 19520]                                ;   706.2 p5+p2   11 t
        vgf2p8affineqb zmm18, zmm18, zmm21, 8                            ;   715.8 p0      11 t
        vgf2p8affineinvqb zmm18, zmm18, [rel camellia256_ctr.T0_constants512 + 320], 0x37 ;   718.8 p0+p3   11 t
        vmovdqu64 [rbp + 26496], zmm27                                   ;   696.2 p8+p9   11 t spill
        vpxord zmm27, zmm17, [rbp + 19456]                               ;   707.2 p5+p2   11 t
        vgf2p8affineqb zmm27, zmm27, zmm23, 0x58                         ;   717.8 p0      11 t
        vgf2p8affineinvqb zmm27, zmm27, zmm20, 0x6e                      ;   720.8 p0      11 t
        vpxord zmm20, zmm24, [rbp + 19584]                               ;   708.2 p5+p3   11 t
        vgf2p8affineqb zmm20, zmm20, zmm21, 8                            ;   719.8 p0      11 t
        vgf2p8affineinvqb zmm20, zmm20, [rel camellia256_ctr.T0_constants512 + 384], 0xdc ;   722.8 p0+p2   11 t
        vpxord zmm23, zmm22, [rbp + 19520]                               ;   709.2 p5+p3   11 t
        vgf2p8affineqb zmm23, zmm23, zmm21, 8                            ;   721.8 p0      11 t
        vgf2p8affineinvqb zmm23, zmm23, [rel camellia256_ctr.T0_constants512 + 320], 0x37 ;   724.8 p0+p2   11 t
        vmovdqu64 [rbp + 26688], zmm26                                   ;   697.2 p7+p4   11 t spill
        vpxord zmm26, zmm4, [rbp + 19648]                                ;   710.2 p5+p3   11 t
        vgf2p8affineqb zmm26, zmm26, zmm21, 8                            ;   723.8 p0      11 t
        vgf2p8affineinvqb zmm26, zmm26, zmm7, 0x6e                       ;   726.8 p0      11 t
        vmovdqu64 [rbp + 25344], zmm29                                   ;   695.8 p8+p9   11 t spill
        vpxord zmm29, zmm16, [rbp + 19584]                               ;   711.2 p5+p2   11 t
        vgf2p8affineqb zmm29, zmm29, zmm21, 8                            ;   725.8 p0      11 t
        vgf2p8affineinvqb zmm29, zmm29, [rel camellia256_ctr.T0_constants512 + 384], 0xdc ;   728.8 p0+p3   11 t
        vmovdqu64 [rbp + 27136], zmm4                                    ;   688.8 p7+p4   11 t spill
        vpxord zmm4, zmm10, [rbp + 19648]                                ;   712.2 p5+p2   11 t
        vgf2p8affineqb zmm4, zmm4, zmm21, 8                              ;   727.8 p0      11 t
        vgf2p8affineinvqb zmm4, zmm4, zmm7, 0x6e                         ;   730.8 p0      11 t
        vmovdqa64 zmm7, zmm6                                             ;   704.2         11 t copy
        vpternlogd zmm7, zmm18, zmm5, 0x96                               ;   721.8 p5      11 t
        vmovdqu64 [rbp + 27008], zmm10                                   ;   696.8 p8+p9   11 t spill
        vmovdqa64 zmm10, zmm11                                           ;   717.8         11 t copy
        vpternlogd zmm10, zmm30, zmm5, 0x96                              ;   717.8 p5      11 t
        vpternlogd zmm11, zmm7, zmm30, 0x96                              ;   722.8 p5      11 t
        vpternlogd zmm30, zmm26, zmm13, 0x96                             ;   729.8 p5      11 t
        vpternlogd zmm26, zmm10, zmm13, 0x96                             ;   729.8 p5      11 t
        vpternlogd zmm13, zmm20, zmm6, 0x96                              ;   725.8 p5      11 t
        vpternlogd zmm18, zmm5, zmm13, 0x96                              ;   726.8 p5      11 t
        vpternlogd zmm20, zmm6, zmm30, 0x96                              ;   730.8 p5      11 t
        vpternlogd zmm13, zmm11, [rbp + 26816], 0x96                     ;   726.8 p5+p3   11 t
        vpternlogd zmm30, zmm18, [rbp + 26880], 0x96                     ;   730.8 p5+p2   11 t
        vpternlogd zmm10, zmm20, [rbp + 26112], 0x96                     ;   731.8 p5+p3   11 t
        vpternlogd zmm7, zmm26, [rbp + 25664], 0x96                      ;   730.8 p5+p2   11 t
        vmovdqa64 zmm5, zmm0                                             ;   705.8         11 t copy
        vpternlogd zmm5, zmm23, zmm31, 0x96                              ;   727.8 p5      11 t
        vmovdqa64 zmm6, zmm27                                            ;   723.8         11 t copy
        vpternlogd zmm6, zmm28, zmm31, 0x96                              ;   726.2 p5      11 t
        vpternlogd zmm27, zmm5, zmm28, 0x96                              ;   728.8 p5      11 t
        vpternlogd zmm28, zmm4, zmm14, 0x96                              ;   733.8 p5      11 t
        vpternlogd zmm4, zmm6, zmm14, 0x96                               ;   733.8 p5      11 t
        vpternlogd zmm14, zmm29, zmm0, 0x96                              ;   731.8 p0      11 t
        vpternlogd zmm23, zmm31, zmm14, 0x96                             ;   732.8 p5      11 t
        vpternlogd zmm29, zmm0, zmm28, 0x96                              ;   734.8 p0      11 t
        vpternlogd zmm14, zmm3, zmm27, 0x96                              ;   732.8 p5      11 t
        vpxord zmm12, zmm12, zmm27                                       ;   731.8 p0      11 t
        vpternlogd zmm28, zmm1, zmm23, 0x96                              ;   734.8 p5      11 t
        vpxord zmm2, zmm2, zmm23                                         ;   733.8 p0      11 t
        vpternlogd zmm6, zmm8, zmm29, 0x96                               ;   735.8 p5      11 t
        vpxord zmm19, zmm19, zmm29                                       ;   735.8 p0      11 t
        vpxord zmm15, zmm15, zmm4                                        ;   734.8 p5      11 t
        vpternlogd zmm4, zmm5, [rbp + 26368], 0x96                       ;   734.8 p0+p3   11 t
        vpxord zmm26, zmm26, [rbp + 25920]                               ;   735.2 p5+p2   11 t
        vpxord zmm11, zmm11, [rbp + 25600]                               ;   735.8 p0+p3   11 t
        vpxord zmm18, zmm18, [rbp + 26176]                               ;   736.2 p5+p2   11 t
        vpxord zmm20, zmm20, [rbp + 27456]                               ;   736.8 p0+p3   11 t
        vmovdqu64 zmm0, [rbp + 19968]                                    ;   574.3 p2      11 l.4 reload
        vpxord zmm1, zmm13, zmm0                                         ;   737.2 p5      11 t
        vmovdqu64 zmm3, [rel camellia256_ctr.T0_constants512 + 192]      ;   575.0 p3      11 t reload
        vgf2p8affineqb zmm1, zmm1, zmm3, 0x58                            ;   738.2 p0      11 t
        vmovdqu64 zmm5, [rel camellia256_ctr.T0_constants512 + 256]      ;   575.3 p2      11 t reload
        vgf2p8affineinvqb zmm1, zmm1, zmm5, 0x6e                         ;   741.2 p0      11 t
        vpxord zmm0, zmm14, zmm0                                         ;   738.2 p5      11 t
        vgf2p8affineqb zmm0, zmm0, zmm3, 0x58                            ;   739.8 p0      11 t
        vgf2p8affineinvqb zmm0, zmm0, zmm5, 0x6e                         ;   742.8 p0      11 t
        vmovdqu64 zmm8, [rbp + 20032]                                    ;   576.0 p3      11 l.5 reload
        vpxord zmm23, zmm30, zmm8                                        ;   739.2 p5      11 t
        vgf2p8affineqb zmm23, zmm23, zmm21, 8                            ;   741.8 p0      11 t
        vmovdqu64 zmm27, [rel camellia256_ctr.T0_constants512 + 320]     ;   576.3 p2      11 t reload
        vgf2p8affineinvqb zmm23, zmm23, zmm27, 0x37                      ;   744.8 p0      11 t
        vmovdqu64 zmm29, [rbp + 20096]                                   ;   577.0 p3      11 l.6 reload
        vpxord zmm31, zmm10, zmm29                                       ;   740.2 p5      11 t
        vgf2p8affineqb zmm31, zmm31, zmm21, 8                            ;   743.8 p0      11 t
        vgf2p8affineinvqb zmm31, zmm31, [rel camellia256_ctr.T0_constants512 + 384], 0xdc ;   746.8 p0+p2   11 t
        vpxord zmm8, zmm28, zmm8                                         ;   741.2 p5      11 t
        vgf2p8affineqb zmm8, zmm8, zmm21, 8                              ;   745.8 p0      11 t
        vgf2p8affineinvqb zmm8, zmm8, zmm27, 0x37                        ;   748.8 p0      11 t
        vmovdqu64 [rbp + 27456], zmm10                                   ;   732.8 p7+p4   11 t spill
        vpxord zmm10, zmm7, [rbp + 20160]                                ;   742.2 p5+p3   11 t
        vgf2p8affineqb zmm10, zmm10, zmm21, 8                            ;   747.8 p0      11 t
        vgf2p8affineinvqb zmm10, zmm10, [rel camellia256_ctr.T0_constants512 + 128], 0x6e ;   750.8 p0+p2   11 t
        vpxord zmm29, zmm6, zmm29                                        ;   743.2 p5      11 t
        vgf2p8affineqb zmm29, zmm29, zmm21, 8                            ;   749.8 p0      11 t
        vgf2p8affineinvqb zmm29, zmm29, [rel camellia256_ctr.T0_constants512 + 384], 0xdc ;   752.8 p0+p3   11 t
        vmovdqu64 [rbp + 26176], zmm7                                    ;   731.8 p8+p9   11 t spill
        vpxord zmm7, zmm4, [rbp + 20160]                                 ;   744.2 p5+p2   11 t
        vgf2p8affineqb zmm7, zmm7, zmm21, 8                              ;   751.8 p0      11 t
        vgf2p8affineinvqb zmm7, zmm7, [rel camellia256_ctr.T0_constants512 + 128], 0x6e ;   754.8 p0+p3   11 t
        vmovdqu64 [rbp + 25600], zmm4                                    ;   735.8 p7+p4   11 t spill
        vpxord zmm4, zmm26, [rbp + 19712]                                ;   745.2 p5+p2   11 t
        vgf2p8affineqb zmm4, zmm4, zmm21, 8                              ;   753.8 p0      11 t
        vgf2p8affineinvqb zmm4, zmm4, [rel camellia256_ctr.T0_constants512 + 128], 0x6e ;   756.8 p0+p3   11 t
        vmovdqu64 [rbp + 25920], zmm6                                    ;   736.8 p8+p9   11 t spill
        vpxord zmm6, zmm15, [rbp + 19712]                                ;   746.2 p5+p2   11 t
        vgf2p8affineqb zmm6, zmm6, zmm21, 8                              ;   755.8 p0      11 t
        vgf2p8affineinvqb zmm6, zmm6, [rel camellia256_ctr.T0_constants512 + 128], 0x6e ;   758.8 p0+p3   11 t
        vmovdqu64 [rbp + 26368], zmm28                                   ;   735.8 p7+p4   11 t spill
        vpxord zmm28, zmm12, [rbp + 19776]                               ;   747.2 p5+p2   11 t
        vgf2p8affineqb zmm28, zmm28, zmm3, 0x58                          ;   757.8 p0      11 t
        vgf2p8affineinvqb zmm28, zmm28, zmm5, 0x6e                       ;   760.8 p0      11 t
        vmovdqu64 [rbp + 25664], zmm12                                   ;   732.8 p8+p9   11 t spill
        vpxord zmm12, zmm11, [rbp + 19776]                               ;   748.2 p5+p3   11 t
        vgf2p8affineqb zmm12, zmm12, zmm3, 0x58                          ;   759.8 p0      11 t
        vgf2p8affineinvqb zmm12, zmm12, zmm5, 0x6e                       ;   762.8 p0      11 t
        vpxord zmm5, zmm18, [rbp + 19840]                                ;   749.2 p5+p2   11 t
        vgf2p8affineqb zmm5, zmm5, zmm21, 8                              ;   761.8 p0      11 t
        vgf2p8affineinvqb zmm5, zmm5, zmm27, 0x37                        ;   764.8 p0      11 t
        vpxord zmm3, zmm2, [rbp + 19840]                                 ;   750.2 p5+p3   11 t
        vgf2p8affineqb zmm3, zmm3, zmm21, 8                              ;   763.8 p0      11 t
        vgf2p8affineinvqb zmm3, zmm3, zmm27, 0x37                        ;   766.8 p0      11 t
        vmovdqa64 zmm27, zmm31                                           ;   749.8         11 t copy
        vpternlogd zmm27, zmm4, zmm12, 0x96                              ;   765.8 p5      11 t
        vmovdqu64 [rbp + 26112], zmm2                                    ;   734.8 p7+p4   11 t spill
        vmovdqa64 zmm2, zmm29                                            ;   755.8         11 t copy
        vpternlogd zmm2, zmm6, zmm28, 0x96                               ;   763.8 p5      11 t
        vmovdqu64 [rbp + 26880], zmm18                                   ;   737.2 p8+p9   11 t spill
        vpxord zmm18, zmm20, [rbp + 19904]                               ;   753.2 p5+p2   11 t
        vgf2p8affineqb zmm18, zmm18, zmm21, 8                            ;   765.8 p0      11 t
        vgf2p8affineinvqb zmm18, zmm18, [rel camellia256_ctr.T0_constants512 + 384], 0xdc ;   768.8 p0+p3   11 t
        vmovdqu64 [rbp + 26816], zmm20                                   ;   737.8 p7+p4   11 t spill
        vmovdqa64 zmm20, zmm4                                            ;   759.8         11 t copy
        vpternlogd zmm20, zmm23, zmm18, 0x96                             ;   771.8 p5      11 t
        vpternlogd zmm23, zmm27, zmm18, 0x96                             ;   771.8 p5      11 t
        vpternlogd zmm18, zmm1, zmm5, 0x96                               ;   771.8 p5      11 t
        vpternlogd zmm1, zmm20, zmm5, 0x96                               ;   772.8 p5      11 t
        vpternlogd zmm27, zmm25, zmm1, 0x96                              ;   773.8 p5      11 t
        vpternlogd zmm5, zmm10, zmm12, 0x96                              ;   767.8 p5      11 t
        vpternlogd zmm10, zmm12, zmm18, 0x96                             ;   772.8 p5      11 t
        vpternlogd zmm31, zmm4, zmm5, 0x96                               ;   768.8 p5      11 t
        vpxord zmm4, zmm19, [rbp + 19904]                                ;   762.2 p5+p2   11 t
        vpternlogd zmm5, zmm9, zmm23, 0x96                               ;   772.8 p5      11 t
        vgf2p8affineqb zmm4, zmm4, zmm21, 8                              ;   767.8 p0      11 t
        vmovdqu64 zmm9, [rel camellia256_ctr.T0_constants512 + 384]      ;   601.2 p3      11 t reload
        vgf2p8affineinvqb zmm4, zmm4, zmm9, 0xdc                         ;   770.8 p0      11 t
        vpternlogd zmm18, zmm24, zmm31, 0x96                             ;   772.8 p5      11 t
        vmovdqa64 zmm12, zmm6                                            ;   761.8         11 t copy
        vpternlogd zmm12, zmm8, zmm4, 0x96                               ;   773.8 p5      11 t
        vpternlogd zmm8, zmm2, zmm4, 0x96                                ;   773.8 p5      11 t
        vpternlogd zmm4, zmm0, zmm3, 0x96                                ;   773.8 p5      11 t
        vpternlogd zmm0, zmm12, zmm3, 0x96                               ;   774.8 p5      11 t
        vpternlogd zmm2, zmm17, zmm0, 0x96                               ;   775.8 p5      11 t
        vpternlogd zmm3, zmm7, zmm28, 0x96                               ;   769.8 p0      11 t
        vpternlogd zmm7, zmm28, zmm4, 0x96                               ;   774.8 p5      11 t
        vpternlogd zmm29, zmm6, zmm3, 0x96                               ;   770.8 p0      11 t
        vpternlogd zmm3, zmm22, zmm8, 0x96                               ;   774.8 p5      11 t
        vpternlogd zmm4, zmm16, zmm29, 0x96                              ;   774.8 p0      11 t
        vpternlogd zmm20, zmm10, [rbp + 27136], 0x96                     ;   773.8 p5+p2   11 t
        vpternlogd zmm12, zmm7, [rbp + 27008], 0x96                      ;   775.8 p0+p3   11 t
        vmovdqu64 zmm6, [rbp + 20480]                                    ;   609.8 p2      12 d.4 reload
        vpandd zmm16, zmm27, zmm6                                        ;   774.8 p5      12 y
        vmovdqu64 zmm17, [rbp + 20544]                                   ;   610.2 p3      12 d.5 reload
        vpandd zmm22, zmm5, zmm17                                        ;   773.8 p0      12 y
        vpandd zmm6, zmm2, zmm6                                          ;   776.8 p5      12 y
        vpandd zmm17, zmm3, zmm17                                        ;   775.8 p0      12 y
        vmovdqu64 zmm24, [rbp + 20608]                                   ;   610.8 p2      12 d.6 reload
        vpandd zmm25, zmm18, zmm24                                       ;   775.2 p5      12 y
        vmovdqu64 zmm28, [rbp + 20736]                                   ;   611.2 p3      12 y.0 reload
        vpternlogd zmm13, zmm26, zmm28, 0x1e                             ;   775.8 p0      12 x
        vpternlogd zmm28, zmm14, zmm15, 0x36                             ;   776.2 p5      12 x
        vmovdqu64 zmm14, [rbp + 20800]                                   ;   613.0 p2      12 y.1 reload
        vpternlogd zmm30, zmm11, zmm14, 0x1e                             ;   776.8 p0      12 x
        vpandd zmm24, zmm4, zmm24                                        ;   777.2 p5      12 y
        vpandd zmm9, zmm20, [rbp + 20672]                                ;   777.8 p0+p3   12 y
        vmovdqu64 zmm21, [rbp + 26368]                                   ;   735.8 p2      11 t reload
        vpternlogd zmm14, zmm21, [rbp + 25664], 0x36                     ;   778.2 p5+p3   12 x
        vpandd zmm21, zmm12, [rbp + 20672]                               ;   778.8 p0+p2   12 y
        vmovdqu64 [rbp + 26368], zmm11                                   ;   736.8 p8+p9   11 t spill
        vgf2p8affineqb zmm11, zmm9, [rel camellia256_ctr.T0_constants512 + 768], 0 ;   779.8 p0+p3   12 y
        vmovdqu64 [rbp + 27008], zmm15                                   ;   735.8 p7+p4   11 t spill
        vgf2p8affineqb zmm15, zmm21, [rel camellia256_ctr.T0_constants512 + 768], 0 ;   780.8 p0+p2   12 y
        vmovdqu64 [rbp + 27136], zmm26                                   ;   736.2 p8+p9   11 t spill
        vgf2p8affineqb zmm26, zmm16, [rel camellia256_ctr.T0_constants512 + 768], 0 ;   781.8 p0+p3   12 y
        vpaddb zmm16, zmm16, zmm16                                       ;   779.2 p5      12 y
        vmovdqu64 [rbp + 26624], zmm14                                   ;   779.2 p7+p4   12 x spill
        vgf2p8affineqb zmm14, zmm6, [rel camellia256_ctr.T0_constants512 + 768], 0 ;   782.8 p0+p2   12 y
        vpaddb zmm6, zmm6, zmm6                                          ;   780.2 p5      12 y
        vpaddb zmm9, zmm9, zmm9                                          ;   781.2 p5      12 y
        vpaddb zmm21, zmm21, zmm21                                       ;   782.2 p5      12 y
        vmovdqu64 [rbp + 25856], zmm30                                   ;   777.8 p8+p9   12 x spill
        vgf2p8affineqb zmm30, zmm22, [rel camellia256_ctr.T0_constants512 + 768], 0 ;   783.8 p0+p3   12 y
        vpaddb zmm22, zmm22, zmm22                                       ;   783.2 p5      12 y
        vmovdqu64 [rbp + 25984], zmm28                                   ;   777.2 p7+p4   12 x spill
        vgf2p8affineqb zmm28, zmm17, [rel camellia256_ctr.T0_constants512 + 768], 0 ;   784.8 p0+p2   12 y
        vpaddb zmm17, zmm17, zmm17                                       ;   784.2 p5      12 y
        vmovdqu64 [rbp + 26048], zmm13                                   ;   776.8 p8+p9   12 x spill
        vgf2p8affineqb zmm13, zmm25, [rel camellia256_ctr.T0_constants512 + 768], 0 ;   785.8 p0+p3   12 y
        vpaddb zmm25, zmm25, zmm25                                       ;   785.2 p5      12 y
        vmovdqu64 [rbp + 27264], zmm19                                   ;   736.8 p7+p4   11 t spill
        vgf2p8affineqb zmm19, zmm24, [rel camellia256_ctr.T0_constants512 + 768], 0 ;   786.8 p0+p2   12 y
        vpaddb zmm24, zmm24, zmm24                                       ;   786.2 p5      12 y
        vpxord zmm10, zmm10, [rbp + 25344]                               ;   787.2 p5+p3   12 y
        vpternlogd zmm11, zmm16, zmm10, 0x96                             ;   788.2 p0      12 y
        vmovdqu64 zmm10, [rbp + 20224]                                   ;   620.8 p2      12 d.0 reload
        vpternlogd zmm27, zmm11, zmm10, 0x1e                             ;   789.2 p5      12 y
        vmovdqu64 zmm16, [rbp + 21504]                                   ;   621.2 p3      14 r.4 reload
        vmovdqu64 [rbp + 25344], zmm11                                   ;   789.2 p8+p9   12 y spill
        vpxord zmm11, zmm27, zmm16                                       ;   790.2 p0      14 t
        vgf2p8affineqb zmm11, zmm11, [rel camellia256_ctr.T0_constants512 + 192], 0x58 ;   791.2 p0+p2   14 t
        vgf2p8affineinvqb zmm11, zmm11, [rel camellia256_ctr.T0_constants512 + 256], 0x6e ;   794.2 p0+p3   14 t
        vpxord zmm7, zmm7, [rbp + 26688]                                 ;   789.2 p5+p2   12 y
        vpternlogd zmm15, zmm6, zmm7, 0x96                               ;   790.2 p5      12 y
        vpternlogd zmm10, zmm2, zmm15, 0x36                              ;   791.2 p5      12 y
        vpxord zmm1, zmm1, [rbp + 26496]                                 ;   791.8 p0+p3   12 y
        vpternlogd zmm26, zmm22, zmm1, 0x96                              ;   792.8 p5      12 y
        vpxord zmm0, zmm0, [rbp + 25472]                                 ;   792.8 p0+p2   12 y
        vpternlogd zmm14, zmm17, zmm0, 0x96                              ;   793.8 p5      12 y
        vpxord zmm23, zmm23, [rbp + 27072]                               ;   793.8 p0+p3   12 y
        vpternlogd zmm30, zmm25, zmm23, 0x96                             ;   794.8 p5      12 y
        vpxord zmm8, zmm8, [rbp + 25792]                                 ;   794.8 p0+p2   12 y
        vpternlogd zmm28, zmm24, zmm8, 0x96                              ;   795.8 p5      12 y
        vpxord zmm31, zmm31, [rbp + 26560]                               ;   795.8 p0+p3   12 y
        vpternlogd zmm13, zmm9, zmm31, 0x96                              ;   796.8 p5      12 y
        vmovdqu64 zmm0, [rbp + 20288]                                    ;   625.8 p2      12 d.1 reload
        vpternlogd zmm5, zmm26, zmm0, 0x1e                               ;   796.8 p0      12 y
        vpternlogd zmm0, zmm3, zmm14, 0x36                               ;   797.2 p5      12 y
        vpxord zmm29, zmm29, [rbp + 26432]                               ;   797.8 p0+p3   12 y
        vpternlogd zmm19, zmm21, zmm29, 0x96                             ;   798.8 p5      12 y
        vmovdqu64 zmm1, [rbp + 20352]                                    ;   626.8 p2      12 d.2 reload
        vpternlogd zmm18, zmm30, zmm1, 0x1e                              ;   798.8 p0      12 y
        vpternlogd zmm1, zmm4, zmm28, 0x36                               ;   799.2 p5      12 y
        vmovdqu64 zmm2, [rbp + 20416]                                    ;   627.2 p3      12 d.3 reload
        vpternlogd zmm20, zmm13, zmm2, 0x1e                              ;   799.8 p0      12 y
        vpternlogd zmm2, zmm12, zmm19, 0x36                              ;   800.2 p5      12 y
        vmovdqu64 zmm3, [rbp + 26048]                                    ;   776.8 p2      12 x
        vmovdqu64 zmm4, [rbp + 20992]                                    ;   628.2 p3      12 y.4 reload
        vpandd zmm3, zmm3, zmm4                                          ;   800.8 p0      12 x
        vmovdqu64 zmm6, [rbp + 25984]                                    ;   777.2 p2      12 x
        vpandd zmm6, zmm6, zmm4                                          ;   801.2 p5      12 x
        vmovdqu64 zmm4, [rbp + 25856]                                    ;   777.8 p3      12 x
        vmovdqu64 zmm7, [rbp + 21056]                                    ;   630.0 p2      12 y.5 reload
        vpandd zmm4, zmm4, zmm7                                          ;   801.8 p0      12 x
        vmovdqu64 zmm8, [rbp + 26624]                                    ;   779.2 p3      12 x
        vpandd zmm8, zmm8, zmm7                                          ;   802.2 p5      12 x
        vmovdqu64 zmm7, [rel camellia256_ctr.T0_constants512 + 768]      ;   631.8 p2      12 y reload
        vgf2p8affineqb zmm9, zmm3, zmm7, 0                               ;   802.8 p0      12 x
        vpaddb zmm3, zmm3, zmm3                                          ;   803.2 p5      12 x
        vgf2p8affineqb zmm12, zmm6, zmm7, 0                              ;   803.8 p0      12 x
        vpaddb zmm6, zmm6, zmm6                                          ;   804.2 p5      12 x
        vgf2p8affineqb zmm17, zmm4, zmm7, 0                              ;   804.8 p0      12 x
        vpaddb zmm4, zmm4, zmm4                                          ;   805.2 p5      12 x
        vgf2p8affineqb zmm21, zmm8, zmm7, 0                              ;   805.8 p0      12 x
        vpaddb zmm8, zmm8, zmm8                                          ;   806.2 p5      12 x
        vpxord zmm16, zmm10, zmm16                                       ;   806.8 p0      14 t
        vmovdqu64 zmm22, [rel camellia256_ctr.T0_constants512 + 192]     ;   636.2 p3      11 t reload
        vgf2p8affineqb zmm16, zmm16, zmm22, 0x58                         ;   807.8 p0      14 t
        vmovdqu64 zmm23, [rel camellia256_ctr.T0_constants512 + 256]     ;   637.8 p2      11 t reload
        vgf2p8affineinvqb zmm16, zmm16, zmm23, 0x6e                      ;   810.8 p0      14 t
        vmovdqu64 zmm24, [rbp + 21248]                                   ;   638.2 p3      14 r.0 reload
        vpxord zmm25, zmm15, zmm24                                       ;   807.2 p5      14 t
        vmovdqu64 zmm29, [rel camellia256_ctr.T0_constants512 + 64]      ;   638.8 p2      11 t reload
        vgf2p8affineqb zmm25, zmm25, zmm29, 8                            ;   809.8 p0      14 t
        vmovdqu64 zmm31, [rel camellia256_ctr.T0_constants512 + 128]     ;   639.8 p3      11 t reload
        vgf2p8affineinvqb zmm25, zmm25, zmm31, 0x6e                      ;   812.8 p0      14 t
        vpternlogd zmm9, zmm4, [rbp + 26368], 0x96                       ;   808.2 p5+p2   14 t
        vpternlogd zmm12, zmm8, [rbp + 25664], 0x96                      ;   809.2 p5+p3   14 t
        vmovdqu64 zmm4, [rbp + 21568]                                    ;   641.8 p2      14 r.5 reload
        vpxord zmm8, zmm5, zmm4                                          ;   810.2 p5      14 t
        vgf2p8affineqb zmm8, zmm8, zmm29, 8                              ;   811.8 p0      14 t
        vgf2p8affineinvqb zmm8, zmm8, [rel camellia256_ctr.T0_constants512 + 320], 0x37 ;   814.8 p0+p3   14 t
        vpxord zmm4, zmm0, zmm4                                          ;   811.2 p5      14 t
        vgf2p8affineqb zmm4, zmm4, zmm29, 8                              ;   813.8 p0      14 t
        vgf2p8affineinvqb zmm4, zmm4, [rel camellia256_ctr.T0_constants512 + 320], 0x37 ;   816.8 p0+p2   14 t
        vmovdqu64 [rbp + 25664], zmm15                                   ;   791.2 p7+p4   12 y spill
        vpxord zmm15, zmm18, [rbp + 21632]                               ;   812.2 p5+p3   14 t
        vgf2p8affineqb zmm15, zmm15, zmm29, 8                            ;   815.8 p0      14 t
        vgf2p8affineinvqb zmm15, zmm15, [rel camellia256_ctr.T0_constants512 + 384], 0xdc ;   818.8 p0+p2   14 t
        vmovdqu64 [rbp + 26368], zmm18                                   ;   799.8 p8+p9   12 y spill
        vpxord zmm18, zmm1, [rbp + 21632]                                ;   813.2 p5+p3   14 t
        vgf2p8affineqb zmm18, zmm18, zmm29, 8                            ;   817.8 p0      14 t
        vgf2p8affineinvqb zmm18, zmm18, [rel camellia256_ctr.T0_constants512 + 384], 0xdc ;   820.8 p0+p2   14 t
        vmovdqu64 [rbp + 26432], zmm1                                    ;   800.2 p7+p4   12 y spill
        vpxord zmm1, zmm20, [rbp + 21696]                                ;   814.2 p5+p3   14 t
        vgf2p8affineqb zmm1, zmm1, zmm29, 8                              ;   819.8 p0      14 t
        vgf2p8affineinvqb zmm1, zmm1, zmm31, 0x6e                        ;   822.8 p0      14 t
        vmovdqu64 [rbp + 26560], zmm20                                   ;   800.8 p8+p9   12 y spill
        vpxord zmm20, zmm2, [rbp + 21696]                                ;   815.2 p5+p2   14 t
        vgf2p8affineqb zmm20, zmm20, zmm29, 8                            ;   821.8 p0      14 t
        vgf2p8affineinvqb zmm20, zmm20, zmm31, 0x6e                      ;   824.8 p0      14 t
        vmovdqu64 [rbp + 25792], zmm2                                    ;   801.2 p7+p4   12 y spill
        vpxord zmm2, zmm26, [rbp + 21312]                                ;   816.2 p5+p3   14 t
        vgf2p8affineqb zmm2, zmm2, zmm22, 0x58                           ;   823.8 p0      14 t
        vgf2p8affineinvqb zmm2, zmm2, zmm23, 0x6e                        ;   826.8 p0      14 t
        vmovdqu64 [rbp + 27072], zmm26                                   ;   793.8 p8+p9   12 y spill
        vpxord zmm26, zmm14, [rbp + 21312]                               ;   817.2 p5+p2   14 t
        vgf2p8affineqb zmm26, zmm26, zmm22, 0x58                         ;   825.8 p0      14 t
        vgf2p8affineinvqb zmm26, zmm26, zmm23, 0x6e                      ;   828.8 p0      14 t
        vpxord zmm23, zmm30, [rbp + 21376]                               ;   818.2 p5+p3   14 t
        vgf2p8affineqb zmm23, zmm23, zmm29, 8                            ;   827.8 p0      14 t
        vgf2p8affineinvqb zmm23, zmm23, [rel camellia256_ctr.T0_constants512 + 320], 0x37 ;   830.8 p0+p2   14 t
        vpxord zmm22, zmm28, [rbp + 21376]                               ;   819.2 p5+p3   14 t
        vgf2p8affineqb zmm22, zmm22, zmm29, 8                            ;   829.8 p0      14 t
        vgf2p8affineinvqb zmm22, zmm22, [rel camellia256_ctr.T0_constants512 + 320], 0x37 ;   832.8 p0+p2   14 t
        vmovdqu64 [rbp + 25472], zmm28                                   ;   796.8 p7+p4   12 y spill
        vpxord zmm28, zmm13, [rbp + 21440]                               ;   820.2 p5+p3   14 t
        vgf2p8affineqb zmm28, zmm28, zmm29, 8                            ;   831.8 p0      14 t
        vgf2p8affineinvqb zmm28, zmm28, [rel camellia256_ctr.T0_constants512 + 384], 0xdc ;   834.8 p0+p2   14 t
        vmovdqu64 [rbp + 26496], zmm13                                   ;   797.8 p8+p9   12 y spill
        vmovdqa64 zmm13, zmm11                                           ;   797.2         14 t copy
        vpternlogd zmm13, zmm23, zmm28, 0x96                             ;   837.8 p5      14 t
        vmovdqu64 [rbp + 26688], zmm30                                   ;   795.8 p7+p4   12 y spill
        vpxord zmm30, zmm19, [rbp + 21440]                               ;   822.2 p5+p3   14 t
        vgf2p8affineqb zmm30, zmm30, zmm29, 8                            ;   833.8 p0      14 t
        vgf2p8affineinvqb zmm30, zmm30, [rel camellia256_ctr.T0_constants512 + 384], 0xdc ;   836.8 p0+p2   14 t
        vmovdqu64 [rbp + 27200], zmm19                                   ;   799.8 p8+p9   12 y spill
        vmovdqa64 zmm19, zmm25                                           ;   815.8         14 t copy
        vpternlogd zmm19, zmm4, zmm30, 0x96                              ;   839.8 p5      14 t
        vmovdqu64 [rbp + 25408], zmm14                                   ;   794.8 p7+p4   12 y spill
        vmovdqa64 zmm14, zmm18                                           ;   823.8         14 t copy
        vpternlogd zmm14, zmm25, zmm26, 0x96                             ;   831.8 p5      14 t
        vpternlogd zmm4, zmm14, zmm30, 0x96                              ;   839.8 p5      14 t
        vpternlogd zmm30, zmm16, zmm22, 0x96                             ;   839.8 p5      14 t
        vpternlogd zmm16, zmm19, zmm22, 0x96                             ;   840.8 p5      14 t
        vpternlogd zmm22, zmm20, zmm26, 0x96                             ;   835.8 p5      14 t
        vpternlogd zmm20, zmm26, zmm30, 0x96                             ;   840.8 p5      14 t
        vpternlogd zmm18, zmm25, zmm22, 0x96                             ;   836.8 p5      14 t
        vpternlogd zmm14, zmm16, [rbp + 25984], 0x96                     ;   841.8 p5+p3   14 t
        vpternlogd zmm22, zmm4, [rbp + 26624], 0x96                      ;   840.8 p5+p2   14 t
        vmovdqa64 zmm25, zmm1                                            ;   825.8         14 t copy
        vpternlogd zmm25, zmm2, zmm23, 0x96                              ;   833.8 p5      14 t
        vpternlogd zmm1, zmm13, zmm2, 0x96                               ;   838.8 p5      14 t
        vmovdqu64 zmm26, [rbp + 22016]                                   ;   662.8 p3      14 l.4 reload
        vmovdqu64 [rbp + 26624], zmm0                                    ;   798.2 p8+p9   12 y spill
        vpxord zmm0, zmm14, zmm26                                        ;   842.8 p5      14 t
        vgf2p8affineqb zmm0, zmm0, [rel camellia256_ctr.T0_constants512 + 192], 0x58 ;   843.8 p0+p2   14 t
        vgf2p8affineinvqb zmm0, zmm0, [rel camellia256_ctr.T0_constants512 + 256], 0x6e ;   846.8 p0+p3   14 t
        vmovdqu64 [rbp + 25984], zmm14                                   ;   842.8 p7+p4   14 t spill
        vpxord zmm14, zmm22, [rbp + 22080]                               ;   841.8 p5+p2   14 t
        vgf2p8affineqb zmm14, zmm14, zmm29, 8                            ;   842.8 p0      14 t
        vgf2p8affineinvqb zmm14, zmm14, [rel camellia256_ctr.T0_constants512 + 320], 0x37 ;   845.8 p0+p3   14 t
        vmovdqu64 [rbp + 27392], zmm22                                   ;   841.8 p8+p9   14 t spill
        vmovdqa64 zmm22, zmm12                                           ;   810.2         14 t copy
        vpternlogd zmm22, zmm16, [rbp + 21824], 0x96                     ;   841.8 p5+p2   14 t
        vgf2p8affineqb zmm22, zmm22, [rel camellia256_ctr.T0_constants512 + 192], 0x58 ;   842.8 p0+p3   14 t
        vgf2p8affineinvqb zmm22, zmm22, [rel camellia256_ctr.T0_constants512 + 256], 0x6e ;   845.8 p0+p2   14 t
        vmovdqu64 [rbp + 27584], zmm12                                   ;   810.2 p7+p4   14 t spill
        vmovdqu64 zmm12, [rbp + 25344]                                   ;   789.2 p3      14 t
        vpxord zmm12, zmm12, zmm24                                       ;   838.2 p5      14 t
        vgf2p8affineqb zmm12, zmm12, zmm29, 8                            ;   841.8 p0      14 t
        vgf2p8affineinvqb zmm12, zmm12, zmm31, 0x6e                      ;   844.8 p0      14 t
        vpternlogd zmm2, zmm15, zmm12, 0x96                              ;   847.8 p5      14 t
        vpternlogd zmm15, zmm25, zmm12, 0x96                             ;   847.8 p5      14 t
        vpternlogd zmm12, zmm8, zmm28, 0x96                              ;   847.8 p5      14 t
        vpternlogd zmm11, zmm23, zmm12, 0x96                             ;   848.8 p5      14 t
        vpternlogd zmm8, zmm28, zmm2, 0x96                               ;   848.8 p5      14 t
        vmovdqu64 zmm23, [rbp + 26880]                                   ;   737.2 p2      11 t reload
        vmovdqu64 zmm24, [rbp + 27456]                                   ;   732.8 p3      11 t reload
        vmovdqu64 zmm28, [rbp + 20864]                                   ;   669.0 p2      12 x
        vpternlogd zmm28, zmm24, zmm23, 0x36                             ;   843.8 p0      12 x
        vpternlogd zmm13, zmm15, zmm28, 0x96                             ;   848.8 p5      14 t
        vpternlogd zmm2, zmm11, [rbp + 26048], 0x96                      ;   849.8 p0+p3   14 t
        vpternlogd zmm25, zmm8, [rbp + 25856], 0x96                      ;   849.8 p5+p2   14 t
        vmovdqu64 zmm24, [rbp + 21120]                                   ;   672.2 p3      12 y.6 reload
        vpandd zmm28, zmm28, zmm24                                       ;   845.8 p0      12 x
        vgf2p8affineqb zmm31, zmm28, zmm7, 0                             ;   846.8 p0      12 x
        vpaddb zmm28, zmm28, zmm28                                       ;   846.8 p5      12 x
        vpternlogd zmm17, zmm28, zmm23, 0x96                             ;   847.8 p5      14 t
        vpxord zmm23, zmm2, zmm26                                        ;   850.8 p0      14 t
        vmovdqu64 zmm26, [rel camellia256_ctr.T0_constants512 + 192]     ;   675.0 p2      11 t reload
        vgf2p8affineqb zmm23, zmm23, zmm26, 0x58                         ;   851.8 p0      14 t
        vmovdqu64 zmm28, [rel camellia256_ctr.T0_constants512 + 256]     ;   675.8 p3      11 t reload
        vgf2p8affineinvqb zmm23, zmm23, zmm28, 0x6e                      ;   854.8 p0      14 t
        vpxord zmm28, zmm25, [rbp + 22080]                               ;   850.8 p5+p2   14 t
        vgf2p8affineqb zmm28, zmm28, zmm29, 8                            ;   851.8 p0      14 t
        vgf2p8affineinvqb zmm28, zmm28, [rel camellia256_ctr.T0_constants512 + 320], 0x37 ;   854.8 p0+p3   14 t
        vpxord zmm26, zmm13, [rbp + 22144]                               ;   849.8 p5+p2   14 t
        vgf2p8affineqb zmm26, zmm26, zmm29, 8                            ;   852.8 p0      14 t
        vgf2p8affineinvqb zmm26, zmm26, [rel camellia256_ctr.T0_constants512 + 384], 0xdc ;   855.8 p0+p3   14 t
        vmovdqu64 [rbp + 26880], zmm13                                   ;   849.8 p8+p9   14 t spill
        vmovdqa64 zmm13, zmm9                                            ;   809.2         14 t copy
        vpternlogd zmm13, zmm11, [rbp + 21824], 0x96                     ;   850.2 p5+p2   14 t
        vgf2p8affineqb zmm13, zmm13, [rel camellia256_ctr.T0_constants512 + 192], 0x58 ;   854.8 p0+p3   14 t
        vgf2p8affineinvqb zmm13, zmm13, [rel camellia256_ctr.T0_constants512 + 256], 0x6e ;   857.8 p0+p2   14 t
        vmovdqa64 zmm29, zmm17                                           ;   848.8         14 t copy
        vpternlogd zmm29, zmm8, [rbp + 21888], 0x96                      ;   851.2 p5+p3   14 t
        vgf2p8affineqb zmm29, zmm29, [rel camellia256_ctr.T0_constants512 + 64], 8 ;   856.8 p0+p2   14 t
        vgf2p8affineinvqb zmm29, zmm29, [rel camellia256_ctr.T0_constants512 + 320], 0x37 ;   859.8 p0+p3   14 t
        vmovdqu64 [rbp + 25856], zmm25                                   ;   850.8 p7+p4   14 t spill
        vmovdqu64 zmm25, [rbp + 25920]                                   ;   736.8 p2      11 t reload
        vmovdqu64 [rbp + 26048], zmm2                                    ;   850.8 p8+p9   14 t spill
        vmovdqu64 zmm2, [rbp + 20864]                                    ;   684.3 p3      12 x
        vpternlogd zmm2, zmm25, [rbp + 26112], 0x36                      ;   852.2 p5+p2   12 x
        vpandd zmm24, zmm24, zmm2                                        ;   853.2 p5      12 x
        vpternlogd zmm30, zmm2, zmm18, 0x96                              ;   854.2 p5      14 t
        vgf2p8affineqb zmm2, zmm24, zmm7, 0                              ;   858.8 p0      12 x
        vpaddb zmm24, zmm24, zmm24                                       ;   855.2 p5      12 x
        vpternlogd zmm21, zmm24, [rbp + 26112], 0x96                     ;   856.2 p5+p3   14 t
        vpxord zmm24, zmm30, [rbp + 22144]                               ;   857.2 p5+p2   14 t
        vmovdqu64 zmm25, [rel camellia256_ctr.T0_constants512 + 64]      ;   686.5 p3      11 t reload
        vgf2p8affineqb zmm24, zmm24, zmm25, 8                            ;   859.8 p0      14 t
        vgf2p8affineinvqb zmm24, zmm24, [rel camellia256_ctr.T0_constants512 + 384], 0xdc ;   862.8 p0+p2   14 t
        vmovdqu64 [rbp + 26112], zmm30                                   ;   855.2 p7+p4   14 t spill
        vmovdqa64 zmm30, zmm21                                           ;   857.2         14 t copy
        vpternlogd zmm30, zmm4, [rbp + 21888], 0x96                      ;   858.2 p5+p3   14 t
        vgf2p8affineqb zmm30, zmm30, zmm25, 8                            ;   861.8 p0      14 t
        vgf2p8affineinvqb zmm30, zmm30, [rel camellia256_ctr.T0_constants512 + 320], 0x37 ;   864.8 p0+p2   14 t
        vmovdqu64 zmm25, [rbp + 26176]                                   ;   731.8 p3      11 t reload
        vmovdqu64 [rbp + 25920], zmm21                                   ;   857.2 p8+p9   14 t spill
        vmovdqu64 zmm21, [rbp + 20928]                                   ;   691.0 p2      12 x
        vpternlogd zmm21, zmm25, [rbp + 26816], 0x36                     ;   859.2 p5+p3   12 x
        vpternlogd zmm12, zmm1, zmm21, 0x96                              ;   860.2 p5      14 t
        vmovdqu64 zmm25, [rbp + 21184]                                   ;   692.0 p2      12 y.7 reload
        vpandd zmm21, zmm21, zmm25                                       ;   861.2 p5      12 x
        vmovdqu64 [rbp + 26176], zmm4                                    ;   840.8 p7+p4   14 t spill
        vgf2p8affineqb zmm4, zmm21, zmm7, 0                              ;   863.8 p0      12 x
        vpternlogd zmm4, zmm3, [rbp + 27136], 0x96                       ;   866.8 p5+p3   14 t
        vpaddb zmm3, zmm21, zmm21                                        ;   863.2 p5      12 x
        vpternlogd zmm31, zmm3, [rbp + 26816], 0x96                      ;   864.2 p5+p2   14 t
        vmovdqu64 zmm3, [rbp + 22208]                                    ;   693.2 p3      14 l.7 reload
        vpxord zmm21, zmm12, zmm3                                        ;   864.8 p0      14 t
        vgf2p8affineqb zmm21, zmm21, [rel camellia256_ctr.T0_constants512 + 64], 8 ;   865.8 p0+p2   14 t
        vgf2p8affineinvqb zmm21, zmm21, [rel camellia256_ctr.T0_constants512 + 128], 0x6e ;   868.8 p0+p3   14 t
        vmovdqu64 [rbp + 26816], zmm12                                   ;   861.2 p8+p9   14 t spill
        vmovdqa64 zmm12, zmm21                                           ;   871.8         14 t copy
        vpternlogd zmm12, zmm13, zmm29, 0x96                             ;   871.8 p5      14 t
        vmovdqa64 zmm3, zmm4                                             ;   867.8         14 t copy
        vpternlogd zmm3, zmm1, [rbp + 21760], 0x96                       ;   867.8 p5+p2   14 t
        vgf2p8affineqb zmm3, zmm3, [rel camellia256_ctr.T0_constants512 + 64], 8 ;   868.8 p0+p3   14 t
        vgf2p8affineinvqb zmm3, zmm3, [rel camellia256_ctr.T0_constants512 + 128], 0x6e ;   871.8 p0+p2   14 t
        vmovdqu64 [rbp + 27136], zmm17                                   ;   848.8 p7+p4   14 t spill
        vmovdqa64 zmm17, zmm26                                           ;   858.8         14 t copy
        vpternlogd zmm17, zmm3, zmm13, 0x96                              ;   874.8 p5      14 t
        vpternlogd zmm26, zmm12, zmm3, 0x96                              ;   874.8 p5      14 t
        vmovdqu64 [rbp + 27456], zmm8                                    ;   849.8 p8+p9   14 t spill
        vmovdqa64 zmm8, zmm31                                            ;   865.2         14 t copy
        vpternlogd zmm8, zmm15, [rbp + 21952], 0x96                      ;   869.2 p5+p3   14 t
        vgf2p8affineqb zmm8, zmm8, [rel camellia256_ctr.T0_constants512 + 64], 8 ;   870.2 p0+p2   14 t
        vgf2p8affineinvqb zmm8, zmm8, [rel camellia256_ctr.T0_constants512 + 384], 0xdc ;   873.2 p0+p3   14 t
        vpternlogd zmm3, zmm28, zmm8, 0x96                               ;   876.2 p5      14 t
        vpternlogd zmm28, zmm17, zmm8, 0x96                              ;   876.2 p5      14 t
        vpternlogd zmm12, zmm5, zmm28, 0x96                              ;   877.2 p0      14 t
        vpternlogd zmm8, zmm23, zmm29, 0x96                              ;   876.2 p5      14 t
        vpternlogd zmm23, zmm29, zmm3, 0x96                              ;   877.2 p0      14 t
        vpternlogd zmm21, zmm13, zmm8, 0x96                              ;   877.2 p5      14 t
        vmovdqu64 zmm5, [rbp + 27264]                                    ;   736.8 p2      11 t reload
        vmovdqu64 zmm13, [rbp + 25600]                                   ;   735.8 p3      11 t reload
        vmovdqu64 zmm29, [rbp + 20928]                                   ;   699.0 p2      12 x
        vpternlogd zmm29, zmm13, zmm5, 0x36                              ;   873.8 p0      12 x
        vpternlogd zmm19, zmm20, zmm29, 0x96                             ;   874.8 p5      14 t
        vpandd zmm29, zmm29, zmm25                                       ;   874.8 p0      12 x
        vgf2p8affineqb zmm7, zmm29, zmm7, 0                              ;   875.8 p0      12 x
        vpternlogd zmm7, zmm6, [rbp + 27008], 0x96                       ;   878.8 p5+p3   14 t
        vpaddb zmm6, zmm29, zmm29                                        ;   876.2 p5      12 x
        vpternlogd zmm2, zmm6, zmm5, 0x96                                ;   877.2 p0      14 t
        vmovdqa64 zmm5, zmm7                                             ;   879.8         14 t copy
        vpternlogd zmm5, zmm20, [rbp + 21760], 0x96                      ;   879.8 p5+p2   14 t
        vmovdqu64 zmm6, [rel camellia256_ctr.T0_constants512 + 64]       ;   701.2 p3      11 t reload
        vgf2p8affineqb zmm5, zmm5, zmm6, 8                               ;   880.8 p0      14 t
        vmovdqu64 zmm13, [rel camellia256_ctr.T0_constants512 + 128]     ;   704.3 p2      11 t reload
        vgf2p8affineinvqb zmm5, zmm5, zmm13, 0x6e                        ;   883.8 p0      14 t
        vpternlogd zmm17, zmm27, zmm23, 0x96                             ;   878.2 p5      14 t
        vmovdqa64 zmm25, zmm2                                            ;   878.2         14 t copy
        vpternlogd zmm25, zmm18, [rbp + 21952], 0x96                     ;   879.2 p5+p3   14 t
        vgf2p8affineqb zmm25, zmm25, zmm6, 8                             ;   880.2 p0      14 t
        vmovdqu64 zmm27, [rel camellia256_ctr.T0_constants512 + 384]     ;   707.8 p2      11 t reload
        vgf2p8affineinvqb zmm25, zmm25, zmm27, 0xdc                      ;   883.2 p0      14 t
        vpternlogd zmm8, zmm26, [rbp + 26368], 0x96                      ;   880.2 p5+p3   14 t
        vpternlogd zmm3, zmm21, [rbp + 26560], 0x96                      ;   881.2 p5+p2   14 t
        vpxord zmm29, zmm19, [rbp + 22208]                               ;   881.8 p0+p3   14 t
        vgf2p8affineqb zmm29, zmm29, zmm6, 8                             ;   882.8 p0      14 t
        vgf2p8affineinvqb zmm29, zmm29, zmm13, 0x6e                      ;   885.8 p0      14 t
        vmovdqa64 zmm27, zmm5                                            ;   886.8         14 t copy
        vpternlogd zmm27, zmm14, zmm25, 0x96                             ;   886.8 p5      14 t
        vmovdqu64 [rbp + 26560], zmm19                                   ;   875.8 p7+p4   14 t spill
        vmovdqa64 zmm19, zmm0                                            ;   849.8         14 t copy
        vpternlogd zmm19, zmm30, zmm25, 0x96                             ;   886.2 p5      14 t
        vpternlogd zmm0, zmm27, zmm30, 0x96                              ;   887.8 p5      14 t
        vpternlogd zmm30, zmm29, zmm22, 0x96                             ;   888.8 p0      14 t
        vpternlogd zmm29, zmm19, zmm22, 0x96                             ;   888.8 p5      14 t
        vpternlogd zmm22, zmm24, zmm5, 0x96                              ;   886.8 p0      14 t
        vpternlogd zmm14, zmm25, zmm22, 0x96                             ;   887.8 p5      14 t
        vpternlogd zmm24, zmm5, zmm30, 0x96                              ;   889.8 p0      14 t
        vpternlogd zmm22, zmm10, zmm0, 0x96                              ;   888.8 p5      14 t
        vpternlogd zmm30, zmm14, [rbp + 26624], 0x96                     ;   889.8 p0+p2   14 t
        vpternlogd zmm19, zmm24, [rbp + 26432], 0x96                     ;   890.8 p5+p3   14 t
        vpternlogd zmm27, zmm29, [rbp + 25792], 0x96                     ;   889.8 p0+p2   14 t
        vmovdqu64 zmm5, [rbp + 22528]                                    ;   721.8 p3      14 r.4 reload
        vpxord zmm10, zmm17, zmm5                                        ;   889.2 p5      14 t
        vmovdqu64 zmm25, [rel camellia256_ctr.T0_constants512 + 192]     ;   722.2 p2      11 t reload
        vgf2p8affineqb zmm10, zmm10, zmm25, 0x58                         ;   890.2 p0      14 t
        vgf2p8affineinvqb zmm10, zmm10, [rel camellia256_ctr.T0_constants512 + 256], 0x6e ;   893.2 p0+p3   14 t
        vmovdqu64 [rbp + 25792], zmm17                                   ;   879.2 p8+p9   14 t spill
        vpxord zmm17, zmm12, [rbp + 22592]                               ;   890.2 p5+p2   14 t
        vgf2p8affineqb zmm17, zmm17, zmm6, 8                             ;   891.8 p0      14 t
        vgf2p8affineinvqb zmm17, zmm17, [rel camellia256_ctr.T0_constants512 + 320], 0x37 ;   894.8 p0+p3   14 t
        vmovdqu64 [rbp + 26432], zmm12                                   ;   878.2 p7+p4   14 t spill
        vpxord zmm12, zmm8, [rbp + 22656]                                ;   891.2 p5+p2   14 t
        vgf2p8affineqb zmm12, zmm12, zmm6, 8                             ;   893.8 p0      14 t
        vgf2p8affineinvqb zmm12, zmm12, [rel camellia256_ctr.T0_constants512 + 384], 0xdc ;   896.8 p0+p3   14 t
        vpxord zmm5, zmm22, zmm5                                         ;   892.2 p5      14 t
        vgf2p8affineqb zmm5, zmm5, zmm25, 0x58                           ;   895.8 p0      14 t
        vgf2p8affineinvqb zmm5, zmm5, [rel camellia256_ctr.T0_constants512 + 256], 0x6e ;   898.8 p0+p2   14 t
        vmovdqu64 [rbp + 26624], zmm8                                    ;   881.2 p8+p9   14 t spill
        vpxord zmm8, zmm3, [rbp + 22720]                                 ;   893.2 p5+p3   14 t
        vgf2p8affineqb zmm8, zmm8, zmm6, 8                               ;   897.8 p0      14 t
        vgf2p8affineinvqb zmm8, zmm8, zmm13, 0x6e                        ;   900.8 p0      14 t
        vmovdqu64 [rbp + 26368], zmm3                                    ;   882.2 p7+p4   14 t spill
        vpxord zmm3, zmm30, [rbp + 22592]                                ;   894.2 p5+p2   14 t
        vgf2p8affineqb zmm3, zmm3, zmm6, 8                               ;   899.8 p0      14 t
        vgf2p8affineinvqb zmm3, zmm3, [rel camellia256_ctr.T0_constants512 + 320], 0x37 ;   902.8 p0+p3   14 t
        vmovdqu64 [rbp + 27264], zmm30                                   ;   890.8 p8+p9   14 t spill
        vpxord zmm30, zmm19, [rbp + 22656]                               ;   895.2 p5+p2   14 t
        vgf2p8affineqb zmm30, zmm30, zmm6, 8                             ;   901.8 p0      14 t
        vgf2p8affineinvqb zmm30, zmm30, [rel camellia256_ctr.T0_constants512 + 384], 0xdc ;   904.8 p0+p3   14 t
        vmovdqu64 [rbp + 27008], zmm19                                   ;   891.8 p7+p4   14 t spill
        vpxord zmm19, zmm27, [rbp + 22720]                               ;   896.2 p5+p2   14 t
        vgf2p8affineqb zmm19, zmm19, zmm6, 8                             ;   903.8 p0      14 t
        vgf2p8affineinvqb zmm19, zmm19, zmm13, 0x6e                      ;   906.8 p0      14 t
        vmovdqu64 [rbp + 25600], zmm27                                   ;   890.8 p8+p9   14 t spill
        vmovdqu64 zmm27, [rbp + 22272]                                   ;   736.0 p3      14 t
        vpternlogd zmm27, zmm21, [rbp + 25344], 0x96                     ;   897.2 p5+p2   14 t
        vgf2p8affineqb zmm27, zmm27, zmm6, 8                             ;   905.8 p0      14 t
        vgf2p8affineinvqb zmm27, zmm27, zmm13, 0x6e                      ;   908.8 p0      14 t
        vmovdqu64 [rbp + 27328], zmm22                                   ;   889.8 p7+p4   14 t spill
        vmovdqu64 zmm22, [rbp + 22336]                                   ;   737.0 p3      14 t
        vpternlogd zmm22, zmm23, [rbp + 27072], 0x96                     ;   898.2 p5+p2   14 t
        vgf2p8affineqb zmm22, zmm22, zmm25, 0x58                         ;   907.8 p0      14 t
        vgf2p8affineinvqb zmm22, zmm22, [rel camellia256_ctr.T0_constants512 + 256], 0x6e ;   910.8 p0+p3   14 t
        vmovdqu64 [rbp + 27520], zmm23                                   ;   878.2 p8+p9   14 t spill
        vmovdqa64 zmm23, zmm12                                           ;   899.8         14 t copy
        vpternlogd zmm23, zmm27, zmm22, 0x96                             ;   913.8 p5      14 t
        vmovdqu64 [rbp + 26240], zmm21                                   ;   878.2 p7+p4   14 t spill
        vmovdqu64 zmm21, [rbp + 22400]                                   ;   738.3 p2      14 t
        vpternlogd zmm21, zmm28, [rbp + 26688], 0x96                     ;   900.2 p5+p3   14 t
        vgf2p8affineqb zmm21, zmm21, zmm6, 8                             ;   909.8 p0      14 t
        vgf2p8affineinvqb zmm21, zmm21, [rel camellia256_ctr.T0_constants512 + 320], 0x37 ;   912.8 p0+p2   14 t
        vmovdqu64 [rbp + 25536], zmm28                                   ;   877.2 p8+p9   14 t spill
        vmovdqa64 zmm28, zmm8                                            ;   903.8         14 t copy
        vpternlogd zmm28, zmm22, zmm21, 0x96                             ;   915.8 p5      14 t
        vpternlogd zmm12, zmm28, zmm27, 0x96                             ;   916.8 p5      14 t
        vpternlogd zmm31, zmm15, zmm12, 0x96                             ;   917.8 p5      14 t
        vmovdqu64 zmm15, [rbp + 26496]                                   ;   797.8 p3      12 y reload
        vmovdqu64 [rbp + 25728], zmm31                                   ;   918.8 p7+p4   14 t spill
        vmovdqu64 zmm31, [rbp + 22464]                                   ;   740.3 p2      14 t
        vpternlogd zmm31, zmm26, zmm15, 0x96                             ;   904.2 p5      14 t
        vgf2p8affineqb zmm31, zmm31, zmm6, 8                             ;   911.8 p0      14 t
        vgf2p8affineinvqb zmm31, zmm31, [rel camellia256_ctr.T0_constants512 + 384], 0xdc ;   914.8 p0+p3   14 t
        vpternlogd zmm27, zmm17, zmm31, 0x96                             ;   917.8 p5      14 t
        vpternlogd zmm17, zmm23, zmm31, 0x96                             ;   917.8 p5      14 t
        vpternlogd zmm31, zmm10, zmm21, 0x96                             ;   917.8 p5      14 t
        vpternlogd zmm10, zmm21, zmm27, 0x96                             ;   918.8 p5      14 t
        vpternlogd zmm8, zmm22, zmm31, 0x96                              ;   918.8 p5      14 t
        vpternlogd zmm4, zmm1, zmm8, 0x96                                ;   919.8 p5      14 t
        vmovdqu64 zmm1, [rbp + 25664]                                    ;   791.2 p2      12 y reload
        vmovdqu64 zmm21, [rbp + 22272]                                   ;   744.3 p3      14 t
        vpternlogd zmm21, zmm29, zmm1, 0x96                              ;   911.2 p5      14 t
        vgf2p8affineqb zmm21, zmm21, zmm6, 8                             ;   913.8 p0      14 t
        vgf2p8affineinvqb zmm21, zmm21, zmm13, 0x6e                      ;   916.8 p0      14 t
        vpternlogd zmm9, zmm11, zmm10, 0x96                              ;   919.8 p5      14 t
        vpternlogd zmm10, zmm23, [rbp + 26048], 0x96                     ;   919.8 p5+p2   14 t
        vmovdqu64 zmm11, [rbp + 25408]                                   ;   794.8 p3      12 y reload
        vmovdqu64 zmm22, [rbp + 22336]                                   ;   748.0 p2      14 t
        vpternlogd zmm22, zmm0, zmm11, 0x96                              ;   914.2 p5      14 t
        vgf2p8affineqb zmm22, zmm22, zmm25, 0x58                         ;   915.8 p0      14 t
        vmovdqu64 zmm23, [rel camellia256_ctr.T0_constants512 + 256]     ;   749.8 p3      11 t reload
        vgf2p8affineinvqb zmm22, zmm22, zmm23, 0x6e                      ;   918.8 p0      14 t
        vpternlogd zmm12, zmm31, [rbp + 26880], 0x96                     ;   918.8 p5+p2   14 t
        vpternlogd zmm8, zmm27, [rbp + 26816], 0x96                      ;   919.8 p5+p3   14 t
        vpternlogd zmm28, zmm17, [rbp + 25856], 0x96                     ;   918.8 p5+p2   14 t
        vmovdqa64 zmm27, zmm30                                           ;   907.8         14 t copy
        vpternlogd zmm27, zmm21, zmm22, 0x96                             ;   921.8 p0      14 t
        vmovdqu64 zmm31, [rbp + 27136]                                   ;   848.8 p3      14 t reload
        vpternlogd zmm17, zmm31, [rbp + 27456], 0x96                     ;   918.8 p5+p2   14 t
        vmovdqu64 zmm31, [rbp + 23040]                                   ;   756.8 p3      14 l.4 reload
        vpxord zmm15, zmm10, zmm31                                       ;   920.8 p0      14 t
        vgf2p8affineqb zmm15, zmm15, zmm25, 0x58                         ;   921.8 p0      14 t
        vgf2p8affineinvqb zmm15, zmm15, zmm23, 0x6e                      ;   924.8 p0      14 t
        vpxord zmm11, zmm28, [rbp + 23104]                               ;   919.8 p5+p2   14 t
        vgf2p8affineqb zmm11, zmm11, zmm6, 8                             ;   921.8 p0      14 t
        vgf2p8affineinvqb zmm11, zmm11, [rel camellia256_ctr.T0_constants512 + 320], 0x37 ;   924.8 p0+p3   14 t
        vpxord zmm1, zmm12, [rbp + 23168]                                ;   920.2 p5+p2   14 t
        vgf2p8affineqb zmm1, zmm1, zmm6, 8                               ;   923.8 p0      14 t
        vgf2p8affineinvqb zmm1, zmm1, [rel camellia256_ctr.T0_constants512 + 384], 0xdc ;   926.8 p0+p3   14 t
        vmovdqu64 [rbp + 27456], zmm12                                   ;   919.8 p8+p9   14 t spill
        vpxord zmm12, zmm8, [rbp + 23232]                                ;   921.2 p5+p2   14 t
        vgf2p8affineqb zmm12, zmm12, zmm6, 8                             ;   925.8 p0      14 t
        vgf2p8affineinvqb zmm12, zmm12, zmm13, 0x6e                      ;   928.8 p0      14 t
        vmovdqu64 [rbp + 27136], zmm8                                    ;   920.8 p7+p4   14 t spill
        vmovdqu64 zmm8, [rbp + 22400]                                    ;   764.2 p3      14 t
        vpternlogd zmm8, zmm14, [rbp + 25472], 0x96                      ;   922.2 p5+p2   14 t
        vgf2p8affineqb zmm8, zmm8, zmm6, 8                               ;   927.8 p0      14 t
        vgf2p8affineinvqb zmm8, zmm8, [rel camellia256_ctr.T0_constants512 + 320], 0x37 ;   930.8 p0+p3   14 t
        vmovdqu64 [rbp + 25856], zmm28                                   ;   919.8 p8+p9   14 t spill
        vmovdqa64 zmm28, zmm19                                           ;   909.8         14 t copy
        vpternlogd zmm28, zmm22, zmm8, 0x96                              ;   933.8 p5      14 t
        vpternlogd zmm30, zmm28, zmm21, 0x96                             ;   934.8 p5      14 t
        vpternlogd zmm2, zmm18, zmm30, 0x96                              ;   935.8 p5      14 t
        vmovdqu64 zmm18, [rbp + 27200]                                   ;   799.8 p2      12 y reload
        vmovdqu64 [rbp + 26816], zmm10                                   ;   920.8 p7+p4   14 t spill
        vmovdqu64 zmm10, [rbp + 22464]                                   ;   770.5 p3      14 t
        vpternlogd zmm10, zmm24, zmm18, 0x96                             ;   926.2 p5      14 t
        vgf2p8affineqb zmm10, zmm10, zmm6, 8                             ;   929.8 p0      14 t
        vgf2p8affineinvqb zmm10, zmm10, [rel camellia256_ctr.T0_constants512 + 384], 0xdc ;   932.8 p0+p2   14 t
        vpternlogd zmm21, zmm3, zmm10, 0x96                              ;   935.8 p5      14 t
        vpternlogd zmm3, zmm27, zmm10, 0x96                              ;   935.8 p5      14 t
        vpternlogd zmm10, zmm5, zmm8, 0x96                               ;   935.8 p5      14 t
        vpternlogd zmm5, zmm8, zmm21, 0x96                               ;   936.8 p5      14 t
        vpternlogd zmm19, zmm22, zmm10, 0x96                             ;   936.8 p5      14 t
        vpternlogd zmm7, zmm20, zmm19, 0x96                              ;   937.8 p0      14 t
        vpternlogd zmm30, zmm10, [rbp + 26112], 0x96                     ;   936.8 p5+p3   14 t
        vpternlogd zmm19, zmm21, [rbp + 26560], 0x96                     ;   937.8 p0+p2   14 t
        vpternlogd zmm16, zmm5, [rbp + 27584], 0x96                      ;   937.8 p5+p3   14 t
        vpternlogd zmm5, zmm27, [rbp + 25984], 0x96                      ;   937.8 p0+p2   14 t
        vpternlogd zmm28, zmm3, [rbp + 27392], 0x96                      ;   936.8 p5+p3   14 t
        vmovdqu64 zmm8, [rbp + 25920]                                    ;   857.2 p2      14 t reload
        vpternlogd zmm3, zmm8, [rbp + 26176], 0x96                       ;   936.8 p0+p3   14 t
        vmovdqu64 zmm8, [rbp + 22784]                                    ;   777.8 p2      14 l.0 reload
        vpxord zmm10, zmm4, zmm8                                         ;   935.2 p5      14 t
        vgf2p8affineqb zmm10, zmm10, zmm6, 8                             ;   936.2 p0      14 t
        vgf2p8affineinvqb zmm10, zmm10, zmm13, 0x6e                      ;   939.2 p0      14 t
        vmovdqu64 zmm20, [rbp + 22848]                                   ;   778.2 p3      14 l.1 reload
        vpxord zmm21, zmm9, zmm20                                        ;   936.2 p5      14 t
        vgf2p8affineqb zmm21, zmm21, zmm25, 0x58                         ;   937.8 p0      14 t
        vgf2p8affineinvqb zmm21, zmm21, zmm23, 0x6e                      ;   940.8 p0      14 t
        vpxord zmm22, zmm5, zmm31                                        ;   938.8 p5      14 t
        vgf2p8affineqb zmm22, zmm22, zmm25, 0x58                         ;   939.8 p0      14 t
        vgf2p8affineinvqb zmm22, zmm22, zmm23, 0x6e                      ;   942.8 p0      14 t
        vpxord zmm27, zmm28, [rbp + 23104]                               ;   938.2 p5+p2   14 t
        vgf2p8affineqb zmm27, zmm27, zmm6, 8                             ;   941.8 p0      14 t
        vmovdqu64 zmm31, [rel camellia256_ctr.T0_constants512 + 320]     ;   779.2 p3      11 t reload
        vgf2p8affineinvqb zmm27, zmm27, zmm31, 0x37                      ;   944.8 p0      14 t
        vmovdqu64 [rbp + 26176], zmm9                                    ;   920.8 p8+p9   14 t spill
        vpxord zmm9, zmm30, [rbp + 23168]                                ;   939.2 p5+p2   14 t
        vgf2p8affineqb zmm9, zmm9, zmm6, 8                               ;   943.8 p0      14 t
        vgf2p8affineinvqb zmm9, zmm9, [rel camellia256_ctr.T0_constants512 + 384], 0xdc ;   946.8 p0+p3   14 t
        vmovdqu64 [rbp + 25920], zmm4                                    ;   920.8 p7+p4   14 t spill
        vpxord zmm4, zmm19, [rbp + 23232]                                ;   940.2 p5+p2   14 t
        vgf2p8affineqb zmm4, zmm4, zmm6, 8                               ;   945.8 p0      14 t
        vgf2p8affineinvqb zmm4, zmm4, zmm13, 0x6e                        ;   948.8 p0      14 t
        vmovdqu64 [rbp + 27392], zmm19                                   ;   938.8 p8+p9   14 t spill
        vmovdqa64 zmm19, zmm1                                            ;   929.8         14 t copy
        vpternlogd zmm19, zmm10, zmm21, 0x96                             ;   943.8 p5      14 t
        vmovdqu64 [rbp + 25984], zmm30                                   ;   937.8 p7+p4   14 t spill
        vpxord zmm30, zmm17, [rbp + 22912]                               ;   942.2 p5+p3   14 t
        vgf2p8affineqb zmm30, zmm30, zmm6, 8                             ;   947.8 p0      14 t
        vgf2p8affineinvqb zmm30, zmm30, zmm31, 0x37                      ;   950.8 p0      14 t
        vpxord zmm8, zmm7, zmm8                                          ;   943.2 p5      14 t
        vgf2p8affineqb zmm8, zmm8, zmm6, 8                               ;   949.8 p0      14 t
        vgf2p8affineinvqb zmm8, zmm8, zmm13, 0x6e                        ;   952.8 p0      14 t
        vmovdqa64 zmm13, zmm12                                           ;   931.8         14 t copy
        vpternlogd zmm13, zmm21, zmm30, 0x96                             ;   953.8 p5      14 t
        vpternlogd zmm1, zmm13, zmm10, 0x96                              ;   954.8 p5      14 t
        vpternlogd zmm26, zmm1, [rbp + 26496], 0x96                      ;   955.8 p5+p2   14 t
        vpxord zmm20, zmm16, zmm20                                       ;   947.2 p5      14 t
        vgf2p8affineqb zmm20, zmm20, zmm25, 0x58                         ;   951.8 p0      14 t
        vgf2p8affineinvqb zmm20, zmm20, zmm23, 0x6e                      ;   954.8 p0      14 t
        vmovdqa64 zmm23, zmm9                                            ;   949.8         14 t copy
        vpternlogd zmm23, zmm8, zmm20, 0x96                              ;   957.8 p5      14 t
        vpxord zmm25, zmm3, [rbp + 22912]                                ;   949.2 p5+p3   14 t
        vgf2p8affineqb zmm25, zmm25, zmm6, 8                             ;   953.8 p0      14 t
        vgf2p8affineinvqb zmm25, zmm25, zmm31, 0x37                      ;   956.8 p0      14 t
        vmovdqa64 zmm31, zmm4                                            ;   951.8         14 t copy
        vpternlogd zmm31, zmm20, zmm25, 0x96                             ;   959.8 p5      14 t
        vpternlogd zmm9, zmm31, zmm8, 0x96                               ;   960.8 p5      14 t
        vpternlogd zmm24, zmm18, zmm9, 0x96                              ;   961.8 p5      14 t
        vmovdqu64 zmm18, [rbp + 22976]                                   ;   788.0 p2      14 l.3 reload
        vmovdqu64 [rbp + 27200], zmm3                                    ;   937.8 p8+p9   14 t spill
        vpxord zmm3, zmm2, zmm18                                         ;   953.2 p5      14 t
        vgf2p8affineqb zmm3, zmm3, zmm6, 8                               ;   955.8 p0      14 t
        vgf2p8affineinvqb zmm3, zmm3, [rel camellia256_ctr.T0_constants512 + 384], 0xdc ;   958.8 p0+p3   14 t
        vpternlogd zmm8, zmm27, zmm3, 0x96                               ;   961.8 p5      14 t
        vpternlogd zmm27, zmm23, zmm3, 0x96                              ;   961.8 p5      14 t
        vpternlogd zmm3, zmm22, zmm25, 0x96                              ;   961.8 p5      14 t
        vpternlogd zmm22, zmm25, zmm8, 0x96                              ;   962.8 p5      14 t
        vpternlogd zmm4, zmm20, zmm3, 0x96                               ;   962.8 p0      14 t
        vpternlogd zmm9, zmm3, [rbp + 27008], 0x96                       ;   962.8 p5+p2   14 t
        vmovdqu64 zmm3, [rbp + 25728]                                    ;   918.8 p3      14 t
        vpxord zmm3, zmm3, zmm18                                         ;   958.8 p0      14 t
        vgf2p8affineqb zmm3, zmm3, zmm6, 8                               ;   959.8 p0      14 t
        vmovdqu64 zmm18, [rel camellia256_ctr.T0_constants512 + 384]     ;   797.2 p2      11 t reload
        vgf2p8affineinvqb zmm3, zmm3, zmm18, 0xdc                        ;   962.8 p0      14 t
        vpternlogd zmm10, zmm11, zmm3, 0x96                              ;   965.8 p5      14 t
        vpternlogd zmm11, zmm19, zmm3, 0x96                              ;   965.8 p5      14 t
        vpternlogd zmm3, zmm15, zmm30, 0x96                              ;   965.8 p5      14 t
        vpternlogd zmm15, zmm30, zmm10, 0x96                             ;   966.8 p0      14 t
        vpternlogd zmm12, zmm21, zmm3, 0x96                              ;   966.8 p5      14 t
        vpternlogd zmm1, zmm3, [rbp + 26624], 0x96                       ;   966.8 p0+p3   14 t
        vpternlogd zmm29, zmm4, [rbp + 25664], 0x96                      ;   963.8 p5+p2   14 t
        vpternlogd zmm4, zmm8, [rbp + 25600], 0x96                       ;   963.8 p0+p3   14 t
        vpternlogd zmm0, zmm22, [rbp + 25408], 0x96                      ;   964.2 p5+p2   14 t
        vpternlogd zmm22, zmm23, [rbp + 27328], 0x96                     ;   964.8 p0+p3   14 t
        vpternlogd zmm14, zmm27, [rbp + 25472], 0x96                     ;   965.2 p5+p2   14 t
        vpternlogd zmm27, zmm31, [rbp + 27264], 0x96                     ;   965.8 p0+p3   14 t
        vpternlogd zmm19, zmm15, [rbp + 25792], 0x96                     ;   967.8 p5+p2   14 t
        vpternlogd zmm13, zmm11, [rbp + 26432], 0x96                     ;   966.8 p0+p3   14 t
        vpternlogd zmm10, zmm12, [rbp + 26368], 0x96                     ;   967.8 p5+p2   14 t
        vmovdqu64 zmm3, [rbp + 26240]                                    ;   878.2 p3      14 t reload
        vpternlogd zmm12, zmm3, [rbp + 25344], 0x96                      ;   967.8 p0+p2   14 t
        vmovdqu64 zmm3, [rbp + 27520]                                    ;   878.2 p3      14 t reload
        vpternlogd zmm15, zmm3, [rbp + 27072], 0x96                      ;   968.2 p5+p2   14 t
        vmovdqu64 zmm3, [rbp + 25536]                                    ;   877.2 p3      14 t reload
        vpternlogd zmm11, zmm3, [rbp + 26688], 0x96                      ;   968.8 p0+p2   14 t
        vmovdqu64 zmm3, [rbp + 23296]                                    ;   806.3 p3      14 r.0 reload
        vpxord zmm8, zmm29, zmm3                                         ;   969.2 p5      14 t
        vgf2p8affineqb zmm8, zmm8, zmm6, 8                               ;   970.2 p0      14 t
        vmovdqu64 zmm20, [rel camellia256_ctr.T0_constants512 + 128]     ;   807.0 p2      11 t reload
        vgf2p8affineinvqb zmm8, zmm8, zmm20, 0x6e                        ;   973.2 p0      14 t
        vpxord zmm3, zmm12, zmm3                                         ;   970.2 p5      14 t
        vgf2p8affineqb zmm3, zmm3, zmm6, 8                               ;   971.8 p0      14 t
        vgf2p8affineinvqb zmm3, zmm3, zmm20, 0x6e                        ;   974.8 p0      14 t
        vmovdqu64 zmm21, [rbp + 23488]                                   ;   809.2 p3      14 r.3 reload
        vpxord zmm23, zmm26, zmm21                                       ;   971.2 p5      14 t
        vgf2p8affineqb zmm23, zmm23, zmm6, 8                             ;   973.8 p0      14 t
        vgf2p8affineinvqb zmm23, zmm23, zmm18, 0xdc                      ;   976.8 p0      14 t
        vmovdqu64 zmm25, [rbp + 23360]                                   ;   813.8 p2      14 r.1 reload
        vpxord zmm30, zmm0, zmm25                                        ;   972.2 p5      14 t
        vmovdqu64 zmm31, [rel camellia256_ctr.T0_constants512 + 192]     ;   814.2 p3      11 t reload
        vgf2p8affineqb zmm30, zmm30, zmm31, 0x58                         ;   975.8 p0      14 t
        vgf2p8affineinvqb zmm30, zmm30, [rel camellia256_ctr.T0_constants512 + 256], 0x6e ;   978.8 p0+p2   14 t
        vpxord zmm25, zmm15, zmm25                                       ;   973.2 p5      14 t
        vgf2p8affineqb zmm25, zmm25, zmm31, 0x58                         ;   977.8 p0      14 t
        vgf2p8affineinvqb zmm25, zmm25, [rel camellia256_ctr.T0_constants512 + 256], 0x6e ;   980.8 p0+p3   14 t
        vmovdqu64 [rbp + 26688], zmm26                                   ;   956.8 p7+p4   14 t spill
        vpxord zmm26, zmm14, [rbp + 23424]                               ;   974.2 p5+p2   14 t
        vgf2p8affineqb zmm26, zmm26, zmm6, 8                             ;   979.8 p0      14 t
        vgf2p8affineinvqb zmm26, zmm26, [rel camellia256_ctr.T0_constants512 + 320], 0x37 ;   982.8 p0+p3   14 t
        vmovdqu64 [rbp + 25536], zmm14                                   ;   966.2 p8+p9   14 t spill
        vpxord zmm14, zmm11, [rbp + 23424]                               ;   975.2 p5+p2   14 t
        vgf2p8affineqb zmm14, zmm14, zmm6, 8                             ;   981.8 p0      14 t
        vgf2p8affineinvqb zmm14, zmm14, [rel camellia256_ctr.T0_constants512 + 320], 0x37 ;   984.8 p0+p3   14 t
        vpxord zmm21, zmm24, zmm21                                       ;   976.2 p5      14 t
        vgf2p8affineqb zmm21, zmm21, zmm6, 8                             ;   983.8 p0      14 t
        vgf2p8affineinvqb zmm21, zmm21, zmm18, 0xdc                      ;   986.8 p0      14 t
        vmovdqu64 [rbp + 27072], zmm24                                   ;   962.8 p7+p4   14 t spill
        vpxord zmm24, zmm22, [rbp + 23552]                               ;   977.2 p5+p2   14 t
        vgf2p8affineqb zmm24, zmm24, zmm31, 0x58                         ;   985.8 p0      14 t
        vgf2p8affineinvqb zmm24, zmm24, [rel camellia256_ctr.T0_constants512 + 256], 0x6e ;   988.8 p0+p3   14 t
        vmovdqu64 [rbp + 27520], zmm22                                   ;   965.8 p8+p9   14 t spill
        vpxord zmm22, zmm19, [rbp + 23552]                               ;   978.2 p5+p2   14 t
        vgf2p8affineqb zmm22, zmm22, zmm31, 0x58                         ;   987.8 p0      14 t
        vgf2p8affineinvqb zmm22, zmm22, [rel camellia256_ctr.T0_constants512 + 256], 0x6e ;   990.8 p0+p3   14 t
        vpxord zmm31, zmm13, [rbp + 23616]                               ;   979.2 p5+p2   14 t
        vgf2p8affineqb zmm31, zmm31, zmm6, 8                             ;   989.8 p0      14 t
        vgf2p8affineinvqb zmm31, zmm31, [rel camellia256_ctr.T0_constants512 + 320], 0x37 ;   992.8 p0+p3   14 t
        vmovdqu64 [rbp + 25344], zmm13                                   ;   967.8 p7+p4   14 t spill
        vpxord zmm13, zmm27, [rbp + 23616]                               ;   980.2 p5+p2   14 t
        vgf2p8affineqb zmm13, zmm13, zmm6, 8                             ;   991.8 p0      14 t
        vgf2p8affineinvqb zmm13, zmm13, [rel camellia256_ctr.T0_constants512 + 320], 0x37 ;   994.8 p0+p3   14 t
        vmovdqu64 [rbp + 26240], zmm27                                   ;   966.8 p8+p9   14 t spill
        vpxord zmm27, zmm9, [rbp + 23680]                                ;   981.2 p5+p2   14 t
        vgf2p8affineqb zmm27, zmm27, zmm6, 8                             ;   993.8 p0      14 t
        vgf2p8affineinvqb zmm27, zmm27, zmm18, 0xdc                      ;   996.8 p0      14 t
        vmovdqu64 [rbp + 26368], zmm9                                    ;   963.8 p7+p4   14 t spill
        vpxord zmm9, zmm1, [rbp + 23680]                                 ;   982.2 p5+p3   14 t
        vgf2p8affineqb zmm9, zmm9, zmm6, 8                               ;   995.8 p0      14 t
        vgf2p8affineinvqb zmm9, zmm9, zmm18, 0xdc                        ;   998.8 p0      14 t
        vpxord zmm18, zmm4, [rbp + 23744]                                ;   983.2 p5+p2   14 t
        vgf2p8affineqb zmm18, zmm18, zmm6, 8                             ;   997.8 p0      14 t
        vgf2p8affineinvqb zmm18, zmm18, zmm20, 0x6e                      ;  1000.8 p0      14 t
        vmovdqu64 [rbp + 26432], zmm4                                    ;   964.8 p8+p9   14 t spill
        vpxord zmm4, zmm10, [rbp + 23744]                                ;   984.2 p5+p3   14 t
        vgf2p8affineqb zmm4, zmm4, zmm6, 8                               ;   999.8 p0      14 t
        vgf2p8affineinvqb zmm4, zmm4, zmm20, 0x6e                        ;  1002.8 p0      14 t
        vmovdqu64 [rbp + 25792], zmm10                                   ;   968.8 p7+p4   14 t spill
        vmovdqa64 zmm10, zmm3                                            ;   977.8         14 t copy
        vpternlogd zmm10, zmm31, zmm23, 0x96                             ;   995.8 p5      14 t
        vmovdqu64 [rbp + 27264], zmm1                                    ;   967.8 p8+p9   14 t spill
        vmovdqa64 zmm1, zmm22                                            ;   993.8         14 t copy
        vpternlogd zmm1, zmm14, zmm23, 0x96                              ;   993.8 p5      14 t
        vpternlogd zmm22, zmm10, zmm14, 0x96                             ;   996.8 p5      14 t
        vpternlogd zmm14, zmm4, zmm25, 0x96                              ;  1005.8 p5      14 t
        vpternlogd zmm4, zmm1, zmm25, 0x96                               ;  1005.8 p5      14 t
        vpternlogd zmm25, zmm9, zmm3, 0x96                               ;  1001.8 p5      14 t
        vpternlogd zmm31, zmm23, zmm25, 0x96                             ;  1002.8 p5      14 t
        vpternlogd zmm9, zmm3, zmm14, 0x96                               ;  1006.8 p5      14 t
        vpternlogd zmm25, zmm22, [rbp + 26816], 0x96                     ;  1002.8 p5+p2   14 t
        vpternlogd zmm14, zmm31, [rbp + 25856], 0x96                     ;  1006.8 p5+p3   14 t
        vpternlogd zmm1, zmm9, [rbp + 27456], 0x96                       ;  1007.8 p5+p2   14 t
        vpternlogd zmm10, zmm4, [rbp + 27136], 0x96                      ;  1006.8 p5+p3   14 t
        vmovdqa64 zmm3, zmm24                                            ;   991.8         14 t copy
        vpternlogd zmm3, zmm26, zmm21, 0x96                              ;   997.2 p5      14 t
        vmovdqa64 zmm23, zmm8                                            ;   976.2         14 t copy
        vpternlogd zmm23, zmm13, zmm21, 0x96                             ;   998.2 p5      14 t
        vpternlogd zmm24, zmm23, zmm26, 0x96                             ;   999.2 p5      14 t
        vpternlogd zmm26, zmm18, zmm30, 0x96                             ;  1003.8 p5      14 t
        vpternlogd zmm18, zmm3, zmm30, 0x96                              ;  1003.8 p5      14 t
        vpternlogd zmm30, zmm27, zmm8, 0x96                              ;  1001.8 p0      14 t
        vpternlogd zmm13, zmm21, zmm30, 0x96                             ;  1002.8 p5      14 t
        vpternlogd zmm27, zmm8, zmm26, 0x96                              ;  1004.8 p0      14 t
        vpternlogd zmm30, zmm5, zmm24, 0x96                              ;  1003.2 p5      14 t
        vpternlogd zmm26, zmm28, zmm13, 0x96                             ;  1004.8 p0      14 t
        vpternlogd zmm3, zmm27, [rbp + 25984], 0x96                      ;  1005.8 p5+p2   14 t
        vpternlogd zmm23, zmm18, [rbp + 27392], 0x96                     ;  1004.8 p0+p3   14 t
        vmovdqu64 zmm5, [rbp + 23808]                                    ;   850.2 p2      14 l.0 reload
        vmovdqa64 zmm8, zmm18                                            ;  1004.8         14 t copy
        vpternlogd zmm8, zmm7, zmm5, 0x96                                ;  1005.2 p5      14 t
        vgf2p8affineqb zmm8, zmm8, zmm6, 8                               ;  1006.2 p0      14 t
        vgf2p8affineinvqb zmm8, zmm8, zmm20, 0x6e                        ;  1009.2 p0      14 t
        vmovdqu64 zmm21, [rbp + 25920]                                   ;   920.8 p3      14 t reload
        vpternlogd zmm5, zmm4, zmm21, 0x96                               ;  1006.8 p5      14 t
        vgf2p8affineqb zmm5, zmm5, zmm6, 8                               ;  1007.8 p0      14 t
        vgf2p8affineinvqb zmm5, zmm5, zmm20, 0x6e                        ;  1010.8 p0      14 t
        vmovdqu64 zmm28, [rbp + 24320]                                   ;   851.7 p2      16 z.0 reload
        vpternlogd zmm4, zmm21, zmm28, 0x96                              ;  1007.2 p5      17 dst
        vpternlogd zmm28, zmm18, zmm7, 0x96                              ;  1008.2 p5      17 dst
        vmovdqu64 zmm7, [rbp + 23872]                                    ;   852.2 p3      14 l.1 reload
        vmovdqa64 zmm18, zmm24                                           ;  1000.2         14 t copy
        vpternlogd zmm18, zmm16, zmm7, 0x96                              ;  1009.2 p5      14 t
        vmovdqu64 zmm21, [rel camellia256_ctr.T0_constants512 + 192]     ;   852.7 p2      11 t reload
        vgf2p8affineqb zmm18, zmm18, zmm21, 0x58                         ;  1010.2 p0      14 t
        vgf2p8affineinvqb zmm18, zmm18, [rel camellia256_ctr.T0_constants512 + 256], 0x6e ;  1013.2 p0+p3   14 t
        vpternlogd zmm7, zmm22, [rbp + 26176], 0x96                      ;  1010.2 p5+p2   14 t
        vgf2p8affineqb zmm7, zmm7, zmm21, 0x58                           ;  1011.8 p0      14 t
        vgf2p8affineinvqb zmm7, zmm7, [rel camellia256_ctr.T0_constants512 + 256], 0x6e ;  1014.8 p0+p3   14 t
        vpternlogd zmm24, zmm16, [rbp + 24384], 0x96                     ;  1011.2 p5+p2   17 dst
        vmovdqu64 zmm16, [rbp + 24064]                                   ;   855.2 p3      14 l.4 reload
        vmovdqu64 [rbp + 25920], zmm28                                   ;  1009.2 p7+p4   17 dst spill
        vpxord zmm28, zmm25, zmm16                                       ;  1012.2 p5      14 t
        vgf2p8affineqb zmm28, zmm28, zmm21, 0x58                         ;  1013.8 p0      14 t
        vgf2p8affineinvqb zmm28, zmm28, [rel camellia256_ctr.T0_constants512 + 256], 0x6e ;  1016.8 p0+p2   14 t
        vpxord zmm16, zmm30, zmm16                                       ;  1013.2 p5      14 t
        vgf2p8affineqb zmm16, zmm16, zmm21, 0x58                         ;  1015.8 p0      14 t
        vgf2p8affineinvqb zmm16, zmm16, [rel camellia256_ctr.T0_constants512 + 256], 0x6e ;  1018.8 p0+p3   14 t
        vmovdqu64 zmm21, [rbp + 24128]                                   ;   856.7 p2      14 l.5 reload
        vmovdqu64 [rbp + 27392], zmm24                                   ;  1012.2 p8+p9   17 dst spill
        vpxord zmm24, zmm14, zmm21                                       ;  1014.2 p5      14 t
        vgf2p8affineqb zmm24, zmm24, zmm6, 8                             ;  1017.8 p0      14 t
        vgf2p8affineinvqb zmm24, zmm24, [rel camellia256_ctr.T0_constants512 + 320], 0x37 ;  1020.8 p0+p3   14 t
        vpxord zmm21, zmm26, zmm21                                       ;  1015.2 p5      14 t
        vgf2p8affineqb zmm21, zmm21, zmm6, 8                             ;  1019.8 p0      14 t
        vgf2p8affineinvqb zmm21, zmm21, [rel camellia256_ctr.T0_constants512 + 320], 0x37 ;  1022.8 p0+p2   14 t
        vmovdqu64 [rbp + 25984], zmm4                                    ;  1008.2 p7+p4   17 dst spill
        vpxord zmm4, zmm1, [rbp + 24192]                                 ;  1016.2 p5+p3   14 t
        vgf2p8affineqb zmm4, zmm4, zmm6, 8                               ;  1021.8 p0      14 t
        vgf2p8affineinvqb zmm4, zmm4, [rel camellia256_ctr.T0_constants512 + 384], 0xdc ;  1024.8 p0+p2   14 t
        vmovdqu64 [rbp + 27136], zmm11                                   ;   969.8 p8+p9   14 t spill
        vpxord zmm11, zmm3, [rbp + 24192]                                ;  1017.2 p5+p3   14 t
        vgf2p8affineqb zmm11, zmm11, zmm6, 8                             ;  1023.8 p0      14 t
        vgf2p8affineinvqb zmm11, zmm11, [rel camellia256_ctr.T0_constants512 + 384], 0xdc ;  1026.8 p0+p2   14 t
        vmovdqu64 [rbp + 27456], zmm0                                    ;   965.2 p7+p4   14 t spill
        vpxord zmm0, zmm10, [rbp + 24256]                                ;  1018.2 p5+p3   14 t
        vgf2p8affineqb zmm0, zmm0, zmm6, 8                               ;  1025.8 p0      14 t
        vgf2p8affineinvqb zmm0, zmm0, zmm20, 0x6e                        ;  1028.8 p0      14 t
        vmovdqu64 [rbp + 25856], zmm15                                   ;   969.2 p8+p9   14 t spill
        vpxord zmm15, zmm23, [rbp + 24256]                               ;  1019.2 p5+p2   14 t
        vgf2p8affineqb zmm15, zmm15, zmm6, 8                             ;  1027.8 p0      14 t
        vgf2p8affineinvqb zmm15, zmm15, zmm20, 0x6e                      ;  1030.8 p0      14 t
        vmovdqa64 zmm20, zmm4                                            ;  1027.8         14 t copy
        vpternlogd zmm20, zmm5, zmm7, 0x96                               ;  1027.8 p5      14 t
        vmovdqu64 [rbp + 26816], zmm29                                   ;   964.8 p7+p4   14 t spill
        vmovdqa64 zmm29, zmm11                                           ;  1029.8         14 t copy
        vpternlogd zmm29, zmm8, zmm18, 0x96                              ;  1029.8 p5      14 t
        vmovdqu64 [rbp + 25472], zmm12                                   ;   968.8 p8+p9   14 t spill
        vmovdqa64 zmm12, zmm31                                           ;  1003.8         14 t copy
        vpternlogd zmm12, zmm17, [rbp + 23936], 0x96                     ;  1022.2 p5+p3   14 t
        vgf2p8affineqb zmm12, zmm12, zmm6, 8                             ;  1029.8 p0      14 t
        vgf2p8affineinvqb zmm12, zmm12, [rel camellia256_ctr.T0_constants512 + 320], 0x37 ;  1032.8 p0+p2   14 t
        vpternlogd zmm31, zmm17, [rbp + 24448], 0x96                     ;  1023.2 p5+p3   17 dst
        vmovdqa64 zmm17, zmm0                                            ;  1031.8         14 t copy
        vpternlogd zmm17, zmm7, zmm12, 0x96                              ;  1035.8 p5      14 t
        vpternlogd zmm4, zmm17, zmm5, 0x96                               ;  1036.8 p5      14 t
        vmovdqu64 [rbp + 27328], zmm31                                   ;  1024.2 p7+p4   17 dst spill
        vmovdqa64 zmm31, zmm27                                           ;  1005.8         14 t copy
        vpternlogd zmm31, zmm2, [rbp + 24000], 0x96                      ;  1026.2 p5+p2   14 t
        vgf2p8affineqb zmm31, zmm31, zmm6, 8                             ;  1031.8 p0      14 t
        vgf2p8affineinvqb zmm31, zmm31, [rel camellia256_ctr.T0_constants512 + 384], 0xdc ;  1034.8 p0+p3   14 t
        vpternlogd zmm27, zmm2, [rbp + 24512], 0x96                      ;  1027.2 p5+p2   17 dst
        vmovdqa64 zmm2, zmm8                                             ;  1012.2         14 t copy
        vpternlogd zmm2, zmm21, zmm31, 0x96                              ;  1037.8 p5      14 t
        vpternlogd zmm21, zmm29, zmm31, 0x96                             ;  1037.8 p5      14 t
        vmovdqu64 [rbp + 25408], zmm27                                   ;  1028.2 p8+p9   17 dst spill
        vmovdqu64 zmm27, [rbp + 24384]                                   ;   869.2 p3      16 z.1 reload
        vpternlogd zmm22, zmm27, [rbp + 26176], 0x96                     ;  1030.2 p5+p2   17 dst
        vmovdqu64 zmm27, [rbp + 25984]                                   ;  1008.2 p3      17 dst reload
        vmovdqu64 [rbp + 26176], zmm17                                   ;  1036.8 p7+p4   14 t spill
        vpunpcklbw zmm17, zmm22, zmm27                                   ;  1031.2 p5      17 dst
        vpunpckhbw zmm22, zmm22, zmm27                                   ;  1032.2 p5      17 dst
        vmovdqu64 zmm27, [rbp + 27200]                                   ;   937.8 p2      14 t reload
        vmovdqu64 [rbp + 25984], zmm22                                   ;  1033.2 p8+p9   17 dst spill
        vmovdqu64 zmm22, [rbp + 23936]                                   ;   871.2 p3      14 t
        vpternlogd zmm22, zmm13, zmm27, 0x96                             ;  1033.2 p5      14 t
        vgf2p8affineqb zmm22, zmm22, zmm6, 8                             ;  1034.2 p0      14 t
        vgf2p8affineinvqb zmm22, zmm22, [rel camellia256_ctr.T0_constants512 + 320], 0x37 ;  1037.2 p0+p2   14 t
        vpternlogd zmm31, zmm16, zmm22, 0x96                             ;  1040.2 p5      14 t
        vpternlogd zmm16, zmm2, zmm22, 0x96                              ;  1040.2 p5      14 t
        vpternlogd zmm22, zmm15, zmm18, 0x96                             ;  1040.2 p0      14 t
        vpternlogd zmm15, zmm18, zmm31, 0x96                             ;  1041.2 p5      14 t
        vpternlogd zmm11, zmm8, zmm22, 0x96                              ;  1041.2 p0      14 t
        vpternlogd zmm13, zmm27, [rbp + 24448], 0x96                     ;  1037.2 p5+p3   17 dst
        vmovdqu64 zmm8, [rbp + 25728]                                    ;   918.8 p2      14 t reload
        vmovdqu64 zmm18, [rbp + 24000]                                   ;   875.8 p3      14 t
        vpternlogd zmm18, zmm9, zmm8, 0x96                               ;  1037.8 p0      14 t
        vgf2p8affineqb zmm6, zmm18, zmm6, 8                              ;  1038.8 p0      14 t
        vgf2p8affineinvqb zmm6, zmm6, [rel camellia256_ctr.T0_constants512 + 384], 0xdc ;  1041.8 p0+p2   14 t
        vpternlogd zmm5, zmm24, zmm6, 0x96                               ;  1044.8 p5      14 t
        vpternlogd zmm24, zmm20, zmm6, 0x96                              ;  1044.8 p5      14 t
        vpternlogd zmm6, zmm28, zmm12, 0x96                              ;  1044.8 p5      14 t
        vpternlogd zmm28, zmm12, zmm5, 0x96                              ;  1045.8 p0      14 t
        vpternlogd zmm0, zmm7, zmm6, 0x96                                ;  1045.8 p5      14 t
        vpternlogd zmm9, zmm8, [rbp + 24512], 0x96                       ;  1041.8 p0+p3   17 dst
        vmovdqu64 zmm7, [rbp + 24576]                                    ;   878.2 p2      16 z.4 reload
        vpxord zmm25, zmm25, zmm7                                        ;  1042.2 p5      17 dst
        vpxord zmm30, zmm30, zmm7                                        ;  1042.8 p0      17 dst
        vmovdqu64 zmm7, [rbp + 24640]                                    ;   878.7 p3      16 z.5 reload
        vpxord zmm14, zmm14, zmm7                                        ;  1043.2 p5      17 dst
        vpxord zmm26, zmm26, zmm7                                        ;  1043.8 p0      17 dst
        vmovdqu64 zmm7, [rbp + 24704]                                    ;   879.2 p2      16 z.6 reload
        vpxord zmm1, zmm1, zmm7                                          ;  1044.2 p5      17 dst
        vpxord zmm3, zmm3, zmm7                                          ;  1044.8 p0      17 dst
        vmovdqu64 zmm7, [rbp + 24768]                                    ;   879.7 p3      16 z.7 reload
        vpxord zmm10, zmm10, zmm7                                        ;  1045.2 p5      17 dst
        vpxord zmm23, zmm23, zmm7                                        ;  1045.8 p0      17 dst
        vmovdqu64 zmm7, [rbp + 25088]                                    ;   880.2 p2      16 z.4 reload
        vpxord zmm19, zmm19, zmm7                                        ;  1046.2 p5      17 dst
        vpternlogd zmm19, zmm20, zmm28, 0x96                             ;  1047.2 p0      17 dst
        vmovdqu64 zmm8, [rbp + 24896]                                    ;   880.8 p3      16 z.1 reload
        vpternlogd zmm28, zmm8, [rbp + 25856], 0x96                      ;  1047.2 p5+p2   17 dst
        vpternlogd zmm8, zmm16, [rbp + 27456], 0x96                      ;  1047.8 p0+p3   17 dst
        vpunpcklbw zmm12, zmm10, zmm1                                    ;  1048.2 p5      17 dst
        vpunpckhbw zmm1, zmm10, zmm1                                     ;  1049.2 p5      17 dst
        vpunpcklbw zmm10, zmm14, zmm25                                   ;  1050.2 p5      17 dst
        vpunpckhbw zmm14, zmm14, zmm25                                   ;  1051.2 p5      17 dst
        vpunpcklwd zmm18, zmm12, zmm10                                   ;  1052.2 p5      17 dst
        vpunpckhwd zmm10, zmm12, zmm10                                   ;  1053.2 p5      17 dst
        vmovdqu64 zmm12, [rbp + 24832]                                   ;   887.8 p2      17 dst
        vpternlogd zmm12, zmm15, [rbp + 26816], 0x96                     ;  1048.8 p0+p3   17 dst
        vmovdqu64 zmm20, [rbp + 27328]                                   ;  1024.2 p2      17 dst reload
        vpunpcklbw zmm25, zmm9, zmm20                                    ;  1054.2 p5      17 dst
        vpunpckhbw zmm9, zmm9, zmm20                                     ;  1055.2 p5      17 dst
        vpunpcklwd zmm20, zmm1, zmm14                                    ;  1056.2 p5      17 dst
        vpunpckhwd zmm1, zmm1, zmm14                                     ;  1057.2 p5      17 dst
        vpunpcklwd zmm14, zmm25, zmm17                                   ;  1058.2 p5      17 dst
        vpunpckhwd zmm17, zmm25, zmm17                                   ;  1059.2 p5      17 dst
        vmovdqu64 zmm25, [rbp + 25984]                                   ;  1033.2 p3      17 dst reload
        vpunpcklwd zmm27, zmm9, zmm25                                    ;  1060.2 p5      17 dst
        vpunpckhwd zmm9, zmm9, zmm25                                     ;  1061.2 p5      17 dst
        vpunpckldq zmm25, zmm18, zmm14                                   ;  1062.2 p5      17 dst
        vpunpckhdq zmm14, zmm18, zmm14                                   ;  1063.2 p5      17 dst
        vpunpckldq zmm18, zmm10, zmm17                                   ;  1064.2 p5      17 dst
        vpunpckhdq zmm10, zmm10, zmm17                                   ;  1065.2 p5      17 dst
        vpunpckldq zmm17, zmm20, zmm27                                   ;  1066.2 p5      17 dst
        vpunpckhdq zmm20, zmm20, zmm27                                   ;  1067.2 p5      17 dst
        vpunpckldq zmm27, zmm1, zmm9                                     ;  1068.2 p5      17 dst
        vpunpckhdq zmm1, zmm1, zmm9                                      ;  1069.2 p5      17 dst
        vpunpcklbw zmm9, zmm23, zmm3                                     ;  1070.2 p5      17 dst
        vpunpckhbw zmm3, zmm23, zmm3                                     ;  1071.2 p5      17 dst
        vpunpcklbw zmm23, zmm26, zmm30                                   ;  1072.2 p5      17 dst
        vpunpckhbw zmm26, zmm26, zmm30                                   ;  1073.2 p5      17 dst
        vmovdqu64 zmm30, [rbp + 24832]                                   ;   892.2 p2      17 dst
        vpternlogd zmm30, zmm0, [rbp + 25472], 0x96                      ;  1049.8 p0+p3   17 dst
        vmovdqu64 [rbp + 25472], zmm8                                    ;  1048.8 p7+p4   17 dst spill
        vpunpcklbw zmm8, zmm28, zmm30                                    ;  1074.2 p5      17 dst
        vpunpckhbw zmm28, zmm28, zmm30                                   ;  1075.2 p5      17 dst
        vmovdqu64 zmm30, [rbp + 24960]                                   ;   896.2 p2      17 dst
        vpternlogd zmm30, zmm21, [rbp + 25536], 0x96                     ;  1050.8 p0+p3   17 dst
        vmovdqu64 [rbp + 25536], zmm12                                   ;  1049.8 p8+p9   17 dst spill
        vmovdqu64 zmm12, [rbp + 25024]                                   ;   897.8 p2      17 dst
        vpternlogd zmm12, zmm4, [rbp + 26688], 0x96                      ;  1051.8 p0+p3   17 dst
        vmovdqu64 [rbp + 26688], zmm30                                   ;  1051.8 p7+p4   17 dst spill
        vpunpcklwd zmm30, zmm9, zmm23                                    ;  1076.2 p5      17 dst
        vpunpckhwd zmm9, zmm9, zmm23                                     ;  1077.2 p5      17 dst
        vmovdqu64 zmm23, [rbp + 24960]                                   ;   900.2 p2      17 dst
        vpternlogd zmm23, zmm24, [rbp + 27136], 0x96                     ;  1052.8 p0+p3   17 dst
        vmovdqu64 [rbp + 27136], zmm9                                    ;  1078.2 p8+p9   17 dst spill
        vpunpcklbw zmm9, zmm12, zmm23                                    ;  1078.2 p5      17 dst
        vpunpckhbw zmm12, zmm12, zmm23                                   ;  1079.2 p5      17 dst
        vpunpcklwd zmm23, zmm9, zmm8                                     ;  1080.2 p5      17 dst
        vpunpckhwd zmm8, zmm9, zmm8                                      ;  1081.2 p5      17 dst
        vpunpcklwd zmm9, zmm12, zmm28                                    ;  1082.2 p5      17 dst
        vpunpckhwd zmm12, zmm12, zmm28                                   ;  1083.2 p5      17 dst
        vpunpcklwd zmm28, zmm3, zmm26                                    ;  1084.2 p5      17 dst
        vpunpckhwd zmm3, zmm3, zmm26                                     ;  1085.2 p5      17 dst
        vmovdqu64 zmm26, [rbp + 25024]                                   ;   906.3 p2      17 dst
        vpternlogd zmm26, zmm11, [rbp + 27072], 0x96                     ;  1053.8 p0+p3   17 dst
        vmovdqu64 [rbp + 27072], zmm3                                    ;  1086.2 p7+p4   17 dst spill
        vpunpcklbw zmm3, zmm26, [rbp + 26688]                            ;  1086.2 p5+p2   17 dst
        vpunpckhbw zmm26, zmm26, [rbp + 26688]                           ;  1087.2 p5+p3   17 dst
        vmovdqu64 [rbp + 26688], zmm26                                   ;  1088.2 p8+p9   17 dst spill
        vmovdqu64 zmm26, [rbp + 25408]                                   ;  1028.2 p2      17 dst reload
        vmovdqu64 [rbp + 25984], zmm3                                    ;  1087.2 p7+p4   17 dst spill
        vpunpcklbw zmm3, zmm26, zmm13                                    ;  1088.2 p5      17 dst
        vpunpckhbw zmm13, zmm26, zmm13                                   ;  1089.2 p5      17 dst
        vmovdqu64 zmm26, [rbp + 27520]                                   ;   965.8 p3      17 dst
        vpxord zmm26, zmm26, zmm7                                        ;  1054.8 p0      17 dst
        vpternlogd zmm26, zmm16, zmm29, 0x96                             ;  1055.8 p0      17 dst
        vmovdqu64 zmm7, [rbp + 25344]                                    ;   967.8 p2      17 dst
        vmovdqu64 zmm16, [rbp + 25152]                                   ;   912.8 p3      16 z.5 reload
        vpxord zmm7, zmm7, zmm16                                         ;  1056.8 p0      17 dst
        vpternlogd zmm7, zmm24, [rbp + 26176], 0x96                      ;  1057.8 p0+p2   17 dst
        vpunpcklbw zmm24, zmm7, zmm19                                    ;  1090.2 p5      17 dst
        vpunpckhbw zmm7, zmm7, zmm19                                     ;  1091.2 p5      17 dst
        vmovdqu64 zmm19, [rbp + 26240]                                   ;   966.8 p3      17 dst
        vpxord zmm19, zmm19, zmm16                                       ;  1058.8 p0      17 dst
        vpternlogd zmm19, zmm21, zmm22, 0x96                             ;  1059.8 p0      17 dst
        vmovdqu64 zmm16, [rbp + 27264]                                   ;   967.8 p2      17 dst
        vmovdqu64 zmm21, [rbp + 25216]                                   ;   916.0 p3      16 z.6 reload
        vpxord zmm16, zmm16, zmm21                                       ;  1060.8 p0      17 dst
        vpternlogd zmm16, zmm4, zmm6, 0x96                               ;  1061.8 p0      17 dst
        vmovdqu64 zmm4, [rbp + 26368]                                    ;   963.8 p2      17 dst
        vpxord zmm4, zmm4, zmm21                                         ;  1062.8 p0      17 dst
        vpternlogd zmm4, zmm11, zmm31, 0x96                              ;  1063.8 p0      17 dst
        vmovdqu64 zmm6, [rbp + 25792]                                    ;   968.8 p3      17 dst
        vmovdqu64 zmm11, [rbp + 25280]                                   ;   919.0 p2      16 z.7 reload
        vpxord zmm6, zmm6, zmm11                                         ;  1064.8 p0      17 dst
        vpternlogd zmm6, zmm0, zmm5, 0x96                                ;  1065.8 p0      17 dst
        vpunpcklbw zmm0, zmm6, zmm16                                     ;  1092.2 p5      17 dst
        vpunpckhbw zmm5, zmm6, zmm16                                     ;  1093.2 p5      17 dst
        vpunpcklwd zmm6, zmm0, zmm24                                     ;  1094.2 p5      17 dst
        vpunpckhwd zmm0, zmm0, zmm24                                     ;  1095.2 p5      17 dst
        vpunpcklwd zmm16, zmm5, zmm7                                     ;  1096.2 p5      17 dst
        vpunpckhwd zmm5, zmm5, zmm7                                      ;  1097.2 p5      17 dst
        vpunpckldq zmm7, zmm6, zmm23                                     ;  1098.2 p5      17 dst
        vpunpckhdq zmm6, zmm6, zmm23                                     ;  1099.2 p5      17 dst
        vpunpckldq zmm21, zmm0, zmm8                                     ;  1100.2 p5      17 dst
        vpunpckhdq zmm0, zmm0, zmm8                                      ;  1101.2 p5      17 dst
        vpunpckldq zmm8, zmm16, zmm9                                     ;  1102.2 p5      17 dst
        vpunpckhdq zmm9, zmm16, zmm9                                     ;  1103.2 p5      17 dst
        vpunpckldq zmm16, zmm5, zmm12                                    ;  1104.2 p5      17 dst
        vpunpckhdq zmm5, zmm5, zmm12                                     ;  1105.2 p5      17 dst
        vpunpcklqdq zmm12, zmm25, zmm7                                   ;  1106.2 p5      17 dst
        vpunpckhqdq zmm7, zmm25, zmm7                                    ;  1107.2 p5      17 dst
        vpunpcklqdq zmm22, zmm14, zmm6                                   ;  1108.2 p5      17 dst
        vpunpckhqdq zmm6, zmm14, zmm6                                    ;  1109.2 p5      17 dst
        vpunpcklqdq zmm14, zmm18, zmm21                                  ;  1110.2 p5      17 dst
        vpunpckhqdq zmm18, zmm18, zmm21                                  ;  1111.2 p5      17 dst
        vpunpcklqdq zmm21, zmm10, zmm0                                   ;  1112.2 p5      17 dst
        vpunpckhqdq zmm0, zmm10, zmm0                                    ;  1113.2 p5      17 dst
        vpxord zmm12, zmm12, [r8]                                        ;  1107.2 p0+p3   17 dst
        vpunpcklqdq zmm10, zmm17, zmm8                                   ;  1114.2 p5      17 dst
        vpunpckhqdq zmm8, zmm17, zmm8                                    ;  1115.2 p5      17 dst
        vpxord zmm7, zmm7, [r8 + 64]                                     ;  1108.2 p0+p2   17 dst
        vpunpcklqdq zmm17, zmm20, zmm9                                   ;  1116.2 p5      17 dst
        vpunpckhqdq zmm9, zmm20, zmm9                                    ;  1117.2 p5      17 dst
        vmovdqu64 [r9], zmm12                                            ;  1108.2 p8+p9   17 dst
        vpxord zmm22, zmm22, [r8 + 128]                                  ;  1109.2 p0+p3   17 dst
        vmovdqu64 [r9 + 64], zmm7                                        ;  1109.2 p7+p4   17 dst
        vpunpcklqdq zmm7, zmm27, zmm16                                   ;  1118.2 p5      17 dst
        vpunpckhqdq zmm12, zmm27, zmm16                                  ;  1119.2 p5      17 dst
        vmovdqu64 [r9 + 128], zmm22                                      ;  1110.2 p8+p9   17 dst
        vpxord zmm6, zmm6, [r8 + 192]                                    ;  1110.2 p0+p2   17 dst
        vpunpcklqdq zmm16, zmm1, zmm5                                    ;  1120.2 p5      17 dst
        vpunpckhqdq zmm1, zmm1, zmm5                                     ;  1121.2 p5      17 dst
        vmovdqu64 [r9 + 192], zmm6                                       ;  1111.2 p7+p4   17 dst
        vpxord zmm14, zmm14, [r8 + 256]                                  ;  1111.2 p0+p3   17 dst
        vmovdqu64 [r9 + 256], zmm14                                      ;  1112.2 p8+p9   17 dst
        vpxord zmm18, zmm18, [r8 + 320]                                  ;  1112.2 p0+p2   17 dst
        vmovdqu64 [r9 + 320], zmm18                                      ;  1113.2 p7+p4   17 dst
        vpxord zmm21, zmm21, [r8 + 384]                                  ;  1113.2 p0+p3   17 dst
        vmovdqu64 [r9 + 384], zmm21                                      ;  1114.2 p8+p9   17 dst
        vpxord zmm0, zmm0, [r8 + 448]                                    ;  1114.2 p0+p2   17 dst
        vmovdqu64 [r9 + 448], zmm0                                       ;  1115.2 p7+p4   17 dst
        vpxord zmm10, zmm10, [r8 + 512]                                  ;  1115.2 p0+p3   17 dst
        vmovdqu64 [r9 + 512], zmm10                                      ;  1116.2 p8+p9   17 dst
        vpxord zmm8, zmm8, [r8 + 576]                                    ;  1116.2 p0+p2   17 dst
        vmovdqu64 [r9 + 576], zmm8                                       ;  1117.2 p7+p4   17 dst
        vpxord zmm17, zmm17, [r8 + 640]                                  ;  1117.2 p0+p3   17 dst
        vmovdqu64 [r9 + 640], zmm17                                      ;  1118.2 p8+p9   17 dst
        vpxord zmm9, zmm9, [r8 + 704]                                    ;  1118.2 p0+p2   17 dst
        vmovdqu64 [r9 + 704], zmm9                                       ;  1119.2 p7+p4   17 dst
        vpxord zmm7, zmm7, [r8 + 768]                                    ;  1119.2 p0+p3   17 dst
        vmovdqu64 [r9 + 768], zmm7                                       ;  1120.2 p8+p9   17 dst
        vpxord zmm12, zmm12, [r8 + 832]                                  ;  1120.2 p0+p2   17 dst
        vmovdqu64 [r9 + 832], zmm12                                      ;  1121.2 p7+p4   17 dst
        vpxord zmm16, zmm16, [r8 + 896]                                  ;  1121.2 p0+p3   17 dst
        vmovdqu64 [r9 + 896], zmm16                                      ;  1122.2 p8+p9   17 dst
        vpxord zmm1, zmm1, [r8 + 960]                                    ;  1122.2 p0+p2   17 dst
        vmovdqu64 [r9 + 960], zmm1                                       ;  1123.2 p7+p4   17 dst
        vpunpcklbw zmm0, zmm19, zmm26                                    ;  1122.2 p5      17 dst
        vpunpckhbw zmm1, zmm19, zmm26                                    ;  1123.2 p5      17 dst
        vmovdqu64 zmm5, [rbp + 26432]                                    ;   964.8 p3      17 dst
        vpxord zmm5, zmm5, zmm11                                         ;  1082.8 p0      17 dst
        vpternlogd zmm5, zmm15, zmm2, 0x96                               ;  1083.8 p0      17 dst
        vpunpcklbw zmm2, zmm5, zmm4                                      ;  1124.2 p5      17 dst
        vpunpckhbw zmm4, zmm5, zmm4                                      ;  1125.2 p5      17 dst
        vmovdqu64 zmm5, [rbp + 25920]                                    ;  1009.2 p2      17 dst reload
        vmovdqu64 zmm6, [rbp + 27392]                                    ;  1012.2 p3      17 dst reload
        vpunpcklbw zmm7, zmm6, zmm5                                      ;  1126.2 p5      17 dst
        vpunpckhbw zmm5, zmm6, zmm5                                      ;  1127.2 p5      17 dst
        vpunpcklwd zmm6, zmm3, zmm7                                      ;  1128.2 p5      17 dst
        vpunpckhwd zmm3, zmm3, zmm7                                      ;  1129.2 p5      17 dst
        vpunpcklwd zmm7, zmm13, zmm5                                     ;  1130.2 p5      17 dst
        vpunpckhwd zmm5, zmm13, zmm5                                     ;  1131.2 p5      17 dst
        vpunpckldq zmm8, zmm30, zmm6                                     ;  1132.2 p5      17 dst
        vpunpckhdq zmm6, zmm30, zmm6                                     ;  1133.2 p5      17 dst
        vpunpckldq zmm9, zmm28, zmm7                                     ;  1134.2 p5      17 dst
        vpunpckhdq zmm7, zmm28, zmm7                                     ;  1135.2 p5      17 dst
        vpunpcklwd zmm10, zmm2, zmm0                                     ;  1136.2 p5      17 dst
        vpunpckhwd zmm0, zmm2, zmm0                                      ;  1137.2 p5      17 dst
        vpunpcklwd zmm2, zmm4, zmm1                                      ;  1138.2 p5      17 dst
        vpunpckhwd zmm1, zmm4, zmm1                                      ;  1139.2 p5      17 dst
        vmovdqu64 zmm4, [rbp + 27136]                                    ;  1078.2 p2      17 dst reload
        vpunpckldq zmm11, zmm4, zmm3                                     ;  1140.2 p5      17 dst
        vpunpckhdq zmm3, zmm4, zmm3                                      ;  1141.2 p5      17 dst
        vmovdqu64 zmm4, [rbp + 27072]                                    ;  1086.2 p3      17 dst reload
        vpunpckldq zmm12, zmm4, zmm5                                     ;  1142.2 p5      17 dst
        vpunpckhdq zmm4, zmm4, zmm5                                      ;  1143.2 p5      17 dst
        vmovdqu64 zmm5, [rbp + 25536]                                    ;  1049.8 p2      17 dst reload
        vmovdqu64 zmm13, [rbp + 25472]                                   ;  1048.8 p3      17 dst reload
        vpunpcklbw zmm14, zmm13, zmm5                                    ;  1144.2 p5      17 dst
        vpunpckhbw zmm5, zmm13, zmm5                                     ;  1145.2 p5      17 dst
        vmovdqu64 zmm13, [rbp + 25984]                                   ;  1087.2 p2      17 dst reload
        vpunpcklwd zmm15, zmm13, zmm14                                   ;  1146.2 p5      17 dst
        vpunpckhwd zmm13, zmm13, zmm14                                   ;  1147.2 p5      17 dst
        vpunpckldq zmm14, zmm10, zmm15                                   ;  1148.2 p5      17 dst
        vpunpckhdq zmm10, zmm10, zmm15                                   ;  1149.2 p5      17 dst
        vpunpckldq zmm15, zmm0, zmm13                                    ;  1150.2 p5      17 dst
        vpunpckhdq zmm0, zmm0, zmm13                                     ;  1151.2 p5      17 dst
        vpunpcklqdq zmm13, zmm8, zmm14                                   ;  1152.2 p5      17 dst
        vpunpckhqdq zmm8, zmm8, zmm14                                    ;  1153.2 p5      17 dst
        vpunpcklqdq zmm14, zmm6, zmm10                                   ;  1154.2 p5      17 dst
        vpunpckhqdq zmm6, zmm6, zmm10                                    ;  1155.2 p5      17 dst
        vpxord zmm13, zmm13, [r8 + 1024]                                 ;  1153.2 p0+p3   17 dst
        vmovdqu64 zmm10, [rbp + 26688]                                   ;  1088.2 p2      17 dst reload
        vpunpcklwd zmm16, zmm10, zmm5                                    ;  1156.2 p5      17 dst
        vpunpckhwd zmm5, zmm10, zmm5                                     ;  1157.2 p5      17 dst
        vpunpckldq zmm10, zmm2, zmm16                                    ;  1158.2 p5      17 dst
        vpunpckhdq zmm2, zmm2, zmm16                                     ;  1159.2 p5      17 dst
        vpunpckldq zmm16, zmm1, zmm5                                     ;  1160.2 p5      17 dst
        vpunpckhdq zmm1, zmm1, zmm5                                      ;  1161.2 p5      17 dst
        vpunpcklqdq zmm5, zmm11, zmm15                                   ;  1162.2 p5      17 dst
        vpunpckhqdq zmm11, zmm11, zmm15                                  ;  1163.2 p5      17 dst
        vpxord zmm8, zmm8, [r8 + 1088]                                   ;  1154.2 p0+p3   17 dst
        vpunpcklqdq zmm15, zmm3, zmm0                                    ;  1164.2 p5      17 dst
        vpunpckhqdq zmm0, zmm3, zmm0                                     ;  1165.2 p5      17 dst
        vpxord zmm14, zmm14, [r8 + 1152]                                 ;  1155.2 p0+p2   17 dst
        vpxord zmm6, zmm6, [r8 + 1216]                                   ;  1156.2 p0+p3   17 dst
        vmovdqu64 [r9 + 1024], zmm13                                     ;  1154.2 p8+p9   17 dst
        vpunpcklqdq zmm3, zmm9, zmm10                                    ;  1166.2 p5      17 dst
        vpunpckhqdq zmm9, zmm9, zmm10                                    ;  1167.2 p5      17 dst
        vmovdqu64 [r9 + 1088], zmm8                                      ;  1155.2 p7+p4   17 dst
        vmovdqu64 [r9 + 1152], zmm14                                     ;  1156.2 p8+p9   17 dst
        vpunpcklqdq zmm8, zmm7, zmm2                                     ;  1168.2 p5      17 dst
        vpunpckhqdq zmm2, zmm7, zmm2                                     ;  1169.2 p5      17 dst
        vpxord zmm5, zmm5, [r8 + 1280]                                   ;  1163.2 p0+p2   17 dst
        vmovdqu64 [r9 + 1216], zmm6                                      ;  1157.2 p7+p4   17 dst
        vpunpcklqdq zmm6, zmm12, zmm16                                   ;  1170.2 p5      17 dst
        vpunpckhqdq zmm7, zmm12, zmm16                                   ;  1171.2 p5      17 dst
        vpxord zmm11, zmm11, [r8 + 1344]                                 ;  1164.2 p0+p3   17 dst
        vmovdqu64 [r9 + 1280], zmm5                                      ;  1164.2 p8+p9   17 dst
        vpunpcklqdq zmm5, zmm4, zmm1                                     ;  1172.2 p5      17 dst
        vpunpckhqdq zmm1, zmm4, zmm1                                     ;  1173.2 p5      17 dst
        vpxord zmm15, zmm15, [r8 + 1408]                                 ;  1165.2 p0+p2   17 dst
        vmovdqu64 [r9 + 1344], zmm11                                     ;  1165.2 p7+p4   17 dst
        vmovdqu64 [r9 + 1408], zmm15                                     ;  1166.2 p8+p9   17 dst
        vpxord zmm0, zmm0, [r8 + 1472]                                   ;  1166.2 p0+p3   17 dst
        vmovdqu64 [r9 + 1472], zmm0                                      ;  1167.2 p7+p4   17 dst
        vpxord zmm3, zmm3, [r8 + 1536]                                   ;  1167.2 p0+p2   17 dst
        vmovdqu64 [r9 + 1536], zmm3                                      ;  1168.2 p8+p9   17 dst
        vpxord zmm9, zmm9, [r8 + 1600]                                   ;  1168.2 p0+p3   17 dst
        vmovdqu64 [r9 + 1600], zmm9                                      ;  1169.2 p7+p4   17 dst
        vpxord zmm8, zmm8, [r8 + 1664]                                   ;  1169.2 p0+p2   17 dst
        vmovdqu64 [r9 + 1664], zmm8                                      ;  1170.2 p8+p9   17 dst
        vpxord zmm2, zmm2, [r8 + 1728]                                   ;  1170.2 p0+p3   17 dst
        vmovdqu64 [r9 + 1728], zmm2                                      ;  1171.2 p7+p4   17 dst
        vpxord zmm6, zmm6, [r8 + 1792]                                   ;  1171.2 p0+p2   17 dst
        vmovdqu64 [r9 + 1792], zmm6                                      ;  1172.2 p8+p9   17 dst
        vpxord zmm7, zmm7, [r8 + 1856]                                   ;  1172.2 p0+p3   17 dst
        vmovdqu64 [r9 + 1856], zmm7                                      ;  1173.2 p7+p4   17 dst
        vpxord zmm5, zmm5, [r8 + 1920]                                   ;  1173.2 p0+p2   17 dst
        vmovdqu64 [r9 + 1920], zmm5                                      ;  1174.2 p8+p9   17 dst
        vpxord zmm1, zmm1, [r8 + 1984]                                   ;  1174.2 p0+p3   17 dst
        vmovdqu64 [r9 + 1984], zmm1                                      ;  1175.2 p7+p4   17 dst
        add r9, 0x800                                                    ;   968.3 p6      26 blocks
        add r8, 0x800                                                    ;   968.5 p11     26 blocks
        mov esi, dword [rbp + 27728]                                     ;   968.7 p10     26 blocks
        add esi, 0x80                                                    ;   973.7 p1      26 blocks
        mov dword [rbp + 27728], esi                                     ;   974.8 p8+p9   26 blocks
        cmp r8, qword [rbp + 27680]                                      ;                    more blocks?
        jne .blocks_1
        mov qword [rbp + 27672], r8                                      ;                    resident
        mov qword [rbp + 27688], r9                                      ;                    resident
.blocks_1_rest:
        mov rax, qword [rbp + 27664]                                     ;                    blocks left over
        test rax, rax                                                    ;                    blocks left over
        je .blocks_1_done
        js .blocks_1_back
        mov rsi, qword [rbp + 27672]                                     ;                    blocks left over
        lea rdi, [rbp - 128]                                             ;                    blocks left over
        mov qword [rbp + 27696], rsi                                     ;                    blocks left over
        mov qword [rbp + 27672], rdi                                     ;                    blocks left over
        imul rcx, rax, 0x10                                              ;                    blocks left over
        rep movsb                                                        ;                    blocks left over
        mov rsi, qword [rbp + 27688]                                     ;                    blocks left over
        lea rdi, [rbp + 1920]                                            ;                    blocks left over
        mov rcx, rsi                                                     ;                    blocks left over
        sub rcx, qword [rbp + 27696]                                     ;                    blocks left over
        neg rcx                                                          ;                    blocks left over
        sbb rcx, rcx                                                     ;                    blocks left over
        lea rdx, [rbp - 128]                                             ;                    blocks left over
        sub rdi, rdx                                                     ;                    blocks left over
        and rdi, rcx                                                     ;                    blocks left over
        add rdi, rdx                                                     ;                    blocks left over
        mov qword [rbp + 27704], rdi                                     ;                    blocks left over
        mov qword [rbp + 27712], rsi                                     ;                    blocks left over
        mov qword [rbp + 27688], rdi                                     ;                    blocks left over
        imul rcx, rax, 0x10                                              ;                    blocks left over
        rep movsb                                                        ;                    blocks left over
        lea rsi, [rbp + 1920]                                            ;                    blocks left over
        mov qword [rbp + 27680], rsi                                     ;                    blocks left over
        neg rax                                                          ;                    blocks left over
        mov qword [rbp + 27664], rax                                     ;                    blocks left over
        jmp .blocks_1_again
.blocks_1_back:
        neg rax                                                          ;                    blocks left over
        mov rsi, qword [rbp + 27704]                                     ;                    blocks left over
        mov rdi, qword [rbp + 27712]                                     ;                    blocks left over
        imul rcx, rax, 0x10                                              ;                    blocks left over
        rep movsb                                                        ;                    blocks left over
.blocks_1_done:
        vzeroupper                                                       ;                    x87 state
        mov rsp, qword [rbp + 27720]                                     ;                    frame
        pop rbp                                                          ;                    preserved
        ret

        section .rodata align=64
; constants512
        align 64, db 0
camellia256_ctr.T0_constants512:
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
