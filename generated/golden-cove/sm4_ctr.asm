; sm4_ctr for Intel Golden Cove (Sapphire Rapids, Emerald Rapids; P cores of Alder Lake), 64-bit code (golden-cove)
; made by cipherwright 0.1.0 from ciphers/sm4_ctr.cw (sha256 bed65018e548a964); do not edit:
;   ./cw build sm4_ctr --cpu golden-cove
;
; void sm4_ctr(const void *rk, const void *counter, const void *src, void *dst, uint32_t n);   System V, 64 bits
;   rk: 128 bytes, read, secret, no alignment needed
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
;   body: 81 uops, planned 38.7; bounds: width 13.5, ports 37.0, path 7.0
;   blocks: 1579 uops, planned 759.7; bounds: width 263.2, ports 746.0, path 361.0
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
%fatal "sm4_ctr is called by the System V, 64 bits convention: assemble it with nasm -f elf64 or macho64; for win64 build the target with -win64 behind its name and for 32 bits the one without -64"
%endif

        bits 64
        section .text
        align 16
for_formats macho64
%if HERE
        global $_sm4_ctr
$_sm4_ctr:
%else
        global $sm4_ctr
%endif
$sm4_ctr:
        push rbp                                               ;                    preserved
        mov rax, rsp                                           ;                    frame
        sub rsp, 0x11c0                                        ;                    frame
        and rsp, -64                                           ;                    frame
        lea rbp, [rsp + 128]                                   ;                    frame
        mov qword [rbp + 4360], rax                            ;                    frame
        mov qword [rbp + 4288], rsi                            ;                    argument
        mov qword [rbp + 4296], rdi                            ;                    argument
        mov dword [rbp + 4368], r8d                            ;                    argument
        mov qword [rbp + 4312], rdx                            ;                    argument
        mov qword [rbp + 4328], rcx                            ;                    argument
        mov r8, qword [rbp + 4288]                             ;     0.0 p2       9 counter reload
        vpbroadcastd zmm0, [r8 + 12]                           ;     5.0 p3       9 counter
        vmovdqu64 zmm1, [rel sm4_ctr.T0_constants512]          ;     1.0 p2       9 counter reload
        vpshufb zmm0, zmm0, zmm1                               ;    11.0 p5       9 counter
        vmovdqu64 [rbp + 1920], zmm0                           ;    12.0 p7+p4    9 counter
        vpbroadcastd zmm0, [r8]                                ;     5.0 p10      9 counter
        vpshufb zmm0, zmm0, zmm1                               ;    11.0 p5       9 counter
        vmovdqu64 [rbp + 1984], zmm0                           ;    12.0 p8+p9    9 counter
        vpbroadcastd zmm0, [r8 + 4]                            ;     5.0 p3       9 counter
        vpshufb zmm0, zmm0, zmm1                               ;    11.0 p5       9 counter
        vpbroadcastd zmm2, [r8 + 8]                            ;     5.0 p10      9 counter
        vpshufb zmm1, zmm2, zmm1                               ;    11.0 p5       9 counter
        vmovdqu64 [rbp + 2048], zmm0                           ;    12.0 p7+p4    9 counter
        vmovdqu64 [rbp + 2112], zmm1                           ;    12.0 p8+p9    9 counter
        mov r8, qword [rbp + 4296]                             ;     2.3 p2       9 rk reload
        vpbroadcastd zmm0, [r8]                                ;     7.3 p3       9 rk
        vmovdqu64 [rbp + 2176], zmm0                           ;    13.3 p7+p4    9 rk
        vpbroadcastd zmm0, [r8 + 4]                            ;     7.3 p10      9 rk
        vmovdqu64 [rbp + 2240], zmm0                           ;    13.3 p8+p9    9 rk
        vpbroadcastd zmm0, [r8 + 8]                            ;     7.3 p2       9 rk
        vmovdqu64 [rbp + 2304], zmm0                           ;    13.3 p7+p4    9 rk
        vpbroadcastd zmm0, [r8 + 12]                           ;     7.3 p3       9 rk
        vmovdqu64 [rbp + 2368], zmm0                           ;    13.3 p8+p9    9 rk
        vpbroadcastd zmm0, [r8 + 16]                           ;     7.3 p10      9 rk
        vmovdqu64 [rbp + 2432], zmm0                           ;    13.3 p7+p4    9 rk
        vpbroadcastd zmm0, [r8 + 20]                           ;     7.3 p2       9 rk
        vmovdqu64 [rbp + 2496], zmm0                           ;    13.3 p8+p9    9 rk
        vpbroadcastd zmm0, [r8 + 24]                           ;     7.3 p3       9 rk
        vmovdqu64 [rbp + 2560], zmm0                           ;    13.3 p7+p4    9 rk
        vpbroadcastd zmm0, [r8 + 28]                           ;     7.3 p10      9 rk
        vmovdqu64 [rbp + 2624], zmm0                           ;    13.3 p8+p9    9 rk
        vpbroadcastd zmm0, [r8 + 32]                           ;     7.3 p2       9 rk
        vmovdqu64 [rbp + 2688], zmm0                           ;    13.3 p7+p4    9 rk
        vpbroadcastd zmm0, [r8 + 36]                           ;     7.3 p3       9 rk
        vmovdqu64 [rbp + 2752], zmm0                           ;    13.3 p8+p9    9 rk
        vpbroadcastd zmm0, [r8 + 40]                           ;     7.3 p10      9 rk
        vmovdqu64 [rbp + 2816], zmm0                           ;    14.7 p7+p4    9 rk
        vpbroadcastd zmm0, [r8 + 44]                           ;     7.3 p2       9 rk
        vmovdqu64 [rbp + 2880], zmm0                           ;    15.2 p8+p9    9 rk
        vpbroadcastd zmm0, [r8 + 48]                           ;     7.3 p3       9 rk
        vmovdqu64 [rbp + 2944], zmm0                           ;    16.7 p7+p4    9 rk
        vpbroadcastd zmm0, [r8 + 52]                           ;     7.3 p10      9 rk
        vmovdqu64 [rbp + 3008], zmm0                           ;    17.2 p8+p9    9 rk
        vpbroadcastd zmm0, [r8 + 56]                           ;     7.3 p2       9 rk
        vmovdqu64 [rbp + 3072], zmm0                           ;    18.7 p7+p4    9 rk
        vpbroadcastd zmm0, [r8 + 60]                           ;     7.5 p3       9 rk
        vmovdqu64 [rbp + 3136], zmm0                           ;    19.2 p8+p9    9 rk
        vpbroadcastd zmm0, [r8 + 64]                           ;     7.8 p10      9 rk
        vmovdqu64 [rbp + 3200], zmm0                           ;    20.7 p7+p4    9 rk
        vpbroadcastd zmm0, [r8 + 68]                           ;     8.3 p2       9 rk
        vmovdqu64 [rbp + 3264], zmm0                           ;    21.2 p8+p9    9 rk
        vpbroadcastd zmm0, [r8 + 72]                           ;     8.5 p3       9 rk
        vmovdqu64 [rbp + 3328], zmm0                           ;    22.7 p7+p4    9 rk
        vpbroadcastd zmm0, [r8 + 76]                           ;     8.8 p10      9 rk
        vmovdqu64 [rbp + 3392], zmm0                           ;    23.2 p8+p9    9 rk
        vpbroadcastd zmm0, [r8 + 80]                           ;     9.3 p2       9 rk
        vmovdqu64 [rbp + 3456], zmm0                           ;    24.7 p7+p4    9 rk
        vpbroadcastd zmm0, [r8 + 84]                           ;     9.5 p3       9 rk
        vmovdqu64 [rbp + 3520], zmm0                           ;    25.2 p8+p9    9 rk
        vpbroadcastd zmm0, [r8 + 88]                           ;     9.8 p10      9 rk
        vmovdqu64 [rbp + 3584], zmm0                           ;    26.7 p7+p4    9 rk
        vpbroadcastd zmm0, [r8 + 92]                           ;    10.3 p2       9 rk
        vmovdqu64 [rbp + 3648], zmm0                           ;    27.2 p8+p9    9 rk
        vpbroadcastd zmm0, [r8 + 96]                           ;    10.5 p3       9 rk
        vmovdqu64 [rbp + 3712], zmm0                           ;    28.7 p7+p4    9 rk
        vpbroadcastd zmm0, [r8 + 100]                          ;    10.8 p10      9 rk
        vmovdqu64 [rbp + 3776], zmm0                           ;    29.2 p8+p9    9 rk
        vpbroadcastd zmm0, [r8 + 104]                          ;    11.3 p2       9 rk
        vmovdqu64 [rbp + 3840], zmm0                           ;    30.7 p7+p4    9 rk
        vpbroadcastd zmm0, [r8 + 108]                          ;    11.5 p3       9 rk
        vmovdqu64 [rbp + 3904], zmm0                           ;    31.2 p8+p9    9 rk
        vpbroadcastd zmm0, [r8 + 112]                          ;    11.8 p10      9 rk
        vmovdqu64 [rbp + 3968], zmm0                           ;    32.7 p7+p4    9 rk
        vpbroadcastd zmm0, [r8 + 116]                          ;    12.3 p2       9 rk
        vmovdqu64 [rbp + 4032], zmm0                           ;    33.2 p8+p9    9 rk
        vpbroadcastd zmm0, [r8 + 120]                          ;    12.5 p3       9 rk
        vmovdqu64 [rbp + 4096], zmm0                           ;    34.7 p7+p4    9 rk
        vpbroadcastd zmm0, [r8 + 124]                          ;    12.8 p10      9 rk
        vmovdqu64 [rbp + 4160], zmm0                           ;    35.2 p8+p9    9 rk
        vmovdqu64 zmm0, [rel sm4_ctr.T0_constants512 + 64]     ;    13.3 p2       9 rk reload
        vmovdqu64 [rbp + 4224], zmm0                           ;    36.7 p7+p4    9 rk
        cmp dword [rbp + 4368], 0                              ;                    no blocks?
        je .blocks_1_done
        mov eax, dword [rbp + 4368]                            ;                    passes of 64
        mov rcx, rax                                           ;                    passes of 64
.blocks_1_share:
        and rax, 0x3f                                          ;                    passes of 64
        mov qword [rbp + 4304], rax                            ;                    passes of 64
        sub rcx, rax                                           ;                    passes of 64
        imul rcx, rcx, 0x10                                    ;                    passes of 64
        mov rdx, qword [rbp + 4312]                            ;                    passes of 64
        add rcx, rdx                                           ;                    passes of 64
        mov qword [rbp + 4320], rcx                            ;                    passes of 64
        cmp rcx, rdx                                           ;                    passes of 64
        je .blocks_1_rest
.blocks_1_again:
        align 16
