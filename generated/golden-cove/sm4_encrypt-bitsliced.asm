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
;   blocks/rounds: 2944 uops, planned 826.2; bounds: width 490.7, ports 823.0, path 120.0
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
        sub rsp, 0x3480                                  ;                    frame
        and rsp, -64                                     ;                    frame
        lea rbp, [rsp + 128]                             ;                    frame
        mov qword [rbp + 13296], rax                     ;                    frame
        mov dword [rbp + 13304], ecx                     ;                    argument
        mov qword [rbp + 13248], rsi                     ;                    argument
        mov qword [rbp + 13264], rdi                     ;                    argument
        mov qword [rbp + 13288], rdx                     ;                    argument
        mov r8d, dword [rbp + 13304]                     ;     0.0 p2      28 blocks
        shl r8, 0xd                                      ;     5.0 p0      28 blocks
        add r8, qword [rbp + 13248]                      ;     6.0 p1+p3   28 blocks
        mov qword [rbp + 13256], r8                      ;     7.0 p7+p4   28 blocks
        cmp dword [rbp + 13304], 0                       ;                    no blocks?
        je .blocks_1_done
        align 16
.blocks_1:
        mov rax, qword [rbp + 13248]                     ;                    first state
        mov r8, qword [rbp + 13264]                      ;     0.2 p3      31 rounds reload
        mov qword [rbp + 13272], r8                      ;     5.2 p7+p4   31 rounds
        add r8, 0x1000                                   ;     5.2 p0      31 rounds
        mov qword [rbp + 13280], r8                      ;     6.2 p8+p9   31 rounds
        align 16
