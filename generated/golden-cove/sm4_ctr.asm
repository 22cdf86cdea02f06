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
;   blocks: 1587 uops, planned 756.5; bounds: width 264.5, ports 746.0, path 361.0
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
        push rbp                                                 ;                    preserved
        mov rax, rsp                                             ;                    frame
        sub rsp, 0x1380                                          ;                    frame
        and rsp, -64                                             ;                    frame
        lea rbp, [rsp + 128]                                     ;                    frame
        mov qword [rbp + 4808], rax                              ;                    frame
        mov qword [rbp + 4736], rsi                              ;                    argument
        mov qword [rbp + 4744], rdi                              ;                    argument
        mov dword [rbp + 4816], r8d                              ;                    argument
        mov qword [rbp + 4760], rdx                              ;                    argument
        mov qword [rbp + 4776], rcx                              ;                    argument
        mov r8, qword [rbp + 4736]                               ;     0.0 p2       9 counter reload
        vpbroadcastd zmm0, [r8 + 12]                             ;     5.0 p3       9 counter
        vmovdqu64 zmm1, [rel sm4_ctr.T0_constants512]            ;     1.0 p2       9 counter reload
        vpshufb zmm0, zmm0, zmm1                                 ;    11.0 p5       9 counter
        vmovdqu64 [rbp + 1920], zmm0                             ;    12.0 p7+p4    9 counter
        vpbroadcastd zmm0, [r8]                                  ;     5.0 p10      9 counter
        vpshufb zmm0, zmm0, zmm1                                 ;    11.0 p5       9 counter
        vmovdqu64 [rbp + 1984], zmm0                             ;    12.0 p8+p9    9 counter
        vpbroadcastd zmm0, [r8 + 4]                              ;     5.0 p3       9 counter
        vpshufb zmm0, zmm0, zmm1                                 ;    11.0 p5       9 counter
        vpbroadcastd zmm2, [r8 + 8]                              ;     5.0 p10      9 counter
        vpshufb zmm1, zmm2, zmm1                                 ;    11.0 p5       9 counter
        vmovdqu64 [rbp + 2048], zmm0                             ;    12.0 p7+p4    9 counter
        vmovdqu64 [rbp + 2112], zmm1                             ;    12.0 p8+p9    9 counter
        mov r8, qword [rbp + 4744]                               ;     2.3 p2       9 rk reload
        vpbroadcastd zmm0, [r8]                                  ;     7.3 p3       9 rk
        vmovdqu64 [rbp + 2176], zmm0                             ;    13.3 p7+p4    9 rk
        vpbroadcastd zmm0, [r8 + 4]                              ;     7.3 p10      9 rk
        vmovdqu64 [rbp + 2240], zmm0                             ;    13.3 p8+p9    9 rk
        vpbroadcastd zmm0, [r8 + 8]                              ;     7.3 p2       9 rk
        vmovdqu64 [rbp + 2304], zmm0                             ;    13.3 p7+p4    9 rk
        vpbroadcastd zmm0, [r8 + 12]                             ;     7.3 p3       9 rk
        vmovdqu64 [rbp + 2368], zmm0                             ;    13.3 p8+p9    9 rk
        vpbroadcastd zmm0, [r8 + 16]                             ;     7.3 p10      9 rk
        vmovdqu64 [rbp + 2432], zmm0                             ;    13.3 p7+p4    9 rk
        vpbroadcastd zmm0, [r8 + 20]                             ;     7.3 p2       9 rk
        vmovdqu64 [rbp + 2496], zmm0                             ;    13.3 p8+p9    9 rk
        vpbroadcastd zmm0, [r8 + 24]                             ;     7.3 p3       9 rk
        vmovdqu64 [rbp + 2560], zmm0                             ;    13.3 p7+p4    9 rk
        vpbroadcastd zmm0, [r8 + 28]                             ;     7.3 p10      9 rk
        vmovdqu64 [rbp + 2624], zmm0                             ;    13.3 p8+p9    9 rk
        vpbroadcastd zmm0, [r8 + 32]                             ;     7.3 p2       9 rk
        vmovdqu64 [rbp + 2688], zmm0                             ;    13.3 p7+p4    9 rk
        vpbroadcastd zmm0, [r8 + 36]                             ;     7.3 p3       9 rk
        vmovdqu64 [rbp + 2752], zmm0                             ;    13.3 p8+p9    9 rk
        vpbroadcastd zmm0, [r8 + 40]                             ;     7.3 p10      9 rk
        vmovdqu64 [rbp + 2816], zmm0                             ;    14.7 p7+p4    9 rk
        vpbroadcastd zmm0, [r8 + 44]                             ;     7.3 p2       9 rk
        vmovdqu64 [rbp + 2880], zmm0                             ;    15.2 p8+p9    9 rk
        vpbroadcastd zmm0, [r8 + 48]                             ;     7.3 p3       9 rk
        vmovdqu64 [rbp + 2944], zmm0                             ;    16.7 p7+p4    9 rk
        vpbroadcastd zmm0, [r8 + 52]                             ;     7.3 p10      9 rk
        vmovdqu64 [rbp + 3008], zmm0                             ;    17.2 p8+p9    9 rk
        vpbroadcastd zmm0, [r8 + 56]                             ;     7.3 p2       9 rk
        vmovdqu64 [rbp + 3072], zmm0                             ;    18.7 p7+p4    9 rk
        vpbroadcastd zmm0, [r8 + 60]                             ;     7.5 p3       9 rk
        vmovdqu64 [rbp + 3136], zmm0                             ;    19.2 p8+p9    9 rk
        vpbroadcastd zmm0, [r8 + 64]                             ;     7.8 p10      9 rk
        vmovdqu64 [rbp + 3200], zmm0                             ;    20.7 p7+p4    9 rk
        vpbroadcastd zmm0, [r8 + 68]                             ;     8.3 p2       9 rk
        vmovdqu64 [rbp + 3264], zmm0                             ;    21.2 p8+p9    9 rk
        vpbroadcastd zmm0, [r8 + 72]                             ;     8.5 p3       9 rk
        vmovdqu64 [rbp + 3328], zmm0                             ;    22.7 p7+p4    9 rk
        vpbroadcastd zmm0, [r8 + 76]                             ;     8.8 p10      9 rk
        vmovdqu64 [rbp + 3392], zmm0                             ;    23.2 p8+p9    9 rk
        vpbroadcastd zmm0, [r8 + 80]                             ;     9.3 p2       9 rk
        vmovdqu64 [rbp + 3456], zmm0                             ;    24.7 p7+p4    9 rk
        vpbroadcastd zmm0, [r8 + 84]                             ;     9.5 p3       9 rk
        vmovdqu64 [rbp + 3520], zmm0                             ;    25.2 p8+p9    9 rk
        vpbroadcastd zmm0, [r8 + 88]                             ;     9.8 p10      9 rk
        vmovdqu64 [rbp + 3584], zmm0                             ;    26.7 p7+p4    9 rk
        vpbroadcastd zmm0, [r8 + 92]                             ;    10.3 p2       9 rk
        vmovdqu64 [rbp + 3648], zmm0                             ;    27.2 p8+p9    9 rk
        vpbroadcastd zmm0, [r8 + 96]                             ;    10.5 p3       9 rk
        vmovdqu64 [rbp + 3712], zmm0                             ;    28.7 p7+p4    9 rk
        vpbroadcastd zmm0, [r8 + 100]                            ;    10.8 p10      9 rk
        vmovdqu64 [rbp + 3776], zmm0                             ;    29.2 p8+p9    9 rk
        vpbroadcastd zmm0, [r8 + 104]                            ;    11.3 p2       9 rk
        vmovdqu64 [rbp + 3840], zmm0                             ;    30.7 p7+p4    9 rk
        vpbroadcastd zmm0, [r8 + 108]                            ;    11.5 p3       9 rk
        vmovdqu64 [rbp + 3904], zmm0                             ;    31.2 p8+p9    9 rk
        vpbroadcastd zmm0, [r8 + 112]                            ;    11.8 p10      9 rk
        vmovdqu64 [rbp + 3968], zmm0                             ;    32.7 p7+p4    9 rk
        vpbroadcastd zmm0, [r8 + 116]                            ;    12.3 p2       9 rk
        vmovdqu64 [rbp + 4032], zmm0                             ;    33.2 p8+p9    9 rk
        vpbroadcastd zmm0, [r8 + 120]                            ;    12.5 p3       9 rk
        vmovdqu64 [rbp + 4096], zmm0                             ;    34.7 p7+p4    9 rk
        vpbroadcastd zmm0, [r8 + 124]                            ;    12.8 p10      9 rk
        vmovdqu64 [rbp + 4160], zmm0                             ;    35.2 p8+p9    9 rk
        vmovdqu64 zmm0, [rel sm4_ctr.T0_constants512 + 64]       ;    13.3 p2       9 rk reload
        vmovdqu64 [rbp + 4224], zmm0                             ;    36.7 p7+p4    9 rk
        cmp dword [rbp + 4816], 0                                ;                    no blocks?
        je .blocks_1_done
        mov eax, dword [rbp + 4816]                              ;                    passes of 64
        mov rcx, rax                                             ;                    passes of 64
.blocks_1_share:
        and rax, 0x3f                                            ;                    passes of 64
        mov qword [rbp + 4752], rax                              ;                    passes of 64
        sub rcx, rax                                             ;                    passes of 64
        imul rcx, rcx, 0x10                                      ;                    passes of 64
        mov rdx, qword [rbp + 4760]                              ;                    passes of 64
        add rcx, rdx                                             ;                    passes of 64
        mov qword [rbp + 4768], rcx                              ;                    passes of 64
        cmp rcx, rdx                                             ;                    passes of 64
        je .blocks_1_rest
.blocks_1_again:
        vmovdqu64 zmm0, [rbp + 4224]                             ;                    resident
        mov r8, qword [rbp + 4760]                               ;                    resident
        mov r9, qword [rbp + 4776]                               ;                    resident
        align 16
