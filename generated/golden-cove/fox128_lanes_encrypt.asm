; fox128_lanes_encrypt for Intel Golden Cove (Sapphire Rapids, Emerald Rapids; P cores of Alder Lake), 64-bit code (golden-cove)
; made by cipherwright 0.1.0 from ciphers/fox128_lanes.cw (sha256 3e82526ce1f502c5); do not edit:
;   ./cw build fox128_lanes_encrypt --cpu golden-cove
;
; void fox128_lanes_encrypt(const void *rk, const void *src, void *dst, uint32_t n);   System V, 64 bits
;   rk: 256 bytes, read, secret, no alignment needed
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
;   body: 1045 uops, planned 397.5; bounds: width 174.2, ports 393.0, path 17.0
;   blocks: 5155 uops, planned 1797.3; bounds: width 859.2, ports 1761.0, path 362.0
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
%fatal "fox128_lanes_encrypt is called by the System V, 64 bits convention: assemble it with nasm -f elf64 or macho64; for win64 build the target with -win64 behind its name and for 32 bits the one without -64"
%endif

        bits 64
        section .text
        align 16
for_formats macho64
%if HERE
        global $_fox128_lanes_encrypt
$_fox128_lanes_encrypt:
%else
        global $fox128_lanes_encrypt
%endif
$fox128_lanes_encrypt:
        push rbp                                                         ;                    preserved
        mov rax, rsp                                                     ;                    frame
        sub rsp, 0x7180                                                  ;                    frame
        and rsp, -64                                                     ;                    frame
        lea rbp, [rsp + 128]                                             ;                    frame
        mov qword [rbp + 28864], rax                                     ;                    frame
        mov qword [rbp + 28800], rdi                                     ;                    argument
        mov dword [rbp + 28872], ecx                                     ;                    argument
        mov qword [rbp + 28816], rsi                                     ;                    argument
        mov qword [rbp + 28832], rdx                                     ;                    argument
        mov r8, qword [rbp + 28800]                                      ;     0.0 p2      14 d.2 reload
        vpbroadcastb zmm0, [r8 + 2]                                      ;    12.0 p5+p3   14 d.2
        vmovdqa64 zmm1, zmm0                                             ;    13.0         19 k copy
        vmovdqa64 zmm2, zmm0                                             ;    13.0         20 d copy
        vpbroadcastb zmm3, [r8 + 3]                                      ;    12.0 p5+p10   14 d.3
        vmovdqa64 zmm4, zmm3                                             ;    13.0         19 k copy
        vmovdqa64 zmm5, zmm3                                             ;    13.0         20 d copy
        vpbroadcastb zmm6, [r8 + 6]                                      ;    12.0 p5+p2   14 d.6
        vmovdqa64 zmm7, zmm6                                             ;    13.0         19 k copy
        vmovdqa64 zmm8, zmm6                                             ;    13.0         20 d copy
        vpbroadcastb zmm9, [r8 + 7]                                      ;    12.0 p5+p3   14 d.7
        vmovdqa64 zmm10, zmm9                                            ;    13.0         19 k copy
        vmovdqa64 zmm11, zmm9                                            ;    13.0         20 d copy
        vpbroadcastb zmm12, [r8]                                         ;    12.0 p5+p10   14 d.0
        vpbroadcastb zmm13, [r8 + 1]                                     ;    12.0 p5+p2   14 d.1
        vpbroadcastb zmm14, [r8 + 4]                                     ;    12.0 p5+p3   14 d.4
        vpbroadcastb zmm15, [r8 + 5]                                     ;    12.0 p5+p10   14 d.5
        vpbroadcastb zmm16, [r8 + 16]                                    ;    12.0 p5+p2   20 d.0
        vpxord zmm1, zmm1, zmm16                                         ;    13.0 p0      19 k
        vmovdqa64 zmm17, zmm1                                            ;    14.0         20 d copy
        vpxord zmm2, zmm2, zmm16                                         ;    13.0 p0      20 d
        vmovdqu64 [rbp + 1920], zmm2                                     ;    14.0 p7+p4   20 d
        vpbroadcastb zmm2, [r8 + 17]                                     ;    12.0 p5+p3   20 d.1
        vpxord zmm4, zmm4, zmm2                                          ;    13.0 p0      19 k
        vmovdqa64 zmm18, zmm4                                            ;    14.0         20 d copy
        vpxord zmm5, zmm5, zmm2                                          ;    13.0 p0      20 d
        vmovdqu64 [rbp + 1984], zmm5                                     ;    14.0 p8+p9   20 d
        vpbroadcastb zmm5, [r8 + 18]                                     ;    12.0 p5+p10   20 d.2
        vmovdqa64 zmm19, zmm5                                            ;    13.0         19 k copy
        vpternlogd zmm19, zmm12, zmm0, 0x96                              ;    13.0 p0      19 k
        vpxord zmm17, zmm17, zmm19                                       ;    14.0 p0      20 d
        vmovdqa64 zmm20, zmm5                                            ;    13.0         20 d copy
        vpternlogd zmm20, zmm12, zmm0, 0x96                              ;    13.0 p0      20 d
        vmovdqu64 [rbp + 2048], zmm20                                    ;    14.0 p7+p4   20 d
        vpbroadcastb zmm20, [r8 + 19]                                    ;    12.0 p5+p2   20 d.3
        vmovdqa64 zmm21, zmm20                                           ;    13.0         19 k copy
        vpternlogd zmm21, zmm13, zmm3, 0x96                              ;    13.0 p0      19 k
        vpxord zmm18, zmm18, zmm21                                       ;    14.0 p0      20 d
        vmovdqa64 zmm22, zmm20                                           ;    13.0         20 d copy
        vpternlogd zmm22, zmm13, zmm3, 0x96                              ;    13.0 p0      20 d
        vmovdqu64 [rbp + 2112], zmm22                                    ;    14.0 p8+p9   20 d
        vpbroadcastb zmm22, [r8 + 20]                                    ;    12.2 p5+p3   20 d.4
        vpxord zmm7, zmm7, zmm22                                         ;    13.2 p0      19 k
        vmovdqa64 zmm23, zmm7                                            ;    14.2         20 d copy
        vpxord zmm8, zmm8, zmm22                                         ;    13.2 p5      20 d
        vmovdqu64 [rbp + 2176], zmm8                                     ;    14.2 p7+p4   20 d
        vpbroadcastb zmm8, [r8 + 21]                                     ;    14.2 p5+p10   20 d.5
        vpxord zmm10, zmm10, zmm8                                        ;    15.2 p0      19 k
        vmovdqa64 zmm24, zmm10                                           ;    16.2         20 d copy
        vpxord zmm11, zmm11, zmm8                                        ;    15.2 p0      20 d
        vmovdqu64 [rbp + 2240], zmm11                                    ;    16.2 p8+p9   20 d
        vpbroadcastb zmm11, [r8 + 22]                                    ;    15.2 p5+p2   20 d.6
        vmovdqa64 zmm25, zmm11                                           ;    16.2         19 k copy
        vpternlogd zmm25, zmm14, zmm6, 0x96                              ;    16.2 p0      19 k
        vpxord zmm23, zmm23, zmm25                                       ;    17.2 p5      20 d
        vmovdqa64 zmm26, zmm11                                           ;    16.2         20 d copy
        vpternlogd zmm26, zmm14, zmm6, 0x96                              ;    17.0 p0      20 d
        vmovdqu64 [rbp + 2304], zmm26                                    ;    18.0 p7+p4   20 d
        vpbroadcastb zmm26, [r8 + 23]                                    ;    17.2 p5+p3   20 d.7
        vmovdqa64 zmm27, zmm26                                           ;    18.2         19 k copy
        vpternlogd zmm27, zmm15, zmm9, 0x96                              ;    18.2 p0      19 k
        vpxord zmm24, zmm24, zmm27                                       ;    19.2 p5      20 d
        vmovdqa64 zmm28, zmm26                                           ;    18.2         20 d copy
        vpternlogd zmm28, zmm15, zmm9, 0x96                              ;    19.0 p0      20 d
        vmovdqu64 [rbp + 2368], zmm28                                    ;    20.0 p8+p9   20 d
        vpbroadcastb zmm28, [r8 + 32]                                    ;    19.2 p5+p10   20 d.0
        vpxord zmm19, zmm19, zmm28                                       ;    20.2 p0      19 k
        vmovdqa64 zmm29, zmm17                                           ;    15.0         20 d copy
        vpternlogd zmm29, zmm28, zmm16, 0x96                             ;    20.2 p5      20 d
        vmovdqu64 [rbp + 2432], zmm29                                    ;    21.2 p7+p4   20 d
        vpbroadcastb zmm29, [r8 + 33]                                    ;    21.2 p5+p2   20 d.1
        vmovdqa64 zmm30, zmm18                                           ;    15.0         20 d copy
        vpternlogd zmm30, zmm29, zmm2, 0x96                              ;    22.2 p0      20 d
        vmovdqu64 [rbp + 2496], zmm30                                    ;    23.2 p8+p9   20 d
        vpxord zmm21, zmm21, zmm29                                       ;    22.2 p0      19 k
        vpbroadcastb zmm30, [r8 + 34]                                    ;    22.2 p5+p3   20 d.2
        vpternlogd zmm1, zmm30, zmm5, 0x96                               ;    23.2 p0      20 d
        vmovdqu64 [rbp + 2560], zmm1                                     ;    24.2 p7+p4   20 d
        vmovdqa64 zmm1, zmm19                                            ;    21.2         20 d copy
        vpternlogd zmm1, zmm17, zmm30, 0x96                              ;    23.2 p5      20 d
        vpbroadcastb zmm31, [r8 + 35]                                    ;    24.2 p5+p10   20 d.3
        vpternlogd zmm4, zmm31, zmm20, 0x96                              ;    25.2 p0      20 d
        vmovdqu64 [rbp + 2624], zmm4                                     ;    26.2 p8+p9   20 d
        vmovdqa64 zmm4, zmm21                                            ;    23.2         20 d copy
        vpternlogd zmm4, zmm18, zmm31, 0x96                              ;    25.2 p0      20 d
        vpbroadcastb zmm20, [r8 + 36]                                    ;    25.2 p5+p2   20 d.4
        vpxord zmm25, zmm25, zmm20                                       ;    26.2 p0      19 k
        vmovdqa64 zmm5, zmm23                                            ;    18.2         20 d copy
        vpternlogd zmm5, zmm20, zmm22, 0x96                              ;    26.2 p5      20 d
        vmovdqu64 [rbp + 2688], zmm5                                     ;    27.2 p7+p4   20 d
        vpbroadcastb zmm5, [r8 + 37]                                     ;    27.2 p5+p3   20 d.5
        vpxord zmm27, zmm27, zmm5                                        ;    28.2 p0      19 k
        vmovdqa64 zmm22, zmm24                                           ;    20.2         20 d copy
        vpternlogd zmm22, zmm5, zmm8, 0x96                               ;    28.2 p0      20 d
        vmovdqu64 [rbp + 2752], zmm22                                    ;    29.2 p8+p9   20 d
        vpbroadcastb zmm22, [r8 + 38]                                    ;    28.2 p5+p10   20 d.6
        vpternlogd zmm7, zmm22, zmm11, 0x96                              ;    29.2 p0      20 d
        vmovdqu64 [rbp + 2816], zmm7                                     ;    30.2 p7+p4   20 d
        vmovdqa64 zmm7, zmm25                                            ;    27.2         20 d copy
        vpternlogd zmm7, zmm23, zmm22, 0x96                              ;    29.2 p5      20 d
        vpbroadcastb zmm11, [r8 + 39]                                    ;    30.2 p5+p2   20 d.7
        vpternlogd zmm10, zmm11, zmm26, 0x96                             ;    31.2 p0      20 d
        vmovdqu64 [rbp + 2880], zmm10                                    ;    32.2 p8+p9   20 d
        vmovdqa64 zmm10, zmm27                                           ;    29.2         20 d copy
        vpternlogd zmm10, zmm24, zmm11, 0x96                             ;    31.2 p0      20 d
        vpbroadcastb zmm26, [r8 + 48]                                    ;    31.2 p5+p3   20 d.0
        vpternlogd zmm17, zmm26, zmm30, 0x96                             ;    32.2 p0      19 k
        vmovdqa64 zmm8, zmm1                                             ;    24.2         20 d copy
        vpternlogd zmm8, zmm26, zmm28, 0x96                              ;    32.2 p5      20 d
        vmovdqu64 [rbp + 2944], zmm8                                     ;    33.2 p7+p4   20 d
        vpbroadcastb zmm8, [r8 + 49]                                     ;    33.2 p5+p10   20 d.1
        vpternlogd zmm18, zmm8, zmm31, 0x96                              ;    34.2 p0      19 k
        vmovdqa64 zmm28, zmm4                                            ;    26.2         20 d copy
        vpternlogd zmm28, zmm8, zmm29, 0x96                              ;    34.2 p0      20 d
        vmovdqu64 [rbp + 3008], zmm28                                    ;    35.2 p8+p9   20 d
        vpbroadcastb zmm28, [r8 + 50]                                    ;    34.2 p5+p2   20 d.2
        vpternlogd zmm19, zmm28, zmm30, 0x96                             ;    35.2 p0      20 d
        vmovdqu64 [rbp + 3072], zmm19                                    ;    36.2 p7+p4   20 d
        vmovdqa64 zmm19, zmm17                                           ;    33.2         20 d copy
        vpternlogd zmm19, zmm1, zmm28, 0x96                              ;    35.2 p5      20 d
        vpbroadcastb zmm30, [r8 + 51]                                    ;    36.2 p5+p3   20 d.3
        vpternlogd zmm21, zmm30, zmm31, 0x96                             ;    37.2 p0      20 d
        vmovdqu64 [rbp + 3136], zmm21                                    ;    38.2 p8+p9   20 d
        vmovdqa64 zmm21, zmm18                                           ;    35.2         20 d copy
        vpternlogd zmm21, zmm4, zmm30, 0x96                              ;    37.2 p0      20 d
        vpbroadcastb zmm31, [r8 + 52]                                    ;    37.2 p5+p10   20 d.4
        vpternlogd zmm23, zmm31, zmm22, 0x96                             ;    38.2 p0      19 k
        vmovdqa64 zmm29, zmm7                                            ;    30.2         20 d copy
        vpternlogd zmm29, zmm31, zmm20, 0x96                             ;    38.2 p5      20 d
        vmovdqu64 [rbp + 3200], zmm29                                    ;    39.2 p7+p4   20 d
        vpbroadcastb zmm29, [r8 + 53]                                    ;    39.2 p5+p2   20 d.5
        vpternlogd zmm24, zmm29, zmm11, 0x96                             ;    40.2 p0      19 k
        vmovdqa64 zmm20, zmm10                                           ;    32.2         20 d copy
        vpternlogd zmm20, zmm29, zmm5, 0x96                              ;    40.2 p0      20 d
        vmovdqu64 [rbp + 3264], zmm20                                    ;    41.2 p8+p9   20 d
        vpbroadcastb zmm20, [r8 + 54]                                    ;    40.2 p5+p3   20 d.6
        vpternlogd zmm25, zmm20, zmm22, 0x96                             ;    41.2 p0      20 d
        vmovdqu64 [rbp + 3328], zmm25                                    ;    42.2 p7+p4   20 d
        vmovdqa64 zmm25, zmm23                                           ;    39.2         20 d copy
        vpternlogd zmm25, zmm7, zmm20, 0x96                              ;    41.2 p5      20 d
        vpbroadcastb zmm22, [r8 + 55]                                    ;    42.2 p5+p10   20 d.7
        vpternlogd zmm27, zmm22, zmm11, 0x96                             ;    43.2 p0      20 d
        vmovdqu64 [rbp + 3392], zmm27                                    ;    44.2 p8+p9   20 d
        vmovdqu64 [rbp + 3456], zmm12                                    ;    27.5 p7+p4   12 rk
        vmovdqu64 [rbp + 3520], zmm13                                    ;    28.7 p8+p9   12 rk
        vmovdqa64 zmm12, zmm24                                           ;    41.2         20 d copy
        vpternlogd zmm12, zmm10, zmm22, 0x96                             ;    43.2 p0      20 d
        vmovdqu64 [rbp + 3584], zmm0                                     ;    29.5 p7+p4   12 rk
        vmovdqu64 [rbp + 3648], zmm3                                     ;    30.7 p8+p9   12 rk
        vmovdqu64 [rbp + 3712], zmm14                                    ;    31.5 p7+p4   12 rk
        vmovdqu64 [rbp + 3776], zmm15                                    ;    32.7 p8+p9   12 rk
        vmovdqu64 [rbp + 3840], zmm6                                     ;    33.5 p7+p4   12 rk
        vmovdqu64 [rbp + 3904], zmm9                                     ;    34.7 p8+p9   12 rk
        vpbroadcastb zmm0, [r8 + 64]                                     ;    43.2 p5+p2   20 d.0
        vpternlogd zmm1, zmm0, zmm28, 0x96                               ;    44.2 p0      19 k
        vmovdqa64 zmm3, zmm19                                            ;    36.2         20 d copy
        vpternlogd zmm3, zmm0, zmm26, 0x96                               ;    44.2 p5      20 d
        vmovdqu64 [rbp + 3968], zmm3                                     ;    45.2 p7+p4   20 d
        vpbroadcastb zmm3, [r8 + 65]                                     ;    45.2 p5+p3   20 d.1
        vpternlogd zmm4, zmm3, zmm30, 0x96                               ;    46.2 p0      19 k
        vmovdqa64 zmm6, zmm21                                            ;    38.2         20 d copy
        vpternlogd zmm6, zmm3, zmm8, 0x96                                ;    46.2 p0      20 d
        vmovdqu64 [rbp + 4032], zmm6                                     ;    47.2 p8+p9   20 d
        vpbroadcastb zmm6, [r8 + 66]                                     ;    46.2 p5+p10   20 d.2
        vpternlogd zmm17, zmm6, zmm28, 0x96                              ;    47.2 p0      20 d
        vmovdqu64 [rbp + 4096], zmm17                                    ;    48.2 p7+p4   20 d
        vmovdqa64 zmm9, zmm1                                             ;    45.2         20 d copy
        vpternlogd zmm9, zmm19, zmm6, 0x96                               ;    47.2 p5      20 d
        vpbroadcastb zmm13, [r8 + 67]                                    ;    48.2 p5+p2   20 d.3
        vpternlogd zmm18, zmm13, zmm30, 0x96                             ;    49.2 p0      20 d
        vmovdqu64 [rbp + 4160], zmm18                                    ;    50.2 p8+p9   20 d
        vmovdqa64 zmm14, zmm4                                            ;    47.2         20 d copy
        vpternlogd zmm14, zmm21, zmm13, 0x96                             ;    49.2 p0      20 d
        vpbroadcastb zmm15, [r8 + 68]                                    ;    49.2 p5+p3   20 d.4
        vpternlogd zmm7, zmm15, zmm20, 0x96                              ;    50.2 p0      19 k
        vmovdqa64 zmm17, zmm25                                           ;    42.2         20 d copy
        vpternlogd zmm17, zmm15, zmm31, 0x96                             ;    50.2 p5      20 d
        vmovdqu64 [rbp + 4224], zmm17                                    ;    51.2 p7+p4   20 d
        vpbroadcastb zmm17, [r8 + 69]                                    ;    51.2 p5+p10   20 d.5
        vpternlogd zmm10, zmm17, zmm22, 0x96                             ;    52.2 p0      19 k
        vmovdqu64 [rbp + 4288], zmm16                                    ;    40.7 p8+p9   12 rk
        vmovdqa64 zmm16, zmm12                                           ;    44.2         20 d copy
        vpternlogd zmm16, zmm17, zmm29, 0x96                             ;    52.2 p0      20 d
        vmovdqu64 [rbp + 4352], zmm16                                    ;    53.2 p7+p4   20 d
        vmovdqu64 [rbp + 4416], zmm2                                     ;    42.7 p8+p9   12 rk
        vpbroadcastb zmm2, [r8 + 70]                                     ;    52.2 p5+p2   20 d.6
        vpternlogd zmm23, zmm2, zmm20, 0x96                              ;    53.2 p0      20 d
        vmovdqu64 [rbp + 4480], zmm23                                    ;    54.2 p7+p4   20 d
        vmovdqa64 zmm16, zmm7                                            ;    51.2         20 d copy
        vpternlogd zmm16, zmm25, zmm2, 0x96                              ;    53.2 p5      20 d
        vpbroadcastb zmm18, [r8 + 71]                                    ;    54.2 p5+p3   20 d.7
        vpternlogd zmm24, zmm18, zmm22, 0x96                             ;    55.2 p0      20 d
        vmovdqu64 [rbp + 4544], zmm24                                    ;    56.2 p8+p9   20 d
        vmovdqa64 zmm23, zmm10                                           ;    53.2         20 d copy
        vpternlogd zmm23, zmm12, zmm18, 0x96                             ;    55.2 p0      20 d
        vpbroadcastb zmm24, [r8 + 80]                                    ;    55.2 p5+p10   20 d.0
        vpternlogd zmm19, zmm24, zmm6, 0x96                              ;    56.2 p0      19 k
        vmovdqa64 zmm27, zmm9                                            ;    48.2         20 d copy
        vpternlogd zmm27, zmm24, zmm0, 0x96                              ;    56.2 p5      20 d
        vmovdqu64 [rbp + 4608], zmm27                                    ;    57.2 p7+p4   20 d
        vpbroadcastb zmm27, [r8 + 81]                                    ;    57.2 p5+p2   20 d.1
        vpternlogd zmm21, zmm27, zmm13, 0x96                             ;    58.2 p0      19 k
        vmovdqa64 zmm0, zmm14                                            ;    50.2         20 d copy
        vpternlogd zmm0, zmm27, zmm3, 0x96                               ;    58.2 p0      20 d
        vmovdqu64 [rbp + 4672], zmm0                                     ;    59.2 p8+p9   20 d
        vpbroadcastb zmm0, [r8 + 82]                                     ;    58.2 p5+p3   20 d.2
        vpternlogd zmm1, zmm0, zmm6, 0x96                                ;    59.2 p0      20 d
        vmovdqu64 [rbp + 4736], zmm1                                     ;    60.2 p7+p4   20 d
        vmovdqa64 zmm1, zmm19                                            ;    57.2         20 d copy
        vpternlogd zmm1, zmm9, zmm0, 0x96                                ;    59.2 p5      20 d
        vpbroadcastb zmm6, [r8 + 83]                                     ;    60.2 p5+p10   20 d.3
        vpternlogd zmm4, zmm6, zmm13, 0x96                               ;    61.2 p0      20 d
        vmovdqu64 [rbp + 4800], zmm4                                     ;    62.2 p8+p9   20 d
        vmovdqa64 zmm4, zmm21                                            ;    59.2         20 d copy
        vpternlogd zmm4, zmm14, zmm6, 0x96                               ;    61.2 p0      20 d
        vpbroadcastb zmm13, [r8 + 84]                                    ;    61.2 p5+p2   20 d.4
        vpternlogd zmm25, zmm13, zmm2, 0x96                              ;    62.2 p0      19 k
        vmovdqu64 [rbp + 4864], zmm5                                     ;    49.5 p7+p4   12 rk
        vmovdqa64 zmm5, zmm16                                            ;    54.2         20 d copy
        vpternlogd zmm5, zmm13, zmm15, 0x96                              ;    62.2 p5      20 d
        vmovdqu64 [rbp + 4928], zmm5                                     ;    63.2 p8+p9   20 d
        vmovdqu64 [rbp + 4992], zmm11                                    ;    51.5 p7+p4   12 rk
        vpbroadcastb zmm5, [r8 + 85]                                     ;    63.2 p5+p3   20 d.5
        vpternlogd zmm12, zmm5, zmm18, 0x96                              ;    64.2 p0      19 k
        vmovdqa64 zmm11, zmm23                                           ;    56.2         20 d copy
        vpternlogd zmm11, zmm5, zmm17, 0x96                              ;    64.2 p0      20 d
        vmovdqu64 [rbp + 5056], zmm11                                    ;    65.2 p8+p9   20 d
        vpbroadcastb zmm11, [r8 + 86]                                    ;    64.2 p5+p10   20 d.6
        vpternlogd zmm7, zmm11, zmm2, 0x96                               ;    65.2 p0      20 d
        vmovdqu64 [rbp + 5120], zmm7                                     ;    66.2 p7+p4   20 d
        vmovdqa64 zmm7, zmm25                                            ;    63.2         20 d copy
        vpternlogd zmm7, zmm16, zmm11, 0x96                              ;    65.2 p5      20 d
        vpbroadcastb zmm2, [r8 + 87]                                     ;    66.2 p5+p2   20 d.7
        vpternlogd zmm10, zmm2, zmm18, 0x96                              ;    67.2 p0      20 d
        vmovdqu64 [rbp + 5184], zmm10                                    ;    68.2 p8+p9   20 d
        vmovdqa64 zmm10, zmm12                                           ;    65.2         20 d copy
        vpternlogd zmm10, zmm23, zmm2, 0x96                              ;    67.2 p0      20 d
        vmovdqu64 [rbp + 5248], zmm26                                    ;    55.5 p7+p4   12 rk
        vpbroadcastb zmm26, [r8 + 96]                                    ;    67.2 p5+p3   20 d.0
        vpternlogd zmm9, zmm26, zmm0, 0x96                               ;    68.2 p0      19 k
        vmovdqu64 [rbp + 5312], zmm8                                     ;    56.7 p8+p9   12 rk
        vmovdqa64 zmm8, zmm1                                             ;    60.2         20 d copy
        vpternlogd zmm8, zmm26, zmm24, 0x96                              ;    68.2 p5      20 d
        vmovdqu64 [rbp + 5376], zmm8                                     ;    69.2 p7+p4   20 d
        vmovdqu64 [rbp + 5440], zmm28                                    ;    58.7 p8+p9   12 rk
        vmovdqu64 [rbp + 5504], zmm30                                    ;    59.5 p7+p4   12 rk
        vpbroadcastb zmm8, [r8 + 97]                                     ;    69.2 p5+p10   20 d.1
        vpternlogd zmm14, zmm8, zmm6, 0x96                               ;    70.2 p0      19 k
        vmovdqu64 [rbp + 5568], zmm31                                    ;    60.7 p8+p9   12 rk
        vmovdqa64 zmm28, zmm4                                            ;    62.2         20 d copy
        vpternlogd zmm28, zmm8, zmm27, 0x96                              ;    70.2 p0      20 d
        vmovdqu64 [rbp + 5632], zmm28                                    ;    71.2 p7+p4   20 d
        vmovdqu64 [rbp + 5696], zmm29                                    ;    62.7 p8+p9   12 rk
        vmovdqu64 [rbp + 5760], zmm20                                    ;    63.5 p7+p4   12 rk
        vpbroadcastb zmm20, [r8 + 98]                                    ;    70.2 p5+p2   20 d.2
        vpternlogd zmm19, zmm20, zmm0, 0x96                              ;    71.2 p0      20 d
        vmovdqu64 [rbp + 5824], zmm19                                    ;    72.2 p8+p9   20 d
        vmovdqa64 zmm19, zmm9                                            ;    69.2         20 d copy
        vpternlogd zmm19, zmm1, zmm20, 0x96                              ;    71.2 p5      20 d
        vmovdqu64 [rbp + 5888], zmm22                                    ;    65.5 p7+p4   12 rk
        vpbroadcastb zmm22, [r8 + 99]                                    ;    72.2 p5+p3   20 d.3
        vpternlogd zmm21, zmm22, zmm6, 0x96                              ;    73.2 p0      20 d
        vmovdqu64 [rbp + 5952], zmm21                                    ;    74.2 p8+p9   20 d
        vmovdqa64 zmm21, zmm14                                           ;    71.2         20 d copy
        vpternlogd zmm21, zmm4, zmm22, 0x96                              ;    73.2 p0      20 d
        vpbroadcastb zmm28, [r8 + 100]                                   ;    73.2 p5+p10   20 d.4
        vpternlogd zmm16, zmm28, zmm11, 0x96                             ;    74.2 p0      19 k
        vmovdqa64 zmm29, zmm7                                            ;    66.2         20 d copy
        vpternlogd zmm29, zmm28, zmm13, 0x96                             ;    74.2 p5      20 d
        vmovdqu64 [rbp + 6016], zmm29                                    ;    75.2 p7+p4   20 d
        vpbroadcastb zmm29, [r8 + 101]                                   ;    75.2 p5+p2   20 d.5
        vpternlogd zmm23, zmm29, zmm2, 0x96                              ;    76.2 p0      19 k
        vmovdqa64 zmm30, zmm10                                           ;    68.2         20 d copy
        vpternlogd zmm30, zmm29, zmm5, 0x96                              ;    76.2 p0      20 d
        vmovdqu64 [rbp + 6080], zmm30                                    ;    77.2 p8+p9   20 d
        vpbroadcastb zmm30, [r8 + 102]                                   ;    76.2 p5+p3   20 d.6
        vpternlogd zmm25, zmm30, zmm11, 0x96                             ;    77.2 p0      20 d
        vmovdqu64 [rbp + 6144], zmm25                                    ;    78.2 p7+p4   20 d
        vmovdqa64 zmm25, zmm16                                           ;    75.2         20 d copy
        vpternlogd zmm25, zmm7, zmm30, 0x96                              ;    77.2 p5      20 d
        vpbroadcastb zmm31, [r8 + 103]                                   ;    78.2 p5+p10   20 d.7
        vpternlogd zmm12, zmm31, zmm2, 0x96                              ;    79.2 p0      20 d
        vmovdqu64 [rbp + 6208], zmm12                                    ;    80.2 p8+p9   20 d
        vmovdqu64 [rbp + 6272], zmm3                                     ;    71.5 p7+p4   12 rk
        vmovdqu64 [rbp + 6336], zmm15                                    ;    72.7 p8+p9   12 rk
        vmovdqa64 zmm3, zmm23                                            ;    77.2         20 d copy
        vpternlogd zmm3, zmm10, zmm31, 0x96                              ;    79.2 p0      20 d
        vmovdqu64 [rbp + 6400], zmm17                                    ;    73.5 p7+p4   12 rk
        vmovdqu64 [rbp + 6464], zmm18                                    ;    74.7 p8+p9   12 rk
        vpbroadcastb zmm12, [r8 + 112]                                   ;    79.2 p5+p2   20 d.0
        vpternlogd zmm1, zmm12, zmm20, 0x96                              ;    80.2 p0      19 k
        vmovdqa64 zmm15, zmm19                                           ;    72.2         20 d copy
        vpternlogd zmm15, zmm12, zmm26, 0x96                             ;    80.2 p5      20 d
        vmovdqu64 [rbp + 6528], zmm15                                    ;    81.2 p7+p4   20 d
        vpbroadcastb zmm15, [r8 + 113]                                   ;    81.2 p5+p3   20 d.1
        vpternlogd zmm4, zmm15, zmm22, 0x96                              ;    82.2 p0      19 k
        vmovdqa64 zmm17, zmm21                                           ;    74.2         20 d copy
        vpternlogd zmm17, zmm15, zmm8, 0x96                              ;    82.2 p0      20 d
        vmovdqu64 [rbp + 6592], zmm17                                    ;    83.2 p8+p9   20 d
        vpbroadcastb zmm17, [r8 + 114]                                   ;    82.2 p5+p10   20 d.2
        vpternlogd zmm9, zmm17, zmm20, 0x96                              ;    83.2 p0      20 d
        vmovdqu64 [rbp + 6656], zmm9                                     ;    84.2 p7+p4   20 d
        vmovdqa64 zmm9, zmm1                                             ;    81.2         20 d copy
        vpternlogd zmm9, zmm19, zmm17, 0x96                              ;    83.2 p5      20 d
        vpbroadcastb zmm18, [r8 + 115]                                   ;    84.2 p5+p2   20 d.3
        vpternlogd zmm14, zmm18, zmm22, 0x96                             ;    85.2 p0      20 d
        vmovdqu64 [rbp + 6720], zmm14                                    ;    86.2 p8+p9   20 d
        vmovdqa64 zmm14, zmm4                                            ;    83.2         20 d copy
        vpternlogd zmm14, zmm21, zmm18, 0x96                             ;    85.2 p0      20 d
        vpbroadcastb zmm22, [r8 + 116]                                   ;    85.2 p5+p3   20 d.4
        vpternlogd zmm7, zmm22, zmm30, 0x96                              ;    86.2 p0      19 k
        vmovdqa64 zmm20, zmm25                                           ;    78.2         20 d copy
        vpternlogd zmm20, zmm22, zmm28, 0x96                             ;    86.2 p5      20 d
        vmovdqu64 [rbp + 6784], zmm20                                    ;    87.2 p7+p4   20 d
        vpbroadcastb zmm20, [r8 + 117]                                   ;    87.2 p5+p10   20 d.5
        vpternlogd zmm10, zmm20, zmm31, 0x96                             ;    88.2 p0      19 k
        vmovdqu64 [rbp + 6848], zmm24                                    ;    80.7 p8+p9   12 rk
        vmovdqa64 zmm24, zmm3                                            ;    80.2         20 d copy
        vpternlogd zmm24, zmm20, zmm29, 0x96                             ;    88.2 p0      20 d
        vmovdqu64 [rbp + 6912], zmm24                                    ;    89.2 p7+p4   20 d
        vmovdqu64 [rbp + 6976], zmm27                                    ;    82.7 p8+p9   12 rk
        vmovdqu64 [rbp + 7040], zmm0                                     ;    83.5 p7+p4   12 rk
        vpbroadcastb zmm0, [r8 + 118]                                    ;    88.2 p5+p2   20 d.6
        vpternlogd zmm16, zmm0, zmm30, 0x96                              ;    89.2 p0      20 d
        vmovdqu64 [rbp + 7104], zmm16                                    ;    90.2 p8+p9   20 d
        vmovdqa64 zmm16, zmm7                                            ;    87.2         20 d copy
        vpternlogd zmm16, zmm25, zmm0, 0x96                              ;    89.2 p5      20 d
        vmovdqu64 [rbp + 7168], zmm6                                     ;    85.5 p7+p4   12 rk
        vmovdqu64 [rbp + 7232], zmm13                                    ;    86.7 p8+p9   12 rk
        vmovdqu64 [rbp + 7296], zmm5                                     ;    87.5 p7+p4   12 rk
        vpbroadcastb zmm5, [r8 + 119]                                    ;    90.2 p5+p3   20 d.7
        vpternlogd zmm23, zmm5, zmm31, 0x96                              ;    91.2 p0      20 d
        vmovdqu64 [rbp + 7360], zmm23                                    ;    92.2 p8+p9   20 d
        vmovdqa64 zmm6, zmm10                                            ;    89.2         20 d copy
        vpternlogd zmm6, zmm3, zmm5, 0x96                                ;    91.2 p0      20 d
        vmovdqu64 [rbp + 7424], zmm11                                    ;    89.5 p7+p4   12 rk
        vmovdqu64 [rbp + 7488], zmm2                                     ;    90.7 p8+p9   12 rk
        vpbroadcastb zmm2, [r8 + 128]                                    ;    91.2 p5+p10   20 d.0
        vpternlogd zmm19, zmm2, zmm17, 0x96                              ;    92.2 p0      19 k
        vmovdqa64 zmm11, zmm9                                            ;    84.2         20 d copy
        vpternlogd zmm11, zmm2, zmm12, 0x96                              ;    92.2 p5      20 d
        vmovdqu64 [rbp + 7552], zmm11                                    ;    93.2 p7+p4   20 d
        vpbroadcastb zmm11, [r8 + 129]                                   ;    93.2 p5+p2   20 d.1
        vpternlogd zmm21, zmm11, zmm18, 0x96                             ;    94.2 p0      19 k
        vmovdqa64 zmm13, zmm14                                           ;    86.2         20 d copy
        vpternlogd zmm13, zmm11, zmm15, 0x96                             ;    94.2 p0      20 d
        vmovdqu64 [rbp + 7616], zmm13                                    ;    95.2 p8+p9   20 d
        vpbroadcastb zmm13, [r8 + 130]                                   ;    94.2 p5+p3   20 d.2
        vpternlogd zmm1, zmm13, zmm17, 0x96                              ;    95.2 p0      20 d
        vmovdqu64 [rbp + 7680], zmm1                                     ;    96.2 p7+p4   20 d
        vmovdqa64 zmm1, zmm19                                            ;    93.2         20 d copy
        vpternlogd zmm1, zmm9, zmm13, 0x96                               ;    95.2 p5      20 d
        vmovdqu64 [rbp + 7744], zmm26                                    ;    94.7 p8+p9   12 rk
        vmovdqu64 [rbp + 7808], zmm8                                     ;    95.5 p7+p4   12 rk
        vpbroadcastb zmm8, [r8 + 131]                                    ;    96.2 p5+p10   20 d.3
        vpternlogd zmm4, zmm8, zmm18, 0x96                               ;    97.2 p0      20 d
        vmovdqu64 [rbp + 7872], zmm4                                     ;    98.2 p8+p9   20 d
        vmovdqa64 zmm4, zmm21                                            ;    95.2         20 d copy
        vpternlogd zmm4, zmm14, zmm8, 0x96                               ;    97.2 p0      20 d
        vpbroadcastb zmm23, [r8 + 132]                                   ;    97.2 p5+p2   20 d.4
        vpternlogd zmm25, zmm23, zmm0, 0x96                              ;    98.2 p0      19 k
        vmovdqa64 zmm24, zmm16                                           ;    90.2         20 d copy
        vpternlogd zmm24, zmm23, zmm22, 0x96                             ;    98.2 p5      20 d
        vmovdqu64 [rbp + 7936], zmm24                                    ;    99.2 p7+p4   20 d
        vmovdqu64 [rbp + 8000], zmm28                                    ;    98.7 p8+p9   12 rk
        vpbroadcastb zmm24, [r8 + 133]                                   ;    99.2 p5+p3   20 d.5
        vpternlogd zmm3, zmm24, zmm5, 0x96                               ;   100.2 p0      19 k
        vmovdqa64 zmm26, zmm6                                            ;    92.2         20 d copy
        vpternlogd zmm26, zmm24, zmm20, 0x96                             ;   100.2 p0      20 d
        vmovdqu64 [rbp + 8064], zmm26                                    ;   101.2 p7+p4   20 d
        vpbroadcastb zmm26, [r8 + 134]                                   ;   100.2 p5+p10   20 d.6
        vpternlogd zmm7, zmm26, zmm0, 0x96                               ;   101.2 p0      20 d
        vmovdqu64 [rbp + 8128], zmm7                                     ;   102.2 p8+p9   20 d
        vmovdqa64 zmm7, zmm25                                            ;    99.2         20 d copy
        vpternlogd zmm7, zmm16, zmm26, 0x96                              ;   101.2 p5      20 d
        vmovdqu64 [rbp + 8192], zmm29                                    ;   101.5 p7+p4   12 rk
        vmovdqu64 [rbp + 8256], zmm30                                    ;   102.7 p8+p9   12 rk
        vpbroadcastb zmm27, [r8 + 135]                                   ;   102.2 p5+p2   20 d.7
        vpternlogd zmm10, zmm27, zmm5, 0x96                              ;   103.2 p0      20 d
        vmovdqu64 [rbp + 8320], zmm10                                    ;   104.2 p7+p4   20 d
        vmovdqa64 zmm10, zmm3                                            ;   101.2         20 d copy
        vpternlogd zmm10, zmm6, zmm27, 0x96                              ;   103.2 p0      20 d
        vmovdqu64 [rbp + 8384], zmm31                                    ;   104.7 p8+p9   12 rk
        vpbroadcastb zmm28, [r8 + 144]                                   ;   103.2 p5+p3   20 d.0
        vpternlogd zmm9, zmm28, zmm13, 0x96                              ;   104.2 p0      19 k
        vmovdqa64 zmm29, zmm1                                            ;    96.2         20 d copy
        vpternlogd zmm29, zmm28, zmm2, 0x96                              ;   104.2 p5      20 d
        vmovdqu64 [rbp + 8448], zmm29                                    ;   105.5 p7+p4   20 d
        vpbroadcastb zmm29, [r8 + 145]                                   ;   105.2 p5+p10   20 d.1
        vpternlogd zmm14, zmm29, zmm8, 0x96                              ;   106.2 p0      19 k
        vmovdqu64 [rbp + 8512], zmm12                                    ;   106.7 p8+p9   12 rk
        vmovdqa64 zmm12, zmm4                                            ;    98.2         20 d copy
        vpternlogd zmm12, zmm29, zmm11, 0x96                             ;   106.2 p0      20 d
        vmovdqu64 [rbp + 8576], zmm12                                    ;   107.5 p7+p4   20 d
        vpbroadcastb zmm12, [r8 + 146]                                   ;   106.2 p5+p2   20 d.2
        vpternlogd zmm19, zmm12, zmm13, 0x96                             ;   107.2 p0      20 d
        vmovdqu64 [rbp + 8640], zmm19                                    ;   108.7 p8+p9   20 d
        vmovdqa64 zmm19, zmm9                                            ;   105.2         20 d copy
        vpternlogd zmm19, zmm1, zmm12, 0x96                              ;   107.2 p5      20 d
        vmovdqu64 [rbp + 8704], zmm15                                    ;   109.5 p7+p4   12 rk
        vpbroadcastb zmm15, [r8 + 147]                                   ;   108.2 p5+p3   20 d.3
        vpternlogd zmm21, zmm15, zmm8, 0x96                              ;   109.2 p0      20 d
        vmovdqu64 [rbp + 8768], zmm21                                    ;   110.7 p8+p9   20 d
        vmovdqa64 zmm21, zmm14                                           ;   107.2         20 d copy
        vpternlogd zmm21, zmm4, zmm15, 0x96                              ;   109.2 p0      20 d
        vmovdqu64 [rbp + 8832], zmm17                                    ;   111.5 p7+p4   12 rk
        vpbroadcastb zmm17, [r8 + 148]                                   ;   109.2 p5+p10   20 d.4
        vpternlogd zmm16, zmm17, zmm26, 0x96                             ;   110.2 p0      19 k
        vmovdqu64 [rbp + 8896], zmm18                                    ;   112.7 p8+p9   12 rk
        vmovdqa64 zmm18, zmm7                                            ;   102.2         20 d copy
        vpternlogd zmm18, zmm17, zmm23, 0x96                             ;   110.2 p5      20 d
        vmovdqu64 [rbp + 8960], zmm18                                    ;   113.5 p7+p4   20 d
        vpbroadcastb zmm18, [r8 + 149]                                   ;   111.2 p5+p2   20 d.5
        vpternlogd zmm6, zmm18, zmm27, 0x96                              ;   112.2 p0      19 k
        vmovdqu64 [rbp + 9024], zmm22                                    ;   114.7 p8+p9   12 rk
        vmovdqa64 zmm22, zmm10                                           ;   104.2         20 d copy
        vpternlogd zmm22, zmm18, zmm24, 0x96                             ;   112.2 p0      20 d
        vmovdqu64 [rbp + 9088], zmm22                                    ;   115.5 p7+p4   20 d
        vpbroadcastb zmm22, [r8 + 150]                                   ;   112.2 p5+p3   20 d.6
        vpternlogd zmm25, zmm22, zmm26, 0x96                             ;   113.2 p0      20 d
        vmovdqu64 [rbp + 9152], zmm25                                    ;   116.7 p8+p9   20 d
        vmovdqa64 zmm25, zmm16                                           ;   111.2         20 d copy
        vpternlogd zmm25, zmm7, zmm22, 0x96                              ;   113.2 p5      20 d
        vmovdqu64 [rbp + 9216], zmm20                                    ;   117.5 p7+p4   12 rk
        vpbroadcastb zmm20, [r8 + 151]                                   ;   114.2 p5+p10   20 d.7
        vpternlogd zmm3, zmm20, zmm27, 0x96                              ;   115.2 p0      20 d
        vmovdqu64 [rbp + 9280], zmm3                                     ;   118.7 p8+p9   20 d
        vmovdqa64 zmm3, zmm6                                             ;   113.2         20 d copy
        vpternlogd zmm3, zmm10, zmm20, 0x96                              ;   115.2 p0      20 d
        vmovdqu64 [rbp + 9344], zmm0                                     ;   119.5 p7+p4   12 rk
        vpbroadcastb zmm0, [r8 + 160]                                    ;   115.2 p5+p2   20 d.0
        vpternlogd zmm1, zmm0, zmm12, 0x96                               ;   116.2 p0      19 k
        vmovdqu64 [rbp + 9408], zmm5                                     ;   120.7 p8+p9   12 rk
        vmovdqa64 zmm5, zmm19                                            ;   108.2         20 d copy
        vpternlogd zmm5, zmm0, zmm28, 0x96                               ;   116.2 p5      20 d
        vmovdqu64 [rbp + 9472], zmm5                                     ;   121.5 p7+p4   20 d
        vpbroadcastb zmm5, [r8 + 161]                                    ;   117.2 p5+p3   20 d.1
        vpternlogd zmm4, zmm5, zmm15, 0x96                               ;   118.2 p0      19 k
        vmovdqu64 [rbp + 9536], zmm2                                     ;   122.7 p8+p9   12 rk
        vmovdqa64 zmm2, zmm21                                            ;   110.2         20 d copy
        vpternlogd zmm2, zmm5, zmm29, 0x96                               ;   118.2 p0      20 d
        vmovdqu64 [rbp + 9600], zmm2                                     ;   123.5 p7+p4   20 d
        vpbroadcastb zmm2, [r8 + 162]                                    ;   118.2 p5+p10   20 d.2
        vpternlogd zmm9, zmm2, zmm12, 0x96                               ;   119.2 p0      20 d
        vmovdqu64 [rbp + 9664], zmm9                                     ;   124.7 p8+p9   20 d
        vmovdqa64 zmm9, zmm1                                             ;   117.2         20 d copy
        vpternlogd zmm9, zmm19, zmm2, 0x96                               ;   119.2 p5      20 d
        vmovdqu64 [rbp + 9728], zmm11                                    ;   125.5 p7+p4   12 rk
        vpbroadcastb zmm11, [r8 + 163]                                   ;   120.2 p5+p2   20 d.3
        vpternlogd zmm14, zmm11, zmm15, 0x96                             ;   121.2 p0      20 d
        vmovdqu64 [rbp + 9792], zmm14                                    ;   126.7 p8+p9   20 d
        vmovdqa64 zmm14, zmm4                                            ;   119.2         20 d copy
        vpternlogd zmm14, zmm21, zmm11, 0x96                             ;   121.2 p0      20 d
        vmovdqu64 [rbp + 9856], zmm13                                    ;   127.5 p7+p4   12 rk
        vpbroadcastb zmm13, [r8 + 164]                                   ;   121.2 p5+p3   20 d.4
        vpternlogd zmm7, zmm13, zmm22, 0x96                              ;   122.2 p0      19 k
        vmovdqu64 [rbp + 9920], zmm8                                     ;   128.7 p8+p9   12 rk
        vmovdqa64 zmm8, zmm25                                            ;   114.2         20 d copy
        vpternlogd zmm8, zmm13, zmm17, 0x96                              ;   122.2 p5      20 d
        vmovdqu64 [rbp + 9984], zmm8                                     ;   129.5 p7+p4   20 d
        vpbroadcastb zmm8, [r8 + 165]                                    ;   123.2 p5+p10   20 d.5
        vpternlogd zmm10, zmm8, zmm20, 0x96                              ;   124.2 p0      19 k
        vmovdqu64 [rbp + 10048], zmm23                                   ;   130.7 p8+p9   12 rk
        vmovdqa64 zmm23, zmm3                                            ;   116.2         20 d copy
        vpternlogd zmm23, zmm8, zmm18, 0x96                              ;   124.2 p0      20 d
        vmovdqu64 [rbp + 10112], zmm23                                   ;   131.5 p7+p4   20 d
        vpbroadcastb zmm23, [r8 + 166]                                   ;   124.2 p5+p2   20 d.6
        vpternlogd zmm16, zmm23, zmm22, 0x96                             ;   125.2 p0      20 d
        vmovdqu64 [rbp + 10176], zmm16                                   ;   132.7 p8+p9   20 d
        vmovdqa64 zmm16, zmm7                                            ;   123.2         20 d copy
        vpternlogd zmm16, zmm25, zmm23, 0x96                             ;   125.2 p5      20 d
        vmovdqu64 [rbp + 10240], zmm24                                   ;   133.5 p7+p4   12 rk
        vpbroadcastb zmm24, [r8 + 167]                                   ;   126.2 p5+p3   20 d.7
        vpternlogd zmm6, zmm24, zmm20, 0x96                              ;   127.2 p0      20 d
        vmovdqu64 [rbp + 10304], zmm6                                    ;   134.7 p8+p9   20 d
        vmovdqa64 zmm6, zmm10                                            ;   125.2         20 d copy
        vpternlogd zmm6, zmm3, zmm24, 0x96                               ;   127.2 p0      20 d
        vmovdqu64 [rbp + 10368], zmm26                                   ;   135.5 p7+p4   12 rk
        vpbroadcastb zmm26, [r8 + 176]                                   ;   127.2 p5+p10   20 d.0
        vpternlogd zmm19, zmm26, zmm2, 0x96                              ;   128.2 p0      19 k
        vmovdqu64 [rbp + 10432], zmm27                                   ;   136.7 p8+p9   12 rk
        vpbroadcastb zmm27, [r8 + 177]                                   ;   128.2 p5+p2   20 d.1
        vpternlogd zmm21, zmm27, zmm11, 0x96                             ;   129.2 p0      19 k
        vmovdqu64 [rbp + 10496], zmm28                                   ;   137.5 p7+p4   12 rk
        vmovdqa64 zmm28, zmm9                                            ;   120.2         20 d copy
        vpternlogd zmm28, zmm26, zmm0, 0x96                              ;   129.2 p5      20 d
        vmovdqu64 [rbp + 10560], zmm28                                   ;   138.7 p8+p9   20 d
        vmovdqa64 zmm28, zmm14                                           ;   122.2         20 d copy
        vpternlogd zmm28, zmm27, zmm5, 0x96                              ;   130.0 p0      20 d
        vmovdqu64 [rbp + 10624], zmm28                                   ;   139.5 p7+p4   20 d
        vpbroadcastb zmm28, [r8 + 178]                                   ;   130.2 p5+p3   20 d.2
        vpternlogd zmm1, zmm28, zmm2, 0x96                               ;   131.2 p0      20 d
        vmovdqu64 [rbp + 10688], zmm1                                    ;   140.7 p8+p9   20 d
        vpbroadcastb zmm1, [r8 + 179]                                    ;   131.2 p5+p10   20 d.3
        vpternlogd zmm4, zmm1, zmm11, 0x96                               ;   132.2 p0      20 d
        vmovdqu64 [rbp + 10752], zmm4                                    ;   141.5 p7+p4   20 d
        vpbroadcastb zmm4, [r8 + 180]                                    ;   132.2 p5+p2   20 d.4
        vpternlogd zmm25, zmm4, zmm23, 0x96                              ;   133.2 p0      19 k
        vmovdqu64 [rbp + 10816], zmm29                                   ;   142.7 p8+p9   12 rk
        vpbroadcastb zmm29, [r8 + 181]                                   ;   133.2 p5+p3   20 d.5
        vpternlogd zmm3, zmm29, zmm24, 0x96                              ;   134.2 p0      19 k
        vmovdqu64 [rbp + 10880], zmm12                                   ;   143.5 p7+p4   12 rk
        vpbroadcastb zmm12, [r8 + 182]                                   ;   134.2 p5+p10   20 d.6
        vpternlogd zmm7, zmm12, zmm23, 0x96                              ;   135.2 p0      20 d
        vmovdqu64 [rbp + 10944], zmm7                                    ;   144.7 p8+p9   20 d
        vmovdqa64 zmm7, zmm19                                            ;   129.2         20 d copy
        vpternlogd zmm7, zmm9, zmm28, 0x96                               ;   135.2 p5      20 d
        vmovdqu64 [rbp + 11008], zmm15                                   ;   145.5 p7+p4   12 rk
        vmovdqa64 zmm15, zmm16                                           ;   126.2         20 d copy
        vpternlogd zmm15, zmm4, zmm13, 0x96                              ;   136.0 p0      20 d
        vmovdqu64 [rbp + 11072], zmm15                                   ;   146.7 p8+p9   20 d
        vmovdqa64 zmm15, zmm21                                           ;   130.2         20 d copy
        vpternlogd zmm15, zmm14, zmm1, 0x96                              ;   136.2 p5      20 d
        vmovdqu64 [rbp + 11136], zmm17                                   ;   147.5 p7+p4   12 rk
        vmovdqa64 zmm17, zmm6                                            ;   128.2         20 d copy
        vpternlogd zmm17, zmm29, zmm8, 0x96                              ;   137.0 p0      20 d
        vmovdqu64 [rbp + 11200], zmm17                                   ;   148.7 p8+p9   20 d
        vpbroadcastb zmm17, [r8 + 183]                                   ;   137.2 p5+p2   20 d.7
        vpternlogd zmm10, zmm17, zmm24, 0x96                             ;   138.2 p0      20 d
        vmovdqu64 [rbp + 11264], zmm10                                   ;   149.5 p7+p4   20 d
        vmovdqa64 zmm10, zmm25                                           ;   134.2         20 d copy
        vpternlogd zmm10, zmm16, zmm12, 0x96                             ;   138.2 p5      20 d
        vmovdqu64 [rbp + 11328], zmm18                                   ;   150.7 p8+p9   12 rk
        vpbroadcastb zmm18, [r8 + 192]                                   ;   139.2 p5+p3   20 d.0
        vpternlogd zmm9, zmm18, zmm28, 0x96                              ;   140.2 p0      19 k
        vmovdqu64 [rbp + 11392], zmm22                                   ;   151.5 p7+p4   12 rk
        vpbroadcastb zmm22, [r8 + 193]                                   ;   140.2 p5+p10   20 d.1
        vpternlogd zmm14, zmm22, zmm1, 0x96                              ;   141.2 p0      19 k
        vmovdqu64 [rbp + 11456], zmm20                                   ;   152.7 p8+p9   12 rk
        vmovdqa64 zmm20, zmm3                                            ;   135.2         20 d copy
        vpternlogd zmm20, zmm6, zmm17, 0x96                              ;   141.0 p0      20 d
        vmovdqu64 [rbp + 11520], zmm0                                    ;   153.5 p7+p4   12 rk
        vpbroadcastb zmm0, [r8 + 194]                                    ;   141.2 p5+p2   20 d.2
        vpternlogd zmm19, zmm0, zmm28, 0x96                              ;   142.2 p0      20 d
        vmovdqu64 [rbp + 11584], zmm19                                   ;   154.7 p8+p9   20 d
        vpbroadcastb zmm19, [r8 + 195]                                   ;   142.2 p5+p3   20 d.3
        vpternlogd zmm21, zmm19, zmm1, 0x96                              ;   143.2 p0      20 d
        vmovdqu64 [rbp + 11648], zmm21                                   ;   155.5 p7+p4   20 d
        vpbroadcastb zmm21, [r8 + 196]                                   ;   143.2 p5+p10   20 d.4
        vpternlogd zmm16, zmm21, zmm12, 0x96                             ;   144.2 p0      19 k
        vmovdqu64 [rbp + 11712], zmm5                                    ;   156.7 p8+p9   12 rk
        vpbroadcastb zmm5, [r8 + 197]                                    ;   144.2 p5+p2   20 d.5
        vpternlogd zmm6, zmm5, zmm17, 0x96                               ;   145.2 p0      19 k
        vmovdqu64 [rbp + 11776], zmm2                                    ;   157.5 p7+p4   12 rk
        vmovdqa64 zmm2, zmm7                                             ;   136.2         20 d copy
        vpternlogd zmm2, zmm18, zmm26, 0x96                              ;   145.2 p5      20 d
        vmovdqu64 [rbp + 11840], zmm2                                    ;   158.7 p8+p9   20 d
        vmovdqa64 zmm2, zmm15                                            ;   137.2         20 d copy
        vpternlogd zmm2, zmm22, zmm27, 0x96                              ;   146.0 p0      20 d
        vmovdqu64 [rbp + 11904], zmm2                                    ;   159.5 p7+p4   20 d
        vpbroadcastb zmm2, [r8 + 198]                                    ;   146.2 p5+p3   20 d.6
        vpternlogd zmm25, zmm2, zmm12, 0x96                              ;   147.2 p0      20 d
        vmovdqu64 [rbp + 11968], zmm25                                   ;   160.7 p8+p9   20 d
        vpbroadcastb zmm25, [r8 + 199]                                   ;   147.2 p5+p10   20 d.7
        vpternlogd zmm3, zmm25, zmm17, 0x96                              ;   148.2 p0      20 d
        vmovdqu64 [rbp + 12032], zmm3                                    ;   161.5 p7+p4   20 d
        vmovdqa64 zmm3, zmm9                                             ;   141.2         20 d copy
        vpternlogd zmm3, zmm7, zmm0, 0x96                                ;   148.2 p5      20 d
        vmovdqu64 [rbp + 12096], zmm11                                   ;   162.7 p8+p9   12 rk
        vpbroadcastb zmm11, [r8 + 208]                                   ;   149.2 p5+p2   20 d.0
        vpternlogd zmm7, zmm11, zmm0, 0x96                               ;   150.2 p0      19 k
        vmovdqu64 [rbp + 12160], zmm13                                   ;   163.5 p7+p4   12 rk
        vmovdqa64 zmm13, zmm10                                           ;   139.2         20 d copy
        vpternlogd zmm13, zmm21, zmm4, 0x96                              ;   150.0 p0      20 d
        vmovdqu64 [rbp + 12224], zmm13                                   ;   164.7 p8+p9   20 d
        vmovdqa64 zmm13, zmm14                                           ;   142.2         20 d copy
        vpternlogd zmm13, zmm15, zmm19, 0x96                             ;   150.2 p5      20 d
        vmovdqu64 [rbp + 12288], zmm8                                    ;   165.5 p7+p4   12 rk
        vmovdqa64 zmm8, zmm20                                            ;   142.0         20 d copy
        vpternlogd zmm8, zmm5, zmm29, 0x96                               ;   151.0 p0      20 d
        vmovdqu64 [rbp + 12352], zmm8                                    ;   166.7 p8+p9   20 d
        vpbroadcastb zmm8, [r8 + 209]                                    ;   151.2 p5+p3   20 d.1
        vpternlogd zmm15, zmm8, zmm19, 0x96                              ;   152.2 p0      19 k
        vmovdqu64 [rbp + 12416], zmm23                                   ;   167.5 p7+p4   12 rk
        vpbroadcastb zmm23, [r8 + 210]                                   ;   152.2 p5+p10   20 d.2
        vpternlogd zmm9, zmm23, zmm0, 0x96                               ;   153.2 p0      20 d
        vmovdqu64 [rbp + 12480], zmm9                                    ;   168.7 p8+p9   20 d
        vpbroadcastb zmm9, [r8 + 211]                                    ;   153.2 p5+p2   20 d.3
        vpternlogd zmm14, zmm9, zmm19, 0x96                              ;   154.2 p0      20 d
        vmovdqu64 [rbp + 12544], zmm14                                   ;   169.5 p7+p4   20 d
        vmovdqa64 zmm14, zmm16                                           ;   145.2         20 d copy
        vpternlogd zmm14, zmm10, zmm2, 0x96                              ;   154.2 p5      20 d
        vmovdqu64 [rbp + 12608], zmm24                                   ;   170.7 p8+p9   12 rk
        vpbroadcastb zmm24, [r8 + 212]                                   ;   155.2 p5+p3   20 d.4
        vpternlogd zmm10, zmm24, zmm2, 0x96                              ;   156.2 p0      19 k
        vmovdqu64 [rbp + 12672], zmm26                                   ;   171.5 p7+p4   12 rk
        vmovdqa64 zmm26, zmm6                                            ;   146.2         20 d copy
        vpternlogd zmm26, zmm20, zmm25, 0x96                             ;   156.0 p0      20 d
        vmovdqu64 [rbp + 12736], zmm27                                   ;   172.7 p8+p9   12 rk
        vpbroadcastb zmm27, [r8 + 213]                                   ;   156.2 p5+p10   20 d.5
        vpternlogd zmm20, zmm27, zmm25, 0x96                             ;   157.2 p0      19 k
        vmovdqu64 [rbp + 12800], zmm28                                   ;   173.5 p7+p4   12 rk
        vpbroadcastb zmm28, [r8 + 214]                                   ;   157.2 p5+p2   20 d.6
        vpternlogd zmm16, zmm28, zmm2, 0x96                              ;   158.2 p0      20 d
        vmovdqu64 [rbp + 12864], zmm16                                   ;   174.7 p8+p9   20 d
        vmovdqa64 zmm16, zmm3                                            ;   149.2         20 d copy
        vpternlogd zmm16, zmm11, zmm18, 0x96                             ;   158.2 p5      20 d
        vmovdqu64 [rbp + 12928], zmm16                                   ;   175.5 p7+p4   20 d
        vpbroadcastb zmm16, [r8 + 215]                                   ;   159.2 p5+p3   20 d.7
        vpternlogd zmm6, zmm16, zmm25, 0x96                              ;   160.2 p0      20 d
        vmovdqu64 [rbp + 12992], zmm6                                    ;   176.7 p8+p9   20 d
        vmovdqa64 zmm6, zmm13                                            ;   151.2         20 d copy
        vpternlogd zmm6, zmm8, zmm22, 0x96                               ;   160.0 p0      20 d
        vmovdqu64 [rbp + 13056], zmm6                                    ;   177.5 p7+p4   20 d
        vpbroadcastb zmm6, [r8 + 224]                                    ;   160.2 p5+p10   20 d.0
        vmovdqu64 [rbp + 13120], zmm1                                    ;   178.7 p8+p9   12 rk
        vpbroadcastb zmm1, [r8 + 225]                                    ;   161.2 p5+p2   20 d.1
        vmovdqu64 [rbp + 13184], zmm4                                    ;   179.5 p7+p4   12 rk
        vpbroadcastb zmm4, [r8 + 226]                                    ;   162.2 p5+p3   20 d.2
        vmovdqu64 [rbp + 13248], zmm29                                   ;   180.7 p8+p9   12 rk
        vpbroadcastb zmm29, [r8 + 227]                                   ;   163.2 p5+p10   20 d.3
        vmovdqu64 [rbp + 13312], zmm12                                   ;   181.5 p7+p4   12 rk
        vmovdqa64 zmm12, zmm7                                            ;   151.2         20 d copy
        vpternlogd zmm12, zmm3, zmm23, 0x96                              ;   161.0 p0      20 d
        vpternlogd zmm7, zmm4, zmm23, 0x96                               ;   163.2 p0      20 d
        vmovdqu64 [rbp + 13376], zmm7                                    ;   182.7 p8+p9   20 d
        vpternlogd zmm3, zmm6, zmm23, 0x96                               ;   163.0 p0      19 k
        vpbroadcastb zmm7, [r8 + 228]                                    ;   164.2 p5+p2   20 d.4
        vmovdqu64 [rbp + 13440], zmm17                                   ;   183.5 p7+p4   12 rk
        vmovdqa64 zmm17, zmm15                                           ;   153.2         20 d copy
        vpternlogd zmm17, zmm13, zmm9, 0x96                              ;   164.0 p0      20 d
        vpternlogd zmm13, zmm1, zmm9, 0x96                               ;   165.0 p0      19 k
        vpternlogd zmm15, zmm29, zmm9, 0x96                              ;   165.2 p5      20 d
        vmovdqu64 [rbp + 13504], zmm15                                   ;   184.7 p8+p9   20 d
        vmovdqa64 zmm15, zmm14                                           ;   155.2         20 d copy
        vpternlogd zmm15, zmm24, zmm21, 0x96                             ;   166.0 p0      20 d
        vmovdqu64 [rbp + 13568], zmm15                                   ;   185.5 p7+p4   20 d
        vmovdqa64 zmm15, zmm26                                           ;   157.0         20 d copy
        vpternlogd zmm15, zmm27, zmm5, 0x96                              ;   166.2 p5      20 d
        vmovdqu64 [rbp + 13632], zmm15                                   ;   186.7 p8+p9   20 d
        vpbroadcastb zmm15, [r8 + 229]                                   ;   167.2 p5+p3   20 d.5
        vmovdqu64 [rbp + 13696], zmm18                                   ;   187.5 p7+p4   12 rk
        vpbroadcastb zmm18, [r8 + 230]                                   ;   168.2 p5+p10   20 d.6
        vmovdqu64 [rbp + 13760], zmm22                                   ;   188.7 p8+p9   12 rk
        vmovdqa64 zmm22, zmm10                                           ;   157.2         20 d copy
        vpternlogd zmm22, zmm14, zmm28, 0x96                             ;   167.0 p0      20 d
        vpternlogd zmm14, zmm7, zmm28, 0x96                              ;   168.0 p0      19 k
        vpternlogd zmm10, zmm18, zmm28, 0x96                             ;   169.2 p0      20 d
        vmovdqu64 [rbp + 13824], zmm10                                   ;   189.5 p7+p4   20 d
        vpbroadcastb zmm10, [r8 + 231]                                   ;   169.2 p5+p2   20 d.7
        vmovdqu64 [rbp + 13888], zmm0                                    ;   190.7 p8+p9   12 rk
        vmovdqa64 zmm0, zmm20                                            ;   158.2         20 d copy
        vpternlogd zmm0, zmm26, zmm16, 0x96                              ;   170.0 p0      20 d
        vpternlogd zmm26, zmm15, zmm16, 0x96                             ;   170.2 p5      19 k
        vpternlogd zmm20, zmm10, zmm16, 0x96                             ;   171.0 p0      20 d
        vmovdqu64 [rbp + 13952], zmm20                                   ;   191.5 p7+p4   20 d
        vpbroadcastb zmm20, [r8 + 240]                                   ;   171.2 p5+p3   20 d.0
        vmovdqu64 [rbp + 14016], zmm19                                   ;   192.7 p8+p9   12 rk
        vmovdqa64 zmm19, zmm12                                           ;   162.0         20 d copy
        vpternlogd zmm19, zmm6, zmm11, 0x96                              ;   172.0 p0      20 d
        vmovdqu64 [rbp + 14080], zmm19                                   ;   193.5 p7+p4   20 d
        vpbroadcastb zmm19, [r8 + 241]                                   ;   172.2 p5+p10   20 d.1
        vmovdqu64 [rbp + 14144], zmm21                                   ;   194.7 p8+p9   12 rk
        vpbroadcastb zmm21, [r8 + 242]                                   ;   173.2 p5+p2   20 d.2
        vmovdqu64 [rbp + 14208], zmm5                                    ;   195.5 p7+p4   12 rk
        vpbroadcastb zmm5, [r8 + 243]                                    ;   174.2 p5+p3   20 d.3
        vmovdqu64 [rbp + 14272], zmm2                                    ;   196.7 p8+p9   12 rk
        vpbroadcastb zmm2, [r8 + 244]                                    ;   175.2 p5+p10   20 d.4
        vmovdqu64 [rbp + 14336], zmm25                                   ;   197.5 p7+p4   12 rk
        vmovdqa64 zmm25, zmm17                                           ;   165.0         20 d copy
        vpternlogd zmm25, zmm1, zmm8, 0x96                               ;   173.0 p0      20 d
        vmovdqu64 [rbp + 14400], zmm25                                   ;   198.7 p8+p9   20 d
        vpbroadcastb zmm25, [r8 + 245]                                   ;   176.2 p5+p2   20 d.5
        vmovdqu64 [rbp + 14464], zmm11                                   ;   199.5 p7+p4   12 rk
        vpbroadcastb zmm11, [r8 + 246]                                   ;   177.2 p5+p3   20 d.6
        vmovdqu64 [rbp + 14528], zmm8                                    ;   200.7 p8+p9   12 rk
        vmovdqa64 zmm8, zmm3                                             ;   164.0         20 d copy
        vpternlogd zmm8, zmm12, zmm4, 0x96                               ;   174.0 p0      20 d
        vpternlogd zmm3, zmm21, zmm4, 0x96                               ;   175.0 p0      20 d
        vmovdqu64 [rbp + 14592], zmm3                                    ;   201.5 p7+p4   20 d
        vpternlogd zmm12, zmm20, zmm4, 0x96                              ;   176.0 p0      24 t
        vmovdqu64 [rbp + 14656], zmm12                                   ;   202.7 p8+p9   24 t
        vpxord zmm3, zmm21, zmm8                                         ;   177.0 p0      24 t
        vpternlogd zmm8, zmm20, zmm6, 0x96                               ;   178.0 p0      20 d
        vmovdqu64 [rbp + 14720], zmm8                                    ;   203.5 p7+p4   20 d
        vmovdqu64 [rbp + 14784], zmm3                                    ;   204.7 p8+p9   24 t
        vpbroadcastb zmm3, [r8 + 247]                                    ;   178.2 p5+p10   20 d.7
        vmovdqa64 zmm8, zmm22                                            ;   168.0         20 d copy
        vpternlogd zmm8, zmm7, zmm24, 0x96                               ;   179.0 p0      20 d
        vmovdqu64 [rbp + 14848], zmm8                                    ;   205.5 p7+p4   20 d
        vmovdqa64 zmm8, zmm13                                            ;   166.0         20 d copy
        vpternlogd zmm8, zmm17, zmm29, 0x96                              ;   179.2 p5      20 d
        vpternlogd zmm13, zmm5, zmm29, 0x96                              ;   180.0 p0      20 d
        vpternlogd zmm17, zmm19, zmm29, 0x96                             ;   180.2 p5      24 t
        vmovdqu64 [rbp + 14912], zmm13                                   ;   206.7 p8+p9   20 d
        vmovdqu64 [rbp + 14976], zmm17                                   ;   207.5 p7+p4   24 t
        vpxord zmm12, zmm5, zmm8                                         ;   181.0 p0      24 t
        vpternlogd zmm8, zmm19, zmm1, 0x96                               ;   181.2 p5      20 d
        vmovdqu64 [rbp + 15040], zmm8                                    ;   208.7 p8+p9   20 d
        vmovdqu64 [rbp + 15104], zmm12                                   ;   209.5 p7+p4   24 t
        vmovdqa64 zmm8, zmm0                                             ;   171.0         20 d copy
        vpternlogd zmm8, zmm15, zmm27, 0x96                              ;   182.0 p0      20 d
        vmovdqu64 [rbp + 15168], zmm8                                    ;   210.7 p8+p9   20 d
        vmovdqa64 zmm8, zmm14                                            ;   169.0         20 d copy
        vpternlogd zmm8, zmm22, zmm18, 0x96                              ;   182.2 p5      20 d
        vpternlogd zmm14, zmm11, zmm18, 0x96                             ;   183.0 p0      20 d
        vpternlogd zmm22, zmm2, zmm18, 0x96                              ;   183.2 p5      24 t
        vmovdqu64 [rbp + 15232], zmm14                                   ;   211.5 p7+p4   20 d
        vmovdqu64 [rbp + 15296], zmm22                                   ;   212.7 p8+p9   24 t
        vpxord zmm12, zmm11, zmm8                                        ;   184.0 p0      24 t
        vpternlogd zmm8, zmm2, zmm7, 0x96                                ;   184.2 p5      20 d
        vmovdqu64 [rbp + 15360], zmm8                                    ;   213.5 p7+p4   20 d
        vmovdqu64 [rbp + 15424], zmm12                                   ;   214.7 p8+p9   24 t
        vmovdqa64 zmm8, zmm26                                            ;   171.2         20 d copy
        vpternlogd zmm8, zmm0, zmm10, 0x96                               ;   185.0 p0      20 d
        vpternlogd zmm0, zmm25, zmm10, 0x96                              ;   185.2 p5      24 t
        vpternlogd zmm26, zmm3, zmm10, 0x96                              ;   186.0 p0      20 d
        vmovdqu64 [rbp + 15488], zmm26                                   ;   215.5 p7+p4   20 d
        vmovdqu64 [rbp + 15552], zmm0                                    ;   216.7 p8+p9   24 t
        vpxord zmm0, zmm3, zmm8                                          ;   186.2 p5      24 t
        vpternlogd zmm8, zmm25, zmm15, 0x96                              ;   187.0 p0      20 d
        vmovdqu64 [rbp + 15616], zmm8                                    ;   217.5 p7+p4   20 d
        vmovdqu64 [rbp + 15680], zmm0                                    ;   218.7 p8+p9   24 t
        vpbroadcastb zmm0, [r8 + 8]                                      ;   187.2 p5+p2   12 rk
        vmovdqu64 [rbp + 15744], zmm0                                    ;   219.5 p7+p4   12 rk
        vpbroadcastb zmm0, [r8 + 9]                                      ;   188.2 p5+p3   12 rk
        vmovdqu64 [rbp + 15808], zmm0                                    ;   220.7 p8+p9   12 rk
        vpbroadcastb zmm0, [r8 + 10]                                     ;   189.2 p5+p10   12 rk
        vmovdqu64 [rbp + 15872], zmm0                                    ;   221.5 p7+p4   12 rk
        vpbroadcastb zmm0, [r8 + 11]                                     ;   190.2 p5+p2   12 rk
        vmovdqu64 [rbp + 15936], zmm0                                    ;   222.7 p8+p9   12 rk
        vpbroadcastb zmm0, [r8 + 12]                                     ;   191.2 p5+p3   12 rk
        vmovdqu64 [rbp + 16000], zmm0                                    ;   223.5 p7+p4   12 rk
        vpbroadcastb zmm0, [r8 + 13]                                     ;   192.2 p5+p10   12 rk
        vmovdqu64 [rbp + 16064], zmm0                                    ;   224.7 p8+p9   12 rk
        vmovdqu64 [rbp + 16128], zmm23                                   ;   225.5 p7+p4   12 rk
        vpbroadcastb zmm0, [r8 + 14]                                     ;   193.2 p5+p2   12 rk
        vmovdqu64 [rbp + 16192], zmm0                                    ;   226.7 p8+p9   12 rk
        vpbroadcastb zmm0, [r8 + 15]                                     ;   194.2 p5+p3   12 rk
        vmovdqu64 [rbp + 16256], zmm0                                    ;   227.5 p7+p4   12 rk
        vmovdqu64 [rbp + 16320], zmm9                                    ;   228.7 p8+p9   12 rk
        vpbroadcastb zmm0, [r8 + 24]                                     ;   195.2 p5+p10   12 rk
        vmovdqu64 [rbp + 16384], zmm0                                    ;   229.5 p7+p4   12 rk
        vmovdqu64 [rbp + 16448], zmm24                                   ;   230.7 p8+p9   12 rk
        vpbroadcastb zmm0, [r8 + 25]                                     ;   196.2 p5+p2   12 rk
        vmovdqu64 [rbp + 16512], zmm0                                    ;   231.5 p7+p4   12 rk
        vmovdqu64 [rbp + 16576], zmm27                                   ;   232.7 p8+p9   12 rk
        vpbroadcastb zmm0, [r8 + 26]                                     ;   197.2 p5+p3   12 rk
        vmovdqu64 [rbp + 16640], zmm0                                    ;   233.5 p7+p4   12 rk
        vpbroadcastb zmm0, [r8 + 27]                                     ;   198.2 p5+p10   12 rk
        vmovdqu64 [rbp + 16704], zmm0                                    ;   234.7 p8+p9   12 rk
        vmovdqu64 [rbp + 16768], zmm28                                   ;   235.5 p7+p4   12 rk
        vpbroadcastb zmm0, [r8 + 28]                                     ;   199.2 p5+p2   12 rk
        vmovdqu64 [rbp + 16832], zmm0                                    ;   236.7 p8+p9   12 rk
        vpbroadcastb zmm0, [r8 + 29]                                     ;   200.2 p5+p3   12 rk
        vmovdqu64 [rbp + 16896], zmm0                                    ;   237.5 p7+p4   12 rk
        vpbroadcastb zmm0, [r8 + 30]                                     ;   201.2 p5+p10   12 rk
        vmovdqu64 [rbp + 16960], zmm0                                    ;   238.7 p8+p9   12 rk
        vmovdqu64 [rbp + 17024], zmm16                                   ;   239.5 p7+p4   12 rk
        vpbroadcastb zmm0, [r8 + 31]                                     ;   202.2 p5+p2   12 rk
        vmovdqu64 [rbp + 17088], zmm0                                    ;   240.7 p8+p9   12 rk
        vpbroadcastb zmm0, [r8 + 40]                                     ;   203.2 p5+p3   12 rk
        vpbroadcastb zmm8, [r8 + 41]                                     ;   204.2 p5+p10   12 rk
        vpbroadcastb zmm9, [r8 + 42]                                     ;   205.2 p5+p2   12 rk
        vmovdqu64 [rbp + 17152], zmm0                                    ;   241.5 p7+p4   12 rk
        vmovdqu64 [rbp + 17216], zmm6                                    ;   242.7 p8+p9   12 rk
        vpbroadcastb zmm0, [r8 + 43]                                     ;   206.2 p5+p3   12 rk
        vpbroadcastb zmm6, [r8 + 44]                                     ;   207.2 p5+p10   12 rk
        vmovdqu64 [rbp + 17280], zmm1                                    ;   243.5 p7+p4   12 rk
        vmovdqu64 [rbp + 17344], zmm8                                    ;   244.7 p8+p9   12 rk
        vpbroadcastb zmm1, [r8 + 45]                                     ;   208.2 p5+p2   12 rk
        vpbroadcastb zmm8, [r8 + 46]                                     ;   209.2 p5+p3   12 rk
        vmovdqu64 [rbp + 17408], zmm4                                    ;   245.5 p7+p4   12 rk
        vmovdqu64 [rbp + 17472], zmm9                                    ;   246.7 p8+p9   12 rk
        vpbroadcastb zmm4, [r8 + 47]                                     ;   210.2 p5+p10   12 rk
        vmovdqu64 [rbp + 17536], zmm29                                   ;   247.5 p7+p4   12 rk
        vmovdqu64 [rbp + 17600], zmm0                                    ;   248.7 p8+p9   12 rk
        vmovdqu64 [rbp + 17664], zmm7                                    ;   249.5 p7+p4   12 rk
        vmovdqu64 [rbp + 17728], zmm6                                    ;   250.7 p8+p9   12 rk
        vpbroadcastb zmm0, [r8 + 56]                                     ;   211.2 p5+p2   12 rk
        vpbroadcastb zmm6, [r8 + 57]                                     ;   212.2 p5+p3   12 rk
        vpbroadcastb zmm7, [r8 + 58]                                     ;   213.2 p5+p10   12 rk
        vmovdqu64 [rbp + 17792], zmm1                                    ;   251.5 p7+p4   12 rk
        vpbroadcastb zmm1, [r8 + 59]                                     ;   214.2 p5+p2   12 rk
        vpbroadcastb zmm9, [r8 + 60]                                     ;   215.2 p5+p3   12 rk
        vmovdqu64 [rbp + 17856], zmm8                                    ;   252.7 p8+p9   12 rk
        vmovdqu64 [rbp + 17920], zmm15                                   ;   253.5 p7+p4   12 rk
        vpbroadcastb zmm8, [r8 + 61]                                     ;   216.2 p5+p10   12 rk
        vpbroadcastb zmm12, [r8 + 62]                                    ;   217.2 p5+p2   12 rk
        vmovdqu64 [rbp + 17984], zmm18                                   ;   254.7 p8+p9   12 rk
        vmovdqu64 [rbp + 18048], zmm4                                    ;   255.5 p7+p4   12 rk
        vpbroadcastb zmm4, [r8 + 63]                                     ;   218.2 p5+p3   12 rk
        vmovdqu64 [rbp + 18112], zmm10                                   ;   256.7 p8+p9   12 rk
        vpbroadcastb zmm10, [r8 + 72]                                    ;   219.2 p5+p10   12 rk
        vmovdqu64 [rbp + 18176], zmm0                                    ;   257.5 p7+p4   12 rk
        vpbroadcastb zmm0, [r8 + 73]                                     ;   220.2 p5+p2   12 rk
        vpbroadcastb zmm13, [r8 + 74]                                    ;   221.2 p5+p3   12 rk
        vmovdqu64 [rbp + 18240], zmm6                                    ;   258.7 p8+p9   12 rk
        vpbroadcastb zmm6, [r8 + 75]                                     ;   222.2 p5+p10   12 rk
        vpbroadcastb zmm14, [r8 + 76]                                    ;   223.2 p5+p2   12 rk
        vpbroadcastb zmm15, [r8 + 77]                                    ;   224.2 p5+p3   12 rk
        vmovdqu64 [rbp + 18304], zmm7                                    ;   259.5 p7+p4   12 rk
        vmovdqu64 [rbp + 18368], zmm20                                   ;   260.7 p8+p9   12 rk
        vpbroadcastb zmm7, [r8 + 78]                                     ;   225.2 p5+p10   12 rk
        vpbroadcastb zmm16, [r8 + 79]                                    ;   226.2 p5+p2   12 rk
        vmovdqu64 [rbp + 18432], zmm1                                    ;   261.5 p7+p4   12 rk
        vmovdqu64 [rbp + 18496], zmm19                                   ;   262.7 p8+p9   12 rk
        vmovdqu64 [rbp + 18560], zmm9                                    ;   263.5 p7+p4   12 rk
        vmovdqu64 [rbp + 18624], zmm21                                   ;   264.7 p8+p9   12 rk
        vpbroadcastb zmm1, [r8 + 88]                                     ;   227.2 p5+p3   12 rk
        vmovdqu64 [rbp + 18688], zmm8                                    ;   265.5 p7+p4   12 rk
        vmovdqu64 [rbp + 18752], zmm5                                    ;   266.7 p8+p9   12 rk
        vpbroadcastb zmm5, [r8 + 89]                                     ;   228.2 p5+p10   12 rk
        vpbroadcastb zmm8, [r8 + 90]                                     ;   229.2 p5+p2   12 rk
        vmovdqu64 [rbp + 18816], zmm2                                    ;   267.5 p7+p4   12 rk
        vmovdqu64 [rbp + 18880], zmm12                                   ;   268.7 p8+p9   12 rk
        vpbroadcastb zmm2, [r8 + 91]                                     ;   230.2 p5+p3   12 rk
        vpbroadcastb zmm9, [r8 + 92]                                     ;   231.2 p5+p10   12 rk
        vmovdqu64 [rbp + 18944], zmm25                                   ;   269.5 p7+p4   12 rk
        vmovdqu64 [rbp + 19008], zmm4                                    ;   270.7 p8+p9   12 rk
        vpbroadcastb zmm4, [r8 + 93]                                     ;   232.2 p5+p2   12 rk
        vmovdqu64 [rbp + 19072], zmm11                                   ;   271.5 p7+p4   12 rk
        vpbroadcastb zmm11, [r8 + 94]                                    ;   233.2 p5+p3   12 rk
        vpbroadcastb zmm12, [r8 + 95]                                    ;   234.2 p5+p10   12 rk
        vmovdqu64 [rbp + 19136], zmm3                                    ;   272.7 p8+p9   12 rk
        vmovdqu64 [rbp + 19200], zmm10                                   ;   273.5 p7+p4   12 rk
        vpbroadcastb zmm3, [r8 + 104]                                    ;   235.2 p5+p2   12 rk
        vmovdqu64 [rbp + 19264], zmm0                                    ;   274.7 p8+p9   12 rk
        vpbroadcastb zmm0, [r8 + 105]                                    ;   236.2 p5+p3   12 rk
        vpbroadcastb zmm10, [r8 + 106]                                   ;   237.2 p5+p10   12 rk
        vmovdqu64 [rbp + 19328], zmm13                                   ;   275.5 p7+p4   12 rk
        vpbroadcastb zmm13, [r8 + 107]                                   ;   238.2 p5+p2   12 rk
        vpbroadcastb zmm17, [r8 + 108]                                   ;   239.2 p5+p3   12 rk
        vpbroadcastb zmm18, [r8 + 109]                                   ;   240.2 p5+p10   12 rk
        vmovdqu64 [rbp + 19392], zmm6                                    ;   276.7 p8+p9   12 rk
        vpbroadcastb zmm6, [r8 + 110]                                    ;   241.2 p5+p2   12 rk
        vpbroadcastb zmm19, [r8 + 111]                                   ;   242.2 p5+p3   12 rk
        vmovdqu64 [rbp + 19456], zmm14                                   ;   277.5 p7+p4   12 rk
        vmovdqu64 [rbp + 19520], zmm15                                   ;   278.7 p8+p9   12 rk
        vpbroadcastb zmm14, [r8 + 120]                                   ;   243.2 p5+p10   12 rk
        vpbroadcastb zmm15, [r8 + 121]                                   ;   244.2 p5+p2   12 rk
        vmovdqu64 [rbp + 19584], zmm7                                    ;   279.5 p7+p4   12 rk
        vpbroadcastb zmm7, [r8 + 122]                                    ;   245.2 p5+p3   12 rk
        vpbroadcastb zmm20, [r8 + 123]                                   ;   246.2 p5+p10   12 rk
        vpbroadcastb zmm21, [r8 + 124]                                   ;   247.2 p5+p2   12 rk
        vmovdqu64 [rbp + 19648], zmm16                                   ;   280.7 p8+p9   12 rk
        vpbroadcastb zmm16, [r8 + 125]                                   ;   248.2 p5+p3   12 rk
        vpbroadcastb zmm22, [r8 + 126]                                   ;   249.2 p5+p10   12 rk
        vpbroadcastb zmm23, [r8 + 127]                                   ;   250.2 p5+p2   12 rk
        vmovdqu64 [rbp + 19712], zmm1                                    ;   281.5 p7+p4   12 rk
        vpbroadcastb zmm1, [r8 + 136]                                    ;   251.2 p5+p3   12 rk
        vpbroadcastb zmm24, [r8 + 137]                                   ;   252.2 p5+p10   12 rk
        vmovdqu64 [rbp + 19776], zmm5                                    ;   282.7 p8+p9   12 rk
        vpbroadcastb zmm5, [r8 + 138]                                    ;   253.2 p5+p2   12 rk
        vpbroadcastb zmm25, [r8 + 139]                                   ;   254.2 p5+p3   12 rk
        vmovdqu64 [rbp + 19840], zmm8                                    ;   283.5 p7+p4   12 rk
        vpbroadcastb zmm8, [r8 + 140]                                    ;   255.2 p5+p10   12 rk
        vpbroadcastb zmm26, [r8 + 141]                                   ;   256.2 p5+p2   12 rk
        vmovdqu64 [rbp + 19904], zmm2                                    ;   284.7 p8+p9   12 rk
        vpbroadcastb zmm2, [r8 + 142]                                    ;   257.2 p5+p3   12 rk
        vpbroadcastb zmm27, [r8 + 143]                                   ;   258.2 p5+p10   12 rk
        vmovdqu64 [rbp + 19968], zmm9                                    ;   285.5 p7+p4   12 rk
        vpbroadcastb zmm9, [r8 + 152]                                    ;   259.2 p5+p2   12 rk
        vmovdqu64 [rbp + 20032], zmm4                                    ;   286.7 p8+p9   12 rk
        vpbroadcastb zmm4, [r8 + 153]                                    ;   260.2 p5+p3   12 rk
        vpbroadcastb zmm28, [r8 + 154]                                   ;   261.2 p5+p10   12 rk
        vmovdqu64 [rbp + 20096], zmm11                                   ;   287.5 p7+p4   12 rk
        vpbroadcastb zmm11, [r8 + 155]                                   ;   262.2 p5+p2   12 rk
        vpbroadcastb zmm29, [r8 + 156]                                   ;   263.2 p5+p3   12 rk
        vmovdqu64 [rbp + 20160], zmm12                                   ;   288.7 p8+p9   12 rk
        vpbroadcastb zmm12, [r8 + 157]                                   ;   264.2 p5+p10   12 rk
        vmovdqu64 [rbp + 20224], zmm3                                    ;   289.5 p7+p4   12 rk
        vpbroadcastb zmm3, [r8 + 158]                                    ;   265.2 p5+p2   12 rk
        vmovdqu64 [rbp + 20288], zmm0                                    ;   290.7 p8+p9   12 rk
        vpbroadcastb zmm0, [r8 + 159]                                    ;   266.2 p5+p3   12 rk
        vmovdqu64 [rbp + 20352], zmm10                                   ;   291.5 p7+p4   12 rk
        vpbroadcastb zmm10, [r8 + 168]                                   ;   267.2 p5+p10   12 rk
        vmovdqu64 [rbp + 20416], zmm13                                   ;   292.7 p8+p9   12 rk
        vpbroadcastb zmm13, [r8 + 169]                                   ;   268.2 p5+p2   12 rk
        vmovdqu64 [rbp + 20480], zmm17                                   ;   293.5 p7+p4   12 rk
        vpbroadcastb zmm17, [r8 + 170]                                   ;   269.2 p5+p3   12 rk
        vmovdqu64 [rbp + 20544], zmm18                                   ;   294.7 p8+p9   12 rk
        vpbroadcastb zmm18, [r8 + 171]                                   ;   270.2 p5+p10   12 rk
        vmovdqu64 [rbp + 20608], zmm6                                    ;   295.5 p7+p4   12 rk
        vpbroadcastb zmm6, [r8 + 172]                                    ;   271.2 p5+p2   12 rk
        vmovdqu64 [rbp + 20672], zmm19                                   ;   296.7 p8+p9   12 rk
        vpbroadcastb zmm19, [r8 + 173]                                   ;   272.2 p5+p3   12 rk
        vmovdqu64 [rbp + 20736], zmm14                                   ;   297.5 p7+p4   12 rk
        vpbroadcastb zmm14, [r8 + 174]                                   ;   273.2 p5+p10   12 rk
        vmovdqu64 [rbp + 20800], zmm15                                   ;   298.7 p8+p9   12 rk
        vpbroadcastb zmm15, [r8 + 175]                                   ;   274.2 p5+p2   12 rk
        vmovdqu64 [rbp + 20864], zmm7                                    ;   299.5 p7+p4   12 rk
        vpbroadcastb zmm7, [r8 + 184]                                    ;   275.2 p5+p3   12 rk
        vmovdqu64 [rbp + 20928], zmm20                                   ;   300.7 p8+p9   12 rk
        vpbroadcastb zmm20, [r8 + 185]                                   ;   276.2 p5+p10   12 rk
        vmovdqu64 [rbp + 20992], zmm21                                   ;   301.5 p7+p4   12 rk
        vpbroadcastb zmm21, [r8 + 186]                                   ;   277.2 p5+p2   12 rk
        vmovdqu64 [rbp + 21056], zmm16                                   ;   302.7 p8+p9   12 rk
        vpbroadcastb zmm16, [r8 + 187]                                   ;   278.2 p5+p3   12 rk
        vmovdqu64 [rbp + 21120], zmm22                                   ;   303.5 p7+p4   12 rk
        vpbroadcastb zmm22, [r8 + 188]                                   ;   279.2 p5+p10   12 rk
        vmovdqu64 [rbp + 21184], zmm23                                   ;   304.7 p8+p9   12 rk
        vpbroadcastb zmm23, [r8 + 189]                                   ;   280.2 p5+p2   12 rk
        vmovdqu64 [rbp + 21248], zmm1                                    ;   305.5 p7+p4   12 rk
        vpbroadcastb zmm1, [r8 + 190]                                    ;   281.2 p5+p3   12 rk
        vmovdqu64 [rbp + 21312], zmm24                                   ;   306.7 p8+p9   12 rk
        vpbroadcastb zmm24, [r8 + 191]                                   ;   282.2 p5+p10   12 rk
        vmovdqu64 [rbp + 21376], zmm5                                    ;   307.5 p7+p4   12 rk
        vpbroadcastb zmm5, [r8 + 200]                                    ;   283.2 p5+p2   12 rk
        vmovdqu64 [rbp + 21440], zmm25                                   ;   308.7 p8+p9   12 rk
        vpbroadcastb zmm25, [r8 + 201]                                   ;   284.2 p5+p3   12 rk
        vmovdqu64 [rbp + 21504], zmm8                                    ;   309.5 p7+p4   12 rk
        vpbroadcastb zmm8, [r8 + 202]                                    ;   285.2 p5+p10   12 rk
        vmovdqu64 [rbp + 21568], zmm26                                   ;   310.7 p8+p9   12 rk
        vpbroadcastb zmm26, [r8 + 203]                                   ;   286.2 p5+p2   12 rk
        vmovdqu64 [rbp + 21632], zmm2                                    ;   311.5 p7+p4   12 rk
        vpbroadcastb zmm2, [r8 + 204]                                    ;   287.2 p5+p3   12 rk
        vmovdqu64 [rbp + 21696], zmm27                                   ;   312.7 p8+p9   12 rk
        vpbroadcastb zmm27, [r8 + 205]                                   ;   288.2 p5+p10   12 rk
        vmovdqu64 [rbp + 21760], zmm9                                    ;   313.5 p7+p4   12 rk
        vpbroadcastb zmm9, [r8 + 206]                                    ;   289.2 p5+p2   12 rk
        vmovdqu64 [rbp + 21824], zmm4                                    ;   314.7 p8+p9   12 rk
        vpbroadcastb zmm4, [r8 + 207]                                    ;   290.2 p5+p3   12 rk
        vmovdqu64 [rbp + 21888], zmm28                                   ;   315.5 p7+p4   12 rk
        vpbroadcastb zmm28, [r8 + 216]                                   ;   291.2 p5+p10   12 rk
        vmovdqu64 [rbp + 21952], zmm11                                   ;   316.7 p8+p9   12 rk
        vpbroadcastb zmm11, [r8 + 217]                                   ;   292.2 p5+p2   12 rk
        vmovdqu64 [rbp + 22016], zmm29                                   ;   317.5 p7+p4   12 rk
        vpbroadcastb zmm29, [r8 + 218]                                   ;   293.2 p5+p3   12 rk
        vmovdqu64 [rbp + 22080], zmm12                                   ;   318.7 p8+p9   12 rk
        vpbroadcastb zmm12, [r8 + 219]                                   ;   294.2 p5+p10   12 rk
        vmovdqu64 [rbp + 22144], zmm3                                    ;   319.5 p7+p4   12 rk
        vpbroadcastb zmm3, [r8 + 220]                                    ;   295.2 p5+p2   12 rk
        vmovdqu64 [rbp + 22208], zmm0                                    ;   320.7 p8+p9   12 rk
        vpbroadcastb zmm0, [r8 + 221]                                    ;   296.2 p5+p3   12 rk
        vmovdqu64 [rbp + 22272], zmm10                                   ;   321.5 p7+p4   12 rk
        vpbroadcastb zmm10, [r8 + 222]                                   ;   297.2 p5+p10   12 rk
        vmovdqu64 [rbp + 22336], zmm13                                   ;   322.7 p8+p9   12 rk
        vpbroadcastb zmm13, [r8 + 223]                                   ;   298.2 p5+p2   12 rk
        vmovdqu64 [rbp + 22400], zmm17                                   ;   323.5 p7+p4   12 rk
        vpbroadcastb zmm17, [r8 + 232]                                   ;   299.2 p5+p3   12 rk
        vmovdqu64 [rbp + 22464], zmm18                                   ;   324.7 p8+p9   12 rk
        vpbroadcastb zmm18, [r8 + 233]                                   ;   300.2 p5+p10   12 rk
        vmovdqu64 [rbp + 22528], zmm6                                    ;   325.5 p7+p4   12 rk
        vpbroadcastb zmm6, [r8 + 234]                                    ;   301.2 p5+p2   12 rk
        vmovdqu64 [rbp + 22592], zmm19                                   ;   326.7 p8+p9   12 rk
        vpbroadcastb zmm19, [r8 + 235]                                   ;   302.2 p5+p3   12 rk
        vmovdqu64 [rbp + 22656], zmm14                                   ;   327.5 p7+p4   12 rk
        vpbroadcastb zmm14, [r8 + 236]                                   ;   303.2 p5+p10   12 rk
        vmovdqu64 [rbp + 22720], zmm15                                   ;   328.7 p8+p9   12 rk
        vpbroadcastb zmm15, [r8 + 237]                                   ;   304.2 p5+p2   12 rk
        vmovdqu64 [rbp + 22784], zmm7                                    ;   329.5 p7+p4   12 rk
        vpbroadcastb zmm7, [r8 + 238]                                    ;   305.2 p5+p3   12 rk
        vmovdqu64 [rbp + 22848], zmm20                                   ;   330.7 p8+p9   12 rk
        vpbroadcastb zmm20, [r8 + 239]                                   ;   306.2 p5+p10   12 rk
        vmovdqu64 [rbp + 22912], zmm21                                   ;   331.5 p7+p4   12 rk
        vpbroadcastb zmm21, [r8 + 248]                                   ;   307.2 p5+p2   12 rk
        vmovdqu64 [rbp + 22976], zmm16                                   ;   332.7 p8+p9   12 rk
        vpbroadcastb zmm16, [r8 + 249]                                   ;   308.2 p5+p3   12 rk
        vmovdqu64 [rbp + 23040], zmm22                                   ;   333.5 p7+p4   12 rk
        vpbroadcastb zmm22, [r8 + 250]                                   ;   309.2 p5+p10   12 rk
        vmovdqu64 [rbp + 23104], zmm23                                   ;   334.7 p8+p9   12 rk
        vpbroadcastb zmm23, [r8 + 251]                                   ;   310.2 p5+p2   12 rk
        vmovdqu64 [rbp + 23168], zmm1                                    ;   335.5 p7+p4   12 rk
        vpbroadcastb zmm1, [r8 + 252]                                    ;   311.2 p5+p3   12 rk
        vmovdqu64 [rbp + 23232], zmm24                                   ;   336.7 p8+p9   12 rk
        vpbroadcastb zmm24, [r8 + 253]                                   ;   312.2 p5+p10   12 rk
        vmovdqu64 [rbp + 23296], zmm5                                    ;   337.5 p7+p4   12 rk
        vpbroadcastb zmm5, [r8 + 254]                                    ;   313.2 p5+p2   12 rk
        vmovdqu64 [rbp + 23360], zmm25                                   ;   338.7 p8+p9   12 rk
        vpbroadcastb zmm25, [r8 + 255]                                   ;   314.2 p5+p3   12 rk
        vmovdqu64 [rbp + 23424], zmm8                                    ;   339.5 p7+p4   12 rk
        vpbroadcastb zmm8, [r8 + 18]                                     ;   315.2 p5+p10   20 d.2 reload
        vmovdqu64 [rbp + 23488], zmm8                                    ;   340.7 p8+p9   12 rk
        vpbroadcastb zmm8, [r8 + 19]                                     ;   316.2 p5+p2   20 d.3 reload
        vmovdqu64 [rbp + 23552], zmm8                                    ;   341.5 p7+p4   12 rk
        vpbroadcastb zmm8, [r8 + 20]                                     ;   317.2 p5+p3   20 d.4 reload
        vmovdqu64 [rbp + 23616], zmm8                                    ;   342.7 p8+p9   12 rk
        vpbroadcastb zmm8, [r8 + 21]                                     ;   318.2 p5+p10   20 d.5 reload
        vmovdqu64 [rbp + 23680], zmm8                                    ;   343.5 p7+p4   12 rk
        vpbroadcastb zmm8, [r8 + 22]                                     ;   319.2 p5+p2   20 d.6 reload
        vmovdqu64 [rbp + 23744], zmm8                                    ;   344.7 p8+p9   12 rk
        vpbroadcastb zmm8, [r8 + 23]                                     ;   320.2 p5+p3   20 d.7 reload
        vmovdqu64 [rbp + 23808], zmm8                                    ;   345.5 p7+p4   12 rk
        vpbroadcastb zmm8, [r8 + 32]                                     ;   321.2 p5+p10   20 d.0 reload
        vmovdqu64 [rbp + 23872], zmm8                                    ;   346.7 p8+p9   12 rk
        vpbroadcastb zmm8, [r8 + 33]                                     ;   322.2 p5+p2   20 d.1 reload
        vmovdqu64 [rbp + 23936], zmm8                                    ;   347.5 p7+p4   12 rk
        vpbroadcastb zmm8, [r8 + 34]                                     ;   323.2 p5+p3   20 d.2 reload
        vmovdqu64 [rbp + 24000], zmm8                                    ;   348.7 p8+p9   12 rk
        vpbroadcastb zmm8, [r8 + 35]                                     ;   324.2 p5+p10   20 d.3 reload
        vmovdqu64 [rbp + 24064], zmm8                                    ;   349.5 p7+p4   12 rk
        vpbroadcastb zmm8, [r8 + 36]                                     ;   325.2 p5+p2   20 d.4 reload
        vmovdqu64 [rbp + 24128], zmm8                                    ;   350.7 p8+p9   12 rk
        vpbroadcastb zmm8, [r8 + 38]                                     ;   326.2 p5+p3   20 d.6 reload
        vmovdqu64 [rbp + 24192], zmm8                                    ;   351.5 p7+p4   12 rk
        vpbroadcastb zmm8, [r8 + 64]                                     ;   327.2 p5+p10   20 d.0 reload
        vmovdqu64 [rbp + 24256], zmm8                                    ;   352.7 p8+p9   12 rk
        vpbroadcastb zmm8, [r8 + 66]                                     ;   328.2 p5+p2   20 d.2 reload
        vmovdqu64 [rbp + 24320], zmm8                                    ;   353.5 p7+p4   12 rk
        vpbroadcastb zmm8, [r8 + 67]                                     ;   329.2 p5+p3   20 d.3 reload
        vmovdqu64 [rbp + 24384], zmm8                                    ;   354.7 p8+p9   12 rk
        vpbroadcastb zmm8, [r8 + 70]                                     ;   330.2 p5+p10   20 d.6 reload
        vmovdqu64 [rbp + 24448], zmm8                                    ;   355.5 p7+p4   12 rk
        vpbroadcastb zmm8, [r8 + 98]                                     ;   331.2 p5+p2   20 d.2 reload
        vmovdqu64 [rbp + 24512], zmm8                                    ;   356.7 p8+p9   12 rk
        vpbroadcastb zmm8, [r8 + 99]                                     ;   332.2 p5+p3   20 d.3 reload
        vmovdqu64 [rbp + 24576], zmm8                                    ;   357.5 p7+p4   12 rk
        vmovdqu64 [rbp + 24640], zmm26                                   ;   358.7 p8+p9   12 rk
        vmovdqu64 [rbp + 24704], zmm2                                    ;   359.5 p7+p4   12 rk
        vmovdqu64 [rbp + 24768], zmm27                                   ;   360.7 p8+p9   12 rk
        vmovdqu64 [rbp + 24832], zmm9                                    ;   361.5 p7+p4   12 rk
        vmovdqu64 [rbp + 24896], zmm4                                    ;   362.7 p8+p9   12 rk
        vmovdqu64 [rbp + 24960], zmm28                                   ;   363.5 p7+p4   12 rk
        vmovdqu64 [rbp + 25024], zmm11                                   ;   364.7 p8+p9   12 rk
        vmovdqu64 [rbp + 25088], zmm29                                   ;   365.5 p7+p4   12 rk
        vmovdqu64 [rbp + 25152], zmm12                                   ;   366.7 p8+p9   12 rk
        vmovdqu64 [rbp + 25216], zmm3                                    ;   367.5 p7+p4   12 rk
        vmovdqu64 [rbp + 25280], zmm0                                    ;   368.7 p8+p9   12 rk
        vmovdqu64 [rbp + 25344], zmm10                                   ;   369.5 p7+p4   12 rk
        vmovdqu64 [rbp + 25408], zmm13                                   ;   370.7 p8+p9   12 rk
        vmovdqu64 [rbp + 25472], zmm17                                   ;   371.5 p7+p4   12 rk
        vmovdqu64 [rbp + 25536], zmm18                                   ;   372.7 p8+p9   12 rk
        vmovdqu64 [rbp + 25600], zmm6                                    ;   373.5 p7+p4   12 rk
        vmovdqu64 [rbp + 25664], zmm19                                   ;   374.7 p8+p9   12 rk
        vmovdqu64 [rbp + 25728], zmm14                                   ;   375.5 p7+p4   12 rk
        vmovdqu64 [rbp + 25792], zmm15                                   ;   376.7 p8+p9   12 rk
        vmovdqu64 [rbp + 25856], zmm7                                    ;   377.5 p7+p4   12 rk
        vmovdqu64 [rbp + 25920], zmm20                                   ;   378.7 p8+p9   12 rk
        vmovdqu64 [rbp + 25984], zmm21                                   ;   379.5 p7+p4   12 rk
        vmovdqu64 [rbp + 26048], zmm16                                   ;   380.7 p8+p9   12 rk
        vmovdqu64 [rbp + 26112], zmm22                                   ;   381.5 p7+p4   12 rk
        vmovdqu64 zmm0, [rel fox128_lanes_encrypt.T0_constants512 + 64]  ;   170.3 p2      18 t reload
        vmovdqu64 [rbp + 26176], zmm0                                    ;   382.7 p8+p9   18 t
        vmovdqu64 [rbp + 26240], zmm23                                   ;   383.5 p7+p4   12 rk
        vmovdqu64 zmm0, [rel fox128_lanes_encrypt.T0_constants512 + 128] ;   170.8 p3      18 t reload
        vmovdqu64 [rbp + 26304], zmm0                                    ;   384.7 p8+p9   18 t
        vmovdqu64 zmm0, [rel fox128_lanes_encrypt.T0_constants512 + 192] ;   171.3 p2      18 t reload
        vmovdqu64 [rbp + 26368], zmm0                                    ;   385.5 p7+p4   18 t
        vmovdqu64 [rbp + 26432], zmm1                                    ;   386.7 p8+p9   12 rk
        vmovdqu64 zmm0, [rel fox128_lanes_encrypt.T0_constants512 + 256] ;   171.8 p3      18 t reload
        vmovdqu64 [rbp + 26496], zmm0                                    ;   387.5 p7+p4   18 t
        vmovdqu64 zmm0, [rel fox128_lanes_encrypt.T0_constants512 + 320] ;   172.3 p2      18 t reload
        vmovdqu64 [rbp + 26560], zmm0                                    ;   388.7 p8+p9   18 t
        vmovdqu64 [rbp + 26624], zmm24                                   ;   389.5 p7+p4   12 rk
        vmovdqu64 zmm0, [rel fox128_lanes_encrypt.T0_constants512 + 384] ;   172.8 p3      18 t reload
        vmovdqu64 [rbp + 26688], zmm0                                    ;   390.7 p8+p9   18 t
        vmovdqu64 zmm0, [rel fox128_lanes_encrypt.T0_constants512 + 448] ;   173.3 p2      18 t reload
        vmovdqu64 [rbp + 26752], zmm0                                    ;   391.5 p7+p4   18 t
        vmovdqu64 [rbp + 26816], zmm5                                    ;   392.7 p8+p9   12 rk
        vmovdqu64 zmm0, [rel fox128_lanes_encrypt.T0_constants512 + 512] ;   173.8 p3      18 t reload
        vmovdqu64 [rbp + 26880], zmm0                                    ;   393.5 p7+p4   18 t
        vmovdqu64 [rbp + 26944], zmm25                                   ;   394.7 p8+p9   12 rk
        vmovdqu64 zmm0, [rel fox128_lanes_encrypt.T0_constants512 + 576] ;   174.3 p2      18 t reload
        vmovdqu64 [rbp + 27008], zmm0                                    ;   395.5 p7+p4   18 t
        cmp dword [rbp + 28872], 0                                       ;                    no blocks?
        je .blocks_1_done
        mov eax, dword [rbp + 28872]                                     ;                    passes of 64
        mov rcx, rax                                                     ;                    passes of 64
.blocks_1_share:
        and rax, 0x3f                                                    ;                    passes of 64
        mov qword [rbp + 28808], rax                                     ;                    passes of 64
        sub rcx, rax                                                     ;                    passes of 64
        imul rcx, rcx, 0x10                                              ;                    passes of 64
        mov rdx, qword [rbp + 28816]                                     ;                    passes of 64
        add rcx, rdx                                                     ;                    passes of 64
        mov qword [rbp + 28824], rcx                                     ;                    passes of 64
        cmp rcx, rdx                                                     ;                    passes of 64
        je .blocks_1_rest
.blocks_1_again:
        align 16
.blocks_1:
        mov r8, qword [rbp + 28816]                                      ;     0.0 p2      13 s.0 reload
        vmovdqu64 zmm6, [r8 + 384]                                       ;     5.0 p3      13 s.0
        vmovdqu64 zmm9, [r8 + 576]                                       ;     5.0 p2      13 s.0
        vmovdqu64 zmm12, [r8 + 768]                                      ;     5.0 p3      13 s.0
        vmovdqu64 zmm2, [r8 + 128]                                       ;     5.0 p2      13 s.0
        vmovdqu64 zmm5, [r8 + 320]                                       ;     5.0 p3      13 s.0
        vmovdqu64 zmm7, [r8 + 448]                                       ;     5.0 p2      13 s.0
        vmovdqu64 zmm8, [r8 + 512]                                       ;     5.0 p3      13 s.0
        vmovdqu64 zmm4, [r8 + 256]                                       ;     5.0 p2      13 s.0
        vmovdqu64 zmm0, [r8]                                             ;     5.0 p3      13 s.0
        vmovdqu64 zmm3, [r8 + 192]                                       ;     5.0 p2      13 s.0
        vmovdqu64 zmm10, [r8 + 640]                                      ;     5.2 p3      13 s.0
        vmovdqu64 zmm1, [r8 + 64]                                        ;     6.0 p2      13 s.0
        vmovdqu64 zmm14, [r8 + 896]                                      ;     6.2 p3      13 s.0
        vpunpcklbw zmm16, zmm0, zmm1                                     ;    12.0 p5      13 s.0
        vpunpckhbw zmm0, zmm0, zmm1                                      ;    12.0 p5      13 s.0
        vmovdqu64 zmm15, [r8 + 960]                                      ;     7.0 p2      13 s.0
        vpunpcklbw zmm1, zmm2, zmm3                                      ;    11.0 p5      13 s.0
        vpunpckhbw zmm2, zmm2, zmm3                                      ;    11.0 p5      13 s.0
        vpunpcklbw zmm3, zmm4, zmm5                                      ;    11.0 p5      13 s.0
        vpunpckhbw zmm4, zmm4, zmm5                                      ;    11.0 p5      13 s.0
        vpunpcklbw zmm5, zmm6, zmm7                                      ;    11.0 p5      13 s.0
        vpunpckhbw zmm6, zmm6, zmm7                                      ;    11.0 p5      13 s.0
        vpunpcklwd zmm7, zmm16, zmm1                                     ;    13.0 p5      13 s.0
        vpunpckhwd zmm1, zmm16, zmm1                                     ;    13.0 p5      13 s.0
        vmovdqu64 zmm11, [r8 + 704]                                      ;     7.2 p3      13 s.0
        vpunpcklwd zmm16, zmm0, zmm2                                     ;    13.0 p5      13 s.0
        vpunpckhwd zmm0, zmm0, zmm2                                      ;    13.3 p5      13 s.0
        vpunpcklwd zmm2, zmm3, zmm5                                      ;    14.3 p5      13 s.0
        vpunpckldq zmm17, zmm7, zmm2                                     ;    15.3 p5      13 s.0
        vpunpckhdq zmm2, zmm7, zmm2                                      ;    16.3 p5      13 s.0
        vpunpckhwd zmm3, zmm3, zmm5                                      ;    17.3 p5      13 s.0
        vpunpcklwd zmm5, zmm4, zmm6                                      ;    18.3 p5      13 s.0
        vmovdqu64 zmm13, [r8 + 832]                                      ;     8.0 p2      13 s.0
        vpunpckhwd zmm4, zmm4, zmm6                                      ;    19.3 p5      13 s.0
        vpunpcklbw zmm6, zmm8, zmm9                                      ;    20.3 p5      13 s.0
        vpunpckhbw zmm8, zmm8, zmm9                                      ;    21.3 p5      13 s.0
        vpunpckldq zmm9, zmm1, zmm3                                      ;    22.3 p5      13 s.0
        vpunpcklbw zmm7, zmm10, zmm11                                    ;    23.3 p5      13 s.0
        vpunpckhbw zmm10, zmm10, zmm11                                   ;    24.3 p5      13 s.0
        vpunpckldq zmm11, zmm0, zmm4                                     ;    25.3 p5      13 s.0
        vpunpckhdq zmm0, zmm0, zmm4                                      ;    26.3 p5      13 s.0
        vpunpcklbw zmm4, zmm12, zmm13                                    ;    27.3 p5      13 s.0
        vpunpckhbw zmm12, zmm12, zmm13                                   ;    28.3 p5      13 s.0
        vpunpcklbw zmm13, zmm14, zmm15                                   ;    29.3 p5      13 s.0
        vpunpckhdq zmm1, zmm1, zmm3                                      ;    30.3 p5      13 s.0
        vpunpckldq zmm3, zmm16, zmm5                                     ;    31.3 p5      13 s.0
        vpunpckhdq zmm5, zmm16, zmm5                                     ;    32.3 p5      13 s.0
        vpunpckhbw zmm14, zmm14, zmm15                                   ;    33.3 p5      13 s.0
        vpunpcklwd zmm15, zmm6, zmm7                                     ;    34.3 p5      13 s.0
        vpunpckhwd zmm6, zmm6, zmm7                                      ;    35.3 p5      13 s.0
        vpunpcklwd zmm7, zmm8, zmm10                                     ;    36.3 p5      13 s.0
        vpunpckhwd zmm8, zmm8, zmm10                                     ;    37.3 p5      13 s.0
        vpunpcklwd zmm10, zmm4, zmm13                                    ;    38.3 p5      13 s.0
        vpunpckhwd zmm4, zmm4, zmm13                                     ;    39.3 p5      13 s.0
        vmovdqu64 zmm24, [rbp + 26368]                                   ;     9.2 p3      18 t reload
        vpunpcklwd zmm13, zmm12, zmm14                                   ;    40.3 p5      13 s.0
        vpunpckhwd zmm12, zmm12, zmm14                                   ;    41.3 p5      13 s.0
        vpunpckldq zmm14, zmm15, zmm10                                   ;    42.3 p5      13 s.0
        vpunpckhdq zmm10, zmm15, zmm10                                   ;    43.3 p5      13 s.0
        vpunpckldq zmm15, zmm6, zmm4                                     ;    44.3 p5      13 s.0
        vpunpckhdq zmm4, zmm6, zmm4                                      ;    45.3 p5      13 s.0
        vpunpckldq zmm6, zmm7, zmm13                                     ;    46.3 p5      13 s.0
        vpunpcklqdq zmm16, zmm2, zmm10                                   ;    47.3 p5      13 s.0
        vpunpckhqdq zmm2, zmm2, zmm10                                    ;    48.3 p5      13 s.0
        vpunpcklqdq zmm10, zmm9, zmm15                                   ;    49.3 p5      13 s.0
        vpunpckhqdq zmm9, zmm9, zmm15                                    ;    50.3 p5      13 s.0
        vpunpcklqdq zmm15, zmm1, zmm4                                    ;    51.3 p5      13 s.0
        vpunpckhqdq zmm1, zmm1, zmm4                                     ;    52.3 p5      13 s.0
        vpunpckhdq zmm7, zmm7, zmm13                                     ;    53.3 p5      13 s.0
        vpunpckldq zmm13, zmm8, zmm12                                    ;    54.3 p5      13 s.0
        vpunpckhdq zmm8, zmm8, zmm12                                     ;    55.3 p5      13 s.0
        vpternlogd zmm15, zmm16, [rbp + 3584], 0x96                      ;    52.3 p0+p2   14 d
        vpunpcklqdq zmm4, zmm3, zmm6                                     ;    56.3 p5      13 s.0
        vpunpckhqdq zmm3, zmm3, zmm6                                     ;    57.3 p5      13 s.0
        vpunpcklqdq zmm6, zmm5, zmm7                                     ;    58.3 p5      13 s.0
        vpunpckhqdq zmm5, zmm5, zmm7                                     ;    59.3 p5      13 s.0
        vpunpcklqdq zmm7, zmm11, zmm13                                   ;    60.3 p5      13 s.0
        vpunpckhqdq zmm11, zmm11, zmm13                                  ;    61.3 p5      13 s.0
        vpunpcklqdq zmm13, zmm0, zmm8                                    ;    62.3 p5      13 s.0
        vmovdqu64 zmm19, [rbp + 26304]                                   ;    13.5 p3      18 t reload
        vmovdqu64 zmm20, [rbp + 26176]                                   ;    13.7 p2      18 t reload
        vpunpckhqdq zmm0, zmm0, zmm8                                     ;    63.3 p5      13 s.0
        vmovdqu64 zmm8, [rbp + 26560]                                    ;    14.5 p3      18 t reload
        vmovdqu64 zmm23, [rbp + 26496]                                   ;    14.7 p2      18 t reload
        vpunpcklqdq zmm12, zmm17, zmm14                                  ;    64.3 p5      13 s.0
        vpunpckhqdq zmm14, zmm17, zmm14                                  ;    65.3 p5      13 s.0
        vpternlogd zmm9, zmm14, [rbp + 3520], 0x96                       ;    66.3 p0+p3   14 d
        vmovdqa64 zmm26, zmm9                                            ;    67.3         18 t copy
        vpternlogd zmm10, zmm12, [rbp + 3456], 0x96                      ;    65.3 p0+p2   14 d
        vmovdqa64 zmm25, zmm10                                           ;    66.3         18 t copy
        vgf2p8affineqb zmm17, zmm10, zmm8, 0                             ;    66.3 p0      18 t
        vpermi2b zmm25, zmm24, zmm23                                     ;    67.3 p0+p5   18 t
        vmovdqa64 zmm22, zmm9                                            ;    67.3         18 t copy
        vmovdqa64 zmm29, zmm15                                           ;    53.3         18 t copy
        vmovdqa64 zmm21, zmm10                                           ;    66.3         18 t copy
        vmovdqu64 [rbp + 27072], zmm12                                   ;    65.3 p7+p4   13 s.0 spill
        vpermi2b zmm29, zmm24, zmm23                                     ;    69.3 p0+p5   18 t
        vpermi2b zmm21, zmm20, zmm19                                     ;    71.3 p0+p5   18 t
        vpternlogd zmm1, zmm2, [rbp + 3648], 0x96                        ;    53.3 p0+p3   14 d
        vpternlogd zmm17, zmm25, zmm21, 0xca                             ;    76.3 p0      18 t
        vmovdqa64 zmm25, zmm1                                            ;    54.3         18 t copy
        vpternlogd zmm13, zmm6, [rbp + 3840], 0x96                       ;    63.3 p0+p2   14 d
        vmovdqa64 zmm30, zmm1                                            ;    54.3         18 t copy
        vmovdqu64 [rbp + 27136], zmm3                                    ;    58.3 p8+p9   13 s.0 spill
        vmovdqa64 zmm28, zmm15                                           ;    53.3         18 t copy
        vpermi2b zmm25, zmm20, zmm19                                     ;    73.3 p0+p5   18 t
        vgf2p8affineqb zmm21, zmm1, zmm8, 0                              ;    54.3 p0      18 t
        vpermi2b zmm30, zmm24, zmm23                                     ;    75.3 p0+p5   18 t
        vpternlogd zmm21, zmm30, zmm25, 0xca                             ;    80.3 p0      18 t
        vmovdqa64 zmm30, zmm13                                           ;    64.3         18 t copy
        vpternlogd zmm11, zmm3, [rbp + 3776], 0x96                       ;    62.3 p0+p3   14 d
        vgf2p8affineqb zmm18, zmm9, zmm8, 0                              ;    67.3 p0      18 t
        vpternlogd zmm7, zmm4, [rbp + 3712], 0x96                        ;    61.3 p0+p2   14 d
        vpermi2b zmm26, zmm24, zmm23                                     ;    77.3 p0+p5   18 t
        vpermi2b zmm22, zmm20, zmm19                                     ;    79.3 p0+p5   18 t
        vpternlogd zmm18, zmm26, zmm22, 0xca                             ;    84.3 p0      18 t
        vgf2p8affineqb zmm22, zmm7, zmm8, 0                              ;    62.3 p0      18 t
        vgf2p8affineqb zmm27, zmm15, zmm8, 0                             ;    53.3 p0      18 t
        vpternlogd zmm0, zmm5, [rbp + 3904], 0x96                        ;    64.3 p0+p3   14 d
        vpermi2b zmm30, zmm20, zmm19                                     ;    81.3 p0+p5   18 t
        vmovdqa64 zmm31, zmm7                                            ;    62.3         18 t copy
        vmovdqu64 [rbp + 27200], zmm7                                    ;    62.3 p7+p4   14 d spill
        vmovdqa64 zmm26, zmm7                                            ;    62.3         18 t copy
        vpermi2b zmm26, zmm20, zmm19                                     ;    83.3 p0+p5   18 t
        vpermi2b zmm31, zmm24, zmm23                                     ;    85.3 p0+p5   18 t
        vpternlogd zmm22, zmm31, zmm26, 0xca                             ;    90.3 p0      18 t
        vmovdqa64 zmm31, zmm0                                            ;    65.3         18 t copy
        vpermi2b zmm31, zmm20, zmm19                                     ;    87.3 p0+p5   18 t
        vmovdqu64 [rbp + 27264], zmm10                                   ;    66.3 p8+p9   14 d spill
        vpermi2b zmm28, zmm20, zmm19                                     ;    89.3 p0+p5   18 t
        vmovdqu64 [rbp + 27328], zmm4                                    ;    57.3 p7+p4   13 s.0 spill
        vmovdqu64 [rbp + 27392], zmm9                                    ;    67.3 p8+p9   14 d spill
        vmovdqu64 [rbp + 27456], zmm11                                   ;    63.3 p7+p4   14 d spill
        vpternlogd zmm27, zmm29, zmm28, 0xca                             ;    94.3 p0      18 t
        vgf2p8affineqb zmm28, zmm11, zmm8, 0                             ;    63.3 p0      18 t
        vmovdqa64 zmm29, zmm11                                           ;    63.3         18 t copy
        vmovdqu64 [rbp + 27520], zmm2                                    ;    49.3 p8+p9   13 s.0 spill
        vgf2p8affineqb zmm26, zmm0, zmm8, 0                              ;    65.3 p0      18 t
        vgf2p8affineqb zmm25, zmm13, zmm8, 0                             ;    64.3 p0      18 t
        vmovdqu64 [rbp + 27584], zmm15                                   ;    53.3 p7+p4   14 d spill
        vpermi2b zmm29, zmm20, zmm19                                     ;    91.3 p0+p5   18 t
        vmovdqa64 zmm7, zmm11                                            ;    63.3         18 t copy
        vmovdqa64 zmm11, zmm13                                           ;    64.3         18 t copy
        vpermi2b zmm7, zmm24, zmm23                                      ;    93.3 p0+p5   18 t
        vpermi2b zmm11, zmm24, zmm23                                     ;    95.3 p0+p5   18 t
        vpternlogd zmm25, zmm11, zmm30, 0xca                             ;   100.3 p0      18 t
        vpternlogd zmm28, zmm7, zmm29, 0xca                              ;    98.3 p0      18 t
        vmovdqu64 zmm29, [rbp + 26688]                                   ;    31.0 p2      18 t reload
        vgf2p8affineqb zmm30, zmm21, zmm29, 0                            ;    81.3 p0      18 t
        vmovdqu64 [rbp + 27648], zmm14                                   ;    66.3 p8+p9   13 s.0 spill
        vgf2p8affineqb zmm15, zmm17, zmm29, 0                            ;    77.3 p0      18 t
        vmovdqu64 [rbp + 27712], zmm6                                    ;    59.3 p7+p4   13 s.0 spill
        vmovdqa64 zmm8, zmm0                                             ;    65.3         18 t copy
        vpermi2b zmm8, zmm24, zmm23                                      ;    97.3 p0+p5   18 t
        vpternlogd zmm26, zmm8, zmm31, 0xca                              ;   102.3 p0      18 t
        vmovdqu64 zmm31, [rbp + 26752]                                   ;    32.7 p3      18 t reload
        vgf2p8affineqb zmm23, zmm22, zmm31, 0                            ;    91.3 p0      18 t
        vpxord zmm24, zmm22, zmm28                                       ;    99.3 p0      18 t
        vgf2p8affineqb zmm19, zmm28, [rbp + 27008], 0                    ;    99.3 p0+p2   18 t
        vmovdqu64 zmm7, [rbp + 26880]                                    ;    33.7 p3      18 t reload
        vgf2p8affineqb zmm11, zmm27, zmm7, 0                             ;    95.3 p0      18 t
        vpxord zmm11, zmm11, zmm19                                       ;   102.3 p0      18 t
        vgf2p8affineqb zmm19, zmm26, zmm29, 0                            ;   103.3 p0      18 t
        vgf2p8affineqb zmm8, zmm18, zmm29, 0                             ;    85.3 p0      18 t
        vmovdqu64 [rbp + 27776], zmm0                                    ;    65.3 p8+p9   14 d spill
        vmovdqa64 zmm0, zmm27                                            ;    95.3         18 t copy
        vgf2p8affineqb zmm20, zmm27, [rbp + 27008], 0                    ;    95.3 p0+p2   18 t
        vgf2p8affineqb zmm6, zmm25, zmm7, 0                              ;   101.3 p0      18 t
        vpxord zmm20, zmm20, zmm6                                        ;   104.3 p0      18 t
        vmovdqu64 zmm6, [rbp + 27008]                                    ;    35.0 p3      18 t reload
        vgf2p8affineqb zmm2, zmm17, zmm6, 0                              ;    77.3 p0      18 t
        vgf2p8affineqb zmm14, zmm22, zmm7, 0                             ;    91.3 p0      18 t
        vmovdqu64 [rbp + 27840], zmm16                                   ;    48.3 p7+p4   13 s.0 spill
        vmovdqu64 [rbp + 27904], zmm13                                   ;    64.3 p8+p9   14 d spill
        vgf2p8affineqb zmm13, zmm18, zmm7, 0                             ;    85.3 p0      18 t
        vmovdqu64 [rbp + 27968], zmm1                                    ;    54.3 p7+p4   14 d spill
        vgf2p8affineqb zmm16, zmm17, zmm7, 0                             ;    77.3 p0      18 t
        vgf2p8affineqb zmm1, zmm18, [rbp + 27008], 0                     ;    85.3 p0+p2   18 t
        vgf2p8affineqb zmm9, zmm27, zmm29, 0                             ;    95.3 p0      18 t
        vgf2p8affineqb zmm3, zmm27, zmm31, 0                             ;    95.3 p0      18 t
        vmovdqu64 [rbp + 28032], zmm27                                   ;    95.3 p8+p9   18 t spill
        vgf2p8affineqb zmm12, zmm17, zmm31, 0                            ;    77.3 p0      18 t
        vmovdqu64 [rbp + 28096], zmm12                                   ;    80.3 p7+p4   18 t spill
        vpternlogd zmm2, zmm14, zmm26, 0x96                              ;   103.3 p0      18 t
        vgf2p8affineqb zmm14, zmm28, zmm7, 0                             ;    99.3 p0      18 t
        vpxord zmm1, zmm1, zmm14                                         ;   102.3 p0      18 t
        vgf2p8affineqb zmm12, zmm28, zmm29, 0                            ;    99.3 p0      18 t
        vgf2p8affineqb zmm14, zmm25, zmm29, 0                            ;   101.3 p0      18 t
        vgf2p8affineqb zmm27, zmm21, zmm7, 0                             ;    81.3 p0      18 t
        vgf2p8affineqb zmm7, zmm22, zmm29, 0                             ;    91.3 p0      18 t
        vgf2p8affineqb zmm29, zmm28, zmm31, 0                            ;    99.3 p0      18 t
        vmovdqu64 [rbp + 28160], zmm29                                   ;   102.3 p8+p9   18 t spill
        vgf2p8affineqb zmm29, zmm25, zmm6, 0                             ;   101.3 p0      18 t
        vpxord zmm27, zmm27, zmm29                                       ;   104.3 p0      18 t
        vpxord zmm15, zmm15, zmm26                                       ;   103.3 p0      18 t
        vmovdqu64 [rbp + 28224], zmm5                                    ;    60.3 p7+p4   13 s.0 spill
        vgf2p8affineqb zmm5, zmm22, [rbp + 27008], 0                     ;    91.3 p0+p3   18 t
        vgf2p8affineqb zmm10, zmm21, zmm31, 0                            ;    85.7 p0      18 t
        vpternlogd zmm10, zmm9, [rbp + 15872], 0x96                      ;    98.3 p0+p2   18 t
        vgf2p8affineqb zmm4, zmm21, zmm6, 0                              ;    87.7 p0      18 t
        vpxord zmm16, zmm16, zmm4                                        ;    90.7 p0      18 t
        vpternlogd zmm19, zmm21, [rbp + 15744], 0x96                     ;   106.3 p0+p3   18 t
        vpternlogd zmm22, zmm26, [rbp + 16064], 0x96                     ;   103.3 p0+p2   18 t
        vpternlogd zmm19, zmm17, zmm25, 0x96                             ;   107.3 p0      18 t
        vgf2p8affineqb zmm4, zmm18, zmm31, 0                             ;    92.7 p0      18 t
        vpternlogd zmm4, zmm12, [rbp + 16000], 0x96                      ;   102.3 p0+p3   18 t
        vpternlogd zmm4, zmm20, zmm24, 0x96                              ;   105.3 p0      18 t
        vpternlogd zmm4, zmm15, zmm27, 0x96                              ;   106.3 p0      18 t
        vpternlogd zmm10, zmm25, zmm17, 0x96                             ;   101.3 p0      18 t
        vpternlogd zmm10, zmm5, zmm13, 0x96                              ;   102.3 p0      18 t
        vpternlogd zmm10, zmm1, zmm15, 0x96                              ;   104.3 p5      18 t
        vpternlogd zmm0, zmm26, zmm18, 0x96                              ;   103.3 p0      18 t
        vpternlogd zmm19, zmm24, zmm0, 0x96                              ;   108.3 p5      18 t
        vmovdqa64 zmm6, zmm30                                            ;    84.3         18 t copy
        vpternlogd zmm6, zmm17, [rbp + 15808], 0x96                      ;    99.7 p0+p2   18 t
        vpternlogd zmm23, zmm6, zmm8, 0x96                               ;   100.7 p5      18 t
        vmovdqu64 zmm6, [rbp + 15936]                                    ;    43.7 p3      18 t
        vpxord zmm6, zmm6, zmm25                                         ;   101.3 p0      18 t
        vpternlogd zmm6, zmm28, zmm14, 0x96                              ;   104.3 p5      18 t
        vpternlogd zmm3, zmm6, zmm8, 0x96                                ;   105.3 p0      18 t
        vmovdqu64 zmm8, [rbp + 28160]                                    ;   102.3 p2      18 t reload
        vpternlogd zmm9, zmm8, [rbp + 16256], 0x96                       ;   108.3 p5+p3   18 t
        vpternlogd zmm9, zmm0, zmm7, 0x96                                ;   109.3 p0      18 t
        vmovdqu64 zmm0, [rbp + 26560]                                    ;    45.3 p2      18 t reload
        vpternlogd zmm7, zmm22, zmm21, 0x96                              ;   104.3 p5      18 t
        vpternlogd zmm23, zmm18, zmm26, 0x96                             ;   103.7 p0      18 t
        vpternlogd zmm23, zmm20, zmm11, 0x96                             ;   105.3 p5      18 t
        vpternlogd zmm7, zmm14, [rbp + 28096], 0x96                      ;   105.3 p0+p3   18 t
        vgf2p8affineqb zmm29, zmm25, zmm31, 0                            ;   105.7 p0      18 t
        vmovdqu64 zmm6, [rbp + 16192]                                    ;    46.3 p2      18 t
        vpternlogd zmm6, zmm21, [rbp + 28032], 0x96                      ;   105.3 p5+p3   18 t
        vmovdqa64 zmm14, zmm19                                           ;   109.3         18 t copy
        vpternlogd zmm29, zmm6, zmm30, 0x96                              ;   108.7 p5      18 t
        vmovdqu64 zmm6, [rbp + 26176]                                    ;    47.3 p2      18 t reload
        vpternlogd zmm29, zmm12, zmm2, 0x96                              ;   109.7 p0      18 t
        vpternlogd zmm7, zmm1, zmm11, 0x96                               ;   107.3 p5      18 t
        vpternlogd zmm29, zmm5, zmm13, 0x96                              ;   110.7 p0      18 t
        vmovdqu64 zmm5, [rbp + 26304]                                    ;    47.7 p3      18 t reload
        vpermi2b zmm14, zmm6, zmm5                                       ;   110.3 p5      18 t
        vgf2p8affineqb zmm1, zmm23, zmm0, 0                              ;   108.7 p0      18 t
        vgf2p8affineqb zmm15, zmm10, zmm0, 0                             ;   109.7 p0      18 t
        vpternlogd zmm3, zmm16, zmm2, 0x96                               ;   110.7 p0      18 t
        vpternlogd zmm9, zmm27, zmm16, 0x96                              ;   111.3 p5      18 t
        vmovdqa64 zmm16, zmm3                                            ;   111.7         18 t copy
        vmovdqa64 zmm8, zmm23                                            ;   106.3         18 t copy
        vmovdqa64 zmm11, zmm10                                           ;   105.3         18 t copy
        vmovdqa64 zmm17, zmm4                                            ;   107.3         18 t copy
        vmovdqu64 zmm13, [rbp + 26368]                                   ;    49.7 p2      18 t reload
        vmovdqu64 zmm21, [rbp + 1984]                                    ;    49.8 p3      20 d
        vmovdqu64 zmm12, [rbp + 26496]                                   ;    50.7 p2      18 t reload
        vmovdqu64 zmm18, [rbp + 27328]                                   ;    57.3 p3      18 t
        vgf2p8affineqb zmm2, zmm19, zmm0, 0                              ;   111.7 p0      18 t
        vpermi2b zmm19, zmm13, zmm12                                     ;   114.3 p5      18 t
        vpermi2b zmm8, zmm6, zmm5                                        ;   116.3 p0+p5   18 t
        vpternlogd zmm2, zmm19, zmm14, 0xca                              ;   119.3 p0      18 t
        vpermi2b zmm10, zmm13, zmm12                                     ;   118.3 p0+p5   18 t
        vpermi2b zmm16, zmm6, zmm5                                       ;   120.3 p0+p5   18 t
        vgf2p8affineqb zmm14, zmm4, zmm0, 0                              ;   116.7 p0      18 t
        vpermi2b zmm4, zmm13, zmm12                                      ;   122.3 p0+p5   18 t
        vmovdqu64 zmm22, [rbp + 1920]                                    ;    53.3 p2      20 d
        vpermi2b zmm11, zmm6, zmm5                                       ;   124.3 p0+p5   18 t
        vpternlogd zmm15, zmm10, zmm11, 0xca                             ;   129.3 p0      18 t
        vpermi2b zmm17, zmm6, zmm5                                       ;   126.3 p0+p5   18 t
        vpternlogd zmm14, zmm4, zmm17, 0xca                              ;   131.3 p0      18 t
        vgf2p8affineqb zmm4, zmm9, zmm0, 0                               ;   122.7 p0      18 t
        vmovdqa64 zmm17, zmm9                                            ;   112.3         18 t copy
        vpermi2b zmm23, zmm13, zmm12                                     ;   128.3 p0+p5   18 t
        vpternlogd zmm1, zmm23, zmm8, 0xca                               ;   133.3 p0      18 t
        vpermi2b zmm9, zmm13, zmm12                                      ;   130.3 p0+p5   18 t
        vmovdqa64 zmm11, zmm7                                            ;   108.3         18 t copy
        vmovdqu64 zmm23, [rbp + 2304]                                    ;    56.5 p3      20 d reload
        vmovdqu64 zmm19, [rbp + 27136]                                   ;    58.3 p2      18 t
        vgf2p8affineqb zmm8, zmm3, zmm0, 0                               ;   126.7 p0      18 t
        vgf2p8affineqb zmm10, zmm7, zmm0, 0                              ;   127.7 p0      18 t
        vpermi2b zmm7, zmm13, zmm12                                      ;   132.3 p0+p5   18 t
        vpermi2b zmm11, zmm6, zmm5                                       ;   134.3 p0+p5   18 t
        vpternlogd zmm10, zmm7, zmm11, 0xca                              ;   139.3 p0      18 t
        vmovdqu64 zmm7, [rbp + 27072]                                    ;    65.3 p3      18 t
        vpxord zmm7, zmm7, zmm2                                          ;   131.7 p0      18 t
        vpxord zmm19, zmm19, zmm10                                       ;   140.3 p0      18 t
        vpxord zmm18, zmm18, zmm14                                       ;   133.7 p0      18 t
        vmovdqa64 zmm10, zmm15                                           ;   130.3         20 d copy
        vmovdqu64 zmm14, [rbp + 2048]                                    ;    59.2 p2      20 d reload
        vpermi2b zmm17, zmm6, zmm5                                       ;   136.3 p0+p5   18 t
        vpternlogd zmm4, zmm9, zmm17, 0xca                               ;   141.3 p0      18 t
        vmovdqu64 zmm9, [rbp + 27840]                                    ;    60.0 p3      13 s.0 reload
        vmovdqa64 zmm20, zmm4                                            ;   142.3         20 d copy
        vmovdqu64 zmm17, [rbp + 2112]                                    ;    60.3 p2      20 d reload
        vmovdqu64 zmm11, [rbp + 27648]                                   ;    66.3 p3      18 t
        vpxord zmm11, zmm11, zmm1                                        ;   136.7 p0      18 t
        vmovdqu64 zmm1, [rbp + 27520]                                    ;    61.3 p2      13 s.0 reload
        vpternlogd zmm10, zmm7, zmm9, 0x96                               ;   137.3 p5      20 d
        vpermi2b zmm3, zmm13, zmm12                                      ;   139.3 p0+p5   18 t
        vpternlogd zmm8, zmm3, zmm16, 0xca                               ;   144.3 p0      18 t
        vpternlogd zmm22, zmm10, [rbp + 27264], 0x96                     ;   139.7 p0+p3   20 d
        vmovdqa64 zmm16, zmm29                                           ;   111.7         18 t copy
        vmovdqa64 zmm2, zmm8                                             ;   145.3         20 d copy
        vgf2p8affineqb zmm3, zmm29, zmm0, 0                              ;   140.7 p0      18 t
        vpermi2b zmm16, zmm6, zmm5                                       ;   142.3 p5      18 t
        vpermi2b zmm29, zmm13, zmm12                                     ;   144.3 p0+p5   18 t
        vpternlogd zmm2, zmm11, zmm1, 0x96                               ;   145.3 p0      20 d
        vpternlogd zmm11, zmm17, [rbp + 27968], 0x96                     ;   143.7 p0+p2   20 d
        vpternlogd zmm3, zmm29, zmm16, 0xca                              ;   149.3 p0      18 t
        vmovdqa64 zmm16, zmm3                                            ;   150.3         20 d copy
        vpternlogd zmm7, zmm14, [rbp + 27584], 0x96                      ;   145.3 p5+p3   20 d
        vmovdqu64 zmm17, [rbp + 28224]                                   ;    64.8 p2      13 s.0 reload
        vpternlogd zmm20, zmm19, zmm17, 0x96                             ;   145.7 p0      20 d
        vmovdqu64 zmm14, [rbp + 27712]                                   ;    65.5 p3      13 s.0 reload
        vpternlogd zmm16, zmm18, zmm14, 0x96                             ;   150.3 p5      20 d
        vpternlogd zmm18, zmm23, [rbp + 27904], 0x96                     ;   146.7 p0+p2   20 d
        vmovdqu64 zmm23, [rbp + 2368]                                    ;    66.5 p3      20 d reload
        vpternlogd zmm19, zmm23, [rbp + 27776], 0x96                     ;   147.3 p5+p2   20 d
        vmovdqu64 [rbp + 27584], zmm22                                   ;   140.7 p8+p9   20 d spill
        vmovdqa64 zmm23, zmm22                                           ;   140.7         18 t copy
        vmovdqu64 [rbp + 28288], zmm15                                   ;   130.3 p7+p4   18 t spill
        vmovdqa64 zmm24, zmm22                                           ;   140.7         18 t copy
        vpermi2b zmm24, zmm13, zmm12                                     ;   149.3 p0+p5   18 t
        vpermi2b zmm23, zmm6, zmm5                                       ;   151.3 p0+p5   18 t
        vgf2p8affineqb zmm26, zmm22, zmm0, 0                             ;   149.7 p0      18 t
        vpternlogd zmm26, zmm24, zmm23, 0xca                             ;   156.3 p0      18 t
        vmovdqu64 zmm25, [rbp + 2176]                                    ;    68.3 p3      20 d
        vmovdqu64 [rbp + 28160], zmm3                                    ;   150.3 p8+p9   18 t spill
        vpternlogd zmm21, zmm2, [rbp + 27392], 0x96                      ;   151.7 p0+p2   20 d
        vmovdqa64 zmm29, zmm7                                            ;   146.3         18 t copy
        vmovdqa64 zmm28, zmm7                                            ;   146.3         18 t copy
        vpternlogd zmm25, zmm16, [rbp + 27200], 0x96                     ;   152.3 p5+p3   20 d
        vmovdqu64 [rbp + 27200], zmm25                                   ;   153.3 p7+p4   20 d spill
        vmovdqa64 zmm30, zmm21                                           ;   152.7         18 t copy
        vgf2p8affineqb zmm24, zmm7, zmm0, 0                              ;   152.7 p0      18 t
        vmovdqa64 zmm17, zmm25                                           ;   153.3         18 t copy
        vmovdqu64 [rbp + 27136], zmm20                                   ;   146.7 p8+p9   20 d spill
        vpermi2b zmm17, zmm6, zmm5                                       ;   155.3 p5      18 t
        vmovdqa64 zmm14, zmm18                                           ;   147.7         18 t copy
        vgf2p8affineqb zmm9, zmm18, zmm0, 0                              ;   153.7 p0      18 t
        vpermi2b zmm29, zmm13, zmm12                                     ;   157.3 p0+p5   18 t
        vmovdqu64 [rbp + 27392], zmm7                                    ;   146.3 p7+p4   20 d spill
        vgf2p8affineqb zmm27, zmm21, zmm0, 0                             ;   155.7 p0      18 t
        vpermi2b zmm28, zmm6, zmm5                                       ;   159.3 p0+p5   18 t
        vpternlogd zmm24, zmm29, zmm28, 0xca                             ;   164.3 p0      18 t
        vmovdqu64 zmm23, [rbp + 2240]                                    ;    72.8 p2      20 d
        vmovdqa64 zmm28, zmm21                                           ;   152.7         18 t copy
        vpternlogd zmm23, zmm20, [rbp + 27456], 0x96                     ;   158.7 p0+p3   20 d
        vmovdqu64 [rbp + 27456], zmm18                                   ;   147.7 p8+p9   20 d spill
        vpermi2b zmm28, zmm13, zmm12                                     ;   161.3 p0+p5   18 t
        vgf2p8affineqb zmm29, zmm11, zmm0, 0                             ;   160.7 p0      18 t
        vmovdqu64 [rbp + 27648], zmm2                                    ;   146.3 p7+p4   20 d spill
        vpermi2b zmm14, zmm13, zmm12                                     ;   163.3 p0+p5   18 t
        vmovdqu64 [rbp + 27776], zmm11                                   ;   144.7 p8+p9   20 d spill
        vmovdqu64 [rbp + 27904], zmm19                                   ;   148.3 p7+p4   20 d spill
        vmovdqa64 zmm1, zmm25                                            ;   153.3         18 t copy
        vpermi2b zmm1, zmm13, zmm12                                      ;   165.3 p0+p5   18 t
        vmovdqu64 [rbp + 28032], zmm8                                    ;   145.3 p8+p9   18 t spill
        vpermi2b zmm30, zmm6, zmm5                                       ;   167.3 p0+p5   18 t
        vpternlogd zmm27, zmm28, zmm30, 0xca                             ;   172.3 p0      18 t
        vmovdqa64 zmm30, zmm11                                           ;   144.7         18 t copy
        vpermi2b zmm30, zmm13, zmm12                                     ;   169.3 p0+p5   18 t
        vmovdqa64 zmm28, zmm11                                           ;   144.7         18 t copy
        vpermi2b zmm28, zmm6, zmm5                                       ;   171.3 p0+p5   18 t
        vpternlogd zmm29, zmm30, zmm28, 0xca                             ;   176.3 p0      18 t
        vgf2p8affineqb zmm28, zmm25, zmm0, 0                             ;   168.7 p0      18 t
        vmovdqa64 zmm30, zmm18                                           ;   147.7         18 t copy
        vmovdqu64 [rbp + 28096], zmm4                                    ;   142.3 p7+p4   18 t spill
        vpermi2b zmm30, zmm6, zmm5                                       ;   173.3 p0+p5   18 t
        vmovdqa64 zmm25, zmm23                                           ;   159.7         18 t copy
        vpermi2b zmm25, zmm6, zmm5                                       ;   175.3 p0+p5   18 t
        vgf2p8affineqb zmm18, zmm23, zmm0, 0                             ;   171.7 p0      18 t
        vpternlogd zmm9, zmm14, zmm30, 0xca                              ;   178.3 p0      18 t
        vmovdqa64 zmm14, zmm19                                           ;   148.3         18 t copy
        vpermi2b zmm14, zmm6, zmm5                                       ;   177.3 p0+p5   18 t
        vmovdqu64 zmm30, [rbp + 26688]                                   ;    81.0 p2      18 t reload
        vgf2p8affineqb zmm8, zmm24, zmm31, 0                             ;   174.7 p0      18 t
        vmovdqu64 [rbp + 28352], zmm8                                    ;   177.7 p8+p9   18 t spill
        vmovdqu64 [rbp + 27328], zmm16                                   ;   151.3 p7+p4   20 d spill
        vgf2p8affineqb zmm8, zmm9, zmm30, 0                              ;   179.3 p0      18 t
        vmovdqu64 [rbp + 27968], zmm21                                   ;   152.7 p8+p9   20 d spill
        vgf2p8affineqb zmm7, zmm26, zmm30, 0                             ;   176.7 p0      18 t
        vgf2p8affineqb zmm16, zmm29, zmm31, 0                            ;   177.7 p0      18 t
        vgf2p8affineqb zmm21, zmm24, zmm30, 0                            ;   178.7 p0      18 t
        vmovdqa64 zmm11, zmm23                                           ;   159.7         18 t copy
        vpermi2b zmm11, zmm13, zmm12                                     ;   180.3 p5      18 t
        vpternlogd zmm18, zmm11, zmm25, 0xca                             ;   185.3 p0      18 t
        vmovdqu64 zmm11, [rbp + 26880]                                   ;    83.3 p3      18 t reload
        vgf2p8affineqb zmm22, zmm27, zmm11, 0                            ;   180.7 p0      18 t
        vgf2p8affineqb zmm25, zmm24, zmm11, 0                            ;   181.7 p0      18 t
        vmovdqu64 [rbp + 27072], zmm10                                   ;   138.3 p7+p4   20 d spill
        vgf2p8affineqb zmm10, zmm9, zmm11, 0                             ;   182.7 p0      18 t
        vpternlogd zmm28, zmm1, zmm17, 0xca                              ;   181.3 p5      18 t
        vmovdqa64 zmm17, zmm19                                           ;   148.3         18 t copy
        vpermi2b zmm17, zmm13, zmm12                                     ;   184.3 p5      18 t
        vgf2p8affineqb zmm13, zmm28, zmm31, 0                            ;   183.7 p0      18 t
        vgf2p8affineqb zmm1, zmm19, zmm0, 0                              ;   184.7 p0      18 t
        vgf2p8affineqb zmm12, zmm29, zmm30, 0                            ;   185.7 p0      18 t
        vpternlogd zmm1, zmm17, zmm14, 0xca                              ;   189.3 p5      18 t
        vmovdqu64 zmm14, [rbp + 27008]                                   ;    85.7 p2      18 t reload
        vgf2p8affineqb zmm17, zmm24, zmm14, 0                            ;   186.7 p0      18 t
        vgf2p8affineqb zmm0, zmm27, zmm30, 0                             ;   187.7 p0      18 t
        vmovdqu64 [rbp + 28416], zmm24                                   ;   165.3 p8+p9   18 t spill
        vmovdqa64 zmm19, zmm24                                           ;   165.3         18 t copy
        vpternlogd zmm19, zmm27, zmm1, 0x96                              ;   190.3 p5      18 t
        vgf2p8affineqb zmm2, zmm28, zmm14, 0                             ;   188.7 p0      18 t
        vgf2p8affineqb zmm6, zmm18, zmm14, 0                             ;   189.7 p0      18 t
        vmovdqu64 [rbp + 27264], zmm23                                   ;   159.7 p7+p4   20 d spill
        vgf2p8affineqb zmm23, zmm1, zmm30, 0                             ;   190.7 p0      18 t
        vgf2p8affineqb zmm3, zmm26, zmm11, 0                             ;   191.7 p0      18 t
        vmovdqu64 [rbp + 28480], zmm8                                    ;   182.3 p8+p9   18 t spill
        vgf2p8affineqb zmm8, zmm18, zmm11, 0                             ;   192.7 p0      18 t
        vgf2p8affineqb zmm20, zmm27, zmm14, 0                            ;   193.7 p0      18 t
        vmovdqu64 [rbp + 28544], zmm20                                   ;   196.7 p7+p4   18 t spill
        vgf2p8affineqb zmm24, zmm28, zmm11, 0                            ;   194.7 p0      18 t
        vgf2p8affineqb zmm20, zmm27, zmm31, 0                            ;   195.7 p0      18 t
        vmovdqu64 [rbp + 28608], zmm20                                   ;   198.7 p8+p9   18 t spill
        vgf2p8affineqb zmm20, zmm29, zmm11, 0                            ;   196.7 p0      18 t
        vgf2p8affineqb zmm11, zmm9, zmm14, 0                             ;   197.7 p0      18 t
        vpxord zmm20, zmm20, zmm11                                       ;   200.7 p5      18 t
        vgf2p8affineqb zmm4, zmm26, zmm14, 0                             ;   198.7 p0      18 t
        vpternlogd zmm4, zmm24, zmm1, 0x96                               ;   201.7 p5      18 t
        vgf2p8affineqb zmm24, zmm28, zmm30, 0                            ;   199.7 p0      18 t
        vgf2p8affineqb zmm15, zmm29, zmm14, 0                            ;   200.7 p0      18 t
        vpxord zmm5, zmm28, zmm18                                        ;   189.3 p5      18 t
        vgf2p8affineqb zmm14, zmm18, zmm30, 0                            ;   201.7 p0      18 t
        vgf2p8affineqb zmm30, zmm9, zmm31, 0                             ;   202.7 p0      18 t
        vpternlogd zmm23, zmm29, [rbp + 16384], 0x96                     ;   193.7 p5+p3   18 t
        vpternlogd zmm23, zmm26, zmm9, 0x96                              ;   194.7 p5      18 t
        vpternlogd zmm23, zmm5, zmm19, 0x96                              ;   195.7 p5      18 t
        vpxord zmm3, zmm3, zmm15                                         ;   203.7 p5      18 t
        vgf2p8affineqb zmm15, zmm26, zmm31, 0                            ;   203.7 p0      18 t
        vmovdqu64 zmm11, [rbp + 16704]                                   ;    91.3 p2      18 t
        vpxord zmm11, zmm11, zmm9                                        ;   194.3 p5      18 t
        vmovdqu64 [rbp + 28672], zmm30                                   ;   205.7 p7+p4   18 t spill
        vpternlogd zmm16, zmm21, [rbp + 16640], 0x96                     ;   195.3 p5+p3   18 t
        vpternlogd zmm16, zmm26, zmm9, 0x96                              ;   196.3 p5      18 t
        vmovdqu64 zmm9, [rbp + 28480]                                    ;   182.3 p2      18 t reload
        vpternlogd zmm26, zmm12, [rbp + 16512], 0x96                     ;   197.3 p5+p3   18 t
        vpternlogd zmm26, zmm10, zmm17, 0x96                             ;   198.3 p5      18 t
        vpternlogd zmm10, zmm17, [rbp + 16832], 0x96                     ;   199.3 p5+p2   18 t
        vmovdqu64 zmm17, [rbp + 28352]                                   ;   177.7 p3      18 t reload
        vpternlogd zmm11, zmm17, zmm9, 0x96                              ;   200.3 p5      18 t
        vpternlogd zmm13, zmm26, zmm0, 0x96                              ;   201.3 p5      18 t
        vpternlogd zmm11, zmm0, zmm18, 0x96                              ;   202.3 p5      18 t
        vpternlogd zmm16, zmm2, zmm22, 0x96                              ;   203.3 p5      18 t
        vpternlogd zmm16, zmm7, zmm1, 0x96                               ;   204.3 p5      18 t
        vmovdqu64 zmm0, [rbp + 16960]                                    ;    94.3 p2      18 t.6 reload
        vpternlogd zmm13, zmm27, zmm1, 0x96                              ;   204.7 p0      18 t
        vmovdqa64 zmm26, zmm29                                           ;   177.3         18 t copy
        vmovdqu64 zmm17, [rbp + 28544]                                   ;   196.7 p3      18 t reload
        vpternlogd zmm29, zmm0, [rbp + 28416], 0x96                      ;   205.3 p5+p2   18 t
        vpternlogd zmm11, zmm3, zmm4, 0x96                               ;   205.7 p0      18 t
        vpternlogd zmm16, zmm8, zmm17, 0x96                              ;   206.3 p5      18 t
        vmovdqu64 zmm0, [rbp + 26560]                                    ;    95.8 p3      18 t reload
        vgf2p8affineqb zmm30, zmm18, zmm31, 0                            ;   206.7 p0      18 t
        vpternlogd zmm21, zmm20, [rbp + 17088], 0x96                     ;   207.3 p5+p2   18 t
        vpternlogd zmm30, zmm21, zmm24, 0x96                             ;   209.7 p0      18 t
        vpternlogd zmm30, zmm3, zmm19, 0x96                              ;   210.7 p5      18 t
        vgf2p8affineqb zmm3, zmm16, zmm0, 0                              ;   208.7 p0      18 t
        vpternlogd zmm13, zmm6, zmm25, 0x96                              ;   209.3 p5      18 t
        vpternlogd zmm10, zmm20, [rbp + 28608], 0x96                     ;   209.7 p0+p3   18 t
        vpternlogd zmm10, zmm5, zmm14, 0x96                              ;   210.7 p5      18 t
        vpternlogd zmm10, zmm7, zmm1, 0x96                               ;   211.7 p0      18 t
        vpternlogd zmm29, zmm12, [rbp + 28672], 0x96                     ;   211.7 p5+p2   18 t
        vmovdqu64 zmm5, [rbp + 26304]                                    ;    98.0 p3      18 t reload
        vmovdqa64 zmm12, zmm16                                           ;   207.3         18 t copy
        vpternlogd zmm29, zmm14, zmm4, 0x96                              ;   212.7 p0      18 t
        vpternlogd zmm29, zmm2, zmm22, 0x96                              ;   213.7 p5      18 t
        vmovdqa64 zmm7, zmm23                                            ;   196.7         18 t copy
        vmovdqa64 zmm4, zmm13                                            ;   210.3         18 t copy
        vpternlogd zmm26, zmm1, [rbp + 16896], 0x96                      ;   212.7 p0+p2   18 t
        vpternlogd zmm26, zmm9, zmm28, 0x96                              ;   213.7 p5      18 t
        vpternlogd zmm15, zmm26, zmm24, 0x96                             ;   214.7 p0      18 t
        vpternlogd zmm15, zmm8, zmm17, 0x96                              ;   215.7 p5      18 t
        vmovdqu64 zmm9, [rbp + 26368]                                    ;    99.8 p3      18 t reload
        vmovdqu64 zmm8, [rbp + 26496]                                    ;   100.0 p2      18 t reload
        vpternlogd zmm15, zmm6, zmm25, 0x96                              ;   216.7 p0      18 t
        vgf2p8affineqb zmm1, zmm23, zmm0, 0                              ;   215.7 p0      18 t
        vmovdqu64 zmm6, [rbp + 26176]                                    ;   100.8 p3      18 t reload
        vpermi2b zmm12, zmm6, zmm5                                       ;   217.3 p5      18 t
        vpermi2b zmm16, zmm9, zmm8                                       ;   219.3 p0+p5   18 t
        vpternlogd zmm3, zmm16, zmm12, 0xca                              ;   224.3 p0      18 t
        vgf2p8affineqb zmm12, zmm15, zmm0, 0                             ;   218.7 p0      18 t
        vpermi2b zmm23, zmm9, zmm8                                       ;   221.3 p0+p5   18 t
        vpermi2b zmm4, zmm6, zmm5                                        ;   223.3 p0+p5   18 t
        vgf2p8affineqb zmm2, zmm13, zmm0, 0                              ;   221.7 p0      18 t
        vpermi2b zmm13, zmm9, zmm8                                       ;   225.3 p0+p5   18 t
        vpternlogd zmm2, zmm13, zmm4, 0xca                               ;   230.3 p0      18 t
        vmovdqa64 zmm13, zmm10                                           ;   212.7         18 t copy
        vgf2p8affineqb zmm4, zmm10, zmm0, 0                              ;   224.7 p0      18 t
        vpermi2b zmm7, zmm6, zmm5                                        ;   227.3 p0+p5   18 t
        vmovdqa64 zmm14, zmm11                                           ;   206.7         18 t copy
        vpternlogd zmm1, zmm23, zmm7, 0xca                               ;   232.3 p0      18 t
        vpermi2b zmm10, zmm9, zmm8                                       ;   229.3 p0+p5   18 t
        vpermi2b zmm13, zmm6, zmm5                                       ;   231.3 p0+p5   18 t
        vpermi2b zmm14, zmm6, zmm5                                       ;   233.3 p0+p5   18 t
        vgf2p8affineqb zmm7, zmm11, zmm0, 0                              ;   230.7 p0      18 t
        vpermi2b zmm11, zmm9, zmm8                                       ;   235.3 p0+p5   18 t
        vmovdqa64 zmm16, zmm15                                           ;   217.7         18 t copy
        vpermi2b zmm16, zmm6, zmm5                                       ;   237.3 p0+p5   18 t
        vpermi2b zmm15, zmm9, zmm8                                       ;   239.3 p0+p5   18 t
        vpternlogd zmm12, zmm15, zmm16, 0xca                             ;   244.3 p0      18 t
        vpternlogd zmm7, zmm11, zmm14, 0xca                              ;   240.3 p0      18 t
        vgf2p8affineqb zmm11, zmm29, zmm0, 0                             ;   236.7 p0      18 t
        vmovdqa64 zmm14, zmm29                                           ;   214.7         18 t copy
        vpermi2b zmm29, zmm9, zmm8                                       ;   241.3 p0+p5   18 t
        vpternlogd zmm4, zmm10, zmm13, 0xca                              ;   238.7 p0      18 t
        vpermi2b zmm14, zmm6, zmm5                                       ;   243.3 p0+p5   18 t
        vmovdqu64 zmm22, [rbp + 2496]                                    ;   110.2 p2      20 d
        vmovdqa64 zmm13, zmm30                                           ;   211.7         18 t copy
        vpternlogd zmm11, zmm29, zmm14, 0xca                             ;   248.3 p0      18 t
        vmovdqu64 zmm14, [rbp + 28160]                                   ;   150.3 p3      18 t reload
        vmovdqu64 zmm23, [rbp + 2816]                                    ;   111.2 p2      20 d reload
        vpternlogd zmm4, zmm14, [rbp + 27712], 0x96                      ;   241.7 p0+p3   18 t
        vmovdqa64 zmm14, zmm3                                            ;   225.3         20 d copy
        vgf2p8affineqb zmm10, zmm30, zmm0, 0                             ;   242.7 p0      18 t
        vpermi2b zmm30, zmm9, zmm8                                       ;   245.3 p0+p5   18 t
        vmovdqu64 zmm19, [rbp + 2624]                                    ;   112.2 p2      20 d reload
        vmovdqu64 zmm21, [rbp + 2432]                                    ;   112.7 p3      20 d
        vpermi2b zmm13, zmm6, zmm5                                       ;   247.3 p0+p5   18 t
        vpternlogd zmm10, zmm30, zmm13, 0xca                             ;   252.3 p0      18 t
        vmovdqa64 zmm16, zmm7                                            ;   241.3         20 d copy
        vmovdqu64 zmm15, [rbp + 28288]                                   ;   130.3 p2      18 t reload
        vpternlogd zmm1, zmm15, [rbp + 27840], 0x96                      ;   246.7 p0+p3   18 t
        vmovdqu64 zmm15, [rbp + 28032]                                   ;   145.3 p2      18 t reload
        vpternlogd zmm2, zmm15, [rbp + 27520], 0x96                      ;   247.7 p0+p3   18 t
        vmovdqu64 zmm15, [rbp + 28096]                                   ;   142.3 p2      18 t reload
        vpternlogd zmm12, zmm15, [rbp + 28224], 0x96                     ;   248.3 p5+p3   18 t
        vmovdqu64 zmm15, [rbp + 27648]                                   ;   146.3 p2      20 d reload
        vpternlogd zmm16, zmm2, zmm15, 0x96                              ;   248.7 p0      20 d
        vpternlogd zmm2, zmm19, [rbp + 27776], 0x96                      ;   249.3 p5+p3   20 d
        vmovdqu64 zmm19, [rbp + 27136]                                   ;   146.7 p2      20 d reload
        vmovdqu64 zmm13, [rbp + 27072]                                   ;   138.3 p3      20 d reload
        vpternlogd zmm14, zmm1, zmm13, 0x96                              ;   249.7 p0      20 d
        vpternlogd zmm22, zmm16, [rbp + 27968], 0x96                     ;   250.3 p5+p2   20 d
        vmovdqu64 [rbp + 27776], zmm22                                   ;   251.3 p8+p9   20 d spill
        vpternlogd zmm21, zmm14, [rbp + 27584], 0x96                     ;   250.7 p0+p3   20 d
        vgf2p8affineqb zmm26, zmm21, zmm0, 0                             ;   251.7 p0      18 t
        vmovdqa64 zmm18, zmm11                                           ;   249.3         20 d copy
        vmovdqu64 zmm17, [rbp + 2560]                                    ;   119.3 p2      20 d reload
        vmovdqu64 [rbp + 28032], zmm11                                   ;   249.3 p7+p4   18 t spill
        vmovdqa64 zmm24, zmm21                                           ;   251.7         18 t copy
        vpternlogd zmm1, zmm17, [rbp + 27392], 0x96                      ;   251.3 p5+p3   20 d
        vmovdqu64 zmm17, [rbp + 27328]                                   ;   151.3 p2      20 d reload
        vpternlogd zmm18, zmm4, zmm17, 0x96                              ;   252.3 p5      20 d
        vmovdqa64 zmm20, zmm10                                           ;   253.3         20 d copy
        vpternlogd zmm20, zmm12, zmm19, 0x96                             ;   253.3 p0      20 d
        vpternlogd zmm4, zmm23, [rbp + 27456], 0x96                      ;   253.3 p5+p3   20 d
        vpermi2b zmm24, zmm9, zmm8                                       ;   255.3 p0+p5   18 t
        vmovdqu64 zmm23, [rbp + 2880]                                    ;   121.3 p2      20 d reload
        vpternlogd zmm12, zmm23, [rbp + 27904], 0x96                     ;   254.7 p0+p3   20 d
        vmovdqa64 zmm23, zmm21                                           ;   251.7         18 t copy
        vpermi2b zmm23, zmm6, zmm5                                       ;   257.3 p0+p5   18 t
        vpternlogd zmm26, zmm24, zmm23, 0xca                             ;   262.3 p0      18 t
        vmovdqu64 zmm25, [rbp + 2688]                                    ;   122.3 p2      20 d
        vmovdqa64 zmm17, zmm4                                            ;   254.3         18 t copy
        vmovdqu64 [rbp + 27904], zmm2                                    ;   250.3 p8+p9   20 d spill
        vpermi2b zmm17, zmm9, zmm8                                       ;   259.3 p0+p5   18 t
        vpternlogd zmm25, zmm18, [rbp + 27200], 0x96                     ;   258.7 p0+p3   20 d
        vgf2p8affineqb zmm29, zmm22, zmm0, 0                             ;   259.7 p0      18 t
        vmovdqa64 zmm27, zmm1                                            ;   252.3         18 t copy
        vpermi2b zmm27, zmm6, zmm5                                       ;   262.3 p5      18 t
        vmovdqa64 zmm28, zmm1                                            ;   252.3         18 t copy
        vpermi2b zmm28, zmm9, zmm8                                       ;   264.3 p0+p5   18 t
        vmovdqu64 [rbp + 27584], zmm1                                    ;   252.3 p7+p4   20 d spill
        vgf2p8affineqb zmm24, zmm1, zmm0, 0                              ;   261.7 p0      18 t
        vpternlogd zmm24, zmm28, zmm27, 0xca                             ;   269.3 p0      18 t
        vmovdqa64 zmm30, zmm22                                           ;   251.3         18 t copy
        vmovdqa64 zmm27, zmm22                                           ;   251.3         18 t copy
        vpermi2b zmm27, zmm9, zmm8                                       ;   266.3 p0+p5   18 t
        vmovdqu64 [rbp + 27456], zmm12                                   ;   255.7 p8+p9   20 d spill
        vgf2p8affineqb zmm28, zmm2, zmm0, 0                              ;   264.7 p0      18 t
        vgf2p8affineqb zmm13, zmm4, zmm0, 0                              ;   265.7 p0      18 t
        vpermi2b zmm30, zmm6, zmm5                                       ;   268.3 p0+p5   18 t
        vpternlogd zmm29, zmm27, zmm30, 0xca                             ;   273.3 p0      18 t
        vmovdqa64 zmm30, zmm2                                            ;   250.3         18 t copy
        vpermi2b zmm30, zmm9, zmm8                                       ;   270.3 p0+p5   18 t
        vmovdqa64 zmm27, zmm2                                            ;   250.3         18 t copy
        vpermi2b zmm27, zmm6, zmm5                                       ;   272.3 p0+p5   18 t
        vpternlogd zmm28, zmm30, zmm27, 0xca                             ;   277.3 p0      18 t
        vmovdqa64 zmm30, zmm4                                            ;   254.3         18 t copy
        vmovdqu64 [rbp + 28224], zmm20                                   ;   254.3 p7+p4   20 d spill
        vpermi2b zmm30, zmm6, zmm5                                       ;   274.3 p0+p5   18 t
        vmovdqu64 [rbp + 27392], zmm21                                   ;   251.7 p8+p9   20 d spill
        vpternlogd zmm13, zmm17, zmm30, 0xca                             ;   279.3 p0      18 t
        vmovdqa64 zmm17, zmm12                                           ;   255.7         18 t copy
        vpermi2b zmm17, zmm6, zmm5                                       ;   276.3 p0+p5   18 t
        vmovdqa64 zmm19, zmm25                                           ;   259.7         18 t copy
        vmovdqa64 zmm15, zmm25                                           ;   259.7         18 t copy
        vpermi2b zmm15, zmm9, zmm8                                       ;   278.3 p0+p5   18 t
        vgf2p8affineqb zmm27, zmm25, zmm0, 0                             ;   275.7 p0      18 t
        vpermi2b zmm19, zmm6, zmm5                                       ;   280.3 p0+p5   18 t
        vpternlogd zmm27, zmm15, zmm19, 0xca                             ;   285.3 p0      18 t
        vgf2p8affineqb zmm15, zmm12, zmm0, 0                             ;   278.7 p0      18 t
        vmovdqu64 zmm23, [rbp + 2752]                                    ;   131.3 p2      20 d
        vpternlogd zmm23, zmm20, [rbp + 27264], 0x96                     ;   279.7 p0+p3   20 d
        vmovdqu64 [rbp + 27840], zmm7                                    ;   241.3 p7+p4   18 t spill
        vmovdqu64 [rbp + 27264], zmm4                                    ;   254.3 p8+p9   20 d spill
        vgf2p8affineqb zmm4, zmm23, zmm0, 0                              ;   280.7 p0      18 t
        vmovdqu64 [rbp + 27200], zmm25                                   ;   259.7 p7+p4   20 d spill
        vmovdqa64 zmm25, zmm23                                           ;   280.7         18 t copy
        vmovdqu64 [rbp + 28096], zmm18                                   ;   253.3 p8+p9   20 d spill
        vmovdqu64 [rbp + 27968], zmm23                                   ;   280.7 p7+p4   20 d spill
        vmovdqu64 zmm30, [rbp + 26688]                                   ;   133.0 p2      18 t reload
        vgf2p8affineqb zmm1, zmm24, zmm30, 0                             ;   281.7 p0      18 t
        vgf2p8affineqb zmm0, zmm29, zmm30, 0                             ;   282.7 p0      18 t
        vmovdqa64 zmm19, zmm12                                           ;   255.7         18 t copy
        vpermi2b zmm19, zmm9, zmm8                                       ;   283.3 p5      18 t
        vgf2p8affineqb zmm22, zmm26, zmm30, 0                            ;   283.7 p0      18 t
        vpternlogd zmm15, zmm19, zmm17, 0xca                             ;   288.3 p5      18 t
        vmovdqu64 [rbp + 27520], zmm10                                   ;   253.3 p8+p9   18 t spill
        vgf2p8affineqb zmm10, zmm24, zmm31, 0                            ;   284.7 p0      18 t
        vmovdqa64 zmm2, zmm23                                            ;   280.7         18 t copy
        vpermi2b zmm2, zmm9, zmm8                                        ;   287.3 p5      18 t
        vgf2p8affineqb zmm9, zmm27, zmm31, 0                             ;   286.3 p0      18 t
        vmovdqu64 zmm17, [rbp + 27008]                                   ;   135.7 p3      18 t reload
        vmovdqu64 [rbp + 28288], zmm3                                    ;   225.3 p7+p4   18 t spill
        vgf2p8affineqb zmm20, zmm29, zmm17, 0                            ;   286.7 p0      18 t
        vgf2p8affineqb zmm8, zmm28, zmm30, 0                             ;   287.7 p0      18 t
        vgf2p8affineqb zmm18, zmm28, zmm31, 0                            ;   288.7 p0      18 t
        vmovdqu64 [rbp + 27712], zmm16                                   ;   249.7 p8+p9   20 d spill
        vmovdqu64 [rbp + 28608], zmm10                                   ;   287.7 p7+p4   18 t spill
        vgf2p8affineqb zmm16, zmm27, zmm17, 0                            ;   289.7 p0      18 t
        vmovdqa64 zmm12, zmm24                                           ;   270.3         18 t copy
        vgf2p8affineqb zmm3, zmm28, zmm17, 0                             ;   290.7 p0      18 t
        vmovdqu64 [rbp + 28160], zmm14                                   ;   250.7 p8+p9   20 d spill
        vpternlogd zmm12, zmm29, zmm15, 0x96                             ;   289.3 p5      18 t
        vpermi2b zmm25, zmm6, zmm5                                       ;   291.3 p5      18 t
        vpternlogd zmm4, zmm2, zmm25, 0xca                               ;   296.3 p0      18 t
        vmovdqu64 zmm2, [rbp + 26880]                                    ;   138.3 p2      18 t reload
        vgf2p8affineqb zmm25, zmm24, zmm2, 0                             ;   292.7 p0      18 t
        vpxord zmm5, zmm27, zmm4                                         ;   297.3 p5      18 t
        vgf2p8affineqb zmm21, zmm29, zmm2, 0                             ;   293.7 p0      18 t
        vgf2p8affineqb zmm7, zmm26, zmm2, 0                              ;   294.7 p0      18 t
        vgf2p8affineqb zmm23, zmm15, zmm30, 0                            ;   295.7 p0      18 t
        vmovdqu64 [rbp + 28544], zmm20                                   ;   289.7 p7+p4   18 t spill
        vgf2p8affineqb zmm14, zmm13, zmm2, 0                             ;   296.7 p0      18 t
        vmovdqu64 [rbp + 28672], zmm24                                   ;   270.3 p8+p9   18 t spill
        vgf2p8affineqb zmm20, zmm29, zmm31, 0                            ;   297.7 p0      18 t
        vmovdqu64 [rbp + 28480], zmm20                                   ;   300.7 p7+p4   18 t spill
        vgf2p8affineqb zmm11, zmm26, zmm17, 0                            ;   298.7 p0      18 t
        vpternlogd zmm18, zmm1, [rbp + 17472], 0x96                      ;   293.3 p5+p3   18 t
        vgf2p8affineqb zmm19, zmm24, zmm17, 0                            ;   299.7 p0      18 t
        vgf2p8affineqb zmm24, zmm27, zmm2, 0                             ;   300.7 p0      18 t
        vpternlogd zmm18, zmm26, zmm13, 0x96                             ;   294.3 p5      18 t
        vpternlogd zmm18, zmm16, zmm21, 0x96                             ;   296.7 p5      18 t
        vgf2p8affineqb zmm20, zmm28, zmm2, 0                             ;   301.7 p0      18 t
        vpternlogd zmm23, zmm28, [rbp + 17152], 0x96                     ;   298.7 p5+p2   18 t
        vpternlogd zmm23, zmm26, zmm13, 0x96                             ;   299.7 p5      18 t
        vgf2p8affineqb zmm10, zmm13, zmm30, 0                            ;   302.7 p0      18 t
        vmovdqu64 [rbp + 28416], zmm10                                   ;   305.7 p8+p9   18 t spill
        vpternlogd zmm11, zmm24, zmm15, 0x96                             ;   303.7 p5      18 t
        vgf2p8affineqb zmm10, zmm4, zmm2, 0                              ;   303.7 p0      18 t
        vgf2p8affineqb zmm6, zmm4, zmm17, 0                              ;   304.7 p0      18 t
        vgf2p8affineqb zmm24, zmm26, zmm31, 0                            ;   305.7 p0      18 t
        vpternlogd zmm26, zmm8, [rbp + 17344], 0x96                      ;   299.3 p5+p3   18 t
        vpternlogd zmm26, zmm14, zmm19, 0x96                             ;   302.7 p5      18 t
        vmovdqu64 [rbp + 28352], zmm24                                   ;   308.7 p7+p4   18 t spill
        vpternlogd zmm9, zmm26, zmm0, 0x96                               ;   303.7 p5      18 t
        vpternlogd zmm9, zmm29, zmm15, 0x96                              ;   304.7 p5      18 t
        vmovdqa64 zmm26, zmm28                                           ;   278.3         18 t copy
        vpternlogd zmm26, zmm15, [rbp + 17792], 0x96                     ;   303.3 p5+p2   18 t
        vpxord zmm7, zmm7, zmm3                                          ;   304.3 p5      18 t
        vgf2p8affineqb zmm3, zmm4, zmm31, 0                              ;   306.7 p0      18 t
        vgf2p8affineqb zmm2, zmm13, zmm17, 0                             ;   307.7 p0      18 t
        vpxord zmm20, zmm20, zmm2                                        ;   310.7 p5      18 t
        vgf2p8affineqb zmm24, zmm27, zmm30, 0                            ;   308.7 p0      18 t
        vgf2p8affineqb zmm17, zmm4, zmm30, 0                             ;   309.7 p0      18 t
        vmovdqu64 zmm2, [rbp + 17600]                                    ;   145.5 p3      18 t
        vpxord zmm2, zmm2, zmm13                                         ;   306.3 p5      18 t
        vpternlogd zmm9, zmm6, zmm25, 0x96                               ;   307.7 p5      18 t
        vgf2p8affineqb zmm30, zmm13, zmm31, 0                            ;   310.7 p0      18 t
        vmovdqu64 zmm13, [rbp + 28416]                                   ;   305.7 p2      18 t reload
        vpternlogd zmm26, zmm13, zmm27, 0x96                             ;   311.7 p5      18 t
        vpternlogd zmm14, zmm19, [rbp + 17728], 0x96                     ;   309.3 p5+p3   18 t
        vmovdqu64 zmm19, [rbp + 28608]                                   ;   287.7 p2      18 t reload
        vpternlogd zmm23, zmm5, zmm12, 0x96                              ;   310.3 p5      18 t
        vpternlogd zmm14, zmm20, [rbp + 28480], 0x96                     ;   311.7 p5+p3   18 t
        vpternlogd zmm1, zmm20, [rbp + 18048], 0x96                      ;   311.7 p0+p2   18 t
        vpternlogd zmm3, zmm1, zmm24, 0x96                               ;   312.7 p5      18 t
        vpternlogd zmm2, zmm19, zmm13, 0x96                              ;   312.7 p0      18 t
        vpternlogd zmm2, zmm0, zmm4, 0x96                                ;   313.7 p5      18 t
        vmovdqu64 zmm0, [rbp + 17856]                                    ;   148.5 p3      18 t.6 reload
        vpternlogd zmm3, zmm7, zmm12, 0x96                               ;   313.7 p0      18 t
        vpternlogd zmm14, zmm5, zmm17, 0x96                              ;   314.3 p5      18 t
        vmovdqu64 zmm5, [rbp + 26560]                                    ;   149.7 p2      18 t reload
        vpternlogd zmm24, zmm26, [rbp + 28352], 0x96                     ;   314.7 p0+p3   18 t
        vmovdqu64 zmm19, [rbp + 28544]                                   ;   289.7 p2      18 t reload
        vpternlogd zmm28, zmm0, [rbp + 28672], 0x96                      ;   315.3 p5+p3   18 t
        vpternlogd zmm30, zmm28, zmm8, 0x96                              ;   316.3 p0      18 t
        vpternlogd zmm30, zmm17, zmm11, 0x96                             ;   317.3 p5      18 t
        vpternlogd zmm30, zmm16, zmm21, 0x96                             ;   318.3 p0      18 t
        vpternlogd zmm2, zmm7, zmm11, 0x96                               ;   317.3 p5      18 t
        vpternlogd zmm18, zmm22, zmm15, 0x96                             ;   317.7 p0      18 t
        vmovdqa64 zmm11, zmm9                                            ;   308.7         18 t copy
        vpternlogd zmm18, zmm10, zmm19, 0x96                             ;   318.7 p5      18 t
        vpternlogd zmm24, zmm10, zmm19, 0x96                             ;   318.7 p0      18 t
        vpternlogd zmm24, zmm6, zmm25, 0x96                              ;   319.7 p5      18 t
        vmovdqa64 zmm4, zmm23                                            ;   311.3         18 t copy
        vmovdqu64 zmm0, [rbp + 26304]                                    ;   152.3 p2      18 t reload
        vmovdqu64 zmm1, [rbp + 26176]                                    ;   152.5 p3      18 t reload
        vmovdqu64 zmm7, [rbp + 26496]                                    ;   153.3 p2      18 t reload
        vmovdqu64 zmm8, [rbp + 26368]                                    ;   153.5 p3      18 t reload
        vgf2p8affineqb zmm6, zmm23, zmm5, 0                              ;   319.7 p0      18 t
        vgf2p8affineqb zmm12, zmm18, zmm5, 0                             ;   320.7 p0      18 t
        vpermi2b zmm11, zmm1, zmm0                                       ;   322.3 p5      18 t
        vpermi2b zmm4, zmm1, zmm0                                        ;   324.3 p0+p5   18 t
        vpternlogd zmm14, zmm22, zmm15, 0x96                             ;   322.7 p0      18 t
        vgf2p8affineqb zmm10, zmm9, zmm5, 0                              ;   323.7 p0      18 t
        vpermi2b zmm9, zmm8, zmm7                                        ;   326.3 p0+p5   18 t
        vpternlogd zmm10, zmm9, zmm11, 0xca                              ;   331.3 p0      18 t
        vmovdqa64 zmm11, zmm14                                           ;   323.7         18 t copy
        vmovdqa64 zmm15, zmm2                                            ;   318.3         18 t copy
        vpermi2b zmm11, zmm1, zmm0                                       ;   328.3 p0+p5   18 t
        vgf2p8affineqb zmm9, zmm14, zmm5, 0                              ;   327.7 p0      18 t
        vmovdqa64 zmm16, zmm24                                           ;   320.7         18 t copy
        vpermi2b zmm14, zmm8, zmm7                                       ;   330.3 p0+p5   18 t
        vpternlogd zmm9, zmm14, zmm11, 0xca                              ;   335.3 p0      18 t
        vmovdqa64 zmm14, zmm3                                            ;   314.7         18 t copy
        vpermi2b zmm14, zmm1, zmm0                                       ;   332.3 p0+p5   18 t
        vpermi2b zmm15, zmm1, zmm0                                       ;   334.3 p0+p5   18 t
        vmovdqu64 zmm21, [rbp + 2944]                                    ;   164.3 p2      20 d
        vgf2p8affineqb zmm11, zmm3, zmm5, 0                              ;   332.7 p0      18 t
        vpermi2b zmm3, zmm8, zmm7                                        ;   336.3 p0+p5   18 t
        vpternlogd zmm11, zmm3, zmm14, 0xca                              ;   341.3 p0      18 t
        vmovdqa64 zmm20, zmm11                                           ;   342.3         20 d copy
        vpermi2b zmm16, zmm1, zmm0                                       ;   338.3 p0+p5   18 t
        vpermi2b zmm23, zmm8, zmm7                                       ;   340.3 p0+p5   18 t
        vpternlogd zmm6, zmm23, zmm4, 0xca                               ;   345.3 p0      18 t
        vgf2p8affineqb zmm4, zmm2, zmm5, 0                               ;   338.7 p0      18 t
        vpermi2b zmm2, zmm8, zmm7                                        ;   342.3 p0+p5   18 t
        vpternlogd zmm4, zmm2, zmm15, 0xca                               ;   347.3 p0      18 t
        vgf2p8affineqb zmm2, zmm30, zmm5, 0                              ;   341.7 p0      18 t
        vmovdqa64 zmm15, zmm30                                           ;   319.3         18 t copy
        vpermi2b zmm15, zmm1, zmm0                                       ;   344.3 p0+p5   18 t
        vpermi2b zmm30, zmm8, zmm7                                       ;   346.3 p0+p5   18 t
        vpternlogd zmm2, zmm30, zmm15, 0xca                              ;   351.3 p0      18 t
        vmovdqu64 zmm15, [rbp + 28032]                                   ;   249.3 p3      18 t reload
        vmovdqa64 zmm13, zmm18                                           ;   319.7         18 t copy
        vpternlogd zmm9, zmm15, [rbp + 27328], 0x96                      ;   345.7 p0+p2   18 t
        vmovdqu64 zmm3, [rbp + 28160]                                    ;   250.7 p3      20 d reload
        vmovdqu64 zmm23, [rbp + 3328]                                    ;   176.3 p2      20 d reload
        vpermi2b zmm18, zmm8, zmm7                                       ;   348.3 p0+p5   18 t
        vmovdqu64 zmm17, [rbp + 3072]                                    ;   177.3 p3      20 d reload
        vmovdqu64 zmm25, [rbp + 3200]                                    ;   177.5 p2      20 d
        vmovdqu64 zmm19, [rbp + 3136]                                    ;   178.3 p3      20 d reload
        vpermi2b zmm13, zmm1, zmm0                                       ;   350.3 p0+p5   18 t
        vpternlogd zmm12, zmm18, zmm13, 0xca                             ;   355.3 p0      18 t
        vmovdqa64 zmm14, zmm12                                           ;   356.3         20 d copy
        vgf2p8affineqb zmm13, zmm24, zmm5, 0                             ;   349.7 p0      18 t
        vpermi2b zmm24, zmm8, zmm7                                       ;   352.3 p0+p5   18 t
        vpternlogd zmm13, zmm24, zmm16, 0xca                             ;   357.3 p0      18 t
        vmovdqa64 zmm18, zmm2                                            ;   352.3         20 d copy
        vmovdqu64 zmm16, [rbp + 28288]                                   ;   225.3 p2      18 t reload
        vpternlogd zmm6, zmm16, [rbp + 27072], 0x96                      ;   352.7 p0+p3   18 t
        vmovdqu64 zmm16, [rbp + 27840]                                   ;   241.3 p2      18 t reload
        vpternlogd zmm10, zmm16, [rbp + 27648], 0x96                     ;   353.3 p5+p3   18 t
        vpternlogd zmm14, zmm6, zmm3, 0x96                               ;   356.3 p0      20 d
        vpternlogd zmm6, zmm17, [rbp + 27584], 0x96                      ;   354.3 p5+p2   20 d
        vmovdqu64 zmm17, [rbp + 28096]                                   ;   253.3 p3      20 d reload
        vmovdqa64 zmm16, zmm4                                            ;   348.3         20 d copy
        vpternlogd zmm18, zmm9, zmm17, 0x96                              ;   354.7 p0      20 d
        vmovdqu64 zmm15, [rbp + 27520]                                   ;   253.3 p2      18 t reload
        vpternlogd zmm13, zmm15, [rbp + 27136], 0x96                     ;   358.3 p5+p3   18 t
        vmovdqu64 zmm15, [rbp + 27712]                                   ;   249.7 p2      20 d reload
        vpternlogd zmm16, zmm10, zmm15, 0x96                             ;   355.7 p0      20 d
        vpternlogd zmm10, zmm19, [rbp + 27904], 0x96                     ;   356.3 p5+p3   20 d
        vpternlogd zmm21, zmm14, [rbp + 27392], 0x96                     ;   357.3 p0+p2   20 d
        vgf2p8affineqb zmm26, zmm21, zmm5, 0                             ;   358.3 p0      18 t
        vmovdqu64 zmm19, [rbp + 28224]                                   ;   254.3 p3      20 d reload
        vpternlogd zmm9, zmm23, [rbp + 27264], 0x96                      ;   357.3 p5+p2   20 d
        vmovdqu64 zmm23, [rbp + 3392]                                    ;   189.7 p3      20 d reload
        vpternlogd zmm20, zmm13, zmm19, 0x96                             ;   359.3 p5      20 d
        vpternlogd zmm13, zmm23, [rbp + 27456], 0x96                     ;   359.3 p0+p2   20 d
        vmovdqa64 zmm23, zmm21                                           ;   358.3         18 t copy
        vmovdqa64 zmm27, zmm6                                            ;   355.3         18 t copy
        vmovdqu64 [rbp + 27072], zmm4                                    ;   348.3 p8+p9   18 t spill
        vmovdqa64 zmm28, zmm6                                            ;   355.3         18 t copy
        vmovdqu64 zmm22, [rbp + 3008]                                    ;   191.0 p3      20 d
        vpternlogd zmm22, zmm16, [rbp + 27776], 0x96                     ;   359.3 p5+p2   20 d
        vmovdqa64 zmm24, zmm21                                           ;   358.3         18 t copy
        vpermi2b zmm24, zmm8, zmm7                                       ;   361.3 p0+p5   18 t
        vgf2p8affineqb zmm29, zmm22, zmm5, 0                             ;   360.7 p0      18 t
        vmovdqa64 zmm30, zmm22                                           ;   360.3         18 t copy
        vpermi2b zmm30, zmm1, zmm0                                       ;   363.3 p0+p5   18 t
        vpermi2b zmm28, zmm8, zmm7                                       ;   365.3 p0+p5   18 t
        vpermi2b zmm23, zmm1, zmm0                                       ;   367.3 p0+p5   18 t
        vpternlogd zmm26, zmm24, zmm23, 0xca                             ;   372.3 p0      18 t
        vgf2p8affineqb zmm24, zmm6, zmm5, 0                              ;   365.7 p0      18 t
        vpermi2b zmm27, zmm1, zmm0                                       ;   369.3 p0+p5   18 t
        vpternlogd zmm24, zmm28, zmm27, 0xca                             ;   374.3 p0      18 t
        vgf2p8affineqb zmm28, zmm10, zmm5, 0                             ;   368.7 p0      18 t
        vmovdqa64 zmm27, zmm22                                           ;   360.3         18 t copy
        vpermi2b zmm27, zmm8, zmm7                                       ;   371.3 p0+p5   18 t
        vpternlogd zmm29, zmm27, zmm30, 0xca                             ;   376.3 p0      18 t
        vmovdqa64 zmm27, zmm10                                           ;   357.3         18 t copy
        vmovdqa64 zmm30, zmm10                                           ;   357.3         18 t copy
        vpermi2b zmm30, zmm8, zmm7                                       ;   373.3 p0+p5   18 t
        vpermi2b zmm27, zmm1, zmm0                                       ;   375.3 p0+p5   18 t
        vmovdqu64 zmm23, [rbp + 3264]                                    ;   208.0 p3      20 d
        vpternlogd zmm23, zmm20, [rbp + 27968], 0x96                     ;   373.7 p0+p2   20 d
        vmovdqu64 [rbp + 27456], zmm10                                   ;   357.3 p7+p4   20 d spill
        vmovdqa64 zmm10, zmm23                                           ;   374.7         18 t copy
        vpternlogd zmm28, zmm30, zmm27, 0xca                             ;   380.3 p0      18 t
        vmovdqa64 zmm30, zmm9                                            ;   358.3         18 t copy
        vpermi2b zmm30, zmm1, zmm0                                       ;   377.3 p0+p5   18 t
        vgf2p8affineqb zmm3, zmm9, zmm5, 0                               ;   376.7 p0      18 t
        vmovdqu64 [rbp + 27648], zmm11                                   ;   342.3 p8+p9   18 t spill
        vpternlogd zmm25, zmm18, [rbp + 27200], 0x96                     ;   377.7 p0+p3   20 d
        vmovdqa64 zmm17, zmm9                                            ;   358.3         18 t copy
        vmovdqa64 zmm15, zmm25                                           ;   378.7         18 t copy
        vmovdqa64 zmm19, zmm25                                           ;   378.7         18 t copy
        vpermi2b zmm17, zmm8, zmm7                                       ;   380.3 p5      18 t
        vmovdqu64 [rbp + 27200], zmm25                                   ;   378.7 p7+p4   20 d spill
        vpermi2b zmm19, zmm1, zmm0                                       ;   382.3 p0+p5   18 t
        vgf2p8affineqb zmm27, zmm25, zmm5, 0                             ;   379.7 p0      18 t
        vpermi2b zmm15, zmm8, zmm7                                       ;   384.3 p0+p5   18 t
        vpternlogd zmm27, zmm15, zmm19, 0xca                             ;   389.3 p0      18 t
        vmovdqa64 zmm19, zmm13                                           ;   360.3         18 t copy
        vmovdqa64 zmm25, zmm23                                           ;   374.7         18 t copy
        vmovdqu64 [rbp + 27392], zmm6                                    ;   355.3 p8+p9   20 d spill
        vpermi2b zmm25, zmm1, zmm0                                       ;   386.3 p0+p5   18 t
        vpternlogd zmm3, zmm17, zmm30, 0xca                              ;   385.3 p0      18 t
        vmovdqu64 [rbp + 27328], zmm16                                   ;   356.7 p7+p4   20 d spill
        vmovdqu64 [rbp + 27776], zmm23                                   ;   374.7 p8+p9   20 d spill
        vmovdqu64 [rbp + 28288], zmm12                                   ;   356.3 p7+p4   18 t spill
        vmovdqu64 [rbp + 27968], zmm9                                    ;   358.3 p8+p9   20 d spill
        vpermi2b zmm10, zmm8, zmm7                                       ;   388.3 p0+p5   18 t
        vgf2p8affineqb zmm9, zmm23, zmm5, 0                              ;   385.7 p0      18 t
        vgf2p8affineqb zmm15, zmm13, zmm5, 0                             ;   386.7 p0      18 t
        vmovdqu64 zmm30, [rbp + 26688]                                   ;   217.0 p2      18 t reload
        vmovdqu64 [rbp + 27264], zmm13                                   ;   360.3 p7+p4   20 d spill
        vgf2p8affineqb zmm4, zmm24, zmm31, 0                             ;   387.7 p0      18 t
        vmovdqu64 [rbp + 28352], zmm4                                    ;   390.7 p8+p9   18 t spill
        vmovdqa64 zmm17, zmm13                                           ;   360.3         18 t copy
        vpermi2b zmm17, zmm1, zmm0                                       ;   390.3 p0+p5   18 t
        vmovdqa64 zmm13, zmm24                                           ;   375.3         18 t copy
        vgf2p8affineqb zmm5, zmm29, zmm30, 0                             ;   389.7 p0      18 t
        vmovdqu64 [rbp + 27584], zmm21                                   ;   358.3 p7+p4   20 d spill
        vgf2p8affineqb zmm4, zmm3, zmm30, 0                              ;   390.7 p0      18 t
        vmovdqu64 [rbp + 28480], zmm4                                    ;   393.7 p8+p9   18 t spill
        vpermi2b zmm19, zmm8, zmm7                                       ;   393.3 p5      18 t
        vpternlogd zmm15, zmm19, zmm17, 0xca                             ;   398.3 p0      18 t
        vmovdqu64 zmm17, [rbp + 27008]                                   ;   228.5 p3      18 t reload
        vgf2p8affineqb zmm19, zmm24, zmm17, 0                            ;   392.7 p0      18 t
        vgf2p8affineqb zmm8, zmm27, zmm31, 0                             ;   393.7 p0      18 t
        vgf2p8affineqb zmm7, zmm28, zmm30, 0                             ;   394.7 p0      18 t
        vgf2p8affineqb zmm6, zmm26, zmm30, 0                             ;   395.7 p0      18 t
        vmovdqu64 [rbp + 27904], zmm22                                   ;   360.3 p7+p4   20 d spill
        vgf2p8affineqb zmm22, zmm24, zmm30, 0                            ;   396.7 p0      18 t
        vmovdqu64 [rbp + 27520], zmm18                                   ;   355.7 p8+p9   20 d spill
        vgf2p8affineqb zmm18, zmm28, zmm31, 0                            ;   397.7 p0      18 t
        vpternlogd zmm18, zmm22, [rbp + 18304], 0x96                     ;   400.7 p5+p2   18 t
        vpternlogd zmm18, zmm26, zmm3, 0x96                              ;   401.7 p5      18 t
        vgf2p8affineqb zmm23, zmm15, zmm30, 0                            ;   399.3 p0      18 t
        vmovdqu64 [rbp + 27136], zmm20                                   ;   360.3 p7+p4   20 d spill
        vpternlogd zmm13, zmm29, zmm15, 0x96                             ;   399.3 p5      18 t
        vgf2p8affineqb zmm20, zmm29, zmm17, 0                            ;   399.7 p0      18 t
        vpternlogd zmm9, zmm10, zmm25, 0xca                              ;   397.3 p5      18 t
        vmovdqu64 zmm10, [rbp + 26880]                                   ;   236.5 p3      18 t reload
        vmovdqu64 [rbp + 28672], zmm20                                   ;   402.7 p8+p9   18 t spill
        vgf2p8affineqb zmm20, zmm29, zmm31, 0                            ;   400.7 p0      18 t
        vmovdqu64 [rbp + 28416], zmm20                                   ;   403.7 p7+p4   18 t spill
        vgf2p8affineqb zmm20, zmm28, zmm10, 0                            ;   401.7 p0      18 t
        vgf2p8affineqb zmm16, zmm27, zmm17, 0                            ;   402.7 p0      18 t
        vgf2p8affineqb zmm25, zmm24, zmm10, 0                            ;   403.7 p0      18 t
        vpxord zmm0, zmm27, zmm9                                         ;   398.3 p5      18 t
        vgf2p8affineqb zmm1, zmm9, zmm17, 0                              ;   404.7 p0      18 t
        vgf2p8affineqb zmm21, zmm29, zmm10, 0                            ;   405.7 p0      18 t
        vmovdqu64 [rbp + 28032], zmm14                                   ;   357.3 p8+p9   20 d spill
        vgf2p8affineqb zmm14, zmm3, zmm10, 0                             ;   406.7 p0      18 t
        vmovdqu64 [rbp + 28544], zmm24                                   ;   375.3 p7+p4   18 t spill
        vgf2p8affineqb zmm24, zmm27, zmm10, 0                            ;   407.7 p0      18 t
        vmovdqu64 [rbp + 27840], zmm2                                    ;   352.3 p8+p9   18 t spill
        vgf2p8affineqb zmm4, zmm9, zmm10, 0                              ;   408.7 p0      18 t
        vpternlogd zmm23, zmm28, [rbp + 18176], 0x96                     ;   402.3 p5+p2   18 t
        vpternlogd zmm23, zmm26, zmm3, 0x96                              ;   403.3 p5      18 t
        vgf2p8affineqb zmm2, zmm26, zmm10, 0                             ;   409.7 p0      18 t
        vgf2p8affineqb zmm10, zmm3, zmm17, 0                             ;   410.7 p0      18 t
        vgf2p8affineqb zmm12, zmm28, zmm17, 0                            ;   411.7 p0      18 t
        vpxord zmm2, zmm2, zmm12                                         ;   414.7 p5      18 t
        vgf2p8affineqb zmm12, zmm26, zmm31, 0                            ;   412.7 p0      18 t
        vpxord zmm20, zmm20, zmm10                                       ;   413.7 p5      18 t
        vmovdqu64 zmm10, [rbp + 18432]                                   ;   248.5 p3      18 t
        vpxord zmm10, zmm10, zmm3                                        ;   403.3 p5      18 t
        vgf2p8affineqb zmm11, zmm26, zmm17, 0                            ;   413.7 p0      18 t
        vpternlogd zmm11, zmm24, zmm15, 0x96                             ;   416.7 p5      18 t
        vgf2p8affineqb zmm24, zmm27, zmm30, 0                            ;   414.7 p0      18 t
        vpternlogd zmm26, zmm7, [rbp + 18240], 0x96                      ;   405.3 p5+p2   18 t
        vpternlogd zmm26, zmm14, zmm19, 0x96                             ;   409.7 p5      18 t
        vpternlogd zmm8, zmm26, zmm5, 0x96                               ;   410.7 p5      18 t
        vpternlogd zmm14, zmm19, [rbp + 18560], 0x96                     ;   409.7 p5+p3   18 t
        vmovdqu64 zmm19, [rbp + 28352]                                   ;   390.7 p2      18 t reload
        vmovdqa64 zmm26, zmm28                                           ;   381.3         18 t copy
        vpternlogd zmm23, zmm0, zmm13, 0x96                              ;   409.3 p5      18 t
        vgf2p8affineqb zmm17, zmm9, zmm30, 0                             ;   415.7 p0      18 t
        vgf2p8affineqb zmm30, zmm3, zmm31, 0                             ;   416.7 p0      18 t
        vmovdqu64 zmm3, [rbp + 28480]                                    ;   393.7 p3      18 t reload
        vpternlogd zmm10, zmm19, zmm3, 0x96                              ;   410.3 p5      18 t
        vpternlogd zmm10, zmm5, zmm9, 0x96                               ;   411.3 p5      18 t
        vpternlogd zmm18, zmm16, zmm21, 0x96                             ;   412.3 p5      18 t
        vpternlogd zmm18, zmm6, zmm15, 0x96                              ;   413.3 p5      18 t
        vmovdqu64 [rbp + 28608], zmm30                                   ;   419.7 p7+p4   18 t spill
        vgf2p8affineqb zmm30, zmm9, zmm31, 0                             ;   417.7 p0      18 t
        vmovdqu64 zmm19, [rbp + 28672]                                   ;   402.7 p2      18 t reload
        vpternlogd zmm8, zmm29, zmm15, 0x96                              ;   414.3 p5      18 t
        vpternlogd zmm8, zmm1, zmm25, 0x96                               ;   415.3 p5      18 t
        vpternlogd zmm10, zmm2, zmm11, 0x96                              ;   417.7 p5      18 t
        vpternlogd zmm14, zmm20, [rbp + 28416], 0x96                     ;   417.3 p5+p3   18 t
        vpternlogd zmm14, zmm0, zmm17, 0x96                              ;   418.7 p5      18 t
        vmovdqu64 zmm0, [rbp + 26560]                                    ;   255.2 p2      18 t reload
        vpternlogd zmm26, zmm15, [rbp + 18688], 0x96                     ;   418.7 p0+p3   18 t
        vpternlogd zmm26, zmm3, zmm27, 0x96                              ;   419.7 p5      18 t
        vmovdqu64 zmm3, [rbp + 18880]                                    ;   256.2 p2      18 t.6 reload
        vpternlogd zmm28, zmm3, [rbp + 28544], 0x96                      ;   419.7 p0+p3   18 t
        vmovdqu64 zmm3, [rbp + 26304]                                    ;   257.2 p2      18 t reload
        vpternlogd zmm18, zmm4, zmm19, 0x96                              ;   420.3 p5      18 t
        vmovdqa64 zmm5, zmm23                                            ;   410.3         18 t copy
        vpternlogd zmm12, zmm26, zmm24, 0x96                             ;   420.7 p0      18 t
        vpternlogd zmm12, zmm4, zmm19, 0x96                              ;   421.7 p5      18 t
        vmovdqu64 zmm4, [rbp + 26176]                                    ;   257.7 p3      18 t reload
        vpternlogd zmm28, zmm7, [rbp + 28608], 0x96                      ;   425.7 p0+p2   18 t
        vpternlogd zmm28, zmm17, zmm11, 0x96                             ;   426.7 p5      18 t
        vpternlogd zmm12, zmm1, zmm25, 0x96                              ;   422.7 p0      18 t
        vpternlogd zmm14, zmm6, zmm15, 0x96                              ;   423.3 p5      18 t
        vpternlogd zmm22, zmm20, [rbp + 19008], 0x96                     ;   423.7 p0+p3   18 t
        vpternlogd zmm30, zmm22, zmm24, 0x96                             ;   424.7 p5      18 t
        vgf2p8affineqb zmm1, zmm23, zmm0, 0                              ;   424.7 p0      18 t
        vpternlogd zmm30, zmm2, zmm13, 0x96                              ;   425.7 p5      18 t
        vmovdqu64 zmm6, [rbp + 26496]                                    ;   259.2 p2      18 t reload
        vmovdqu64 zmm9, [rbp + 26368]                                    ;   259.7 p3      18 t reload
        vpermi2b zmm23, zmm9, zmm6                                       ;   427.3 p0+p5   18 t
        vpermi2b zmm5, zmm4, zmm3                                        ;   429.3 p0+p5   18 t
        vpternlogd zmm28, zmm16, zmm21, 0x96                             ;   427.7 p0      18 t
        vgf2p8affineqb zmm11, zmm18, zmm0, 0                             ;   428.7 p0      18 t
        vpternlogd zmm1, zmm23, zmm5, 0xca                               ;   434.3 p0      18 t
        vgf2p8affineqb zmm5, zmm10, zmm0, 0                              ;   430.7 p0      18 t
        vmovdqa64 zmm13, zmm18                                           ;   421.3         18 t copy
        vgf2p8affineqb zmm2, zmm8, zmm0, 0                               ;   431.7 p0      18 t
        vpermi2b zmm13, zmm4, zmm3                                       ;   432.3 p5      18 t
        vpermi2b zmm18, zmm9, zmm6                                       ;   434.3 p0+p5   18 t
        vmovdqa64 zmm15, zmm10                                           ;   418.7         18 t copy
        vmovdqa64 zmm7, zmm8                                             ;   416.3         18 t copy
        vpermi2b zmm15, zmm4, zmm3                                       ;   436.3 p0+p5   18 t
        vpermi2b zmm7, zmm4, zmm3                                        ;   438.3 p0+p5   18 t
        vpermi2b zmm8, zmm9, zmm6                                        ;   440.3 p0+p5   18 t
        vpternlogd zmm11, zmm18, zmm13, 0xca                             ;   439.3 p0      18 t
        vpternlogd zmm2, zmm8, zmm7, 0xca                                ;   445.3 p0      18 t
        vgf2p8affineqb zmm13, zmm12, zmm0, 0                             ;   438.7 p0      18 t
        vmovdqu64 zmm19, [rbp + 4160]                                    ;   270.7 p2      20 d reload
        vpermi2b zmm10, zmm9, zmm6                                       ;   442.3 p0+p5   18 t
        vpternlogd zmm5, zmm10, zmm15, 0xca                              ;   447.3 p0      18 t
        vmovdqa64 zmm8, zmm14                                            ;   424.3         18 t copy
        vpermi2b zmm8, zmm4, zmm3                                        ;   444.3 p0+p5   18 t
        vmovdqu64 zmm21, [rbp + 3968]                                    ;   273.3 p3      20 d
        vmovdqa64 zmm15, zmm28                                           ;   428.7         18 t copy
        vmovdqa64 zmm16, zmm12                                           ;   423.7         18 t copy
        vpermi2b zmm15, zmm4, zmm3                                       ;   446.3 p0+p5   18 t
        vpermi2b zmm16, zmm4, zmm3                                       ;   448.3 p0+p5   18 t
        vmovdqu64 zmm25, [rbp + 4224]                                    ;   277.3 p2      20 d
        vpermi2b zmm12, zmm9, zmm6                                       ;   450.3 p0+p5   18 t
        vpternlogd zmm13, zmm12, zmm16, 0xca                             ;   455.3 p0      18 t
        vmovdqu64 zmm12, [rbp + 28288]                                   ;   356.3 p3      18 t reload
        vpternlogd zmm1, zmm12, [rbp + 28160], 0x96                      ;   446.7 p0+p2   18 t
        vgf2p8affineqb zmm7, zmm14, zmm0, 0                              ;   447.7 p0      18 t
        vpermi2b zmm14, zmm9, zmm6                                       ;   452.3 p0+p5   18 t
        vpternlogd zmm7, zmm14, zmm8, 0xca                               ;   457.3 p0      18 t
        vmovdqa64 zmm14, zmm30                                           ;   426.7         18 t copy
        vpermi2b zmm14, zmm4, zmm3                                       ;   454.3 p0+p5   18 t
        vmovdqu64 zmm17, [rbp + 4096]                                    ;   283.3 p3      20 d reload
        vgf2p8affineqb zmm8, zmm30, zmm0, 0                              ;   451.7 p0      18 t
        vpermi2b zmm30, zmm9, zmm6                                       ;   456.3 p0+p5   18 t
        vpternlogd zmm8, zmm30, zmm14, 0xca                              ;   461.3 p0      18 t
        vmovdqu64 zmm12, [rbp + 27072]                                   ;   348.3 p2      18 t reload
        vmovdqa64 zmm14, zmm11                                           ;   440.3         20 d copy
        vpternlogd zmm2, zmm12, [rbp + 27712], 0x96                      ;   454.7 p0+p3   18 t
        vmovdqu64 zmm12, [rbp + 27840]                                   ;   352.3 p2      18 t reload
        vpternlogd zmm7, zmm12, [rbp + 28096], 0x96                      ;   458.3 p0+p3   18 t
        vmovdqu64 zmm12, [rbp + 28032]                                   ;   357.3 p2      20 d reload
        vpternlogd zmm14, zmm1, zmm12, 0x96                              ;   456.7 p0      20 d
        vgf2p8affineqb zmm10, zmm28, zmm0, 0                             ;   457.7 p0      18 t
        vpermi2b zmm28, zmm9, zmm6                                       ;   459.3 p5      18 t
        vpternlogd zmm10, zmm28, zmm15, 0xca                             ;   464.3 p0      18 t
        vmovdqu64 zmm15, [rbp + 27648]                                   ;   342.3 p3      18 t reload
        vpternlogd zmm13, zmm15, [rbp + 28224], 0x96                     ;   459.7 p0+p2   18 t
        vmovdqu64 zmm15, [rbp + 27328]                                   ;   356.7 p3      20 d reload
        vpternlogd zmm1, zmm17, [rbp + 27392], 0x96                      ;   460.3 p5+p2   20 d
        vmovdqa64 zmm28, zmm1                                            ;   461.3         18 t copy
        vmovdqu64 zmm17, [rbp + 27520]                                   ;   355.7 p3      20 d reload
        vmovdqa64 zmm20, zmm8                                            ;   462.3         20 d copy
        vpternlogd zmm21, zmm14, [rbp + 27584], 0x96                     ;   460.7 p0+p2   20 d
        vmovdqa64 zmm24, zmm21                                           ;   461.7         18 t copy
        vmovdqu64 [rbp + 28160], zmm5                                    ;   448.3 p8+p9   18 t spill
        vpermi2b zmm24, zmm9, zmm6                                       ;   463.3 p5      18 t
        vmovdqa64 zmm18, zmm10                                           ;   465.3         20 d copy
        vpternlogd zmm18, zmm7, zmm17, 0x96                              ;   465.3 p0      20 d
        vmovdqu64 zmm23, [rbp + 4480]                                    ;   293.8 p3      20 d reload
        vmovdqa64 zmm16, zmm5                                            ;   448.3         20 d copy
        vpternlogd zmm16, zmm2, zmm15, 0x96                              ;   462.7 p0      20 d
        vmovdqu64 zmm22, [rbp + 4032]                                    ;   294.3 p2      20 d
        vpternlogd zmm25, zmm18, [rbp + 27200], 0x96                     ;   466.3 p0+p3   20 d
        vmovdqa64 zmm15, zmm25                                           ;   467.3         18 t copy
        vpternlogd zmm22, zmm16, [rbp + 27904], 0x96                     ;   464.3 p5+p2   20 d
        vpternlogd zmm2, zmm19, [rbp + 27456], 0x96                      ;   464.7 p0+p3   20 d
        vpternlogd zmm7, zmm23, [rbp + 27968], 0x96                      ;   465.3 p5+p2   20 d
        vmovdqu64 [rbp + 27072], zmm10                                   ;   465.3 p7+p4   18 t spill
        vgf2p8affineqb zmm29, zmm22, zmm0, 0                             ;   465.7 p0      18 t
        vmovdqu64 zmm23, [rbp + 4544]                                    ;   298.7 p3      20 d reload
        vmovdqa64 zmm30, zmm22                                           ;   465.3         18 t copy
        vmovdqu64 [rbp + 27840], zmm14                                   ;   457.7 p8+p9   20 d spill
        vpermi2b zmm30, zmm4, zmm3                                       ;   468.3 p5      18 t
        vmovdqu64 [rbp + 27712], zmm8                                    ;   462.3 p7+p4   18 t spill
        vmovdqu64 [rbp + 27456], zmm22                                   ;   465.3 p8+p9   20 d spill
        vmovdqu64 [rbp + 27584], zmm1                                    ;   461.3 p7+p4   20 d spill
        vmovdqu64 [rbp + 27200], zmm25                                   ;   467.3 p8+p9   20 d spill
        vpermi2b zmm15, zmm9, zmm6                                       ;   470.3 p0+p5   18 t
        vmovdqu64 zmm19, [rbp + 27136]                                   ;   360.3 p2      20 d reload
        vpternlogd zmm20, zmm13, zmm19, 0x96                             ;   467.7 p0      20 d
        vmovdqa64 zmm19, zmm25                                           ;   467.3         18 t copy
        vmovdqa64 zmm27, zmm1                                            ;   461.3         18 t copy
        vpternlogd zmm13, zmm23, [rbp + 27264], 0x96                     ;   468.7 p0+p3   20 d
        vmovdqu64 [rbp + 28096], zmm16                                   ;   463.7 p7+p4   20 d spill
        vgf2p8affineqb zmm26, zmm21, zmm0, 0                             ;   469.7 p0      18 t
        vpermi2b zmm27, zmm4, zmm3                                       ;   472.3 p0+p5   18 t
        vmovdqa64 zmm23, zmm21                                           ;   461.7         18 t copy
        vmovdqa64 zmm17, zmm7                                            ;   466.3         18 t copy
        vmovdqu64 [rbp + 27392], zmm21                                   ;   461.7 p8+p9   20 d spill
        vpermi2b zmm28, zmm9, zmm6                                       ;   474.3 p0+p5   18 t
        vpermi2b zmm23, zmm4, zmm3                                       ;   476.3 p0+p5   18 t
        vpternlogd zmm26, zmm24, zmm23, 0xca                             ;   481.3 p0      18 t
        vgf2p8affineqb zmm24, zmm1, zmm0, 0                              ;   474.7 p0      18 t
        vpermi2b zmm19, zmm4, zmm3                                       ;   478.3 p0+p5   18 t
        vgf2p8affineqb zmm12, zmm7, zmm0, 0                              ;   476.7 p0      18 t
        vpermi2b zmm17, zmm9, zmm6                                       ;   480.3 p0+p5   18 t
        vpternlogd zmm24, zmm28, zmm27, 0xca                             ;   479.3 p0      18 t
        vmovdqa64 zmm27, zmm22                                           ;   465.3         18 t copy
        vpermi2b zmm27, zmm9, zmm6                                       ;   482.3 p0+p5   18 t
        vgf2p8affineqb zmm28, zmm2, zmm0, 0                              ;   480.7 p0      18 t
        vpternlogd zmm29, zmm27, zmm30, 0xca                             ;   487.3 p0      18 t
        vmovdqa64 zmm30, zmm2                                            ;   465.7         18 t copy
        vpermi2b zmm30, zmm9, zmm6                                       ;   484.3 p0+p5   18 t
        vmovdqa64 zmm27, zmm2                                            ;   465.7         18 t copy
        vpermi2b zmm27, zmm4, zmm3                                       ;   486.3 p0+p5   18 t
        vpternlogd zmm28, zmm30, zmm27, 0xca                             ;   491.3 p0      18 t
        vgf2p8affineqb zmm27, zmm25, zmm0, 0                             ;   485.7 p0      18 t
        vmovdqu64 [rbp + 27264], zmm2                                    ;   465.7 p7+p4   20 d spill
        vpternlogd zmm27, zmm15, zmm19, 0xca                             ;   488.7 p0      18 t
        vmovdqa64 zmm1, zmm24                                            ;   480.3         18 t copy
        vmovdqu64 [rbp + 27648], zmm18                                   ;   466.3 p8+p9   20 d spill
        vmovdqu64 zmm23, [rbp + 4352]                                    ;   317.2 p2      20 d
        vmovdqa64 zmm30, zmm7                                            ;   466.3         18 t copy
        vpermi2b zmm30, zmm4, zmm3                                       ;   489.3 p5      18 t
        vpternlogd zmm12, zmm17, zmm30, 0xca                             ;   494.3 p0      18 t
        vmovdqa64 zmm19, zmm13                                           ;   469.7         18 t copy
        vpternlogd zmm23, zmm20, [rbp + 27776], 0x96                     ;   488.7 p0+p3   20 d
        vgf2p8affineqb zmm15, zmm13, zmm0, 0                             ;   489.7 p0      18 t
        vmovdqu64 [rbp + 27904], zmm23                                   ;   489.7 p7+p4   20 d spill
        vmovdqa64 zmm2, zmm23                                            ;   489.7         18 t copy
        vmovdqa64 zmm17, zmm13                                           ;   469.7         18 t copy
        vpermi2b zmm2, zmm9, zmm6                                        ;   492.3 p5      18 t
        vpermi2b zmm19, zmm9, zmm6                                       ;   494.3 p0+p5   18 t
        vgf2p8affineqb zmm9, zmm27, zmm31, 0                             ;   491.7 p0      18 t
        vmovdqu64 zmm30, [rbp + 26688]                                   ;   327.5 p2      18 t reload
        vmovdqa64 zmm25, zmm23                                           ;   489.7         18 t copy
        vpermi2b zmm17, zmm4, zmm3                                       ;   496.3 p0+p5   18 t
        vpternlogd zmm15, zmm19, zmm17, 0xca                             ;   501.3 p0      18 t
        vmovdqu64 zmm17, [rbp + 27008]                                   ;   331.3 p3      18 t reload
        vgf2p8affineqb zmm19, zmm24, zmm17, 0                            ;   494.7 p0      18 t
        vpermi2b zmm25, zmm4, zmm3                                       ;   498.3 p0+p5   18 t
        vmovdqu64 [rbp + 27776], zmm7                                    ;   466.3 p8+p9   20 d spill
        vgf2p8affineqb zmm7, zmm23, zmm0, 0                              ;   496.7 p0      18 t
        vpternlogd zmm7, zmm2, zmm25, 0xca                               ;   503.3 p0      18 t
        vpxord zmm3, zmm27, zmm7                                         ;   504.3 p0      18 t
        vmovdqu64 [rbp + 27968], zmm13                                   ;   469.7 p7+p4   20 d spill
        vgf2p8affineqb zmm6, zmm28, zmm30, 0                             ;   499.7 p0      18 t
        vpternlogd zmm1, zmm29, zmm15, 0x96                              ;   502.3 p5      18 t
        vgf2p8affineqb zmm21, zmm26, zmm30, 0                            ;   500.7 p0      18 t
        vgf2p8affineqb zmm13, zmm15, zmm30, 0                            ;   502.3 p0      18 t
        vgf2p8affineqb zmm0, zmm29, zmm30, 0                             ;   502.7 p0      18 t
        vmovdqu64 zmm2, [rbp + 26880]                                    ;   336.5 p2      18 t reload
        vgf2p8affineqb zmm10, zmm27, zmm2, 0                             ;   503.7 p0      18 t
        vmovdqu64 [rbp + 28224], zmm20                                   ;   468.7 p8+p9   20 d spill
        vgf2p8affineqb zmm23, zmm12, zmm2, 0                             ;   504.7 p0      18 t
        vpternlogd zmm13, zmm28, [rbp + 19200], 0x96                     ;   505.3 p5+p3   18 t
        vgf2p8affineqb zmm4, zmm7, zmm17, 0                              ;   505.7 p0      18 t
        vgf2p8affineqb zmm16, zmm24, zmm31, 0                            ;   506.7 p0      18 t
        vgf2p8affineqb zmm8, zmm26, zmm17, 0                             ;   507.7 p0      18 t
        vpxord zmm19, zmm19, zmm23                                       ;   507.7 p5      18 t
        vpternlogd zmm8, zmm10, zmm15, 0x96                              ;   510.7 p5      18 t
        vgf2p8affineqb zmm5, zmm12, zmm30, 0                             ;   508.7 p0      18 t
        vgf2p8affineqb zmm14, zmm27, zmm17, 0                            ;   509.7 p0      18 t
        vgf2p8affineqb zmm10, zmm7, zmm2, 0                              ;   510.7 p0      18 t
        vpternlogd zmm13, zmm26, zmm12, 0x96                             ;   506.3 p5      18 t
        vgf2p8affineqb zmm23, zmm28, zmm31, 0                            ;   511.7 p0      18 t
        vpxord zmm21, zmm21, zmm15                                       ;   504.3 p5      18 t
        vgf2p8affineqb zmm22, zmm24, zmm30, 0                            ;   512.7 p0      18 t
        vgf2p8affineqb zmm25, zmm24, zmm2, 0                             ;   513.7 p0      18 t
        vpternlogd zmm13, zmm3, zmm1, 0x96                               ;   507.3 p5      18 t
        vgf2p8affineqb zmm20, zmm29, zmm2, 0                             ;   514.7 p0      18 t
        vpxord zmm20, zmm20, zmm14                                       ;   517.7 p5      18 t
        vgf2p8affineqb zmm14, zmm26, zmm2, 0                             ;   515.7 p0      18 t
        vmovdqu64 [rbp + 28288], zmm11                                   ;   440.3 p7+p4   18 t spill
        vgf2p8affineqb zmm11, zmm28, zmm17, 0                            ;   516.7 p0      18 t
        vpxord zmm14, zmm14, zmm11                                       ;   519.7 p5      18 t
        vmovdqu64 [rbp + 28608], zmm24                                   ;   480.3 p8+p9   18 t spill
        vgf2p8affineqb zmm24, zmm26, zmm31, 0                            ;   517.7 p0      18 t
        vmovdqu64 [rbp + 28416], zmm24                                   ;   520.7 p7+p4   18 t spill
        vgf2p8affineqb zmm24, zmm29, zmm31, 0                            ;   518.7 p0      18 t
        vmovdqu64 [rbp + 28544], zmm24                                   ;   521.7 p8+p9   18 t spill
        vgf2p8affineqb zmm24, zmm28, zmm2, 0                             ;   519.7 p0      18 t
        vgf2p8affineqb zmm2, zmm27, zmm30, 0                             ;   520.7 p0      18 t
        vgf2p8affineqb zmm18, zmm29, zmm17, 0                            ;   521.7 p0      18 t
        vgf2p8affineqb zmm11, zmm7, zmm31, 0                             ;   522.7 p0      18 t
        vpternlogd zmm23, zmm22, [rbp + 19328], 0x96                     ;   515.7 p5+p2   18 t
        vmovdqu64 [rbp + 28672], zmm2                                    ;   523.7 p7+p4   18 t spill
        vgf2p8affineqb zmm2, zmm12, zmm17, 0                             ;   523.7 p0      18 t
        vpxord zmm24, zmm24, zmm2                                        ;   526.7 p5      18 t
        vmovdqu64 zmm2, [rbp + 19264]                                    ;   353.3 p3      18 t
        vpxord zmm2, zmm2, zmm6                                          ;   510.3 p5      18 t
        vpternlogd zmm2, zmm19, zmm26, 0x96                              ;   511.3 p5      18 t
        vpternlogd zmm9, zmm2, zmm0, 0x96                                ;   512.3 p5      18 t
        vmovdqu64 zmm2, [rbp + 19392]                                    ;   354.0 p2      18 t
        vgf2p8affineqb zmm17, zmm12, zmm31, 0                            ;   524.7 p0      18 t
        vpxord zmm2, zmm2, zmm12                                         ;   513.3 p5      18 t
        vpternlogd zmm16, zmm2, zmm5, 0x96                               ;   514.3 p5      18 t
        vpternlogd zmm16, zmm0, zmm7, 0x96                               ;   515.3 p5      18 t
        vmovdqu64 zmm0, [rbp + 28608]                                    ;   480.3 p3      18 t
        vpxord zmm0, zmm0, [rbp + 19584]                                 ;   516.3 p5+p2   18 t
        vpternlogd zmm9, zmm29, zmm15, 0x96                              ;   517.3 p5      18 t
        vmovdqu64 [rbp + 28480], zmm17                                   ;   527.7 p8+p9   18 t spill
        vpternlogd zmm23, zmm26, zmm12, 0x96                             ;   518.3 p5      18 t
        vpternlogd zmm23, zmm21, zmm20, 0x96                             ;   519.3 p5      18 t
        vgf2p8affineqb zmm17, zmm7, zmm30, 0                             ;   525.7 p0      18 t
        vpternlogd zmm0, zmm28, [rbp + 28480], 0x96                      ;   533.7 p5+p3   18 t
        vpternlogd zmm0, zmm17, zmm6, 0x96                               ;   534.7 p5      18 t
        vpternlogd zmm15, zmm28, [rbp + 19520], 0x96                     ;   522.3 p5+p2   18 t
        vpternlogd zmm15, zmm5, zmm27, 0x96                              ;   523.3 p5      18 t
        vpternlogd zmm19, zmm24, [rbp + 19456], 0x96                     ;   527.7 p5+p3   18 t
        vpternlogd zmm19, zmm17, [rbp + 28544], 0x96                     ;   528.7 p5+p2   18 t
        vpternlogd zmm9, zmm4, zmm25, 0x96                               ;   526.3 p5      18 t
        vmovdqu64 zmm2, [rbp + 28672]                                    ;   523.7 p3      18 t reload
        vpternlogd zmm22, zmm24, [rbp + 19648], 0x96                     ;   527.7 p0+p2   18 t
        vpternlogd zmm11, zmm22, zmm2, 0x96                              ;   529.7 p5      18 t
        vpternlogd zmm2, zmm15, [rbp + 28416], 0x96                      ;   529.7 p0+p3   18 t
        vpternlogd zmm23, zmm10, zmm18, 0x96                             ;   528.3 p5      18 t
        vmovdqa64 zmm15, zmm23                                           ;   529.3         18 t copy
        vpternlogd zmm19, zmm21, zmm3, 0x96                              ;   529.7 p0      18 t
        vpternlogd zmm2, zmm10, zmm18, 0x96                              ;   530.7 p5      18 t
        vpternlogd zmm2, zmm4, zmm25, 0x96                               ;   531.7 p0      18 t
        vmovdqu64 zmm5, [rbp + 26176]                                    ;   362.0 p2      18 t reload
        vmovdqa64 zmm17, zmm2                                            ;   532.7         18 t copy
        vmovdqa64 zmm6, zmm13                                            ;   508.3         18 t copy
        vmovdqu64 zmm3, [rbp + 26304]                                    ;   362.5 p3      18 t reload
        vmovdqa64 zmm7, zmm9                                             ;   527.3         18 t copy
        vpermi2b zmm6, zmm5, zmm3                                        ;   532.3 p5      18 t
        vpternlogd zmm16, zmm14, zmm8, 0x96                              ;   530.7 p0      18 t
        vpternlogd zmm0, zmm8, zmm20, 0x96                               ;   535.7 p0      18 t
        vpternlogd zmm11, zmm14, zmm1, 0x96                              ;   532.7 p0      18 t
        vmovdqu64 zmm1, [rbp + 26560]                                    ;   363.8 p2      18 t reload
        vmovdqu64 zmm10, [rbp + 26496]                                   ;   364.0 p3      18 t reload
        vgf2p8affineqb zmm8, zmm9, zmm1, 0                               ;   533.7 p0      18 t
        vmovdqu64 zmm12, [rbp + 26368]                                   ;   364.8 p2      18 t reload
        vpermi2b zmm9, zmm12, zmm10                                      ;   535.3 p5      18 t
        vpermi2b zmm7, zmm5, zmm3                                        ;   537.3 p0+p5   18 t
        vpternlogd zmm8, zmm9, zmm7, 0xca                                ;   542.3 p0      18 t
        vgf2p8affineqb zmm7, zmm19, zmm1, 0                              ;   536.7 p0      18 t
        vmovdqu64 zmm21, [rbp + 4608]                                    ;   368.5 p3      20 d
        vmovdqu64 zmm25, [rbp + 4928]                                    ;   368.7 p2      20 d
        vmovdqa64 zmm18, zmm11                                           ;   533.7         18 t copy
        vgf2p8affineqb zmm14, zmm23, zmm1, 0                             ;   537.7 p0      18 t
        vgf2p8affineqb zmm4, zmm13, zmm1, 0                              ;   538.7 p0      18 t
        vpermi2b zmm13, zmm12, zmm10                                     ;   540.3 p5      18 t
        vpermi2b zmm23, zmm12, zmm10                                     ;   542.3 p0+p5   18 t
        vmovdqa64 zmm9, zmm19                                            ;   530.7         18 t copy
        vpermi2b zmm9, zmm5, zmm3                                        ;   544.3 p0+p5   18 t
        vpermi2b zmm19, zmm12, zmm10                                     ;   546.3 p0+p5   18 t
        vpermi2b zmm15, zmm5, zmm3                                       ;   548.3 p0+p5   18 t
        vpternlogd zmm14, zmm23, zmm15, 0xca                             ;   553.3 p0      18 t
        vgf2p8affineqb zmm15, zmm2, zmm1, 0                              ;   544.7 p0      18 t
        vpermi2b zmm2, zmm12, zmm10                                      ;   550.3 p0+p5   18 t
        vpternlogd zmm7, zmm19, zmm9, 0xca                               ;   551.3 p0      18 t
        vmovdqu64 zmm19, [rbp + 4800]                                    ;   380.5 p3      20 d reload
        vgf2p8affineqb zmm9, zmm11, zmm1, 0                              ;   547.7 p0      18 t
        vpermi2b zmm18, zmm5, zmm3                                       ;   552.3 p0+p5   18 t
        vpternlogd zmm4, zmm13, zmm6, 0xca                               ;   549.7 p0      18 t
        vmovdqa64 zmm13, zmm16                                           ;   531.7         18 t copy
        vpermi2b zmm13, zmm5, zmm3                                       ;   554.3 p0+p5   18 t
        vpermi2b zmm11, zmm12, zmm10                                     ;   556.3 p0+p5   18 t
        vpternlogd zmm9, zmm11, zmm18, 0xca                              ;   561.3 p0      18 t
        vmovdqu64 zmm11, [rbp + 27712]                                   ;   462.3 p2      18 t reload
        vgf2p8affineqb zmm6, zmm16, zmm1, 0                              ;   553.7 p0      18 t
        vpermi2b zmm16, zmm12, zmm10                                     ;   558.3 p0+p5   18 t
        vpternlogd zmm6, zmm16, zmm13, 0xca                              ;   563.3 p0      18 t
        vmovdqa64 zmm16, zmm0                                            ;   536.7         18 t copy
        vgf2p8affineqb zmm13, zmm0, zmm1, 0                              ;   556.7 p0      18 t
        vpermi2b zmm0, zmm12, zmm10                                      ;   560.3 p0+p5   18 t
        vmovdqa64 zmm20, zmm9                                            ;   562.3         20 d copy
        vpermi2b zmm17, zmm5, zmm3                                       ;   562.3 p0+p5   18 t
        vpermi2b zmm16, zmm5, zmm3                                       ;   564.3 p0+p5   18 t
        vpternlogd zmm13, zmm0, zmm16, 0xca                              ;   569.3 p0      18 t
        vmovdqu64 zmm0, [rbp + 27072]                                    ;   465.3 p3      18 t reload
        vmovdqa64 zmm18, zmm13                                           ;   570.3         20 d copy
        vpternlogd zmm15, zmm2, zmm17, 0xca                              ;   567.3 p0      18 t
        vmovdqu64 zmm2, [rbp + 28288]                                    ;   440.3 p2      18 t reload
        vmovdqu64 zmm22, [rbp + 4672]                                    ;   392.3 p3      20 d
        vpternlogd zmm4, zmm2, [rbp + 28032], 0x96                       ;   562.7 p0+p2   18 t
        vpternlogd zmm7, zmm0, [rbp + 27520], 0x96                       ;   563.7 p0+p3   18 t
        vmovdqu64 zmm2, [rbp + 28160]                                    ;   448.3 p2      18 t reload
        vmovdqu64 zmm0, [rbp + 27840]                                    ;   457.7 p3      20 d reload
        vpternlogd zmm8, zmm2, [rbp + 27328], 0x96                       ;   564.7 p0+p2   18 t
        vmovdqa64 zmm2, zmm14                                            ;   554.3         20 d copy
        vpternlogd zmm2, zmm4, zmm0, 0x96                                ;   565.3 p5      20 d
        vmovdqu64 zmm17, [rbp + 4736]                                    ;   395.3 p3      20 d reload
        vpternlogd zmm4, zmm17, [rbp + 27584], 0x96                      ;   565.7 p0+p2   20 d
        vmovdqu64 zmm17, [rbp + 27648]                                   ;   466.3 p3      20 d reload
        vpternlogd zmm18, zmm7, zmm17, 0x96                              ;   570.3 p5      20 d
        vmovdqu64 zmm23, [rbp + 5120]                                    ;   396.8 p2      20 d reload
        vpternlogd zmm15, zmm11, [rbp + 27136], 0x96                     ;   568.3 p0+p3   18 t
        vmovdqu64 zmm11, [rbp + 28096]                                   ;   463.7 p2      20 d reload
        vmovdqa64 zmm16, zmm6                                            ;   564.3         20 d copy
        vpternlogd zmm16, zmm8, zmm11, 0x96                              ;   567.3 p5      20 d
        vpternlogd zmm8, zmm19, [rbp + 27264], 0x96                      ;   567.7 p0+p3   20 d
        vmovdqu64 [rbp + 28288], zmm14                                   ;   554.3 p7+p4   18 t spill
        vpternlogd zmm7, zmm23, [rbp + 27776], 0x96                      ;   568.3 p5+p2   20 d
        vmovdqu64 zmm19, [rbp + 28224]                                   ;   468.7 p3      20 d reload
        vmovdqa64 zmm11, zmm7                                            ;   569.3         18 t copy
        vpternlogd zmm22, zmm16, [rbp + 27456], 0x96                     ;   568.7 p0+p2   20 d
        vmovdqu64 zmm23, [rbp + 5184]                                    ;   400.7 p3      20 d reload
        vpternlogd zmm21, zmm2, [rbp + 27392], 0x96                      ;   569.3 p5+p2   20 d
        vmovdqa64 zmm27, zmm4                                            ;   566.7         18 t copy
        vgf2p8affineqb zmm26, zmm21, zmm1, 0                             ;   570.3 p0      18 t
        vpternlogd zmm20, zmm15, zmm19, 0x96                             ;   570.3 p5      20 d
        vpternlogd zmm15, zmm23, [rbp + 27968], 0x96                     ;   570.7 p0+p3   20 d
        vmovdqa64 zmm28, zmm4                                            ;   566.7         18 t copy
        vpermi2b zmm28, zmm12, zmm10                                     ;   573.3 p5      18 t
        vmovdqa64 zmm24, zmm21                                           ;   570.3         18 t copy
        vpermi2b zmm24, zmm12, zmm10                                     ;   575.3 p0+p5   18 t
        vmovdqa64 zmm23, zmm21                                           ;   570.3         18 t copy
        vpermi2b zmm23, zmm5, zmm3                                       ;   577.3 p0+p5   18 t
        vgf2p8affineqb zmm29, zmm22, zmm1, 0                             ;   573.7 p0      18 t
        vpermi2b zmm27, zmm5, zmm3                                       ;   579.3 p0+p5   18 t
        vpternlogd zmm25, zmm18, [rbp + 27200], 0x96                     ;   575.7 p0+p2   20 d
        vmovdqu64 [rbp + 27776], zmm4                                    ;   566.7 p8+p9   20 d spill
        vmovdqu64 [rbp + 28160], zmm13                                   ;   570.3 p7+p4   18 t spill
        vgf2p8affineqb zmm19, zmm8, zmm1, 0                              ;   576.7 p0      18 t
        vmovdqu64 [rbp + 27712], zmm18                                   ;   571.3 p8+p9   20 d spill
        vpternlogd zmm26, zmm24, zmm23, 0xca                             ;   582.3 p0      18 t
        vgf2p8affineqb zmm24, zmm4, zmm1, 0                              ;   578.7 p0      18 t
        vpternlogd zmm24, zmm28, zmm27, 0xca                             ;   584.3 p0      18 t
        vmovdqa64 zmm28, zmm22                                           ;   569.7         18 t copy
        vmovdqu64 zmm23, [rbp + 5056]                                    ;   415.7 p3      20 d
        vmovdqa64 zmm27, zmm22                                           ;   569.7         18 t copy
        vpermi2b zmm27, zmm5, zmm3                                       ;   582.3 p5      18 t
        vpternlogd zmm23, zmm20, [rbp + 27904], 0x96                     ;   580.7 p0+p2   20 d
        vpermi2b zmm28, zmm12, zmm10                                     ;   584.3 p0+p5   18 t
        vpternlogd zmm29, zmm28, zmm27, 0xca                             ;   589.3 p0      18 t
        vmovdqa64 zmm27, zmm8                                            ;   568.7         18 t copy
        vpermi2b zmm27, zmm5, zmm3                                       ;   586.3 p0+p5   18 t
        vmovdqa64 zmm28, zmm8                                            ;   568.7         18 t copy
        vpermi2b zmm28, zmm12, zmm10                                     ;   588.3 p0+p5   18 t
        vpternlogd zmm19, zmm28, zmm27, 0xca                             ;   593.3 p0      18 t
        vmovdqa64 zmm28, zmm7                                            ;   569.3         18 t copy
        vpermi2b zmm28, zmm5, zmm3                                       ;   590.3 p0+p5   18 t
        vmovdqa64 zmm17, zmm25                                           ;   576.7         18 t copy
        vmovdqu64 [rbp + 27072], zmm2                                    ;   566.3 p7+p4   20 d spill
        vmovdqu64 [rbp + 27328], zmm9                                    ;   562.3 p8+p9   18 t spill
        vpermi2b zmm17, zmm5, zmm3                                       ;   592.3 p0+p5   18 t
        vmovdqa64 zmm0, zmm25                                            ;   576.7         18 t copy
        vmovdqa64 zmm4, zmm23                                            ;   581.7         18 t copy
        vpermi2b zmm0, zmm12, zmm10                                      ;   594.3 p0+p5   18 t
        vmovdqu64 [rbp + 27904], zmm25                                   ;   576.7 p7+p4   20 d spill
        vgf2p8affineqb zmm27, zmm25, zmm1, 0                             ;   589.7 p0      18 t
        vgf2p8affineqb zmm25, zmm7, zmm1, 0                              ;   590.7 p0      18 t
        vpternlogd zmm27, zmm0, zmm17, 0xca                              ;   599.3 p0      18 t
        vmovdqa64 zmm17, zmm15                                           ;   571.7         18 t copy
        vmovdqu64 [rbp + 27392], zmm23                                   ;   581.7 p8+p9   20 d spill
        vpermi2b zmm4, zmm12, zmm10                                      ;   596.3 p0+p5   18 t
        vpermi2b zmm11, zmm12, zmm10                                     ;   598.3 p0+p5   18 t
        vpternlogd zmm25, zmm11, zmm28, 0xca                             ;   603.3 p0      18 t
        vmovdqa64 zmm11, zmm15                                           ;   571.7         18 t copy
        vgf2p8affineqb zmm18, zmm19, zmm31, 0                            ;   595.7 p0      18 t
        vmovdqu64 [rbp + 27200], zmm7                                    ;   569.3 p7+p4   20 d spill
        vgf2p8affineqb zmm0, zmm15, zmm1, 0                              ;   596.7 p0      18 t
        vpermi2b zmm11, zmm5, zmm3                                       ;   600.3 p0+p5   18 t
        vpermi2b zmm17, zmm12, zmm10                                     ;   602.3 p0+p5   18 t
        vgf2p8affineqb zmm7, zmm23, zmm1, 0                              ;   599.7 p0      18 t
        vgf2p8affineqb zmm28, zmm29, zmm30, 0                            ;   600.7 p0      18 t
        vgf2p8affineqb zmm1, zmm19, zmm30, 0                             ;   601.7 p0      18 t
        vmovdqu64 [rbp + 27968], zmm8                                    ;   568.7 p8+p9   20 d spill
        vmovdqu64 [rbp + 27584], zmm21                                   ;   570.3 p7+p4   20 d spill
        vmovdqa64 zmm8, zmm23                                            ;   581.7         18 t copy
        vpermi2b zmm8, zmm5, zmm3                                        ;   604.3 p0+p5   18 t
        vgf2p8affineqb zmm23, zmm24, zmm30, 0                            ;   603.7 p0      18 t
        vmovdqu64 [rbp + 27264], zmm22                                   ;   569.7 p8+p9   20 d spill
        vgf2p8affineqb zmm22, zmm26, zmm30, 0                            ;   604.7 p0      18 t
        vmovdqu64 [rbp + 28672], zmm24                                   ;   585.3 p7+p4   18 t spill
        vmovdqu64 [rbp + 27456], zmm15                                   ;   571.7 p8+p9   20 d spill
        vmovdqa64 zmm5, zmm24                                            ;   585.3         18 t copy
        vpternlogd zmm0, zmm17, zmm11, 0xca                              ;   607.3 p5      18 t
        vmovdqu64 zmm11, [rbp + 27008]                                   ;   439.5 p3      18 t reload
        vgf2p8affineqb zmm17, zmm24, zmm11, 0                            ;   605.7 p0      18 t
        vgf2p8affineqb zmm15, zmm0, zmm30, 0                             ;   608.3 p0      18 t
        vmovdqu64 [rbp + 27520], zmm16                                   ;   568.3 p7+p4   20 d spill
        vgf2p8affineqb zmm16, zmm27, zmm11, 0                            ;   607.7 p0      18 t
        vgf2p8affineqb zmm9, zmm24, zmm31, 0                             ;   608.7 p0      18 t
        vpternlogd zmm15, zmm19, [rbp + 19712], 0x96                     ;   611.3 p5+p2   18 t
        vpternlogd zmm15, zmm26, zmm25, 0x96                             ;   612.3 p5      18 t
        vgf2p8affineqb zmm10, zmm27, zmm31, 0                            ;   609.7 p0      18 t
        vpternlogd zmm5, zmm29, zmm0, 0x96                               ;   608.3 p5      18 t
        vmovdqu64 [rbp + 28032], zmm6                                    ;   564.3 p8+p9   18 t spill
        vgf2p8affineqb zmm14, zmm29, zmm31, 0                            ;   610.7 p0      18 t
        vmovdqu64 [rbp + 28608], zmm9                                    ;   611.7 p7+p4   18 t spill
        vgf2p8affineqb zmm13, zmm26, zmm11, 0                            ;   611.7 p0      18 t
        vmovdqu64 [rbp + 27136], zmm20                                   ;   571.3 p8+p9   20 d spill
        vpternlogd zmm7, zmm4, zmm8, 0xca                                ;   609.3 p5      18 t
        vmovdqu64 zmm4, [rbp + 26880]                                    ;   447.3 p3      18 t reload
        vmovdqu64 [rbp + 28416], zmm14                                   ;   613.7 p7+p4   18 t spill
        vgf2p8affineqb zmm14, zmm27, zmm4, 0                             ;   612.7 p0      18 t
        vgf2p8affineqb zmm20, zmm29, zmm11, 0                            ;   613.7 p0      18 t
        vpternlogd zmm18, zmm23, [rbp + 19840], 0x96                     ;   610.3 p5+p2   18 t
        vpternlogd zmm18, zmm26, zmm25, 0x96                             ;   611.3 p5      18 t
        vpternlogd zmm13, zmm14, zmm0, 0x96                              ;   615.7 p5      18 t
        vgf2p8affineqb zmm14, zmm26, zmm31, 0                            ;   614.7 p0      18 t
        vgf2p8affineqb zmm6, zmm26, zmm4, 0                              ;   615.7 p0      18 t
        vgf2p8affineqb zmm21, zmm29, zmm4, 0                             ;   616.7 p0      18 t
        vgf2p8affineqb zmm2, zmm25, zmm4, 0                              ;   617.7 p0      18 t
        vgf2p8affineqb zmm8, zmm24, zmm4, 0                              ;   618.7 p0      18 t
        vmovdqu64 [rbp + 28544], zmm6                                    ;   618.7 p8+p9   18 t spill
        vgf2p8affineqb zmm6, zmm25, zmm30, 0                             ;   619.7 p0      18 t
        vgf2p8affineqb zmm24, zmm19, zmm11, 0                            ;   620.7 p0      18 t
        vmovdqu64 [rbp + 28480], zmm24                                   ;   623.7 p7+p4   18 t spill
        vpxord zmm12, zmm27, zmm7                                        ;   613.3 p5      18 t
        vgf2p8affineqb zmm24, zmm7, zmm4, 0                              ;   621.7 p0      18 t
        vgf2p8affineqb zmm9, zmm19, zmm4, 0                              ;   622.7 p0      18 t
        vgf2p8affineqb zmm4, zmm27, zmm30, 0                             ;   623.7 p0      18 t
        vmovdqu64 [rbp + 28352], zmm4                                    ;   626.7 p8+p9   18 t spill
        vgf2p8affineqb zmm4, zmm25, zmm11, 0                             ;   624.7 p0      18 t
        vpxord zmm9, zmm9, zmm4                                          ;   627.7 p5      18 t
        vpternlogd zmm15, zmm12, zmm5, 0x96                              ;   615.3 p5      18 t
        vgf2p8affineqb zmm3, zmm7, zmm11, 0                              ;   625.7 p0      18 t
        vpternlogd zmm18, zmm16, zmm21, 0x96                             ;   619.7 p5      18 t
        vpternlogd zmm18, zmm22, zmm0, 0x96                              ;   620.7 p5      18 t
        vmovdqa64 zmm4, zmm19                                            ;   594.3         18 t copy
        vpternlogd zmm4, zmm0, [rbp + 20032], 0x96                       ;   618.3 p5+p3   18 t
        vpternlogd zmm18, zmm24, zmm20, 0x96                             ;   624.7 p5      18 t
        vgf2p8affineqb zmm11, zmm7, zmm30, 0                             ;   626.7 p0      18 t
        vpternlogd zmm26, zmm1, [rbp + 19776], 0x96                      ;   620.3 p5+p2   18 t
        vpternlogd zmm26, zmm2, zmm17, 0x96                              ;   621.3 p5      18 t
        vpternlogd zmm2, zmm17, [rbp + 19968], 0x96                      ;   622.3 p5+p3   18 t
        vpternlogd zmm2, zmm9, [rbp + 28416], 0x96                       ;   628.7 p5+p2   18 t
        vpternlogd zmm2, zmm12, zmm11, 0x96                              ;   629.7 p5      18 t
        vmovdqu64 zmm12, [rbp + 20096]                                   ;   462.5 p3      18 t.6 reload
        vgf2p8affineqb zmm30, zmm25, zmm31, 0                            ;   627.7 p0      18 t
        vmovdqu64 [rbp + 28736], zmm30                                   ;   630.7 p7+p4   18 t spill
        vgf2p8affineqb zmm30, zmm7, zmm31, 0                             ;   628.7 p0      18 t
        vpternlogd zmm25, zmm6, [rbp + 19904], 0x96                      ;   625.3 p5+p2   18 t
        vpternlogd zmm25, zmm7, [rbp + 28608], 0x96                      ;   626.3 p5+p3   18 t
        vpternlogd zmm25, zmm28, zmm13, 0x96                             ;   627.3 p5      18 t
        vmovdqu64 zmm7, [rbp + 20160]                                    ;   464.3 p2      18 t
        vpternlogd zmm19, zmm12, [rbp + 28672], 0x96                     ;   628.3 p5+p3   18 t
        vpternlogd zmm19, zmm1, [rbp + 28736], 0x96                      ;   636.7 p5+p2   18 t
        vpternlogd zmm19, zmm11, zmm13, 0x96                             ;   637.7 p0      18 t
        vpternlogd zmm19, zmm16, zmm21, 0x96                             ;   638.7 p5      18 t
        vmovdqa64 zmm13, zmm18                                           ;   625.7         18 t copy
        vpxord zmm7, zmm7, zmm23                                         ;   630.7 p0      18 t
        vpternlogd zmm30, zmm7, zmm9, 0x96                               ;   631.7 p5      18 t
        vpternlogd zmm2, zmm22, zmm0, 0x96                               ;   631.7 p0      18 t
        vpternlogd zmm10, zmm26, zmm28, 0x96                             ;   632.3 p5      18 t
        vpternlogd zmm10, zmm29, zmm0, 0x96                              ;   633.3 p0      18 t
        vpternlogd zmm10, zmm3, zmm8, 0x96                               ;   634.3 p5      18 t
        vmovdqu64 zmm0, [rbp + 28352]                                    ;   626.7 p3      18 t reload
        vpternlogd zmm4, zmm6, zmm27, 0x96                               ;   633.7 p0      18 t
        vpternlogd zmm14, zmm4, zmm0, 0x96                               ;   634.7 p5      18 t
        vpternlogd zmm14, zmm24, zmm20, 0x96                             ;   635.7 p0      18 t
        vpternlogd zmm14, zmm3, zmm8, 0x96                               ;   636.7 p5      18 t
        vmovdqu64 zmm3, [rbp + 26176]                                    ;   468.7 p2      18 t reload
        vpternlogd zmm30, zmm0, zmm5, 0x96                               ;   635.7 p0      18 t
        vmovdqu64 zmm0, [rbp + 26304]                                    ;   469.0 p3      18 t reload
        vpermi2b zmm13, zmm3, zmm0                                       ;   638.3 p5      18 t
        vmovdqu64 zmm6, [rbp + 28544]                                    ;   618.7 p2      18 t reload
        vmovdqu64 zmm1, [rbp + 26560]                                    ;   470.0 p3      18 t reload
        vgf2p8affineqb zmm12, zmm18, zmm1, 0                             ;   636.7 p0      18 t
        vmovdqa64 zmm7, zmm15                                            ;   616.3         18 t copy
        vmovdqa64 zmm11, zmm10                                           ;   635.3         18 t copy
        vmovdqu64 zmm4, [rbp + 28480]                                    ;   623.7 p2      18 t reload
        vpternlogd zmm25, zmm6, zmm4, 0x96                               ;   637.7 p0      18 t
        vpternlogd zmm30, zmm6, zmm4, 0x96                               ;   638.7 p0      18 t
        vmovdqu64 zmm6, [rbp + 26368]                                    ;   471.0 p3      18 t reload
        vmovdqa64 zmm16, zmm19                                           ;   639.7         18 t copy
        vmovdqu64 zmm5, [rbp + 26496]                                    ;   471.7 p2      18 t reload
        vgf2p8affineqb zmm8, zmm15, zmm1, 0                              ;   639.7 p0      18 t
        vpermi2b zmm7, zmm6, zmm5                                        ;   641.3 p5      18 t
        vmovdqu64 zmm21, [rbp + 5376]                                    ;   473.3 p3      20 d
        vmovdqa64 zmm4, zmm15                                            ;   616.3         18 t copy
        vgf2p8affineqb zmm9, zmm10, zmm1, 0                              ;   640.7 p0      18 t
        vpermi2b zmm4, zmm3, zmm0                                        ;   643.3 p0+p5   18 t
        vpermi2b zmm10, zmm6, zmm5                                       ;   645.3 p0+p5   18 t
        vpermi2b zmm18, zmm6, zmm5                                       ;   647.3 p0+p5   18 t
        vpermi2b zmm11, zmm3, zmm0                                       ;   649.3 p0+p5   18 t
        vpternlogd zmm9, zmm10, zmm11, 0xca                              ;   654.3 p0      18 t
        vmovdqa64 zmm11, zmm2                                            ;   632.7         18 t copy
        vgf2p8affineqb zmm10, zmm2, zmm1, 0                              ;   646.7 p0      18 t
        vpermi2b zmm2, zmm6, zmm5                                        ;   651.3 p0+p5   18 t
        vmovdqa64 zmm15, zmm14                                           ;   637.7         18 t copy
        vpternlogd zmm8, zmm7, zmm4, 0xca                                ;   648.7 p0      18 t
        vpermi2b zmm15, zmm3, zmm0                                       ;   653.3 p0+p5   18 t
        vpternlogd zmm12, zmm18, zmm13, 0xca                             ;   652.3 p0      18 t
        vgf2p8affineqb zmm4, zmm25, zmm1, 0                              ;   651.7 p0      18 t
        vpermi2b zmm16, zmm3, zmm0                                       ;   655.3 p0+p5   18 t
        vgf2p8affineqb zmm13, zmm14, zmm1, 0                             ;   653.7 p0      18 t
        vmovdqu64 zmm22, [rbp + 5632]                                    ;   483.3 p2      20 d
        vpermi2b zmm14, zmm6, zmm5                                       ;   657.3 p0+p5   18 t
        vpternlogd zmm13, zmm14, zmm15, 0xca                             ;   662.3 p0      18 t
        vmovdqu64 zmm14, [rbp + 28288]                                   ;   554.3 p3      18 t reload
        vmovdqu64 zmm15, [rbp + 27328]                                   ;   562.3 p2      18 t reload
        vpternlogd zmm8, zmm14, [rbp + 27840], 0x96                      ;   656.7 p0+p3   18 t
        vmovdqu64 zmm14, [rbp + 28032]                                   ;   564.3 p2      18 t reload
        vmovdqu64 zmm17, [rbp + 5824]                                    ;   487.5 p3      20 d reload
        vpternlogd zmm9, zmm14, [rbp + 28096], 0x96                      ;   657.7 p0+p2   18 t
        vmovdqu64 zmm14, [rbp + 28160]                                   ;   570.3 p3      18 t reload
        vpermi2b zmm11, zmm3, zmm0                                       ;   660.3 p5      18 t
        vmovdqa64 zmm7, zmm25                                            ;   638.7         18 t copy
        vpermi2b zmm7, zmm3, zmm0                                        ;   662.3 p0+p5   18 t
        vpermi2b zmm25, zmm6, zmm5                                       ;   664.3 p0+p5   18 t
        vpternlogd zmm4, zmm25, zmm7, 0xca                               ;   669.3 p0      18 t
        vmovdqu64 zmm25, [rbp + 6016]                                    ;   492.5 p2      20 d
        vgf2p8affineqb zmm7, zmm19, zmm1, 0                              ;   661.7 p0      18 t
        vpermi2b zmm19, zmm6, zmm5                                       ;   666.3 p0+p5   18 t
        vpternlogd zmm7, zmm19, zmm16, 0xca                              ;   671.3 p0      18 t
        vmovdqu64 zmm23, [rbp + 6144]                                    ;   494.5 p3      20 d reload
        vpternlogd zmm10, zmm2, zmm11, 0xca                              ;   665.3 p0      18 t
        vmovdqa64 zmm11, zmm30                                           ;   639.7         18 t copy
        vpternlogd zmm10, zmm14, [rbp + 27648], 0x96                     ;   666.3 p0+p2   18 t
        vgf2p8affineqb zmm2, zmm30, zmm1, 0                              ;   666.7 p0      18 t
        vpermi2b zmm11, zmm3, zmm0                                       ;   669.3 p5      18 t
        vmovdqa64 zmm14, zmm12                                           ;   653.3         20 d copy
        vmovdqa64 zmm18, zmm7                                            ;   672.3         20 d copy
        vpermi2b zmm30, zmm6, zmm5                                       ;   671.3 p0+p5   18 t
        vmovdqa64 zmm16, zmm4                                            ;   670.3         20 d copy
        vmovdqu64 zmm19, [rbp + 5952]                                    ;   499.5 p3      20 d reload
        vmovdqu64 [rbp + 27840], zmm4                                    ;   670.3 p8+p9   18 t spill
        vpternlogd zmm2, zmm30, zmm11, 0xca                              ;   676.3 p0      18 t
        vmovdqu64 zmm11, [rbp + 27072]                                   ;   566.3 p2      20 d reload
        vpternlogd zmm14, zmm8, zmm11, 0x96                              ;   669.7 p0      20 d
        vpternlogd zmm21, zmm14, [rbp + 27584], 0x96                     ;   670.7 p0+p3   20 d
        vmovdqa64 zmm24, zmm21                                           ;   671.7         18 t copy
        vpternlogd zmm8, zmm17, [rbp + 27776], 0x96                      ;   671.7 p0+p2   20 d
        vmovdqa64 zmm28, zmm8                                            ;   672.7         18 t copy
        vmovdqa64 zmm20, zmm2                                            ;   677.3         20 d copy
        vmovdqu64 zmm17, [rbp + 27712]                                   ;   571.3 p3      20 d reload
        vpternlogd zmm18, zmm10, zmm17, 0x96                             ;   672.3 p5      20 d
        vpermi2b zmm24, zmm6, zmm5                                       ;   674.3 p0+p5   18 t
        vpternlogd zmm10, zmm23, [rbp + 27200], 0x96                     ;   673.7 p0+p2   20 d
        vpternlogd zmm25, zmm18, [rbp + 27904], 0x96                     ;   674.7 p0+p3   20 d
        vpternlogd zmm13, zmm15, [rbp + 28224], 0x96                     ;   675.3 p5+p2   18 t
        vmovdqu64 zmm15, [rbp + 27520]                                   ;   568.3 p3      20 d reload
        vpternlogd zmm16, zmm9, zmm15, 0x96                              ;   675.7 p0      20 d
        vpternlogd zmm22, zmm16, [rbp + 27264], 0x96                     ;   676.7 p5+p2   20 d
        vmovdqa64 zmm30, zmm22                                           ;   677.7         18 t copy
        vpermi2b zmm30, zmm3, zmm0                                       ;   678.3 p0+p5   18 t
        vmovdqa64 zmm15, zmm25                                           ;   675.7         18 t copy
        vpermi2b zmm28, zmm6, zmm5                                       ;   680.3 p0+p5   18 t
        vmovdqa64 zmm27, zmm8                                            ;   672.7         18 t copy
        vmovdqu64 [rbp + 28288], zmm12                                   ;   653.3 p7+p4   18 t spill
        vmovdqu64 [rbp + 27904], zmm25                                   ;   675.7 p8+p9   20 d spill
        vpermi2b zmm27, zmm3, zmm0                                       ;   682.3 p0+p5   18 t
        vpermi2b zmm15, zmm6, zmm5                                       ;   684.3 p0+p5   18 t
        vgf2p8affineqb zmm26, zmm21, zmm1, 0                             ;   680.7 p0      18 t
        vpternlogd zmm9, zmm19, [rbp + 27968], 0x96                      ;   681.7 p0+p3   20 d
        vmovdqu64 zmm19, [rbp + 27136]                                   ;   571.3 p2      20 d reload
        vpternlogd zmm20, zmm13, zmm19, 0x96                             ;   682.7 p0      20 d
        vmovdqu64 zmm23, [rbp + 6208]                                    ;   520.8 p3      20 d reload
        vpternlogd zmm13, zmm23, [rbp + 27456], 0x96                     ;   683.7 p0+p2   20 d
        vmovdqa64 zmm23, zmm21                                           ;   671.7         18 t copy
        vpermi2b zmm23, zmm3, zmm0                                       ;   686.3 p0+p5   18 t
        vpternlogd zmm26, zmm24, zmm23, 0xca                             ;   691.3 p0      18 t
        vmovdqu64 zmm23, [rbp + 6080]                                    ;   525.7 p3      20 d
        vmovdqu64 [rbp + 28224], zmm20                                   ;   683.7 p7+p4   20 d spill
        vmovdqu64 [rbp + 27968], zmm22                                   ;   677.7 p8+p9   20 d spill
        vgf2p8affineqb zmm24, zmm8, zmm1, 0                              ;   686.7 p0      18 t
        vpternlogd zmm24, zmm28, zmm27, 0xca                             ;   689.7 p5      18 t
        vmovdqa64 zmm27, zmm22                                           ;   677.7         18 t copy
        vpermi2b zmm27, zmm6, zmm5                                       ;   689.3 p0+p5   18 t
        vmovdqa64 zmm17, zmm10                                           ;   674.7         18 t copy
        vgf2p8affineqb zmm29, zmm22, zmm1, 0                             ;   688.7 p0      18 t
        vmovdqu64 [rbp + 27584], zmm8                                    ;   672.7 p7+p4   20 d spill
        vmovdqu64 [rbp + 27776], zmm21                                   ;   671.7 p8+p9   20 d spill
        vmovdqu64 [rbp + 27648], zmm16                                   ;   676.7 p7+p4   20 d spill
        vpternlogd zmm23, zmm20, [rbp + 27392], 0x96                     ;   689.7 p0+p2   20 d
        vmovdqu64 [rbp + 27456], zmm9                                    ;   682.7 p8+p9   20 d spill
        vgf2p8affineqb zmm28, zmm9, zmm1, 0                              ;   690.7 p0      18 t
        vpternlogd zmm29, zmm27, zmm30, 0xca                             ;   694.3 p5      18 t
        vpermi2b zmm17, zmm6, zmm5                                       ;   693.3 p5      18 t
        vgf2p8affineqb zmm11, zmm10, zmm1, 0                             ;   691.7 p0      18 t
        vmovdqu64 [rbp + 28160], zmm14                                   ;   670.7 p7+p4   20 d spill
        vmovdqa64 zmm19, zmm25                                           ;   675.7         18 t copy
        vmovdqa64 zmm27, zmm9                                            ;   682.7         18 t copy
        vpermi2b zmm27, zmm3, zmm0                                       ;   695.3 p0+p5   18 t
        vmovdqa64 zmm30, zmm9                                            ;   682.7         18 t copy
        vpermi2b zmm30, zmm6, zmm5                                       ;   697.3 p0+p5   18 t
        vpternlogd zmm28, zmm30, zmm27, 0xca                             ;   702.3 p0      18 t
        vgf2p8affineqb zmm27, zmm25, zmm1, 0                             ;   695.7 p0      18 t
        vmovdqu64 [rbp + 27392], zmm10                                   ;   674.7 p8+p9   20 d spill
        vpermi2b zmm19, zmm3, zmm0                                       ;   699.3 p0+p5   18 t
        vpternlogd zmm27, zmm15, zmm19, 0xca                             ;   704.3 p0      18 t
        vgf2p8affineqb zmm15, zmm13, zmm1, 0                             ;   698.7 p0      18 t
        vmovdqa64 zmm19, zmm13                                           ;   684.7         18 t copy
        vpermi2b zmm19, zmm6, zmm5                                       ;   701.3 p0+p5   18 t
        vmovdqa64 zmm30, zmm10                                           ;   674.7         18 t copy
        vpermi2b zmm30, zmm3, zmm0                                       ;   703.3 p0+p5   18 t
        vmovdqa64 zmm25, zmm23                                           ;   690.7         18 t copy
        vpternlogd zmm11, zmm17, zmm30, 0xca                             ;   708.3 p0      18 t
        vmovdqa64 zmm30, zmm24                                           ;   690.7         18 t copy
        vmovdqa64 zmm17, zmm13                                           ;   684.7         18 t copy
        vpermi2b zmm17, zmm3, zmm0                                       ;   705.3 p0+p5   18 t
        vpternlogd zmm15, zmm19, zmm17, 0xca                             ;   710.3 p0      18 t
        vpxord zmm17, zmm29, zmm15                                       ;   711.3 p0      18 t
        vgf2p8affineqb zmm10, zmm23, zmm1, 0                             ;   705.7 p0      18 t
        vmovdqu64 zmm19, [rbp + 26688]                                   ;   541.5 p3      18 t reload
        vgf2p8affineqb zmm1, zmm28, zmm19, 0                             ;   706.7 p0      18 t
        vpermi2b zmm25, zmm3, zmm0                                       ;   708.3 p5      18 t
        vmovdqa64 zmm9, zmm23                                            ;   690.7         18 t copy
        vpermi2b zmm9, zmm6, zmm5                                        ;   710.3 p0+p5   18 t
        vpternlogd zmm10, zmm9, zmm25, 0xca                              ;   715.3 p0      18 t
        vmovdqu64 zmm9, [rbp + 26880]                                    ;   544.0 p2      18 t reload
        vgf2p8affineqb zmm25, zmm24, zmm9, 0                             ;   709.7 p0      18 t
        vgf2p8affineqb zmm0, zmm10, [rbp + 27008], 0                     ;   716.3 p0+p3   18 t
        vmovdqu64 [rbp + 27200], zmm13                                   ;   684.7 p7+p4   20 d spill
        vgf2p8affineqb zmm13, zmm24, [rbp + 27008], 0                    ;   711.7 p0+p2   18 t
        vgf2p8affineqb zmm16, zmm11, zmm9, 0                             ;   712.7 p0      18 t
        vpxord zmm13, zmm13, zmm16                                       ;   715.7 p5      18 t
        vmovdqu64 zmm16, [rbp + 27008]                                   ;   547.5 p3      18 t reload
        vgf2p8affineqb zmm14, zmm26, zmm16, 0                            ;   713.7 p0      18 t
        vpxord zmm30, zmm30, zmm17                                       ;   712.3 p5      18 t
        vpxord zmm25, zmm25, zmm0                                        ;   719.3 p5      18 t
        vmovdqu64 [rbp + 27264], zmm23                                   ;   690.7 p8+p9   20 d spill
        vgf2p8affineqb zmm3, zmm26, zmm19, 0                             ;   714.7 p0      18 t
        vgf2p8affineqb zmm5, zmm27, zmm31, 0                             ;   715.7 p0      18 t
        vgf2p8affineqb zmm20, zmm28, zmm31, 0                            ;   716.7 p0      18 t
        vpxord zmm3, zmm3, zmm15                                         ;   717.7 p5      18 t
        vgf2p8affineqb zmm22, zmm29, zmm9, 0                             ;   717.7 p0      18 t
        vmovdqu64 [rbp + 28032], zmm7                                    ;   672.3 p7+p4   18 t spill
        vmovdqu64 [rbp + 27328], zmm18                                   ;   673.3 p8+p9   20 d spill
        vpxord zmm6, zmm27, zmm10                                        ;   716.3 p5      18 t
        vgf2p8affineqb zmm0, zmm15, zmm19, 0                             ;   718.7 p0      18 t
        vgf2p8affineqb zmm8, zmm29, zmm19, 0                             ;   719.7 p0      18 t
        vgf2p8affineqb zmm7, zmm24, zmm31, 0                             ;   720.7 p0      18 t
        vgf2p8affineqb zmm12, zmm27, zmm9, 0                             ;   721.7 p0      18 t
        vpternlogd zmm14, zmm12, zmm15, 0x96                             ;   724.7 p5      18 t
        vmovdqu64 [rbp + 28096], zmm2                                    ;   677.3 p7+p4   18 t spill
        vgf2p8affineqb zmm2, zmm26, zmm9, 0                              ;   722.7 p0      18 t
        vgf2p8affineqb zmm12, zmm28, zmm9, 0                             ;   723.7 p0      18 t
        vgf2p8affineqb zmm4, zmm28, zmm16, 0                             ;   724.7 p0      18 t
        vmovdqu64 [rbp + 28480], zmm7                                    ;   723.7 p8+p9   18 t spill
        vgf2p8affineqb zmm7, zmm10, zmm9, 0                              ;   725.7 p0      18 t
        vgf2p8affineqb zmm21, zmm29, [rbp + 27008], 0                    ;   726.7 p0+p2   18 t
        vpxord zmm21, zmm21, zmm7                                        ;   729.7 p5      18 t
        vgf2p8affineqb zmm7, zmm29, zmm31, 0                             ;   727.7 p0      18 t
        vgf2p8affineqb zmm29, zmm27, zmm19, 0                            ;   728.7 p0      18 t
        vgf2p8affineqb zmm9, zmm11, zmm16, 0                             ;   729.7 p0      18 t
        vpxord zmm12, zmm12, zmm9                                        ;   732.7 p5      18 t
        vmovdqu64 zmm9, [rbp + 20288]                                    ;   561.7 p3      18 t
        vpxord zmm9, zmm9, zmm1                                          ;   719.3 p5      18 t
        vgf2p8affineqb zmm23, zmm24, zmm19, 0                            ;   730.7 p0      18 t
        vgf2p8affineqb zmm16, zmm11, zmm31, 0                            ;   731.7 p0      18 t
        vmovdqu64 [rbp + 28544], zmm16                                   ;   734.7 p7+p4   18 t spill
        vmovdqu64 [rbp + 28736], zmm24                                   ;   690.7 p8+p9   18 t spill
        vgf2p8affineqb zmm24, zmm11, zmm19, 0                            ;   732.7 p0      18 t
        vpternlogd zmm15, zmm28, [rbp + 20544], 0x96                     ;   720.3 p5+p2   18 t
        vpternlogd zmm15, zmm27, zmm24, 0x96                             ;   735.7 p5      18 t
        vgf2p8affineqb zmm16, zmm10, zmm19, 0                            ;   733.7 p0      18 t
        vpternlogd zmm0, zmm28, [rbp + 20224], 0x96                      ;   722.3 p5+p3   18 t
        vgf2p8affineqb zmm18, zmm27, [rbp + 27008], 0                    ;   734.7 p0+p2   18 t
        vpternlogd zmm0, zmm26, zmm11, 0x96                              ;   723.3 p5      18 t
        vpternlogd zmm9, zmm13, zmm26, 0x96                              ;   724.3 p5      18 t
        vpternlogd zmm13, zmm12, [rbp + 20480], 0x96                     ;   733.7 p5+p3   18 t
        vpternlogd zmm7, zmm13, zmm16, 0x96                              ;   736.7 p5      18 t
        vpternlogd zmm7, zmm3, zmm6, 0x96                                ;   737.7 p5      18 t
        vpternlogd zmm5, zmm9, zmm8, 0x96                                ;   728.3 p5      18 t
        vmovdqu64 zmm9, [rbp + 20416]                                    ;   570.5 p2      18 t
        vpxord zmm9, zmm9, zmm11                                         ;   729.3 p5      18 t
        vpternlogd zmm24, zmm9, [rbp + 28480], 0x96                      ;   735.7 p5+p3   18 t
        vpternlogd zmm24, zmm8, zmm10, 0x96                              ;   736.7 p5      18 t
        vmovdqu64 zmm8, [rbp + 20608]                                    ;   571.5 p2      18 t.6 reload
        vpternlogd zmm28, zmm8, [rbp + 28736], 0x96                      ;   732.3 p5+p3   18 t
        vpternlogd zmm0, zmm6, zmm30, 0x96                               ;   733.3 p5      18 t
        vmovdqu64 zmm8, [rbp + 26176]                                    ;   572.5 p2      18 t reload
        vmovdqu64 zmm6, [rbp + 26304]                                    ;   572.8 p3      18 t reload
        vpternlogd zmm28, zmm1, [rbp + 28544], 0x96                      ;   740.7 p5+p2   18 t
        vmovdqu64 zmm1, [rbp + 26560]                                    ;   573.8 p3      18 t reload
        vmovdqa64 zmm9, zmm0                                             ;   734.3         18 t copy
        vpermi2b zmm9, zmm8, zmm6                                        ;   737.3 p5      18 t
        vpternlogd zmm5, zmm17, zmm25, 0x96                              ;   735.7 p0      18 t
        vpternlogd zmm20, zmm23, [rbp + 20352], 0x96                     ;   736.7 p0+p2   18 t
        vpxord zmm2, zmm2, zmm4                                          ;   737.7 p0      18 t
        vgf2p8affineqb zmm19, zmm10, zmm31, 0                            ;   738.7 p0      18 t
        vgf2p8affineqb zmm4, zmm26, zmm31, 0                             ;   739.7 p0      18 t
        vpternlogd zmm20, zmm26, zmm11, 0x96                             ;   738.3 p5      18 t
        vpternlogd zmm20, zmm18, zmm22, 0x96                             ;   739.3 p5      18 t
        vpternlogd zmm20, zmm21, zmm3, 0x96                              ;   740.3 p5      18 t
        vgf2p8affineqb zmm13, zmm20, zmm1, 0                             ;   741.3 p0      18 t
        vpternlogd zmm4, zmm15, zmm29, 0x96                              ;   742.7 p5      18 t
        vmovdqu64 zmm10, [rbp + 26496]                                   ;   575.3 p3      18 t reload
        vmovdqu64 zmm11, [rbp + 26368]                                   ;   575.5 p2      18 t reload
        vpternlogd zmm23, zmm12, [rbp + 20672], 0x96                     ;   741.7 p0+p3   18 t
        vpternlogd zmm28, zmm16, zmm14, 0x96                             ;   742.3 p5      18 t
        vpternlogd zmm19, zmm23, zmm29, 0x96                             ;   742.7 p0      18 t
        vmovdqa64 zmm12, zmm5                                            ;   736.7         18 t copy
        vgf2p8affineqb zmm3, zmm0, zmm1, 0                               ;   743.7 p0      18 t
        vpermi2b zmm12, zmm8, zmm6                                       ;   745.3 p5      18 t
        vpermi2b zmm0, zmm11, zmm10                                      ;   747.3 p0+p5   18 t
        vmovdqu64 zmm23, [rbp + 7104]                                    ;   577.7 p2      20 d reload
        vpternlogd zmm24, zmm2, zmm14, 0x96                              ;   745.7 p0      18 t
        vpternlogd zmm4, zmm21, zmm25, 0x96                              ;   746.7 p0      18 t
        vmovdqa64 zmm14, zmm20                                           ;   741.3         18 t copy
        vmovdqa64 zmm15, zmm4                                            ;   747.7         18 t copy
        vpermi2b zmm20, zmm11, zmm10                                     ;   749.3 p0+p5   18 t
        vpermi2b zmm14, zmm8, zmm6                                       ;   751.3 p0+p5   18 t
        vpternlogd zmm13, zmm20, zmm14, 0xca                             ;   756.3 p0      18 t
        vgf2p8affineqb zmm14, zmm4, zmm1, 0                              ;   750.7 p0      18 t
        vpermi2b zmm15, zmm8, zmm6                                       ;   753.3 p0+p5   18 t
        vpermi2b zmm4, zmm11, zmm10                                      ;   755.3 p0+p5   18 t
        vpternlogd zmm14, zmm4, zmm15, 0xca                              ;   760.3 p0      18 t
        vmovdqu64 zmm4, [rbp + 28288]                                    ;   653.3 p3      18 t reload
        vpternlogd zmm3, zmm0, zmm9, 0xca                                ;   754.7 p0      18 t
        vpternlogd zmm28, zmm18, zmm22, 0x96                             ;   755.7 p0      18 t
        vmovdqa64 zmm9, zmm24                                            ;   746.7         18 t copy
        vmovdqa64 zmm16, zmm28                                           ;   756.7         18 t copy
        vpermi2b zmm9, zmm8, zmm6                                        ;   758.3 p5      18 t
        vpternlogd zmm3, zmm4, [rbp + 27072], 0x96                       ;   756.7 p0+p2   18 t
        vmovdqu64 zmm4, [rbp + 27840]                                    ;   670.3 p3      18 t reload
        vpermi2b zmm16, zmm8, zmm6                                       ;   760.3 p0+p5   18 t
        vpternlogd zmm19, zmm2, zmm30, 0x96                              ;   758.7 p0      18 t
        vgf2p8affineqb zmm2, zmm5, zmm1, 0                               ;   759.7 p0      18 t
        vpermi2b zmm5, zmm11, zmm10                                      ;   762.3 p0+p5   18 t
        vpternlogd zmm2, zmm5, zmm12, 0xca                               ;   767.3 p0      18 t
        vgf2p8affineqb zmm5, zmm7, zmm1, 0                               ;   762.7 p0      18 t
        vmovdqa64 zmm12, zmm7                                            ;   738.7         18 t copy
        vpermi2b zmm7, zmm11, zmm10                                      ;   765.3 p5      18 t
        vmovdqu64 zmm15, [rbp + 28096]                                   ;   677.3 p2      18 t reload
        vpternlogd zmm14, zmm15, [rbp + 27136], 0x96                     ;   763.7 p0+p3   18 t
        vpermi2b zmm12, zmm8, zmm6                                       ;   767.3 p0+p5   18 t
        vpternlogd zmm5, zmm7, zmm12, 0xca                               ;   772.3 p0      18 t
        vgf2p8affineqb zmm7, zmm19, zmm1, 0                              ;   766.7 p0      18 t
        vmovdqa64 zmm12, zmm19                                           ;   759.7         18 t copy
        vpermi2b zmm19, zmm11, zmm10                                     ;   769.3 p0+p5   18 t
        vpternlogd zmm2, zmm4, [rbp + 27520], 0x96                       ;   768.7 p0+p2   18 t
        vmovdqu64 zmm4, [rbp + 28032]                                    ;   672.3 p3      18 t reload
        vmovdqu64 zmm17, [rbp + 6656]                                    ;   599.5 p2      20 d reload
        vpternlogd zmm5, zmm4, [rbp + 27712], 0x96                       ;   773.3 p0+p3   18 t
        vpermi2b zmm12, zmm8, zmm6                                       ;   772.3 p5      18 t
        vpternlogd zmm7, zmm19, zmm12, 0xca                              ;   777.3 p0      18 t
        vmovdqu64 zmm4, [rbp + 28160]                                    ;   670.7 p2      20 d reload
        vmovdqu64 zmm15, [rbp + 27648]                                   ;   676.7 p3      20 d reload
        vmovdqa64 zmm12, zmm13                                           ;   757.3         20 d copy
        vpternlogd zmm12, zmm3, zmm4, 0x96                               ;   771.7 p0      20 d
        vpternlogd zmm3, zmm17, [rbp + 27584], 0x96                      ;   772.7 p0+p2   20 d
        vmovdqu64 zmm17, [rbp + 27328]                                   ;   673.3 p3      20 d reload
        vmovdqu64 zmm25, [rbp + 6784]                                    ;   604.5 p2      20 d
        vmovdqa64 zmm20, zmm7                                            ;   778.3         20 d copy
        vgf2p8affineqb zmm0, zmm24, zmm1, 0                              ;   773.7 p0      18 t
        vpermi2b zmm24, zmm11, zmm10                                     ;   775.3 p5      18 t
        vpternlogd zmm0, zmm24, zmm9, 0xca                               ;   780.3 p0      18 t
        vgf2p8affineqb zmm9, zmm28, zmm1, 0                              ;   775.7 p0      18 t
        vpermi2b zmm28, zmm11, zmm10                                     ;   778.3 p5      18 t
        vpternlogd zmm9, zmm28, zmm16, 0xca                              ;   783.3 p0      18 t
        vmovdqa64 zmm18, zmm9                                            ;   784.3         20 d copy
        vmovdqa64 zmm16, zmm0                                            ;   781.3         20 d copy
        vpternlogd zmm16, zmm2, zmm15, 0x96                              ;   781.3 p0      20 d
        vmovdqu64 zmm19, [rbp + 6720]                                    ;   608.7 p3      20 d reload
        vpternlogd zmm2, zmm19, [rbp + 27456], 0x96                      ;   778.7 p0+p2   20 d
        vpternlogd zmm18, zmm5, zmm17, 0x96                              ;   784.3 p5      20 d
        vmovdqu64 zmm19, [rbp + 28224]                                   ;   683.7 p3      20 d reload
        vpternlogd zmm20, zmm14, zmm19, 0x96                             ;   779.7 p0      20 d
        vpternlogd zmm5, zmm23, [rbp + 27392], 0x96                      ;   780.3 p5+p2   20 d
        vmovdqu64 zmm23, [rbp + 7360]                                    ;   610.8 p3      20 d reload
        vmovdqu64 zmm21, [rbp + 6528]                                    ;   611.3 p2      20 d
        vpternlogd zmm14, zmm23, [rbp + 27200], 0x96                     ;   780.7 p0+p3   20 d
        vmovdqu64 zmm22, [rbp + 6592]                                    ;   612.3 p2      20 d
        vpternlogd zmm22, zmm16, [rbp + 27968], 0x96                     ;   782.3 p5+p3   20 d
        vpternlogd zmm25, zmm18, [rbp + 27904], 0x96                     ;   785.3 p0+p2   20 d
        vpternlogd zmm21, zmm12, [rbp + 27776], 0x96                     ;   782.3 p5+p3   20 d
        vmovdqa64 zmm27, zmm3                                            ;   773.7         18 t copy
        vpermi2b zmm27, zmm8, zmm6                                       ;   784.3 p0+p5   18 t
        vmovdqa64 zmm23, zmm21                                           ;   783.3         18 t copy
        vpermi2b zmm23, zmm8, zmm6                                       ;   786.3 p0+p5   18 t
        vmovdqu64 [rbp + 28032], zmm12                                   ;   772.7 p7+p4   20 d spill
        vmovdqa64 zmm28, zmm3                                            ;   773.7         18 t copy
        vmovdqa64 zmm15, zmm25                                           ;   786.3         18 t copy
        vgf2p8affineqb zmm26, zmm21, zmm1, 0                             ;   784.7 p0      18 t
        vmovdqa64 zmm24, zmm21                                           ;   783.3         18 t copy
        vpermi2b zmm24, zmm11, zmm10                                     ;   788.3 p0+p5   18 t
        vpternlogd zmm26, zmm24, zmm23, 0xca                             ;   793.3 p0      18 t
        vmovdqu64 [rbp + 27072], zmm0                                    ;   781.3 p8+p9   18 t spill
        vpermi2b zmm28, zmm11, zmm10                                     ;   790.3 p0+p5   18 t
        vmovdqa64 zmm30, zmm22                                           ;   783.3         18 t copy
        vmovdqa64 zmm17, zmm5                                            ;   781.3         18 t copy
        vmovdqu64 [rbp + 28288], zmm13                                   ;   757.3 p7+p4   18 t spill
        vpermi2b zmm30, zmm8, zmm6                                       ;   792.3 p0+p5   18 t
        vmovdqu64 zmm23, [rbp + 6912]                                    ;   624.7 p2      20 d
        vgf2p8affineqb zmm24, zmm3, zmm1, 0                              ;   789.7 p0      18 t
        vpternlogd zmm24, zmm28, zmm27, 0xca                             ;   795.3 p0      18 t
        vmovdqa64 zmm27, zmm22                                           ;   783.3         18 t copy
        vpermi2b zmm27, zmm11, zmm10                                     ;   794.3 p0+p5   18 t
        vgf2p8affineqb zmm29, zmm22, zmm1, 0                             ;   792.7 p0      18 t
        vpternlogd zmm29, zmm27, zmm30, 0xca                             ;   799.3 p0      18 t
        vmovdqa64 zmm27, zmm2                                            ;   779.7         18 t copy
        vpermi2b zmm27, zmm8, zmm6                                       ;   796.3 p0+p5   18 t
        vpternlogd zmm23, zmm20, [rbp + 27264], 0x96                     ;   795.7 p0+p3   20 d
        vmovdqu64 [rbp + 27392], zmm14                                   ;   781.7 p8+p9   20 d spill
        vmovdqa64 zmm19, zmm25                                           ;   786.3         18 t copy
        vpermi2b zmm19, zmm8, zmm6                                       ;   798.3 p0+p5   18 t
        vmovdqa64 zmm30, zmm2                                            ;   779.7         18 t copy
        vgf2p8affineqb zmm28, zmm2, zmm1, 0                              ;   797.7 p0      18 t
        vpermi2b zmm30, zmm11, zmm10                                     ;   800.3 p0+p5   18 t
        vpternlogd zmm28, zmm30, zmm27, 0xca                             ;   805.3 p0      18 t
        vmovdqa64 zmm30, zmm5                                            ;   781.3         18 t copy
        vpermi2b zmm30, zmm8, zmm6                                       ;   802.3 p0+p5   18 t
        vgf2p8affineqb zmm27, zmm25, zmm1, 0                             ;   801.7 p0      18 t
        vmovdqu64 [rbp + 27200], zmm2                                    ;   779.7 p7+p4   20 d spill
        vgf2p8affineqb zmm4, zmm5, zmm1, 0                               ;   802.7 p0      18 t
        vmovdqa64 zmm2, zmm23                                            ;   796.7         18 t copy
        vmovdqu64 [rbp + 27904], zmm25                                   ;   786.3 p8+p9   20 d spill
        vmovdqu64 [rbp + 27264], zmm5                                    ;   781.3 p7+p4   20 d spill
        vgf2p8affineqb zmm5, zmm23, zmm1, 0                              ;   803.7 p0      18 t
        vpermi2b zmm2, zmm11, zmm10                                      ;   805.3 p5      18 t
        vpermi2b zmm17, zmm11, zmm10                                     ;   807.3 p0+p5   18 t
        vmovdqu64 [rbp + 27776], zmm3                                    ;   773.7 p8+p9   20 d spill
        vpermi2b zmm15, zmm11, zmm10                                     ;   809.3 p0+p5   18 t
        vpternlogd zmm27, zmm15, zmm19, 0xca                             ;   814.3 p0      18 t
        vmovdqu64 [rbp + 27712], zmm16                                   ;   782.3 p7+p4   20 d spill
        vmovdqu64 [rbp + 27968], zmm23                                   ;   796.7 p8+p9   20 d spill
        vpternlogd zmm4, zmm17, zmm30, 0xca                              ;   812.3 p0      18 t
        vmovdqu64 zmm30, [rbp + 26688]                                   ;   641.5 p2      18 t reload
        vmovdqa64 zmm17, zmm14                                           ;   781.7         18 t copy
        vmovdqa64 zmm19, zmm14                                           ;   781.7         18 t copy
        vpermi2b zmm17, zmm8, zmm6                                       ;   811.3 p0+p5   18 t
        vpermi2b zmm19, zmm11, zmm10                                     ;   813.3 p0+p5   18 t
        vmovdqa64 zmm25, zmm23                                           ;   796.7         18 t copy
        vpermi2b zmm25, zmm8, zmm6                                       ;   815.3 p0+p5   18 t
        vpternlogd zmm5, zmm2, zmm25, 0xca                               ;   820.3 p0      18 t
        vmovdqu64 zmm2, [rbp + 26880]                                    ;   645.2 p3      18 t reload
        vgf2p8affineqb zmm10, zmm28, zmm30, 0                            ;   812.7 p0      18 t
        vgf2p8affineqb zmm25, zmm24, zmm2, 0                             ;   813.7 p0      18 t
        vmovdqu64 [rbp + 27520], zmm7                                    ;   778.3 p7+p4   18 t spill
        vgf2p8affineqb zmm0, zmm24, zmm31, 0                             ;   814.7 p0      18 t
        vgf2p8affineqb zmm15, zmm14, zmm1, 0                             ;   815.7 p0      18 t
        vpternlogd zmm15, zmm19, zmm17, 0xca                             ;   818.7 p5      18 t
        vmovdqa64 zmm14, zmm24                                           ;   796.3         18 t copy
        vmovdqu64 [rbp + 28736], zmm0                                    ;   817.7 p8+p9   18 t spill
        vpternlogd zmm14, zmm29, zmm15, 0x96                             ;   819.7 p0      18 t
        vgf2p8affineqb zmm23, zmm15, zmm30, 0                            ;   819.7 p0      18 t
        vgf2p8affineqb zmm3, zmm26, zmm30, 0                             ;   818.7 p0      18 t
        vmovdqu64 [rbp + 27584], zmm21                                   ;   783.3 p7+p4   20 d spill
        vmovdqu64 zmm17, [rbp + 27008]                                   ;   650.3 p2      18 t reload
        vgf2p8affineqb zmm1, zmm29, zmm30, 0                             ;   819.7 p0      18 t
        vpxord zmm6, zmm27, zmm5                                         ;   821.3 p5      18 t
        vmovdqu64 [rbp + 27136], zmm20                                   ;   780.7 p8+p9   20 d spill
        vmovdqu64 [rbp + 28544], zmm24                                   ;   796.3 p7+p4   18 t spill
        vgf2p8affineqb zmm20, zmm29, zmm17, 0                            ;   820.7 p0      18 t
        vmovdqu64 [rbp + 27840], zmm9                                    ;   784.3 p8+p9   18 t spill
        vmovdqu64 [rbp + 28096], zmm18                                   ;   785.3 p7+p4   20 d spill
        vgf2p8affineqb zmm9, zmm26, zmm2, 0                              ;   821.7 p0      18 t
        vgf2p8affineqb zmm18, zmm28, zmm31, 0                            ;   822.7 p0      18 t
        vgf2p8affineqb zmm13, zmm28, zmm17, 0                            ;   823.7 p0      18 t
        vgf2p8affineqb zmm8, zmm5, zmm17, 0                              ;   824.7 p0      18 t
        vgf2p8affineqb zmm7, zmm26, zmm17, 0                             ;   825.7 p0      18 t
        vgf2p8affineqb zmm21, zmm29, zmm2, 0                             ;   826.7 p0      18 t
        vpxord zmm9, zmm9, zmm13                                         ;   826.7 p5      18 t
        vgf2p8affineqb zmm12, zmm4, zmm2, 0                              ;   827.7 p0      18 t
        vmovdqu64 [rbp + 28352], zmm20                                   ;   823.7 p8+p9   18 t spill
        vgf2p8affineqb zmm19, zmm24, zmm17, 0                            ;   828.7 p0      18 t
        vgf2p8affineqb zmm20, zmm29, zmm31, 0                            ;   829.7 p0      18 t
        vmovdqu64 [rbp + 28672], zmm20                                   ;   832.7 p7+p4   18 t spill
        vmovdqu64 [rbp + 27456], zmm22                                   ;   783.3 p8+p9   20 d spill
        vgf2p8affineqb zmm16, zmm27, zmm17, 0                            ;   830.7 p0      18 t
        vgf2p8affineqb zmm22, zmm24, zmm30, 0                            ;   831.7 p0      18 t
        vgf2p8affineqb zmm24, zmm27, zmm2, 0                             ;   832.7 p0      18 t
        vgf2p8affineqb zmm0, zmm4, zmm30, 0                              ;   833.7 p0      18 t
        vmovdqu64 [rbp + 28480], zmm0                                    ;   836.7 p7+p4   18 t spill
        vgf2p8affineqb zmm20, zmm28, zmm2, 0                             ;   834.7 p0      18 t
        vgf2p8affineqb zmm0, zmm5, zmm2, 0                               ;   835.7 p0      18 t
        vgf2p8affineqb zmm2, zmm4, zmm17, 0                              ;   836.7 p0      18 t
        vpxord zmm20, zmm20, zmm2                                        ;   839.7 p5      18 t
        vgf2p8affineqb zmm13, zmm26, zmm31, 0                            ;   837.7 p0      18 t
        vpternlogd zmm7, zmm24, zmm15, 0x96                              ;   835.7 p5      18 t
        vgf2p8affineqb zmm24, zmm27, zmm30, 0                            ;   838.7 p0      18 t
        vpternlogd zmm18, zmm22, [rbp + 20864], 0x96                     ;   834.7 p5+p3   18 t
        vpternlogd zmm18, zmm26, zmm4, 0x96                              ;   835.7 p5      18 t
        vpternlogd zmm23, zmm28, [rbp + 20736], 0x96                     ;   823.3 p5+p2   18 t
        vpternlogd zmm23, zmm26, zmm4, 0x96                              ;   824.3 p5      18 t
        vpternlogd zmm23, zmm6, zmm14, 0x96                              ;   825.3 p5      18 t
        vgf2p8affineqb zmm11, zmm27, zmm31, 0                            ;   839.7 p0      18 t
        vpternlogd zmm18, zmm16, zmm21, 0x96                             ;   836.7 p5      18 t
        vpternlogd zmm18, zmm3, zmm15, 0x96                              ;   837.7 p5      18 t
        vpternlogd zmm26, zmm10, [rbp + 20800], 0x96                     ;   828.3 p5+p3   18 t
        vpternlogd zmm26, zmm12, zmm19, 0x96                             ;   831.7 p5      18 t
        vpternlogd zmm12, zmm19, [rbp + 20992], 0x96                     ;   831.7 p5+p2   18 t
        vmovdqu64 zmm19, [rbp + 28736]                                   ;   817.7 p3      18 t reload
        vgf2p8affineqb zmm17, zmm5, zmm30, 0                             ;   840.7 p0      18 t
        vgf2p8affineqb zmm30, zmm4, zmm31, 0                             ;   841.7 p0      18 t
        vmovdqu64 [rbp + 28416], zmm30                                   ;   844.7 p8+p9   18 t spill
        vmovdqu64 zmm2, [rbp + 20928]                                    ;   670.7 p2      18 t
        vpxord zmm2, zmm2, zmm4                                          ;   831.3 p5      18 t
        vmovdqu64 zmm4, [rbp + 28480]                                    ;   836.7 p3      18 t reload
        vpternlogd zmm2, zmm19, zmm4, 0x96                               ;   842.7 p5      18 t
        vpternlogd zmm2, zmm1, zmm5, 0x96                                ;   843.7 p5      18 t
        vpternlogd zmm12, zmm20, [rbp + 28672], 0x96                     ;   840.7 p5+p2   18 t
        vpternlogd zmm12, zmm6, zmm17, 0x96                              ;   843.7 p5      18 t
        vpternlogd zmm12, zmm3, zmm15, 0x96                              ;   844.7 p5      18 t
        vmovdqu64 zmm19, [rbp + 28352]                                   ;   823.7 p3      18 t reload
        vmovdqu64 zmm3, [rbp + 26304]                                    ;   673.5 p2      18 t reload
        vpternlogd zmm22, zmm20, [rbp + 21184], 0x96                     ;   840.7 p5+p3   18 t
        vpternlogd zmm2, zmm9, zmm7, 0x96                                ;   844.7 p5      18 t
        vpternlogd zmm11, zmm26, zmm1, 0x96                              ;   842.7 p5      18 t
        vmovdqa64 zmm26, zmm28                                           ;   806.3         18 t copy
        vpternlogd zmm26, zmm15, [rbp + 21056], 0x96                     ;   840.3 p5+p2   18 t
        vpternlogd zmm11, zmm29, zmm15, 0x96                             ;   843.7 p5      18 t
        vpternlogd zmm11, zmm8, zmm25, 0x96                              ;   844.7 p5      18 t
        vpternlogd zmm26, zmm4, zmm27, 0x96                              ;   842.7 p0      18 t
        vpternlogd zmm13, zmm26, zmm24, 0x96                             ;   843.7 p5      18 t
        vpternlogd zmm13, zmm0, zmm19, 0x96                              ;   844.7 p0      18 t
        vmovdqu64 zmm4, [rbp + 26176]                                    ;   677.5 p3      18 t reload
        vgf2p8affineqb zmm30, zmm5, zmm31, 0                             ;   844.7 p0      18 t
        vpternlogd zmm18, zmm0, zmm19, 0x96                              ;   844.3 p5      18 t
        vmovdqu64 zmm0, [rbp + 21120]                                    ;   678.0 p2      18 t.6 reload
        vmovdqu64 zmm6, [rbp + 26496]                                    ;   678.5 p3      18 t reload
        vpternlogd zmm13, zmm8, zmm25, 0x96                              ;   845.7 p5      18 t
        vpternlogd zmm28, zmm0, [rbp + 28544], 0x96                      ;   845.7 p0+p2   18 t
        vmovdqu64 zmm0, [rbp + 26560]                                    ;   679.5 p3      18 t reload
        vmovdqa64 zmm5, zmm23                                            ;   826.3         18 t copy
        vpermi2b zmm5, zmm4, zmm3                                        ;   848.3 p5      18 t
        vmovdqa64 zmm15, zmm2                                            ;   845.7         18 t copy
        vmovdqu64 zmm8, [rbp + 26368]                                    ;   680.0 p2      18 t reload
        vpternlogd zmm30, zmm22, zmm24, 0x96                             ;   847.7 p0      18 t
        vpternlogd zmm28, zmm10, [rbp + 28416], 0x96                     ;   850.7 p0+p3   18 t
        vpternlogd zmm28, zmm17, zmm7, 0x96                              ;   851.7 p0      18 t
        vmovdqa64 zmm7, zmm11                                            ;   845.7         18 t copy
        vpternlogd zmm30, zmm9, zmm14, 0x96                              ;   849.3 p5      18 t
        vgf2p8affineqb zmm1, zmm23, zmm0, 0                              ;   849.7 p0      18 t
        vpermi2b zmm23, zmm8, zmm6                                       ;   852.3 p5      18 t
        vpternlogd zmm1, zmm23, zmm5, 0xca                               ;   857.3 p0      18 t
        vgf2p8affineqb zmm5, zmm2, zmm0, 0                               ;   851.7 p0      18 t
        vpermi2b zmm2, zmm8, zmm6                                        ;   854.3 p0+p5   18 t
        vmovdqa64 zmm14, zmm18                                           ;   845.3         18 t copy
        vpermi2b zmm7, zmm4, zmm3                                        ;   856.3 p0+p5   18 t
        vgf2p8affineqb zmm9, zmm11, zmm0, 0                              ;   854.7 p0      18 t
        vpermi2b zmm11, zmm8, zmm6                                       ;   858.3 p0+p5   18 t
        vmovdqu64 zmm19, [rbp + 7872]                                    ;   689.3 p2      20 d reload
        vpternlogd zmm28, zmm16, zmm21, 0x96                             ;   856.7 p0      18 t
        vpermi2b zmm15, zmm4, zmm3                                       ;   860.3 p0+p5   18 t
        vpternlogd zmm5, zmm2, zmm15, 0xca                               ;   865.3 p0      18 t
        vpternlogd zmm9, zmm11, zmm7, 0xca                               ;   863.3 p0      18 t
        vgf2p8affineqb zmm7, zmm12, zmm0, 0                              ;   860.7 p0      18 t
        vpermi2b zmm14, zmm4, zmm3                                       ;   863.3 p5      18 t
        vmovdqa64 zmm11, zmm12                                           ;   845.7         18 t copy
        vmovdqa64 zmm16, zmm13                                           ;   846.7         18 t copy
        vpermi2b zmm16, zmm4, zmm3                                       ;   865.3 p0+p5   18 t
        vgf2p8affineqb zmm10, zmm18, zmm0, 0                             ;   862.7 p0      18 t
        vpermi2b zmm11, zmm4, zmm3                                       ;   867.3 p0+p5   18 t
        vpermi2b zmm12, zmm8, zmm6                                       ;   869.3 p0+p5   18 t
        vpternlogd zmm7, zmm12, zmm11, 0xca                              ;   874.3 p0      18 t
        vmovdqa64 zmm12, zmm30                                           ;   850.3         18 t copy
        vgf2p8affineqb zmm11, zmm30, zmm0, 0                             ;   866.7 p0      18 t
        vpermi2b zmm18, zmm8, zmm6                                       ;   871.3 p0+p5   18 t
        vpternlogd zmm10, zmm18, zmm14, 0xca                             ;   876.3 p0      18 t
        vpermi2b zmm12, zmm4, zmm3                                       ;   873.3 p0+p5   18 t
        vpermi2b zmm30, zmm8, zmm6                                       ;   875.3 p0+p5   18 t
        vmovdqu64 zmm17, [rbp + 7680]                                    ;   698.3 p3      20 d reload
        vpternlogd zmm11, zmm30, zmm12, 0xca                             ;   880.3 p0      18 t
        vgf2p8affineqb zmm14, zmm13, zmm0, 0                             ;   872.7 p0      18 t
        vmovdqu64 zmm12, [rbp + 28032]                                   ;   772.7 p2      20 d reload
        vpermi2b zmm13, zmm8, zmm6                                       ;   877.3 p0+p5   18 t
        vpternlogd zmm14, zmm13, zmm16, 0xca                             ;   882.3 p0      18 t
        vmovdqu64 zmm13, [rbp + 28288]                                   ;   757.3 p3      18 t reload
        vpternlogd zmm1, zmm13, [rbp + 28160], 0x96                      ;   875.7 p0+p2   18 t
        vmovdqu64 zmm13, [rbp + 27072]                                   ;   781.3 p3      18 t reload
        vpternlogd zmm9, zmm13, [rbp + 27648], 0x96                      ;   876.7 p0+p2   18 t
        vmovdqu64 zmm13, [rbp + 27840]                                   ;   784.3 p3      18 t reload
        vpternlogd zmm7, zmm13, [rbp + 27328], 0x96                      ;   877.7 p0+p2   18 t
        vmovdqa64 zmm13, zmm10                                           ;   877.3         20 d copy
        vpternlogd zmm13, zmm1, zmm12, 0x96                              ;   878.3 p5      20 d
        vpternlogd zmm1, zmm17, [rbp + 27776], 0x96                      ;   878.7 p0+p3   20 d
        vmovdqu64 zmm21, [rbp + 7552]                                    ;   705.7 p2      20 d
        vgf2p8affineqb zmm2, zmm28, zmm0, 0                              ;   879.7 p0      18 t
        vmovdqa64 zmm20, zmm11                                           ;   881.3         20 d copy
        vmovdqa64 zmm16, zmm5                                            ;   866.3         20 d copy
        vmovdqu64 zmm22, [rbp + 7616]                                    ;   706.8 p3      20 d
        vmovdqu64 zmm17, [rbp + 28096]                                   ;   785.3 p2      20 d reload
        vpternlogd zmm21, zmm13, [rbp + 27584], 0x96                     ;   879.3 p5+p3   20 d
        vmovdqa64 zmm24, zmm21                                           ;   880.3         18 t copy
        vpermi2b zmm24, zmm8, zmm6                                       ;   882.3 p5      18 t
        vmovdqa64 zmm15, zmm28                                           ;   857.7         18 t copy
        vpermi2b zmm15, zmm4, zmm3                                       ;   884.3 p0+p5   18 t
        vpermi2b zmm28, zmm8, zmm6                                       ;   886.3 p0+p5   18 t
        vpternlogd zmm2, zmm28, zmm15, 0xca                              ;   891.3 p0      18 t
        vmovdqu64 zmm15, [rbp + 27520]                                   ;   778.3 p2      18 t reload
        vpternlogd zmm14, zmm15, [rbp + 28224], 0x96                     ;   883.7 p0+p3   18 t
        vmovdqu64 zmm15, [rbp + 27712]                                   ;   782.3 p2      20 d reload
        vpternlogd zmm16, zmm9, zmm15, 0x96                              ;   884.7 p0      20 d
        vmovdqu64 zmm23, [rbp + 8128]                                    ;   715.5 p3      20 d reload
        vmovdqa64 zmm27, zmm1                                            ;   879.7         18 t copy
        vpternlogd zmm22, zmm16, [rbp + 27456], 0x96                     ;   885.7 p0+p2   20 d
        vmovdqa64 zmm18, zmm2                                            ;   892.3         20 d copy
        vpternlogd zmm18, zmm7, zmm17, 0x96                              ;   892.3 p0      20 d
        vpternlogd zmm7, zmm23, [rbp + 27264], 0x96                      ;   887.3 p5+p3   20 d
        vmovdqu64 zmm23, [rbp + 8320]                                    ;   719.8 p2      20 d reload
        vpternlogd zmm9, zmm19, [rbp + 27200], 0x96                      ;   887.7 p0+p3   20 d
        vmovdqu64 zmm19, [rbp + 27136]                                   ;   780.7 p2      20 d reload
        vpternlogd zmm20, zmm14, zmm19, 0x96                             ;   888.3 p5      20 d
        vmovdqu64 [rbp + 27328], zmm16                                   ;   885.7 p7+p4   20 d spill
        vpternlogd zmm14, zmm23, [rbp + 27392], 0x96                     ;   888.7 p0+p3   20 d
        vmovdqa64 zmm23, zmm21                                           ;   880.3         18 t copy
        vgf2p8affineqb zmm26, zmm21, zmm0, 0                             ;   889.7 p0      18 t
        vmovdqa64 zmm28, zmm1                                            ;   879.7         18 t copy
        vgf2p8affineqb zmm29, zmm22, zmm0, 0                             ;   890.7 p0      18 t
        vpermi2b zmm23, zmm4, zmm3                                       ;   891.3 p5      18 t
        vpternlogd zmm26, zmm24, zmm23, 0xca                             ;   896.3 p0      18 t
        vpermi2b zmm27, zmm4, zmm3                                       ;   894.3 p5      18 t
        vpermi2b zmm28, zmm8, zmm6                                       ;   896.3 p0+p5   18 t
        vgf2p8affineqb zmm24, zmm1, zmm0, 0                              ;   893.7 p0      18 t
        vpternlogd zmm24, zmm28, zmm27, 0xca                             ;   901.3 p0      18 t
        vmovdqa64 zmm27, zmm22                                           ;   886.7         18 t copy
        vpermi2b zmm27, zmm8, zmm6                                       ;   898.3 p0+p5   18 t
        vmovdqu64 zmm25, [rbp + 7936]                                    ;   730.7 p2      20 d
        vpternlogd zmm25, zmm18, [rbp + 27904], 0x96                     ;   896.7 p0+p3   20 d
        vmovdqa64 zmm19, zmm25                                           ;   897.7         18 t copy
        vmovdqa64 zmm30, zmm22                                           ;   886.7         18 t copy
        vpermi2b zmm30, zmm4, zmm3                                       ;   900.3 p0+p5   18 t
        vpternlogd zmm29, zmm27, zmm30, 0xca                             ;   905.3 p0      18 t
        vmovdqu64 [rbp + 27840], zmm13                                   ;   879.3 p8+p9   20 d spill
        vmovdqu64 zmm23, [rbp + 8064]                                    ;   735.7 p2      20 d
        vpternlogd zmm23, zmm20, [rbp + 27968], 0x96                     ;   899.7 p0+p3   20 d
        vmovdqa64 zmm17, zmm7                                            ;   888.3         18 t copy
        vmovdqu64 [rbp + 27264], zmm14                                   ;   889.7 p7+p4   20 d spill
        vgf2p8affineqb zmm28, zmm9, zmm0, 0                              ;   900.7 p0      18 t
        vmovdqa64 zmm27, zmm9                                            ;   888.7         18 t copy
        vmovdqa64 zmm30, zmm9                                            ;   888.7         18 t copy
        vpermi2b zmm17, zmm8, zmm6                                       ;   903.3 p5      18 t
        vgf2p8affineqb zmm12, zmm7, zmm0, 0                              ;   901.7 p0      18 t
        vmovdqu64 [rbp + 27648], zmm11                                   ;   881.3 p8+p9   18 t spill
        vpermi2b zmm27, zmm4, zmm3                                       ;   905.3 p0+p5   18 t
        vmovdqu64 [rbp + 27456], zmm23                                   ;   900.7 p7+p4   20 d spill
        vpermi2b zmm30, zmm8, zmm6                                       ;   907.3 p0+p5   18 t
        vpternlogd zmm28, zmm30, zmm27, 0xca                             ;   912.3 p0      18 t
        vmovdqu64 [rbp + 27520], zmm18                                   ;   893.3 p8+p9   20 d spill
        vmovdqu64 [rbp + 27392], zmm9                                    ;   888.7 p7+p4   20 d spill
        vmovdqa64 zmm9, zmm23                                            ;   900.7         18 t copy
        vpermi2b zmm9, zmm8, zmm6                                        ;   909.3 p0+p5   18 t
        vmovdqa64 zmm30, zmm7                                            ;   888.3         18 t copy
        vgf2p8affineqb zmm27, zmm25, zmm0, 0                             ;   906.7 p0      18 t
        vpermi2b zmm30, zmm4, zmm3                                       ;   911.3 p0+p5   18 t
        vpternlogd zmm12, zmm17, zmm30, 0xca                             ;   916.3 p0      18 t
        vmovdqu64 [rbp + 27968], zmm7                                    ;   888.3 p8+p9   20 d spill
        vgf2p8affineqb zmm7, zmm23, zmm0, 0                              ;   909.7 p0      18 t
        vmovdqa64 zmm30, zmm24                                           ;   902.3         18 t copy
        vmovdqa64 zmm15, zmm25                                           ;   897.7         18 t copy
        vpermi2b zmm19, zmm4, zmm3                                       ;   913.3 p0+p5   18 t
        vmovdqu64 [rbp + 27904], zmm25                                   ;   897.7 p7+p4   20 d spill
        vpermi2b zmm15, zmm8, zmm6                                       ;   915.3 p0+p5   18 t
        vmovdqa64 zmm25, zmm23                                           ;   900.7         18 t copy
        vpermi2b zmm25, zmm4, zmm3                                       ;   917.3 p0+p5   18 t
        vpternlogd zmm27, zmm15, zmm19, 0xca                             ;   920.3 p0      18 t
        vmovdqa64 zmm19, zmm14                                           ;   889.7         18 t copy
        vgf2p8affineqb zmm15, zmm14, zmm0, 0                             ;   914.7 p0      18 t
        vpermi2b zmm19, zmm8, zmm6                                       ;   919.3 p0+p5   18 t
        vpternlogd zmm7, zmm9, zmm25, 0xca                               ;   922.3 p0      18 t
        vmovdqu64 zmm9, [rbp + 26880]                                    ;   752.3 p2      18 t reload
        vgf2p8affineqb zmm16, zmm12, zmm9, 0                             ;   917.7 p0      18 t
        vgf2p8affineqb zmm25, zmm24, zmm9, 0                             ;   918.7 p0      18 t
        vmovdqa64 zmm17, zmm14                                           ;   889.7         18 t copy
        vgf2p8affineqb zmm14, zmm24, [rbp + 27008], 0                    ;   919.7 p0+p3   18 t
        vpxord zmm14, zmm14, zmm16                                       ;   922.7 p5      18 t
        vpxord zmm8, zmm27, zmm7                                         ;   923.3 p0      18 t
        vpermi2b zmm17, zmm4, zmm3                                       ;   923.3 p5      18 t
        vpternlogd zmm15, zmm19, zmm17, 0xca                             ;   928.3 p0      18 t
        vmovdqu64 [rbp + 27776], zmm21                                   ;   880.3 p8+p9   20 d spill
        vgf2p8affineqb zmm21, zmm29, [rbp + 27008], 0                    ;   922.7 p0+p2   18 t
        vmovdqu64 [rbp + 27200], zmm22                                   ;   886.7 p7+p4   20 d spill
        vgf2p8affineqb zmm22, zmm29, zmm9, 0                             ;   923.7 p0      18 t
        vpxord zmm17, zmm29, zmm15                                       ;   929.3 p5      18 t
        vmovdqu64 zmm19, [rbp + 26688]                                   ;   758.3 p3      18 t reload
        vgf2p8affineqb zmm23, zmm24, zmm19, 0                            ;   924.7 p0      18 t
        vmovdqu64 [rbp + 27584], zmm1                                    ;   879.7 p8+p9   20 d spill
        vgf2p8affineqb zmm4, zmm26, zmm19, 0                             ;   925.7 p0      18 t
        vgf2p8affineqb zmm11, zmm26, zmm9, 0                             ;   926.7 p0      18 t
        vgf2p8affineqb zmm0, zmm28, zmm19, 0                             ;   927.7 p0      18 t
        vpxord zmm30, zmm30, zmm17                                       ;   930.3 p5      18 t
        vgf2p8affineqb zmm18, zmm27, [rbp + 27008], 0                    ;   928.7 p0+p2   18 t
        vgf2p8affineqb zmm13, zmm26, [rbp + 27008], 0                    ;   929.7 p0+p3   18 t
        vgf2p8affineqb zmm6, zmm27, zmm31, 0                             ;   930.7 p0      18 t
        vmovdqu64 [rbp + 28160], zmm5                                    ;   866.3 p7+p4   18 t spill
        vmovdqu64 [rbp + 28416], zmm24                                   ;   902.3 p8+p9   18 t spill
        vgf2p8affineqb zmm1, zmm29, zmm19, 0                             ;   931.7 p0      18 t
        vgf2p8affineqb zmm16, zmm24, zmm31, 0                            ;   932.7 p0      18 t
        vgf2p8affineqb zmm24, zmm7, zmm9, 0                              ;   933.7 p0      18 t
        vgf2p8affineqb zmm29, zmm29, zmm31, 0                            ;   934.7 p0      18 t
        vgf2p8affineqb zmm5, zmm27, zmm9, 0                              ;   935.7 p0      18 t
        vgf2p8affineqb zmm3, zmm7, [rbp + 27008], 0                      ;   936.7 p0+p2   18 t
        vpxord zmm25, zmm25, zmm3                                        ;   939.7 p5      18 t
        vgf2p8affineqb zmm3, zmm15, zmm19, 0                             ;   937.7 p0      18 t
        vmovdqu64 [rbp + 27072], zmm2                                    ;   892.3 p7+p4   18 t spill
        vpternlogd zmm3, zmm28, [rbp + 21248], 0x96                      ;   940.7 p5+p3   18 t
        vgf2p8affineqb zmm2, zmm28, [rbp + 27008], 0                     ;   938.7 p0+p2   18 t
        vmovdqu64 [rbp + 28288], zmm10                                   ;   877.3 p8+p9   18 t spill
        vgf2p8affineqb zmm10, zmm12, zmm19, 0                            ;   939.7 p0      18 t
        vpternlogd zmm13, zmm5, zmm15, 0x96                              ;   938.7 p5      18 t
        vpxord zmm21, zmm21, zmm24                                       ;   936.7 p5      18 t
        vgf2p8affineqb zmm24, zmm28, zmm9, 0                             ;   940.7 p0      18 t
        vgf2p8affineqb zmm9, zmm27, zmm19, 0                             ;   941.7 p0      18 t
        vmovdqu64 [rbp + 28544], zmm9                                    ;   944.7 p7+p4   18 t spill
        vgf2p8affineqb zmm9, zmm12, zmm31, 0                             ;   942.7 p0      18 t
        vpxord zmm4, zmm4, zmm15                                         ;   930.3 p5      18 t
        vpternlogd zmm15, zmm28, [rbp + 21568], 0x96                     ;   931.3 p5+p3   18 t
        vpternlogd zmm15, zmm27, zmm10, 0x96                             ;   942.7 p5      18 t
        vmovdqu64 [rbp + 28352], zmm9                                    ;   945.7 p8+p9   18 t spill
        vgf2p8affineqb zmm9, zmm7, zmm19, 0                              ;   943.7 p0      18 t
        vgf2p8affineqb zmm19, zmm7, zmm31, 0                             ;   944.7 p0      18 t
        vpternlogd zmm10, zmm12, [rbp + 21440], 0x96                     ;   942.7 p5+p2   18 t
        vpternlogd zmm16, zmm10, zmm7, 0x96                              ;   943.7 p5      18 t
        vmovdqu64 zmm10, [rbp + 26368]                                   ;   774.5 p3      18 t reload
        vgf2p8affineqb zmm5, zmm26, zmm31, 0                             ;   945.7 p0      18 t
        vmovdqu64 [rbp + 28224], zmm20                                   ;   889.3 p7+p4   20 d spill
        vgf2p8affineqb zmm20, zmm28, zmm31, 0                            ;   946.7 p0      18 t
        vpternlogd zmm20, zmm23, [rbp + 21376], 0x96                     ;   949.7 p5+p2   18 t
        vpternlogd zmm20, zmm26, zmm12, 0x96                             ;   950.7 p5      18 t
        vpternlogd zmm20, zmm18, zmm22, 0x96                             ;   951.7 p5      18 t
        vpternlogd zmm20, zmm21, zmm4, 0x96                              ;   952.7 p5      18 t
        vmovdqu64 [rbp + 28672], zmm5                                    ;   948.7 p8+p9   18 t spill
        vgf2p8affineqb zmm5, zmm12, [rbp + 27008], 0                     ;   947.7 p0+p3   18 t
        vpxord zmm24, zmm24, zmm5                                        ;   950.7 p5      18 t
        vmovdqu64 zmm5, [rbp + 21312]                                    ;   778.5 p2      18 t
        vpxord zmm5, zmm5, zmm0                                          ;   940.3 p5      18 t
        vpternlogd zmm3, zmm26, zmm12, 0x96                              ;   941.7 p5      18 t
        vmovdqa64 zmm12, zmm20                                           ;   953.7         18 t copy
        vpternlogd zmm16, zmm1, zmm13, 0x96                              ;   944.7 p5      18 t
        vpternlogd zmm16, zmm11, zmm2, 0x96                              ;   945.7 p5      18 t
        vpternlogd zmm3, zmm8, zmm30, 0x96                               ;   944.3 p5      18 t
        vmovdqa64 zmm7, zmm3                                             ;   945.3         18 t copy
        vpternlogd zmm5, zmm14, zmm26, 0x96                              ;   945.3 p5      18 t
        vpternlogd zmm14, zmm24, [rbp + 21504], 0x96                     ;   951.7 p5+p3   18 t
        vpternlogd zmm6, zmm5, zmm1, 0x96                                ;   947.3 p5      18 t
        vpternlogd zmm29, zmm14, zmm9, 0x96                              ;   952.7 p5      18 t
        vmovdqu64 zmm1, [rbp + 21632]                                    ;   781.3 p2      18 t.6 reload
        vpternlogd zmm28, zmm1, [rbp + 28416], 0x96                      ;   948.7 p0+p3   18 t
        vpternlogd zmm28, zmm0, [rbp + 28352], 0x96                      ;   951.7 p5+p2   18 t
        vmovdqu64 zmm0, [rbp + 28544]                                    ;   944.7 p3      18 t reload
        vmovdqu64 zmm1, [rbp + 28672]                                    ;   948.7 p2      18 t reload
        vpternlogd zmm6, zmm17, zmm25, 0x96                              ;   949.7 p0      18 t
        vpternlogd zmm28, zmm9, zmm13, 0x96                              ;   952.7 p5      18 t
        vmovdqa64 zmm9, zmm6                                             ;   950.7         18 t copy
        vpternlogd zmm15, zmm1, zmm0, 0x96                               ;   954.7 p0      18 t
        vmovdqu64 zmm1, [rbp + 21696]                                    ;   785.3 p3      18 t
        vpternlogd zmm29, zmm4, zmm8, 0x96                               ;   953.7 p5      18 t
        vmovdqu64 zmm4, [rbp + 26304]                                    ;   785.7 p2      18 t reload
        vmovdqu64 zmm5, [rbp + 26176]                                    ;   786.3 p3      18 t reload
        vpermi2b zmm7, zmm5, zmm4                                        ;   953.3 p0+p5   18 t
        vmovdqu64 zmm8, [rbp + 26496]                                    ;   786.7 p2      18 t reload
        vpxord zmm1, zmm1, zmm23                                         ;   952.7 p0      18 t
        vpternlogd zmm19, zmm1, zmm24, 0x96                              ;   953.7 p0      18 t
        vpternlogd zmm19, zmm0, zmm30, 0x96                              ;   954.7 p5      18 t
        vmovdqu64 zmm0, [rbp + 26560]                                    ;   787.3 p3      18 t reload
        vgf2p8affineqb zmm1, zmm3, zmm0, 0                               ;   954.7 p0      18 t
        vpermi2b zmm3, zmm10, zmm8                                       ;   957.3 p5      18 t
        vpternlogd zmm1, zmm3, zmm7, 0xca                                ;   962.3 p0      18 t
        vpternlogd zmm28, zmm18, zmm22, 0x96                             ;   956.7 p0      18 t
        vmovdqa64 zmm7, zmm16                                            ;   946.7         18 t copy
        vpermi2b zmm7, zmm5, zmm4                                        ;   959.3 p0+p5   18 t
        vgf2p8affineqb zmm3, zmm16, zmm0, 0                              ;   958.7 p0      18 t
        vpermi2b zmm16, zmm10, zmm8                                      ;   961.3 p0+p5   18 t
        vpternlogd zmm3, zmm16, zmm7, 0xca                               ;   966.3 p0      18 t
        vgf2p8affineqb zmm7, zmm28, zmm0, 0                              ;   961.7 p0      18 t
        vpternlogd zmm19, zmm11, zmm2, 0x96                              ;   962.3 p5      18 t
        vpternlogd zmm15, zmm21, zmm25, 0x96                             ;   962.7 p0      18 t
        vgf2p8affineqb zmm11, zmm20, zmm0, 0                             ;   963.7 p0      18 t
        vpermi2b zmm20, zmm10, zmm8                                      ;   965.3 p5      18 t
        vpermi2b zmm12, zmm5, zmm4                                       ;   967.3 p0+p5   18 t
        vpternlogd zmm11, zmm20, zmm12, 0xca                             ;   972.3 p0      18 t
        vgf2p8affineqb zmm2, zmm6, zmm0, 0                               ;   966.7 p0      18 t
        vpermi2b zmm6, zmm10, zmm8                                       ;   969.3 p0+p5   18 t
        vmovdqa64 zmm13, zmm15                                           ;   963.7         18 t copy
        vpermi2b zmm13, zmm5, zmm4                                       ;   971.3 p0+p5   18 t
        vpermi2b zmm9, zmm5, zmm4                                        ;   973.3 p0+p5   18 t
        vpternlogd zmm2, zmm6, zmm9, 0xca                                ;   978.3 p0      18 t
        vgf2p8affineqb zmm12, zmm15, zmm0, 0                             ;   971.7 p0      18 t
        vpermi2b zmm15, zmm10, zmm8                                      ;   975.3 p0+p5   18 t
        vpternlogd zmm12, zmm15, zmm13, 0xca                             ;   980.3 p0      18 t
        vmovdqu64 zmm13, [rbp + 28288]                                   ;   877.3 p2      18 t reload
        vpternlogd zmm1, zmm13, [rbp + 28032], 0x96                      ;   974.7 p0+p3   18 t
        vmovdqu64 zmm13, [rbp + 28160]                                   ;   866.3 p2      18 t reload
        vpternlogd zmm2, zmm13, [rbp + 27712], 0x96                      ;   979.3 p0+p3   18 t
        vmovdqu64 zmm13, [rbp + 27072]                                   ;   892.3 p2      18 t reload
        vgf2p8affineqb zmm6, zmm29, zmm0, 0                              ;   976.7 p0      18 t
        vmovdqa64 zmm14, zmm28                                           ;   957.7         18 t copy
        vpermi2b zmm28, zmm10, zmm8                                      ;   978.3 p5      18 t
        vmovdqa64 zmm9, zmm29                                            ;   954.7         18 t copy
        vmovdqa64 zmm16, zmm19                                           ;   963.3         18 t copy
        vpermi2b zmm29, zmm10, zmm8                                      ;   980.3 p0+p5   18 t
        vpermi2b zmm9, zmm5, zmm4                                        ;   982.3 p0+p5   18 t
        vpternlogd zmm6, zmm29, zmm9, 0xca                               ;   987.3 p0      18 t
        vgf2p8affineqb zmm9, zmm19, zmm0, 0                              ;   980.7 p0      18 t
        vpermi2b zmm19, zmm10, zmm8                                      ;   984.3 p0+p5   18 t
        vpermi2b zmm16, zmm5, zmm4                                       ;   986.3 p0+p5   18 t
        vpermi2b zmm14, zmm5, zmm4                                       ;   988.3 p0+p5   18 t
        vmovdqu64 zmm15, [rbp + 27648]                                   ;   881.3 p3      18 t reload
        vpternlogd zmm7, zmm28, zmm14, 0xca                              ;   993.3 p0      18 t
        vmovdqa64 zmm18, zmm7                                            ;   994.3         20 d copy
        vpternlogd zmm6, zmm13, [rbp + 28096], 0x96                      ;   988.3 p0+p2   18 t
        vmovdqu64 zmm13, [rbp + 27840]                                   ;   879.3 p3      20 d reload
        vpternlogd zmm12, zmm15, [rbp + 27136], 0x96                     ;   986.7 p0+p2   18 t
        vmovdqu64 zmm15, [rbp + 27328]                                   ;   885.7 p3      20 d reload
        vmovdqa64 zmm14, zmm11                                           ;   973.3         20 d copy
        vpternlogd zmm14, zmm1, zmm13, 0x96                              ;   987.7 p0      20 d
        vmovdqu64 zmm17, [rbp + 8640]                                    ;   816.5 p2      20 d reload
        vpternlogd zmm1, zmm17, [rbp + 27584], 0x96                      ;   988.7 p0+p3   20 d
        vmovdqu64 zmm17, [rbp + 27520]                                   ;   893.3 p2      20 d reload
        vmovdqu64 zmm23, [rbp + 9152]                                    ;   818.3 p3      20 d reload
        vpternlogd zmm18, zmm6, zmm17, 0x96                              ;   994.3 p5      20 d
        vpternlogd zmm6, zmm23, [rbp + 27968], 0x96                      ;   989.7 p0+p2   20 d
        vmovdqu64 zmm23, [rbp + 9280]                                    ;   820.3 p3      20 d reload
        vpternlogd zmm9, zmm19, zmm16, 0xca                              ;   991.3 p5      18 t
        vmovdqu64 zmm19, [rbp + 8768]                                    ;   820.7 p2      20 d reload
        vmovdqu64 zmm22, [rbp + 8576]                                    ;   821.3 p3      20 d
        vmovdqu64 [rbp + 28032], zmm3                                    ;   967.3 p7+p4   18 t spill
        vmovdqa64 zmm27, zmm1                                            ;   989.7         18 t copy
        vpermi2b zmm27, zmm5, zmm4                                       ;   992.3 p0+p5   18 t
        vmovdqu64 zmm21, [rbp + 8448]                                    ;   822.3 p2      20 d
        vmovdqu64 zmm25, [rbp + 8960]                                    ;   822.5 p3      20 d
        vpternlogd zmm21, zmm14, [rbp + 27776], 0x96                     ;   991.7 p0+p2   20 d
        vmovdqa64 zmm24, zmm21                                           ;   992.7         18 t copy
        vmovdqa64 zmm28, zmm1                                            ;   989.7         18 t copy
        vmovdqa64 zmm20, zmm9                                            ;   992.3         20 d copy
        vpermi2b zmm24, zmm10, zmm8                                      ;   994.3 p0+p5   18 t
        vmovdqa64 zmm16, zmm3                                            ;   967.3         20 d copy
        vpternlogd zmm16, zmm2, zmm15, 0x96                              ;   993.7 p0      20 d
        vpternlogd zmm2, zmm19, [rbp + 27392], 0x96                      ;   994.7 p0+p3   20 d
        vmovdqu64 zmm19, [rbp + 28224]                                   ;   889.3 p2      20 d reload
        vpternlogd zmm20, zmm12, zmm19, 0x96                             ;   995.3 p5      20 d
        vmovdqu64 [rbp + 28096], zmm16                                   ;   994.7 p8+p9   20 d spill
        vpternlogd zmm22, zmm16, [rbp + 27200], 0x96                     ;   995.7 p0+p3   20 d
        vpternlogd zmm12, zmm23, [rbp + 27264], 0x96                     ;   996.3 p5+p2   20 d
        vmovdqa64 zmm23, zmm21                                           ;   992.7         18 t copy
        vpermi2b zmm23, zmm5, zmm4                                       ;   998.3 p0+p5   18 t
        vmovdqu64 [rbp + 27072], zmm14                                   ;   988.7 p7+p4   20 d spill
        vmovdqa64 zmm30, zmm22                                           ;   996.7         18 t copy
        vpternlogd zmm25, zmm18, [rbp + 27904], 0x96                     ;   997.7 p0+p3   20 d
        vgf2p8affineqb zmm26, zmm21, zmm0, 0                             ;   998.7 p0      18 t
        vpermi2b zmm30, zmm5, zmm4                                       ;  1001.3 p5      18 t
        vpternlogd zmm26, zmm24, zmm23, 0xca                             ;  1003.3 p0      18 t
        vgf2p8affineqb zmm29, zmm22, zmm0, 0                             ;  1000.7 p0      18 t
        vmovdqu64 [rbp + 27648], zmm18                                   ;   995.3 p8+p9   20 d spill
        vpermi2b zmm28, zmm10, zmm8                                      ;  1003.3 p0+p5   18 t
        vmovdqu64 zmm23, [rbp + 9088]                                    ;   840.7 p2      20 d
        vgf2p8affineqb zmm24, zmm1, zmm0, 0                              ;  1002.7 p0      18 t
        vmovdqa64 zmm19, zmm25                                           ;   998.7         18 t copy
        vpternlogd zmm23, zmm20, [rbp + 27456], 0x96                     ;  1003.7 p0+p3   20 d
        vpternlogd zmm24, zmm28, zmm27, 0xca                             ;  1008.3 p5      18 t
        vmovdqa64 zmm27, zmm22                                           ;   996.7         18 t copy
        vmovdqa64 zmm15, zmm25                                           ;   998.7         18 t copy
        vpermi2b zmm27, zmm10, zmm8                                      ;  1006.3 p0+p5   18 t
        vgf2p8affineqb zmm28, zmm2, zmm0, 0                              ;  1005.7 p0      18 t
        vpternlogd zmm29, zmm27, zmm30, 0xca                             ;  1011.3 p0      18 t
        vmovdqa64 zmm27, zmm2                                            ;   995.7         18 t copy
        vpermi2b zmm27, zmm5, zmm4                                       ;  1009.3 p5      18 t
        vmovdqa64 zmm30, zmm2                                            ;   995.7         18 t copy
        vmovdqu64 [rbp + 27264], zmm2                                    ;   995.7 p7+p4   20 d spill
        vmovdqa64 zmm2, zmm23                                            ;  1004.7         18 t copy
        vmovdqu64 [rbp + 27584], zmm21                                   ;   992.7 p8+p9   20 d spill
        vmovdqa64 zmm17, zmm6                                            ;   990.7         18 t copy
        vgf2p8affineqb zmm13, zmm6, zmm0, 0                              ;  1007.7 p0      18 t
        vmovdqu64 [rbp + 27712], zmm9                                    ;   992.3 p7+p4   18 t spill
        vpermi2b zmm30, zmm10, zmm8                                      ;  1011.3 p0+p5   18 t
        vpermi2b zmm2, zmm10, zmm8                                       ;  1013.3 p0+p5   18 t
        vpternlogd zmm28, zmm30, zmm27, 0xca                             ;  1016.3 p0      18 t
        vgf2p8affineqb zmm27, zmm25, zmm0, 0                             ;  1011.7 p0      18 t
        vmovdqu64 [rbp + 27904], zmm25                                   ;   998.7 p8+p9   20 d spill
        vmovdqa64 zmm25, zmm23                                           ;  1004.7         18 t copy
        vmovdqu64 [rbp + 27456], zmm6                                    ;   990.7 p7+p4   20 d spill
        vmovdqa64 zmm30, zmm6                                            ;   990.7         18 t copy
        vpermi2b zmm25, zmm5, zmm4                                       ;  1015.3 p0+p5   18 t
        vgf2p8affineqb zmm6, zmm23, zmm0, 0                              ;  1013.7 p0      18 t
        vpternlogd zmm6, zmm2, zmm25, 0xca                               ;  1020.3 p0      18 t
        vmovdqu64 zmm2, [rbp + 26880]                                    ;   848.3 p2      18 t reload
        vpermi2b zmm19, zmm5, zmm4                                       ;  1017.3 p0+p5   18 t
        vpermi2b zmm15, zmm10, zmm8                                      ;  1019.3 p0+p5   18 t
        vpternlogd zmm27, zmm15, zmm19, 0xca                             ;  1024.3 p0      18 t
        vmovdqa64 zmm19, zmm12                                           ;   997.3         18 t copy
        vmovdqu64 [rbp + 27392], zmm22                                   ;   996.7 p8+p9   20 d spill
        vpermi2b zmm19, zmm10, zmm8                                      ;  1021.3 p0+p5   18 t
        vgf2p8affineqb zmm21, zmm29, zmm2, 0                             ;  1019.7 p0      18 t
        vpermi2b zmm30, zmm5, zmm4                                       ;  1023.3 p0+p5   18 t
        vmovdqu64 [rbp + 28160], zmm7                                    ;   994.3 p7+p4   18 t spill
        vmovdqu64 [rbp + 27136], zmm20                                   ;   996.3 p8+p9   20 d spill
        vpermi2b zmm17, zmm10, zmm8                                      ;  1025.3 p0+p5   18 t
        vgf2p8affineqb zmm10, zmm27, zmm31, 0                            ;  1025.3 p0      18 t
        vpternlogd zmm13, zmm17, zmm30, 0xca                             ;  1030.3 p0      18 t
        vmovdqa64 zmm17, zmm12                                           ;   997.3         18 t copy
        vmovdqu64 [rbp + 27968], zmm12                                   ;   997.3 p7+p4   20 d spill
        vgf2p8affineqb zmm25, zmm24, zmm2, 0                             ;  1024.7 p0      18 t
        vgf2p8affineqb zmm14, zmm13, zmm2, 0                             ;  1031.3 p0      18 t
        vgf2p8affineqb zmm15, zmm12, zmm0, 0                             ;  1026.7 p0      18 t
        vpermi2b zmm17, zmm5, zmm4                                       ;  1028.3 p5      18 t
        vmovdqa64 zmm12, zmm24                                           ;  1009.3         18 t copy
        vpternlogd zmm15, zmm19, zmm17, 0xca                             ;  1033.3 p0      18 t
        vmovdqu64 zmm17, [rbp + 27008]                                   ;   861.3 p3      18 t reload
        vgf2p8affineqb zmm16, zmm27, zmm17, 0                            ;  1028.7 p0      18 t
        vmovdqu64 [rbp + 28544], zmm24                                   ;  1009.3 p8+p9   18 t spill
        vmovdqu64 zmm30, [rbp + 26688]                                   ;   861.8 p2      18 t reload
        vgf2p8affineqb zmm18, zmm28, zmm31, 0                            ;  1029.7 p0      18 t
        vmovdqu64 [rbp + 27776], zmm1                                    ;   989.7 p7+p4   20 d spill
        vgf2p8affineqb zmm1, zmm24, zmm30, 0                             ;  1030.7 p0      18 t
        vmovdqu64 [rbp + 27200], zmm23                                   ;  1004.7 p8+p9   20 d spill
        vgf2p8affineqb zmm9, zmm24, zmm31, 0                             ;  1031.7 p0      18 t
        vmovdqu64 [rbp + 28672], zmm9                                    ;  1034.7 p7+p4   18 t spill
        vgf2p8affineqb zmm9, zmm13, zmm30, 0                             ;  1032.7 p0      18 t
        vgf2p8affineqb zmm19, zmm24, zmm17, 0                            ;  1033.7 p0      18 t
        vgf2p8affineqb zmm22, zmm26, zmm30, 0                            ;  1034.7 p0      18 t
        vgf2p8affineqb zmm20, zmm29, zmm17, 0                            ;  1035.7 p0      18 t
        vgf2p8affineqb zmm7, zmm26, zmm17, 0                             ;  1036.7 p0      18 t
        vgf2p8affineqb zmm23, zmm15, zmm30, 0                            ;  1037.7 p0      18 t
        vgf2p8affineqb zmm24, zmm27, zmm2, 0                             ;  1038.7 p0      18 t
        vmovdqu64 [rbp + 28416], zmm20                                   ;  1038.7 p8+p9   18 t spill
        vpternlogd zmm7, zmm24, zmm15, 0x96                              ;  1041.7 p5      18 t
        vgf2p8affineqb zmm20, zmm29, zmm31, 0                            ;  1039.7 p0      18 t
        vpternlogd zmm23, zmm28, [rbp + 21760], 0x96                     ;  1040.7 p5+p3   18 t
        vgf2p8affineqb zmm24, zmm26, zmm31, 0                            ;  1040.7 p0      18 t
        vpternlogd zmm18, zmm1, [rbp + 21888], 0x96                      ;  1033.7 p5+p2   18 t
        vpternlogd zmm23, zmm26, zmm13, 0x96                             ;  1041.7 p5      18 t
        vpxord zmm4, zmm27, zmm6                                         ;  1033.3 p5      18 t
        vmovdqu64 [rbp + 28480], zmm20                                   ;  1042.7 p7+p4   18 t spill
        vgf2p8affineqb zmm20, zmm28, zmm2, 0                             ;  1041.7 p0      18 t
        vgf2p8affineqb zmm8, zmm28, zmm30, 0                             ;  1042.7 p0      18 t
        vpternlogd zmm12, zmm29, zmm15, 0x96                             ;  1034.3 p5      18 t
        vmovdqu64 [rbp + 28288], zmm11                                   ;   973.3 p8+p9   18 t spill
        vgf2p8affineqb zmm11, zmm28, zmm17, 0                            ;  1043.7 p0      18 t
        vpternlogd zmm18, zmm26, zmm13, 0x96                             ;  1035.3 p5      18 t
        vgf2p8affineqb zmm0, zmm29, zmm30, 0                             ;  1044.7 p0      18 t
        vgf2p8affineqb zmm5, zmm6, zmm17, 0                              ;  1045.7 p0      18 t
        vpternlogd zmm18, zmm16, zmm21, 0x96                             ;  1036.3 p5      18 t
        vpternlogd zmm18, zmm22, zmm15, 0x96                             ;  1037.7 p5      18 t
        vgf2p8affineqb zmm3, zmm26, zmm2, 0                              ;  1046.7 p0      18 t
        vpternlogd zmm26, zmm8, [rbp + 21824], 0x96                      ;  1045.7 p5+p3   18 t
        vpternlogd zmm26, zmm14, zmm19, 0x96                             ;  1046.7 p5      18 t
        vmovdqu64 [rbp + 28352], zmm9                                    ;  1035.7 p7+p4   18 t spill
        vgf2p8affineqb zmm9, zmm6, zmm2, 0                               ;  1047.7 p0      18 t
        vgf2p8affineqb zmm2, zmm13, zmm17, 0                             ;  1048.7 p0      18 t
        vpxord zmm20, zmm20, zmm2                                        ;  1051.7 p5      18 t
        vpternlogd zmm10, zmm26, zmm0, 0x96                              ;  1047.7 p5      18 t
        vmovdqu64 zmm2, [rbp + 21952]                                    ;   882.3 p2      18 t
        vpxord zmm3, zmm3, zmm11                                         ;  1049.7 p5      18 t
        vpxord zmm2, zmm2, zmm13                                         ;  1043.3 p5      18 t
        vmovdqu64 [rbp + 28736], zmm24                                   ;  1043.7 p8+p9   18 t spill
        vgf2p8affineqb zmm24, zmm27, zmm30, 0                            ;  1049.7 p0      18 t
        vgf2p8affineqb zmm11, zmm6, zmm31, 0                             ;  1050.7 p0      18 t
        vpternlogd zmm14, zmm19, [rbp + 22016], 0x96                     ;  1044.3 p5+p3   18 t
        vmovdqu64 zmm19, [rbp + 28672]                                   ;  1034.7 p2      18 t reload
        vgf2p8affineqb zmm17, zmm6, zmm30, 0                             ;  1051.7 p0      18 t
        vgf2p8affineqb zmm30, zmm13, zmm31, 0                            ;  1052.7 p0      18 t
        vmovdqu64 zmm13, [rbp + 28352]                                   ;  1035.7 p3      18 t reload
        vpternlogd zmm2, zmm19, zmm13, 0x96                              ;  1045.3 p5      18 t
        vmovdqu64 zmm19, [rbp + 28416]                                   ;  1038.7 p2      18 t reload
        vpternlogd zmm2, zmm0, zmm6, 0x96                                ;  1047.7 p5      18 t
        vmovdqu64 zmm6, [rbp + 26496]                                    ;   885.8 p3      18 t reload
        vpternlogd zmm10, zmm29, zmm15, 0x96                             ;  1048.7 p5      18 t
        vpternlogd zmm10, zmm5, zmm25, 0x96                              ;  1049.7 p5      18 t
        vpternlogd zmm1, zmm20, [rbp + 22208], 0x96                      ;  1052.7 p5+p2   18 t
        vpternlogd zmm2, zmm3, zmm7, 0x96                                ;  1050.7 p5      18 t
        vpternlogd zmm11, zmm1, zmm24, 0x96                              ;  1053.7 p5      18 t
        vmovdqu64 zmm0, [rbp + 22144]                                    ;   886.8 p3      18 t.6 reload
        vpternlogd zmm23, zmm4, zmm12, 0x96                              ;  1052.3 p5      18 t
        vpternlogd zmm11, zmm3, zmm12, 0x96                              ;  1054.7 p5      18 t
        vpternlogd zmm18, zmm9, zmm19, 0x96                              ;  1053.7 p0      18 t
        vmovdqu64 zmm1, [rbp + 26176]                                    ;   887.3 p2      18 t reload
        vpternlogd zmm14, zmm20, [rbp + 28480], 0x96                     ;  1054.3 p5+p3   18 t
        vpternlogd zmm14, zmm4, zmm17, 0x96                              ;  1055.3 p0      18 t
        vpternlogd zmm14, zmm22, zmm15, 0x96                             ;  1056.3 p5      18 t
        vmovdqu64 zmm4, [rbp + 26560]                                    ;   889.5 p2      18 t reload
        vmovdqa64 zmm3, zmm23                                            ;  1053.3         18 t copy
        vgf2p8affineqb zmm12, zmm18, zmm4, 0                             ;  1055.7 p0      18 t
        vmovdqa64 zmm26, zmm28                                           ;  1017.3         18 t copy
        vmovdqu64 zmm22, [rbp + 9600]                                    ;   891.7 p3      20 d
        vpternlogd zmm28, zmm0, [rbp + 28544], 0x96                      ;  1056.3 p5+p2   18 t
        vpternlogd zmm26, zmm15, [rbp + 22080], 0x96                     ;  1056.7 p0+p3   18 t
        vpternlogd zmm26, zmm13, zmm27, 0x96                             ;  1057.7 p5      18 t
        vpternlogd zmm24, zmm26, [rbp + 28736], 0x96                     ;  1058.7 p0+p2   18 t
        vpternlogd zmm24, zmm9, zmm19, 0x96                              ;  1059.7 p5      18 t
        vpternlogd zmm30, zmm28, zmm8, 0x96                              ;  1058.7 p0      18 t
        vpternlogd zmm30, zmm17, zmm7, 0x96                              ;  1059.7 p5      18 t
        vpternlogd zmm30, zmm16, zmm21, 0x96                             ;  1060.7 p0      18 t
        vmovdqu64 zmm19, [rbp + 9792]                                    ;   894.2 p3      20 d reload
        vmovdqu64 zmm0, [rbp + 26304]                                    ;   894.3 p2      18 t reload
        vpermi2b zmm3, zmm1, zmm0                                        ;  1062.3 p5      18 t
        vgf2p8affineqb zmm8, zmm10, zmm4, 0                              ;  1060.7 p0      18 t
        vmovdqu64 zmm7, [rbp + 26368]                                    ;   895.2 p3      18 t reload
        vpternlogd zmm24, zmm5, zmm25, 0x96                              ;  1061.7 p0      18 t
        vgf2p8affineqb zmm5, zmm23, zmm4, 0                              ;  1062.7 p0      18 t
        vpermi2b zmm23, zmm7, zmm6                                       ;  1065.3 p5      18 t
        vpternlogd zmm5, zmm23, zmm3, 0xca                               ;  1070.3 p0      18 t
        vgf2p8affineqb zmm3, zmm2, zmm4, 0                               ;  1064.7 p0      18 t
        vmovdqa64 zmm9, zmm10                                            ;  1050.7         18 t copy
        vpermi2b zmm10, zmm7, zmm6                                       ;  1067.3 p0+p5   18 t
        vmovdqa64 zmm15, zmm2                                            ;  1051.7         18 t copy
        vpermi2b zmm2, zmm7, zmm6                                        ;  1069.3 p0+p5   18 t
        vpermi2b zmm15, zmm1, zmm0                                       ;  1071.3 p0+p5   18 t
        vpternlogd zmm3, zmm2, zmm15, 0xca                               ;  1076.3 p0      18 t
        vmovdqa64 zmm15, zmm30                                           ;  1061.7         18 t copy
        vgf2p8affineqb zmm2, zmm30, zmm4, 0                              ;  1069.7 p0      18 t
        vpermi2b zmm30, zmm7, zmm6                                       ;  1073.3 p0+p5   18 t
        vmovdqa64 zmm13, zmm18                                           ;  1054.7         18 t copy
        vpermi2b zmm18, zmm7, zmm6                                       ;  1075.3 p0+p5   18 t
        vpermi2b zmm13, zmm1, zmm0                                       ;  1077.3 p0+p5   18 t
        vmovdqa64 zmm16, zmm24                                           ;  1062.7         18 t copy
        vmovdqu64 zmm17, [rbp + 9664]                                    ;   906.3 p2      20 d reload
        vpermi2b zmm9, zmm1, zmm0                                        ;  1079.3 p0+p5   18 t
        vpternlogd zmm8, zmm10, zmm9, 0xca                               ;  1084.3 p0      18 t
        vpternlogd zmm12, zmm18, zmm13, 0xca                             ;  1082.3 p0      18 t
        vgf2p8affineqb zmm13, zmm24, zmm4, 0                             ;  1076.7 p0      18 t
        vgf2p8affineqb zmm9, zmm14, zmm4, 0                              ;  1077.7 p0      18 t
        vpermi2b zmm16, zmm1, zmm0                                       ;  1081.3 p0+p5   18 t
        vpermi2b zmm15, zmm1, zmm0                                       ;  1083.3 p0+p5   18 t
        vpermi2b zmm24, zmm7, zmm6                                       ;  1085.3 p0+p5   18 t
        vpternlogd zmm13, zmm24, zmm16, 0xca                             ;  1090.3 p0      18 t
        vmovdqu64 zmm16, [rbp + 28288]                                   ;   973.3 p3      18 t reload
        vpternlogd zmm5, zmm16, [rbp + 27840], 0x96                      ;  1082.7 p0+p2   18 t
        vmovdqu64 zmm16, [rbp + 28032]                                   ;   967.3 p3      18 t reload
        vmovdqa64 zmm10, zmm14                                           ;  1057.3         18 t copy
        vmovdqu64 [rbp + 28288], zmm12                                   ;  1083.3 p7+p4   18 t spill
        vpermi2b zmm10, zmm1, zmm0                                       ;  1087.3 p0+p5   18 t
        vpermi2b zmm14, zmm7, zmm6                                       ;  1089.3 p0+p5   18 t
        vpternlogd zmm9, zmm14, zmm10, 0xca                              ;  1094.3 p0      18 t
        vpternlogd zmm8, zmm16, [rbp + 27328], 0x96                      ;  1086.7 p0+p2   18 t
        vmovdqa64 zmm16, zmm3                                            ;  1077.3         20 d copy
        vpternlogd zmm2, zmm30, zmm15, 0xca                              ;  1088.3 p0      18 t
        vmovdqu64 zmm15, [rbp + 28160]                                   ;   994.3 p3      18 t reload
        vpternlogd zmm9, zmm15, [rbp + 27520], 0x96                      ;  1095.3 p0+p2   18 t
        vmovdqu64 zmm15, [rbp + 27712]                                   ;   992.3 p3      18 t reload
        vpternlogd zmm13, zmm15, [rbp + 28224], 0x96                     ;  1091.3 p0+p2   18 t
        vmovdqu64 zmm15, [rbp + 28096]                                   ;   994.7 p3      20 d reload
        vgf2p8affineqb zmm10, zmm11, zmm4, 0                             ;  1090.7 p0      18 t
        vmovdqa64 zmm14, zmm11                                           ;  1055.7         18 t copy
        vmovdqu64 zmm23, [rbp + 10176]                                   ;   920.5 p2      20 d reload
        vpermi2b zmm14, zmm1, zmm0                                       ;  1092.3 p5      18 t
        vpermi2b zmm11, zmm7, zmm6                                       ;  1094.3 p0+p5   18 t
        vpternlogd zmm10, zmm11, zmm14, 0xca                             ;  1099.3 p0      18 t
        vmovdqu64 zmm11, [rbp + 27072]                                   ;   988.7 p3      20 d reload
        vmovdqa64 zmm14, zmm12                                           ;  1083.3         20 d copy
        vpternlogd zmm14, zmm5, zmm11, 0x96                              ;  1093.7 p0      20 d
        vpternlogd zmm5, zmm17, [rbp + 27776], 0x96                      ;  1094.7 p0+p2   20 d
        vmovdqu64 zmm17, [rbp + 27648]                                   ;   995.3 p3      20 d reload
        vmovdqa64 zmm28, zmm5                                            ;  1095.7         18 t copy
        vmovdqa64 zmm18, zmm2                                            ;  1089.3         20 d copy
        vpternlogd zmm18, zmm9, zmm17, 0x96                              ;  1096.3 p5      20 d
        vpermi2b zmm28, zmm7, zmm6                                       ;  1097.3 p0+p5   18 t
        vmovdqa64 zmm20, zmm10                                           ;  1100.3         20 d copy
        vpternlogd zmm9, zmm23, [rbp + 27456], 0x96                      ;  1096.7 p0+p2   20 d
        vmovdqu64 zmm25, [rbp + 9984]                                    ;   929.3 p3      20 d
        vmovdqu64 zmm23, [rbp + 10304]                                   ;   929.5 p2      20 d reload
        vmovdqa64 zmm27, zmm5                                            ;  1095.7         18 t copy
        vpermi2b zmm27, zmm1, zmm0                                       ;  1099.3 p0+p5   18 t
        vmovdqa64 zmm17, zmm9                                            ;  1097.7         18 t copy
        vpermi2b zmm17, zmm7, zmm6                                       ;  1101.3 p0+p5   18 t
        vpternlogd zmm25, zmm18, [rbp + 27904], 0x96                     ;  1099.7 p0+p3   20 d
        vmovdqu64 [rbp + 28160], zmm14                                   ;  1094.7 p8+p9   20 d spill
        vmovdqu64 zmm21, [rbp + 9472]                                    ;   931.7 p2      20 d
        vpternlogd zmm21, zmm14, [rbp + 27584], 0x96                     ;  1100.7 p0+p3   20 d
        vmovdqa64 zmm24, zmm21                                           ;  1101.7         18 t copy
        vpermi2b zmm24, zmm7, zmm6                                       ;  1103.3 p0+p5   18 t
        vgf2p8affineqb zmm11, zmm9, zmm4, 0                              ;  1102.7 p0      18 t
        vmovdqu64 [rbp + 27904], zmm25                                   ;  1100.7 p7+p4   20 d spill
        vmovdqu64 [rbp + 27840], zmm3                                    ;  1077.3 p8+p9   18 t spill
        vpternlogd zmm16, zmm8, zmm15, 0x96                              ;  1103.7 p0      20 d
        vpternlogd zmm22, zmm16, [rbp + 27392], 0x96                     ;  1104.7 p5+p2   20 d
        vgf2p8affineqb zmm26, zmm21, zmm4, 0                             ;  1104.7 p0      18 t
        vmovdqu64 [rbp + 27776], zmm21                                   ;  1101.7 p7+p4   20 d spill
        vmovdqa64 zmm30, zmm22                                           ;  1105.7         18 t copy
        vpermi2b zmm30, zmm1, zmm0                                       ;  1107.3 p5      18 t
        vpternlogd zmm8, zmm19, [rbp + 27264], 0x96                      ;  1105.7 p0+p3   20 d
        vmovdqu64 zmm19, [rbp + 27136]                                   ;   996.3 p2      20 d reload
        vpternlogd zmm20, zmm13, zmm19, 0x96                             ;  1106.7 p0      20 d
        vgf2p8affineqb zmm29, zmm22, zmm4, 0                             ;  1107.7 p0      18 t
        vpternlogd zmm13, zmm23, [rbp + 27968], 0x96                     ;  1108.3 p5+p3   20 d
        vmovdqa64 zmm23, zmm21                                           ;  1101.7         18 t copy
        vpermi2b zmm23, zmm1, zmm0                                       ;  1110.3 p0+p5   18 t
        vpternlogd zmm26, zmm24, zmm23, 0xca                             ;  1115.3 p0      18 t
        vgf2p8affineqb zmm24, zmm5, zmm4, 0                              ;  1110.7 p0      18 t
        vpternlogd zmm24, zmm28, zmm27, 0xca                             ;  1113.7 p5      18 t
        vmovdqu64 [rbp + 27264], zmm22                                   ;  1105.7 p8+p9   20 d spill
        vgf2p8affineqb zmm28, zmm8, zmm4, 0                              ;  1111.7 p0      18 t
        vmovdqa64 zmm27, zmm22                                           ;  1105.7         18 t copy
        vpermi2b zmm27, zmm7, zmm6                                       ;  1114.3 p5      18 t
        vpternlogd zmm29, zmm27, zmm30, 0xca                             ;  1119.3 p0      18 t
        vmovdqu64 [rbp + 27520], zmm16                                   ;  1104.7 p7+p4   20 d spill
        vmovdqa64 zmm30, zmm8                                            ;  1106.7         18 t copy
        vpermi2b zmm30, zmm7, zmm6                                       ;  1116.3 p0+p5   18 t
        vmovdqa64 zmm27, zmm8                                            ;  1106.7         18 t copy
        vpermi2b zmm27, zmm1, zmm0                                       ;  1118.3 p0+p5   18 t
        vpternlogd zmm28, zmm30, zmm27, 0xca                             ;  1123.3 p0      18 t
        vmovdqa64 zmm30, zmm9                                            ;  1097.7         18 t copy
        vpermi2b zmm30, zmm1, zmm0                                       ;  1120.3 p0+p5   18 t
        vpternlogd zmm11, zmm17, zmm30, 0xca                             ;  1125.3 p0      18 t
        vmovdqu64 [rbp + 28416], zmm24                                   ;  1114.7 p8+p9   18 t spill
        vmovdqu64 [rbp + 27968], zmm8                                    ;  1106.7 p7+p4   20 d spill
        vmovdqu64 zmm23, [rbp + 10112]                                   ;   955.7 p2      20 d
        vpternlogd zmm23, zmm20, [rbp + 27200], 0x96                     ;  1118.7 p0+p3   20 d
        vmovdqa64 zmm19, zmm25                                           ;  1100.7         18 t copy
        vpermi2b zmm19, zmm1, zmm0                                       ;  1122.3 p0+p5   18 t
        vmovdqa64 zmm8, zmm23                                            ;  1119.7         18 t copy
        vmovdqa64 zmm15, zmm25                                           ;  1100.7         18 t copy
        vgf2p8affineqb zmm21, zmm29, [rbp + 27008], 0                    ;  1120.7 p0+p2   18 t
        vpermi2b zmm15, zmm7, zmm6                                       ;  1124.3 p0+p5   18 t
        vmovdqu64 [rbp + 27200], zmm9                                    ;  1097.7 p8+p9   20 d spill
        vgf2p8affineqb zmm27, zmm25, zmm4, 0                             ;  1122.7 p0      18 t
        vpternlogd zmm27, zmm15, zmm19, 0xca                             ;  1129.3 p0      18 t
        vmovdqu64 [rbp + 27712], zmm18                                   ;  1097.3 p7+p4   20 d spill
        vmovdqa64 zmm19, zmm13                                           ;  1109.3         18 t copy
        vpermi2b zmm19, zmm7, zmm6                                       ;  1126.3 p0+p5   18 t
        vmovdqa64 zmm25, zmm23                                           ;  1119.7         18 t copy
        vpermi2b zmm25, zmm1, zmm0                                       ;  1128.3 p0+p5   18 t
        vgf2p8affineqb zmm9, zmm23, zmm4, 0                              ;  1126.7 p0      18 t
        vmovdqa64 zmm30, zmm24                                           ;  1114.7         18 t copy
        vmovdqa64 zmm17, zmm13                                           ;  1109.3         18 t copy
        vpermi2b zmm17, zmm1, zmm0                                       ;  1130.3 p0+p5   18 t
        vpermi2b zmm8, zmm7, zmm6                                        ;  1132.3 p0+p5   18 t
        vpternlogd zmm9, zmm8, zmm25, 0xca                               ;  1137.3 p0      18 t
        vpxord zmm7, zmm27, zmm9                                         ;  1138.3 p0      18 t
        vmovdqu64 zmm8, [rbp + 26880]                                    ;   964.7 p3      18 t reload
        vgf2p8affineqb zmm22, zmm29, zmm8, 0                             ;  1131.7 p0      18 t
        vgf2p8affineqb zmm25, zmm24, zmm8, 0                             ;  1132.7 p0      18 t
        vgf2p8affineqb zmm6, zmm27, zmm31, 0                             ;  1133.7 p0      18 t
        vgf2p8affineqb zmm16, zmm11, zmm8, 0                             ;  1134.7 p0      18 t
        vmovdqu64 [rbp + 27456], zmm13                                   ;  1109.3 p8+p9   20 d spill
        vgf2p8affineqb zmm15, zmm13, zmm4, 0                             ;  1135.7 p0      18 t
        vmovdqu64 [rbp + 28032], zmm2                                    ;  1089.3 p7+p4   18 t spill
        vgf2p8affineqb zmm2, zmm24, zmm31, 0                             ;  1136.7 p0      18 t
        vmovdqu64 [rbp + 28736], zmm2                                    ;  1139.7 p8+p9   18 t spill
        vpternlogd zmm15, zmm19, zmm17, 0xca                             ;  1138.7 p5      18 t
        vmovdqu64 zmm19, [rbp + 26688]                                   ;   970.7 p2      18 t reload
        vgf2p8affineqb zmm1, zmm26, zmm19, 0                             ;  1137.7 p0      18 t
        vpxord zmm17, zmm29, zmm15                                       ;  1139.7 p5      18 t
        vgf2p8affineqb zmm4, zmm28, zmm19, 0                             ;  1138.7 p0      18 t
        vpxord zmm30, zmm30, zmm17                                       ;  1140.7 p5      18 t
        vgf2p8affineqb zmm13, zmm24, [rbp + 27008], 0                    ;  1139.7 p0+p3   18 t
        vpxord zmm13, zmm13, zmm16                                       ;  1142.7 p5      18 t
        vgf2p8affineqb zmm12, zmm27, zmm8, 0                             ;  1140.7 p0      18 t
        vmovdqu64 zmm16, [rbp + 27008]                                   ;   974.7 p2      18 t reload
        vgf2p8affineqb zmm0, zmm9, [rbp + 27008], 0                      ;  1141.7 p0+p3   18 t
        vmovdqu64 [rbp + 28224], zmm20                                   ;  1107.7 p7+p4   20 d spill
        vgf2p8affineqb zmm2, zmm9, zmm8, 0                               ;  1142.7 p0      18 t
        vpxord zmm21, zmm21, zmm2                                        ;  1145.7 p5      18 t
        vmovdqu64 [rbp + 27584], zmm5                                    ;  1095.7 p8+p9   20 d spill
        vgf2p8affineqb zmm5, zmm29, zmm19, 0                             ;  1143.7 p0      18 t
        vgf2p8affineqb zmm14, zmm26, zmm16, 0                            ;  1144.7 p0      18 t
        vpternlogd zmm14, zmm12, zmm15, 0x96                             ;  1147.7 p5      18 t
        vgf2p8affineqb zmm12, zmm28, zmm8, 0                             ;  1145.7 p0      18 t
        vmovdqu64 [rbp + 27328], zmm10                                   ;  1100.3 p7+p4   18 t spill
        vgf2p8affineqb zmm10, zmm26, zmm8, 0                             ;  1146.7 p0      18 t
        vpxord zmm25, zmm25, zmm0                                        ;  1144.7 p5      18 t
        vgf2p8affineqb zmm0, zmm15, zmm19, 0                             ;  1147.7 p0      18 t
        vgf2p8affineqb zmm8, zmm11, zmm16, 0                             ;  1148.7 p0      18 t
        vpxord zmm12, zmm12, zmm8                                        ;  1151.7 p5      18 t
        vmovdqu64 [rbp + 27392], zmm23                                   ;  1119.7 p8+p9   20 d spill
        vgf2p8affineqb zmm23, zmm24, zmm19, 0                            ;  1149.7 p0      18 t
        vgf2p8affineqb zmm24, zmm11, zmm19, 0                            ;  1150.7 p0      18 t
        vmovdqu64 zmm8, [rbp + 22336]                                    ;   982.3 p2      18 t
        vpxord zmm8, zmm8, zmm4                                          ;  1141.7 p5      18 t
        vpternlogd zmm8, zmm13, zmm26, 0x96                              ;  1143.7 p5      18 t
        vgf2p8affineqb zmm18, zmm27, [rbp + 27008], 0                    ;  1151.7 p0+p3   18 t
        vgf2p8affineqb zmm3, zmm28, zmm16, 0                             ;  1152.7 p0      18 t
        vpxord zmm10, zmm10, zmm3                                        ;  1155.7 p5      18 t
        vgf2p8affineqb zmm16, zmm11, zmm31, 0                            ;  1153.7 p0      18 t
        vgf2p8affineqb zmm2, zmm26, zmm31, 0                             ;  1154.7 p0      18 t
        vpternlogd zmm6, zmm8, zmm5, 0x96                                ;  1146.7 p5      18 t
        vmovdqu64 zmm8, [rbp + 22464]                                    ;   985.3 p2      18 t
        vpxord zmm8, zmm8, zmm11                                         ;  1145.3 p5      18 t
        vpxord zmm1, zmm1, zmm15                                         ;  1146.3 p5      18 t
        vpternlogd zmm15, zmm28, [rbp + 22592], 0x96                     ;  1147.3 p5+p3   18 t
        vpternlogd zmm15, zmm27, zmm24, 0x96                             ;  1153.7 p5      18 t
        vgf2p8affineqb zmm20, zmm28, zmm31, 0                            ;  1155.7 p0      18 t
        vpternlogd zmm6, zmm17, zmm25, 0x96                              ;  1149.3 p5      18 t
        vpternlogd zmm20, zmm23, [rbp + 22400], 0x96                     ;  1158.7 p5+p2   18 t
        vgf2p8affineqb zmm3, zmm29, zmm31, 0                             ;  1156.7 p0      18 t
        vgf2p8affineqb zmm29, zmm27, zmm19, 0                            ;  1157.7 p0      18 t
        vpternlogd zmm24, zmm8, [rbp + 28736], 0x96                      ;  1153.7 p5+p3   18 t
        vpternlogd zmm24, zmm5, zmm9, 0x96                               ;  1154.7 p5      18 t
        vpternlogd zmm24, zmm10, zmm14, 0x96                             ;  1156.7 p5      18 t
        vmovdqu64 [rbp + 28480], zmm16                                   ;  1156.7 p7+p4   18 t spill
        vgf2p8affineqb zmm16, zmm9, zmm19, 0                             ;  1158.7 p0      18 t
        vgf2p8affineqb zmm19, zmm9, zmm31, 0                             ;  1159.7 p0      18 t
        vpternlogd zmm0, zmm28, [rbp + 22272], 0x96                      ;  1154.3 p5+p2   18 t
        vpternlogd zmm23, zmm12, [rbp + 22720], 0x96                     ;  1155.3 p5+p3   18 t
        vpternlogd zmm19, zmm23, zmm29, 0x96                             ;  1162.7 p5      18 t
        vpternlogd zmm0, zmm26, zmm11, 0x96                              ;  1157.3 p5      18 t
        vpternlogd zmm0, zmm7, zmm30, 0x96                               ;  1158.3 p5      18 t
        vpternlogd zmm13, zmm12, [rbp + 22528], 0x96                     ;  1159.3 p5+p2   18 t
        vpternlogd zmm3, zmm13, zmm16, 0x96                              ;  1161.7 p5      18 t
        vpternlogd zmm3, zmm1, zmm7, 0x96                                ;  1162.7 p0      18 t
        vpternlogd zmm19, zmm10, zmm30, 0x96                             ;  1163.7 p5      18 t
        vpternlogd zmm20, zmm26, zmm11, 0x96                             ;  1161.7 p0      18 t
        vmovdqu64 zmm5, [rbp + 22656]                                    ;   996.7 p3      18 t.6 reload
        vpternlogd zmm28, zmm5, [rbp + 28416], 0x96                      ;  1162.3 p5+p2   18 t
        vpternlogd zmm20, zmm18, zmm22, 0x96                             ;  1162.7 p0      18 t
        vpternlogd zmm20, zmm21, zmm1, 0x96                              ;  1163.7 p5      18 t
        vmovdqu64 zmm1, [rbp + 26560]                                    ;   997.7 p3      18 t reload
        vgf2p8affineqb zmm10, zmm6, zmm1, 0                              ;  1163.7 p0      18 t
        vmovdqa64 zmm12, zmm6                                            ;  1150.3         18 t copy
        vmovdqu64 zmm9, [rbp + 26496]                                    ;   998.0 p2      18 t reload
        vpternlogd zmm28, zmm4, [rbp + 28480], 0x96                      ;  1164.3 p5+p3   18 t
        vmovdqu64 zmm11, [rbp + 26368]                                   ;   999.0 p2      18 t reload
        vpternlogd zmm28, zmm16, zmm14, 0x96                             ;  1165.3 p0      18 t
        vpermi2b zmm6, zmm11, zmm9                                       ;  1167.3 p5      18 t
        vmovdqu64 zmm7, [rbp + 26176]                                    ;   999.7 p3      18 t reload
        vmovdqu64 zmm5, [rbp + 26304]                                    ;  1000.0 p2      18 t reload
        vmovdqa64 zmm8, zmm0                                             ;  1159.3         18 t copy
        vpternlogd zmm2, zmm15, zmm29, 0x96                              ;  1165.7 p0      18 t
        vmovdqa64 zmm14, zmm20                                           ;  1164.7         18 t copy
        vpermi2b zmm8, zmm7, zmm5                                        ;  1169.3 p0+p5   18 t
        vgf2p8affineqb zmm4, zmm0, zmm1, 0                               ;  1167.7 p0      18 t
        vpermi2b zmm12, zmm7, zmm5                                       ;  1171.3 p0+p5   18 t
        vpermi2b zmm0, zmm11, zmm9                                       ;  1173.3 p0+p5   18 t
        vpternlogd zmm28, zmm18, zmm22, 0x96                             ;  1170.7 p0      18 t
        vpternlogd zmm4, zmm0, zmm8, 0xca                                ;  1178.3 p0      18 t
        vgf2p8affineqb zmm0, zmm24, zmm1, 0                              ;  1172.7 p0      18 t
        vmovdqa64 zmm8, zmm24                                            ;  1157.7         18 t copy
        vpermi2b zmm24, zmm11, zmm9                                      ;  1175.3 p0+p5   18 t
        vpermi2b zmm14, zmm7, zmm5                                       ;  1177.3 p0+p5   18 t
        vpternlogd zmm2, zmm21, zmm25, 0x96                              ;  1175.7 p0      18 t
        vgf2p8affineqb zmm13, zmm20, zmm1, 0                             ;  1176.7 p0      18 t
        vpermi2b zmm20, zmm11, zmm9                                      ;  1179.3 p0+p5   18 t
        vpermi2b zmm8, zmm7, zmm5                                        ;  1181.3 p0+p5   18 t
        vpternlogd zmm10, zmm6, zmm12, 0xca                              ;  1179.7 p0      18 t
        vmovdqa64 zmm12, zmm3                                            ;  1163.7         18 t copy
        vpternlogd zmm0, zmm24, zmm8, 0xca                               ;  1186.3 p0      18 t
        vgf2p8affineqb zmm8, zmm28, zmm1, 0                              ;  1181.7 p0      18 t
        vmovdqa64 zmm16, zmm28                                           ;  1171.7         18 t copy
        vpternlogd zmm13, zmm20, zmm14, 0xca                             ;  1184.3 p5      18 t
        vgf2p8affineqb zmm14, zmm2, zmm1, 0                              ;  1182.7 p0      18 t
        vmovdqa64 zmm15, zmm2                                            ;  1176.7         18 t copy
        vpermi2b zmm15, zmm7, zmm5                                       ;  1185.3 p5      18 t
        vpermi2b zmm2, zmm11, zmm9                                       ;  1187.3 p0+p5   18 t
        vpternlogd zmm14, zmm2, zmm15, 0xca                              ;  1192.3 p0      18 t
        vmovdqu64 zmm2, [rbp + 28288]                                    ;  1083.3 p3      18 t reload
        vpternlogd zmm4, zmm2, [rbp + 27072], 0x96                       ;  1185.7 p0+p2   18 t
        vmovdqu64 zmm2, [rbp + 27840]                                    ;  1077.3 p3      18 t reload
        vpternlogd zmm10, zmm2, [rbp + 28096], 0x96                      ;  1186.7 p0+p2   18 t
        vmovdqu64 zmm15, [rbp + 27328]                                   ;  1100.3 p3      18 t reload
        vpternlogd zmm14, zmm15, [rbp + 27136], 0x96                     ;  1193.3 p0+p2   18 t
        vpermi2b zmm16, zmm7, zmm5                                       ;  1190.3 p5      18 t
        vpermi2b zmm28, zmm11, zmm9                                      ;  1192.3 p0+p5   18 t
        vpternlogd zmm8, zmm28, zmm16, 0xca                              ;  1197.3 p0      18 t
        vmovdqa64 zmm16, zmm0                                            ;  1187.3         20 d copy
        vmovdqu64 zmm15, [rbp + 27520]                                   ;  1104.7 p3      20 d reload
        vpternlogd zmm16, zmm10, zmm15, 0x96                             ;  1190.7 p0      20 d
        vpermi2b zmm12, zmm7, zmm5                                       ;  1194.3 p0+p5   18 t
        vmovdqu64 zmm17, [rbp + 10688]                                   ;  1019.5 p2      20 d reload
        vgf2p8affineqb zmm6, zmm3, zmm1, 0                               ;  1192.7 p0      18 t
        vmovdqu64 zmm21, [rbp + 10560]                                   ;  1020.3 p3      20 d
        vpermi2b zmm3, zmm11, zmm9                                       ;  1196.3 p0+p5   18 t
        vpternlogd zmm6, zmm3, zmm12, 0xca                               ;  1201.3 p0      18 t
        vmovdqu64 zmm25, [rbp + 11072]                                   ;  1021.5 p2      20 d
        vmovdqu64 zmm2, [rbp + 28032]                                    ;  1089.3 p3      18 t reload
        vmovdqu64 [rbp + 27840], zmm8                                    ;  1198.3 p8+p9   18 t spill
        vpternlogd zmm6, zmm2, [rbp + 27648], 0x96                       ;  1202.3 p0+p2   18 t
        vgf2p8affineqb zmm3, zmm19, zmm1, 0                              ;  1196.7 p0      18 t
        vmovdqa64 zmm12, zmm19                                           ;  1164.7         18 t copy
        vmovdqu64 zmm22, [rbp + 10624]                                   ;  1025.3 p3      20 d
        vpermi2b zmm12, zmm7, zmm5                                       ;  1199.3 p5      18 t
        vpermi2b zmm19, zmm11, zmm9                                      ;  1201.3 p0+p5   18 t
        vpternlogd zmm3, zmm19, zmm12, 0xca                              ;  1206.3 p0      18 t
        vmovdqu64 zmm19, [rbp + 10752]                                   ;  1028.5 p2      20 d reload
        vmovdqu64 zmm2, [rbp + 28160]                                    ;  1094.7 p3      20 d reload
        vmovdqa64 zmm18, zmm8                                            ;  1198.3         20 d copy
        vmovdqa64 zmm12, zmm13                                           ;  1185.3         20 d copy
        vpternlogd zmm12, zmm4, zmm2, 0x96                               ;  1199.7 p0      20 d
        vpternlogd zmm4, zmm17, [rbp + 27584], 0x96                      ;  1200.7 p0+p2   20 d
        vmovdqu64 zmm17, [rbp + 27712]                                   ;  1097.3 p3      20 d reload
        vpternlogd zmm18, zmm6, zmm17, 0x96                              ;  1203.3 p0      20 d
        vmovdqu64 zmm23, [rbp + 10944]                                   ;  1031.5 p2      20 d reload
        vpternlogd zmm6, zmm23, [rbp + 27200], 0x96                      ;  1203.3 p5+p3   20 d
        vpternlogd zmm21, zmm12, [rbp + 27776], 0x96                     ;  1202.7 p0+p2   20 d
        vpternlogd zmm10, zmm19, [rbp + 27968], 0x96                     ;  1203.3 p5+p3   20 d
        vgf2p8affineqb zmm26, zmm21, zmm1, 0                             ;  1203.7 p0      18 t
        vgf2p8affineqb zmm2, zmm6, zmm1, 0                               ;  1204.7 p0      18 t
        vmovdqa64 zmm20, zmm3                                            ;  1207.3         20 d copy
        vpternlogd zmm22, zmm16, [rbp + 27264], 0x96                     ;  1204.3 p5+p2   20 d
        vmovdqa64 zmm28, zmm4                                            ;  1201.7         18 t copy
        vmovdqa64 zmm27, zmm4                                            ;  1201.7         18 t copy
        vmovdqa64 zmm24, zmm21                                           ;  1203.7         18 t copy
        vmovdqu64 zmm23, [rbp + 11264]                                   ;  1036.3 p3      20 d reload
        vpermi2b zmm24, zmm11, zmm9                                      ;  1207.3 p5      18 t
        vmovdqa64 zmm30, zmm22                                           ;  1205.3         18 t copy
        vpermi2b zmm30, zmm7, zmm5                                       ;  1209.3 p0+p5   18 t
        vmovdqu64 [rbp + 28096], zmm3                                    ;  1207.3 p7+p4   18 t spill
        vpermi2b zmm28, zmm11, zmm9                                      ;  1211.3 p0+p5   18 t
        vmovdqu64 [rbp + 28032], zmm12                                   ;  1200.7 p8+p9   20 d spill
        vmovdqu64 zmm19, [rbp + 28224]                                   ;  1107.7 p2      20 d reload
        vpternlogd zmm20, zmm14, zmm19, 0x96                             ;  1207.7 p0      20 d
        vpermi2b zmm27, zmm7, zmm5                                       ;  1213.3 p0+p5   18 t
        vpternlogd zmm14, zmm23, [rbp + 27456], 0x96                     ;  1209.7 p0+p3   20 d
        vmovdqa64 zmm23, zmm21                                           ;  1203.7         18 t copy
        vpermi2b zmm23, zmm7, zmm5                                       ;  1215.3 p0+p5   18 t
        vpternlogd zmm26, zmm24, zmm23, 0xca                             ;  1220.3 p0      18 t
        vgf2p8affineqb zmm24, zmm4, zmm1, 0                              ;  1212.7 p0      18 t
        vpternlogd zmm24, zmm28, zmm27, 0xca                             ;  1218.3 p0      18 t
        vgf2p8affineqb zmm28, zmm10, zmm1, 0                             ;  1214.7 p0      18 t
        vmovdqa64 zmm27, zmm22                                           ;  1205.3         18 t copy
        vpermi2b zmm27, zmm11, zmm9                                      ;  1217.3 p0+p5   18 t
        vpternlogd zmm25, zmm18, [rbp + 27904], 0x96                     ;  1216.7 p0+p2   20 d
        vmovdqu64 [rbp + 27648], zmm16                                   ;  1191.7 p7+p4   20 d spill
        vmovdqa64 zmm19, zmm25                                           ;  1217.7         18 t copy
        vmovdqu64 [rbp + 27328], zmm18                                   ;  1204.3 p8+p9   20 d spill
        vmovdqu64 [rbp + 28480], zmm24                                   ;  1219.3 p7+p4   18 t spill
        vmovdqu64 zmm23, [rbp + 11200]                                   ;  1050.7 p3      20 d
        vpermi2b zmm19, zmm7, zmm5                                       ;  1219.3 p0+p5   18 t
        vpternlogd zmm23, zmm20, [rbp + 27392], 0x96                     ;  1218.7 p0+p2   20 d
        vmovdqu64 [rbp + 27392], zmm6                                    ;  1204.3 p8+p9   20 d spill
        vgf2p8affineqb zmm29, zmm22, zmm1, 0                             ;  1219.7 p0      18 t
        vpternlogd zmm29, zmm27, zmm30, 0xca                             ;  1222.7 p5      18 t
        vmovdqa64 zmm15, zmm25                                           ;  1217.7         18 t copy
        vpermi2b zmm15, zmm11, zmm9                                      ;  1222.3 p0+p5   18 t
        vmovdqa64 zmm27, zmm10                                           ;  1204.3         18 t copy
        vmovdqa64 zmm30, zmm10                                           ;  1204.3         18 t copy
        vpermi2b zmm27, zmm7, zmm5                                       ;  1224.3 p0+p5   18 t
        vpermi2b zmm30, zmm11, zmm9                                      ;  1226.3 p0+p5   18 t
        vpternlogd zmm28, zmm30, zmm27, 0xca                             ;  1231.3 p0      18 t
        vgf2p8affineqb zmm27, zmm25, zmm1, 0                             ;  1224.7 p0      18 t
        vmovdqa64 zmm30, zmm6                                            ;  1204.3         18 t copy
        vpternlogd zmm27, zmm15, zmm19, 0xca                             ;  1227.7 p0      18 t
        vgf2p8affineqb zmm15, zmm14, zmm1, 0                             ;  1226.7 p0      18 t
        vmovdqa64 zmm17, zmm6                                            ;  1204.3         18 t copy
        vmovdqa64 zmm19, zmm14                                           ;  1210.7         18 t copy
        vmovdqu64 [rbp + 27136], zmm20                                   ;  1208.7 p7+p4   20 d spill
        vgf2p8affineqb zmm6, zmm23, zmm1, 0                              ;  1227.7 p0      18 t
        vpermi2b zmm17, zmm11, zmm9                                      ;  1229.3 p5      18 t
        vpermi2b zmm30, zmm7, zmm5                                       ;  1231.3 p0+p5   18 t
        vpternlogd zmm2, zmm17, zmm30, 0xca                              ;  1236.3 p0      18 t
        vmovdqa64 zmm17, zmm14                                           ;  1210.7         18 t copy
        vmovdqu64 [rbp + 27456], zmm10                                   ;  1204.3 p8+p9   20 d spill
        vmovdqa64 zmm10, zmm23                                           ;  1219.7         18 t copy
        vpermi2b zmm19, zmm11, zmm9                                      ;  1233.3 p0+p5   18 t
        vpermi2b zmm17, zmm7, zmm5                                       ;  1235.3 p0+p5   18 t
        vpternlogd zmm15, zmm19, zmm17, 0xca                             ;  1240.3 p0      18 t
        vmovdqu64 zmm17, [rbp + 27008]                                   ;  1061.2 p3      18 t reload
        vgf2p8affineqb zmm20, zmm29, zmm17, 0                            ;  1233.7 p0      18 t
        vmovdqu64 [rbp + 28288], zmm13                                   ;  1185.3 p7+p4   18 t spill
        vmovdqu64 [rbp + 27968], zmm22                                   ;  1205.3 p8+p9   20 d spill
        vmovdqu64 [rbp + 27904], zmm25                                   ;  1217.7 p7+p4   20 d spill
        vpermi2b zmm10, zmm11, zmm9                                      ;  1237.3 p0+p5   18 t
        vmovdqu64 [rbp + 27200], zmm14                                   ;  1210.7 p8+p9   20 d spill
        vmovdqa64 zmm14, zmm24                                           ;  1219.3         18 t copy
        vmovdqa64 zmm25, zmm23                                           ;  1219.7         18 t copy
        vmovdqu64 zmm30, [rbp + 26688]                                   ;  1067.8 p2      18 t reload
        vgf2p8affineqb zmm9, zmm28, zmm30, 0                             ;  1235.7 p0      18 t
        vpermi2b zmm25, zmm7, zmm5                                       ;  1239.3 p0+p5   18 t
        vpternlogd zmm6, zmm10, zmm25, 0xca                              ;  1244.3 p0      18 t
        vmovdqu64 zmm10, [rbp + 26880]                                   ;  1071.5 p3      18 t reload
        vgf2p8affineqb zmm25, zmm24, zmm10, 0                            ;  1238.7 p0      18 t
        vgf2p8affineqb zmm12, zmm2, zmm10, 0                             ;  1239.7 p0      18 t
        vgf2p8affineqb zmm1, zmm29, zmm30, 0                             ;  1240.7 p0      18 t
        vgf2p8affineqb zmm11, zmm27, zmm31, 0                            ;  1241.7 p0      18 t
        vgf2p8affineqb zmm22, zmm24, zmm30, 0                            ;  1242.7 p0      18 t
        vmovdqu64 [rbp + 27584], zmm21                                   ;  1203.7 p7+p4   20 d spill
        vmovdqu64 [rbp + 27776], zmm4                                    ;  1201.7 p8+p9   20 d spill
        vgf2p8affineqb zmm4, zmm26, zmm30, 0                             ;  1243.7 p0      18 t
        vgf2p8affineqb zmm18, zmm28, zmm31, 0                            ;  1244.7 p0      18 t
        vmovdqu64 [rbp + 27072], zmm0                                    ;  1187.3 p7+p4   18 t spill
        vgf2p8affineqb zmm0, zmm24, zmm31, 0                             ;  1245.7 p0      18 t
        vmovdqu64 [rbp + 28416], zmm0                                    ;  1248.7 p8+p9   18 t spill
        vgf2p8affineqb zmm21, zmm29, zmm10, 0                            ;  1246.7 p0      18 t
        vgf2p8affineqb zmm0, zmm2, zmm30, 0                              ;  1247.7 p0      18 t
        vmovdqu64 [rbp + 28736], zmm0                                    ;  1250.7 p7+p4   18 t spill
        vmovdqu64 [rbp + 27264], zmm23                                   ;  1219.7 p8+p9   20 d spill
        vmovdqu64 [rbp + 28544], zmm20                                   ;  1236.7 p7+p4   18 t spill
        vgf2p8affineqb zmm19, zmm24, zmm17, 0                            ;  1248.7 p0      18 t
        vgf2p8affineqb zmm24, zmm27, zmm10, 0                            ;  1249.7 p0      18 t
        vgf2p8affineqb zmm16, zmm27, zmm17, 0                            ;  1250.7 p0      18 t
        vgf2p8affineqb zmm0, zmm6, zmm10, 0                              ;  1251.7 p0      18 t
        vpternlogd zmm18, zmm22, [rbp + 22912], 0x96                     ;  1247.7 p5+p2   18 t
        vgf2p8affineqb zmm20, zmm29, zmm31, 0                            ;  1252.7 p0      18 t
        vmovdqu64 [rbp + 28352], zmm20                                   ;  1255.7 p8+p9   18 t spill
        vgf2p8affineqb zmm13, zmm28, zmm17, 0                            ;  1253.7 p0      18 t
        vgf2p8affineqb zmm20, zmm28, zmm10, 0                            ;  1254.7 p0      18 t
        vgf2p8affineqb zmm3, zmm26, zmm17, 0                             ;  1255.7 p0      18 t
        vpternlogd zmm3, zmm24, zmm15, 0x96                              ;  1258.7 p5      18 t
        vgf2p8affineqb zmm7, zmm6, zmm17, 0                              ;  1256.7 p0      18 t
        vgf2p8affineqb zmm24, zmm27, zmm30, 0                            ;  1257.7 p0      18 t
        vgf2p8affineqb zmm8, zmm26, zmm10, 0                             ;  1258.7 p0      18 t
        vgf2p8affineqb zmm23, zmm15, zmm30, 0                            ;  1259.7 p0      18 t
        vpternlogd zmm23, zmm28, [rbp + 22784], 0x96                     ;  1262.7 p5+p3   18 t
        vpternlogd zmm23, zmm26, zmm2, 0x96                              ;  1263.7 p5      18 t
        vgf2p8affineqb zmm10, zmm2, zmm17, 0                             ;  1260.7 p0      18 t
        vpxord zmm20, zmm20, zmm10                                       ;  1263.7 p5      18 t
        vpxord zmm8, zmm8, zmm13                                         ;  1261.7 p5      18 t
        vgf2p8affineqb zmm13, zmm26, zmm31, 0                            ;  1261.7 p0      18 t
        vmovdqu64 zmm10, [rbp + 22976]                                   ;  1090.5 p2      18 t
        vpternlogd zmm18, zmm26, zmm2, 0x96                              ;  1248.7 p5      18 t
        vpternlogd zmm26, zmm9, [rbp + 22848], 0x96                      ;  1247.3 p5+p3   18 t
        vpternlogd zmm26, zmm12, zmm19, 0x96                             ;  1251.7 p5      18 t
        vpternlogd zmm12, zmm19, [rbp + 23040], 0x96                     ;  1251.7 p5+p2   18 t
        vpternlogd zmm11, zmm26, zmm1, 0x96                              ;  1252.7 p5      18 t
        vmovdqa64 zmm26, zmm28                                           ;  1232.3         18 t copy
        vpternlogd zmm26, zmm15, [rbp + 23104], 0x96                     ;  1251.3 p5+p3   18 t
        vpternlogd zmm12, zmm20, [rbp + 28352], 0x96                     ;  1264.7 p5+p2   18 t
        vpxord zmm10, zmm10, zmm2                                        ;  1253.3 p5      18 t
        vgf2p8affineqb zmm17, zmm6, zmm30, 0                             ;  1262.7 p0      18 t
        vgf2p8affineqb zmm30, zmm2, zmm31, 0                             ;  1263.7 p0      18 t
        vpternlogd zmm14, zmm29, zmm15, 0x96                             ;  1254.3 p5      18 t
        vmovdqu64 zmm2, [rbp + 28736]                                    ;  1250.7 p3      18 t reload
        vpternlogd zmm18, zmm16, zmm21, 0x96                             ;  1255.3 p5      18 t
        vpternlogd zmm18, zmm4, zmm15, 0x96                              ;  1256.3 p5      18 t
        vpternlogd zmm22, zmm20, [rbp + 23232], 0x96                     ;  1264.7 p5+p2   18 t
        vmovdqu64 [rbp + 28672], zmm30                                   ;  1266.7 p7+p4   18 t spill
        vmovdqu64 zmm19, [rbp + 28416]                                   ;  1248.7 p3      18 t reload
        vpternlogd zmm10, zmm19, zmm2, 0x96                              ;  1258.3 p5      18 t
        vpternlogd zmm26, zmm2, zmm27, 0x96                              ;  1259.3 p5      18 t
        vpternlogd zmm13, zmm26, zmm24, 0x96                             ;  1264.7 p5      18 t
        vpternlogd zmm10, zmm1, zmm6, 0x96                               ;  1261.3 p5      18 t
        vpternlogd zmm10, zmm8, zmm3, 0x96                               ;  1262.7 p5      18 t
        vgf2p8affineqb zmm30, zmm6, zmm31, 0                             ;  1264.7 p0      18 t
        vpternlogd zmm30, zmm22, zmm24, 0x96                             ;  1267.7 p5      18 t
        vpternlogd zmm11, zmm29, zmm15, 0x96                             ;  1264.3 p5      18 t
        vpternlogd zmm11, zmm7, zmm25, 0x96                              ;  1265.3 p5      18 t
        vpxord zmm5, zmm27, zmm6                                         ;  1265.7 p0      18 t
        vmovdqu64 zmm19, [rbp + 28544]                                   ;  1236.7 p2      18 t reload
        vpternlogd zmm13, zmm0, zmm19, 0x96                              ;  1266.3 p5      18 t
        vmovdqu64 zmm6, [rbp + 26496]                                    ;  1100.3 p3      18 t reload
        vpternlogd zmm18, zmm0, zmm19, 0x96                              ;  1266.7 p0      18 t
        vmovdqu64 zmm2, [rbp + 26304]                                    ;  1100.7 p2      18 t reload
        vpternlogd zmm13, zmm7, zmm25, 0x96                              ;  1267.3 p5      18 t
        vmovdqu64 zmm7, [rbp + 26368]                                    ;  1101.3 p3      18 t reload
        vpternlogd zmm12, zmm5, zmm17, 0x96                              ;  1267.7 p0      18 t
        vpternlogd zmm12, zmm4, zmm15, 0x96                              ;  1268.7 p5      18 t
        vmovdqu64 zmm4, [rbp + 26176]                                    ;  1101.7 p2      18 t reload
        vpternlogd zmm23, zmm5, zmm14, 0x96                              ;  1268.7 p0      18 t
        vmovdqu64 zmm0, [rbp + 23168]                                    ;  1102.3 p3      18 t.6 reload
        vpternlogd zmm28, zmm0, [rbp + 28480], 0x96                      ;  1269.3 p5+p2   18 t
        vmovdqu64 zmm0, [rbp + 26560]                                    ;  1103.3 p3      18 t reload
        vmovdqa64 zmm5, zmm23                                            ;  1269.7         18 t copy
        vpermi2b zmm5, zmm4, zmm2                                        ;  1271.3 p0+p5   18 t
        vgf2p8affineqb zmm1, zmm23, zmm0, 0                              ;  1270.7 p0      18 t
        vpermi2b zmm23, zmm7, zmm6                                       ;  1273.3 p0+p5   18 t
        vmovdqa64 zmm15, zmm10                                           ;  1263.7         18 t copy
        vpternlogd zmm1, zmm23, zmm5, 0xca                               ;  1278.3 p0      18 t
        vpermi2b zmm15, zmm4, zmm2                                       ;  1275.3 p0+p5   18 t
        vmovdqu64 zmm19, [rbp + 11648]                                   ;  1106.8 p2      20 d reload
        vpternlogd zmm30, zmm8, zmm14, 0x96                              ;  1274.7 p0      18 t
        vpternlogd zmm28, zmm9, [rbp + 28672], 0x96                      ;  1275.7 p0+p3   18 t
        vpternlogd zmm28, zmm17, zmm3, 0x96                              ;  1276.7 p5      18 t
        vmovdqu64 zmm23, [rbp + 11968]                                   ;  1107.8 p2      20 d reload
        vmovdqa64 zmm3, zmm11                                            ;  1266.3         18 t copy
        vpermi2b zmm3, zmm4, zmm2                                        ;  1278.3 p0+p5   18 t
        vgf2p8affineqb zmm8, zmm11, zmm0, 0                              ;  1277.7 p0      18 t
        vpermi2b zmm11, zmm7, zmm6                                       ;  1280.3 p0+p5   18 t
        vpternlogd zmm8, zmm11, zmm3, 0xca                               ;  1285.3 p0      18 t
        vmovdqu64 zmm17, [rbp + 11584]                                   ;  1109.7 p3      20 d reload
        vgf2p8affineqb zmm3, zmm12, zmm0, 0                              ;  1280.7 p0      18 t
        vmovdqa64 zmm11, zmm12                                           ;  1269.7         18 t copy
        vgf2p8affineqb zmm9, zmm18, zmm0, 0                              ;  1281.7 p0      18 t
        vpermi2b zmm12, zmm7, zmm6                                       ;  1283.3 p5      18 t
        vmovdqu64 zmm22, [rbp + 11904]                                   ;  1112.8 p2      20 d
        vmovdqu64 zmm25, [rbp + 12224]                                   ;  1113.0 p3      20 d
        vmovdqa64 zmm14, zmm18                                           ;  1267.7         18 t copy
        vpermi2b zmm14, zmm4, zmm2                                       ;  1285.3 p0+p5   18 t
        vpermi2b zmm18, zmm7, zmm6                                       ;  1287.3 p0+p5   18 t
        vpternlogd zmm9, zmm18, zmm14, 0xca                              ;  1292.3 p0      18 t
        vpternlogd zmm28, zmm16, zmm21, 0x96                             ;  1285.7 p0      18 t
        vmovdqa64 zmm16, zmm13                                           ;  1268.3         18 t copy
        vpermi2b zmm16, zmm4, zmm2                                       ;  1289.3 p0+p5   18 t
        vgf2p8affineqb zmm14, zmm13, zmm0, 0                             ;  1287.7 p0      18 t
        vpermi2b zmm13, zmm7, zmm6                                       ;  1291.3 p0+p5   18 t
        vpternlogd zmm14, zmm13, zmm16, 0xca                             ;  1296.3 p0      18 t
        vpermi2b zmm11, zmm4, zmm2                                       ;  1293.3 p0+p5   18 t
        vgf2p8affineqb zmm5, zmm10, zmm0, 0                              ;  1291.7 p0      18 t
        vpermi2b zmm10, zmm7, zmm6                                       ;  1295.3 p0+p5   18 t
        vpternlogd zmm5, zmm10, zmm15, 0xca                              ;  1300.3 p0      18 t
        vmovdqa64 zmm15, zmm28                                           ;  1286.7         18 t copy
        vpermi2b zmm15, zmm4, zmm2                                       ;  1297.3 p0+p5   18 t
        vgf2p8affineqb zmm10, zmm28, zmm0, 0                             ;  1295.7 p0      18 t
        vpermi2b zmm28, zmm7, zmm6                                       ;  1299.3 p0+p5   18 t
        vpternlogd zmm10, zmm28, zmm15, 0xca                             ;  1304.3 p0      18 t
        vmovdqu64 zmm15, [rbp + 28096]                                   ;  1207.3 p2      18 t reload
        vmovdqu64 zmm13, [rbp + 28288]                                   ;  1185.3 p3      18 t reload
        vpternlogd zmm1, zmm13, [rbp + 28160], 0x96                      ;  1298.7 p0+p2   18 t
        vpternlogd zmm14, zmm15, [rbp + 28224], 0x96                     ;  1299.7 p0+p3   18 t
        vmovdqu64 zmm15, [rbp + 27648]                                   ;  1191.7 p2      20 d reload
        vmovdqa64 zmm16, zmm5                                            ;  1301.3         20 d copy
        vpternlogd zmm3, zmm12, zmm11, 0xca                              ;  1300.3 p5      18 t
        vmovdqa64 zmm12, zmm30                                           ;  1275.7         18 t copy
        vgf2p8affineqb zmm11, zmm30, zmm0, 0                             ;  1300.7 p0      18 t
        vpermi2b zmm12, zmm4, zmm2                                       ;  1303.3 p5      18 t
        vmovdqu64 [rbp + 28288], zmm9                                    ;  1293.3 p8+p9   18 t spill
        vpermi2b zmm30, zmm7, zmm6                                       ;  1305.3 p0+p5   18 t
        vpternlogd zmm11, zmm30, zmm12, 0xca                             ;  1310.3 p0      18 t
        vmovdqu64 zmm13, [rbp + 27072]                                   ;  1187.3 p3      18 t reload
        vpternlogd zmm8, zmm13, [rbp + 27520], 0x96                      ;  1303.7 p0+p2   18 t
        vmovdqu64 zmm13, [rbp + 27840]                                   ;  1198.3 p3      18 t reload
        vpternlogd zmm3, zmm13, [rbp + 27712], 0x96                      ;  1304.7 p0+p2   18 t
        vmovdqa64 zmm13, zmm9                                            ;  1293.3         20 d copy
        vpternlogd zmm16, zmm8, zmm15, 0x96                              ;  1305.7 p0      20 d
        vpternlogd zmm22, zmm16, [rbp + 27968], 0x96                     ;  1306.7 p5+p3   20 d
        vmovdqa64 zmm30, zmm22                                           ;  1307.7         18 t copy
        vpermi2b zmm30, zmm4, zmm2                                       ;  1308.3 p0+p5   18 t
        vmovdqu64 zmm21, [rbp + 11840]                                   ;  1137.3 p2      20 d
        vmovdqa64 zmm18, zmm10                                           ;  1305.3         20 d copy
        vpternlogd zmm8, zmm19, [rbp + 27456], 0x96                      ;  1307.7 p0+p3   20 d
        vmovdqu64 zmm19, [rbp + 27136]                                   ;  1208.7 p2      20 d reload
        vmovdqu64 zmm12, [rbp + 28032]                                   ;  1200.7 p3      20 d reload
        vpternlogd zmm13, zmm1, zmm12, 0x96                              ;  1308.7 p0      20 d
        vpternlogd zmm1, zmm17, [rbp + 27776], 0x96                      ;  1309.3 p5+p2   20 d
        vmovdqu64 zmm17, [rbp + 27328]                                   ;  1204.3 p3      20 d reload
        vpternlogd zmm18, zmm3, zmm17, 0x96                              ;  1309.7 p0      20 d
        vpternlogd zmm3, zmm23, [rbp + 27392], 0x96                      ;  1310.3 p5+p2   20 d
        vmovdqu64 zmm23, [rbp + 12032]                                   ;  1141.5 p3      20 d reload
        vpternlogd zmm21, zmm13, [rbp + 27584], 0x96                     ;  1310.7 p0+p2   20 d
        vmovdqa64 zmm24, zmm21                                           ;  1311.7         18 t copy
        vpermi2b zmm24, zmm7, zmm6                                       ;  1313.3 p5      18 t
        vgf2p8affineqb zmm26, zmm21, zmm0, 0                             ;  1311.7 p0      18 t
        vmovdqa64 zmm20, zmm11                                           ;  1311.3         20 d copy
        vpternlogd zmm20, zmm14, zmm19, 0x96                             ;  1312.7 p0      20 d
        vgf2p8affineqb zmm12, zmm3, zmm0, 0                              ;  1313.7 p0      18 t
        vpternlogd zmm25, zmm18, [rbp + 27904], 0x96                     ;  1314.3 p5+p3   20 d
        vmovdqa64 zmm19, zmm25                                           ;  1315.3         18 t copy
        vmovdqa64 zmm27, zmm1                                            ;  1310.3         18 t copy
        vpermi2b zmm27, zmm4, zmm2                                       ;  1316.3 p0+p5   18 t
        vmovdqa64 zmm28, zmm1                                            ;  1310.3         18 t copy
        vmovdqu64 [rbp + 27072], zmm10                                   ;  1305.3 p7+p4   18 t spill
        vpternlogd zmm14, zmm23, [rbp + 27200], 0x96                     ;  1315.7 p0+p2   20 d
        vpermi2b zmm28, zmm7, zmm6                                       ;  1318.3 p0+p5   18 t
        vmovdqu64 [rbp + 27520], zmm11                                   ;  1311.3 p8+p9   18 t spill
        vpermi2b zmm19, zmm4, zmm2                                       ;  1320.3 p0+p5   18 t
        vmovdqa64 zmm15, zmm25                                           ;  1315.3         18 t copy
        vgf2p8affineqb zmm29, zmm22, zmm0, 0                             ;  1318.7 p0      18 t
        vmovdqu64 [rbp + 27904], zmm25                                   ;  1315.3 p7+p4   20 d spill
        vmovdqa64 zmm17, zmm3                                            ;  1311.3         18 t copy
        vmovdqu64 [rbp + 27456], zmm22                                   ;  1307.7 p8+p9   20 d spill
        vpermi2b zmm17, zmm7, zmm6                                       ;  1322.3 p0+p5   18 t
        vmovdqu64 [rbp + 27776], zmm21                                   ;  1311.7 p7+p4   20 d spill
        vpermi2b zmm15, zmm7, zmm6                                       ;  1324.3 p0+p5   18 t
        vmovdqu64 [rbp + 27392], zmm14                                   ;  1316.7 p8+p9   20 d spill
        vmovdqu64 [rbp + 28160], zmm5                                    ;  1301.3 p7+p4   18 t spill
        vmovdqu64 [rbp + 27200], zmm8                                    ;  1308.7 p8+p9   20 d spill
        vmovdqu64 [rbp + 27584], zmm1                                    ;  1310.3 p7+p4   20 d spill
        vmovdqu64 [rbp + 27712], zmm16                                   ;  1306.7 p8+p9   20 d spill
        vmovdqu64 [rbp + 27840], zmm13                                   ;  1309.7 p7+p4   20 d spill
        vmovdqa64 zmm23, zmm21                                           ;  1311.7         18 t copy
        vpermi2b zmm23, zmm4, zmm2                                       ;  1326.3 p0+p5   18 t
        vpternlogd zmm26, zmm24, zmm23, 0xca                             ;  1331.3 p0      18 t
        vgf2p8affineqb zmm24, zmm1, zmm0, 0                              ;  1323.7 p0      18 t
        vpternlogd zmm24, zmm28, zmm27, 0xca                             ;  1326.7 p0      18 t
        vmovdqa64 zmm27, zmm22                                           ;  1307.7         18 t copy
        vgf2p8affineqb zmm28, zmm8, zmm0, 0                              ;  1325.7 p0      18 t
        vmovdqu64 zmm23, [rbp + 12352]                                   ;  1162.7 p3      20 d
        vpermi2b zmm27, zmm7, zmm6                                       ;  1328.3 p0+p5   18 t
        vpternlogd zmm29, zmm27, zmm30, 0xca                             ;  1333.3 p0      18 t
        vpternlogd zmm23, zmm20, [rbp + 27264], 0x96                     ;  1328.7 p0+p2   20 d
        vmovdqa64 zmm27, zmm8                                            ;  1308.7         18 t copy
        vpermi2b zmm27, zmm4, zmm2                                       ;  1331.3 p5      18 t
        vmovdqu64 [rbp + 27264], zmm3                                    ;  1311.3 p8+p9   20 d spill
        vmovdqu64 [rbp + 27968], zmm23                                   ;  1329.7 p7+p4   20 d spill
        vmovdqu64 [rbp + 28672], zmm24                                   ;  1327.7 p8+p9   18 t spill
        vgf2p8affineqb zmm21, zmm29, [rbp + 27008], 0                    ;  1334.3 p0+p3   18 t
        vmovdqu64 [rbp + 28224], zmm20                                   ;  1313.7 p7+p4   20 d spill
        vmovdqu64 [rbp + 28096], zmm18                                   ;  1310.7 p8+p9   20 d spill
        vmovdqa64 zmm30, zmm8                                            ;  1308.7         18 t copy
        vpermi2b zmm30, zmm7, zmm6                                       ;  1333.3 p0+p5   18 t
        vpternlogd zmm28, zmm30, zmm27, 0xca                             ;  1338.3 p0      18 t
        vgf2p8affineqb zmm27, zmm25, zmm0, 0                             ;  1332.7 p0      18 t
        vmovdqa64 zmm8, zmm23                                            ;  1329.7         18 t copy
        vpermi2b zmm8, zmm7, zmm6                                        ;  1335.3 p0+p5   18 t
        vmovdqa64 zmm25, zmm23                                           ;  1329.7         18 t copy
        vpermi2b zmm25, zmm4, zmm2                                       ;  1337.3 p0+p5   18 t
        vmovdqa64 zmm30, zmm3                                            ;  1311.3         18 t copy
        vpermi2b zmm30, zmm4, zmm2                                       ;  1339.3 p0+p5   18 t
        vpternlogd zmm12, zmm17, zmm30, 0xca                             ;  1344.3 p0      18 t
        vgf2p8affineqb zmm3, zmm23, zmm0, 0                              ;  1337.7 p0      18 t
        vpternlogd zmm3, zmm8, zmm25, 0xca                               ;  1342.3 p0      18 t
        vmovdqu64 zmm8, [rbp + 26880]                                    ;  1174.8 p2      18 t reload
        vpternlogd zmm27, zmm15, zmm19, 0xca                             ;  1339.7 p0      18 t
        vgf2p8affineqb zmm15, zmm14, zmm0, 0                             ;  1340.7 p0      18 t
        vgf2p8affineqb zmm16, zmm12, zmm8, 0                             ;  1345.3 p0      18 t
        vmovdqa64 zmm19, zmm14                                           ;  1316.7         18 t copy
        vpermi2b zmm19, zmm7, zmm6                                       ;  1342.3 p5      18 t
        vmovdqa64 zmm30, zmm24                                           ;  1327.7         18 t copy
        vgf2p8affineqb zmm25, zmm24, zmm8, 0                             ;  1342.7 p0      18 t
        vgf2p8affineqb zmm6, zmm27, zmm31, 0                             ;  1343.7 p0      18 t
        vpxord zmm7, zmm27, zmm3                                         ;  1343.3 p5      18 t
        vgf2p8affineqb zmm22, zmm29, zmm8, 0                             ;  1344.7 p0      18 t
        vgf2p8affineqb zmm11, zmm26, zmm8, 0                             ;  1345.7 p0      18 t
        vmovdqa64 zmm17, zmm14                                           ;  1316.7         18 t copy
        vpermi2b zmm17, zmm4, zmm2                                       ;  1346.3 p5      18 t
        vpternlogd zmm15, zmm19, zmm17, 0xca                             ;  1351.3 p0      18 t
        vpxord zmm17, zmm29, zmm15                                       ;  1352.3 p5      18 t
        vpxord zmm30, zmm30, zmm17                                       ;  1353.3 p0      18 t
        vgf2p8affineqb zmm14, zmm24, [rbp + 27008], 0                    ;  1348.7 p0+p3   18 t
        vmovdqu64 zmm19, [rbp + 26688]                                   ;  1186.3 p2      18 t reload
        vgf2p8affineqb zmm0, zmm28, zmm19, 0                             ;  1349.7 p0      18 t
        vgf2p8affineqb zmm2, zmm3, [rbp + 27008], 0                      ;  1350.7 p0+p3   18 t
        vpxord zmm25, zmm25, zmm2                                        ;  1353.7 p5      18 t
        vgf2p8affineqb zmm2, zmm15, zmm19, 0                             ;  1352.3 p0      18 t
        vgf2p8affineqb zmm4, zmm26, zmm19, 0                             ;  1352.7 p0      18 t
        vgf2p8affineqb zmm18, zmm27, [rbp + 27008], 0                    ;  1353.7 p0+p2   18 t
        vpxord zmm4, zmm4, zmm15                                         ;  1355.7 p5      18 t
        vgf2p8affineqb zmm23, zmm24, zmm19, 0                            ;  1354.7 p0      18 t
        vgf2p8affineqb zmm20, zmm28, zmm31, 0                            ;  1355.7 p0      18 t
        vpternlogd zmm20, zmm23, [rbp + 23424], 0x96                     ;  1358.7 p5+p3   18 t
        vgf2p8affineqb zmm10, zmm28, [rbp + 27008], 0                    ;  1356.7 p0+p2   18 t
        vgf2p8affineqb zmm9, zmm12, zmm19, 0                             ;  1357.7 p0      18 t
        vgf2p8affineqb zmm13, zmm26, [rbp + 27008], 0                    ;  1358.7 p0+p3   18 t
        vpxord zmm14, zmm14, zmm16                                       ;  1351.7 p5      18 t
        vgf2p8affineqb zmm16, zmm24, zmm31, 0                            ;  1359.7 p0      18 t
        vgf2p8affineqb zmm24, zmm3, zmm8, 0                              ;  1360.7 p0      18 t
        vgf2p8affineqb zmm5, zmm27, zmm8, 0                              ;  1361.7 p0      18 t
        vpxord zmm21, zmm21, zmm24                                       ;  1363.7 p5      18 t
        vgf2p8affineqb zmm24, zmm28, zmm8, 0                             ;  1362.7 p0      18 t
        vgf2p8affineqb zmm8, zmm12, [rbp + 27008], 0                     ;  1363.7 p0+p2   18 t
        vpxord zmm24, zmm24, zmm8                                        ;  1366.7 p5      18 t
        vmovdqu64 zmm8, [rbp + 23360]                                    ;  1194.3 p3      18 t
        vpxord zmm8, zmm8, zmm0                                          ;  1354.3 p5      18 t
        vpternlogd zmm8, zmm14, zmm26, 0x96                              ;  1355.3 p5      18 t
        vpternlogd zmm14, zmm24, [rbp + 24704], 0x96                     ;  1367.7 p5+p2   18 t
        vpternlogd zmm13, zmm5, zmm15, 0x96                              ;  1364.7 p5      18 t
        vgf2p8affineqb zmm5, zmm26, zmm31, 0                             ;  1364.7 p0      18 t
        vmovdqu64 [rbp + 28352], zmm5                                    ;  1367.7 p7+p4   18 t spill
        vgf2p8affineqb zmm5, zmm12, zmm31, 0                             ;  1365.7 p0      18 t
        vmovdqu64 [rbp + 28480], zmm5                                    ;  1368.7 p8+p9   18 t spill
        vgf2p8affineqb zmm5, zmm3, zmm19, 0                              ;  1366.7 p0      18 t
        vpxord zmm11, zmm11, zmm10                                       ;  1359.7 p5      18 t
        vgf2p8affineqb zmm10, zmm29, zmm31, 0                            ;  1367.7 p0      18 t
        vpternlogd zmm10, zmm14, zmm5, 0x96                              ;  1370.7 p5      18 t
        vpternlogd zmm10, zmm4, zmm7, 0x96                               ;  1371.7 p5      18 t
        vpternlogd zmm2, zmm28, [rbp + 23296], 0x96                      ;  1361.3 p5+p3   18 t
        vpternlogd zmm2, zmm26, zmm12, 0x96                              ;  1362.3 p5      18 t
        vpternlogd zmm2, zmm7, zmm30, 0x96                               ;  1363.3 p5      18 t
        vmovdqa64 zmm7, zmm2                                             ;  1364.3         18 t copy
        vgf2p8affineqb zmm1, zmm29, zmm19, 0                             ;  1368.7 p0      18 t
        vpternlogd zmm15, zmm28, [rbp + 24768], 0x96                     ;  1364.3 p5+p2   18 t
        vpternlogd zmm6, zmm8, zmm1, 0x96                                ;  1371.7 p5      18 t
        vmovdqu64 zmm8, [rbp + 24640]                                    ;  1202.5 p3      18 t
        vpxord zmm8, zmm8, zmm12                                         ;  1366.3 p5      18 t
        vpternlogd zmm15, zmm9, zmm27, 0x96                              ;  1367.3 p5      18 t
        vpternlogd zmm20, zmm26, zmm12, 0x96                             ;  1368.3 p5      18 t
        vpternlogd zmm20, zmm18, zmm22, 0x96                             ;  1369.3 p5      18 t
        vpternlogd zmm16, zmm8, zmm9, 0x96                               ;  1369.7 p0      18 t
        vmovdqu64 zmm9, [rbp + 26368]                                    ;  1203.8 p2      18 t reload
        vpternlogd zmm20, zmm21, zmm4, 0x96                              ;  1370.3 p5      18 t
        vpternlogd zmm23, zmm24, [rbp + 24896], 0x96                     ;  1370.7 p0+p3   18 t
        vpternlogd zmm6, zmm17, zmm25, 0x96                              ;  1372.7 p5      18 t
        vmovdqu64 zmm4, [rbp + 26176]                                    ;  1206.3 p2      18 t reload
        vmovdqu64 zmm17, [rbp + 12480]                                   ;  1206.5 p3      20 d reload
        vpternlogd zmm16, zmm1, zmm3, 0x96                               ;  1371.7 p0      18 t
        vgf2p8affineqb zmm29, zmm27, zmm19, 0                            ;  1372.7 p0      18 t
        vgf2p8affineqb zmm19, zmm3, zmm31, 0                             ;  1373.7 p0      18 t
        vmovdqu64 zmm1, [rbp + 24832]                                    ;  1207.7 p2      18 t.6 reload
        vpternlogd zmm15, zmm29, [rbp + 28352], 0x96                     ;  1375.7 p5+p3   18 t
        vpternlogd zmm15, zmm21, zmm25, 0x96                             ;  1376.7 p5      18 t
        vpternlogd zmm19, zmm23, zmm29, 0x96                             ;  1376.7 p5      18 t
        vpternlogd zmm19, zmm11, zmm30, 0x96                             ;  1377.7 p0      18 t
        vmovdqu64 zmm23, [rbp + 12864]                                   ;  1208.7 p2      20 d reload
        vpternlogd zmm28, zmm1, [rbp + 28672], 0x96                      ;  1375.3 p5+p3   18 t
        vpternlogd zmm28, zmm0, [rbp + 28480], 0x96                      ;  1376.3 p0+p2   18 t
        vmovdqu64 zmm0, [rbp + 26560]                                    ;  1209.8 p3      18 t reload
        vpternlogd zmm16, zmm11, zmm13, 0x96                             ;  1376.3 p5      18 t
        vmovdqu64 zmm3, [rbp + 26304]                                    ;  1210.7 p2      18 t reload
        vpermi2b zmm7, zmm4, zmm3                                        ;  1378.3 p0+p5   18 t
        vmovdqu64 zmm8, [rbp + 26496]                                    ;  1210.8 p3      18 t reload
        vgf2p8affineqb zmm1, zmm2, zmm0, 0                               ;  1377.7 p0      18 t
        vpternlogd zmm28, zmm5, zmm13, 0x96                              ;  1378.7 p0      18 t
        vmovdqa64 zmm5, zmm6                                             ;  1373.7         18 t copy
        vpermi2b zmm5, zmm4, zmm3                                        ;  1381.3 p5      18 t
        vgf2p8affineqb zmm11, zmm6, zmm0, 0                              ;  1379.7 p0      18 t
        vgf2p8affineqb zmm12, zmm20, zmm0, 0                             ;  1380.7 p0      18 t
        vpermi2b zmm2, zmm9, zmm8                                        ;  1383.3 p0+p5   18 t
        vmovdqa64 zmm13, zmm20                                           ;  1371.3         18 t copy
        vpermi2b zmm13, zmm4, zmm3                                       ;  1385.3 p0+p5   18 t
        vpermi2b zmm20, zmm9, zmm8                                       ;  1387.3 p0+p5   18 t
        vpternlogd zmm12, zmm20, zmm13, 0xca                             ;  1392.3 p0      18 t
        vpermi2b zmm6, zmm9, zmm8                                        ;  1389.3 p0+p5   18 t
        vgf2p8affineqb zmm13, zmm15, zmm0, 0                             ;  1386.7 p0      18 t
        vpternlogd zmm11, zmm6, zmm5, 0xca                               ;  1394.3 p0      18 t
        vgf2p8affineqb zmm5, zmm10, zmm0, 0                              ;  1388.7 p0      18 t
        vmovdqa64 zmm6, zmm10                                            ;  1372.7         18 t copy
        vpermi2b zmm10, zmm9, zmm8                                       ;  1391.3 p0+p5   18 t
        vmovdqa64 zmm14, zmm15                                           ;  1377.7         18 t copy
        vpternlogd zmm1, zmm2, zmm7, 0xca                                ;  1390.7 p0      18 t
        vpermi2b zmm6, zmm4, zmm3                                        ;  1393.3 p0+p5   18 t
        vpternlogd zmm5, zmm10, zmm6, 0xca                               ;  1398.3 p0      18 t
        vpermi2b zmm14, zmm4, zmm3                                       ;  1395.3 p0+p5   18 t
        vpermi2b zmm15, zmm9, zmm8                                       ;  1397.3 p0+p5   18 t
        vpternlogd zmm13, zmm15, zmm14, 0xca                             ;  1402.3 p0      18 t
        vmovdqu64 zmm14, [rbp + 28288]                                   ;  1293.3 p2      18 t reload
        vpternlogd zmm1, zmm14, [rbp + 28032], 0x96                      ;  1396.7 p0+p3   18 t
        vmovdqu64 zmm14, [rbp + 28160]                                   ;  1301.3 p2      18 t reload
        vpternlogd zmm11, zmm14, [rbp + 27648], 0x96                     ;  1397.7 p0+p3   18 t
        vmovdqu64 zmm14, [rbp + 27072]                                   ;  1305.3 p2      18 t reload
        vpternlogd zmm5, zmm14, [rbp + 27328], 0x96                      ;  1399.3 p5+p3   18 t
        vmovdqa64 zmm14, zmm12                                           ;  1393.3         20 d copy
        vgf2p8affineqb zmm2, zmm16, zmm0, 0                              ;  1398.7 p0      18 t
        vpternlogd zmm28, zmm18, zmm22, 0x96                             ;  1399.3 p5      18 t
        vmovdqa64 zmm10, zmm19                                           ;  1378.7         18 t copy
        vgf2p8affineqb zmm6, zmm19, zmm0, 0                              ;  1399.7 p0      18 t
        vmovdqa64 zmm7, zmm16                                            ;  1377.3         18 t copy
        vpermi2b zmm7, zmm4, zmm3                                        ;  1402.3 p5      18 t
        vpermi2b zmm19, zmm9, zmm8                                       ;  1404.3 p0+p5   18 t
        vpermi2b zmm10, zmm4, zmm3                                       ;  1406.3 p0+p5   18 t
        vpternlogd zmm6, zmm19, zmm10, 0xca                              ;  1411.3 p0      18 t
        vpermi2b zmm16, zmm9, zmm8                                       ;  1408.3 p0+p5   18 t
        vmovdqu64 zmm19, [rbp + 12544]                                   ;  1233.0 p2      20 d reload
        vpternlogd zmm2, zmm16, zmm7, 0xca                               ;  1413.3 p0      18 t
        vmovdqa64 zmm16, zmm28                                           ;  1400.3         18 t copy
        vpermi2b zmm16, zmm4, zmm3                                       ;  1410.3 p0+p5   18 t
        vmovdqu64 zmm10, [rbp + 27840]                                   ;  1309.7 p3      20 d reload
        vmovdqu64 zmm15, [rbp + 27520]                                   ;  1311.3 p2      18 t reload
        vgf2p8affineqb zmm7, zmm28, zmm0, 0                              ;  1406.7 p0      18 t
        vpermi2b zmm28, zmm9, zmm8                                       ;  1412.3 p0+p5   18 t
        vpternlogd zmm7, zmm28, zmm16, 0xca                              ;  1417.3 p0      18 t
        vmovdqa64 zmm18, zmm7                                            ;  1418.3         20 d copy
        vpternlogd zmm14, zmm1, zmm10, 0x96                              ;  1409.7 p0      20 d
        vpternlogd zmm1, zmm17, [rbp + 27584], 0x96                      ;  1410.7 p0+p3   20 d
        vmovdqu64 zmm17, [rbp + 28096]                                   ;  1310.7 p2      20 d reload
        vpternlogd zmm18, zmm5, zmm17, 0x96                              ;  1418.3 p0      20 d
        vpternlogd zmm5, zmm23, [rbp + 27264], 0x96                      ;  1412.7 p0+p3   20 d
        vgf2p8affineqb zmm10, zmm5, zmm0, 0                              ;  1413.7 p0      18 t
        vmovdqu64 zmm21, [rbp + 12928]                                   ;  1241.8 p2      20 d
        vmovdqa64 zmm16, zmm2                                            ;  1414.3         20 d copy
        vpternlogd zmm13, zmm15, [rbp + 27136], 0x96                     ;  1413.3 p5+p3   18 t
        vmovdqu64 zmm15, [rbp + 27712]                                   ;  1306.7 p2      20 d reload
        vpternlogd zmm16, zmm11, zmm15, 0x96                             ;  1414.3 p5      20 d
        vpternlogd zmm11, zmm19, [rbp + 27200], 0x96                     ;  1414.7 p0+p3   20 d
        vmovdqa64 zmm20, zmm6                                            ;  1412.3         20 d copy
        vmovdqu64 zmm19, [rbp + 28224]                                   ;  1313.7 p2      20 d reload
        vpternlogd zmm20, zmm13, zmm19, 0x96                             ;  1415.3 p5      20 d
        vpternlogd zmm21, zmm14, [rbp + 27776], 0x96                     ;  1415.7 p0+p3   20 d
        vmovdqu64 zmm23, [rbp + 12992]                                   ;  1244.8 p2      20 d reload
        vmovdqa64 zmm24, zmm21                                           ;  1416.7         18 t copy
        vmovdqu64 [rbp + 27584], zmm21                                   ;  1416.7 p7+p4   20 d spill
        vpermi2b zmm24, zmm9, zmm8                                       ;  1418.3 p5      18 t
        vgf2p8affineqb zmm26, zmm21, zmm0, 0                             ;  1416.7 p0      18 t
        vmovdqa64 zmm27, zmm1                                            ;  1411.7         18 t copy
        vpternlogd zmm13, zmm23, [rbp + 27392], 0x96                     ;  1417.7 p0+p3   20 d
        vmovdqu64 [rbp + 27392], zmm11                                   ;  1415.7 p8+p9   20 d spill
        vmovdqa64 zmm23, zmm21                                           ;  1416.7         18 t copy
        vpermi2b zmm23, zmm4, zmm3                                       ;  1420.3 p0+p5   18 t
        vpternlogd zmm26, zmm24, zmm23, 0xca                             ;  1425.3 p0      18 t
        vmovdqa64 zmm28, zmm1                                            ;  1411.7         18 t copy
        vpermi2b zmm28, zmm9, zmm8                                       ;  1422.3 p0+p5   18 t
        vmovdqu64 zmm22, [rbp + 13056]                                   ;  1251.7 p2      20 d
        vpternlogd zmm22, zmm16, [rbp + 27456], 0x96                     ;  1421.7 p0+p3   20 d
        vgf2p8affineqb zmm29, zmm22, zmm0, 0                             ;  1422.7 p0      18 t
        vmovdqu64 zmm23, [rbp + 13632]                                   ;  1254.8 p2      20 d
        vgf2p8affineqb zmm24, zmm1, zmm0, 0                              ;  1423.7 p0      18 t
        vpermi2b zmm27, zmm4, zmm3                                       ;  1425.3 p5      18 t
        vpternlogd zmm24, zmm28, zmm27, 0xca                             ;  1430.3 p0      18 t
        vmovdqa64 zmm27, zmm22                                           ;  1422.7         18 t copy
        vmovdqa64 zmm17, zmm5                                            ;  1413.7         18 t copy
        vpermi2b zmm17, zmm9, zmm8                                       ;  1427.3 p0+p5   18 t
        vmovdqu64 zmm25, [rbp + 13568]                                   ;  1262.7 p3      20 d
        vmovdqu64 [rbp + 27264], zmm13                                   ;  1418.7 p7+p4   20 d spill
        vpermi2b zmm27, zmm9, zmm8                                       ;  1429.3 p0+p5   18 t
        vmovdqu64 [rbp + 27328], zmm16                                   ;  1415.3 p8+p9   20 d spill
        vgf2p8affineqb zmm28, zmm11, zmm0, 0                             ;  1427.7 p0      18 t
        vmovdqu64 [rbp + 27200], zmm22                                   ;  1422.7 p7+p4   20 d spill
        vpternlogd zmm25, zmm18, [rbp + 27904], 0x96                     ;  1428.7 p0+p2   20 d
        vmovdqa64 zmm19, zmm25                                           ;  1429.7         18 t copy
        vmovdqu64 [rbp + 27776], zmm1                                    ;  1411.7 p8+p9   20 d spill
        vpternlogd zmm23, zmm20, [rbp + 27968], 0x96                     ;  1429.7 p0+p3   20 d
        vmovdqa64 zmm30, zmm22                                           ;  1422.7         18 t copy
        vpermi2b zmm30, zmm4, zmm3                                       ;  1432.3 p5      18 t
        vpternlogd zmm29, zmm27, zmm30, 0xca                             ;  1437.3 p0      18 t
        vmovdqa64 zmm27, zmm11                                           ;  1415.7         18 t copy
        vpermi2b zmm27, zmm4, zmm3                                       ;  1434.3 p0+p5   18 t
        vmovdqu64 [rbp + 28160], zmm7                                    ;  1418.3 p7+p4   18 t spill
        vmovdqu64 [rbp + 27968], zmm5                                    ;  1413.7 p8+p9   20 d spill
        vmovdqu64 [rbp + 27648], zmm6                                    ;  1412.3 p7+p4   18 t spill
        vgf2p8affineqb zmm6, zmm24, zmm31, 0                             ;  1432.7 p0      18 t
        vmovdqu64 [rbp + 28480], zmm6                                    ;  1435.7 p8+p9   18 t spill
        vmovdqa64 zmm30, zmm11                                           ;  1415.7         18 t copy
        vpermi2b zmm30, zmm9, zmm8                                       ;  1436.3 p0+p5   18 t
        vpternlogd zmm28, zmm30, zmm27, 0xca                             ;  1441.3 p0      18 t
        vmovdqa64 zmm30, zmm5                                            ;  1413.7         18 t copy
        vgf2p8affineqb zmm5, zmm23, zmm0, 0                              ;  1435.7 p0      18 t
        vpermi2b zmm30, zmm4, zmm3                                       ;  1438.3 p0+p5   18 t
        vmovdqu64 [rbp + 27456], zmm23                                   ;  1430.7 p7+p4   20 d spill
        vmovdqu64 [rbp + 28352], zmm24                                   ;  1431.3 p8+p9   18 t spill
        vmovdqu64 [rbp + 27520], zmm18                                   ;  1419.3 p7+p4   20 d spill
        vmovdqa64 zmm15, zmm25                                           ;  1429.7         18 t copy
        vgf2p8affineqb zmm27, zmm25, zmm0, 0                             ;  1437.7 p0      18 t
        vpermi2b zmm19, zmm4, zmm3                                       ;  1440.3 p0+p5   18 t
        vpermi2b zmm15, zmm9, zmm8                                       ;  1442.3 p0+p5   18 t
        vmovdqa64 zmm11, zmm23                                           ;  1430.7         18 t copy
        vpermi2b zmm11, zmm9, zmm8                                       ;  1444.3 p0+p5   18 t
        vpternlogd zmm27, zmm15, zmm19, 0xca                             ;  1447.3 p0      18 t
        vmovdqa64 zmm19, zmm13                                           ;  1418.7         18 t copy
        vgf2p8affineqb zmm15, zmm13, zmm0, 0                             ;  1442.7 p0      18 t
        vpternlogd zmm10, zmm17, zmm30, 0xca                             ;  1443.7 p0      18 t
        vmovdqu64 zmm30, [rbp + 26688]                                   ;  1273.3 p2      18 t reload
        vmovdqu64 [rbp + 27904], zmm25                                   ;  1429.7 p8+p9   20 d spill
        vmovdqa64 zmm25, zmm23                                           ;  1430.7         18 t copy
        vpermi2b zmm25, zmm4, zmm3                                       ;  1446.3 p0+p5   18 t
        vpermi2b zmm19, zmm9, zmm8                                       ;  1448.3 p0+p5   18 t
        vpternlogd zmm5, zmm11, zmm25, 0xca                              ;  1451.3 p0      18 t
        vmovdqa64 zmm17, zmm13                                           ;  1418.7         18 t copy
        vpermi2b zmm17, zmm4, zmm3                                       ;  1450.3 p0+p5   18 t
        vpternlogd zmm15, zmm19, zmm17, 0xca                             ;  1455.3 p0      18 t
        vmovdqu64 zmm17, [rbp + 27008]                                   ;  1281.2 p3      18 t reload
        vmovdqu64 [rbp + 28288], zmm12                                   ;  1393.3 p7+p4   18 t spill
        vgf2p8affineqb zmm19, zmm24, zmm17, 0                            ;  1449.7 p0      18 t
        vgf2p8affineqb zmm8, zmm28, zmm30, 0                             ;  1450.7 p0      18 t
        vmovdqu64 [rbp + 27136], zmm20                                   ;  1416.3 p8+p9   20 d spill
        vgf2p8affineqb zmm4, zmm5, zmm17, 0                              ;  1452.3 p0      18 t
        vmovdqa64 zmm13, zmm24                                           ;  1431.3         18 t copy
        vgf2p8affineqb zmm22, zmm26, zmm30, 0                            ;  1452.7 p0      18 t
        vmovdqu64 [rbp + 27072], zmm14                                   ;  1410.7 p7+p4   20 d spill
        vgf2p8affineqb zmm23, zmm15, zmm30, 0                            ;  1456.3 p0      18 t
        vgf2p8affineqb zmm1, zmm24, zmm30, 0                             ;  1454.7 p0      18 t
        vmovdqu64 zmm11, [rbp + 26880]                                   ;  1285.7 p2      18 t reload
        vgf2p8affineqb zmm25, zmm24, zmm11, 0                            ;  1455.7 p0      18 t
        vgf2p8affineqb zmm21, zmm29, zmm11, 0                            ;  1456.7 p0      18 t
        vgf2p8affineqb zmm14, zmm10, zmm11, 0                            ;  1457.7 p0      18 t
        vgf2p8affineqb zmm18, zmm28, zmm31, 0                            ;  1458.7 p0      18 t
        vgf2p8affineqb zmm20, zmm29, zmm17, 0                            ;  1459.7 p0      18 t
        vmovdqu64 [rbp + 28544], zmm20                                   ;  1462.7 p8+p9   18 t spill
        vgf2p8affineqb zmm20, zmm29, zmm31, 0                            ;  1460.7 p0      18 t
        vpternlogd zmm13, zmm29, zmm15, 0x96                             ;  1456.3 p5      18 t
        vgf2p8affineqb zmm0, zmm29, zmm30, 0                             ;  1461.7 p0      18 t
        vgf2p8affineqb zmm7, zmm26, zmm17, 0                             ;  1462.7 p0      18 t
        vgf2p8affineqb zmm6, zmm10, zmm30, 0                             ;  1463.7 p0      18 t
        vmovdqu64 [rbp + 28672], zmm6                                    ;  1466.7 p7+p4   18 t spill
        vmovdqu64 [rbp + 28032], zmm2                                    ;  1414.3 p8+p9   18 t spill
        vgf2p8affineqb zmm2, zmm26, zmm11, 0                             ;  1464.7 p0      18 t
        vmovdqu64 [rbp + 28736], zmm20                                   ;  1463.7 p7+p4   18 t spill
        vgf2p8affineqb zmm12, zmm28, zmm17, 0                            ;  1465.7 p0      18 t
        vgf2p8affineqb zmm24, zmm27, zmm11, 0                            ;  1466.7 p0      18 t
        vpternlogd zmm7, zmm24, zmm15, 0x96                              ;  1469.7 p5      18 t
        vgf2p8affineqb zmm16, zmm27, zmm17, 0                            ;  1467.7 p0      18 t
        vgf2p8affineqb zmm24, zmm26, zmm31, 0                            ;  1468.7 p0      18 t
        vpternlogd zmm23, zmm28, [rbp + 24960], 0x96                     ;  1459.3 p5+p3   18 t
        vpternlogd zmm23, zmm26, zmm10, 0x96                             ;  1460.3 p5      18 t
        vpternlogd zmm18, zmm1, [rbp + 25088], 0x96                      ;  1461.7 p5+p2   18 t
        vpternlogd zmm18, zmm26, zmm10, 0x96                             ;  1462.7 p5      18 t
        vpxord zmm3, zmm27, zmm5                                         ;  1457.3 p5      18 t
        vpternlogd zmm26, zmm8, [rbp + 25024], 0x96                      ;  1458.3 p5+p3   18 t
        vpternlogd zmm26, zmm14, zmm19, 0x96                             ;  1460.7 p5      18 t
        vpternlogd zmm14, zmm19, [rbp + 25216], 0x96                     ;  1460.7 p5+p2   18 t
        vmovdqa64 zmm19, zmm28                                           ;  1442.3         18 t copy
        vgf2p8affineqb zmm6, zmm5, zmm11, 0                              ;  1469.7 p0      18 t
        vgf2p8affineqb zmm20, zmm28, zmm11, 0                            ;  1470.7 p0      18 t
        vgf2p8affineqb zmm11, zmm10, zmm17, 0                            ;  1471.7 p0      18 t
        vgf2p8affineqb zmm17, zmm5, zmm30, 0                             ;  1472.7 p0      18 t
        vpxord zmm20, zmm20, zmm11                                       ;  1474.7 p5      18 t
        vmovdqu64 [rbp + 28416], zmm24                                   ;  1471.7 p8+p9   18 t spill
        vgf2p8affineqb zmm24, zmm27, zmm30, 0                            ;  1473.7 p0      18 t
        vgf2p8affineqb zmm30, zmm10, zmm31, 0                            ;  1474.7 p0      18 t
        vgf2p8affineqb zmm9, zmm27, zmm31, 0                             ;  1475.7 p0      18 t
        vmovdqu64 zmm11, [rbp + 28672]                                   ;  1466.7 p3      18 t reload
        vpternlogd zmm10, zmm11, [rbp + 25152], 0x96                     ;  1472.7 p5+p2   18 t
        vpternlogd zmm9, zmm26, zmm0, 0x96                               ;  1478.7 p5      18 t
        vmovdqu64 zmm26, [rbp + 28480]                                   ;  1435.7 p3      18 t
        vpxord zmm26, zmm26, zmm10                                       ;  1473.7 p5      18 t
        vpternlogd zmm26, zmm0, zmm5, 0x96                               ;  1474.7 p5      18 t
        vmovdqu64 zmm0, [rbp + 25344]                                    ;  1306.0 p2      18 t.6 reload
        vpxord zmm2, zmm2, zmm12                                         ;  1468.7 p5      18 t
        vgf2p8affineqb zmm12, zmm5, zmm31, 0                             ;  1476.7 p0      18 t
        vpternlogd zmm1, zmm20, [rbp + 25408], 0x96                      ;  1475.7 p5+p3   18 t
        vpternlogd zmm12, zmm1, zmm24, 0x96                              ;  1479.7 p5      18 t
        vpternlogd zmm23, zmm3, zmm13, 0x96                              ;  1469.3 p5      18 t
        vmovdqu64 zmm1, [rbp + 26176]                                    ;  1308.3 p2      18 t reload
        vpternlogd zmm19, zmm15, [rbp + 25280], 0x96                     ;  1470.3 p5+p3   18 t
        vpternlogd zmm19, zmm11, zmm27, 0x96                             ;  1472.7 p5      18 t
        vpternlogd zmm24, zmm19, [rbp + 28416], 0x96                     ;  1477.7 p5+p2   18 t
        vpternlogd zmm12, zmm2, zmm13, 0x96                              ;  1480.7 p5      18 t
        vpternlogd zmm14, zmm20, [rbp + 28736], 0x96                     ;  1475.7 p5+p3   18 t
        vpternlogd zmm14, zmm3, zmm17, 0x96                              ;  1476.7 p5      18 t
        vpternlogd zmm28, zmm0, [rbp + 28352], 0x96                      ;  1476.3 p5+p2   18 t
        vmovdqu64 zmm0, [rbp + 26304]                                    ;  1312.3 p3      18 t reload
        vpternlogd zmm30, zmm28, zmm8, 0x96                              ;  1477.7 p5      18 t
        vpternlogd zmm9, zmm29, zmm15, 0x96                              ;  1479.7 p0      18 t
        vmovdqu64 zmm10, [rbp + 28544]                                   ;  1462.7 p2      18 t reload
        vpternlogd zmm9, zmm4, zmm25, 0x96                               ;  1480.7 p5      18 t
        vpternlogd zmm14, zmm22, zmm15, 0x96                             ;  1478.7 p0      18 t
        vmovdqu64 zmm3, [rbp + 26560]                                    ;  1313.3 p3      18 t reload
        vpternlogd zmm26, zmm2, zmm7, 0x96                               ;  1479.3 p5      18 t
        vmovdqa64 zmm2, zmm23                                            ;  1470.3         18 t copy
        vpermi2b zmm2, zmm1, zmm0                                        ;  1481.3 p0+p5   18 t
        vpternlogd zmm24, zmm6, zmm10, 0x96                              ;  1480.7 p0      18 t
        vpternlogd zmm24, zmm4, zmm25, 0x96                              ;  1481.7 p0      18 t
        vpternlogd zmm18, zmm16, zmm21, 0x96                             ;  1482.3 p5      18 t
        vpternlogd zmm18, zmm22, zmm15, 0x96                             ;  1483.3 p0      18 t
        vpternlogd zmm18, zmm6, zmm10, 0x96                              ;  1484.3 p5      18 t
        vmovdqa64 zmm11, zmm18                                           ;  1485.3         18 t copy
        vpternlogd zmm30, zmm17, zmm7, 0x96                              ;  1483.7 p0      18 t
        vmovdqa64 zmm8, zmm9                                             ;  1481.7         18 t copy
        vgf2p8affineqb zmm7, zmm9, zmm3, 0                               ;  1484.7 p0      18 t
        vmovdqu64 zmm5, [rbp + 26496]                                    ;  1315.7 p2      18 t reload
        vpermi2b zmm8, zmm1, zmm0                                        ;  1486.3 p5      18 t
        vmovdqu64 zmm6, [rbp + 26368]                                    ;  1316.3 p3      18 t reload
        vpermi2b zmm9, zmm6, zmm5                                        ;  1488.3 p0+p5   18 t
        vpternlogd zmm7, zmm9, zmm8, 0xca                                ;  1493.3 p0      18 t
        vgf2p8affineqb zmm8, zmm14, zmm3, 0                              ;  1487.7 p0      18 t
        vmovdqa64 zmm9, zmm14                                            ;  1479.7         18 t copy
        vpermi2b zmm14, zmm6, zmm5                                       ;  1490.3 p0+p5   18 t
        vpermi2b zmm9, zmm1, zmm0                                        ;  1492.3 p0+p5   18 t
        vpternlogd zmm8, zmm14, zmm9, 0xca                               ;  1497.3 p0      18 t
        vpermi2b zmm11, zmm1, zmm0                                       ;  1494.3 p0+p5   18 t
        vgf2p8affineqb zmm4, zmm23, zmm3, 0                              ;  1492.7 p0      18 t
        vmovdqa64 zmm13, zmm26                                           ;  1480.3         18 t copy
        vpermi2b zmm23, zmm6, zmm5                                       ;  1496.3 p0+p5   18 t
        vpternlogd zmm4, zmm23, zmm2, 0xca                               ;  1501.3 p0      18 t
        vgf2p8affineqb zmm2, zmm26, zmm3, 0                              ;  1495.7 p0      18 t
        vmovdqu64 zmm17, [rbp + 13376]                                   ;  1325.3 p2      20 d reload
        vpermi2b zmm13, zmm1, zmm0                                       ;  1498.3 p0+p5   18 t
        vpermi2b zmm26, zmm6, zmm5                                       ;  1500.3 p0+p5   18 t
        vgf2p8affineqb zmm10, zmm18, zmm3, 0                             ;  1498.7 p0      18 t
        vpermi2b zmm18, zmm6, zmm5                                       ;  1502.3 p0+p5   18 t
        vmovdqu64 zmm22, [rbp + 14400]                                   ;  1327.8 p3      20 d
        vpternlogd zmm10, zmm18, zmm11, 0xca                             ;  1507.3 p0      18 t
        vgf2p8affineqb zmm9, zmm12, zmm3, 0                              ;  1501.7 p0      18 t
        vmovdqa64 zmm14, zmm12                                           ;  1481.7         18 t copy
        vpermi2b zmm14, zmm1, zmm0                                       ;  1504.3 p0+p5   18 t
        vpermi2b zmm12, zmm6, zmm5                                       ;  1506.3 p0+p5   18 t
        vpternlogd zmm30, zmm16, zmm21, 0x96                             ;  1504.7 p0      18 t
        vpternlogd zmm9, zmm12, zmm14, 0xca                              ;  1511.3 p0      18 t
        vmovdqa64 zmm15, zmm24                                           ;  1482.7         18 t copy
        vpermi2b zmm15, zmm1, zmm0                                       ;  1508.3 p0+p5   18 t
        vmovdqa64 zmm16, zmm30                                           ;  1505.7         18 t copy
        vpternlogd zmm2, zmm26, zmm13, 0xca                              ;  1507.7 p0      18 t
        vpermi2b zmm16, zmm1, zmm0                                       ;  1510.3 p0+p5   18 t
        vmovdqu64 zmm25, [rbp + 14848]                                   ;  1333.3 p2      20 d
        vmovdqu64 zmm19, [rbp + 13504]                                   ;  1333.5 p3      20 d reload
        vmovdqu64 zmm12, [rbp + 27072]                                   ;  1410.7 p2      20 d reload
        vgf2p8affineqb zmm13, zmm30, zmm3, 0                             ;  1509.7 p0      18 t
        vpermi2b zmm30, zmm6, zmm5                                       ;  1512.3 p0+p5   18 t
        vpternlogd zmm13, zmm30, zmm16, 0xca                             ;  1517.3 p0      18 t
        vmovdqa64 zmm18, zmm13                                           ;  1518.3         20 d copy
        vmovdqa64 zmm20, zmm9                                            ;  1512.3         20 d copy
        vgf2p8affineqb zmm11, zmm24, zmm3, 0                             ;  1512.7 p0      18 t
        vpermi2b zmm24, zmm6, zmm5                                       ;  1515.3 p5      18 t
        vpternlogd zmm11, zmm24, zmm15, 0xca                             ;  1520.3 p0      18 t
        vmovdqu64 zmm15, [rbp + 28288]                                   ;  1393.3 p3      18 t reload
        vpternlogd zmm4, zmm15, [rbp + 27840], 0x96                      ;  1514.7 p0+p2   18 t
        vmovdqu64 zmm15, [rbp + 28032]                                   ;  1414.3 p3      18 t reload
        vpternlogd zmm7, zmm15, [rbp + 27712], 0x96                      ;  1515.7 p0+p2   18 t
        vmovdqu64 zmm15, [rbp + 28160]                                   ;  1418.3 p3      18 t reload
        vmovdqu64 zmm21, [rbp + 14080]                                   ;  1340.3 p2      20 d
        vpternlogd zmm8, zmm15, [rbp + 28096], 0x96                      ;  1516.3 p5+p3   18 t
        vmovdqa64 zmm14, zmm10                                           ;  1508.3         20 d copy
        vpternlogd zmm14, zmm4, zmm12, 0x96                              ;  1516.7 p0      20 d
        vpternlogd zmm4, zmm17, [rbp + 27776], 0x96                      ;  1517.3 p5+p2   20 d
        vmovdqu64 zmm17, [rbp + 27520]                                   ;  1419.3 p3      20 d reload
        vpternlogd zmm18, zmm8, zmm17, 0x96                              ;  1518.3 p0      20 d
        vpternlogd zmm21, zmm14, [rbp + 27584], 0x96                     ;  1518.3 p5+p2   20 d
        vmovdqa64 zmm28, zmm4                                            ;  1518.3         18 t copy
        vmovdqu64 [rbp + 28160], zmm13                                   ;  1518.3 p7+p4   18 t spill
        vmovdqa64 zmm24, zmm21                                           ;  1519.3         18 t copy
        vgf2p8affineqb zmm26, zmm21, zmm3, 0                             ;  1519.3 p0      18 t
        vpternlogd zmm25, zmm18, [rbp + 27904], 0x96                     ;  1519.3 p5+p3   20 d
        vmovdqu64 zmm15, [rbp + 27648]                                   ;  1412.3 p2      18 t reload
        vmovdqa64 zmm27, zmm4                                            ;  1518.3         18 t copy
        vmovdqa64 zmm16, zmm2                                            ;  1508.7         20 d copy
        vpternlogd zmm11, zmm15, [rbp + 28224], 0x96                     ;  1521.3 p0+p3   18 t
        vmovdqu64 zmm15, [rbp + 27328]                                   ;  1415.3 p2      20 d reload
        vpternlogd zmm16, zmm7, zmm15, 0x96                              ;  1520.3 p5      20 d
        vpternlogd zmm7, zmm19, [rbp + 27392], 0x96                      ;  1520.7 p0+p3   20 d
        vmovdqu64 [rbp + 28096], zmm9                                    ;  1512.3 p8+p9   18 t spill
        vmovdqu64 zmm19, [rbp + 27136]                                   ;  1416.3 p2      20 d reload
        vmovdqu64 zmm23, [rbp + 13824]                                   ;  1350.8 p3      20 d reload
        vpternlogd zmm8, zmm23, [rbp + 27968], 0x96                      ;  1521.3 p5+p2   20 d
        vmovdqu64 zmm23, [rbp + 13952]                                   ;  1351.8 p3      20 d reload
        vpternlogd zmm20, zmm11, zmm19, 0x96                             ;  1522.3 p0      20 d
        vgf2p8affineqb zmm12, zmm8, zmm3, 0                              ;  1522.7 p0      18 t
        vmovdqa64 zmm17, zmm8                                            ;  1522.3         18 t copy
        vpermi2b zmm28, zmm6, zmm5                                       ;  1524.3 p5      18 t
        vpermi2b zmm27, zmm1, zmm0                                       ;  1526.3 p0+p5   18 t
        vpermi2b zmm24, zmm6, zmm5                                       ;  1528.3 p0+p5   18 t
        vpternlogd zmm22, zmm16, [rbp + 27200], 0x96                     ;  1525.7 p0+p2   20 d
        vpternlogd zmm11, zmm23, [rbp + 27264], 0x96                     ;  1526.7 p0+p3   20 d
        vmovdqa64 zmm23, zmm21                                           ;  1519.3         18 t copy
        vpermi2b zmm23, zmm1, zmm0                                       ;  1530.3 p0+p5   18 t
        vpternlogd zmm26, zmm24, zmm23, 0xca                             ;  1535.3 p0      18 t
        vgf2p8affineqb zmm24, zmm4, zmm3, 0                              ;  1529.7 p0      18 t
        vpternlogd zmm24, zmm28, zmm27, 0xca                             ;  1532.7 p0      18 t
        vmovdqa64 zmm27, zmm22                                           ;  1526.7         18 t copy
        vmovdqa64 zmm19, zmm25                                           ;  1520.3         18 t copy
        vmovdqu64 [rbp + 27776], zmm21                                   ;  1519.3 p7+p4   20 d spill
        vpermi2b zmm17, zmm6, zmm5                                       ;  1533.3 p5      18 t
        vmovdqu64 [rbp + 28224], zmm20                                   ;  1523.3 p8+p9   20 d spill
        vmovdqu64 zmm23, [rbp + 15168]                                   ;  1368.7 p2      20 d
        vpternlogd zmm23, zmm20, [rbp + 27456], 0x96                     ;  1531.7 p0+p3   20 d
        vmovdqa64 zmm30, zmm22                                           ;  1526.7         18 t copy
        vpermi2b zmm30, zmm1, zmm0                                       ;  1535.3 p0+p5   18 t
        vmovdqu64 [rbp + 27392], zmm22                                   ;  1526.7 p7+p4   20 d spill
        vgf2p8affineqb zmm28, zmm7, zmm3, 0                              ;  1533.7 p0      18 t
        vmovdqu64 [rbp + 27456], zmm8                                    ;  1522.3 p8+p9   20 d spill
        vmovdqu64 [rbp + 27840], zmm2                                    ;  1508.7 p7+p4   18 t spill
        vpermi2b zmm27, zmm6, zmm5                                       ;  1537.3 p0+p5   18 t
        vmovdqa64 zmm15, zmm25                                           ;  1520.3         18 t copy
        vgf2p8affineqb zmm29, zmm22, zmm3, 0                             ;  1535.7 p0      18 t
        vpternlogd zmm29, zmm27, zmm30, 0xca                             ;  1542.3 p0      18 t
        vmovdqu64 [rbp + 27712], zmm16                                   ;  1521.3 p8+p9   20 d spill
        vmovdqa64 zmm30, zmm7                                            ;  1521.7         18 t copy
        vmovdqa64 zmm27, zmm7                                            ;  1521.7         18 t copy
        vpermi2b zmm30, zmm6, zmm5                                       ;  1539.3 p0+p5   18 t
        vpermi2b zmm19, zmm1, zmm0                                       ;  1541.3 p0+p5   18 t
        vmovdqu64 [rbp + 27264], zmm7                                    ;  1521.7 p7+p4   20 d spill
        vmovdqa64 zmm7, zmm23                                            ;  1532.7         18 t copy
        vpermi2b zmm7, zmm6, zmm5                                        ;  1543.3 p0+p5   18 t
        vpermi2b zmm27, zmm1, zmm0                                       ;  1545.3 p0+p5   18 t
        vpternlogd zmm28, zmm30, zmm27, 0xca                             ;  1550.3 p0      18 t
        vmovdqa64 zmm30, zmm8                                            ;  1522.3         18 t copy
        vgf2p8affineqb zmm8, zmm23, zmm3, 0                              ;  1542.7 p0      18 t
        vpermi2b zmm15, zmm6, zmm5                                       ;  1547.3 p0+p5   18 t
        vgf2p8affineqb zmm27, zmm25, zmm3, 0                             ;  1544.7 p0      18 t
        vmovdqu64 [rbp + 27904], zmm25                                   ;  1520.3 p8+p9   20 d spill
        vmovdqa64 zmm25, zmm23                                           ;  1532.7         18 t copy
        vpternlogd zmm27, zmm15, zmm19, 0xca                             ;  1552.3 p0      18 t
        vpermi2b zmm25, zmm1, zmm0                                       ;  1549.3 p0+p5   18 t
        vpternlogd zmm8, zmm7, zmm25, 0xca                               ;  1554.3 p0      18 t
        vmovdqu64 [rbp + 28032], zmm14                                   ;  1517.7 p7+p4   20 d spill
        vmovdqa64 zmm19, zmm11                                           ;  1527.7         18 t copy
        vmovdqu64 [rbp + 27648], zmm18                                   ;  1519.3 p8+p9   20 d spill
        vpermi2b zmm19, zmm6, zmm5                                       ;  1551.3 p0+p5   18 t
        vgf2p8affineqb zmm15, zmm11, zmm3, 0                             ;  1549.7 p0      18 t
        vpermi2b zmm30, zmm1, zmm0                                       ;  1553.3 p0+p5   18 t
        vpternlogd zmm12, zmm17, zmm30, 0xca                             ;  1558.3 p0      18 t
        vmovdqu64 zmm30, [rbp + 26688]                                   ;  1386.5 p2      18 t reload
        vgf2p8affineqb zmm21, zmm24, zmm30, 0                            ;  1552.7 p0      18 t
        vgf2p8affineqb zmm22, zmm26, zmm30, 0                            ;  1553.7 p0      18 t
        vmovdqa64 zmm17, zmm11                                           ;  1527.7         18 t copy
        vpermi2b zmm17, zmm1, zmm0                                       ;  1556.3 p5      18 t
        vgf2p8affineqb zmm3, zmm29, zmm30, 0                             ;  1554.7 p0      18 t
        vpternlogd zmm15, zmm19, zmm17, 0xca                             ;  1561.3 p0      18 t
        vmovdqu64 zmm17, [rbp + 27008]                                   ;  1390.5 p3      18 t reload
        vmovdqu64 zmm7, [rbp + 26880]                                    ;  1390.7 p2      18 t reload
        vgf2p8affineqb zmm25, zmm24, zmm7, 0                             ;  1556.7 p0      18 t
        vgf2p8affineqb zmm19, zmm24, zmm17, 0                            ;  1557.7 p0      18 t
        vgf2p8affineqb zmm5, zmm28, zmm30, 0                             ;  1558.7 p0      18 t
        vmovdqu64 [rbp + 27968], zmm11                                   ;  1527.7 p7+p4   20 d spill
        vgf2p8affineqb zmm11, zmm15, zmm30, 0                            ;  1562.3 p0      18 t
        vgf2p8affineqb zmm6, zmm27, zmm31, 0                             ;  1560.7 p0      18 t
        vgf2p8affineqb zmm1, zmm8, zmm17, 0                              ;  1561.7 p0      18 t
        vpxord zmm0, zmm27, zmm8                                         ;  1557.3 p5      18 t
        vmovdqu64 [rbp + 27200], zmm23                                   ;  1532.7 p8+p9   20 d spill
        vgf2p8affineqb zmm13, zmm27, zmm17, 0                            ;  1562.7 p0      18 t
        vgf2p8affineqb zmm23, zmm12, zmm7, 0                             ;  1563.7 p0      18 t
        vgf2p8affineqb zmm20, zmm29, zmm7, 0                             ;  1564.7 p0      18 t
        vpxord zmm19, zmm19, zmm23                                       ;  1566.7 p5      18 t
        vpxord zmm20, zmm20, zmm13                                       ;  1567.7 p5      18 t
        vgf2p8affineqb zmm23, zmm28, zmm31, 0                            ;  1565.7 p0      18 t
        vgf2p8affineqb zmm2, zmm28, zmm17, 0                             ;  1566.7 p0      18 t
        vgf2p8affineqb zmm16, zmm26, zmm17, 0                            ;  1567.7 p0      18 t
        vpxord zmm22, zmm22, zmm15                                       ;  1562.3 p5      18 t
        vgf2p8affineqb zmm9, zmm24, zmm31, 0                             ;  1568.7 p0      18 t
        vmovdqu64 [rbp + 27584], zmm4                                    ;  1518.3 p7+p4   20 d spill
        vmovdqa64 zmm4, zmm24                                            ;  1533.7         18 t copy
        vgf2p8affineqb zmm18, zmm29, zmm17, 0                            ;  1569.7 p0      18 t
        vmovdqu64 [rbp + 28544], zmm24                                   ;  1533.7 p8+p9   18 t spill
        vgf2p8affineqb zmm24, zmm26, zmm31, 0                            ;  1570.7 p0      18 t
        vmovdqu64 [rbp + 28288], zmm10                                   ;  1508.3 p7+p4   18 t spill
        vpternlogd zmm4, zmm29, zmm15, 0x96                              ;  1562.3 p5      18 t
        vgf2p8affineqb zmm14, zmm27, zmm7, 0                             ;  1571.7 p0      18 t
        vpternlogd zmm16, zmm14, zmm15, 0x96                             ;  1574.7 p5      18 t
        vgf2p8affineqb zmm14, zmm8, zmm7, 0                              ;  1572.7 p0      18 t
        vgf2p8affineqb zmm13, zmm26, zmm7, 0                             ;  1573.7 p0      18 t
        vpternlogd zmm23, zmm21, [rbp + 25600], 0x96                     ;  1568.7 p5+p3   18 t
        vgf2p8affineqb zmm10, zmm12, zmm30, 0                            ;  1574.7 p0      18 t
        vmovdqu64 [rbp + 28416], zmm24                                   ;  1573.7 p8+p9   18 t spill
        vgf2p8affineqb zmm24, zmm29, zmm31, 0                            ;  1575.7 p0      18 t
        vmovdqu64 [rbp + 28352], zmm24                                   ;  1578.7 p7+p4   18 t spill
        vpxord zmm13, zmm13, zmm2                                        ;  1576.7 p5      18 t
        vpternlogd zmm11, zmm28, [rbp + 25472], 0x96                     ;  1565.3 p5+p2   18 t
        vpternlogd zmm11, zmm26, zmm12, 0x96                             ;  1566.3 p5      18 t
        vpternlogd zmm23, zmm26, zmm12, 0x96                             ;  1569.7 p5      18 t
        vgf2p8affineqb zmm24, zmm28, zmm7, 0                             ;  1576.7 p0      18 t
        vgf2p8affineqb zmm7, zmm27, zmm30, 0                             ;  1577.7 p0      18 t
        vmovdqu64 [rbp + 28736], zmm7                                    ;  1580.7 p8+p9   18 t spill
        vgf2p8affineqb zmm7, zmm12, zmm17, 0                             ;  1578.7 p0      18 t
        vgf2p8affineqb zmm17, zmm12, zmm31, 0                            ;  1579.7 p0      18 t
        vpternlogd zmm11, zmm0, zmm4, 0x96                               ;  1568.3 p5      18 t
        vmovdqu64 [rbp + 28672], zmm17                                   ;  1582.7 p7+p4   18 t spill
        vpxord zmm24, zmm24, zmm7                                        ;  1581.7 p5      18 t
        vmovdqu64 zmm7, [rbp + 25536]                                    ;  1411.5 p3      18 t
        vpxord zmm7, zmm7, zmm5                                          ;  1570.3 p5      18 t
        vpternlogd zmm7, zmm19, zmm26, 0x96                              ;  1571.3 p5      18 t
        vpternlogd zmm6, zmm7, zmm3, 0x96                                ;  1572.3 p5      18 t
        vmovdqu64 zmm7, [rbp + 25664]                                    ;  1413.5 p2      18 t
        vpxord zmm7, zmm7, zmm12                                         ;  1573.3 p5      18 t
        vpternlogd zmm9, zmm7, zmm10, 0x96                               ;  1577.7 p5      18 t
        vpternlogd zmm6, zmm29, zmm15, 0x96                              ;  1575.3 p5      18 t
        vmovdqu64 zmm12, [rbp + 26496]                                   ;  1414.5 p3      18 t reload
        vpternlogd zmm15, zmm28, [rbp + 25792], 0x96                     ;  1576.3 p5+p2   18 t
        vmovdqu64 zmm7, [rbp + 26176]                                    ;  1415.7 p3      18 t reload
        vpternlogd zmm6, zmm1, zmm25, 0x96                               ;  1577.3 p5      18 t
        vpternlogd zmm15, zmm10, zmm27, 0x96                             ;  1578.3 p5      18 t
        vpternlogd zmm9, zmm3, zmm8, 0x96                                ;  1579.3 p5      18 t
        vmovdqu64 zmm3, [rbp + 28544]                                    ;  1533.7 p2      18 t
        vpternlogd zmm23, zmm22, zmm20, 0x96                             ;  1580.3 p5      18 t
        vpternlogd zmm9, zmm13, zmm16, 0x96                              ;  1580.7 p0      18 t
        vgf2p8affineqb zmm17, zmm8, zmm30, 0                             ;  1581.7 p0      18 t
        vpxord zmm3, zmm3, [rbp + 25856]                                 ;  1581.3 p5+p3   18 t
        vgf2p8affineqb zmm2, zmm8, zmm31, 0                              ;  1582.7 p0      18 t
        vpternlogd zmm3, zmm28, [rbp + 28672], 0x96                      ;  1588.7 p5+p2   18 t
        vpternlogd zmm21, zmm24, [rbp + 25920], 0x96                     ;  1583.3 p5+p3   18 t
        vmovdqa64 zmm8, zmm11                                            ;  1569.3         18 t copy
        vpternlogd zmm3, zmm17, zmm5, 0x96                               ;  1589.7 p0      18 t
        vmovdqu64 zmm5, [rbp + 26304]                                    ;  1419.8 p2      18 t reload
        vpermi2b zmm8, zmm7, zmm5                                        ;  1586.3 p5      18 t
        vpternlogd zmm23, zmm14, zmm18, 0x96                             ;  1584.7 p0      18 t
        vpternlogd zmm3, zmm16, zmm20, 0x96                              ;  1590.7 p0      18 t
        vpternlogd zmm19, zmm24, [rbp + 25728], 0x96                     ;  1586.7 p0+p3   18 t
        vpternlogd zmm19, zmm17, [rbp + 28352], 0x96                     ;  1587.7 p5+p2   18 t
        vpternlogd zmm19, zmm22, zmm0, 0x96                              ;  1588.7 p0      18 t
        vmovdqu64 zmm0, [rbp + 28736]                                    ;  1580.7 p3      18 t reload
        vpternlogd zmm2, zmm21, zmm0, 0x96                               ;  1588.3 p5      18 t
        vpternlogd zmm2, zmm13, zmm4, 0x96                               ;  1589.3 p0      18 t
        vpternlogd zmm0, zmm15, [rbp + 28416], 0x96                      ;  1589.3 p5+p2   18 t
        vpternlogd zmm0, zmm14, zmm18, 0x96                              ;  1590.3 p0      18 t
        vmovdqu64 zmm13, [rbp + 26368]                                   ;  1423.3 p3      18 t reload
        vmovdqa64 zmm16, zmm23                                           ;  1585.7         18 t copy
        vmovdqa64 zmm10, zmm6                                            ;  1578.3         18 t copy
        vpternlogd zmm0, zmm1, zmm25, 0x96                               ;  1591.3 p5      18 t
        vmovdqu64 zmm1, [rbp + 26560]                                    ;  1424.0 p2      18 t reload
        vgf2p8affineqb zmm4, zmm11, zmm1, 0                              ;  1590.7 p0      18 t
        vpermi2b zmm11, zmm13, zmm12                                     ;  1593.3 p5      18 t
        vpternlogd zmm4, zmm11, zmm8, 0xca                               ;  1598.3 p0      18 t
        vmovdqa64 zmm11, zmm9                                            ;  1581.7         18 t copy
        vpermi2b zmm10, zmm7, zmm5                                       ;  1595.3 p0+p5   18 t
        vmovdqa64 zmm18, zmm2                                            ;  1590.3         18 t copy
        vgf2p8affineqb zmm8, zmm9, zmm1, 0                               ;  1593.7 p0      18 t
        vpermi2b zmm9, zmm13, zmm12                                      ;  1597.3 p0+p5   18 t
        vgf2p8affineqb zmm15, zmm23, zmm1, 0                             ;  1595.7 p0      18 t
        vpermi2b zmm23, zmm13, zmm12                                     ;  1599.3 p0+p5   18 t
        vpermi2b zmm11, zmm7, zmm5                                       ;  1601.3 p0+p5   18 t
        vpternlogd zmm8, zmm9, zmm11, 0xca                               ;  1606.3 p0      18 t
        vgf2p8affineqb zmm14, zmm6, zmm1, 0                              ;  1599.7 p0      18 t
        vpermi2b zmm6, zmm13, zmm12                                      ;  1603.3 p0+p5   18 t
        vpternlogd zmm14, zmm6, zmm10, 0xca                              ;  1608.3 p0      18 t
        vpermi2b zmm16, zmm7, zmm5                                       ;  1605.3 p0+p5   18 t
        vmovdqa64 zmm17, zmm0                                            ;  1592.3         18 t copy
        vgf2p8affineqb zmm6, zmm19, zmm1, 0                              ;  1603.7 p0      18 t
        vmovdqa64 zmm10, zmm19                                           ;  1589.7         18 t copy
        vpermi2b zmm10, zmm7, zmm5                                       ;  1607.3 p0+p5   18 t
        vpermi2b zmm19, zmm13, zmm12                                     ;  1609.3 p0+p5   18 t
        vpternlogd zmm6, zmm19, zmm10, 0xca                              ;  1614.3 p0      18 t
        vpermi2b zmm17, zmm7, zmm5                                       ;  1611.3 p0+p5   18 t
        vpermi2b zmm18, zmm7, zmm5                                       ;  1613.3 p0+p5   18 t
        vpternlogd zmm15, zmm23, zmm16, 0xca                             ;  1610.3 p0      18 t
        vgf2p8affineqb zmm10, zmm2, zmm1, 0                              ;  1610.7 p0      18 t
        vgf2p8affineqb zmm9, zmm3, zmm1, 0                               ;  1611.7 p0      18 t
        vgf2p8affineqb zmm16, zmm0, zmm1, 0                              ;  1612.7 p0      18 t
        vpermi2b zmm0, zmm13, zmm12                                      ;  1615.3 p0+p5   18 t
        vpternlogd zmm16, zmm0, zmm17, 0xca                              ;  1620.3 p0      18 t
        vmovdqu64 zmm0, [rbp + 28032]                                    ;  1517.7 p3      18 t
        vpxord zmm0, zmm0, zmm15                                         ;  1615.7 p0      18 t
        vmovdqu64 zmm15, [rbp + 28288]                                   ;  1508.3 p2      18 t reload
        vpternlogd zmm4, zmm15, [rbp + 27072], 0x96                      ;  1616.3 p5+p3   18 t
        vmovdqu64 zmm17, [rbp + 27712]                                   ;  1521.3 p2      18 t
        vpxord zmm17, zmm17, zmm8                                        ;  1616.7 p0      18 t
        vmovdqu64 zmm8, [rbp + 28224]                                    ;  1523.3 p3      18 t
        vmovdqa64 zmm11, zmm3                                            ;  1591.7         18 t copy
        vmovdqu64 zmm21, [rbp + 15360]                                   ;  1443.5 p2      20 d
        vpermi2b zmm3, zmm13, zmm12                                      ;  1619.3 p5      18 t
        vmovdqu64 zmm15, [rbp + 27840]                                   ;  1508.7 p3      18 t reload
        vpermi2b zmm11, zmm7, zmm5                                       ;  1621.3 p0+p5   18 t
        vpternlogd zmm9, zmm3, zmm11, 0xca                               ;  1626.3 p0      18 t
        vmovdqu64 zmm11, [rbp + 28160]                                   ;  1518.3 p2      18 t reload
        vmovdqu64 zmm3, [rbp + 27648]                                    ;  1519.3 p3      18 t
        vpternlogd zmm6, zmm11, [rbp + 27520], 0x96                      ;  1619.7 p0+p2   18 t
        vpternlogd zmm14, zmm15, [rbp + 27328], 0x96                     ;  1620.7 p0+p3   18 t
        vmovdqu64 zmm15, [rbp + 14592]                                   ;  1449.3 p2      20 d reload
        vmovdqu64 zmm19, [rbp + 15232]                                   ;  1449.5 p3      20 d reload
        vpermi2b zmm2, zmm13, zmm12                                      ;  1623.3 p0+p5   18 t
        vpternlogd zmm10, zmm2, zmm18, 0xca                              ;  1628.3 p0      18 t
        vpxord zmm8, zmm8, zmm10                                         ;  1629.3 p0      18 t
        vpxord zmm2, zmm0, zmm4                                          ;  1624.3 p5      20 d
        vmovdqu64 zmm10, [rbp + 28096]                                   ;  1512.3 p2      18 t reload
        vpternlogd zmm16, zmm10, [rbp + 27136], 0x96                     ;  1624.7 p0+p3   18 t
        vmovdqu64 zmm18, [rbp + 15040]                                   ;  1451.7 p2      20 d
        vpternlogd zmm4, zmm15, [rbp + 27584], 0x96                      ;  1625.3 p5+p3   20 d
        vmovdqa64 zmm26, zmm4                                            ;  1626.3         24 t copy
        vmovdqu64 zmm15, [rbp + 14912]                                   ;  1453.8 p2      20 d reload
        vpxord zmm3, zmm3, zmm9                                          ;  1627.3 p0      18 t
        vpxord zmm9, zmm14, zmm17                                        ;  1626.3 p5      20 d
        vpternlogd zmm14, zmm15, [rbp + 27264], 0x96                     ;  1626.7 p0+p3   20 d
        vmovdqu64 zmm15, [rbp + 14720]                                   ;  1456.3 p2      20 d
        vpternlogd zmm15, zmm2, [rbp + 27776], 0x96                      ;  1627.3 p5+p3   20 d
        vmovdqa64 zmm20, zmm15                                           ;  1628.3         24 t copy
        vpxord zmm10, zmm6, zmm3                                         ;  1628.3 p0      20 d
        vpternlogd zmm6, zmm19, [rbp + 27456], 0x96                      ;  1628.3 p5+p2   20 d
        vmovdqu64 zmm19, [rbp + 15488]                                   ;  1457.5 p3      20 d reload
        vgf2p8affineqb zmm28, zmm14, zmm1, 0                             ;  1628.7 p0      24 t
        vpermi2b zmm20, zmm13, zmm12                                     ;  1631.3 p5      24 t
        vpxord zmm11, zmm16, zmm8                                        ;  1630.3 p0      20 d
        vmovdqu64 [rbp + 27136], zmm11                                   ;  1631.3 p8+p9   20 d spill
        vpermi2b zmm26, zmm7, zmm5                                       ;  1633.3 p0+p5   24 t
        vmovdqu64 zmm23, [rbp + 15616]                                   ;  1462.7 p2      20 d
        vpternlogd zmm23, zmm11, [rbp + 27200], 0x96                     ;  1631.7 p0+p3   20 d
        vgf2p8affineqb zmm22, zmm15, zmm1, 0                             ;  1632.7 p0      24 t
        vmovdqa64 zmm27, zmm4                                            ;  1626.3         24 t copy
        vgf2p8affineqb zmm24, zmm4, zmm1, 0                              ;  1633.7 p0      24 t
        vmovdqu64 [rbp + 27840], zmm0                                    ;  1616.7 p7+p4   18 t spill
        vpermi2b zmm27, zmm13, zmm12                                     ;  1636.3 p5      24 t
        vmovdqa64 zmm29, zmm14                                           ;  1627.7         24 t copy
        vpermi2b zmm29, zmm7, zmm5                                       ;  1638.3 p0+p5   24 t
        vpternlogd zmm24, zmm27, zmm26, 0xca                             ;  1641.3 p0      24 t
        vmovdqa64 zmm26, zmm14                                           ;  1627.7         24 t copy
        vpermi2b zmm26, zmm13, zmm12                                     ;  1640.3 p0+p5   24 t
        vpternlogd zmm28, zmm26, zmm29, 0xca                             ;  1645.3 p0      24 t
        vmovdqa64 zmm29, zmm6                                            ;  1629.3         24 t copy
        vpternlogd zmm21, zmm10, [rbp + 27904], 0x96                     ;  1638.7 p0+p2   20 d
        vmovdqa64 zmm27, zmm21                                           ;  1639.7         24 t copy
        vmovdqu64 [rbp + 27904], zmm6                                    ;  1629.3 p8+p9   20 d spill
        vpternlogd zmm18, zmm9, [rbp + 27392], 0x96                      ;  1639.7 p0+p3   20 d
        vgf2p8affineqb zmm26, zmm6, zmm1, 0                              ;  1640.7 p0      24 t
        vgf2p8affineqb zmm25, zmm18, zmm1, 0                             ;  1641.7 p0      24 t
        vmovdqu64 [rbp + 27392], zmm14                                   ;  1627.7 p7+p4   20 d spill
        vpternlogd zmm16, zmm19, [rbp + 27968], 0x96                     ;  1641.3 p5+p2   20 d
        vmovdqu64 [rbp + 28224], zmm9                                    ;  1627.3 p8+p9   20 d spill
        vmovdqu64 [rbp + 27520], zmm8                                    ;  1630.3 p7+p4   18 t spill
        vpermi2b zmm27, zmm13, zmm12                                     ;  1644.3 p5      24 t
        vmovdqu64 [rbp + 27968], zmm16                                   ;  1642.3 p8+p9   20 d spill
        vmovdqa64 zmm19, zmm15                                           ;  1628.3         24 t copy
        vmovdqu64 [rbp + 27200], zmm21                                   ;  1639.7 p7+p4   20 d spill
        vpermi2b zmm29, zmm7, zmm5                                       ;  1646.3 p0+p5   24 t
        vmovdqu64 [rbp + 27264], zmm18                                   ;  1640.7 p8+p9   20 d spill
        vmovdqa64 zmm14, zmm24                                           ;  1642.3         24 t copy
        vmovdqu64 [rbp + 27072], zmm24                                   ;  1642.3 p7+p4   24 t spill
        vmovdqu64 [rbp + 27776], zmm4                                    ;  1626.3 p8+p9   20 d spill
        vpermi2b zmm19, zmm7, zmm5                                       ;  1648.3 p0+p5   24 t
        vpternlogd zmm22, zmm20, zmm19, 0xca                             ;  1653.3 p0      24 t
        vmovdqa64 zmm20, zmm18                                           ;  1640.7         24 t copy
        vpermi2b zmm20, zmm13, zmm12                                     ;  1650.3 p0+p5   24 t
        vmovdqa64 zmm19, zmm18                                           ;  1640.7         24 t copy
        vpermi2b zmm19, zmm7, zmm5                                       ;  1652.3 p0+p5   24 t
        vpternlogd zmm25, zmm20, zmm19, 0xca                             ;  1657.3 p0      24 t
        vgf2p8affineqb zmm4, zmm22, zmm30, 0                             ;  1654.3 p0      24 t
        vmovdqa64 zmm20, zmm21                                           ;  1639.7         24 t copy
        vpermi2b zmm20, zmm7, zmm5                                       ;  1654.3 p0+p5   24 t
        vgf2p8affineqb zmm18, zmm24, zmm30, 0                            ;  1650.7 p0      24 t
        vgf2p8affineqb zmm11, zmm28, zmm31, 0                            ;  1651.7 p0      24 t
        vgf2p8affineqb zmm19, zmm21, zmm1, 0                             ;  1652.7 p0      24 t
        vpternlogd zmm19, zmm27, zmm20, 0xca                             ;  1659.3 p0      24 t
        vmovdqa64 zmm20, zmm16                                           ;  1642.3         24 t copy
        vpermi2b zmm20, zmm7, zmm5                                       ;  1656.3 p0+p5   24 t
        vmovdqu64 [rbp + 27456], zmm23                                   ;  1632.7 p7+p4   20 d spill
        vmovdqa64 zmm27, zmm23                                           ;  1632.7         24 t copy
        vpermi2b zmm27, zmm7, zmm5                                       ;  1658.3 p0+p5   24 t
        vmovdqu64 [rbp + 28096], zmm10                                   ;  1629.3 p8+p9   20 d spill
        vmovdqa64 zmm21, zmm6                                            ;  1629.3         24 t copy
        vgf2p8affineqb zmm6, zmm23, zmm1, 0                              ;  1656.7 p0      24 t
        vmovdqa64 zmm5, zmm16                                            ;  1642.3         24 t copy
        vmovdqu64 [rbp + 27584], zmm15                                   ;  1628.3 p7+p4   20 d spill
        vpermi2b zmm21, zmm13, zmm12                                     ;  1660.3 p0+p5   24 t
        vpternlogd zmm26, zmm21, zmm29, 0xca                             ;  1665.3 p0      24 t
        vmovdqa64 zmm7, zmm23                                            ;  1632.7         24 t copy
        vpermi2b zmm7, zmm13, zmm12                                      ;  1662.3 p0+p5   24 t
        vpternlogd zmm6, zmm7, zmm27, 0xca                               ;  1667.3 p0      24 t
        vmovdqu64 [rbp + 28160], zmm3                                    ;  1628.3 p8+p9   18 t spill
        vgf2p8affineqb zmm29, zmm28, zmm30, 0                            ;  1661.7 p0      24 t
        vpermi2b zmm5, zmm13, zmm12                                      ;  1664.3 p0+p5   24 t
        vgf2p8affineqb zmm12, zmm16, zmm1, 0                             ;  1663.7 p0      24 t
        vpternlogd zmm12, zmm5, zmm20, 0xca                              ;  1669.3 p0      24 t
        vgf2p8affineqb zmm27, zmm25, zmm30, 0                            ;  1665.7 p0      24 t
        vmovdqu64 zmm5, [rbp + 26880]                                    ;  1497.5 p3      18 t reload
        vgf2p8affineqb zmm16, zmm12, zmm30, 0                            ;  1670.3 p0      24 t
        vgf2p8affineqb zmm23, zmm26, zmm5, 0                             ;  1667.7 p0      24 t
        vgf2p8affineqb zmm7, zmm24, zmm5, 0                              ;  1668.7 p0      24 t
        vmovdqu64 zmm20, [rbp + 27008]                                   ;  1499.5 p2      18 t reload
        vpxord zmm13, zmm19, zmm6                                        ;  1668.3 p5      24 t
        vgf2p8affineqb zmm10, zmm19, zmm20, 0                            ;  1669.7 p0      24 t
        vgf2p8affineqb zmm3, zmm22, zmm20, 0                             ;  1670.7 p0      24 t
        vpternlogd zmm14, zmm25, zmm12, 0x96                             ;  1670.3 p5      24 t
        vgf2p8affineqb zmm9, zmm22, zmm5, 0                              ;  1671.7 p0      24 t
        vgf2p8affineqb zmm15, zmm25, zmm5, 0                             ;  1672.7 p0      24 t
        vmovdqu64 [rbp + 27648], zmm2                                    ;  1625.3 p7+p4   20 d spill
        vgf2p8affineqb zmm2, zmm24, zmm31, 0                             ;  1673.7 p0      24 t
        vmovdqu64 [rbp + 27328], zmm17                                   ;  1617.7 p8+p9   18 t spill
        vgf2p8affineqb zmm0, zmm28, zmm20, 0                             ;  1674.7 p0      24 t
        vgf2p8affineqb zmm17, zmm25, zmm20, 0                            ;  1675.7 p0      24 t
        vpternlogd zmm11, zmm18, [rbp + 26112], 0x96                     ;  1667.3 p5+p3   24 t
        vmovdqu64 [rbp + 28288], zmm2                                    ;  1676.7 p7+p4   24 t spill
        vgf2p8affineqb zmm2, zmm26, zmm30, 0                             ;  1676.7 p0      24 t
        vmovdqu64 [rbp + 27712], zmm2                                    ;  1679.7 p8+p9   24 t spill
        vgf2p8affineqb zmm21, zmm24, zmm20, 0                            ;  1677.7 p0      24 t
        vgf2p8affineqb zmm24, zmm19, zmm5, 0                             ;  1678.7 p0      24 t
        vpternlogd zmm3, zmm24, zmm12, 0x96                              ;  1681.7 p5      24 t
        vgf2p8affineqb zmm24, zmm22, zmm31, 0                            ;  1679.7 p0      24 t
        vgf2p8affineqb zmm2, zmm6, zmm5, 0                               ;  1680.7 p0      24 t
        vgf2p8affineqb zmm5, zmm28, zmm5, 0                              ;  1681.7 p0      24 t
        vgf2p8affineqb zmm8, zmm6, zmm20, 0                              ;  1682.7 p0      24 t
        vpternlogd zmm16, zmm28, [rbp + 25984], 0x96                     ;  1673.3 p5+p2   24 t
        vpternlogd zmm16, zmm22, zmm26, 0x96                             ;  1674.3 p5      24 t
        vpternlogd zmm11, zmm22, zmm26, 0x96                             ;  1671.3 p5      24 t
        vpternlogd zmm22, zmm29, [rbp + 26048], 0x96                     ;  1672.3 p5+p3   24 t
        vpxord zmm9, zmm9, zmm0                                          ;  1677.7 p5      24 t
        vgf2p8affineqb zmm0, zmm6, zmm30, 0                              ;  1683.7 p0      24 t
        vgf2p8affineqb zmm20, zmm26, zmm20, 0                            ;  1684.7 p0      24 t
        vpxord zmm5, zmm5, zmm20                                         ;  1687.7 p5      24 t
        vpternlogd zmm22, zmm23, zmm21, 0x96                             ;  1680.7 p5      24 t
        vmovdqu64 [rbp + 28736], zmm24                                   ;  1682.7 p7+p4   24 t spill
        vpternlogd zmm11, zmm10, zmm15, 0x96                             ;  1676.3 p5      24 t
        vpternlogd zmm23, zmm21, [rbp + 26432], 0x96                     ;  1680.7 p5+p2   24 t
        vgf2p8affineqb zmm24, zmm26, zmm31, 0                            ;  1685.7 p0      24 t
        vmovdqu64 [rbp + 28032], zmm17                                   ;  1678.7 p8+p9   24 t spill
        vgf2p8affineqb zmm17, zmm25, zmm31, 0                            ;  1686.7 p0      24 t
        vpternlogd zmm16, zmm13, zmm14, 0x96                             ;  1678.3 p5      24 t
        vpternlogd zmm17, zmm23, zmm5, 0x96                              ;  1689.7 p5      24 t
        vpternlogd zmm17, zmm13, zmm0, 0x96                              ;  1690.7 p5      24 t
        vpternlogd zmm17, zmm4, zmm12, 0x96                              ;  1691.7 p5      24 t
        vpternlogd zmm11, zmm4, zmm12, 0x96                              ;  1682.3 p5      24 t
        vmovdqu64 zmm4, [rbp + 26816]                                    ;  1517.7 p3      24 t.6 reload
        vmovdqa64 zmm23, zmm28                                           ;  1646.3         24 t copy
        vpternlogd zmm28, zmm4, [rbp + 27072], 0x96                      ;  1683.3 p5+p2   24 t
        vmovdqu64 zmm4, [rbp + 26560]                                    ;  1518.8 p3      18 t reload
        vgf2p8affineqb zmm1, zmm19, zmm31, 0                             ;  1687.7 p0      24 t
        vpternlogd zmm1, zmm22, zmm27, 0x96                              ;  1690.7 p5      24 t
        vpternlogd zmm1, zmm25, zmm12, 0x96                              ;  1691.7 p5      24 t
        vgf2p8affineqb zmm30, zmm19, zmm30, 0                            ;  1688.7 p0      24 t
        vmovdqu64 zmm21, [rbp + 27712]                                   ;  1679.7 p2      24 t reload
        vpternlogd zmm18, zmm5, [rbp + 26944], 0x96                      ;  1688.7 p5+p3   24 t
        vmovdqu64 zmm22, [rbp + 28288]                                   ;  1676.7 p2      24 t reload
        vgf2p8affineqb zmm31, zmm6, zmm31, 0                             ;  1689.7 p0      24 t
        vpternlogd zmm23, zmm12, [rbp + 26624], 0x96                     ;  1687.3 p5+p3   24 t
        vpternlogd zmm23, zmm21, zmm19, 0x96                             ;  1688.3 p5      24 t
        vmovdqu64 zmm20, [rbp + 26240]                                   ;  1523.5 p2      24 t
        vpxord zmm20, zmm20, zmm26                                       ;  1689.3 p5      24 t
        vpternlogd zmm20, zmm22, zmm21, 0x96                             ;  1690.3 p5      24 t
        vpternlogd zmm20, zmm27, zmm6, 0x96                              ;  1691.3 p0      24 t
        vmovdqu64 zmm22, [rbp + 28032]                                   ;  1678.7 p3      24 t reload
        vpternlogd zmm11, zmm2, zmm22, 0x96                              ;  1691.3 p5      24 t
        vpternlogd zmm20, zmm9, zmm3, 0x96                               ;  1692.3 p0      24 t
        vpternlogd zmm31, zmm18, zmm30, 0x96                             ;  1692.7 p5      24 t
        vpternlogd zmm30, zmm23, [rbp + 28736], 0x96                     ;  1692.7 p0+p2   24 t
        vpternlogd zmm30, zmm2, zmm22, 0x96                              ;  1693.7 p5      24 t
        vmovdqu64 zmm2, [rbp + 26176]                                    ;  1524.7 p3      18 t reload
        vmovdqu64 zmm6, [rbp + 26496]                                    ;  1525.5 p2      18 t reload
        vpternlogd zmm1, zmm8, zmm7, 0x96                                ;  1693.7 p0      24 t
        vmovdqa64 zmm12, zmm11                                           ;  1692.3         24 t copy
        vpternlogd zmm30, zmm8, zmm7, 0x96                               ;  1694.7 p5      24 t
        vmovdqu64 zmm7, [rbp + 26368]                                    ;  1525.7 p3      18 t reload
        vpternlogd zmm24, zmm28, zmm29, 0x96                             ;  1694.7 p0      24 t
        vpternlogd zmm24, zmm0, zmm3, 0x96                               ;  1695.7 p5      24 t
        vmovdqu64 zmm0, [rbp + 26304]                                    ;  1526.5 p2      18 t reload
        vpternlogd zmm24, zmm10, zmm15, 0x96                             ;  1696.7 p0      24 t
        vmovdqa64 zmm3, zmm16                                            ;  1679.3         24 t copy
        vpermi2b zmm3, zmm2, zmm0                                        ;  1698.3 p5      24 t
        vgf2p8affineqb zmm5, zmm16, zmm4, 0                              ;  1696.7 p0      24 t
        vpermi2b zmm16, zmm7, zmm6                                       ;  1700.3 p0+p5   24 t
        vmovdqa64 zmm13, zmm20                                           ;  1693.3         24 t copy
        vpternlogd zmm5, zmm16, zmm3, 0xca                               ;  1705.3 p0      24 t
        vgf2p8affineqb zmm3, zmm20, zmm4, 0                              ;  1699.7 p0      24 t
        vpermi2b zmm20, zmm7, zmm6                                       ;  1702.3 p0+p5   24 t
        vpternlogd zmm31, zmm9, zmm14, 0x96                              ;  1701.7 p0      24 t
        vpermi2b zmm13, zmm2, zmm0                                       ;  1704.3 p0+p5   24 t
        vmovdqa64 zmm9, zmm1                                             ;  1694.7         24 t copy
        vpermi2b zmm9, zmm2, zmm0                                        ;  1706.3 p0+p5   24 t
        vgf2p8affineqb zmm8, zmm1, zmm4, 0                               ;  1704.7 p0      24 t
        vpermi2b zmm1, zmm7, zmm6                                        ;  1708.3 p0+p5   24 t
        vpternlogd zmm8, zmm1, zmm9, 0xca                                ;  1713.3 p0      24 t
        vgf2p8affineqb zmm1, zmm17, zmm4, 0                              ;  1707.7 p0      24 t
        vmovdqa64 zmm9, zmm17                                            ;  1692.7         24 t copy
        vpermi2b zmm9, zmm2, zmm0                                        ;  1710.3 p0+p5   24 t
        vpermi2b zmm17, zmm7, zmm6                                       ;  1712.3 p0+p5   24 t
        vpternlogd zmm1, zmm17, zmm9, 0xca                               ;  1717.3 p0      24 t
        vmovdqa64 zmm9, zmm31                                            ;  1702.7         24 t copy
        vpermi2b zmm9, zmm2, zmm0                                        ;  1714.3 p0+p5   24 t
        vmovdqa64 zmm14, zmm24                                           ;  1697.7         24 t copy
        vpternlogd zmm3, zmm20, zmm13, 0xca                              ;  1712.7 p0      24 t
        vgf2p8affineqb zmm13, zmm24, zmm4, 0                             ;  1713.7 p0      24 t
        vpermi2b zmm24, zmm7, zmm6                                       ;  1716.3 p0+p5   24 t
        vpermi2b zmm14, zmm2, zmm0                                       ;  1718.3 p0+p5   24 t
        vgf2p8affineqb zmm10, zmm11, zmm4, 0                             ;  1716.7 p0      24 t
        vpermi2b zmm12, zmm2, zmm0                                       ;  1720.3 p0+p5   24 t
        vpermi2b zmm11, zmm7, zmm6                                       ;  1722.3 p0+p5   24 t
        vpternlogd zmm10, zmm11, zmm12, 0xca                             ;  1727.3 p0      24 t
        vmovdqa64 zmm12, zmm30                                           ;  1695.7         24 t copy
        vpermi2b zmm12, zmm2, zmm0                                       ;  1724.3 p0+p5   24 t
        vgf2p8affineqb zmm11, zmm30, zmm4, 0                             ;  1721.7 p0      24 t
        vpermi2b zmm30, zmm7, zmm6                                       ;  1726.3 p0+p5   24 t
        vpternlogd zmm11, zmm30, zmm12, 0xca                             ;  1731.3 p0      24 t
        vmovdqu64 zmm12, [rbp + 15680]                                   ;  1546.5 p3      24 t reload
        vgf2p8affineqb zmm4, zmm31, zmm4, 0                              ;  1724.7 p0      24 t
        vmovdqu64 zmm0, [rbp + 14656]                                    ;  1548.3 p2      24 t reload
        vpternlogd zmm5, zmm0, [rbp + 27840], 0x96                       ;  1725.7 p0+p3   24 t
        vmovdqu64 zmm0, [rbp + 14976]                                    ;  1550.3 p2      24 t reload
        vpternlogd zmm8, zmm0, [rbp + 27328], 0x96                       ;  1726.7 p0+p3   24 t
        vpermi2b zmm31, zmm7, zmm6                                       ;  1729.3 p5      24 t
        vmovdqu64 zmm0, [rbp + 14784]                                    ;  1552.3 p2      24 t reload
        vpternlogd zmm10, zmm0, [rbp + 27648], 0x96                      ;  1728.3 p0+p3   24 t
        vmovdqu64 zmm0, [rbp + 15104]                                    ;  1553.3 p2      24 t reload
        vpternlogd zmm13, zmm24, zmm14, 0xca                             ;  1728.7 p0      24 t
        vpternlogd zmm3, zmm0, [rbp + 28224], 0x96                       ;  1729.7 p0+p3   24 t
        vmovdqu64 zmm2, [rbp + 15424]                                    ;  1554.3 p2      24 t reload
        vpternlogd zmm13, zmm2, [rbp + 28096], 0x96                      ;  1730.3 p5+p3   24 t
        vpternlogd zmm4, zmm31, zmm9, 0xca                               ;  1734.3 p0      24 t
        vpternlogd zmm4, zmm12, [rbp + 27136], 0x96                      ;  1735.3 p5+p2   24 t
        vmovdqu64 zmm2, [rbp + 18496]                                    ;  1555.8 p3      25 x
        vpternlogd zmm2, zmm8, [rbp + 27264], 0x96                       ;  1731.7 p0+p2   25 x
        vpunpcklbw zmm12, zmm5, zmm8                                     ;  1732.3 p5      26 dst
        vmovdqu64 zmm0, [rbp + 15296]                                    ;  1556.8 p3      24 t reload
        vpternlogd zmm1, zmm0, [rbp + 28160], 0x96                       ;  1732.7 p0+p2   24 t
        vmovdqu64 zmm0, [rbp + 15552]                                    ;  1558.7 p3      24 t reload
        vpternlogd zmm11, zmm0, [rbp + 27520], 0x96                      ;  1733.3 p5+p2   24 t
        vmovdqu64 zmm0, [rbp + 18368]                                    ;  1559.7 p3      25 x
        vpternlogd zmm0, zmm5, [rbp + 27584], 0x96                       ;  1733.7 p0+p2   25 x
        vpunpckhbw zmm5, zmm5, zmm8                                      ;  1734.3 p5      26 dst
        vpunpcklbw zmm8, zmm10, zmm3                                     ;  1735.3 p5      26 dst
        vmovdqu64 zmm6, [rbp + 18624]                                    ;  1561.7 p3      25 x
        vmovdqu64 zmm7, [rbp + 18752]                                    ;  1561.8 p2      25 x
        vpternlogd zmm7, zmm3, [rbp + 27392], 0x96                       ;  1734.7 p0+p3   25 x
        vpunpckhbw zmm3, zmm10, zmm3                                     ;  1736.3 p5      26 dst
        vpternlogd zmm6, zmm10, [rbp + 27776], 0x96                      ;  1735.7 p0+p2   25 x
        vpunpcklwd zmm10, zmm12, zmm8                                    ;  1737.3 p5      26 dst
        vpunpckhwd zmm8, zmm12, zmm8                                     ;  1738.3 p5      26 dst
        vmovdqu64 zmm14, [rbp + 18944]                                   ;  1565.3 p3      25 x
        vmovdqu64 zmm9, [rbp + 18816]                                    ;  1565.5 p2      25 x
        vpternlogd zmm14, zmm11, [rbp + 27456], 0x96                     ;  1736.7 p0+p3   25 x
        vpternlogd zmm9, zmm1, [rbp + 27200], 0x96                       ;  1737.7 p0+p2   25 x
        vpunpcklbw zmm17, zmm0, zmm2                                     ;  1739.3 p5      26 dst
        vmovdqu64 zmm16, [rbp + 19136]                                   ;  1567.7 p3      25 x
        vpternlogd zmm16, zmm4, [rbp + 27968], 0x96                      ;  1738.7 p0+p2   25 x
        vpunpckhbw zmm0, zmm0, zmm2                                      ;  1740.3 p5      26 dst
        vpunpcklbw zmm2, zmm6, zmm7                                      ;  1741.3 p5      26 dst
        vpunpckhbw zmm6, zmm6, zmm7                                      ;  1742.3 p5      26 dst
        vpunpcklwd zmm15, zmm5, zmm3                                     ;  1743.3 p5      26 dst
        vpunpckhwd zmm3, zmm5, zmm3                                      ;  1744.3 p5      26 dst
        vpunpcklwd zmm5, zmm17, zmm2                                     ;  1745.3 p5      26 dst
        vpunpckhwd zmm2, zmm17, zmm2                                     ;  1746.3 p5      26 dst
        vpunpcklwd zmm7, zmm0, zmm6                                      ;  1747.3 p5      26 dst
        vpunpckhwd zmm0, zmm0, zmm6                                      ;  1748.3 p5      26 dst
        vpunpcklbw zmm6, zmm1, zmm11                                     ;  1749.3 p5      26 dst
        vpunpckhbw zmm1, zmm1, zmm11                                     ;  1750.3 p5      26 dst
        vpunpckldq zmm11, zmm8, zmm2                                     ;  1751.3 p5      26 dst
        vpunpckhdq zmm2, zmm8, zmm2                                      ;  1752.3 p5      26 dst
        vpunpckldq zmm8, zmm15, zmm7                                     ;  1753.3 p5      26 dst
        vmovdqu64 zmm12, [rbp + 19072]                                   ;  1575.8 p3      25 x
        vpternlogd zmm12, zmm13, [rbp + 27904], 0x96                     ;  1739.7 p0+p2   25 x
        vpunpckldq zmm17, zmm10, zmm5                                    ;  1754.3 p5      26 dst
        vpunpckhdq zmm7, zmm15, zmm7                                     ;  1755.3 p5      26 dst
        vpunpckhdq zmm5, zmm10, zmm5                                     ;  1756.3 p5      26 dst
        vpunpcklbw zmm10, zmm13, zmm4                                    ;  1757.3 p5      26 dst
        vpunpckhbw zmm4, zmm13, zmm4                                     ;  1758.3 p5      26 dst
        vpunpckldq zmm13, zmm3, zmm0                                     ;  1759.3 p5      26 dst
        vpunpckhdq zmm0, zmm3, zmm0                                      ;  1760.3 p5      26 dst
        vpunpcklbw zmm3, zmm9, zmm14                                     ;  1761.3 p5      26 dst
        vpunpckhbw zmm9, zmm9, zmm14                                     ;  1762.3 p5      26 dst
        vpunpcklbw zmm14, zmm12, zmm16                                   ;  1763.3 p5      26 dst
        vpunpcklwd zmm15, zmm6, zmm10                                    ;  1764.3 p5      26 dst
        vpunpckhwd zmm6, zmm6, zmm10                                     ;  1765.3 p5      26 dst
        vpunpcklwd zmm10, zmm1, zmm4                                     ;  1766.3 p5      26 dst
        vpunpckhwd zmm1, zmm1, zmm4                                      ;  1767.3 p5      26 dst
        vpunpcklwd zmm4, zmm3, zmm14                                     ;  1768.3 p5      26 dst
        vpunpckhbw zmm12, zmm12, zmm16                                   ;  1769.3 p5      26 dst
        vpunpckhwd zmm3, zmm3, zmm14                                     ;  1770.3 p5      26 dst
        vpunpcklwd zmm14, zmm9, zmm12                                    ;  1771.3 p5      26 dst
        vpunpckhwd zmm9, zmm9, zmm12                                     ;  1772.3 p5      26 dst
        vpunpckldq zmm12, zmm15, zmm4                                    ;  1773.3 p5      26 dst
        vpunpckhdq zmm4, zmm15, zmm4                                     ;  1774.3 p5      26 dst
        vpunpckldq zmm15, zmm6, zmm3                                     ;  1775.3 p5      26 dst
        vpunpckhdq zmm3, zmm6, zmm3                                      ;  1776.3 p5      26 dst
        mov r9, qword [rbp + 28832]                                      ;  1584.2 p10     26 dst reload
        vpunpckldq zmm6, zmm10, zmm14                                    ;  1777.3 p5      26 dst
        lea r10, [r9 + 1024]                                             ;  1589.2 p1      12 blocks
        mov qword [rbp + 28832], r10                                     ;  1590.2 p7+p4   12 blocks
        vpunpcklqdq zmm16, zmm5, zmm4                                    ;  1778.3 p5      26 dst
        vpunpckhqdq zmm4, zmm5, zmm4                                     ;  1779.3 p5      26 dst
        vpunpcklqdq zmm5, zmm11, zmm15                                   ;  1780.3 p5      26 dst
        vpunpckhqdq zmm11, zmm11, zmm15                                  ;  1781.3 p5      26 dst
        vpunpcklqdq zmm15, zmm2, zmm3                                    ;  1782.3 p5      26 dst
        vpunpckhqdq zmm2, zmm2, zmm3                                     ;  1783.3 p5      26 dst
        vpunpckhdq zmm10, zmm10, zmm14                                   ;  1784.3 p5      26 dst
        vpunpckldq zmm14, zmm1, zmm9                                     ;  1785.3 p5      26 dst
        vpunpckhdq zmm1, zmm1, zmm9                                      ;  1786.3 p5      26 dst
        vpunpcklqdq zmm9, zmm17, zmm12                                   ;  1787.3 p5      26 dst
        vmovdqu64 [r9], zmm9                                             ;  1788.3 p8+p9   26 dst
        vpunpcklqdq zmm3, zmm8, zmm6                                     ;  1788.3 p5      26 dst
        vmovdqu64 [r9 + 384], zmm15                                      ;  1783.3 p7+p4   26 dst
        vmovdqu64 [r9 + 256], zmm5                                       ;  1781.3 p8+p9   26 dst
        vmovdqu64 [r9 + 320], zmm11                                      ;  1782.3 p7+p4   26 dst
        vpunpckhqdq zmm12, zmm17, zmm12                                  ;  1789.3 p5      26 dst
        vpunpckhqdq zmm6, zmm8, zmm6                                     ;  1790.3 p5      26 dst
        vpunpcklqdq zmm8, zmm7, zmm10                                    ;  1791.3 p5      26 dst
        vpunpckhqdq zmm7, zmm7, zmm10                                    ;  1792.3 p5      26 dst
        vmovdqu64 [r9 + 512], zmm3                                       ;  1789.3 p8+p9   26 dst
        vmovdqu64 [r9 + 448], zmm2                                       ;  1784.3 p7+p4   26 dst
        vmovdqu64 [r9 + 64], zmm12                                       ;  1790.3 p8+p9   26 dst
        vmovdqu64 [r9 + 192], zmm4                                       ;  1780.3 p7+p4   26 dst
        vmovdqu64 [r9 + 576], zmm6                                       ;  1791.3 p8+p9   26 dst
        vpunpcklqdq zmm10, zmm13, zmm14                                  ;  1793.3 p5      26 dst
        vpunpckhqdq zmm13, zmm13, zmm14                                  ;  1794.3 p5      26 dst
        vmovdqu64 [r9 + 704], zmm7                                       ;  1793.3 p7+p4   26 dst
        vpunpcklqdq zmm14, zmm0, zmm1                                    ;  1795.3 p5      26 dst
        vpunpckhqdq zmm0, zmm0, zmm1                                     ;  1796.3 p5      26 dst
        vmovdqu64 [r9 + 640], zmm8                                       ;  1792.3 p8+p9   26 dst
        vmovdqu64 [r9 + 832], zmm13                                      ;  1795.3 p7+p4   26 dst
        vmovdqu64 [r9 + 128], zmm16                                      ;  1779.3 p8+p9   26 dst
        vmovdqu64 [r9 + 960], zmm0                                       ;  1797.3 p7+p4   26 dst
        add r8, 0x400                                                    ;  1593.7 p6      12 blocks
        mov qword [rbp + 28816], r8                                      ;  1601.8 p8+p9   12 blocks
        vmovdqu64 [r9 + 768], zmm10                                      ;  1794.3 p7+p9   26 dst
        vmovdqu64 [r9 + 896], zmm14                                      ;  1796.3 p8+p4   26 dst
        cmp r8, qword [rbp + 28824]                                      ;                    more blocks?
        jne .blocks_1
.blocks_1_rest:
        mov rax, qword [rbp + 28808]                                     ;                    blocks left over
        test rax, rax                                                    ;                    blocks left over
        je .blocks_1_done
        js .blocks_1_back
        mov rsi, qword [rbp + 28816]                                     ;                    blocks left over
        lea rdi, [rbp - 128]                                             ;                    blocks left over
        mov qword [rbp + 28840], rsi                                     ;                    blocks left over
        mov qword [rbp + 28816], rdi                                     ;                    blocks left over
        imul rcx, rax, 0x10                                              ;                    blocks left over
        rep movsb                                                        ;                    blocks left over
        mov rsi, qword [rbp + 28832]                                     ;                    blocks left over
        lea rdi, [rbp + 896]                                             ;                    blocks left over
        mov rcx, rsi                                                     ;                    blocks left over
        sub rcx, qword [rbp + 28840]                                     ;                    blocks left over
        neg rcx                                                          ;                    blocks left over
        sbb rcx, rcx                                                     ;                    blocks left over
        lea rdx, [rbp - 128]                                             ;                    blocks left over
        sub rdi, rdx                                                     ;                    blocks left over
        and rdi, rcx                                                     ;                    blocks left over
        add rdi, rdx                                                     ;                    blocks left over
        mov qword [rbp + 28848], rdi                                     ;                    blocks left over
        mov qword [rbp + 28856], rsi                                     ;                    blocks left over
        mov qword [rbp + 28832], rdi                                     ;                    blocks left over
        imul rcx, rax, 0x10                                              ;                    blocks left over
        rep movsb                                                        ;                    blocks left over
        lea rsi, [rbp + 896]                                             ;                    blocks left over
        mov qword [rbp + 28824], rsi                                     ;                    blocks left over
        neg rax                                                          ;                    blocks left over
        mov qword [rbp + 28808], rax                                     ;                    blocks left over
        jmp .blocks_1_again
.blocks_1_back:
        neg rax                                                          ;                    blocks left over
        mov rsi, qword [rbp + 28848]                                     ;                    blocks left over
        mov rdi, qword [rbp + 28856]                                     ;                    blocks left over
        imul rcx, rax, 0x10                                              ;                    blocks left over
        rep movsb                                                        ;                    blocks left over
.blocks_1_done:
        vzeroupper                                                       ;                    x87 state
        mov rsp, qword [rbp + 28864]                                     ;                    frame
        pop rbp                                                          ;                    preserved
        ret

        section .rodata align=64
; constants512
        align 64, db 0
fox128_lanes_encrypt.T0_constants512:
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0d3ccad3b700de5d, 0x12aa89768dcbf8c3, 0x4ce4476ddb4f2288, 0x1386c0c493499a78, 0x3935cf4e1c5320a9, 0x5c85c7036454a1b4, 0xe1b8429672d8cd5b, 0x738caf02bdef60a2
        dq 0xadebe665f95e7f7c, 0xa4ec30158e79a55a, 0x6e2dfb5174e03ec2, 0x9d7e52ae34554d94, 0xe8a790d0f080f74a, 0x17a0cc98d1d5509f, 0xab01265f28c1b6f4, 0xce1bfc487d823825
        dq 0x1959436667e26b3f, 0x95d9bcc92ff53d84, 0xd269e9b01ada4129, 0x09238a339b11d77b, 0xdf0ef26f684471d4, 0x8199ee6a1883dc87, 0x759c45fe7a2e3662, 0x1d6314f6e70f0c91
        dq 0x4b083bb2f3b38b0b, 0x56f192a8b932a610, 0x77fdd6be04bf21dd, 0x2bfa1e578fc83aea, 0xbb97ede3ac27c558, 0x9e2c37e531400546, 0x2aa31f6c06b5b10a, 0x61c6162407baff70
        dq 0x8080808080808080, 0x8080808080808080, 0x8080808080808080, 0x8080808080808080, 0x8080808080808080, 0x8080808080808080, 0x8080808080808080, 0x8080808080808080
        dq 0x800102848890a0c0, 0x800102848890a0c0, 0x800102848890a0c0, 0x800102848890a0c0, 0x800102848890a0c0, 0x800102848890a0c0, 0x800102848890a0c0, 0x800102848890a0c0
        dq 0xc08001c244485060, 0xc08001c244485060, 0xc08001c244485060, 0xc08001c244485060, 0xc08001c244485060, 0xc08001c244485060, 0xc08001c244485060, 0xc08001c244485060
        dq 0x0409132343830302, 0x0409132343830302, 0x0409132343830302, 0x0409132343830302, 0x0409132343830302, 0x0409132343830302, 0x0409132343830302, 0x0409132343830302
        dq 0x0204091121418101, 0x0204091121418101, 0x0204091121418101, 0x0204091121418101, 0x0204091121418101, 0x0204091121418101, 0x0204091121418101, 0x0204091121418101

for_formats elf64
%if HERE
        section .note.GNU-stack noalloc noexec nowrite progbits
%endif
%unmacro for_formats 1-*
