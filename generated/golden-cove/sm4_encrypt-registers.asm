; sm4_encrypt for Intel Golden Cove (Sapphire Rapids, Emerald Rapids; P cores of Alder Lake), 64-bit code (golden-cove)
; made by cipherwright 0.1.0 from ciphers/sm4.cw (sha256 bdec3610e0100315); do not edit:
;   ./cw build sm4_encrypt --cpu golden-cove --variant registers
;
; void sm4_encrypt(const void *rk, const void *src, void *dst, uint32_t n);   System V, 64 bits
;   rk: 128 bytes, read, secret, no alignment needed
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
;   body: 65 uops, planned 32.7; bounds: width 10.8, ports 32.0, path 6.0
;   blocks: 1260 uops, planned 584.3; bounds: width 210.0, ports 568.0, path 365.0
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
        push rbp                                                 ;                    preserved
        mov rax, rsp                                             ;                    frame
        sub rsp, 0xc80                                           ;                    frame
        and rsp, -64                                             ;                    frame
        lea rbp, [rsp + 128]                                     ;                    frame
        mov qword [rbp + 3008], rax                              ;                    frame
        mov qword [rbp + 2944], rdi                              ;                    argument
        mov dword [rbp + 3016], ecx                              ;                    argument
        mov qword [rbp + 2960], rsi                              ;                    argument
        mov qword [rbp + 2976], rdx                              ;                    argument
        mov r8, qword [rbp + 2944]                               ;     0.0 p2      28 rk reload
        vpbroadcastd zmm0, [r8]                                  ;     5.0 p3      28 rk
        vmovdqu64 [rbp + 896], zmm0                              ;    11.0 p7+p4   28 rk
        vpbroadcastd zmm0, [r8 + 4]                              ;     5.0 p10     28 rk
        vmovdqu64 [rbp + 960], zmm0                              ;    11.0 p8+p9   28 rk
        vpbroadcastd zmm0, [r8 + 8]                              ;     5.0 p2      28 rk
        vmovdqu64 [rbp + 1024], zmm0                             ;    11.0 p7+p4   28 rk
        vpbroadcastd zmm0, [r8 + 12]                             ;     5.0 p3      28 rk
        vmovdqu64 [rbp + 1088], zmm0                             ;    11.0 p8+p9   28 rk
        vpbroadcastd zmm0, [r8 + 16]                             ;     5.0 p10     28 rk
        vmovdqu64 [rbp + 1152], zmm0                             ;    11.0 p7+p4   28 rk
        vpbroadcastd zmm0, [r8 + 20]                             ;     5.0 p2      28 rk
        vmovdqu64 [rbp + 1216], zmm0                             ;    11.0 p8+p9   28 rk
        vpbroadcastd zmm0, [r8 + 24]                             ;     5.0 p3      28 rk
        vmovdqu64 [rbp + 1280], zmm0                             ;    11.0 p7+p4   28 rk
        vpbroadcastd zmm0, [r8 + 28]                             ;     5.0 p10     28 rk
        vmovdqu64 [rbp + 1344], zmm0                             ;    11.0 p8+p9   28 rk
        vpbroadcastd zmm0, [r8 + 32]                             ;     5.0 p2      28 rk
        vmovdqu64 [rbp + 1408], zmm0                             ;    11.0 p7+p4   28 rk
        vpbroadcastd zmm0, [r8 + 36]                             ;     5.0 p3      28 rk
        vmovdqu64 [rbp + 1472], zmm0                             ;    11.0 p8+p9   28 rk
        vpbroadcastd zmm0, [r8 + 40]                             ;     5.0 p10     28 rk
        vmovdqu64 [rbp + 1536], zmm0                             ;    11.0 p7+p4   28 rk
        vpbroadcastd zmm0, [r8 + 44]                             ;     5.0 p2      28 rk
        vmovdqu64 [rbp + 1600], zmm0                             ;    11.0 p8+p9   28 rk
        vpbroadcastd zmm0, [r8 + 48]                             ;     5.0 p3      28 rk
        vmovdqu64 [rbp + 1664], zmm0                             ;    12.3 p7+p4   28 rk
        vpbroadcastd zmm0, [r8 + 52]                             ;     5.0 p10     28 rk
        vmovdqu64 [rbp + 1728], zmm0                             ;    12.7 p8+p9   28 rk
        vpbroadcastd zmm0, [r8 + 56]                             ;     5.0 p2      28 rk
        vmovdqu64 [rbp + 1792], zmm0                             ;    14.3 p7+p4   28 rk
        vpbroadcastd zmm0, [r8 + 60]                             ;     5.2 p3      28 rk
        vmovdqu64 [rbp + 1856], zmm0                             ;    14.7 p8+p9   28 rk
        vpbroadcastd zmm0, [r8 + 64]                             ;     5.5 p10     28 rk
        vmovdqu64 [rbp + 1920], zmm0                             ;    16.3 p7+p4   28 rk
        vpbroadcastd zmm0, [r8 + 68]                             ;     6.0 p2      28 rk
        vmovdqu64 [rbp + 1984], zmm0                             ;    16.7 p8+p9   28 rk
        vpbroadcastd zmm0, [r8 + 72]                             ;     6.2 p3      28 rk
        vmovdqu64 [rbp + 2048], zmm0                             ;    18.3 p7+p4   28 rk
        vpbroadcastd zmm0, [r8 + 76]                             ;     6.5 p10     28 rk
        vmovdqu64 [rbp + 2112], zmm0                             ;    18.7 p8+p9   28 rk
        vpbroadcastd zmm0, [r8 + 80]                             ;     7.0 p2      28 rk
        vmovdqu64 [rbp + 2176], zmm0                             ;    20.3 p7+p4   28 rk
        vpbroadcastd zmm0, [r8 + 84]                             ;     7.2 p3      28 rk
        vmovdqu64 [rbp + 2240], zmm0                             ;    20.7 p8+p9   28 rk
        vpbroadcastd zmm0, [r8 + 88]                             ;     7.5 p10     28 rk
        vmovdqu64 [rbp + 2304], zmm0                             ;    22.3 p7+p4   28 rk
        vpbroadcastd zmm0, [r8 + 92]                             ;     8.0 p2      28 rk
        vmovdqu64 [rbp + 2368], zmm0                             ;    22.7 p8+p9   28 rk
        vpbroadcastd zmm0, [r8 + 96]                             ;     8.2 p3      28 rk
        vmovdqu64 [rbp + 2432], zmm0                             ;    24.3 p7+p4   28 rk
        vpbroadcastd zmm0, [r8 + 100]                            ;     8.5 p10     28 rk
        vmovdqu64 [rbp + 2496], zmm0                             ;    24.7 p8+p9   28 rk
        vpbroadcastd zmm0, [r8 + 104]                            ;     9.0 p2      28 rk
        vmovdqu64 [rbp + 2560], zmm0                             ;    26.3 p7+p4   28 rk
        vpbroadcastd zmm0, [r8 + 108]                            ;     9.2 p3      28 rk
        vmovdqu64 [rbp + 2624], zmm0                             ;    26.7 p8+p9   28 rk
        vpbroadcastd zmm0, [r8 + 112]                            ;     9.5 p10     28 rk
        vmovdqu64 [rbp + 2688], zmm0                             ;    28.3 p7+p4   28 rk
        vpbroadcastd zmm0, [r8 + 116]                            ;    10.0 p2      28 rk
        vmovdqu64 [rbp + 2752], zmm0                             ;    28.7 p8+p9   28 rk
        vpbroadcastd zmm0, [r8 + 120]                            ;    10.2 p3      28 rk
        vmovdqu64 [rbp + 2816], zmm0                             ;    30.3 p7+p4   28 rk
        vpbroadcastd zmm0, [r8 + 124]                            ;    10.5 p10     28 rk
        vmovdqu64 [rbp + 2880], zmm0                             ;    30.7 p8+p9   28 rk
        cmp dword [rbp + 3016], 0                                ;                    no blocks?
        je .blocks_1_done
        mov eax, dword [rbp + 3016]                              ;                    passes of 32
        mov rcx, rax                                             ;                    passes of 32
.blocks_1_share:
        and rax, 0x1f                                            ;                    passes of 32
        mov qword [rbp + 2952], rax                              ;                    passes of 32
        sub rcx, rax                                             ;                    passes of 32
        imul rcx, rcx, 0x10                                      ;                    passes of 32
        mov rdx, qword [rbp + 2960]                              ;                    passes of 32
        add rcx, rdx                                             ;                    passes of 32
        mov qword [rbp + 2968], rcx                              ;                    passes of 32
        cmp rcx, rdx                                             ;                    passes of 32
        je .blocks_1_rest
.blocks_1_again:
        mov r8, qword [rbp + 2960]                               ;                    resident
        mov r9, qword [rbp + 2976]                               ;                    resident
        align 16