.blocks_1:
        vmovdqu64 zmm1, [rbp + 1920]                             ;     0.0 p2      10 low reload
        vpaddd zmm2, zmm0, zmm1                                  ;     6.0 p0      10 low
        vmovdqa64 zmm3, zmm0                                     ;     0.3         10 more copy
        vpternlogd zmm3, zmm2, zmm1, 0xb2                        ;     7.0 p5      10 more
        vpsrld zmm3, zmm3, 0x1f                                  ;     8.0 p0      10 more
        vmovdqu64 zmm4, [rbp + 2112]                             ;     0.8 p3      10 more reload
        vpaddd zmm3, zmm3, zmm4                                  ;     9.0 p5      10 more
        vmovdqu64 zmm5, [rbp + 2240]                             ;     1.2 p2      12 x[1] reload
        vpxord zmm6, zmm2, zmm5                                  ;     7.2 p0      12 x[1]
        vmovdqu64 zmm7, [rbp + 2304]                             ;     1.8 p3      12 x[2] reload
        vpxord zmm8, zmm2, zmm7                                  ;     7.8 p5      12 x[2]
        vmovdqa64 zmm9, zmm3                                     ;    10.0         12 x[2] copy
        vmovdqa64 zmm10, zmm2                                    ;     7.0         12 x[3] copy
        vpaddd zmm11, zmm0, [rel sm4_ctr.T0_constants512 + 128]  ;     6.0 p0+p2   10 low
        vpaddd zmm12, zmm11, zmm1                                ;     7.0 p5      10 low
        vpternlogd zmm11, zmm12, zmm1, 0xb2                      ;     8.0 p0      10 more
        vpsrld zmm11, zmm11, 0x1f                                ;     9.0 p0      10 more
        vpaddd zmm11, zmm11, zmm4                                ;    10.0 p5      10 more
        vpxord zmm13, zmm12, zmm5                                ;     8.0 p5      12 x[1]
        vpxord zmm14, zmm12, zmm7                                ;     8.0 p0      12 x[2]
        vmovdqa64 zmm15, zmm11                                   ;    11.0         12 x[2] copy
        vmovdqa64 zmm16, zmm12                                   ;     8.0         12 x[3] copy
        vpaddd zmm17, zmm0, [rel sm4_ctr.T0_constants512 + 192]  ;     6.5 p5+p3   10 low
        vpaddd zmm18, zmm17, zmm1                                ;     7.5 p0      10 low
        vpternlogd zmm17, zmm18, zmm1, 0xb2                      ;     8.5 p5      10 more
        vpsrld zmm17, zmm17, 0x1f                                ;     9.5 p0      10 more
        vpaddd zmm17, zmm17, zmm4                                ;    10.5 p5      10 more
        vpxord zmm19, zmm18, zmm5                                ;     9.2 p0      12 x[1]
        vpxord zmm20, zmm18, zmm7                                ;     9.5 p5      12 x[2]
        vmovdqa64 zmm21, zmm17                                   ;    11.5         12 x[2] copy
        vmovdqa64 zmm22, zmm18                                   ;     8.5         12 x[3] copy
        vpaddd zmm23, zmm0, [rel sm4_ctr.T0_constants512 + 256]  ;    10.2 p0+p2   10 low
        vpaddd zmm24, zmm23, zmm1                                ;    11.2 p5      10 low
        vpternlogd zmm23, zmm1, zmm24, 0xd4                      ;    12.2 p0      10 more
        vpsrld zmm1, zmm23, 0x1f                                 ;    13.2 p0      10 more
        vpaddd zmm4, zmm4, zmm1                                  ;    14.2 p5      10 more
        vpxord zmm1, zmm24, zmm5                                 ;    12.5 p5      12 x[1]
        vpxord zmm5, zmm24, zmm7                                 ;    13.2 p0      12 x[2]
        vmovdqa64 zmm7, zmm4                                     ;    15.2         12 x[2] copy
        vmovdqa64 zmm23, zmm24                                   ;    12.2         12 x[3] copy
        vmovdqu64 zmm25, [rbp + 2176]                            ;     6.7 p3      12 x[0]
        vmovdqu64 zmm26, [rbp + 2048]                            ;     6.8 p2      10 more reload
        vpxord zmm25, zmm25, zmm26                               ;    13.5 p5      12 x[0]
        vpternlogd zmm25, zmm2, zmm3, 0x96                       ;    14.5 p0      12 x[0]
        vmovdqu64 zmm2, [rel sm4_ctr.T0_constants512 + 384]      ;     7.7 p3      12 x[0] reload
        vgf2p8affineqb zmm25, zmm25, zmm2, 0xdd                  ;    15.5 p0      12 x[0]
        vmovdqu64 zmm27, [rel sm4_ctr.T0_constants512 + 448]     ;     7.8 p2      12 x[0] reload
        vgf2p8affineinvqb zmm25, zmm25, zmm27, 0xd3              ;    18.5 p0      12 x[0]
        vmovdqu64 zmm28, [rel sm4_ctr.T0_constants512 + 512]     ;     8.7 p3      12 x[0] reload
        vpshufb zmm29, zmm25, zmm28                              ;    21.5 p5      12 x[0]
        vmovdqu64 zmm30, [rel sm4_ctr.T0_constants512 + 576]     ;     8.8 p2      12 x[0] reload
        vpshufb zmm31, zmm25, zmm30                              ;    21.5 p5      12 x[0]
        vmovdqu64 [rbp + 4288], zmm0                             ;     8.7 p7+p4   10 low spill
        vpshufb zmm0, zmm25, [rel sm4_ctr.T0_constants512 + 640] ;    21.5 p5+p3   12 x[0]
        vpternlogd zmm0, zmm31, zmm25, 0x96                      ;    22.5 p0      12 x[0]
        vprold zmm31, zmm0, 2                                    ;    23.5 p0      12 x[0]
        vmovdqu64 zmm0, [rbp + 1984]                             ;     9.8 p2      10 more reload
        vpxord zmm25, zmm25, zmm0                                ;    21.5 p5      12 x[0]
        vpternlogd zmm31, zmm29, zmm25, 0x96                     ;    24.5 p5      12 x[0]
        vpternlogd zmm6, zmm3, zmm31, 0x96                       ;    25.5 p0      12 x[1]
        vgf2p8affineqb zmm3, zmm6, zmm2, 0xdd                    ;    26.5 p0      12 x[1]
        vgf2p8affineinvqb zmm3, zmm3, zmm27, 0xd3                ;    29.5 p0      12 x[1]
        vpshufb zmm6, zmm3, zmm28                                ;    32.5 p5      12 x[1]
        vpshufb zmm25, zmm3, zmm30                               ;    32.5 p5      12 x[1]
        vmovdqu64 zmm29, [rel sm4_ctr.T0_constants512 + 640]     ;    10.8 p3      12 x[0] reload
        vmovdqu64 [rbp + 4352], zmm5                             ;    14.2 p8+p9   12 x[2] spill
        vpshufb zmm5, zmm3, zmm29                                ;    32.5 p5      12 x[1]
        vpternlogd zmm5, zmm25, zmm3, 0x96                       ;    33.5 p0      12 x[1]
        vprold zmm5, zmm5, 2                                     ;    34.5 p0      12 x[1]
        vmovdqu64 zmm25, [rbp + 2368]                            ;    11.7 p2      12 x[3] reload
        vmovdqu64 [rbp + 4416], zmm20                            ;    11.8 p7+p4   12 x[2] spill
        vpxord zmm20, zmm31, zmm25                               ;    25.5 p5      12 x[3]
        vpxord zmm3, zmm3, zmm26                                 ;    32.5 p5      12 x[1]
        vpternlogd zmm5, zmm6, zmm3, 0x96                        ;    35.5 p0      12 x[1]
        vpternlogd zmm8, zmm5, zmm31, 0x96                       ;    36.5 p5      12 x[2]
        vgf2p8affineqb zmm3, zmm8, zmm2, 0xdd                    ;    37.5 p0      12 x[2]
        vgf2p8affineinvqb zmm3, zmm3, zmm27, 0xd3                ;    40.5 p0      12 x[2]
        vpxord zmm9, zmm9, zmm3                                  ;    43.5 p5      12 x[2]
        vpshufb zmm6, zmm3, zmm28                                ;    43.5 p5      12 x[2]
        vpshufb zmm8, zmm3, zmm30                                ;    43.5 p5      12 x[2]
        vpshufb zmm25, zmm3, zmm29                               ;    43.5 p5      12 x[2]
        vpternlogd zmm25, zmm8, zmm3, 0x96                       ;    44.5 p0      12 x[2]
        vprold zmm3, zmm25, 2                                    ;    45.5 p0      12 x[2]
        vpternlogd zmm3, zmm6, zmm9, 0x96                        ;    46.5 p0      12 x[2]
        vpternlogd zmm20, zmm3, zmm5, 0x96                       ;    47.5 p5      12 x[3]
        vgf2p8affineqb zmm6, zmm20, zmm2, 0xdd                   ;    48.5 p0      12 x[3]
        vgf2p8affineinvqb zmm6, zmm6, zmm27, 0xd3                ;    51.5 p0      12 x[3]
        vmovdqu64 zmm8, [rbp + 2432]                             ;    14.7 p3      12 x[0] reload
        vpxord zmm9, zmm5, zmm8                                  ;    36.5 p5      12 x[0]
        vpxord zmm10, zmm10, zmm6                                ;    54.5 p5      12 x[3]
        vpshufb zmm20, zmm6, zmm28                               ;    54.5 p5      12 x[3]
        vpshufb zmm25, zmm6, zmm30                               ;    54.5 p5      12 x[3]
        vpshufb zmm8, zmm6, zmm29                                ;    54.5 p5      12 x[3]
        vpternlogd zmm8, zmm25, zmm6, 0x96                       ;    55.5 p0      12 x[3]
        vprold zmm6, zmm8, 2                                     ;    56.5 p0      12 x[3]
        vpternlogd zmm6, zmm20, zmm10, 0x96                      ;    57.5 p0      12 x[3]
        vpternlogd zmm9, zmm6, zmm3, 0x96                        ;    58.5 p0      12 x[0]
        vgf2p8affineqb zmm8, zmm9, zmm2, 0xdd                    ;    59.5 p0      12 x[0]
        vgf2p8affineinvqb zmm8, zmm8, zmm27, 0xd3                ;    62.5 p0      12 x[0]
        vpshufb zmm9, zmm8, zmm28                                ;    65.5 p5      12 x[0]
        vpshufb zmm10, zmm8, zmm30                               ;    65.5 p5      12 x[0]
        vpshufb zmm20, zmm8, zmm29                               ;    65.5 p5      12 x[0]
        vmovdqa64 zmm25, zmm0                                    ;    17.2         12 x[0] copy
        vmovdqu64 [rbp + 4480], zmm5                             ;    36.5 p8+p9   12 x[1] spill
        vmovdqa64 zmm5, zmm0                                     ;    17.5         12 x[0] copy
        vmovdqu64 [rbp + 4544], zmm6                             ;    58.5 p7+p4   12 x[3] spill
        vpxord zmm6, zmm26, [rbp + 2176]                         ;    38.2 p0+p2   12 x[0]
        vpternlogd zmm6, zmm12, zmm11, 0x96                      ;    39.2 p5      12 x[0]
        vgf2p8affineqb zmm6, zmm6, zmm2, 0xdd                    ;    40.2 p0      12 x[0]
        vgf2p8affineinvqb zmm6, zmm6, zmm27, 0xd3                ;    43.2 p0      12 x[0]
        vpternlogd zmm20, zmm10, zmm8, 0x96                      ;    66.5 p5      12 x[0]
        vpxord zmm25, zmm25, zmm6                                ;    46.2 p5      12 x[0]
        vpshufb zmm10, zmm6, zmm28                               ;    46.2 p5      12 x[0]
        vpshufb zmm12, zmm6, zmm30                               ;    46.2 p5      12 x[0]
        vmovdqu64 [rbp + 4608], zmm3                             ;    47.5 p8+p9   12 x[2] spill
        vpshufb zmm3, zmm6, zmm29                                ;    46.2 p5      12 x[0]
        vpternlogd zmm3, zmm12, zmm6, 0x96                       ;    47.2 p0      12 x[0]
        vprold zmm3, zmm3, 2                                     ;    48.2 p0      12 x[0]
        vpternlogd zmm3, zmm10, zmm25, 0x96                      ;    49.2 p0      12 x[0]
        vpternlogd zmm13, zmm11, zmm3, 0x96                      ;    50.2 p0      12 x[1]
        vgf2p8affineqb zmm6, zmm13, zmm2, 0xdd                   ;    51.2 p0      12 x[1]
        vgf2p8affineinvqb zmm6, zmm6, zmm27, 0xd3                ;    54.2 p0      12 x[1]
        vpshufb zmm10, zmm6, zmm28                               ;    57.2 p5      12 x[1]
        vpshufb zmm11, zmm6, zmm30                               ;    57.2 p5      12 x[1]
        vpshufb zmm12, zmm6, zmm29                               ;    57.2 p5      12 x[1]
        vpternlogd zmm12, zmm11, zmm6, 0x96                      ;    58.2 p0      12 x[1]
        vprold zmm11, zmm12, 2                                   ;    59.2 p0      12 x[1]
        vpxord zmm6, zmm6, zmm26                                 ;    57.2 p5      12 x[1]
        vpternlogd zmm11, zmm10, zmm6, 0x96                      ;    60.2 p5      12 x[1]
        vpternlogd zmm14, zmm11, zmm3, 0x96                      ;    61.2 p0      12 x[2]
        vgf2p8affineqb zmm6, zmm14, zmm2, 0xdd                   ;    62.2 p0      12 x[2]
        vgf2p8affineinvqb zmm6, zmm6, zmm27, 0xd3                ;    65.2 p0      12 x[2]
        vmovdqu64 zmm10, [rbp + 2368]                            ;    22.2 p3      12 x[3] reload
        vpxord zmm12, zmm3, zmm10                                ;    50.2 p5      12 x[3]
        vpshufb zmm13, zmm6, zmm28                               ;    68.2 p5      12 x[2]
        vpxord zmm15, zmm15, zmm6                                ;    68.2 p5      12 x[2]
        vpshufb zmm14, zmm6, zmm30                               ;    68.2 p5      12 x[2]
        vpshufb zmm25, zmm6, zmm29                               ;    68.2 p5      12 x[2]
        vpternlogd zmm25, zmm14, zmm6, 0x96                      ;    69.2 p0      12 x[2]
        vprold zmm6, zmm25, 2                                    ;    70.2 p0      12 x[2]
        vpternlogd zmm6, zmm13, zmm15, 0x96                      ;    71.2 p0      12 x[2]
        vpternlogd zmm12, zmm6, zmm11, 0x96                      ;    72.2 p5      12 x[3]
        vgf2p8affineqb zmm12, zmm12, zmm2, 0xdd                  ;    73.2 p0      12 x[3]
        vgf2p8affineinvqb zmm12, zmm12, zmm27, 0xd3              ;    76.2 p0      12 x[3]
        vmovdqu64 zmm13, [rbp + 2432]                            ;    24.2 p2      12 x[0] reload
        vpxord zmm14, zmm11, zmm13                               ;    61.2 p5      12 x[0]
        vpxord zmm16, zmm16, zmm12                               ;    79.2 p5      12 x[3]
        vpshufb zmm15, zmm12, zmm28                              ;    79.2 p5      12 x[3]
        vpshufb zmm25, zmm12, zmm30                              ;    79.2 p5      12 x[3]
        vpshufb zmm13, zmm12, zmm29                              ;    79.2 p5      12 x[3]
        vpternlogd zmm13, zmm25, zmm12, 0x96                     ;    80.2 p0      12 x[3]
        vprold zmm12, zmm13, 2                                   ;    81.2 p0      12 x[3]
        vpternlogd zmm12, zmm15, zmm16, 0x96                     ;    82.2 p0      12 x[3]
        vpternlogd zmm14, zmm12, zmm6, 0x96                      ;    83.2 p0      12 x[0]
        vgf2p8affineqb zmm13, zmm14, zmm2, 0xdd                  ;    84.2 p0      12 x[0]
        vgf2p8affineinvqb zmm13, zmm13, zmm27, 0xd3              ;    87.2 p0      12 x[0]
        vpshufb zmm14, zmm13, zmm28                              ;    90.2 p5      12 x[0]
        vpshufb zmm15, zmm13, zmm30                              ;    90.2 p5      12 x[0]
        vpshufb zmm16, zmm13, zmm29                              ;    90.2 p5      12 x[0]
        vpternlogd zmm16, zmm15, zmm13, 0x96                     ;    91.2 p0      12 x[0]
        vmovdqu64 zmm15, [rbp + 2176]                            ;    26.8 p3      12 x[0] reload
        vpxord zmm25, zmm26, zmm15                               ;    63.5 p5      12 x[0]
        vpternlogd zmm25, zmm18, zmm17, 0x96                     ;    64.5 p0      12 x[0]
        vgf2p8affineqb zmm18, zmm25, zmm2, 0xdd                  ;    65.5 p0      12 x[0]
        vgf2p8affineinvqb zmm18, zmm18, zmm27, 0xd3              ;    68.5 p0      12 x[0]
        vpxord zmm5, zmm5, zmm18                                 ;    71.5 p5      12 x[0]
        vpshufb zmm25, zmm18, zmm28                              ;    71.5 p5      12 x[0]
        vpshufb zmm10, zmm18, zmm30                              ;    71.5 p5      12 x[0]
        vmovdqu64 [rbp + 4672], zmm11                            ;    61.2 p7+p4   12 x[1] spill
        vpshufb zmm11, zmm18, zmm29                              ;    71.5 p5      12 x[0]
        vpternlogd zmm11, zmm10, zmm18, 0x96                     ;    72.5 p0      12 x[0]
        vprold zmm10, zmm11, 2                                   ;    73.5 p0      12 x[0]
        vpternlogd zmm10, zmm25, zmm5, 0x96                      ;    74.5 p5      12 x[0]
        vpternlogd zmm19, zmm17, zmm10, 0x96                     ;    75.5 p0      12 x[1]
        vgf2p8affineqb zmm5, zmm19, zmm2, 0xdd                   ;    76.5 p0      12 x[1]
        vgf2p8affineinvqb zmm5, zmm5, zmm27, 0xd3                ;    79.5 p0      12 x[1]
        vpshufb zmm11, zmm5, zmm28                               ;    82.5 p5      12 x[1]
        vpshufb zmm17, zmm5, zmm30                               ;    82.5 p5      12 x[1]
        vpshufb zmm18, zmm5, zmm29                               ;    82.5 p5      12 x[1]
        vpternlogd zmm18, zmm17, zmm5, 0x96                      ;    83.5 p0      12 x[1]
        vprold zmm17, zmm18, 2                                   ;    84.5 p0      12 x[1]
        vpxord zmm5, zmm5, zmm26                                 ;    82.5 p5      12 x[1]
        vpternlogd zmm17, zmm11, zmm5, 0x96                      ;    85.5 p5      12 x[1]
        vmovdqa64 zmm5, zmm17                                    ;    86.5         12 x[2] copy
        vpternlogd zmm5, zmm10, [rbp + 4416], 0x96               ;    86.5 p0+p2   12 x[2]
        vgf2p8affineqb zmm5, zmm5, zmm2, 0xdd                    ;    87.5 p0      12 x[2]
        vgf2p8affineinvqb zmm5, zmm5, zmm27, 0xd3                ;    90.5 p0      12 x[2]
        vpshufb zmm11, zmm5, zmm28                               ;    93.5 p5      12 x[2]
        vpshufb zmm18, zmm5, zmm30                               ;    93.5 p5      12 x[2]
        vpxord zmm21, zmm21, zmm5                                ;    93.5 p5      12 x[2]
        vpshufb zmm19, zmm5, zmm29                               ;    93.5 p5      12 x[2]
        vpternlogd zmm19, zmm18, zmm5, 0x96                      ;    94.5 p0      12 x[2]
        vprold zmm5, zmm19, 2                                    ;    95.5 p0      12 x[2]
        vpternlogd zmm5, zmm11, zmm21, 0x96                      ;    96.5 p5      12 x[2]
        vmovdqu64 zmm11, [rbp + 2368]                            ;    32.7 p3      12 x[3] reload
        vpxord zmm18, zmm10, zmm11                               ;    79.2 p0      12 x[3]
        vpternlogd zmm18, zmm5, zmm17, 0x96                      ;    97.5 p5      12 x[3]
        vgf2p8affineqb zmm18, zmm18, zmm2, 0xdd                  ;    98.5 p0      12 x[3]
        vgf2p8affineinvqb zmm18, zmm18, zmm27, 0xd3              ;   101.5 p0      12 x[3]
        vpshufb zmm19, zmm18, zmm28                              ;   104.5 p5      12 x[3]
        vpxord zmm22, zmm22, zmm18                               ;   104.5 p5      12 x[3]
        vpshufb zmm21, zmm18, zmm30                              ;   104.5 p5      12 x[3]
        vpshufb zmm25, zmm18, zmm29                              ;   104.5 p5      12 x[3]
        vpternlogd zmm25, zmm21, zmm18, 0x96                     ;   105.5 p0      12 x[3]
        vprold zmm18, zmm25, 2                                   ;   106.5 p0      12 x[3]
        vpternlogd zmm18, zmm19, zmm22, 0x96                     ;   107.5 p0      12 x[3]
        vmovdqu64 zmm19, [rbp + 2432]                            ;    34.7 p2      12 x[0] reload
        vpxord zmm21, zmm17, zmm19                               ;    86.5 p5      12 x[0]
        vpternlogd zmm21, zmm18, zmm5, 0x96                      ;   108.5 p0      12 x[0]
        vgf2p8affineqb zmm21, zmm21, zmm2, 0xdd                  ;   109.5 p0      12 x[0]
        vgf2p8affineinvqb zmm21, zmm21, zmm27, 0xd3              ;   112.5 p0      12 x[0]
        vpshufb zmm22, zmm21, zmm28                              ;   115.5 p5      12 x[0]
        vpshufb zmm25, zmm21, zmm30                              ;   115.5 p5      12 x[0]
        vpshufb zmm19, zmm21, zmm29                              ;   115.5 p5      12 x[0]
        vpternlogd zmm19, zmm25, zmm21, 0x96                     ;   116.5 p0      12 x[0]
        vpxord zmm15, zmm15, zmm26                               ;    88.5 p5      12 x[0]
        vpternlogd zmm15, zmm24, zmm4, 0x96                      ;    89.5 p0      12 x[0]
        vgf2p8affineqb zmm15, zmm15, zmm2, 0xdd                  ;    90.5 p0      12 x[0]
        vgf2p8affineinvqb zmm15, zmm15, zmm27, 0xd3              ;    93.5 p0      12 x[0]
        vpxord zmm0, zmm0, zmm15                                 ;    96.5 p5      12 x[0]
        vpshufb zmm24, zmm15, zmm28                              ;    96.5 p5      12 x[0]
        vpshufb zmm25, zmm15, zmm30                              ;    96.5 p5      12 x[0]
        vmovdqu64 [rbp + 4416], zmm17                            ;    86.5 p8+p9   12 x[1] spill
        vpshufb zmm17, zmm15, zmm29                              ;    96.5 p5      12 x[0]
        vpternlogd zmm17, zmm25, zmm15, 0x96                     ;    97.5 p0      12 x[0]
        vprold zmm15, zmm17, 2                                   ;    98.5 p0      12 x[0]
        vpternlogd zmm15, zmm24, zmm0, 0x96                      ;    99.5 p5      12 x[0]
        vpternlogd zmm1, zmm4, zmm15, 0x96                       ;   100.5 p0      12 x[1]
        vgf2p8affineqb zmm1, zmm1, zmm2, 0xdd                    ;   101.5 p0      12 x[1]
        vgf2p8affineinvqb zmm1, zmm1, zmm27, 0xd3                ;   104.5 p0      12 x[1]
        vpshufb zmm4, zmm1, zmm28                                ;   107.5 p5      12 x[1]
        vpshufb zmm17, zmm1, zmm30                               ;   107.5 p5      12 x[1]
        vpshufb zmm24, zmm1, zmm29                               ;   107.5 p5      12 x[1]
        vpternlogd zmm24, zmm17, zmm1, 0x96                      ;   108.5 p0      12 x[1]
        vprold zmm17, zmm24, 2                                   ;   109.5 p0      12 x[1]
        vpxord zmm1, zmm1, zmm26                                 ;   107.5 p5      12 x[1]
        vpternlogd zmm17, zmm4, zmm1, 0x96                       ;   110.5 p5      12 x[1]
        vmovdqa64 zmm1, zmm17                                    ;   111.5         12 x[2] copy
        vpternlogd zmm1, zmm15, [rbp + 4352], 0x96               ;   111.5 p0+p3   12 x[2]
        vgf2p8affineqb zmm1, zmm1, zmm2, 0xdd                    ;   112.5 p0      12 x[2]
        vgf2p8affineinvqb zmm1, zmm1, zmm27, 0xd3                ;   115.5 p0      12 x[2]
        vpshufb zmm4, zmm1, zmm28                                ;   118.5 p5      12 x[2]
        vpshufb zmm24, zmm1, zmm30                               ;   118.5 p5      12 x[2]
        vpshufb zmm25, zmm1, zmm29                               ;   118.5 p5      12 x[2]
        vpternlogd zmm25, zmm24, zmm1, 0x96                      ;   119.5 p0      12 x[2]
        vpxord zmm7, zmm7, zmm1                                  ;   118.5 p5      12 x[2]
        vprold zmm1, zmm25, 2                                    ;   120.5 p0      12 x[2]
        vpternlogd zmm1, zmm4, zmm7, 0x96                        ;   121.5 p5      12 x[2]
        vpxord zmm4, zmm15, zmm11                                ;   104.2 p0      12 x[3]
        vpternlogd zmm4, zmm1, zmm17, 0x96                       ;   122.5 p5      12 x[3]
        vgf2p8affineqb zmm4, zmm4, zmm2, 0xdd                    ;   123.5 p0      12 x[3]
        vgf2p8affineinvqb zmm4, zmm4, zmm27, 0xd3                ;   126.5 p0      12 x[3]
        vprold zmm7, zmm20, 2                                    ;   107.2 p0      12 x[0]
        vpxord zmm31, zmm31, zmm8                                ;   105.5 p5      12 x[0]
        vpternlogd zmm7, zmm9, zmm31, 0x96                       ;   108.2 p5      12 x[0]
        vpxord zmm3, zmm3, zmm13                                 ;   107.5 p5      12 x[0]
        vprold zmm8, zmm16, 2                                    ;   108.2 p0      12 x[0]
        vpternlogd zmm8, zmm14, zmm3, 0x96                       ;   109.2 p5      12 x[0]
        vpxord zmm10, zmm10, zmm21                               ;   115.5 p0      12 x[0]
        vprold zmm3, zmm19, 2                                    ;   117.5 p0      12 x[0]
        vpternlogd zmm3, zmm22, zmm10, 0x96                      ;   118.5 p5      12 x[0]
        vpshufb zmm9, zmm4, zmm28                                ;   129.5 p5      12 x[3]
        vpshufb zmm10, zmm4, zmm30                               ;   129.5 p5      12 x[3]
        vpshufb zmm11, zmm4, zmm29                               ;   129.5 p5      12 x[3]
        vpternlogd zmm11, zmm10, zmm4, 0x96                      ;   130.5 p0      12 x[3]
        vpxord zmm23, zmm23, zmm4                                ;   129.5 p0      12 x[3]
        vprold zmm4, zmm11, 2                                    ;   131.5 p0      12 x[3]
        vpternlogd zmm4, zmm9, zmm23, 0x96                       ;   132.5 p5      12 x[3]
        vpxord zmm9, zmm17, [rbp + 2432]                         ;   114.2 p0+p2   12 x[0]
        vpternlogd zmm9, zmm4, zmm1, 0x96                        ;   133.5 p5      12 x[0]
        vgf2p8affineqb zmm9, zmm9, zmm2, 0xdd                    ;   134.5 p0      12 x[0]
        vgf2p8affineinvqb zmm9, zmm9, zmm27, 0xd3                ;   137.5 p0      12 x[0]
        vmovdqu64 zmm10, [rbp + 2496]                            ;    45.8 p3      12 x[1] reload
        vpxord zmm11, zmm6, zmm10                                ;   115.5 p5      12 x[1]
        vpternlogd zmm11, zmm8, zmm12, 0x96                      ;   116.5 p5      12 x[1]
        vgf2p8affineqb zmm11, zmm11, zmm2, 0xdd                  ;   117.5 p0      12 x[1]
        vgf2p8affineinvqb zmm11, zmm11, zmm27, 0xd3              ;   120.5 p0      12 x[1]
        vpxord zmm13, zmm5, zmm10                                ;   117.5 p5      12 x[1]
        vpternlogd zmm13, zmm3, zmm18, 0x96                      ;   119.5 p5      12 x[1]
        vgf2p8affineqb zmm13, zmm13, zmm2, 0xdd                  ;   120.5 p0      12 x[1]
        vgf2p8affineinvqb zmm13, zmm13, zmm27, 0xd3              ;   123.5 p0      12 x[1]
        vpshufb zmm14, zmm9, zmm28                               ;   140.5 p5      12 x[0]
        vpshufb zmm16, zmm9, zmm30                               ;   140.5 p5      12 x[0]
        vpshufb zmm19, zmm9, zmm29                               ;   140.5 p5      12 x[0]
        vpternlogd zmm19, zmm16, zmm9, 0x96                      ;   141.5 p0      12 x[0]
        vpxord zmm15, zmm15, zmm9                                ;   140.5 p0      12 x[0]
        vprold zmm9, zmm19, 2                                    ;   142.5 p0      12 x[0]
        vpternlogd zmm9, zmm14, zmm15, 0x96                      ;   143.5 p5      12 x[0]
        vpxord zmm14, zmm1, zmm10                                ;   123.5 p5      12 x[1]
        vpternlogd zmm14, zmm9, zmm4, 0x96                       ;   144.5 p0      12 x[1]
        vgf2p8affineqb zmm14, zmm14, zmm2, 0xdd                  ;   145.5 p0      12 x[1]
        vgf2p8affineinvqb zmm14, zmm14, zmm27, 0xd3              ;   148.5 p0      12 x[1]
        vmovdqu64 zmm15, [rbp + 2560]                            ;    49.2 p2      12 x[2] reload
        vpxord zmm16, zmm12, zmm15                               ;   124.5 p5      12 x[2]
        vpshufb zmm19, zmm11, zmm28                              ;   125.5 p5      12 x[1]
        vpshufb zmm20, zmm11, zmm30                              ;   126.5 p5      12 x[1]
        vpshufb zmm21, zmm11, zmm29                              ;   127.5 p5      12 x[1]
        vpternlogd zmm21, zmm20, zmm11, 0x96                     ;   128.5 p0      12 x[1]
        vprold zmm20, zmm21, 2                                   ;   129.5 p0      12 x[1]
        vpshufb zmm21, zmm13, zmm28                              ;   128.5 p5      12 x[1]
        vpshufb zmm22, zmm13, zmm30                              ;   129.5 p5      12 x[1]
        vpshufb zmm23, zmm13, zmm29                              ;   130.5 p5      12 x[1]
        vpternlogd zmm23, zmm22, zmm13, 0x96                     ;   131.5 p0      12 x[1]
        vprold zmm22, zmm23, 2                                   ;   132.5 p0      12 x[1]
        vpxord zmm23, zmm18, zmm15                               ;   131.2 p0      12 x[2]
        vmovdqu64 zmm24, [rbp + 4608]                            ;    51.3 p3      12 x[1]
        vpxord zmm24, zmm24, zmm10                               ;   131.5 p5      12 x[1]
        vmovdqu64 zmm10, [rbp + 4544]                            ;    58.5 p2      12 x[3] reload
        vpternlogd zmm24, zmm7, zmm10, 0x96                      ;   132.5 p0      12 x[1]
        vgf2p8affineqb zmm24, zmm24, zmm2, 0xdd                  ;   133.5 p0      12 x[1]
        vgf2p8affineinvqb zmm24, zmm24, zmm27, 0xd3              ;   136.5 p0      12 x[1]
        vpxord zmm25, zmm10, zmm15                               ;   132.5 p5      12 x[2]
        vpshufb zmm26, zmm24, zmm28                              ;   139.5 p5      12 x[1]
        vpxord zmm15, zmm4, zmm15                                ;   134.5 p5      12 x[2]
        vpshufb zmm31, zmm24, zmm30                              ;   139.5 p5      12 x[1]
        vpshufb zmm0, zmm24, zmm29                               ;   139.5 p5      12 x[1]
        vpternlogd zmm0, zmm31, zmm24, 0x96                      ;   140.5 p0      12 x[1]
        vprold zmm31, zmm0, 2                                    ;   141.5 p0      12 x[1]
        vpxord zmm17, zmm17, zmm14                               ;   151.5 p0      12 x[1]
        vpshufb zmm0, zmm14, zmm28                               ;   151.5 p5      12 x[1]
        vpshufb zmm28, zmm14, zmm30                              ;   151.5 p5      12 x[1]
        vpshufb zmm30, zmm14, zmm29                              ;   151.5 p5      12 x[1]
        vpternlogd zmm30, zmm28, zmm14, 0x96                     ;   152.5 p0      12 x[1]
        vprold zmm14, zmm30, 2                                   ;   153.5 p0      12 x[1]
        vpternlogd zmm14, zmm0, zmm17, 0x96                      ;   154.5 p0      12 x[1]
        vpternlogd zmm15, zmm14, zmm9, 0x96                      ;   155.5 p5      12 x[2]
        vgf2p8affineqb zmm15, zmm15, zmm2, 0xdd                  ;   156.5 p0      12 x[2]
        vgf2p8affineinvqb zmm15, zmm15, zmm27, 0xd3              ;   159.5 p0      12 x[2]
        vpxord zmm24, zmm24, [rbp + 4480]                        ;   141.5 p5+p3   12 x[1]
        vpternlogd zmm31, zmm26, zmm24, 0x96                     ;   142.5 p5      12 x[1]
        vpternlogd zmm25, zmm31, zmm7, 0x96                      ;   143.5 p0      12 x[2]
        vgf2p8affineqb zmm17, zmm25, zmm2, 0xdd                  ;   144.5 p0      12 x[2]
        vgf2p8affineinvqb zmm17, zmm17, zmm27, 0xd3              ;   147.5 p0      12 x[2]
        vpxord zmm11, zmm11, [rbp + 4672]                        ;   143.5 p5+p2   12 x[1]
        vpternlogd zmm20, zmm19, zmm11, 0x96                     ;   144.5 p5      12 x[1]
        vpternlogd zmm16, zmm20, zmm8, 0x96                      ;   145.5 p5      12 x[2]
        vgf2p8affineqb zmm11, zmm16, zmm2, 0xdd                  ;   146.5 p0      12 x[2]
        vgf2p8affineinvqb zmm11, zmm11, zmm27, 0xd3              ;   149.5 p0      12 x[2]
        vpxord zmm13, zmm13, [rbp + 4416]                        ;   146.5 p5+p3   12 x[1]
        vpternlogd zmm22, zmm21, zmm13, 0x96                     ;   147.5 p5      12 x[1]
        vpternlogd zmm23, zmm22, zmm3, 0x96                      ;   148.5 p0      12 x[2]
        vgf2p8affineqb zmm13, zmm23, zmm2, 0xdd                  ;   149.5 p0      12 x[2]
        vgf2p8affineinvqb zmm13, zmm13, zmm27, 0xd3              ;   152.5 p0      12 x[2]
        vmovdqu64 zmm16, [rbp + 2624]                            ;    57.7 p2      12 x[3] reload
        vpxord zmm19, zmm7, zmm16                                ;   148.5 p5      12 x[3]
        vpxord zmm21, zmm8, zmm16                                ;   149.5 p5      12 x[3]
        vpxord zmm23, zmm3, zmm16                                ;   150.5 p5      12 x[3]
        vmovdqu64 zmm24, [rel sm4_ctr.T0_constants512 + 512]     ;    58.3 p3      12 x[0] reload
        vpshufb zmm25, zmm17, zmm24                              ;   151.5 p5      12 x[2]
        vmovdqu64 zmm26, [rel sm4_ctr.T0_constants512 + 576]     ;    58.7 p2      12 x[0] reload
        vpshufb zmm28, zmm17, zmm26                              ;   152.5 p5      12 x[2]
        vpshufb zmm30, zmm17, zmm29                              ;   153.5 p5      12 x[2]
        vpternlogd zmm30, zmm28, zmm17, 0x96                     ;   154.5 p0      12 x[2]
        vprold zmm28, zmm30, 2                                   ;   155.5 p0      12 x[2]
        vpxord zmm16, zmm9, zmm16                                ;   153.2 p0      12 x[3]
        vpxord zmm6, zmm6, zmm11                                 ;   154.2 p0      12 x[2]
        vpshufb zmm30, zmm11, zmm24                              ;   154.5 p5      12 x[2]
        vpshufb zmm0, zmm11, zmm26                               ;   155.5 p5      12 x[2]
        vpshufb zmm27, zmm11, zmm29                              ;   156.5 p5      12 x[2]
        vpternlogd zmm27, zmm0, zmm11, 0x96                      ;   157.5 p0      12 x[2]
        vprold zmm11, zmm27, 2                                   ;   158.5 p0      12 x[2]
        vpternlogd zmm11, zmm30, zmm6, 0x96                      ;   159.5 p0      12 x[2]
        vpternlogd zmm21, zmm11, zmm20, 0x96                     ;   160.5 p5      12 x[3]
        vgf2p8affineqb zmm6, zmm21, zmm2, 0xdd                   ;   161.5 p0      12 x[3]
        vmovdqu64 zmm21, [rel sm4_ctr.T0_constants512 + 448]     ;    61.2 p3      12 x[0] reload
        vgf2p8affineinvqb zmm6, zmm6, zmm21, 0xd3                ;   164.5 p0      12 x[3]
        vpshufb zmm27, zmm13, zmm24                              ;   158.5 p5      12 x[2]
        vpxord zmm5, zmm5, zmm13                                 ;   159.5 p5      12 x[2]
        vpshufb zmm30, zmm13, zmm26                              ;   160.5 p5      12 x[2]
        vpshufb zmm0, zmm13, zmm29                               ;   161.5 p5      12 x[2]
        vpternlogd zmm0, zmm30, zmm13, 0x96                      ;   162.5 p0      12 x[2]
        vprold zmm13, zmm0, 2                                    ;   163.5 p0      12 x[2]
        vpternlogd zmm13, zmm27, zmm5, 0x96                      ;   164.5 p0      12 x[2]
        vpternlogd zmm23, zmm13, zmm22, 0x96                     ;   165.5 p5      12 x[3]
        vgf2p8affineqb zmm5, zmm23, zmm2, 0xdd                   ;   166.5 p0      12 x[3]
        vgf2p8affineinvqb zmm5, zmm5, zmm21, 0xd3                ;   169.5 p0      12 x[3]
        vpshufb zmm23, zmm15, zmm24                              ;   163.5 p5      12 x[2]
        vpshufb zmm27, zmm15, zmm26                              ;   164.5 p5      12 x[2]
        vpxord zmm1, zmm1, zmm15                                 ;   165.2 p0      12 x[2]
        vpshufb zmm30, zmm15, zmm29                              ;   165.5 p5      12 x[2]
        vpternlogd zmm30, zmm27, zmm15, 0x96                     ;   166.5 p0      12 x[2]
        vprold zmm15, zmm30, 2                                   ;   167.5 p0      12 x[2]
        vpternlogd zmm15, zmm23, zmm1, 0x96                      ;   168.5 p5      12 x[2]
        vpternlogd zmm16, zmm15, zmm14, 0x96                     ;   169.5 p5      12 x[3]
        vgf2p8affineqb zmm1, zmm16, zmm2, 0xdd                   ;   170.5 p0      12 x[3]
        vgf2p8affineinvqb zmm1, zmm1, zmm21, 0xd3                ;   173.5 p0      12 x[3]
        vpxord zmm17, zmm17, [rbp + 4608]                        ;   168.5 p5+p2   12 x[2]
        vpternlogd zmm28, zmm25, zmm17, 0x96                     ;   169.5 p5      12 x[2]
        vpternlogd zmm19, zmm28, zmm31, 0x96                     ;   170.5 p0      12 x[3]
        vgf2p8affineqb zmm16, zmm19, zmm2, 0xdd                  ;   171.5 p0      12 x[3]
        vgf2p8affineinvqb zmm16, zmm16, zmm21, 0xd3              ;   174.5 p0      12 x[3]
        vmovdqu64 zmm17, [rbp + 2688]                            ;    65.7 p3      12 x[0] reload
        vpxord zmm19, zmm31, zmm17                               ;   170.5 p5      12 x[0]
        vpxord zmm23, zmm20, zmm17                               ;   171.5 p5      12 x[0]
        vpshufb zmm25, zmm6, zmm24                               ;   172.5 p5      12 x[3]
        vpshufb zmm27, zmm6, zmm26                               ;   173.5 p5      12 x[3]
        vpxord zmm12, zmm12, zmm6                                ;   173.2 p0      12 x[3]
        vpshufb zmm30, zmm6, zmm29                               ;   174.5 p5      12 x[3]
        vpternlogd zmm30, zmm27, zmm6, 0x96                      ;   175.5 p0      12 x[3]
        vprold zmm6, zmm30, 2                                    ;   176.5 p0      12 x[3]
        vpternlogd zmm6, zmm25, zmm12, 0x96                      ;   177.5 p5      12 x[3]
        vpternlogd zmm23, zmm6, zmm11, 0x96                      ;   178.5 p0      12 x[0]
        vgf2p8affineqb zmm12, zmm23, zmm2, 0xdd                  ;   179.5 p0      12 x[0]
        vgf2p8affineinvqb zmm12, zmm12, zmm21, 0xd3              ;   182.5 p0      12 x[0]
        vpxord zmm23, zmm22, zmm17                               ;   176.5 p5      12 x[0]
        vpshufb zmm25, zmm16, zmm24                              ;   177.5 p5      12 x[3]
        vpshufb zmm27, zmm16, zmm26                              ;   178.5 p5      12 x[3]
        vpxord zmm10, zmm10, zmm16                               ;   179.2 p0      12 x[3]
        vpshufb zmm30, zmm16, zmm29                              ;   179.5 p5      12 x[3]
        vpternlogd zmm30, zmm27, zmm16, 0x96                     ;   180.5 p0      12 x[3]
        vprold zmm16, zmm30, 2                                   ;   181.5 p0      12 x[3]
        vpternlogd zmm16, zmm25, zmm10, 0x96                     ;   182.5 p5      12 x[3]
        vpternlogd zmm19, zmm16, zmm28, 0x96                     ;   183.5 p5      12 x[0]
        vgf2p8affineqb zmm10, zmm19, zmm2, 0xdd                  ;   184.5 p0      12 x[0]
        vgf2p8affineinvqb zmm10, zmm10, zmm21, 0xd3              ;   187.5 p0      12 x[0]
        vpshufb zmm19, zmm5, zmm24                               ;   182.5 p5      12 x[3]
        vpshufb zmm25, zmm5, zmm26                               ;   183.5 p5      12 x[3]
        vpshufb zmm27, zmm5, zmm29                               ;   184.5 p5      12 x[3]
        vpternlogd zmm27, zmm25, zmm5, 0x96                      ;   185.5 p0      12 x[3]
        vpxord zmm18, zmm18, zmm5                                ;   185.2 p0      12 x[3]
        vprold zmm5, zmm27, 2                                    ;   186.5 p0      12 x[3]
        vpternlogd zmm5, zmm19, zmm18, 0x96                      ;   187.5 p5      12 x[3]
        vpternlogd zmm23, zmm5, zmm13, 0x96                      ;   188.5 p5      12 x[0]
        vgf2p8affineqb zmm18, zmm23, zmm2, 0xdd                  ;   189.5 p0      12 x[0]
        vgf2p8affineinvqb zmm18, zmm18, zmm21, 0xd3              ;   192.5 p0      12 x[0]
        vpxord zmm17, zmm14, zmm17                               ;   187.5 p5      12 x[0]
        vpshufb zmm19, zmm1, zmm24                               ;   188.5 p5      12 x[3]
        vpshufb zmm23, zmm1, zmm26                               ;   189.5 p5      12 x[3]
        vpshufb zmm25, zmm1, zmm29                               ;   190.5 p5      12 x[3]
        vpternlogd zmm25, zmm23, zmm1, 0x96                      ;   191.5 p0      12 x[3]
        vpxord zmm4, zmm4, zmm1                                  ;   190.2 p0      12 x[3]
        vprold zmm1, zmm25, 2                                    ;   192.5 p0      12 x[3]
        vpternlogd zmm1, zmm19, zmm4, 0x96                       ;   193.5 p5      12 x[3]
        vpternlogd zmm17, zmm1, zmm15, 0x96                      ;   194.5 p0      12 x[0]
        vgf2p8affineqb zmm4, zmm17, zmm2, 0xdd                   ;   195.5 p0      12 x[0]
        vgf2p8affineinvqb zmm4, zmm4, zmm21, 0xd3                ;   198.5 p0      12 x[0]
        vmovdqu64 zmm17, [rbp + 2752]                            ;    73.2 p2      12 x[1] reload
        vpxord zmm19, zmm11, zmm17                               ;   192.5 p5      12 x[1]
        vpxord zmm23, zmm28, zmm17                               ;   193.5 p5      12 x[1]
        vpshufb zmm25, zmm12, zmm24                              ;   194.5 p5      12 x[0]
        vpshufb zmm27, zmm12, zmm26                              ;   195.5 p5      12 x[0]
        vpxord zmm8, zmm8, zmm12                                 ;   195.2 p0      12 x[0]
        vpshufb zmm30, zmm12, zmm29                              ;   196.5 p5      12 x[0]
        vpternlogd zmm30, zmm27, zmm12, 0x96                     ;   197.5 p0      12 x[0]
        vprold zmm12, zmm30, 2                                   ;   198.5 p0      12 x[0]
        vpternlogd zmm12, zmm25, zmm8, 0x96                      ;   199.5 p5      12 x[0]
        vpternlogd zmm19, zmm12, zmm6, 0x96                      ;   200.5 p0      12 x[1]
        vgf2p8affineqb zmm8, zmm19, zmm2, 0xdd                   ;   201.5 p0      12 x[1]
        vgf2p8affineinvqb zmm8, zmm8, zmm21, 0xd3                ;   204.5 p0      12 x[1]
        vpxord zmm19, zmm13, zmm17                               ;   198.5 p5      12 x[1]
        vpshufb zmm25, zmm10, zmm24                              ;   199.5 p5      12 x[0]
        vpshufb zmm27, zmm10, zmm26                              ;   200.5 p5      12 x[0]
        vpxord zmm7, zmm7, zmm10                                 ;   201.2 p0      12 x[0]
        vpshufb zmm30, zmm10, zmm29                              ;   201.5 p5      12 x[0]
        vpternlogd zmm30, zmm27, zmm10, 0x96                     ;   202.5 p0      12 x[0]
        vprold zmm10, zmm30, 2                                   ;   203.5 p0      12 x[0]
        vpternlogd zmm10, zmm25, zmm7, 0x96                      ;   204.5 p5      12 x[0]
        vpternlogd zmm23, zmm10, zmm16, 0x96                     ;   205.5 p5      12 x[1]
        vgf2p8affineqb zmm7, zmm23, zmm2, 0xdd                   ;   206.5 p0      12 x[1]
        vgf2p8affineinvqb zmm7, zmm7, zmm21, 0xd3                ;   209.5 p0      12 x[1]
        vpxord zmm17, zmm15, zmm17                               ;   204.5 p5      12 x[1]
        vpshufb zmm23, zmm18, zmm24                              ;   205.5 p5      12 x[0]
        vpshufb zmm25, zmm18, zmm26                              ;   206.5 p5      12 x[0]
        vpshufb zmm27, zmm18, zmm29                              ;   207.5 p5      12 x[0]
        vpternlogd zmm27, zmm25, zmm18, 0x96                     ;   208.5 p0      12 x[0]
        vpxord zmm3, zmm3, zmm18                                 ;   207.2 p0      12 x[0]
        vprold zmm18, zmm27, 2                                   ;   209.5 p0      12 x[0]
        vpternlogd zmm18, zmm23, zmm3, 0x96                      ;   210.5 p5      12 x[0]
        vpternlogd zmm19, zmm18, zmm5, 0x96                      ;   211.5 p0      12 x[1]
        vgf2p8affineqb zmm3, zmm19, zmm2, 0xdd                   ;   212.5 p0      12 x[1]
        vgf2p8affineinvqb zmm3, zmm3, zmm21, 0xd3                ;   215.5 p0      12 x[1]
        vpshufb zmm19, zmm4, zmm24                               ;   209.5 p5      12 x[0]
        vpshufb zmm23, zmm4, zmm26                               ;   210.5 p5      12 x[0]
        vpshufb zmm25, zmm4, zmm29                               ;   211.5 p5      12 x[0]
        vpternlogd zmm25, zmm23, zmm4, 0x96                      ;   212.5 p0      12 x[0]
        vpxord zmm9, zmm9, zmm4                                  ;   212.5 p5      12 x[0]
        vprold zmm4, zmm25, 2                                    ;   213.5 p0      12 x[0]
        vpternlogd zmm4, zmm19, zmm9, 0x96                       ;   214.5 p5      12 x[0]
        vpternlogd zmm17, zmm4, zmm1, 0x96                       ;   215.5 p0      12 x[1]
        vgf2p8affineqb zmm9, zmm17, zmm2, 0xdd                   ;   216.5 p0      12 x[1]
        vgf2p8affineinvqb zmm9, zmm9, zmm21, 0xd3                ;   219.5 p0      12 x[1]
        vmovdqu64 zmm17, [rbp + 2816]                            ;    80.7 p3      12 x[2] reload
        vpxord zmm19, zmm16, zmm17                               ;   214.5 p5      12 x[2]
        vpxord zmm23, zmm6, zmm17                                ;   215.5 p5      12 x[2]
        vpshufb zmm25, zmm8, zmm24                               ;   216.5 p5      12 x[1]
        vpshufb zmm27, zmm8, zmm26                               ;   217.5 p5      12 x[1]
        vpxord zmm20, zmm20, zmm8                                ;   217.2 p0      12 x[1]
        vpshufb zmm30, zmm8, zmm29                               ;   218.5 p5      12 x[1]
        vpternlogd zmm30, zmm27, zmm8, 0x96                      ;   219.5 p0      12 x[1]
        vprold zmm8, zmm30, 2                                    ;   220.5 p0      12 x[1]
        vpternlogd zmm8, zmm25, zmm20, 0x96                      ;   221.5 p5      12 x[1]
        vpternlogd zmm23, zmm8, zmm12, 0x96                      ;   222.5 p0      12 x[2]
        vgf2p8affineqb zmm20, zmm23, zmm2, 0xdd                  ;   223.5 p0      12 x[2]
        vgf2p8affineinvqb zmm20, zmm20, zmm21, 0xd3              ;   226.5 p0      12 x[2]
        vpxord zmm23, zmm5, zmm17                                ;   220.5 p5      12 x[2]
        vpshufb zmm25, zmm7, zmm24                               ;   221.5 p5      12 x[1]
        vpshufb zmm27, zmm7, zmm26                               ;   222.5 p5      12 x[1]
        vpxord zmm31, zmm31, zmm7                                ;   223.2 p0      12 x[1]
        vpshufb zmm30, zmm7, zmm29                               ;   223.5 p5      12 x[1]
        vpternlogd zmm30, zmm27, zmm7, 0x96                      ;   224.5 p0      12 x[1]
        vprold zmm7, zmm30, 2                                    ;   225.5 p0      12 x[1]
        vpternlogd zmm7, zmm25, zmm31, 0x96                      ;   226.5 p5      12 x[1]
        vpternlogd zmm19, zmm7, zmm10, 0x96                      ;   227.5 p5      12 x[2]
        vgf2p8affineqb zmm19, zmm19, zmm2, 0xdd                  ;   228.5 p0      12 x[2]
        vgf2p8affineinvqb zmm19, zmm19, zmm21, 0xd3              ;   231.5 p0      12 x[2]
        vpxord zmm17, zmm1, zmm17                                ;   226.5 p5      12 x[2]
        vpshufb zmm25, zmm3, zmm24                               ;   227.5 p5      12 x[1]
        vpshufb zmm27, zmm3, zmm26                               ;   228.5 p5      12 x[1]
        vpshufb zmm30, zmm3, zmm29                               ;   229.5 p5      12 x[1]
        vpternlogd zmm30, zmm27, zmm3, 0x96                      ;   230.5 p0      12 x[1]
        vpxord zmm22, zmm22, zmm3                                ;   229.2 p0      12 x[1]
        vprold zmm3, zmm30, 2                                    ;   231.5 p0      12 x[1]
        vpternlogd zmm3, zmm25, zmm22, 0x96                      ;   232.5 p5      12 x[1]
        vpternlogd zmm23, zmm3, zmm18, 0x96                      ;   233.5 p0      12 x[2]
        vgf2p8affineqb zmm22, zmm23, zmm2, 0xdd                  ;   234.5 p0      12 x[2]
        vgf2p8affineinvqb zmm22, zmm22, zmm21, 0xd3              ;   237.5 p0      12 x[2]
        vpshufb zmm23, zmm9, zmm24                               ;   231.5 p5      12 x[1]
        vpshufb zmm25, zmm9, zmm26                               ;   232.5 p5      12 x[1]
        vpshufb zmm27, zmm9, zmm29                               ;   233.5 p5      12 x[1]
        vpternlogd zmm27, zmm25, zmm9, 0x96                      ;   234.5 p0      12 x[1]
        vpxord zmm14, zmm14, zmm9                                ;   234.5 p5      12 x[1]
        vprold zmm9, zmm27, 2                                    ;   235.5 p0      12 x[1]
        vpternlogd zmm9, zmm23, zmm14, 0x96                      ;   236.5 p5      12 x[1]
        vpternlogd zmm17, zmm9, zmm4, 0x96                       ;   237.5 p0      12 x[2]
        vgf2p8affineqb zmm14, zmm17, zmm2, 0xdd                  ;   238.5 p0      12 x[2]
        vgf2p8affineinvqb zmm14, zmm14, zmm21, 0xd3              ;   241.5 p0      12 x[2]
        vmovdqu64 zmm17, [rbp + 2880]                            ;    88.2 p2      12 x[3] reload
        vpxord zmm23, zmm12, zmm17                               ;   236.5 p5      12 x[3]
        vpxord zmm25, zmm10, zmm17                               ;   237.5 p5      12 x[3]
        vpshufb zmm27, zmm20, zmm24                              ;   238.5 p5      12 x[2]
        vpshufb zmm30, zmm20, zmm26                              ;   239.5 p5      12 x[2]
        vpxord zmm11, zmm11, zmm20                               ;   239.2 p0      12 x[2]
        vpshufb zmm31, zmm20, zmm29                              ;   240.5 p5      12 x[2]
        vpternlogd zmm31, zmm30, zmm20, 0x96                     ;   241.5 p0      12 x[2]
        vprold zmm20, zmm31, 2                                   ;   242.5 p0      12 x[2]
        vpternlogd zmm20, zmm27, zmm11, 0x96                     ;   243.5 p5      12 x[2]
        vpternlogd zmm23, zmm20, zmm8, 0x96                      ;   244.5 p0      12 x[3]
        vgf2p8affineqb zmm11, zmm23, zmm2, 0xdd                  ;   245.5 p0      12 x[3]
        vgf2p8affineinvqb zmm11, zmm11, zmm21, 0xd3              ;   248.5 p0      12 x[3]
        vpshufb zmm23, zmm19, zmm24                              ;   242.5 p5      12 x[2]
        vpshufb zmm27, zmm19, zmm26                              ;   243.5 p5      12 x[2]
        vpxord zmm28, zmm28, zmm19                               ;   244.5 p5      12 x[2]
        vpshufb zmm30, zmm19, zmm29                              ;   245.5 p5      12 x[2]
        vpternlogd zmm30, zmm27, zmm19, 0x96                     ;   246.5 p0      12 x[2]
        vprold zmm19, zmm30, 2                                   ;   247.5 p0      12 x[2]
        vpternlogd zmm19, zmm23, zmm28, 0x96                     ;   248.5 p5      12 x[2]
        vpternlogd zmm25, zmm19, zmm7, 0x96                      ;   249.5 p0      12 x[3]
        vgf2p8affineqb zmm23, zmm25, zmm2, 0xdd                  ;   250.5 p0      12 x[3]
        vgf2p8affineinvqb zmm23, zmm23, zmm21, 0xd3              ;   253.5 p0      12 x[3]
        vpxord zmm25, zmm18, zmm17                               ;   247.5 p5      12 x[3]
        vpxord zmm17, zmm4, zmm17                                ;   248.5 p5      12 x[3]
        vpshufb zmm27, zmm22, zmm24                              ;   249.5 p5      12 x[2]
        vpshufb zmm28, zmm22, zmm26                              ;   250.5 p5      12 x[2]
        vpshufb zmm30, zmm22, zmm29                              ;   251.5 p5      12 x[2]
        vpternlogd zmm30, zmm28, zmm22, 0x96                     ;   252.5 p0      12 x[2]
        vpxord zmm13, zmm13, zmm22                               ;   251.2 p0      12 x[2]
        vprold zmm22, zmm30, 2                                   ;   253.5 p0      12 x[2]
        vpternlogd zmm22, zmm27, zmm13, 0x96                     ;   254.5 p5      12 x[2]
        vpternlogd zmm25, zmm22, zmm3, 0x96                      ;   255.5 p0      12 x[3]
        vgf2p8affineqb zmm13, zmm25, zmm2, 0xdd                  ;   256.5 p0      12 x[3]
        vgf2p8affineinvqb zmm13, zmm13, zmm21, 0xd3              ;   259.5 p0      12 x[3]
        vpshufb zmm25, zmm14, zmm24                              ;   253.5 p5      12 x[2]
        vpshufb zmm27, zmm14, zmm26                              ;   254.5 p5      12 x[2]
        vpshufb zmm28, zmm14, zmm29                              ;   255.5 p5      12 x[2]
        vpternlogd zmm28, zmm27, zmm14, 0x96                     ;   256.5 p0      12 x[2]
        vpxord zmm15, zmm15, zmm14                               ;   256.5 p5      12 x[2]
        vprold zmm14, zmm28, 2                                   ;   257.5 p0      12 x[2]
        vpternlogd zmm14, zmm25, zmm15, 0x96                     ;   258.5 p5      12 x[2]
        vpternlogd zmm17, zmm14, zmm9, 0x96                      ;   259.5 p0      12 x[3]
        vgf2p8affineqb zmm15, zmm17, zmm2, 0xdd                  ;   260.5 p0      12 x[3]
        vgf2p8affineinvqb zmm15, zmm15, zmm21, 0xd3              ;   263.5 p0      12 x[3]
        vmovdqu64 zmm17, [rbp + 2944]                            ;    95.7 p3      12 x[0] reload
        vpxord zmm25, zmm7, zmm17                                ;   258.5 p5      12 x[0]
        vpxord zmm27, zmm8, zmm17                                ;   259.5 p5      12 x[0]
        vpshufb zmm28, zmm11, zmm24                              ;   260.5 p5      12 x[3]
        vpshufb zmm30, zmm11, zmm26                              ;   261.5 p5      12 x[3]
        vpxord zmm6, zmm6, zmm11                                 ;   261.2 p0      12 x[3]
        vpshufb zmm31, zmm11, zmm29                              ;   262.5 p5      12 x[3]
        vpternlogd zmm31, zmm30, zmm11, 0x96                     ;   263.5 p0      12 x[3]
        vprold zmm11, zmm31, 2                                   ;   264.5 p0      12 x[3]
        vpternlogd zmm11, zmm28, zmm6, 0x96                      ;   265.5 p5      12 x[3]
        vpternlogd zmm27, zmm11, zmm20, 0x96                     ;   266.5 p0      12 x[0]
        vgf2p8affineqb zmm6, zmm27, zmm2, 0xdd                   ;   267.5 p0      12 x[0]
        vgf2p8affineinvqb zmm6, zmm6, zmm21, 0xd3                ;   270.5 p0      12 x[0]
        vpshufb zmm27, zmm23, zmm24                              ;   264.5 p5      12 x[3]
        vpshufb zmm28, zmm23, zmm26                              ;   265.5 p5      12 x[3]
        vpxord zmm16, zmm16, zmm23                               ;   266.5 p5      12 x[3]
        vpshufb zmm30, zmm23, zmm29                              ;   267.5 p5      12 x[3]
        vpternlogd zmm30, zmm28, zmm23, 0x96                     ;   268.5 p0      12 x[3]
        vprold zmm23, zmm30, 2                                   ;   269.5 p0      12 x[3]
        vpternlogd zmm23, zmm27, zmm16, 0x96                     ;   270.5 p5      12 x[3]
        vpternlogd zmm25, zmm23, zmm19, 0x96                     ;   271.5 p0      12 x[0]
        vgf2p8affineqb zmm16, zmm25, zmm2, 0xdd                  ;   272.5 p0      12 x[0]
        vgf2p8affineinvqb zmm16, zmm16, zmm21, 0xd3              ;   275.5 p0      12 x[0]
        vpxord zmm25, zmm3, zmm17                                ;   269.5 p5      12 x[0]
        vpxord zmm17, zmm9, zmm17                                ;   270.5 p5      12 x[0]
        vpshufb zmm27, zmm13, zmm24                              ;   271.5 p5      12 x[3]
        vpshufb zmm28, zmm13, zmm26                              ;   272.5 p5      12 x[3]
        vpshufb zmm30, zmm13, zmm29                              ;   273.5 p5      12 x[3]
        vpternlogd zmm30, zmm28, zmm13, 0x96                     ;   274.5 p0      12 x[3]
        vpxord zmm5, zmm5, zmm13                                 ;   273.2 p0      12 x[3]
        vprold zmm13, zmm30, 2                                   ;   275.5 p0      12 x[3]
        vpternlogd zmm13, zmm27, zmm5, 0x96                      ;   276.5 p5      12 x[3]
        vpternlogd zmm25, zmm13, zmm22, 0x96                     ;   277.5 p0      12 x[0]
        vgf2p8affineqb zmm5, zmm25, zmm2, 0xdd                   ;   278.5 p0      12 x[0]
        vgf2p8affineinvqb zmm5, zmm5, zmm21, 0xd3                ;   281.5 p0      12 x[0]
        vpshufb zmm25, zmm15, zmm24                              ;   275.5 p5      12 x[3]
        vpshufb zmm27, zmm15, zmm26                              ;   276.5 p5      12 x[3]
        vpshufb zmm28, zmm15, zmm29                              ;   277.5 p5      12 x[3]
        vpternlogd zmm28, zmm27, zmm15, 0x96                     ;   278.5 p0      12 x[3]
        vpxord zmm1, zmm1, zmm15                                 ;   278.5 p5      12 x[3]
        vprold zmm15, zmm28, 2                                   ;   279.5 p0      12 x[3]
        vpternlogd zmm15, zmm25, zmm1, 0x96                      ;   280.5 p5      12 x[3]
        vpternlogd zmm17, zmm15, zmm14, 0x96                     ;   281.5 p0      12 x[0]
        vgf2p8affineqb zmm1, zmm17, zmm2, 0xdd                   ;   282.5 p0      12 x[0]
        vgf2p8affineinvqb zmm1, zmm1, zmm21, 0xd3                ;   285.5 p0      12 x[0]
        vmovdqu64 zmm17, [rbp + 3008]                            ;   103.2 p2      12 x[1] reload
        vpxord zmm25, zmm20, zmm17                               ;   280.5 p5      12 x[1]
        vpxord zmm27, zmm19, zmm17                               ;   281.5 p5      12 x[1]
        vpshufb zmm28, zmm6, zmm24                               ;   282.5 p5      12 x[0]
        vpshufb zmm30, zmm6, zmm26                               ;   283.5 p5      12 x[0]
        vpxord zmm12, zmm12, zmm6                                ;   283.2 p0      12 x[0]
        vpshufb zmm31, zmm6, zmm29                               ;   284.5 p5      12 x[0]
        vpternlogd zmm31, zmm30, zmm6, 0x96                      ;   285.5 p0      12 x[0]
        vprold zmm6, zmm31, 2                                    ;   286.5 p0      12 x[0]
        vpternlogd zmm6, zmm28, zmm12, 0x96                      ;   287.5 p5      12 x[0]
        vpternlogd zmm25, zmm6, zmm11, 0x96                      ;   288.5 p0      12 x[1]
        vgf2p8affineqb zmm12, zmm25, zmm2, 0xdd                  ;   289.5 p0      12 x[1]
        vgf2p8affineinvqb zmm12, zmm12, zmm21, 0xd3              ;   292.5 p0      12 x[1]
        vpshufb zmm25, zmm16, zmm24                              ;   286.5 p5      12 x[0]
        vpshufb zmm28, zmm16, zmm26                              ;   287.5 p5      12 x[0]
        vpxord zmm10, zmm10, zmm16                               ;   288.5 p5      12 x[0]
        vpshufb zmm30, zmm16, zmm29                              ;   289.5 p5      12 x[0]
        vpternlogd zmm30, zmm28, zmm16, 0x96                     ;   290.5 p0      12 x[0]
        vprold zmm16, zmm30, 2                                   ;   291.5 p0      12 x[0]
        vpternlogd zmm16, zmm25, zmm10, 0x96                     ;   292.5 p5      12 x[0]
        vpternlogd zmm27, zmm16, zmm23, 0x96                     ;   293.5 p0      12 x[1]
        vgf2p8affineqb zmm10, zmm27, zmm2, 0xdd                  ;   294.5 p0      12 x[1]
        vgf2p8affineinvqb zmm10, zmm10, zmm21, 0xd3              ;   297.5 p0      12 x[1]
        vpxord zmm25, zmm22, zmm17                               ;   291.5 p5      12 x[1]
        vpxord zmm17, zmm14, zmm17                               ;   292.5 p5      12 x[1]
        vpshufb zmm27, zmm5, zmm24                               ;   293.5 p5      12 x[0]
        vpshufb zmm28, zmm5, zmm26                               ;   294.5 p5      12 x[0]
        vpshufb zmm30, zmm5, zmm29                               ;   295.5 p5      12 x[0]
        vpternlogd zmm30, zmm28, zmm5, 0x96                      ;   296.5 p0      12 x[0]
        vpxord zmm18, zmm18, zmm5                                ;   295.2 p0      12 x[0]
        vprold zmm5, zmm30, 2                                    ;   297.5 p0      12 x[0]
        vpternlogd zmm5, zmm27, zmm18, 0x96                      ;   298.5 p5      12 x[0]
        vpternlogd zmm25, zmm5, zmm13, 0x96                      ;   299.5 p0      12 x[1]
        vgf2p8affineqb zmm18, zmm25, zmm2, 0xdd                  ;   300.5 p0      12 x[1]
        vgf2p8affineinvqb zmm18, zmm18, zmm21, 0xd3              ;   303.5 p0      12 x[1]
        vpshufb zmm25, zmm1, zmm24                               ;   297.5 p5      12 x[0]
        vpshufb zmm27, zmm1, zmm26                               ;   298.5 p5      12 x[0]
        vpshufb zmm28, zmm1, zmm29                               ;   299.5 p5      12 x[0]
        vpternlogd zmm28, zmm27, zmm1, 0x96                      ;   300.5 p0      12 x[0]
        vpxord zmm4, zmm4, zmm1                                  ;   300.5 p5      12 x[0]
        vprold zmm1, zmm28, 2                                    ;   301.5 p0      12 x[0]
        vpternlogd zmm1, zmm25, zmm4, 0x96                       ;   302.5 p5      12 x[0]
        vpternlogd zmm17, zmm1, zmm15, 0x96                      ;   303.5 p0      12 x[1]
        vgf2p8affineqb zmm4, zmm17, zmm2, 0xdd                   ;   304.5 p0      12 x[1]
        vgf2p8affineinvqb zmm4, zmm4, zmm21, 0xd3                ;   307.5 p0      12 x[1]
        vmovdqu64 zmm17, [rbp + 3072]                            ;   110.7 p3      12 x[2] reload
        vpxord zmm25, zmm23, zmm17                               ;   302.5 p5      12 x[2]
        vpxord zmm27, zmm11, zmm17                               ;   303.5 p5      12 x[2]
        vpshufb zmm28, zmm12, zmm24                              ;   304.5 p5      12 x[1]
        vpshufb zmm30, zmm12, zmm26                              ;   305.5 p5      12 x[1]
        vpxord zmm8, zmm8, zmm12                                 ;   305.2 p0      12 x[1]
        vpshufb zmm31, zmm12, zmm29                              ;   306.5 p5      12 x[1]
        vpternlogd zmm31, zmm30, zmm12, 0x96                     ;   307.5 p0      12 x[1]
        vprold zmm12, zmm31, 2                                   ;   308.5 p0      12 x[1]
        vpternlogd zmm12, zmm28, zmm8, 0x96                      ;   309.5 p5      12 x[1]
        vpternlogd zmm27, zmm12, zmm6, 0x96                      ;   310.5 p0      12 x[2]
        vgf2p8affineqb zmm8, zmm27, zmm2, 0xdd                   ;   311.5 p0      12 x[2]
        vgf2p8affineinvqb zmm8, zmm8, zmm21, 0xd3                ;   314.5 p0      12 x[2]
        vpshufb zmm27, zmm10, zmm24                              ;   308.5 p5      12 x[1]
        vpshufb zmm28, zmm10, zmm26                              ;   309.5 p5      12 x[1]
        vpxord zmm7, zmm7, zmm10                                 ;   310.5 p5      12 x[1]
        vpshufb zmm30, zmm10, zmm29                              ;   311.5 p5      12 x[1]
        vpternlogd zmm30, zmm28, zmm10, 0x96                     ;   312.5 p0      12 x[1]
        vprold zmm10, zmm30, 2                                   ;   313.5 p0      12 x[1]
        vpternlogd zmm10, zmm27, zmm7, 0x96                      ;   314.5 p5      12 x[1]
        vpternlogd zmm25, zmm10, zmm16, 0x96                     ;   315.5 p0      12 x[2]
        vgf2p8affineqb zmm7, zmm25, zmm2, 0xdd                   ;   316.5 p0      12 x[2]
        vgf2p8affineinvqb zmm7, zmm7, zmm21, 0xd3                ;   319.5 p0      12 x[2]
        vpxord zmm25, zmm13, zmm17                               ;   313.5 p5      12 x[2]
        vpxord zmm17, zmm15, zmm17                               ;   314.5 p5      12 x[2]
        vpshufb zmm27, zmm18, zmm24                              ;   315.5 p5      12 x[1]
        vpshufb zmm28, zmm18, zmm26                              ;   316.5 p5      12 x[1]
        vpshufb zmm30, zmm18, zmm29                              ;   317.5 p5      12 x[1]
        vpternlogd zmm30, zmm28, zmm18, 0x96                     ;   318.5 p0      12 x[1]
        vpxord zmm3, zmm3, zmm18                                 ;   317.2 p0      12 x[1]
        vprold zmm18, zmm30, 2                                   ;   319.5 p0      12 x[1]
        vpternlogd zmm18, zmm27, zmm3, 0x96                      ;   320.5 p5      12 x[1]
        vpternlogd zmm25, zmm18, zmm5, 0x96                      ;   321.5 p0      12 x[2]
        vgf2p8affineqb zmm3, zmm25, zmm2, 0xdd                   ;   322.5 p0      12 x[2]
        vgf2p8affineinvqb zmm3, zmm3, zmm21, 0xd3                ;   325.5 p0      12 x[2]
        vpshufb zmm25, zmm4, zmm24                               ;   319.5 p5      12 x[1]
        vpshufb zmm27, zmm4, zmm26                               ;   320.5 p5      12 x[1]
        vpshufb zmm28, zmm4, zmm29                               ;   321.5 p5      12 x[1]
        vpternlogd zmm28, zmm27, zmm4, 0x96                      ;   322.5 p0      12 x[1]
        vpxord zmm9, zmm9, zmm4                                  ;   322.5 p5      12 x[1]
        vprold zmm4, zmm28, 2                                    ;   323.5 p0      12 x[1]
        vpternlogd zmm4, zmm25, zmm9, 0x96                       ;   324.5 p5      12 x[1]
        vpternlogd zmm17, zmm4, zmm1, 0x96                       ;   325.5 p0      12 x[2]
        vgf2p8affineqb zmm9, zmm17, zmm2, 0xdd                   ;   326.5 p0      12 x[2]
        vgf2p8affineinvqb zmm9, zmm9, zmm21, 0xd3                ;   329.5 p0      12 x[2]
        vmovdqu64 zmm17, [rbp + 3136]                            ;   118.2 p2      12 x[3] reload
        vpxord zmm25, zmm16, zmm17                               ;   324.5 p5      12 x[3]
        vpxord zmm27, zmm6, zmm17                                ;   325.5 p5      12 x[3]
        vpshufb zmm28, zmm8, zmm24                               ;   326.5 p5      12 x[2]
        vpshufb zmm30, zmm8, zmm26                               ;   327.5 p5      12 x[2]
        vpxord zmm20, zmm20, zmm8                                ;   327.2 p0      12 x[2]
        vpshufb zmm31, zmm8, zmm29                               ;   328.5 p5      12 x[2]
        vpternlogd zmm31, zmm30, zmm8, 0x96                      ;   329.5 p0      12 x[2]
        vprold zmm8, zmm31, 2                                    ;   330.5 p0      12 x[2]
        vpternlogd zmm8, zmm28, zmm20, 0x96                      ;   331.5 p5      12 x[2]
        vpternlogd zmm27, zmm8, zmm12, 0x96                      ;   332.5 p0      12 x[3]
        vgf2p8affineqb zmm20, zmm27, zmm2, 0xdd                  ;   333.5 p0      12 x[3]
        vgf2p8affineinvqb zmm20, zmm20, zmm21, 0xd3              ;   336.5 p0      12 x[3]
        vpshufb zmm27, zmm7, zmm24                               ;   330.5 p5      12 x[2]
        vpshufb zmm28, zmm7, zmm26                               ;   331.5 p5      12 x[2]
        vpxord zmm19, zmm19, zmm7                                ;   332.5 p5      12 x[2]
        vpshufb zmm30, zmm7, zmm29                               ;   333.5 p5      12 x[2]
        vpternlogd zmm30, zmm28, zmm7, 0x96                      ;   334.5 p0      12 x[2]
        vprold zmm7, zmm30, 2                                    ;   335.5 p0      12 x[2]
        vpternlogd zmm7, zmm27, zmm19, 0x96                      ;   336.5 p5      12 x[2]
        vpternlogd zmm25, zmm7, zmm10, 0x96                      ;   337.5 p0      12 x[3]
        vgf2p8affineqb zmm19, zmm25, zmm2, 0xdd                  ;   338.5 p0      12 x[3]
        vgf2p8affineinvqb zmm19, zmm19, zmm21, 0xd3              ;   341.5 p0      12 x[3]
        vpxord zmm25, zmm5, zmm17                                ;   335.5 p5      12 x[3]
        vpxord zmm17, zmm1, zmm17                                ;   336.5 p5      12 x[3]
        vpshufb zmm27, zmm3, zmm24                               ;   337.5 p5      12 x[2]
        vpshufb zmm28, zmm3, zmm26                               ;   338.5 p5      12 x[2]
        vpshufb zmm30, zmm3, zmm29                               ;   339.5 p5      12 x[2]
        vpternlogd zmm30, zmm28, zmm3, 0x96                      ;   340.5 p0      12 x[2]
        vpxord zmm22, zmm22, zmm3                                ;   339.2 p0      12 x[2]
        vprold zmm3, zmm30, 2                                    ;   341.5 p0      12 x[2]
        vpternlogd zmm3, zmm27, zmm22, 0x96                      ;   342.5 p5      12 x[2]
        vpternlogd zmm25, zmm3, zmm18, 0x96                      ;   343.5 p0      12 x[3]
        vgf2p8affineqb zmm22, zmm25, zmm2, 0xdd                  ;   344.5 p0      12 x[3]
        vgf2p8affineinvqb zmm22, zmm22, zmm21, 0xd3              ;   347.5 p0      12 x[3]
        vpshufb zmm25, zmm9, zmm24                               ;   341.5 p5      12 x[2]
        vpshufb zmm27, zmm9, zmm26                               ;   342.5 p5      12 x[2]
        vpshufb zmm28, zmm9, zmm29                               ;   343.5 p5      12 x[2]
        vpternlogd zmm28, zmm27, zmm9, 0x96                      ;   344.5 p0      12 x[2]
        vpxord zmm14, zmm14, zmm9                                ;   344.5 p5      12 x[2]
        vprold zmm9, zmm28, 2                                    ;   345.5 p0      12 x[2]
        vpternlogd zmm9, zmm25, zmm14, 0x96                      ;   346.5 p5      12 x[2]
        vpternlogd zmm17, zmm9, zmm4, 0x96                       ;   347.5 p0      12 x[3]
        vgf2p8affineqb zmm14, zmm17, zmm2, 0xdd                  ;   348.5 p0      12 x[3]
        vgf2p8affineinvqb zmm14, zmm14, zmm21, 0xd3              ;   351.5 p0      12 x[3]
        vmovdqu64 zmm17, [rbp + 3200]                            ;   125.7 p3      12 x[0] reload
        vpxord zmm25, zmm12, zmm17                               ;   346.5 p5      12 x[0]
        vpxord zmm27, zmm10, zmm17                               ;   347.5 p5      12 x[0]
        vpshufb zmm28, zmm20, zmm24                              ;   348.5 p5      12 x[3]
        vpshufb zmm30, zmm20, zmm26                              ;   349.5 p5      12 x[3]
        vpxord zmm11, zmm11, zmm20                               ;   349.2 p0      12 x[3]
        vpshufb zmm31, zmm20, zmm29                              ;   350.5 p5      12 x[3]
        vpternlogd zmm31, zmm30, zmm20, 0x96                     ;   351.5 p0      12 x[3]
        vprold zmm20, zmm31, 2                                   ;   352.5 p0      12 x[3]
        vpternlogd zmm20, zmm28, zmm11, 0x96                     ;   353.5 p5      12 x[3]
        vpternlogd zmm25, zmm20, zmm8, 0x96                      ;   354.5 p0      12 x[0]
        vgf2p8affineqb zmm11, zmm25, zmm2, 0xdd                  ;   355.5 p0      12 x[0]
        vgf2p8affineinvqb zmm11, zmm11, zmm21, 0xd3              ;   358.5 p0      12 x[0]
        vpshufb zmm25, zmm19, zmm24                              ;   352.5 p5      12 x[3]
        vpshufb zmm28, zmm19, zmm26                              ;   353.5 p5      12 x[3]
        vpxord zmm23, zmm23, zmm19                               ;   354.5 p5      12 x[3]
        vpshufb zmm30, zmm19, zmm29                              ;   355.5 p5      12 x[3]
        vpternlogd zmm30, zmm28, zmm19, 0x96                     ;   356.5 p0      12 x[3]
        vprold zmm19, zmm30, 2                                   ;   357.5 p0      12 x[3]
        vpternlogd zmm19, zmm25, zmm23, 0x96                     ;   358.5 p5      12 x[3]
        vpternlogd zmm27, zmm19, zmm7, 0x96                      ;   359.5 p0      12 x[0]
        vgf2p8affineqb zmm23, zmm27, zmm2, 0xdd                  ;   360.5 p0      12 x[0]
        vgf2p8affineinvqb zmm23, zmm23, zmm21, 0xd3              ;   363.5 p0      12 x[0]
        vpxord zmm25, zmm18, zmm17                               ;   357.5 p5      12 x[0]
        vpxord zmm17, zmm4, zmm17                                ;   358.5 p5      12 x[0]
        vpshufb zmm27, zmm22, zmm24                              ;   359.5 p5      12 x[3]
        vpshufb zmm28, zmm22, zmm26                              ;   360.5 p5      12 x[3]
        vpshufb zmm30, zmm22, zmm29                              ;   361.5 p5      12 x[3]
        vpternlogd zmm30, zmm28, zmm22, 0x96                     ;   362.5 p0      12 x[3]
        vpxord zmm13, zmm13, zmm22                               ;   361.2 p0      12 x[3]
        vprold zmm22, zmm30, 2                                   ;   363.5 p0      12 x[3]
        vpternlogd zmm22, zmm27, zmm13, 0x96                     ;   364.5 p5      12 x[3]
        vpternlogd zmm25, zmm22, zmm3, 0x96                      ;   365.5 p0      12 x[0]
        vgf2p8affineqb zmm13, zmm25, zmm2, 0xdd                  ;   366.5 p0      12 x[0]
        vgf2p8affineinvqb zmm13, zmm13, zmm21, 0xd3              ;   369.5 p0      12 x[0]
        vpshufb zmm25, zmm14, zmm24                              ;   363.5 p5      12 x[3]
        vpshufb zmm27, zmm14, zmm26                              ;   364.5 p5      12 x[3]
        vpshufb zmm28, zmm14, zmm29                              ;   365.5 p5      12 x[3]
        vpternlogd zmm28, zmm27, zmm14, 0x96                     ;   366.5 p0      12 x[3]
        vpxord zmm15, zmm15, zmm14                               ;   366.5 p5      12 x[3]
        vprold zmm14, zmm28, 2                                   ;   367.5 p0      12 x[3]
        vpternlogd zmm14, zmm25, zmm15, 0x96                     ;   368.5 p5      12 x[3]
        vpternlogd zmm17, zmm14, zmm9, 0x96                      ;   369.5 p0      12 x[0]
        vgf2p8affineqb zmm15, zmm17, zmm2, 0xdd                  ;   370.5 p0      12 x[0]
        vgf2p8affineinvqb zmm15, zmm15, zmm21, 0xd3              ;   373.5 p0      12 x[0]
        vmovdqu64 zmm17, [rbp + 3264]                            ;   142.7 p2      12 x[1] reload
        vpxord zmm25, zmm8, zmm17                                ;   368.5 p5      12 x[1]
        vpxord zmm27, zmm7, zmm17                                ;   369.5 p5      12 x[1]
        vpshufb zmm28, zmm11, zmm24                              ;   370.5 p5      12 x[0]
        vpshufb zmm30, zmm11, zmm26                              ;   371.5 p5      12 x[0]
        vpxord zmm6, zmm6, zmm11                                 ;   371.2 p0      12 x[0]
        vpshufb zmm31, zmm11, zmm29                              ;   372.5 p5      12 x[0]
        vpternlogd zmm31, zmm30, zmm11, 0x96                     ;   373.5 p0      12 x[0]
        vprold zmm11, zmm31, 2                                   ;   374.5 p0      12 x[0]
        vpternlogd zmm11, zmm28, zmm6, 0x96                      ;   375.5 p5      12 x[0]
        vpternlogd zmm25, zmm11, zmm20, 0x96                     ;   376.5 p0      12 x[1]
        vgf2p8affineqb zmm6, zmm25, zmm2, 0xdd                   ;   377.5 p0      12 x[1]
        vgf2p8affineinvqb zmm6, zmm6, zmm21, 0xd3                ;   380.5 p0      12 x[1]
        vpshufb zmm25, zmm23, zmm24                              ;   374.5 p5      12 x[0]
        vpshufb zmm28, zmm23, zmm26                              ;   375.5 p5      12 x[0]
        vpxord zmm16, zmm16, zmm23                               ;   376.5 p5      12 x[0]
        vpshufb zmm30, zmm23, zmm29                              ;   377.5 p5      12 x[0]
        vpternlogd zmm30, zmm28, zmm23, 0x96                     ;   378.5 p0      12 x[0]
        vprold zmm23, zmm30, 2                                   ;   379.5 p0      12 x[0]
        vpternlogd zmm23, zmm25, zmm16, 0x96                     ;   380.5 p5      12 x[0]
        vpternlogd zmm27, zmm23, zmm19, 0x96                     ;   381.5 p0      12 x[1]
        vgf2p8affineqb zmm16, zmm27, zmm2, 0xdd                  ;   382.5 p0      12 x[1]
        vgf2p8affineinvqb zmm16, zmm16, zmm21, 0xd3              ;   385.5 p0      12 x[1]
        vpxord zmm25, zmm3, zmm17                                ;   379.5 p5      12 x[1]
        vpxord zmm17, zmm9, zmm17                                ;   380.5 p5      12 x[1]
        vpshufb zmm27, zmm13, zmm24                              ;   381.5 p5      12 x[0]
        vpshufb zmm28, zmm13, zmm26                              ;   382.5 p5      12 x[0]
        vpshufb zmm30, zmm13, zmm29                              ;   383.5 p5      12 x[0]
        vpternlogd zmm30, zmm28, zmm13, 0x96                     ;   384.5 p0      12 x[0]
        vpxord zmm5, zmm5, zmm13                                 ;   383.2 p0      12 x[0]
        vprold zmm13, zmm30, 2                                   ;   385.5 p0      12 x[0]
        vpternlogd zmm13, zmm27, zmm5, 0x96                      ;   386.5 p5      12 x[0]
        vpternlogd zmm25, zmm13, zmm22, 0x96                     ;   387.5 p0      12 x[1]
        vgf2p8affineqb zmm5, zmm25, zmm2, 0xdd                   ;   388.5 p0      12 x[1]
        vgf2p8affineinvqb zmm5, zmm5, zmm21, 0xd3                ;   391.5 p0      12 x[1]
        vpshufb zmm25, zmm15, zmm24                              ;   385.5 p5      12 x[0]
        vpshufb zmm27, zmm15, zmm26                              ;   386.5 p5      12 x[0]
        vpshufb zmm28, zmm15, zmm29                              ;   387.5 p5      12 x[0]
        vpternlogd zmm28, zmm27, zmm15, 0x96                     ;   388.5 p0      12 x[0]
        vpxord zmm1, zmm1, zmm15                                 ;   388.5 p5      12 x[0]
        vprold zmm15, zmm28, 2                                   ;   389.5 p0      12 x[0]
        vpternlogd zmm15, zmm25, zmm1, 0x96                      ;   390.5 p5      12 x[0]
        vpternlogd zmm17, zmm15, zmm14, 0x96                     ;   391.5 p0      12 x[1]
        vgf2p8affineqb zmm1, zmm17, zmm2, 0xdd                   ;   392.5 p0      12 x[1]
        vgf2p8affineinvqb zmm1, zmm1, zmm21, 0xd3                ;   395.5 p0      12 x[1]
        vmovdqu64 zmm17, [rbp + 3328]                            ;   162.8 p3      12 x[2] reload
        vpxord zmm25, zmm20, zmm17                               ;   390.5 p5      12 x[2]
        vpxord zmm27, zmm19, zmm17                               ;   391.5 p5      12 x[2]
        vpshufb zmm28, zmm6, zmm24                               ;   392.5 p5      12 x[1]
        vpshufb zmm30, zmm6, zmm26                               ;   393.5 p5      12 x[1]
        vpxord zmm12, zmm12, zmm6                                ;   393.2 p0      12 x[1]
        vpshufb zmm31, zmm6, zmm29                               ;   394.5 p5      12 x[1]
        vpternlogd zmm31, zmm30, zmm6, 0x96                      ;   395.5 p0      12 x[1]
        vprold zmm6, zmm31, 2                                    ;   396.5 p0      12 x[1]
        vpternlogd zmm6, zmm28, zmm12, 0x96                      ;   397.5 p5      12 x[1]
        vpternlogd zmm25, zmm6, zmm11, 0x96                      ;   398.5 p0      12 x[2]
        vgf2p8affineqb zmm12, zmm25, zmm2, 0xdd                  ;   399.5 p0      12 x[2]
        vgf2p8affineinvqb zmm12, zmm12, zmm21, 0xd3              ;   402.5 p0      12 x[2]
        vpshufb zmm25, zmm16, zmm24                              ;   396.5 p5      12 x[1]
        vpshufb zmm28, zmm16, zmm26                              ;   397.5 p5      12 x[1]
        vpxord zmm10, zmm10, zmm16                               ;   398.5 p5      12 x[1]
        vpshufb zmm30, zmm16, zmm29                              ;   399.5 p5      12 x[1]
        vpternlogd zmm30, zmm28, zmm16, 0x96                     ;   400.5 p0      12 x[1]
        vprold zmm16, zmm30, 2                                   ;   401.5 p0      12 x[1]
        vpternlogd zmm16, zmm25, zmm10, 0x96                     ;   402.5 p5      12 x[1]
        vpternlogd zmm27, zmm16, zmm23, 0x96                     ;   403.5 p0      12 x[2]
        vgf2p8affineqb zmm10, zmm27, zmm2, 0xdd                  ;   404.5 p0      12 x[2]
        vgf2p8affineinvqb zmm10, zmm10, zmm21, 0xd3              ;   407.5 p0      12 x[2]
        vpxord zmm25, zmm22, zmm17                               ;   401.5 p5      12 x[2]
        vpxord zmm17, zmm14, zmm17                               ;   402.5 p5      12 x[2]
        vpshufb zmm27, zmm5, zmm24                               ;   403.5 p5      12 x[1]
        vpshufb zmm28, zmm5, zmm26                               ;   404.5 p5      12 x[1]
        vpshufb zmm30, zmm5, zmm29                               ;   405.5 p5      12 x[1]
        vpternlogd zmm30, zmm28, zmm5, 0x96                      ;   406.5 p0      12 x[1]
        vpxord zmm18, zmm18, zmm5                                ;   405.2 p0      12 x[1]
        vprold zmm5, zmm30, 2                                    ;   407.5 p0      12 x[1]
        vpternlogd zmm5, zmm27, zmm18, 0x96                      ;   408.5 p5      12 x[1]
        vpternlogd zmm25, zmm5, zmm13, 0x96                      ;   409.5 p0      12 x[2]
        vgf2p8affineqb zmm18, zmm25, zmm2, 0xdd                  ;   410.5 p0      12 x[2]
        vgf2p8affineinvqb zmm18, zmm18, zmm21, 0xd3              ;   413.5 p0      12 x[2]
        vpshufb zmm25, zmm1, zmm24                               ;   407.5 p5      12 x[1]
        vpshufb zmm27, zmm1, zmm26                               ;   408.5 p5      12 x[1]
        vpshufb zmm28, zmm1, zmm29                               ;   409.5 p5      12 x[1]
        vpternlogd zmm28, zmm27, zmm1, 0x96                      ;   410.5 p0      12 x[1]
        vpxord zmm4, zmm4, zmm1                                  ;   410.5 p5      12 x[1]
        vprold zmm1, zmm28, 2                                    ;   411.5 p0      12 x[1]
        vpternlogd zmm1, zmm25, zmm4, 0x96                       ;   412.5 p5      12 x[1]
        vpternlogd zmm17, zmm1, zmm15, 0x96                      ;   413.5 p0      12 x[2]
        vgf2p8affineqb zmm4, zmm17, zmm2, 0xdd                   ;   414.5 p0      12 x[2]
        vgf2p8affineinvqb zmm4, zmm4, zmm21, 0xd3                ;   417.5 p0      12 x[2]
        vmovdqu64 zmm17, [rbp + 3392]                            ;   170.3 p2      12 x[3] reload
        vpxord zmm25, zmm11, zmm17                               ;   412.5 p5      12 x[3]
        vpxord zmm27, zmm23, zmm17                               ;   413.5 p5      12 x[3]
        vpshufb zmm28, zmm12, zmm24                              ;   414.5 p5      12 x[2]
        vpshufb zmm30, zmm12, zmm26                              ;   415.5 p5      12 x[2]
        vpxord zmm8, zmm8, zmm12                                 ;   415.2 p0      12 x[2]
        vpshufb zmm31, zmm12, zmm29                              ;   416.5 p5      12 x[2]
        vpternlogd zmm31, zmm30, zmm12, 0x96                     ;   417.5 p0      12 x[2]
        vprold zmm12, zmm31, 2                                   ;   418.5 p0      12 x[2]
        vpternlogd zmm12, zmm28, zmm8, 0x96                      ;   419.5 p5      12 x[2]
        vpternlogd zmm25, zmm12, zmm6, 0x96                      ;   420.5 p0      12 x[3]
        vgf2p8affineqb zmm8, zmm25, zmm2, 0xdd                   ;   421.5 p0      12 x[3]
        vgf2p8affineinvqb zmm8, zmm8, zmm21, 0xd3                ;   424.5 p0      12 x[3]
        vpshufb zmm25, zmm10, zmm24                              ;   418.5 p5      12 x[2]
        vpshufb zmm28, zmm10, zmm26                              ;   419.5 p5      12 x[2]
        vpxord zmm7, zmm7, zmm10                                 ;   420.5 p5      12 x[2]
        vpshufb zmm30, zmm10, zmm29                              ;   421.5 p5      12 x[2]
        vpternlogd zmm30, zmm28, zmm10, 0x96                     ;   422.5 p0      12 x[2]
        vprold zmm10, zmm30, 2                                   ;   423.5 p0      12 x[2]
        vpternlogd zmm10, zmm25, zmm7, 0x96                      ;   424.5 p5      12 x[2]
        vpternlogd zmm27, zmm10, zmm16, 0x96                     ;   425.5 p0      12 x[3]
        vgf2p8affineqb zmm7, zmm27, zmm2, 0xdd                   ;   426.5 p0      12 x[3]
        vgf2p8affineinvqb zmm7, zmm7, zmm21, 0xd3                ;   429.5 p0      12 x[3]
        vpxord zmm25, zmm13, zmm17                               ;   423.5 p5      12 x[3]
        vpxord zmm17, zmm15, zmm17                               ;   424.5 p5      12 x[3]
        vpshufb zmm27, zmm18, zmm24                              ;   425.5 p5      12 x[2]
        vpshufb zmm28, zmm18, zmm26                              ;   426.5 p5      12 x[2]
        vpshufb zmm30, zmm18, zmm29                              ;   427.5 p5      12 x[2]
        vpternlogd zmm30, zmm28, zmm18, 0x96                     ;   428.5 p0      12 x[2]
        vpxord zmm3, zmm3, zmm18                                 ;   427.2 p0      12 x[2]
        vprold zmm18, zmm30, 2                                   ;   429.5 p0      12 x[2]
        vpternlogd zmm18, zmm27, zmm3, 0x96                      ;   430.5 p5      12 x[2]
        vpternlogd zmm25, zmm18, zmm5, 0x96                      ;   431.5 p0      12 x[3]
        vgf2p8affineqb zmm3, zmm25, zmm2, 0xdd                   ;   432.5 p0      12 x[3]
        vgf2p8affineinvqb zmm3, zmm3, zmm21, 0xd3                ;   435.5 p0      12 x[3]
        vpshufb zmm25, zmm4, zmm24                               ;   429.5 p5      12 x[2]
        vpshufb zmm27, zmm4, zmm26                               ;   430.5 p5      12 x[2]
        vpshufb zmm28, zmm4, zmm29                               ;   431.5 p5      12 x[2]
        vpternlogd zmm28, zmm27, zmm4, 0x96                      ;   432.5 p0      12 x[2]
        vpxord zmm9, zmm9, zmm4                                  ;   432.5 p5      12 x[2]
        vprold zmm4, zmm28, 2                                    ;   433.5 p0      12 x[2]
        vpternlogd zmm4, zmm25, zmm9, 0x96                       ;   434.5 p5      12 x[2]
        vpternlogd zmm17, zmm4, zmm1, 0x96                       ;   435.5 p0      12 x[3]
        vgf2p8affineqb zmm9, zmm17, zmm2, 0xdd                   ;   436.5 p0      12 x[3]
        vgf2p8affineinvqb zmm9, zmm9, zmm21, 0xd3                ;   439.5 p0      12 x[3]
        vmovdqu64 zmm17, [rbp + 3456]                            ;   191.3 p3      12 x[0] reload
        vpxord zmm25, zmm16, zmm17                               ;   434.5 p5      12 x[0]
        vpxord zmm27, zmm6, zmm17                                ;   435.5 p5      12 x[0]
        vpshufb zmm28, zmm8, zmm24                               ;   436.5 p5      12 x[3]
        vpshufb zmm30, zmm8, zmm26                               ;   437.5 p5      12 x[3]
        vpxord zmm20, zmm20, zmm8                                ;   437.2 p0      12 x[3]
        vpshufb zmm31, zmm8, zmm29                               ;   438.5 p5      12 x[3]
        vpternlogd zmm31, zmm30, zmm8, 0x96                      ;   439.5 p0      12 x[3]
        vprold zmm8, zmm31, 2                                    ;   440.5 p0      12 x[3]
        vpternlogd zmm8, zmm28, zmm20, 0x96                      ;   441.5 p5      12 x[3]
        vpternlogd zmm27, zmm8, zmm12, 0x96                      ;   442.5 p0      12 x[0]
        vgf2p8affineqb zmm20, zmm27, zmm2, 0xdd                  ;   443.5 p0      12 x[0]
        vgf2p8affineinvqb zmm20, zmm20, zmm21, 0xd3              ;   446.5 p0      12 x[0]
        vpshufb zmm27, zmm7, zmm24                               ;   440.5 p5      12 x[3]
        vpshufb zmm28, zmm7, zmm26                               ;   441.5 p5      12 x[3]
        vpxord zmm19, zmm19, zmm7                                ;   442.5 p5      12 x[3]
        vpshufb zmm30, zmm7, zmm29                               ;   443.5 p5      12 x[3]
        vpternlogd zmm30, zmm28, zmm7, 0x96                      ;   444.5 p0      12 x[3]
        vprold zmm7, zmm30, 2                                    ;   445.5 p0      12 x[3]
        vpternlogd zmm7, zmm27, zmm19, 0x96                      ;   446.5 p5      12 x[3]
        vpternlogd zmm25, zmm7, zmm10, 0x96                      ;   447.5 p0      12 x[0]
        vgf2p8affineqb zmm19, zmm25, zmm2, 0xdd                  ;   448.5 p0      12 x[0]
        vgf2p8affineinvqb zmm19, zmm19, zmm21, 0xd3              ;   451.5 p0      12 x[0]
        vpxord zmm25, zmm5, zmm17                                ;   445.5 p5      12 x[0]
        vpxord zmm17, zmm1, zmm17                                ;   446.5 p5      12 x[0]
        vpshufb zmm27, zmm3, zmm24                               ;   447.5 p5      12 x[3]
        vpshufb zmm28, zmm3, zmm26                               ;   448.5 p5      12 x[3]
        vpshufb zmm30, zmm3, zmm29                               ;   449.5 p5      12 x[3]
        vpternlogd zmm30, zmm28, zmm3, 0x96                      ;   450.5 p0      12 x[3]
        vpxord zmm22, zmm22, zmm3                                ;   449.2 p0      12 x[3]
        vprold zmm3, zmm30, 2                                    ;   451.5 p0      12 x[3]
        vpternlogd zmm3, zmm27, zmm22, 0x96                      ;   452.5 p5      12 x[3]
        vpternlogd zmm25, zmm3, zmm18, 0x96                      ;   453.5 p0      12 x[0]
        vgf2p8affineqb zmm22, zmm25, zmm2, 0xdd                  ;   454.5 p0      12 x[0]
        vgf2p8affineinvqb zmm22, zmm22, zmm21, 0xd3              ;   457.5 p0      12 x[0]
        vpshufb zmm25, zmm9, zmm24                               ;   451.5 p5      12 x[3]
        vpshufb zmm27, zmm9, zmm26                               ;   452.5 p5      12 x[3]
        vpshufb zmm28, zmm9, zmm29                               ;   453.5 p5      12 x[3]
        vpternlogd zmm28, zmm27, zmm9, 0x96                      ;   454.5 p0      12 x[3]
        vpxord zmm14, zmm14, zmm9                                ;   454.5 p5      12 x[3]
        vprold zmm9, zmm28, 2                                    ;   455.5 p0      12 x[3]
        vpternlogd zmm9, zmm25, zmm14, 0x96                      ;   456.5 p5      12 x[3]
        vpternlogd zmm17, zmm9, zmm4, 0x96                       ;   457.5 p0      12 x[0]
        vgf2p8affineqb zmm14, zmm17, zmm2, 0xdd                  ;   458.5 p0      12 x[0]
        vgf2p8affineinvqb zmm14, zmm14, zmm21, 0xd3              ;   461.5 p0      12 x[0]
        vmovdqu64 zmm17, [rbp + 3520]                            ;   213.3 p2      12 x[1] reload
        vpxord zmm25, zmm10, zmm17                               ;   456.5 p5      12 x[1]
        vpxord zmm27, zmm12, zmm17                               ;   457.5 p5      12 x[1]
        vpshufb zmm28, zmm20, zmm24                              ;   458.5 p5      12 x[0]
        vpshufb zmm30, zmm20, zmm26                              ;   459.5 p5      12 x[0]
        vpxord zmm11, zmm11, zmm20                               ;   459.2 p0      12 x[0]
        vpshufb zmm31, zmm20, zmm29                              ;   460.5 p5      12 x[0]
        vpternlogd zmm31, zmm30, zmm20, 0x96                     ;   461.5 p0      12 x[0]
        vprold zmm20, zmm31, 2                                   ;   462.5 p0      12 x[0]
        vpternlogd zmm20, zmm28, zmm11, 0x96                     ;   463.5 p5      12 x[0]
        vpternlogd zmm27, zmm20, zmm8, 0x96                      ;   464.5 p0      12 x[1]
        vgf2p8affineqb zmm11, zmm27, zmm2, 0xdd                  ;   465.5 p0      12 x[1]
        vgf2p8affineinvqb zmm11, zmm11, zmm21, 0xd3              ;   468.5 p0      12 x[1]
        vpshufb zmm27, zmm19, zmm24                              ;   462.5 p5      12 x[0]
        vpshufb zmm28, zmm19, zmm26                              ;   463.5 p5      12 x[0]
        vpxord zmm23, zmm23, zmm19                               ;   464.5 p5      12 x[0]
        vpshufb zmm30, zmm19, zmm29                              ;   465.5 p5      12 x[0]
        vpternlogd zmm30, zmm28, zmm19, 0x96                     ;   466.5 p0      12 x[0]
        vprold zmm19, zmm30, 2                                   ;   467.5 p0      12 x[0]
        vpternlogd zmm19, zmm27, zmm23, 0x96                     ;   468.5 p5      12 x[0]
        vpternlogd zmm25, zmm19, zmm7, 0x96                      ;   469.5 p0      12 x[1]
        vgf2p8affineqb zmm23, zmm25, zmm2, 0xdd                  ;   470.5 p0      12 x[1]
        vgf2p8affineinvqb zmm23, zmm23, zmm21, 0xd3              ;   473.5 p0      12 x[1]
        vpxord zmm25, zmm18, zmm17                               ;   467.5 p5      12 x[1]
        vpxord zmm17, zmm4, zmm17                                ;   468.5 p5      12 x[1]
        vpshufb zmm27, zmm22, zmm24                              ;   469.5 p5      12 x[0]
        vpshufb zmm28, zmm22, zmm26                              ;   470.5 p5      12 x[0]
        vpshufb zmm30, zmm22, zmm29                              ;   471.5 p5      12 x[0]
        vpternlogd zmm30, zmm28, zmm22, 0x96                     ;   472.5 p0      12 x[0]
        vpxord zmm13, zmm13, zmm22                               ;   471.2 p0      12 x[0]
        vprold zmm22, zmm30, 2                                   ;   473.5 p0      12 x[0]
        vpternlogd zmm22, zmm27, zmm13, 0x96                     ;   474.5 p5      12 x[0]
        vpternlogd zmm25, zmm22, zmm3, 0x96                      ;   475.5 p0      12 x[1]
        vgf2p8affineqb zmm13, zmm25, zmm2, 0xdd                  ;   476.5 p0      12 x[1]
        vgf2p8affineinvqb zmm13, zmm13, zmm21, 0xd3              ;   479.5 p0      12 x[1]
        vpshufb zmm25, zmm14, zmm24                              ;   473.5 p5      12 x[0]
        vpshufb zmm27, zmm14, zmm26                              ;   474.5 p5      12 x[0]
        vpshufb zmm28, zmm14, zmm29                              ;   475.5 p5      12 x[0]
        vpternlogd zmm28, zmm27, zmm14, 0x96                     ;   476.5 p0      12 x[0]
        vpxord zmm15, zmm15, zmm14                               ;   476.5 p5      12 x[0]
        vprold zmm14, zmm28, 2                                   ;   477.5 p0      12 x[0]
        vpternlogd zmm14, zmm25, zmm15, 0x96                     ;   478.5 p5      12 x[0]
        vpternlogd zmm17, zmm14, zmm9, 0x96                      ;   479.5 p0      12 x[1]
        vgf2p8affineqb zmm15, zmm17, zmm2, 0xdd                  ;   480.5 p0      12 x[1]
        vgf2p8affineinvqb zmm15, zmm15, zmm21, 0xd3              ;   483.5 p0      12 x[1]
        vmovdqu64 zmm17, [rbp + 3584]                            ;   235.3 p3      12 x[2] reload
        vpxord zmm25, zmm7, zmm17                                ;   478.5 p5      12 x[2]
        vpxord zmm27, zmm8, zmm17                                ;   479.5 p5      12 x[2]
        vpshufb zmm28, zmm11, zmm24                              ;   480.5 p5      12 x[1]
        vpshufb zmm30, zmm11, zmm26                              ;   481.5 p5      12 x[1]
        vpxord zmm6, zmm6, zmm11                                 ;   481.2 p0      12 x[1]
        vpshufb zmm31, zmm11, zmm29                              ;   482.5 p5      12 x[1]
        vpternlogd zmm31, zmm30, zmm11, 0x96                     ;   483.5 p0      12 x[1]
        vprold zmm11, zmm31, 2                                   ;   484.5 p0      12 x[1]
        vpternlogd zmm11, zmm28, zmm6, 0x96                      ;   485.5 p5      12 x[1]
        vpternlogd zmm27, zmm11, zmm20, 0x96                     ;   486.5 p0      12 x[2]
        vgf2p8affineqb zmm6, zmm27, zmm2, 0xdd                   ;   487.5 p0      12 x[2]
        vgf2p8affineinvqb zmm6, zmm6, zmm21, 0xd3                ;   490.5 p0      12 x[2]
        vpshufb zmm27, zmm23, zmm24                              ;   484.5 p5      12 x[1]
        vpshufb zmm28, zmm23, zmm26                              ;   485.5 p5      12 x[1]
        vpxord zmm16, zmm16, zmm23                               ;   486.5 p5      12 x[1]
        vpshufb zmm30, zmm23, zmm29                              ;   487.5 p5      12 x[1]
        vpternlogd zmm30, zmm28, zmm23, 0x96                     ;   488.5 p0      12 x[1]
        vprold zmm23, zmm30, 2                                   ;   489.5 p0      12 x[1]
        vpternlogd zmm23, zmm27, zmm16, 0x96                     ;   490.5 p5      12 x[1]
        vpternlogd zmm25, zmm23, zmm19, 0x96                     ;   491.5 p0      12 x[2]
        vgf2p8affineqb zmm16, zmm25, zmm2, 0xdd                  ;   492.5 p0      12 x[2]
        vgf2p8affineinvqb zmm16, zmm16, zmm21, 0xd3              ;   495.5 p0      12 x[2]
        vpxord zmm25, zmm3, zmm17                                ;   489.5 p5      12 x[2]
        vpxord zmm17, zmm9, zmm17                                ;   490.5 p5      12 x[2]
        vpshufb zmm27, zmm13, zmm24                              ;   491.5 p5      12 x[1]
        vpshufb zmm28, zmm13, zmm26                              ;   492.5 p5      12 x[1]
        vpshufb zmm30, zmm13, zmm29                              ;   493.5 p5      12 x[1]
        vpternlogd zmm30, zmm28, zmm13, 0x96                     ;   494.5 p0      12 x[1]
        vpxord zmm5, zmm5, zmm13                                 ;   493.2 p0      12 x[1]
        vprold zmm13, zmm30, 2                                   ;   495.5 p0      12 x[1]
        vpternlogd zmm13, zmm27, zmm5, 0x96                      ;   496.5 p5      12 x[1]
        vpternlogd zmm25, zmm13, zmm22, 0x96                     ;   497.5 p0      12 x[2]
        vgf2p8affineqb zmm5, zmm25, zmm2, 0xdd                   ;   498.5 p0      12 x[2]
        vgf2p8affineinvqb zmm5, zmm5, zmm21, 0xd3                ;   501.5 p0      12 x[2]
        vpshufb zmm25, zmm15, zmm24                              ;   495.5 p5      12 x[1]
        vpshufb zmm27, zmm15, zmm26                              ;   496.5 p5      12 x[1]
        vpshufb zmm28, zmm15, zmm29                              ;   497.5 p5      12 x[1]
        vpternlogd zmm28, zmm27, zmm15, 0x96                     ;   498.5 p0      12 x[1]
        vpxord zmm1, zmm1, zmm15                                 ;   498.5 p5      12 x[1]
        vprold zmm15, zmm28, 2                                   ;   499.5 p0      12 x[1]
        vpternlogd zmm15, zmm25, zmm1, 0x96                      ;   500.5 p5      12 x[1]
        vpternlogd zmm17, zmm15, zmm14, 0x96                     ;   501.5 p0      12 x[2]
        vgf2p8affineqb zmm1, zmm17, zmm2, 0xdd                   ;   502.5 p0      12 x[2]
        vgf2p8affineinvqb zmm1, zmm1, zmm21, 0xd3                ;   505.5 p0      12 x[2]
        vmovdqu64 zmm17, [rbp + 3648]                            ;   257.5 p2      12 x[3] reload
        vpxord zmm25, zmm20, zmm17                               ;   500.5 p5      12 x[3]
        vpxord zmm27, zmm19, zmm17                               ;   501.5 p5      12 x[3]
        vpshufb zmm28, zmm6, zmm24                               ;   502.5 p5      12 x[2]
        vpshufb zmm30, zmm6, zmm26                               ;   503.5 p5      12 x[2]
        vpxord zmm12, zmm12, zmm6                                ;   503.2 p0      12 x[2]
        vpshufb zmm31, zmm6, zmm29                               ;   504.5 p5      12 x[2]
        vpternlogd zmm31, zmm30, zmm6, 0x96                      ;   505.5 p0      12 x[2]
        vprold zmm6, zmm31, 2                                    ;   506.5 p0      12 x[2]
        vpternlogd zmm6, zmm28, zmm12, 0x96                      ;   507.5 p5      12 x[2]
        vpternlogd zmm25, zmm6, zmm11, 0x96                      ;   508.5 p0      12 x[3]
        vgf2p8affineqb zmm12, zmm25, zmm2, 0xdd                  ;   509.5 p0      12 x[3]
        vgf2p8affineinvqb zmm12, zmm12, zmm21, 0xd3              ;   512.5 p0      12 x[3]
        vpshufb zmm25, zmm16, zmm24                              ;   506.5 p5      12 x[2]
        vpshufb zmm28, zmm16, zmm26                              ;   507.5 p5      12 x[2]
        vpxord zmm10, zmm10, zmm16                               ;   508.5 p5      12 x[2]
        vpshufb zmm30, zmm16, zmm29                              ;   509.5 p5      12 x[2]
        vpternlogd zmm30, zmm28, zmm16, 0x96                     ;   510.5 p0      12 x[2]
        vprold zmm16, zmm30, 2                                   ;   511.5 p0      12 x[2]
        vpternlogd zmm16, zmm25, zmm10, 0x96                     ;   512.5 p5      12 x[2]
        vpternlogd zmm27, zmm16, zmm23, 0x96                     ;   513.5 p0      12 x[3]
        vgf2p8affineqb zmm10, zmm27, zmm2, 0xdd                  ;   514.5 p0      12 x[3]
        vgf2p8affineinvqb zmm10, zmm10, zmm21, 0xd3              ;   517.5 p0      12 x[3]
        vpxord zmm25, zmm22, zmm17                               ;   511.5 p5      12 x[3]
        vpxord zmm17, zmm14, zmm17                               ;   512.5 p5      12 x[3]
        vpshufb zmm27, zmm5, zmm24                               ;   513.5 p5      12 x[2]
        vpshufb zmm28, zmm5, zmm26                               ;   514.5 p5      12 x[2]
        vpshufb zmm30, zmm5, zmm29                               ;   515.5 p5      12 x[2]
        vpternlogd zmm30, zmm28, zmm5, 0x96                      ;   516.5 p0      12 x[2]
        vpxord zmm18, zmm18, zmm5                                ;   515.2 p0      12 x[2]
        vprold zmm5, zmm30, 2                                    ;   517.5 p0      12 x[2]
        vpternlogd zmm5, zmm27, zmm18, 0x96                      ;   518.5 p5      12 x[2]
        vpternlogd zmm25, zmm5, zmm13, 0x96                      ;   519.5 p0      12 x[3]
        vgf2p8affineqb zmm18, zmm25, zmm2, 0xdd                  ;   520.5 p0      12 x[3]
        vgf2p8affineinvqb zmm18, zmm18, zmm21, 0xd3              ;   523.5 p0      12 x[3]
        vpshufb zmm25, zmm1, zmm24                               ;   517.5 p5      12 x[2]
        vpshufb zmm27, zmm1, zmm26                               ;   518.5 p5      12 x[2]
        vpshufb zmm28, zmm1, zmm29                               ;   519.5 p5      12 x[2]
        vpternlogd zmm28, zmm27, zmm1, 0x96                      ;   520.5 p0      12 x[2]
        vpxord zmm4, zmm4, zmm1                                  ;   520.5 p5      12 x[2]
        vprold zmm1, zmm28, 2                                    ;   521.5 p0      12 x[2]
        vpternlogd zmm1, zmm25, zmm4, 0x96                       ;   522.5 p5      12 x[2]
        vpternlogd zmm17, zmm1, zmm15, 0x96                      ;   523.5 p0      12 x[3]
        vgf2p8affineqb zmm4, zmm17, zmm2, 0xdd                   ;   524.5 p0      12 x[3]
        vgf2p8affineinvqb zmm4, zmm4, zmm21, 0xd3                ;   527.5 p0      12 x[3]
        vmovdqu64 zmm17, [rbp + 3712]                            ;   279.5 p3      12 x[0] reload
        vpxord zmm25, zmm11, zmm17                               ;   522.5 p5      12 x[0]
        vpxord zmm27, zmm23, zmm17                               ;   523.5 p5      12 x[0]
        vpshufb zmm28, zmm12, zmm24                              ;   524.5 p5      12 x[3]
        vpshufb zmm30, zmm12, zmm26                              ;   525.5 p5      12 x[3]
        vpxord zmm8, zmm8, zmm12                                 ;   525.2 p0      12 x[3]
        vpshufb zmm31, zmm12, zmm29                              ;   526.5 p5      12 x[3]
        vpternlogd zmm31, zmm30, zmm12, 0x96                     ;   527.5 p0      12 x[3]
        vprold zmm12, zmm31, 2                                   ;   528.5 p0      12 x[3]
        vpternlogd zmm12, zmm28, zmm8, 0x96                      ;   529.5 p5      12 x[3]
        vpternlogd zmm25, zmm12, zmm6, 0x96                      ;   530.5 p0      12 x[0]
        vgf2p8affineqb zmm8, zmm25, zmm2, 0xdd                   ;   531.5 p0      12 x[0]
        vgf2p8affineinvqb zmm8, zmm8, zmm21, 0xd3                ;   534.5 p0      12 x[0]
        vpshufb zmm25, zmm10, zmm24                              ;   528.5 p5      12 x[3]
        vpshufb zmm28, zmm10, zmm26                              ;   529.5 p5      12 x[3]
        vpxord zmm7, zmm7, zmm10                                 ;   530.5 p5      12 x[3]
        vpshufb zmm30, zmm10, zmm29                              ;   531.5 p5      12 x[3]
        vpternlogd zmm30, zmm28, zmm10, 0x96                     ;   532.5 p0      12 x[3]
        vprold zmm10, zmm30, 2                                   ;   533.5 p0      12 x[3]
        vpternlogd zmm10, zmm25, zmm7, 0x96                      ;   534.5 p5      12 x[3]
        vpternlogd zmm27, zmm10, zmm16, 0x96                     ;   535.5 p0      12 x[0]
        vgf2p8affineqb zmm7, zmm27, zmm2, 0xdd                   ;   536.5 p0      12 x[0]
        vgf2p8affineinvqb zmm7, zmm7, zmm21, 0xd3                ;   539.5 p0      12 x[0]
        vpxord zmm25, zmm13, zmm17                               ;   533.5 p5      12 x[0]
        vpxord zmm17, zmm15, zmm17                               ;   534.5 p5      12 x[0]
        vpshufb zmm27, zmm18, zmm24                              ;   535.5 p5      12 x[3]
        vpshufb zmm28, zmm18, zmm26                              ;   536.5 p5      12 x[3]
        vpshufb zmm30, zmm18, zmm29                              ;   537.5 p5      12 x[3]
        vpternlogd zmm30, zmm28, zmm18, 0x96                     ;   538.5 p0      12 x[3]
        vpxord zmm3, zmm3, zmm18                                 ;   537.2 p0      12 x[3]
        vprold zmm18, zmm30, 2                                   ;   539.5 p0      12 x[3]
        vpternlogd zmm18, zmm27, zmm3, 0x96                      ;   540.5 p5      12 x[3]
        vpternlogd zmm25, zmm18, zmm5, 0x96                      ;   541.5 p0      12 x[0]
        vgf2p8affineqb zmm3, zmm25, zmm2, 0xdd                   ;   542.5 p0      12 x[0]
        vgf2p8affineinvqb zmm3, zmm3, zmm21, 0xd3                ;   545.5 p0      12 x[0]
        vpshufb zmm25, zmm4, zmm24                               ;   539.5 p5      12 x[3]
        vpshufb zmm27, zmm4, zmm26                               ;   540.5 p5      12 x[3]
        vpshufb zmm28, zmm4, zmm29                               ;   541.5 p5      12 x[3]
        vpternlogd zmm28, zmm27, zmm4, 0x96                      ;   542.5 p0      12 x[3]
        vpxord zmm9, zmm9, zmm4                                  ;   542.5 p5      12 x[3]
        vprold zmm4, zmm28, 2                                    ;   543.5 p0      12 x[3]
        vpternlogd zmm4, zmm25, zmm9, 0x96                       ;   544.5 p5      12 x[3]
        vpternlogd zmm17, zmm4, zmm1, 0x96                       ;   545.5 p0      12 x[0]
        vgf2p8affineqb zmm9, zmm17, zmm2, 0xdd                   ;   546.5 p0      12 x[0]
        vgf2p8affineinvqb zmm9, zmm9, zmm21, 0xd3                ;   549.5 p0      12 x[0]
        vmovdqu64 zmm17, [rbp + 3776]                            ;   301.5 p2      12 x[1] reload
        vpxord zmm25, zmm6, zmm17                                ;   544.5 p5      12 x[1]
        vpxord zmm27, zmm16, zmm17                               ;   545.5 p5      12 x[1]
        vpshufb zmm28, zmm8, zmm24                               ;   546.5 p5      12 x[0]
        vpshufb zmm30, zmm8, zmm26                               ;   547.5 p5      12 x[0]
        vpxord zmm20, zmm20, zmm8                                ;   547.2 p0      12 x[0]
        vpshufb zmm31, zmm8, zmm29                               ;   548.5 p5      12 x[0]
        vpternlogd zmm31, zmm30, zmm8, 0x96                      ;   549.5 p0      12 x[0]
        vprold zmm8, zmm31, 2                                    ;   550.5 p0      12 x[0]
        vpternlogd zmm8, zmm28, zmm20, 0x96                      ;   551.5 p5      12 x[0]
        vpternlogd zmm25, zmm8, zmm12, 0x96                      ;   552.5 p0      12 x[1]
        vgf2p8affineqb zmm20, zmm25, zmm2, 0xdd                  ;   553.5 p0      12 x[1]
        vgf2p8affineinvqb zmm20, zmm20, zmm21, 0xd3              ;   556.5 p0      12 x[1]
        vpshufb zmm25, zmm7, zmm24                               ;   550.5 p5      12 x[0]
        vpshufb zmm28, zmm7, zmm26                               ;   551.5 p5      12 x[0]
        vpxord zmm19, zmm19, zmm7                                ;   552.5 p5      12 x[0]
        vpshufb zmm30, zmm7, zmm29                               ;   553.5 p5      12 x[0]
        vpternlogd zmm30, zmm28, zmm7, 0x96                      ;   554.5 p0      12 x[0]
        vprold zmm7, zmm30, 2                                    ;   555.5 p0      12 x[0]
        vpternlogd zmm7, zmm25, zmm19, 0x96                      ;   556.5 p5      12 x[0]
        vpternlogd zmm27, zmm7, zmm10, 0x96                      ;   557.5 p0      12 x[1]
        vgf2p8affineqb zmm19, zmm27, zmm2, 0xdd                  ;   558.5 p0      12 x[1]
        vgf2p8affineinvqb zmm19, zmm19, zmm21, 0xd3              ;   561.5 p0      12 x[1]
        vpxord zmm25, zmm5, zmm17                                ;   555.5 p5      12 x[1]
        vpxord zmm17, zmm1, zmm17                                ;   556.5 p5      12 x[1]
        vpshufb zmm27, zmm3, zmm24                               ;   557.5 p5      12 x[0]
        vpshufb zmm28, zmm3, zmm26                               ;   558.5 p5      12 x[0]
        vpshufb zmm30, zmm3, zmm29                               ;   559.5 p5      12 x[0]
        vpternlogd zmm30, zmm28, zmm3, 0x96                      ;   560.5 p0      12 x[0]
        vpxord zmm22, zmm22, zmm3                                ;   559.2 p0      12 x[0]
        vprold zmm3, zmm30, 2                                    ;   561.5 p0      12 x[0]
        vpternlogd zmm3, zmm27, zmm22, 0x96                      ;   562.5 p5      12 x[0]
        vpternlogd zmm25, zmm3, zmm18, 0x96                      ;   563.5 p0      12 x[1]
        vgf2p8affineqb zmm22, zmm25, zmm2, 0xdd                  ;   564.5 p0      12 x[1]
        vgf2p8affineinvqb zmm22, zmm22, zmm21, 0xd3              ;   567.5 p0      12 x[1]
        vpshufb zmm25, zmm9, zmm24                               ;   561.5 p5      12 x[0]
        vpshufb zmm27, zmm9, zmm26                               ;   562.5 p5      12 x[0]
        vpshufb zmm28, zmm9, zmm29                               ;   563.5 p5      12 x[0]
        vpternlogd zmm28, zmm27, zmm9, 0x96                      ;   564.5 p0      12 x[0]
        vpxord zmm14, zmm14, zmm9                                ;   564.5 p5      12 x[0]
        vprold zmm9, zmm28, 2                                    ;   565.5 p0      12 x[0]
        vpternlogd zmm9, zmm25, zmm14, 0x96                      ;   566.5 p5      12 x[0]
        vpternlogd zmm17, zmm9, zmm4, 0x96                       ;   567.5 p0      12 x[1]
        vgf2p8affineqb zmm14, zmm17, zmm2, 0xdd                  ;   568.5 p0      12 x[1]
        vgf2p8affineinvqb zmm14, zmm14, zmm21, 0xd3              ;   571.5 p0      12 x[1]
        vmovdqu64 zmm17, [rbp + 3840]                            ;   323.5 p3      12 x[2] reload
        vpxord zmm25, zmm12, zmm17                               ;   566.5 p5      12 x[2]
        vpxord zmm27, zmm10, zmm17                               ;   567.5 p5      12 x[2]
        vpshufb zmm28, zmm20, zmm24                              ;   568.5 p5      12 x[1]
        vpshufb zmm30, zmm20, zmm26                              ;   569.5 p5      12 x[1]
        vpxord zmm11, zmm11, zmm20                               ;   569.2 p0      12 x[1]
        vpshufb zmm31, zmm20, zmm29                              ;   570.5 p5      12 x[1]
        vpternlogd zmm31, zmm30, zmm20, 0x96                     ;   571.5 p0      12 x[1]
        vprold zmm20, zmm31, 2                                   ;   572.5 p0      12 x[1]
        vpternlogd zmm20, zmm28, zmm11, 0x96                     ;   573.5 p5      12 x[1]
        vpternlogd zmm25, zmm20, zmm8, 0x96                      ;   574.5 p0      12 x[2]
        vgf2p8affineqb zmm11, zmm25, zmm2, 0xdd                  ;   575.5 p0      12 x[2]
        vgf2p8affineinvqb zmm11, zmm11, zmm21, 0xd3              ;   578.5 p0      12 x[2]
        vpshufb zmm25, zmm19, zmm24                              ;   572.5 p5      12 x[1]
        vpshufb zmm28, zmm19, zmm26                              ;   573.5 p5      12 x[1]
        vpxord zmm23, zmm23, zmm19                               ;   574.5 p5      12 x[1]
        vpshufb zmm30, zmm19, zmm29                              ;   575.5 p5      12 x[1]
        vpternlogd zmm30, zmm28, zmm19, 0x96                     ;   576.5 p0      12 x[1]
        vprold zmm19, zmm30, 2                                   ;   577.5 p0      12 x[1]
        vpternlogd zmm19, zmm25, zmm23, 0x96                     ;   578.5 p5      12 x[1]
        vpternlogd zmm27, zmm19, zmm7, 0x96                      ;   579.5 p0      12 x[2]
        vgf2p8affineqb zmm23, zmm27, zmm2, 0xdd                  ;   580.5 p0      12 x[2]
        vgf2p8affineinvqb zmm23, zmm23, zmm21, 0xd3              ;   583.5 p0      12 x[2]
        vpxord zmm25, zmm18, zmm17                               ;   577.5 p5      12 x[2]
        vpxord zmm17, zmm4, zmm17                                ;   578.5 p5      12 x[2]
        vpshufb zmm27, zmm22, zmm24                              ;   579.5 p5      12 x[1]
        vpshufb zmm28, zmm22, zmm26                              ;   580.5 p5      12 x[1]
        vpshufb zmm30, zmm22, zmm29                              ;   581.5 p5      12 x[1]
        vpternlogd zmm30, zmm28, zmm22, 0x96                     ;   582.5 p0      12 x[1]
        vpxord zmm13, zmm13, zmm22                               ;   581.2 p0      12 x[1]
        vprold zmm22, zmm30, 2                                   ;   583.5 p0      12 x[1]
        vpternlogd zmm22, zmm27, zmm13, 0x96                     ;   584.5 p5      12 x[1]
        vpternlogd zmm25, zmm22, zmm3, 0x96                      ;   585.5 p0      12 x[2]
        vgf2p8affineqb zmm13, zmm25, zmm2, 0xdd                  ;   586.5 p0      12 x[2]
        vgf2p8affineinvqb zmm13, zmm13, zmm21, 0xd3              ;   589.5 p0      12 x[2]
        vpshufb zmm25, zmm14, zmm24                              ;   583.5 p5      12 x[1]
        vpshufb zmm27, zmm14, zmm26                              ;   584.5 p5      12 x[1]
        vpshufb zmm28, zmm14, zmm29                              ;   585.5 p5      12 x[1]
        vpternlogd zmm28, zmm27, zmm14, 0x96                     ;   586.5 p0      12 x[1]
        vpxord zmm15, zmm15, zmm14                               ;   586.5 p5      12 x[1]
        vprold zmm14, zmm28, 2                                   ;   587.5 p0      12 x[1]
        vpternlogd zmm14, zmm25, zmm15, 0x96                     ;   588.5 p5      12 x[1]
        vpternlogd zmm17, zmm14, zmm9, 0x96                      ;   589.5 p0      12 x[2]
        vgf2p8affineqb zmm15, zmm17, zmm2, 0xdd                  ;   590.5 p0      12 x[2]
        vgf2p8affineinvqb zmm15, zmm15, zmm21, 0xd3              ;   593.5 p0      12 x[2]
        vmovdqu64 zmm17, [rbp + 3904]                            ;   345.5 p2      12 x[3] reload
        vpxord zmm25, zmm8, zmm17                                ;   588.5 p5      12 x[3]
        vpxord zmm27, zmm7, zmm17                                ;   589.5 p5      12 x[3]
        vpshufb zmm28, zmm11, zmm24                              ;   590.5 p5      12 x[2]
        vpshufb zmm30, zmm11, zmm26                              ;   591.5 p5      12 x[2]
        vpxord zmm6, zmm6, zmm11                                 ;   591.2 p0      12 x[2]
        vpshufb zmm31, zmm11, zmm29                              ;   592.5 p5      12 x[2]
        vpternlogd zmm31, zmm30, zmm11, 0x96                     ;   593.5 p0      12 x[2]
        vprold zmm11, zmm31, 2                                   ;   594.5 p0      12 x[2]
        vpternlogd zmm11, zmm28, zmm6, 0x96                      ;   595.5 p5      12 x[2]
        vpternlogd zmm25, zmm11, zmm20, 0x96                     ;   596.5 p0      12 x[3]
        vgf2p8affineqb zmm6, zmm25, zmm2, 0xdd                   ;   597.5 p0      12 x[3]
        vgf2p8affineinvqb zmm6, zmm6, zmm21, 0xd3                ;   600.5 p0      12 x[3]
        vpshufb zmm25, zmm23, zmm24                              ;   594.5 p5      12 x[2]
        vpshufb zmm28, zmm23, zmm26                              ;   595.5 p5      12 x[2]
        vpxord zmm16, zmm16, zmm23                               ;   596.5 p5      12 x[2]
        vpshufb zmm30, zmm23, zmm29                              ;   597.5 p5      12 x[2]
        vpternlogd zmm30, zmm28, zmm23, 0x96                     ;   598.5 p0      12 x[2]
        vprold zmm23, zmm30, 2                                   ;   599.5 p0      12 x[2]
        vpternlogd zmm23, zmm25, zmm16, 0x96                     ;   600.5 p5      12 x[2]
        vpternlogd zmm27, zmm23, zmm19, 0x96                     ;   601.5 p0      12 x[3]
        vgf2p8affineqb zmm16, zmm27, zmm2, 0xdd                  ;   602.5 p0      12 x[3]
        vgf2p8affineinvqb zmm16, zmm16, zmm21, 0xd3              ;   605.5 p0      12 x[3]
        vpxord zmm25, zmm3, zmm17                                ;   599.5 p5      12 x[3]
        vpxord zmm17, zmm9, zmm17                                ;   600.5 p5      12 x[3]
        vpshufb zmm27, zmm13, zmm24                              ;   601.5 p5      12 x[2]
        vpshufb zmm28, zmm13, zmm26                              ;   602.5 p5      12 x[2]
        vpshufb zmm30, zmm13, zmm29                              ;   603.5 p5      12 x[2]
        vpternlogd zmm30, zmm28, zmm13, 0x96                     ;   604.5 p0      12 x[2]
        vpxord zmm5, zmm5, zmm13                                 ;   603.2 p0      12 x[2]
        vprold zmm13, zmm30, 2                                   ;   605.5 p0      12 x[2]
        vpternlogd zmm13, zmm27, zmm5, 0x96                      ;   606.5 p5      12 x[2]
        vpternlogd zmm25, zmm13, zmm22, 0x96                     ;   607.5 p0      12 x[3]
        vgf2p8affineqb zmm5, zmm25, zmm2, 0xdd                   ;   608.5 p0      12 x[3]
        vgf2p8affineinvqb zmm5, zmm5, zmm21, 0xd3                ;   611.5 p0      12 x[3]
        vpshufb zmm25, zmm15, zmm24                              ;   605.5 p5      12 x[2]
        vpshufb zmm27, zmm15, zmm26                              ;   606.5 p5      12 x[2]
        vpshufb zmm28, zmm15, zmm29                              ;   607.5 p5      12 x[2]
        vpternlogd zmm28, zmm27, zmm15, 0x96                     ;   608.5 p0      12 x[2]
        vpxord zmm1, zmm1, zmm15                                 ;   608.5 p5      12 x[2]
        vprold zmm15, zmm28, 2                                   ;   609.5 p0      12 x[2]
        vpternlogd zmm15, zmm25, zmm1, 0x96                      ;   610.5 p5      12 x[2]
        vpternlogd zmm17, zmm15, zmm14, 0x96                     ;   611.5 p0      12 x[3]
        vgf2p8affineqb zmm1, zmm17, zmm2, 0xdd                   ;   612.5 p0      12 x[3]
        vgf2p8affineinvqb zmm1, zmm1, zmm21, 0xd3                ;   615.5 p0      12 x[3]
        vmovdqu64 zmm17, [rbp + 3968]                            ;   367.5 p3      12 x[0] reload
        vpxord zmm25, zmm20, zmm17                               ;   610.5 p5      12 x[0]
        vpxord zmm27, zmm19, zmm17                               ;   611.5 p5      12 x[0]
        vpshufb zmm28, zmm6, zmm24                               ;   612.5 p5      12 x[3]
        vpshufb zmm30, zmm6, zmm26                               ;   613.5 p5      12 x[3]
        vpxord zmm12, zmm12, zmm6                                ;   613.2 p0      12 x[3]
        vpshufb zmm31, zmm6, zmm29                               ;   614.5 p5      12 x[3]
        vpternlogd zmm31, zmm30, zmm6, 0x96                      ;   615.5 p0      12 x[3]
        vprold zmm6, zmm31, 2                                    ;   616.5 p0      12 x[3]
        vpternlogd zmm6, zmm28, zmm12, 0x96                      ;   617.5 p5      12 x[3]
        vpternlogd zmm25, zmm6, zmm11, 0x96                      ;   618.5 p0      12 x[0]
        vgf2p8affineqb zmm12, zmm25, zmm2, 0xdd                  ;   619.5 p0      12 x[0]
        vgf2p8affineinvqb zmm12, zmm12, zmm21, 0xd3              ;   622.5 p0      12 x[0]
        vpshufb zmm25, zmm16, zmm24                              ;   616.5 p5      12 x[3]
        vpshufb zmm28, zmm16, zmm26                              ;   617.5 p5      12 x[3]
        vpxord zmm10, zmm10, zmm16                               ;   618.5 p5      12 x[3]
        vpshufb zmm30, zmm16, zmm29                              ;   619.5 p5      12 x[3]
        vpternlogd zmm30, zmm28, zmm16, 0x96                     ;   620.5 p0      12 x[3]
        vprold zmm16, zmm30, 2                                   ;   621.5 p0      12 x[3]
        vpternlogd zmm16, zmm25, zmm10, 0x96                     ;   622.5 p5      12 x[3]
        vpternlogd zmm27, zmm16, zmm23, 0x96                     ;   623.5 p0      12 x[0]
        vgf2p8affineqb zmm10, zmm27, zmm2, 0xdd                  ;   624.5 p0      12 x[0]
        vgf2p8affineinvqb zmm10, zmm10, zmm21, 0xd3              ;   627.5 p0      12 x[0]
        vpxord zmm25, zmm22, zmm17                               ;   621.5 p5      12 x[0]
        vpxord zmm17, zmm14, zmm17                               ;   622.5 p5      12 x[0]
        vpshufb zmm27, zmm5, zmm24                               ;   623.5 p5      12 x[3]
        vpshufb zmm28, zmm5, zmm26                               ;   624.5 p5      12 x[3]
        vpshufb zmm30, zmm5, zmm29                               ;   625.5 p5      12 x[3]
        vpternlogd zmm30, zmm28, zmm5, 0x96                      ;   626.5 p0      12 x[3]
        vpxord zmm18, zmm18, zmm5                                ;   625.2 p0      12 x[3]
        vprold zmm5, zmm30, 2                                    ;   627.5 p0      12 x[3]
        vpternlogd zmm5, zmm27, zmm18, 0x96                      ;   628.5 p5      12 x[3]
        vpternlogd zmm25, zmm5, zmm13, 0x96                      ;   629.5 p0      12 x[0]
        vgf2p8affineqb zmm18, zmm25, zmm2, 0xdd                  ;   630.5 p0      12 x[0]
        vgf2p8affineinvqb zmm18, zmm18, zmm21, 0xd3              ;   633.5 p0      12 x[0]
        vpshufb zmm25, zmm1, zmm24                               ;   627.5 p5      12 x[3]
        vpshufb zmm27, zmm1, zmm26                               ;   628.5 p5      12 x[3]
        vpshufb zmm28, zmm1, zmm29                               ;   629.5 p5      12 x[3]
        vpternlogd zmm28, zmm27, zmm1, 0x96                      ;   630.5 p0      12 x[3]
        vpxord zmm4, zmm4, zmm1                                  ;   630.5 p5      12 x[3]
        vprold zmm1, zmm28, 2                                    ;   631.5 p0      12 x[3]
        vpternlogd zmm1, zmm25, zmm4, 0x96                       ;   632.5 p5      12 x[3]
        vpternlogd zmm17, zmm1, zmm15, 0x96                      ;   633.5 p0      12 x[0]
        vgf2p8affineqb zmm4, zmm17, zmm2, 0xdd                   ;   634.5 p0      12 x[0]
        vgf2p8affineinvqb zmm4, zmm4, zmm21, 0xd3                ;   637.5 p0      12 x[0]
        vmovdqu64 zmm17, [rbp + 4032]                            ;   389.5 p2      12 x[1] reload
        vpxord zmm25, zmm11, zmm17                               ;   632.5 p5      12 x[1]
        vpxord zmm27, zmm23, zmm17                               ;   633.5 p5      12 x[1]
        vpshufb zmm28, zmm12, zmm24                              ;   634.5 p5      12 x[0]
        vpshufb zmm30, zmm12, zmm26                              ;   635.5 p5      12 x[0]
        vpxord zmm8, zmm8, zmm12                                 ;   635.2 p0      12 x[0]
        vpshufb zmm31, zmm12, zmm29                              ;   636.5 p5      12 x[0]
        vpternlogd zmm31, zmm30, zmm12, 0x96                     ;   637.5 p0      12 x[0]
        vprold zmm12, zmm31, 2                                   ;   638.5 p0      12 x[0]
        vpternlogd zmm12, zmm28, zmm8, 0x96                      ;   639.5 p5      12 x[0]
        vpternlogd zmm25, zmm12, zmm6, 0x96                      ;   640.5 p0      12 x[1]
        vgf2p8affineqb zmm8, zmm25, zmm2, 0xdd                   ;   641.5 p0      12 x[1]
        vgf2p8affineinvqb zmm8, zmm8, zmm21, 0xd3                ;   644.5 p0      12 x[1]
        vpshufb zmm25, zmm10, zmm24                              ;   638.5 p5      12 x[0]
        vpshufb zmm28, zmm10, zmm26                              ;   639.5 p5      12 x[0]
        vpxord zmm7, zmm7, zmm10                                 ;   640.5 p5      12 x[0]
        vpshufb zmm30, zmm10, zmm29                              ;   641.5 p5      12 x[0]
        vpternlogd zmm30, zmm28, zmm10, 0x96                     ;   642.5 p0      12 x[0]
        vprold zmm10, zmm30, 2                                   ;   643.5 p0      12 x[0]
        vpternlogd zmm10, zmm25, zmm7, 0x96                      ;   644.5 p5      12 x[0]
        vpternlogd zmm27, zmm10, zmm16, 0x96                     ;   645.5 p0      12 x[1]
        vgf2p8affineqb zmm7, zmm27, zmm2, 0xdd                   ;   646.5 p0      12 x[1]
        vgf2p8affineinvqb zmm7, zmm7, zmm21, 0xd3                ;   649.5 p0      12 x[1]
        vpxord zmm25, zmm13, zmm17                               ;   643.5 p5      12 x[1]
        vpxord zmm17, zmm15, zmm17                               ;   644.5 p5      12 x[1]
        vpshufb zmm27, zmm18, zmm24                              ;   645.5 p5      12 x[0]
        vpshufb zmm28, zmm18, zmm26                              ;   646.5 p5      12 x[0]
        vpshufb zmm30, zmm18, zmm29                              ;   647.5 p5      12 x[0]
        vpternlogd zmm30, zmm28, zmm18, 0x96                     ;   648.5 p0      12 x[0]
        vpxord zmm3, zmm3, zmm18                                 ;   647.2 p0      12 x[0]
        vprold zmm18, zmm30, 2                                   ;   649.5 p0      12 x[0]
        vpternlogd zmm18, zmm27, zmm3, 0x96                      ;   650.5 p5      12 x[0]
        vpternlogd zmm25, zmm18, zmm5, 0x96                      ;   651.5 p0      12 x[1]
        vgf2p8affineqb zmm3, zmm25, zmm2, 0xdd                   ;   652.5 p0      12 x[1]
        vgf2p8affineinvqb zmm3, zmm3, zmm21, 0xd3                ;   655.5 p0      12 x[1]
        vpshufb zmm25, zmm4, zmm24                               ;   649.5 p5      12 x[0]
        vpshufb zmm27, zmm4, zmm26                               ;   650.5 p5      12 x[0]
        vpshufb zmm28, zmm4, zmm29                               ;   651.5 p5      12 x[0]
        vpternlogd zmm28, zmm27, zmm4, 0x96                      ;   652.5 p0      12 x[0]
        vpxord zmm9, zmm9, zmm4                                  ;   652.5 p5      12 x[0]
        vprold zmm4, zmm28, 2                                    ;   653.5 p0      12 x[0]
        vpternlogd zmm4, zmm25, zmm9, 0x96                       ;   654.5 p5      12 x[0]
        vpternlogd zmm17, zmm4, zmm1, 0x96                       ;   655.5 p0      12 x[1]
        vgf2p8affineqb zmm9, zmm17, zmm2, 0xdd                   ;   656.5 p0      12 x[1]
        vgf2p8affineinvqb zmm9, zmm9, zmm21, 0xd3                ;   659.5 p0      12 x[1]
        vmovdqu64 zmm17, [rbp + 4096]                            ;   411.5 p3      12 x[2] reload
        vpxord zmm25, zmm6, zmm17                                ;   654.5 p5      12 x[2]
        vpxord zmm27, zmm16, zmm17                               ;   655.5 p5      12 x[2]
        vpshufb zmm28, zmm8, zmm24                               ;   656.5 p5      12 x[1]
        vpshufb zmm30, zmm8, zmm26                               ;   657.5 p5      12 x[1]
        vpxord zmm20, zmm20, zmm8                                ;   657.2 p0      12 x[1]
        vpshufb zmm31, zmm8, zmm29                               ;   658.5 p5      12 x[1]
        vpternlogd zmm31, zmm30, zmm8, 0x96                      ;   659.5 p0      12 x[1]
        vprold zmm8, zmm31, 2                                    ;   660.5 p0      12 x[1]
        vpternlogd zmm8, zmm28, zmm20, 0x96                      ;   661.5 p5      12 x[1]
        vpternlogd zmm25, zmm8, zmm12, 0x96                      ;   662.5 p0      12 x[2]
        vgf2p8affineqb zmm20, zmm25, zmm2, 0xdd                  ;   663.5 p0      12 x[2]
        vgf2p8affineinvqb zmm20, zmm20, zmm21, 0xd3              ;   666.5 p0      12 x[2]
        vpshufb zmm25, zmm7, zmm24                               ;   660.5 p5      12 x[1]
        vpshufb zmm28, zmm7, zmm26                               ;   661.5 p5      12 x[1]
        vpxord zmm19, zmm19, zmm7                                ;   662.5 p5      12 x[1]
        vpshufb zmm30, zmm7, zmm29                               ;   663.5 p5      12 x[1]
        vpternlogd zmm30, zmm28, zmm7, 0x96                      ;   664.5 p0      12 x[1]
        vprold zmm7, zmm30, 2                                    ;   665.5 p0      12 x[1]
        vpternlogd zmm7, zmm25, zmm19, 0x96                      ;   666.5 p5      12 x[1]
        vpternlogd zmm27, zmm7, zmm10, 0x96                      ;   667.5 p0      12 x[2]
        vgf2p8affineqb zmm19, zmm27, zmm2, 0xdd                  ;   668.5 p0      12 x[2]
        vgf2p8affineinvqb zmm19, zmm19, zmm21, 0xd3              ;   671.5 p0      12 x[2]
        vpxord zmm25, zmm5, zmm17                                ;   665.5 p5      12 x[2]
        vpxord zmm17, zmm1, zmm17                                ;   666.5 p5      12 x[2]
        vpshufb zmm27, zmm3, zmm24                               ;   667.5 p5      12 x[1]
        vpshufb zmm28, zmm3, zmm26                               ;   668.5 p5      12 x[1]
        vpshufb zmm30, zmm3, zmm29                               ;   669.5 p5      12 x[1]
        vpternlogd zmm30, zmm28, zmm3, 0x96                      ;   670.5 p0      12 x[1]
        vpxord zmm22, zmm22, zmm3                                ;   669.2 p0      12 x[1]
        vprold zmm3, zmm30, 2                                    ;   671.5 p0      12 x[1]
        vpternlogd zmm3, zmm27, zmm22, 0x96                      ;   672.5 p5      12 x[1]
        vpternlogd zmm25, zmm3, zmm18, 0x96                      ;   673.5 p0      12 x[2]
        vgf2p8affineqb zmm22, zmm25, zmm2, 0xdd                  ;   674.5 p0      12 x[2]
        vgf2p8affineinvqb zmm22, zmm22, zmm21, 0xd3              ;   677.5 p0      12 x[2]
        vpshufb zmm25, zmm9, zmm24                               ;   671.5 p5      12 x[1]
        vpshufb zmm27, zmm9, zmm26                               ;   672.5 p5      12 x[1]
        vpshufb zmm28, zmm9, zmm29                               ;   673.5 p5      12 x[1]
        vpternlogd zmm28, zmm27, zmm9, 0x96                      ;   674.5 p0      12 x[1]
        vpxord zmm14, zmm14, zmm9                                ;   674.5 p5      12 x[1]
        vprold zmm9, zmm28, 2                                    ;   675.5 p0      12 x[1]
        vpternlogd zmm9, zmm25, zmm14, 0x96                      ;   676.5 p5      12 x[1]
        vpternlogd zmm17, zmm9, zmm4, 0x96                       ;   677.5 p0      12 x[2]
        vgf2p8affineqb zmm14, zmm17, zmm2, 0xdd                  ;   678.5 p0      12 x[2]
        vgf2p8affineinvqb zmm14, zmm14, zmm21, 0xd3              ;   681.5 p0      12 x[2]
        vmovdqu64 zmm17, [rbp + 4160]                            ;   433.5 p2      12 x[3] reload
        vpxord zmm25, zmm12, zmm17                               ;   676.5 p5      12 x[3]
        vpxord zmm27, zmm10, zmm17                               ;   677.5 p5      12 x[3]
        vpshufb zmm28, zmm20, zmm24                              ;   678.5 p5      12 x[2]
        vpshufb zmm30, zmm20, zmm26                              ;   679.5 p5      12 x[2]
        vmovdqu64 zmm31, [rel sm4_ctr.T0_constants512]           ;   435.5 p3      15 z[0] reload
        vpshufb zmm10, zmm10, zmm31                              ;   680.5 p5      16 dst
        vpxord zmm11, zmm11, zmm20                               ;   679.2 p0      12 x[2]
        vpshufb zmm0, zmm20, zmm29                               ;   681.5 p5      12 x[2]
        vpternlogd zmm0, zmm30, zmm20, 0x96                      ;   682.5 p0      12 x[2]
        vprold zmm20, zmm0, 2                                    ;   683.5 p0      12 x[2]
        vpternlogd zmm20, zmm28, zmm11, 0x96                     ;   684.5 p0      12 x[2]
        vpternlogd zmm25, zmm20, zmm8, 0x96                      ;   685.5 p5      12 x[3]
        vgf2p8affineqb zmm11, zmm25, zmm2, 0xdd                  ;   686.5 p0      12 x[3]
        vgf2p8affineinvqb zmm11, zmm11, zmm21, 0xd3              ;   689.5 p0      12 x[3]
        vpshufb zmm25, zmm19, zmm24                              ;   683.5 p5      12 x[2]
        vpshufb zmm28, zmm19, zmm26                              ;   684.5 p5      12 x[2]
        vpshufb zmm8, zmm8, zmm31                                ;   685.5 p5      16 dst
        vpshufb zmm20, zmm20, zmm31                              ;   686.5 p5      16 dst
        vpxord zmm23, zmm23, zmm19                               ;   685.2 p0      12 x[2]
        vpshufb zmm30, zmm19, zmm29                              ;   687.5 p5      12 x[2]
        vpternlogd zmm30, zmm28, zmm19, 0x96                     ;   688.5 p0      12 x[2]
        vprold zmm19, zmm30, 2                                   ;   689.5 p0      12 x[2]
        vpternlogd zmm19, zmm25, zmm23, 0x96                     ;   690.5 p0      12 x[2]
        vpternlogd zmm27, zmm19, zmm7, 0x96                      ;   691.5 p5      12 x[3]
        vgf2p8affineqb zmm23, zmm27, zmm2, 0xdd                  ;   692.5 p0      12 x[3]
        vgf2p8affineinvqb zmm23, zmm23, zmm21, 0xd3              ;   695.5 p0      12 x[3]
        vpxord zmm25, zmm18, zmm17                               ;   689.5 p5      12 x[3]
        vpxord zmm17, zmm4, zmm17                                ;   690.5 p5      12 x[3]
        vpshufb zmm27, zmm22, zmm24                              ;   691.5 p5      12 x[2]
        vpshufb zmm28, zmm22, zmm26                              ;   692.5 p5      12 x[2]
        vpshufb zmm7, zmm7, zmm31                                ;   693.5 p5      16 dst
        vpshufb zmm19, zmm19, zmm31                              ;   694.5 p5      16 dst
        vpshufb zmm12, zmm12, zmm31                              ;   695.5 p5      16 dst
        vpxord zmm13, zmm13, zmm22                               ;   691.2 p0      12 x[2]
        vpshufb zmm30, zmm22, zmm29                              ;   696.5 p5      12 x[2]
        vpternlogd zmm30, zmm28, zmm22, 0x96                     ;   697.5 p0      12 x[2]
        vprold zmm22, zmm30, 2                                   ;   698.5 p0      12 x[2]
        vpternlogd zmm22, zmm27, zmm13, 0x96                     ;   699.5 p0      12 x[2]
        vpternlogd zmm25, zmm22, zmm3, 0x96                      ;   700.5 p0      12 x[3]
        vgf2p8affineqb zmm13, zmm25, zmm2, 0xdd                  ;   701.5 p0      12 x[3]
        vgf2p8affineinvqb zmm13, zmm13, zmm21, 0xd3              ;   704.5 p0      12 x[3]
        vpshufb zmm25, zmm14, zmm24                              ;   697.5 p5      12 x[2]
        vpshufb zmm27, zmm14, zmm26                              ;   698.5 p5      12 x[2]
        vpshufb zmm28, zmm14, zmm29                              ;   699.5 p5      12 x[2]
        vpternlogd zmm28, zmm27, zmm14, 0x96                     ;   700.5 p0      12 x[2]
        vpxord zmm15, zmm15, zmm14                               ;   699.2 p0      12 x[2]
        vprold zmm14, zmm28, 2                                   ;   701.5 p0      12 x[2]
        vpternlogd zmm14, zmm25, zmm15, 0x96                     ;   702.5 p5      12 x[2]
        vpternlogd zmm17, zmm14, zmm9, 0x96                      ;   703.5 p0      12 x[3]
        vgf2p8affineqb zmm2, zmm17, zmm2, 0xdd                   ;   704.5 p0      12 x[3]
        vgf2p8affineinvqb zmm2, zmm2, zmm21, 0xd3                ;   707.5 p0      12 x[3]
        vpshufb zmm3, zmm3, zmm31                                ;   701.5 p5      16 dst
        vpshufb zmm9, zmm9, zmm31                                ;   702.5 p5      16 dst
        vpshufb zmm15, zmm22, zmm31                              ;   703.5 p5      16 dst
        vpshufb zmm14, zmm14, zmm31                              ;   704.5 p5      16 dst
        vpshufb zmm17, zmm11, zmm24                              ;   705.5 p5      12 x[3]
        vpshufb zmm21, zmm23, zmm24                              ;   706.5 p5      12 x[3]
        vpshufb zmm22, zmm13, zmm24                              ;   707.5 p5      12 x[3]
        vpshufb zmm24, zmm2, zmm24                               ;   710.5 p5      12 x[3]
        vpshufb zmm25, zmm11, zmm26                              ;   709.5 p5      12 x[3]
        vpshufb zmm27, zmm23, zmm26                              ;   710.5 p5      12 x[3]
        vpshufb zmm28, zmm13, zmm26                              ;   711.5 p5      12 x[3]
        vpshufb zmm26, zmm2, zmm26                               ;   712.5 p5      12 x[3]
        vpshufb zmm18, zmm18, zmm31                              ;   713.5 p5      16 dst
        vpshufb zmm4, zmm4, zmm31                                ;   714.5 p5      16 dst
        vpxord zmm16, zmm16, zmm23                               ;   704.2 p0      16 dst
        vpshufb zmm30, zmm23, zmm29                              ;   715.5 p5      12 x[3]
        vpternlogd zmm30, zmm27, zmm23, 0x96                     ;   716.5 p0      12 x[3]
        vprold zmm23, zmm30, 2                                   ;   717.5 p0      12 x[3]
        vpternlogd zmm23, zmm21, zmm16, 0x96                     ;   718.5 p0      16 dst
        vpshufb zmm16, zmm23, zmm31                              ;   719.5 p5      16 dst
        vpshufb zmm21, zmm11, zmm29                              ;   717.5 p5      12 x[3]
        vpternlogd zmm21, zmm25, zmm11, 0x96                     ;   718.5 p0      12 x[3]
        vpxord zmm6, zmm6, zmm11                                 ;   709.2 p0      16 dst
        vprold zmm11, zmm21, 2                                   ;   719.5 p0      12 x[3]
        vpternlogd zmm11, zmm17, zmm6, 0x96                      ;   720.5 p0      16 dst
        vpshufb zmm6, zmm11, zmm31                               ;   721.5 p5      16 dst
        vpshufb zmm11, zmm13, zmm29                              ;   719.5 p5      12 x[3]
        vpternlogd zmm11, zmm28, zmm13, 0x96                     ;   720.5 p0      12 x[3]
        vpshufb zmm17, zmm2, zmm29                               ;   720.5 p5      12 x[3]
        vpternlogd zmm17, zmm26, zmm2, 0x96                      ;   721.5 p0      12 x[3]
        vpxord zmm5, zmm5, zmm13                                 ;   714.2 p0      16 dst
        vpxord zmm1, zmm1, zmm2                                  ;   715.2 p0      16 dst
        vprold zmm2, zmm11, 2                                    ;   721.5 p0      12 x[3]
        vpternlogd zmm2, zmm22, zmm5, 0x96                       ;   722.5 p0      16 dst
        vprold zmm5, zmm17, 2                                    ;   722.5 p0      12 x[3]
        vpternlogd zmm5, zmm24, zmm1, 0x96                       ;   723.5 p0      16 dst
        vpshufb zmm1, zmm2, zmm31                                ;   723.5 p5      16 dst
        vpshufb zmm2, zmm5, zmm31                                ;   724.5 p5      16 dst
        vpunpckldq zmm5, zmm7, zmm10                             ;   723.5 p5      16 dst
        vpunpckhdq zmm7, zmm7, zmm10                             ;   724.5 p5      16 dst
        vpunpckldq zmm10, zmm16, zmm19                           ;   725.5 p5      16 dst
        vpunpckhdq zmm11, zmm16, zmm19                           ;   726.5 p5      16 dst
        vpunpcklqdq zmm13, zmm10, zmm5                           ;   727.5 p5      16 dst
        vpunpckhqdq zmm5, zmm10, zmm5                            ;   728.5 p5      16 dst
        vpxord zmm13, zmm13, [r8]                                ;   728.5 p0+p2   16 dst
        vmovdqu64 [r9], zmm13                                    ;   729.5 p7+p4   16 dst
        vpxord zmm5, zmm5, [r8 + 64]                             ;   729.5 p0+p3   16 dst
        vmovdqu64 [r9 + 64], zmm5                                ;   730.5 p8+p9   16 dst
        vpunpcklqdq zmm5, zmm11, zmm7                            ;   729.5 p5      16 dst
        vpunpckhqdq zmm7, zmm11, zmm7                            ;   730.5 p5      16 dst
        vpxord zmm5, zmm5, [r8 + 128]                            ;   730.5 p0+p2   16 dst
        vmovdqu64 [r9 + 128], zmm5                               ;   731.5 p7+p4   16 dst
        vpxord zmm7, zmm7, [r8 + 192]                            ;   731.5 p0+p3   16 dst
        vmovdqu64 [r9 + 192], zmm7                               ;   732.5 p8+p9   16 dst
        vpunpckldq zmm5, zmm8, zmm12                             ;   731.5 p5      16 dst
        vpunpckhdq zmm7, zmm8, zmm12                             ;   732.5 p5      16 dst
        vpunpckldq zmm8, zmm6, zmm20                             ;   733.5 p5      16 dst
        vpunpckhdq zmm6, zmm6, zmm20                             ;   734.5 p5      16 dst
        vpunpcklqdq zmm10, zmm8, zmm5                            ;   735.5 p5      16 dst
        vpunpckhqdq zmm5, zmm8, zmm5                             ;   736.5 p5      16 dst
        vpxord zmm10, zmm10, [r8 + 256]                          ;   736.5 p0+p2   16 dst
        vmovdqu64 [r9 + 256], zmm10                              ;   737.5 p7+p4   16 dst
        vpxord zmm5, zmm5, [r8 + 320]                            ;   737.5 p0+p3   16 dst
        vmovdqu64 [r9 + 320], zmm5                               ;   738.5 p8+p9   16 dst
        vpunpcklqdq zmm5, zmm6, zmm7                             ;   737.5 p5      16 dst
        vpunpckhqdq zmm6, zmm6, zmm7                             ;   738.5 p5      16 dst
        vpxord zmm5, zmm5, [r8 + 384]                            ;   738.5 p0+p2   16 dst
        vmovdqu64 [r9 + 384], zmm5                               ;   739.5 p7+p4   16 dst
        vpxord zmm6, zmm6, [r8 + 448]                            ;   739.5 p0+p3   16 dst
        vmovdqu64 [r9 + 448], zmm6                               ;   740.5 p8+p9   16 dst
        vpunpckldq zmm5, zmm3, zmm18                             ;   739.5 p5      16 dst
        vpunpckhdq zmm3, zmm3, zmm18                             ;   740.5 p5      16 dst
        vpunpckldq zmm6, zmm1, zmm15                             ;   741.5 p5      16 dst
        vpunpckhdq zmm1, zmm1, zmm15                             ;   742.5 p5      16 dst
        vpunpcklqdq zmm7, zmm6, zmm5                             ;   743.5 p5      16 dst
        vpunpckhqdq zmm5, zmm6, zmm5                             ;   744.5 p5      16 dst
        vpxord zmm7, zmm7, [r8 + 512]                            ;   744.5 p0+p2   16 dst
        vmovdqu64 [r9 + 512], zmm7                               ;   745.5 p7+p4   16 dst
        vpxord zmm5, zmm5, [r8 + 576]                            ;   745.5 p0+p3   16 dst
        vmovdqu64 [r9 + 576], zmm5                               ;   746.5 p8+p9   16 dst
        vpunpcklqdq zmm5, zmm1, zmm3                             ;   745.5 p5      16 dst
        vpunpckhqdq zmm1, zmm1, zmm3                             ;   746.5 p5      16 dst
        vpxord zmm5, zmm5, [r8 + 640]                            ;   746.5 p0+p2   16 dst
        vmovdqu64 [r9 + 640], zmm5                               ;   747.5 p7+p4   16 dst
        vpxord zmm1, zmm1, [r8 + 704]                            ;   747.5 p0+p3   16 dst
        vmovdqu64 [r9 + 704], zmm1                               ;   748.5 p8+p9   16 dst
        vpunpckldq zmm1, zmm9, zmm4                              ;   747.5 p5      16 dst
        vpunpckhdq zmm3, zmm9, zmm4                              ;   748.5 p5      16 dst
        vpunpckldq zmm4, zmm2, zmm14                             ;   749.5 p5      16 dst
        vpunpckhdq zmm2, zmm2, zmm14                             ;   750.5 p5      16 dst
        vpunpcklqdq zmm5, zmm4, zmm1                             ;   751.5 p5      16 dst
        vpunpckhqdq zmm1, zmm4, zmm1                             ;   752.5 p5      16 dst
        vpxord zmm5, zmm5, [r8 + 768]                            ;   752.5 p0+p2   16 dst
        vmovdqu64 [r9 + 768], zmm5                               ;   753.5 p7+p4   16 dst
        vpxord zmm1, zmm1, [r8 + 832]                            ;   753.5 p0+p3   16 dst
        vmovdqu64 [r9 + 832], zmm1                               ;   754.5 p8+p9   16 dst
        vpunpcklqdq zmm1, zmm2, zmm3                             ;   753.5 p5      16 dst
        vpunpckhqdq zmm2, zmm2, zmm3                             ;   754.5 p5      16 dst
        vpxord zmm1, zmm1, [r8 + 896]                            ;   754.5 p0+p2   16 dst
        vmovdqu64 [r9 + 896], zmm1                               ;   755.5 p7+p4   16 dst
        vpxord zmm2, zmm2, [r8 + 960]                            ;   755.5 p0+p3   16 dst
        vmovdqu64 [r9 + 960], zmm2                               ;   756.5 p8+p9   16 dst
        add r9, 0x400                                            ;   509.0 p1       9 blocks
        add r8, 0x400                                            ;   509.2 p6       9 blocks
        vmovdqu64 zmm0, [rbp + 4288]                             ;   509.3 p2       9 blocks
        vpaddd zmm0, zmm0, [rel sm4_ctr.T0_constants512 + 704]   ;   736.2 p0+p3    9 blocks
        cmp r8, qword [rbp + 4768]                               ;                    more blocks?
        jne .blocks_1
        vmovdqu64 [rbp + 4224], zmm0                             ;                    resident
        mov qword [rbp + 4760], r8                               ;                    resident
        mov qword [rbp + 4776], r9                               ;                    resident