.blocks_1:
        vmovdqu64 zmm0, [rel sm4_ctr.T0_constants512 + 128]    ;     0.0 p2      10 low
        vmovdqu64 zmm1, [rbp + 4224]                           ;     0.2 p3      10 low reload
        vpaddd zmm0, zmm0, zmm1                                ;     6.2 p0      10 low
        vmovdqu64 zmm2, [rbp + 1920]                           ;     1.0 p2      10 low reload
        vpaddd zmm3, zmm0, zmm2                                ;     7.2 p5      10 low
        vpternlogd zmm0, zmm3, zmm2, 0xb2                      ;     8.2 p0      10 more
        vpsrld zmm0, zmm0, 0x1f                                ;     9.2 p0      10 more
        vmovdqu64 zmm4, [rbp + 2112]                           ;     1.2 p3      10 more reload
        vpaddd zmm0, zmm0, zmm4                                ;    10.2 p5      10 more
        vmovdqa64 zmm5, zmm4                                   ;     7.2         10 more copy
        vmovdqa64 zmm6, zmm4                                   ;     7.2         10 more copy
        vpaddd zmm7, zmm1, [rel sm4_ctr.T0_constants512 + 192] ;     6.2 p5+p2   10 low
        vpaddd zmm8, zmm7, zmm2                                ;     7.2 p0      10 low
        vpternlogd zmm7, zmm8, zmm2, 0xb2                      ;     8.2 p5      10 more
        vpsrld zmm7, zmm7, 0x1f                                ;     9.2 p0      10 more
        vpaddd zmm6, zmm6, zmm7                                ;    10.2 p5      10 more
        vpaddd zmm7, zmm1, zmm2                                ;     7.0 p0      10 low
        vmovdqa64 zmm9, zmm1                                   ;     6.2         10 more copy
        vpternlogd zmm9, zmm7, zmm2, 0xb2                      ;     8.0 p5      10 more
        vpsrld zmm9, zmm9, 0x1f                                ;     9.0 p0      10 more
        vpaddd zmm5, zmm5, zmm9                                ;    10.0 p5      10 more
        vpaddd zmm9, zmm1, [rel sm4_ctr.T0_constants512 + 256] ;     7.3 p0+p3   10 low
        vpaddd zmm10, zmm9, zmm2                               ;     8.3 p5      10 low
        vpternlogd zmm9, zmm2, zmm10, 0xd4                     ;     9.3 p0      10 more
        vpsrld zmm2, zmm9, 0x1f                                ;    10.3 p0      10 more
        vpaddd zmm4, zmm4, zmm2                                ;    11.3 p5      10 more
        vmovdqu64 zmm2, [rbp + 2176]                           ;     4.3 p2      12 x[0]
        vmovdqu64 zmm9, [rbp + 2048]                           ;     4.5 p3      10 more reload
        vpxord zmm2, zmm2, zmm9                                ;    10.5 p5      12 x[0]
        vpternlogd zmm2, zmm5, zmm7, 0x96                      ;    11.5 p0      12 x[0]
        vmovdqu64 zmm11, [rel sm4_ctr.T0_constants512 + 384]   ;     5.3 p2      12 x[0] reload
        vgf2p8affineqb zmm2, zmm2, zmm11, 0xdd                 ;    12.5 p0      12 x[0]
        vmovdqu64 zmm12, [rel sm4_ctr.T0_constants512 + 448]   ;     5.5 p3      12 x[0] reload
        vgf2p8affineinvqb zmm2, zmm2, zmm12, 0xd3              ;    15.5 p0      12 x[0]
        vmovdqu64 zmm13, [rel sm4_ctr.T0_constants512 + 576]   ;     6.3 p2      12 x[0] reload
        vpshufb zmm14, zmm2, zmm13                             ;    18.5 p5      12 x[0]
        vmovdqu64 zmm15, [rel sm4_ctr.T0_constants512 + 640]   ;     6.5 p3      12 x[0] reload
        vpshufb zmm16, zmm2, zmm15                             ;    18.5 p5      12 x[0]
        vpternlogd zmm16, zmm14, zmm2, 0x96                    ;    19.5 p5      12 x[0]
        vprold zmm14, zmm16, 2                                 ;    20.5 p0      12 x[0]
        vmovdqu64 zmm16, [rel sm4_ctr.T0_constants512 + 512]   ;     7.3 p2      12 x[0] reload
        vpshufb zmm17, zmm2, zmm16                             ;    18.5 p5      12 x[0]
        vmovdqu64 zmm18, [rbp + 2176]                          ;     7.5 p3      12 x[0] reload
        vpxord zmm19, zmm9, zmm18                              ;    14.3 p0      12 x[0]
        vpternlogd zmm19, zmm0, zmm3, 0x96                     ;    15.3 p5      12 x[0]
        vgf2p8affineqb zmm19, zmm19, zmm11, 0xdd               ;    16.3 p0      12 x[0]
        vgf2p8affineinvqb zmm19, zmm19, zmm12, 0xd3            ;    19.3 p0      12 x[0]
        vpshufb zmm20, zmm19, zmm13                            ;    22.3 p5      12 x[0]
        vpshufb zmm21, zmm19, zmm15                            ;    22.3 p5      12 x[0]
        vpternlogd zmm21, zmm20, zmm19, 0x96                   ;    23.3 p0      12 x[0]
        vprold zmm20, zmm21, 2                                 ;    24.3 p0      12 x[0]
        vpshufb zmm21, zmm19, zmm16                            ;    22.3 p5      12 x[0]
        vpxord zmm22, zmm18, zmm9                              ;    18.7 p5      12 x[0]
        vpternlogd zmm22, zmm6, zmm8, 0x96                     ;    19.7 p0      12 x[0]
        vgf2p8affineqb zmm22, zmm22, zmm11, 0xdd               ;    20.7 p0      12 x[0]
        vgf2p8affineinvqb zmm22, zmm22, zmm12, 0xd3            ;    23.7 p0      12 x[0]
        vpshufb zmm23, zmm22, zmm13                            ;    26.7 p5      12 x[0]
        vpshufb zmm24, zmm22, zmm15                            ;    26.7 p5      12 x[0]
        vpternlogd zmm24, zmm23, zmm22, 0x96                   ;    27.7 p5      12 x[0]
        vprold zmm23, zmm24, 2                                 ;    28.7 p0      12 x[0]
        vpshufb zmm24, zmm22, zmm16                            ;    26.7 p5      12 x[0]
        vpxord zmm18, zmm18, zmm9                              ;    23.3 p0      12 x[0]
        vpternlogd zmm18, zmm4, zmm10, 0x96                    ;    24.3 p5      12 x[0]
        vgf2p8affineqb zmm18, zmm18, zmm11, 0xdd               ;    25.3 p0      12 x[0]
        vgf2p8affineinvqb zmm18, zmm18, zmm12, 0xd3            ;    28.3 p0      12 x[0]
        vmovdqu64 zmm25, [rbp + 2240]                          ;    10.8 p2      12 x[1] reload
        vpxord zmm26, zmm7, zmm25                              ;    24.7 p5      12 x[1]
        vpxord zmm27, zmm3, zmm25                              ;    25.7 p5      12 x[1]
        vpxord zmm28, zmm8, zmm25                              ;    26.3 p0      12 x[1]
        vpxord zmm25, zmm10, zmm25                             ;    26.7 p5      12 x[1]
        vpshufb zmm29, zmm18, zmm13                            ;    31.3 p5      12 x[0]
        vpshufb zmm30, zmm18, zmm15                            ;    31.3 p5      12 x[0]
        vpternlogd zmm30, zmm29, zmm18, 0x96                   ;    32.3 p0      12 x[0]
        vprold zmm29, zmm30, 2                                 ;    33.3 p0      12 x[0]
        vpshufb zmm30, zmm18, zmm16                            ;    31.3 p5      12 x[0]
        vmovdqu64 zmm31, [rbp + 1984]                          ;    12.5 p3      10 more reload
        vpxord zmm2, zmm2, zmm31                               ;    29.3 p0      12 x[0]
        vpternlogd zmm14, zmm17, zmm2, 0x96                    ;    30.3 p0      12 x[0]
        vpternlogd zmm26, zmm14, zmm5, 0x96                    ;    31.3 p5      12 x[1]
        vgf2p8affineqb zmm2, zmm26, zmm11, 0xdd                ;    32.3 p0      12 x[1]
        vgf2p8affineinvqb zmm2, zmm2, zmm12, 0xd3              ;    35.3 p0      12 x[1]
        vpxord zmm19, zmm19, zmm31                             ;    31.7 p5      12 x[0]
        vpternlogd zmm20, zmm21, zmm19, 0x96                   ;    32.7 p5      12 x[0]
        vpxord zmm22, zmm22, zmm31                             ;    33.3 p0      12 x[0]
        vpxord zmm18, zmm18, zmm31                             ;    33.7 p5      12 x[0]
        vpternlogd zmm23, zmm24, zmm22, 0x96                   ;    34.3 p0      12 x[0]
        vpternlogd zmm29, zmm30, zmm18, 0x96                   ;    34.7 p5      12 x[0]
        vpternlogd zmm27, zmm20, zmm0, 0x96                    ;    35.3 p0      12 x[1]
        vpternlogd zmm28, zmm23, zmm6, 0x96                    ;    35.7 p5      12 x[1]
        vpternlogd zmm25, zmm29, zmm4, 0x96                    ;    36.3 p0      12 x[1]
        vgf2p8affineqb zmm17, zmm27, zmm11, 0xdd               ;    37.3 p0      12 x[1]
        vgf2p8affineqb zmm18, zmm28, zmm11, 0xdd               ;    38.3 p0      12 x[1]
        vgf2p8affineqb zmm19, zmm25, zmm11, 0xdd               ;    39.3 p0      12 x[1]
        vgf2p8affineinvqb zmm17, zmm17, zmm12, 0xd3            ;    40.3 p0      12 x[1]
        vgf2p8affineinvqb zmm18, zmm18, zmm12, 0xd3            ;    41.3 p0      12 x[1]
        vgf2p8affineinvqb zmm19, zmm19, zmm12, 0xd3            ;    42.3 p0      12 x[1]
        vmovdqu64 zmm21, [rbp + 2304]                          ;    16.0 p2      12 x[2] reload
        vpxord zmm22, zmm7, zmm21                              ;    36.7 p5      12 x[2]
        vpxord zmm24, zmm3, zmm21                              ;    37.7 p5      12 x[2]
        vpxord zmm25, zmm8, zmm21                              ;    38.7 p5      12 x[2]
        vpxord zmm21, zmm10, zmm21                             ;    39.7 p5      12 x[2]
        vpshufb zmm26, zmm2, zmm13                             ;    40.7 p5      12 x[1]
        vpshufb zmm27, zmm2, zmm15                             ;    41.7 p5      12 x[1]
        vpternlogd zmm27, zmm26, zmm2, 0x96                    ;    42.7 p5      12 x[1]
        vprold zmm26, zmm27, 2                                 ;    43.7 p0      12 x[1]
        vpshufb zmm27, zmm2, zmm16                             ;    43.7 p5      12 x[1]
        vpxord zmm2, zmm2, zmm9                                ;    44.3 p0      12 x[1]
        vpternlogd zmm26, zmm27, zmm2, 0x96                    ;    45.3 p5      12 x[1]
        vpternlogd zmm22, zmm26, zmm14, 0x96                   ;    46.3 p0      12 x[2]
        vgf2p8affineqb zmm2, zmm22, zmm11, 0xdd                ;    47.3 p0      12 x[2]
        vgf2p8affineinvqb zmm2, zmm2, zmm12, 0xd3              ;    50.3 p0      12 x[2]
        vpshufb zmm22, zmm17, zmm13                            ;    45.7 p5      12 x[1]
        vpshufb zmm27, zmm17, zmm15                            ;    46.7 p5      12 x[1]
        vpternlogd zmm27, zmm22, zmm17, 0x96                   ;    47.7 p5      12 x[1]
        vprold zmm22, zmm27, 2                                 ;    48.7 p0      12 x[1]
        vpshufb zmm27, zmm17, zmm16                            ;    48.7 p5      12 x[1]
        vpxord zmm17, zmm17, zmm9                              ;    49.3 p0      12 x[1]
        vpternlogd zmm22, zmm27, zmm17, 0x96                   ;    50.3 p5      12 x[1]
        vpternlogd zmm24, zmm22, zmm20, 0x96                   ;    51.3 p0      12 x[2]
        vgf2p8affineqb zmm17, zmm24, zmm11, 0xdd               ;    52.3 p0      12 x[2]
        vpshufb zmm24, zmm18, zmm13                            ;    50.7 p5      12 x[1]
        vpshufb zmm27, zmm18, zmm15                            ;    51.7 p5      12 x[1]
        vpternlogd zmm27, zmm24, zmm18, 0x96                   ;    52.7 p0      12 x[1]
        vprold zmm24, zmm27, 2                                 ;    53.7 p0      12 x[1]
        vpshufb zmm27, zmm18, zmm16                            ;    52.7 p5      12 x[1]
        vpxord zmm18, zmm18, zmm9                              ;    53.7 p5      12 x[1]
        vpternlogd zmm24, zmm27, zmm18, 0x96                   ;    54.7 p0      12 x[1]
        vpternlogd zmm25, zmm24, zmm23, 0x96                   ;    55.7 p5      12 x[2]
        vgf2p8affineinvqb zmm17, zmm17, zmm12, 0xd3            ;    55.3 p0      12 x[2]
        vpshufb zmm18, zmm19, zmm13                            ;    55.7 p5      12 x[1]
        vpshufb zmm27, zmm19, zmm15                            ;    56.7 p5      12 x[1]
        vpternlogd zmm27, zmm18, zmm19, 0x96                   ;    57.7 p0      12 x[1]
        vpshufb zmm18, zmm19, zmm16                            ;    57.7 p5      12 x[1]
        vpxord zmm9, zmm9, zmm19                               ;    57.3 p0      12 x[1]
        vprold zmm19, zmm27, 2                                 ;    58.7 p0      12 x[1]
        vgf2p8affineqb zmm25, zmm25, zmm11, 0xdd               ;    59.3 p0      12 x[2]
        vpternlogd zmm19, zmm18, zmm9, 0x96                    ;    59.7 p5      12 x[1]
        vpternlogd zmm21, zmm19, zmm29, 0x96                   ;    60.7 p5      12 x[2]
        vmovdqu64 zmm9, [rbp + 2368]                           ;    23.0 p3      12 x[3] reload
        vpxord zmm18, zmm14, zmm9                              ;    60.3 p0      12 x[3]
        vpxord zmm27, zmm20, zmm9                              ;    60.7 p5      12 x[3]
        vgf2p8affineqb zmm21, zmm21, zmm11, 0xdd               ;    61.7 p0      12 x[2]
        vpxord zmm28, zmm23, zmm9                              ;    61.7 p5      12 x[3]
        vgf2p8affineinvqb zmm25, zmm25, zmm12, 0xd3            ;    62.3 p0      12 x[2]
        vgf2p8affineinvqb zmm21, zmm21, zmm12, 0xd3            ;    64.7 p0      12 x[2]
        vpxord zmm9, zmm29, zmm9                               ;    62.7 p5      12 x[3]
        vpshufb zmm30, zmm2, zmm13                             ;    63.7 p5      12 x[2]
        vpshufb zmm31, zmm2, zmm15                             ;    64.7 p5      12 x[2]
        vpternlogd zmm31, zmm30, zmm2, 0x96                    ;    65.7 p0      12 x[2]
        vprold zmm30, zmm31, 2                                 ;    66.7 p0      12 x[2]
        vpshufb zmm31, zmm2, zmm16                             ;    65.7 p5      12 x[2]
        vpxord zmm5, zmm5, zmm2                                ;    66.3 p0      12 x[2]
        vpternlogd zmm30, zmm31, zmm5, 0x96                    ;    67.7 p5      12 x[2]
        vpternlogd zmm18, zmm30, zmm26, 0x96                   ;    68.7 p0      12 x[3]
        vgf2p8affineqb zmm2, zmm18, zmm11, 0xdd                ;    69.7 p0      12 x[3]
        vgf2p8affineinvqb zmm2, zmm2, zmm12, 0xd3              ;    72.7 p0      12 x[3]
        vpshufb zmm5, zmm17, zmm13                             ;    67.7 p5      12 x[2]
        vpshufb zmm18, zmm17, zmm15                            ;    68.7 p5      12 x[2]
        vpternlogd zmm18, zmm5, zmm17, 0x96                    ;    69.7 p5      12 x[2]
        vprold zmm5, zmm18, 2                                  ;    70.7 p0      12 x[2]
        vpshufb zmm18, zmm17, zmm16                            ;    70.7 p5      12 x[2]
        vpxord zmm0, zmm0, zmm17                               ;    71.3 p0      12 x[2]
        vpternlogd zmm5, zmm18, zmm0, 0x96                     ;    72.3 p5      12 x[2]
        vpternlogd zmm27, zmm5, zmm22, 0x96                    ;    73.3 p0      12 x[3]
        vgf2p8affineqb zmm0, zmm27, zmm11, 0xdd                ;    74.3 p0      12 x[3]
        vpshufb zmm17, zmm25, zmm13                            ;    72.7 p5      12 x[2]
        vpshufb zmm18, zmm25, zmm15                            ;    73.7 p5      12 x[2]
        vpternlogd zmm18, zmm17, zmm25, 0x96                   ;    74.7 p0      12 x[2]
        vprold zmm17, zmm18, 2                                 ;    75.7 p0      12 x[2]
        vpshufb zmm18, zmm25, zmm16                            ;    74.7 p5      12 x[2]
        vpxord zmm6, zmm6, zmm25                               ;    75.7 p5      12 x[2]
        vpternlogd zmm17, zmm18, zmm6, 0x96                    ;    76.7 p0      12 x[2]
        vpternlogd zmm28, zmm17, zmm24, 0x96                   ;    77.7 p5      12 x[3]
        vgf2p8affineinvqb zmm0, zmm0, zmm12, 0xd3              ;    77.3 p0      12 x[3]
        vpshufb zmm6, zmm21, zmm13                             ;    77.7 p5      12 x[2]
        vpshufb zmm18, zmm21, zmm15                            ;    78.7 p5      12 x[2]
        vpternlogd zmm18, zmm6, zmm21, 0x96                    ;    79.7 p0      12 x[2]
        vpshufb zmm6, zmm21, zmm16                             ;    79.7 p5      12 x[2]
        vpxord zmm4, zmm4, zmm21                               ;    79.3 p0      12 x[2]
        vprold zmm18, zmm18, 2                                 ;    80.7 p0      12 x[2]
        vgf2p8affineqb zmm21, zmm28, zmm11, 0xdd               ;    81.3 p0      12 x[3]
        vpternlogd zmm18, zmm6, zmm4, 0x96                     ;    81.7 p5      12 x[2]
        vpternlogd zmm9, zmm18, zmm19, 0x96                    ;    82.7 p5      12 x[3]
        vmovdqu64 zmm4, [rbp + 2432]                           ;    30.5 p2      12 x[0] reload
        vpxord zmm6, zmm26, zmm4                               ;    82.3 p0      12 x[0]
        vpxord zmm25, zmm22, zmm4                              ;    82.7 p5      12 x[0]
        vgf2p8affineqb zmm9, zmm9, zmm11, 0xdd                 ;    83.7 p0      12 x[3]
        vpxord zmm27, zmm24, zmm4                              ;    83.7 p5      12 x[0]
        vgf2p8affineinvqb zmm21, zmm21, zmm12, 0xd3            ;    84.3 p0      12 x[3]
        vgf2p8affineinvqb zmm9, zmm9, zmm12, 0xd3              ;    86.7 p0      12 x[3]
        vpxord zmm4, zmm19, zmm4                               ;    84.7 p5      12 x[0]
        vpshufb zmm28, zmm2, zmm13                             ;    85.7 p5      12 x[3]
        vpshufb zmm31, zmm2, zmm15                             ;    86.7 p5      12 x[3]
        vpternlogd zmm31, zmm28, zmm2, 0x96                    ;    87.7 p0      12 x[3]
        vprold zmm28, zmm31, 2                                 ;    88.7 p0      12 x[3]
        vpshufb zmm31, zmm2, zmm16                             ;    87.7 p5      12 x[3]
        vpxord zmm7, zmm7, zmm2                                ;    88.3 p0      12 x[3]
        vpternlogd zmm28, zmm31, zmm7, 0x96                    ;    89.7 p5      12 x[3]
        vpternlogd zmm6, zmm28, zmm30, 0x96                    ;    90.7 p0      12 x[0]
        vgf2p8affineqb zmm2, zmm6, zmm11, 0xdd                 ;    91.7 p0      12 x[0]
        vgf2p8affineinvqb zmm2, zmm2, zmm12, 0xd3              ;    94.7 p0      12 x[0]
        vpshufb zmm6, zmm0, zmm13                              ;    89.7 p5      12 x[3]
        vpshufb zmm7, zmm0, zmm15                              ;    90.7 p5      12 x[3]
        vpternlogd zmm7, zmm6, zmm0, 0x96                      ;    91.7 p5      12 x[3]
        vprold zmm6, zmm7, 2                                   ;    92.7 p0      12 x[3]
        vpshufb zmm7, zmm0, zmm16                              ;    92.7 p5      12 x[3]
        vpxord zmm3, zmm3, zmm0                                ;    93.3 p0      12 x[3]
        vpternlogd zmm6, zmm7, zmm3, 0x96                      ;    94.3 p5      12 x[3]
        vpternlogd zmm25, zmm6, zmm5, 0x96                     ;    95.3 p0      12 x[0]
        vgf2p8affineqb zmm0, zmm25, zmm11, 0xdd                ;    96.3 p0      12 x[0]
        vpshufb zmm3, zmm21, zmm13                             ;    94.7 p5      12 x[3]
        vpshufb zmm7, zmm21, zmm15                             ;    95.7 p5      12 x[3]
        vpternlogd zmm7, zmm3, zmm21, 0x96                     ;    96.7 p0      12 x[3]
        vprold zmm3, zmm7, 2                                   ;    97.7 p0      12 x[3]
        vpshufb zmm7, zmm21, zmm16                             ;    96.7 p5      12 x[3]
        vpxord zmm8, zmm8, zmm21                               ;    97.7 p5      12 x[3]
        vpternlogd zmm3, zmm7, zmm8, 0x96                      ;    98.7 p0      12 x[3]
        vpternlogd zmm27, zmm3, zmm17, 0x96                    ;    99.7 p5      12 x[0]
        vgf2p8affineinvqb zmm0, zmm0, zmm12, 0xd3              ;    99.3 p0      12 x[0]
        vpshufb zmm7, zmm9, zmm13                              ;    99.7 p5      12 x[3]
        vpshufb zmm8, zmm9, zmm15                              ;   100.7 p5      12 x[3]
        vpternlogd zmm8, zmm7, zmm9, 0x96                      ;   101.7 p0      12 x[3]
        vpshufb zmm7, zmm9, zmm16                              ;   101.7 p5      12 x[3]
        vpxord zmm10, zmm10, zmm9                              ;   101.3 p0      12 x[3]
        vprold zmm8, zmm8, 2                                   ;   102.7 p0      12 x[3]
        vgf2p8affineqb zmm9, zmm27, zmm11, 0xdd                ;   103.3 p0      12 x[0]
        vpternlogd zmm8, zmm7, zmm10, 0x96                     ;   103.7 p5      12 x[3]
        vpternlogd zmm4, zmm8, zmm18, 0x96                     ;   104.7 p5      12 x[0]
        vmovdqu64 zmm7, [rbp + 2496]                           ;    38.0 p3      12 x[1] reload
        vpxord zmm10, zmm30, zmm7                              ;   104.3 p0      12 x[1]
        vpxord zmm21, zmm5, zmm7                               ;   104.7 p5      12 x[1]
        vgf2p8affineqb zmm4, zmm4, zmm11, 0xdd                 ;   105.7 p0      12 x[0]
        vpxord zmm25, zmm17, zmm7                              ;   105.7 p5      12 x[1]
        vgf2p8affineinvqb zmm9, zmm9, zmm12, 0xd3              ;   106.3 p0      12 x[0]
        vgf2p8affineinvqb zmm4, zmm4, zmm12, 0xd3              ;   108.7 p0      12 x[0]
        vpxord zmm7, zmm7, zmm18                               ;   106.7 p5      12 x[1]
        vpshufb zmm27, zmm2, zmm13                             ;   107.7 p5      12 x[0]
        vpshufb zmm31, zmm2, zmm15                             ;   108.7 p5      12 x[0]
        vpternlogd zmm31, zmm27, zmm2, 0x96                    ;   109.7 p0      12 x[0]
        vprold zmm27, zmm31, 2                                 ;   110.7 p0      12 x[0]
        vpshufb zmm31, zmm2, zmm16                             ;   109.7 p5      12 x[0]
        vpxord zmm14, zmm14, zmm2                              ;   110.3 p0      12 x[0]
        vpternlogd zmm27, zmm31, zmm14, 0x96                   ;   111.7 p5      12 x[0]
        vpternlogd zmm10, zmm27, zmm28, 0x96                   ;   112.7 p0      12 x[1]
        vgf2p8affineqb zmm2, zmm10, zmm11, 0xdd                ;   113.7 p0      12 x[1]
        vgf2p8affineinvqb zmm2, zmm2, zmm12, 0xd3              ;   116.7 p0      12 x[1]
        vpshufb zmm10, zmm0, zmm13                             ;   111.7 p5      12 x[0]
        vpshufb zmm14, zmm0, zmm15                             ;   112.7 p5      12 x[0]
        vpternlogd zmm14, zmm10, zmm0, 0x96                    ;   113.7 p5      12 x[0]
        vprold zmm10, zmm14, 2                                 ;   114.7 p0      12 x[0]
        vpshufb zmm14, zmm0, zmm16                             ;   114.7 p5      12 x[0]
        vpxord zmm20, zmm20, zmm0                              ;   115.3 p0      12 x[0]
        vpternlogd zmm10, zmm14, zmm20, 0x96                   ;   116.3 p5      12 x[0]
        vpternlogd zmm21, zmm10, zmm6, 0x96                    ;   117.3 p0      12 x[1]
        vgf2p8affineqb zmm0, zmm21, zmm11, 0xdd                ;   118.3 p0      12 x[1]
        vpshufb zmm14, zmm9, zmm13                             ;   116.7 p5      12 x[0]
        vpshufb zmm20, zmm9, zmm15                             ;   117.7 p5      12 x[0]
        vpternlogd zmm20, zmm14, zmm9, 0x96                    ;   118.7 p0      12 x[0]
        vprold zmm14, zmm20, 2                                 ;   119.7 p0      12 x[0]
        vpshufb zmm20, zmm9, zmm16                             ;   118.7 p5      12 x[0]
        vpxord zmm23, zmm23, zmm9                              ;   119.7 p5      12 x[0]
        vpternlogd zmm14, zmm20, zmm23, 0x96                   ;   120.7 p0      12 x[0]
        vpternlogd zmm25, zmm14, zmm3, 0x96                    ;   121.7 p5      12 x[1]
        vgf2p8affineinvqb zmm0, zmm0, zmm12, 0xd3              ;   121.3 p0      12 x[1]
        vpshufb zmm9, zmm4, zmm13                              ;   121.7 p5      12 x[0]
        vpshufb zmm20, zmm4, zmm15                             ;   122.7 p5      12 x[0]
        vpternlogd zmm20, zmm9, zmm4, 0x96                     ;   123.7 p0      12 x[0]
        vpshufb zmm9, zmm4, zmm16                              ;   123.7 p5      12 x[0]
        vpxord zmm29, zmm29, zmm4                              ;   123.3 p0      12 x[0]
        vprold zmm4, zmm20, 2                                  ;   124.7 p0      12 x[0]
        vgf2p8affineqb zmm20, zmm25, zmm11, 0xdd               ;   125.3 p0      12 x[1]
        vpternlogd zmm4, zmm9, zmm29, 0x96                     ;   125.7 p5      12 x[0]
        vpternlogd zmm7, zmm4, zmm8, 0x96                      ;   126.7 p5      12 x[1]
        vmovdqu64 zmm9, [rbp + 2560]                           ;    45.5 p2      12 x[2] reload
        vpxord zmm21, zmm28, zmm9                              ;   126.3 p0      12 x[2]
        vpxord zmm23, zmm6, zmm9                               ;   126.7 p5      12 x[2]
        vgf2p8affineqb zmm7, zmm7, zmm11, 0xdd                 ;   127.7 p0      12 x[1]
        vpxord zmm25, zmm3, zmm9                               ;   127.7 p5      12 x[2]
        vgf2p8affineinvqb zmm20, zmm20, zmm12, 0xd3            ;   128.3 p0      12 x[1]
        vpxord zmm9, zmm9, zmm8                                ;   128.7 p5      12 x[2]
        vgf2p8affineinvqb zmm7, zmm7, zmm12, 0xd3              ;   130.7 p0      12 x[1]
        vpshufb zmm29, zmm2, zmm13                             ;   129.7 p5      12 x[1]
        vpshufb zmm31, zmm2, zmm15                             ;   130.7 p5      12 x[1]
        vpternlogd zmm31, zmm29, zmm2, 0x96                    ;   131.7 p0      12 x[1]
        vprold zmm29, zmm31, 2                                 ;   132.7 p0      12 x[1]
        vpshufb zmm31, zmm2, zmm16                             ;   131.7 p5      12 x[1]
        vpxord zmm26, zmm26, zmm2                              ;   132.3 p0      12 x[1]
        vpternlogd zmm29, zmm31, zmm26, 0x96                   ;   133.7 p5      12 x[1]
        vpternlogd zmm21, zmm29, zmm27, 0x96                   ;   134.7 p0      12 x[2]
        vgf2p8affineqb zmm2, zmm21, zmm11, 0xdd                ;   135.7 p0      12 x[2]
        vgf2p8affineinvqb zmm2, zmm2, zmm12, 0xd3              ;   138.7 p0      12 x[2]
        vpshufb zmm21, zmm0, zmm13                             ;   133.7 p5      12 x[1]
        vpshufb zmm26, zmm0, zmm15                             ;   134.7 p5      12 x[1]
        vpternlogd zmm26, zmm21, zmm0, 0x96                    ;   135.7 p5      12 x[1]
        vprold zmm21, zmm26, 2                                 ;   136.7 p0      12 x[1]
        vpshufb zmm26, zmm0, zmm16                             ;   136.7 p5      12 x[1]
        vpxord zmm22, zmm22, zmm0                              ;   137.3 p0      12 x[1]
        vpternlogd zmm21, zmm26, zmm22, 0x96                   ;   138.3 p5      12 x[1]
        vpternlogd zmm23, zmm21, zmm10, 0x96                   ;   139.3 p0      12 x[2]
        vgf2p8affineqb zmm0, zmm23, zmm11, 0xdd                ;   140.3 p0      12 x[2]
        vpshufb zmm22, zmm20, zmm13                            ;   138.7 p5      12 x[1]
        vpshufb zmm23, zmm20, zmm15                            ;   139.7 p5      12 x[1]
        vpternlogd zmm23, zmm22, zmm20, 0x96                   ;   140.7 p0      12 x[1]
        vprold zmm22, zmm23, 2                                 ;   141.7 p0      12 x[1]
        vpshufb zmm23, zmm20, zmm16                            ;   140.7 p5      12 x[1]
        vpxord zmm24, zmm24, zmm20                             ;   141.7 p5      12 x[1]
        vpternlogd zmm22, zmm23, zmm24, 0x96                   ;   142.7 p0      12 x[1]
        vpternlogd zmm25, zmm22, zmm14, 0x96                   ;   143.7 p5      12 x[2]
        vgf2p8affineinvqb zmm0, zmm0, zmm12, 0xd3              ;   143.3 p0      12 x[2]
        vpshufb zmm20, zmm7, zmm13                             ;   143.7 p5      12 x[1]
        vpshufb zmm23, zmm7, zmm15                             ;   144.7 p5      12 x[1]
        vpternlogd zmm23, zmm20, zmm7, 0x96                    ;   145.7 p0      12 x[1]
        vpshufb zmm20, zmm7, zmm16                             ;   145.7 p5      12 x[1]
        vpxord zmm19, zmm19, zmm7                              ;   145.3 p0      12 x[1]
        vprold zmm7, zmm23, 2                                  ;   146.7 p0      12 x[1]
        vgf2p8affineqb zmm23, zmm25, zmm11, 0xdd               ;   147.3 p0      12 x[2]
        vpternlogd zmm7, zmm20, zmm19, 0x96                    ;   147.7 p5      12 x[1]
        vpternlogd zmm9, zmm7, zmm4, 0x96                      ;   148.7 p5      12 x[2]
        vmovdqu64 zmm19, [rbp + 2624]                          ;    53.0 p3      12 x[3] reload
        vpxord zmm20, zmm27, zmm19                             ;   148.3 p0      12 x[3]
        vpxord zmm24, zmm10, zmm19                             ;   148.7 p5      12 x[3]
        vgf2p8affineqb zmm9, zmm9, zmm11, 0xdd                 ;   149.7 p0      12 x[2]
        vpxord zmm25, zmm14, zmm19                             ;   149.7 p5      12 x[3]
        vgf2p8affineinvqb zmm23, zmm23, zmm12, 0xd3            ;   150.3 p0      12 x[2]
        vpxord zmm19, zmm19, zmm4                              ;   150.7 p5      12 x[3]
        vgf2p8affineinvqb zmm9, zmm9, zmm12, 0xd3              ;   152.7 p0      12 x[2]
        vpshufb zmm26, zmm2, zmm13                             ;   151.7 p5      12 x[2]
        vpshufb zmm31, zmm2, zmm15                             ;   152.7 p5      12 x[2]
        vpternlogd zmm31, zmm26, zmm2, 0x96                    ;   153.7 p0      12 x[2]
        vprold zmm26, zmm31, 2                                 ;   154.7 p0      12 x[2]
        vpshufb zmm31, zmm2, zmm16                             ;   153.7 p5      12 x[2]
        vpxord zmm30, zmm30, zmm2                              ;   154.3 p0      12 x[2]
        vpternlogd zmm26, zmm31, zmm30, 0x96                   ;   155.7 p5      12 x[2]
        vpternlogd zmm20, zmm26, zmm29, 0x96                   ;   156.7 p0      12 x[3]
        vgf2p8affineqb zmm2, zmm20, zmm11, 0xdd                ;   157.7 p0      12 x[3]
        vgf2p8affineinvqb zmm2, zmm2, zmm12, 0xd3              ;   160.7 p0      12 x[3]
        vpshufb zmm20, zmm0, zmm13                             ;   155.7 p5      12 x[2]
        vpshufb zmm30, zmm0, zmm15                             ;   156.7 p5      12 x[2]
        vpternlogd zmm30, zmm20, zmm0, 0x96                    ;   157.7 p5      12 x[2]
        vprold zmm20, zmm30, 2                                 ;   158.7 p0      12 x[2]
        vpshufb zmm30, zmm0, zmm16                             ;   158.7 p5      12 x[2]
        vpxord zmm5, zmm5, zmm0                                ;   159.3 p0      12 x[2]
        vpternlogd zmm20, zmm30, zmm5, 0x96                    ;   160.3 p5      12 x[2]
        vpternlogd zmm24, zmm20, zmm21, 0x96                   ;   161.3 p0      12 x[3]
        vgf2p8affineqb zmm0, zmm24, zmm11, 0xdd                ;   162.3 p0      12 x[3]
        vpshufb zmm5, zmm23, zmm13                             ;   160.7 p5      12 x[2]
        vpshufb zmm24, zmm23, zmm15                            ;   161.7 p5      12 x[2]
        vpternlogd zmm24, zmm5, zmm23, 0x96                    ;   162.7 p0      12 x[2]
        vprold zmm5, zmm24, 2                                  ;   163.7 p0      12 x[2]
        vpshufb zmm24, zmm23, zmm16                            ;   162.7 p5      12 x[2]
        vpxord zmm17, zmm17, zmm23                             ;   163.7 p5      12 x[2]
        vpternlogd zmm5, zmm24, zmm17, 0x96                    ;   164.7 p0      12 x[2]
        vpternlogd zmm25, zmm5, zmm22, 0x96                    ;   165.7 p5      12 x[3]
        vgf2p8affineinvqb zmm0, zmm0, zmm12, 0xd3              ;   165.3 p0      12 x[3]
        vpshufb zmm17, zmm9, zmm13                             ;   165.7 p5      12 x[2]
        vpshufb zmm23, zmm9, zmm15                             ;   166.7 p5      12 x[2]
        vpternlogd zmm23, zmm17, zmm9, 0x96                    ;   167.7 p0      12 x[2]
        vpshufb zmm17, zmm9, zmm16                             ;   167.7 p5      12 x[2]
        vpxord zmm18, zmm18, zmm9                              ;   167.3 p0      12 x[2]
        vprold zmm9, zmm23, 2                                  ;   168.7 p0      12 x[2]
        vgf2p8affineqb zmm23, zmm25, zmm11, 0xdd               ;   169.3 p0      12 x[3]
        vpternlogd zmm9, zmm17, zmm18, 0x96                    ;   169.7 p5      12 x[2]
        vpternlogd zmm19, zmm9, zmm7, 0x96                     ;   170.7 p5      12 x[3]
        vmovdqu64 zmm17, [rbp + 2688]                          ;    60.5 p2      12 x[0] reload
        vpxord zmm18, zmm29, zmm17                             ;   170.3 p0      12 x[0]
        vpxord zmm24, zmm21, zmm17                             ;   170.7 p5      12 x[0]
        vpxord zmm25, zmm17, zmm22                             ;   171.3 p0      12 x[0]
        vgf2p8affineqb zmm19, zmm19, zmm11, 0xdd               ;   172.3 p0      12 x[3]
        vgf2p8affineinvqb zmm23, zmm23, zmm12, 0xd3            ;   173.3 p0      12 x[3]
        vpxord zmm17, zmm17, zmm7                              ;   171.7 p5      12 x[0]
        vgf2p8affineinvqb zmm19, zmm19, zmm12, 0xd3            ;   175.3 p0      12 x[3]
        vpshufb zmm30, zmm2, zmm13                             ;   172.7 p5      12 x[3]
        vpshufb zmm31, zmm2, zmm15                             ;   173.7 p5      12 x[3]
        vpternlogd zmm31, zmm30, zmm2, 0x96                    ;   174.7 p5      12 x[3]
        vprold zmm30, zmm31, 2                                 ;   175.7 p0      12 x[3]
        vpshufb zmm31, zmm2, zmm16                             ;   175.7 p5      12 x[3]
        vpxord zmm28, zmm28, zmm2                              ;   176.3 p0      12 x[3]
        vpternlogd zmm30, zmm31, zmm28, 0x96                   ;   177.3 p5      12 x[3]
        vpternlogd zmm18, zmm30, zmm26, 0x96                   ;   178.3 p0      12 x[0]
        vgf2p8affineqb zmm2, zmm18, zmm11, 0xdd                ;   179.3 p0      12 x[0]
        vgf2p8affineinvqb zmm2, zmm2, zmm12, 0xd3              ;   182.3 p0      12 x[0]
        vpshufb zmm18, zmm0, zmm13                             ;   177.7 p5      12 x[3]
        vpshufb zmm28, zmm0, zmm15                             ;   178.7 p5      12 x[3]
        vpternlogd zmm28, zmm18, zmm0, 0x96                    ;   179.7 p5      12 x[3]
        vprold zmm18, zmm28, 2                                 ;   180.7 p0      12 x[3]
        vpshufb zmm28, zmm0, zmm16                             ;   180.7 p5      12 x[3]
        vpxord zmm6, zmm6, zmm0                                ;   181.3 p0      12 x[3]
        vpternlogd zmm18, zmm28, zmm6, 0x96                    ;   182.3 p5      12 x[3]
        vpternlogd zmm24, zmm18, zmm20, 0x96                   ;   183.3 p0      12 x[0]
        vgf2p8affineqb zmm0, zmm24, zmm11, 0xdd                ;   184.3 p0      12 x[0]
        vpshufb zmm6, zmm23, zmm13                             ;   182.7 p5      12 x[3]
        vpshufb zmm24, zmm23, zmm15                            ;   183.7 p5      12 x[3]
        vpternlogd zmm24, zmm6, zmm23, 0x96                    ;   184.7 p0      12 x[3]
        vprold zmm6, zmm24, 2                                  ;   185.7 p0      12 x[3]
        vpshufb zmm24, zmm23, zmm16                            ;   184.7 p5      12 x[3]
        vpxord zmm3, zmm3, zmm23                               ;   185.7 p5      12 x[3]
        vpternlogd zmm6, zmm24, zmm3, 0x96                     ;   186.7 p0      12 x[3]
        vpternlogd zmm25, zmm6, zmm5, 0x96                     ;   187.7 p5      12 x[0]
        vgf2p8affineinvqb zmm0, zmm0, zmm12, 0xd3              ;   187.3 p0      12 x[0]
        vpshufb zmm3, zmm19, zmm13                             ;   187.7 p5      12 x[3]
        vpshufb zmm23, zmm19, zmm15                            ;   188.7 p5      12 x[3]
        vpternlogd zmm23, zmm3, zmm19, 0x96                    ;   189.7 p0      12 x[3]
        vpshufb zmm3, zmm19, zmm16                             ;   189.7 p5      12 x[3]
        vpxord zmm8, zmm8, zmm19                               ;   189.3 p0      12 x[3]
        vprold zmm19, zmm23, 2                                 ;   190.7 p0      12 x[3]
        vgf2p8affineqb zmm23, zmm25, zmm11, 0xdd               ;   191.3 p0      12 x[0]
        vpternlogd zmm19, zmm3, zmm8, 0x96                     ;   191.7 p5      12 x[3]
        vpternlogd zmm17, zmm19, zmm9, 0x96                    ;   192.7 p5      12 x[0]
        vmovdqu64 zmm3, [rbp + 2752]                           ;    68.0 p3      12 x[1] reload
        vpxord zmm8, zmm26, zmm3                               ;   192.3 p0      12 x[1]
        vpxord zmm24, zmm3, zmm20                              ;   192.7 p5      12 x[1]
        vpxord zmm25, zmm3, zmm5                               ;   193.3 p0      12 x[1]
        vgf2p8affineqb zmm17, zmm17, zmm11, 0xdd               ;   194.3 p0      12 x[0]
        vgf2p8affineinvqb zmm23, zmm23, zmm12, 0xd3            ;   195.3 p0      12 x[0]
        vpxord zmm3, zmm3, zmm9                                ;   193.7 p5      12 x[1]
        vgf2p8affineinvqb zmm17, zmm17, zmm12, 0xd3            ;   197.3 p0      12 x[0]
        vpshufb zmm28, zmm2, zmm13                             ;   194.7 p5      12 x[0]
        vpshufb zmm31, zmm2, zmm15                             ;   195.7 p5      12 x[0]
        vpternlogd zmm31, zmm28, zmm2, 0x96                    ;   196.7 p5      12 x[0]
        vprold zmm28, zmm31, 2                                 ;   197.7 p0      12 x[0]
        vpshufb zmm31, zmm2, zmm16                             ;   197.7 p5      12 x[0]
        vpxord zmm27, zmm27, zmm2                              ;   198.3 p0      12 x[0]
        vpternlogd zmm28, zmm31, zmm27, 0x96                   ;   199.3 p5      12 x[0]
        vpternlogd zmm8, zmm28, zmm30, 0x96                    ;   200.3 p0      12 x[1]
        vgf2p8affineqb zmm2, zmm8, zmm11, 0xdd                 ;   201.3 p0      12 x[1]
        vgf2p8affineinvqb zmm2, zmm2, zmm12, 0xd3              ;   204.3 p0      12 x[1]
        vpshufb zmm8, zmm0, zmm13                              ;   199.7 p5      12 x[0]
        vpshufb zmm27, zmm0, zmm15                             ;   200.7 p5      12 x[0]
        vpternlogd zmm27, zmm8, zmm0, 0x96                     ;   201.7 p5      12 x[0]
        vprold zmm8, zmm27, 2                                  ;   202.7 p0      12 x[0]
        vpshufb zmm27, zmm0, zmm16                             ;   202.7 p5      12 x[0]
        vpxord zmm10, zmm10, zmm0                              ;   203.3 p0      12 x[0]
        vpternlogd zmm8, zmm27, zmm10, 0x96                    ;   204.3 p5      12 x[0]
        vpternlogd zmm24, zmm8, zmm18, 0x96                    ;   205.3 p0      12 x[1]
        vgf2p8affineqb zmm0, zmm24, zmm11, 0xdd                ;   206.3 p0      12 x[1]
        vpshufb zmm10, zmm23, zmm13                            ;   204.7 p5      12 x[0]
        vpshufb zmm24, zmm23, zmm15                            ;   205.7 p5      12 x[0]
        vpternlogd zmm24, zmm10, zmm23, 0x96                   ;   206.7 p0      12 x[0]
        vprold zmm10, zmm24, 2                                 ;   207.7 p0      12 x[0]
        vpshufb zmm24, zmm23, zmm16                            ;   206.7 p5      12 x[0]
        vpxord zmm14, zmm14, zmm23                             ;   207.7 p5      12 x[0]
        vpternlogd zmm10, zmm24, zmm14, 0x96                   ;   208.7 p0      12 x[0]
        vpternlogd zmm25, zmm10, zmm6, 0x96                    ;   209.7 p5      12 x[1]
        vgf2p8affineinvqb zmm0, zmm0, zmm12, 0xd3              ;   209.3 p0      12 x[1]
        vpshufb zmm14, zmm17, zmm13                            ;   209.7 p5      12 x[0]
        vpshufb zmm23, zmm17, zmm15                            ;   210.7 p5      12 x[0]
        vpternlogd zmm23, zmm14, zmm17, 0x96                   ;   211.7 p0      12 x[0]
        vpshufb zmm14, zmm17, zmm16                            ;   211.7 p5      12 x[0]
        vpxord zmm4, zmm4, zmm17                               ;   211.3 p0      12 x[0]
        vprold zmm17, zmm23, 2                                 ;   212.7 p0      12 x[0]
        vgf2p8affineqb zmm23, zmm25, zmm11, 0xdd               ;   213.3 p0      12 x[1]
        vpternlogd zmm17, zmm14, zmm4, 0x96                    ;   213.7 p5      12 x[0]
        vpternlogd zmm3, zmm17, zmm19, 0x96                    ;   214.7 p5      12 x[1]
        vmovdqu64 zmm4, [rbp + 2816]                           ;    75.5 p2      12 x[2] reload
        vpxord zmm14, zmm30, zmm4                              ;   214.3 p0      12 x[2]
        vpxord zmm24, zmm4, zmm18                              ;   214.7 p5      12 x[2]
        vpxord zmm25, zmm4, zmm6                               ;   215.3 p0      12 x[2]
        vgf2p8affineqb zmm3, zmm3, zmm11, 0xdd                 ;   216.3 p0      12 x[1]
        vgf2p8affineinvqb zmm23, zmm23, zmm12, 0xd3            ;   217.3 p0      12 x[1]
        vpxord zmm4, zmm4, zmm19                               ;   215.7 p5      12 x[2]
        vgf2p8affineinvqb zmm3, zmm3, zmm12, 0xd3              ;   219.3 p0      12 x[1]
        vpshufb zmm27, zmm2, zmm13                             ;   216.7 p5      12 x[1]
        vpshufb zmm31, zmm2, zmm15                             ;   217.7 p5      12 x[1]
        vpternlogd zmm31, zmm27, zmm2, 0x96                    ;   218.7 p5      12 x[1]
        vprold zmm27, zmm31, 2                                 ;   219.7 p0      12 x[1]
        vpshufb zmm31, zmm2, zmm16                             ;   219.7 p5      12 x[1]
        vpxord zmm29, zmm29, zmm2                              ;   220.3 p0      12 x[1]
        vpternlogd zmm27, zmm31, zmm29, 0x96                   ;   221.3 p5      12 x[1]
        vpternlogd zmm14, zmm27, zmm28, 0x96                   ;   222.3 p0      12 x[2]
        vgf2p8affineqb zmm2, zmm14, zmm11, 0xdd                ;   223.3 p0      12 x[2]
        vgf2p8affineinvqb zmm2, zmm2, zmm12, 0xd3              ;   226.3 p0      12 x[2]
        vpshufb zmm14, zmm0, zmm13                             ;   221.7 p5      12 x[1]
        vpshufb zmm29, zmm0, zmm15                             ;   222.7 p5      12 x[1]
        vpternlogd zmm29, zmm14, zmm0, 0x96                    ;   223.7 p5      12 x[1]
        vprold zmm14, zmm29, 2                                 ;   224.7 p0      12 x[1]
        vpshufb zmm29, zmm0, zmm16                             ;   224.7 p5      12 x[1]
        vpxord zmm21, zmm21, zmm0                              ;   225.3 p0      12 x[1]
        vpternlogd zmm14, zmm29, zmm21, 0x96                   ;   226.3 p5      12 x[1]
        vpternlogd zmm24, zmm14, zmm8, 0x96                    ;   227.3 p0      12 x[2]
        vgf2p8affineqb zmm0, zmm24, zmm11, 0xdd                ;   228.3 p0      12 x[2]
        vpshufb zmm21, zmm23, zmm13                            ;   226.7 p5      12 x[1]
        vpshufb zmm24, zmm23, zmm15                            ;   227.7 p5      12 x[1]
        vpternlogd zmm24, zmm21, zmm23, 0x96                   ;   228.7 p0      12 x[1]
        vprold zmm21, zmm24, 2                                 ;   229.7 p0      12 x[1]
        vpshufb zmm24, zmm23, zmm16                            ;   228.7 p5      12 x[1]
        vpxord zmm22, zmm22, zmm23                             ;   229.7 p5      12 x[1]
        vpternlogd zmm21, zmm24, zmm22, 0x96                   ;   230.7 p0      12 x[1]
        vpternlogd zmm25, zmm21, zmm10, 0x96                   ;   231.7 p5      12 x[2]
        vgf2p8affineinvqb zmm0, zmm0, zmm12, 0xd3              ;   231.3 p0      12 x[2]
        vpshufb zmm22, zmm3, zmm13                             ;   231.7 p5      12 x[1]
        vpshufb zmm23, zmm3, zmm15                             ;   232.7 p5      12 x[1]
        vpternlogd zmm23, zmm22, zmm3, 0x96                    ;   233.7 p0      12 x[1]
        vpshufb zmm22, zmm3, zmm16                             ;   233.7 p5      12 x[1]
        vpxord zmm7, zmm7, zmm3                                ;   233.3 p0      12 x[1]
        vprold zmm3, zmm23, 2                                  ;   234.7 p0      12 x[1]
        vgf2p8affineqb zmm23, zmm25, zmm11, 0xdd               ;   235.3 p0      12 x[2]
        vpternlogd zmm3, zmm22, zmm7, 0x96                     ;   235.7 p5      12 x[1]
        vpternlogd zmm4, zmm3, zmm17, 0x96                     ;   236.7 p5      12 x[2]
        vmovdqu64 zmm7, [rbp + 2880]                           ;    83.0 p3      12 x[3] reload
        vpxord zmm22, zmm28, zmm7                              ;   236.3 p0      12 x[3]
        vpxord zmm24, zmm7, zmm8                               ;   236.7 p5      12 x[3]
        vpxord zmm25, zmm7, zmm10                              ;   237.3 p0      12 x[3]
        vgf2p8affineqb zmm4, zmm4, zmm11, 0xdd                 ;   238.3 p0      12 x[2]
        vgf2p8affineinvqb zmm23, zmm23, zmm12, 0xd3            ;   239.3 p0      12 x[2]
        vpxord zmm7, zmm7, zmm17                               ;   237.7 p5      12 x[3]
        vgf2p8affineinvqb zmm4, zmm4, zmm12, 0xd3              ;   241.3 p0      12 x[2]
        vpshufb zmm29, zmm2, zmm13                             ;   238.7 p5      12 x[2]
        vpshufb zmm31, zmm2, zmm15                             ;   239.7 p5      12 x[2]
        vpternlogd zmm31, zmm29, zmm2, 0x96                    ;   240.7 p5      12 x[2]
        vprold zmm29, zmm31, 2                                 ;   241.7 p0      12 x[2]
        vpshufb zmm31, zmm2, zmm16                             ;   241.7 p5      12 x[2]
        vpxord zmm26, zmm26, zmm2                              ;   242.3 p0      12 x[2]
        vpternlogd zmm29, zmm31, zmm26, 0x96                   ;   243.3 p5      12 x[2]
        vpternlogd zmm22, zmm29, zmm27, 0x96                   ;   244.3 p0      12 x[3]
        vgf2p8affineqb zmm2, zmm22, zmm11, 0xdd                ;   245.3 p0      12 x[3]
        vgf2p8affineinvqb zmm2, zmm2, zmm12, 0xd3              ;   248.3 p0      12 x[3]
        vpshufb zmm22, zmm0, zmm13                             ;   243.7 p5      12 x[2]
        vpshufb zmm26, zmm0, zmm15                             ;   244.7 p5      12 x[2]
        vpternlogd zmm26, zmm22, zmm0, 0x96                    ;   245.7 p5      12 x[2]
        vprold zmm22, zmm26, 2                                 ;   246.7 p0      12 x[2]
        vpshufb zmm26, zmm0, zmm16                             ;   246.7 p5      12 x[2]
        vpxord zmm20, zmm20, zmm0                              ;   247.3 p0      12 x[2]
        vpternlogd zmm22, zmm26, zmm20, 0x96                   ;   248.3 p5      12 x[2]
        vpternlogd zmm24, zmm22, zmm14, 0x96                   ;   249.3 p0      12 x[3]
        vgf2p8affineqb zmm0, zmm24, zmm11, 0xdd                ;   250.3 p0      12 x[3]
        vpshufb zmm20, zmm23, zmm13                            ;   248.7 p5      12 x[2]
        vpshufb zmm24, zmm23, zmm15                            ;   249.7 p5      12 x[2]
        vpternlogd zmm24, zmm20, zmm23, 0x96                   ;   250.7 p0      12 x[2]
        vprold zmm20, zmm24, 2                                 ;   251.7 p0      12 x[2]
        vpshufb zmm24, zmm23, zmm16                            ;   250.7 p5      12 x[2]
        vpxord zmm5, zmm5, zmm23                               ;   251.7 p5      12 x[2]
        vpternlogd zmm20, zmm24, zmm5, 0x96                    ;   252.7 p0      12 x[2]
        vpternlogd zmm25, zmm20, zmm21, 0x96                   ;   253.7 p5      12 x[3]
        vgf2p8affineinvqb zmm0, zmm0, zmm12, 0xd3              ;   253.3 p0      12 x[3]
        vpshufb zmm5, zmm4, zmm13                              ;   253.7 p5      12 x[2]
        vpshufb zmm23, zmm4, zmm15                             ;   254.7 p5      12 x[2]
        vpternlogd zmm23, zmm5, zmm4, 0x96                     ;   255.7 p0      12 x[2]
        vpshufb zmm5, zmm4, zmm16                              ;   255.7 p5      12 x[2]
        vpxord zmm9, zmm9, zmm4                                ;   255.3 p0      12 x[2]
        vprold zmm4, zmm23, 2                                  ;   256.7 p0      12 x[2]
        vgf2p8affineqb zmm23, zmm25, zmm11, 0xdd               ;   257.3 p0      12 x[3]
        vpternlogd zmm4, zmm5, zmm9, 0x96                      ;   257.7 p5      12 x[2]
        vpternlogd zmm7, zmm4, zmm3, 0x96                      ;   258.7 p5      12 x[3]
        vmovdqu64 zmm5, [rbp + 2944]                           ;    90.5 p2      12 x[0] reload
        vpxord zmm9, zmm27, zmm5                               ;   258.3 p0      12 x[0]
        vpxord zmm24, zmm5, zmm14                              ;   258.7 p5      12 x[0]
        vpxord zmm25, zmm5, zmm21                              ;   259.3 p0      12 x[0]
        vgf2p8affineqb zmm7, zmm7, zmm11, 0xdd                 ;   260.3 p0      12 x[3]
        vgf2p8affineinvqb zmm23, zmm23, zmm12, 0xd3            ;   261.3 p0      12 x[3]
        vpxord zmm5, zmm5, zmm3                                ;   259.7 p5      12 x[0]
        vgf2p8affineinvqb zmm7, zmm7, zmm12, 0xd3              ;   263.3 p0      12 x[3]
        vpshufb zmm26, zmm2, zmm13                             ;   260.7 p5      12 x[3]
        vpshufb zmm31, zmm2, zmm15                             ;   261.7 p5      12 x[3]
        vpternlogd zmm31, zmm26, zmm2, 0x96                    ;   262.7 p5      12 x[3]
        vprold zmm26, zmm31, 2                                 ;   263.7 p0      12 x[3]
        vpshufb zmm31, zmm2, zmm16                             ;   263.7 p5      12 x[3]
        vpxord zmm30, zmm30, zmm2                              ;   264.3 p0      12 x[3]
        vpternlogd zmm26, zmm31, zmm30, 0x96                   ;   265.3 p5      12 x[3]
        vpternlogd zmm9, zmm26, zmm29, 0x96                    ;   266.3 p0      12 x[0]
        vgf2p8affineqb zmm2, zmm9, zmm11, 0xdd                 ;   267.3 p0      12 x[0]
        vgf2p8affineinvqb zmm2, zmm2, zmm12, 0xd3              ;   270.3 p0      12 x[0]
        vpshufb zmm9, zmm0, zmm13                              ;   265.7 p5      12 x[3]
        vpshufb zmm30, zmm0, zmm15                             ;   266.7 p5      12 x[3]
        vpternlogd zmm30, zmm9, zmm0, 0x96                     ;   267.7 p5      12 x[3]
        vprold zmm9, zmm30, 2                                  ;   268.7 p0      12 x[3]
        vpshufb zmm30, zmm0, zmm16                             ;   268.7 p5      12 x[3]
        vpxord zmm18, zmm18, zmm0                              ;   269.3 p0      12 x[3]
        vpternlogd zmm9, zmm30, zmm18, 0x96                    ;   270.3 p5      12 x[3]
        vpternlogd zmm24, zmm9, zmm22, 0x96                    ;   271.3 p0      12 x[0]
        vgf2p8affineqb zmm0, zmm24, zmm11, 0xdd                ;   272.3 p0      12 x[0]
        vpshufb zmm18, zmm23, zmm13                            ;   270.7 p5      12 x[3]
        vpshufb zmm24, zmm23, zmm15                            ;   271.7 p5      12 x[3]
        vpternlogd zmm24, zmm18, zmm23, 0x96                   ;   272.7 p0      12 x[3]
        vprold zmm18, zmm24, 2                                 ;   273.7 p0      12 x[3]
        vpshufb zmm24, zmm23, zmm16                            ;   272.7 p5      12 x[3]
        vpxord zmm6, zmm6, zmm23                               ;   273.7 p5      12 x[3]
        vpternlogd zmm18, zmm24, zmm6, 0x96                    ;   274.7 p0      12 x[3]
        vpternlogd zmm25, zmm18, zmm20, 0x96                   ;   275.7 p5      12 x[0]
        vgf2p8affineinvqb zmm0, zmm0, zmm12, 0xd3              ;   275.3 p0      12 x[0]
        vpshufb zmm6, zmm7, zmm13                              ;   275.7 p5      12 x[3]
        vpshufb zmm23, zmm7, zmm15                             ;   276.7 p5      12 x[3]
        vpternlogd zmm23, zmm6, zmm7, 0x96                     ;   277.7 p0      12 x[3]
        vpshufb zmm6, zmm7, zmm16                              ;   277.7 p5      12 x[3]
        vpxord zmm19, zmm19, zmm7                              ;   277.3 p0      12 x[3]
        vprold zmm7, zmm23, 2                                  ;   278.7 p0      12 x[3]
        vgf2p8affineqb zmm23, zmm25, zmm11, 0xdd               ;   279.3 p0      12 x[0]
        vpternlogd zmm7, zmm6, zmm19, 0x96                     ;   279.7 p5      12 x[3]
        vpternlogd zmm5, zmm7, zmm4, 0x96                      ;   280.7 p5      12 x[0]
        vmovdqu64 zmm6, [rbp + 3008]                           ;    98.0 p3      12 x[1] reload
        vpxord zmm19, zmm29, zmm6                              ;   280.3 p0      12 x[1]
        vpxord zmm24, zmm6, zmm22                              ;   280.7 p5      12 x[1]
        vpxord zmm25, zmm6, zmm20                              ;   281.3 p0      12 x[1]
        vgf2p8affineqb zmm5, zmm5, zmm11, 0xdd                 ;   282.3 p0      12 x[0]
        vgf2p8affineinvqb zmm23, zmm23, zmm12, 0xd3            ;   283.3 p0      12 x[0]
        vpxord zmm6, zmm6, zmm4                                ;   281.7 p5      12 x[1]
        vgf2p8affineinvqb zmm5, zmm5, zmm12, 0xd3              ;   285.3 p0      12 x[0]
        vpshufb zmm30, zmm2, zmm13                             ;   282.7 p5      12 x[0]
        vpshufb zmm31, zmm2, zmm15                             ;   283.7 p5      12 x[0]
        vpternlogd zmm31, zmm30, zmm2, 0x96                    ;   284.7 p5      12 x[0]
        vprold zmm30, zmm31, 2                                 ;   285.7 p0      12 x[0]
        vpshufb zmm31, zmm2, zmm16                             ;   285.7 p5      12 x[0]
        vpxord zmm28, zmm28, zmm2                              ;   286.3 p0      12 x[0]
        vpternlogd zmm30, zmm31, zmm28, 0x96                   ;   287.3 p5      12 x[0]
        vpternlogd zmm19, zmm30, zmm26, 0x96                   ;   288.3 p0      12 x[1]
        vgf2p8affineqb zmm2, zmm19, zmm11, 0xdd                ;   289.3 p0      12 x[1]
        vgf2p8affineinvqb zmm2, zmm2, zmm12, 0xd3              ;   292.3 p0      12 x[1]
        vpshufb zmm19, zmm0, zmm13                             ;   287.7 p5      12 x[0]
        vpshufb zmm28, zmm0, zmm15                             ;   288.7 p5      12 x[0]
        vpternlogd zmm28, zmm19, zmm0, 0x96                    ;   289.7 p5      12 x[0]
        vprold zmm19, zmm28, 2                                 ;   290.7 p0      12 x[0]
        vpshufb zmm28, zmm0, zmm16                             ;   290.7 p5      12 x[0]
        vpxord zmm8, zmm8, zmm0                                ;   291.3 p0      12 x[0]
        vpternlogd zmm19, zmm28, zmm8, 0x96                    ;   292.3 p5      12 x[0]
        vpternlogd zmm24, zmm19, zmm9, 0x96                    ;   293.3 p0      12 x[1]
        vgf2p8affineqb zmm0, zmm24, zmm11, 0xdd                ;   294.3 p0      12 x[1]
        vpshufb zmm8, zmm23, zmm13                             ;   292.7 p5      12 x[0]
        vpshufb zmm24, zmm23, zmm15                            ;   293.7 p5      12 x[0]
        vpternlogd zmm24, zmm8, zmm23, 0x96                    ;   294.7 p0      12 x[0]
        vprold zmm8, zmm24, 2                                  ;   295.7 p0      12 x[0]
        vpshufb zmm24, zmm23, zmm16                            ;   294.7 p5      12 x[0]
        vpxord zmm10, zmm10, zmm23                             ;   295.7 p5      12 x[0]
        vpternlogd zmm8, zmm24, zmm10, 0x96                    ;   296.7 p0      12 x[0]
        vpternlogd zmm25, zmm8, zmm18, 0x96                    ;   297.7 p5      12 x[1]
        vgf2p8affineinvqb zmm0, zmm0, zmm12, 0xd3              ;   297.3 p0      12 x[1]
        vpshufb zmm10, zmm5, zmm13                             ;   297.7 p5      12 x[0]
        vpshufb zmm23, zmm5, zmm15                             ;   298.7 p5      12 x[0]
        vpternlogd zmm23, zmm10, zmm5, 0x96                    ;   299.7 p0      12 x[0]
        vpshufb zmm10, zmm5, zmm16                             ;   299.7 p5      12 x[0]
        vpxord zmm17, zmm17, zmm5                              ;   299.3 p0      12 x[0]
        vprold zmm5, zmm23, 2                                  ;   300.7 p0      12 x[0]
        vgf2p8affineqb zmm23, zmm25, zmm11, 0xdd               ;   301.3 p0      12 x[1]
        vpternlogd zmm5, zmm10, zmm17, 0x96                    ;   301.7 p5      12 x[0]
        vpternlogd zmm6, zmm5, zmm7, 0x96                      ;   302.7 p5      12 x[1]
        vmovdqu64 zmm10, [rbp + 3072]                          ;   105.5 p2      12 x[2] reload
        vpxord zmm17, zmm26, zmm10                             ;   302.3 p0      12 x[2]
        vpxord zmm24, zmm10, zmm9                              ;   302.7 p5      12 x[2]
        vpxord zmm25, zmm10, zmm18                             ;   303.3 p0      12 x[2]
        vgf2p8affineqb zmm6, zmm6, zmm11, 0xdd                 ;   304.3 p0      12 x[1]
        vgf2p8affineinvqb zmm23, zmm23, zmm12, 0xd3            ;   305.3 p0      12 x[1]
        vpxord zmm10, zmm10, zmm7                              ;   303.7 p5      12 x[2]
        vgf2p8affineinvqb zmm6, zmm6, zmm12, 0xd3              ;   307.3 p0      12 x[1]
        vpshufb zmm28, zmm2, zmm13                             ;   304.7 p5      12 x[1]
        vpshufb zmm31, zmm2, zmm15                             ;   305.7 p5      12 x[1]
        vpternlogd zmm31, zmm28, zmm2, 0x96                    ;   306.7 p5      12 x[1]
        vprold zmm28, zmm31, 2                                 ;   307.7 p0      12 x[1]
        vpshufb zmm31, zmm2, zmm16                             ;   307.7 p5      12 x[1]
        vpxord zmm27, zmm27, zmm2                              ;   308.3 p0      12 x[1]
        vpternlogd zmm28, zmm31, zmm27, 0x96                   ;   309.3 p5      12 x[1]
        vpternlogd zmm17, zmm28, zmm30, 0x96                   ;   310.3 p0      12 x[2]
        vgf2p8affineqb zmm2, zmm17, zmm11, 0xdd                ;   311.3 p0      12 x[2]
        vgf2p8affineinvqb zmm2, zmm2, zmm12, 0xd3              ;   314.3 p0      12 x[2]
        vpshufb zmm17, zmm0, zmm13                             ;   309.7 p5      12 x[1]
        vpshufb zmm27, zmm0, zmm15                             ;   310.7 p5      12 x[1]
        vpternlogd zmm27, zmm17, zmm0, 0x96                    ;   311.7 p5      12 x[1]
        vprold zmm17, zmm27, 2                                 ;   312.7 p0      12 x[1]
        vpshufb zmm27, zmm0, zmm16                             ;   312.7 p5      12 x[1]
        vpxord zmm14, zmm14, zmm0                              ;   313.3 p0      12 x[1]
        vpternlogd zmm17, zmm27, zmm14, 0x96                   ;   314.3 p5      12 x[1]
        vpternlogd zmm24, zmm17, zmm19, 0x96                   ;   315.3 p0      12 x[2]
        vgf2p8affineqb zmm0, zmm24, zmm11, 0xdd                ;   316.3 p0      12 x[2]
        vpshufb zmm14, zmm23, zmm13                            ;   314.7 p5      12 x[1]
        vpshufb zmm24, zmm23, zmm15                            ;   315.7 p5      12 x[1]
        vpternlogd zmm24, zmm14, zmm23, 0x96                   ;   316.7 p0      12 x[1]
        vprold zmm14, zmm24, 2                                 ;   317.7 p0      12 x[1]
        vpshufb zmm24, zmm23, zmm16                            ;   316.7 p5      12 x[1]
        vpxord zmm21, zmm21, zmm23                             ;   317.7 p5      12 x[1]
        vpternlogd zmm14, zmm24, zmm21, 0x96                   ;   318.7 p0      12 x[1]
        vpternlogd zmm25, zmm14, zmm8, 0x96                    ;   319.7 p5      12 x[2]
        vgf2p8affineinvqb zmm0, zmm0, zmm12, 0xd3              ;   319.3 p0      12 x[2]
        vpshufb zmm21, zmm6, zmm13                             ;   319.7 p5      12 x[1]
        vpshufb zmm23, zmm6, zmm15                             ;   320.7 p5      12 x[1]
        vpternlogd zmm23, zmm21, zmm6, 0x96                    ;   321.7 p0      12 x[1]
        vpshufb zmm21, zmm6, zmm16                             ;   321.7 p5      12 x[1]
        vpxord zmm3, zmm3, zmm6                                ;   321.3 p0      12 x[1]
        vprold zmm6, zmm23, 2                                  ;   322.7 p0      12 x[1]
        vgf2p8affineqb zmm23, zmm25, zmm11, 0xdd               ;   323.3 p0      12 x[2]
        vpternlogd zmm6, zmm21, zmm3, 0x96                     ;   323.7 p5      12 x[1]
        vpternlogd zmm10, zmm6, zmm5, 0x96                     ;   324.7 p5      12 x[2]
        vmovdqu64 zmm3, [rbp + 3136]                           ;   113.0 p3      12 x[3] reload
        vpxord zmm21, zmm30, zmm3                              ;   324.3 p0      12 x[3]
        vpxord zmm24, zmm3, zmm19                              ;   324.7 p5      12 x[3]
        vpxord zmm25, zmm3, zmm8                               ;   325.3 p0      12 x[3]
        vgf2p8affineqb zmm10, zmm10, zmm11, 0xdd               ;   326.3 p0      12 x[2]
        vgf2p8affineinvqb zmm23, zmm23, zmm12, 0xd3            ;   327.3 p0      12 x[2]
        vpxord zmm3, zmm3, zmm5                                ;   325.7 p5      12 x[3]
        vgf2p8affineinvqb zmm10, zmm10, zmm12, 0xd3            ;   329.3 p0      12 x[2]
        vpshufb zmm27, zmm2, zmm13                             ;   326.7 p5      12 x[2]
        vpshufb zmm31, zmm2, zmm15                             ;   327.7 p5      12 x[2]
        vpternlogd zmm31, zmm27, zmm2, 0x96                    ;   328.7 p5      12 x[2]
        vprold zmm27, zmm31, 2                                 ;   329.7 p0      12 x[2]
        vpshufb zmm31, zmm2, zmm16                             ;   329.7 p5      12 x[2]
        vpxord zmm29, zmm29, zmm2                              ;   330.3 p0      12 x[2]
        vpternlogd zmm27, zmm31, zmm29, 0x96                   ;   331.3 p5      12 x[2]
        vpternlogd zmm21, zmm27, zmm28, 0x96                   ;   332.3 p0      12 x[3]
        vgf2p8affineqb zmm2, zmm21, zmm11, 0xdd                ;   333.3 p0      12 x[3]
        vgf2p8affineinvqb zmm2, zmm2, zmm12, 0xd3              ;   336.3 p0      12 x[3]
        vpshufb zmm21, zmm0, zmm13                             ;   331.7 p5      12 x[2]
        vpshufb zmm29, zmm0, zmm15                             ;   332.7 p5      12 x[2]
        vpternlogd zmm29, zmm21, zmm0, 0x96                    ;   333.7 p5      12 x[2]
        vprold zmm21, zmm29, 2                                 ;   334.7 p0      12 x[2]
        vpshufb zmm29, zmm0, zmm16                             ;   334.7 p5      12 x[2]
        vpxord zmm22, zmm22, zmm0                              ;   335.3 p0      12 x[2]
        vpternlogd zmm21, zmm29, zmm22, 0x96                   ;   336.3 p5      12 x[2]
        vpternlogd zmm24, zmm21, zmm17, 0x96                   ;   337.3 p0      12 x[3]
        vgf2p8affineqb zmm0, zmm24, zmm11, 0xdd                ;   338.3 p0      12 x[3]
        vpshufb zmm22, zmm23, zmm13                            ;   336.7 p5      12 x[2]
        vpshufb zmm24, zmm23, zmm15                            ;   337.7 p5      12 x[2]
        vpternlogd zmm24, zmm22, zmm23, 0x96                   ;   338.7 p0      12 x[2]
        vprold zmm22, zmm24, 2                                 ;   339.7 p0      12 x[2]
        vpshufb zmm24, zmm23, zmm16                            ;   338.7 p5      12 x[2]
        vpxord zmm20, zmm20, zmm23                             ;   339.7 p5      12 x[2]
        vpternlogd zmm22, zmm24, zmm20, 0x96                   ;   340.7 p0      12 x[2]
        vpternlogd zmm25, zmm22, zmm14, 0x96                   ;   341.7 p5      12 x[3]
        vgf2p8affineinvqb zmm0, zmm0, zmm12, 0xd3              ;   341.3 p0      12 x[3]
        vpshufb zmm20, zmm10, zmm13                            ;   341.7 p5      12 x[2]
        vpshufb zmm23, zmm10, zmm15                            ;   342.7 p5      12 x[2]
        vpternlogd zmm23, zmm20, zmm10, 0x96                   ;   343.7 p0      12 x[2]
        vpshufb zmm20, zmm10, zmm16                            ;   343.7 p5      12 x[2]
        vpxord zmm4, zmm4, zmm10                               ;   343.3 p0      12 x[2]
        vprold zmm10, zmm23, 2                                 ;   344.7 p0      12 x[2]
        vgf2p8affineqb zmm23, zmm25, zmm11, 0xdd               ;   345.3 p0      12 x[3]
        vpternlogd zmm10, zmm20, zmm4, 0x96                    ;   345.7 p5      12 x[2]
        vpternlogd zmm3, zmm10, zmm6, 0x96                     ;   346.7 p5      12 x[3]
        vmovdqu64 zmm4, [rbp + 3200]                           ;   120.5 p2      12 x[0] reload
        vpxord zmm20, zmm28, zmm4                              ;   346.3 p0      12 x[0]
        vpxord zmm24, zmm4, zmm17                              ;   346.7 p5      12 x[0]
        vpxord zmm25, zmm4, zmm14                              ;   347.3 p0      12 x[0]
        vgf2p8affineqb zmm3, zmm3, zmm11, 0xdd                 ;   348.3 p0      12 x[3]
        vgf2p8affineinvqb zmm23, zmm23, zmm12, 0xd3            ;   349.3 p0      12 x[3]
        vpxord zmm4, zmm4, zmm6                                ;   347.7 p5      12 x[0]
        vgf2p8affineinvqb zmm3, zmm3, zmm12, 0xd3              ;   351.3 p0      12 x[3]
        vpshufb zmm29, zmm2, zmm13                             ;   348.7 p5      12 x[3]
        vpshufb zmm31, zmm2, zmm15                             ;   349.7 p5      12 x[3]
        vpternlogd zmm31, zmm29, zmm2, 0x96                    ;   350.7 p5      12 x[3]
        vprold zmm29, zmm31, 2                                 ;   351.7 p0      12 x[3]
        vpshufb zmm31, zmm2, zmm16                             ;   351.7 p5      12 x[3]
        vpxord zmm26, zmm26, zmm2                              ;   352.3 p0      12 x[3]
        vpternlogd zmm29, zmm31, zmm26, 0x96                   ;   353.3 p5      12 x[3]
        vpternlogd zmm20, zmm29, zmm27, 0x96                   ;   354.3 p0      12 x[0]
        vgf2p8affineqb zmm2, zmm20, zmm11, 0xdd                ;   355.3 p0      12 x[0]
        vgf2p8affineinvqb zmm2, zmm2, zmm12, 0xd3              ;   358.3 p0      12 x[0]
        vpshufb zmm20, zmm0, zmm13                             ;   353.7 p5      12 x[3]
        vpshufb zmm26, zmm0, zmm15                             ;   354.7 p5      12 x[3]
        vpternlogd zmm26, zmm20, zmm0, 0x96                    ;   355.7 p5      12 x[3]
        vprold zmm20, zmm26, 2                                 ;   356.7 p0      12 x[3]
        vpshufb zmm26, zmm0, zmm16                             ;   356.7 p5      12 x[3]
        vpxord zmm9, zmm9, zmm0                                ;   357.3 p0      12 x[3]
        vpternlogd zmm20, zmm26, zmm9, 0x96                    ;   358.3 p5      12 x[3]
        vpternlogd zmm24, zmm20, zmm21, 0x96                   ;   359.3 p0      12 x[0]
        vgf2p8affineqb zmm0, zmm24, zmm11, 0xdd                ;   360.3 p0      12 x[0]
        vpshufb zmm9, zmm23, zmm13                             ;   358.7 p5      12 x[3]
        vpshufb zmm24, zmm23, zmm15                            ;   359.7 p5      12 x[3]
        vpternlogd zmm24, zmm9, zmm23, 0x96                    ;   360.7 p0      12 x[3]
        vprold zmm9, zmm24, 2                                  ;   361.7 p0      12 x[3]
        vpshufb zmm24, zmm23, zmm16                            ;   360.7 p5      12 x[3]
        vpxord zmm18, zmm18, zmm23                             ;   361.7 p5      12 x[3]
        vpternlogd zmm9, zmm24, zmm18, 0x96                    ;   362.7 p0      12 x[3]
        vpternlogd zmm25, zmm9, zmm22, 0x96                    ;   363.7 p5      12 x[0]
        vgf2p8affineinvqb zmm0, zmm0, zmm12, 0xd3              ;   363.3 p0      12 x[0]
        vpshufb zmm18, zmm3, zmm13                             ;   363.7 p5      12 x[3]
        vpshufb zmm23, zmm3, zmm15                             ;   364.7 p5      12 x[3]
        vpternlogd zmm23, zmm18, zmm3, 0x96                    ;   365.7 p0      12 x[3]
        vpshufb zmm18, zmm3, zmm16                             ;   365.7 p5      12 x[3]
        vpxord zmm7, zmm7, zmm3                                ;   365.3 p0      12 x[3]
        vprold zmm3, zmm23, 2                                  ;   366.7 p0      12 x[3]
        vgf2p8affineqb zmm23, zmm25, zmm11, 0xdd               ;   367.3 p0      12 x[0]
        vpternlogd zmm3, zmm18, zmm7, 0x96                     ;   367.7 p5      12 x[3]
        vpternlogd zmm4, zmm3, zmm10, 0x96                     ;   368.7 p5      12 x[0]
        vmovdqu64 zmm7, [rbp + 3264]                           ;   128.0 p3      12 x[1] reload
        vpxord zmm18, zmm27, zmm7                              ;   368.3 p0      12 x[1]
        vpxord zmm24, zmm7, zmm21                              ;   368.7 p5      12 x[1]
        vpxord zmm25, zmm7, zmm22                              ;   369.3 p0      12 x[1]
        vgf2p8affineqb zmm4, zmm4, zmm11, 0xdd                 ;   370.3 p0      12 x[0]
        vgf2p8affineinvqb zmm23, zmm23, zmm12, 0xd3            ;   371.3 p0      12 x[0]
        vpxord zmm7, zmm7, zmm10                               ;   369.7 p5      12 x[1]
        vgf2p8affineinvqb zmm4, zmm4, zmm12, 0xd3              ;   373.3 p0      12 x[0]
        vpshufb zmm26, zmm2, zmm13                             ;   370.7 p5      12 x[0]
        vpshufb zmm31, zmm2, zmm15                             ;   371.7 p5      12 x[0]
        vpternlogd zmm31, zmm26, zmm2, 0x96                    ;   372.7 p5      12 x[0]
        vprold zmm26, zmm31, 2                                 ;   373.7 p0      12 x[0]
        vpshufb zmm31, zmm2, zmm16                             ;   373.7 p5      12 x[0]
        vpxord zmm30, zmm30, zmm2                              ;   374.3 p0      12 x[0]
        vpternlogd zmm26, zmm31, zmm30, 0x96                   ;   375.3 p5      12 x[0]
        vpternlogd zmm18, zmm26, zmm29, 0x96                   ;   376.3 p0      12 x[1]
        vgf2p8affineqb zmm2, zmm18, zmm11, 0xdd                ;   377.3 p0      12 x[1]
        vgf2p8affineinvqb zmm2, zmm2, zmm12, 0xd3              ;   380.3 p0      12 x[1]
        vpshufb zmm18, zmm0, zmm13                             ;   375.7 p5      12 x[0]
        vpshufb zmm30, zmm0, zmm15                             ;   376.7 p5      12 x[0]
        vpternlogd zmm30, zmm18, zmm0, 0x96                    ;   377.7 p5      12 x[0]
        vprold zmm18, zmm30, 2                                 ;   378.7 p0      12 x[0]
        vpshufb zmm30, zmm0, zmm16                             ;   378.7 p5      12 x[0]
        vpxord zmm19, zmm19, zmm0                              ;   379.3 p0      12 x[0]
        vpternlogd zmm18, zmm30, zmm19, 0x96                   ;   380.3 p5      12 x[0]
        vpternlogd zmm24, zmm18, zmm20, 0x96                   ;   381.3 p0      12 x[1]
        vgf2p8affineqb zmm0, zmm24, zmm11, 0xdd                ;   382.3 p0      12 x[1]
        vpshufb zmm19, zmm23, zmm13                            ;   380.7 p5      12 x[0]
        vpshufb zmm24, zmm23, zmm15                            ;   381.7 p5      12 x[0]
        vpternlogd zmm24, zmm19, zmm23, 0x96                   ;   382.7 p0      12 x[0]
        vprold zmm19, zmm24, 2                                 ;   383.7 p0      12 x[0]
        vpshufb zmm24, zmm23, zmm16                            ;   382.7 p5      12 x[0]
        vpxord zmm8, zmm8, zmm23                               ;   383.7 p5      12 x[0]
        vpternlogd zmm19, zmm24, zmm8, 0x96                    ;   384.7 p0      12 x[0]
        vpternlogd zmm25, zmm19, zmm9, 0x96                    ;   385.7 p5      12 x[1]
        vgf2p8affineinvqb zmm0, zmm0, zmm12, 0xd3              ;   385.3 p0      12 x[1]
        vpshufb zmm8, zmm4, zmm13                              ;   385.7 p5      12 x[0]
        vpshufb zmm23, zmm4, zmm15                             ;   386.7 p5      12 x[0]
        vpternlogd zmm23, zmm8, zmm4, 0x96                     ;   387.7 p0      12 x[0]
        vpshufb zmm8, zmm4, zmm16                              ;   387.7 p5      12 x[0]
        vpxord zmm5, zmm5, zmm4                                ;   387.3 p0      12 x[0]
        vprold zmm4, zmm23, 2                                  ;   388.7 p0      12 x[0]
        vgf2p8affineqb zmm23, zmm25, zmm11, 0xdd               ;   389.3 p0      12 x[1]
        vpternlogd zmm4, zmm8, zmm5, 0x96                      ;   389.7 p5      12 x[0]
        vpternlogd zmm7, zmm4, zmm3, 0x96                      ;   390.7 p5      12 x[1]
        vmovdqu64 zmm5, [rbp + 3328]                           ;   143.7 p2      12 x[2] reload
        vpxord zmm8, zmm29, zmm5                               ;   390.3 p0      12 x[2]
        vpxord zmm24, zmm5, zmm20                              ;   390.7 p5      12 x[2]
        vpxord zmm25, zmm5, zmm9                               ;   391.3 p0      12 x[2]
        vgf2p8affineqb zmm7, zmm7, zmm11, 0xdd                 ;   392.3 p0      12 x[1]
        vgf2p8affineinvqb zmm23, zmm23, zmm12, 0xd3            ;   393.3 p0      12 x[1]
        vpxord zmm5, zmm5, zmm3                                ;   391.7 p5      12 x[2]
        vgf2p8affineinvqb zmm7, zmm7, zmm12, 0xd3              ;   395.3 p0      12 x[1]
        vpshufb zmm30, zmm2, zmm13                             ;   392.7 p5      12 x[1]
        vpshufb zmm31, zmm2, zmm15                             ;   393.7 p5      12 x[1]
        vpternlogd zmm31, zmm30, zmm2, 0x96                    ;   394.7 p5      12 x[1]
        vprold zmm30, zmm31, 2                                 ;   395.7 p0      12 x[1]
        vpshufb zmm31, zmm2, zmm16                             ;   395.7 p5      12 x[1]
        vpxord zmm28, zmm28, zmm2                              ;   396.3 p0      12 x[1]
        vpternlogd zmm30, zmm31, zmm28, 0x96                   ;   397.3 p5      12 x[1]
        vpternlogd zmm8, zmm30, zmm26, 0x96                    ;   398.3 p0      12 x[2]
        vgf2p8affineqb zmm2, zmm8, zmm11, 0xdd                 ;   399.3 p0      12 x[2]
        vgf2p8affineinvqb zmm2, zmm2, zmm12, 0xd3              ;   402.3 p0      12 x[2]
        vpshufb zmm8, zmm0, zmm13                              ;   397.7 p5      12 x[1]
        vpshufb zmm28, zmm0, zmm15                             ;   398.7 p5      12 x[1]
        vpternlogd zmm28, zmm8, zmm0, 0x96                     ;   399.7 p5      12 x[1]
        vprold zmm8, zmm28, 2                                  ;   400.7 p0      12 x[1]
        vpshufb zmm28, zmm0, zmm16                             ;   400.7 p5      12 x[1]
        vpxord zmm17, zmm17, zmm0                              ;   401.3 p0      12 x[1]
        vpternlogd zmm8, zmm28, zmm17, 0x96                    ;   402.3 p5      12 x[1]
        vpternlogd zmm24, zmm8, zmm18, 0x96                    ;   403.3 p0      12 x[2]
        vgf2p8affineqb zmm0, zmm24, zmm11, 0xdd                ;   404.3 p0      12 x[2]
        vpshufb zmm17, zmm23, zmm13                            ;   402.7 p5      12 x[1]
        vpshufb zmm24, zmm23, zmm15                            ;   403.7 p5      12 x[1]
        vpternlogd zmm24, zmm17, zmm23, 0x96                   ;   404.7 p0      12 x[1]
        vprold zmm17, zmm24, 2                                 ;   405.7 p0      12 x[1]
        vpshufb zmm24, zmm23, zmm16                            ;   404.7 p5      12 x[1]
        vpxord zmm14, zmm14, zmm23                             ;   405.7 p5      12 x[1]
        vpternlogd zmm17, zmm24, zmm14, 0x96                   ;   406.7 p0      12 x[1]
        vpternlogd zmm25, zmm17, zmm19, 0x96                   ;   407.7 p5      12 x[2]
        vgf2p8affineinvqb zmm0, zmm0, zmm12, 0xd3              ;   407.3 p0      12 x[2]
        vpshufb zmm14, zmm7, zmm13                             ;   407.7 p5      12 x[1]
        vpshufb zmm23, zmm7, zmm15                             ;   408.7 p5      12 x[1]
        vpternlogd zmm23, zmm14, zmm7, 0x96                    ;   409.7 p0      12 x[1]
        vpshufb zmm14, zmm7, zmm16                             ;   409.7 p5      12 x[1]
        vpxord zmm6, zmm6, zmm7                                ;   409.3 p0      12 x[1]
        vprold zmm7, zmm23, 2                                  ;   410.7 p0      12 x[1]
        vgf2p8affineqb zmm23, zmm25, zmm11, 0xdd               ;   411.3 p0      12 x[2]
        vpternlogd zmm7, zmm14, zmm6, 0x96                     ;   411.7 p5      12 x[1]
        vpternlogd zmm5, zmm7, zmm4, 0x96                      ;   412.7 p5      12 x[2]
        vmovdqu64 zmm6, [rbp + 3392]                           ;   165.7 p3      12 x[3] reload
        vpxord zmm14, zmm26, zmm6                              ;   412.3 p0      12 x[3]
        vpxord zmm24, zmm6, zmm18                              ;   412.7 p5      12 x[3]
        vpxord zmm25, zmm6, zmm19                              ;   413.3 p0      12 x[3]
        vgf2p8affineqb zmm5, zmm5, zmm11, 0xdd                 ;   414.3 p0      12 x[2]
        vgf2p8affineinvqb zmm23, zmm23, zmm12, 0xd3            ;   415.3 p0      12 x[2]
        vpxord zmm6, zmm6, zmm4                                ;   413.7 p5      12 x[3]
        vgf2p8affineinvqb zmm5, zmm5, zmm12, 0xd3              ;   417.3 p0      12 x[2]
        vpshufb zmm28, zmm2, zmm13                             ;   414.7 p5      12 x[2]
        vpshufb zmm31, zmm2, zmm15                             ;   415.7 p5      12 x[2]
        vpternlogd zmm31, zmm28, zmm2, 0x96                    ;   416.7 p5      12 x[2]
        vprold zmm28, zmm31, 2                                 ;   417.7 p0      12 x[2]
        vpshufb zmm31, zmm2, zmm16                             ;   417.7 p5      12 x[2]
        vpxord zmm27, zmm27, zmm2                              ;   418.3 p0      12 x[2]
        vpternlogd zmm28, zmm31, zmm27, 0x96                   ;   419.3 p5      12 x[2]
        vpternlogd zmm14, zmm28, zmm30, 0x96                   ;   420.3 p0      12 x[3]
        vgf2p8affineqb zmm2, zmm14, zmm11, 0xdd                ;   421.3 p0      12 x[3]
        vgf2p8affineinvqb zmm2, zmm2, zmm12, 0xd3              ;   424.3 p0      12 x[3]
        vpshufb zmm14, zmm0, zmm13                             ;   419.7 p5      12 x[2]
        vpshufb zmm27, zmm0, zmm15                             ;   420.7 p5      12 x[2]
        vpternlogd zmm27, zmm14, zmm0, 0x96                    ;   421.7 p5      12 x[2]
        vprold zmm14, zmm27, 2                                 ;   422.7 p0      12 x[2]
        vpshufb zmm27, zmm0, zmm16                             ;   422.7 p5      12 x[2]
        vpxord zmm21, zmm21, zmm0                              ;   423.3 p0      12 x[2]
        vpternlogd zmm14, zmm27, zmm21, 0x96                   ;   424.3 p5      12 x[2]
        vpternlogd zmm24, zmm14, zmm8, 0x96                    ;   425.3 p0      12 x[3]
        vgf2p8affineqb zmm0, zmm24, zmm11, 0xdd                ;   426.3 p0      12 x[3]
        vpshufb zmm21, zmm23, zmm13                            ;   424.7 p5      12 x[2]
        vpshufb zmm24, zmm23, zmm15                            ;   425.7 p5      12 x[2]
        vpternlogd zmm24, zmm21, zmm23, 0x96                   ;   426.7 p0      12 x[2]
        vprold zmm21, zmm24, 2                                 ;   427.7 p0      12 x[2]
        vpshufb zmm24, zmm23, zmm16                            ;   426.7 p5      12 x[2]
        vpxord zmm22, zmm22, zmm23                             ;   427.7 p5      12 x[2]
        vpternlogd zmm21, zmm24, zmm22, 0x96                   ;   428.7 p0      12 x[2]
        vpternlogd zmm25, zmm21, zmm17, 0x96                   ;   429.7 p5      12 x[3]
        vgf2p8affineinvqb zmm0, zmm0, zmm12, 0xd3              ;   429.3 p0      12 x[3]
        vpshufb zmm22, zmm5, zmm13                             ;   429.7 p5      12 x[2]
        vpshufb zmm23, zmm5, zmm15                             ;   430.7 p5      12 x[2]
        vpternlogd zmm23, zmm22, zmm5, 0x96                    ;   431.7 p0      12 x[2]
        vpshufb zmm22, zmm5, zmm16                             ;   431.7 p5      12 x[2]
        vpxord zmm10, zmm10, zmm5                              ;   431.3 p0      12 x[2]
        vprold zmm5, zmm23, 2                                  ;   432.7 p0      12 x[2]
        vgf2p8affineqb zmm23, zmm25, zmm11, 0xdd               ;   433.3 p0      12 x[3]
        vpternlogd zmm5, zmm22, zmm10, 0x96                    ;   433.7 p5      12 x[2]
        vpternlogd zmm6, zmm5, zmm7, 0x96                      ;   434.7 p5      12 x[3]
        vmovdqu64 zmm10, [rbp + 3456]                          ;   187.7 p2      12 x[0] reload
        vpxord zmm22, zmm30, zmm10                             ;   434.3 p0      12 x[0]
        vpxord zmm24, zmm10, zmm8                              ;   434.7 p5      12 x[0]
        vpxord zmm25, zmm10, zmm17                             ;   435.3 p0      12 x[0]
        vgf2p8affineqb zmm6, zmm6, zmm11, 0xdd                 ;   436.3 p0      12 x[3]
        vgf2p8affineinvqb zmm23, zmm23, zmm12, 0xd3            ;   437.3 p0      12 x[3]
        vpxord zmm10, zmm10, zmm7                              ;   435.7 p5      12 x[0]
        vgf2p8affineinvqb zmm6, zmm6, zmm12, 0xd3              ;   439.3 p0      12 x[3]
        vpshufb zmm27, zmm2, zmm13                             ;   436.7 p5      12 x[3]
        vpshufb zmm31, zmm2, zmm15                             ;   437.7 p5      12 x[3]
        vpternlogd zmm31, zmm27, zmm2, 0x96                    ;   438.7 p5      12 x[3]
        vprold zmm27, zmm31, 2                                 ;   439.7 p0      12 x[3]
        vpshufb zmm31, zmm2, zmm16                             ;   439.7 p5      12 x[3]
        vpxord zmm29, zmm29, zmm2                              ;   440.3 p0      12 x[3]
        vpternlogd zmm27, zmm31, zmm29, 0x96                   ;   441.3 p5      12 x[3]
        vpternlogd zmm22, zmm27, zmm28, 0x96                   ;   442.3 p0      12 x[0]
        vgf2p8affineqb zmm2, zmm22, zmm11, 0xdd                ;   443.3 p0      12 x[0]
        vgf2p8affineinvqb zmm2, zmm2, zmm12, 0xd3              ;   446.3 p0      12 x[0]
        vpshufb zmm22, zmm0, zmm13                             ;   441.7 p5      12 x[3]
        vpshufb zmm29, zmm0, zmm15                             ;   442.7 p5      12 x[3]
        vpternlogd zmm29, zmm22, zmm0, 0x96                    ;   443.7 p5      12 x[3]
        vprold zmm22, zmm29, 2                                 ;   444.7 p0      12 x[3]
        vpshufb zmm29, zmm0, zmm16                             ;   444.7 p5      12 x[3]
        vpxord zmm20, zmm20, zmm0                              ;   445.3 p0      12 x[3]
        vpternlogd zmm22, zmm29, zmm20, 0x96                   ;   446.3 p5      12 x[3]
        vpternlogd zmm24, zmm22, zmm14, 0x96                   ;   447.3 p0      12 x[0]
        vgf2p8affineqb zmm0, zmm24, zmm11, 0xdd                ;   448.3 p0      12 x[0]
        vpshufb zmm20, zmm23, zmm13                            ;   446.7 p5      12 x[3]
        vpshufb zmm24, zmm23, zmm15                            ;   447.7 p5      12 x[3]
        vpternlogd zmm24, zmm20, zmm23, 0x96                   ;   448.7 p0      12 x[3]
        vprold zmm20, zmm24, 2                                 ;   449.7 p0      12 x[3]
        vpshufb zmm24, zmm23, zmm16                            ;   448.7 p5      12 x[3]
        vpxord zmm9, zmm9, zmm23                               ;   449.7 p5      12 x[3]
        vpternlogd zmm20, zmm24, zmm9, 0x96                    ;   450.7 p0      12 x[3]
        vpternlogd zmm25, zmm20, zmm21, 0x96                   ;   451.7 p5      12 x[0]
        vgf2p8affineinvqb zmm0, zmm0, zmm12, 0xd3              ;   451.3 p0      12 x[0]
        vpshufb zmm9, zmm6, zmm13                              ;   451.7 p5      12 x[3]
        vpshufb zmm23, zmm6, zmm15                             ;   452.7 p5      12 x[3]
        vpternlogd zmm23, zmm9, zmm6, 0x96                     ;   453.7 p0      12 x[3]
        vpshufb zmm9, zmm6, zmm16                              ;   453.7 p5      12 x[3]
        vpxord zmm3, zmm3, zmm6                                ;   453.3 p0      12 x[3]
        vprold zmm6, zmm23, 2                                  ;   454.7 p0      12 x[3]
        vgf2p8affineqb zmm23, zmm25, zmm11, 0xdd               ;   455.3 p0      12 x[0]
        vpternlogd zmm6, zmm9, zmm3, 0x96                      ;   455.7 p5      12 x[3]
        vpternlogd zmm10, zmm6, zmm5, 0x96                     ;   456.7 p5      12 x[0]
        vmovdqu64 zmm3, [rbp + 3520]                           ;   209.7 p3      12 x[1] reload
        vpxord zmm9, zmm28, zmm3                               ;   456.3 p0      12 x[1]
        vpxord zmm24, zmm3, zmm14                              ;   456.7 p5      12 x[1]
        vpxord zmm25, zmm3, zmm21                              ;   457.3 p0      12 x[1]
        vgf2p8affineqb zmm10, zmm10, zmm11, 0xdd               ;   458.3 p0      12 x[0]
        vgf2p8affineinvqb zmm23, zmm23, zmm12, 0xd3            ;   459.3 p0      12 x[0]
        vpxord zmm3, zmm3, zmm5                                ;   457.7 p5      12 x[1]
        vgf2p8affineinvqb zmm10, zmm10, zmm12, 0xd3            ;   461.3 p0      12 x[0]
        vpshufb zmm29, zmm2, zmm13                             ;   458.7 p5      12 x[0]
        vpshufb zmm31, zmm2, zmm15                             ;   459.7 p5      12 x[0]
        vpternlogd zmm31, zmm29, zmm2, 0x96                    ;   460.7 p5      12 x[0]
        vprold zmm29, zmm31, 2                                 ;   461.7 p0      12 x[0]
        vpshufb zmm31, zmm2, zmm16                             ;   461.7 p5      12 x[0]
        vpxord zmm26, zmm26, zmm2                              ;   462.3 p0      12 x[0]
        vpternlogd zmm29, zmm31, zmm26, 0x96                   ;   463.3 p5      12 x[0]
        vpternlogd zmm9, zmm29, zmm27, 0x96                    ;   464.3 p0      12 x[1]
        vgf2p8affineqb zmm2, zmm9, zmm11, 0xdd                 ;   465.3 p0      12 x[1]
        vgf2p8affineinvqb zmm2, zmm2, zmm12, 0xd3              ;   468.3 p0      12 x[1]
        vpshufb zmm9, zmm0, zmm13                              ;   463.7 p5      12 x[0]
        vpshufb zmm26, zmm0, zmm15                             ;   464.7 p5      12 x[0]
        vpternlogd zmm26, zmm9, zmm0, 0x96                     ;   465.7 p5      12 x[0]
        vprold zmm9, zmm26, 2                                  ;   466.7 p0      12 x[0]
        vpshufb zmm26, zmm0, zmm16                             ;   466.7 p5      12 x[0]
        vpxord zmm18, zmm18, zmm0                              ;   467.3 p0      12 x[0]
        vpternlogd zmm9, zmm26, zmm18, 0x96                    ;   468.3 p5      12 x[0]
        vpternlogd zmm24, zmm9, zmm22, 0x96                    ;   469.3 p0      12 x[1]
        vgf2p8affineqb zmm0, zmm24, zmm11, 0xdd                ;   470.3 p0      12 x[1]
        vpshufb zmm18, zmm23, zmm13                            ;   468.7 p5      12 x[0]
        vpshufb zmm24, zmm23, zmm15                            ;   469.7 p5      12 x[0]
        vpternlogd zmm24, zmm18, zmm23, 0x96                   ;   470.7 p0      12 x[0]
        vprold zmm18, zmm24, 2                                 ;   471.7 p0      12 x[0]
        vpshufb zmm24, zmm23, zmm16                            ;   470.7 p5      12 x[0]
        vpxord zmm19, zmm19, zmm23                             ;   471.7 p5      12 x[0]
        vpternlogd zmm18, zmm24, zmm19, 0x96                   ;   472.7 p0      12 x[0]
        vpternlogd zmm25, zmm18, zmm20, 0x96                   ;   473.7 p5      12 x[1]
        vgf2p8affineinvqb zmm0, zmm0, zmm12, 0xd3              ;   473.3 p0      12 x[1]
        vpshufb zmm19, zmm10, zmm13                            ;   473.7 p5      12 x[0]
        vpshufb zmm23, zmm10, zmm15                            ;   474.7 p5      12 x[0]
        vpternlogd zmm23, zmm19, zmm10, 0x96                   ;   475.7 p0      12 x[0]
        vpshufb zmm19, zmm10, zmm16                            ;   475.7 p5      12 x[0]
        vpxord zmm4, zmm4, zmm10                               ;   475.3 p0      12 x[0]
        vprold zmm10, zmm23, 2                                 ;   476.7 p0      12 x[0]
        vgf2p8affineqb zmm23, zmm25, zmm11, 0xdd               ;   477.3 p0      12 x[1]
        vpternlogd zmm10, zmm19, zmm4, 0x96                    ;   477.7 p5      12 x[0]
        vpternlogd zmm3, zmm10, zmm6, 0x96                     ;   478.7 p5      12 x[1]
        vmovdqu64 zmm4, [rbp + 3584]                           ;   231.7 p2      12 x[2] reload
        vpxord zmm19, zmm27, zmm4                              ;   478.3 p0      12 x[2]
        vpxord zmm24, zmm4, zmm22                              ;   478.7 p5      12 x[2]
        vpxord zmm25, zmm4, zmm20                              ;   479.3 p0      12 x[2]
        vgf2p8affineqb zmm3, zmm3, zmm11, 0xdd                 ;   480.3 p0      12 x[1]
        vgf2p8affineinvqb zmm23, zmm23, zmm12, 0xd3            ;   481.3 p0      12 x[1]
        vpxord zmm4, zmm4, zmm6                                ;   479.7 p5      12 x[2]
        vgf2p8affineinvqb zmm3, zmm3, zmm12, 0xd3              ;   483.3 p0      12 x[1]
        vpshufb zmm26, zmm2, zmm13                             ;   480.7 p5      12 x[1]
        vpshufb zmm31, zmm2, zmm15                             ;   481.7 p5      12 x[1]
        vpternlogd zmm31, zmm26, zmm2, 0x96                    ;   482.7 p5      12 x[1]
        vprold zmm26, zmm31, 2                                 ;   483.7 p0      12 x[1]
        vpshufb zmm31, zmm2, zmm16                             ;   483.7 p5      12 x[1]
        vpxord zmm30, zmm30, zmm2                              ;   484.3 p0      12 x[1]
        vpternlogd zmm26, zmm31, zmm30, 0x96                   ;   485.3 p5      12 x[1]
        vpternlogd zmm19, zmm26, zmm29, 0x96                   ;   486.3 p0      12 x[2]
        vgf2p8affineqb zmm2, zmm19, zmm11, 0xdd                ;   487.3 p0      12 x[2]
        vgf2p8affineinvqb zmm2, zmm2, zmm12, 0xd3              ;   490.3 p0      12 x[2]
        vpshufb zmm19, zmm0, zmm13                             ;   485.7 p5      12 x[1]
        vpshufb zmm30, zmm0, zmm15                             ;   486.7 p5      12 x[1]
        vpternlogd zmm30, zmm19, zmm0, 0x96                    ;   487.7 p5      12 x[1]
        vprold zmm19, zmm30, 2                                 ;   488.7 p0      12 x[1]
        vpshufb zmm30, zmm0, zmm16                             ;   488.7 p5      12 x[1]
        vpxord zmm8, zmm8, zmm0                                ;   489.3 p0      12 x[1]
        vpternlogd zmm19, zmm30, zmm8, 0x96                    ;   490.3 p5      12 x[1]
        vpternlogd zmm24, zmm19, zmm9, 0x96                    ;   491.3 p0      12 x[2]
        vgf2p8affineqb zmm0, zmm24, zmm11, 0xdd                ;   492.3 p0      12 x[2]
        vpshufb zmm8, zmm23, zmm13                             ;   490.7 p5      12 x[1]
        vpshufb zmm24, zmm23, zmm15                            ;   491.7 p5      12 x[1]
        vpternlogd zmm24, zmm8, zmm23, 0x96                    ;   492.7 p0      12 x[1]
        vprold zmm8, zmm24, 2                                  ;   493.7 p0      12 x[1]
        vpshufb zmm24, zmm23, zmm16                            ;   492.7 p5      12 x[1]
        vpxord zmm17, zmm17, zmm23                             ;   493.7 p5      12 x[1]
        vpternlogd zmm8, zmm24, zmm17, 0x96                    ;   494.7 p0      12 x[1]
        vpternlogd zmm25, zmm8, zmm18, 0x96                    ;   495.7 p5      12 x[2]
        vgf2p8affineinvqb zmm0, zmm0, zmm12, 0xd3              ;   495.3 p0      12 x[2]
        vpshufb zmm17, zmm3, zmm13                             ;   495.7 p5      12 x[1]
        vpshufb zmm23, zmm3, zmm15                             ;   496.7 p5      12 x[1]
        vpternlogd zmm23, zmm17, zmm3, 0x96                    ;   497.7 p0      12 x[1]
        vpshufb zmm17, zmm3, zmm16                             ;   497.7 p5      12 x[1]
        vpxord zmm7, zmm7, zmm3                                ;   497.3 p0      12 x[1]
        vprold zmm3, zmm23, 2                                  ;   498.7 p0      12 x[1]
        vgf2p8affineqb zmm23, zmm25, zmm11, 0xdd               ;   499.3 p0      12 x[2]
        vpternlogd zmm3, zmm17, zmm7, 0x96                     ;   499.7 p5      12 x[1]
        vpternlogd zmm4, zmm3, zmm10, 0x96                     ;   500.7 p5      12 x[2]
        vmovdqu64 zmm7, [rbp + 3648]                           ;   253.7 p3      12 x[3] reload
        vpxord zmm17, zmm29, zmm7                              ;   500.3 p0      12 x[3]
        vpxord zmm24, zmm7, zmm9                               ;   500.7 p5      12 x[3]
        vpxord zmm25, zmm7, zmm18                              ;   501.3 p0      12 x[3]
        vgf2p8affineqb zmm4, zmm4, zmm11, 0xdd                 ;   502.3 p0      12 x[2]
        vgf2p8affineinvqb zmm23, zmm23, zmm12, 0xd3            ;   503.3 p0      12 x[2]
        vpxord zmm7, zmm7, zmm10                               ;   501.7 p5      12 x[3]
        vgf2p8affineinvqb zmm4, zmm4, zmm12, 0xd3              ;   505.3 p0      12 x[2]
        vpshufb zmm30, zmm2, zmm13                             ;   502.7 p5      12 x[2]
        vpshufb zmm31, zmm2, zmm15                             ;   503.7 p5      12 x[2]
        vpternlogd zmm31, zmm30, zmm2, 0x96                    ;   504.7 p5      12 x[2]
        vprold zmm30, zmm31, 2                                 ;   505.7 p0      12 x[2]
        vpshufb zmm31, zmm2, zmm16                             ;   505.7 p5      12 x[2]
        vpxord zmm28, zmm28, zmm2                              ;   506.3 p0      12 x[2]
        vpternlogd zmm30, zmm31, zmm28, 0x96                   ;   507.3 p5      12 x[2]
        vpternlogd zmm17, zmm30, zmm26, 0x96                   ;   508.3 p0      12 x[3]
        vgf2p8affineqb zmm2, zmm17, zmm11, 0xdd                ;   509.3 p0      12 x[3]
        vgf2p8affineinvqb zmm2, zmm2, zmm12, 0xd3              ;   512.3 p0      12 x[3]
        vpshufb zmm17, zmm0, zmm13                             ;   507.7 p5      12 x[2]
        vpshufb zmm28, zmm0, zmm15                             ;   508.7 p5      12 x[2]
        vpternlogd zmm28, zmm17, zmm0, 0x96                    ;   509.7 p5      12 x[2]
        vprold zmm17, zmm28, 2                                 ;   510.7 p0      12 x[2]
        vpshufb zmm28, zmm0, zmm16                             ;   510.7 p5      12 x[2]
        vpxord zmm14, zmm14, zmm0                              ;   511.3 p0      12 x[2]
        vpternlogd zmm17, zmm28, zmm14, 0x96                   ;   512.3 p5      12 x[2]
        vpternlogd zmm24, zmm17, zmm19, 0x96                   ;   513.3 p0      12 x[3]
        vgf2p8affineqb zmm0, zmm24, zmm11, 0xdd                ;   514.3 p0      12 x[3]
        vpshufb zmm14, zmm23, zmm13                            ;   512.7 p5      12 x[2]
        vpshufb zmm24, zmm23, zmm15                            ;   513.7 p5      12 x[2]
        vpternlogd zmm24, zmm14, zmm23, 0x96                   ;   514.7 p0      12 x[2]
        vprold zmm14, zmm24, 2                                 ;   515.7 p0      12 x[2]
        vpshufb zmm24, zmm23, zmm16                            ;   514.7 p5      12 x[2]
        vpxord zmm21, zmm21, zmm23                             ;   515.7 p5      12 x[2]
        vpternlogd zmm14, zmm24, zmm21, 0x96                   ;   516.7 p0      12 x[2]
        vpternlogd zmm25, zmm14, zmm8, 0x96                    ;   517.7 p5      12 x[3]
        vgf2p8affineinvqb zmm0, zmm0, zmm12, 0xd3              ;   517.3 p0      12 x[3]
        vpshufb zmm21, zmm4, zmm13                             ;   517.7 p5      12 x[2]
        vpshufb zmm23, zmm4, zmm15                             ;   518.7 p5      12 x[2]
        vpternlogd zmm23, zmm21, zmm4, 0x96                    ;   519.7 p0      12 x[2]
        vpshufb zmm21, zmm4, zmm16                             ;   519.7 p5      12 x[2]
        vpxord zmm5, zmm5, zmm4                                ;   519.3 p0      12 x[2]
        vprold zmm4, zmm23, 2                                  ;   520.7 p0      12 x[2]
        vgf2p8affineqb zmm23, zmm25, zmm11, 0xdd               ;   521.3 p0      12 x[3]
        vpternlogd zmm4, zmm21, zmm5, 0x96                     ;   521.7 p5      12 x[2]
        vpternlogd zmm7, zmm4, zmm3, 0x96                      ;   522.7 p5      12 x[3]
        vmovdqu64 zmm5, [rbp + 3712]                           ;   275.7 p2      12 x[0] reload
        vpxord zmm21, zmm26, zmm5                              ;   522.3 p0      12 x[0]
        vpxord zmm24, zmm5, zmm19                              ;   522.7 p5      12 x[0]
        vpxord zmm25, zmm5, zmm8                               ;   523.3 p0      12 x[0]
        vgf2p8affineqb zmm7, zmm7, zmm11, 0xdd                 ;   524.3 p0      12 x[3]
        vgf2p8affineinvqb zmm23, zmm23, zmm12, 0xd3            ;   525.3 p0      12 x[3]
        vpxord zmm5, zmm5, zmm3                                ;   523.7 p5      12 x[0]
        vgf2p8affineinvqb zmm7, zmm7, zmm12, 0xd3              ;   527.3 p0      12 x[3]
        vpshufb zmm28, zmm2, zmm13                             ;   524.7 p5      12 x[3]
        vpshufb zmm31, zmm2, zmm15                             ;   525.7 p5      12 x[3]
        vpternlogd zmm31, zmm28, zmm2, 0x96                    ;   526.7 p5      12 x[3]
        vprold zmm28, zmm31, 2                                 ;   527.7 p0      12 x[3]
        vpshufb zmm31, zmm2, zmm16                             ;   527.7 p5      12 x[3]
        vpxord zmm27, zmm27, zmm2                              ;   528.3 p0      12 x[3]
        vpternlogd zmm28, zmm31, zmm27, 0x96                   ;   529.3 p5      12 x[3]
        vpternlogd zmm21, zmm28, zmm30, 0x96                   ;   530.3 p0      12 x[0]
        vgf2p8affineqb zmm2, zmm21, zmm11, 0xdd                ;   531.3 p0      12 x[0]
        vgf2p8affineinvqb zmm2, zmm2, zmm12, 0xd3              ;   534.3 p0      12 x[0]
        vpshufb zmm21, zmm0, zmm13                             ;   529.7 p5      12 x[3]
        vpshufb zmm27, zmm0, zmm15                             ;   530.7 p5      12 x[3]
        vpternlogd zmm27, zmm21, zmm0, 0x96                    ;   531.7 p5      12 x[3]
        vprold zmm21, zmm27, 2                                 ;   532.7 p0      12 x[3]
        vpshufb zmm27, zmm0, zmm16                             ;   532.7 p5      12 x[3]
        vpxord zmm22, zmm22, zmm0                              ;   533.3 p0      12 x[3]
        vpternlogd zmm21, zmm27, zmm22, 0x96                   ;   534.3 p5      12 x[3]
        vpternlogd zmm24, zmm21, zmm17, 0x96                   ;   535.3 p0      12 x[0]
        vgf2p8affineqb zmm0, zmm24, zmm11, 0xdd                ;   536.3 p0      12 x[0]
        vpshufb zmm22, zmm23, zmm13                            ;   534.7 p5      12 x[3]
        vpshufb zmm24, zmm23, zmm15                            ;   535.7 p5      12 x[3]
        vpternlogd zmm24, zmm22, zmm23, 0x96                   ;   536.7 p0      12 x[3]
        vprold zmm22, zmm24, 2                                 ;   537.7 p0      12 x[3]
        vpshufb zmm24, zmm23, zmm16                            ;   536.7 p5      12 x[3]
        vpxord zmm20, zmm20, zmm23                             ;   537.7 p5      12 x[3]
        vpternlogd zmm22, zmm24, zmm20, 0x96                   ;   538.7 p0      12 x[3]
        vpternlogd zmm25, zmm22, zmm14, 0x96                   ;   539.7 p5      12 x[0]
        vgf2p8affineinvqb zmm0, zmm0, zmm12, 0xd3              ;   539.3 p0      12 x[0]
        vpshufb zmm20, zmm7, zmm13                             ;   539.7 p5      12 x[3]
        vpshufb zmm23, zmm7, zmm15                             ;   540.7 p5      12 x[3]
        vpternlogd zmm23, zmm20, zmm7, 0x96                    ;   541.7 p0      12 x[3]
        vpshufb zmm20, zmm7, zmm16                             ;   541.7 p5      12 x[3]
        vpxord zmm6, zmm6, zmm7                                ;   541.3 p0      12 x[3]
        vprold zmm7, zmm23, 2                                  ;   542.7 p0      12 x[3]
        vgf2p8affineqb zmm23, zmm25, zmm11, 0xdd               ;   543.3 p0      12 x[0]
        vpternlogd zmm7, zmm20, zmm6, 0x96                     ;   543.7 p5      12 x[3]
        vpternlogd zmm5, zmm7, zmm4, 0x96                      ;   544.7 p5      12 x[0]
        vmovdqu64 zmm6, [rbp + 3776]                           ;   297.7 p3      12 x[1] reload
        vpxord zmm20, zmm30, zmm6                              ;   544.3 p0      12 x[1]
        vpxord zmm24, zmm6, zmm17                              ;   544.7 p5      12 x[1]
        vpxord zmm25, zmm6, zmm14                              ;   545.3 p0      12 x[1]
        vgf2p8affineqb zmm5, zmm5, zmm11, 0xdd                 ;   546.3 p0      12 x[0]
        vgf2p8affineinvqb zmm23, zmm23, zmm12, 0xd3            ;   547.3 p0      12 x[0]
        vpxord zmm6, zmm6, zmm4                                ;   545.7 p5      12 x[1]
        vgf2p8affineinvqb zmm5, zmm5, zmm12, 0xd3              ;   549.3 p0      12 x[0]
        vpshufb zmm27, zmm2, zmm13                             ;   546.7 p5      12 x[0]
        vpshufb zmm31, zmm2, zmm15                             ;   547.7 p5      12 x[0]
        vpternlogd zmm31, zmm27, zmm2, 0x96                    ;   548.7 p5      12 x[0]
        vprold zmm27, zmm31, 2                                 ;   549.7 p0      12 x[0]
        vpshufb zmm31, zmm2, zmm16                             ;   549.7 p5      12 x[0]
        vpxord zmm29, zmm29, zmm2                              ;   550.3 p0      12 x[0]
        vpternlogd zmm27, zmm31, zmm29, 0x96                   ;   551.3 p5      12 x[0]
        vpternlogd zmm20, zmm27, zmm28, 0x96                   ;   552.3 p0      12 x[1]
        vgf2p8affineqb zmm2, zmm20, zmm11, 0xdd                ;   553.3 p0      12 x[1]
        vgf2p8affineinvqb zmm2, zmm2, zmm12, 0xd3              ;   556.3 p0      12 x[1]
        vpshufb zmm20, zmm0, zmm13                             ;   551.7 p5      12 x[0]
        vpshufb zmm29, zmm0, zmm15                             ;   552.7 p5      12 x[0]
        vpternlogd zmm29, zmm20, zmm0, 0x96                    ;   553.7 p5      12 x[0]
        vprold zmm20, zmm29, 2                                 ;   554.7 p0      12 x[0]
        vpshufb zmm29, zmm0, zmm16                             ;   554.7 p5      12 x[0]
        vpxord zmm9, zmm9, zmm0                                ;   555.3 p0      12 x[0]
        vpternlogd zmm20, zmm29, zmm9, 0x96                    ;   556.3 p5      12 x[0]
        vpternlogd zmm24, zmm20, zmm21, 0x96                   ;   557.3 p0      12 x[1]
        vgf2p8affineqb zmm0, zmm24, zmm11, 0xdd                ;   558.3 p0      12 x[1]
        vpshufb zmm9, zmm23, zmm13                             ;   556.7 p5      12 x[0]
        vpshufb zmm24, zmm23, zmm15                            ;   557.7 p5      12 x[0]
        vpternlogd zmm24, zmm9, zmm23, 0x96                    ;   558.7 p0      12 x[0]
        vprold zmm9, zmm24, 2                                  ;   559.7 p0      12 x[0]
        vpshufb zmm24, zmm23, zmm16                            ;   558.7 p5      12 x[0]
        vpxord zmm18, zmm18, zmm23                             ;   559.7 p5      12 x[0]
        vpternlogd zmm9, zmm24, zmm18, 0x96                    ;   560.7 p0      12 x[0]
        vpternlogd zmm25, zmm9, zmm22, 0x96                    ;   561.7 p5      12 x[1]
        vgf2p8affineinvqb zmm0, zmm0, zmm12, 0xd3              ;   561.3 p0      12 x[1]
        vpshufb zmm18, zmm5, zmm13                             ;   561.7 p5      12 x[0]
        vpshufb zmm23, zmm5, zmm15                             ;   562.7 p5      12 x[0]
        vpternlogd zmm23, zmm18, zmm5, 0x96                    ;   563.7 p0      12 x[0]
        vpshufb zmm18, zmm5, zmm16                             ;   563.7 p5      12 x[0]
        vpxord zmm10, zmm10, zmm5                              ;   563.3 p0      12 x[0]
        vprold zmm5, zmm23, 2                                  ;   564.7 p0      12 x[0]
        vgf2p8affineqb zmm23, zmm25, zmm11, 0xdd               ;   565.3 p0      12 x[1]
        vpternlogd zmm5, zmm18, zmm10, 0x96                    ;   565.7 p5      12 x[0]
        vpternlogd zmm6, zmm5, zmm7, 0x96                      ;   566.7 p5      12 x[1]
        vmovdqu64 zmm10, [rbp + 3840]                          ;   319.7 p2      12 x[2] reload
        vpxord zmm18, zmm28, zmm10                             ;   566.3 p0      12 x[2]
        vpxord zmm24, zmm10, zmm21                             ;   566.7 p5      12 x[2]
        vpxord zmm25, zmm10, zmm22                             ;   567.3 p0      12 x[2]
        vgf2p8affineqb zmm6, zmm6, zmm11, 0xdd                 ;   568.3 p0      12 x[1]
        vgf2p8affineinvqb zmm23, zmm23, zmm12, 0xd3            ;   569.3 p0      12 x[1]
        vpxord zmm10, zmm10, zmm7                              ;   567.7 p5      12 x[2]
        vgf2p8affineinvqb zmm6, zmm6, zmm12, 0xd3              ;   571.3 p0      12 x[1]
        vpshufb zmm29, zmm2, zmm13                             ;   568.7 p5      12 x[1]
        vpshufb zmm31, zmm2, zmm15                             ;   569.7 p5      12 x[1]
        vpternlogd zmm31, zmm29, zmm2, 0x96                    ;   570.7 p5      12 x[1]
        vprold zmm29, zmm31, 2                                 ;   571.7 p0      12 x[1]
        vpshufb zmm31, zmm2, zmm16                             ;   571.7 p5      12 x[1]
        vpxord zmm26, zmm26, zmm2                              ;   572.3 p0      12 x[1]
        vpternlogd zmm29, zmm31, zmm26, 0x96                   ;   573.3 p5      12 x[1]
        vpternlogd zmm18, zmm29, zmm27, 0x96                   ;   574.3 p0      12 x[2]
        vgf2p8affineqb zmm2, zmm18, zmm11, 0xdd                ;   575.3 p0      12 x[2]
        vgf2p8affineinvqb zmm2, zmm2, zmm12, 0xd3              ;   578.3 p0      12 x[2]
        vpshufb zmm18, zmm0, zmm13                             ;   573.7 p5      12 x[1]
        vpshufb zmm26, zmm0, zmm15                             ;   574.7 p5      12 x[1]
        vpternlogd zmm26, zmm18, zmm0, 0x96                    ;   575.7 p5      12 x[1]
        vprold zmm18, zmm26, 2                                 ;   576.7 p0      12 x[1]
        vpshufb zmm26, zmm0, zmm16                             ;   576.7 p5      12 x[1]
        vpxord zmm19, zmm19, zmm0                              ;   577.3 p0      12 x[1]
        vpternlogd zmm18, zmm26, zmm19, 0x96                   ;   578.3 p5      12 x[1]
        vpternlogd zmm24, zmm18, zmm20, 0x96                   ;   579.3 p0      12 x[2]
        vgf2p8affineqb zmm0, zmm24, zmm11, 0xdd                ;   580.3 p0      12 x[2]
        vpshufb zmm19, zmm23, zmm13                            ;   578.7 p5      12 x[1]
        vpshufb zmm24, zmm23, zmm15                            ;   579.7 p5      12 x[1]
        vpternlogd zmm24, zmm19, zmm23, 0x96                   ;   580.7 p0      12 x[1]
        vprold zmm19, zmm24, 2                                 ;   581.7 p0      12 x[1]
        vpshufb zmm24, zmm23, zmm16                            ;   580.7 p5      12 x[1]
        vpxord zmm8, zmm8, zmm23                               ;   581.7 p5      12 x[1]
        vpternlogd zmm19, zmm24, zmm8, 0x96                    ;   582.7 p0      12 x[1]
        vpternlogd zmm25, zmm19, zmm9, 0x96                    ;   583.7 p5      12 x[2]
        vgf2p8affineinvqb zmm0, zmm0, zmm12, 0xd3              ;   583.3 p0      12 x[2]
        vpshufb zmm8, zmm6, zmm13                              ;   583.7 p5      12 x[1]
        vpshufb zmm23, zmm6, zmm15                             ;   584.7 p5      12 x[1]
        vpternlogd zmm23, zmm8, zmm6, 0x96                     ;   585.7 p0      12 x[1]
        vpshufb zmm8, zmm6, zmm16                              ;   585.7 p5      12 x[1]
        vpxord zmm3, zmm3, zmm6                                ;   585.3 p0      12 x[1]
        vprold zmm6, zmm23, 2                                  ;   586.7 p0      12 x[1]
        vgf2p8affineqb zmm23, zmm25, zmm11, 0xdd               ;   587.3 p0      12 x[2]
        vpternlogd zmm6, zmm8, zmm3, 0x96                      ;   587.7 p5      12 x[1]
        vpternlogd zmm10, zmm6, zmm5, 0x96                     ;   588.7 p5      12 x[2]
        vmovdqu64 zmm3, [rbp + 3904]                           ;   341.7 p3      12 x[3] reload
        vpxord zmm8, zmm27, zmm3                               ;   588.3 p0      12 x[3]
        vpxord zmm24, zmm3, zmm20                              ;   588.7 p5      12 x[3]
        vpxord zmm25, zmm3, zmm9                               ;   589.3 p0      12 x[3]
        vgf2p8affineqb zmm10, zmm10, zmm11, 0xdd               ;   590.3 p0      12 x[2]
        vgf2p8affineinvqb zmm23, zmm23, zmm12, 0xd3            ;   591.3 p0      12 x[2]
        vpxord zmm3, zmm3, zmm5                                ;   589.7 p5      12 x[3]
        vgf2p8affineinvqb zmm10, zmm10, zmm12, 0xd3            ;   593.3 p0      12 x[2]
        vpshufb zmm26, zmm2, zmm13                             ;   590.7 p5      12 x[2]
        vpshufb zmm31, zmm2, zmm15                             ;   591.7 p5      12 x[2]
        vpternlogd zmm31, zmm26, zmm2, 0x96                    ;   592.7 p5      12 x[2]
        vprold zmm26, zmm31, 2                                 ;   593.7 p0      12 x[2]
        vpshufb zmm31, zmm2, zmm16                             ;   593.7 p5      12 x[2]
        vpxord zmm30, zmm30, zmm2                              ;   594.3 p0      12 x[2]
        vpternlogd zmm26, zmm31, zmm30, 0x96                   ;   595.3 p5      12 x[2]
        vpternlogd zmm8, zmm26, zmm29, 0x96                    ;   596.3 p0      12 x[3]
        vgf2p8affineqb zmm2, zmm8, zmm11, 0xdd                 ;   597.3 p0      12 x[3]
        vgf2p8affineinvqb zmm2, zmm2, zmm12, 0xd3              ;   600.3 p0      12 x[3]
        vpshufb zmm8, zmm0, zmm13                              ;   595.7 p5      12 x[2]
        vpshufb zmm30, zmm0, zmm15                             ;   596.7 p5      12 x[2]
        vpternlogd zmm30, zmm8, zmm0, 0x96                     ;   597.7 p5      12 x[2]
        vprold zmm8, zmm30, 2                                  ;   598.7 p0      12 x[2]
        vpshufb zmm30, zmm0, zmm16                             ;   598.7 p5      12 x[2]
        vpxord zmm17, zmm17, zmm0                              ;   599.3 p0      12 x[2]
        vpternlogd zmm8, zmm30, zmm17, 0x96                    ;   600.3 p5      12 x[2]
        vpternlogd zmm24, zmm8, zmm18, 0x96                    ;   601.3 p0      12 x[3]
        vgf2p8affineqb zmm0, zmm24, zmm11, 0xdd                ;   602.3 p0      12 x[3]
        vpshufb zmm17, zmm23, zmm13                            ;   600.7 p5      12 x[2]
        vpshufb zmm24, zmm23, zmm15                            ;   601.7 p5      12 x[2]
        vpternlogd zmm24, zmm17, zmm23, 0x96                   ;   602.7 p0      12 x[2]
        vprold zmm17, zmm24, 2                                 ;   603.7 p0      12 x[2]
        vpshufb zmm24, zmm23, zmm16                            ;   602.7 p5      12 x[2]
        vpxord zmm14, zmm14, zmm23                             ;   603.7 p5      12 x[2]
        vpternlogd zmm17, zmm24, zmm14, 0x96                   ;   604.7 p0      12 x[2]
        vpternlogd zmm25, zmm17, zmm19, 0x96                   ;   605.7 p5      12 x[3]
        vgf2p8affineinvqb zmm0, zmm0, zmm12, 0xd3              ;   605.3 p0      12 x[3]
        vpshufb zmm14, zmm10, zmm13                            ;   605.7 p5      12 x[2]
        vpshufb zmm23, zmm10, zmm15                            ;   606.7 p5      12 x[2]
        vpternlogd zmm23, zmm14, zmm10, 0x96                   ;   607.7 p0      12 x[2]
        vpshufb zmm14, zmm10, zmm16                            ;   607.7 p5      12 x[2]
        vpxord zmm4, zmm4, zmm10                               ;   607.3 p0      12 x[2]
        vprold zmm10, zmm23, 2                                 ;   608.7 p0      12 x[2]
        vgf2p8affineqb zmm23, zmm25, zmm11, 0xdd               ;   609.3 p0      12 x[3]
        vpternlogd zmm10, zmm14, zmm4, 0x96                    ;   609.7 p5      12 x[2]
        vpternlogd zmm3, zmm10, zmm6, 0x96                     ;   610.7 p5      12 x[3]
        vmovdqu64 zmm4, [rbp + 3968]                           ;   363.7 p2      12 x[0] reload
        vpxord zmm14, zmm29, zmm4                              ;   610.3 p0      12 x[0]
        vpxord zmm24, zmm4, zmm18                              ;   610.7 p5      12 x[0]
        vpxord zmm25, zmm4, zmm19                              ;   611.3 p0      12 x[0]
        vgf2p8affineqb zmm3, zmm3, zmm11, 0xdd                 ;   612.3 p0      12 x[3]
        vgf2p8affineinvqb zmm23, zmm23, zmm12, 0xd3            ;   613.3 p0      12 x[3]
        vpxord zmm4, zmm4, zmm6                                ;   611.7 p5      12 x[0]
        vgf2p8affineinvqb zmm3, zmm3, zmm12, 0xd3              ;   615.3 p0      12 x[3]
        vpshufb zmm30, zmm2, zmm13                             ;   612.7 p5      12 x[3]
        vpshufb zmm31, zmm2, zmm15                             ;   613.7 p5      12 x[3]
        vpternlogd zmm31, zmm30, zmm2, 0x96                    ;   614.7 p5      12 x[3]
        vprold zmm30, zmm31, 2                                 ;   615.7 p0      12 x[3]
        vpshufb zmm31, zmm2, zmm16                             ;   615.7 p5      12 x[3]
        vpxord zmm28, zmm28, zmm2                              ;   616.3 p0      12 x[3]
        vpternlogd zmm30, zmm31, zmm28, 0x96                   ;   617.3 p5      12 x[3]
        vpternlogd zmm14, zmm30, zmm26, 0x96                   ;   618.3 p0      12 x[0]
        vgf2p8affineqb zmm2, zmm14, zmm11, 0xdd                ;   619.3 p0      12 x[0]
        vgf2p8affineinvqb zmm2, zmm2, zmm12, 0xd3              ;   622.3 p0      12 x[0]
        vpshufb zmm14, zmm0, zmm13                             ;   617.7 p5      12 x[3]
        vpshufb zmm28, zmm0, zmm15                             ;   618.7 p5      12 x[3]
        vpternlogd zmm28, zmm14, zmm0, 0x96                    ;   619.7 p5      12 x[3]
        vprold zmm14, zmm28, 2                                 ;   620.7 p0      12 x[3]
        vpshufb zmm28, zmm0, zmm16                             ;   620.7 p5      12 x[3]
        vpxord zmm21, zmm21, zmm0                              ;   621.3 p0      12 x[3]
        vpternlogd zmm14, zmm28, zmm21, 0x96                   ;   622.3 p5      12 x[3]
        vpternlogd zmm24, zmm14, zmm8, 0x96                    ;   623.3 p0      12 x[0]
        vgf2p8affineqb zmm0, zmm24, zmm11, 0xdd                ;   624.3 p0      12 x[0]
        vpshufb zmm21, zmm23, zmm13                            ;   622.7 p5      12 x[3]
        vpshufb zmm24, zmm23, zmm15                            ;   623.7 p5      12 x[3]
        vpternlogd zmm24, zmm21, zmm23, 0x96                   ;   624.7 p0      12 x[3]
        vprold zmm21, zmm24, 2                                 ;   625.7 p0      12 x[3]
        vpshufb zmm24, zmm23, zmm16                            ;   624.7 p5      12 x[3]
        vpxord zmm22, zmm22, zmm23                             ;   625.7 p5      12 x[3]
        vpternlogd zmm21, zmm24, zmm22, 0x96                   ;   626.7 p0      12 x[3]
        vpternlogd zmm25, zmm21, zmm17, 0x96                   ;   627.7 p5      12 x[0]
        vgf2p8affineinvqb zmm0, zmm0, zmm12, 0xd3              ;   627.3 p0      12 x[0]
        vpshufb zmm22, zmm3, zmm13                             ;   627.7 p5      12 x[3]
        vpshufb zmm23, zmm3, zmm15                             ;   628.7 p5      12 x[3]
        vpternlogd zmm23, zmm22, zmm3, 0x96                    ;   629.7 p0      12 x[3]
        vpshufb zmm22, zmm3, zmm16                             ;   629.7 p5      12 x[3]
        vpxord zmm7, zmm7, zmm3                                ;   629.3 p0      12 x[3]
        vprold zmm3, zmm23, 2                                  ;   630.7 p0      12 x[3]
        vgf2p8affineqb zmm23, zmm25, zmm11, 0xdd               ;   631.3 p0      12 x[0]
        vpternlogd zmm3, zmm22, zmm7, 0x96                     ;   631.7 p5      12 x[3]
        vpternlogd zmm4, zmm3, zmm10, 0x96                     ;   632.7 p5      12 x[0]
        vmovdqu64 zmm7, [rbp + 4032]                           ;   385.7 p3      12 x[1] reload
        vpxord zmm22, zmm26, zmm7                              ;   632.3 p0      12 x[1]
        vpxord zmm24, zmm7, zmm8                               ;   632.7 p5      12 x[1]
        vpxord zmm25, zmm7, zmm17                              ;   633.3 p0      12 x[1]
        vgf2p8affineqb zmm4, zmm4, zmm11, 0xdd                 ;   634.3 p0      12 x[0]
        vgf2p8affineinvqb zmm23, zmm23, zmm12, 0xd3            ;   635.3 p0      12 x[0]
        vpxord zmm7, zmm7, zmm10                               ;   633.7 p5      12 x[1]
        vgf2p8affineinvqb zmm4, zmm4, zmm12, 0xd3              ;   637.3 p0      12 x[0]
        vpshufb zmm28, zmm2, zmm13                             ;   634.7 p5      12 x[0]
        vpshufb zmm31, zmm2, zmm15                             ;   635.7 p5      12 x[0]
        vpternlogd zmm31, zmm28, zmm2, 0x96                    ;   636.7 p5      12 x[0]
        vprold zmm28, zmm31, 2                                 ;   637.7 p0      12 x[0]
        vpshufb zmm31, zmm2, zmm16                             ;   637.7 p5      12 x[0]
        vpxord zmm27, zmm27, zmm2                              ;   638.3 p0      12 x[0]
        vpternlogd zmm28, zmm31, zmm27, 0x96                   ;   639.3 p5      12 x[0]
        vpternlogd zmm22, zmm28, zmm30, 0x96                   ;   640.3 p0      12 x[1]
        vgf2p8affineqb zmm2, zmm22, zmm11, 0xdd                ;   641.3 p0      12 x[1]
        vgf2p8affineinvqb zmm2, zmm2, zmm12, 0xd3              ;   644.3 p0      12 x[1]
        vpshufb zmm22, zmm0, zmm13                             ;   639.7 p5      12 x[0]
        vpshufb zmm27, zmm0, zmm15                             ;   640.7 p5      12 x[0]
        vpternlogd zmm27, zmm22, zmm0, 0x96                    ;   641.7 p5      12 x[0]
        vprold zmm22, zmm27, 2                                 ;   642.7 p0      12 x[0]
        vpshufb zmm27, zmm0, zmm16                             ;   642.7 p5      12 x[0]
        vpxord zmm20, zmm20, zmm0                              ;   643.3 p0      12 x[0]
        vpternlogd zmm22, zmm27, zmm20, 0x96                   ;   644.3 p5      12 x[0]
        vpternlogd zmm24, zmm22, zmm14, 0x96                   ;   645.3 p0      12 x[1]
        vgf2p8affineqb zmm0, zmm24, zmm11, 0xdd                ;   646.3 p0      12 x[1]
        vpshufb zmm20, zmm23, zmm13                            ;   644.7 p5      12 x[0]
        vpshufb zmm24, zmm23, zmm15                            ;   645.7 p5      12 x[0]
        vpternlogd zmm24, zmm20, zmm23, 0x96                   ;   646.7 p0      12 x[0]
        vprold zmm20, zmm24, 2                                 ;   647.7 p0      12 x[0]
        vpshufb zmm24, zmm23, zmm16                            ;   646.7 p5      12 x[0]
        vpxord zmm9, zmm9, zmm23                               ;   647.7 p5      12 x[0]
        vpternlogd zmm20, zmm24, zmm9, 0x96                    ;   648.7 p0      12 x[0]
        vpternlogd zmm25, zmm20, zmm21, 0x96                   ;   649.7 p5      12 x[1]
        vgf2p8affineinvqb zmm0, zmm0, zmm12, 0xd3              ;   649.3 p0      12 x[1]
        vpshufb zmm9, zmm4, zmm13                              ;   649.7 p5      12 x[0]
        vpshufb zmm23, zmm4, zmm15                             ;   650.7 p5      12 x[0]
        vpternlogd zmm23, zmm9, zmm4, 0x96                     ;   651.7 p0      12 x[0]
        vpshufb zmm9, zmm4, zmm16                              ;   651.7 p5      12 x[0]
        vpxord zmm5, zmm5, zmm4                                ;   651.3 p0      12 x[0]
        vprold zmm4, zmm23, 2                                  ;   652.7 p0      12 x[0]
        vgf2p8affineqb zmm23, zmm25, zmm11, 0xdd               ;   653.3 p0      12 x[1]
        vpternlogd zmm4, zmm9, zmm5, 0x96                      ;   653.7 p5      12 x[0]
        vpternlogd zmm7, zmm4, zmm3, 0x96                      ;   654.7 p5      12 x[1]
        vmovdqu64 zmm5, [rbp + 4096]                           ;   407.7 p2      12 x[2] reload
        vpxord zmm9, zmm30, zmm5                               ;   654.3 p0      12 x[2]
        vpxord zmm24, zmm5, zmm14                              ;   654.7 p5      12 x[2]
        vpxord zmm25, zmm5, zmm21                              ;   655.3 p0      12 x[2]
        vgf2p8affineqb zmm7, zmm7, zmm11, 0xdd                 ;   656.3 p0      12 x[1]
        vgf2p8affineinvqb zmm23, zmm23, zmm12, 0xd3            ;   657.3 p0      12 x[1]
        vpxord zmm5, zmm5, zmm3                                ;   655.7 p5      12 x[2]
        vgf2p8affineinvqb zmm7, zmm7, zmm12, 0xd3              ;   659.3 p0      12 x[1]
        vpshufb zmm27, zmm2, zmm13                             ;   656.7 p5      12 x[1]
        vpshufb zmm31, zmm2, zmm15                             ;   657.7 p5      12 x[1]
        vpternlogd zmm31, zmm27, zmm2, 0x96                    ;   658.7 p5      12 x[1]
        vprold zmm27, zmm31, 2                                 ;   659.7 p0      12 x[1]
        vpshufb zmm31, zmm2, zmm16                             ;   659.7 p5      12 x[1]
        vpxord zmm29, zmm29, zmm2                              ;   660.3 p0      12 x[1]
        vpternlogd zmm27, zmm31, zmm29, 0x96                   ;   661.3 p5      12 x[1]
        vpternlogd zmm9, zmm27, zmm28, 0x96                    ;   662.3 p0      12 x[2]
        vgf2p8affineqb zmm2, zmm9, zmm11, 0xdd                 ;   663.3 p0      12 x[2]
        vgf2p8affineinvqb zmm2, zmm2, zmm12, 0xd3              ;   666.3 p0      12 x[2]
        vpshufb zmm9, zmm0, zmm13                              ;   661.7 p5      12 x[1]
        vpshufb zmm29, zmm0, zmm15                             ;   662.7 p5      12 x[1]
        vpternlogd zmm29, zmm9, zmm0, 0x96                     ;   663.7 p5      12 x[1]
        vprold zmm9, zmm29, 2                                  ;   664.7 p0      12 x[1]
        vpshufb zmm29, zmm0, zmm16                             ;   664.7 p5      12 x[1]
        vpxord zmm18, zmm18, zmm0                              ;   665.3 p0      12 x[1]
        vpternlogd zmm9, zmm29, zmm18, 0x96                    ;   666.3 p5      12 x[1]
        vpternlogd zmm24, zmm9, zmm22, 0x96                    ;   667.3 p0      12 x[2]
        vgf2p8affineqb zmm0, zmm24, zmm11, 0xdd                ;   668.3 p0      12 x[2]
        vpshufb zmm18, zmm23, zmm13                            ;   666.7 p5      12 x[1]
        vpshufb zmm24, zmm23, zmm15                            ;   667.7 p5      12 x[1]
        vpternlogd zmm24, zmm18, zmm23, 0x96                   ;   668.7 p0      12 x[1]
        vprold zmm18, zmm24, 2                                 ;   669.7 p0      12 x[1]
        vpshufb zmm24, zmm23, zmm16                            ;   668.7 p5      12 x[1]
        vpxord zmm19, zmm19, zmm23                             ;   669.7 p5      12 x[1]
        vpternlogd zmm18, zmm24, zmm19, 0x96                   ;   670.7 p0      12 x[1]
        vpternlogd zmm25, zmm18, zmm20, 0x96                   ;   671.7 p5      12 x[2]
        vgf2p8affineinvqb zmm0, zmm0, zmm12, 0xd3              ;   671.3 p0      12 x[2]
        vpshufb zmm19, zmm7, zmm13                             ;   671.7 p5      12 x[1]
        vpshufb zmm23, zmm7, zmm15                             ;   672.7 p5      12 x[1]
        vpternlogd zmm23, zmm19, zmm7, 0x96                    ;   673.7 p0      12 x[1]
        vpshufb zmm19, zmm7, zmm16                             ;   673.7 p5      12 x[1]
        vpxord zmm6, zmm6, zmm7                                ;   673.3 p0      12 x[1]
        vprold zmm7, zmm23, 2                                  ;   674.7 p0      12 x[1]
        vgf2p8affineqb zmm23, zmm25, zmm11, 0xdd               ;   675.3 p0      12 x[2]
        vpternlogd zmm7, zmm19, zmm6, 0x96                     ;   675.7 p5      12 x[1]
        vpternlogd zmm5, zmm7, zmm4, 0x96                      ;   676.7 p5      12 x[2]
        vmovdqu64 zmm6, [rbp + 4160]                           ;   429.7 p3      12 x[3] reload
        vpxord zmm19, zmm28, zmm6                              ;   676.3 p0      12 x[3]
        vpxord zmm24, zmm6, zmm22                              ;   676.7 p5      12 x[3]
        vpxord zmm25, zmm6, zmm20                              ;   677.3 p0      12 x[3]
        vgf2p8affineqb zmm5, zmm5, zmm11, 0xdd                 ;   678.3 p0      12 x[2]
        vgf2p8affineinvqb zmm23, zmm23, zmm12, 0xd3            ;   679.3 p0      12 x[2]
        vpxord zmm6, zmm6, zmm4                                ;   677.7 p5      12 x[3]
        vgf2p8affineinvqb zmm5, zmm5, zmm12, 0xd3              ;   681.3 p0      12 x[2]
        vpshufb zmm29, zmm2, zmm13                             ;   678.7 p5      12 x[2]
        vpshufb zmm31, zmm2, zmm15                             ;   679.7 p5      12 x[2]
        vpternlogd zmm31, zmm29, zmm2, 0x96                    ;   680.7 p5      12 x[2]
        vprold zmm29, zmm31, 2                                 ;   681.7 p0      12 x[2]
        vpshufb zmm31, zmm2, zmm16                             ;   681.7 p5      12 x[2]
        vpxord zmm26, zmm26, zmm2                              ;   682.3 p0      12 x[2]
        vpternlogd zmm29, zmm31, zmm26, 0x96                   ;   683.3 p5      12 x[2]
        vpternlogd zmm19, zmm29, zmm27, 0x96                   ;   684.3 p0      12 x[3]
        vgf2p8affineqb zmm2, zmm19, zmm11, 0xdd                ;   685.3 p0      12 x[3]
        vgf2p8affineinvqb zmm2, zmm2, zmm12, 0xd3              ;   688.3 p0      12 x[3]
        vpshufb zmm19, zmm0, zmm13                             ;   683.7 p5      12 x[2]
        vpshufb zmm26, zmm0, zmm15                             ;   684.7 p5      12 x[2]
        vpternlogd zmm26, zmm19, zmm0, 0x96                    ;   685.7 p5      12 x[2]
        vprold zmm19, zmm26, 2                                 ;   686.7 p0      12 x[2]
        vpshufb zmm26, zmm0, zmm16                             ;   686.7 p5      12 x[2]
        vpxord zmm8, zmm8, zmm0                                ;   687.3 p0      12 x[2]
        vpternlogd zmm19, zmm26, zmm8, 0x96                    ;   688.3 p5      12 x[2]
        vpternlogd zmm24, zmm19, zmm9, 0x96                    ;   689.3 p0      12 x[3]
        vgf2p8affineqb zmm0, zmm24, zmm11, 0xdd                ;   690.3 p0      12 x[3]
        vpshufb zmm8, zmm23, zmm13                             ;   688.7 p5      12 x[2]
        vpshufb zmm24, zmm23, zmm15                            ;   689.7 p5      12 x[2]
        vpternlogd zmm24, zmm8, zmm23, 0x96                    ;   690.7 p0      12 x[2]
        vprold zmm8, zmm24, 2                                  ;   691.7 p0      12 x[2]
        vpshufb zmm24, zmm23, zmm16                            ;   690.7 p5      12 x[2]
        vpxord zmm17, zmm17, zmm23                             ;   691.7 p5      12 x[2]
        vpternlogd zmm8, zmm24, zmm17, 0x96                    ;   692.7 p0      12 x[2]
        vpternlogd zmm25, zmm8, zmm18, 0x96                    ;   693.7 p5      12 x[3]
        vgf2p8affineinvqb zmm0, zmm0, zmm12, 0xd3              ;   693.3 p0      12 x[3]
        vpshufb zmm17, zmm5, zmm13                             ;   693.7 p5      12 x[2]
        vpshufb zmm23, zmm5, zmm15                             ;   694.7 p5      12 x[2]
        vpternlogd zmm23, zmm17, zmm5, 0x96                    ;   695.7 p0      12 x[2]
        vpshufb zmm17, zmm5, zmm16                             ;   695.7 p5      12 x[2]
        vpxord zmm10, zmm10, zmm5                              ;   695.3 p0      12 x[2]
        vprold zmm5, zmm23, 2                                  ;   696.7 p0      12 x[2]
        vgf2p8affineqb zmm23, zmm25, zmm11, 0xdd               ;   697.3 p0      12 x[3]
        vpternlogd zmm5, zmm17, zmm10, 0x96                    ;   697.7 p5      12 x[2]
        vpternlogd zmm6, zmm5, zmm7, 0x96                      ;   698.7 p5      12 x[3]
        vgf2p8affineqb zmm6, zmm6, zmm11, 0xdd                 ;   699.7 p0      12 x[3]
        vgf2p8affineinvqb zmm10, zmm23, zmm12, 0xd3            ;   700.3 p0      12 x[3]
        vmovdqu64 zmm11, [rel sm4_ctr.T0_constants512]         ;   452.0 p2      15 z[0] reload
        vpshufb zmm17, zmm29, zmm11                            ;   698.7 p5      16 dst
        vpshufb zmm19, zmm19, zmm11                            ;   699.7 p5      16 dst
        vgf2p8affineinvqb zmm6, zmm6, zmm12, 0xd3              ;   702.7 p0      12 x[3]
        vpshufb zmm8, zmm8, zmm11                              ;   700.7 p5      16 dst
        vpshufb zmm12, zmm2, zmm13                             ;   701.7 p5      12 x[3]
        vpshufb zmm23, zmm0, zmm13                             ;   702.7 p5      12 x[3]
        vpshufb zmm24, zmm10, zmm13                            ;   703.7 p5      12 x[3]
        vpshufb zmm13, zmm6, zmm13                             ;   705.7 p5      12 x[3]
        vpshufb zmm25, zmm2, zmm15                             ;   705.7 p5      12 x[3]
        vpternlogd zmm25, zmm12, zmm2, 0x96                    ;   706.7 p0      12 x[3]
        vpshufb zmm12, zmm2, zmm16                             ;   706.7 p5      12 x[3]
        vpxord zmm30, zmm30, zmm2                              ;   702.3 p0      16 dst
        vpshufb zmm2, zmm5, zmm11                              ;   707.7 p5      16 dst
        vprold zmm5, zmm25, 2                                  ;   707.7 p0      12 x[3]
        vpternlogd zmm5, zmm12, zmm30, 0x96                    ;   708.7 p0      16 dst
        vpshufb zmm5, zmm5, zmm11                              ;   709.7 p5      16 dst
        vpshufb zmm12, zmm0, zmm15                             ;   709.7 p5      12 x[3]
        vpternlogd zmm12, zmm23, zmm0, 0x96                    ;   710.7 p0      12 x[3]
        vpshufb zmm23, zmm0, zmm16                             ;   710.7 p5      12 x[3]
        vpshufb zmm25, zmm27, zmm11                            ;   711.7 p5      16 dst
        vpxord zmm14, zmm14, zmm0                              ;   706.3 p0      16 dst
        vprold zmm0, zmm12, 2                                  ;   711.7 p0      12 x[3]
        vpternlogd zmm0, zmm23, zmm14, 0x96                    ;   712.7 p0      16 dst
        vpshufb zmm12, zmm10, zmm15                            ;   712.7 p5      12 x[3]
        vpshufb zmm14, zmm6, zmm15                             ;   713.7 p5      12 x[3]
        vpternlogd zmm12, zmm24, zmm10, 0x96                   ;   713.7 p0      12 x[3]
        vpternlogd zmm14, zmm13, zmm6, 0x96                    ;   714.7 p0      12 x[3]
        vpshufb zmm13, zmm10, zmm16                            ;   714.7 p5      12 x[3]
        vpshufb zmm9, zmm9, zmm11                              ;   715.7 p5      16 dst
        vpxord zmm21, zmm21, zmm10                             ;   711.3 p0      16 dst
        vpshufb zmm10, zmm6, zmm16                             ;   716.7 p5      12 x[3]
        vpshufb zmm15, zmm28, zmm11                            ;   717.7 p5      16 dst
        vpshufb zmm16, zmm18, zmm11                            ;   718.7 p5      16 dst
        vpshufb zmm7, zmm7, zmm11                              ;   719.7 p5      16 dst
        vpxord zmm3, zmm3, zmm6                                ;   712.3 p0      16 dst
        mov r8, qword [rbp + 4312]                             ;   472.0 p10     15 z[0] reload
        vmovdqu64 zmm6, [r8]                                   ;   477.0 p3      16 dst
        vmovdqu64 zmm18, [r8 + 64]                             ;   477.0 p2      16 dst
        vprold zmm12, zmm12, 2                                 ;   714.7 p0      12 x[3]
        vpshufb zmm0, zmm0, zmm11                              ;   720.7 p5      16 dst
        vpternlogd zmm12, zmm13, zmm21, 0x96                   ;   715.7 p0      16 dst
        vprold zmm13, zmm14, 2                                 ;   715.7 p0      12 x[3]
        vmovdqu64 zmm14, [r8 + 128]                            ;   477.0 p3      16 dst
        vmovdqu64 zmm21, [r8 + 192]                            ;   477.0 p2      16 dst
        vpshufb zmm22, zmm22, zmm11                            ;   721.7 p5      16 dst
        vpternlogd zmm13, zmm10, zmm3, 0x96                    ;   717.7 p0      16 dst
        vpshufb zmm3, zmm12, zmm11                             ;   722.7 p5      16 dst
        vpshufb zmm10, zmm13, zmm11                            ;   723.7 p5      16 dst
        vmovdqu64 zmm12, [r8 + 256]                            ;   477.0 p3      16 dst
        vmovdqu64 zmm13, [r8 + 320]                            ;   477.0 p2      16 dst
        vmovdqu64 zmm23, [r8 + 384]                            ;   477.0 p3      16 dst
        vmovdqu64 zmm24, [r8 + 448]                            ;   477.3 p2      16 dst
        vpunpckldq zmm26, zmm5, zmm17                          ;   724.7 p5      16 dst
        vpunpckhdq zmm5, zmm5, zmm17                           ;   725.7 p5      16 dst
        vpunpckldq zmm17, zmm25, zmm15                         ;   726.7 p5      16 dst
        vpunpckhdq zmm15, zmm25, zmm15                         ;   727.7 p5      16 dst
        vpshufb zmm20, zmm20, zmm11                            ;   728.7 p5      16 dst
        vpunpckldq zmm25, zmm0, zmm19                          ;   729.7 p5      16 dst
        vpunpckhdq zmm0, zmm0, zmm19                           ;   730.7 p5      16 dst
        vpunpckldq zmm19, zmm9, zmm22                          ;   731.7 p5      16 dst
        vpunpckhdq zmm9, zmm9, zmm22                           ;   732.7 p5      16 dst
        vpunpcklqdq zmm22, zmm26, zmm17                        ;   733.7 p5      16 dst
        vpunpckhqdq zmm17, zmm26, zmm17                        ;   734.7 p5      16 dst
        vpxord zmm6, zmm6, zmm22                               ;   734.7 p0      16 dst
        vpxord zmm18, zmm18, zmm17                             ;   735.7 p0      16 dst
        vpunpckldq zmm17, zmm3, zmm8                           ;   735.7 p5      16 dst
        vpunpckhdq zmm3, zmm3, zmm8                            ;   736.7 p5      16 dst
        vpunpcklqdq zmm8, zmm5, zmm15                          ;   737.7 p5      16 dst
        vpunpckhqdq zmm5, zmm5, zmm15                          ;   738.7 p5      16 dst
        vpxord zmm14, zmm14, zmm8                              ;   738.7 p0      16 dst
        vmovdqu64 zmm8, [r8 + 512]                             ;   487.0 p3      16 dst
        vpxord zmm21, zmm21, zmm5                              ;   739.7 p0      16 dst
        vmovdqu64 zmm5, [r8 + 576]                             ;   487.3 p2      16 dst
        vpunpckldq zmm15, zmm16, zmm20                         ;   739.7 p5      16 dst
        vpunpckhdq zmm16, zmm16, zmm20                         ;   740.7 p5      16 dst
        vpunpcklqdq zmm20, zmm25, zmm19                        ;   741.7 p5      16 dst
        vpunpckhqdq zmm19, zmm25, zmm19                        ;   742.7 p5      16 dst
        vpxord zmm12, zmm12, zmm20                             ;   742.7 p0      16 dst
        vpxord zmm13, zmm13, zmm19                             ;   743.7 p0      16 dst
        vpunpcklqdq zmm19, zmm0, zmm9                          ;   743.7 p5      16 dst
        vpunpckhqdq zmm0, zmm0, zmm9                           ;   744.7 p5      16 dst
        vpxord zmm23, zmm23, zmm19                             ;   744.7 p0      16 dst
        vpxord zmm24, zmm24, zmm0                              ;   745.7 p0      16 dst
        vpunpcklqdq zmm0, zmm17, zmm15                         ;   745.7 p5      16 dst
        vpunpckhqdq zmm9, zmm17, zmm15                         ;   746.7 p5      16 dst
        vpxord zmm8, zmm8, zmm0                                ;   746.7 p0      16 dst
        vpxord zmm5, zmm5, zmm9                                ;   747.7 p0      16 dst
        vpunpcklqdq zmm0, zmm3, zmm16                          ;   747.7 p5      16 dst
        vpunpckhqdq zmm3, zmm3, zmm16                          ;   748.7 p5      16 dst
        mov r9, qword [rbp + 4328]                             ;   496.0 p10     16 dst reload
        vmovdqu64 [r9], zmm6                                   ;   735.7 p7+p4   16 dst
        vmovdqu64 [r9 + 64], zmm18                             ;   736.7 p8+p9   16 dst
        vmovdqu64 zmm6, [r8 + 640]                             ;   496.5 p3      16 dst
        vmovdqu64 [r9 + 128], zmm14                            ;   739.7 p7+p4   16 dst
        vmovdqu64 [r9 + 192], zmm21                            ;   740.7 p8+p9   16 dst
        vmovdqu64 zmm9, [r8 + 704]                             ;   498.5 p2      16 dst
        vmovdqu64 zmm14, [r8 + 768]                            ;   498.7 p3      16 dst
        vmovdqu64 zmm15, [r8 + 832]                            ;   499.5 p2      16 dst
        vpshufb zmm4, zmm4, zmm11                              ;   749.7 p5      16 dst
        vpunpckldq zmm11, zmm10, zmm2                          ;   750.7 p5      16 dst
        vpunpckhdq zmm2, zmm10, zmm2                           ;   751.7 p5      16 dst
        vmovdqu64 [r9 + 256], zmm12                            ;   743.7 p7+p4   16 dst
        vmovdqu64 [r9 + 320], zmm13                            ;   744.7 p8+p9   16 dst
        vmovdqu64 zmm10, [r8 + 896]                            ;   502.7 p3      16 dst
        vmovdqu64 [r9 + 384], zmm23                            ;   745.7 p7+p4   16 dst
        vmovdqu64 [r9 + 448], zmm24                            ;   746.7 p8+p9   16 dst
        vmovdqu64 zmm12, [r8 + 960]                            ;   503.2 p2      16 dst
        vpaddd zmm1, zmm1, [rel sm4_ctr.T0_constants512 + 704] ;   727.3 p0+p3    9 blocks
        add r8, 0x400                                          ;   505.3 p1       9 blocks
        mov qword [rbp + 4312], r8                             ;   506.3 p7+p4    9 blocks
        lea r8, [r9 + 1024]                                    ;   506.5 p6       9 blocks
        vmovdqu64 [rbp + 4224], zmm1                           ;   728.3 p8+p9    9 blocks
        vmovdqu64 [r9 + 512], zmm8                             ;   747.7 p7+p4   16 dst
        vpxord zmm6, zmm6, zmm0                                ;   748.7 p0      16 dst
        vmovdqu64 [r9 + 576], zmm5                             ;   748.7 p8+p9   16 dst
        vpxord zmm9, zmm9, zmm3                                ;   749.7 p0      16 dst
        vmovdqu64 [r9 + 640], zmm6                             ;   749.7 p7+p4   16 dst
        vmovdqu64 [r9 + 704], zmm9                             ;   750.7 p8+p9   16 dst
        vpunpckldq zmm0, zmm7, zmm4                            ;   752.7 p5      16 dst
        vpunpckhdq zmm1, zmm7, zmm4                            ;   753.7 p5      16 dst
        vpunpcklqdq zmm3, zmm11, zmm0                          ;   754.7 p5      16 dst
        vpunpckhqdq zmm0, zmm11, zmm0                          ;   755.7 p5      16 dst
        vpxord zmm14, zmm14, zmm3                              ;   755.7 p0      16 dst
        vpxord zmm15, zmm15, zmm0                              ;   756.7 p0      16 dst
        vmovdqu64 [r9 + 768], zmm14                            ;   756.7 p7+p4   16 dst
        vmovdqu64 [r9 + 832], zmm15                            ;   757.7 p8+p9   16 dst
        vpunpcklqdq zmm0, zmm2, zmm1                           ;   756.7 p5      16 dst
        vpunpckhqdq zmm1, zmm2, zmm1                           ;   757.7 p5      16 dst
        vpxord zmm10, zmm10, zmm0                              ;   757.7 p0      16 dst
        vpxord zmm12, zmm12, zmm1                              ;   758.7 p0      16 dst
        vmovdqu64 [r9 + 896], zmm10                            ;   758.7 p7+p4   16 dst
        vmovdqu64 [r9 + 960], zmm12                            ;   759.7 p8+p9   16 dst
        mov qword [rbp + 4328], r8                             ;   519.8 p7+p4    9 blocks
        mov rax, qword [rbp + 4312]                            ;                    more blocks?
        cmp rax, qword [rbp + 4320]                            ;                    more blocks?
        jne .blocks_1
