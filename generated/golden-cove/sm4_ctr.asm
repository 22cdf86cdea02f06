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
;   blocks: 1621 uops, planned 761.7; bounds: width 270.2, ports 746.0, path 361.0
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
        sub rsp, 0x1200                                        ;                    frame
        and rsp, -64                                           ;                    frame
        lea rbp, [rsp + 128]                                   ;                    frame
        mov qword [rbp + 4424], rax                            ;                    frame
        mov qword [rbp + 4352], rsi                            ;                    argument
        mov qword [rbp + 4360], rdi                            ;                    argument
        mov dword [rbp + 4432], r8d                            ;                    argument
        mov qword [rbp + 4376], rdx                            ;                    argument
        mov qword [rbp + 4392], rcx                            ;                    argument
        mov r8, qword [rbp + 4352]                             ;     0.0 p2       9 counter reload
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
        mov r8, qword [rbp + 4360]                             ;     2.3 p2       9 rk reload
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
        cmp dword [rbp + 4432], 0                              ;                    no blocks?
        je .blocks_1_done
        mov eax, dword [rbp + 4432]                            ;                    passes of 64
        mov rcx, rax                                           ;                    passes of 64
.blocks_1_share:
        and rax, 0x3f                                          ;                    passes of 64
        mov qword [rbp + 4368], rax                            ;                    passes of 64
        sub rcx, rax                                           ;                    passes of 64
        imul rcx, rcx, 0x10                                    ;                    passes of 64
        mov rdx, qword [rbp + 4376]                            ;                    passes of 64
        add rcx, rdx                                           ;                    passes of 64
        mov qword [rbp + 4384], rcx                            ;                    passes of 64
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
        vpaddd zmm4, zmm1, zmm2                                ;     7.0 p0      10 low
        vpternlogd zmm0, zmm3, zmm2, 0xb2                      ;     8.2 p5      10 more
        vmovdqa64 zmm5, zmm1                                   ;     6.2         10 more copy
        vpternlogd zmm5, zmm4, zmm2, 0xb2                      ;     8.0 p0      10 more
        vpaddd zmm6, zmm1, [rel sm4_ctr.T0_constants512 + 192] ;     6.2 p5+p3   10 low
        vpaddd zmm7, zmm6, zmm2                                ;     7.2 p0      10 low
        vpternlogd zmm6, zmm7, zmm2, 0xb2                      ;     8.2 p5      10 more
        vpsrld zmm5, zmm5, 0x1f                                ;     9.0 p0      10 more
        vpsrld zmm0, zmm0, 0x1f                                ;     9.2 p0      10 more
        vpaddd zmm8, zmm1, [rel sm4_ctr.T0_constants512 + 256] ;     6.2 p5+p2   10 low
        vpsrld zmm6, zmm6, 0x1f                                ;     9.2 p0      10 more
        vpaddd zmm9, zmm8, zmm2                                ;     7.2 p5      10 low
        vpternlogd zmm8, zmm2, zmm9, 0xd4                      ;     8.2 p5      10 more
        vpsrld zmm2, zmm8, 0x1f                                ;     9.2 p0      10 more
        vmovdqu64 zmm8, [rbp + 2112]                           ;     3.2 p3      10 more reload
        vpaddd zmm5, zmm5, zmm8                                ;    10.0 p5      10 more
        vpaddd zmm0, zmm0, zmm8                                ;    10.2 p0      10 more
        vpaddd zmm6, zmm6, zmm8                                ;    10.2 p5      10 more
        vpaddd zmm2, zmm2, zmm8                                ;    10.2 p0      10 more
        vmovdqu64 zmm8, [rbp + 2176]                           ;     4.0 p2      12 x[0]
        vmovdqu64 zmm10, [rbp + 2048]                          ;     4.2 p3      10 more reload
        vpxord zmm8, zmm8, zmm10                               ;    10.2 p5      12 x[0]
        vpternlogd zmm8, zmm5, zmm4, 0x96                      ;    11.2 p0      12 x[0]
        vmovdqu64 zmm11, [rel sm4_ctr.T0_constants512 + 384]   ;     5.0 p2      12 x[0] reload
        vgf2p8affineqb zmm8, zmm8, zmm11, 0xdd                 ;    12.2 p0      12 x[0]
        vmovdqu64 zmm12, [rbp + 2176]                          ;     5.2 p3      12 x[0] reload
        vpxord zmm13, zmm10, zmm12                             ;    11.2 p5      12 x[0]
        vpternlogd zmm13, zmm0, zmm3, 0x96                     ;    12.2 p5      12 x[0]
        vmovdqu64 zmm14, [rel sm4_ctr.T0_constants512 + 448]   ;     6.0 p2      12 x[0] reload
        vgf2p8affineinvqb zmm8, zmm8, zmm14, 0xd3              ;    15.2 p0      12 x[0]
        vpxord zmm15, zmm12, zmm10                             ;    12.7 p5      12 x[0]
        vpternlogd zmm15, zmm6, zmm7, 0x96                     ;    13.7 p0      12 x[0]
        vgf2p8affineqb zmm13, zmm13, zmm11, 0xdd               ;    14.3 p0      12 x[0]
        vgf2p8affineinvqb zmm13, zmm13, zmm14, 0xd3            ;    17.3 p0      12 x[0]
        vpxord zmm12, zmm12, zmm10                             ;    13.7 p5      12 x[0]
        vpternlogd zmm12, zmm2, zmm9, 0x96                     ;    14.7 p5      12 x[0]
        vgf2p8affineqb zmm15, zmm15, zmm11, 0xdd               ;    16.3 p0      12 x[0]
        vgf2p8affineinvqb zmm15, zmm15, zmm14, 0xd3            ;    19.3 p0      12 x[0]
        vgf2p8affineqb zmm12, zmm12, zmm11, 0xdd               ;    18.3 p0      12 x[0]
        vgf2p8affineinvqb zmm12, zmm12, zmm14, 0xd3            ;    21.3 p0      12 x[0]
        vmovdqu64 zmm16, [rel sm4_ctr.T0_constants512 + 512]   ;     7.5 p3      12 x[0] reload
        vpshufb zmm17, zmm8, zmm16                             ;    18.2 p5      12 x[0]
        vpshufb zmm18, zmm13, zmm16                            ;    20.3 p5      12 x[0]
        vpshufb zmm19, zmm15, zmm16                            ;    22.3 p5      12 x[0]
        vpshufb zmm20, zmm12, zmm16                            ;    24.3 p5      12 x[0]
        vmovdqu64 zmm21, [rel sm4_ctr.T0_constants512 + 576]   ;     8.3 p2      12 x[0] reload
        vpshufb zmm22, zmm8, zmm21                             ;    19.7 p5      12 x[0]
        vpshufb zmm23, zmm13, zmm21                            ;    20.7 p5      12 x[0]
        vpshufb zmm24, zmm15, zmm21                            ;    22.3 p5      12 x[0]
        vpshufb zmm25, zmm12, zmm21                            ;    24.3 p5      12 x[0]
        vmovdqu64 zmm26, [rel sm4_ctr.T0_constants512 + 640]   ;     9.2 p3      12 x[0] reload
        vpshufb zmm27, zmm8, zmm26                             ;    23.7 p5      12 x[0]
        vpternlogd zmm27, zmm22, zmm8, 0x96                    ;    24.7 p0      12 x[0]
        vpshufb zmm22, zmm13, zmm26                            ;    24.7 p5      12 x[0]
        vpternlogd zmm22, zmm23, zmm13, 0x96                   ;    25.7 p0      12 x[0]
        vpshufb zmm23, zmm15, zmm26                            ;    25.7 p5      12 x[0]
        vpternlogd zmm23, zmm24, zmm15, 0x96                   ;    26.7 p0      12 x[0]
        vpshufb zmm24, zmm12, zmm26                            ;    26.7 p5      12 x[0]
        vpternlogd zmm24, zmm25, zmm12, 0x96                   ;    27.7 p0      12 x[0]
        vprold zmm25, zmm27, 2                                 ;    25.7 p0      12 x[0]
        vprold zmm22, zmm22, 2                                 ;    26.7 p0      12 x[0]
        vprold zmm23, zmm23, 2                                 ;    27.7 p0      12 x[0]
        vprold zmm24, zmm24, 2                                 ;    28.7 p0      12 x[0]
        vmovdqu64 zmm27, [rbp + 1984]                          ;    11.3 p2      10 more reload
        vpxord zmm8, zmm8, zmm27                               ;    27.7 p5      12 x[0]
        vpternlogd zmm25, zmm17, zmm8, 0x96                    ;    28.7 p0      12 x[0]
        vpxord zmm13, zmm13, zmm27                             ;    28.7 p5      12 x[0]
        vpternlogd zmm22, zmm18, zmm13, 0x96                   ;    29.7 p0      12 x[0]
        vpxord zmm15, zmm15, zmm27                             ;    29.7 p5      12 x[0]
        vpternlogd zmm23, zmm19, zmm15, 0x96                   ;    30.7 p0      12 x[0]
        vpxord zmm12, zmm12, zmm27                             ;    30.7 p5      12 x[0]
        vpternlogd zmm24, zmm20, zmm12, 0x96                   ;    31.7 p0      12 x[0]
        vmovdqu64 zmm8, [rbp + 2240]                           ;    12.8 p3      12 x[1] reload
        vpxord zmm12, zmm4, zmm8                               ;    31.7 p5      12 x[1]
        vpternlogd zmm12, zmm25, zmm5, 0x96                    ;    32.7 p0      12 x[1]
        vgf2p8affineqb zmm12, zmm12, zmm11, 0xdd               ;    33.7 p0      12 x[1]
        vpxord zmm13, zmm3, zmm8                               ;    32.7 p5      12 x[1]
        vpternlogd zmm13, zmm22, zmm0, 0x96                    ;    33.7 p5      12 x[1]
        vgf2p8affineinvqb zmm12, zmm12, zmm14, 0xd3            ;    36.7 p0      12 x[1]
        vgf2p8affineqb zmm13, zmm13, zmm11, 0xdd               ;    35.3 p0      12 x[1]
        vpxord zmm15, zmm7, zmm8                               ;    34.7 p5      12 x[1]
        vpternlogd zmm15, zmm23, zmm6, 0x96                    ;    35.7 p5      12 x[1]
        vgf2p8affineinvqb zmm13, zmm13, zmm14, 0xd3            ;    38.3 p0      12 x[1]
        vgf2p8affineqb zmm15, zmm15, zmm11, 0xdd               ;    37.3 p0      12 x[1]
        vpxord zmm8, zmm9, zmm8                                ;    36.7 p5      12 x[1]
        vpternlogd zmm8, zmm24, zmm2, 0x96                     ;    37.7 p5      12 x[1]
        vgf2p8affineinvqb zmm15, zmm15, zmm14, 0xd3            ;    40.3 p0      12 x[1]
        vgf2p8affineqb zmm8, zmm8, zmm11, 0xdd                 ;    39.3 p0      12 x[1]
        vgf2p8affineinvqb zmm8, zmm8, zmm14, 0xd3              ;    42.3 p0      12 x[1]
        vpshufb zmm17, zmm12, zmm16                            ;    39.7 p5      12 x[1]
        vpshufb zmm18, zmm13, zmm16                            ;    41.3 p5      12 x[1]
        vpshufb zmm19, zmm15, zmm16                            ;    43.3 p5      12 x[1]
        vpshufb zmm20, zmm12, zmm21                            ;    41.7 p5      12 x[1]
        vpshufb zmm27, zmm8, zmm16                             ;    45.3 p5      12 x[1]
        vpshufb zmm28, zmm13, zmm21                            ;    43.7 p5      12 x[1]
        vpshufb zmm29, zmm15, zmm21                            ;    44.7 p5      12 x[1]
        vpshufb zmm30, zmm12, zmm26                            ;    45.7 p5      12 x[1]
        vpshufb zmm31, zmm8, zmm21                             ;    46.7 p5      12 x[1]
        vpshufb zmm1, zmm13, zmm26                             ;    47.7 p5      12 x[1]
        vpternlogd zmm30, zmm20, zmm12, 0x96                   ;    46.7 p0      12 x[1]
        vpshufb zmm20, zmm15, zmm26                            ;    48.7 p5      12 x[1]
        vpternlogd zmm1, zmm28, zmm13, 0x96                    ;    48.7 p0      12 x[1]
        vpshufb zmm28, zmm8, zmm26                             ;    49.7 p5      12 x[1]
        vpternlogd zmm20, zmm29, zmm15, 0x96                   ;    49.7 p0      12 x[1]
        vpternlogd zmm28, zmm31, zmm8, 0x96                    ;    50.7 p0      12 x[1]
        vprold zmm29, zmm30, 2                                 ;    47.7 p0      12 x[1]
        vprold zmm1, zmm1, 2                                   ;    49.7 p0      12 x[1]
        vprold zmm20, zmm20, 2                                 ;    50.7 p0      12 x[1]
        vprold zmm28, zmm28, 2                                 ;    51.7 p0      12 x[1]
        vpxord zmm12, zmm12, zmm10                             ;    49.3 p0      12 x[1]
        vpternlogd zmm29, zmm17, zmm12, 0x96                   ;    50.3 p0      12 x[1]
        vpxord zmm13, zmm13, zmm10                             ;    50.7 p5      12 x[1]
        vpternlogd zmm1, zmm18, zmm13, 0x96                    ;    51.7 p0      12 x[1]
        vpxord zmm15, zmm15, zmm10                             ;    51.7 p5      12 x[1]
        vpternlogd zmm20, zmm19, zmm15, 0x96                   ;    52.7 p0      12 x[1]
        vpxord zmm8, zmm8, zmm10                               ;    52.7 p5      12 x[1]
        vpternlogd zmm28, zmm27, zmm8, 0x96                    ;    53.7 p0      12 x[1]
        vmovdqu64 zmm8, [rbp + 2304]                           ;    20.3 p2      12 x[2] reload
        vpxord zmm10, zmm4, zmm8                               ;    53.7 p5      12 x[2]
        vpternlogd zmm10, zmm29, zmm25, 0x96                   ;    54.7 p0      12 x[2]
        vpxord zmm12, zmm3, zmm8                               ;    54.7 p5      12 x[2]
        vpternlogd zmm12, zmm1, zmm22, 0x96                    ;    55.7 p0      12 x[2]
        vpxord zmm13, zmm7, zmm8                               ;    55.7 p5      12 x[2]
        vpternlogd zmm13, zmm20, zmm23, 0x96                   ;    56.7 p0      12 x[2]
        vgf2p8affineqb zmm10, zmm10, zmm11, 0xdd               ;    57.3 p0      12 x[2]
        vpxord zmm8, zmm9, zmm8                                ;    56.7 p5      12 x[2]
        vpternlogd zmm8, zmm28, zmm24, 0x96                    ;    57.7 p5      12 x[2]
        vgf2p8affineinvqb zmm10, zmm10, zmm14, 0xd3            ;    60.3 p0      12 x[2]
        vgf2p8affineqb zmm12, zmm12, zmm11, 0xdd               ;    59.3 p0      12 x[2]
        vgf2p8affineqb zmm13, zmm13, zmm11, 0xdd               ;    60.3 p0      12 x[2]
        vgf2p8affineinvqb zmm12, zmm12, zmm14, 0xd3            ;    62.3 p0      12 x[2]
        vgf2p8affineqb zmm8, zmm8, zmm11, 0xdd                 ;    62.3 p0      12 x[2]
        vgf2p8affineinvqb zmm13, zmm13, zmm14, 0xd3            ;    63.3 p0      12 x[2]
        vgf2p8affineinvqb zmm8, zmm8, zmm14, 0xd3              ;    65.3 p0      12 x[2]
        vpshufb zmm15, zmm10, zmm16                            ;    63.3 p5      12 x[2]
        vpshufb zmm17, zmm12, zmm16                            ;    65.3 p5      12 x[2]
        vpshufb zmm18, zmm13, zmm16                            ;    66.3 p5      12 x[2]
        vpshufb zmm19, zmm10, zmm21                            ;    63.3 p5      12 x[2]
        vpshufb zmm27, zmm8, zmm16                             ;    68.3 p5      12 x[2]
        vpshufb zmm30, zmm12, zmm21                            ;    65.3 p5      12 x[2]
        vpshufb zmm31, zmm13, zmm21                            ;    66.3 p5      12 x[2]
        vpshufb zmm16, zmm10, zmm26                            ;    65.7 p5      12 x[2]
        vmovdqu64 [rbp + 4288], zmm9                           ;    24.5 p7+p4   10 low spill
        vpshufb zmm9, zmm8, zmm21                              ;    68.3 p5      12 x[2]
        vpternlogd zmm16, zmm19, zmm10, 0x96                   ;    66.7 p0      12 x[2]
        vpshufb zmm19, zmm12, zmm26                            ;    67.7 p5      12 x[2]
        vpternlogd zmm19, zmm30, zmm12, 0x96                   ;    68.7 p0      12 x[2]
        vpshufb zmm30, zmm13, zmm26                            ;    68.7 p5      12 x[2]
        vpternlogd zmm30, zmm31, zmm13, 0x96                   ;    69.7 p0      12 x[2]
        vpshufb zmm31, zmm8, zmm26                             ;    69.7 p5      12 x[2]
        vpternlogd zmm31, zmm9, zmm8, 0x96                     ;    70.7 p0      12 x[2]
        vprold zmm9, zmm16, 2                                  ;    69.3 p0      12 x[2]
        vprold zmm16, zmm19, 2                                 ;    70.3 p0      12 x[2]
        vpxord zmm5, zmm5, zmm10                               ;    70.7 p5      12 x[2]
        vprold zmm10, zmm30, 2                                 ;    71.3 p0      12 x[2]
        vprold zmm19, zmm31, 2                                 ;    72.3 p0      12 x[2]
        vpternlogd zmm9, zmm15, zmm5, 0x96                     ;    71.7 p5      12 x[2]
        vpxord zmm0, zmm0, zmm12                               ;    72.7 p5      12 x[2]
        vpternlogd zmm16, zmm17, zmm0, 0x96                    ;    73.7 p0      12 x[2]
        vpxord zmm6, zmm6, zmm13                               ;    73.7 p5      12 x[2]
        vpternlogd zmm10, zmm18, zmm6, 0x96                    ;    74.7 p0      12 x[2]
        vpxord zmm2, zmm2, zmm8                                ;    74.7 p5      12 x[2]
        vpternlogd zmm19, zmm27, zmm2, 0x96                    ;    75.7 p0      12 x[2]
        vmovdqu64 zmm0, [rbp + 2368]                           ;    28.0 p3      12 x[3] reload
        vpxord zmm2, zmm25, zmm0                               ;    75.7 p5      12 x[3]
        vpternlogd zmm2, zmm9, zmm29, 0x96                     ;    76.7 p0      12 x[3]
        vpxord zmm5, zmm22, zmm0                               ;    76.7 p5      12 x[3]
        vpternlogd zmm5, zmm16, zmm1, 0x96                     ;    77.7 p0      12 x[3]
        vpxord zmm6, zmm23, zmm0                               ;    77.7 p5      12 x[3]
        vpternlogd zmm6, zmm10, zmm20, 0x96                    ;    78.7 p0      12 x[3]
        vpxord zmm0, zmm24, zmm0                               ;    78.7 p5      12 x[3]
        vpternlogd zmm0, zmm19, zmm28, 0x96                    ;    79.7 p0      12 x[3]
        vgf2p8affineqb zmm2, zmm2, zmm11, 0xdd                 ;    80.3 p0      12 x[3]
        vgf2p8affineqb zmm5, zmm5, zmm11, 0xdd                 ;    81.3 p0      12 x[3]
        vgf2p8affineinvqb zmm2, zmm2, zmm14, 0xd3              ;    83.3 p0      12 x[3]
        vgf2p8affineqb zmm6, zmm6, zmm11, 0xdd                 ;    83.3 p0      12 x[3]
        vgf2p8affineinvqb zmm5, zmm5, zmm14, 0xd3              ;    84.3 p0      12 x[3]
        vgf2p8affineqb zmm0, zmm0, zmm11, 0xdd                 ;    85.3 p0      12 x[3]
        vgf2p8affineinvqb zmm6, zmm6, zmm14, 0xd3              ;    86.3 p0      12 x[3]
        vgf2p8affineinvqb zmm0, zmm0, zmm14, 0xd3              ;    88.3 p0      12 x[3]
        vmovdqu64 zmm8, [rel sm4_ctr.T0_constants512 + 512]    ;    30.8 p2      12 x[0] reload
        vpshufb zmm12, zmm2, zmm8                              ;    86.3 p5      12 x[3]
        vpshufb zmm13, zmm5, zmm8                              ;    87.3 p5      12 x[3]
        vpshufb zmm15, zmm6, zmm8                              ;    89.3 p5      12 x[3]
        vpshufb zmm17, zmm2, zmm21                             ;    86.3 p5      12 x[3]
        vpshufb zmm18, zmm0, zmm8                              ;    91.3 p5      12 x[3]
        vpshufb zmm27, zmm5, zmm21                             ;    87.3 p5      12 x[3]
        vpshufb zmm30, zmm6, zmm21                             ;    89.3 p5      12 x[3]
        vpshufb zmm31, zmm2, zmm26                             ;    86.7 p5      12 x[3]
        vpshufb zmm8, zmm0, zmm21                              ;    91.3 p5      12 x[3]
        vpternlogd zmm31, zmm17, zmm2, 0x96                    ;    88.3 p0      12 x[3]
        vpshufb zmm17, zmm5, zmm26                             ;    88.7 p5      12 x[3]
        vpternlogd zmm17, zmm27, zmm5, 0x96                    ;    89.7 p0      12 x[3]
        vpshufb zmm27, zmm6, zmm26                             ;    89.7 p5      12 x[3]
        vpternlogd zmm27, zmm30, zmm6, 0x96                    ;    90.7 p0      12 x[3]
        vpshufb zmm30, zmm0, zmm26                             ;    91.3 p5      12 x[3]
        vpternlogd zmm30, zmm8, zmm0, 0x96                     ;    92.3 p0      12 x[3]
        vprold zmm8, zmm31, 2                                  ;    92.3 p0      12 x[3]
        vprold zmm17, zmm17, 2                                 ;    93.3 p0      12 x[3]
        vprold zmm27, zmm27, 2                                 ;    94.3 p0      12 x[3]
        vpxord zmm4, zmm4, zmm2                                ;    91.7 p5      12 x[3]
        vprold zmm2, zmm30, 2                                  ;    95.3 p0      12 x[3]
        vpternlogd zmm8, zmm12, zmm4, 0x96                     ;    93.3 p5      12 x[3]
        vpxord zmm3, zmm3, zmm5                                ;    93.7 p5      12 x[3]
        vpternlogd zmm17, zmm13, zmm3, 0x96                    ;    94.7 p5      12 x[3]
        vpxord zmm7, zmm7, zmm6                                ;    95.7 p5      12 x[3]
        vpternlogd zmm27, zmm15, zmm7, 0x96                    ;    96.7 p0      12 x[3]
        vmovdqu64 zmm3, [rbp + 4288]                           ;    35.3 p3      12 x[3]
        vpxord zmm3, zmm3, zmm0                                ;    96.7 p5      12 x[3]
        vpternlogd zmm2, zmm18, zmm3, 0x96                     ;    97.7 p0      12 x[3]
        vmovdqu64 zmm0, [rbp + 2432]                           ;    35.8 p2      12 x[0] reload
        vpxord zmm3, zmm29, zmm0                               ;    97.7 p5      12 x[0]
        vpternlogd zmm3, zmm8, zmm9, 0x96                      ;    98.7 p0      12 x[0]
        vpxord zmm4, zmm1, zmm0                                ;    98.7 p5      12 x[0]
        vpternlogd zmm4, zmm17, zmm16, 0x96                    ;    99.7 p0      12 x[0]
        vpxord zmm5, zmm20, zmm0                               ;    99.7 p5      12 x[0]
        vpternlogd zmm5, zmm27, zmm10, 0x96                    ;   100.7 p0      12 x[0]
        vpxord zmm0, zmm28, zmm0                               ;   100.7 p5      12 x[0]
        vpternlogd zmm0, zmm2, zmm19, 0x96                     ;   101.7 p0      12 x[0]
        vgf2p8affineqb zmm3, zmm3, zmm11, 0xdd                 ;   102.3 p0      12 x[0]
        vgf2p8affineqb zmm4, zmm4, zmm11, 0xdd                 ;   103.3 p0      12 x[0]
        vgf2p8affineinvqb zmm3, zmm3, zmm14, 0xd3              ;   105.3 p0      12 x[0]
        vgf2p8affineqb zmm5, zmm5, zmm11, 0xdd                 ;   105.3 p0      12 x[0]
        vgf2p8affineinvqb zmm4, zmm4, zmm14, 0xd3              ;   106.3 p0      12 x[0]
        vgf2p8affineqb zmm0, zmm0, zmm11, 0xdd                 ;   107.3 p0      12 x[0]
        vgf2p8affineinvqb zmm5, zmm5, zmm14, 0xd3              ;   108.3 p0      12 x[0]
        vgf2p8affineinvqb zmm0, zmm0, zmm14, 0xd3              ;   110.3 p0      12 x[0]
        vmovdqu64 zmm6, [rel sm4_ctr.T0_constants512 + 512]    ;    38.7 p3      12 x[0] reload
        vpshufb zmm7, zmm3, zmm6                               ;   108.3 p5      12 x[0]
        vpshufb zmm12, zmm4, zmm6                              ;   109.3 p5      12 x[0]
        vpshufb zmm13, zmm5, zmm6                              ;   111.3 p5      12 x[0]
        vpshufb zmm15, zmm3, zmm21                             ;   108.3 p5      12 x[0]
        vpshufb zmm18, zmm0, zmm6                              ;   113.3 p5      12 x[0]
        vpshufb zmm30, zmm4, zmm21                             ;   109.3 p5      12 x[0]
        vpshufb zmm31, zmm5, zmm21                             ;   111.3 p5      12 x[0]
        vpshufb zmm6, zmm3, zmm26                              ;   108.7 p5      12 x[0]
        vmovdqu64 [rbp + 4288], zmm28                          ;    54.7 p8+p9   12 x[1] spill
        vpshufb zmm28, zmm0, zmm21                             ;   113.3 p5      12 x[0]
        vpternlogd zmm6, zmm15, zmm3, 0x96                     ;   110.3 p0      12 x[0]
        vpshufb zmm15, zmm4, zmm26                             ;   110.7 p5      12 x[0]
        vpternlogd zmm15, zmm30, zmm4, 0x96                    ;   111.7 p0      12 x[0]
        vpshufb zmm30, zmm5, zmm26                             ;   111.7 p5      12 x[0]
        vpternlogd zmm30, zmm31, zmm5, 0x96                    ;   112.7 p0      12 x[0]
        vpshufb zmm31, zmm0, zmm26                             ;   113.3 p5      12 x[0]
        vpternlogd zmm31, zmm28, zmm0, 0x96                    ;   114.3 p0      12 x[0]
        vprold zmm6, zmm6, 2                                   ;   114.3 p0      12 x[0]
        vprold zmm15, zmm15, 2                                 ;   115.3 p0      12 x[0]
        vprold zmm28, zmm30, 2                                 ;   116.3 p0      12 x[0]
        vpxord zmm25, zmm25, zmm3                              ;   113.7 p5      12 x[0]
        vprold zmm3, zmm31, 2                                  ;   117.3 p0      12 x[0]
        vpternlogd zmm6, zmm7, zmm25, 0x96                     ;   115.3 p5      12 x[0]
        vpxord zmm22, zmm22, zmm4                              ;   115.7 p5      12 x[0]
        vpternlogd zmm15, zmm12, zmm22, 0x96                   ;   116.7 p5      12 x[0]
        vpxord zmm23, zmm23, zmm5                              ;   117.7 p5      12 x[0]
        vpternlogd zmm28, zmm13, zmm23, 0x96                   ;   118.7 p0      12 x[0]
        vpxord zmm24, zmm24, zmm0                              ;   118.7 p5      12 x[0]
        vpternlogd zmm3, zmm18, zmm24, 0x96                    ;   119.7 p0      12 x[0]
        vmovdqu64 zmm0, [rbp + 2496]                           ;    43.7 p2      12 x[1] reload
        vpxord zmm4, zmm9, zmm0                                ;   119.7 p5      12 x[1]
        vpternlogd zmm4, zmm6, zmm8, 0x96                      ;   120.7 p0      12 x[1]
        vpxord zmm5, zmm16, zmm0                               ;   120.7 p5      12 x[1]
        vpternlogd zmm5, zmm15, zmm17, 0x96                    ;   121.7 p0      12 x[1]
        vpxord zmm7, zmm10, zmm0                               ;   121.7 p5      12 x[1]
        vpternlogd zmm7, zmm28, zmm27, 0x96                    ;   122.7 p0      12 x[1]
        vpxord zmm0, zmm19, zmm0                               ;   122.7 p5      12 x[1]
        vpternlogd zmm0, zmm3, zmm2, 0x96                      ;   123.7 p0      12 x[1]
        vgf2p8affineqb zmm4, zmm4, zmm11, 0xdd                 ;   124.3 p0      12 x[1]
        vgf2p8affineqb zmm5, zmm5, zmm11, 0xdd                 ;   125.3 p0      12 x[1]
        vgf2p8affineinvqb zmm4, zmm4, zmm14, 0xd3              ;   127.3 p0      12 x[1]
        vgf2p8affineqb zmm7, zmm7, zmm11, 0xdd                 ;   127.3 p0      12 x[1]
        vgf2p8affineinvqb zmm5, zmm5, zmm14, 0xd3              ;   128.3 p0      12 x[1]
        vgf2p8affineqb zmm0, zmm0, zmm11, 0xdd                 ;   129.3 p0      12 x[1]
        vgf2p8affineinvqb zmm7, zmm7, zmm14, 0xd3              ;   130.3 p0      12 x[1]
        vgf2p8affineinvqb zmm0, zmm0, zmm14, 0xd3              ;   132.3 p0      12 x[1]
        vmovdqu64 zmm12, [rel sm4_ctr.T0_constants512 + 512]   ;    46.5 p3      12 x[0] reload
        vpshufb zmm13, zmm4, zmm12                             ;   130.3 p5      12 x[1]
        vpshufb zmm18, zmm5, zmm12                             ;   131.3 p5      12 x[1]
        vpshufb zmm22, zmm7, zmm12                             ;   133.3 p5      12 x[1]
        vpshufb zmm23, zmm4, zmm21                             ;   130.3 p5      12 x[1]
        vpshufb zmm24, zmm0, zmm12                             ;   135.3 p5      12 x[1]
        vpshufb zmm25, zmm5, zmm21                             ;   131.3 p5      12 x[1]
        vpshufb zmm30, zmm7, zmm21                             ;   133.3 p5      12 x[1]
        vpshufb zmm31, zmm4, zmm26                             ;   130.7 p5      12 x[1]
        vpshufb zmm12, zmm0, zmm21                             ;   135.3 p5      12 x[1]
        vpternlogd zmm31, zmm23, zmm4, 0x96                    ;   132.3 p0      12 x[1]
        vpshufb zmm23, zmm5, zmm26                             ;   132.7 p5      12 x[1]
        vpternlogd zmm23, zmm25, zmm5, 0x96                    ;   133.7 p0      12 x[1]
        vpshufb zmm25, zmm7, zmm26                             ;   133.7 p5      12 x[1]
        vpternlogd zmm25, zmm30, zmm7, 0x96                    ;   134.7 p0      12 x[1]
        vpshufb zmm30, zmm0, zmm26                             ;   135.3 p5      12 x[1]
        vpternlogd zmm30, zmm12, zmm0, 0x96                    ;   136.3 p0      12 x[1]
        vprold zmm12, zmm31, 2                                 ;   136.3 p0      12 x[1]
        vprold zmm23, zmm23, 2                                 ;   137.3 p0      12 x[1]
        vprold zmm25, zmm25, 2                                 ;   138.3 p0      12 x[1]
        vmovdqu64 zmm31, [rbp + 4288]                          ;    54.7 p2      12 x[1]
        vpxord zmm29, zmm29, zmm4                              ;   135.7 p5      12 x[1]
        vprold zmm4, zmm30, 2                                  ;   139.3 p0      12 x[1]
        vpternlogd zmm12, zmm13, zmm29, 0x96                   ;   137.3 p5      12 x[1]
        vpxord zmm1, zmm1, zmm5                                ;   137.7 p5      12 x[1]
        vpternlogd zmm23, zmm18, zmm1, 0x96                    ;   138.7 p5      12 x[1]
        vpxord zmm20, zmm20, zmm7                              ;   139.7 p5      12 x[1]
        vpternlogd zmm25, zmm22, zmm20, 0x96                   ;   140.7 p0      12 x[1]
        vpxord zmm31, zmm31, zmm0                              ;   140.7 p5      12 x[1]
        vpternlogd zmm4, zmm24, zmm31, 0x96                    ;   141.7 p0      12 x[1]
        vmovdqu64 zmm0, [rbp + 2560]                           ;    51.5 p3      12 x[2] reload
        vpxord zmm1, zmm8, zmm0                                ;   141.7 p5      12 x[2]
        vpternlogd zmm1, zmm12, zmm6, 0x96                     ;   142.7 p0      12 x[2]
        vpxord zmm5, zmm17, zmm0                               ;   142.7 p5      12 x[2]
        vpternlogd zmm5, zmm23, zmm15, 0x96                    ;   143.7 p0      12 x[2]
        vpxord zmm7, zmm27, zmm0                               ;   143.7 p5      12 x[2]
        vpternlogd zmm7, zmm25, zmm28, 0x96                    ;   144.7 p0      12 x[2]
        vpxord zmm0, zmm2, zmm0                                ;   144.7 p5      12 x[2]
        vpternlogd zmm0, zmm4, zmm3, 0x96                      ;   145.7 p0      12 x[2]
        vgf2p8affineqb zmm1, zmm1, zmm11, 0xdd                 ;   146.3 p0      12 x[2]
        vgf2p8affineqb zmm5, zmm5, zmm11, 0xdd                 ;   147.3 p0      12 x[2]
        vgf2p8affineinvqb zmm1, zmm1, zmm14, 0xd3              ;   149.3 p0      12 x[2]
        vgf2p8affineqb zmm7, zmm7, zmm11, 0xdd                 ;   149.3 p0      12 x[2]
        vgf2p8affineinvqb zmm5, zmm5, zmm14, 0xd3              ;   150.3 p0      12 x[2]
        vgf2p8affineqb zmm0, zmm0, zmm11, 0xdd                 ;   151.3 p0      12 x[2]
        vgf2p8affineinvqb zmm7, zmm7, zmm14, 0xd3              ;   152.3 p0      12 x[2]
        vgf2p8affineinvqb zmm0, zmm0, zmm14, 0xd3              ;   154.3 p0      12 x[2]
        vmovdqu64 zmm13, [rel sm4_ctr.T0_constants512 + 512]   ;    54.3 p2      12 x[0] reload
        vpshufb zmm18, zmm1, zmm13                             ;   152.3 p5      12 x[2]
        vpshufb zmm20, zmm5, zmm13                             ;   153.3 p5      12 x[2]
        vpshufb zmm22, zmm7, zmm13                             ;   155.3 p5      12 x[2]
        vpshufb zmm24, zmm1, zmm21                             ;   152.3 p5      12 x[2]
        vpshufb zmm29, zmm0, zmm13                             ;   157.3 p5      12 x[2]
        vpshufb zmm30, zmm5, zmm21                             ;   153.3 p5      12 x[2]
        vpshufb zmm31, zmm7, zmm21                             ;   155.3 p5      12 x[2]
        vpshufb zmm13, zmm1, zmm26                             ;   152.7 p5      12 x[2]
        vmovdqu64 [rbp + 4288], zmm2                           ;    98.7 p7+p4   12 x[3] spill
        vpshufb zmm2, zmm0, zmm21                              ;   157.3 p5      12 x[2]
        vpternlogd zmm13, zmm24, zmm1, 0x96                    ;   154.3 p0      12 x[2]
        vpshufb zmm24, zmm5, zmm26                             ;   154.7 p5      12 x[2]
        vpternlogd zmm24, zmm30, zmm5, 0x96                    ;   155.7 p0      12 x[2]
        vpshufb zmm30, zmm7, zmm26                             ;   155.7 p5      12 x[2]
        vpternlogd zmm30, zmm31, zmm7, 0x96                    ;   156.7 p0      12 x[2]
        vpshufb zmm31, zmm0, zmm26                             ;   157.3 p5      12 x[2]
        vpternlogd zmm31, zmm2, zmm0, 0x96                     ;   158.3 p0      12 x[2]
        vprold zmm2, zmm13, 2                                  ;   158.3 p0      12 x[2]
        vprold zmm13, zmm24, 2                                 ;   159.3 p0      12 x[2]
        vprold zmm24, zmm30, 2                                 ;   160.3 p0      12 x[2]
        vpxord zmm9, zmm9, zmm1                                ;   157.7 p5      12 x[2]
        vprold zmm1, zmm31, 2                                  ;   161.3 p0      12 x[2]
        vpternlogd zmm2, zmm18, zmm9, 0x96                     ;   159.3 p5      12 x[2]
        vpxord zmm16, zmm16, zmm5                              ;   159.7 p5      12 x[2]
        vpternlogd zmm13, zmm20, zmm16, 0x96                   ;   160.7 p5      12 x[2]
        vpxord zmm10, zmm10, zmm7                              ;   161.7 p5      12 x[2]
        vpternlogd zmm24, zmm22, zmm10, 0x96                   ;   162.7 p0      12 x[2]
        vpxord zmm19, zmm19, zmm0                              ;   162.7 p5      12 x[2]
        vpternlogd zmm1, zmm29, zmm19, 0x96                    ;   163.7 p0      12 x[2]
        vmovdqu64 zmm0, [rbp + 2624]                           ;    59.3 p3      12 x[3] reload
        vpxord zmm5, zmm6, zmm0                                ;   163.7 p5      12 x[3]
        vpternlogd zmm5, zmm2, zmm12, 0x96                     ;   164.7 p0      12 x[3]
        vpxord zmm7, zmm15, zmm0                               ;   164.7 p5      12 x[3]
        vpternlogd zmm7, zmm13, zmm23, 0x96                    ;   165.7 p0      12 x[3]
        vpxord zmm9, zmm28, zmm0                               ;   165.7 p5      12 x[3]
        vpternlogd zmm9, zmm24, zmm25, 0x96                    ;   166.7 p0      12 x[3]
        vpxord zmm0, zmm3, zmm0                                ;   166.7 p5      12 x[3]
        vpternlogd zmm0, zmm1, zmm4, 0x96                      ;   167.7 p0      12 x[3]
        vgf2p8affineqb zmm5, zmm5, zmm11, 0xdd                 ;   168.3 p0      12 x[3]
        vgf2p8affineqb zmm7, zmm7, zmm11, 0xdd                 ;   169.3 p0      12 x[3]
        vgf2p8affineinvqb zmm5, zmm5, zmm14, 0xd3              ;   171.3 p0      12 x[3]
        vgf2p8affineqb zmm9, zmm9, zmm11, 0xdd                 ;   171.3 p0      12 x[3]
        vgf2p8affineinvqb zmm7, zmm7, zmm14, 0xd3              ;   172.3 p0      12 x[3]
        vgf2p8affineqb zmm0, zmm0, zmm11, 0xdd                 ;   173.3 p0      12 x[3]
        vgf2p8affineinvqb zmm9, zmm9, zmm14, 0xd3              ;   174.3 p0      12 x[3]
        vgf2p8affineinvqb zmm0, zmm0, zmm14, 0xd3              ;   176.3 p0      12 x[3]
        vmovdqu64 zmm10, [rel sm4_ctr.T0_constants512 + 512]   ;    62.2 p2      12 x[0] reload
        vpshufb zmm16, zmm5, zmm10                             ;   174.3 p5      12 x[3]
        vpshufb zmm18, zmm7, zmm10                             ;   175.3 p5      12 x[3]
        vpshufb zmm19, zmm9, zmm10                             ;   177.3 p5      12 x[3]
        vpshufb zmm20, zmm5, zmm21                             ;   174.3 p5      12 x[3]
        vpshufb zmm22, zmm0, zmm10                             ;   179.3 p5      12 x[3]
        vpshufb zmm29, zmm7, zmm21                             ;   175.3 p5      12 x[3]
        vpshufb zmm30, zmm9, zmm21                             ;   177.3 p5      12 x[3]
        vpshufb zmm31, zmm5, zmm26                             ;   174.7 p5      12 x[3]
        vpshufb zmm10, zmm0, zmm21                             ;   179.3 p5      12 x[3]
        vpternlogd zmm31, zmm20, zmm5, 0x96                    ;   176.3 p0      12 x[3]
        vpshufb zmm20, zmm7, zmm26                             ;   176.7 p5      12 x[3]
        vpternlogd zmm20, zmm29, zmm7, 0x96                    ;   177.7 p0      12 x[3]
        vpshufb zmm29, zmm9, zmm26                             ;   177.7 p5      12 x[3]
        vpternlogd zmm29, zmm30, zmm9, 0x96                    ;   178.7 p0      12 x[3]
        vpshufb zmm30, zmm0, zmm26                             ;   179.3 p5      12 x[3]
        vpternlogd zmm30, zmm10, zmm0, 0x96                    ;   180.3 p0      12 x[3]
        vprold zmm10, zmm31, 2                                 ;   180.3 p0      12 x[3]
        vprold zmm20, zmm20, 2                                 ;   181.3 p0      12 x[3]
        vprold zmm29, zmm29, 2                                 ;   182.3 p0      12 x[3]
        vmovdqu64 zmm31, [rbp + 4288]                          ;    98.7 p3      12 x[3]
        vpxord zmm8, zmm8, zmm5                                ;   179.7 p5      12 x[3]
        vprold zmm5, zmm30, 2                                  ;   183.3 p0      12 x[3]
        vpternlogd zmm10, zmm16, zmm8, 0x96                    ;   181.3 p5      12 x[3]
        vpxord zmm17, zmm17, zmm7                              ;   181.7 p5      12 x[3]
        vpternlogd zmm20, zmm18, zmm17, 0x96                   ;   182.7 p5      12 x[3]
        vpxord zmm27, zmm27, zmm9                              ;   183.7 p5      12 x[3]
        vpternlogd zmm29, zmm19, zmm27, 0x96                   ;   184.7 p0      12 x[3]
        vpxord zmm31, zmm31, zmm0                              ;   184.7 p5      12 x[3]
        vpternlogd zmm5, zmm22, zmm31, 0x96                    ;   185.7 p0      12 x[3]
        vmovdqu64 zmm0, [rbp + 2688]                           ;    67.2 p2      12 x[0] reload
        vpxord zmm7, zmm12, zmm0                               ;   185.7 p5      12 x[0]
        vpternlogd zmm7, zmm10, zmm2, 0x96                     ;   186.7 p0      12 x[0]
        vpxord zmm8, zmm23, zmm0                               ;   186.7 p5      12 x[0]
        vpternlogd zmm8, zmm20, zmm13, 0x96                    ;   187.7 p0      12 x[0]
        vpxord zmm9, zmm25, zmm0                               ;   187.7 p5      12 x[0]
        vpternlogd zmm9, zmm29, zmm24, 0x96                    ;   188.7 p0      12 x[0]
        vpxord zmm0, zmm4, zmm0                                ;   188.7 p5      12 x[0]
        vpternlogd zmm0, zmm5, zmm1, 0x96                      ;   189.7 p0      12 x[0]
        vgf2p8affineqb zmm7, zmm7, zmm11, 0xdd                 ;   190.3 p0      12 x[0]
        vgf2p8affineqb zmm8, zmm8, zmm11, 0xdd                 ;   191.3 p0      12 x[0]
        vgf2p8affineinvqb zmm7, zmm7, zmm14, 0xd3              ;   193.3 p0      12 x[0]
        vgf2p8affineqb zmm9, zmm9, zmm11, 0xdd                 ;   193.3 p0      12 x[0]
        vgf2p8affineinvqb zmm8, zmm8, zmm14, 0xd3              ;   194.3 p0      12 x[0]
        vgf2p8affineqb zmm0, zmm0, zmm11, 0xdd                 ;   195.3 p0      12 x[0]
        vgf2p8affineinvqb zmm9, zmm9, zmm14, 0xd3              ;   196.3 p0      12 x[0]
        vgf2p8affineinvqb zmm0, zmm0, zmm14, 0xd3              ;   198.3 p0      12 x[0]
        vmovdqu64 zmm16, [rel sm4_ctr.T0_constants512 + 512]   ;    70.0 p3      12 x[0] reload
        vpshufb zmm17, zmm7, zmm16                             ;   196.3 p5      12 x[0]
        vpshufb zmm18, zmm8, zmm16                             ;   197.3 p5      12 x[0]
        vpshufb zmm19, zmm9, zmm16                             ;   199.3 p5      12 x[0]
        vpshufb zmm22, zmm7, zmm21                             ;   196.3 p5      12 x[0]
        vpshufb zmm27, zmm0, zmm16                             ;   201.3 p5      12 x[0]
        vpshufb zmm30, zmm8, zmm21                             ;   197.3 p5      12 x[0]
        vpshufb zmm31, zmm9, zmm21                             ;   199.3 p5      12 x[0]
        vpshufb zmm16, zmm7, zmm26                             ;   196.7 p5      12 x[0]
        vmovdqu64 [rbp + 4288], zmm4                           ;   142.7 p8+p9   12 x[1] spill
        vpshufb zmm4, zmm0, zmm21                              ;   201.3 p5      12 x[0]
        vpternlogd zmm16, zmm22, zmm7, 0x96                    ;   198.3 p0      12 x[0]
        vpshufb zmm22, zmm8, zmm26                             ;   198.7 p5      12 x[0]
        vpternlogd zmm22, zmm30, zmm8, 0x96                    ;   199.7 p0      12 x[0]
        vpshufb zmm30, zmm9, zmm26                             ;   199.7 p5      12 x[0]
        vpternlogd zmm30, zmm31, zmm9, 0x96                    ;   200.7 p0      12 x[0]
        vpshufb zmm31, zmm0, zmm26                             ;   201.3 p5      12 x[0]
        vpternlogd zmm31, zmm4, zmm0, 0x96                     ;   202.3 p0      12 x[0]
        vprold zmm4, zmm16, 2                                  ;   202.3 p0      12 x[0]
        vprold zmm16, zmm22, 2                                 ;   203.3 p0      12 x[0]
        vprold zmm22, zmm30, 2                                 ;   204.3 p0      12 x[0]
        vpxord zmm6, zmm6, zmm7                                ;   201.7 p5      12 x[0]
        vprold zmm7, zmm31, 2                                  ;   205.3 p0      12 x[0]
        vpternlogd zmm4, zmm17, zmm6, 0x96                     ;   203.3 p5      12 x[0]
        vpxord zmm15, zmm15, zmm8                              ;   203.7 p5      12 x[0]
        vpternlogd zmm16, zmm18, zmm15, 0x96                   ;   204.7 p5      12 x[0]
        vpxord zmm28, zmm28, zmm9                              ;   205.7 p5      12 x[0]
        vpternlogd zmm22, zmm19, zmm28, 0x96                   ;   206.7 p0      12 x[0]
        vpxord zmm3, zmm3, zmm0                                ;   206.7 p5      12 x[0]
        vpternlogd zmm7, zmm27, zmm3, 0x96                     ;   207.7 p0      12 x[0]
        vmovdqu64 zmm0, [rbp + 2752]                           ;    75.0 p2      12 x[1] reload
        vpxord zmm3, zmm2, zmm0                                ;   207.7 p5      12 x[1]
        vpternlogd zmm3, zmm4, zmm10, 0x96                     ;   208.7 p0      12 x[1]
        vpxord zmm6, zmm13, zmm0                               ;   208.7 p5      12 x[1]
        vpternlogd zmm6, zmm16, zmm20, 0x96                    ;   209.7 p0      12 x[1]
        vpxord zmm8, zmm24, zmm0                               ;   209.7 p5      12 x[1]
        vpternlogd zmm8, zmm22, zmm29, 0x96                    ;   210.7 p0      12 x[1]
        vpxord zmm0, zmm1, zmm0                                ;   210.7 p5      12 x[1]
        vpternlogd zmm0, zmm7, zmm5, 0x96                      ;   211.7 p0      12 x[1]
        vgf2p8affineqb zmm3, zmm3, zmm11, 0xdd                 ;   212.3 p0      12 x[1]
        vgf2p8affineqb zmm6, zmm6, zmm11, 0xdd                 ;   213.3 p0      12 x[1]
        vgf2p8affineinvqb zmm3, zmm3, zmm14, 0xd3              ;   215.3 p0      12 x[1]
        vgf2p8affineqb zmm8, zmm8, zmm11, 0xdd                 ;   215.3 p0      12 x[1]
        vgf2p8affineinvqb zmm6, zmm6, zmm14, 0xd3              ;   216.3 p0      12 x[1]
        vgf2p8affineqb zmm0, zmm0, zmm11, 0xdd                 ;   217.3 p0      12 x[1]
        vgf2p8affineinvqb zmm8, zmm8, zmm14, 0xd3              ;   218.3 p0      12 x[1]
        vgf2p8affineinvqb zmm0, zmm0, zmm14, 0xd3              ;   220.3 p0      12 x[1]
        vmovdqu64 zmm9, [rel sm4_ctr.T0_constants512 + 512]    ;    77.8 p3      12 x[0] reload
        vpshufb zmm15, zmm3, zmm9                              ;   218.3 p5      12 x[1]
        vpshufb zmm17, zmm6, zmm9                              ;   219.3 p5      12 x[1]
        vpshufb zmm18, zmm8, zmm9                              ;   221.3 p5      12 x[1]
        vpshufb zmm19, zmm3, zmm21                             ;   218.3 p5      12 x[1]
        vpshufb zmm27, zmm0, zmm9                              ;   223.3 p5      12 x[1]
        vpshufb zmm28, zmm6, zmm21                             ;   219.3 p5      12 x[1]
        vpshufb zmm30, zmm8, zmm21                             ;   221.3 p5      12 x[1]
        vpshufb zmm31, zmm3, zmm26                             ;   218.7 p5      12 x[1]
        vpshufb zmm9, zmm0, zmm21                              ;   223.3 p5      12 x[1]
        vpternlogd zmm31, zmm19, zmm3, 0x96                    ;   220.3 p0      12 x[1]
        vpshufb zmm19, zmm6, zmm26                             ;   220.7 p5      12 x[1]
        vpternlogd zmm19, zmm28, zmm6, 0x96                    ;   221.7 p0      12 x[1]
        vpshufb zmm28, zmm8, zmm26                             ;   221.7 p5      12 x[1]
        vpternlogd zmm28, zmm30, zmm8, 0x96                    ;   222.7 p0      12 x[1]
        vpshufb zmm30, zmm0, zmm26                             ;   223.3 p5      12 x[1]
        vpternlogd zmm30, zmm9, zmm0, 0x96                     ;   224.3 p0      12 x[1]
        vprold zmm9, zmm31, 2                                  ;   224.3 p0      12 x[1]
        vprold zmm19, zmm19, 2                                 ;   225.3 p0      12 x[1]
        vprold zmm28, zmm28, 2                                 ;   226.3 p0      12 x[1]
        vmovdqu64 zmm31, [rbp + 4288]                          ;   142.7 p2      12 x[1]
        vpxord zmm12, zmm12, zmm3                              ;   223.7 p5      12 x[1]
        vprold zmm3, zmm30, 2                                  ;   227.3 p0      12 x[1]
        vpternlogd zmm9, zmm15, zmm12, 0x96                    ;   225.3 p5      12 x[1]
        vpxord zmm23, zmm23, zmm6                              ;   225.7 p5      12 x[1]
        vpternlogd zmm19, zmm17, zmm23, 0x96                   ;   226.7 p5      12 x[1]
        vpxord zmm25, zmm25, zmm8                              ;   227.7 p5      12 x[1]
        vpternlogd zmm28, zmm18, zmm25, 0x96                   ;   228.7 p0      12 x[1]
        vpxord zmm31, zmm31, zmm0                              ;   228.7 p5      12 x[1]
        vpternlogd zmm3, zmm27, zmm31, 0x96                    ;   229.7 p0      12 x[1]
        vmovdqu64 zmm0, [rbp + 2816]                           ;    82.8 p3      12 x[2] reload
        vpxord zmm6, zmm10, zmm0                               ;   229.7 p5      12 x[2]
        vpternlogd zmm6, zmm9, zmm4, 0x96                      ;   230.7 p0      12 x[2]
        vpxord zmm8, zmm20, zmm0                               ;   230.7 p5      12 x[2]
        vpternlogd zmm8, zmm19, zmm16, 0x96                    ;   231.7 p0      12 x[2]
        vpxord zmm12, zmm29, zmm0                              ;   231.7 p5      12 x[2]
        vpternlogd zmm12, zmm28, zmm22, 0x96                   ;   232.7 p0      12 x[2]
        vpxord zmm0, zmm5, zmm0                                ;   232.7 p5      12 x[2]
        vpternlogd zmm0, zmm3, zmm7, 0x96                      ;   233.7 p0      12 x[2]
        vgf2p8affineqb zmm6, zmm6, zmm11, 0xdd                 ;   234.3 p0      12 x[2]
        vgf2p8affineqb zmm8, zmm8, zmm11, 0xdd                 ;   235.3 p0      12 x[2]
        vgf2p8affineinvqb zmm6, zmm6, zmm14, 0xd3              ;   237.3 p0      12 x[2]
        vgf2p8affineqb zmm12, zmm12, zmm11, 0xdd               ;   237.3 p0      12 x[2]
        vgf2p8affineinvqb zmm8, zmm8, zmm14, 0xd3              ;   238.3 p0      12 x[2]
        vgf2p8affineqb zmm0, zmm0, zmm11, 0xdd                 ;   239.3 p0      12 x[2]
        vgf2p8affineinvqb zmm12, zmm12, zmm14, 0xd3            ;   240.3 p0      12 x[2]
        vgf2p8affineinvqb zmm0, zmm0, zmm14, 0xd3              ;   242.3 p0      12 x[2]
        vmovdqu64 zmm15, [rel sm4_ctr.T0_constants512 + 512]   ;    85.7 p2      12 x[0] reload
        vpshufb zmm17, zmm6, zmm15                             ;   240.3 p5      12 x[2]
        vpshufb zmm18, zmm8, zmm15                             ;   241.3 p5      12 x[2]
        vpshufb zmm23, zmm12, zmm15                            ;   243.3 p5      12 x[2]
        vpshufb zmm25, zmm6, zmm21                             ;   240.3 p5      12 x[2]
        vpshufb zmm27, zmm0, zmm15                             ;   245.3 p5      12 x[2]
        vpshufb zmm30, zmm8, zmm21                             ;   241.3 p5      12 x[2]
        vpshufb zmm31, zmm12, zmm21                            ;   243.3 p5      12 x[2]
        vpshufb zmm15, zmm6, zmm26                             ;   240.7 p5      12 x[2]
        vmovdqu64 [rbp + 4288], zmm5                           ;   186.7 p7+p4   12 x[3] spill
        vpshufb zmm5, zmm0, zmm21                              ;   245.3 p5      12 x[2]
        vpternlogd zmm15, zmm25, zmm6, 0x96                    ;   242.3 p0      12 x[2]
        vpshufb zmm25, zmm8, zmm26                             ;   242.7 p5      12 x[2]
        vpternlogd zmm25, zmm30, zmm8, 0x96                    ;   243.7 p0      12 x[2]
        vpshufb zmm30, zmm12, zmm26                            ;   243.7 p5      12 x[2]
        vpternlogd zmm30, zmm31, zmm12, 0x96                   ;   244.7 p0      12 x[2]
        vpshufb zmm31, zmm0, zmm26                             ;   245.3 p5      12 x[2]
        vpternlogd zmm31, zmm5, zmm0, 0x96                     ;   246.3 p0      12 x[2]
        vprold zmm5, zmm15, 2                                  ;   246.3 p0      12 x[2]
        vprold zmm15, zmm25, 2                                 ;   247.3 p0      12 x[2]
        vprold zmm25, zmm30, 2                                 ;   248.3 p0      12 x[2]
        vpxord zmm2, zmm2, zmm6                                ;   245.7 p5      12 x[2]
        vprold zmm6, zmm31, 2                                  ;   249.3 p0      12 x[2]
        vpternlogd zmm5, zmm17, zmm2, 0x96                     ;   247.3 p5      12 x[2]
        vpxord zmm13, zmm13, zmm8                              ;   247.7 p5      12 x[2]
        vpternlogd zmm15, zmm18, zmm13, 0x96                   ;   248.7 p5      12 x[2]
        vpxord zmm24, zmm24, zmm12                             ;   249.7 p5      12 x[2]
        vpternlogd zmm25, zmm23, zmm24, 0x96                   ;   250.7 p0      12 x[2]
        vpxord zmm1, zmm1, zmm0                                ;   250.7 p5      12 x[2]
        vpternlogd zmm6, zmm27, zmm1, 0x96                     ;   251.7 p0      12 x[2]
        vmovdqu64 zmm0, [rbp + 2880]                           ;    90.7 p3      12 x[3] reload
        vpxord zmm1, zmm4, zmm0                                ;   251.7 p5      12 x[3]
        vpternlogd zmm1, zmm5, zmm9, 0x96                      ;   252.7 p0      12 x[3]
        vpxord zmm2, zmm16, zmm0                               ;   252.7 p5      12 x[3]
        vpternlogd zmm2, zmm15, zmm19, 0x96                    ;   253.7 p0      12 x[3]
        vpxord zmm8, zmm22, zmm0                               ;   253.7 p5      12 x[3]
        vpternlogd zmm8, zmm25, zmm28, 0x96                    ;   254.7 p0      12 x[3]
        vpxord zmm0, zmm7, zmm0                                ;   254.7 p5      12 x[3]
        vpternlogd zmm0, zmm6, zmm3, 0x96                      ;   255.7 p0      12 x[3]
        vgf2p8affineqb zmm1, zmm1, zmm11, 0xdd                 ;   256.3 p0      12 x[3]
        vgf2p8affineqb zmm2, zmm2, zmm11, 0xdd                 ;   257.3 p0      12 x[3]
        vgf2p8affineinvqb zmm1, zmm1, zmm14, 0xd3              ;   259.3 p0      12 x[3]
        vgf2p8affineqb zmm8, zmm8, zmm11, 0xdd                 ;   259.3 p0      12 x[3]
        vgf2p8affineinvqb zmm2, zmm2, zmm14, 0xd3              ;   260.3 p0      12 x[3]
        vgf2p8affineqb zmm0, zmm0, zmm11, 0xdd                 ;   261.3 p0      12 x[3]
        vgf2p8affineinvqb zmm8, zmm8, zmm14, 0xd3              ;   262.3 p0      12 x[3]
        vgf2p8affineinvqb zmm0, zmm0, zmm14, 0xd3              ;   264.3 p0      12 x[3]
        vmovdqu64 zmm12, [rel sm4_ctr.T0_constants512 + 512]   ;    93.5 p2      12 x[0] reload
        vpshufb zmm13, zmm1, zmm12                             ;   262.3 p5      12 x[3]
        vpshufb zmm17, zmm2, zmm12                             ;   263.3 p5      12 x[3]
        vpshufb zmm18, zmm8, zmm12                             ;   265.3 p5      12 x[3]
        vpshufb zmm23, zmm1, zmm21                             ;   262.3 p5      12 x[3]
        vpshufb zmm24, zmm0, zmm12                             ;   267.3 p5      12 x[3]
        vpshufb zmm27, zmm2, zmm21                             ;   263.3 p5      12 x[3]
        vpshufb zmm30, zmm8, zmm21                             ;   265.3 p5      12 x[3]
        vpshufb zmm31, zmm1, zmm26                             ;   262.7 p5      12 x[3]
        vpshufb zmm12, zmm0, zmm21                             ;   267.3 p5      12 x[3]
        vpternlogd zmm31, zmm23, zmm1, 0x96                    ;   264.3 p0      12 x[3]
        vpshufb zmm23, zmm2, zmm26                             ;   264.7 p5      12 x[3]
        vpternlogd zmm23, zmm27, zmm2, 0x96                    ;   265.7 p0      12 x[3]
        vpshufb zmm27, zmm8, zmm26                             ;   265.7 p5      12 x[3]
        vpternlogd zmm27, zmm30, zmm8, 0x96                    ;   266.7 p0      12 x[3]
        vpshufb zmm30, zmm0, zmm26                             ;   267.3 p5      12 x[3]
        vpternlogd zmm30, zmm12, zmm0, 0x96                    ;   268.3 p0      12 x[3]
        vprold zmm12, zmm31, 2                                 ;   268.3 p0      12 x[3]
        vprold zmm23, zmm23, 2                                 ;   269.3 p0      12 x[3]
        vprold zmm27, zmm27, 2                                 ;   270.3 p0      12 x[3]
        vmovdqu64 zmm31, [rbp + 4288]                          ;   186.7 p3      12 x[3]
        vpxord zmm10, zmm10, zmm1                              ;   267.7 p5      12 x[3]
        vprold zmm1, zmm30, 2                                  ;   271.3 p0      12 x[3]
        vpternlogd zmm12, zmm13, zmm10, 0x96                   ;   269.3 p5      12 x[3]
        vpxord zmm20, zmm20, zmm2                              ;   269.7 p5      12 x[3]
        vpternlogd zmm23, zmm17, zmm20, 0x96                   ;   270.7 p5      12 x[3]
        vpxord zmm29, zmm29, zmm8                              ;   271.7 p5      12 x[3]
        vpternlogd zmm27, zmm18, zmm29, 0x96                   ;   272.7 p0      12 x[3]
        vpxord zmm31, zmm31, zmm0                              ;   272.7 p5      12 x[3]
        vpternlogd zmm1, zmm24, zmm31, 0x96                    ;   273.7 p0      12 x[3]
        vmovdqu64 zmm0, [rbp + 2944]                           ;    98.5 p2      12 x[0] reload
        vpxord zmm2, zmm9, zmm0                                ;   273.7 p5      12 x[0]
        vpternlogd zmm2, zmm12, zmm5, 0x96                     ;   274.7 p0      12 x[0]
        vpxord zmm8, zmm19, zmm0                               ;   274.7 p5      12 x[0]
        vpternlogd zmm8, zmm23, zmm15, 0x96                    ;   275.7 p0      12 x[0]
        vpxord zmm10, zmm28, zmm0                              ;   275.7 p5      12 x[0]
        vpternlogd zmm10, zmm27, zmm25, 0x96                   ;   276.7 p0      12 x[0]
        vpxord zmm0, zmm3, zmm0                                ;   276.7 p5      12 x[0]
        vpternlogd zmm0, zmm1, zmm6, 0x96                      ;   277.7 p0      12 x[0]
        vgf2p8affineqb zmm2, zmm2, zmm11, 0xdd                 ;   278.3 p0      12 x[0]
        vgf2p8affineqb zmm8, zmm8, zmm11, 0xdd                 ;   279.3 p0      12 x[0]
        vgf2p8affineinvqb zmm2, zmm2, zmm14, 0xd3              ;   281.3 p0      12 x[0]
        vgf2p8affineqb zmm10, zmm10, zmm11, 0xdd               ;   281.3 p0      12 x[0]
        vgf2p8affineinvqb zmm8, zmm8, zmm14, 0xd3              ;   282.3 p0      12 x[0]
        vgf2p8affineqb zmm0, zmm0, zmm11, 0xdd                 ;   283.3 p0      12 x[0]
        vgf2p8affineinvqb zmm10, zmm10, zmm14, 0xd3            ;   284.3 p0      12 x[0]
        vgf2p8affineinvqb zmm0, zmm0, zmm14, 0xd3              ;   286.3 p0      12 x[0]
        vmovdqu64 zmm13, [rel sm4_ctr.T0_constants512 + 512]   ;   101.3 p3      12 x[0] reload
        vpshufb zmm17, zmm2, zmm13                             ;   284.3 p5      12 x[0]
        vpshufb zmm18, zmm8, zmm13                             ;   285.3 p5      12 x[0]
        vpshufb zmm20, zmm10, zmm13                            ;   287.3 p5      12 x[0]
        vpshufb zmm24, zmm2, zmm21                             ;   284.3 p5      12 x[0]
        vpshufb zmm29, zmm0, zmm13                             ;   289.3 p5      12 x[0]
        vpshufb zmm30, zmm8, zmm21                             ;   285.3 p5      12 x[0]
        vpshufb zmm31, zmm10, zmm21                            ;   287.3 p5      12 x[0]
        vpshufb zmm13, zmm2, zmm26                             ;   284.7 p5      12 x[0]
        vmovdqu64 [rbp + 4288], zmm3                           ;   230.7 p8+p9   12 x[1] spill
        vpshufb zmm3, zmm0, zmm21                              ;   289.3 p5      12 x[0]
        vpternlogd zmm13, zmm24, zmm2, 0x96                    ;   286.3 p0      12 x[0]
        vpshufb zmm24, zmm8, zmm26                             ;   286.7 p5      12 x[0]
        vpternlogd zmm24, zmm30, zmm8, 0x96                    ;   287.7 p0      12 x[0]
        vpshufb zmm30, zmm10, zmm26                            ;   287.7 p5      12 x[0]
        vpternlogd zmm30, zmm31, zmm10, 0x96                   ;   288.7 p0      12 x[0]
        vpshufb zmm31, zmm0, zmm26                             ;   289.3 p5      12 x[0]
        vpternlogd zmm31, zmm3, zmm0, 0x96                     ;   290.3 p0      12 x[0]
        vprold zmm3, zmm13, 2                                  ;   290.3 p0      12 x[0]
        vprold zmm13, zmm24, 2                                 ;   291.3 p0      12 x[0]
        vprold zmm24, zmm30, 2                                 ;   292.3 p0      12 x[0]
        vpxord zmm4, zmm4, zmm2                                ;   289.7 p5      12 x[0]
        vprold zmm2, zmm31, 2                                  ;   293.3 p0      12 x[0]
        vpternlogd zmm3, zmm17, zmm4, 0x96                     ;   291.3 p5      12 x[0]
        vpxord zmm16, zmm16, zmm8                              ;   291.7 p5      12 x[0]
        vpternlogd zmm13, zmm18, zmm16, 0x96                   ;   292.7 p5      12 x[0]
        vpxord zmm22, zmm22, zmm10                             ;   293.7 p5      12 x[0]
        vpternlogd zmm24, zmm20, zmm22, 0x96                   ;   294.7 p0      12 x[0]
        vpxord zmm7, zmm7, zmm0                                ;   294.7 p5      12 x[0]
        vpternlogd zmm2, zmm29, zmm7, 0x96                     ;   295.7 p0      12 x[0]
        vmovdqu64 zmm0, [rbp + 3008]                           ;   106.3 p2      12 x[1] reload
        vpxord zmm4, zmm5, zmm0                                ;   295.7 p5      12 x[1]
        vpternlogd zmm4, zmm3, zmm12, 0x96                     ;   296.7 p0      12 x[1]
        vpxord zmm7, zmm15, zmm0                               ;   296.7 p5      12 x[1]
        vpternlogd zmm7, zmm13, zmm23, 0x96                    ;   297.7 p0      12 x[1]
        vpxord zmm8, zmm25, zmm0                               ;   297.7 p5      12 x[1]
        vpternlogd zmm8, zmm24, zmm27, 0x96                    ;   298.7 p0      12 x[1]
        vpxord zmm0, zmm6, zmm0                                ;   298.7 p5      12 x[1]
        vpternlogd zmm0, zmm2, zmm1, 0x96                      ;   299.7 p0      12 x[1]
        vgf2p8affineqb zmm4, zmm4, zmm11, 0xdd                 ;   300.3 p0      12 x[1]
        vgf2p8affineqb zmm7, zmm7, zmm11, 0xdd                 ;   301.3 p0      12 x[1]
        vgf2p8affineinvqb zmm4, zmm4, zmm14, 0xd3              ;   303.3 p0      12 x[1]
        vgf2p8affineqb zmm8, zmm8, zmm11, 0xdd                 ;   303.3 p0      12 x[1]
        vgf2p8affineinvqb zmm7, zmm7, zmm14, 0xd3              ;   304.3 p0      12 x[1]
        vgf2p8affineqb zmm0, zmm0, zmm11, 0xdd                 ;   305.3 p0      12 x[1]
        vgf2p8affineinvqb zmm8, zmm8, zmm14, 0xd3              ;   306.3 p0      12 x[1]
        vgf2p8affineinvqb zmm0, zmm0, zmm14, 0xd3              ;   308.3 p0      12 x[1]
        vmovdqu64 zmm10, [rel sm4_ctr.T0_constants512 + 512]   ;   109.2 p3      12 x[0] reload
        vpshufb zmm16, zmm4, zmm10                             ;   306.3 p5      12 x[1]
        vpshufb zmm17, zmm7, zmm10                             ;   307.3 p5      12 x[1]
        vpshufb zmm18, zmm8, zmm10                             ;   309.3 p5      12 x[1]
        vpshufb zmm20, zmm4, zmm21                             ;   306.3 p5      12 x[1]
        vpshufb zmm22, zmm0, zmm10                             ;   311.3 p5      12 x[1]
        vpshufb zmm29, zmm7, zmm21                             ;   307.3 p5      12 x[1]
        vpshufb zmm30, zmm8, zmm21                             ;   309.3 p5      12 x[1]
        vpshufb zmm31, zmm4, zmm26                             ;   306.7 p5      12 x[1]
        vpshufb zmm10, zmm0, zmm21                             ;   311.3 p5      12 x[1]
        vpternlogd zmm31, zmm20, zmm4, 0x96                    ;   308.3 p0      12 x[1]
        vpshufb zmm20, zmm7, zmm26                             ;   308.7 p5      12 x[1]
        vpternlogd zmm20, zmm29, zmm7, 0x96                    ;   309.7 p0      12 x[1]
        vpshufb zmm29, zmm8, zmm26                             ;   309.7 p5      12 x[1]
        vpternlogd zmm29, zmm30, zmm8, 0x96                    ;   310.7 p0      12 x[1]
        vpshufb zmm30, zmm0, zmm26                             ;   311.3 p5      12 x[1]
        vpternlogd zmm30, zmm10, zmm0, 0x96                    ;   312.3 p0      12 x[1]
        vprold zmm10, zmm31, 2                                 ;   312.3 p0      12 x[1]
        vprold zmm20, zmm20, 2                                 ;   313.3 p0      12 x[1]
        vprold zmm29, zmm29, 2                                 ;   314.3 p0      12 x[1]
        vmovdqu64 zmm31, [rbp + 4288]                          ;   230.7 p2      12 x[1]
        vpxord zmm9, zmm9, zmm4                                ;   311.7 p5      12 x[1]
        vprold zmm4, zmm30, 2                                  ;   315.3 p0      12 x[1]
        vpternlogd zmm10, zmm16, zmm9, 0x96                    ;   313.3 p5      12 x[1]
        vpxord zmm19, zmm19, zmm7                              ;   313.7 p5      12 x[1]
        vpternlogd zmm20, zmm17, zmm19, 0x96                   ;   314.7 p5      12 x[1]
        vpxord zmm28, zmm28, zmm8                              ;   315.7 p5      12 x[1]
        vpternlogd zmm29, zmm18, zmm28, 0x96                   ;   316.7 p0      12 x[1]
        vpxord zmm31, zmm31, zmm0                              ;   316.7 p5      12 x[1]
        vpternlogd zmm4, zmm22, zmm31, 0x96                    ;   317.7 p0      12 x[1]
        vmovdqu64 zmm0, [rbp + 3072]                           ;   114.2 p3      12 x[2] reload
        vpxord zmm7, zmm12, zmm0                               ;   317.7 p5      12 x[2]
        vpternlogd zmm7, zmm10, zmm3, 0x96                     ;   318.7 p0      12 x[2]
        vpxord zmm8, zmm23, zmm0                               ;   318.7 p5      12 x[2]
        vpternlogd zmm8, zmm20, zmm13, 0x96                    ;   319.7 p0      12 x[2]
        vpxord zmm9, zmm27, zmm0                               ;   319.7 p5      12 x[2]
        vpternlogd zmm9, zmm29, zmm24, 0x96                    ;   320.7 p0      12 x[2]
        vpxord zmm0, zmm1, zmm0                                ;   320.7 p5      12 x[2]
        vpternlogd zmm0, zmm4, zmm2, 0x96                      ;   321.7 p0      12 x[2]
        vgf2p8affineqb zmm7, zmm7, zmm11, 0xdd                 ;   322.3 p0      12 x[2]
        vgf2p8affineqb zmm8, zmm8, zmm11, 0xdd                 ;   323.3 p0      12 x[2]
        vgf2p8affineinvqb zmm7, zmm7, zmm14, 0xd3              ;   325.3 p0      12 x[2]
        vgf2p8affineqb zmm9, zmm9, zmm11, 0xdd                 ;   325.3 p0      12 x[2]
        vgf2p8affineinvqb zmm8, zmm8, zmm14, 0xd3              ;   326.3 p0      12 x[2]
        vgf2p8affineqb zmm0, zmm0, zmm11, 0xdd                 ;   327.3 p0      12 x[2]
        vgf2p8affineinvqb zmm9, zmm9, zmm14, 0xd3              ;   328.3 p0      12 x[2]
        vgf2p8affineinvqb zmm0, zmm0, zmm14, 0xd3              ;   330.3 p0      12 x[2]
        vmovdqu64 zmm16, [rel sm4_ctr.T0_constants512 + 512]   ;   117.0 p2      12 x[0] reload
        vpshufb zmm17, zmm7, zmm16                             ;   328.3 p5      12 x[2]
        vpshufb zmm18, zmm8, zmm16                             ;   329.3 p5      12 x[2]
        vpshufb zmm19, zmm9, zmm16                             ;   331.3 p5      12 x[2]
        vpshufb zmm22, zmm7, zmm21                             ;   328.3 p5      12 x[2]
        vpshufb zmm28, zmm0, zmm16                             ;   333.3 p5      12 x[2]
        vpshufb zmm30, zmm8, zmm21                             ;   329.3 p5      12 x[2]
        vpshufb zmm31, zmm9, zmm21                             ;   331.3 p5      12 x[2]
        vpshufb zmm16, zmm7, zmm26                             ;   328.7 p5      12 x[2]
        vmovdqu64 [rbp + 4288], zmm1                           ;   274.7 p7+p4   12 x[3] spill
        vpshufb zmm1, zmm0, zmm21                              ;   333.3 p5      12 x[2]
        vpternlogd zmm16, zmm22, zmm7, 0x96                    ;   330.3 p0      12 x[2]
        vpshufb zmm22, zmm8, zmm26                             ;   330.7 p5      12 x[2]
        vpternlogd zmm22, zmm30, zmm8, 0x96                    ;   331.7 p0      12 x[2]
        vpshufb zmm30, zmm9, zmm26                             ;   331.7 p5      12 x[2]
        vpternlogd zmm30, zmm31, zmm9, 0x96                    ;   332.7 p0      12 x[2]
        vpshufb zmm31, zmm0, zmm26                             ;   333.3 p5      12 x[2]
        vpternlogd zmm31, zmm1, zmm0, 0x96                     ;   334.3 p0      12 x[2]
        vprold zmm1, zmm16, 2                                  ;   334.3 p0      12 x[2]
        vprold zmm16, zmm22, 2                                 ;   335.3 p0      12 x[2]
        vprold zmm22, zmm30, 2                                 ;   336.3 p0      12 x[2]
        vpxord zmm5, zmm5, zmm7                                ;   333.7 p5      12 x[2]
        vprold zmm7, zmm31, 2                                  ;   337.3 p0      12 x[2]
        vpternlogd zmm1, zmm17, zmm5, 0x96                     ;   335.3 p5      12 x[2]
        vpxord zmm15, zmm15, zmm8                              ;   335.7 p5      12 x[2]
        vpternlogd zmm16, zmm18, zmm15, 0x96                   ;   336.7 p5      12 x[2]
        vpxord zmm25, zmm25, zmm9                              ;   337.7 p5      12 x[2]
        vpternlogd zmm22, zmm19, zmm25, 0x96                   ;   338.7 p0      12 x[2]
        vpxord zmm6, zmm6, zmm0                                ;   338.7 p5      12 x[2]
        vpternlogd zmm7, zmm28, zmm6, 0x96                     ;   339.7 p0      12 x[2]
        vmovdqu64 zmm0, [rbp + 3136]                           ;   122.0 p3      12 x[3] reload
        vpxord zmm5, zmm3, zmm0                                ;   339.7 p5      12 x[3]
        vpternlogd zmm5, zmm1, zmm10, 0x96                     ;   340.7 p0      12 x[3]
        vpxord zmm6, zmm13, zmm0                               ;   340.7 p5      12 x[3]
        vpternlogd zmm6, zmm16, zmm20, 0x96                    ;   341.7 p0      12 x[3]
        vpxord zmm8, zmm24, zmm0                               ;   341.7 p5      12 x[3]
        vpternlogd zmm8, zmm22, zmm29, 0x96                    ;   342.7 p0      12 x[3]
        vpxord zmm0, zmm2, zmm0                                ;   342.7 p5      12 x[3]
        vpternlogd zmm0, zmm7, zmm4, 0x96                      ;   343.7 p0      12 x[3]
        vgf2p8affineqb zmm5, zmm5, zmm11, 0xdd                 ;   344.3 p0      12 x[3]
        vgf2p8affineqb zmm6, zmm6, zmm11, 0xdd                 ;   345.3 p0      12 x[3]
        vgf2p8affineinvqb zmm5, zmm5, zmm14, 0xd3              ;   347.3 p0      12 x[3]
        vgf2p8affineqb zmm8, zmm8, zmm11, 0xdd                 ;   347.3 p0      12 x[3]
        vgf2p8affineinvqb zmm6, zmm6, zmm14, 0xd3              ;   348.3 p0      12 x[3]
        vgf2p8affineqb zmm0, zmm0, zmm11, 0xdd                 ;   349.3 p0      12 x[3]
        vgf2p8affineinvqb zmm8, zmm8, zmm14, 0xd3              ;   350.3 p0      12 x[3]
        vgf2p8affineinvqb zmm0, zmm0, zmm14, 0xd3              ;   352.3 p0      12 x[3]
        vmovdqu64 zmm9, [rel sm4_ctr.T0_constants512 + 512]    ;   124.8 p2      12 x[0] reload
        vpshufb zmm15, zmm5, zmm9                              ;   350.3 p5      12 x[3]
        vpshufb zmm17, zmm6, zmm9                              ;   351.3 p5      12 x[3]
        vpshufb zmm18, zmm8, zmm9                              ;   353.3 p5      12 x[3]
        vpshufb zmm19, zmm5, zmm21                             ;   350.3 p5      12 x[3]
        vpshufb zmm25, zmm0, zmm9                              ;   355.3 p5      12 x[3]
        vpshufb zmm28, zmm6, zmm21                             ;   351.3 p5      12 x[3]
        vpshufb zmm30, zmm8, zmm21                             ;   353.3 p5      12 x[3]
        vpshufb zmm31, zmm5, zmm26                             ;   350.7 p5      12 x[3]
        vpshufb zmm9, zmm0, zmm21                              ;   355.3 p5      12 x[3]
        vpternlogd zmm31, zmm19, zmm5, 0x96                    ;   352.3 p0      12 x[3]
        vpshufb zmm19, zmm6, zmm26                             ;   352.7 p5      12 x[3]
        vpternlogd zmm19, zmm28, zmm6, 0x96                    ;   353.7 p0      12 x[3]
        vpshufb zmm28, zmm8, zmm26                             ;   353.7 p5      12 x[3]
        vpternlogd zmm28, zmm30, zmm8, 0x96                    ;   354.7 p0      12 x[3]
        vpshufb zmm30, zmm0, zmm26                             ;   355.3 p5      12 x[3]
        vpternlogd zmm30, zmm9, zmm0, 0x96                     ;   356.3 p0      12 x[3]
        vprold zmm9, zmm31, 2                                  ;   356.3 p0      12 x[3]
        vprold zmm19, zmm19, 2                                 ;   357.3 p0      12 x[3]
        vprold zmm28, zmm28, 2                                 ;   358.3 p0      12 x[3]
        vmovdqu64 zmm31, [rbp + 4288]                          ;   274.7 p3      12 x[3]
        vpxord zmm12, zmm12, zmm5                              ;   355.7 p5      12 x[3]
        vprold zmm5, zmm30, 2                                  ;   359.3 p0      12 x[3]
        vpternlogd zmm9, zmm15, zmm12, 0x96                    ;   357.3 p5      12 x[3]
        vpxord zmm23, zmm23, zmm6                              ;   357.7 p5      12 x[3]
        vpternlogd zmm19, zmm17, zmm23, 0x96                   ;   358.7 p5      12 x[3]
        vpxord zmm27, zmm27, zmm8                              ;   359.7 p5      12 x[3]
        vpternlogd zmm28, zmm18, zmm27, 0x96                   ;   360.7 p0      12 x[3]
        vpxord zmm31, zmm31, zmm0                              ;   360.7 p5      12 x[3]
        vpternlogd zmm5, zmm25, zmm31, 0x96                    ;   361.7 p0      12 x[3]
        vmovdqu64 zmm0, [rbp + 3200]                           ;   129.8 p2      12 x[0] reload
        vpxord zmm6, zmm10, zmm0                               ;   361.7 p5      12 x[0]
        vpternlogd zmm6, zmm9, zmm1, 0x96                      ;   362.7 p0      12 x[0]
        vpxord zmm8, zmm20, zmm0                               ;   362.7 p5      12 x[0]
        vpternlogd zmm8, zmm19, zmm16, 0x96                    ;   363.7 p0      12 x[0]
        vpxord zmm12, zmm29, zmm0                              ;   363.7 p5      12 x[0]
        vpternlogd zmm12, zmm28, zmm22, 0x96                   ;   364.7 p0      12 x[0]
        vpxord zmm0, zmm4, zmm0                                ;   364.7 p5      12 x[0]
        vpternlogd zmm0, zmm5, zmm7, 0x96                      ;   365.7 p0      12 x[0]
        vgf2p8affineqb zmm6, zmm6, zmm11, 0xdd                 ;   366.3 p0      12 x[0]
        vgf2p8affineqb zmm8, zmm8, zmm11, 0xdd                 ;   367.3 p0      12 x[0]
        vgf2p8affineinvqb zmm6, zmm6, zmm14, 0xd3              ;   369.3 p0      12 x[0]
        vgf2p8affineqb zmm12, zmm12, zmm11, 0xdd               ;   369.3 p0      12 x[0]
        vgf2p8affineinvqb zmm8, zmm8, zmm14, 0xd3              ;   370.3 p0      12 x[0]
        vgf2p8affineqb zmm0, zmm0, zmm11, 0xdd                 ;   371.3 p0      12 x[0]
        vgf2p8affineinvqb zmm12, zmm12, zmm14, 0xd3            ;   372.3 p0      12 x[0]
        vgf2p8affineinvqb zmm0, zmm0, zmm14, 0xd3              ;   374.3 p0      12 x[0]
        vmovdqu64 zmm15, [rel sm4_ctr.T0_constants512 + 512]   ;   136.3 p3      12 x[0] reload
        vpshufb zmm17, zmm6, zmm15                             ;   372.3 p5      12 x[0]
        vpshufb zmm18, zmm8, zmm15                             ;   373.3 p5      12 x[0]
        vpshufb zmm23, zmm12, zmm15                            ;   375.3 p5      12 x[0]
        vpshufb zmm25, zmm6, zmm21                             ;   372.3 p5      12 x[0]
        vpshufb zmm27, zmm0, zmm15                             ;   377.3 p5      12 x[0]
        vpshufb zmm30, zmm8, zmm21                             ;   373.3 p5      12 x[0]
        vpshufb zmm31, zmm12, zmm21                            ;   375.3 p5      12 x[0]
        vpshufb zmm15, zmm6, zmm26                             ;   372.7 p5      12 x[0]
        vmovdqu64 [rbp + 4288], zmm4                           ;   318.7 p8+p9   12 x[1] spill
        vpshufb zmm4, zmm0, zmm21                              ;   377.3 p5      12 x[0]
        vpternlogd zmm15, zmm25, zmm6, 0x96                    ;   374.3 p0      12 x[0]
        vpshufb zmm25, zmm8, zmm26                             ;   374.7 p5      12 x[0]
        vpternlogd zmm25, zmm30, zmm8, 0x96                    ;   375.7 p0      12 x[0]
        vpshufb zmm30, zmm12, zmm26                            ;   375.7 p5      12 x[0]
        vpternlogd zmm30, zmm31, zmm12, 0x96                   ;   376.7 p0      12 x[0]
        vpshufb zmm31, zmm0, zmm26                             ;   377.3 p5      12 x[0]
        vpternlogd zmm31, zmm4, zmm0, 0x96                     ;   378.3 p0      12 x[0]
        vprold zmm4, zmm15, 2                                  ;   378.3 p0      12 x[0]
        vprold zmm15, zmm25, 2                                 ;   379.3 p0      12 x[0]
        vprold zmm25, zmm30, 2                                 ;   380.3 p0      12 x[0]
        vpxord zmm3, zmm3, zmm6                                ;   377.7 p5      12 x[0]
        vprold zmm6, zmm31, 2                                  ;   381.3 p0      12 x[0]
        vpternlogd zmm4, zmm17, zmm3, 0x96                     ;   379.3 p5      12 x[0]
        vpxord zmm13, zmm13, zmm8                              ;   379.7 p5      12 x[0]
        vpternlogd zmm15, zmm18, zmm13, 0x96                   ;   380.7 p5      12 x[0]
        vpxord zmm24, zmm24, zmm12                             ;   381.7 p5      12 x[0]
        vpternlogd zmm25, zmm23, zmm24, 0x96                   ;   382.7 p0      12 x[0]
        vpxord zmm2, zmm2, zmm0                                ;   382.7 p5      12 x[0]
        vpternlogd zmm6, zmm27, zmm2, 0x96                     ;   383.7 p0      12 x[0]
        vmovdqu64 zmm0, [rbp + 3264]                           ;   144.8 p2      12 x[1] reload
        vpxord zmm2, zmm1, zmm0                                ;   383.7 p5      12 x[1]
        vpternlogd zmm2, zmm4, zmm9, 0x96                      ;   384.7 p0      12 x[1]
        vpxord zmm3, zmm16, zmm0                               ;   384.7 p5      12 x[1]
        vpternlogd zmm3, zmm15, zmm19, 0x96                    ;   385.7 p0      12 x[1]
        vpxord zmm8, zmm22, zmm0                               ;   385.7 p5      12 x[1]
        vpternlogd zmm8, zmm25, zmm28, 0x96                    ;   386.7 p0      12 x[1]
        vpxord zmm0, zmm7, zmm0                                ;   386.7 p5      12 x[1]
        vpternlogd zmm0, zmm6, zmm5, 0x96                      ;   387.7 p0      12 x[1]
        vgf2p8affineqb zmm2, zmm2, zmm11, 0xdd                 ;   388.3 p0      12 x[1]
        vgf2p8affineqb zmm3, zmm3, zmm11, 0xdd                 ;   389.3 p0      12 x[1]
        vgf2p8affineinvqb zmm2, zmm2, zmm14, 0xd3              ;   391.3 p0      12 x[1]
        vgf2p8affineqb zmm8, zmm8, zmm11, 0xdd                 ;   391.3 p0      12 x[1]
        vgf2p8affineinvqb zmm3, zmm3, zmm14, 0xd3              ;   392.3 p0      12 x[1]
        vgf2p8affineqb zmm0, zmm0, zmm11, 0xdd                 ;   393.3 p0      12 x[1]
        vgf2p8affineinvqb zmm8, zmm8, zmm14, 0xd3              ;   394.3 p0      12 x[1]
        vgf2p8affineinvqb zmm0, zmm0, zmm14, 0xd3              ;   396.3 p0      12 x[1]
        vmovdqu64 zmm12, [rel sm4_ctr.T0_constants512 + 512]   ;   158.3 p3      12 x[0] reload
        vpshufb zmm13, zmm2, zmm12                             ;   394.3 p5      12 x[1]
        vpshufb zmm17, zmm3, zmm12                             ;   395.3 p5      12 x[1]
        vpshufb zmm18, zmm8, zmm12                             ;   397.3 p5      12 x[1]
        vpshufb zmm23, zmm2, zmm21                             ;   394.3 p5      12 x[1]
        vpshufb zmm24, zmm0, zmm12                             ;   399.3 p5      12 x[1]
        vpshufb zmm27, zmm3, zmm21                             ;   395.3 p5      12 x[1]
        vpshufb zmm30, zmm8, zmm21                             ;   397.3 p5      12 x[1]
        vpshufb zmm31, zmm2, zmm26                             ;   394.7 p5      12 x[1]
        vpshufb zmm12, zmm0, zmm21                             ;   399.3 p5      12 x[1]
        vpternlogd zmm31, zmm23, zmm2, 0x96                    ;   396.3 p0      12 x[1]
        vpshufb zmm23, zmm3, zmm26                             ;   396.7 p5      12 x[1]
        vpternlogd zmm23, zmm27, zmm3, 0x96                    ;   397.7 p0      12 x[1]
        vpshufb zmm27, zmm8, zmm26                             ;   397.7 p5      12 x[1]
        vpternlogd zmm27, zmm30, zmm8, 0x96                    ;   398.7 p0      12 x[1]
        vpshufb zmm30, zmm0, zmm26                             ;   399.3 p5      12 x[1]
        vpternlogd zmm30, zmm12, zmm0, 0x96                    ;   400.3 p0      12 x[1]
        vprold zmm12, zmm31, 2                                 ;   400.3 p0      12 x[1]
        vprold zmm23, zmm23, 2                                 ;   401.3 p0      12 x[1]
        vprold zmm27, zmm27, 2                                 ;   402.3 p0      12 x[1]
        vmovdqu64 zmm31, [rbp + 4288]                          ;   318.7 p2      12 x[1]
        vpxord zmm10, zmm10, zmm2                              ;   399.7 p5      12 x[1]
        vprold zmm2, zmm30, 2                                  ;   403.3 p0      12 x[1]
        vpternlogd zmm12, zmm13, zmm10, 0x96                   ;   401.3 p5      12 x[1]
        vpxord zmm20, zmm20, zmm3                              ;   401.7 p5      12 x[1]
        vpternlogd zmm23, zmm17, zmm20, 0x96                   ;   402.7 p5      12 x[1]
        vpxord zmm29, zmm29, zmm8                              ;   403.7 p5      12 x[1]
        vpternlogd zmm27, zmm18, zmm29, 0x96                   ;   404.7 p0      12 x[1]
        vpxord zmm31, zmm31, zmm0                              ;   404.7 p5      12 x[1]
        vpternlogd zmm2, zmm24, zmm31, 0x96                    ;   405.7 p0      12 x[1]
        vmovdqu64 zmm0, [rbp + 3328]                           ;   166.8 p3      12 x[2] reload
        vpxord zmm3, zmm9, zmm0                                ;   405.7 p5      12 x[2]
        vpternlogd zmm3, zmm12, zmm4, 0x96                     ;   406.7 p0      12 x[2]
        vpxord zmm8, zmm19, zmm0                               ;   406.7 p5      12 x[2]
        vpternlogd zmm8, zmm23, zmm15, 0x96                    ;   407.7 p0      12 x[2]
        vpxord zmm10, zmm28, zmm0                              ;   407.7 p5      12 x[2]
        vpternlogd zmm10, zmm27, zmm25, 0x96                   ;   408.7 p0      12 x[2]
        vpxord zmm0, zmm5, zmm0                                ;   408.7 p5      12 x[2]
        vpternlogd zmm0, zmm2, zmm6, 0x96                      ;   409.7 p0      12 x[2]
        vgf2p8affineqb zmm3, zmm3, zmm11, 0xdd                 ;   410.3 p0      12 x[2]
        vgf2p8affineqb zmm8, zmm8, zmm11, 0xdd                 ;   411.3 p0      12 x[2]
        vgf2p8affineinvqb zmm3, zmm3, zmm14, 0xd3              ;   413.3 p0      12 x[2]
        vgf2p8affineqb zmm10, zmm10, zmm11, 0xdd               ;   413.3 p0      12 x[2]
        vgf2p8affineinvqb zmm8, zmm8, zmm14, 0xd3              ;   414.3 p0      12 x[2]
        vgf2p8affineqb zmm0, zmm0, zmm11, 0xdd                 ;   415.3 p0      12 x[2]
        vgf2p8affineinvqb zmm10, zmm10, zmm14, 0xd3            ;   416.3 p0      12 x[2]
        vgf2p8affineinvqb zmm0, zmm0, zmm14, 0xd3              ;   418.3 p0      12 x[2]
        vmovdqu64 zmm13, [rel sm4_ctr.T0_constants512 + 512]   ;   180.3 p2      12 x[0] reload
        vpshufb zmm17, zmm3, zmm13                             ;   416.3 p5      12 x[2]
        vpshufb zmm18, zmm8, zmm13                             ;   417.3 p5      12 x[2]
        vpshufb zmm20, zmm10, zmm13                            ;   419.3 p5      12 x[2]
        vpshufb zmm24, zmm3, zmm21                             ;   416.3 p5      12 x[2]
        vpshufb zmm29, zmm0, zmm13                             ;   421.3 p5      12 x[2]
        vpshufb zmm30, zmm8, zmm21                             ;   417.3 p5      12 x[2]
        vpshufb zmm31, zmm10, zmm21                            ;   419.3 p5      12 x[2]
        vpshufb zmm13, zmm3, zmm26                             ;   416.7 p5      12 x[2]
        vmovdqu64 [rbp + 4288], zmm5                           ;   362.7 p7+p4   12 x[3] spill
        vpshufb zmm5, zmm0, zmm21                              ;   421.3 p5      12 x[2]
        vpternlogd zmm13, zmm24, zmm3, 0x96                    ;   418.3 p0      12 x[2]
        vpshufb zmm24, zmm8, zmm26                             ;   418.7 p5      12 x[2]
        vpternlogd zmm24, zmm30, zmm8, 0x96                    ;   419.7 p0      12 x[2]
        vpshufb zmm30, zmm10, zmm26                            ;   419.7 p5      12 x[2]
        vpternlogd zmm30, zmm31, zmm10, 0x96                   ;   420.7 p0      12 x[2]
        vpshufb zmm31, zmm0, zmm26                             ;   421.3 p5      12 x[2]
        vpternlogd zmm31, zmm5, zmm0, 0x96                     ;   422.3 p0      12 x[2]
        vprold zmm5, zmm13, 2                                  ;   422.3 p0      12 x[2]
        vprold zmm13, zmm24, 2                                 ;   423.3 p0      12 x[2]
        vprold zmm24, zmm30, 2                                 ;   424.3 p0      12 x[2]
        vpxord zmm1, zmm1, zmm3                                ;   421.7 p5      12 x[2]
        vprold zmm3, zmm31, 2                                  ;   425.3 p0      12 x[2]
        vpternlogd zmm5, zmm17, zmm1, 0x96                     ;   423.3 p5      12 x[2]
        vpxord zmm16, zmm16, zmm8                              ;   423.7 p5      12 x[2]
        vpternlogd zmm13, zmm18, zmm16, 0x96                   ;   424.7 p5      12 x[2]
        vpxord zmm22, zmm22, zmm10                             ;   425.7 p5      12 x[2]
        vpternlogd zmm24, zmm20, zmm22, 0x96                   ;   426.7 p0      12 x[2]
        vpxord zmm7, zmm7, zmm0                                ;   426.7 p5      12 x[2]
        vpternlogd zmm3, zmm29, zmm7, 0x96                     ;   427.7 p0      12 x[2]
        vmovdqu64 zmm0, [rbp + 3392]                           ;   188.8 p3      12 x[3] reload
        vpxord zmm1, zmm4, zmm0                                ;   427.7 p5      12 x[3]
        vpternlogd zmm1, zmm5, zmm12, 0x96                     ;   428.7 p0      12 x[3]
        vpxord zmm7, zmm15, zmm0                               ;   428.7 p5      12 x[3]
        vpternlogd zmm7, zmm13, zmm23, 0x96                    ;   429.7 p0      12 x[3]
        vpxord zmm8, zmm25, zmm0                               ;   429.7 p5      12 x[3]
        vpternlogd zmm8, zmm24, zmm27, 0x96                    ;   430.7 p0      12 x[3]
        vpxord zmm0, zmm6, zmm0                                ;   430.7 p5      12 x[3]
        vpternlogd zmm0, zmm3, zmm2, 0x96                      ;   431.7 p0      12 x[3]
        vgf2p8affineqb zmm1, zmm1, zmm11, 0xdd                 ;   432.3 p0      12 x[3]
        vgf2p8affineqb zmm7, zmm7, zmm11, 0xdd                 ;   433.3 p0      12 x[3]
        vgf2p8affineinvqb zmm1, zmm1, zmm14, 0xd3              ;   435.3 p0      12 x[3]
        vgf2p8affineqb zmm8, zmm8, zmm11, 0xdd                 ;   435.3 p0      12 x[3]
        vgf2p8affineinvqb zmm7, zmm7, zmm14, 0xd3              ;   436.3 p0      12 x[3]
        vgf2p8affineqb zmm0, zmm0, zmm11, 0xdd                 ;   437.3 p0      12 x[3]
        vgf2p8affineinvqb zmm8, zmm8, zmm14, 0xd3              ;   438.3 p0      12 x[3]
        vgf2p8affineinvqb zmm0, zmm0, zmm14, 0xd3              ;   440.3 p0      12 x[3]
        vmovdqu64 zmm10, [rel sm4_ctr.T0_constants512 + 512]   ;   202.3 p2      12 x[0] reload
        vpshufb zmm16, zmm1, zmm10                             ;   438.3 p5      12 x[3]
        vpshufb zmm17, zmm7, zmm10                             ;   439.3 p5      12 x[3]
        vpshufb zmm18, zmm8, zmm10                             ;   441.3 p5      12 x[3]
        vpshufb zmm20, zmm1, zmm21                             ;   438.3 p5      12 x[3]
        vpshufb zmm22, zmm0, zmm10                             ;   443.3 p5      12 x[3]
        vpshufb zmm29, zmm7, zmm21                             ;   439.3 p5      12 x[3]
        vpshufb zmm30, zmm8, zmm21                             ;   441.3 p5      12 x[3]
        vpshufb zmm31, zmm1, zmm26                             ;   438.7 p5      12 x[3]
        vpshufb zmm10, zmm0, zmm21                             ;   443.3 p5      12 x[3]
        vpternlogd zmm31, zmm20, zmm1, 0x96                    ;   440.3 p0      12 x[3]
        vpshufb zmm20, zmm7, zmm26                             ;   440.7 p5      12 x[3]
        vpternlogd zmm20, zmm29, zmm7, 0x96                    ;   441.7 p0      12 x[3]
        vpshufb zmm29, zmm8, zmm26                             ;   441.7 p5      12 x[3]
        vpternlogd zmm29, zmm30, zmm8, 0x96                    ;   442.7 p0      12 x[3]
        vpshufb zmm30, zmm0, zmm26                             ;   443.3 p5      12 x[3]
        vpternlogd zmm30, zmm10, zmm0, 0x96                    ;   444.3 p0      12 x[3]
        vprold zmm10, zmm31, 2                                 ;   444.3 p0      12 x[3]
        vprold zmm20, zmm20, 2                                 ;   445.3 p0      12 x[3]
        vprold zmm29, zmm29, 2                                 ;   446.3 p0      12 x[3]
        vmovdqu64 zmm31, [rbp + 4288]                          ;   362.7 p3      12 x[3]
        vpxord zmm9, zmm9, zmm1                                ;   443.7 p5      12 x[3]
        vprold zmm1, zmm30, 2                                  ;   447.3 p0      12 x[3]
        vpternlogd zmm10, zmm16, zmm9, 0x96                    ;   445.3 p5      12 x[3]
        vpxord zmm19, zmm19, zmm7                              ;   445.7 p5      12 x[3]
        vpternlogd zmm20, zmm17, zmm19, 0x96                   ;   446.7 p5      12 x[3]
        vpxord zmm28, zmm28, zmm8                              ;   447.7 p5      12 x[3]
        vpternlogd zmm29, zmm18, zmm28, 0x96                   ;   448.7 p0      12 x[3]
        vpxord zmm31, zmm31, zmm0                              ;   448.7 p5      12 x[3]
        vpternlogd zmm1, zmm22, zmm31, 0x96                    ;   449.7 p0      12 x[3]
        vmovdqu64 zmm0, [rbp + 3456]                           ;   210.8 p2      12 x[0] reload
        vpxord zmm7, zmm12, zmm0                               ;   449.7 p5      12 x[0]
        vpternlogd zmm7, zmm10, zmm5, 0x96                     ;   450.7 p0      12 x[0]
        vpxord zmm8, zmm23, zmm0                               ;   450.7 p5      12 x[0]
        vpternlogd zmm8, zmm20, zmm13, 0x96                    ;   451.7 p0      12 x[0]
        vpxord zmm9, zmm27, zmm0                               ;   451.7 p5      12 x[0]
        vpternlogd zmm9, zmm29, zmm24, 0x96                    ;   452.7 p0      12 x[0]
        vpxord zmm0, zmm2, zmm0                                ;   452.7 p5      12 x[0]
        vpternlogd zmm0, zmm1, zmm3, 0x96                      ;   453.7 p0      12 x[0]
        vgf2p8affineqb zmm7, zmm7, zmm11, 0xdd                 ;   454.3 p0      12 x[0]
        vgf2p8affineqb zmm8, zmm8, zmm11, 0xdd                 ;   455.3 p0      12 x[0]
        vgf2p8affineinvqb zmm7, zmm7, zmm14, 0xd3              ;   457.3 p0      12 x[0]
        vgf2p8affineqb zmm9, zmm9, zmm11, 0xdd                 ;   457.3 p0      12 x[0]
        vgf2p8affineinvqb zmm8, zmm8, zmm14, 0xd3              ;   458.3 p0      12 x[0]
        vgf2p8affineqb zmm0, zmm0, zmm11, 0xdd                 ;   459.3 p0      12 x[0]
        vgf2p8affineinvqb zmm9, zmm9, zmm14, 0xd3              ;   460.3 p0      12 x[0]
        vgf2p8affineinvqb zmm0, zmm0, zmm14, 0xd3              ;   462.3 p0      12 x[0]
        vmovdqu64 zmm16, [rel sm4_ctr.T0_constants512 + 512]   ;   224.3 p3      12 x[0] reload
        vpshufb zmm17, zmm7, zmm16                             ;   460.3 p5      12 x[0]
        vpshufb zmm18, zmm8, zmm16                             ;   461.3 p5      12 x[0]
        vpshufb zmm19, zmm9, zmm16                             ;   463.3 p5      12 x[0]
        vpshufb zmm22, zmm7, zmm21                             ;   460.3 p5      12 x[0]
        vpshufb zmm28, zmm0, zmm16                             ;   465.3 p5      12 x[0]
        vpshufb zmm30, zmm8, zmm21                             ;   461.3 p5      12 x[0]
        vpshufb zmm31, zmm9, zmm21                             ;   463.3 p5      12 x[0]
        vpshufb zmm16, zmm7, zmm26                             ;   460.7 p5      12 x[0]
        vmovdqu64 [rbp + 4288], zmm2                           ;   406.7 p8+p9   12 x[1] spill
        vpshufb zmm2, zmm0, zmm21                              ;   465.3 p5      12 x[0]
        vpternlogd zmm16, zmm22, zmm7, 0x96                    ;   462.3 p0      12 x[0]
        vpshufb zmm22, zmm8, zmm26                             ;   462.7 p5      12 x[0]
        vpternlogd zmm22, zmm30, zmm8, 0x96                    ;   463.7 p0      12 x[0]
        vpshufb zmm30, zmm9, zmm26                             ;   463.7 p5      12 x[0]
        vpternlogd zmm30, zmm31, zmm9, 0x96                    ;   464.7 p0      12 x[0]
        vpshufb zmm31, zmm0, zmm26                             ;   465.3 p5      12 x[0]
        vpternlogd zmm31, zmm2, zmm0, 0x96                     ;   466.3 p0      12 x[0]
        vprold zmm2, zmm16, 2                                  ;   466.3 p0      12 x[0]
        vprold zmm16, zmm22, 2                                 ;   467.3 p0      12 x[0]
        vprold zmm22, zmm30, 2                                 ;   468.3 p0      12 x[0]
        vpxord zmm4, zmm4, zmm7                                ;   465.7 p5      12 x[0]
        vprold zmm7, zmm31, 2                                  ;   469.3 p0      12 x[0]
        vpternlogd zmm2, zmm17, zmm4, 0x96                     ;   467.3 p5      12 x[0]
        vpxord zmm15, zmm15, zmm8                              ;   467.7 p5      12 x[0]
        vpternlogd zmm16, zmm18, zmm15, 0x96                   ;   468.7 p5      12 x[0]
        vpxord zmm25, zmm25, zmm9                              ;   469.7 p5      12 x[0]
        vpternlogd zmm22, zmm19, zmm25, 0x96                   ;   470.7 p0      12 x[0]
        vpxord zmm6, zmm6, zmm0                                ;   470.7 p5      12 x[0]
        vpternlogd zmm7, zmm28, zmm6, 0x96                     ;   471.7 p0      12 x[0]
        vmovdqu64 zmm0, [rbp + 3520]                           ;   232.8 p2      12 x[1] reload
        vpxord zmm4, zmm5, zmm0                                ;   471.7 p5      12 x[1]
        vpternlogd zmm4, zmm2, zmm10, 0x96                     ;   472.7 p0      12 x[1]
        vpxord zmm6, zmm13, zmm0                               ;   472.7 p5      12 x[1]
        vpternlogd zmm6, zmm16, zmm20, 0x96                    ;   473.7 p0      12 x[1]
        vpxord zmm8, zmm24, zmm0                               ;   473.7 p5      12 x[1]
        vpternlogd zmm8, zmm22, zmm29, 0x96                    ;   474.7 p0      12 x[1]
        vpxord zmm0, zmm3, zmm0                                ;   474.7 p5      12 x[1]
        vpternlogd zmm0, zmm7, zmm1, 0x96                      ;   475.7 p0      12 x[1]
        vgf2p8affineqb zmm4, zmm4, zmm11, 0xdd                 ;   476.3 p0      12 x[1]
        vgf2p8affineqb zmm6, zmm6, zmm11, 0xdd                 ;   477.3 p0      12 x[1]
        vgf2p8affineinvqb zmm4, zmm4, zmm14, 0xd3              ;   479.3 p0      12 x[1]
        vgf2p8affineqb zmm8, zmm8, zmm11, 0xdd                 ;   479.3 p0      12 x[1]
        vgf2p8affineinvqb zmm6, zmm6, zmm14, 0xd3              ;   480.3 p0      12 x[1]
        vgf2p8affineqb zmm0, zmm0, zmm11, 0xdd                 ;   481.3 p0      12 x[1]
        vgf2p8affineinvqb zmm8, zmm8, zmm14, 0xd3              ;   482.3 p0      12 x[1]
        vgf2p8affineinvqb zmm0, zmm0, zmm14, 0xd3              ;   484.3 p0      12 x[1]
        vmovdqu64 zmm9, [rel sm4_ctr.T0_constants512 + 512]    ;   246.3 p3      12 x[0] reload
        vpshufb zmm15, zmm4, zmm9                              ;   482.3 p5      12 x[1]
        vpshufb zmm17, zmm6, zmm9                              ;   483.3 p5      12 x[1]
        vpshufb zmm18, zmm8, zmm9                              ;   485.3 p5      12 x[1]
        vpshufb zmm19, zmm4, zmm21                             ;   482.3 p5      12 x[1]
        vpshufb zmm25, zmm0, zmm9                              ;   487.3 p5      12 x[1]
        vpshufb zmm28, zmm6, zmm21                             ;   483.3 p5      12 x[1]
        vpshufb zmm30, zmm8, zmm21                             ;   485.3 p5      12 x[1]
        vpshufb zmm31, zmm4, zmm26                             ;   482.7 p5      12 x[1]
        vpshufb zmm9, zmm0, zmm21                              ;   487.3 p5      12 x[1]
        vpternlogd zmm31, zmm19, zmm4, 0x96                    ;   484.3 p0      12 x[1]
        vpshufb zmm19, zmm6, zmm26                             ;   484.7 p5      12 x[1]
        vpternlogd zmm19, zmm28, zmm6, 0x96                    ;   485.7 p0      12 x[1]
        vpshufb zmm28, zmm8, zmm26                             ;   485.7 p5      12 x[1]
        vpternlogd zmm28, zmm30, zmm8, 0x96                    ;   486.7 p0      12 x[1]
        vpshufb zmm30, zmm0, zmm26                             ;   487.3 p5      12 x[1]
        vpternlogd zmm30, zmm9, zmm0, 0x96                     ;   488.3 p0      12 x[1]
        vprold zmm9, zmm31, 2                                  ;   488.3 p0      12 x[1]
        vprold zmm19, zmm19, 2                                 ;   489.3 p0      12 x[1]
        vprold zmm28, zmm28, 2                                 ;   490.3 p0      12 x[1]
        vmovdqu64 zmm31, [rbp + 4288]                          ;   406.7 p2      12 x[1]
        vpxord zmm12, zmm12, zmm4                              ;   487.7 p5      12 x[1]
        vprold zmm4, zmm30, 2                                  ;   491.3 p0      12 x[1]
        vpternlogd zmm9, zmm15, zmm12, 0x96                    ;   489.3 p5      12 x[1]
        vpxord zmm23, zmm23, zmm6                              ;   489.7 p5      12 x[1]
        vpternlogd zmm19, zmm17, zmm23, 0x96                   ;   490.7 p5      12 x[1]
        vpxord zmm27, zmm27, zmm8                              ;   491.7 p5      12 x[1]
        vpternlogd zmm28, zmm18, zmm27, 0x96                   ;   492.7 p0      12 x[1]
        vpxord zmm31, zmm31, zmm0                              ;   492.7 p5      12 x[1]
        vpternlogd zmm4, zmm25, zmm31, 0x96                    ;   493.7 p0      12 x[1]
        vmovdqu64 zmm0, [rbp + 3584]                           ;   254.8 p3      12 x[2] reload
        vpxord zmm6, zmm10, zmm0                               ;   493.7 p5      12 x[2]
        vpternlogd zmm6, zmm9, zmm2, 0x96                      ;   494.7 p0      12 x[2]
        vpxord zmm8, zmm20, zmm0                               ;   494.7 p5      12 x[2]
        vpternlogd zmm8, zmm19, zmm16, 0x96                    ;   495.7 p0      12 x[2]
        vpxord zmm12, zmm29, zmm0                              ;   495.7 p5      12 x[2]
        vpternlogd zmm12, zmm28, zmm22, 0x96                   ;   496.7 p0      12 x[2]
        vpxord zmm0, zmm1, zmm0                                ;   496.7 p5      12 x[2]
        vpternlogd zmm0, zmm4, zmm7, 0x96                      ;   497.7 p0      12 x[2]
        vgf2p8affineqb zmm6, zmm6, zmm11, 0xdd                 ;   498.3 p0      12 x[2]
        vgf2p8affineqb zmm8, zmm8, zmm11, 0xdd                 ;   499.3 p0      12 x[2]
        vgf2p8affineinvqb zmm6, zmm6, zmm14, 0xd3              ;   501.3 p0      12 x[2]
        vgf2p8affineqb zmm12, zmm12, zmm11, 0xdd               ;   501.3 p0      12 x[2]
        vgf2p8affineinvqb zmm8, zmm8, zmm14, 0xd3              ;   502.3 p0      12 x[2]
        vgf2p8affineqb zmm0, zmm0, zmm11, 0xdd                 ;   503.3 p0      12 x[2]
        vgf2p8affineinvqb zmm12, zmm12, zmm14, 0xd3            ;   504.3 p0      12 x[2]
        vgf2p8affineinvqb zmm0, zmm0, zmm14, 0xd3              ;   506.3 p0      12 x[2]
        vmovdqu64 zmm15, [rel sm4_ctr.T0_constants512 + 512]   ;   268.3 p2      12 x[0] reload
        vpshufb zmm17, zmm6, zmm15                             ;   504.3 p5      12 x[2]
        vpshufb zmm18, zmm8, zmm15                             ;   505.3 p5      12 x[2]
        vpshufb zmm23, zmm12, zmm15                            ;   507.3 p5      12 x[2]
        vpshufb zmm25, zmm6, zmm21                             ;   504.3 p5      12 x[2]
        vpshufb zmm27, zmm0, zmm15                             ;   509.3 p5      12 x[2]
        vpshufb zmm30, zmm8, zmm21                             ;   505.3 p5      12 x[2]
        vpshufb zmm31, zmm12, zmm21                            ;   507.3 p5      12 x[2]
        vpshufb zmm15, zmm6, zmm26                             ;   504.7 p5      12 x[2]
        vmovdqu64 [rbp + 4288], zmm1                           ;   450.7 p7+p4   12 x[3] spill
        vpshufb zmm1, zmm0, zmm21                              ;   509.3 p5      12 x[2]
        vpternlogd zmm15, zmm25, zmm6, 0x96                    ;   506.3 p0      12 x[2]
        vpshufb zmm25, zmm8, zmm26                             ;   506.7 p5      12 x[2]
        vpternlogd zmm25, zmm30, zmm8, 0x96                    ;   507.7 p0      12 x[2]
        vpshufb zmm30, zmm12, zmm26                            ;   507.7 p5      12 x[2]
        vpternlogd zmm30, zmm31, zmm12, 0x96                   ;   508.7 p0      12 x[2]
        vpshufb zmm31, zmm0, zmm26                             ;   509.3 p5      12 x[2]
        vpternlogd zmm31, zmm1, zmm0, 0x96                     ;   510.3 p0      12 x[2]
        vprold zmm1, zmm15, 2                                  ;   510.3 p0      12 x[2]
        vprold zmm15, zmm25, 2                                 ;   511.3 p0      12 x[2]
        vprold zmm25, zmm30, 2                                 ;   512.3 p0      12 x[2]
        vpxord zmm5, zmm5, zmm6                                ;   509.7 p5      12 x[2]
        vprold zmm6, zmm31, 2                                  ;   513.3 p0      12 x[2]
        vpternlogd zmm1, zmm17, zmm5, 0x96                     ;   511.3 p5      12 x[2]
        vpxord zmm13, zmm13, zmm8                              ;   511.7 p5      12 x[2]
        vpternlogd zmm15, zmm18, zmm13, 0x96                   ;   512.7 p5      12 x[2]
        vpxord zmm24, zmm24, zmm12                             ;   513.7 p5      12 x[2]
        vpternlogd zmm25, zmm23, zmm24, 0x96                   ;   514.7 p0      12 x[2]
        vpxord zmm3, zmm3, zmm0                                ;   514.7 p5      12 x[2]
        vpternlogd zmm6, zmm27, zmm3, 0x96                     ;   515.7 p0      12 x[2]
        vmovdqu64 zmm0, [rbp + 3648]                           ;   276.8 p3      12 x[3] reload
        vpxord zmm3, zmm2, zmm0                                ;   515.7 p5      12 x[3]
        vpternlogd zmm3, zmm1, zmm9, 0x96                      ;   516.7 p0      12 x[3]
        vpxord zmm5, zmm16, zmm0                               ;   516.7 p5      12 x[3]
        vpternlogd zmm5, zmm15, zmm19, 0x96                    ;   517.7 p0      12 x[3]
        vpxord zmm8, zmm22, zmm0                               ;   517.7 p5      12 x[3]
        vpternlogd zmm8, zmm25, zmm28, 0x96                    ;   518.7 p0      12 x[3]
        vpxord zmm0, zmm7, zmm0                                ;   518.7 p5      12 x[3]
        vpternlogd zmm0, zmm6, zmm4, 0x96                      ;   519.7 p0      12 x[3]
        vgf2p8affineqb zmm3, zmm3, zmm11, 0xdd                 ;   520.3 p0      12 x[3]
        vgf2p8affineqb zmm5, zmm5, zmm11, 0xdd                 ;   521.3 p0      12 x[3]
        vgf2p8affineinvqb zmm3, zmm3, zmm14, 0xd3              ;   523.3 p0      12 x[3]
        vgf2p8affineqb zmm8, zmm8, zmm11, 0xdd                 ;   523.3 p0      12 x[3]
        vgf2p8affineinvqb zmm5, zmm5, zmm14, 0xd3              ;   524.3 p0      12 x[3]
        vgf2p8affineqb zmm0, zmm0, zmm11, 0xdd                 ;   525.3 p0      12 x[3]
        vgf2p8affineinvqb zmm8, zmm8, zmm14, 0xd3              ;   526.3 p0      12 x[3]
        vgf2p8affineinvqb zmm0, zmm0, zmm14, 0xd3              ;   528.3 p0      12 x[3]
        vmovdqu64 zmm12, [rel sm4_ctr.T0_constants512 + 512]   ;   290.3 p2      12 x[0] reload
        vpshufb zmm13, zmm3, zmm12                             ;   526.3 p5      12 x[3]
        vpshufb zmm17, zmm5, zmm12                             ;   527.3 p5      12 x[3]
        vpshufb zmm18, zmm8, zmm12                             ;   529.3 p5      12 x[3]
        vpshufb zmm23, zmm3, zmm21                             ;   526.3 p5      12 x[3]
        vpshufb zmm24, zmm0, zmm12                             ;   531.3 p5      12 x[3]
        vpshufb zmm27, zmm5, zmm21                             ;   527.3 p5      12 x[3]
        vpshufb zmm30, zmm8, zmm21                             ;   529.3 p5      12 x[3]
        vpshufb zmm31, zmm3, zmm26                             ;   526.7 p5      12 x[3]
        vpshufb zmm12, zmm0, zmm21                             ;   531.3 p5      12 x[3]
        vpternlogd zmm31, zmm23, zmm3, 0x96                    ;   528.3 p0      12 x[3]
        vpshufb zmm23, zmm5, zmm26                             ;   528.7 p5      12 x[3]
        vpternlogd zmm23, zmm27, zmm5, 0x96                    ;   529.7 p0      12 x[3]
        vpshufb zmm27, zmm8, zmm26                             ;   529.7 p5      12 x[3]
        vpternlogd zmm27, zmm30, zmm8, 0x96                    ;   530.7 p0      12 x[3]
        vpshufb zmm30, zmm0, zmm26                             ;   531.3 p5      12 x[3]
        vpternlogd zmm30, zmm12, zmm0, 0x96                    ;   532.3 p0      12 x[3]
        vprold zmm12, zmm31, 2                                 ;   532.3 p0      12 x[3]
        vprold zmm23, zmm23, 2                                 ;   533.3 p0      12 x[3]
        vprold zmm27, zmm27, 2                                 ;   534.3 p0      12 x[3]
        vmovdqu64 zmm31, [rbp + 4288]                          ;   450.7 p3      12 x[3]
        vpxord zmm10, zmm10, zmm3                              ;   531.7 p5      12 x[3]
        vprold zmm3, zmm30, 2                                  ;   535.3 p0      12 x[3]
        vpternlogd zmm12, zmm13, zmm10, 0x96                   ;   533.3 p5      12 x[3]
        vpxord zmm20, zmm20, zmm5                              ;   533.7 p5      12 x[3]
        vpternlogd zmm23, zmm17, zmm20, 0x96                   ;   534.7 p5      12 x[3]
        vpxord zmm29, zmm29, zmm8                              ;   535.7 p5      12 x[3]
        vpternlogd zmm27, zmm18, zmm29, 0x96                   ;   536.7 p0      12 x[3]
        vpxord zmm31, zmm31, zmm0                              ;   536.7 p5      12 x[3]
        vpternlogd zmm3, zmm24, zmm31, 0x96                    ;   537.7 p0      12 x[3]
        vmovdqu64 zmm0, [rbp + 3712]                           ;   298.8 p2      12 x[0] reload
        vpxord zmm5, zmm9, zmm0                                ;   537.7 p5      12 x[0]
        vpternlogd zmm5, zmm12, zmm1, 0x96                     ;   538.7 p0      12 x[0]
        vpxord zmm8, zmm19, zmm0                               ;   538.7 p5      12 x[0]
        vpternlogd zmm8, zmm23, zmm15, 0x96                    ;   539.7 p0      12 x[0]
        vpxord zmm10, zmm28, zmm0                              ;   539.7 p5      12 x[0]
        vpternlogd zmm10, zmm27, zmm25, 0x96                   ;   540.7 p0      12 x[0]
        vpxord zmm0, zmm4, zmm0                                ;   540.7 p5      12 x[0]
        vpternlogd zmm0, zmm3, zmm6, 0x96                      ;   541.7 p0      12 x[0]
        vgf2p8affineqb zmm5, zmm5, zmm11, 0xdd                 ;   542.3 p0      12 x[0]
        vgf2p8affineqb zmm8, zmm8, zmm11, 0xdd                 ;   543.3 p0      12 x[0]
        vgf2p8affineinvqb zmm5, zmm5, zmm14, 0xd3              ;   545.3 p0      12 x[0]
        vgf2p8affineqb zmm10, zmm10, zmm11, 0xdd               ;   545.3 p0      12 x[0]
        vgf2p8affineinvqb zmm8, zmm8, zmm14, 0xd3              ;   546.3 p0      12 x[0]
        vgf2p8affineqb zmm0, zmm0, zmm11, 0xdd                 ;   547.3 p0      12 x[0]
        vgf2p8affineinvqb zmm10, zmm10, zmm14, 0xd3            ;   548.3 p0      12 x[0]
        vgf2p8affineinvqb zmm0, zmm0, zmm14, 0xd3              ;   550.3 p0      12 x[0]
        vmovdqu64 zmm13, [rel sm4_ctr.T0_constants512 + 512]   ;   312.3 p3      12 x[0] reload
        vpshufb zmm17, zmm5, zmm13                             ;   548.3 p5      12 x[0]
        vpshufb zmm18, zmm8, zmm13                             ;   549.3 p5      12 x[0]
        vpshufb zmm20, zmm10, zmm13                            ;   551.3 p5      12 x[0]
        vpshufb zmm24, zmm5, zmm21                             ;   548.3 p5      12 x[0]
        vpshufb zmm29, zmm0, zmm13                             ;   553.3 p5      12 x[0]
        vpshufb zmm30, zmm8, zmm21                             ;   549.3 p5      12 x[0]
        vpshufb zmm31, zmm10, zmm21                            ;   551.3 p5      12 x[0]
        vpshufb zmm13, zmm5, zmm26                             ;   548.7 p5      12 x[0]
        vmovdqu64 [rbp + 4288], zmm4                           ;   494.7 p8+p9   12 x[1] spill
        vpshufb zmm4, zmm0, zmm21                              ;   553.3 p5      12 x[0]
        vpternlogd zmm13, zmm24, zmm5, 0x96                    ;   550.3 p0      12 x[0]
        vpshufb zmm24, zmm8, zmm26                             ;   550.7 p5      12 x[0]
        vpternlogd zmm24, zmm30, zmm8, 0x96                    ;   551.7 p0      12 x[0]
        vpshufb zmm30, zmm10, zmm26                            ;   551.7 p5      12 x[0]
        vpternlogd zmm30, zmm31, zmm10, 0x96                   ;   552.7 p0      12 x[0]
        vpshufb zmm31, zmm0, zmm26                             ;   553.3 p5      12 x[0]
        vpternlogd zmm31, zmm4, zmm0, 0x96                     ;   554.3 p0      12 x[0]
        vprold zmm4, zmm13, 2                                  ;   554.3 p0      12 x[0]
        vprold zmm13, zmm24, 2                                 ;   555.3 p0      12 x[0]
        vprold zmm24, zmm30, 2                                 ;   556.3 p0      12 x[0]
        vpxord zmm2, zmm2, zmm5                                ;   553.7 p5      12 x[0]
        vprold zmm5, zmm31, 2                                  ;   557.3 p0      12 x[0]
        vpternlogd zmm4, zmm17, zmm2, 0x96                     ;   555.3 p5      12 x[0]
        vpxord zmm16, zmm16, zmm8                              ;   555.7 p5      12 x[0]
        vpternlogd zmm13, zmm18, zmm16, 0x96                   ;   556.7 p5      12 x[0]
        vpxord zmm22, zmm22, zmm10                             ;   557.7 p5      12 x[0]
        vpternlogd zmm24, zmm20, zmm22, 0x96                   ;   558.7 p0      12 x[0]
        vpxord zmm7, zmm7, zmm0                                ;   558.7 p5      12 x[0]
        vpternlogd zmm5, zmm29, zmm7, 0x96                     ;   559.7 p0      12 x[0]
        vmovdqu64 zmm0, [rbp + 3776]                           ;   320.8 p2      12 x[1] reload
        vpxord zmm2, zmm1, zmm0                                ;   559.7 p5      12 x[1]
        vpternlogd zmm2, zmm4, zmm12, 0x96                     ;   560.7 p0      12 x[1]
        vpxord zmm7, zmm15, zmm0                               ;   560.7 p5      12 x[1]
        vpternlogd zmm7, zmm13, zmm23, 0x96                    ;   561.7 p0      12 x[1]
        vpxord zmm8, zmm25, zmm0                               ;   561.7 p5      12 x[1]
        vpternlogd zmm8, zmm24, zmm27, 0x96                    ;   562.7 p0      12 x[1]
        vpxord zmm0, zmm6, zmm0                                ;   562.7 p5      12 x[1]
        vpternlogd zmm0, zmm5, zmm3, 0x96                      ;   563.7 p0      12 x[1]
        vgf2p8affineqb zmm2, zmm2, zmm11, 0xdd                 ;   564.3 p0      12 x[1]
        vgf2p8affineqb zmm7, zmm7, zmm11, 0xdd                 ;   565.3 p0      12 x[1]
        vgf2p8affineinvqb zmm2, zmm2, zmm14, 0xd3              ;   567.3 p0      12 x[1]
        vgf2p8affineqb zmm8, zmm8, zmm11, 0xdd                 ;   567.3 p0      12 x[1]
        vgf2p8affineinvqb zmm7, zmm7, zmm14, 0xd3              ;   568.3 p0      12 x[1]
        vgf2p8affineqb zmm0, zmm0, zmm11, 0xdd                 ;   569.3 p0      12 x[1]
        vgf2p8affineinvqb zmm8, zmm8, zmm14, 0xd3              ;   570.3 p0      12 x[1]
        vgf2p8affineinvqb zmm0, zmm0, zmm14, 0xd3              ;   572.3 p0      12 x[1]
        vmovdqu64 zmm10, [rel sm4_ctr.T0_constants512 + 512]   ;   334.3 p3      12 x[0] reload
        vpshufb zmm16, zmm2, zmm10                             ;   570.3 p5      12 x[1]
        vpshufb zmm17, zmm7, zmm10                             ;   571.3 p5      12 x[1]
        vpshufb zmm18, zmm8, zmm10                             ;   573.3 p5      12 x[1]
        vpshufb zmm20, zmm2, zmm21                             ;   570.3 p5      12 x[1]
        vpshufb zmm22, zmm0, zmm10                             ;   575.3 p5      12 x[1]
        vpshufb zmm29, zmm7, zmm21                             ;   571.3 p5      12 x[1]
        vpshufb zmm30, zmm8, zmm21                             ;   573.3 p5      12 x[1]
        vpshufb zmm31, zmm2, zmm26                             ;   570.7 p5      12 x[1]
        vpshufb zmm10, zmm0, zmm21                             ;   575.3 p5      12 x[1]
        vpternlogd zmm31, zmm20, zmm2, 0x96                    ;   572.3 p0      12 x[1]
        vpshufb zmm20, zmm7, zmm26                             ;   572.7 p5      12 x[1]
        vpternlogd zmm20, zmm29, zmm7, 0x96                    ;   573.7 p0      12 x[1]
        vpshufb zmm29, zmm8, zmm26                             ;   573.7 p5      12 x[1]
        vpternlogd zmm29, zmm30, zmm8, 0x96                    ;   574.7 p0      12 x[1]
        vpshufb zmm30, zmm0, zmm26                             ;   575.3 p5      12 x[1]
        vpternlogd zmm30, zmm10, zmm0, 0x96                    ;   576.3 p0      12 x[1]
        vprold zmm10, zmm31, 2                                 ;   576.3 p0      12 x[1]
        vprold zmm20, zmm20, 2                                 ;   577.3 p0      12 x[1]
        vprold zmm29, zmm29, 2                                 ;   578.3 p0      12 x[1]
        vmovdqu64 zmm31, [rbp + 4288]                          ;   494.7 p2      12 x[1]
        vpxord zmm9, zmm9, zmm2                                ;   575.7 p5      12 x[1]
        vprold zmm2, zmm30, 2                                  ;   579.3 p0      12 x[1]
        vpternlogd zmm10, zmm16, zmm9, 0x96                    ;   577.3 p5      12 x[1]
        vpxord zmm19, zmm19, zmm7                              ;   577.7 p5      12 x[1]
        vpternlogd zmm20, zmm17, zmm19, 0x96                   ;   578.7 p5      12 x[1]
        vpxord zmm28, zmm28, zmm8                              ;   579.7 p5      12 x[1]
        vpternlogd zmm29, zmm18, zmm28, 0x96                   ;   580.7 p0      12 x[1]
        vpxord zmm31, zmm31, zmm0                              ;   580.7 p5      12 x[1]
        vpternlogd zmm2, zmm22, zmm31, 0x96                    ;   581.7 p0      12 x[1]
        vmovdqu64 zmm0, [rbp + 3840]                           ;   342.8 p3      12 x[2] reload
        vpxord zmm7, zmm12, zmm0                               ;   581.7 p5      12 x[2]
        vpternlogd zmm7, zmm10, zmm4, 0x96                     ;   582.7 p0      12 x[2]
        vpxord zmm8, zmm23, zmm0                               ;   582.7 p5      12 x[2]
        vpternlogd zmm8, zmm20, zmm13, 0x96                    ;   583.7 p0      12 x[2]
        vpxord zmm9, zmm27, zmm0                               ;   583.7 p5      12 x[2]
        vpternlogd zmm9, zmm29, zmm24, 0x96                    ;   584.7 p0      12 x[2]
        vpxord zmm0, zmm3, zmm0                                ;   584.7 p5      12 x[2]
        vpternlogd zmm0, zmm2, zmm5, 0x96                      ;   585.7 p0      12 x[2]
        vgf2p8affineqb zmm7, zmm7, zmm11, 0xdd                 ;   586.3 p0      12 x[2]
        vgf2p8affineqb zmm8, zmm8, zmm11, 0xdd                 ;   587.3 p0      12 x[2]
        vgf2p8affineinvqb zmm7, zmm7, zmm14, 0xd3              ;   589.3 p0      12 x[2]
        vgf2p8affineqb zmm9, zmm9, zmm11, 0xdd                 ;   589.3 p0      12 x[2]
        vgf2p8affineinvqb zmm8, zmm8, zmm14, 0xd3              ;   590.3 p0      12 x[2]
        vgf2p8affineqb zmm0, zmm0, zmm11, 0xdd                 ;   591.3 p0      12 x[2]
        vgf2p8affineinvqb zmm9, zmm9, zmm14, 0xd3              ;   592.3 p0      12 x[2]
        vgf2p8affineinvqb zmm0, zmm0, zmm14, 0xd3              ;   594.3 p0      12 x[2]
        vmovdqu64 zmm16, [rel sm4_ctr.T0_constants512 + 512]   ;   356.3 p2      12 x[0] reload
        vpshufb zmm17, zmm7, zmm16                             ;   592.3 p5      12 x[2]
        vpshufb zmm18, zmm8, zmm16                             ;   593.3 p5      12 x[2]
        vpshufb zmm19, zmm9, zmm16                             ;   595.3 p5      12 x[2]
        vpshufb zmm22, zmm7, zmm21                             ;   592.3 p5      12 x[2]
        vpshufb zmm28, zmm0, zmm16                             ;   597.3 p5      12 x[2]
        vpshufb zmm30, zmm8, zmm21                             ;   593.3 p5      12 x[2]
        vpshufb zmm31, zmm9, zmm21                             ;   595.3 p5      12 x[2]
        vpshufb zmm16, zmm7, zmm26                             ;   592.7 p5      12 x[2]
        vmovdqu64 [rbp + 4288], zmm3                           ;   538.7 p7+p4   12 x[3] spill
        vpshufb zmm3, zmm0, zmm21                              ;   597.3 p5      12 x[2]
        vpternlogd zmm16, zmm22, zmm7, 0x96                    ;   594.3 p0      12 x[2]
        vpshufb zmm22, zmm8, zmm26                             ;   594.7 p5      12 x[2]
        vpternlogd zmm22, zmm30, zmm8, 0x96                    ;   595.7 p0      12 x[2]
        vpshufb zmm30, zmm9, zmm26                             ;   595.7 p5      12 x[2]
        vpternlogd zmm30, zmm31, zmm9, 0x96                    ;   596.7 p0      12 x[2]
        vpshufb zmm31, zmm0, zmm26                             ;   597.3 p5      12 x[2]
        vpternlogd zmm31, zmm3, zmm0, 0x96                     ;   598.3 p0      12 x[2]
        vprold zmm3, zmm16, 2                                  ;   598.3 p0      12 x[2]
        vprold zmm16, zmm22, 2                                 ;   599.3 p0      12 x[2]
        vprold zmm22, zmm30, 2                                 ;   600.3 p0      12 x[2]
        vpxord zmm1, zmm1, zmm7                                ;   597.7 p5      12 x[2]
        vprold zmm7, zmm31, 2                                  ;   601.3 p0      12 x[2]
        vpternlogd zmm3, zmm17, zmm1, 0x96                     ;   599.3 p5      12 x[2]
        vpxord zmm15, zmm15, zmm8                              ;   599.7 p5      12 x[2]
        vpternlogd zmm16, zmm18, zmm15, 0x96                   ;   600.7 p5      12 x[2]
        vpxord zmm25, zmm25, zmm9                              ;   601.7 p5      12 x[2]
        vpternlogd zmm22, zmm19, zmm25, 0x96                   ;   602.7 p0      12 x[2]
        vpxord zmm6, zmm6, zmm0                                ;   602.7 p5      12 x[2]
        vpternlogd zmm7, zmm28, zmm6, 0x96                     ;   603.7 p0      12 x[2]
        vmovdqu64 zmm0, [rbp + 3904]                           ;   364.8 p3      12 x[3] reload
        vpxord zmm1, zmm4, zmm0                                ;   603.7 p5      12 x[3]
        vpternlogd zmm1, zmm3, zmm10, 0x96                     ;   604.7 p0      12 x[3]
        vpxord zmm6, zmm13, zmm0                               ;   604.7 p5      12 x[3]
        vpternlogd zmm6, zmm16, zmm20, 0x96                    ;   605.7 p0      12 x[3]
        vpxord zmm8, zmm24, zmm0                               ;   605.7 p5      12 x[3]
        vpternlogd zmm8, zmm22, zmm29, 0x96                    ;   606.7 p0      12 x[3]
        vpxord zmm0, zmm5, zmm0                                ;   606.7 p5      12 x[3]
        vpternlogd zmm0, zmm7, zmm2, 0x96                      ;   607.7 p0      12 x[3]
        vgf2p8affineqb zmm1, zmm1, zmm11, 0xdd                 ;   608.3 p0      12 x[3]
        vgf2p8affineqb zmm6, zmm6, zmm11, 0xdd                 ;   609.3 p0      12 x[3]
        vgf2p8affineinvqb zmm1, zmm1, zmm14, 0xd3              ;   611.3 p0      12 x[3]
        vgf2p8affineqb zmm8, zmm8, zmm11, 0xdd                 ;   611.3 p0      12 x[3]
        vgf2p8affineinvqb zmm6, zmm6, zmm14, 0xd3              ;   612.3 p0      12 x[3]
        vgf2p8affineqb zmm0, zmm0, zmm11, 0xdd                 ;   613.3 p0      12 x[3]
        vgf2p8affineinvqb zmm8, zmm8, zmm14, 0xd3              ;   614.3 p0      12 x[3]
        vgf2p8affineinvqb zmm0, zmm0, zmm14, 0xd3              ;   616.3 p0      12 x[3]
        vmovdqu64 zmm9, [rel sm4_ctr.T0_constants512 + 512]    ;   378.3 p2      12 x[0] reload
        vpshufb zmm15, zmm1, zmm9                              ;   614.3 p5      12 x[3]
        vpshufb zmm17, zmm6, zmm9                              ;   615.3 p5      12 x[3]
        vpshufb zmm18, zmm8, zmm9                              ;   617.3 p5      12 x[3]
        vpshufb zmm19, zmm1, zmm21                             ;   614.3 p5      12 x[3]
        vpshufb zmm25, zmm0, zmm9                              ;   619.3 p5      12 x[3]
        vpshufb zmm28, zmm6, zmm21                             ;   615.3 p5      12 x[3]
        vpshufb zmm30, zmm8, zmm21                             ;   617.3 p5      12 x[3]
        vpshufb zmm31, zmm1, zmm26                             ;   614.7 p5      12 x[3]
        vpshufb zmm9, zmm0, zmm21                              ;   619.3 p5      12 x[3]
        vpternlogd zmm31, zmm19, zmm1, 0x96                    ;   616.3 p0      12 x[3]
        vpshufb zmm19, zmm6, zmm26                             ;   616.7 p5      12 x[3]
        vpternlogd zmm19, zmm28, zmm6, 0x96                    ;   617.7 p0      12 x[3]
        vpshufb zmm28, zmm8, zmm26                             ;   617.7 p5      12 x[3]
        vpternlogd zmm28, zmm30, zmm8, 0x96                    ;   618.7 p0      12 x[3]
        vpshufb zmm30, zmm0, zmm26                             ;   619.3 p5      12 x[3]
        vpternlogd zmm30, zmm9, zmm0, 0x96                     ;   620.3 p0      12 x[3]
        vprold zmm9, zmm31, 2                                  ;   620.3 p0      12 x[3]
        vprold zmm19, zmm19, 2                                 ;   621.3 p0      12 x[3]
        vprold zmm28, zmm28, 2                                 ;   622.3 p0      12 x[3]
        vmovdqu64 zmm31, [rbp + 4288]                          ;   538.7 p3      12 x[3]
        vpxord zmm12, zmm12, zmm1                              ;   619.7 p5      12 x[3]
        vprold zmm1, zmm30, 2                                  ;   623.3 p0      12 x[3]
        vpternlogd zmm9, zmm15, zmm12, 0x96                    ;   621.3 p5      12 x[3]
        vpxord zmm23, zmm23, zmm6                              ;   621.7 p5      12 x[3]
        vpternlogd zmm19, zmm17, zmm23, 0x96                   ;   622.7 p5      12 x[3]
        vpxord zmm27, zmm27, zmm8                              ;   623.7 p5      12 x[3]
        vpternlogd zmm28, zmm18, zmm27, 0x96                   ;   624.7 p0      12 x[3]
        vpxord zmm31, zmm31, zmm0                              ;   624.7 p5      12 x[3]
        vpternlogd zmm1, zmm25, zmm31, 0x96                    ;   625.7 p0      12 x[3]
        vmovdqu64 zmm0, [rbp + 3968]                           ;   386.8 p2      12 x[0] reload
        vpxord zmm6, zmm10, zmm0                               ;   625.7 p5      12 x[0]
        vpternlogd zmm6, zmm9, zmm3, 0x96                      ;   626.7 p0      12 x[0]
        vpxord zmm8, zmm20, zmm0                               ;   626.7 p5      12 x[0]
        vpternlogd zmm8, zmm19, zmm16, 0x96                    ;   627.7 p0      12 x[0]
        vpxord zmm12, zmm29, zmm0                              ;   627.7 p5      12 x[0]
        vpternlogd zmm12, zmm28, zmm22, 0x96                   ;   628.7 p0      12 x[0]
        vpxord zmm0, zmm2, zmm0                                ;   628.7 p5      12 x[0]
        vpternlogd zmm0, zmm1, zmm7, 0x96                      ;   629.7 p0      12 x[0]
        vgf2p8affineqb zmm6, zmm6, zmm11, 0xdd                 ;   630.3 p0      12 x[0]
        vgf2p8affineqb zmm8, zmm8, zmm11, 0xdd                 ;   631.3 p0      12 x[0]
        vgf2p8affineinvqb zmm6, zmm6, zmm14, 0xd3              ;   633.3 p0      12 x[0]
        vgf2p8affineqb zmm12, zmm12, zmm11, 0xdd               ;   633.3 p0      12 x[0]
        vgf2p8affineinvqb zmm8, zmm8, zmm14, 0xd3              ;   634.3 p0      12 x[0]
        vgf2p8affineqb zmm0, zmm0, zmm11, 0xdd                 ;   635.3 p0      12 x[0]
        vgf2p8affineinvqb zmm12, zmm12, zmm14, 0xd3            ;   636.3 p0      12 x[0]
        vgf2p8affineinvqb zmm0, zmm0, zmm14, 0xd3              ;   638.3 p0      12 x[0]
        vmovdqu64 zmm15, [rel sm4_ctr.T0_constants512 + 512]   ;   400.3 p3      12 x[0] reload
        vpshufb zmm17, zmm6, zmm15                             ;   636.3 p5      12 x[0]
        vpshufb zmm18, zmm8, zmm15                             ;   637.3 p5      12 x[0]
        vpshufb zmm23, zmm12, zmm15                            ;   639.3 p5      12 x[0]
        vpshufb zmm25, zmm6, zmm21                             ;   636.3 p5      12 x[0]
        vpshufb zmm27, zmm0, zmm15                             ;   641.3 p5      12 x[0]
        vpshufb zmm30, zmm8, zmm21                             ;   637.3 p5      12 x[0]
        vpshufb zmm31, zmm12, zmm21                            ;   639.3 p5      12 x[0]
        vpshufb zmm15, zmm6, zmm26                             ;   636.7 p5      12 x[0]
        vmovdqu64 [rbp + 4288], zmm2                           ;   582.7 p8+p9   12 x[1] spill
        vpshufb zmm2, zmm0, zmm21                              ;   641.3 p5      12 x[0]
        vpternlogd zmm15, zmm25, zmm6, 0x96                    ;   638.3 p0      12 x[0]
        vpshufb zmm25, zmm8, zmm26                             ;   638.7 p5      12 x[0]
        vpternlogd zmm25, zmm30, zmm8, 0x96                    ;   639.7 p0      12 x[0]
        vpshufb zmm30, zmm12, zmm26                            ;   639.7 p5      12 x[0]
        vpternlogd zmm30, zmm31, zmm12, 0x96                   ;   640.7 p0      12 x[0]
        vpshufb zmm31, zmm0, zmm26                             ;   641.3 p5      12 x[0]
        vpternlogd zmm31, zmm2, zmm0, 0x96                     ;   642.3 p0      12 x[0]
        vprold zmm2, zmm15, 2                                  ;   642.3 p0      12 x[0]
        vprold zmm15, zmm25, 2                                 ;   643.3 p0      12 x[0]
        vprold zmm25, zmm30, 2                                 ;   644.3 p0      12 x[0]
        vpxord zmm4, zmm4, zmm6                                ;   641.7 p5      12 x[0]
        vprold zmm6, zmm31, 2                                  ;   645.3 p0      12 x[0]
        vpternlogd zmm2, zmm17, zmm4, 0x96                     ;   643.3 p5      12 x[0]
        vpxord zmm13, zmm13, zmm8                              ;   643.7 p5      12 x[0]
        vpternlogd zmm15, zmm18, zmm13, 0x96                   ;   644.7 p5      12 x[0]
        vpxord zmm24, zmm24, zmm12                             ;   645.7 p5      12 x[0]
        vpternlogd zmm25, zmm23, zmm24, 0x96                   ;   646.7 p0      12 x[0]
        vpxord zmm5, zmm5, zmm0                                ;   646.7 p5      12 x[0]
        vpternlogd zmm6, zmm27, zmm5, 0x96                     ;   647.7 p0      12 x[0]
        vmovdqu64 zmm0, [rbp + 4032]                           ;   408.8 p2      12 x[1] reload
        vpxord zmm4, zmm3, zmm0                                ;   647.7 p5      12 x[1]
        vpternlogd zmm4, zmm2, zmm9, 0x96                      ;   648.7 p0      12 x[1]
        vpxord zmm5, zmm16, zmm0                               ;   648.7 p5      12 x[1]
        vpternlogd zmm5, zmm15, zmm19, 0x96                    ;   649.7 p0      12 x[1]
        vpxord zmm8, zmm22, zmm0                               ;   649.7 p5      12 x[1]
        vpternlogd zmm8, zmm25, zmm28, 0x96                    ;   650.7 p0      12 x[1]
        vpxord zmm0, zmm7, zmm0                                ;   650.7 p5      12 x[1]
        vpternlogd zmm0, zmm6, zmm1, 0x96                      ;   651.7 p0      12 x[1]
        vgf2p8affineqb zmm4, zmm4, zmm11, 0xdd                 ;   652.3 p0      12 x[1]
        vgf2p8affineqb zmm5, zmm5, zmm11, 0xdd                 ;   653.3 p0      12 x[1]
        vgf2p8affineinvqb zmm4, zmm4, zmm14, 0xd3              ;   655.3 p0      12 x[1]
        vgf2p8affineqb zmm8, zmm8, zmm11, 0xdd                 ;   655.3 p0      12 x[1]
        vgf2p8affineinvqb zmm5, zmm5, zmm14, 0xd3              ;   656.3 p0      12 x[1]
        vgf2p8affineqb zmm0, zmm0, zmm11, 0xdd                 ;   657.3 p0      12 x[1]
        vgf2p8affineinvqb zmm8, zmm8, zmm14, 0xd3              ;   658.3 p0      12 x[1]
        vgf2p8affineinvqb zmm0, zmm0, zmm14, 0xd3              ;   660.3 p0      12 x[1]
        vmovdqu64 zmm12, [rel sm4_ctr.T0_constants512 + 512]   ;   422.3 p3      12 x[0] reload
        vpshufb zmm13, zmm4, zmm12                             ;   658.3 p5      12 x[1]
        vpshufb zmm17, zmm5, zmm12                             ;   659.3 p5      12 x[1]
        vpshufb zmm18, zmm8, zmm12                             ;   661.3 p5      12 x[1]
        vpshufb zmm23, zmm4, zmm21                             ;   658.3 p5      12 x[1]
        vpshufb zmm24, zmm0, zmm12                             ;   663.3 p5      12 x[1]
        vpshufb zmm27, zmm5, zmm21                             ;   659.3 p5      12 x[1]
        vpshufb zmm30, zmm8, zmm21                             ;   661.3 p5      12 x[1]
        vpshufb zmm31, zmm4, zmm26                             ;   658.7 p5      12 x[1]
        vpshufb zmm12, zmm0, zmm21                             ;   663.3 p5      12 x[1]
        vpternlogd zmm31, zmm23, zmm4, 0x96                    ;   660.3 p0      12 x[1]
        vpshufb zmm23, zmm5, zmm26                             ;   660.7 p5      12 x[1]
        vpternlogd zmm23, zmm27, zmm5, 0x96                    ;   661.7 p0      12 x[1]
        vpshufb zmm27, zmm8, zmm26                             ;   661.7 p5      12 x[1]
        vpternlogd zmm27, zmm30, zmm8, 0x96                    ;   662.7 p0      12 x[1]
        vpshufb zmm30, zmm0, zmm26                             ;   663.3 p5      12 x[1]
        vpternlogd zmm30, zmm12, zmm0, 0x96                    ;   664.3 p0      12 x[1]
        vprold zmm12, zmm31, 2                                 ;   664.3 p0      12 x[1]
        vprold zmm23, zmm23, 2                                 ;   665.3 p0      12 x[1]
        vprold zmm27, zmm27, 2                                 ;   666.3 p0      12 x[1]
        vmovdqu64 zmm31, [rbp + 4288]                          ;   582.7 p2      12 x[1]
        vpxord zmm10, zmm10, zmm4                              ;   663.7 p5      12 x[1]
        vprold zmm4, zmm30, 2                                  ;   667.3 p0      12 x[1]
        vpternlogd zmm12, zmm13, zmm10, 0x96                   ;   665.3 p5      12 x[1]
        vpxord zmm20, zmm20, zmm5                              ;   665.7 p5      12 x[1]
        vpternlogd zmm23, zmm17, zmm20, 0x96                   ;   666.7 p5      12 x[1]
        vpxord zmm29, zmm29, zmm8                              ;   667.7 p5      12 x[1]
        vpternlogd zmm27, zmm18, zmm29, 0x96                   ;   668.7 p0      12 x[1]
        vpxord zmm31, zmm31, zmm0                              ;   668.7 p5      12 x[1]
        vpternlogd zmm4, zmm24, zmm31, 0x96                    ;   669.7 p0      12 x[1]
        vmovdqu64 zmm0, [rbp + 4096]                           ;   430.8 p3      12 x[2] reload
        vpxord zmm5, zmm9, zmm0                                ;   669.7 p5      12 x[2]
        vpternlogd zmm5, zmm12, zmm2, 0x96                     ;   670.7 p0      12 x[2]
        vpxord zmm8, zmm19, zmm0                               ;   670.7 p5      12 x[2]
        vpternlogd zmm8, zmm23, zmm15, 0x96                    ;   671.7 p0      12 x[2]
        vpxord zmm10, zmm28, zmm0                              ;   671.7 p5      12 x[2]
        vpternlogd zmm10, zmm27, zmm25, 0x96                   ;   672.7 p0      12 x[2]
        vpxord zmm0, zmm1, zmm0                                ;   672.7 p5      12 x[2]
        vpternlogd zmm0, zmm4, zmm6, 0x96                      ;   673.7 p0      12 x[2]
        vgf2p8affineqb zmm5, zmm5, zmm11, 0xdd                 ;   674.3 p0      12 x[2]
        vgf2p8affineqb zmm8, zmm8, zmm11, 0xdd                 ;   675.3 p0      12 x[2]
        vgf2p8affineinvqb zmm5, zmm5, zmm14, 0xd3              ;   677.3 p0      12 x[2]
        vgf2p8affineqb zmm10, zmm10, zmm11, 0xdd               ;   677.3 p0      12 x[2]
        vgf2p8affineinvqb zmm8, zmm8, zmm14, 0xd3              ;   678.3 p0      12 x[2]
        vgf2p8affineqb zmm0, zmm0, zmm11, 0xdd                 ;   679.3 p0      12 x[2]
        vgf2p8affineinvqb zmm10, zmm10, zmm14, 0xd3            ;   680.3 p0      12 x[2]
        vgf2p8affineinvqb zmm0, zmm0, zmm14, 0xd3              ;   682.3 p0      12 x[2]
        vmovdqu64 zmm13, [rel sm4_ctr.T0_constants512 + 512]   ;   444.3 p2      12 x[0] reload
        vpshufb zmm17, zmm5, zmm13                             ;   680.3 p5      12 x[2]
        vpshufb zmm18, zmm8, zmm13                             ;   681.3 p5      12 x[2]
        vpshufb zmm20, zmm10, zmm13                            ;   683.3 p5      12 x[2]
        vpshufb zmm24, zmm5, zmm21                             ;   680.3 p5      12 x[2]
        vpshufb zmm29, zmm0, zmm13                             ;   685.3 p5      12 x[2]
        vpshufb zmm30, zmm8, zmm21                             ;   681.3 p5      12 x[2]
        vpshufb zmm31, zmm10, zmm21                            ;   683.3 p5      12 x[2]
        vpshufb zmm13, zmm5, zmm26                             ;   680.7 p5      12 x[2]
        vmovdqu64 [rbp + 4288], zmm1                           ;   626.7 p7+p4   12 x[3] spill
        vpshufb zmm1, zmm0, zmm21                              ;   685.3 p5      12 x[2]
        vpternlogd zmm13, zmm24, zmm5, 0x96                    ;   682.3 p0      12 x[2]
        vpshufb zmm24, zmm8, zmm26                             ;   682.7 p5      12 x[2]
        vpternlogd zmm24, zmm30, zmm8, 0x96                    ;   683.7 p0      12 x[2]
        vpshufb zmm30, zmm10, zmm26                            ;   683.7 p5      12 x[2]
        vpternlogd zmm30, zmm31, zmm10, 0x96                   ;   684.7 p0      12 x[2]
        vpshufb zmm31, zmm0, zmm26                             ;   685.3 p5      12 x[2]
        vpternlogd zmm31, zmm1, zmm0, 0x96                     ;   686.3 p0      12 x[2]
        vprold zmm1, zmm13, 2                                  ;   686.3 p0      12 x[2]
        vprold zmm13, zmm24, 2                                 ;   687.3 p0      12 x[2]
        vprold zmm24, zmm30, 2                                 ;   688.3 p0      12 x[2]
        vpxord zmm3, zmm3, zmm5                                ;   685.7 p5      12 x[2]
        vprold zmm5, zmm31, 2                                  ;   689.3 p0      12 x[2]
        vpternlogd zmm1, zmm17, zmm3, 0x96                     ;   687.3 p5      12 x[2]
        vpxord zmm16, zmm16, zmm8                              ;   687.7 p5      12 x[2]
        vpternlogd zmm13, zmm18, zmm16, 0x96                   ;   688.7 p5      12 x[2]
        vpxord zmm22, zmm22, zmm10                             ;   689.7 p5      12 x[2]
        vpternlogd zmm24, zmm20, zmm22, 0x96                   ;   690.7 p0      12 x[2]
        vpxord zmm7, zmm7, zmm0                                ;   690.7 p5      12 x[2]
        vpternlogd zmm5, zmm29, zmm7, 0x96                     ;   691.7 p0      12 x[2]
        vmovdqu64 zmm0, [rbp + 4160]                           ;   452.8 p3      12 x[3] reload
        vpxord zmm3, zmm2, zmm0                                ;   691.7 p5      12 x[3]
        vpternlogd zmm3, zmm1, zmm12, 0x96                     ;   692.7 p0      12 x[3]
        vpxord zmm7, zmm15, zmm0                               ;   692.7 p5      12 x[3]
        vpternlogd zmm7, zmm13, zmm23, 0x96                    ;   693.7 p0      12 x[3]
        vpxord zmm8, zmm25, zmm0                               ;   693.7 p5      12 x[3]
        vpternlogd zmm8, zmm24, zmm27, 0x96                    ;   694.7 p0      12 x[3]
        vpxord zmm0, zmm6, zmm0                                ;   694.7 p5      12 x[3]
        vpternlogd zmm0, zmm5, zmm4, 0x96                      ;   695.7 p0      12 x[3]
        vgf2p8affineqb zmm3, zmm3, zmm11, 0xdd                 ;   696.3 p0      12 x[3]
        vgf2p8affineqb zmm7, zmm7, zmm11, 0xdd                 ;   697.3 p0      12 x[3]
        vgf2p8affineinvqb zmm3, zmm3, zmm14, 0xd3              ;   699.3 p0      12 x[3]
        vgf2p8affineqb zmm8, zmm8, zmm11, 0xdd                 ;   699.3 p0      12 x[3]
        vgf2p8affineqb zmm0, zmm0, zmm11, 0xdd                 ;   700.3 p0      12 x[3]
        vgf2p8affineinvqb zmm7, zmm7, zmm14, 0xd3              ;   701.3 p0      12 x[3]
        vgf2p8affineinvqb zmm8, zmm8, zmm14, 0xd3              ;   702.3 p0      12 x[3]
        vgf2p8affineinvqb zmm0, zmm0, zmm14, 0xd3              ;   703.3 p0      12 x[3]
        vmovdqu64 zmm10, [rel sm4_ctr.T0_constants512 + 512]   ;   466.3 p2      12 x[0] reload
        vpshufb zmm11, zmm3, zmm10                             ;   702.3 p5      12 x[3]
        vpshufb zmm14, zmm7, zmm10                             ;   704.3 p5      12 x[3]
        vpshufb zmm16, zmm8, zmm10                             ;   705.3 p5      12 x[3]
        vpshufb zmm10, zmm0, zmm10                             ;   706.3 p5      12 x[3]
        vpshufb zmm17, zmm3, zmm21                             ;   702.3 p5      12 x[3]
        vpshufb zmm18, zmm7, zmm21                             ;   704.3 p5      12 x[3]
        vpshufb zmm20, zmm8, zmm21                             ;   705.3 p5      12 x[3]
        vpshufb zmm21, zmm0, zmm21                             ;   706.3 p5      12 x[3]
        vpshufb zmm22, zmm3, zmm26                             ;   703.7 p5      12 x[3]
        vpternlogd zmm22, zmm17, zmm3, 0x96                    ;   704.7 p0      12 x[3]
        vpshufb zmm17, zmm7, zmm26                             ;   704.7 p5      12 x[3]
        vpternlogd zmm17, zmm18, zmm7, 0x96                    ;   705.7 p0      12 x[3]
        vpshufb zmm18, zmm8, zmm26                             ;   705.7 p5      12 x[3]
        vpshufb zmm26, zmm0, zmm26                             ;   706.7 p5      12 x[3]
        vpternlogd zmm18, zmm20, zmm8, 0x96                    ;   706.7 p0      12 x[3]
        vpternlogd zmm26, zmm21, zmm0, 0x96                    ;   707.7 p0      12 x[3]
        vprold zmm20, zmm22, 2                                 ;   708.3 p0      12 x[3]
        vprold zmm17, zmm17, 2                                 ;   709.3 p0      12 x[3]
        vprold zmm18, zmm18, 2                                 ;   710.3 p0      12 x[3]
        vprold zmm21, zmm26, 2                                 ;   711.3 p0      12 x[3]
        vpxord zmm9, zmm9, zmm3                                ;   707.7 p5      16 dst
        vpternlogd zmm20, zmm11, zmm9, 0x96                    ;   709.3 p5      16 dst
        vmovdqu64 zmm3, [rbp + 4288]                           ;   626.7 p3      16 dst
        vpxord zmm19, zmm19, zmm7                              ;   709.7 p5      16 dst
        vpternlogd zmm17, zmm14, zmm19, 0x96                   ;   710.7 p5      16 dst
        vmovdqu64 zmm7, [rel sm4_ctr.T0_constants512]          ;   473.0 p2      15 z[0] reload
        vpshufb zmm9, zmm20, zmm7                              ;   711.7 p5      16 dst
        vpxord zmm28, zmm28, zmm8                              ;   712.3 p0      16 dst
        vpternlogd zmm18, zmm16, zmm28, 0x96                   ;   713.3 p5      16 dst
        vpshufb zmm8, zmm17, zmm7                              ;   713.7 p5      16 dst
        vpxord zmm3, zmm3, zmm0                                ;   713.3 p0      16 dst
        vpternlogd zmm21, zmm10, zmm3, 0x96                    ;   714.3 p0      16 dst
        vpshufb zmm0, zmm1, zmm7                               ;   714.7 p5      16 dst
        vpshufb zmm1, zmm18, zmm7                              ;   715.7 p5      16 dst
        vpshufb zmm3, zmm12, zmm7                              ;   716.7 p5      16 dst
        vpshufb zmm10, zmm23, zmm7                             ;   717.7 p5      16 dst
        vpshufb zmm11, zmm13, zmm7                             ;   718.7 p5      16 dst
        vpshufb zmm12, zmm27, zmm7                             ;   719.7 p5      16 dst
        vpshufb zmm13, zmm24, zmm7                             ;   720.7 p5      16 dst
        vpshufb zmm5, zmm5, zmm7                               ;   721.7 p5      16 dst
        vpshufb zmm14, zmm21, zmm7                             ;   722.7 p5      16 dst
        vpshufb zmm2, zmm2, zmm7                               ;   723.7 p5      16 dst
        vpshufb zmm4, zmm4, zmm7                               ;   724.7 p5      16 dst
        vpunpckldq zmm16, zmm9, zmm0                           ;   725.7 p5      16 dst
        vpunpckhdq zmm0, zmm9, zmm0                            ;   726.7 p5      16 dst
        vpunpckldq zmm9, zmm3, zmm2                            ;   727.7 p5      16 dst
        vpunpckhdq zmm2, zmm3, zmm2                            ;   728.7 p5      16 dst
        vpunpcklqdq zmm3, zmm16, zmm9                          ;   729.7 p5      16 dst
        vpunpckhqdq zmm9, zmm16, zmm9                          ;   730.7 p5      16 dst
        vpunpcklqdq zmm16, zmm0, zmm2                          ;   731.7 p5      16 dst
        vpunpckhqdq zmm0, zmm0, zmm2                           ;   732.7 p5      16 dst
        mov r8, qword [rbp + 4376]                             ;   489.2 p10     15 z[0] reload
        vpxord zmm3, zmm3, [r8]                                ;   730.7 p0+p3   16 dst
        mov r9, qword [rbp + 4392]                             ;   489.5 p2      16 dst reload
        vmovdqu64 [r9], zmm3                                   ;   731.7 p8+p9   16 dst
        vpxord zmm9, zmm9, [r8 + 64]                           ;   731.7 p0+p3   16 dst
        vpshufb zmm2, zmm15, zmm7                              ;   733.7 p5      16 dst
        vmovdqu64 [r9 + 64], zmm9                              ;   732.7 p7+p4   16 dst
        vpxord zmm16, zmm16, [r8 + 128]                        ;   732.7 p0+p2   16 dst
        vmovdqu64 [r9 + 128], zmm16                            ;   733.7 p8+p9   16 dst
        vpunpckldq zmm3, zmm8, zmm11                           ;   734.7 p5      16 dst
        vpunpckhdq zmm8, zmm8, zmm11                           ;   735.7 p5      16 dst
        vpxord zmm0, zmm0, [r8 + 192]                          ;   733.7 p0+p3   16 dst
        vmovdqu64 [r9 + 192], zmm0                             ;   734.7 p7+p4   16 dst
        vpunpckldq zmm0, zmm10, zmm2                           ;   736.7 p5      16 dst
        vpunpckhdq zmm2, zmm10, zmm2                           ;   737.7 p5      16 dst
        vpunpcklqdq zmm9, zmm3, zmm0                           ;   738.7 p5      16 dst
        vpunpckhqdq zmm0, zmm3, zmm0                           ;   739.7 p5      16 dst
        vpunpcklqdq zmm3, zmm8, zmm2                           ;   740.7 p5      16 dst
        vpunpckhqdq zmm2, zmm8, zmm2                           ;   741.7 p5      16 dst
        vpxord zmm9, zmm9, [r8 + 256]                          ;   739.7 p0+p2   16 dst
        vmovdqu64 [r9 + 256], zmm9                             ;   740.7 p8+p9   16 dst
        vpxord zmm0, zmm0, [r8 + 320]                          ;   740.7 p0+p3   16 dst
        vpshufb zmm8, zmm25, zmm7                              ;   742.7 p5      16 dst
        vmovdqu64 [r9 + 320], zmm0                             ;   741.7 p7+p4   16 dst
        vpxord zmm3, zmm3, [r8 + 384]                          ;   741.7 p0+p2   16 dst
        vmovdqu64 [r9 + 384], zmm3                             ;   742.7 p8+p9   16 dst
        vpunpckldq zmm0, zmm1, zmm13                           ;   743.7 p5      16 dst
        vpunpckhdq zmm1, zmm1, zmm13                           ;   744.7 p5      16 dst
        vpxord zmm2, zmm2, [r8 + 448]                          ;   742.7 p0+p3   16 dst
        vmovdqu64 [r9 + 448], zmm2                             ;   743.7 p7+p4   16 dst
        vpunpckldq zmm2, zmm12, zmm8                           ;   745.7 p5      16 dst
        vpunpckhdq zmm3, zmm12, zmm8                           ;   746.7 p5      16 dst
        vpunpcklqdq zmm8, zmm0, zmm2                           ;   747.7 p5      16 dst
        vpunpckhqdq zmm0, zmm0, zmm2                           ;   748.7 p5      16 dst
        vpunpcklqdq zmm2, zmm1, zmm3                           ;   749.7 p5      16 dst
        vpunpckhqdq zmm1, zmm1, zmm3                           ;   750.7 p5      16 dst
        vpxord zmm8, zmm8, [r8 + 512]                          ;   748.7 p0+p2   16 dst
        vmovdqu64 [r9 + 512], zmm8                             ;   749.7 p8+p9   16 dst
        vpxord zmm0, zmm0, [r8 + 576]                          ;   749.7 p0+p3   16 dst
        vpshufb zmm3, zmm6, zmm7                               ;   751.7 p5      16 dst
        vmovdqu64 [r9 + 576], zmm0                             ;   750.7 p7+p4   16 dst
        vpxord zmm2, zmm2, [r8 + 640]                          ;   750.7 p0+p2   16 dst
        vmovdqu64 [r9 + 640], zmm2                             ;   751.7 p8+p9   16 dst
        vpunpckldq zmm0, zmm14, zmm5                           ;   752.7 p5      16 dst
        vpunpckhdq zmm2, zmm14, zmm5                           ;   753.7 p5      16 dst
        vpxord zmm1, zmm1, [r8 + 704]                          ;   751.7 p0+p3   16 dst
        vmovdqu64 [r9 + 704], zmm1                             ;   752.7 p7+p4   16 dst
        vpunpckldq zmm1, zmm4, zmm3                            ;   754.7 p5      16 dst
        vpunpckhdq zmm3, zmm4, zmm3                            ;   755.7 p5      16 dst
        vpunpcklqdq zmm4, zmm0, zmm1                           ;   756.7 p5      16 dst
        vpunpckhqdq zmm0, zmm0, zmm1                           ;   757.7 p5      16 dst
        vpunpcklqdq zmm1, zmm2, zmm3                           ;   758.7 p5      16 dst
        vpunpckhqdq zmm2, zmm2, zmm3                           ;   759.7 p5      16 dst
        vpxord zmm4, zmm4, [r8 + 768]                          ;   757.7 p0+p2   16 dst
        vmovdqu64 [r9 + 768], zmm4                             ;   758.7 p8+p9   16 dst
        vpxord zmm0, zmm0, [r8 + 832]                          ;   758.7 p0+p3   16 dst
        vmovdqu64 [r9 + 832], zmm0                             ;   759.7 p7+p4   16 dst
        vpxord zmm1, zmm1, [r8 + 896]                          ;   759.7 p0+p2   16 dst
        vmovdqu64 [r9 + 896], zmm1                             ;   760.7 p8+p9   16 dst
        vpxord zmm2, zmm2, [r8 + 960]                          ;   760.7 p0+p3   16 dst
        vmovdqu64 [r9 + 960], zmm2                             ;   761.7 p7+p4   16 dst
        add r9, 0x400                                          ;   514.7 p1       9 blocks
        mov qword [rbp + 4392], r9                             ;   517.5 p8+p9    9 blocks
        add r8, 0x400                                          ;   515.0 p6       9 blocks
        mov qword [rbp + 4376], r8                             ;   518.0 p7+p4    9 blocks
        vmovdqu64 zmm0, [rbp + 4224]                           ;   515.8 p2       9 blocks
        vpaddd zmm0, zmm0, [rel sm4_ctr.T0_constants512 + 704] ;   731.3 p0+p3    9 blocks
        vmovdqu64 [rbp + 4224], zmm0                           ;   732.3 p8+p9    9 blocks
        cmp r8, qword [rbp + 4384]                             ;                    more blocks?
        jne .blocks_1
