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
;   blocks: 1259 uops, planned 582.3; bounds: width 209.8, ports 568.0, path 365.0
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
        vmovdqu64 zmm4, [rel sm4_encrypt.T0_constants512]        ;     2.0 p2      30 x[0] reload
        vpshufb zmm3, zmm3, zmm4                                 ;     9.2 p5      30 x[0]
        vpshufb zmm2, zmm2, zmm4                                 ;     9.2 p5      30 x[0]
        vpunpcklqdq zmm5, zmm0, zmm1                             ;     8.3 p5      30 x[0]
        vpunpckhqdq zmm0, zmm0, zmm1                             ;     9.3 p5      30 x[0]
        vpshufb zmm1, zmm5, zmm4                                 ;    10.3 p5      30 x[0]
        vpshufb zmm0, zmm0, zmm4                                 ;    11.3 p5      30 x[0]
        vmovdqu64 zmm5, [rbp + 896]                              ;     2.8 p3      32 x[0] reload
        vpxord zmm6, zmm2, zmm5                                  ;    10.2 p0      32 x[0]
        vpternlogd zmm6, zmm0, zmm1, 0x96                        ;    12.3 p0      32 x[0]
        vmovdqu64 zmm7, [r8 + 256]                               ;     3.3 p2      30 x[0]
        vmovdqu64 zmm8, [r8 + 320]                               ;     3.8 p3      30 x[0]
        vpunpckldq zmm9, zmm7, zmm8                              ;    12.3 p5      30 x[0]
        vpunpckhdq zmm7, zmm7, zmm8                              ;    13.3 p5      30 x[0]
        vmovdqu64 zmm8, [r8 + 384]                               ;     4.3 p2      30 x[0]
        vmovdqu64 zmm10, [r8 + 448]                              ;     4.8 p3      30 x[0]
        vpunpckldq zmm11, zmm8, zmm10                            ;    14.3 p5      30 x[0]
        vpunpckhdq zmm8, zmm8, zmm10                             ;    15.3 p5      30 x[0]
        vpunpcklqdq zmm10, zmm9, zmm11                           ;    16.3 p5      30 x[0]
        vpunpckhqdq zmm9, zmm9, zmm11                            ;    17.3 p5      30 x[0]
        vpshufb zmm10, zmm10, zmm4                               ;    18.3 p5      30 x[0]
        vpshufb zmm9, zmm9, zmm4                                 ;    19.3 p5      30 x[0]
        vpunpcklqdq zmm11, zmm7, zmm8                            ;    20.3 p5      30 x[0]
        vpunpckhqdq zmm7, zmm7, zmm8                             ;    21.3 p5      30 x[0]
        vpshufb zmm8, zmm11, zmm4                                ;    22.3 p5      30 x[0]
        vpshufb zmm7, zmm7, zmm4                                 ;    23.3 p5      30 x[0]
        vpxord zmm5, zmm9, zmm5                                  ;    20.3 p0      32 x[0]
        vpternlogd zmm5, zmm7, zmm8, 0x96                        ;    24.3 p0      32 x[0]
        vmovdqu64 zmm11, [rel sm4_encrypt.T0_constants512 + 320] ;     6.3 p2      21 x[0] reload
        vpshufb zmm12, zmm11, zmm6                               ;    24.3 p5      21 x[0]
        vpshufb zmm13, zmm11, zmm5                               ;    25.3 p5      21 x[0]
        vmovdqu64 zmm14, [rel sm4_encrypt.T0_constants512 + 128] ;     6.8 p3      21 x[0] reload
        vmovdqu64 zmm15, [rel sm4_encrypt.T0_constants512 + 64]  ;     7.3 p2      21 x[0] reload
        vmovdqa64 zmm16, zmm6                                    ;    13.3         21 x[0] copy
        vpermi2b zmm16, zmm15, zmm14                             ;    27.3 p0+p5   21 x[0]
        vmovdqu64 zmm17, [rel sm4_encrypt.T0_constants512 + 256] ;     7.8 p3      21 x[0] reload
        vmovdqu64 zmm18, [rel sm4_encrypt.T0_constants512 + 192] ;     8.3 p2      21 x[0] reload
        vpermi2b zmm6, zmm18, zmm17                              ;    29.3 p0+p5   21 x[0]
        vpternlogd zmm12, zmm16, zmm6, 0xca                      ;    34.3 p0      21 x[0]
        vmovdqa64 zmm6, zmm5                                     ;    25.3         21 x[0] copy
        vpermi2b zmm6, zmm15, zmm14                              ;    31.3 p0+p5   21 x[0]
        vpermi2b zmm5, zmm18, zmm17                              ;    33.3 p0+p5   21 x[0]
        vpternlogd zmm13, zmm6, zmm5, 0xca                       ;    38.3 p0      21 x[0]
        vmovdqu64 zmm5, [rbp + 960]                              ;    10.2 p3      32 x[1] reload
        vpxord zmm6, zmm1, zmm5                                  ;    16.2 p0      32 x[1]
        vpxord zmm5, zmm8, zmm5                                  ;    23.3 p0      32 x[1]
        vpxord zmm3, zmm3, zmm12                                 ;    35.3 p0      32 x[0]
        vmovdqu64 zmm16, [rel sm4_encrypt.T0_constants512 + 384] ;    10.8 p2      32 x[0] reload
        vpshufb zmm19, zmm12, zmm16                              ;    35.3 p5      32 x[0]
        vmovdqu64 zmm20, [rel sm4_encrypt.T0_constants512 + 448] ;    11.2 p3      32 x[0] reload
        vpshufb zmm21, zmm12, zmm20                              ;    35.3 p5      32 x[0]
        vmovdqu64 zmm22, [rel sm4_encrypt.T0_constants512 + 512] ;    11.8 p2      32 x[0] reload
        vpshufb zmm23, zmm12, zmm22                              ;    36.3 p5      32 x[0]
        vpternlogd zmm23, zmm21, zmm12, 0x96                     ;    37.3 p0      32 x[0]
        vprold zmm12, zmm23, 2                                   ;    38.3 p0      32 x[0]
        vpternlogd zmm12, zmm19, zmm3, 0x96                      ;    39.3 p0      32 x[0]
        vpternlogd zmm6, zmm12, zmm0, 0x96                       ;    40.3 p0      32 x[1]
        vpxord zmm10, zmm10, zmm13                               ;    39.3 p0      32 x[0]
        vpshufb zmm3, zmm13, zmm16                               ;    39.3 p5      32 x[0]
        vpshufb zmm19, zmm13, zmm20                              ;    39.3 p5      32 x[0]
        vpshufb zmm21, zmm13, zmm22                              ;    39.3 p5      32 x[0]
        vpternlogd zmm21, zmm19, zmm13, 0x96                     ;    40.3 p0      32 x[0]
        vprold zmm13, zmm21, 2                                   ;    41.3 p0      32 x[0]
        vpternlogd zmm13, zmm3, zmm10, 0x96                      ;    42.3 p0      32 x[0]
        vpternlogd zmm5, zmm13, zmm7, 0x96                       ;    43.3 p0      32 x[1]
        vpshufb zmm3, zmm11, zmm6                                ;    41.3 p5      21 x[1]
        vmovdqa64 zmm10, zmm6                                    ;    41.3         21 x[1] copy
        vpermi2b zmm10, zmm15, zmm14                             ;    42.3 p0+p5   21 x[1]
        vpermi2b zmm6, zmm18, zmm17                              ;    44.3 p0+p5   21 x[1]
        vpternlogd zmm3, zmm10, zmm6, 0xca                       ;    49.3 p0      21 x[1]
        vpshufb zmm6, zmm11, zmm5                                ;    45.3 p5      21 x[1]
        vmovdqa64 zmm10, zmm5                                    ;    44.3         21 x[1] copy
        vpermi2b zmm10, zmm15, zmm14                             ;    47.3 p0+p5   21 x[1]
        vpermi2b zmm5, zmm18, zmm17                              ;    49.3 p0+p5   21 x[1]
        vpternlogd zmm6, zmm10, zmm5, 0xca                       ;    54.3 p0      21 x[1]
        vmovdqu64 zmm5, [rbp + 1024]                             ;    16.8 p3      32 x[2] reload
        vpxord zmm10, zmm0, zmm5                                 ;    32.0 p0      32 x[2]
        vpxord zmm5, zmm7, zmm5                                  ;    33.0 p0      32 x[2]
        vpxord zmm2, zmm2, zmm3                                  ;    50.3 p0      32 x[1]
        vpshufb zmm19, zmm3, zmm16                               ;    50.3 p5      32 x[1]
        vpshufb zmm21, zmm3, zmm20                               ;    51.3 p5      32 x[1]
        vpshufb zmm23, zmm3, zmm22                               ;    52.3 p5      32 x[1]
        vpternlogd zmm23, zmm21, zmm3, 0x96                      ;    53.3 p0      32 x[1]
        vprold zmm3, zmm23, 2                                    ;    54.3 p0      32 x[1]
        vpternlogd zmm3, zmm19, zmm2, 0x96                       ;    55.3 p0      32 x[1]
        vpternlogd zmm10, zmm3, zmm12, 0x96                      ;    56.3 p0      32 x[2]
        vpxord zmm9, zmm9, zmm6                                  ;    55.3 p0      32 x[1]
        vpshufb zmm2, zmm6, zmm16                                ;    55.3 p5      32 x[1]
        vpshufb zmm19, zmm6, zmm20                               ;    55.3 p5      32 x[1]
        vpshufb zmm21, zmm6, zmm22                               ;    55.3 p5      32 x[1]
        vpternlogd zmm21, zmm19, zmm6, 0x96                      ;    56.3 p0      32 x[1]
        vprold zmm6, zmm21, 2                                    ;    57.3 p0      32 x[1]
        vpternlogd zmm6, zmm2, zmm9, 0x96                        ;    58.3 p0      32 x[1]
        vpternlogd zmm5, zmm6, zmm13, 0x96                       ;    59.3 p0      32 x[2]
        vpshufb zmm2, zmm11, zmm10                               ;    57.3 p5      21 x[2]
        vmovdqa64 zmm9, zmm10                                    ;    57.3         21 x[2] copy
        vpermi2b zmm9, zmm15, zmm14                              ;    58.3 p0+p5   21 x[2]
        vpermi2b zmm10, zmm18, zmm17                             ;    60.3 p0+p5   21 x[2]
        vpternlogd zmm2, zmm9, zmm10, 0xca                       ;    65.3 p0      21 x[2]
        vpshufb zmm9, zmm11, zmm5                                ;    61.3 p5      21 x[2]
        vmovdqa64 zmm10, zmm5                                    ;    60.3         21 x[2] copy
        vpermi2b zmm10, zmm15, zmm14                             ;    63.3 p0+p5   21 x[2]
        vpermi2b zmm5, zmm18, zmm17                              ;    65.3 p0+p5   21 x[2]
        vpternlogd zmm9, zmm10, zmm5, 0xca                       ;    70.3 p0      21 x[2]
        vmovdqu64 zmm5, [rbp + 1088]                             ;    23.0 p2      32 x[3] reload
        vpxord zmm10, zmm12, zmm5                                ;    50.0 p0      32 x[3]
        vpxord zmm5, zmm13, zmm5                                 ;    51.0 p0      32 x[3]
        vpxord zmm1, zmm1, zmm2                                  ;    66.3 p0      32 x[2]
        vpshufb zmm19, zmm2, zmm16                               ;    66.3 p5      32 x[2]
        vpshufb zmm21, zmm2, zmm20                               ;    67.3 p5      32 x[2]
        vpshufb zmm23, zmm2, zmm22                               ;    68.3 p5      32 x[2]
        vpternlogd zmm23, zmm21, zmm2, 0x96                      ;    69.3 p0      32 x[2]
        vprold zmm2, zmm23, 2                                    ;    70.3 p0      32 x[2]
        vpternlogd zmm2, zmm19, zmm1, 0x96                       ;    71.3 p0      32 x[2]
        vpternlogd zmm10, zmm2, zmm3, 0x96                       ;    72.3 p0      32 x[3]
        vpxord zmm8, zmm8, zmm9                                  ;    71.3 p0      32 x[2]
        vpshufb zmm1, zmm9, zmm16                                ;    71.3 p5      32 x[2]
        vpshufb zmm19, zmm9, zmm20                               ;    71.3 p5      32 x[2]
        vpshufb zmm21, zmm9, zmm22                               ;    71.3 p5      32 x[2]
        vpternlogd zmm21, zmm19, zmm9, 0x96                      ;    72.3 p0      32 x[2]
        vprold zmm9, zmm21, 2                                    ;    73.3 p0      32 x[2]
        vpternlogd zmm9, zmm1, zmm8, 0x96                        ;    74.3 p0      32 x[2]
        vpternlogd zmm5, zmm9, zmm6, 0x96                        ;    75.3 p0      32 x[3]
        vpshufb zmm1, zmm11, zmm10                               ;    73.3 p5      21 x[3]
        vmovdqa64 zmm8, zmm10                                    ;    73.3         21 x[3] copy
        vpermi2b zmm8, zmm15, zmm14                              ;    74.3 p0+p5   21 x[3]
        vpermi2b zmm10, zmm18, zmm17                             ;    76.3 p0+p5   21 x[3]
        vpternlogd zmm1, zmm8, zmm10, 0xca                       ;    81.3 p0      21 x[3]
        vpshufb zmm8, zmm11, zmm5                                ;    77.3 p5      21 x[3]
        vmovdqa64 zmm10, zmm5                                    ;    76.3         21 x[3] copy
        vpermi2b zmm10, zmm15, zmm14                             ;    79.3 p0+p5   21 x[3]
        vpermi2b zmm5, zmm18, zmm17                              ;    81.3 p0+p5   21 x[3]
        vpternlogd zmm8, zmm10, zmm5, 0xca                       ;    86.3 p0      21 x[3]
        vmovdqu64 zmm5, [rbp + 1152]                             ;    29.2 p3      32 x[0] reload
        vpxord zmm10, zmm3, zmm5                                 ;    68.0 p0      32 x[0]
        vpxord zmm5, zmm6, zmm5                                  ;    69.0 p0      32 x[0]
        vpxord zmm0, zmm0, zmm1                                  ;    82.3 p0      32 x[3]
        vpshufb zmm19, zmm1, zmm16                               ;    82.3 p5      32 x[3]
        vpshufb zmm21, zmm1, zmm20                               ;    83.3 p5      32 x[3]
        vpshufb zmm23, zmm1, zmm22                               ;    84.3 p5      32 x[3]
        vpternlogd zmm23, zmm21, zmm1, 0x96                      ;    85.3 p0      32 x[3]
        vprold zmm1, zmm23, 2                                    ;    86.3 p0      32 x[3]
        vpternlogd zmm1, zmm19, zmm0, 0x96                       ;    87.3 p0      32 x[3]
        vpternlogd zmm10, zmm1, zmm2, 0x96                       ;    88.3 p0      32 x[0]
        vpxord zmm7, zmm7, zmm8                                  ;    87.3 p0      32 x[3]
        vpshufb zmm0, zmm8, zmm16                                ;    87.3 p5      32 x[3]
        vpshufb zmm19, zmm8, zmm20                               ;    87.3 p5      32 x[3]
        vpshufb zmm21, zmm8, zmm22                               ;    87.3 p5      32 x[3]
        vpternlogd zmm21, zmm19, zmm8, 0x96                      ;    88.3 p0      32 x[3]
        vprold zmm8, zmm21, 2                                    ;    89.3 p0      32 x[3]
        vpternlogd zmm8, zmm0, zmm7, 0x96                        ;    90.3 p0      32 x[3]
        vpternlogd zmm5, zmm8, zmm9, 0x96                        ;    91.3 p0      32 x[0]
        vpshufb zmm0, zmm11, zmm10                               ;    89.3 p5      21 x[0]
        vmovdqa64 zmm7, zmm10                                    ;    89.3         21 x[0] copy
        vpermi2b zmm7, zmm15, zmm14                              ;    90.3 p0+p5   21 x[0]
        vpermi2b zmm10, zmm18, zmm17                             ;    92.3 p0+p5   21 x[0]
        vpternlogd zmm0, zmm7, zmm10, 0xca                       ;    97.3 p0      21 x[0]
        vpshufb zmm7, zmm11, zmm5                                ;    93.3 p5      21 x[0]
        vmovdqa64 zmm10, zmm5                                    ;    92.3         21 x[0] copy
        vpermi2b zmm10, zmm15, zmm14                             ;    95.3 p0+p5   21 x[0]
        vpermi2b zmm5, zmm18, zmm17                              ;    97.3 p0+p5   21 x[0]
        vpternlogd zmm7, zmm10, zmm5, 0xca                       ;   102.3 p0      21 x[0]
        vmovdqu64 zmm5, [rbp + 1216]                             ;    35.3 p2      32 x[1] reload
        vpxord zmm10, zmm2, zmm5                                 ;    86.0 p0      32 x[1]
        vpxord zmm5, zmm9, zmm5                                  ;    87.0 p0      32 x[1]
        vpxord zmm12, zmm12, zmm0                                ;    98.3 p0      32 x[0]
        vpshufb zmm19, zmm0, zmm16                               ;    98.3 p5      32 x[0]
        vpshufb zmm21, zmm0, zmm20                               ;    99.3 p5      32 x[0]
        vpshufb zmm23, zmm0, zmm22                               ;   100.3 p5      32 x[0]
        vpternlogd zmm23, zmm21, zmm0, 0x96                      ;   101.3 p0      32 x[0]
        vprold zmm0, zmm23, 2                                    ;   102.3 p0      32 x[0]
        vpternlogd zmm0, zmm19, zmm12, 0x96                      ;   103.3 p0      32 x[0]
        vpternlogd zmm10, zmm0, zmm1, 0x96                       ;   104.3 p0      32 x[1]
        vpxord zmm13, zmm13, zmm7                                ;   103.3 p0      32 x[0]
        vpshufb zmm12, zmm7, zmm16                               ;   103.3 p5      32 x[0]
        vpshufb zmm19, zmm7, zmm20                               ;   103.3 p5      32 x[0]
        vpshufb zmm21, zmm7, zmm22                               ;   103.3 p5      32 x[0]
        vpternlogd zmm21, zmm19, zmm7, 0x96                      ;   104.3 p0      32 x[0]
        vprold zmm7, zmm21, 2                                    ;   105.3 p0      32 x[0]
        vpternlogd zmm7, zmm12, zmm13, 0x96                      ;   106.3 p0      32 x[0]
        vpternlogd zmm5, zmm7, zmm8, 0x96                        ;   107.3 p0      32 x[1]
        vpshufb zmm12, zmm11, zmm10                              ;   105.3 p5      21 x[1]
        vmovdqa64 zmm13, zmm10                                   ;   105.3         21 x[1] copy
        vpermi2b zmm13, zmm15, zmm14                             ;   106.3 p0+p5   21 x[1]
        vpermi2b zmm10, zmm18, zmm17                             ;   108.3 p0+p5   21 x[1]
        vpternlogd zmm12, zmm13, zmm10, 0xca                     ;   113.3 p0      21 x[1]
        vpshufb zmm10, zmm11, zmm5                               ;   109.3 p5      21 x[1]
        vmovdqa64 zmm13, zmm5                                    ;   108.3         21 x[1] copy
        vpermi2b zmm13, zmm15, zmm14                             ;   111.3 p0+p5   21 x[1]
        vpermi2b zmm5, zmm18, zmm17                              ;   113.3 p0+p5   21 x[1]
        vpternlogd zmm10, zmm13, zmm5, 0xca                      ;   118.3 p0      21 x[1]
        vmovdqu64 zmm5, [rbp + 1280]                             ;    41.5 p3      32 x[2] reload
        vpxord zmm13, zmm1, zmm5                                 ;   104.0 p0      32 x[2]
        vpxord zmm5, zmm8, zmm5                                  ;   105.0 p0      32 x[2]
        vpxord zmm3, zmm3, zmm12                                 ;   114.3 p0      32 x[1]
        vpshufb zmm19, zmm12, zmm16                              ;   114.3 p5      32 x[1]
        vpshufb zmm21, zmm12, zmm20                              ;   115.3 p5      32 x[1]
        vpshufb zmm23, zmm12, zmm22                              ;   116.3 p5      32 x[1]
        vpternlogd zmm23, zmm21, zmm12, 0x96                     ;   117.3 p0      32 x[1]
        vprold zmm12, zmm23, 2                                   ;   118.3 p0      32 x[1]
        vpternlogd zmm12, zmm19, zmm3, 0x96                      ;   119.3 p0      32 x[1]
        vpternlogd zmm13, zmm12, zmm0, 0x96                      ;   120.3 p0      32 x[2]
        vpxord zmm6, zmm6, zmm10                                 ;   119.3 p0      32 x[1]
        vpshufb zmm3, zmm10, zmm16                               ;   119.3 p5      32 x[1]
        vpshufb zmm19, zmm10, zmm20                              ;   119.3 p5      32 x[1]
        vpshufb zmm21, zmm10, zmm22                              ;   119.3 p5      32 x[1]
        vpternlogd zmm21, zmm19, zmm10, 0x96                     ;   120.3 p0      32 x[1]
        vprold zmm10, zmm21, 2                                   ;   121.3 p0      32 x[1]
        vpternlogd zmm10, zmm3, zmm6, 0x96                       ;   122.3 p0      32 x[1]
        vpternlogd zmm5, zmm10, zmm7, 0x96                       ;   123.3 p0      32 x[2]
        vpshufb zmm3, zmm11, zmm13                               ;   121.3 p5      21 x[2]
        vmovdqa64 zmm6, zmm13                                    ;   121.3         21 x[2] copy
        vpermi2b zmm6, zmm15, zmm14                              ;   122.3 p0+p5   21 x[2]
        vpermi2b zmm13, zmm18, zmm17                             ;   124.3 p0+p5   21 x[2]
        vpternlogd zmm3, zmm6, zmm13, 0xca                       ;   129.3 p0      21 x[2]
        vpshufb zmm6, zmm11, zmm5                                ;   125.3 p5      21 x[2]
        vmovdqa64 zmm13, zmm5                                    ;   124.3         21 x[2] copy
        vpermi2b zmm13, zmm15, zmm14                             ;   127.3 p0+p5   21 x[2]
        vpermi2b zmm5, zmm18, zmm17                              ;   129.3 p0+p5   21 x[2]
        vpternlogd zmm6, zmm13, zmm5, 0xca                       ;   134.3 p0      21 x[2]
        vmovdqu64 zmm5, [rbp + 1344]                             ;    47.7 p2      32 x[3] reload
        vpxord zmm13, zmm0, zmm5                                 ;   122.0 p0      32 x[3]
        vpxord zmm5, zmm7, zmm5                                  ;   123.0 p0      32 x[3]
        vpxord zmm2, zmm2, zmm3                                  ;   130.3 p0      32 x[2]
        vpshufb zmm19, zmm3, zmm16                               ;   130.3 p5      32 x[2]
        vpshufb zmm21, zmm3, zmm20                               ;   131.3 p5      32 x[2]
        vpshufb zmm23, zmm3, zmm22                               ;   132.3 p5      32 x[2]
        vpternlogd zmm23, zmm21, zmm3, 0x96                      ;   133.3 p0      32 x[2]
        vprold zmm3, zmm23, 2                                    ;   134.3 p0      32 x[2]
        vpternlogd zmm3, zmm19, zmm2, 0x96                       ;   135.3 p0      32 x[2]
        vpternlogd zmm13, zmm3, zmm12, 0x96                      ;   136.3 p0      32 x[3]
        vpxord zmm9, zmm9, zmm6                                  ;   135.3 p0      32 x[2]
        vpshufb zmm2, zmm6, zmm16                                ;   135.3 p5      32 x[2]
        vpshufb zmm19, zmm6, zmm20                               ;   135.3 p5      32 x[2]
        vpshufb zmm21, zmm6, zmm22                               ;   135.3 p5      32 x[2]
        vpternlogd zmm21, zmm19, zmm6, 0x96                      ;   136.3 p0      32 x[2]
        vprold zmm6, zmm21, 2                                    ;   137.3 p0      32 x[2]
        vpternlogd zmm6, zmm2, zmm9, 0x96                        ;   138.3 p0      32 x[2]
        vpternlogd zmm5, zmm6, zmm10, 0x96                       ;   139.3 p0      32 x[3]
        vpshufb zmm2, zmm11, zmm13                               ;   137.3 p5      21 x[3]
        vmovdqa64 zmm9, zmm13                                    ;   137.3         21 x[3] copy
        vpermi2b zmm9, zmm15, zmm14                              ;   138.3 p0+p5   21 x[3]
        vpermi2b zmm13, zmm18, zmm17                             ;   140.3 p0+p5   21 x[3]
        vpternlogd zmm2, zmm9, zmm13, 0xca                       ;   145.3 p0      21 x[3]
        vpshufb zmm9, zmm11, zmm5                                ;   141.3 p5      21 x[3]
        vmovdqa64 zmm13, zmm5                                    ;   140.3         21 x[3] copy
        vpermi2b zmm13, zmm15, zmm14                             ;   143.3 p0+p5   21 x[3]
        vpermi2b zmm5, zmm18, zmm17                              ;   145.3 p0+p5   21 x[3]
        vpternlogd zmm9, zmm13, zmm5, 0xca                       ;   150.3 p0      21 x[3]
        vmovdqu64 zmm5, [rbp + 1408]                             ;    53.8 p3      32 x[0] reload
        vpxord zmm13, zmm12, zmm5                                ;   140.0 p0      32 x[0]
        vpxord zmm5, zmm10, zmm5                                 ;   141.0 p0      32 x[0]
        vpxord zmm1, zmm1, zmm2                                  ;   146.3 p0      32 x[3]
        vpshufb zmm19, zmm2, zmm16                               ;   146.3 p5      32 x[3]
        vpshufb zmm21, zmm2, zmm20                               ;   147.3 p5      32 x[3]
        vpshufb zmm23, zmm2, zmm22                               ;   148.3 p5      32 x[3]
        vpternlogd zmm23, zmm21, zmm2, 0x96                      ;   149.3 p0      32 x[3]
        vprold zmm2, zmm23, 2                                    ;   150.3 p0      32 x[3]
        vpternlogd zmm2, zmm19, zmm1, 0x96                       ;   151.3 p0      32 x[3]
        vpternlogd zmm13, zmm2, zmm3, 0x96                       ;   152.3 p0      32 x[0]
        vpxord zmm8, zmm8, zmm9                                  ;   151.3 p0      32 x[3]
        vpshufb zmm1, zmm9, zmm16                                ;   151.3 p5      32 x[3]
        vpshufb zmm19, zmm9, zmm20                               ;   151.3 p5      32 x[3]
        vpshufb zmm21, zmm9, zmm22                               ;   151.3 p5      32 x[3]
        vpternlogd zmm21, zmm19, zmm9, 0x96                      ;   152.3 p0      32 x[3]
        vprold zmm9, zmm21, 2                                    ;   153.3 p0      32 x[3]
        vpternlogd zmm9, zmm1, zmm8, 0x96                        ;   154.3 p0      32 x[3]
        vpternlogd zmm5, zmm9, zmm6, 0x96                        ;   155.3 p0      32 x[0]
        vpshufb zmm1, zmm11, zmm13                               ;   153.3 p5      21 x[0]
        vmovdqa64 zmm8, zmm13                                    ;   153.3         21 x[0] copy
        vpermi2b zmm8, zmm15, zmm14                              ;   154.3 p0+p5   21 x[0]
        vpermi2b zmm13, zmm18, zmm17                             ;   156.3 p0+p5   21 x[0]
        vpternlogd zmm1, zmm8, zmm13, 0xca                       ;   161.3 p0      21 x[0]
        vpshufb zmm8, zmm11, zmm5                                ;   157.3 p5      21 x[0]
        vmovdqa64 zmm13, zmm5                                    ;   156.3         21 x[0] copy
        vpermi2b zmm13, zmm15, zmm14                             ;   159.3 p0+p5   21 x[0]
        vpermi2b zmm5, zmm18, zmm17                              ;   161.3 p0+p5   21 x[0]
        vpternlogd zmm8, zmm13, zmm5, 0xca                       ;   166.3 p0      21 x[0]
        vmovdqu64 zmm5, [rbp + 1472]                             ;    60.0 p2      32 x[1] reload
        vpxord zmm13, zmm3, zmm5                                 ;   158.0 p0      32 x[1]
        vpxord zmm5, zmm6, zmm5                                  ;   159.0 p0      32 x[1]
        vpxord zmm0, zmm0, zmm1                                  ;   162.3 p0      32 x[0]
        vpshufb zmm19, zmm1, zmm16                               ;   162.3 p5      32 x[0]
        vpshufb zmm21, zmm1, zmm20                               ;   163.3 p5      32 x[0]
        vpshufb zmm23, zmm1, zmm22                               ;   164.3 p5      32 x[0]
        vpternlogd zmm23, zmm21, zmm1, 0x96                      ;   165.3 p0      32 x[0]
        vprold zmm1, zmm23, 2                                    ;   166.3 p0      32 x[0]
        vpternlogd zmm1, zmm19, zmm0, 0x96                       ;   167.3 p0      32 x[0]
        vpternlogd zmm13, zmm1, zmm2, 0x96                       ;   168.3 p0      32 x[1]
        vpxord zmm7, zmm7, zmm8                                  ;   167.3 p0      32 x[0]
        vpshufb zmm0, zmm8, zmm16                                ;   167.3 p5      32 x[0]
        vpshufb zmm19, zmm8, zmm20                               ;   167.3 p5      32 x[0]
        vpshufb zmm21, zmm8, zmm22                               ;   167.3 p5      32 x[0]
        vpternlogd zmm21, zmm19, zmm8, 0x96                      ;   168.3 p0      32 x[0]
        vprold zmm8, zmm21, 2                                    ;   169.3 p0      32 x[0]
        vpternlogd zmm8, zmm0, zmm7, 0x96                        ;   170.3 p0      32 x[0]
        vpternlogd zmm5, zmm8, zmm9, 0x96                        ;   171.3 p5      32 x[1]
        vpshufb zmm0, zmm11, zmm13                               ;   169.3 p5      21 x[1]
        vmovdqa64 zmm7, zmm13                                    ;   169.3         21 x[1] copy
        vpermi2b zmm7, zmm15, zmm14                              ;   171.3 p0+p5   21 x[1]
        vpermi2b zmm13, zmm18, zmm17                             ;   173.3 p0+p5   21 x[1]
        vpternlogd zmm0, zmm7, zmm13, 0xca                       ;   178.3 p0      21 x[1]
        vpshufb zmm7, zmm11, zmm5                                ;   174.3 p5      21 x[1]
        vmovdqa64 zmm13, zmm5                                    ;   172.3         21 x[1] copy
        vpermi2b zmm13, zmm15, zmm14                             ;   176.3 p0+p5   21 x[1]
        vpermi2b zmm5, zmm18, zmm17                              ;   178.3 p0+p5   21 x[1]
        vpternlogd zmm7, zmm13, zmm5, 0xca                       ;   183.3 p0      21 x[1]
        vmovdqu64 zmm5, [rbp + 1536]                             ;    66.2 p3      32 x[2] reload
        vpxord zmm13, zmm2, zmm5                                 ;   175.0 p0      32 x[2]
        vpxord zmm5, zmm9, zmm5                                  ;   176.0 p0      32 x[2]
        vpxord zmm12, zmm12, zmm0                                ;   179.3 p0      32 x[1]
        vpshufb zmm19, zmm0, zmm16                               ;   179.3 p5      32 x[1]
        vpshufb zmm21, zmm0, zmm20                               ;   180.3 p5      32 x[1]
        vpshufb zmm23, zmm0, zmm22                               ;   181.3 p5      32 x[1]
        vpternlogd zmm23, zmm21, zmm0, 0x96                      ;   182.3 p0      32 x[1]
        vprold zmm0, zmm23, 2                                    ;   183.3 p0      32 x[1]
        vpternlogd zmm0, zmm19, zmm12, 0x96                      ;   184.3 p0      32 x[1]
        vpternlogd zmm13, zmm0, zmm1, 0x96                       ;   185.3 p0      32 x[2]
        vpxord zmm10, zmm10, zmm7                                ;   184.3 p0      32 x[1]
        vpshufb zmm12, zmm7, zmm16                               ;   184.3 p5      32 x[1]
        vpshufb zmm19, zmm7, zmm20                               ;   184.3 p5      32 x[1]
        vpshufb zmm21, zmm7, zmm22                               ;   184.3 p5      32 x[1]
        vpternlogd zmm21, zmm19, zmm7, 0x96                      ;   185.3 p0      32 x[1]
        vprold zmm7, zmm21, 2                                    ;   186.3 p0      32 x[1]
        vpternlogd zmm7, zmm12, zmm10, 0x96                      ;   187.3 p0      32 x[1]
        vpternlogd zmm5, zmm7, zmm8, 0x96                        ;   188.3 p5      32 x[2]
        vpshufb zmm10, zmm11, zmm13                              ;   186.3 p5      21 x[2]
        vmovdqa64 zmm12, zmm13                                   ;   186.3         21 x[2] copy
        vpermi2b zmm12, zmm15, zmm14                             ;   188.3 p0+p5   21 x[2]
        vpermi2b zmm13, zmm18, zmm17                             ;   190.3 p0+p5   21 x[2]
        vpternlogd zmm10, zmm12, zmm13, 0xca                     ;   195.3 p0      21 x[2]
        vpshufb zmm12, zmm11, zmm5                               ;   191.3 p5      21 x[2]
        vmovdqa64 zmm13, zmm5                                    ;   189.3         21 x[2] copy
        vpermi2b zmm13, zmm15, zmm14                             ;   193.3 p0+p5   21 x[2]
        vpermi2b zmm5, zmm18, zmm17                              ;   195.3 p0+p5   21 x[2]
        vpternlogd zmm12, zmm13, zmm5, 0xca                      ;   200.3 p0      21 x[2]
        vmovdqu64 zmm5, [rbp + 1600]                             ;    72.3 p2      32 x[3] reload
        vpxord zmm13, zmm1, zmm5                                 ;   192.0 p0      32 x[3]
        vpxord zmm5, zmm8, zmm5                                  ;   193.0 p0      32 x[3]
        vpxord zmm3, zmm3, zmm10                                 ;   196.3 p0      32 x[2]
        vpshufb zmm19, zmm10, zmm16                              ;   196.3 p5      32 x[2]
        vpshufb zmm21, zmm10, zmm20                              ;   197.3 p5      32 x[2]
        vpshufb zmm23, zmm10, zmm22                              ;   198.3 p5      32 x[2]
        vpternlogd zmm23, zmm21, zmm10, 0x96                     ;   199.3 p0      32 x[2]
        vprold zmm10, zmm23, 2                                   ;   200.3 p0      32 x[2]
        vpternlogd zmm10, zmm19, zmm3, 0x96                      ;   201.3 p0      32 x[2]
        vpternlogd zmm13, zmm10, zmm0, 0x96                      ;   202.3 p0      32 x[3]
        vpxord zmm6, zmm6, zmm12                                 ;   201.3 p0      32 x[2]
        vpshufb zmm3, zmm12, zmm16                               ;   201.3 p5      32 x[2]
        vpshufb zmm19, zmm12, zmm20                              ;   201.3 p5      32 x[2]
        vpshufb zmm21, zmm12, zmm22                              ;   201.3 p5      32 x[2]
        vpternlogd zmm21, zmm19, zmm12, 0x96                     ;   202.3 p0      32 x[2]
        vprold zmm12, zmm21, 2                                   ;   203.3 p0      32 x[2]
        vpternlogd zmm12, zmm3, zmm6, 0x96                       ;   204.3 p0      32 x[2]
        vpternlogd zmm5, zmm12, zmm7, 0x96                       ;   205.3 p5      32 x[3]
        vpshufb zmm3, zmm11, zmm13                               ;   203.3 p5      21 x[3]
        vmovdqa64 zmm6, zmm13                                    ;   203.3         21 x[3] copy
        vpermi2b zmm6, zmm15, zmm14                              ;   205.3 p0+p5   21 x[3]
        vpermi2b zmm13, zmm18, zmm17                             ;   207.3 p0+p5   21 x[3]
        vpternlogd zmm3, zmm6, zmm13, 0xca                       ;   212.3 p0      21 x[3]
        vpshufb zmm6, zmm11, zmm5                                ;   208.3 p5      21 x[3]
        vmovdqa64 zmm13, zmm5                                    ;   206.3         21 x[3] copy
        vpermi2b zmm13, zmm15, zmm14                             ;   210.3 p0+p5   21 x[3]
        vpermi2b zmm5, zmm18, zmm17                              ;   212.3 p0+p5   21 x[3]
        vpternlogd zmm6, zmm13, zmm5, 0xca                       ;   217.3 p0      21 x[3]
        vmovdqu64 zmm5, [rbp + 1664]                             ;    78.5 p3      32 x[0] reload
        vpxord zmm13, zmm0, zmm5                                 ;   209.0 p0      32 x[0]
        vpxord zmm5, zmm7, zmm5                                  ;   210.0 p0      32 x[0]
        vpxord zmm2, zmm2, zmm3                                  ;   213.3 p0      32 x[3]
        vpshufb zmm19, zmm3, zmm16                               ;   213.3 p5      32 x[3]
        vpshufb zmm21, zmm3, zmm20                               ;   214.3 p5      32 x[3]
        vpshufb zmm23, zmm3, zmm22                               ;   215.3 p5      32 x[3]
        vpternlogd zmm23, zmm21, zmm3, 0x96                      ;   216.3 p0      32 x[3]
        vprold zmm3, zmm23, 2                                    ;   217.3 p0      32 x[3]
        vpternlogd zmm3, zmm19, zmm2, 0x96                       ;   218.3 p0      32 x[3]
        vpternlogd zmm13, zmm3, zmm10, 0x96                      ;   219.3 p0      32 x[0]
        vpxord zmm9, zmm9, zmm6                                  ;   218.3 p0      32 x[3]
        vpshufb zmm2, zmm6, zmm16                                ;   218.3 p5      32 x[3]
        vpshufb zmm19, zmm6, zmm20                               ;   218.3 p5      32 x[3]
        vpshufb zmm21, zmm6, zmm22                               ;   218.3 p5      32 x[3]
        vpternlogd zmm21, zmm19, zmm6, 0x96                      ;   219.3 p0      32 x[3]
        vprold zmm6, zmm21, 2                                    ;   220.3 p0      32 x[3]
        vpternlogd zmm6, zmm2, zmm9, 0x96                        ;   221.3 p0      32 x[3]
        vpternlogd zmm5, zmm6, zmm12, 0x96                       ;   222.3 p5      32 x[0]
        vpshufb zmm2, zmm11, zmm13                               ;   220.3 p5      21 x[0]
        vmovdqa64 zmm9, zmm13                                    ;   220.3         21 x[0] copy
        vpermi2b zmm9, zmm15, zmm14                              ;   222.3 p0+p5   21 x[0]
        vpermi2b zmm13, zmm18, zmm17                             ;   224.3 p0+p5   21 x[0]
        vpternlogd zmm2, zmm9, zmm13, 0xca                       ;   229.3 p0      21 x[0]
        vpshufb zmm9, zmm11, zmm5                                ;   225.3 p5      21 x[0]
        vmovdqa64 zmm13, zmm5                                    ;   223.3         21 x[0] copy
        vpermi2b zmm13, zmm15, zmm14                             ;   227.3 p0+p5   21 x[0]
        vpermi2b zmm5, zmm18, zmm17                              ;   229.3 p0+p5   21 x[0]
        vpternlogd zmm9, zmm13, zmm5, 0xca                       ;   234.3 p0      21 x[0]
        vmovdqu64 zmm5, [rbp + 1728]                             ;    84.7 p2      32 x[1] reload
        vpxord zmm13, zmm10, zmm5                                ;   226.0 p0      32 x[1]
        vpxord zmm5, zmm12, zmm5                                 ;   227.0 p0      32 x[1]
        vpxord zmm1, zmm1, zmm2                                  ;   230.3 p0      32 x[0]
        vpshufb zmm19, zmm2, zmm16                               ;   230.3 p5      32 x[0]
        vpshufb zmm21, zmm2, zmm20                               ;   231.3 p5      32 x[0]
        vpshufb zmm23, zmm2, zmm22                               ;   232.3 p5      32 x[0]
        vpternlogd zmm23, zmm21, zmm2, 0x96                      ;   233.3 p0      32 x[0]
        vprold zmm2, zmm23, 2                                    ;   234.3 p0      32 x[0]
        vpternlogd zmm2, zmm19, zmm1, 0x96                       ;   235.3 p0      32 x[0]
        vpternlogd zmm13, zmm2, zmm3, 0x96                       ;   236.3 p0      32 x[1]
        vpxord zmm8, zmm8, zmm9                                  ;   235.3 p0      32 x[0]
        vpshufb zmm1, zmm9, zmm16                                ;   235.3 p5      32 x[0]
        vpshufb zmm19, zmm9, zmm20                               ;   235.3 p5      32 x[0]
        vpshufb zmm21, zmm9, zmm22                               ;   235.3 p5      32 x[0]
        vpternlogd zmm21, zmm19, zmm9, 0x96                      ;   236.3 p0      32 x[0]
        vprold zmm9, zmm21, 2                                    ;   237.3 p0      32 x[0]
        vpternlogd zmm9, zmm1, zmm8, 0x96                        ;   238.3 p0      32 x[0]
        vpternlogd zmm5, zmm9, zmm6, 0x96                        ;   239.3 p5      32 x[1]
        vpshufb zmm1, zmm11, zmm13                               ;   237.3 p5      21 x[1]
        vmovdqa64 zmm8, zmm13                                    ;   237.3         21 x[1] copy
        vpermi2b zmm8, zmm15, zmm14                              ;   239.3 p0+p5   21 x[1]
        vpermi2b zmm13, zmm18, zmm17                             ;   241.3 p0+p5   21 x[1]
        vpternlogd zmm1, zmm8, zmm13, 0xca                       ;   246.3 p0      21 x[1]
        vpshufb zmm8, zmm11, zmm5                                ;   242.3 p5      21 x[1]
        vmovdqa64 zmm13, zmm5                                    ;   240.3         21 x[1] copy
        vpermi2b zmm13, zmm15, zmm14                             ;   244.3 p0+p5   21 x[1]
        vpermi2b zmm5, zmm18, zmm17                              ;   246.3 p0+p5   21 x[1]
        vpternlogd zmm8, zmm13, zmm5, 0xca                       ;   251.3 p0      21 x[1]
        vmovdqu64 zmm5, [rbp + 1792]                             ;    90.8 p3      32 x[2] reload
        vpxord zmm13, zmm3, zmm5                                 ;   243.0 p0      32 x[2]
        vpxord zmm5, zmm6, zmm5                                  ;   244.0 p0      32 x[2]
        vpxord zmm0, zmm0, zmm1                                  ;   247.3 p0      32 x[1]
        vpshufb zmm19, zmm1, zmm16                               ;   247.3 p5      32 x[1]
        vpshufb zmm21, zmm1, zmm20                               ;   248.3 p5      32 x[1]
        vpshufb zmm23, zmm1, zmm22                               ;   249.3 p5      32 x[1]
        vpternlogd zmm23, zmm21, zmm1, 0x96                      ;   250.3 p0      32 x[1]
        vprold zmm1, zmm23, 2                                    ;   251.3 p0      32 x[1]
        vpternlogd zmm1, zmm19, zmm0, 0x96                       ;   252.3 p0      32 x[1]
        vpternlogd zmm13, zmm1, zmm2, 0x96                       ;   253.3 p0      32 x[2]
        vpxord zmm7, zmm7, zmm8                                  ;   252.3 p0      32 x[1]
        vpshufb zmm0, zmm8, zmm16                                ;   252.3 p5      32 x[1]
        vpshufb zmm19, zmm8, zmm20                               ;   252.3 p5      32 x[1]
        vpshufb zmm21, zmm8, zmm22                               ;   252.3 p5      32 x[1]
        vpternlogd zmm21, zmm19, zmm8, 0x96                      ;   253.3 p0      32 x[1]
        vprold zmm8, zmm21, 2                                    ;   254.3 p0      32 x[1]
        vpternlogd zmm8, zmm0, zmm7, 0x96                        ;   255.3 p0      32 x[1]
        vpternlogd zmm5, zmm8, zmm9, 0x96                        ;   256.3 p5      32 x[2]
        vpshufb zmm0, zmm11, zmm13                               ;   254.3 p5      21 x[2]
        vmovdqa64 zmm7, zmm13                                    ;   254.3         21 x[2] copy
        vpermi2b zmm7, zmm15, zmm14                              ;   256.3 p0+p5   21 x[2]
        vpermi2b zmm13, zmm18, zmm17                             ;   258.3 p0+p5   21 x[2]
        vpternlogd zmm0, zmm7, zmm13, 0xca                       ;   263.3 p0      21 x[2]
        vpshufb zmm7, zmm11, zmm5                                ;   259.3 p5      21 x[2]
        vmovdqa64 zmm13, zmm5                                    ;   257.3         21 x[2] copy
        vpermi2b zmm13, zmm15, zmm14                             ;   261.3 p0+p5   21 x[2]
        vpermi2b zmm5, zmm18, zmm17                              ;   263.3 p0+p5   21 x[2]
        vpternlogd zmm7, zmm13, zmm5, 0xca                       ;   268.3 p0      21 x[2]
        vmovdqu64 zmm5, [rbp + 1856]                             ;    97.0 p2      32 x[3] reload
        vpxord zmm13, zmm2, zmm5                                 ;   260.0 p0      32 x[3]
        vpxord zmm5, zmm9, zmm5                                  ;   261.0 p0      32 x[3]
        vpxord zmm10, zmm10, zmm0                                ;   264.3 p0      32 x[2]
        vpshufb zmm19, zmm0, zmm16                               ;   264.3 p5      32 x[2]
        vpshufb zmm21, zmm0, zmm20                               ;   265.3 p5      32 x[2]
        vpshufb zmm23, zmm0, zmm22                               ;   266.3 p5      32 x[2]
        vpternlogd zmm23, zmm21, zmm0, 0x96                      ;   267.3 p0      32 x[2]
        vprold zmm0, zmm23, 2                                    ;   268.3 p0      32 x[2]
        vpternlogd zmm0, zmm19, zmm10, 0x96                      ;   269.3 p0      32 x[2]
        vpternlogd zmm13, zmm0, zmm1, 0x96                       ;   270.3 p0      32 x[3]
        vpxord zmm12, zmm12, zmm7                                ;   269.3 p0      32 x[2]
        vpshufb zmm10, zmm7, zmm16                               ;   269.3 p5      32 x[2]
        vpshufb zmm19, zmm7, zmm20                               ;   269.3 p5      32 x[2]
        vpshufb zmm21, zmm7, zmm22                               ;   269.3 p5      32 x[2]
        vpternlogd zmm21, zmm19, zmm7, 0x96                      ;   270.3 p0      32 x[2]
        vprold zmm7, zmm21, 2                                    ;   271.3 p0      32 x[2]
        vpternlogd zmm7, zmm10, zmm12, 0x96                      ;   272.3 p0      32 x[2]
        vpternlogd zmm5, zmm7, zmm8, 0x96                        ;   273.3 p5      32 x[3]
        vpshufb zmm10, zmm11, zmm13                              ;   271.3 p5      21 x[3]
        vmovdqa64 zmm12, zmm13                                   ;   271.3         21 x[3] copy
        vpermi2b zmm12, zmm15, zmm14                             ;   273.3 p0+p5   21 x[3]
        vpermi2b zmm13, zmm18, zmm17                             ;   275.3 p0+p5   21 x[3]
        vpternlogd zmm10, zmm12, zmm13, 0xca                     ;   280.3 p0      21 x[3]
        vpshufb zmm12, zmm11, zmm5                               ;   276.3 p5      21 x[3]
        vmovdqa64 zmm13, zmm5                                    ;   274.3         21 x[3] copy
        vpermi2b zmm13, zmm15, zmm14                             ;   278.3 p0+p5   21 x[3]
        vpermi2b zmm5, zmm18, zmm17                              ;   280.3 p0+p5   21 x[3]
        vpternlogd zmm12, zmm13, zmm5, 0xca                      ;   285.3 p0      21 x[3]
        vmovdqu64 zmm5, [rbp + 1920]                             ;   103.2 p3      32 x[0] reload
        vpxord zmm13, zmm1, zmm5                                 ;   277.0 p0      32 x[0]
        vpxord zmm5, zmm8, zmm5                                  ;   278.0 p0      32 x[0]
        vpxord zmm3, zmm3, zmm10                                 ;   281.3 p0      32 x[3]
        vpshufb zmm19, zmm10, zmm16                              ;   281.3 p5      32 x[3]
        vpshufb zmm21, zmm10, zmm20                              ;   282.3 p5      32 x[3]
        vpshufb zmm23, zmm10, zmm22                              ;   283.3 p5      32 x[3]
        vpternlogd zmm23, zmm21, zmm10, 0x96                     ;   284.3 p0      32 x[3]
        vprold zmm10, zmm23, 2                                   ;   285.3 p0      32 x[3]
        vpternlogd zmm10, zmm19, zmm3, 0x96                      ;   286.3 p0      32 x[3]
        vpternlogd zmm13, zmm10, zmm0, 0x96                      ;   287.3 p0      32 x[0]
        vpxord zmm6, zmm6, zmm12                                 ;   286.3 p0      32 x[3]
        vpshufb zmm3, zmm12, zmm16                               ;   286.3 p5      32 x[3]
        vpshufb zmm19, zmm12, zmm20                              ;   286.3 p5      32 x[3]
        vpshufb zmm21, zmm12, zmm22                              ;   286.3 p5      32 x[3]
        vpternlogd zmm21, zmm19, zmm12, 0x96                     ;   287.3 p0      32 x[3]
        vprold zmm12, zmm21, 2                                   ;   288.3 p0      32 x[3]
        vpternlogd zmm12, zmm3, zmm6, 0x96                       ;   289.3 p0      32 x[3]
        vpternlogd zmm5, zmm12, zmm7, 0x96                       ;   290.3 p5      32 x[0]
        vpshufb zmm3, zmm11, zmm13                               ;   288.3 p5      21 x[0]
        vmovdqa64 zmm6, zmm13                                    ;   288.3         21 x[0] copy
        vpermi2b zmm6, zmm15, zmm14                              ;   290.3 p0+p5   21 x[0]
        vpermi2b zmm13, zmm18, zmm17                             ;   292.3 p0+p5   21 x[0]
        vpternlogd zmm3, zmm6, zmm13, 0xca                       ;   297.3 p0      21 x[0]
        vpshufb zmm6, zmm11, zmm5                                ;   293.3 p5      21 x[0]
        vmovdqa64 zmm13, zmm5                                    ;   291.3         21 x[0] copy
        vpermi2b zmm13, zmm15, zmm14                             ;   295.3 p0+p5   21 x[0]
        vpermi2b zmm5, zmm18, zmm17                              ;   297.3 p0+p5   21 x[0]
        vpternlogd zmm6, zmm13, zmm5, 0xca                       ;   302.3 p0      21 x[0]
        vmovdqu64 zmm5, [rbp + 1984]                             ;   109.3 p2      32 x[1] reload
        vpxord zmm13, zmm0, zmm5                                 ;   294.0 p0      32 x[1]
        vpxord zmm5, zmm7, zmm5                                  ;   295.0 p0      32 x[1]
        vpxord zmm2, zmm2, zmm3                                  ;   298.3 p0      32 x[0]
        vpshufb zmm19, zmm3, zmm16                               ;   298.3 p5      32 x[0]
        vpshufb zmm21, zmm3, zmm20                               ;   299.3 p5      32 x[0]
        vpshufb zmm23, zmm3, zmm22                               ;   300.3 p5      32 x[0]
        vpternlogd zmm23, zmm21, zmm3, 0x96                      ;   301.3 p0      32 x[0]
        vprold zmm3, zmm23, 2                                    ;   302.3 p0      32 x[0]
        vpternlogd zmm3, zmm19, zmm2, 0x96                       ;   303.3 p0      32 x[0]
        vpternlogd zmm13, zmm3, zmm10, 0x96                      ;   304.3 p0      32 x[1]
        vpxord zmm9, zmm9, zmm6                                  ;   303.3 p0      32 x[0]
        vpshufb zmm2, zmm6, zmm16                                ;   303.3 p5      32 x[0]
        vpshufb zmm19, zmm6, zmm20                               ;   303.3 p5      32 x[0]
        vpshufb zmm21, zmm6, zmm22                               ;   303.3 p5      32 x[0]
        vpternlogd zmm21, zmm19, zmm6, 0x96                      ;   304.3 p0      32 x[0]
        vprold zmm6, zmm21, 2                                    ;   305.3 p0      32 x[0]
        vpternlogd zmm6, zmm2, zmm9, 0x96                        ;   306.3 p0      32 x[0]
        vpternlogd zmm5, zmm6, zmm12, 0x96                       ;   307.3 p5      32 x[1]
        vpshufb zmm2, zmm11, zmm13                               ;   305.3 p5      21 x[1]
        vmovdqa64 zmm9, zmm13                                    ;   305.3         21 x[1] copy
        vpermi2b zmm9, zmm15, zmm14                              ;   307.3 p0+p5   21 x[1]
        vpermi2b zmm13, zmm18, zmm17                             ;   309.3 p0+p5   21 x[1]
        vpternlogd zmm2, zmm9, zmm13, 0xca                       ;   314.3 p0      21 x[1]
        vpshufb zmm9, zmm11, zmm5                                ;   310.3 p5      21 x[1]
        vmovdqa64 zmm13, zmm5                                    ;   308.3         21 x[1] copy
        vpermi2b zmm13, zmm15, zmm14                             ;   312.3 p0+p5   21 x[1]
        vpermi2b zmm5, zmm18, zmm17                              ;   314.3 p0+p5   21 x[1]
        vpternlogd zmm9, zmm13, zmm5, 0xca                       ;   319.3 p0      21 x[1]
        vmovdqu64 zmm5, [rbp + 2048]                             ;   115.5 p3      32 x[2] reload
        vpxord zmm13, zmm10, zmm5                                ;   311.0 p0      32 x[2]
        vpxord zmm5, zmm12, zmm5                                 ;   312.0 p0      32 x[2]
        vpxord zmm1, zmm1, zmm2                                  ;   315.3 p0      32 x[1]
        vpshufb zmm19, zmm2, zmm16                               ;   315.3 p5      32 x[1]
        vpshufb zmm21, zmm2, zmm20                               ;   316.3 p5      32 x[1]
        vpshufb zmm23, zmm2, zmm22                               ;   317.3 p5      32 x[1]
        vpternlogd zmm23, zmm21, zmm2, 0x96                      ;   318.3 p0      32 x[1]
        vprold zmm2, zmm23, 2                                    ;   319.3 p0      32 x[1]
        vpternlogd zmm2, zmm19, zmm1, 0x96                       ;   320.3 p0      32 x[1]
        vpternlogd zmm13, zmm2, zmm3, 0x96                       ;   321.3 p0      32 x[2]
        vpxord zmm8, zmm8, zmm9                                  ;   320.3 p0      32 x[1]
        vpshufb zmm1, zmm9, zmm16                                ;   320.3 p5      32 x[1]
        vpshufb zmm19, zmm9, zmm20                               ;   320.3 p5      32 x[1]
        vpshufb zmm21, zmm9, zmm22                               ;   320.3 p5      32 x[1]
        vpternlogd zmm21, zmm19, zmm9, 0x96                      ;   321.3 p0      32 x[1]
        vprold zmm9, zmm21, 2                                    ;   322.3 p0      32 x[1]
        vpternlogd zmm9, zmm1, zmm8, 0x96                        ;   323.3 p0      32 x[1]
        vpternlogd zmm5, zmm9, zmm6, 0x96                        ;   324.3 p5      32 x[2]
        vpshufb zmm1, zmm11, zmm13                               ;   322.3 p5      21 x[2]
        vmovdqa64 zmm8, zmm13                                    ;   322.3         21 x[2] copy
        vpermi2b zmm8, zmm15, zmm14                              ;   324.3 p0+p5   21 x[2]
        vpermi2b zmm13, zmm18, zmm17                             ;   326.3 p0+p5   21 x[2]
        vpternlogd zmm1, zmm8, zmm13, 0xca                       ;   331.3 p0      21 x[2]
        vpshufb zmm8, zmm11, zmm5                                ;   327.3 p5      21 x[2]
        vmovdqa64 zmm13, zmm5                                    ;   325.3         21 x[2] copy
        vpermi2b zmm13, zmm15, zmm14                             ;   329.3 p0+p5   21 x[2]
        vpermi2b zmm5, zmm18, zmm17                              ;   331.3 p0+p5   21 x[2]
        vpternlogd zmm8, zmm13, zmm5, 0xca                       ;   336.3 p0      21 x[2]
        vmovdqu64 zmm5, [rbp + 2112]                             ;   121.7 p2      32 x[3] reload
        vpxord zmm13, zmm3, zmm5                                 ;   328.0 p0      32 x[3]
        vpxord zmm5, zmm6, zmm5                                  ;   329.0 p0      32 x[3]
        vpxord zmm0, zmm0, zmm1                                  ;   332.3 p0      32 x[2]
        vpshufb zmm19, zmm1, zmm16                               ;   332.3 p5      32 x[2]
        vpshufb zmm21, zmm1, zmm20                               ;   333.3 p5      32 x[2]
        vpshufb zmm23, zmm1, zmm22                               ;   334.3 p5      32 x[2]
        vpternlogd zmm23, zmm21, zmm1, 0x96                      ;   335.3 p0      32 x[2]
        vprold zmm1, zmm23, 2                                    ;   336.3 p0      32 x[2]
        vpternlogd zmm1, zmm19, zmm0, 0x96                       ;   337.3 p0      32 x[2]
        vpternlogd zmm13, zmm1, zmm2, 0x96                       ;   338.3 p0      32 x[3]
        vpxord zmm7, zmm7, zmm8                                  ;   337.3 p0      32 x[2]
        vpshufb zmm0, zmm8, zmm16                                ;   337.3 p5      32 x[2]
        vpshufb zmm19, zmm8, zmm20                               ;   337.3 p5      32 x[2]
        vpshufb zmm21, zmm8, zmm22                               ;   337.3 p5      32 x[2]
        vpternlogd zmm21, zmm19, zmm8, 0x96                      ;   338.3 p0      32 x[2]
        vprold zmm8, zmm21, 2                                    ;   339.3 p0      32 x[2]
        vpternlogd zmm8, zmm0, zmm7, 0x96                        ;   340.3 p0      32 x[2]
        vpternlogd zmm5, zmm8, zmm9, 0x96                        ;   341.3 p5      32 x[3]
        vpshufb zmm0, zmm11, zmm13                               ;   339.3 p5      21 x[3]
        vmovdqa64 zmm7, zmm13                                    ;   339.3         21 x[3] copy
        vpermi2b zmm7, zmm15, zmm14                              ;   341.3 p0+p5   21 x[3]
        vpermi2b zmm13, zmm18, zmm17                             ;   343.3 p0+p5   21 x[3]
        vpternlogd zmm0, zmm7, zmm13, 0xca                       ;   348.3 p0      21 x[3]
        vpshufb zmm7, zmm11, zmm5                                ;   344.3 p5      21 x[3]
        vmovdqa64 zmm13, zmm5                                    ;   342.3         21 x[3] copy
        vpermi2b zmm13, zmm15, zmm14                             ;   346.3 p0+p5   21 x[3]
        vpermi2b zmm5, zmm18, zmm17                              ;   348.3 p0+p5   21 x[3]
        vpternlogd zmm7, zmm13, zmm5, 0xca                       ;   353.3 p0      21 x[3]
        vmovdqu64 zmm5, [rbp + 2176]                             ;   127.8 p3      32 x[0] reload
        vpxord zmm13, zmm2, zmm5                                 ;   345.0 p0      32 x[0]
        vpxord zmm5, zmm9, zmm5                                  ;   346.0 p0      32 x[0]
        vpxord zmm10, zmm10, zmm0                                ;   349.3 p0      32 x[3]
        vpshufb zmm19, zmm0, zmm16                               ;   349.3 p5      32 x[3]
        vpshufb zmm21, zmm0, zmm20                               ;   350.3 p5      32 x[3]
        vpshufb zmm23, zmm0, zmm22                               ;   351.3 p5      32 x[3]
        vpternlogd zmm23, zmm21, zmm0, 0x96                      ;   352.3 p0      32 x[3]
        vprold zmm0, zmm23, 2                                    ;   353.3 p0      32 x[3]
        vpternlogd zmm0, zmm19, zmm10, 0x96                      ;   354.3 p0      32 x[3]
        vpternlogd zmm13, zmm0, zmm1, 0x96                       ;   355.3 p0      32 x[0]
        vpxord zmm12, zmm12, zmm7                                ;   354.3 p0      32 x[3]
        vpshufb zmm10, zmm7, zmm16                               ;   354.3 p5      32 x[3]
        vpshufb zmm19, zmm7, zmm20                               ;   354.3 p5      32 x[3]
        vpshufb zmm21, zmm7, zmm22                               ;   354.3 p5      32 x[3]
        vpternlogd zmm21, zmm19, zmm7, 0x96                      ;   355.3 p0      32 x[3]
        vprold zmm7, zmm21, 2                                    ;   356.3 p0      32 x[3]
        vpternlogd zmm7, zmm10, zmm12, 0x96                      ;   357.3 p0      32 x[3]
        vpternlogd zmm5, zmm7, zmm8, 0x96                        ;   358.3 p5      32 x[0]
        vpshufb zmm10, zmm11, zmm13                              ;   356.3 p5      21 x[0]
        vmovdqa64 zmm12, zmm13                                   ;   356.3         21 x[0] copy
        vpermi2b zmm12, zmm15, zmm14                             ;   358.3 p0+p5   21 x[0]
        vpermi2b zmm13, zmm18, zmm17                             ;   360.3 p0+p5   21 x[0]
        vpternlogd zmm10, zmm12, zmm13, 0xca                     ;   365.3 p0      21 x[0]
        vpshufb zmm12, zmm11, zmm5                               ;   361.3 p5      21 x[0]
        vmovdqa64 zmm13, zmm5                                    ;   359.3         21 x[0] copy
        vpermi2b zmm13, zmm15, zmm14                             ;   363.3 p0+p5   21 x[0]
        vpermi2b zmm5, zmm18, zmm17                              ;   365.3 p0+p5   21 x[0]
        vpternlogd zmm12, zmm13, zmm5, 0xca                      ;   370.3 p0      21 x[0]
        vmovdqu64 zmm5, [rbp + 2240]                             ;   136.5 p2      32 x[1] reload
        vpxord zmm13, zmm1, zmm5                                 ;   362.0 p0      32 x[1]
        vpxord zmm5, zmm8, zmm5                                  ;   363.0 p0      32 x[1]
        vpxord zmm3, zmm3, zmm10                                 ;   366.3 p0      32 x[0]
        vpshufb zmm19, zmm10, zmm16                              ;   366.3 p5      32 x[0]
        vpshufb zmm21, zmm10, zmm20                              ;   367.3 p5      32 x[0]
        vpshufb zmm23, zmm10, zmm22                              ;   368.3 p5      32 x[0]
        vpternlogd zmm23, zmm21, zmm10, 0x96                     ;   369.3 p0      32 x[0]
        vprold zmm10, zmm23, 2                                   ;   370.3 p0      32 x[0]
        vpternlogd zmm10, zmm19, zmm3, 0x96                      ;   371.3 p0      32 x[0]
        vpternlogd zmm13, zmm10, zmm0, 0x96                      ;   372.3 p0      32 x[1]
        vpxord zmm6, zmm6, zmm12                                 ;   371.3 p0      32 x[0]
        vpshufb zmm3, zmm12, zmm16                               ;   371.3 p5      32 x[0]
        vpshufb zmm19, zmm12, zmm20                              ;   371.3 p5      32 x[0]
        vpshufb zmm21, zmm12, zmm22                              ;   371.3 p5      32 x[0]
        vpternlogd zmm21, zmm19, zmm12, 0x96                     ;   372.3 p0      32 x[0]
        vprold zmm12, zmm21, 2                                   ;   373.3 p0      32 x[0]
        vpternlogd zmm12, zmm3, zmm6, 0x96                       ;   374.3 p0      32 x[0]
        vpternlogd zmm5, zmm12, zmm7, 0x96                       ;   375.3 p5      32 x[1]
        vpshufb zmm3, zmm11, zmm13                               ;   373.3 p5      21 x[1]
        vmovdqa64 zmm6, zmm13                                    ;   373.3         21 x[1] copy
        vpermi2b zmm6, zmm15, zmm14                              ;   375.3 p0+p5   21 x[1]
        vpermi2b zmm13, zmm18, zmm17                             ;   377.3 p0+p5   21 x[1]
        vpternlogd zmm3, zmm6, zmm13, 0xca                       ;   382.3 p0      21 x[1]
        vpshufb zmm6, zmm11, zmm5                                ;   378.3 p5      21 x[1]
        vmovdqa64 zmm13, zmm5                                    ;   376.3         21 x[1] copy
        vpermi2b zmm13, zmm15, zmm14                             ;   380.3 p0+p5   21 x[1]
        vpermi2b zmm5, zmm18, zmm17                              ;   382.3 p0+p5   21 x[1]
        vpternlogd zmm6, zmm13, zmm5, 0xca                       ;   387.3 p0      21 x[1]
        vmovdqu64 zmm5, [rbp + 2304]                             ;   152.5 p3      32 x[2] reload
        vpxord zmm13, zmm0, zmm5                                 ;   379.0 p0      32 x[2]
        vpxord zmm5, zmm7, zmm5                                  ;   380.0 p0      32 x[2]
        vpxord zmm2, zmm2, zmm3                                  ;   383.3 p0      32 x[1]
        vpshufb zmm19, zmm3, zmm16                               ;   383.3 p5      32 x[1]
        vpshufb zmm21, zmm3, zmm20                               ;   384.3 p5      32 x[1]
        vpshufb zmm23, zmm3, zmm22                               ;   385.3 p5      32 x[1]
        vpternlogd zmm23, zmm21, zmm3, 0x96                      ;   386.3 p0      32 x[1]
        vprold zmm3, zmm23, 2                                    ;   387.3 p0      32 x[1]
        vpternlogd zmm3, zmm19, zmm2, 0x96                       ;   388.3 p0      32 x[1]
        vpternlogd zmm13, zmm3, zmm10, 0x96                      ;   389.3 p0      32 x[2]
        vpxord zmm9, zmm9, zmm6                                  ;   388.3 p0      32 x[1]
        vpshufb zmm2, zmm6, zmm16                                ;   388.3 p5      32 x[1]
        vpshufb zmm19, zmm6, zmm20                               ;   388.3 p5      32 x[1]
        vpshufb zmm21, zmm6, zmm22                               ;   388.3 p5      32 x[1]
        vpternlogd zmm21, zmm19, zmm6, 0x96                      ;   389.3 p0      32 x[1]
        vprold zmm6, zmm21, 2                                    ;   390.3 p0      32 x[1]
        vpternlogd zmm6, zmm2, zmm9, 0x96                        ;   391.3 p0      32 x[1]
        vpternlogd zmm5, zmm6, zmm12, 0x96                       ;   392.3 p5      32 x[2]
        vpshufb zmm2, zmm11, zmm13                               ;   390.3 p5      21 x[2]
        vmovdqa64 zmm9, zmm13                                    ;   390.3         21 x[2] copy
        vpermi2b zmm9, zmm15, zmm14                              ;   392.3 p0+p5   21 x[2]
        vpermi2b zmm13, zmm18, zmm17                             ;   394.3 p0+p5   21 x[2]
        vpternlogd zmm2, zmm9, zmm13, 0xca                       ;   399.3 p0      21 x[2]
        vpshufb zmm9, zmm11, zmm5                                ;   395.3 p5      21 x[2]
        vmovdqa64 zmm13, zmm5                                    ;   393.3         21 x[2] copy
        vpermi2b zmm13, zmm15, zmm14                             ;   397.3 p0+p5   21 x[2]
        vpermi2b zmm5, zmm18, zmm17                              ;   399.3 p0+p5   21 x[2]
        vpternlogd zmm9, zmm13, zmm5, 0xca                       ;   404.3 p0      21 x[2]
        vmovdqu64 zmm5, [rbp + 2368]                             ;   168.5 p2      32 x[3] reload
        vpxord zmm13, zmm10, zmm5                                ;   396.0 p0      32 x[3]
        vpxord zmm5, zmm12, zmm5                                 ;   397.0 p0      32 x[3]
        vpxord zmm1, zmm1, zmm2                                  ;   400.3 p0      32 x[2]
        vpshufb zmm19, zmm2, zmm16                               ;   400.3 p5      32 x[2]
        vpshufb zmm21, zmm2, zmm20                               ;   401.3 p5      32 x[2]
        vpshufb zmm23, zmm2, zmm22                               ;   402.3 p5      32 x[2]
        vpternlogd zmm23, zmm21, zmm2, 0x96                      ;   403.3 p0      32 x[2]
        vprold zmm2, zmm23, 2                                    ;   404.3 p0      32 x[2]
        vpternlogd zmm2, zmm19, zmm1, 0x96                       ;   405.3 p0      32 x[2]
        vpternlogd zmm13, zmm2, zmm3, 0x96                       ;   406.3 p0      32 x[3]
        vpxord zmm8, zmm8, zmm9                                  ;   405.3 p0      32 x[2]
        vpshufb zmm1, zmm9, zmm16                                ;   405.3 p5      32 x[2]
        vpshufb zmm19, zmm9, zmm20                               ;   405.3 p5      32 x[2]
        vpshufb zmm21, zmm9, zmm22                               ;   405.3 p5      32 x[2]
        vpternlogd zmm21, zmm19, zmm9, 0x96                      ;   406.3 p0      32 x[2]
        vprold zmm9, zmm21, 2                                    ;   407.3 p0      32 x[2]
        vpternlogd zmm9, zmm1, zmm8, 0x96                        ;   408.3 p0      32 x[2]
        vpternlogd zmm5, zmm9, zmm6, 0x96                        ;   409.3 p5      32 x[3]
        vpshufb zmm1, zmm11, zmm13                               ;   407.3 p5      21 x[3]
        vmovdqa64 zmm8, zmm13                                    ;   407.3         21 x[3] copy
        vpermi2b zmm8, zmm15, zmm14                              ;   409.3 p0+p5   21 x[3]
        vpermi2b zmm13, zmm18, zmm17                             ;   411.3 p0+p5   21 x[3]
        vpternlogd zmm1, zmm8, zmm13, 0xca                       ;   416.3 p0      21 x[3]
        vpshufb zmm8, zmm11, zmm5                                ;   412.3 p5      21 x[3]
        vmovdqa64 zmm13, zmm5                                    ;   410.3         21 x[3] copy
        vpermi2b zmm13, zmm15, zmm14                             ;   414.3 p0+p5   21 x[3]
        vpermi2b zmm5, zmm18, zmm17                              ;   416.3 p0+p5   21 x[3]
        vpternlogd zmm8, zmm13, zmm5, 0xca                       ;   421.3 p0      21 x[3]
        vmovdqu64 zmm5, [rbp + 2432]                             ;   185.5 p3      32 x[0] reload
        vpxord zmm13, zmm3, zmm5                                 ;   413.0 p0      32 x[0]
        vpxord zmm5, zmm6, zmm5                                  ;   414.0 p0      32 x[0]
        vpxord zmm0, zmm0, zmm1                                  ;   417.3 p0      32 x[3]
        vpshufb zmm19, zmm1, zmm16                               ;   417.3 p5      32 x[3]
        vpshufb zmm21, zmm1, zmm20                               ;   418.3 p5      32 x[3]
        vpshufb zmm23, zmm1, zmm22                               ;   419.3 p5      32 x[3]
        vpternlogd zmm23, zmm21, zmm1, 0x96                      ;   420.3 p0      32 x[3]
        vprold zmm1, zmm23, 2                                    ;   421.3 p0      32 x[3]
        vpternlogd zmm1, zmm19, zmm0, 0x96                       ;   422.3 p0      32 x[3]
        vpternlogd zmm13, zmm1, zmm2, 0x96                       ;   423.3 p0      32 x[0]
        vpxord zmm7, zmm7, zmm8                                  ;   422.3 p0      32 x[3]
        vpshufb zmm0, zmm8, zmm16                                ;   422.3 p5      32 x[3]
        vpshufb zmm19, zmm8, zmm20                               ;   422.3 p5      32 x[3]
        vpshufb zmm21, zmm8, zmm22                               ;   422.3 p5      32 x[3]
        vpternlogd zmm21, zmm19, zmm8, 0x96                      ;   423.3 p0      32 x[3]
        vprold zmm8, zmm21, 2                                    ;   424.3 p0      32 x[3]
        vpternlogd zmm8, zmm0, zmm7, 0x96                        ;   425.3 p0      32 x[3]
        vpternlogd zmm5, zmm8, zmm9, 0x96                        ;   426.3 p5      32 x[0]
        vpshufb zmm0, zmm11, zmm13                               ;   424.3 p5      21 x[0]
        vmovdqa64 zmm7, zmm13                                    ;   424.3         21 x[0] copy
        vpermi2b zmm7, zmm15, zmm14                              ;   426.3 p0+p5   21 x[0]
        vpermi2b zmm13, zmm18, zmm17                             ;   428.3 p0+p5   21 x[0]
        vpternlogd zmm0, zmm7, zmm13, 0xca                       ;   433.3 p0      21 x[0]
        vpshufb zmm7, zmm11, zmm5                                ;   429.3 p5      21 x[0]
        vmovdqa64 zmm13, zmm5                                    ;   427.3         21 x[0] copy
        vpermi2b zmm13, zmm15, zmm14                             ;   431.3 p0+p5   21 x[0]
        vpermi2b zmm5, zmm18, zmm17                              ;   433.3 p0+p5   21 x[0]
        vpternlogd zmm7, zmm13, zmm5, 0xca                       ;   438.3 p0      21 x[0]
        vmovdqu64 zmm5, [rbp + 2496]                             ;   202.5 p2      32 x[1] reload
        vpxord zmm13, zmm2, zmm5                                 ;   430.0 p0      32 x[1]
        vpxord zmm5, zmm9, zmm5                                  ;   431.0 p0      32 x[1]
        vpxord zmm10, zmm10, zmm0                                ;   434.3 p0      32 x[0]
        vpshufb zmm19, zmm0, zmm16                               ;   434.3 p5      32 x[0]
        vpshufb zmm21, zmm0, zmm20                               ;   435.3 p5      32 x[0]
        vpshufb zmm23, zmm0, zmm22                               ;   436.3 p5      32 x[0]
        vpternlogd zmm23, zmm21, zmm0, 0x96                      ;   437.3 p0      32 x[0]
        vprold zmm0, zmm23, 2                                    ;   438.3 p0      32 x[0]
        vpternlogd zmm0, zmm19, zmm10, 0x96                      ;   439.3 p0      32 x[0]
        vpternlogd zmm13, zmm0, zmm1, 0x96                       ;   440.3 p0      32 x[1]
        vpxord zmm12, zmm12, zmm7                                ;   439.3 p0      32 x[0]
        vpshufb zmm10, zmm7, zmm16                               ;   439.3 p5      32 x[0]
        vpshufb zmm19, zmm7, zmm20                               ;   439.3 p5      32 x[0]
        vpshufb zmm21, zmm7, zmm22                               ;   439.3 p5      32 x[0]
        vpternlogd zmm21, zmm19, zmm7, 0x96                      ;   440.3 p0      32 x[0]
        vprold zmm7, zmm21, 2                                    ;   441.3 p0      32 x[0]
        vpternlogd zmm7, zmm10, zmm12, 0x96                      ;   442.3 p0      32 x[0]
        vpternlogd zmm5, zmm7, zmm8, 0x96                        ;   443.3 p5      32 x[1]
        vpshufb zmm10, zmm11, zmm13                              ;   441.3 p5      21 x[1]
        vmovdqa64 zmm12, zmm13                                   ;   441.3         21 x[1] copy
        vpermi2b zmm12, zmm15, zmm14                             ;   443.3 p0+p5   21 x[1]
        vpermi2b zmm13, zmm18, zmm17                             ;   445.3 p0+p5   21 x[1]
        vpternlogd zmm10, zmm12, zmm13, 0xca                     ;   450.3 p0      21 x[1]
        vpshufb zmm12, zmm11, zmm5                               ;   446.3 p5      21 x[1]
        vmovdqa64 zmm13, zmm5                                    ;   444.3         21 x[1] copy
        vpermi2b zmm13, zmm15, zmm14                             ;   448.3 p0+p5   21 x[1]
        vpermi2b zmm5, zmm18, zmm17                              ;   450.3 p0+p5   21 x[1]
        vpternlogd zmm12, zmm13, zmm5, 0xca                      ;   455.3 p0      21 x[1]
        vmovdqu64 zmm5, [rbp + 2560]                             ;   219.5 p3      32 x[2] reload
        vpxord zmm13, zmm1, zmm5                                 ;   447.0 p0      32 x[2]
        vpxord zmm5, zmm8, zmm5                                  ;   448.0 p0      32 x[2]
        vpxord zmm3, zmm3, zmm10                                 ;   451.3 p0      32 x[1]
        vpshufb zmm19, zmm10, zmm16                              ;   451.3 p5      32 x[1]
        vpshufb zmm21, zmm10, zmm20                              ;   452.3 p5      32 x[1]
        vpshufb zmm23, zmm10, zmm22                              ;   453.3 p5      32 x[1]
        vpternlogd zmm23, zmm21, zmm10, 0x96                     ;   454.3 p0      32 x[1]
        vprold zmm10, zmm23, 2                                   ;   455.3 p0      32 x[1]
        vpternlogd zmm10, zmm19, zmm3, 0x96                      ;   456.3 p0      32 x[1]
        vpternlogd zmm13, zmm10, zmm0, 0x96                      ;   457.3 p0      32 x[2]
        vpxord zmm6, zmm6, zmm12                                 ;   456.3 p0      32 x[1]
        vpshufb zmm3, zmm12, zmm16                               ;   456.3 p5      32 x[1]
        vpshufb zmm19, zmm12, zmm20                              ;   456.3 p5      32 x[1]
        vpshufb zmm21, zmm12, zmm22                              ;   456.3 p5      32 x[1]
        vpternlogd zmm21, zmm19, zmm12, 0x96                     ;   457.3 p0      32 x[1]
        vprold zmm12, zmm21, 2                                   ;   458.3 p0      32 x[1]
        vpternlogd zmm12, zmm3, zmm6, 0x96                       ;   459.3 p0      32 x[1]
        vpternlogd zmm5, zmm12, zmm7, 0x96                       ;   460.3 p5      32 x[2]
        vpshufb zmm3, zmm11, zmm13                               ;   458.3 p5      21 x[2]
        vmovdqa64 zmm6, zmm13                                    ;   458.3         21 x[2] copy
        vpermi2b zmm6, zmm15, zmm14                              ;   460.3 p0+p5   21 x[2]
        vpermi2b zmm13, zmm18, zmm17                             ;   462.3 p0+p5   21 x[2]
        vpternlogd zmm3, zmm6, zmm13, 0xca                       ;   467.3 p0      21 x[2]
        vpshufb zmm6, zmm11, zmm5                                ;   463.3 p5      21 x[2]
        vmovdqa64 zmm13, zmm5                                    ;   461.3         21 x[2] copy
        vpermi2b zmm13, zmm15, zmm14                             ;   465.3 p0+p5   21 x[2]
        vpermi2b zmm5, zmm18, zmm17                              ;   467.3 p0+p5   21 x[2]
        vpternlogd zmm6, zmm13, zmm5, 0xca                       ;   472.3 p0      21 x[2]
        vmovdqu64 zmm5, [rbp + 2624]                             ;   236.5 p2      32 x[3] reload
        vpxord zmm13, zmm0, zmm5                                 ;   464.0 p0      32 x[3]
        vpxord zmm5, zmm7, zmm5                                  ;   465.0 p0      32 x[3]
        vpxord zmm2, zmm2, zmm3                                  ;   468.3 p0      32 x[2]
        vpshufb zmm19, zmm3, zmm16                               ;   468.3 p5      32 x[2]
        vpshufb zmm21, zmm3, zmm20                               ;   469.3 p5      32 x[2]
        vpshufb zmm23, zmm3, zmm22                               ;   470.3 p5      32 x[2]
        vpternlogd zmm23, zmm21, zmm3, 0x96                      ;   471.3 p0      32 x[2]
        vprold zmm3, zmm23, 2                                    ;   472.3 p0      32 x[2]
        vpternlogd zmm3, zmm19, zmm2, 0x96                       ;   473.3 p0      32 x[2]
        vpternlogd zmm13, zmm3, zmm10, 0x96                      ;   474.3 p0      32 x[3]
        vpxord zmm9, zmm9, zmm6                                  ;   473.3 p0      32 x[2]
        vpshufb zmm2, zmm6, zmm16                                ;   473.3 p5      32 x[2]
        vpshufb zmm19, zmm6, zmm20                               ;   473.3 p5      32 x[2]
        vpshufb zmm21, zmm6, zmm22                               ;   473.3 p5      32 x[2]
        vpternlogd zmm21, zmm19, zmm6, 0x96                      ;   474.3 p0      32 x[2]
        vprold zmm6, zmm21, 2                                    ;   475.3 p0      32 x[2]
        vpternlogd zmm6, zmm2, zmm9, 0x96                        ;   476.3 p0      32 x[2]
        vpternlogd zmm5, zmm6, zmm12, 0x96                       ;   477.3 p5      32 x[3]
        vpshufb zmm2, zmm11, zmm13                               ;   475.3 p5      21 x[3]
        vmovdqa64 zmm9, zmm13                                    ;   475.3         21 x[3] copy
        vpermi2b zmm9, zmm15, zmm14                              ;   477.3 p0+p5   21 x[3]
        vpermi2b zmm13, zmm18, zmm17                             ;   479.3 p0+p5   21 x[3]
        vpternlogd zmm2, zmm9, zmm13, 0xca                       ;   484.3 p0      21 x[3]
        vpshufb zmm9, zmm11, zmm5                                ;   480.3 p5      21 x[3]
        vmovdqa64 zmm13, zmm5                                    ;   478.3         21 x[3] copy
        vpermi2b zmm13, zmm15, zmm14                             ;   482.3 p0+p5   21 x[3]
        vpermi2b zmm5, zmm18, zmm17                              ;   484.3 p0+p5   21 x[3]
        vpternlogd zmm9, zmm13, zmm5, 0xca                       ;   489.3 p0      21 x[3]
        vmovdqu64 zmm5, [rbp + 2688]                             ;   253.5 p3      32 x[0] reload
        vpxord zmm13, zmm10, zmm5                                ;   481.0 p0      32 x[0]
        vpxord zmm5, zmm12, zmm5                                 ;   482.0 p0      32 x[0]
        vpxord zmm1, zmm1, zmm2                                  ;   485.3 p0      32 x[3]
        vpshufb zmm19, zmm2, zmm16                               ;   485.3 p5      32 x[3]
        vpshufb zmm21, zmm2, zmm20                               ;   486.3 p5      32 x[3]
        vpshufb zmm23, zmm2, zmm22                               ;   487.3 p5      32 x[3]
        vpternlogd zmm23, zmm21, zmm2, 0x96                      ;   488.3 p0      32 x[3]
        vprold zmm2, zmm23, 2                                    ;   489.3 p0      32 x[3]
        vpternlogd zmm2, zmm19, zmm1, 0x96                       ;   490.3 p0      32 x[3]
        vpternlogd zmm13, zmm2, zmm3, 0x96                       ;   491.3 p0      32 x[0]
        vpxord zmm8, zmm8, zmm9                                  ;   490.3 p0      32 x[3]
        vpshufb zmm1, zmm9, zmm16                                ;   490.3 p5      32 x[3]
        vpshufb zmm19, zmm9, zmm20                               ;   490.3 p5      32 x[3]
        vpshufb zmm21, zmm9, zmm22                               ;   490.3 p5      32 x[3]
        vpternlogd zmm21, zmm19, zmm9, 0x96                      ;   491.3 p0      32 x[3]
        vprold zmm9, zmm21, 2                                    ;   492.3 p0      32 x[3]
        vpternlogd zmm9, zmm1, zmm8, 0x96                        ;   493.3 p0      32 x[3]
        vpternlogd zmm5, zmm9, zmm6, 0x96                        ;   494.3 p5      32 x[0]
        vpshufb zmm1, zmm11, zmm13                               ;   492.3 p5      21 x[0]
        vmovdqa64 zmm8, zmm13                                    ;   492.3         21 x[0] copy
        vpermi2b zmm8, zmm15, zmm14                              ;   494.3 p0+p5   21 x[0]
        vpermi2b zmm13, zmm18, zmm17                             ;   496.3 p0+p5   21 x[0]
        vpternlogd zmm1, zmm8, zmm13, 0xca                       ;   501.3 p0      21 x[0]
        vpshufb zmm8, zmm11, zmm5                                ;   497.3 p5      21 x[0]
        vmovdqa64 zmm13, zmm5                                    ;   495.3         21 x[0] copy
        vpermi2b zmm13, zmm15, zmm14                             ;   499.3 p0+p5   21 x[0]
        vpermi2b zmm5, zmm18, zmm17                              ;   501.3 p0+p5   21 x[0]
        vpternlogd zmm8, zmm13, zmm5, 0xca                       ;   506.3 p0      21 x[0]
        vmovdqu64 zmm5, [rbp + 2752]                             ;   270.5 p2      32 x[1] reload
        vpxord zmm13, zmm3, zmm5                                 ;   498.0 p0      32 x[1]
        vpxord zmm5, zmm6, zmm5                                  ;   499.0 p0      32 x[1]
        vpxord zmm0, zmm0, zmm1                                  ;   502.3 p0      32 x[0]
        vpshufb zmm19, zmm1, zmm16                               ;   502.3 p5      32 x[0]
        vpshufb zmm21, zmm1, zmm20                               ;   503.3 p5      32 x[0]
        vpshufb zmm23, zmm1, zmm22                               ;   504.3 p5      32 x[0]
        vpternlogd zmm23, zmm21, zmm1, 0x96                      ;   505.3 p0      32 x[0]
        vprold zmm1, zmm23, 2                                    ;   506.3 p0      32 x[0]
        vpternlogd zmm1, zmm19, zmm0, 0x96                       ;   507.3 p0      32 x[0]
        vpternlogd zmm13, zmm1, zmm2, 0x96                       ;   508.3 p0      32 x[1]
        vpxord zmm7, zmm7, zmm8                                  ;   507.3 p0      32 x[0]
        vpshufb zmm0, zmm8, zmm16                                ;   507.3 p5      32 x[0]
        vpshufb zmm19, zmm8, zmm20                               ;   507.3 p5      32 x[0]
        vpshufb zmm21, zmm8, zmm22                               ;   507.3 p5      32 x[0]
        vpternlogd zmm21, zmm19, zmm8, 0x96                      ;   508.3 p0      32 x[0]
        vprold zmm8, zmm21, 2                                    ;   509.3 p0      32 x[0]
        vpternlogd zmm8, zmm0, zmm7, 0x96                        ;   510.3 p0      32 x[0]
        vpternlogd zmm5, zmm8, zmm9, 0x96                        ;   511.3 p5      32 x[1]
        vpshufb zmm0, zmm11, zmm13                               ;   509.3 p5      21 x[1]
        vmovdqa64 zmm7, zmm13                                    ;   509.3         21 x[1] copy
        vpermi2b zmm7, zmm15, zmm14                              ;   511.3 p0+p5   21 x[1]
        vpermi2b zmm13, zmm18, zmm17                             ;   513.3 p0+p5   21 x[1]
        vpternlogd zmm0, zmm7, zmm13, 0xca                       ;   518.3 p0      21 x[1]
        vpshufb zmm7, zmm11, zmm5                                ;   514.3 p5      21 x[1]
        vmovdqa64 zmm13, zmm5                                    ;   512.3         21 x[1] copy
        vpermi2b zmm13, zmm15, zmm14                             ;   516.3 p0+p5   21 x[1]
        vpermi2b zmm5, zmm18, zmm17                              ;   518.3 p0+p5   21 x[1]
        vpternlogd zmm7, zmm13, zmm5, 0xca                       ;   523.3 p0      21 x[1]
        vmovdqu64 zmm5, [rbp + 2816]                             ;   287.5 p3      32 x[2] reload
        vpxord zmm13, zmm2, zmm5                                 ;   515.0 p0      32 x[2]
        vpxord zmm5, zmm9, zmm5                                  ;   516.0 p0      32 x[2]
        vpxord zmm10, zmm10, zmm0                                ;   519.3 p0      32 x[1]
        vpshufb zmm19, zmm0, zmm16                               ;   519.3 p5      32 x[1]
        vpshufb zmm21, zmm0, zmm20                               ;   520.3 p5      32 x[1]
        vpshufb zmm23, zmm0, zmm22                               ;   521.3 p5      32 x[1]
        vpternlogd zmm23, zmm21, zmm0, 0x96                      ;   522.3 p0      32 x[1]
        vprold zmm0, zmm23, 2                                    ;   523.3 p0      32 x[1]
        vpternlogd zmm0, zmm19, zmm10, 0x96                      ;   524.3 p0      32 x[1]
        vpternlogd zmm13, zmm0, zmm1, 0x96                       ;   525.3 p0      32 x[2]
        vpxord zmm12, zmm12, zmm7                                ;   524.3 p0      32 x[1]
        vpshufb zmm10, zmm7, zmm16                               ;   524.3 p5      32 x[1]
        vpshufb zmm19, zmm7, zmm20                               ;   524.3 p5      32 x[1]
        vpshufb zmm21, zmm7, zmm22                               ;   524.3 p5      32 x[1]
        vpternlogd zmm21, zmm19, zmm7, 0x96                      ;   525.3 p0      32 x[1]
        vprold zmm7, zmm21, 2                                    ;   526.3 p0      32 x[1]
        vpternlogd zmm7, zmm10, zmm12, 0x96                      ;   527.3 p0      32 x[1]
        vpternlogd zmm5, zmm7, zmm8, 0x96                        ;   528.3 p5      32 x[2]
        vpshufb zmm10, zmm11, zmm13                              ;   526.3 p5      21 x[2]
        vmovdqa64 zmm12, zmm13                                   ;   526.3         21 x[2] copy
        vpermi2b zmm12, zmm15, zmm14                             ;   528.3 p0+p5   21 x[2]
        vpermi2b zmm13, zmm18, zmm17                             ;   530.3 p0+p5   21 x[2]
        vpternlogd zmm10, zmm12, zmm13, 0xca                     ;   535.3 p0      21 x[2]
        vpshufb zmm12, zmm11, zmm5                               ;   531.3 p5      21 x[2]
        vmovdqa64 zmm13, zmm5                                    ;   529.3         21 x[2] copy
        vpermi2b zmm13, zmm15, zmm14                             ;   533.3 p0+p5   21 x[2]
        vpermi2b zmm5, zmm18, zmm17                              ;   535.3 p0+p5   21 x[2]
        vpternlogd zmm12, zmm13, zmm5, 0xca                      ;   540.3 p0      21 x[2]
        vmovdqu64 zmm5, [rbp + 2880]                             ;   304.5 p2      32 x[3] reload
        vpxord zmm13, zmm1, zmm5                                 ;   532.0 p0      32 x[3]
        vpshufb zmm1, zmm1, zmm4                                 ;   536.3 p5      34 dst
        vpxord zmm5, zmm8, zmm5                                  ;   533.0 p0      32 x[3]
        vpshufb zmm19, zmm10, zmm16                              ;   537.3 p5      32 x[2]
        vpshufb zmm21, zmm12, zmm16                              ;   541.3 p5      32 x[2]
        vpxord zmm3, zmm3, zmm10                                 ;   536.3 p0      32 x[2]
        vpshufb zmm23, zmm10, zmm20                              ;   539.3 p5      32 x[2]
        vpshufb zmm24, zmm10, zmm22                              ;   540.3 p5      32 x[2]
        vpternlogd zmm24, zmm23, zmm10, 0x96                     ;   541.3 p0      32 x[2]
        vprold zmm10, zmm24, 2                                   ;   542.3 p0      32 x[2]
        vpternlogd zmm10, zmm19, zmm3, 0x96                      ;   543.3 p0      32 x[2]
        vpternlogd zmm13, zmm10, zmm0, 0x96                      ;   544.3 p0      32 x[3]
        vpshufb zmm3, zmm12, zmm20                               ;   541.3 p5      32 x[2]
        vpxord zmm6, zmm6, zmm12                                 ;   541.3 p0      32 x[2]
        vpshufb zmm19, zmm12, zmm22                              ;   542.3 p5      32 x[2]
        vpternlogd zmm19, zmm3, zmm12, 0x96                      ;   543.3 p0      32 x[2]
        vprold zmm3, zmm19, 2                                    ;   544.3 p0      32 x[2]
        vpternlogd zmm3, zmm21, zmm6, 0x96                       ;   545.3 p0      32 x[2]
        vpternlogd zmm5, zmm3, zmm7, 0x96                        ;   546.3 p0      32 x[3]
        vpshufb zmm0, zmm0, zmm4                                 ;   543.3 p5      34 dst
        vpshufb zmm6, zmm7, zmm4                                 ;   544.3 p5      34 dst
        vpshufb zmm7, zmm10, zmm4                                ;   545.3 p5      34 dst
        vpshufb zmm3, zmm3, zmm4                                 ;   546.3 p5      34 dst
        vpshufb zmm10, zmm11, zmm13                              ;   547.3 p5      21 x[3]
        vpshufb zmm11, zmm11, zmm5                               ;   548.3 p5      21 x[3]
        vpshufb zmm8, zmm8, zmm4                                 ;   549.3 p5      34 dst
        vmovdqa64 zmm12, zmm13                                   ;   545.3         21 x[3] copy
        vpermi2b zmm12, zmm15, zmm14                             ;   551.3 p0+p5   21 x[3]
        vmovdqa64 zmm19, zmm5                                    ;   547.3         21 x[3] copy
        vpermi2b zmm19, zmm15, zmm14                             ;   553.3 p0+p5   21 x[3]
        vpermi2b zmm13, zmm18, zmm17                             ;   555.3 p0+p5   21 x[3]
        vpermi2b zmm5, zmm18, zmm17                              ;   557.3 p0+p5   21 x[3]
        vpternlogd zmm10, zmm12, zmm13, 0xca                     ;   560.3 p0      21 x[3]
        vpternlogd zmm11, zmm19, zmm5, 0xca                      ;   562.3 p0      21 x[3]
        vpshufb zmm5, zmm10, zmm16                               ;   561.3 p5      32 x[3]
        vpshufb zmm12, zmm11, zmm16                              ;   563.3 p5      32 x[3]
        vpshufb zmm13, zmm10, zmm20                              ;   561.3 p5      32 x[3]
        vpshufb zmm14, zmm11, zmm20                              ;   563.3 p5      32 x[3]
        vpshufb zmm15, zmm10, zmm22                              ;   562.3 p5      32 x[3]
        vpternlogd zmm15, zmm13, zmm10, 0x96                     ;   563.3 p0      32 x[3]
        vpxord zmm2, zmm2, zmm10                                 ;   561.3 p0      32 x[3]
        vpshufb zmm10, zmm11, zmm22                              ;   563.3 p5      32 x[3]
        vpternlogd zmm10, zmm14, zmm11, 0x96                     ;   564.3 p0      32 x[3]
        vpxord zmm9, zmm9, zmm11                                 ;   563.3 p0      32 x[3]
        vprold zmm11, zmm15, 2                                   ;   564.3 p0      32 x[3]
        vpternlogd zmm11, zmm5, zmm2, 0x96                       ;   565.3 p0      32 x[3]
        vprold zmm2, zmm10, 2                                    ;   565.3 p0      32 x[3]
        vpternlogd zmm2, zmm12, zmm9, 0x96                       ;   566.3 p0      32 x[3]
        vpshufb zmm5, zmm11, zmm4                                ;   566.3 p5      34 dst
        vpshufb zmm2, zmm2, zmm4                                 ;   567.3 p5      34 dst
        vpunpckldq zmm4, zmm0, zmm1                              ;   566.3 p5      34 dst
        vpunpckhdq zmm0, zmm0, zmm1                              ;   567.3 p5      34 dst
        vpunpckldq zmm1, zmm5, zmm7                              ;   568.3 p5      34 dst
        vpunpckhdq zmm5, zmm5, zmm7                              ;   569.3 p5      34 dst
        vpunpcklqdq zmm7, zmm1, zmm4                             ;   570.3 p5      34 dst
        vpunpckhqdq zmm1, zmm1, zmm4                             ;   571.3 p5      34 dst
        vmovdqu64 [r9], zmm7                                     ;   571.3 p7+p4   34 dst
        vmovdqu64 [r9 + 64], zmm1                                ;   572.3 p8+p9   34 dst
        vpunpcklqdq zmm1, zmm5, zmm0                             ;   572.3 p5      34 dst
        vpunpckhqdq zmm0, zmm5, zmm0                             ;   573.3 p5      34 dst
        vmovdqu64 [r9 + 128], zmm1                               ;   573.3 p7+p4   34 dst
        vmovdqu64 [r9 + 192], zmm0                               ;   574.3 p8+p9   34 dst
        vpunpckldq zmm0, zmm6, zmm8                              ;   574.3 p5      34 dst
        vpunpckhdq zmm1, zmm6, zmm8                              ;   575.3 p5      34 dst
        vpunpckldq zmm4, zmm2, zmm3                              ;   576.3 p5      34 dst
        vpunpckhdq zmm2, zmm2, zmm3                              ;   577.3 p5      34 dst
        vpunpcklqdq zmm3, zmm4, zmm0                             ;   578.3 p5      34 dst
        vpunpckhqdq zmm0, zmm4, zmm0                             ;   579.3 p5      34 dst
        vmovdqu64 [r9 + 256], zmm3                               ;   579.3 p7+p4   34 dst
        vmovdqu64 [r9 + 320], zmm0                               ;   580.3 p8+p9   34 dst
        vpunpcklqdq zmm0, zmm2, zmm1                             ;   580.3 p5      34 dst
        vpunpckhqdq zmm1, zmm2, zmm1                             ;   581.3 p5      34 dst
        vmovdqu64 [r9 + 384], zmm0                               ;   581.3 p7+p4   34 dst
        vmovdqu64 [r9 + 448], zmm1                               ;   582.3 p8+p9   34 dst
        add r9, 0x200                                            ;   340.2 p1      28 blocks
        add r8, 0x200                                            ;   340.3 p6      28 blocks
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