.blocks_1_rest:
        mov rax, qword [rbp + 4304]                            ;                    blocks left over
        test rax, rax                                          ;                    blocks left over
        je .blocks_1_done
        js .blocks_1_back
        mov rsi, qword [rbp + 4312]                            ;                    blocks left over
        lea rdi, [rbp - 128]                                   ;                    blocks left over
        mov qword [rbp + 4336], rsi                            ;                    blocks left over
        mov qword [rbp + 4312], rdi                            ;                    blocks left over
        imul rcx, rax, 0x10                                    ;                    blocks left over
        rep movsb                                              ;                    blocks left over
        mov rsi, qword [rbp + 4328]                            ;                    blocks left over
        lea rdi, [rbp + 896]                                   ;                    blocks left over
        mov rcx, rsi                                           ;                    blocks left over
        sub rcx, qword [rbp + 4336]                            ;                    blocks left over
        neg rcx                                                ;                    blocks left over
        sbb rcx, rcx                                           ;                    blocks left over
        lea rdx, [rbp - 128]                                   ;                    blocks left over
        sub rdi, rdx                                           ;                    blocks left over
        and rdi, rcx                                           ;                    blocks left over
        add rdi, rdx                                           ;                    blocks left over
        mov qword [rbp + 4344], rdi                            ;                    blocks left over
        mov qword [rbp + 4352], rsi                            ;                    blocks left over
        mov qword [rbp + 4328], rdi                            ;                    blocks left over
        imul rcx, rax, 0x10                                    ;                    blocks left over
        rep movsb                                              ;                    blocks left over
        lea rsi, [rbp + 896]                                   ;                    blocks left over
        mov qword [rbp + 4320], rsi                            ;                    blocks left over
        neg rax                                                ;                    blocks left over
        mov qword [rbp + 4304], rax                            ;                    blocks left over
        jmp .blocks_1_again
