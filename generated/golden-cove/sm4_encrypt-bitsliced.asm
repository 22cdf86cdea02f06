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
;   blocks/rounds: 3295 uops, planned 826.0; bounds: width 549.2, ports 823.0, path 120.0
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
        sub rsp, 0x3ec0                                  ;                    frame
        and rsp, -64                                     ;                    frame
        lea rbp, [rsp + 128]                             ;                    frame
        mov qword [rbp + 15920], rax                     ;                    frame
        mov dword [rbp + 15928], ecx                     ;                    argument
        mov qword [rbp + 15872], rsi                     ;                    argument
        mov qword [rbp + 15888], rdi                     ;                    argument
        mov qword [rbp + 15912], rdx                     ;                    argument
        mov r8d, dword [rbp + 15928]                     ;     0.0 p2      28 blocks
        shl r8, 0xd                                      ;     5.0 p0      28 blocks
        add r8, qword [rbp + 15872]                      ;     6.0 p1+p3   28 blocks
        mov qword [rbp + 15880], r8                      ;     7.0 p7+p4   28 blocks
        cmp dword [rbp + 15928], 0                       ;                    no blocks?
        je .blocks_1_done
        align 16
.blocks_1:
        mov rax, qword [rbp + 15872]                     ;                    first state
        mov r8, qword [rbp + 15888]                      ;     0.2 p3      31 rounds reload
        mov qword [rbp + 15896], r8                      ;     5.2 p7+p4   31 rounds
        add r8, 0x1000                                   ;     5.2 p0      31 rounds
        mov qword [rbp + 15904], r8                      ;     6.2 p8+p9   31 rounds
        align 16
