; sm4_encrypt for Intel Golden Cove (Sapphire Rapids, Emerald Rapids; P cores of Alder Lake), 64-bit code (golden-cove)
; made by cipherwright 0.1.0 from ciphers/sm4.cw (sha256 bdec3610e0100315); do not edit:
;   ./cw build sm4_encrypt --cpu golden-cove --variant bitsliced
;
; void sm4_encrypt(const void *rk, const void *src, void *dst, uint32_t n);   System V, 64 bits
;   rk: 4096 bytes (1024 slices of 4 bytes, the same in all blocks), read, secret, no alignment needed
;   src: 8192 bytes a batch (128 slices), read, secret, aligned to 16 bytes
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
;   blocks: 5 uops, planned 6.2; bounds: width 0.8, ports 1.0, path 6.0
;   blocks/rounds: 2869 uops, planned 825.0; bounds: width 478.2, ports 823.0, path 120.0
;   blocks.2: 262 uops, planned 129.7; bounds: width 43.7, ports 129.0, path 1.0
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
%fatal "sm4_encrypt is called by the System V, 64 bits convention: assemble it with nasm -f elf64 or macho64; for win64 build the target with -win64 behind its name and for 32 bits the one without -64"
%endif

        bits 64
        section .text
        align 16
for_formats macho64
%if HERE
        global $_sm4_encrypt
$_sm4_encrypt:
%else
        global $sm4_encrypt
%endif
$sm4_encrypt:
        push rbp                                         ;                    preserved
        mov rax, rsp                                     ;                    frame
        sub rsp, 0x34c0                                  ;                    frame
        and rsp, -64                                     ;                    frame
        lea rbp, [rsp + 128]                             ;                    frame
        mov qword [rbp + 13360], rax                     ;                    frame
        mov dword [rbp + 13368], ecx                     ;                    argument
        mov qword [rbp + 13312], rsi                     ;                    argument
        mov qword [rbp + 13328], rdi                     ;                    argument
        mov qword [rbp + 13352], rdx                     ;                    argument
        mov r8d, dword [rbp + 13368]                     ;     0.0 p2      28 blocks
        shl r8, 0xd                                      ;     5.0 p0      28 blocks
        add r8, qword [rbp + 13312]                      ;     6.0 p1+p3   28 blocks
        mov qword [rbp + 13320], r8                      ;     7.0 p7+p4   28 blocks
        cmp dword [rbp + 13368], 0                       ;                    no blocks?
        je .blocks_1_done
        align 16
.blocks_1:
        mov rax, qword [rbp + 13312]                     ;                    first state
        mov r8, qword [rbp + 13328]                      ;     0.2 p3      31 rounds reload
        mov qword [rbp + 13336], r8                      ;     5.2 p7+p4   31 rounds
        add r8, 0x1000                                   ;     5.2 p0      31 rounds
        mov qword [rbp + 13344], r8                      ;     6.2 p8+p9   31 rounds
        align 16