.blocks_1_rest:
        mov rax, qword [rbp + 4368]                            ;                    blocks left over
        test rax, rax                                          ;                    blocks left over
        je .blocks_1_done
        js .blocks_1_back
        mov rsi, qword [rbp + 4376]                            ;                    blocks left over
        lea rdi, [rbp - 128]                                   ;                    blocks left over
        mov qword [rbp + 4400], rsi                            ;                    blocks left over
        mov qword [rbp + 4376], rdi                            ;                    blocks left over
        imul rcx, rax, 0x10                                    ;                    blocks left over
        rep movsb                                              ;                    blocks left over
        mov rsi, qword [rbp + 4392]                            ;                    blocks left over
        lea rdi, [rbp + 896]                                   ;                    blocks left over
        mov rcx, rsi                                           ;                    blocks left over
        sub rcx, qword [rbp + 4400]                            ;                    blocks left over
        neg rcx                                                ;                    blocks left over
        sbb rcx, rcx                                           ;                    blocks left over
        lea rdx, [rbp - 128]                                   ;                    blocks left over
        sub rdi, rdx                                           ;                    blocks left over
        and rdi, rcx                                           ;                    blocks left over
        add rdi, rdx                                           ;                    blocks left over
        mov qword [rbp + 4408], rdi                            ;                    blocks left over
        mov qword [rbp + 4416], rsi                            ;                    blocks left over
        mov qword [rbp + 4392], rdi                            ;                    blocks left over
        imul rcx, rax, 0x10                                    ;                    blocks left over
        rep movsb                                              ;                    blocks left over
        lea rsi, [rbp + 896]                                   ;                    blocks left over
        mov qword [rbp + 4384], rsi                            ;                    blocks left over
        neg rax                                                ;                    blocks left over
        mov qword [rbp + 4368], rax                            ;                    blocks left over
        jmp .blocks_1_again
.blocks_1_back:
        neg rax                                                ;                    blocks left over
        mov rsi, qword [rbp + 4408]                            ;                    blocks left over
        mov rdi, qword [rbp + 4416]                            ;                    blocks left over
        imul rcx, rax, 0x10                                    ;                    blocks left over
        rep movsb                                              ;                    blocks left over
.blocks_1_done:
        vzeroupper                                             ;                    x87 state
        mov rsp, qword [rbp + 4424]                            ;                    frame
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