.blocks_1:
        vmovdqu64 zmm0, [r8]                                     ;     0.0 p2      30 x[0]
        vmovdqu64 zmm1, [r8 + 64]                                ;     0.2 p3      30 x[0]
        vpunpckldq zmm2, zmm0, zmm1                              ;     6.2 p5      30 x[0]
        vpunpckhdq zmm0, zmm0, zmm1                              ;     6.2 p5      30 x[0]
        vmovdqu64 zmm1, [r8 + 128]                               ;     1.0 p2      30 x[0]
        vmovdqu64 zmm3, [r8 + 192]                               ;     1.2 p3      30 x[0]
        vpunpckldq zmm4, zmm1, zmm3                              ;     7.2 p5      30 x[0]
        vpunpckhdq zmm1, zmm1, zmm3                              ;     7.2 p5      30 x[0]
        vpunpcklqdq zmm3, zmm2, zmm4                             ;     8.2 p5      30 x[0]
        vpunpckhqdq zmm2, zmm2, zmm4                             ;     8.2 p5      30 x[0]
        vpunpcklqdq zmm4, zmm0, zmm1                             ;     8.2 p5      30 x[0]
        vpunpckhqdq zmm0, zmm0, zmm1                             ;     8.2 p5      30 x[0]
        vmovdqu64 zmm1, [rel sm4_encrypt.T0_constants512]        ;     2.0 p2      30 x[0] reload
        vpshufb zmm3, zmm3, zmm1                                 ;     9.2 p5      30 x[0]
        vpshufb zmm2, zmm2, zmm1                                 ;     9.3 p5      30 x[0]
        vpshufb zmm4, zmm4, zmm1                                 ;    10.3 p5      30 x[0]
        vpshufb zmm0, zmm0, zmm1                                 ;    11.3 p5      30 x[0]
        vmovdqu64 zmm5, [r8 + 256]                               ;     2.8 p3      30 x[0]
        vmovdqu64 zmm6, [r8 + 320]                               ;     3.0 p2      30 x[0]
        vmovdqu64 zmm7, [r8 + 384]                               ;     3.8 p3      30 x[0]
        vmovdqu64 zmm8, [r8 + 448]                               ;     4.0 p2      30 x[0]
        vpunpckldq zmm9, zmm5, zmm6                              ;    12.3 p5      30 x[0]
        vpunpckhdq zmm5, zmm5, zmm6                              ;    13.3 p5      30 x[0]
        vpunpckldq zmm6, zmm7, zmm8                              ;    14.3 p5      30 x[0]
        vpunpckhdq zmm7, zmm7, zmm8                              ;    15.3 p5      30 x[0]
        vpunpcklqdq zmm8, zmm9, zmm6                             ;    16.3 p5      30 x[0]
        vpunpckhqdq zmm6, zmm9, zmm6                             ;    17.3 p5      30 x[0]
        vpshufb zmm8, zmm8, zmm1                                 ;    18.3 p5      30 x[0]
        vpunpcklqdq zmm9, zmm5, zmm7                             ;    19.3 p5      30 x[0]
        vpunpckhqdq zmm5, zmm5, zmm7                             ;    20.3 p5      30 x[0]
        vpshufb zmm6, zmm6, zmm1                                 ;    21.3 p5      30 x[0]
        vpshufb zmm7, zmm9, zmm1                                 ;    22.3 p5      30 x[0]
        vpshufb zmm5, zmm5, zmm1                                 ;    23.3 p5      30 x[0]
        vmovdqu64 zmm9, [rbp + 896]                              ;     5.5 p3      32 x[0] reload
        vpxord zmm10, zmm2, zmm9                                 ;    11.5 p0      32 x[0]
        vpternlogd zmm10, zmm0, zmm4, 0x96                       ;    12.5 p0      32 x[0]
        vpxord zmm9, zmm6, zmm9                                  ;    22.3 p0      32 x[0]
        vpternlogd zmm9, zmm5, zmm7, 0x96                        ;    24.3 p0      32 x[0]
        vmovdqu64 zmm11, [rel sm4_encrypt.T0_constants512 + 320] ;     6.3 p2      21 x[0] reload
        vpshufb zmm12, zmm11, zmm10                              ;    24.3 p5      21 x[0]
        vmovdqu64 zmm13, [rel sm4_encrypt.T0_constants512 + 128] ;     6.7 p3      21 x[0] reload
        vmovdqu64 zmm14, [rel sm4_encrypt.T0_constants512 + 64]  ;     7.3 p2      21 x[0] reload
        vmovdqa64 zmm15, zmm10                                   ;    13.5         21 x[0] copy
        vpermi2b zmm15, zmm14, zmm13                             ;    26.3 p0+p5   21 x[0]
        vmovdqu64 zmm16, [rel sm4_encrypt.T0_constants512 + 256] ;     7.7 p3      21 x[0] reload
        vmovdqu64 zmm17, [rel sm4_encrypt.T0_constants512 + 192] ;     8.3 p2      21 x[0] reload
        vpermi2b zmm10, zmm17, zmm16                             ;    28.3 p0+p5   21 x[0]
        vpternlogd zmm12, zmm15, zmm10, 0xca                     ;    33.3 p0      21 x[0]
        vpshufb zmm10, zmm11, zmm9                               ;    29.3 p5      21 x[0]
        vmovdqa64 zmm15, zmm9                                    ;    25.3         21 x[0] copy
        vpermi2b zmm15, zmm14, zmm13                             ;    31.3 p0+p5   21 x[0]
        vpermi2b zmm9, zmm17, zmm16                              ;    33.3 p0+p5   21 x[0]
        vpternlogd zmm10, zmm15, zmm9, 0xca                      ;    38.3 p0      21 x[0]
        vmovdqu64 zmm9, [rel sm4_encrypt.T0_constants512 + 384]  ;    10.2 p3      32 x[0] reload
        vpshufb zmm15, zmm12, zmm9                               ;    34.3 p5      32 x[0]
        vpshufb zmm18, zmm10, zmm9                               ;    39.3 p5      32 x[0]
        vmovdqu64 zmm19, [rel sm4_encrypt.T0_constants512 + 448] ;    10.7 p2      32 x[0] reload
        vpshufb zmm20, zmm12, zmm19                              ;    36.3 p5      32 x[0]
        vpshufb zmm21, zmm10, zmm19                              ;    39.3 p5      32 x[0]
        vmovdqu64 zmm22, [rel sm4_encrypt.T0_constants512 + 512] ;    11.2 p3      32 x[0] reload
        vpshufb zmm23, zmm12, zmm22                              ;    38.3 p5      32 x[0]
        vpternlogd zmm23, zmm20, zmm12, 0x96                     ;    39.3 p0      32 x[0]
        vpshufb zmm20, zmm10, zmm22                              ;    39.3 p5      32 x[0]
        vpternlogd zmm20, zmm21, zmm10, 0x96                     ;    40.3 p0      32 x[0]
        vprold zmm21, zmm23, 2                                   ;    40.3 p0      32 x[0]
        vprold zmm20, zmm20, 2                                   ;    41.3 p0      32 x[0]
        vpxord zmm3, zmm3, zmm12                                 ;    34.3 p0      32 x[0]
        vpternlogd zmm21, zmm15, zmm3, 0x96                      ;    41.3 p0      32 x[0]
        vpxord zmm8, zmm8, zmm10                                 ;    39.3 p0      32 x[0]
        vpternlogd zmm20, zmm18, zmm8, 0x96                      ;    42.3 p0      32 x[0]
        vmovdqu64 zmm3, [rbp + 960]                              ;    13.0 p2      32 x[1] reload
        vpxord zmm8, zmm4, zmm3                                  ;    23.7 p0      32 x[1]
        vpternlogd zmm8, zmm21, zmm0, 0x96                       ;    42.3 p0      32 x[1]
        vpxord zmm3, zmm7, zmm3                                  ;    25.7 p0      32 x[1]
        vpternlogd zmm3, zmm20, zmm5, 0x96                       ;    43.3 p0      32 x[1]
        vpshufb zmm10, zmm11, zmm8                               ;    43.3 p5      21 x[1]
        vmovdqa64 zmm12, zmm8                                    ;    43.3         21 x[1] copy
        vpermi2b zmm12, zmm14, zmm13                             ;    43.3 p0+p5   21 x[1]
        vpermi2b zmm8, zmm17, zmm16                              ;    44.3 p0+p5   21 x[1]
        vpternlogd zmm10, zmm12, zmm8, 0xca                      ;    49.3 p0      21 x[1]
        vpshufb zmm8, zmm11, zmm3                                ;    45.3 p5      21 x[1]
        vmovdqa64 zmm12, zmm3                                    ;    44.3         21 x[1] copy
        vpermi2b zmm12, zmm14, zmm13                             ;    47.3 p0+p5   21 x[1]
        vpermi2b zmm3, zmm17, zmm16                              ;    49.3 p0+p5   21 x[1]
        vpternlogd zmm8, zmm12, zmm3, 0xca                       ;    54.3 p0      21 x[1]
        vpshufb zmm3, zmm10, zmm9                                ;    50.3 p5      32 x[1]
        vpshufb zmm12, zmm10, zmm19                              ;    51.3 p5      32 x[1]
        vpshufb zmm15, zmm8, zmm9                                ;    55.3 p5      32 x[1]
        vpshufb zmm18, zmm10, zmm22                              ;    53.3 p5      32 x[1]
        vpternlogd zmm18, zmm12, zmm10, 0x96                     ;    54.3 p0      32 x[1]
        vpshufb zmm12, zmm8, zmm19                               ;    55.3 p5      32 x[1]
        vprold zmm18, zmm18, 2                                   ;    55.3 p0      32 x[1]
        vpshufb zmm23, zmm8, zmm22                               ;    55.3 p5      32 x[1]
        vpternlogd zmm23, zmm12, zmm8, 0x96                      ;    56.3 p0      32 x[1]
        vprold zmm12, zmm23, 2                                   ;    57.3 p0      32 x[1]
        vpxord zmm2, zmm2, zmm10                                 ;    50.3 p0      32 x[1]
        vpternlogd zmm18, zmm3, zmm2, 0x96                       ;    56.3 p0      32 x[1]
        vpxord zmm6, zmm6, zmm8                                  ;    55.3 p0      32 x[1]
        vpternlogd zmm12, zmm15, zmm6, 0x96                      ;    58.3 p0      32 x[1]
        vmovdqu64 zmm2, [rbp + 1024]                             ;    19.2 p3      32 x[2] reload
        vpxord zmm3, zmm0, zmm2                                  ;    41.7 p0      32 x[2]
        vpternlogd zmm3, zmm18, zmm21, 0x96                      ;    57.3 p0      32 x[2]
        vpxord zmm2, zmm5, zmm2                                  ;    43.7 p0      32 x[2]
        vpternlogd zmm2, zmm12, zmm20, 0x96                      ;    59.3 p0      32 x[2]
        vpshufb zmm6, zmm11, zmm3                                ;    58.3 p5      21 x[2]
        vmovdqa64 zmm8, zmm3                                     ;    58.3         21 x[2] copy
        vpermi2b zmm8, zmm14, zmm13                              ;    58.3 p0+p5   21 x[2]
        vpermi2b zmm3, zmm17, zmm16                              ;    60.3 p0+p5   21 x[2]
        vpternlogd zmm6, zmm8, zmm3, 0xca                        ;    65.3 p0      21 x[2]
        vpshufb zmm3, zmm11, zmm2                                ;    61.3 p5      21 x[2]
        vmovdqa64 zmm8, zmm2                                     ;    60.3         21 x[2] copy
        vpermi2b zmm8, zmm14, zmm13                              ;    63.3 p0+p5   21 x[2]
        vpermi2b zmm2, zmm17, zmm16                              ;    65.3 p0+p5   21 x[2]
        vpternlogd zmm3, zmm8, zmm2, 0xca                        ;    70.3 p0      21 x[2]
        vpshufb zmm2, zmm6, zmm9                                 ;    66.3 p5      32 x[2]
        vpshufb zmm8, zmm6, zmm19                                ;    67.3 p5      32 x[2]
        vpshufb zmm10, zmm3, zmm9                                ;    71.3 p5      32 x[2]
        vpshufb zmm15, zmm6, zmm22                               ;    69.3 p5      32 x[2]
        vpternlogd zmm15, zmm8, zmm6, 0x96                       ;    70.3 p0      32 x[2]
        vpshufb zmm8, zmm3, zmm19                                ;    71.3 p5      32 x[2]
        vprold zmm15, zmm15, 2                                   ;    71.3 p0      32 x[2]
        vpshufb zmm23, zmm3, zmm22                               ;    71.3 p5      32 x[2]
        vpternlogd zmm23, zmm8, zmm3, 0x96                       ;    72.3 p0      32 x[2]
        vpxord zmm4, zmm4, zmm6                                  ;    66.3 p0      32 x[2]
        vpternlogd zmm15, zmm2, zmm4, 0x96                       ;    72.3 p0      32 x[2]
        vprold zmm2, zmm23, 2                                    ;    73.3 p0      32 x[2]
        vpxord zmm7, zmm7, zmm3                                  ;    71.3 p0      32 x[2]
        vpternlogd zmm2, zmm10, zmm7, 0x96                       ;    74.3 p0      32 x[2]
        vmovdqu64 zmm3, [rbp + 1088]                             ;    25.3 p2      32 x[3] reload
        vpxord zmm4, zmm21, zmm3                                 ;    59.7 p0      32 x[3]
        vpternlogd zmm4, zmm15, zmm18, 0x96                      ;    73.3 p0      32 x[3]
        vpxord zmm3, zmm20, zmm3                                 ;    61.7 p0      32 x[3]
        vpternlogd zmm3, zmm2, zmm12, 0x96                       ;    75.3 p0      32 x[3]
        vpshufb zmm6, zmm11, zmm4                                ;    74.3 p5      21 x[3]
        vmovdqa64 zmm7, zmm4                                     ;    74.3         21 x[3] copy
        vpermi2b zmm7, zmm14, zmm13                              ;    74.3 p0+p5   21 x[3]
        vpermi2b zmm4, zmm17, zmm16                              ;    76.3 p0+p5   21 x[3]
        vpternlogd zmm6, zmm7, zmm4, 0xca                        ;    81.3 p0      21 x[3]
        vpshufb zmm4, zmm11, zmm3                                ;    77.3 p5      21 x[3]
        vmovdqa64 zmm7, zmm3                                     ;    76.3         21 x[3] copy
        vpermi2b zmm7, zmm14, zmm13                              ;    79.3 p0+p5   21 x[3]
        vpermi2b zmm3, zmm17, zmm16                              ;    81.3 p0+p5   21 x[3]
        vpternlogd zmm4, zmm7, zmm3, 0xca                        ;    86.3 p0      21 x[3]
        vpshufb zmm3, zmm6, zmm9                                 ;    82.3 p5      32 x[3]
        vpshufb zmm7, zmm6, zmm19                                ;    83.3 p5      32 x[3]
        vpshufb zmm8, zmm4, zmm9                                 ;    87.3 p5      32 x[3]
        vpshufb zmm10, zmm6, zmm22                               ;    85.3 p5      32 x[3]
        vpternlogd zmm10, zmm7, zmm6, 0x96                       ;    86.3 p0      32 x[3]
        vpshufb zmm7, zmm4, zmm19                                ;    87.3 p5      32 x[3]
        vpxord zmm0, zmm0, zmm6                                  ;    82.3 p0      32 x[3]
        vprold zmm6, zmm10, 2                                    ;    87.3 p0      32 x[3]
        vpternlogd zmm6, zmm3, zmm0, 0x96                        ;    88.3 p0      32 x[3]
        vpshufb zmm0, zmm4, zmm22                                ;    87.3 p5      32 x[3]
        vpternlogd zmm0, zmm7, zmm4, 0x96                        ;    88.3 p0      32 x[3]
        vprold zmm0, zmm0, 2                                     ;    89.3 p0      32 x[3]
        vpxord zmm5, zmm5, zmm4                                  ;    87.3 p0      32 x[3]
        vpternlogd zmm0, zmm8, zmm5, 0x96                        ;    90.3 p0      32 x[3]
        vmovdqu64 zmm3, [rbp + 1152]                             ;    31.5 p3      32 x[0] reload
        vpxord zmm4, zmm18, zmm3                                 ;    77.7 p0      32 x[0]
        vpternlogd zmm4, zmm6, zmm15, 0x96                       ;    89.3 p0      32 x[0]
        vpxord zmm3, zmm12, zmm3                                 ;    79.7 p0      32 x[0]
        vpternlogd zmm3, zmm0, zmm2, 0x96                        ;    91.3 p0      32 x[0]
        vpshufb zmm5, zmm11, zmm4                                ;    90.3 p5      21 x[0]
        vmovdqa64 zmm7, zmm4                                     ;    90.3         21 x[0] copy
        vpermi2b zmm7, zmm14, zmm13                              ;    90.3 p0+p5   21 x[0]
        vpermi2b zmm4, zmm17, zmm16                              ;    92.3 p0+p5   21 x[0]
        vpternlogd zmm5, zmm7, zmm4, 0xca                        ;    97.3 p0      21 x[0]
        vpshufb zmm4, zmm11, zmm3                                ;    93.3 p5      21 x[0]
        vmovdqa64 zmm7, zmm3                                     ;    92.3         21 x[0] copy
        vpermi2b zmm7, zmm14, zmm13                              ;    95.3 p0+p5   21 x[0]
        vpermi2b zmm3, zmm17, zmm16                              ;    97.3 p0+p5   21 x[0]
        vpternlogd zmm4, zmm7, zmm3, 0xca                        ;   102.3 p0      21 x[0]
        vpshufb zmm3, zmm5, zmm9                                 ;    98.3 p5      32 x[0]
        vpshufb zmm7, zmm5, zmm19                                ;    99.3 p5      32 x[0]
        vpshufb zmm8, zmm4, zmm9                                 ;   103.3 p5      32 x[0]
        vpshufb zmm10, zmm5, zmm22                               ;   101.3 p5      32 x[0]
        vpternlogd zmm10, zmm7, zmm5, 0x96                       ;   102.3 p0      32 x[0]
        vpshufb zmm7, zmm4, zmm19                                ;   103.3 p5      32 x[0]
        vpxord zmm21, zmm21, zmm5                                ;    98.3 p0      32 x[0]
        vprold zmm5, zmm10, 2                                    ;   103.3 p0      32 x[0]
        vpternlogd zmm5, zmm3, zmm21, 0x96                       ;   104.3 p0      32 x[0]
        vpshufb zmm3, zmm4, zmm22                                ;   103.3 p5      32 x[0]
        vpternlogd zmm3, zmm7, zmm4, 0x96                        ;   104.3 p0      32 x[0]
        vprold zmm3, zmm3, 2                                     ;   105.3 p0      32 x[0]
        vpxord zmm20, zmm20, zmm4                                ;   103.3 p0      32 x[0]
        vpternlogd zmm3, zmm8, zmm20, 0x96                       ;   106.3 p0      32 x[0]
        vmovdqu64 zmm4, [rbp + 1216]                             ;    37.7 p2      32 x[1] reload
        vpxord zmm7, zmm15, zmm4                                 ;    95.7 p0      32 x[1]
        vpternlogd zmm7, zmm5, zmm6, 0x96                        ;   105.3 p0      32 x[1]
        vpxord zmm4, zmm2, zmm4                                  ;    97.7 p0      32 x[1]
        vpternlogd zmm4, zmm3, zmm0, 0x96                        ;   107.3 p0      32 x[1]
        vpshufb zmm8, zmm11, zmm7                                ;   106.3 p5      21 x[1]
        vmovdqa64 zmm10, zmm7                                    ;   106.3         21 x[1] copy
        vpermi2b zmm10, zmm14, zmm13                             ;   106.3 p0+p5   21 x[1]
        vpermi2b zmm7, zmm17, zmm16                              ;   108.3 p0+p5   21 x[1]
        vpternlogd zmm8, zmm10, zmm7, 0xca                       ;   113.3 p0      21 x[1]
        vpshufb zmm7, zmm11, zmm4                                ;   109.3 p5      21 x[1]
        vmovdqa64 zmm10, zmm4                                    ;   108.3         21 x[1] copy
        vpermi2b zmm10, zmm14, zmm13                             ;   111.3 p0+p5   21 x[1]
        vpermi2b zmm4, zmm17, zmm16                              ;   113.3 p0+p5   21 x[1]
        vpternlogd zmm7, zmm10, zmm4, 0xca                       ;   118.3 p0      21 x[1]
        vpshufb zmm4, zmm8, zmm9                                 ;   114.3 p5      32 x[1]
        vpshufb zmm10, zmm8, zmm19                               ;   115.3 p5      32 x[1]
        vpshufb zmm20, zmm7, zmm9                                ;   119.3 p5      32 x[1]
        vpshufb zmm21, zmm8, zmm22                               ;   117.3 p5      32 x[1]
        vpternlogd zmm21, zmm10, zmm8, 0x96                      ;   118.3 p0      32 x[1]
        vpshufb zmm10, zmm7, zmm19                               ;   119.3 p5      32 x[1]
        vpxord zmm18, zmm18, zmm8                                ;   114.3 p0      32 x[1]
        vprold zmm8, zmm21, 2                                    ;   119.3 p0      32 x[1]
        vpternlogd zmm8, zmm4, zmm18, 0x96                       ;   120.3 p0      32 x[1]
        vpshufb zmm4, zmm7, zmm22                                ;   119.3 p5      32 x[1]
        vpternlogd zmm4, zmm10, zmm7, 0x96                       ;   120.3 p0      32 x[1]
        vprold zmm4, zmm4, 2                                     ;   121.3 p0      32 x[1]
        vpxord zmm12, zmm12, zmm7                                ;   119.3 p0      32 x[1]
        vpternlogd zmm4, zmm20, zmm12, 0x96                      ;   122.3 p0      32 x[1]
        vmovdqu64 zmm7, [rbp + 1280]                             ;    43.8 p3      32 x[2] reload
        vpxord zmm10, zmm6, zmm7                                 ;   113.7 p0      32 x[2]
        vpternlogd zmm10, zmm8, zmm5, 0x96                       ;   121.3 p0      32 x[2]
        vpxord zmm7, zmm0, zmm7                                  ;   115.7 p0      32 x[2]
        vpternlogd zmm7, zmm4, zmm3, 0x96                        ;   123.3 p0      32 x[2]
        vpshufb zmm12, zmm11, zmm10                              ;   122.3 p5      21 x[2]
        vmovdqa64 zmm18, zmm10                                   ;   122.3         21 x[2] copy
        vpermi2b zmm18, zmm14, zmm13                             ;   122.3 p0+p5   21 x[2]
        vpermi2b zmm10, zmm17, zmm16                             ;   124.3 p0+p5   21 x[2]
        vpternlogd zmm12, zmm18, zmm10, 0xca                     ;   129.3 p0      21 x[2]
        vpshufb zmm10, zmm11, zmm7                               ;   125.3 p5      21 x[2]
        vmovdqa64 zmm18, zmm7                                    ;   124.3         21 x[2] copy
        vpermi2b zmm18, zmm14, zmm13                             ;   127.3 p0+p5   21 x[2]
        vpermi2b zmm7, zmm17, zmm16                              ;   129.3 p0+p5   21 x[2]
        vpternlogd zmm10, zmm18, zmm7, 0xca                      ;   134.3 p0      21 x[2]
        vpshufb zmm7, zmm12, zmm9                                ;   130.3 p5      32 x[2]
        vpshufb zmm18, zmm12, zmm19                              ;   131.3 p5      32 x[2]
        vpshufb zmm20, zmm10, zmm9                               ;   135.3 p5      32 x[2]
        vpshufb zmm21, zmm12, zmm22                              ;   133.3 p5      32 x[2]
        vpternlogd zmm21, zmm18, zmm12, 0x96                     ;   134.3 p0      32 x[2]
        vpshufb zmm18, zmm10, zmm19                              ;   135.3 p5      32 x[2]
        vpxord zmm15, zmm15, zmm12                               ;   130.3 p0      32 x[2]
        vprold zmm12, zmm21, 2                                   ;   135.3 p0      32 x[2]
        vpternlogd zmm12, zmm7, zmm15, 0x96                      ;   136.3 p0      32 x[2]
        vpshufb zmm7, zmm10, zmm22                               ;   135.3 p5      32 x[2]
        vpternlogd zmm7, zmm18, zmm10, 0x96                      ;   136.3 p0      32 x[2]
        vprold zmm7, zmm7, 2                                     ;   137.3 p0      32 x[2]
        vpxord zmm2, zmm2, zmm10                                 ;   135.3 p0      32 x[2]
        vpternlogd zmm7, zmm20, zmm2, 0x96                       ;   138.3 p0      32 x[2]
        vmovdqu64 zmm2, [rbp + 1344]                             ;    50.0 p2      32 x[3] reload
        vpxord zmm10, zmm5, zmm2                                 ;   131.7 p0      32 x[3]
        vpternlogd zmm10, zmm12, zmm8, 0x96                      ;   137.3 p0      32 x[3]
        vpxord zmm2, zmm3, zmm2                                  ;   133.7 p0      32 x[3]
        vpternlogd zmm2, zmm7, zmm4, 0x96                        ;   139.3 p0      32 x[3]
        vpshufb zmm15, zmm11, zmm10                              ;   138.3 p5      21 x[3]
        vmovdqa64 zmm18, zmm10                                   ;   138.3         21 x[3] copy
        vpermi2b zmm18, zmm14, zmm13                             ;   138.3 p0+p5   21 x[3]
        vpermi2b zmm10, zmm17, zmm16                             ;   140.3 p0+p5   21 x[3]
        vpternlogd zmm15, zmm18, zmm10, 0xca                     ;   145.3 p0      21 x[3]
        vpshufb zmm10, zmm11, zmm2                               ;   141.3 p5      21 x[3]
        vmovdqa64 zmm18, zmm2                                    ;   140.3         21 x[3] copy
        vpermi2b zmm18, zmm14, zmm13                             ;   143.3 p0+p5   21 x[3]
        vpermi2b zmm2, zmm17, zmm16                              ;   145.3 p0+p5   21 x[3]
        vpternlogd zmm10, zmm18, zmm2, 0xca                      ;   150.3 p0      21 x[3]
        vpshufb zmm2, zmm15, zmm9                                ;   146.3 p5      32 x[3]
        vpshufb zmm18, zmm15, zmm19                              ;   147.3 p5      32 x[3]
        vpshufb zmm20, zmm10, zmm9                               ;   151.3 p5      32 x[3]
        vpshufb zmm21, zmm15, zmm22                              ;   149.3 p5      32 x[3]
        vpternlogd zmm21, zmm18, zmm15, 0x96                     ;   150.3 p0      32 x[3]
        vpshufb zmm18, zmm10, zmm19                              ;   151.3 p5      32 x[3]
        vpxord zmm6, zmm6, zmm15                                 ;   146.3 p0      32 x[3]
        vprold zmm15, zmm21, 2                                   ;   151.3 p0      32 x[3]
        vpternlogd zmm15, zmm2, zmm6, 0x96                       ;   152.3 p0      32 x[3]
        vpshufb zmm2, zmm10, zmm22                               ;   151.3 p5      32 x[3]
        vpternlogd zmm2, zmm18, zmm10, 0x96                      ;   152.3 p0      32 x[3]
        vprold zmm2, zmm2, 2                                     ;   153.3 p0      32 x[3]
        vpxord zmm0, zmm0, zmm10                                 ;   151.3 p0      32 x[3]
        vpternlogd zmm2, zmm20, zmm0, 0x96                       ;   154.3 p0      32 x[3]
        vmovdqu64 zmm0, [rbp + 1408]                             ;    56.2 p3      32 x[0] reload
        vpxord zmm6, zmm8, zmm0                                  ;   149.7 p0      32 x[0]
        vpternlogd zmm6, zmm15, zmm12, 0x96                      ;   153.3 p0      32 x[0]
        vpxord zmm0, zmm4, zmm0                                  ;   151.7 p0      32 x[0]
        vpternlogd zmm0, zmm2, zmm7, 0x96                        ;   155.3 p5      32 x[0]
        vpshufb zmm10, zmm11, zmm6                               ;   154.3 p5      21 x[0]
        vmovdqa64 zmm18, zmm6                                    ;   154.3         21 x[0] copy
        vpermi2b zmm18, zmm14, zmm13                             ;   155.3 p0+p5   21 x[0]
        vpermi2b zmm6, zmm17, zmm16                              ;   157.3 p0+p5   21 x[0]
        vpternlogd zmm10, zmm18, zmm6, 0xca                      ;   162.3 p0      21 x[0]
        vpshufb zmm6, zmm11, zmm0                                ;   158.3 p5      21 x[0]
        vmovdqa64 zmm18, zmm0                                    ;   156.3         21 x[0] copy
        vpermi2b zmm18, zmm14, zmm13                             ;   160.3 p0+p5   21 x[0]
        vpermi2b zmm0, zmm17, zmm16                              ;   162.3 p0+p5   21 x[0]
        vpternlogd zmm6, zmm18, zmm0, 0xca                       ;   167.3 p0      21 x[0]
        vpshufb zmm0, zmm10, zmm9                                ;   163.3 p5      32 x[0]
        vpshufb zmm18, zmm10, zmm19                              ;   164.3 p5      32 x[0]
        vpshufb zmm20, zmm6, zmm9                                ;   168.3 p5      32 x[0]
        vpshufb zmm21, zmm10, zmm22                              ;   166.3 p5      32 x[0]
        vpternlogd zmm21, zmm18, zmm10, 0x96                     ;   167.3 p0      32 x[0]
        vpshufb zmm18, zmm6, zmm19                               ;   168.3 p5      32 x[0]
        vpxord zmm5, zmm5, zmm10                                 ;   163.3 p0      32 x[0]
        vprold zmm10, zmm21, 2                                   ;   168.3 p0      32 x[0]
        vpternlogd zmm10, zmm0, zmm5, 0x96                       ;   169.3 p0      32 x[0]
        vpshufb zmm0, zmm6, zmm22                                ;   168.3 p5      32 x[0]
        vpternlogd zmm0, zmm18, zmm6, 0x96                       ;   169.3 p0      32 x[0]
        vprold zmm0, zmm0, 2                                     ;   170.3 p0      32 x[0]
        vpxord zmm3, zmm3, zmm6                                  ;   168.3 p0      32 x[0]
        vpternlogd zmm0, zmm20, zmm3, 0x96                       ;   171.3 p0      32 x[0]
        vmovdqu64 zmm3, [rbp + 1472]                             ;    62.3 p2      32 x[1] reload
        vpxord zmm5, zmm12, zmm3                                 ;   166.7 p0      32 x[1]
        vpternlogd zmm5, zmm10, zmm15, 0x96                      ;   170.3 p0      32 x[1]
        vpxord zmm3, zmm7, zmm3                                  ;   168.7 p0      32 x[1]
        vpternlogd zmm3, zmm0, zmm2, 0x96                        ;   172.3 p5      32 x[1]
        vpshufb zmm6, zmm11, zmm5                                ;   171.3 p5      21 x[1]
        vmovdqa64 zmm18, zmm5                                    ;   171.3         21 x[1] copy
        vpermi2b zmm18, zmm14, zmm13                             ;   172.3 p0+p5   21 x[1]
        vpermi2b zmm5, zmm17, zmm16                              ;   174.3 p0+p5   21 x[1]
        vpternlogd zmm6, zmm18, zmm5, 0xca                       ;   179.3 p0      21 x[1]
        vpshufb zmm5, zmm11, zmm3                                ;   175.3 p5      21 x[1]
        vmovdqa64 zmm18, zmm3                                    ;   173.3         21 x[1] copy
        vpermi2b zmm18, zmm14, zmm13                             ;   177.3 p0+p5   21 x[1]
        vpermi2b zmm3, zmm17, zmm16                              ;   179.3 p0+p5   21 x[1]
        vpternlogd zmm5, zmm18, zmm3, 0xca                       ;   184.3 p0      21 x[1]
        vpshufb zmm3, zmm6, zmm9                                 ;   180.3 p5      32 x[1]
        vpshufb zmm18, zmm6, zmm19                               ;   181.3 p5      32 x[1]
        vpshufb zmm20, zmm5, zmm9                                ;   185.3 p5      32 x[1]
        vpshufb zmm21, zmm6, zmm22                               ;   183.3 p5      32 x[1]
        vpternlogd zmm21, zmm18, zmm6, 0x96                      ;   184.3 p0      32 x[1]
        vpshufb zmm18, zmm5, zmm19                               ;   185.3 p5      32 x[1]
        vpxord zmm8, zmm8, zmm6                                  ;   180.3 p0      32 x[1]
        vprold zmm6, zmm21, 2                                    ;   185.3 p0      32 x[1]
        vpternlogd zmm6, zmm3, zmm8, 0x96                        ;   186.3 p0      32 x[1]
        vpshufb zmm3, zmm5, zmm22                                ;   185.3 p5      32 x[1]
        vpternlogd zmm3, zmm18, zmm5, 0x96                       ;   186.3 p0      32 x[1]
        vprold zmm3, zmm3, 2                                     ;   187.3 p0      32 x[1]
        vpxord zmm4, zmm4, zmm5                                  ;   185.3 p0      32 x[1]
        vpternlogd zmm3, zmm20, zmm4, 0x96                       ;   188.3 p0      32 x[1]
        vmovdqu64 zmm4, [rbp + 1536]                             ;    68.5 p3      32 x[2] reload
        vpxord zmm5, zmm15, zmm4                                 ;   183.7 p0      32 x[2]
        vpternlogd zmm5, zmm6, zmm10, 0x96                       ;   187.3 p0      32 x[2]
        vpxord zmm4, zmm2, zmm4                                  ;   185.7 p0      32 x[2]
        vpternlogd zmm4, zmm3, zmm0, 0x96                        ;   189.3 p5      32 x[2]
        vpshufb zmm8, zmm11, zmm5                                ;   188.3 p5      21 x[2]
        vmovdqa64 zmm18, zmm5                                    ;   188.3         21 x[2] copy
        vpermi2b zmm18, zmm14, zmm13                             ;   189.3 p0+p5   21 x[2]
        vpermi2b zmm5, zmm17, zmm16                              ;   191.3 p0+p5   21 x[2]
        vpternlogd zmm8, zmm18, zmm5, 0xca                       ;   196.3 p0      21 x[2]
        vpshufb zmm5, zmm11, zmm4                                ;   192.3 p5      21 x[2]
        vmovdqa64 zmm18, zmm4                                    ;   190.3         21 x[2] copy
        vpermi2b zmm18, zmm14, zmm13                             ;   194.3 p0+p5   21 x[2]
        vpermi2b zmm4, zmm17, zmm16                              ;   196.3 p0+p5   21 x[2]
        vpternlogd zmm5, zmm18, zmm4, 0xca                       ;   201.3 p0      21 x[2]
        vpshufb zmm4, zmm8, zmm9                                 ;   197.3 p5      32 x[2]
        vpshufb zmm18, zmm8, zmm19                               ;   198.3 p5      32 x[2]
        vpshufb zmm20, zmm5, zmm9                                ;   202.3 p5      32 x[2]
        vpshufb zmm21, zmm8, zmm22                               ;   200.3 p5      32 x[2]
        vpternlogd zmm21, zmm18, zmm8, 0x96                      ;   201.3 p0      32 x[2]
        vpshufb zmm18, zmm5, zmm19                               ;   202.3 p5      32 x[2]
        vpxord zmm12, zmm12, zmm8                                ;   197.3 p0      32 x[2]
        vprold zmm8, zmm21, 2                                    ;   202.3 p0      32 x[2]
        vpternlogd zmm8, zmm4, zmm12, 0x96                       ;   203.3 p0      32 x[2]
        vpshufb zmm4, zmm5, zmm22                                ;   202.3 p5      32 x[2]
        vpternlogd zmm4, zmm18, zmm5, 0x96                       ;   203.3 p0      32 x[2]
        vprold zmm4, zmm4, 2                                     ;   204.3 p0      32 x[2]
        vpxord zmm7, zmm7, zmm5                                  ;   202.3 p0      32 x[2]
        vpternlogd zmm4, zmm20, zmm7, 0x96                       ;   205.3 p0      32 x[2]
        vmovdqu64 zmm5, [rbp + 1600]                             ;    74.7 p2      32 x[3] reload
        vpxord zmm7, zmm10, zmm5                                 ;   200.7 p0      32 x[3]
        vpternlogd zmm7, zmm8, zmm6, 0x96                        ;   204.3 p0      32 x[3]
        vpxord zmm5, zmm0, zmm5                                  ;   202.7 p0      32 x[3]
        vpternlogd zmm5, zmm4, zmm3, 0x96                        ;   206.3 p5      32 x[3]
        vpshufb zmm12, zmm11, zmm7                               ;   205.3 p5      21 x[3]
        vmovdqa64 zmm18, zmm7                                    ;   205.3         21 x[3] copy
        vpermi2b zmm18, zmm14, zmm13                             ;   206.3 p0+p5   21 x[3]
        vpermi2b zmm7, zmm17, zmm16                              ;   208.3 p0+p5   21 x[3]
        vpternlogd zmm12, zmm18, zmm7, 0xca                      ;   213.3 p0      21 x[3]
        vpshufb zmm7, zmm11, zmm5                                ;   209.3 p5      21 x[3]
        vmovdqa64 zmm18, zmm5                                    ;   207.3         21 x[3] copy
        vpermi2b zmm18, zmm14, zmm13                             ;   211.3 p0+p5   21 x[3]
        vpermi2b zmm5, zmm17, zmm16                              ;   213.3 p0+p5   21 x[3]
        vpternlogd zmm7, zmm18, zmm5, 0xca                       ;   218.3 p0      21 x[3]
        vpshufb zmm5, zmm12, zmm9                                ;   214.3 p5      32 x[3]
        vpshufb zmm18, zmm12, zmm19                              ;   215.3 p5      32 x[3]
        vpshufb zmm20, zmm7, zmm9                                ;   219.3 p5      32 x[3]
        vpshufb zmm21, zmm12, zmm22                              ;   217.3 p5      32 x[3]
        vpternlogd zmm21, zmm18, zmm12, 0x96                     ;   218.3 p0      32 x[3]
        vpshufb zmm18, zmm7, zmm19                               ;   219.3 p5      32 x[3]
        vpxord zmm15, zmm15, zmm12                               ;   214.3 p0      32 x[3]
        vprold zmm12, zmm21, 2                                   ;   219.3 p0      32 x[3]
        vpternlogd zmm12, zmm5, zmm15, 0x96                      ;   220.3 p0      32 x[3]
        vpshufb zmm5, zmm7, zmm22                                ;   219.3 p5      32 x[3]
        vpternlogd zmm5, zmm18, zmm7, 0x96                       ;   220.3 p0      32 x[3]
        vprold zmm5, zmm5, 2                                     ;   221.3 p0      32 x[3]
        vpxord zmm2, zmm2, zmm7                                  ;   219.3 p0      32 x[3]
        vpternlogd zmm5, zmm20, zmm2, 0x96                       ;   222.3 p0      32 x[3]
        vmovdqu64 zmm2, [rbp + 1664]                             ;    80.8 p3      32 x[0] reload
        vpxord zmm7, zmm6, zmm2                                  ;   217.7 p0      32 x[0]
        vpternlogd zmm7, zmm12, zmm8, 0x96                       ;   221.3 p0      32 x[0]
        vpxord zmm2, zmm3, zmm2                                  ;   219.7 p0      32 x[0]
        vpternlogd zmm2, zmm5, zmm4, 0x96                        ;   223.3 p5      32 x[0]
        vpshufb zmm15, zmm11, zmm7                               ;   222.3 p5      21 x[0]
        vmovdqa64 zmm18, zmm7                                    ;   222.3         21 x[0] copy
        vpermi2b zmm18, zmm14, zmm13                             ;   223.3 p0+p5   21 x[0]
        vpermi2b zmm7, zmm17, zmm16                              ;   225.3 p0+p5   21 x[0]
        vpternlogd zmm15, zmm18, zmm7, 0xca                      ;   230.3 p0      21 x[0]
        vpshufb zmm7, zmm11, zmm2                                ;   226.3 p5      21 x[0]
        vmovdqa64 zmm18, zmm2                                    ;   224.3         21 x[0] copy
        vpermi2b zmm18, zmm14, zmm13                             ;   228.3 p0+p5   21 x[0]
        vpermi2b zmm2, zmm17, zmm16                              ;   230.3 p0+p5   21 x[0]
        vpternlogd zmm7, zmm18, zmm2, 0xca                       ;   235.3 p0      21 x[0]
        vpshufb zmm2, zmm15, zmm9                                ;   231.3 p5      32 x[0]
        vpshufb zmm18, zmm15, zmm19                              ;   232.3 p5      32 x[0]
        vpshufb zmm20, zmm7, zmm9                                ;   236.3 p5      32 x[0]
        vpshufb zmm21, zmm15, zmm22                              ;   234.3 p5      32 x[0]
        vpternlogd zmm21, zmm18, zmm15, 0x96                     ;   235.3 p0      32 x[0]
        vpshufb zmm18, zmm7, zmm19                               ;   236.3 p5      32 x[0]
        vpxord zmm10, zmm10, zmm15                               ;   231.3 p0      32 x[0]
        vprold zmm15, zmm21, 2                                   ;   236.3 p0      32 x[0]
        vpternlogd zmm15, zmm2, zmm10, 0x96                      ;   237.3 p0      32 x[0]
        vpshufb zmm2, zmm7, zmm22                                ;   236.3 p5      32 x[0]
        vpternlogd zmm2, zmm18, zmm7, 0x96                       ;   237.3 p0      32 x[0]
        vprold zmm2, zmm2, 2                                     ;   238.3 p0      32 x[0]
        vpxord zmm0, zmm0, zmm7                                  ;   236.3 p0      32 x[0]
        vpternlogd zmm2, zmm20, zmm0, 0x96                       ;   239.3 p0      32 x[0]
        vmovdqu64 zmm0, [rbp + 1728]                             ;    87.0 p2      32 x[1] reload
        vpxord zmm7, zmm8, zmm0                                  ;   234.7 p0      32 x[1]
        vpternlogd zmm7, zmm15, zmm12, 0x96                      ;   238.3 p0      32 x[1]
        vpxord zmm0, zmm4, zmm0                                  ;   236.7 p0      32 x[1]
        vpternlogd zmm0, zmm2, zmm5, 0x96                        ;   240.3 p5      32 x[1]
        vpshufb zmm10, zmm11, zmm7                               ;   239.3 p5      21 x[1]
        vmovdqa64 zmm18, zmm7                                    ;   239.3         21 x[1] copy
        vpermi2b zmm18, zmm14, zmm13                             ;   240.3 p0+p5   21 x[1]
        vpermi2b zmm7, zmm17, zmm16                              ;   242.3 p0+p5   21 x[1]
        vpternlogd zmm10, zmm18, zmm7, 0xca                      ;   247.3 p0      21 x[1]
        vpshufb zmm7, zmm11, zmm0                                ;   243.3 p5      21 x[1]
        vmovdqa64 zmm18, zmm0                                    ;   241.3         21 x[1] copy
        vpermi2b zmm18, zmm14, zmm13                             ;   245.3 p0+p5   21 x[1]
        vpermi2b zmm0, zmm17, zmm16                              ;   247.3 p0+p5   21 x[1]
        vpternlogd zmm7, zmm18, zmm0, 0xca                       ;   252.3 p0      21 x[1]
        vpshufb zmm0, zmm10, zmm9                                ;   248.3 p5      32 x[1]
        vpshufb zmm18, zmm10, zmm19                              ;   249.3 p5      32 x[1]
        vpshufb zmm20, zmm7, zmm9                                ;   253.3 p5      32 x[1]
        vpshufb zmm21, zmm10, zmm22                              ;   251.3 p5      32 x[1]
        vpternlogd zmm21, zmm18, zmm10, 0x96                     ;   252.3 p0      32 x[1]
        vpshufb zmm18, zmm7, zmm19                               ;   253.3 p5      32 x[1]
        vpxord zmm6, zmm6, zmm10                                 ;   248.3 p0      32 x[1]
        vprold zmm10, zmm21, 2                                   ;   253.3 p0      32 x[1]
        vpternlogd zmm10, zmm0, zmm6, 0x96                       ;   254.3 p0      32 x[1]
        vpshufb zmm0, zmm7, zmm22                                ;   253.3 p5      32 x[1]
        vpternlogd zmm0, zmm18, zmm7, 0x96                       ;   254.3 p0      32 x[1]
        vprold zmm0, zmm0, 2                                     ;   255.3 p0      32 x[1]
        vpxord zmm3, zmm3, zmm7                                  ;   253.3 p0      32 x[1]
        vpternlogd zmm0, zmm20, zmm3, 0x96                       ;   256.3 p0      32 x[1]
        vmovdqu64 zmm3, [rbp + 1792]                             ;    93.2 p3      32 x[2] reload
        vpxord zmm6, zmm12, zmm3                                 ;   251.7 p0      32 x[2]
        vpternlogd zmm6, zmm10, zmm15, 0x96                      ;   255.3 p0      32 x[2]
        vpxord zmm3, zmm5, zmm3                                  ;   253.7 p0      32 x[2]
        vpternlogd zmm3, zmm0, zmm2, 0x96                        ;   257.3 p5      32 x[2]
        vpshufb zmm7, zmm11, zmm6                                ;   256.3 p5      21 x[2]
        vmovdqa64 zmm18, zmm6                                    ;   256.3         21 x[2] copy
        vpermi2b zmm18, zmm14, zmm13                             ;   257.3 p0+p5   21 x[2]
        vpermi2b zmm6, zmm17, zmm16                              ;   259.3 p0+p5   21 x[2]
        vpternlogd zmm7, zmm18, zmm6, 0xca                       ;   264.3 p0      21 x[2]
        vpshufb zmm6, zmm11, zmm3                                ;   260.3 p5      21 x[2]
        vmovdqa64 zmm18, zmm3                                    ;   258.3         21 x[2] copy
        vpermi2b zmm18, zmm14, zmm13                             ;   262.3 p0+p5   21 x[2]
        vpermi2b zmm3, zmm17, zmm16                              ;   264.3 p0+p5   21 x[2]
        vpternlogd zmm6, zmm18, zmm3, 0xca                       ;   269.3 p0      21 x[2]
        vpshufb zmm3, zmm7, zmm9                                 ;   265.3 p5      32 x[2]
        vpshufb zmm18, zmm7, zmm19                               ;   266.3 p5      32 x[2]
        vpshufb zmm20, zmm6, zmm9                                ;   270.3 p5      32 x[2]
        vpshufb zmm21, zmm7, zmm22                               ;   268.3 p5      32 x[2]
        vpternlogd zmm21, zmm18, zmm7, 0x96                      ;   269.3 p0      32 x[2]
        vpshufb zmm18, zmm6, zmm19                               ;   270.3 p5      32 x[2]
        vpxord zmm8, zmm8, zmm7                                  ;   265.3 p0      32 x[2]
        vprold zmm7, zmm21, 2                                    ;   270.3 p0      32 x[2]
        vpternlogd zmm7, zmm3, zmm8, 0x96                        ;   271.3 p0      32 x[2]
        vpshufb zmm3, zmm6, zmm22                                ;   270.3 p5      32 x[2]
        vpternlogd zmm3, zmm18, zmm6, 0x96                       ;   271.3 p0      32 x[2]
        vprold zmm3, zmm3, 2                                     ;   272.3 p0      32 x[2]
        vpxord zmm4, zmm4, zmm6                                  ;   270.3 p0      32 x[2]
        vpternlogd zmm3, zmm20, zmm4, 0x96                       ;   273.3 p0      32 x[2]
        vmovdqu64 zmm4, [rbp + 1856]                             ;    99.3 p2      32 x[3] reload
        vpxord zmm6, zmm15, zmm4                                 ;   268.7 p0      32 x[3]
        vpternlogd zmm6, zmm7, zmm10, 0x96                       ;   272.3 p0      32 x[3]
        vpxord zmm4, zmm2, zmm4                                  ;   270.7 p0      32 x[3]
        vpternlogd zmm4, zmm3, zmm0, 0x96                        ;   274.3 p5      32 x[3]
        vpshufb zmm8, zmm11, zmm6                                ;   273.3 p5      21 x[3]
        vmovdqa64 zmm18, zmm6                                    ;   273.3         21 x[3] copy
        vpermi2b zmm18, zmm14, zmm13                             ;   274.3 p0+p5   21 x[3]
        vpermi2b zmm6, zmm17, zmm16                              ;   276.3 p0+p5   21 x[3]
        vpternlogd zmm8, zmm18, zmm6, 0xca                       ;   281.3 p0      21 x[3]
        vpshufb zmm6, zmm11, zmm4                                ;   277.3 p5      21 x[3]
        vmovdqa64 zmm18, zmm4                                    ;   275.3         21 x[3] copy
        vpermi2b zmm18, zmm14, zmm13                             ;   279.3 p0+p5   21 x[3]
        vpermi2b zmm4, zmm17, zmm16                              ;   281.3 p0+p5   21 x[3]
        vpternlogd zmm6, zmm18, zmm4, 0xca                       ;   286.3 p0      21 x[3]
        vpshufb zmm4, zmm8, zmm9                                 ;   282.3 p5      32 x[3]
        vpshufb zmm18, zmm8, zmm19                               ;   283.3 p5      32 x[3]
        vpshufb zmm20, zmm6, zmm9                                ;   287.3 p5      32 x[3]
        vpshufb zmm21, zmm8, zmm22                               ;   285.3 p5      32 x[3]
        vpternlogd zmm21, zmm18, zmm8, 0x96                      ;   286.3 p0      32 x[3]
        vpshufb zmm18, zmm6, zmm19                               ;   287.3 p5      32 x[3]
        vpxord zmm12, zmm12, zmm8                                ;   282.3 p0      32 x[3]
        vprold zmm8, zmm21, 2                                    ;   287.3 p0      32 x[3]
        vpternlogd zmm8, zmm4, zmm12, 0x96                       ;   288.3 p0      32 x[3]
        vpshufb zmm4, zmm6, zmm22                                ;   287.3 p5      32 x[3]
        vpternlogd zmm4, zmm18, zmm6, 0x96                       ;   288.3 p0      32 x[3]
        vprold zmm4, zmm4, 2                                     ;   289.3 p0      32 x[3]
        vpxord zmm5, zmm5, zmm6                                  ;   287.3 p0      32 x[3]
        vpternlogd zmm4, zmm20, zmm5, 0x96                       ;   290.3 p0      32 x[3]
        vmovdqu64 zmm5, [rbp + 1920]                             ;   105.5 p3      32 x[0] reload
        vpxord zmm6, zmm10, zmm5                                 ;   285.7 p0      32 x[0]
        vpternlogd zmm6, zmm8, zmm7, 0x96                        ;   289.3 p0      32 x[0]
        vpxord zmm5, zmm0, zmm5                                  ;   287.7 p0      32 x[0]
        vpternlogd zmm5, zmm4, zmm3, 0x96                        ;   291.3 p5      32 x[0]
        vpshufb zmm12, zmm11, zmm6                               ;   290.3 p5      21 x[0]
        vmovdqa64 zmm18, zmm6                                    ;   290.3         21 x[0] copy
        vpermi2b zmm18, zmm14, zmm13                             ;   291.3 p0+p5   21 x[0]
        vpermi2b zmm6, zmm17, zmm16                              ;   293.3 p0+p5   21 x[0]
        vpternlogd zmm12, zmm18, zmm6, 0xca                      ;   298.3 p0      21 x[0]
        vpshufb zmm6, zmm11, zmm5                                ;   294.3 p5      21 x[0]
        vmovdqa64 zmm18, zmm5                                    ;   292.3         21 x[0] copy
        vpermi2b zmm18, zmm14, zmm13                             ;   296.3 p0+p5   21 x[0]
        vpermi2b zmm5, zmm17, zmm16                              ;   298.3 p0+p5   21 x[0]
        vpternlogd zmm6, zmm18, zmm5, 0xca                       ;   303.3 p0      21 x[0]
        vpshufb zmm5, zmm12, zmm9                                ;   299.3 p5      32 x[0]
        vpshufb zmm18, zmm12, zmm19                              ;   300.3 p5      32 x[0]
        vpshufb zmm20, zmm6, zmm9                                ;   304.3 p5      32 x[0]
        vpshufb zmm21, zmm12, zmm22                              ;   302.3 p5      32 x[0]
        vpternlogd zmm21, zmm18, zmm12, 0x96                     ;   303.3 p0      32 x[0]
        vpshufb zmm18, zmm6, zmm19                               ;   304.3 p5      32 x[0]
        vpxord zmm15, zmm15, zmm12                               ;   299.3 p0      32 x[0]
        vprold zmm12, zmm21, 2                                   ;   304.3 p0      32 x[0]
        vpternlogd zmm12, zmm5, zmm15, 0x96                      ;   305.3 p0      32 x[0]
        vpshufb zmm5, zmm6, zmm22                                ;   304.3 p5      32 x[0]
        vpternlogd zmm5, zmm18, zmm6, 0x96                       ;   305.3 p0      32 x[0]
        vprold zmm5, zmm5, 2                                     ;   306.3 p0      32 x[0]
        vpxord zmm2, zmm2, zmm6                                  ;   304.3 p0      32 x[0]
        vpternlogd zmm5, zmm20, zmm2, 0x96                       ;   307.3 p0      32 x[0]
        vmovdqu64 zmm2, [rbp + 1984]                             ;   111.7 p2      32 x[1] reload
        vpxord zmm6, zmm7, zmm2                                  ;   302.7 p0      32 x[1]
        vpternlogd zmm6, zmm12, zmm8, 0x96                       ;   306.3 p0      32 x[1]
        vpxord zmm2, zmm3, zmm2                                  ;   304.7 p0      32 x[1]
        vpternlogd zmm2, zmm5, zmm4, 0x96                        ;   308.3 p5      32 x[1]
        vpshufb zmm15, zmm11, zmm6                               ;   307.3 p5      21 x[1]
        vmovdqa64 zmm18, zmm6                                    ;   307.3         21 x[1] copy
        vpermi2b zmm18, zmm14, zmm13                             ;   308.3 p0+p5   21 x[1]
        vpermi2b zmm6, zmm17, zmm16                              ;   310.3 p0+p5   21 x[1]
        vpternlogd zmm15, zmm18, zmm6, 0xca                      ;   315.3 p0      21 x[1]
        vpshufb zmm6, zmm11, zmm2                                ;   311.3 p5      21 x[1]
        vmovdqa64 zmm18, zmm2                                    ;   309.3         21 x[1] copy
        vpermi2b zmm18, zmm14, zmm13                             ;   313.3 p0+p5   21 x[1]
        vpermi2b zmm2, zmm17, zmm16                              ;   315.3 p0+p5   21 x[1]
        vpternlogd zmm6, zmm18, zmm2, 0xca                       ;   320.3 p0      21 x[1]
        vpshufb zmm2, zmm15, zmm9                                ;   316.3 p5      32 x[1]
        vpshufb zmm18, zmm15, zmm19                              ;   317.3 p5      32 x[1]
        vpshufb zmm20, zmm6, zmm9                                ;   321.3 p5      32 x[1]
        vpshufb zmm21, zmm15, zmm22                              ;   319.3 p5      32 x[1]
        vpternlogd zmm21, zmm18, zmm15, 0x96                     ;   320.3 p0      32 x[1]
        vpshufb zmm18, zmm6, zmm19                               ;   321.3 p5      32 x[1]
        vpxord zmm10, zmm10, zmm15                               ;   316.3 p0      32 x[1]
        vprold zmm15, zmm21, 2                                   ;   321.3 p0      32 x[1]
        vpternlogd zmm15, zmm2, zmm10, 0x96                      ;   322.3 p0      32 x[1]
        vpshufb zmm2, zmm6, zmm22                                ;   321.3 p5      32 x[1]
        vpternlogd zmm2, zmm18, zmm6, 0x96                       ;   322.3 p0      32 x[1]
        vprold zmm2, zmm2, 2                                     ;   323.3 p0      32 x[1]
        vpxord zmm0, zmm0, zmm6                                  ;   321.3 p0      32 x[1]
        vpternlogd zmm2, zmm20, zmm0, 0x96                       ;   324.3 p0      32 x[1]
        vmovdqu64 zmm0, [rbp + 2048]                             ;   117.8 p3      32 x[2] reload
        vpxord zmm6, zmm8, zmm0                                  ;   319.7 p0      32 x[2]
        vpternlogd zmm6, zmm15, zmm12, 0x96                      ;   323.3 p0      32 x[2]
        vpxord zmm0, zmm4, zmm0                                  ;   321.7 p0      32 x[2]
        vpternlogd zmm0, zmm2, zmm5, 0x96                        ;   325.3 p5      32 x[2]
        vpshufb zmm10, zmm11, zmm6                               ;   324.3 p5      21 x[2]
        vmovdqa64 zmm18, zmm6                                    ;   324.3         21 x[2] copy
        vpermi2b zmm18, zmm14, zmm13                             ;   325.3 p0+p5   21 x[2]
        vpermi2b zmm6, zmm17, zmm16                              ;   327.3 p0+p5   21 x[2]
        vpternlogd zmm10, zmm18, zmm6, 0xca                      ;   332.3 p0      21 x[2]
        vpshufb zmm6, zmm11, zmm0                                ;   328.3 p5      21 x[2]
        vmovdqa64 zmm18, zmm0                                    ;   326.3         21 x[2] copy
        vpermi2b zmm18, zmm14, zmm13                             ;   330.3 p0+p5   21 x[2]
        vpermi2b zmm0, zmm17, zmm16                              ;   332.3 p0+p5   21 x[2]
        vpternlogd zmm6, zmm18, zmm0, 0xca                       ;   337.3 p0      21 x[2]
        vpshufb zmm0, zmm10, zmm9                                ;   333.3 p5      32 x[2]
        vpshufb zmm18, zmm10, zmm19                              ;   334.3 p5      32 x[2]
        vpshufb zmm20, zmm6, zmm9                                ;   338.3 p5      32 x[2]
        vpshufb zmm21, zmm10, zmm22                              ;   336.3 p5      32 x[2]
        vpternlogd zmm21, zmm18, zmm10, 0x96                     ;   337.3 p0      32 x[2]
        vpshufb zmm18, zmm6, zmm19                               ;   338.3 p5      32 x[2]
        vpxord zmm7, zmm7, zmm10                                 ;   333.3 p0      32 x[2]
        vprold zmm10, zmm21, 2                                   ;   338.3 p0      32 x[2]
        vpternlogd zmm10, zmm0, zmm7, 0x96                       ;   339.3 p0      32 x[2]
        vpshufb zmm0, zmm6, zmm22                                ;   338.3 p5      32 x[2]
        vpternlogd zmm0, zmm18, zmm6, 0x96                       ;   339.3 p0      32 x[2]
        vprold zmm0, zmm0, 2                                     ;   340.3 p0      32 x[2]
        vpxord zmm3, zmm3, zmm6                                  ;   338.3 p0      32 x[2]
        vpternlogd zmm0, zmm20, zmm3, 0x96                       ;   341.3 p0      32 x[2]
        vmovdqu64 zmm3, [rbp + 2112]                             ;   124.0 p2      32 x[3] reload
        vpxord zmm6, zmm12, zmm3                                 ;   336.7 p0      32 x[3]
        vpternlogd zmm6, zmm10, zmm15, 0x96                      ;   340.3 p0      32 x[3]
        vpxord zmm3, zmm5, zmm3                                  ;   338.7 p0      32 x[3]
        vpternlogd zmm3, zmm0, zmm2, 0x96                        ;   342.3 p5      32 x[3]
        vpshufb zmm7, zmm11, zmm6                                ;   341.3 p5      21 x[3]
        vmovdqa64 zmm18, zmm6                                    ;   341.3         21 x[3] copy
        vpermi2b zmm18, zmm14, zmm13                             ;   342.3 p0+p5   21 x[3]
        vpermi2b zmm6, zmm17, zmm16                              ;   344.3 p0+p5   21 x[3]
        vpternlogd zmm7, zmm18, zmm6, 0xca                       ;   349.3 p0      21 x[3]
        vpshufb zmm6, zmm11, zmm3                                ;   345.3 p5      21 x[3]
        vmovdqa64 zmm18, zmm3                                    ;   343.3         21 x[3] copy
        vpermi2b zmm18, zmm14, zmm13                             ;   347.3 p0+p5   21 x[3]
        vpermi2b zmm3, zmm17, zmm16                              ;   349.3 p0+p5   21 x[3]
        vpternlogd zmm6, zmm18, zmm3, 0xca                       ;   354.3 p0      21 x[3]
        vpshufb zmm3, zmm7, zmm9                                 ;   350.3 p5      32 x[3]
        vpshufb zmm18, zmm7, zmm19                               ;   351.3 p5      32 x[3]
        vpshufb zmm20, zmm6, zmm9                                ;   355.3 p5      32 x[3]
        vpshufb zmm21, zmm7, zmm22                               ;   353.3 p5      32 x[3]
        vpternlogd zmm21, zmm18, zmm7, 0x96                      ;   354.3 p0      32 x[3]
        vpshufb zmm18, zmm6, zmm19                               ;   355.3 p5      32 x[3]
        vpxord zmm8, zmm8, zmm7                                  ;   350.3 p0      32 x[3]
        vprold zmm7, zmm21, 2                                    ;   355.3 p0      32 x[3]
        vpternlogd zmm7, zmm3, zmm8, 0x96                        ;   356.3 p0      32 x[3]
        vpshufb zmm3, zmm6, zmm22                                ;   355.3 p5      32 x[3]
        vpternlogd zmm3, zmm18, zmm6, 0x96                       ;   356.3 p0      32 x[3]
        vprold zmm3, zmm3, 2                                     ;   357.3 p0      32 x[3]
        vpxord zmm4, zmm4, zmm6                                  ;   355.3 p0      32 x[3]
        vpternlogd zmm3, zmm20, zmm4, 0x96                       ;   358.3 p0      32 x[3]
        vmovdqu64 zmm4, [rbp + 2176]                             ;   130.2 p3      32 x[0] reload
        vpxord zmm6, zmm15, zmm4                                 ;   353.7 p0      32 x[0]
        vpternlogd zmm6, zmm7, zmm10, 0x96                       ;   357.3 p0      32 x[0]
        vpxord zmm4, zmm2, zmm4                                  ;   355.7 p0      32 x[0]
        vpternlogd zmm4, zmm3, zmm0, 0x96                        ;   359.3 p5      32 x[0]
        vpshufb zmm8, zmm11, zmm6                                ;   358.3 p5      21 x[0]
        vmovdqa64 zmm18, zmm6                                    ;   358.3         21 x[0] copy
        vpermi2b zmm18, zmm14, zmm13                             ;   359.3 p0+p5   21 x[0]
        vpermi2b zmm6, zmm17, zmm16                              ;   361.3 p0+p5   21 x[0]
        vpternlogd zmm8, zmm18, zmm6, 0xca                       ;   366.3 p0      21 x[0]
        vpshufb zmm6, zmm11, zmm4                                ;   362.3 p5      21 x[0]
        vmovdqa64 zmm18, zmm4                                    ;   360.3         21 x[0] copy
        vpermi2b zmm18, zmm14, zmm13                             ;   364.3 p0+p5   21 x[0]
        vpermi2b zmm4, zmm17, zmm16                              ;   366.3 p0+p5   21 x[0]
        vpternlogd zmm6, zmm18, zmm4, 0xca                       ;   371.3 p0      21 x[0]
        vpshufb zmm4, zmm8, zmm9                                 ;   367.3 p5      32 x[0]
        vpshufb zmm18, zmm8, zmm19                               ;   368.3 p5      32 x[0]
        vpshufb zmm20, zmm6, zmm9                                ;   372.3 p5      32 x[0]
        vpshufb zmm21, zmm8, zmm22                               ;   370.3 p5      32 x[0]
        vpternlogd zmm21, zmm18, zmm8, 0x96                      ;   371.3 p0      32 x[0]
        vpshufb zmm18, zmm6, zmm19                               ;   372.3 p5      32 x[0]
        vpxord zmm12, zmm12, zmm8                                ;   367.3 p0      32 x[0]
        vprold zmm8, zmm21, 2                                    ;   372.3 p0      32 x[0]
        vpternlogd zmm8, zmm4, zmm12, 0x96                       ;   373.3 p0      32 x[0]
        vpshufb zmm4, zmm6, zmm22                                ;   372.3 p5      32 x[0]
        vpternlogd zmm4, zmm18, zmm6, 0x96                       ;   373.3 p0      32 x[0]
        vprold zmm4, zmm4, 2                                     ;   374.3 p0      32 x[0]
        vpxord zmm5, zmm5, zmm6                                  ;   372.3 p0      32 x[0]
        vpternlogd zmm4, zmm20, zmm5, 0x96                       ;   375.3 p0      32 x[0]
        vmovdqu64 zmm5, [rbp + 2240]                             ;   140.7 p2      32 x[1] reload
        vpxord zmm6, zmm10, zmm5                                 ;   370.7 p0      32 x[1]
        vpternlogd zmm6, zmm8, zmm7, 0x96                        ;   374.3 p0      32 x[1]
        vpxord zmm5, zmm0, zmm5                                  ;   372.7 p0      32 x[1]
        vpternlogd zmm5, zmm4, zmm3, 0x96                        ;   376.3 p5      32 x[1]
        vpshufb zmm12, zmm11, zmm6                               ;   375.3 p5      21 x[1]
        vmovdqa64 zmm18, zmm6                                    ;   375.3         21 x[1] copy
        vpermi2b zmm18, zmm14, zmm13                             ;   376.3 p0+p5   21 x[1]
        vpermi2b zmm6, zmm17, zmm16                              ;   378.3 p0+p5   21 x[1]
        vpternlogd zmm12, zmm18, zmm6, 0xca                      ;   383.3 p0      21 x[1]
        vpshufb zmm6, zmm11, zmm5                                ;   379.3 p5      21 x[1]
        vmovdqa64 zmm18, zmm5                                    ;   377.3         21 x[1] copy
        vpermi2b zmm18, zmm14, zmm13                             ;   381.3 p0+p5   21 x[1]
        vpermi2b zmm5, zmm17, zmm16                              ;   383.3 p0+p5   21 x[1]
        vpternlogd zmm6, zmm18, zmm5, 0xca                       ;   388.3 p0      21 x[1]
        vpshufb zmm5, zmm12, zmm9                                ;   384.3 p5      32 x[1]
        vpshufb zmm18, zmm12, zmm19                              ;   385.3 p5      32 x[1]
        vpshufb zmm20, zmm6, zmm9                                ;   389.3 p5      32 x[1]
        vpshufb zmm21, zmm12, zmm22                              ;   387.3 p5      32 x[1]
        vpternlogd zmm21, zmm18, zmm12, 0x96                     ;   388.3 p0      32 x[1]
        vpshufb zmm18, zmm6, zmm19                               ;   389.3 p5      32 x[1]
        vpxord zmm15, zmm15, zmm12                               ;   384.3 p0      32 x[1]
        vprold zmm12, zmm21, 2                                   ;   389.3 p0      32 x[1]
        vpternlogd zmm12, zmm5, zmm15, 0x96                      ;   390.3 p0      32 x[1]
        vpshufb zmm5, zmm6, zmm22                                ;   389.3 p5      32 x[1]
        vpternlogd zmm5, zmm18, zmm6, 0x96                       ;   390.3 p0      32 x[1]
        vprold zmm5, zmm5, 2                                     ;   391.3 p0      32 x[1]
        vpxord zmm2, zmm2, zmm6                                  ;   389.3 p0      32 x[1]
        vpternlogd zmm5, zmm20, zmm2, 0x96                       ;   392.3 p0      32 x[1]
        vmovdqu64 zmm2, [rbp + 2304]                             ;   156.7 p3      32 x[2] reload
        vpxord zmm6, zmm7, zmm2                                  ;   387.7 p0      32 x[2]
        vpternlogd zmm6, zmm12, zmm8, 0x96                       ;   391.3 p0      32 x[2]
        vpxord zmm2, zmm3, zmm2                                  ;   389.7 p0      32 x[2]
        vpternlogd zmm2, zmm5, zmm4, 0x96                        ;   393.3 p5      32 x[2]
        vpshufb zmm15, zmm11, zmm6                               ;   392.3 p5      21 x[2]
        vmovdqa64 zmm18, zmm6                                    ;   392.3         21 x[2] copy
        vpermi2b zmm18, zmm14, zmm13                             ;   393.3 p0+p5   21 x[2]
        vpermi2b zmm6, zmm17, zmm16                              ;   395.3 p0+p5   21 x[2]
        vpternlogd zmm15, zmm18, zmm6, 0xca                      ;   400.3 p0      21 x[2]
        vpshufb zmm6, zmm11, zmm2                                ;   396.3 p5      21 x[2]
        vmovdqa64 zmm18, zmm2                                    ;   394.3         21 x[2] copy
        vpermi2b zmm18, zmm14, zmm13                             ;   398.3 p0+p5   21 x[2]
        vpermi2b zmm2, zmm17, zmm16                              ;   400.3 p0+p5   21 x[2]
        vpternlogd zmm6, zmm18, zmm2, 0xca                       ;   405.3 p0      21 x[2]
        vpshufb zmm2, zmm15, zmm9                                ;   401.3 p5      32 x[2]
        vpshufb zmm18, zmm15, zmm19                              ;   402.3 p5      32 x[2]
        vpshufb zmm20, zmm6, zmm9                                ;   406.3 p5      32 x[2]
        vpshufb zmm21, zmm15, zmm22                              ;   404.3 p5      32 x[2]
        vpternlogd zmm21, zmm18, zmm15, 0x96                     ;   405.3 p0      32 x[2]
        vpshufb zmm18, zmm6, zmm19                               ;   406.3 p5      32 x[2]
        vpxord zmm10, zmm10, zmm15                               ;   401.3 p0      32 x[2]
        vprold zmm15, zmm21, 2                                   ;   406.3 p0      32 x[2]
        vpternlogd zmm15, zmm2, zmm10, 0x96                      ;   407.3 p0      32 x[2]
        vpshufb zmm2, zmm6, zmm22                                ;   406.3 p5      32 x[2]
        vpternlogd zmm2, zmm18, zmm6, 0x96                       ;   407.3 p0      32 x[2]
        vprold zmm2, zmm2, 2                                     ;   408.3 p0      32 x[2]
        vpxord zmm0, zmm0, zmm6                                  ;   406.3 p0      32 x[2]
        vpternlogd zmm2, zmm20, zmm0, 0x96                       ;   409.3 p0      32 x[2]
        vmovdqu64 zmm0, [rbp + 2368]                             ;   173.7 p2      32 x[3] reload
        vpxord zmm6, zmm8, zmm0                                  ;   404.7 p0      32 x[3]
        vpternlogd zmm6, zmm15, zmm12, 0x96                      ;   408.3 p0      32 x[3]
        vpxord zmm0, zmm4, zmm0                                  ;   406.7 p0      32 x[3]
        vpternlogd zmm0, zmm2, zmm5, 0x96                        ;   410.3 p5      32 x[3]
        vpshufb zmm10, zmm11, zmm6                               ;   409.3 p5      21 x[3]
        vmovdqa64 zmm18, zmm6                                    ;   409.3         21 x[3] copy
        vpermi2b zmm18, zmm14, zmm13                             ;   410.3 p0+p5   21 x[3]
        vpermi2b zmm6, zmm17, zmm16                              ;   412.3 p0+p5   21 x[3]
        vpternlogd zmm10, zmm18, zmm6, 0xca                      ;   417.3 p0      21 x[3]
        vpshufb zmm6, zmm11, zmm0                                ;   413.3 p5      21 x[3]
        vmovdqa64 zmm18, zmm0                                    ;   411.3         21 x[3] copy
        vpermi2b zmm18, zmm14, zmm13                             ;   415.3 p0+p5   21 x[3]
        vpermi2b zmm0, zmm17, zmm16                              ;   417.3 p0+p5   21 x[3]
        vpternlogd zmm6, zmm18, zmm0, 0xca                       ;   422.3 p0      21 x[3]
        vpshufb zmm0, zmm10, zmm9                                ;   418.3 p5      32 x[3]
        vpshufb zmm18, zmm10, zmm19                              ;   419.3 p5      32 x[3]
        vpshufb zmm20, zmm6, zmm9                                ;   423.3 p5      32 x[3]
        vpshufb zmm21, zmm10, zmm22                              ;   421.3 p5      32 x[3]
        vpternlogd zmm21, zmm18, zmm10, 0x96                     ;   422.3 p0      32 x[3]
        vpshufb zmm18, zmm6, zmm19                               ;   423.3 p5      32 x[3]
        vpxord zmm7, zmm7, zmm10                                 ;   418.3 p0      32 x[3]
        vprold zmm10, zmm21, 2                                   ;   423.3 p0      32 x[3]
        vpternlogd zmm10, zmm0, zmm7, 0x96                       ;   424.3 p0      32 x[3]
        vpshufb zmm0, zmm6, zmm22                                ;   423.3 p5      32 x[3]
        vpternlogd zmm0, zmm18, zmm6, 0x96                       ;   424.3 p0      32 x[3]
        vprold zmm0, zmm0, 2                                     ;   425.3 p0      32 x[3]
        vpxord zmm3, zmm3, zmm6                                  ;   423.3 p0      32 x[3]
        vpternlogd zmm0, zmm20, zmm3, 0x96                       ;   426.3 p0      32 x[3]
        vmovdqu64 zmm3, [rbp + 2432]                             ;   190.7 p3      32 x[0] reload
        vpxord zmm6, zmm12, zmm3                                 ;   421.7 p0      32 x[0]
        vpternlogd zmm6, zmm10, zmm15, 0x96                      ;   425.3 p0      32 x[0]
        vpxord zmm3, zmm5, zmm3                                  ;   423.7 p0      32 x[0]
        vpternlogd zmm3, zmm0, zmm2, 0x96                        ;   427.3 p5      32 x[0]
        vpshufb zmm7, zmm11, zmm6                                ;   426.3 p5      21 x[0]
        vmovdqa64 zmm18, zmm6                                    ;   426.3         21 x[0] copy
        vpermi2b zmm18, zmm14, zmm13                             ;   427.3 p0+p5   21 x[0]
        vpermi2b zmm6, zmm17, zmm16                              ;   429.3 p0+p5   21 x[0]
        vpternlogd zmm7, zmm18, zmm6, 0xca                       ;   434.3 p0      21 x[0]
        vpshufb zmm6, zmm11, zmm3                                ;   430.3 p5      21 x[0]
        vmovdqa64 zmm18, zmm3                                    ;   428.3         21 x[0] copy
        vpermi2b zmm18, zmm14, zmm13                             ;   432.3 p0+p5   21 x[0]
        vpermi2b zmm3, zmm17, zmm16                              ;   434.3 p0+p5   21 x[0]
        vpternlogd zmm6, zmm18, zmm3, 0xca                       ;   439.3 p0      21 x[0]
        vpshufb zmm3, zmm7, zmm9                                 ;   435.3 p5      32 x[0]
        vpshufb zmm18, zmm7, zmm19                               ;   436.3 p5      32 x[0]
        vpshufb zmm20, zmm6, zmm9                                ;   440.3 p5      32 x[0]
        vpshufb zmm21, zmm7, zmm22                               ;   438.3 p5      32 x[0]
        vpternlogd zmm21, zmm18, zmm7, 0x96                      ;   439.3 p0      32 x[0]
        vpshufb zmm18, zmm6, zmm19                               ;   440.3 p5      32 x[0]
        vpxord zmm8, zmm8, zmm7                                  ;   435.3 p0      32 x[0]
        vprold zmm7, zmm21, 2                                    ;   440.3 p0      32 x[0]
        vpternlogd zmm7, zmm3, zmm8, 0x96                        ;   441.3 p0      32 x[0]
        vpshufb zmm3, zmm6, zmm22                                ;   440.3 p5      32 x[0]
        vpternlogd zmm3, zmm18, zmm6, 0x96                       ;   441.3 p0      32 x[0]
        vprold zmm3, zmm3, 2                                     ;   442.3 p0      32 x[0]
        vpxord zmm4, zmm4, zmm6                                  ;   440.3 p0      32 x[0]
        vpternlogd zmm3, zmm20, zmm4, 0x96                       ;   443.3 p0      32 x[0]
        vmovdqu64 zmm4, [rbp + 2496]                             ;   207.7 p2      32 x[1] reload
        vpxord zmm6, zmm15, zmm4                                 ;   438.7 p0      32 x[1]
        vpternlogd zmm6, zmm7, zmm10, 0x96                       ;   442.3 p0      32 x[1]
        vpxord zmm4, zmm2, zmm4                                  ;   440.7 p0      32 x[1]
        vpternlogd zmm4, zmm3, zmm0, 0x96                        ;   444.3 p5      32 x[1]
        vpshufb zmm8, zmm11, zmm6                                ;   443.3 p5      21 x[1]
        vmovdqa64 zmm18, zmm6                                    ;   443.3         21 x[1] copy
        vpermi2b zmm18, zmm14, zmm13                             ;   444.3 p0+p5   21 x[1]
        vpermi2b zmm6, zmm17, zmm16                              ;   446.3 p0+p5   21 x[1]
        vpternlogd zmm8, zmm18, zmm6, 0xca                       ;   451.3 p0      21 x[1]
        vpshufb zmm6, zmm11, zmm4                                ;   447.3 p5      21 x[1]
        vmovdqa64 zmm18, zmm4                                    ;   445.3         21 x[1] copy
        vpermi2b zmm18, zmm14, zmm13                             ;   449.3 p0+p5   21 x[1]
        vpermi2b zmm4, zmm17, zmm16                              ;   451.3 p0+p5   21 x[1]
        vpternlogd zmm6, zmm18, zmm4, 0xca                       ;   456.3 p0      21 x[1]
        vpshufb zmm4, zmm8, zmm9                                 ;   452.3 p5      32 x[1]
        vpshufb zmm18, zmm8, zmm19                               ;   453.3 p5      32 x[1]
        vpshufb zmm20, zmm6, zmm9                                ;   457.3 p5      32 x[1]
        vpshufb zmm21, zmm8, zmm22                               ;   455.3 p5      32 x[1]
        vpternlogd zmm21, zmm18, zmm8, 0x96                      ;   456.3 p0      32 x[1]
        vpshufb zmm18, zmm6, zmm19                               ;   457.3 p5      32 x[1]
        vpxord zmm12, zmm12, zmm8                                ;   452.3 p0      32 x[1]
        vprold zmm8, zmm21, 2                                    ;   457.3 p0      32 x[1]
        vpternlogd zmm8, zmm4, zmm12, 0x96                       ;   458.3 p0      32 x[1]
        vpshufb zmm4, zmm6, zmm22                                ;   457.3 p5      32 x[1]
        vpternlogd zmm4, zmm18, zmm6, 0x96                       ;   458.3 p0      32 x[1]
        vprold zmm4, zmm4, 2                                     ;   459.3 p0      32 x[1]
        vpxord zmm5, zmm5, zmm6                                  ;   457.3 p0      32 x[1]
        vpternlogd zmm4, zmm20, zmm5, 0x96                       ;   460.3 p0      32 x[1]
        vmovdqu64 zmm5, [rbp + 2560]                             ;   224.7 p3      32 x[2] reload
        vpxord zmm6, zmm10, zmm5                                 ;   455.7 p0      32 x[2]
        vpternlogd zmm6, zmm8, zmm7, 0x96                        ;   459.3 p0      32 x[2]
        vpxord zmm5, zmm0, zmm5                                  ;   457.7 p0      32 x[2]
        vpternlogd zmm5, zmm4, zmm3, 0x96                        ;   461.3 p5      32 x[2]
        vpshufb zmm12, zmm11, zmm6                               ;   460.3 p5      21 x[2]
        vmovdqa64 zmm18, zmm6                                    ;   460.3         21 x[2] copy
        vpermi2b zmm18, zmm14, zmm13                             ;   461.3 p0+p5   21 x[2]
        vpermi2b zmm6, zmm17, zmm16                              ;   463.3 p0+p5   21 x[2]
        vpternlogd zmm12, zmm18, zmm6, 0xca                      ;   468.3 p0      21 x[2]
        vpshufb zmm6, zmm11, zmm5                                ;   464.3 p5      21 x[2]
        vmovdqa64 zmm18, zmm5                                    ;   462.3         21 x[2] copy
        vpermi2b zmm18, zmm14, zmm13                             ;   466.3 p0+p5   21 x[2]
        vpermi2b zmm5, zmm17, zmm16                              ;   468.3 p0+p5   21 x[2]
        vpternlogd zmm6, zmm18, zmm5, 0xca                       ;   473.3 p0      21 x[2]
        vpshufb zmm5, zmm12, zmm9                                ;   469.3 p5      32 x[2]
        vpshufb zmm18, zmm12, zmm19                              ;   470.3 p5      32 x[2]
        vpshufb zmm20, zmm6, zmm9                                ;   474.3 p5      32 x[2]
        vpshufb zmm21, zmm12, zmm22                              ;   472.3 p5      32 x[2]
        vpternlogd zmm21, zmm18, zmm12, 0x96                     ;   473.3 p0      32 x[2]
        vpshufb zmm18, zmm6, zmm19                               ;   474.3 p5      32 x[2]
        vpxord zmm15, zmm15, zmm12                               ;   469.3 p0      32 x[2]
        vprold zmm12, zmm21, 2                                   ;   474.3 p0      32 x[2]
        vpternlogd zmm12, zmm5, zmm15, 0x96                      ;   475.3 p0      32 x[2]
        vpshufb zmm5, zmm6, zmm22                                ;   474.3 p5      32 x[2]
        vpternlogd zmm5, zmm18, zmm6, 0x96                       ;   475.3 p0      32 x[2]
        vprold zmm5, zmm5, 2                                     ;   476.3 p0      32 x[2]
        vpxord zmm2, zmm2, zmm6                                  ;   474.3 p0      32 x[2]
        vpternlogd zmm5, zmm20, zmm2, 0x96                       ;   477.3 p0      32 x[2]
        vmovdqu64 zmm2, [rbp + 2624]                             ;   241.7 p2      32 x[3] reload
        vpxord zmm6, zmm7, zmm2                                  ;   472.7 p0      32 x[3]
        vpternlogd zmm6, zmm12, zmm8, 0x96                       ;   476.3 p0      32 x[3]
        vpxord zmm2, zmm3, zmm2                                  ;   474.7 p0      32 x[3]
        vpternlogd zmm2, zmm5, zmm4, 0x96                        ;   478.3 p5      32 x[3]
        vpshufb zmm15, zmm11, zmm6                               ;   477.3 p5      21 x[3]
        vmovdqa64 zmm18, zmm6                                    ;   477.3         21 x[3] copy
        vpermi2b zmm18, zmm14, zmm13                             ;   478.3 p0+p5   21 x[3]
        vpermi2b zmm6, zmm17, zmm16                              ;   480.3 p0+p5   21 x[3]
        vpternlogd zmm15, zmm18, zmm6, 0xca                      ;   485.3 p0      21 x[3]
        vpshufb zmm6, zmm11, zmm2                                ;   481.3 p5      21 x[3]
        vmovdqa64 zmm18, zmm2                                    ;   479.3         21 x[3] copy
        vpermi2b zmm18, zmm14, zmm13                             ;   483.3 p0+p5   21 x[3]
        vpermi2b zmm2, zmm17, zmm16                              ;   485.3 p0+p5   21 x[3]
        vpternlogd zmm6, zmm18, zmm2, 0xca                       ;   490.3 p0      21 x[3]
        vpshufb zmm2, zmm15, zmm9                                ;   486.3 p5      32 x[3]
        vpshufb zmm18, zmm15, zmm19                              ;   487.3 p5      32 x[3]
        vpshufb zmm20, zmm6, zmm9                                ;   491.3 p5      32 x[3]
        vpshufb zmm21, zmm15, zmm22                              ;   489.3 p5      32 x[3]
        vpternlogd zmm21, zmm18, zmm15, 0x96                     ;   490.3 p0      32 x[3]
        vpshufb zmm18, zmm6, zmm19                               ;   491.3 p5      32 x[3]
        vpxord zmm10, zmm10, zmm15                               ;   486.3 p0      32 x[3]
        vprold zmm15, zmm21, 2                                   ;   491.3 p0      32 x[3]
        vpternlogd zmm15, zmm2, zmm10, 0x96                      ;   492.3 p0      32 x[3]
        vpshufb zmm2, zmm6, zmm22                                ;   491.3 p5      32 x[3]
        vpternlogd zmm2, zmm18, zmm6, 0x96                       ;   492.3 p0      32 x[3]
        vprold zmm2, zmm2, 2                                     ;   493.3 p0      32 x[3]
        vpxord zmm0, zmm0, zmm6                                  ;   491.3 p0      32 x[3]
        vpternlogd zmm2, zmm20, zmm0, 0x96                       ;   494.3 p0      32 x[3]
        vmovdqu64 zmm0, [rbp + 2688]                             ;   258.7 p3      32 x[0] reload
        vpxord zmm6, zmm8, zmm0                                  ;   489.7 p0      32 x[0]
        vpternlogd zmm6, zmm15, zmm12, 0x96                      ;   493.3 p0      32 x[0]
        vpxord zmm0, zmm4, zmm0                                  ;   491.7 p0      32 x[0]
        vpternlogd zmm0, zmm2, zmm5, 0x96                        ;   495.3 p5      32 x[0]
        vpshufb zmm10, zmm11, zmm6                               ;   494.3 p5      21 x[0]
        vmovdqa64 zmm18, zmm6                                    ;   494.3         21 x[0] copy
        vpermi2b zmm18, zmm14, zmm13                             ;   495.3 p0+p5   21 x[0]
        vpermi2b zmm6, zmm17, zmm16                              ;   497.3 p0+p5   21 x[0]
        vpternlogd zmm10, zmm18, zmm6, 0xca                      ;   502.3 p0      21 x[0]
        vpshufb zmm6, zmm11, zmm0                                ;   498.3 p5      21 x[0]
        vmovdqa64 zmm18, zmm0                                    ;   496.3         21 x[0] copy
        vpermi2b zmm18, zmm14, zmm13                             ;   500.3 p0+p5   21 x[0]
        vpermi2b zmm0, zmm17, zmm16                              ;   502.3 p0+p5   21 x[0]
        vpternlogd zmm6, zmm18, zmm0, 0xca                       ;   507.3 p0      21 x[0]
        vpshufb zmm0, zmm10, zmm9                                ;   503.3 p5      32 x[0]
        vpshufb zmm18, zmm10, zmm19                              ;   504.3 p5      32 x[0]
        vpshufb zmm20, zmm6, zmm9                                ;   508.3 p5      32 x[0]
        vpshufb zmm21, zmm10, zmm22                              ;   506.3 p5      32 x[0]
        vpternlogd zmm21, zmm18, zmm10, 0x96                     ;   507.3 p0      32 x[0]
        vpshufb zmm18, zmm6, zmm19                               ;   508.3 p5      32 x[0]
        vpxord zmm7, zmm7, zmm10                                 ;   503.3 p0      32 x[0]
        vprold zmm10, zmm21, 2                                   ;   508.3 p0      32 x[0]
        vpternlogd zmm10, zmm0, zmm7, 0x96                       ;   509.3 p0      32 x[0]
        vpshufb zmm0, zmm6, zmm22                                ;   508.3 p5      32 x[0]
        vpternlogd zmm0, zmm18, zmm6, 0x96                       ;   509.3 p0      32 x[0]
        vprold zmm0, zmm0, 2                                     ;   510.3 p0      32 x[0]
        vpxord zmm3, zmm3, zmm6                                  ;   508.3 p0      32 x[0]
        vpternlogd zmm0, zmm20, zmm3, 0x96                       ;   511.3 p0      32 x[0]
        vmovdqu64 zmm3, [rbp + 2752]                             ;   275.7 p2      32 x[1] reload
        vpxord zmm6, zmm12, zmm3                                 ;   506.7 p0      32 x[1]
        vpternlogd zmm6, zmm10, zmm15, 0x96                      ;   510.3 p0      32 x[1]
        vpxord zmm3, zmm5, zmm3                                  ;   508.7 p0      32 x[1]
        vpternlogd zmm3, zmm0, zmm2, 0x96                        ;   512.3 p5      32 x[1]
        vpshufb zmm7, zmm11, zmm6                                ;   511.3 p5      21 x[1]
        vmovdqa64 zmm18, zmm6                                    ;   511.3         21 x[1] copy
        vpermi2b zmm18, zmm14, zmm13                             ;   512.3 p0+p5   21 x[1]
        vpermi2b zmm6, zmm17, zmm16                              ;   514.3 p0+p5   21 x[1]
        vpternlogd zmm7, zmm18, zmm6, 0xca                       ;   519.3 p0      21 x[1]
        vpshufb zmm6, zmm11, zmm3                                ;   515.3 p5      21 x[1]
        vmovdqa64 zmm18, zmm3                                    ;   513.3         21 x[1] copy
        vpermi2b zmm18, zmm14, zmm13                             ;   517.3 p0+p5   21 x[1]
        vpermi2b zmm3, zmm17, zmm16                              ;   519.3 p0+p5   21 x[1]
        vpternlogd zmm6, zmm18, zmm3, 0xca                       ;   524.3 p0      21 x[1]
        vpshufb zmm3, zmm7, zmm9                                 ;   520.3 p5      32 x[1]
        vpshufb zmm18, zmm7, zmm19                               ;   521.3 p5      32 x[1]
        vpshufb zmm20, zmm6, zmm9                                ;   525.3 p5      32 x[1]
        vpshufb zmm21, zmm7, zmm22                               ;   523.3 p5      32 x[1]
        vpternlogd zmm21, zmm18, zmm7, 0x96                      ;   524.3 p0      32 x[1]
        vpshufb zmm18, zmm6, zmm19                               ;   525.3 p5      32 x[1]
        vpxord zmm8, zmm8, zmm7                                  ;   520.3 p0      32 x[1]
        vprold zmm7, zmm21, 2                                    ;   525.3 p0      32 x[1]
        vpternlogd zmm7, zmm3, zmm8, 0x96                        ;   526.3 p0      32 x[1]
        vpshufb zmm3, zmm6, zmm22                                ;   525.3 p5      32 x[1]
        vpternlogd zmm3, zmm18, zmm6, 0x96                       ;   526.3 p0      32 x[1]
        vprold zmm3, zmm3, 2                                     ;   527.3 p0      32 x[1]
        vpxord zmm4, zmm4, zmm6                                  ;   525.3 p0      32 x[1]
        vpternlogd zmm3, zmm20, zmm4, 0x96                       ;   528.3 p0      32 x[1]
        vmovdqu64 zmm4, [rbp + 2816]                             ;   292.7 p3      32 x[2] reload
        vpxord zmm6, zmm15, zmm4                                 ;   523.7 p0      32 x[2]
        vpternlogd zmm6, zmm7, zmm10, 0x96                       ;   527.3 p0      32 x[2]
        vpxord zmm4, zmm2, zmm4                                  ;   525.7 p0      32 x[2]
        vpternlogd zmm4, zmm3, zmm0, 0x96                        ;   529.3 p5      32 x[2]
        vpshufb zmm8, zmm11, zmm6                                ;   528.3 p5      21 x[2]
        vmovdqa64 zmm18, zmm6                                    ;   528.3         21 x[2] copy
        vpermi2b zmm18, zmm14, zmm13                             ;   529.3 p0+p5   21 x[2]
        vpermi2b zmm6, zmm17, zmm16                              ;   531.3 p0+p5   21 x[2]
        vpternlogd zmm8, zmm18, zmm6, 0xca                       ;   536.3 p0      21 x[2]
        vpshufb zmm6, zmm11, zmm4                                ;   532.3 p5      21 x[2]
        vmovdqa64 zmm18, zmm4                                    ;   530.3         21 x[2] copy
        vpermi2b zmm18, zmm14, zmm13                             ;   534.3 p0+p5   21 x[2]
        vpermi2b zmm4, zmm17, zmm16                              ;   536.3 p0+p5   21 x[2]
        vpternlogd zmm6, zmm18, zmm4, 0xca                       ;   541.3 p0      21 x[2]
        vpshufb zmm4, zmm8, zmm9                                 ;   537.3 p5      32 x[2]
        vpshufb zmm18, zmm6, zmm9                                ;   542.3 p5      32 x[2]
        vpshufb zmm20, zmm8, zmm19                               ;   539.3 p5      32 x[2]
        vpshufb zmm21, zmm6, zmm19                               ;   542.3 p5      32 x[2]
        vpshufb zmm23, zmm8, zmm22                               ;   541.3 p5      32 x[2]
        vpternlogd zmm23, zmm20, zmm8, 0x96                      ;   542.3 p0      32 x[2]
        vpxord zmm12, zmm12, zmm8                                ;   537.3 p0      32 x[2]
        vpshufb zmm8, zmm6, zmm22                                ;   542.3 p5      32 x[2]
        vpternlogd zmm8, zmm21, zmm6, 0x96                       ;   543.3 p0      32 x[2]
        vprold zmm20, zmm23, 2                                   ;   543.3 p0      32 x[2]
        vpternlogd zmm20, zmm4, zmm12, 0x96                      ;   544.3 p0      32 x[2]
        vprold zmm4, zmm8, 2                                     ;   544.3 p0      32 x[2]
        vpxord zmm5, zmm5, zmm6                                  ;   542.3 p0      32 x[2]
        vpternlogd zmm4, zmm18, zmm5, 0x96                       ;   545.3 p0      32 x[2]
        vmovdqu64 zmm5, [rbp + 2880]                             ;   309.7 p2      32 x[3] reload
        vpxord zmm6, zmm10, zmm5                                 ;   540.7 p0      32 x[3]
        vpternlogd zmm6, zmm20, zmm7, 0x96                       ;   545.3 p0      32 x[3]
        vpxord zmm5, zmm0, zmm5                                  ;   542.7 p0      32 x[3]
        vpternlogd zmm5, zmm4, zmm3, 0x96                        ;   546.3 p5      32 x[3]
        vpshufb zmm8, zmm11, zmm6                                ;   546.3 p5      21 x[3]
        vmovdqa64 zmm12, zmm6                                    ;   546.3         21 x[3] copy
        vpermi2b zmm12, zmm14, zmm13                             ;   546.3 p0+p5   21 x[3]
        vpermi2b zmm6, zmm17, zmm16                              ;   548.3 p0+p5   21 x[3]
        vpternlogd zmm8, zmm12, zmm6, 0xca                       ;   553.3 p0      21 x[3]
        vmovdqa64 zmm6, zmm5                                     ;   547.3         21 x[3] copy
        vpermi2b zmm6, zmm14, zmm13                              ;   550.3 p0+p5   21 x[3]
        vmovdqa64 zmm12, zmm5                                    ;   547.3         21 x[3] copy
        vpermi2b zmm12, zmm17, zmm16                             ;   552.3 p0+p5   21 x[3]
        vpshufb zmm5, zmm11, zmm5                                ;   553.3 p5      21 x[3]
        vpternlogd zmm5, zmm6, zmm12, 0xca                       ;   557.3 p0      21 x[3]
        vpshufb zmm6, zmm8, zmm9                                 ;   554.3 p5      32 x[3]
        vpshufb zmm9, zmm5, zmm9                                 ;   558.3 p5      32 x[3]
        vpshufb zmm11, zmm8, zmm19                               ;   556.3 p5      32 x[3]
        vpshufb zmm12, zmm5, zmm19                               ;   558.3 p5      32 x[3]
        vpshufb zmm13, zmm8, zmm22                               ;   558.3 p5      32 x[3]
        vpternlogd zmm13, zmm11, zmm8, 0x96                      ;   559.3 p0      32 x[3]
        vpshufb zmm11, zmm5, zmm22                               ;   559.3 p5      32 x[3]
        vpternlogd zmm11, zmm12, zmm5, 0x96                      ;   560.3 p0      32 x[3]
        vpxord zmm15, zmm15, zmm8                                ;   554.3 p0      32 x[3]
        vprold zmm8, zmm13, 2                                    ;   560.3 p0      32 x[3]
        vpternlogd zmm8, zmm6, zmm15, 0x96                       ;   561.3 p0      32 x[3]
        vprold zmm6, zmm11, 2                                    ;   561.3 p0      32 x[3]
        vpxord zmm2, zmm2, zmm5                                  ;   558.3 p0      32 x[3]
        vpternlogd zmm6, zmm9, zmm2, 0x96                        ;   562.3 p0      32 x[3]
        vpshufb zmm2, zmm10, zmm1                                ;   560.3 p5      34 dst
        vpshufb zmm5, zmm7, zmm1                                 ;   561.3 p5      34 dst
        vpshufb zmm3, zmm3, zmm1                                 ;   562.3 p5      34 dst
        vpshufb zmm7, zmm20, zmm1                                ;   563.3 p5      34 dst
        vpshufb zmm4, zmm4, zmm1                                 ;   564.3 p5      34 dst
        vpshufb zmm8, zmm8, zmm1                                 ;   565.3 p5      34 dst
        vpshufb zmm6, zmm6, zmm1                                 ;   566.3 p5      34 dst
        vpunpckldq zmm9, zmm8, zmm7                              ;   567.3 p5      34 dst
        vpunpckhdq zmm7, zmm8, zmm7                              ;   568.3 p5      34 dst
        vpunpckldq zmm8, zmm5, zmm2                              ;   569.3 p5      34 dst
        vpunpckhdq zmm2, zmm5, zmm2                              ;   570.3 p5      34 dst
        vpunpcklqdq zmm5, zmm9, zmm8                             ;   571.3 p5      34 dst
        vpshufb zmm0, zmm0, zmm1                                 ;   572.3 p5      34 dst
        vpunpckhqdq zmm1, zmm9, zmm8                             ;   573.3 p5      34 dst
        vmovdqu64 [r9], zmm5                                     ;   572.3 p7+p4   34 dst
        vmovdqu64 [r9 + 64], zmm1                                ;   574.3 p8+p9   34 dst
        vpunpcklqdq zmm1, zmm7, zmm2                             ;   574.3 p5      34 dst
        vpunpckhqdq zmm2, zmm7, zmm2                             ;   575.3 p5      34 dst
        vmovdqu64 [r9 + 128], zmm1                               ;   575.3 p7+p4   34 dst
        vmovdqu64 [r9 + 192], zmm2                               ;   576.3 p8+p9   34 dst
        vpunpckldq zmm1, zmm6, zmm4                              ;   576.3 p5      34 dst
        vpunpckhdq zmm2, zmm6, zmm4                              ;   577.3 p5      34 dst
        vpunpckldq zmm4, zmm3, zmm0                              ;   578.3 p5      34 dst
        vpunpckhdq zmm0, zmm3, zmm0                              ;   579.3 p5      34 dst
        vpunpcklqdq zmm3, zmm1, zmm4                             ;   580.3 p5      34 dst
        vpunpckhqdq zmm1, zmm1, zmm4                             ;   581.3 p5      34 dst
        vmovdqu64 [r9 + 256], zmm3                               ;   581.3 p7+p4   34 dst
        vmovdqu64 [r9 + 320], zmm1                               ;   582.3 p8+p9   34 dst
        vpunpcklqdq zmm1, zmm2, zmm0                             ;   582.3 p5      34 dst
        vpunpckhqdq zmm0, zmm2, zmm0                             ;   583.3 p5      34 dst
        vmovdqu64 [r9 + 384], zmm1                               ;   583.3 p7+p4   34 dst
        vmovdqu64 [r9 + 448], zmm0                               ;   584.3 p8+p9   34 dst
        add r9, 0x200                                            ;   342.8 p1      28 blocks
        add r8, 0x200                                            ;   343.0 p6      28 blocks
        cmp r8, qword [rbp + 2968]                               ;                    more blocks?
        jne .blocks_1
        mov qword [rbp + 2960], r8                               ;                    resident
        mov qword [rbp + 2976], r9                               ;                    resident