.rounds_2:
        mov r8, qword [rbp + 13272]                      ;     0.0 p2      32 x[0].0 reload
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
        vmovdqa64 zmm30, zmm8                            ;    12.2         21 x[0] copy
        vmovdqu64 zmm27, [rax + 4224]                    ;    19.2 p3      21 x[0]
        vpxord zmm27, zmm27, [rax + 2176]                ;    25.2 p5+p2   21 x[0]
        vmovdqu64 zmm24, [rax + 6272]                    ;    20.2 p3      32 x[0] reload
        vpternlogd zmm27, zmm24, [r8 + 8]{1to16}, 0x69   ;    26.2 p0+p2   21 x[0]
        vmovdqa64 zmm21, zmm27                           ;    27.2         21 x[0] copy
        vmovdqa64 zmm15, zmm5                            ;    12.0         21 x[0] copy
        vmovdqu64 zmm12, [rax + 4352]                    ;    21.2 p3      21 x[0]
        vpxord zmm12, zmm12, [rax + 2304]                ;    27.2 p5+p2   21 x[0]
        vmovdqu64 zmm9, [rax + 6400]                     ;    22.2 p3      32 x[0] reload
        vpternlogd zmm12, zmm9, [r8 + 16]{1to16}, 0x69   ;    28.2 p0+p2   21 x[0]
        vmovdqu64 zmm6, [rax + 4416]                     ;    23.2 p3      21 x[0]
        vpxord zmm6, zmm6, [rax + 2368]                  ;    29.2 p5+p2   21 x[0]
        vmovdqu64 zmm17, [rax + 6464]                    ;    24.2 p3      32 x[0] reload
        vpternlogd zmm6, zmm17, [r8 + 20]{1to16}, 0x69   ;    30.2 p0+p2   21 x[0]
        vpternlogd zmm8, zmm6, zmm12, 0x96               ;    31.2 p5      21 x[0]
        vmovdqa64 zmm17, zmm8                            ;    32.2         21 x[0] copy
        vmovdqa64 zmm9, zmm8                             ;    32.2         21 x[0] copy
        vmovdqu64 zmm24, [rax + 4480]                    ;    25.2 p3      21 x[0]
        vpxord zmm24, zmm24, [rax + 2432]                ;    31.2 p0+p2   21 x[0]
        vmovdqu64 zmm18, [rax + 6528]                    ;    26.2 p3      32 x[0] reload
        vpternlogd zmm24, zmm18, [r8 + 24]{1to16}, 0x69  ;    32.2 p5+p2   21 x[0]
        vpxord zmm21, zmm21, zmm24                       ;    33.2 p0      21 x[0]
        vpxord zmm30, zmm30, zmm21                       ;    34.2 p5      21 x[0]
        vpxord zmm15, zmm15, zmm21                       ;    34.2 p0      21 x[0]
        vpxord zmm17, zmm17, zmm15                       ;    35.2 p5      21 x[0]
        vmovdqa64 zmm18, zmm24                           ;    33.2         21 x[0] copy
        vmovdqa64 zmm31, zmm5                            ;    14.8         21 x[0] copy
        vmovdqa64 zmm28, zmm15                           ;    35.2         21 x[0] copy
        vpternlogd zmm28, zmm19, zmm0, 0x69              ;    35.2 p0      21 x[0]
        vpxord zmm12, zmm12, zmm28                       ;    36.2 p5      21 x[0]
        vpxord zmm25, zmm24, zmm12                       ;    37.2 p0      21 x[0]
        vmovdqu64 zmm22, [rax + 4288]                    ;    27.2 p3      32 x[0] reload
        vmovdqu64 zmm16, [rax + 6336]                    ;    28.0 p2      21 x[0]
        vpternlogd zmm16, zmm22, [rax + 2240], 0x96      ;    34.0 p5+p3   21 x[0]
        vpternlogd zmm16, zmm6, [r8 + 12]{1to16}, 0x96   ;    35.0 p0+p2   21 x[0]
        vpxord zmm18, zmm18, zmm16                       ;    36.0 p5      21 x[0]
        vpternlogd zmm19, zmm0, zmm16, 0x69              ;    36.0 p0      21 x[0]
        vpxord zmm9, zmm9, zmm19                         ;    37.0 p5      21 x[0]
        vpandd zmm0, zmm5, zmm12                         ;    37.2 p0      21 x[0]
        vpxord zmm31, zmm31, zmm19                       ;    37.0 p5      21 x[0]
        vpternlogd zmm28, zmm17, zmm30, 0x78             ;    36.2 p0      21 x[0]
        vpxord zmm22, zmm12, zmm18                       ;    37.2 p5      21 x[0]
        vpandd zmm13, zmm19, zmm22                       ;    38.2 p0      21 x[0]
        vpxord zmm10, zmm30, zmm25                       ;    38.2 p5      21 x[0]
        vpxord zmm7, zmm21, zmm9                         ;    38.0 p0      21 x[0]
        vmovdqa64 zmm3, zmm13                            ;    39.2         21 x[0] copy
        vpternlogd zmm3, zmm31, zmm18, 0x78              ;    39.2 p5      21 x[0]
        vpternlogd zmm13, zmm21, zmm24, 0x78             ;    39.2 p0      21 x[0]
        vpxord zmm4, zmm18, zmm30                        ;    37.0 p5      21 x[0]
        vpandd zmm2, zmm8, zmm10                         ;    39.2 p0      21 x[0]
        vpternlogd zmm28, zmm2, zmm3, 0x96               ;    40.2 p5      21 x[0]
        vpternlogd zmm2, zmm0, zmm27, 0x96               ;    40.2 p0      21 x[0]
        vpandd zmm0, zmm4, zmm7                          ;    39.0 p5      21 x[0]
        vmovdqa64 zmm27, zmm9                            ;    38.0         21 x[0] copy
        vpternlogd zmm27, zmm30, zmm16, 0x60             ;    38.0 p0      21 x[0]
        vpxord zmm6, zmm6, zmm27                         ;    39.0 p5      21 x[0]
        vpternlogd zmm6, zmm0, zmm3, 0x96                ;    40.2 p0      21 x[0]
        vpternlogd zmm27, zmm25, zmm15, 0x1e             ;    39.0 p5      21 x[0]
        vpxord zmm0, zmm13, zmm27                        ;    40.2 p0      21 x[0]
        vpternlogd zmm13, zmm2, zmm28, 0x28              ;    41.2 p5      21 x[0]
        vmovdqa64 zmm3, zmm27                            ;    40.0         21 x[0] copy
        vpternlogd zmm3, zmm6, zmm2, 0x48                ;    41.2 p0      21 x[0]
        vmovdqu64 [rbp + 8064], zmm26                    ;    24.0 p7+p4   32 x[0] spill
        vmovdqa64 zmm26, zmm3                            ;    42.2         21 x[0] copy
        vpternlogd zmm26, zmm13, zmm0, 0x36              ;    42.2 p5      21 x[0]
        vpternlogd zmm13, zmm3, zmm0, 0x36               ;    42.2 p0      21 x[0]
        vpternlogd zmm27, zmm2, zmm13, 0x96              ;    43.2 p5      21 x[0]
        vpxord zmm2, zmm27, zmm26                        ;    44.2 p0      21 x[0]
        vmovdqu64 [rbp + 8128], zmm29                    ;    26.0 p8+p9   32 x[0] spill
        vpandnd zmm29, zmm6, zmm0                        ;    41.2 p5      21 x[0]
        vpternlogd zmm0, zmm6, zmm28, 0xea               ;    41.2 p0      21 x[0]
        vpternlogd zmm0, zmm3, zmm6, 0x96                ;    42.2 p5      21 x[0]
        vpternlogd zmm29, zmm13, zmm28, 0x1e             ;    43.2 p0      21 x[0]
        vpandd zmm15, zmm15, zmm0                        ;    43.2 p5      21 x[0]
        vpternlogd zmm7, zmm15, zmm27, 0x6c              ;    44.2 p0      21 x[0]
        vpxord zmm3, zmm29, zmm2                         ;    45.2 p5      21 x[0]
        vpxord zmm6, zmm0, zmm26                         ;    43.2 p0      21 x[0]
        vpxord zmm13, zmm6, zmm3                         ;    46.2 p5      21 x[0]
        vpternlogd zmm31, zmm7, zmm2, 0x6c               ;    45.2 p0      21 x[0]
        vpternlogd zmm16, zmm13, zmm30, 0x48             ;    47.2 p5      21 x[0]
        vpternlogd zmm13, zmm15, zmm9, 0x6c              ;    47.2 p0      21 x[0]
        vpternlogd zmm22, zmm16, zmm3, 0x6c              ;    48.2 p5      21 x[0]
        vpandd zmm19, zmm19, zmm3                        ;    46.2 p0      21 x[0]
        vpternlogd zmm2, zmm18, zmm22, 0x6a              ;    49.2 p5      21 x[0]
        vpandd zmm8, zmm8, zmm6                          ;    44.2 p0      21 x[0]
        vpandd zmm25, zmm25, zmm0                        ;    43.2 p5      21 x[0]
        vpxord zmm0, zmm0, zmm29                         ;    44.2 p0      21 x[0]
        vpternlogd zmm19, zmm13, zmm31, 0x96             ;    48.2 p5      21 x[0]
        vpternlogd zmm12, zmm25, zmm29, 0x6c             ;    44.2 p0      21 x[0]
        vpternlogd zmm30, zmm12, zmm26, 0x6c             ;    45.2 p5      21 x[0]
        vpternlogd zmm7, zmm26, zmm17, 0x78              ;    45.2 p0      21 x[0]
        vpternlogd zmm7, zmm30, zmm2, 0x96               ;    50.2 p5      21 x[0]
        vpternlogd zmm8, zmm13, zmm7, 0x96               ;    51.2 p0      21 x[0]
        vpternlogd zmm7, zmm29, zmm5, 0x78               ;    51.2 p5      21 x[0]
        vpternlogd zmm31, zmm21, zmm0, 0x78              ;    46.2 p0      21 x[0]
        vpandd zmm24, zmm24, zmm0                        ;    46.2 p5      21 x[0]
        vpternlogd zmm24, zmm25, zmm22, 0x96             ;    49.2 p0      21 x[0]
        vpternlogd zmm12, zmm6, zmm10, 0x78              ;    47.2 p5      21 x[0]
        vpternlogd zmm24, zmm8, zmm19, 0x96              ;    52.2 p0      21 x[0]
        vpternlogd zmm12, zmm16, zmm8, 0x96              ;    52.2 p5      21 x[0]
        vpternlogd zmm30, zmm31, zmm2, 0x69              ;    50.2 p0      21 x[0]
        vmovdqu64 zmm0, [rax + 2560]                     ;    29.2 p3      32 x[0] reload
        vmovdqu64 zmm3, [rax + 4608]                     ;    30.0 p2      32 x[0] reload
        vmovdqu64 zmm5, [rax + 6656]                     ;    30.2 p3      21 x[0]
        vpternlogd zmm5, zmm3, zmm0, 0x96                ;    49.2 p5      21 x[0]
        vpternlogd zmm2, zmm27, zmm4, 0x78               ;    50.2 p0      21 x[0]
        vmovdqu64 zmm4, [rax + 4736]                     ;    31.0 p2      21 x[0]
        vmovdqu64 zmm6, [rax + 2688]                     ;    31.2 p3      32 x[0] reload
        vpxord zmm4, zmm4, zmm6                          ;    50.2 p5      21 x[0]
        vmovdqu64 zmm9, [rax + 6784]                     ;    32.0 p2      32 x[0] reload
        vpternlogd zmm4, zmm9, [r8 + 40]{1to16}, 0x69    ;    51.2 p0+p3   21 x[0]
        vmovdqu64 zmm10, [rax + 2752]                    ;    33.0 p2      32 x[0] reload
        vmovdqu64 zmm13, [rax + 4800]                    ;    33.2 p3      32 x[0] reload
        vmovdqu64 zmm15, [rax + 6848]                    ;    34.0 p2      21 x[0]
        vpternlogd zmm15, zmm13, zmm10, 0x96             ;    51.2 p5      21 x[0]
        vmovdqa64 zmm16, zmm4                            ;    52.2         21 x[0] copy
        vmovdqa64 zmm17, zmm14                           ;    30.3         21 x[0] copy
        vmovdqu64 zmm18, [rax + 4864]                    ;    34.2 p3      21 x[0]
        vmovdqu64 zmm21, [rax + 2816]                    ;    35.0 p2      32 x[0] reload
        vpxord zmm18, zmm18, zmm21                       ;    51.5 p0      21 x[0]
        vmovdqu64 zmm22, [rax + 6912]                    ;    35.2 p3      32 x[0] reload
        vpternlogd zmm18, zmm22, [r8 + 48]{1to16}, 0x69  ;    52.5 p5+p2   21 x[0]
        vmovdqa64 zmm25, zmm11                           ;    31.5         21 x[0] copy
        vmovdqu64 zmm26, [rax + 4928]                    ;    36.2 p3      21 x[0]
        vmovdqu64 zmm27, [rax + 2880]                    ;    37.0 p2      32 x[0] reload
        vpxord zmm26, zmm26, zmm27                       ;    52.5 p0      21 x[0]
        vmovdqu64 zmm28, [rax + 6976]                    ;    37.2 p3      32 x[0] reload
        vpternlogd zmm26, zmm28, [r8 + 52]{1to16}, 0x69  ;    53.5 p5+p2   21 x[0]
        vpternlogd zmm15, zmm26, [r8 + 44]{1to16}, 0x96  ;    54.5 p0+p3   21 x[0]
        vmovdqa64 zmm29, zmm15                           ;    55.5         21 x[0] copy
        vpternlogd zmm14, zmm26, zmm18, 0x96             ;    54.5 p5      21 x[0]
        vmovdqa64 zmm27, zmm15                           ;    55.5         21 x[0] copy
        vpternlogd zmm27, zmm5, zmm1, 0x69               ;    55.5 p0      21 x[0]
        vmovdqa64 zmm21, zmm14                           ;    55.5         21 x[0] copy
        vpxord zmm10, zmm14, zmm27                       ;    56.5 p5      21 x[0]
        vmovdqu64 zmm6, [rax + 4992]                     ;    39.0 p2      21 x[0]
        vpxord zmm6, zmm6, [rax + 2944]                  ;    55.5 p0+p3   21 x[0]
        vmovdqu64 zmm0, [rax + 7040]                     ;    40.0 p2      32 x[0] reload
        vpternlogd zmm6, zmm0, [r8 + 56]{1to16}, 0x69    ;    56.5 p5+p3   21 x[0]
        vpxord zmm16, zmm16, zmm6                        ;    57.5 p0      21 x[0]
        vpxord zmm29, zmm29, zmm6                        ;    57.5 p5      21 x[0]
        vpxord zmm17, zmm17, zmm16                       ;    58.5 p0      21 x[0]
        vpxord zmm25, zmm25, zmm16                       ;    58.5 p5      21 x[0]
        vpternlogd zmm5, zmm1, zmm25, 0x69               ;    59.5 p0      21 x[0]
        vpxord zmm21, zmm21, zmm25                       ;    59.5 p5      21 x[0]
        vpxord zmm1, zmm11, zmm27                        ;    59.5 p0      21 x[0]
        vpxord zmm18, zmm18, zmm5                        ;    60.5 p5      21 x[0]
        vpandd zmm13, zmm11, zmm18                       ;    61.5 p0      21 x[0]
        vpxord zmm0, zmm6, zmm18                         ;    61.5 p5      21 x[0]
        vpternlogd zmm5, zmm21, zmm17, 0x78              ;    61.5 p0      21 x[0]
        vpxord zmm28, zmm18, zmm29                       ;    62.2 p5      21 x[0]
        vpandd zmm22, zmm27, zmm28                       ;    63.2 p0      21 x[0]
        vpxord zmm9, zmm0, zmm17                         ;    63.2 p5      21 x[0]
        vpxord zmm3, zmm10, zmm16                        ;    63.5 p0      21 x[0]
        vmovdqu64 [rbp + 8192], zmm30                    ;    51.2 p7+p4   21 x[0] spill
        vmovdqa64 zmm30, zmm22                           ;    64.2         21 x[0] copy
        vpternlogd zmm30, zmm1, zmm29, 0x78              ;    64.2 p5      21 x[0]
        vpternlogd zmm22, zmm16, zmm6, 0x78              ;    64.5 p0      21 x[0]
        vmovdqu64 [rbp + 8256], zmm31                    ;    47.2 p8+p9   21 x[0] spill
        vpandd zmm31, zmm14, zmm9                        ;    65.2 p5      21 x[0]
        vpternlogd zmm5, zmm31, zmm30, 0x96              ;    66.2 p0      21 x[0]
        vpternlogd zmm31, zmm13, zmm4, 0x96              ;    66.2 p5      21 x[0]
        vmovdqa64 zmm4, zmm3                             ;    64.5         21 x[0] copy
        vpternlogd zmm4, zmm17, zmm29, 0x60              ;    66.5 p0      21 x[0]
        vmovdqa64 zmm13, zmm10                           ;    57.5         21 x[0] copy
        vpternlogd zmm13, zmm17, zmm15, 0x60             ;    67.2 p5      21 x[0]
        vpxord zmm26, zmm26, zmm13                       ;    68.2 p0      21 x[0]
        vpternlogd zmm26, zmm4, zmm30, 0x96              ;    69.2 p5      21 x[0]
        vpternlogd zmm13, zmm0, zmm25, 0x1e              ;    68.5 p0      21 x[0]
        vpxord zmm4, zmm22, zmm13                        ;    69.5 p5      21 x[0]
        vpternlogd zmm22, zmm31, zmm5, 0x28              ;    69.5 p0      21 x[0]
        vmovdqa64 zmm30, zmm13                           ;    69.5         21 x[0] copy
        vpternlogd zmm30, zmm26, zmm31, 0x48             ;    70.2 p5      21 x[0]
        vmovdqu64 [rbp + 8320], zmm12                    ;    53.2 p7+p4   21 x[0] spill
        vmovdqa64 zmm12, zmm30                           ;    71.2         21 x[0] copy
        vpternlogd zmm12, zmm22, zmm4, 0x36              ;    71.2 p0      21 x[0]
        vpternlogd zmm22, zmm30, zmm4, 0x36              ;    71.2 p5      21 x[0]
        vpternlogd zmm13, zmm31, zmm22, 0x96             ;    72.2 p0      21 x[0]
        vpxord zmm31, zmm13, zmm12                       ;    73.2 p5      21 x[0]
        vmovdqu64 [rbp + 8384], zmm19                    ;    49.2 p8+p9   21 x[0] spill
        vmovdqa64 zmm19, zmm13                           ;    73.2         21 x[0] copy
        vpternlogd zmm19, zmm17, zmm29, 0x60             ;    73.2 p0      21 x[0]
        vmovdqu64 [rbp + 8448], zmm24                    ;    53.2 p7+p4   21 x[0] spill
        vpandnd zmm24, zmm26, zmm4                       ;    73.2 p5      21 x[0]
        vpternlogd zmm4, zmm26, zmm5, 0xea               ;    73.5 p0      21 x[0]
        vpternlogd zmm4, zmm30, zmm26, 0x96              ;    74.5 p5      21 x[0]
        vpternlogd zmm24, zmm22, zmm5, 0x1e              ;    74.5 p0      21 x[0]
        vpandd zmm25, zmm25, zmm4                        ;    75.5 p5      21 x[0]
        vpternlogd zmm13, zmm3, zmm25, 0x6a              ;    76.5 p0      21 x[0]
        vpxord zmm3, zmm31, zmm24                        ;    76.2 p5      21 x[0]
        vpternlogd zmm1, zmm13, zmm31, 0x6c              ;    77.5 p0      21 x[0]
        vmovdqa64 zmm5, zmm3                             ;    77.2         21 x[0] copy
        vpternlogd zmm5, zmm4, zmm12, 0x96               ;    77.2 p5      21 x[0]
        vpternlogd zmm15, zmm5, zmm17, 0x48              ;    78.2 p0      21 x[0]
        vpternlogd zmm5, zmm25, zmm10, 0x6c              ;    78.2 p5      21 x[0]
        vpternlogd zmm28, zmm15, zmm3, 0x6c              ;    79.2 p0      21 x[0]
        vpandd zmm27, zmm27, zmm3                        ;    79.2 p5      21 x[0]
        vpternlogd zmm31, zmm29, zmm28, 0x6a             ;    80.2 p0      21 x[0]
        vpternlogd zmm14, zmm4, zmm12, 0x60              ;    80.2 p5      21 x[0]
        vpandd zmm0, zmm0, zmm4                          ;    80.5 p0      21 x[0]
        vpternlogd zmm9, zmm4, zmm12, 0x60               ;    81.2 p5      21 x[0]
        vpxord zmm4, zmm4, zmm24                         ;    81.5 p0      21 x[0]
        vpternlogd zmm27, zmm5, zmm1, 0x96               ;    82.2 p5      21 x[0]
        vpternlogd zmm18, zmm0, zmm24, 0x6c              ;    82.5 p0      21 x[0]
        vpternlogd zmm13, zmm21, zmm12, 0x78             ;    83.2 p5      21 x[0]
        vpternlogd zmm12, zmm17, zmm18, 0x6a             ;    83.5 p0      21 x[0]
        vpternlogd zmm13, zmm12, zmm31, 0x96             ;    84.5 p5      21 x[0]
        vpternlogd zmm14, zmm5, zmm13, 0x96              ;    85.5 p0      21 x[0]
        vpternlogd zmm13, zmm24, zmm11, 0x78             ;    85.5 p5      21 x[0]
        vpternlogd zmm1, zmm16, zmm4, 0x78               ;    85.5 p0      21 x[0]
        vpandd zmm6, zmm6, zmm4                          ;    86.2 p5      21 x[0]
        vpternlogd zmm6, zmm0, zmm28, 0x96               ;    87.2 p0      21 x[0]
        vmovdqu64 zmm0, [rax + 3072]                     ;    47.0 p2      32 x[0] reload
        vmovdqu64 zmm3, [rax + 5120]                     ;    47.2 p3      32 x[0] reload
        vmovdqu64 zmm4, [rax + 7168]                     ;    48.0 p2      21 x[0]
        vpternlogd zmm4, zmm3, zmm0, 0x96                ;    87.2 p5      21 x[0]
        vpternlogd zmm6, zmm14, zmm27, 0x96              ;    88.2 p0      21 x[0]
        vpxord zmm5, zmm13, zmm6                         ;    89.2 p5      21 x[0]
        vpternlogd zmm12, zmm1, zmm31, 0x69              ;    88.5 p0      21 x[0]
        vpternlogd zmm13, zmm31, zmm19, 0x96             ;    89.2 p5      21 x[0]
        vmovdqu64 zmm10, [rax + 5248]                    ;    48.3 p3      21 x[0]
        vmovdqu64 zmm11, [rax + 3200]                    ;    49.0 p2      32 x[0] reload
        vpxord zmm10, zmm10, zmm11                       ;    89.5 p0      21 x[0]
        vmovdqu64 zmm16, [rax + 7296]                    ;    49.3 p3      32 x[0] reload
        vpternlogd zmm10, zmm16, [r8 + 72]{1to16}, 0x69  ;    90.5 p5+p2   21 x[0]
        vmovdqu64 zmm17, [rax + 3264]                    ;    50.3 p3      32 x[0] reload
        vmovdqu64 zmm19, [rax + 5312]                    ;    51.0 p2      32 x[0] reload
        vmovdqu64 zmm21, [rax + 7360]                    ;    51.3 p3      21 x[0]
        vpternlogd zmm21, zmm19, zmm17, 0x96             ;    90.5 p0      21 x[0]
        vmovdqa64 zmm22, zmm23                           ;    50.0         21 x[0] copy
        vmovdqu64 zmm24, [rax + 5376]                    ;    52.0 p2      21 x[0]
        vmovdqu64 zmm25, [rax + 3328]                    ;    52.3 p3      32 x[0] reload
        vpxord zmm24, zmm24, zmm25                       ;    91.2 p5      21 x[0]
        vmovdqu64 zmm26, [rax + 7424]                    ;    53.0 p2      32 x[0] reload
        vpternlogd zmm24, zmm26, [r8 + 80]{1to16}, 0x96  ;    92.2 p0+p3   21 x[0]
        vmovdqa64 zmm28, zmm20                           ;    51.2         21 x[0] copy
        vmovdqa64 zmm29, zmm10                           ;    91.5         21 x[0] copy
        vmovdqu64 zmm30, [rax + 5440]                    ;    54.0 p2      21 x[0]
        vmovdqu64 zmm31, [rax + 3392]                    ;    54.3 p3      32 x[0] reload
        vpxord zmm30, zmm30, zmm31                       ;    92.2 p5      21 x[0]
        vmovdqu64 zmm31, [rax + 7488]                    ;    55.0 p2      32 x[0] reload
        vpternlogd zmm30, zmm31, [r8 + 84]{1to16}, 0x69  ;    93.2 p0+p3   21 x[0]
        vpternlogd zmm21, zmm30, [r8 + 76]{1to16}, 0x96  ;    94.2 p5+p2   21 x[0]
        vpternlogd zmm23, zmm30, zmm24, 0x69             ;    94.2 p0      21 x[0]
        vmovdqa64 zmm25, zmm21                           ;    95.2         21 x[0] copy
        vmovdqa64 zmm17, zmm23                           ;    95.2         21 x[0] copy
        vmovdqu64 zmm11, [rax + 5504]                    ;    56.3 p3      21 x[0]
        vpxord zmm11, zmm11, [rax + 3456]                ;    94.2 p5+p2   21 x[0]
        vmovdqu64 zmm0, [rax + 7552]                     ;    57.3 p3      32 x[0] reload
        vpternlogd zmm11, zmm0, [r8 + 88]{1to16}, 0x69   ;    95.2 p0+p2   21 x[0]
        vpxord zmm29, zmm29, zmm11                       ;    96.2 p5      21 x[0]
        vpxord zmm25, zmm25, zmm11                       ;    96.2 p0      21 x[0]
        vpxord zmm22, zmm22, zmm29                       ;    97.2 p5      21 x[0]
        vpxord zmm28, zmm28, zmm29                       ;    97.2 p0      21 x[0]
        vmovdqa64 zmm19, zmm20                           ;    54.8         21 x[0] copy
        vmovdqa64 zmm0, zmm11                            ;    96.2         21 x[0] copy
        vmovdqa64 zmm31, zmm25                           ;    97.2         21 x[0] copy
        vmovdqa64 zmm26, zmm21                           ;    95.2         21 x[0] copy
        vpternlogd zmm26, zmm4, [r8 + 64]{1to16}, 0x69   ;    97.2 p5+p3   21 x[0]
        vpxord zmm17, zmm17, zmm26                       ;    98.2 p0      21 x[0]
        vpxord zmm19, zmm19, zmm26                       ;    98.2 p5      21 x[0]
        vpternlogd zmm4, zmm28, [r8 + 64]{1to16}, 0x69   ;    98.5 p0+p2   21 x[0]
        vmovdqa64 zmm16, zmm4                            ;    99.5         21 x[0] copy
        vpternlogd zmm16, zmm24, zmm24, 0xc3             ;    99.5 p5      21 x[0]
        vpxord zmm0, zmm0, zmm16                         ;   100.5 p0      21 x[0]
        vpxord zmm31, zmm31, zmm16                       ;   100.5 p5      21 x[0]
        vpandd zmm24, zmm26, zmm31                       ;   101.5 p0      21 x[0]
        vpternlogd zmm10, zmm16, zmm20, 0x78             ;   101.2 p5      21 x[0]
        vmovdqa64 zmm3, zmm23                            ;    95.2         21 x[0] copy
        vpternlogd zmm3, zmm28, zmm22, 0x28              ;   101.5 p0      21 x[0]
        vmovdqu64 [rbp + 8512], zmm12                    ;    89.5 p8+p9   21 x[0] spill
        vpxord zmm12, zmm0, zmm22                        ;   102.2 p5      21 x[0]
        vpternlogd zmm10, zmm12, zmm23, 0x78             ;   103.2 p0      21 x[0]
        vmovdqu64 [rbp + 8576], zmm1                     ;    86.5 p7+p4   21 x[0] spill
        vpxord zmm1, zmm29, zmm17                        ;   103.2 p5      21 x[0]
        vmovdqu64 [rbp + 8640], zmm15                    ;    79.2 p8+p9   21 x[0] spill
        vmovdqa64 zmm15, zmm24                           ;   102.5         21 x[0] copy
        vpternlogd zmm15, zmm19, zmm25, 0x78             ;   103.5 p0      21 x[0]
        vpternlogd zmm24, zmm29, zmm11, 0x78             ;   104.2 p5      21 x[0]
        vpternlogd zmm3, zmm4, zmm15, 0x96               ;   104.5 p0      21 x[0]
        vpternlogd zmm3, zmm12, zmm23, 0x78              ;   105.5 p5      21 x[0]
        vmovdqa64 zmm4, zmm1                             ;   104.2         21 x[0] copy
        vpternlogd zmm4, zmm22, zmm25, 0x60              ;   105.5 p0      21 x[0]
        vmovdqu64 [rbp + 8704], zmm9                     ;    82.2 p7+p4   21 x[0] spill
        vmovdqa64 zmm9, zmm17                            ;    99.2         21 x[0] copy
        vpternlogd zmm9, zmm22, zmm21, 0x60              ;   106.2 p5      21 x[0]
        vpxord zmm30, zmm30, zmm9                        ;   107.2 p0      21 x[0]
        vpternlogd zmm30, zmm4, zmm15, 0x96              ;   108.2 p5      21 x[0]
        vpternlogd zmm9, zmm0, zmm28, 0x1e               ;   107.5 p0      21 x[0]
        vpxord zmm4, zmm24, zmm9                         ;   108.5 p5      21 x[0]
        vpternlogd zmm24, zmm10, zmm3, 0x28              ;   108.5 p0      21 x[0]
        vmovdqa64 zmm15, zmm9                            ;   108.5         21 x[0] copy
        vpternlogd zmm15, zmm30, zmm10, 0x48             ;   109.2 p5      21 x[0]
        vmovdqu64 [rbp + 8768], zmm18                    ;    83.5 p8+p9   21 x[0] spill
        vmovdqa64 zmm18, zmm15                           ;   110.2         21 x[0] copy
        vpternlogd zmm18, zmm24, zmm4, 0x36              ;   110.2 p0      21 x[0]
        vpternlogd zmm24, zmm15, zmm4, 0x36              ;   110.2 p5      21 x[0]
        vpternlogd zmm9, zmm10, zmm24, 0x96              ;   111.2 p0      21 x[0]
        vpxord zmm10, zmm9, zmm18                        ;   112.2 p5      21 x[0]
        vmovdqu64 [rbp + 8832], zmm27                    ;    83.2 p7+p4   21 x[0] spill
        vmovdqa64 zmm27, zmm9                            ;   112.2         21 x[0] copy
        vpternlogd zmm27, zmm22, zmm25, 0x60             ;   112.2 p0      21 x[0]
        vmovdqu64 [rbp + 8896], zmm6                     ;    89.2 p8+p9   21 x[0] spill
        vmovdqa64 zmm6, zmm18                            ;   111.2         21 x[0] copy
        vpternlogd zmm6, zmm23, zmm28, 0x60              ;   112.2 p5      21 x[0]
        vmovdqu64 [rbp + 8960], zmm5                     ;    90.2 p7+p4   21 x[0] spill
        vpandnd zmm5, zmm30, zmm4                        ;   112.5 p0      21 x[0]
        vpternlogd zmm4, zmm30, zmm3, 0xea               ;   113.2 p5      21 x[0]
        vpternlogd zmm4, zmm15, zmm30, 0x96              ;   114.2 p0      21 x[0]
        vpternlogd zmm5, zmm24, zmm3, 0x1e               ;   114.2 p5      21 x[0]
        vpandd zmm3, zmm22, zmm18                        ;   114.5 p0      21 x[0]
        vpandd zmm28, zmm28, zmm4                        ;   115.2 p5      21 x[0]
        vpternlogd zmm9, zmm1, zmm28, 0x6a               ;   116.2 p0      21 x[0]
        vpxord zmm1, zmm10, zmm5                         ;   116.2 p5      21 x[0]
        vpxord zmm18, zmm18, zmm4                        ;   116.5 p0      21 x[0]
        vpxord zmm15, zmm1, zmm18                        ;   117.5 p5      21 x[0]
        vpternlogd zmm19, zmm9, zmm10, 0x6c              ;   117.5 p0      21 x[0]
        vpternlogd zmm22, zmm21, zmm15, 0x28             ;   118.5 p5      21 x[0]
        vpternlogd zmm15, zmm28, zmm17, 0x6c             ;   118.5 p0      21 x[0]
        vpternlogd zmm31, zmm22, zmm1, 0x6c              ;   119.5 p5      21 x[0]
        vpandd zmm26, zmm26, zmm1                        ;   119.5 p0      21 x[0]
        vpternlogd zmm10, zmm25, zmm31, 0x6a             ;   120.5 p5      21 x[0]
        vpandd zmm23, zmm23, zmm18                       ;   120.5 p0      21 x[0]
        vpandd zmm0, zmm0, zmm4                          ;   121.2 p5      21 x[0]
        vpxord zmm4, zmm4, zmm5                          ;   121.5 p0      21 x[0]
        vpternlogd zmm26, zmm15, zmm19, 0x96             ;   122.2 p5      21 x[0]
        vpternlogd zmm16, zmm0, zmm5, 0x6c               ;   122.5 p0      21 x[0]
        vpternlogd zmm3, zmm16, zmm10, 0x96              ;   123.5 p5      21 x[0]
        vpternlogd zmm9, zmm6, zmm3, 0x96                ;   124.5 p0      21 x[0]
        vpternlogd zmm23, zmm15, zmm9, 0x96              ;   125.5 p5      21 x[0]
        vpternlogd zmm9, zmm5, zmm20, 0x78               ;   125.5 p0      21 x[0]
        vpternlogd zmm19, zmm29, zmm4, 0x78              ;   125.2 p5      21 x[0]
        vmovdqu64 zmm1, [rax + 3584]                     ;    68.2 p3      32 x[0] reload
        vmovdqu64 zmm5, [rax + 5632]                     ;    68.3 p2      32 x[0] reload
        vmovdqu64 zmm6, [rax + 7680]                     ;    69.2 p3      21 x[0]
        vpternlogd zmm6, zmm5, zmm1, 0x96                ;   125.5 p0      21 x[0]
        vpternlogd zmm4, zmm0, zmm11, 0x6c               ;   126.2 p5      21 x[0]
        vpternlogd zmm4, zmm31, zmm26, 0x96              ;   127.2 p0      21 x[0]
        vpternlogd zmm16, zmm18, zmm12, 0x78             ;   127.2 p5      21 x[0]
        vmovdqu64 zmm0, [rax + 3840]                     ;    69.3 p2      32 x[0] reload
        vmovdqu64 zmm11, [rax + 5888]                    ;    70.2 p3      32 x[0] reload
        vmovdqu64 zmm12, [rax + 7936]                    ;    70.3 p2      21 x[0]
        vpternlogd zmm12, zmm11, zmm0, 0x96              ;   127.5 p0      21 x[0]
        vpternlogd zmm16, zmm22, zmm23, 0x96             ;   128.2 p5      21 x[0]
        vpternlogd zmm10, zmm27, zmm9, 0x69              ;   128.5 p0      21 x[0]
        vpternlogd zmm9, zmm4, zmm23, 0x96               ;   129.2 p5      21 x[0]
        vmovdqu64 zmm15, [rax + 3776]                    ;    71.2 p3      32 x[0] reload
        vmovdqu64 zmm17, [rax + 5824]                    ;    71.3 p2      32 x[0] reload
        vmovdqu64 zmm18, [rax + 7872]                    ;    72.2 p3      21 x[0]
        vpternlogd zmm18, zmm17, zmm15, 0x96             ;   129.5 p0      21 x[0]
        vmovdqu64 zmm20, [rax + 5760]                    ;    72.3 p2      21 x[0]
        vmovdqu64 zmm21, [rax + 3712]                    ;    73.2 p3      32 x[0] reload
        vpxord zmm20, zmm20, zmm21                       ;   130.2 p5      21 x[0]
        vmovdqu64 zmm22, [rax + 7808]                    ;    73.3 p2      32 x[0] reload
        vpternlogd zmm20, zmm22, [r8 + 104]{1to16}, 0x69 ;   131.2 p0+p3   21 x[0]
        vmovdqu64 zmm24, [rbp + 8128]                    ;    74.3 p2      21 x[0]
        vmovdqu64 zmm25, [rbp + 8064]                    ;    75.2 p3      21 x[0]
        vmovdqu64 zmm27, [rax + 5952]                    ;    75.3 p2      21 x[0]
        vmovdqu64 zmm28, [rax + 3904]                    ;    76.2 p3      32 x[0] reload
        vpxord zmm27, zmm27, zmm28                       ;   131.2 p5      21 x[0]
        vmovdqu64 zmm29, [rax + 8000]                    ;    76.3 p2      32 x[0] reload
        vpternlogd zmm27, zmm29, [r8 + 116]{1to16}, 0x69 ;   132.2 p0+p3   21 x[0]
        vmovdqu64 zmm30, [rax + 6016]                    ;    77.3 p2      21 x[0]
        vmovdqu64 zmm31, [rax + 3968]                    ;    78.2 p3      32 x[0] reload
        vpxord zmm30, zmm30, zmm31                       ;   132.2 p5      21 x[0]
        vpternlogd zmm18, zmm27, [r8 + 108]{1to16}, 0x96 ;   133.2 p0+p2   21 x[0]
        vmovdqu64 zmm31, [rax + 8064]                    ;    79.2 p3      32 x[0] reload
        vpternlogd zmm30, zmm31, [r8 + 120]{1to16}, 0x69 ;   133.2 p5+p2   21 x[0]
        vpxord zmm28, zmm20, zmm30                       ;   134.2 p0      21 x[0]
        vpxord zmm24, zmm24, zmm28                       ;   135.2 p5      21 x[0]
        vpxord zmm25, zmm25, zmm28                       ;   135.2 p0      21 x[0]
        vpxord zmm0, zmm18, zmm30                        ;   135.2 p5      21 x[0]
        vmovdqu64 zmm15, [rbp + 8064]                    ;    80.2 p3      21 x[0]
        vmovdqu64 zmm21, [rbp + 8064]                    ;    80.3 p2      21 x[0]
        vmovdqa64 zmm1, zmm0                             ;   136.2         21 x[0] copy
        vmovdqa64 zmm17, zmm18                           ;   134.2         21 x[0] copy
        vpternlogd zmm17, zmm6, [r8 + 96]{1to16}, 0x69   ;   135.5 p0+p3   21 x[0]
        vpxord zmm15, zmm15, zmm17                       ;   136.5 p5      21 x[0]
        vpternlogd zmm6, zmm25, [r8 + 96]{1to16}, 0x69   ;   136.5 p0+p2   21 x[0]
        vmovdqa64 zmm31, zmm17                           ;   136.5         21 x[0] copy
        vmovdqa64 zmm29, zmm28                           ;   135.2         21 x[0] copy
        vmovdqa64 zmm11, zmm6                            ;   137.5         21 x[0] copy
        vpternlogd zmm11, zmm12, [r8 + 112]{1to16}, 0x69 ;   137.5 p5+p3   21 x[0]
        vpxord zmm1, zmm1, zmm11                         ;   138.5 p0      21 x[0]
        vpandd zmm21, zmm21, zmm11                       ;   138.5 p5      21 x[0]
        vpandd zmm31, zmm31, zmm1                        ;   139.5 p0      21 x[0]
        vmovdqu64 zmm22, [rbp + 8128]                    ;    82.3 p2      32 x[0] reload
        vpternlogd zmm12, zmm22, [r8 + 112]{1to16}, 0x69 ;   139.2 p5+p3   21 x[0]
        vmovdqa64 zmm22, zmm12                           ;   140.2         21 x[0] copy
        vpternlogd zmm22, zmm25, zmm27, 0x96             ;   140.2 p0      21 x[0]
        vmovdqa64 zmm5, zmm17                            ;   136.5         21 x[0] copy
        vpternlogd zmm5, zmm12, zmm27, 0x96              ;   140.2 p5      21 x[0]
        vpxord zmm29, zmm29, zmm5                        ;   141.2 p0      21 x[0]
        vpternlogd zmm6, zmm22, zmm24, 0x78              ;   141.2 p5      21 x[0]
        vmovdqu64 [rbp + 8128], zmm3                     ;   124.5 p8+p9   21 x[0] spill
        vmovdqa64 zmm3, zmm31                            ;   140.5         21 x[0] copy
        vpternlogd zmm3, zmm15, zmm0, 0x78               ;   141.5 p0      21 x[0]
        vpternlogd zmm31, zmm28, zmm30, 0x78             ;   142.2 p5      21 x[0]
        vmovdqu64 [rbp + 9024], zmm19                    ;   126.2 p7+p4   21 x[0] spill
        vmovdqa64 zmm19, zmm11                           ;   138.5         21 x[0] copy
        vpternlogd zmm19, zmm24, zmm30, 0x96             ;   142.5 p0      21 x[0]
        vmovdqu64 [rbp + 9088], zmm16                    ;   129.2 p8+p9   21 x[0] spill
        vpxord zmm16, zmm0, zmm24                        ;   143.2 p5      21 x[0]
        vmovdqu64 [rbp + 9152], zmm26                    ;   123.2 p7+p4   21 x[0] spill
        vpandd zmm26, zmm29, zmm16                       ;   144.2 p0      21 x[0]
        vmovdqu64 [rbp + 9216], zmm9                     ;   130.2 p8+p9   21 x[0] spill
        vmovdqa64 zmm9, zmm19                            ;   143.5         21 x[0] copy
        vpternlogd zmm9, zmm12, zmm27, 0x60              ;   144.2 p5      21 x[0]
        vpternlogd zmm6, zmm9, zmm3, 0x96                ;   145.2 p0      21 x[0]
        vpternlogd zmm9, zmm21, zmm20, 0x96              ;   145.2 p5      21 x[0]
        vmovdqa64 zmm20, zmm11                           ;   138.5         21 x[0] copy
        vpternlogd zmm20, zmm25, zmm30, 0xde             ;   145.5 p0      21 x[0]
        vmovdqa64 zmm21, zmm5                            ;   141.2         21 x[0] copy
        vpternlogd zmm21, zmm24, zmm18, 0x60             ;   146.2 p5      21 x[0]
        vpternlogd zmm26, zmm21, zmm27, 0x96             ;   147.2 p0      21 x[0]
        vmovdqu64 [rbp + 9280], zmm8                     ;    84.5 p7+p4   21 x[0] spill
        vmovdqa64 zmm8, zmm21                            ;   147.2         21 x[0] copy
        vpternlogd zmm8, zmm20, zmm31, 0x96              ;   147.2 p5      21 x[0]
        vpternlogd zmm31, zmm9, zmm6, 0x28               ;   147.5 p0      21 x[0]
        vpternlogd zmm21, zmm20, zmm9, 0x96              ;   148.2 p5      21 x[0]
        vmovdqa64 zmm9, zmm21                            ;   149.2         21 x[0] copy
        vpternlogd zmm9, zmm26, zmm3, 0x60               ;   149.2 p0      21 x[0]
        vmovdqa64 zmm20, zmm21                           ;   149.2         21 x[0] copy
        vpternlogd zmm21, zmm26, zmm3, 6                 ;   149.2 p5      21 x[0]
        vpternlogd zmm26, zmm3, zmm8, 0x28               ;   149.5 p0      21 x[0]
        vmovdqa64 zmm3, zmm9                             ;   150.2         21 x[0] copy
        vpternlogd zmm3, zmm31, zmm8, 0x36               ;   150.2 p5      21 x[0]
        vpternlogd zmm9, zmm31, zmm8, 0x1e               ;   150.5 p0      21 x[0]
        vpxord zmm20, zmm20, zmm9                        ;   151.5 p5      21 x[0]
        vpxord zmm31, zmm3, zmm20                        ;   152.5 p0      21 x[0]
        vpternlogd zmm21, zmm26, zmm6, 0x1e              ;   152.2 p5      21 x[0]
        vpxord zmm8, zmm8, zmm26                         ;   152.5 p0      21 x[0]
        vpternlogd zmm8, zmm9, zmm6, 0x1e                ;   153.5 p5      21 x[0]
        vpandd zmm25, zmm25, zmm21                       ;   153.5 p0      21 x[0]
        vpternlogd zmm29, zmm25, zmm20, 0x6c             ;   154.5 p5      21 x[0]
        vpxord zmm6, zmm31, zmm8                         ;   154.5 p0      21 x[0]
        vpxord zmm9, zmm3, zmm21                         ;   155.2 p5      21 x[0]
        vpxord zmm26, zmm6, zmm9                         ;   156.2 p0      21 x[0]
        vpternlogd zmm15, zmm29, zmm31, 0x6c             ;   156.2 p5      21 x[0]
        vpternlogd zmm18, zmm26, zmm24, 0x48             ;   157.2 p0      21 x[0]
        vpternlogd zmm26, zmm25, zmm5, 0x6c              ;   157.2 p5      21 x[0]
        vpternlogd zmm1, zmm18, zmm6, 0x6c               ;   158.2 p0      21 x[0]
        vpandd zmm17, zmm17, zmm6                        ;   158.2 p5      21 x[0]
        vpternlogd zmm31, zmm0, zmm1, 0x6a               ;   159.2 p0      21 x[0]
        vpternlogd zmm12, zmm27, zmm9, 0x28              ;   159.2 p5      21 x[0]
        vpxord zmm0, zmm21, zmm8                         ;   159.5 p0      21 x[0]
        vpternlogd zmm21, zmm11, zmm30, 0x60             ;   160.2 p5      21 x[0]
        vpternlogd zmm17, zmm26, zmm15, 0x96             ;   160.5 p0      21 x[0]
        vpternlogd zmm11, zmm21, zmm8, 0x6c              ;   161.2 p5      21 x[0]
        vpternlogd zmm29, zmm22, zmm3, 0x78              ;   161.5 p0      21 x[0]
        vpternlogd zmm3, zmm24, zmm11, 0x6a              ;   162.2 p5      21 x[0]
        vpternlogd zmm29, zmm3, zmm31, 0x96              ;   163.2 p0      21 x[0]
        vpternlogd zmm12, zmm26, zmm29, 0x96             ;   164.2 p5      21 x[0]
        vpternlogd zmm15, zmm28, zmm0, 0x78              ;   163.5 p0      21 x[0]
        vpternlogd zmm29, zmm8, [rbp + 8064], 0x78       ;   164.2 p5+p2   21 x[0]
        vpandd zmm30, zmm30, zmm0                        ;   164.5 p0      21 x[0]
        vpxord zmm0, zmm14, zmm23                        ;   165.2 p5      32 x[0]
        vmovdqa64 zmm5, zmm13                            ;    90.5         32 x[0] copy
        vpternlogd zmm5, zmm2, zmm7, 0x96                ;   165.5 p0      32 x[0]
        vpternlogd zmm30, zmm21, zmm1, 0x96              ;   166.2 p5      21 x[0]
        vpternlogd zmm30, zmm12, zmm17, 0x96             ;   167.2 p0      21 x[0]
        vpternlogd zmm11, zmm9, zmm19, 0x78              ;   167.2 p5      21 x[0]
        vmovdqu64 zmm1, [rbp + 9280]                     ;    91.3 p3      32 x[0]
        vpternlogd zmm2, zmm10, zmm7, 0x69               ;   167.5 p0      32 x[0]
        vpternlogd zmm11, zmm18, zmm12, 0x96             ;   168.2 p5      21 x[0]
        vmovdqu64 zmm6, [rbp + 8960]                     ;    91.8 p2      32 x[0]
        vpxord zmm8, zmm29, zmm30                        ;   168.5 p0      21 x[0]
        vpternlogd zmm3, zmm15, zmm31, 0x69              ;   169.2 p5      21 x[0]
        vmovdqu64 zmm9, [rbp + 8896]                     ;    92.3 p3      32 x[0]
        vmovdqu64 zmm18, [rbp + 8448]                    ;    92.8 p2      21 x[0] reload
        vpxord zmm9, zmm9, zmm18                         ;   169.5 p0      32 x[0]
        vpternlogd zmm31, zmm20, zmm16, 0x78             ;   170.2 p5      21 x[0]
        vpternlogd zmm10, zmm31, zmm29, 0x69             ;   171.2 p0      32 x[0]
        vpternlogd zmm4, zmm30, zmm23, 0x96              ;   171.2 p5      32 x[0]
        vpxord zmm1, zmm1, zmm12                         ;   171.5 p0      32 x[0]
        vpxord zmm6, zmm6, zmm8                          ;   172.2 p5      32 x[0]
        vpternlogd zmm8, zmm18, zmm7, 0x96               ;   172.5 p0      32 x[0]
        vmovdqu64 zmm16, [rbp + 9216]                    ;   130.2 p3      32 x[0]
        vpternlogd zmm16, zmm18, [rbp + 8960], 0x69      ;   173.2 p5+p2   32 x[0]
        vmovdqu64 zmm19, [rbp + 9152]                    ;   123.2 p3      32 x[0]
        vmovdqu64 zmm20, [rbp + 9152]                    ;   123.2 p2      32 x[0]
        vmovdqu64 zmm21, [rbp + 8384]                    ;    95.8 p3      21 x[0] reload
        vpxord zmm20, zmm20, zmm21                       ;   173.5 p0      32 x[0]
        vmovdqu64 zmm22, [rbp + 8896]                    ;    96.0 p2      21 x[0] reload
        vmovdqa64 zmm24, zmm2                            ;   168.5         32 x[0] copy
        vpternlogd zmm24, zmm30, zmm22, 0x96             ;   174.2 p5      32 x[0]
        vmovdqu64 zmm25, [rbp + 8832]                    ;    96.8 p3      21 x[0] reload
        vpxord zmm21, zmm21, zmm25                       ;   174.5 p0      32 x[0]
        vpternlogd zmm31, zmm29, zmm4, 0x69              ;   175.2 p5      32 x[0]
        vmovdqu64 zmm26, [rbp + 8704]                    ;    97.0 p2      21 x[0] reload
        vmovdqu64 zmm27, [rbp + 8768]                    ;    97.8 p3      32 x[0]
        vpternlogd zmm27, zmm26, [rbp + 8640], 0x96      ;   175.5 p0+p2   32 x[0]
        vmovdqa64 zmm26, zmm9                            ;   170.5         32 x[0] copy
        vpternlogd zmm26, zmm13, zmm13, 0xc3             ;   176.2 p5      32 x[0]
        vmovdqa64 zmm13, zmm8                            ;   173.5         32 x[0] copy
        vpternlogd zmm13, zmm23, [rbp + 9280], 0x96      ;   176.5 p0+p3   32 x[0]
        vpternlogd zmm23, zmm1, zmm5, 0x69               ;   177.2 p5      32 x[0]
        vpternlogd zmm8, zmm4, zmm22, 0x69               ;   177.5 p0      32 x[0]
        vpternlogd zmm12, zmm0, zmm10, 0x69              ;   178.2 p5      32 x[0]
        vmovdqu64 zmm28, [rbp + 8320]                    ;    99.0 p2      32 x[0]
        vmovdqu64 zmm29, [rbp + 8256]                    ;    99.8 p3      32 x[0]
        vpxord zmm19, zmm19, zmm17                       ;   178.5 p0      32 x[0]
        vpternlogd zmm16, zmm30, zmm22, 0x96             ;   179.2 p5      32 x[0]
        vmovdqu64 zmm22, [rbp + 9216]                    ;   130.2 p2      21 x[0] reload
        vmovdqa64 zmm30, zmm6                            ;   173.2         32 x[0] copy
        vpternlogd zmm30, zmm1, zmm22, 0x96              ;   179.5 p0      32 x[0]
        vpxord zmm28, zmm28, zmm11                       ;   180.2 p5      32 x[0]
        vpxord zmm29, zmm29, zmm15                       ;   180.5 p0      32 x[0]
        vpxord zmm15, zmm15, [rbp + 8576]                ;   181.2 p5+p3   32 x[0]
        vmovdqu64 zmm18, [rbp + 8512]                    ;   101.0 p2      32 x[0]
        vpxord zmm18, zmm18, [rbp + 8192]                ;   181.5 p0+p3   32 x[0]
        vpternlogd zmm27, zmm14, [rbp + 9088], 0x96      ;   182.2 p5+p2   32 x[0]
        vmovdqa64 zmm14, zmm18                           ;   182.5         32 x[0] copy
        vpternlogd zmm14, zmm25, zmm25, 0xc3             ;   182.5 p0      32 x[0]
        vpternlogd zmm11, zmm27, zmm19, 0x96             ;   183.2 p5      32 x[0]
        vmovdqu64 zmm25, [rbp + 8512]                    ;   102.8 p3      21 x[0] reload
        vmovdqu64 [rbp + 8832], zmm11                    ;   184.2 p8+p9   32 x[0] spill
        vmovdqa64 zmm11, zmm20                           ;   174.5         32 x[0] copy
        vpternlogd zmm11, zmm3, zmm25, 0x96              ;   183.5 p0      32 x[0]
        vmovdqu64 [rbp + 8896], zmm12                    ;   179.2 p7+p4   32 x[0] spill
        vmovdqu64 zmm12, [rbp + 9024]                    ;   126.2 p2      32 x[0]
        vpternlogd zmm12, zmm3, [rbp + 8128], 0x69       ;   184.2 p5+p3   32 x[0]
        vmovdqu64 [rbp + 8128], zmm1                     ;   172.5 p8+p9   32 x[0] spill
        vmovdqa64 zmm1, zmm12                            ;   185.2         32 x[0] copy
        vpternlogd zmm1, zmm17, zmm17, 0xc3              ;   185.2 p0      32 x[0]
        vmovdqa64 zmm17, zmm29                           ;   181.5         32 x[0] copy
        vpternlogd zmm17, zmm12, zmm25, 0x96             ;   185.2 p5      32 x[0]
        vpternlogd zmm10, zmm26, [rax], 0x96             ;   185.5 p0+p2   32 x[0]
        vpternlogd zmm19, zmm14, [rax + 64], 0x96        ;   186.2 p5+p3   32 x[0]
        vmovdqu64 [rbp - 128], zmm10                     ;   186.5 p7+p4   32 x[0] spill
        vpxord zmm10, zmm6, [rax + 128]                  ;   186.5 p0+p2   32 x[0]
        vmovdqu64 [rbp - 64], zmm19                      ;   187.2 p8+p9   32 x[0] spill
        vmovdqu64 zmm19, [rbp + 9088]                    ;   129.2 p3      21 x[0] reload
        vpternlogd zmm29, zmm19, [rbp + 8320], 0x96      ;   187.2 p5+p2   32 x[0]
        vpternlogd zmm19, zmm28, zmm21, 0x96             ;   187.5 p0      32 x[0]
        vpternlogd zmm10, zmm9, zmm8, 0x96               ;   188.2 p5      32 x[0]
        vmovdqu64 zmm9, [rbp + 9024]                     ;   126.2 p3      21 x[0] reload
        vmovdqu64 [rbp + 0], zmm10                       ;   189.2 p7+p4   32 x[0] spill
        vmovdqa64 zmm10, zmm15                           ;   182.2         32 x[0] copy
        vpternlogd zmm10, zmm28, zmm9, 0x96              ;   188.5 p0      32 x[0]
        vmovdqu64 [rbp + 8320], zmm8                     ;   178.5 p8+p9   32 x[0] spill
        vpxord zmm8, zmm15, [rax + 192]                  ;   189.2 p5+p2   32 x[0]
        vpternlogd zmm8, zmm18, zmm17, 0x96              ;   190.2 p0      32 x[0]
        vmovdqu64 zmm18, [rbp + 8576]                    ;   107.8 p3      32 x[0]
        vpternlogd zmm18, zmm9, [rbp + 8192], 0x96       ;   190.2 p5+p2   32 x[0]
        vpternlogd zmm18, zmm3, zmm25, 0x96              ;   191.2 p0      32 x[0]
        vpxord zmm22, zmm22, [rax + 256]                 ;   191.2 p5+p3   32 x[0]
        vpxord zmm9, zmm9, [rax + 320]                   ;   191.5 p0+p2   32 x[0]
        vpternlogd zmm22, zmm13, zmm0, 0x96              ;   192.2 p5      32 x[0]
        vmovdqu64 zmm3, [rax + 384]                      ;   109.8 p3      32 x[0]
        vpxord zmm3, zmm3, zmm23                         ;   192.5 p0      32 x[0]
        vpternlogd zmm9, zmm29, zmm27, 0x96              ;   193.2 p5      32 x[0]
        vpxord zmm25, zmm19, [rax + 448]                 ;   193.5 p0+p2   32 x[0]
        vmovdqu64 [rbp + 128], zmm22                     ;   193.2 p7+p4   32 x[0] spill
        vmovdqu64 zmm22, [rbp + 8256]                    ;   110.8 p3      32 x[0]
        vpxord zmm22, zmm22, [rax + 832]                 ;   194.2 p5+p2   32 x[0]
        vpternlogd zmm22, zmm15, zmm27, 0x96             ;   195.2 p0      32 x[0]
        vmovdqu64 [rbp + 704], zmm22                     ;   196.2 p8+p9   32 x[0] spill
        vpxord zmm22, zmm16, [rax + 640]                 ;   195.2 p5+p3   32 x[0]
        vmovdqu64 [rbp + 512], zmm22                     ;   196.2 p7+p4   32 x[0] spill
        vmovdqu64 zmm22, [rax + 768]                     ;   112.0 p2      32 x[0] reload
        vpternlogd zmm7, zmm22, [rbp + 8448], 0x96       ;   195.5 p0+p3   32 x[0]
        vpxord zmm22, zmm18, [rax + 704]                 ;   196.2 p5+p2   32 x[0]
        vpternlogd zmm7, zmm6, zmm0, 0x96                ;   196.5 p0      32 x[0]
        vmovdqu64 [rbp + 640], zmm7                      ;   197.5 p8+p9   32 x[0] spill
        vmovdqa64 zmm7, zmm31                            ;   176.2         32 x[0] copy
        vpternlogd zmm7, zmm24, [rax + 512], 0x96        ;   197.2 p5+p3   32 x[0]
        vpxord zmm0, zmm0, [rax + 896]                   ;   197.5 p0+p2   32 x[0]
        vmovdqu64 [rbp + 384], zmm7                      ;   198.2 p7+p4   32 x[0] spill
        vmovdqa64 zmm7, zmm1                             ;   186.2         32 x[0] copy
        vpternlogd zmm7, zmm11, [rax + 576], 0x96        ;   198.2 p5+p3   32 x[0]
        vpternlogd zmm0, zmm23, zmm2, 0x96               ;   198.5 p0      32 x[0]
        vpxord zmm23, zmm20, [rax + 960]                 ;   199.2 p5+p2   32 x[0]
        vpternlogd zmm23, zmm19, zmm27, 0x96             ;   200.2 p0      32 x[0]
        vpternlogd zmm31, zmm5, [rax + 1024], 0x96       ;   200.2 p5+p3   32 x[0]
        vmovdqu64 zmm5, [rax + 1152]                     ;   116.0 p2      32 x[0]
        vpxord zmm5, zmm5, zmm6                          ;   200.5 p0      32 x[0]
        vpternlogd zmm1, zmm21, [rax + 1088], 0x96       ;   201.2 p5+p3   32 x[0]
        vmovdqu64 zmm6, [rax + 1216]                     ;   117.0 p2      32 x[0]
        vpxord zmm6, zmm6, zmm15                         ;   201.5 p0      32 x[0]
        vmovdqu64 zmm15, [rbp + 8896]                    ;   179.2 p3      32 x[0] reload
        vmovdqu64 zmm19, [rax + 1408]                    ;   118.0 p2      32 x[0]
        vpternlogd zmm19, zmm15, [rbp + 8128], 0x96      ;   202.2 p5+p3   32 x[0]
        vpternlogd zmm5, zmm16, zmm4, 0x96               ;   202.5 p0      32 x[0]
        vpternlogd zmm13, zmm30, [rax + 1280], 0x96      ;   203.2 p5+p2   32 x[0]
        vpternlogd zmm6, zmm18, zmm12, 0x96              ;   203.5 p0      32 x[0]
        vmovdqu64 zmm4, [rbp + 8320]                     ;   178.5 p3      32 x[0]
        vpxord zmm4, zmm4, [rax + 1664]                  ;   204.2 p5+p2   32 x[0]
        vpternlogd zmm29, zmm10, [rax + 1344], 0x96      ;   204.5 p0+p3   32 x[0]
        vmovdqu64 zmm12, [rbp + 8832]                    ;   184.2 p2      32 x[0] reload
        vmovdqu64 zmm16, [rax + 1472]                    ;   121.8 p3      32 x[0] reload
        vpternlogd zmm28, zmm16, zmm12, 0x96             ;   205.2 p5      32 x[0]
        vpternlogd zmm26, zmm24, [rax + 1536], 0x96      ;   205.5 p0+p2   32 x[0]
        vpternlogd zmm14, zmm11, [rax + 1600], 0x96      ;   206.2 p5+p3   32 x[0]
        vmovdqu64 zmm11, [rax + 1728]                    ;   123.0 p2      32 x[0]
        vmovdqu64 zmm16, [rax + 1792]                    ;   123.8 p3      32 x[0]
        vpxord zmm11, zmm11, zmm17                       ;   206.5 p0      32 x[0]
        vpxord zmm16, zmm16, zmm30                       ;   207.2 p5      32 x[0]
        vmovdqu64 zmm17, [rax + 1856]                    ;   124.0 p2      32 x[0]
        vpxord zmm17, zmm17, zmm10                       ;   207.5 p0      32 x[0]
        vpternlogd zmm15, zmm2, [rax + 1920], 0x96       ;   208.2 p5+p3   32 x[0]
        vpternlogd zmm12, zmm20, [rax + 1984], 0x96      ;   208.5 p0+p2   32 x[0]
        vmovdqu64 zmm2, [rax + 4544]                     ;   125.8 p3      32 x[0] reload
        vmovdqu64 zmm10, [rax + 6592]                    ;   126.0 p2      32 x[1]
        vpternlogd zmm10, zmm2, [r8 + 156]{1to16}, 0x96  ;   209.2 p5+p3   32 x[1]
        vmovdqu64 zmm18, [rax + 5056]                    ;   127.0 p2      32 x[0] reload
        vmovdqu64 zmm20, [rax + 7104]                    ;   127.8 p3      32 x[1]
        vpternlogd zmm20, zmm18, [r8 + 188]{1to16}, 0x96 ;   209.5 p0+p2   32 x[1]
        vmovdqu64 zmm21, [rax + 5568]                    ;   128.8 p3      32 x[0] reload
        vmovdqu64 zmm24, [rax + 7616]                    ;   129.0 p2      32 x[1]
        vpternlogd zmm24, zmm21, [r8 + 220]{1to16}, 0x96 ;   210.2 p5+p3   32 x[1]
        vmovdqu64 zmm27, [rax + 6208]                    ;   130.0 p2      32 x[1]
        vmovdqu64 zmm30, [rax + 4160]                    ;   130.8 p3      32 x[0] reload
        vpxord zmm27, zmm27, zmm30                       ;   210.5 p0      32 x[1]
        vmovdqu64 zmm21, [rbp - 64]                      ;   198.2 p2      32 x[0] reload
        vpternlogd zmm27, zmm21, [r8 + 132]{1to16}, 0x96 ;   211.5 p5+p3   32 x[1]
        vmovdqu64 zmm18, [rax + 6720]                    ;   132.0 p2      32 x[1]
        vpxord zmm18, zmm18, [rax + 4672]                ;   211.5 p0+p3   32 x[1]
        vpternlogd zmm18, zmm7, [r8 + 164]{1to16}, 0x96  ;   212.5 p5+p2   32 x[1]
        vmovdqu64 zmm2, [rax + 7232]                     ;   133.8 p3      32 x[1]
        vpxord zmm2, zmm2, [rax + 5184]                  ;   212.5 p0+p2   32 x[1]
        vpternlogd zmm2, zmm1, [r8 + 196]{1to16}, 0x96   ;   213.5 p5+p3   32 x[1]
        vmovdqu64 zmm30, [rax + 7744]                    ;   135.0 p2      32 x[1]
        vpxord zmm30, zmm30, [rax + 5696]                ;   213.5 p0+p3   32 x[1]
        vpternlogd zmm30, zmm14, [r8 + 228]{1to16}, 0x96 ;   214.5 p5+p2   32 x[1]
        vmovdqu64 zmm21, [rax + 6080]                    ;   136.8 p3      32 x[0] reload
        vmovdqu64 [rbp + 1472], zmm14                    ;   207.2 p8+p9   32 x[0] spill
        vmovdqu64 zmm14, [rax + 8128]                    ;   137.0 p2      32 x[1]
        vpternlogd zmm14, zmm21, [r8 + 252]{1to16}, 0x96 ;   214.5 p0+p3   32 x[1]
        vmovdqu64 zmm21, [rax + 6272]                    ;   138.0 p2      21 x[1]
        vpxord zmm21, zmm21, [rax + 4224]                ;   215.2 p5+p3   21 x[1]
        vmovdqu64 [rbp + 960], zmm1                      ;   202.2 p7+p4   32 x[0] spill
        vmovdqu64 zmm1, [rbp + 0]                        ;   202.2 p2      32 x[0] reload
        vpternlogd zmm21, zmm1, [r8 + 136]{1to16}, 0x69  ;   216.2 p0+p3   21 x[1]
        vmovdqa64 zmm1, zmm21                            ;   217.2         21 x[1] copy
        vmovdqu64 [rbp + 448], zmm7                      ;   199.2 p8+p9   32 x[0] spill
        vmovdqu64 zmm7, [rax + 4096]                     ;   140.0 p2      32 x[0] reload
        vmovdqu64 [rbp + 1408], zmm26                    ;   206.5 p7+p4   32 x[0] spill
        vmovdqu64 zmm26, [rax + 6144]                    ;   140.8 p3      21 x[1]
        vpternlogd zmm26, zmm7, [r8 + 128]{1to16}, 0x96  ;   216.2 p5+p2   21 x[1]
        vmovdqu64 zmm7, [rax + 6464]                     ;   141.8 p3      21 x[1]
        vpxord zmm7, zmm7, [rax + 4416]                  ;   216.5 p0+p2   21 x[1]
        vpternlogd zmm7, zmm9, [r8 + 148]{1to16}, 0x69   ;   217.5 p5+p3   21 x[1]
        vmovdqu64 [rbp + 192], zmm9                      ;   194.2 p8+p9   32 x[0] spill
        vmovdqu64 zmm9, [rax + 4352]                     ;   143.0 p2      32 x[0] reload
        vmovdqu64 [rbp + 1664], zmm16                    ;   208.2 p7+p4   32 x[0] spill
        vmovdqu64 zmm16, [rax + 6400]                    ;   143.8 p3      21 x[1]
        vpternlogd zmm16, zmm9, [r8 + 144]{1to16}, 0x96  ;   217.5 p0+p2   21 x[1]
        vmovdqa64 zmm9, zmm27                            ;   212.5         21 x[1] copy
        vmovdqu64 [rbp + 8704], zmm30                    ;   215.5 p8+p9   32 x[1] spill
        vmovdqu64 zmm30, [rax + 6528]                    ;   144.8 p3      21 x[1]
        vpxord zmm30, zmm30, [rax + 4480]                ;   218.2 p5+p2   21 x[1]
        vpternlogd zmm30, zmm3, [r8 + 152]{1to16}, 0x69  ;   219.2 p0+p3   21 x[1]
        vpxord zmm1, zmm1, zmm30                         ;   220.2 p5      21 x[1]
        vpxord zmm9, zmm9, zmm1                          ;   221.2 p0      21 x[1]
        vmovdqu64 [rbp + 256], zmm3                      ;   193.5 p7+p4   32 x[0] spill
        vmovdqa64 zmm3, zmm30                            ;   220.2         21 x[1] copy
        vmovdqu64 [rbp + 1856], zmm12                    ;   209.5 p8+p9   32 x[0] spill
        vmovdqa64 zmm12, zmm1                            ;   221.2         21 x[1] copy
        vpternlogd zmm12, zmm10, zmm25, 0x96             ;   221.2 p5      21 x[1]
        vpternlogd zmm10, zmm7, zmm25, 0x96              ;   220.5 p0      21 x[1]
        vpternlogd zmm10, zmm16, [rbp + 128], 0x69       ;   221.5 p5+p2   21 x[1]
        vmovdqu64 [rbp + 320], zmm25                     ;   194.5 p7+p4   32 x[0] spill
        vmovdqu64 zmm25, [rax + 4288]                    ;   146.8 p3      32 x[0] reload
        vmovdqu64 [rbp + 8960], zmm14                    ;   215.5 p8+p9   32 x[1] spill
        vmovdqu64 zmm14, [rax + 6336]                    ;   147.0 p2      21 x[1]
        vpternlogd zmm14, zmm25, [r8 + 140]{1to16}, 0x96 ;   221.5 p0+p3   21 x[1]
        vpternlogd zmm14, zmm7, zmm8, 0x96               ;   222.5 p5      21 x[1]
        vpxord zmm3, zmm3, zmm14                         ;   223.5 p0      21 x[1]
        vmovdqa64 zmm25, zmm10                           ;   222.5         21 x[1] copy
        vmovdqu64 [rbp + 64], zmm8                       ;   191.2 p7+p4   32 x[0] spill
        vmovdqa64 zmm8, zmm27                            ;   212.5         21 x[1] copy
        vmovdqu64 [rbp + 1600], zmm11                    ;   207.5 p8+p9   32 x[0] spill
        vmovdqa64 zmm11, zmm30                           ;   220.2         21 x[1] copy
        vmovdqu64 [rbp + 1792], zmm15                    ;   209.2 p7+p4   32 x[0] spill
        vmovdqa64 zmm15, zmm3                            ;   224.5         21 x[1] copy
        vmovdqu64 [rbp + 1728], zmm17                    ;   208.5 p8+p9   32 x[0] spill
        vmovdqa64 zmm17, zmm10                           ;   222.5         21 x[1] copy
        vpternlogd zmm17, zmm9, zmm12, 0x28              ;   223.2 p5      21 x[1]
        vmovdqu64 [rbp + 1536], zmm4                     ;   205.2 p7+p4   32 x[0] spill
        vmovdqa64 zmm4, zmm12                            ;   222.2         21 x[1] copy
        vmovdqu64 [rbp + 896], zmm31                     ;   201.2 p8+p9   32 x[0] spill
        vmovdqa64 zmm31, zmm14                           ;   223.5         21 x[1] copy
        vpternlogd zmm31, zmm26, [rbp - 128], 0x69       ;   223.5 p0+p2   21 x[1]
        vpxord zmm25, zmm25, zmm31                       ;   224.5 p5      21 x[1]
        vpxord zmm8, zmm8, zmm31                         ;   224.5 p0      21 x[1]
        vpternlogd zmm26, zmm9, [rbp - 128], 0x69        ;   225.2 p5+p3   21 x[1]
        vpternlogd zmm16, zmm26, [rbp + 128], 0x69       ;   226.2 p0+p2   21 x[1]
        vpxord zmm11, zmm11, zmm16                       ;   227.2 p5      21 x[1]
        vpxord zmm15, zmm15, zmm16                       ;   227.2 p0      21 x[1]
        vpxord zmm4, zmm4, zmm11                         ;   228.2 p5      21 x[1]
        vpternlogd zmm21, zmm16, zmm27, 0x78             ;   227.5 p0      21 x[1]
        vpternlogd zmm21, zmm4, zmm10, 0x78              ;   229.2 p5      21 x[1]
        vmovdqu64 [rbp + 1152], zmm13                    ;   204.2 p7+p4   32 x[0] spill
        vpandd zmm13, zmm31, zmm15                       ;   228.5 p0      21 x[1]
        vmovdqu64 [rbp + 9344], zmm2                     ;   214.5 p8+p9   32 x[1] spill
        vpxord zmm2, zmm1, zmm25                         ;   229.2 p5      21 x[1]
        vmovdqu64 [rbp + 1344], zmm28                    ;   206.2 p7+p4   32 x[0] spill
        vmovdqa64 zmm28, zmm13                           ;   229.5         21 x[1] copy
        vpternlogd zmm28, zmm8, zmm3, 0x78               ;   229.5 p0      21 x[1]
        vpternlogd zmm13, zmm1, zmm30, 0x78              ;   230.2 p5      21 x[1]
        vpternlogd zmm17, zmm26, zmm28, 0x96             ;   230.5 p0      21 x[1]
        vpxord zmm26, zmm3, zmm12                        ;   231.2 p5      21 x[1]
        vpternlogd zmm17, zmm4, zmm10, 0x78              ;   231.5 p0      21 x[1]
        vpternlogd zmm7, zmm26, zmm2, 0x78               ;   232.2 p5      21 x[1]
        vmovdqu64 [rbp + 9408], zmm24                    ;   211.2 p8+p9   32 x[1] spill
        vmovdqa64 zmm24, zmm25                           ;   225.5         21 x[1] copy
        vpternlogd zmm24, zmm12, zmm14, 0x60             ;   232.5 p0      21 x[1]
        vpternlogd zmm7, zmm28, zmm24, 0x96              ;   233.5 p5      21 x[1]
        vpternlogd zmm24, zmm11, zmm9, 0x1e              ;   233.5 p0      21 x[1]
        vpxord zmm28, zmm13, zmm24                       ;   234.5 p5      21 x[1]
        vpternlogd zmm13, zmm21, zmm17, 0x28             ;   234.5 p0      21 x[1]
        vmovdqu64 [rbp + 1088], zmm6                     ;   204.5 p7+p4   32 x[0] spill
        vmovdqa64 zmm6, zmm24                            ;   234.5         21 x[1] copy
        vpternlogd zmm6, zmm7, zmm21, 0x48               ;   235.2 p5      21 x[1]
        vmovdqu64 [rbp + 1280], zmm19                    ;   203.2 p8+p9   32 x[0] spill
        vmovdqa64 zmm19, zmm6                            ;   236.2         21 x[1] copy
        vpternlogd zmm19, zmm13, zmm28, 0x36             ;   236.2 p0      21 x[1]
        vpternlogd zmm13, zmm6, zmm28, 0x36              ;   236.2 p5      21 x[1]
        vpternlogd zmm24, zmm21, zmm13, 0x96             ;   237.2 p0      21 x[1]
        vpandd zmm26, zmm26, zmm24                       ;   238.2 p5      21 x[1]
        vpxord zmm21, zmm24, zmm19                       ;   238.2 p0      21 x[1]
        vmovdqu64 [rbp + 1216], zmm29                    ;   205.5 p7+p4   32 x[0] spill
        vmovdqa64 zmm29, zmm19                           ;   237.2         21 x[1] copy
        vpternlogd zmm29, zmm10, zmm9, 0x60              ;   238.2 p5      21 x[1]
        vmovdqu64 [rbp + 1024], zmm5                     ;   203.5 p8+p9   32 x[0] spill
        vpandnd zmm5, zmm7, zmm28                        ;   238.5 p0      21 x[1]
        vpternlogd zmm28, zmm7, zmm17, 0xea              ;   239.2 p5      21 x[1]
        vpternlogd zmm28, zmm6, zmm7, 0x96               ;   240.2 p0      21 x[1]
        vpternlogd zmm5, zmm13, zmm17, 0x1e              ;   240.2 p5      21 x[1]
        vpandd zmm6, zmm12, zmm19                        ;   240.5 p0      21 x[1]
        vpandd zmm9, zmm9, zmm28                         ;   241.2 p5      21 x[1]
        vpternlogd zmm24, zmm2, zmm9, 0x6a               ;   242.2 p0      21 x[1]
        vpxord zmm2, zmm21, zmm5                         ;   242.2 p5      21 x[1]
        vpxord zmm19, zmm19, zmm28                       ;   242.5 p0      21 x[1]
        vpxord zmm7, zmm2, zmm19                         ;   243.5 p5      21 x[1]
        vpternlogd zmm8, zmm24, zmm21, 0x6c              ;   243.5 p0      21 x[1]
        vpternlogd zmm12, zmm14, zmm7, 0x28              ;   244.5 p5      21 x[1]
        vpternlogd zmm7, zmm9, zmm25, 0x6c               ;   244.5 p0      21 x[1]
        vpternlogd zmm15, zmm12, zmm2, 0x6c              ;   245.5 p5      21 x[1]
        vpandd zmm31, zmm31, zmm2                        ;   245.5 p0      21 x[1]
        vpternlogd zmm21, zmm3, zmm15, 0x6a              ;   246.5 p5      21 x[1]
        vpandd zmm10, zmm10, zmm19                       ;   246.5 p0      21 x[1]
        vpandd zmm11, zmm11, zmm28                       ;   247.2 p5      21 x[1]
        vpternlogd zmm31, zmm7, zmm8, 0x96               ;   247.5 p0      21 x[1]
        vpternlogd zmm16, zmm11, zmm5, 0x6c              ;   248.2 p5      21 x[1]
        vmovdqu64 zmm2, [rax + 4608]                     ;   149.8 p3      32 x[0] reload
        vmovdqu64 zmm3, [rax + 6656]                     ;   150.0 p2      21 x[1]
        vpternlogd zmm3, zmm2, [r8 + 160]{1to16}, 0x96   ;   248.5 p0+p3   21 x[1]
        vpternlogd zmm6, zmm16, zmm21, 0x96              ;   249.2 p5      21 x[1]
        vpternlogd zmm24, zmm29, zmm6, 0x96              ;   250.2 p0      21 x[1]
        vpternlogd zmm10, zmm7, zmm24, 0x96              ;   251.2 p5      21 x[1]
        vmovdqu64 zmm7, [rax + 4864]                     ;   151.0 p2      32 x[0] reload
        vmovdqu64 zmm9, [rax + 6912]                     ;   151.8 p3      21 x[1]
        vpternlogd zmm9, zmm7, [r8 + 176]{1to16}, 0x96   ;   250.5 p0+p2   21 x[1]
        vpternlogd zmm1, zmm5, zmm28, 0x60               ;   251.2 p5      21 x[1]
        vpternlogd zmm24, zmm27, zmm5, 0x78              ;   251.5 p0      21 x[1]
        vpternlogd zmm5, zmm28, zmm30, 0x28              ;   252.2 p5      21 x[1]
        vpternlogd zmm5, zmm11, zmm15, 0x96              ;   253.2 p0      21 x[1]
        vmovdqu64 zmm11, [rax + 6784]                    ;   152.8 p3      21 x[1]
        vmovdqu64 zmm13, [rax + 4736]                    ;   153.0 p2      32 x[0] reload
        vpxord zmm11, zmm11, zmm13                       ;   253.2 p5      21 x[1]
        vpternlogd zmm5, zmm10, zmm31, 0x96              ;   254.2 p0      21 x[1]
        vpternlogd zmm16, zmm19, zmm4, 0x78              ;   254.2 p5      21 x[1]
        vmovdqu64 zmm4, [rax + 4800]                     ;   153.8 p3      32 x[0] reload
        vmovdqu64 zmm14, [rax + 6848]                    ;   154.0 p2      21 x[1]
        vpternlogd zmm14, zmm4, [r8 + 172]{1to16}, 0x96  ;   254.5 p0+p3   21 x[1]
        vpternlogd zmm16, zmm12, zmm10, 0x96             ;   255.2 p5      21 x[1]
        vmovdqu64 zmm12, [rax + 6976]                    ;   155.0 p2      21 x[1]
        vmovdqu64 zmm15, [rax + 4928]                    ;   155.8 p3      32 x[0] reload
        vpxord zmm12, zmm12, zmm15                       ;   255.5 p0      21 x[1]
        vpternlogd zmm6, zmm1, zmm8, 0x69                ;   256.2 p5      21 x[1]
        vpternlogd zmm21, zmm26, zmm24, 0x96             ;   256.5 p0      21 x[1]
        vmovdqu64 zmm17, [rax + 7040]                    ;   156.0 p2      21 x[1]
        vmovdqu64 zmm19, [rax + 4992]                    ;   156.8 p3      32 x[0] reload
        vpxord zmm17, zmm17, zmm19                       ;   257.2 p5      21 x[1]
        vmovdqu64 zmm25, [rbp + 512]                     ;   203.5 p2      32 x[0] reload
        vpternlogd zmm11, zmm25, [r8 + 168]{1to16}, 0x69 ;   257.5 p0+p3   21 x[1]
        vmovdqu64 zmm26, [rbp + 704]                     ;   203.5 p2      32 x[0] reload
        vpternlogd zmm12, zmm26, [r8 + 180]{1to16}, 0x69 ;   258.2 p5+p3   21 x[1]
        vmovdqa64 zmm27, zmm18                           ;   213.5         21 x[1] copy
        vpternlogd zmm17, zmm0, [r8 + 184]{1to16}, 0x69  ;   258.5 p0+p2   21 x[1]
        vpxord zmm28, zmm11, zmm17                       ;   259.5 p5      21 x[1]
        vpternlogd zmm14, zmm12, zmm22, 0x96             ;   259.5 p0      21 x[1]
        vpxord zmm29, zmm17, zmm14                       ;   260.5 p5      21 x[1]
        vpxord zmm27, zmm27, zmm28                       ;   260.5 p0      21 x[1]
        vmovdqa64 zmm30, zmm28                           ;   260.5         21 x[1] copy
        vpternlogd zmm30, zmm20, zmm23, 0x96             ;   261.2 p5      21 x[1]
        vmovdqa64 zmm19, zmm18                           ;   213.5         21 x[1] copy
        vmovdqa64 zmm15, zmm18                           ;   213.5         21 x[1] copy
        vmovdqa64 zmm7, zmm27                            ;   261.5         21 x[1] copy
        vmovdqa64 zmm4, zmm17                            ;   259.5         21 x[1] copy
        vmovdqa64 zmm13, zmm29                           ;   261.5         21 x[1] copy
        vmovdqa64 zmm2, zmm12                            ;   259.2         21 x[1] copy
        vpternlogd zmm2, zmm9, [rbp + 640], 0x69         ;   261.5 p0+p3   21 x[1]
        vpternlogd zmm2, zmm20, zmm23, 0x96              ;   262.5 p5      21 x[1]
        vpxord zmm7, zmm7, zmm2                          ;   263.5 p0      21 x[1]
        vmovdqa64 zmm20, zmm2                            ;   263.5         21 x[1] copy
        vmovdqa64 zmm26, zmm14                           ;   260.5         21 x[1] copy
        vpternlogd zmm26, zmm3, [rbp + 384], 0x69        ;   263.2 p5+p2   21 x[1]
        vpxord zmm20, zmm20, zmm26                       ;   264.2 p0      21 x[1]
        vpxord zmm19, zmm19, zmm26                       ;   264.2 p5      21 x[1]
        vpternlogd zmm3, zmm27, [rbp + 384], 0x69        ;   264.5 p0+p3   21 x[1]
        vpternlogd zmm9, zmm3, [rbp + 640], 0x69         ;   265.5 p5+p2   21 x[1]
        vpxord zmm4, zmm4, zmm9                          ;   266.5 p0      21 x[1]
        vpxord zmm13, zmm13, zmm9                        ;   266.5 p5      21 x[1]
        vpandd zmm15, zmm15, zmm9                        ;   266.5 p0      21 x[1]
        vpternlogd zmm3, zmm7, zmm30, 0x78               ;   267.2 p5      21 x[1]
        vpandd zmm25, zmm26, zmm13                       ;   267.5 p0      21 x[1]
        vmovdqu64 [rbp + 576], zmm22                     ;   197.2 p7+p4   32 x[0] spill
        vpxord zmm22, zmm30, zmm4                        ;   268.2 p5      21 x[1]
        vmovdqu64 [rbp + 768], zmm0                      ;   199.5 p8+p9   32 x[0] spill
        vpxord zmm0, zmm28, zmm20                        ;   268.5 p0      21 x[1]
        vmovdqu64 [rbp + 832], zmm23                     ;   201.2 p7+p4   32 x[0] spill
        vmovdqa64 zmm23, zmm25                           ;   268.5         21 x[1] copy
        vpternlogd zmm23, zmm19, zmm29, 0x78             ;   269.2 p5      21 x[1]
        vpternlogd zmm25, zmm28, zmm17, 0x78             ;   269.5 p0      21 x[1]
        vmovdqu64 [rbp + 9472], zmm6                     ;   257.2 p8+p9   21 x[1] spill
        vpxord zmm6, zmm29, zmm30                        ;   270.2 p5      21 x[1]
        vpternlogd zmm12, zmm6, zmm0, 0x78               ;   271.2 p0      21 x[1]
        vmovdqu64 [rbp + 9536], zmm8                     ;   244.5 p7+p4   21 x[1] spill
        vpandd zmm8, zmm2, zmm22                         ;   271.2 p5      21 x[1]
        vpternlogd zmm3, zmm8, zmm23, 0x96               ;   272.2 p0      21 x[1]
        vpternlogd zmm8, zmm15, zmm11, 0x96              ;   272.2 p5      21 x[1]
        vmovdqa64 zmm11, zmm20                           ;   265.2         21 x[1] copy
        vpternlogd zmm11, zmm30, zmm14, 0x60             ;   272.5 p0      21 x[1]
        vpternlogd zmm12, zmm23, zmm11, 0x96             ;   273.5 p5      21 x[1]
        vpternlogd zmm11, zmm4, zmm27, 0x1e              ;   273.5 p0      21 x[1]
        vpxord zmm15, zmm25, zmm11                       ;   274.5 p5      21 x[1]
        vpternlogd zmm25, zmm8, zmm3, 0x28               ;   274.5 p0      21 x[1]
        vmovdqa64 zmm23, zmm11                           ;   274.5         21 x[1] copy
        vpternlogd zmm23, zmm12, zmm8, 0x48              ;   275.2 p5      21 x[1]
        vmovdqu64 [rbp + 9600], zmm1                     ;   252.2 p8+p9   21 x[1] spill
        vmovdqa64 zmm1, zmm23                            ;   276.2         21 x[1] copy
        vpternlogd zmm1, zmm25, zmm15, 0x36              ;   276.2 p0      21 x[1]
        vpternlogd zmm25, zmm23, zmm15, 0x36             ;   276.2 p5      21 x[1]
        vpternlogd zmm11, zmm8, zmm25, 0x96              ;   277.2 p0      21 x[1]
        vpxord zmm8, zmm11, zmm1                         ;   278.2 p5      21 x[1]
        vmovdqu64 [rbp + 9664], zmm16                    ;   256.2 p7+p4   21 x[1] spill
        vpandnd zmm16, zmm12, zmm15                      ;   277.5 p0      21 x[1]
        vpternlogd zmm15, zmm12, zmm3, 0xea              ;   278.2 p5      21 x[1]
        vpternlogd zmm15, zmm23, zmm12, 0x96             ;   279.2 p0      21 x[1]
        vpternlogd zmm16, zmm25, zmm3, 0x1e              ;   279.2 p5      21 x[1]
        vpandd zmm27, zmm27, zmm15                       ;   280.2 p0      21 x[1]
        vpternlogd zmm0, zmm27, zmm11, 0x6c              ;   281.2 p5      21 x[1]
        vpxord zmm3, zmm8, zmm16                         ;   280.5 p0      21 x[1]
        vpternlogd zmm19, zmm0, zmm8, 0x6c               ;   282.2 p5      21 x[1]
        vmovdqa64 zmm12, zmm3                            ;   281.5         21 x[1] copy
        vpternlogd zmm12, zmm15, zmm1, 0x96              ;   281.5 p0      21 x[1]
        vpternlogd zmm14, zmm12, zmm30, 0x48             ;   282.5 p5      21 x[1]
        vpternlogd zmm12, zmm27, zmm20, 0x6c             ;   282.5 p0      21 x[1]
        vpternlogd zmm13, zmm14, zmm3, 0x6c              ;   283.5 p5      21 x[1]
        vpandd zmm26, zmm26, zmm3                        ;   283.5 p0      21 x[1]
        vpternlogd zmm8, zmm29, zmm13, 0x6a              ;   284.5 p5      21 x[1]
        vpternlogd zmm2, zmm15, zmm1, 0x60               ;   284.5 p0      21 x[1]
        vpandd zmm4, zmm4, zmm15                         ;   285.2 p5      21 x[1]
        vpternlogd zmm22, zmm15, zmm1, 0x60              ;   285.5 p0      21 x[1]
        vpxord zmm15, zmm15, zmm16                       ;   286.2 p5      21 x[1]
        vpternlogd zmm26, zmm12, zmm19, 0x96             ;   286.5 p0      21 x[1]
        vmovdqu64 zmm3, [rax + 5120]                     ;   165.7 p3      32 x[0] reload
        vmovdqu64 zmm20, [rax + 7168]                    ;   165.8 p2      21 x[1]
        vpternlogd zmm20, zmm3, [r8 + 192]{1to16}, 0x96  ;   287.2 p5+p3   21 x[1]
        vpternlogd zmm9, zmm4, zmm16, 0x6c               ;   287.5 p0      21 x[1]
        vpternlogd zmm0, zmm7, zmm1, 0x78                ;   288.2 p5      21 x[1]
        vpternlogd zmm1, zmm30, zmm9, 0x6a               ;   288.5 p0      21 x[1]
        vmovdqu64 zmm7, [rax + 5376]                     ;   166.8 p2      32 x[0] reload
        vmovdqu64 zmm23, [rax + 7424]                    ;   167.7 p3      21 x[1]
        vpternlogd zmm23, zmm7, [r8 + 208]{1to16}, 0x96  ;   289.2 p5+p2   21 x[1]
        vpternlogd zmm0, zmm1, zmm8, 0x96                ;   289.5 p0      21 x[1]
        vmovdqu64 zmm25, [rax + 7296]                    ;   168.7 p3      21 x[1]
        vmovdqu64 zmm27, [rax + 5248]                    ;   168.8 p2      32 x[0] reload
        vpxord zmm25, zmm25, zmm27                       ;   290.2 p5      21 x[1]
        vpternlogd zmm2, zmm12, zmm0, 0x96               ;   290.5 p0      21 x[1]
        vpternlogd zmm0, zmm16, zmm18, 0x78              ;   291.2 p5      21 x[1]
        vpternlogd zmm19, zmm28, zmm15, 0x78             ;   291.5 p0      21 x[1]
        vpandd zmm17, zmm17, zmm15                       ;   292.2 p5      21 x[1]
        vmovdqu64 zmm12, [rax + 7488]                    ;   169.7 p3      21 x[1]
        vmovdqu64 zmm15, [rax + 5440]                    ;   169.8 p2      32 x[0] reload
        vpxord zmm12, zmm12, zmm15                       ;   292.5 p0      21 x[1]
        vpternlogd zmm17, zmm4, zmm13, 0x96              ;   293.2 p5      21 x[1]
        vmovdqu64 zmm4, [rax + 5312]                     ;   170.7 p3      32 x[0] reload
        vmovdqu64 zmm13, [rax + 7360]                    ;   170.8 p2      21 x[1]
        vpternlogd zmm13, zmm4, [r8 + 204]{1to16}, 0x96  ;   293.5 p0+p3   21 x[1]
        vmovdqu64 zmm16, [rax + 7552]                    ;   171.8 p2      21 x[1]
        vmovdqu64 zmm18, [rax + 5504]                    ;   172.7 p3      32 x[0] reload
        vpxord zmm16, zmm16, zmm18                       ;   294.2 p5      21 x[1]
        vpternlogd zmm17, zmm2, zmm26, 0x96              ;   294.5 p0      21 x[1]
        vpternlogd zmm11, zmm6, zmm8, 0x6a               ;   295.2 p5      21 x[1]
        vpternlogd zmm1, zmm8, zmm19, 0x69               ;   295.5 p0      21 x[1]
        vmovdqu64 zmm6, [rbp + 9344]                     ;   214.5 p2      21 x[1]
        vmovdqu64 zmm8, [rbp + 1024]                     ;   201.2 p3      32 x[0] reload
        vpternlogd zmm25, zmm8, [r8 + 200]{1to16}, 0x69  ;   296.2 p5+p2   21 x[1]
        vmovdqu64 zmm28, [rbp + 1216]                    ;   201.2 p3      32 x[0] reload
        vpternlogd zmm12, zmm28, [r8 + 212]{1to16}, 0x69 ;   296.5 p0+p2   21 x[1]
        vmovdqu64 zmm29, [rbp + 1280]                    ;   201.2 p3      32 x[0] reload
        vpternlogd zmm16, zmm29, [r8 + 216]{1to16}, 0x69 ;   297.2 p5+p2   21 x[1]
        vpxord zmm30, zmm25, zmm16                       ;   298.2 p0      21 x[1]
        vmovdqu64 zmm18, [rbp + 9344]                    ;   214.5 p3      21 x[1]
        vpxord zmm6, zmm6, zmm30                         ;   299.2 p5      21 x[1]
        vpternlogd zmm13, zmm12, [rbp + 1088], 0x96      ;   298.5 p0+p2   21 x[1]
        vpxord zmm15, zmm16, zmm13                       ;   299.5 p5      21 x[1]
        vmovdqa64 zmm7, zmm16                            ;   298.2         21 x[1] copy
        vmovdqa64 zmm4, zmm15                            ;   300.5         21 x[1] copy
        vmovdqa64 zmm27, zmm13                           ;   299.5         21 x[1] copy
        vpternlogd zmm27, zmm20, [rbp + 896], 0x69       ;   299.5 p0+p3   21 x[1]
        vpxord zmm18, zmm18, zmm27                       ;   300.5 p5      21 x[1]
        vpternlogd zmm20, zmm6, [rbp + 896], 0x69        ;   300.5 p0+p2   21 x[1]
        vmovdqa64 zmm3, zmm27                            ;   300.5         21 x[1] copy
        vmovdqa64 zmm29, zmm27                           ;   300.5         21 x[1] copy
        vmovdqa64 zmm28, zmm20                           ;   301.5         21 x[1] copy
        vpternlogd zmm28, zmm23, [rbp + 1152], 0x69      ;   301.5 p5+p3   21 x[1]
        vpxord zmm7, zmm7, zmm28                         ;   302.5 p0      21 x[1]
        vpxord zmm4, zmm4, zmm28                         ;   302.5 p5      21 x[1]
        vpandd zmm29, zmm29, zmm4                        ;   303.5 p0      21 x[1]
        vmovdqu64 zmm8, [rbp + 9408]                     ;   211.2 p2      21 x[1]
        vpternlogd zmm8, zmm30, [rbp + 1344], 0x96       ;   303.2 p5+p3   21 x[1]
        vmovdqu64 [rbp + 9728], zmm1                     ;   296.5 p8+p9   21 x[1] spill
        vpxord zmm1, zmm7, zmm8                          ;   304.2 p0      21 x[1]
        vmovdqu64 [rbp + 9792], zmm19                    ;   292.5 p7+p4   21 x[1] spill
        vmovdqa64 zmm19, zmm29                           ;   304.5         21 x[1] copy
        vpternlogd zmm19, zmm18, zmm15, 0x78             ;   304.5 p5      21 x[1]
        vmovdqu64 [rbp + 9856], zmm14                    ;   283.5 p8+p9   21 x[1] spill
        vmovdqu64 zmm14, [rbp + 9408]                    ;   211.2 p2      21 x[1]
        vpternlogd zmm14, zmm12, [rbp + 1344], 0x96      ;   304.5 p0+p3   21 x[1]
        vpternlogd zmm14, zmm23, [rbp + 1152], 0x69      ;   305.5 p5+p2   21 x[1]
        vpxord zmm3, zmm3, zmm14                         ;   306.5 p0      21 x[1]
        vpxord zmm23, zmm30, zmm3                        ;   307.5 p5      21 x[1]
        vpternlogd zmm29, zmm30, zmm16, 0x78             ;   306.5 p0      21 x[1]
        vmovdqu64 [rbp + 9408], zmm22                    ;   286.5 p7+p4   21 x[1] spill
        vmovdqa64 zmm22, zmm14                           ;   306.5         21 x[1] copy
        vpternlogd zmm22, zmm6, zmm8, 0x28               ;   307.2 p5      21 x[1]
        vpternlogd zmm22, zmm20, zmm19, 0x96             ;   308.2 p0      21 x[1]
        vpxord zmm20, zmm15, zmm8                        ;   308.2 p5      21 x[1]
        vpternlogd zmm22, zmm1, zmm14, 0x78              ;   309.2 p0      21 x[1]
        vpternlogd zmm12, zmm20, zmm23, 0x78             ;   309.2 p5      21 x[1]
        vpternlogd zmm25, zmm28, [rbp + 9344], 0x78      ;   309.5 p0+p3   21 x[1]
        vpternlogd zmm25, zmm1, zmm14, 0x78              ;   310.5 p5      21 x[1]
        vmovdqu64 [rbp + 9920], zmm9                     ;   288.5 p8+p9   21 x[1] spill
        vmovdqa64 zmm9, zmm3                             ;   307.5         21 x[1] copy
        vpternlogd zmm9, zmm8, zmm13, 0x60               ;   310.5 p0      21 x[1]
        vpternlogd zmm12, zmm19, zmm9, 0x96              ;   311.5 p5      21 x[1]
        vpternlogd zmm9, zmm7, zmm6, 0x1e                ;   311.5 p0      21 x[1]
        vpxord zmm19, zmm29, zmm9                        ;   312.5 p5      21 x[1]
        vpternlogd zmm29, zmm25, zmm22, 0x28             ;   312.5 p0      21 x[1]
        vmovdqu64 [rbp + 9984], zmm26                    ;   287.5 p7+p4   21 x[1] spill
        vmovdqa64 zmm26, zmm9                            ;   312.5         21 x[1] copy
        vpternlogd zmm26, zmm12, zmm25, 0x48             ;   313.2 p5      21 x[1]
        vmovdqu64 [rbp + 10048], zmm31                   ;   248.5 p8+p9   21 x[1] spill
        vmovdqa64 zmm31, zmm26                           ;   314.2         21 x[1] copy
        vpternlogd zmm31, zmm29, zmm19, 0x36             ;   314.2 p0      21 x[1]
        vpternlogd zmm29, zmm26, zmm19, 0x36             ;   314.2 p5      21 x[1]
        vpternlogd zmm9, zmm25, zmm29, 0x96              ;   315.2 p0      21 x[1]
        vpandd zmm20, zmm20, zmm9                        ;   316.2 p5      21 x[1]
        vpxord zmm25, zmm9, zmm31                        ;   316.2 p0      21 x[1]
        vmovdqu64 [rbp + 10112], zmm5                    ;   255.2 p7+p4   21 x[1] spill
        vmovdqa64 zmm5, zmm31                            ;   315.2         21 x[1] copy
        vpternlogd zmm5, zmm14, zmm6, 0x60               ;   316.2 p5      21 x[1]
        vmovdqu64 [rbp + 10176], zmm24                   ;   252.5 p8+p9   21 x[1] spill
        vpandnd zmm24, zmm12, zmm19                      ;   316.5 p0      21 x[1]
        vpternlogd zmm19, zmm12, zmm22, 0xea             ;   317.2 p5      21 x[1]
        vpternlogd zmm19, zmm26, zmm12, 0x96             ;   318.2 p0      21 x[1]
        vpternlogd zmm24, zmm29, zmm22, 0x1e             ;   318.2 p5      21 x[1]
        vpandd zmm12, zmm8, zmm31                        ;   318.5 p0      21 x[1]
        vpandd zmm6, zmm6, zmm19                         ;   319.2 p5      21 x[1]
        vpternlogd zmm9, zmm23, zmm6, 0x6a               ;   320.2 p0      21 x[1]
        vpxord zmm22, zmm25, zmm24                       ;   320.2 p5      21 x[1]
        vpxord zmm31, zmm31, zmm19                       ;   320.5 p0      21 x[1]
        vpxord zmm23, zmm22, zmm31                       ;   321.5 p5      21 x[1]
        vpternlogd zmm18, zmm9, zmm25, 0x6c              ;   321.5 p0      21 x[1]
        vpternlogd zmm8, zmm13, zmm23, 0x28              ;   322.5 p5      21 x[1]
        vpternlogd zmm23, zmm6, zmm3, 0x6c               ;   322.5 p0      21 x[1]
        vpternlogd zmm4, zmm8, zmm22, 0x6c               ;   323.5 p5      21 x[1]
        vpandd zmm27, zmm27, zmm22                       ;   323.5 p0      21 x[1]
        vpternlogd zmm25, zmm15, zmm4, 0x6a              ;   324.5 p5      21 x[1]
        vpandd zmm14, zmm14, zmm31                       ;   324.5 p0      21 x[1]
        vpandd zmm7, zmm7, zmm19                         ;   325.2 p5      21 x[1]
        vpxord zmm19, zmm19, zmm24                       ;   325.5 p0      21 x[1]
        vpternlogd zmm27, zmm23, zmm18, 0x96             ;   326.2 p5      21 x[1]
        vpternlogd zmm28, zmm7, zmm24, 0x6c              ;   326.5 p0      21 x[1]
        vmovdqu64 zmm3, [rax + 5632]                     ;   188.0 p2      32 x[0] reload
        vmovdqu64 zmm6, [rax + 7680]                     ;   188.2 p3      21 x[1]
        vpternlogd zmm6, zmm3, [r8 + 224]{1to16}, 0x96   ;   327.2 p5+p2   21 x[1]
        vpternlogd zmm12, zmm28, zmm25, 0x96             ;   327.5 p0      21 x[1]
        vpternlogd zmm9, zmm5, zmm12, 0x96               ;   328.5 p5      21 x[1]
        vmovdqu64 zmm5, [rax + 7808]                     ;   189.2 p3      21 x[1]
        vmovdqu64 zmm13, [rax + 5760]                    ;   190.0 p2      32 x[0] reload
        vpxord zmm5, zmm5, zmm13                         ;   328.5 p0      21 x[1]
        vpternlogd zmm14, zmm23, zmm9, 0x96              ;   329.5 p5      21 x[1]
        vmovdqu64 zmm15, [rax + 5888]                    ;   190.2 p3      32 x[0] reload
        vmovdqu64 zmm22, [rax + 7936]                    ;   191.0 p2      21 x[1]
        vpternlogd zmm22, zmm15, [r8 + 240]{1to16}, 0x96 ;   329.5 p0+p3   21 x[1]
        vpternlogd zmm9, zmm24, [rbp + 9344], 0x78       ;   330.2 p5+p2   21 x[1]
        vpternlogd zmm18, zmm30, zmm19, 0x78             ;   330.5 p0      21 x[1]
        vmovdqu64 zmm23, [rax + 8000]                    ;   192.2 p3      21 x[1]
        vmovdqu64 zmm24, [rax + 5952]                    ;   193.0 p2      32 x[0] reload
        vpxord zmm23, zmm23, zmm24                       ;   331.2 p5      21 x[1]
        vpandd zmm16, zmm16, zmm19                       ;   331.5 p0      21 x[1]
        vmovdqu64 zmm19, [rax + 8064]                    ;   193.2 p3      21 x[1]
        vmovdqu64 zmm26, [rax + 6016]                    ;   194.0 p2      32 x[0] reload
        vpxord zmm19, zmm19, zmm26                       ;   332.2 p5      21 x[1]
        vpternlogd zmm16, zmm7, zmm4, 0x96               ;   332.5 p0      21 x[1]
        vpternlogd zmm28, zmm31, zmm1, 0x78              ;   333.2 p5      21 x[1]
        vpternlogd zmm16, zmm14, zmm27, 0x96             ;   333.5 p0      21 x[1]
        vmovdqu64 zmm1, [rax + 5824]                     ;   194.2 p3      32 x[0] reload
        vmovdqu64 zmm4, [rax + 7872]                     ;   195.0 p2      21 x[1]
        vpternlogd zmm4, zmm1, [r8 + 236]{1to16}, 0x96   ;   334.2 p5+p3   21 x[1]
        vpternlogd zmm28, zmm8, zmm14, 0x96              ;   334.5 p0      21 x[1]
        vpxord zmm7, zmm9, zmm16                         ;   335.2 p5      21 x[1]
        vpternlogd zmm9, zmm25, zmm20, 0x96              ;   335.5 p0      21 x[1]
        vmovdqu64 zmm8, [rbp + 8704]                     ;   215.5 p2      21 x[1]
        vmovdqu64 zmm20, [rbp + 1536]                    ;   201.2 p3      32 x[0] reload
        vpternlogd zmm5, zmm20, [r8 + 232]{1to16}, 0x69  ;   336.2 p5+p2   21 x[1]
        vmovdqu64 zmm25, [rbp + 1728]                    ;   201.2 p3      32 x[0] reload
        vpternlogd zmm23, zmm25, [r8 + 244]{1to16}, 0x69 ;   336.5 p0+p2   21 x[1]
        vmovdqu64 zmm29, [rbp + 1792]                    ;   201.2 p3      32 x[0] reload
        vpternlogd zmm19, zmm29, [r8 + 248]{1to16}, 0x69 ;   337.2 p5+p2   21 x[1]
        vpxord zmm30, zmm5, zmm19                        ;   338.2 p0      21 x[1]
        vmovdqu64 zmm31, [rbp + 8704]                    ;   215.5 p3      21 x[1]
        vpxord zmm8, zmm8, zmm30                         ;   339.2 p5      21 x[1]
        vpternlogd zmm4, zmm23, [rbp + 1600], 0x96       ;   338.5 p0+p2   21 x[1]
        vpxord zmm26, zmm19, zmm4                        ;   339.5 p5      21 x[1]
        vmovdqu64 zmm24, [rbp + 8704]                    ;   215.5 p3      21 x[1]
        vmovdqa64 zmm15, zmm8                            ;   340.2         21 x[1] copy
        vmovdqa64 zmm1, zmm19                            ;   338.2         21 x[1] copy
        vmovdqa64 zmm13, zmm26                           ;   340.5         21 x[1] copy
        vmovdqa64 zmm3, zmm4                             ;   339.5         21 x[1] copy
        vpternlogd zmm3, zmm6, [rbp + 1408], 0x69        ;   339.5 p0+p2   21 x[1]
        vpxord zmm31, zmm31, zmm3                        ;   340.5 p5      21 x[1]
        vpternlogd zmm6, zmm8, [rbp + 1408], 0x69        ;   340.5 p0+p3   21 x[1]
        vmovdqa64 zmm29, zmm3                            ;   340.5         21 x[1] copy
        vmovdqa64 zmm25, zmm6                            ;   341.5         21 x[1] copy
        vpternlogd zmm25, zmm22, [rbp + 1664], 0x69      ;   341.5 p5+p2   21 x[1]
        vpxord zmm1, zmm1, zmm25                         ;   342.5 p0      21 x[1]
        vpxord zmm13, zmm13, zmm25                       ;   342.5 p5      21 x[1]
        vpandd zmm24, zmm24, zmm25                       ;   342.5 p0      21 x[1]
        vmovdqu64 zmm20, [rbp + 8960]                    ;   215.5 p3      21 x[1]
        vpternlogd zmm20, zmm30, [rbp + 1856], 0x96      ;   343.2 p5+p2   21 x[1]
        vmovdqu64 [rbp + 9344], zmm12                    ;   328.5 p7+p4   21 x[1] spill
        vpandd zmm12, zmm3, zmm13                        ;   343.5 p0      21 x[1]
        vmovdqu64 [rbp + 10240], zmm18                   ;   331.5 p8+p9   21 x[1] spill
        vmovdqa64 zmm18, zmm12                           ;   344.5         21 x[1] copy
        vpternlogd zmm18, zmm31, zmm26, 0x78             ;   344.5 p5      21 x[1]
        vmovdqu64 [rbp + 10304], zmm28                   ;   335.5 p7+p4   21 x[1] spill
        vmovdqu64 zmm28, [rbp + 8960]                    ;   215.5 p3      21 x[1]
        vpternlogd zmm28, zmm23, [rbp + 1856], 0x96      ;   344.5 p0+p2   21 x[1]
        vpternlogd zmm28, zmm22, [rbp + 1664], 0x69      ;   345.5 p5+p3   21 x[1]
        vpxord zmm15, zmm15, zmm28                       ;   346.5 p0      21 x[1]
        vpxord zmm29, zmm29, zmm28                       ;   346.5 p5      21 x[1]
        vpxord zmm22, zmm1, zmm20                        ;   346.5 p0      21 x[1]
        vpternlogd zmm12, zmm30, zmm19, 0x78             ;   347.2 p5      21 x[1]
        vpternlogd zmm6, zmm15, zmm20, 0x78              ;   347.5 p0      21 x[1]
        vmovdqu64 [rbp + 8960], zmm27                    ;   327.2 p8+p9   21 x[1] spill
        vpxord zmm27, zmm30, zmm29                       ;   348.2 p5      21 x[1]
        vmovdqu64 [rbp + 10368], zmm7                    ;   336.2 p7+p4   21 x[1] spill
        vpxord zmm7, zmm26, zmm20                        ;   348.5 p0      21 x[1]
        vpternlogd zmm23, zmm7, zmm27, 0x78              ;   349.5 p5      21 x[1]
        vmovdqu64 [rbp + 10432], zmm10                   ;   252.2 p8+p9   21 x[1] spill
        vpandd zmm10, zmm28, zmm22                       ;   349.5 p0      21 x[1]
        vpternlogd zmm6, zmm10, zmm18, 0x96              ;   350.5 p5      21 x[1]
        vpternlogd zmm10, zmm24, zmm5, 0x96              ;   350.5 p0      21 x[1]
        vmovdqa64 zmm5, zmm29                            ;   347.5         21 x[1] copy
        vpternlogd zmm5, zmm20, zmm4, 0x60               ;   351.2 p5      21 x[1]
        vpternlogd zmm23, zmm18, zmm5, 0x96              ;   352.2 p0      21 x[1]
        vpternlogd zmm5, zmm1, zmm8, 0x1e                ;   352.2 p5      21 x[1]
        vpxord zmm18, zmm12, zmm5                        ;   353.2 p0      21 x[1]
        vpternlogd zmm12, zmm10, zmm6, 0x28              ;   353.2 p5      21 x[1]
        vmovdqa64 zmm24, zmm5                            ;   353.2         21 x[1] copy
        vpternlogd zmm24, zmm23, zmm10, 0x48             ;   353.5 p0      21 x[1]
        vmovdqu64 [rbp + 10496], zmm16                   ;   334.5 p7+p4   21 x[1] spill
        vmovdqa64 zmm16, zmm24                           ;   354.5         21 x[1] copy
        vpternlogd zmm16, zmm12, zmm18, 0x36             ;   354.5 p5      21 x[1]
        vpternlogd zmm12, zmm24, zmm18, 0x36             ;   354.5 p0      21 x[1]
        vpternlogd zmm5, zmm10, zmm12, 0x96              ;   355.5 p5      21 x[1]
        vpxord zmm10, zmm5, zmm16                        ;   356.5 p0      21 x[1]
        vmovdqu64 [rbp + 10560], zmm17                   ;   295.5 p8+p9   21 x[1] spill
        vpandnd zmm17, zmm23, zmm18                      ;   356.2 p5      21 x[1]
        vpternlogd zmm18, zmm23, zmm6, 0xea              ;   356.5 p0      21 x[1]
        vpternlogd zmm18, zmm24, zmm23, 0x96             ;   357.5 p5      21 x[1]
        vpternlogd zmm17, zmm12, zmm6, 0x1e              ;   357.5 p0      21 x[1]
        vpandd zmm8, zmm8, zmm18                         ;   358.5 p5      21 x[1]
        vpternlogd zmm27, zmm8, zmm5, 0x6c               ;   359.5 p0      21 x[1]
        vpxord zmm6, zmm10, zmm17                        ;   359.2 p5      21 x[1]
        vpxord zmm12, zmm16, zmm18                       ;   359.5 p0      21 x[1]
        vpxord zmm23, zmm6, zmm12                        ;   360.5 p5      21 x[1]
        vpternlogd zmm31, zmm27, zmm10, 0x6c             ;   360.5 p0      21 x[1]
        vpternlogd zmm4, zmm23, zmm20, 0x48              ;   361.5 p5      21 x[1]
        vpternlogd zmm23, zmm8, zmm29, 0x6c              ;   361.5 p0      21 x[1]
        vpternlogd zmm13, zmm4, zmm6, 0x6c               ;   362.5 p5      21 x[1]
        vpandd zmm3, zmm3, zmm6                          ;   362.5 p0      21 x[1]
        vpternlogd zmm10, zmm26, zmm13, 0x6a             ;   363.5 p5      21 x[1]
        vpandd zmm28, zmm28, zmm12                       ;   363.5 p0      21 x[1]
        vpandd zmm1, zmm1, zmm18                         ;   364.2 p5      21 x[1]
        vpxord zmm18, zmm18, zmm17                       ;   364.5 p0      21 x[1]
        vpternlogd zmm3, zmm23, zmm31, 0x96              ;   365.2 p5      21 x[1]
        vpternlogd zmm25, zmm1, zmm17, 0x6c              ;   365.5 p0      21 x[1]
        vpternlogd zmm27, zmm15, zmm16, 0x78             ;   366.2 p5      21 x[1]
        vpternlogd zmm16, zmm20, zmm25, 0x6a             ;   366.5 p0      21 x[1]
        vpxord zmm6, zmm21, zmm9                         ;   367.2 p5      32 x[1]
        vpternlogd zmm27, zmm16, zmm10, 0x96             ;   367.5 p0      21 x[1]
        vpternlogd zmm28, zmm23, zmm27, 0x96             ;   368.5 p5      21 x[1]
        vpternlogd zmm21, zmm11, zmm0, 0x96              ;   368.5 p0      32 x[1]
        vpxord zmm8, zmm2, zmm14                         ;   369.2 p5      32 x[1]
        vpternlogd zmm27, zmm17, [rbp + 8704], 0x78      ;   369.5 p0+p2   21 x[1]
        vpternlogd zmm31, zmm30, zmm18, 0x78             ;   370.2 p5      21 x[1]
        vpternlogd zmm18, zmm1, zmm19, 0x6c              ;   370.5 p0      21 x[1]
        vmovdqu64 zmm1, [rbp + 10432]                    ;   252.2 p3      32 x[1]
        vpternlogd zmm18, zmm13, zmm3, 0x96              ;   371.5 p5      21 x[1]
        vpternlogd zmm25, zmm12, zmm22, 0x78             ;   371.5 p0      21 x[1]
        vpternlogd zmm25, zmm4, zmm28, 0x96              ;   372.5 p5      21 x[1]
        vmovdqu64 zmm4, [rbp + 10560]                    ;   295.5 p2      32 x[1]
        vmovdqu64 zmm12, [rbp + 10112]                   ;   255.2 p3      21 x[1] reload
        vpxord zmm4, zmm4, zmm12                         ;   372.5 p0      32 x[1]
        vpternlogd zmm5, zmm7, zmm10, 0x6a               ;   373.2 p5      21 x[1]
        vpternlogd zmm16, zmm10, zmm31, 0x69             ;   373.5 p0      21 x[1]
        vmovdqa64 zmm7, zmm18                            ;   372.5         21 x[1] copy
        vpternlogd zmm7, zmm27, zmm28, 0x96              ;   374.2 p5      21 x[1]
        vpternlogd zmm9, zmm5, zmm27, 0x96               ;   374.5 p0      32 x[1]
        vmovdqu64 zmm10, [rbp + 10560]                   ;   295.5 p2      21 x[1] reload
        vmovdqa64 zmm13, zmm18                           ;   372.5         32 x[1] copy
        vpternlogd zmm13, zmm28, zmm10, 0x96             ;   375.2 p5      32 x[1]
        vpternlogd zmm18, zmm28, [rbp + 10496], 0x96     ;   375.5 p0+p3   32 x[1]
        vpxord zmm1, zmm1, zmm28                         ;   376.2 p5      32 x[1]
        vmovdqu64 zmm15, [rbp + 10176]                   ;   252.5 p2      21 x[1] reload
        vmovdqa64 zmm17, zmm7                            ;   375.2         32 x[1] copy
        vpternlogd zmm17, zmm12, zmm15, 0x96             ;   376.5 p0      32 x[1]
        vmovdqu64 zmm19, [rbp + 8960]                    ;   327.2 p3      32 x[1]
        vpternlogd zmm7, zmm10, zmm0, 0x96               ;   377.2 p5      32 x[1]
        vmovdqu64 zmm20, [rbp + 8960]                    ;   327.2 p2      32 x[1]
        vmovdqu64 zmm22, [rbp + 10048]                   ;   248.5 p3      21 x[1] reload
        vpxord zmm20, zmm20, zmm22                       ;   377.5 p0      32 x[1]
        vmovdqu64 zmm23, [rbp + 9984]                    ;   287.5 p2      32 x[1]
        vpxord zmm23, zmm23, zmm22                       ;   378.2 p5      32 x[1]
        vmovdqa64 zmm22, zmm10                           ;   301.5         32 x[1] copy
        vpternlogd zmm22, zmm0, zmm12, 0x69              ;   378.5 p0      32 x[1]
        vpxord zmm24, zmm6, zmm13                        ;   379.2 p5      32 x[1]
        vmovdqu64 zmm26, [rbp + 9408]                    ;   286.5 p3      21 x[1] reload
        vmovdqu64 zmm29, [rbp + 9920]                    ;   288.5 p2      32 x[1]
        vpternlogd zmm29, zmm26, [rbp + 9856], 0x96      ;   379.5 p0+p3   32 x[1]
        vpternlogd zmm5, zmm27, zmm18, 0x69              ;   380.2 p5      32 x[1]
        vpternlogd zmm11, zmm0, zmm4, 0x69               ;   380.5 p0      32 x[1]
        vmovdqa64 zmm0, zmm17                            ;   377.5         32 x[1] copy
        vpternlogd zmm0, zmm14, [rbp + 10432], 0x96      ;   381.2 p5+p2   32 x[1]
        vmovdqu64 zmm26, [rbp + 9664]                    ;   256.2 p3      32 x[1]
        vpternlogd zmm14, zmm1, zmm21, 0x69              ;   381.5 p0      32 x[1]
        vpternlogd zmm17, zmm10, zmm18, 0x69             ;   382.2 p5      32 x[1]
        vmovdqu64 zmm10, [rbp + 9792]                    ;   292.5 p2      32 x[1]
        vpternlogd zmm28, zmm8, zmm9, 0x69               ;   382.5 p0      32 x[1]
        vmovdqu64 zmm27, [rbp + 9728]                    ;   296.5 p3      32 x[1]
        vmovdqu64 zmm30, [rbp + 9472]                    ;   257.2 p2      21 x[1] reload
        vpxord zmm27, zmm27, zmm30                       ;   383.2 p5      32 x[1]
        vpxord zmm19, zmm19, zmm3                        ;   383.5 p0      32 x[1]
        vpxord zmm26, zmm26, zmm25                       ;   384.2 p5      32 x[1]
        vpxord zmm10, zmm10, zmm31                       ;   384.5 p0      32 x[1]
        vpternlogd zmm22, zmm13, [rbp + 10368], 0x96     ;   385.2 p5+p3   32 x[1]
        vmovdqu64 zmm13, [rbp + 10304]                   ;   335.5 p2      21 x[1] reload
        vpternlogd zmm29, zmm2, zmm13, 0x96              ;   385.5 p0      32 x[1]
        vmovdqu64 zmm2, [rbp + 10368]                    ;   336.2 p3      21 x[1] reload
        vmovdqa64 zmm15, zmm7                            ;   378.2         32 x[1] copy
        vpternlogd zmm15, zmm1, zmm2, 0x96               ;   386.2 p5      32 x[1]
        vpternlogd zmm25, zmm29, zmm19, 0x96             ;   386.5 p0      32 x[1]
        vmovdqu64 zmm12, [rbp + 9600]                    ;   252.2 p2      21 x[1] reload
        vpternlogd zmm31, zmm12, [rbp + 9536], 0x96      ;   387.2 p5+p3   32 x[1]
        vmovdqa64 zmm12, zmm26                           ;   385.2         32 x[1] copy
        vpternlogd zmm12, zmm23, zmm13, 0x96             ;   387.5 p0      32 x[1]
        vpternlogd zmm13, zmm31, [rbp + 9664], 0x96      ;   388.2 p5+p2   32 x[1]
        vmovdqu64 [rbp + 9664], zmm25                    ;   387.5 p7+p4   32 x[1] spill
        vmovdqa64 zmm25, zmm20                           ;   378.5         32 x[1] copy
        vpternlogd zmm25, zmm16, [rbp + 9728], 0x96      ;   388.5 p0+p3   32 x[1]
        vmovdqu64 [rbp + 10304], zmm28                   ;   383.5 p8+p9   32 x[1] spill
        vmovdqu64 zmm28, [rbp + 9984]                    ;   287.5 p2      32 x[1]
        vpternlogd zmm28, zmm27, [rbp + 9984], 0xc3      ;   389.2 p5+p3   32 x[1]
        vmovdqu64 [rbp + 9984], zmm1                     ;   377.2 p7+p4   32 x[1] spill
        vmovdqu64 zmm1, [rbp + 10240]                    ;   331.5 p2      32 x[1]
        vpternlogd zmm1, zmm16, [rbp + 9344], 0x69       ;   389.5 p0+p3   32 x[1]
        vmovdqu64 [rbp + 9344], zmm15                    ;   387.2 p8+p9   32 x[1] spill
        vmovdqa64 zmm15, zmm1                            ;   390.5         32 x[1] copy
        vpternlogd zmm15, zmm3, zmm3, 0xc3               ;   390.5 p5      32 x[1]
        vmovdqu64 zmm3, [rbp + 10240]                    ;   331.5 p2      21 x[1] reload
        vpternlogd zmm30, zmm3, [rbp + 9792], 0x96       ;   390.5 p0+p3   32 x[1]
        vpxord zmm2, zmm2, [rax + 2304]                  ;   391.2 p5+p2   32 x[1]
        vpternlogd zmm31, zmm1, [rbp + 9728], 0x96       ;   391.5 p0+p3   32 x[1]
        vpternlogd zmm2, zmm0, zmm8, 0x96                ;   392.2 p5      32 x[1]
        vmovdqu64 [rbp + 2176], zmm2                     ;   393.2 p7+p4   32 x[1] spill
        vmovdqu64 zmm2, [rax + 2176]                     ;   239.3 p2      32 x[1]
        vpxord zmm2, zmm2, zmm7                          ;   392.5 p0      32 x[1]
        vpternlogd zmm2, zmm4, zmm17, 0x96               ;   393.5 p5      32 x[1]
        vmovdqa64 zmm4, zmm10                            ;   385.5         32 x[1] copy
        vpternlogd zmm4, zmm26, zmm3, 0x96               ;   393.5 p0      32 x[1]
        vpxord zmm3, zmm3, [rax + 2368]                  ;   394.2 p5+p3   32 x[1]
        vpternlogd zmm9, zmm11, [rax + 2048], 0x96       ;   394.5 p0+p2   32 x[1]
        vpternlogd zmm3, zmm13, zmm29, 0x96              ;   395.2 p5      32 x[1]
        vpternlogd zmm30, zmm16, [rbp + 9728], 0x96      ;   395.5 p0+p3   32 x[1]
        vmovdqu64 zmm16, [rax + 2240]                    ;   243.2 p2      32 x[1]
        vpxord zmm16, zmm16, zmm10                       ;   396.2 p5      32 x[1]
        vpternlogd zmm16, zmm27, zmm31, 0x96             ;   397.2 p0      32 x[1]
        vpternlogd zmm19, zmm28, [rax + 2112], 0x96      ;   397.2 p5+p3   32 x[1]
        vmovdqu64 zmm27, [rax + 2432]                    ;   245.5 p2      32 x[1]
        vpxord zmm27, zmm27, zmm14                       ;   397.5 p0      32 x[1]
        vmovdqu64 [rbp + 1920], zmm9                     ;   395.5 p8+p9   32 x[1] spill
        vmovdqu64 zmm9, [rax + 2496]                     ;   246.7 p3      32 x[1]
        vpxord zmm9, zmm9, zmm12                         ;   398.2 p5      32 x[1]
        vmovdqu64 [rbp + 2368], zmm9                     ;   399.2 p7+p4   32 x[1] spill
        vmovdqu64 zmm9, [rax + 2688]                     ;   248.2 p2      32 x[1]
        vpxord zmm9, zmm9, zmm22                         ;   398.5 p0      32 x[1]
        vmovdqu64 [rbp + 2560], zmm9                     ;   399.5 p8+p9   32 x[1] spill
        vmovdqu64 zmm9, [rax + 2752]                     ;   249.3 p3      32 x[1]
        vpxord zmm9, zmm9, zmm30                         ;   399.2 p5      32 x[1]
        vmovdqu64 [rbp + 2624], zmm9                     ;   400.2 p7+p4   32 x[1] spill
        vpxord zmm9, zmm8, [rax + 2944]                  ;   399.5 p0+p2   32 x[1]
        vpternlogd zmm9, zmm14, zmm6, 0x96               ;   400.5 p5      32 x[1]
        vmovdqu64 zmm14, [rax + 3008]                    ;   251.2 p3      32 x[1]
        vpxord zmm14, zmm14, zmm20                       ;   400.5 p0      32 x[1]
        vpternlogd zmm14, zmm12, zmm29, 0x96             ;   401.5 p5      32 x[1]
        vmovdqa64 zmm12, zmm5                            ;   381.2         32 x[1] copy
        vpternlogd zmm12, zmm24, [rax + 2560], 0x96      ;   401.5 p0+p2   32 x[1]
        vpternlogd zmm5, zmm21, [rax + 3072], 0x96       ;   402.2 p5+p3   32 x[1]
        vmovdqa64 zmm21, zmm15                           ;   391.5         32 x[1] copy
        vpternlogd zmm21, zmm25, [rax + 2624], 0x96      ;   402.5 p0+p2   32 x[1]
        vmovdqu64 [rbp + 2944], zmm5                     ;   403.2 p8+p9   32 x[1] spill
        vmovdqu64 zmm5, [rax + 3200]                     ;   254.7 p3      32 x[1]
        vpxord zmm5, zmm5, zmm7                          ;   403.2 p5      32 x[1]
        vpternlogd zmm5, zmm22, zmm18, 0x96              ;   404.2 p0      32 x[1]
        vmovdqu64 zmm18, [rax + 3264]                    ;   255.5 p2      32 x[1]
        vpternlogd zmm15, zmm23, [rax + 3136], 0x96      ;   404.2 p5+p3   32 x[1]
        vmovdqu64 zmm22, [rbp + 10176]                   ;   256.5 p2      21 x[1] reload
        vmovdqu64 zmm23, [rbp + 10112]                   ;   256.7 p3      32 x[1]
        vpternlogd zmm23, zmm22, [rax + 2816], 0x96      ;   404.5 p0+p2   32 x[1]
        vpternlogd zmm23, zmm7, zmm8, 0x96               ;   405.5 p5      32 x[1]
        vmovdqu64 zmm7, [rbp + 9536]                     ;   257.7 p3      21 x[1] reload
        vmovdqu64 zmm8, [rbp + 9600]                     ;   258.5 p2      32 x[1]
        vpternlogd zmm8, zmm7, [rax + 2880], 0x96        ;   405.5 p0+p3   32 x[1]
        vpternlogd zmm8, zmm29, zmm10, 0x96              ;   406.5 p5      32 x[1]
        vmovdqu64 zmm7, [rbp + 9344]                     ;   387.2 p2      32 x[1]
        vpxord zmm7, zmm7, [rax + 3840]                  ;   406.5 p0+p3   32 x[1]
        vmovdqu64 zmm22, [rax + 3712]                    ;   260.5 p2      32 x[1]
        vpxord zmm18, zmm18, zmm10                       ;   407.2 p5      32 x[1]
        vmovdqu64 zmm10, [rax + 3776]                    ;   260.7 p3      32 x[1]
        vpternlogd zmm18, zmm30, zmm1, 0x96              ;   408.2 p0      32 x[1]
        vmovdqu64 zmm1, [rbp + 9984]                     ;   377.2 p2      32 x[1] reload
        vmovdqu64 zmm29, [rbp + 10304]                   ;   383.5 p3      32 x[1]
        vpternlogd zmm29, zmm1, [rax + 3456], 0x96       ;   408.2 p5+p2   32 x[1]
        vmovdqu64 zmm1, [rax + 3904]                     ;   262.7 p3      32 x[1]
        vpternlogd zmm13, zmm4, [rax + 3392], 0x96       ;   408.5 p0+p2   32 x[1]
        vpternlogd zmm11, zmm24, [rax + 3584], 0x96      ;   409.2 p5+p3   32 x[1]
        vmovdqu64 zmm24, [rbp + 9344]                    ;   387.2 p2      32 x[1] reload
        vpternlogd zmm0, zmm24, [rax + 3328], 0x96       ;   409.5 p0+p3   32 x[1]
        vmovdqu64 zmm24, [rbp + 9664]                    ;   387.5 p2      32 x[1] reload
        vpternlogd zmm26, zmm24, [rax + 3520], 0x96      ;   410.2 p5+p3   32 x[1]
        vpxord zmm22, zmm22, zmm17                       ;   410.5 p0      32 x[1]
        vpternlogd zmm28, zmm25, [rax + 3648], 0x96      ;   411.2 p5+p2   32 x[1]
        vpxord zmm10, zmm10, zmm31                       ;   411.5 p0      32 x[1]
        vmovdqu64 zmm17, [rbp + 10304]                   ;   383.5 p3      32 x[1] reload
        vpternlogd zmm6, zmm17, [rax + 3968], 0x96       ;   412.2 p5+p2   32 x[1]
        vpxord zmm1, zmm1, zmm4                          ;   412.5 p0      32 x[1]
        vpternlogd zmm24, zmm20, [rax + 4032], 0x96      ;   413.2 p5+p3   32 x[1]
        vmovdqu64 zmm4, [rax + 6592]                     ;   268.5 p2      32 x[0] reload
        vmovdqu64 zmm17, [rbp + 320]                     ;   403.2 p3      32 x[2]
        vpternlogd zmm17, zmm4, [r8 + 284]{1to16}, 0x96  ;   413.5 p0+p2   32 x[2]
        vmovdqu64 zmm20, [rax + 7104]                    ;   269.7 p3      32 x[0] reload
        vmovdqu64 zmm25, [rbp + 832]                     ;   403.2 p2      32 x[2]
        vpternlogd zmm25, zmm20, [r8 + 316]{1to16}, 0x96 ;   414.2 p5+p3   32 x[2]
        vpbroadcastd zmm30, [r8 + 260]                   ;   268.5 p10     32 x[2]
        vmovdqu64 zmm31, [rax + 6208]                    ;   271.5 p2      32 x[0] reload
        vpxord zmm30, zmm30, zmm31                       ;   414.5 p0      32 x[2]
        vpbroadcastd zmm20, [r8 + 292]                   ;   269.5 p10     32 x[2]
        vpxord zmm20, zmm20, [rax + 6720]                ;   415.2 p5+p3   32 x[2]
        vpbroadcastd zmm4, [r8 + 324]                    ;   270.5 p10     32 x[2]
        vpxord zmm4, zmm4, [rax + 7232]                  ;   415.5 p0+p2   32 x[2]
        vpbroadcastd zmm31, [r8 + 356]                   ;   271.5 p10     32 x[2]
        vpxord zmm31, zmm31, [rax + 7744]                ;   416.2 p5+p3   32 x[2]
        vmovdqu64 [rbp + 3456], zmm11                    ;   410.2 p7+p4   32 x[1] spill
        vpbroadcastd zmm11, [r8 + 380]                   ;   272.5 p10     32 x[2]
        vpxord zmm11, zmm11, [rax + 8128]                ;   416.5 p0+p2   32 x[2]
        vpternlogd zmm30, zmm19, [rbp - 64], 0x96        ;   417.2 p5+p3   32 x[2]
        vmovdqu64 [rbp + 1984], zmm19                    ;   398.2 p8+p9   32 x[1] spill
        vpbroadcastd zmm19, [r8 + 264]                   ;   273.5 p10     21 x[2]
        vpxord zmm19, zmm19, [rax + 6272]                ;   417.5 p0+p2   21 x[2]
        vpternlogd zmm20, zmm21, [rbp + 448], 0x96       ;   418.2 p5+p3   32 x[2]
        vmovdqu64 [rbp + 2496], zmm21                    ;   403.5 p7+p4   32 x[1] spill
        vpbroadcastd zmm21, [r8 + 276]                   ;   275.5 p10     21 x[2]
        vpxord zmm21, zmm21, [rax + 6464]                ;   418.5 p0+p2   21 x[2]
        vmovdqu64 [rbp + 3648], zmm10                    ;   412.5 p8+p9   32 x[1] spill
        vpbroadcastd zmm10, [r8 + 280]                   ;   276.2 p3      21 x[2]
        vpxord zmm10, zmm10, [rax + 6528]                ;   419.2 p5+p2   21 x[2]
        vpternlogd zmm4, zmm15, [rbp + 960], 0x96        ;   419.5 p0+p3   32 x[2]
        vmovdqu64 [rbp + 3008], zmm15                    ;   405.2 p7+p4   32 x[1] spill
        vmovdqu64 zmm15, [rax + 7616]                    ;   278.2 p2      32 x[0] reload
        vmovdqu64 [rbp + 3840], zmm6                     ;   413.2 p8+p9   32 x[1] spill
        vmovdqu64 zmm6, [rbp + 1344]                     ;   413.2 p3      32 x[2]
        vpternlogd zmm6, zmm15, [r8 + 348]{1to16}, 0x96  ;   420.2 p5+p2   32 x[2]
        vpternlogd zmm31, zmm28, [rbp + 1472], 0x96      ;   420.5 p0+p3   32 x[2]
        vpternlogd zmm11, zmm24, [rbp + 1856], 0x96      ;   421.2 p5+p2   32 x[2]
        vmovdqu64 zmm15, [rax + 6144]                    ;   282.2 p3      32 x[0] reload
        vmovdqu64 [rbp + 3904], zmm24                    ;   414.2 p7+p4   32 x[1] spill
        vmovdqu64 zmm24, [rbp - 128]                     ;   414.2 p2      21 x[2]
        vpternlogd zmm24, zmm15, [r8 + 256]{1to16}, 0x96 ;   421.5 p0+p3   21 x[2]
        vpternlogd zmm19, zmm2, [rbp + 0], 0x96          ;   422.2 p5+p2   21 x[2]
        vmovdqu64 zmm15, [rax + 6400]                    ;   284.5 p3      32 x[0] reload
        vmovdqu64 [rbp + 2048], zmm2                     ;   394.5 p8+p9   32 x[1] spill
        vmovdqu64 zmm2, [rbp + 128]                      ;   394.5 p2      21 x[2]
        vpternlogd zmm2, zmm15, [r8 + 272]{1to16}, 0x96  ;   422.5 p0+p3   21 x[2]
        vpternlogd zmm21, zmm3, [rbp + 192], 0x69        ;   423.2 p5+p2   21 x[2]
        vpternlogd zmm10, zmm27, [rbp + 256], 0x69       ;   423.5 p0+p3   21 x[2]
        vmovdqa64 zmm15, zmm10                           ;   424.5         21 x[2] copy
        vpternlogd zmm15, zmm19, zmm19, 0xc3             ;   424.5 p5      21 x[2]
        vmovdqu64 [rbp + 2304], zmm27                    ;   398.5 p7+p4   32 x[1] spill
        vmovdqu64 zmm27, [rax + 6336]                    ;   289.2 p2      32 x[0] reload
        vmovdqu64 [rbp + 2240], zmm3                     ;   396.2 p8+p9   32 x[1] spill
        vmovdqu64 zmm3, [rbp + 64]                       ;   396.2 p3      21 x[2]
        vpternlogd zmm3, zmm27, [r8 + 268]{1to16}, 0x96  ;   424.5 p0+p2   21 x[2]
        vpternlogd zmm3, zmm21, zmm16, 0x96              ;   425.5 p5      21 x[2]
        vpxord zmm27, zmm10, zmm3                        ;   426.5 p0      21 x[2]
        vmovdqu64 [rbp + 2112], zmm16                    ;   398.2 p7+p4   32 x[1] spill
        vpxord zmm16, zmm30, zmm15                       ;   426.2 p5      21 x[2]
        vmovdqu64 [rbp + 3520], zmm28                    ;   412.2 p8+p9   32 x[1] spill
        vmovdqa64 zmm28, zmm16                           ;   427.2         21 x[2] copy
        vmovdqu64 [rbp + 10048], zmm31                   ;   421.5 p7+p4   32 x[2] spill
        vmovdqa64 zmm31, zmm10                           ;   424.5         21 x[2] copy
        vmovdqu64 [rbp + 8960], zmm11                    ;   422.2 p8+p9   32 x[2] spill
        vmovdqa64 zmm11, zmm30                           ;   418.2         21 x[2] copy
        vmovdqu64 [rbp + 3776], zmm1                     ;   413.5 p7+p4   32 x[1] spill
        vmovdqa64 zmm1, zmm15                            ;   425.5         21 x[2] copy
        vpternlogd zmm1, zmm17, [rbp + 2368], 0x96       ;   426.5 p0+p3   21 x[2]
        vpternlogd zmm17, zmm21, [rbp + 2368], 0x96      ;   427.2 p5+p2   21 x[2]
        vpternlogd zmm17, zmm2, [rbp + 2176], 0x69       ;   428.2 p0+p3   21 x[2]
        vpxord zmm28, zmm28, zmm17                       ;   429.2 p5      21 x[2]
        vmovdqu64 [rbp + 3712], zmm7                     ;   407.5 p8+p9   32 x[1] spill
        vmovdqa64 zmm7, zmm17                            ;   429.2         21 x[2] copy
        vmovdqu64 [rbp + 3584], zmm22                    ;   411.5 p7+p4   32 x[1] spill
        vmovdqa64 zmm22, zmm1                            ;   427.5         21 x[2] copy
        vmovdqu64 [rbp + 3200], zmm0                     ;   410.5 p8+p9   32 x[1] spill
        vmovdqa64 zmm0, zmm15                            ;   425.5         21 x[2] copy
        vmovdqu64 [rbp + 10624], zmm4                    ;   420.5 p7+p4   32 x[2] spill
        vmovdqa64 zmm4, zmm3                             ;   426.5         21 x[2] copy
        vpternlogd zmm4, zmm24, [rbp + 1920], 0x69       ;   428.5 p0+p2   21 x[2]
        vpxord zmm7, zmm7, zmm4                          ;   429.5 p5      21 x[2]
        vpxord zmm11, zmm11, zmm4                        ;   429.5 p0      21 x[2]
        vpxord zmm0, zmm0, zmm7                          ;   430.5 p5      21 x[2]
        vpternlogd zmm24, zmm16, [rbp + 1920], 0x69      ;   430.5 p0+p3   21 x[2]
        vpternlogd zmm2, zmm24, [rbp + 2176], 0x69       ;   431.5 p5+p2   21 x[2]
        vpxord zmm31, zmm31, zmm2                        ;   432.5 p0      21 x[2]
        vpxord zmm22, zmm22, zmm31                       ;   433.5 p5      21 x[2]
        vpternlogd zmm24, zmm28, zmm1, 0x78              ;   432.5 p0      21 x[2]
        vpternlogd zmm19, zmm2, zmm30, 0x87              ;   433.2 p5      21 x[2]
        vmovdqu64 [rbp + 3392], zmm26                    ;   411.2 p8+p9   32 x[1] spill
        vmovdqa64 zmm26, zmm2                            ;   432.5         21 x[2] copy
        vpternlogd zmm26, zmm4, zmm27, 0x48              ;   433.5 p0      21 x[2]
        vmovdqu64 [rbp + 10688], zmm6                    ;   421.2 p7+p4   32 x[2] spill
        vmovdqa64 zmm6, zmm26                            ;   434.5         21 x[2] copy
        vpternlogd zmm6, zmm11, zmm27, 0x78              ;   434.5 p5      21 x[2]
        vpternlogd zmm26, zmm15, zmm10, 0x78             ;   434.5 p0      21 x[2]
        vmovdqu64 [rbp + 3136], zmm18                    ;   409.2 p8+p9   32 x[1] spill
        vpxord zmm18, zmm27, zmm1                        ;   435.2 p5      21 x[2]
        vpternlogd zmm21, zmm18, zmm0, 0x78              ;   436.2 p0      21 x[2]
        vmovdqu64 [rbp + 3328], zmm29                    ;   409.2 p7+p4   32 x[1] spill
        vpandd zmm29, zmm17, zmm22                       ;   436.2 p5      21 x[2]
        vpternlogd zmm24, zmm29, zmm6, 0x96              ;   437.2 p0      21 x[2]
        vpxord zmm19, zmm19, zmm29                       ;   437.2 p5      21 x[2]
        vmovdqa64 zmm29, zmm7                            ;   430.5         21 x[2] copy
        vpternlogd zmm29, zmm1, zmm3, 0x60               ;   437.5 p0      21 x[2]
        vpternlogd zmm21, zmm6, zmm29, 0x96              ;   438.5 p5      21 x[2]
        vpternlogd zmm29, zmm31, zmm16, 0x1e             ;   438.5 p0      21 x[2]
        vpxord zmm6, zmm26, zmm29                        ;   439.5 p5      21 x[2]
        vpternlogd zmm26, zmm19, zmm24, 0x28             ;   439.5 p0      21 x[2]
        vmovdqu64 [rbp + 3264], zmm13                    ;   409.5 p8+p9   32 x[1] spill
        vmovdqa64 zmm13, zmm29                           ;   439.5         21 x[2] copy
        vpternlogd zmm13, zmm21, zmm19, 0x48             ;   440.2 p5      21 x[2]
        vmovdqu64 [rbp + 3072], zmm5                     ;   405.2 p7+p4   32 x[1] spill
        vmovdqa64 zmm5, zmm13                            ;   441.2         21 x[2] copy
        vpternlogd zmm5, zmm26, zmm6, 0x36               ;   441.2 p0      21 x[2]
        vpternlogd zmm26, zmm13, zmm6, 0x36              ;   441.2 p5      21 x[2]
        vpternlogd zmm29, zmm19, zmm26, 0x96             ;   442.2 p0      21 x[2]
        vpandd zmm18, zmm18, zmm29                       ;   443.2 p5      21 x[2]
        vpxord zmm19, zmm29, zmm5                        ;   443.2 p0      21 x[2]
        vmovdqu64 [rbp + 2432], zmm12                    ;   402.5 p8+p9   32 x[1] spill
        vpandnd zmm12, zmm21, zmm6                       ;   443.2 p5      21 x[2]
        vpternlogd zmm6, zmm21, zmm24, 0xea              ;   443.5 p0      21 x[2]
        vpternlogd zmm6, zmm13, zmm21, 0x96              ;   444.5 p5      21 x[2]
        vpandd zmm13, zmm27, zmm19                       ;   444.5 p0      21 x[2]
        vpternlogd zmm12, zmm26, zmm24, 0x1e             ;   445.2 p5      21 x[2]
        vpandd zmm16, zmm16, zmm6                        ;   445.5 p0      21 x[2]
        vpternlogd zmm29, zmm0, zmm16, 0x6a              ;   446.5 p5      21 x[2]
        vpxord zmm0, zmm19, zmm12                        ;   446.5 p0      21 x[2]
        vpxord zmm21, zmm5, zmm6                         ;   447.2 p5      21 x[2]
        vpxord zmm24, zmm0, zmm21                        ;   448.2 p0      21 x[2]
        vpternlogd zmm19, zmm11, zmm29, 0x6a             ;   448.2 p5      21 x[2]
        vpternlogd zmm3, zmm24, zmm1, 0x48               ;   449.2 p0      21 x[2]
        vpternlogd zmm27, zmm0, zmm2, 0x48               ;   449.2 p5      21 x[2]
        vpternlogd zmm24, zmm16, zmm7, 0x6c              ;   449.5 p0      21 x[2]
        vpandd zmm4, zmm4, zmm0                          ;   450.2 p5      21 x[2]
        vpternlogd zmm13, zmm27, zmm3, 0x96              ;   450.5 p0      21 x[2]
        vpandd zmm17, zmm17, zmm21                       ;   451.2 p5      21 x[2]
        vpandd zmm31, zmm31, zmm6                        ;   451.5 p0      21 x[2]
        vpxord zmm6, zmm6, zmm12                         ;   452.2 p5      21 x[2]
        vpternlogd zmm4, zmm24, zmm19, 0x96              ;   452.5 p0      21 x[2]
        vpternlogd zmm2, zmm31, zmm12, 0x6c              ;   453.2 p5      21 x[2]
        vpternlogd zmm29, zmm28, zmm5, 0x78              ;   453.5 p0      21 x[2]
        vpternlogd zmm5, zmm1, zmm2, 0x6a                ;   454.2 p5      21 x[2]
        vmovdqu64 zmm0, [rax + 6656]                     ;   315.2 p3      32 x[0] reload
        vmovdqu64 zmm1, [rbp + 384]                      ;   402.5 p2      21 x[2]
        vpternlogd zmm1, zmm0, [r8 + 288]{1to16}, 0x96   ;   454.5 p0+p3   21 x[2]
        vpbroadcastd zmm7, [r8 + 296]                    ;   317.2 p10     21 x[2]
        vmovdqu64 zmm11, [rax + 6784]                    ;   317.3 p2      32 x[0] reload
        vpxord zmm7, zmm7, zmm11                         ;   455.2 p5      21 x[2]
        vpternlogd zmm29, zmm5, zmm13, 0x96              ;   455.5 p0      21 x[2]
        vpternlogd zmm17, zmm24, zmm29, 0x96             ;   456.5 p5      21 x[2]
        vmovdqu64 zmm16, [rax + 6912]                    ;   318.0 p3      32 x[0] reload
        vmovdqu64 zmm24, [rbp + 640]                     ;   402.5 p2      21 x[2]
        vpternlogd zmm24, zmm16, [r8 + 304]{1to16}, 0x96 ;   456.5 p0+p3   21 x[2]
        vpternlogd zmm29, zmm12, zmm30, 0x78             ;   457.2 p5      21 x[2]
        vpbroadcastd zmm12, [r8 + 308]                   ;   320.2 p10     21 x[2]
        vmovdqu64 zmm26, [rax + 6976]                    ;   321.2 p2      32 x[0] reload
        vpxord zmm12, zmm12, zmm26                       ;   457.5 p0      21 x[2]
        vpternlogd zmm19, zmm15, zmm6, 0x78              ;   458.2 p5      21 x[2]
        vpternlogd zmm6, zmm31, zmm10, 0x6c              ;   458.5 p0      21 x[2]
        vpbroadcastd zmm10, [r8 + 312]                   ;   322.7 p3      21 x[2]
        vmovdqu64 zmm15, [rax + 7040]                    ;   323.5 p2      32 x[0] reload
        vpxord zmm10, zmm10, zmm15                       ;   459.2 p5      21 x[2]
        vpternlogd zmm6, zmm27, zmm3, 0x96               ;   459.5 p0      21 x[2]
        vpternlogd zmm2, zmm21, zmm22, 0x78              ;   460.2 p5      21 x[2]
        vpternlogd zmm6, zmm17, zmm4, 0x96               ;   460.5 p0      21 x[2]
        vmovdqu64 zmm21, [rax + 6848]                    ;   325.7 p3      32 x[0] reload
        vmovdqu64 zmm22, [rbp + 576]                     ;   402.5 p2      21 x[2]
        vpternlogd zmm22, zmm21, [r8 + 300]{1to16}, 0x96 ;   461.2 p5+p3   21 x[2]
        vpternlogd zmm2, zmm3, zmm17, 0x96               ;   461.5 p0      21 x[2]
        vpternlogd zmm5, zmm19, zmm13, 0x96              ;   462.2 p5      21 x[2]
        vpternlogd zmm13, zmm18, zmm29, 0x96             ;   462.5 p0      21 x[2]
        vmovdqu64 zmm3, [rbp + 512]                      ;   402.5 p2      32 x[0] reload
        vmovdqu64 zmm18, [rbp + 2560]                    ;   402.5 p3      32 x[1] reload
        vpternlogd zmm7, zmm18, zmm3, 0x69               ;   463.2 p5      21 x[2]
        vmovdqu64 zmm27, [rbp + 704]                     ;   402.5 p2      32 x[0] reload
        vpternlogd zmm12, zmm8, zmm27, 0x69              ;   463.5 p0      21 x[2]
        vmovdqa64 zmm28, zmm20                           ;   419.2         21 x[2] copy
        vmovdqu64 zmm30, [rbp + 768]                     ;   402.5 p3      32 x[0] reload
        vpternlogd zmm10, zmm9, zmm30, 0x69              ;   464.2 p5      21 x[2]
        vpxord zmm31, zmm7, zmm10                        ;   465.2 p0      21 x[2]
        vpxord zmm28, zmm28, zmm31                       ;   466.2 p5      21 x[2]
        vpternlogd zmm22, zmm12, [rbp + 2624], 0x96      ;   465.5 p0+p2   21 x[2]
        vpxord zmm15, zmm10, zmm22                       ;   466.5 p5      21 x[2]
        vmovdqa64 zmm26, zmm31                           ;   466.2         21 x[2] copy
        vpternlogd zmm26, zmm25, zmm14, 0x96             ;   466.5 p0      21 x[2]
        vmovdqa64 zmm16, zmm20                           ;   419.2         21 x[2] copy
        vmovdqa64 zmm21, zmm12                           ;   464.5         21 x[2] copy
        vpternlogd zmm21, zmm24, zmm23, 0x69             ;   467.2 p5      21 x[2]
        vpternlogd zmm21, zmm25, zmm14, 0x96             ;   468.2 p0      21 x[2]
        vmovdqa64 zmm25, zmm20                           ;   419.2         21 x[2] copy
        vpxord zmm11, zmm28, zmm21                       ;   469.2 p5      21 x[2]
        vmovdqa64 zmm0, zmm21                            ;   469.2         21 x[2] copy
        vmovdqa64 zmm30, zmm10                           ;   465.2         21 x[2] copy
        vmovdqa64 zmm27, zmm15                           ;   467.5         21 x[2] copy
        vmovdqa64 zmm18, zmm22                           ;   466.5         21 x[2] copy
        vpternlogd zmm18, zmm1, [rbp + 2432], 0x69       ;   468.5 p0+p3   21 x[2]
        vpxord zmm0, zmm0, zmm18                         ;   469.5 p5      21 x[2]
        vpxord zmm16, zmm16, zmm18                       ;   469.5 p0      21 x[2]
        vpternlogd zmm1, zmm28, [rbp + 2432], 0x69       ;   470.2 p5+p2   21 x[2]
        vpternlogd zmm24, zmm1, zmm23, 0x69              ;   471.2 p0      21 x[2]
        vpxord zmm30, zmm30, zmm24                       ;   472.2 p5      21 x[2]
        vpxord zmm27, zmm27, zmm24                       ;   472.2 p0      21 x[2]
        vpandd zmm25, zmm25, zmm24                       ;   472.2 p5      21 x[2]
        vpternlogd zmm1, zmm11, zmm26, 0x78              ;   472.5 p0      21 x[2]
        vpandd zmm3, zmm18, zmm27                        ;   473.2 p5      21 x[2]
        vmovdqu64 [rbp + 2816], zmm9                     ;   401.5 p7+p4   32 x[1] spill
        vpxord zmm9, zmm31, zmm0                         ;   473.5 p0      21 x[2]
        vmovdqu64 [rbp + 2752], zmm8                     ;   407.5 p8+p9   32 x[1] spill
        vmovdqa64 zmm8, zmm3                             ;   474.2         21 x[2] copy
        vpternlogd zmm8, zmm16, zmm15, 0x78              ;   474.2 p5      21 x[2]
        vpternlogd zmm3, zmm31, zmm10, 0x78              ;   474.5 p0      21 x[2]
        vmovdqu64 [rbp + 2688], zmm23                    ;   406.5 p7+p4   32 x[1] spill
        vpxord zmm23, zmm15, zmm26                       ;   475.2 p5      21 x[2]
        vpternlogd zmm12, zmm23, zmm9, 0x78              ;   476.2 p0      21 x[2]
        vmovdqu64 [rbp + 2880], zmm14                    ;   402.5 p8+p9   32 x[1] spill
        vmovdqa64 zmm14, zmm30                           ;   473.2         21 x[2] copy
        vpternlogd zmm14, zmm21, zmm26, 0x48             ;   476.2 p5      21 x[2]
        vpternlogd zmm1, zmm14, zmm8, 0x96               ;   477.2 p0      21 x[2]
        vpternlogd zmm14, zmm25, zmm7, 0x96              ;   477.2 p5      21 x[2]
        vmovdqa64 zmm7, zmm0                             ;   470.5         21 x[2] copy
        vpternlogd zmm7, zmm26, zmm22, 0x60              ;   477.5 p0      21 x[2]
        vpternlogd zmm12, zmm8, zmm7, 0x96               ;   478.5 p5      21 x[2]
        vpternlogd zmm7, zmm30, zmm28, 0x1e              ;   478.5 p0      21 x[2]
        vpxord zmm8, zmm3, zmm7                          ;   479.5 p5      21 x[2]
        vpternlogd zmm3, zmm14, zmm1, 0x28               ;   479.5 p0      21 x[2]
        vmovdqa64 zmm25, zmm7                            ;   479.5         21 x[2] copy
        vpternlogd zmm25, zmm12, zmm14, 0x48             ;   480.2 p5      21 x[2]
        vmovdqu64 [rbp + 10752], zmm5                    ;   463.2 p7+p4   21 x[2] spill
        vmovdqa64 zmm5, zmm25                            ;   481.2         21 x[2] copy
        vpternlogd zmm5, zmm3, zmm8, 0x36                ;   481.2 p0      21 x[2]
        vpternlogd zmm3, zmm25, zmm8, 0x36               ;   481.2 p5      21 x[2]
        vpternlogd zmm7, zmm14, zmm3, 0x96               ;   482.2 p0      21 x[2]
        vpxord zmm14, zmm7, zmm5                         ;   483.2 p5      21 x[2]
        vmovdqu64 [rbp + 10816], zmm19                   ;   459.2 p8+p9   21 x[2] spill
        vpandnd zmm19, zmm12, zmm8                       ;   482.5 p0      21 x[2]
        vpternlogd zmm8, zmm12, zmm1, 0xea               ;   483.2 p5      21 x[2]
        vpternlogd zmm8, zmm25, zmm12, 0x96              ;   484.2 p0      21 x[2]
        vpternlogd zmm19, zmm3, zmm1, 0x1e               ;   484.2 p5      21 x[2]
        vpandd zmm28, zmm28, zmm8                        ;   485.2 p0      21 x[2]
        vpternlogd zmm9, zmm28, zmm7, 0x6c               ;   486.2 p5      21 x[2]
        vpxord zmm1, zmm14, zmm19                        ;   485.5 p0      21 x[2]
        vpxord zmm3, zmm5, zmm8                          ;   486.2 p5      21 x[2]
        vpxord zmm12, zmm1, zmm3                         ;   487.2 p0      21 x[2]
        vpternlogd zmm16, zmm9, zmm14, 0x6c              ;   487.2 p5      21 x[2]
        vpternlogd zmm22, zmm12, zmm26, 0x48             ;   488.2 p0      21 x[2]
        vpternlogd zmm12, zmm28, zmm0, 0x6c              ;   488.2 p5      21 x[2]
        vpternlogd zmm27, zmm22, zmm1, 0x6c              ;   489.2 p0      21 x[2]
        vpandd zmm18, zmm18, zmm1                        ;   489.2 p5      21 x[2]
        vpandd zmm0, zmm30, zmm8                         ;   489.5 p0      21 x[2]
        vpternlogd zmm14, zmm15, zmm27, 0x6a             ;   490.2 p5      21 x[2]
        vpandd zmm21, zmm21, zmm3                        ;   490.5 p0      21 x[2]
        vpternlogd zmm3, zmm30, zmm26, 0x60              ;   491.2 p5      21 x[2]
        vpxord zmm8, zmm8, zmm19                         ;   491.5 p0      21 x[2]
        vpternlogd zmm18, zmm12, zmm16, 0x96             ;   492.2 p5      21 x[2]
        vpternlogd zmm24, zmm0, zmm19, 0x6c              ;   492.5 p0      21 x[2]
        vmovdqu64 zmm1, [rax + 7168]                     ;   349.5 p3      32 x[0] reload
        vmovdqu64 zmm15, [rbp + 896]                     ;   402.5 p2      21 x[2]
        vpternlogd zmm15, zmm1, [r8 + 320]{1to16}, 0x96  ;   493.2 p5+p3   21 x[2]
        vpternlogd zmm9, zmm11, zmm5, 0x78               ;   493.5 p0      21 x[2]
        vpternlogd zmm5, zmm26, zmm24, 0x6a              ;   494.2 p5      21 x[2]
        vpbroadcastd zmm11, [r8 + 328]                   ;   351.8 p10     21 x[2]
        vmovdqu64 zmm25, [rax + 7296]                    ;   352.2 p2      32 x[0] reload
        vpxord zmm11, zmm11, zmm25                       ;   494.5 p0      21 x[2]
        vpternlogd zmm9, zmm5, zmm14, 0x96               ;   495.2 p5      21 x[2]
        vmovdqu64 zmm26, [rax + 7424]                    ;   354.2 p3      32 x[0] reload
        vmovdqu64 zmm28, [rbp + 1152]                    ;   402.5 p2      21 x[2]
        vpternlogd zmm28, zmm26, [r8 + 336]{1to16}, 0x96 ;   495.5 p0+p3   21 x[2]
        vpternlogd zmm21, zmm12, zmm9, 0x96              ;   496.2 p5      21 x[2]
        vpbroadcastd zmm12, [r8 + 340]                   ;   355.0 p10     21 x[2]
        vmovdqu64 zmm30, [rax + 7488]                    ;   355.5 p2      32 x[0] reload
        vpxord zmm12, zmm12, zmm30                       ;   496.5 p0      21 x[2]
        vpternlogd zmm9, zmm19, zmm20, 0x78              ;   497.2 p5      21 x[2]
        vpternlogd zmm16, zmm31, zmm8, 0x78              ;   497.5 p0      21 x[2]
        vpbroadcastd zmm19, [r8 + 344]                   ;   357.7 p10     21 x[2]
        vmovdqu64 zmm20, [rax + 7552]                    ;   357.8 p3      32 x[0] reload
        vpxord zmm19, zmm19, zmm20                       ;   498.2 p5      21 x[2]
        vpandd zmm10, zmm10, zmm8                        ;   498.5 p0      21 x[2]
        vpternlogd zmm10, zmm0, zmm27, 0x96              ;   499.5 p5      21 x[2]
        vpternlogd zmm10, zmm21, zmm18, 0x96             ;   500.5 p0      21 x[2]
        vmovdqu64 zmm0, [rax + 7360]                     ;   360.5 p2      32 x[0] reload
        vmovdqu64 zmm8, [rbp + 1088]                     ;   402.5 p3      21 x[2]
        vpternlogd zmm8, zmm0, [r8 + 332]{1to16}, 0x96   ;   500.2 p5+p2   21 x[2]
        vpxord zmm27, zmm9, zmm10                        ;   501.5 p0      21 x[2]
        vpternlogd zmm7, zmm23, zmm14, 0x6a              ;   501.2 p5      21 x[2]
        vpternlogd zmm5, zmm14, zmm16, 0x69              ;   501.5 p0      21 x[2]
        vmovdqu64 zmm14, [rbp + 10624]                   ;   420.5 p3      21 x[2]
        vmovdqu64 zmm23, [rbp + 1024]                    ;   402.5 p2      32 x[0] reload
        vmovdqu64 zmm31, [rbp + 3072]                    ;   402.5 p3      32 x[1] reload
        vpternlogd zmm11, zmm31, zmm23, 0x69             ;   502.2 p5      21 x[2]
        vmovdqa64 zmm20, zmm11                           ;   503.2         21 x[2] copy
        vmovdqu64 zmm30, [rbp + 3264]                    ;   402.5 p2      32 x[1] reload
        vpternlogd zmm12, zmm30, [rbp + 1216], 0x69      ;   502.5 p0+p3   21 x[2]
        vpternlogd zmm8, zmm12, [rbp + 3136], 0x96       ;   503.5 p5+p2   21 x[2]
        vmovdqa64 zmm26, zmm8                            ;   504.5         21 x[2] copy
        vmovdqu64 zmm0, [rbp + 3328]                     ;   402.5 p3      32 x[1] reload
        vpternlogd zmm19, zmm0, [rbp + 1280], 0x69       ;   503.5 p0+p2   21 x[2]
        vpxord zmm20, zmm20, zmm19                       ;   504.5 p5      21 x[2]
        vpxord zmm26, zmm26, zmm19                       ;   504.5 p0      21 x[2]
        vmovdqu64 zmm25, [rbp + 10624]                   ;   420.5 p3      21 x[2]
        vpxord zmm14, zmm14, zmm20                       ;   505.5 p5      21 x[2]
        vmovdqa64 zmm1, zmm19                            ;   504.5         21 x[2] copy
        vmovdqa64 zmm0, zmm26                            ;   505.5         21 x[2] copy
        vmovdqa64 zmm30, zmm8                            ;   504.5         21 x[2] copy
        vpternlogd zmm30, zmm15, [rbp + 2944], 0x69      ;   505.5 p0+p2   21 x[2]
        vpxord zmm25, zmm25, zmm30                       ;   506.5 p5      21 x[2]
        vpternlogd zmm15, zmm14, [rbp + 2944], 0x69      ;   506.5 p0+p3   21 x[2]
        vmovdqa64 zmm31, zmm30                           ;   506.5         21 x[2] copy
        vmovdqa64 zmm23, zmm30                           ;   506.5         21 x[2] copy
        vmovdqu64 [rbp + 10880], zmm5                    ;   502.5 p7+p4   21 x[2] spill
        vmovdqa64 zmm5, zmm15                            ;   507.5         21 x[2] copy
        vpternlogd zmm5, zmm28, [rbp + 3200], 0x69       ;   507.5 p5+p2   21 x[2]
        vpxord zmm1, zmm1, zmm5                          ;   508.5 p0      21 x[2]
        vpxord zmm0, zmm0, zmm5                          ;   508.5 p5      21 x[2]
        vpandd zmm23, zmm23, zmm0                        ;   509.5 p0      21 x[2]
        vmovdqu64 [rbp + 10944], zmm16                   ;   498.5 p8+p9   21 x[2] spill
        vmovdqu64 zmm16, [rbp + 10688]                   ;   421.2 p3      21 x[2]
        vpternlogd zmm16, zmm20, [rbp + 3392], 0x96      ;   509.2 p5+p2   21 x[2]
        vmovdqu64 [rbp + 11008], zmm2                    ;   462.5 p7+p4   21 x[2] spill
        vpxord zmm2, zmm1, zmm16                         ;   510.2 p0      21 x[2]
        vmovdqu64 [rbp + 11072], zmm22                   ;   489.2 p8+p9   21 x[2] spill
        vmovdqa64 zmm22, zmm23                           ;   510.5         21 x[2] copy
        vpternlogd zmm22, zmm25, zmm26, 0x78             ;   510.5 p5      21 x[2]
        vmovdqu64 [rbp + 11136], zmm3                    ;   492.2 p7+p4   21 x[2] spill
        vmovdqu64 zmm3, [rbp + 10688]                    ;   421.2 p3      21 x[2]
        vpternlogd zmm3, zmm12, [rbp + 3392], 0x96       ;   510.5 p0+p2   21 x[2]
        vpternlogd zmm3, zmm28, [rbp + 3200], 0x69       ;   511.5 p5+p3   21 x[2]
        vpxord zmm31, zmm31, zmm3                        ;   512.5 p0      21 x[2]
        vpxord zmm28, zmm20, zmm31                       ;   513.5 p5      21 x[2]
        vpternlogd zmm23, zmm20, zmm19, 0x78             ;   512.5 p0      21 x[2]
        vmovdqu64 [rbp + 10688], zmm24                   ;   493.5 p8+p9   21 x[2] spill
        vmovdqa64 zmm24, zmm3                            ;   512.5         21 x[2] copy
        vpternlogd zmm24, zmm14, zmm16, 0x28             ;   513.2 p5      21 x[2]
        vpternlogd zmm24, zmm15, zmm22, 0x96             ;   514.2 p0      21 x[2]
        vpxord zmm15, zmm26, zmm16                       ;   514.2 p5      21 x[2]
        vpternlogd zmm24, zmm2, zmm3, 0x78               ;   515.2 p0      21 x[2]
        vpternlogd zmm12, zmm15, zmm28, 0x78             ;   515.2 p5      21 x[2]
        vpternlogd zmm11, zmm5, [rbp + 10624], 0x78      ;   515.5 p0+p2   21 x[2]
        vpternlogd zmm11, zmm2, zmm3, 0x78               ;   516.5 p5      21 x[2]
        vmovdqu64 [rbp + 11200], zmm18                   ;   493.2 p7+p4   21 x[2] spill
        vmovdqa64 zmm18, zmm31                           ;   513.5         21 x[2] copy
        vpternlogd zmm18, zmm16, zmm8, 0x60              ;   516.5 p0      21 x[2]
        vpternlogd zmm12, zmm22, zmm18, 0x96             ;   517.5 p5      21 x[2]
        vpternlogd zmm18, zmm1, zmm14, 0x1e              ;   517.5 p0      21 x[2]
        vpxord zmm22, zmm23, zmm18                       ;   518.5 p5      21 x[2]
        vpternlogd zmm23, zmm11, zmm24, 0x28             ;   518.5 p0      21 x[2]
        vmovdqu64 [rbp + 11264], zmm4                    ;   453.5 p8+p9   21 x[2] spill
        vmovdqa64 zmm4, zmm18                            ;   518.5         21 x[2] copy
        vpternlogd zmm4, zmm12, zmm11, 0x48              ;   519.2 p5      21 x[2]
        vmovdqu64 [rbp + 11328], zmm10                   ;   501.5 p7+p4   21 x[2] spill
        vmovdqa64 zmm10, zmm4                            ;   520.2         21 x[2] copy
        vpternlogd zmm10, zmm23, zmm22, 0x36             ;   520.2 p0      21 x[2]
        vpternlogd zmm23, zmm4, zmm22, 0x36              ;   520.2 p5      21 x[2]
        vpternlogd zmm18, zmm11, zmm23, 0x96             ;   521.2 p0      21 x[2]
        vpxord zmm11, zmm18, zmm10                       ;   522.2 p5      21 x[2]
        vmovdqu64 [rbp + 11392], zmm27                   ;   502.5 p8+p9   21 x[2] spill
        vmovdqa64 zmm27, zmm10                           ;   521.2         21 x[2] copy
        vpternlogd zmm27, zmm3, zmm14, 0x60              ;   521.5 p0      21 x[2]
        vmovdqu64 [rbp + 11456], zmm6                    ;   461.5 p7+p4   21 x[2] spill
        vpandnd zmm6, zmm12, zmm22                       ;   522.2 p5      21 x[2]
        vpternlogd zmm22, zmm12, zmm24, 0xea             ;   522.5 p0      21 x[2]
        vpternlogd zmm22, zmm4, zmm12, 0x96              ;   523.5 p5      21 x[2]
        vpternlogd zmm6, zmm23, zmm24, 0x1e              ;   523.5 p0      21 x[2]
        vpandd zmm14, zmm14, zmm22                       ;   524.5 p5      21 x[2]
        vpternlogd zmm28, zmm14, zmm18, 0x6c             ;   525.5 p0      21 x[2]
        vpxord zmm4, zmm11, zmm6                         ;   525.2 p5      21 x[2]
        vpxord zmm12, zmm10, zmm22                       ;   525.5 p0      21 x[2]
        vpxord zmm23, zmm4, zmm12                        ;   526.5 p5      21 x[2]
        vpternlogd zmm25, zmm28, zmm11, 0x6c             ;   526.5 p0      21 x[2]
        vpternlogd zmm8, zmm23, zmm16, 0x48              ;   527.5 p5      21 x[2]
        vpternlogd zmm23, zmm14, zmm31, 0x6c             ;   527.5 p0      21 x[2]
        vpternlogd zmm0, zmm8, zmm4, 0x6c                ;   528.5 p5      21 x[2]
        vpandd zmm30, zmm30, zmm4                        ;   528.5 p0      21 x[2]
        vpternlogd zmm11, zmm26, zmm0, 0x6a              ;   529.5 p5      21 x[2]
        vpandd zmm3, zmm3, zmm12                         ;   529.5 p0      21 x[2]
        vpandd zmm1, zmm1, zmm22                         ;   530.2 p5      21 x[2]
        vpxord zmm22, zmm22, zmm6                        ;   530.5 p0      21 x[2]
        vpternlogd zmm30, zmm23, zmm25, 0x96             ;   531.2 p5      21 x[2]
        vpternlogd zmm5, zmm1, zmm6, 0x6c                ;   531.5 p0      21 x[2]
        vmovdqu64 zmm4, [rax + 7680]                     ;   392.5 p3      32 x[0] reload
        vmovdqu64 zmm14, [rbp + 1408]                    ;   402.5 p2      21 x[2]
        vpternlogd zmm14, zmm4, [r8 + 352]{1to16}, 0x96  ;   532.2 p5+p3   21 x[2]
        vpternlogd zmm10, zmm16, zmm5, 0x6a              ;   532.5 p0      21 x[2]
        vpbroadcastd zmm16, [r8 + 360]                   ;   393.3 p10     21 x[2]
        vmovdqu64 zmm24, [rax + 7808]                    ;   393.7 p2      32 x[0] reload
        vpxord zmm16, zmm16, zmm24                       ;   533.2 p5      21 x[2]
        vpxord zmm10, zmm11, zmm10                       ;   533.5 p0      21 x[2]
        vpternlogd zmm28, zmm27, zmm10, 0x96             ;   534.5 p5      21 x[2]
        vpbroadcastd zmm26, [r8 + 368]                   ;   395.2 p10     21 x[2]
        vmovdqu64 zmm27, [rax + 7936]                    ;   395.5 p3      32 x[0] reload
        vpxord zmm26, zmm26, zmm27                       ;   534.5 p0      21 x[2]
        vpternlogd zmm3, zmm23, zmm28, 0x96              ;   535.5 p5      21 x[2]
        vpternlogd zmm25, zmm20, zmm22, 0x78             ;   535.5 p0      21 x[2]
        vpternlogd zmm28, zmm6, [rbp + 10624], 0x78      ;   536.2 p5+p2   21 x[2]
        vpbroadcastd zmm6, [r8 + 372]                    ;   397.2 p10     21 x[2]
        vmovdqu64 zmm20, [rax + 8000]                    ;   398.2 p3      32 x[0] reload
        vpxord zmm6, zmm6, zmm20                         ;   536.5 p0      21 x[2]
        vpternlogd zmm22, zmm1, zmm19, 0x6c              ;   537.2 p5      21 x[2]
        vpbroadcastd zmm1, [r8 + 376]                    ;   398.7 p2      21 x[2]
        vmovdqu64 zmm19, [rax + 8064]                    ;   399.2 p3      32 x[0] reload
        vpxord zmm1, zmm1, zmm19                         ;   537.5 p0      21 x[2]
        vpternlogd zmm22, zmm0, zmm30, 0x96              ;   538.2 p5      21 x[2]
        vpternlogd zmm5, zmm12, zmm2, 0x78               ;   538.5 p0      21 x[2]
        vpternlogd zmm5, zmm8, zmm3, 0x96                ;   539.5 p5      21 x[2]
        vmovdqu64 zmm0, [rax + 7872]                     ;   399.7 p2      32 x[0] reload
        vmovdqu64 zmm2, [rbp + 1600]                     ;   402.5 p3      21 x[2]
        vpternlogd zmm2, zmm0, [r8 + 364]{1to16}, 0x96   ;   539.5 p0+p2   21 x[2]
        vpternlogd zmm11, zmm18, zmm15, 0x78             ;   540.2 p5      21 x[2]
        vmovdqa64 zmm8, zmm22                            ;   539.2         21 x[2] copy
        vpternlogd zmm8, zmm28, zmm3, 0x96               ;   540.5 p0      21 x[2]
        vmovdqu64 zmm12, [rbp + 8960]                    ;   422.2 p3      21 x[2]
        vmovdqu64 zmm15, [rbp + 10048]                   ;   421.5 p2      21 x[2]
        vmovdqu64 zmm18, [rbp + 1536]                    ;   402.5 p3      32 x[0] reload
        vmovdqu64 zmm23, [rbp + 3584]                    ;   402.7 p2      32 x[1] reload
        vpternlogd zmm16, zmm23, zmm18, 0x96             ;   541.2 p5      21 x[2]
        vmovdqu64 zmm31, [rbp + 1664]                    ;   403.5 p3      32 x[0] reload
        vmovdqu64 zmm19, [rbp + 3712]                    ;   403.7 p2      32 x[1] reload
        vpternlogd zmm26, zmm19, zmm31, 0x96             ;   541.5 p0      21 x[2]
        vmovdqu64 zmm20, [rbp + 3776]                    ;   404.5 p3      32 x[1] reload
        vpternlogd zmm6, zmm20, [rbp + 1728], 0x69       ;   542.2 p5+p2   21 x[2]
        vpternlogd zmm2, zmm6, [rbp + 3648], 0x96        ;   543.2 p0+p3   21 x[2]
        vmovdqa64 zmm27, zmm2                            ;   544.2         21 x[2] copy
        vmovdqu64 zmm0, [rbp + 3840]                     ;   405.7 p2      32 x[1] reload
        vpternlogd zmm1, zmm0, [rbp + 1792], 0x69        ;   543.2 p5+p3   21 x[2]
        vpxord zmm27, zmm27, zmm1                        ;   544.2 p0      21 x[2]
        vmovdqa64 zmm24, zmm1                            ;   544.2         21 x[2] copy
        vpternlogd zmm24, zmm16, zmm16, 0xc3             ;   544.2 p5      21 x[2]
        vmovdqu64 zmm4, [rbp + 10048]                    ;   421.5 p2      21 x[2]
        vpxord zmm12, zmm12, zmm24                       ;   545.2 p0      21 x[2]
        vpxord zmm15, zmm15, zmm24                       ;   545.2 p5      21 x[2]
        vmovdqa64 zmm0, zmm15                            ;   546.2         21 x[2] copy
        vmovdqa64 zmm20, zmm1                            ;   544.2         21 x[2] copy
        vmovdqa64 zmm31, zmm27                           ;   545.2         21 x[2] copy
        vmovdqa64 zmm19, zmm6                            ;   543.2         21 x[2] copy
        vpternlogd zmm19, zmm26, [rbp + 8960], 0x69      ;   545.5 p0+p3   21 x[2]
        vpxord zmm0, zmm0, zmm19                         ;   546.5 p5      21 x[2]
        vmovdqa64 zmm23, zmm19                           ;   546.5         21 x[2] copy
        vmovdqa64 zmm18, zmm2                            ;   544.2         21 x[2] copy
        vpternlogd zmm18, zmm14, [rbp + 3456], 0x69      ;   546.5 p0+p2   21 x[2]
        vpxord zmm23, zmm23, zmm18                       ;   547.5 p5      21 x[2]
        vpxord zmm4, zmm4, zmm18                         ;   547.5 p0      21 x[2]
        vpternlogd zmm14, zmm15, [rbp + 3456], 0x69      ;   548.2 p5+p3   21 x[2]
        vmovdqu64 [rbp + 8960], zmm10                    ;   534.5 p8+p9   21 x[2] spill
        vmovdqa64 zmm10, zmm14                           ;   549.2         21 x[2] copy
        vpternlogd zmm10, zmm26, zmm26, 0xc3             ;   549.2 p0      21 x[2]
        vpxord zmm20, zmm20, zmm10                       ;   550.2 p5      21 x[2]
        vpxord zmm31, zmm31, zmm10                       ;   550.2 p0      21 x[2]
        vpandd zmm26, zmm18, zmm31                       ;   551.2 p5      21 x[2]
        vpternlogd zmm14, zmm0, zmm12, 0x78              ;   550.5 p0      21 x[2]
        vmovdqu64 [rbp + 10624], zmm25                   ;   536.5 p7+p4   21 x[2] spill
        vpxord zmm25, zmm12, zmm20                       ;   551.2 p5      21 x[2]
        vmovdqu64 [rbp + 11520], zmm5                    ;   540.5 p8+p9   21 x[2] spill
        vpxord zmm5, zmm24, zmm23                        ;   551.5 p0      21 x[2]
        vmovdqu64 [rbp + 11584], zmm30                   ;   532.2 p7+p4   21 x[2] spill
        vmovdqa64 zmm30, zmm26                           ;   552.2         21 x[2] copy
        vpternlogd zmm30, zmm4, zmm27, 0x78              ;   552.2 p5      21 x[2]
        vpternlogd zmm26, zmm24, zmm1, 0x78              ;   552.5 p0      21 x[2]
        vmovdqu64 [rbp + 11648], zmm8                    ;   541.5 p8+p9   21 x[2] spill
        vpxord zmm8, zmm27, zmm12                        ;   553.2 p5      21 x[2]
        vpternlogd zmm6, zmm8, zmm5, 0x78                ;   554.2 p0      21 x[2]
        vmovdqu64 [rbp + 11712], zmm29                   ;   458.2 p7+p4   21 x[2] spill
        vpandd zmm29, zmm19, zmm25                       ;   554.2 p5      21 x[2]
        vpternlogd zmm14, zmm29, zmm30, 0x96             ;   555.2 p0      21 x[2]
        vpternlogd zmm16, zmm10, [rbp + 10048], 0x87     ;   555.2 p5+p2   21 x[2]
        vpxord zmm29, zmm29, zmm16                       ;   556.2 p0      21 x[2]
        vmovdqa64 zmm16, zmm23                           ;   548.5         21 x[2] copy
        vpternlogd zmm16, zmm12, zmm2, 0x60              ;   556.2 p5      21 x[2]
        vpternlogd zmm6, zmm30, zmm16, 0x96              ;   557.2 p0      21 x[2]
        vpternlogd zmm16, zmm20, zmm15, 0x1e             ;   557.2 p5      21 x[2]
        vpxord zmm30, zmm26, zmm16                       ;   558.2 p0      21 x[2]
        vpternlogd zmm26, zmm29, zmm14, 0x28             ;   558.2 p5      21 x[2]
        vmovdqu64 [rbp + 11776], zmm17                   ;   457.5 p8+p9   21 x[2] spill
        vmovdqa64 zmm17, zmm16                           ;   558.2         21 x[2] copy
        vpternlogd zmm17, zmm6, zmm29, 0x48              ;   558.5 p0      21 x[2]
        vmovdqu64 [rbp + 11840], zmm22                   ;   539.2 p7+p4   21 x[2] spill
        vmovdqa64 zmm22, zmm17                           ;   559.5         21 x[2] copy
        vpternlogd zmm22, zmm26, zmm30, 0x36             ;   559.5 p5      21 x[2]
        vpternlogd zmm26, zmm17, zmm30, 0x36             ;   559.5 p0      21 x[2]
        vpternlogd zmm16, zmm29, zmm26, 0x96             ;   560.5 p5      21 x[2]
        vpandd zmm8, zmm8, zmm16                         ;   561.5 p0      21 x[2]
        vpxord zmm29, zmm16, zmm22                       ;   561.5 p5      21 x[2]
        vpandd zmm0, zmm0, zmm22                         ;   561.5 p0      21 x[2]
        vmovdqu64 [rbp + 11904], zmm21                   ;   497.2 p8+p9   21 x[2] spill
        vpandnd zmm21, zmm6, zmm30                       ;   562.2 p5      21 x[2]
        vpternlogd zmm30, zmm6, zmm14, 0xea              ;   562.5 p0      21 x[2]
        vpternlogd zmm30, zmm17, zmm6, 0x96              ;   563.5 p5      21 x[2]
        vpternlogd zmm21, zmm26, zmm14, 0x1e             ;   563.5 p0      21 x[2]
        vpandd zmm6, zmm12, zmm22                        ;   564.2 p5      21 x[2]
        vpandd zmm15, zmm15, zmm30                       ;   564.5 p0      21 x[2]
        vpternlogd zmm16, zmm5, zmm15, 0x6a              ;   565.5 p5      21 x[2]
        vpxord zmm5, zmm29, zmm21                        ;   565.5 p0      21 x[2]
        vpxord zmm22, zmm22, zmm30                       ;   566.2 p5      21 x[2]
        vpxord zmm14, zmm5, zmm22                        ;   567.2 p0      21 x[2]
        vpternlogd zmm4, zmm16, zmm29, 0x6c              ;   567.2 p5      21 x[2]
        vpternlogd zmm12, zmm2, zmm14, 0x28              ;   568.2 p0      21 x[2]
        vpternlogd zmm14, zmm15, zmm23, 0x6c             ;   568.2 p5      21 x[2]
        vpternlogd zmm31, zmm12, zmm5, 0x6c              ;   569.2 p0      21 x[2]
        vpandd zmm18, zmm18, zmm5                        ;   569.2 p5      21 x[2]
        vpternlogd zmm29, zmm27, zmm31, 0x6a             ;   570.2 p0      21 x[2]
        vpandd zmm19, zmm19, zmm22                       ;   570.2 p5      21 x[2]
        vpandd zmm20, zmm20, zmm30                       ;   570.5 p0      21 x[2]
        vpternlogd zmm18, zmm14, zmm4, 0x96              ;   571.2 p5      21 x[2]
        vpternlogd zmm10, zmm20, zmm21, 0x6c             ;   571.5 p0      21 x[2]
        vpternlogd zmm6, zmm10, zmm29, 0x96              ;   572.5 p5      21 x[2]
        vpternlogd zmm16, zmm0, zmm6, 0x96               ;   573.5 p0      21 x[2]
        vpternlogd zmm19, zmm14, zmm16, 0x96             ;   574.5 p5      21 x[2]
        vpternlogd zmm24, zmm21, zmm30, 0x60             ;   573.5 p0      21 x[2]
        vpternlogd zmm30, zmm1, zmm21, 0x48              ;   574.2 p5      21 x[2]
        vpternlogd zmm16, zmm21, [rbp + 10048], 0x78     ;   574.5 p0+p3   21 x[2]
        vmovdqu64 zmm0, [rbp + 11904]                    ;   497.2 p2      32 x[2]
        vmovdqu64 zmm1, [rbp + 11776]                    ;   457.5 p3      32 x[2]
        vpternlogd zmm30, zmm20, zmm31, 0x96             ;   575.2 p5      21 x[2]
        vmovdqa64 zmm2, zmm7                             ;   502.2         32 x[2] copy
        vpternlogd zmm2, zmm9, zmm13, 0x96               ;   575.5 p0      32 x[2]
        vpternlogd zmm30, zmm19, zmm18, 0x96             ;   576.2 p5      21 x[2]
        vmovdqu64 zmm5, [rbp + 11392]                    ;   502.5 p2      32 x[2]
        vpternlogd zmm10, zmm22, zmm25, 0x78             ;   576.5 p0      21 x[2]
        vmovdqu64 zmm14, [rbp + 11328]                   ;   501.5 p3      32 x[2]
        vmovdqu64 zmm15, [rbp + 11456]                   ;   461.5 p2      21 x[2] reload
        vpxord zmm14, zmm14, zmm15                       ;   577.2 p5      32 x[2]
        vpternlogd zmm13, zmm11, zmm28, 0x96             ;   577.5 p0      32 x[2]
        vpternlogd zmm10, zmm12, zmm19, 0x96             ;   578.2 p5      21 x[2]
        vpxord zmm0, zmm0, zmm3                          ;   578.5 p0      32 x[2]
        vpxord zmm12, zmm16, zmm30                       ;   579.2 p5      21 x[2]
        vpternlogd zmm6, zmm24, zmm4, 0x69               ;   579.5 p0      21 x[2]
        vpternlogd zmm16, zmm29, zmm8, 0x96              ;   580.2 p5      21 x[2]
        vpternlogd zmm11, zmm28, zmm16, 0x96             ;   581.2 p0      32 x[2]
        vmovdqa64 zmm8, zmm30                            ;   577.2         32 x[2] copy
        vpternlogd zmm8, zmm3, [rbp + 11840], 0x96       ;   581.2 p5+p3   32 x[2]
        vmovdqu64 zmm17, [rbp + 11648]                   ;   541.5 p2      32 x[2]
        vpternlogd zmm17, zmm15, [rbp + 11392], 0x69     ;   581.5 p0+p3   32 x[2]
        vpxord zmm1, zmm1, zmm19                         ;   582.2 p5      32 x[2]
        vmovdqu64 zmm20, [rbp + 11712]                   ;   458.2 p2      21 x[2] reload
        vmovdqa64 zmm21, zmm12                           ;   580.2         32 x[2] copy
        vpternlogd zmm21, zmm15, zmm20, 0x96             ;   582.5 p0      32 x[2]
        vmovdqu64 zmm22, [rbp + 11584]                   ;   532.2 p3      32 x[2]
        vpxord zmm5, zmm5, zmm12                         ;   583.2 p5      32 x[2]
        vmovdqu64 zmm12, [rbp + 11584]                   ;   532.2 p2      32 x[2]
        vmovdqu64 zmm23, [rbp + 11264]                   ;   453.5 p3      21 x[2] reload
        vpxord zmm12, zmm12, zmm23                       ;   583.5 p0      32 x[2]
        vmovdqu64 zmm25, [rbp + 11200]                   ;   493.2 p2      32 x[2]
        vpxord zmm25, zmm25, zmm23                       ;   584.2 p5      32 x[2]
        vmovdqu64 zmm23, [rbp + 11328]                   ;   501.5 p3      21 x[2] reload
        vmovdqa64 zmm26, zmm13                           ;   578.5         32 x[2] copy
        vpternlogd zmm26, zmm30, zmm23, 0x96             ;   584.5 p0      32 x[2]
        vmovdqu64 zmm27, [rbp + 11136]                   ;   492.2 p2      21 x[2] reload
        vmovdqu64 zmm28, [rbp + 10688]                   ;   493.5 p3      32 x[2]
        vpternlogd zmm28, zmm27, [rbp + 11072], 0x96     ;   585.2 p5+p2   32 x[2]
        vpternlogd zmm7, zmm9, zmm14, 0x69               ;   585.5 p0      32 x[2]
        vmovdqa64 zmm9, zmm8                             ;   582.2         32 x[2] copy
        vpternlogd zmm9, zmm16, zmm16, 0xc3              ;   586.2 p5      32 x[2]
        vmovdqa64 zmm16, zmm21                           ;   583.5         32 x[2] copy
        vpternlogd zmm16, zmm3, [rbp + 11776], 0x96      ;   586.5 p0+p3   32 x[2]
        vmovdqu64 zmm27, [rbp + 11008]                   ;   462.5 p2      32 x[2]
        vpternlogd zmm3, zmm1, zmm2, 0x69                ;   587.2 p5      32 x[2]
        vpternlogd zmm21, zmm8, zmm23, 0x69              ;   587.5 p0      32 x[2]
        vpternlogd zmm19, zmm0, zmm11, 0x69              ;   588.2 p5      32 x[2]
        vmovdqu64 zmm29, [rbp + 10752]                   ;   463.2 p3      21 x[2] reload
        vmovdqu64 zmm31, [rbp + 10880]                   ;   502.5 p2      32 x[2]
        vpternlogd zmm31, zmm29, zmm29, 0xc3             ;   588.5 p0      32 x[2]
        vpxord zmm22, zmm22, zmm18                       ;   589.2 p5      32 x[2]
        vpternlogd zmm17, zmm30, zmm23, 0x96             ;   589.5 p0      32 x[2]
        vmovdqu64 zmm23, [rbp + 11648]                   ;   541.5 p3      21 x[2] reload
        vmovdqa64 zmm30, zmm5                            ;   584.2         32 x[2] copy
        vpternlogd zmm30, zmm1, zmm23, 0x96              ;   590.2 p5      32 x[2]
        vpxord zmm27, zmm27, zmm10                       ;   590.5 p0      32 x[2]
        vmovdqu64 zmm20, [rbp + 11520]                   ;   540.5 p2      21 x[2] reload
        vpternlogd zmm28, zmm20, [rbp + 11904], 0x96     ;   591.2 p5+p3   32 x[2]
        vpternlogd zmm10, zmm28, zmm22, 0x96             ;   592.2 p0      32 x[2]
        vmovdqa64 zmm15, zmm24                           ;   574.5         32 x[2] copy
        vpternlogd zmm15, zmm4, [rbp + 10816], 0x96      ;   592.2 p5+p2   32 x[2]
        vpternlogd zmm24, zmm4, [rbp + 10944], 0x96      ;   592.5 p0+p3   32 x[2]
        vmovdqa64 zmm4, zmm27                            ;   591.5         32 x[2] copy
        vpternlogd zmm4, zmm25, zmm20, 0x96              ;   593.2 p5      32 x[2]
        vpternlogd zmm20, zmm15, [rbp + 11008], 0x96     ;   593.5 p0+p2   32 x[2]
        vmovdqu64 [rbp + 11008], zmm10                   ;   593.2 p7+p4   32 x[2] spill
        vmovdqa64 zmm10, zmm12                           ;   584.5         32 x[2] copy
        vpternlogd zmm10, zmm6, [rbp + 10880], 0x96      ;   594.2 p5+p3   32 x[2]
        vmovdqu64 [rbp + 11520], zmm19                   ;   589.2 p8+p9   32 x[2] spill
        vmovdqu64 zmm19, [rbp + 11200]                   ;   493.2 p2      32 x[2]
        vpternlogd zmm19, zmm31, [rbp + 11200], 0xc3     ;   594.5 p0+p3   32 x[2]
        vmovdqu64 [rbp + 11200], zmm1                    ;   583.2 p7+p4   32 x[2] spill
        vmovdqu64 zmm1, [rbp + 10624]                    ;   536.5 p2      32 x[2]
        vpternlogd zmm1, zmm6, [rbp + 8960], 0x69        ;   595.2 p5+p3   32 x[2]
        vmovdqu64 [rbp + 8960], zmm30                    ;   591.2 p8+p9   32 x[2] spill
        vmovdqa64 zmm30, zmm1                            ;   596.2         32 x[2] copy
        vpternlogd zmm30, zmm18, zmm18, 0xc3             ;   596.2 p0      32 x[2]
        vmovdqu64 zmm18, [rbp + 10624]                   ;   536.5 p2      21 x[2] reload
        vpternlogd zmm29, zmm18, [rbp + 10944], 0x69     ;   596.2 p5+p3   32 x[2]
        vpternlogd zmm15, zmm1, [rbp + 10880], 0x96      ;   596.5 p0+p2   32 x[2]
        vmovdqu64 [rbp + 10752], zmm1                    ;   596.2 p7+p4   32 x[2] spill
        vmovdqu64 zmm1, [rax + 4224]                     ;   445.5 p3      32 x[2]
        vpxord zmm1, zmm1, zmm5                          ;   597.2 p5      32 x[2]
        vpternlogd zmm1, zmm14, zmm21, 0x96              ;   598.2 p0      32 x[2]
        vmovdqa64 zmm14, zmm24                           ;   593.5         32 x[2] copy
        vpternlogd zmm14, zmm27, zmm18, 0x96             ;   598.2 p5      32 x[2]
        vpxord zmm18, zmm18, [rax + 4416]                ;   598.5 p0+p2   32 x[2]
        vpternlogd zmm18, zmm20, zmm28, 0x96             ;   599.5 p5      32 x[2]
        vpternlogd zmm11, zmm7, [rax + 4096], 0x96       ;   599.5 p0+p3   32 x[2]
        vpternlogd zmm29, zmm6, [rbp + 10880], 0x96      ;   600.2 p5+p2   32 x[2]
        vmovdqu64 zmm6, [rax + 4288]                     ;   450.5 p3      32 x[2]
        vpxord zmm6, zmm6, zmm24                         ;   600.5 p0      32 x[2]
        vpternlogd zmm6, zmm31, zmm15, 0x96              ;   601.5 p5      32 x[2]
        vpternlogd zmm22, zmm19, [rax + 4160], 0x96      ;   601.5 p0+p2   32 x[2]
        vmovdqu64 zmm31, [rbp + 10816]                   ;   459.2 p3      32 x[2]
        vpxord zmm31, zmm31, [rax + 4928]                ;   602.2 p5+p2   32 x[2]
        vpternlogd zmm23, zmm0, [rax + 4352], 0x96       ;   602.5 p0+p3   32 x[2]
        vpxord zmm23, zmm23, zmm16                       ;   603.5 p5      32 x[2]
        vmovdqu64 [rbp + 3968], zmm11                    ;   600.5 p8+p9   32 x[2] spill
        vmovdqu64 zmm11, [rax + 4480]                    ;   455.5 p2      32 x[2]
        vpxord zmm11, zmm11, zmm3                        ;   603.5 p0      32 x[2]
        vmovdqu64 [rbp + 4224], zmm23                    ;   604.5 p7+p4   32 x[2] spill
        vmovdqu64 zmm23, [rax + 4544]                    ;   456.0 p3      32 x[2]
        vpxord zmm23, zmm23, zmm4                        ;   604.2 p5      32 x[2]
        vpternlogd zmm31, zmm24, zmm28, 0x96             ;   604.5 p0      32 x[2]
        vmovdqu64 [rbp + 4800], zmm31                    ;   605.5 p8+p9   32 x[2] spill
        vmovdqu64 zmm31, [rax + 4736]                    ;   457.5 p2      32 x[2]
        vpxord zmm31, zmm31, zmm17                       ;   605.2 p5      32 x[2]
        vmovdqu64 [rbp + 4608], zmm31                    ;   606.2 p7+p4   32 x[2] spill
        vmovdqu64 zmm31, [rax + 4800]                    ;   458.0 p3      32 x[2]
        vpxord zmm31, zmm31, zmm29                       ;   605.5 p0      32 x[2]
        vmovdqu64 [rbp + 4672], zmm31                    ;   606.5 p8+p9   32 x[2] spill
        vpxord zmm31, zmm0, [rax + 4992]                 ;   606.2 p5+p2   32 x[2]
        vpternlogd zmm31, zmm3, zmm13, 0x96              ;   607.2 p0      32 x[2]
        vmovdqu64 zmm3, [rax + 5056]                     ;   459.0 p3      32 x[2]
        vpxord zmm3, zmm3, zmm12                         ;   607.2 p5      32 x[2]
        vpternlogd zmm3, zmm4, zmm28, 0x96               ;   608.2 p0      32 x[2]
        vmovdqa64 zmm4, zmm9                             ;   587.2         32 x[2] copy
        vpternlogd zmm4, zmm26, [rax + 4608], 0x96       ;   608.2 p5+p2   32 x[2]
        vpternlogd zmm9, zmm2, [rax + 5120], 0x96        ;   608.5 p0+p3   32 x[2]
        vmovdqa64 zmm2, zmm30                            ;   597.2         32 x[2] copy
        vpternlogd zmm2, zmm10, [rax + 4672], 0x96       ;   609.2 p5+p2   32 x[2]
        vpxord zmm28, zmm5, [rax + 5248]                 ;   609.5 p0+p3   32 x[2]
        vpxord zmm24, zmm24, [rax + 5312]                ;   610.2 p5+p2   32 x[2]
        vpternlogd zmm28, zmm17, zmm8, 0x96              ;   610.5 p0      32 x[2]
        vmovdqu64 zmm8, [rbp + 11712]                    ;   463.2 p3      21 x[2] reload
        vmovdqu64 zmm17, [rbp + 11456]                   ;   463.7 p2      32 x[2]
        vpternlogd zmm17, zmm8, [rax + 4864], 0x96       ;   611.2 p5+p3   32 x[2]
        vpternlogd zmm17, zmm5, zmm0, 0x96               ;   612.2 p0      32 x[2]
        vmovdqu64 zmm0, [rbp + 11200]                    ;   583.2 p2      32 x[2] reload
        vmovdqu64 zmm5, [rbp + 11520]                    ;   589.2 p3      32 x[2]
        vpternlogd zmm5, zmm0, [rax + 5504], 0x96        ;   612.2 p5+p2   32 x[2]
        vmovdqu64 zmm0, [rax + 5760]                     ;   466.2 p3      32 x[2]
        vpternlogd zmm30, zmm25, [rax + 5184], 0x96      ;   612.5 p0+p2   32 x[2]
        vmovdqu64 zmm8, [rbp + 8960]                     ;   591.2 p3      32 x[2]
        vpxord zmm8, zmm8, [rax + 5888]                  ;   613.2 p5+p2   32 x[2]
        vpternlogd zmm24, zmm29, [rbp + 10752], 0x96     ;   613.5 p0+p3   32 x[2]
        vmovdqu64 zmm25, [rax + 5824]                    ;   468.7 p2      32 x[2]
        vpternlogd zmm20, zmm14, [rax + 5440], 0x96      ;   614.2 p5+p3   32 x[2]
        vpternlogd zmm7, zmm26, [rax + 5632], 0x96       ;   614.5 p0+p2   32 x[2]
        vmovdqu64 zmm26, [rax + 5952]                    ;   470.2 p3      32 x[2]
        vpxord zmm0, zmm0, zmm21                         ;   615.2 p5      32 x[2]
        vmovdqu64 zmm21, [rbp + 8960]                    ;   591.2 p2      32 x[2] reload
        vpternlogd zmm16, zmm21, [rax + 5376], 0x96      ;   615.5 p0+p3   32 x[2]
        vmovdqu64 zmm21, [rbp + 11008]                   ;   593.2 p2      32 x[2] reload
        vpternlogd zmm27, zmm21, [rax + 5568], 0x96      ;   616.2 p5+p3   32 x[2]
        vpternlogd zmm19, zmm10, [rax + 5696], 0x96      ;   616.5 p0+p2   32 x[2]
        vpxord zmm25, zmm25, zmm15                       ;   617.2 p5      32 x[2]
        vmovdqu64 zmm10, [rbp + 11520]                   ;   589.2 p3      32 x[2] reload
        vpternlogd zmm13, zmm10, [rax + 6016], 0x96      ;   617.5 p0+p2   32 x[2]
        vpxord zmm26, zmm26, zmm14                       ;   618.2 p5      32 x[2]
        vpternlogd zmm21, zmm12, [rax + 6080], 0x96      ;   618.5 p0+p3   32 x[2]
        vmovdqu64 zmm10, [rbp - 64]                      ;   606.5 p2      32 x[3]
        vpxord zmm10, zmm10, [r8 + 388]{1to16}           ;   619.2 p5+p3   32 x[3]
        vmovdqu64 zmm12, [rbp + 320]                     ;   606.5 p2      32 x[0] reload
        vmovdqu64 zmm14, [rbp + 2368]                    ;   606.5 p3      32 x[3]
        vpternlogd zmm14, zmm12, [r8 + 412]{1to16}, 0x96 ;   619.5 p0+p2   32 x[3]
        vmovdqu64 zmm15, [rbp + 448]                     ;   606.5 p3      32 x[3]
        vpxord zmm15, zmm15, [r8 + 420]{1to16}           ;   620.2 p5+p2   32 x[3]
        vmovdqu64 zmm29, [rbp + 832]                     ;   606.5 p3      32 x[3]
        vpxord zmm29, zmm29, [r8 + 444]{1to16}           ;   620.5 p0+p2   32 x[3]
        vmovdqu64 zmm12, [rbp + 1472]                    ;   606.5 p3      32 x[3]
        vpxord zmm12, zmm12, [r8 + 484]{1to16}           ;   621.2 p5+p2   32 x[3]
        vmovdqu64 [rbp + 5504], zmm7                     ;   615.5 p7+p4   32 x[2] spill
        vmovdqu64 zmm7, [rbp + 0]                        ;   615.5 p3      21 x[3]
        vpxord zmm7, zmm7, [r8 + 392]{1to16}             ;   621.5 p0+p2   21 x[3]
        vpternlogd zmm10, zmm22, [rbp + 1984], 0x96      ;   622.2 p5+p3   32 x[3]
        vmovdqu64 [rbp + 4032], zmm22                    ;   602.5 p8+p9   32 x[2] spill
        vmovdqu64 zmm22, [rbp + 192]                     ;   602.5 p2      21 x[3]
        vpxord zmm22, zmm22, [r8 + 404]{1to16}           ;   622.5 p0+p3   21 x[3]
        vpternlogd zmm15, zmm2, [rbp + 2496], 0x96       ;   623.2 p5+p2   32 x[3]
        vmovdqu64 [rbp + 4544], zmm2                     ;   610.2 p7+p4   32 x[2] spill
        vmovdqu64 zmm2, [rbp + 256]                      ;   610.2 p3      21 x[3]
        vpxord zmm2, zmm2, [r8 + 408]{1to16}             ;   623.5 p0+p2   21 x[3]
        vpternlogd zmm29, zmm3, [rbp + 2880], 0x96       ;   624.2 p5+p3   32 x[3]
        vmovdqu64 [rbp + 4928], zmm3                     ;   609.2 p8+p9   32 x[2] spill
        vmovdqu64 zmm3, [rbp + 960]                      ;   609.2 p2      32 x[0] reload
        vmovdqu64 [rbp + 5760], zmm8                     ;   614.2 p7+p4   32 x[2] spill
        vmovdqu64 zmm8, [rbp + 3008]                     ;   614.2 p3      32 x[3]
        vpternlogd zmm8, zmm3, [r8 + 452]{1to16}, 0x96   ;   624.5 p0+p2   32 x[3]
        vmovdqu64 zmm3, [rbp + 1344]                     ;   614.2 p3      32 x[0] reload
        vmovdqu64 [rbp + 5952], zmm21                    ;   619.5 p8+p9   32 x[2] spill
        vmovdqu64 zmm21, [rbp + 3392]                    ;   619.5 p2      32 x[3]
        vpternlogd zmm21, zmm3, [r8 + 476]{1to16}, 0x96  ;   625.5 p5+p3   32 x[3]
        vpternlogd zmm12, zmm19, [rbp + 3520], 0x96      ;   625.5 p0+p2   32 x[3]
        vmovdqu64 zmm3, [rbp + 1856]                     ;   619.5 p3      32 x[0] reload
        vmovdqu64 [rbp + 5568], zmm19                    ;   617.5 p7+p4   32 x[2] spill
        vmovdqu64 zmm19, [rbp + 3904]                    ;   617.5 p2      32 x[3]
        vpternlogd zmm19, zmm3, [r8 + 508]{1to16}, 0x96  ;   626.2 p5+p3   32 x[3]
        vmovdqu64 zmm3, [rbp - 128]                      ;   617.5 p2      32 x[0] reload
        vmovdqu64 [rbp + 11904], zmm12                   ;   626.5 p8+p9   32 x[3] spill
        vmovdqu64 zmm12, [rbp + 1920]                    ;   617.5 p3      21 x[3]
        vpternlogd zmm12, zmm3, [r8 + 384]{1to16}, 0x96  ;   626.5 p0+p2   21 x[3]
        vpternlogd zmm7, zmm1, [rbp + 2048], 0x69        ;   627.2 p5+p3   21 x[3]
        vpternlogd zmm22, zmm18, [rbp + 2240], 0x69      ;   627.5 p0+p2   21 x[3]
        vmovdqu64 zmm3, [rbp + 128]                      ;   617.5 p3      32 x[0] reload
        vmovdqu64 [rbp + 4288], zmm18                    ;   600.5 p7+p4   32 x[2] spill
        vmovdqu64 zmm18, [rbp + 2176]                    ;   600.5 p2      21 x[3]
        vpternlogd zmm18, zmm3, [r8 + 400]{1to16}, 0x96  ;   628.2 p5+p3   21 x[3]
        vpternlogd zmm2, zmm11, [rbp + 2304], 0x69       ;   628.5 p0+p2   21 x[3]
        vpxord zmm3, zmm7, zmm2                          ;   629.5 p5      21 x[3]
        vmovdqu64 [rbp + 4352], zmm11                    ;   604.5 p8+p9   32 x[2] spill
        vmovdqu64 zmm11, [rbp + 64]                      ;   604.5 p3      32 x[0] reload
        vmovdqu64 [rbp + 4096], zmm1                     ;   599.2 p7+p4   32 x[2] spill
        vmovdqu64 zmm1, [rbp + 2112]                     ;   599.2 p2      21 x[3]
        vpternlogd zmm1, zmm11, [r8 + 396]{1to16}, 0x96  ;   629.5 p0+p3   21 x[3]
        vpternlogd zmm1, zmm22, zmm6, 0x96               ;   630.5 p5      21 x[3]
        vpxord zmm11, zmm2, zmm1                         ;   631.5 p0      21 x[3]
        vmovdqu64 [rbp + 4160], zmm6                     ;   602.5 p8+p9   32 x[2] spill
        vpxord zmm6, zmm10, zmm3                         ;   631.2 p5      21 x[3]
        vmovdqu64 [rbp + 10688], zmm19                   ;   627.2 p7+p4   32 x[3] spill
        vmovdqa64 zmm19, zmm3                            ;   630.5         21 x[3] copy
        vpternlogd zmm19, zmm14, zmm23, 0x96             ;   631.5 p0      21 x[3]
        vpternlogd zmm14, zmm22, zmm23, 0x96             ;   632.2 p5      21 x[3]
        vpternlogd zmm14, zmm18, [rbp + 4224], 0x69      ;   633.2 p0+p2   21 x[3]
        vmovdqu64 [rbp + 4416], zmm23                    ;   605.2 p8+p9   32 x[2] spill
        vpxord zmm23, zmm6, zmm14                        ;   634.2 p5      21 x[3]
        vmovdqu64 [rbp + 5696], zmm25                    ;   618.2 p7+p4   32 x[2] spill
        vmovdqa64 zmm25, zmm14                           ;   634.2         21 x[3] copy
        vmovdqu64 [rbp + 5888], zmm13                    ;   618.5 p8+p9   32 x[2] spill
        vmovdqa64 zmm13, zmm2                            ;   629.5         21 x[3] copy
        vmovdqu64 [rbp + 5824], zmm26                    ;   619.2 p7+p4   32 x[2] spill
        vmovdqa64 zmm26, zmm10                           ;   623.2         21 x[3] copy
        vmovdqu64 [rbp + 5632], zmm0                     ;   616.2 p8+p9   32 x[2] spill
        vmovdqa64 zmm0, zmm10                            ;   623.2         21 x[3] copy
        vmovdqu64 [rbp + 4992], zmm9                     ;   609.5 p7+p4   32 x[2] spill
        vmovdqa64 zmm9, zmm11                            ;   632.5         21 x[3] copy
        vmovdqu64 [rbp + 5248], zmm16                    ;   616.5 p8+p9   32 x[2] spill
        vmovdqa64 zmm16, zmm1                            ;   631.5         21 x[3] copy
        vpternlogd zmm16, zmm12, [rbp + 3968], 0x69      ;   633.5 p0+p3   21 x[3]
        vpxord zmm25, zmm25, zmm16                       ;   634.5 p5      21 x[3]
        vpxord zmm26, zmm26, zmm16                       ;   634.5 p0      21 x[3]
        vpternlogd zmm12, zmm6, [rbp + 3968], 0x69       ;   635.2 p5+p2   21 x[3]
        vpternlogd zmm18, zmm12, [rbp + 4224], 0x69      ;   636.2 p0+p3   21 x[3]
        vpxord zmm13, zmm13, zmm18                       ;   637.2 p5      21 x[3]
        vpxord zmm9, zmm9, zmm18                         ;   637.2 p0      21 x[3]
        vpandd zmm0, zmm0, zmm18                         ;   637.2 p5      21 x[3]
        vpternlogd zmm12, zmm23, zmm19, 0x78             ;   637.5 p0      21 x[3]
        vmovdqu64 [rbp + 5056], zmm30                    ;   613.5 p7+p4   32 x[2] spill
        vpandd zmm30, zmm16, zmm9                        ;   638.2 p5      21 x[3]
        vmovdqu64 [rbp + 11968], zmm8                    ;   625.5 p8+p9   32 x[3] spill
        vpxord zmm8, zmm19, zmm13                        ;   638.5 p0      21 x[3]
        vmovdqu64 [rbp + 5440], zmm27                    ;   617.2 p7+p4   32 x[2] spill
        vpxord zmm27, zmm3, zmm25                        ;   639.2 p5      21 x[3]
        vmovdqu64 [rbp + 12032], zmm21                   ;   626.5 p8+p9   32 x[3] spill
        vmovdqa64 zmm21, zmm30                           ;   639.2         21 x[3] copy
        vpternlogd zmm21, zmm26, zmm11, 0x78             ;   639.5 p0      21 x[3]
        vpternlogd zmm30, zmm3, zmm2, 0x78               ;   640.2 p5      21 x[3]
        vmovdqu64 [rbp + 5184], zmm24                    ;   614.5 p7+p4   32 x[2] spill
        vpxord zmm24, zmm11, zmm19                       ;   640.5 p0      21 x[3]
        vpternlogd zmm22, zmm24, zmm27, 0x78             ;   641.5 p5      21 x[3]
        vmovdqu64 [rbp + 5376], zmm5                     ;   613.2 p8+p9   32 x[2] spill
        vpandd zmm5, zmm14, zmm8                         ;   641.5 p0      21 x[3]
        vpternlogd zmm12, zmm5, zmm21, 0x96              ;   642.5 p5      21 x[3]
        vpternlogd zmm5, zmm0, zmm7, 0x96                ;   642.5 p0      21 x[3]
        vmovdqa64 zmm0, zmm25                            ;   635.5         21 x[3] copy
        vpternlogd zmm0, zmm19, zmm1, 0x60               ;   643.2 p5      21 x[3]
        vpternlogd zmm22, zmm21, zmm0, 0x96              ;   644.2 p0      21 x[3]
        vpternlogd zmm0, zmm13, zmm6, 0x1e               ;   644.2 p5      21 x[3]
        vpxord zmm7, zmm30, zmm0                         ;   645.2 p0      21 x[3]
        vpternlogd zmm30, zmm5, zmm12, 0x28              ;   645.2 p5      21 x[3]
        vmovdqa64 zmm21, zmm0                            ;   645.2         21 x[3] copy
        vpternlogd zmm21, zmm22, zmm5, 0x48              ;   645.5 p0      21 x[3]
        vmovdqu64 [rbp + 5312], zmm20                    ;   615.2 p7+p4   32 x[2] spill
        vmovdqa64 zmm20, zmm21                           ;   646.5         21 x[3] copy
        vpternlogd zmm20, zmm30, zmm7, 0x36              ;   646.5 p5      21 x[3]
        vpternlogd zmm30, zmm21, zmm7, 0x36              ;   646.5 p0      21 x[3]
        vpternlogd zmm0, zmm5, zmm30, 0x96               ;   647.5 p5      21 x[3]
        vpandd zmm24, zmm24, zmm0                        ;   648.5 p0      21 x[3]
        vpxord zmm5, zmm0, zmm20                         ;   648.5 p5      21 x[3]
        vmovdqu64 [rbp + 5120], zmm28                    ;   611.5 p8+p9   32 x[2] spill
        vpandnd zmm28, zmm22, zmm7                       ;   648.5 p0      21 x[3]
        vpternlogd zmm7, zmm22, zmm12, 0xea              ;   649.2 p5      21 x[3]
        vpternlogd zmm7, zmm21, zmm22, 0x96              ;   650.2 p0      21 x[3]
        vpternlogd zmm28, zmm30, zmm12, 0x1e             ;   650.2 p5      21 x[3]
        vpandd zmm6, zmm6, zmm7                          ;   651.2 p0      21 x[3]
        vpternlogd zmm0, zmm27, zmm6, 0x6a               ;   652.2 p5      21 x[3]
        vpxord zmm12, zmm5, zmm28                        ;   651.5 p0      21 x[3]
        vpxord zmm21, zmm20, zmm7                        ;   652.2 p5      21 x[3]
        vpxord zmm22, zmm12, zmm21                       ;   653.2 p0      21 x[3]
        vpternlogd zmm26, zmm0, zmm5, 0x6c               ;   653.2 p5      21 x[3]
        vpternlogd zmm1, zmm22, zmm19, 0x48              ;   654.2 p0      21 x[3]
        vpternlogd zmm22, zmm6, zmm25, 0x6c              ;   654.2 p5      21 x[3]
        vpternlogd zmm9, zmm1, zmm12, 0x6c               ;   655.2 p0      21 x[3]
        vpandd zmm16, zmm16, zmm12                       ;   655.2 p5      21 x[3]
        vpternlogd zmm5, zmm11, zmm9, 0x6a               ;   656.2 p0      21 x[3]
        vpandd zmm14, zmm14, zmm21                       ;   656.2 p5      21 x[3]
        vpandd zmm13, zmm13, zmm7                        ;   656.5 p0      21 x[3]
        vpxord zmm7, zmm7, zmm28                         ;   657.2 p5      21 x[3]
        vpternlogd zmm16, zmm22, zmm26, 0x96             ;   657.5 p0      21 x[3]
        vpternlogd zmm18, zmm13, zmm28, 0x6c             ;   658.2 p5      21 x[3]
        vpternlogd zmm0, zmm23, zmm20, 0x78              ;   658.5 p0      21 x[3]
        vpternlogd zmm20, zmm19, zmm18, 0x6a             ;   659.2 p5      21 x[3]
        vmovdqu64 zmm6, [rbp + 384]                      ;   611.5 p2      32 x[0] reload
        vmovdqu64 zmm11, [rbp + 2432]                    ;   611.5 p3      21 x[3]
        vpternlogd zmm11, zmm6, [r8 + 416]{1to16}, 0x96  ;   659.5 p0+p2   21 x[3]
        vmovdqu64 zmm12, [rbp + 512]                     ;   611.5 p3      21 x[3]
        vpxord zmm12, zmm12, [r8 + 424]{1to16}           ;   660.2 p5+p2   21 x[3]
        vpternlogd zmm0, zmm20, zmm5, 0x96               ;   660.5 p0      21 x[3]
        vpternlogd zmm14, zmm22, zmm0, 0x96              ;   661.5 p5      21 x[3]
        vmovdqu64 zmm19, [rbp + 640]                     ;   611.5 p3      21 x[3]
        vpxord zmm19, zmm19, [r8 + 432]{1to16}           ;   661.5 p0+p2   21 x[3]
        vpternlogd zmm0, zmm28, zmm10, 0x78              ;   662.2 p5      21 x[3]
        vpternlogd zmm26, zmm3, zmm7, 0x78               ;   662.5 p0      21 x[3]
        vmovdqu64 zmm3, [rbp + 704]                      ;   611.5 p3      32 x[0] reload
        vmovdqu64 zmm10, [rbp + 2752]                    ;   611.5 p2      21 x[3]
        vpternlogd zmm10, zmm3, [r8 + 436]{1to16}, 0x96  ;   663.2 p5+p3   21 x[3]
        vpandd zmm2, zmm2, zmm7                          ;   663.5 p0      21 x[3]
        vpternlogd zmm2, zmm13, zmm9, 0x96               ;   664.5 p5      21 x[3]
        vmovdqu64 zmm7, [rbp + 768]                      ;   611.5 p2      21 x[3]
        vpxord zmm7, zmm7, [r8 + 440]{1to16}             ;   664.5 p0+p3   21 x[3]
        vpternlogd zmm18, zmm21, zmm8, 0x78              ;   665.2 p5      21 x[3]
        vpternlogd zmm2, zmm14, zmm16, 0x96              ;   665.5 p0      21 x[3]
        vpternlogd zmm18, zmm1, zmm14, 0x96              ;   666.2 p5      21 x[3]
        vmovdqu64 zmm1, [rbp + 576]                      ;   611.5 p2      32 x[0] reload
        vmovdqu64 zmm8, [rbp + 2624]                     ;   611.5 p3      21 x[3]
        vpternlogd zmm8, zmm1, [r8 + 428]{1to16}, 0x96   ;   666.5 p0+p2   21 x[3]
        vpternlogd zmm20, zmm26, zmm5, 0x69              ;   667.2 p5      21 x[3]
        vpternlogd zmm5, zmm24, zmm0, 0x69               ;   667.5 p0      21 x[3]
        vmovdqu64 zmm9, [rbp + 2560]                     ;   611.5 p3      32 x[1] reload
        vmovdqu64 zmm13, [rbp + 4608]                    ;   611.5 p2      32 x[2] reload
        vpternlogd zmm12, zmm13, zmm9, 0x96              ;   668.2 p5      21 x[3]
        vmovdqu64 zmm21, [rbp + 2688]                    ;   611.5 p3      32 x[1] reload
        vpternlogd zmm19, zmm17, zmm21, 0x96             ;   668.5 p0      21 x[3]
        vmovdqu64 zmm22, [rbp + 4800]                    ;   611.5 p2      32 x[2] reload
        vpternlogd zmm10, zmm22, zmm22, 0xc3             ;   669.2 p5      21 x[3]
        vmovdqa64 zmm23, zmm29                           ;   625.2         21 x[3] copy
        vmovdqa64 zmm24, zmm15                           ;   624.2         21 x[3] copy
        vmovdqu64 zmm25, [rbp + 2816]                    ;   611.5 p3      32 x[1] reload
        vpternlogd zmm7, zmm31, zmm25, 0x69              ;   669.5 p0      21 x[3]
        vmovdqa64 zmm27, zmm7                            ;   670.5         21 x[3] copy
        vpternlogd zmm27, zmm12, zmm12, 0xc3             ;   670.5 p5      21 x[3]
        vmovdqu64 zmm28, [rbp + 4672]                    ;   611.5 p2      32 x[2] reload
        vpternlogd zmm8, zmm10, zmm28, 0x96              ;   670.5 p0      21 x[3]
        vpxord zmm30, zmm7, zmm8                         ;   671.5 p5      21 x[3]
        vpxord zmm23, zmm23, zmm27                       ;   671.5 p0      21 x[3]
        vpxord zmm24, zmm24, zmm27                       ;   672.2 p5      21 x[3]
        vpternlogd zmm29, zmm10, zmm19, 0x69             ;   672.5 p0      21 x[3]
        vmovdqa64 zmm22, zmm15                           ;   624.2         21 x[3] copy
        vmovdqa64 zmm28, zmm8                            ;   671.5         21 x[3] copy
        vpternlogd zmm28, zmm11, zmm4, 0x69              ;   673.2 p5      21 x[3]
        vpternlogd zmm11, zmm24, zmm4, 0x69              ;   673.5 p0      21 x[3]
        vmovdqa64 zmm13, zmm11                           ;   674.5         21 x[3] copy
        vpternlogd zmm13, zmm19, zmm19, 0xc3             ;   674.5 p5      21 x[3]
        vpxord zmm19, zmm24, zmm29                       ;   674.5 p0      21 x[3]
        vpxord zmm22, zmm22, zmm28                       ;   675.2 p5      21 x[3]
        vpxord zmm25, zmm29, zmm28                       ;   675.5 p0      21 x[3]
        vpternlogd zmm11, zmm19, zmm23, 0x78             ;   676.2 p5      21 x[3]
        vpxord zmm21, zmm7, zmm13                        ;   676.5 p0      21 x[3]
        vpternlogd zmm12, zmm13, zmm15, 0x87             ;   677.2 p5      21 x[3]
        vpxord zmm9, zmm30, zmm13                        ;   677.5 p0      21 x[3]
        vpandd zmm3, zmm28, zmm9                         ;   678.5 p5      21 x[3]
        vpxord zmm1, zmm27, zmm25                        ;   678.5 p0      21 x[3]
        vpxord zmm6, zmm30, zmm23                        ;   679.2 p5      21 x[3]
        vpternlogd zmm10, zmm6, zmm1, 0x78               ;   680.2 p0      21 x[3]
        vmovdqu64 [rbp + 4864], zmm31                    ;   608.2 p7+p4   32 x[2] spill
        vmovdqa64 zmm31, zmm3                            ;   679.5         21 x[3] copy
        vpternlogd zmm31, zmm22, zmm30, 0x78             ;   680.2 p5      21 x[3]
        vpternlogd zmm3, zmm27, zmm7, 0x78               ;   680.5 p0      21 x[3]
        vmovdqu64 [rbp + 4736], zmm17                    ;   613.2 p8+p9   32 x[2] spill
        vmovdqa64 zmm17, zmm21                           ;   677.5         21 x[3] copy
        vpternlogd zmm17, zmm29, zmm23, 0x48             ;   681.2 p5      21 x[3]
        vpternlogd zmm11, zmm17, zmm31, 0x96             ;   682.2 p0      21 x[3]
        vpxord zmm12, zmm12, zmm17                       ;   682.2 p5      21 x[3]
        vmovdqa64 zmm17, zmm25                           ;   676.5         21 x[3] copy
        vpternlogd zmm17, zmm23, zmm8, 0x60              ;   682.5 p0      21 x[3]
        vpternlogd zmm10, zmm31, zmm17, 0x96             ;   683.5 p5      21 x[3]
        vpternlogd zmm17, zmm21, zmm24, 0x1e             ;   683.5 p0      21 x[3]
        vpxord zmm31, zmm3, zmm17                        ;   684.5 p5      21 x[3]
        vpternlogd zmm3, zmm12, zmm11, 0x28              ;   684.5 p0      21 x[3]
        vmovdqu64 [rbp + 4480], zmm4                     ;   609.2 p7+p4   32 x[2] spill
        vmovdqa64 zmm4, zmm17                            ;   684.5         21 x[3] copy
        vpternlogd zmm4, zmm10, zmm12, 0x48              ;   685.2 p5      21 x[3]
        vmovdqu64 [rbp + 12096], zmm20                   ;   668.2 p8+p9   21 x[3] spill
        vmovdqa64 zmm20, zmm4                            ;   686.2         21 x[3] copy
        vpternlogd zmm20, zmm3, zmm31, 0x36              ;   686.2 p0      21 x[3]
        vpternlogd zmm3, zmm4, zmm31, 0x36               ;   686.2 p5      21 x[3]
        vpternlogd zmm17, zmm12, zmm3, 0x96              ;   687.2 p0      21 x[3]
        vpxord zmm12, zmm17, zmm20                       ;   688.2 p5      21 x[3]
        vmovdqu64 [rbp + 12160], zmm26                   ;   663.5 p7+p4   21 x[3] spill
        vpandnd zmm26, zmm10, zmm31                      ;   687.5 p0      21 x[3]
        vpternlogd zmm31, zmm10, zmm11, 0xea             ;   688.2 p5      21 x[3]
        vpternlogd zmm31, zmm4, zmm10, 0x96              ;   689.2 p0      21 x[3]
        vpternlogd zmm26, zmm3, zmm11, 0x1e              ;   689.2 p5      21 x[3]
        vpandd zmm24, zmm24, zmm31                       ;   690.2 p0      21 x[3]
        vpternlogd zmm1, zmm24, zmm17, 0x6c              ;   691.2 p5      21 x[3]
        vpxord zmm3, zmm12, zmm26                        ;   690.5 p0      21 x[3]
        vpxord zmm4, zmm20, zmm31                        ;   691.2 p5      21 x[3]
        vpxord zmm10, zmm3, zmm4                         ;   692.2 p0      21 x[3]
        vpternlogd zmm22, zmm1, zmm12, 0x6c              ;   692.2 p5      21 x[3]
        vpternlogd zmm8, zmm10, zmm23, 0x48              ;   693.2 p0      21 x[3]
        vpternlogd zmm10, zmm24, zmm25, 0x6c             ;   693.2 p5      21 x[3]
        vpternlogd zmm9, zmm8, zmm3, 0x6c                ;   694.2 p0      21 x[3]
        vpandd zmm11, zmm21, zmm31                       ;   694.2 p5      21 x[3]
        vpternlogd zmm12, zmm30, zmm9, 0x6a              ;   695.2 p0      21 x[3]
        vpandd zmm29, zmm29, zmm4                        ;   695.2 p5      21 x[3]
        vpternlogd zmm4, zmm21, zmm23, 0x60              ;   695.5 p0      21 x[3]
        vpxord zmm31, zmm31, zmm26                       ;   696.2 p5      21 x[3]
        vpternlogd zmm3, zmm28, zmm22, 0x6a              ;   696.5 p0      21 x[3]
        vpxord zmm3, zmm10, zmm3                         ;   697.5 p5      21 x[3]
        vmovdqu64 zmm21, [rbp + 896]                     ;   609.2 p3      32 x[0] reload
        vmovdqu64 zmm24, [rbp + 2944]                    ;   609.2 p2      21 x[3]
        vpternlogd zmm24, zmm21, [r8 + 448]{1to16}, 0x96 ;   697.5 p0+p3   21 x[3]
        vpternlogd zmm13, zmm11, zmm26, 0x6c             ;   698.2 p5      21 x[3]
        vmovdqu64 zmm25, [rbp + 1024]                    ;   609.2 p2      21 x[3]
        vpxord zmm25, zmm25, [r8 + 456]{1to16}           ;   698.5 p0+p3   21 x[3]
        vpternlogd zmm1, zmm19, zmm20, 0x78              ;   699.2 p5      21 x[3]
        vpternlogd zmm20, zmm23, zmm13, 0x6a             ;   699.5 p0      21 x[3]
        vmovdqu64 zmm19, [rbp + 1152]                    ;   609.2 p2      32 x[0] reload
        vmovdqu64 zmm23, [rbp + 3200]                    ;   609.2 p3      21 x[3]
        vpternlogd zmm23, zmm19, [r8 + 464]{1to16}, 0x96 ;   700.2 p5+p2   21 x[3]
        vpternlogd zmm1, zmm20, zmm12, 0x96              ;   700.5 p0      21 x[3]
        vmovdqu64 zmm28, [rbp + 1216]                    ;   609.2 p3      21 x[3]
        vpxord zmm28, zmm28, [r8 + 468]{1to16}           ;   701.2 p5+p2   21 x[3]
        vpternlogd zmm29, zmm10, zmm1, 0x96              ;   701.5 p0      21 x[3]
        vpternlogd zmm1, zmm26, zmm15, 0x78              ;   702.2 p5      21 x[3]
        vmovdqu64 zmm10, [rbp + 1280]                    ;   609.2 p3      21 x[3]
        vpxord zmm10, zmm10, [r8 + 472]{1to16}           ;   702.5 p0+p2   21 x[3]
        vpternlogd zmm22, zmm27, zmm31, 0x78             ;   703.2 p5      21 x[3]
        vpandd zmm7, zmm7, zmm31                         ;   703.5 p0      21 x[3]
        vpternlogd zmm7, zmm11, zmm9, 0x96               ;   704.5 p5      21 x[3]
        vmovdqu64 zmm9, [rbp + 1088]                     ;   609.2 p3      32 x[0] reload
        vmovdqu64 zmm11, [rbp + 3136]                    ;   609.2 p2      21 x[3]
        vpternlogd zmm11, zmm9, [r8 + 460]{1to16}, 0x96  ;   704.5 p0+p3   21 x[3]
        vpternlogd zmm7, zmm29, zmm3, 0x96               ;   705.5 p5      21 x[3]
        vpternlogd zmm17, zmm6, zmm12, 0x6a              ;   705.5 p0      21 x[3]
        vpternlogd zmm20, zmm12, zmm22, 0x69             ;   706.2 p5      21 x[3]
        vmovdqu64 zmm6, [rbp + 3072]                     ;   609.2 p2      32 x[1] reload
        vmovdqu64 zmm12, [rbp + 5120]                    ;   609.2 p3      32 x[2] reload
        vpternlogd zmm25, zmm12, zmm6, 0x96              ;   706.5 p0      21 x[3]
        vmovdqu64 zmm15, [rbp + 3264]                    ;   609.2 p2      32 x[1] reload
        vmovdqu64 zmm26, [rbp + 5312]                    ;   609.2 p3      32 x[2] reload
        vpternlogd zmm28, zmm26, zmm15, 0x69             ;   707.2 p5      21 x[3]
        vmovdqu64 zmm27, [rbp + 3328]                    ;   609.2 p2      32 x[1] reload
        vmovdqu64 zmm30, [rbp + 5376]                    ;   609.2 p3      32 x[2] reload
        vpternlogd zmm10, zmm30, zmm27, 0x69             ;   707.5 p0      21 x[3]
        vmovdqa64 zmm31, zmm10                           ;   708.5         21 x[3] copy
        vpternlogd zmm31, zmm25, zmm25, 0xc3             ;   708.5 p5      21 x[3]
        vpternlogd zmm11, zmm28, [rbp + 5184], 0x96      ;   708.5 p0+p2   21 x[3]
        vpxord zmm30, zmm10, zmm11                       ;   709.5 p5      21 x[3]
        vmovdqa64 zmm26, zmm10                           ;   708.5         21 x[3] copy
        vmovdqa64 zmm12, zmm30                           ;   710.5         21 x[3] copy
        vmovdqa64 zmm27, zmm11                           ;   709.5         21 x[3] copy
        vpternlogd zmm27, zmm24, [rbp + 4992], 0x69      ;   709.5 p0+p3   21 x[3]
        vmovdqa64 zmm15, zmm27                           ;   710.5         21 x[3] copy
        vmovdqu64 zmm6, [rbp + 12032]                    ;   626.5 p2      21 x[3]
        vpternlogd zmm6, zmm31, [rbp + 5440], 0x96       ;   710.2 p5+p3   21 x[3]
        vmovdqa64 zmm19, zmm27                           ;   710.5         21 x[3] copy
        vmovdqu64 zmm9, [rbp + 11968]                    ;   625.5 p2      21 x[3]
        vpternlogd zmm9, zmm31, [rbp + 5056], 0x96       ;   710.5 p0+p3   21 x[3]
        vpternlogd zmm24, zmm9, [rbp + 4992], 0x69       ;   711.5 p5+p2   21 x[3]
        vmovdqa64 zmm21, zmm9                            ;   711.5         21 x[3] copy
        vmovdqu64 [rbp + 12224], zmm20                   ;   707.2 p8+p9   21 x[3] spill
        vmovdqa64 zmm20, zmm24                           ;   712.5         21 x[3] copy
        vpternlogd zmm20, zmm23, [rbp + 5248], 0x69      ;   712.5 p0+p3   21 x[3]
        vpxord zmm26, zmm26, zmm20                       ;   713.5 p5      21 x[3]
        vpxord zmm12, zmm12, zmm20                       ;   713.5 p0      21 x[3]
        vpandd zmm19, zmm19, zmm12                       ;   714.5 p5      21 x[3]
        vmovdqu64 [rbp + 12288], zmm22                   ;   704.2 p7+p4   21 x[3] spill
        vmovdqu64 zmm22, [rbp + 12032]                   ;   626.5 p2      21 x[3]
        vpternlogd zmm22, zmm28, [rbp + 5440], 0x96      ;   713.5 p0+p3   21 x[3]
        vpternlogd zmm22, zmm23, [rbp + 5248], 0x69      ;   714.5 p5+p2   21 x[3]
        vpxord zmm21, zmm21, zmm22                       ;   715.5 p0      21 x[3]
        vpxord zmm15, zmm15, zmm22                       ;   715.5 p5      21 x[3]
        vpxord zmm23, zmm26, zmm6                        ;   715.5 p0      21 x[3]
        vpternlogd zmm24, zmm21, zmm6, 0x78              ;   716.5 p5      21 x[3]
        vmovdqu64 [rbp + 12032], zmm18                   ;   667.2 p8+p9   21 x[3] spill
        vpxord zmm18, zmm31, zmm15                       ;   716.5 p0      21 x[3]
        vmovdqu64 [rbp + 12352], zmm8                    ;   694.2 p7+p4   21 x[3] spill
        vpxord zmm8, zmm30, zmm6                         ;   717.2 p5      21 x[3]
        vmovdqu64 [rbp + 12416], zmm4                    ;   696.5 p8+p9   21 x[3] spill
        vpandd zmm4, zmm22, zmm23                        ;   717.5 p0      21 x[3]
        vmovdqu64 [rbp + 12480], zmm13                   ;   699.2 p7+p4   21 x[3] spill
        vmovdqa64 zmm13, zmm19                           ;   715.5         21 x[3] copy
        vpternlogd zmm13, zmm31, zmm10, 0x78             ;   718.2 p5      21 x[3]
        vmovdqu64 [rbp + 12544], zmm3                    ;   698.5 p8+p9   21 x[3] spill
        vmovdqu64 zmm3, [rbp + 11968]                    ;   625.5 p3      21 x[3]
        vpternlogd zmm3, zmm27, [rbp + 5056], 0x96       ;   718.5 p0+p2   21 x[3]
        vpternlogd zmm19, zmm3, zmm30, 0x78              ;   719.5 p5      21 x[3]
        vpternlogd zmm24, zmm4, zmm19, 0x96              ;   720.5 p0      21 x[3]
        vpternlogd zmm28, zmm8, zmm18, 0x78              ;   720.2 p5      21 x[3]
        vmovdqu64 [rbp + 12608], zmm16                   ;   658.5 p7+p4   21 x[3] spill
        vmovdqa64 zmm16, zmm15                           ;   716.5         21 x[3] copy
        vpternlogd zmm16, zmm6, zmm11, 0x60              ;   720.5 p0      21 x[3]
        vmovdqu64 [rbp + 12672], zmm2                    ;   666.5 p8+p9   21 x[3] spill
        vmovdqu64 zmm2, [rbp + 11968]                    ;   625.5 p3      21 x[3]
        vpternlogd zmm2, zmm20, [rbp + 5056], 0x48       ;   721.2 p5+p2   21 x[3]
        vpternlogd zmm4, zmm2, zmm25, 0x69               ;   722.2 p0      21 x[3]
        vpternlogd zmm28, zmm19, zmm16, 0x96             ;   722.2 p5      21 x[3]
        vpternlogd zmm16, zmm26, zmm9, 0x1e              ;   722.5 p0      21 x[3]
        vpxord zmm2, zmm13, zmm16                        ;   723.5 p5      21 x[3]
        vpternlogd zmm13, zmm4, zmm24, 0x28              ;   723.5 p0      21 x[3]
        vmovdqa64 zmm19, zmm16                           ;   723.5         21 x[3] copy
        vpternlogd zmm19, zmm28, zmm4, 0x48              ;   724.2 p5      21 x[3]
        vmovdqa64 zmm25, zmm19                           ;   725.2         21 x[3] copy
        vpternlogd zmm25, zmm13, zmm2, 0x36              ;   725.2 p0      21 x[3]
        vpternlogd zmm13, zmm19, zmm2, 0x36              ;   725.2 p5      21 x[3]
        vpternlogd zmm16, zmm4, zmm13, 0x96              ;   726.2 p0      21 x[3]
        vpxord zmm4, zmm16, zmm25                        ;   727.2 p5      21 x[3]
        vmovdqu64 [rbp + 12736], zmm0                    ;   663.2 p7+p4   21 x[3] spill
        vpandnd zmm0, zmm28, zmm2                        ;   726.5 p0      21 x[3]
        vpternlogd zmm2, zmm28, zmm24, 0xea              ;   727.2 p5      21 x[3]
        vpternlogd zmm2, zmm19, zmm28, 0x96              ;   728.2 p0      21 x[3]
        vpternlogd zmm0, zmm13, zmm24, 0x1e              ;   728.2 p5      21 x[3]
        vpandd zmm13, zmm6, zmm25                        ;   728.5 p0      21 x[3]
        vpandd zmm9, zmm9, zmm2                          ;   729.2 p5      21 x[3]
        vpternlogd zmm18, zmm9, zmm16, 0x6c              ;   730.2 p0      21 x[3]
        vpxord zmm19, zmm4, zmm0                         ;   730.2 p5      21 x[3]
        vpxord zmm24, zmm25, zmm2                        ;   730.5 p0      21 x[3]
        vpxord zmm28, zmm19, zmm24                       ;   731.5 p5      21 x[3]
        vpternlogd zmm3, zmm18, zmm4, 0x6c               ;   731.5 p0      21 x[3]
        vpternlogd zmm6, zmm11, zmm28, 0x28              ;   732.5 p5      21 x[3]
        vpternlogd zmm28, zmm9, zmm15, 0x6c              ;   732.5 p0      21 x[3]
        vpternlogd zmm12, zmm6, zmm19, 0x6c              ;   733.5 p5      21 x[3]
        vpandd zmm27, zmm27, zmm19                       ;   733.5 p0      21 x[3]
        vpternlogd zmm4, zmm30, zmm12, 0x6a              ;   734.5 p5      21 x[3]
        vpandd zmm26, zmm26, zmm2                        ;   734.5 p0      21 x[3]
        vpxord zmm2, zmm2, zmm0                          ;   735.2 p5      21 x[3]
        vpternlogd zmm27, zmm28, zmm3, 0x96              ;   735.5 p0      21 x[3]
        vpternlogd zmm20, zmm26, zmm0, 0x6c              ;   736.2 p5      21 x[3]
        vpternlogd zmm13, zmm20, zmm4, 0x96              ;   737.2 p0      21 x[3]
        vmovdqu64 zmm9, [rbp + 1408]                     ;   609.2 p3      32 x[0] reload
        vmovdqu64 zmm11, [rbp + 3456]                    ;   609.2 p2      21 x[3]
        vpternlogd zmm11, zmm9, [r8 + 480]{1to16}, 0x96  ;   737.2 p5+p3   21 x[3]
        vmovdqu64 zmm15, [rbp + 5056]                    ;   609.2 p2      32 x[2] reload
        vmovdqu64 zmm19, [rbp + 11968]                   ;   625.5 p3      32 x[3] reload
        vpternlogd zmm0, zmm19, zmm15, 0x60              ;   737.5 p0      21 x[3]
        vmovdqu64 zmm19, [rbp + 1536]                    ;   609.2 p2      21 x[3]
        vpxord zmm19, zmm19, [r8 + 488]{1to16}           ;   738.2 p5+p3   21 x[3]
        vpternlogd zmm18, zmm25, zmm21, 0x78             ;   738.5 p0      21 x[3]
        vpternlogd zmm28, zmm22, zmm24, 0x78             ;   739.2 p5      21 x[3]
        vmovdqu64 zmm21, [rbp + 1664]                    ;   609.2 p2      32 x[0] reload
        vmovdqu64 zmm22, [rbp + 3712]                    ;   609.2 p3      21 x[3]
        vpternlogd zmm22, zmm21, [r8 + 496]{1to16}, 0x96 ;   739.5 p0+p2   21 x[3]
        vpternlogd zmm28, zmm18, zmm13, 0x96             ;   740.2 p5      21 x[3]
        vmovdqu64 zmm25, [rbp + 1728]                    ;   609.2 p3      21 x[3]
        vpxord zmm25, zmm25, [r8 + 500]{1to16}           ;   740.5 p0+p2   21 x[3]
        vpternlogd zmm18, zmm0, zmm13, 0x96              ;   741.2 p5      21 x[3]
        vpternlogd zmm3, zmm31, zmm2, 0x78               ;   741.5 p0      21 x[3]
        vmovdqu64 zmm0, [rbp + 1792]                     ;   609.2 p3      21 x[3]
        vpxord zmm0, zmm0, [r8 + 504]{1to16}             ;   742.2 p5+p2   21 x[3]
        vpternlogd zmm2, zmm26, zmm10, 0x6c              ;   742.5 p0      21 x[3]
        vpternlogd zmm20, zmm24, zmm23, 0x78             ;   743.2 p5      21 x[3]
        vpternlogd zmm2, zmm12, zmm27, 0x96              ;   743.5 p0      21 x[3]
        vmovdqu64 zmm10, [rbp + 1600]                    ;   609.2 p3      32 x[0] reload
        vmovdqu64 zmm12, [rbp + 3648]                    ;   609.2 p2      21 x[3]
        vpternlogd zmm12, zmm10, [r8 + 492]{1to16}, 0x96 ;   744.2 p5+p3   21 x[3]
        vpternlogd zmm20, zmm6, zmm28, 0x96              ;   744.5 p0      21 x[3]
        vpternlogd zmm4, zmm16, zmm8, 0x78               ;   745.2 p5      21 x[3]
        vmovdqa64 zmm6, zmm2                             ;   744.5         21 x[3] copy
        vpternlogd zmm6, zmm18, zmm28, 0x96              ;   745.5 p0      21 x[3]
        vmovdqu64 zmm8, [rbp + 11904]                    ;   626.5 p2      21 x[3]
        vmovdqu64 zmm16, [rbp + 3584]                    ;   609.2 p3      32 x[1] reload
        vmovdqu64 zmm23, [rbp + 5632]                    ;   609.2 p2      32 x[2] reload
        vpternlogd zmm19, zmm23, zmm16, 0x69             ;   746.2 p5      21 x[3]
        vmovdqu64 zmm24, [rbp + 3776]                    ;   609.2 p3      32 x[1] reload
        vmovdqu64 zmm26, [rbp + 5824]                    ;   609.2 p2      32 x[2] reload
        vpternlogd zmm25, zmm26, zmm24, 0x69             ;   746.5 p0      21 x[3]
        vmovdqu64 zmm30, [rbp + 3840]                    ;   609.2 p3      32 x[1] reload
        vmovdqu64 zmm31, [rbp + 5888]                    ;   609.2 p2      32 x[2] reload
        vpternlogd zmm0, zmm31, zmm30, 0x69              ;   747.2 p5      21 x[3]
        vpxord zmm31, zmm19, zmm0                        ;   748.2 p0      21 x[3]
        vmovdqu64 zmm26, [rbp + 11904]                   ;   626.5 p3      21 x[3]
        vpxord zmm8, zmm8, zmm31                         ;   749.2 p5      21 x[3]
        vpternlogd zmm12, zmm25, [rbp + 5696], 0x96      ;   748.5 p0+p2   21 x[3]
        vpxord zmm23, zmm0, zmm12                        ;   749.5 p5      21 x[3]
        vmovdqa64 zmm15, zmm8                            ;   750.2         21 x[3] copy
        vmovdqa64 zmm30, zmm0                            ;   748.2         21 x[3] copy
        vmovdqa64 zmm24, zmm23                           ;   750.5         21 x[3] copy
        vmovdqa64 zmm16, zmm12                           ;   749.5         21 x[3] copy
        vpternlogd zmm16, zmm11, [rbp + 5504], 0x69      ;   749.5 p0+p3   21 x[3]
        vpxord zmm26, zmm26, zmm16                       ;   750.5 p5      21 x[3]
        vpternlogd zmm11, zmm8, [rbp + 5504], 0x69       ;   750.5 p0+p2   21 x[3]
        vmovdqa64 zmm21, zmm16                           ;   750.5         21 x[3] copy
        vmovdqa64 zmm10, zmm16                           ;   750.5         21 x[3] copy
        vmovdqa64 zmm9, zmm11                            ;   751.5         21 x[3] copy
        vpternlogd zmm9, zmm22, [rbp + 5760], 0x69       ;   751.5 p5+p3   21 x[3]
        vpxord zmm30, zmm30, zmm9                        ;   752.5 p0      21 x[3]
        vpxord zmm24, zmm24, zmm9                        ;   752.5 p5      21 x[3]
        vpandd zmm10, zmm10, zmm24                       ;   753.5 p0      21 x[3]
        vmovdqu64 [rbp + 11968], zmm13                   ;   738.2 p8+p9   21 x[3] spill
        vmovdqu64 zmm13, [rbp + 10688]                   ;   627.2 p2      21 x[3]
        vpternlogd zmm13, zmm31, [rbp + 5952], 0x96      ;   753.2 p5+p3   21 x[3]
        vmovdqu64 [rbp + 12800], zmm3                    ;   742.5 p7+p4   21 x[3] spill
        vmovdqa64 zmm3, zmm13                            ;   754.2         21 x[3] copy
        vmovdqu64 [rbp + 12864], zmm20                   ;   745.5 p8+p9   21 x[3] spill
        vmovdqa64 zmm20, zmm10                           ;   754.5         21 x[3] copy
        vpternlogd zmm20, zmm26, zmm23, 0x78             ;   754.5 p0      21 x[3]
        vmovdqu64 [rbp + 12928], zmm27                   ;   736.5 p7+p4   21 x[3] spill
        vmovdqu64 zmm27, [rbp + 10688]                   ;   627.2 p2      21 x[3]
        vpternlogd zmm27, zmm25, [rbp + 5952], 0x96      ;   754.2 p5+p3   21 x[3]
        vpternlogd zmm27, zmm22, [rbp + 5760], 0x69      ;   755.2 p0+p2   21 x[3]
        vpxord zmm15, zmm15, zmm27                       ;   756.2 p5      21 x[3]
        vpxord zmm21, zmm21, zmm27                       ;   756.2 p0      21 x[3]
        vpandd zmm3, zmm3, zmm15                         ;   757.2 p5      21 x[3]
        vpxord zmm22, zmm30, zmm13                       ;   756.5 p0      21 x[3]
        vpternlogd zmm10, zmm31, zmm0, 0x78              ;   757.2 p5      21 x[3]
        vpternlogd zmm3, zmm11, zmm20, 0x96              ;   758.2 p0      21 x[3]
        vpxord zmm11, zmm31, zmm21                       ;   758.2 p5      21 x[3]
        vpternlogd zmm3, zmm22, zmm27, 0x78              ;   759.2 p0      21 x[3]
        vmovdqu64 [rbp + 10688], zmm6                    ;   746.5 p8+p9   21 x[3] spill
        vpxord zmm6, zmm23, zmm13                        ;   759.2 p5      21 x[3]
        vpternlogd zmm25, zmm6, zmm11, 0x78              ;   760.2 p0      21 x[3]
        vpternlogd zmm19, zmm9, [rbp + 11904], 0x78      ;   760.2 p5+p3   21 x[3]
        vpternlogd zmm19, zmm22, zmm27, 0x78             ;   761.2 p0      21 x[3]
        vmovdqu64 [rbp + 12992], zmm14                   ;   662.5 p7+p4   21 x[3] spill
        vmovdqa64 zmm14, zmm21                           ;   757.2         21 x[3] copy
        vpternlogd zmm14, zmm13, zmm12, 0x60             ;   761.2 p5      21 x[3]
        vpternlogd zmm25, zmm20, zmm14, 0x96             ;   762.2 p0      21 x[3]
        vpternlogd zmm14, zmm30, zmm8, 0x1e              ;   762.2 p5      21 x[3]
        vpxord zmm20, zmm10, zmm14                       ;   763.2 p0      21 x[3]
        vpternlogd zmm10, zmm19, zmm3, 0x28              ;   763.2 p5      21 x[3]
        vmovdqu64 [rbp + 13056], zmm2                    ;   744.5 p8+p9   21 x[3] spill
        vmovdqa64 zmm2, zmm14                            ;   763.2         21 x[3] copy
        vpternlogd zmm2, zmm25, zmm19, 0x48              ;   763.5 p0      21 x[3]
        vmovdqu64 [rbp + 13120], zmm7                    ;   706.5 p7+p4   21 x[3] spill
        vmovdqa64 zmm7, zmm2                             ;   764.5         21 x[3] copy
        vpternlogd zmm7, zmm10, zmm20, 0x36              ;   764.5 p5      21 x[3]
        vpternlogd zmm10, zmm2, zmm20, 0x36              ;   764.5 p0      21 x[3]
        vpternlogd zmm14, zmm19, zmm10, 0x96             ;   765.5 p5      21 x[3]
        vpandd zmm6, zmm6, zmm14                         ;   766.5 p0      21 x[3]
        vpxord zmm19, zmm14, zmm7                        ;   766.5 p5      21 x[3]
        vmovdqu64 [rbp + 13184], zmm29                   ;   702.5 p8+p9   21 x[3] spill
        vpandnd zmm29, zmm25, zmm20                      ;   766.5 p0      21 x[3]
        vpternlogd zmm20, zmm25, zmm3, 0xea              ;   767.2 p5      21 x[3]
        vpternlogd zmm20, zmm2, zmm25, 0x96              ;   768.2 p0      21 x[3]
        vpternlogd zmm29, zmm10, zmm3, 0x1e              ;   768.2 p5      21 x[3]
        vpandd zmm8, zmm8, zmm20                         ;   769.2 p0      21 x[3]
        vpternlogd zmm14, zmm11, zmm8, 0x6a              ;   770.2 p5      21 x[3]
        vpxord zmm2, zmm19, zmm29                        ;   769.5 p0      21 x[3]
        vpxord zmm3, zmm7, zmm20                         ;   770.2 p5      21 x[3]
        vpxord zmm10, zmm2, zmm3                         ;   771.2 p0      21 x[3]
        vpternlogd zmm26, zmm14, zmm19, 0x6c             ;   771.2 p5      21 x[3]
        vpternlogd zmm12, zmm10, zmm13, 0x48             ;   772.2 p0      21 x[3]
        vpternlogd zmm10, zmm8, zmm21, 0x6c              ;   772.2 p5      21 x[3]
        vpternlogd zmm24, zmm12, zmm2, 0x6c              ;   773.2 p0      21 x[3]
        vpandd zmm16, zmm16, zmm2                        ;   773.2 p5      21 x[3]
        vpternlogd zmm19, zmm23, zmm24, 0x6a             ;   774.2 p0      21 x[3]
        vpandd zmm27, zmm27, zmm3                        ;   774.2 p5      21 x[3]
        vpandd zmm30, zmm30, zmm20                       ;   774.5 p0      21 x[3]
        vpxord zmm20, zmm20, zmm29                       ;   775.2 p5      21 x[3]
        vpternlogd zmm16, zmm10, zmm26, 0x96             ;   775.5 p0      21 x[3]
        vpternlogd zmm9, zmm30, zmm29, 0x6c              ;   776.2 p5      21 x[3]
        vpternlogd zmm14, zmm15, zmm7, 0x78              ;   776.5 p0      21 x[3]
        vpternlogd zmm7, zmm13, zmm9, 0x6a               ;   777.2 p5      21 x[3]
        vpternlogd zmm14, zmm7, zmm19, 0x96              ;   778.2 p0      21 x[3]
        vpternlogd zmm27, zmm10, zmm14, 0x96             ;   779.2 p5      21 x[3]
        vpternlogd zmm26, zmm31, zmm20, 0x78             ;   778.5 p0      21 x[3]
        vpternlogd zmm14, zmm29, [rbp + 11904], 0x78     ;   779.2 p5+p2   21 x[3]
        vmovdqu64 zmm2, [rbp + 13184]                    ;   702.5 p3      32 x[3]
        vpternlogd zmm20, zmm30, zmm0, 0x6c              ;   779.5 p0      21 x[3]
        vmovdqa64 zmm0, zmm17                            ;   706.5         32 x[3] copy
        vpternlogd zmm0, zmm1, zmm5, 0x69                ;   780.2 p5      32 x[3]
        vpternlogd zmm20, zmm24, zmm16, 0x96             ;   780.5 p0      21 x[3]
        vmovdqu64 zmm8, [rbp + 12992]                    ;   662.5 p2      32 x[3]
        vpternlogd zmm9, zmm3, zmm22, 0x78               ;   781.2 p5      21 x[3]
        vpternlogd zmm9, zmm12, zmm27, 0x96              ;   782.2 p0      21 x[3]
        vpternlogd zmm5, zmm4, zmm18, 0x69               ;   782.2 p5      32 x[3]
        vpxord zmm2, zmm2, zmm28                         ;   782.5 p0      32 x[3]
        vpternlogd zmm7, zmm26, zmm19, 0x69              ;   783.2 p5      21 x[3]
        vmovdqa64 zmm3, zmm20                            ;   781.5         21 x[3] copy
        vpternlogd zmm3, zmm14, zmm27, 0x96              ;   783.5 p0      21 x[3]
        vmovdqu64 zmm10, [rbp + 13120]                   ;   706.5 p3      32 x[3]
        vmovdqu64 zmm11, [rbp + 12672]                   ;   666.5 p2      21 x[3] reload
        vpxord zmm10, zmm10, zmm11                       ;   784.2 p5      32 x[3]
        vpternlogd zmm20, zmm27, zmm27, 0xc3             ;   784.5 p0      21 x[3]
        vpternlogd zmm14, zmm19, zmm6, 0x69              ;   785.2 p5      21 x[3]
        vpternlogd zmm4, zmm18, zmm14, 0x69              ;   786.2 p0      32 x[3]
        vmovdqu64 zmm6, [rbp + 13120]                    ;   706.5 p3      21 x[3] reload
        vmovdqa64 zmm12, zmm6                            ;   712.5         32 x[3] copy
        vpternlogd zmm12, zmm20, zmm6, 0xc3              ;   786.2 p5      32 x[3]
        vpxord zmm8, zmm8, zmm27                         ;   786.5 p0      32 x[3]
        vpternlogd zmm20, zmm28, [rbp + 13056], 0x69     ;   787.2 p5+p2   32 x[3]
        vmovdqu64 zmm13, [rbp + 12736]                   ;   663.2 p3      21 x[3] reload
        vmovdqa64 zmm15, zmm3                            ;   784.5         32 x[3] copy
        vpternlogd zmm15, zmm11, zmm13, 0x96             ;   787.5 p0      32 x[3]
        vmovdqu64 zmm18, [rbp + 12928]                   ;   736.5 p2      32 x[3]
        vpternlogd zmm3, zmm6, zmm1, 0x96                ;   788.2 p5      32 x[3]
        vmovdqu64 zmm19, [rbp + 12928]                   ;   736.5 p3      32 x[3]
        vmovdqu64 zmm21, [rbp + 12608]                   ;   658.5 p2      21 x[3] reload
        vpxord zmm19, zmm19, zmm21                       ;   788.5 p0      32 x[3]
        vmovdqu64 zmm22, [rbp + 12544]                   ;   698.5 p3      32 x[3]
        vpxord zmm22, zmm22, zmm21                       ;   789.2 p5      32 x[3]
        vmovdqa64 zmm21, zmm6                            ;   712.5         32 x[3] copy
        vpternlogd zmm21, zmm1, zmm11, 0x69              ;   789.5 p0      32 x[3]
        vpxord zmm23, zmm5, zmm12                        ;   790.2 p5      32 x[3]
        vmovdqu64 zmm24, [rbp + 12416]                   ;   696.5 p2      21 x[3] reload
        vmovdqu64 zmm25, [rbp + 12480]                   ;   699.2 p3      32 x[3]
        vpternlogd zmm25, zmm24, [rbp + 12352], 0x96     ;   790.5 p0+p2   32 x[3]
        vpxord zmm14, zmm14, zmm20                       ;   791.2 p5      32 x[3]
        vpternlogd zmm17, zmm1, zmm10, 0x69              ;   791.5 p0      32 x[3]
        vmovdqa64 zmm1, zmm15                            ;   788.5         32 x[3] copy
        vpternlogd zmm1, zmm28, [rbp + 12992], 0x96      ;   792.2 p5+p3   32 x[3]
        vmovdqu64 zmm24, [rbp + 12032]                   ;   667.2 p2      32 x[3]
        vpternlogd zmm28, zmm8, zmm0, 0x69               ;   792.5 p0      32 x[3]
        vmovdqu64 zmm29, [rbp + 12160]                   ;   663.5 p3      32 x[3]
        vpternlogd zmm15, zmm6, zmm20, 0x69              ;   793.2 p5      32 x[3]
        vmovdqu64 zmm6, [rbp + 12288]                    ;   704.2 p2      32 x[3]
        vpternlogd zmm27, zmm2, zmm4, 0x69               ;   793.5 p0      32 x[3]
        vmovdqu64 zmm30, [rbp + 12224]                   ;   707.2 p3      32 x[3]
        vmovdqu64 zmm31, [rbp + 12096]                   ;   668.2 p2      21 x[3] reload
        vpxord zmm30, zmm30, zmm31                       ;   794.2 p5      32 x[3]
        vpxord zmm18, zmm18, zmm16                       ;   794.5 p0      32 x[3]
        vpxord zmm24, zmm24, zmm9                        ;   795.2 p5      32 x[3]
        vpxord zmm29, zmm29, zmm26                       ;   795.5 p0      32 x[3]
        vpxord zmm6, zmm6, zmm26                         ;   796.2 p5      32 x[3]
        vmovdqu64 zmm26, [rbp + 10688]                   ;   746.5 p3      21 x[3] reload
        vpternlogd zmm21, zmm12, zmm26, 0x96             ;   796.5 p0      32 x[3]
        vmovdqa64 zmm12, zmm3                            ;   789.2         32 x[3] copy
        vpternlogd zmm12, zmm8, zmm26, 0x96              ;   797.2 p5      32 x[3]
        vmovdqu64 zmm13, [rbp + 12864]                   ;   745.5 p2      21 x[3] reload
        vpternlogd zmm25, zmm13, [rbp + 13184], 0x96     ;   797.5 p0+p3   32 x[3]
        vpternlogd zmm9, zmm25, zmm18, 0x96              ;   798.5 p5      32 x[3]
        vmovdqa64 zmm11, zmm24                           ;   796.2         32 x[3] copy
        vpternlogd zmm11, zmm22, zmm13, 0x96             ;   798.5 p0      32 x[3]
        vpternlogd zmm13, zmm29, [rbp + 12032], 0x96     ;   799.2 p5+p2   32 x[3]
        vmovdqu64 [rbp + 12032], zmm9                    ;   799.5 p7+p4   32 x[3] spill
        vmovdqa64 zmm9, zmm19                            ;   789.5         32 x[3] copy
        vpternlogd zmm9, zmm7, [rbp + 12224], 0x96       ;   799.5 p0+p3   32 x[3]
        vmovdqu64 [rbp + 12864], zmm27                   ;   794.5 p8+p9   32 x[3] spill
        vmovdqu64 zmm27, [rbp + 12544]                   ;   698.5 p2      32 x[3]
        vpternlogd zmm27, zmm30, [rbp + 12544], 0xc3     ;   800.2 p5+p3   32 x[3]
        vmovdqu64 [rbp + 12544], zmm8                    ;   787.5 p7+p4   32 x[3] spill
        vmovdqu64 zmm8, [rbp + 12800]                    ;   742.5 p2      32 x[3]
        vpternlogd zmm8, zmm7, [rbp + 11968], 0x69       ;   800.5 p0+p3   32 x[3]
        vmovdqu64 [rbp + 11968], zmm12                   ;   798.2 p8+p9   32 x[3] spill
        vmovdqa64 zmm12, zmm8                            ;   801.5         32 x[3] copy
        vpternlogd zmm12, zmm16, zmm16, 0xc3             ;   801.5 p5      32 x[3]
        vmovdqu64 zmm16, [rbp + 12800]                   ;   742.5 p2      21 x[3] reload
        vpternlogd zmm31, zmm16, [rbp + 12288], 0x96     ;   801.5 p0+p3   32 x[3]
        vpxord zmm26, zmm26, [rax + 6400]                ;   802.2 p5+p2   32 x[3]
        vpternlogd zmm29, zmm8, [rbp + 12224], 0x96      ;   802.5 p0+p3   32 x[3]
        vpternlogd zmm26, zmm1, zmm2, 0x96               ;   803.2 p5      32 x[3]
        vmovdqu64 [rbp + 6272], zmm26                    ;   804.2 p7+p4   32 x[3] spill
        vmovdqu64 zmm26, [rax + 6272]                    ;   646.3 p2      32 x[3]
        vpxord zmm26, zmm26, zmm3                        ;   803.5 p0      32 x[3]
        vpternlogd zmm26, zmm10, zmm15, 0x96             ;   804.5 p5      32 x[3]
        vmovdqa64 zmm10, zmm6                            ;   797.2         32 x[3] copy
        vpternlogd zmm10, zmm24, zmm16, 0x96             ;   804.5 p0      32 x[3]
        vpxord zmm16, zmm16, [rax + 6464]                ;   805.2 p5+p3   32 x[3]
        vpternlogd zmm4, zmm17, [rax + 6144], 0x96       ;   805.5 p0+p2   32 x[3]
        vpternlogd zmm16, zmm13, zmm25, 0x96             ;   806.2 p5      32 x[3]
        vpternlogd zmm31, zmm7, [rbp + 12224], 0x96      ;   806.5 p0+p3   32 x[3]
        vmovdqu64 zmm7, [rax + 6336]                     ;   650.0 p2      32 x[3]
        vpxord zmm7, zmm7, zmm6                          ;   807.2 p5      32 x[3]
        vpternlogd zmm7, zmm30, zmm29, 0x96              ;   808.2 p0      32 x[3]
        vpternlogd zmm18, zmm27, [rax + 6208], 0x96      ;   808.2 p5+p3   32 x[3]
        vmovdqu64 zmm30, [rbp + 12160]                   ;   663.5 p2      32 x[3]
        vpxord zmm30, zmm30, [rax + 6976]                ;   808.5 p0+p3   32 x[3]
        vmovdqu64 [rbp + 6336], zmm16                    ;   807.2 p8+p9   32 x[3] spill
        vmovdqu64 zmm16, [rax + 6528]                    ;   654.2 p2      32 x[3]
        vpxord zmm16, zmm16, zmm28                       ;   809.2 p5      32 x[3]
        vmovdqu64 [rbp + 6400], zmm16                    ;   810.2 p7+p4   32 x[3] spill
        vmovdqu64 zmm16, [rax + 6592]                    ;   655.3 p3      32 x[3]
        vpxord zmm16, zmm16, zmm11                       ;   809.5 p0      32 x[3]
        vpternlogd zmm30, zmm6, zmm25, 0x96              ;   810.2 p5      32 x[3]
        vmovdqu64 [rbp + 6848], zmm30                    ;   811.2 p8+p9   32 x[3] spill
        vmovdqu64 zmm30, [rax + 6784]                    ;   657.3 p2      32 x[3]
        vpxord zmm30, zmm30, zmm21                       ;   810.5 p0      32 x[3]
        vmovdqu64 [rbp + 6656], zmm30                    ;   811.5 p7+p4   32 x[3] spill
        vmovdqu64 zmm30, [rax + 6848]                    ;   658.5 p3      32 x[3]
        vpxord zmm30, zmm30, zmm31                       ;   811.2 p5      32 x[3]
        vmovdqu64 [rbp + 6720], zmm30                    ;   812.2 p8+p9   32 x[3] spill
        vmovdqu64 zmm30, [rax + 7040]                    ;   660.2 p2      32 x[3]
        vpxord zmm30, zmm30, zmm2                        ;   811.5 p0      32 x[3]
        vpternlogd zmm30, zmm28, zmm5, 0x96              ;   812.5 p5      32 x[3]
        vmovdqu64 zmm28, [rax + 7104]                    ;   660.7 p3      32 x[3]
        vpxord zmm28, zmm28, zmm19                       ;   812.5 p0      32 x[3]
        vpternlogd zmm28, zmm11, zmm25, 0x96             ;   813.5 p5      32 x[3]
        vmovdqa64 zmm11, zmm14                           ;   792.2         32 x[3] copy
        vpternlogd zmm11, zmm23, [rax + 6656], 0x96      ;   813.5 p0+p2   32 x[3]
        vpternlogd zmm14, zmm0, [rax + 7168], 0x96       ;   814.2 p5+p3   32 x[3]
        vmovdqa64 zmm0, zmm12                            ;   802.5         32 x[3] copy
        vpternlogd zmm0, zmm9, [rax + 6720], 0x96        ;   814.5 p0+p2   32 x[3]
        vmovdqu64 zmm25, [rax + 7296]                    ;   663.8 p3      32 x[3]
        vpxord zmm25, zmm25, zmm3                        ;   815.2 p5      32 x[3]
        vpxord zmm6, zmm6, [rax + 7360]                  ;   815.5 p0+p2   32 x[3]
        vpternlogd zmm25, zmm21, zmm20, 0x96             ;   816.2 p5      32 x[3]
        vmovdqu64 zmm20, [rbp + 12736]                   ;   665.5 p3      21 x[3] reload
        vmovdqu64 zmm21, [rbp + 12672]                   ;   666.5 p2      32 x[3]
        vpternlogd zmm21, zmm20, [rax + 6912], 0x96      ;   816.5 p0+p3   32 x[3]
        vpternlogd zmm21, zmm3, zmm2, 0x96               ;   817.5 p5      32 x[3]
        vmovdqu64 zmm2, [rbp + 12544]                    ;   787.5 p2      32 x[3] reload
        vmovdqu64 zmm3, [rbp + 12864]                    ;   794.5 p3      32 x[3]
        vpternlogd zmm3, zmm2, [rax + 7552], 0x96        ;   817.5 p0+p2   32 x[3]
        vmovdqu64 zmm2, [rax + 7808]                     ;   668.5 p3      32 x[3]
        vpternlogd zmm12, zmm22, [rax + 7232], 0x96      ;   818.2 p5+p2   32 x[3]
        vmovdqu64 zmm20, [rbp + 11968]                   ;   798.2 p3      32 x[3]
        vpxord zmm20, zmm20, [rax + 7936]                ;   818.5 p0+p2   32 x[3]
        vpternlogd zmm6, zmm31, zmm8, 0x96               ;   819.2 p5      32 x[3]
        vmovdqu64 zmm8, [rax + 7872]                     ;   670.5 p3      32 x[3]
        vmovdqu64 zmm22, [rax + 8000]                    ;   671.2 p2      32 x[3]
        vpternlogd zmm13, zmm10, [rax + 7488], 0x96      ;   819.5 p0+p3   32 x[3]
        vpternlogd zmm17, zmm23, [rax + 7680], 0x96      ;   820.2 p5+p2   32 x[3]
        vmovdqu64 zmm23, [rbp + 11968]                   ;   798.2 p3      32 x[3] reload
        vpternlogd zmm1, zmm23, [rax + 7424], 0x96       ;   820.5 p0+p2   32 x[3]
        vmovdqu64 zmm23, [rbp + 12032]                   ;   799.5 p3      32 x[3] reload
        vpternlogd zmm24, zmm23, [rax + 7616], 0x96      ;   821.2 p5+p2   32 x[3]
        vpxord zmm2, zmm2, zmm15                         ;   821.5 p0      32 x[3]
        vpternlogd zmm27, zmm9, [rax + 7744], 0x96       ;   822.2 p5+p3   32 x[3]
        vpxord zmm8, zmm8, zmm29                         ;   822.5 p0      32 x[3]
        vmovdqu64 zmm9, [rbp + 12864]                    ;   794.5 p2      32 x[3] reload
        vpternlogd zmm5, zmm9, [rax + 8064], 0x96        ;   823.2 p5+p3   32 x[3]
        vpxord zmm22, zmm22, zmm10                       ;   823.5 p0      32 x[3]
        vpternlogd zmm23, zmm19, [rax + 8128], 0x96      ;   824.2 p5+p2   32 x[3]
        vmovdqu64 [rbp + 6016], zmm4                     ;   806.5 p7+p4   31 rounds
        vmovdqu64 [rbp + 6080], zmm18                    ;   809.2 p8+p9   31 rounds
        vmovdqu64 [rbp + 6144], zmm26                    ;   805.5 p7+p4   31 rounds
        vmovdqu64 [rbp + 6208], zmm7                     ;   809.2 p8+p9   31 rounds
        vmovdqu64 [rbp + 6464], zmm16                    ;   810.5 p7+p4   31 rounds
        vmovdqu64 [rbp + 6528], zmm11                    ;   814.5 p8+p9   31 rounds
        vmovdqu64 [rbp + 6592], zmm0                     ;   815.5 p7+p4   31 rounds
        vmovdqu64 [rbp + 6784], zmm21                    ;   818.5 p8+p9   31 rounds
        vmovdqu64 [rbp + 6912], zmm30                    ;   813.5 p7+p4   31 rounds
        vmovdqu64 [rbp + 6976], zmm28                    ;   814.5 p8+p9   31 rounds
        vmovdqu64 [rbp + 7040], zmm14                    ;   815.2 p7+p4   31 rounds
        vmovdqu64 [rbp + 7104], zmm12                    ;   819.2 p8+p9   31 rounds
        vmovdqu64 [rbp + 7168], zmm25                    ;   817.2 p7+p4   31 rounds
        vmovdqu64 [rbp + 7232], zmm6                     ;   820.2 p8+p9   31 rounds
        vmovdqu64 [rbp + 7296], zmm1                     ;   821.5 p7+p4   31 rounds
        vmovdqu64 [rbp + 7360], zmm13                    ;   820.5 p8+p9   31 rounds
        vmovdqu64 [rbp + 7424], zmm3                     ;   818.5 p7+p4   31 rounds
        vmovdqu64 [rbp + 7488], zmm24                    ;   822.2 p8+p9   31 rounds
        vmovdqu64 [rbp + 7552], zmm17                    ;   821.2 p7+p4   31 rounds
        vmovdqu64 [rbp + 7616], zmm27                    ;   823.2 p8+p9   31 rounds
        vmovdqu64 [rbp + 7680], zmm2                     ;   822.5 p7+p4   31 rounds
        vmovdqu64 [rbp + 7744], zmm8                     ;   823.5 p8+p9   31 rounds
        vmovdqu64 [rbp + 7808], zmm20                    ;   819.5 p7+p4   31 rounds
        add r8, 0x200                                    ;   684.7 p1      31 rounds
        mov qword [rbp + 13272], r8                      ;   698.2 p8+p9   31 rounds
        vmovdqu64 [rbp + 7872], zmm22                    ;   824.5 p7+p9   31 rounds
        vmovdqu64 [rbp + 7936], zmm5                     ;   824.2 p8+p4   31 rounds
        vmovdqu64 [rbp + 8000], zmm23                    ;   825.2 p7+p9   31 rounds
        lea rax, [rbp - 128]                             ;                    first state
        cmp r8, qword [rbp + 13280]                      ;                    more rounds?
        jne .rounds_2
        vmovdqu64 zmm0, [rbp + 6016]                     ;     0.0 p2      34 dst reload
        mov r8, qword [rbp + 13288]                      ;     0.2 p3      34 dst reload
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
        mov qword [rbp + 13288], r8                      ;   128.3 p7+p4   28 blocks
        mov r8, qword [rbp + 13248]                      ;    43.2 p10     28 blocks
        add r8, 0x2000                                   ;    48.2 p1      28 blocks
        mov qword [rbp + 13248], r8                      ;   128.7 p8+p9   28 blocks
        cmp r8, qword [rbp + 13256]                      ;                    more blocks?
        jne .blocks_1
.blocks_1_done:
        vzeroupper                                       ;                    x87 state
        mov rsp, qword [rbp + 13296]                     ;                    frame
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