.rounds_2:
        mov r8, qword [rbp + 13336]                      ;     0.0 p2      32 x[0].0 reload
        vpbroadcastd zmm0, [r8]                          ;     5.0 p3      32 x[0].0
        vpbroadcastd zmm1, [r8 + 32]                     ;     5.0 p10     32 x[0].8
        vpbroadcastd zmm2, [r8 + 64]                     ;     5.0 p2      32 x[0].16
        vpbroadcastd zmm3, [r8 + 96]                     ;     5.0 p3      32 x[0].24
        vpbroadcastd zmm4, [r8 + 112]                    ;     5.0 p10     32 x[0].28
        vmovdqu64 zmm5, [rax + 4160]                     ;     2.0 p2      32 x[0]
        vmovdqu64 zmm6, [rax + 2112]                     ;     2.2 p3      32 x[0] reload
        vpxord zmm5, zmm5, zmm6                          ;     8.2 p0      32 x[0]
        vmovdqu64 zmm7, [rax + 6208]                     ;     3.0 p2      32 x[0] reload
        vpternlogd zmm5, zmm7, [r8 + 4]{1to16}, 0x96     ;    11.0 p5+p3   32 x[0]
        vmovdqu64 zmm8, [rax + 4544]                     ;     4.0 p2      32 x[0]
        vmovdqu64 zmm9, [rax + 2496]                     ;     4.2 p3      32 x[0] reload
        vpxord zmm8, zmm8, zmm9                          ;    10.2 p0      32 x[0]
        vmovdqu64 zmm10, [rax + 6592]                    ;     5.0 p2      32 x[0] reload
        vpternlogd zmm8, zmm10, [r8 + 28]{1to16}, 0x96   ;    11.2 p5+p3   32 x[0]
        vmovdqu64 zmm11, [rax + 4672]                    ;     6.0 p2      32 x[0]
        vmovdqu64 zmm12, [rax + 2624]                    ;     6.2 p3      32 x[0] reload
        vpxord zmm11, zmm11, zmm12                       ;    12.2 p0      32 x[0]
        vmovdqu64 zmm13, [rax + 6720]                    ;     7.0 p2      32 x[0] reload
        vpternlogd zmm11, zmm13, [r8 + 36]{1to16}, 0x96  ;    13.2 p5+p3   32 x[0]
        vmovdqu64 zmm14, [rax + 5056]                    ;     8.0 p2      32 x[0]
        vmovdqu64 zmm15, [rax + 3008]                    ;     8.2 p3      32 x[0] reload
        vpxord zmm14, zmm14, zmm15                       ;    14.2 p0      32 x[0]
        vmovdqu64 zmm16, [rax + 7104]                    ;     9.0 p2      32 x[0] reload
        vpternlogd zmm14, zmm16, [r8 + 60]{1to16}, 0x96  ;    15.2 p5+p3   32 x[0]
        vmovdqu64 zmm17, [rax + 2048]                    ;    10.0 p2      32 x[0] reload
        vmovdqu64 zmm18, [rax + 4096]                    ;    10.2 p3      32 x[0] reload
        vmovdqu64 zmm19, [rax + 6144]                    ;    11.0 p2      21 x[0]
        vpternlogd zmm19, zmm18, zmm17, 0x96             ;    17.0 p0      21 x[0]
        vmovdqu64 zmm20, [rax + 5184]                    ;    11.2 p3      32 x[0]
        vmovdqu64 zmm21, [rax + 3136]                    ;    12.0 p2      32 x[0] reload
        vpxord zmm20, zmm20, zmm21                       ;    18.0 p5      32 x[0]
        vmovdqu64 zmm22, [rax + 7232]                    ;    12.2 p3      32 x[0] reload
        vpternlogd zmm20, zmm22, [r8 + 68]{1to16}, 0x96  ;    19.0 p0+p2   32 x[0]
        vmovdqu64 zmm23, [rax + 5568]                    ;    13.2 p3      32 x[0]
        vmovdqu64 zmm24, [rax + 3520]                    ;    14.0 p2      32 x[0] reload
        vpxord zmm23, zmm23, zmm24                       ;    20.0 p5      32 x[0]
        vmovdqu64 zmm25, [rax + 7616]                    ;    14.2 p3      32 x[0] reload
        vpternlogd zmm23, zmm25, [r8 + 92]{1to16}, 0x96  ;    21.0 p0+p2   32 x[0]
        vmovdqu64 zmm26, [rax + 5696]                    ;    15.2 p3      32 x[0]
        vmovdqu64 zmm27, [rax + 3648]                    ;    16.0 p2      32 x[0] reload
        vpxord zmm26, zmm26, zmm27                       ;    22.0 p5      32 x[0]
        vmovdqu64 zmm28, [rax + 7744]                    ;    16.2 p3      32 x[0] reload
        vpternlogd zmm26, zmm28, [r8 + 100]{1to16}, 0x96 ;    23.0 p0+p2   32 x[0]
        vmovdqu64 zmm29, [rax + 6080]                    ;    17.2 p3      32 x[0]
        vmovdqu64 zmm30, [rax + 4032]                    ;    18.0 p2      32 x[0] reload
        vpxord zmm29, zmm29, zmm30                       ;    24.0 p5      32 x[0]
        vmovdqu64 zmm31, [rax + 8128]                    ;    18.2 p3      32 x[0] reload
        vpternlogd zmm29, zmm31, [r8 + 124]{1to16}, 0x96 ;    25.0 p0+p2   32 x[0]
        vmovdqu64 zmm30, [rax + 4224]                    ;    19.2 p3      21 x[0]
        vpxord zmm30, zmm30, [rax + 2176]                ;    25.2 p5+p2   21 x[0]
        vmovdqu64 zmm27, [rax + 6272]                    ;    20.2 p3      32 x[0] reload
        vpternlogd zmm30, zmm27, [r8 + 8]{1to16}, 0x69   ;    26.2 p0+p2   21 x[0]
        vmovdqa64 zmm24, zmm30                           ;    27.2         21 x[0] copy
        vmovdqu64 zmm21, [rax + 4288]                    ;    21.2 p3      32 x[0] reload
        vmovdqu64 zmm15, [rax + 6336]                    ;    22.0 p2      21 x[0]
        vpternlogd zmm15, zmm21, [rax + 2240], 0x96      ;    28.0 p5+p3   21 x[0]
        vmovdqu64 zmm12, [rax + 4352]                    ;    23.0 p2      21 x[0]
        vpxord zmm12, zmm12, [rax + 2304]                ;    29.0 p0+p3   21 x[0]
        vmovdqu64 zmm9, [rax + 6400]                     ;    24.0 p2      32 x[0] reload
        vpternlogd zmm12, zmm9, [r8 + 16]{1to16}, 0x69   ;    30.0 p5+p3   21 x[0]
        vmovdqa64 zmm6, zmm8                             ;    12.2         21 x[0] copy
        vmovdqu64 zmm17, [rax + 4416]                    ;    25.0 p2      21 x[0]
        vpxord zmm17, zmm17, [rax + 2368]                ;    31.0 p0+p3   21 x[0]
        vmovdqu64 zmm21, [rax + 6464]                    ;    26.0 p2      32 x[0] reload
        vpternlogd zmm17, zmm21, [r8 + 20]{1to16}, 0x69  ;    32.0 p5+p3   21 x[0]
        vpternlogd zmm15, zmm17, [r8 + 12]{1to16}, 0x96  ;    33.0 p0+p2   21 x[0]
        vpternlogd zmm8, zmm17, zmm12, 0x96              ;    33.0 p5      21 x[0]
        vmovdqa64 zmm21, zmm5                            ;    13.7         21 x[0] copy
        vmovdqa64 zmm9, zmm15                            ;    34.0         21 x[0] copy
        vmovdqu64 zmm27, [rax + 4480]                    ;    27.2 p3      21 x[0]
        vpxord zmm27, zmm27, [rax + 2432]                ;    33.2 p0+p2   21 x[0]
        vmovdqu64 zmm18, [rax + 6528]                    ;    28.2 p3      32 x[0] reload
        vpternlogd zmm27, zmm18, [r8 + 24]{1to16}, 0x69  ;    34.2 p5+p2   21 x[0]
        vpxord zmm24, zmm24, zmm27                       ;    35.2 p0      21 x[0]
        vpxord zmm9, zmm9, zmm27                         ;    35.2 p5      21 x[0]
        vpxord zmm6, zmm6, zmm24                         ;    36.2 p0      21 x[0]
        vpxord zmm21, zmm21, zmm24                       ;    36.2 p5      21 x[0]
        vmovdqa64 zmm18, zmm15                           ;    34.0         21 x[0] copy
        vpternlogd zmm18, zmm19, zmm0, 0x69              ;    34.0 p0      21 x[0]
        vpternlogd zmm19, zmm0, zmm21, 0x69              ;    37.2 p5      21 x[0]
        vpxord zmm12, zmm12, zmm19                       ;    38.2 p0      21 x[0]
        vpxord zmm0, zmm5, zmm18                         ;    35.0 p5      21 x[0]
        vpandd zmm31, zmm5, zmm12                        ;    39.2 p0      21 x[0]
        vpxord zmm28, zmm18, zmm8                        ;    35.0 p5      21 x[0]
        vpxord zmm25, zmm8, zmm21                        ;    37.2 p0      21 x[0]
        vpxord zmm22, zmm27, zmm12                       ;    39.2 p5      21 x[0]
        vmovdqa64 zmm16, zmm18                           ;    35.0         21 x[0] copy
        vpxord zmm13, zmm12, zmm9                        ;    39.2 p0      21 x[0]
        vpandd zmm16, zmm16, zmm13                       ;    40.2 p5      21 x[0]
        vpternlogd zmm19, zmm25, zmm6, 0x78              ;    38.2 p0      21 x[0]
        vmovdqa64 zmm10, zmm16                           ;    41.2         21 x[0] copy
        vpternlogd zmm10, zmm0, zmm9, 0x78               ;    41.2 p5      21 x[0]
        vpternlogd zmm16, zmm24, zmm27, 0x78             ;    41.2 p0      21 x[0]
        vpxord zmm7, zmm24, zmm28                        ;    36.2 p5      21 x[0]
        vmovdqa64 zmm3, zmm8                             ;    34.0         21 x[0] copy
        vpxord zmm4, zmm9, zmm6                          ;    37.2 p0      21 x[0]
        vpandd zmm2, zmm7, zmm4                          ;    38.2 p5      21 x[0]
        vmovdqu64 [rbp + 8064], zmm26                    ;    24.0 p7+p4   32 x[0] spill
        vpxord zmm26, zmm22, zmm6                        ;    40.2 p0      21 x[0]
        vpandd zmm3, zmm3, zmm26                         ;    41.2 p5      21 x[0]
        vpternlogd zmm31, zmm30, zmm3, 0x96              ;    42.2 p0      21 x[0]
        vpternlogd zmm19, zmm3, zmm10, 0x96              ;    42.2 p5      21 x[0]
        vmovdqa64 zmm3, zmm28                            ;    36.0         21 x[0] copy
        vpternlogd zmm3, zmm6, zmm15, 0x60               ;    37.2 p0      21 x[0]
        vmovdqa64 zmm30, zmm3                            ;    38.2         21 x[0] copy
        vpternlogd zmm30, zmm22, zmm21, 0x1e             ;    40.2 p5      21 x[0]
        vpxord zmm17, zmm17, zmm3                        ;    38.2 p0      21 x[0]
        vpternlogd zmm17, zmm2, zmm10, 0x96              ;    42.2 p5      21 x[0]
        vmovdqa64 zmm2, zmm31                            ;    43.2         21 x[0] copy
        vpternlogd zmm2, zmm19, zmm16, 0x48              ;    43.2 p0      21 x[0]
        vmovdqa64 zmm3, zmm30                            ;    41.2         21 x[0] copy
        vpternlogd zmm3, zmm17, zmm31, 0x48              ;    43.2 p5      21 x[0]
        vpxord zmm16, zmm16, zmm30                       ;    42.2 p0      21 x[0]
        vpandnd zmm10, zmm17, zmm16                      ;    43.2 p5      21 x[0]
        vmovdqu64 [rbp + 8128], zmm29                    ;    26.0 p8+p9   32 x[0] spill
        vmovdqa64 zmm29, zmm3                            ;    44.2         21 x[0] copy
        vpternlogd zmm29, zmm2, zmm16, 0x36              ;    44.2 p0      21 x[0]
        vpternlogd zmm2, zmm3, zmm16, 0x36               ;    44.2 p5      21 x[0]
        vpternlogd zmm30, zmm31, zmm2, 0x96              ;    45.2 p0      21 x[0]
        vpternlogd zmm10, zmm2, zmm19, 0x1e              ;    45.2 p5      21 x[0]
        vpternlogd zmm16, zmm19, zmm17, 0xec             ;    43.2 p0      21 x[0]
        vpternlogd zmm16, zmm3, zmm17, 0x96              ;    44.2 p5      21 x[0]
        vpandd zmm21, zmm21, zmm16                       ;    45.2 p0      21 x[0]
        vpternlogd zmm7, zmm21, zmm30, 0x6c              ;    46.2 p5      21 x[0]
        vpxord zmm2, zmm30, zmm29                        ;    46.2 p0      21 x[0]
        vpternlogd zmm0, zmm7, zmm2, 0x6c                ;    47.2 p5      21 x[0]
        vpxord zmm3, zmm2, zmm10                         ;    47.2 p0      21 x[0]
        vpandd zmm18, zmm18, zmm3                        ;    48.2 p5      21 x[0]
        vpxord zmm17, zmm16, zmm29                       ;    45.2 p0      21 x[0]
        vpandd zmm8, zmm8, zmm17                         ;    46.2 p5      21 x[0]
        vpandd zmm22, zmm22, zmm16                       ;    45.2 p0      21 x[0]
        vpxord zmm19, zmm17, zmm3                        ;    48.2 p5      21 x[0]
        vpternlogd zmm21, zmm28, zmm19, 0x78             ;    49.2 p0      21 x[0]
        vpternlogd zmm19, zmm15, zmm6, 0x60              ;    49.2 p5      21 x[0]
        vpternlogd zmm3, zmm13, zmm19, 0x6a              ;    50.2 p0      21 x[0]
        vpternlogd zmm2, zmm9, zmm3, 0x6a                ;    51.2 p5      21 x[0]
        vpternlogd zmm7, zmm25, zmm29, 0x78              ;    47.2 p0      21 x[0]
        vpternlogd zmm12, zmm22, zmm10, 0x6c             ;    46.2 p5      21 x[0]
        vpternlogd zmm29, zmm6, zmm12, 0x6a              ;    47.2 p0      21 x[0]
        vpternlogd zmm18, zmm21, zmm0, 0x96              ;    50.2 p5      21 x[0]
        vpternlogd zmm7, zmm29, zmm2, 0x96               ;    52.2 p0      21 x[0]
        vpternlogd zmm8, zmm21, zmm7, 0x96               ;    53.2 p5      21 x[0]
        vpternlogd zmm7, zmm5, zmm10, 0x78               ;    53.2 p0      21 x[0]
        vpxord zmm16, zmm16, zmm10                       ;    46.2 p5      21 x[0]
        vpternlogd zmm0, zmm24, zmm16, 0x78              ;    48.2 p0      21 x[0]
        vpternlogd zmm12, zmm17, zmm26, 0x78             ;    47.2 p5      21 x[0]
        vpternlogd zmm12, zmm19, zmm8, 0x96              ;    54.2 p0      21 x[0]
        vpternlogd zmm30, zmm4, zmm2, 0x6a               ;    52.2 p5      21 x[0]
        vpternlogd zmm29, zmm2, zmm0, 0x69               ;    52.2 p0      21 x[0]
        vpandd zmm27, zmm27, zmm16                       ;    48.0 p5      21 x[0]
        vpternlogd zmm27, zmm22, zmm3, 0x96              ;    51.2 p0      21 x[0]
        vpternlogd zmm27, zmm8, zmm18, 0x96              ;    54.2 p5      21 x[0]
        vmovdqu64 zmm2, [rax + 2560]                     ;    29.2 p3      32 x[0] reload
        vmovdqu64 zmm3, [rax + 4608]                     ;    30.0 p2      32 x[0] reload
        vmovdqu64 zmm4, [rax + 6656]                     ;    30.2 p3      21 x[0]
        vpternlogd zmm4, zmm3, zmm2, 0x96                ;    49.5 p0      21 x[0]
        vmovdqu64 zmm5, [rax + 4736]                     ;    31.0 p2      21 x[0]
        vmovdqu64 zmm6, [rax + 2688]                     ;    31.2 p3      32 x[0] reload
        vpxord zmm5, zmm5, zmm6                          ;    50.0 p5      21 x[0]
        vmovdqu64 zmm9, [rax + 6784]                     ;    32.0 p2      32 x[0] reload
        vpternlogd zmm5, zmm9, [r8 + 40]{1to16}, 0x69    ;    51.0 p0+p3   21 x[0]
        vmovdqu64 zmm10, [rax + 2752]                    ;    33.0 p2      32 x[0] reload
        vmovdqu64 zmm13, [rax + 4800]                    ;    33.2 p3      32 x[0] reload
        vmovdqu64 zmm15, [rax + 6848]                    ;    34.0 p2      21 x[0]
        vpternlogd zmm15, zmm13, zmm10, 0x96             ;    51.0 p5      21 x[0]
        vmovdqa64 zmm16, zmm5                            ;    52.0         21 x[0] copy
        vmovdqu64 zmm17, [rax + 4864]                    ;    34.2 p3      21 x[0]
        vmovdqu64 zmm19, [rax + 2816]                    ;    35.0 p2      32 x[0] reload
        vpxord zmm17, zmm17, zmm19                       ;    51.5 p0      21 x[0]
        vmovdqu64 zmm21, [rax + 6912]                    ;    35.2 p3      32 x[0] reload
        vpternlogd zmm17, zmm21, [r8 + 48]{1to16}, 0x69  ;    52.5 p5+p2   21 x[0]
        vmovdqa64 zmm22, zmm14                           ;    31.5         21 x[0] copy
        vmovdqu64 zmm24, [rax + 4928]                    ;    36.2 p3      21 x[0]
        vmovdqu64 zmm25, [rax + 2880]                    ;    37.0 p2      32 x[0] reload
        vpxord zmm24, zmm24, zmm25                       ;    52.5 p0      21 x[0]
        vmovdqu64 zmm26, [rax + 6976]                    ;    37.2 p3      32 x[0] reload
        vpternlogd zmm24, zmm26, [r8 + 52]{1to16}, 0x69  ;    53.5 p5+p2   21 x[0]
        vpternlogd zmm15, zmm24, [r8 + 44]{1to16}, 0x96  ;    54.5 p0+p3   21 x[0]
        vpternlogd zmm14, zmm24, zmm17, 0x96             ;    54.5 p5      21 x[0]
        vmovdqa64 zmm28, zmm11                           ;    33.2         21 x[0] copy
        vmovdqa64 zmm31, zmm15                           ;    55.5         21 x[0] copy
        vmovdqu64 zmm25, [rax + 4992]                    ;    39.0 p2      21 x[0]
        vpxord zmm25, zmm25, [rax + 2944]                ;    54.5 p0+p3   21 x[0]
        vmovdqu64 zmm19, [rax + 7040]                    ;    40.0 p2      32 x[0] reload
        vpternlogd zmm25, zmm19, [r8 + 56]{1to16}, 0x69  ;    55.5 p5+p3   21 x[0]
        vpxord zmm16, zmm16, zmm25                       ;    56.5 p0      21 x[0]
        vpxord zmm31, zmm31, zmm25                       ;    56.5 p5      21 x[0]
        vpxord zmm22, zmm22, zmm16                       ;    57.5 p0      21 x[0]
        vpxord zmm28, zmm28, zmm16                       ;    57.5 p5      21 x[0]
        vmovdqa64 zmm10, zmm15                           ;    55.5         21 x[0] copy
        vpternlogd zmm10, zmm4, zmm1, 0x69               ;    57.5 p0      21 x[0]
        vpternlogd zmm4, zmm1, zmm28, 0x69               ;    58.5 p5      21 x[0]
        vpxord zmm17, zmm17, zmm4                        ;    59.5 p0      21 x[0]
        vpxord zmm1, zmm11, zmm10                        ;    59.0 p5      21 x[0]
        vpandd zmm6, zmm11, zmm17                        ;    60.5 p0      21 x[0]
        vpxord zmm2, zmm28, zmm14                        ;    60.0 p5      21 x[0]
        vpxord zmm13, zmm14, zmm10                       ;    60.5 p0      21 x[0]
        vpxord zmm19, zmm25, zmm17                       ;    61.0 p5      21 x[0]
        vpxord zmm26, zmm17, zmm31                       ;    61.5 p0      21 x[0]
        vpternlogd zmm4, zmm2, zmm22, 0x78               ;    62.0 p5      21 x[0]
        vpandd zmm21, zmm10, zmm26                       ;    62.5 p0      21 x[0]
        vmovdqa64 zmm9, zmm21                            ;    63.5         21 x[0] copy
        vpternlogd zmm9, zmm1, zmm31, 0x78               ;    63.5 p5      21 x[0]
        vpternlogd zmm21, zmm16, zmm25, 0x78             ;    63.5 p0      21 x[0]
        vmovdqa64 zmm3, zmm13                            ;    61.5         21 x[0] copy
        vpternlogd zmm3, zmm22, zmm15, 0x60              ;    64.0 p5      21 x[0]
        vmovdqu64 [rbp + 8192], zmm29                    ;    53.2 p7+p4   21 x[0] spill
        vpxord zmm29, zmm16, zmm13                       ;    64.5 p0      21 x[0]
        vmovdqu64 [rbp + 8256], zmm0                     ;    49.2 p8+p9   21 x[0] spill
        vmovdqa64 zmm0, zmm29                            ;    65.5         21 x[0] copy
        vpternlogd zmm0, zmm22, zmm31, 0x60              ;    65.5 p5      21 x[0]
        vmovdqu64 [rbp + 8320], zmm12                    ;    55.2 p7+p4   21 x[0] spill
        vmovdqa64 zmm12, zmm14                           ;    55.5         21 x[0] copy
        vmovdqu64 [rbp + 8384], zmm18                    ;    51.2 p8+p9   21 x[0] spill
        vpxord zmm18, zmm19, zmm22                       ;    65.5 p0      21 x[0]
        vpandd zmm12, zmm12, zmm18                       ;    66.5 p5      21 x[0]
        vpternlogd zmm6, zmm5, zmm12, 0x96               ;    67.5 p0      21 x[0]
        vpternlogd zmm4, zmm12, zmm9, 0x96               ;    67.5 p5      21 x[0]
        vmovdqa64 zmm5, zmm3                             ;    65.0         21 x[0] copy
        vpternlogd zmm5, zmm19, zmm28, 0x1e              ;    67.5 p0      21 x[0]
        vmovdqa64 zmm12, zmm6                            ;    68.5         21 x[0] copy
        vpternlogd zmm12, zmm4, zmm21, 0x48              ;    68.5 p5      21 x[0]
        vpxord zmm24, zmm24, zmm3                        ;    68.5 p0      21 x[0]
        vpternlogd zmm24, zmm0, zmm9, 0x96               ;    69.5 p5      21 x[0]
        vpxord zmm21, zmm21, zmm5                        ;    69.5 p0      21 x[0]
        vmovdqa64 zmm0, zmm5                             ;    68.5         21 x[0] copy
        vpternlogd zmm0, zmm24, zmm6, 0x48               ;    70.5 p5      21 x[0]
        vpandnd zmm3, zmm24, zmm21                       ;    70.5 p0      21 x[0]
        vmovdqa64 zmm9, zmm0                             ;    71.5         21 x[0] copy
        vpternlogd zmm9, zmm12, zmm21, 0x36              ;    71.5 p5      21 x[0]
        vpternlogd zmm12, zmm0, zmm21, 0x36              ;    71.5 p0      21 x[0]
        vpternlogd zmm5, zmm6, zmm12, 0x96               ;    72.5 p5      21 x[0]
        vpternlogd zmm3, zmm12, zmm4, 0x1e               ;    72.5 p0      21 x[0]
        vpternlogd zmm21, zmm4, zmm24, 0xec              ;    73.0 p5      21 x[0]
        vpternlogd zmm21, zmm0, zmm24, 0x96              ;    74.0 p0      21 x[0]
        vmovdqa64 zmm0, zmm5                             ;    73.5         21 x[0] copy
        vpternlogd zmm0, zmm22, zmm31, 0x60              ;    74.0 p5      21 x[0]
        vpandd zmm28, zmm28, zmm21                       ;    75.0 p0      21 x[0]
        vpternlogd zmm29, zmm28, zmm5, 0x6c              ;    76.0 p5      21 x[0]
        vpxord zmm5, zmm5, zmm9                          ;    75.5 p0      21 x[0]
        vpternlogd zmm1, zmm29, zmm5, 0x6c               ;    77.0 p5      21 x[0]
        vpternlogd zmm14, zmm21, zmm9, 0x60              ;    76.5 p0      21 x[0]
        vpxord zmm4, zmm5, zmm3                          ;    77.0 p5      21 x[0]
        vpandd zmm10, zmm10, zmm4                        ;    78.0 p0      21 x[0]
        vmovdqa64 zmm6, zmm4                             ;    78.0         21 x[0] copy
        vpternlogd zmm6, zmm21, zmm9, 0x96               ;    78.0 p5      21 x[0]
        vpternlogd zmm28, zmm13, zmm6, 0x78              ;    79.0 p0      21 x[0]
        vpternlogd zmm6, zmm15, zmm22, 0x60              ;    79.0 p5      21 x[0]
        vpternlogd zmm4, zmm26, zmm6, 0x6a               ;    80.0 p0      21 x[0]
        vpternlogd zmm5, zmm31, zmm4, 0x6a               ;    81.0 p5      21 x[0]
        vpternlogd zmm18, zmm21, zmm9, 0x60              ;    80.5 p0      21 x[0]
        vpternlogd zmm29, zmm2, zmm9, 0x78               ;    81.0 p5      21 x[0]
        vpternlogd zmm10, zmm28, zmm1, 0x96              ;    81.5 p0      21 x[0]
        vpandd zmm19, zmm19, zmm21                       ;    82.0 p5      21 x[0]
        vpternlogd zmm17, zmm19, zmm3, 0x6c              ;    83.0 p0      21 x[0]
        vpternlogd zmm9, zmm22, zmm17, 0x6a              ;    84.0 p5      21 x[0]
        vpternlogd zmm29, zmm9, zmm5, 0x96               ;    85.0 p0      21 x[0]
        vpternlogd zmm14, zmm28, zmm29, 0x96             ;    86.0 p5      21 x[0]
        vpternlogd zmm29, zmm11, zmm3, 0x78              ;    86.0 p0      21 x[0]
        vpxord zmm3, zmm3, zmm21                         ;    85.0 p5      21 x[0]
        vpternlogd zmm1, zmm16, zmm3, 0x78               ;    86.0 p0      21 x[0]
        vpandd zmm25, zmm25, zmm3                        ;    86.0 p5      21 x[0]
        vpternlogd zmm25, zmm19, zmm4, 0x96              ;    87.0 p0      21 x[0]
        vpternlogd zmm25, zmm14, zmm10, 0x96             ;    88.0 p5      21 x[0]
        vpternlogd zmm9, zmm1, zmm5, 0x69                ;    87.5 p0      21 x[0]
        vpternlogd zmm5, zmm0, zmm29, 0x96               ;    88.0 p5      21 x[0]
        vmovdqu64 zmm0, [rax + 3072]                     ;    47.8 p2      32 x[0] reload
        vmovdqu64 zmm2, [rax + 5120]                     ;    48.0 p3      32 x[0] reload
        vmovdqu64 zmm3, [rax + 7168]                     ;    48.8 p2      21 x[0]
        vpternlogd zmm3, zmm2, zmm0, 0x96                ;    88.5 p0      21 x[0]
        vpxord zmm29, zmm29, zmm25                       ;    89.0 p5      21 x[0]
        vmovdqu64 zmm4, [rax + 5248]                     ;    49.0 p3      21 x[0]
        vmovdqu64 zmm11, [rax + 3200]                    ;    49.8 p2      32 x[0] reload
        vpxord zmm4, zmm4, zmm11                         ;    89.5 p0      21 x[0]
        vmovdqu64 zmm12, [rax + 7296]                    ;    50.0 p3      32 x[0] reload
        vpternlogd zmm4, zmm12, [r8 + 72]{1to16}, 0x69   ;    90.5 p5+p2   21 x[0]
        vmovdqu64 zmm13, [rax + 3264]                    ;    51.0 p3      32 x[0] reload
        vmovdqu64 zmm15, [rax + 5312]                    ;    51.8 p2      32 x[0] reload
        vmovdqu64 zmm16, [rax + 7360]                    ;    52.0 p3      21 x[0]
        vpternlogd zmm16, zmm15, zmm13, 0x96             ;    90.5 p0      21 x[0]
        vmovdqa64 zmm19, zmm4                            ;    91.5         21 x[0] copy
        vmovdqu64 zmm21, [rax + 5376]                    ;    52.8 p2      21 x[0]
        vmovdqu64 zmm22, [rax + 3328]                    ;    53.0 p3      32 x[0] reload
        vpxord zmm21, zmm21, zmm22                       ;    91.0 p5      21 x[0]
        vmovdqu64 zmm24, [rax + 7424]                    ;    53.8 p2      32 x[0] reload
        vpternlogd zmm21, zmm24, [r8 + 80]{1to16}, 0x96  ;    92.0 p0+p3   21 x[0]
        vmovdqa64 zmm26, zmm23                           ;    51.5         21 x[0] copy
        vmovdqu64 zmm28, [rax + 5440]                    ;    54.8 p2      21 x[0]
        vmovdqu64 zmm31, [rax + 3392]                    ;    55.0 p3      32 x[0] reload
        vpxord zmm28, zmm28, zmm31                       ;    92.0 p5      21 x[0]
        vmovdqu64 zmm31, [rax + 7488]                    ;    55.8 p2      32 x[0] reload
        vpternlogd zmm28, zmm31, [r8 + 84]{1to16}, 0x69  ;    93.0 p0+p3   21 x[0]
        vpternlogd zmm16, zmm28, [r8 + 76]{1to16}, 0x96  ;    94.0 p5+p2   21 x[0]
        vpternlogd zmm23, zmm28, zmm21, 0x69             ;    94.0 p0      21 x[0]
        vmovdqa64 zmm22, zmm20                           ;    53.2         21 x[0] copy
        vmovdqa64 zmm13, zmm16                           ;    95.0         21 x[0] copy
        vmovdqu64 zmm11, [rax + 5504]                    ;    57.0 p3      21 x[0]
        vpxord zmm11, zmm11, [rax + 3456]                ;    94.0 p5+p2   21 x[0]
        vmovdqu64 zmm0, [rax + 7552]                     ;    58.0 p3      32 x[0] reload
        vpternlogd zmm11, zmm0, [r8 + 88]{1to16}, 0x69   ;    95.0 p0+p2   21 x[0]
        vpxord zmm19, zmm19, zmm11                       ;    96.0 p5      21 x[0]
        vpxord zmm13, zmm13, zmm11                       ;    96.0 p0      21 x[0]
        vpxord zmm26, zmm26, zmm19                       ;    97.0 p5      21 x[0]
        vpxord zmm22, zmm22, zmm19                       ;    97.0 p0      21 x[0]
        vmovdqa64 zmm15, zmm20                           ;    55.0         21 x[0] copy
        vmovdqa64 zmm0, zmm23                            ;    95.0         21 x[0] copy
        vpternlogd zmm0, zmm22, zmm26, 0x28              ;    98.0 p5      21 x[0]
        vmovdqa64 zmm31, zmm11                           ;    96.0         21 x[0] copy
        vmovdqa64 zmm24, zmm16                           ;    95.0         21 x[0] copy
        vpternlogd zmm24, zmm3, [r8 + 64]{1to16}, 0x69   ;    97.5 p0+p3   21 x[0]
        vpxord zmm15, zmm15, zmm24                       ;    98.5 p5      21 x[0]
        vpternlogd zmm3, zmm22, [r8 + 64]{1to16}, 0x69   ;    98.5 p0+p2   21 x[0]
        vmovdqa64 zmm12, zmm3                            ;    99.5         21 x[0] copy
        vpternlogd zmm12, zmm21, zmm21, 0xc3             ;    99.5 p5      21 x[0]
        vpxord zmm31, zmm31, zmm12                       ;   100.5 p0      21 x[0]
        vpxord zmm21, zmm24, zmm23                       ;   100.0 p5      21 x[0]
        vmovdqa64 zmm2, zmm24                            ;    98.5         21 x[0] copy
        vmovdqu64 [rbp + 8448], zmm9                     ;    88.5 p7+p4   21 x[0] spill
        vpxord zmm9, zmm12, zmm13                        ;   100.5 p0      21 x[0]
        vpandd zmm2, zmm2, zmm9                          ;   101.5 p5      21 x[0]
        vpternlogd zmm4, zmm12, zmm20, 0x78              ;   101.5 p0      21 x[0]
        vmovdqu64 [rbp + 8512], zmm1                     ;    87.0 p8+p9   21 x[0] spill
        vmovdqa64 zmm1, zmm2                             ;   102.5         21 x[0] copy
        vpternlogd zmm1, zmm15, zmm13, 0x78              ;   102.5 p5      21 x[0]
        vpternlogd zmm0, zmm3, zmm1, 0x96                ;   103.5 p0      21 x[0]
        vpternlogd zmm2, zmm19, zmm11, 0x78              ;   103.0 p5      21 x[0]
        vmovdqa64 zmm3, zmm21                            ;   101.0         21 x[0] copy
        vpternlogd zmm3, zmm26, zmm16, 0x60              ;   103.5 p0      21 x[0]
        vmovdqu64 [rbp + 8576], zmm6                     ;    80.0 p7+p4   21 x[0] spill
        vpxord zmm6, zmm19, zmm21                        ;   104.0 p5      21 x[0]
        vmovdqu64 [rbp + 8640], zmm18                    ;    81.5 p8+p9   21 x[0] spill
        vmovdqa64 zmm18, zmm6                            ;   105.0         21 x[0] copy
        vpternlogd zmm18, zmm26, zmm13, 0x60             ;   105.0 p0      21 x[0]
        vmovdqu64 [rbp + 8704], zmm17                    ;    84.0 p7+p4   21 x[0] spill
        vpxord zmm17, zmm31, zmm26                       ;   105.0 p5      21 x[0]
        vpternlogd zmm0, zmm17, zmm23, 0x78              ;   106.0 p0      21 x[0]
        vpternlogd zmm4, zmm17, zmm23, 0x78              ;   106.0 p5      21 x[0]
        vpxord zmm28, zmm28, zmm3                        ;   106.5 p0      21 x[0]
        vpternlogd zmm28, zmm18, zmm1, 0x96              ;   107.5 p5      21 x[0]
        vpternlogd zmm3, zmm31, zmm22, 0x1e              ;   107.5 p0      21 x[0]
        vmovdqa64 zmm1, zmm4                             ;   107.0         21 x[0] copy
        vpternlogd zmm1, zmm0, zmm2, 0x48                ;   108.0 p5      21 x[0]
        vmovdqa64 zmm18, zmm3                            ;   108.5         21 x[0] copy
        vpternlogd zmm18, zmm28, zmm4, 0x48              ;   108.5 p0      21 x[0]
        vpxord zmm2, zmm2, zmm3                          ;   109.0 p5      21 x[0]
        vmovdqu64 [rbp + 8768], zmm10                    ;    82.5 p8+p9   21 x[0] spill
        vmovdqa64 zmm10, zmm18                           ;   109.5         21 x[0] copy
        vpternlogd zmm10, zmm1, zmm2, 0x36               ;   110.0 p0      21 x[0]
        vpternlogd zmm1, zmm18, zmm2, 0x36               ;   110.0 p5      21 x[0]
        vpternlogd zmm3, zmm4, zmm1, 0x96                ;   111.0 p0      21 x[0]
        vpandnd zmm4, zmm28, zmm2                        ;   111.0 p5      21 x[0]
        vpternlogd zmm4, zmm1, zmm0, 0x1e                ;   112.0 p0      21 x[0]
        vpternlogd zmm2, zmm0, zmm28, 0xec               ;   112.0 p5      21 x[0]
        vpternlogd zmm2, zmm18, zmm28, 0x96              ;   113.0 p0      21 x[0]
        vmovdqa64 zmm0, zmm3                             ;   112.0         21 x[0] copy
        vpternlogd zmm0, zmm26, zmm13, 0x60              ;   113.0 p5      21 x[0]
        vmovdqa64 zmm1, zmm10                            ;   111.0         21 x[0] copy
        vpternlogd zmm1, zmm23, zmm22, 0x60              ;   113.5 p0      21 x[0]
        vpandd zmm22, zmm22, zmm2                        ;   114.0 p5      21 x[0]
        vpternlogd zmm6, zmm22, zmm3, 0x6c               ;   115.0 p0      21 x[0]
        vpxord zmm3, zmm3, zmm10                         ;   115.0 p5      21 x[0]
        vpternlogd zmm15, zmm6, zmm3, 0x6c               ;   116.0 p0      21 x[0]
        vpandd zmm18, zmm26, zmm10                       ;   116.0 p5      21 x[0]
        vpxord zmm10, zmm10, zmm2                        ;   116.5 p0      21 x[0]
        vpxord zmm28, zmm3, zmm4                         ;   117.0 p5      21 x[0]
        vpandd zmm24, zmm24, zmm28                       ;   118.0 p0      21 x[0]
        vpandd zmm23, zmm23, zmm10                       ;   118.0 p5      21 x[0]
        vpandd zmm31, zmm31, zmm2                        ;   118.5 p0      21 x[0]
        vmovdqu64 [rbp + 8832], zmm25                    ;    89.0 p7+p4   21 x[0] spill
        vpxord zmm25, zmm10, zmm28                       ;   119.0 p5      21 x[0]
        vpternlogd zmm26, zmm16, zmm25, 0x28             ;   120.0 p0      21 x[0]
        vpternlogd zmm25, zmm22, zmm21, 0x6c             ;   120.0 p5      21 x[0]
        vpternlogd zmm28, zmm9, zmm26, 0x6a              ;   121.0 p0      21 x[0]
        vpternlogd zmm3, zmm13, zmm28, 0x6a              ;   122.0 p5      21 x[0]
        vpternlogd zmm12, zmm31, zmm4, 0x6c              ;   121.5 p0      21 x[0]
        vpternlogd zmm24, zmm25, zmm15, 0x96             ;   122.0 p5      21 x[0]
        vpternlogd zmm18, zmm12, zmm3, 0x96              ;   123.0 p0      21 x[0]
        vpternlogd zmm6, zmm1, zmm18, 0x96               ;   124.0 p5      21 x[0]
        vpternlogd zmm23, zmm25, zmm6, 0x96              ;   125.0 p0      21 x[0]
        vpternlogd zmm6, zmm20, zmm4, 0x78               ;   125.0 p5      21 x[0]
        vpxord zmm4, zmm4, zmm2                          ;   124.5 p0      21 x[0]
        vpternlogd zmm12, zmm10, zmm17, 0x78             ;   125.0 p5      21 x[0]
        vpternlogd zmm15, zmm19, zmm4, 0x78              ;   125.5 p0      21 x[0]
        vpternlogd zmm4, zmm31, zmm11, 0x6c              ;   126.0 p5      21 x[0]
        vpternlogd zmm4, zmm28, zmm24, 0x96              ;   127.0 p0      21 x[0]
        vpternlogd zmm12, zmm26, zmm23, 0x96             ;   127.0 p5      21 x[0]
        vpternlogd zmm3, zmm0, zmm6, 0x69                ;   127.5 p0      21 x[0]
        vmovdqu64 zmm0, [rax + 3584]                     ;    69.2 p3      32 x[0] reload
        vmovdqu64 zmm1, [rax + 5632]                     ;    69.3 p2      32 x[0] reload
        vmovdqu64 zmm2, [rax + 7680]                     ;    70.2 p3      21 x[0]
        vpternlogd zmm2, zmm1, zmm0, 0x96                ;   128.0 p5      21 x[0]
        vpternlogd zmm6, zmm4, zmm23, 0x96               ;   128.5 p0      21 x[0]
        vmovdqu64 zmm9, [rax + 3840]                     ;    70.3 p2      32 x[0] reload
        vmovdqu64 zmm10, [rax + 5888]                    ;    71.2 p3      32 x[0] reload
        vmovdqu64 zmm11, [rax + 7936]                    ;    71.3 p2      21 x[0]
        vpternlogd zmm11, zmm10, zmm9, 0x96              ;   129.0 p5      21 x[0]
        vmovdqu64 zmm13, [rax + 3776]                    ;    72.2 p3      32 x[0] reload
        vmovdqu64 zmm16, [rax + 5824]                    ;    72.3 p2      32 x[0] reload
        vmovdqu64 zmm17, [rax + 7872]                    ;    73.2 p3      21 x[0]
        vpternlogd zmm17, zmm16, zmm13, 0x96             ;   129.5 p0      21 x[0]
        vmovdqu64 zmm19, [rax + 5760]                    ;    73.3 p2      21 x[0]
        vmovdqu64 zmm20, [rax + 3712]                    ;    74.2 p3      32 x[0] reload
        vpxord zmm19, zmm19, zmm20                       ;   130.0 p5      21 x[0]
        vmovdqu64 zmm21, [rax + 7808]                    ;    74.3 p2      32 x[0] reload
        vpternlogd zmm19, zmm21, [r8 + 104]{1to16}, 0x69 ;   131.0 p0+p3   21 x[0]
        vmovdqu64 zmm22, [rbp + 8128]                    ;    75.3 p2      21 x[0]
        vmovdqa64 zmm25, zmm19                           ;   132.0         21 x[0] copy
        vmovdqu64 zmm26, [rax + 5952]                    ;    76.2 p3      21 x[0]
        vmovdqu64 zmm28, [rax + 3904]                    ;    76.3 p2      32 x[0] reload
        vpxord zmm26, zmm26, zmm28                       ;   131.0 p5      21 x[0]
        vmovdqu64 zmm31, [rax + 8000]                    ;    77.2 p3      32 x[0] reload
        vpternlogd zmm26, zmm31, [r8 + 116]{1to16}, 0x69 ;   132.0 p0+p2   21 x[0]
        vpternlogd zmm17, zmm26, [r8 + 108]{1to16}, 0x96 ;   133.0 p5+p3   21 x[0]
        vmovdqu64 zmm28, [rbp + 8064]                    ;    78.3 p2      21 x[0]
        vmovdqa64 zmm9, zmm17                            ;   134.0         21 x[0] copy
        vmovdqu64 zmm13, [rbp + 8128]                    ;    79.2 p3      21 x[0]
        vpternlogd zmm13, zmm11, [r8 + 112]{1to16}, 0x69 ;   132.5 p0+p2   21 x[0]
        vmovdqu64 zmm20, [rax + 6016]                    ;    80.2 p3      21 x[0]
        vpxord zmm20, zmm20, [rax + 3968]                ;   133.0 p5+p2   21 x[0]
        vmovdqu64 zmm0, [rax + 8064]                     ;    81.2 p3      32 x[0] reload
        vpternlogd zmm20, zmm0, [r8 + 120]{1to16}, 0x69  ;   134.0 p0+p2   21 x[0]
        vpxord zmm25, zmm25, zmm20                       ;   135.0 p5      21 x[0]
        vpxord zmm22, zmm22, zmm25                       ;   136.0 p0      21 x[0]
        vpxord zmm28, zmm28, zmm25                       ;   136.0 p5      21 x[0]
        vpxord zmm9, zmm9, zmm20                         ;   135.5 p0      21 x[0]
        vmovdqa64 zmm16, zmm13                           ;   133.5         21 x[0] copy
        vpternlogd zmm16, zmm28, zmm26, 0x96             ;   137.0 p5      21 x[0]
        vmovdqu64 zmm0, [rbp + 8064]                     ;    82.2 p3      21 x[0]
        vmovdqu64 zmm31, [rbp + 8064]                    ;    82.3 p2      21 x[0]
        vmovdqa64 zmm10, zmm17                           ;   134.0         21 x[0] copy
        vpternlogd zmm10, zmm2, [r8 + 96]{1to16}, 0x69   ;   136.5 p0+p3   21 x[0]
        vpxord zmm0, zmm0, zmm10                         ;   137.5 p5      21 x[0]
        vpternlogd zmm2, zmm28, [r8 + 96]{1to16}, 0x69   ;   137.5 p0+p2   21 x[0]
        vpternlogd zmm11, zmm2, [r8 + 112]{1to16}, 0x69  ;   138.5 p5+p3   21 x[0]
        vpandd zmm31, zmm31, zmm11                       ;   139.5 p0      21 x[0]
        vmovdqa64 zmm21, zmm10                           ;   137.5         21 x[0] copy
        vpternlogd zmm21, zmm13, zmm26, 0x96             ;   139.0 p5      21 x[0]
        vmovdqa64 zmm1, zmm11                            ;   139.5         21 x[0] copy
        vpternlogd zmm1, zmm22, zmm20, 0x96              ;   139.5 p0      21 x[0]
        vmovdqu64 [rbp + 8128], zmm18                    ;   124.0 p8+p9   21 x[0] spill
        vmovdqa64 zmm18, zmm1                            ;   140.5         21 x[0] copy
        vpternlogd zmm18, zmm13, zmm26, 0x60             ;   140.5 p5      21 x[0]
        vmovdqu64 [rbp + 8896], zmm15                    ;   126.5 p7+p4   21 x[0] spill
        vmovdqa64 zmm15, zmm10                           ;   137.5         21 x[0] copy
        vmovdqu64 [rbp + 8960], zmm12                    ;   128.0 p8+p9   21 x[0] spill
        vpxord zmm12, zmm9, zmm11                        ;   140.5 p0      21 x[0]
        vpandd zmm15, zmm15, zmm12                       ;   141.5 p5      21 x[0]
        vpternlogd zmm2, zmm16, zmm22, 0x78              ;   141.5 p0      21 x[0]
        vmovdqu64 [rbp + 9024], zmm24                    ;   123.0 p7+p4   21 x[0] spill
        vmovdqa64 zmm24, zmm15                           ;   142.5         21 x[0] copy
        vpternlogd zmm24, zmm0, zmm9, 0x78               ;   142.5 p5      21 x[0]
        vpternlogd zmm31, zmm19, zmm18, 0x96             ;   142.5 p0      21 x[0]
        vpternlogd zmm2, zmm18, zmm24, 0x96              ;   143.5 p5      21 x[0]
        vpternlogd zmm15, zmm25, zmm20, 0x78             ;   143.5 p0      21 x[0]
        vmovdqa64 zmm18, zmm11                           ;   139.5         21 x[0] copy
        vpternlogd zmm18, zmm28, zmm20, 0xde             ;   144.0 p5      21 x[0]
        vpxord zmm19, zmm25, zmm21                       ;   144.5 p0      21 x[0]
        vmovdqu64 [rbp + 9088], zmm6                     ;   129.5 p8+p9   21 x[0] spill
        vmovdqa64 zmm6, zmm21                            ;   140.0         21 x[0] copy
        vpternlogd zmm6, zmm22, zmm17, 0x60              ;   145.0 p5      21 x[0]
        vmovdqu64 [rbp + 9152], zmm29                    ;    90.0 p7+p4   21 x[0] spill
        vpxord zmm29, zmm9, zmm22                        ;   145.5 p0      21 x[0]
        vmovdqu64 [rbp + 9216], zmm27                    ;    85.2 p8+p9   21 x[0] spill
        vmovdqa64 zmm27, zmm6                            ;   146.0         21 x[0] copy
        vpternlogd zmm27, zmm18, zmm15, 0x96             ;   146.0 p5      21 x[0]
        vpternlogd zmm15, zmm31, zmm2, 0x28              ;   146.5 p0      21 x[0]
        vmovdqu64 [rbp + 9280], zmm8                     ;    85.7 p7+p4   21 x[0] spill
        vpandd zmm8, zmm19, zmm29                        ;   147.0 p5      21 x[0]
        vpternlogd zmm18, zmm31, zmm6, 0x96              ;   147.5 p0      21 x[0]
        vpternlogd zmm6, zmm8, zmm26, 0x96               ;   148.0 p5      21 x[0]
        vmovdqa64 zmm8, zmm18                            ;   148.5         21 x[0] copy
        vpternlogd zmm8, zmm6, zmm24, 0x60               ;   149.0 p0      21 x[0]
        vmovdqa64 zmm31, zmm8                            ;   150.0         21 x[0] copy
        vpternlogd zmm31, zmm15, zmm27, 0x36             ;   150.0 p5      21 x[0]
        vpternlogd zmm8, zmm15, zmm27, 0x1e              ;   150.0 p0      21 x[0]
        vmovdqa64 zmm15, zmm27                           ;   147.0         21 x[0] copy
        vpternlogd zmm15, zmm6, zmm24, 0x60              ;   150.0 p5      21 x[0]
        vpternlogd zmm6, zmm24, zmm18, 0x14              ;   150.5 p0      21 x[0]
        vpternlogd zmm6, zmm15, zmm2, 0x1e               ;   151.5 p5      21 x[0]
        vpandd zmm28, zmm28, zmm6                        ;   152.5 p0      21 x[0]
        vpxord zmm18, zmm18, zmm8                        ;   152.0 p5      21 x[0]
        vpternlogd zmm19, zmm28, zmm18, 0x6c             ;   153.5 p0      21 x[0]
        vpxord zmm27, zmm27, zmm15                       ;   153.0 p5      21 x[0]
        vpternlogd zmm27, zmm8, zmm2, 0x1e               ;   154.0 p0      21 x[0]
        vpxord zmm2, zmm18, zmm31                        ;   154.0 p5      21 x[0]
        vpternlogd zmm0, zmm19, zmm2, 0x6c               ;   155.0 p0      21 x[0]
        vpxord zmm8, zmm2, zmm27                         ;   155.0 p5      21 x[0]
        vpandd zmm10, zmm10, zmm8                        ;   156.0 p0      21 x[0]
        vpxord zmm15, zmm31, zmm6                        ;   156.0 p5      21 x[0]
        vpternlogd zmm13, zmm26, zmm15, 0x28             ;   157.0 p0      21 x[0]
        vmovdqa64 zmm24, zmm6                            ;   152.5         21 x[0] copy
        vpternlogd zmm24, zmm11, zmm20, 0x60             ;   157.0 p5      21 x[0]
        vpxord zmm26, zmm8, zmm15                        ;   157.5 p0      21 x[0]
        vpternlogd zmm28, zmm21, zmm26, 0x78             ;   158.5 p5      21 x[0]
        vpternlogd zmm26, zmm17, zmm22, 0x60             ;   158.5 p0      21 x[0]
        vpternlogd zmm8, zmm12, zmm26, 0x6a              ;   159.5 p5      21 x[0]
        vpternlogd zmm2, zmm9, zmm8, 0x6a                ;   160.5 p0      21 x[0]
        vpternlogd zmm19, zmm16, zmm31, 0x78             ;   160.0 p5      21 x[0]
        vpternlogd zmm11, zmm24, zmm27, 0x6c             ;   160.5 p0      21 x[0]
        vpternlogd zmm31, zmm22, zmm11, 0x6a             ;   161.5 p5      21 x[0]
        vpternlogd zmm10, zmm28, zmm0, 0x96              ;   161.5 p0      21 x[0]
        vpternlogd zmm19, zmm31, zmm2, 0x96              ;   162.5 p5      21 x[0]
        vpternlogd zmm13, zmm28, zmm19, 0x96             ;   163.5 p0      21 x[0]
        vpxord zmm6, zmm6, zmm27                         ;   163.0 p5      21 x[0]
        vpternlogd zmm11, zmm15, zmm1, 0x78              ;   163.5 p0      21 x[0]
        vpternlogd zmm0, zmm25, zmm6, 0x78               ;   164.0 p5      21 x[0]
        vpandd zmm20, zmm20, zmm6                        ;   164.5 p0      21 x[0]
        vpternlogd zmm20, zmm24, zmm8, 0x96              ;   165.5 p5      21 x[0]
        vpternlogd zmm19, zmm27, [rbp + 8064], 0x78      ;   165.5 p0+p2   21 x[0]
        vmovdqa64 zmm1, zmm5                             ;    91.0         32 x[0] copy
        vpternlogd zmm1, zmm30, zmm7, 0x96               ;   166.0 p5      32 x[0]
        vpternlogd zmm30, zmm3, zmm7, 0x69               ;   166.5 p0      32 x[0]
        vpternlogd zmm11, zmm26, zmm13, 0x96             ;   167.0 p5      21 x[0]
        vpternlogd zmm18, zmm29, zmm2, 0x6a              ;   167.5 p0      21 x[0]
        vpternlogd zmm31, zmm2, zmm0, 0x69               ;   168.0 p5      21 x[0]
        vpternlogd zmm20, zmm13, zmm10, 0x96             ;   168.5 p0      21 x[0]
        vpxord zmm2, zmm14, zmm23                        ;   169.0 p5      32 x[0]
        vmovdqu64 zmm6, [rbp + 9280]                     ;    92.3 p3      32 x[0]
        vpternlogd zmm3, zmm18, zmm19, 0x69              ;   169.5 p0      32 x[0]
        vpxord zmm6, zmm6, zmm13                         ;   170.0 p5      32 x[0]
        vpternlogd zmm4, zmm20, zmm23, 0x96              ;   170.5 p0      32 x[0]
        vpxord zmm8, zmm19, zmm20                        ;   171.0 p5      21 x[0]
        vmovdqu64 zmm9, [rbp + 9152]                     ;    93.2 p2      32 x[0]
        vmovdqu64 zmm12, [rbp + 8832]                    ;    93.3 p3      32 x[0]
        vmovdqu64 zmm15, [rbp + 9216]                    ;    94.2 p2      21 x[0] reload
        vpxord zmm12, zmm12, zmm15                       ;   171.5 p0      32 x[0]
        vpternlogd zmm18, zmm19, zmm4, 0x69              ;   172.0 p5      32 x[0]
        vpxord zmm9, zmm9, zmm8                          ;   172.5 p0      32 x[0]
        vpternlogd zmm8, zmm15, zmm7, 0x96               ;   173.0 p5      32 x[0]
        vmovdqu64 zmm16, [rbp + 9088]                    ;   129.5 p3      32 x[0]
        vpternlogd zmm16, zmm15, [rbp + 9152], 0x69      ;   173.5 p0+p2   32 x[0]
        vpternlogd zmm13, zmm2, zmm3, 0x69               ;   174.0 p5      32 x[0]
        vmovdqu64 zmm17, [rbp + 8832]                    ;    95.3 p3      21 x[0] reload
        vmovdqa64 zmm19, zmm30                           ;   167.5         32 x[0] copy
        vpternlogd zmm19, zmm20, zmm17, 0x96             ;   174.5 p0      32 x[0]
        vmovdqu64 zmm21, [rbp + 9024]                    ;   123.0 p2      32 x[0]
        vpxord zmm21, zmm21, zmm10                       ;   175.0 p5      32 x[0]
        vpternlogd zmm16, zmm20, zmm17, 0x96             ;   175.5 p0      32 x[0]
        vpternlogd zmm17, zmm8, zmm4, 0x69               ;   176.0 p5      32 x[0]
        vpternlogd zmm8, zmm23, [rbp + 9280], 0x96       ;   176.5 p0+p3   32 x[0]
        vpternlogd zmm23, zmm6, zmm1, 0x69               ;   177.0 p5      32 x[0]
        vmovdqa64 zmm20, zmm12                           ;   172.5         32 x[0] copy
        vpternlogd zmm20, zmm5, zmm5, 0xc3               ;   177.5 p0      32 x[0]
        vmovdqu64 zmm5, [rbp + 8640]                     ;    97.2 p2      21 x[0] reload
        vmovdqu64 zmm22, [rbp + 8704]                    ;    97.3 p3      32 x[0]
        vpternlogd zmm22, zmm5, [rbp + 8576], 0x96       ;   178.0 p5+p2   32 x[0]
        vmovdqu64 zmm5, [rbp + 9024]                     ;   123.0 p3      32 x[0]
        vmovdqu64 zmm24, [rbp + 8384]                    ;    99.2 p2      21 x[0] reload
        vpxord zmm5, zmm5, zmm24                         ;   178.5 p0      32 x[0]
        vmovdqu64 zmm25, [rbp + 8768]                    ;    99.3 p3      21 x[0] reload
        vpxord zmm24, zmm24, zmm25                       ;   179.0 p5      32 x[0]
        vmovdqu64 zmm26, [rbp + 9088]                    ;   129.5 p2      21 x[0] reload
        vmovdqa64 zmm27, zmm9                            ;   173.5         32 x[0] copy
        vpternlogd zmm27, zmm6, zmm26, 0x96              ;   179.5 p0      32 x[0]
        vmovdqu64 zmm28, [rbp + 8960]                    ;   128.0 p3      21 x[0] reload
        vpternlogd zmm22, zmm14, zmm28, 0x96             ;   180.0 p5      32 x[0]
        vmovdqu64 zmm14, [rbp + 8320]                    ;   101.2 p2      32 x[0]
        vpxord zmm14, zmm14, zmm11                       ;   180.5 p0      32 x[0]
        vmovdqu64 zmm29, [rbp + 8256]                    ;   101.3 p3      32 x[0]
        vpxord zmm29, zmm29, zmm0                        ;   181.0 p5      32 x[0]
        vpxord zmm0, zmm0, [rbp + 8512]                  ;   181.5 p0+p2   32 x[0]
        vmovdqu64 zmm15, [rbp + 8448]                    ;   102.3 p3      32 x[0]
        vpxord zmm15, zmm15, [rbp + 8192]                ;   182.0 p5+p2   32 x[0]
        vmovdqu64 [rbp + 8384], zmm13                    ;   175.0 p8+p9   32 x[0] spill
        vmovdqa64 zmm13, zmm15                           ;   183.0         32 x[0] copy
        vpternlogd zmm13, zmm25, zmm25, 0xc3             ;   183.0 p0      32 x[0]
        vmovdqu64 zmm25, [rbp + 8448]                    ;   103.3 p3      21 x[0] reload
        vmovdqu64 [rbp + 8768], zmm6                     ;   171.0 p7+p4   32 x[0] spill
        vmovdqa64 zmm6, zmm5                             ;   179.5         32 x[0] copy
        vpternlogd zmm6, zmm31, zmm25, 0x96              ;   183.0 p5      32 x[0]
        vmovdqu64 [rbp + 9024], zmm27                    ;   180.5 p8+p9   32 x[0] spill
        vmovdqa64 zmm27, zmm29                           ;   182.0         32 x[0] copy
        vpternlogd zmm27, zmm28, [rbp + 8320], 0x96      ;   183.5 p0+p2   32 x[0]
        vmovdqu64 [rbp + 8320], zmm4                     ;   171.5 p7+p4   32 x[0] spill
        vmovdqu64 zmm4, [rbp + 8896]                     ;   126.5 p3      32 x[0]
        vpternlogd zmm4, zmm31, [rbp + 8128], 0x69       ;   184.0 p5+p2   32 x[0]
        vpternlogd zmm28, zmm14, zmm24, 0x96             ;   184.5 p0      32 x[0]
        vpternlogd zmm11, zmm22, zmm21, 0x96             ;   185.0 p5      32 x[0]
        vpternlogd zmm29, zmm4, zmm25, 0x96              ;   185.5 p0      32 x[0]
        vmovdqu64 [rbp + 8960], zmm11                    ;   186.0 p8+p9   32 x[0] spill
        vmovdqa64 zmm11, zmm4                            ;   185.0         32 x[0] copy
        vpternlogd zmm11, zmm10, zmm10, 0xc3             ;   186.0 p5      32 x[0]
        vpternlogd zmm3, zmm20, [rax], 0x96              ;   186.5 p0+p3   32 x[0]
        vpternlogd zmm21, zmm13, [rax + 64], 0x96        ;   187.0 p5+p2   32 x[0]
        vpxord zmm10, zmm9, [rax + 128]                  ;   187.5 p0+p3   32 x[0]
        vmovdqu64 [rbp - 128], zmm3                      ;   187.5 p7+p4   32 x[0] spill
        vmovdqa64 zmm3, zmm0                             ;   182.5         32 x[0] copy
        vpternlogd zmm3, zmm14, [rbp + 8896], 0x96       ;   188.0 p5+p2   32 x[0]
        vpternlogd zmm10, zmm12, zmm17, 0x96             ;   188.5 p0      32 x[0]
        vmovdqu64 zmm12, [rbp + 8512]                    ;   107.3 p3      21 x[0] reload
        vmovdqu64 [rbp + 0], zmm10                       ;   189.5 p8+p9   32 x[0] spill
        vmovdqu64 zmm10, [rbp + 8896]                    ;   126.5 p2      32 x[0]
        vpternlogd zmm10, zmm12, [rbp + 8192], 0x96      ;   189.0 p5+p3   32 x[0]
        vpternlogd zmm10, zmm31, zmm25, 0x96             ;   190.0 p0      32 x[0]
        vpxord zmm26, zmm26, [rax + 256]                 ;   190.0 p5+p2   32 x[0]
        vmovdqu64 zmm12, [rbp + 8896]                    ;   126.5 p3      32 x[0]
        vpxord zmm12, zmm12, [rax + 320]                 ;   190.5 p0+p2   32 x[0]
        vpternlogd zmm26, zmm8, zmm2, 0x96               ;   191.0 p5      32 x[0]
        vpternlogd zmm12, zmm27, zmm22, 0x96             ;   191.5 p0      32 x[0]
        vpxord zmm25, zmm0, [rax + 192]                  ;   192.0 p5+p3   32 x[0]
        vpternlogd zmm25, zmm15, zmm29, 0x96             ;   193.0 p0      32 x[0]
        vmovdqa64 zmm15, zmm18                           ;   173.0         32 x[0] copy
        vpternlogd zmm15, zmm19, [rax + 512], 0x96       ;   193.0 p5+p2   32 x[0]
        vpxord zmm31, zmm23, [rax + 384]                 ;   193.5 p0+p3   32 x[0]
        vmovdqu64 [rbp + 384], zmm15                     ;   194.0 p7+p4   32 x[0] spill
        vpxord zmm15, zmm16, [rax + 640]                 ;   194.0 p5+p2   32 x[0]
        vmovdqu64 [rbp + 512], zmm15                     ;   195.0 p8+p9   32 x[0] spill
        vpxord zmm15, zmm28, [rax + 448]                 ;   194.5 p0+p3   32 x[0]
        vmovdqu64 [rbp + 128], zmm26                     ;   192.0 p7+p4   32 x[0] spill
        vmovdqu64 zmm26, [rax + 768]                     ;   113.2 p2      32 x[0] reload
        vpternlogd zmm7, zmm26, [rbp + 9216], 0x96       ;   195.0 p5+p3   32 x[0]
        vpternlogd zmm7, zmm9, zmm2, 0x96                ;   196.0 p0      32 x[0]
        vpxord zmm26, zmm10, [rax + 704]                 ;   196.0 p5+p2   32 x[0]
        vmovdqu64 [rbp + 640], zmm7                      ;   197.0 p8+p9   32 x[0] spill
        vmovdqa64 zmm7, zmm11                            ;   187.0         32 x[0] copy
        vpternlogd zmm7, zmm6, [rax + 576], 0x96         ;   196.5 p0+p3   32 x[0]
        vpxord zmm2, zmm2, [rax + 896]                   ;   197.0 p5+p2   32 x[0]
        vpternlogd zmm2, zmm23, zmm30, 0x96              ;   198.0 p0      32 x[0]
        vmovdqu64 zmm23, [rbp + 8256]                    ;   115.3 p3      32 x[0]
        vpxord zmm23, zmm23, [rax + 832]                 ;   198.0 p5+p2   32 x[0]
        vpternlogd zmm23, zmm0, zmm22, 0x96              ;   199.0 p0      32 x[0]
        vpternlogd zmm18, zmm1, [rax + 1024], 0x96       ;   199.0 p5+p3   32 x[0]
        vpternlogd zmm11, zmm24, [rax + 1088], 0x96      ;   199.5 p0+p2   32 x[0]
        vpxord zmm9, zmm9, [rax + 1152]                  ;   200.0 p5+p3   32 x[0]
        vpternlogd zmm9, zmm16, [rbp + 8320], 0x96       ;   201.0 p0+p2   32 x[0]
        vpxord zmm1, zmm5, [rax + 960]                   ;   201.0 p5+p3   32 x[0]
        vpternlogd zmm1, zmm28, zmm22, 0x96              ;   202.0 p0      32 x[0]
        vmovdqu64 zmm16, [rbp + 8384]                    ;   175.0 p2      32 x[0] reload
        vmovdqu64 zmm22, [rax + 1408]                    ;   119.3 p3      32 x[0]
        vpternlogd zmm22, zmm16, [rbp + 8768], 0x96      ;   202.0 p5+p2   32 x[0]
        vpternlogd zmm27, zmm3, [rax + 1344], 0x96       ;   202.5 p0+p3   32 x[0]
        vmovdqu64 zmm24, [rbp + 9024]                    ;   180.5 p2      32 x[0] reload
        vmovdqu64 zmm28, [rax + 1280]                    ;   121.3 p3      32 x[0] reload
        vpternlogd zmm8, zmm28, zmm24, 0x96              ;   203.0 p5      32 x[0]
        vpxord zmm0, zmm0, [rax + 1216]                  ;   203.5 p0+p2   32 x[0]
        vpternlogd zmm0, zmm10, zmm4, 0x96               ;   204.5 p5      32 x[0]
        vpternlogd zmm20, zmm19, [rax + 1536], 0x96      ;   204.5 p0+p3   32 x[0]
        vpternlogd zmm13, zmm6, [rax + 1600], 0x96       ;   205.0 p5+p2   32 x[0]
        vmovdqu64 zmm4, [rbp + 8960]                     ;   186.0 p3      32 x[0] reload
        vmovdqu64 zmm6, [rax + 1472]                     ;   124.2 p2      32 x[0] reload
        vpternlogd zmm14, zmm6, zmm4, 0x96               ;   205.5 p0      32 x[0]
        vpternlogd zmm16, zmm30, [rax + 1920], 0x96      ;   206.0 p5+p3   32 x[0]
        vpxord zmm17, zmm17, [rax + 1664]                ;   206.5 p0+p2   32 x[0]
        vpternlogd zmm4, zmm5, [rax + 1984], 0x96        ;   207.0 p5+p3   32 x[0]
        vpxord zmm29, zmm29, [rax + 1728]                ;   207.5 p0+p2   32 x[0]
        vpxord zmm24, zmm24, [rax + 1792]                ;   208.0 p5+p3   32 x[0]
        vpxord zmm3, zmm3, [rax + 1856]                  ;   208.5 p0+p2   32 x[0]
        vmovdqu64 zmm5, [rax + 4544]                     ;   127.3 p3      32 x[0] reload
        vmovdqu64 zmm6, [rax + 6592]                     ;   128.2 p2      32 x[1]
        vpternlogd zmm6, zmm5, [r8 + 156]{1to16}, 0x96   ;   209.0 p5+p3   32 x[1]
        vmovdqu64 zmm10, [rax + 5056]                    ;   129.2 p2      32 x[0] reload
        vmovdqu64 zmm19, [rax + 7104]                    ;   129.3 p3      32 x[1]
        vpternlogd zmm19, zmm10, [r8 + 188]{1to16}, 0x96 ;   209.5 p0+p2   32 x[1]
        vmovdqu64 zmm28, [rax + 5568]                    ;   130.3 p3      32 x[0] reload
        vmovdqu64 zmm30, [rax + 7616]                    ;   131.2 p2      32 x[1]
        vpternlogd zmm30, zmm28, [r8 + 220]{1to16}, 0x96 ;   210.0 p5+p3   32 x[1]
        vmovdqu64 zmm28, [rax + 6208]                    ;   132.2 p2      32 x[1]
        vpxord zmm28, zmm28, [rax + 4160]                ;   210.5 p0+p3   32 x[1]
        vpternlogd zmm28, zmm21, [r8 + 132]{1to16}, 0x96 ;   211.5 p5+p2   32 x[1]
        vmovdqu64 zmm10, [rax + 6080]                    ;   133.3 p3      32 x[0] reload
        vmovdqu64 zmm5, [rax + 8128]                     ;   134.2 p2      32 x[1]
        vpternlogd zmm5, zmm10, [r8 + 252]{1to16}, 0x96  ;   211.5 p0+p3   32 x[1]
        vmovdqu64 zmm10, [rax + 6720]                    ;   135.2 p2      32 x[1]
        vpxord zmm10, zmm10, [rax + 4672]                ;   212.0 p5+p3   32 x[1]
        vpternlogd zmm10, zmm7, [r8 + 164]{1to16}, 0x96  ;   213.0 p0+p2   32 x[1]
        vmovdqu64 [rbp + 448], zmm7                      ;   197.5 p7+p4   32 x[0] spill
        vmovdqu64 zmm7, [rax + 4096]                     ;   136.3 p3      32 x[0] reload
        vmovdqu64 [rbp - 64], zmm21                      ;   188.0 p8+p9   32 x[0] spill
        vmovdqu64 zmm21, [rax + 6144]                    ;   137.2 p2      21 x[1]
        vpternlogd zmm21, zmm7, [r8 + 128]{1to16}, 0x96  ;   213.0 p5+p3   21 x[1]
        vmovdqu64 zmm7, [rax + 7232]                     ;   138.2 p2      32 x[1]
        vpxord zmm7, zmm7, [rax + 5184]                  ;   213.5 p0+p3   32 x[1]
        vpternlogd zmm7, zmm11, [r8 + 196]{1to16}, 0x96  ;   214.5 p5+p2   32 x[1]
        vmovdqu64 [rbp + 960], zmm11                     ;   200.5 p7+p4   32 x[0] spill
        vmovdqu64 zmm11, [rax + 4352]                    ;   139.3 p3      32 x[0] reload
        vmovdqu64 [rbp + 1408], zmm20                    ;   205.5 p8+p9   32 x[0] spill
        vmovdqu64 zmm20, [rax + 6400]                    ;   140.2 p2      21 x[1]
        vpternlogd zmm20, zmm11, [r8 + 144]{1to16}, 0x96 ;   214.5 p0+p3   21 x[1]
        vmovdqu64 zmm11, [rax + 7744]                    ;   141.2 p2      32 x[1]
        vpxord zmm11, zmm11, [rax + 5696]                ;   215.0 p5+p3   32 x[1]
        vpternlogd zmm11, zmm13, [r8 + 228]{1to16}, 0x96 ;   216.0 p0+p2   32 x[1]
        vmovdqu64 [rbp + 1472], zmm13                    ;   206.0 p7+p4   32 x[0] spill
        vmovdqu64 zmm13, [rax + 4288]                    ;   142.3 p3      32 x[0] reload
        vmovdqu64 [rbp + 1664], zmm24                    ;   209.0 p8+p9   32 x[0] spill
        vmovdqu64 zmm24, [rax + 6336]                    ;   143.2 p2      21 x[1]
        vpternlogd zmm24, zmm13, [r8 + 140]{1to16}, 0x96 ;   216.0 p5+p3   21 x[1]
        vmovdqu64 zmm13, [rax + 6272]                    ;   144.2 p2      21 x[1]
        vpxord zmm13, zmm13, [rax + 4224]                ;   216.5 p0+p3   21 x[1]
        vmovdqu64 [rbp + 8192], zmm11                    ;   217.0 p7+p4   32 x[1] spill
        vmovdqu64 zmm11, [rbp + 0]                       ;   209.0 p2      32 x[0] reload
        vpternlogd zmm13, zmm11, [r8 + 136]{1to16}, 0x69 ;   217.5 p5+p3   21 x[1]
        vmovdqa64 zmm11, zmm13                           ;   218.5         21 x[1] copy
        vmovdqu64 [rbp + 1856], zmm4                     ;   208.0 p8+p9   32 x[0] spill
        vmovdqu64 zmm4, [rax + 6464]                     ;   146.2 p2      21 x[1]
        vpxord zmm4, zmm4, [rax + 4416]                  ;   217.5 p0+p3   21 x[1]
        vpternlogd zmm4, zmm12, [r8 + 148]{1to16}, 0x69  ;   218.5 p5+p2   21 x[1]
        vpternlogd zmm24, zmm4, zmm25, 0x96              ;   219.5 p0      21 x[1]
        vmovdqu64 [rbp + 64], zmm25                      ;   194.0 p7+p4   32 x[0] spill
        vmovdqa64 zmm25, zmm4                            ;   219.5         21 x[1] copy
        vpternlogd zmm25, zmm6, zmm15, 0x96              ;   219.5 p5      21 x[1]
        vmovdqu64 [rbp + 192], zmm12                     ;   192.5 p8+p9   32 x[0] spill
        vmovdqa64 zmm12, zmm28                           ;   212.5         21 x[1] copy
        vmovdqu64 [rbp + 9280], zmm5                     ;   212.5 p7+p4   32 x[1] spill
        vmovdqa64 zmm5, zmm24                            ;   220.5         21 x[1] copy
        vmovdqu64 [rbp + 1600], zmm29                    ;   208.5 p8+p9   32 x[0] spill
        vmovdqu64 zmm29, [rax + 6528]                    ;   147.3 p3      21 x[1]
        vpxord zmm29, zmm29, [rax + 4480]                ;   219.5 p0+p2   21 x[1]
        vpternlogd zmm29, zmm31, [r8 + 152]{1to16}, 0x69 ;   220.5 p5+p3   21 x[1]
        vpxord zmm11, zmm11, zmm29                       ;   221.5 p0      21 x[1]
        vpternlogd zmm6, zmm11, zmm15, 0x96              ;   222.5 p5      21 x[1]
        vpxord zmm5, zmm5, zmm29                         ;   221.5 p0      21 x[1]
        vpxord zmm12, zmm12, zmm11                       ;   222.5 p5      21 x[1]
        vpternlogd zmm25, zmm20, [rbp + 128], 0x69       ;   222.5 p0+p2   21 x[1]
        vmovdqu64 [rbp + 256], zmm31                     ;   194.5 p7+p4   32 x[0] spill
        vmovdqa64 zmm31, zmm25                           ;   223.5         21 x[1] copy
        vpternlogd zmm31, zmm12, zmm6, 0x28              ;   223.5 p5      21 x[1]
        vmovdqu64 [rbp + 320], zmm15                     ;   195.5 p8+p9   32 x[0] spill
        vmovdqa64 zmm15, zmm28                           ;   212.5         21 x[1] copy
        vmovdqu64 [rbp + 1792], zmm16                    ;   207.0 p7+p4   32 x[0] spill
        vmovdqa64 zmm16, zmm29                           ;   221.5         21 x[1] copy
        vmovdqu64 [rbp + 1728], zmm3                     ;   209.5 p8+p9   32 x[0] spill
        vmovdqa64 zmm3, zmm24                            ;   220.5         21 x[1] copy
        vpternlogd zmm3, zmm21, [rbp - 128], 0x69        ;   223.5 p0+p3   21 x[1]
        vpxord zmm15, zmm15, zmm3                        ;   224.5 p5      21 x[1]
        vpternlogd zmm21, zmm12, [rbp - 128], 0x69       ;   224.5 p0+p2   21 x[1]
        vpternlogd zmm20, zmm21, [rbp + 128], 0x69       ;   225.5 p5+p3   21 x[1]
        vpxord zmm16, zmm16, zmm20                       ;   226.5 p0      21 x[1]
        vmovdqu64 [rbp + 1536], zmm17                    ;   207.5 p7+p4   32 x[0] spill
        vpxord zmm17, zmm3, zmm25                        ;   226.0 p5      21 x[1]
        vmovdqu64 [rbp + 896], zmm18                     ;   200.0 p8+p9   32 x[0] spill
        vmovdqa64 zmm18, zmm3                            ;   224.5         21 x[1] copy
        vmovdqu64 [rbp + 1152], zmm8                     ;   204.0 p7+p4   32 x[0] spill
        vpxord zmm8, zmm20, zmm5                         ;   226.5 p0      21 x[1]
        vpandd zmm18, zmm18, zmm8                        ;   227.5 p5      21 x[1]
        vpternlogd zmm13, zmm20, zmm28, 0x78             ;   227.5 p0      21 x[1]
        vmovdqu64 [rbp + 9344], zmm7                     ;   215.5 p8+p9   32 x[1] spill
        vmovdqa64 zmm7, zmm18                            ;   228.5         21 x[1] copy
        vpternlogd zmm7, zmm15, zmm5, 0x78               ;   228.5 p5      21 x[1]
        vpternlogd zmm31, zmm21, zmm7, 0x96              ;   229.5 p0      21 x[1]
        vpternlogd zmm18, zmm11, zmm29, 0x78             ;   229.0 p5      21 x[1]
        vmovdqa64 zmm21, zmm17                           ;   227.0         21 x[1] copy
        vpternlogd zmm21, zmm6, zmm24, 0x60              ;   229.5 p0      21 x[1]
        vmovdqu64 [rbp + 1344], zmm14                    ;   206.5 p7+p4   32 x[0] spill
        vpxord zmm14, zmm11, zmm17                       ;   230.0 p5      21 x[1]
        vmovdqu64 [rbp + 9408], zmm30                    ;   211.0 p8+p9   32 x[1] spill
        vpxord zmm30, zmm5, zmm6                         ;   230.5 p0      21 x[1]
        vmovdqu64 [rbp + 1088], zmm0                     ;   205.5 p7+p4   32 x[0] spill
        vpxord zmm0, zmm6, zmm16                         ;   231.0 p5      21 x[1]
        vpternlogd zmm31, zmm0, zmm25, 0x78              ;   232.0 p0      21 x[1]
        vpternlogd zmm13, zmm0, zmm25, 0x78              ;   232.0 p5      21 x[1]
        vpternlogd zmm4, zmm30, zmm14, 0x78              ;   232.5 p0      21 x[1]
        vpternlogd zmm4, zmm7, zmm21, 0x96               ;   233.5 p5      21 x[1]
        vpternlogd zmm21, zmm16, zmm12, 0x1e             ;   233.5 p0      21 x[1]
        vmovdqa64 zmm7, zmm13                            ;   233.0         21 x[1] copy
        vpternlogd zmm7, zmm31, zmm18, 0x48              ;   234.0 p5      21 x[1]
        vpxord zmm18, zmm18, zmm21                       ;   234.5 p0      21 x[1]
        vmovdqu64 [rbp + 1280], zmm22                    ;   203.0 p8+p9   32 x[0] spill
        vmovdqa64 zmm22, zmm21                           ;   234.5         21 x[1] copy
        vpternlogd zmm22, zmm4, zmm13, 0x48              ;   235.0 p5      21 x[1]
        vmovdqu64 [rbp + 1216], zmm27                    ;   203.5 p7+p4   32 x[0] spill
        vmovdqa64 zmm27, zmm22                           ;   236.0         21 x[1] copy
        vpternlogd zmm27, zmm7, zmm18, 0x36              ;   236.0 p0      21 x[1]
        vpternlogd zmm7, zmm22, zmm18, 0x36              ;   236.0 p5      21 x[1]
        vpternlogd zmm21, zmm13, zmm7, 0x96              ;   237.0 p0      21 x[1]
        vpandd zmm30, zmm30, zmm21                       ;   238.0 p5      21 x[1]
        vpandnd zmm13, zmm4, zmm18                       ;   237.5 p0      21 x[1]
        vpternlogd zmm13, zmm7, zmm31, 0x1e              ;   238.5 p5      21 x[1]
        vpternlogd zmm18, zmm31, zmm4, 0xec              ;   238.5 p0      21 x[1]
        vpternlogd zmm18, zmm22, zmm4, 0x96              ;   239.5 p5      21 x[1]
        vmovdqa64 zmm4, zmm27                            ;   237.0         21 x[1] copy
        vpternlogd zmm4, zmm25, zmm12, 0x60              ;   239.5 p0      21 x[1]
        vpandd zmm12, zmm12, zmm18                       ;   240.5 p5      21 x[1]
        vpternlogd zmm14, zmm12, zmm21, 0x6c             ;   241.5 p0      21 x[1]
        vpxord zmm21, zmm21, zmm27                       ;   241.0 p5      21 x[1]
        vpternlogd zmm15, zmm14, zmm21, 0x6c             ;   242.5 p0      21 x[1]
        vpandd zmm7, zmm6, zmm27                         ;   242.0 p5      21 x[1]
        vpxord zmm27, zmm27, zmm18                       ;   242.5 p0      21 x[1]
        vpxord zmm22, zmm21, zmm13                       ;   243.0 p5      21 x[1]
        vpandd zmm3, zmm3, zmm22                         ;   244.0 p0      21 x[1]
        vpandd zmm25, zmm25, zmm27                       ;   244.0 p5      21 x[1]
        vpandd zmm16, zmm16, zmm18                       ;   244.5 p0      21 x[1]
        vpxord zmm31, zmm27, zmm22                       ;   245.0 p5      21 x[1]
        vpternlogd zmm6, zmm24, zmm31, 0x28              ;   246.0 p0      21 x[1]
        vpternlogd zmm31, zmm12, zmm17, 0x6c             ;   246.0 p5      21 x[1]
        vpternlogd zmm22, zmm8, zmm6, 0x6a               ;   247.0 p0      21 x[1]
        vpternlogd zmm21, zmm5, zmm22, 0x6a              ;   248.0 p5      21 x[1]
        vpternlogd zmm20, zmm16, zmm13, 0x6c             ;   247.5 p0      21 x[1]
        vpternlogd zmm3, zmm31, zmm15, 0x96              ;   248.0 p5      21 x[1]
        vpternlogd zmm11, zmm13, zmm18, 0x60             ;   248.5 p0      21 x[1]
        vpternlogd zmm18, zmm29, zmm13, 0x48             ;   249.0 p5      21 x[1]
        vpternlogd zmm7, zmm20, zmm21, 0x96              ;   249.5 p0      21 x[1]
        vpternlogd zmm14, zmm4, zmm7, 0x96               ;   250.5 p5      21 x[1]
        vpternlogd zmm18, zmm16, zmm22, 0x96             ;   250.5 p0      21 x[1]
        vpternlogd zmm25, zmm31, zmm14, 0x96             ;   251.5 p5      21 x[1]
        vpternlogd zmm14, zmm13, zmm28, 0x78             ;   251.5 p0      21 x[1]
        vmovdqu64 zmm4, [rax + 4608]                     ;   151.2 p2      32 x[0] reload
        vmovdqu64 zmm5, [rax + 6656]                     ;   151.3 p3      21 x[1]
        vpternlogd zmm5, zmm4, [r8 + 160]{1to16}, 0x96   ;   252.0 p5+p2   21 x[1]
        vmovdqu64 zmm8, [rax + 4864]                     ;   152.3 p3      32 x[0] reload
        vmovdqu64 zmm12, [rax + 6912]                    ;   153.2 p2      21 x[1]
        vpternlogd zmm12, zmm8, [r8 + 176]{1to16}, 0x96  ;   252.5 p0+p3   21 x[1]
        vpternlogd zmm20, zmm27, zmm0, 0x78              ;   253.0 p5      21 x[1]
        vpternlogd zmm20, zmm6, zmm25, 0x96              ;   254.0 p0      21 x[1]
        vpternlogd zmm18, zmm25, zmm3, 0x96              ;   254.0 p5      21 x[1]
        vpternlogd zmm21, zmm30, zmm14, 0x96             ;   254.5 p0      21 x[1]
        vpternlogd zmm7, zmm11, zmm15, 0x69              ;   255.0 p5      21 x[1]
        vmovdqu64 zmm0, [rax + 4800]                     ;   154.2 p2      32 x[0] reload
        vmovdqu64 zmm6, [rax + 6848]                     ;   154.3 p3      21 x[1]
        vpternlogd zmm6, zmm0, [r8 + 172]{1to16}, 0x96   ;   255.5 p0+p2   21 x[1]
        vmovdqu64 zmm13, [rax + 6784]                    ;   155.3 p3      21 x[1]
        vmovdqu64 zmm16, [rax + 4736]                    ;   156.2 p2      32 x[0] reload
        vpxord zmm13, zmm13, zmm16                       ;   256.0 p5      21 x[1]
        vmovdqu64 zmm17, [rbp + 512]                     ;   203.5 p3      32 x[0] reload
        vpternlogd zmm13, zmm17, [r8 + 168]{1to16}, 0x69 ;   257.0 p0+p2   21 x[1]
        vmovdqa64 zmm22, zmm13                           ;   258.0         21 x[1] copy
        vmovdqu64 zmm24, [rax + 6976]                    ;   157.3 p3      21 x[1]
        vmovdqu64 zmm27, [rax + 4928]                    ;   158.2 p2      32 x[0] reload
        vpxord zmm24, zmm24, zmm27                       ;   257.0 p5      21 x[1]
        vpternlogd zmm24, zmm23, [r8 + 180]{1to16}, 0x69 ;   258.0 p0+p3   21 x[1]
        vpternlogd zmm6, zmm24, zmm26, 0x96              ;   259.0 p5      21 x[1]
        vmovdqa64 zmm28, zmm10                           ;   214.0         21 x[1] copy
        vmovdqu64 zmm29, [rbp + 640]                     ;   203.5 p2      32 x[0] reload
        vmovdqa64 zmm30, zmm24                           ;   259.0         21 x[1] copy
        vpternlogd zmm30, zmm12, zmm29, 0x69             ;   259.0 p0      21 x[1]
        vmovdqa64 zmm31, zmm6                            ;   260.0         21 x[1] copy
        vmovdqu64 zmm27, [rax + 7040]                    ;   159.3 p3      21 x[1]
        vpxord zmm27, zmm27, [rax + 4992]                ;   259.0 p5+p2   21 x[1]
        vpternlogd zmm27, zmm2, [r8 + 184]{1to16}, 0x69  ;   260.0 p0+p3   21 x[1]
        vpternlogd zmm30, zmm19, zmm1, 0x96              ;   260.0 p5      21 x[1]
        vpxord zmm22, zmm22, zmm27                       ;   261.0 p0      21 x[1]
        vpternlogd zmm19, zmm22, zmm1, 0x96              ;   262.0 p5      21 x[1]
        vpxord zmm31, zmm31, zmm27                       ;   261.5 p0      21 x[1]
        vpxord zmm28, zmm28, zmm22                       ;   262.0 p5      21 x[1]
        vmovdqa64 zmm8, zmm10                            ;   214.0         21 x[1] copy
        vmovdqa64 zmm0, zmm10                            ;   214.0         21 x[1] copy
        vmovdqa64 zmm16, zmm27                           ;   261.0         21 x[1] copy
        vpxord zmm4, zmm30, zmm28                        ;   263.0 p0      21 x[1]
        vmovdqa64 zmm17, zmm30                           ;   261.0         21 x[1] copy
        vmovdqu64 [rbp + 576], zmm26                     ;   197.0 p8+p9   32 x[0] spill
        vmovdqa64 zmm26, zmm6                            ;   260.0         21 x[1] copy
        vpternlogd zmm26, zmm5, [rbp + 384], 0x69        ;   263.0 p5+p2   21 x[1]
        vpxord zmm17, zmm17, zmm26                       ;   264.0 p0      21 x[1]
        vpxord zmm8, zmm8, zmm26                         ;   264.0 p5      21 x[1]
        vpternlogd zmm5, zmm28, [rbp + 384], 0x69        ;   264.5 p0+p3   21 x[1]
        vpternlogd zmm12, zmm5, zmm29, 0x69              ;   265.5 p5      21 x[1]
        vpxord zmm16, zmm16, zmm12                       ;   266.5 p0      21 x[1]
        vpandd zmm0, zmm0, zmm12                         ;   266.5 p5      21 x[1]
        vpxord zmm29, zmm12, zmm31                       ;   266.5 p0      21 x[1]
        vpternlogd zmm5, zmm4, zmm19, 0x78               ;   267.0 p5      21 x[1]
        vmovdqu64 [rbp + 768], zmm2                      ;   199.0 p7+p4   32 x[0] spill
        vpandd zmm2, zmm26, zmm29                        ;   267.5 p0      21 x[1]
        vmovdqu64 [rbp + 704], zmm23                     ;   200.0 p8+p9   32 x[0] spill
        vmovdqa64 zmm23, zmm2                            ;   268.5         21 x[1] copy
        vpternlogd zmm23, zmm8, zmm31, 0x78              ;   268.5 p5      21 x[1]
        vpternlogd zmm2, zmm22, zmm27, 0x78              ;   268.5 p0      21 x[1]
        vmovdqu64 [rbp + 832], zmm1                      ;   203.0 p7+p4   32 x[0] spill
        vmovdqa64 zmm1, zmm17                            ;   265.0         21 x[1] copy
        vpternlogd zmm1, zmm19, zmm6, 0x60               ;   269.0 p5      21 x[1]
        vmovdqu64 [rbp + 9472], zmm7                     ;   256.0 p8+p9   21 x[1] spill
        vpxord zmm7, zmm22, zmm17                        ;   269.5 p0      21 x[1]
        vmovdqu64 [rbp + 9536], zmm15                    ;   243.5 p7+p4   21 x[1] spill
        vpxord zmm15, zmm31, zmm19                       ;   270.0 p5      21 x[1]
        vmovdqu64 [rbp + 9600], zmm11                    ;   249.5 p8+p9   21 x[1] spill
        vmovdqa64 zmm11, zmm30                           ;   261.0         21 x[1] copy
        vmovdqu64 [rbp + 9664], zmm20                    ;   255.0 p7+p4   21 x[1] spill
        vpxord zmm20, zmm19, zmm16                       ;   270.5 p0      21 x[1]
        vpandd zmm11, zmm11, zmm20                       ;   271.5 p5      21 x[1]
        vpternlogd zmm0, zmm13, zmm11, 0x96              ;   272.5 p0      21 x[1]
        vpternlogd zmm5, zmm11, zmm23, 0x96              ;   272.5 p5      21 x[1]
        vpternlogd zmm24, zmm15, zmm7, 0x78              ;   272.5 p0      21 x[1]
        vpternlogd zmm24, zmm23, zmm1, 0x96              ;   273.5 p5      21 x[1]
        vpternlogd zmm1, zmm16, zmm28, 0x1e              ;   273.5 p0      21 x[1]
        vmovdqa64 zmm11, zmm0                            ;   273.5         21 x[1] copy
        vpternlogd zmm11, zmm5, zmm2, 0x48               ;   274.0 p5      21 x[1]
        vmovdqa64 zmm13, zmm1                            ;   274.5         21 x[1] copy
        vpternlogd zmm13, zmm24, zmm0, 0x48              ;   274.5 p0      21 x[1]
        vpxord zmm2, zmm2, zmm1                          ;   275.0 p5      21 x[1]
        vpandnd zmm23, zmm24, zmm2                       ;   276.0 p0      21 x[1]
        vmovdqu64 [rbp + 9728], zmm3                     ;   249.0 p8+p9   21 x[1] spill
        vmovdqa64 zmm3, zmm13                            ;   275.5         21 x[1] copy
        vpternlogd zmm3, zmm11, zmm2, 0x36               ;   276.0 p5      21 x[1]
        vpternlogd zmm11, zmm13, zmm2, 0x36              ;   276.5 p0      21 x[1]
        vpternlogd zmm1, zmm0, zmm11, 0x96               ;   277.5 p5      21 x[1]
        vpternlogd zmm23, zmm11, zmm5, 0x1e              ;   277.5 p0      21 x[1]
        vpternlogd zmm2, zmm5, zmm24, 0xec               ;   278.0 p5      21 x[1]
        vpternlogd zmm2, zmm13, zmm24, 0x96              ;   279.0 p0      21 x[1]
        vpandd zmm28, zmm28, zmm2                        ;   280.0 p5      21 x[1]
        vpternlogd zmm7, zmm28, zmm1, 0x6c               ;   281.0 p0      21 x[1]
        vpxord zmm0, zmm1, zmm3                          ;   280.0 p5      21 x[1]
        vpternlogd zmm8, zmm7, zmm0, 0x6c                ;   282.0 p0      21 x[1]
        vpternlogd zmm30, zmm2, zmm3, 0x60               ;   281.0 p5      21 x[1]
        vpxord zmm5, zmm0, zmm23                         ;   281.5 p0      21 x[1]
        vpandd zmm26, zmm26, zmm5                        ;   282.5 p5      21 x[1]
        vmovdqa64 zmm11, zmm5                            ;   282.5         21 x[1] copy
        vpternlogd zmm11, zmm2, zmm3, 0x96               ;   282.5 p0      21 x[1]
        vpternlogd zmm28, zmm17, zmm11, 0x78             ;   283.5 p5      21 x[1]
        vpternlogd zmm11, zmm6, zmm19, 0x60              ;   283.5 p0      21 x[1]
        vpternlogd zmm5, zmm29, zmm11, 0x6a              ;   284.5 p5      21 x[1]
        vpternlogd zmm0, zmm31, zmm5, 0x6a               ;   285.5 p0      21 x[1]
        vpternlogd zmm20, zmm2, zmm3, 0x60               ;   285.0 p5      21 x[1]
        vpternlogd zmm7, zmm4, zmm3, 0x78                ;   285.5 p0      21 x[1]
        vpternlogd zmm26, zmm28, zmm8, 0x96              ;   286.0 p5      21 x[1]
        vpandd zmm16, zmm16, zmm2                        ;   286.5 p0      21 x[1]
        vpternlogd zmm12, zmm16, zmm23, 0x6c             ;   287.5 p5      21 x[1]
        vpternlogd zmm3, zmm19, zmm12, 0x6a              ;   288.5 p0      21 x[1]
        vpternlogd zmm7, zmm3, zmm0, 0x96                ;   289.5 p5      21 x[1]
        vpternlogd zmm30, zmm28, zmm7, 0x96              ;   290.5 p0      21 x[1]
        vpternlogd zmm7, zmm10, zmm23, 0x78              ;   290.5 p5      21 x[1]
        vpxord zmm23, zmm23, zmm2                        ;   289.5 p0      21 x[1]
        vmovdqu64 zmm2, [rax + 5120]                     ;   165.5 p2      32 x[0] reload
        vmovdqu64 zmm4, [rax + 7168]                     ;   165.7 p3      21 x[1]
        vpternlogd zmm4, zmm2, [r8 + 192]{1to16}, 0x96   ;   290.0 p5+p2   21 x[1]
        vpternlogd zmm8, zmm22, zmm23, 0x78              ;   290.5 p0      21 x[1]
        vmovdqu64 zmm6, [rax + 5376]                     ;   166.7 p3      32 x[0] reload
        vmovdqu64 zmm10, [rax + 7424]                    ;   167.5 p2      21 x[1]
        vpternlogd zmm10, zmm6, [r8 + 208]{1to16}, 0x96  ;   291.0 p5+p3   21 x[1]
        vpternlogd zmm1, zmm15, zmm0, 0x6a               ;   291.5 p0      21 x[1]
        vpandd zmm27, zmm27, zmm23                       ;   292.0 p5      21 x[1]
        vpternlogd zmm27, zmm16, zmm5, 0x96              ;   293.0 p0      21 x[1]
        vpternlogd zmm3, zmm0, zmm8, 0x69                ;   293.0 p5      21 x[1]
        vpternlogd zmm27, zmm30, zmm26, 0x96             ;   294.0 p0      21 x[1]
        vmovdqu64 zmm0, [rax + 5312]                     ;   168.5 p2      32 x[0] reload
        vmovdqu64 zmm5, [rax + 7360]                     ;   168.7 p3      21 x[1]
        vpternlogd zmm5, zmm0, [r8 + 204]{1to16}, 0x96   ;   294.0 p5+p2   21 x[1]
        vmovdqu64 zmm13, [rax + 7296]                    ;   169.7 p3      21 x[1]
        vmovdqu64 zmm15, [rax + 5248]                    ;   170.5 p2      32 x[0] reload
        vpxord zmm13, zmm13, zmm15                       ;   294.5 p0      21 x[1]
        vpternlogd zmm13, zmm9, [r8 + 200]{1to16}, 0x69  ;   295.5 p5+p3   21 x[1]
        vmovdqa64 zmm16, zmm13                           ;   296.5         21 x[1] copy
        vmovdqu64 zmm17, [rax + 7488]                    ;   171.5 p2      21 x[1]
        vmovdqu64 zmm19, [rax + 5440]                    ;   171.7 p3      32 x[0] reload
        vpxord zmm17, zmm17, zmm19                       ;   295.5 p0      21 x[1]
        vmovdqu64 zmm22, [rbp + 9344]                    ;   215.5 p2      21 x[1]
        vmovdqu64 zmm23, [rbp + 1216]                    ;   203.0 p3      32 x[0] reload
        vpternlogd zmm17, zmm23, [r8 + 212]{1to16}, 0x69 ;   296.5 p5+p2   21 x[1]
        vmovdqu64 zmm24, [rbp + 1088]                    ;   203.0 p3      32 x[0] reload
        vpternlogd zmm5, zmm17, zmm24, 0x96              ;   297.5 p0      21 x[1]
        vmovdqu64 zmm28, [rbp + 1344]                    ;   203.0 p2      32 x[0] reload
        vmovdqu64 zmm29, [rbp + 9408]                    ;   211.0 p3      21 x[1]
        vpternlogd zmm29, zmm17, zmm28, 0x96             ;   297.5 p5      21 x[1]
        vmovdqa64 zmm31, zmm5                            ;   298.5         21 x[1] copy
        vmovdqu64 zmm19, [rax + 7552]                    ;   175.5 p2      21 x[1]
        vpxord zmm19, zmm19, [rax + 5504]                ;   297.5 p0+p3   21 x[1]
        vmovdqu64 zmm6, [rbp + 1280]                     ;   203.0 p2      32 x[0] reload
        vpternlogd zmm19, zmm6, [r8 + 216]{1to16}, 0x69  ;   298.5 p5+p3   21 x[1]
        vpxord zmm16, zmm16, zmm19                       ;   299.5 p0      21 x[1]
        vpxord zmm31, zmm31, zmm19                       ;   299.5 p5      21 x[1]
        vpxord zmm22, zmm22, zmm16                       ;   300.5 p0      21 x[1]
        vpternlogd zmm29, zmm10, [rbp + 1152], 0x69      ;   300.0 p5+p2   21 x[1]
        vmovdqa64 zmm0, zmm19                            ;   299.5         21 x[1] copy
        vmovdqa64 zmm15, zmm5                            ;   298.5         21 x[1] copy
        vpternlogd zmm15, zmm4, [rbp + 896], 0x69        ;   300.5 p0+p3   21 x[1]
        vpternlogd zmm4, zmm22, [rbp + 896], 0x69        ;   301.5 p5+p2   21 x[1]
        vpternlogd zmm10, zmm4, [rbp + 1152], 0x69       ;   302.5 p0+p3   21 x[1]
        vpxord zmm0, zmm0, zmm10                         ;   303.5 p5      21 x[1]
        vpxord zmm2, zmm15, zmm29                        ;   302.5 p0      21 x[1]
        vmovdqa64 zmm24, zmm16                           ;   300.5         21 x[1] copy
        vpternlogd zmm24, zmm28, [rbp + 9408], 0x96      ;   303.0 p5+p2   21 x[1]
        vmovdqu64 zmm6, [rbp + 9344]                     ;   215.5 p3      21 x[1]
        vpxord zmm6, zmm6, zmm15                         ;   303.5 p0      21 x[1]
        vmovdqa64 zmm23, zmm29                           ;   301.0         21 x[1] copy
        vpternlogd zmm23, zmm22, zmm24, 0x28             ;   304.0 p5      21 x[1]
        vmovdqa64 zmm28, zmm15                           ;   301.5         21 x[1] copy
        vmovdqu64 [rbp + 1024], zmm9                     ;   202.0 p7+p4   32 x[0] spill
        vpxord zmm9, zmm10, zmm31                        ;   304.5 p0      21 x[1]
        vpandd zmm28, zmm28, zmm9                        ;   305.5 p5      21 x[1]
        vpternlogd zmm13, zmm10, [rbp + 9344], 0x78      ;   305.5 p0+p2   21 x[1]
        vmovdqu64 [rbp + 9792], zmm3                     ;   294.0 p8+p9   21 x[1] spill
        vmovdqa64 zmm3, zmm28                            ;   306.5         21 x[1] copy
        vpternlogd zmm3, zmm6, zmm31, 0x78               ;   306.5 p5      21 x[1]
        vpternlogd zmm23, zmm4, zmm3, 0x96               ;   307.5 p0      21 x[1]
        vpternlogd zmm28, zmm16, zmm19, 0x78             ;   307.0 p5      21 x[1]
        vmovdqa64 zmm4, zmm2                             ;   303.5         21 x[1] copy
        vpternlogd zmm4, zmm24, zmm5, 0x60               ;   307.5 p0      21 x[1]
        vmovdqu64 [rbp + 9856], zmm8                     ;   291.5 p7+p4   21 x[1] spill
        vpxord zmm8, zmm16, zmm2                         ;   308.0 p5      21 x[1]
        vmovdqu64 [rbp + 9920], zmm11                    ;   284.5 p8+p9   21 x[1] spill
        vpxord zmm11, zmm31, zmm24                       ;   308.5 p0      21 x[1]
        vmovdqu64 [rbp + 9984], zmm20                    ;   286.0 p7+p4   21 x[1] spill
        vpxord zmm20, zmm24, zmm0                        ;   309.0 p5      21 x[1]
        vpternlogd zmm23, zmm20, zmm29, 0x78             ;   310.0 p0      21 x[1]
        vpternlogd zmm13, zmm20, zmm29, 0x78             ;   310.0 p5      21 x[1]
        vpternlogd zmm17, zmm11, zmm8, 0x78              ;   310.5 p0      21 x[1]
        vpternlogd zmm17, zmm3, zmm4, 0x96               ;   311.5 p5      21 x[1]
        vpternlogd zmm4, zmm0, zmm22, 0x1e               ;   311.5 p0      21 x[1]
        vmovdqa64 zmm3, zmm13                            ;   311.0         21 x[1] copy
        vpternlogd zmm3, zmm23, zmm28, 0x48              ;   312.0 p5      21 x[1]
        vpxord zmm28, zmm28, zmm4                        ;   312.5 p0      21 x[1]
        vmovdqu64 [rbp + 10048], zmm12                   ;   288.5 p8+p9   21 x[1] spill
        vmovdqa64 zmm12, zmm4                            ;   312.5         21 x[1] copy
        vpternlogd zmm12, zmm17, zmm13, 0x48             ;   313.0 p5      21 x[1]
        vmovdqu64 [rbp + 10112], zmm26                   ;   287.0 p7+p4   21 x[1] spill
        vmovdqa64 zmm26, zmm12                           ;   314.0         21 x[1] copy
        vpternlogd zmm26, zmm3, zmm28, 0x36              ;   314.0 p0      21 x[1]
        vpternlogd zmm3, zmm12, zmm28, 0x36              ;   314.0 p5      21 x[1]
        vpternlogd zmm4, zmm13, zmm3, 0x96               ;   315.0 p0      21 x[1]
        vpandd zmm11, zmm11, zmm4                        ;   316.0 p5      21 x[1]
        vpandnd zmm13, zmm17, zmm28                      ;   315.5 p0      21 x[1]
        vpternlogd zmm13, zmm3, zmm23, 0x1e              ;   316.5 p5      21 x[1]
        vpternlogd zmm28, zmm23, zmm17, 0xec             ;   316.5 p0      21 x[1]
        vpternlogd zmm28, zmm12, zmm17, 0x96             ;   317.5 p5      21 x[1]
        vmovdqa64 zmm3, zmm26                            ;   315.0         21 x[1] copy
        vpternlogd zmm3, zmm29, zmm22, 0x60              ;   317.5 p0      21 x[1]
        vpandd zmm22, zmm22, zmm28                       ;   318.5 p5      21 x[1]
        vpternlogd zmm8, zmm22, zmm4, 0x6c               ;   319.5 p0      21 x[1]
        vpxord zmm4, zmm4, zmm26                         ;   319.0 p5      21 x[1]
        vpternlogd zmm6, zmm8, zmm4, 0x6c                ;   320.5 p0      21 x[1]
        vpandd zmm12, zmm24, zmm26                       ;   320.0 p5      21 x[1]
        vpxord zmm26, zmm26, zmm28                       ;   320.5 p0      21 x[1]
        vpxord zmm17, zmm4, zmm13                        ;   321.0 p5      21 x[1]
        vpandd zmm15, zmm15, zmm17                       ;   322.0 p0      21 x[1]
        vpandd zmm29, zmm29, zmm26                       ;   322.0 p5      21 x[1]
        vpandd zmm0, zmm0, zmm28                         ;   322.5 p0      21 x[1]
        vpxord zmm23, zmm26, zmm17                       ;   323.0 p5      21 x[1]
        vpternlogd zmm24, zmm5, zmm23, 0x28              ;   324.0 p0      21 x[1]
        vpternlogd zmm23, zmm22, zmm2, 0x6c              ;   324.0 p5      21 x[1]
        vpternlogd zmm17, zmm9, zmm24, 0x6a              ;   325.0 p0      21 x[1]
        vpternlogd zmm4, zmm31, zmm17, 0x6a              ;   326.0 p5      21 x[1]
        vpternlogd zmm10, zmm0, zmm13, 0x6c              ;   325.5 p0      21 x[1]
        vpternlogd zmm15, zmm23, zmm6, 0x96              ;   326.0 p5      21 x[1]
        vpternlogd zmm12, zmm10, zmm4, 0x96              ;   327.0 p0      21 x[1]
        vpternlogd zmm8, zmm3, zmm12, 0x96               ;   328.0 p5      21 x[1]
        vpternlogd zmm29, zmm23, zmm8, 0x96              ;   329.0 p0      21 x[1]
        vpternlogd zmm8, zmm13, [rbp + 9344], 0x78       ;   329.0 p5+p3   21 x[1]
        vpxord zmm13, zmm13, zmm28                       ;   328.5 p0      21 x[1]
        vmovdqu64 zmm2, [rax + 5632]                     ;   187.0 p2      32 x[0] reload
        vmovdqu64 zmm3, [rax + 7680]                     ;   187.5 p3      21 x[1]
        vpternlogd zmm3, zmm2, [r8 + 224]{1to16}, 0x96   ;   329.0 p5+p2   21 x[1]
        vpternlogd zmm10, zmm26, zmm20, 0x78             ;   329.5 p0      21 x[1]
        vpternlogd zmm6, zmm16, zmm13, 0x78              ;   330.0 p5      21 x[1]
        vpandd zmm19, zmm19, zmm13                       ;   330.5 p0      21 x[1]
        vpternlogd zmm19, zmm0, zmm17, 0x96              ;   331.5 p5      21 x[1]
        vmovdqu64 zmm0, [rax + 5888]                     ;   188.5 p3      32 x[0] reload
        vmovdqu64 zmm5, [rax + 7936]                     ;   189.0 p2      21 x[1]
        vpternlogd zmm5, zmm0, [r8 + 240]{1to16}, 0x96   ;   331.5 p0+p3   21 x[1]
        vpternlogd zmm10, zmm24, zmm29, 0x96             ;   332.0 p5      21 x[1]
        vpternlogd zmm4, zmm11, zmm8, 0x96               ;   332.5 p0      21 x[1]
        vpternlogd zmm19, zmm29, zmm15, 0x96             ;   333.0 p5      21 x[1]
        vpxord zmm8, zmm8, zmm19                         ;   334.0 p0      21 x[1]
        vmovdqu64 zmm9, [rax + 5824]                     ;   190.0 p2      32 x[0] reload
        vmovdqu64 zmm11, [rax + 7872]                    ;   190.5 p3      21 x[1]
        vpternlogd zmm11, zmm9, [r8 + 236]{1to16}, 0x96  ;   334.0 p5+p2   21 x[1]
        vmovdqu64 zmm13, [rax + 7808]                    ;   191.5 p3      21 x[1]
        vmovdqu64 zmm16, [rax + 5760]                    ;   192.0 p2      32 x[0] reload
        vpxord zmm13, zmm13, zmm16                       ;   334.5 p0      21 x[1]
        vmovdqu64 zmm17, [rbp + 1536]                    ;   202.0 p3      32 x[0] reload
        vpternlogd zmm13, zmm17, [r8 + 232]{1to16}, 0x69 ;   335.5 p5+p2   21 x[1]
        vmovdqu64 zmm20, [rax + 8000]                    ;   193.5 p3      21 x[1]
        vmovdqu64 zmm22, [rax + 5952]                    ;   194.0 p2      32 x[0] reload
        vpxord zmm20, zmm20, zmm22                       ;   335.5 p0      21 x[1]
        vmovdqu64 zmm23, [rbp + 8192]                    ;   217.0 p3      21 x[1]
        vmovdqu64 zmm24, [rbp + 1728]                    ;   202.0 p2      32 x[0] reload
        vpternlogd zmm20, zmm24, [r8 + 244]{1to16}, 0x69 ;   336.5 p5+p3   21 x[1]
        vmovdqu64 zmm26, [rbp + 1600]                    ;   202.0 p2      32 x[0] reload
        vpternlogd zmm11, zmm20, zmm26, 0x96             ;   337.5 p0      21 x[1]
        vmovdqa64 zmm28, zmm13                           ;   336.5         21 x[1] copy
        vmovdqa64 zmm31, zmm11                           ;   338.5         21 x[1] copy
        vmovdqu64 zmm22, [rax + 8064]                    ;   196.5 p3      21 x[1]
        vpxord zmm22, zmm22, [rax + 6016]                ;   337.0 p5+p2   21 x[1]
        vmovdqu64 zmm0, [rbp + 1792]                     ;   202.0 p3      32 x[0] reload
        vpternlogd zmm22, zmm0, [r8 + 248]{1to16}, 0x69  ;   338.0 p0+p2   21 x[1]
        vpxord zmm28, zmm28, zmm22                       ;   339.0 p5      21 x[1]
        vpxord zmm31, zmm31, zmm22                       ;   339.0 p0      21 x[1]
        vpxord zmm23, zmm23, zmm28                       ;   340.0 p5      21 x[1]
        vmovdqa64 zmm9, zmm11                            ;   338.5         21 x[1] copy
        vpternlogd zmm9, zmm3, [rbp + 1408], 0x69        ;   339.5 p0+p3   21 x[1]
        vpternlogd zmm3, zmm23, [rbp + 1408], 0x69       ;   341.0 p5+p2   21 x[1]
        vmovdqa64 zmm16, zmm23                           ;   341.0         21 x[1] copy
        vmovdqa64 zmm2, zmm9                             ;   340.5         21 x[1] copy
        vmovdqa64 zmm26, zmm3                            ;   342.0         21 x[1] copy
        vpternlogd zmm26, zmm5, [rbp + 1664], 0x69       ;   342.0 p0+p3   21 x[1]
        vmovdqu64 zmm0, [rbp + 9280]                     ;   212.5 p2      21 x[1]
        vpternlogd zmm0, zmm20, [rbp + 1856], 0x96       ;   341.0 p5+p3   21 x[1]
        vpternlogd zmm0, zmm5, [rbp + 1664], 0x69        ;   342.0 p0+p2   21 x[1]
        vpxord zmm16, zmm16, zmm0                        ;   343.0 p5      21 x[1]
        vpxord zmm2, zmm2, zmm0                          ;   343.0 p0      21 x[1]
        vmovdqu64 zmm5, [rbp + 1856]                     ;   202.0 p3      32 x[0] reload
        vmovdqu64 zmm24, [rbp + 9280]                    ;   212.5 p2      21 x[1]
        vpternlogd zmm24, zmm28, zmm5, 0x96              ;   343.0 p5      21 x[1]
        vmovdqu64 zmm17, [rbp + 8192]                    ;   217.0 p3      21 x[1]
        vpxord zmm17, zmm17, zmm9                        ;   343.5 p0      21 x[1]
        vmovdqu64 zmm5, [rbp + 8192]                     ;   217.0 p2      21 x[1]
        vpandd zmm5, zmm5, zmm26                         ;   344.0 p5      21 x[1]
        vmovdqu64 [rbp + 9280], zmm12                    ;   328.0 p8+p9   21 x[1] spill
        vpxord zmm12, zmm22, zmm26                       ;   344.5 p0      21 x[1]
        vmovdqu64 [rbp + 9344], zmm6                     ;   331.0 p7+p4   21 x[1] spill
        vpxord zmm6, zmm26, zmm31                        ;   345.0 p5      21 x[1]
        vpternlogd zmm3, zmm16, zmm24, 0x78              ;   345.5 p0      21 x[1]
        vmovdqu64 [rbp + 10176], zmm10                   ;   333.0 p8+p9   21 x[1] spill
        vpandd zmm10, zmm9, zmm6                         ;   346.0 p5      21 x[1]
        vmovdqu64 [rbp + 10240], zmm15                   ;   327.0 p7+p4   21 x[1] spill
        vmovdqa64 zmm15, zmm10                           ;   347.0         21 x[1] copy
        vpternlogd zmm15, zmm17, zmm31, 0x78             ;   347.0 p0      21 x[1]
        vpternlogd zmm10, zmm28, zmm22, 0x78             ;   347.0 p5      21 x[1]
        vmovdqu64 [rbp + 10304], zmm8                    ;   335.0 p8+p9   21 x[1] spill
        vmovdqa64 zmm8, zmm2                             ;   344.0         21 x[1] copy
        vpternlogd zmm8, zmm24, zmm11, 0x60              ;   347.5 p0      21 x[1]
        vmovdqu64 [rbp + 10368], zmm18                   ;   255.0 p7+p4   21 x[1] spill
        vpxord zmm18, zmm28, zmm2                        ;   348.0 p5      21 x[1]
        vmovdqu64 [rbp + 10432], zmm14                   ;   252.5 p8+p9   21 x[1] spill
        vpxord zmm14, zmm31, zmm24                       ;   348.5 p0      21 x[1]
        vmovdqu64 [rbp + 10496], zmm25                   ;   252.5 p7+p4   21 x[1] spill
        vpxord zmm25, zmm24, zmm12                       ;   349.0 p5      21 x[1]
        vpternlogd zmm20, zmm14, zmm18, 0x78             ;   349.5 p0      21 x[1]
        vpternlogd zmm20, zmm8, zmm15, 0x96              ;   350.5 p5      21 x[1]
        vpternlogd zmm8, zmm12, zmm23, 0x1e              ;   350.5 p0      21 x[1]
        vmovdqu64 [rbp + 10560], zmm19                   ;   334.0 p8+p9   21 x[1] spill
        vpandd zmm19, zmm0, zmm25                        ;   351.0 p5      21 x[1]
        vpternlogd zmm3, zmm15, zmm19, 0x96              ;   352.0 p0      21 x[1]
        vpternlogd zmm19, zmm5, zmm13, 0x96              ;   352.0 p5      21 x[1]
        vmovdqa64 zmm5, zmm19                            ;   353.0         21 x[1] copy
        vpternlogd zmm5, zmm3, zmm10, 0x48               ;   353.0 p0      21 x[1]
        vmovdqa64 zmm13, zmm8                            ;   351.5         21 x[1] copy
        vpternlogd zmm13, zmm20, zmm19, 0x48             ;   353.0 p5      21 x[1]
        vpxord zmm10, zmm10, zmm8                        ;   353.5 p0      21 x[1]
        vpandnd zmm15, zmm20, zmm10                      ;   354.5 p5      21 x[1]
        vmovdqu64 [rbp + 10624], zmm27                   ;   295.0 p7+p4   21 x[1] spill
        vmovdqa64 zmm27, zmm13                           ;   354.0         21 x[1] copy
        vpternlogd zmm27, zmm5, zmm10, 0x36              ;   354.5 p0      21 x[1]
        vpternlogd zmm5, zmm13, zmm10, 0x36              ;   355.0 p5      21 x[1]
        vpternlogd zmm8, zmm19, zmm5, 0x96               ;   356.0 p0      21 x[1]
        vpternlogd zmm15, zmm5, zmm3, 0x1e               ;   356.0 p5      21 x[1]
        vpternlogd zmm10, zmm3, zmm20, 0xec              ;   356.5 p0      21 x[1]
        vpternlogd zmm10, zmm13, zmm20, 0x96             ;   357.5 p5      21 x[1]
        vpandd zmm23, zmm23, zmm10                       ;   358.5 p0      21 x[1]
        vpternlogd zmm18, zmm23, zmm8, 0x6c              ;   359.5 p5      21 x[1]
        vpxord zmm3, zmm8, zmm27                         ;   358.5 p0      21 x[1]
        vpternlogd zmm17, zmm18, zmm3, 0x6c              ;   360.5 p5      21 x[1]
        vpxord zmm5, zmm27, zmm10                        ;   359.5 p0      21 x[1]
        vpxord zmm13, zmm3, zmm15                        ;   360.0 p5      21 x[1]
        vpandd zmm9, zmm9, zmm13                         ;   361.0 p0      21 x[1]
        vpandd zmm0, zmm0, zmm5                          ;   361.0 p5      21 x[1]
        vpandd zmm12, zmm12, zmm10                       ;   361.5 p0      21 x[1]
        vpxord zmm19, zmm5, zmm13                        ;   362.0 p5      21 x[1]
        vpternlogd zmm23, zmm2, zmm19, 0x78              ;   363.0 p0      21 x[1]
        vpternlogd zmm19, zmm11, zmm24, 0x60             ;   363.0 p5      21 x[1]
        vpternlogd zmm13, zmm6, zmm19, 0x6a              ;   364.0 p0      21 x[1]
        vpternlogd zmm3, zmm31, zmm13, 0x6a              ;   365.0 p5      21 x[1]
        vpternlogd zmm18, zmm16, zmm27, 0x78             ;   364.5 p0      21 x[1]
        vpternlogd zmm26, zmm12, zmm15, 0x6c             ;   365.0 p5      21 x[1]
        vpternlogd zmm27, zmm24, zmm26, 0x6a             ;   366.0 p0      21 x[1]
        vpternlogd zmm9, zmm23, zmm17, 0x96              ;   366.0 p5      21 x[1]
        vpternlogd zmm18, zmm27, zmm3, 0x96              ;   367.0 p0      21 x[1]
        vpternlogd zmm0, zmm23, zmm18, 0x96              ;   368.0 p5      21 x[1]
        vpxord zmm10, zmm10, zmm15                       ;   367.5 p0      21 x[1]
        vpternlogd zmm26, zmm5, zmm25, 0x78              ;   368.0 p5      21 x[1]
        vpternlogd zmm17, zmm28, zmm10, 0x78             ;   368.5 p0      21 x[1]
        vpternlogd zmm10, zmm12, zmm22, 0x6c             ;   369.0 p5      21 x[1]
        vpternlogd zmm10, zmm13, zmm9, 0x96              ;   370.0 p0      21 x[1]
        vpternlogd zmm26, zmm19, zmm0, 0x96              ;   370.0 p5      21 x[1]
        vpternlogd zmm18, zmm15, [rbp + 8192], 0x78      ;   370.5 p0+p3   21 x[1]
        vpxord zmm2, zmm21, zmm4                         ;   371.0 p5      32 x[1]
        vpternlogd zmm21, zmm1, zmm7, 0x96               ;   371.5 p0      32 x[1]
        vpxord zmm5, zmm30, zmm29                        ;   372.0 p5      32 x[1]
        vpternlogd zmm8, zmm14, zmm3, 0x6a               ;   372.5 p0      21 x[1]
        vpternlogd zmm27, zmm3, zmm17, 0x69              ;   373.0 p5      21 x[1]
        vpternlogd zmm4, zmm8, zmm18, 0x96               ;   373.5 p0      32 x[1]
        vmovdqa64 zmm3, zmm10                            ;   371.0         21 x[1] copy
        vpternlogd zmm3, zmm18, zmm0, 0x96               ;   374.0 p5      21 x[1]
        vmovdqu64 zmm6, [rbp + 10496]                    ;   252.5 p2      32 x[1]
        vmovdqu64 zmm11, [rbp + 10624]                   ;   295.0 p3      32 x[1]
        vmovdqu64 zmm12, [rbp + 10368]                   ;   255.0 p2      21 x[1] reload
        vpxord zmm11, zmm11, zmm12                       ;   374.5 p0      32 x[1]
        vpxord zmm6, zmm6, zmm0                          ;   375.0 p5      32 x[1]
        vpternlogd zmm1, zmm11, zmm7, 0x69               ;   375.5 p0      32 x[1]
        vmovdqu64 zmm13, [rbp + 10624]                   ;   295.0 p3      21 x[1] reload
        vmovdqa64 zmm14, zmm10                           ;   371.0         32 x[1] copy
        vpternlogd zmm14, zmm0, zmm13, 0x96              ;   376.0 p5      32 x[1]
        vpternlogd zmm10, zmm0, [rbp + 10560], 0x96      ;   376.5 p0+p2   32 x[1]
        vpternlogd zmm8, zmm18, zmm10, 0x69              ;   377.5 p5      32 x[1]
        vmovdqu64 zmm15, [rbp + 10432]                   ;   252.5 p3      21 x[1] reload
        vmovdqa64 zmm16, zmm3                            ;   375.0         32 x[1] copy
        vpternlogd zmm16, zmm12, zmm15, 0x96             ;   377.5 p0      32 x[1]
        vpternlogd zmm3, zmm13, zmm7, 0x96               ;   378.0 p5      32 x[1]
        vpternlogd zmm7, zmm13, zmm12, 0x69              ;   378.5 p0      32 x[1]
        vpternlogd zmm0, zmm5, zmm4, 0x69                ;   379.0 p5      32 x[1]
        vpternlogd zmm13, zmm16, zmm10, 0x69             ;   379.5 p0      32 x[1]
        vpternlogd zmm16, zmm29, [rbp + 10496], 0x96     ;   380.0 p5+p2   32 x[1]
        vpternlogd zmm29, zmm6, zmm21, 0x69              ;   380.5 p0      32 x[1]
        vmovdqu64 zmm18, [rbp + 10304]                   ;   335.0 p3      21 x[1] reload
        vmovdqa64 zmm19, zmm3                            ;   379.0         32 x[1] copy
        vpternlogd zmm19, zmm6, zmm18, 0x96              ;   381.0 p5      32 x[1]
        vpxord zmm20, zmm2, zmm14                        ;   381.5 p0      32 x[1]
        vmovdqu64 zmm22, [rbp + 9984]                    ;   286.0 p2      21 x[1] reload
        vmovdqu64 zmm23, [rbp + 10048]                   ;   288.5 p3      32 x[1]
        vpternlogd zmm23, zmm22, [rbp + 9920], 0x96      ;   382.0 p5+p2   32 x[1]
        vmovdqu64 zmm22, [rbp + 10240]                   ;   327.0 p3      32 x[1]
        vmovdqu64 zmm24, [rbp + 10240]                   ;   327.0 p2      32 x[1]
        vmovdqu64 zmm25, [rbp + 9728]                    ;   249.0 p3      21 x[1] reload
        vpxord zmm24, zmm24, zmm25                       ;   382.5 p0      32 x[1]
        vmovdqu64 zmm28, [rbp + 10112]                   ;   287.0 p2      21 x[1] reload
        vpxord zmm25, zmm25, zmm28                       ;   383.0 p5      32 x[1]
        vmovdqu64 zmm31, [rbp + 9664]                    ;   255.0 p3      32 x[1]
        vpternlogd zmm7, zmm14, zmm18, 0x96              ;   383.5 p0      32 x[1]
        vmovdqu64 zmm14, [rbp + 9856]                    ;   291.5 p2      32 x[1]
        vpxord zmm22, zmm22, zmm9                        ;   384.0 p5      32 x[1]
        vpxord zmm31, zmm31, zmm26                       ;   384.5 p0      32 x[1]
        vpxord zmm14, zmm14, zmm17                       ;   385.0 p5      32 x[1]
        vmovdqu64 zmm15, [rbp + 9792]                    ;   294.0 p3      32 x[1]
        vpxord zmm15, zmm15, [rbp + 9472]                ;   385.5 p0+p2   32 x[1]
        vmovdqa64 zmm12, zmm15                           ;   386.5         32 x[1] copy
        vpternlogd zmm12, zmm28, zmm28, 0xc3             ;   386.5 p5      32 x[1]
        vmovdqu64 zmm28, [rbp + 10176]                   ;   333.0 p3      21 x[1] reload
        vpternlogd zmm23, zmm30, zmm28, 0x96             ;   386.5 p0      32 x[1]
        vmovdqu64 zmm30, [rbp + 9536]                    ;   243.5 p2      21 x[1] reload
        vmovdqu64 [rbp + 10112], zmm0                    ;   380.0 p8+p9   32 x[1] spill
        vmovdqu64 zmm0, [rbp + 9600]                     ;   249.5 p3      21 x[1] reload
        vpternlogd zmm17, zmm0, zmm30, 0x96              ;   387.0 p5      32 x[1]
        vmovdqa64 zmm30, zmm24                           ;   383.5         32 x[1] copy
        vpternlogd zmm30, zmm27, [rbp + 9792], 0x96      ;   387.5 p0+p2   32 x[1]
        vmovdqa64 zmm0, zmm17                            ;   388.0         32 x[1] copy
        vpternlogd zmm0, zmm28, [rbp + 9664], 0x96       ;   388.0 p5+p3   32 x[1]
        vmovdqu64 [rbp + 9664], zmm6                     ;   376.0 p7+p4   32 x[1] spill
        vmovdqu64 zmm6, [rbp + 9344]                     ;   331.0 p2      32 x[1]
        vpternlogd zmm6, zmm27, [rbp + 9280], 0x69       ;   388.5 p0+p3   32 x[1]
        vpternlogd zmm28, zmm31, zmm25, 0x96             ;   389.0 p5      32 x[1]
        vpternlogd zmm26, zmm23, zmm22, 0x96             ;   389.5 p0      32 x[1]
        vmovdqu64 [rbp + 10176], zmm26                   ;   390.5 p8+p9   32 x[1] spill
        vmovdqa64 zmm26, zmm6                            ;   389.5         32 x[1] copy
        vpternlogd zmm26, zmm9, zmm9, 0xc3               ;   390.0 p5      32 x[1]
        vpternlogd zmm4, zmm1, [rax + 2048], 0x96        ;   390.5 p0+p2   32 x[1]
        vmovdqu64 zmm9, [rbp + 9792]                     ;   294.0 p3      21 x[1] reload
        vpternlogd zmm17, zmm6, zmm9, 0x96               ;   391.0 p5      32 x[1]
        vpternlogd zmm22, zmm12, [rax + 2112], 0x96      ;   391.5 p0+p2   32 x[1]
        vmovdqu64 [rbp + 1920], zmm4                     ;   391.5 p7+p4   32 x[1] spill
        vpxord zmm4, zmm3, [rax + 2176]                  ;   392.0 p5+p3   32 x[1]
        vpternlogd zmm4, zmm11, zmm13, 0x96              ;   393.0 p0      32 x[1]
        vmovdqu64 zmm11, [rbp + 9344]                    ;   331.0 p2      21 x[1] reload
        vmovdqu64 [rbp + 2048], zmm4                     ;   394.0 p8+p9   32 x[1] spill
        vmovdqa64 zmm4, zmm14                            ;   386.0         32 x[1] copy
        vpternlogd zmm4, zmm31, zmm11, 0x96              ;   393.0 p5      32 x[1]
        vpxord zmm18, zmm18, [rax + 2304]                ;   393.5 p0+p3   32 x[1]
        vmovdqu64 [rbp + 1984], zmm22                    ;   392.5 p7+p4   32 x[1] spill
        vpxord zmm22, zmm14, [rax + 2240]                ;   394.0 p5+p2   32 x[1]
        vpternlogd zmm22, zmm15, zmm17, 0x96             ;   395.0 p0      32 x[1]
        vmovdqu64 zmm15, [rbp + 9856]                    ;   291.5 p3      32 x[1]
        vpternlogd zmm15, zmm11, [rbp + 9472], 0x96      ;   395.0 p5+p2   32 x[1]
        vpternlogd zmm15, zmm27, zmm9, 0x96              ;   396.0 p0      32 x[1]
        vpternlogd zmm18, zmm16, zmm5, 0x96              ;   396.0 p5      32 x[1]
        vpxord zmm11, zmm11, [rax + 2368]                ;   396.5 p0+p3   32 x[1]
        vpternlogd zmm11, zmm0, zmm23, 0x96              ;   397.5 p5      32 x[1]
        vmovdqa64 zmm9, zmm8                             ;   378.5         32 x[1] copy
        vpternlogd zmm9, zmm20, [rax + 2560], 0x96       ;   397.5 p0+p2   32 x[1]
        vpxord zmm27, zmm29, [rax + 2432]                ;   398.0 p5+p3   32 x[1]
        vmovdqu64 [rbp + 2432], zmm9                     ;   398.5 p8+p9   32 x[1] spill
        vpxord zmm9, zmm7, [rax + 2688]                  ;   398.5 p0+p2   32 x[1]
        vmovdqu64 [rbp + 2560], zmm9                     ;   399.5 p7+p4   32 x[1] spill
        vpxord zmm9, zmm28, [rax + 2496]                 ;   399.0 p5+p3   32 x[1]
        vmovdqu64 [rbp + 2176], zmm18                    ;   397.0 p8+p9   32 x[1] spill
        vpxord zmm18, zmm5, [rax + 2944]                 ;   399.5 p0+p2   32 x[1]
        vpternlogd zmm18, zmm29, zmm2, 0x96              ;   400.5 p5      32 x[1]
        vpxord zmm29, zmm15, [rax + 2752]                ;   400.5 p0+p3   32 x[1]
        vmovdqu64 [rbp + 2624], zmm29                    ;   401.5 p7+p4   32 x[1] spill
        vmovdqa64 zmm29, zmm26                           ;   391.0         32 x[1] copy
        vpternlogd zmm29, zmm30, [rax + 2624], 0x96      ;   401.0 p5+p2   32 x[1]
        vpternlogd zmm8, zmm21, [rax + 3072], 0x96       ;   401.5 p0+p3   32 x[1]
        vpxord zmm21, zmm24, [rax + 3008]                ;   402.0 p5+p2   32 x[1]
        vpternlogd zmm21, zmm28, zmm23, 0x96             ;   403.0 p0      32 x[1]
        vmovdqu64 zmm28, [rbp + 10432]                   ;   252.5 p3      21 x[1] reload
        vmovdqu64 [rbp + 2944], zmm8                     ;   402.5 p8+p9   32 x[1] spill
        vmovdqu64 zmm8, [rbp + 10368]                    ;   255.0 p2      32 x[1]
        vpternlogd zmm8, zmm28, [rax + 2816], 0x96       ;   403.0 p5+p3   32 x[1]
        vpternlogd zmm8, zmm5, zmm3, 0x96                ;   404.0 p0      32 x[1]
        vpternlogd zmm26, zmm25, [rax + 3136], 0x96      ;   404.0 p5+p2   32 x[1]
        vmovdqu64 zmm5, [rbp + 9536]                     ;   253.7 p3      21 x[1] reload
        vmovdqu64 zmm25, [rbp + 9600]                    ;   254.5 p2      32 x[1]
        vpternlogd zmm25, zmm5, [rax + 2880], 0x96       ;   404.5 p0+p3   32 x[1]
        vpternlogd zmm25, zmm23, zmm14, 0x96             ;   405.5 p5      32 x[1]
        vmovdqu64 zmm5, [rbp + 9664]                     ;   376.0 p2      32 x[1] reload
        vmovdqu64 zmm23, [rbp + 10112]                   ;   380.0 p3      32 x[1]
        vpternlogd zmm23, zmm5, [rax + 3456], 0x96       ;   405.5 p0+p2   32 x[1]
        vpternlogd zmm1, zmm20, [rax + 3584], 0x96       ;   406.0 p5+p3   32 x[1]
        vpternlogd zmm16, zmm19, [rax + 3328], 0x96      ;   406.5 p0+p2   32 x[1]
        vpxord zmm3, zmm3, [rax + 3200]                  ;   407.0 p5+p3   32 x[1]
        vpternlogd zmm3, zmm7, zmm10, 0x96               ;   408.0 p0      32 x[1]
        vpternlogd zmm12, zmm30, [rax + 3648], 0x96      ;   408.0 p5+p2   32 x[1]
        vpternlogd zmm0, zmm4, [rax + 3392], 0x96        ;   408.5 p0+p3   32 x[1]
        vmovdqu64 zmm5, [rbp + 10176]                    ;   390.5 p2      32 x[1] reload
        vpternlogd zmm31, zmm5, [rax + 3520], 0x96       ;   409.0 p5+p3   32 x[1]
        vpxord zmm14, zmm14, [rax + 3264]                ;   409.5 p0+p2   32 x[1]
        vpternlogd zmm14, zmm15, zmm6, 0x96              ;   410.5 p5      32 x[1]
        vmovdqu64 zmm6, [rbp + 10112]                    ;   380.0 p3      32 x[1] reload
        vpternlogd zmm2, zmm6, [rax + 3968], 0x96        ;   410.5 p0+p2   32 x[1]
        vpternlogd zmm5, zmm24, [rax + 4032], 0x96       ;   411.0 p5+p3   32 x[1]
        vpxord zmm13, zmm13, [rax + 3712]                ;   411.5 p0+p2   32 x[1]
        vpxord zmm19, zmm19, [rax + 3840]                ;   412.0 p5+p3   32 x[1]
        vpxord zmm17, zmm17, [rax + 3776]                ;   412.5 p0+p2   32 x[1]
        vpxord zmm4, zmm4, [rax + 3904]                  ;   413.0 p5+p3   32 x[1]
        vmovdqu64 zmm6, [rax + 6592]                     ;   264.5 p2      32 x[0] reload
        vmovdqu64 zmm7, [rbp + 320]                      ;   402.5 p3      32 x[2]
        vpternlogd zmm7, zmm6, [r8 + 284]{1to16}, 0x96   ;   413.5 p0+p2   32 x[2]
        vmovdqu64 zmm10, [rax + 7104]                    ;   265.7 p3      32 x[0] reload
        vmovdqu64 zmm15, [rbp + 832]                     ;   402.5 p2      32 x[2]
        vpternlogd zmm15, zmm10, [r8 + 316]{1to16}, 0x96 ;   414.0 p5+p3   32 x[2]
        vmovdqu64 zmm20, [rax + 7616]                    ;   267.5 p2      32 x[0] reload
        vmovdqu64 zmm24, [rbp + 1344]                    ;   402.5 p3      32 x[2]
        vpternlogd zmm24, zmm20, [r8 + 348]{1to16}, 0x96 ;   414.5 p0+p2   32 x[2]
        vpbroadcastd zmm28, [r8 + 260]                   ;   264.3 p10     32 x[2]
        vmovdqu64 zmm30, [rax + 6208]                    ;   268.7 p3      32 x[0] reload
        vpxord zmm28, zmm28, zmm30                       ;   415.0 p5      32 x[2]
        vpbroadcastd zmm20, [r8 + 292]                   ;   265.3 p10     32 x[2]
        vpxord zmm20, zmm20, [rax + 6720]                ;   415.5 p0+p2   32 x[2]
        vpternlogd zmm20, zmm29, [rbp + 448], 0x96       ;   416.5 p5+p3   32 x[2]
        vpbroadcastd zmm10, [r8 + 324]                   ;   266.3 p10     32 x[2]
        vpxord zmm10, zmm10, [rax + 7232]                ;   416.5 p0+p2   32 x[2]
        vpternlogd zmm10, zmm26, [rbp + 960], 0x96       ;   417.5 p5+p3   32 x[2]
        vpbroadcastd zmm6, [r8 + 356]                    ;   267.8 p10     32 x[2]
        vpxord zmm6, zmm6, [rax + 7744]                  ;   417.5 p0+p2   32 x[2]
        vmovdqu64 zmm30, [rbp + 1984]                    ;   402.5 p3      32 x[1] reload
        vpternlogd zmm28, zmm30, [rbp - 64], 0x96        ;   418.0 p5+p2   32 x[2]
        vpternlogd zmm6, zmm12, [rbp + 1472], 0x96       ;   418.5 p0+p3   32 x[2]
        vmovdqu64 zmm30, [rax + 6144]                    ;   273.5 p2      32 x[0] reload
        vmovdqu64 [rbp + 3520], zmm12                    ;   409.0 p7+p4   32 x[1] spill
        vmovdqu64 zmm12, [rbp - 128]                     ;   409.0 p3      21 x[2]
        vpternlogd zmm12, zmm30, [r8 + 256]{1to16}, 0x96 ;   419.0 p5+p2   21 x[2]
        vmovdqu64 zmm30, [rax + 6400]                    ;   274.7 p3      32 x[0] reload
        vmovdqu64 [rbp + 3008], zmm26                    ;   405.0 p8+p9   32 x[1] spill
        vmovdqu64 zmm26, [rbp + 128]                     ;   405.0 p2      21 x[2]
        vpternlogd zmm26, zmm30, [r8 + 272]{1to16}, 0x96 ;   419.5 p0+p3   21 x[2]
        vpbroadcastd zmm30, [r8 + 380]                   ;   271.5 p10     32 x[2]
        vpxord zmm30, zmm30, [rax + 8128]                ;   420.0 p5+p2   32 x[2]
        vpternlogd zmm30, zmm5, [rbp + 1856], 0x96       ;   421.0 p0+p3   32 x[2]
        vmovdqu64 [rbp + 3904], zmm5                     ;   412.0 p7+p4   32 x[1] spill
        vpbroadcastd zmm5, [r8 + 264]                    ;   273.7 p10     21 x[2]
        vpxord zmm5, zmm5, [rax + 6272]                  ;   421.0 p5+p2   21 x[2]
        vmovdqu64 [rbp + 2496], zmm29                    ;   402.0 p8+p9   32 x[1] spill
        vmovdqu64 zmm29, [rax + 6336]                    ;   277.7 p3      32 x[0] reload
        vmovdqu64 [rbp + 3456], zmm1                     ;   407.0 p7+p4   32 x[1] spill
        vmovdqu64 zmm1, [rbp + 64]                       ;   407.0 p2      21 x[2]
        vpternlogd zmm1, zmm29, [r8 + 268]{1to16}, 0x96  ;   421.5 p0+p3   21 x[2]
        vpbroadcastd zmm29, [r8 + 276]                   ;   277.0 p10     21 x[2]
        vpxord zmm29, zmm29, [rax + 6464]                ;   422.0 p5+p2   21 x[2]
        vpternlogd zmm29, zmm11, [rbp + 192], 0x69       ;   423.0 p0+p3   21 x[2]
        vpternlogd zmm1, zmm29, zmm22, 0x96              ;   424.0 p5      21 x[2]
        vmovdqu64 [rbp + 2112], zmm22                    ;   396.0 p8+p9   32 x[1] spill
        vpbroadcastd zmm22, [r8 + 280]                   ;   278.7 p10     21 x[2]
        vpxord zmm22, zmm22, [rax + 6528]                ;   423.5 p0+p2   21 x[2]
        vpternlogd zmm22, zmm27, [rbp + 256], 0x69       ;   424.5 p5+p3   21 x[2]
        vmovdqu64 [rbp + 2304], zmm27                    ;   399.0 p7+p4   32 x[1] spill
        vmovdqu64 zmm27, [rbp + 2048]                    ;   399.0 p2      32 x[1] reload
        vpternlogd zmm5, zmm27, [rbp + 0], 0x96          ;   424.5 p0+p3   21 x[2]
        vmovdqa64 zmm27, zmm22                           ;   425.5         21 x[2] copy
        vpternlogd zmm27, zmm5, zmm5, 0xc3               ;   425.5 p5      21 x[2]
        vmovdqu64 [rbp + 2240], zmm11                    ;   398.5 p8+p9   32 x[1] spill
        vmovdqa64 zmm11, zmm27                           ;   426.5         21 x[2] copy
        vpternlogd zmm11, zmm7, zmm9, 0x96               ;   426.5 p0      21 x[2]
        vpternlogd zmm7, zmm29, zmm9, 0x96               ;   426.0 p5      21 x[2]
        vpternlogd zmm7, zmm26, [rbp + 2176], 0x69       ;   427.0 p0+p2   21 x[2]
        vmovdqu64 [rbp + 2368], zmm9                     ;   400.0 p7+p4   32 x[1] spill
        vpxord zmm9, zmm28, zmm27                        ;   427.0 p5      21 x[2]
        vmovdqu64 [rbp + 10048], zmm6                    ;   419.5 p8+p9   32 x[2] spill
        vpxord zmm6, zmm1, zmm22                         ;   427.5 p0      21 x[2]
        vmovdqu64 [rbp + 10496], zmm30                   ;   422.0 p7+p4   32 x[2] spill
        vmovdqa64 zmm30, zmm28                           ;   419.0         21 x[2] copy
        vmovdqu64 [rbp + 3648], zmm17                    ;   413.5 p8+p9   32 x[1] spill
        vmovdqa64 zmm17, zmm22                           ;   425.5         21 x[2] copy
        vmovdqu64 [rbp + 3840], zmm2                     ;   411.5 p7+p4   32 x[1] spill
        vmovdqa64 zmm2, zmm1                             ;   425.0         21 x[2] copy
        vpternlogd zmm2, zmm12, [rbp + 1920], 0x69       ;   428.0 p5+p3   21 x[2]
        vpxord zmm30, zmm30, zmm2                        ;   429.0 p0      21 x[2]
        vpternlogd zmm12, zmm9, [rbp + 1920], 0x69       ;   429.0 p5+p2   21 x[2]
        vpternlogd zmm26, zmm12, [rbp + 2176], 0x69      ;   430.0 p0+p3   21 x[2]
        vpxord zmm17, zmm17, zmm26                       ;   431.0 p5      21 x[2]
        vmovdqu64 [rbp + 3776], zmm4                     ;   414.0 p8+p9   32 x[1] spill
        vmovdqa64 zmm4, zmm26                            ;   431.0         21 x[2] copy
        vpternlogd zmm4, zmm2, zmm6, 0x48                ;   431.0 p0      21 x[2]
        vmovdqu64 [rbp + 3712], zmm19                    ;   413.0 p7+p4   32 x[1] spill
        vmovdqa64 zmm19, zmm4                            ;   432.0         21 x[2] copy
        vpternlogd zmm19, zmm30, zmm6, 0x78              ;   432.0 p5      21 x[2]
        vmovdqu64 [rbp + 3584], zmm13                    ;   412.5 p8+p9   32 x[1] spill
        vpxord zmm13, zmm2, zmm7                         ;   431.5 p0      21 x[2]
        vmovdqu64 [rbp + 3200], zmm16                    ;   407.5 p7+p4   32 x[1] spill
        vpxord zmm16, zmm7, zmm9                         ;   432.0 p5      21 x[2]
        vpternlogd zmm4, zmm27, zmm22, 0x78              ;   432.5 p0      21 x[2]
        vpternlogd zmm12, zmm16, zmm11, 0x78             ;   433.0 p5      21 x[2]
        vpternlogd zmm5, zmm26, zmm28, 0x87              ;   433.5 p0      21 x[2]
        vmovdqu64 [rbp + 10688], zmm10                   ;   418.5 p8+p9   32 x[2] spill
        vpxord zmm10, zmm27, zmm13                       ;   434.0 p5      21 x[2]
        vmovdqu64 [rbp + 3392], zmm31                    ;   410.0 p7+p4   32 x[1] spill
        vmovdqa64 zmm31, zmm7                            ;   428.0         21 x[2] copy
        vmovdqu64 [rbp + 10752], zmm24                   ;   415.5 p8+p9   32 x[2] spill
        vpxord zmm24, zmm17, zmm11                       ;   434.5 p0      21 x[2]
        vpandd zmm31, zmm31, zmm24                       ;   435.5 p5      21 x[2]
        vpternlogd zmm12, zmm31, zmm19, 0x96             ;   436.5 p0      21 x[2]
        vpxord zmm5, zmm5, zmm31                         ;   436.5 p5      21 x[2]
        vmovdqa64 zmm31, zmm13                           ;   432.5         21 x[2] copy
        vpternlogd zmm31, zmm11, zmm1, 0x60              ;   436.5 p0      21 x[2]
        vmovdqu64 [rbp + 3136], zmm14                    ;   411.5 p7+p4   32 x[1] spill
        vpxord zmm14, zmm11, zmm6                        ;   437.0 p5      21 x[2]
        vpternlogd zmm29, zmm14, zmm10, 0x78             ;   438.0 p0      21 x[2]
        vpternlogd zmm29, zmm19, zmm31, 0x96             ;   439.0 p5      21 x[2]
        vpternlogd zmm31, zmm17, zmm9, 0x1e              ;   438.5 p0      21 x[2]
        vmovdqa64 zmm19, zmm5                            ;   437.5         21 x[2] copy
        vpternlogd zmm19, zmm12, zmm4, 0x48              ;   439.0 p5      21 x[2]
        vpxord zmm4, zmm4, zmm31                         ;   439.5 p0      21 x[2]
        vmovdqu64 [rbp + 3328], zmm23                    ;   406.5 p8+p9   32 x[1] spill
        vmovdqa64 zmm23, zmm31                           ;   439.5         21 x[2] copy
        vpternlogd zmm23, zmm29, zmm5, 0x48              ;   440.0 p5      21 x[2]
        vmovdqu64 [rbp + 3264], zmm0                     ;   409.5 p7+p4   32 x[1] spill
        vmovdqa64 zmm0, zmm23                            ;   441.0         21 x[2] copy
        vpternlogd zmm0, zmm19, zmm4, 0x36               ;   441.0 p0      21 x[2]
        vpternlogd zmm19, zmm23, zmm4, 0x36              ;   441.0 p5      21 x[2]
        vpternlogd zmm31, zmm5, zmm19, 0x96              ;   442.0 p0      21 x[2]
        vpandd zmm14, zmm14, zmm31                       ;   443.0 p5      21 x[2]
        vpandnd zmm5, zmm29, zmm4                        ;   442.5 p0      21 x[2]
        vpternlogd zmm5, zmm19, zmm12, 0x1e              ;   443.5 p5      21 x[2]
        vpternlogd zmm4, zmm12, zmm29, 0xec              ;   443.5 p0      21 x[2]
        vpternlogd zmm4, zmm23, zmm29, 0x96              ;   444.5 p5      21 x[2]
        vpandd zmm9, zmm9, zmm4                          ;   445.5 p0      21 x[2]
        vpternlogd zmm10, zmm9, zmm31, 0x6c              ;   446.5 p5      21 x[2]
        vpxord zmm31, zmm31, zmm0                        ;   445.5 p0      21 x[2]
        vpternlogd zmm30, zmm10, zmm31, 0x6c             ;   447.5 p5      21 x[2]
        vpandd zmm12, zmm6, zmm31                        ;   446.5 p0      21 x[2]
        vpxord zmm31, zmm31, zmm5                        ;   447.0 p5      21 x[2]
        vpternlogd zmm6, zmm31, zmm26, 0x48              ;   448.0 p0      21 x[2]
        vpandd zmm2, zmm2, zmm31                         ;   448.0 p5      21 x[2]
        vpxord zmm19, zmm0, zmm4                         ;   448.5 p0      21 x[2]
        vpxord zmm31, zmm31, zmm19                       ;   449.5 p5      21 x[2]
        vpternlogd zmm9, zmm13, zmm31, 0x78              ;   450.5 p0      21 x[2]
        vpternlogd zmm31, zmm1, zmm11, 0x60              ;   450.5 p5      21 x[2]
        vpternlogd zmm12, zmm6, zmm31, 0x96              ;   451.5 p0      21 x[2]
        vpternlogd zmm10, zmm16, zmm0, 0x78              ;   451.0 p5      21 x[2]
        vpandd zmm7, zmm7, zmm19                         ;   451.5 p0      21 x[2]
        vpternlogd zmm2, zmm9, zmm30, 0x96               ;   452.0 p5      21 x[2]
        vpandd zmm17, zmm17, zmm4                        ;   452.5 p0      21 x[2]
        vpternlogd zmm26, zmm17, zmm5, 0x6c              ;   453.5 p5      21 x[2]
        vpternlogd zmm0, zmm11, zmm26, 0x6a              ;   454.5 p0      21 x[2]
        vpternlogd zmm10, zmm0, zmm12, 0x96              ;   455.5 p5      21 x[2]
        vpternlogd zmm7, zmm9, zmm10, 0x96               ;   456.5 p0      21 x[2]
        vpternlogd zmm10, zmm28, zmm5, 0x78              ;   456.5 p5      21 x[2]
        vpxord zmm5, zmm5, zmm4                          ;   455.5 p0      21 x[2]
        vmovdqu64 zmm1, [rax + 6656]                     ;   309.0 p2      32 x[0] reload
        vmovdqu64 zmm4, [rbp + 384]                      ;   409.5 p3      21 x[2]
        vpternlogd zmm4, zmm1, [r8 + 288]{1to16}, 0x96   ;   456.0 p5+p2   21 x[2]
        vpternlogd zmm26, zmm19, zmm24, 0x78             ;   456.5 p0      21 x[2]
        vpternlogd zmm30, zmm27, zmm5, 0x78              ;   457.0 p5      21 x[2]
        vpternlogd zmm5, zmm17, zmm22, 0x6c              ;   457.5 p0      21 x[2]
        vpternlogd zmm5, zmm6, zmm31, 0x96               ;   458.5 p5      21 x[2]
        vmovdqu64 zmm6, [rax + 6912]                     ;   311.2 p3      32 x[0] reload
        vmovdqu64 zmm9, [rbp + 640]                      ;   409.5 p2      21 x[2]
        vpternlogd zmm9, zmm6, [r8 + 304]{1to16}, 0x96   ;   458.5 p0+p3   21 x[2]
        vpternlogd zmm26, zmm31, zmm7, 0x96              ;   459.0 p5      21 x[2]
        vpternlogd zmm5, zmm7, zmm2, 0x96                ;   459.5 p0      21 x[2]
        vpternlogd zmm0, zmm30, zmm12, 0x96              ;   460.0 p5      21 x[2]
        vpternlogd zmm12, zmm14, zmm10, 0x96             ;   460.5 p0      21 x[2]
        vmovdqu64 zmm11, [rax + 6848]                    ;   313.8 p2      32 x[0] reload
        vmovdqu64 zmm13, [rbp + 576]                     ;   409.5 p3      21 x[2]
        vpternlogd zmm13, zmm11, [r8 + 300]{1to16}, 0x96 ;   461.0 p5+p2   21 x[2]
        vpbroadcastd zmm14, [r8 + 296]                   ;   315.0 p10     21 x[2]
        vmovdqu64 zmm16, [rax + 6784]                    ;   315.2 p3      32 x[0] reload
        vpxord zmm14, zmm14, zmm16                       ;   461.5 p0      21 x[2]
        vpbroadcastd zmm17, [r8 + 308]                   ;   317.0 p2      21 x[2]
        vmovdqu64 zmm19, [rax + 6976]                    ;   317.2 p3      32 x[0] reload
        vpxord zmm17, zmm17, zmm19                       ;   462.0 p5      21 x[2]
        vmovdqu64 zmm22, [rbp + 704]                     ;   409.5 p2      32 x[0] reload
        vpternlogd zmm17, zmm25, zmm22, 0x69             ;   463.0 p0      21 x[2]
        vpbroadcastd zmm23, [r8 + 312]                   ;   318.7 p10     21 x[2]
        vmovdqu64 zmm24, [rax + 7040]                    ;   318.8 p3      32 x[0] reload
        vpxord zmm23, zmm23, zmm24                       ;   463.0 p5      21 x[2]
        vmovdqu64 zmm27, [rbp + 768]                     ;   409.5 p2      32 x[0] reload
        vpternlogd zmm23, zmm18, zmm27, 0x69             ;   464.0 p0      21 x[2]
        vmovdqu64 zmm28, [rbp + 512]                     ;   409.5 p3      32 x[0] reload
        vmovdqu64 zmm29, [rbp + 2560]                    ;   409.5 p2      32 x[1] reload
        vpternlogd zmm14, zmm29, zmm28, 0x69             ;   464.0 p5      21 x[2]
        vmovdqu64 zmm31, [rbp + 2624]                    ;   409.5 p3      32 x[1] reload
        vpternlogd zmm13, zmm17, zmm31, 0x96             ;   464.5 p0      21 x[2]
        vmovdqa64 zmm24, zmm17                           ;   464.0         21 x[2] copy
        vpternlogd zmm24, zmm9, zmm8, 0x69               ;   465.0 p5      21 x[2]
        vpternlogd zmm24, zmm15, zmm21, 0x96             ;   466.0 p0      21 x[2]
        vmovdqa64 zmm19, zmm20                           ;   417.5         21 x[2] copy
        vpxord zmm6, zmm14, zmm23                        ;   466.0 p5      21 x[2]
        vpternlogd zmm15, zmm6, zmm21, 0x96              ;   467.0 p0      21 x[2]
        vpxord zmm19, zmm19, zmm6                        ;   467.0 p5      21 x[2]
        vpxord zmm11, zmm23, zmm13                       ;   467.5 p0      21 x[2]
        vmovdqa64 zmm16, zmm20                           ;   417.5         21 x[2] copy
        vmovdqa64 zmm1, zmm20                            ;   417.5         21 x[2] copy
        vmovdqa64 zmm31, zmm23                           ;   465.0         21 x[2] copy
        vpxord zmm27, zmm24, zmm19                       ;   468.0 p5      21 x[2]
        vmovdqa64 zmm22, zmm24                           ;   467.0         21 x[2] copy
        vmovdqa64 zmm29, zmm13                           ;   465.5         21 x[2] copy
        vpternlogd zmm29, zmm4, [rbp + 2432], 0x69       ;   468.5 p0+p2   21 x[2]
        vpxord zmm22, zmm22, zmm29                       ;   469.5 p5      21 x[2]
        vpxord zmm16, zmm16, zmm29                       ;   469.5 p0      21 x[2]
        vpternlogd zmm4, zmm19, [rbp + 2432], 0x69       ;   470.0 p5+p3   21 x[2]
        vpternlogd zmm9, zmm4, zmm8, 0x69                ;   471.0 p0      21 x[2]
        vpxord zmm31, zmm31, zmm9                        ;   472.0 p5      21 x[2]
        vpternlogd zmm4, zmm27, zmm15, 0x78              ;   471.5 p0      21 x[2]
        vpandd zmm1, zmm1, zmm9                          ;   472.0 p5      21 x[2]
        vmovdqa64 zmm28, zmm31                           ;   473.0         21 x[2] copy
        vpternlogd zmm28, zmm24, zmm15, 0x48             ;   473.0 p0      21 x[2]
        vmovdqu64 [rbp + 2816], zmm18                    ;   401.5 p8+p9   32 x[1] spill
        vpxord zmm18, zmm9, zmm11                        ;   473.0 p5      21 x[2]
        vpternlogd zmm1, zmm14, zmm28, 0x96              ;   474.0 p0      21 x[2]
        vpandd zmm14, zmm29, zmm18                       ;   474.0 p5      21 x[2]
        vmovdqu64 [rbp + 2752], zmm25                    ;   406.5 p7+p4   32 x[1] spill
        vmovdqa64 zmm25, zmm14                           ;   475.0         21 x[2] copy
        vpternlogd zmm25, zmm16, zmm11, 0x78             ;   475.0 p0      21 x[2]
        vpternlogd zmm4, zmm28, zmm25, 0x96              ;   476.0 p5      21 x[2]
        vpternlogd zmm14, zmm6, zmm23, 0x78              ;   475.5 p0      21 x[2]
        vmovdqa64 zmm28, zmm22                           ;   470.5         21 x[2] copy
        vpternlogd zmm28, zmm15, zmm13, 0x60             ;   476.0 p5      21 x[2]
        vmovdqu64 [rbp + 2688], zmm8                     ;   405.0 p8+p9   32 x[1] spill
        vpxord zmm8, zmm6, zmm22                         ;   476.5 p0      21 x[2]
        vmovdqu64 [rbp + 2880], zmm21                    ;   404.0 p7+p4   32 x[1] spill
        vmovdqa64 zmm21, zmm28                           ;   477.0         21 x[2] copy
        vpternlogd zmm21, zmm31, zmm19, 0x1e             ;   477.0 p5      21 x[2]
        vmovdqu64 [rbp + 10816], zmm0                    ;   461.0 p8+p9   21 x[2] spill
        vpxord zmm0, zmm11, zmm15                        ;   477.5 p0      21 x[2]
        vpternlogd zmm17, zmm0, zmm8, 0x78               ;   478.5 p5      21 x[2]
        vpternlogd zmm17, zmm28, zmm25, 0x96             ;   479.5 p0      21 x[2]
        vmovdqa64 zmm25, zmm1                            ;   475.0         21 x[2] copy
        vpternlogd zmm25, zmm4, zmm14, 0x48              ;   479.0 p5      21 x[2]
        vmovdqa64 zmm28, zmm21                           ;   478.0         21 x[2] copy
        vpternlogd zmm28, zmm17, zmm1, 0x48              ;   480.5 p0      21 x[2]
        vpxord zmm14, zmm14, zmm21                       ;   480.0 p5      21 x[2]
        vmovdqu64 [rbp + 10880], zmm30                   ;   458.0 p7+p4   21 x[2] spill
        vpandnd zmm30, zmm17, zmm14                      ;   481.0 p0      21 x[2]
        vmovdqu64 [rbp + 10944], zmm26                   ;   460.0 p8+p9   21 x[2] spill
        vmovdqa64 zmm26, zmm28                           ;   481.5         21 x[2] copy
        vpternlogd zmm26, zmm25, zmm14, 0x36             ;   481.5 p5      21 x[2]
        vpternlogd zmm25, zmm28, zmm14, 0x36             ;   481.5 p0      21 x[2]
        vpternlogd zmm21, zmm1, zmm25, 0x96              ;   482.5 p5      21 x[2]
        vpternlogd zmm30, zmm25, zmm4, 0x1e              ;   482.5 p0      21 x[2]
        vpternlogd zmm14, zmm4, zmm17, 0xec              ;   483.0 p5      21 x[2]
        vpternlogd zmm14, zmm28, zmm17, 0x96             ;   484.0 p0      21 x[2]
        vpandd zmm19, zmm19, zmm14                       ;   485.0 p5      21 x[2]
        vpternlogd zmm8, zmm19, zmm21, 0x6c              ;   486.0 p0      21 x[2]
        vpxord zmm1, zmm21, zmm26                        ;   485.0 p5      21 x[2]
        vpternlogd zmm16, zmm8, zmm1, 0x6c               ;   487.0 p0      21 x[2]
        vpxord zmm4, zmm1, zmm30                         ;   486.0 p5      21 x[2]
        vpandd zmm29, zmm29, zmm4                        ;   487.0 p0      21 x[2]
        vpxord zmm17, zmm26, zmm14                       ;   487.0 p5      21 x[2]
        vpandd zmm24, zmm24, zmm17                       ;   488.0 p0      21 x[2]
        vpandd zmm25, zmm31, zmm14                       ;   488.0 p5      21 x[2]
        vpxord zmm28, zmm4, zmm17                        ;   488.5 p0      21 x[2]
        vpternlogd zmm19, zmm22, zmm28, 0x78             ;   489.5 p5      21 x[2]
        vpternlogd zmm28, zmm13, zmm15, 0x60             ;   489.5 p0      21 x[2]
        vpternlogd zmm4, zmm18, zmm28, 0x6a              ;   490.5 p5      21 x[2]
        vpternlogd zmm1, zmm11, zmm4, 0x6a               ;   491.5 p0      21 x[2]
        vpternlogd zmm17, zmm31, zmm15, 0x60             ;   491.0 p5      21 x[2]
        vpternlogd zmm8, zmm27, zmm26, 0x78              ;   491.5 p0      21 x[2]
        vpternlogd zmm9, zmm25, zmm30, 0x6c              ;   492.0 p5      21 x[2]
        vpternlogd zmm29, zmm19, zmm16, 0x96             ;   492.5 p0      21 x[2]
        vpternlogd zmm26, zmm15, zmm9, 0x6a              ;   493.0 p5      21 x[2]
        vpternlogd zmm8, zmm26, zmm1, 0x96               ;   494.0 p0      21 x[2]
        vpternlogd zmm24, zmm19, zmm8, 0x96              ;   495.0 p5      21 x[2]
        vpternlogd zmm8, zmm20, zmm30, 0x78              ;   495.0 p0      21 x[2]
        vpxord zmm30, zmm30, zmm14                       ;   495.0 p5      21 x[2]
        vmovdqu64 zmm11, [rax + 7168]                    ;   345.7 p2      32 x[0] reload
        vmovdqu64 zmm13, [rbp + 896]                     ;   404.0 p3      21 x[2]
        vpternlogd zmm13, zmm11, [r8 + 320]{1to16}, 0x96 ;   495.5 p0+p2   21 x[2]
        vpternlogd zmm16, zmm6, zmm30, 0x78              ;   496.0 p5      21 x[2]
        vpandd zmm23, zmm23, zmm30                       ;   496.5 p0      21 x[2]
        vmovdqu64 zmm6, [rax + 7424]                     ;   347.0 p3      32 x[0] reload
        vmovdqu64 zmm14, [rbp + 1152]                    ;   404.0 p2      21 x[2]
        vpternlogd zmm14, zmm6, [r8 + 336]{1to16}, 0x96  ;   497.0 p5+p3   21 x[2]
        vpternlogd zmm23, zmm25, zmm4, 0x96              ;   497.5 p0      21 x[2]
        vpternlogd zmm21, zmm0, zmm1, 0x6a               ;   498.0 p5      21 x[2]
        vpternlogd zmm26, zmm1, zmm16, 0x69              ;   498.5 p0      21 x[2]
        vpternlogd zmm23, zmm24, zmm29, 0x96             ;   499.0 p5      21 x[2]
        vpbroadcastd zmm0, [r8 + 328]                    ;   348.7 p10     21 x[2]
        vmovdqu64 zmm1, [rax + 7296]                     ;   349.0 p2      32 x[0] reload
        vpxord zmm0, zmm0, zmm1                          ;   499.5 p0      21 x[2]
        vpbroadcastd zmm4, [r8 + 340]                    ;   349.5 p3      21 x[2]
        vmovdqu64 zmm15, [rax + 7488]                    ;   350.0 p2      32 x[0] reload
        vpxord zmm4, zmm4, zmm15                         ;   500.0 p5      21 x[2]
        vmovdqu64 zmm18, [rbp + 1024]                    ;   404.0 p3      32 x[0] reload
        vpternlogd zmm0, zmm3, zmm18, 0x69               ;   500.5 p0      21 x[2]
        vmovdqu64 zmm19, [rbp + 1216]                    ;   404.0 p2      32 x[0] reload
        vmovdqu64 zmm20, [rbp + 3264]                    ;   404.0 p3      32 x[1] reload
        vpternlogd zmm4, zmm20, zmm19, 0x69              ;   501.0 p5      21 x[2]
        vpxord zmm22, zmm8, zmm23                        ;   501.5 p0      21 x[2]
        vmovdqu64 zmm25, [rax + 7360]                    ;   353.2 p2      32 x[0] reload
        vmovdqu64 zmm27, [rbp + 1088]                    ;   404.0 p3      21 x[2]
        vpternlogd zmm27, zmm25, [r8 + 332]{1to16}, 0x96 ;   502.0 p5+p2   21 x[2]
        vmovdqu64 zmm30, [rbp + 10688]                   ;   418.5 p3      21 x[2]
        vmovdqu64 zmm31, [rbp + 3136]                    ;   404.0 p2      32 x[1] reload
        vpternlogd zmm27, zmm4, zmm31, 0x96              ;   503.0 p0      21 x[2]
        vpbroadcastd zmm15, [r8 + 344]                   ;   355.7 p10     21 x[2]
        vpxord zmm15, zmm15, [rax + 7552]                ;   503.0 p5+p3   21 x[2]
        vmovdqa64 zmm6, zmm0                             ;   501.5         21 x[2] copy
        vmovdqu64 zmm25, [rbp + 3328]                    ;   404.0 p2      32 x[1] reload
        vpternlogd zmm15, zmm25, [rbp + 1280], 0x69      ;   504.0 p0+p3   21 x[2]
        vpxord zmm6, zmm6, zmm15                         ;   505.0 p5      21 x[2]
        vpxord zmm30, zmm30, zmm6                        ;   506.0 p0      21 x[2]
        vpxord zmm1, zmm27, zmm15                        ;   505.0 p5      21 x[2]
        vmovdqa64 zmm11, zmm15                           ;   505.0         21 x[2] copy
        vmovdqa64 zmm31, zmm27                           ;   504.0         21 x[2] copy
        vpternlogd zmm31, zmm13, [rbp + 2944], 0x69      ;   505.5 p0+p2   21 x[2]
        vpternlogd zmm13, zmm30, [rbp + 2944], 0x69      ;   507.0 p5+p3   21 x[2]
        vmovdqa64 zmm25, zmm31                           ;   506.5         21 x[2] copy
        vmovdqa64 zmm20, zmm13                           ;   508.0         21 x[2] copy
        vpternlogd zmm20, zmm14, [rbp + 3200], 0x69      ;   508.0 p0+p2   21 x[2]
        vpxord zmm11, zmm11, zmm20                       ;   509.0 p5      21 x[2]
        vmovdqu64 zmm19, [rbp + 10752]                   ;   415.5 p3      21 x[2]
        vpternlogd zmm19, zmm4, [rbp + 3392], 0x96       ;   507.5 p0+p2   21 x[2]
        vpternlogd zmm19, zmm14, [rbp + 3200], 0x69      ;   508.5 p5+p3   21 x[2]
        vpxord zmm25, zmm25, zmm19                       ;   509.5 p0      21 x[2]
        vmovdqu64 zmm14, [rbp + 3392]                    ;   404.0 p2      32 x[1] reload
        vmovdqu64 zmm18, [rbp + 10752]                   ;   415.5 p3      21 x[2]
        vpternlogd zmm18, zmm6, zmm14, 0x96              ;   509.0 p5      21 x[2]
        vmovdqu64 zmm14, [rbp + 10688]                   ;   418.5 p2      21 x[2]
        vpxord zmm14, zmm14, zmm31                       ;   509.5 p0      21 x[2]
        vmovdqu64 [rbp + 3072], zmm3                     ;   409.0 p7+p4   32 x[1] spill
        vmovdqa64 zmm3, zmm19                            ;   509.5         21 x[2] copy
        vpternlogd zmm3, zmm30, zmm18, 0x28              ;   510.0 p5      21 x[2]
        vmovdqu64 [rbp + 11008], zmm26                   ;   499.5 p8+p9   21 x[2] spill
        vmovdqa64 zmm26, zmm31                           ;   506.5         21 x[2] copy
        vmovdqu64 [rbp + 11072], zmm16                   ;   497.0 p7+p4   21 x[2] spill
        vpxord zmm16, zmm20, zmm1                        ;   510.5 p0      21 x[2]
        vpandd zmm26, zmm26, zmm16                       ;   511.5 p5      21 x[2]
        vpternlogd zmm0, zmm20, [rbp + 10688], 0x78      ;   511.5 p0+p3   21 x[2]
        vmovdqu64 [rbp + 11136], zmm28                   ;   490.5 p8+p9   21 x[2] spill
        vmovdqa64 zmm28, zmm26                           ;   512.5         21 x[2] copy
        vpternlogd zmm28, zmm14, zmm1, 0x78              ;   512.5 p5      21 x[2]
        vpternlogd zmm3, zmm13, zmm28, 0x96              ;   513.5 p0      21 x[2]
        vpternlogd zmm26, zmm6, zmm15, 0x78              ;   513.0 p5      21 x[2]
        vmovdqa64 zmm13, zmm25                           ;   510.5         21 x[2] copy
        vpternlogd zmm13, zmm18, zmm27, 0x60             ;   513.5 p0      21 x[2]
        vmovdqu64 [rbp + 11200], zmm17                   ;   492.0 p7+p4   21 x[2] spill
        vpxord zmm17, zmm6, zmm25                        ;   514.0 p5      21 x[2]
        vmovdqu64 [rbp + 11264], zmm9                    ;   493.0 p8+p9   21 x[2] spill
        vpxord zmm9, zmm1, zmm18                         ;   514.5 p0      21 x[2]
        vmovdqu64 [rbp + 11328], zmm29                   ;   493.5 p7+p4   21 x[2] spill
        vpxord zmm29, zmm11, zmm18                       ;   515.0 p5      21 x[2]
        vpternlogd zmm3, zmm29, zmm19, 0x78              ;   516.0 p0      21 x[2]
        vpternlogd zmm0, zmm29, zmm19, 0x78              ;   516.0 p5      21 x[2]
        vpternlogd zmm4, zmm9, zmm17, 0x78               ;   516.5 p0      21 x[2]
        vpternlogd zmm4, zmm28, zmm13, 0x96              ;   517.5 p5      21 x[2]
        vpternlogd zmm13, zmm11, zmm30, 0x1e             ;   517.5 p0      21 x[2]
        vmovdqa64 zmm28, zmm0                            ;   517.0         21 x[2] copy
        vpternlogd zmm28, zmm3, zmm26, 0x48              ;   518.0 p5      21 x[2]
        vpxord zmm26, zmm26, zmm13                       ;   518.5 p0      21 x[2]
        vmovdqu64 [rbp + 11392], zmm2                    ;   453.0 p8+p9   21 x[2] spill
        vmovdqa64 zmm2, zmm13                            ;   518.5         21 x[2] copy
        vpternlogd zmm2, zmm4, zmm0, 0x48                ;   519.0 p5      21 x[2]
        vmovdqu64 [rbp + 11456], zmm23                   ;   500.0 p7+p4   21 x[2] spill
        vmovdqa64 zmm23, zmm2                            ;   520.0         21 x[2] copy
        vpternlogd zmm23, zmm28, zmm26, 0x36             ;   520.0 p0      21 x[2]
        vpternlogd zmm28, zmm2, zmm26, 0x36              ;   520.0 p5      21 x[2]
        vpternlogd zmm13, zmm0, zmm28, 0x96              ;   521.0 p0      21 x[2]
        vpandnd zmm0, zmm4, zmm26                        ;   521.0 p5      21 x[2]
        vpternlogd zmm0, zmm28, zmm3, 0x1e               ;   522.0 p0      21 x[2]
        vpternlogd zmm26, zmm3, zmm4, 0xec               ;   522.0 p5      21 x[2]
        vpternlogd zmm26, zmm2, zmm4, 0x96               ;   523.0 p0      21 x[2]
        vmovdqa64 zmm2, zmm23                            ;   521.0         21 x[2] copy
        vpternlogd zmm2, zmm19, zmm30, 0x60              ;   523.0 p5      21 x[2]
        vpandd zmm30, zmm30, zmm26                       ;   524.0 p0      21 x[2]
        vpternlogd zmm17, zmm30, zmm13, 0x6c             ;   525.0 p5      21 x[2]
        vpxord zmm3, zmm13, zmm23                        ;   524.5 p0      21 x[2]
        vpternlogd zmm14, zmm17, zmm3, 0x6c              ;   526.0 p5      21 x[2]
        vpxord zmm4, zmm23, zmm26                        ;   525.5 p0      21 x[2]
        vpxord zmm28, zmm3, zmm0                         ;   526.0 p5      21 x[2]
        vpandd zmm31, zmm31, zmm28                       ;   527.0 p0      21 x[2]
        vpandd zmm19, zmm19, zmm4                        ;   527.0 p5      21 x[2]
        vpandd zmm11, zmm11, zmm26                       ;   527.5 p0      21 x[2]
        vmovdqu64 [rbp + 11520], zmm22                   ;   502.5 p8+p9   21 x[2] spill
        vpxord zmm22, zmm4, zmm28                        ;   528.0 p5      21 x[2]
        vpternlogd zmm30, zmm25, zmm22, 0x78             ;   529.0 p0      21 x[2]
        vpternlogd zmm22, zmm27, zmm18, 0x60             ;   529.0 p5      21 x[2]
        vpternlogd zmm28, zmm16, zmm22, 0x6a             ;   530.0 p0      21 x[2]
        vpternlogd zmm3, zmm1, zmm28, 0x6a               ;   531.0 p5      21 x[2]
        vpternlogd zmm20, zmm11, zmm0, 0x6c              ;   530.5 p0      21 x[2]
        vpternlogd zmm23, zmm18, zmm20, 0x6a             ;   531.5 p5      21 x[2]
        vpternlogd zmm31, zmm30, zmm14, 0x96             ;   531.5 p0      21 x[2]
        vpxord zmm26, zmm26, zmm0                        ;   532.0 p5      21 x[2]
        vpternlogd zmm20, zmm4, zmm29, 0x78              ;   532.5 p0      21 x[2]
        vpternlogd zmm14, zmm6, zmm26, 0x78              ;   533.0 p5      21 x[2]
        vpternlogd zmm26, zmm11, zmm15, 0x6c             ;   533.5 p0      21 x[2]
        vpternlogd zmm26, zmm28, zmm31, 0x96             ;   534.5 p5      21 x[2]
        vpxord zmm23, zmm23, zmm3                        ;   534.5 p0      21 x[2]
        vpternlogd zmm17, zmm2, zmm23, 0x96              ;   535.5 p5      21 x[2]
        vpternlogd zmm19, zmm30, zmm17, 0x96             ;   536.5 p0      21 x[2]
        vmovdqu64 zmm1, [rax + 7680]                     ;   389.7 p2      32 x[0] reload
        vmovdqu64 zmm2, [rbp + 1408]                     ;   409.0 p3      21 x[2]
        vpternlogd zmm2, zmm1, [r8 + 352]{1to16}, 0x96   ;   536.0 p5+p2   21 x[2]
        vpternlogd zmm3, zmm13, zmm9, 0x78               ;   536.5 p0      21 x[2]
        vpternlogd zmm20, zmm22, zmm19, 0x96             ;   537.5 p5      21 x[2]
        vpternlogd zmm17, zmm0, [rbp + 10688], 0x78      ;   537.5 p0+p3   21 x[2]
        vpbroadcastd zmm0, [r8 + 360]                    ;   391.0 p10     21 x[2]
        vmovdqu64 zmm4, [rax + 7808]                     ;   391.7 p2      32 x[0] reload
        vpxord zmm0, zmm0, zmm4                          ;   538.0 p5      21 x[2]
        vpbroadcastd zmm6, [r8 + 368]                    ;   391.8 p3      21 x[2]
        vmovdqu64 zmm9, [rax + 7936]                     ;   392.7 p2      32 x[0] reload
        vpxord zmm6, zmm6, zmm9                          ;   538.5 p0      21 x[2]
        vpbroadcastd zmm11, [r8 + 372]                   ;   392.7 p10     21 x[2]
        vmovdqu64 zmm13, [rax + 8000]                    ;   392.8 p3      32 x[0] reload
        vpxord zmm11, zmm11, zmm13                       ;   539.0 p5      21 x[2]
        vmovdqa64 zmm15, zmm26                           ;   535.5         21 x[2] copy
        vpternlogd zmm15, zmm17, zmm19, 0x96             ;   539.5 p0      21 x[2]
        vmovdqu64 zmm16, [rax + 7872]                    ;   394.3 p2      32 x[0] reload
        vmovdqu64 zmm18, [rbp + 1600]                    ;   409.0 p3      21 x[2]
        vpternlogd zmm18, zmm16, [r8 + 364]{1to16}, 0x96 ;   540.0 p5+p2   21 x[2]
        vpbroadcastd zmm22, [r8 + 376]                   ;   395.0 p10     21 x[2]
        vmovdqu64 zmm25, [rax + 8064]                    ;   395.5 p3      32 x[0] reload
        vpxord zmm22, zmm22, zmm25                       ;   540.5 p0      21 x[2]
        vmovdqu64 zmm27, [rbp + 1536]                    ;   409.0 p2      32 x[0] reload
        vmovdqu64 zmm28, [rbp + 3584]                    ;   409.0 p3      32 x[1] reload
        vpternlogd zmm0, zmm28, zmm27, 0x96              ;   541.0 p5      21 x[2]
        vmovdqu64 zmm29, [rbp + 1664]                    ;   409.0 p2      32 x[0] reload
        vmovdqu64 zmm30, [rbp + 3712]                    ;   409.0 p3      32 x[1] reload
        vpternlogd zmm6, zmm30, zmm29, 0x96              ;   541.5 p0      21 x[2]
        vmovdqu64 zmm25, [rbp + 10496]                   ;   422.0 p2      21 x[2]
        vmovdqu64 zmm13, [rbp + 10048]                   ;   419.5 p3      21 x[2]
        vmovdqu64 zmm9, [rbp + 3776]                     ;   409.0 p2      32 x[1] reload
        vpternlogd zmm11, zmm9, [rbp + 1728], 0x69       ;   542.0 p5+p3   21 x[2]
        vpternlogd zmm18, zmm11, [rbp + 3648], 0x96      ;   543.0 p0+p2   21 x[2]
        vmovdqu64 zmm16, [rbp + 3840]                    ;   409.0 p3      32 x[1] reload
        vpternlogd zmm22, zmm16, [rbp + 1792], 0x69      ;   543.0 p5+p2   21 x[2]
        vmovdqa64 zmm4, zmm22                            ;   544.0         21 x[2] copy
        vpternlogd zmm4, zmm0, zmm0, 0xc3                ;   544.0 p0      21 x[2]
        vpxord zmm25, zmm25, zmm4                        ;   545.0 p5      21 x[2]
        vpxord zmm13, zmm13, zmm4                        ;   545.0 p0      21 x[2]
        vpxord zmm1, zmm18, zmm22                        ;   545.0 p5      21 x[2]
        vmovdqu64 zmm16, [rbp + 10048]                   ;   419.5 p3      21 x[2]
        vmovdqa64 zmm9, zmm11                            ;   543.0         21 x[2] copy
        vpternlogd zmm9, zmm6, [rbp + 10496], 0x69       ;   545.5 p0+p2   21 x[2]
        vmovdqa64 zmm29, zmm22                           ;   544.0         21 x[2] copy
        vmovdqa64 zmm30, zmm18                           ;   544.0         21 x[2] copy
        vpternlogd zmm30, zmm2, [rbp + 3456], 0x69       ;   546.0 p5+p3   21 x[2]
        vpxord zmm16, zmm16, zmm30                       ;   547.0 p0      21 x[2]
        vpternlogd zmm2, zmm13, [rbp + 3456], 0x69       ;   547.0 p5+p2   21 x[2]
        vmovdqa64 zmm28, zmm2                            ;   548.0         21 x[2] copy
        vpternlogd zmm28, zmm6, zmm6, 0xc3               ;   548.0 p0      21 x[2]
        vpxord zmm29, zmm29, zmm28                       ;   549.0 p5      21 x[2]
        vpxord zmm6, zmm13, zmm9                         ;   548.5 p0      21 x[2]
        vpxord zmm27, zmm9, zmm30                        ;   549.0 p5      21 x[2]
        vpternlogd zmm2, zmm6, zmm25, 0x78               ;   549.5 p0      21 x[2]
        vmovdqu64 [rbp + 10496], zmm14                   ;   534.0 p7+p4   21 x[2] spill
        vmovdqa64 zmm14, zmm30                           ;   547.0         21 x[2] copy
        vmovdqu64 [rbp + 10688], zmm23                   ;   535.5 p8+p9   21 x[2] spill
        vpxord zmm23, zmm28, zmm1                        ;   550.0 p5      21 x[2]
        vpandd zmm14, zmm14, zmm23                       ;   551.0 p0      21 x[2]
        vpternlogd zmm0, zmm28, [rbp + 10048], 0x87      ;   551.0 p5+p3   21 x[2]
        vmovdqu64 [rbp + 11584], zmm20                   ;   538.5 p7+p4   21 x[2] spill
        vmovdqa64 zmm20, zmm14                           ;   552.0         21 x[2] copy
        vpternlogd zmm20, zmm16, zmm1, 0x78              ;   552.0 p0      21 x[2]
        vpternlogd zmm14, zmm4, zmm22, 0x78              ;   552.0 p5      21 x[2]
        vmovdqu64 [rbp + 11648], zmm31                   ;   532.5 p8+p9   21 x[2] spill
        vpxord zmm31, zmm4, zmm27                        ;   552.5 p0      21 x[2]
        vmovdqu64 [rbp + 11712], zmm15                   ;   540.5 p7+p4   21 x[2] spill
        vpxord zmm15, zmm1, zmm25                        ;   553.0 p5      21 x[2]
        vmovdqu64 [rbp + 11776], zmm5                    ;   460.5 p8+p9   21 x[2] spill
        vmovdqa64 zmm5, zmm9                             ;   546.5         21 x[2] copy
        vmovdqu64 [rbp + 11840], zmm10                   ;   457.5 p7+p4   21 x[2] spill
        vpxord zmm10, zmm29, zmm25                       ;   553.5 p0      21 x[2]
        vpandd zmm5, zmm5, zmm10                         ;   554.5 p5      21 x[2]
        vpternlogd zmm2, zmm5, zmm20, 0x96               ;   555.5 p0      21 x[2]
        vpxord zmm0, zmm0, zmm5                          ;   555.5 p5      21 x[2]
        vpternlogd zmm11, zmm15, zmm31, 0x78             ;   555.5 p0      21 x[2]
        vmovdqa64 zmm5, zmm27                            ;   550.0         21 x[2] copy
        vpternlogd zmm5, zmm25, zmm18, 0x60              ;   556.0 p5      21 x[2]
        vpternlogd zmm11, zmm20, zmm5, 0x96              ;   557.0 p0      21 x[2]
        vpternlogd zmm5, zmm29, zmm13, 0x1e              ;   557.0 p5      21 x[2]
        vmovdqa64 zmm20, zmm0                            ;   556.5         21 x[2] copy
        vpternlogd zmm20, zmm2, zmm14, 0x48              ;   557.5 p0      21 x[2]
        vpxord zmm14, zmm14, zmm5                        ;   558.0 p5      21 x[2]
        vmovdqu64 [rbp + 11904], zmm7                    ;   457.5 p8+p9   21 x[2] spill
        vmovdqa64 zmm7, zmm5                             ;   558.0         21 x[2] copy
        vpternlogd zmm7, zmm11, zmm0, 0x48               ;   558.5 p0      21 x[2]
        vmovdqu64 [rbp + 11968], zmm26                   ;   535.5 p7+p4   21 x[2] spill
        vmovdqa64 zmm26, zmm7                            ;   559.5         21 x[2] copy
        vpternlogd zmm26, zmm20, zmm14, 0x36             ;   559.5 p5      21 x[2]
        vpternlogd zmm20, zmm7, zmm14, 0x36              ;   559.5 p0      21 x[2]
        vpternlogd zmm5, zmm0, zmm20, 0x96               ;   560.5 p5      21 x[2]
        vpandd zmm15, zmm15, zmm5                        ;   561.5 p0      21 x[2]
        vpandd zmm6, zmm6, zmm26                         ;   561.0 p5      21 x[2]
        vpandnd zmm0, zmm11, zmm14                       ;   561.5 p0      21 x[2]
        vpternlogd zmm0, zmm20, zmm2, 0x1e               ;   562.5 p5      21 x[2]
        vpternlogd zmm14, zmm2, zmm11, 0xec              ;   562.5 p0      21 x[2]
        vpternlogd zmm14, zmm7, zmm11, 0x96              ;   563.5 p5      21 x[2]
        vpandd zmm13, zmm13, zmm14                       ;   564.5 p0      21 x[2]
        vpternlogd zmm31, zmm13, zmm5, 0x6c              ;   565.5 p5      21 x[2]
        vpxord zmm5, zmm5, zmm26                         ;   564.5 p0      21 x[2]
        vpternlogd zmm16, zmm31, zmm5, 0x6c              ;   566.5 p5      21 x[2]
        vpandd zmm2, zmm25, zmm26                        ;   565.5 p0      21 x[2]
        vpxord zmm26, zmm26, zmm14                       ;   566.0 p5      21 x[2]
        vpxord zmm7, zmm5, zmm0                          ;   566.5 p0      21 x[2]
        vpandd zmm30, zmm30, zmm7                        ;   567.5 p5      21 x[2]
        vpandd zmm9, zmm9, zmm26                         ;   567.5 p0      21 x[2]
        vpandd zmm29, zmm29, zmm14                       ;   568.0 p5      21 x[2]
        vpxord zmm11, zmm26, zmm7                        ;   568.5 p0      21 x[2]
        vpternlogd zmm25, zmm18, zmm11, 0x28             ;   569.5 p5      21 x[2]
        vpternlogd zmm11, zmm13, zmm27, 0x6c             ;   569.5 p0      21 x[2]
        vpternlogd zmm7, zmm23, zmm25, 0x6a              ;   570.5 p5      21 x[2]
        vpternlogd zmm5, zmm1, zmm7, 0x6a                ;   571.5 p0      21 x[2]
        vpternlogd zmm28, zmm29, zmm0, 0x6c              ;   571.0 p5      21 x[2]
        vpternlogd zmm30, zmm11, zmm16, 0x96             ;   571.5 p0      21 x[2]
        vpternlogd zmm4, zmm0, zmm14, 0x60               ;   572.0 p5      21 x[2]
        vpternlogd zmm14, zmm22, zmm0, 0x48              ;   572.5 p0      21 x[2]
        vpternlogd zmm2, zmm28, zmm5, 0x96               ;   573.0 p5      21 x[2]
        vpternlogd zmm31, zmm6, zmm2, 0x96               ;   574.0 p0      21 x[2]
        vpternlogd zmm14, zmm29, zmm7, 0x96              ;   574.0 p5      21 x[2]
        vpternlogd zmm9, zmm11, zmm31, 0x96              ;   575.0 p0      21 x[2]
        vpternlogd zmm28, zmm26, zmm10, 0x78             ;   575.0 p5      21 x[2]
        vpternlogd zmm31, zmm0, [rbp + 10048], 0x78      ;   575.5 p0+p2   21 x[2]
        vmovdqa64 zmm0, zmm21                            ;   499.0         32 x[2] copy
        vpternlogd zmm0, zmm8, zmm12, 0x96               ;   576.0 p5      32 x[2]
        vpternlogd zmm12, zmm3, zmm17, 0x96              ;   576.5 p0      32 x[2]
        vpternlogd zmm28, zmm25, zmm9, 0x96              ;   577.0 p5      21 x[2]
        vpternlogd zmm14, zmm9, zmm30, 0x96              ;   577.5 p0      21 x[2]
        vmovdqu64 zmm1, [rbp + 11904]                    ;   457.5 p3      32 x[2]
        vpxord zmm6, zmm24, zmm19                        ;   578.0 p5      32 x[2]
        vpternlogd zmm5, zmm15, zmm31, 0x96              ;   578.5 p0      21 x[2]
        vpternlogd zmm2, zmm4, zmm16, 0x69               ;   579.0 p5      21 x[2]
        vpternlogd zmm3, zmm17, zmm5, 0x96               ;   579.5 p0      32 x[2]
        vpxord zmm1, zmm1, zmm9                          ;   580.0 p5      32 x[2]
        vpxord zmm31, zmm31, zmm14                       ;   580.5 p0      21 x[2]
        vmovdqu64 zmm7, [rbp + 11520]                    ;   502.5 p2      32 x[2]
        vmovdqu64 zmm10, [rbp + 11456]                   ;   500.0 p3      32 x[2]
        vmovdqu64 zmm11, [rbp + 11776]                   ;   460.5 p2      21 x[2] reload
        vpxord zmm10, zmm10, zmm11                       ;   581.0 p5      32 x[2]
        vpternlogd zmm21, zmm8, zmm10, 0x69              ;   582.0 p0      32 x[2]
        vpxord zmm7, zmm7, zmm31                         ;   582.0 p5      32 x[2]
        vmovdqu64 zmm8, [rbp + 11840]                    ;   457.5 p3      21 x[2] reload
        vpternlogd zmm31, zmm11, zmm8, 0x96              ;   582.5 p0      32 x[2]
        vmovdqa64 zmm13, zmm14                           ;   578.5         32 x[2] copy
        vpternlogd zmm13, zmm19, [rbp + 11968], 0x96     ;   583.0 p5+p2   32 x[2]
        vmovdqu64 zmm15, [rbp + 11712]                   ;   540.5 p3      32 x[2]
        vpternlogd zmm15, zmm11, [rbp + 11520], 0x69     ;   583.5 p0+p2   32 x[2]
        vpternlogd zmm9, zmm6, zmm3, 0x69                ;   584.0 p5      32 x[2]
        vmovdqu64 zmm17, [rbp + 11456]                   ;   500.0 p3      21 x[2] reload
        vmovdqa64 zmm18, zmm12                           ;   577.5         32 x[2] copy
        vpternlogd zmm18, zmm14, zmm17, 0x96             ;   584.5 p0      32 x[2]
        vpternlogd zmm15, zmm14, zmm17, 0x96             ;   585.0 p5      32 x[2]
        vpternlogd zmm17, zmm31, zmm13, 0x69             ;   585.5 p0      32 x[2]
        vpternlogd zmm31, zmm19, [rbp + 11904], 0x96     ;   586.0 p5+p2   32 x[2]
        vpternlogd zmm19, zmm1, zmm0, 0x69               ;   586.5 p0      32 x[2]
        vmovdqa64 zmm14, zmm13                           ;   584.0         32 x[2] copy
        vpternlogd zmm14, zmm5, zmm5, 0xc3               ;   587.0 p5      32 x[2]
        vmovdqu64 zmm5, [rbp + 11200]                    ;   492.0 p3      21 x[2] reload
        vmovdqu64 zmm20, [rbp + 11264]                   ;   493.0 p2      32 x[2]
        vpternlogd zmm20, zmm5, [rbp + 11136], 0x96      ;   587.5 p0+p3   32 x[2]
        vmovdqu64 zmm5, [rbp + 11648]                    ;   532.5 p2      32 x[2]
        vmovdqu64 zmm22, [rbp + 11648]                   ;   532.5 p3      32 x[2]
        vmovdqu64 zmm23, [rbp + 11392]                   ;   453.0 p2      21 x[2] reload
        vpxord zmm22, zmm22, zmm23                       ;   588.0 p5      32 x[2]
        vmovdqu64 zmm25, [rbp + 11328]                   ;   493.5 p3      21 x[2] reload
        vpxord zmm23, zmm23, zmm25                       ;   588.5 p0      32 x[2]
        vpxord zmm5, zmm5, zmm30                         ;   589.0 p5      32 x[2]
        vmovdqu64 zmm26, [rbp + 11712]                   ;   540.5 p2      21 x[2] reload
        vmovdqa64 zmm27, zmm7                            ;   583.0         32 x[2] copy
        vpternlogd zmm27, zmm1, zmm26, 0x96              ;   589.5 p0      32 x[2]
        vmovdqu64 zmm29, [rbp + 10944]                   ;   460.0 p3      32 x[2]
        vpxord zmm29, zmm29, zmm28                       ;   590.0 p5      32 x[2]
        vpternlogd zmm20, zmm24, [rbp + 11584], 0x96     ;   590.5 p0+p2   32 x[2]
        vmovdqu64 zmm24, [rbp + 10816]                   ;   461.0 p3      21 x[2] reload
        vmovdqu64 zmm8, [rbp + 11008]                    ;   499.5 p2      32 x[2]
        vpternlogd zmm8, zmm24, zmm24, 0xc3              ;   591.0 p5      32 x[2]
        vmovdqa64 zmm11, zmm8                            ;   592.0         32 x[2] copy
        vpternlogd zmm11, zmm25, zmm25, 0xc3             ;   592.0 p0      32 x[2]
        vmovdqu64 zmm25, [rbp + 10880]                   ;   458.0 p3      21 x[2] reload
        vmovdqu64 [rbp + 11328], zmm9                    ;   585.0 p8+p9   32 x[2] spill
        vmovdqa64 zmm9, zmm4                             ;   573.0         32 x[2] copy
        vpternlogd zmm9, zmm16, zmm25, 0x96              ;   592.0 p5      32 x[2]
        vpternlogd zmm4, zmm16, [rbp + 11072], 0x96      ;   592.5 p0+p2   32 x[2]
        vmovdqu64 zmm16, [rbp + 11008]                   ;   499.5 p3      21 x[2] reload
        vmovdqa64 zmm25, zmm22                           ;   589.0         32 x[2] copy
        vpternlogd zmm25, zmm2, zmm16, 0x96              ;   593.0 p5      32 x[2]
        vmovdqu64 [rbp + 11392], zmm1                    ;   581.0 p7+p4   32 x[2] spill
        vmovdqu64 zmm1, [rbp + 10496]                    ;   534.0 p2      32 x[2]
        vpternlogd zmm1, zmm2, [rbp + 10688], 0x69       ;   593.5 p0+p3   32 x[2]
        vpternlogd zmm28, zmm20, zmm5, 0x96              ;   594.0 p5      32 x[2]
        vmovdqu64 [rbp + 10688], zmm28                   ;   595.0 p8+p9   32 x[2] spill
        vmovdqa64 zmm28, zmm1                            ;   594.5         32 x[2] copy
        vpternlogd zmm28, zmm30, zmm30, 0xc3             ;   594.5 p0      32 x[2]
        vmovdqu64 zmm30, [rbp + 10496]                   ;   534.0 p2      21 x[2] reload
        vpternlogd zmm24, zmm30, [rbp + 11072], 0x69     ;   595.0 p5+p3   32 x[2]
        vpternlogd zmm24, zmm2, zmm16, 0x96              ;   596.0 p0      32 x[2]
        vpternlogd zmm16, zmm9, zmm1, 0x96               ;   596.0 p5      32 x[2]
        vpternlogd zmm3, zmm21, [rax + 4096], 0x96       ;   596.5 p0+p2   32 x[2]
        vpternlogd zmm5, zmm11, [rax + 4160], 0x96       ;   597.0 p5+p3   32 x[2]
        vmovdqa64 zmm2, zmm4                             ;   593.5         32 x[2] copy
        vpternlogd zmm2, zmm29, zmm30, 0x96              ;   597.5 p0      32 x[2]
        vmovdqu64 [rbp + 3968], zmm3                     ;   597.5 p7+p4   32 x[2] spill
        vmovdqa64 zmm3, zmm29                            ;   591.0         32 x[2] copy
        vpternlogd zmm3, zmm23, [rbp + 11584], 0x96      ;   598.0 p5+p2   32 x[2]
        vmovdqu64 [rbp + 4032], zmm5                     ;   598.0 p8+p9   32 x[2] spill
        vmovdqu64 zmm5, [rbp + 11584]                    ;   538.5 p3      21 x[2] reload
        vpternlogd zmm9, zmm5, [rbp + 10944], 0x96       ;   598.5 p0+p2   32 x[2]
        vpternlogd zmm26, zmm6, [rax + 4352], 0x96       ;   599.0 p5+p3   32 x[2]
        vpxord zmm30, zmm30, [rax + 4416]                ;   599.5 p0+p2   32 x[2]
        vpternlogd zmm30, zmm9, zmm20, 0x96              ;   600.5 p5      32 x[2]
        vpxord zmm5, zmm7, [rax + 4224]                  ;   600.5 p0+p3   32 x[2]
        vpternlogd zmm5, zmm10, zmm17, 0x96              ;   601.5 p5      32 x[2]
        vpxord zmm26, zmm26, zmm31                       ;   601.5 p0      32 x[2]
        vpxord zmm10, zmm19, [rax + 4480]                ;   602.0 p5+p2   32 x[2]
        vmovdqu64 [rbp + 4224], zmm26                    ;   602.5 p7+p4   32 x[2] spill
        vpxord zmm26, zmm4, [rax + 4288]                 ;   602.5 p0+p3   32 x[2]
        vpternlogd zmm26, zmm8, zmm16, 0x96              ;   603.5 p5      32 x[2]
        vmovdqu64 zmm8, [rbp + 10880]                    ;   458.0 p2      32 x[2]
        vpxord zmm8, zmm8, [rax + 4928]                  ;   603.5 p0+p3   32 x[2]
        vpternlogd zmm8, zmm4, zmm20, 0x96               ;   604.5 p5      32 x[2]
        vmovdqu64 [rbp + 4800], zmm8                     ;   605.5 p8+p9   32 x[2] spill
        vpxord zmm8, zmm15, [rax + 4736]                 ;   604.5 p0+p2   32 x[2]
        vmovdqu64 [rbp + 4608], zmm8                     ;   605.5 p7+p4   32 x[2] spill
        vpxord zmm8, zmm3, [rax + 4544]                  ;   605.0 p5+p3   32 x[2]
        vmovdqu64 [rbp + 4416], zmm8                     ;   606.0 p8+p9   32 x[2] spill
        vpxord zmm8, zmm6, [rax + 4992]                  ;   605.5 p0+p2   32 x[2]
        vmovdqu64 [rbp + 4160], zmm26                    ;   604.5 p7+p4   32 x[2] spill
        vpxord zmm26, zmm24, [rax + 4800]                ;   606.0 p5+p3   32 x[2]
        vmovdqu64 [rbp + 4672], zmm26                    ;   607.0 p8+p9   32 x[2] spill
        vmovdqa64 zmm26, zmm14                           ;   588.0         32 x[2] copy
        vpternlogd zmm26, zmm18, [rax + 4608], 0x96      ;   606.5 p0+p2   32 x[2]
        vpternlogd zmm8, zmm19, zmm12, 0x96              ;   607.0 p5      32 x[2]
        vmovdqa64 zmm19, zmm28                           ;   595.5         32 x[2] copy
        vpternlogd zmm19, zmm25, [rax + 4672], 0x96      ;   607.5 p0+p3   32 x[2]
        vpternlogd zmm14, zmm0, [rax + 5120], 0x96       ;   608.0 p5+p2   32 x[2]
        vpxord zmm0, zmm22, [rax + 5056]                 ;   608.5 p0+p3   32 x[2]
        vpternlogd zmm0, zmm3, zmm20, 0x96               ;   609.5 p5      32 x[2]
        vmovdqu64 zmm3, [rbp + 11840]                    ;   459.8 p2      21 x[2] reload
        vmovdqu64 zmm20, [rbp + 11776]                   ;   460.5 p3      32 x[2]
        vpternlogd zmm20, zmm3, [rax + 4864], 0x96       ;   609.5 p0+p2   32 x[2]
        vpternlogd zmm20, zmm6, zmm7, 0x96               ;   610.5 p5      32 x[2]
        vpternlogd zmm28, zmm23, [rax + 5184], 0x96      ;   610.5 p0+p3   32 x[2]
        vmovdqu64 zmm3, [rbp + 11392]                    ;   581.0 p2      32 x[2] reload
        vmovdqu64 zmm6, [rbp + 11328]                    ;   585.0 p3      32 x[2]
        vpternlogd zmm6, zmm3, [rax + 5504], 0x96        ;   611.0 p5+p2   32 x[2]
        vpternlogd zmm21, zmm18, [rax + 5632], 0x96      ;   611.5 p0+p3   32 x[2]
        vpternlogd zmm31, zmm27, [rax + 5376], 0x96      ;   612.0 p5+p2   32 x[2]
        vpxord zmm7, zmm7, [rax + 5248]                  ;   612.5 p0+p3   32 x[2]
        vpternlogd zmm7, zmm15, zmm13, 0x96              ;   613.5 p5      32 x[2]
        vpternlogd zmm11, zmm25, [rax + 5696], 0x96      ;   613.5 p0+p2   32 x[2]
        vpternlogd zmm9, zmm2, [rax + 5440], 0x96        ;   614.0 p5+p3   32 x[2]
        vmovdqu64 zmm3, [rbp + 10688]                    ;   595.0 p2      32 x[2] reload
        vpternlogd zmm29, zmm3, [rax + 5568], 0x96       ;   614.5 p0+p3   32 x[2]
        vpxord zmm4, zmm4, [rax + 5312]                  ;   615.0 p5+p2   32 x[2]
        vpternlogd zmm4, zmm24, zmm1, 0x96               ;   616.0 p0      32 x[2]
        vmovdqu64 zmm1, [rbp + 11328]                    ;   585.0 p3      32 x[2] reload
        vpternlogd zmm12, zmm1, [rax + 6016], 0x96       ;   616.0 p5+p2   32 x[2]
        vpternlogd zmm3, zmm22, [rax + 6080], 0x96       ;   616.5 p0+p3   32 x[2]
        vpxord zmm17, zmm17, [rax + 5760]                ;   617.0 p5+p2   32 x[2]
        vpxord zmm27, zmm27, [rax + 5888]                ;   617.5 p0+p3   32 x[2]
        vpxord zmm16, zmm16, [rax + 5824]                ;   618.0 p5+p2   32 x[2]
        vpxord zmm2, zmm2, [rax + 5952]                  ;   618.5 p0+p3   32 x[2]
        vmovdqu64 zmm1, [rbp + 320]                      ;   607.0 p2      32 x[0] reload
        vmovdqu64 zmm13, [rbp + 2368]                    ;   607.0 p3      32 x[3]
        vpternlogd zmm13, zmm1, [r8 + 412]{1to16}, 0x96  ;   619.0 p5+p2   32 x[3]
        vmovdqu64 zmm15, [rbp + 960]                     ;   607.0 p3      32 x[0] reload
        vmovdqu64 zmm18, [rbp + 3008]                    ;   607.0 p2      32 x[3]
        vpternlogd zmm18, zmm15, [r8 + 452]{1to16}, 0x96 ;   619.5 p0+p3   32 x[3]
        vmovdqu64 zmm22, [rbp + 1344]                    ;   607.0 p2      32 x[0] reload
        vmovdqu64 zmm23, [rbp + 3392]                    ;   607.0 p3      32 x[3]
        vpternlogd zmm23, zmm22, [r8 + 476]{1to16}, 0x96 ;   620.0 p5+p2   32 x[3]
        vmovdqu64 zmm24, [rbp - 64]                      ;   607.0 p3      32 x[3]
        vpxord zmm24, zmm24, [r8 + 388]{1to16}           ;   620.5 p0+p2   32 x[3]
        vmovdqu64 zmm25, [rbp + 448]                     ;   607.0 p3      32 x[3]
        vpxord zmm25, zmm25, [r8 + 420]{1to16}           ;   621.0 p5+p2   32 x[3]
        vmovdqu64 zmm22, [rbp + 832]                     ;   607.0 p3      32 x[3]
        vpxord zmm22, zmm22, [r8 + 444]{1to16}           ;   621.5 p0+p2   32 x[3]
        vmovdqu64 zmm15, [rbp + 1472]                    ;   607.0 p3      32 x[3]
        vpxord zmm15, zmm15, [r8 + 484]{1to16}           ;   622.0 p5+p2   32 x[3]
        vpternlogd zmm25, zmm19, [rbp + 2496], 0x96      ;   622.5 p0+p3   32 x[3]
        vpternlogd zmm22, zmm0, [rbp + 2880], 0x96       ;   623.0 p5+p2   32 x[3]
        vmovdqu64 zmm1, [rbp + 4032]                     ;   607.0 p3      32 x[2] reload
        vpternlogd zmm24, zmm1, [rbp + 1984], 0x96       ;   623.5 p0+p2   32 x[3]
        vmovdqu64 zmm1, [rbp + 0]                        ;   607.0 p3      21 x[3]
        vpxord zmm1, zmm1, [r8 + 392]{1to16}             ;   624.0 p5+p2   21 x[3]
        vmovdqu64 [rbp + 4928], zmm0                     ;   610.5 p7+p4   32 x[2] spill
        vmovdqu64 zmm0, [rbp + 192]                      ;   610.5 p3      21 x[3]
        vpxord zmm0, zmm0, [r8 + 404]{1to16}             ;   624.5 p0+p2   21 x[3]
        vmovdqu64 [rbp + 4544], zmm19                    ;   608.5 p8+p9   32 x[2] spill
        vmovdqu64 zmm19, [rbp + 256]                     ;   608.5 p3      21 x[3]
        vpxord zmm19, zmm19, [r8 + 408]{1to16}           ;   625.0 p5+p2   21 x[3]
        vpternlogd zmm15, zmm11, [rbp + 3520], 0x96      ;   625.5 p0+p3   32 x[3]
        vpternlogd zmm1, zmm5, [rbp + 2048], 0x69        ;   626.0 p5+p2   21 x[3]
        vpternlogd zmm0, zmm30, [rbp + 2240], 0x69       ;   626.5 p0+p3   21 x[3]
        vpternlogd zmm19, zmm10, [rbp + 2304], 0x69      ;   627.0 p5+p2   21 x[3]
        vmovdqu64 [rbp + 5568], zmm11                    ;   614.5 p7+p4   32 x[2] spill
        vmovdqu64 zmm11, [rbp + 1856]                    ;   614.5 p3      32 x[0] reload
        vmovdqu64 [rbp + 4352], zmm10                    ;   603.0 p8+p9   32 x[2] spill
        vmovdqu64 zmm10, [rbp + 3904]                    ;   603.0 p2      32 x[3]
        vpternlogd zmm10, zmm11, [r8 + 508]{1to16}, 0x96 ;   627.5 p0+p3   32 x[3]
        vmovdqu64 zmm11, [rbp - 128]                     ;   603.0 p2      32 x[0] reload
        vmovdqu64 [rbp + 4288], zmm30                    ;   601.5 p7+p4   32 x[2] spill
        vmovdqu64 zmm30, [rbp + 1920]                    ;   601.5 p3      21 x[3]
        vpternlogd zmm30, zmm11, [r8 + 384]{1to16}, 0x96 ;   628.0 p5+p2   21 x[3]
        vmovdqu64 zmm11, [rbp + 128]                     ;   601.5 p3      32 x[0] reload
        vmovdqu64 [rbp + 4096], zmm5                     ;   602.5 p8+p9   32 x[2] spill
        vmovdqu64 zmm5, [rbp + 2176]                     ;   602.5 p2      21 x[3]
        vpternlogd zmm5, zmm11, [r8 + 400]{1to16}, 0x96  ;   628.5 p0+p3   21 x[3]
        vmovdqu64 zmm11, [rbp + 64]                      ;   602.5 p2      32 x[0] reload
        vmovdqu64 [rbp + 5504], zmm21                    ;   612.5 p7+p4   32 x[2] spill
        vmovdqu64 zmm21, [rbp + 2112]                    ;   612.5 p3      21 x[3]
        vpternlogd zmm21, zmm11, [r8 + 396]{1to16}, 0x96 ;   629.0 p5+p2   21 x[3]
        vpternlogd zmm21, zmm0, [rbp + 4160], 0x96       ;   630.0 p0+p3   21 x[3]
        vpxord zmm11, zmm1, zmm19                        ;   630.0 p5      21 x[3]
        vmovdqu64 [rbp + 5760], zmm27                    ;   618.5 p8+p9   32 x[2] spill
        vpxord zmm27, zmm24, zmm11                       ;   631.0 p0      21 x[3]
        vmovdqu64 [rbp + 11264], zmm15                   ;   626.5 p7+p4   32 x[3] spill
        vpxord zmm15, zmm19, zmm21                       ;   631.0 p5      21 x[3]
        vmovdqu64 [rbp + 5952], zmm3                     ;   617.5 p8+p9   32 x[2] spill
        vmovdqa64 zmm3, zmm0                             ;   627.5         21 x[3] copy
        vpternlogd zmm3, zmm13, [rbp + 4416], 0x96       ;   631.5 p0+p2   21 x[3]
        vpternlogd zmm13, zmm11, [rbp + 4416], 0x96      ;   632.0 p5+p3   21 x[3]
        vpternlogd zmm3, zmm5, [rbp + 4224], 0x69        ;   632.5 p0+p2   21 x[3]
        vmovdqu64 [rbp + 11456], zmm10                   ;   628.5 p7+p4   32 x[3] spill
        vmovdqa64 zmm10, zmm24                           ;   624.5         21 x[3] copy
        vmovdqu64 [rbp + 5696], zmm16                    ;   619.0 p8+p9   32 x[2] spill
        vmovdqa64 zmm16, zmm24                           ;   624.5         21 x[3] copy
        vmovdqu64 [rbp + 5888], zmm12                    ;   617.0 p7+p4   32 x[2] spill
        vmovdqa64 zmm12, zmm19                           ;   628.0         21 x[3] copy
        vmovdqu64 [rbp + 5824], zmm2                     ;   619.5 p8+p9   32 x[2] spill
        vpxord zmm2, zmm27, zmm3                         ;   633.5 p5      21 x[3]
        vmovdqu64 [rbp + 5632], zmm17                    ;   618.0 p7+p4   32 x[2] spill
        vmovdqa64 zmm17, zmm3                            ;   633.5         21 x[3] copy
        vmovdqu64 [rbp + 4992], zmm14                    ;   609.0 p8+p9   32 x[2] spill
        vmovdqa64 zmm14, zmm21                           ;   631.0         21 x[3] copy
        vpternlogd zmm14, zmm30, [rbp + 3968], 0x69      ;   633.5 p0+p3   21 x[3]
        vpxord zmm17, zmm17, zmm14                       ;   634.5 p5      21 x[3]
        vpxord zmm10, zmm10, zmm14                       ;   634.5 p0      21 x[3]
        vpternlogd zmm30, zmm27, [rbp + 3968], 0x69      ;   635.0 p5+p2   21 x[3]
        vpternlogd zmm5, zmm30, [rbp + 4224], 0x69       ;   636.0 p0+p3   21 x[3]
        vpxord zmm12, zmm12, zmm5                        ;   637.0 p5      21 x[3]
        vpandd zmm16, zmm16, zmm5                        ;   637.0 p0      21 x[3]
        vmovdqu64 [rbp + 5248], zmm31                    ;   613.0 p7+p4   32 x[2] spill
        vpxord zmm31, zmm5, zmm15                        ;   637.0 p5      21 x[3]
        vpternlogd zmm30, zmm2, zmm13, 0x78              ;   637.5 p0      21 x[3]
        vmovdqu64 [rbp + 5056], zmm28                    ;   611.5 p8+p9   32 x[2] spill
        vpandd zmm28, zmm14, zmm31                       ;   638.0 p5      21 x[3]
        vmovdqu64 [rbp + 12032], zmm18                   ;   620.5 p7+p4   32 x[3] spill
        vmovdqa64 zmm18, zmm28                           ;   639.0         21 x[3] copy
        vpternlogd zmm18, zmm10, zmm15, 0x78             ;   639.0 p0      21 x[3]
        vpternlogd zmm28, zmm11, zmm19, 0x78             ;   639.0 p5      21 x[3]
        vmovdqu64 [rbp + 5440], zmm29                    ;   615.5 p8+p9   32 x[2] spill
        vmovdqa64 zmm29, zmm17                           ;   635.5         21 x[3] copy
        vpternlogd zmm29, zmm13, zmm21, 0x60             ;   639.5 p0      21 x[3]
        vmovdqu64 [rbp + 12096], zmm23                   ;   621.0 p7+p4   32 x[3] spill
        vpxord zmm23, zmm11, zmm17                       ;   640.0 p5      21 x[3]
        vmovdqu64 [rbp + 5184], zmm4                     ;   617.0 p8+p9   32 x[2] spill
        vpxord zmm4, zmm15, zmm13                        ;   640.5 p0      21 x[3]
        vmovdqu64 [rbp + 5376], zmm6                     ;   612.0 p7+p4   32 x[2] spill
        vpxord zmm6, zmm13, zmm12                        ;   641.0 p5      21 x[3]
        vpternlogd zmm0, zmm4, zmm23, 0x78               ;   641.5 p0      21 x[3]
        vpternlogd zmm0, zmm29, zmm18, 0x96              ;   642.5 p5      21 x[3]
        vpternlogd zmm29, zmm12, zmm27, 0x1e             ;   642.5 p0      21 x[3]
        vmovdqu64 [rbp + 5312], zmm9                     ;   615.0 p8+p9   32 x[2] spill
        vpandd zmm9, zmm3, zmm6                          ;   643.0 p5      21 x[3]
        vpternlogd zmm30, zmm18, zmm9, 0x96              ;   644.0 p0      21 x[3]
        vpternlogd zmm9, zmm16, zmm1, 0x96               ;   644.0 p5      21 x[3]
        vmovdqa64 zmm1, zmm9                             ;   645.0         21 x[3] copy
        vpternlogd zmm1, zmm30, zmm28, 0x48              ;   645.0 p0      21 x[3]
        vmovdqa64 zmm16, zmm29                           ;   643.5         21 x[3] copy
        vpternlogd zmm16, zmm0, zmm9, 0x48               ;   645.0 p5      21 x[3]
        vpxord zmm28, zmm28, zmm29                       ;   645.5 p0      21 x[3]
        vmovdqa64 zmm18, zmm16                           ;   646.0         21 x[3] copy
        vpternlogd zmm18, zmm1, zmm28, 0x36              ;   646.5 p5      21 x[3]
        vpternlogd zmm1, zmm16, zmm28, 0x36              ;   646.5 p0      21 x[3]
        vpternlogd zmm29, zmm9, zmm1, 0x96               ;   647.5 p5      21 x[3]
        vpandnd zmm9, zmm0, zmm28                        ;   647.5 p0      21 x[3]
        vpternlogd zmm9, zmm1, zmm30, 0x1e               ;   648.5 p5      21 x[3]
        vpternlogd zmm28, zmm30, zmm0, 0xec              ;   648.5 p0      21 x[3]
        vpternlogd zmm28, zmm16, zmm0, 0x96              ;   649.5 p5      21 x[3]
        vpandd zmm27, zmm27, zmm28                       ;   650.5 p0      21 x[3]
        vpternlogd zmm23, zmm27, zmm29, 0x6c             ;   651.5 p5      21 x[3]
        vpandd zmm4, zmm4, zmm29                         ;   650.5 p0      21 x[3]
        vpxord zmm29, zmm29, zmm18                       ;   651.0 p5      21 x[3]
        vpternlogd zmm10, zmm23, zmm29, 0x6c             ;   652.5 p0      21 x[3]
        vpxord zmm0, zmm18, zmm28                        ;   652.0 p5      21 x[3]
        vpxord zmm1, zmm29, zmm9                         ;   652.5 p0      21 x[3]
        vpandd zmm14, zmm14, zmm1                        ;   653.5 p5      21 x[3]
        vpandd zmm3, zmm3, zmm0                          ;   653.5 p0      21 x[3]
        vpandd zmm12, zmm12, zmm28                       ;   654.0 p5      21 x[3]
        vpxord zmm16, zmm0, zmm1                         ;   654.5 p0      21 x[3]
        vpternlogd zmm27, zmm17, zmm16, 0x78             ;   655.5 p5      21 x[3]
        vpternlogd zmm16, zmm21, zmm13, 0x60             ;   655.5 p0      21 x[3]
        vpternlogd zmm1, zmm31, zmm16, 0x6a              ;   656.5 p5      21 x[3]
        vpternlogd zmm29, zmm15, zmm1, 0x6a              ;   657.5 p0      21 x[3]
        vpternlogd zmm23, zmm2, zmm18, 0x78              ;   657.0 p5      21 x[3]
        vpternlogd zmm5, zmm12, zmm9, 0x6c               ;   657.5 p0      21 x[3]
        vpternlogd zmm18, zmm13, zmm5, 0x6a              ;   658.5 p5      21 x[3]
        vpternlogd zmm14, zmm27, zmm10, 0x96             ;   658.5 p0      21 x[3]
        vpternlogd zmm23, zmm18, zmm29, 0x96             ;   659.5 p5      21 x[3]
        vpternlogd zmm3, zmm27, zmm23, 0x96              ;   660.5 p0      21 x[3]
        vpternlogd zmm23, zmm24, zmm9, 0x78              ;   660.5 p5      21 x[3]
        vpxord zmm9, zmm9, zmm28                         ;   660.5 p0      21 x[3]
        vmovdqu64 zmm2, [rbp + 384]                      ;   615.0 p2      32 x[0] reload
        vmovdqu64 zmm13, [rbp + 2432]                    ;   615.0 p3      21 x[3]
        vpternlogd zmm13, zmm2, [r8 + 416]{1to16}, 0x96  ;   661.0 p5+p2   21 x[3]
        vpternlogd zmm5, zmm0, zmm6, 0x78                ;   661.5 p0      21 x[3]
        vpternlogd zmm10, zmm11, zmm9, 0x78              ;   662.0 p5      21 x[3]
        vmovdqu64 zmm0, [rbp + 512]                      ;   615.0 p3      21 x[3]
        vpxord zmm0, zmm0, [r8 + 424]{1to16}             ;   662.5 p0+p2   21 x[3]
        vpandd zmm19, zmm19, zmm9                        ;   663.0 p5      21 x[3]
        vpternlogd zmm19, zmm12, zmm1, 0x96              ;   664.0 p0      21 x[3]
        vmovdqu64 zmm1, [rbp + 640]                      ;   615.0 p3      21 x[3]
        vpxord zmm1, zmm1, [r8 + 432]{1to16}             ;   664.0 p5+p2   21 x[3]
        vpternlogd zmm5, zmm16, zmm3, 0x96               ;   664.5 p0      21 x[3]
        vpternlogd zmm19, zmm3, zmm14, 0x96              ;   665.0 p5      21 x[3]
        vmovdqu64 zmm6, [rbp + 704]                      ;   615.0 p3      32 x[0] reload
        vmovdqu64 zmm9, [rbp + 2752]                     ;   615.0 p2      21 x[3]
        vpternlogd zmm9, zmm6, [r8 + 436]{1to16}, 0x96   ;   665.5 p0+p3   21 x[3]
        vpternlogd zmm18, zmm10, zmm29, 0x69             ;   666.0 p5      21 x[3]
        vmovdqu64 zmm11, [rbp + 768]                     ;   615.0 p2      21 x[3]
        vpxord zmm11, zmm11, [r8 + 440]{1to16}           ;   666.5 p0+p3   21 x[3]
        vpternlogd zmm29, zmm4, zmm23, 0x69              ;   667.0 p5      21 x[3]
        vmovdqu64 zmm4, [rbp + 576]                      ;   615.0 p2      32 x[0] reload
        vmovdqu64 zmm12, [rbp + 2624]                    ;   615.0 p3      21 x[3]
        vpternlogd zmm12, zmm4, [r8 + 428]{1to16}, 0x96  ;   667.5 p0+p2   21 x[3]
        vmovdqu64 zmm15, [rbp + 2688]                    ;   615.0 p3      32 x[1] reload
        vpternlogd zmm1, zmm20, zmm15, 0x96              ;   668.0 p5      21 x[3]
        vmovdqu64 zmm16, [rbp + 4800]                    ;   615.0 p2      32 x[2] reload
        vpternlogd zmm9, zmm16, zmm16, 0xc3              ;   668.5 p0      21 x[3]
        vmovdqu64 zmm17, [rbp + 2560]                    ;   615.0 p3      32 x[1] reload
        vmovdqu64 zmm21, [rbp + 4608]                    ;   615.0 p2      32 x[2] reload
        vpternlogd zmm0, zmm21, zmm17, 0x96              ;   669.0 p5      21 x[3]
        vmovdqa64 zmm24, zmm22                           ;   624.0         21 x[3] copy
        vmovdqa64 zmm27, zmm25                           ;   623.5         21 x[3] copy
        vmovdqu64 zmm28, [rbp + 2816]                    ;   615.0 p3      32 x[1] reload
        vpternlogd zmm11, zmm8, zmm28, 0x69              ;   669.5 p0      21 x[3]
        vpternlogd zmm22, zmm9, zmm1, 0x69               ;   670.0 p5      21 x[3]
        vmovdqu64 zmm30, [rbp + 4672]                    ;   615.0 p2      32 x[2] reload
        vpternlogd zmm12, zmm9, zmm30, 0x96              ;   670.5 p0      21 x[3]
        vmovdqa64 zmm31, zmm11                           ;   670.5         21 x[3] copy
        vpternlogd zmm31, zmm0, zmm0, 0xc3               ;   671.0 p5      21 x[3]
        vpxord zmm24, zmm24, zmm31                       ;   672.0 p0      21 x[3]
        vpxord zmm27, zmm27, zmm31                       ;   672.0 p5      21 x[3]
        vmovdqa64 zmm16, zmm12                           ;   671.5         21 x[3] copy
        vpternlogd zmm16, zmm13, zmm26, 0x69             ;   672.5 p0      21 x[3]
        vpternlogd zmm13, zmm27, zmm26, 0x69             ;   673.0 p5      21 x[3]
        vmovdqa64 zmm30, zmm13                           ;   674.0         21 x[3] copy
        vpternlogd zmm30, zmm1, zmm1, 0xc3               ;   674.0 p0      21 x[3]
        vpxord zmm1, zmm12, zmm11                        ;   674.0 p5      21 x[3]
        vpxord zmm21, zmm25, zmm16                       ;   674.5 p0      21 x[3]
        vpxord zmm28, zmm27, zmm22                       ;   675.0 p5      21 x[3]
        vpxord zmm15, zmm22, zmm16                       ;   675.5 p0      21 x[3]
        vpxord zmm17, zmm11, zmm30                       ;   676.0 p5      21 x[3]
        vpternlogd zmm13, zmm28, zmm24, 0x78             ;   676.5 p0      21 x[3]
        vmovdqa64 zmm6, zmm17                            ;   677.0         21 x[3] copy
        vpternlogd zmm6, zmm22, zmm24, 0x48              ;   677.0 p5      21 x[3]
        vmovdqa64 zmm4, zmm16                            ;   673.5         21 x[3] copy
        vpxord zmm2, zmm30, zmm1                         ;   677.5 p0      21 x[3]
        vpandd zmm4, zmm4, zmm2                          ;   678.5 p5      21 x[3]
        vpternlogd zmm0, zmm30, zmm25, 0x87              ;   678.5 p0      21 x[3]
        vpxord zmm0, zmm0, zmm6                          ;   679.5 p5      21 x[3]
        vmovdqu64 [rbp + 4864], zmm8                     ;   608.0 p7+p4   32 x[2] spill
        vmovdqa64 zmm8, zmm4                             ;   679.5         21 x[3] copy
        vpternlogd zmm8, zmm21, zmm1, 0x78               ;   679.5 p0      21 x[3]
        vpternlogd zmm13, zmm6, zmm8, 0x96               ;   680.5 p5      21 x[3]
        vpternlogd zmm4, zmm31, zmm11, 0x78              ;   680.5 p0      21 x[3]
        vmovdqa64 zmm6, zmm15                            ;   676.5         21 x[3] copy
        vpternlogd zmm6, zmm24, zmm12, 0x60              ;   681.0 p5      21 x[3]
        vmovdqu64 [rbp + 4736], zmm20                    ;   611.5 p8+p9   32 x[2] spill
        vpxord zmm20, zmm31, zmm15                       ;   681.5 p0      21 x[3]
        vmovdqu64 [rbp + 4480], zmm26                    ;   607.5 p7+p4   32 x[2] spill
        vpxord zmm26, zmm1, zmm24                        ;   682.0 p5      21 x[3]
        vpternlogd zmm9, zmm26, zmm20, 0x78              ;   683.0 p0      21 x[3]
        vpternlogd zmm9, zmm8, zmm6, 0x96                ;   684.0 p5      21 x[3]
        vpternlogd zmm6, zmm17, zmm27, 0x1e              ;   683.5 p0      21 x[3]
        vmovdqa64 zmm8, zmm0                             ;   680.5         21 x[3] copy
        vpternlogd zmm8, zmm13, zmm4, 0x48               ;   684.0 p5      21 x[3]
        vpxord zmm4, zmm4, zmm6                          ;   684.5 p0      21 x[3]
        vmovdqu64 [rbp + 12160], zmm18                   ;   667.0 p8+p9   21 x[3] spill
        vmovdqa64 zmm18, zmm6                            ;   684.5         21 x[3] copy
        vpternlogd zmm18, zmm9, zmm0, 0x48               ;   685.0 p5      21 x[3]
        vmovdqu64 [rbp + 12224], zmm10                   ;   663.0 p7+p4   21 x[3] spill
        vpandnd zmm10, zmm9, zmm4                        ;   685.5 p0      21 x[3]
        vmovdqu64 [rbp + 12288], zmm5                    ;   665.5 p8+p9   21 x[3] spill
        vmovdqa64 zmm5, zmm18                            ;   686.0         21 x[3] copy
        vpternlogd zmm5, zmm8, zmm4, 0x36                ;   686.0 p5      21 x[3]
        vpternlogd zmm8, zmm18, zmm4, 0x36               ;   686.5 p0      21 x[3]
        vpternlogd zmm6, zmm0, zmm8, 0x96                ;   687.5 p5      21 x[3]
        vpternlogd zmm10, zmm8, zmm13, 0x1e              ;   687.5 p0      21 x[3]
        vpternlogd zmm4, zmm13, zmm9, 0xec               ;   688.0 p5      21 x[3]
        vpternlogd zmm4, zmm18, zmm9, 0x96               ;   689.0 p0      21 x[3]
        vpandd zmm27, zmm27, zmm4                        ;   690.0 p5      21 x[3]
        vpternlogd zmm20, zmm27, zmm6, 0x6c              ;   691.0 p0      21 x[3]
        vpxord zmm0, zmm6, zmm5                          ;   690.0 p5      21 x[3]
        vpternlogd zmm21, zmm20, zmm0, 0x6c              ;   692.0 p0      21 x[3]
        vpxord zmm8, zmm5, zmm4                          ;   691.0 p5      21 x[3]
        vpandd zmm22, zmm22, zmm8                        ;   692.0 p0      21 x[3]
        vpxord zmm9, zmm0, zmm10                         ;   692.0 p5      21 x[3]
        vmovdqa64 zmm13, zmm8                            ;   692.0         21 x[3] copy
        vpternlogd zmm13, zmm17, zmm24, 0x60             ;   692.5 p0      21 x[3]
        vpandd zmm17, zmm17, zmm4                        ;   693.0 p5      21 x[3]
        vpxord zmm8, zmm8, zmm9                          ;   693.5 p0      21 x[3]
        vpternlogd zmm27, zmm15, zmm8, 0x78              ;   694.5 p5      21 x[3]
        vpternlogd zmm8, zmm12, zmm24, 0x60              ;   694.5 p0      21 x[3]
        vpternlogd zmm2, zmm8, zmm9, 0x6c                ;   695.5 p5      21 x[3]
        vpternlogd zmm0, zmm1, zmm2, 0x6a                ;   696.5 p0      21 x[3]
        vpternlogd zmm9, zmm16, zmm21, 0x6a              ;   696.0 p5      21 x[3]
        vpternlogd zmm20, zmm28, zmm5, 0x78              ;   696.5 p0      21 x[3]
        vpternlogd zmm30, zmm17, zmm10, 0x6c             ;   697.0 p5      21 x[3]
        vpternlogd zmm5, zmm24, zmm30, 0x6a              ;   698.0 p0      21 x[3]
        vpternlogd zmm20, zmm5, zmm0, 0x96               ;   699.0 p5      21 x[3]
        vpternlogd zmm22, zmm20, zmm27, 0x96             ;   700.0 p0      21 x[3]
        vpternlogd zmm20, zmm25, zmm10, 0x78             ;   700.0 p5      21 x[3]
        vpxord zmm10, zmm10, zmm4                        ;   699.5 p0      21 x[3]
        vpternlogd zmm21, zmm31, zmm10, 0x78             ;   700.5 p5      21 x[3]
        vpandd zmm11, zmm11, zmm10                       ;   700.5 p0      21 x[3]
        vpxord zmm27, zmm27, zmm9                        ;   701.0 p5      21 x[3]
        vmovdqu64 zmm1, [rbp + 896]                      ;   607.5 p3      32 x[0] reload
        vmovdqu64 zmm4, [rbp + 2944]                     ;   607.5 p2      21 x[3]
        vpternlogd zmm4, zmm1, [r8 + 448]{1to16}, 0x96   ;   701.5 p0+p3   21 x[3]
        vmovdqu64 zmm9, [rbp + 1152]                     ;   607.5 p2      32 x[0] reload
        vmovdqu64 zmm10, [rbp + 3200]                    ;   607.5 p3      21 x[3]
        vpternlogd zmm10, zmm9, [r8 + 464]{1to16}, 0x96  ;   702.0 p5+p2   21 x[3]
        vmovdqu64 zmm12, [rbp + 1024]                    ;   607.5 p3      21 x[3]
        vpxord zmm12, zmm12, [r8 + 456]{1to16}           ;   702.5 p0+p2   21 x[3]
        vmovdqu64 zmm15, [rbp + 1216]                    ;   607.5 p3      21 x[3]
        vpxord zmm15, zmm15, [r8 + 468]{1to16}           ;   703.0 p5+p2   21 x[3]
        vpternlogd zmm11, zmm17, zmm2, 0x96              ;   703.5 p0      21 x[3]
        vpternlogd zmm6, zmm26, zmm0, 0x6a               ;   704.0 p5      21 x[3]
        vpternlogd zmm5, zmm0, zmm21, 0x69               ;   704.5 p0      21 x[3]
        vpternlogd zmm11, zmm22, zmm27, 0x96             ;   705.0 p5      21 x[3]
        vmovdqu64 zmm0, [rbp + 1088]                     ;   607.5 p3      32 x[0] reload
        vmovdqu64 zmm2, [rbp + 3136]                     ;   607.5 p2      21 x[3]
        vpternlogd zmm2, zmm0, [r8 + 460]{1to16}, 0x96   ;   705.5 p0+p3   21 x[3]
        vmovdqu64 zmm16, [rbp + 1280]                    ;   607.5 p2      21 x[3]
        vpxord zmm16, zmm16, [r8 + 472]{1to16}           ;   706.0 p5+p3   21 x[3]
        vmovdqu64 zmm17, [rbp + 3072]                    ;   607.5 p2      32 x[1] reload
        vpternlogd zmm12, zmm7, zmm17, 0x96              ;   706.5 p0      21 x[3]
        vmovdqu64 zmm18, [rbp + 3264]                    ;   607.5 p3      32 x[1] reload
        vmovdqu64 zmm24, [rbp + 5312]                    ;   607.5 p2      32 x[2] reload
        vpternlogd zmm15, zmm24, zmm18, 0x69             ;   707.0 p5      21 x[3]
        vmovdqu64 zmm25, [rbp + 5184]                    ;   607.5 p3      32 x[2] reload
        vpternlogd zmm2, zmm15, zmm25, 0x96              ;   708.0 p0      21 x[3]
        vmovdqu64 zmm26, [rbp + 3328]                    ;   607.5 p2      32 x[1] reload
        vmovdqu64 zmm28, [rbp + 5376]                    ;   607.5 p3      32 x[2] reload
        vpternlogd zmm16, zmm28, zmm26, 0x69             ;   708.0 p5      21 x[3]
        vmovdqa64 zmm31, zmm16                           ;   709.0         21 x[3] copy
        vpternlogd zmm31, zmm12, zmm12, 0xc3             ;   709.0 p0      21 x[3]
        vpxord zmm28, zmm2, zmm16                        ;   709.0 p5      21 x[3]
        vmovdqa64 zmm24, zmm2                            ;   709.0         21 x[3] copy
        vpternlogd zmm24, zmm4, [rbp + 4992], 0x69       ;   709.5 p0+p2   21 x[3]
        vmovdqa64 zmm25, zmm24                           ;   710.5         21 x[3] copy
        vmovdqu64 zmm26, [rbp + 12096]                   ;   621.0 p3      21 x[3]
        vpternlogd zmm26, zmm15, [rbp + 5440], 0x96      ;   710.0 p5+p2   21 x[3]
        vpternlogd zmm26, zmm10, [rbp + 5248], 0x69      ;   711.0 p0+p3   21 x[3]
        vpxord zmm25, zmm25, zmm26                       ;   712.0 p5      21 x[3]
        vmovdqa64 zmm18, zmm26                           ;   712.0         21 x[3] copy
        vmovdqu64 zmm17, [rbp + 12096]                   ;   621.0 p2      21 x[3]
        vpternlogd zmm17, zmm31, [rbp + 5440], 0x96      ;   711.5 p0+p3   21 x[3]
        vmovdqa64 zmm9, zmm16                            ;   709.0         21 x[3] copy
        vmovdqu64 zmm0, [rbp + 12032]                    ;   620.5 p2      21 x[3]
        vpternlogd zmm0, zmm31, [rbp + 5056], 0x96       ;   712.0 p5+p3   21 x[3]
        vpxord zmm18, zmm18, zmm0                        ;   713.0 p0      21 x[3]
        vpternlogd zmm4, zmm0, [rbp + 4992], 0x69        ;   713.0 p5+p2   21 x[3]
        vpternlogd zmm10, zmm4, [rbp + 5248], 0x69       ;   714.0 p0+p3   21 x[3]
        vpxord zmm9, zmm9, zmm10                         ;   715.0 p5      21 x[3]
        vmovdqa64 zmm1, zmm24                            ;   710.5         21 x[3] copy
        vmovdqu64 [rbp + 5120], zmm7                     ;   614.5 p7+p4   32 x[2] spill
        vpxord zmm7, zmm10, zmm28                        ;   715.0 p0      21 x[3]
        vpandd zmm1, zmm1, zmm7                          ;   716.0 p5      21 x[3]
        vmovdqu64 [rbp + 12352], zmm5                    ;   705.5 p8+p9   21 x[3] spill
        vmovdqa64 zmm5, zmm1                             ;   717.0         21 x[3] copy
        vpternlogd zmm5, zmm31, zmm16, 0x78              ;   717.0 p0      21 x[3]
        vmovdqu64 [rbp + 12416], zmm21                   ;   701.5 p7+p4   21 x[3] spill
        vpxord zmm21, zmm31, zmm25                       ;   716.0 p5      21 x[3]
        vmovdqu64 [rbp + 12480], zmm13                   ;   693.5 p8+p9   21 x[3] spill
        vpxord zmm13, zmm28, zmm17                       ;   716.5 p0      21 x[3]
        vmovdqu64 [rbp + 12544], zmm8                    ;   695.5 p7+p4   21 x[3] spill
        vpxord zmm8, zmm9, zmm17                         ;   717.0 p5      21 x[3]
        vmovdqu64 [rbp + 12608], zmm30                   ;   698.0 p8+p9   21 x[3] spill
        vmovdqu64 zmm30, [rbp + 12032]                   ;   620.5 p2      21 x[3]
        vpternlogd zmm30, zmm24, [rbp + 5056], 0x96      ;   717.5 p0+p3   21 x[3]
        vpternlogd zmm1, zmm30, zmm28, 0x78              ;   718.5 p5      21 x[3]
        vpternlogd zmm4, zmm18, zmm17, 0x78              ;   718.5 p0      21 x[3]
        vmovdqu64 [rbp + 12672], zmm27                   ;   702.0 p7+p4   21 x[3] spill
        vpandd zmm27, zmm26, zmm8                        ;   719.0 p5      21 x[3]
        vmovdqu64 [rbp + 12736], zmm14                   ;   659.5 p8+p9   21 x[3] spill
        vmovdqu64 zmm14, [rbp + 12032]                   ;   620.5 p2      21 x[3]
        vpternlogd zmm14, zmm10, [rbp + 5056], 0x48      ;   719.5 p0+p3   21 x[3]
        vpternlogd zmm14, zmm12, zmm27, 0x69             ;   720.5 p5      21 x[3]
        vpternlogd zmm4, zmm27, zmm1, 0x96               ;   720.5 p0      21 x[3]
        vpternlogd zmm15, zmm13, zmm21, 0x78             ;   721.0 p5      21 x[3]
        vmovdqa64 zmm12, zmm25                           ;   713.0         21 x[3] copy
        vpternlogd zmm12, zmm17, zmm2, 0x60              ;   721.5 p0      21 x[3]
        vpternlogd zmm15, zmm1, zmm12, 0x96              ;   722.5 p5      21 x[3]
        vpternlogd zmm12, zmm9, zmm0, 0x1e               ;   722.5 p0      21 x[3]
        vmovdqa64 zmm1, zmm14                            ;   721.5         21 x[3] copy
        vpternlogd zmm1, zmm4, zmm5, 0x48                ;   723.0 p5      21 x[3]
        vmovdqa64 zmm27, zmm12                           ;   723.5         21 x[3] copy
        vpternlogd zmm27, zmm15, zmm14, 0x48             ;   723.5 p0      21 x[3]
        vpxord zmm5, zmm5, zmm12                         ;   724.0 p5      21 x[3]
        vmovdqu64 [rbp + 12800], zmm19                   ;   666.0 p7+p4   21 x[3] spill
        vpandnd zmm19, zmm15, zmm5                       ;   725.0 p0      21 x[3]
        vmovdqu64 [rbp + 12864], zmm23                   ;   661.5 p8+p9   21 x[3] spill
        vmovdqa64 zmm23, zmm27                           ;   724.5         21 x[3] copy
        vpternlogd zmm23, zmm1, zmm5, 0x36               ;   725.0 p5      21 x[3]
        vpternlogd zmm1, zmm27, zmm5, 0x36               ;   725.5 p0      21 x[3]
        vpternlogd zmm12, zmm14, zmm1, 0x96              ;   726.5 p5      21 x[3]
        vpternlogd zmm19, zmm1, zmm4, 0x1e               ;   726.5 p0      21 x[3]
        vpternlogd zmm5, zmm4, zmm15, 0xec               ;   727.0 p5      21 x[3]
        vpternlogd zmm5, zmm27, zmm15, 0x96              ;   728.0 p0      21 x[3]
        vpandd zmm0, zmm0, zmm5                          ;   729.0 p5      21 x[3]
        vpternlogd zmm21, zmm0, zmm12, 0x6c              ;   730.0 p0      21 x[3]
        vpandd zmm1, zmm17, zmm23                        ;   729.0 p5      21 x[3]
        vpxord zmm4, zmm12, zmm23                        ;   729.5 p0      21 x[3]
        vpternlogd zmm30, zmm21, zmm4, 0x6c              ;   731.0 p5      21 x[3]
        vpxord zmm14, zmm23, zmm5                        ;   730.5 p0      21 x[3]
        vpxord zmm15, zmm4, zmm19                        ;   731.0 p5      21 x[3]
        vpandd zmm24, zmm24, zmm15                       ;   732.0 p0      21 x[3]
        vpandd zmm9, zmm9, zmm5                          ;   732.0 p5      21 x[3]
        vpxord zmm5, zmm5, zmm19                         ;   732.5 p0      21 x[3]
        vpxord zmm27, zmm15, zmm14                       ;   733.0 p5      21 x[3]
        vpternlogd zmm17, zmm2, zmm27, 0x28              ;   734.0 p0      21 x[3]
        vpternlogd zmm27, zmm0, zmm25, 0x6c              ;   734.0 p5      21 x[3]
        vpternlogd zmm15, zmm7, zmm17, 0x6a              ;   735.0 p0      21 x[3]
        vpternlogd zmm4, zmm28, zmm15, 0x6a              ;   736.0 p5      21 x[3]
        vpternlogd zmm21, zmm23, zmm18, 0x78             ;   735.5 p0      21 x[3]
        vpternlogd zmm10, zmm9, zmm19, 0x6c              ;   736.0 p5      21 x[3]
        vpternlogd zmm24, zmm27, zmm30, 0x96             ;   736.5 p0      21 x[3]
        vpternlogd zmm27, zmm26, zmm14, 0x78             ;   737.0 p5      21 x[3]
        vpternlogd zmm1, zmm10, zmm4, 0x96               ;   737.5 p0      21 x[3]
        vpternlogd zmm30, zmm31, zmm5, 0x78              ;   738.0 p5      21 x[3]
        vpternlogd zmm5, zmm9, zmm16, 0x6c               ;   738.5 p0      21 x[3]
        vpternlogd zmm10, zmm14, zmm8, 0x78              ;   739.0 p5      21 x[3]
        vpternlogd zmm27, zmm21, zmm1, 0x96              ;   739.5 p0      21 x[3]
        vpternlogd zmm5, zmm15, zmm24, 0x96              ;   740.0 p5      21 x[3]
        vmovdqu64 zmm0, [rbp + 5056]                     ;   614.5 p2      32 x[2] reload
        vmovdqu64 zmm2, [rbp + 12032]                    ;   620.5 p3      32 x[3] reload
        vpternlogd zmm19, zmm2, zmm0, 0x60               ;   740.5 p0      21 x[3]
        vmovdqu64 zmm2, [rbp + 1408]                     ;   614.5 p2      32 x[0] reload
        vmovdqu64 zmm7, [rbp + 3456]                     ;   614.5 p3      21 x[3]
        vpternlogd zmm7, zmm2, [r8 + 480]{1to16}, 0x96   ;   741.0 p5+p2   21 x[3]
        vpternlogd zmm21, zmm19, zmm1, 0x96              ;   741.5 p0      21 x[3]
        vmovdqu64 zmm8, [rbp + 1664]                     ;   614.5 p3      32 x[0] reload
        vmovdqu64 zmm9, [rbp + 3712]                     ;   614.5 p2      21 x[3]
        vpternlogd zmm9, zmm8, [r8 + 496]{1to16}, 0x96   ;   742.0 p5+p3   21 x[3]
        vmovdqu64 zmm14, [rbp + 1536]                    ;   614.5 p2      21 x[3]
        vpxord zmm14, zmm14, [r8 + 488]{1to16}           ;   742.5 p0+p3   21 x[3]
        vmovdqu64 zmm15, [rbp + 1728]                    ;   614.5 p2      21 x[3]
        vpxord zmm15, zmm15, [r8 + 500]{1to16}           ;   743.0 p5+p3   21 x[3]
        vpternlogd zmm4, zmm12, zmm13, 0x78              ;   743.5 p0      21 x[3]
        vpternlogd zmm10, zmm17, zmm27, 0x96             ;   744.0 p5      21 x[3]
        vmovdqu64 zmm12, [rbp + 1792]                    ;   614.5 p2      21 x[3]
        vpxord zmm12, zmm12, [r8 + 504]{1to16}           ;   744.5 p0+p3   21 x[3]
        vmovdqa64 zmm13, zmm5                            ;   741.0         21 x[3] copy
        vpternlogd zmm13, zmm21, zmm27, 0x96             ;   745.0 p5      21 x[3]
        vmovdqu64 zmm16, [rbp + 1600]                    ;   614.5 p2      32 x[0] reload
        vmovdqu64 zmm17, [rbp + 3648]                    ;   614.5 p3      21 x[3]
        vpternlogd zmm17, zmm16, [r8 + 492]{1to16}, 0x96 ;   745.5 p0+p2   21 x[3]
        vmovdqu64 zmm18, [rbp + 3584]                    ;   614.5 p3      32 x[1] reload
        vmovdqu64 zmm19, [rbp + 5632]                    ;   614.5 p2      32 x[2] reload
        vpternlogd zmm14, zmm19, zmm18, 0x69             ;   746.0 p5      21 x[3]
        vmovdqu64 zmm23, [rbp + 11264]                   ;   626.5 p3      21 x[3]
        vmovdqu64 zmm25, [rbp + 3776]                    ;   614.5 p2      32 x[1] reload
        vmovdqu64 zmm26, [rbp + 5824]                    ;   614.5 p3      32 x[2] reload
        vpternlogd zmm15, zmm26, zmm25, 0x69             ;   746.5 p0      21 x[3]
        vmovdqu64 zmm28, [rbp + 5696]                    ;   614.5 p2      32 x[2] reload
        vpternlogd zmm17, zmm15, zmm28, 0x96             ;   747.5 p5      21 x[3]
        vmovdqa64 zmm31, zmm14                           ;   747.0         21 x[3] copy
        vmovdqu64 zmm26, [rbp + 5888]                    ;   614.5 p3      32 x[2] reload
        vpternlogd zmm12, zmm26, [rbp + 3840], 0x69      ;   747.5 p0+p2   21 x[3]
        vpxord zmm31, zmm31, zmm12                       ;   748.5 p5      21 x[3]
        vpxord zmm23, zmm23, zmm31                       ;   749.5 p0      21 x[3]
        vpxord zmm26, zmm17, zmm12                       ;   749.0 p5      21 x[3]
        vmovdqa64 zmm28, zmm17                           ;   748.5         21 x[3] copy
        vpternlogd zmm28, zmm7, [rbp + 5504], 0x69       ;   749.5 p0+p3   21 x[3]
        vpternlogd zmm7, zmm23, [rbp + 5504], 0x69       ;   750.5 p5+p2   21 x[3]
        vmovdqa64 zmm19, zmm23                           ;   750.5         21 x[3] copy
        vmovdqa64 zmm0, zmm28                            ;   750.5         21 x[3] copy
        vmovdqa64 zmm25, zmm7                            ;   751.5         21 x[3] copy
        vpternlogd zmm25, zmm9, [rbp + 5760], 0x69       ;   751.5 p0+p3   21 x[3]
        vmovdqu64 zmm18, [rbp + 11456]                   ;   628.5 p2      21 x[3]
        vpternlogd zmm18, zmm15, [rbp + 5952], 0x96      ;   751.0 p5+p3   21 x[3]
        vpternlogd zmm18, zmm9, [rbp + 5760], 0x69       ;   752.0 p0+p2   21 x[3]
        vpxord zmm19, zmm19, zmm18                       ;   753.0 p5      21 x[3]
        vpxord zmm0, zmm0, zmm18                         ;   753.0 p0      21 x[3]
        vmovdqu64 zmm9, [rbp + 5952]                     ;   614.5 p3      32 x[2] reload
        vmovdqu64 zmm8, [rbp + 11456]                    ;   628.5 p2      21 x[3]
        vpternlogd zmm8, zmm31, zmm9, 0x96               ;   753.0 p5      21 x[3]
        vmovdqu64 zmm9, [rbp + 11264]                    ;   626.5 p3      21 x[3]
        vpxord zmm9, zmm9, zmm28                         ;   753.5 p0      21 x[3]
        vpxord zmm16, zmm12, zmm25                       ;   754.0 p5      21 x[3]
        vmovdqa64 zmm2, zmm28                            ;   750.5         21 x[3] copy
        vmovdqu64 [rbp + 11456], zmm30                   ;   739.0 p7+p4   21 x[3] spill
        vpandd zmm30, zmm19, zmm8                        ;   754.5 p0      21 x[3]
        vmovdqu64 [rbp + 12032], zmm1                    ;   738.5 p8+p9   21 x[3] spill
        vpxord zmm1, zmm25, zmm26                        ;   755.0 p5      21 x[3]
        vpandd zmm2, zmm2, zmm1                          ;   756.0 p0      21 x[3]
        vpternlogd zmm14, zmm25, [rbp + 11264], 0x78     ;   756.0 p5+p2   21 x[3]
        vmovdqu64 [rbp + 12928], zmm10                   ;   745.0 p7+p4   21 x[3] spill
        vmovdqa64 zmm10, zmm2                            ;   757.0         21 x[3] copy
        vpternlogd zmm10, zmm9, zmm26, 0x78              ;   757.0 p0      21 x[3]
        vpternlogd zmm30, zmm7, zmm10, 0x96              ;   758.0 p5      21 x[3]
        vpternlogd zmm2, zmm31, zmm12, 0x78              ;   757.5 p0      21 x[3]
        vmovdqa64 zmm7, zmm0                             ;   754.0         21 x[3] copy
        vpternlogd zmm7, zmm8, zmm17, 0x60               ;   758.0 p5      21 x[3]
        vmovdqu64 [rbp + 12992], zmm24                   ;   737.5 p8+p9   21 x[3] spill
        vpxord zmm24, zmm31, zmm0                        ;   758.5 p0      21 x[3]
        vmovdqu64 [rbp + 13056], zmm13                   ;   746.0 p7+p4   21 x[3] spill
        vpxord zmm13, zmm26, zmm8                        ;   759.0 p5      21 x[3]
        vmovdqu64 [rbp + 13120], zmm3                    ;   661.5 p8+p9   21 x[3] spill
        vpxord zmm3, zmm8, zmm16                         ;   759.5 p0      21 x[3]
        vpternlogd zmm30, zmm3, zmm18, 0x78              ;   760.5 p5      21 x[3]
        vpternlogd zmm14, zmm3, zmm18, 0x78              ;   760.5 p0      21 x[3]
        vpternlogd zmm15, zmm13, zmm24, 0x78             ;   761.0 p5      21 x[3]
        vpternlogd zmm15, zmm10, zmm7, 0x96              ;   762.0 p0      21 x[3]
        vpternlogd zmm7, zmm16, zmm23, 0x1e              ;   762.0 p5      21 x[3]
        vmovdqa64 zmm10, zmm14                           ;   761.5         21 x[3] copy
        vpternlogd zmm10, zmm30, zmm2, 0x48              ;   762.5 p0      21 x[3]
        vpxord zmm2, zmm2, zmm7                          ;   763.0 p5      21 x[3]
        vmovdqu64 [rbp + 13184], zmm5                    ;   741.0 p7+p4   21 x[3] spill
        vmovdqa64 zmm5, zmm7                             ;   763.0         21 x[3] copy
        vpternlogd zmm5, zmm15, zmm14, 0x48              ;   763.5 p0      21 x[3]
        vmovdqu64 [rbp + 13248], zmm11                   ;   706.0 p8+p9   21 x[3] spill
        vmovdqa64 zmm11, zmm5                            ;   764.5         21 x[3] copy
        vpternlogd zmm11, zmm10, zmm2, 0x36              ;   764.5 p5      21 x[3]
        vpternlogd zmm10, zmm5, zmm2, 0x36               ;   764.5 p0      21 x[3]
        vpternlogd zmm7, zmm14, zmm10, 0x96              ;   765.5 p5      21 x[3]
        vpandd zmm13, zmm13, zmm7                        ;   766.5 p0      21 x[3]
        vpandnd zmm14, zmm15, zmm2                       ;   766.0 p5      21 x[3]
        vpternlogd zmm14, zmm10, zmm30, 0x1e             ;   767.0 p0      21 x[3]
        vpternlogd zmm2, zmm30, zmm15, 0xec              ;   767.0 p5      21 x[3]
        vpternlogd zmm2, zmm5, zmm15, 0x96               ;   768.0 p0      21 x[3]
        vpandd zmm23, zmm23, zmm2                        ;   769.0 p5      21 x[3]
        vpternlogd zmm24, zmm23, zmm7, 0x6c              ;   770.0 p0      21 x[3]
        vpxord zmm7, zmm7, zmm11                         ;   769.0 p5      21 x[3]
        vpternlogd zmm9, zmm24, zmm7, 0x6c               ;   771.0 p0      21 x[3]
        vpxord zmm5, zmm11, zmm2                         ;   770.0 p5      21 x[3]
        vpxord zmm10, zmm7, zmm14                        ;   770.5 p0      21 x[3]
        vpandd zmm28, zmm28, zmm10                       ;   771.5 p5      21 x[3]
        vpandd zmm18, zmm18, zmm5                        ;   771.5 p0      21 x[3]
        vpandd zmm16, zmm16, zmm2                        ;   772.0 p5      21 x[3]
        vpxord zmm15, zmm5, zmm10                        ;   772.5 p0      21 x[3]
        vpternlogd zmm23, zmm0, zmm15, 0x78              ;   773.5 p5      21 x[3]
        vpternlogd zmm15, zmm17, zmm8, 0x60              ;   773.5 p0      21 x[3]
        vpternlogd zmm10, zmm1, zmm15, 0x6a              ;   774.5 p5      21 x[3]
        vpternlogd zmm7, zmm26, zmm10, 0x6a              ;   775.5 p0      21 x[3]
        vpternlogd zmm24, zmm19, zmm11, 0x78             ;   775.0 p5      21 x[3]
        vpternlogd zmm25, zmm16, zmm14, 0x6c             ;   775.5 p0      21 x[3]
        vpternlogd zmm11, zmm8, zmm25, 0x6a              ;   776.5 p5      21 x[3]
        vpternlogd zmm28, zmm23, zmm9, 0x96              ;   776.5 p0      21 x[3]
        vpternlogd zmm24, zmm11, zmm7, 0x96              ;   777.5 p5      21 x[3]
        vpternlogd zmm18, zmm23, zmm24, 0x96             ;   778.5 p0      21 x[3]
        vpxord zmm2, zmm2, zmm14                         ;   778.0 p5      21 x[3]
        vpternlogd zmm25, zmm5, zmm3, 0x78               ;   778.5 p0      21 x[3]
        vpternlogd zmm9, zmm31, zmm2, 0x78               ;   779.0 p5      21 x[3]
        vpternlogd zmm2, zmm16, zmm12, 0x6c              ;   779.5 p0      21 x[3]
        vpternlogd zmm2, zmm10, zmm28, 0x96              ;   780.5 p5      21 x[3]
        vpternlogd zmm25, zmm15, zmm18, 0x96             ;   780.5 p0      21 x[3]
        vpternlogd zmm24, zmm14, [rbp + 11264], 0x78     ;   781.0 p5+p3   21 x[3]
        vmovdqa64 zmm0, zmm6                             ;   705.0         32 x[3] copy
        vpternlogd zmm0, zmm20, zmm29, 0x69              ;   781.5 p0      32 x[3]
        vpxord zmm1, zmm22, zmm27                        ;   782.0 p5      32 x[3]
        vpternlogd zmm29, zmm4, zmm21, 0x69              ;   782.5 p0      32 x[3]
        vpternlogd zmm11, zmm9, zmm7, 0x69               ;   783.0 p5      21 x[3]
        vpternlogd zmm7, zmm13, zmm24, 0x69              ;   783.5 p0      21 x[3]
        vpternlogd zmm24, zmm2, zmm18, 0x96              ;   784.0 p5      21 x[3]
        vpternlogd zmm2, zmm18, zmm18, 0xc3              ;   784.5 p0      21 x[3]
        vmovdqu64 zmm3, [rbp + 13120]                    ;   661.5 p2      32 x[3]
        vpternlogd zmm4, zmm21, zmm7, 0x69               ;   785.0 p5      32 x[3]
        vmovdqu64 zmm5, [rbp + 13248]                    ;   706.0 p3      32 x[3]
        vmovdqu64 zmm8, [rbp + 12800]                    ;   666.0 p2      21 x[3] reload
        vpxord zmm5, zmm5, zmm8                          ;   785.5 p0      32 x[3]
        vpxord zmm3, zmm3, zmm18                         ;   786.0 p5      32 x[3]
        vpternlogd zmm6, zmm5, zmm20, 0x69               ;   786.5 p0      32 x[3]
        vmovdqu64 zmm10, [rbp + 13248]                   ;   706.0 p3      21 x[3] reload
        vmovdqa64 zmm12, zmm10                           ;   712.0         32 x[3] copy
        vpternlogd zmm12, zmm2, zmm10, 0xc3              ;   787.0 p5      32 x[3]
        vpternlogd zmm2, zmm27, [rbp + 13184], 0x69      ;   787.5 p0+p2   32 x[3]
        vmovdqu64 zmm13, [rbp + 12864]                   ;   661.5 p3      21 x[3] reload
        vmovdqa64 zmm14, zmm24                           ;   785.0         32 x[3] copy
        vpternlogd zmm14, zmm8, zmm13, 0x96              ;   788.0 p5      32 x[3]
        vpternlogd zmm24, zmm10, zmm20, 0x96             ;   788.5 p0      32 x[3]
        vpternlogd zmm20, zmm10, zmm8, 0x69              ;   789.0 p5      32 x[3]
        vpternlogd zmm18, zmm1, zmm4, 0x69               ;   789.5 p0      32 x[3]
        vpternlogd zmm10, zmm14, zmm2, 0x69              ;   790.0 p5      32 x[3]
        vpternlogd zmm14, zmm27, [rbp + 13120], 0x96     ;   790.5 p0+p2   32 x[3]
        vpternlogd zmm27, zmm3, zmm0, 0x69               ;   791.0 p5      32 x[3]
        vpxord zmm7, zmm7, zmm2                          ;   791.5 p0      32 x[3]
        vmovdqu64 zmm15, [rbp + 13056]                   ;   746.0 p3      21 x[3] reload
        vmovdqa64 zmm16, zmm24                           ;   789.5         32 x[3] copy
        vpternlogd zmm16, zmm3, zmm15, 0x96              ;   792.0 p5      32 x[3]
        vpxord zmm17, zmm29, zmm12                       ;   792.5 p0      32 x[3]
        vmovdqu64 zmm19, [rbp + 12480]                   ;   693.5 p2      21 x[3] reload
        vmovdqu64 zmm21, [rbp + 12608]                   ;   698.0 p3      32 x[3]
        vpternlogd zmm21, zmm19, [rbp + 12544], 0x96     ;   793.0 p5+p2   32 x[3]
        vmovdqu64 zmm19, [rbp + 12992]                   ;   737.5 p3      32 x[3]
        vmovdqu64 zmm23, [rbp + 12992]                   ;   737.5 p2      32 x[3]
        vmovdqu64 zmm26, [rbp + 12736]                   ;   659.5 p3      21 x[3] reload
        vpxord zmm23, zmm23, zmm26                       ;   793.5 p0      32 x[3]
        vmovdqu64 zmm30, [rbp + 12672]                   ;   702.0 p2      21 x[3] reload
        vpxord zmm26, zmm26, zmm30                       ;   794.0 p5      32 x[3]
        vmovdqu64 zmm31, [rbp + 12288]                   ;   665.5 p3      32 x[3]
        vpternlogd zmm20, zmm12, zmm15, 0x96             ;   794.5 p0      32 x[3]
        vmovdqu64 zmm12, [rbp + 12224]                   ;   663.0 p2      32 x[3]
        vpxord zmm19, zmm19, zmm28                       ;   795.0 p5      32 x[3]
        vpxord zmm12, zmm12, zmm9                        ;   795.5 p0      32 x[3]
        vpxord zmm31, zmm31, zmm25                       ;   796.0 p5      32 x[3]
        vmovdqu64 zmm13, [rbp + 12416]                   ;   701.5 p3      32 x[3]
        vpxord zmm13, zmm13, zmm9                        ;   796.5 p0      32 x[3]
        vmovdqu64 zmm9, [rbp + 12352]                    ;   705.5 p2      32 x[3]
        vpxord zmm9, zmm9, [rbp + 12160]                 ;   797.0 p5+p3   32 x[3]
        vmovdqa64 zmm8, zmm9                             ;   798.0         32 x[3] copy
        vpternlogd zmm8, zmm30, zmm30, 0xc3              ;   798.0 p0      32 x[3]
        vmovdqu64 zmm30, [rbp + 12928]                   ;   745.0 p2      21 x[3] reload
        vpternlogd zmm21, zmm22, zmm30, 0x96             ;   798.0 p5      32 x[3]
        vmovdqu64 zmm22, [rbp + 12352]                   ;   705.5 p3      21 x[3] reload
        vmovdqu64 [rbp + 12672], zmm18                   ;   790.5 p7+p4   32 x[3] spill
        vmovdqa64 zmm18, zmm23                           ;   794.5         32 x[3] copy
        vpternlogd zmm18, zmm11, zmm22, 0x96             ;   798.5 p0      32 x[3]
        vmovdqu64 [rbp + 12736], zmm3                    ;   787.0 p8+p9   32 x[3] spill
        vmovdqa64 zmm3, zmm12                            ;   796.5         32 x[3] copy
        vpternlogd zmm3, zmm30, [rbp + 12288], 0x96      ;   799.0 p5+p2   32 x[3]
        vmovdqu64 [rbp + 12288], zmm16                   ;   793.0 p7+p4   32 x[3] spill
        vmovdqu64 zmm16, [rbp + 11456]                   ;   739.0 p3      32 x[3]
        vpternlogd zmm16, zmm11, [rbp + 12032], 0x69     ;   799.5 p0+p2   32 x[3]
        vpternlogd zmm30, zmm31, zmm26, 0x96             ;   800.0 p5      32 x[3]
        vpternlogd zmm12, zmm16, zmm22, 0x96             ;   800.5 p0      32 x[3]
        vpternlogd zmm25, zmm21, zmm19, 0x96             ;   801.0 p5      32 x[3]
        vmovdqu64 [rbp + 12928], zmm25                   ;   802.0 p8+p9   32 x[3] spill
        vmovdqa64 zmm25, zmm16                           ;   800.5         32 x[3] copy
        vpternlogd zmm25, zmm28, zmm28, 0xc3             ;   801.5 p0      32 x[3]
        vpternlogd zmm4, zmm6, [rax + 6144], 0x96        ;   802.0 p5+p3   32 x[3]
        vpternlogd zmm19, zmm8, [rax + 6208], 0x96       ;   802.5 p0+p2   32 x[3]
        vpxord zmm28, zmm24, [rax + 6272]                ;   803.0 p5+p3   32 x[3]
        vpternlogd zmm28, zmm5, zmm10, 0x96              ;   804.0 p0      32 x[3]
        vmovdqu64 zmm5, [rbp + 11456]                    ;   739.0 p2      21 x[3] reload
        vmovdqu64 [rbp + 6144], zmm28                    ;   805.0 p7+p4   32 x[3] spill
        vmovdqa64 zmm28, zmm13                           ;   797.5         32 x[3] copy
        vpternlogd zmm28, zmm31, zmm5, 0x96              ;   804.0 p5      32 x[3]
        vpxord zmm15, zmm15, [rax + 6400]                ;   804.5 p0+p3   32 x[3]
        vmovdqu64 [rbp + 6080], zmm19                    ;   803.5 p8+p9   32 x[3] spill
        vpxord zmm19, zmm13, [rax + 6336]                ;   805.0 p5+p2   32 x[3]
        vpternlogd zmm19, zmm9, zmm12, 0x96              ;   806.0 p0      32 x[3]
        vmovdqu64 zmm9, [rbp + 12416]                    ;   701.5 p3      32 x[3]
        vpternlogd zmm9, zmm5, [rbp + 12160], 0x96       ;   806.0 p5+p2   32 x[3]
        vpternlogd zmm9, zmm11, zmm22, 0x96              ;   807.0 p0      32 x[3]
        vpternlogd zmm15, zmm14, zmm1, 0x96              ;   807.0 p5      32 x[3]
        vpxord zmm5, zmm5, [rax + 6464]                  ;   807.5 p0+p3   32 x[3]
        vpternlogd zmm5, zmm3, zmm21, 0x96               ;   808.5 p5      32 x[3]
        vmovdqu64 zmm11, [rbp + 12224]                   ;   663.0 p2      32 x[3]
        vpxord zmm11, zmm11, [rax + 6976]                ;   808.5 p0+p3   32 x[3]
        vpxord zmm22, zmm27, [rax + 6528]                ;   809.0 p5+p2   32 x[3]
        vpternlogd zmm11, zmm13, zmm21, 0x96             ;   809.5 p0      32 x[3]
        vmovdqu64 [rbp + 6848], zmm11                    ;   810.5 p7+p4   32 x[3] spill
        vpxord zmm11, zmm20, [rax + 6784]                ;   810.0 p5+p3   32 x[3]
        vmovdqu64 [rbp + 6656], zmm11                    ;   811.0 p8+p9   32 x[3] spill
        vpxord zmm11, zmm30, [rax + 6592]                ;   810.5 p0+p2   32 x[3]
        vmovdqu64 [rbp + 6464], zmm11                    ;   811.5 p7+p4   32 x[3] spill
        vpxord zmm11, zmm1, [rax + 7040]                 ;   811.0 p5+p3   32 x[3]
        vmovdqu64 [rbp + 6400], zmm22                    ;   810.0 p8+p9   32 x[3] spill
        vmovdqa64 zmm22, zmm7                            ;   792.5         32 x[3] copy
        vpternlogd zmm22, zmm17, [rax + 6656], 0x96      ;   811.5 p0+p2   32 x[3]
        vpternlogd zmm11, zmm27, zmm29, 0x96             ;   812.0 p5      32 x[3]
        vpxord zmm27, zmm9, [rax + 6848]                 ;   812.5 p0+p3   32 x[3]
        vmovdqu64 [rbp + 6912], zmm11                    ;   813.0 p7+p4   32 x[3] spill
        vmovdqa64 zmm11, zmm25                           ;   802.5         32 x[3] copy
        vpternlogd zmm11, zmm18, [rax + 6720], 0x96      ;   813.0 p5+p2   32 x[3]
        vpternlogd zmm7, zmm0, [rax + 7168], 0x96        ;   813.5 p0+p3   32 x[3]
        vpxord zmm0, zmm23, [rax + 7104]                 ;   814.0 p5+p2   32 x[3]
        vpternlogd zmm0, zmm30, zmm21, 0x96              ;   815.0 p0      32 x[3]
        vmovdqu64 zmm21, [rbp + 12864]                   ;   661.5 p3      21 x[3] reload
        vmovdqu64 zmm30, [rbp + 12800]                   ;   666.0 p2      32 x[3]
        vpternlogd zmm30, zmm21, [rax + 6912], 0x96      ;   815.0 p5+p3   32 x[3]
        vpternlogd zmm30, zmm1, zmm24, 0x96              ;   816.0 p0      32 x[3]
        vpternlogd zmm25, zmm26, [rax + 7232], 0x96      ;   816.0 p5+p2   32 x[3]
        vmovdqu64 zmm1, [rbp + 12736]                    ;   787.0 p3      32 x[3] reload
        vmovdqu64 zmm21, [rbp + 12672]                   ;   790.5 p2      32 x[3]
        vpternlogd zmm21, zmm1, [rax + 7552], 0x96       ;   816.5 p0+p3   32 x[3]
        vpternlogd zmm6, zmm17, [rax + 7680], 0x96       ;   817.0 p5+p2   32 x[3]
        vmovdqu64 zmm1, [rbp + 12288]                    ;   793.0 p3      32 x[3] reload
        vpternlogd zmm14, zmm1, [rax + 7424], 0x96       ;   817.5 p0+p2   32 x[3]
        vpternlogd zmm3, zmm28, [rax + 7488], 0x96       ;   818.0 p5+p3   32 x[3]
        vmovdqu64 zmm17, [rbp + 12928]                   ;   802.0 p2      32 x[3] reload
        vpternlogd zmm31, zmm17, [rax + 7616], 0x96      ;   818.5 p0+p3   32 x[3]
        vpxord zmm24, zmm24, [rax + 7296]                ;   819.0 p5+p2   32 x[3]
        vpternlogd zmm24, zmm20, zmm2, 0x96              ;   820.0 p0      32 x[3]
        vpternlogd zmm8, zmm18, [rax + 7744], 0x96       ;   820.0 p5+p3   32 x[3]
        vpxord zmm13, zmm13, [rax + 7360]                ;   820.5 p0+p2   32 x[3]
        vpternlogd zmm13, zmm9, zmm16, 0x96              ;   821.5 p5      32 x[3]
        vmovdqu64 zmm2, [rbp + 12672]                    ;   790.5 p3      32 x[3] reload
        vpternlogd zmm29, zmm2, [rax + 8064], 0x96       ;   821.5 p0+p2   32 x[3]
        vpternlogd zmm17, zmm23, [rax + 8128], 0x96      ;   822.0 p5+p3   32 x[3]
        vpxord zmm10, zmm10, [rax + 7808]                ;   822.5 p0+p2   32 x[3]
        vpxord zmm1, zmm1, [rax + 7936]                  ;   823.0 p5+p3   32 x[3]
        vpxord zmm12, zmm12, [rax + 7872]                ;   823.5 p0+p2   32 x[3]
        vpxord zmm28, zmm28, [rax + 8000]                ;   824.0 p5+p3   32 x[3]
        vmovdqu64 [rbp + 6016], zmm4                     ;   803.0 p8+p9   31 rounds
        vmovdqu64 [rbp + 6208], zmm19                    ;   807.0 p7+p4   31 rounds
        vmovdqu64 [rbp + 6272], zmm15                    ;   808.0 p8+p9   31 rounds
        vmovdqu64 [rbp + 6336], zmm5                     ;   809.5 p7+p4   31 rounds
        vmovdqu64 [rbp + 6528], zmm22                    ;   812.5 p8+p9   31 rounds
        vmovdqu64 [rbp + 6592], zmm11                    ;   814.0 p7+p4   31 rounds
        vmovdqu64 [rbp + 6720], zmm27                    ;   813.5 p8+p9   31 rounds
        vmovdqu64 [rbp + 6784], zmm30                    ;   817.0 p7+p4   31 rounds
        vmovdqu64 [rbp + 6976], zmm0                     ;   816.0 p8+p9   31 rounds
        vmovdqu64 [rbp + 7040], zmm7                     ;   814.5 p7+p4   31 rounds
        vmovdqu64 [rbp + 7104], zmm25                    ;   817.0 p8+p9   31 rounds
        vmovdqu64 [rbp + 7168], zmm24                    ;   821.0 p7+p4   31 rounds
        vmovdqu64 [rbp + 7296], zmm14                    ;   818.5 p8+p9   31 rounds
        vmovdqu64 [rbp + 7360], zmm3                     ;   819.0 p7+p4   31 rounds
        vmovdqu64 [rbp + 7424], zmm21                    ;   817.5 p8+p9   31 rounds
        vmovdqu64 [rbp + 7232], zmm13                    ;   822.5 p7+p4   31 rounds
        vmovdqu64 [rbp + 7488], zmm31                    ;   819.5 p8+p9   31 rounds
        vmovdqu64 [rbp + 7552], zmm6                     ;   818.0 p7+p4   31 rounds
        vmovdqu64 [rbp + 7616], zmm8                     ;   821.0 p8+p9   31 rounds
        vmovdqu64 [rbp + 7680], zmm10                    ;   823.5 p7+p4   31 rounds
        vmovdqu64 [rbp + 7744], zmm12                    ;   824.5 p8+p9   31 rounds
        vmovdqu64 [rbp + 7808], zmm1                     ;   824.0 p7+p4   31 rounds
        vmovdqu64 [rbp + 7936], zmm29                    ;   822.5 p8+p9   31 rounds
        vmovdqu64 [rbp + 7872], zmm28                    ;   825.0 p7+p4   31 rounds
        vmovdqu64 [rbp + 8000], zmm17                    ;   823.0 p8+p9   31 rounds
        add r8, 0x200                                    ;   677.7 p1      31 rounds
        mov qword [rbp + 13336], r8                      ;   693.8 p7+p4   31 rounds
        lea rax, [rbp - 128]                             ;                    first state
        cmp r8, qword [rbp + 13344]                      ;                    more rounds?
        jne .rounds_2
        vmovdqu64 zmm0, [rbp + 6016]                     ;     0.0 p2      34 dst reload
        mov r8, qword [rbp + 13352]                      ;     0.2 p3      34 dst reload
        vmovdqu64 [r8], zmm0                             ;     6.0 p7+p4   34 dst
        vmovdqu64 zmm0, [rbp + 6080]                     ;     1.0 p2      34 dst reload
        vmovdqu64 [r8 + 64], zmm0                        ;     7.0 p8+p9   34 dst
        vmovdqu64 zmm0, [rbp + 6144]                     ;     1.2 p3      34 dst reload
        vmovdqu64 [r8 + 128], zmm0                       ;     7.2 p7+p4   34 dst
        vmovdqu64 zmm0, [rbp + 6208]                     ;     2.0 p2      34 dst reload
        vmovdqu64 [r8 + 192], zmm0                       ;     8.0 p8+p9   34 dst
        vmovdqu64 zmm0, [rbp + 6272]                     ;     2.2 p3      34 dst reload
        vmovdqu64 [r8 + 256], zmm0                       ;     8.2 p7+p4   34 dst
        vmovdqu64 zmm0, [rbp + 6336]                     ;     3.0 p2      34 dst reload
        vmovdqu64 [r8 + 320], zmm0                       ;     9.0 p8+p9   34 dst
        vmovdqu64 zmm0, [rbp + 6400]                     ;     3.2 p3      34 dst reload
        vmovdqu64 [r8 + 384], zmm0                       ;     9.2 p7+p4   34 dst
        vmovdqu64 zmm0, [rbp + 6464]                     ;     4.0 p2      34 dst reload
        vmovdqu64 [r8 + 448], zmm0                       ;    10.0 p8+p9   34 dst
        vmovdqu64 zmm0, [rbp + 6528]                     ;     4.2 p3      34 dst reload
        vmovdqu64 [r8 + 512], zmm0                       ;    10.2 p7+p4   34 dst
        vmovdqu64 zmm0, [rbp + 6592]                     ;     5.0 p2      34 dst reload
        vmovdqu64 [r8 + 576], zmm0                       ;    11.0 p8+p9   34 dst
        vmovdqu64 zmm0, [rbp + 6656]                     ;     5.2 p3      34 dst reload
        vmovdqu64 [r8 + 640], zmm0                       ;    11.2 p7+p4   34 dst
        vmovdqu64 zmm0, [rbp + 6720]                     ;     6.0 p2      34 dst reload
        vmovdqu64 [r8 + 704], zmm0                       ;    12.0 p8+p9   34 dst
        vmovdqu64 zmm0, [rbp + 6784]                     ;     6.2 p3      34 dst reload
        vmovdqu64 [r8 + 768], zmm0                       ;    12.3 p7+p4   34 dst
        vmovdqu64 zmm0, [rbp + 6848]                     ;     7.0 p2      34 dst reload
        vmovdqu64 [r8 + 832], zmm0                       ;    13.0 p8+p9   34 dst
        vmovdqu64 zmm0, [rbp + 6912]                     ;     7.2 p3      34 dst reload
        vmovdqu64 [r8 + 896], zmm0                       ;    14.3 p7+p4   34 dst
        vmovdqu64 zmm0, [rbp + 6976]                     ;     8.0 p2      34 dst reload
        vmovdqu64 [r8 + 960], zmm0                       ;    14.7 p8+p9   34 dst
        vmovdqu64 zmm0, [rbp + 7040]                     ;     8.2 p3      34 dst reload
        vmovdqu64 [r8 + 1024], zmm0                      ;    16.3 p7+p4   34 dst
        vmovdqu64 zmm0, [rbp + 7104]                     ;     9.0 p2      34 dst reload
        vmovdqu64 [r8 + 1088], zmm0                      ;    16.7 p8+p9   34 dst
        vmovdqu64 zmm0, [rbp + 7168]                     ;     9.2 p3      34 dst reload
        vmovdqu64 [r8 + 1152], zmm0                      ;    18.3 p7+p4   34 dst
        vmovdqu64 zmm0, [rbp + 7232]                     ;    10.0 p2      34 dst reload
        vmovdqu64 [r8 + 1216], zmm0                      ;    18.7 p8+p9   34 dst
        vmovdqu64 zmm0, [rbp + 7296]                     ;    10.2 p3      34 dst reload
        vmovdqu64 [r8 + 1280], zmm0                      ;    20.3 p7+p4   34 dst
        vmovdqu64 zmm0, [rbp + 7360]                     ;    11.0 p2      34 dst reload
        vmovdqu64 [r8 + 1344], zmm0                      ;    20.7 p8+p9   34 dst
        vmovdqu64 zmm0, [rbp + 7424]                     ;    11.2 p3      34 dst reload
        vmovdqu64 [r8 + 1408], zmm0                      ;    22.3 p7+p4   34 dst
        vmovdqu64 zmm0, [rbp + 7488]                     ;    12.0 p2      34 dst reload
        vmovdqu64 [r8 + 1472], zmm0                      ;    22.7 p8+p9   34 dst
        vmovdqu64 zmm0, [rbp + 7552]                     ;    12.2 p3      34 dst reload
        vmovdqu64 [r8 + 1536], zmm0                      ;    24.3 p7+p4   34 dst
        vmovdqu64 zmm0, [rbp + 7616]                     ;    13.0 p2      34 dst reload
        vmovdqu64 [r8 + 1600], zmm0                      ;    24.7 p8+p9   34 dst
        vmovdqu64 zmm0, [rbp + 7680]                     ;    13.2 p3      34 dst reload
        vmovdqu64 [r8 + 1664], zmm0                      ;    26.3 p7+p4   34 dst
        vmovdqu64 zmm0, [rbp + 7744]                     ;    14.0 p2      34 dst reload
        vmovdqu64 [r8 + 1728], zmm0                      ;    26.7 p8+p9   34 dst
        vmovdqu64 zmm0, [rbp + 7808]                     ;    14.2 p3      34 dst reload
        vmovdqu64 [r8 + 1792], zmm0                      ;    28.3 p7+p4   34 dst
        vmovdqu64 zmm0, [rbp + 7872]                     ;    15.0 p2      34 dst reload
        vmovdqu64 [r8 + 1856], zmm0                      ;    28.7 p8+p9   34 dst
        vmovdqu64 zmm0, [rbp + 7936]                     ;    15.2 p3      34 dst reload
        vmovdqu64 [r8 + 1920], zmm0                      ;    30.3 p7+p4   34 dst
        vmovdqu64 zmm0, [rbp + 8000]                     ;    16.0 p2      34 dst reload
        vmovdqu64 [r8 + 1984], zmm0                      ;    30.7 p8+p9   34 dst
        vmovdqu64 zmm0, [rbp + 3968]                     ;    16.2 p3      34 dst reload
        vmovdqu64 [r8 + 2048], zmm0                      ;    32.3 p7+p4   34 dst
        vmovdqu64 zmm0, [rbp + 4032]                     ;    17.0 p2      34 dst reload
        vmovdqu64 [r8 + 2112], zmm0                      ;    32.7 p8+p9   34 dst
        vmovdqu64 zmm0, [rbp + 4096]                     ;    17.2 p3      34 dst reload
        vmovdqu64 [r8 + 2176], zmm0                      ;    34.3 p7+p4   34 dst
        vmovdqu64 zmm0, [rbp + 4160]                     ;    18.0 p2      34 dst reload
        vmovdqu64 [r8 + 2240], zmm0                      ;    34.7 p8+p9   34 dst
        vmovdqu64 zmm0, [rbp + 4224]                     ;    18.2 p3      34 dst reload
        vmovdqu64 [r8 + 2304], zmm0                      ;    36.3 p7+p4   34 dst
        vmovdqu64 zmm0, [rbp + 4288]                     ;    19.0 p2      34 dst reload
        vmovdqu64 [r8 + 2368], zmm0                      ;    36.7 p8+p9   34 dst
        vmovdqu64 zmm0, [rbp + 4352]                     ;    19.2 p3      34 dst reload
        vmovdqu64 [r8 + 2432], zmm0                      ;    38.3 p7+p4   34 dst
        vmovdqu64 zmm0, [rbp + 4416]                     ;    20.0 p2      34 dst reload
        vmovdqu64 [r8 + 2496], zmm0                      ;    38.7 p8+p9   34 dst
        vmovdqu64 zmm0, [rbp + 4480]                     ;    20.2 p3      34 dst reload
        vmovdqu64 [r8 + 2560], zmm0                      ;    40.3 p7+p4   34 dst
        vmovdqu64 zmm0, [rbp + 4544]                     ;    21.0 p2      34 dst reload
        vmovdqu64 [r8 + 2624], zmm0                      ;    40.7 p8+p9   34 dst
        vmovdqu64 zmm0, [rbp + 4608]                     ;    21.2 p3      34 dst reload
        vmovdqu64 [r8 + 2688], zmm0                      ;    42.3 p7+p4   34 dst
        vmovdqu64 zmm0, [rbp + 4672]                     ;    22.0 p2      34 dst reload
        vmovdqu64 [r8 + 2752], zmm0                      ;    42.7 p8+p9   34 dst
        vmovdqu64 zmm0, [rbp + 4736]                     ;    22.2 p3      34 dst reload
        vmovdqu64 [r8 + 2816], zmm0                      ;    44.3 p7+p4   34 dst
        vmovdqu64 zmm0, [rbp + 4800]                     ;    23.0 p2      34 dst reload
        vmovdqu64 [r8 + 2880], zmm0                      ;    44.7 p8+p9   34 dst
        vmovdqu64 zmm0, [rbp + 4864]                     ;    23.2 p3      34 dst reload
        vmovdqu64 [r8 + 2944], zmm0                      ;    46.3 p7+p4   34 dst
        vmovdqu64 zmm0, [rbp + 4928]                     ;    24.0 p2      34 dst reload
        vmovdqu64 [r8 + 3008], zmm0                      ;    46.7 p8+p9   34 dst
        vmovdqu64 zmm0, [rbp + 4992]                     ;    24.2 p3      34 dst reload
        vmovdqu64 [r8 + 3072], zmm0                      ;    48.3 p7+p4   34 dst
        vmovdqu64 zmm0, [rbp + 5056]                     ;    25.0 p2      34 dst reload
        vmovdqu64 [r8 + 3136], zmm0                      ;    48.7 p8+p9   34 dst
        vmovdqu64 zmm0, [rbp + 5120]                     ;    25.2 p3      34 dst reload
        vmovdqu64 [r8 + 3200], zmm0                      ;    50.3 p7+p4   34 dst
        vmovdqu64 zmm0, [rbp + 5184]                     ;    26.0 p2      34 dst reload
        vmovdqu64 [r8 + 3264], zmm0                      ;    50.7 p8+p9   34 dst
        vmovdqu64 zmm0, [rbp + 5248]                     ;    26.2 p3      34 dst reload
        vmovdqu64 [r8 + 3328], zmm0                      ;    52.3 p7+p4   34 dst
        vmovdqu64 zmm0, [rbp + 5312]                     ;    27.0 p2      34 dst reload
        vmovdqu64 [r8 + 3392], zmm0                      ;    52.7 p8+p9   34 dst
        vmovdqu64 zmm0, [rbp + 5376]                     ;    27.2 p3      34 dst reload
        vmovdqu64 [r8 + 3456], zmm0                      ;    54.3 p7+p4   34 dst
        vmovdqu64 zmm0, [rbp + 5440]                     ;    28.0 p2      34 dst reload
        vmovdqu64 [r8 + 3520], zmm0                      ;    54.7 p8+p9   34 dst
        vmovdqu64 zmm0, [rbp + 5504]                     ;    28.2 p3      34 dst reload
        vmovdqu64 [r8 + 3584], zmm0                      ;    56.3 p7+p4   34 dst
        vmovdqu64 zmm0, [rbp + 5568]                     ;    29.0 p2      34 dst reload
        vmovdqu64 [r8 + 3648], zmm0                      ;    56.7 p8+p9   34 dst
        vmovdqu64 zmm0, [rbp + 5632]                     ;    29.2 p3      34 dst reload
        vmovdqu64 [r8 + 3712], zmm0                      ;    58.3 p7+p4   34 dst
        vmovdqu64 zmm0, [rbp + 5696]                     ;    30.0 p2      34 dst reload
        vmovdqu64 [r8 + 3776], zmm0                      ;    58.7 p8+p9   34 dst
        vmovdqu64 zmm0, [rbp + 5760]                     ;    30.2 p3      34 dst reload
        vmovdqu64 [r8 + 3840], zmm0                      ;    60.3 p7+p4   34 dst
        vmovdqu64 zmm0, [rbp + 5824]                     ;    31.0 p2      34 dst reload
        vmovdqu64 [r8 + 3904], zmm0                      ;    60.7 p8+p9   34 dst
        vmovdqu64 zmm0, [rbp + 5888]                     ;    31.2 p3      34 dst reload
        vmovdqu64 [r8 + 3968], zmm0                      ;    62.3 p7+p4   34 dst
        vmovdqu64 zmm0, [rbp + 5952]                     ;    32.0 p2      34 dst reload
        vmovdqu64 [r8 + 4032], zmm0                      ;    62.7 p8+p9   34 dst
        vmovdqu64 zmm0, [rbp + 1920]                     ;    32.2 p3      34 dst reload
        vmovdqu64 [r8 + 4096], zmm0                      ;    64.3 p7+p4   34 dst
        vmovdqu64 zmm0, [rbp + 1984]                     ;    33.0 p2      34 dst reload
        vmovdqu64 [r8 + 4160], zmm0                      ;    64.7 p8+p9   34 dst
        vmovdqu64 zmm0, [rbp + 2048]                     ;    33.2 p3      34 dst reload
        vmovdqu64 [r8 + 4224], zmm0                      ;    66.3 p7+p4   34 dst
        vmovdqu64 zmm0, [rbp + 2112]                     ;    34.0 p2      34 dst reload
        vmovdqu64 [r8 + 4288], zmm0                      ;    66.7 p8+p9   34 dst
        vmovdqu64 zmm0, [rbp + 2176]                     ;    34.2 p3      34 dst reload
        vmovdqu64 [r8 + 4352], zmm0                      ;    68.3 p7+p4   34 dst
        vmovdqu64 zmm0, [rbp + 2240]                     ;    35.0 p2      34 dst reload
        vmovdqu64 [r8 + 4416], zmm0                      ;    68.7 p8+p9   34 dst
        vmovdqu64 zmm0, [rbp + 2304]                     ;    35.2 p3      34 dst reload
        vmovdqu64 [r8 + 4480], zmm0                      ;    70.3 p7+p4   34 dst
        vmovdqu64 zmm0, [rbp + 2368]                     ;    36.0 p2      34 dst reload
        vmovdqu64 [r8 + 4544], zmm0                      ;    70.7 p8+p9   34 dst
        vmovdqu64 zmm0, [rbp + 2432]                     ;    36.2 p3      34 dst reload
        vmovdqu64 [r8 + 4608], zmm0                      ;    72.3 p7+p4   34 dst
        vmovdqu64 zmm0, [rbp + 2496]                     ;    37.0 p2      34 dst reload
        vmovdqu64 [r8 + 4672], zmm0                      ;    72.7 p8+p9   34 dst
        vmovdqu64 zmm0, [rbp + 2560]                     ;    37.2 p3      34 dst reload
        vmovdqu64 [r8 + 4736], zmm0                      ;    74.3 p7+p4   34 dst
        vmovdqu64 zmm0, [rbp + 2624]                     ;    38.0 p2      34 dst reload
        vmovdqu64 [r8 + 4800], zmm0                      ;    74.7 p8+p9   34 dst
        vmovdqu64 zmm0, [rbp + 2688]                     ;    38.2 p3      34 dst reload
        vmovdqu64 [r8 + 4864], zmm0                      ;    76.3 p7+p4   34 dst
        vmovdqu64 zmm0, [rbp + 2752]                     ;    39.0 p2      34 dst reload
        vmovdqu64 [r8 + 4928], zmm0                      ;    76.7 p8+p9   34 dst
        vmovdqu64 zmm0, [rbp + 2816]                     ;    39.2 p3      34 dst reload
        vmovdqu64 [r8 + 4992], zmm0                      ;    78.3 p7+p4   34 dst
        vmovdqu64 zmm0, [rbp + 2880]                     ;    40.0 p2      34 dst reload
        vmovdqu64 [r8 + 5056], zmm0                      ;    78.7 p8+p9   34 dst
        vmovdqu64 zmm0, [rbp + 2944]                     ;    40.2 p3      34 dst reload
        vmovdqu64 [r8 + 5120], zmm0                      ;    80.3 p7+p4   34 dst
        vmovdqu64 zmm0, [rbp + 3008]                     ;    41.0 p2      34 dst reload
        vmovdqu64 [r8 + 5184], zmm0                      ;    80.7 p8+p9   34 dst
        vmovdqu64 zmm0, [rbp + 3072]                     ;    41.2 p3      34 dst reload
        vmovdqu64 [r8 + 5248], zmm0                      ;    82.3 p7+p4   34 dst
        vmovdqu64 zmm0, [rbp + 3136]                     ;    42.0 p2      34 dst reload
        vmovdqu64 [r8 + 5312], zmm0                      ;    82.7 p8+p9   34 dst
        vmovdqu64 zmm0, [rbp + 3200]                     ;    42.2 p3      34 dst reload
        vmovdqu64 [r8 + 5376], zmm0                      ;    84.3 p7+p4   34 dst
        vmovdqu64 zmm0, [rbp + 3264]                     ;    43.0 p2      34 dst reload
        vmovdqu64 [r8 + 5440], zmm0                      ;    84.7 p8+p9   34 dst
        vmovdqu64 zmm0, [rbp + 3328]                     ;    43.2 p3      34 dst reload
        vmovdqu64 [r8 + 5504], zmm0                      ;    86.3 p7+p4   34 dst
        vmovdqu64 zmm0, [rbp + 3392]                     ;    44.0 p2      34 dst reload
        vmovdqu64 [r8 + 5568], zmm0                      ;    86.7 p8+p9   34 dst
        vmovdqu64 zmm0, [rbp + 3456]                     ;    44.2 p3      34 dst reload
        vmovdqu64 [r8 + 5632], zmm0                      ;    88.3 p7+p4   34 dst
        vmovdqu64 zmm0, [rbp + 3520]                     ;    45.0 p2      34 dst reload
        vmovdqu64 [r8 + 5696], zmm0                      ;    88.7 p8+p9   34 dst
        vmovdqu64 zmm0, [rbp + 3584]                     ;    45.2 p3      34 dst reload
        vmovdqu64 [r8 + 5760], zmm0                      ;    90.3 p7+p4   34 dst
        vmovdqu64 zmm0, [rbp + 3648]                     ;    46.0 p2      34 dst reload
        vmovdqu64 [r8 + 5824], zmm0                      ;    90.7 p8+p9   34 dst
        vmovdqu64 zmm0, [rbp + 3712]                     ;    46.2 p3      34 dst reload
        vmovdqu64 [r8 + 5888], zmm0                      ;    92.3 p7+p4   34 dst
        vmovdqu64 zmm0, [rbp + 3776]                     ;    47.0 p2      34 dst reload
        vmovdqu64 [r8 + 5952], zmm0                      ;    92.7 p8+p9   34 dst
        vmovdqu64 zmm0, [rbp + 3840]                     ;    47.2 p3      34 dst reload
        vmovdqu64 [r8 + 6016], zmm0                      ;    94.3 p7+p4   34 dst
        vmovdqu64 zmm0, [rbp + 3904]                     ;    48.0 p2      34 dst reload
        vmovdqu64 [r8 + 6080], zmm0                      ;    94.7 p8+p9   34 dst
        vmovdqu64 zmm0, [rbp - 128]                      ;    48.2 p3      34 dst reload
        vmovdqu64 [r8 + 6144], zmm0                      ;    96.3 p7+p4   34 dst
        vmovdqu64 zmm0, [rbp - 64]                       ;    49.0 p2      34 dst reload
        vmovdqu64 [r8 + 6208], zmm0                      ;    96.7 p8+p9   34 dst
        vmovdqu64 zmm0, [rbp + 0]                        ;    49.2 p3      34 dst reload
        vmovdqu64 [r8 + 6272], zmm0                      ;    98.3 p7+p4   34 dst
        vmovdqu64 zmm0, [rbp + 64]                       ;    50.0 p2      34 dst reload
        vmovdqu64 [r8 + 6336], zmm0                      ;    98.7 p8+p9   34 dst
        vmovdqu64 zmm0, [rbp + 128]                      ;    50.2 p3      34 dst reload
        vmovdqu64 [r8 + 6400], zmm0                      ;   100.3 p7+p4   34 dst
        vmovdqu64 zmm0, [rbp + 192]                      ;    51.0 p2      34 dst reload
        vmovdqu64 [r8 + 6464], zmm0                      ;   100.7 p8+p9   34 dst
        vmovdqu64 zmm0, [rbp + 256]                      ;    51.2 p3      34 dst reload
        vmovdqu64 [r8 + 6528], zmm0                      ;   102.3 p7+p4   34 dst
        vmovdqu64 zmm0, [rbp + 320]                      ;    52.0 p2      34 dst reload
        vmovdqu64 [r8 + 6592], zmm0                      ;   102.7 p8+p9   34 dst
        vmovdqu64 zmm0, [rbp + 384]                      ;    52.2 p3      34 dst reload
        vmovdqu64 [r8 + 6656], zmm0                      ;   104.3 p7+p4   34 dst
        vmovdqu64 zmm0, [rbp + 448]                      ;    53.0 p2      34 dst reload
        vmovdqu64 [r8 + 6720], zmm0                      ;   104.7 p8+p9   34 dst
        vmovdqu64 zmm0, [rbp + 512]                      ;    53.2 p3      34 dst reload
        vmovdqu64 [r8 + 6784], zmm0                      ;   106.3 p7+p4   34 dst
        vmovdqu64 zmm0, [rbp + 576]                      ;    54.0 p2      34 dst reload
        vmovdqu64 [r8 + 6848], zmm0                      ;   106.7 p8+p9   34 dst
        vmovdqu64 zmm0, [rbp + 640]                      ;    54.2 p3      34 dst reload
        vmovdqu64 [r8 + 6912], zmm0                      ;   108.3 p7+p4   34 dst
        vmovdqu64 zmm0, [rbp + 704]                      ;    55.0 p2      34 dst reload
        vmovdqu64 [r8 + 6976], zmm0                      ;   108.7 p8+p9   34 dst
        vmovdqu64 zmm0, [rbp + 768]                      ;    55.2 p3      34 dst reload
        vmovdqu64 [r8 + 7040], zmm0                      ;   110.3 p7+p4   34 dst
        vmovdqu64 zmm0, [rbp + 832]                      ;    56.0 p2      34 dst reload
        vmovdqu64 [r8 + 7104], zmm0                      ;   110.7 p8+p9   34 dst
        vmovdqu64 zmm0, [rbp + 896]                      ;    56.2 p3      34 dst reload
        vmovdqu64 [r8 + 7168], zmm0                      ;   112.3 p7+p4   34 dst
        vmovdqu64 zmm0, [rbp + 960]                      ;    57.0 p2      34 dst reload
        vmovdqu64 [r8 + 7232], zmm0                      ;   112.7 p8+p9   34 dst
        vmovdqu64 zmm0, [rbp + 1024]                     ;    57.2 p3      34 dst reload
        vmovdqu64 [r8 + 7296], zmm0                      ;   114.3 p7+p4   34 dst
        vmovdqu64 zmm0, [rbp + 1088]                     ;    58.0 p2      34 dst reload
        vmovdqu64 [r8 + 7360], zmm0                      ;   114.7 p8+p9   34 dst
        vmovdqu64 zmm0, [rbp + 1152]                     ;    58.2 p3      34 dst reload
        vmovdqu64 [r8 + 7424], zmm0                      ;   116.3 p7+p4   34 dst
        vmovdqu64 zmm0, [rbp + 1216]                     ;    59.0 p2      34 dst reload
        vmovdqu64 [r8 + 7488], zmm0                      ;   116.7 p8+p9   34 dst
        vmovdqu64 zmm0, [rbp + 1280]                     ;    59.2 p3      34 dst reload
        vmovdqu64 [r8 + 7552], zmm0                      ;   118.3 p7+p4   34 dst
        vmovdqu64 zmm0, [rbp + 1344]                     ;    60.0 p2      34 dst reload
        vmovdqu64 [r8 + 7616], zmm0                      ;   118.7 p8+p9   34 dst
        vmovdqu64 zmm0, [rbp + 1408]                     ;    60.2 p3      34 dst reload
        vmovdqu64 [r8 + 7680], zmm0                      ;   120.3 p7+p4   34 dst
        vmovdqu64 zmm0, [rbp + 1472]                     ;    61.0 p2      34 dst reload
        vmovdqu64 [r8 + 7744], zmm0                      ;   120.7 p8+p9   34 dst
        vmovdqu64 zmm0, [rbp + 1536]                     ;    61.2 p3      34 dst reload
        vmovdqu64 [r8 + 7808], zmm0                      ;   122.3 p7+p4   34 dst
        vmovdqu64 zmm0, [rbp + 1600]                     ;    62.0 p2      34 dst reload
        vmovdqu64 [r8 + 7872], zmm0                      ;   122.7 p8+p9   34 dst
        vmovdqu64 zmm0, [rbp + 1664]                     ;    62.2 p3      34 dst reload
        vmovdqu64 [r8 + 7936], zmm0                      ;   124.3 p7+p4   34 dst
        vmovdqu64 zmm0, [rbp + 1728]                     ;    63.0 p2      34 dst reload
        vmovdqu64 [r8 + 8000], zmm0                      ;   124.7 p8+p9   34 dst
        vmovdqu64 zmm0, [rbp + 1792]                     ;    63.2 p3      34 dst reload
        vmovdqu64 [r8 + 8064], zmm0                      ;   126.3 p7+p4   34 dst
        vmovdqu64 zmm0, [rbp + 1856]                     ;    64.0 p2      34 dst reload
        vmovdqu64 [r8 + 8128], zmm0                      ;   126.7 p8+p9   34 dst
        add r8, 0x2000                                   ;    42.8 p0      28 blocks
        mov qword [rbp + 13352], r8                      ;   128.3 p7+p4   28 blocks
        mov r8, qword [rbp + 13312]                      ;    43.2 p10     28 blocks
        add r8, 0x2000                                   ;    48.2 p1      28 blocks
        mov qword [rbp + 13312], r8                      ;   128.7 p8+p9   28 blocks
        cmp r8, qword [rbp + 13320]                      ;                    more blocks?
        jne .blocks_1
.blocks_1_done:
        vzeroupper                                       ;                    x87 state
        mov rsp, qword [rbp + 13360]                     ;                    frame
        pop rbp                                          ;                    preserved
        ret

        section .rodata align=64
; constants512
        align 64, db 0
sm4_encrypt.T0_constants512:
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff

for_formats elf64
%if HERE
        section .note.GNU-stack noalloc noexec nowrite progbits
%endif
%unmacro for_formats 1-*