.blocks_1_rest:
        mov rax, qword [rbp + 2952]                              ;                    blocks left over
        test rax, rax                                            ;                    blocks left over
        je .blocks_1_done
        js .blocks_1_back
        mov rsi, qword [rbp + 2960]                              ;                    blocks left over
        lea rdi, [rbp - 128]                                     ;                    blocks left over
        mov qword [rbp + 2984], rsi                              ;                    blocks left over
        mov qword [rbp + 2960], rdi                              ;                    blocks left over
        imul rcx, rax, 0x10                                      ;                    blocks left over
        rep movsb                                                ;                    blocks left over
        mov rsi, qword [rbp + 2976]                              ;                    blocks left over
        lea rdi, [rbp + 384]                                     ;                    blocks left over
        mov rcx, rsi                                             ;                    blocks left over
        sub rcx, qword [rbp + 2984]                              ;                    blocks left over
        neg rcx                                                  ;                    blocks left over
        sbb rcx, rcx                                             ;                    blocks left over
        lea rdx, [rbp - 128]                                     ;                    blocks left over
        sub rdi, rdx                                             ;                    blocks left over
        and rdi, rcx                                             ;                    blocks left over
        add rdi, rdx                                             ;                    blocks left over
        mov qword [rbp + 2992], rdi                              ;                    blocks left over
        mov qword [rbp + 3000], rsi                              ;                    blocks left over
        mov qword [rbp + 2976], rdi                              ;                    blocks left over
        imul rcx, rax, 0x10                                      ;                    blocks left over
        rep movsb                                                ;                    blocks left over
        lea rsi, [rbp + 384]                                     ;                    blocks left over
        mov qword [rbp + 2968], rsi                              ;                    blocks left over
        neg rax                                                  ;                    blocks left over
        mov qword [rbp + 2952], rax                              ;                    blocks left over
        jmp .blocks_1_again
