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
;   body: 1097 uops, planned 396.2; bounds: width 182.8, ports 393.0, path 17.0
;   blocks: 4941 uops, planned 1795.5; bounds: width 823.5, ports 1761.0, path 362.0
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
        sub rsp, 0x7080                                                  ;                    frame
        and rsp, -64                                                     ;                    frame
        lea rbp, [rsp + 128]                                             ;                    frame
        mov qword [rbp + 28608], rax                                     ;                    frame
        mov qword [rbp + 28544], rdi                                     ;                    argument
        mov dword [rbp + 28616], ecx                                     ;                    argument
        mov qword [rbp + 28560], rsi                                     ;                    argument
        mov qword [rbp + 28576], rdx                                     ;                    argument
        mov r8, qword [rbp + 28544]                                      ;     0.0 p2      14 d.2 reload
        vpbroadcastb zmm0, [r8 + 2]                                      ;    12.0 p5+p3   14 d.2
        vpbroadcastb zmm1, [r8 + 3]                                      ;    12.0 p5+p10   14 d.3
        vpbroadcastb zmm2, [r8 + 6]                                      ;    12.0 p5+p2   14 d.6
        vpbroadcastb zmm3, [r8 + 7]                                      ;    12.0 p5+p3   14 d.7
        vpbroadcastb zmm4, [r8]                                          ;    12.0 p5+p10   14 d.0
        vpbroadcastb zmm5, [r8 + 1]                                      ;    12.0 p5+p2   14 d.1
        vpbroadcastb zmm6, [r8 + 4]                                      ;    12.0 p5+p3   14 d.4
        vpbroadcastb zmm7, [r8 + 5]                                      ;    12.0 p5+p10   14 d.5
        vpbroadcastb zmm8, [r8 + 16]                                     ;    12.0 p5+p2   20 d.0
        vpxord zmm9, zmm8, zmm0                                          ;    13.0 p0      20 d
        vmovdqu64 [rbp + 1920], zmm9                                     ;    14.0 p7+p4   20 d
        vpbroadcastb zmm9, [r8 + 17]                                     ;    12.0 p5+p3   20 d.1
        vpxord zmm10, zmm9, zmm1                                         ;    13.0 p0      20 d
        vmovdqu64 [rbp + 1984], zmm10                                    ;    14.0 p8+p9   20 d
        vpbroadcastb zmm10, [r8 + 18]                                    ;    12.0 p5+p10   20 d.2
        vpxord zmm11, zmm8, zmm0                                         ;    13.0 p0      19 k
        vpxord zmm12, zmm9, zmm1                                         ;    13.0 p0      19 k
        vmovdqa64 zmm13, zmm11                                           ;    14.0         20 d copy
        vpbroadcastb zmm14, [r8 + 19]                                    ;    12.0 p5+p2   20 d.3
        vmovdqa64 zmm15, zmm12                                           ;    14.0         20 d copy
        vpbroadcastb zmm16, [r8 + 20]                                    ;    12.2 p5+p3   20 d.4
        vpxord zmm17, zmm16, zmm2                                        ;    13.2 p0      20 d
        vmovdqu64 [rbp + 2048], zmm17                                    ;    14.2 p7+p4   20 d
        vpxord zmm17, zmm16, zmm2                                        ;    13.2 p0      19 k
        vmovdqa64 zmm18, zmm17                                           ;    14.2         20 d copy
        vpbroadcastb zmm19, [r8 + 21]                                    ;    13.2 p5+p10   20 d.5
        vpbroadcastb zmm20, [r8 + 22]                                    ;    14.2 p5+p2   20 d.6
        vpxord zmm21, zmm19, zmm3                                        ;    14.2 p0      20 d
        vmovdqu64 [rbp + 2112], zmm21                                    ;    15.2 p8+p9   20 d
        vpxord zmm21, zmm19, zmm3                                        ;    14.2 p0      19 k
        vmovdqa64 zmm22, zmm21                                           ;    15.2         20 d copy
        vpbroadcastb zmm23, [r8 + 23]                                    ;    15.2 p5+p3   20 d.7
        vpbroadcastb zmm24, [r8 + 32]                                    ;    16.2 p5+p10   20 d.0
        vpbroadcastb zmm25, [r8 + 33]                                    ;    17.2 p5+p2   20 d.1
        vmovdqa64 zmm26, zmm10                                           ;    13.0         20 d copy
        vpternlogd zmm26, zmm4, zmm0, 0x96                               ;    13.0 p0      20 d
        vmovdqu64 [rbp + 2176], zmm26                                    ;    14.0 p7+p4   20 d
        vpbroadcastb zmm26, [r8 + 34]                                    ;    18.2 p5+p3   20 d.2
        vpternlogd zmm11, zmm26, zmm10, 0x96                             ;    19.2 p0      20 d
        vmovdqu64 [rbp + 2240], zmm11                                    ;    20.2 p8+p9   20 d
        vmovdqa64 zmm11, zmm10                                           ;    13.0         19 k copy
        vpternlogd zmm11, zmm4, zmm0, 0x96                               ;    13.0 p0      19 k
        vpxord zmm13, zmm13, zmm11                                       ;    14.0 p0      20 d
        vpxord zmm11, zmm11, zmm24                                       ;    17.2 p0      19 k
        vmovdqa64 zmm27, zmm14                                           ;    13.0         20 d copy
        vpternlogd zmm27, zmm5, zmm1, 0x96                               ;    14.7 p0      20 d
        vmovdqu64 [rbp + 2304], zmm27                                    ;    15.7 p7+p4   20 d
        vmovdqa64 zmm27, zmm14                                           ;    13.0         19 k copy
        vpternlogd zmm27, zmm5, zmm1, 0x96                               ;    15.7 p0      19 k
        vpxord zmm15, zmm15, zmm27                                       ;    16.7 p0      20 d
        vpxord zmm27, zmm27, zmm25                                       ;    18.2 p0      19 k
        vpbroadcastb zmm28, [r8 + 35]                                    ;    19.2 p5+p10   20 d.3
        vpternlogd zmm12, zmm28, zmm14, 0x96                             ;    20.2 p0      20 d
        vmovdqu64 [rbp + 2368], zmm12                                    ;    21.2 p8+p9   20 d
        vpbroadcastb zmm12, [r8 + 36]                                    ;    20.2 p5+p2   20 d.4
        vmovdqa64 zmm29, zmm20                                           ;    15.2         20 d copy
        vpternlogd zmm29, zmm6, zmm2, 0x96                               ;    19.7 p0      20 d
        vmovdqu64 [rbp + 2432], zmm29                                    ;    20.7 p7+p4   20 d
        vmovdqa64 zmm29, zmm20                                           ;    15.2         19 k copy
        vpternlogd zmm29, zmm6, zmm2, 0x96                               ;    20.7 p0      19 k
        vpxord zmm18, zmm18, zmm29                                       ;    21.7 p5      20 d
        vpxord zmm29, zmm29, zmm12                                       ;    21.7 p0      19 k
        vmovdqa64 zmm30, zmm13                                           ;    15.0         20 d copy
        vpternlogd zmm30, zmm24, zmm8, 0x96                              ;    22.2 p5      20 d
        vmovdqu64 [rbp + 2496], zmm30                                    ;    23.2 p8+p9   20 d
        vmovdqa64 zmm30, zmm23                                           ;    16.2         20 d copy
        vpternlogd zmm30, zmm7, zmm3, 0x96                               ;    22.7 p0      20 d
        vmovdqu64 [rbp + 2560], zmm30                                    ;    23.7 p7+p4   20 d
        vmovdqa64 zmm30, zmm23                                           ;    16.2         19 k copy
        vpternlogd zmm30, zmm7, zmm3, 0x96                               ;    23.2 p5      19 k
        vpxord zmm22, zmm22, zmm30                                       ;    24.2 p0      20 d
        vmovdqa64 zmm31, zmm15                                           ;    17.7         20 d copy
        vpternlogd zmm31, zmm25, zmm9, 0x96                              ;    24.2 p5      20 d
        vmovdqu64 [rbp + 2624], zmm31                                    ;    25.2 p8+p9   20 d
        vmovdqa64 zmm31, zmm11                                           ;    18.2         20 d copy
        vpternlogd zmm31, zmm13, zmm26, 0x96                             ;    24.7 p0      20 d
        vmovdqa64 zmm14, zmm18                                           ;    22.7         20 d copy
        vpternlogd zmm14, zmm12, zmm16, 0x96                             ;    25.2 p5      20 d
        vmovdqu64 [rbp + 2688], zmm14                                    ;    26.2 p7+p4   20 d
        vmovdqa64 zmm14, zmm27                                           ;    19.2         20 d copy
        vpternlogd zmm14, zmm15, zmm28, 0x96                             ;    25.7 p0      20 d
        vpbroadcastb zmm16, [r8 + 37]                                    ;    26.2 p5+p3   20 d.5
        vpxord zmm30, zmm30, zmm16                                       ;    27.2 p0      19 k
        vmovdqa64 zmm10, zmm22                                           ;    25.2         20 d copy
        vpternlogd zmm10, zmm16, zmm19, 0x96                             ;    27.2 p5      20 d
        vmovdqu64 [rbp + 2752], zmm10                                    ;    28.2 p8+p9   20 d
        vpbroadcastb zmm10, [r8 + 38]                                    ;    28.2 p5+p10   20 d.6
        vpternlogd zmm17, zmm10, zmm20, 0x96                             ;    29.2 p0      20 d
        vmovdqu64 [rbp + 2816], zmm17                                    ;    30.2 p7+p4   20 d
        vmovdqa64 zmm17, zmm29                                           ;    22.7         20 d copy
        vpternlogd zmm17, zmm18, zmm10, 0x96                             ;    29.2 p0      20 d
        vpbroadcastb zmm20, [r8 + 39]                                    ;    29.2 p5+p2   20 d.7
        vpternlogd zmm21, zmm20, zmm23, 0x96                             ;    30.2 p0      20 d
        vmovdqu64 [rbp + 2880], zmm21                                    ;    31.2 p8+p9   20 d
        vmovdqa64 zmm21, zmm30                                           ;    28.2         20 d copy
        vpternlogd zmm21, zmm22, zmm20, 0x96                             ;    30.2 p5      20 d
        vpbroadcastb zmm23, [r8 + 48]                                    ;    31.2 p5+p3   20 d.0
        vpternlogd zmm13, zmm23, zmm26, 0x96                             ;    32.2 p0      19 k
        vmovdqa64 zmm19, zmm31                                           ;    25.7         20 d copy
        vpternlogd zmm19, zmm23, zmm24, 0x96                             ;    32.2 p0      20 d
        vmovdqu64 [rbp + 2944], zmm19                                    ;    33.2 p7+p4   20 d
        vpbroadcastb zmm19, [r8 + 49]                                    ;    32.2 p5+p10   20 d.1
        vpternlogd zmm15, zmm19, zmm28, 0x96                             ;    33.2 p0      19 k
        vmovdqa64 zmm24, zmm14                                           ;    26.7         20 d copy
        vpternlogd zmm24, zmm19, zmm25, 0x96                             ;    33.2 p5      20 d
        vmovdqu64 [rbp + 3008], zmm24                                    ;    34.2 p8+p9   20 d
        vpbroadcastb zmm24, [r8 + 50]                                    ;    34.2 p5+p2   20 d.2
        vpternlogd zmm11, zmm24, zmm26, 0x96                             ;    35.2 p0      20 d
        vmovdqu64 [rbp + 3072], zmm11                                    ;    36.2 p7+p4   20 d
        vpbroadcastb zmm11, [r8 + 51]                                    ;    35.2 p5+p3   20 d.3
        vpternlogd zmm27, zmm11, zmm28, 0x96                             ;    36.2 p0      20 d
        vmovdqu64 [rbp + 3136], zmm27                                    ;    37.2 p8+p9   20 d
        vpbroadcastb zmm27, [r8 + 52]                                    ;    36.2 p5+p10   20 d.4
        vpternlogd zmm18, zmm27, zmm10, 0x96                             ;    37.2 p0      19 k
        vmovdqa64 zmm28, zmm17                                           ;    30.2         20 d copy
        vpternlogd zmm28, zmm27, zmm12, 0x96                             ;    37.2 p0      20 d
        vmovdqu64 [rbp + 3200], zmm28                                    ;    38.2 p7+p4   20 d
        vmovdqa64 zmm28, zmm13                                           ;    33.2         20 d copy
        vpternlogd zmm28, zmm31, zmm24, 0x96                             ;    37.2 p5      20 d
        vmovdqa64 zmm12, zmm15                                           ;    34.2         20 d copy
        vpternlogd zmm12, zmm14, zmm11, 0x96                             ;    37.7 p0      20 d
        vpbroadcastb zmm26, [r8 + 53]                                    ;    38.2 p5+p2   20 d.5
        vpternlogd zmm22, zmm26, zmm20, 0x96                             ;    39.2 p0      19 k
        vmovdqa64 zmm25, zmm21                                           ;    31.2         20 d copy
        vpternlogd zmm25, zmm26, zmm16, 0x96                             ;    39.2 p5      20 d
        vmovdqu64 [rbp + 3264], zmm25                                    ;    40.2 p8+p9   20 d
        vpbroadcastb zmm25, [r8 + 54]                                    ;    40.2 p5+p3   20 d.6
        vpternlogd zmm29, zmm25, zmm10, 0x96                             ;    41.2 p0      20 d
        vmovdqu64 [rbp + 3328], zmm29                                    ;    42.2 p7+p4   20 d
        vpbroadcastb zmm29, [r8 + 55]                                    ;    41.2 p5+p10   20 d.7
        vpternlogd zmm30, zmm29, zmm20, 0x96                             ;    42.2 p0      20 d
        vmovdqu64 [rbp + 3392], zmm30                                    ;    43.2 p8+p9   20 d
        vmovdqa64 zmm30, zmm18                                           ;    38.2         20 d copy
        vpternlogd zmm30, zmm17, zmm25, 0x96                             ;    41.7 p0      20 d
        vmovdqu64 [rbp + 3456], zmm4                                     ;    26.2 p7+p4   12 rk
        vmovdqa64 zmm4, zmm22                                            ;    40.2         20 d copy
        vpternlogd zmm4, zmm21, zmm29, 0x96                              ;    42.2 p5      20 d
        vmovdqu64 [rbp + 3520], zmm5                                     ;    27.0 p8+p9   12 rk
        vpbroadcastb zmm5, [r8 + 64]                                     ;    43.2 p5+p2   20 d.0
        vpternlogd zmm31, zmm5, zmm24, 0x96                              ;    44.2 p0      19 k
        vmovdqu64 [rbp + 3584], zmm0                                     ;    28.2 p7+p4   12 rk
        vpbroadcastb zmm0, [r8 + 65]                                     ;    44.2 p5+p3   20 d.1
        vpternlogd zmm14, zmm0, zmm11, 0x96                              ;    45.2 p0      19 k
        vmovdqu64 [rbp + 3648], zmm1                                     ;    29.0 p8+p9   12 rk
        vmovdqa64 zmm1, zmm28                                            ;    38.2         20 d copy
        vpternlogd zmm1, zmm5, zmm23, 0x96                               ;    44.7 p0      20 d
        vmovdqu64 [rbp + 3712], zmm1                                     ;    45.7 p7+p4   20 d
        vpbroadcastb zmm1, [r8 + 66]                                     ;    45.2 p5+p10   20 d.2
        vpternlogd zmm13, zmm1, zmm24, 0x96                              ;    46.2 p0      20 d
        vmovdqu64 [rbp + 3776], zmm13                                    ;    47.2 p8+p9   20 d
        vmovdqa64 zmm13, zmm12                                           ;    38.7         20 d copy
        vpternlogd zmm13, zmm0, zmm19, 0x96                              ;    46.2 p5      20 d
        vmovdqu64 [rbp + 3840], zmm13                                    ;    47.2 p7+p4   20 d
        vpbroadcastb zmm13, [r8 + 67]                                    ;    47.2 p5+p2   20 d.3
        vpternlogd zmm15, zmm13, zmm11, 0x96                             ;    48.2 p0      20 d
        vmovdqu64 [rbp + 3904], zmm15                                    ;    49.2 p8+p9   20 d
        vpbroadcastb zmm15, [r8 + 68]                                    ;    48.2 p5+p3   20 d.4
        vpternlogd zmm17, zmm15, zmm25, 0x96                             ;    49.2 p0      19 k
        vmovdqu64 [rbp + 3968], zmm6                                     ;    34.2 p7+p4   12 rk
        vpbroadcastb zmm6, [r8 + 69]                                     ;    49.2 p5+p10   20 d.5
        vpternlogd zmm21, zmm6, zmm29, 0x96                              ;    50.2 p0      19 k
        vmovdqu64 [rbp + 4032], zmm7                                     ;    35.0 p8+p9   12 rk
        vpbroadcastb zmm7, [r8 + 70]                                     ;    50.2 p5+p2   20 d.6
        vpternlogd zmm18, zmm7, zmm25, 0x96                              ;    51.2 p0      20 d
        vmovdqu64 [rbp + 4096], zmm18                                    ;    52.2 p7+p4   20 d
        vpbroadcastb zmm18, [r8 + 71]                                    ;    51.2 p5+p3   20 d.7
        vpternlogd zmm22, zmm18, zmm29, 0x96                             ;    52.2 p0      20 d
        vmovdqu64 [rbp + 4160], zmm22                                    ;    53.2 p8+p9   20 d
        vmovdqa64 zmm22, zmm31                                           ;    45.2         20 d copy
        vpternlogd zmm22, zmm28, zmm1, 0x96                              ;    51.7 p0      20 d
        vmovdqu64 [rbp + 4224], zmm2                                     ;    38.2 p7+p4   12 rk
        vmovdqa64 zmm2, zmm30                                            ;    42.7         20 d copy
        vpternlogd zmm2, zmm15, zmm27, 0x96                              ;    52.2 p5      20 d
        vmovdqu64 [rbp + 4288], zmm2                                     ;    53.2 p8+p9   20 d
        vmovdqa64 zmm2, zmm4                                             ;    43.2         20 d copy
        vpternlogd zmm2, zmm6, zmm26, 0x96                               ;    52.7 p0      20 d
        vmovdqu64 [rbp + 4352], zmm2                                     ;    53.7 p7+p4   20 d
        vmovdqa64 zmm2, zmm14                                            ;    46.2         20 d copy
        vpternlogd zmm2, zmm12, zmm13, 0x96                              ;    53.2 p5      20 d
        vmovdqu64 [rbp + 4416], zmm3                                     ;    41.0 p8+p9   12 rk
        vpbroadcastb zmm3, [r8 + 80]                                     ;    54.2 p5+p10   20 d.0
        vpternlogd zmm28, zmm3, zmm1, 0x96                               ;    55.2 p0      19 k
        vmovdqu64 [rbp + 4480], zmm8                                     ;    42.2 p7+p4   12 rk
        vmovdqa64 zmm8, zmm17                                            ;    50.2         20 d copy
        vpternlogd zmm8, zmm30, zmm7, 0x96                               ;    54.7 p0      20 d
        vmovdqu64 [rbp + 4544], zmm9                                     ;    43.0 p8+p9   12 rk
        vpbroadcastb zmm9, [r8 + 81]                                     ;    55.2 p5+p2   20 d.1
        vpternlogd zmm12, zmm9, zmm13, 0x96                              ;    56.2 p0      19 k
        vmovdqa64 zmm29, zmm21                                           ;    51.2         20 d copy
        vpternlogd zmm29, zmm4, zmm18, 0x96                              ;    56.2 p5      20 d
        vpbroadcastb zmm25, [r8 + 82]                                    ;    57.2 p5+p3   20 d.2
        vpternlogd zmm31, zmm25, zmm1, 0x96                              ;    58.2 p0      20 d
        vmovdqu64 [rbp + 4608], zmm31                                    ;    59.2 p7+p4   20 d
        vpbroadcastb zmm31, [r8 + 83]                                    ;    58.2 p5+p10   20 d.3
        vpternlogd zmm14, zmm31, zmm13, 0x96                             ;    59.2 p0      20 d
        vmovdqu64 [rbp + 4672], zmm14                                    ;    60.2 p8+p9   20 d
        vpbroadcastb zmm14, [r8 + 84]                                    ;    59.2 p5+p2   20 d.4
        vpternlogd zmm30, zmm14, zmm7, 0x96                              ;    60.2 p0      19 k
        vmovdqa64 zmm13, zmm22                                           ;    52.7         20 d copy
        vpternlogd zmm13, zmm3, zmm5, 0x96                               ;    59.7 p0      20 d
        vmovdqu64 [rbp + 4736], zmm13                                    ;    60.7 p7+p4   20 d
        vpbroadcastb zmm13, [r8 + 85]                                    ;    60.2 p5+p3   20 d.5
        vpternlogd zmm4, zmm13, zmm18, 0x96                              ;    61.2 p0      19 k
        vmovdqa64 zmm1, zmm2                                             ;    54.2         20 d copy
        vpternlogd zmm1, zmm9, zmm0, 0x96                                ;    61.2 p5      20 d
        vmovdqu64 [rbp + 4800], zmm1                                     ;    62.2 p8+p9   20 d
        vpbroadcastb zmm1, [r8 + 86]                                     ;    62.2 p5+p10   20 d.6
        vpternlogd zmm17, zmm1, zmm7, 0x96                               ;    63.2 p0      20 d
        vmovdqu64 [rbp + 4864], zmm17                                    ;    64.2 p7+p4   20 d
        vpbroadcastb zmm17, [r8 + 87]                                    ;    63.2 p5+p2   20 d.7
        vpternlogd zmm21, zmm17, zmm18, 0x96                             ;    64.2 p0      20 d
        vmovdqu64 [rbp + 4928], zmm21                                    ;    65.2 p8+p9   20 d
        vpbroadcastb zmm21, [r8 + 96]                                    ;    64.2 p5+p3   20 d.0
        vmovdqu64 [rbp + 4992], zmm16                                    ;    50.2 p7+p4   12 rk
        vmovdqa64 zmm16, zmm8                                            ;    55.7         20 d copy
        vpternlogd zmm16, zmm14, zmm15, 0x96                             ;    63.7 p0      20 d
        vmovdqu64 [rbp + 5056], zmm16                                    ;    64.7 p8+p9   20 d
        vpbroadcastb zmm16, [r8 + 97]                                    ;    65.2 p5+p10   20 d.1
        vmovdqu64 [rbp + 5120], zmm10                                    ;    52.2 p7+p4   12 rk
        vmovdqa64 zmm10, zmm28                                           ;    56.2         20 d copy
        vpternlogd zmm10, zmm22, zmm25, 0x96                             ;    64.7 p0      20 d
        vpternlogd zmm22, zmm21, zmm25, 0x96                             ;    65.7 p0      19 k
        vmovdqu64 [rbp + 5184], zmm20                                    ;    53.0 p8+p9   12 rk
        vmovdqa64 zmm20, zmm29                                           ;    57.2         20 d copy
        vpternlogd zmm20, zmm13, zmm6, 0x96                              ;    66.2 p5      20 d
        vmovdqu64 [rbp + 5248], zmm20                                    ;    67.2 p7+p4   20 d
        vmovdqa64 zmm20, zmm12                                           ;    57.2         20 d copy
        vpternlogd zmm20, zmm2, zmm31, 0x96                              ;    66.7 p0      20 d
        vpternlogd zmm2, zmm16, zmm31, 0x96                              ;    67.2 p5      19 k
        vpbroadcastb zmm18, [r8 + 98]                                    ;    68.2 p5+p2   20 d.2
        vpternlogd zmm28, zmm18, zmm25, 0x96                             ;    69.2 p0      20 d
        vmovdqu64 [rbp + 5312], zmm28                                    ;    70.2 p8+p9   20 d
        vpbroadcastb zmm28, [r8 + 99]                                    ;    69.2 p5+p3   20 d.3
        vpternlogd zmm12, zmm28, zmm31, 0x96                             ;    70.2 p0      20 d
        vmovdqu64 [rbp + 5376], zmm12                                    ;    71.2 p7+p4   20 d
        vpbroadcastb zmm12, [r8 + 100]                                   ;    70.2 p5+p10   20 d.4
        vmovdqa64 zmm31, zmm30                                           ;    61.2         20 d copy
        vpternlogd zmm31, zmm8, zmm1, 0x96                               ;    69.7 p0      20 d
        vpternlogd zmm8, zmm12, zmm1, 0x96                               ;    71.2 p0      19 k
        vpbroadcastb zmm25, [r8 + 101]                                   ;    71.2 p5+p2   20 d.5
        vmovdqa64 zmm7, zmm4                                             ;    62.2         20 d copy
        vpternlogd zmm7, zmm29, zmm17, 0x96                              ;    71.7 p0      20 d
        vpternlogd zmm29, zmm25, zmm17, 0x96                             ;    72.2 p5      19 k
        vmovdqu64 [rbp + 5440], zmm23                                    ;    57.0 p8+p9   12 rk
        vpbroadcastb zmm23, [r8 + 102]                                   ;    73.2 p5+p3   20 d.6
        vpternlogd zmm30, zmm23, zmm1, 0x96                              ;    74.2 p0      20 d
        vmovdqu64 [rbp + 5504], zmm30                                    ;    75.2 p7+p4   20 d
        vpbroadcastb zmm30, [r8 + 103]                                   ;    74.2 p5+p10   20 d.7
        vpternlogd zmm4, zmm30, zmm17, 0x96                              ;    75.2 p0      20 d
        vmovdqu64 [rbp + 5568], zmm4                                     ;    76.2 p8+p9   20 d
        vmovdqa64 zmm4, zmm10                                            ;    65.7         20 d copy
        vpternlogd zmm4, zmm21, zmm3, 0x96                               ;    74.7 p0      20 d
        vmovdqu64 [rbp + 5632], zmm4                                     ;    75.7 p7+p4   20 d
        vmovdqa64 zmm4, zmm20                                            ;    67.7         20 d copy
        vpternlogd zmm4, zmm16, zmm9, 0x96                               ;    75.2 p5      20 d
        vmovdqu64 [rbp + 5696], zmm4                                     ;    76.2 p8+p9   20 d
        vpbroadcastb zmm4, [r8 + 112]                                    ;    76.2 p5+p2   20 d.0
        vmovdqu64 [rbp + 5760], zmm19                                    ;    62.2 p7+p4   12 rk
        vpbroadcastb zmm19, [r8 + 113]                                   ;    77.2 p5+p3   20 d.1
        vmovdqu64 [rbp + 5824], zmm24                                    ;    63.0 p8+p9   12 rk
        vpbroadcastb zmm24, [r8 + 114]                                   ;    78.2 p5+p10   20 d.2
        vmovdqu64 [rbp + 5888], zmm11                                    ;    64.2 p7+p4   12 rk
        vpbroadcastb zmm11, [r8 + 115]                                   ;    79.2 p5+p2   20 d.3
        vmovdqu64 [rbp + 5952], zmm27                                    ;    65.0 p8+p9   12 rk
        vpbroadcastb zmm27, [r8 + 116]                                   ;    80.2 p5+p3   20 d.4
        vmovdqu64 [rbp + 6016], zmm26                                    ;    66.2 p7+p4   12 rk
        vmovdqa64 zmm26, zmm31                                           ;    70.7         20 d copy
        vpternlogd zmm26, zmm12, zmm14, 0x96                             ;    75.7 p0      20 d
        vmovdqu64 [rbp + 6080], zmm26                                    ;    76.7 p8+p9   20 d
        vmovdqa64 zmm26, zmm22                                           ;    66.7         20 d copy
        vpternlogd zmm26, zmm10, zmm18, 0x96                             ;    76.7 p0      20 d
        vpternlogd zmm22, zmm24, zmm18, 0x96                             ;    79.2 p0      20 d
        vmovdqu64 [rbp + 6144], zmm22                                    ;    80.2 p7+p4   20 d
        vpternlogd zmm10, zmm4, zmm18, 0x96                              ;    78.7 p0      19 k
        vmovdqa64 zmm22, zmm2                                            ;    68.2         20 d copy
        vpternlogd zmm22, zmm20, zmm28, 0x96                             ;    79.7 p0      20 d
        vpternlogd zmm2, zmm11, zmm28, 0x96                              ;    80.7 p0      20 d
        vmovdqu64 [rbp + 6208], zmm2                                     ;    81.7 p8+p9   20 d
        vpternlogd zmm20, zmm19, zmm28, 0x96                             ;    81.2 p5      19 k
        vmovdqa64 zmm2, zmm7                                             ;    72.7         20 d copy
        vpternlogd zmm2, zmm25, zmm13, 0x96                              ;    81.7 p0      20 d
        vmovdqu64 [rbp + 6272], zmm2                                     ;    82.7 p7+p4   20 d
        vpbroadcastb zmm2, [r8 + 117]                                    ;    82.2 p5+p10   20 d.5
        vmovdqu64 [rbp + 6336], zmm5                                     ;    71.0 p8+p9   12 rk
        vpbroadcastb zmm5, [r8 + 118]                                    ;    83.2 p5+p2   20 d.6
        vmovdqu64 [rbp + 6400], zmm0                                     ;    72.2 p7+p4   12 rk
        vpbroadcastb zmm0, [r8 + 119]                                    ;    84.2 p5+p3   20 d.7
        vmovdqu64 [rbp + 6464], zmm15                                    ;    73.0 p8+p9   12 rk
        vmovdqa64 zmm15, zmm8                                            ;    72.2         20 d copy
        vpternlogd zmm15, zmm31, zmm23, 0x96                             ;    82.7 p0      20 d
        vpternlogd zmm31, zmm27, zmm23, 0x96                             ;    83.7 p0      19 k
        vpternlogd zmm8, zmm5, zmm23, 0x96                               ;    84.7 p0      20 d
        vmovdqu64 [rbp + 6528], zmm8                                     ;    85.7 p7+p4   20 d
        vmovdqa64 zmm8, zmm29                                            ;    73.2         20 d copy
        vpternlogd zmm8, zmm7, zmm30, 0x96                               ;    85.2 p5      20 d
        vpternlogd zmm7, zmm2, zmm30, 0x96                               ;    85.7 p0      19 k
        vpternlogd zmm29, zmm0, zmm30, 0x96                              ;    86.2 p5      20 d
        vmovdqu64 [rbp + 6592], zmm29                                    ;    87.2 p8+p9   20 d
        vpbroadcastb zmm29, [r8 + 128]                                   ;    87.2 p5+p10   20 d.0
        vmovdqu64 [rbp + 6656], zmm6                                     ;    76.2 p7+p4   12 rk
        vmovdqa64 zmm6, zmm26                                            ;    77.7         20 d copy
        vpternlogd zmm6, zmm4, zmm21, 0x96                               ;    86.7 p0      20 d
        vmovdqu64 [rbp + 6720], zmm6                                     ;    87.7 p8+p9   20 d
        vpbroadcastb zmm6, [r8 + 129]                                    ;    88.2 p5+p2   20 d.1
        vpbroadcastb zmm30, [r8 + 130]                                   ;    89.2 p5+p3   20 d.2
        vpbroadcastb zmm23, [r8 + 131]                                   ;    90.2 p5+p10   20 d.3
        vpbroadcastb zmm28, [r8 + 132]                                   ;    91.2 p5+p2   20 d.4
        vmovdqa64 zmm18, zmm22                                           ;    80.7         20 d copy
        vpternlogd zmm18, zmm19, zmm16, 0x96                             ;    87.7 p0      20 d
        vmovdqu64 [rbp + 6784], zmm18                                    ;    88.7 p7+p4   20 d
        vpbroadcastb zmm18, [r8 + 133]                                   ;    92.2 p5+p3   20 d.5
        vpbroadcastb zmm16, [r8 + 134]                                   ;    93.2 p5+p10   20 d.6
        vpbroadcastb zmm21, [r8 + 135]                                   ;    94.2 p5+p2   20 d.7
        vmovdqa64 zmm17, zmm10                                           ;    79.7         20 d copy
        vpternlogd zmm17, zmm26, zmm24, 0x96                             ;    88.7 p0      20 d
        vpternlogd zmm10, zmm30, zmm24, 0x96                             ;    90.2 p0      20 d
        vmovdqu64 [rbp + 6848], zmm10                                    ;    91.2 p8+p9   20 d
        vpternlogd zmm26, zmm29, zmm24, 0x96                             ;    90.7 p0      19 k
        vmovdqa64 zmm10, zmm15                                           ;    83.7         20 d copy
        vpternlogd zmm10, zmm27, zmm12, 0x96                             ;    91.7 p0      20 d
        vmovdqu64 [rbp + 6912], zmm10                                    ;    92.7 p7+p4   20 d
        vmovdqa64 zmm10, zmm20                                           ;    82.2         20 d copy
        vpternlogd zmm10, zmm22, zmm11, 0x96                             ;    92.7 p0      20 d
        vpternlogd zmm20, zmm23, zmm11, 0x96                             ;    93.7 p0      20 d
        vmovdqu64 [rbp + 6976], zmm20                                    ;    94.7 p8+p9   20 d
        vpternlogd zmm22, zmm6, zmm11, 0x96                              ;    94.7 p0      19 k
        vpbroadcastb zmm20, [r8 + 144]                                   ;    95.2 p5+p3   20 d.0
        vmovdqu64 [rbp + 7040], zmm3                                     ;    82.2 p7+p4   12 rk
        vmovdqa64 zmm3, zmm8                                             ;    86.2         20 d copy
        vpternlogd zmm3, zmm2, zmm25, 0x96                               ;    95.7 p0      20 d
        vmovdqu64 [rbp + 7104], zmm3                                     ;    96.7 p8+p9   20 d
        vpbroadcastb zmm3, [r8 + 145]                                    ;    96.2 p5+p10   20 d.1
        vmovdqu64 [rbp + 7168], zmm9                                     ;    84.2 p7+p4   12 rk
        vmovdqa64 zmm9, zmm31                                            ;    84.7         20 d copy
        vpternlogd zmm9, zmm15, zmm5, 0x96                               ;    96.7 p0      20 d
        vpternlogd zmm15, zmm28, zmm5, 0x96                              ;    97.2 p5      19 k
        vpternlogd zmm31, zmm16, zmm5, 0x96                              ;    97.7 p0      20 d
        vmovdqu64 [rbp + 7232], zmm31                                    ;    98.7 p8+p9   20 d
        vpbroadcastb zmm31, [r8 + 146]                                   ;    98.2 p5+p2   20 d.2
        vmovdqu64 [rbp + 7296], zmm14                                    ;    86.2 p7+p4   12 rk
        vmovdqa64 zmm14, zmm7                                            ;    86.7         20 d copy
        vpternlogd zmm14, zmm8, zmm0, 0x96                               ;    98.7 p0      20 d
        vpternlogd zmm8, zmm18, zmm0, 0x96                               ;    99.2 p5      19 k
        vpternlogd zmm7, zmm21, zmm0, 0x96                               ;    99.7 p0      20 d
        vmovdqu64 [rbp + 7360], zmm7                                     ;   100.7 p8+p9   20 d
        vpbroadcastb zmm7, [r8 + 147]                                    ;   100.2 p5+p3   20 d.3
        vmovdqu64 [rbp + 7424], zmm13                                    ;    88.2 p7+p4   12 rk
        vpbroadcastb zmm13, [r8 + 148]                                   ;   101.2 p5+p10   20 d.4
        vmovdqu64 [rbp + 7488], zmm1                                     ;    89.0 p8+p9   12 rk
        vpbroadcastb zmm1, [r8 + 149]                                    ;   102.2 p5+p2   20 d.5
        vmovdqa64 zmm0, zmm17                                            ;    89.7         20 d copy
        vpternlogd zmm0, zmm29, zmm4, 0x96                               ;   100.7 p0      20 d
        vmovdqu64 [rbp + 7552], zmm0                                     ;   101.7 p7+p4   20 d
        vpbroadcastb zmm0, [r8 + 150]                                    ;   103.2 p5+p3   20 d.6
        vpbroadcastb zmm5, [r8 + 151]                                    ;   104.2 p5+p10   20 d.7
        vpbroadcastb zmm11, [r8 + 160]                                   ;   105.2 p5+p2   20 d.0
        vmovdqa64 zmm24, zmm10                                           ;    93.7         20 d copy
        vpternlogd zmm24, zmm6, zmm19, 0x96                              ;   101.7 p0      20 d
        vmovdqu64 [rbp + 7616], zmm24                                    ;   102.7 p8+p9   20 d
        vpbroadcastb zmm24, [r8 + 161]                                   ;   106.2 p5+p3   20 d.1
        vmovdqu64 [rbp + 7680], zmm12                                    ;    92.2 p7+p4   12 rk
        vpbroadcastb zmm12, [r8 + 162]                                   ;   107.2 p5+p10   20 d.2
        vmovdqu64 [rbp + 7744], zmm25                                    ;    93.0 p8+p9   12 rk
        vmovdqa64 zmm25, zmm26                                           ;    91.7         20 d copy
        vpternlogd zmm25, zmm17, zmm30, 0x96                             ;   102.7 p0      20 d
        vpternlogd zmm26, zmm31, zmm30, 0x96                             ;   103.7 p0      20 d
        vmovdqu64 [rbp + 7808], zmm26                                    ;   104.7 p7+p4   20 d
        vpternlogd zmm17, zmm20, zmm30, 0x96                             ;   104.7 p0      19 k
        vpbroadcastb zmm26, [r8 + 163]                                   ;   108.2 p5+p2   20 d.3
        vpbroadcastb zmm30, [r8 + 164]                                   ;   109.2 p5+p3   20 d.4
        vpbroadcastb zmm19, [r8 + 165]                                   ;   110.2 p5+p10   20 d.5
        vmovdqa64 zmm4, zmm9                                             ;    97.7         20 d copy
        vpternlogd zmm4, zmm28, zmm27, 0x96                              ;   105.7 p0      20 d
        vmovdqu64 [rbp + 7872], zmm4                                     ;   106.7 p8+p9   20 d
        vmovdqa64 zmm4, zmm22                                            ;    95.7         20 d copy
        vpternlogd zmm4, zmm10, zmm23, 0x96                              ;   106.7 p0      20 d
        vpternlogd zmm10, zmm3, zmm23, 0x96                              ;   107.7 p0      19 k
        vpternlogd zmm22, zmm7, zmm23, 0x96                              ;   108.7 p0      20 d
        vmovdqu64 [rbp + 7936], zmm22                                    ;   109.7 p7+p4   20 d
        vpbroadcastb zmm22, [r8 + 166]                                   ;   111.2 p5+p2   20 d.6
        vmovdqa64 zmm23, zmm14                                           ;    99.7         20 d copy
        vpternlogd zmm23, zmm18, zmm2, 0x96                              ;   109.7 p0      20 d
        vmovdqu64 [rbp + 8000], zmm23                                    ;   110.7 p8+p9   20 d
        vpbroadcastb zmm23, [r8 + 167]                                   ;   112.2 p5+p3   20 d.7
        vmovdqa64 zmm2, zmm15                                            ;    98.2         20 d copy
        vpternlogd zmm2, zmm9, zmm16, 0x96                               ;   110.7 p0      20 d
        vpternlogd zmm9, zmm13, zmm16, 0x96                              ;   111.7 p0      19 k
        vpternlogd zmm15, zmm0, zmm16, 0x96                              ;   112.7 p0      20 d
        vmovdqu64 [rbp + 8064], zmm15                                    ;   113.7 p7+p4   20 d
        vmovdqa64 zmm15, zmm8                                            ;   100.2         20 d copy
        vpternlogd zmm15, zmm14, zmm21, 0x96                             ;   113.2 p5      20 d
        vpternlogd zmm14, zmm1, zmm21, 0x96                              ;   113.7 p0      19 k
        vpternlogd zmm8, zmm5, zmm21, 0x96                               ;   114.2 p5      20 d
        vmovdqu64 [rbp + 8128], zmm8                                     ;   115.2 p8+p9   20 d
        vpbroadcastb zmm8, [r8 + 176]                                    ;   115.2 p5+p10   20 d.0
        vpbroadcastb zmm21, [r8 + 177]                                   ;   116.2 p5+p2   20 d.1
        vpbroadcastb zmm16, [r8 + 178]                                   ;   117.2 p5+p3   20 d.2
        vmovdqa64 zmm27, zmm25                                           ;   103.7         20 d copy
        vpternlogd zmm27, zmm20, zmm29, 0x96                             ;   114.7 p0      20 d
        vmovdqu64 [rbp + 8192], zmm27                                    ;   115.7 p7+p4   20 d
        vpbroadcastb zmm27, [r8 + 179]                                   ;   118.2 p5+p10   20 d.3
        vpbroadcastb zmm29, [r8 + 180]                                   ;   119.2 p5+p2   20 d.4
        vpbroadcastb zmm29, [r8 + 181]                                   ;   120.2 p5+p3   20 d.5
        vpbroadcastb zmm29, [r8 + 182]                                   ;   121.2 p5+p10   20 d.6
        vpbroadcastb zmm29, [r8 + 183]                                   ;   122.2 p5+p2   20 d.7
        vmovdqa64 zmm29, zmm4                                            ;   107.7         20 d copy
        vpternlogd zmm29, zmm3, zmm6, 0x96                               ;   115.7 p0      20 d
        vmovdqu64 [rbp + 8256], zmm29                                    ;   116.7 p8+p9   20 d
        vpbroadcastb zmm29, [r8 + 192]                                   ;   123.2 p5+p3   20 d.0
        vmovdqa64 zmm6, zmm17                                            ;   105.7         20 d copy
        vpternlogd zmm6, zmm25, zmm31, 0x96                              ;   116.7 p0      20 d
        vpternlogd zmm17, zmm12, zmm31, 0x96                             ;   117.7 p0      20 d
        vmovdqu64 [rbp + 8320], zmm17                                    ;   118.7 p7+p4   20 d
        vpternlogd zmm25, zmm11, zmm31, 0x96                             ;   118.7 p0      19 k
        vpbroadcastb zmm17, [r8 + 193]                                   ;   124.2 p5+p10   20 d.1
        vpbroadcastb zmm31, [r8 + 194]                                   ;   125.2 p5+p2   20 d.2
        vmovdqa64 zmm31, zmm2                                            ;   111.7         20 d copy
        vpternlogd zmm31, zmm13, zmm28, 0x96                             ;   119.7 p0      20 d
        vmovdqu64 [rbp + 8384], zmm31                                    ;   120.7 p8+p9   20 d
        vmovdqa64 zmm31, zmm10                                           ;   108.7         20 d copy
        vpternlogd zmm31, zmm4, zmm7, 0x96                               ;   120.7 p0      20 d
        vpternlogd zmm10, zmm26, zmm7, 0x96                              ;   121.7 p0      20 d
        vpternlogd zmm4, zmm24, zmm7, 0x96                               ;   122.7 p0      19 k
        vmovdqu64 [rbp + 8448], zmm10                                    ;   122.7 p7+p4   20 d
        vpbroadcastb zmm10, [r8 + 195]                                   ;   126.2 p5+p3   20 d.3
        vpbroadcastb zmm7, [r8 + 196]                                    ;   127.2 p5+p10   20 d.4
        vmovdqa64 zmm28, zmm15                                           ;   114.2         20 d copy
        vpternlogd zmm28, zmm1, zmm18, 0x96                              ;   123.7 p0      20 d
        vmovdqu64 [rbp + 8512], zmm28                                    ;   124.7 p8+p9   20 d
        vpbroadcastb zmm28, [r8 + 197]                                   ;   128.2 p5+p2   20 d.5
        vmovdqu64 [rbp + 8576], zmm18                                    ;   106.2 p7+p4   12 rk
        vmovdqa64 zmm18, zmm9                                            ;   112.7         20 d copy
        vpternlogd zmm18, zmm2, zmm0, 0x96                               ;   124.7 p0      20 d
        vpternlogd zmm9, zmm22, zmm0, 0x96                               ;   125.7 p0      20 d
        vpternlogd zmm2, zmm30, zmm0, 0x96                               ;   126.7 p0      19 k
        vmovdqu64 [rbp + 8640], zmm9                                     ;   126.7 p8+p9   20 d
        vpbroadcastb zmm9, [r8 + 198]                                    ;   129.2 p5+p3   20 d.6
        vmovdqa64 zmm0, zmm14                                            ;   114.7         20 d copy
        vpternlogd zmm0, zmm15, zmm5, 0x96                               ;   127.7 p0      20 d
        vpternlogd zmm14, zmm23, zmm5, 0x96                              ;   128.7 p0      20 d
        vpternlogd zmm15, zmm19, zmm5, 0x96                              ;   129.7 p0      19 k
        vmovdqu64 [rbp + 8704], zmm14                                    ;   129.7 p7+p4   20 d
        vpbroadcastb zmm14, [r8 + 199]                                   ;   130.2 p5+p10   20 d.7
        vpbroadcastb zmm5, [r8 + 208]                                    ;   131.2 p5+p2   20 d.0
        vmovdqa64 zmm5, zmm6                                             ;   117.7         20 d copy
        vpternlogd zmm5, zmm11, zmm20, 0x96                              ;   130.7 p0      20 d
        vmovdqu64 [rbp + 8768], zmm5                                     ;   131.7 p8+p9   20 d
        vpbroadcastb zmm5, [r8 + 209]                                    ;   132.2 p5+p3   20 d.1
        vpbroadcastb zmm20, [r8 + 210]                                   ;   133.2 p5+p10   20 d.2
        vpbroadcastb zmm20, [r8 + 211]                                   ;   134.2 p5+p2   20 d.3
        vpbroadcastb zmm20, [r8 + 212]                                   ;   135.2 p5+p3   20 d.4
        vmovdqa64 zmm20, zmm31                                           ;   121.7         20 d copy
        vpternlogd zmm20, zmm24, zmm3, 0x96                              ;   131.7 p0      20 d
        vmovdqu64 [rbp + 8832], zmm20                                    ;   132.7 p7+p4   20 d
        vpbroadcastb zmm20, [r8 + 213]                                   ;   136.2 p5+p10   20 d.5
        vpbroadcastb zmm3, [r8 + 214]                                    ;   137.2 p5+p2   20 d.6
        vpbroadcastb zmm3, [r8 + 215]                                    ;   138.2 p5+p3   20 d.7
        vmovdqa64 zmm3, zmm25                                            ;   119.7         20 d copy
        vpternlogd zmm3, zmm6, zmm12, 0x96                               ;   132.7 p0      20 d
        vpternlogd zmm25, zmm16, zmm12, 0x96                             ;   133.7 p0      20 d
        vpternlogd zmm6, zmm8, zmm12, 0x96                               ;   134.7 p0      19 k
        vmovdqu64 [rbp + 8896], zmm25                                    ;   134.7 p8+p9   20 d
        vpbroadcastb zmm25, [r8 + 224]                                   ;   139.2 p5+p10   20 d.0
        vmovdqa64 zmm12, zmm18                                           ;   125.7         20 d copy
        vpternlogd zmm12, zmm30, zmm13, 0x96                             ;   135.7 p0      20 d
        vmovdqu64 [rbp + 8960], zmm12                                    ;   136.7 p7+p4   20 d
        vpbroadcastb zmm12, [r8 + 225]                                   ;   140.2 p5+p2   20 d.1
        vmovdqa64 zmm13, zmm4                                            ;   123.7         20 d copy
        vpternlogd zmm13, zmm31, zmm26, 0x96                             ;   136.7 p0      20 d
        vpternlogd zmm4, zmm27, zmm26, 0x96                              ;   137.7 p0      20 d
        vpternlogd zmm31, zmm21, zmm26, 0x96                             ;   138.7 p0      19 k
        vmovdqu64 [rbp + 9024], zmm4                                     ;   138.7 p8+p9   20 d
        vpbroadcastb zmm4, [r8 + 226]                                    ;   141.2 p5+p3   20 d.2
        vmovdqa64 zmm26, zmm0                                            ;   128.7         20 d copy
        vpternlogd zmm26, zmm19, zmm1, 0x96                              ;   139.7 p0      20 d
        vmovdqu64 [rbp + 9088], zmm26                                    ;   140.7 p7+p4   20 d
        vpbroadcastb zmm26, [r8 + 227]                                   ;   142.2 p5+p10   20 d.3
        vmovdqu64 [rbp + 9152], zmm1                                     ;   115.0 p8+p9   12 rk
        vpbroadcastb zmm1, [r8 + 228]                                    ;   143.2 p5+p2   20 d.4
        vmovdqa64 zmm1, zmm2                                             ;   127.7         20 d copy
        vpternlogd zmm1, zmm18, zmm22, 0x96                              ;   140.7 p0      20 d
        vpbroadcastb zmm26, [r8 + 180]                                   ;   144.2 p5+p3   20 d.4 reload
        vpternlogd zmm18, zmm22, zmm26, 0x96                             ;   145.2 p0      19 k
        vpbroadcastb zmm4, [r8 + 182]                                    ;   145.2 p5+p10   20 d.6 reload
        vpternlogd zmm2, zmm22, zmm4, 0x96                               ;   146.2 p0      20 d
        vmovdqu64 [rbp + 9216], zmm2                                     ;   147.2 p7+p4   20 d
        vpbroadcastb zmm2, [r8 + 229]                                    ;   146.2 p5+p2   20 d.5
        vpbroadcastb zmm22, [r8 + 230]                                   ;   147.2 p5+p3   20 d.6
        vmovdqa64 zmm22, zmm15                                           ;   130.7         20 d copy
        vpternlogd zmm22, zmm0, zmm23, 0x96                              ;   143.7 p0      20 d
        vpbroadcastb zmm2, [r8 + 181]                                    ;   148.2 p5+p10   20 d.5 reload
        vpternlogd zmm0, zmm23, zmm2, 0x96                               ;   149.2 p0      19 k
        vpbroadcastb zmm12, [r8 + 183]                                   ;   149.2 p5+p2   20 d.7 reload
        vpternlogd zmm15, zmm23, zmm12, 0x96                             ;   150.2 p0      20 d
        vmovdqu64 [rbp + 9280], zmm15                                    ;   151.2 p8+p9   20 d
        vpbroadcastb zmm15, [r8 + 231]                                   ;   150.2 p5+p3   20 d.7
        vmovdqa64 zmm23, zmm3                                            ;   133.7         20 d copy
        vpternlogd zmm23, zmm8, zmm11, 0x96                              ;   146.7 p0      20 d
        vmovdqu64 [rbp + 9344], zmm23                                    ;   147.7 p7+p4   20 d
        vpbroadcastb zmm23, [r8 + 240]                                   ;   151.2 p5+p10   20 d.0
        vpbroadcastb zmm11, [r8 + 241]                                   ;   152.2 p5+p2   20 d.1
        vpbroadcastb zmm11, [r8 + 242]                                   ;   153.2 p5+p3   20 d.2
        vpbroadcastb zmm11, [r8 + 243]                                   ;   154.2 p5+p10   20 d.3
        vmovdqa64 zmm11, zmm13                                           ;   137.7         20 d copy
        vpternlogd zmm11, zmm21, zmm24, 0x96                             ;   147.7 p0      20 d
        vmovdqu64 [rbp + 9408], zmm11                                    ;   148.7 p8+p9   20 d
        vpbroadcastb zmm11, [r8 + 244]                                   ;   155.2 p5+p2   20 d.4
        vmovdqu64 [rbp + 9472], zmm24                                    ;   120.2 p7+p4   12 rk
        vpbroadcastb zmm24, [r8 + 245]                                   ;   156.2 p5+p3   20 d.5
        vmovdqu64 [rbp + 9536], zmm30                                    ;   121.0 p8+p9   12 rk
        vpternlogd zmm30, zmm1, zmm26, 0x96                              ;   148.7 p0      20 d
        vmovdqu64 [rbp + 9600], zmm30                                    ;   149.7 p7+p4   20 d
        vpbroadcastb zmm30, [r8 + 246]                                   ;   157.2 p5+p10   20 d.6
        vmovdqu64 [rbp + 9664], zmm19                                    ;   123.0 p8+p9   12 rk
        vpternlogd zmm19, zmm22, zmm2, 0x96                              ;   149.7 p0      20 d
        vmovdqu64 [rbp + 9728], zmm19                                    ;   150.7 p7+p4   20 d
        vmovdqa64 zmm19, zmm6                                            ;   135.7         20 d copy
        vpternlogd zmm19, zmm3, zmm16, 0x96                              ;   150.7 p0      20 d
        vpternlogd zmm3, zmm29, zmm16, 0x96                              ;   151.7 p0      19 k
        vpbroadcastb zmm30, [r8 + 194]                                   ;   158.2 p5+p2   20 d.2 reload
        vpternlogd zmm6, zmm16, zmm30, 0x96                              ;   159.2 p0      20 d
        vmovdqu64 [rbp + 9792], zmm6                                     ;   160.2 p8+p9   20 d
        vpbroadcastb zmm6, [r8 + 247]                                    ;   159.2 p5+p3   20 d.7
        vmovdqa64 zmm16, zmm31                                           ;   139.7         20 d copy
        vpternlogd zmm16, zmm13, zmm27, 0x96                             ;   153.7 p0      20 d
        vpternlogd zmm31, zmm10, zmm27, 0x96                             ;   154.7 p0      20 d
        vpternlogd zmm13, zmm17, zmm27, 0x96                             ;   155.7 p0      19 k
        vmovdqu64 [rbp + 9856], zmm31                                    ;   155.7 p7+p4   20 d
        vpbroadcastb zmm31, [r8 + 8]                                     ;   160.2 p5+p10   12 rk
        vmovdqu64 [rbp + 9920], zmm31                                    ;   161.2 p8+p9   12 rk
        vpbroadcastb zmm31, [r8 + 9]                                     ;   161.2 p5+p2   12 rk
        vmovdqu64 [rbp + 9984], zmm31                                    ;   162.2 p7+p4   12 rk
        vmovdqa64 zmm31, zmm18                                           ;   146.2         20 d copy
        vpternlogd zmm31, zmm1, zmm4, 0x96                               ;   156.7 p0      20 d
        vpternlogd zmm18, zmm9, zmm4, 0x96                               ;   157.7 p0      20 d
        vpternlogd zmm1, zmm7, zmm4, 0x96                                ;   158.7 p0      19 k
        vmovdqu64 [rbp + 10048], zmm18                                   ;   158.7 p8+p9   20 d
        vpbroadcastb zmm18, [r8 + 10]                                    ;   162.2 p5+p3   12 rk
        vmovdqu64 [rbp + 10112], zmm18                                   ;   163.2 p7+p4   12 rk
        vpbroadcastb zmm18, [r8 + 11]                                    ;   163.2 p5+p10   12 rk
        vmovdqu64 [rbp + 10176], zmm18                                   ;   164.2 p8+p9   12 rk
        vpbroadcastb zmm18, [r8 + 12]                                    ;   164.2 p5+p2   12 rk
        vmovdqu64 [rbp + 10240], zmm18                                   ;   165.2 p7+p4   12 rk
        vpbroadcastb zmm18, [r8 + 13]                                    ;   165.2 p5+p3   12 rk
        vmovdqu64 [rbp + 10304], zmm18                                   ;   166.2 p8+p9   12 rk
        vmovdqa64 zmm18, zmm0                                            ;   150.2         20 d copy
        vpternlogd zmm18, zmm22, zmm12, 0x96                             ;   159.7 p0      20 d
        vpternlogd zmm0, zmm14, zmm12, 0x96                              ;   160.7 p0      20 d
        vpternlogd zmm22, zmm28, zmm12, 0x96                             ;   161.7 p0      19 k
        vmovdqu64 [rbp + 10368], zmm0                                    ;   161.7 p7+p4   20 d
        vpbroadcastb zmm0, [r8 + 14]                                     ;   166.2 p5+p10   12 rk
        vmovdqu64 [rbp + 10432], zmm0                                    ;   167.2 p8+p9   12 rk
        vpbroadcastb zmm0, [r8 + 15]                                     ;   167.2 p5+p2   12 rk
        vmovdqu64 [rbp + 10496], zmm0                                    ;   168.2 p7+p4   12 rk
        vmovdqa64 zmm0, zmm19                                            ;   151.7         20 d copy
        vpternlogd zmm0, zmm29, zmm8, 0x96                               ;   162.7 p0      20 d
        vmovdqu64 [rbp + 10560], zmm0                                    ;   163.7 p8+p9   20 d
        vpbroadcastb zmm0, [r8 + 242]                                    ;   168.2 p5+p3   24 t
        vmovdqu64 [rbp + 10624], zmm8                                    ;   138.2 p7+p4   12 rk
        vpbroadcastb zmm8, [r8 + 243]                                    ;   169.2 p5+p10   24 t
        vmovdqu64 [rbp + 10688], zmm27                                   ;   139.0 p8+p9   12 rk
        vmovdqa64 zmm27, zmm16                                           ;   154.7         20 d copy
        vpternlogd zmm27, zmm17, zmm21, 0x96                             ;   163.7 p0      20 d
        vmovdqu64 [rbp + 10752], zmm27                                   ;   164.7 p7+p4   20 d
        vpbroadcastb zmm27, [r8 + 24]                                    ;   170.2 p5+p2   12 rk
        vmovdqu64 [rbp + 10816], zmm27                                   ;   171.2 p8+p9   12 rk
        vpbroadcastb zmm27, [r8 + 25]                                    ;   171.2 p5+p3   12 rk
        vmovdqu64 [rbp + 10880], zmm27                                   ;   172.2 p7+p4   12 rk
        vpbroadcastb zmm27, [r8 + 246]                                   ;   172.2 p5+p10   24 t
        vmovdqu64 [rbp + 10944], zmm21                                   ;   143.0 p8+p9   12 rk
        vpbroadcastb zmm21, [r8 + 26]                                    ;   173.2 p5+p2   12 rk
        vmovdqu64 [rbp + 11008], zmm21                                   ;   174.2 p7+p4   12 rk
        vpbroadcastb zmm21, [r8 + 27]                                    ;   174.2 p5+p3   12 rk
        vmovdqu64 [rbp + 11072], zmm21                                   ;   175.2 p8+p9   12 rk
        vpbroadcastb zmm21, [r8 + 28]                                    ;   175.2 p5+p10   12 rk
        vmovdqu64 [rbp + 11136], zmm21                                   ;   176.2 p7+p4   12 rk
        vpbroadcastb zmm21, [r8 + 29]                                    ;   176.2 p5+p2   12 rk
        vmovdqu64 [rbp + 11200], zmm21                                   ;   177.2 p8+p9   12 rk
        vmovdqa64 zmm21, zmm31                                           ;   157.7         20 d copy
        vpternlogd zmm21, zmm7, zmm26, 0x96                              ;   164.7 p0      20 d
        vmovdqu64 [rbp + 11264], zmm21                                   ;   165.7 p7+p4   20 d
        vpbroadcastb zmm21, [r8 + 30]                                    ;   177.2 p5+p3   12 rk
        vmovdqu64 [rbp + 11328], zmm21                                   ;   178.2 p8+p9   12 rk
        vpbroadcastb zmm21, [r8 + 31]                                    ;   178.2 p5+p10   12 rk
        vmovdqu64 [rbp + 11392], zmm21                                   ;   179.2 p7+p4   12 rk
        vpbroadcastb zmm21, [r8 + 18]                                    ;   179.2 p5+p2   20 d.2 reload
        vmovdqu64 [rbp + 11456], zmm21                                   ;   180.2 p8+p9   12 rk
        vmovdqa64 zmm21, zmm13                                           ;   156.7         20 d copy
        vpternlogd zmm21, zmm16, zmm10, 0x96                             ;   165.7 p0      20 d
        vpternlogd zmm16, zmm5, zmm10, 0x96                              ;   166.7 p0      19 k
        vmovdqu64 [rbp + 11520], zmm26                                   ;   152.2 p7+p4   12 rk
        vpbroadcastb zmm26, [r8 + 211]                                   ;   180.2 p5+p3   20 d.3 reload
        vpternlogd zmm13, zmm10, zmm26, 0x96                             ;   181.2 p0      20 d
        vmovdqu64 [rbp + 11584], zmm13                                   ;   182.2 p8+p9   20 d
        vmovdqa64 zmm13, zmm18                                           ;   160.7         20 d copy
        vpternlogd zmm13, zmm28, zmm2, 0x96                              ;   168.7 p0      20 d
        vmovdqu64 [rbp + 11648], zmm13                                   ;   169.7 p7+p4   20 d
        vpbroadcastb zmm13, [r8 + 19]                                    ;   181.2 p5+p10   20 d.3 reload
        vmovdqu64 [rbp + 11712], zmm13                                   ;   182.2 p8+p9   12 rk
        vmovdqa64 zmm13, zmm3                                            ;   152.7         20 d copy
        vpternlogd zmm13, zmm19, zmm30, 0x96                             ;   169.7 p0      20 d
        vmovdqu64 [rbp + 11776], zmm10                                   ;   156.2 p7+p4   12 rk
        vpbroadcastb zmm10, [r8 + 210]                                   ;   182.2 p5+p2   20 d.2 reload
        vpternlogd zmm3, zmm30, zmm10, 0x96                              ;   183.2 p0      20 d
        vmovdqu64 [rbp + 11840], zmm3                                    ;   184.2 p8+p9   20 d
        vpbroadcastb zmm3, [r8 + 208]                                    ;   183.2 p5+p3   20 d.0 reload
        vpternlogd zmm19, zmm30, zmm3, 0x96                              ;   184.2 p0      19 k
        vmovdqu64 [rbp + 11904], zmm29                                   ;   158.2 p7+p4   12 rk
        vpternlogd zmm29, zmm13, zmm3, 0x96                              ;   184.2 p0      20 d
        vmovdqu64 [rbp + 11968], zmm29                                   ;   185.2 p8+p9   20 d
        vmovdqa64 zmm29, zmm1                                            ;   159.7         20 d copy
        vpternlogd zmm29, zmm31, zmm9, 0x96                              ;   173.7 p0      20 d
        vmovdqu64 [rbp + 12032], zmm17                                   ;   160.2 p7+p4   12 rk
        vpternlogd zmm17, zmm21, zmm5, 0x96                              ;   174.7 p0      20 d
        vmovdqu64 [rbp + 12096], zmm17                                   ;   175.7 p8+p9   20 d
        vpbroadcastb zmm17, [r8 + 212]                                   ;   184.2 p5+p10   20 d.4 reload
        vpternlogd zmm31, zmm9, zmm17, 0x96                              ;   185.2 p0      19 k
        vmovdqu64 [rbp + 12160], zmm4                                    ;   162.2 p7+p4   12 rk
        vpbroadcastb zmm4, [r8 + 214]                                    ;   185.2 p5+p2   20 d.6 reload
        vpternlogd zmm1, zmm9, zmm4, 0x96                                ;   186.2 p0      20 d
        vmovdqu64 [rbp + 12224], zmm1                                    ;   187.2 p8+p9   20 d
        vpbroadcastb zmm1, [r8 + 20]                                     ;   186.2 p5+p3   20 d.4 reload
        vmovdqu64 [rbp + 12288], zmm1                                    ;   187.2 p7+p4   12 rk
        vmovdqa64 zmm1, zmm22                                            ;   162.7         20 d copy
        vpternlogd zmm1, zmm18, zmm14, 0x96                              ;   177.7 p0      20 d
        vpternlogd zmm18, zmm20, zmm14, 0x96                             ;   178.7 p0      19 k
        vmovdqu64 [rbp + 12352], zmm9                                    ;   165.0 p8+p9   12 rk
        vpbroadcastb zmm9, [r8 + 215]                                    ;   187.2 p5+p10   20 d.7 reload
        vpternlogd zmm22, zmm14, zmm9, 0x96                              ;   188.2 p0      20 d
        vmovdqu64 [rbp + 12416], zmm22                                   ;   189.2 p7+p4   20 d
        vpbroadcastb zmm22, [r8 + 21]                                    ;   188.2 p5+p2   20 d.5 reload
        vmovdqu64 [rbp + 12480], zmm22                                   ;   189.2 p8+p9   12 rk
        vpbroadcastb zmm22, [r8 + 22]                                    ;   189.2 p5+p3   20 d.6 reload
        vmovdqu64 [rbp + 12544], zmm22                                   ;   190.2 p7+p4   12 rk
        vpbroadcastb zmm22, [r8 + 23]                                    ;   190.2 p5+p10   20 d.7 reload
        vmovdqu64 [rbp + 12608], zmm22                                   ;   191.2 p8+p9   12 rk
        vpbroadcastb zmm22, [r8 + 40]                                    ;   191.2 p5+p2   12 rk
        vmovdqu64 [rbp + 12672], zmm14                                   ;   170.2 p7+p4   12 rk
        vpbroadcastb zmm14, [r8 + 41]                                    ;   192.2 p5+p3   12 rk
        vmovdqu64 [rbp + 12736], zmm22                                   ;   192.2 p8+p9   12 rk
        vpbroadcastb zmm22, [r8 + 42]                                    ;   193.2 p5+p10   12 rk
        vmovdqu64 [rbp + 12800], zmm14                                   ;   193.2 p7+p4   12 rk
        vpbroadcastb zmm14, [r8 + 43]                                    ;   194.2 p5+p2   12 rk
        vmovdqu64 [rbp + 12864], zmm22                                   ;   194.2 p8+p9   12 rk
        vpbroadcastb zmm22, [r8 + 44]                                    ;   195.2 p5+p3   12 rk
        vmovdqu64 [rbp + 12928], zmm14                                   ;   195.2 p7+p4   12 rk
        vpbroadcastb zmm14, [r8 + 45]                                    ;   196.2 p5+p10   12 rk
        vmovdqu64 [rbp + 12992], zmm22                                   ;   196.2 p8+p9   12 rk
        vpbroadcastb zmm22, [r8 + 46]                                    ;   197.2 p5+p2   12 rk
        vmovdqu64 [rbp + 13056], zmm14                                   ;   197.2 p7+p4   12 rk
        vpbroadcastb zmm14, [r8 + 32]                                    ;   198.2 p5+p3   20 d.0 reload
        vmovdqu64 [rbp + 13120], zmm14                                   ;   199.2 p8+p9   12 rk
        vpbroadcastb zmm14, [r8 + 33]                                    ;   199.2 p5+p10   20 d.1 reload
        vmovdqu64 [rbp + 13184], zmm14                                   ;   200.2 p7+p4   12 rk
        vpbroadcastb zmm14, [r8 + 47]                                    ;   200.2 p5+p2   12 rk
        vmovdqu64 [rbp + 13248], zmm22                                   ;   198.2 p8+p9   12 rk
        vpbroadcastb zmm22, [r8 + 34]                                    ;   201.2 p5+p3   20 d.2 reload
        vmovdqu64 [rbp + 13312], zmm22                                   ;   202.2 p7+p4   12 rk
        vpbroadcastb zmm22, [r8 + 35]                                    ;   202.2 p5+p10   20 d.3 reload
        vmovdqu64 [rbp + 13376], zmm22                                   ;   203.2 p8+p9   12 rk
        vpbroadcastb zmm22, [r8 + 36]                                    ;   203.2 p5+p2   20 d.4 reload
        vmovdqu64 [rbp + 13440], zmm22                                   ;   204.2 p7+p4   12 rk
        vpbroadcastb zmm22, [r8 + 56]                                    ;   204.2 p5+p3   12 rk
        vmovdqu64 [rbp + 13504], zmm7                                    ;   183.0 p8+p9   12 rk
        vpternlogd zmm7, zmm29, zmm17, 0x96                              ;   185.2 p0      20 d
        vmovdqu64 [rbp + 13568], zmm7                                    ;   186.2 p7+p4   20 d
        vpbroadcastb zmm7, [r8 + 57]                                     ;   205.2 p5+p10   12 rk
        vmovdqu64 [rbp + 13632], zmm2                                    ;   185.0 p8+p9   12 rk
        vpbroadcastb zmm2, [r8 + 58]                                     ;   206.2 p5+p2   12 rk
        vmovdqu64 [rbp + 13696], zmm28                                   ;   186.2 p7+p4   12 rk
        vpternlogd zmm28, zmm1, zmm20, 0x96                              ;   181.7 p0      20 d
        vmovdqu64 [rbp + 13760], zmm28                                   ;   187.0 p8+p9   20 d
        vpbroadcastb zmm28, [r8 + 59]                                    ;   207.2 p5+p3   12 rk
        vmovdqu64 [rbp + 13824], zmm12                                   ;   188.2 p7+p4   12 rk
        vpbroadcastb zmm12, [r8 + 60]                                    ;   208.2 p5+p10   12 rk
        vmovdqu64 [rbp + 13888], zmm14                                   ;   201.2 p8+p9   12 rk
        vmovdqa64 zmm14, zmm6                                            ;   160.2         24 t copy
        vmovdqu64 [rbp + 13952], zmm22                                   ;   205.2 p7+p4   12 rk
        vpbroadcastb zmm22, [r8 + 61]                                    ;   209.2 p5+p2   12 rk
        vmovdqu64 [rbp + 14016], zmm5                                    ;   191.0 p8+p9   12 rk
        vmovdqu64 [rbp + 14080], zmm7                                    ;   206.2 p7+p4   12 rk
        vpbroadcastb zmm7, [r8 + 62]                                     ;   210.2 p5+p3   12 rk
        vmovdqu64 [rbp + 14144], zmm2                                    ;   207.2 p8+p9   12 rk
        vpbroadcastb zmm2, [r8 + 63]                                     ;   211.2 p5+p10   12 rk
        vmovdqu64 [rbp + 14208], zmm28                                   ;   208.2 p7+p4   12 rk
        vpbroadcastb zmm28, [r8 + 54]                                    ;   212.2 p5+p2   20 d.6 reload
        vmovdqu64 [rbp + 14272], zmm28                                   ;   213.2 p8+p9   12 rk
        vpbroadcastb zmm28, [r8 + 55]                                    ;   213.2 p5+p3   20 d.7 reload
        vmovdqu64 [rbp + 14336], zmm28                                   ;   214.2 p7+p4   12 rk
        vpbroadcastb zmm28, [r8 + 72]                                    ;   214.2 p5+p10   12 rk
        vmovdqu64 [rbp + 14400], zmm12                                   ;   209.2 p8+p9   12 rk
        vpbroadcastb zmm12, [r8 + 73]                                    ;   215.2 p5+p2   12 rk
        vmovdqu64 [rbp + 14464], zmm20                                   ;   198.2 p7+p4   12 rk
        vmovdqu64 [rbp + 14528], zmm30                                   ;   199.0 p8+p9   12 rk
        vmovdqa64 zmm30, zmm16                                           ;   167.7         20 d copy
        vpternlogd zmm30, zmm21, zmm26, 0x96                             ;   182.7 p0      20 d
        vmovdqu64 [rbp + 14592], zmm22                                   ;   210.2 p7+p4   12 rk
        vpbroadcastb zmm22, [r8 + 227]                                   ;   216.2 p5+p3   20 d.3 reload
        vpternlogd zmm16, zmm26, zmm22, 0x96                             ;   217.2 p0      20 d
        vmovdqu64 [rbp + 14656], zmm16                                   ;   218.2 p8+p9   20 d
        vpbroadcastb zmm16, [r8 + 225]                                   ;   217.2 p5+p10   20 d.1 reload
        vpternlogd zmm5, zmm30, zmm16, 0x96                              ;   218.2 p0      20 d
        vmovdqu64 [rbp + 14720], zmm5                                    ;   219.2 p7+p4   20 d
        vpbroadcastb zmm5, [r8 + 74]                                     ;   218.2 p5+p2   12 rk
        vpternlogd zmm21, zmm16, zmm26, 0x96                             ;   218.2 p0      19 k
        vmovdqu64 [rbp + 14784], zmm7                                    ;   211.2 p8+p9   12 rk
        vpbroadcastb zmm7, [r8 + 75]                                     ;   219.2 p5+p3   12 rk
        vmovdqu64 [rbp + 14848], zmm2                                    ;   212.2 p7+p4   12 rk
        vmovdqa64 zmm2, zmm19                                            ;   185.2         20 d copy
        vpternlogd zmm2, zmm13, zmm10, 0x96                              ;   186.7 p0      20 d
        vpternlogd zmm13, zmm25, zmm10, 0x96                             ;   187.7 p0      19 k
        vmovdqu64 [rbp + 14912], zmm28                                   ;   215.2 p8+p9   12 rk
        vpbroadcastb zmm28, [r8 + 226]                                   ;   220.2 p5+p10   20 d.2 reload
        vpternlogd zmm19, zmm10, zmm28, 0x96                             ;   221.2 p0      20 d
        vmovdqu64 [rbp + 14976], zmm19                                   ;   222.2 p7+p4   20 d
        vpbroadcastb zmm19, [r8 + 76]                                    ;   221.2 p5+p2   12 rk
        vmovdqu64 [rbp + 15040], zmm12                                   ;   216.2 p8+p9   12 rk
        vmovdqa64 zmm12, zmm31                                           ;   186.2         20 d copy
        vpternlogd zmm12, zmm29, zmm4, 0x96                              ;   189.7 p0      20 d
        vmovdqu64 [rbp + 15104], zmm5                                    ;   219.2 p7+p4   12 rk
        vpbroadcastb zmm5, [r8 + 230]                                    ;   222.2 p5+p3   20 d.6 reload
        vpternlogd zmm31, zmm4, zmm5, 0x96                               ;   223.2 p0      20 d
        vmovdqu64 [rbp + 15168], zmm31                                   ;   224.2 p8+p9   20 d
        vpbroadcastb zmm31, [r8 + 228]                                   ;   223.2 p5+p10   20 d.4 reload
        vpternlogd zmm29, zmm4, zmm31, 0x96                              ;   224.2 p0      19 k
        vmovdqu64 [rbp + 15232], zmm7                                    ;   220.2 p7+p4   12 rk
        vpbroadcastb zmm7, [r8 + 77]                                     ;   224.2 p5+p2   12 rk
        vmovdqu64 [rbp + 15296], zmm19                                   ;   222.2 p8+p9   12 rk
        vmovdqa64 zmm19, zmm18                                           ;   179.7         20 d copy
        vpternlogd zmm19, zmm1, zmm9, 0x96                               ;   192.7 p0      20 d
        vpternlogd zmm18, zmm15, zmm9, 0x96                              ;   193.7 p0      20 d
        vmovdqu64 [rbp + 15360], zmm18                                   ;   212.2 p7+p4   20 d
        vpbroadcastb zmm18, [r8 + 229]                                   ;   225.2 p5+p3   20 d.5 reload
        vpternlogd zmm1, zmm9, zmm18, 0x96                               ;   226.2 p0      19 k
        vpternlogd zmm20, zmm19, zmm18, 0x96                             ;   226.2 p0      20 d
        vmovdqu64 [rbp + 15424], zmm20                                   ;   227.2 p8+p9   20 d
        vmovdqa64 zmm20, zmm2                                            ;   187.7         20 d copy
        vpternlogd zmm20, zmm25, zmm3, 0x96                              ;   196.7 p0      20 d
        vmovdqu64 [rbp + 15488], zmm20                                   ;   214.2 p7+p4   20 d
        vpbroadcastb zmm20, [r8 + 78]                                    ;   226.2 p5+p10   12 rk
        vmovdqu64 [rbp + 15552], zmm25                                   ;   215.0 p8+p9   12 rk
        vmovdqu64 [rbp + 15616], zmm7                                    ;   225.2 p7+p4   12 rk
        vpbroadcastb zmm7, [r8 + 79]                                     ;   227.2 p5+p2   12 rk
        vmovdqu64 [rbp + 15680], zmm20                                   ;   227.2 p8+p9   12 rk
        vpbroadcastb zmm20, [r8 + 66]                                    ;   228.2 p5+p3   20 d.2 reload
        vmovdqu64 [rbp + 15744], zmm20                                   ;   229.2 p7+p4   12 rk
        vpbroadcastb zmm20, [r8 + 67]                                    ;   229.2 p5+p10   20 d.3 reload
        vmovdqu64 [rbp + 15808], zmm20                                   ;   230.2 p8+p9   12 rk
        vpbroadcastb zmm20, [r8 + 70]                                    ;   230.2 p5+p2   20 d.6 reload
        vmovdqu64 [rbp + 15872], zmm20                                   ;   231.2 p7+p4   12 rk
        vpbroadcastb zmm20, [r8 + 71]                                    ;   231.2 p5+p3   20 d.7 reload
        vmovdqu64 [rbp + 15936], zmm20                                   ;   232.2 p8+p9   12 rk
        vpbroadcastb zmm20, [r8 + 88]                                    ;   232.2 p5+p10   12 rk
        vmovdqu64 [rbp + 16000], zmm7                                    ;   228.2 p7+p4   12 rk
        vpbroadcastb zmm7, [r8 + 89]                                     ;   233.2 p5+p2   12 rk
        vmovdqu64 [rbp + 16064], zmm26                                   ;   223.0 p8+p9   12 rk
        vpbroadcastb zmm26, [r8 + 90]                                    ;   234.2 p5+p3   12 rk
        vmovdqu64 [rbp + 16128], zmm10                                   ;   224.2 p7+p4   12 rk
        vpbroadcastb zmm10, [r8 + 91]                                    ;   235.2 p5+p10   12 rk
        vmovdqu64 [rbp + 16192], zmm3                                    ;   225.0 p8+p9   12 rk
        vpbroadcastb zmm3, [r8 + 92]                                     ;   236.2 p5+p2   12 rk
        vmovdqu64 [rbp + 16256], zmm20                                   ;   233.2 p7+p4   12 rk
        vpbroadcastb zmm20, [r8 + 93]                                    ;   237.2 p5+p3   12 rk
        vmovdqu64 [rbp + 16320], zmm4                                    ;   227.0 p8+p9   12 rk
        vpbroadcastb zmm4, [r8 + 94]                                     ;   238.2 p5+p10   12 rk
        vmovdqu64 [rbp + 16384], zmm7                                    ;   234.2 p7+p4   12 rk
        vpbroadcastb zmm7, [r8 + 95]                                     ;   239.2 p5+p2   12 rk
        vmovdqu64 [rbp + 16448], zmm9                                    ;   229.0 p8+p9   12 rk
        vpbroadcastb zmm9, [r8 + 82]                                     ;   240.2 p5+p3   20 d.2 reload
        vmovdqu64 [rbp + 16512], zmm9                                    ;   241.2 p7+p4   12 rk
        vpbroadcastb zmm9, [r8 + 83]                                     ;   241.2 p5+p10   20 d.3 reload
        vmovdqu64 [rbp + 16576], zmm9                                    ;   242.2 p8+p9   12 rk
        vpbroadcastb zmm9, [r8 + 87]                                     ;   242.2 p5+p2   20 d.7 reload
        vmovdqu64 [rbp + 16640], zmm9                                    ;   243.2 p7+p4   12 rk
        vpbroadcastb zmm9, [r8 + 104]                                    ;   243.2 p5+p3   12 rk
        vmovdqu64 [rbp + 16704], zmm26                                   ;   235.2 p8+p9   12 rk
        vpbroadcastb zmm26, [r8 + 105]                                   ;   244.2 p5+p10   12 rk
        vmovdqu64 [rbp + 16768], zmm10                                   ;   236.2 p7+p4   12 rk
        vpbroadcastb zmm10, [r8 + 106]                                   ;   245.2 p5+p2   12 rk
        vmovdqu64 [rbp + 16832], zmm3                                    ;   237.2 p8+p9   12 rk
        vpbroadcastb zmm3, [r8 + 107]                                    ;   246.2 p5+p3   12 rk
        vmovdqu64 [rbp + 16896], zmm20                                   ;   238.2 p7+p4   12 rk
        vpbroadcastb zmm20, [r8 + 108]                                   ;   247.2 p5+p10   12 rk
        vmovdqu64 [rbp + 16960], zmm4                                    ;   239.2 p8+p9   12 rk
        vpbroadcastb zmm4, [r8 + 109]                                    ;   248.2 p5+p2   12 rk
        vmovdqu64 [rbp + 17024], zmm7                                    ;   240.2 p7+p4   12 rk
        vmovdqa64 zmm7, zmm19                                            ;   193.7         24 t copy
        vpternlogd zmm7, zmm24, zmm15, 0x96                              ;   197.7 p0      24 t
        vmovdqu64 [rbp + 17088], zmm7                                    ;   239.0 p8+p9   24 t
        vpternlogd zmm19, zmm1, zmm15, 0x96                              ;   227.2 p0      20 d
        vpternlogd zmm1, zmm6, zmm15, 0x96                               ;   227.2 p0      20 d
        vmovdqu64 [rbp + 17152], zmm1                                    ;   240.2 p7+p4   20 d
        vpbroadcastb zmm1, [r8 + 110]                                    ;   249.2 p5+p3   12 rk
        vpbroadcastb zmm7, [r8 + 96]                                     ;   250.2 p5+p10   20 d.0 reload
        vmovdqu64 [rbp + 17216], zmm7                                    ;   251.2 p8+p9   12 rk
        vpbroadcastb zmm7, [r8 + 97]                                     ;   251.2 p5+p2   20 d.1 reload
        vmovdqu64 [rbp + 17280], zmm7                                    ;   252.2 p7+p4   12 rk
        vpbroadcastb zmm7, [r8 + 111]                                    ;   252.2 p5+p3   12 rk
        vpxord zmm14, zmm14, zmm19                                       ;   228.2 p0      24 t
        vmovdqu64 [rbp + 17344], zmm14                                   ;   243.0 p8+p9   24 t
        vpternlogd zmm19, zmm24, zmm18, 0x96                             ;   228.2 p0      20 d
        vmovdqu64 [rbp + 17408], zmm19                                   ;   244.2 p7+p4   20 d
        vpbroadcastb zmm14, [r8 + 98]                                    ;   253.2 p5+p10   20 d.2 reload
        vmovdqu64 [rbp + 17472], zmm14                                   ;   254.2 p8+p9   12 rk
        vpbroadcastb zmm14, [r8 + 99]                                    ;   254.2 p5+p2   20 d.3 reload
        vmovdqu64 [rbp + 17536], zmm14                                   ;   255.2 p7+p4   12 rk
        vpbroadcastb zmm14, [r8 + 102]                                   ;   255.2 p5+p3   20 d.6 reload
        vmovdqu64 [rbp + 17600], zmm14                                   ;   256.2 p8+p9   12 rk
        vpbroadcastb zmm14, [r8 + 103]                                   ;   256.2 p5+p10   20 d.7 reload
        vmovdqu64 [rbp + 17664], zmm14                                   ;   257.2 p7+p4   12 rk
        vpbroadcastb zmm14, [r8 + 120]                                   ;   257.2 p5+p2   12 rk
        vpbroadcastb zmm19, [r8 + 121]                                   ;   258.2 p5+p3   12 rk
        vmovdqu64 [rbp + 17728], zmm17                                   ;   249.0 p8+p9   12 rk
        vpternlogd zmm17, zmm12, zmm31, 0x96                             ;   224.2 p0      20 d
        vmovdqu64 [rbp + 17792], zmm17                                   ;   250.2 p7+p4   20 d
        vmovdqu64 [rbp + 17856], zmm15                                   ;   251.0 p8+p9   12 rk
        vpbroadcastb zmm15, [r8 + 122]                                   ;   259.2 p5+p10   12 rk
        vpbroadcastb zmm17, [r8 + 123]                                   ;   260.2 p5+p2   12 rk
        vmovdqu64 [rbp + 17920], zmm9                                    ;   252.2 p7+p4   12 rk
        vpbroadcastb zmm9, [r8 + 124]                                    ;   261.2 p5+p3   12 rk
        vmovdqu64 [rbp + 17984], zmm26                                   ;   253.0 p8+p9   12 rk
        vpbroadcastb zmm26, [r8 + 125]                                   ;   262.2 p5+p10   12 rk
        vmovdqu64 [rbp + 18048], zmm10                                   ;   254.2 p7+p4   12 rk
        vpbroadcastb zmm10, [r8 + 126]                                   ;   263.2 p5+p2   12 rk
        vmovdqu64 [rbp + 18112], zmm3                                    ;   255.0 p8+p9   12 rk
        vpbroadcastb zmm3, [r8 + 112]                                    ;   264.2 p5+p3   20 d.0 reload
        vmovdqu64 [rbp + 18176], zmm3                                    ;   265.2 p7+p4   12 rk
        vpbroadcastb zmm3, [r8 + 113]                                    ;   265.2 p5+p10   20 d.1 reload
        vmovdqu64 [rbp + 18240], zmm3                                    ;   266.2 p8+p9   12 rk
        vpbroadcastb zmm3, [r8 + 127]                                    ;   266.2 p5+p2   12 rk
        vmovdqu64 [rbp + 18304], zmm20                                   ;   258.2 p7+p4   12 rk
        vpbroadcastb zmm20, [r8 + 114]                                   ;   267.2 p5+p3   20 d.2 reload
        vmovdqu64 [rbp + 18368], zmm20                                   ;   268.2 p8+p9   12 rk
        vpbroadcastb zmm20, [r8 + 115]                                   ;   268.2 p5+p10   20 d.3 reload
        vmovdqu64 [rbp + 18432], zmm20                                   ;   269.2 p7+p4   12 rk
        vpbroadcastb zmm20, [r8 + 116]                                   ;   269.2 p5+p2   20 d.4 reload
        vmovdqu64 [rbp + 18496], zmm20                                   ;   270.2 p8+p9   12 rk
        vpbroadcastb zmm20, [r8 + 117]                                   ;   270.2 p5+p3   20 d.5 reload
        vmovdqu64 [rbp + 18560], zmm20                                   ;   271.2 p7+p4   12 rk
        vmovdqa64 zmm20, zmm21                                           ;   219.2         20 d copy
        vpternlogd zmm20, zmm30, zmm22, 0x96                             ;   219.2 p0      20 d
        vpxord zmm8, zmm8, zmm20                                         ;   220.2 p0      24 t
        vmovdqu64 [rbp + 18624], zmm8                                    ;   263.0 p8+p9   24 t
        vpbroadcastb zmm8, [r8 + 241]                                    ;   271.2 p5+p10   20 d.1 reload
        vpternlogd zmm20, zmm16, zmm8, 0x96                              ;   272.2 p0      20 d
        vmovdqu64 [rbp + 18688], zmm20                                   ;   273.2 p7+p4   20 d
        vpbroadcastb zmm20, [r8 + 243]                                   ;   272.2 p5+p2   20 d.3 reload
        vpternlogd zmm21, zmm22, zmm20, 0x96                             ;   273.2 p0      20 d
        vmovdqu64 [rbp + 18752], zmm21                                   ;   274.2 p8+p9   20 d
        vmovdqa64 zmm21, zmm13                                           ;   188.7         20 d copy
        vpternlogd zmm21, zmm2, zmm28, 0x96                              ;   221.2 p0      20 d
        vpternlogd zmm25, zmm21, zmm23, 0x96                             ;   222.2 p0      20 d
        vmovdqu64 [rbp + 18816], zmm25                                   ;   266.2 p7+p4   20 d
        vpxord zmm0, zmm0, zmm21                                         ;   222.2 p0      24 t
        vmovdqu64 [rbp + 18880], zmm0                                    ;   267.0 p8+p9   24 t
        vpbroadcastb zmm0, [r8 + 118]                                    ;   273.2 p5+p3   20 d.6 reload
        vmovdqu64 [rbp + 18944], zmm0                                    ;   274.2 p7+p4   12 rk
        vpbroadcastb zmm0, [r8 + 119]                                    ;   274.2 p5+p10   20 d.7 reload
        vmovdqu64 [rbp + 19008], zmm0                                    ;   275.2 p8+p9   12 rk
        vpternlogd zmm2, zmm23, zmm28, 0x96                              ;   221.2 p0      24 t
        vmovdqu64 [rbp + 19072], zmm2                                    ;   270.2 p7+p4   24 t
        vpbroadcastb zmm0, [r8 + 136]                                    ;   275.2 p5+p2   12 rk
        vpbroadcastb zmm2, [r8 + 137]                                    ;   276.2 p5+p3   12 rk
        vpbroadcastb zmm21, [r8 + 242]                                   ;   277.2 p5+p10   20 d.2 reload
        vpternlogd zmm13, zmm28, zmm21, 0x96                             ;   278.2 p0      20 d
        vmovdqa64 zmm25, zmm29                                           ;   225.2         20 d copy
        vpternlogd zmm25, zmm12, zmm5, 0x96                              ;   225.2 p0      20 d
        vpternlogd zmm12, zmm11, zmm5, 0x96                              ;   223.2 p0      24 t
        vmovdqu64 [rbp + 19136], zmm12                                   ;   271.0 p8+p9   24 t
        vpxord zmm27, zmm27, zmm25                                       ;   226.2 p0      24 t
        vmovdqu64 [rbp + 19200], zmm27                                   ;   272.2 p7+p4   24 t
        vpternlogd zmm25, zmm11, zmm31, 0x96                             ;   226.2 p0      20 d
        vmovdqu64 [rbp + 19264], zmm25                                   ;   273.0 p8+p9   20 d
        vpbroadcastb zmm12, [r8 + 138]                                   ;   278.2 p5+p2   12 rk
        vmovdqu64 [rbp + 19328], zmm23                                   ;   274.2 p7+p4   12 rk
        vpbroadcastb zmm23, [r8 + 139]                                   ;   279.2 p5+p3   12 rk
        vpbroadcastb zmm25, [r8 + 246]                                   ;   280.2 p5+p10   20 d.6 reload
        vpternlogd zmm29, zmm5, zmm25, 0x96                              ;   281.2 p0      20 d
        vmovdqu64 [rbp + 19392], zmm11                                   ;   275.0 p8+p9   12 rk
        vmovdqu64 [rbp + 19456], zmm24                                   ;   276.2 p7+p4   12 rk
        vpbroadcastb zmm11, [r8 + 140]                                   ;   281.2 p5+p2   12 rk
        vmovdqu64 [rbp + 19520], zmm6                                    ;   277.0 p8+p9   12 rk
        vpbroadcastb zmm6, [r8 + 141]                                    ;   282.2 p5+p3   12 rk
        vpbroadcastb zmm24, [r8 + 142]                                   ;   283.2 p5+p10   12 rk
        vpbroadcastb zmm27, [r8 + 128]                                   ;   284.2 p5+p2   20 d.0 reload
        vmovdqu64 [rbp + 19584], zmm27                                   ;   285.2 p7+p4   12 rk
        vpbroadcastb zmm27, [r8 + 129]                                   ;   285.2 p5+p3   20 d.1 reload
        vmovdqu64 [rbp + 19648], zmm27                                   ;   286.2 p8+p9   12 rk
        vpbroadcastb zmm27, [r8 + 143]                                   ;   286.2 p5+p10   12 rk
        vmovdqu64 [rbp + 19712], zmm13                                   ;   280.2 p7+p4   20 d
        vpbroadcastb zmm13, [r8 + 130]                                   ;   287.2 p5+p2   20 d.2 reload
        vmovdqu64 [rbp + 19776], zmm13                                   ;   288.2 p8+p9   12 rk
        vpbroadcastb zmm13, [r8 + 131]                                   ;   288.2 p5+p3   20 d.3 reload
        vmovdqu64 [rbp + 19840], zmm13                                   ;   289.2 p7+p4   12 rk
        vpbroadcastb zmm13, [r8 + 132]                                   ;   289.2 p5+p10   20 d.4 reload
        vmovdqu64 [rbp + 19904], zmm13                                   ;   290.2 p8+p9   12 rk
        vpbroadcastb zmm13, [r8 + 134]                                   ;   290.2 p5+p2   20 d.6 reload
        vmovdqu64 [rbp + 19968], zmm13                                   ;   291.2 p7+p4   12 rk
        vpbroadcastb zmm13, [r8 + 135]                                   ;   291.2 p5+p3   20 d.7 reload
        vmovdqu64 [rbp + 20032], zmm13                                   ;   292.2 p8+p9   12 rk
        vpbroadcastb zmm13, [r8 + 152]                                   ;   292.2 p5+p10   12 rk
        vmovdqu64 [rbp + 20096], zmm29                                   ;   286.2 p7+p4   20 d
        vpbroadcastb zmm29, [r8 + 153]                                   ;   293.2 p5+p2   12 rk
        vpternlogd zmm30, zmm8, zmm22, 0x96                              ;   272.2 p0      24 t
        vmovdqu64 [rbp + 20160], zmm30                                   ;   287.0 p8+p9   24 t
        vpbroadcastb zmm30, [r8 + 154]                                   ;   294.2 p5+p3   12 rk
        vmovdqu64 [rbp + 20224], zmm4                                    ;   288.2 p7+p4   12 rk
        vpbroadcastb zmm4, [r8 + 155]                                    ;   295.2 p5+p10   12 rk
        vmovdqu64 [rbp + 20288], zmm1                                    ;   289.0 p8+p9   12 rk
        vpbroadcastb zmm1, [r8 + 156]                                    ;   296.2 p5+p2   12 rk
        vmovdqu64 [rbp + 20352], zmm7                                    ;   290.2 p7+p4   12 rk
        vpbroadcastb zmm7, [r8 + 157]                                    ;   297.2 p5+p3   12 rk
        vmovdqu64 [rbp + 20416], zmm22                                   ;   291.0 p8+p9   12 rk
        vpbroadcastb zmm22, [r8 + 158]                                   ;   298.2 p5+p10   12 rk
        vmovdqu64 [rbp + 20480], zmm14                                   ;   292.2 p7+p4   12 rk
        vpbroadcastb zmm14, [r8 + 144]                                   ;   299.2 p5+p2   20 d.0 reload
        vmovdqu64 [rbp + 20544], zmm14                                   ;   300.2 p8+p9   12 rk
        vpbroadcastb zmm14, [r8 + 145]                                   ;   300.2 p5+p3   20 d.1 reload
        vmovdqu64 [rbp + 20608], zmm14                                   ;   301.2 p7+p4   12 rk
        vpbroadcastb zmm14, [r8 + 159]                                   ;   301.2 p5+p10   12 rk
        vmovdqu64 [rbp + 20672], zmm16                                   ;   295.0 p8+p9   12 rk
        vpbroadcastb zmm16, [r8 + 146]                                   ;   302.2 p5+p2   20 d.2 reload
        vmovdqu64 [rbp + 20736], zmm16                                   ;   303.2 p7+p4   12 rk
        vpbroadcastb zmm16, [r8 + 147]                                   ;   303.2 p5+p3   20 d.3 reload
        vmovdqu64 [rbp + 20800], zmm16                                   ;   304.2 p8+p9   12 rk
        vpbroadcastb zmm16, [r8 + 148]                                   ;   304.2 p5+p10   20 d.4 reload
        vmovdqu64 [rbp + 20864], zmm16                                   ;   305.2 p7+p4   12 rk
        vpbroadcastb zmm16, [r8 + 150]                                   ;   305.2 p5+p2   20 d.6 reload
        vmovdqu64 [rbp + 20928], zmm16                                   ;   306.2 p8+p9   12 rk
        vpbroadcastb zmm16, [r8 + 151]                                   ;   306.2 p5+p3   20 d.7 reload
        vmovdqu64 [rbp + 20992], zmm16                                   ;   307.2 p7+p4   12 rk
        vpbroadcastb zmm16, [r8 + 168]                                   ;   307.2 p5+p10   12 rk
        vmovdqu64 [rbp + 21056], zmm19                                   ;   301.0 p8+p9   12 rk
        vpbroadcastb zmm19, [r8 + 169]                                   ;   308.2 p5+p2   12 rk
        vmovdqu64 [rbp + 21120], zmm15                                   ;   302.2 p7+p4   12 rk
        vpbroadcastb zmm15, [r8 + 170]                                   ;   309.2 p5+p3   12 rk
        vmovdqu64 [rbp + 21184], zmm28                                   ;   303.0 p8+p9   12 rk
        vpbroadcastb zmm28, [r8 + 171]                                   ;   310.2 p5+p10   12 rk
        vmovdqu64 [rbp + 21248], zmm17                                   ;   304.2 p7+p4   12 rk
        vpbroadcastb zmm17, [r8 + 172]                                   ;   311.2 p5+p2   12 rk
        vmovdqu64 [rbp + 21312], zmm9                                    ;   305.0 p8+p9   12 rk
        vpbroadcastb zmm9, [r8 + 173]                                    ;   312.2 p5+p3   12 rk
        vmovdqu64 [rbp + 21376], zmm5                                    ;   306.2 p7+p4   12 rk
        vpbroadcastb zmm5, [r8 + 174]                                    ;   313.2 p5+p10   12 rk
        vmovdqu64 [rbp + 21440], zmm31                                   ;   307.0 p8+p9   12 rk
        vpbroadcastb zmm31, [r8 + 160]                                   ;   314.2 p5+p2   20 d.0 reload
        vmovdqu64 [rbp + 21504], zmm31                                   ;   315.2 p7+p4   12 rk
        vpbroadcastb zmm31, [r8 + 175]                                   ;   315.2 p5+p3   12 rk
        vmovdqu64 [rbp + 21568], zmm26                                   ;   309.0 p8+p9   12 rk
        vpbroadcastb zmm26, [r8 + 162]                                   ;   316.2 p5+p10   20 d.2 reload
        vmovdqu64 [rbp + 21632], zmm26                                   ;   317.2 p7+p4   12 rk
        vpbroadcastb zmm26, [r8 + 163]                                   ;   317.2 p5+p2   20 d.3 reload
        vmovdqu64 [rbp + 21696], zmm26                                   ;   318.2 p8+p9   12 rk
        vpbroadcastb zmm26, [r8 + 166]                                   ;   318.2 p5+p3   20 d.6 reload
        vmovdqu64 [rbp + 21760], zmm26                                   ;   319.2 p7+p4   12 rk
        vpbroadcastb zmm26, [r8 + 167]                                   ;   319.2 p5+p10   20 d.7 reload
        vmovdqu64 [rbp + 21824], zmm26                                   ;   320.2 p8+p9   12 rk
        vpbroadcastb zmm26, [r8 + 184]                                   ;   320.2 p5+p2   12 rk
        vmovdqu64 [rbp + 21888], zmm10                                   ;   314.2 p7+p4   12 rk
        vpbroadcastb zmm10, [r8 + 185]                                   ;   321.2 p5+p3   12 rk
        vmovdqu64 [rbp + 21952], zmm18                                   ;   315.0 p8+p9   12 rk
        vpbroadcastb zmm18, [r8 + 186]                                   ;   322.2 p5+p10   12 rk
        vmovdqu64 [rbp + 22016], zmm3                                    ;   316.2 p7+p4   12 rk
        vpbroadcastb zmm3, [r8 + 187]                                    ;   323.2 p5+p2   12 rk
        vmovdqu64 [rbp + 22080], zmm0                                    ;   317.0 p8+p9   12 rk
        vpbroadcastb zmm0, [r8 + 188]                                    ;   324.2 p5+p3   12 rk
        vmovdqu64 [rbp + 22144], zmm2                                    ;   318.2 p7+p4   12 rk
        vpbroadcastb zmm2, [r8 + 189]                                    ;   325.2 p5+p10   12 rk
        vmovdqu64 [rbp + 22208], zmm12                                   ;   319.0 p8+p9   12 rk
        vpbroadcastb zmm12, [r8 + 190]                                   ;   326.2 p5+p2   12 rk
        vmovdqu64 [rbp + 22272], zmm23                                   ;   320.2 p7+p4   12 rk
        vpbroadcastb zmm23, [r8 + 191]                                   ;   327.2 p5+p3   12 rk
        vmovdqu64 [rbp + 22336], zmm11                                   ;   321.0 p8+p9   12 rk
        vpbroadcastb zmm11, [r8 + 178]                                   ;   328.2 p5+p10   20 d.2 reload
        vmovdqu64 [rbp + 22400], zmm11                                   ;   329.2 p7+p4   12 rk
        vpbroadcastb zmm11, [r8 + 200]                                   ;   329.2 p5+p2   12 rk
        vmovdqu64 [rbp + 22464], zmm6                                    ;   323.0 p8+p9   12 rk
        vpbroadcastb zmm6, [r8 + 201]                                    ;   330.2 p5+p3   12 rk
        vmovdqu64 [rbp + 22528], zmm24                                   ;   324.2 p7+p4   12 rk
        vpbroadcastb zmm24, [r8 + 202]                                   ;   331.2 p5+p10   12 rk
        vmovdqu64 [rbp + 22592], zmm27                                   ;   325.0 p8+p9   12 rk
        vpbroadcastb zmm27, [r8 + 203]                                   ;   332.2 p5+p2   12 rk
        vmovdqu64 [rbp + 22656], zmm13                                   ;   326.2 p7+p4   12 rk
        vpbroadcastb zmm13, [r8 + 204]                                   ;   333.2 p5+p3   12 rk
        vmovdqu64 [rbp + 22720], zmm29                                   ;   327.0 p8+p9   12 rk
        vpbroadcastb zmm29, [r8 + 205]                                   ;   334.2 p5+p10   12 rk
        vmovdqu64 [rbp + 22784], zmm30                                   ;   328.2 p7+p4   12 rk
        vpbroadcastb zmm30, [r8 + 206]                                   ;   335.2 p5+p2   12 rk
        vmovdqu64 [rbp + 22848], zmm4                                    ;   329.0 p8+p9   12 rk
        vpbroadcastb zmm4, [r8 + 207]                                    ;   336.2 p5+p3   12 rk
        vmovdqu64 [rbp + 22912], zmm1                                    ;   330.2 p7+p4   12 rk
        vpbroadcastb zmm1, [r8 + 216]                                    ;   337.2 p5+p10   12 rk
        vmovdqu64 [rbp + 22976], zmm7                                    ;   331.0 p8+p9   12 rk
        vpbroadcastb zmm7, [r8 + 217]                                    ;   338.2 p5+p2   12 rk
        vmovdqu64 [rbp + 23040], zmm22                                   ;   332.2 p7+p4   12 rk
        vpbroadcastb zmm22, [r8 + 218]                                   ;   339.2 p5+p3   12 rk
        vmovdqu64 [rbp + 23104], zmm14                                   ;   333.0 p8+p9   12 rk
        vpbroadcastb zmm14, [r8 + 219]                                   ;   340.2 p5+p10   12 rk
        vmovdqu64 [rbp + 23168], zmm8                                    ;   334.2 p7+p4   12 rk
        vpbroadcastb zmm8, [r8 + 220]                                    ;   341.2 p5+p2   12 rk
        vmovdqu64 [rbp + 23232], zmm20                                   ;   335.0 p8+p9   12 rk
        vpbroadcastb zmm20, [r8 + 221]                                   ;   342.2 p5+p3   12 rk
        vmovdqu64 [rbp + 23296], zmm21                                   ;   336.2 p7+p4   12 rk
        vpbroadcastb zmm21, [r8 + 222]                                   ;   343.2 p5+p10   12 rk
        vmovdqu64 [rbp + 23360], zmm16                                   ;   337.0 p8+p9   12 rk
        vpbroadcastb zmm16, [r8 + 223]                                   ;   344.2 p5+p2   12 rk
        vmovdqu64 [rbp + 23424], zmm19                                   ;   338.2 p7+p4   12 rk
        vpbroadcastb zmm19, [r8 + 232]                                   ;   345.2 p5+p3   12 rk
        vmovdqu64 [rbp + 23488], zmm25                                   ;   339.0 p8+p9   12 rk
        vpbroadcastb zmm25, [r8 + 233]                                   ;   346.2 p5+p10   12 rk
        vmovdqu64 [rbp + 23552], zmm15                                   ;   340.2 p7+p4   12 rk
        vpbroadcastb zmm15, [r8 + 234]                                   ;   347.2 p5+p2   12 rk
        vmovdqu64 [rbp + 23616], zmm28                                   ;   341.0 p8+p9   12 rk
        vpbroadcastb zmm28, [r8 + 235]                                   ;   348.2 p5+p3   12 rk
        vmovdqu64 [rbp + 23680], zmm17                                   ;   342.2 p7+p4   12 rk
        vpbroadcastb zmm17, [r8 + 236]                                   ;   349.2 p5+p10   12 rk
        vpbroadcastb zmm17, [r8 + 237]                                   ;   350.2 p5+p2   12 rk
        vmovdqu64 [rbp + 23744], zmm9                                    ;   343.0 p8+p9   12 rk
        vpbroadcastb zmm9, [r8 + 238]                                    ;   351.2 p5+p3   12 rk
        vpbroadcastb zmm9, [r8 + 239]                                    ;   352.2 p5+p10   12 rk
        vmovdqu64 [rbp + 23808], zmm5                                    ;   344.2 p7+p4   12 rk
        vpbroadcastb zmm5, [r8 + 248]                                    ;   353.2 p5+p2   12 rk
        vmovdqu64 [rbp + 23872], zmm31                                   ;   345.0 p8+p9   12 rk
        vpbroadcastb zmm31, [r8 + 249]                                   ;   354.2 p5+p3   12 rk
        vpbroadcastb zmm31, [r8 + 250]                                   ;   355.2 p5+p10   12 rk
        vpbroadcastb zmm31, [r8 + 236]                                   ;   356.2 p5+p2   12 rk reload
        vmovdqu64 [rbp + 23936], zmm31                                   ;   357.2 p7+p4   12 rk
        vpbroadcastb zmm31, [r8 + 251]                                   ;   357.2 p5+p3   12 rk
        vpbroadcastb zmm31, [r8 + 252]                                   ;   358.2 p5+p10   12 rk
        vpbroadcastb zmm31, [r8 + 238]                                   ;   359.2 p5+p2   12 rk reload
        vmovdqu64 [rbp + 24000], zmm31                                   ;   360.2 p8+p9   12 rk
        vpbroadcastb zmm31, [r8 + 253]                                   ;   360.2 p5+p3   12 rk
        vpbroadcastb zmm31, [r8 + 254]                                   ;   361.2 p5+p10   12 rk
        vpbroadcastb zmm31, [r8 + 255]                                   ;   362.2 p5+p2   12 rk
        vmovdqu64 [rbp + 24064], zmm26                                   ;   348.2 p7+p4   12 rk
        vpbroadcastb zmm26, [r8 + 249]                                   ;   363.2 p5+p3   12 rk reload
        vmovdqu64 [rbp + 24128], zmm26                                   ;   364.2 p8+p9   12 rk
        vpbroadcastb zmm26, [r8 + 250]                                   ;   364.2 p5+p10   12 rk reload
        vmovdqu64 [rbp + 24192], zmm26                                   ;   365.2 p7+p4   12 rk
        vpbroadcastb zmm26, [r8 + 251]                                   ;   365.2 p5+p2   12 rk reload
        vmovdqu64 [rbp + 24256], zmm26                                   ;   366.2 p8+p9   12 rk
        vpbroadcastb zmm26, [r8 + 252]                                   ;   366.2 p5+p3   12 rk reload
        vmovdqu64 [rbp + 24320], zmm26                                   ;   367.2 p7+p4   12 rk
        vpbroadcastb zmm26, [r8 + 253]                                   ;   367.2 p5+p10   12 rk reload
        vmovdqu64 [rbp + 24384], zmm26                                   ;   368.2 p8+p9   12 rk
        vpbroadcastb zmm26, [r8 + 254]                                   ;   368.2 p5+p2   12 rk reload
        vmovdqu64 [rbp + 24448], zmm26                                   ;   369.2 p7+p4   12 rk
        vmovdqu64 zmm26, [rel fox128_lanes_encrypt.T0_constants512 + 64] ;   176.2 p3      18 t reload
        vmovdqu64 [rbp + 24512], zmm26                                   ;   355.0 p8+p9   18 t
        vmovdqu64 zmm26, [rel fox128_lanes_encrypt.T0_constants512 + 128] ;   176.8 p2      18 t reload
        vmovdqu64 [rbp + 24576], zmm26                                   ;   356.2 p7+p4   18 t
        vmovdqu64 zmm26, [rel fox128_lanes_encrypt.T0_constants512 + 192] ;   177.2 p3      18 t reload
        vmovdqu64 [rbp + 24640], zmm26                                   ;   357.0 p8+p9   18 t
        vmovdqu64 zmm26, [rel fox128_lanes_encrypt.T0_constants512 + 256] ;   177.8 p2      18 t reload
        vmovdqu64 [rbp + 24704], zmm26                                   ;   358.2 p7+p4   18 t
        vmovdqu64 zmm26, [rel fox128_lanes_encrypt.T0_constants512 + 320] ;   178.2 p3      18 t reload
        vmovdqu64 [rbp + 24768], zmm26                                   ;   359.0 p8+p9   18 t
        vmovdqu64 zmm26, [rel fox128_lanes_encrypt.T0_constants512 + 384] ;   178.8 p2      18 t reload
        vmovdqu64 [rbp + 24832], zmm26                                   ;   360.2 p7+p4   18 t
        vmovdqu64 zmm26, [rel fox128_lanes_encrypt.T0_constants512 + 448] ;   179.2 p3      18 t reload
        vmovdqu64 [rbp + 24896], zmm26                                   ;   361.0 p8+p9   18 t
        vmovdqu64 zmm26, [rel fox128_lanes_encrypt.T0_constants512 + 512] ;   179.8 p2      18 t reload
        vmovdqu64 [rbp + 24960], zmm26                                   ;   362.2 p7+p4   18 t
        vmovdqu64 zmm26, [rel fox128_lanes_encrypt.T0_constants512 + 576] ;   180.2 p3      18 t reload
        vmovdqu64 [rbp + 25024], zmm26                                   ;   363.0 p8+p9   18 t
        vmovdqu64 [rbp + 25088], zmm10                                   ;   364.2 p7+p4   12 rk
        vmovdqu64 [rbp + 25152], zmm18                                   ;   365.0 p8+p9   12 rk
        vmovdqu64 [rbp + 25216], zmm3                                    ;   366.2 p7+p4   12 rk
        vmovdqu64 [rbp + 25280], zmm0                                    ;   367.0 p8+p9   12 rk
        vmovdqu64 [rbp + 25344], zmm2                                    ;   368.2 p7+p4   12 rk
        vmovdqu64 [rbp + 25408], zmm12                                   ;   369.0 p8+p9   12 rk
        vmovdqu64 [rbp + 25472], zmm23                                   ;   370.2 p7+p4   12 rk
        vmovdqu64 [rbp + 25536], zmm11                                   ;   371.0 p8+p9   12 rk
        vmovdqu64 [rbp + 25600], zmm6                                    ;   372.2 p7+p4   12 rk
        vmovdqu64 [rbp + 25664], zmm24                                   ;   373.0 p8+p9   12 rk
        vmovdqu64 [rbp + 25728], zmm27                                   ;   374.2 p7+p4   12 rk
        vmovdqu64 [rbp + 25792], zmm13                                   ;   375.0 p8+p9   12 rk
        vmovdqu64 [rbp + 25856], zmm29                                   ;   376.2 p7+p4   12 rk
        vmovdqu64 [rbp + 25920], zmm30                                   ;   377.0 p8+p9   12 rk
        vmovdqu64 [rbp + 25984], zmm4                                    ;   378.2 p7+p4   12 rk
        vmovdqu64 [rbp + 26048], zmm1                                    ;   379.0 p8+p9   12 rk
        vmovdqu64 [rbp + 26112], zmm7                                    ;   380.2 p7+p4   12 rk
        vmovdqu64 [rbp + 26176], zmm22                                   ;   381.0 p8+p9   12 rk
        vmovdqu64 [rbp + 26240], zmm14                                   ;   382.2 p7+p4   12 rk
        vmovdqu64 [rbp + 26304], zmm8                                    ;   383.0 p8+p9   12 rk
        vmovdqu64 [rbp + 26368], zmm20                                   ;   384.2 p7+p4   12 rk
        vmovdqu64 [rbp + 26432], zmm21                                   ;   385.0 p8+p9   12 rk
        vmovdqu64 [rbp + 26496], zmm16                                   ;   386.2 p7+p4   12 rk
        vmovdqu64 [rbp + 26560], zmm19                                   ;   387.0 p8+p9   12 rk
        vmovdqu64 [rbp + 26624], zmm25                                   ;   388.2 p7+p4   12 rk
        vmovdqu64 [rbp + 26688], zmm15                                   ;   389.0 p8+p9   12 rk
        vmovdqu64 [rbp + 26752], zmm28                                   ;   390.2 p7+p4   12 rk
        vmovdqu64 [rbp + 26816], zmm17                                   ;   391.0 p8+p9   12 rk
        vmovdqu64 [rbp + 26880], zmm9                                    ;   392.2 p7+p4   12 rk
        vmovdqu64 [rbp + 26944], zmm5                                    ;   393.0 p8+p9   12 rk
        vmovdqu64 [rbp + 27008], zmm31                                   ;   394.2 p7+p4   12 rk
        cmp dword [rbp + 28616], 0                                       ;                    no blocks?
        je .blocks_1_done
        mov eax, dword [rbp + 28616]                                     ;                    passes of 64
        mov rcx, rax                                                     ;                    passes of 64
.blocks_1_share:
        and rax, 0x3f                                                    ;                    passes of 64
        mov qword [rbp + 28552], rax                                     ;                    passes of 64
        sub rcx, rax                                                     ;                    passes of 64
        imul rcx, rcx, 0x10                                              ;                    passes of 64
        mov rdx, qword [rbp + 28560]                                     ;                    passes of 64
        add rcx, rdx                                                     ;                    passes of 64
        mov qword [rbp + 28568], rcx                                     ;                    passes of 64
        cmp rcx, rdx                                                     ;                    passes of 64
        je .blocks_1_rest
.blocks_1_again:
        align 16
.blocks_1:
        mov r8, qword [rbp + 28560]                                      ;     0.0 p2      13 s.0 reload
        vmovdqu64 zmm0, [r8]                                             ;     5.0 p3      13 s.0
        vmovdqu64 zmm1, [r8 + 64]                                        ;     5.0 p2      13 s.0
        vpunpcklbw zmm2, zmm0, zmm1                                      ;    11.0 p5      13 s.0
        vpunpckhbw zmm0, zmm0, zmm1                                      ;    11.0 p5      13 s.0
        vmovdqu64 zmm1, [r8 + 128]                                       ;     5.0 p3      13 s.0
        vmovdqu64 zmm3, [r8 + 192]                                       ;     5.0 p2      13 s.0
        vpunpcklbw zmm4, zmm1, zmm3                                      ;    11.0 p5      13 s.0
        vpunpckhbw zmm1, zmm1, zmm3                                      ;    11.0 p5      13 s.0
        vpunpcklwd zmm3, zmm2, zmm4                                      ;    12.0 p5      13 s.0
        vpunpckhwd zmm2, zmm2, zmm4                                      ;    12.0 p5      13 s.0
        vpunpcklwd zmm4, zmm0, zmm1                                      ;    12.0 p5      13 s.0
        vpunpckhwd zmm0, zmm0, zmm1                                      ;    12.0 p5      13 s.0
        vmovdqu64 zmm1, [r8 + 256]                                       ;     5.0 p3      13 s.0
        vmovdqu64 zmm5, [r8 + 320]                                       ;     5.0 p2      13 s.0
        vpunpcklbw zmm6, zmm1, zmm5                                      ;    11.0 p5      13 s.0
        vpunpckhbw zmm1, zmm1, zmm5                                      ;    11.0 p5      13 s.0
        vmovdqu64 zmm5, [r8 + 384]                                       ;     5.0 p3      13 s.0
        vmovdqu64 zmm7, [r8 + 448]                                       ;     5.0 p2      13 s.0
        vpunpcklbw zmm8, zmm5, zmm7                                      ;    11.0 p5      13 s.0
        vpunpckhbw zmm5, zmm5, zmm7                                      ;    11.5 p5      13 s.0
        vpunpcklwd zmm7, zmm6, zmm8                                      ;    12.5 p5      13 s.0
        vpunpckhwd zmm6, zmm6, zmm8                                      ;    13.5 p5      13 s.0
        vpunpcklwd zmm8, zmm1, zmm5                                      ;    14.5 p5      13 s.0
        vpunpckhwd zmm1, zmm1, zmm5                                      ;    15.5 p5      13 s.0
        vpunpckldq zmm5, zmm3, zmm7                                      ;    16.5 p5      13 s.0
        vpunpckhdq zmm3, zmm3, zmm7                                      ;    17.5 p5      13 s.0
        vpunpckldq zmm7, zmm2, zmm6                                      ;    18.5 p5      13 s.0
        vpunpckhdq zmm2, zmm2, zmm6                                      ;    19.5 p5      13 s.0
        vpunpckldq zmm6, zmm4, zmm8                                      ;    20.5 p5      13 s.0
        vpunpckhdq zmm4, zmm4, zmm8                                      ;    21.5 p5      13 s.0
        vpunpckldq zmm8, zmm0, zmm1                                      ;    22.5 p5      13 s.0
        vpunpckhdq zmm0, zmm0, zmm1                                      ;    23.5 p5      13 s.0
        vmovdqu64 zmm1, [r8 + 512]                                       ;     5.5 p3      13 s.0
        vmovdqu64 zmm9, [r8 + 576]                                       ;     5.7 p2      13 s.0
        vpunpcklbw zmm10, zmm1, zmm9                                     ;    24.5 p5      13 s.0
        vpunpckhbw zmm1, zmm1, zmm9                                      ;    25.5 p5      13 s.0
        vmovdqu64 zmm9, [r8 + 640]                                       ;     6.5 p3      13 s.0
        vmovdqu64 zmm11, [r8 + 704]                                      ;     6.7 p2      13 s.0
        vpunpcklbw zmm12, zmm9, zmm11                                    ;    26.5 p5      13 s.0
        vpunpckhbw zmm9, zmm9, zmm11                                     ;    27.5 p5      13 s.0
        vmovdqu64 zmm11, [r8 + 768]                                      ;     7.5 p3      13 s.0
        vmovdqu64 zmm13, [r8 + 832]                                      ;     7.7 p2      13 s.0
        vmovdqu64 zmm14, [r8 + 896]                                      ;     8.5 p3      13 s.0
        vmovdqu64 zmm15, [r8 + 960]                                      ;     8.7 p2      13 s.0
        vpunpcklbw zmm16, zmm11, zmm13                                   ;    28.5 p5      13 s.0
        vpunpckhbw zmm11, zmm11, zmm13                                   ;    29.5 p5      13 s.0
        vpunpcklwd zmm13, zmm10, zmm12                                   ;    30.5 p5      13 s.0
        vpunpckhwd zmm10, zmm10, zmm12                                   ;    31.5 p5      13 s.0
        vpunpcklbw zmm12, zmm14, zmm15                                   ;    32.5 p5      13 s.0
        vpunpckhbw zmm14, zmm14, zmm15                                   ;    33.5 p5      13 s.0
        vpunpcklwd zmm15, zmm1, zmm9                                     ;    34.5 p5      13 s.0
        vpunpckhwd zmm1, zmm1, zmm9                                      ;    35.5 p5      13 s.0
        vpunpcklwd zmm9, zmm16, zmm12                                    ;    36.5 p5      13 s.0
        vpunpckhwd zmm12, zmm16, zmm12                                   ;    37.5 p5      13 s.0
        vpunpcklwd zmm16, zmm11, zmm14                                   ;    38.5 p5      13 s.0
        vpunpckhwd zmm11, zmm11, zmm14                                   ;    39.5 p5      13 s.0
        vpunpckldq zmm14, zmm13, zmm9                                    ;    40.5 p5      13 s.0
        vpunpckhdq zmm9, zmm13, zmm9                                     ;    41.5 p5      13 s.0
        vpunpckldq zmm13, zmm10, zmm12                                   ;    42.5 p5      13 s.0
        vpunpckhdq zmm10, zmm10, zmm12                                   ;    43.5 p5      13 s.0
        vpunpckldq zmm12, zmm15, zmm16                                   ;    44.5 p5      13 s.0
        vpunpckhdq zmm15, zmm15, zmm16                                   ;    45.5 p5      13 s.0
        vpunpckldq zmm16, zmm1, zmm11                                    ;    46.5 p5      13 s.0
        vpunpckhdq zmm1, zmm1, zmm11                                     ;    47.5 p5      13 s.0
        vpunpcklqdq zmm11, zmm5, zmm14                                   ;    48.5 p5      13 s.0
        vpunpckhqdq zmm5, zmm5, zmm14                                    ;    49.5 p5      13 s.0
        vpunpcklqdq zmm14, zmm3, zmm9                                    ;    50.5 p5      13 s.0
        vpunpckhqdq zmm3, zmm3, zmm9                                     ;    51.5 p5      13 s.0
        vpunpcklqdq zmm9, zmm7, zmm13                                    ;    52.5 p5      13 s.0
        vpunpckhqdq zmm7, zmm7, zmm13                                    ;    53.5 p5      13 s.0
        vpunpcklqdq zmm13, zmm2, zmm10                                   ;    54.5 p5      13 s.0
        vpunpckhqdq zmm2, zmm2, zmm10                                    ;    55.5 p5      13 s.0
        vpunpcklqdq zmm10, zmm6, zmm12                                   ;    56.5 p5      13 s.0
        vpunpckhqdq zmm6, zmm6, zmm12                                    ;    57.5 p5      13 s.0
        vpunpcklqdq zmm12, zmm4, zmm15                                   ;    58.5 p5      13 s.0
        vpunpckhqdq zmm4, zmm4, zmm15                                    ;    59.5 p5      13 s.0
        vpunpcklqdq zmm15, zmm8, zmm16                                   ;    60.5 p5      13 s.0
        vpunpckhqdq zmm8, zmm8, zmm16                                    ;    61.5 p5      13 s.0
        vpunpcklqdq zmm16, zmm0, zmm1                                    ;    62.5 p5      13 s.0
        vpunpckhqdq zmm0, zmm0, zmm1                                     ;    63.5 p5      13 s.0
        vpternlogd zmm9, zmm11, [rbp + 3456], 0x96                       ;    53.5 p0+p3   14 d
        vpternlogd zmm7, zmm5, [rbp + 3520], 0x96                        ;    54.5 p0+p2   14 d
        vpternlogd zmm13, zmm14, [rbp + 3584], 0x96                      ;    55.5 p0+p3   14 d
        vpternlogd zmm2, zmm3, [rbp + 3648], 0x96                        ;    56.5 p0+p2   14 d
        vpternlogd zmm15, zmm10, [rbp + 3968], 0x96                      ;    61.5 p0+p3   14 d
        vpternlogd zmm8, zmm6, [rbp + 4032], 0x96                        ;    62.5 p0+p2   14 d
        vpternlogd zmm16, zmm12, [rbp + 4224], 0x96                      ;    63.5 p0+p3   14 d
        vpternlogd zmm0, zmm4, [rbp + 4416], 0x96                        ;    64.5 p0+p2   14 d
        vmovdqu64 zmm1, [rbp + 24768]                                    ;    17.5 p3      18 t reload
        vgf2p8affineqb zmm17, zmm9, zmm1, 0                              ;    54.5 p0      18 t
        vgf2p8affineqb zmm18, zmm7, zmm1, 0                              ;    55.5 p0      18 t
        vgf2p8affineqb zmm19, zmm13, zmm1, 0                             ;    56.5 p0      18 t
        vgf2p8affineqb zmm20, zmm2, zmm1, 0                              ;    57.5 p0      18 t
        vgf2p8affineqb zmm21, zmm15, zmm1, 0                             ;    62.5 p0      18 t
        vmovdqu64 zmm22, [rbp + 24576]                                   ;    17.8 p2      18 t reload
        vmovdqu64 zmm23, [rbp + 24512]                                   ;    18.5 p3      18 t reload
        vmovdqa64 zmm24, zmm9                                            ;    54.5         18 t copy
        vpermi2b zmm24, zmm23, zmm22                                     ;    65.5 p0+p5   18 t
        vmovdqa64 zmm25, zmm7                                            ;    55.5         18 t copy
        vpermi2b zmm25, zmm23, zmm22                                     ;    67.5 p0+p5   18 t
        vmovdqa64 zmm26, zmm13                                           ;    56.5         18 t copy
        vpermi2b zmm26, zmm23, zmm22                                     ;    69.5 p0+p5   18 t
        vmovdqa64 zmm27, zmm2                                            ;    57.5         18 t copy
        vpermi2b zmm27, zmm23, zmm22                                     ;    71.5 p0+p5   18 t
        vmovdqu64 zmm28, [rbp + 24704]                                   ;    20.2 p2      18 t reload
        vmovdqu64 zmm29, [rbp + 24640]                                   ;    20.3 p3      18 t reload
        vmovdqa64 zmm30, zmm9                                            ;    54.5         18 t copy
        vpermi2b zmm30, zmm29, zmm28                                     ;    73.5 p0+p5   18 t
        vpternlogd zmm17, zmm30, zmm24, 0xca                             ;    78.5 p0      18 t
        vmovdqa64 zmm24, zmm7                                            ;    55.5         18 t copy
        vpermi2b zmm24, zmm29, zmm28                                     ;    75.5 p0+p5   18 t
        vpternlogd zmm18, zmm24, zmm25, 0xca                             ;    80.5 p0      18 t
        vmovdqa64 zmm24, zmm13                                           ;    56.5         18 t copy
        vpermi2b zmm24, zmm29, zmm28                                     ;    77.5 p0+p5   18 t
        vpternlogd zmm19, zmm24, zmm26, 0xca                             ;    82.5 p0      18 t
        vmovdqa64 zmm24, zmm2                                            ;    57.5         18 t copy
        vpermi2b zmm24, zmm29, zmm28                                     ;    79.5 p0+p5   18 t
        vpternlogd zmm20, zmm24, zmm27, 0xca                             ;    84.5 p0      18 t
        vmovdqa64 zmm24, zmm15                                           ;    62.5         18 t copy
        vpermi2b zmm24, zmm23, zmm22                                     ;    81.5 p0+p5   18 t
        vmovdqa64 zmm25, zmm15                                           ;    62.5         18 t copy
        vpermi2b zmm25, zmm29, zmm28                                     ;    83.5 p0+p5   18 t
        vpternlogd zmm21, zmm25, zmm24, 0xca                             ;    88.5 p0      18 t
        vgf2p8affineqb zmm24, zmm8, zmm1, 0                              ;    63.5 p0      18 t
        vmovdqa64 zmm25, zmm8                                            ;    63.5         18 t copy
        vpermi2b zmm25, zmm23, zmm22                                     ;    85.5 p0+p5   18 t
        vmovdqa64 zmm26, zmm8                                            ;    63.5         18 t copy
        vpermi2b zmm26, zmm29, zmm28                                     ;    87.5 p0+p5   18 t
        vpternlogd zmm24, zmm26, zmm25, 0xca                             ;    92.5 p0      18 t
        vgf2p8affineqb zmm25, zmm16, zmm1, 0                             ;    64.5 p0      18 t
        vmovdqa64 zmm26, zmm16                                           ;    64.5         18 t copy
        vpermi2b zmm26, zmm23, zmm22                                     ;    89.5 p0+p5   18 t
        vmovdqa64 zmm27, zmm16                                           ;    64.5         18 t copy
        vpermi2b zmm27, zmm29, zmm28                                     ;    91.5 p0+p5   18 t
        vpternlogd zmm25, zmm27, zmm26, 0xca                             ;    96.5 p0      18 t
        vgf2p8affineqb zmm26, zmm0, zmm1, 0                              ;    65.5 p0      18 t
        vmovdqa64 zmm27, zmm0                                            ;    65.5         18 t copy
        vpermi2b zmm27, zmm23, zmm22                                     ;    93.5 p0+p5   18 t
        vmovdqa64 zmm30, zmm0                                            ;    65.5         18 t copy
        vpermi2b zmm30, zmm29, zmm28                                     ;    95.5 p0+p5   18 t
        vpternlogd zmm26, zmm30, zmm27, 0xca                             ;   100.5 p0      18 t
        vmovdqu64 zmm27, [rbp + 24960]                                   ;    30.3 p2      18 t reload
        vgf2p8affineqb zmm30, zmm19, zmm27, 0                            ;    83.5 p0      18 t
        vmovdqu64 zmm31, [rbp + 25024]                                   ;    30.7 p3      18 t reload
        vgf2p8affineqb zmm1, zmm19, zmm31, 0                             ;    83.5 p0      18 t
        vgf2p8affineqb zmm28, zmm19, [rbp + 24832], 0                    ;    83.5 p0+p2   18 t
        vmovdqa64 zmm29, zmm19                                           ;    83.5         18 t copy
        vpternlogd zmm29, zmm26, zmm18, 0x96                             ;   101.5 p0      18 t
        vgf2p8affineqb zmm22, zmm19, [rbp + 24896], 0                    ;    83.5 p0+p3   18 t
        vpternlogd zmm19, zmm20, [rbp + 10432], 0x96                     ;    85.5 p0+p2   18 t
        vgf2p8affineqb zmm23, zmm18, [rbp + 24832], 0                    ;    81.5 p0+p3   18 t
        vmovdqu64 [rbp + 27072], zmm0                                    ;    65.5 p7+p4   14 d spill
        vgf2p8affineqb zmm0, zmm18, zmm27, 0                             ;    81.5 p0      18 t
        vmovdqu64 [rbp + 27136], zmm16                                   ;    64.5 p8+p9   14 d spill
        vgf2p8affineqb zmm16, zmm18, zmm31, 0                            ;    81.5 p0      18 t
        vmovdqu64 [rbp + 27200], zmm8                                    ;    63.5 p7+p4   14 d spill
        vgf2p8affineqb zmm8, zmm18, [rbp + 24896], 0                     ;    81.5 p0+p2   18 t
        vmovdqu64 [rbp + 27264], zmm15                                   ;    62.5 p8+p9   14 d spill
        vgf2p8affineqb zmm15, zmm26, [rbp + 24832], 0                    ;   101.5 p0+p3   18 t
        vpternlogd zmm15, zmm20, [rbp + 9920], 0x96                      ;   104.5 p0+p2   18 t
        vpternlogd zmm15, zmm25, zmm17, 0x96                             ;   105.5 p0      18 t
        vmovdqu64 [rbp + 27328], zmm2                                    ;    57.5 p7+p4   14 d spill
        vgf2p8affineqb zmm2, zmm20, [rbp + 24832], 0                     ;    85.5 p0+p3   18 t
        vmovdqu64 [rbp + 27392], zmm13                                   ;    56.5 p8+p9   14 d spill
        vgf2p8affineqb zmm13, zmm20, [rbp + 24896], 0                    ;    85.5 p0+p2   18 t
        vpternlogd zmm13, zmm28, [rbp + 10112], 0x96                     ;    88.5 p0+p3   18 t
        vpternlogd zmm13, zmm25, zmm17, 0x96                             ;    97.5 p0      18 t
        vmovdqu64 [rbp + 27456], zmm7                                    ;    55.5 p7+p4   14 d spill
        vgf2p8affineqb zmm7, zmm20, zmm31, 0                             ;    85.5 p0      18 t
        vmovdqu64 [rbp + 27520], zmm9                                    ;    54.5 p8+p9   14 d spill
        vgf2p8affineqb zmm9, zmm20, zmm27, 0                             ;    85.5 p0      18 t
        vmovdqu64 [rbp + 27584], zmm4                                    ;    60.5 p7+p4   13 s.0 spill
        vgf2p8affineqb zmm4, zmm17, [rbp + 24832], 0                     ;    79.5 p0+p2   18 t
        vpxord zmm4, zmm4, zmm26                                         ;   101.5 p0      18 t
        vmovdqu64 [rbp + 27648], zmm12                                   ;    59.5 p8+p9   13 s.0 spill
        vgf2p8affineqb zmm12, zmm17, zmm31, 0                            ;    79.5 p0      18 t
        vmovdqu64 [rbp + 27712], zmm3                                    ;    52.5 p7+p4   13 s.0 spill
        vgf2p8affineqb zmm3, zmm17, zmm27, 0                             ;    79.5 p0      18 t
        vpxord zmm7, zmm7, zmm3                                          ;    88.5 p0      18 t
        vmovdqu64 zmm3, [rbp + 24896]                                    ;    37.2 p3      18 t reload
        vmovdqu64 [rbp + 27776], zmm14                                   ;    51.5 p8+p9   13 s.0 spill
        vgf2p8affineqb zmm14, zmm17, zmm3, 0                             ;    79.5 p0      18 t
        vpternlogd zmm17, zmm2, [rbp + 9984], 0x96                       ;    88.5 p0+p2   18 t
        vmovdqu64 [rbp + 27840], zmm28                                   ;    86.5 p7+p4   18 t spill
        vgf2p8affineqb zmm28, zmm25, zmm27, 0                            ;    97.5 p0      18 t
        vpxord zmm1, zmm1, zmm28                                         ;   100.5 p0      18 t
        vmovdqu64 zmm28, [rbp + 24832]                                   ;    38.5 p3      18 t reload
        vmovdqu64 [rbp + 27904], zmm19                                   ;    86.5 p8+p9   18 t spill
        vgf2p8affineqb zmm19, zmm25, zmm28, 0                            ;    97.5 p0      18 t
        vmovdqu64 [rbp + 27968], zmm2                                    ;    88.5 p7+p4   18 t spill
        vgf2p8affineqb zmm2, zmm25, zmm31, 0                             ;    97.5 p0      18 t
        vpxord zmm9, zmm9, zmm2                                          ;   100.5 p0      18 t
        vgf2p8affineqb zmm2, zmm25, zmm3, 0                              ;    97.5 p0      18 t
        vmovdqu64 [rbp + 28032], zmm14                                   ;    82.5 p8+p9   18 t spill
        vmovdqu64 zmm14, [rbp + 27904]                                   ;    86.5 p2      18 t reload
        vpternlogd zmm2, zmm14, [rbp + 27968], 0x96                      ;   100.5 p0+p3   18 t
        vgf2p8affineqb zmm14, zmm21, zmm3, 0                             ;    89.5 p0      18 t
        vpternlogd zmm14, zmm17, zmm23, 0x96                             ;    92.5 p0      18 t
        vpternlogd zmm14, zmm18, zmm26, 0x96                             ;   101.5 p0      18 t
        vmovdqa64 zmm17, zmm21                                           ;    89.5         18 t copy
        vpternlogd zmm17, zmm26, [rbp + 10304], 0x96                     ;   101.5 p0+p2   18 t
        vgf2p8affineqb zmm18, zmm21, zmm31, 0                            ;    90.5 p0      18 t
        vpternlogd zmm13, zmm18, zmm0, 0x96                              ;    98.5 p0      18 t
        vgf2p8affineqb zmm3, zmm21, zmm27, 0                             ;    92.5 p0      18 t
        vpternlogd zmm12, zmm3, zmm26, 0x96                              ;   101.5 p0      18 t
        vpxord zmm3, zmm21, zmm24                                        ;    94.5 p0      18 t
        vgf2p8affineqb zmm21, zmm21, zmm28, 0                            ;    95.5 p0      18 t
        vpternlogd zmm17, zmm20, zmm21, 0x96                             ;   102.5 p0      18 t
        vpternlogd zmm15, zmm3, zmm29, 0x96                              ;   106.5 p5      18 t
        vpternlogd zmm17, zmm19, [rbp + 28032], 0x96                     ;   103.5 p0+p3   18 t
        vgf2p8affineqb zmm20, zmm24, zmm31, 0                            ;    98.5 p0      18 t
        vpxord zmm30, zmm30, zmm20                                       ;   101.5 p5      18 t
        vpternlogd zmm14, zmm1, zmm30, 0x96                              ;   102.5 p5      18 t
        vgf2p8affineqb zmm20, zmm24, zmm27, 0                            ;    99.5 p0      18 t
        vpxord zmm16, zmm16, zmm20                                       ;   102.5 p5      18 t
        vpternlogd zmm17, zmm30, zmm16, 0x96                             ;   104.5 p0      18 t
        vpternlogd zmm13, zmm16, zmm4, 0x96                              ;   103.5 p5      18 t
        vgf2p8affineqb zmm16, zmm24, zmm28, 0                            ;   101.5 p0      18 t
        vmovdqu64 zmm20, [rbp + 24896]                                   ;    44.3 p2      18 t reload
        vgf2p8affineqb zmm26, zmm24, zmm20, 0                            ;   102.5 p0      18 t
        vpternlogd zmm2, zmm16, zmm12, 0x96                              ;   104.5 p5      18 t
        vpternlogd zmm2, zmm18, zmm0, 0x96                               ;   105.5 p5      18 t
        vpternlogd zmm16, zmm8, [rbp + 10240], 0x96                      ;   104.5 p0+p3   18 t
        vpternlogd zmm16, zmm1, zmm3, 0x96                               ;   105.5 p5      18 t
        vpternlogd zmm16, zmm4, zmm9, 0x96                               ;   106.5 p0      18 t
        vmovdqu64 zmm0, [rbp + 10496]                                    ;    45.7 p2      18 t.7 reload
        vpternlogd zmm26, zmm0, [rbp + 27840], 0x96                      ;   105.5 p5+p3   18 t
        vpternlogd zmm26, zmm21, zmm29, 0x96                             ;   106.5 p0      18 t
        vpternlogd zmm26, zmm9, zmm7, 0x96                               ;   107.5 p5      18 t
        vmovdqu64 zmm0, [rbp + 24768]                                    ;    46.7 p2      18 t reload
        vgf2p8affineqb zmm1, zmm15, zmm0, 0                              ;   107.5 p0      18 t
        vgf2p8affineqb zmm3, zmm14, zmm0, 0                              ;   107.5 p0      18 t
        vgf2p8affineqb zmm4, zmm13, zmm0, 0                              ;   108.5 p0      18 t
        vpxord zmm25, zmm25, [rbp + 10176]                               ;   106.5 p5+p3   18 t
        vpternlogd zmm19, zmm25, zmm24, 0x96                             ;   107.5 p5      18 t
        vpternlogd zmm22, zmm19, zmm23, 0x96                             ;   108.5 p5      18 t
        vpternlogd zmm22, zmm7, zmm12, 0x96                              ;   109.5 p0      18 t
        vgf2p8affineqb zmm7, zmm22, zmm0, 0                              ;   110.5 p0      18 t
        vgf2p8affineqb zmm8, zmm16, zmm0, 0                              ;   111.5 p0      18 t
        vgf2p8affineqb zmm9, zmm17, zmm0, 0                              ;   112.5 p0      18 t
        vmovdqu64 zmm12, [rbp + 24576]                                   ;    48.3 p2      18 t reload
        vmovdqu64 zmm18, [rbp + 24512]                                   ;    48.5 p3      18 t reload
        vmovdqa64 zmm19, zmm15                                           ;   107.5         18 t copy
        vpermi2b zmm19, zmm18, zmm12                                     ;   111.5 p5      18 t
        vmovdqu64 zmm21, [rbp + 24704]                                   ;    49.3 p2      18 t reload
        vmovdqu64 zmm23, [rbp + 24640]                                   ;    49.5 p3      18 t reload
        vpermi2b zmm15, zmm23, zmm21                                     ;   114.5 p5      18 t
        vpternlogd zmm1, zmm15, zmm19, 0xca                              ;   119.5 p0      18 t
        vpxord zmm11, zmm11, zmm1                                        ;   120.5 p0      18 t
        vmovdqa64 zmm1, zmm14                                            ;   103.5         18 t copy
        vpermi2b zmm1, zmm18, zmm12                                      ;   116.5 p0+p5   18 t
        vpermi2b zmm14, zmm23, zmm21                                     ;   118.5 p0+p5   18 t
        vpternlogd zmm3, zmm14, zmm1, 0xca                               ;   123.5 p0      18 t
        vpxord zmm5, zmm5, zmm3                                          ;   124.5 p0      18 t
        vmovdqa64 zmm1, zmm13                                            ;   104.5         18 t copy
        vpermi2b zmm1, zmm18, zmm12                                      ;   120.5 p0+p5   18 t
        vpermi2b zmm13, zmm23, zmm21                                     ;   122.5 p0+p5   18 t
        vpternlogd zmm4, zmm13, zmm1, 0xca                               ;   127.5 p0      18 t
        vmovdqa64 zmm1, zmm22                                            ;   110.5         18 t copy
        vpermi2b zmm1, zmm18, zmm12                                      ;   124.5 p0+p5   18 t
        vpermi2b zmm22, zmm23, zmm21                                     ;   126.5 p0+p5   18 t
        vpternlogd zmm7, zmm22, zmm1, 0xca                               ;   131.5 p0      18 t
        vmovdqa64 zmm1, zmm16                                            ;   107.5         18 t copy
        vpermi2b zmm1, zmm18, zmm12                                      ;   128.5 p0+p5   18 t
        vpermi2b zmm16, zmm23, zmm21                                     ;   130.5 p0+p5   18 t
        vpternlogd zmm8, zmm16, zmm1, 0xca                               ;   135.5 p0      18 t
        vpxord zmm10, zmm10, zmm8                                        ;   136.5 p0      18 t
        vmovdqa64 zmm1, zmm17                                            ;   105.5         18 t copy
        vpermi2b zmm1, zmm18, zmm12                                      ;   132.5 p0+p5   18 t
        vpermi2b zmm17, zmm23, zmm21                                     ;   134.5 p0+p5   18 t
        vpternlogd zmm9, zmm17, zmm1, 0xca                               ;   139.5 p0      18 t
        vpxord zmm6, zmm6, zmm9                                          ;   140.5 p0      18 t
        vgf2p8affineqb zmm1, zmm2, zmm0, 0                               ;   133.5 p0      18 t
        vmovdqa64 zmm3, zmm2                                             ;   106.5         18 t copy
        vpermi2b zmm3, zmm18, zmm12                                      ;   136.5 p0+p5   18 t
        vpermi2b zmm2, zmm23, zmm21                                      ;   138.5 p0+p5   18 t
        vpternlogd zmm1, zmm2, zmm3, 0xca                                ;   143.5 p0      18 t
        vgf2p8affineqb zmm2, zmm26, zmm0, 0                              ;   137.5 p0      18 t
        vmovdqa64 zmm3, zmm26                                            ;   108.5         18 t copy
        vpermi2b zmm3, zmm18, zmm12                                      ;   140.5 p0+p5   18 t
        vpermi2b zmm26, zmm23, zmm21                                     ;   142.5 p0+p5   18 t
        vpternlogd zmm2, zmm26, zmm3, 0xca                               ;   147.5 p0      18 t
        vmovdqu64 zmm3, [rbp + 27776]                                    ;    60.7 p2      13 s.0 reload
        vmovdqa64 zmm8, zmm4                                             ;   128.5         20 d copy
        vpternlogd zmm8, zmm11, zmm3, 0x96                               ;   141.5 p0      20 d
        vmovdqu64 zmm9, [rbp + 2176]                                     ;    61.2 p3      20 d reload
        vpternlogd zmm11, zmm9, [rbp + 27392], 0x96                      ;   142.5 p0+p2   20 d
        vmovdqu64 zmm9, [rbp + 27712]                                    ;    62.2 p3      13 s.0 reload
        vmovdqa64 zmm13, zmm7                                            ;   132.5         20 d copy
        vpternlogd zmm13, zmm5, zmm9, 0x96                               ;   143.5 p0      20 d
        vmovdqu64 zmm14, [rbp + 2304]                                    ;    62.7 p2      20 d reload
        vpternlogd zmm5, zmm14, [rbp + 27328], 0x96                      ;   143.5 p5+p3   20 d
        vmovdqu64 zmm14, [rbp + 27648]                                   ;    63.7 p2      13 s.0 reload
        vmovdqa64 zmm15, zmm1                                            ;   144.5         20 d copy
        vpternlogd zmm15, zmm10, zmm14, 0x96                             ;   144.5 p0      20 d
        vmovdqu64 zmm16, [rbp + 2432]                                    ;    64.2 p3      20 d reload
        vpternlogd zmm10, zmm16, [rbp + 27136], 0x96                     ;   144.5 p5+p2   20 d
        vmovdqu64 zmm16, [rbp + 27584]                                   ;    65.2 p3      13 s.0 reload
        vmovdqa64 zmm17, zmm2                                            ;   148.5         20 d copy
        vpternlogd zmm17, zmm6, zmm16, 0x96                              ;   148.5 p0      20 d
        vmovdqu64 zmm19, [rbp + 2560]                                    ;    65.7 p2      20 d reload
        vpternlogd zmm6, zmm19, [rbp + 27072], 0x96                      ;   145.5 p5+p3   20 d
        vmovdqu64 zmm19, [rbp + 1920]                                    ;    66.7 p2      20 d
        vpternlogd zmm19, zmm8, [rbp + 27520], 0x96                      ;   146.5 p0+p3   20 d
        vgf2p8affineqb zmm22, zmm19, zmm0, 0                             ;   147.5 p0      18 t
        vmovdqa64 zmm24, zmm19                                           ;   147.5         18 t copy
        vpermi2b zmm24, zmm18, zmm12                                     ;   148.5 p5      18 t
        vmovdqa64 zmm25, zmm19                                           ;   147.5         18 t copy
        vpermi2b zmm25, zmm23, zmm21                                     ;   150.5 p0+p5   18 t
        vpternlogd zmm22, zmm25, zmm24, 0xca                             ;   155.5 p0      18 t
        vmovdqu64 zmm24, [rbp + 1984]                                    ;    67.7 p2      20 d
        vpternlogd zmm24, zmm13, [rbp + 27456], 0x96                     ;   150.5 p0+p3   20 d
        vgf2p8affineqb zmm25, zmm24, zmm0, 0                             ;   151.5 p0      18 t
        vmovdqa64 zmm26, zmm24                                           ;   151.5         18 t copy
        vpermi2b zmm26, zmm18, zmm12                                     ;   153.5 p5      18 t
        vmovdqa64 zmm29, zmm24                                           ;   151.5         18 t copy
        vpermi2b zmm29, zmm23, zmm21                                     ;   155.5 p0+p5   18 t
        vpternlogd zmm25, zmm29, zmm26, 0xca                             ;   160.5 p0      18 t
        vgf2p8affineqb zmm26, zmm11, zmm0, 0                             ;   154.5 p0      18 t
        vmovdqa64 zmm29, zmm11                                           ;   143.5         18 t copy
        vpermi2b zmm29, zmm18, zmm12                                     ;   157.5 p0+p5   18 t
        vmovdqa64 zmm30, zmm11                                           ;   143.5         18 t copy
        vpermi2b zmm30, zmm23, zmm21                                     ;   159.5 p0+p5   18 t
        vpternlogd zmm26, zmm30, zmm29, 0xca                             ;   164.5 p0      18 t
        vgf2p8affineqb zmm29, zmm5, zmm0, 0                              ;   158.5 p0      18 t
        vmovdqa64 zmm30, zmm5                                            ;   144.5         18 t copy
        vpermi2b zmm30, zmm18, zmm12                                     ;   161.5 p0+p5   18 t
        vmovdqa64 zmm16, zmm5                                            ;   144.5         18 t copy
        vpermi2b zmm16, zmm23, zmm21                                     ;   163.5 p0+p5   18 t
        vpternlogd zmm29, zmm16, zmm30, 0xca                             ;   168.5 p0      18 t
        vgf2p8affineqb zmm16, zmm10, zmm0, 0                             ;   162.5 p0      18 t
        vmovdqa64 zmm30, zmm10                                           ;   145.5         18 t copy
        vpermi2b zmm30, zmm18, zmm12                                     ;   165.5 p0+p5   18 t
        vmovdqa64 zmm14, zmm10                                           ;   145.5         18 t copy
        vpermi2b zmm14, zmm23, zmm21                                     ;   167.5 p0+p5   18 t
        vpternlogd zmm16, zmm14, zmm30, 0xca                             ;   172.5 p0      18 t
        vgf2p8affineqb zmm14, zmm6, zmm0, 0                              ;   166.5 p0      18 t
        vmovdqa64 zmm30, zmm6                                            ;   146.5         18 t copy
        vpermi2b zmm30, zmm18, zmm12                                     ;   169.5 p0+p5   18 t
        vmovdqa64 zmm9, zmm6                                             ;   146.5         18 t copy
        vpermi2b zmm9, zmm23, zmm21                                      ;   171.5 p0+p5   18 t
        vpternlogd zmm14, zmm9, zmm30, 0xca                              ;   176.5 p0      18 t
        vmovdqu64 zmm9, [rbp + 2048]                                     ;    75.7 p2      20 d
        vpternlogd zmm9, zmm15, [rbp + 27264], 0x96                      ;   170.5 p0+p3   20 d
        vgf2p8affineqb zmm30, zmm9, zmm0, 0                              ;   171.5 p0      18 t
        vmovdqa64 zmm3, zmm9                                             ;   171.5         18 t copy
        vpermi2b zmm3, zmm18, zmm12                                      ;   173.5 p0+p5   18 t
        vmovdqu64 [rbp + 27264], zmm6                                    ;   146.5 p7+p4   20 d spill
        vmovdqa64 zmm6, zmm9                                             ;   171.5         18 t copy
        vpermi2b zmm6, zmm23, zmm21                                      ;   175.5 p0+p5   18 t
        vpternlogd zmm30, zmm6, zmm3, 0xca                               ;   180.5 p0      18 t
        vmovdqu64 zmm3, [rbp + 2112]                                     ;    78.0 p2      20 d
        vpternlogd zmm3, zmm17, [rbp + 27200], 0x96                      ;   175.5 p0+p3   20 d
        vgf2p8affineqb zmm6, zmm3, zmm0, 0                               ;   176.5 p0      18 t
        vmovdqa64 zmm0, zmm3                                             ;   176.5         18 t copy
        vpermi2b zmm0, zmm18, zmm12                                      ;   178.5 p5      18 t
        vmovdqa64 zmm12, zmm3                                            ;   176.5         18 t copy
        vpermi2b zmm12, zmm23, zmm21                                     ;   180.5 p0+p5   18 t
        vpternlogd zmm6, zmm12, zmm0, 0xca                               ;   185.5 p0      18 t
        vgf2p8affineqb zmm0, zmm26, zmm27, 0                             ;   179.5 p0      18 t
        vgf2p8affineqb zmm12, zmm26, zmm31, 0                            ;   180.5 p0      18 t
        vgf2p8affineqb zmm21, zmm26, zmm28, 0                            ;   181.5 p0      18 t
        vmovdqa64 zmm23, zmm26                                           ;   165.5         18 t copy
        vpternlogd zmm23, zmm25, zmm14, 0x96                             ;   181.5 p5      18 t
        vgf2p8affineqb zmm18, zmm26, zmm20, 0                            ;   182.5 p0      18 t
        vpternlogd zmm26, zmm29, [rbp + 11328], 0x96                     ;   182.5 p5+p2   18 t
        vmovdqu64 [rbp + 27200], zmm10                                   ;   145.5 p8+p9   20 d spill
        vgf2p8affineqb zmm10, zmm25, zmm28, 0                            ;   183.5 p0      18 t
        vmovdqu64 [rbp + 27456], zmm3                                    ;   176.5 p7+p4   20 d spill
        vgf2p8affineqb zmm3, zmm25, zmm27, 0                             ;   184.5 p0      18 t
        vmovdqu64 [rbp + 27520], zmm9                                    ;   171.5 p8+p9   20 d spill
        vgf2p8affineqb zmm9, zmm25, zmm31, 0                             ;   185.5 p0      18 t
        vmovdqu64 [rbp + 27072], zmm5                                    ;   144.5 p7+p4   20 d spill
        vgf2p8affineqb zmm5, zmm25, zmm20, 0                             ;   186.5 p0      18 t
        vmovdqu64 [rbp + 27136], zmm11                                   ;   143.5 p8+p9   20 d spill
        vgf2p8affineqb zmm11, zmm29, zmm28, 0                            ;   187.5 p0      18 t
        vmovdqu64 [rbp + 27328], zmm24                                   ;   151.5 p7+p4   20 d spill
        vgf2p8affineqb zmm24, zmm29, zmm20, 0                            ;   188.5 p0      18 t
        vpternlogd zmm24, zmm21, [rbp + 11008], 0x96                     ;   191.5 p5+p3   18 t
        vpternlogd zmm24, zmm22, zmm16, 0x96                             ;   192.5 p5      18 t
        vmovdqu64 [rbp + 27392], zmm19                                   ;   147.5 p8+p9   20 d spill
        vgf2p8affineqb zmm19, zmm29, zmm31, 0                            ;   189.5 p0      18 t
        vmovdqu64 [rbp + 27840], zmm17                                   ;   149.5 p7+p4   20 d spill
        vgf2p8affineqb zmm17, zmm29, zmm27, 0                            ;   190.5 p0      18 t
        vmovdqu64 [rbp + 28032], zmm15                                   ;   145.5 p8+p9   20 d spill
        vmovdqa64 zmm15, zmm11                                           ;   190.5         18 t copy
        vpternlogd zmm15, zmm22, [rbp + 10880], 0x96                     ;   190.5 p5+p2   18 t
        vmovdqu64 [rbp + 27968], zmm13                                   ;   144.5 p7+p4   20 d spill
        vgf2p8affineqb zmm13, zmm22, zmm28, 0                            ;   191.5 p0      18 t
        vmovdqu64 [rbp + 27904], zmm8                                    ;   142.5 p8+p9   20 d spill
        vgf2p8affineqb zmm8, zmm22, zmm31, 0                             ;   192.5 p0      18 t
        vmovdqu64 [rbp + 28096], zmm2                                    ;   148.5 p7+p4   18 t spill
        vgf2p8affineqb zmm2, zmm22, zmm27, 0                             ;   193.5 p0      18 t
        vpxord zmm19, zmm19, zmm2                                        ;   196.5 p5      18 t
        vgf2p8affineqb zmm2, zmm22, zmm20, 0                             ;   194.5 p0      18 t
        vmovdqu64 [rbp + 28160], zmm1                                    ;   144.5 p8+p9   18 t spill
        vmovdqa64 zmm1, zmm29                                            ;   169.5         18 t copy
        vpternlogd zmm1, zmm14, [rbp + 11200], 0x96                      ;   187.5 p5+p3   18 t
        vmovdqu64 [rbp + 28224], zmm7                                    ;   132.5 p7+p4   18 t spill
        vgf2p8affineqb zmm7, zmm14, zmm28, 0                             ;   195.5 p0      18 t
        vpternlogd zmm7, zmm29, [rbp + 10816], 0x96                      ;   198.5 p5+p2   18 t
        vpternlogd zmm7, zmm22, zmm16, 0x96                              ;   199.5 p5      18 t
        vgf2p8affineqb zmm22, zmm16, zmm27, 0                            ;   196.5 p0      18 t
        vpternlogd zmm15, zmm22, zmm12, 0x96                             ;   199.5 p5      18 t
        vpternlogd zmm22, zmm12, [rbp + 11136], 0x96                     ;   199.5 p5+p3   18 t
        vgf2p8affineqb zmm12, zmm16, zmm28, 0                            ;   197.5 p0      18 t
        vpternlogd zmm1, zmm12, zmm30, 0x96                              ;   200.5 p5      18 t
        vgf2p8affineqb zmm29, zmm16, zmm31, 0                            ;   198.5 p0      18 t
        vpxord zmm17, zmm17, zmm29                                       ;   201.5 p5      18 t
        vpternlogd zmm5, zmm22, zmm17, 0x96                              ;   202.5 p5      18 t
        vpternlogd zmm21, zmm17, [rbp + 11392], 0x96                     ;   202.5 p5+p2   18 t
        vgf2p8affineqb zmm17, zmm16, zmm20, 0                            ;   199.5 p0      18 t
        vpternlogd zmm17, zmm26, zmm11, 0x96                             ;   202.5 p5      18 t
        vgf2p8affineqb zmm11, zmm30, zmm20, 0                            ;   200.5 p0      18 t
        vpternlogd zmm11, zmm15, zmm10, 0x96                             ;   203.5 p5      18 t
        vpternlogd zmm11, zmm25, zmm14, 0x96                             ;   204.5 p5      18 t
        vpxord zmm15, zmm30, zmm6                                        ;   199.5 p5      18 t
        vgf2p8affineqb zmm22, zmm30, zmm31, 0                            ;   201.5 p0      18 t
        vgf2p8affineqb zmm25, zmm30, zmm27, 0                            ;   202.5 p0      18 t
        vpternlogd zmm8, zmm25, zmm14, 0x96                              ;   205.5 p5      18 t
        vgf2p8affineqb zmm25, zmm30, zmm28, 0                            ;   203.5 p0      18 t
        vpternlogd zmm7, zmm15, zmm23, 0x96                              ;   201.5 p5      18 t
        vpternlogd zmm2, zmm1, zmm25, 0x96                               ;   206.5 p5      18 t
        vpternlogd zmm24, zmm22, zmm3, 0x96                              ;   204.5 p5      18 t
        vpternlogd zmm24, zmm13, zmm14, 0x96                             ;   205.5 p0      18 t
        vgf2p8affineqb zmm1, zmm6, zmm31, 0                              ;   205.5 p0      18 t
        vpternlogd zmm11, zmm1, zmm0, 0x96                               ;   208.5 p5      18 t
        vgf2p8affineqb zmm26, zmm6, zmm27, 0                             ;   206.5 p0      18 t
        vpternlogd zmm24, zmm26, zmm9, 0x96                              ;   209.5 p5      18 t
        vpternlogd zmm2, zmm26, zmm9, 0x96                               ;   209.5 p5      18 t
        vpternlogd zmm2, zmm1, zmm0, 0x96                                ;   210.5 p0      18 t
        vgf2p8affineqb zmm0, zmm6, zmm28, 0                              ;   208.5 p0      18 t
        vpternlogd zmm5, zmm15, zmm0, 0x96                               ;   211.5 p5      18 t
        vpternlogd zmm5, zmm13, zmm14, 0x96                              ;   212.5 p5      18 t
        vgf2p8affineqb zmm1, zmm6, zmm20, 0                              ;   209.5 p0      18 t
        vpternlogd zmm1, zmm21, zmm25, 0x96                              ;   212.5 p5      18 t
        vpternlogd zmm17, zmm0, zmm8, 0x96                               ;   211.5 p0      18 t
        vpternlogd zmm17, zmm22, zmm3, 0x96                              ;   212.5 p5      18 t
        vpternlogd zmm1, zmm23, zmm19, 0x96                              ;   213.5 p0      18 t
        vpxord zmm16, zmm16, [rbp + 11072]                               ;   211.5 p5+p3   18 t
        vpternlogd zmm18, zmm12, zmm16, 0x96                             ;   212.5 p0      18 t
        vpternlogd zmm18, zmm10, zmm6, 0x96                              ;   213.5 p5      18 t
        vpternlogd zmm18, zmm19, zmm8, 0x96                              ;   214.5 p0      18 t
        vmovdqu64 zmm0, [rbp + 24768]                                    ;    95.3 p2      18 t reload
        vgf2p8affineqb zmm3, zmm7, zmm0, 0                               ;   214.5 p0      18 t
        vgf2p8affineqb zmm6, zmm11, zmm0, 0                              ;   215.5 p0      18 t
        vgf2p8affineqb zmm8, zmm24, zmm0, 0                              ;   216.5 p0      18 t
        vgf2p8affineqb zmm9, zmm18, zmm0, 0                              ;   217.5 p0      18 t
        vgf2p8affineqb zmm10, zmm5, zmm0, 0                              ;   218.5 p0      18 t
        vmovdqu64 zmm12, [rbp + 24576]                                   ;    96.3 p3      18 t reload
        vmovdqu64 zmm13, [rbp + 24512]                                   ;    96.5 p2      18 t reload
        vmovdqa64 zmm14, zmm7                                            ;   202.5         18 t copy
        vpermi2b zmm14, zmm13, zmm12                                     ;   215.5 p5      18 t
        vmovdqu64 zmm15, [rbp + 24704]                                   ;    97.3 p3      18 t reload
        vmovdqu64 zmm16, [rbp + 24640]                                   ;    97.5 p2      18 t reload
        vpermi2b zmm7, zmm16, zmm15                                      ;   218.5 p5      18 t
        vpternlogd zmm3, zmm7, zmm14, 0xca                               ;   223.5 p0      18 t
        vmovdqa64 zmm7, zmm11                                            ;   209.5         18 t copy
        vpermi2b zmm7, zmm13, zmm12                                      ;   221.5 p5      18 t
        vpermi2b zmm11, zmm16, zmm15                                     ;   223.5 p0+p5   18 t
        vpternlogd zmm6, zmm11, zmm7, 0xca                               ;   228.5 p0      18 t
        vpternlogd zmm3, zmm4, [rbp + 27776], 0x96                       ;   224.5 p0+p3   18 t
        vmovdqa64 zmm4, zmm24                                            ;   210.5         18 t copy
        vpermi2b zmm4, zmm13, zmm12                                      ;   225.5 p0+p5   18 t
        vpermi2b zmm24, zmm16, zmm15                                     ;   227.5 p0+p5   18 t
        vpternlogd zmm8, zmm24, zmm4, 0xca                               ;   232.5 p0      18 t
        vmovdqa64 zmm4, zmm18                                            ;   215.5         18 t copy
        vpermi2b zmm4, zmm13, zmm12                                      ;   229.5 p0+p5   18 t
        vpermi2b zmm18, zmm16, zmm15                                     ;   231.5 p0+p5   18 t
        vpternlogd zmm9, zmm18, zmm4, 0xca                               ;   236.5 p0      18 t
        vmovdqa64 zmm4, zmm5                                             ;   213.5         18 t copy
        vpermi2b zmm4, zmm13, zmm12                                      ;   233.5 p0+p5   18 t
        vpermi2b zmm5, zmm16, zmm15                                      ;   235.5 p0+p5   18 t
        vpternlogd zmm10, zmm5, zmm4, 0xca                               ;   240.5 p0      18 t
        vgf2p8affineqb zmm4, zmm2, zmm0, 0                               ;   232.5 p0      18 t
        vmovdqa64 zmm5, zmm2                                             ;   211.5         18 t copy
        vpermi2b zmm5, zmm13, zmm12                                      ;   237.5 p0+p5   18 t
        vpermi2b zmm2, zmm16, zmm15                                      ;   239.5 p0+p5   18 t
        vpternlogd zmm4, zmm2, zmm5, 0xca                                ;   244.5 p0      18 t
        vgf2p8affineqb zmm2, zmm17, zmm0, 0                              ;   236.5 p0      18 t
        vmovdqa64 zmm5, zmm17                                            ;   213.5         18 t copy
        vpermi2b zmm5, zmm13, zmm12                                      ;   241.5 p0+p5   18 t
        vpermi2b zmm17, zmm16, zmm15                                     ;   243.5 p0+p5   18 t
        vpternlogd zmm2, zmm17, zmm5, 0xca                               ;   248.5 p0      18 t
        vgf2p8affineqb zmm5, zmm1, zmm0, 0                               ;   240.5 p0      18 t
        vmovdqa64 zmm7, zmm1                                             ;   214.5         18 t copy
        vpermi2b zmm7, zmm13, zmm12                                      ;   245.5 p0+p5   18 t
        vpermi2b zmm1, zmm16, zmm15                                      ;   247.5 p0+p5   18 t
        vpternlogd zmm5, zmm1, zmm7, 0xca                                ;   252.5 p0      18 t
        vmovdqu64 zmm1, [rbp + 28224]                                    ;   132.5 p2      18 t reload
        vpternlogd zmm6, zmm1, [rbp + 27712], 0x96                       ;   244.5 p0+p3   18 t
        vmovdqu64 zmm1, [rbp + 28160]                                    ;   144.5 p2      18 t reload
        vpternlogd zmm10, zmm1, [rbp + 27648], 0x96                      ;   245.5 p0+p3   18 t
        vmovdqu64 zmm1, [rbp + 28096]                                    ;   148.5 p2      18 t reload
        vpternlogd zmm4, zmm1, [rbp + 27584], 0x96                       ;   246.5 p0+p3   18 t
        vmovdqu64 zmm1, [rbp + 27904]                                    ;   142.5 p2      20 d reload
        vmovdqa64 zmm7, zmm8                                             ;   233.5         20 d copy
        vpternlogd zmm7, zmm3, zmm1, 0x96                                ;   247.5 p0      20 d
        vmovdqu64 zmm11, [rbp + 2240]                                    ;   111.7 p3      20 d reload
        vpternlogd zmm3, zmm11, [rbp + 27136], 0x96                      ;   248.5 p0+p2   20 d
        vmovdqu64 zmm11, [rbp + 27968]                                   ;   144.5 p3      20 d reload
        vmovdqa64 zmm14, zmm9                                            ;   237.5         20 d copy
        vpternlogd zmm14, zmm6, zmm11, 0x96                              ;   248.5 p5      20 d
        vmovdqu64 zmm17, [rbp + 2368]                                    ;   113.5 p2      20 d reload
        vpternlogd zmm6, zmm17, [rbp + 27072], 0x96                      ;   249.5 p0+p3   20 d
        vmovdqu64 zmm17, [rbp + 28032]                                   ;   145.5 p2      20 d reload
        vmovdqa64 zmm18, zmm2                                            ;   249.5         20 d copy
        vpternlogd zmm18, zmm10, zmm17, 0x96                             ;   249.5 p5      20 d
        vmovdqu64 zmm19, [rbp + 27840]                                   ;   149.5 p3      20 d reload
        vmovdqa64 zmm21, zmm5                                            ;   253.5         20 d copy
        vpternlogd zmm21, zmm4, zmm19, 0x96                              ;   253.5 p0      20 d
        vmovdqu64 zmm22, [rbp + 2816]                                    ;   115.5 p2      20 d reload
        vpternlogd zmm10, zmm22, [rbp + 27200], 0x96                     ;   250.5 p5+p3   20 d
        vmovdqu64 zmm22, [rbp + 2880]                                    ;   116.5 p2      20 d reload
        vpternlogd zmm4, zmm22, [rbp + 27264], 0x96                      ;   251.5 p0+p3   20 d
        vmovdqu64 zmm22, [rbp + 2496]                                    ;   117.5 p2      20 d
        vpternlogd zmm22, zmm7, [rbp + 27392], 0x96                      ;   251.5 p5+p3   20 d
        vgf2p8affineqb zmm23, zmm22, zmm0, 0                             ;   252.5 p0      18 t
        vmovdqa64 zmm24, zmm22                                           ;   252.5         18 t copy
        vpermi2b zmm24, zmm13, zmm12                                     ;   254.5 p5      18 t
        vmovdqa64 zmm25, zmm22                                           ;   252.5         18 t copy
        vpermi2b zmm25, zmm16, zmm15                                     ;   256.5 p0+p5   18 t
        vpternlogd zmm23, zmm25, zmm24, 0xca                             ;   261.5 p0      18 t
        vmovdqu64 zmm24, [rbp + 2624]                                    ;   118.5 p2      20 d
        vpternlogd zmm24, zmm14, [rbp + 27328], 0x96                     ;   255.5 p0+p3   20 d
        vgf2p8affineqb zmm25, zmm24, zmm0, 0                             ;   256.5 p0      18 t
        vmovdqa64 zmm26, zmm24                                           ;   256.5         18 t copy
        vpermi2b zmm26, zmm13, zmm12                                     ;   258.5 p0+p5   18 t
        vmovdqa64 zmm29, zmm24                                           ;   256.5         18 t copy
        vpermi2b zmm29, zmm16, zmm15                                     ;   260.5 p0+p5   18 t
        vpternlogd zmm25, zmm29, zmm26, 0xca                             ;   265.5 p0      18 t
        vgf2p8affineqb zmm26, zmm3, zmm0, 0                              ;   260.5 p0      18 t
        vmovdqa64 zmm29, zmm3                                            ;   249.5         18 t copy
        vpermi2b zmm29, zmm13, zmm12                                     ;   262.5 p0+p5   18 t
        vmovdqa64 zmm30, zmm3                                            ;   249.5         18 t copy
        vpermi2b zmm30, zmm16, zmm15                                     ;   264.5 p0+p5   18 t
        vpternlogd zmm26, zmm30, zmm29, 0xca                             ;   269.5 p0      18 t
        vgf2p8affineqb zmm29, zmm6, zmm0, 0                              ;   264.5 p0      18 t
        vmovdqa64 zmm30, zmm6                                            ;   250.5         18 t copy
        vpermi2b zmm30, zmm13, zmm12                                     ;   266.5 p0+p5   18 t
        vmovdqa64 zmm19, zmm6                                            ;   250.5         18 t copy
        vpermi2b zmm19, zmm16, zmm15                                     ;   268.5 p0+p5   18 t
        vpternlogd zmm29, zmm19, zmm30, 0xca                             ;   273.5 p0      18 t
        vgf2p8affineqb zmm19, zmm10, zmm0, 0                             ;   268.5 p0      18 t
        vmovdqa64 zmm30, zmm10                                           ;   251.5         18 t copy
        vpermi2b zmm30, zmm13, zmm12                                     ;   270.5 p0+p5   18 t
        vmovdqa64 zmm17, zmm10                                           ;   251.5         18 t copy
        vpermi2b zmm17, zmm16, zmm15                                     ;   272.5 p0+p5   18 t
        vpternlogd zmm19, zmm17, zmm30, 0xca                             ;   277.5 p0      18 t
        vgf2p8affineqb zmm17, zmm4, zmm0, 0                              ;   272.5 p0      18 t
        vmovdqa64 zmm30, zmm4                                            ;   252.5         18 t copy
        vpermi2b zmm30, zmm13, zmm12                                     ;   274.5 p0+p5   18 t
        vmovdqa64 zmm11, zmm4                                            ;   252.5         18 t copy
        vpermi2b zmm11, zmm16, zmm15                                     ;   276.5 p0+p5   18 t
        vpternlogd zmm17, zmm11, zmm30, 0xca                             ;   281.5 p0      18 t
        vmovdqu64 zmm11, [rbp + 2688]                                    ;   125.0 p2      20 d
        vpternlogd zmm11, zmm18, [rbp + 27520], 0x96                     ;   276.5 p0+p3   20 d
        vgf2p8affineqb zmm30, zmm11, zmm0, 0                             ;   277.5 p0      18 t
        vmovdqa64 zmm1, zmm11                                            ;   277.5         18 t copy
        vpermi2b zmm1, zmm13, zmm12                                      ;   279.5 p5      18 t
        vmovdqu64 [rbp + 27520], zmm4                                    ;   252.5 p8+p9   20 d spill
        vmovdqa64 zmm4, zmm11                                            ;   277.5         18 t copy
        vpermi2b zmm4, zmm16, zmm15                                      ;   281.5 p0+p5   18 t
        vpternlogd zmm30, zmm4, zmm1, 0xca                               ;   286.5 p0      18 t
        vmovdqu64 zmm1, [rbp + 2752]                                     ;   127.3 p2      20 d
        vpternlogd zmm1, zmm21, [rbp + 27456], 0x96                      ;   280.5 p0+p3   20 d
        vgf2p8affineqb zmm4, zmm1, zmm0, 0                               ;   281.5 p0      18 t
        vmovdqa64 zmm0, zmm1                                             ;   281.5         18 t copy
        vpermi2b zmm0, zmm13, zmm12                                      ;   283.5 p0+p5   18 t
        vmovdqa64 zmm12, zmm1                                            ;   281.5         18 t copy
        vpermi2b zmm12, zmm16, zmm15                                     ;   285.5 p0+p5   18 t
        vpternlogd zmm4, zmm12, zmm0, 0xca                               ;   290.5 p0      18 t
        vgf2p8affineqb zmm0, zmm26, zmm27, 0                             ;   285.5 p0      18 t
        vgf2p8affineqb zmm12, zmm26, zmm31, 0                            ;   286.5 p0      18 t
        vgf2p8affineqb zmm15, zmm26, zmm28, 0                            ;   287.5 p0      18 t
        vmovdqa64 zmm16, zmm26                                           ;   270.5         18 t copy
        vpternlogd zmm16, zmm25, zmm17, 0x96                             ;   286.5 p5      18 t
        vgf2p8affineqb zmm13, zmm26, zmm20, 0                            ;   288.5 p0      18 t
        vpternlogd zmm26, zmm29, [rbp + 13248], 0x96                     ;   287.5 p5+p2   18 t
        vmovdqu64 [rbp + 27456], zmm10                                   ;   251.5 p7+p4   20 d spill
        vgf2p8affineqb zmm10, zmm25, zmm28, 0                            ;   289.5 p0      18 t
        vmovdqu64 [rbp + 27328], zmm1                                    ;   281.5 p8+p9   20 d spill
        vgf2p8affineqb zmm1, zmm25, zmm27, 0                             ;   290.5 p0      18 t
        vmovdqu64 [rbp + 27392], zmm11                                   ;   277.5 p7+p4   20 d spill
        vgf2p8affineqb zmm11, zmm25, zmm31, 0                            ;   291.5 p0      18 t
        vmovdqu64 [rbp + 27264], zmm6                                    ;   250.5 p8+p9   20 d spill
        vgf2p8affineqb zmm6, zmm25, zmm20, 0                             ;   292.5 p0      18 t
        vmovdqu64 [rbp + 27200], zmm3                                    ;   249.5 p7+p4   20 d spill
        vgf2p8affineqb zmm3, zmm29, zmm28, 0                             ;   293.5 p0      18 t
        vmovdqu64 [rbp + 27072], zmm24                                   ;   256.5 p8+p9   20 d spill
        vgf2p8affineqb zmm24, zmm29, zmm20, 0                            ;   294.5 p0      18 t
        vpternlogd zmm24, zmm15, [rbp + 12864], 0x96                     ;   297.5 p5+p3   18 t
        vpternlogd zmm24, zmm23, zmm19, 0x96                             ;   298.5 p5      18 t
        vmovdqu64 [rbp + 27136], zmm22                                   ;   252.5 p7+p4   20 d spill
        vgf2p8affineqb zmm22, zmm29, zmm31, 0                            ;   295.5 p0      18 t
        vmovdqu64 [rbp + 27584], zmm21                                   ;   254.5 p8+p9   20 d spill
        vgf2p8affineqb zmm21, zmm29, zmm27, 0                            ;   296.5 p0      18 t
        vmovdqu64 [rbp + 28096], zmm18                                   ;   250.5 p7+p4   20 d spill
        vmovdqa64 zmm18, zmm3                                            ;   296.5         18 t copy
        vpternlogd zmm18, zmm23, [rbp + 12800], 0x96                     ;   296.5 p5+p2   18 t
        vmovdqu64 [rbp + 27648], zmm14                                   ;   249.5 p8+p9   20 d spill
        vgf2p8affineqb zmm14, zmm23, zmm28, 0                            ;   297.5 p0      18 t
        vmovdqu64 [rbp + 28160], zmm7                                    ;   248.5 p7+p4   20 d spill
        vgf2p8affineqb zmm7, zmm23, zmm31, 0                             ;   298.5 p0      18 t
        vmovdqu64 [rbp + 27712], zmm5                                    ;   253.5 p8+p9   18 t spill
        vgf2p8affineqb zmm5, zmm23, zmm27, 0                             ;   299.5 p0      18 t
        vpxord zmm22, zmm22, zmm5                                        ;   302.5 p5      18 t
        vgf2p8affineqb zmm5, zmm23, zmm20, 0                             ;   300.5 p0      18 t
        vmovdqu64 [rbp + 28224], zmm2                                    ;   249.5 p7+p4   18 t spill
        vmovdqa64 zmm2, zmm29                                            ;   274.5         18 t copy
        vpternlogd zmm2, zmm17, [rbp + 13056], 0x96                      ;   292.5 p5+p3   18 t
        vmovdqu64 [rbp + 27776], zmm9                                    ;   237.5 p8+p9   18 t spill
        vgf2p8affineqb zmm9, zmm17, zmm28, 0                             ;   301.5 p0      18 t
        vpternlogd zmm9, zmm29, [rbp + 12736], 0x96                      ;   304.5 p5+p2   18 t
        vpternlogd zmm9, zmm23, zmm19, 0x96                              ;   305.5 p5      18 t
        vgf2p8affineqb zmm23, zmm19, zmm27, 0                            ;   302.5 p0      18 t
        vpternlogd zmm18, zmm23, zmm12, 0x96                             ;   305.5 p5      18 t
        vpternlogd zmm23, zmm12, [rbp + 12992], 0x96                     ;   305.5 p5+p3   18 t
        vgf2p8affineqb zmm12, zmm19, zmm28, 0                            ;   303.5 p0      18 t
        vpternlogd zmm2, zmm12, zmm30, 0x96                              ;   306.5 p5      18 t
        vgf2p8affineqb zmm29, zmm19, zmm31, 0                            ;   304.5 p0      18 t
        vpxord zmm21, zmm21, zmm29                                       ;   307.5 p5      18 t
        vpternlogd zmm6, zmm23, zmm21, 0x96                              ;   308.5 p5      18 t
        vpternlogd zmm15, zmm21, [rbp + 13888], 0x96                     ;   308.5 p5+p2   18 t
        vgf2p8affineqb zmm21, zmm19, zmm20, 0                            ;   305.5 p0      18 t
        vpternlogd zmm21, zmm26, zmm3, 0x96                              ;   308.5 p5      18 t
        vgf2p8affineqb zmm3, zmm30, zmm20, 0                             ;   306.5 p0      18 t
        vpternlogd zmm3, zmm18, zmm10, 0x96                              ;   309.5 p5      18 t
        vpternlogd zmm3, zmm25, zmm17, 0x96                              ;   310.5 p5      18 t
        vpxord zmm18, zmm30, zmm4                                        ;   304.5 p5      18 t
        vgf2p8affineqb zmm23, zmm30, zmm31, 0                            ;   307.5 p0      18 t
        vgf2p8affineqb zmm25, zmm30, zmm27, 0                            ;   308.5 p0      18 t
        vpternlogd zmm7, zmm25, zmm17, 0x96                              ;   311.5 p5      18 t
        vgf2p8affineqb zmm25, zmm30, zmm28, 0                            ;   309.5 p0      18 t
        vpternlogd zmm9, zmm18, zmm16, 0x96                              ;   306.5 p5      18 t
        vpternlogd zmm5, zmm2, zmm25, 0x96                               ;   312.5 p5      18 t
        vpternlogd zmm24, zmm23, zmm1, 0x96                              ;   310.5 p5      18 t
        vpternlogd zmm24, zmm14, zmm17, 0x96                             ;   311.5 p5      18 t
        vgf2p8affineqb zmm2, zmm4, zmm31, 0                              ;   310.5 p0      18 t
        vpternlogd zmm3, zmm2, zmm0, 0x96                                ;   313.5 p5      18 t
        vgf2p8affineqb zmm26, zmm4, zmm27, 0                             ;   311.5 p0      18 t
        vpternlogd zmm24, zmm26, zmm11, 0x96                             ;   314.5 p5      18 t
        vpternlogd zmm5, zmm26, zmm11, 0x96                              ;   314.5 p0      18 t
        vpternlogd zmm5, zmm2, zmm0, 0x96                                ;   315.5 p5      18 t
        vgf2p8affineqb zmm0, zmm4, zmm28, 0                              ;   313.5 p0      18 t
        vpternlogd zmm6, zmm18, zmm0, 0x96                               ;   316.5 p5      18 t
        vpternlogd zmm6, zmm14, zmm17, 0x96                              ;   317.5 p0      18 t
        vgf2p8affineqb zmm2, zmm4, zmm20, 0                              ;   315.5 p0      18 t
        vpternlogd zmm2, zmm15, zmm25, 0x96                              ;   318.5 p5      18 t
        vpternlogd zmm21, zmm0, zmm7, 0x96                               ;   316.5 p5      18 t
        vpternlogd zmm21, zmm23, zmm1, 0x96                              ;   317.5 p0      18 t
        vpternlogd zmm2, zmm16, zmm22, 0x96                              ;   319.5 p5      18 t
        vpxord zmm19, zmm19, [rbp + 12928]                               ;   317.5 p0+p3   18 t
        vpternlogd zmm13, zmm12, zmm19, 0x96                             ;   318.5 p5      18 t
        vpternlogd zmm13, zmm10, zmm4, 0x96                              ;   319.5 p0      18 t
        vpternlogd zmm13, zmm22, zmm7, 0x96                              ;   320.5 p5      18 t
        vmovdqu64 zmm0, [rbp + 24768]                                    ;   144.8 p2      18 t reload
        vgf2p8affineqb zmm1, zmm9, zmm0, 0                               ;   319.5 p0      18 t
        vgf2p8affineqb zmm4, zmm3, zmm0, 0                               ;   320.5 p0      18 t
        vgf2p8affineqb zmm7, zmm24, zmm0, 0                              ;   321.5 p0      18 t
        vgf2p8affineqb zmm10, zmm13, zmm0, 0                             ;   322.5 p0      18 t
        vgf2p8affineqb zmm11, zmm6, zmm0, 0                              ;   323.5 p0      18 t
        vmovdqu64 zmm12, [rbp + 24576]                                   ;   147.8 p3      18 t reload
        vmovdqu64 zmm14, [rbp + 24512]                                   ;   148.5 p2      18 t reload
        vmovdqa64 zmm15, zmm9                                            ;   307.5         18 t copy
        vpermi2b zmm15, zmm14, zmm12                                     ;   321.5 p5      18 t
        vmovdqu64 zmm16, [rbp + 24704]                                   ;   149.3 p3      18 t reload
        vmovdqu64 zmm17, [rbp + 24640]                                   ;   149.5 p2      18 t reload
        vpermi2b zmm9, zmm17, zmm16                                      ;   324.5 p5      18 t
        vpternlogd zmm1, zmm9, zmm15, 0xca                               ;   329.5 p0      18 t
        vmovdqa64 zmm9, zmm3                                             ;   314.5         18 t copy
        vpermi2b zmm9, zmm14, zmm12                                      ;   326.5 p0+p5   18 t
        vpermi2b zmm3, zmm17, zmm16                                      ;   328.5 p0+p5   18 t
        vpternlogd zmm4, zmm3, zmm9, 0xca                                ;   333.5 p0      18 t
        vpternlogd zmm1, zmm8, [rbp + 27904], 0x96                       ;   330.5 p0+p3   18 t
        vmovdqa64 zmm3, zmm24                                            ;   315.5         18 t copy
        vpermi2b zmm3, zmm14, zmm12                                      ;   330.5 p0+p5   18 t
        vpermi2b zmm24, zmm17, zmm16                                     ;   332.5 p0+p5   18 t
        vpternlogd zmm7, zmm24, zmm3, 0xca                               ;   337.5 p0      18 t
        vmovdqa64 zmm3, zmm13                                            ;   321.5         18 t copy
        vpermi2b zmm3, zmm14, zmm12                                      ;   334.5 p0+p5   18 t
        vpermi2b zmm13, zmm17, zmm16                                     ;   336.5 p0+p5   18 t
        vpternlogd zmm10, zmm13, zmm3, 0xca                              ;   341.5 p0      18 t
        vmovdqa64 zmm3, zmm6                                             ;   318.5         18 t copy
        vpermi2b zmm3, zmm14, zmm12                                      ;   338.5 p0+p5   18 t
        vpermi2b zmm6, zmm17, zmm16                                      ;   340.5 p0+p5   18 t
        vpternlogd zmm11, zmm6, zmm3, 0xca                               ;   345.5 p0      18 t
        vgf2p8affineqb zmm3, zmm5, zmm0, 0                               ;   338.5 p0      18 t
        vmovdqa64 zmm6, zmm5                                             ;   316.5         18 t copy
        vpermi2b zmm6, zmm14, zmm12                                      ;   342.5 p0+p5   18 t
        vpermi2b zmm5, zmm17, zmm16                                      ;   344.5 p0+p5   18 t
        vpternlogd zmm3, zmm5, zmm6, 0xca                                ;   349.5 p0      18 t
        vgf2p8affineqb zmm5, zmm21, zmm0, 0                              ;   342.5 p0      18 t
        vmovdqa64 zmm6, zmm21                                            ;   318.5         18 t copy
        vpermi2b zmm6, zmm14, zmm12                                      ;   346.5 p0+p5   18 t
        vpermi2b zmm21, zmm17, zmm16                                     ;   348.5 p0+p5   18 t
        vpternlogd zmm5, zmm21, zmm6, 0xca                               ;   353.5 p0      18 t
        vgf2p8affineqb zmm6, zmm2, zmm0, 0                               ;   346.5 p0      18 t
        vmovdqa64 zmm8, zmm2                                             ;   320.5         18 t copy
        vpermi2b zmm8, zmm14, zmm12                                      ;   350.5 p0+p5   18 t
        vpermi2b zmm2, zmm17, zmm16                                      ;   352.5 p0+p5   18 t
        vpternlogd zmm6, zmm2, zmm8, 0xca                                ;   357.5 p0      18 t
        vmovdqu64 zmm2, [rbp + 27776]                                    ;   237.5 p2      18 t reload
        vpternlogd zmm4, zmm2, [rbp + 27968], 0x96                       ;   350.5 p0+p3   18 t
        vmovdqu64 zmm2, [rbp + 28224]                                    ;   249.5 p2      18 t reload
        vpternlogd zmm11, zmm2, [rbp + 28032], 0x96                      ;   351.5 p0+p3   18 t
        vmovdqu64 zmm2, [rbp + 27712]                                    ;   253.5 p2      18 t reload
        vpternlogd zmm3, zmm2, [rbp + 27840], 0x96                       ;   352.5 p0+p3   18 t
        vmovdqu64 zmm2, [rbp + 28160]                                    ;   248.5 p2      20 d reload
        vmovdqa64 zmm8, zmm7                                             ;   338.5         20 d copy
        vpternlogd zmm8, zmm1, zmm2, 0x96                                ;   353.5 p0      20 d
        vmovdqu64 zmm9, [rbp + 3072]                                     ;   174.7 p3      20 d reload
        vpternlogd zmm1, zmm9, [rbp + 27200], 0x96                       ;   353.5 p5+p2   20 d
        vmovdqu64 zmm9, [rbp + 27648]                                    ;   249.5 p3      20 d reload
        vmovdqa64 zmm13, zmm10                                           ;   342.5         20 d copy
        vpternlogd zmm13, zmm4, zmm9, 0x96                               ;   354.5 p0      20 d
        vmovdqu64 zmm15, [rbp + 3136]                                    ;   177.5 p2      20 d reload
        vpternlogd zmm4, zmm15, [rbp + 27264], 0x96                      ;   354.5 p5+p3   20 d
        vmovdqu64 zmm15, [rbp + 28096]                                   ;   250.5 p2      20 d reload
        vmovdqa64 zmm18, zmm5                                            ;   354.5         20 d copy
        vpternlogd zmm18, zmm11, zmm15, 0x96                             ;   355.5 p0      20 d
        vmovdqu64 zmm19, [rbp + 27584]                                   ;   254.5 p3      20 d reload
        vmovdqa64 zmm21, zmm6                                            ;   358.5         20 d copy
        vpternlogd zmm21, zmm3, zmm19, 0x96                              ;   358.5 p5      20 d
        vmovdqu64 zmm22, [rbp + 3328]                                    ;   179.5 p2      20 d reload
        vpternlogd zmm11, zmm22, [rbp + 27456], 0x96                     ;   356.5 p0+p3   20 d
        vmovdqu64 zmm22, [rbp + 3392]                                    ;   180.5 p2      20 d reload
        vpternlogd zmm3, zmm22, [rbp + 27520], 0x96                      ;   356.5 p5+p3   20 d
        vmovdqu64 zmm22, [rbp + 2944]                                    ;   181.5 p2      20 d
        vpternlogd zmm22, zmm8, [rbp + 27136], 0x96                      ;   357.5 p0+p3   20 d
        vgf2p8affineqb zmm23, zmm22, zmm0, 0                             ;   358.5 p0      18 t
        vmovdqa64 zmm24, zmm22                                           ;   358.5         18 t copy
        vpermi2b zmm24, zmm14, zmm12                                     ;   359.5 p5      18 t
        vmovdqa64 zmm25, zmm22                                           ;   358.5         18 t copy
        vpermi2b zmm25, zmm17, zmm16                                     ;   361.5 p0+p5   18 t
        vpternlogd zmm23, zmm25, zmm24, 0xca                             ;   366.5 p0      18 t
        vmovdqu64 zmm24, [rbp + 3008]                                    ;   186.7 p2      20 d
        vpternlogd zmm24, zmm13, [rbp + 27072], 0x96                     ;   361.5 p0+p3   20 d
        vgf2p8affineqb zmm25, zmm24, zmm0, 0                             ;   362.5 p0      18 t
        vmovdqa64 zmm26, zmm24                                           ;   362.5         18 t copy
        vpermi2b zmm26, zmm14, zmm12                                     ;   364.5 p5      18 t
        vmovdqa64 zmm29, zmm24                                           ;   362.5         18 t copy
        vpermi2b zmm29, zmm17, zmm16                                     ;   366.5 p0+p5   18 t
        vpternlogd zmm25, zmm29, zmm26, 0xca                             ;   371.5 p0      18 t
        vgf2p8affineqb zmm26, zmm1, zmm0, 0                              ;   365.5 p0      18 t
        vmovdqa64 zmm29, zmm1                                            ;   354.5         18 t copy
        vpermi2b zmm29, zmm14, zmm12                                     ;   368.5 p0+p5   18 t
        vmovdqa64 zmm30, zmm1                                            ;   354.5         18 t copy
        vpermi2b zmm30, zmm17, zmm16                                     ;   370.5 p0+p5   18 t
        vpternlogd zmm26, zmm30, zmm29, 0xca                             ;   375.5 p0      18 t
        vgf2p8affineqb zmm29, zmm4, zmm0, 0                              ;   369.5 p0      18 t
        vmovdqa64 zmm30, zmm4                                            ;   355.5         18 t copy
        vpermi2b zmm30, zmm14, zmm12                                     ;   372.5 p0+p5   18 t
        vmovdqa64 zmm19, zmm4                                            ;   355.5         18 t copy
        vpermi2b zmm19, zmm17, zmm16                                     ;   374.5 p0+p5   18 t
        vpternlogd zmm29, zmm19, zmm30, 0xca                             ;   379.5 p0      18 t
        vgf2p8affineqb zmm19, zmm11, zmm0, 0                             ;   373.5 p0      18 t
        vmovdqa64 zmm30, zmm11                                           ;   357.5         18 t copy
        vpermi2b zmm30, zmm14, zmm12                                     ;   376.5 p0+p5   18 t
        vmovdqa64 zmm15, zmm11                                           ;   357.5         18 t copy
        vpermi2b zmm15, zmm17, zmm16                                     ;   378.5 p0+p5   18 t
        vpternlogd zmm19, zmm15, zmm30, 0xca                             ;   383.5 p0      18 t
        vgf2p8affineqb zmm15, zmm3, zmm0, 0                              ;   377.5 p0      18 t
        vmovdqa64 zmm30, zmm3                                            ;   357.5         18 t copy
        vpermi2b zmm30, zmm14, zmm12                                     ;   380.5 p0+p5   18 t
        vmovdqa64 zmm9, zmm3                                             ;   357.5         18 t copy
        vpermi2b zmm9, zmm17, zmm16                                      ;   382.5 p0+p5   18 t
        vpternlogd zmm15, zmm9, zmm30, 0xca                              ;   387.5 p0      18 t
        vmovdqu64 zmm9, [rbp + 3200]                                     ;   201.5 p2      20 d
        vpternlogd zmm9, zmm18, [rbp + 27392], 0x96                      ;   381.5 p0+p3   20 d
        vgf2p8affineqb zmm30, zmm9, zmm0, 0                              ;   382.5 p0      18 t
        vmovdqa64 zmm2, zmm9                                             ;   382.5         18 t copy
        vpermi2b zmm2, zmm14, zmm12                                      ;   384.5 p0+p5   18 t
        vmovdqu64 [rbp + 27392], zmm3                                    ;   357.5 p7+p4   20 d spill
        vmovdqa64 zmm3, zmm9                                             ;   382.5         18 t copy
        vpermi2b zmm3, zmm17, zmm16                                      ;   386.5 p0+p5   18 t
        vpternlogd zmm30, zmm3, zmm2, 0xca                               ;   391.5 p0      18 t
        vmovdqu64 zmm2, [rbp + 3264]                                     ;   206.5 p2      20 d
        vpternlogd zmm2, zmm21, [rbp + 27328], 0x96                      ;   386.5 p0+p3   20 d
        vgf2p8affineqb zmm3, zmm2, zmm0, 0                               ;   387.5 p0      18 t
        vmovdqa64 zmm0, zmm2                                             ;   387.5         18 t copy
        vpermi2b zmm0, zmm14, zmm12                                      ;   389.5 p5      18 t
        vmovdqa64 zmm12, zmm2                                            ;   387.5         18 t copy
        vpermi2b zmm12, zmm17, zmm16                                     ;   391.5 p0+p5   18 t
        vpternlogd zmm3, zmm12, zmm0, 0xca                               ;   396.5 p0      18 t
        vgf2p8affineqb zmm0, zmm26, zmm27, 0                             ;   390.5 p0      18 t
        vgf2p8affineqb zmm12, zmm26, zmm31, 0                            ;   391.5 p0      18 t
        vgf2p8affineqb zmm16, zmm26, zmm28, 0                            ;   392.5 p0      18 t
        vmovdqa64 zmm17, zmm26                                           ;   376.5         18 t copy
        vpternlogd zmm17, zmm25, zmm15, 0x96                             ;   392.5 p5      18 t
        vgf2p8affineqb zmm14, zmm26, zmm20, 0                            ;   393.5 p0      18 t
        vpternlogd zmm26, zmm29, [rbp + 14784], 0x96                     ;   393.5 p5+p2   18 t
        vmovdqu64 [rbp + 27328], zmm11                                   ;   357.5 p8+p9   20 d spill
        vgf2p8affineqb zmm11, zmm25, zmm28, 0                            ;   394.5 p0      18 t
        vmovdqu64 [rbp + 27072], zmm2                                    ;   387.5 p7+p4   20 d spill
        vgf2p8affineqb zmm2, zmm25, zmm27, 0                             ;   395.5 p0      18 t
        vmovdqu64 [rbp + 27136], zmm9                                    ;   382.5 p8+p9   20 d spill
        vgf2p8affineqb zmm9, zmm25, zmm31, 0                             ;   396.5 p0      18 t
        vmovdqu64 [rbp + 27520], zmm4                                    ;   355.5 p7+p4   20 d spill
        vgf2p8affineqb zmm4, zmm25, zmm20, 0                             ;   397.5 p0      18 t
        vmovdqu64 [rbp + 27456], zmm1                                    ;   354.5 p8+p9   20 d spill
        vgf2p8affineqb zmm1, zmm29, zmm28, 0                             ;   398.5 p0      18 t
        vmovdqu64 [rbp + 27264], zmm24                                   ;   362.5 p7+p4   20 d spill
        vgf2p8affineqb zmm24, zmm29, zmm20, 0                            ;   399.5 p0      18 t
        vpternlogd zmm24, zmm16, [rbp + 14144], 0x96                     ;   402.5 p5+p3   18 t
        vpternlogd zmm24, zmm23, zmm19, 0x96                             ;   403.5 p5      18 t
        vmovdqu64 [rbp + 27200], zmm22                                   ;   358.5 p8+p9   20 d spill
        vgf2p8affineqb zmm22, zmm29, zmm31, 0                            ;   400.5 p0      18 t
        vmovdqu64 [rbp + 27840], zmm21                                   ;   359.5 p7+p4   20 d spill
        vgf2p8affineqb zmm21, zmm29, zmm27, 0                            ;   401.5 p0      18 t
        vmovdqu64 [rbp + 27712], zmm18                                   ;   356.5 p8+p9   20 d spill
        vmovdqa64 zmm18, zmm1                                            ;   401.5         18 t copy
        vpternlogd zmm18, zmm23, [rbp + 14080], 0x96                     ;   401.5 p5+p2   18 t
        vmovdqu64 [rbp + 28032], zmm13                                   ;   355.5 p7+p4   20 d spill
        vgf2p8affineqb zmm13, zmm23, zmm28, 0                            ;   402.5 p0      18 t
        vmovdqu64 [rbp + 28224], zmm8                                    ;   354.5 p8+p9   20 d spill
        vgf2p8affineqb zmm8, zmm23, zmm31, 0                             ;   403.5 p0      18 t
        vmovdqu64 [rbp + 27968], zmm6                                    ;   358.5 p7+p4   18 t spill
        vgf2p8affineqb zmm6, zmm23, zmm27, 0                             ;   404.5 p0      18 t
        vpxord zmm22, zmm22, zmm6                                        ;   407.5 p5      18 t
        vgf2p8affineqb zmm6, zmm23, zmm20, 0                             ;   405.5 p0      18 t
        vmovdqu64 [rbp + 27776], zmm5                                    ;   354.5 p8+p9   18 t spill
        vmovdqa64 zmm5, zmm29                                            ;   380.5         18 t copy
        vpternlogd zmm5, zmm15, [rbp + 14592], 0x96                      ;   398.5 p5+p3   18 t
        vmovdqu64 [rbp + 27904], zmm10                                   ;   342.5 p7+p4   18 t spill
        vgf2p8affineqb zmm10, zmm15, zmm28, 0                            ;   406.5 p0      18 t
        vpternlogd zmm10, zmm29, [rbp + 13952], 0x96                     ;   409.5 p5+p2   18 t
        vpternlogd zmm10, zmm23, zmm19, 0x96                             ;   410.5 p5      18 t
        vgf2p8affineqb zmm23, zmm19, zmm27, 0                            ;   407.5 p0      18 t
        vpternlogd zmm18, zmm23, zmm12, 0x96                             ;   410.5 p5      18 t
        vpternlogd zmm23, zmm12, [rbp + 14400], 0x96                     ;   410.5 p5+p3   18 t
        vgf2p8affineqb zmm12, zmm19, zmm28, 0                            ;   408.5 p0      18 t
        vpternlogd zmm5, zmm12, zmm30, 0x96                              ;   411.5 p5      18 t
        vgf2p8affineqb zmm29, zmm19, zmm31, 0                            ;   409.5 p0      18 t
        vpxord zmm21, zmm21, zmm29                                       ;   412.5 p5      18 t
        vpternlogd zmm4, zmm23, zmm21, 0x96                              ;   413.5 p5      18 t
        vpternlogd zmm16, zmm21, [rbp + 14848], 0x96                     ;   413.5 p5+p2   18 t
        vgf2p8affineqb zmm21, zmm19, zmm20, 0                            ;   410.5 p0      18 t
        vpternlogd zmm21, zmm26, zmm1, 0x96                              ;   413.5 p5      18 t
        vgf2p8affineqb zmm1, zmm30, zmm20, 0                             ;   411.5 p0      18 t
        vpternlogd zmm1, zmm18, zmm11, 0x96                              ;   414.5 p5      18 t
        vpternlogd zmm1, zmm25, zmm15, 0x96                              ;   415.5 p5      18 t
        vpxord zmm18, zmm30, zmm3                                        ;   410.5 p5      18 t
        vgf2p8affineqb zmm23, zmm30, zmm31, 0                            ;   412.5 p0      18 t
        vgf2p8affineqb zmm25, zmm30, zmm27, 0                            ;   413.5 p0      18 t
        vpternlogd zmm8, zmm25, zmm15, 0x96                              ;   416.5 p5      18 t
        vgf2p8affineqb zmm25, zmm30, zmm28, 0                            ;   414.5 p0      18 t
        vpternlogd zmm10, zmm18, zmm17, 0x96                             ;   412.5 p5      18 t
        vpternlogd zmm6, zmm5, zmm25, 0x96                               ;   417.5 p5      18 t
        vpternlogd zmm24, zmm23, zmm2, 0x96                              ;   415.5 p5      18 t
        vpternlogd zmm24, zmm13, zmm15, 0x96                             ;   416.5 p0      18 t
        vgf2p8affineqb zmm5, zmm3, zmm31, 0                              ;   416.5 p0      18 t
        vpternlogd zmm1, zmm5, zmm0, 0x96                                ;   419.5 p5      18 t
        vgf2p8affineqb zmm26, zmm3, zmm27, 0                             ;   417.5 p0      18 t
        vpternlogd zmm24, zmm26, zmm9, 0x96                              ;   420.5 p5      18 t
        vpternlogd zmm6, zmm26, zmm9, 0x96                               ;   420.5 p5      18 t
        vpternlogd zmm6, zmm5, zmm0, 0x96                                ;   421.5 p0      18 t
        vgf2p8affineqb zmm0, zmm3, zmm28, 0                              ;   419.5 p0      18 t
        vpternlogd zmm4, zmm18, zmm0, 0x96                               ;   422.5 p5      18 t
        vpternlogd zmm4, zmm13, zmm15, 0x96                              ;   423.5 p5      18 t
        vgf2p8affineqb zmm5, zmm3, zmm20, 0                              ;   420.5 p0      18 t
        vpternlogd zmm5, zmm16, zmm25, 0x96                              ;   423.5 p5      18 t
        vpternlogd zmm21, zmm0, zmm8, 0x96                               ;   422.5 p0      18 t
        vpternlogd zmm21, zmm23, zmm2, 0x96                              ;   423.5 p5      18 t
        vpternlogd zmm5, zmm17, zmm22, 0x96                              ;   424.5 p0      18 t
        vpxord zmm19, zmm19, [rbp + 14208]                               ;   422.5 p5+p3   18 t
        vpternlogd zmm14, zmm12, zmm19, 0x96                             ;   423.5 p0      18 t
        vpternlogd zmm14, zmm11, zmm3, 0x96                              ;   424.5 p5      18 t
        vpternlogd zmm14, zmm22, zmm8, 0x96                              ;   425.5 p0      18 t
        vmovdqu64 zmm0, [rbp + 24768]                                    ;   253.8 p2      18 t reload
        vgf2p8affineqb zmm2, zmm10, zmm0, 0                              ;   425.5 p0      18 t
        vgf2p8affineqb zmm3, zmm1, zmm0, 0                               ;   426.5 p0      18 t
        vgf2p8affineqb zmm8, zmm24, zmm0, 0                              ;   427.5 p0      18 t
        vgf2p8affineqb zmm9, zmm14, zmm0, 0                              ;   428.5 p0      18 t
        vgf2p8affineqb zmm11, zmm4, zmm0, 0                              ;   429.5 p0      18 t
        vmovdqu64 zmm12, [rbp + 24576]                                   ;   254.8 p3      18 t reload
        vmovdqu64 zmm13, [rbp + 24512]                                   ;   255.0 p2      18 t reload
        vmovdqa64 zmm15, zmm10                                           ;   413.5         18 t copy
        vpermi2b zmm15, zmm13, zmm12                                     ;   426.5 p5      18 t
        vmovdqu64 zmm16, [rbp + 24704]                                   ;   255.8 p3      18 t reload
        vmovdqu64 zmm17, [rbp + 24640]                                   ;   256.0 p2      18 t reload
        vpermi2b zmm10, zmm17, zmm16                                     ;   429.5 p5      18 t
        vpternlogd zmm2, zmm10, zmm15, 0xca                              ;   434.5 p0      18 t
        vmovdqa64 zmm10, zmm1                                            ;   420.5         18 t copy
        vpermi2b zmm10, zmm13, zmm12                                     ;   432.5 p5      18 t
        vpermi2b zmm1, zmm17, zmm16                                      ;   434.5 p0+p5   18 t
        vpternlogd zmm3, zmm1, zmm10, 0xca                               ;   439.5 p0      18 t
        vpternlogd zmm2, zmm7, [rbp + 28160], 0x96                       ;   435.5 p0+p3   18 t
        vmovdqa64 zmm1, zmm24                                            ;   421.5         18 t copy
        vpermi2b zmm1, zmm13, zmm12                                      ;   436.5 p0+p5   18 t
        vpermi2b zmm24, zmm17, zmm16                                     ;   438.5 p0+p5   18 t
        vpternlogd zmm8, zmm24, zmm1, 0xca                               ;   443.5 p0      18 t
        vmovdqa64 zmm1, zmm14                                            ;   426.5         18 t copy
        vpermi2b zmm1, zmm13, zmm12                                      ;   440.5 p0+p5   18 t
        vpermi2b zmm14, zmm17, zmm16                                     ;   442.5 p0+p5   18 t
        vpternlogd zmm9, zmm14, zmm1, 0xca                               ;   447.5 p0      18 t
        vmovdqa64 zmm1, zmm4                                             ;   424.5         18 t copy
        vpermi2b zmm1, zmm13, zmm12                                      ;   444.5 p0+p5   18 t
        vpermi2b zmm4, zmm17, zmm16                                      ;   446.5 p0+p5   18 t
        vpternlogd zmm11, zmm4, zmm1, 0xca                               ;   451.5 p0      18 t
        vgf2p8affineqb zmm1, zmm6, zmm0, 0                               ;   443.5 p0      18 t
        vmovdqa64 zmm4, zmm6                                             ;   422.5         18 t copy
        vpermi2b zmm4, zmm13, zmm12                                      ;   448.5 p0+p5   18 t
        vpermi2b zmm6, zmm17, zmm16                                      ;   450.5 p0+p5   18 t
        vpternlogd zmm1, zmm6, zmm4, 0xca                                ;   455.5 p0      18 t
        vgf2p8affineqb zmm4, zmm21, zmm0, 0                              ;   447.5 p0      18 t
        vmovdqa64 zmm6, zmm21                                            ;   424.5         18 t copy
        vpermi2b zmm6, zmm13, zmm12                                      ;   452.5 p0+p5   18 t
        vpermi2b zmm21, zmm17, zmm16                                     ;   454.5 p0+p5   18 t
        vpternlogd zmm4, zmm21, zmm6, 0xca                               ;   459.5 p0      18 t
        vgf2p8affineqb zmm6, zmm5, zmm0, 0                               ;   451.5 p0      18 t
        vmovdqa64 zmm7, zmm5                                             ;   425.5         18 t copy
        vpermi2b zmm7, zmm13, zmm12                                      ;   456.5 p0+p5   18 t
        vpermi2b zmm5, zmm17, zmm16                                      ;   458.5 p0+p5   18 t
        vpternlogd zmm6, zmm5, zmm7, 0xca                                ;   463.5 p0      18 t
        vmovdqu64 zmm5, [rbp + 27904]                                    ;   342.5 p2      18 t reload
        vpternlogd zmm3, zmm5, [rbp + 27648], 0x96                       ;   455.5 p0+p3   18 t
        vmovdqu64 zmm5, [rbp + 27776]                                    ;   354.5 p2      18 t reload
        vpternlogd zmm11, zmm5, [rbp + 28096], 0x96                      ;   456.5 p0+p3   18 t
        vmovdqu64 zmm5, [rbp + 27968]                                    ;   358.5 p2      18 t reload
        vpternlogd zmm1, zmm5, [rbp + 27584], 0x96                       ;   457.5 p0+p3   18 t
        vmovdqu64 zmm5, [rbp + 28224]                                    ;   354.5 p2      20 d reload
        vmovdqa64 zmm7, zmm8                                             ;   444.5         20 d copy
        vpternlogd zmm7, zmm2, zmm5, 0x96                                ;   458.5 p0      20 d
        vmovdqu64 zmm10, [rbp + 3776]                                    ;   279.7 p3      20 d reload
        vpternlogd zmm2, zmm10, [rbp + 27456], 0x96                      ;   459.5 p0+p2   20 d
        vmovdqu64 zmm10, [rbp + 28032]                                   ;   355.5 p3      20 d reload
        vmovdqa64 zmm14, zmm9                                            ;   448.5         20 d copy
        vpternlogd zmm14, zmm3, zmm10, 0x96                              ;   459.5 p5      20 d
        vmovdqu64 zmm15, [rbp + 3904]                                    ;   282.5 p2      20 d reload
        vpternlogd zmm3, zmm15, [rbp + 27520], 0x96                      ;   460.5 p0+p3   20 d
        vmovdqu64 zmm15, [rbp + 27712]                                   ;   356.5 p2      20 d reload
        vmovdqa64 zmm18, zmm4                                            ;   460.5         20 d copy
        vpternlogd zmm18, zmm11, zmm15, 0x96                             ;   460.5 p5      20 d
        vmovdqu64 zmm19, [rbp + 27840]                                   ;   359.5 p3      20 d reload
        vmovdqa64 zmm21, zmm6                                            ;   464.5         20 d copy
        vpternlogd zmm21, zmm1, zmm19, 0x96                              ;   464.5 p0      20 d
        vmovdqu64 zmm22, [rbp + 4096]                                    ;   285.0 p2      20 d reload
        vpternlogd zmm11, zmm22, [rbp + 27328], 0x96                     ;   461.5 p5+p3   20 d
        vmovdqu64 zmm22, [rbp + 4160]                                    ;   286.5 p2      20 d reload
        vpternlogd zmm1, zmm22, [rbp + 27392], 0x96                      ;   462.5 p0+p3   20 d
        vmovdqu64 zmm22, [rbp + 3712]                                    ;   287.5 p2      20 d
        vpternlogd zmm22, zmm7, [rbp + 27200], 0x96                      ;   462.5 p5+p3   20 d
        vgf2p8affineqb zmm23, zmm22, zmm0, 0                             ;   463.5 p0      18 t
        vmovdqa64 zmm24, zmm22                                           ;   463.5         18 t copy
        vpermi2b zmm24, zmm13, zmm12                                     ;   465.5 p5      18 t
        vmovdqa64 zmm25, zmm22                                           ;   463.5         18 t copy
        vpermi2b zmm25, zmm17, zmm16                                     ;   467.5 p0+p5   18 t
        vpternlogd zmm23, zmm25, zmm24, 0xca                             ;   472.5 p0      18 t
        vmovdqu64 zmm24, [rbp + 3840]                                    ;   291.7 p2      20 d
        vpternlogd zmm24, zmm14, [rbp + 27264], 0x96                     ;   466.5 p0+p3   20 d
        vgf2p8affineqb zmm25, zmm24, zmm0, 0                             ;   467.5 p0      18 t
        vmovdqa64 zmm26, zmm24                                           ;   467.5         18 t copy
        vpermi2b zmm26, zmm13, zmm12                                     ;   469.5 p0+p5   18 t
        vmovdqa64 zmm29, zmm24                                           ;   467.5         18 t copy
        vpermi2b zmm29, zmm17, zmm16                                     ;   471.5 p0+p5   18 t
        vpternlogd zmm25, zmm29, zmm26, 0xca                             ;   476.5 p0      18 t
        vgf2p8affineqb zmm26, zmm2, zmm0, 0                              ;   471.5 p0      18 t
        vmovdqa64 zmm29, zmm2                                            ;   460.5         18 t copy
        vpermi2b zmm29, zmm13, zmm12                                     ;   473.5 p0+p5   18 t
        vmovdqa64 zmm30, zmm2                                            ;   460.5         18 t copy
        vpermi2b zmm30, zmm17, zmm16                                     ;   475.5 p0+p5   18 t
        vpternlogd zmm26, zmm30, zmm29, 0xca                             ;   480.5 p0      18 t
        vgf2p8affineqb zmm29, zmm3, zmm0, 0                              ;   475.5 p0      18 t
        vmovdqa64 zmm30, zmm3                                            ;   461.5         18 t copy
        vpermi2b zmm30, zmm13, zmm12                                     ;   477.5 p0+p5   18 t
        vmovdqa64 zmm19, zmm3                                            ;   461.5         18 t copy
        vpermi2b zmm19, zmm17, zmm16                                     ;   479.5 p0+p5   18 t
        vpternlogd zmm29, zmm19, zmm30, 0xca                             ;   484.5 p0      18 t
        vgf2p8affineqb zmm19, zmm11, zmm0, 0                             ;   479.5 p0      18 t
        vmovdqa64 zmm30, zmm11                                           ;   462.5         18 t copy
        vpermi2b zmm30, zmm13, zmm12                                     ;   481.5 p0+p5   18 t
        vmovdqa64 zmm15, zmm11                                           ;   462.5         18 t copy
        vpermi2b zmm15, zmm17, zmm16                                     ;   483.5 p0+p5   18 t
        vpternlogd zmm19, zmm15, zmm30, 0xca                             ;   488.5 p0      18 t
        vgf2p8affineqb zmm15, zmm1, zmm0, 0                              ;   483.5 p0      18 t
        vmovdqa64 zmm30, zmm1                                            ;   463.5         18 t copy
        vpermi2b zmm30, zmm13, zmm12                                     ;   485.5 p0+p5   18 t
        vmovdqa64 zmm10, zmm1                                            ;   463.5         18 t copy
        vpermi2b zmm10, zmm17, zmm16                                     ;   487.5 p0+p5   18 t
        vpternlogd zmm15, zmm10, zmm30, 0xca                             ;   492.5 p0      18 t
        vmovdqu64 zmm10, [rbp + 4288]                                    ;   307.5 p2      20 d
        vpternlogd zmm10, zmm18, [rbp + 27136], 0x96                     ;   487.5 p0+p3   20 d
        vgf2p8affineqb zmm30, zmm10, zmm0, 0                             ;   488.5 p0      18 t
        vmovdqa64 zmm5, zmm10                                            ;   488.5         18 t copy
        vpermi2b zmm5, zmm13, zmm12                                      ;   490.5 p5      18 t
        vmovdqu64 [rbp + 27136], zmm1                                    ;   463.5 p8+p9   20 d spill
        vmovdqa64 zmm1, zmm10                                            ;   488.5         18 t copy
        vpermi2b zmm1, zmm17, zmm16                                      ;   492.5 p0+p5   18 t
        vpternlogd zmm30, zmm1, zmm5, 0xca                               ;   497.5 p0      18 t
        vmovdqu64 zmm1, [rbp + 4352]                                     ;   312.5 p2      20 d
        vpternlogd zmm1, zmm21, [rbp + 27072], 0x96                      ;   491.5 p0+p3   20 d
        vgf2p8affineqb zmm5, zmm1, zmm0, 0                               ;   492.5 p0      18 t
        vmovdqa64 zmm0, zmm1                                             ;   492.5         18 t copy
        vpermi2b zmm0, zmm13, zmm12                                      ;   494.5 p0+p5   18 t
        vmovdqa64 zmm12, zmm1                                            ;   492.5         18 t copy
        vpermi2b zmm12, zmm17, zmm16                                     ;   496.5 p0+p5   18 t
        vpternlogd zmm5, zmm12, zmm0, 0xca                               ;   501.5 p0      18 t
        vgf2p8affineqb zmm0, zmm15, zmm28, 0                             ;   496.5 p0      18 t
        vpternlogd zmm0, zmm29, [rbp + 14912], 0x96                      ;   499.5 p0+p2   18 t
        vpternlogd zmm0, zmm23, zmm19, 0x96                              ;   500.5 p5      18 t
        vmovdqa64 zmm12, zmm26                                           ;   481.5         18 t copy
        vpternlogd zmm12, zmm25, zmm15, 0x96                             ;   498.5 p0      18 t
        vgf2p8affineqb zmm16, zmm26, zmm27, 0                            ;   499.5 p0      18 t
        vgf2p8affineqb zmm17, zmm26, zmm31, 0                            ;   500.5 p0      18 t
        vgf2p8affineqb zmm13, zmm26, zmm28, 0                            ;   501.5 p0      18 t
        vmovdqu64 [rbp + 27072], zmm11                                   ;   462.5 p7+p4   20 d spill
        vgf2p8affineqb zmm11, zmm26, zmm20, 0                            ;   502.5 p0      18 t
        vmovdqu64 [rbp + 27264], zmm1                                    ;   492.5 p8+p9   20 d spill
        vgf2p8affineqb zmm1, zmm25, zmm28, 0                             ;   503.5 p0      18 t
        vmovdqu64 [rbp + 27200], zmm10                                   ;   488.5 p7+p4   20 d spill
        vgf2p8affineqb zmm10, zmm25, zmm27, 0                            ;   504.5 p0      18 t
        vmovdqu64 [rbp + 27392], zmm3                                    ;   461.5 p8+p9   20 d spill
        vgf2p8affineqb zmm3, zmm25, zmm31, 0                             ;   505.5 p0      18 t
        vmovdqu64 [rbp + 27328], zmm2                                    ;   460.5 p7+p4   20 d spill
        vgf2p8affineqb zmm2, zmm25, zmm20, 0                             ;   506.5 p0      18 t
        vmovdqu64 [rbp + 27520], zmm24                                   ;   467.5 p8+p9   20 d spill
        vmovdqa64 zmm24, zmm15                                           ;   493.5         18 t copy
        vmovdqu64 [rbp + 27456], zmm22                                   ;   463.5 p7+p4   20 d spill
        vgf2p8affineqb zmm22, zmm29, zmm28, 0                            ;   507.5 p0      18 t
        vmovdqu64 [rbp + 27584], zmm21                                   ;   465.5 p8+p9   20 d spill
        vpxord zmm21, zmm22, [rbp + 15040]                               ;   510.5 p5+p3   18 t
        vmovdqu64 [rbp + 27968], zmm18                                   ;   461.5 p7+p4   20 d spill
        vgf2p8affineqb zmm18, zmm29, zmm20, 0                            ;   508.5 p0      18 t
        vpternlogd zmm18, zmm13, [rbp + 15104], 0x96                     ;   511.5 p5+p2   18 t
        vpternlogd zmm18, zmm23, zmm19, 0x96                             ;   512.5 p5      18 t
        vmovdqu64 [rbp + 28096], zmm14                                   ;   460.5 p8+p9   20 d spill
        vgf2p8affineqb zmm14, zmm29, zmm31, 0                            ;   509.5 p0      18 t
        vmovdqu64 [rbp + 27776], zmm7                                    ;   459.5 p7+p4   20 d spill
        vgf2p8affineqb zmm7, zmm29, zmm27, 0                             ;   510.5 p0      18 t
        vmovdqu64 [rbp + 27648], zmm6                                    ;   464.5 p8+p9   18 t spill
        vgf2p8affineqb zmm6, zmm19, zmm27, 0                             ;   511.5 p0      18 t
        vpxord zmm17, zmm17, zmm6                                        ;   514.5 p5      18 t
        vpternlogd zmm21, zmm17, zmm23, 0x96                             ;   515.5 p5      18 t
        vgf2p8affineqb zmm6, zmm23, zmm28, 0                             ;   512.5 p0      18 t
        vpxord zmm24, zmm24, zmm6                                        ;   515.5 p5      18 t
        vgf2p8affineqb zmm6, zmm23, zmm31, 0                             ;   513.5 p0      18 t
        vmovdqu64 [rbp + 27904], zmm4                                    ;   460.5 p7+p4   18 t spill
        vgf2p8affineqb zmm4, zmm23, zmm27, 0                             ;   514.5 p0      18 t
        vpxord zmm14, zmm14, zmm4                                        ;   517.5 p5      18 t
        vgf2p8affineqb zmm4, zmm23, zmm20, 0                             ;   515.5 p0      18 t
        vgf2p8affineqb zmm23, zmm19, zmm28, 0                            ;   516.5 p0      18 t
        vmovdqu64 [rbp + 28160], zmm9                                    ;   448.5 p8+p9   18 t spill
        vgf2p8affineqb zmm9, zmm19, zmm31, 0                             ;   517.5 p0      18 t
        vpxord zmm7, zmm7, zmm9                                          ;   520.5 p5      18 t
        vgf2p8affineqb zmm9, zmm19, zmm20, 0                             ;   518.5 p0      18 t
        vpternlogd zmm17, zmm7, [rbp + 15296], 0x96                      ;   521.5 p5+p3   18 t
        vpternlogd zmm13, zmm7, [rbp + 16000], 0x96                      ;   521.5 p5+p2   18 t
        vmovdqa64 zmm7, zmm29                                            ;   485.5         18 t copy
        vpternlogd zmm7, zmm15, [rbp + 15616], 0x96                      ;   508.5 p5+p3   18 t
        vpternlogd zmm7, zmm23, zmm30, 0x96                              ;   519.5 p5      18 t
        vmovdqu64 [rbp + 28288], zmm8                                    ;   444.5 p7+p4   18 t spill
        vgf2p8affineqb zmm8, zmm30, zmm20, 0                             ;   519.5 p0      18 t
        vpternlogd zmm8, zmm21, zmm1, 0x96                               ;   522.5 p5      18 t
        vpternlogd zmm8, zmm25, zmm15, 0x96                              ;   523.5 p5      18 t
        vgf2p8affineqb zmm21, zmm30, zmm31, 0                            ;   520.5 p0      18 t
        vpxord zmm10, zmm10, zmm21                                       ;   523.5 p5      18 t
        vpternlogd zmm18, zmm24, zmm10, 0x96                             ;   524.5 p5      18 t
        vgf2p8affineqb zmm21, zmm30, zmm27, 0                            ;   521.5 p0      18 t
        vpternlogd zmm6, zmm21, zmm15, 0x96                              ;   524.5 p5      18 t
        vpxord zmm15, zmm30, zmm5                                        ;   515.5 p5      18 t
        vgf2p8affineqb zmm21, zmm30, zmm28, 0                            ;   522.5 p0      18 t
        vpternlogd zmm4, zmm7, zmm21, 0x96                               ;   525.5 p5      18 t
        vpternlogd zmm0, zmm15, zmm12, 0x96                              ;   517.5 p5      18 t
        vgf2p8affineqb zmm7, zmm5, zmm31, 0                              ;   523.5 p0      18 t
        vpternlogd zmm8, zmm7, zmm16, 0x96                               ;   526.5 p5      18 t
        vgf2p8affineqb zmm25, zmm5, zmm27, 0                             ;   524.5 p0      18 t
        vpternlogd zmm18, zmm25, zmm3, 0x96                              ;   527.5 p5      18 t
        vpternlogd zmm4, zmm25, zmm3, 0x96                               ;   527.5 p5      18 t
        vpternlogd zmm4, zmm7, zmm16, 0x96                               ;   528.5 p5      18 t
        vgf2p8affineqb zmm3, zmm5, zmm28, 0                              ;   525.5 p0      18 t
        vpternlogd zmm2, zmm17, zmm3, 0x96                               ;   528.5 p5      18 t
        vpternlogd zmm2, zmm24, zmm15, 0x96                              ;   529.5 p5      18 t
        vgf2p8affineqb zmm7, zmm5, zmm20, 0                              ;   526.5 p0      18 t
        vpternlogd zmm7, zmm13, zmm21, 0x96                              ;   529.5 p5      18 t
        vpternlogd zmm7, zmm12, zmm14, 0x96                              ;   530.5 p5      18 t
        vpxord zmm19, zmm19, [rbp + 15232]                               ;   526.5 p5+p2   18 t
        vpternlogd zmm11, zmm23, zmm19, 0x96                             ;   527.5 p0      18 t
        vpternlogd zmm11, zmm1, zmm5, 0x96                               ;   528.5 p5      18 t
        vpternlogd zmm11, zmm14, zmm6, 0x96                              ;   529.5 p0      18 t
        vpxord zmm26, zmm26, [rbp + 15680]                               ;   528.5 p5+p3   18 t
        vpternlogd zmm9, zmm26, zmm29, 0x96                              ;   529.5 p0      18 t
        vpternlogd zmm9, zmm3, zmm22, 0x96                               ;   530.5 p5      18 t
        vpternlogd zmm9, zmm6, zmm10, 0x96                               ;   531.5 p0      18 t
        vmovdqu64 zmm1, [rbp + 24768]                                    ;   358.8 p2      18 t reload
        vgf2p8affineqb zmm3, zmm0, zmm1, 0                               ;   531.5 p0      18 t
        vgf2p8affineqb zmm5, zmm8, zmm1, 0                               ;   532.5 p0      18 t
        vgf2p8affineqb zmm6, zmm18, zmm1, 0                              ;   533.5 p0      18 t
        vgf2p8affineqb zmm10, zmm11, zmm1, 0                             ;   534.5 p0      18 t
        vgf2p8affineqb zmm12, zmm2, zmm1, 0                              ;   535.5 p0      18 t
        vmovdqu64 zmm13, [rbp + 24576]                                   ;   359.8 p3      18 t reload
        vmovdqu64 zmm14, [rbp + 24512]                                   ;   360.0 p2      18 t reload
        vmovdqa64 zmm15, zmm0                                            ;   518.5         18 t copy
        vpermi2b zmm15, zmm14, zmm13                                     ;   532.5 p5      18 t
        vmovdqu64 zmm16, [rbp + 24704]                                   ;   360.8 p3      18 t reload
        vmovdqu64 zmm17, [rbp + 24640]                                   ;   361.0 p2      18 t reload
        vpermi2b zmm0, zmm17, zmm16                                      ;   535.5 p5      18 t
        vpternlogd zmm3, zmm0, zmm15, 0xca                               ;   540.5 p0      18 t
        vmovdqa64 zmm0, zmm8                                             ;   527.5         18 t copy
        vpermi2b zmm0, zmm14, zmm13                                      ;   538.5 p5      18 t
        vpermi2b zmm8, zmm17, zmm16                                      ;   540.5 p0+p5   18 t
        vpternlogd zmm5, zmm8, zmm0, 0xca                                ;   545.5 p0      18 t
        vmovdqa64 zmm0, zmm18                                            ;   528.5         18 t copy
        vpermi2b zmm0, zmm14, zmm13                                      ;   542.5 p0+p5   18 t
        vpermi2b zmm18, zmm17, zmm16                                     ;   544.5 p0+p5   18 t
        vpternlogd zmm6, zmm18, zmm0, 0xca                               ;   549.5 p0      18 t
        vmovdqa64 zmm0, zmm11                                            ;   530.5         18 t copy
        vpermi2b zmm0, zmm14, zmm13                                      ;   546.5 p0+p5   18 t
        vpermi2b zmm11, zmm17, zmm16                                     ;   548.5 p0+p5   18 t
        vpternlogd zmm10, zmm11, zmm0, 0xca                              ;   553.5 p0      18 t
        vmovdqa64 zmm0, zmm2                                             ;   530.5         18 t copy
        vpermi2b zmm0, zmm14, zmm13                                      ;   550.5 p0+p5   18 t
        vpermi2b zmm2, zmm17, zmm16                                      ;   552.5 p0+p5   18 t
        vpternlogd zmm12, zmm2, zmm0, 0xca                               ;   557.5 p0      18 t
        vgf2p8affineqb zmm0, zmm4, zmm1, 0                               ;   548.5 p0      18 t
        vmovdqa64 zmm2, zmm4                                             ;   529.5         18 t copy
        vpermi2b zmm2, zmm14, zmm13                                      ;   554.5 p0+p5   18 t
        vpermi2b zmm4, zmm17, zmm16                                      ;   556.5 p0+p5   18 t
        vpternlogd zmm0, zmm4, zmm2, 0xca                                ;   561.5 p0      18 t
        vgf2p8affineqb zmm2, zmm9, zmm1, 0                               ;   552.5 p0      18 t
        vmovdqa64 zmm4, zmm9                                             ;   532.5         18 t copy
        vpermi2b zmm4, zmm14, zmm13                                      ;   558.5 p0+p5   18 t
        vpermi2b zmm9, zmm17, zmm16                                      ;   560.5 p0+p5   18 t
        vpternlogd zmm2, zmm9, zmm4, 0xca                                ;   565.5 p0      18 t
        vmovdqu64 zmm4, [rbp + 28288]                                    ;   444.5 p3      18 t reload
        vpternlogd zmm3, zmm4, [rbp + 28224], 0x96                       ;   556.5 p0+p2   18 t
        vgf2p8affineqb zmm4, zmm7, zmm1, 0                               ;   557.5 p0      18 t
        vmovdqa64 zmm8, zmm7                                             ;   531.5         18 t copy
        vpermi2b zmm8, zmm14, zmm13                                      ;   562.5 p0+p5   18 t
        vpermi2b zmm7, zmm17, zmm16                                      ;   564.5 p0+p5   18 t
        vpternlogd zmm4, zmm7, zmm8, 0xca                                ;   569.5 p0      18 t
        vmovdqu64 zmm7, [rbp + 28160]                                    ;   448.5 p3      18 t reload
        vpternlogd zmm5, zmm7, [rbp + 28032], 0x96                       ;   561.5 p0+p2   18 t
        vmovdqu64 zmm7, [rbp + 27904]                                    ;   460.5 p3      18 t reload
        vpternlogd zmm12, zmm7, [rbp + 27712], 0x96                      ;   562.5 p0+p2   18 t
        vmovdqu64 zmm7, [rbp + 27648]                                    ;   464.5 p3      18 t reload
        vpternlogd zmm0, zmm7, [rbp + 27840], 0x96                       ;   563.5 p0+p2   18 t
        vmovdqu64 zmm7, [rbp + 27776]                                    ;   459.5 p3      20 d reload
        vmovdqa64 zmm8, zmm6                                             ;   550.5         20 d copy
        vpternlogd zmm8, zmm3, zmm7, 0x96                                ;   564.5 p0      20 d
        vmovdqu64 zmm9, [rbp + 4608]                                     ;   385.8 p2      20 d reload
        vpternlogd zmm3, zmm9, [rbp + 27328], 0x96                       ;   565.5 p0+p3   20 d
        vmovdqu64 zmm9, [rbp + 28096]                                    ;   460.5 p2      20 d reload
        vmovdqa64 zmm11, zmm10                                           ;   554.5         20 d copy
        vpternlogd zmm11, zmm5, zmm9, 0x96                               ;   565.5 p5      20 d
        vmovdqu64 zmm15, [rbp + 4672]                                    ;   388.7 p3      20 d reload
        vpternlogd zmm5, zmm15, [rbp + 27392], 0x96                      ;   566.5 p0+p2   20 d
        vmovdqu64 zmm15, [rbp + 27968]                                   ;   461.5 p3      20 d reload
        vmovdqa64 zmm18, zmm2                                            ;   566.5         20 d copy
        vpternlogd zmm18, zmm12, zmm15, 0x96                             ;   566.5 p5      20 d
        vmovdqu64 zmm19, [rbp + 27584]                                   ;   465.5 p2      20 d reload
        vmovdqa64 zmm21, zmm4                                            ;   570.5         20 d copy
        vpternlogd zmm21, zmm0, zmm19, 0x96                              ;   570.5 p0      20 d
        vmovdqu64 zmm22, [rbp + 4864]                                    ;   390.7 p3      20 d reload
        vpternlogd zmm12, zmm22, [rbp + 27072], 0x96                     ;   567.5 p5+p2   20 d
        vmovdqu64 zmm22, [rbp + 4928]                                    ;   391.8 p3      20 d reload
        vpternlogd zmm0, zmm22, [rbp + 27136], 0x96                      ;   568.5 p0+p2   20 d
        vmovdqu64 zmm22, [rbp + 4736]                                    ;   392.8 p3      20 d
        vpternlogd zmm22, zmm8, [rbp + 27456], 0x96                      ;   568.5 p5+p2   20 d
        vgf2p8affineqb zmm23, zmm22, zmm1, 0                             ;   569.5 p0      18 t
        vmovdqa64 zmm24, zmm22                                           ;   569.5         18 t copy
        vpermi2b zmm24, zmm14, zmm13                                     ;   571.5 p5      18 t
        vmovdqa64 zmm25, zmm22                                           ;   569.5         18 t copy
        vpermi2b zmm25, zmm17, zmm16                                     ;   573.5 p0+p5   18 t
        vpternlogd zmm23, zmm25, zmm24, 0xca                             ;   578.5 p0      18 t
        vmovdqu64 zmm24, [rbp + 4800]                                    ;   397.7 p3      20 d
        vpternlogd zmm24, zmm11, [rbp + 27520], 0x96                     ;   572.5 p0+p2   20 d
        vgf2p8affineqb zmm25, zmm24, zmm1, 0                             ;   573.5 p0      18 t
        vmovdqa64 zmm26, zmm24                                           ;   573.5         18 t copy
        vpermi2b zmm26, zmm14, zmm13                                     ;   575.5 p0+p5   18 t
        vmovdqa64 zmm29, zmm24                                           ;   573.5         18 t copy
        vpermi2b zmm29, zmm17, zmm16                                     ;   577.5 p0+p5   18 t
        vpternlogd zmm25, zmm29, zmm26, 0xca                             ;   582.5 p0      18 t
        vgf2p8affineqb zmm26, zmm3, zmm1, 0                              ;   577.5 p0      18 t
        vmovdqa64 zmm29, zmm3                                            ;   566.5         18 t copy
        vpermi2b zmm29, zmm14, zmm13                                     ;   579.5 p0+p5   18 t
        vmovdqa64 zmm30, zmm3                                            ;   566.5         18 t copy
        vpermi2b zmm30, zmm17, zmm16                                     ;   581.5 p0+p5   18 t
        vpternlogd zmm26, zmm30, zmm29, 0xca                             ;   586.5 p0      18 t
        vgf2p8affineqb zmm29, zmm5, zmm1, 0                              ;   581.5 p0      18 t
        vmovdqa64 zmm30, zmm5                                            ;   567.5         18 t copy
        vpermi2b zmm30, zmm14, zmm13                                     ;   583.5 p0+p5   18 t
        vmovdqa64 zmm19, zmm5                                            ;   567.5         18 t copy
        vpermi2b zmm19, zmm17, zmm16                                     ;   585.5 p0+p5   18 t
        vpternlogd zmm29, zmm19, zmm30, 0xca                             ;   590.5 p0      18 t
        vgf2p8affineqb zmm19, zmm12, zmm1, 0                             ;   585.5 p0      18 t
        vmovdqa64 zmm30, zmm12                                           ;   568.5         18 t copy
        vpermi2b zmm30, zmm14, zmm13                                     ;   587.5 p0+p5   18 t
        vmovdqa64 zmm15, zmm12                                           ;   568.5         18 t copy
        vpermi2b zmm15, zmm17, zmm16                                     ;   589.5 p0+p5   18 t
        vpternlogd zmm19, zmm15, zmm30, 0xca                             ;   594.5 p0      18 t
        vgf2p8affineqb zmm15, zmm0, zmm1, 0                              ;   589.5 p0      18 t
        vmovdqa64 zmm30, zmm0                                            ;   569.5         18 t copy
        vpermi2b zmm30, zmm14, zmm13                                     ;   591.5 p0+p5   18 t
        vmovdqa64 zmm9, zmm0                                             ;   569.5         18 t copy
        vpermi2b zmm9, zmm17, zmm16                                      ;   593.5 p0+p5   18 t
        vpternlogd zmm15, zmm9, zmm30, 0xca                              ;   598.5 p0      18 t
        vmovdqu64 zmm9, [rbp + 5056]                                     ;   412.7 p3      20 d
        vpternlogd zmm9, zmm18, [rbp + 27200], 0x96                      ;   593.5 p0+p2   20 d
        vgf2p8affineqb zmm30, zmm9, zmm1, 0                              ;   594.5 p0      18 t
        vmovdqa64 zmm7, zmm9                                             ;   594.5         18 t copy
        vpermi2b zmm7, zmm14, zmm13                                      ;   596.5 p5      18 t
        vmovdqu64 [rbp + 27200], zmm0                                    ;   569.5 p8+p9   20 d spill
        vmovdqa64 zmm0, zmm9                                             ;   594.5         18 t copy
        vpermi2b zmm0, zmm17, zmm16                                      ;   598.5 p0+p5   18 t
        vpternlogd zmm30, zmm0, zmm7, 0xca                               ;   603.5 p0      18 t
        vmovdqu64 zmm0, [rbp + 5248]                                     ;   417.7 p3      20 d
        vpternlogd zmm0, zmm21, [rbp + 27264], 0x96                      ;   597.5 p0+p2   20 d
        vgf2p8affineqb zmm7, zmm0, zmm1, 0                               ;   598.5 p0      18 t
        vmovdqa64 zmm1, zmm0                                             ;   598.5         18 t copy
        vpermi2b zmm1, zmm14, zmm13                                      ;   600.5 p0+p5   18 t
        vmovdqa64 zmm13, zmm0                                            ;   598.5         18 t copy
        vpermi2b zmm13, zmm17, zmm16                                     ;   602.5 p0+p5   18 t
        vpternlogd zmm7, zmm13, zmm1, 0xca                               ;   607.5 p0      18 t
        vgf2p8affineqb zmm1, zmm26, zmm27, 0                             ;   602.5 p0      18 t
        vgf2p8affineqb zmm13, zmm26, zmm31, 0                            ;   603.5 p0      18 t
        vgf2p8affineqb zmm16, zmm26, zmm28, 0                            ;   604.5 p0      18 t
        vmovdqa64 zmm17, zmm26                                           ;   587.5         18 t copy
        vpternlogd zmm17, zmm25, zmm15, 0x96                             ;   603.5 p5      18 t
        vgf2p8affineqb zmm14, zmm26, zmm20, 0                            ;   605.5 p0      18 t
        vpternlogd zmm26, zmm29, [rbp + 16960], 0x96                     ;   604.5 p5+p3   18 t
        vmovdqu64 [rbp + 27264], zmm12                                   ;   568.5 p7+p4   20 d spill
        vpxord zmm12, zmm16, [rbp + 17024]                               ;   607.5 p5+p2   18 t
        vmovdqu64 [rbp + 27520], zmm0                                    ;   598.5 p8+p9   20 d spill
        vgf2p8affineqb zmm0, zmm25, zmm28, 0                             ;   606.5 p0      18 t
        vmovdqu64 [rbp + 27456], zmm9                                    ;   594.5 p7+p4   20 d spill
        vgf2p8affineqb zmm9, zmm25, zmm27, 0                             ;   607.5 p0      18 t
        vmovdqu64 [rbp + 27136], zmm5                                    ;   567.5 p8+p9   20 d spill
        vgf2p8affineqb zmm5, zmm25, zmm31, 0                             ;   608.5 p0      18 t
        vmovdqu64 [rbp + 27072], zmm3                                    ;   566.5 p7+p4   20 d spill
        vgf2p8affineqb zmm3, zmm25, zmm20, 0                             ;   609.5 p0      18 t
        vmovdqu64 [rbp + 27392], zmm24                                   ;   573.5 p8+p9   20 d spill
        vgf2p8affineqb zmm24, zmm29, zmm28, 0                            ;   610.5 p0      18 t
        vmovdqu64 [rbp + 27328], zmm22                                   ;   569.5 p7+p4   20 d spill
        vgf2p8affineqb zmm22, zmm29, zmm20, 0                            ;   611.5 p0      18 t
        vpternlogd zmm22, zmm16, [rbp + 16704], 0x96                     ;   614.5 p5+p3   18 t
        vpternlogd zmm22, zmm23, zmm19, 0x96                             ;   615.5 p5      18 t
        vgf2p8affineqb zmm16, zmm29, zmm31, 0                            ;   612.5 p0      18 t
        vmovdqu64 [rbp + 27840], zmm21                                   ;   571.5 p8+p9   20 d spill
        vgf2p8affineqb zmm21, zmm29, zmm27, 0                            ;   613.5 p0      18 t
        vmovdqu64 [rbp + 27648], zmm18                                   ;   567.5 p7+p4   20 d spill
        vmovdqa64 zmm18, zmm24                                           ;   613.5         18 t copy
        vpternlogd zmm18, zmm23, [rbp + 16384], 0x96                     ;   613.5 p5+p2   18 t
        vmovdqu64 [rbp + 27712], zmm11                                   ;   566.5 p8+p9   20 d spill
        vgf2p8affineqb zmm11, zmm23, zmm28, 0                            ;   614.5 p0      18 t
        vmovdqu64 [rbp + 27904], zmm8                                    ;   565.5 p7+p4   20 d spill
        vgf2p8affineqb zmm8, zmm23, zmm31, 0                             ;   615.5 p0      18 t
        vmovdqu64 [rbp + 28032], zmm4                                    ;   570.5 p8+p9   18 t spill
        vgf2p8affineqb zmm4, zmm23, zmm27, 0                             ;   616.5 p0      18 t
        vmovdqu64 [rbp + 28160], zmm2                                    ;   566.5 p7+p4   18 t spill
        vgf2p8affineqb zmm2, zmm23, zmm20, 0                             ;   617.5 p0      18 t
        vmovdqu64 [rbp + 28224], zmm10                                   ;   554.5 p8+p9   18 t spill
        vmovdqa64 zmm10, zmm29                                           ;   591.5         18 t copy
        vpternlogd zmm10, zmm15, [rbp + 16896], 0x96                     ;   609.5 p5+p3   18 t
        vmovdqu64 [rbp + 28288], zmm6                                    ;   550.5 p7+p4   18 t spill
        vgf2p8affineqb zmm6, zmm15, zmm28, 0                             ;   618.5 p0      18 t
        vpternlogd zmm6, zmm29, [rbp + 16256], 0x96                      ;   621.5 p5+p2   18 t
        vpternlogd zmm6, zmm23, zmm19, 0x96                              ;   622.5 p5      18 t
        vgf2p8affineqb zmm23, zmm19, zmm27, 0                            ;   619.5 p0      18 t
        vpternlogd zmm18, zmm23, zmm13, 0x96                             ;   622.5 p5      18 t
        vpternlogd zmm23, zmm13, [rbp + 16832], 0x96                     ;   622.5 p5+p3   18 t
        vgf2p8affineqb zmm13, zmm19, zmm28, 0                            ;   620.5 p0      18 t
        vpternlogd zmm10, zmm13, zmm30, 0x96                             ;   623.5 p5      18 t
        vpternlogd zmm13, zmm19, [rbp + 16768], 0x96                     ;   623.5 p5+p2   18 t
        vpternlogd zmm14, zmm13, zmm7, 0x96                              ;   624.5 p5      18 t
        vgf2p8affineqb zmm13, zmm19, zmm31, 0                            ;   621.5 p0      18 t
        vpxord zmm21, zmm21, zmm13                                       ;   624.5 p5      18 t
        vpternlogd zmm3, zmm23, zmm21, 0x96                              ;   625.5 p5      18 t
        vgf2p8affineqb zmm13, zmm19, zmm20, 0                            ;   622.5 p0      18 t
        vpternlogd zmm13, zmm26, zmm24, 0x96                             ;   625.5 p5      18 t
        vgf2p8affineqb zmm19, zmm30, zmm20, 0                            ;   623.5 p0      18 t
        vpternlogd zmm19, zmm18, zmm0, 0x96                              ;   626.5 p5      18 t
        vpternlogd zmm19, zmm25, zmm15, 0x96                             ;   627.5 p5      18 t
        vpxord zmm18, zmm30, zmm7                                        ;   622.5 p5      18 t
        vgf2p8affineqb zmm23, zmm30, zmm31, 0                            ;   624.5 p0      18 t
        vgf2p8affineqb zmm24, zmm30, zmm27, 0                            ;   625.5 p0      18 t
        vpternlogd zmm8, zmm24, zmm15, 0x96                              ;   628.5 p5      18 t
        vgf2p8affineqb zmm24, zmm30, zmm28, 0                            ;   626.5 p0      18 t
        vpternlogd zmm6, zmm18, zmm17, 0x96                              ;   624.5 p5      18 t
        vpternlogd zmm14, zmm0, zmm8, 0x96                               ;   629.5 p5      18 t
        vgf2p8affineqb zmm0, zmm7, zmm31, 0                              ;   627.5 p0      18 t
        vgf2p8affineqb zmm25, zmm7, zmm27, 0                             ;   628.5 p0      18 t
        vgf2p8affineqb zmm26, zmm7, zmm28, 0                             ;   629.5 p0      18 t
        vpternlogd zmm3, zmm18, zmm26, 0x96                              ;   632.5 p5      18 t
        vgf2p8affineqb zmm7, zmm7, zmm20, 0                              ;   630.5 p0      18 t
        vpternlogd zmm13, zmm26, zmm8, 0x96                              ;   632.5 p5      18 t
        vpternlogd zmm7, zmm12, zmm21, 0x96                              ;   633.5 p5      18 t
        vpternlogd zmm19, zmm0, zmm1, 0x96                               ;   630.5 p5      18 t
        vpternlogd zmm2, zmm10, zmm24, 0x96                              ;   630.5 p5      18 t
        vpternlogd zmm7, zmm24, zmm17, 0x96                              ;   634.5 p0      18 t
        vpternlogd zmm22, zmm23, zmm9, 0x96                              ;   631.5 p5      18 t
        vpternlogd zmm13, zmm23, zmm9, 0x96                              ;   633.5 p0      18 t
        vpternlogd zmm22, zmm11, zmm15, 0x96                             ;   632.5 p5      18 t
        vpternlogd zmm3, zmm11, zmm15, 0x96                              ;   633.5 p0      18 t
        vpternlogd zmm22, zmm25, zmm5, 0x96                              ;   633.5 p5      18 t
        vpternlogd zmm2, zmm25, zmm5, 0x96                               ;   634.5 p0      18 t
        vpternlogd zmm2, zmm0, zmm1, 0x96                                ;   635.5 p5      18 t
        vpternlogd zmm14, zmm4, zmm16, 0x96                              ;   635.5 p0      18 t
        vpternlogd zmm7, zmm4, zmm16, 0x96                               ;   635.5 p5      18 t
        vmovdqu64 zmm0, [rbp + 24768]                                    ;   465.2 p3      18 t reload
        vgf2p8affineqb zmm1, zmm6, zmm0, 0                               ;   636.5 p0      18 t
        vgf2p8affineqb zmm4, zmm19, zmm0, 0                              ;   637.5 p0      18 t
        vgf2p8affineqb zmm5, zmm22, zmm0, 0                              ;   638.5 p0      18 t
        vgf2p8affineqb zmm8, zmm14, zmm0, 0                              ;   639.5 p0      18 t
        vgf2p8affineqb zmm9, zmm3, zmm0, 0                               ;   640.5 p0      18 t
        vmovdqu64 zmm10, [rbp + 24576]                                   ;   466.2 p2      18 t reload
        vmovdqu64 zmm11, [rbp + 24512]                                   ;   466.3 p3      18 t reload
        vmovdqa64 zmm12, zmm6                                            ;   625.5         18 t copy
        vpermi2b zmm12, zmm11, zmm10                                     ;   638.5 p5      18 t
        vmovdqu64 zmm15, [rbp + 24704]                                   ;   467.2 p2      18 t reload
        vmovdqu64 zmm16, [rbp + 24640]                                   ;   467.3 p3      18 t reload
        vpermi2b zmm6, zmm16, zmm15                                      ;   641.5 p5      18 t
        vpternlogd zmm1, zmm6, zmm12, 0xca                               ;   646.5 p0      18 t
        vmovdqa64 zmm6, zmm19                                            ;   631.5         18 t copy
        vpermi2b zmm6, zmm11, zmm10                                      ;   643.5 p0+p5   18 t
        vpermi2b zmm19, zmm16, zmm15                                     ;   645.5 p0+p5   18 t
        vpternlogd zmm4, zmm19, zmm6, 0xca                               ;   650.5 p0      18 t
        vmovdqa64 zmm6, zmm22                                            ;   634.5         18 t copy
        vpermi2b zmm6, zmm11, zmm10                                      ;   647.5 p0+p5   18 t
        vpermi2b zmm22, zmm16, zmm15                                     ;   649.5 p0+p5   18 t
        vpternlogd zmm5, zmm22, zmm6, 0xca                               ;   654.5 p0      18 t
        vmovdqa64 zmm6, zmm14                                            ;   636.5         18 t copy
        vpermi2b zmm6, zmm11, zmm10                                      ;   651.5 p0+p5   18 t
        vpermi2b zmm14, zmm16, zmm15                                     ;   653.5 p0+p5   18 t
        vpternlogd zmm8, zmm14, zmm6, 0xca                               ;   658.5 p0      18 t
        vmovdqa64 zmm6, zmm3                                             ;   634.5         18 t copy
        vpermi2b zmm6, zmm11, zmm10                                      ;   655.5 p0+p5   18 t
        vpermi2b zmm3, zmm16, zmm15                                      ;   657.5 p0+p5   18 t
        vpternlogd zmm9, zmm3, zmm6, 0xca                                ;   662.5 p0      18 t
        vgf2p8affineqb zmm3, zmm2, zmm0, 0                               ;   654.5 p0      18 t
        vmovdqa64 zmm6, zmm2                                             ;   636.5         18 t copy
        vpermi2b zmm6, zmm11, zmm10                                      ;   659.5 p0+p5   18 t
        vpermi2b zmm2, zmm16, zmm15                                      ;   661.5 p0+p5   18 t
        vpternlogd zmm3, zmm2, zmm6, 0xca                                ;   666.5 p0      18 t
        vgf2p8affineqb zmm2, zmm13, zmm0, 0                              ;   658.5 p0      18 t
        vmovdqa64 zmm6, zmm13                                            ;   634.5         18 t copy
        vpermi2b zmm6, zmm11, zmm10                                      ;   663.5 p0+p5   18 t
        vpermi2b zmm13, zmm16, zmm15                                     ;   665.5 p0+p5   18 t
        vpternlogd zmm2, zmm13, zmm6, 0xca                               ;   670.5 p0      18 t
        vmovdqu64 zmm6, [rbp + 28288]                                    ;   550.5 p2      18 t reload
        vpternlogd zmm1, zmm6, [rbp + 27776], 0x96                       ;   662.5 p0+p3   18 t
        vgf2p8affineqb zmm6, zmm7, zmm0, 0                               ;   663.5 p0      18 t
        vmovdqa64 zmm12, zmm7                                            ;   636.5         18 t copy
        vpermi2b zmm12, zmm11, zmm10                                     ;   667.5 p0+p5   18 t
        vpermi2b zmm7, zmm16, zmm15                                      ;   669.5 p0+p5   18 t
        vpternlogd zmm6, zmm7, zmm12, 0xca                               ;   674.5 p0      18 t
        vmovdqu64 zmm7, [rbp + 28224]                                    ;   554.5 p2      18 t reload
        vpternlogd zmm4, zmm7, [rbp + 28096], 0x96                       ;   667.5 p0+p3   18 t
        vmovdqu64 zmm7, [rbp + 28160]                                    ;   566.5 p2      18 t reload
        vpternlogd zmm9, zmm7, [rbp + 27968], 0x96                       ;   668.5 p0+p3   18 t
        vmovdqu64 zmm7, [rbp + 28032]                                    ;   570.5 p2      18 t reload
        vpternlogd zmm3, zmm7, [rbp + 27584], 0x96                       ;   669.5 p0+p3   18 t
        vmovdqu64 zmm7, [rbp + 27904]                                    ;   565.5 p2      20 d reload
        vmovdqa64 zmm12, zmm5                                            ;   655.5         20 d copy
        vpternlogd zmm12, zmm1, zmm7, 0x96                               ;   670.5 p0      20 d
        vmovdqu64 zmm13, [rbp + 5312]                                    ;   492.5 p3      20 d reload
        vpternlogd zmm1, zmm13, [rbp + 27072], 0x96                      ;   670.5 p5+p2   20 d
        vmovdqu64 zmm13, [rbp + 27712]                                   ;   566.5 p3      20 d reload
        vmovdqa64 zmm14, zmm8                                            ;   659.5         20 d copy
        vpternlogd zmm14, zmm4, zmm13, 0x96                              ;   671.5 p0      20 d
        vmovdqu64 zmm17, [rbp + 5376]                                    ;   494.0 p2      20 d reload
        vpternlogd zmm4, zmm17, [rbp + 27136], 0x96                      ;   671.5 p5+p3   20 d
        vmovdqu64 zmm17, [rbp + 27648]                                   ;   567.5 p2      20 d reload
        vmovdqa64 zmm18, zmm2                                            ;   671.5         20 d copy
        vpternlogd zmm18, zmm9, zmm17, 0x96                              ;   672.5 p0      20 d
        vmovdqu64 zmm19, [rbp + 27840]                                   ;   571.5 p3      20 d reload
        vmovdqa64 zmm21, zmm6                                            ;   675.5         20 d copy
        vpternlogd zmm21, zmm3, zmm19, 0x96                              ;   675.5 p5      20 d
        vmovdqu64 zmm22, [rbp + 5504]                                    ;   497.7 p2      20 d reload
        vpternlogd zmm9, zmm22, [rbp + 27264], 0x96                      ;   673.5 p0+p3   20 d
        vmovdqu64 zmm22, [rbp + 5568]                                    ;   498.7 p2      20 d reload
        vpternlogd zmm3, zmm22, [rbp + 27200], 0x96                      ;   673.5 p5+p3   20 d
        vmovdqu64 zmm22, [rbp + 5632]                                    ;   499.7 p2      20 d
        vpternlogd zmm22, zmm12, [rbp + 27328], 0x96                     ;   674.5 p0+p3   20 d
        vgf2p8affineqb zmm23, zmm22, zmm0, 0                             ;   675.5 p0      18 t
        vmovdqa64 zmm24, zmm22                                           ;   675.5         18 t copy
        vpermi2b zmm24, zmm11, zmm10                                     ;   676.5 p5      18 t
        vmovdqa64 zmm25, zmm22                                           ;   675.5         18 t copy
        vpermi2b zmm25, zmm16, zmm15                                     ;   678.5 p0+p5   18 t
        vpternlogd zmm23, zmm25, zmm24, 0xca                             ;   683.5 p0      18 t
        vmovdqu64 zmm24, [rbp + 5696]                                    ;   503.2 p2      20 d
        vpternlogd zmm24, zmm14, [rbp + 27392], 0x96                     ;   678.5 p0+p3   20 d
        vgf2p8affineqb zmm25, zmm24, zmm0, 0                             ;   679.5 p0      18 t
        vmovdqa64 zmm26, zmm24                                           ;   679.5         18 t copy
        vpermi2b zmm26, zmm11, zmm10                                     ;   681.5 p5      18 t
        vmovdqa64 zmm29, zmm24                                           ;   679.5         18 t copy
        vpermi2b zmm29, zmm16, zmm15                                     ;   683.5 p0+p5   18 t
        vpternlogd zmm25, zmm29, zmm26, 0xca                             ;   688.5 p0      18 t
        vgf2p8affineqb zmm26, zmm1, zmm0, 0                              ;   682.5 p0      18 t
        vmovdqa64 zmm29, zmm1                                            ;   671.5         18 t copy
        vpermi2b zmm29, zmm11, zmm10                                     ;   685.5 p0+p5   18 t
        vmovdqa64 zmm30, zmm1                                            ;   671.5         18 t copy
        vpermi2b zmm30, zmm16, zmm15                                     ;   687.5 p0+p5   18 t
        vpternlogd zmm26, zmm30, zmm29, 0xca                             ;   692.5 p0      18 t
        vgf2p8affineqb zmm29, zmm4, zmm0, 0                              ;   686.5 p0      18 t
        vmovdqa64 zmm30, zmm4                                            ;   672.5         18 t copy
        vpermi2b zmm30, zmm11, zmm10                                     ;   689.5 p0+p5   18 t
        vmovdqa64 zmm19, zmm4                                            ;   672.5         18 t copy
        vpermi2b zmm19, zmm16, zmm15                                     ;   691.5 p0+p5   18 t
        vpternlogd zmm29, zmm19, zmm30, 0xca                             ;   696.5 p0      18 t
        vgf2p8affineqb zmm19, zmm9, zmm0, 0                              ;   690.5 p0      18 t
        vmovdqa64 zmm30, zmm9                                            ;   674.5         18 t copy
        vpermi2b zmm30, zmm11, zmm10                                     ;   693.5 p0+p5   18 t
        vmovdqa64 zmm17, zmm9                                            ;   674.5         18 t copy
        vpermi2b zmm17, zmm16, zmm15                                     ;   695.5 p0+p5   18 t
        vpternlogd zmm19, zmm17, zmm30, 0xca                             ;   700.5 p0      18 t
        vgf2p8affineqb zmm17, zmm3, zmm0, 0                              ;   694.5 p0      18 t
        vmovdqa64 zmm30, zmm3                                            ;   674.5         18 t copy
        vpermi2b zmm30, zmm11, zmm10                                     ;   697.5 p0+p5   18 t
        vmovdqa64 zmm13, zmm3                                            ;   674.5         18 t copy
        vpermi2b zmm13, zmm16, zmm15                                     ;   699.5 p0+p5   18 t
        vpternlogd zmm17, zmm13, zmm30, 0xca                             ;   704.5 p0      18 t
        vmovdqu64 zmm13, [rbp + 6080]                                    ;   523.3 p2      20 d
        vpternlogd zmm13, zmm18, [rbp + 27456], 0x96                     ;   698.5 p0+p3   20 d
        vgf2p8affineqb zmm30, zmm13, zmm0, 0                             ;   699.5 p0      18 t
        vmovdqa64 zmm7, zmm13                                            ;   699.5         18 t copy
        vpermi2b zmm7, zmm11, zmm10                                      ;   701.5 p0+p5   18 t
        vmovdqu64 [rbp + 27456], zmm3                                    ;   674.5 p8+p9   20 d spill
        vmovdqa64 zmm3, zmm13                                            ;   699.5         18 t copy
        vpermi2b zmm3, zmm16, zmm15                                      ;   703.5 p0+p5   18 t
        vpternlogd zmm30, zmm3, zmm7, 0xca                               ;   708.5 p0      18 t
        vmovdqu64 zmm3, [rbp + 6272]                                     ;   526.7 p2      20 d
        vpternlogd zmm3, zmm21, [rbp + 27520], 0x96                      ;   703.5 p0+p3   20 d
        vgf2p8affineqb zmm7, zmm3, zmm0, 0                               ;   704.5 p0      18 t
        vmovdqa64 zmm0, zmm3                                             ;   704.5         18 t copy
        vpermi2b zmm0, zmm11, zmm10                                      ;   706.5 p5      18 t
        vmovdqa64 zmm10, zmm3                                            ;   704.5         18 t copy
        vpermi2b zmm10, zmm16, zmm15                                     ;   708.5 p0+p5   18 t
        vpternlogd zmm7, zmm10, zmm0, 0xca                               ;   713.5 p0      18 t
        vgf2p8affineqb zmm0, zmm17, zmm28, 0                             ;   707.5 p0      18 t
        vpternlogd zmm0, zmm29, [rbp + 17920], 0x96                      ;   710.5 p0+p2   18 t
        vpternlogd zmm0, zmm23, zmm19, 0x96                              ;   711.5 p0      18 t
        vpxord zmm10, zmm17, zmm25                                       ;   709.5 p5      18 t
        vpxord zmm15, zmm10, zmm26                                       ;   710.5 p0      18 t
        vgf2p8affineqb zmm16, zmm25, zmm28, 0                            ;   711.5 p0      18 t
        vgf2p8affineqb zmm11, zmm25, zmm27, 0                            ;   712.5 p0      18 t
        vmovdqu64 [rbp + 27520], zmm9                                    ;   674.5 p7+p4   20 d spill
        vgf2p8affineqb zmm9, zmm25, zmm31, 0                             ;   713.5 p0      18 t
        vgf2p8affineqb zmm25, zmm25, zmm20, 0                            ;   714.5 p0      18 t
        vmovdqu64 [rbp + 27392], zmm3                                    ;   704.5 p8+p9   20 d spill
        vmovdqa64 zmm3, zmm17                                            ;   705.5         18 t copy
        vmovdqu64 [rbp + 27328], zmm13                                   ;   699.5 p7+p4   20 d spill
        vgf2p8affineqb zmm13, zmm26, zmm27, 0                            ;   715.5 p0      18 t
        vmovdqu64 [rbp + 27200], zmm4                                    ;   672.5 p8+p9   20 d spill
        vgf2p8affineqb zmm4, zmm26, zmm31, 0                             ;   716.5 p0      18 t
        vmovdqu64 [rbp + 27264], zmm1                                    ;   671.5 p7+p4   20 d spill
        vgf2p8affineqb zmm1, zmm26, zmm28, 0                             ;   717.5 p0      18 t
        vmovdqu64 [rbp + 27136], zmm24                                   ;   679.5 p8+p9   20 d spill
        vgf2p8affineqb zmm24, zmm26, zmm20, 0                            ;   718.5 p0      18 t
        vpternlogd zmm26, zmm29, [rbp + 20288], 0x96                     ;   710.5 p5+p3   18 t
        vmovdqu64 [rbp + 27072], zmm22                                   ;   675.5 p7+p4   20 d spill
        vgf2p8affineqb zmm22, zmm29, zmm28, 0                            ;   719.5 p0      18 t
        vmovdqu64 [rbp + 27584], zmm21                                   ;   676.5 p8+p9   20 d spill
        vgf2p8affineqb zmm21, zmm29, zmm20, 0                            ;   720.5 p0      18 t
        vpternlogd zmm21, zmm1, [rbp + 18048], 0x96                      ;   723.5 p5+p2   18 t
        vpternlogd zmm21, zmm23, zmm19, 0x96                             ;   724.5 p5      18 t
        vmovdqu64 [rbp + 28032], zmm18                                   ;   673.5 p7+p4   20 d spill
        vgf2p8affineqb zmm18, zmm29, zmm31, 0                            ;   721.5 p0      18 t
        vmovdqu64 [rbp + 27968], zmm14                                   ;   672.5 p8+p9   20 d spill
        vgf2p8affineqb zmm14, zmm29, zmm27, 0                            ;   722.5 p0      18 t
        vpternlogd zmm29, zmm17, [rbp + 20224], 0x96                     ;   713.5 p5+p3   18 t
        vmovdqu64 [rbp + 28160], zmm12                                   ;   671.5 p7+p4   20 d spill
        vpxord zmm12, zmm22, [rbp + 17984]                               ;   722.5 p5+p2   18 t
        vmovdqu64 [rbp + 28096], zmm6                                    ;   675.5 p8+p9   18 t spill
        vgf2p8affineqb zmm6, zmm23, zmm28, 0                             ;   723.5 p0      18 t
        vpxord zmm3, zmm3, zmm6                                          ;   726.5 p5      18 t
        vgf2p8affineqb zmm6, zmm23, zmm31, 0                             ;   724.5 p0      18 t
        vmovdqu64 [rbp + 28224], zmm2                                    ;   671.5 p7+p4   18 t spill
        vgf2p8affineqb zmm2, zmm23, zmm27, 0                             ;   725.5 p0      18 t
        vpxord zmm18, zmm18, zmm2                                        ;   728.5 p5      18 t
        vgf2p8affineqb zmm2, zmm23, zmm20, 0                             ;   726.5 p0      18 t
        vmovdqu64 [rbp + 27776], zmm8                                    ;   659.5 p8+p9   18 t spill
        vgf2p8affineqb zmm8, zmm19, zmm27, 0                             ;   727.5 p0      18 t
        vpxord zmm4, zmm4, zmm8                                          ;   730.5 p5      18 t
        vpternlogd zmm12, zmm23, zmm4, 0x96                              ;   731.5 p5      18 t
        vgf2p8affineqb zmm8, zmm19, zmm28, 0                             ;   728.5 p0      18 t
        vpternlogd zmm29, zmm8, zmm30, 0x96                              ;   731.5 p5      18 t
        vgf2p8affineqb zmm23, zmm19, zmm31, 0                            ;   729.5 p0      18 t
        vpxord zmm14, zmm14, zmm23                                       ;   732.5 p5      18 t
        vgf2p8affineqb zmm23, zmm19, zmm20, 0                            ;   730.5 p0      18 t
        vpternlogd zmm23, zmm26, zmm22, 0x96                             ;   733.5 p5      18 t
        vpternlogd zmm4, zmm14, [rbp + 18304], 0x96                      ;   733.5 p5+p3   18 t
        vpternlogd zmm1, zmm14, [rbp + 20352], 0x96                      ;   733.5 p5+p2   18 t
        vgf2p8affineqb zmm14, zmm30, zmm20, 0                            ;   731.5 p0      18 t
        vpternlogd zmm14, zmm12, zmm16, 0x96                             ;   734.5 p5      18 t
        vpxord zmm12, zmm30, zmm7                                        ;   725.5 p5      18 t
        vpternlogd zmm0, zmm12, zmm15, 0x96                              ;   726.5 p5      18 t
        vgf2p8affineqb zmm22, zmm30, zmm31, 0                            ;   732.5 p0      18 t
        vpternlogd zmm21, zmm22, zmm11, 0x96                             ;   735.5 p5      18 t
        vgf2p8affineqb zmm26, zmm30, zmm27, 0                            ;   733.5 p0      18 t
        vpternlogd zmm6, zmm26, zmm17, 0x96                              ;   736.5 p5      18 t
        vgf2p8affineqb zmm17, zmm30, zmm28, 0                            ;   734.5 p0      18 t
        vpternlogd zmm2, zmm29, zmm17, 0x96                              ;   737.5 p5      18 t
        vgf2p8affineqb zmm26, zmm7, zmm31, 0                             ;   735.5 p0      18 t
        vpxord zmm13, zmm13, zmm26                                       ;   738.5 p5      18 t
        vpternlogd zmm14, zmm10, zmm13, 0x96                             ;   739.5 p5      18 t
        vgf2p8affineqb zmm10, zmm7, zmm27, 0                             ;   736.5 p0      18 t
        vpxord zmm9, zmm9, zmm10                                         ;   739.5 p5      18 t
        vpternlogd zmm2, zmm13, zmm9, 0x96                               ;   740.5 p5      18 t
        vpternlogd zmm21, zmm9, zmm3, 0x96                               ;   740.5 p5      18 t
        vgf2p8affineqb zmm9, zmm7, zmm28, 0                              ;   737.5 p0      18 t
        vpternlogd zmm25, zmm4, zmm9, 0x96                               ;   740.5 p5      18 t
        vpternlogd zmm25, zmm3, zmm12, 0x96                              ;   741.5 p5      18 t
        vgf2p8affineqb zmm3, zmm7, zmm20, 0                              ;   738.5 p0      18 t
        vpternlogd zmm3, zmm1, zmm17, 0x96                               ;   741.5 p5      18 t
        vpternlogd zmm23, zmm9, zmm6, 0x96                               ;   740.5 p5      18 t
        vpternlogd zmm23, zmm22, zmm11, 0x96                             ;   741.5 p0      18 t
        vpternlogd zmm3, zmm15, zmm18, 0x96                              ;   742.5 p5      18 t
        vpxord zmm19, zmm19, [rbp + 18112]                               ;   740.5 p0+p3   18 t
        vpternlogd zmm24, zmm8, zmm19, 0x96                              ;   741.5 p5      18 t
        vpternlogd zmm24, zmm16, zmm7, 0x96                              ;   742.5 p0      18 t
        vpternlogd zmm24, zmm18, zmm6, 0x96                              ;   743.5 p5      18 t
        vmovdqu64 zmm1, [rbp + 24768]                                    ;   570.8 p2      18 t reload
        vgf2p8affineqb zmm4, zmm0, zmm1, 0                               ;   742.5 p0      18 t
        vgf2p8affineqb zmm6, zmm14, zmm1, 0                              ;   743.5 p0      18 t
        vgf2p8affineqb zmm7, zmm21, zmm1, 0                              ;   744.5 p0      18 t
        vgf2p8affineqb zmm8, zmm24, zmm1, 0                              ;   745.5 p0      18 t
        vgf2p8affineqb zmm9, zmm25, zmm1, 0                              ;   746.5 p0      18 t
        vmovdqu64 zmm10, [rbp + 24576]                                   ;   571.8 p3      18 t reload
        vmovdqu64 zmm11, [rbp + 24512]                                   ;   572.0 p2      18 t reload
        vmovdqa64 zmm12, zmm0                                            ;   727.5         18 t copy
        vpermi2b zmm12, zmm11, zmm10                                     ;   744.5 p5      18 t
        vmovdqu64 zmm13, [rbp + 24704]                                   ;   572.8 p3      18 t reload
        vmovdqu64 zmm15, [rbp + 24640]                                   ;   573.0 p2      18 t reload
        vpermi2b zmm0, zmm15, zmm13                                      ;   747.5 p5      18 t
        vpternlogd zmm4, zmm0, zmm12, 0xca                               ;   752.5 p0      18 t
        vmovdqa64 zmm0, zmm14                                            ;   740.5         18 t copy
        vpermi2b zmm0, zmm11, zmm10                                      ;   749.5 p0+p5   18 t
        vpermi2b zmm14, zmm15, zmm13                                     ;   751.5 p0+p5   18 t
        vpternlogd zmm6, zmm14, zmm0, 0xca                               ;   756.5 p0      18 t
        vpternlogd zmm4, zmm5, [rbp + 27904], 0x96                       ;   753.5 p0+p3   18 t
        vmovdqa64 zmm0, zmm21                                            ;   741.5         18 t copy
        vpermi2b zmm0, zmm11, zmm10                                      ;   753.5 p0+p5   18 t
        vpermi2b zmm21, zmm15, zmm13                                     ;   755.5 p0+p5   18 t
        vpternlogd zmm7, zmm21, zmm0, 0xca                               ;   760.5 p0      18 t
        vmovdqa64 zmm0, zmm24                                            ;   744.5         18 t copy
        vpermi2b zmm0, zmm11, zmm10                                      ;   757.5 p0+p5   18 t
        vpermi2b zmm24, zmm15, zmm13                                     ;   759.5 p0+p5   18 t
        vpternlogd zmm8, zmm24, zmm0, 0xca                               ;   764.5 p0      18 t
        vmovdqa64 zmm0, zmm25                                            ;   742.5         18 t copy
        vpermi2b zmm0, zmm11, zmm10                                      ;   761.5 p0+p5   18 t
        vpermi2b zmm25, zmm15, zmm13                                     ;   763.5 p0+p5   18 t
        vpternlogd zmm9, zmm25, zmm0, 0xca                               ;   768.5 p0      18 t
        vgf2p8affineqb zmm0, zmm2, zmm1, 0                               ;   761.5 p0      18 t
        vmovdqa64 zmm5, zmm2                                             ;   741.5         18 t copy
        vpermi2b zmm5, zmm11, zmm10                                      ;   765.5 p0+p5   18 t
        vpermi2b zmm2, zmm15, zmm13                                      ;   767.5 p0+p5   18 t
        vpternlogd zmm0, zmm2, zmm5, 0xca                                ;   772.5 p0      18 t
        vgf2p8affineqb zmm2, zmm23, zmm1, 0                              ;   765.5 p0      18 t
        vmovdqa64 zmm5, zmm23                                            ;   742.5         18 t copy
        vpermi2b zmm5, zmm11, zmm10                                      ;   769.5 p0+p5   18 t
        vpermi2b zmm23, zmm15, zmm13                                     ;   771.5 p0+p5   18 t
        vpternlogd zmm2, zmm23, zmm5, 0xca                               ;   776.5 p0      18 t
        vgf2p8affineqb zmm5, zmm3, zmm1, 0                               ;   769.5 p0      18 t
        vmovdqa64 zmm12, zmm3                                            ;   743.5         18 t copy
        vpermi2b zmm12, zmm11, zmm10                                     ;   773.5 p0+p5   18 t
        vpermi2b zmm3, zmm15, zmm13                                      ;   775.5 p0+p5   18 t
        vpternlogd zmm5, zmm3, zmm12, 0xca                               ;   780.5 p0      18 t
        vmovdqu64 zmm3, [rbp + 27776]                                    ;   659.5 p2      18 t reload
        vpternlogd zmm6, zmm3, [rbp + 27712], 0x96                       ;   773.5 p0+p3   18 t
        vmovdqu64 zmm3, [rbp + 28224]                                    ;   671.5 p2      18 t reload
        vpternlogd zmm9, zmm3, [rbp + 27648], 0x96                       ;   774.5 p0+p3   18 t
        vmovdqu64 zmm3, [rbp + 28096]                                    ;   675.5 p2      18 t reload
        vpternlogd zmm0, zmm3, [rbp + 27840], 0x96                       ;   775.5 p0+p3   18 t
        vmovdqu64 zmm3, [rbp + 28160]                                    ;   671.5 p2      20 d reload
        vmovdqa64 zmm12, zmm7                                            ;   761.5         20 d copy
        vpternlogd zmm12, zmm4, zmm3, 0x96                               ;   776.5 p0      20 d
        vmovdqu64 zmm14, [rbp + 6144]                                    ;   596.7 p3      20 d reload
        vpternlogd zmm4, zmm14, [rbp + 27264], 0x96                      ;   776.5 p5+p2   20 d
        vmovdqu64 zmm14, [rbp + 27968]                                   ;   672.5 p3      20 d reload
        vmovdqa64 zmm16, zmm8                                            ;   765.5         20 d copy
        vpternlogd zmm16, zmm6, zmm14, 0x96                              ;   777.5 p0      20 d
        vmovdqu64 zmm17, [rbp + 6208]                                    ;   599.5 p2      20 d reload
        vpternlogd zmm6, zmm17, [rbp + 27200], 0x96                      ;   777.5 p5+p3   20 d
        vmovdqu64 zmm17, [rbp + 28032]                                   ;   673.5 p2      20 d reload
        vmovdqa64 zmm18, zmm2                                            ;   777.5         20 d copy
        vpternlogd zmm18, zmm9, zmm17, 0x96                              ;   778.5 p0      20 d
        vmovdqu64 zmm19, [rbp + 27584]                                   ;   676.5 p3      20 d reload
        vmovdqa64 zmm21, zmm5                                            ;   781.5         20 d copy
        vpternlogd zmm21, zmm0, zmm19, 0x96                              ;   781.5 p5      20 d
        vmovdqu64 zmm22, [rbp + 6528]                                    ;   602.0 p2      20 d reload
        vpternlogd zmm9, zmm22, [rbp + 27520], 0x96                      ;   779.5 p0+p3   20 d
        vmovdqu64 zmm22, [rbp + 6592]                                    ;   603.5 p2      20 d reload
        vpternlogd zmm0, zmm22, [rbp + 27456], 0x96                      ;   779.5 p5+p3   20 d
        vmovdqu64 zmm22, [rbp + 6720]                                    ;   604.5 p2      20 d
        vpternlogd zmm22, zmm12, [rbp + 27072], 0x96                     ;   780.5 p0+p3   20 d
        vgf2p8affineqb zmm23, zmm22, zmm1, 0                             ;   781.5 p0      18 t
        vmovdqa64 zmm24, zmm22                                           ;   781.5         18 t copy
        vpermi2b zmm24, zmm11, zmm10                                     ;   782.5 p5      18 t
        vmovdqa64 zmm25, zmm22                                           ;   781.5         18 t copy
        vpermi2b zmm25, zmm15, zmm13                                     ;   784.5 p0+p5   18 t
        vpternlogd zmm23, zmm25, zmm24, 0xca                             ;   789.5 p0      18 t
        vmovdqu64 zmm24, [rbp + 6784]                                    ;   608.7 p2      20 d
        vpternlogd zmm24, zmm16, [rbp + 27136], 0x96                     ;   784.5 p0+p3   20 d
        vgf2p8affineqb zmm25, zmm24, zmm1, 0                             ;   785.5 p0      18 t
        vmovdqa64 zmm26, zmm24                                           ;   785.5         18 t copy
        vpermi2b zmm26, zmm11, zmm10                                     ;   787.5 p5      18 t
        vmovdqa64 zmm29, zmm24                                           ;   785.5         18 t copy
        vpermi2b zmm29, zmm15, zmm13                                     ;   789.5 p0+p5   18 t
        vpternlogd zmm25, zmm29, zmm26, 0xca                             ;   794.5 p0      18 t
        vgf2p8affineqb zmm26, zmm4, zmm1, 0                              ;   788.5 p0      18 t
        vmovdqa64 zmm29, zmm4                                            ;   777.5         18 t copy
        vpermi2b zmm29, zmm11, zmm10                                     ;   791.5 p0+p5   18 t
        vmovdqa64 zmm30, zmm4                                            ;   777.5         18 t copy
        vpermi2b zmm30, zmm15, zmm13                                     ;   793.5 p0+p5   18 t
        vpternlogd zmm26, zmm30, zmm29, 0xca                             ;   798.5 p0      18 t
        vgf2p8affineqb zmm29, zmm6, zmm1, 0                              ;   792.5 p0      18 t
        vmovdqa64 zmm30, zmm6                                            ;   778.5         18 t copy
        vpermi2b zmm30, zmm11, zmm10                                     ;   795.5 p0+p5   18 t
        vmovdqa64 zmm19, zmm6                                            ;   778.5         18 t copy
        vpermi2b zmm19, zmm15, zmm13                                     ;   797.5 p0+p5   18 t
        vpternlogd zmm29, zmm19, zmm30, 0xca                             ;   802.5 p0      18 t
        vgf2p8affineqb zmm19, zmm9, zmm1, 0                              ;   796.5 p0      18 t
        vmovdqa64 zmm30, zmm9                                            ;   780.5         18 t copy
        vpermi2b zmm30, zmm11, zmm10                                     ;   799.5 p0+p5   18 t
        vmovdqa64 zmm17, zmm9                                            ;   780.5         18 t copy
        vpermi2b zmm17, zmm15, zmm13                                     ;   801.5 p0+p5   18 t
        vpternlogd zmm19, zmm17, zmm30, 0xca                             ;   806.5 p0      18 t
        vgf2p8affineqb zmm17, zmm0, zmm1, 0                              ;   800.5 p0      18 t
        vmovdqa64 zmm30, zmm0                                            ;   780.5         18 t copy
        vpermi2b zmm30, zmm11, zmm10                                     ;   803.5 p0+p5   18 t
        vmovdqa64 zmm14, zmm0                                            ;   780.5         18 t copy
        vpermi2b zmm14, zmm15, zmm13                                     ;   805.5 p0+p5   18 t
        vpternlogd zmm17, zmm14, zmm30, 0xca                             ;   810.5 p0      18 t
        vmovdqu64 zmm14, [rbp + 6912]                                    ;   624.3 p2      20 d
        vpternlogd zmm14, zmm18, [rbp + 27328], 0x96                     ;   804.5 p0+p3   20 d
        vgf2p8affineqb zmm30, zmm14, zmm1, 0                             ;   805.5 p0      18 t
        vmovdqa64 zmm3, zmm14                                            ;   805.5         18 t copy
        vpermi2b zmm3, zmm11, zmm10                                      ;   807.5 p0+p5   18 t
        vmovdqu64 [rbp + 27328], zmm0                                    ;   780.5 p7+p4   20 d spill
        vmovdqa64 zmm0, zmm14                                            ;   805.5         18 t copy
        vpermi2b zmm0, zmm15, zmm13                                      ;   809.5 p0+p5   18 t
        vpternlogd zmm30, zmm0, zmm3, 0xca                               ;   814.5 p0      18 t
        vmovdqu64 zmm0, [rbp + 7104]                                     ;   628.7 p2      20 d
        vpternlogd zmm0, zmm21, [rbp + 27392], 0x96                      ;   809.5 p0+p3   20 d
        vgf2p8affineqb zmm3, zmm0, zmm1, 0                               ;   810.5 p0      18 t
        vmovdqa64 zmm1, zmm0                                             ;   810.5         18 t copy
        vpermi2b zmm1, zmm11, zmm10                                      ;   812.5 p5      18 t
        vmovdqa64 zmm10, zmm0                                            ;   810.5         18 t copy
        vpermi2b zmm10, zmm15, zmm13                                     ;   814.5 p0+p5   18 t
        vpternlogd zmm3, zmm10, zmm1, 0xca                               ;   819.5 p0      18 t
        vgf2p8affineqb zmm1, zmm26, zmm27, 0                             ;   813.5 p0      18 t
        vgf2p8affineqb zmm10, zmm26, zmm31, 0                            ;   814.5 p0      18 t
        vgf2p8affineqb zmm13, zmm26, zmm28, 0                            ;   815.5 p0      18 t
        vmovdqa64 zmm15, zmm26                                           ;   799.5         18 t copy
        vpternlogd zmm15, zmm25, zmm17, 0x96                             ;   815.5 p5      18 t
        vgf2p8affineqb zmm11, zmm26, zmm20, 0                            ;   816.5 p0      18 t
        vpternlogd zmm26, zmm29, [rbp + 21888], 0x96                     ;   816.5 p5+p2   18 t
        vmovdqu64 [rbp + 27392], zmm9                                    ;   780.5 p8+p9   20 d spill
        vgf2p8affineqb zmm9, zmm25, zmm28, 0                             ;   817.5 p0      18 t
        vmovdqu64 [rbp + 27136], zmm0                                    ;   810.5 p7+p4   20 d spill
        vgf2p8affineqb zmm0, zmm25, zmm27, 0                             ;   818.5 p0      18 t
        vmovdqu64 [rbp + 27072], zmm14                                   ;   805.5 p8+p9   20 d spill
        vgf2p8affineqb zmm14, zmm25, zmm31, 0                            ;   819.5 p0      18 t
        vmovdqu64 [rbp + 27456], zmm6                                    ;   778.5 p7+p4   20 d spill
        vgf2p8affineqb zmm6, zmm25, zmm20, 0                             ;   820.5 p0      18 t
        vmovdqu64 [rbp + 27520], zmm4                                    ;   777.5 p8+p9   20 d spill
        vgf2p8affineqb zmm4, zmm29, zmm28, 0                             ;   821.5 p0      18 t
        vmovdqu64 [rbp + 27200], zmm24                                   ;   785.5 p7+p4   20 d spill
        vgf2p8affineqb zmm24, zmm29, zmm20, 0                            ;   822.5 p0      18 t
        vpternlogd zmm24, zmm13, [rbp + 21120], 0x96                     ;   825.5 p5+p3   18 t
        vpternlogd zmm24, zmm23, zmm19, 0x96                             ;   826.5 p5      18 t
        vmovdqu64 [rbp + 27264], zmm22                                   ;   781.5 p8+p9   20 d spill
        vgf2p8affineqb zmm22, zmm29, zmm31, 0                            ;   823.5 p0      18 t
        vmovdqu64 [rbp + 27840], zmm21                                   ;   782.5 p7+p4   20 d spill
        vgf2p8affineqb zmm21, zmm29, zmm27, 0                            ;   824.5 p0      18 t
        vmovdqu64 [rbp + 28096], zmm18                                   ;   779.5 p8+p9   20 d spill
        vmovdqa64 zmm18, zmm4                                            ;   824.5         18 t copy
        vpternlogd zmm18, zmm23, [rbp + 21056], 0x96                     ;   824.5 p5+p2   18 t
        vmovdqu64 [rbp + 27648], zmm16                                   ;   778.5 p7+p4   20 d spill
        vgf2p8affineqb zmm16, zmm23, zmm28, 0                            ;   825.5 p0      18 t
        vmovdqu64 [rbp + 28224], zmm12                                   ;   777.5 p8+p9   20 d spill
        vgf2p8affineqb zmm12, zmm23, zmm31, 0                            ;   826.5 p0      18 t
        vmovdqu64 [rbp + 27712], zmm5                                    ;   781.5 p7+p4   18 t spill
        vgf2p8affineqb zmm5, zmm23, zmm27, 0                             ;   827.5 p0      18 t
        vpxord zmm22, zmm22, zmm5                                        ;   830.5 p5      18 t
        vgf2p8affineqb zmm5, zmm23, zmm20, 0                             ;   828.5 p0      18 t
        vmovdqu64 [rbp + 27776], zmm2                                    ;   777.5 p8+p9   18 t spill
        vmovdqa64 zmm2, zmm29                                            ;   803.5         18 t copy
        vpternlogd zmm2, zmm17, [rbp + 21568], 0x96                      ;   821.5 p5+p3   18 t
        vmovdqu64 [rbp + 27904], zmm8                                    ;   765.5 p7+p4   18 t spill
        vgf2p8affineqb zmm8, zmm17, zmm28, 0                             ;   829.5 p0      18 t
        vpternlogd zmm8, zmm29, [rbp + 20480], 0x96                      ;   832.5 p5+p2   18 t
        vpternlogd zmm8, zmm23, zmm19, 0x96                              ;   833.5 p5      18 t
        vgf2p8affineqb zmm23, zmm19, zmm27, 0                            ;   830.5 p0      18 t
        vpternlogd zmm18, zmm23, zmm10, 0x96                             ;   833.5 p5      18 t
        vpternlogd zmm23, zmm10, [rbp + 21312], 0x96                     ;   833.5 p5+p3   18 t
        vgf2p8affineqb zmm10, zmm19, zmm28, 0                            ;   831.5 p0      18 t
        vpternlogd zmm2, zmm10, zmm30, 0x96                              ;   834.5 p5      18 t
        vgf2p8affineqb zmm29, zmm19, zmm31, 0                            ;   832.5 p0      18 t
        vpxord zmm21, zmm21, zmm29                                       ;   835.5 p5      18 t
        vpternlogd zmm6, zmm23, zmm21, 0x96                              ;   836.5 p5      18 t
        vpternlogd zmm13, zmm21, [rbp + 22016], 0x96                     ;   836.5 p5+p2   18 t
        vgf2p8affineqb zmm21, zmm19, zmm20, 0                            ;   833.5 p0      18 t
        vpternlogd zmm21, zmm26, zmm4, 0x96                              ;   836.5 p5      18 t
        vgf2p8affineqb zmm4, zmm30, zmm20, 0                             ;   834.5 p0      18 t
        vpternlogd zmm4, zmm18, zmm9, 0x96                               ;   837.5 p5      18 t
        vpternlogd zmm4, zmm25, zmm17, 0x96                              ;   838.5 p5      18 t
        vpxord zmm18, zmm30, zmm3                                        ;   833.5 p5      18 t
        vgf2p8affineqb zmm23, zmm30, zmm31, 0                            ;   835.5 p0      18 t
        vgf2p8affineqb zmm25, zmm30, zmm27, 0                            ;   836.5 p0      18 t
        vpternlogd zmm12, zmm25, zmm17, 0x96                             ;   839.5 p5      18 t
        vgf2p8affineqb zmm25, zmm30, zmm28, 0                            ;   837.5 p0      18 t
        vpternlogd zmm8, zmm18, zmm15, 0x96                              ;   835.5 p5      18 t
        vpternlogd zmm5, zmm2, zmm25, 0x96                               ;   840.5 p5      18 t
        vpternlogd zmm24, zmm23, zmm0, 0x96                              ;   838.5 p5      18 t
        vpternlogd zmm24, zmm16, zmm17, 0x96                             ;   839.5 p0      18 t
        vgf2p8affineqb zmm2, zmm3, zmm31, 0                              ;   839.5 p0      18 t
        vpternlogd zmm4, zmm2, zmm1, 0x96                                ;   842.5 p5      18 t
        vgf2p8affineqb zmm26, zmm3, zmm27, 0                             ;   840.5 p0      18 t
        vpternlogd zmm24, zmm26, zmm14, 0x96                             ;   843.5 p5      18 t
        vpternlogd zmm5, zmm26, zmm14, 0x96                              ;   843.5 p5      18 t
        vpternlogd zmm5, zmm2, zmm1, 0x96                                ;   844.5 p0      18 t
        vgf2p8affineqb zmm1, zmm3, zmm28, 0                              ;   842.5 p0      18 t
        vpternlogd zmm6, zmm18, zmm1, 0x96                               ;   845.5 p5      18 t
        vpternlogd zmm6, zmm16, zmm17, 0x96                              ;   846.5 p5      18 t
        vgf2p8affineqb zmm2, zmm3, zmm20, 0                              ;   843.5 p0      18 t
        vpternlogd zmm2, zmm13, zmm25, 0x96                              ;   846.5 p5      18 t
        vpternlogd zmm21, zmm1, zmm12, 0x96                              ;   845.5 p0      18 t
        vpternlogd zmm21, zmm23, zmm0, 0x96                              ;   846.5 p5      18 t
        vpternlogd zmm2, zmm15, zmm22, 0x96                              ;   847.5 p0      18 t
        vpxord zmm19, zmm19, [rbp + 21248]                               ;   845.5 p5+p3   18 t
        vpternlogd zmm11, zmm10, zmm19, 0x96                             ;   846.5 p0      18 t
        vpternlogd zmm11, zmm9, zmm3, 0x96                               ;   847.5 p5      18 t
        vpternlogd zmm11, zmm22, zmm12, 0x96                             ;   848.5 p0      18 t
        vmovdqu64 zmm0, [rbp + 24768]                                    ;   675.5 p2      18 t reload
        vgf2p8affineqb zmm1, zmm8, zmm0, 0                               ;   848.5 p0      18 t
        vgf2p8affineqb zmm3, zmm4, zmm0, 0                               ;   849.5 p0      18 t
        vgf2p8affineqb zmm9, zmm24, zmm0, 0                              ;   850.5 p0      18 t
        vgf2p8affineqb zmm10, zmm11, zmm0, 0                             ;   851.5 p0      18 t
        vgf2p8affineqb zmm12, zmm6, zmm0, 0                              ;   852.5 p0      18 t
        vmovdqu64 zmm13, [rbp + 24576]                                   ;   676.5 p3      18 t reload
        vmovdqu64 zmm14, [rbp + 24512]                                   ;   676.7 p2      18 t reload
        vmovdqa64 zmm15, zmm8                                            ;   836.5         18 t copy
        vpermi2b zmm15, zmm14, zmm13                                     ;   849.5 p5      18 t
        vmovdqu64 zmm16, [rbp + 24704]                                   ;   677.5 p3      18 t reload
        vmovdqu64 zmm17, [rbp + 24640]                                   ;   677.7 p2      18 t reload
        vpermi2b zmm8, zmm17, zmm16                                      ;   852.5 p5      18 t
        vpternlogd zmm1, zmm8, zmm15, 0xca                               ;   857.5 p0      18 t
        vmovdqa64 zmm8, zmm4                                             ;   843.5         18 t copy
        vpermi2b zmm8, zmm14, zmm13                                      ;   855.5 p5      18 t
        vpermi2b zmm4, zmm17, zmm16                                      ;   857.5 p0+p5   18 t
        vpternlogd zmm3, zmm4, zmm8, 0xca                                ;   862.5 p0      18 t
        vpternlogd zmm1, zmm7, [rbp + 28160], 0x96                       ;   858.5 p0+p3   18 t
        vmovdqa64 zmm4, zmm24                                            ;   844.5         18 t copy
        vpermi2b zmm4, zmm14, zmm13                                      ;   859.5 p0+p5   18 t
        vpermi2b zmm24, zmm17, zmm16                                     ;   861.5 p0+p5   18 t
        vpternlogd zmm9, zmm24, zmm4, 0xca                               ;   866.5 p0      18 t
        vmovdqa64 zmm4, zmm11                                            ;   849.5         18 t copy
        vpermi2b zmm4, zmm14, zmm13                                      ;   863.5 p0+p5   18 t
        vpermi2b zmm11, zmm17, zmm16                                     ;   865.5 p0+p5   18 t
        vpternlogd zmm10, zmm11, zmm4, 0xca                              ;   870.5 p0      18 t
        vmovdqa64 zmm4, zmm6                                             ;   847.5         18 t copy
        vpermi2b zmm4, zmm14, zmm13                                      ;   867.5 p0+p5   18 t
        vpermi2b zmm6, zmm17, zmm16                                      ;   869.5 p0+p5   18 t
        vpternlogd zmm12, zmm6, zmm4, 0xca                               ;   874.5 p0      18 t
        vgf2p8affineqb zmm4, zmm5, zmm0, 0                               ;   866.5 p0      18 t
        vmovdqa64 zmm6, zmm5                                             ;   845.5         18 t copy
        vpermi2b zmm6, zmm14, zmm13                                      ;   871.5 p0+p5   18 t
        vpermi2b zmm5, zmm17, zmm16                                      ;   873.5 p0+p5   18 t
        vpternlogd zmm4, zmm5, zmm6, 0xca                                ;   878.5 p0      18 t
        vgf2p8affineqb zmm5, zmm21, zmm0, 0                              ;   870.5 p0      18 t
        vmovdqa64 zmm6, zmm21                                            ;   847.5         18 t copy
        vpermi2b zmm6, zmm14, zmm13                                      ;   875.5 p0+p5   18 t
        vpermi2b zmm21, zmm17, zmm16                                     ;   877.5 p0+p5   18 t
        vpternlogd zmm5, zmm21, zmm6, 0xca                               ;   882.5 p0      18 t
        vgf2p8affineqb zmm6, zmm2, zmm0, 0                               ;   874.5 p0      18 t
        vmovdqa64 zmm7, zmm2                                             ;   848.5         18 t copy
        vpermi2b zmm7, zmm14, zmm13                                      ;   879.5 p0+p5   18 t
        vpermi2b zmm2, zmm17, zmm16                                      ;   881.5 p0+p5   18 t
        vpternlogd zmm6, zmm2, zmm7, 0xca                                ;   886.5 p0      18 t
        vmovdqu64 zmm2, [rbp + 27904]                                    ;   765.5 p2      18 t reload
        vpternlogd zmm3, zmm2, [rbp + 27968], 0x96                       ;   878.5 p0+p3   18 t
        vmovdqu64 zmm2, [rbp + 27776]                                    ;   777.5 p2      18 t reload
        vpternlogd zmm12, zmm2, [rbp + 28032], 0x96                      ;   879.5 p0+p3   18 t
        vmovdqu64 zmm2, [rbp + 27712]                                    ;   781.5 p2      18 t reload
        vpternlogd zmm4, zmm2, [rbp + 27584], 0x96                       ;   880.5 p0+p3   18 t
        vmovdqu64 zmm2, [rbp + 28224]                                    ;   777.5 p2      20 d reload
        vmovdqa64 zmm7, zmm9                                             ;   867.5         20 d copy
        vpternlogd zmm7, zmm1, zmm2, 0x96                                ;   881.5 p0      20 d
        vmovdqu64 zmm8, [rbp + 6848]                                     ;   701.8 p3      20 d reload
        vpternlogd zmm1, zmm8, [rbp + 27520], 0x96                       ;   882.5 p0+p2   20 d
        vmovdqu64 zmm8, [rbp + 27648]                                    ;   778.5 p3      20 d reload
        vmovdqa64 zmm11, zmm10                                           ;   871.5         20 d copy
        vpternlogd zmm11, zmm3, zmm8, 0x96                               ;   882.5 p5      20 d
        vmovdqu64 zmm15, [rbp + 6976]                                    ;   704.7 p2      20 d reload
        vpternlogd zmm3, zmm15, [rbp + 27456], 0x96                      ;   883.5 p0+p3   20 d
        vmovdqu64 zmm15, [rbp + 28096]                                   ;   779.5 p2      20 d reload
        vmovdqa64 zmm18, zmm5                                            ;   883.5         20 d copy
        vpternlogd zmm18, zmm12, zmm15, 0x96                             ;   883.5 p5      20 d
        vmovdqu64 zmm19, [rbp + 27840]                                   ;   782.5 p3      20 d reload
        vmovdqa64 zmm21, zmm6                                            ;   887.5         20 d copy
        vpternlogd zmm21, zmm4, zmm19, 0x96                              ;   887.5 p0      20 d
        vmovdqu64 zmm22, [rbp + 7232]                                    ;   706.7 p2      20 d reload
        vpternlogd zmm12, zmm22, [rbp + 27392], 0x96                     ;   884.5 p5+p3   20 d
        vmovdqu64 zmm22, [rbp + 7360]                                    ;   707.7 p2      20 d reload
        vpternlogd zmm4, zmm22, [rbp + 27328], 0x96                      ;   885.5 p0+p3   20 d
        vmovdqu64 zmm22, [rbp + 7552]                                    ;   708.8 p2      20 d
        vpternlogd zmm22, zmm7, [rbp + 27264], 0x96                      ;   885.5 p5+p3   20 d
        vgf2p8affineqb zmm23, zmm22, zmm0, 0                             ;   886.5 p0      18 t
        vmovdqa64 zmm24, zmm22                                           ;   886.5         18 t copy
        vpermi2b zmm24, zmm14, zmm13                                     ;   888.5 p5      18 t
        vmovdqa64 zmm25, zmm22                                           ;   886.5         18 t copy
        vpermi2b zmm25, zmm17, zmm16                                     ;   890.5 p0+p5   18 t
        vpternlogd zmm23, zmm25, zmm24, 0xca                             ;   895.5 p0      18 t
        vmovdqu64 zmm24, [rbp + 7616]                                    ;   713.7 p2      20 d
        vpternlogd zmm24, zmm11, [rbp + 27200], 0x96                     ;   889.5 p0+p3   20 d
        vgf2p8affineqb zmm25, zmm24, zmm0, 0                             ;   890.5 p0      18 t
        vmovdqa64 zmm26, zmm24                                           ;   890.5         18 t copy
        vpermi2b zmm26, zmm14, zmm13                                     ;   892.5 p0+p5   18 t
        vmovdqa64 zmm29, zmm24                                           ;   890.5         18 t copy
        vpermi2b zmm29, zmm17, zmm16                                     ;   894.5 p0+p5   18 t
        vpternlogd zmm25, zmm29, zmm26, 0xca                             ;   899.5 p0      18 t
        vgf2p8affineqb zmm26, zmm1, zmm0, 0                              ;   894.5 p0      18 t
        vmovdqa64 zmm29, zmm1                                            ;   883.5         18 t copy
        vpermi2b zmm29, zmm14, zmm13                                     ;   896.5 p0+p5   18 t
        vmovdqa64 zmm30, zmm1                                            ;   883.5         18 t copy
        vpermi2b zmm30, zmm17, zmm16                                     ;   898.5 p0+p5   18 t
        vpternlogd zmm26, zmm30, zmm29, 0xca                             ;   903.5 p0      18 t
        vgf2p8affineqb zmm29, zmm3, zmm0, 0                              ;   898.5 p0      18 t
        vmovdqa64 zmm30, zmm3                                            ;   884.5         18 t copy
        vpermi2b zmm30, zmm14, zmm13                                     ;   900.5 p0+p5   18 t
        vmovdqa64 zmm19, zmm3                                            ;   884.5         18 t copy
        vpermi2b zmm19, zmm17, zmm16                                     ;   902.5 p0+p5   18 t
        vpternlogd zmm29, zmm19, zmm30, 0xca                             ;   907.5 p0      18 t
        vgf2p8affineqb zmm19, zmm12, zmm0, 0                             ;   902.5 p0      18 t
        vmovdqa64 zmm30, zmm12                                           ;   885.5         18 t copy
        vpermi2b zmm30, zmm14, zmm13                                     ;   904.5 p0+p5   18 t
        vmovdqa64 zmm15, zmm12                                           ;   885.5         18 t copy
        vpermi2b zmm15, zmm17, zmm16                                     ;   906.5 p0+p5   18 t
        vpternlogd zmm19, zmm15, zmm30, 0xca                             ;   911.5 p0      18 t
        vgf2p8affineqb zmm15, zmm4, zmm0, 0                              ;   906.5 p0      18 t
        vmovdqa64 zmm30, zmm4                                            ;   886.5         18 t copy
        vpermi2b zmm30, zmm14, zmm13                                     ;   908.5 p0+p5   18 t
        vmovdqa64 zmm8, zmm4                                             ;   886.5         18 t copy
        vpermi2b zmm8, zmm17, zmm16                                      ;   910.5 p0+p5   18 t
        vpternlogd zmm15, zmm8, zmm30, 0xca                              ;   915.5 p0      18 t
        vmovdqu64 zmm8, [rbp + 7872]                                     ;   732.7 p2      20 d
        vpternlogd zmm8, zmm18, [rbp + 27072], 0x96                      ;   910.5 p0+p3   20 d
        vgf2p8affineqb zmm30, zmm8, zmm0, 0                              ;   911.5 p0      18 t
        vmovdqa64 zmm2, zmm8                                             ;   911.5         18 t copy
        vpermi2b zmm2, zmm14, zmm13                                      ;   913.5 p5      18 t
        vmovdqu64 [rbp + 27072], zmm4                                    ;   886.5 p8+p9   20 d spill
        vmovdqa64 zmm4, zmm8                                             ;   911.5         18 t copy
        vpermi2b zmm4, zmm17, zmm16                                      ;   915.5 p0+p5   18 t
        vpternlogd zmm30, zmm4, zmm2, 0xca                               ;   920.5 p0      18 t
        vgf2p8affineqb zmm2, zmm15, zmm28, 0                             ;   916.5 p0      18 t
        vpternlogd zmm2, zmm29, [rbp + 22080], 0x96                      ;   919.5 p0+p2   18 t
        vpternlogd zmm2, zmm23, zmm19, 0x96                              ;   920.5 p0      18 t
        vpxord zmm4, zmm15, zmm25                                        ;   916.5 p5      18 t
        vmovdqu64 [rbp + 27200], zmm12                                   ;   885.5 p7+p4   20 d spill
        vpxord zmm12, zmm4, zmm26                                        ;   917.5 p0      18 t
        vmovdqu64 [rbp + 27264], zmm8                                    ;   911.5 p8+p9   20 d spill
        vgf2p8affineqb zmm8, zmm25, zmm28, 0                             ;   918.5 p0      18 t
        vmovdqu64 [rbp + 27328], zmm3                                    ;   884.5 p7+p4   20 d spill
        vgf2p8affineqb zmm3, zmm25, zmm27, 0                             ;   919.5 p0      18 t
        vmovdqu64 [rbp + 27392], zmm1                                    ;   883.5 p8+p9   20 d spill
        vgf2p8affineqb zmm1, zmm25, zmm31, 0                             ;   920.5 p0      18 t
        vgf2p8affineqb zmm25, zmm25, zmm20, 0                            ;   921.5 p0      18 t
        vmovdqu64 [rbp + 27456], zmm24                                   ;   890.5 p7+p4   20 d spill
        vmovdqa64 zmm24, zmm15                                           ;   916.5         18 t copy
        vmovdqu64 [rbp + 27520], zmm22                                   ;   886.5 p8+p9   20 d spill
        vgf2p8affineqb zmm22, zmm26, zmm27, 0                            ;   922.5 p0      18 t
        vmovdqu64 [rbp + 27584], zmm18                                   ;   884.5 p7+p4   20 d spill
        vgf2p8affineqb zmm18, zmm26, zmm31, 0                            ;   923.5 p0      18 t
        vmovdqu64 [rbp + 27712], zmm11                                   ;   883.5 p8+p9   20 d spill
        vgf2p8affineqb zmm11, zmm26, zmm28, 0                            ;   924.5 p0      18 t
        vmovdqu64 [rbp + 28032], zmm7                                    ;   882.5 p7+p4   20 d spill
        vgf2p8affineqb zmm7, zmm26, zmm20, 0                             ;   925.5 p0      18 t
        vpternlogd zmm26, zmm29, [rbp + 22528], 0x96                     ;   917.5 p5+p3   18 t
        vmovdqu64 [rbp + 27776], zmm6                                    ;   887.5 p8+p9   18 t spill
        vgf2p8affineqb zmm6, zmm29, zmm28, 0                             ;   926.5 p0      18 t
        vmovdqu64 [rbp + 27968], zmm5                                    ;   883.5 p7+p4   18 t spill
        vgf2p8affineqb zmm5, zmm29, zmm20, 0                             ;   927.5 p0      18 t
        vpternlogd zmm5, zmm11, [rbp + 22208], 0x96                      ;   930.5 p5+p2   18 t
        vpternlogd zmm5, zmm23, zmm19, 0x96                              ;   931.5 p5      18 t
        vmovdqu64 [rbp + 27904], zmm10                                   ;   871.5 p8+p9   18 t spill
        vgf2p8affineqb zmm10, zmm29, zmm31, 0                            ;   928.5 p0      18 t
        vmovdqu64 [rbp + 28160], zmm9                                    ;   867.5 p7+p4   18 t spill
        vgf2p8affineqb zmm9, zmm29, zmm27, 0                             ;   929.5 p0      18 t
        vpternlogd zmm29, zmm15, [rbp + 22464], 0x96                     ;   920.5 p5+p3   18 t
        vpxord zmm28, zmm6, [rbp + 22144]                                ;   929.5 p5+p2   18 t
        vmovdqu64 [rbp + 28288], zmm26                                   ;   918.5 p8+p9   18 t spill
        vgf2p8affineqb zmm26, zmm23, [rbp + 24832], 0                    ;   930.5 p0+p3   18 t
        vpxord zmm24, zmm24, zmm26                                       ;   933.5 p5      18 t
        vgf2p8affineqb zmm26, zmm23, zmm31, 0                            ;   931.5 p0      18 t
        vmovdqu64 [rbp + 28352], zmm6                                    ;   929.5 p7+p4   18 t spill
        vgf2p8affineqb zmm6, zmm23, zmm27, 0                             ;   932.5 p0      18 t
        vmovdqu64 [rbp + 28416], zmm29                                   ;   921.5 p8+p9   18 t spill
        vgf2p8affineqb zmm29, zmm23, zmm20, 0                            ;   933.5 p0      18 t
        vmovdqu64 [rbp + 28480], zmm29                                   ;   936.5 p7+p4   18 t spill
        vgf2p8affineqb zmm29, zmm19, zmm27, 0                            ;   934.5 p0      18 t
        vpxord zmm18, zmm18, zmm29                                       ;   937.5 p5      18 t
        vpternlogd zmm28, zmm23, zmm18, 0x96                             ;   938.5 p5      18 t
        vmovdqu64 zmm23, [rbp + 24832]                                   ;   758.0 p2      18 t reload
        vgf2p8affineqb zmm29, zmm19, zmm23, 0                            ;   935.5 p0      18 t
        vgf2p8affineqb zmm23, zmm19, zmm31, 0                            ;   936.5 p0      18 t
        vpxord zmm9, zmm9, zmm23                                         ;   939.5 p5      18 t
        vgf2p8affineqb zmm23, zmm19, zmm20, 0                            ;   937.5 p0      18 t
        vpternlogd zmm19, zmm29, [rbp + 22272], 0x96                     ;   938.5 p5+p3   18 t
        vpternlogd zmm18, zmm9, [rbp + 22336], 0x96                      ;   940.5 p5+p2   18 t
        vpternlogd zmm29, zmm30, [rbp + 28416], 0x96                     ;   938.5 p5+p3   18 t
        vgf2p8affineqb zmm27, zmm30, zmm20, 0                            ;   938.5 p0      18 t
        vpternlogd zmm27, zmm28, zmm8, 0x96                              ;   941.5 p5      18 t
        vgf2p8affineqb zmm28, zmm30, zmm31, 0                            ;   939.5 p0      18 t
        vpternlogd zmm5, zmm28, zmm3, 0x96                               ;   942.5 p5      18 t
        vgf2p8affineqb zmm20, zmm30, [rbp + 24960], 0                    ;   940.5 p0+p2   18 t
        vpternlogd zmm26, zmm20, zmm15, 0x96                             ;   943.5 p5      18 t
        vmovdqa64 zmm15, zmm30                                           ;   921.5         18 t copy
        vmovdqu64 zmm20, [rbp + 24832]                                   ;   766.7 p3      18 t reload
        vgf2p8affineqb zmm30, zmm30, zmm20, 0                            ;   941.5 p0      18 t
        vpternlogd zmm29, zmm30, [rbp + 28480], 0x96                     ;   944.5 p5+p2   18 t
        vmovdqu64 zmm20, [rbp + 28288]                                   ;   918.5 p3      18 t reload
        vpternlogd zmm23, zmm20, [rbp + 28352], 0x96                     ;   940.5 p5+p2   18 t
        vmovdqu64 zmm20, [rbp + 8000]                                    ;   769.8 p3      20 d
        vpternlogd zmm20, zmm21, [rbp + 27136], 0x96                     ;   934.5 p5+p2   20 d
        vmovdqu64 [rbp + 27136], zmm21                                   ;   888.5 p8+p9   20 d spill
        vgf2p8affineqb zmm21, zmm20, zmm0, 0                             ;   942.5 p0      18 t
        vmovdqa64 zmm0, zmm20                                            ;   935.5         18 t copy
        vpermi2b zmm0, zmm14, zmm13                                      ;   937.5 p5      18 t
        vmovdqa64 zmm13, zmm20                                           ;   935.5         18 t copy
        vpermi2b zmm13, zmm17, zmm16                                     ;   940.5 p5      18 t
        vpternlogd zmm21, zmm13, zmm0, 0xca                              ;   945.5 p5      18 t
        vpternlogd zmm7, zmm19, zmm21, 0x96                              ;   946.5 p5      18 t
        vpternlogd zmm7, zmm8, zmm26, 0x96                               ;   947.5 p0      18 t
        vpxord zmm15, zmm15, zmm21                                       ;   946.5 p5      18 t
        vpternlogd zmm2, zmm15, zmm12, 0x96                              ;   947.5 p0      18 t
        vgf2p8affineqb zmm0, zmm21, zmm31, 0                             ;   946.5 p0      18 t
        vpxord zmm22, zmm22, zmm0                                        ;   949.5 p5      18 t
        vpternlogd zmm27, zmm4, zmm22, 0x96                              ;   950.5 p5      18 t
        vmovdqu64 zmm0, [rbp + 24960]                                    ;   778.8 p3      18 t reload
        vgf2p8affineqb zmm4, zmm21, zmm0, 0                              ;   946.5 p0      18 t
        vpxord zmm1, zmm1, zmm4                                          ;   949.5 p5      18 t
        vpternlogd zmm29, zmm22, zmm1, 0x96                              ;   950.5 p0      18 t
        vpternlogd zmm5, zmm1, zmm24, 0x96                               ;   950.5 p5      18 t
        vmovdqu64 zmm1, [rbp + 24832]                                    ;   781.7 p2      18 t reload
        vgf2p8affineqb zmm4, zmm21, zmm1, 0                              ;   948.5 p0      18 t
        vmovdqu64 zmm8, [rbp + 24896]                                    ;   782.0 p3      18 t reload
        vgf2p8affineqb zmm13, zmm21, zmm8, 0                             ;   949.5 p0      18 t
        vpternlogd zmm25, zmm18, zmm4, 0x96                              ;   951.5 p5      18 t
        vpternlogd zmm25, zmm24, zmm15, 0x96                             ;   952.5 p5      18 t
        vpternlogd zmm23, zmm4, zmm26, 0x96                              ;   951.5 p0      18 t
        vpternlogd zmm23, zmm28, zmm3, 0x96                              ;   952.5 p5      18 t
        vpternlogd zmm7, zmm6, zmm10, 0x96                               ;   951.5 p0      18 t
        vpxord zmm11, zmm11, [rbp + 22592]                               ;   951.5 p5+p2   18 t
        vpternlogd zmm13, zmm11, zmm9, 0x96                              ;   952.5 p0      18 t
        vpternlogd zmm13, zmm30, zmm12, 0x96                             ;   953.5 p5      18 t
        vpternlogd zmm13, zmm6, zmm10, 0x96                              ;   954.5 p0      18 t
        vmovdqu64 zmm3, [rbp + 24768]                                    ;   783.8 p3      18 t reload
        vgf2p8affineqb zmm4, zmm2, zmm3, 0                               ;   954.5 p0      18 t
        vmovdqa64 zmm6, zmm2                                             ;   948.5         18 t copy
        vpermi2b zmm6, zmm17, zmm16                                      ;   955.5 p5      18 t
        vmovdqu64 zmm9, [rbp + 24576]                                    ;   784.8 p2      18 t reload
        vpermi2b zmm2, zmm14, zmm9                                       ;   957.5 p0+p5   18 t
        vpternlogd zmm4, zmm6, zmm2, 0xca                                ;   962.5 p0      18 t
        vgf2p8affineqb zmm2, zmm27, zmm3, 0                              ;   957.5 p0      18 t
        vmovdqa64 zmm6, zmm27                                            ;   951.5         18 t copy
        vpermi2b zmm6, zmm14, zmm9                                       ;   959.5 p0+p5   18 t
        vpermi2b zmm27, zmm17, zmm16                                     ;   961.5 p0+p5   18 t
        vpternlogd zmm2, zmm27, zmm6, 0xca                               ;   966.5 p0      18 t
        vgf2p8affineqb zmm6, zmm5, zmm3, 0                               ;   961.5 p0      18 t
        vmovdqa64 zmm10, zmm5                                            ;   951.5         18 t copy
        vpermi2b zmm10, zmm14, zmm9                                      ;   963.5 p0+p5   18 t
        vpermi2b zmm5, zmm17, zmm16                                      ;   965.5 p0+p5   18 t
        vpternlogd zmm6, zmm5, zmm10, 0xca                               ;   970.5 p0      18 t
        vgf2p8affineqb zmm5, zmm7, zmm3, 0                               ;   965.5 p0      18 t
        vmovdqa64 zmm10, zmm7                                            ;   952.5         18 t copy
        vpermi2b zmm10, zmm14, zmm9                                      ;   967.5 p0+p5   18 t
        vpermi2b zmm7, zmm17, zmm16                                      ;   969.5 p0+p5   18 t
        vpternlogd zmm5, zmm7, zmm10, 0xca                               ;   974.5 p0      18 t
        vgf2p8affineqb zmm7, zmm25, zmm3, 0                              ;   969.5 p0      18 t
        vmovdqa64 zmm10, zmm25                                           ;   953.5         18 t copy
        vpermi2b zmm10, zmm14, zmm9                                      ;   971.5 p0+p5   18 t
        vpermi2b zmm25, zmm17, zmm16                                     ;   973.5 p0+p5   18 t
        vpternlogd zmm7, zmm25, zmm10, 0xca                              ;   978.5 p0      18 t
        vgf2p8affineqb zmm10, zmm29, zmm3, 0                             ;   973.5 p0      18 t
        vmovdqa64 zmm11, zmm29                                           ;   951.5         18 t copy
        vpermi2b zmm11, zmm14, zmm9                                      ;   975.5 p0+p5   18 t
        vpermi2b zmm29, zmm17, zmm16                                     ;   977.5 p0+p5   18 t
        vpternlogd zmm10, zmm29, zmm11, 0xca                             ;   982.5 p0      18 t
        vgf2p8affineqb zmm11, zmm23, zmm3, 0                             ;   977.5 p0      18 t
        vmovdqa64 zmm12, zmm23                                           ;   953.5         18 t copy
        vpermi2b zmm12, zmm14, zmm9                                      ;   979.5 p0+p5   18 t
        vpermi2b zmm23, zmm17, zmm16                                     ;   981.5 p0+p5   18 t
        vpternlogd zmm11, zmm23, zmm12, 0xca                             ;   986.5 p0      18 t
        vmovdqu64 zmm12, [rbp + 28160]                                   ;   867.5 p3      18 t reload
        vpternlogd zmm4, zmm12, [rbp + 28224], 0x96                      ;   981.5 p0+p2   18 t
        vgf2p8affineqb zmm12, zmm13, zmm3, 0                             ;   982.5 p0      18 t
        vmovdqa64 zmm15, zmm13                                           ;   955.5         18 t copy
        vpermi2b zmm15, zmm14, zmm9                                      ;   984.5 p5      18 t
        vpermi2b zmm13, zmm17, zmm16                                     ;   986.5 p0+p5   18 t
        vpternlogd zmm12, zmm13, zmm15, 0xca                             ;   991.5 p0      18 t
        vmovdqu64 zmm13, [rbp + 27904]                                   ;   871.5 p3      18 t reload
        vpternlogd zmm2, zmm13, [rbp + 27648], 0x96                      ;   985.5 p0+p2   18 t
        vmovdqu64 zmm13, [rbp + 27968]                                   ;   883.5 p3      18 t reload
        vpternlogd zmm7, zmm13, [rbp + 28096], 0x96                      ;   986.5 p0+p2   18 t
        vmovdqu64 zmm13, [rbp + 27776]                                   ;   887.5 p3      18 t reload
        vpternlogd zmm10, zmm13, [rbp + 27840], 0x96                     ;   987.5 p0+p2   18 t
        vmovdqu64 zmm13, [rbp + 28032]                                   ;   882.5 p3      20 d reload
        vmovdqa64 zmm15, zmm6                                            ;   971.5         20 d copy
        vpternlogd zmm15, zmm4, zmm13, 0x96                              ;   987.5 p5      20 d
        vmovdqu64 zmm18, [rbp + 7808]                                    ;   812.0 p2      20 d reload
        vpternlogd zmm4, zmm18, [rbp + 27392], 0x96                      ;   988.5 p0+p3   20 d
        vmovdqu64 zmm18, [rbp + 27712]                                   ;   883.5 p2      20 d reload
        vmovdqa64 zmm19, zmm5                                            ;   975.5         20 d copy
        vpternlogd zmm19, zmm2, zmm18, 0x96                              ;   988.5 p5      20 d
        vmovdqu64 zmm21, [rbp + 7936]                                    ;   813.5 p3      20 d reload
        vpternlogd zmm2, zmm21, [rbp + 27328], 0x96                      ;   989.5 p0+p2   20 d
        vmovdqu64 zmm21, [rbp + 27584]                                   ;   884.5 p3      20 d reload
        vmovdqa64 zmm22, zmm11                                           ;   987.5         20 d copy
        vpternlogd zmm22, zmm7, zmm21, 0x96                              ;   989.5 p5      20 d
        vmovdqu64 zmm23, [rbp + 27136]                                   ;   888.5 p2      20 d reload
        vmovdqa64 zmm24, zmm12                                           ;   992.5         20 d copy
        vpternlogd zmm24, zmm10, zmm23, 0x96                             ;   992.5 p0      20 d
        vpternlogd zmm20, zmm24, [rbp + 8512], 0x96                      ;   993.5 p5+p3   20 d
        vmovdqu64 zmm25, [rbp + 8064]                                    ;   817.5 p2      20 d reload
        vpternlogd zmm7, zmm25, [rbp + 27200], 0x96                      ;   991.5 p0+p3   20 d
        vmovdqu64 zmm25, [rbp + 8128]                                    ;   819.5 p2      20 d reload
        vpternlogd zmm10, zmm25, [rbp + 27072], 0x96                     ;   991.5 p5+p3   20 d
        vmovdqu64 zmm25, [rbp + 8192]                                    ;   820.5 p2      20 d
        vpternlogd zmm25, zmm15, [rbp + 27520], 0x96                     ;   992.5 p0+p3   20 d
        vgf2p8affineqb zmm26, zmm25, zmm3, 0                             ;   993.5 p0      18 t
        vmovdqa64 zmm27, zmm25                                           ;   993.5         18 t copy
        vpermi2b zmm27, zmm14, zmm9                                      ;   994.5 p5      18 t
        vmovdqa64 zmm28, zmm25                                           ;   993.5         18 t copy
        vpermi2b zmm28, zmm17, zmm16                                     ;   996.5 p0+p5   18 t
        vpternlogd zmm26, zmm28, zmm27, 0xca                             ;  1001.5 p0      18 t
        vmovdqu64 zmm27, [rbp + 8256]                                    ;   822.7 p2      20 d
        vpternlogd zmm27, zmm19, [rbp + 27456], 0x96                     ;   996.5 p0+p3   20 d
        vgf2p8affineqb zmm28, zmm27, zmm3, 0                             ;   997.5 p0      18 t
        vmovdqa64 zmm29, zmm27                                           ;   997.5         18 t copy
        vpermi2b zmm29, zmm14, zmm9                                      ;   999.5 p5      18 t
        vmovdqa64 zmm30, zmm27                                           ;   997.5         18 t copy
        vpermi2b zmm30, zmm17, zmm16                                     ;  1001.5 p0+p5   18 t
        vpternlogd zmm28, zmm30, zmm29, 0xca                             ;  1006.5 p0      18 t
        vgf2p8affineqb zmm29, zmm4, zmm3, 0                              ;  1000.5 p0      18 t
        vmovdqa64 zmm30, zmm4                                            ;   989.5         18 t copy
        vpermi2b zmm30, zmm14, zmm9                                      ;  1003.5 p0+p5   18 t
        vmovdqa64 zmm23, zmm4                                            ;   989.5         18 t copy
        vpermi2b zmm23, zmm17, zmm16                                     ;  1005.5 p0+p5   18 t
        vpternlogd zmm29, zmm23, zmm30, 0xca                             ;  1010.5 p0      18 t
        vgf2p8affineqb zmm23, zmm2, zmm3, 0                              ;  1004.5 p0      18 t
        vmovdqa64 zmm30, zmm2                                            ;   990.5         18 t copy
        vpermi2b zmm30, zmm14, zmm9                                      ;  1007.5 p0+p5   18 t
        vmovdqa64 zmm21, zmm2                                            ;   990.5         18 t copy
        vpermi2b zmm21, zmm17, zmm16                                     ;  1009.5 p0+p5   18 t
        vpternlogd zmm23, zmm21, zmm30, 0xca                             ;  1014.5 p0      18 t
        vgf2p8affineqb zmm21, zmm20, zmm3, 0                             ;  1008.5 p0      18 t
        vmovdqa64 zmm30, zmm20                                           ;   994.5         18 t copy
        vpermi2b zmm30, zmm14, zmm9                                      ;  1011.5 p0+p5   18 t
        vmovdqa64 zmm18, zmm20                                           ;   994.5         18 t copy
        vpermi2b zmm18, zmm17, zmm16                                     ;  1013.5 p0+p5   18 t
        vpternlogd zmm21, zmm18, zmm30, 0xca                             ;  1018.5 p0      18 t
        vgf2p8affineqb zmm18, zmm7, zmm3, 0                              ;  1012.5 p0      18 t
        vmovdqa64 zmm30, zmm7                                            ;   992.5         18 t copy
        vpermi2b zmm30, zmm14, zmm9                                      ;  1015.5 p0+p5   18 t
        vmovdqa64 zmm13, zmm7                                            ;   992.5         18 t copy
        vpermi2b zmm13, zmm17, zmm16                                     ;  1017.5 p0+p5   18 t
        vpternlogd zmm18, zmm13, zmm30, 0xca                             ;  1022.5 p0      18 t
        vgf2p8affineqb zmm13, zmm10, zmm3, 0                             ;  1016.5 p0      18 t
        vmovdqa64 zmm30, zmm10                                           ;   992.5         18 t copy
        vpermi2b zmm30, zmm14, zmm9                                      ;  1019.5 p0+p5   18 t
        vmovdqu64 [rbp + 27456], zmm7                                    ;   992.5 p7+p4   20 d spill
        vmovdqa64 zmm7, zmm10                                            ;   992.5         18 t copy
        vpermi2b zmm7, zmm17, zmm16                                      ;  1021.5 p0+p5   18 t
        vpternlogd zmm13, zmm7, zmm30, 0xca                              ;  1026.5 p0      18 t
        vmovdqu64 zmm7, [rbp + 8384]                                     ;   844.5 p2      20 d
        vpternlogd zmm7, zmm22, [rbp + 27264], 0x96                      ;  1020.5 p0+p3   20 d
        vgf2p8affineqb zmm30, zmm7, zmm3, 0                              ;  1021.5 p0      18 t
        vmovdqa64 zmm3, zmm7                                             ;  1021.5         18 t copy
        vpermi2b zmm3, zmm14, zmm9                                       ;  1023.5 p0+p5   18 t
        vmovdqa64 zmm9, zmm7                                             ;  1021.5         18 t copy
        vpermi2b zmm9, zmm17, zmm16                                      ;  1025.5 p0+p5   18 t
        vpternlogd zmm30, zmm9, zmm3, 0xca                               ;  1030.5 p0      18 t
        vgf2p8affineqb zmm3, zmm29, zmm0, 0                              ;  1025.5 p0      18 t
        vgf2p8affineqb zmm9, zmm29, zmm31, 0                             ;  1026.5 p0      18 t
        vgf2p8affineqb zmm16, zmm29, zmm1, 0                             ;  1027.5 p0      18 t
        vmovdqa64 zmm17, zmm29                                           ;  1011.5         18 t copy
        vpternlogd zmm17, zmm28, zmm13, 0x96                             ;  1027.5 p5      18 t
        vgf2p8affineqb zmm14, zmm29, zmm8, 0                             ;  1028.5 p0      18 t
        vpternlogd zmm29, zmm23, [rbp + 23040], 0x96                     ;  1027.5 p5+p2   18 t
        vmovdqu64 [rbp + 27264], zmm10                                   ;   992.5 p8+p9   20 d spill
        vgf2p8affineqb zmm10, zmm28, zmm1, 0                             ;  1029.5 p0      18 t
        vmovdqu64 [rbp + 27520], zmm20                                   ;   994.5 p7+p4   20 d spill
        vgf2p8affineqb zmm20, zmm28, zmm0, 0                             ;  1030.5 p0      18 t
        vmovdqu64 [rbp + 27072], zmm7                                    ;  1021.5 p8+p9   20 d spill
        vgf2p8affineqb zmm7, zmm28, zmm31, 0                             ;  1031.5 p0      18 t
        vmovdqu64 [rbp + 27200], zmm2                                    ;   990.5 p7+p4   20 d spill
        vgf2p8affineqb zmm2, zmm28, zmm8, 0                              ;  1032.5 p0      18 t
        vmovdqu64 [rbp + 27328], zmm4                                    ;   989.5 p8+p9   20 d spill
        vgf2p8affineqb zmm4, zmm23, zmm1, 0                              ;  1033.5 p0      18 t
        vmovdqu64 [rbp + 27392], zmm27                                   ;   997.5 p7+p4   20 d spill
        vgf2p8affineqb zmm27, zmm23, zmm8, 0                             ;  1034.5 p0      18 t
        vpternlogd zmm27, zmm16, [rbp + 22784], 0x96                     ;  1037.5 p5+p3   18 t
        vpternlogd zmm27, zmm26, zmm18, 0x96                             ;  1038.5 p5      18 t
        vmovdqu64 [rbp + 27840], zmm25                                   ;   993.5 p8+p9   20 d spill
        vgf2p8affineqb zmm25, zmm23, zmm31, 0                            ;  1035.5 p0      18 t
        vmovdqu64 [rbp + 27776], zmm24                                   ;   993.5 p7+p4   20 d spill
        vgf2p8affineqb zmm24, zmm23, zmm0, 0                             ;  1036.5 p0      18 t
        vmovdqu64 [rbp + 28096], zmm22                                   ;   990.5 p8+p9   20 d spill
        vmovdqa64 zmm22, zmm4                                            ;  1036.5         18 t copy
        vpternlogd zmm22, zmm26, [rbp + 22720], 0x96                     ;  1036.5 p5+p2   18 t
        vmovdqu64 [rbp + 27968], zmm19                                   ;   989.5 p7+p4   20 d spill
        vgf2p8affineqb zmm19, zmm26, zmm1, 0                             ;  1037.5 p0      18 t
        vmovdqu64 [rbp + 27648], zmm15                                   ;   988.5 p8+p9   20 d spill
        vgf2p8affineqb zmm15, zmm26, zmm31, 0                            ;  1038.5 p0      18 t
        vmovdqu64 [rbp + 27904], zmm12                                   ;   992.5 p7+p4   18 t spill
        vgf2p8affineqb zmm12, zmm26, zmm0, 0                             ;  1039.5 p0      18 t
        vpxord zmm25, zmm25, zmm12                                       ;  1042.5 p5      18 t
        vgf2p8affineqb zmm12, zmm26, zmm8, 0                             ;  1040.5 p0      18 t
        vmovdqu64 [rbp + 28224], zmm11                                   ;   987.5 p8+p9   18 t spill
        vmovdqa64 zmm11, zmm23                                           ;  1015.5         18 t copy
        vpternlogd zmm11, zmm13, [rbp + 22976], 0x96                     ;  1032.5 p5+p3   18 t
        vmovdqu64 [rbp + 28160], zmm5                                    ;   975.5 p7+p4   18 t spill
        vgf2p8affineqb zmm5, zmm13, zmm1, 0                              ;  1041.5 p0      18 t
        vpternlogd zmm5, zmm23, [rbp + 22656], 0x96                      ;  1044.5 p5+p2   18 t
        vpternlogd zmm5, zmm26, zmm18, 0x96                              ;  1045.5 p5      18 t
        vgf2p8affineqb zmm23, zmm18, zmm0, 0                             ;  1042.5 p0      18 t
        vpternlogd zmm22, zmm23, zmm9, 0x96                              ;  1045.5 p5      18 t
        vpternlogd zmm23, zmm9, [rbp + 22912], 0x96                      ;  1045.5 p5+p3   18 t
        vgf2p8affineqb zmm9, zmm18, zmm1, 0                              ;  1043.5 p0      18 t
        vpternlogd zmm11, zmm9, zmm30, 0x96                              ;  1046.5 p5      18 t
        vgf2p8affineqb zmm26, zmm18, zmm31, 0                            ;  1044.5 p0      18 t
        vpxord zmm24, zmm24, zmm26                                       ;  1047.5 p5      18 t
        vpternlogd zmm2, zmm23, zmm24, 0x96                              ;  1048.5 p5      18 t
        vpternlogd zmm16, zmm24, [rbp + 23104], 0x96                     ;  1048.5 p5+p2   18 t
        vgf2p8affineqb zmm23, zmm18, zmm8, 0                             ;  1045.5 p0      18 t
        vpternlogd zmm23, zmm29, zmm4, 0x96                              ;  1048.5 p5      18 t
        vgf2p8affineqb zmm4, zmm30, zmm8, 0                              ;  1046.5 p0      18 t
        vpternlogd zmm4, zmm22, zmm10, 0x96                              ;  1049.5 p5      18 t
        vpternlogd zmm4, zmm28, zmm13, 0x96                              ;  1050.5 p5      18 t
        vpxord zmm22, zmm30, zmm21                                       ;  1044.5 p5      18 t
        vgf2p8affineqb zmm24, zmm30, zmm31, 0                            ;  1047.5 p0      18 t
        vgf2p8affineqb zmm26, zmm30, zmm0, 0                             ;  1048.5 p0      18 t
        vpternlogd zmm15, zmm26, zmm13, 0x96                             ;  1051.5 p5      18 t
        vgf2p8affineqb zmm26, zmm30, zmm1, 0                             ;  1049.5 p0      18 t
        vpternlogd zmm5, zmm22, zmm17, 0x96                              ;  1046.5 p5      18 t
        vgf2p8affineqb zmm28, zmm21, zmm31, 0                            ;  1050.5 p0      18 t
        vpternlogd zmm12, zmm11, zmm26, 0x96                             ;  1052.5 p5      18 t
        vpternlogd zmm4, zmm28, zmm3, 0x96                               ;  1053.5 p5      18 t
        vgf2p8affineqb zmm11, zmm21, zmm0, 0                             ;  1051.5 p0      18 t
        vpternlogd zmm27, zmm24, zmm20, 0x96                             ;  1050.5 p5      18 t
        vpternlogd zmm27, zmm19, zmm13, 0x96                             ;  1051.5 p5      18 t
        vpternlogd zmm27, zmm11, zmm7, 0x96                              ;  1054.5 p5      18 t
        vpternlogd zmm12, zmm11, zmm7, 0x96                              ;  1054.5 p0      18 t
        vpternlogd zmm12, zmm28, zmm3, 0x96                              ;  1055.5 p5      18 t
        vgf2p8affineqb zmm3, zmm21, zmm1, 0                              ;  1053.5 p0      18 t
        vgf2p8affineqb zmm7, zmm21, zmm8, 0                              ;  1054.5 p0      18 t
        vpternlogd zmm7, zmm16, zmm26, 0x96                              ;  1057.5 p5      18 t
        vpternlogd zmm2, zmm22, zmm3, 0x96                               ;  1056.5 p5      18 t
        vpternlogd zmm2, zmm19, zmm13, 0x96                              ;  1057.5 p0      18 t
        vpternlogd zmm23, zmm3, zmm15, 0x96                              ;  1056.5 p5      18 t
        vpternlogd zmm23, zmm24, zmm20, 0x96                             ;  1057.5 p0      18 t
        vpternlogd zmm7, zmm17, zmm25, 0x96                              ;  1058.5 p5      18 t
        vpxord zmm18, zmm18, [rbp + 22848]                               ;  1057.5 p0+p3   18 t
        vpternlogd zmm14, zmm9, zmm18, 0x96                              ;  1058.5 p5      18 t
        vpternlogd zmm14, zmm10, zmm21, 0x96                             ;  1059.5 p0      18 t
        vpternlogd zmm14, zmm25, zmm15, 0x96                             ;  1060.5 p5      18 t
        vmovdqu64 zmm3, [rbp + 24768]                                    ;   889.3 p2      18 t reload
        vgf2p8affineqb zmm9, zmm5, zmm3, 0                               ;  1059.5 p0      18 t
        vgf2p8affineqb zmm10, zmm4, zmm3, 0                              ;  1060.5 p0      18 t
        vgf2p8affineqb zmm11, zmm27, zmm3, 0                             ;  1061.5 p0      18 t
        vgf2p8affineqb zmm13, zmm14, zmm3, 0                             ;  1062.5 p0      18 t
        vgf2p8affineqb zmm15, zmm2, zmm3, 0                              ;  1063.5 p0      18 t
        vmovdqu64 zmm16, [rbp + 24576]                                   ;   890.3 p3      18 t reload
        vmovdqu64 zmm17, [rbp + 24512]                                   ;   890.5 p2      18 t reload
        vmovdqa64 zmm18, zmm5                                            ;  1047.5         18 t copy
        vpermi2b zmm18, zmm17, zmm16                                     ;  1061.5 p5      18 t
        vmovdqu64 zmm19, [rbp + 24704]                                   ;   891.3 p3      18 t reload
        vmovdqu64 zmm20, [rbp + 24640]                                   ;   891.5 p2      18 t reload
        vpermi2b zmm5, zmm20, zmm19                                      ;  1064.5 p5      18 t
        vpternlogd zmm9, zmm5, zmm18, 0xca                               ;  1069.5 p0      18 t
        vmovdqa64 zmm5, zmm4                                             ;  1054.5         18 t copy
        vpermi2b zmm5, zmm17, zmm16                                      ;  1066.5 p0+p5   18 t
        vpermi2b zmm4, zmm20, zmm19                                      ;  1068.5 p0+p5   18 t
        vpternlogd zmm10, zmm4, zmm5, 0xca                               ;  1073.5 p0      18 t
        vpternlogd zmm9, zmm6, [rbp + 28032], 0x96                       ;  1070.5 p0+p3   18 t
        vmovdqa64 zmm4, zmm27                                            ;  1055.5         18 t copy
        vpermi2b zmm4, zmm17, zmm16                                      ;  1070.5 p0+p5   18 t
        vpermi2b zmm27, zmm20, zmm19                                     ;  1072.5 p0+p5   18 t
        vpternlogd zmm11, zmm27, zmm4, 0xca                              ;  1077.5 p0      18 t
        vmovdqa64 zmm4, zmm14                                            ;  1061.5         18 t copy
        vpermi2b zmm4, zmm17, zmm16                                      ;  1074.5 p0+p5   18 t
        vpermi2b zmm14, zmm20, zmm19                                     ;  1076.5 p0+p5   18 t
        vpternlogd zmm13, zmm14, zmm4, 0xca                              ;  1081.5 p0      18 t
        vmovdqa64 zmm4, zmm2                                             ;  1058.5         18 t copy
        vpermi2b zmm4, zmm17, zmm16                                      ;  1078.5 p0+p5   18 t
        vpermi2b zmm2, zmm20, zmm19                                      ;  1080.5 p0+p5   18 t
        vpternlogd zmm15, zmm2, zmm4, 0xca                               ;  1085.5 p0      18 t
        vgf2p8affineqb zmm2, zmm12, zmm3, 0                              ;  1078.5 p0      18 t
        vmovdqa64 zmm4, zmm12                                            ;  1056.5         18 t copy
        vpermi2b zmm4, zmm17, zmm16                                      ;  1082.5 p0+p5   18 t
        vpermi2b zmm12, zmm20, zmm19                                     ;  1084.5 p0+p5   18 t
        vpternlogd zmm2, zmm12, zmm4, 0xca                               ;  1089.5 p0      18 t
        vgf2p8affineqb zmm4, zmm23, zmm3, 0                              ;  1082.5 p0      18 t
        vmovdqa64 zmm5, zmm23                                            ;  1058.5         18 t copy
        vpermi2b zmm5, zmm17, zmm16                                      ;  1086.5 p0+p5   18 t
        vpermi2b zmm23, zmm20, zmm19                                     ;  1088.5 p0+p5   18 t
        vpternlogd zmm4, zmm23, zmm5, 0xca                               ;  1093.5 p0      18 t
        vgf2p8affineqb zmm5, zmm7, zmm3, 0                               ;  1086.5 p0      18 t
        vmovdqa64 zmm6, zmm7                                             ;  1059.5         18 t copy
        vpermi2b zmm6, zmm17, zmm16                                      ;  1090.5 p0+p5   18 t
        vpermi2b zmm7, zmm20, zmm19                                      ;  1092.5 p0+p5   18 t
        vpternlogd zmm5, zmm7, zmm6, 0xca                                ;  1097.5 p0      18 t
        vmovdqu64 zmm6, [rbp + 28160]                                    ;   975.5 p2      18 t reload
        vpternlogd zmm10, zmm6, [rbp + 27712], 0x96                      ;  1090.5 p0+p3   18 t
        vmovdqu64 zmm6, [rbp + 28224]                                    ;   987.5 p2      18 t reload
        vpternlogd zmm15, zmm6, [rbp + 27584], 0x96                      ;  1091.5 p0+p3   18 t
        vmovdqu64 zmm6, [rbp + 27904]                                    ;   992.5 p2      18 t reload
        vpternlogd zmm2, zmm6, [rbp + 27136], 0x96                       ;  1092.5 p0+p3   18 t
        vmovdqu64 zmm6, [rbp + 27648]                                    ;   988.5 p2      20 d reload
        vmovdqa64 zmm7, zmm11                                            ;  1078.5         20 d copy
        vpternlogd zmm7, zmm9, zmm6, 0x96                                ;  1093.5 p0      20 d
        vmovdqu64 zmm12, [rbp + 8320]                                    ;   917.0 p3      20 d reload
        vpternlogd zmm9, zmm12, [rbp + 27328], 0x96                      ;  1093.5 p5+p2   20 d
        vmovdqu64 zmm12, [rbp + 27968]                                   ;   989.5 p3      20 d reload
        vmovdqa64 zmm14, zmm13                                           ;  1082.5         20 d copy
        vpternlogd zmm14, zmm10, zmm12, 0x96                             ;  1094.5 p0      20 d
        vmovdqu64 zmm18, [rbp + 8448]                                    ;   919.0 p2      20 d reload
        vpternlogd zmm10, zmm18, [rbp + 27200], 0x96                     ;  1094.5 p5+p3   20 d
        vmovdqu64 zmm18, [rbp + 28096]                                   ;   990.5 p2      20 d reload
        vmovdqa64 zmm21, zmm4                                            ;  1094.5         20 d copy
        vpternlogd zmm21, zmm15, zmm18, 0x96                             ;  1095.5 p0      20 d
        vmovdqu64 zmm22, [rbp + 27776]                                   ;   993.5 p3      20 d reload
        vmovdqa64 zmm23, zmm5                                            ;  1098.5         20 d copy
        vpternlogd zmm23, zmm2, zmm22, 0x96                              ;  1098.5 p5      20 d
        vmovdqu64 zmm24, [rbp + 8640]                                    ;   922.2 p2      20 d reload
        vpternlogd zmm15, zmm24, [rbp + 27456], 0x96                     ;  1096.5 p0+p3   20 d
        vmovdqu64 zmm24, [rbp + 8704]                                    ;   923.2 p2      20 d reload
        vpternlogd zmm2, zmm24, [rbp + 27264], 0x96                      ;  1096.5 p5+p3   20 d
        vmovdqu64 zmm24, [rbp + 8768]                                    ;   924.2 p2      20 d
        vpternlogd zmm24, zmm7, [rbp + 27840], 0x96                      ;  1097.5 p0+p3   20 d
        vgf2p8affineqb zmm25, zmm24, zmm3, 0                             ;  1098.5 p0      18 t
        vmovdqa64 zmm26, zmm24                                           ;  1098.5         18 t copy
        vpermi2b zmm26, zmm17, zmm16                                     ;  1099.5 p5      18 t
        vmovdqa64 zmm27, zmm24                                           ;  1098.5         18 t copy
        vpermi2b zmm27, zmm20, zmm19                                     ;  1101.5 p0+p5   18 t
        vpternlogd zmm25, zmm27, zmm26, 0xca                             ;  1106.5 p0      18 t
        vmovdqu64 zmm26, [rbp + 8832]                                    ;   927.7 p2      20 d
        vpternlogd zmm26, zmm14, [rbp + 27392], 0x96                     ;  1101.5 p0+p3   20 d
        vgf2p8affineqb zmm27, zmm26, zmm3, 0                             ;  1102.5 p0      18 t
        vmovdqa64 zmm28, zmm26                                           ;  1102.5         18 t copy
        vpermi2b zmm28, zmm17, zmm16                                     ;  1104.5 p5      18 t
        vmovdqa64 zmm29, zmm26                                           ;  1102.5         18 t copy
        vpermi2b zmm29, zmm20, zmm19                                     ;  1106.5 p0+p5   18 t
        vpternlogd zmm27, zmm29, zmm28, 0xca                             ;  1111.5 p0      18 t
        vgf2p8affineqb zmm28, zmm9, zmm3, 0                              ;  1105.5 p0      18 t
        vmovdqa64 zmm29, zmm9                                            ;  1094.5         18 t copy
        vpermi2b zmm29, zmm17, zmm16                                     ;  1108.5 p0+p5   18 t
        vmovdqa64 zmm30, zmm9                                            ;  1094.5         18 t copy
        vpermi2b zmm30, zmm20, zmm19                                     ;  1110.5 p0+p5   18 t
        vpternlogd zmm28, zmm30, zmm29, 0xca                             ;  1115.5 p0      18 t
        vgf2p8affineqb zmm29, zmm10, zmm3, 0                             ;  1109.5 p0      18 t
        vmovdqa64 zmm30, zmm10                                           ;  1095.5         18 t copy
        vpermi2b zmm30, zmm17, zmm16                                     ;  1112.5 p0+p5   18 t
        vmovdqa64 zmm22, zmm10                                           ;  1095.5         18 t copy
        vpermi2b zmm22, zmm20, zmm19                                     ;  1114.5 p0+p5   18 t
        vpternlogd zmm29, zmm22, zmm30, 0xca                             ;  1119.5 p0      18 t
        vgf2p8affineqb zmm22, zmm15, zmm3, 0                             ;  1113.5 p0      18 t
        vmovdqa64 zmm30, zmm15                                           ;  1097.5         18 t copy
        vpermi2b zmm30, zmm17, zmm16                                     ;  1116.5 p0+p5   18 t
        vmovdqa64 zmm18, zmm15                                           ;  1097.5         18 t copy
        vpermi2b zmm18, zmm20, zmm19                                     ;  1118.5 p0+p5   18 t
        vpternlogd zmm22, zmm18, zmm30, 0xca                             ;  1123.5 p0      18 t
        vgf2p8affineqb zmm18, zmm2, zmm3, 0                              ;  1117.5 p0      18 t
        vmovdqa64 zmm30, zmm2                                            ;  1097.5         18 t copy
        vpermi2b zmm30, zmm17, zmm16                                     ;  1120.5 p0+p5   18 t
        vmovdqa64 zmm12, zmm2                                            ;  1097.5         18 t copy
        vpermi2b zmm12, zmm20, zmm19                                     ;  1122.5 p0+p5   18 t
        vpternlogd zmm18, zmm12, zmm30, 0xca                             ;  1127.5 p0      18 t
        vmovdqu64 zmm12, [rbp + 8960]                                    ;   945.7 p2      20 d
        vpternlogd zmm12, zmm21, [rbp + 27072], 0x96                     ;  1121.5 p0+p3   20 d
        vgf2p8affineqb zmm30, zmm12, zmm3, 0                             ;  1122.5 p0      18 t
        vmovdqa64 zmm6, zmm12                                            ;  1122.5         18 t copy
        vpermi2b zmm6, zmm17, zmm16                                      ;  1124.5 p0+p5   18 t
        vmovdqu64 [rbp + 27072], zmm2                                    ;  1097.5 p8+p9   20 d spill
        vmovdqa64 zmm2, zmm12                                            ;  1122.5         18 t copy
        vpermi2b zmm2, zmm20, zmm19                                      ;  1126.5 p0+p5   18 t
        vpternlogd zmm30, zmm2, zmm6, 0xca                               ;  1131.5 p0      18 t
        vmovdqu64 zmm2, [rbp + 9088]                                     ;   948.0 p2      20 d
        vpternlogd zmm2, zmm23, [rbp + 27520], 0x96                      ;  1126.5 p0+p3   20 d
        vgf2p8affineqb zmm6, zmm2, zmm3, 0                               ;  1127.5 p0      18 t
        vmovdqa64 zmm3, zmm2                                             ;  1127.5         18 t copy
        vpermi2b zmm3, zmm17, zmm16                                      ;  1129.5 p5      18 t
        vmovdqa64 zmm16, zmm2                                            ;  1127.5         18 t copy
        vpermi2b zmm16, zmm20, zmm19                                     ;  1131.5 p0+p5   18 t
        vpternlogd zmm6, zmm16, zmm3, 0xca                               ;  1136.5 p0      18 t
        vgf2p8affineqb zmm3, zmm18, zmm1, 0                              ;  1130.5 p0      18 t
        vpternlogd zmm3, zmm29, [rbp + 23360], 0x96                      ;  1133.5 p0+p2   18 t
        vpternlogd zmm3, zmm25, zmm22, 0x96                              ;  1134.5 p0      18 t
        vpxord zmm16, zmm18, zmm27                                       ;  1132.5 p5      18 t
        vpxord zmm19, zmm16, zmm28                                       ;  1133.5 p0      18 t
        vgf2p8affineqb zmm20, zmm27, zmm1, 0                             ;  1134.5 p0      18 t
        vgf2p8affineqb zmm17, zmm27, zmm0, 0                             ;  1135.5 p0      18 t
        vmovdqu64 [rbp + 27520], zmm15                                   ;  1097.5 p7+p4   20 d spill
        vgf2p8affineqb zmm15, zmm27, zmm31, 0                            ;  1136.5 p0      18 t
        vgf2p8affineqb zmm27, zmm27, zmm8, 0                             ;  1137.5 p0      18 t
        vmovdqu64 [rbp + 27392], zmm2                                    ;  1127.5 p8+p9   20 d spill
        vmovdqa64 zmm2, zmm18                                            ;  1128.5         18 t copy
        vmovdqu64 [rbp + 27840], zmm12                                   ;  1122.5 p7+p4   20 d spill
        vgf2p8affineqb zmm12, zmm28, zmm0, 0                             ;  1138.5 p0      18 t
        vmovdqu64 [rbp + 27264], zmm10                                   ;  1095.5 p8+p9   20 d spill
        vgf2p8affineqb zmm10, zmm28, zmm31, 0                            ;  1139.5 p0      18 t
        vmovdqu64 [rbp + 27456], zmm9                                    ;  1094.5 p7+p4   20 d spill
        vgf2p8affineqb zmm9, zmm28, zmm1, 0                              ;  1140.5 p0      18 t
        vmovdqu64 [rbp + 27200], zmm26                                   ;  1102.5 p8+p9   20 d spill
        vgf2p8affineqb zmm26, zmm28, zmm8, 0                             ;  1141.5 p0      18 t
        vpternlogd zmm28, zmm29, [rbp + 23808], 0x96                     ;  1133.5 p5+p3   18 t
        vmovdqu64 [rbp + 27328], zmm24                                   ;  1098.5 p7+p4   20 d spill
        vgf2p8affineqb zmm24, zmm29, zmm1, 0                             ;  1142.5 p0      18 t
        vmovdqu64 [rbp + 27136], zmm23                                   ;  1099.5 p8+p9   20 d spill
        vgf2p8affineqb zmm23, zmm29, zmm8, 0                             ;  1143.5 p0      18 t
        vpternlogd zmm23, zmm9, [rbp + 23552], 0x96                      ;  1146.5 p5+p2   18 t
        vpternlogd zmm23, zmm25, zmm22, 0x96                             ;  1147.5 p5      18 t
        vmovdqu64 [rbp + 27904], zmm21                                   ;  1096.5 p7+p4   20 d spill
        vgf2p8affineqb zmm21, zmm29, zmm31, 0                            ;  1144.5 p0      18 t
        vmovdqu64 [rbp + 27584], zmm14                                   ;  1095.5 p8+p9   20 d spill
        vgf2p8affineqb zmm14, zmm29, zmm0, 0                             ;  1145.5 p0      18 t
        vpternlogd zmm29, zmm18, [rbp + 23744], 0x96                     ;  1136.5 p5+p3   18 t
        vmovdqu64 [rbp + 28224], zmm7                                    ;  1094.5 p7+p4   20 d spill
        vpxord zmm7, zmm24, [rbp + 23424]                                ;  1145.5 p5+p2   18 t
        vmovdqu64 [rbp + 27712], zmm5                                    ;  1098.5 p8+p9   18 t spill
        vgf2p8affineqb zmm5, zmm25, zmm1, 0                              ;  1146.5 p0      18 t
        vpxord zmm2, zmm2, zmm5                                          ;  1149.5 p5      18 t
        vgf2p8affineqb zmm5, zmm25, zmm31, 0                             ;  1147.5 p0      18 t
        vmovdqu64 [rbp + 28160], zmm4                                    ;  1094.5 p7+p4   18 t spill
        vgf2p8affineqb zmm4, zmm25, zmm0, 0                              ;  1148.5 p0      18 t
        vpxord zmm21, zmm21, zmm4                                        ;  1151.5 p5      18 t
        vgf2p8affineqb zmm4, zmm25, zmm8, 0                              ;  1149.5 p0      18 t
        vmovdqu64 [rbp + 28032], zmm13                                   ;  1082.5 p8+p9   18 t spill
        vgf2p8affineqb zmm13, zmm22, zmm0, 0                             ;  1150.5 p0      18 t
        vpxord zmm10, zmm10, zmm13                                       ;  1153.5 p5      18 t
        vpternlogd zmm7, zmm25, zmm10, 0x96                              ;  1154.5 p5      18 t
        vgf2p8affineqb zmm13, zmm22, zmm1, 0                             ;  1151.5 p0      18 t
        vpternlogd zmm29, zmm13, zmm30, 0x96                             ;  1154.5 p5      18 t
        vgf2p8affineqb zmm25, zmm22, zmm31, 0                            ;  1152.5 p0      18 t
        vpxord zmm14, zmm14, zmm25                                       ;  1155.5 p5      18 t
        vgf2p8affineqb zmm25, zmm22, zmm8, 0                             ;  1153.5 p0      18 t
        vpternlogd zmm25, zmm28, zmm24, 0x96                             ;  1156.5 p5      18 t
        vpternlogd zmm10, zmm14, [rbp + 23680], 0x96                     ;  1156.5 p5+p3   18 t
        vpternlogd zmm9, zmm14, [rbp + 23872], 0x96                      ;  1156.5 p5+p2   18 t
        vgf2p8affineqb zmm14, zmm30, zmm8, 0                             ;  1154.5 p0      18 t
        vpternlogd zmm14, zmm7, zmm20, 0x96                              ;  1157.5 p5      18 t
        vpxord zmm7, zmm30, zmm6                                         ;  1148.5 p5      18 t
        vpternlogd zmm3, zmm7, zmm19, 0x96                               ;  1149.5 p5      18 t
        vgf2p8affineqb zmm24, zmm30, zmm31, 0                            ;  1155.5 p0      18 t
        vpternlogd zmm23, zmm24, zmm17, 0x96                             ;  1158.5 p5      18 t
        vgf2p8affineqb zmm28, zmm30, zmm0, 0                             ;  1156.5 p0      18 t
        vpternlogd zmm5, zmm28, zmm18, 0x96                              ;  1159.5 p5      18 t
        vgf2p8affineqb zmm18, zmm30, zmm1, 0                             ;  1157.5 p0      18 t
        vpternlogd zmm4, zmm29, zmm18, 0x96                              ;  1160.5 p5      18 t
        vgf2p8affineqb zmm28, zmm6, zmm31, 0                             ;  1158.5 p0      18 t
        vpxord zmm12, zmm12, zmm28                                       ;  1161.5 p5      18 t
        vpternlogd zmm14, zmm16, zmm12, 0x96                             ;  1162.5 p5      18 t
        vgf2p8affineqb zmm16, zmm6, zmm0, 0                              ;  1159.5 p0      18 t
        vpxord zmm15, zmm15, zmm16                                       ;  1162.5 p5      18 t
        vpternlogd zmm4, zmm12, zmm15, 0x96                              ;  1163.5 p5      18 t
        vpternlogd zmm23, zmm15, zmm2, 0x96                              ;  1163.5 p5      18 t
        vgf2p8affineqb zmm12, zmm6, zmm1, 0                              ;  1160.5 p0      18 t
        vpternlogd zmm27, zmm10, zmm12, 0x96                             ;  1163.5 p5      18 t
        vpternlogd zmm27, zmm2, zmm7, 0x96                               ;  1164.5 p5      18 t
        vgf2p8affineqb zmm2, zmm6, zmm8, 0                               ;  1161.5 p0      18 t
        vpternlogd zmm2, zmm9, zmm18, 0x96                               ;  1164.5 p5      18 t
        vpternlogd zmm25, zmm12, zmm5, 0x96                              ;  1163.5 p5      18 t
        vpternlogd zmm25, zmm24, zmm17, 0x96                             ;  1164.5 p0      18 t
        vpternlogd zmm2, zmm19, zmm21, 0x96                              ;  1165.5 p5      18 t
        vpxord zmm22, zmm22, [rbp + 23616]                               ;  1163.5 p0+p3   18 t
        vpternlogd zmm26, zmm13, zmm22, 0x96                             ;  1164.5 p5      18 t
        vpternlogd zmm26, zmm20, zmm6, 0x96                              ;  1165.5 p0      18 t
        vpternlogd zmm26, zmm21, zmm5, 0x96                              ;  1166.5 p5      18 t
        vmovdqu64 zmm5, [rbp + 24768]                                    ;   991.8 p2      18 t reload
        vgf2p8affineqb zmm6, zmm3, zmm5, 0                               ;  1165.5 p0      18 t
        vgf2p8affineqb zmm7, zmm14, zmm5, 0                              ;  1166.5 p0      18 t
        vgf2p8affineqb zmm9, zmm23, zmm5, 0                              ;  1167.5 p0      18 t
        vgf2p8affineqb zmm10, zmm26, zmm5, 0                             ;  1168.5 p0      18 t
        vgf2p8affineqb zmm12, zmm27, zmm5, 0                             ;  1169.5 p0      18 t
        vmovdqu64 zmm13, [rbp + 24576]                                   ;   993.3 p3      18 t reload
        vmovdqu64 zmm15, [rbp + 24512]                                   ;   993.5 p2      18 t reload
        vmovdqa64 zmm16, zmm3                                            ;  1150.5         18 t copy
        vpermi2b zmm16, zmm15, zmm13                                     ;  1167.5 p5      18 t
        vmovdqu64 zmm17, [rbp + 24704]                                   ;   994.3 p3      18 t reload
        vmovdqu64 zmm18, [rbp + 24640]                                   ;   994.5 p2      18 t reload
        vpermi2b zmm3, zmm18, zmm17                                      ;  1170.5 p5      18 t
        vpternlogd zmm6, zmm3, zmm16, 0xca                               ;  1175.5 p0      18 t
        vmovdqa64 zmm3, zmm14                                            ;  1163.5         18 t copy
        vpermi2b zmm3, zmm15, zmm13                                      ;  1172.5 p0+p5   18 t
        vpermi2b zmm14, zmm18, zmm17                                     ;  1174.5 p0+p5   18 t
        vpternlogd zmm7, zmm14, zmm3, 0xca                               ;  1179.5 p0      18 t
        vpternlogd zmm6, zmm11, [rbp + 27648], 0x96                      ;  1176.5 p0+p3   18 t
        vmovdqa64 zmm3, zmm23                                            ;  1164.5         18 t copy
        vpermi2b zmm3, zmm15, zmm13                                      ;  1176.5 p0+p5   18 t
        vpermi2b zmm23, zmm18, zmm17                                     ;  1178.5 p0+p5   18 t
        vpternlogd zmm9, zmm23, zmm3, 0xca                               ;  1183.5 p0      18 t
        vmovdqa64 zmm3, zmm26                                            ;  1167.5         18 t copy
        vpermi2b zmm3, zmm15, zmm13                                      ;  1180.5 p0+p5   18 t
        vpermi2b zmm26, zmm18, zmm17                                     ;  1182.5 p0+p5   18 t
        vpternlogd zmm10, zmm26, zmm3, 0xca                              ;  1187.5 p0      18 t
        vmovdqa64 zmm3, zmm27                                            ;  1165.5         18 t copy
        vpermi2b zmm3, zmm15, zmm13                                      ;  1184.5 p0+p5   18 t
        vpermi2b zmm27, zmm18, zmm17                                     ;  1186.5 p0+p5   18 t
        vpternlogd zmm12, zmm27, zmm3, 0xca                              ;  1191.5 p0      18 t
        vgf2p8affineqb zmm3, zmm4, zmm5, 0                               ;  1184.5 p0      18 t
        vmovdqa64 zmm11, zmm4                                            ;  1164.5         18 t copy
        vpermi2b zmm11, zmm15, zmm13                                     ;  1188.5 p0+p5   18 t
        vpermi2b zmm4, zmm18, zmm17                                      ;  1190.5 p0+p5   18 t
        vpternlogd zmm3, zmm4, zmm11, 0xca                               ;  1195.5 p0      18 t
        vgf2p8affineqb zmm4, zmm25, zmm5, 0                              ;  1188.5 p0      18 t
        vmovdqa64 zmm11, zmm25                                           ;  1165.5         18 t copy
        vpermi2b zmm11, zmm15, zmm13                                     ;  1192.5 p0+p5   18 t
        vpermi2b zmm25, zmm18, zmm17                                     ;  1194.5 p0+p5   18 t
        vpternlogd zmm4, zmm25, zmm11, 0xca                              ;  1199.5 p0      18 t
        vgf2p8affineqb zmm11, zmm2, zmm5, 0                              ;  1192.5 p0      18 t
        vmovdqa64 zmm14, zmm2                                            ;  1166.5         18 t copy
        vpermi2b zmm14, zmm15, zmm13                                     ;  1196.5 p0+p5   18 t
        vpermi2b zmm2, zmm18, zmm17                                      ;  1198.5 p0+p5   18 t
        vpternlogd zmm11, zmm2, zmm14, 0xca                              ;  1203.5 p0      18 t
        vmovdqu64 zmm2, [rbp + 28032]                                    ;  1082.5 p2      18 t reload
        vpternlogd zmm7, zmm2, [rbp + 27968], 0x96                       ;  1196.5 p0+p3   18 t
        vmovdqu64 zmm2, [rbp + 28160]                                    ;  1094.5 p2      18 t reload
        vpternlogd zmm12, zmm2, [rbp + 28096], 0x96                      ;  1197.5 p0+p3   18 t
        vmovdqu64 zmm2, [rbp + 27712]                                    ;  1098.5 p2      18 t reload
        vpternlogd zmm3, zmm2, [rbp + 27776], 0x96                       ;  1198.5 p0+p3   18 t
        vmovdqu64 zmm2, [rbp + 28224]                                    ;  1094.5 p2      20 d reload
        vmovdqa64 zmm14, zmm9                                            ;  1184.5         20 d copy
        vpternlogd zmm14, zmm6, zmm2, 0x96                               ;  1199.5 p0      20 d
        vmovdqu64 zmm16, [rbp + 8896]                                    ;  1018.8 p3      20 d reload
        vpternlogd zmm6, zmm16, [rbp + 27456], 0x96                      ;  1199.5 p5+p2   20 d
        vmovdqu64 zmm16, [rbp + 27584]                                   ;  1095.5 p3      20 d reload
        vmovdqa64 zmm19, zmm10                                           ;  1188.5         20 d copy
        vpternlogd zmm19, zmm7, zmm16, 0x96                              ;  1200.5 p0      20 d
        vmovdqu64 zmm20, [rbp + 9024]                                    ;  1020.8 p2      20 d reload
        vpternlogd zmm7, zmm20, [rbp + 27264], 0x96                      ;  1200.5 p5+p3   20 d
        vmovdqu64 zmm20, [rbp + 27904]                                   ;  1096.5 p2      20 d reload
        vmovdqa64 zmm21, zmm4                                            ;  1200.5         20 d copy
        vpternlogd zmm21, zmm12, zmm20, 0x96                             ;  1201.5 p0      20 d
        vmovdqu64 zmm22, [rbp + 27136]                                   ;  1099.5 p3      20 d reload
        vmovdqa64 zmm23, zmm11                                           ;  1204.5         20 d copy
        vpternlogd zmm23, zmm3, zmm22, 0x96                              ;  1204.5 p5      20 d
        vmovdqu64 zmm24, [rbp + 9216]                                    ;  1024.7 p2      20 d reload
        vpternlogd zmm12, zmm24, [rbp + 27520], 0x96                     ;  1202.5 p0+p3   20 d
        vmovdqu64 zmm24, [rbp + 9280]                                    ;  1025.7 p2      20 d reload
        vpternlogd zmm3, zmm24, [rbp + 27072], 0x96                      ;  1202.5 p5+p3   20 d
        vmovdqu64 zmm24, [rbp + 9344]                                    ;  1026.8 p2      20 d
        vpternlogd zmm24, zmm14, [rbp + 27328], 0x96                     ;  1203.5 p0+p3   20 d
        vgf2p8affineqb zmm25, zmm24, zmm5, 0                             ;  1204.5 p0      18 t
        vmovdqa64 zmm26, zmm24                                           ;  1204.5         18 t copy
        vpermi2b zmm26, zmm15, zmm13                                     ;  1205.5 p5      18 t
        vmovdqa64 zmm27, zmm24                                           ;  1204.5         18 t copy
        vpermi2b zmm27, zmm18, zmm17                                     ;  1207.5 p0+p5   18 t
        vpternlogd zmm25, zmm27, zmm26, 0xca                             ;  1212.5 p0      18 t
        vmovdqu64 zmm26, [rbp + 9408]                                    ;  1030.7 p2      20 d
        vpternlogd zmm26, zmm19, [rbp + 27200], 0x96                     ;  1207.5 p0+p3   20 d
        vgf2p8affineqb zmm27, zmm26, zmm5, 0                             ;  1208.5 p0      18 t
        vmovdqa64 zmm28, zmm26                                           ;  1208.5         18 t copy
        vpermi2b zmm28, zmm15, zmm13                                     ;  1210.5 p5      18 t
        vmovdqa64 zmm29, zmm26                                           ;  1208.5         18 t copy
        vpermi2b zmm29, zmm18, zmm17                                     ;  1212.5 p0+p5   18 t
        vpternlogd zmm27, zmm29, zmm28, 0xca                             ;  1217.5 p0      18 t
        vgf2p8affineqb zmm28, zmm6, zmm5, 0                              ;  1211.5 p0      18 t
        vmovdqa64 zmm29, zmm6                                            ;  1200.5         18 t copy
        vpermi2b zmm29, zmm15, zmm13                                     ;  1214.5 p0+p5   18 t
        vmovdqa64 zmm30, zmm6                                            ;  1200.5         18 t copy
        vpermi2b zmm30, zmm18, zmm17                                     ;  1216.5 p0+p5   18 t
        vpternlogd zmm28, zmm30, zmm29, 0xca                             ;  1221.5 p0      18 t
        vgf2p8affineqb zmm29, zmm7, zmm5, 0                              ;  1215.5 p0      18 t
        vmovdqa64 zmm30, zmm7                                            ;  1201.5         18 t copy
        vpermi2b zmm30, zmm15, zmm13                                     ;  1218.5 p0+p5   18 t
        vmovdqa64 zmm22, zmm7                                            ;  1201.5         18 t copy
        vpermi2b zmm22, zmm18, zmm17                                     ;  1220.5 p0+p5   18 t
        vpternlogd zmm29, zmm22, zmm30, 0xca                             ;  1225.5 p0      18 t
        vgf2p8affineqb zmm22, zmm12, zmm5, 0                             ;  1219.5 p0      18 t
        vmovdqa64 zmm30, zmm12                                           ;  1203.5         18 t copy
        vpermi2b zmm30, zmm15, zmm13                                     ;  1222.5 p0+p5   18 t
        vmovdqa64 zmm20, zmm12                                           ;  1203.5         18 t copy
        vpermi2b zmm20, zmm18, zmm17                                     ;  1224.5 p0+p5   18 t
        vpternlogd zmm22, zmm20, zmm30, 0xca                             ;  1229.5 p0      18 t
        vgf2p8affineqb zmm20, zmm3, zmm5, 0                              ;  1223.5 p0      18 t
        vmovdqa64 zmm30, zmm3                                            ;  1203.5         18 t copy
        vpermi2b zmm30, zmm15, zmm13                                     ;  1226.5 p0+p5   18 t
        vmovdqa64 zmm16, zmm3                                            ;  1203.5         18 t copy
        vpermi2b zmm16, zmm18, zmm17                                     ;  1228.5 p0+p5   18 t
        vpternlogd zmm20, zmm16, zmm30, 0xca                             ;  1233.5 p0      18 t
        vmovdqu64 zmm16, [rbp + 9600]                                    ;  1047.2 p2      20 d
        vpternlogd zmm16, zmm21, [rbp + 27840], 0x96                     ;  1227.5 p0+p3   20 d
        vgf2p8affineqb zmm30, zmm16, zmm5, 0                             ;  1228.5 p0      18 t
        vmovdqa64 zmm2, zmm16                                            ;  1228.5         18 t copy
        vpermi2b zmm2, zmm15, zmm13                                      ;  1230.5 p0+p5   18 t
        vmovdqu64 [rbp + 27840], zmm3                                    ;  1203.5 p7+p4   20 d spill
        vmovdqa64 zmm3, zmm16                                            ;  1228.5         18 t copy
        vpermi2b zmm3, zmm18, zmm17                                      ;  1232.5 p0+p5   18 t
        vpternlogd zmm30, zmm3, zmm2, 0xca                               ;  1237.5 p0      18 t
        vmovdqu64 zmm2, [rbp + 9728]                                     ;  1051.7 p2      20 d
        vpternlogd zmm2, zmm23, [rbp + 27392], 0x96                      ;  1232.5 p0+p3   20 d
        vgf2p8affineqb zmm3, zmm2, zmm5, 0                               ;  1233.5 p0      18 t
        vmovdqa64 zmm5, zmm2                                             ;  1233.5         18 t copy
        vpermi2b zmm5, zmm15, zmm13                                      ;  1235.5 p5      18 t
        vmovdqa64 zmm13, zmm2                                            ;  1233.5         18 t copy
        vpermi2b zmm13, zmm18, zmm17                                     ;  1237.5 p0+p5   18 t
        vpternlogd zmm3, zmm13, zmm5, 0xca                               ;  1242.5 p0      18 t
        vgf2p8affineqb zmm5, zmm28, zmm0, 0                              ;  1236.5 p0      18 t
        vgf2p8affineqb zmm13, zmm28, zmm31, 0                            ;  1237.5 p0      18 t
        vgf2p8affineqb zmm17, zmm28, zmm1, 0                             ;  1238.5 p0      18 t
        vmovdqa64 zmm18, zmm28                                           ;  1222.5         18 t copy
        vpternlogd zmm18, zmm27, zmm20, 0x96                             ;  1238.5 p5      18 t
        vgf2p8affineqb zmm15, zmm28, zmm8, 0                             ;  1239.5 p0      18 t
        vpternlogd zmm28, zmm29, [rbp + 25408], 0x96                     ;  1239.5 p5+p2   18 t
        vmovdqu64 [rbp + 27392], zmm12                                   ;  1203.5 p8+p9   20 d spill
        vgf2p8affineqb zmm12, zmm27, zmm1, 0                             ;  1240.5 p0      18 t
        vmovdqu64 [rbp + 27200], zmm2                                    ;  1233.5 p7+p4   20 d spill
        vgf2p8affineqb zmm2, zmm27, zmm0, 0                              ;  1241.5 p0      18 t
        vmovdqu64 [rbp + 27328], zmm16                                   ;  1228.5 p8+p9   20 d spill
        vgf2p8affineqb zmm16, zmm27, zmm31, 0                            ;  1242.5 p0      18 t
        vmovdqu64 [rbp + 27072], zmm7                                    ;  1201.5 p7+p4   20 d spill
        vgf2p8affineqb zmm7, zmm27, zmm8, 0                              ;  1243.5 p0      18 t
        vmovdqu64 [rbp + 27520], zmm6                                    ;  1200.5 p8+p9   20 d spill
        vgf2p8affineqb zmm6, zmm29, zmm1, 0                              ;  1244.5 p0      18 t
        vmovdqu64 [rbp + 27264], zmm26                                   ;  1208.5 p7+p4   20 d spill
        vgf2p8affineqb zmm26, zmm29, zmm8, 0                             ;  1245.5 p0      18 t
        vpternlogd zmm26, zmm17, [rbp + 25152], 0x96                     ;  1248.5 p5+p3   18 t
        vpternlogd zmm26, zmm25, zmm22, 0x96                             ;  1249.5 p5      18 t
        vmovdqu64 [rbp + 27456], zmm24                                   ;  1204.5 p8+p9   20 d spill
        vgf2p8affineqb zmm24, zmm29, zmm31, 0                            ;  1246.5 p0      18 t
        vmovdqu64 [rbp + 27776], zmm23                                   ;  1205.5 p7+p4   20 d spill
        vgf2p8affineqb zmm23, zmm29, zmm0, 0                             ;  1247.5 p0      18 t
        vmovdqu64 [rbp + 27712], zmm21                                   ;  1202.5 p8+p9   20 d spill
        vmovdqa64 zmm21, zmm6                                            ;  1247.5         18 t copy
        vpternlogd zmm21, zmm25, [rbp + 25088], 0x96                     ;  1247.5 p5+p2   18 t
        vmovdqu64 [rbp + 28096], zmm19                                   ;  1201.5 p7+p4   20 d spill
        vgf2p8affineqb zmm19, zmm25, zmm1, 0                             ;  1248.5 p0      18 t
        vmovdqu64 [rbp + 28160], zmm14                                   ;  1200.5 p8+p9   20 d spill
        vgf2p8affineqb zmm14, zmm25, zmm31, 0                            ;  1249.5 p0      18 t
        vmovdqu64 [rbp + 27968], zmm11                                   ;  1204.5 p7+p4   18 t spill
        vgf2p8affineqb zmm11, zmm25, zmm0, 0                             ;  1250.5 p0      18 t
        vpxord zmm24, zmm24, zmm11                                       ;  1253.5 p5      18 t
        vgf2p8affineqb zmm11, zmm25, zmm8, 0                             ;  1251.5 p0      18 t
        vmovdqu64 [rbp + 28032], zmm4                                    ;  1200.5 p8+p9   18 t spill
        vmovdqa64 zmm4, zmm29                                            ;  1226.5         18 t copy
        vpternlogd zmm4, zmm20, [rbp + 25344], 0x96                      ;  1244.5 p5+p3   18 t
        vmovdqu64 [rbp + 27648], zmm10                                   ;  1188.5 p7+p4   18 t spill
        vgf2p8affineqb zmm10, zmm20, zmm1, 0                             ;  1252.5 p0      18 t
        vpternlogd zmm10, zmm29, [rbp + 24064], 0x96                     ;  1255.5 p5+p2   18 t
        vpternlogd zmm10, zmm25, zmm22, 0x96                             ;  1256.5 p5      18 t
        vgf2p8affineqb zmm25, zmm22, zmm0, 0                             ;  1253.5 p0      18 t
        vpternlogd zmm21, zmm25, zmm13, 0x96                             ;  1256.5 p5      18 t
        vpternlogd zmm25, zmm13, [rbp + 25280], 0x96                     ;  1256.5 p5+p3   18 t
        vgf2p8affineqb zmm13, zmm22, zmm1, 0                             ;  1254.5 p0      18 t
        vpternlogd zmm4, zmm13, zmm30, 0x96                              ;  1257.5 p5      18 t
        vgf2p8affineqb zmm29, zmm22, zmm31, 0                            ;  1255.5 p0      18 t
        vpxord zmm23, zmm23, zmm29                                       ;  1258.5 p5      18 t
        vpternlogd zmm7, zmm25, zmm23, 0x96                              ;  1259.5 p5      18 t
        vpternlogd zmm17, zmm23, [rbp + 25472], 0x96                     ;  1259.5 p5+p2   18 t
        vgf2p8affineqb zmm23, zmm22, zmm8, 0                             ;  1256.5 p0      18 t
        vpternlogd zmm23, zmm28, zmm6, 0x96                              ;  1259.5 p5      18 t
        vgf2p8affineqb zmm6, zmm30, zmm8, 0                              ;  1257.5 p0      18 t
        vpternlogd zmm6, zmm21, zmm12, 0x96                              ;  1260.5 p5      18 t
        vpternlogd zmm6, zmm27, zmm20, 0x96                              ;  1261.5 p5      18 t
        vpxord zmm21, zmm30, zmm3                                        ;  1256.5 p5      18 t
        vgf2p8affineqb zmm25, zmm30, zmm31, 0                            ;  1258.5 p0      18 t
        vgf2p8affineqb zmm27, zmm30, zmm0, 0                             ;  1259.5 p0      18 t
        vpternlogd zmm14, zmm27, zmm20, 0x96                             ;  1262.5 p5      18 t
        vgf2p8affineqb zmm27, zmm30, zmm1, 0                             ;  1260.5 p0      18 t
        vpternlogd zmm10, zmm21, zmm18, 0x96                             ;  1258.5 p5      18 t
        vpternlogd zmm11, zmm4, zmm27, 0x96                              ;  1263.5 p5      18 t
        vpternlogd zmm26, zmm25, zmm2, 0x96                              ;  1261.5 p5      18 t
        vpternlogd zmm26, zmm19, zmm20, 0x96                             ;  1262.5 p0      18 t
        vgf2p8affineqb zmm4, zmm3, zmm31, 0                              ;  1262.5 p0      18 t
        vpternlogd zmm6, zmm4, zmm5, 0x96                                ;  1265.5 p5      18 t
        vgf2p8affineqb zmm28, zmm3, zmm0, 0                              ;  1263.5 p0      18 t
        vpternlogd zmm26, zmm28, zmm16, 0x96                             ;  1266.5 p5      18 t
        vpternlogd zmm11, zmm28, zmm16, 0x96                             ;  1266.5 p5      18 t
        vpternlogd zmm11, zmm4, zmm5, 0x96                               ;  1267.5 p0      18 t
        vgf2p8affineqb zmm4, zmm3, zmm1, 0                               ;  1265.5 p0      18 t
        vpternlogd zmm7, zmm21, zmm4, 0x96                               ;  1268.5 p5      18 t
        vpternlogd zmm7, zmm19, zmm20, 0x96                              ;  1269.5 p5      18 t
        vgf2p8affineqb zmm5, zmm3, zmm8, 0                               ;  1266.5 p0      18 t
        vpternlogd zmm5, zmm17, zmm27, 0x96                              ;  1269.5 p5      18 t
        vpternlogd zmm23, zmm4, zmm14, 0x96                              ;  1268.5 p0      18 t
        vpternlogd zmm23, zmm25, zmm2, 0x96                              ;  1269.5 p5      18 t
        vpternlogd zmm5, zmm18, zmm24, 0x96                              ;  1270.5 p0      18 t
        vpxord zmm22, zmm22, [rbp + 25216]                               ;  1268.5 p5+p3   18 t
        vpternlogd zmm15, zmm13, zmm22, 0x96                             ;  1269.5 p0      18 t
        vpternlogd zmm15, zmm12, zmm3, 0x96                              ;  1270.5 p5      18 t
        vpternlogd zmm15, zmm24, zmm14, 0x96                             ;  1271.5 p0      18 t
        vmovdqu64 zmm2, [rbp + 24768]                                    ;  1098.5 p2      18 t reload
        vgf2p8affineqb zmm3, zmm10, zmm2, 0                              ;  1271.5 p0      18 t
        vgf2p8affineqb zmm4, zmm6, zmm2, 0                               ;  1272.5 p0      18 t
        vgf2p8affineqb zmm12, zmm26, zmm2, 0                             ;  1273.5 p0      18 t
        vgf2p8affineqb zmm13, zmm15, zmm2, 0                             ;  1274.5 p0      18 t
        vgf2p8affineqb zmm14, zmm7, zmm2, 0                              ;  1275.5 p0      18 t
        vmovdqu64 zmm16, [rbp + 24576]                                   ;  1099.5 p3      18 t reload
        vmovdqu64 zmm17, [rbp + 24512]                                   ;  1099.7 p2      18 t reload
        vmovdqa64 zmm18, zmm10                                           ;  1259.5         18 t copy
        vpermi2b zmm18, zmm17, zmm16                                     ;  1272.5 p5      18 t
        vmovdqu64 zmm19, [rbp + 24704]                                   ;  1100.5 p3      18 t reload
        vmovdqu64 zmm20, [rbp + 24640]                                   ;  1100.7 p2      18 t reload
        vpermi2b zmm10, zmm20, zmm19                                     ;  1275.5 p5      18 t
        vpternlogd zmm3, zmm10, zmm18, 0xca                              ;  1280.5 p0      18 t
        vmovdqa64 zmm10, zmm6                                            ;  1266.5         18 t copy
        vpermi2b zmm10, zmm17, zmm16                                     ;  1278.5 p5      18 t
        vpermi2b zmm6, zmm20, zmm19                                      ;  1280.5 p0+p5   18 t
        vpternlogd zmm4, zmm6, zmm10, 0xca                               ;  1285.5 p0      18 t
        vpternlogd zmm3, zmm9, [rbp + 28224], 0x96                       ;  1281.5 p0+p3   18 t
        vmovdqa64 zmm6, zmm26                                            ;  1267.5         18 t copy
        vpermi2b zmm6, zmm17, zmm16                                      ;  1282.5 p0+p5   18 t
        vpermi2b zmm26, zmm20, zmm19                                     ;  1284.5 p0+p5   18 t
        vpternlogd zmm12, zmm26, zmm6, 0xca                              ;  1289.5 p0      18 t
        vmovdqa64 zmm6, zmm15                                            ;  1272.5         18 t copy
        vpermi2b zmm6, zmm17, zmm16                                      ;  1286.5 p0+p5   18 t
        vpermi2b zmm15, zmm20, zmm19                                     ;  1288.5 p0+p5   18 t
        vpternlogd zmm13, zmm15, zmm6, 0xca                              ;  1293.5 p0      18 t
        vmovdqa64 zmm6, zmm7                                             ;  1270.5         18 t copy
        vpermi2b zmm6, zmm17, zmm16                                      ;  1290.5 p0+p5   18 t
        vpermi2b zmm7, zmm20, zmm19                                      ;  1292.5 p0+p5   18 t
        vpternlogd zmm14, zmm7, zmm6, 0xca                               ;  1297.5 p0      18 t
        vgf2p8affineqb zmm6, zmm11, zmm2, 0                              ;  1289.5 p0      18 t
        vmovdqa64 zmm7, zmm11                                            ;  1268.5         18 t copy
        vpermi2b zmm7, zmm17, zmm16                                      ;  1294.5 p0+p5   18 t
        vpermi2b zmm11, zmm20, zmm19                                     ;  1296.5 p0+p5   18 t
        vpternlogd zmm6, zmm11, zmm7, 0xca                               ;  1301.5 p0      18 t
        vgf2p8affineqb zmm7, zmm23, zmm2, 0                              ;  1293.5 p0      18 t
        vmovdqa64 zmm9, zmm23                                            ;  1270.5         18 t copy
        vpermi2b zmm9, zmm17, zmm16                                      ;  1298.5 p0+p5   18 t
        vpermi2b zmm23, zmm20, zmm19                                     ;  1300.5 p0+p5   18 t
        vpternlogd zmm7, zmm23, zmm9, 0xca                               ;  1305.5 p0      18 t
        vgf2p8affineqb zmm9, zmm5, zmm2, 0                               ;  1297.5 p0      18 t
        vmovdqa64 zmm10, zmm5                                            ;  1271.5         18 t copy
        vpermi2b zmm10, zmm17, zmm16                                     ;  1302.5 p0+p5   18 t
        vpermi2b zmm5, zmm20, zmm19                                      ;  1304.5 p0+p5   18 t
        vpternlogd zmm9, zmm5, zmm10, 0xca                               ;  1309.5 p0      18 t
        vmovdqu64 zmm5, [rbp + 27648]                                    ;  1188.5 p2      18 t reload
        vpternlogd zmm4, zmm5, [rbp + 27584], 0x96                       ;  1301.5 p0+p3   18 t
        vmovdqu64 zmm5, [rbp + 28032]                                    ;  1200.5 p2      18 t reload
        vpternlogd zmm14, zmm5, [rbp + 27904], 0x96                      ;  1302.5 p0+p3   18 t
        vmovdqu64 zmm5, [rbp + 27968]                                    ;  1204.5 p2      18 t reload
        vpternlogd zmm6, zmm5, [rbp + 27136], 0x96                       ;  1303.5 p0+p3   18 t
        vmovdqu64 zmm5, [rbp + 28160]                                    ;  1200.5 p2      20 d reload
        vmovdqa64 zmm10, zmm12                                           ;  1290.5         20 d copy
        vpternlogd zmm10, zmm3, zmm5, 0x96                               ;  1304.5 p0      20 d
        vmovdqu64 zmm11, [rbp + 9792]                                    ;  1124.8 p3      20 d reload
        vpternlogd zmm3, zmm11, [rbp + 27520], 0x96                      ;  1305.5 p0+p2   20 d
        vmovdqu64 zmm11, [rbp + 28096]                                   ;  1201.5 p3      20 d reload
        vmovdqa64 zmm15, zmm13                                           ;  1294.5         20 d copy
        vpternlogd zmm15, zmm4, zmm11, 0x96                              ;  1305.5 p5      20 d
        vmovdqu64 zmm18, [rbp + 9856]                                    ;  1127.7 p2      20 d reload
        vpternlogd zmm4, zmm18, [rbp + 27072], 0x96                      ;  1306.5 p0+p3   20 d
        vmovdqu64 zmm18, [rbp + 27712]                                   ;  1202.5 p2      20 d reload
        vmovdqa64 zmm21, zmm7                                            ;  1306.5         20 d copy
        vpternlogd zmm21, zmm14, zmm18, 0x96                             ;  1306.5 p5      20 d
        vmovdqu64 zmm22, [rbp + 27776]                                   ;  1205.5 p3      20 d reload
        vmovdqa64 zmm23, zmm9                                            ;  1310.5         20 d copy
        vpternlogd zmm23, zmm6, zmm22, 0x96                              ;  1310.5 p0      20 d
        vmovdqu64 zmm24, [rbp + 10048]                                   ;  1129.7 p2      20 d reload
        vpternlogd zmm14, zmm24, [rbp + 27392], 0x96                     ;  1307.5 p5+p3   20 d
        vmovdqu64 zmm24, [rbp + 10368]                                   ;  1130.7 p2      20 d reload
        vpternlogd zmm6, zmm24, [rbp + 27840], 0x96                      ;  1308.5 p0+p3   20 d
        vmovdqu64 zmm24, [rbp + 10560]                                   ;  1131.8 p2      20 d
        vpternlogd zmm24, zmm10, [rbp + 27456], 0x96                     ;  1308.5 p5+p3   20 d
        vgf2p8affineqb zmm25, zmm24, zmm2, 0                             ;  1309.5 p0      18 t
        vmovdqa64 zmm26, zmm24                                           ;  1309.5         18 t copy
        vpermi2b zmm26, zmm17, zmm16                                     ;  1311.5 p5      18 t
        vmovdqa64 zmm27, zmm24                                           ;  1309.5         18 t copy
        vpermi2b zmm27, zmm20, zmm19                                     ;  1313.5 p0+p5   18 t
        vpternlogd zmm25, zmm27, zmm26, 0xca                             ;  1318.5 p0      18 t
        vmovdqu64 zmm26, [rbp + 10752]                                   ;  1136.7 p2      20 d
        vpternlogd zmm26, zmm15, [rbp + 27264], 0x96                     ;  1312.5 p0+p3   20 d
        vgf2p8affineqb zmm27, zmm26, zmm2, 0                             ;  1313.5 p0      18 t
        vmovdqa64 zmm28, zmm26                                           ;  1313.5         18 t copy
        vpermi2b zmm28, zmm17, zmm16                                     ;  1315.5 p0+p5   18 t
        vmovdqa64 zmm29, zmm26                                           ;  1313.5         18 t copy
        vpermi2b zmm29, zmm20, zmm19                                     ;  1317.5 p0+p5   18 t
        vpternlogd zmm27, zmm29, zmm28, 0xca                             ;  1322.5 p0      18 t
        vgf2p8affineqb zmm28, zmm3, zmm2, 0                              ;  1317.5 p0      18 t
        vmovdqa64 zmm29, zmm3                                            ;  1306.5         18 t copy
        vpermi2b zmm29, zmm17, zmm16                                     ;  1319.5 p0+p5   18 t
        vmovdqa64 zmm30, zmm3                                            ;  1306.5         18 t copy
        vpermi2b zmm30, zmm20, zmm19                                     ;  1321.5 p0+p5   18 t
        vpternlogd zmm28, zmm30, zmm29, 0xca                             ;  1326.5 p0      18 t
        vgf2p8affineqb zmm29, zmm4, zmm2, 0                              ;  1321.5 p0      18 t
        vmovdqa64 zmm30, zmm4                                            ;  1307.5         18 t copy
        vpermi2b zmm30, zmm17, zmm16                                     ;  1323.5 p0+p5   18 t
        vmovdqa64 zmm22, zmm4                                            ;  1307.5         18 t copy
        vpermi2b zmm22, zmm20, zmm19                                     ;  1325.5 p0+p5   18 t
        vpternlogd zmm29, zmm22, zmm30, 0xca                             ;  1330.5 p0      18 t
        vgf2p8affineqb zmm22, zmm14, zmm2, 0                             ;  1325.5 p0      18 t
        vmovdqa64 zmm30, zmm14                                           ;  1308.5         18 t copy
        vpermi2b zmm30, zmm17, zmm16                                     ;  1327.5 p0+p5   18 t
        vmovdqa64 zmm18, zmm14                                           ;  1308.5         18 t copy
        vpermi2b zmm18, zmm20, zmm19                                     ;  1329.5 p0+p5   18 t
        vpternlogd zmm22, zmm18, zmm30, 0xca                             ;  1334.5 p0      18 t
        vgf2p8affineqb zmm18, zmm6, zmm2, 0                              ;  1329.5 p0      18 t
        vmovdqa64 zmm30, zmm6                                            ;  1309.5         18 t copy
        vpermi2b zmm30, zmm17, zmm16                                     ;  1331.5 p0+p5   18 t
        vmovdqa64 zmm11, zmm6                                            ;  1309.5         18 t copy
        vpermi2b zmm11, zmm20, zmm19                                     ;  1333.5 p0+p5   18 t
        vpternlogd zmm18, zmm11, zmm30, 0xca                             ;  1338.5 p0      18 t
        vmovdqu64 zmm11, [rbp + 11264]                                   ;  1155.7 p2      20 d
        vpternlogd zmm11, zmm21, [rbp + 27328], 0x96                     ;  1333.5 p0+p3   20 d
        vgf2p8affineqb zmm30, zmm11, zmm2, 0                             ;  1334.5 p0      18 t
        vmovdqa64 zmm5, zmm11                                            ;  1334.5         18 t copy
        vpermi2b zmm5, zmm17, zmm16                                      ;  1336.5 p5      18 t
        vmovdqu64 [rbp + 27328], zmm6                                    ;  1309.5 p8+p9   20 d spill
        vmovdqa64 zmm6, zmm11                                            ;  1334.5         18 t copy
        vpermi2b zmm6, zmm20, zmm19                                      ;  1338.5 p0+p5   18 t
        vpternlogd zmm30, zmm6, zmm5, 0xca                               ;  1343.5 p0      18 t
        vgf2p8affineqb zmm5, zmm18, zmm1, 0                              ;  1339.5 p0      18 t
        vpternlogd zmm5, zmm29, [rbp + 25536], 0x96                      ;  1342.5 p0+p2   18 t
        vpternlogd zmm5, zmm25, zmm22, 0x96                              ;  1343.5 p0      18 t
        vpxord zmm6, zmm18, zmm27                                        ;  1339.5 p5      18 t
        vmovdqu64 [rbp + 27264], zmm14                                   ;  1308.5 p7+p4   20 d spill
        vpxord zmm14, zmm6, zmm28                                        ;  1340.5 p0      18 t
        vmovdqu64 [rbp + 27456], zmm11                                   ;  1334.5 p8+p9   20 d spill
        vgf2p8affineqb zmm11, zmm27, zmm1, 0                             ;  1341.5 p0      18 t
        vmovdqu64 [rbp + 27840], zmm4                                    ;  1307.5 p7+p4   20 d spill
        vgf2p8affineqb zmm4, zmm27, zmm0, 0                              ;  1342.5 p0      18 t
        vmovdqu64 [rbp + 27392], zmm3                                    ;  1306.5 p8+p9   20 d spill
        vgf2p8affineqb zmm3, zmm27, zmm31, 0                             ;  1343.5 p0      18 t
        vgf2p8affineqb zmm27, zmm27, zmm8, 0                             ;  1344.5 p0      18 t
        vmovdqu64 [rbp + 27072], zmm26                                   ;  1313.5 p7+p4   20 d spill
        vmovdqa64 zmm26, zmm18                                           ;  1339.5         18 t copy
        vmovdqu64 [rbp + 27520], zmm24                                   ;  1309.5 p8+p9   20 d spill
        vgf2p8affineqb zmm24, zmm28, zmm0, 0                             ;  1345.5 p0      18 t
        vmovdqu64 [rbp + 27136], zmm21                                   ;  1307.5 p7+p4   20 d spill
        vgf2p8affineqb zmm21, zmm28, zmm31, 0                            ;  1346.5 p0      18 t
        vmovdqu64 [rbp + 27968], zmm15                                   ;  1306.5 p8+p9   20 d spill
        vgf2p8affineqb zmm15, zmm28, zmm1, 0                             ;  1347.5 p0      18 t
        vmovdqu64 [rbp + 27904], zmm10                                   ;  1305.5 p7+p4   20 d spill
        vgf2p8affineqb zmm10, zmm28, zmm8, 0                             ;  1348.5 p0      18 t
        vpternlogd zmm28, zmm29, [rbp + 25920], 0x96                     ;  1340.5 p5+p3   18 t
        vmovdqu64 [rbp + 28032], zmm9                                    ;  1310.5 p8+p9   18 t spill
        vgf2p8affineqb zmm9, zmm29, zmm1, 0                              ;  1349.5 p0      18 t
        vmovdqu64 [rbp + 27584], zmm7                                    ;  1306.5 p7+p4   18 t spill
        vgf2p8affineqb zmm7, zmm29, zmm8, 0                              ;  1350.5 p0      18 t
        vpternlogd zmm7, zmm15, [rbp + 25664], 0x96                      ;  1353.5 p5+p2   18 t
        vpternlogd zmm7, zmm25, zmm22, 0x96                              ;  1354.5 p5      18 t
        vmovdqu64 [rbp + 27648], zmm13                                   ;  1294.5 p8+p9   18 t spill
        vgf2p8affineqb zmm13, zmm29, zmm31, 0                            ;  1351.5 p0      18 t
        vmovdqu64 [rbp + 28224], zmm12                                   ;  1290.5 p7+p4   18 t spill
        vgf2p8affineqb zmm12, zmm29, zmm0, 0                             ;  1352.5 p0      18 t
        vpternlogd zmm29, zmm18, [rbp + 25856], 0x96                     ;  1343.5 p5+p3   18 t
        vmovdqu64 [rbp + 28352], zmm15                                   ;  1350.5 p8+p9   18 t spill
        vpxord zmm15, zmm9, [rbp + 25600]                                ;  1352.5 p5+p2   18 t
        vmovdqu64 [rbp + 28288], zmm28                                   ;  1341.5 p7+p4   18 t spill
        vgf2p8affineqb zmm28, zmm25, zmm1, 0                             ;  1353.5 p0      18 t
        vpxord zmm26, zmm26, zmm28                                       ;  1356.5 p5      18 t
        vgf2p8affineqb zmm28, zmm25, zmm31, 0                            ;  1354.5 p0      18 t
        vgf2p8affineqb zmm1, zmm25, zmm0, 0                              ;  1355.5 p0      18 t
        vpxord zmm13, zmm13, zmm1                                        ;  1358.5 p5      18 t
        vgf2p8affineqb zmm1, zmm25, zmm8, 0                              ;  1356.5 p0      18 t
        vmovdqu64 [rbp + 28480], zmm9                                    ;  1352.5 p8+p9   18 t spill
        vgf2p8affineqb zmm9, zmm22, zmm0, 0                              ;  1357.5 p0      18 t
        vpxord zmm21, zmm21, zmm9                                        ;  1360.5 p5      18 t
        vpternlogd zmm15, zmm25, zmm21, 0x96                             ;  1361.5 p5      18 t
        vmovdqu64 zmm9, [rbp + 24832]                                    ;  1181.0 p3      18 t reload
        vgf2p8affineqb zmm25, zmm22, zmm9, 0                             ;  1358.5 p0      18 t
        vpternlogd zmm29, zmm25, zmm30, 0x96                             ;  1361.5 p5      18 t
        vgf2p8affineqb zmm9, zmm22, zmm31, 0                             ;  1359.5 p0      18 t
        vpxord zmm12, zmm12, zmm9                                        ;  1362.5 p5      18 t
        vgf2p8affineqb zmm9, zmm22, zmm8, 0                              ;  1360.5 p0      18 t
        vpternlogd zmm21, zmm12, [rbp + 25792], 0x96                     ;  1363.5 p5+p2   18 t
        vgf2p8affineqb zmm0, zmm30, zmm8, 0                              ;  1361.5 p0      18 t
        vpternlogd zmm0, zmm15, zmm11, 0x96                              ;  1364.5 p5      18 t
        vgf2p8affineqb zmm15, zmm30, zmm31, 0                            ;  1362.5 p0      18 t
        vpternlogd zmm7, zmm15, zmm4, 0x96                               ;  1365.5 p5      18 t
        vgf2p8affineqb zmm8, zmm30, [rbp + 24960], 0                     ;  1363.5 p0+p3   18 t
        vpternlogd zmm28, zmm8, zmm18, 0x96                              ;  1366.5 p5      18 t
        vmovdqa64 zmm8, zmm30                                            ;  1344.5         18 t copy
        vmovdqu64 zmm18, [rbp + 24832]                                   ;  1188.5 p2      18 t reload
        vgf2p8affineqb zmm30, zmm30, zmm18, 0                            ;  1364.5 p0      18 t
        vpternlogd zmm1, zmm29, zmm30, 0x96                              ;  1367.5 p5      18 t
        vmovdqu64 zmm29, [rbp + 28288]                                   ;  1341.5 p3      18 t reload
        vpternlogd zmm9, zmm29, [rbp + 28480], 0x96                      ;  1363.5 p5+p2   18 t
        vmovdqu64 zmm29, [rbp + 25984]                                   ;  1191.5 p3      18 t.7 reload
        vpternlogd zmm12, zmm29, [rbp + 28352], 0x96                     ;  1363.5 p5+p2   18 t
        vmovdqu64 zmm29, [rbp + 11648]                                   ;  1192.5 p3      20 d
        vpternlogd zmm29, zmm23, [rbp + 27200], 0x96                     ;  1358.5 p5+p2   20 d
        vmovdqu64 [rbp + 27200], zmm23                                   ;  1311.5 p7+p4   20 d spill
        vgf2p8affineqb zmm23, zmm29, zmm2, 0                             ;  1365.5 p0      18 t
        vmovdqa64 zmm2, zmm29                                            ;  1359.5         18 t copy
        vpermi2b zmm2, zmm17, zmm16                                      ;  1361.5 p5      18 t
        vmovdqa64 zmm16, zmm29                                           ;  1359.5         18 t copy
        vpermi2b zmm16, zmm20, zmm19                                     ;  1364.5 p5      18 t
        vpternlogd zmm23, zmm16, zmm2, 0xca                              ;  1369.5 p5      18 t
        vpxord zmm8, zmm8, zmm23                                         ;  1370.5 p0      18 t
        vpternlogd zmm5, zmm8, zmm14, 0x96                               ;  1371.5 p5      18 t
        vgf2p8affineqb zmm2, zmm23, zmm31, 0                             ;  1370.5 p0      18 t
        vpxord zmm24, zmm24, zmm2                                        ;  1373.5 p5      18 t
        vpternlogd zmm0, zmm6, zmm24, 0x96                               ;  1374.5 p0      18 t
        vmovdqu64 zmm2, [rbp + 24960]                                    ;  1200.8 p3      18 t reload
        vgf2p8affineqb zmm6, zmm23, zmm2, 0                              ;  1370.5 p0      18 t
        vpxord zmm3, zmm3, zmm6                                          ;  1373.5 p5      18 t
        vpternlogd zmm1, zmm24, zmm3, 0x96                               ;  1374.5 p5      18 t
        vpternlogd zmm7, zmm3, zmm26, 0x96                               ;  1374.5 p0      18 t
        vgf2p8affineqb zmm3, zmm23, zmm18, 0                             ;  1371.5 p0      18 t
        vpternlogd zmm27, zmm21, zmm3, 0x96                              ;  1374.5 p5      18 t
        vpternlogd zmm27, zmm26, zmm8, 0x96                              ;  1375.5 p5      18 t
        vpternlogd zmm9, zmm3, zmm28, 0x96                               ;  1374.5 p0      18 t
        vpternlogd zmm9, zmm15, zmm4, 0x96                               ;  1375.5 p5      18 t
        vmovdqu64 zmm3, [rbp + 24896]                                    ;  1205.0 p2      18 t reload
        vgf2p8affineqb zmm4, zmm23, zmm3, 0                              ;  1373.5 p0      18 t
        vpternlogd zmm4, zmm12, zmm30, 0x96                              ;  1376.5 p5      18 t
        vpternlogd zmm4, zmm14, zmm13, 0x96                              ;  1377.5 p0      18 t
        vpxord zmm22, zmm22, [rbp + 25728]                               ;  1374.5 p5+p3   18 t
        vpternlogd zmm10, zmm25, zmm22, 0x96                             ;  1375.5 p0      18 t
        vpternlogd zmm10, zmm11, zmm23, 0x96                             ;  1376.5 p5      18 t
        vpternlogd zmm10, zmm13, zmm28, 0x96                             ;  1377.5 p0      18 t
        vmovdqu64 zmm6, [rbp + 24768]                                    ;  1206.3 p2      18 t reload
        vgf2p8affineqb zmm8, zmm5, zmm6, 0                               ;  1377.5 p0      18 t
        vmovdqa64 zmm11, zmm5                                            ;  1372.5         18 t copy
        vpermi2b zmm11, zmm20, zmm19                                     ;  1378.5 p5      18 t
        vmovdqu64 zmm12, [rbp + 24576]                                   ;  1207.3 p3      18 t reload
        vpermi2b zmm5, zmm17, zmm12                                      ;  1380.5 p0+p5   18 t
        vpternlogd zmm8, zmm11, zmm5, 0xca                               ;  1385.5 p0      18 t
        vgf2p8affineqb zmm5, zmm0, zmm6, 0                               ;  1380.5 p0      18 t
        vmovdqa64 zmm11, zmm0                                            ;  1375.5         18 t copy
        vpermi2b zmm11, zmm17, zmm12                                     ;  1382.5 p0+p5   18 t
        vpermi2b zmm0, zmm20, zmm19                                      ;  1384.5 p0+p5   18 t
        vpternlogd zmm5, zmm0, zmm11, 0xca                               ;  1389.5 p0      18 t
        vgf2p8affineqb zmm0, zmm7, zmm6, 0                               ;  1384.5 p0      18 t
        vmovdqa64 zmm11, zmm7                                            ;  1375.5         18 t copy
        vpermi2b zmm11, zmm17, zmm12                                     ;  1386.5 p0+p5   18 t
        vpermi2b zmm7, zmm20, zmm19                                      ;  1388.5 p0+p5   18 t
        vpternlogd zmm0, zmm7, zmm11, 0xca                               ;  1393.5 p0      18 t
        vgf2p8affineqb zmm7, zmm10, zmm6, 0                              ;  1388.5 p0      18 t
        vmovdqa64 zmm11, zmm10                                           ;  1378.5         18 t copy
        vpermi2b zmm11, zmm17, zmm12                                     ;  1390.5 p0+p5   18 t
        vpermi2b zmm10, zmm20, zmm19                                     ;  1392.5 p0+p5   18 t
        vpternlogd zmm7, zmm10, zmm11, 0xca                              ;  1397.5 p0      18 t
        vgf2p8affineqb zmm10, zmm27, zmm6, 0                             ;  1392.5 p0      18 t
        vmovdqa64 zmm11, zmm27                                           ;  1376.5         18 t copy
        vpermi2b zmm11, zmm17, zmm12                                     ;  1394.5 p0+p5   18 t
        vpermi2b zmm27, zmm20, zmm19                                     ;  1396.5 p0+p5   18 t
        vpternlogd zmm10, zmm27, zmm11, 0xca                             ;  1401.5 p0      18 t
        vgf2p8affineqb zmm11, zmm1, zmm6, 0                              ;  1396.5 p0      18 t
        vmovdqa64 zmm13, zmm1                                            ;  1375.5         18 t copy
        vpermi2b zmm13, zmm17, zmm12                                     ;  1398.5 p0+p5   18 t
        vpermi2b zmm1, zmm20, zmm19                                      ;  1400.5 p0+p5   18 t
        vpternlogd zmm11, zmm1, zmm13, 0xca                              ;  1405.5 p0      18 t
        vgf2p8affineqb zmm1, zmm9, zmm6, 0                               ;  1400.5 p0      18 t
        vmovdqa64 zmm13, zmm9                                            ;  1376.5         18 t copy
        vpermi2b zmm13, zmm17, zmm12                                     ;  1402.5 p0+p5   18 t
        vpermi2b zmm9, zmm20, zmm19                                      ;  1404.5 p0+p5   18 t
        vpternlogd zmm1, zmm9, zmm13, 0xca                               ;  1409.5 p0      18 t
        vmovdqu64 zmm9, [rbp + 28224]                                    ;  1290.5 p2      18 t reload
        vpternlogd zmm8, zmm9, [rbp + 28160], 0x96                       ;  1404.5 p0+p3   18 t
        vgf2p8affineqb zmm9, zmm4, zmm6, 0                               ;  1405.5 p0      18 t
        vmovdqa64 zmm13, zmm4                                            ;  1378.5         18 t copy
        vpermi2b zmm13, zmm17, zmm12                                     ;  1407.5 p5      18 t
        vpermi2b zmm4, zmm20, zmm19                                      ;  1409.5 p0+p5   18 t
        vpternlogd zmm9, zmm4, zmm13, 0xca                               ;  1414.5 p0      18 t
        vmovdqu64 zmm4, [rbp + 27648]                                    ;  1294.5 p2      18 t reload
        vpternlogd zmm5, zmm4, [rbp + 28096], 0x96                       ;  1408.5 p0+p3   18 t
        vmovdqu64 zmm4, [rbp + 27584]                                    ;  1306.5 p2      18 t reload
        vpternlogd zmm10, zmm4, [rbp + 27712], 0x96                      ;  1409.5 p0+p3   18 t
        vmovdqu64 zmm4, [rbp + 28032]                                    ;  1310.5 p2      18 t reload
        vpternlogd zmm11, zmm4, [rbp + 27776], 0x96                      ;  1410.5 p0+p3   18 t
        vmovdqu64 zmm4, [rbp + 27904]                                    ;  1305.5 p2      20 d reload
        vmovdqa64 zmm13, zmm0                                            ;  1394.5         20 d copy
        vpternlogd zmm13, zmm8, zmm4, 0x96                               ;  1410.5 p5      20 d
        vmovdqu64 zmm14, [rbp + 11840]                                   ;  1234.7 p3      20 d reload
        vpternlogd zmm8, zmm14, [rbp + 27392], 0x96                      ;  1411.5 p0+p2   20 d
        vmovdqu64 zmm14, [rbp + 27968]                                   ;  1306.5 p3      20 d reload
        vmovdqa64 zmm15, zmm7                                            ;  1398.5         20 d copy
        vpternlogd zmm15, zmm5, zmm14, 0x96                              ;  1411.5 p5      20 d
        vmovdqu64 zmm16, [rbp + 11584]                                   ;  1235.8 p2      20 d reload
        vpternlogd zmm5, zmm16, [rbp + 27840], 0x96                      ;  1412.5 p0+p3   20 d
        vmovdqu64 zmm16, [rbp + 27136]                                   ;  1307.5 p2      20 d reload
        vmovdqa64 zmm21, zmm1                                            ;  1410.5         20 d copy
        vpternlogd zmm21, zmm10, zmm16, 0x96                             ;  1412.5 p5      20 d
        vmovdqu64 zmm22, [rbp + 27200]                                   ;  1311.5 p3      20 d reload
        vmovdqa64 zmm23, zmm9                                            ;  1415.5         20 d copy
        vpternlogd zmm23, zmm11, zmm22, 0x96                             ;  1415.5 p0      20 d
        vpternlogd zmm29, zmm23, [rbp + 13760], 0x96                     ;  1416.5 p5+p2   20 d
        vmovdqu64 zmm24, [rbp + 12224]                                   ;  1239.2 p3      20 d reload
        vpternlogd zmm10, zmm24, [rbp + 27264], 0x96                     ;  1414.5 p0+p2   20 d
        vmovdqu64 zmm24, [rbp + 12416]                                   ;  1240.5 p3      20 d reload
        vpternlogd zmm11, zmm24, [rbp + 27328], 0x96                     ;  1414.5 p5+p2   20 d
        vmovdqu64 zmm24, [rbp + 11968]                                   ;  1242.5 p3      20 d
        vpternlogd zmm24, zmm13, [rbp + 27520], 0x96                     ;  1415.5 p0+p2   20 d
        vgf2p8affineqb zmm25, zmm24, zmm6, 0                             ;  1416.5 p0      18 t
        vmovdqa64 zmm26, zmm24                                           ;  1416.5         18 t copy
        vpermi2b zmm26, zmm17, zmm12                                     ;  1417.5 p5      18 t
        vmovdqa64 zmm27, zmm24                                           ;  1416.5         18 t copy
        vpermi2b zmm27, zmm20, zmm19                                     ;  1419.5 p0+p5   18 t
        vpternlogd zmm25, zmm27, zmm26, 0xca                             ;  1424.5 p0      18 t
        vmovdqu64 zmm26, [rbp + 12096]                                   ;  1245.2 p3      20 d
        vpternlogd zmm26, zmm15, [rbp + 27072], 0x96                     ;  1419.5 p0+p2   20 d
        vgf2p8affineqb zmm27, zmm26, zmm6, 0                             ;  1420.5 p0      18 t
        vmovdqa64 zmm28, zmm26                                           ;  1420.5         18 t copy
        vpermi2b zmm28, zmm17, zmm12                                     ;  1422.5 p5      18 t
        vmovdqa64 zmm30, zmm26                                           ;  1420.5         18 t copy
        vpermi2b zmm30, zmm20, zmm19                                     ;  1424.5 p0+p5   18 t
        vpternlogd zmm27, zmm30, zmm28, 0xca                             ;  1429.5 p0      18 t
        vgf2p8affineqb zmm28, zmm8, zmm6, 0                              ;  1423.5 p0      18 t
        vmovdqa64 zmm30, zmm8                                            ;  1412.5         18 t copy
        vpermi2b zmm30, zmm17, zmm12                                     ;  1426.5 p0+p5   18 t
        vmovdqa64 zmm22, zmm8                                            ;  1412.5         18 t copy
        vpermi2b zmm22, zmm20, zmm19                                     ;  1428.5 p0+p5   18 t
        vpternlogd zmm28, zmm22, zmm30, 0xca                             ;  1433.5 p0      18 t
        vgf2p8affineqb zmm22, zmm5, zmm6, 0                              ;  1427.5 p0      18 t
        vmovdqa64 zmm30, zmm5                                            ;  1413.5         18 t copy
        vpermi2b zmm30, zmm17, zmm12                                     ;  1430.5 p0+p5   18 t
        vmovdqa64 zmm16, zmm5                                            ;  1413.5         18 t copy
        vpermi2b zmm16, zmm20, zmm19                                     ;  1432.5 p0+p5   18 t
        vpternlogd zmm22, zmm16, zmm30, 0xca                             ;  1437.5 p0      18 t
        vgf2p8affineqb zmm16, zmm29, zmm6, 0                             ;  1431.5 p0      18 t
        vmovdqa64 zmm30, zmm29                                           ;  1417.5         18 t copy
        vpermi2b zmm30, zmm17, zmm12                                     ;  1434.5 p0+p5   18 t
        vmovdqa64 zmm14, zmm29                                           ;  1417.5         18 t copy
        vpermi2b zmm14, zmm20, zmm19                                     ;  1436.5 p0+p5   18 t
        vpternlogd zmm16, zmm14, zmm30, 0xca                             ;  1441.5 p0      18 t
        vgf2p8affineqb zmm14, zmm10, zmm6, 0                             ;  1435.5 p0      18 t
        vmovdqa64 zmm30, zmm10                                           ;  1415.5         18 t copy
        vpermi2b zmm30, zmm17, zmm12                                     ;  1438.5 p0+p5   18 t
        vmovdqa64 zmm4, zmm10                                            ;  1415.5         18 t copy
        vpermi2b zmm4, zmm20, zmm19                                      ;  1440.5 p0+p5   18 t
        vpternlogd zmm14, zmm4, zmm30, 0xca                              ;  1445.5 p0      18 t
        vgf2p8affineqb zmm4, zmm11, zmm6, 0                              ;  1439.5 p0      18 t
        vmovdqa64 zmm30, zmm11                                           ;  1415.5         18 t copy
        vpermi2b zmm30, zmm17, zmm12                                     ;  1442.5 p0+p5   18 t
        vmovdqu64 [rbp + 27072], zmm10                                   ;  1415.5 p8+p9   20 d spill
        vmovdqa64 zmm10, zmm11                                           ;  1415.5         18 t copy
        vpermi2b zmm10, zmm20, zmm19                                     ;  1444.5 p0+p5   18 t
        vpternlogd zmm4, zmm10, zmm30, 0xca                              ;  1449.5 p0      18 t
        vmovdqu64 zmm10, [rbp + 13568]                                   ;  1265.5 p3      20 d
        vpternlogd zmm10, zmm21, [rbp + 27456], 0x96                     ;  1443.5 p0+p2   20 d
        vgf2p8affineqb zmm30, zmm10, zmm6, 0                             ;  1444.5 p0      18 t
        vmovdqa64 zmm6, zmm10                                            ;  1444.5         18 t copy
        vpermi2b zmm6, zmm17, zmm12                                      ;  1446.5 p0+p5   18 t
        vmovdqa64 zmm12, zmm10                                           ;  1444.5         18 t copy
        vpermi2b zmm12, zmm20, zmm19                                     ;  1448.5 p0+p5   18 t
        vpternlogd zmm30, zmm12, zmm6, 0xca                              ;  1453.5 p0      18 t
        vgf2p8affineqb zmm6, zmm28, zmm2, 0                              ;  1448.5 p0      18 t
        vgf2p8affineqb zmm12, zmm28, zmm31, 0                            ;  1449.5 p0      18 t
        vgf2p8affineqb zmm19, zmm28, zmm18, 0                            ;  1450.5 p0      18 t
        vmovdqa64 zmm20, zmm28                                           ;  1434.5         18 t copy
        vpternlogd zmm20, zmm27, zmm4, 0x96                              ;  1450.5 p5      18 t
        vgf2p8affineqb zmm17, zmm28, zmm3, 0                             ;  1451.5 p0      18 t
        vpternlogd zmm28, zmm22, [rbp + 26432], 0x96                     ;  1450.5 p5+p3   18 t
        vmovdqu64 [rbp + 27456], zmm11                                   ;  1415.5 p7+p4   20 d spill
        vgf2p8affineqb zmm11, zmm27, zmm18, 0                            ;  1452.5 p0      18 t
        vmovdqu64 [rbp + 27520], zmm29                                   ;  1417.5 p8+p9   20 d spill
        vgf2p8affineqb zmm29, zmm27, zmm2, 0                             ;  1453.5 p0      18 t
        vmovdqu64 [rbp + 27328], zmm10                                   ;  1444.5 p7+p4   20 d spill
        vgf2p8affineqb zmm10, zmm27, zmm31, 0                            ;  1454.5 p0      18 t
        vmovdqu64 [rbp + 27264], zmm5                                    ;  1413.5 p8+p9   20 d spill
        vgf2p8affineqb zmm5, zmm27, zmm3, 0                              ;  1455.5 p0      18 t
        vmovdqu64 [rbp + 27840], zmm8                                    ;  1412.5 p7+p4   20 d spill
        vgf2p8affineqb zmm8, zmm22, zmm18, 0                             ;  1456.5 p0      18 t
        vmovdqu64 [rbp + 27392], zmm26                                   ;  1420.5 p8+p9   20 d spill
        vgf2p8affineqb zmm26, zmm22, zmm3, 0                             ;  1457.5 p0      18 t
        vpternlogd zmm26, zmm19, [rbp + 26176], 0x96                     ;  1460.5 p5+p2   18 t
        vpternlogd zmm26, zmm25, zmm14, 0x96                             ;  1461.5 p5      18 t
        vmovdqu64 [rbp + 27776], zmm24                                   ;  1416.5 p7+p4   20 d spill
        vgf2p8affineqb zmm24, zmm22, zmm31, 0                            ;  1458.5 p0      18 t
        vmovdqu64 [rbp + 28032], zmm23                                   ;  1416.5 p8+p9   20 d spill
        vgf2p8affineqb zmm23, zmm22, zmm2, 0                             ;  1459.5 p0      18 t
        vmovdqu64 [rbp + 27712], zmm21                                   ;  1413.5 p7+p4   20 d spill
        vmovdqa64 zmm21, zmm8                                            ;  1459.5         18 t copy
        vpternlogd zmm21, zmm25, [rbp + 26112], 0x96                     ;  1459.5 p5+p3   18 t
        vmovdqu64 [rbp + 27584], zmm15                                   ;  1412.5 p8+p9   20 d spill
        vgf2p8affineqb zmm15, zmm25, zmm18, 0                            ;  1460.5 p0      18 t
        vmovdqu64 [rbp + 28096], zmm13                                   ;  1411.5 p7+p4   20 d spill
        vgf2p8affineqb zmm13, zmm25, zmm31, 0                            ;  1461.5 p0      18 t
        vmovdqu64 [rbp + 27648], zmm9                                    ;  1415.5 p8+p9   18 t spill
        vgf2p8affineqb zmm9, zmm25, zmm2, 0                              ;  1462.5 p0      18 t
        vpxord zmm24, zmm24, zmm9                                        ;  1465.5 p5      18 t
        vgf2p8affineqb zmm9, zmm25, zmm3, 0                              ;  1463.5 p0      18 t
        vmovdqu64 [rbp + 28160], zmm1                                    ;  1410.5 p7+p4   18 t spill
        vmovdqa64 zmm1, zmm22                                            ;  1438.5         18 t copy
        vpternlogd zmm1, zmm4, [rbp + 26368], 0x96                       ;  1455.5 p5+p2   18 t
        vmovdqu64 [rbp + 28224], zmm7                                    ;  1398.5 p8+p9   18 t spill
        vgf2p8affineqb zmm7, zmm4, zmm18, 0                              ;  1464.5 p0      18 t
        vpternlogd zmm7, zmm22, [rbp + 26048], 0x96                      ;  1467.5 p5+p3   18 t
        vpternlogd zmm7, zmm25, zmm14, 0x96                              ;  1468.5 p5      18 t
        vgf2p8affineqb zmm22, zmm14, zmm2, 0                             ;  1465.5 p0      18 t
        vpternlogd zmm21, zmm22, zmm12, 0x96                             ;  1468.5 p5      18 t
        vpternlogd zmm22, zmm12, [rbp + 26304], 0x96                     ;  1468.5 p5+p2   18 t
        vgf2p8affineqb zmm12, zmm14, zmm18, 0                            ;  1466.5 p0      18 t
        vpternlogd zmm1, zmm12, zmm30, 0x96                              ;  1469.5 p5      18 t
        vpternlogd zmm12, zmm14, [rbp + 26240], 0x96                     ;  1469.5 p5+p3   18 t
        vpxord zmm17, zmm17, zmm12                                       ;  1470.5 p5      18 t
        vpternlogd zmm17, zmm11, zmm16, 0x96                             ;  1471.5 p5      18 t
        vgf2p8affineqb zmm12, zmm14, zmm31, 0                            ;  1467.5 p0      18 t
        vpxord zmm23, zmm23, zmm12                                       ;  1470.5 p5      18 t
        vpternlogd zmm5, zmm22, zmm23, 0x96                              ;  1471.5 p5      18 t
        vgf2p8affineqb zmm12, zmm14, zmm3, 0                             ;  1468.5 p0      18 t
        vpternlogd zmm12, zmm28, zmm8, 0x96                              ;  1471.5 p5      18 t
        vgf2p8affineqb zmm8, zmm16, zmm31, 0                             ;  1469.5 p0      18 t
        vpxord zmm14, zmm16, zmm30                                       ;  1467.5 p5      18 t
        vgf2p8affineqb zmm22, zmm16, zmm2, 0                             ;  1470.5 p0      18 t
        vpternlogd zmm7, zmm14, zmm20, 0x96                              ;  1469.5 p5      18 t
        vpternlogd zmm19, zmm23, [rbp + 26496], 0x96                     ;  1471.5 p5+p2   18 t
        vgf2p8affineqb zmm23, zmm16, zmm18, 0                            ;  1471.5 p0      18 t
        vpternlogd zmm5, zmm14, zmm23, 0x96                              ;  1474.5 p5      18 t
        vgf2p8affineqb zmm14, zmm16, zmm3, 0                             ;  1472.5 p0      18 t
        vgf2p8affineqb zmm16, zmm30, zmm3, 0                             ;  1473.5 p0      18 t
        vpternlogd zmm11, zmm16, zmm21, 0x96                             ;  1476.5 p5      18 t
        vpternlogd zmm11, zmm27, zmm4, 0x96                              ;  1477.5 p5      18 t
        vgf2p8affineqb zmm16, zmm30, zmm31, 0                            ;  1474.5 p0      18 t
        vgf2p8affineqb zmm21, zmm30, zmm2, 0                             ;  1475.5 p0      18 t
        vpternlogd zmm13, zmm21, zmm4, 0x96                              ;  1478.5 p5      18 t
        vgf2p8affineqb zmm21, zmm30, zmm18, 0                            ;  1476.5 p0      18 t
        vpternlogd zmm11, zmm8, zmm6, 0x96                               ;  1478.5 p5      18 t
        vpternlogd zmm9, zmm1, zmm21, 0x96                               ;  1479.5 p5      18 t
        vpternlogd zmm14, zmm19, zmm21, 0x96                             ;  1479.5 p5      18 t
        vpternlogd zmm26, zmm16, zmm29, 0x96                             ;  1477.5 p0      18 t
        vpternlogd zmm26, zmm15, zmm4, 0x96                              ;  1478.5 p5      18 t
        vpternlogd zmm5, zmm15, zmm4, 0x96                               ;  1478.5 p0      18 t
        vpternlogd zmm26, zmm22, zmm10, 0x96                             ;  1479.5 p5      18 t
        vpternlogd zmm9, zmm22, zmm10, 0x96                              ;  1480.5 p0      18 t
        vpternlogd zmm9, zmm8, zmm6, 0x96                                ;  1481.5 p5      18 t
        vpternlogd zmm12, zmm23, zmm13, 0x96                             ;  1480.5 p0      18 t
        vpternlogd zmm12, zmm16, zmm29, 0x96                             ;  1481.5 p5      18 t
        vpternlogd zmm17, zmm13, zmm24, 0x96                             ;  1481.5 p0      18 t
        vpternlogd zmm14, zmm24, zmm20, 0x96                             ;  1481.5 p5      18 t
        vmovdqu64 zmm1, [rbp + 24768]                                    ;  1312.0 p3      18 t reload
        vgf2p8affineqb zmm4, zmm7, zmm1, 0                               ;  1482.5 p0      18 t
        vgf2p8affineqb zmm6, zmm11, zmm1, 0                              ;  1483.5 p0      18 t
        vgf2p8affineqb zmm8, zmm26, zmm1, 0                              ;  1484.5 p0      18 t
        vgf2p8affineqb zmm10, zmm17, zmm1, 0                             ;  1485.5 p0      18 t
        vgf2p8affineqb zmm13, zmm5, zmm1, 0                              ;  1486.5 p0      18 t
        vmovdqu64 zmm15, [rbp + 24576]                                   ;  1313.0 p2      18 t reload
        vmovdqu64 zmm16, [rbp + 24512]                                   ;  1313.2 p3      18 t reload
        vmovdqa64 zmm19, zmm7                                            ;  1470.5         18 t copy
        vpermi2b zmm19, zmm16, zmm15                                     ;  1484.5 p5      18 t
        vmovdqu64 zmm20, [rbp + 24704]                                   ;  1314.0 p2      18 t reload
        vmovdqu64 zmm21, [rbp + 24640]                                   ;  1314.2 p3      18 t reload
        vpermi2b zmm7, zmm21, zmm20                                      ;  1487.5 p5      18 t
        vpternlogd zmm4, zmm7, zmm19, 0xca                               ;  1492.5 p0      18 t
        vmovdqa64 zmm7, zmm11                                            ;  1479.5         18 t copy
        vpermi2b zmm7, zmm16, zmm15                                      ;  1489.5 p0+p5   18 t
        vpermi2b zmm11, zmm21, zmm20                                     ;  1491.5 p0+p5   18 t
        vpternlogd zmm6, zmm11, zmm7, 0xca                               ;  1496.5 p0      18 t
        vpternlogd zmm4, zmm0, [rbp + 27904], 0x96                       ;  1493.5 p0+p2   18 t
        vmovdqa64 zmm0, zmm26                                            ;  1480.5         18 t copy
        vpermi2b zmm0, zmm16, zmm15                                      ;  1493.5 p0+p5   18 t
        vpermi2b zmm26, zmm21, zmm20                                     ;  1495.5 p0+p5   18 t
        vpternlogd zmm8, zmm26, zmm0, 0xca                               ;  1500.5 p0      18 t
        vmovdqa64 zmm0, zmm17                                            ;  1482.5         18 t copy
        vpermi2b zmm0, zmm16, zmm15                                      ;  1497.5 p0+p5   18 t
        vpermi2b zmm17, zmm21, zmm20                                     ;  1499.5 p0+p5   18 t
        vpternlogd zmm10, zmm17, zmm0, 0xca                              ;  1504.5 p0      18 t
        vmovdqa64 zmm0, zmm5                                             ;  1479.5         18 t copy
        vpermi2b zmm0, zmm16, zmm15                                      ;  1501.5 p0+p5   18 t
        vpermi2b zmm5, zmm21, zmm20                                      ;  1503.5 p0+p5   18 t
        vpternlogd zmm13, zmm5, zmm0, 0xca                               ;  1508.5 p0      18 t
        vgf2p8affineqb zmm0, zmm9, zmm1, 0                               ;  1501.5 p0      18 t
        vmovdqa64 zmm5, zmm9                                             ;  1482.5         18 t copy
        vpermi2b zmm5, zmm16, zmm15                                      ;  1505.5 p0+p5   18 t
        vpermi2b zmm9, zmm21, zmm20                                      ;  1507.5 p0+p5   18 t
        vpternlogd zmm0, zmm9, zmm5, 0xca                                ;  1512.5 p0      18 t
        vgf2p8affineqb zmm5, zmm12, zmm1, 0                              ;  1505.5 p0      18 t
        vmovdqa64 zmm7, zmm12                                            ;  1482.5         18 t copy
        vpermi2b zmm7, zmm16, zmm15                                      ;  1509.5 p0+p5   18 t
        vpermi2b zmm12, zmm21, zmm20                                     ;  1511.5 p0+p5   18 t
        vpternlogd zmm5, zmm12, zmm7, 0xca                               ;  1516.5 p0      18 t
        vgf2p8affineqb zmm7, zmm14, zmm1, 0                              ;  1509.5 p0      18 t
        vmovdqa64 zmm9, zmm14                                            ;  1482.5         18 t copy
        vpermi2b zmm9, zmm16, zmm15                                      ;  1513.5 p0+p5   18 t
        vpermi2b zmm14, zmm21, zmm20                                     ;  1515.5 p0+p5   18 t
        vpternlogd zmm7, zmm14, zmm9, 0xca                               ;  1520.5 p0      18 t
        vmovdqu64 zmm9, [rbp + 28224]                                    ;  1398.5 p3      18 t reload
        vpternlogd zmm6, zmm9, [rbp + 27968], 0x96                       ;  1513.5 p0+p2   18 t
        vmovdqu64 zmm9, [rbp + 28160]                                    ;  1410.5 p3      18 t reload
        vpternlogd zmm13, zmm9, [rbp + 27136], 0x96                      ;  1514.5 p0+p2   18 t
        vmovdqu64 zmm9, [rbp + 27648]                                    ;  1415.5 p3      18 t reload
        vpternlogd zmm0, zmm9, [rbp + 27200], 0x96                       ;  1515.5 p0+p2   18 t
        vmovdqu64 zmm9, [rbp + 28096]                                    ;  1411.5 p3      20 d reload
        vmovdqa64 zmm11, zmm8                                            ;  1501.5         20 d copy
        vpternlogd zmm11, zmm4, zmm9, 0x96                               ;  1516.5 p0      20 d
        vmovdqu64 zmm12, [rbp + 14976]                                   ;  1339.7 p2      20 d reload
        vpternlogd zmm4, zmm12, [rbp + 27840], 0x96                      ;  1516.5 p5+p3   20 d
        vmovdqu64 zmm12, [rbp + 27584]                                   ;  1412.5 p2      20 d reload
        vmovdqa64 zmm14, zmm10                                           ;  1505.5         20 d copy
        vpternlogd zmm14, zmm6, zmm12, 0x96                              ;  1517.5 p0      20 d
        vmovdqu64 zmm17, [rbp + 14656]                                   ;  1341.7 p3      20 d reload
        vpternlogd zmm6, zmm17, [rbp + 27264], 0x96                      ;  1517.5 p5+p2   20 d
        vmovdqu64 zmm17, [rbp + 27712]                                   ;  1413.5 p3      20 d reload
        vmovdqa64 zmm19, zmm5                                            ;  1517.5         20 d copy
        vpternlogd zmm19, zmm13, zmm17, 0x96                             ;  1518.5 p0      20 d
        vmovdqu64 zmm22, [rbp + 28032]                                   ;  1416.5 p2      20 d reload
        vmovdqa64 zmm23, zmm7                                            ;  1521.5         20 d copy
        vpternlogd zmm23, zmm0, zmm22, 0x96                              ;  1521.5 p5      20 d
        vmovdqu64 zmm24, [rbp + 15168]                                   ;  1344.8 p3      20 d reload
        vpternlogd zmm13, zmm24, [rbp + 27072], 0x96                     ;  1519.5 p0+p2   20 d
        vmovdqu64 zmm24, [rbp + 15360]                                   ;  1345.8 p3      20 d reload
        vpternlogd zmm0, zmm24, [rbp + 27456], 0x96                      ;  1519.5 p5+p2   20 d
        vmovdqu64 zmm24, [rbp + 15488]                                   ;  1346.8 p3      20 d
        vpternlogd zmm24, zmm11, [rbp + 27776], 0x96                     ;  1520.5 p0+p2   20 d
        vmovdqu64 zmm25, [rbp + 14720]                                   ;  1347.8 p3      20 d
        vpternlogd zmm25, zmm14, [rbp + 27392], 0x96                     ;  1520.5 p5+p2   20 d
        vmovdqu64 zmm26, [rbp + 17792]                                   ;  1348.8 p3      20 d
        vpternlogd zmm26, zmm19, [rbp + 27328], 0x96                     ;  1521.5 p0+p2   20 d
        vgf2p8affineqb zmm27, zmm24, zmm1, 0                             ;  1522.5 p0      18 t
        vmovdqa64 zmm28, zmm24                                           ;  1521.5         18 t copy
        vpermi2b zmm28, zmm16, zmm15                                     ;  1523.5 p5      18 t
        vmovdqa64 zmm29, zmm24                                           ;  1521.5         18 t copy
        vpermi2b zmm29, zmm21, zmm20                                     ;  1525.5 p0+p5   18 t
        vpternlogd zmm27, zmm29, zmm28, 0xca                             ;  1530.5 p0      18 t
        vmovdqu64 zmm28, [rbp + 15424]                                   ;  1351.7 p3      20 d
        vpternlogd zmm28, zmm23, [rbp + 27520], 0x96                     ;  1525.5 p0+p2   20 d
        vgf2p8affineqb zmm29, zmm25, zmm1, 0                             ;  1526.5 p0      18 t
        vmovdqa64 zmm30, zmm25                                           ;  1521.5         18 t copy
        vpermi2b zmm30, zmm16, zmm15                                     ;  1528.5 p5      18 t
        vmovdqa64 zmm22, zmm25                                           ;  1521.5         18 t copy
        vpermi2b zmm22, zmm21, zmm20                                     ;  1530.5 p0+p5   18 t
        vpternlogd zmm29, zmm22, zmm30, 0xca                             ;  1535.5 p0      18 t
        vgf2p8affineqb zmm22, zmm4, zmm1, 0                              ;  1529.5 p0      18 t
        vmovdqa64 zmm30, zmm4                                            ;  1517.5         18 t copy
        vpermi2b zmm30, zmm16, zmm15                                     ;  1532.5 p0+p5   18 t
        vmovdqa64 zmm17, zmm4                                            ;  1517.5         18 t copy
        vpermi2b zmm17, zmm21, zmm20                                     ;  1534.5 p0+p5   18 t
        vpternlogd zmm22, zmm17, zmm30, 0xca                             ;  1539.5 p0      18 t
        vgf2p8affineqb zmm17, zmm6, zmm1, 0                              ;  1533.5 p0      18 t
        vmovdqa64 zmm30, zmm6                                            ;  1518.5         18 t copy
        vpermi2b zmm30, zmm16, zmm15                                     ;  1536.5 p0+p5   18 t
        vmovdqa64 zmm12, zmm6                                            ;  1518.5         18 t copy
        vpermi2b zmm12, zmm21, zmm20                                     ;  1538.5 p0+p5   18 t
        vpternlogd zmm17, zmm12, zmm30, 0xca                             ;  1543.5 p0      18 t
        vgf2p8affineqb zmm12, zmm26, zmm1, 0                             ;  1537.5 p0      18 t
        vmovdqa64 zmm30, zmm26                                           ;  1522.5         18 t copy
        vpermi2b zmm30, zmm16, zmm15                                     ;  1540.5 p0+p5   18 t
        vmovdqa64 zmm9, zmm26                                            ;  1522.5         18 t copy
        vpermi2b zmm9, zmm21, zmm20                                      ;  1542.5 p0+p5   18 t
        vpternlogd zmm12, zmm9, zmm30, 0xca                              ;  1547.5 p0      18 t
        vgf2p8affineqb zmm9, zmm28, zmm1, 0                              ;  1541.5 p0      18 t
        vmovdqa64 zmm30, zmm28                                           ;  1526.5         18 t copy
        vpermi2b zmm30, zmm16, zmm15                                     ;  1544.5 p0+p5   18 t
        vmovdqu64 [rbp + 27520], zmm26                                   ;  1522.5 p7+p4   20 d spill
        vmovdqa64 zmm26, zmm28                                           ;  1526.5         18 t copy
        vpermi2b zmm26, zmm21, zmm20                                     ;  1546.5 p0+p5   18 t
        vpternlogd zmm9, zmm26, zmm30, 0xca                              ;  1551.5 p0      18 t
        vgf2p8affineqb zmm26, zmm13, zmm1, 0                             ;  1545.5 p0      18 t
        vmovdqa64 zmm30, zmm13                                           ;  1520.5         18 t copy
        vpermi2b zmm30, zmm16, zmm15                                     ;  1548.5 p0+p5   18 t
        vmovdqu64 [rbp + 27328], zmm28                                   ;  1526.5 p8+p9   20 d spill
        vmovdqa64 zmm28, zmm13                                           ;  1520.5         18 t copy
        vpermi2b zmm28, zmm21, zmm20                                     ;  1550.5 p0+p5   18 t
        vpternlogd zmm26, zmm28, zmm30, 0xca                             ;  1555.5 p0      18 t
        vgf2p8affineqb zmm28, zmm0, zmm1, 0                              ;  1549.5 p0      18 t
        vmovdqa64 zmm30, zmm0                                            ;  1520.5         18 t copy
        vpermi2b zmm30, zmm16, zmm15                                     ;  1552.5 p0+p5   18 t
        vmovdqa64 zmm1, zmm0                                             ;  1520.5         18 t copy
        vpermi2b zmm1, zmm21, zmm20                                      ;  1554.5 p0+p5   18 t
        vpternlogd zmm28, zmm1, zmm30, 0xca                              ;  1559.5 p0      18 t
        vgf2p8affineqb zmm1, zmm22, zmm2, 0                              ;  1553.5 p0      18 t
        vgf2p8affineqb zmm30, zmm22, zmm31, 0                            ;  1554.5 p0      18 t
        vgf2p8affineqb zmm20, zmm22, zmm18, 0                            ;  1555.5 p0      18 t
        vmovdqa64 zmm21, zmm22                                           ;  1540.5         18 t copy
        vpternlogd zmm21, zmm29, zmm28, 0x96                             ;  1560.5 p5      18 t
        vgf2p8affineqb zmm15, zmm22, zmm3, 0                             ;  1556.5 p0      18 t
        vgf2p8affineqb zmm16, zmm29, zmm18, 0                            ;  1557.5 p0      18 t
        vmovdqu64 [rbp + 27392], zmm0                                    ;  1520.5 p7+p4   20 d spill
        vgf2p8affineqb zmm0, zmm29, zmm2, 0                              ;  1558.5 p0      18 t
        vmovdqu64 [rbp + 27776], zmm13                                   ;  1520.5 p8+p9   20 d spill
        vgf2p8affineqb zmm13, zmm29, zmm31, 0                            ;  1559.5 p0      18 t
        vmovdqu64 [rbp + 27456], zmm6                                    ;  1518.5 p7+p4   20 d spill
        vgf2p8affineqb zmm6, zmm29, zmm3, 0                              ;  1560.5 p0      18 t
        vmovdqu64 [rbp + 27072], zmm4                                    ;  1517.5 p8+p9   20 d spill
        vgf2p8affineqb zmm4, zmm28, zmm18, 0                             ;  1561.5 p0      18 t
        vpternlogd zmm4, zmm17, [rbp + 26560], 0x96                      ;  1564.5 p5+p3   18 t
        vpternlogd zmm4, zmm27, zmm26, 0x96                              ;  1565.5 p5      18 t
        vmovdqu64 [rbp + 27264], zmm25                                   ;  1521.5 p7+p4   20 d spill
        vmovdqa64 zmm25, zmm28                                           ;  1560.5         18 t copy
        vmovdqu64 [rbp + 27840], zmm24                                   ;  1521.5 p8+p9   20 d spill
        vgf2p8affineqb zmm24, zmm17, zmm18, 0                            ;  1562.5 p0      18 t
        vmovdqu64 [rbp + 27200], zmm7                                    ;  1521.5 p7+p4   18 t spill
        vpxord zmm7, zmm24, [rbp + 26624]                                ;  1565.5 p5+p2   18 t
        vmovdqu64 [rbp + 27648], zmm5                                    ;  1517.5 p8+p9   18 t spill
        vgf2p8affineqb zmm5, zmm17, zmm3, 0                              ;  1563.5 p0      18 t
        vpternlogd zmm5, zmm20, [rbp + 26688], 0x96                      ;  1566.5 p5+p3   18 t
        vpternlogd zmm5, zmm27, zmm26, 0x96                              ;  1567.5 p5      18 t
        vmovdqu64 [rbp + 27136], zmm10                                   ;  1505.5 p7+p4   18 t spill
        vgf2p8affineqb zmm10, zmm17, zmm31, 0                            ;  1564.5 p0      18 t
        vmovdqu64 [rbp + 28160], zmm8                                    ;  1501.5 p8+p9   18 t spill
        vgf2p8affineqb zmm8, zmm17, zmm2, 0                              ;  1565.5 p0      18 t
        vmovdqu64 [rbp + 27968], zmm20                                   ;  1558.5 p7+p4   18 t spill
        vgf2p8affineqb zmm20, zmm27, zmm18, 0                            ;  1566.5 p0      18 t
        vpxord zmm25, zmm25, zmm20                                       ;  1569.5 p5      18 t
        vgf2p8affineqb zmm20, zmm27, zmm31, 0                            ;  1567.5 p0      18 t
        vmovdqu64 [rbp + 28224], zmm24                                   ;  1565.5 p8+p9   18 t spill
        vgf2p8affineqb zmm24, zmm27, zmm2, 0                             ;  1568.5 p0      18 t
        vpxord zmm10, zmm10, zmm24                                       ;  1571.5 p5      18 t
        vgf2p8affineqb zmm24, zmm27, zmm3, 0                             ;  1569.5 p0      18 t
        vmovdqu64 [rbp + 27904], zmm24                                   ;  1572.5 p7+p4   18 t spill
        vgf2p8affineqb zmm24, zmm26, zmm2, 0                             ;  1570.5 p0      18 t
        vpxord zmm30, zmm30, zmm24                                       ;  1573.5 p5      18 t
        vpternlogd zmm7, zmm27, zmm30, 0x96                              ;  1574.5 p5      18 t
        vgf2p8affineqb zmm24, zmm26, zmm18, 0                            ;  1571.5 p0      18 t
        vgf2p8affineqb zmm27, zmm26, zmm31, 0                            ;  1572.5 p0      18 t
        vpxord zmm8, zmm8, zmm27                                         ;  1575.5 p5      18 t
        vpternlogd zmm30, zmm8, [rbp + 23936], 0x96                      ;  1576.5 p5+p2   18 t
        vgf2p8affineqb zmm27, zmm26, zmm3, 0                             ;  1573.5 p0      18 t
        vmovdqu64 [rbp + 28352], zmm27                                   ;  1576.5 p8+p9   18 t spill
        vmovdqu64 zmm27, [rbp + 26880]                                   ;  1399.5 p3      18 t.7 reload
        vpternlogd zmm8, zmm27, [rbp + 27968], 0x96                      ;  1576.5 p5+p2   18 t
        vmovdqa64 zmm27, zmm17                                           ;  1544.5         18 t copy
        vpternlogd zmm27, zmm28, [rbp + 26816], 0x96                     ;  1568.5 p5+p3   18 t
        vpternlogd zmm27, zmm24, zmm12, 0x96                             ;  1574.5 p5      18 t
        vmovdqu64 [rbp + 27968], zmm8                                    ;  1577.5 p7+p4   18 t spill
        vgf2p8affineqb zmm8, zmm12, zmm3, 0                              ;  1574.5 p0      18 t
        vpternlogd zmm8, zmm7, zmm16, 0x96                               ;  1577.5 p5      18 t
        vpternlogd zmm8, zmm29, zmm28, 0x96                              ;  1578.5 p5      18 t
        vgf2p8affineqb zmm7, zmm12, zmm31, 0                             ;  1575.5 p0      18 t
        vpxord zmm0, zmm0, zmm7                                          ;  1578.5 p5      18 t
        vpternlogd zmm5, zmm25, zmm0, 0x96                               ;  1579.5 p5      18 t
        vgf2p8affineqb zmm7, zmm12, zmm2, 0                              ;  1576.5 p0      18 t
        vpternlogd zmm20, zmm7, zmm28, 0x96                              ;  1579.5 p5      18 t
        vpxord zmm7, zmm12, zmm9                                         ;  1575.5 p5      18 t
        vgf2p8affineqb zmm12, zmm12, zmm18, 0                            ;  1577.5 p0      18 t
        vpternlogd zmm4, zmm7, zmm21, 0x96                               ;  1576.5 p5      18 t
        vpternlogd zmm27, zmm12, [rbp + 27904], 0x96                     ;  1580.5 p5+p2   18 t
        vgf2p8affineqb zmm28, zmm9, zmm31, 0                             ;  1578.5 p0      18 t
        vpternlogd zmm8, zmm28, zmm1, 0x96                               ;  1581.5 p5      18 t
        vgf2p8affineqb zmm29, zmm9, zmm2, 0                              ;  1579.5 p0      18 t
        vpternlogd zmm5, zmm29, zmm13, 0x96                              ;  1582.5 p5      18 t
        vpternlogd zmm27, zmm29, zmm13, 0x96                             ;  1582.5 p0      18 t
        vpternlogd zmm27, zmm28, zmm1, 0x96                              ;  1583.5 p5      18 t
        vgf2p8affineqb zmm1, zmm9, zmm18, 0                              ;  1581.5 p0      18 t
        vpternlogd zmm6, zmm30, zmm1, 0x96                               ;  1584.5 p5      18 t
        vpternlogd zmm6, zmm25, zmm7, 0x96                               ;  1585.5 p0      18 t
        vgf2p8affineqb zmm7, zmm9, zmm3, 0                               ;  1583.5 p0      18 t
        vpternlogd zmm7, zmm12, [rbp + 27968], 0x96                      ;  1586.5 p5+p3   18 t
        vpternlogd zmm7, zmm21, zmm10, 0x96                              ;  1587.5 p5      18 t
        vpxord zmm26, zmm26, [rbp + 26752]                               ;  1584.5 p0+p2   18 t
        vpternlogd zmm15, zmm24, zmm26, 0x96                             ;  1585.5 p5      18 t
        vpternlogd zmm15, zmm16, zmm9, 0x96                              ;  1586.5 p0      18 t
        vpternlogd zmm15, zmm10, zmm20, 0x96                             ;  1587.5 p5      18 t
        vpxord zmm22, zmm22, [rbp + 24000]                               ;  1586.5 p0+p3   18 t
        vpternlogd zmm22, zmm17, [rbp + 28352], 0x96                     ;  1587.5 p5+p2   18 t
        vpternlogd zmm22, zmm1, [rbp + 28224], 0x96                      ;  1588.5 p0+p3   18 t
        vpternlogd zmm22, zmm20, zmm0, 0x96                              ;  1589.5 p5      18 t
        vmovdqu64 zmm0, [rbp + 24768]                                    ;  1417.0 p2      18 t reload
        vgf2p8affineqb zmm1, zmm4, zmm0, 0                               ;  1588.5 p0      18 t
        vgf2p8affineqb zmm9, zmm8, zmm0, 0                               ;  1589.5 p0      18 t
        vgf2p8affineqb zmm10, zmm5, zmm0, 0                              ;  1590.5 p0      18 t
        vgf2p8affineqb zmm12, zmm15, zmm0, 0                             ;  1591.5 p0      18 t
        vgf2p8affineqb zmm13, zmm6, zmm0, 0                              ;  1592.5 p0      18 t
        vmovdqu64 zmm16, [rbp + 24576]                                   ;  1417.8 p3      18 t reload
        vmovdqu64 zmm17, [rbp + 24512]                                   ;  1418.0 p2      18 t reload
        vmovdqa64 zmm20, zmm4                                            ;  1577.5         18 t copy
        vpermi2b zmm20, zmm17, zmm16                                     ;  1590.5 p5      18 t
        vmovdqu64 zmm21, [rbp + 24704]                                   ;  1418.8 p3      18 t reload
        vmovdqu64 zmm24, [rbp + 24640]                                   ;  1419.0 p2      18 t reload
        vpermi2b zmm4, zmm24, zmm21                                      ;  1593.5 p5      18 t
        vpternlogd zmm1, zmm4, zmm20, 0xca                               ;  1598.5 p0      18 t
        vmovdqa64 zmm4, zmm8                                             ;  1582.5         18 t copy
        vpermi2b zmm4, zmm17, zmm16                                      ;  1595.5 p0+p5   18 t
        vpermi2b zmm8, zmm24, zmm21                                      ;  1597.5 p0+p5   18 t
        vpternlogd zmm9, zmm8, zmm4, 0xca                                ;  1602.5 p0      18 t
        vmovdqa64 zmm4, zmm5                                             ;  1583.5         18 t copy
        vpermi2b zmm4, zmm17, zmm16                                      ;  1599.5 p0+p5   18 t
        vpermi2b zmm5, zmm24, zmm21                                      ;  1601.5 p0+p5   18 t
        vpternlogd zmm10, zmm5, zmm4, 0xca                               ;  1606.5 p0      18 t
        vpxord zmm11, zmm11, zmm10                                       ;  1607.5 p0      18 t
        vmovdqa64 zmm4, zmm15                                            ;  1588.5         18 t copy
        vpermi2b zmm4, zmm17, zmm16                                      ;  1603.5 p0+p5   18 t
        vpermi2b zmm15, zmm24, zmm21                                     ;  1605.5 p0+p5   18 t
        vpternlogd zmm12, zmm15, zmm4, 0xca                              ;  1610.5 p0      18 t
        vpxord zmm14, zmm14, zmm12                                       ;  1611.5 p0      18 t
        vmovdqa64 zmm4, zmm6                                             ;  1586.5         18 t copy
        vpermi2b zmm4, zmm17, zmm16                                      ;  1607.5 p0+p5   18 t
        vpermi2b zmm6, zmm24, zmm21                                      ;  1609.5 p0+p5   18 t
        vpternlogd zmm13, zmm6, zmm4, 0xca                               ;  1614.5 p0      18 t
        vgf2p8affineqb zmm4, zmm27, zmm0, 0                              ;  1608.5 p0      18 t
        vmovdqa64 zmm5, zmm27                                            ;  1584.5         18 t copy
        vpermi2b zmm5, zmm17, zmm16                                      ;  1611.5 p0+p5   18 t
        vpermi2b zmm27, zmm24, zmm21                                     ;  1613.5 p0+p5   18 t
        vpternlogd zmm4, zmm27, zmm5, 0xca                               ;  1618.5 p0      18 t
        vgf2p8affineqb zmm5, zmm22, zmm0, 0                              ;  1612.5 p0      18 t
        vmovdqa64 zmm6, zmm22                                            ;  1590.5         18 t copy
        vpermi2b zmm6, zmm17, zmm16                                      ;  1615.5 p0+p5   18 t
        vpermi2b zmm22, zmm24, zmm21                                     ;  1617.5 p0+p5   18 t
        vpternlogd zmm5, zmm22, zmm6, 0xca                               ;  1622.5 p0      18 t
        vpxord zmm19, zmm19, zmm5                                        ;  1623.5 p0      18 t
        vmovdqu64 zmm5, [rbp + 28160]                                    ;  1501.5 p3      18 t reload
        vpternlogd zmm1, zmm5, [rbp + 28096], 0x96                       ;  1617.5 p0+p2   18 t
        vgf2p8affineqb zmm5, zmm7, zmm0, 0                               ;  1618.5 p0      18 t
        vmovdqa64 zmm6, zmm7                                             ;  1588.5         18 t copy
        vpermi2b zmm6, zmm17, zmm16                                      ;  1620.5 p5      18 t
        vpermi2b zmm7, zmm24, zmm21                                      ;  1622.5 p0+p5   18 t
        vpternlogd zmm5, zmm7, zmm6, 0xca                                ;  1627.5 p0      18 t
        vpxord zmm23, zmm23, zmm5                                        ;  1628.5 p0      18 t
        vmovdqu64 zmm5, [rbp + 27136]                                    ;  1505.5 p3      18 t reload
        vpternlogd zmm9, zmm5, [rbp + 27584], 0x96                       ;  1622.5 p0+p2   18 t
        vmovdqu64 zmm5, [rbp + 27648]                                    ;  1517.5 p3      18 t reload
        vpternlogd zmm13, zmm5, [rbp + 27712], 0x96                      ;  1623.5 p0+p2   18 t
        vmovdqu64 zmm5, [rbp + 27200]                                    ;  1521.5 p3      18 t reload
        vpternlogd zmm4, zmm5, [rbp + 28032], 0x96                       ;  1623.5 p5+p2   18 t
        vpxord zmm5, zmm11, zmm1                                         ;  1624.5 p0      20 d
        vpxord zmm6, zmm14, zmm9                                         ;  1624.5 p5      20 d
        vpxord zmm7, zmm19, zmm13                                        ;  1625.5 p0      20 d
        vpxord zmm8, zmm4, zmm23                                         ;  1629.5 p5      20 d
        vmovdqu64 zmm10, [rbp + 19712]                                   ;  1447.7 p3      20 d reload
        vpternlogd zmm1, zmm10, [rbp + 27072], 0x96                      ;  1626.5 p0+p2   20 d
        vmovdqu64 zmm10, [rbp + 18752]                                   ;  1448.7 p3      20 d reload
        vpternlogd zmm9, zmm10, [rbp + 27456], 0x96                      ;  1626.5 p5+p2   20 d
        vmovdqu64 zmm10, [rbp + 20096]                                   ;  1449.8 p3      20 d reload
        vpternlogd zmm13, zmm10, [rbp + 27776], 0x96                     ;  1627.5 p0+p2   20 d
        vmovdqu64 zmm10, [rbp + 17152]                                   ;  1450.8 p3      20 d reload
        vpternlogd zmm4, zmm10, [rbp + 27392], 0x96                      ;  1627.5 p5+p2   20 d
        vmovdqu64 zmm10, [rbp + 18816]                                   ;  1451.8 p3      20 d
        vpternlogd zmm10, zmm5, [rbp + 27840], 0x96                      ;  1628.5 p0+p2   20 d
        vmovdqu64 zmm12, [rbp + 18688]                                   ;  1452.8 p3      20 d
        vpternlogd zmm12, zmm6, [rbp + 27264], 0x96                      ;  1628.5 p5+p2   20 d
        vmovdqu64 zmm15, [rbp + 19264]                                   ;  1453.8 p3      20 d
        vpternlogd zmm15, zmm7, [rbp + 27520], 0x96                      ;  1629.5 p0+p2   20 d
        vgf2p8affineqb zmm20, zmm10, zmm0, 0                             ;  1630.5 p0      24 t
        vmovdqa64 zmm22, zmm10                                           ;  1629.5         24 t copy
        vpermi2b zmm22, zmm17, zmm16                                     ;  1631.5 p5      24 t
        vmovdqa64 zmm25, zmm10                                           ;  1629.5         24 t copy
        vpermi2b zmm25, zmm24, zmm21                                     ;  1633.5 p0+p5   24 t
        vpternlogd zmm20, zmm25, zmm22, 0xca                             ;  1638.5 p0      24 t
        vmovdqu64 zmm22, [rbp + 17408]                                   ;  1456.2 p3      20 d
        vpternlogd zmm22, zmm8, [rbp + 27328], 0x96                      ;  1633.5 p0+p2   20 d
        vgf2p8affineqb zmm25, zmm12, zmm0, 0                             ;  1634.5 p0      24 t
        vmovdqa64 zmm26, zmm12                                           ;  1629.5         24 t copy
        vpermi2b zmm26, zmm17, zmm16                                     ;  1636.5 p5      24 t
        vmovdqa64 zmm27, zmm12                                           ;  1629.5         24 t copy
        vpermi2b zmm27, zmm24, zmm21                                     ;  1638.5 p0+p5   24 t
        vpternlogd zmm25, zmm27, zmm26, 0xca                             ;  1643.5 p0      24 t
        vgf2p8affineqb zmm26, zmm1, zmm0, 0                              ;  1637.5 p0      24 t
        vmovdqa64 zmm27, zmm1                                            ;  1627.5         24 t copy
        vpermi2b zmm27, zmm17, zmm16                                     ;  1640.5 p0+p5   24 t
        vmovdqa64 zmm28, zmm1                                            ;  1627.5         24 t copy
        vpermi2b zmm28, zmm24, zmm21                                     ;  1642.5 p0+p5   24 t
        vpternlogd zmm26, zmm28, zmm27, 0xca                             ;  1647.5 p0      24 t
        vgf2p8affineqb zmm27, zmm9, zmm0, 0                              ;  1641.5 p0      24 t
        vmovdqa64 zmm28, zmm9                                            ;  1627.5         24 t copy
        vpermi2b zmm28, zmm17, zmm16                                     ;  1644.5 p0+p5   24 t
        vmovdqa64 zmm29, zmm9                                            ;  1627.5         24 t copy
        vpermi2b zmm29, zmm24, zmm21                                     ;  1646.5 p0+p5   24 t
        vpternlogd zmm27, zmm29, zmm28, 0xca                             ;  1651.5 p0      24 t
        vgf2p8affineqb zmm28, zmm15, zmm0, 0                             ;  1645.5 p0      24 t
        vmovdqa64 zmm29, zmm15                                           ;  1630.5         24 t copy
        vpermi2b zmm29, zmm17, zmm16                                     ;  1648.5 p0+p5   24 t
        vmovdqa64 zmm30, zmm15                                           ;  1630.5         24 t copy
        vpermi2b zmm30, zmm24, zmm21                                     ;  1650.5 p0+p5   24 t
        vpternlogd zmm28, zmm30, zmm29, 0xca                             ;  1655.5 p0      24 t
        vgf2p8affineqb zmm29, zmm22, zmm0, 0                             ;  1649.5 p0      24 t
        vmovdqa64 zmm30, zmm22                                           ;  1634.5         24 t copy
        vpermi2b zmm30, zmm17, zmm16                                     ;  1652.5 p0+p5   24 t
        vmovdqu64 [rbp + 27328], zmm15                                   ;  1630.5 p8+p9   20 d spill
        vmovdqa64 zmm15, zmm22                                           ;  1634.5         24 t copy
        vpermi2b zmm15, zmm24, zmm21                                     ;  1654.5 p0+p5   24 t
        vpternlogd zmm29, zmm15, zmm30, 0xca                             ;  1659.5 p0      24 t
        vgf2p8affineqb zmm15, zmm13, zmm0, 0                             ;  1653.5 p0      24 t
        vmovdqa64 zmm30, zmm13                                           ;  1628.5         24 t copy
        vpermi2b zmm30, zmm17, zmm16                                     ;  1656.5 p0+p5   24 t
        vmovdqu64 [rbp + 27520], zmm22                                   ;  1634.5 p7+p4   20 d spill
        vmovdqa64 zmm22, zmm13                                           ;  1628.5         24 t copy
        vpermi2b zmm22, zmm24, zmm21                                     ;  1658.5 p0+p5   24 t
        vpternlogd zmm15, zmm22, zmm30, 0xca                             ;  1663.5 p0      24 t
        vgf2p8affineqb zmm22, zmm4, zmm0, 0                              ;  1657.5 p0      24 t
        vmovdqa64 zmm30, zmm4                                            ;  1628.5         24 t copy
        vpermi2b zmm30, zmm17, zmm16                                     ;  1660.5 p0+p5   24 t
        vmovdqa64 zmm0, zmm4                                             ;  1628.5         24 t copy
        vpermi2b zmm0, zmm24, zmm21                                      ;  1662.5 p0+p5   24 t
        vpternlogd zmm22, zmm0, zmm30, 0xca                              ;  1667.5 p0      24 t
        vgf2p8affineqb zmm0, zmm26, zmm2, 0                              ;  1661.5 p0      24 t
        vgf2p8affineqb zmm30, zmm26, zmm31, 0                            ;  1662.5 p0      24 t
        vgf2p8affineqb zmm21, zmm26, zmm18, 0                            ;  1663.5 p0      24 t
        vmovdqa64 zmm24, zmm26                                           ;  1648.5         24 t copy
        vpternlogd zmm24, zmm25, zmm22, 0x96                             ;  1668.5 p5      24 t
        vgf2p8affineqb zmm16, zmm26, zmm3, 0                             ;  1664.5 p0      24 t
        vpternlogd zmm26, zmm27, [rbp + 24448], 0x96                     ;  1664.5 p5+p3   24 t
        vgf2p8affineqb zmm17, zmm25, zmm18, 0                            ;  1665.5 p0      24 t
        vmovdqu64 [rbp + 27264], zmm4                                    ;  1628.5 p8+p9   20 d spill
        vgf2p8affineqb zmm4, zmm25, zmm2, 0                              ;  1666.5 p0      24 t
        vmovdqu64 [rbp + 27840], zmm13                                   ;  1628.5 p7+p4   20 d spill
        vgf2p8affineqb zmm13, zmm25, zmm31, 0                            ;  1667.5 p0      24 t
        vmovdqu64 [rbp + 27392], zmm9                                    ;  1627.5 p8+p9   20 d spill
        vgf2p8affineqb zmm9, zmm25, zmm3, 0                              ;  1668.5 p0      24 t
        vmovdqu64 [rbp + 27776], zmm1                                    ;  1627.5 p7+p4   20 d spill
        vgf2p8affineqb zmm1, zmm28, zmm3, 0                              ;  1669.5 p0      24 t
        vmovdqu64 [rbp + 27456], zmm12                                   ;  1629.5 p8+p9   20 d spill
        vgf2p8affineqb zmm12, zmm27, zmm3, 0                             ;  1670.5 p0      24 t
        vpternlogd zmm12, zmm21, [rbp + 24192], 0x96                     ;  1673.5 p5+p2   24 t
        vpternlogd zmm12, zmm20, zmm15, 0x96                             ;  1674.5 p5      24 t
        vmovdqu64 [rbp + 27072], zmm10                                   ;  1629.5 p7+p4   20 d spill
        vgf2p8affineqb zmm10, zmm20, zmm3, 0                             ;  1671.5 p0      24 t
        vmovdqu64 [rbp + 28032], zmm8                                    ;  1630.5 p8+p9   20 d spill
        vgf2p8affineqb zmm8, zmm29, zmm3, 0                              ;  1672.5 p0      24 t
        vgf2p8affineqb zmm3, zmm15, zmm3, 0                              ;  1673.5 p0      24 t
        vmovdqu64 [rbp + 27200], zmm7                                    ;  1626.5 p7+p4   20 d spill
        vgf2p8affineqb zmm7, zmm27, zmm18, 0                             ;  1674.5 p0      24 t
        vpternlogd zmm3, zmm26, zmm7, 0x96                               ;  1677.5 p5      24 t
        vpternlogd zmm7, zmm20, [rbp + 24128], 0x96                      ;  1677.5 p5+p3   24 t
        vgf2p8affineqb zmm26, zmm20, zmm18, 0                            ;  1675.5 p0      24 t
        vmovdqu64 [rbp + 27712], zmm23                                   ;  1629.5 p8+p9   18 t spill
        vgf2p8affineqb zmm23, zmm20, zmm31, 0                            ;  1676.5 p0      24 t
        vmovdqu64 [rbp + 27648], zmm19                                   ;  1624.5 p7+p4   18 t spill
        vgf2p8affineqb zmm19, zmm20, zmm2, 0                             ;  1677.5 p0      24 t
        vmovdqu64 [rbp + 27584], zmm6                                    ;  1625.5 p8+p9   20 d spill
        vgf2p8affineqb zmm6, zmm22, zmm18, 0                             ;  1678.5 p0      24 t
        vpternlogd zmm6, zmm27, [rbp + 26944], 0x96                      ;  1681.5 p5+p2   24 t
        vpternlogd zmm6, zmm20, zmm15, 0x96                              ;  1682.5 p5      24 t
        vgf2p8affineqb zmm20, zmm15, zmm18, 0                            ;  1679.5 p0      24 t
        vmovdqu64 [rbp + 27136], zmm5                                    ;  1625.5 p7+p4   20 d spill
        vgf2p8affineqb zmm5, zmm28, zmm18, 0                             ;  1680.5 p0      24 t
        vgf2p8affineqb zmm18, zmm29, zmm18, 0                            ;  1681.5 p0      24 t
        vmovdqu64 [rbp + 28096], zmm14                                   ;  1612.5 p8+p9   18 t spill
        vgf2p8affineqb zmm14, zmm15, zmm2, 0                             ;  1682.5 p0      24 t
        vpternlogd zmm7, zmm14, zmm30, 0x96                              ;  1685.5 p5      24 t
        vpternlogd zmm1, zmm7, zmm17, 0x96                               ;  1686.5 p5      24 t
        vpternlogd zmm1, zmm25, zmm22, 0x96                              ;  1687.5 p5      24 t
        vpternlogd zmm14, zmm30, [rbp + 24320], 0x96                     ;  1685.5 p5+p3   24 t
        vgf2p8affineqb zmm7, zmm29, zmm2, 0                              ;  1683.5 p0      24 t
        vgf2p8affineqb zmm25, zmm28, zmm2, 0                             ;  1684.5 p0      24 t
        vpternlogd zmm23, zmm25, zmm22, 0x96                             ;  1687.5 p5      24 t
        vgf2p8affineqb zmm2, zmm27, zmm2, 0                              ;  1685.5 p0      24 t
        vpternlogd zmm3, zmm18, zmm23, 0x96                              ;  1688.5 p5      24 t
        vgf2p8affineqb zmm25, zmm27, zmm31, 0                            ;  1686.5 p0      24 t
        vpxord zmm19, zmm19, zmm25                                       ;  1689.5 p5      24 t
        vgf2p8affineqb zmm25, zmm15, zmm31, 0                            ;  1687.5 p0      24 t
        vpxord zmm2, zmm2, zmm25                                         ;  1690.5 p5      24 t
        vpternlogd zmm9, zmm14, zmm2, 0x96                               ;  1691.5 p5      24 t
        vgf2p8affineqb zmm14, zmm29, zmm31, 0                            ;  1688.5 p0      24 t
        vgf2p8affineqb zmm25, zmm28, zmm31, 0                            ;  1689.5 p0      24 t
        vpternlogd zmm1, zmm14, zmm0, 0x96                               ;  1691.5 p5      24 t
        vpternlogd zmm12, zmm25, zmm4, 0x96                              ;  1692.5 p5      24 t
        vpternlogd zmm3, zmm25, zmm4, 0x96                               ;  1692.5 p5      24 t
        vpxord zmm4, zmm28, zmm29                                        ;  1683.5 p5      24 t
        vpternlogd zmm6, zmm4, zmm24, 0x96                               ;  1684.5 p5      24 t
        vpternlogd zmm18, zmm9, zmm4, 0x96                               ;  1692.5 p5      24 t
        vpternlogd zmm12, zmm26, zmm22, 0x96                             ;  1693.5 p5      24 t
        vpternlogd zmm18, zmm26, zmm22, 0x96                             ;  1693.5 p5      24 t
        vpternlogd zmm27, zmm22, [rbp + 24384], 0x96                     ;  1688.5 p5+p2   24 t
        vpternlogd zmm27, zmm28, zmm20, 0x96                             ;  1689.5 p5      24 t
        vpternlogd zmm10, zmm27, zmm5, 0x96                              ;  1690.5 p0      24 t
        vpternlogd zmm12, zmm7, zmm13, 0x96                              ;  1694.5 p5      24 t
        vpternlogd zmm10, zmm7, zmm13, 0x96                              ;  1691.5 p0      24 t
        vpternlogd zmm10, zmm14, zmm0, 0x96                              ;  1692.5 p5      24 t
        vpternlogd zmm21, zmm2, [rbp + 27008], 0x96                      ;  1692.5 p0+p3   24 t
        vpternlogd zmm8, zmm21, zmm5, 0x96                               ;  1693.5 p5      24 t
        vpternlogd zmm8, zmm24, zmm19, 0x96                              ;  1694.5 p0      24 t
        vpxord zmm15, zmm15, [rbp + 24256]                               ;  1693.5 p5+p2   24 t
        vpternlogd zmm16, zmm20, zmm15, 0x96                             ;  1694.5 p0      24 t
        vpternlogd zmm16, zmm17, zmm29, 0x96                             ;  1695.5 p5      24 t
        vpternlogd zmm16, zmm19, zmm23, 0x96                             ;  1696.5 p0      24 t
        vmovdqu64 zmm0, [rbp + 24768]                                    ;  1522.0 p3      18 t reload
        vgf2p8affineqb zmm2, zmm6, zmm0, 0                               ;  1696.5 p0      24 t
        vgf2p8affineqb zmm4, zmm1, zmm0, 0                               ;  1697.5 p0      24 t
        vgf2p8affineqb zmm5, zmm12, zmm0, 0                              ;  1698.5 p0      24 t
        vgf2p8affineqb zmm7, zmm16, zmm0, 0                              ;  1699.5 p0      24 t
        vgf2p8affineqb zmm9, zmm18, zmm0, 0                              ;  1700.5 p0      24 t
        vmovdqu64 zmm13, [rbp + 24576]                                   ;  1523.0 p2      18 t reload
        vmovdqu64 zmm14, [rbp + 24512]                                   ;  1523.2 p3      18 t reload
        vmovdqa64 zmm15, zmm6                                            ;  1685.5         24 t copy
        vpermi2b zmm15, zmm14, zmm13                                     ;  1697.5 p5      24 t
        vmovdqu64 zmm17, [rbp + 24704]                                   ;  1524.0 p2      18 t reload
        vmovdqu64 zmm19, [rbp + 24640]                                   ;  1524.2 p3      18 t reload
        vpermi2b zmm6, zmm19, zmm17                                      ;  1700.5 p5      24 t
        vpternlogd zmm2, zmm6, zmm15, 0xca                               ;  1705.5 p0      24 t
        vmovdqa64 zmm6, zmm1                                             ;  1692.5         24 t copy
        vpermi2b zmm6, zmm14, zmm13                                      ;  1703.5 p5      24 t
        vpermi2b zmm1, zmm19, zmm17                                      ;  1705.5 p0+p5   24 t
        vpternlogd zmm4, zmm1, zmm6, 0xca                                ;  1710.5 p0      24 t
        vpternlogd zmm2, zmm11, [rbp + 19072], 0x96                      ;  1706.5 p0+p2   24 t
        vmovdqa64 zmm1, zmm12                                            ;  1695.5         24 t copy
        vpermi2b zmm1, zmm14, zmm13                                      ;  1707.5 p0+p5   24 t
        vpermi2b zmm12, zmm19, zmm17                                     ;  1709.5 p0+p5   24 t
        vpternlogd zmm5, zmm12, zmm1, 0xca                               ;  1714.5 p0      24 t
        vmovdqa64 zmm1, zmm16                                            ;  1697.5         24 t copy
        vpermi2b zmm1, zmm14, zmm13                                      ;  1711.5 p0+p5   24 t
        vpermi2b zmm16, zmm19, zmm17                                     ;  1713.5 p0+p5   24 t
        vpternlogd zmm7, zmm16, zmm1, 0xca                               ;  1718.5 p0      24 t
        vmovdqa64 zmm1, zmm18                                            ;  1694.5         24 t copy
        vpermi2b zmm1, zmm14, zmm13                                      ;  1715.5 p0+p5   24 t
        vpermi2b zmm18, zmm19, zmm17                                     ;  1717.5 p0+p5   24 t
        vpternlogd zmm9, zmm18, zmm1, 0xca                               ;  1722.5 p0      24 t
        vgf2p8affineqb zmm1, zmm10, zmm0, 0                              ;  1714.5 p0      24 t
        vgf2p8affineqb zmm6, zmm3, zmm0, 0                               ;  1715.5 p0      24 t
        vgf2p8affineqb zmm0, zmm8, zmm0, 0                               ;  1716.5 p0      24 t
        vmovdqa64 zmm11, zmm10                                           ;  1693.5         24 t copy
        vpermi2b zmm11, zmm14, zmm13                                     ;  1719.5 p0+p5   24 t
        vpermi2b zmm10, zmm19, zmm17                                     ;  1721.5 p0+p5   24 t
        vpternlogd zmm1, zmm10, zmm11, 0xca                              ;  1726.5 p0      24 t
        vmovdqa64 zmm10, zmm3                                            ;  1693.5         24 t copy
        vpermi2b zmm10, zmm14, zmm13                                     ;  1723.5 p0+p5   24 t
        vmovdqa64 zmm11, zmm8                                            ;  1695.5         24 t copy
        vpermi2b zmm11, zmm14, zmm13                                     ;  1725.5 p0+p5   24 t
        vpermi2b zmm3, zmm19, zmm17                                      ;  1727.5 p0+p5   24 t
        vpermi2b zmm8, zmm19, zmm17                                      ;  1729.5 p0+p5   24 t
        vpternlogd zmm6, zmm3, zmm10, 0xca                               ;  1732.5 p0      24 t
        vpternlogd zmm0, zmm8, zmm11, 0xca                               ;  1734.5 p0      24 t
        vmovdqu64 zmm3, [rbp + 20160]                                    ;  1543.5 p3      24 t reload
        vpternlogd zmm4, zmm3, [rbp + 28096], 0x96                       ;  1726.5 p0+p2   24 t
        vmovdqu64 zmm3, [rbp + 18880]                                    ;  1544.5 p3      24 t reload
        vpternlogd zmm5, zmm3, [rbp + 27136], 0x96                       ;  1727.5 p0+p2   24 t
        vmovdqu64 zmm3, [rbp + 18624]                                    ;  1545.5 p3      24 t reload
        vpternlogd zmm7, zmm3, [rbp + 27584], 0x96                       ;  1728.5 p0+p2   24 t
        vmovdqu64 zmm3, [rbp + 19136]                                    ;  1546.5 p3      24 t reload
        vpternlogd zmm9, zmm3, [rbp + 27648], 0x96                       ;  1729.5 p0+p2   24 t
        vmovdqu64 zmm3, [rbp + 17088]                                    ;  1547.8 p3      24 t reload
        vpternlogd zmm1, zmm3, [rbp + 27712], 0x96                       ;  1730.5 p0+p2   24 t
        vmovdqu64 zmm3, [rbp + 19200]                                    ;  1548.8 p3      24 t reload
        vpternlogd zmm6, zmm3, [rbp + 27200], 0x96                       ;  1733.5 p5+p2   24 t
        vmovdqu64 zmm3, [rbp + 17344]                                    ;  1549.8 p3      24 t reload
        vpternlogd zmm0, zmm3, [rbp + 28032], 0x96                       ;  1735.5 p0+p2   24 t
        vpunpcklbw zmm3, zmm2, zmm4                                      ;  1731.5 p5      26 dst
        vpunpckhbw zmm8, zmm2, zmm4                                      ;  1732.5 p5      26 dst
        vmovdqu64 zmm10, [rbp + 19328]                                   ;  1551.8 p3      20 d.0 reload
        vpternlogd zmm2, zmm10, [rbp + 27072], 0x96                      ;  1732.5 p0+p2   25 x
        vmovdqu64 zmm10, [rbp + 23168]                                   ;  1552.8 p3      20 d.1 reload
        vpternlogd zmm4, zmm10, [rbp + 27456], 0x96                      ;  1733.5 p0+p2   25 x
        vpunpcklbw zmm10, zmm2, zmm4                                     ;  1734.5 p5      26 dst
        vpunpckhbw zmm2, zmm2, zmm4                                      ;  1734.5 p5      26 dst
        vpunpcklbw zmm4, zmm5, zmm7                                      ;  1735.5 p5      26 dst
        vpunpckhbw zmm11, zmm5, zmm7                                     ;  1736.5 p5      26 dst
        vmovdqu64 zmm12, [rbp + 23296]                                   ;  1555.7 p3      20 d.2 reload
        vpternlogd zmm5, zmm12, [rbp + 27776], 0x96                      ;  1734.5 p0+p2   25 x
        vmovdqu64 zmm12, [rbp + 23232]                                   ;  1556.7 p3      20 d.3 reload
        vpternlogd zmm7, zmm12, [rbp + 27392], 0x96                      ;  1735.5 p0+p2   25 x
        vpunpcklwd zmm12, zmm3, zmm4                                     ;  1737.5 p5      26 dst
        vpunpckhwd zmm3, zmm3, zmm4                                      ;  1738.5 p5      26 dst
        vpunpcklwd zmm4, zmm8, zmm11                                     ;  1739.5 p5      26 dst
        vpunpckhwd zmm8, zmm8, zmm11                                     ;  1740.5 p5      26 dst
        vpunpcklbw zmm11, zmm5, zmm7                                     ;  1741.5 p5      26 dst
        vpunpckhbw zmm5, zmm5, zmm7                                      ;  1742.5 p5      26 dst
        vpunpcklwd zmm7, zmm10, zmm11                                    ;  1743.5 p5      26 dst
        vpunpckhwd zmm10, zmm10, zmm11                                   ;  1744.5 p5      26 dst
        vpunpcklwd zmm11, zmm2, zmm5                                     ;  1745.5 p5      26 dst
        vpunpckhwd zmm2, zmm2, zmm5                                      ;  1746.5 p5      26 dst
        vpunpckldq zmm5, zmm12, zmm7                                     ;  1747.5 p5      26 dst
        vpunpckhdq zmm7, zmm12, zmm7                                     ;  1748.5 p5      26 dst
        vpunpckldq zmm12, zmm3, zmm10                                    ;  1749.5 p5      26 dst
        vpunpckhdq zmm3, zmm3, zmm10                                     ;  1750.5 p5      26 dst
        vpunpckldq zmm10, zmm4, zmm11                                    ;  1751.5 p5      26 dst
        vpunpckhdq zmm4, zmm4, zmm11                                     ;  1752.5 p5      26 dst
        vpunpckldq zmm11, zmm8, zmm2                                     ;  1753.5 p5      26 dst
        vpunpckhdq zmm2, zmm8, zmm2                                      ;  1754.5 p5      26 dst
        vmovdqu64 zmm8, [rbp + 19392]                                    ;  1562.7 p3      25 x
        vpternlogd zmm8, zmm9, [rbp + 27328], 0x96                       ;  1736.5 p0+p2   25 x
        vpunpcklbw zmm13, zmm9, zmm1                                     ;  1755.5 p5      26 dst
        vpunpckhbw zmm9, zmm9, zmm1                                      ;  1756.5 p5      26 dst
        vmovdqu64 zmm14, [rbp + 19456]                                   ;  1565.7 p3      20 d.5 reload
        vpternlogd zmm1, zmm14, [rbp + 27520], 0x96                      ;  1737.5 p0+p2   25 x
        vpunpcklbw zmm14, zmm8, zmm1                                     ;  1757.5 p5      26 dst
        vpunpckhbw zmm1, zmm8, zmm1                                      ;  1758.5 p5      26 dst
        vmovdqu64 zmm8, [rbp + 23488]                                    ;  1567.2 p3      25 x
        vpternlogd zmm8, zmm6, [rbp + 27840], 0x96                       ;  1738.5 p0+p2   25 x
        vpunpcklbw zmm15, zmm6, zmm0                                     ;  1759.5 p5      26 dst
        vpunpckhbw zmm6, zmm6, zmm0                                      ;  1760.5 p5      26 dst
        vmovdqu64 zmm16, [rbp + 19520]                                   ;  1568.2 p3      20 d.7 reload
        vpternlogd zmm0, zmm16, [rbp + 27264], 0x96                      ;  1739.5 p0+p2   25 x
        vpunpcklbw zmm16, zmm8, zmm0                                     ;  1761.5 p5      26 dst
        vpunpckhbw zmm0, zmm8, zmm0                                      ;  1762.5 p5      26 dst
        vpunpcklwd zmm8, zmm13, zmm15                                    ;  1763.5 p5      26 dst
        vpunpckhwd zmm13, zmm13, zmm15                                   ;  1764.5 p5      26 dst
        vpunpcklwd zmm15, zmm9, zmm6                                     ;  1765.5 p5      26 dst
        vpunpckhwd zmm6, zmm9, zmm6                                      ;  1766.5 p5      26 dst
        vpunpcklwd zmm9, zmm14, zmm16                                    ;  1767.5 p5      26 dst
        vpunpckhwd zmm14, zmm14, zmm16                                   ;  1768.5 p5      26 dst
        vpunpcklwd zmm16, zmm1, zmm0                                     ;  1769.5 p5      26 dst
        vpunpckhwd zmm0, zmm1, zmm0                                      ;  1770.5 p5      26 dst
        vpunpckldq zmm1, zmm8, zmm9                                      ;  1771.5 p5      26 dst
        vpunpckhdq zmm8, zmm8, zmm9                                      ;  1772.5 p5      26 dst
        vpunpckldq zmm9, zmm13, zmm14                                    ;  1773.5 p5      26 dst
        vpunpckhdq zmm13, zmm13, zmm14                                   ;  1774.5 p5      26 dst
        vpunpckldq zmm14, zmm15, zmm16                                   ;  1775.5 p5      26 dst
        vpunpckhdq zmm15, zmm15, zmm16                                   ;  1776.5 p5      26 dst
        vpunpckldq zmm16, zmm6, zmm0                                     ;  1777.5 p5      26 dst
        vpunpckhdq zmm0, zmm6, zmm0                                      ;  1778.5 p5      26 dst
        vpunpcklqdq zmm6, zmm5, zmm1                                     ;  1779.5 p5      26 dst
        vpunpckhqdq zmm1, zmm5, zmm1                                     ;  1780.5 p5      26 dst
        mov r9, qword [rbp + 28576]                                      ;  1577.7 p10     26 dst reload
        vmovdqu64 [r9], zmm6                                             ;  1780.5 p7+p4   26 dst
        vmovdqu64 [r9 + 64], zmm1                                        ;  1781.5 p8+p9   26 dst
        vpunpcklqdq zmm1, zmm7, zmm8                                     ;  1781.5 p5      26 dst
        vpunpckhqdq zmm5, zmm7, zmm8                                     ;  1782.5 p5      26 dst
        vmovdqu64 [r9 + 128], zmm1                                       ;  1782.5 p7+p4   26 dst
        vmovdqu64 [r9 + 192], zmm5                                       ;  1783.5 p8+p9   26 dst
        vpunpcklqdq zmm1, zmm12, zmm9                                    ;  1783.5 p5      26 dst
        vpunpckhqdq zmm5, zmm12, zmm9                                    ;  1784.5 p5      26 dst
        vmovdqu64 [r9 + 256], zmm1                                       ;  1784.5 p7+p4   26 dst
        vmovdqu64 [r9 + 320], zmm5                                       ;  1785.5 p8+p9   26 dst
        vpunpcklqdq zmm1, zmm3, zmm13                                    ;  1785.5 p5      26 dst
        vpunpckhqdq zmm3, zmm3, zmm13                                    ;  1786.5 p5      26 dst
        vmovdqu64 [r9 + 384], zmm1                                       ;  1786.5 p7+p4   26 dst
        vmovdqu64 [r9 + 448], zmm3                                       ;  1787.5 p8+p9   26 dst
        vpunpcklqdq zmm1, zmm10, zmm14                                   ;  1787.5 p5      26 dst
        vpunpckhqdq zmm3, zmm10, zmm14                                   ;  1788.5 p5      26 dst
        vmovdqu64 [r9 + 512], zmm1                                       ;  1788.5 p7+p4   26 dst
        vmovdqu64 [r9 + 576], zmm3                                       ;  1789.5 p8+p9   26 dst
        vpunpcklqdq zmm1, zmm4, zmm15                                    ;  1789.5 p5      26 dst
        vpunpckhqdq zmm3, zmm4, zmm15                                    ;  1790.5 p5      26 dst
        vmovdqu64 [r9 + 640], zmm1                                       ;  1790.5 p7+p4   26 dst
        vmovdqu64 [r9 + 704], zmm3                                       ;  1791.5 p8+p9   26 dst
        vpunpcklqdq zmm1, zmm11, zmm16                                   ;  1791.5 p5      26 dst
        vpunpckhqdq zmm3, zmm11, zmm16                                   ;  1792.5 p5      26 dst
        vmovdqu64 [r9 + 768], zmm1                                       ;  1792.5 p7+p4   26 dst
        vmovdqu64 [r9 + 832], zmm3                                       ;  1793.5 p8+p9   26 dst
        vpunpcklqdq zmm1, zmm2, zmm0                                     ;  1793.5 p5      26 dst
        vpunpckhqdq zmm0, zmm2, zmm0                                     ;  1794.5 p5      26 dst
        vmovdqu64 [r9 + 896], zmm1                                       ;  1794.5 p7+p4   26 dst
        vmovdqu64 [r9 + 960], zmm0                                       ;  1795.5 p8+p9   26 dst
        add r9, 0x400                                                    ;  1585.5 p1      12 blocks
        mov qword [rbp + 28576], r9                                      ;  1593.8 p7+p4   12 blocks
        add r8, 0x400                                                    ;  1586.7 p6      12 blocks
        mov qword [rbp + 28560], r8                                      ;  1594.0 p8+p9   12 blocks
        cmp r8, qword [rbp + 28568]                                      ;                    more blocks?
        jne .blocks_1
.blocks_1_rest:
        mov rax, qword [rbp + 28552]                                     ;                    blocks left over
        test rax, rax                                                    ;                    blocks left over
        je .blocks_1_done
        js .blocks_1_back
        mov rsi, qword [rbp + 28560]                                     ;                    blocks left over
        lea rdi, [rbp - 128]                                             ;                    blocks left over
        mov qword [rbp + 28584], rsi                                     ;                    blocks left over
        mov qword [rbp + 28560], rdi                                     ;                    blocks left over
        imul rcx, rax, 0x10                                              ;                    blocks left over
        rep movsb                                                        ;                    blocks left over
        mov rsi, qword [rbp + 28576]                                     ;                    blocks left over
        lea rdi, [rbp + 896]                                             ;                    blocks left over
        mov rcx, rsi                                                     ;                    blocks left over
        sub rcx, qword [rbp + 28584]                                     ;                    blocks left over
        neg rcx                                                          ;                    blocks left over
        sbb rcx, rcx                                                     ;                    blocks left over
        lea rdx, [rbp - 128]                                             ;                    blocks left over
        sub rdi, rdx                                                     ;                    blocks left over
        and rdi, rcx                                                     ;                    blocks left over
        add rdi, rdx                                                     ;                    blocks left over
        mov qword [rbp + 28592], rdi                                     ;                    blocks left over
        mov qword [rbp + 28600], rsi                                     ;                    blocks left over
        mov qword [rbp + 28576], rdi                                     ;                    blocks left over
        imul rcx, rax, 0x10                                              ;                    blocks left over
        rep movsb                                                        ;                    blocks left over
        lea rsi, [rbp + 896]                                             ;                    blocks left over
        mov qword [rbp + 28568], rsi                                     ;                    blocks left over
        neg rax                                                          ;                    blocks left over
        mov qword [rbp + 28552], rax                                     ;                    blocks left over
        jmp .blocks_1_again
.blocks_1_back:
        neg rax                                                          ;                    blocks left over
        mov rsi, qword [rbp + 28592]                                     ;                    blocks left over
        mov rdi, qword [rbp + 28600]                                     ;                    blocks left over
        imul rcx, rax, 0x10                                              ;                    blocks left over
        rep movsb                                                        ;                    blocks left over
.blocks_1_done:
        vzeroupper                                                       ;                    x87 state
        mov rsp, qword [rbp + 28608]                                     ;                    frame
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