.blocks_1_back:
        neg rax                                                ;                    blocks left over
        mov rsi, qword [rbp + 4344]                            ;                    blocks left over
        mov rdi, qword [rbp + 4352]                            ;                    blocks left over
        imul rcx, rax, 0x10                                    ;                    blocks left over
        rep movsb                                              ;                    blocks left over
.blocks_1_done:
        vzeroupper                                             ;                    x87 state
        mov rsp, qword [rbp + 4360]                            ;                    frame
        pop rbp                                                ;                    preserved
        ret

        section .rodata align=64
; constants512
        align 64, db 0
sm4_ctr.T0_constants512:
        dq 0x0405060700010203, 0x0c0d0e0f08090a0b, 0x0405060700010203, 0x0c0d0e0f08090a0b, 0x0405060700010203, 0x0c0d0e0f08090a0b, 0x0405060700010203, 0x0c0d0e0f08090a0b
        dq 0x0000000400000000, 0x0000000c00000008, 0x0000000500000001, 0x0000000d00000009, 0x0000000600000002, 0x0000000e0000000a, 0x0000000700000003, 0x0000000f0000000b
        dq 0x0000001000000010, 0x0000001000000010, 0x0000001000000010, 0x0000001000000010, 0x0000001000000010, 0x0000001000000010, 0x0000001000000010, 0x0000001000000010
        dq 0x0000002000000020, 0x0000002000000020, 0x0000002000000020, 0x0000002000000020, 0x0000002000000020, 0x0000002000000020, 0x0000002000000020, 0x0000002000000020
        dq 0x0000003000000030, 0x0000003000000030, 0x0000003000000030, 0x0000003000000030, 0x0000003000000030, 0x0000003000000030, 0x0000003000000030, 0x0000003000000030
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x954c648ca0ba98c8, 0x954c648ca0ba98c8, 0x954c648ca0ba98c8, 0x954c648ca0ba98c8, 0x954c648ca0ba98c8, 0x954c648ca0ba98c8, 0x954c648ca0ba98c8, 0x954c648ca0ba98c8
        dq 0xae6613672c629378, 0xae6613672c629378, 0xae6613672c629378, 0xae6613672c629378, 0xae6613672c629378, 0xae6613672c629378, 0xae6613672c629378, 0xae6613672c629378
        dq 0x0407060500030201, 0x0c0f0e0d080b0a09, 0x0407060500030201, 0x0c0f0e0d080b0a09, 0x0407060500030201, 0x0c0f0e0d080b0a09, 0x0407060500030201, 0x0c0f0e0d080b0a09
        dq 0x0605040702010003, 0x0e0d0c0f0a09080b, 0x0605040702010003, 0x0e0d0c0f0a09080b, 0x0605040702010003, 0x0e0d0c0f0a09080b, 0x0605040702010003, 0x0e0d0c0f0a09080b
        dq 0x0504070601000302, 0x0d0c0f0e09080b0a, 0x0504070601000302, 0x0d0c0f0e09080b0a, 0x0504070601000302, 0x0d0c0f0e09080b0a, 0x0504070601000302, 0x0d0c0f0e09080b0a
        dq 0x0000004000000040, 0x0000004000000040, 0x0000004000000040, 0x0000004000000040, 0x0000004000000040, 0x0000004000000040, 0x0000004000000040, 0x0000004000000040

for_formats elf64
%if HERE
        section .note.GNU-stack noalloc noexec nowrite progbits
%endif
%unmacro for_formats 1-*