.rounds_2:
        mov r8, qword [rbp + 15896]                      ;     0.0 p2      32 x[0].0 reload
        vpbroadcastd zmm0, [r8]                          ;     5.0 p3      32 x[0].0
        vpbroadcastd zmm1, [r8 + 32]                     ;     5.0 p10     32 x[0].8
        vpbroadcastd zmm2, [r8 + 64]                     ;     5.0 p2      32 x[0].16
        vpbroadcastd zmm3, [r8 + 96]                     ;     5.0 p3      32 x[0].24
        vpbroadcastd zmm4, [r8 + 112]                    ;     5.0 p10     32 x[0].28
        vmovdqu64 zmm5, [rax + 2048]                     ;     2.0 p2      32 x[0] reload
        vmovdqu64 zmm6, [rax + 4096]                     ;     2.2 p3      32 x[0] reload
        vmovdqu64 zmm7, [rax + 6144]                     ;     3.0 p2      21 x[0]
        vpternlogd zmm7, zmm6, zmm5, 0x96                ;     9.0 p0      21 x[0]
        vmovdqu64 zmm8, [rax + 2240]                     ;     3.2 p3      32 x[0] reload
        vmovdqu64 zmm9, [rax + 4288]                     ;     4.0 p2      32 x[0] reload
        vmovdqu64 zmm10, [rax + 6336]                    ;     4.2 p3      21 x[0]
        vpternlogd zmm10, zmm9, zmm8, 0x96               ;    10.2 p5      21 x[0]
        vmovdqu64 zmm11, [rax + 2560]                    ;     5.0 p2      32 x[0] reload
        vmovdqu64 zmm12, [rax + 4608]                    ;     5.2 p3      32 x[0] reload
        vmovdqu64 zmm13, [rax + 6656]                    ;     6.0 p2      21 x[0]
        vpternlogd zmm13, zmm12, zmm11, 0x96             ;    12.0 p0      21 x[0]
        vmovdqu64 zmm14, [rax + 4160]                    ;     6.2 p3      32 x[0]
        vmovdqu64 zmm15, [rax + 2112]                    ;     7.0 p2      32 x[0] reload
        vpxord zmm14, zmm14, zmm15                       ;    13.0 p5      32 x[0]
        vmovdqu64 zmm16, [rax + 6208]                    ;     7.2 p3      32 x[0] reload
        vpternlogd zmm14, zmm16, [r8 + 4]{1to16}, 0x96   ;    14.0 p0+p2   32 x[0]
        vmovdqa64 zmm17, zmm14                           ;    15.0         21 x[0] copy
        vmovdqa64 zmm18, zmm14                           ;    15.0         21 x[0] copy
        vmovdqa64 zmm19, zmm14                           ;    15.0         21 x[0] copy
        vmovdqu64 zmm20, [rax + 4544]                    ;     8.2 p3      32 x[0]
        vmovdqu64 zmm21, [rax + 2496]                    ;     9.0 p2      32 x[0] reload
        vpxord zmm20, zmm20, zmm21                       ;    15.0 p5      32 x[0]
        vmovdqu64 zmm22, [rax + 6592]                    ;     9.2 p3      32 x[0] reload
        vpternlogd zmm20, zmm22, [r8 + 28]{1to16}, 0x96  ;    16.0 p0+p2   32 x[0]
        vmovdqa64 zmm23, zmm20                           ;    17.0         21 x[0] copy
        vmovdqu64 zmm24, [rax + 4672]                    ;    10.2 p3      32 x[0]
        vmovdqu64 zmm25, [rax + 2624]                    ;    11.0 p2      32 x[0] reload
        vpxord zmm24, zmm24, zmm25                       ;    17.0 p5      32 x[0]
        vmovdqu64 zmm26, [rax + 6720]                    ;    11.2 p3      32 x[0] reload
        vpternlogd zmm24, zmm26, [r8 + 36]{1to16}, 0x96  ;    18.0 p0+p2   32 x[0]
        vmovdqu64 zmm27, [rax + 5056]                    ;    12.2 p3      32 x[0]
        vmovdqu64 zmm28, [rax + 3008]                    ;    13.0 p2      32 x[0] reload
        vpxord zmm27, zmm27, zmm28                       ;    19.0 p5      32 x[0]
        vmovdqu64 zmm29, [rax + 7104]                    ;    13.2 p3      32 x[0] reload
        vpternlogd zmm27, zmm29, [r8 + 60]{1to16}, 0x96  ;    20.0 p0+p2   32 x[0]
        vmovdqu64 zmm30, [rax + 5184]                    ;    14.2 p3      32 x[0]
        vmovdqu64 zmm31, [rax + 3136]                    ;    15.0 p2      32 x[0] reload
        vpxord zmm30, zmm30, zmm31                       ;    21.0 p5      32 x[0]
        vmovdqu64 zmm31, [rax + 7232]                    ;    15.2 p3      32 x[0] reload
        vpternlogd zmm30, zmm31, [r8 + 68]{1to16}, 0x96  ;    22.0 p0+p2   32 x[0]
        vmovdqu64 zmm28, [rax + 5568]                    ;    16.2 p3      32 x[0]
        vpxord zmm28, zmm28, [rax + 3520]                ;    22.2 p5+p2   32 x[0]
        vmovdqu64 zmm25, [rax + 7616]                    ;    17.2 p3      32 x[0] reload
        vpternlogd zmm28, zmm25, [r8 + 92]{1to16}, 0x96  ;    23.2 p0+p2   32 x[0]
        vmovdqu64 zmm11, [rax + 5696]                    ;    18.2 p3      32 x[0]
        vpxord zmm11, zmm11, [rax + 3648]                ;    24.2 p5+p2   32 x[0]
        vmovdqu64 zmm21, [rax + 7744]                    ;    19.2 p3      32 x[0] reload
        vpternlogd zmm11, zmm21, [r8 + 100]{1to16}, 0x96 ;    25.2 p0+p2   32 x[0]
        vmovdqa64 zmm8, zmm27                            ;    21.0         21 x[0] copy
        vmovdqa64 zmm15, zmm24                           ;    19.0         21 x[0] copy
        vmovdqu64 zmm5, [rax + 6080]                     ;    20.2 p3      32 x[0]
        vpxord zmm5, zmm5, [rax + 4032]                  ;    26.2 p5+p2   32 x[0]
        vmovdqu64 zmm12, [rax + 8128]                    ;    21.2 p3      32 x[0] reload
        vpternlogd zmm5, zmm12, [r8 + 124]{1to16}, 0x96  ;    27.2 p0+p2   32 x[0]
        vmovdqu64 zmm9, [rax + 4224]                     ;    22.2 p3      21 x[0]
        vpxord zmm9, zmm9, [rax + 2176]                  ;    28.2 p5+p2   21 x[0]
        vmovdqu64 zmm6, [rax + 6272]                     ;    23.2 p3      32 x[0] reload
        vpternlogd zmm9, zmm6, [r8 + 8]{1to16}, 0x69     ;    29.2 p0+p2   21 x[0]
        vmovdqa64 zmm6, zmm9                             ;    30.2         21 x[0] copy
        vmovdqu64 zmm12, [rax + 4416]                    ;    24.2 p3      21 x[0]
        vpxord zmm12, zmm12, [rax + 2368]                ;    30.2 p5+p2   21 x[0]
        vmovdqu64 zmm21, [rax + 6464]                    ;    25.2 p3      32 x[0] reload
        vpternlogd zmm12, zmm21, [r8 + 20]{1to16}, 0x69  ;    31.2 p0+p2   21 x[0]
        vpternlogd zmm10, zmm12, [r8 + 12]{1to16}, 0x96  ;    32.2 p5+p3   21 x[0]
        vmovdqa64 zmm21, zmm12                           ;    32.2         21 x[0] copy
        vmovdqa64 zmm25, zmm10                           ;    33.2         21 x[0] copy
        vmovdqa64 zmm31, zmm10                           ;    33.2         21 x[0] copy
        vpternlogd zmm31, zmm7, zmm0, 0x69               ;    33.2 p0      21 x[0]
        vpxord zmm18, zmm18, zmm31                       ;    34.2 p5      21 x[0]
        vmovdqa64 zmm29, zmm31                           ;    34.2         21 x[0] copy
        vmovdqa64 zmm26, zmm31                           ;    34.2         21 x[0] copy
        vmovdqu64 zmm22, [rax + 4352]                    ;    27.0 p2      21 x[0]
        vpxord zmm22, zmm22, [rax + 2304]                ;    33.0 p0+p3   21 x[0]
        vmovdqu64 zmm16, [rax + 6400]                    ;    28.0 p2      32 x[0] reload
        vpternlogd zmm22, zmm16, [r8 + 16]{1to16}, 0x69  ;    34.0 p5+p3   21 x[0]
        vpternlogd zmm12, zmm20, zmm22, 0x96             ;    35.0 p0      21 x[0]
        vpxord zmm29, zmm29, zmm12                       ;    36.0 p5      21 x[0]
        vmovdqa64 zmm20, zmm12                           ;    36.0         21 x[0] copy
        vmovdqa64 zmm16, zmm12                           ;    36.0         21 x[0] copy
        vmovdqa64 zmm3, zmm29                            ;    37.0         21 x[0] copy
        vmovdqa64 zmm4, zmm24                            ;    19.0         21 x[0] copy
        vmovdqu64 zmm2, [rax + 4480]                     ;    29.0 p2      21 x[0]
        vpxord zmm2, zmm2, [rax + 2432]                  ;    35.0 p0+p3   21 x[0]
        vmovdqu64 [rbp + 8064], zmm11                    ;    26.2 p7+p4   32 x[0] spill
        vmovdqu64 zmm11, [rax + 6528]                    ;    30.0 p2      32 x[0] reload
        vpternlogd zmm2, zmm11, [r8 + 24]{1to16}, 0x69   ;    36.0 p5+p3   21 x[0]
        vpxord zmm6, zmm6, zmm2                          ;    37.0 p0      21 x[0]
        vpxord zmm25, zmm25, zmm2                        ;    37.0 p5      21 x[0]
        vpxord zmm17, zmm17, zmm6                        ;    38.0 p0      21 x[0]
        vpternlogd zmm7, zmm0, zmm17, 0x69               ;    39.0 p5      21 x[0]
        vpxord zmm22, zmm22, zmm7                        ;    40.0 p0      21 x[0]
        vpxord zmm20, zmm20, zmm17                       ;    39.0 p5      21 x[0]
        vpxord zmm23, zmm23, zmm6                        ;    38.0 p0      21 x[0]
        vpternlogd zmm7, zmm20, zmm23, 0x78              ;    40.0 p5      21 x[0]
        vpxord zmm3, zmm3, zmm6                          ;    38.0 p0      21 x[0]
        vpandd zmm19, zmm19, zmm22                       ;    41.0 p5      21 x[0]
        vmovdqa64 zmm0, zmm24                            ;    19.3         21 x[0] copy
        vmovdqa64 zmm11, zmm3                            ;    39.0         21 x[0] copy
        vmovdqu64 [rbp + 8128], zmm5                     ;    28.2 p8+p9   32 x[0] spill
        vpxord zmm5, zmm2, zmm22                         ;    41.0 p0      21 x[0]
        vmovdqu64 [rbp + 8192], zmm30                    ;    23.0 p7+p4   32 x[0] spill
        vpxord zmm30, zmm22, zmm25                       ;    41.0 p5      21 x[0]
        vpandd zmm26, zmm26, zmm30                       ;    42.0 p0      21 x[0]
        vmovdqu64 [rbp + 8256], zmm28                    ;    24.2 p8+p9   32 x[0] spill
        vpxord zmm28, zmm25, zmm23                       ;    39.0 p5      21 x[0]
        vpandd zmm11, zmm11, zmm28                       ;    40.0 p0      21 x[0]
        vmovdqa64 zmm1, zmm17                            ;    39.0         21 x[0] copy
        vmovdqu64 [rbp + 8320], zmm24                    ;    22.0 p7+p4   32 x[0] spill
        vpxord zmm24, zmm5, zmm23                        ;    42.0 p5      21 x[0]
        vpandd zmm16, zmm16, zmm24                       ;    43.0 p0      21 x[0]
        vpternlogd zmm19, zmm9, zmm16, 0x96              ;    44.0 p5      21 x[0]
        vmovdqa64 zmm9, zmm2                             ;    37.0         21 x[0] copy
        vpternlogd zmm2, zmm26, zmm6, 0x6c               ;    43.0 p0      21 x[0]
        vpternlogd zmm26, zmm18, zmm25, 0x78             ;    43.0 p5      21 x[0]
        vpternlogd zmm7, zmm16, zmm26, 0x96              ;    44.0 p0      21 x[0]
        vmovdqa64 zmm16, zmm2                            ;    44.0         21 x[0] copy
        vpternlogd zmm2, zmm19, zmm7, 0x28               ;    45.0 p5      21 x[0]
        vmovdqu64 [rbp + 8384], zmm13                    ;    23.7 p8+p9   21 x[0] spill
        vmovdqa64 zmm13, zmm29                           ;    37.0         21 x[0] copy
        vpternlogd zmm13, zmm23, zmm10, 0x60             ;    39.0 p0      21 x[0]
        vpternlogd zmm17, zmm13, zmm5, 0x36              ;    42.0 p5      21 x[0]
        vpxord zmm21, zmm21, zmm13                       ;    40.0 p0      21 x[0]
        vpternlogd zmm21, zmm11, zmm26, 0x96             ;    44.0 p5      21 x[0]
        vpxord zmm16, zmm16, zmm17                       ;    44.0 p0      21 x[0]
        vpandnd zmm11, zmm21, zmm16                      ;    45.0 p5      21 x[0]
        vmovdqa64 zmm13, zmm17                           ;    43.0         21 x[0] copy
        vpternlogd zmm13, zmm21, zmm19, 0x48             ;    45.0 p0      21 x[0]
        vmovdqa64 zmm26, zmm16                           ;    45.0         21 x[0] copy
        vpternlogd zmm26, zmm21, zmm7, 0xea              ;    45.0 p5      21 x[0]
        vpternlogd zmm26, zmm21, zmm13, 0x96             ;    46.0 p0      21 x[0]
        vpandd zmm1, zmm1, zmm26                         ;    47.0 p5      21 x[0]
        vpandd zmm5, zmm5, zmm26                         ;    47.0 p0      21 x[0]
        vmovdqa64 zmm21, zmm26                           ;    47.0         21 x[0] copy
        vmovdqu64 [rbp + 8448], zmm27                    ;    25.5 p7+p4   32 x[0] spill
        vmovdqa64 zmm27, zmm13                           ;    46.0         21 x[0] copy
        vpternlogd zmm27, zmm2, zmm16, 0x36              ;    46.0 p5      21 x[0]
        vpternlogd zmm13, zmm2, zmm16, 0x1e              ;    46.0 p0      21 x[0]
        vpternlogd zmm17, zmm19, zmm13, 0x96             ;    47.0 p5      21 x[0]
        vpternlogd zmm11, zmm13, zmm7, 0x1e              ;    47.0 p0      21 x[0]
        vpternlogd zmm3, zmm1, zmm17, 0x6c               ;    48.0 p5      21 x[0]
        vpternlogd zmm22, zmm5, zmm11, 0x6c              ;    48.0 p0      21 x[0]
        vpternlogd zmm20, zmm3, zmm27, 0x6c              ;    49.0 p5      21 x[0]
        vpxord zmm21, zmm21, zmm27                       ;    47.0 p0      21 x[0]
        vpxord zmm2, zmm27, zmm17                        ;    48.0 p5      21 x[0]
        vpternlogd zmm3, zmm18, zmm2, 0x78               ;    49.0 p0      21 x[0]
        vpternlogd zmm27, zmm22, zmm23, 0x6c             ;    49.0 p5      21 x[0]
        vpternlogd zmm22, zmm24, zmm21, 0x78             ;    49.0 p0      21 x[0]
        vpandd zmm12, zmm12, zmm21                       ;    48.0 p5      21 x[0]
        vpxord zmm26, zmm26, zmm11                       ;    48.0 p0      21 x[0]
        vpternlogd zmm6, zmm26, zmm3, 0x6a               ;    50.0 p5      21 x[0]
        vpandd zmm9, zmm9, zmm26                         ;    49.0 p0      21 x[0]
        vpxord zmm7, zmm11, zmm2                         ;    49.0 p5      21 x[0]
        vpxord zmm21, zmm21, zmm7                        ;    50.0 p0      21 x[0]
        vpternlogd zmm23, zmm10, zmm21, 0x28             ;    51.0 p5      21 x[0]
        vpternlogd zmm21, zmm1, zmm29, 0x6c              ;    51.0 p0      21 x[0]
        vpternlogd zmm30, zmm23, zmm7, 0x6c              ;    52.0 p5      21 x[0]
        vpandd zmm31, zmm31, zmm7                        ;    50.0 p0      21 x[0]
        vpternlogd zmm2, zmm25, zmm30, 0x6a              ;    53.0 p5      21 x[0]
        vpternlogd zmm9, zmm5, zmm30, 0x96               ;    53.0 p0      21 x[0]
        vpternlogd zmm31, zmm3, zmm21, 0x96              ;    52.0 p5      21 x[0]
        vpternlogd zmm17, zmm28, zmm2, 0x6a              ;    54.0 p0      21 x[0]
        vpternlogd zmm20, zmm27, zmm2, 0x96              ;    54.0 p5      21 x[0]
        vpternlogd zmm12, zmm21, zmm20, 0x96             ;    55.0 p0      21 x[0]
        vpternlogd zmm20, zmm11, zmm14, 0x78             ;    55.0 p5      21 x[0]
        vpternlogd zmm27, zmm2, zmm6, 0x69               ;    54.0 p0      21 x[0]
        vpternlogd zmm22, zmm23, zmm12, 0x96             ;    56.0 p5      21 x[0]
        vpternlogd zmm9, zmm12, zmm31, 0x96              ;    56.0 p0      21 x[0]
        vmovdqu64 zmm1, [rbp + 8192]                     ;    31.2 p2      21 x[0]
        vmovdqu64 zmm2, [rbp + 8256]                     ;    31.3 p3      21 x[0]
        vmovdqu64 zmm3, [rax + 2752]                     ;    32.2 p2      32 x[0] reload
        vmovdqu64 zmm5, [rax + 4800]                     ;    32.3 p3      32 x[0] reload
        vmovdqu64 zmm7, [rax + 6848]                     ;    33.2 p2      21 x[0]
        vpternlogd zmm7, zmm5, zmm3, 0x96                ;    51.0 p5      21 x[0]
        vmovdqu64 zmm10, [rax + 3072]                    ;    33.3 p3      32 x[0] reload
        vmovdqu64 zmm11, [rax + 5120]                    ;    34.2 p2      32 x[0] reload
        vmovdqu64 zmm13, [rax + 7168]                    ;    34.3 p3      21 x[0]
        vpternlogd zmm13, zmm11, zmm10, 0x96             ;    51.3 p0      21 x[0]
        vmovdqu64 zmm14, [rax + 3264]                    ;    35.2 p2      32 x[0] reload
        vmovdqu64 zmm16, [rax + 5312]                    ;    35.3 p3      32 x[0] reload
        vmovdqu64 zmm18, [rax + 7360]                    ;    36.2 p2      21 x[0]
        vpternlogd zmm18, zmm16, zmm14, 0x96             ;    52.0 p5      21 x[0]
        vmovdqu64 zmm19, [rax + 4736]                    ;    36.3 p3      21 x[0]
        vmovdqu64 zmm21, [rax + 2688]                    ;    37.2 p2      32 x[0] reload
        vpxord zmm19, zmm19, zmm21                       ;    52.3 p0      21 x[0]
        vmovdqu64 zmm23, [rax + 6784]                    ;    37.3 p3      32 x[0] reload
        vpternlogd zmm19, zmm23, [r8 + 40]{1to16}, 0x69  ;    53.3 p5+p2   21 x[0]
        vmovdqa64 zmm24, zmm19                           ;    54.3         21 x[0] copy
        vmovdqu64 zmm25, [rax + 4928]                    ;    38.3 p3      21 x[0]
        vmovdqu64 zmm26, [rax + 2880]                    ;    39.2 p2      32 x[0] reload
        vpxord zmm25, zmm25, zmm26                       ;    53.3 p0      21 x[0]
        vmovdqu64 zmm28, [rax + 6976]                    ;    39.3 p3      32 x[0] reload
        vpternlogd zmm25, zmm28, [r8 + 52]{1to16}, 0x69  ;    54.3 p5+p2   21 x[0]
        vpternlogd zmm7, zmm25, [r8 + 44]{1to16}, 0x96   ;    55.3 p0+p3   21 x[0]
        vmovdqa64 zmm29, zmm25                           ;    55.3         21 x[0] copy
        vmovdqa64 zmm30, zmm7                            ;    56.3         21 x[0] copy
        vmovdqu64 zmm14, [rbp + 8384]                    ;    41.2 p2      21 x[0]
        vpternlogd zmm14, zmm7, [r8 + 32]{1to16}, 0x69   ;    56.3 p5+p3   21 x[0]
        vpxord zmm4, zmm4, zmm14                         ;    57.3 p0      21 x[0]
        vmovdqa64 zmm10, zmm14                           ;    57.3         21 x[0] copy
        vmovdqa64 zmm26, zmm14                           ;    57.3         21 x[0] copy
        vmovdqu64 zmm3, [rax + 4864]                     ;    42.2 p2      21 x[0]
        vpxord zmm3, zmm3, [rax + 2816]                  ;    56.0 p5+p3   21 x[0]
        vmovdqu64 zmm21, [rax + 6912]                    ;    43.2 p2      32 x[0] reload
        vpternlogd zmm3, zmm21, [r8 + 48]{1to16}, 0x69   ;    57.0 p0+p3   21 x[0]
        vpternlogd zmm25, zmm3, [rbp + 8448], 0x96       ;    58.0 p5+p2   21 x[0]
        vpxord zmm10, zmm10, zmm25                       ;    59.0 p0      21 x[0]
        vmovdqa64 zmm16, zmm25                           ;    59.0         21 x[0] copy
        vmovdqa64 zmm11, zmm25                           ;    59.0         21 x[0] copy
        vmovdqa64 zmm5, zmm10                            ;    60.0         21 x[0] copy
        vmovdqu64 zmm28, [rbp + 8192]                    ;    44.3 p3      21 x[0]
        vmovdqu64 zmm21, [rax + 4992]                    ;    45.2 p2      21 x[0]
        vpxord zmm21, zmm21, [rax + 2944]                ;    58.0 p5+p3   21 x[0]
        vmovdqu64 zmm23, [rax + 7040]                    ;    46.2 p2      32 x[0] reload
        vpternlogd zmm21, zmm23, [r8 + 56]{1to16}, 0x69  ;    59.0 p0+p3   21 x[0]
        vpxord zmm24, zmm24, zmm21                       ;    60.0 p5      21 x[0]
        vpxord zmm30, zmm30, zmm21                       ;    60.0 p0      21 x[0]
        vpxord zmm15, zmm15, zmm24                       ;    61.0 p5      21 x[0]
        vpxord zmm8, zmm8, zmm24                         ;    61.0 p0      21 x[0]
        vpxord zmm5, zmm5, zmm24                         ;    61.0 p5      21 x[0]
        vpxord zmm16, zmm16, zmm15                       ;    62.0 p0      21 x[0]
        vmovdqa64 zmm23, zmm21                           ;    60.0         21 x[0] copy
        vmovdqu64 [rbp + 8448], zmm27                    ;    55.0 p8+p9   21 x[0] spill
        vmovdqa64 zmm27, zmm21                           ;    60.0         21 x[0] copy
        vmovdqu64 [rbp + 8512], zmm6                     ;    51.0 p7+p4   21 x[0] spill
        vmovdqa64 zmm6, zmm5                             ;    62.0         21 x[0] copy
        vpternlogd zmm6, zmm8, zmm30, 0x60               ;    62.0 p5      21 x[0]
        vmovdqu64 [rbp + 8576], zmm22                    ;    57.0 p8+p9   21 x[0] spill
        vmovdqa64 zmm22, zmm30                           ;    61.0         21 x[0] copy
        vmovdqu64 [rbp + 8640], zmm31                    ;    53.0 p7+p4   21 x[0] spill
        vmovdqa64 zmm31, zmm15                           ;    62.0         21 x[0] copy
        vmovdqu64 [rbp + 8704], zmm9                     ;    57.0 p8+p9   21 x[0] spill
        vmovdqa64 zmm9, zmm10                            ;    60.0         21 x[0] copy
        vpternlogd zmm9, zmm8, zmm7, 0x60                ;    62.3 p0      21 x[0]
        vpxord zmm29, zmm29, zmm9                        ;    63.3 p5      21 x[0]
        vmovdqu64 [rbp + 8768], zmm12                    ;    56.0 p7+p4   21 x[0] spill
        vmovdqa64 zmm12, zmm8                            ;    62.0         21 x[0] copy
        vmovdqu64 [rbp + 8832], zmm17                    ;    55.0 p8+p9   21 x[0] spill
        vmovdqu64 zmm17, [rbp + 8384]                    ;    47.2 p2      21 x[0]
        vpternlogd zmm17, zmm15, [r8 + 32]{1to16}, 0x69  ;    63.3 p0+p3   21 x[0]
        vpxord zmm3, zmm3, zmm17                         ;    64.3 p5      21 x[0]
        vpternlogd zmm17, zmm16, zmm8, 0x78              ;    64.3 p0      21 x[0]
        vpxord zmm23, zmm23, zmm3                        ;    65.3 p5      21 x[0]
        vpternlogd zmm9, zmm15, zmm23, 0x1e              ;    66.3 p0      21 x[0]
        vpxord zmm12, zmm12, zmm23                       ;    66.3 p5      21 x[0]
        vpandd zmm11, zmm11, zmm12                       ;    67.3 p0      21 x[0]
        vpxord zmm22, zmm22, zmm3                        ;    67.0 p5      21 x[0]
        vpandd zmm0, zmm0, zmm3                          ;    67.3 p0      21 x[0]
        vpternlogd zmm0, zmm19, zmm11, 0x96              ;    68.3 p5      21 x[0]
        vpandd zmm26, zmm26, zmm22                       ;    68.3 p0      21 x[0]
        vpternlogd zmm21, zmm26, zmm24, 0x6c             ;    69.3 p5      21 x[0]
        vpternlogd zmm26, zmm4, zmm30, 0x78              ;    69.3 p0      21 x[0]
        vpternlogd zmm17, zmm11, zmm26, 0x96             ;    70.3 p5      21 x[0]
        vpternlogd zmm29, zmm6, zmm26, 0x96              ;    70.3 p0      21 x[0]
        vpxord zmm6, zmm9, zmm21                         ;    71.0 p5      21 x[0]
        vpternlogd zmm21, zmm0, zmm17, 0x28              ;    71.3 p0      21 x[0]
        vpandnd zmm11, zmm29, zmm6                       ;    72.0 p5      21 x[0]
        vmovdqa64 zmm15, zmm9                            ;    67.3         21 x[0] copy
        vpternlogd zmm15, zmm29, zmm0, 0x48              ;    72.3 p0      21 x[0]
        vmovdqa64 zmm19, zmm15                           ;    73.3         21 x[0] copy
        vpternlogd zmm19, zmm21, zmm6, 0x36              ;    73.3 p5      21 x[0]
        vpternlogd zmm21, zmm15, zmm6, 0x36              ;    73.3 p0      21 x[0]
        vpternlogd zmm9, zmm0, zmm21, 0x96               ;    74.3 p5      21 x[0]
        vpternlogd zmm11, zmm21, zmm17, 0x1e             ;    74.3 p0      21 x[0]
        vpternlogd zmm6, zmm17, zmm29, 0xec              ;    75.0 p5      21 x[0]
        vpternlogd zmm6, zmm15, zmm29, 0x96              ;    76.0 p0      21 x[0]
        vpternlogd zmm25, zmm6, zmm19, 0x60              ;    77.0 p5      21 x[0]
        vpternlogd zmm12, zmm6, zmm19, 0x60              ;    77.0 p0      21 x[0]
        vpandd zmm31, zmm31, zmm6                        ;    77.0 p5      21 x[0]
        vpternlogd zmm5, zmm31, zmm9, 0x6c               ;    78.0 p0      21 x[0]
        vpternlogd zmm16, zmm5, zmm19, 0x6c              ;    79.0 p5      21 x[0]
        vpxord zmm0, zmm9, zmm19                         ;    78.3 p0      21 x[0]
        vpternlogd zmm9, zmm8, zmm30, 0x60               ;    79.0 p5      21 x[0]
        vpternlogd zmm5, zmm4, zmm0, 0x78                ;    79.3 p0      21 x[0]
        vpandd zmm23, zmm23, zmm6                        ;    80.0 p5      21 x[0]
        vpternlogd zmm3, zmm23, zmm11, 0x6c              ;    81.0 p0      21 x[0]
        vpxord zmm4, zmm11, zmm0                         ;    81.0 p5      21 x[0]
        vpxord zmm15, zmm11, zmm6                        ;    81.3 p0      21 x[0]
        vpternlogd zmm6, zmm4, zmm19, 0x96               ;    82.0 p5      21 x[0]
        vpternlogd zmm31, zmm10, zmm6, 0x78              ;    83.0 p0      21 x[0]
        vpternlogd zmm6, zmm7, zmm8, 0x60                ;    83.0 p5      21 x[0]
        vpternlogd zmm19, zmm8, zmm3, 0x6a               ;    83.3 p0      21 x[0]
        vpternlogd zmm22, zmm6, zmm4, 0x6c               ;    84.0 p5      21 x[0]
        vpandd zmm14, zmm14, zmm4                        ;    84.3 p0      21 x[0]
        vpternlogd zmm0, zmm30, zmm22, 0x6a              ;    85.0 p5      21 x[0]
        vpternlogd zmm24, zmm15, zmm5, 0x6a              ;    85.3 p0      21 x[0]
        vpandd zmm27, zmm27, zmm15                       ;    86.0 p5      21 x[0]
        vpternlogd zmm27, zmm23, zmm22, 0x96             ;    87.0 p0      21 x[0]
        vpternlogd zmm14, zmm5, zmm31, 0x96              ;    87.0 p5      21 x[0]
        vpternlogd zmm16, zmm19, zmm0, 0x96              ;    87.3 p0      21 x[0]
        vpternlogd zmm25, zmm31, zmm16, 0x96             ;    88.3 p5      21 x[0]
        vpternlogd zmm19, zmm24, zmm0, 0x69              ;    88.3 p0      21 x[0]
        vpternlogd zmm27, zmm25, zmm14, 0x96             ;    89.3 p5      21 x[0]
        vpternlogd zmm16, zmm11, [rbp + 8320], 0x78      ;    89.3 p0+p2   21 x[0]
        vpternlogd zmm0, zmm9, zmm16, 0x96               ;    90.3 p5      21 x[0]
        vpxord zmm16, zmm16, zmm27                       ;    90.3 p0      21 x[0]
        vmovdqu64 zmm4, [rbp + 8128]                     ;    54.0 p3      21 x[0]
        vmovdqu64 zmm5, [rbp + 8064]                     ;    54.3 p2      21 x[0]
        vmovdqu64 zmm7, [rax + 3584]                     ;    55.0 p3      32 x[0] reload
        vmovdqu64 zmm8, [rax + 5632]                     ;    55.3 p2      32 x[0] reload
        vmovdqu64 zmm9, [rax + 7680]                     ;    56.0 p3      21 x[0]
        vpternlogd zmm9, zmm8, zmm7, 0x96                ;    91.0 p5      21 x[0]
        vmovdqu64 zmm10, [rax + 3840]                    ;    56.3 p2      32 x[0] reload
        vmovdqu64 zmm11, [rax + 5888]                    ;    57.0 p3      32 x[0] reload
        vmovdqu64 zmm15, [rax + 7936]                    ;    57.3 p2      21 x[0]
        vpternlogd zmm15, zmm11, zmm10, 0x96             ;    91.3 p0      21 x[0]
        vmovdqu64 zmm17, [rax + 3776]                    ;    58.0 p3      32 x[0] reload
        vmovdqu64 zmm21, [rax + 5824]                    ;    58.3 p2      32 x[0] reload
        vmovdqu64 zmm22, [rax + 7872]                    ;    59.0 p3      21 x[0]
        vpternlogd zmm22, zmm21, zmm17, 0x96             ;    92.0 p5      21 x[0]
        vpbroadcastd zmm23, [r8 + 112]                   ;    56.3 p10     32 x[0].28 reload
        vmovdqu64 zmm26, [rbp + 8128]                    ;    59.3 p2      21 x[0]
        vpternlogd zmm26, zmm15, zmm23, 0x69             ;    92.3 p0      21 x[0]
        vmovdqu64 zmm29, [rax + 5248]                    ;    60.0 p3      21 x[0]
        vmovdqu64 zmm30, [rax + 3200]                    ;    60.3 p2      32 x[0] reload
        vpxord zmm29, zmm29, zmm30                       ;    93.0 p5      21 x[0]
        vmovdqu64 zmm31, [rax + 7296]                    ;    61.0 p3      32 x[0] reload
        vpternlogd zmm29, zmm31, [r8 + 72]{1to16}, 0x69  ;    94.0 p0+p2   21 x[0]
        vmovdqa64 zmm10, zmm29                           ;    95.0         21 x[0] copy
        vmovdqu64 zmm17, [rbp + 8064]                    ;    62.0 p3      21 x[0]
        vmovdqu64 zmm7, [rax + 5440]                     ;    62.3 p2      21 x[0]
        vpxord zmm7, zmm7, [rax + 3392]                  ;    94.0 p5+p3   21 x[0]
        vmovdqu64 zmm30, [rax + 7488]                    ;    63.3 p2      32 x[0] reload
        vpternlogd zmm7, zmm30, [r8 + 84]{1to16}, 0x69   ;    95.0 p0+p3   21 x[0]
        vpternlogd zmm18, zmm7, [r8 + 76]{1to16}, 0x96   ;    96.0 p5+p2   21 x[0]
        vmovdqa64 zmm21, zmm7                            ;    96.0         21 x[0] copy
        vmovdqa64 zmm11, zmm18                           ;    97.0         21 x[0] copy
        vmovdqa64 zmm8, zmm18                            ;    97.0         21 x[0] copy
        vpternlogd zmm8, zmm13, [r8 + 64]{1to16}, 0x69   ;    97.0 p0+p3   21 x[0]
        vpxord zmm28, zmm28, zmm8                        ;    98.0 p5      21 x[0]
        vmovdqa64 zmm30, zmm8                            ;    98.0         21 x[0] copy
        vmovdqa64 zmm31, zmm8                            ;    98.0         21 x[0] copy
        vmovdqu64 zmm23, [rax + 5376]                    ;    65.3 p2      21 x[0]
        vpxord zmm23, zmm23, [rax + 3328]                ;    96.3 p0+p3   21 x[0]
        vmovdqu64 [rbp + 8128], zmm19                    ;    89.3 p7+p4   21 x[0] spill
        vmovdqu64 zmm19, [rax + 7424]                    ;    66.3 p2      32 x[0] reload
        vpternlogd zmm23, zmm19, [r8 + 80]{1to16}, 0x96  ;    97.3 p5+p3   21 x[0]
        vpternlogd zmm7, zmm23, [rbp + 8256], 0x69       ;    98.3 p0+p2   21 x[0]
        vpxord zmm30, zmm30, zmm7                        ;    99.3 p5      21 x[0]
        vmovdqa64 zmm19, zmm30                           ;   100.3         21 x[0] copy
        vmovdqu64 [rbp + 8256], zmm24                    ;    86.3 p8+p9   21 x[0] spill
        vmovdqu64 zmm24, [rbp + 8064]                    ;    68.0 p3      21 x[0]
        vmovdqu64 [rbp + 8320], zmm12                    ;    78.0 p7+p4   21 x[0] spill
        vmovdqa64 zmm12, zmm7                            ;    99.3         21 x[0] copy
        vmovdqu64 [rbp + 8384], zmm3                     ;    82.0 p8+p9   21 x[0] spill
        vmovdqu64 zmm3, [rax + 5504]                     ;    68.3 p2      21 x[0]
        vpxord zmm3, zmm3, [rax + 3456]                  ;    98.3 p0+p3   21 x[0]
        vmovdqu64 [rbp + 8896], zmm6                     ;    84.0 p7+p4   21 x[0] spill
        vmovdqu64 zmm6, [rax + 7552]                     ;    69.3 p2      32 x[0] reload
        vpternlogd zmm3, zmm6, [r8 + 88]{1to16}, 0x69    ;    99.3 p5+p3   21 x[0]
        vpxord zmm10, zmm10, zmm3                        ;   100.3 p0      21 x[0]
        vpxord zmm11, zmm11, zmm3                        ;   100.3 p5      21 x[0]
        vpxord zmm1, zmm1, zmm10                         ;   101.3 p0      21 x[0]
        vpxord zmm2, zmm2, zmm10                         ;   101.3 p5      21 x[0]
        vpxord zmm19, zmm19, zmm10                       ;   101.3 p0      21 x[0]
        vpternlogd zmm13, zmm1, [r8 + 64]{1to16}, 0x69   ;   102.3 p5+p2   21 x[0]
        vmovdqa64 zmm6, zmm13                            ;   103.3         21 x[0] copy
        vpternlogd zmm6, zmm23, zmm23, 0xc3              ;   103.3 p0      21 x[0]
        vmovdqu64 zmm23, [rbp + 8192]                    ;    71.0 p3      32 x[0] reload
        vpternlogd zmm29, zmm6, zmm23, 0x78              ;   104.3 p5      21 x[0]
        vmovdqu64 [rbp + 8960], zmm14                    ;    88.0 p8+p9   21 x[0] spill
        vpxord zmm14, zmm3, zmm6                         ;   104.3 p0      21 x[0]
        vmovdqu64 [rbp + 9024], zmm27                    ;    90.3 p7+p4   21 x[0] spill
        vpxord zmm27, zmm6, zmm11                        ;   104.3 p5      21 x[0]
        vpandd zmm31, zmm31, zmm27                       ;   105.3 p0      21 x[0]
        vmovdqu64 [rbp + 9088], zmm16                    ;    91.3 p8+p9   21 x[0] spill
        vpxord zmm16, zmm14, zmm2                        ;   105.3 p5      21 x[0]
        vpternlogd zmm29, zmm16, zmm7, 0x78              ;   106.3 p0      21 x[0]
        vmovdqu64 [rbp + 9152], zmm25                    ;    89.3 p7+p4   21 x[0] spill
        vmovdqa64 zmm25, zmm19                           ;   102.3         21 x[0] copy
        vpternlogd zmm25, zmm2, zmm11, 0x60              ;   106.0 p5      21 x[0]
        vmovdqu64 [rbp + 9216], zmm0                     ;    91.3 p8+p9   21 x[0] spill
        vmovdqa64 zmm0, zmm30                            ;   100.3         21 x[0] copy
        vpternlogd zmm0, zmm2, zmm18, 0x60               ;   106.3 p0      21 x[0]
        vpxord zmm21, zmm21, zmm0                        ;   107.3 p5      21 x[0]
        vpternlogd zmm0, zmm14, zmm1, 0x1e               ;   107.3 p0      21 x[0]
        vmovdqu64 [rbp + 9280], zmm20                    ;    71.0 p7+p4   21 x[0] spill
        vmovdqa64 zmm20, zmm1                            ;   102.3         21 x[0] copy
        vmovdqa64 zmm23, zmm7                            ;    99.3         21 x[0] copy
        vpternlogd zmm23, zmm1, zmm2, 0x28               ;   108.0 p5      21 x[0]
        vmovdqu64 [rbp + 9344], zmm15                    ;    92.3 p8+p9   21 x[0] spill
        vmovdqa64 zmm15, zmm2                            ;   102.3         21 x[0] copy
        vmovdqu64 [rbp + 9408], zmm26                    ;    93.3 p7+p4   21 x[0] spill
        vmovdqa64 zmm26, zmm31                           ;   106.3         21 x[0] copy
        vpternlogd zmm26, zmm28, zmm11, 0x78             ;   108.3 p0      21 x[0]
        vpternlogd zmm23, zmm13, zmm26, 0x96             ;   109.3 p5      21 x[0]
        vpternlogd zmm21, zmm25, zmm26, 0x96             ;   109.3 p0      21 x[0]
        vpternlogd zmm31, zmm10, zmm3, 0x78              ;   110.0 p5      21 x[0]
        vpternlogd zmm23, zmm16, zmm7, 0x78              ;   110.3 p0      21 x[0]
        vpxord zmm13, zmm0, zmm31                        ;   111.0 p5      21 x[0]
        vpternlogd zmm31, zmm29, zmm23, 0x28             ;   111.3 p0      21 x[0]
        vpandnd zmm25, zmm21, zmm13                      ;   112.0 p5      21 x[0]
        vmovdqa64 zmm26, zmm0                            ;   108.3         21 x[0] copy
        vpternlogd zmm26, zmm21, zmm29, 0x48             ;   112.3 p0      21 x[0]
        vmovdqu64 [rbp + 9472], zmm9                     ;    92.0 p8+p9   21 x[0] spill
        vmovdqa64 zmm9, zmm26                            ;   113.3         21 x[0] copy
        vpternlogd zmm9, zmm31, zmm13, 0x36              ;   113.3 p5      21 x[0]
        vpternlogd zmm7, zmm1, zmm9, 0x28                ;   114.3 p0      21 x[0]
        vpternlogd zmm31, zmm26, zmm13, 0x36             ;   114.0 p5      21 x[0]
        vpternlogd zmm0, zmm29, zmm31, 0x96              ;   115.0 p0      21 x[0]
        vpternlogd zmm25, zmm31, zmm23, 0x1e             ;   115.0 p5      21 x[0]
        vpternlogd zmm13, zmm23, zmm21, 0xec             ;   115.3 p0      21 x[0]
        vpternlogd zmm13, zmm26, zmm21, 0x96             ;   116.3 p5      21 x[0]
        vpandd zmm15, zmm15, zmm9                        ;   116.3 p0      21 x[0]
        vpxord zmm1, zmm9, zmm0                          ;   117.0 p5      21 x[0]
        vpandd zmm20, zmm20, zmm13                       ;   117.3 p0      21 x[0]
        vpternlogd zmm19, zmm20, zmm0, 0x6c              ;   118.3 p5      21 x[0]
        vpternlogd zmm0, zmm2, zmm11, 0x60               ;   118.3 p0      21 x[0]
        vpternlogd zmm28, zmm19, zmm1, 0x6c              ;   119.3 p5      21 x[0]
        vpxord zmm9, zmm9, zmm13                         ;   119.3 p0      21 x[0]
        vpandd zmm14, zmm14, zmm13                       ;   120.0 p5      21 x[0]
        vpternlogd zmm6, zmm14, zmm25, 0x6c              ;   121.0 p0      21 x[0]
        vpxord zmm13, zmm13, zmm25                       ;   121.0 p5      21 x[0]
        vpternlogd zmm14, zmm3, zmm13, 0x78              ;   122.0 p0      21 x[0]
        vpternlogd zmm13, zmm10, zmm28, 0x6a             ;   122.0 p5      21 x[0]
        vpxord zmm3, zmm25, zmm1                         ;   122.3 p0      21 x[0]
        vpandd zmm12, zmm12, zmm9                        ;   123.0 p5      21 x[0]
        vpternlogd zmm16, zmm6, zmm9, 0x6c               ;   123.3 p0      21 x[0]
        vpxord zmm9, zmm9, zmm3                          ;   124.0 p5      21 x[0]
        vpternlogd zmm2, zmm18, zmm9, 0x28               ;   125.0 p0      21 x[0]
        vpternlogd zmm9, zmm20, zmm30, 0x6c              ;   125.0 p5      21 x[0]
        vpternlogd zmm27, zmm2, zmm3, 0x6c               ;   126.0 p0      21 x[0]
        vpandd zmm8, zmm8, zmm3                          ;   126.0 p5      21 x[0]
        vpternlogd zmm1, zmm11, zmm27, 0x6a              ;   127.0 p0      21 x[0]
        vpternlogd zmm8, zmm28, zmm9, 0x96               ;   127.0 p5      21 x[0]
        vpternlogd zmm6, zmm15, zmm1, 0x96               ;   128.0 p0      21 x[0]
        vpternlogd zmm19, zmm7, zmm6, 0x96               ;   129.0 p5      21 x[0]
        vpternlogd zmm14, zmm27, zmm8, 0x96              ;   128.3 p0      21 x[0]
        vpternlogd zmm12, zmm9, zmm19, 0x96              ;   130.0 p5      21 x[0]
        vpternlogd zmm16, zmm2, zmm12, 0x96              ;   131.0 p0      21 x[0]
        vmovdqu64 zmm2, [rbp + 9152]                     ;    89.3 p2      32 x[0]
        vmovdqu64 zmm3, [rbp + 8768]                     ;    77.8 p3      32 x[0]
        vmovdqu64 zmm7, [rbp + 9088]                     ;    91.3 p2      32 x[0]
        vmovdqu64 zmm9, [rbp + 9024]                     ;    90.3 p3      32 x[0]
        vmovdqu64 zmm10, [rbp + 8704]                    ;    79.7 p2      21 x[0] reload
        vpxord zmm9, zmm9, zmm10                         ;   130.0 p5      32 x[0]
        vpternlogd zmm19, zmm25, [rbp + 8192], 0x78      ;   130.3 p0+p3   21 x[0]
        vpternlogd zmm1, zmm0, zmm19, 0x69               ;   131.3 p5      21 x[0]
        vpternlogd zmm19, zmm14, zmm12, 0x96             ;   131.3 p0      21 x[0]
        vmovdqu64 zmm0, [rbp + 9280]                     ;    80.7 p2      21 x[0] reload
        vmovdqu64 zmm11, [rbp + 8832]                    ;    80.8 p3      21 x[0] reload
        vmovdqu64 zmm15, [rbp + 9216]                    ;    91.3 p2      32 x[0]
        vpternlogd zmm15, zmm11, zmm0, 0x96              ;   132.0 p5      32 x[0]
        vpternlogd zmm11, zmm1, zmm0, 0x69               ;   132.3 p0      32 x[0]
        vpxord zmm2, zmm2, zmm12                         ;   133.0 p5      32 x[0]
        vmovdqu64 zmm18, [rbp + 9216]                    ;    91.3 p3      32 x[0]
        vpternlogd zmm18, zmm9, [rbp + 9216], 0xc3       ;   133.3 p0+p2   32 x[0]
        vmovdqa64 zmm20, zmm19                           ;   132.3         32 x[0] copy
        vpternlogd zmm20, zmm10, [rbp + 9088], 0x69      ;   134.0 p5+p3   32 x[0]
        vmovdqu64 zmm21, [rax + 5760]                    ;    83.7 p2      21 x[0]
        vmovdqu64 zmm23, [rax + 3712]                    ;    83.8 p3      32 x[0] reload
        vpxord zmm21, zmm21, zmm23                       ;   134.3 p0      21 x[0]
        vmovdqu64 zmm25, [rax + 7808]                    ;    84.7 p2      32 x[0] reload
        vpternlogd zmm21, zmm25, [r8 + 104]{1to16}, 0x69 ;   135.3 p5+p3   21 x[0]
        vmovdqu64 zmm26, [rbp + 8640]                    ;    85.7 p2      32 x[0]
        vmovdqa64 zmm27, zmm21                           ;   136.3         21 x[0] copy
        vpxord zmm26, zmm26, zmm8                        ;   135.3 p0      32 x[0]
        vmovdqu64 zmm28, [rax + 5952]                    ;    85.8 p3      21 x[0]
        vmovdqu64 zmm29, [rax + 3904]                    ;    86.7 p2      32 x[0] reload
        vpxord zmm28, zmm28, zmm29                       ;   136.0 p5      21 x[0]
        vmovdqu64 zmm30, [rax + 8000]                    ;    86.8 p3      32 x[0] reload
        vpternlogd zmm28, zmm30, [r8 + 116]{1to16}, 0x69 ;   137.0 p0+p2   21 x[0]
        vpternlogd zmm22, zmm28, [r8 + 108]{1to16}, 0x96 ;   138.0 p5+p3   21 x[0]
        vmovdqu64 zmm31, [rbp + 8960]                    ;    88.7 p2      32 x[0]
        vpxord zmm31, zmm31, [rbp + 8640]                ;   137.3 p0+p3   32 x[0]
        vmovdqa64 zmm29, zmm22                           ;   139.0         21 x[0] copy
        vmovdqu64 zmm23, [rbp + 9472]                    ;    92.0 p2      21 x[0]
        vpternlogd zmm23, zmm22, [r8 + 96]{1to16}, 0x69  ;   139.0 p5+p3   21 x[0]
        vpxord zmm17, zmm17, zmm23                       ;   140.0 p0      21 x[0]
        vmovdqa64 zmm30, zmm23                           ;   140.0         21 x[0] copy
        vmovdqa64 zmm25, zmm23                           ;   140.0         21 x[0] copy
        vpternlogd zmm23, zmm28, [rbp + 9408], 0x96      ;   140.0 p5+p2   21 x[0]
        vmovdqa64 zmm0, zmm23                            ;   141.0         21 x[0] copy
        vmovdqu64 zmm10, [rax + 6016]                    ;    90.8 p3      21 x[0]
        vpxord zmm10, zmm10, [rax + 3968]                ;   139.3 p0+p2   21 x[0]
        vmovdqu64 [rbp + 8640], zmm9                     ;   131.0 p7+p4   32 x[0] spill
        vmovdqu64 zmm9, [rax + 8064]                     ;    91.8 p3      32 x[0] reload
        vpternlogd zmm10, zmm9, [r8 + 120]{1to16}, 0x69  ;   140.3 p5+p2   21 x[0]
        vpxord zmm27, zmm27, zmm10                       ;   141.3 p0      21 x[0]
        vpxord zmm4, zmm4, zmm27                         ;   142.3 p5      21 x[0]
        vpxord zmm5, zmm5, zmm27                         ;   142.3 p0      21 x[0]
        vpxord zmm0, zmm0, zmm27                         ;   142.3 p5      21 x[0]
        vpxord zmm29, zmm29, zmm10                       ;   142.3 p0      21 x[0]
        vmovdqa64 zmm9, zmm0                             ;   143.3         21 x[0] copy
        vmovdqu64 [rbp + 9088], zmm18                    ;   134.3 p8+p9   32 x[0] spill
        vmovdqu64 zmm18, [rbp + 8576]                    ;    92.8 p3      32 x[0]
        vmovdqu64 [rbp + 9216], zmm31                    ;   138.3 p7+p4   32 x[0] spill
        vmovdqu64 zmm31, [rbp + 8512]                    ;    93.7 p2      32 x[0]
        vmovdqu64 [rbp + 8832], zmm26                    ;   136.3 p8+p9   32 x[0] spill
        vmovdqu64 zmm26, [rbp + 8256]                    ;    93.8 p3      32 x[0]
        vmovdqu64 [rbp + 8192], zmm13                    ;   123.0 p7+p4   21 x[0] spill
        vmovdqu64 zmm13, [rbp + 8128]                    ;    94.7 p2      32 x[0]
        vpxord zmm13, zmm13, [rbp + 8448]                ;   143.0 p5+p3   32 x[0]
        vmovdqu64 [rbp + 9536], zmm13                    ;   144.0 p8+p9   32 x[0] spill
        vmovdqa64 zmm13, zmm29                           ;   143.3         21 x[0] copy
        vmovdqu64 [rbp + 9600], zmm6                     ;   129.0 p7+p4   21 x[0] spill
        vpxord zmm6, zmm29, zmm4                         ;   143.3 p0      21 x[0]
        vpandd zmm9, zmm9, zmm6                          ;   144.3 p5      21 x[0]
        vmovdqu64 [rbp + 9664], zmm16                    ;   132.0 p8+p9   21 x[0] spill
        vmovdqa64 zmm16, zmm23                           ;   141.0         21 x[0] copy
        vpternlogd zmm16, zmm4, zmm22, 0x60              ;   144.3 p0      21 x[0]
        vpternlogd zmm9, zmm16, zmm28, 0x96              ;   145.3 p5      21 x[0]
        vmovdqu64 [rbp + 9728], zmm20                    ;   135.0 p7+p4   32 x[0] spill
        vmovdqa64 zmm20, zmm5                            ;   143.3         21 x[0] copy
        vmovdqu64 [rbp + 9792], zmm19                    ;   132.3 p8+p9   21 x[0] spill
        vmovdqa64 zmm19, zmm10                           ;   141.3         21 x[0] copy
        vmovdqu64 [rbp + 9856], zmm2                     ;   134.0 p7+p4   32 x[0] spill
        vmovdqa64 zmm2, zmm5                             ;   143.3         21 x[0] copy
        vpternlogd zmm2, zmm28, [rbp + 9408], 0x96       ;   145.3 p0+p2   21 x[0]
        vmovdqu64 [rbp + 9920], zmm15                    ;   133.0 p8+p9   32 x[0] spill
        vmovdqu64 zmm15, [rbp + 9472]                    ;    95.8 p3      21 x[0]
        vpternlogd zmm15, zmm5, [r8 + 96]{1to16}, 0x69   ;   146.0 p5+p2   21 x[0]
        vmovdqu64 [rbp + 9472], zmm11                    ;   133.3 p7+p4   32 x[0] spill
        vmovdqa64 zmm11, zmm2                            ;   146.3         21 x[0] copy
        vpternlogd zmm11, zmm15, zmm4, 0x6c              ;   147.0 p0      21 x[0]
        vmovdqu64 [rbp + 9984], zmm14                    ;   129.3 p8+p9   21 x[0] spill
        vmovdqu64 zmm14, [rbp + 9344]                    ;    96.8 p3      21 x[0] reload
        vpternlogd zmm15, zmm14, [r8 + 112]{1to16}, 0x69 ;   147.0 p5+p2   21 x[0]
        vpternlogd zmm5, zmm15, zmm10, 0xf6              ;   148.0 p0      21 x[0]
        vpxord zmm13, zmm13, zmm15                       ;   148.0 p5      21 x[0]
        vpandd zmm30, zmm30, zmm13                       ;   149.0 p0      21 x[0]
        vpandd zmm24, zmm24, zmm15                       ;   149.0 p5      21 x[0]
        vmovdqa64 zmm14, zmm30                           ;   150.0         21 x[0] copy
        vpternlogd zmm14, zmm17, zmm29, 0x78             ;   150.0 p0      21 x[0]
        vpternlogd zmm30, zmm27, zmm10, 0x78             ;   150.0 p5      21 x[0]
        vmovdqu64 [rbp + 9344], zmm12                    ;   131.0 p7+p4   21 x[0] spill
        vmovdqa64 zmm12, zmm15                           ;   148.0         21 x[0] copy
        vpternlogd zmm12, zmm4, zmm10, 0x96              ;   150.3 p0      21 x[0]
        vmovdqu64 [rbp + 10048], zmm1                    ;   132.3 p8+p9   21 x[0] spill
        vmovdqa64 zmm1, zmm16                            ;   145.3         21 x[0] copy
        vpternlogd zmm1, zmm5, zmm30, 0x96               ;   151.0 p5      21 x[0]
        vmovdqu64 [rbp + 10112], zmm6                    ;   144.3 p7+p4   21 x[0] spill
        vmovdqa64 zmm6, zmm1                             ;   152.0         21 x[0] copy
        vmovdqu64 [rbp + 10176], zmm27                   ;   142.3 p8+p9   21 x[0] spill
        vmovdqa64 zmm27, zmm1                            ;   152.0         21 x[0] copy
        vpternlogd zmm27, zmm9, zmm14, 0x60              ;   152.0 p0      21 x[0]
        vpxord zmm6, zmm6, zmm27                         ;   153.0 p5      21 x[0]
        vmovdqu64 [rbp + 10240], zmm26                   ;   104.5 p7+p4   32 x[0] spill
        vmovdqa64 zmm26, zmm12                           ;   151.3         21 x[0] copy
        vpternlogd zmm26, zmm28, [rbp + 9408], 0x60      ;   152.3 p0+p3   21 x[0]
        vpternlogd zmm24, zmm21, zmm26, 0x96             ;   153.3 p5      21 x[0]
        vpternlogd zmm11, zmm26, zmm14, 0x96             ;   153.3 p0      21 x[0]
        vpternlogd zmm16, zmm5, zmm24, 0x96              ;   154.3 p5      21 x[0]
        vpternlogd zmm24, zmm30, zmm11, 0x28             ;   154.3 p0      21 x[0]
        vmovdqu64 zmm5, [rbp + 8192]                     ;   123.0 p2      32 x[0]
        vpxord zmm5, zmm5, [rax + 320]                   ;   155.0 p5+p3   32 x[0]
        vmovdqu64 zmm21, [rbp + 9792]                    ;   132.3 p2      32 x[0]
        vpxord zmm21, zmm21, [rax + 256]                 ;   155.3 p0+p3   32 x[0]
        vmovdqa64 zmm26, zmm16                           ;   155.3         21 x[0] copy
        vmovdqa64 zmm30, zmm16                           ;   155.3         21 x[0] copy
        vpternlogd zmm30, zmm9, zmm14, 0x60              ;   156.0 p5      21 x[0]
        vpternlogd zmm16, zmm9, zmm14, 6                 ;   156.3 p0      21 x[0]
        vpternlogd zmm16, zmm27, zmm11, 0x1e             ;   157.3 p5      21 x[0]
        vpternlogd zmm10, zmm16, zmm15, 0x48             ;   158.3 p0      21 x[0]
        vmovdqu64 zmm9, [rbp + 8960]                     ;   100.8 p2      21 x[0] reload
        vmovdqu64 zmm14, [rbp + 9536]                    ;   144.0 p3      32 x[0]
        vpternlogd zmm14, zmm9, [rbp + 8960], 0xc3       ;   158.0 p5+p2   32 x[0]
        vpandd zmm20, zmm20, zmm16                       ;   158.3 p0      21 x[0]
        vmovdqa64 zmm9, zmm16                            ;   158.3         21 x[0] copy
        vmovdqa64 zmm27, zmm30                           ;   157.0         21 x[0] copy
        vpternlogd zmm27, zmm24, zmm1, 0x36              ;   159.0 p5      21 x[0]
        vpternlogd zmm30, zmm24, zmm1, 0x1e              ;   159.3 p0      21 x[0]
        vpternlogd zmm6, zmm11, zmm30, 0x1e              ;   160.3 p5      21 x[0]
        vpxord zmm26, zmm26, zmm30                       ;   160.3 p0      21 x[0]
        vpternlogd zmm0, zmm20, zmm26, 0x6c              ;   161.3 p5      21 x[0]
        vpternlogd zmm15, zmm10, zmm6, 0x6c              ;   161.3 p0      21 x[0]
        vpternlogd zmm2, zmm0, zmm27, 0x6c               ;   162.3 p5      21 x[0]
        vpxord zmm9, zmm9, zmm27                         ;   162.3 p0      21 x[0]
        vpxord zmm1, zmm27, zmm26                        ;   163.0 p5      21 x[0]
        vpternlogd zmm0, zmm17, zmm1, 0x78               ;   164.0 p0      21 x[0]
        vpternlogd zmm27, zmm15, zmm4, 0x6c              ;   164.0 p5      21 x[0]
        vpternlogd zmm15, zmm12, zmm9, 0x78              ;   164.3 p0      21 x[0]
        vpxord zmm16, zmm16, zmm6                        ;   165.0 p5      21 x[0]
        vpxord zmm11, zmm6, zmm1                         ;   165.3 p0      21 x[0]
        vmovdqu64 zmm12, [rbp + 8320]                    ;   104.0 p3      21 x[0] reload
        vmovdqu64 zmm17, [rbp + 8384]                    ;   104.2 p2      32 x[0]
        vpternlogd zmm17, zmm12, [rbp + 8896], 0x96      ;   166.0 p5+p3   32 x[0]
        vpandd zmm25, zmm25, zmm11                       ;   166.3 p0      21 x[0]
        vpxord zmm12, zmm9, zmm11                        ;   167.0 p5      21 x[0]
        vpternlogd zmm4, zmm22, zmm12, 0x28              ;   168.0 p0      21 x[0]
        vpternlogd zmm12, zmm20, zmm23, 0x6c             ;   168.0 p5      21 x[0]
        vmovdqu64 zmm20, [rbp + 8512]                    ;   105.3 p2      32 x[0]
        vpxord zmm20, zmm20, [rax + 832]                 ;   168.3 p0+p3   32 x[0]
        vmovdqu64 zmm22, [rbp + 9856]                    ;   134.0 p2      32 x[0]
        vpxord zmm22, zmm22, [rax + 896]                 ;   169.0 p5+p3   32 x[0]
        vpternlogd zmm11, zmm13, zmm4, 0x6a              ;   169.3 p0      21 x[0]
        vpternlogd zmm1, zmm29, zmm11, 0x6a              ;   170.3 p5      21 x[0]
        vmovdqu64 zmm13, [rbp + 8832]                    ;   136.3 p2      32 x[0]
        vpxord zmm13, zmm13, [rax + 960]                 ;   170.3 p0+p3   32 x[0]
        vpternlogd zmm9, zmm28, [rbp + 9408], 0x60       ;   171.0 p5+p2   21 x[0]
        vpternlogd zmm25, zmm12, zmm0, 0x96              ;   171.3 p0      21 x[0]
        vpandd zmm19, zmm19, zmm16                       ;   172.0 p5      21 x[0]
        vpternlogd zmm19, zmm10, zmm11, 0x96             ;   173.0 p0      21 x[0]
        vpternlogd zmm2, zmm27, zmm1, 0x96               ;   173.0 p5      21 x[0]
        vpternlogd zmm9, zmm12, zmm2, 0x96               ;   174.0 p0      21 x[0]
        vpternlogd zmm16, zmm0, [rbp + 10176], 0x6c      ;   174.0 p5+p3   21 x[0]
        vpternlogd zmm15, zmm4, zmm9, 0x96               ;   175.0 p0      21 x[0]
        vpternlogd zmm19, zmm9, zmm25, 0x96              ;   175.0 p5      21 x[0]
        vmovdqu64 zmm0, [rbp + 8256]                     ;   109.3 p2      21 x[0] reload
        vmovdqu64 zmm4, [rbp + 8192]                     ;   123.0 p3      32 x[0]
        vpternlogd zmm4, zmm0, [rbp + 8448], 0x96        ;   175.3 p0+p2   32 x[0]
        vpternlogd zmm27, zmm16, zmm1, 0x69              ;   176.0 p5      21 x[0]
        vpternlogd zmm1, zmm26, [rbp + 10112], 0x78      ;   176.3 p0+p3   21 x[0]
        vpternlogd zmm2, zmm6, [rbp + 8064], 0x78        ;   177.0 p5+p2   21 x[0]
        vpxord zmm3, zmm3, zmm9                          ;   177.3 p0      32 x[0]
        vpxord zmm8, zmm8, zmm25                         ;   178.0 p5      32 x[0]
        vmovdqu64 zmm0, [rbp + 9280]                     ;   112.0 p3      21 x[0] reload
        vmovdqu64 zmm6, [rbp + 8704]                     ;   112.3 p2      21 x[0] reload
        vmovdqu64 zmm10, [rax + 768]                     ;   113.0 p3      32 x[0]
        vpternlogd zmm10, zmm6, zmm0, 0x96               ;   178.3 p0      32 x[0]
        vpxord zmm31, zmm31, zmm16                       ;   179.0 p5      32 x[0]
        vmovdqu64 zmm11, [rbp + 10240]                   ;   113.3 p2      32 x[0] reload
        vpxord zmm11, zmm11, zmm16                       ;   179.3 p0      32 x[0]
        vpxord zmm18, zmm18, zmm15                       ;   180.0 p5      32 x[0]
        vpxord zmm12, zmm2, zmm19                        ;   180.3 p0      21 x[0]
        vpternlogd zmm6, zmm0, zmm12, 0x96               ;   181.3 p5      32 x[0]
        vpxord zmm7, zmm7, zmm12                         ;   181.3 p0      32 x[0]
        vmovdqu64 zmm0, [rbp + 9664]                     ;   132.0 p3      21 x[0] reload
        vpternlogd zmm17, zmm0, [rbp + 9152], 0x96       ;   182.0 p5+p2   32 x[0]
        vpternlogd zmm15, zmm17, zmm8, 0x96              ;   183.0 p0      32 x[0]
        vmovdqa64 zmm12, zmm1                            ;   177.3         32 x[0] copy
        vpternlogd zmm12, zmm2, [rbp + 10048], 0x69      ;   183.0 p5+p3   32 x[0]
        vmovdqu64 zmm16, [rbp + 8128]                    ;   115.3 p2      21 x[0] reload
        vpternlogd zmm4, zmm27, zmm16, 0x96              ;   183.3 p0      32 x[0]
        vmovdqu64 zmm23, [rbp + 9856]                    ;   134.0 p3      32 x[0] reload
        vpternlogd zmm9, zmm12, zmm23, 0x69              ;   184.0 p5      32 x[0]
        vpternlogd zmm8, zmm14, [rax + 64], 0x96         ;   184.3 p0+p2   32 x[0]
        vpternlogd zmm10, zmm7, zmm23, 0x96              ;   185.0 p5      32 x[0]
        vpternlogd zmm20, zmm11, zmm17, 0x96             ;   185.3 p0      32 x[0]
        vmovdqu64 zmm24, [rbp + 8832]                    ;   136.3 p3      32 x[0] reload
        vmovdqa64 zmm26, zmm27                           ;   177.0         32 x[0] copy
        vpternlogd zmm26, zmm16, zmm24, 0x96             ;   186.0 p5      32 x[0]
        vmovdqu64 zmm28, [rbp + 8192]                    ;   123.0 p2      21 x[0] reload
        vpternlogd zmm27, zmm28, [rbp + 9600], 0x69      ;   186.3 p0+p3   32 x[0]
        vpternlogd zmm28, zmm11, zmm18, 0x96             ;   187.0 p5      32 x[0]
        vpternlogd zmm16, zmm31, zmm27, 0x96             ;   187.3 p0      32 x[0]
        vpternlogd zmm31, zmm0, [rbp + 8576], 0x96       ;   188.0 p5+p2   32 x[0]
        vpternlogd zmm5, zmm31, zmm17, 0x96              ;   189.0 p0      32 x[0]
        vmovdqu64 zmm29, [rbp + 9216]                    ;   138.3 p3      32 x[0] reload
        vpternlogd zmm0, zmm18, zmm29, 0x96              ;   189.0 p5      32 x[0]
        vpternlogd zmm13, zmm17, zmm0, 0x96              ;   190.0 p0      32 x[0]
        vmovdqa64 zmm17, zmm27                           ;   187.3         32 x[0] copy
        vpternlogd zmm17, zmm25, zmm25, 0xc3             ;   190.0 p5      32 x[0]
        vpxord zmm0, zmm0, [rax + 448]                   ;   190.3 p0+p2   32 x[0]
        vpxord zmm25, zmm11, [rax + 192]                 ;   191.0 p5+p3   32 x[0]
        vpxord zmm11, zmm11, [rax + 1216]                ;   191.3 p0+p2   32 x[0]
        vpternlogd zmm11, zmm27, zmm4, 0x96              ;   192.3 p5      32 x[0]
        vpxord zmm4, zmm4, [rax + 704]                   ;   192.3 p0+p3   32 x[0]
        vpxord zmm27, zmm7, [rax + 128]                  ;   193.0 p5+p2   32 x[0]
        vpternlogd zmm25, zmm16, [rbp + 9536], 0x96      ;   193.3 p0+p3   32 x[0]
        vpxord zmm30, zmm7, [rax + 1152]                 ;   194.0 p5+p2   32 x[0]
        vpternlogd zmm7, zmm3, [rbp + 9792], 0x96        ;   194.3 p0+p3   32 x[0]
        vpternlogd zmm18, zmm15, [rax + 1472], 0x96      ;   195.0 p5+p2   32 x[0]
        vpternlogd zmm29, zmm17, [rax + 1088], 0x96      ;   195.3 p0+p3   32 x[0]
        vpternlogd zmm17, zmm26, [rax + 576], 0x96       ;   196.0 p5+p2   32 x[0]
        vpternlogd zmm14, zmm26, [rax + 1600], 0x96      ;   196.3 p0+p3   32 x[0]
        vpternlogd zmm31, zmm28, [rax + 1344], 0x96      ;   197.0 p5+p2   32 x[0]
        vmovdqu64 zmm26, [rbp + 9088]                    ;   134.3 p3      32 x[0] reload
        vmovdqu64 [rbp + 1344], zmm18                    ;   196.0 p8+p9   32 x[0] spill
        vmovdqu64 zmm18, [rax]                           ;   126.3 p2      32 x[0] reload
        vpternlogd zmm12, zmm18, zmm26, 0x96             ;   197.3 p0      32 x[0]
        vmovdqa64 zmm18, zmm9                            ;   185.0         32 x[0] copy
        vpternlogd zmm18, zmm3, [rax + 1408], 0x96       ;   198.0 p5+p3   32 x[0]
        vmovdqu64 [rbp + 1088], zmm11                    ;   193.3 p7+p4   32 x[0] spill
        vmovdqu64 zmm11, [rbp + 9920]                    ;   133.0 p2      32 x[0] reload
        vpternlogd zmm3, zmm11, [rbp + 9344], 0x69       ;   198.3 p0+p3   32 x[0]
        vmovdqu64 [rbp + 1280], zmm18                    ;   199.0 p8+p9   32 x[0] spill
        vpxord zmm18, zmm3, [rax + 384]                  ;   199.3 p5+p2   32 x[0]
        vpternlogd zmm22, zmm3, [rbp + 9472], 0x96       ;   199.3 p0+p3   32 x[0]
        vmovdqu64 zmm3, [rbp + 9344]                     ;   131.0 p2      21 x[0] reload
        vmovdqu64 [rbp + 1216], zmm31                    ;   198.0 p7+p4   32 x[0] spill
        vmovdqu64 zmm31, [rbp + 9984]                    ;   130.0 p3      32 x[0]
        vpternlogd zmm31, zmm19, zmm3, 0x96              ;   200.0 p5      32 x[0]
        vpternlogd zmm1, zmm2, zmm31, 0x69               ;   201.0 p0      32 x[0]
        vpternlogd zmm3, zmm6, [rbp + 8768], 0x96        ;   201.0 p5+p2   32 x[0]
        vpternlogd zmm21, zmm23, zmm3, 0x96              ;   202.0 p0      32 x[0]
        vmovdqu64 zmm2, [rbp + 9024]                     ;   131.0 p3      21 x[0] reload
        vpternlogd zmm6, zmm31, zmm2, 0x69               ;   202.0 p5      32 x[0]
        vpxord zmm16, zmm16, [rax + 1728]                ;   202.3 p0+p2   32 x[0]
        vpternlogd zmm27, zmm6, [rbp + 8640], 0x96       ;   203.0 p5+p3   32 x[0]
        vpxord zmm6, zmm6, [rax + 1664]                  ;   203.3 p0+p2   32 x[0]
        vpternlogd zmm11, zmm1, [rax + 1024], 0x96       ;   204.0 p5+p3   32 x[0]
        vpternlogd zmm3, zmm7, [rax + 1280], 0x96        ;   204.3 p0+p2   32 x[0]
        vmovdqu64 zmm23, [rbp + 9472]                    ;   134.0 p3      32 x[0] reload
        vmovdqu64 [rbp + 1600], zmm16                    ;   203.3 p8+p9   32 x[0] spill
        vmovdqa64 zmm16, zmm19                           ;   176.0         32 x[0] copy
        vpternlogd zmm16, zmm2, zmm23, 0x96              ;   205.0 p5      32 x[0]
        vpxord zmm28, zmm28, [rax + 1856]                ;   205.3 p0+p2   32 x[0]
        vpxord zmm7, zmm7, [rax + 1792]                  ;   206.0 p5+p3   32 x[0]
        vpternlogd zmm19, zmm2, [rbp + 9728], 0x96       ;   206.3 p0+p2   32 x[0]
        vpternlogd zmm9, zmm23, [rax + 1920], 0x96       ;   207.0 p5+p3   32 x[0]
        vpternlogd zmm15, zmm24, [rax + 1984], 0x96      ;   207.3 p0+p2   32 x[0]
        vmovdqu64 zmm2, [rax + 4544]                     ;   137.0 p3      32 x[0] reload
        vmovdqu64 zmm23, [rax + 6592]                    ;   137.3 p2      32 x[1]
        vpternlogd zmm23, zmm2, [r8 + 156]{1to16}, 0x96  ;   208.0 p5+p3   32 x[1]
        vpternlogd zmm30, zmm31, zmm19, 0x96             ;   208.3 p0      32 x[0]
        vpxord zmm19, zmm19, [rax + 640]                 ;   209.0 p5+p2   32 x[0]
        vpternlogd zmm1, zmm16, [rax + 512], 0x96        ;   209.3 p0+p3   32 x[0]
        vpternlogd zmm26, zmm16, [rax + 1536], 0x96      ;   210.0 p5+p2   32 x[0]
        vmovdqu64 zmm16, [rax + 5056]                    ;   140.0 p3      32 x[0] reload
        vmovdqu64 zmm24, [rax + 7104]                    ;   140.3 p2      32 x[1]
        vpternlogd zmm24, zmm16, [r8 + 188]{1to16}, 0x96 ;   210.3 p0+p3   32 x[1]
        vmovdqu64 zmm31, [rax + 5568]                    ;   141.3 p2      32 x[0] reload
        vmovdqu64 zmm16, [rax + 7616]                    ;   142.0 p3      32 x[1]
        vpternlogd zmm16, zmm31, [r8 + 220]{1to16}, 0x96 ;   211.0 p5+p2   32 x[1]
        vmovdqu64 zmm31, [rax + 6080]                    ;   143.0 p3      32 x[0] reload
        vmovdqu64 zmm2, [rax + 8128]                     ;   143.3 p2      32 x[1]
        vpternlogd zmm2, zmm31, [r8 + 252]{1to16}, 0x96  ;   211.3 p0+p3   32 x[1]
        vmovdqu64 zmm31, [rax + 4096]                    ;   144.3 p2      32 x[0] reload
        vmovdqu64 [rbp + 1408], zmm26                    ;   211.0 p7+p4   32 x[0] spill
        vmovdqu64 zmm26, [rax + 6144]                    ;   145.0 p3      21 x[1]
        vpternlogd zmm26, zmm31, [r8 + 128]{1to16}, 0x96 ;   212.0 p5+p2   21 x[1]
        vmovdqu64 zmm31, [rax + 4352]                    ;   146.0 p3      32 x[0] reload
        vmovdqu64 [rbp + 1664], zmm7                     ;   207.0 p8+p9   32 x[0] spill
        vmovdqu64 zmm7, [rax + 6400]                     ;   146.3 p2      21 x[1]
        vpternlogd zmm7, zmm31, [r8 + 144]{1to16}, 0x96  ;   212.3 p0+p3   21 x[1]
        vmovdqu64 zmm31, [rax + 4288]                    ;   147.3 p2      32 x[0] reload
        vmovdqu64 [rbp + 1856], zmm15                    ;   208.3 p7+p4   32 x[0] spill
        vmovdqu64 zmm15, [rax + 6336]                    ;   148.0 p3      21 x[1]
        vpternlogd zmm15, zmm31, [r8 + 140]{1to16}, 0x96 ;   213.0 p5+p2   21 x[1]
        vmovdqu64 zmm31, [rax + 4608]                    ;   149.0 p3      32 x[0] reload
        vmovdqu64 [rbp + 9024], zmm2                     ;   212.3 p8+p9   32 x[1] spill
        vmovdqu64 zmm2, [rax + 6656]                     ;   149.3 p2      21 x[1]
        vpternlogd zmm2, zmm31, [r8 + 160]{1to16}, 0x96  ;   213.3 p0+p3   21 x[1]
        vmovdqu64 zmm31, [rax + 4864]                    ;   150.3 p2      32 x[0] reload
        vmovdqu64 [rbp + 1792], zmm9                     ;   208.0 p7+p4   32 x[0] spill
        vmovdqu64 zmm9, [rax + 6912]                     ;   151.0 p3      21 x[1]
        vpternlogd zmm9, zmm31, [r8 + 176]{1to16}, 0x96  ;   214.0 p5+p2   21 x[1]
        vmovdqu64 zmm31, [rax + 6208]                    ;   152.0 p3      32 x[1]
        vpxord zmm31, zmm31, [rax + 4160]                ;   214.3 p0+p2   32 x[1]
        vpternlogd zmm31, zmm8, [r8 + 132]{1to16}, 0x96  ;   215.3 p5+p3   32 x[1]
        vmovdqu64 [rbp - 64], zmm8                       ;   185.3 p8+p9   32 x[0] spill
        vmovdqa64 zmm8, zmm31                            ;   216.3         21 x[1] copy
        vmovdqu64 [rbp + 1728], zmm28                    ;   206.3 p7+p4   32 x[0] spill
        vmovdqa64 zmm28, zmm31                           ;   216.3         21 x[1] copy
        vmovdqu64 [rbp + 1536], zmm6                     ;   204.3 p8+p9   32 x[0] spill
        vmovdqu64 zmm6, [rax + 6720]                     ;   153.3 p2      32 x[1]
        vpxord zmm6, zmm6, [rax + 4672]                  ;   215.3 p0+p3   32 x[1]
        vpternlogd zmm6, zmm17, [r8 + 164]{1to16}, 0x96  ;   216.3 p5+p2   32 x[1]
        vmovdqu64 [rbp + 448], zmm17                     ;   197.0 p7+p4   32 x[0] spill
        vmovdqu64 zmm17, [rax + 4800]                    ;   155.0 p3      32 x[0] reload
        vmovdqu64 [rbp + 896], zmm11                     ;   205.0 p8+p9   32 x[0] spill
        vmovdqu64 zmm11, [rax + 6848]                    ;   155.3 p2      21 x[1]
        vpternlogd zmm11, zmm17, [r8 + 172]{1to16}, 0x96 ;   216.3 p0+p3   21 x[1]
        vmovdqu64 zmm17, [rax + 7232]                    ;   156.3 p2      32 x[1]
        vpxord zmm17, zmm17, [rax + 5184]                ;   217.0 p5+p3   32 x[1]
        vpternlogd zmm17, zmm29, [r8 + 196]{1to16}, 0x96 ;   218.0 p0+p2   32 x[1]
        vmovdqu64 [rbp + 960], zmm29                     ;   196.3 p7+p4   32 x[0] spill
        vmovdqa64 zmm29, zmm6                            ;   217.3         21 x[1] copy
        vmovdqu64 [rbp + 1152], zmm3                     ;   205.3 p8+p9   32 x[0] spill
        vmovdqu64 zmm3, [rax + 7744]                     ;   158.0 p3      32 x[1]
        vpxord zmm3, zmm3, [rax + 5696]                  ;   218.0 p5+p2   32 x[1]
        vpternlogd zmm3, zmm14, [r8 + 228]{1to16}, 0x96  ;   219.0 p0+p3   32 x[1]
        vmovdqu64 [rbp + 1472], zmm14                    ;   197.3 p7+p4   32 x[0] spill
        vmovdqu64 zmm14, [rax + 6272]                    ;   159.3 p2      21 x[1]
        vpxord zmm14, zmm14, [rax + 4224]                ;   219.0 p5+p3   21 x[1]
        vpternlogd zmm14, zmm27, [r8 + 136]{1to16}, 0x69 ;   220.0 p0+p2   21 x[1]
        vmovdqu64 [rbp + 0], zmm27                       ;   204.0 p8+p9   32 x[0] spill
        vmovdqa64 zmm27, zmm14                           ;   221.0         21 x[1] copy
        vmovdqu64 [rbp + 10048], zmm3                    ;   220.0 p7+p4   32 x[1] spill
        vmovdqu64 zmm3, [rax + 6464]                     ;   161.0 p3      21 x[1]
        vpxord zmm3, zmm3, [rax + 4416]                  ;   220.0 p5+p2   21 x[1]
        vpternlogd zmm3, zmm5, [r8 + 148]{1to16}, 0x69   ;   221.0 p0+p3   21 x[1]
        vpternlogd zmm15, zmm3, zmm25, 0x96              ;   222.0 p5      21 x[1]
        vmovdqu64 [rbp + 64], zmm25                      ;   194.3 p8+p9   32 x[0] spill
        vmovdqa64 zmm25, zmm3                            ;   222.0         21 x[1] copy
        vpternlogd zmm25, zmm23, zmm0, 0x96              ;   222.0 p0      21 x[1]
        vpternlogd zmm25, zmm7, zmm21, 0x69              ;   223.0 p5      21 x[1]
        vmovdqu64 [rbp + 192], zmm5                      ;   190.0 p7+p4   32 x[0] spill
        vmovdqa64 zmm5, zmm15                            ;   223.0         21 x[1] copy
        vmovdqu64 [rbp + 8704], zmm17                    ;   219.0 p8+p9   32 x[1] spill
        vmovdqa64 zmm17, zmm15                           ;   223.0         21 x[1] copy
        vpternlogd zmm17, zmm26, zmm12, 0x69             ;   223.0 p0      21 x[1]
        vpxord zmm28, zmm28, zmm17                       ;   224.0 p5      21 x[1]
        vmovdqu64 [rbp + 10240], zmm16                   ;   212.0 p7+p4   32 x[1] spill
        vpxord zmm16, zmm17, zmm25                       ;   224.0 p0      21 x[1]
        vmovdqu64 [rbp + 1024], zmm30                    ;   209.3 p8+p9   32 x[0] spill
        vmovdqa64 zmm30, zmm17                           ;   224.0         21 x[1] copy
        vmovdqu64 [rbp + 10112], zmm6                    ;   217.3 p7+p4   32 x[1] spill
        vmovdqa64 zmm6, zmm16                            ;   225.0         21 x[1] copy
        vmovdqu64 [rbp + 384], zmm1                      ;   210.3 p8+p9   32 x[0] spill
        vmovdqu64 zmm1, [rbp + 10112]                    ;   217.3 p2      21 x[1]
        vmovdqu64 [rbp + 8256], zmm2                     ;   214.3 p7+p4   21 x[1] spill
        vmovdqa64 zmm2, zmm25                            ;   224.0         21 x[1] copy
        vmovdqu64 [rbp + 640], zmm10                     ;   186.0 p8+p9   32 x[0] spill
        vmovdqu64 zmm10, [rax + 6528]                    ;   163.0 p3      21 x[1]
        vpxord zmm10, zmm10, [rax + 4480]                ;   224.0 p5+p2   21 x[1]
        vpternlogd zmm10, zmm18, [r8 + 152]{1to16}, 0x69 ;   225.0 p0+p3   21 x[1]
        vpxord zmm27, zmm27, zmm10                       ;   226.0 p5      21 x[1]
        vpternlogd zmm23, zmm27, zmm0, 0x96              ;   227.0 p0      21 x[1]
        vpxord zmm5, zmm5, zmm10                         ;   226.0 p5      21 x[1]
        vpxord zmm8, zmm8, zmm27                         ;   227.0 p0      21 x[1]
        vpternlogd zmm26, zmm8, zmm12, 0x69              ;   228.0 p5      21 x[1]
        vpternlogd zmm7, zmm26, zmm21, 0x69              ;   229.0 p0      21 x[1]
        vpternlogd zmm14, zmm7, zmm31, 0x78              ;   230.0 p5      21 x[1]
        vpxord zmm6, zmm6, zmm27                         ;   228.3 p0      21 x[1]
        vmovdqu64 [rbp + 256], zmm18                     ;   200.3 p7+p4   32 x[0] spill
        vmovdqu64 zmm18, [rbp + 10112]                   ;   217.3 p2      21 x[1]
        vmovdqu64 [rbp + 128], zmm21                     ;   203.0 p8+p9   32 x[0] spill
        vpxord zmm21, zmm10, zmm7                        ;   230.0 p5      21 x[1]
        vmovdqu64 [rbp - 128], zmm12                     ;   198.3 p7+p4   32 x[0] spill
        vpxord zmm12, zmm7, zmm5                         ;   230.0 p0      21 x[1]
        vpandd zmm30, zmm30, zmm12                       ;   231.0 p5      21 x[1]
        vmovdqu64 [rbp + 320], zmm0                      ;   191.3 p8+p9   32 x[0] spill
        vpxord zmm0, zmm5, zmm23                         ;   230.3 p0      21 x[1]
        vpternlogd zmm3, zmm0, zmm6, 0x78                ;   231.3 p5      21 x[1]
        vmovdqu64 [rbp + 8384], zmm9                     ;   215.0 p7+p4   21 x[1] spill
        vpxord zmm9, zmm21, zmm23                        ;   231.3 p0      21 x[1]
        vpternlogd zmm14, zmm9, zmm25, 0x78              ;   232.3 p5      21 x[1]
        vmovdqu64 [rbp + 832], zmm13                     ;   191.0 p8+p9   32 x[0] spill
        vmovdqa64 zmm13, zmm16                           ;   225.0         21 x[1] copy
        vpternlogd zmm13, zmm23, zmm15, 0x60             ;   232.3 p0      21 x[1]
        vmovdqu64 [rbp + 10304], zmm24                   ;   211.3 p7+p4   32 x[1] spill
        vmovdqa64 zmm24, zmm23                           ;   228.0         21 x[1] copy
        vmovdqu64 [rbp + 576], zmm4                      ;   193.3 p8+p9   32 x[0] spill
        vmovdqa64 zmm4, zmm25                            ;   224.0         21 x[1] copy
        vpternlogd zmm4, zmm8, zmm23, 0x28               ;   233.0 p5      21 x[1]
        vmovdqu64 [rbp + 10368], zmm11                   ;   217.3 p7+p4   21 x[1] spill
        vmovdqa64 zmm11, zmm8                            ;   228.0         21 x[1] copy
        vmovdqu64 [rbp + 768], zmm22                     ;   200.3 p8+p9   32 x[0] spill
        vmovdqa64 zmm22, zmm21                           ;   231.0         21 x[1] copy
        vpternlogd zmm21, zmm13, zmm8, 0x36              ;   233.3 p0      21 x[1]
        vmovdqu64 [rbp + 704], zmm20                     ;   186.3 p7+p4   32 x[0] spill
        vmovdqa64 zmm20, zmm30                           ;   232.0         21 x[1] copy
        vpternlogd zmm20, zmm28, zmm5, 0x78              ;   234.0 p5      21 x[1]
        vpternlogd zmm4, zmm26, zmm20, 0x96              ;   235.0 p0      21 x[1]
        vpternlogd zmm3, zmm13, zmm20, 0x96              ;   235.0 p5      21 x[1]
        vpternlogd zmm30, zmm27, zmm10, 0x78             ;   235.3 p0      21 x[1]
        vpternlogd zmm4, zmm9, zmm25, 0x78               ;   236.0 p5      21 x[1]
        vpxord zmm13, zmm30, zmm21                       ;   236.3 p0      21 x[1]
        vpternlogd zmm30, zmm14, zmm4, 0x28              ;   237.0 p5      21 x[1]
        vpandnd zmm20, zmm3, zmm13                       ;   237.3 p0      21 x[1]
        vmovdqa64 zmm26, zmm21                           ;   234.3         21 x[1] copy
        vpternlogd zmm26, zmm3, zmm14, 0x48              ;   238.0 p5      21 x[1]
        vmovdqu64 [rbp + 512], zmm19                     ;   210.0 p8+p9   32 x[0] spill
        vmovdqa64 zmm19, zmm13                           ;   237.3         21 x[1] copy
        vpternlogd zmm19, zmm3, zmm4, 0xea               ;   238.3 p0      21 x[1]
        vpternlogd zmm19, zmm3, zmm26, 0x96              ;   239.3 p5      21 x[1]
        vpandd zmm11, zmm11, zmm19                       ;   240.3 p0      21 x[1]
        vpandd zmm22, zmm22, zmm19                       ;   240.3 p5      21 x[1]
        vmovdqa64 zmm3, zmm26                            ;   239.0         21 x[1] copy
        vpternlogd zmm3, zmm30, zmm13, 0x36              ;   240.3 p0      21 x[1]
        vpternlogd zmm26, zmm30, zmm13, 0x1e             ;   241.0 p5      21 x[1]
        vpternlogd zmm21, zmm14, zmm26, 0x96             ;   242.0 p0      21 x[1]
        vpternlogd zmm20, zmm26, zmm4, 0x1e              ;   242.0 p5      21 x[1]
        vpternlogd zmm25, zmm8, zmm3, 0x28               ;   242.3 p0      21 x[1]
        vpternlogd zmm6, zmm11, zmm21, 0x6c              ;   243.0 p5      21 x[1]
        vpandd zmm0, zmm0, zmm21                         ;   243.3 p0      21 x[1]
        vpxord zmm21, zmm21, zmm3                        ;   244.0 p5      21 x[1]
        vpandd zmm24, zmm24, zmm3                        ;   244.3 p0      21 x[1]
        vpxord zmm3, zmm3, zmm19                         ;   245.0 p5      21 x[1]
        vpternlogd zmm28, zmm6, zmm21, 0x6c              ;   245.3 p0      21 x[1]
        vpternlogd zmm7, zmm22, zmm20, 0x6c              ;   246.0 p5      21 x[1]
        vpternlogd zmm27, zmm20, zmm19, 0x60             ;   246.3 p0      21 x[1]
        vpternlogd zmm19, zmm10, zmm20, 0x48             ;   247.0 p5      21 x[1]
        vpxord zmm4, zmm20, zmm21                        ;   247.3 p0      21 x[1]
        vpternlogd zmm9, zmm7, zmm3, 0x6c                ;   248.0 p5      21 x[1]
        vpandd zmm2, zmm2, zmm3                          ;   248.3 p0      21 x[1]
        vpxord zmm3, zmm3, zmm4                          ;   249.0 p5      21 x[1]
        vpternlogd zmm23, zmm15, zmm3, 0x28              ;   250.0 p0      21 x[1]
        vpternlogd zmm3, zmm11, zmm16, 0x6c              ;   250.0 p5      21 x[1]
        vmovdqu64 zmm8, [rax + 5120]                     ;   165.0 p3      32 x[0] reload
        vmovdqu64 zmm10, [rax + 7168]                    ;   165.3 p2      21 x[1]
        vpternlogd zmm10, zmm8, [r8 + 192]{1to16}, 0x96  ;   250.3 p0+p3   21 x[1]
        vpternlogd zmm12, zmm23, zmm4, 0x6c              ;   251.0 p5      21 x[1]
        vpandd zmm17, zmm17, zmm4                        ;   251.3 p0      21 x[1]
        vpternlogd zmm21, zmm5, zmm12, 0x6a              ;   252.0 p5      21 x[1]
        vmovdqu64 zmm4, [rax + 5376]                     ;   166.3 p2      32 x[0] reload
        vmovdqu64 zmm5, [rax + 7424]                     ;   167.0 p3      21 x[1]
        vpternlogd zmm5, zmm4, [r8 + 208]{1to16}, 0x96   ;   252.3 p0+p2   21 x[1]
        vpternlogd zmm19, zmm22, zmm12, 0x96             ;   253.0 p5      21 x[1]
        vpternlogd zmm7, zmm24, zmm21, 0x96              ;   253.3 p0      21 x[1]
        vpternlogd zmm6, zmm25, zmm7, 0x96               ;   254.3 p5      21 x[1]
        vpternlogd zmm20, zmm31, zmm6, 0x6a              ;   255.3 p0      21 x[1]
        vpternlogd zmm6, zmm2, zmm3, 0x96                ;   255.3 p5      21 x[1]
        vpternlogd zmm17, zmm3, zmm28, 0x96              ;   255.3 p0      21 x[1]
        vmovdqu64 zmm2, [rbp + 8704]                     ;   219.0 p3      21 x[1]
        vmovdqu64 zmm3, [rax + 5312]                     ;   168.3 p2      32 x[0] reload
        vmovdqu64 zmm11, [rax + 7360]                    ;   169.0 p3      21 x[1]
        vpternlogd zmm11, zmm3, [r8 + 204]{1to16}, 0x96  ;   256.0 p5+p2   21 x[1]
        vpternlogd zmm9, zmm23, zmm6, 0x96               ;   256.3 p0      21 x[1]
        vpternlogd zmm21, zmm0, zmm20, 0x96              ;   257.0 p5      21 x[1]
        vpternlogd zmm7, zmm27, zmm28, 0x69              ;   257.3 p0      21 x[1]
        vpternlogd zmm19, zmm6, zmm17, 0x96              ;   258.0 p5      21 x[1]
        vmovdqu64 zmm0, [rax + 6784]                     ;   170.0 p3      21 x[1]
        vmovdqu64 zmm12, [rax + 4736]                    ;   170.3 p2      32 x[0] reload
        vpxord zmm0, zmm0, zmm12                         ;   258.3 p0      21 x[1]
        vmovdqu64 zmm13, [rbp + 8704]                    ;   219.0 p3      21 x[1]
        vmovdqu64 zmm14, [rbp + 512]                     ;   210.0 p2      32 x[0] reload
        vpternlogd zmm0, zmm14, [r8 + 168]{1to16}, 0x69  ;   259.3 p5+p3   21 x[1]
        vmovdqa64 zmm15, zmm0                            ;   260.3         21 x[1] copy
        vmovdqu64 zmm16, [rax + 6976]                    ;   172.3 p2      21 x[1]
        vmovdqu64 zmm22, [rax + 4928]                    ;   173.0 p3      32 x[0] reload
        vpxord zmm16, zmm16, zmm22                       ;   259.3 p0      21 x[1]
        vmovdqu64 zmm23, [rbp + 704]                     ;   210.0 p2      32 x[0] reload
        vpternlogd zmm16, zmm23, [r8 + 180]{1to16}, 0x69 ;   260.3 p5+p3   21 x[1]
        vmovdqu64 zmm24, [rbp + 576]                     ;   210.0 p2      32 x[0] reload
        vmovdqu64 zmm25, [rbp + 10368]                   ;   217.3 p3      21 x[1]
        vpternlogd zmm25, zmm16, zmm24, 0x96             ;   261.3 p0      21 x[1]
        vmovdqa64 zmm26, zmm25                           ;   262.3         21 x[1] copy
        vmovdqu64 zmm30, [rax + 7040]                    ;   175.3 p2      21 x[1]
        vmovdqu64 zmm31, [rax + 4992]                    ;   176.0 p3      32 x[0] reload
        vpxord zmm30, zmm30, zmm31                       ;   261.0 p5      21 x[1]
        vmovdqu64 zmm4, [rbp + 768]                      ;   210.0 p2      32 x[0] reload
        vpternlogd zmm30, zmm4, [r8 + 184]{1to16}, 0x69  ;   262.0 p0+p3   21 x[1]
        vpxord zmm15, zmm15, zmm30                       ;   263.0 p5      21 x[1]
        vpxord zmm26, zmm26, zmm30                       ;   263.0 p0      21 x[1]
        vpxord zmm29, zmm29, zmm15                       ;   264.0 p5      21 x[1]
        vmovdqa64 zmm3, zmm30                            ;   263.0         21 x[1] copy
        vmovdqa64 zmm8, zmm29                            ;   265.0         21 x[1] copy
        vmovdqa64 zmm31, zmm26                           ;   264.0         21 x[1] copy
        vmovdqa64 zmm22, zmm26                           ;   264.0         21 x[1] copy
        vmovdqa64 zmm12, zmm15                           ;   264.0         21 x[1] copy
        vmovdqa64 zmm24, zmm30                           ;   263.0         21 x[1] copy
        vmovdqa64 zmm4, zmm29                            ;   265.0         21 x[1] copy
        vmovdqu64 zmm23, [rbp + 8384]                    ;   215.0 p2      21 x[1]
        vpternlogd zmm23, zmm16, [rbp + 640], 0x69       ;   263.3 p0+p3   21 x[1]
        vmovdqu64 zmm14, [rbp + 10304]                   ;   211.3 p2      32 x[1] reload
        vpternlogd zmm23, zmm14, [rbp + 832], 0x96       ;   264.3 p5+p3   21 x[1]
        vpxord zmm8, zmm8, zmm23                         ;   265.3 p0      21 x[1]
        vpternlogd zmm14, zmm15, [rbp + 832], 0x96       ;   265.0 p5+p2   21 x[1]
        vpxord zmm22, zmm22, zmm14                       ;   266.0 p0      21 x[1]
        vmovdqu64 [rbp + 10304], zmm7                    ;   258.3 p7+p4   21 x[1] spill
        vmovdqa64 zmm7, zmm23                            ;   265.3         21 x[1] copy
        vmovdqu64 [rbp + 10368], zmm28                   ;   246.3 p8+p9   21 x[1] spill
        vmovdqa64 zmm28, zmm23                           ;   265.3         21 x[1] copy
        vmovdqu64 [rbp + 10432], zmm27                   ;   247.3 p7+p4   21 x[1] spill
        vmovdqa64 zmm27, zmm14                           ;   266.0         21 x[1] copy
        vmovdqu64 [rbp + 10496], zmm9                    ;   257.3 p8+p9   21 x[1] spill
        vmovdqu64 zmm9, [rbp + 8256]                     ;   214.3 p3      21 x[1]
        vpternlogd zmm9, zmm29, [rbp + 384], 0x69        ;   266.0 p5+p2   21 x[1]
        vmovdqu64 [rbp + 10560], zmm17                   ;   256.3 p7+p4   21 x[1] spill
        vmovdqa64 zmm17, zmm8                            ;   266.3         21 x[1] copy
        vpternlogd zmm17, zmm9, zmm14, 0x6c              ;   267.0 p0      21 x[1]
        vmovdqu64 [rbp + 10624], zmm20                   ;   256.3 p8+p9   21 x[1] spill
        vmovdqu64 zmm20, [rbp + 8384]                    ;   215.0 p3      21 x[1] reload
        vpternlogd zmm9, zmm20, [rbp + 640], 0x69        ;   267.0 p5+p2   21 x[1]
        vpxord zmm3, zmm3, zmm9                          ;   268.0 p0      21 x[1]
        vpxord zmm31, zmm31, zmm9                        ;   268.0 p5      21 x[1]
        vpandd zmm18, zmm18, zmm9                        ;   268.3 p0      21 x[1]
        vpxord zmm27, zmm27, zmm3                        ;   269.0 p5      21 x[1]
        vpandd zmm28, zmm28, zmm27                       ;   270.0 p0      21 x[1]
        vpternlogd zmm18, zmm0, zmm28, 0x96              ;   271.0 p5      21 x[1]
        vmovdqa64 zmm0, zmm31                            ;   269.0         21 x[1] copy
        vmovdqa64 zmm20, zmm3                            ;   269.0         21 x[1] copy
        vmovdqu64 [rbp + 8384], zmm19                    ;   259.0 p7+p4   21 x[1] spill
        vmovdqu64 zmm19, [rbp + 8256]                    ;   214.3 p3      21 x[1]
        vpternlogd zmm19, zmm25, [rbp + 384], 0x69       ;   270.3 p0+p2   21 x[1]
        vpxord zmm7, zmm7, zmm19                         ;   271.3 p5      21 x[1]
        vpxord zmm1, zmm1, zmm19                         ;   271.3 p0      21 x[1]
        vpandd zmm0, zmm0, zmm19                         ;   272.0 p5      21 x[1]
        vpternlogd zmm30, zmm0, zmm15, 0x6c              ;   273.0 p0      21 x[1]
        vpternlogd zmm0, zmm1, zmm26, 0x78               ;   273.0 p5      21 x[1]
        vpternlogd zmm17, zmm28, zmm0, 0x96              ;   274.0 p0      21 x[1]
        vpxord zmm12, zmm12, zmm7                        ;   274.0 p5      21 x[1]
        vpternlogd zmm16, zmm22, zmm12, 0x78             ;   275.0 p0      21 x[1]
        vmovdqa64 zmm28, zmm30                           ;   274.0         21 x[1] copy
        vpternlogd zmm30, zmm18, zmm17, 0x28             ;   275.0 p5      21 x[1]
        vmovdqu64 [rbp + 8256], zmm6                     ;   256.3 p8+p9   21 x[1] spill
        vmovdqa64 zmm6, zmm7                             ;   272.3         21 x[1] copy
        vpternlogd zmm6, zmm14, zmm25, 0x60              ;   275.3 p0      21 x[1]
        vpternlogd zmm16, zmm0, zmm6, 0x96               ;   276.3 p5      21 x[1]
        vpternlogd zmm6, zmm3, zmm29, 0x1e               ;   276.3 p0      21 x[1]
        vpxord zmm28, zmm28, zmm6                        ;   277.3 p5      21 x[1]
        vpandnd zmm0, zmm16, zmm28                       ;   278.3 p0      21 x[1]
        vmovdqa64 zmm3, zmm6                             ;   277.3         21 x[1] copy
        vpternlogd zmm3, zmm16, zmm18, 0x48              ;   278.0 p5      21 x[1]
        vmovdqa64 zmm29, zmm3                            ;   279.0         21 x[1] copy
        vpternlogd zmm29, zmm30, zmm28, 0x36             ;   279.0 p0      21 x[1]
        vpternlogd zmm30, zmm3, zmm28, 0x36              ;   279.0 p5      21 x[1]
        vpternlogd zmm6, zmm18, zmm30, 0x96              ;   280.0 p0      21 x[1]
        vpternlogd zmm0, zmm30, zmm17, 0x1e              ;   280.0 p5      21 x[1]
        vpternlogd zmm28, zmm17, zmm16, 0xec             ;   280.3 p0      21 x[1]
        vpternlogd zmm28, zmm3, zmm16, 0x96              ;   281.3 p5      21 x[1]
        vpternlogd zmm23, zmm28, zmm29, 0x60             ;   282.3 p0      21 x[1]
        vpternlogd zmm27, zmm28, zmm29, 0x60             ;   282.3 p5      21 x[1]
        vpandd zmm4, zmm4, zmm28                         ;   282.3 p0      21 x[1]
        vpternlogd zmm12, zmm4, zmm6, 0x6c               ;   283.3 p5      21 x[1]
        vpternlogd zmm8, zmm12, zmm29, 0x6c              ;   284.3 p0      21 x[1]
        vpxord zmm3, zmm6, zmm29                         ;   284.0 p5      21 x[1]
        vpternlogd zmm12, zmm1, zmm3, 0x78               ;   285.0 p0      21 x[1]
        vpandd zmm20, zmm20, zmm28                       ;   285.0 p5      21 x[1]
        vpternlogd zmm9, zmm20, zmm0, 0x6c               ;   286.0 p0      21 x[1]
        vpxord zmm1, zmm0, zmm3                          ;   286.0 p5      21 x[1]
        vpandd zmm19, zmm19, zmm1                        ;   287.0 p0      21 x[1]
        vpxord zmm16, zmm0, zmm28                        ;   287.0 p5      21 x[1]
        vpternlogd zmm28, zmm1, zmm29, 0x96              ;   287.3 p0      21 x[1]
        vpternlogd zmm4, zmm7, zmm28, 0x78               ;   288.3 p5      21 x[1]
        vpternlogd zmm28, zmm25, zmm14, 0x60             ;   288.3 p0      21 x[1]
        vpternlogd zmm1, zmm31, zmm28, 0x6a              ;   289.3 p5      21 x[1]
        vpternlogd zmm29, zmm14, zmm9, 0x6a              ;   289.3 p0      21 x[1]
        vpternlogd zmm3, zmm26, zmm1, 0x6a               ;   290.3 p5      21 x[1]
        vmovdqu64 zmm7, [rax + 5632]                     ;   183.5 p3      32 x[0] reload
        vmovdqu64 zmm14, [rax + 7680]                    ;   183.7 p2      21 x[1]
        vpternlogd zmm14, zmm7, [r8 + 224]{1to16}, 0x96  ;   290.3 p0+p3   21 x[1]
        vmovdqu64 zmm17, [rax + 5888]                    ;   184.7 p2      32 x[0] reload
        vmovdqu64 zmm18, [rax + 7936]                    ;   185.5 p3      21 x[1]
        vpternlogd zmm18, zmm17, [r8 + 240]{1to16}, 0x96 ;   291.0 p5+p2   21 x[1]
        vpternlogd zmm19, zmm4, zmm12, 0x96              ;   291.3 p0      21 x[1]
        vpternlogd zmm12, zmm15, zmm16, 0x78             ;   292.0 p5      21 x[1]
        vpandd zmm24, zmm24, zmm16                       ;   292.3 p0      21 x[1]
        vpternlogd zmm24, zmm20, zmm1, 0x96              ;   293.3 p5      21 x[1]
        vpternlogd zmm6, zmm22, zmm3, 0x6a               ;   293.3 p0      21 x[1]
        vpternlogd zmm8, zmm29, zmm3, 0x96               ;   294.0 p5      21 x[1]
        vpternlogd zmm29, zmm3, zmm12, 0x69              ;   294.3 p0      21 x[1]
        vpternlogd zmm23, zmm4, zmm8, 0x96               ;   295.0 p5      21 x[1]
        vmovdqu64 zmm1, [rax + 5824]                     ;   186.5 p3      32 x[0] reload
        vmovdqu64 zmm3, [rax + 7872]                     ;   186.7 p2      21 x[1]
        vpternlogd zmm3, zmm1, [r8 + 236]{1to16}, 0x96   ;   295.3 p0+p3   21 x[1]
        vpternlogd zmm24, zmm23, zmm19, 0x96             ;   296.0 p5      21 x[1]
        vpternlogd zmm8, zmm0, [rbp + 10112], 0x78       ;   296.3 p0+p2   21 x[1]
        vmovdqu64 zmm0, [rbp + 10048]                    ;   220.0 p3      21 x[1]
        vmovdqu64 zmm4, [rax + 7296]                     ;   188.7 p2      21 x[1]
        vmovdqu64 zmm15, [rax + 5248]                    ;   189.5 p3      32 x[0] reload
        vpxord zmm4, zmm4, zmm15                         ;   297.0 p5      21 x[1]
        vmovdqu64 zmm16, [rbp + 1024]                    ;   210.0 p2      32 x[0] reload
        vpternlogd zmm4, zmm16, [r8 + 200]{1to16}, 0x69  ;   298.0 p0+p3   21 x[1]
        vmovdqa64 zmm20, zmm4                            ;   299.0         21 x[1] copy
        vmovdqu64 zmm22, [rax + 7488]                    ;   190.7 p2      21 x[1]
        vmovdqu64 zmm25, [rax + 5440]                    ;   191.5 p3      32 x[0] reload
        vpxord zmm22, zmm22, zmm25                       ;   298.0 p5      21 x[1]
        vmovdqu64 zmm26, [rbp + 1216]                    ;   210.0 p2      32 x[0] reload
        vpternlogd zmm22, zmm26, [r8 + 212]{1to16}, 0x69 ;   299.0 p0+p3   21 x[1]
        vmovdqu64 zmm30, [rbp + 10048]                   ;   220.0 p2      21 x[1]
        vmovdqu64 zmm31, [rbp + 1088]                    ;   210.0 p3      32 x[0] reload
        vpternlogd zmm11, zmm22, zmm31, 0x96             ;   300.0 p5      21 x[1]
        vmovdqa64 zmm17, zmm11                           ;   301.0         21 x[1] copy
        vmovdqa64 zmm1, zmm11                            ;   301.0         21 x[1] copy
        vpternlogd zmm1, zmm10, [rbp + 896], 0x69        ;   301.0 p0+p2   21 x[1]
        vpxord zmm13, zmm13, zmm1                        ;   302.0 p5      21 x[1]
        vmovdqa64 zmm7, zmm1                             ;   302.0         21 x[1] copy
        vmovdqa64 zmm25, zmm1                            ;   302.0         21 x[1] copy
        vmovdqu64 zmm15, [rax + 7552]                    ;   194.5 p3      21 x[1]
        vpxord zmm15, zmm15, [rax + 5504]                ;   300.3 p0+p2   21 x[1]
        vmovdqu64 zmm31, [rbp + 1280]                    ;   210.0 p3      32 x[0] reload
        vpternlogd zmm15, zmm31, [r8 + 216]{1to16}, 0x69 ;   301.3 p5+p2   21 x[1]
        vpxord zmm20, zmm20, zmm15                       ;   302.3 p0      21 x[1]
        vpxord zmm17, zmm17, zmm15                       ;   302.3 p5      21 x[1]
        vpxord zmm2, zmm2, zmm20                         ;   303.3 p0      21 x[1]
        vmovdqu64 zmm31, [rbp + 10048]                   ;   220.0 p3      21 x[1]
        vpternlogd zmm10, zmm2, [rbp + 896], 0x69        ;   304.3 p5+p2   21 x[1]
        vmovdqa64 zmm26, zmm15                           ;   302.3         21 x[1] copy
        vmovdqa64 zmm16, zmm17                           ;   303.3         21 x[1] copy
        vmovdqu64 [rbp + 10112], zmm29                   ;   295.3 p7+p4   21 x[1] spill
        vmovdqa64 zmm29, zmm17                           ;   303.3         21 x[1] copy
        vmovdqu64 [rbp + 10688], zmm12                   ;   293.0 p8+p9   21 x[1] spill
        vmovdqa64 zmm12, zmm20                           ;   303.3         21 x[1] copy
        vmovdqu64 [rbp + 10752], zmm27                   ;   283.3 p7+p4   21 x[1] spill
        vmovdqa64 zmm27, zmm15                           ;   302.3         21 x[1] copy
        vmovdqu64 [rbp + 10816], zmm28                   ;   289.3 p8+p9   21 x[1] spill
        vmovdqa64 zmm28, zmm2                            ;   304.3         21 x[1] copy
        vmovdqu64 [rbp + 10880], zmm9                    ;   287.0 p7+p4   21 x[1] spill
        vmovdqa64 zmm9, zmm10                            ;   305.3         21 x[1] copy
        vpternlogd zmm9, zmm5, [rbp + 1152], 0x69        ;   305.3 p0+p3   21 x[1]
        vpxord zmm26, zmm26, zmm9                        ;   306.3 p5      21 x[1]
        vpxord zmm16, zmm16, zmm9                        ;   306.3 p0      21 x[1]
        vpandd zmm25, zmm25, zmm16                       ;   307.3 p5      21 x[1]
        vpternlogd zmm15, zmm25, zmm20, 0x6c             ;   308.3 p0      21 x[1]
        vpternlogd zmm25, zmm13, zmm17, 0x78             ;   308.3 p5      21 x[1]
        vpternlogd zmm4, zmm9, [rbp + 8704], 0x78        ;   306.3 p0+p2   21 x[1]
        vmovdqu64 [rbp + 10944], zmm19                   ;   292.3 p8+p9   21 x[1] spill
        vmovdqa64 zmm19, zmm26                           ;   307.3         21 x[1] copy
        vmovdqu64 [rbp + 11008], zmm24                   ;   297.0 p7+p4   21 x[1] spill
        vmovdqa64 zmm24, zmm15                           ;   309.3         21 x[1] copy
        vmovdqu64 [rbp + 11072], zmm23                   ;   296.0 p8+p9   21 x[1] spill
        vmovdqa64 zmm23, zmm26                           ;   307.3         21 x[1] copy
        vmovdqu64 [rbp + 11136], zmm6                    ;   294.3 p7+p4   21 x[1] spill
        vmovdqu64 zmm6, [rax + 7808]                     ;   198.5 p3      21 x[1]
        vpxord zmm6, zmm6, [rax + 5760]                  ;   307.0 p5+p2   21 x[1]
        vmovdqu64 [rbp + 11200], zmm8                    ;   297.3 p8+p9   21 x[1] spill
        vmovdqu64 zmm8, [rbp + 1536]                     ;   210.0 p3      32 x[0] reload
        vpternlogd zmm6, zmm8, [r8 + 232]{1to16}, 0x69   ;   308.0 p0+p2   21 x[1]
        vmovdqa64 zmm8, zmm6                             ;   309.0         21 x[1] copy
        vmovdqu64 [rbp + 11264], zmm21                   ;   258.0 p7+p4   21 x[1] spill
        vmovdqu64 zmm21, [rax + 8000]                    ;   200.5 p3      21 x[1]
        vpxord zmm21, zmm21, [rax + 5952]                ;   308.0 p5+p2   21 x[1]
        vmovdqu64 [rbp + 11328], zmm6                    ;   309.0 p8+p9   21 x[1] spill
        vmovdqu64 zmm6, [rbp + 1728]                     ;   210.0 p3      32 x[0] reload
        vpternlogd zmm21, zmm6, [r8 + 244]{1to16}, 0x69  ;   309.0 p0+p2   21 x[1]
        vpternlogd zmm3, zmm21, [rbp + 1600], 0x96       ;   310.0 p5+p3   21 x[1]
        vmovdqa64 zmm6, zmm3                             ;   311.0         21 x[1] copy
        vmovdqu64 [rbp + 11392], zmm18                   ;   292.0 p7+p4   21 x[1] spill
        vmovdqa64 zmm18, zmm3                            ;   311.0         21 x[1] copy
        vpternlogd zmm18, zmm14, [rbp + 1408], 0x69      ;   311.0 p0+p2   21 x[1]
        vpxord zmm30, zmm30, zmm18                       ;   312.0 p5      21 x[1]
        vmovdqu64 [rbp + 11456], zmm3                    ;   311.0 p8+p9   21 x[1] spill
        vmovdqa64 zmm3, zmm18                            ;   312.0         21 x[1] copy
        vmovdqu64 [rbp + 11520], zmm30                   ;   313.0 p7+p4   21 x[1] spill
        vmovdqa64 zmm30, zmm18                           ;   312.0         21 x[1] copy
        vmovdqu64 [rbp + 11584], zmm18                   ;   312.0 p8+p9   21 x[1] spill
        vmovdqu64 zmm18, [rax + 8064]                    ;   203.5 p3      21 x[1]
        vpxord zmm18, zmm18, [rax + 6016]                ;   310.3 p0+p2   21 x[1]
        vmovdqu64 [rbp + 11648], zmm14                   ;   291.3 p7+p4   21 x[1] spill
        vmovdqu64 zmm14, [rbp + 1792]                    ;   210.0 p3      32 x[0] reload
        vpternlogd zmm18, zmm14, [r8 + 248]{1to16}, 0x69 ;   311.3 p5+p2   21 x[1]
        vpxord zmm8, zmm8, zmm18                         ;   312.3 p0      21 x[1]
        vpxord zmm6, zmm6, zmm18                         ;   312.3 p5      21 x[1]
        vpxord zmm0, zmm0, zmm8                          ;   313.3 p0      21 x[1]
        vmovdqa64 zmm14, zmm18                           ;   312.3         21 x[1] copy
        vmovdqu64 [rbp + 11712], zmm18                   ;   312.3 p8+p9   21 x[1] spill
        vmovdqa64 zmm18, zmm0                            ;   314.3         21 x[1] copy
        vmovdqu64 [rbp + 11776], zmm0                    ;   314.3 p7+p4   21 x[1] spill
        vmovdqa64 zmm0, zmm6                             ;   313.3         21 x[1] copy
        vmovdqu64 [rbp + 11840], zmm6                    ;   313.3 p8+p9   21 x[1] spill
        vmovdqa64 zmm6, zmm8                             ;   313.3         21 x[1] copy
        vmovdqu64 [rbp + 11904], zmm21                   ;   310.0 p7+p4   21 x[1] spill
        vmovdqu64 zmm21, [rbp + 10240]                   ;   212.0 p3      21 x[1]
        vpternlogd zmm21, zmm22, [rbp + 1344], 0x96      ;   313.0 p5+p2   21 x[1]
        vpternlogd zmm21, zmm5, [rbp + 1152], 0x69       ;   314.0 p0+p3   21 x[1]
        vpxord zmm7, zmm7, zmm21                         ;   315.0 p5      21 x[1]
        vpxord zmm12, zmm12, zmm7                        ;   316.0 p0      21 x[1]
        vmovdqa64 zmm5, zmm21                            ;   315.0         21 x[1] copy
        vmovdqu64 [rbp + 11968], zmm8                    ;   313.3 p8+p9   21 x[1] spill
        vmovdqu64 zmm8, [rbp + 10240]                    ;   212.0 p2      21 x[1]
        vpternlogd zmm8, zmm20, [rbp + 1344], 0x96       ;   315.0 p5+p3   21 x[1]
        vpxord zmm19, zmm19, zmm8                        ;   316.0 p0      21 x[1]
        vpternlogd zmm4, zmm19, zmm21, 0x78              ;   317.0 p5      21 x[1]
        vpxord zmm29, zmm29, zmm8                        ;   316.3 p0      21 x[1]
        vpternlogd zmm22, zmm29, zmm12, 0x78             ;   317.3 p5      21 x[1]
        vmovdqu64 [rbp + 10240], zmm20                   ;   303.3 p7+p4   21 x[1] spill
        vmovdqu64 zmm20, [rbp + 11840]                   ;   313.3 p2      21 x[1]
        vmovdqu64 [rbp + 12032], zmm9                    ;   306.3 p8+p9   21 x[1] spill
        vmovdqa64 zmm9, zmm7                             ;   316.0         21 x[1] copy
        vpternlogd zmm9, zmm8, zmm11, 0x60               ;   317.3 p0      21 x[1]
        vpternlogd zmm22, zmm9, zmm25, 0x96              ;   318.3 p5      21 x[1]
        vpternlogd zmm9, zmm26, zmm2, 0x1e               ;   318.3 p0      21 x[1]
        vpxord zmm24, zmm24, zmm9                        ;   319.3 p5      21 x[1]
        vmovdqa64 zmm26, zmm21                           ;   315.0         21 x[1] copy
        vpternlogd zmm26, zmm2, zmm8, 0x28               ;   319.3 p0      21 x[1]
        vpternlogd zmm25, zmm26, zmm10, 0x96             ;   320.3 p5      21 x[1]
        vpternlogd zmm25, zmm19, zmm21, 0x78             ;   321.3 p0      21 x[1]
        vmovdqu64 zmm10, [rbp + 11776]                   ;   314.3 p3      21 x[1]
        vpternlogd zmm15, zmm4, zmm25, 0x28              ;   322.3 p5      21 x[1]
        vmovdqa64 zmm26, zmm8                            ;   316.0         21 x[1] copy
        vmovdqu64 [rbp + 12096], zmm10                   ;   320.3 p7+p4   21 x[1] spill
        vpandnd zmm10, zmm22, zmm24                      ;   321.3 p0      21 x[1]
        vmovdqu64 [rbp + 12160], zmm19                   ;   317.0 p8+p9   21 x[1] spill
        vmovdqa64 zmm19, zmm9                            ;   319.3         21 x[1] copy
        vpternlogd zmm19, zmm22, zmm4, 0x48              ;   322.0 p5      21 x[1]
        vmovdqu64 [rbp + 12224], zmm20                   ;   319.3 p7+p4   21 x[1] spill
        vmovdqa64 zmm20, zmm19                           ;   323.0         21 x[1] copy
        vpternlogd zmm20, zmm15, zmm24, 0x36             ;   323.3 p0      21 x[1]
        vpternlogd zmm21, zmm2, zmm20, 0x28              ;   324.3 p5      21 x[1]
        vpternlogd zmm15, zmm19, zmm24, 0x36             ;   323.3 p0      21 x[1]
        vmovdqu64 zmm2, [rbp + 11584]                    ;   312.0 p2      21 x[1]
        vpternlogd zmm9, zmm4, zmm15, 0x96               ;   324.3 p5      21 x[1]
        vpternlogd zmm10, zmm15, zmm25, 0x1e             ;   324.3 p0      21 x[1]
        vpternlogd zmm24, zmm25, zmm22, 0xec             ;   325.0 p5      21 x[1]
        vmovdqu64 zmm4, [rbp + 1856]                     ;   212.7 p3      32 x[0] reload
        vmovdqu64 zmm15, [rbp + 9024]                    ;   213.0 p2      32 x[1] reload
        vmovdqu64 zmm25, [rbp + 11968]                   ;   313.3 p3      21 x[1]
        vpternlogd zmm25, zmm15, zmm4, 0x96              ;   325.3 p0      21 x[1]
        vpternlogd zmm15, zmm4, [rbp + 11904], 0x96      ;   326.0 p5+p2   21 x[1]
        vpternlogd zmm24, zmm19, zmm22, 0x96             ;   326.3 p0      21 x[1]
        vpandd zmm29, zmm29, zmm9                        ;   327.0 p5      21 x[1]
        vpandd zmm26, zmm26, zmm20                       ;   327.3 p0      21 x[1]
        vpxord zmm19, zmm20, zmm9                        ;   328.0 p5      21 x[1]
        vpandd zmm28, zmm28, zmm24                       ;   328.3 p0      21 x[1]
        vpternlogd zmm9, zmm12, zmm28, 0x6a              ;   329.3 p5      21 x[1]
        vpternlogd zmm13, zmm9, zmm19, 0x6c              ;   330.3 p0      21 x[1]
        vpxord zmm20, zmm20, zmm24                       ;   330.0 p5      21 x[1]
        vpandd zmm23, zmm23, zmm24                       ;   330.3 p0      21 x[1]
        vpxord zmm24, zmm24, zmm10                       ;   331.0 p5      21 x[1]
        vpandd zmm27, zmm27, zmm24                       ;   332.0 p0      21 x[1]
        vpandd zmm5, zmm5, zmm20                         ;   332.0 p5      21 x[1]
        vpxord zmm12, zmm19, zmm10                       ;   332.3 p0      21 x[1]
        vpandd zmm1, zmm1, zmm12                         ;   333.3 p5      21 x[1]
        vpxord zmm22, zmm20, zmm12                       ;   333.3 p0      21 x[1]
        vpternlogd zmm8, zmm11, zmm22, 0x28              ;   334.3 p5      21 x[1]
        vpternlogd zmm22, zmm28, zmm7, 0x6c              ;   334.3 p0      21 x[1]
        vmovdqu64 zmm7, [rbp + 1408]                     ;   216.5 p3      32 x[0] reload
        vmovdqu64 zmm11, [rbp + 11648]                   ;   291.3 p2      21 x[1] reload
        vmovdqu64 zmm28, [rbp + 11776]                   ;   314.3 p3      21 x[1]
        vpternlogd zmm28, zmm11, zmm7, 0x69              ;   335.0 p5      21 x[1]
        vpternlogd zmm12, zmm16, zmm8, 0x6a              ;   335.3 p0      21 x[1]
        vpternlogd zmm19, zmm17, zmm12, 0x6a             ;   336.3 p5      21 x[1]
        vmovdqu64 zmm11, [rbp + 11264]                   ;   258.0 p2      32 x[1]
        vmovdqu64 zmm16, [rbp + 11072]                   ;   296.0 p3      32 x[1]
        vpternlogd zmm27, zmm12, zmm23, 0x96             ;   336.3 p0      21 x[1]
        vpternlogd zmm1, zmm22, zmm13, 0x96              ;   337.0 p5      21 x[1]
        vpternlogd zmm24, zmm13, [rbp + 10240], 0x6c     ;   337.3 p0+p2   21 x[1]
        vmovdqu64 zmm12, [rbp + 11200]                   ;   297.3 p3      21 x[1] reload
        vmovdqu64 zmm13, [rbp + 11136]                   ;   294.3 p2      32 x[1]
        vpternlogd zmm13, zmm12, [rbp + 11264], 0x96     ;   338.0 p5+p3   32 x[1]
        vpternlogd zmm23, zmm10, [rbp + 12032], 0x78     ;   338.3 p0+p2   21 x[1]
        vpternlogd zmm26, zmm23, zmm19, 0x96             ;   339.3 p5      21 x[1]
        vmovdqu64 zmm17, [rbp + 8256]                    ;   256.3 p3      32 x[1]
        vpternlogd zmm9, zmm21, zmm26, 0x96              ;   340.3 p0      21 x[1]
        vpternlogd zmm5, zmm22, zmm9, 0x96               ;   341.3 p5      21 x[1]
        vpternlogd zmm27, zmm5, zmm1, 0x96               ;   342.3 p0      21 x[1]
        vpternlogd zmm23, zmm20, [rbp + 12160], 0x78     ;   341.0 p5+p2   21 x[1]
        vpternlogd zmm23, zmm8, zmm5, 0x96               ;   342.3 p0      21 x[1]
        vpternlogd zmm9, zmm10, [rbp + 8704], 0x78       ;   342.0 p5+p3   21 x[1]
        vmovdqu64 zmm8, [rbp + 11008]                    ;   297.0 p2      32 x[1]
        vmovdqu64 zmm10, [rbp + 8384]                    ;   259.0 p3      21 x[1] reload
        vpxord zmm8, zmm8, zmm10                         ;   342.3 p0      32 x[1]
        vpternlogd zmm19, zmm29, zmm9, 0x96              ;   343.0 p5      21 x[1]
        vpxord zmm9, zmm9, zmm27                         ;   343.3 p0      21 x[1]
        vmovdqu64 zmm20, [rbp + 10560]                   ;   256.3 p2      32 x[1]
        vmovdqu64 zmm21, [rbp + 10944]                   ;   292.3 p3      32 x[1]
        vpxord zmm21, zmm21, [rbp + 10560]               ;   344.0 p5+p2   32 x[1]
        vmovdqu64 zmm22, [rbp + 10496]                   ;   257.3 p3      32 x[1]
        vmovdqu64 zmm29, [rbp + 10688]                   ;   293.0 p2      32 x[1]
        vpxord zmm20, zmm20, zmm1                        ;   344.3 p0      32 x[1]
        vpxord zmm11, zmm11, zmm19                       ;   345.0 p5      32 x[1]
        vmovdqu64 zmm7, [rbp + 10112]                    ;   295.3 p3      32 x[1]
        vpxord zmm7, zmm7, [rbp + 10304]                 ;   345.3 p0+p2   32 x[1]
        vpxord zmm16, zmm16, zmm5                        ;   346.0 p5      32 x[1]
        vmovdqu64 zmm4, [rbp + 12224]                    ;   319.3 p3      21 x[1] reload
        vpxord zmm4, zmm4, zmm25                         ;   346.3 p0      21 x[1]
        vmovdqa64 zmm12, zmm25                           ;   326.3         21 x[1] copy
        vmovdqa64 zmm10, zmm11                           ;   346.0         32 x[1] copy
        vmovdqu64 [rbp + 12224], zmm11                   ;   346.0 p8+p9   32 x[1] spill
        vmovdqu64 zmm11, [rbp + 11392]                   ;   292.0 p2      21 x[1] reload
        vpternlogd zmm15, zmm11, [rbp + 1664], 0x69      ;   347.0 p5+p3   21 x[1]
        vpxord zmm18, zmm18, zmm15                       ;   348.0 p0      21 x[1]
        vpxord zmm3, zmm3, zmm15                         ;   348.0 p5      21 x[1]
        vpxord zmm6, zmm6, zmm3                          ;   349.0 p0      21 x[1]
        vpternlogd zmm11, zmm28, [rbp + 1664], 0x69      ;   349.0 p5+p2   21 x[1]
        vpternlogd zmm28, zmm18, zmm25, 0x78             ;   349.3 p0      21 x[1]
        vpxord zmm14, zmm14, zmm11                       ;   350.0 p5      21 x[1]
        vpxord zmm0, zmm0, zmm11                         ;   350.3 p0      21 x[1]
        vpandd zmm31, zmm31, zmm11                       ;   351.0 p5      21 x[1]
        vpandd zmm30, zmm30, zmm0                        ;   351.3 p0      21 x[1]
        vpxord zmm12, zmm12, zmm14                       ;   352.0 p5      21 x[1]
        vmovdqu64 [rbp + 11392], zmm21                   ;   345.0 p7+p4   32 x[1] spill
        vpandd zmm21, zmm15, zmm12                       ;   353.0 p0      21 x[1]
        vpternlogd zmm31, zmm21, [rbp + 11328], 0x96     ;   354.0 p5+p3   21 x[1]
        vmovdqu64 [rbp + 11328], zmm7                    ;   346.3 p8+p9   32 x[1] spill
        vmovdqa64 zmm7, zmm14                            ;   351.0         21 x[1] copy
        vmovdqu64 [rbp + 10560], zmm20                   ;   345.3 p7+p4   32 x[1] spill
        vmovdqa64 zmm20, zmm3                            ;   349.0         21 x[1] copy
        vpternlogd zmm20, zmm25, [rbp + 11456], 0x60     ;   353.3 p0+p2   21 x[1]
        vpternlogd zmm14, zmm20, [rbp + 11776], 0x36     ;   354.3 p5+p3   21 x[1]
        vmovdqu64 [rbp + 11776], zmm24                   ;   338.3 p8+p9   21 x[1] spill
        vmovdqa64 zmm24, zmm14                           ;   355.3         21 x[1] copy
        vmovdqu64 [rbp + 8704], zmm26                    ;   340.3 p7+p4   21 x[1] spill
        vmovdqa64 zmm26, zmm4                            ;   347.3         21 x[1] copy
        vpternlogd zmm26, zmm6, [rbp + 11904], 0x6a      ;   354.3 p0+p2   21 x[1]
        vmovdqu64 [rbp + 11904], zmm23                   ;   343.3 p8+p9   21 x[1] spill
        vmovdqu64 zmm23, [rbp + 10944]                   ;   292.3 p3      21 x[1] reload
        vmovdqu64 [rbp + 12160], zmm9                    ;   344.3 p7+p4   21 x[1] spill
        vmovdqu64 zmm9, [rbp + 11328]                    ;   346.3 p2      32 x[1]
        vpternlogd zmm9, zmm23, [rbp + 10944], 0xc3      ;   355.0 p5+p3   32 x[1]
        vmovdqu64 zmm23, [rax + 2176]                    ;   232.7 p2      32 x[1]
        vmovdqu64 [rbp + 10944], zmm9                    ;   356.0 p8+p9   32 x[1] spill
        vmovdqu64 zmm9, [rbp + 11520]                    ;   313.0 p3      21 x[1]
        vpternlogd zmm9, zmm30, [rbp + 11840], 0x6c      ;   355.3 p0+p2   21 x[1]
        vpternlogd zmm28, zmm21, zmm9, 0x96              ;   356.3 p5      21 x[1]
        vmovdqu64 zmm21, [rbp + 12160]                   ;   344.3 p3      32 x[1]
        vpxord zmm21, zmm21, [rax + 2304]                ;   356.3 p0+p2   32 x[1]
        vpternlogd zmm26, zmm20, zmm9, 0x96              ;   357.0 p5      21 x[1]
        vmovdqu64 zmm9, [rbp + 11712]                    ;   312.3 p3      21 x[1] reload
        vmovdqu64 zmm20, [rbp + 11968]                   ;   313.3 p2      21 x[1] reload
        vpternlogd zmm30, zmm20, zmm9, 0x78              ;   357.3 p0      21 x[1]
        vpxord zmm24, zmm24, zmm30                       ;   358.3 p5      21 x[1]
        vpternlogd zmm30, zmm31, zmm28, 0x28             ;   358.3 p0      21 x[1]
        vmovdqu64 [rbp + 12032], zmm21                   ;   357.3 p7+p4   32 x[1] spill
        vmovdqu64 zmm21, [rbp + 11776]                   ;   338.3 p3      32 x[1]
        vpxord zmm21, zmm21, [rax + 2368]                ;   359.0 p5+p2   32 x[1]
        vmovdqu64 [rbp + 11264], zmm21                   ;   360.0 p8+p9   32 x[1] spill
        vpandnd zmm21, zmm26, zmm24                      ;   359.3 p0      21 x[1]
        vmovdqa64 zmm9, zmm14                            ;   355.3         21 x[1] copy
        vpternlogd zmm9, zmm26, zmm31, 0x48              ;   360.0 p5      21 x[1]
        vmovdqa64 zmm20, zmm24                           ;   359.3         21 x[1] copy
        vpternlogd zmm20, zmm26, zmm28, 0xea             ;   360.3 p0      21 x[1]
        vpternlogd zmm20, zmm26, zmm9, 0x96              ;   361.3 p5      21 x[1]
        vpandd zmm7, zmm7, zmm20                         ;   362.3 p0      21 x[1]
        vmovdqu64 zmm26, [rbp + 12096]                   ;   320.3 p3      21 x[1] reload
        vpandd zmm26, zmm26, zmm20                       ;   362.3 p5      21 x[1]
        vmovdqu64 [rbp + 12096], zmm16                   ;   347.0 p7+p4   32 x[1] spill
        vmovdqa64 zmm16, zmm20                           ;   362.3         21 x[1] copy
        vmovdqu64 [rbp + 10240], zmm13                   ;   339.0 p8+p9   32 x[1] spill
        vmovdqa64 zmm13, zmm9                            ;   361.0         21 x[1] copy
        vpternlogd zmm13, zmm30, zmm24, 0x36             ;   362.3 p0      21 x[1]
        vpternlogd zmm9, zmm30, zmm24, 0x1e              ;   363.0 p5      21 x[1]
        vmovdqu64 zmm24, [rbp + 12096]                   ;   347.0 p2      32 x[1]
        vpxord zmm24, zmm24, [rax + 2944]                ;   363.3 p0+p3   32 x[1]
        vpternlogd zmm14, zmm31, zmm9, 0x96              ;   364.0 p5      21 x[1]
        vmovdqu64 zmm30, [rbp + 10560]                   ;   345.3 p2      32 x[1]
        vpxord zmm30, zmm30, [rax + 3008]                ;   364.3 p0+p3   32 x[1]
        vpternlogd zmm21, zmm9, zmm28, 0x1e              ;   365.0 p5      21 x[1]
        vmovdqu64 zmm9, [rbp + 8384]                     ;   259.0 p2      21 x[1] reload
        vmovdqu64 zmm28, [rbp + 11200]                   ;   297.3 p3      21 x[1] reload
        vmovdqu64 zmm31, [rbp + 11008]                   ;   297.0 p2      32 x[1]
        vpternlogd zmm31, zmm28, zmm9, 0x69              ;   365.3 p0      32 x[1]
        vpternlogd zmm6, zmm26, zmm14, 0x6c              ;   366.0 p5      21 x[1]
        vpternlogd zmm11, zmm7, zmm21, 0x6c              ;   366.3 p0      21 x[1]
        vpternlogd zmm18, zmm6, zmm13, 0x6c              ;   367.0 p5      21 x[1]
        vpxord zmm16, zmm16, zmm13                       ;   367.3 p0      21 x[1]
        vpternlogd zmm12, zmm11, zmm16, 0x6c             ;   368.3 p5      21 x[1]
        vpternlogd zmm11, zmm13, zmm25, 0x78             ;   368.3 p0      21 x[1]
        vpxord zmm13, zmm13, zmm14                       ;   369.0 p5      21 x[1]
        vpandd zmm15, zmm15, zmm16                       ;   369.3 p0      21 x[1]
        vpxord zmm20, zmm20, zmm21                       ;   370.0 p5      21 x[1]
        vmovdqu64 [rbp + 11648], zmm30                   ;   365.3 p7+p4   32 x[1] spill
        vpxord zmm30, zmm21, zmm13                       ;   370.3 p0      21 x[1]
        vpxord zmm16, zmm16, zmm30                       ;   371.3 p5      21 x[1]
        vpternlogd zmm26, zmm3, zmm16, 0x78              ;   372.3 p0      21 x[1]
        vpandd zmm2, zmm2, zmm30                         ;   372.0 p5      21 x[1]
        vpternlogd zmm16, zmm25, [rbp + 11456], 0x60     ;   372.3 p0+p3   21 x[1]
        vpternlogd zmm30, zmm0, zmm16, 0x6a              ;   373.3 p5      21 x[1]
        vmovdqu64 zmm0, [rbp + 10624]                    ;   256.3 p2      32 x[1]
        vpternlogd zmm0, zmm9, [rax + 2816], 0x96        ;   373.3 p0+p3   32 x[1]
        vmovdqa64 zmm3, zmm8                             ;   343.3         32 x[1] copy
        vpternlogd zmm3, zmm28, [rbp + 11136], 0x69      ;   374.0 p5+p2   32 x[1]
        vpternlogd zmm6, zmm13, [rbp + 11520], 0x78      ;   374.3 p0+p3   21 x[1]
        vpternlogd zmm2, zmm26, zmm6, 0x96               ;   375.3 p5      21 x[1]
        vpternlogd zmm7, zmm20, [rbp + 11712], 0x78      ;   375.3 p0+p2   21 x[1]
        vpternlogd zmm7, zmm2, zmm30, 0x96               ;   376.3 p5      21 x[1]
        vpternlogd zmm30, zmm13, [rbp + 11840], 0x78     ;   376.3 p0+p3   21 x[1]
        vpternlogd zmm14, zmm4, zmm30, 0x6a              ;   377.3 p5      21 x[1]
        vmovdqu64 zmm4, [rbp + 10752]                    ;   283.3 p2      21 x[1] reload
        vmovdqu64 zmm13, [rbp + 10880]                   ;   287.0 p3      32 x[1]
        vpternlogd zmm13, zmm4, [rbp + 10816], 0x96      ;   377.3 p0+p2   32 x[1]
        vpternlogd zmm18, zmm11, zmm30, 0x96             ;   378.0 p5      21 x[1]
        vpternlogd zmm15, zmm26, zmm18, 0x96             ;   379.0 p0      21 x[1]
        vmovdqu64 zmm4, [rbp + 10688]                    ;   293.0 p3      21 x[1] reload
        vmovdqu64 zmm25, [rbp + 11776]                   ;   338.3 p2      32 x[1]
        vpternlogd zmm25, zmm4, [rbp + 10304], 0x96      ;   379.0 p5+p3   32 x[1]
        vpternlogd zmm12, zmm16, zmm15, 0x96             ;   380.0 p0      21 x[1]
        vmovdqu64 zmm4, [rbp + 10368]                    ;   251.5 p2      21 x[1] reload
        vmovdqu64 zmm16, [rbp + 10432]                   ;   252.0 p3      32 x[1]
        vpternlogd zmm16, zmm4, [rax + 2880], 0x96       ;   380.0 p5+p2   32 x[1]
        vpternlogd zmm20, zmm6, [rbp + 11968], 0x6c      ;   380.3 p0+p3   21 x[1]
        vpternlogd zmm11, zmm30, zmm20, 0x69             ;   381.3 p5      21 x[1]
        vpternlogd zmm27, zmm7, zmm15, 0x96              ;   381.3 p0      32 x[1]
        vpternlogd zmm18, zmm21, [rbp + 10048], 0x78     ;   382.0 p5+p2   21 x[1]
        vpternlogd zmm19, zmm14, zmm18, 0x96             ;   383.0 p0      32 x[1]
        vpxord zmm1, zmm1, zmm2                          ;   383.0 p5      32 x[1]
        vpternlogd zmm14, zmm27, zmm18, 0x69             ;   383.3 p0      32 x[1]
        vpternlogd zmm18, zmm7, zmm15, 0x96              ;   384.0 p5      21 x[1]
        vpxord zmm17, zmm17, zmm15                       ;   384.3 p0      32 x[1]
        vpxord zmm22, zmm22, zmm12                       ;   385.0 p5      32 x[1]
        vpxord zmm29, zmm29, zmm20                       ;   385.3 p0      32 x[1]
        vmovdqu64 zmm6, [rbp + 11008]                    ;   297.0 p3      21 x[1] reload
        vpternlogd zmm7, zmm15, zmm6, 0x96               ;   386.0 p5      32 x[1]
        vpternlogd zmm28, zmm18, zmm6, 0x96              ;   386.3 p0      32 x[1]
        vpternlogd zmm18, zmm9, [rbp + 10624], 0x96      ;   387.0 p5+p2   32 x[1]
        vpternlogd zmm6, zmm18, zmm27, 0x69              ;   388.0 p0      32 x[1]
        vpxord zmm10, zmm10, zmm7                        ;   388.0 p5      32 x[1]
        vpternlogd zmm20, zmm4, [rbp + 10432], 0x96      ;   388.3 p0+p3   32 x[1]
        vmovdqu64 zmm4, [rbp + 12160]                    ;   344.3 p2      21 x[1] reload
        vpternlogd zmm31, zmm7, zmm4, 0x96               ;   389.0 p5      32 x[1]
        vpternlogd zmm4, zmm28, zmm17, 0x96              ;   389.3 p0      32 x[1]
        vmovdqu64 zmm7, [rbp + 12096]                    ;   347.0 p3      32 x[1] reload
        vpternlogd zmm15, zmm19, zmm7, 0x69              ;   390.0 p5      32 x[1]
        vpternlogd zmm18, zmm5, [rbp + 8256], 0x96       ;   390.3 p0+p2   32 x[1]
        vmovdqu64 zmm9, [rbp + 10240]                    ;   339.0 p3      32 x[1] reload
        vpternlogd zmm5, zmm17, zmm9, 0x69               ;   391.0 p5      32 x[1]
        vmovdqu64 zmm21, [rax + 6592]                    ;   261.5 p2      32 x[0] reload
        vmovdqu64 zmm26, [rbp + 320]                     ;   262.0 p3      32 x[2]
        vpternlogd zmm26, zmm21, [r8 + 284]{1to16}, 0x96 ;   391.3 p0+p2   32 x[2]
        vpternlogd zmm0, zmm28, zmm7, 0x96               ;   392.0 p5      32 x[1]
        vpxord zmm23, zmm23, zmm28                       ;   392.3 p0      32 x[1]
        vpternlogd zmm23, zmm8, zmm6, 0x96               ;   393.3 p5      32 x[1]
        vmovdqu64 zmm8, [rbp + 10112]                    ;   295.3 p3      21 x[1] reload
        vpternlogd zmm25, zmm11, zmm8, 0x96              ;   393.3 p0      32 x[1]
        vpxord zmm28, zmm28, [rax + 3200]                ;   394.0 p5+p2   32 x[1]
        vpternlogd zmm28, zmm27, zmm31, 0x96             ;   395.0 p0      32 x[1]
        vpxord zmm31, zmm31, [rax + 2688]                ;   395.0 p5+p3   32 x[1]
        vpternlogd zmm19, zmm3, [rax + 2048], 0x96       ;   395.3 p0+p2   32 x[1]
        vpxord zmm6, zmm6, [rax + 3712]                  ;   396.0 p5+p3   32 x[1]
        vmovdqu64 zmm27, [rbp + 11904]                   ;   343.3 p2      21 x[1] reload
        vpternlogd zmm13, zmm27, [rbp + 11072], 0x96     ;   396.3 p0+p3   32 x[1]
        vpternlogd zmm12, zmm13, zmm1, 0x96              ;   397.3 p5      32 x[1]
        vpternlogd zmm16, zmm29, zmm13, 0x96             ;   397.3 p0      32 x[1]
        vpternlogd zmm9, zmm14, [rax + 3072], 0x96       ;   398.0 p5+p2   32 x[1]
        vpternlogd zmm14, zmm10, [rax + 2560], 0x96      ;   398.3 p0+p3   32 x[1]
        vpternlogd zmm3, zmm10, [rax + 3584], 0x96       ;   399.0 p5+p2   32 x[1]
        vpternlogd zmm7, zmm18, [rbp + 12032], 0x96      ;   399.3 p0+p3   32 x[1]
        vmovdqu64 zmm10, [rbp + 10560]                   ;   345.3 p2      32 x[1] reload
        vmovdqa64 zmm30, zmm11                           ;   382.3         32 x[1] copy
        vpternlogd zmm30, zmm8, zmm10, 0x96              ;   400.0 p5      32 x[1]
        vpternlogd zmm24, zmm5, [rbp + 12224], 0x96      ;   400.3 p0+p3   32 x[1]
        vpxord zmm5, zmm5, [rax + 2432]                  ;   401.0 p5+p2   32 x[1]
        vpxord zmm21, zmm29, [rax + 2240]                ;   401.3 p0+p3   32 x[1]
        vmovdqu64 [rbp + 3456], zmm3                     ;   400.0 p8+p9   32 x[1] spill
        vpxord zmm3, zmm29, [rax + 3264]                 ;   402.0 p5+p2   32 x[1]
        vpternlogd zmm29, zmm22, [rbp + 11776], 0x96     ;   402.3 p0+p3   32 x[1]
        vpternlogd zmm17, zmm15, [rax + 3456], 0x96      ;   403.0 p5+p2   32 x[1]
        vpternlogd zmm18, zmm4, [rax + 3328], 0x96       ;   403.3 p0+p3   32 x[1]
        vpxord zmm4, zmm4, [rax + 3840]                  ;   404.0 p5+p2   32 x[1]
        vmovdqu64 [rbp + 3712], zmm4                     ;   405.0 p7+p4   32 x[1] spill
        vpxord zmm4, zmm25, [rax + 2752]                 ;   404.3 p0+p3   32 x[1]
        vpternlogd zmm10, zmm12, [rax + 4032], 0x96      ;   405.0 p5+p2   32 x[1]
        vpternlogd zmm12, zmm22, [rax + 3520], 0x96      ;   405.3 p0+p3   32 x[1]
        vpternlogd zmm22, zmm27, [rbp + 11392], 0x96     ;   406.0 p5+p2   32 x[1]
        vpternlogd zmm27, zmm20, [rbp + 10496], 0x96     ;   406.3 p0+p3   32 x[1]
        vmovdqu64 [rbp + 3584], zmm6                     ;   397.0 p8+p9   32 x[1] spill
        vpxord zmm6, zmm22, [rax + 2496]                 ;   407.0 p5+p2   32 x[1]
        vpternlogd zmm22, zmm13, [rbp + 11648], 0x96     ;   407.3 p0+p3   32 x[1]
        vpternlogd zmm13, zmm27, [rbp + 11264], 0x96     ;   408.0 p5+p2   32 x[1]
        vpternlogd zmm27, zmm29, [rax + 3392], 0x96      ;   408.3 p0+p3   32 x[1]
        vpxord zmm29, zmm29, [rax + 3904]                ;   409.0 p5+p2   32 x[1]
        vmovdqu64 [rbp + 3776], zmm29                    ;   410.0 p7+p4   32 x[1] spill
        vpbroadcastd zmm29, [r8 + 260]                   ;   273.3 p10     32 x[2]
        vpxord zmm29, zmm29, [rax + 6208]                ;   409.3 p0+p3   32 x[2]
        vmovdqu64 [rbp + 2944], zmm9                     ;   399.0 p8+p9   32 x[1] spill
        vpbroadcastd zmm9, [r8 + 292]                    ;   274.3 p10     32 x[2]
        vpxord zmm9, zmm9, [rax + 6720]                  ;   410.0 p5+p2   32 x[2]
        vmovdqu64 [rbp + 3200], zmm18                    ;   404.3 p7+p4   32 x[1] spill
        vpbroadcastd zmm18, [r8 + 324]                   ;   276.0 p10     32 x[2]
        vpxord zmm18, zmm18, [rax + 7232]                ;   410.3 p0+p3   32 x[2]
        vmovdqu64 [rbp + 3392], zmm12                    ;   406.3 p8+p9   32 x[1] spill
        vmovdqu64 zmm12, [rbp + 11776]                   ;   338.3 p2      21 x[1] reload
        vpternlogd zmm11, zmm12, [rbp + 8704], 0x69      ;   411.0 p5+p3   32 x[1]
        vpternlogd zmm20, zmm8, zmm11, 0x96              ;   412.0 p0      32 x[1]
        vpternlogd zmm3, zmm25, zmm11, 0x96              ;   412.0 p5      32 x[1]
        vmovdqu64 zmm8, [rax + 7104]                     ;   280.5 p2      32 x[0] reload
        vmovdqu64 zmm12, [rbp + 832]                     ;   406.3 p3      32 x[2]
        vpternlogd zmm12, zmm8, [r8 + 316]{1to16}, 0x96  ;   412.3 p0+p2   32 x[2]
        vpternlogd zmm11, zmm2, zmm2, 0xc3               ;   413.0 p5      32 x[1]
        vmovdqu64 zmm2, [rbp + 10944]                    ;   356.0 p3      32 x[1] reload
        vpternlogd zmm1, zmm2, [rax + 2112], 0x96        ;   413.3 p0+p2   32 x[1]
        vpternlogd zmm2, zmm30, [rax + 3648], 0x96       ;   414.0 p5+p3   32 x[1]
        vpternlogd zmm21, zmm20, [rbp + 11328], 0x96     ;   414.3 p0+p2   32 x[1]
        vpxord zmm20, zmm20, [rax + 3776]                ;   415.0 p5+p3   32 x[1]
        vpternlogd zmm30, zmm11, [rax + 2624], 0x96      ;   415.3 p0+p2   32 x[1]
        vmovdqu64 zmm25, [rbp - 64]                      ;   406.3 p3      32 x[0] reload
        vpternlogd zmm29, zmm1, zmm25, 0x96              ;   416.0 p5      32 x[2]
        vpternlogd zmm9, zmm30, [rbp + 448], 0x96        ;   416.3 p0+p2   32 x[2]
        vpbroadcastd zmm8, [r8 + 356]                    ;   287.0 p10     32 x[2]
        vpxord zmm8, zmm8, [rax + 7744]                  ;   417.0 p5+p3   32 x[2]
        vpternlogd zmm8, zmm2, [rbp + 1472], 0x96        ;   418.0 p0+p2   32 x[2]
        vpbroadcastd zmm25, [r8 + 380]                   ;   288.3 p10     32 x[2]
        vpxord zmm25, zmm25, [rax + 8128]                ;   418.0 p5+p3   32 x[2]
        vpternlogd zmm25, zmm10, [rbp + 1856], 0x96      ;   419.0 p0+p2   32 x[2]
        vmovdqu64 [rbp + 3904], zmm10                    ;   406.0 p7+p4   32 x[1] spill
        vpbroadcastd zmm10, [r8 + 264]                   ;   291.3 p10     21 x[2]
        vpxord zmm10, zmm10, [rax + 6272]                ;   419.0 p5+p3   21 x[2]
        vpternlogd zmm10, zmm23, [rbp + 0], 0x96         ;   420.0 p0+p2   21 x[2]
        vmovdqu64 [rbp + 2048], zmm23                    ;   394.3 p8+p9   32 x[1] spill
        vpbroadcastd zmm23, [r8 + 276]                   ;   292.3 p10     21 x[2]
        vpxord zmm23, zmm23, [rax + 6464]                ;   420.0 p5+p3   21 x[2]
        vpternlogd zmm23, zmm13, [rbp + 192], 0x69       ;   421.0 p0+p2   21 x[2]
        vmovdqu64 [rbp + 2240], zmm13                    ;   409.0 p7+p4   32 x[1] spill
        vpbroadcastd zmm13, [r8 + 280]                   ;   293.3 p10     21 x[2]
        vpxord zmm13, zmm13, [rax + 6528]                ;   421.0 p5+p3   21 x[2]
        vpternlogd zmm13, zmm5, [rbp + 256], 0x69        ;   422.0 p0+p2   21 x[2]
        vmovdqu64 [rbp + 2304], zmm5                     ;   402.0 p8+p9   32 x[1] spill
        vmovdqa64 zmm5, zmm29                            ;   417.0         21 x[2] copy
        vmovdqu64 [rbp + 3520], zmm2                     ;   415.0 p7+p4   32 x[1] spill
        vmovdqa64 zmm2, zmm29                            ;   417.0         21 x[2] copy
        vmovdqu64 [rbp + 2496], zmm30                    ;   416.3 p8+p9   32 x[1] spill
        vmovdqa64 zmm30, zmm13                           ;   423.0         21 x[2] copy
        vpternlogd zmm30, zmm10, zmm10, 0xc3             ;   423.0 p5      21 x[2]
        vpxord zmm5, zmm5, zmm30                         ;   424.0 p0      21 x[2]
        vmovdqu64 [rbp + 1984], zmm1                     ;   414.3 p7+p4   32 x[1] spill
        vmovdqa64 zmm1, zmm23                            ;   422.0         21 x[2] copy
        vpternlogd zmm1, zmm26, zmm6, 0x96               ;   423.0 p5      21 x[2]
        vpternlogd zmm26, zmm30, zmm6, 0x96              ;   424.0 p0      21 x[2]
        vmovdqu64 [rbp + 2368], zmm6                     ;   408.0 p8+p9   32 x[1] spill
        vmovdqa64 zmm6, zmm30                            ;   424.0         21 x[2] copy
        vmovdqu64 [rbp + 12160], zmm8                    ;   419.0 p7+p4   32 x[2] spill
        vmovdqa64 zmm8, zmm13                            ;   423.0         21 x[2] copy
        vmovdqu64 [rbp + 10368], zmm25                   ;   420.0 p8+p9   32 x[2] spill
        vmovdqa64 zmm25, zmm13                           ;   423.0         21 x[2] copy
        vmovdqu64 [rbp + 3648], zmm20                    ;   416.0 p7+p4   32 x[1] spill
        vmovdqa64 zmm20, zmm5                            ;   425.0         21 x[2] copy
        vmovdqu64 [rbp + 3136], zmm3                     ;   413.0 p8+p9   32 x[1] spill
        vmovdqu64 zmm3, [rbp + 12224]                    ;   346.0 p3      32 x[1] reload
        vpternlogd zmm15, zmm3, [rax + 3968], 0x96       ;   424.0 p5+p2   32 x[1]
        vmovdqa64 zmm3, zmm26                            ;   425.0         21 x[2] copy
        vmovdqu64 [rbp + 3840], zmm15                    ;   425.0 p7+p4   32 x[1] spill
        vmovdqa64 zmm15, zmm26                           ;   425.0         21 x[2] copy
        vmovdqu64 [rbp + 3328], zmm17                    ;   404.0 p8+p9   32 x[1] spill
        vmovdqu64 zmm17, [rbp + 11392]                   ;   345.0 p3      32 x[1] reload
        vpternlogd zmm11, zmm17, [rax + 3136], 0x96      ;   424.3 p0+p2   32 x[1]
        vmovdqu64 zmm17, [rbp + 960]                     ;   404.0 p3      32 x[0] reload
        vpternlogd zmm18, zmm11, zmm17, 0x96             ;   425.3 p5      32 x[2]
        vmovdqa64 zmm17, zmm5                            ;   425.0         21 x[2] copy
        vmovdqu64 [rbp + 3008], zmm11                    ;   425.3 p7+p4   32 x[1] spill
        vpbroadcastd zmm11, [r8 + 296]                   ;   303.7 p10     21 x[2]
        vpxord zmm11, zmm11, [rax + 6784]                ;   425.3 p0+p2   21 x[2]
        vpternlogd zmm11, zmm31, [rbp + 512], 0x69       ;   431.3 p5+p3   21 x[2]
        vmovdqu64 [rbp + 2560], zmm31                    ;   396.0 p8+p9   32 x[1] spill
        vmovdqa64 zmm31, zmm11                           ;   432.3         21 x[2] copy
        vmovdqu64 [rbp + 11200], zmm18                   ;   426.3 p7+p4   32 x[2] spill
        vpbroadcastd zmm18, [r8 + 308]                   ;   304.8 p10     21 x[2]
        vpxord zmm18, zmm18, [rax + 6976]                ;   426.3 p0+p2   21 x[2]
        vpternlogd zmm18, zmm16, [rbp + 704], 0x69       ;   427.3 p5+p3   21 x[2]
        vmovdqu64 [rbp + 2752], zmm16                    ;   398.3 p8+p9   32 x[1] spill
        vpbroadcastd zmm16, [r8 + 312]                   ;   306.0 p10     21 x[2]
        vpxord zmm16, zmm16, [rax + 7040]                ;   427.3 p0+p2   21 x[2]
        vpternlogd zmm16, zmm24, [rbp + 768], 0x69       ;   428.3 p5+p3   21 x[2]
        vpxord zmm31, zmm31, zmm16                       ;   432.3 p0      21 x[2]
        vmovdqu64 [rbp + 2816], zmm24                    ;   401.3 p7+p4   32 x[1] spill
        vmovdqa64 zmm24, zmm16                           ;   429.3         21 x[2] copy
        vmovdqu64 [rbp + 3264], zmm27                    ;   409.3 p8+p9   32 x[1] spill
        vmovdqu64 zmm27, [rax + 7616]                    ;   307.3 p2      32 x[0] reload
        vmovdqu64 [rbp + 3072], zmm28                    ;   396.0 p7+p4   32 x[1] spill
        vmovdqu64 zmm28, [rbp + 1344]                    ;   396.0 p3      32 x[2]
        vpternlogd zmm28, zmm27, [r8 + 348]{1to16}, 0x96 ;   429.0 p5+p2   32 x[2]
        vpxord zmm27, zmm9, zmm31                        ;   433.3 p0      21 x[2]
        vmovdqu64 [rbp + 10816], zmm28                   ;   430.0 p8+p9   32 x[2] spill
        vmovdqa64 zmm28, zmm31                           ;   433.3         21 x[2] copy
        vpternlogd zmm28, zmm12, zmm22, 0x96             ;   433.3 p5      21 x[2]
        vmovdqu64 [rbp + 10752], zmm11                   ;   432.3 p7+p4   21 x[2] spill
        vmovdqu64 zmm11, [rax + 6144]                    ;   309.8 p3      32 x[0] reload
        vmovdqu64 [rbp + 10880], zmm28                   ;   434.3 p8+p9   21 x[2] spill
        vmovdqu64 zmm28, [rbp - 128]                     ;   396.0 p2      21 x[2]
        vpternlogd zmm28, zmm11, [r8 + 256]{1to16}, 0x96 ;   430.3 p0+p3   21 x[2]
        vmovdqa64 zmm11, zmm5                            ;   425.0         21 x[2] copy
        vpternlogd zmm11, zmm28, zmm19, 0x69             ;   431.3 p5      21 x[2]
        vmovdqu64 [rbp + 11840], zmm31                   ;   433.3 p7+p4   21 x[2] spill
        vmovdqa64 zmm31, zmm27                           ;   434.3         21 x[2] copy
        vmovdqu64 [rbp + 11712], zmm9                    ;   417.3 p8+p9   32 x[2] spill
        vmovdqu64 zmm9, [rax + 6400]                     ;   311.5 p2      32 x[0] reload
        vmovdqu64 [rbp + 11520], zmm16                   ;   429.3 p7+p4   21 x[2] spill
        vmovdqu64 zmm16, [rbp + 128]                     ;   396.0 p3      21 x[2]
        vpternlogd zmm16, zmm9, [r8 + 272]{1to16}, 0x96  ;   431.3 p0+p2   21 x[2]
        vpternlogd zmm1, zmm16, zmm7, 0x69               ;   432.3 p5      21 x[2]
        vpternlogd zmm16, zmm11, zmm7, 0x69              ;   432.3 p0      21 x[2]
        vpternlogd zmm10, zmm16, zmm29, 0x87             ;   433.3 p5      21 x[2]
        vpxord zmm20, zmm20, zmm1                        ;   433.3 p0      21 x[2]
        vpternlogd zmm11, zmm20, zmm26, 0x78             ;   434.3 p5      21 x[2]
        vpxord zmm25, zmm25, zmm16                       ;   434.3 p0      21 x[2]
        vpxord zmm3, zmm3, zmm25                         ;   435.3 p5      21 x[2]
        vmovdqu64 zmm9, [rbp + 11520]                    ;   429.3 p3      21 x[2]
        vmovdqu64 [rbp + 2176], zmm7                     ;   400.3 p8+p9   32 x[1] spill
        vmovdqu64 zmm7, [rbp + 11712]                    ;   417.3 p2      21 x[2]
        vmovdqu64 [rbp + 11456], zmm27                   ;   434.3 p7+p4   21 x[2] spill
        vmovdqu64 zmm27, [rbp + 11712]                   ;   417.3 p3      21 x[2]
        vmovdqu64 [rbp + 2432], zmm14                    ;   399.3 p8+p9   32 x[1] spill
        vmovdqa64 zmm14, zmm1                            ;   433.3         21 x[2] copy
        vmovdqu64 [rbp + 2880], zmm22                    ;   408.3 p7+p4   32 x[1] spill
        vpandd zmm22, zmm1, zmm3                         ;   436.3 p0      21 x[2]
        vpxord zmm10, zmm10, zmm22                       ;   437.3 p5      21 x[2]
        vmovdqu64 [rbp + 12288], zmm12                   ;   413.3 p8+p9   32 x[2] spill
        vmovdqa64 zmm12, zmm25                           ;   435.3         21 x[2] copy
        vmovdqu64 [rbp + 2688], zmm0                     ;   393.0 p7+p4   32 x[1] spill
        vmovdqu64 zmm0, [rax + 6336]                     ;   315.7 p2      32 x[0] reload
        vmovdqu64 [rbp + 2624], zmm4                     ;   405.3 p8+p9   32 x[1] spill
        vmovdqu64 zmm4, [rbp + 64]                       ;   405.3 p3      21 x[2]
        vpternlogd zmm4, zmm0, [r8 + 268]{1to16}, 0x96   ;   436.3 p0+p2   21 x[2]
        vpternlogd zmm4, zmm23, zmm21, 0x96              ;   437.3 p5      21 x[2]
        vpternlogd zmm28, zmm4, zmm19, 0x69              ;   438.3 p0      21 x[2]
        vpxord zmm8, zmm8, zmm4                          ;   438.3 p5      21 x[2]
        vpxord zmm14, zmm14, zmm28                       ;   439.3 p0      21 x[2]
        vpxord zmm2, zmm2, zmm28                         ;   439.3 p5      21 x[2]
        vpxord zmm6, zmm6, zmm14                         ;   440.3 p0      21 x[2]
        vmovdqu64 zmm0, [rbp + 11840]                    ;   433.3 p3      21 x[2]
        vmovdqu64 [rbp + 2112], zmm21                    ;   415.3 p7+p4   32 x[1] spill
        vmovdqu64 zmm21, [rbp + 10880]                   ;   434.3 p2      21 x[2]
        vpxord zmm15, zmm15, zmm8                        ;   440.0 p5      21 x[2]
        vpternlogd zmm23, zmm15, zmm6, 0x78              ;   441.3 p0      21 x[2]
        vmovdqu64 [rbp + 1920], zmm19                    ;   396.3 p8+p9   32 x[1] spill
        vmovdqa64 zmm19, zmm16                           ;   433.3         21 x[2] copy
        vpternlogd zmm19, zmm28, zmm8, 0x48              ;   441.0 p5      21 x[2]
        vmovdqu64 [rbp + 12352], zmm18                   ;   428.3 p7+p4   21 x[2] spill
        vmovdqa64 zmm18, zmm8                            ;   439.3         21 x[2] copy
        vmovdqu64 [rbp + 12416], zmm3                    ;   436.3 p8+p9   21 x[2] spill
        vmovdqa64 zmm3, zmm19                            ;   442.0         21 x[2] copy
        vpternlogd zmm3, zmm2, zmm8, 0x78                ;   442.0 p0      21 x[2]
        vpternlogd zmm11, zmm22, zmm3, 0x96              ;   443.0 p5      21 x[2]
        vpternlogd zmm19, zmm30, zmm13, 0x78             ;   442.3 p0      21 x[2]
        vmovdqu64 zmm22, [rbp + 11456]                   ;   434.3 p3      21 x[2]
        vmovdqu64 [rbp + 12480], zmm22                   ;   440.3 p7+p4   21 x[2] spill
        vmovdqa64 zmm22, zmm19                           ;   443.3         21 x[2] copy
        vpternlogd zmm19, zmm10, zmm11, 0x28             ;   444.0 p5      21 x[2]
        vmovdqu64 [rbp + 12544], zmm13                   ;   423.0 p8+p9   21 x[2] spill
        vmovdqa64 zmm13, zmm14                           ;   440.3         21 x[2] copy
        vpternlogd zmm13, zmm26, zmm4, 0x60              ;   443.3 p0      21 x[2]
        vpternlogd zmm23, zmm3, zmm13, 0x96              ;   444.3 p5      21 x[2]
        vpternlogd zmm13, zmm25, zmm5, 0x1e              ;   444.3 p0      21 x[2]
        vmovdqu64 zmm3, [rax + 6656]                     ;   321.5 p2      32 x[0] reload
        vmovdqu64 zmm5, [rbp + 384]                      ;   396.3 p3      21 x[2]
        vpternlogd zmm5, zmm3, [r8 + 288]{1to16}, 0x96   ;   445.0 p5+p2   21 x[2]
        vpxord zmm22, zmm22, zmm13                       ;   445.3 p0      21 x[2]
        vpandnd zmm25, zmm23, zmm22                      ;   446.3 p5      21 x[2]
        vmovdqa64 zmm3, zmm13                            ;   445.3         21 x[2] copy
        vpternlogd zmm3, zmm23, zmm10, 0x48              ;   446.3 p0      21 x[2]
        vmovdqu64 [rbp + 12608], zmm5                    ;   446.0 p7+p4   21 x[2] spill
        vmovdqa64 zmm5, zmm3                             ;   447.3         21 x[2] copy
        vpternlogd zmm5, zmm19, zmm22, 0x36              ;   447.3 p5      21 x[2]
        vpternlogd zmm19, zmm3, zmm22, 0x36              ;   447.3 p0      21 x[2]
        vpternlogd zmm13, zmm10, zmm19, 0x96             ;   448.3 p5      21 x[2]
        vpternlogd zmm25, zmm19, zmm11, 0x1e             ;   448.3 p0      21 x[2]
        vpternlogd zmm22, zmm11, zmm23, 0xec             ;   449.0 p5      21 x[2]
        vmovdqu64 zmm10, [rax + 6912]                    ;   324.0 p3      32 x[0] reload
        vmovdqu64 zmm11, [rbp + 640]                     ;   396.3 p2      21 x[2]
        vpternlogd zmm11, zmm10, [r8 + 304]{1to16}, 0x96 ;   449.3 p0+p3   21 x[2]
        vpternlogd zmm22, zmm3, zmm23, 0x96              ;   450.0 p5      21 x[2]
        vmovdqu64 zmm3, [rax + 6848]                     ;   325.2 p2      32 x[0] reload
        vmovdqu64 zmm19, [rbp + 576]                     ;   396.3 p3      21 x[2]
        vpternlogd zmm19, zmm3, [r8 + 300]{1to16}, 0x96  ;   450.3 p0+p2   21 x[2]
        vpandd zmm15, zmm15, zmm13                       ;   451.0 p5      21 x[2]
        vpandd zmm17, zmm17, zmm22                       ;   451.3 p0      21 x[2]
        vpternlogd zmm6, zmm17, zmm13, 0x6c              ;   452.3 p5      21 x[2]
        vpternlogd zmm20, zmm6, zmm5, 0x6c               ;   453.3 p0      21 x[2]
        vpxord zmm13, zmm13, zmm5                        ;   453.0 p5      21 x[2]
        vpternlogd zmm6, zmm2, zmm13, 0x78               ;   454.0 p0      21 x[2]
        vpandd zmm18, zmm18, zmm13                       ;   454.0 p5      21 x[2]
        vpandd zmm12, zmm12, zmm22                       ;   454.3 p0      21 x[2]
        vpxord zmm13, zmm13, zmm25                       ;   455.0 p5      21 x[2]
        vpternlogd zmm8, zmm13, zmm16, 0x48              ;   456.0 p0      21 x[2]
        vpternlogd zmm16, zmm12, zmm25, 0x6c             ;   456.0 p5      21 x[2]
        vpandd zmm28, zmm28, zmm13                       ;   456.3 p0      21 x[2]
        vpxord zmm2, zmm5, zmm22                         ;   457.0 p5      21 x[2]
        vpxord zmm22, zmm22, zmm25                       ;   457.3 p0      21 x[2]
        vpternlogd zmm5, zmm16, zmm26, 0x6c              ;   458.0 p5      21 x[2]
        vpternlogd zmm30, zmm22, zmm6, 0x6a              ;   458.3 p0      21 x[2]
        vpxord zmm13, zmm13, zmm2                        ;   459.0 p5      21 x[2]
        vmovdqu64 zmm23, [rbp + 11520]                   ;   429.3 p3      21 x[2]
        vpternlogd zmm26, zmm4, zmm13, 0x28              ;   460.0 p0      21 x[2]
        vpternlogd zmm13, zmm17, zmm14, 0x6c             ;   460.0 p5      21 x[2]
        vmovdqu64 zmm4, [rbp + 2432]                     ;   396.3 p2      32 x[1] reload
        vmovdqu64 zmm14, [rbp + 12608]                   ;   446.0 p3      21 x[2] reload
        vmovdqu64 zmm17, [rbp + 11456]                   ;   434.3 p2      21 x[2]
        vpternlogd zmm17, zmm14, zmm4, 0x69              ;   460.3 p0      21 x[2]
        vpternlogd zmm28, zmm6, zmm13, 0x96              ;   461.0 p5      21 x[2]
        vpternlogd zmm18, zmm8, zmm26, 0x96              ;   461.3 p0      21 x[2]
        vpandd zmm1, zmm1, zmm2                          ;   462.0 p5      21 x[2]
        vpternlogd zmm20, zmm5, zmm18, 0x96              ;   462.3 p0      21 x[2]
        vpternlogd zmm1, zmm13, zmm20, 0x96              ;   463.3 p5      21 x[2]
        vpternlogd zmm20, zmm25, zmm29, 0x78             ;   463.3 p0      21 x[2]
        vmovdqu64 zmm6, [rax + 7168]                     ;   336.3 p3      32 x[0] reload
        vmovdqu64 zmm13, [rbp + 896]                     ;   396.3 p2      21 x[2]
        vpternlogd zmm13, zmm6, [r8 + 320]{1to16}, 0x96  ;   464.0 p5+p3   21 x[2]
        vpternlogd zmm22, zmm12, [rbp + 12544], 0x6c     ;   464.3 p0+p2   21 x[2]
        vmovdqu64 zmm12, [rax + 7424]                    ;   338.5 p3      32 x[0] reload
        vmovdqu64 zmm25, [rbp + 1152]                    ;   396.3 p2      21 x[2]
        vpternlogd zmm25, zmm12, [r8 + 336]{1to16}, 0x96 ;   465.0 p5+p3   21 x[2]
        vpternlogd zmm22, zmm8, zmm26, 0x96              ;   465.3 p0      21 x[2]
        vmovdqu64 zmm8, [rbp + 11200]                    ;   426.3 p2      21 x[2]
        vpternlogd zmm5, zmm30, zmm18, 0x96              ;   466.0 p5      21 x[2]
        vpternlogd zmm18, zmm15, zmm20, 0x96             ;   466.3 p0      21 x[2]
        vpternlogd zmm16, zmm2, [rbp + 12416], 0x78      ;   467.0 p5+p3   21 x[2]
        vmovdqu64 zmm2, [rax + 7360]                     ;   341.3 p2      32 x[0] reload
        vmovdqu64 zmm15, [rbp + 1088]                    ;   396.3 p3      21 x[2]
        vpternlogd zmm15, zmm2, [r8 + 332]{1to16}, 0x96  ;   467.3 p0+p2   21 x[2]
        vpternlogd zmm16, zmm26, zmm1, 0x96              ;   468.0 p5      21 x[2]
        vpternlogd zmm22, zmm1, zmm28, 0x96              ;   468.3 p0      21 x[2]
        vmovdqu64 zmm26, [rbp + 11200]                   ;   426.3 p3      21 x[2]
        vpbroadcastd zmm29, [r8 + 328]                   ;   344.2 p10     21 x[2]
        vpxord zmm29, zmm29, [rax + 7296]                ;   469.0 p5+p2   21 x[2]
        vpbroadcastd zmm12, [r8 + 340]                   ;   345.0 p3      21 x[2]
        vpxord zmm12, zmm12, [rax + 7488]                ;   469.3 p0+p2   21 x[2]
        vpbroadcastd zmm2, [r8 + 344]                    ;   345.2 p10     21 x[2]
        vpxord zmm2, zmm2, [rax + 7552]                  ;   470.0 p5+p3   21 x[2]
        vmovdqu64 zmm6, [rbp + 12352]                    ;   428.3 p2      21 x[2] reload
        vpternlogd zmm19, zmm6, [rbp + 2624], 0x96       ;   470.3 p0+p3   21 x[2]
        vpternlogd zmm14, zmm19, zmm4, 0x69              ;   471.3 p5      21 x[2]
        vpxord zmm24, zmm24, zmm19                       ;   471.3 p0      21 x[2]
        vpxord zmm7, zmm7, zmm14                         ;   472.3 p5      21 x[2]
        vpxord zmm21, zmm21, zmm24                       ;   472.3 p0      21 x[2]
        vmovdqa64 zmm10, zmm14                           ;   472.3         21 x[2] copy
        vmovdqa64 zmm3, zmm14                            ;   472.3         21 x[2] copy
        vmovdqa64 zmm4, zmm24                            ;   472.3         21 x[2] copy
        vmovdqu64 [rbp + 12608], zmm5                    ;   467.0 p8+p9   21 x[2] spill
        vmovdqa64 zmm5, zmm6                             ;   434.3         21 x[2] copy
        vpternlogd zmm5, zmm11, [rbp + 2688], 0x69       ;   473.0 p5+p2   21 x[2]
        vpternlogd zmm11, zmm17, [rbp + 2688], 0x69      ;   473.3 p0+p3   21 x[2]
        vpxord zmm9, zmm9, zmm11                         ;   474.3 p5      21 x[2]
        vpxord zmm4, zmm4, zmm11                         ;   474.3 p0      21 x[2]
        vpandd zmm27, zmm27, zmm11                       ;   475.0 p5      21 x[2]
        vpandd zmm3, zmm3, zmm4                          ;   475.3 p0      21 x[2]
        vmovdqu64 [rbp + 12416], zmm30                   ;   459.3 p7+p4   21 x[2] spill
        vmovdqa64 zmm30, zmm3                            ;   476.3         21 x[2] copy
        vpternlogd zmm30, zmm7, zmm24, 0x78              ;   476.3 p5      21 x[2]
        vmovdqu64 [rbp + 12544], zmm16                   ;   469.0 p8+p9   21 x[2] spill
        vmovdqa64 zmm16, zmm9                            ;   475.3         21 x[2] copy
        vmovdqu64 [rbp + 12672], zmm28                   ;   462.0 p7+p4   21 x[2] spill
        vmovdqu64 zmm28, [rbp + 12288]                   ;   413.3 p2      32 x[2] reload
        vpternlogd zmm5, zmm28, [rbp + 2880], 0x96       ;   476.3 p0+p3   21 x[2]
        vpxord zmm31, zmm31, zmm5                        ;   477.3 p5      21 x[2]
        vpxord zmm10, zmm10, zmm5                        ;   477.3 p0      21 x[2]
        vpxord zmm0, zmm0, zmm10                         ;   478.3 p5      21 x[2]
        vpternlogd zmm6, zmm21, zmm0, 0x78               ;   479.3 p0      21 x[2]
        vmovdqu64 zmm28, [rbp + 10880]                   ;   434.3 p2      21 x[2] reload
        vpternlogd zmm17, zmm31, zmm28, 0x78             ;   479.0 p5      21 x[2]
        vmovdqu64 [rbp + 12352], zmm20                   ;   464.3 p8+p9   21 x[2] spill
        vmovdqa64 zmm20, zmm5                            ;   477.3         21 x[2] copy
        vpternlogd zmm5, zmm9, zmm28, 0x60               ;   479.3 p0      21 x[2]
        vpternlogd zmm17, zmm5, zmm30, 0x96              ;   480.3 p5      21 x[2]
        vpternlogd zmm5, zmm27, [rbp + 10752], 0x96      ;   480.3 p0+p3   21 x[2]
        vmovdqa64 zmm27, zmm10                           ;   478.3         21 x[2] copy
        vpternlogd zmm27, zmm28, zmm19, 0x60             ;   481.0 p5      21 x[2]
        vpternlogd zmm6, zmm30, zmm27, 0x96              ;   482.0 p0      21 x[2]
        vpternlogd zmm27, zmm9, [rbp + 11456], 0x1e      ;   482.0 p5+p2   21 x[2]
        vmovdqa64 zmm30, zmm27                           ;   483.0         21 x[2] copy
        vmovdqu64 [rbp + 11456], zmm22                   ;   469.3 p7+p4   21 x[2] spill
        vmovdqa64 zmm22, zmm27                           ;   483.0         21 x[2] copy
        vpternlogd zmm22, zmm6, zmm5, 0x48               ;   483.0 p0      21 x[2]
        vmovdqu64 [rbp + 10752], zmm1                    ;   464.3 p8+p9   21 x[2] spill
        vmovdqu64 zmm1, [rbp + 11840]                    ;   433.3 p3      21 x[2] reload
        vpternlogd zmm3, zmm1, [rbp + 11520], 0x78       ;   483.0 p5+p2   21 x[2]
        vpxord zmm30, zmm30, zmm3                        ;   484.0 p0      21 x[2]
        vpternlogd zmm3, zmm5, zmm17, 0x28               ;   484.0 p5      21 x[2]
        vmovdqu64 [rbp + 11520], zmm18                   ;   467.3 p7+p4   21 x[2] spill
        vpandnd zmm18, zmm6, zmm30                       ;   485.0 p0      21 x[2]
        vmovdqa64 zmm1, zmm22                            ;   484.0         21 x[2] copy
        vpternlogd zmm1, zmm3, zmm30, 0x36               ;   485.0 p5      21 x[2]
        vpternlogd zmm3, zmm22, zmm30, 0x36              ;   485.3 p0      21 x[2]
        vpternlogd zmm27, zmm5, zmm3, 0x96               ;   486.3 p5      21 x[2]
        vpternlogd zmm18, zmm3, zmm17, 0x1e              ;   486.3 p0      21 x[2]
        vpternlogd zmm30, zmm17, zmm6, 0xec              ;   487.0 p5      21 x[2]
        vpternlogd zmm30, zmm22, zmm6, 0x96              ;   488.0 p0      21 x[2]
        vmovdqu64 zmm3, [rbp + 1024]                     ;   396.3 p3      32 x[0] reload
        vmovdqu64 zmm5, [rbp + 3072]                     ;   396.3 p2      32 x[1] reload
        vpternlogd zmm29, zmm5, zmm3, 0x69               ;   488.0 p5      21 x[2]
        vmovdqu64 zmm6, [rbp + 1216]                     ;   396.3 p3      32 x[0] reload
        vmovdqu64 zmm17, [rbp + 3264]                    ;   396.3 p2      32 x[1] reload
        vpternlogd zmm12, zmm17, zmm6, 0x69              ;   488.3 p0      21 x[2]
        vpandd zmm16, zmm16, zmm30                       ;   489.0 p5      21 x[2]
        vpternlogd zmm11, zmm16, zmm18, 0x6c             ;   490.0 p0      21 x[2]
        vmovdqu64 zmm22, [rbp + 12480]                   ;   440.3 p3      21 x[2] reload
        vpandd zmm22, zmm22, zmm30                       ;   490.0 p5      21 x[2]
        vpternlogd zmm0, zmm22, zmm27, 0x6c              ;   491.0 p0      21 x[2]
        vpternlogd zmm31, zmm0, zmm1, 0x6c               ;   492.0 p5      21 x[2]
        vpxord zmm17, zmm27, zmm1                        ;   491.3 p0      21 x[2]
        vpternlogd zmm0, zmm7, zmm17, 0x78               ;   492.3 p5      21 x[2]
        vpxord zmm7, zmm1, zmm30                         ;   492.3 p0      21 x[2]
        vpternlogd zmm1, zmm11, zmm28, 0x6c              ;   493.0 p5      21 x[2]
        vpternlogd zmm9, zmm7, zmm28, 0x48               ;   493.3 p0      21 x[2]
        vpxord zmm30, zmm30, zmm18                       ;   494.0 p5      21 x[2]
        vpandd zmm20, zmm20, zmm7                        ;   494.3 p0      21 x[2]
        vpandd zmm23, zmm23, zmm30                       ;   495.0 p5      21 x[2]
        vpxord zmm6, zmm18, zmm17                        ;   495.3 p0      21 x[2]
        vpxord zmm7, zmm7, zmm6                          ;   496.3 p5      21 x[2]
        vpternlogd zmm28, zmm19, zmm7, 0x28              ;   497.3 p0      21 x[2]
        vpternlogd zmm7, zmm22, zmm10, 0x6c              ;   497.3 p5      21 x[2]
        vmovdqu64 zmm10, [rbp + 1280]                    ;   396.3 p2      32 x[0] reload
        vmovdqu64 zmm19, [rbp + 3328]                    ;   396.3 p3      32 x[1] reload
        vpternlogd zmm2, zmm19, zmm10, 0x69              ;   497.3 p0      21 x[2]
        vpternlogd zmm4, zmm28, zmm6, 0x6c               ;   498.3 p5      21 x[2]
        vpandd zmm14, zmm14, zmm6                        ;   498.3 p0      21 x[2]
        vpternlogd zmm17, zmm24, zmm4, 0x6a              ;   499.3 p5      21 x[2]
        vmovdqu64 zmm6, [rax + 7680]                     ;   366.7 p2      32 x[0] reload
        vmovdqu64 zmm22, [rbp + 1408]                    ;   396.3 p3      21 x[2]
        vpternlogd zmm22, zmm6, [r8 + 352]{1to16}, 0x96  ;   499.3 p0+p2   21 x[2]
        vpternlogd zmm23, zmm16, zmm4, 0x96              ;   500.0 p5      21 x[2]
        vpternlogd zmm27, zmm21, zmm17, 0x6a             ;   500.3 p0      21 x[2]
        vpternlogd zmm14, zmm7, zmm0, 0x96               ;   501.0 p5      21 x[2]
        vpternlogd zmm31, zmm1, zmm17, 0x96              ;   501.3 p0      21 x[2]
        vpternlogd zmm20, zmm7, zmm31, 0x96              ;   502.3 p5      21 x[2]
        vmovdqu64 zmm4, [rax + 7872]                     ;   371.0 p3      32 x[0] reload
        vmovdqu64 zmm7, [rbp + 1600]                     ;   396.3 p2      21 x[2]
        vpternlogd zmm7, zmm4, [r8 + 364]{1to16}, 0x96   ;   502.3 p0+p3   21 x[2]
        vpternlogd zmm30, zmm0, [rbp + 11840], 0x6c      ;   503.0 p5+p2   21 x[2]
        vpternlogd zmm1, zmm17, zmm30, 0x69              ;   504.0 p0      21 x[2]
        vpxord zmm0, zmm29, zmm2                         ;   504.0 p5      21 x[2]
        vmovdqu64 zmm16, [rbp + 3136]                    ;   396.3 p3      32 x[1] reload
        vpternlogd zmm15, zmm12, zmm16, 0x96             ;   504.3 p0      21 x[2]
        vpternlogd zmm23, zmm20, zmm14, 0x96             ;   505.0 p5      21 x[2]
        vpternlogd zmm31, zmm18, [rbp + 11712], 0x78     ;   505.3 p0+p2   21 x[2]
        vmovdqu64 zmm17, [rbp + 12160]                   ;   419.0 p3      21 x[2]
        vmovdqu64 zmm18, [rbp + 10368]                   ;   420.0 p2      21 x[2]
        vpxord zmm8, zmm8, zmm0                          ;   506.0 p5      21 x[2]
        vpxord zmm21, zmm2, zmm15                        ;   506.3 p0      21 x[2]
        vmovdqa64 zmm24, zmm2                            ;   498.3         21 x[2] copy
        vpxord zmm4, zmm31, zmm23                        ;   507.0 p5      21 x[2]
        vmovdqu64 zmm6, [rbp + 12160]                    ;   419.0 p3      21 x[2]
        vmovdqa64 zmm16, zmm0                            ;   505.0         21 x[2] copy
        vmovdqa64 zmm19, zmm21                           ;   507.3         21 x[2] copy
        vmovdqa64 zmm10, zmm21                           ;   507.3         21 x[2] copy
        vpbroadcastd zmm5, [r8 + 360]                    ;   378.3 p10     21 x[2]
        vpxord zmm5, zmm5, [rax + 7808]                  ;   507.3 p0+p2   21 x[2]
        vpbroadcastd zmm3, [r8 + 368]                    ;   378.7 p3      21 x[2]
        vpxord zmm3, zmm3, [rax + 7936]                  ;   508.0 p5+p2   21 x[2]
        vmovdqu64 [rbp + 11712], zmm1                    ;   505.0 p8+p9   21 x[2] spill
        vpbroadcastd zmm1, [r8 + 372]                    ;   379.3 p10     21 x[2]
        vpxord zmm1, zmm1, [rax + 8000]                  ;   508.3 p0+p3   21 x[2]
        vmovdqu64 [rbp + 11840], zmm30                   ;   504.0 p7+p4   21 x[2] spill
        vpbroadcastd zmm30, [r8 + 376]                   ;   380.3 p10     21 x[2]
        vpxord zmm30, zmm30, [rax + 8064]                ;   509.0 p5+p2   21 x[2]
        vmovdqu64 [rbp + 10880], zmm11                   ;   491.0 p8+p9   21 x[2] spill
        vmovdqa64 zmm11, zmm8                            ;   507.0         21 x[2] copy
        vmovdqu64 [rbp + 12480], zmm9                    ;   494.3 p7+p4   21 x[2] spill
        vmovdqa64 zmm9, zmm15                            ;   505.3         21 x[2] copy
        vpternlogd zmm9, zmm13, [rbp + 2944], 0x69       ;   509.3 p0+p3   21 x[2]
        vpxord zmm26, zmm26, zmm9                        ;   510.3 p5      21 x[2]
        vpternlogd zmm13, zmm8, [rbp + 2944], 0x69       ;   510.3 p0+p2   21 x[2]
        vmovdqu64 [rbp + 12288], zmm28                   ;   498.3 p8+p9   21 x[2] spill
        vmovdqa64 zmm28, zmm9                            ;   510.3         21 x[2] copy
        vmovdqu64 [rbp + 12736], zmm14                   ;   502.0 p7+p4   21 x[2] spill
        vmovdqa64 zmm14, zmm9                            ;   510.3         21 x[2] copy
        vmovdqu64 [rbp + 12800], zmm23                   ;   506.0 p8+p9   21 x[2] spill
        vmovdqa64 zmm23, zmm13                           ;   511.3         21 x[2] copy
        vpternlogd zmm23, zmm25, [rbp + 3200], 0x69      ;   511.3 p5+p3   21 x[2]
        vpxord zmm24, zmm24, zmm23                       ;   512.3 p0      21 x[2]
        vpxord zmm19, zmm19, zmm23                       ;   512.3 p5      21 x[2]
        vpandd zmm14, zmm14, zmm19                       ;   513.3 p0      21 x[2]
        vpternlogd zmm29, zmm23, [rbp + 11200], 0x78     ;   513.0 p5+p2   21 x[2]
        vmovdqu64 [rbp + 12864], zmm4                    ;   508.0 p7+p4   21 x[2] spill
        vmovdqa64 zmm4, zmm24                            ;   513.3         21 x[2] copy
        vmovdqu64 [rbp + 12928], zmm20                   ;   503.3 p8+p9   21 x[2] spill
        vmovdqa64 zmm20, zmm24                           ;   513.3         21 x[2] copy
        vmovdqu64 [rbp + 12992], zmm27                   ;   501.3 p7+p4   21 x[2] spill
        vmovdqa64 zmm27, zmm14                           ;   514.3         21 x[2] copy
        vpternlogd zmm27, zmm26, zmm21, 0x78             ;   514.3 p0      21 x[2]
        vpternlogd zmm14, zmm0, zmm2, 0x78               ;   514.3 p5      21 x[2]
        vmovdqu64 [rbp + 13056], zmm31                   ;   506.3 p8+p9   21 x[2] spill
        vmovdqa64 zmm31, zmm14                           ;   515.3         21 x[2] copy
        vmovdqu64 [rbp + 13120], zmm22                   ;   500.3 p7+p4   21 x[2] spill
        vmovdqu64 zmm22, [rbp + 3584]                    ;   396.3 p3      32 x[1] reload
        vpternlogd zmm5, zmm22, [rbp + 1536], 0x96       ;   514.3 p0+p2   21 x[2]
        vmovdqu64 zmm22, [rbp + 3712]                    ;   396.3 p3      32 x[1] reload
        vpternlogd zmm3, zmm22, [rbp + 1664], 0x96       ;   515.0 p5+p2   21 x[2]
        vmovdqu64 zmm22, [rbp + 3776]                    ;   396.3 p3      32 x[1] reload
        vpternlogd zmm1, zmm22, [rbp + 1728], 0x69       ;   515.3 p0+p2   21 x[2]
        vpternlogd zmm7, zmm1, [rbp + 3648], 0x96        ;   516.3 p5+p3   21 x[2]
        vmovdqa64 zmm22, zmm7                            ;   517.3         21 x[2] copy
        vmovdqu64 [rbp + 13184], zmm7                    ;   517.3 p8+p9   21 x[2] spill
        vmovdqu64 zmm7, [rbp + 3840]                     ;   396.3 p2      32 x[1] reload
        vpternlogd zmm30, zmm7, [rbp + 1792], 0x69       ;   516.3 p0+p3   21 x[2]
        vpxord zmm22, zmm22, zmm30                       ;   517.3 p5      21 x[2]
        vmovdqa64 zmm7, zmm30                            ;   517.3         21 x[2] copy
        vpternlogd zmm7, zmm5, zmm5, 0xc3                ;   517.3 p0      21 x[2]
        vpxord zmm17, zmm17, zmm7                        ;   518.3 p5      21 x[2]
        vpxord zmm18, zmm18, zmm7                        ;   518.3 p0      21 x[2]
        vmovdqu64 [rbp + 13248], zmm5                    ;   515.3 p7+p4   21 x[2] spill
        vmovdqa64 zmm5, zmm30                            ;   517.3         21 x[2] copy
        vmovdqu64 [rbp + 13312], zmm30                   ;   517.3 p8+p9   21 x[2] spill
        vmovdqa64 zmm30, zmm7                            ;   518.3         21 x[2] copy
        vmovdqu64 [rbp + 13376], zmm7                    ;   518.3 p7+p4   21 x[2] spill
        vmovdqa64 zmm7, zmm17                            ;   519.3         21 x[2] copy
        vmovdqu64 [rbp + 13440], zmm18                   ;   519.3 p8+p9   21 x[2] spill
        vmovdqa64 zmm18, zmm22                           ;   518.3         21 x[2] copy
        vmovdqu64 [rbp + 13504], zmm22                   ;   518.3 p7+p4   21 x[2] spill
        vmovdqu64 zmm22, [rbp + 13440]                   ;   519.3 p2      21 x[2]
        vmovdqu64 [rbp + 13568], zmm17                   ;   519.3 p8+p9   21 x[2] spill
        vmovdqu64 zmm17, [rbp + 13440]                   ;   519.3 p3      21 x[2]
        vpxord zmm17, zmm17, [rbp + 13504]               ;   525.3 p5+p2   21 x[2]
        vmovdqu64 [rbp + 13632], zmm17                   ;   526.3 p7+p4   21 x[2] spill
        vmovdqa64 zmm17, zmm1                            ;   516.3         21 x[2] copy
        vpternlogd zmm17, zmm3, [rbp + 10368], 0x69      ;   519.3 p0+p3   21 x[2]
        vpxord zmm7, zmm7, zmm17                         ;   520.3 p5      21 x[2]
        vmovdqu64 [rbp + 10368], zmm1                    ;   516.3 p8+p9   21 x[2] spill
        vmovdqa64 zmm1, zmm17                            ;   520.3         21 x[2] copy
        vmovdqu64 [rbp + 13696], zmm7                    ;   521.3 p7+p4   21 x[2] spill
        vmovdqa64 zmm7, zmm17                            ;   520.3         21 x[2] copy
        vmovdqu64 [rbp + 13760], zmm17                   ;   520.3 p8+p9   21 x[2] spill
        vmovdqu64 zmm17, [rbp + 10816]                   ;   430.0 p2      21 x[2]
        vpternlogd zmm17, zmm12, [rbp + 3392], 0x96      ;   520.3 p0+p3   21 x[2]
        vpternlogd zmm17, zmm25, [rbp + 3200], 0x69      ;   521.3 p5+p2   21 x[2]
        vpxord zmm28, zmm28, zmm17                       ;   522.3 p0      21 x[2]
        vpxord zmm16, zmm16, zmm28                       ;   523.3 p5      21 x[2]
        vmovdqa64 zmm25, zmm17                           ;   522.3         21 x[2] copy
        vmovdqu64 [rbp + 13824], zmm3                    ;   516.0 p7+p4   21 x[2] spill
        vmovdqu64 zmm3, [rbp + 10816]                    ;   430.0 p3      21 x[2]
        vpternlogd zmm3, zmm0, [rbp + 3392], 0x96        ;   522.3 p0+p2   21 x[2]
        vpxord zmm4, zmm4, zmm3                          ;   523.3 p5      21 x[2]
        vpternlogd zmm29, zmm4, zmm17, 0x78              ;   524.3 p0      21 x[2]
        vpxord zmm10, zmm10, zmm3                        ;   524.0 p5      21 x[2]
        vpternlogd zmm12, zmm10, zmm16, 0x78             ;   525.0 p0      21 x[2]
        vmovdqu64 [rbp + 10816], zmm10                   ;   525.0 p8+p9   21 x[2] spill
        vmovdqa64 zmm10, zmm28                           ;   523.3         21 x[2] copy
        vpternlogd zmm10, zmm3, zmm15, 0x60              ;   525.0 p5      21 x[2]
        vpternlogd zmm12, zmm10, zmm27, 0x96             ;   526.0 p0      21 x[2]
        vpternlogd zmm10, zmm24, zmm8, 0x1e              ;   526.0 p5      21 x[2]
        vpxord zmm31, zmm31, zmm10                       ;   527.0 p0      21 x[2]
        vmovdqa64 zmm24, zmm17                           ;   522.3         21 x[2] copy
        vpternlogd zmm24, zmm8, zmm3, 0x28               ;   527.0 p5      21 x[2]
        vpternlogd zmm27, zmm24, zmm13, 0x96             ;   528.0 p0      21 x[2]
        vmovdqu64 zmm13, [rbp + 13632]                   ;   526.3 p3      21 x[2]
        vmovdqu64 zmm24, [rbp + 13696]                   ;   521.3 p2      21 x[2]
        vpternlogd zmm27, zmm4, zmm17, 0x78              ;   529.0 p5      21 x[2]
        vpternlogd zmm14, zmm29, zmm27, 0x28             ;   530.0 p0      21 x[2]
        vmovdqu64 [rbp + 13888], zmm24                   ;   527.3 p7+p4   21 x[2] spill
        vmovdqu64 zmm24, [rbp + 13568]                   ;   519.3 p3      21 x[2]
        vmovdqu64 [rbp + 13952], zmm24                   ;   525.3 p8+p9   21 x[2] spill
        vmovdqu64 zmm24, [rbp + 13440]                   ;   519.3 p2      21 x[2]
        vmovdqu64 [rbp + 14016], zmm24                   ;   525.3 p7+p4   21 x[2] spill
        vpandnd zmm24, zmm12, zmm31                      ;   529.0 p5      21 x[2]
        vmovdqu64 [rbp + 14080], zmm13                   ;   532.3 p8+p9   21 x[2] spill
        vmovdqa64 zmm13, zmm10                           ;   527.0         21 x[2] copy
        vpternlogd zmm13, zmm12, zmm29, 0x48             ;   529.3 p0      21 x[2]
        vmovdqu64 [rbp + 14144], zmm7                    ;   520.3 p7+p4   21 x[2] spill
        vmovdqa64 zmm7, zmm13                            ;   530.3         21 x[2] copy
        vpternlogd zmm7, zmm14, zmm31, 0x36              ;   531.0 p5      21 x[2]
        vpternlogd zmm17, zmm8, zmm7, 0x28               ;   532.0 p0      21 x[2]
        vpternlogd zmm14, zmm13, zmm31, 0x36             ;   531.0 p5      21 x[2]
        vpternlogd zmm10, zmm29, zmm14, 0x96             ;   532.0 p0      21 x[2]
        vpternlogd zmm24, zmm14, zmm27, 0x1e             ;   532.0 p5      21 x[2]
        vmovdqu64 zmm8, [rbp + 3456]                     ;   414.5 p3      32 x[1] reload
        vmovdqu64 zmm14, [rbp + 13120]                   ;   500.3 p2      21 x[2] reload
        vmovdqu64 zmm29, [rbp + 13184]                   ;   517.3 p3      21 x[2]
        vpternlogd zmm29, zmm14, zmm8, 0x69              ;   532.3 p0      21 x[2]
        vpternlogd zmm31, zmm27, zmm12, 0xec             ;   533.0 p5      21 x[2]
        vpternlogd zmm31, zmm13, zmm12, 0x96             ;   534.0 p0      21 x[2]
        vmovdqu64 zmm12, [rbp + 13568]                   ;   519.3 p2      21 x[2] reload
        vpternlogd zmm14, zmm8, zmm12, 0x69              ;   534.0 p5      21 x[2]
        vpandd zmm11, zmm11, zmm31                       ;   535.0 p0      21 x[2]
        vpternlogd zmm16, zmm11, zmm10, 0x6c             ;   536.0 p5      21 x[2]
        vpandd zmm20, zmm20, zmm31                       ;   535.3 p0      21 x[2]
        vpternlogd zmm23, zmm20, zmm24, 0x6c             ;   536.3 p5      21 x[2]
        vpxord zmm13, zmm10, zmm7                        ;   536.3 p0      21 x[2]
        vmovdqu64 zmm27, [rbp + 13760]                   ;   520.3 p3      21 x[2]
        vpternlogd zmm26, zmm16, zmm13, 0x6c             ;   537.3 p5      21 x[2]
        vpxord zmm1, zmm1, zmm29                         ;   537.3 p0      21 x[2]
        vpxord zmm6, zmm6, zmm29                         ;   538.0 p5      21 x[2]
        vpxord zmm30, zmm30, zmm1                        ;   538.3 p0      21 x[2]
        vpxord zmm8, zmm7, zmm31                         ;   539.0 p5      21 x[2]
        vpternlogd zmm7, zmm23, zmm3, 0x6c               ;   539.3 p0      21 x[2]
        vpternlogd zmm23, zmm4, zmm8, 0x78               ;   540.0 p5      21 x[2]
        vpxord zmm31, zmm31, zmm24                       ;   540.3 p0      21 x[2]
        vpternlogd zmm20, zmm2, zmm31, 0x78              ;   541.3 p5      21 x[2]
        vpternlogd zmm31, zmm0, zmm26, 0x6a              ;   541.3 p0      21 x[2]
        vpxord zmm0, zmm24, zmm13                        ;   542.0 p5      21 x[2]
        vpandd zmm25, zmm25, zmm8                        ;   542.3 p0      21 x[2]
        vpxord zmm8, zmm8, zmm0                          ;   543.0 p5      21 x[2]
        vpternlogd zmm3, zmm15, zmm8, 0x28               ;   544.0 p0      21 x[2]
        vpternlogd zmm8, zmm11, zmm28, 0x6c              ;   544.0 p5      21 x[2]
        vpternlogd zmm19, zmm3, zmm0, 0x6c               ;   545.0 p0      21 x[2]
        vpandd zmm9, zmm9, zmm0                          ;   545.0 p5      21 x[2]
        vpternlogd zmm13, zmm21, zmm19, 0x6a             ;   546.0 p0      21 x[2]
        vpternlogd zmm9, zmm26, zmm8, 0x96               ;   546.0 p5      21 x[2]
        vmovdqu64 zmm0, [rbp + 12928]                    ;   503.3 p2      32 x[2]
        vmovdqu64 zmm2, [rbp + 11520]                    ;   467.3 p3      21 x[2] reload
        vmovdqu64 zmm4, [rbp + 13056]                    ;   506.3 p2      21 x[2] reload
        vmovdqu64 zmm11, [rbp + 12992]                   ;   501.3 p3      32 x[2]
        vpternlogd zmm11, zmm4, zmm2, 0x96               ;   546.3 p0      32 x[2]
        vpternlogd zmm20, zmm19, zmm9, 0x96              ;   547.0 p5      21 x[2]
        vpxord zmm7, zmm7, zmm13                         ;   547.3 p0      21 x[2]
        vmovdqu64 zmm15, [rbp + 10752]                   ;   464.3 p2      32 x[2]
        vpternlogd zmm16, zmm17, zmm7, 0x96              ;   548.3 p5      21 x[2]
        vpternlogd zmm25, zmm8, zmm16, 0x96              ;   549.3 p0      21 x[2]
        vmovdqu64 zmm8, [rbp + 12864]                    ;   508.0 p3      32 x[2]
        vpternlogd zmm23, zmm3, zmm25, 0x96              ;   550.3 p5      21 x[2]
        vmovdqa64 zmm3, zmm29                            ;   533.3         21 x[2] copy
        vpternlogd zmm13, zmm10, [rbp + 10816], 0x78     ;   549.3 p0+p2   21 x[2]
        vpternlogd zmm16, zmm24, [rbp + 11200], 0x78     ;   550.0 p5+p3   21 x[2]
        vmovdqu64 zmm10, [rbp + 12800]                   ;   506.0 p2      32 x[2]
        vmovdqu64 zmm17, [rbp + 11456]                   ;   469.3 p3      21 x[2] reload
        vpxord zmm10, zmm10, zmm17                       ;   550.3 p0      32 x[2]
        vmovdqu64 zmm19, [rbp + 13824]                   ;   516.0 p2      21 x[2]
        vpternlogd zmm19, zmm14, [rbp + 13824], 0xc3     ;   551.0 p5+p3   21 x[2]
        vmovdqu64 zmm21, [rbp + 13440]                   ;   519.3 p2      21 x[2] reload
        vmovdqu64 zmm24, [rbp + 13696]                   ;   521.3 p3      21 x[2] reload
        vpternlogd zmm14, zmm24, zmm21, 0x78             ;   551.3 p0      21 x[2]
        vpxord zmm5, zmm5, zmm19                         ;   552.0 p5      21 x[2]
        vpxord zmm18, zmm18, zmm19                       ;   552.3 p0      21 x[2]
        vpandd zmm3, zmm3, zmm18                         ;   553.3 p5      21 x[2]
        vpxord zmm22, zmm22, zmm5                        ;   553.3 p0      21 x[2]
        vmovdqu64 zmm24, [rbp + 13184]                   ;   517.3 p2      21 x[2] reload
        vmovdqa64 zmm26, zmm1                            ;   538.3         21 x[2] copy
        vpternlogd zmm26, zmm21, zmm24, 0x60             ;   554.0 p5      21 x[2]
        vpternlogd zmm12, zmm26, zmm5, 0x36              ;   555.0 p0      21 x[2]
        vpternlogd zmm2, zmm13, zmm16, 0x96              ;   555.0 p5      32 x[2]
        vmovdqu64 zmm28, [rbp + 14144]                   ;   520.3 p3      21 x[2] reload
        vpandd zmm28, zmm28, zmm22                       ;   555.3 p0      21 x[2]
        vpxord zmm0, zmm0, zmm25                         ;   556.0 p5      32 x[2]
        vmovdqa64 zmm4, zmm20                            ;   548.0         21 x[2] copy
        vpternlogd zmm4, zmm16, zmm25, 0x96              ;   556.3 p0      21 x[2]
        vmovdqu64 zmm17, [rbp + 12672]                   ;   462.0 p2      32 x[2]
        vmovdqu64 [rbp + 14144], zmm31                   ;   542.3 p8+p9   21 x[2] spill
        vmovdqu64 zmm31, [rbp + 12736]                   ;   502.0 p3      32 x[2]
        vpxord zmm31, zmm31, [rbp + 12672]               ;   557.0 p5+p2   32 x[2]
        vpxord zmm17, zmm17, zmm9                        ;   557.3 p0      32 x[2]
        vmovdqu64 [rbp + 12672], zmm31                   ;   558.0 p7+p4   32 x[2] spill
        vmovdqu64 zmm31, [rbp + 12544]                   ;   469.0 p3      32 x[2]
        vmovdqu64 [rbp + 11520], zmm17                   ;   558.3 p8+p9   32 x[2] spill
        vmovdqa64 zmm17, zmm28                           ;   556.3         21 x[2] copy
        vmovdqu64 [rbp + 13568], zmm7                    ;   548.3 p7+p4   21 x[2] spill
        vmovdqa64 zmm7, zmm12                            ;   556.0         21 x[2] copy
        vmovdqu64 [rbp + 13696], zmm23                   ;   551.3 p8+p9   21 x[2] spill
        vmovdqa64 zmm23, zmm3                            ;   554.3         21 x[2] copy
        vpternlogd zmm23, zmm6, [rbp + 13504], 0x78      ;   558.0 p5+p2   21 x[2]
        vpternlogd zmm14, zmm28, zmm23, 0x96             ;   559.0 p0      21 x[2]
        vmovdqu64 zmm28, [rbp + 13312]                   ;   517.3 p3      21 x[2] reload
        vmovdqu64 [rbp + 13824], zmm4                    ;   557.3 p7+p4   21 x[2] spill
        vmovdqu64 zmm4, [rbp + 13376]                    ;   518.3 p2      21 x[2] reload
        vpternlogd zmm3, zmm4, zmm28, 0x78               ;   559.0 p5      21 x[2]
        vpxord zmm7, zmm7, zmm3                          ;   560.0 p0      21 x[2]
        vmovdqu64 zmm28, [rbp + 14144]                   ;   542.3 p3      32 x[2]
        vpxord zmm28, zmm28, [rax + 4416]                ;   560.0 p5+p2   32 x[2]
        vmovdqu64 [rbp + 11200], zmm28                   ;   561.0 p8+p9   32 x[2] spill
        vmovdqu64 zmm28, [rbp + 12608]                   ;   467.0 p3      21 x[2] reload
        vmovdqu64 zmm4, [rbp + 11712]                    ;   505.0 p2      32 x[2]
        vpternlogd zmm4, zmm28, [rbp + 12608], 0xc3      ;   560.3 p0+p3   32 x[2]
        vmovdqu64 [rbp + 10816], zmm4                    ;   561.3 p7+p4   32 x[2] spill
        vmovdqu64 zmm4, [rbp + 14144]                    ;   542.3 p2      21 x[2] reload
        vpternlogd zmm28, zmm4, [rbp + 11840], 0x69      ;   561.0 p5+p3   32 x[2]
        vmovdqu64 zmm4, [rbp + 12736]                    ;   502.0 p2      21 x[2] reload
        vmovdqu64 [rbp + 12608], zmm28                   ;   562.0 p8+p9   32 x[2] spill
        vmovdqu64 zmm28, [rbp + 10816]                   ;   561.3 p3      32 x[2]
        vpternlogd zmm28, zmm4, [rbp + 12736], 0xc3      ;   567.3 p0+p2   32 x[2]
        vmovdqu64 zmm4, [rax + 4224]                     ;   441.2 p3      32 x[2]
        vmovdqu64 [rbp + 12736], zmm28                   ;   568.3 p7+p4   32 x[2] spill
        vmovdqu64 zmm28, [rax + 4288]                    ;   441.7 p2      32 x[2]
        vmovdqu64 [rbp + 13760], zmm0                    ;   557.0 p8+p9   32 x[2] spill
        vmovdqu64 zmm0, [rbp + 13632]                    ;   526.3 p3      21 x[2]
        vpternlogd zmm0, zmm30, [rbp + 10368], 0x6a      ;   562.0 p5+p2   21 x[2]
        vpternlogd zmm0, zmm26, zmm23, 0x96              ;   563.0 p0      21 x[2]
        vpandnd zmm23, zmm0, zmm7                        ;   564.0 p5      21 x[2]
        vmovdqa64 zmm26, zmm7                            ;   561.0         21 x[2] copy
        vpternlogd zmm26, zmm0, zmm14, 0xea              ;   564.0 p0      21 x[2]
        vmovdqu64 [rbp + 10368], zmm11                   ;   547.3 p7+p4   32 x[2] spill
        vmovdqu64 zmm11, [rbp + 13248]                   ;   515.3 p3      21 x[2]
        vpternlogd zmm11, zmm19, [rbp + 12160], 0x87     ;   564.0 p5+p2   21 x[2]
        vpxord zmm17, zmm17, zmm11                       ;   565.0 p0      21 x[2]
        vpternlogd zmm3, zmm17, zmm14, 0x28              ;   566.0 p5      21 x[2]
        vmovdqa64 zmm11, zmm12                           ;   556.0         21 x[2] copy
        vpternlogd zmm11, zmm0, zmm17, 0x48              ;   566.0 p0      21 x[2]
        vpternlogd zmm26, zmm0, zmm11, 0x96              ;   567.0 p5      21 x[2]
        vmovdqu64 zmm0, [rbp + 12416]                    ;   459.3 p3      32 x[2]
        vpxord zmm0, zmm0, [rax + 4928]                  ;   566.3 p0+p2   32 x[2]
        vpandd zmm5, zmm5, zmm26                         ;   568.0 p5      21 x[2]
        vmovdqu64 [rbp + 13248], zmm0                    ;   567.3 p8+p9   32 x[2] spill
        vmovdqu64 zmm0, [rbp + 13952]                    ;   525.3 p3      21 x[2] reload
        vpandd zmm0, zmm0, zmm26                         ;   568.0 p0      21 x[2]
        vmovdqu64 [rbp + 13952], zmm10                   ;   551.3 p7+p4   32 x[2] spill
        vmovdqa64 zmm10, zmm26                           ;   568.0         21 x[2] copy
        vmovdqu64 [rbp + 13632], zmm2                    ;   556.0 p8+p9   32 x[2] spill
        vmovdqa64 zmm2, zmm11                            ;   567.0         21 x[2] copy
        vpternlogd zmm2, zmm3, zmm7, 0x36                ;   568.0 p5      21 x[2]
        vpternlogd zmm11, zmm3, zmm7, 0x1e               ;   568.3 p0      21 x[2]
        vmovdqu64 zmm3, [rbp + 13760]                    ;   557.0 p2      32 x[2]
        vpxord zmm3, zmm3, [rax + 4992]                  ;   569.0 p5+p3   32 x[2]
        vpternlogd zmm12, zmm17, zmm11, 0x96             ;   569.3 p0      21 x[2]
        vpternlogd zmm23, zmm11, zmm14, 0x1e             ;   570.0 p5      21 x[2]
        vmovdqu64 zmm7, [rbp + 12992]                    ;   501.3 p2      21 x[2] reload
        vmovdqu64 zmm11, [rbp + 13952]                   ;   551.3 p3      32 x[2]
        vpternlogd zmm11, zmm7, [rbp + 13056], 0x69      ;   570.3 p0+p2   32 x[2]
        vmovdqu64 zmm7, [rbp + 11456]                    ;   469.3 p3      21 x[2] reload
        vmovdqu64 zmm14, [rbp + 12864]                   ;   508.0 p2      21 x[2] reload
        vmovdqu64 zmm17, [rbp + 13824]                   ;   557.3 p3      32 x[2]
        vpternlogd zmm17, zmm14, zmm7, 0x69              ;   571.0 p5      32 x[2]
        vpternlogd zmm30, zmm0, zmm12, 0x6c              ;   571.3 p0      21 x[2]
        vpternlogd zmm19, zmm5, zmm23, 0x6c              ;   572.0 p5      21 x[2]
        vmovdqu64 zmm14, [rbp + 14080]                   ;   532.3 p2      21 x[2] reload
        vpandd zmm14, zmm14, zmm12                       ;   572.3 p0      21 x[2]
        vpxord zmm12, zmm12, zmm2                        ;   573.0 p5      21 x[2]
        vpternlogd zmm6, zmm30, zmm12, 0x6c              ;   574.0 p0      21 x[2]
        vpxord zmm10, zmm10, zmm2                        ;   574.0 p5      21 x[2]
        vpternlogd zmm22, zmm19, zmm10, 0x6c             ;   575.0 p0      21 x[2]
        vpandd zmm27, zmm27, zmm10                       ;   575.0 p5      21 x[2]
        vmovdqu64 [rbp + 14080], zmm3                    ;   570.0 p7+p4   32 x[2] spill
        vmovdqu64 zmm3, [rbp + 11520]                    ;   558.3 p3      32 x[2]
        vpxord zmm3, zmm3, [rax + 5056]                  ;   575.3 p0+p2   32 x[2]
        vmovdqu64 [rbp + 12864], zmm3                    ;   576.3 p8+p9   32 x[2] spill
        vmovdqu64 zmm3, [rbp + 13888]                    ;   527.3 p3      21 x[2] reload
        vpandd zmm3, zmm3, zmm2                          ;   576.0 p5      21 x[2]
        vmovdqu64 zmm7, [rbp + 14016]                    ;   525.3 p2      21 x[2] reload
        vpandd zmm7, zmm7, zmm2                          ;   576.3 p0      21 x[2]
        vpxord zmm2, zmm12, zmm23                        ;   577.0 p5      21 x[2]
        vpxord zmm10, zmm10, zmm2                        ;   578.0 p0      21 x[2]
        vpternlogd zmm21, zmm24, zmm10, 0x28             ;   579.0 p5      21 x[2]
        vpternlogd zmm10, zmm0, zmm1, 0x6c               ;   579.0 p0      21 x[2]
        vmovdqu64 zmm0, [rbp + 12480]                    ;   494.3 p3      21 x[2] reload
        vmovdqu64 zmm1, [rbp + 10880]                    ;   491.0 p2      32 x[2]
        vpternlogd zmm1, zmm0, [rbp + 12288], 0x96       ;   579.0 p5+p3   32 x[2]
        vpternlogd zmm18, zmm21, zmm2, 0x6c              ;   580.0 p0      21 x[2]
        vpandd zmm29, zmm29, zmm2                        ;   580.0 p5      21 x[2]
        vmovdqu64 zmm0, [rbp + 13824]                    ;   557.3 p2      21 x[2] reload
        vmovdqu64 zmm2, [rbp + 13760]                    ;   557.0 p3      32 x[2]
        vpternlogd zmm2, zmm0, [rax + 4352], 0x96        ;   580.3 p0+p2   32 x[2]
        vpternlogd zmm29, zmm10, zmm6, 0x96              ;   581.0 p5      21 x[2]
        vpternlogd zmm12, zmm18, [rbp + 13504], 0x6c     ;   581.3 p0+p3   21 x[2]
        vpternlogd zmm19, zmm7, zmm12, 0x96              ;   582.3 p5      21 x[2]
        vpternlogd zmm30, zmm3, zmm19, 0x96              ;   583.3 p0      21 x[2]
        vmovdqu64 zmm3, [rbp + 12352]                    ;   464.3 p2      21 x[2] reload
        vmovdqu64 zmm7, [rbp + 11456]                    ;   469.3 p3      32 x[2]
        vpternlogd zmm7, zmm3, [rax + 4864], 0x96        ;   583.0 p5+p2   32 x[2]
        vpternlogd zmm27, zmm10, zmm30, 0x96             ;   584.3 p0      21 x[2]
        vpternlogd zmm22, zmm21, zmm27, 0x96             ;   585.3 p5      21 x[2]
        vmovdqa64 zmm10, zmm23                           ;   571.0         21 x[2] copy
        vpternlogd zmm10, zmm26, [rbp + 13312], 0x28     ;   584.3 p0+p3   21 x[2]
        vpternlogd zmm10, zmm5, zmm18, 0x96              ;   585.3 p5      21 x[2]
        vpternlogd zmm26, zmm23, [rbp + 13376], 0x28     ;   585.3 p0+p2   21 x[2]
        vpternlogd zmm10, zmm27, zmm29, 0x96             ;   586.3 p5      21 x[2]
        vpternlogd zmm19, zmm26, zmm6, 0x69              ;   586.3 p0      21 x[2]
        vpternlogd zmm30, zmm23, [rbp + 12160], 0x78     ;   587.0 p5+p3   21 x[2]
        vpternlogd zmm12, zmm14, zmm30, 0x96             ;   588.0 p0      21 x[2]
        vpternlogd zmm13, zmm16, zmm12, 0x96             ;   589.0 p5      32 x[2]
        vpternlogd zmm20, zmm10, zmm25, 0x96             ;   588.3 p0      32 x[2]
        vpxord zmm15, zmm15, zmm27                       ;   589.0 p5      32 x[2]
        vpxord zmm9, zmm9, zmm29                         ;   589.3 p0      32 x[2]
        vpxord zmm30, zmm30, zmm10                       ;   590.0 p5      21 x[2]
        vpxord zmm31, zmm31, zmm22                       ;   590.3 p0      32 x[2]
        vpxord zmm8, zmm8, zmm30                         ;   591.0 p5      32 x[2]
        vpternlogd zmm0, zmm8, zmm15, 0x96               ;   592.0 p0      32 x[2]
        vpternlogd zmm30, zmm3, [rbp + 11456], 0x96      ;   592.0 p5+p2   32 x[2]
        vmovdqu64 zmm3, [rbp + 12800]                    ;   506.0 p3      21 x[2] reload
        vpternlogd zmm17, zmm10, zmm3, 0x96              ;   592.3 p0      32 x[2]
        vmovdqu64 zmm5, [rbp + 13632]                    ;   556.0 p2      32 x[2] reload
        vpternlogd zmm10, zmm3, zmm5, 0x96               ;   593.0 p5      32 x[2]
        vpternlogd zmm3, zmm30, zmm20, 0x69              ;   593.3 p0      32 x[2]
        vmovdqu64 zmm14, [rbp + 13760]                   ;   557.0 p3      32 x[2] reload
        vpternlogd zmm27, zmm13, zmm14, 0x69             ;   594.0 p5      32 x[2]
        vpternlogd zmm7, zmm14, zmm8, 0x96               ;   594.3 p0      32 x[2]
        vpxord zmm4, zmm4, zmm8                          ;   595.0 p5      32 x[2]
        vmovdqu64 zmm14, [rbp + 13696]                   ;   551.3 p2      21 x[2] reload
        vpternlogd zmm1, zmm14, [rbp + 12928], 0x96      ;   595.3 p0+p3   32 x[2]
        vpternlogd zmm22, zmm1, zmm9, 0x96               ;   596.3 p5      32 x[2]
        vpternlogd zmm30, zmm25, [rbp + 10752], 0x96     ;   596.3 p0+p2   32 x[2]
        vmovdqu64 zmm16, [rbp + 10368]                   ;   547.3 p3      32 x[2] reload
        vpternlogd zmm25, zmm15, zmm16, 0x69             ;   597.0 p5      32 x[2]
        vmovdqa64 zmm18, zmm20                           ;   589.3         32 x[2] copy
        vpternlogd zmm18, zmm12, zmm12, 0xc3             ;   597.3 p0      32 x[2]
        vmovdqu64 zmm12, [rbp - 64]                      ;   467.0 p2      32 x[3]
        vpxord zmm12, zmm12, [r8 + 388]{1to16}           ;   598.0 p5+p3   32 x[3]
        vmovdqu64 zmm21, [rbp + 448]                     ;   468.0 p2      32 x[3]
        vpxord zmm21, zmm21, [r8 + 420]{1to16}           ;   598.3 p0+p3   32 x[3]
        vmovdqu64 zmm23, [rbp + 832]                     ;   469.0 p2      32 x[3]
        vpxord zmm23, zmm23, [r8 + 444]{1to16}           ;   599.0 p5+p3   32 x[3]
        vpxord zmm8, zmm8, [rax + 5248]                  ;   599.3 p0+p2   32 x[2]
        vpternlogd zmm8, zmm20, zmm17, 0x96              ;   600.3 p5      32 x[2]
        vpxord zmm17, zmm17, [rax + 4736]                ;   600.3 p0+p3   32 x[2]
        vpxord zmm2, zmm2, zmm30                         ;   601.0 p5      32 x[2]
        vpternlogd zmm13, zmm11, [rax + 4096], 0x96      ;   601.3 p0+p2   32 x[2]
        vpternlogd zmm4, zmm3, [rbp + 13952], 0x96       ;   602.0 p5+p3   32 x[2]
        vpxord zmm3, zmm3, [rax + 5760]                  ;   602.3 p0+p2   32 x[2]
        vmovdqa64 zmm20, zmm26                           ;   586.3         32 x[2] copy
        vpternlogd zmm20, zmm6, [rbp + 12416], 0x96      ;   603.0 p5+p3   32 x[2]
        vpternlogd zmm26, zmm6, [rbp + 11840], 0x96      ;   603.3 p0+p2   32 x[2]
        vpternlogd zmm11, zmm10, [rax + 5632], 0x96      ;   604.0 p5+p3   32 x[2]
        vpternlogd zmm10, zmm18, [rax + 4608], 0x96      ;   604.3 p0+p2   32 x[2]
        vpternlogd zmm18, zmm16, [rax + 5120], 0x96      ;   605.0 p5+p3   32 x[2]
        vmovdqu64 zmm6, [rbp + 320]                      ;   475.0 p2      32 x[0] reload
        vmovdqu64 zmm16, [rbp + 2368]                    ;   475.3 p3      32 x[3]
        vpternlogd zmm16, zmm6, [r8 + 412]{1to16}, 0x96  ;   605.3 p0+p2   32 x[3]
        vpternlogd zmm15, zmm27, [rax + 5504], 0x96      ;   606.0 p5+p3   32 x[2]
        vpternlogd zmm27, zmm5, [rax + 6016], 0x96       ;   606.3 p0+p2   32 x[2]
        vpternlogd zmm5, zmm25, [rbp + 14080], 0x96      ;   607.0 p5+p3   32 x[2]
        vpxord zmm25, zmm25, [rax + 4480]                ;   607.3 p0+p2   32 x[2]
        vpternlogd zmm30, zmm0, [rax + 5376], 0x96       ;   608.0 p5+p3   32 x[2]
        vpxord zmm0, zmm0, [rax + 5888]                  ;   608.3 p0+p2   32 x[2]
        vpxord zmm28, zmm28, zmm26                       ;   609.0 p5      32 x[2]
        vpxord zmm24, zmm26, [rax + 5312]                ;   609.3 p0+p3   32 x[2]
        vmovdqa64 zmm6, zmm31                            ;   591.3         32 x[2] copy
        vpternlogd zmm6, zmm14, [rbp + 12672], 0x96      ;   610.0 p5+p2   32 x[2]
        vpternlogd zmm14, zmm20, [rbp + 12544], 0x96     ;   610.3 p0+p3   32 x[2]
        vmovdqu64 [rbp + 5504], zmm11                    ;   605.0 p7+p4   32 x[2] spill
        vpxord zmm11, zmm6, [rax + 4544]                 ;   611.0 p5+p2   32 x[2]
        vpternlogd zmm6, zmm1, [rbp + 12864], 0x96       ;   611.3 p0+p3   32 x[2]
        vpternlogd zmm23, zmm6, [rbp + 2880], 0x96       ;   612.3 p5+p2   32 x[3]
        vmovdqu64 [rbp + 4928], zmm6                     ;   612.3 p8+p9   32 x[2] spill
        vmovdqu64 zmm6, [rbp + 12736]                    ;   568.3 p3      32 x[2] reload
        vpternlogd zmm9, zmm6, [rax + 4160], 0x96        ;   612.3 p0+p2   32 x[2]
        vpternlogd zmm12, zmm9, [rbp + 1984], 0x96       ;   618.3 p5+p3   32 x[3]
        vmovdqu64 [rbp + 4032], zmm9                     ;   613.3 p7+p4   32 x[2] spill
        vmovdqa64 zmm9, zmm26                            ;   604.3         32 x[2] copy
        vpternlogd zmm9, zmm31, [rbp + 14144], 0x96      ;   613.3 p0+p2   32 x[2]
        vpternlogd zmm31, zmm22, [rax + 5568], 0x96      ;   614.0 p5+p3   32 x[2]
        vpternlogd zmm26, zmm1, [rbp + 13248], 0x96      ;   614.3 p0+p2   32 x[2]
        vpternlogd zmm1, zmm14, [rbp + 11200], 0x96      ;   615.0 p5+p3   32 x[2]
        vpternlogd zmm14, zmm9, [rax + 5440], 0x96       ;   615.3 p0+p2   32 x[2]
        vpxord zmm9, zmm9, [rax + 5952]                  ;   616.0 p5+p3   32 x[2]
        vmovdqu64 [rbp + 5760], zmm0                     ;   609.3 p8+p9   32 x[2] spill
        vmovdqu64 zmm0, [rbp + 11520]                    ;   558.3 p2      32 x[2] reload
        vpternlogd zmm22, zmm0, [rax + 6080], 0x96       ;   616.3 p0+p3   32 x[2]
        vpternlogd zmm0, zmm19, [rbp + 11712], 0x96      ;   617.0 p5+p2   32 x[2]
        vpternlogd zmm6, zmm0, [rax + 5696], 0x96        ;   618.0 p0+p3   32 x[2]
        vmovdqu64 [rbp + 5952], zmm22                    ;   617.3 p7+p4   32 x[2] spill
        vmovdqu64 zmm22, [rbp + 960]                     ;   617.3 p2      32 x[0] reload
        vmovdqu64 [rbp + 5888], zmm27                    ;   607.3 p8+p9   32 x[2] spill
        vmovdqu64 zmm27, [rbp + 3008]                    ;   607.3 p3      32 x[3]
        vpternlogd zmm27, zmm22, [r8 + 452]{1to16}, 0x96 ;   623.3 p5+p2   32 x[3]
        vmovdqu64 zmm22, [rax + 4800]                    ;   490.3 p3      32 x[2]
        vmovdqu64 [rbp + 5824], zmm9                     ;   617.0 p7+p4   32 x[2] spill
        vmovdqu64 zmm9, [rax + 5824]                     ;   491.0 p2      32 x[2]
        vmovdqu64 [rbp + 5632], zmm3                     ;   603.3 p8+p9   32 x[2] spill
        vmovdqu64 zmm3, [rbp + 14144]                    ;   542.3 p3      32 x[2]
        vpternlogd zmm3, zmm19, [rbp + 13568], 0x69      ;   618.3 p0+p2   32 x[2]
        vmovdqu64 [rbp + 4992], zmm18                    ;   606.0 p7+p4   32 x[2] spill
        vmovdqa64 zmm18, zmm3                            ;   619.3         32 x[2] copy
        vpternlogd zmm18, zmm29, zmm29, 0xc3             ;   619.3 p5      32 x[2]
        vmovdqu64 zmm29, [rbp + 1472]                    ;   606.0 p3      32 x[3]
        vpxord zmm29, zmm29, [r8 + 484]{1to16}           ;   619.3 p0+p2   32 x[3]
        vmovdqu64 [rbp + 5248], zmm30                    ;   609.0 p8+p9   32 x[2] spill
        vmovdqu64 zmm30, [rbp + 0]                       ;   609.0 p3      21 x[3]
        vpxord zmm30, zmm30, [r8 + 392]{1to16}           ;   620.0 p5+p2   21 x[3]
        vmovdqu64 [rbp + 14080], zmm27                   ;   624.3 p7+p4   32 x[3] spill
        vmovdqu64 zmm27, [rbp + 192]                     ;   609.0 p3      21 x[3]
        vpxord zmm27, zmm27, [r8 + 404]{1to16}           ;   620.3 p0+p2   21 x[3]
        vpternlogd zmm20, zmm3, [rbp + 11712], 0x96      ;   621.0 p5+p3   32 x[2]
        vpxord zmm9, zmm9, zmm20                         ;   622.0 p0      32 x[2]
        vmovdqu64 [rbp + 5696], zmm9                     ;   623.0 p8+p9   32 x[2] spill
        vmovdqu64 zmm9, [rbp + 256]                      ;   623.0 p2      21 x[3]
        vpxord zmm9, zmm9, [r8 + 408]{1to16}             ;   629.0 p5+p3   21 x[3]
        vpternlogd zmm28, zmm20, [rbp + 10816], 0x96     ;   622.3 p0+p2   32 x[2]
        vpternlogd zmm0, zmm18, [rax + 4672], 0x96       ;   623.0 p5+p3   32 x[2]
        vmovdqu64 zmm20, [rbp + 3520]                    ;   623.0 p2      32 x[1] reload
        vpternlogd zmm29, zmm6, zmm20, 0x96              ;   629.0 p0      32 x[3]
        vpternlogd zmm30, zmm4, [rbp + 2048], 0x69       ;   629.0 p5+p3   21 x[3]
        vpternlogd zmm21, zmm0, [rbp + 2496], 0x96       ;   629.0 p0+p2   32 x[3]
        vpternlogd zmm27, zmm1, [rbp + 2240], 0x69       ;   629.0 p5+p3   21 x[3]
        vpternlogd zmm9, zmm25, [rbp + 2304], 0x69       ;   630.0 p0+p2   21 x[3]
        vpxord zmm20, zmm30, zmm9                        ;   631.0 p5      21 x[3]
        vmovdqu64 [rbp + 5568], zmm6                     ;   619.0 p7+p4   32 x[2] spill
        vmovdqu64 zmm6, [rbp + 12608]                    ;   562.0 p3      32 x[2] reload
        vpternlogd zmm19, zmm6, [rbp + 11712], 0x96      ;   626.3 p0+p2   32 x[2]
        vpternlogd zmm24, zmm3, zmm19, 0x96              ;   627.3 p5      32 x[2]
        vpxord zmm22, zmm22, zmm19                       ;   627.3 p0      32 x[2]
        vmovdqu64 zmm3, [rbp + 1344]                     ;   619.0 p3      32 x[0] reload
        vmovdqu64 zmm6, [rbp + 3392]                     ;   619.0 p2      32 x[3]
        vpternlogd zmm6, zmm3, [r8 + 476]{1to16}, 0x96   ;   628.0 p5+p3   32 x[3]
        vpxord zmm19, zmm12, zmm20                       ;   632.0 p0      21 x[3]
        vmovdqa64 zmm3, zmm12                            ;   619.3         21 x[3] copy
        vmovdqu64 [rbp + 4544], zmm0                     ;   624.0 p8+p9   32 x[2] spill
        vmovdqa64 zmm0, zmm12                            ;   619.3         21 x[3] copy
        vmovdqu64 [rbp + 4352], zmm25                    ;   608.3 p7+p4   32 x[2] spill
        vmovdqa64 zmm25, zmm9                            ;   631.0         21 x[3] copy
        vmovdqu64 [rbp + 4288], zmm1                     ;   616.0 p8+p9   32 x[2] spill
        vmovdqa64 zmm1, zmm9                             ;   631.0         21 x[3] copy
        vmovdqu64 [rbp + 4096], zmm4                     ;   603.0 p7+p4   32 x[2] spill
        vmovdqa64 zmm4, zmm27                            ;   630.0         21 x[3] copy
        vpternlogd zmm4, zmm16, zmm11, 0x96              ;   630.0 p5      21 x[3]
        vpternlogd zmm16, zmm20, zmm11, 0x96             ;   632.0 p0      21 x[3]
        vmovdqu64 [rbp + 4416], zmm11                    ;   612.0 p8+p9   32 x[2] spill
        vmovdqa64 zmm11, zmm20                           ;   632.0         21 x[3] copy
        vmovdqu64 [rbp + 10752], zmm29                   ;   630.0 p7+p4   32 x[3] spill
        vmovdqa64 zmm29, zmm19                           ;   633.0         21 x[3] copy
        vmovdqu64 [rbp + 5440], zmm31                    ;   615.0 p8+p9   32 x[2] spill
        vmovdqa64 zmm31, zmm16                           ;   633.0         21 x[3] copy
        vmovdqu64 [rbp + 13760], zmm6                    ;   629.0 p7+p4   32 x[3] spill
        vmovdqa64 zmm6, zmm16                            ;   633.0         21 x[3] copy
        vmovdqu64 [rbp + 5184], zmm24                    ;   628.3 p8+p9   32 x[2] spill
        vmovdqu64 zmm24, [rbp + 12672]                   ;   558.0 p2      32 x[2] reload
        vpternlogd zmm18, zmm24, [rax + 5184], 0x96      ;   630.0 p5+p3   32 x[2]
        vmovdqu64 zmm24, [rbp + 512]                     ;   628.3 p2      21 x[3]
        vpxord zmm24, zmm24, [r8 + 424]{1to16}           ;   634.3 p0+p3   21 x[3]
        vmovdqu64 [rbp + 5056], zmm18                    ;   631.0 p7+p4   32 x[2] spill
        vmovdqu64 zmm18, [rbp + 640]                     ;   631.0 p2      21 x[3]
        vpxord zmm18, zmm18, [r8 + 432]{1to16}           ;   637.0 p5+p3   21 x[3]
        vmovdqu64 [rbp + 5376], zmm15                    ;   607.0 p8+p9   32 x[2] spill
        vmovdqu64 zmm15, [rbp + 768]                     ;   607.0 p2      21 x[3]
        vpxord zmm15, zmm15, [r8 + 440]{1to16}           ;   631.3 p0+p3   21 x[3]
        vmovdqu64 [rbp + 5312], zmm14                    ;   616.3 p7+p4   32 x[2] spill
        vmovdqa64 zmm14, zmm23                           ;   613.3         21 x[3] copy
        vmovdqu64 [rbp + 5120], zmm8                     ;   601.3 p8+p9   32 x[2] spill
        vmovdqa64 zmm8, zmm9                             ;   631.0         21 x[3] copy
        vpternlogd zmm24, zmm17, [rbp + 2560], 0x96      ;   635.3 p5+p2   21 x[3]
        vpternlogd zmm18, zmm7, [rbp + 2688], 0x96       ;   638.0 p0+p3   21 x[3]
        vmovdqu64 [rbp + 4736], zmm7                     ;   595.3 p7+p4   32 x[2] spill
        vmovdqa64 zmm7, zmm19                            ;   633.0         21 x[3] copy
        vpternlogd zmm15, zmm5, [rbp + 2816], 0x69       ;   633.0 p5+p2   21 x[3]
        vmovdqu64 [rbp + 4864], zmm5                     ;   608.0 p8+p9   32 x[2] spill
        vmovdqa64 zmm5, zmm21                            ;   630.0         21 x[3] copy
        vmovdqu64 [rbp + 4608], zmm17                    ;   601.3 p7+p4   32 x[2] spill
        vmovdqa64 zmm17, zmm15                           ;   634.0         21 x[3] copy
        vpternlogd zmm17, zmm24, zmm24, 0xc3             ;   636.3 p0      21 x[3]
        vpxord zmm5, zmm5, zmm17                         ;   637.3 p5      21 x[3]
        vpxord zmm14, zmm14, zmm17                       ;   637.3 p0      21 x[3]
        vmovdqu64 [rbp + 13504], zmm24                   ;   636.3 p8+p9   21 x[3] spill
        vmovdqa64 zmm24, zmm15                           ;   634.0         21 x[3] copy
        vmovdqu64 [rbp + 12288], zmm14                   ;   638.3 p7+p4   21 x[3] spill
        vmovdqu64 zmm14, [rbp + 1856]                    ;   601.3 p3      32 x[0] reload
        vmovdqu64 [rbp + 12480], zmm17                   ;   637.3 p8+p9   21 x[3] spill
        vmovdqu64 zmm17, [rbp + 3904]                    ;   601.3 p2      32 x[3]
        vpternlogd zmm17, zmm14, [r8 + 508]{1to16}, 0x96 ;   635.0 p5+p3   32 x[3]
        vmovdqu64 zmm14, [rbp - 128]                     ;   601.3 p2      32 x[0] reload
        vmovdqu64 [rbp + 10880], zmm17                   ;   636.0 p7+p4   32 x[3] spill
        vmovdqu64 zmm17, [rbp + 1920]                    ;   601.3 p3      21 x[3]
        vpternlogd zmm17, zmm14, [r8 + 384]{1to16}, 0x96 ;   635.3 p0+p2   21 x[3]
        vmovdqa64 zmm14, zmm19                           ;   633.0         21 x[3] copy
        vpternlogd zmm14, zmm17, zmm13, 0x69             ;   636.3 p5      21 x[3]
        vmovdqu64 [rbp + 13184], zmm21                   ;   630.0 p8+p9   32 x[3] spill
        vmovdqa64 zmm21, zmm5                            ;   638.3         21 x[3] copy
        vmovdqu64 [rbp + 13440], zmm15                   ;   634.0 p7+p4   21 x[3] spill
        vmovdqu64 zmm15, [rbp + 128]                     ;   601.3 p3      32 x[0] reload
        vmovdqu64 [rbp + 14016], zmm5                    ;   638.3 p8+p9   21 x[3] spill
        vmovdqu64 zmm5, [rbp + 2176]                     ;   601.3 p2      21 x[3]
        vpternlogd zmm5, zmm15, [r8 + 400]{1to16}, 0x96  ;   636.3 p0+p3   21 x[3]
        vpternlogd zmm4, zmm5, zmm2, 0x69                ;   637.3 p5      21 x[3]
        vpternlogd zmm5, zmm14, zmm2, 0x69               ;   637.3 p0      21 x[3]
        vpxord zmm29, zmm29, zmm4                        ;   638.3 p5      21 x[3]
        vpternlogd zmm14, zmm29, zmm16, 0x78             ;   639.3 p0      21 x[3]
        vpxord zmm1, zmm1, zmm5                          ;   639.0 p5      21 x[3]
        vpandd zmm0, zmm0, zmm5                          ;   639.3 p0      21 x[3]
        vpxord zmm31, zmm31, zmm1                        ;   640.0 p5      21 x[3]
        vmovdqu64 zmm15, [rbp + 13440]                   ;   634.0 p2      21 x[3]
        vmovdqu64 [rbp + 4224], zmm2                     ;   602.0 p7+p4   32 x[2] spill
        vmovdqu64 zmm2, [rbp + 13184]                    ;   630.0 p3      21 x[3]
        vmovdqu64 [rbp + 4480], zmm10                    ;   605.3 p8+p9   32 x[2] spill
        vmovdqa64 zmm10, zmm5                            ;   638.3         21 x[3] copy
        vmovdqu64 [rbp + 12992], zmm23                   ;   613.3 p7+p4   32 x[3] spill
        vmovdqa64 zmm23, zmm4                            ;   638.3         21 x[3] copy
        vmovdqu64 [rbp + 13120], zmm18                   ;   639.0 p8+p9   21 x[3] spill
        vpandd zmm18, zmm4, zmm31                        ;   641.0 p0      21 x[3]
        vpternlogd zmm0, zmm30, zmm18, 0x96              ;   642.0 p5      21 x[3]
        vmovdqa64 zmm30, zmm1                            ;   640.0         21 x[3] copy
        vmovdqu64 [rbp + 4672], zmm22                    ;   628.3 p7+p4   32 x[2] spill
        vmovdqu64 zmm22, [rbp + 64]                      ;   628.3 p2      32 x[0] reload
        vmovdqu64 [rbp + 4800], zmm26                    ;   615.3 p8+p9   32 x[2] spill
        vmovdqu64 zmm26, [rbp + 2112]                    ;   615.3 p3      21 x[3]
        vpternlogd zmm26, zmm22, [r8 + 396]{1to16}, 0x96 ;   641.3 p0+p2   21 x[3]
        vpternlogd zmm26, zmm27, zmm28, 0x96             ;   642.3 p5      21 x[3]
        vpternlogd zmm17, zmm26, zmm13, 0x69             ;   643.3 p0      21 x[3]
        vpxord zmm25, zmm25, zmm26                       ;   643.3 p5      21 x[3]
        vpxord zmm23, zmm23, zmm17                       ;   644.3 p0      21 x[3]
        vpxord zmm3, zmm3, zmm17                         ;   644.3 p5      21 x[3]
        vpxord zmm11, zmm11, zmm23                       ;   645.3 p0      21 x[3]
        vpxord zmm10, zmm10, zmm25                       ;   645.0 p5      21 x[3]
        vpxord zmm6, zmm6, zmm25                         ;   645.3 p0      21 x[3]
        vpternlogd zmm27, zmm6, zmm11, 0x78              ;   646.3 p5      21 x[3]
        vmovdqu64 zmm22, [rbp + 12480]                   ;   637.3 p3      21 x[3]
        vmovdqu64 [rbp + 4160], zmm28                    ;   623.3 p7+p4   32 x[2] spill
        vmovdqu64 zmm28, [rbp + 12288]                   ;   638.3 p2      21 x[3]
        vmovdqu64 [rbp + 3968], zmm13                    ;   602.3 p8+p9   32 x[2] spill
        vpandd zmm13, zmm17, zmm10                       ;   646.3 p0      21 x[3]
        vpternlogd zmm9, zmm13, zmm20, 0x6c              ;   647.3 p5      21 x[3]
        vpternlogd zmm13, zmm3, zmm25, 0x78              ;   647.3 p0      21 x[3]
        vpternlogd zmm14, zmm18, zmm13, 0x96             ;   648.3 p5      21 x[3]
        vmovdqu64 zmm18, [rbp + 14016]                   ;   638.3 p3      21 x[3]
        vmovdqu64 [rbp + 14208], zmm18                   ;   644.3 p7+p4   21 x[3] spill
        vmovdqa64 zmm18, zmm9                            ;   648.3         21 x[3] copy
        vpternlogd zmm9, zmm0, zmm14, 0x28               ;   649.3 p0      21 x[3]
        vmovdqu64 [rbp + 14272], zmm31                   ;   641.0 p8+p9   21 x[3] spill
        vmovdqa64 zmm31, zmm23                           ;   645.3         21 x[3] copy
        vpternlogd zmm31, zmm16, zmm26, 0x60             ;   649.0 p5      21 x[3]
        vpternlogd zmm27, zmm13, zmm31, 0x96             ;   650.0 p0      21 x[3]
        vpternlogd zmm31, zmm1, zmm19, 0x1e              ;   650.0 p5      21 x[3]
        vmovdqu64 zmm1, [rbp + 384]                      ;   602.3 p2      32 x[0] reload
        vmovdqu64 zmm13, [rbp + 2432]                    ;   602.3 p3      21 x[3]
        vpternlogd zmm13, zmm1, [r8 + 416]{1to16}, 0x96  ;   650.3 p0+p2   21 x[3]
        vpxord zmm18, zmm18, zmm31                       ;   651.0 p5      21 x[3]
        vpandnd zmm19, zmm27, zmm18                      ;   652.0 p0      21 x[3]
        vmovdqa64 zmm1, zmm31                            ;   651.0         21 x[3] copy
        vpternlogd zmm1, zmm27, zmm0, 0x48               ;   652.0 p5      21 x[3]
        vmovdqu64 [rbp + 14336], zmm13                   ;   651.3 p7+p4   21 x[3] spill
        vmovdqa64 zmm13, zmm1                            ;   653.0         21 x[3] copy
        vpternlogd zmm13, zmm9, zmm18, 0x36              ;   653.0 p0      21 x[3]
        vpternlogd zmm9, zmm1, zmm18, 0x36               ;   653.0 p5      21 x[3]
        vpternlogd zmm31, zmm0, zmm9, 0x96               ;   654.0 p0      21 x[3]
        vpternlogd zmm19, zmm9, zmm14, 0x1e              ;   654.0 p5      21 x[3]
        vpternlogd zmm18, zmm14, zmm27, 0xec             ;   654.3 p0      21 x[3]
        vmovdqu64 zmm0, [rbp + 704]                      ;   602.3 p3      32 x[0] reload
        vmovdqu64 zmm9, [rbp + 2752]                     ;   602.3 p2      21 x[3]
        vpternlogd zmm9, zmm0, [r8 + 436]{1to16}, 0x96   ;   655.0 p5+p3   21 x[3]
        vpternlogd zmm18, zmm1, zmm27, 0x96              ;   655.3 p0      21 x[3]
        vmovdqu64 zmm1, [rbp + 576]                      ;   602.3 p2      32 x[0] reload
        vmovdqu64 zmm14, [rbp + 2624]                    ;   602.3 p3      21 x[3]
        vpternlogd zmm14, zmm1, [r8 + 428]{1to16}, 0x96  ;   656.0 p5+p2   21 x[3]
        vpandd zmm6, zmm6, zmm31                         ;   656.3 p0      21 x[3]
        vpandd zmm7, zmm7, zmm18                         ;   657.0 p5      21 x[3]
        vpternlogd zmm11, zmm7, zmm31, 0x6c              ;   658.0 p0      21 x[3]
        vpternlogd zmm29, zmm11, zmm13, 0x6c             ;   659.0 p5      21 x[3]
        vpxord zmm31, zmm31, zmm13                       ;   658.3 p0      21 x[3]
        vpternlogd zmm11, zmm3, zmm31, 0x78              ;   659.3 p5      21 x[3]
        vpandd zmm30, zmm30, zmm18                       ;   659.3 p0      21 x[3]
        vpternlogd zmm5, zmm30, zmm19, 0x6c              ;   660.3 p5      21 x[3]
        vpxord zmm3, zmm13, zmm18                        ;   660.3 p0      21 x[3]
        vpternlogd zmm13, zmm5, zmm16, 0x6c              ;   661.3 p5      21 x[3]
        vpxord zmm18, zmm18, zmm19                       ;   661.3 p0      21 x[3]
        vpternlogd zmm20, zmm18, zmm11, 0x6a             ;   662.3 p5      21 x[3]
        vpandd zmm8, zmm8, zmm18                         ;   662.3 p0      21 x[3]
        vpandd zmm4, zmm4, zmm3                          ;   663.0 p5      21 x[3]
        vpxord zmm18, zmm19, zmm31                       ;   663.3 p0      21 x[3]
        vpandd zmm17, zmm17, zmm18                       ;   664.3 p5      21 x[3]
        vmovdqu64 zmm27, [rbp + 4800]                    ;   602.3 p3      32 x[2] reload
        vpternlogd zmm9, zmm27, zmm27, 0xc3              ;   664.3 p0      21 x[3]
        vpxord zmm27, zmm3, zmm18                        ;   665.0 p5      21 x[3]
        vpternlogd zmm16, zmm26, zmm27, 0x28             ;   666.0 p0      21 x[3]
        vmovdqu64 zmm26, [rbp + 13440]                   ;   634.0 p2      21 x[3]
        vpternlogd zmm27, zmm7, zmm23, 0x6c              ;   666.0 p5      21 x[3]
        vpternlogd zmm18, zmm10, zmm16, 0x6a             ;   667.0 p0      21 x[3]
        vmovdqu64 zmm7, [rbp + 896]                      ;   602.3 p3      32 x[0] reload
        vmovdqu64 zmm10, [rbp + 2944]                    ;   602.3 p2      21 x[3]
        vpternlogd zmm10, zmm7, [r8 + 448]{1to16}, 0x96  ;   667.0 p5+p3   21 x[3]
        vpternlogd zmm31, zmm25, zmm18, 0x6a             ;   668.0 p0      21 x[3]
        vmovdqu64 zmm23, [rbp + 1024]                    ;   602.3 p2      21 x[3]
        vpxord zmm23, zmm23, [r8 + 456]{1to16}           ;   668.0 p5+p3   21 x[3]
        vmovdqu64 zmm25, [rbp + 1216]                    ;   602.3 p2      21 x[3]
        vpxord zmm25, zmm25, [r8 + 468]{1to16}           ;   668.3 p0+p3   21 x[3]
        vpternlogd zmm8, zmm30, zmm18, 0x96              ;   669.0 p5      21 x[3]
        vpternlogd zmm17, zmm11, zmm27, 0x96             ;   669.3 p0      21 x[3]
        vmovdqu64 zmm11, [rbp + 1280]                    ;   602.3 p2      21 x[3]
        vpxord zmm11, zmm11, [r8 + 472]{1to16}           ;   670.0 p5+p3   21 x[3]
        vpternlogd zmm5, zmm3, [rbp + 14272], 0x78       ;   670.3 p0+p2   21 x[3]
        vmovdqu64 zmm3, [rbp + 1152]                     ;   602.3 p3      32 x[0] reload
        vmovdqu64 zmm18, [rbp + 3200]                    ;   602.3 p2      21 x[3]
        vpternlogd zmm18, zmm3, [r8 + 464]{1to16}, 0x96  ;   671.0 p5+p3   21 x[3]
        vpternlogd zmm29, zmm13, zmm31, 0x96             ;   671.3 p0      21 x[3]
        vpternlogd zmm4, zmm27, zmm29, 0x96              ;   672.3 p5      21 x[3]
        vpternlogd zmm29, zmm19, zmm12, 0x78             ;   672.3 p0      21 x[3]
        vmovdqu64 zmm12, [rbp + 4480]                    ;   602.3 p2      32 x[2] reload
        vmovdqu64 zmm19, [rbp + 14336]                   ;   651.3 p3      21 x[3] reload
        vmovdqu64 zmm27, [rbp + 14016]                   ;   638.3 p2      21 x[3]
        vpternlogd zmm27, zmm19, zmm12, 0x69             ;   673.0 p5      21 x[3]
        vpternlogd zmm5, zmm16, zmm4, 0x96               ;   673.3 p0      21 x[3]
        vpternlogd zmm13, zmm20, zmm31, 0x69             ;   674.0 p5      21 x[3]
        vpternlogd zmm31, zmm6, zmm29, 0x69              ;   674.3 p0      21 x[3]
        vmovdqu64 zmm6, [rbp + 1088]                     ;   602.3 p3      32 x[0] reload
        vmovdqu64 zmm16, [rbp + 3136]                    ;   602.3 p2      21 x[3]
        vpternlogd zmm16, zmm6, [r8 + 460]{1to16}, 0x96  ;   675.0 p5+p3   21 x[3]
        vpternlogd zmm8, zmm4, zmm17, 0x96               ;   675.3 p0      21 x[3]
        vmovdqu64 zmm30, [rbp + 4672]                    ;   602.3 p2      32 x[2] reload
        vpternlogd zmm14, zmm9, zmm30, 0x96              ;   676.0 p5      21 x[3]
        vpternlogd zmm19, zmm14, zmm12, 0x69             ;   677.0 p0      21 x[3]
        vpxord zmm24, zmm24, zmm14                       ;   677.0 p5      21 x[3]
        vpxord zmm2, zmm2, zmm19                         ;   678.0 p0      21 x[3]
        vpxord zmm28, zmm28, zmm24                       ;   678.0 p5      21 x[3]
        vmovdqa64 zmm30, zmm19                           ;   678.0         21 x[3] copy
        vmovdqa64 zmm12, zmm19                           ;   678.0         21 x[3] copy
        vmovdqa64 zmm3, zmm24                            ;   678.0         21 x[3] copy
        vmovdqu64 zmm6, [rbp + 13120]                    ;   639.0 p3      21 x[3]
        vpternlogd zmm6, zmm27, [rbp + 13120], 0xc3      ;   678.3 p0+p2   21 x[3]
        vpxord zmm15, zmm15, zmm6                        ;   679.3 p5      21 x[3]
        vpxord zmm3, zmm3, zmm6                          ;   679.3 p0      21 x[3]
        vpandd zmm12, zmm12, zmm3                        ;   680.3 p5      21 x[3]
        vmovdqa64 zmm7, zmm12                            ;   681.3         21 x[3] copy
        vpternlogd zmm7, zmm2, zmm24, 0x78               ;   681.3 p0      21 x[3]
        vmovdqa64 zmm0, zmm15                            ;   680.3         21 x[3] copy
        vmovdqu64 zmm1, [rbp + 5120]                     ;   602.3 p3      32 x[2] reload
        vpternlogd zmm23, zmm1, [rbp + 3072], 0x96       ;   681.0 p5+p2   21 x[3]
        vmovdqu64 zmm1, [rbp + 12480]                    ;   637.3 p3      21 x[3] reload
        vpternlogd zmm12, zmm1, [rbp + 13440], 0x78      ;   681.3 p0+p2   21 x[3]
        vmovdqu64 [rbp + 13440], zmm13                   ;   675.0 p8+p9   21 x[3] spill
        vmovdqa64 zmm13, zmm12                           ;   682.3         21 x[3] copy
        vmovdqu64 [rbp + 14336], zmm20                   ;   663.3 p7+p4   21 x[3] spill
        vmovdqu64 zmm20, [rbp + 5312]                    ;   602.3 p3      32 x[2] reload
        vpternlogd zmm25, zmm20, [rbp + 3264], 0x69      ;   682.0 p5+p2   21 x[3]
        vpternlogd zmm16, zmm25, [rbp + 5184], 0x96      ;   683.0 p0+p3   21 x[3]
        vmovdqa64 zmm20, zmm16                           ;   684.0         21 x[3] copy
        vmovdqu64 [rbp + 14272], zmm5                    ;   674.3 p8+p9   21 x[3] spill
        vmovdqu64 zmm5, [rbp + 5376]                     ;   602.3 p2      32 x[2] reload
        vpternlogd zmm11, zmm5, [rbp + 3328], 0x69       ;   683.0 p5+p3   21 x[3]
        vpxord zmm20, zmm20, zmm11                       ;   684.0 p0      21 x[3]
        vmovdqa64 zmm5, zmm11                            ;   684.0         21 x[3] copy
        vpternlogd zmm5, zmm23, zmm23, 0xc3              ;   684.0 p5      21 x[3]
        vmovdqu64 [rbp + 14400], zmm17                   ;   670.3 p7+p4   21 x[3] spill
        vmovdqa64 zmm17, zmm11                           ;   684.0         21 x[3] copy
        vmovdqu64 [rbp + 14464], zmm29                   ;   673.3 p8+p9   21 x[3] spill
        vmovdqa64 zmm29, zmm20                           ;   685.0         21 x[3] copy
        vmovdqu64 [rbp + 14528], zmm8                    ;   676.3 p7+p4   21 x[3] spill
        vmovdqa64 zmm8, zmm20                            ;   685.0         21 x[3] copy
        vmovdqu64 [rbp + 14592], zmm4                    ;   673.3 p8+p9   21 x[3] spill
        vmovdqa64 zmm4, zmm5                             ;   685.0         21 x[3] copy
        vmovdqu64 [rbp + 14656], zmm31                   ;   675.3 p7+p4   21 x[3] spill
        vmovdqa64 zmm31, zmm16                           ;   684.0         21 x[3] copy
        vpternlogd zmm31, zmm10, [rbp + 4992], 0x69      ;   684.3 p0+p2   21 x[3]
        vmovdqa64 zmm1, zmm31                            ;   685.3         21 x[3] copy
        vmovdqu64 [rbp + 14720], zmm16                   ;   684.0 p8+p9   21 x[3] spill
        vmovdqa64 zmm16, zmm31                           ;   685.3         21 x[3] copy
        vmovdqu64 [rbp + 14784], zmm23                   ;   682.0 p7+p4   21 x[3] spill
        vmovdqu64 zmm23, [rbp + 13120]                   ;   639.0 p3      21 x[3]
        vpternlogd zmm23, zmm9, [rbp + 12992], 0x69      ;   685.0 p5+p2   21 x[3]
        vpxord zmm21, zmm21, zmm23                       ;   686.0 p0      21 x[3]
        vpxord zmm30, zmm30, zmm23                       ;   686.0 p5      21 x[3]
        vpxord zmm22, zmm22, zmm30                       ;   687.0 p0      21 x[3]
        vpternlogd zmm9, zmm28, zmm22, 0x78              ;   688.0 p5      21 x[3]
        vpternlogd zmm27, zmm21, [rbp + 12288], 0x78     ;   687.3 p0+p3   21 x[3]
        vmovdqu64 [rbp + 12992], zmm11                   ;   684.0 p8+p9   21 x[3] spill
        vmovdqa64 zmm11, zmm23                           ;   686.0         21 x[3] copy
        vpternlogd zmm23, zmm15, [rbp + 12288], 0x60     ;   688.0 p5+p2   21 x[3]
        vpternlogd zmm27, zmm23, zmm7, 0x96              ;   689.0 p0      21 x[3]
        vmovdqu64 [rbp + 13120], zmm20                   ;   685.0 p7+p4   21 x[3] spill
        vmovdqa64 zmm20, zmm30                           ;   687.0         21 x[3] copy
        vpternlogd zmm20, zmm14, [rbp + 12288], 0x60     ;   689.0 p5+p3   21 x[3]
        vpternlogd zmm9, zmm7, zmm20, 0x96               ;   690.0 p0      21 x[3]
        vpternlogd zmm20, zmm15, [rbp + 14016], 0x1e     ;   690.0 p5+p2   21 x[3]
        vpxord zmm13, zmm13, zmm20                       ;   691.0 p0      21 x[3]
        vpandnd zmm7, zmm9, zmm13                        ;   692.0 p5      21 x[3]
        vmovdqu64 [rbp + 14016], zmm31                   ;   685.3 p8+p9   21 x[3] spill
        vmovdqa64 zmm31, zmm13                           ;   692.0         21 x[3] copy
        vpternlogd zmm31, zmm9, zmm27, 0xea              ;   692.0 p0      21 x[3]
        vmovdqu64 [rbp + 14848], zmm10                   ;   668.0 p7+p4   21 x[3] spill
        vmovdqu64 zmm10, [rbp + 13504]                   ;   636.3 p3      21 x[3]
        vpternlogd zmm10, zmm6, [rbp + 13184], 0x87      ;   692.0 p5+p2   21 x[3]
        vpxord zmm23, zmm23, zmm10                       ;   693.0 p0      21 x[3]
        vpternlogd zmm12, zmm23, zmm27, 0x28             ;   694.0 p5      21 x[3]
        vmovdqa64 zmm10, zmm20                           ;   691.0         21 x[3] copy
        vpternlogd zmm10, zmm9, zmm23, 0x48              ;   694.0 p0      21 x[3]
        vpternlogd zmm31, zmm9, zmm10, 0x96              ;   695.0 p5      21 x[3]
        vmovdqu64 zmm9, [rbp + 14016]                    ;   685.3 p3      21 x[3]
        vpandd zmm0, zmm0, zmm31                         ;   696.0 p0      21 x[3]
        vmovdqu64 [rbp + 13504], zmm18                   ;   672.0 p8+p9   21 x[3] spill
        vmovdqu64 zmm18, [rbp + 14208]                   ;   644.3 p2      21 x[3] reload
        vpandd zmm18, zmm18, zmm31                       ;   696.0 p5      21 x[3]
        vmovdqu64 [rbp + 14208], zmm25                   ;   683.0 p7+p4   21 x[3] spill
        vmovdqa64 zmm25, zmm31                           ;   696.0         21 x[3] copy
        vmovdqu64 [rbp + 14912], zmm5                    ;   685.0 p8+p9   21 x[3] spill
        vmovdqa64 zmm5, zmm10                            ;   695.0         21 x[3] copy
        vpternlogd zmm5, zmm12, zmm13, 0x36              ;   695.3 p0      21 x[3]
        vpternlogd zmm10, zmm12, zmm13, 0x1e             ;   696.0 p5      21 x[3]
        vpternlogd zmm20, zmm23, zmm10, 0x96             ;   697.0 p0      21 x[3]
        vmovdqu64 zmm12, [rbp + 5056]                    ;   602.3 p3      32 x[2] reload
        vmovdqu64 zmm13, [rbp + 14080]                   ;   624.3 p2      32 x[3] reload
        vmovdqu64 zmm23, [rbp + 14912]                   ;   685.0 p3      21 x[3]
        vpternlogd zmm23, zmm13, zmm12, 0x96             ;   697.0 p5      21 x[3]
        vpternlogd zmm7, zmm10, zmm27, 0x1e              ;   697.3 p0      21 x[3]
        vmovdqa64 zmm10, zmm13                           ;   630.3         21 x[3] copy
        vpternlogd zmm10, zmm12, [rbp + 14016], 0x96     ;   698.0 p5+p2   21 x[3]
        vpternlogd zmm22, zmm18, zmm20, 0x6c             ;   698.3 p0      21 x[3]
        vpternlogd zmm6, zmm0, zmm7, 0x6c                ;   699.0 p5      21 x[3]
        vpternlogd zmm21, zmm22, zmm5, 0x6c              ;   699.3 p0      21 x[3]
        vpxord zmm25, zmm25, zmm5                        ;   700.0 p5      21 x[3]
        vpxord zmm31, zmm31, zmm7                        ;   700.3 p0      21 x[3]
        vpandd zmm26, zmm26, zmm31                       ;   701.3 p5      21 x[3]
        vpandd zmm11, zmm11, zmm25                       ;   701.3 p0      21 x[3]
        vpxord zmm27, zmm5, zmm20                        ;   702.0 p5      21 x[3]
        vpternlogd zmm22, zmm2, zmm27, 0x78              ;   703.0 p0      21 x[3]
        vpxord zmm2, zmm7, zmm27                         ;   703.0 p5      21 x[3]
        vpternlogd zmm19, zmm22, zmm2, 0x6c              ;   704.0 p0      21 x[3]
        vpternlogd zmm31, zmm22, [rbp + 12480], 0x6c     ;   704.0 p5+p3   21 x[3]
        vmovdqu64 zmm22, [rbp + 12288]                   ;   638.3 p2      21 x[3] reload
        vpternlogd zmm15, zmm25, zmm22, 0x48             ;   704.3 p0      21 x[3]
        vpternlogd zmm5, zmm6, zmm22, 0x6c               ;   705.0 p5      21 x[3]
        vpxord zmm25, zmm25, zmm2                        ;   705.3 p0      21 x[3]
        vpternlogd zmm22, zmm14, zmm25, 0x28             ;   706.3 p5      21 x[3]
        vpternlogd zmm25, zmm18, zmm30, 0x6c             ;   706.3 p0      21 x[3]
        vmovdqu64 zmm14, [rbp + 5440]                    ;   602.3 p3      32 x[2] reload
        vmovdqu64 zmm18, [rbp + 13760]                   ;   629.0 p2      32 x[3] reload
        vmovdqu64 zmm30, [rbp + 14912]                   ;   685.0 p3      21 x[3]
        vpternlogd zmm30, zmm18, zmm14, 0x96             ;   707.0 p5      21 x[3]
        vpternlogd zmm2, zmm3, zmm22, 0x6a               ;   707.3 p0      21 x[3]
        vmovdqu64 zmm3, [rbp + 14208]                    ;   683.0 p2      21 x[3] reload
        vpternlogd zmm18, zmm14, zmm3, 0x96              ;   708.0 p5      21 x[3]
        vpternlogd zmm27, zmm24, zmm2, 0x6a              ;   708.3 p0      21 x[3]
        vmovdqu64 zmm24, [rbp + 1536]                    ;   602.3 p3      21 x[3]
        vpxord zmm24, zmm24, [r8 + 488]{1to16}           ;   709.0 p5+p2   21 x[3]
        vpternlogd zmm26, zmm0, zmm2, 0x96               ;   709.3 p0      21 x[3]
        vmovdqu64 zmm0, [rbp + 1728]                     ;   602.3 p3      21 x[3]
        vpxord zmm0, zmm0, [r8 + 500]{1to16}             ;   710.0 p5+p2   21 x[3]
        vpternlogd zmm20, zmm28, zmm27, 0x6a             ;   710.3 p0      21 x[3]
        vpternlogd zmm21, zmm5, zmm27, 0x96              ;   711.0 p5      21 x[3]
        vpternlogd zmm5, zmm27, zmm31, 0x69              ;   711.3 p0      21 x[3]
        vmovdqu64 zmm2, [rbp + 1408]                     ;   602.3 p3      32 x[0] reload
        vmovdqu64 zmm27, [rbp + 3456]                    ;   602.3 p2      21 x[3]
        vpternlogd zmm27, zmm2, [r8 + 480]{1to16}, 0x96  ;   712.0 p5+p3   21 x[3]
        vpxord zmm19, zmm19, zmm25                       ;   712.3 p0      21 x[3]
        vmovdqu64 zmm28, [rbp + 1792]                    ;   602.3 p2      21 x[3]
        vpxord zmm28, zmm28, [r8 + 504]{1to16}           ;   713.0 p5+p3   21 x[3]
        vpternlogd zmm11, zmm25, zmm21, 0x96             ;   713.3 p0      21 x[3]
        vpternlogd zmm26, zmm11, zmm19, 0x96             ;   714.3 p5      21 x[3]
        vpternlogd zmm21, zmm7, [rbp + 13184], 0x78      ;   714.3 p0+p2   21 x[3]
        vmovdqu64 zmm7, [rbp + 10752]                    ;   630.0 p3      21 x[3]
        vmovdqu64 zmm25, [rbp + 10752]                   ;   630.0 p2      21 x[3]
        vpxord zmm8, zmm8, zmm30                         ;   715.0 p5      21 x[3]
        vmovdqa64 zmm14, zmm23                           ;   698.0         21 x[3] copy
        vmovdqa64 zmm2, zmm23                            ;   698.0         21 x[3] copy
        vmovdqu64 [rbp + 13184], zmm5                    ;   712.3 p7+p4   21 x[3] spill
        vmovdqa64 zmm5, zmm30                            ;   708.0         21 x[3] copy
        vmovdqu64 [rbp + 13760], zmm31                   ;   705.0 p8+p9   21 x[3] spill
        vmovdqa64 zmm31, zmm30                           ;   708.0         21 x[3] copy
        vmovdqu64 [rbp + 12288], zmm15                   ;   705.3 p7+p4   21 x[3] spill
        vmovdqu64 zmm15, [rbp + 1664]                    ;   602.3 p3      32 x[0] reload
        vmovdqu64 [rbp + 12480], zmm6                    ;   700.0 p8+p9   21 x[3] spill
        vmovdqu64 zmm6, [rbp + 3712]                     ;   602.3 p2      21 x[3]
        vpternlogd zmm6, zmm15, [r8 + 496]{1to16}, 0x96  ;   715.3 p0+p3   21 x[3]
        vmovdqu64 zmm15, [rbp + 1600]                    ;   602.3 p2      32 x[0] reload
        vmovdqu64 [rbp + 14016], zmm22                   ;   707.3 p7+p4   21 x[3] spill
        vmovdqu64 zmm22, [rbp + 3648]                    ;   602.3 p3      21 x[3]
        vpternlogd zmm22, zmm15, [r8 + 492]{1to16}, 0x96 ;   716.0 p5+p2   21 x[3]
        vmovdqu64 zmm15, [rbp + 13504]                   ;   672.0 p3      21 x[3] reload
        vpternlogd zmm18, zmm15, [rbp + 5248], 0x69      ;   716.3 p0+p2   21 x[3]
        vpxord zmm14, zmm14, zmm18                       ;   717.3 p5      21 x[3]
        vpxord zmm1, zmm1, zmm18                         ;   717.3 p0      21 x[3]
        vpxord zmm4, zmm4, zmm1                          ;   718.3 p5      21 x[3]
        vpternlogd zmm3, zmm8, zmm4, 0x78                ;   719.3 p0      21 x[3]
        vmovdqu64 [rbp + 14208], zmm19                   ;   713.3 p8+p9   21 x[3] spill
        vmovdqa64 zmm19, zmm18                           ;   717.3         21 x[3] copy
        vmovdqu64 [rbp + 14976], zmm26                   ;   715.3 p7+p4   21 x[3] spill
        vmovdqa64 zmm26, zmm1                            ;   718.3         21 x[3] copy
        vpternlogd zmm26, zmm30, [rbp + 14720], 0x60     ;   719.0 p5+p3   21 x[3]
        vmovdqu64 [rbp + 15040], zmm11                   ;   714.3 p8+p9   21 x[3] spill
        vmovdqu64 zmm11, [rbp + 5632]                    ;   604.5 p2      32 x[2] reload
        vpternlogd zmm24, zmm11, [rbp + 3584], 0x69      ;   719.3 p0+p3   21 x[3]
        vmovdqa64 zmm11, zmm24                           ;   720.3         21 x[3] copy
        vmovdqu64 [rbp + 15104], zmm20                   ;   711.3 p7+p4   21 x[3] spill
        vmovdqu64 zmm20, [rbp + 5824]                    ;   606.0 p2      32 x[2] reload
        vpternlogd zmm0, zmm20, [rbp + 3776], 0x69       ;   720.0 p5+p3   21 x[3]
        vpternlogd zmm22, zmm0, [rbp + 5696], 0x96       ;   721.0 p0+p2   21 x[3]
        vmovdqa64 zmm20, zmm22                           ;   722.0         21 x[3] copy
        vmovdqu64 [rbp + 15168], zmm21                   ;   715.3 p8+p9   21 x[3] spill
        vmovdqu64 zmm21, [rbp + 5888]                    ;   607.2 p3      32 x[2] reload
        vpternlogd zmm28, zmm21, [rbp + 3840], 0x69      ;   721.0 p5+p2   21 x[3]
        vpxord zmm11, zmm11, zmm28                       ;   722.0 p0      21 x[3]
        vpxord zmm20, zmm20, zmm28                       ;   722.0 p5      21 x[3]
        vpxord zmm7, zmm7, zmm11                         ;   723.0 p0      21 x[3]
        vmovdqa64 zmm21, zmm28                           ;   722.0         21 x[3] copy
        vmovdqu64 [rbp + 15232], zmm24                   ;   720.3 p7+p4   21 x[3] spill
        vmovdqa64 zmm24, zmm7                            ;   724.0         21 x[3] copy
        vmovdqu64 [rbp + 15296], zmm28                   ;   722.0 p8+p9   21 x[3] spill
        vmovdqa64 zmm28, zmm20                           ;   723.0         21 x[3] copy
        vmovdqu64 [rbp + 15360], zmm7                    ;   724.0 p7+p4   21 x[3] spill
        vmovdqa64 zmm7, zmm20                            ;   723.0         21 x[3] copy
        vmovdqu64 [rbp + 15424], zmm20                   ;   723.0 p8+p9   21 x[3] spill
        vmovdqa64 zmm20, zmm11                           ;   723.0         21 x[3] copy
        vmovdqu64 [rbp + 15488], zmm6                    ;   716.3 p7+p4   21 x[3] spill
        vmovdqa64 zmm6, zmm22                            ;   722.0         21 x[3] copy
        vpternlogd zmm6, zmm27, [rbp + 5504], 0x69       ;   723.0 p5+p3   21 x[3]
        vpxord zmm25, zmm25, zmm6                        ;   724.0 p0      21 x[3]
        vmovdqu64 [rbp + 15552], zmm22                   ;   722.0 p8+p9   21 x[3] spill
        vmovdqa64 zmm22, zmm6                            ;   724.0         21 x[3] copy
        vmovdqu64 [rbp + 15616], zmm25                   ;   725.0 p7+p4   21 x[3] spill
        vmovdqa64 zmm25, zmm6                            ;   724.0         21 x[3] copy
        vmovdqu64 [rbp + 15680], zmm6                    ;   724.0 p8+p9   21 x[3] spill
        vmovdqu64 zmm6, [rbp + 15360]                    ;   724.0 p2      21 x[3] reload
        vpternlogd zmm27, zmm6, [rbp + 5504], 0x69       ;   730.0 p5+p3   21 x[3]
        vmovdqu64 zmm6, [rbp + 14848]                    ;   668.0 p2      21 x[3]
        vpternlogd zmm6, zmm23, [rbp + 4992], 0x69       ;   724.3 p0+p3   21 x[3]
        vpternlogd zmm15, zmm6, [rbp + 5248], 0x69       ;   725.3 p5+p2   21 x[3]
        vpternlogd zmm6, zmm14, zmm30, 0x78              ;   725.3 p0      21 x[3]
        vpxord zmm17, zmm17, zmm15                       ;   726.3 p5      21 x[3]
        vpternlogd zmm23, zmm26, zmm17, 0x36             ;   727.3 p0      21 x[3]
        vpxord zmm5, zmm5, zmm17                         ;   727.3 p5      21 x[3]
        vpandd zmm19, zmm19, zmm5                        ;   728.3 p0      21 x[3]
        vpxord zmm29, zmm29, zmm15                       ;   728.0 p5      21 x[3]
        vpandd zmm16, zmm16, zmm29                       ;   729.0 p0      21 x[3]
        vmovdqu64 [rbp + 13504], zmm27                   ;   731.0 p7+p4   21 x[3] spill
        vmovdqa64 zmm27, zmm15                           ;   726.3         21 x[3] copy
        vpternlogd zmm27, zmm13, zmm12, 0x60             ;   729.0 p5      21 x[3]
        vpternlogd zmm27, zmm19, [rbp + 14784], 0x69     ;   730.0 p0+p3   21 x[3]
        vmovdqa64 zmm12, zmm23                           ;   728.3         21 x[3] copy
        vmovdqa64 zmm13, zmm16                           ;   730.0         21 x[3] copy
        vpternlogd zmm13, zmm10, [rbp + 13120], 0x78     ;   730.0 p5+p2   21 x[3]
        vpternlogd zmm6, zmm19, zmm13, 0x96              ;   731.0 p0      21 x[3]
        vpternlogd zmm3, zmm26, zmm13, 0x96              ;   731.0 p5      21 x[3]
        vmovdqu64 zmm13, [rbp + 5760]                    ;   623.5 p3      32 x[2] reload
        vmovdqu64 zmm19, [rbp + 15488]                   ;   716.3 p2      21 x[3] reload
        vmovdqu64 zmm26, [rbp + 13504]                   ;   731.0 p3      21 x[3]
        vpternlogd zmm26, zmm19, zmm13, 0x69             ;   737.0 p0      21 x[3]
        vpxord zmm21, zmm21, zmm26                       ;   738.0 p5      21 x[3]
        vpxord zmm28, zmm28, zmm26                       ;   738.0 p0      21 x[3]
        vpandd zmm25, zmm25, zmm28                       ;   739.0 p5      21 x[3]
        vmovdqa64 zmm13, zmm23                           ;   728.3         21 x[3] copy
        vpternlogd zmm13, zmm3, zmm27, 0x48              ;   733.3 p0      21 x[3]
        vmovdqa64 zmm19, zmm21                           ;   739.0         21 x[3] copy
        vmovdqu64 [rbp + 14784], zmm28                   ;   739.0 p8+p9   21 x[3] spill
        vmovdqu64 zmm28, [rbp + 14912]                   ;   685.0 p2      21 x[3] reload
        vpternlogd zmm16, zmm28, [rbp + 12992], 0x78     ;   734.0 p5+p3   21 x[3]
        vpxord zmm12, zmm12, zmm16                       ;   735.0 p0      21 x[3]
        vpternlogd zmm16, zmm27, zmm6, 0x28              ;   735.0 p5      21 x[3]
        vmovdqu64 [rbp + 14848], zmm21                   ;   739.0 p7+p4   21 x[3] spill
        vmovdqu64 zmm21, [rbp + 15360]                   ;   724.0 p2      21 x[3]
        vmovdqu64 [rbp + 15744], zmm26                   ;   738.0 p8+p9   21 x[3] spill
        vpandnd zmm26, zmm3, zmm12                       ;   736.0 p0      21 x[3]
        vmovdqu64 [rbp + 15808], zmm25                   ;   740.0 p7+p4   21 x[3] spill
        vmovdqa64 zmm25, zmm13                           ;   734.3         21 x[3] copy
        vpternlogd zmm25, zmm16, zmm12, 0x36             ;   736.0 p5      21 x[3]
        vpternlogd zmm16, zmm13, zmm12, 0x36             ;   736.3 p0      21 x[3]
        vpternlogd zmm23, zmm27, zmm16, 0x96             ;   737.3 p5      21 x[3]
        vmovdqu64 zmm27, [rbp + 15680]                   ;   724.0 p3      21 x[3]
        vpternlogd zmm26, zmm16, zmm6, 0x1e              ;   737.3 p0      21 x[3]
        vpternlogd zmm12, zmm6, zmm3, 0xec               ;   738.0 p5      21 x[3]
        vpternlogd zmm12, zmm13, zmm3, 0x96              ;   739.0 p0      21 x[3]
        vmovdqu64 zmm3, [rbp + 15424]                    ;   723.0 p2      21 x[3] reload
        vmovdqu64 zmm6, [rbp + 15616]                    ;   725.0 p3      21 x[3] reload
        vmovdqu64 zmm13, [rbp + 15808]                   ;   740.0 p2      21 x[3]
        vpternlogd zmm13, zmm6, zmm3, 0x78               ;   746.0 p5      21 x[3]
        vpandd zmm31, zmm31, zmm25                       ;   739.3 p0      21 x[3]
        vpandd zmm2, zmm2, zmm12                         ;   740.0 p5      21 x[3]
        vpternlogd zmm4, zmm2, zmm23, 0x6c               ;   741.0 p0      21 x[3]
        vpternlogd zmm14, zmm4, zmm25, 0x6c              ;   742.0 p5      21 x[3]
        vpandd zmm17, zmm17, zmm12                       ;   741.3 p0      21 x[3]
        vpternlogd zmm15, zmm17, zmm26, 0x6c             ;   742.3 p5      21 x[3]
        vpxord zmm16, zmm25, zmm23                       ;   742.3 p0      21 x[3]
        vpternlogd zmm4, zmm10, zmm16, 0x78              ;   743.3 p5      21 x[3]
        vmovdqu64 zmm10, [rbp + 14848]                   ;   739.0 p3      21 x[3]
        vpxord zmm25, zmm25, zmm12                       ;   743.3 p0      21 x[3]
        vpternlogd zmm5, zmm15, zmm25, 0x6c              ;   744.3 p5      21 x[3]
        vpxord zmm12, zmm12, zmm26                       ;   744.3 p0      21 x[3]
        vpternlogd zmm28, zmm12, zmm4, 0x6a              ;   745.3 p5      21 x[3]
        vpternlogd zmm12, zmm17, [rbp + 12992], 0x6c     ;   745.3 p0+p2   21 x[3]
        vpxord zmm17, zmm26, zmm16                       ;   746.0 p5      21 x[3]
        vpandd zmm9, zmm9, zmm17                         ;   747.0 p0      21 x[3]
        vpxord zmm3, zmm25, zmm17                        ;   747.0 p5      21 x[3]
        vpternlogd zmm2, zmm1, zmm3, 0x78                ;   748.0 p0      21 x[3]
        vpternlogd zmm9, zmm4, zmm2, 0x96                ;   749.0 p5      21 x[3]
        vpternlogd zmm2, zmm25, zmm18, 0x78              ;   749.0 p0      21 x[3]
        vmovdqu64 zmm1, [rbp + 10752]                    ;   634.5 p3      32 x[3] reload
        vmovdqu64 zmm4, [rbp + 15232]                    ;   720.3 p2      21 x[3] reload
        vmovdqu64 zmm18, [rbp + 15744]                   ;   738.0 p3      21 x[3]
        vpternlogd zmm18, zmm4, zmm1, 0x6c               ;   749.0 p5      21 x[3]
        vpternlogd zmm3, zmm30, [rbp + 14720], 0x60      ;   749.3 p0+p2   21 x[3]
        vpternlogd zmm17, zmm29, zmm3, 0x6a              ;   750.3 p5      21 x[3]
        vpternlogd zmm12, zmm9, zmm17, 0x96              ;   751.3 p0      21 x[3]
        vmovdqu64 zmm4, [rbp + 5952]                     ;   636.5 p3      32 x[2] reload
        vmovdqu64 zmm25, [rbp + 10880]                   ;   636.7 p2      21 x[3]
        vpternlogd zmm25, zmm0, zmm4, 0x96               ;   751.0 p5      21 x[3]
        vpternlogd zmm17, zmm16, [rbp + 13120], 0x78     ;   751.3 p0+p3   21 x[3]
        vmovdqu64 zmm16, [rbp + 14656]                   ;   675.3 p2      21 x[3] reload
        vmovdqu64 zmm29, [rbp + 15168]                   ;   715.3 p3      21 x[3] reload
        vmovdqu64 zmm30, [rbp + 15104]                   ;   711.3 p2      32 x[3]
        vpternlogd zmm30, zmm29, zmm16, 0x69             ;   752.0 p5      32 x[3]
        vpternlogd zmm15, zmm31, zmm17, 0x96             ;   752.3 p0      21 x[3]
        vmovdqu64 zmm31, [rbp + 15040]                   ;   714.3 p3      32 x[3]
        vpternlogd zmm17, zmm23, zmm8, 0x78              ;   753.0 p5      21 x[3]
        vpternlogd zmm2, zmm14, zmm15, 0x96              ;   753.3 p0      21 x[3]
        vpternlogd zmm5, zmm3, zmm2, 0x96                ;   754.3 p5      21 x[3]
        vmovdqa64 zmm3, zmm11                            ;   723.0         21 x[3] copy
        vpternlogd zmm3, zmm4, [rbp + 10880], 0x96       ;   754.3 p0+p2   21 x[3]
        vmovdqu64 zmm8, [rbp + 5056]                     ;   640.5 p3      32 x[2] reload
        vmovdqu64 zmm23, [rbp + 14080]                   ;   640.7 p2      32 x[3] reload
        vpternlogd zmm26, zmm23, zmm8, 0x60              ;   755.0 p5      21 x[3]
        vmovdqu64 zmm23, [rbp + 14592]                   ;   673.3 p3      32 x[3]
        vpternlogd zmm14, zmm26, zmm15, 0x96             ;   756.0 p0      21 x[3]
        vmovdqu64 zmm26, [rbp + 14976]                   ;   715.3 p2      32 x[3]
        vpxord zmm26, zmm26, [rbp + 14528]               ;   756.0 p5+p3   32 x[3]
        vpternlogd zmm16, zmm17, zmm14, 0x69             ;   757.0 p0      32 x[3]
        vpxord zmm19, zmm19, zmm3                        ;   757.0 p5      21 x[3]
        vpxord zmm7, zmm7, zmm3                          ;   757.3 p0      21 x[3]
        vpxord zmm31, zmm31, zmm2                        ;   758.0 p5      32 x[3]
        vmovdqa64 zmm4, zmm12                            ;   752.3         21 x[3] copy
        vpternlogd zmm4, zmm14, zmm2, 0x96               ;   758.3 p0      21 x[3]
        vmovdqu64 zmm8, [rbp + 14400]                    ;   670.3 p2      32 x[3]
        vpxord zmm8, zmm8, zmm9                          ;   759.0 p5      32 x[3]
        vmovdqu64 zmm29, [rbp + 14208]                   ;   713.3 p3      32 x[3]
        vpxord zmm29, zmm29, [rbp + 14400]               ;   759.3 p0+p2   32 x[3]
        vmovdqu64 zmm1, [rbp + 14272]                    ;   674.3 p3      32 x[3]
        vmovdqu64 [rbp + 14400], zmm29                   ;   760.3 p8+p9   32 x[3] spill
        vmovdqu64 zmm29, [rbp + 14336]                   ;   663.3 p2      32 x[3]
        vmovdqu64 [rbp + 14656], zmm8                    ;   760.0 p7+p4   32 x[3] spill
        vmovdqu64 zmm8, [rbp + 13760]                    ;   705.0 p3      32 x[3]
        vmovdqu64 [rbp + 14080], zmm28                   ;   746.3 p8+p9   21 x[3] spill
        vmovdqu64 zmm28, [rbp + 13184]                   ;   712.3 p2      32 x[3]
        vpxord zmm28, zmm28, [rbp + 13440]               ;   760.0 p5+p3   32 x[3]
        vmovdqu64 [rbp + 10880], zmm28                   ;   761.0 p7+p4   32 x[3] spill
        vmovdqa64 zmm28, zmm7                            ;   758.3         21 x[3] copy
        vmovdqu64 [rbp + 13120], zmm15                   ;   753.3 p8+p9   21 x[3] spill
        vmovdqa64 zmm15, zmm3                            ;   755.3         21 x[3] copy
        vmovdqu64 [rbp + 14720], zmm5                    ;   755.3 p7+p4   21 x[3] spill
        vmovdqa64 zmm5, zmm16                            ;   758.0         32 x[3] copy
        vmovdqu64 [rbp + 15232], zmm16                   ;   758.0 p8+p9   32 x[3] spill
        vmovdqu64 zmm16, [rbp + 15488]                   ;   716.3 p2      21 x[3] reload
        vpternlogd zmm25, zmm16, [rbp + 5760], 0x69      ;   760.3 p0+p3   21 x[3]
        vpternlogd zmm18, zmm19, zmm25, 0x78             ;   761.3 p5      21 x[3]
        vpxord zmm24, zmm24, zmm25                       ;   761.3 p0      21 x[3]
        vpandd zmm15, zmm15, zmm24                       ;   762.3 p5      21 x[3]
        vpxord zmm22, zmm22, zmm25                       ;   762.3 p0      21 x[3]
        vpxord zmm20, zmm20, zmm22                       ;   763.3 p5      21 x[3]
        vpternlogd zmm7, zmm0, zmm20, 0x6c               ;   764.3 p0      21 x[3]
        vpternlogd zmm15, zmm13, [rbp + 13504], 0x96     ;   764.0 p5+p2   21 x[3]
        vpternlogd zmm15, zmm19, zmm25, 0x78             ;   765.0 p0      21 x[3]
        vmovdqu64 zmm0, [rbp + 15552]                    ;   722.0 p3      21 x[3] reload
        vmovdqa64 zmm16, zmm22                           ;   763.3         21 x[3] copy
        vpternlogd zmm16, zmm3, zmm0, 0x60               ;   765.0 p5      21 x[3]
        vpternlogd zmm7, zmm13, zmm16, 0x96              ;   766.0 p0      21 x[3]
        vmovdqu64 zmm13, [rbp + 14848]                   ;   739.0 p2      21 x[3] reload
        vpternlogd zmm16, zmm13, [rbp + 15360], 0x1e     ;   766.0 p5+p3   21 x[3]
        vmovdqa64 zmm13, zmm16                           ;   767.0         21 x[3] copy
        vmovdqu64 [rbp + 15360], zmm4                    ;   759.3 p7+p4   21 x[3] spill
        vmovdqa64 zmm4, zmm16                            ;   767.0         21 x[3] copy
        vpternlogd zmm4, zmm7, zmm18, 0x48               ;   767.0 p0      21 x[3]
        vmovdqu64 [rbp + 14848], zmm31                   ;   759.0 p8+p9   32 x[3] spill
        vmovdqu64 zmm31, [rbp + 14208]                   ;   713.3 p2      21 x[3] reload
        vmovdqu64 [rbp + 13504], zmm30                   ;   753.0 p7+p4   32 x[3] spill
        vmovdqu64 zmm30, [rbp + 10880]                   ;   761.0 p3      32 x[3]
        vpternlogd zmm30, zmm31, [rbp + 14208], 0xc3     ;   767.0 p5+p2   32 x[3]
        vmovdqu64 zmm31, [rbp + 15296]                   ;   722.0 p3      21 x[3] reload
        vmovdqu64 [rbp + 14208], zmm30                   ;   768.0 p8+p9   32 x[3] spill
        vmovdqu64 zmm30, [rbp + 15808]                   ;   740.0 p2      21 x[3]
        vpternlogd zmm30, zmm11, zmm31, 0x78             ;   767.3 p0      21 x[3]
        vpxord zmm13, zmm13, zmm30                       ;   768.3 p5      21 x[3]
        vpternlogd zmm30, zmm18, zmm15, 0x28             ;   768.3 p0      21 x[3]
        vmovdqu64 zmm31, [rbp + 15360]                   ;   759.3 p3      32 x[3]
        vpxord zmm31, zmm31, [rax + 6400]                ;   769.0 p5+p2   32 x[3]
        vmovdqu64 [rbp + 15808], zmm31                   ;   770.0 p7+p4   32 x[3] spill
        vmovdqu64 zmm31, [rbp + 14080]                   ;   746.3 p3      32 x[3]
        vpxord zmm31, zmm31, [rax + 6464]                ;   769.3 p0+p2   32 x[3]
        vmovdqu64 [rbp + 15488], zmm31                   ;   770.3 p8+p9   32 x[3] spill
        vpandnd zmm31, zmm7, zmm13                       ;   770.0 p5      21 x[3]
        vmovdqu64 [rbp + 12992], zmm26                   ;   757.0 p7+p4   32 x[3] spill
        vmovdqa64 zmm26, zmm4                            ;   768.0         21 x[3] copy
        vpternlogd zmm26, zmm30, zmm13, 0x36             ;   770.3 p0      21 x[3]
        vpternlogd zmm30, zmm4, zmm13, 0x36              ;   771.0 p5      21 x[3]
        vpternlogd zmm16, zmm18, zmm30, 0x96             ;   772.0 p0      21 x[3]
        vmovdqu64 zmm18, [rbp + 14336]                   ;   663.3 p3      32 x[3]
        vpxord zmm18, zmm18, [rax + 6976]                ;   772.0 p5+p2   32 x[3]
        vpternlogd zmm31, zmm30, zmm15, 0x1e             ;   772.3 p0      21 x[3]
        vmovdqu64 zmm30, [rbp + 14848]                   ;   759.0 p3      32 x[3]
        vpxord zmm30, zmm30, [rax + 7040]                ;   773.0 p5+p2   32 x[3]
        vpternlogd zmm13, zmm15, zmm7, 0xec              ;   773.3 p0      21 x[3]
        vpternlogd zmm13, zmm4, zmm7, 0x96               ;   774.3 p5      21 x[3]
        vmovdqu64 zmm4, [rbp + 15168]                    ;   715.3 p3      21 x[3] reload
        vmovdqu64 zmm7, [rbp + 15104]                    ;   711.3 p2      21 x[3] reload
        vmovdqu64 zmm15, [rbp + 12992]                   ;   757.0 p3      32 x[3]
        vpternlogd zmm15, zmm7, zmm4, 0x69               ;   774.3 p0      32 x[3]
        vpandd zmm28, zmm28, zmm16                       ;   775.0 p5      21 x[3]
        vpandd zmm21, zmm21, zmm13                       ;   775.3 p0      21 x[3]
        vpternlogd zmm20, zmm21, zmm16, 0x6c             ;   776.3 p5      21 x[3]
        vpternlogd zmm24, zmm20, zmm26, 0x6c             ;   777.3 p0      21 x[3]
        vpxord zmm16, zmm16, zmm26                       ;   777.0 p5      21 x[3]
        vmovdqu64 zmm7, [rbp + 14656]                    ;   760.0 p2      32 x[3]
        vpxord zmm7, zmm7, [rax + 7104]                  ;   777.3 p0+p3   32 x[3]
        vpternlogd zmm20, zmm6, zmm16, 0x78              ;   778.0 p5      21 x[3]
        vpandd zmm10, zmm10, zmm13                       ;   778.3 p0      21 x[3]
        vpxord zmm6, zmm26, zmm13                        ;   779.0 p5      21 x[3]
        vpxord zmm13, zmm13, zmm31                       ;   779.3 p0      21 x[3]
        vpternlogd zmm11, zmm13, zmm20, 0x6a             ;   780.3 p5      21 x[3]
        vpandd zmm25, zmm25, zmm6                        ;   780.3 p0      21 x[3]
        vpxord zmm29, zmm29, zmm11                       ;   781.3 p5      32 x[3]
        vpxord zmm8, zmm8, zmm11                         ;   781.3 p0      32 x[3]
        vmovdqu64 [rbp + 15616], zmm7                    ;   778.3 p8+p9   32 x[3] spill
        vpxord zmm7, zmm16, zmm31                        ;   782.0 p5      21 x[3]
        vpandd zmm27, zmm27, zmm7                        ;   783.0 p0      21 x[3]
        vmovdqu64 [rbp + 15104], zmm30                   ;   774.0 p7+p4   32 x[3] spill
        vpxord zmm30, zmm6, zmm7                         ;   783.0 p5      21 x[3]
        vpternlogd zmm21, zmm22, zmm30, 0x78             ;   784.0 p0      21 x[3]
        vpternlogd zmm30, zmm0, zmm3, 0x60               ;   784.0 p5      21 x[3]
        vpternlogd zmm27, zmm20, zmm21, 0x96             ;   785.0 p0      21 x[3]
        vmovdqu64 zmm0, [rbp + 12288]                    ;   705.3 p2      21 x[3] reload
        vmovdqu64 zmm20, [rbp + 12480]                   ;   700.0 p3      32 x[3]
        vpternlogd zmm20, zmm0, [rbp + 14016], 0x96      ;   785.0 p5+p2   32 x[3]
        vpternlogd zmm13, zmm10, [rbp + 15296], 0x6c     ;   785.3 p0+p3   21 x[3]
        vpternlogd zmm10, zmm31, [rbp + 15744], 0x78     ;   786.0 p5+p2   21 x[3]
        vpternlogd zmm26, zmm3, zmm10, 0x6a              ;   787.0 p0      21 x[3]
        vmovdqu64 zmm0, [rbp + 13760]                    ;   705.0 p3      21 x[3] reload
        vmovdqu64 zmm3, [rbp + 14080]                    ;   746.3 p2      32 x[3]
        vpternlogd zmm3, zmm0, [rbp + 13440], 0x96       ;   787.0 p5+p3   32 x[3]
        vpternlogd zmm10, zmm6, zmm19, 0x78              ;   787.3 p0      21 x[3]
        vmovdqu64 zmm0, [rbp + 14464]                    ;   673.3 p2      21 x[3] reload
        vmovdqu64 zmm6, [rbp + 14528]                    ;   676.3 p3      32 x[3]
        vpternlogd zmm6, zmm0, [rax + 6912], 0x96        ;   788.0 p5+p2   32 x[3]
        vpternlogd zmm7, zmm30, [rbp + 14784], 0x6c      ;   788.3 p0+p3   21 x[3]
        vpternlogd zmm13, zmm27, zmm7, 0x96              ;   789.3 p5      21 x[3]
        vpternlogd zmm7, zmm16, [rbp + 15424], 0x78      ;   789.3 p0+p2   21 x[3]
        vmovdqu64 zmm16, [rbp + 14528]                   ;   676.3 p3      21 x[3] reload
        vmovdqu64 zmm19, [rbp + 14976]                   ;   715.3 p2      32 x[3]
        vpternlogd zmm19, zmm4, zmm16, 0x69              ;   790.0 p5      32 x[3]
        vpternlogd zmm24, zmm26, zmm7, 0x96              ;   790.3 p0      21 x[3]
        vpternlogd zmm25, zmm21, zmm24, 0x96             ;   791.3 p5      21 x[3]
        vpternlogd zmm11, zmm26, zmm7, 0x69              ;   791.3 p0      21 x[3]
        vpternlogd zmm10, zmm30, zmm25, 0x96             ;   792.3 p5      21 x[3]
        vpxord zmm9, zmm9, zmm27                         ;   792.3 p0      32 x[3]
        vpternlogd zmm24, zmm31, [rbp + 10752], 0x78     ;   793.0 p5+p3   21 x[3]
        vpternlogd zmm7, zmm28, zmm24, 0x69              ;   794.0 p0      21 x[3]
        vpternlogd zmm17, zmm14, zmm7, 0x69              ;   795.0 p5      32 x[3]
        vpternlogd zmm24, zmm13, zmm25, 0x96             ;   794.3 p0      21 x[3]
        vpternlogd zmm13, zmm25, zmm25, 0xc3             ;   795.0 p5      21 x[3]
        vpternlogd zmm16, zmm0, zmm24, 0x96              ;   795.3 p0      32 x[3]
        vpxord zmm23, zmm23, zmm25                       ;   796.0 p5      32 x[3]
        vpternlogd zmm12, zmm13, zmm2, 0x69              ;   796.3 p0      32 x[3]
        vmovdqu64 zmm0, [rbp + 14976]                    ;   715.3 p2      21 x[3] reload
        vpternlogd zmm24, zmm4, zmm0, 0x96               ;   797.0 p5      32 x[3]
        vpternlogd zmm13, zmm0, zmm0, 0xc3               ;   797.3 p0      32 x[3]
        vpternlogd zmm0, zmm16, zmm12, 0x69              ;   798.0 p5      32 x[3]
        vpxord zmm1, zmm1, zmm10                         ;   798.3 p0      32 x[3]
        vpxord zmm7, zmm7, zmm12                         ;   799.0 p5      32 x[3]
        vpxord zmm5, zmm5, zmm13                         ;   799.3 p0      32 x[3]
        vmovdqu64 zmm4, [rbp + 15360]                    ;   759.3 p3      21 x[3] reload
        vpternlogd zmm19, zmm13, zmm4, 0x96              ;   800.0 p5      32 x[3]
        vpternlogd zmm4, zmm24, zmm23, 0x96              ;   800.3 p0      32 x[3]
        vpxord zmm13, zmm8, [rax + 6336]                 ;   801.0 p5+p2   32 x[3]
        vpternlogd zmm16, zmm2, [rbp + 14592], 0x96      ;   801.3 p0+p3   32 x[3]
        vmovdqu64 zmm14, [rbp + 14848]                   ;   759.0 p2      32 x[3] reload
        vpternlogd zmm25, zmm17, zmm14, 0x69             ;   802.0 p5      32 x[3]
        vmovdqu64 zmm21, [rbp + 13504]                   ;   753.0 p3      32 x[3] reload
        vpternlogd zmm2, zmm23, zmm21, 0x69              ;   802.3 p0      32 x[3]
        vpxord zmm22, zmm8, [rax + 7360]                 ;   803.0 p5+p2   32 x[3]
        vmovdqu64 zmm26, [rbp + 14720]                   ;   755.3 p3      21 x[3] reload
        vpternlogd zmm20, zmm26, [rbp + 15040], 0x96     ;   803.3 p0+p2   32 x[3]
        vmovdqa64 zmm28, zmm29                           ;   782.3         32 x[3] copy
        vpternlogd zmm28, zmm26, [rbp + 14272], 0x96     ;   804.0 p5+p3   32 x[3]
        vpternlogd zmm6, zmm24, zmm14, 0x96              ;   804.3 p0      32 x[3]
        vpternlogd zmm10, zmm20, zmm9, 0x96              ;   805.0 p5      32 x[3]
        vmovdqu64 zmm30, [rbp + 13184]                   ;   712.3 p2      21 x[3] reload
        vpternlogd zmm3, zmm11, zmm30, 0x96              ;   805.3 p0      32 x[3]
        vpternlogd zmm18, zmm8, zmm20, 0x96              ;   806.0 p5      32 x[3]
        vpternlogd zmm17, zmm15, [rax + 6144], 0x96      ;   806.3 p0+p3   32 x[3]
        vmovdqu64 zmm31, [rbp + 14400]                   ;   760.3 p2      32 x[3] reload
        vpternlogd zmm26, zmm1, zmm31, 0x96              ;   807.0 p5      32 x[3]
        vpternlogd zmm8, zmm1, [rbp + 14080], 0x96       ;   807.3 p0+p3   32 x[3]
        vmovdqu64 [rbp + 6848], zmm18                    ;   807.0 p8+p9   32 x[3] spill
        vpxord zmm18, zmm24, [rax + 6272]                ;   808.0 p5+p2   32 x[3]
        vpxord zmm24, zmm24, [rax + 7296]                ;   808.3 p0+p3   32 x[3]
        vpternlogd zmm24, zmm12, zmm19, 0x96             ;   809.3 p5      32 x[3]
        vpxord zmm19, zmm19, [rax + 6784]                ;   809.3 p0+p2   32 x[3]
        vpternlogd zmm14, zmm16, [rbp + 15808], 0x96     ;   810.0 p5+p3   32 x[3]
        vpternlogd zmm21, zmm7, [rax + 7168], 0x96       ;   810.3 p0+p2   32 x[3]
        vpternlogd zmm7, zmm5, [rax + 6656], 0x96        ;   811.0 p5+p3   32 x[3]
        vpternlogd zmm15, zmm5, [rax + 7680], 0x96       ;   811.3 p0+p2   32 x[3]
        vmovdqu64 zmm5, [rbp + 14656]                    ;   760.0 p3      32 x[3] reload
        vmovdqa64 zmm12, zmm11                           ;   792.3         32 x[3] copy
        vpternlogd zmm12, zmm30, zmm5, 0x96              ;   812.0 p5      32 x[3]
        vpternlogd zmm18, zmm0, [rbp + 12992], 0x96      ;   812.3 p0+p2   32 x[3]
        vpxord zmm0, zmm0, [rax + 7808]                  ;   813.0 p5+p3   32 x[3]
        vpternlogd zmm16, zmm4, [rax + 7424], 0x96       ;   813.3 p0+p2   32 x[3]
        vpxord zmm4, zmm4, [rax + 7936]                  ;   814.0 p5+p3   32 x[3]
        vmovdqu64 [rbp + 7808], zmm4                     ;   815.0 p7+p4   32 x[3] spill
        vpxord zmm4, zmm2, [rax + 6528]                  ;   814.3 p0+p2   32 x[3]
        vpternlogd zmm23, zmm25, [rax + 7552], 0x96      ;   815.0 p5+p3   32 x[3]
        vpternlogd zmm1, zmm10, [rax + 7616], 0x96       ;   815.3 p0+p2   32 x[3]
        vpternlogd zmm10, zmm5, [rax + 8128], 0x96       ;   816.0 p5+p3   32 x[3]
        vpxord zmm5, zmm3, [rax + 6848]                  ;   816.3 p0+p2   32 x[3]
        vmovdqu64 [rbp + 8000], zmm10                    ;   817.0 p8+p9   32 x[3] spill
        vpxord zmm10, zmm26, [rax + 6592]                ;   817.0 p5+p3   32 x[3]
        vpternlogd zmm26, zmm20, [rbp + 15616], 0x96     ;   817.3 p0+p2   32 x[3]
        vpternlogd zmm20, zmm28, [rbp + 15488], 0x96     ;   818.0 p5+p3   32 x[3]
        vpternlogd zmm28, zmm8, [rax + 7488], 0x96       ;   818.3 p0+p2   32 x[3]
        vpxord zmm8, zmm8, [rax + 8000]                  ;   819.0 p5+p3   32 x[3]
        vmovdqu64 [rbp + 7872], zmm8                     ;   820.0 p7+p4   32 x[3] spill
        vmovdqu64 zmm8, [rbp + 14080]                    ;   746.3 p2      21 x[3] reload
        vpternlogd zmm11, zmm8, [rbp + 13120], 0x69      ;   819.3 p0+p3   32 x[3]
        vpternlogd zmm29, zmm30, zmm11, 0x96             ;   820.3 p5      32 x[3]
        vpternlogd zmm22, zmm3, zmm11, 0x96              ;   820.3 p0      32 x[3]
        vpternlogd zmm11, zmm27, zmm27, 0xc3             ;   821.0 p5      32 x[3]
        vmovdqu64 zmm3, [rbp + 14208]                    ;   768.0 p2      32 x[3] reload
        vpternlogd zmm9, zmm3, [rax + 6208], 0x96        ;   821.3 p0+p3   32 x[3]
        vmovdqu64 zmm8, [rbp + 15232]                    ;   758.0 p2      32 x[3] reload
        vmovdqu64 zmm27, [rbp + 15104]                   ;   774.0 p3      32 x[3] reload
        vpternlogd zmm2, zmm27, zmm8, 0x96               ;   822.0 p5      32 x[3]
        vpternlogd zmm25, zmm8, [rax + 8064], 0x96       ;   822.3 p0+p2   32 x[3]
        vpternlogd zmm3, zmm12, [rax + 7744], 0x96       ;   823.0 p5+p3   32 x[3]
        vpternlogd zmm13, zmm29, [rbp + 10880], 0x96     ;   823.3 p0+p2   32 x[3]
        vpxord zmm29, zmm29, [rax + 7872]                ;   824.0 p5+p3   32 x[3]
        vpternlogd zmm12, zmm11, [rax + 6720], 0x96      ;   824.3 p0+p2   32 x[3]
        vpternlogd zmm11, zmm31, [rax + 7232], 0x96      ;   825.0 p5+p3   32 x[3]
        vmovdqu64 [rbp + 6016], zmm17                    ;   807.3 p8+p9   31 rounds
        vmovdqu64 [rbp + 6784], zmm6                     ;   805.3 p7+p4   31 rounds
        vmovdqu64 [rbp + 6272], zmm14                    ;   811.0 p8+p9   31 rounds
        vmovdqu64 [rbp + 6656], zmm19                    ;   810.3 p7+p4   31 rounds
        vmovdqu64 [rbp + 6144], zmm18                    ;   813.3 p8+p9   31 rounds
        vmovdqu64 [rbp + 6528], zmm7                     ;   812.0 p7+p4   31 rounds
        vmovdqu64 [rbp + 7168], zmm24                    ;   810.3 p8+p9   31 rounds
        vmovdqu64 [rbp + 7040], zmm21                    ;   811.3 p7+p4   31 rounds
        vmovdqu64 [rbp + 6400], zmm4                     ;   815.3 p8+p9   31 rounds
        vmovdqu64 [rbp + 7552], zmm15                    ;   812.3 p7+p4   31 rounds
        vmovdqu64 [rbp + 7296], zmm16                    ;   814.3 p8+p9   31 rounds
        vmovdqu64 [rbp + 6464], zmm10                    ;   818.0 p7+p4   31 rounds
        vmovdqu64 [rbp + 6720], zmm5                     ;   817.3 p8+p9   31 rounds
        vmovdqu64 [rbp + 6336], zmm20                    ;   819.0 p7+p4   31 rounds
        vmovdqu64 [rbp + 7680], zmm0                     ;   814.0 p8+p9   31 rounds
        vmovdqu64 [rbp + 7424], zmm23                    ;   816.0 p7+p4   31 rounds
        vmovdqu64 [rbp + 6976], zmm26                    ;   818.3 p8+p9   31 rounds
        vmovdqu64 [rbp + 7488], zmm1                     ;   816.3 p7+p4   31 rounds
        vmovdqu64 [rbp + 6080], zmm9                     ;   822.3 p8+p9   31 rounds
        vmovdqu64 [rbp + 7360], zmm28                    ;   819.3 p7+p4   31 rounds
        vmovdqu64 [rbp + 6208], zmm13                    ;   824.3 p8+p9   31 rounds
        vmovdqu64 [rbp + 7232], zmm22                    ;   821.3 p7+p4   31 rounds
        vmovdqu64 [rbp + 6912], zmm2                     ;   823.0 p8+p9   31 rounds
        vmovdqu64 [rbp + 6592], zmm12                    ;   825.3 p7+p4   31 rounds
        vmovdqu64 [rbp + 7104], zmm11                    ;   826.0 p8+p9   31 rounds
        vmovdqu64 [rbp + 7616], zmm3                     ;   824.0 p7+p4   31 rounds
        vmovdqu64 [rbp + 7936], zmm25                    ;   823.3 p8+p9   31 rounds
        vmovdqu64 [rbp + 7744], zmm29                    ;   825.0 p7+p4   31 rounds
        add r8, 0x200                                    ;   698.5 p1      31 rounds
        mov qword [rbp + 15896], r8                      ;   719.8 p8+p9   31 rounds
        lea rax, [rbp - 128]                             ;                    first state
        cmp r8, qword [rbp + 15904]                      ;                    more rounds?
        jne .rounds_2
        vmovdqu64 zmm0, [rbp + 6016]                     ;     0.0 p2      34 dst reload
        mov r8, qword [rbp + 15912]                      ;     0.2 p3      34 dst reload
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
        mov qword [rbp + 15912], r8                      ;   128.3 p7+p4   28 blocks
        mov r8, qword [rbp + 15872]                      ;    43.2 p10     28 blocks
        add r8, 0x2000                                   ;    48.2 p1      28 blocks
        mov qword [rbp + 15872], r8                      ;   128.7 p8+p9   28 blocks
        cmp r8, qword [rbp + 15880]                      ;                    more blocks?
        jne .blocks_1
.blocks_1_done:
        vzeroupper                                       ;                    x87 state
        mov rsp, qword [rbp + 15920]                     ;                    frame
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