.blocks_1_back:
        neg rax                                                  ;                    blocks left over
        mov rsi, qword [rbp + 2992]                              ;                    blocks left over
        mov rdi, qword [rbp + 3000]                              ;                    blocks left over
        imul rcx, rax, 0x10                                      ;                    blocks left over
        rep movsb                                                ;                    blocks left over
.blocks_1_done:
        vzeroupper                                               ;                    x87 state
        mov rsp, qword [rbp + 3008]                              ;                    frame
        pop rbp                                                  ;                    preserved
        ret

        section .rodata align=64
; constants512
        align 64, db 0
sm4_encrypt.T0_constants512:
        dq 0x0405060700010203, 0x0c0d0e0f08090a0b, 0x0405060700010203, 0x0c0d0e0f08090a0b, 0x0405060700010203, 0x0c0d0e0f08090a0b, 0x0405060700010203, 0x0c0d0e0f08090a0b
        dq 0xb73de1ccfee990d6, 0x052cfb28c214b616, 0xc304be2a769a672b, 0x99068649261344aa, 0x7a98ef91f450429c, 0x62accfed430b5433, 0x95e808c9a91cb3e4, 0xa63f8f75fa94df80
        dq 0xba1773f3fca70747, 0xa84f85e6193c5983, 0x8bda6471b2816b68, 0x359d56704b0febf8, 0xa2d158635e0e241e, 0x877821013b7c2225, 0x5227d39f574600d4, 0x9ec8c4a0e702364c
        dq 0xb538c740d28abfea, 0xa11561f9cef2f7a3, 0x551a349ba45daee0, 0xe3b18cf5303293ad, 0x60ca66822ee2f61d, 0x6f4e530dab2329c0, 0x2f8efdde4537dbd5, 0x515b6c6d726aff03
        dq 0x7fbcddbb92af1b8d, 0xd85a101f415cd911, 0xbd7bcda58831c10a, 0xb0b4e5b812d0742d, 0x7e77960c4a976989, 0x84c66ec509f1b965, 0x204ddc3aec7df018, 0x4839cbd73e5fee79
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0407060500030201, 0x0c0f0e0d080b0a09, 0x0407060500030201, 0x0c0f0e0d080b0a09, 0x0407060500030201, 0x0c0f0e0d080b0a09, 0x0407060500030201, 0x0c0f0e0d080b0a09
        dq 0x0605040702010003, 0x0e0d0c0f0a09080b, 0x0605040702010003, 0x0e0d0c0f0a09080b, 0x0605040702010003, 0x0e0d0c0f0a09080b, 0x0605040702010003, 0x0e0d0c0f0a09080b
        dq 0x0504070601000302, 0x0d0c0f0e09080b0a, 0x0504070601000302, 0x0d0c0f0e09080b0a, 0x0504070601000302, 0x0d0c0f0e09080b0a, 0x0504070601000302, 0x0d0c0f0e09080b0a

for_formats elf64
%if HERE
        section .note.GNU-stack noalloc noexec nowrite progbits
%endif
%unmacro for_formats 1-*