.blocks_1_rest:
        mov rax, qword [rbp + 4752]                              ;                    blocks left over
        test rax, rax                                            ;                    blocks left over
        je .blocks_1_done
        js .blocks_1_back
        mov rsi, qword [rbp + 4760]                              ;                    blocks left over
        lea rdi, [rbp - 128]                                     ;                    blocks left over
        mov qword [rbp + 4784], rsi                              ;                    blocks left over
        mov qword [rbp + 4760], rdi                              ;                    blocks left over
        imul rcx, rax, 0x10                                      ;                    blocks left over
        rep movsb                                                ;                    blocks left over
        mov rsi, qword [rbp + 4776]                              ;                    blocks left over
        lea rdi, [rbp + 896]                                     ;                    blocks left over
        mov rcx, rsi                                             ;                    blocks left over
        sub rcx, qword [rbp + 4784]                              ;                    blocks left over
        neg rcx                                                  ;                    blocks left over
        sbb rcx, rcx                                             ;                    blocks left over
        lea rdx, [rbp - 128]                                     ;                    blocks left over
        sub rdi, rdx                                             ;                    blocks left over
        and rdi, rcx                                             ;                    blocks left over
        add rdi, rdx                                             ;                    blocks left over
        mov qword [rbp + 4792], rdi                              ;                    blocks left over
        mov qword [rbp + 4800], rsi                              ;                    blocks left over
        mov qword [rbp + 4776], rdi                              ;                    blocks left over
        imul rcx, rax, 0x10                                      ;                    blocks left over
        rep movsb                                                ;                    blocks left over
        lea rsi, [rbp + 896]                                     ;                    blocks left over
        mov qword [rbp + 4768], rsi                              ;                    blocks left over
        neg rax                                                  ;                    blocks left over
        mov qword [rbp + 4752], rax                              ;                    blocks left over
        jmp .blocks_1_again
.blocks_1_back:
        neg rax                                                  ;                    blocks left over
        mov rsi, qword [rbp + 4792]                              ;                    blocks left over
        mov rdi, qword [rbp + 4800]                              ;                    blocks left over
        imul rcx, rax, 0x10                                      ;                    blocks left over
        rep movsb                                                ;                    blocks left over
.blocks_1_done:
        vzeroupper                                               ;                    x87 state
        mov rsp, qword [rbp + 4808]                              ;                    frame
        pop rbp                                                  ;                    preserved
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
