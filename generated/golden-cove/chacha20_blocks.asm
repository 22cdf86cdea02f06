; chacha20_blocks for Intel Golden Cove (Sapphire Rapids, Emerald Rapids; P cores of Alder Lake), 64-bit code (golden-cove)
; made by cipherwright 0.1.0 from ciphers/chacha20.cw (sha256 698b7d4f9e12652e); do not edit:
;   ./cw build chacha20_blocks --cpu golden-cove
;
; void chacha20_blocks(const void *st, const void *counter, const void *src, void *dst, uint32_t n);   System V, 64 bits
;   st: 64 bytes, read, secret, no alignment needed
;   counter: 4 bytes, read, public, no alignment needed
;   src: 64 bytes a block, read, secret, no alignment needed
;   dst: 64 bytes a block, written, secret, no alignment needed
;   n: number of blocks, may be 0
; Parameters do not overlap, but dst may be exactly in place of src.
; Preserves rbx rbp r12 r13 r14 r15 rsp and the direction flag; changes rax rcx rdx rsi rdi r8 r9 r10 r11 and the other flags.
; Changes zmm0 to zmm31.
; Constant time: no secret reaches an address or a branch.
; The frame is cleared before return: 3264 bytes, 52 instructions. Registers are not.
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 36 uops, planned 18.2; bounds: width 6.0, ports 17.0, path 6.0
;   blocks: 1362 uops, planned 625.0; bounds: width 227.0, ports 577.0, path 247.0
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
%fatal "chacha20_blocks is called by the System V, 64 bits convention: assemble it with nasm -f elf64 or macho64; for win64 build the target with -win64 behind its name and for 32 bits the one without -64"
%endif

        bits 64
        section .text
        align 16
for_formats macho64
%if HERE
        global $_chacha20_blocks
$_chacha20_blocks:
%else
        global $chacha20_blocks
%endif
$chacha20_blocks:
        push rbp                                                        ;                    preserved
        mov rax, rsp                                                    ;                    frame
        sub rsp, 0xcc0                                                  ;                    frame
        and rsp, -64                                                    ;                    frame
        lea rbp, [rsp + 128]                                            ;                    frame
        mov qword [rbp + 3080], rax                                     ;                    frame
        mov qword [rbp + 3008], rdi                                     ;                    argument
        mov qword [rbp + 3016], rsi                                     ;                    argument
        mov dword [rbp + 3088], r8d                                     ;                    argument
        mov qword [rbp + 3032], rdx                                     ;                    argument
        mov qword [rbp + 3048], rcx                                     ;                    argument
        vmovdqu64 zmm0, [rel chacha20_blocks.T0_constants512]           ;     0.0 p2      60 counter reload
        vmovdqu64 [rbp + 1920], zmm0                                    ;     6.0 p7+p4   60 counter
        mov r8, qword [rbp + 3008]                                      ;     0.3 p3      60 st reload
        vpbroadcastd zmm0, [r8]                                         ;     5.3 p10     60 st
        vmovdqu64 [rbp + 1984], zmm0                                    ;    11.3 p8+p9   60 st
        vpbroadcastd zmm0, [r8 + 4]                                     ;     5.3 p2      60 st
        vmovdqu64 [rbp + 2048], zmm0                                    ;    11.3 p7+p4   60 st
        vpbroadcastd zmm0, [r8 + 8]                                     ;     5.3 p3      60 st
        vmovdqu64 [rbp + 2112], zmm0                                    ;    11.3 p8+p9   60 st
        vpbroadcastd zmm0, [r8 + 12]                                    ;     5.3 p10     60 st
        vmovdqu64 [rbp + 2176], zmm0                                    ;    11.3 p7+p4   60 st
        vpbroadcastd zmm0, [r8 + 16]                                    ;     5.3 p2      60 st
        vmovdqu64 [rbp + 2240], zmm0                                    ;    11.3 p8+p9   60 st
        vpbroadcastd zmm0, [r8 + 20]                                    ;     5.3 p3      60 st
        vmovdqu64 [rbp + 2304], zmm0                                    ;    11.3 p7+p4   60 st
        vpbroadcastd zmm0, [r8 + 24]                                    ;     5.3 p10     60 st
        vmovdqu64 [rbp + 2368], zmm0                                    ;    11.3 p8+p9   60 st
        vpbroadcastd zmm0, [r8 + 28]                                    ;     5.3 p2      60 st
        vmovdqu64 [rbp + 2432], zmm0                                    ;    11.3 p7+p4   60 st
        vpbroadcastd zmm0, [r8 + 32]                                    ;     5.3 p3      60 st
        vmovdqu64 [rbp + 2496], zmm0                                    ;    11.3 p8+p9   60 st
        vpbroadcastd zmm0, [r8 + 36]                                    ;     5.3 p10     60 st
        vmovdqu64 [rbp + 2560], zmm0                                    ;    11.3 p7+p4   60 st
        vpbroadcastd zmm0, [r8 + 40]                                    ;     5.3 p2      60 st
        vmovdqu64 [rbp + 2624], zmm0                                    ;    11.3 p8+p9   60 st
        vpbroadcastd zmm0, [r8 + 44]                                    ;     5.3 p3      60 st
        vmovdqu64 [rbp + 2688], zmm0                                    ;    12.2 p7+p4   60 st
        vpbroadcastd zmm0, [r8 + 52]                                    ;     5.3 p10     60 st
        vmovdqu64 [rbp + 2752], zmm0                                    ;    12.7 p8+p9   60 st
        vpbroadcastd zmm0, [r8 + 56]                                    ;     5.3 p2      60 st
        vmovdqu64 [rbp + 2816], zmm0                                    ;    14.2 p7+p4   60 st
        vpbroadcastd zmm0, [r8 + 60]                                    ;     5.3 p3      60 st
        vmovdqu64 [rbp + 2880], zmm0                                    ;    14.7 p8+p9   60 st
        mov r8, qword [rbp + 3016]                                      ;     5.5 p10     60 counter reload
        vpbroadcastd zmm0, [r8]                                         ;    10.5 p2      60 counter
        vmovdqu64 [rbp + 2944], zmm0                                    ;    16.5 p7+p4   60 counter
        cmp dword [rbp + 3088], 0                                       ;                    no blocks?
        je .blocks_1_done
        mov eax, dword [rbp + 3088]                                     ;                    passes of 16
        mov rcx, rax                                                    ;                    passes of 16
.blocks_1_share:
        and rax, 0xf                                                    ;                    passes of 16
        mov qword [rbp + 3024], rax                                     ;                    passes of 16
        sub rcx, rax                                                    ;                    passes of 16
        imul rcx, rcx, 0x40                                             ;                    passes of 16
        mov rdx, qword [rbp + 3032]                                     ;                    passes of 16
        add rcx, rdx                                                    ;                    passes of 16
        mov qword [rbp + 3040], rcx                                     ;                    passes of 16
        cmp rcx, rdx                                                    ;                    passes of 16
        je .blocks_1_rest
.blocks_1_again:
        align 16
.blocks_1:
        vmovdqu64 zmm0, [rbp + 2944]                                    ;     0.0 p2      62 s[12]
        vmovdqu64 zmm1, [rbp + 1920]                                    ;     0.2 p3      62 s[12] reload
        vpaddd zmm0, zmm0, zmm1                                         ;     6.2 p0      62 s[12]
        vmovdqa64 zmm2, zmm0                                            ;     7.2         12 x[12] copy
        vmovdqu64 zmm3, [rbp + 1984]                                    ;     1.0 p2      11 x[0]
        vmovdqu64 zmm4, [rbp + 2240]                                    ;     1.2 p3      62 s[4] reload
        vpaddd zmm3, zmm3, zmm4                                         ;     7.2 p5      11 x[0]
        vpxord zmm2, zmm2, zmm3                                         ;     8.2 p0      12 x[12]
        vprold zmm2, zmm2, 0x10                                         ;     9.2 p0      12 x[12]
        vmovdqu64 zmm5, [rbp + 2496]                                    ;     2.0 p2      62 s[8] reload
        vpaddd zmm6, zmm2, zmm5                                         ;    10.2 p5      13 x[8]
        vpxord zmm7, zmm6, zmm4                                         ;    11.2 p5      14 x[4]
        vprold zmm7, zmm7, 0xc                                          ;    12.2 p0      14 x[4]
        vpaddd zmm3, zmm3, zmm7                                         ;    13.2 p5      15 x[0]
        vpxord zmm2, zmm2, zmm3                                         ;    14.2 p0      16 x[12]
        vprold zmm2, zmm2, 8                                            ;    15.2 p0      16 x[12]
        vpaddd zmm6, zmm6, zmm2                                         ;    16.2 p5      17 x[8]
        vpxord zmm7, zmm7, zmm6                                         ;    17.2 p5      18 x[4]
        vprold zmm7, zmm7, 7                                            ;    18.2 p0      18 x[4]
        vmovdqa64 zmm8, zmm7                                            ;    19.2         11 x[3] copy
        vmovdqu64 zmm9, [rbp + 2048]                                    ;     3.3 p3      11 x[1]
        vmovdqu64 zmm10, [rbp + 2304]                                   ;     3.5 p2      62 s[5] reload
        vpaddd zmm9, zmm9, zmm10                                        ;     9.5 p5      11 x[1]
        vmovdqu64 zmm11, [rbp + 2752]                                   ;     4.3 p3      62 s[13] reload
        vpxord zmm12, zmm9, zmm11                                       ;    10.5 p0      12 x[13]
        vprold zmm12, zmm12, 0x10                                       ;    11.5 p0      12 x[13]
        vmovdqu64 zmm13, [rbp + 2560]                                   ;     4.5 p2      62 s[9] reload
        vpaddd zmm14, zmm12, zmm13                                      ;    12.5 p5      13 x[9]
        vpxord zmm15, zmm14, zmm10                                      ;    13.5 p5      14 x[5]
        vprold zmm15, zmm15, 0xc                                        ;    14.5 p0      14 x[5]
        vpaddd zmm9, zmm9, zmm15                                        ;    15.5 p5      15 x[1]
        vpxord zmm12, zmm12, zmm9                                       ;    16.5 p0      16 x[13]
        vprold zmm12, zmm12, 8                                          ;    17.5 p0      16 x[13]
        vpaddd zmm14, zmm14, zmm12                                      ;    18.5 p5      17 x[9]
        vpxord zmm15, zmm15, zmm14                                      ;    19.5 p5      18 x[5]
        vprold zmm15, zmm15, 7                                          ;    20.5 p0      18 x[5]
        vpaddd zmm3, zmm3, zmm15                                        ;    21.5 p5      11 x[0]
        vmovdqa64 zmm16, zmm3                                           ;    22.5         12 x[15] copy
        vmovdqu64 zmm17, [rbp + 2112]                                   ;     6.3 p3      11 x[2]
        vmovdqu64 zmm18, [rbp + 2368]                                   ;     6.5 p2      62 s[6] reload
        vpaddd zmm17, zmm17, zmm18                                      ;    13.3 p0      11 x[2]
        vmovdqu64 zmm19, [rbp + 2816]                                   ;     7.3 p3      62 s[14] reload
        vpxord zmm20, zmm17, zmm19                                      ;    14.3 p5      12 x[14]
        vprold zmm20, zmm20, 0x10                                       ;    15.3 p0      12 x[14]
        vmovdqu64 zmm21, [rbp + 2624]                                   ;     7.5 p2      62 s[10] reload
        vpaddd zmm22, zmm20, zmm21                                      ;    16.3 p5      13 x[10]
        vpxord zmm23, zmm22, zmm18                                      ;    17.3 p0      14 x[6]
        vprold zmm23, zmm23, 0xc                                        ;    18.3 p0      14 x[6]
        vpaddd zmm17, zmm17, zmm23                                      ;    19.3 p5      15 x[2]
        vpxord zmm20, zmm20, zmm17                                      ;    20.3 p5      16 x[14]
        vprold zmm20, zmm20, 8                                          ;    21.3 p0      16 x[14]
        vpaddd zmm22, zmm22, zmm20                                      ;    22.3 p5      17 x[10]
        vpxord zmm23, zmm23, zmm22                                      ;    23.3 p0      18 x[6]
        vprold zmm23, zmm23, 7                                          ;    24.3 p0      18 x[6]
        vpaddd zmm9, zmm9, zmm23                                        ;    25.3 p5      11 x[1]
        vpxord zmm2, zmm2, zmm9                                         ;    26.3 p5      12 x[12]
        vprold zmm2, zmm2, 0x10                                         ;    27.3 p0      12 x[12]
        vmovdqa64 zmm24, zmm2                                           ;    28.3         13 x[11] copy
        vmovdqu64 zmm25, [rbp + 2176]                                   ;     9.7 p3      11 x[3]
        vmovdqu64 zmm26, [rbp + 2432]                                   ;     9.8 p2      62 s[7] reload
        vpaddd zmm25, zmm25, zmm26                                      ;    21.0 p5      11 x[3]
        vmovdqu64 zmm27, [rbp + 2880]                                   ;    10.7 p3      62 s[15] reload
        vpxord zmm28, zmm25, zmm27                                      ;    22.0 p0      12 x[15]
        vprold zmm28, zmm28, 0x10                                       ;    23.0 p0      12 x[15]
        vmovdqu64 zmm29, [rbp + 2688]                                   ;    10.8 p2      62 s[11] reload
        vpaddd zmm30, zmm28, zmm29                                      ;    24.0 p5      13 x[11]
        vpxord zmm31, zmm30, zmm26                                      ;    25.0 p5      14 x[7]
        vprold zmm31, zmm31, 0xc                                        ;    26.0 p0      14 x[7]
        vpaddd zmm25, zmm25, zmm31                                      ;    27.0 p5      15 x[3]
        vpxord zmm28, zmm28, zmm25                                      ;    28.0 p0      16 x[15]
        vpaddd zmm8, zmm8, zmm25                                        ;    28.0 p5      11 x[3]
        vprold zmm25, zmm28, 8                                          ;    29.0 p0      16 x[15]
        vpaddd zmm30, zmm30, zmm25                                      ;    30.0 p5      17 x[11]
        vpxord zmm16, zmm16, zmm25                                      ;    30.0 p0      12 x[15]
        vprold zmm16, zmm16, 0x10                                       ;    31.0 p0      12 x[15]
        vpxord zmm31, zmm31, zmm30                                      ;    31.0 p5      18 x[7]
        vpaddd zmm24, zmm24, zmm30                                      ;    31.0 p5      13 x[11]
        vprold zmm25, zmm31, 7                                          ;    32.0 p0      18 x[7]
        vpaddd zmm22, zmm22, zmm16                                      ;    32.0 p5      13 x[10]
        vpxord zmm15, zmm15, zmm22                                      ;    33.0 p0      14 x[5]
        vprold zmm15, zmm15, 0xc                                        ;    34.0 p0      14 x[5]
        vpxord zmm23, zmm23, zmm24                                      ;    32.0 p5      14 x[6]
        vprold zmm23, zmm23, 0xc                                        ;    33.0 p0      14 x[6]
        vpaddd zmm3, zmm3, zmm15                                        ;    35.0 p5      15 x[0]
        vpxord zmm20, zmm20, zmm8                                       ;    32.0 p5      12 x[14]
        vpxord zmm16, zmm16, zmm3                                       ;    36.0 p0      16 x[15]
        vprold zmm16, zmm16, 8                                          ;    37.0 p0      16 x[15]
        vpaddd zmm17, zmm17, zmm25                                      ;    33.0 p5      11 x[2]
        vpaddd zmm9, zmm9, zmm23                                        ;    34.0 p5      15 x[1]
        vprold zmm20, zmm20, 0x10                                       ;    34.3 p0      12 x[14]
        vpxord zmm12, zmm12, zmm17                                      ;    35.0 p5      12 x[13]
        vprold zmm12, zmm12, 0x10                                       ;    36.0 p0      12 x[13]
        vpxord zmm2, zmm2, zmm9                                         ;    36.0 p5      16 x[12]
        vprold zmm2, zmm2, 8                                            ;    37.0 p0      16 x[12]
        vpaddd zmm22, zmm22, zmm16                                      ;    38.0 p5      17 x[10]
        vpxord zmm15, zmm15, zmm22                                      ;    39.0 p0      18 x[5]
        vprold zmm15, zmm15, 7                                          ;    40.0 p0      18 x[5]
        vpaddd zmm6, zmm6, zmm12                                        ;    38.0 p5      13 x[8]
        vpaddd zmm24, zmm24, zmm2                                       ;    39.0 p5      17 x[11]
        vpaddd zmm14, zmm14, zmm20                                      ;    39.3 p0      13 x[9]
        vpxord zmm25, zmm25, zmm6                                       ;    40.0 p5      14 x[7]
        vprold zmm25, zmm25, 0xc                                        ;    41.0 p0      14 x[7]
        vpxord zmm23, zmm23, zmm24                                      ;    41.0 p5      18 x[6]
        vprold zmm23, zmm23, 7                                          ;    42.0 p0      18 x[6]
        vpaddd zmm17, zmm17, zmm25                                      ;    42.0 p5      15 x[2]
        vpxord zmm7, zmm7, zmm14                                        ;    42.3 p0      14 x[4]
        vpxord zmm12, zmm12, zmm17                                      ;    43.0 p5      16 x[13]
        vprold zmm12, zmm12, 8                                          ;    44.0 p0      16 x[13]
        vprold zmm7, zmm7, 0xc                                          ;    44.3 p0      14 x[4]
        vpaddd zmm6, zmm6, zmm12                                        ;    45.0 p5      17 x[8]
        vpxord zmm25, zmm25, zmm6                                       ;    46.0 p5      18 x[7]
        vprold zmm25, zmm25, 7                                          ;    47.0 p0      18 x[7]
        vpaddd zmm8, zmm8, zmm7                                         ;    46.0 p5      15 x[3]
        vpaddd zmm9, zmm9, zmm15                                        ;    46.3 p0      11 x[1]
        vpxord zmm20, zmm20, zmm8                                       ;    47.0 p5      16 x[14]
        vprold zmm20, zmm20, 8                                          ;    48.0 p0      16 x[14]
        vpaddd zmm14, zmm14, zmm20                                      ;    49.0 p5      17 x[9]
        vpaddd zmm17, zmm17, zmm23                                      ;    48.3 p0      11 x[2]
        vpxord zmm7, zmm7, zmm14                                        ;    50.0 p5      18 x[4]
        vprold zmm7, zmm7, 7                                            ;    51.0 p0      18 x[4]
        vpxord zmm12, zmm12, zmm9                                       ;    50.0 p5      12 x[13]
        vpaddd zmm3, zmm3, zmm7                                         ;    52.0 p0      11 x[0]
        vprold zmm12, zmm12, 0x10                                       ;    51.3 p0      12 x[13]
        vpxord zmm2, zmm2, zmm3                                         ;    53.0 p5      12 x[12]
        vprold zmm2, zmm2, 0x10                                         ;    54.0 p0      12 x[12]
        vpxord zmm20, zmm20, zmm17                                      ;    52.0 p5      12 x[14]
        vpaddd zmm6, zmm6, zmm2                                         ;    55.0 p5      13 x[8]
        vpaddd zmm14, zmm14, zmm12                                      ;    53.3 p0      13 x[9]
        vpaddd zmm8, zmm8, zmm25                                        ;    54.0 p5      11 x[3]
        vprold zmm20, zmm20, 0x10                                       ;    54.3 p0      12 x[14]
        vpxord zmm7, zmm7, zmm6                                         ;    56.0 p5      14 x[4]
        vprold zmm7, zmm7, 0xc                                          ;    57.0 p0      14 x[4]
        vpxord zmm15, zmm15, zmm14                                      ;    56.0 p5      14 x[5]
        vprold zmm15, zmm15, 0xc                                        ;    57.0 p0      14 x[5]
        vpaddd zmm3, zmm3, zmm7                                         ;    58.0 p5      15 x[0]
        vpxord zmm2, zmm2, zmm3                                         ;    59.0 p0      16 x[12]
        vprold zmm2, zmm2, 8                                            ;    60.0 p0      16 x[12]
        vpaddd zmm22, zmm22, zmm20                                      ;    58.0 p5      13 x[10]
        vpaddd zmm9, zmm9, zmm15                                        ;    59.0 p5      15 x[1]
        vpaddd zmm6, zmm6, zmm2                                         ;    61.0 p0      17 x[8]
        vpxord zmm16, zmm16, zmm8                                       ;    60.0 p5      12 x[15]
        vpxord zmm12, zmm12, zmm9                                       ;    60.3 p0      16 x[13]
        vprold zmm12, zmm12, 8                                          ;    61.3 p0      16 x[13]
        vpxord zmm7, zmm7, zmm6                                         ;    62.0 p5      18 x[4]
        vprold zmm7, zmm7, 7                                            ;    63.0 p0      18 x[4]
        vpxord zmm23, zmm23, zmm22                                      ;    62.0 p5      14 x[6]
        vprold zmm16, zmm16, 0x10                                       ;    63.3 p0      12 x[15]
        vprold zmm23, zmm23, 0xc                                        ;    64.3 p0      14 x[6]
        vpaddd zmm14, zmm14, zmm12                                      ;    63.0 p5      17 x[9]
        vpxord zmm15, zmm15, zmm14                                      ;    64.0 p5      18 x[5]
        vprold zmm15, zmm15, 7                                          ;    65.3 p0      18 x[5]
        vpaddd zmm17, zmm17, zmm23                                      ;    65.3 p5      15 x[2]
        vpaddd zmm24, zmm24, zmm16                                      ;    66.0 p5      13 x[11]
        vpxord zmm20, zmm20, zmm17                                      ;    66.3 p0      16 x[14]
        vprold zmm20, zmm20, 8                                          ;    67.3 p0      16 x[14]
        vpxord zmm25, zmm25, zmm24                                      ;    67.0 p5      14 x[7]
        vprold zmm25, zmm25, 0xc                                        ;    68.3 p0      14 x[7]
        vpaddd zmm22, zmm22, zmm20                                      ;    68.3 p5      17 x[10]
        vpxord zmm23, zmm23, zmm22                                      ;    69.3 p5      18 x[6]
        vprold zmm23, zmm23, 7                                          ;    70.3 p0      18 x[6]
        vpaddd zmm3, zmm3, zmm15                                        ;    70.0 p5      11 x[0]
        vpaddd zmm8, zmm8, zmm25                                        ;    70.3 p0      15 x[3]
        vpxord zmm16, zmm16, zmm8                                       ;    71.3 p5      16 x[15]
        vprold zmm16, zmm16, 8                                          ;    72.3 p0      16 x[15]
        vpaddd zmm24, zmm24, zmm16                                      ;    73.3 p5      17 x[11]
        vpxord zmm25, zmm25, zmm24                                      ;    74.3 p0      18 x[7]
        vprold zmm25, zmm25, 7                                          ;    75.3 p0      18 x[7]
        vpxord zmm16, zmm16, zmm3                                       ;    73.3 p5      12 x[15]
        vprold zmm16, zmm16, 0x10                                       ;    74.3 p0      12 x[15]
        vpaddd zmm9, zmm9, zmm23                                        ;    74.0 p5      11 x[1]
        vpaddd zmm22, zmm22, zmm16                                      ;    75.3 p5      13 x[10]
        vpxord zmm15, zmm15, zmm22                                      ;    76.3 p0      14 x[5]
        vprold zmm15, zmm15, 0xc                                        ;    77.3 p0      14 x[5]
        vpxord zmm2, zmm2, zmm9                                         ;    76.0 p5      12 x[12]
        vprold zmm2, zmm2, 0x10                                         ;    77.3 p0      12 x[12]
        vpaddd zmm8, zmm8, zmm7                                         ;    77.0 p5      11 x[3]
        vpaddd zmm3, zmm3, zmm15                                        ;    78.3 p5      15 x[0]
        vpxord zmm16, zmm16, zmm3                                       ;    79.3 p0      16 x[15]
        vprold zmm16, zmm16, 8                                          ;    80.3 p0      16 x[15]
        vpaddd zmm17, zmm17, zmm25                                      ;    79.0 p5      11 x[2]
        vpaddd zmm24, zmm24, zmm2                                       ;    80.0 p5      13 x[11]
        vpaddd zmm22, zmm22, zmm16                                      ;    81.3 p0      17 x[10]
        vpxord zmm23, zmm23, zmm24                                      ;    81.0 p5      14 x[6]
        vprold zmm23, zmm23, 0xc                                        ;    82.0 p0      14 x[6]
        vpxord zmm15, zmm15, zmm22                                      ;    82.3 p5      18 x[5]
        vprold zmm15, zmm15, 7                                          ;    83.3 p0      18 x[5]
        vpxord zmm12, zmm12, zmm17                                      ;    83.0 p5      12 x[13]
        vpxord zmm20, zmm20, zmm8                                       ;    83.3 p0      12 x[14]
        vpaddd zmm9, zmm9, zmm23                                        ;    84.0 p5      15 x[1]
        vprold zmm12, zmm12, 0x10                                       ;    84.3 p0      12 x[13]
        vpxord zmm2, zmm2, zmm9                                         ;    85.0 p5      16 x[12]
        vprold zmm2, zmm2, 8                                            ;    86.0 p0      16 x[12]
        vprold zmm20, zmm20, 0x10                                       ;    86.3 p0      12 x[14]
        vpaddd zmm6, zmm6, zmm12                                        ;    86.0 p5      13 x[8]
        vpaddd zmm24, zmm24, zmm2                                       ;    87.0 p5      17 x[11]
        vpxord zmm25, zmm25, zmm6                                       ;    87.3 p0      14 x[7]
        vprold zmm25, zmm25, 0xc                                        ;    88.3 p0      14 x[7]
        vpxord zmm23, zmm23, zmm24                                      ;    88.0 p5      18 x[6]
        vprold zmm23, zmm23, 7                                          ;    89.3 p0      18 x[6]
        vpaddd zmm14, zmm14, zmm20                                      ;    89.0 p5      13 x[9]
        vpaddd zmm17, zmm17, zmm25                                      ;    90.0 p5      15 x[2]
        vpxord zmm12, zmm12, zmm17                                      ;    91.0 p0      16 x[13]
        vprold zmm12, zmm12, 8                                          ;    92.0 p0      16 x[13]
        vpxord zmm7, zmm7, zmm14                                        ;    91.0 p5      14 x[4]
        vprold zmm7, zmm7, 0xc                                          ;    92.3 p0      14 x[4]
        vpaddd zmm9, zmm9, zmm15                                        ;    92.0 p5      11 x[1]
        vpaddd zmm6, zmm6, zmm12                                        ;    93.0 p5      17 x[8]
        vpxord zmm25, zmm25, zmm6                                       ;    94.0 p0      18 x[7]
        vprold zmm25, zmm25, 7                                          ;    95.0 p0      18 x[7]
        vpaddd zmm8, zmm8, zmm7                                         ;    94.0 p5      15 x[3]
        vpxord zmm20, zmm20, zmm8                                       ;    95.0 p5      16 x[14]
        vprold zmm20, zmm20, 8                                          ;    96.0 p0      16 x[14]
        vpaddd zmm14, zmm14, zmm20                                      ;    97.0 p5      17 x[9]
        vpxord zmm12, zmm12, zmm9                                       ;    96.3 p0      12 x[13]
        vpaddd zmm17, zmm17, zmm23                                      ;    97.0 p5      11 x[2]
        vpxord zmm7, zmm7, zmm14                                        ;    98.0 p0      18 x[4]
        vprold zmm7, zmm7, 7                                            ;    99.0 p0      18 x[4]
        vprold zmm12, zmm12, 0x10                                       ;    99.3 p0      12 x[13]
        vpaddd zmm3, zmm3, zmm7                                         ;   100.0 p5      11 x[0]
        vpxord zmm2, zmm2, zmm3                                         ;   101.0 p5      12 x[12]
        vprold zmm2, zmm2, 0x10                                         ;   102.0 p0      12 x[12]
        vpaddd zmm6, zmm6, zmm2                                         ;   103.0 p5      13 x[8]
        vpxord zmm20, zmm20, zmm17                                      ;   101.0 p5      12 x[14]
        vpaddd zmm14, zmm14, zmm12                                      ;   101.3 p0      13 x[9]
        vpaddd zmm8, zmm8, zmm25                                        ;   102.0 p5      11 x[3]
        vpxord zmm7, zmm7, zmm6                                         ;   104.0 p0      14 x[4]
        vprold zmm7, zmm7, 0xc                                          ;   105.0 p0      14 x[4]
        vprold zmm20, zmm20, 0x10                                       ;   104.3 p0      12 x[14]
        vpxord zmm15, zmm15, zmm14                                      ;   103.0 p5      14 x[5]
        vprold zmm15, zmm15, 0xc                                        ;   105.3 p0      14 x[5]
        vpaddd zmm3, zmm3, zmm7                                         ;   106.0 p5      15 x[0]
        vpxord zmm2, zmm2, zmm3                                         ;   107.0 p5      16 x[12]
        vprold zmm2, zmm2, 8                                            ;   108.0 p0      16 x[12]
        vpaddd zmm9, zmm9, zmm15                                        ;   106.3 p5      15 x[1]
        vpaddd zmm6, zmm6, zmm2                                         ;   109.0 p5      17 x[8]
        vpxord zmm16, zmm16, zmm8                                       ;   107.3 p0      12 x[15]
        vpaddd zmm22, zmm22, zmm20                                      ;   108.0 p5      13 x[10]
        vpxord zmm12, zmm12, zmm9                                       ;   108.3 p0      16 x[13]
        vprold zmm12, zmm12, 8                                          ;   109.3 p0      16 x[13]
        vpxord zmm7, zmm7, zmm6                                         ;   110.0 p5      18 x[4]
        vprold zmm7, zmm7, 7                                            ;   111.0 p0      18 x[4]
        vprold zmm16, zmm16, 0x10                                       ;   111.3 p0      12 x[15]
        vpxord zmm23, zmm23, zmm22                                      ;   110.0 p5      14 x[6]
        vprold zmm23, zmm23, 0xc                                        ;   112.3 p0      14 x[6]
        vpaddd zmm14, zmm14, zmm12                                      ;   111.0 p5      17 x[9]
        vpxord zmm15, zmm15, zmm14                                      ;   112.0 p5      18 x[5]
        vprold zmm15, zmm15, 7                                          ;   113.3 p0      18 x[5]
        vpaddd zmm17, zmm17, zmm23                                      ;   113.3 p5      15 x[2]
        vpaddd zmm24, zmm24, zmm16                                      ;   114.0 p5      13 x[11]
        vpxord zmm20, zmm20, zmm17                                      ;   114.3 p0      16 x[14]
        vprold zmm20, zmm20, 8                                          ;   115.3 p0      16 x[14]
        vpxord zmm25, zmm25, zmm24                                      ;   115.0 p5      14 x[7]
        vprold zmm25, zmm25, 0xc                                        ;   116.3 p0      14 x[7]
        vpaddd zmm22, zmm22, zmm20                                      ;   116.3 p5      17 x[10]
        vpxord zmm23, zmm23, zmm22                                      ;   117.3 p5      18 x[6]
        vprold zmm23, zmm23, 7                                          ;   118.3 p0      18 x[6]
        vpaddd zmm3, zmm3, zmm15                                        ;   118.0 p5      11 x[0]
        vpaddd zmm8, zmm8, zmm25                                        ;   118.3 p0      15 x[3]
        vpxord zmm16, zmm16, zmm8                                       ;   119.3 p5      16 x[15]
        vprold zmm16, zmm16, 8                                          ;   120.3 p0      16 x[15]
        vpaddd zmm24, zmm24, zmm16                                      ;   121.3 p5      17 x[11]
        vpxord zmm25, zmm25, zmm24                                      ;   122.3 p0      18 x[7]
        vprold zmm25, zmm25, 7                                          ;   123.3 p0      18 x[7]
        vpxord zmm16, zmm16, zmm3                                       ;   121.3 p5      12 x[15]
        vprold zmm16, zmm16, 0x10                                       ;   122.3 p0      12 x[15]
        vpaddd zmm9, zmm9, zmm23                                        ;   122.0 p5      11 x[1]
        vpaddd zmm22, zmm22, zmm16                                      ;   123.3 p5      13 x[10]
        vpxord zmm15, zmm15, zmm22                                      ;   124.3 p0      14 x[5]
        vprold zmm15, zmm15, 0xc                                        ;   125.3 p0      14 x[5]
        vpxord zmm2, zmm2, zmm9                                         ;   124.0 p5      12 x[12]
        vprold zmm2, zmm2, 0x10                                         ;   125.3 p0      12 x[12]
        vpaddd zmm8, zmm8, zmm7                                         ;   125.0 p5      11 x[3]
        vpaddd zmm3, zmm3, zmm15                                        ;   126.3 p5      15 x[0]
        vpxord zmm16, zmm16, zmm3                                       ;   127.3 p0      16 x[15]
        vprold zmm16, zmm16, 8                                          ;   128.3 p0      16 x[15]
        vpaddd zmm17, zmm17, zmm25                                      ;   127.0 p5      11 x[2]
        vpaddd zmm24, zmm24, zmm2                                       ;   128.0 p5      13 x[11]
        vpaddd zmm22, zmm22, zmm16                                      ;   129.3 p0      17 x[10]
        vpxord zmm23, zmm23, zmm24                                      ;   129.0 p5      14 x[6]
        vprold zmm23, zmm23, 0xc                                        ;   130.0 p0      14 x[6]
        vpxord zmm15, zmm15, zmm22                                      ;   130.3 p5      18 x[5]
        vprold zmm15, zmm15, 7                                          ;   131.3 p0      18 x[5]
        vpxord zmm12, zmm12, zmm17                                      ;   131.0 p5      12 x[13]
        vpxord zmm20, zmm20, zmm8                                       ;   131.3 p0      12 x[14]
        vpaddd zmm9, zmm9, zmm23                                        ;   132.0 p5      15 x[1]
        vprold zmm12, zmm12, 0x10                                       ;   132.3 p0      12 x[13]
        vpxord zmm2, zmm2, zmm9                                         ;   133.0 p5      16 x[12]
        vprold zmm2, zmm2, 8                                            ;   134.0 p0      16 x[12]
        vprold zmm20, zmm20, 0x10                                       ;   134.3 p0      12 x[14]
        vpaddd zmm6, zmm6, zmm12                                        ;   134.0 p5      13 x[8]
        vpaddd zmm24, zmm24, zmm2                                       ;   135.0 p5      17 x[11]
        vpxord zmm25, zmm25, zmm6                                       ;   135.3 p0      14 x[7]
        vprold zmm25, zmm25, 0xc                                        ;   136.3 p0      14 x[7]
        vpxord zmm23, zmm23, zmm24                                      ;   136.0 p5      18 x[6]
        vprold zmm23, zmm23, 7                                          ;   137.3 p0      18 x[6]
        vpaddd zmm14, zmm14, zmm20                                      ;   137.0 p5      13 x[9]
        vpaddd zmm17, zmm17, zmm25                                      ;   138.0 p5      15 x[2]
        vpxord zmm12, zmm12, zmm17                                      ;   139.0 p0      16 x[13]
        vprold zmm12, zmm12, 8                                          ;   140.0 p0      16 x[13]
        vpxord zmm7, zmm7, zmm14                                        ;   139.0 p5      14 x[4]
        vprold zmm7, zmm7, 0xc                                          ;   140.3 p0      14 x[4]
        vpaddd zmm9, zmm9, zmm15                                        ;   140.0 p5      11 x[1]
        vpaddd zmm6, zmm6, zmm12                                        ;   141.0 p5      17 x[8]
        vpxord zmm25, zmm25, zmm6                                       ;   142.0 p0      18 x[7]
        vprold zmm25, zmm25, 7                                          ;   143.0 p0      18 x[7]
        vpaddd zmm8, zmm8, zmm7                                         ;   142.0 p5      15 x[3]
        vpxord zmm20, zmm20, zmm8                                       ;   143.0 p5      16 x[14]
        vprold zmm20, zmm20, 8                                          ;   144.0 p0      16 x[14]
        vpaddd zmm14, zmm14, zmm20                                      ;   145.0 p5      17 x[9]
        vpxord zmm12, zmm12, zmm9                                       ;   144.3 p0      12 x[13]
        vpaddd zmm17, zmm17, zmm23                                      ;   145.0 p5      11 x[2]
        vpxord zmm7, zmm7, zmm14                                        ;   146.0 p0      18 x[4]
        vprold zmm7, zmm7, 7                                            ;   147.0 p0      18 x[4]
        vprold zmm12, zmm12, 0x10                                       ;   147.3 p0      12 x[13]
        vpaddd zmm3, zmm3, zmm7                                         ;   148.0 p5      11 x[0]
        vpxord zmm2, zmm2, zmm3                                         ;   149.0 p5      12 x[12]
        vprold zmm2, zmm2, 0x10                                         ;   150.0 p0      12 x[12]
        vpaddd zmm6, zmm6, zmm2                                         ;   151.0 p5      13 x[8]
        vpxord zmm20, zmm20, zmm17                                      ;   149.0 p5      12 x[14]
        vpaddd zmm14, zmm14, zmm12                                      ;   149.3 p0      13 x[9]
        vpaddd zmm8, zmm8, zmm25                                        ;   150.0 p5      11 x[3]
        vpxord zmm7, zmm7, zmm6                                         ;   152.0 p0      14 x[4]
        vprold zmm7, zmm7, 0xc                                          ;   153.0 p0      14 x[4]
        vprold zmm20, zmm20, 0x10                                       ;   152.3 p0      12 x[14]
        vpxord zmm15, zmm15, zmm14                                      ;   151.0 p5      14 x[5]
        vprold zmm15, zmm15, 0xc                                        ;   153.3 p0      14 x[5]
        vpaddd zmm3, zmm3, zmm7                                         ;   154.0 p5      15 x[0]
        vpxord zmm2, zmm2, zmm3                                         ;   155.0 p5      16 x[12]
        vprold zmm2, zmm2, 8                                            ;   156.0 p0      16 x[12]
        vpaddd zmm9, zmm9, zmm15                                        ;   154.3 p5      15 x[1]
        vpaddd zmm6, zmm6, zmm2                                         ;   157.0 p5      17 x[8]
        vpxord zmm16, zmm16, zmm8                                       ;   155.3 p0      12 x[15]
        vpaddd zmm22, zmm22, zmm20                                      ;   156.0 p5      13 x[10]
        vpxord zmm12, zmm12, zmm9                                       ;   156.3 p0      16 x[13]
        vprold zmm12, zmm12, 8                                          ;   157.3 p0      16 x[13]
        vpxord zmm7, zmm7, zmm6                                         ;   158.0 p5      18 x[4]
        vprold zmm7, zmm7, 7                                            ;   159.0 p0      18 x[4]
        vprold zmm16, zmm16, 0x10                                       ;   159.3 p0      12 x[15]
        vpxord zmm23, zmm23, zmm22                                      ;   158.0 p5      14 x[6]
        vprold zmm23, zmm23, 0xc                                        ;   160.3 p0      14 x[6]
        vpaddd zmm14, zmm14, zmm12                                      ;   159.0 p5      17 x[9]
        vpxord zmm15, zmm15, zmm14                                      ;   160.0 p5      18 x[5]
        vprold zmm15, zmm15, 7                                          ;   161.3 p0      18 x[5]
        vpaddd zmm17, zmm17, zmm23                                      ;   161.3 p5      15 x[2]
        vpaddd zmm24, zmm24, zmm16                                      ;   162.0 p5      13 x[11]
        vpxord zmm20, zmm20, zmm17                                      ;   162.3 p0      16 x[14]
        vprold zmm20, zmm20, 8                                          ;   163.3 p0      16 x[14]
        vpxord zmm25, zmm25, zmm24                                      ;   163.0 p5      14 x[7]
        vprold zmm25, zmm25, 0xc                                        ;   164.3 p0      14 x[7]
        vpaddd zmm22, zmm22, zmm20                                      ;   164.3 p5      17 x[10]
        vpxord zmm23, zmm23, zmm22                                      ;   165.3 p5      18 x[6]
        vprold zmm23, zmm23, 7                                          ;   166.3 p0      18 x[6]
        vpaddd zmm3, zmm3, zmm15                                        ;   166.0 p5      11 x[0]
        vpaddd zmm8, zmm8, zmm25                                        ;   166.3 p0      15 x[3]
        vpxord zmm16, zmm16, zmm8                                       ;   167.3 p5      16 x[15]
        vprold zmm16, zmm16, 8                                          ;   168.3 p0      16 x[15]
        vpaddd zmm24, zmm24, zmm16                                      ;   169.3 p5      17 x[11]
        vpxord zmm25, zmm25, zmm24                                      ;   170.3 p0      18 x[7]
        vprold zmm25, zmm25, 7                                          ;   171.3 p0      18 x[7]
        vpxord zmm16, zmm16, zmm3                                       ;   169.3 p5      12 x[15]
        vprold zmm16, zmm16, 0x10                                       ;   170.3 p0      12 x[15]
        vpaddd zmm9, zmm9, zmm23                                        ;   170.0 p5      11 x[1]
        vpaddd zmm22, zmm22, zmm16                                      ;   171.3 p5      13 x[10]
        vpxord zmm15, zmm15, zmm22                                      ;   172.3 p0      14 x[5]
        vprold zmm15, zmm15, 0xc                                        ;   173.3 p0      14 x[5]
        vpxord zmm2, zmm2, zmm9                                         ;   172.0 p5      12 x[12]
        vprold zmm2, zmm2, 0x10                                         ;   173.3 p0      12 x[12]
        vpaddd zmm8, zmm8, zmm7                                         ;   173.0 p5      11 x[3]
        vpaddd zmm3, zmm3, zmm15                                        ;   174.3 p5      15 x[0]
        vpxord zmm16, zmm16, zmm3                                       ;   175.3 p0      16 x[15]
        vprold zmm16, zmm16, 8                                          ;   176.3 p0      16 x[15]
        vpaddd zmm17, zmm17, zmm25                                      ;   175.0 p5      11 x[2]
        vpaddd zmm24, zmm24, zmm2                                       ;   176.0 p5      13 x[11]
        vpaddd zmm22, zmm22, zmm16                                      ;   177.3 p0      17 x[10]
        vpxord zmm23, zmm23, zmm24                                      ;   177.0 p5      14 x[6]
        vprold zmm23, zmm23, 0xc                                        ;   178.0 p0      14 x[6]
        vpxord zmm15, zmm15, zmm22                                      ;   178.3 p5      18 x[5]
        vprold zmm15, zmm15, 7                                          ;   179.3 p0      18 x[5]
        vpxord zmm12, zmm12, zmm17                                      ;   179.0 p5      12 x[13]
        vpxord zmm20, zmm20, zmm8                                       ;   179.3 p0      12 x[14]
        vpaddd zmm9, zmm9, zmm23                                        ;   180.0 p5      15 x[1]
        vprold zmm12, zmm12, 0x10                                       ;   180.3 p0      12 x[13]
        vpxord zmm2, zmm2, zmm9                                         ;   181.0 p5      16 x[12]
        vprold zmm2, zmm2, 8                                            ;   182.0 p0      16 x[12]
        vprold zmm20, zmm20, 0x10                                       ;   182.3 p0      12 x[14]
        vpaddd zmm6, zmm6, zmm12                                        ;   182.0 p5      13 x[8]
        vpaddd zmm24, zmm24, zmm2                                       ;   183.0 p5      17 x[11]
        vpxord zmm25, zmm25, zmm6                                       ;   183.3 p0      14 x[7]
        vprold zmm25, zmm25, 0xc                                        ;   184.3 p0      14 x[7]
        vpxord zmm23, zmm23, zmm24                                      ;   184.0 p5      18 x[6]
        vprold zmm23, zmm23, 7                                          ;   185.3 p0      18 x[6]
        vpaddd zmm14, zmm14, zmm20                                      ;   185.0 p5      13 x[9]
        vpaddd zmm17, zmm17, zmm25                                      ;   186.0 p5      15 x[2]
        vpxord zmm12, zmm12, zmm17                                      ;   187.0 p0      16 x[13]
        vprold zmm12, zmm12, 8                                          ;   188.0 p0      16 x[13]
        vpxord zmm7, zmm7, zmm14                                        ;   187.0 p5      14 x[4]
        vprold zmm7, zmm7, 0xc                                          ;   188.3 p0      14 x[4]
        vpaddd zmm9, zmm9, zmm15                                        ;   188.0 p5      11 x[1]
        vpaddd zmm6, zmm6, zmm12                                        ;   189.0 p5      17 x[8]
        vpxord zmm25, zmm25, zmm6                                       ;   190.0 p0      18 x[7]
        vprold zmm25, zmm25, 7                                          ;   191.0 p0      18 x[7]
        vpaddd zmm8, zmm8, zmm7                                         ;   190.0 p5      15 x[3]
        vpxord zmm20, zmm20, zmm8                                       ;   191.0 p5      16 x[14]
        vprold zmm20, zmm20, 8                                          ;   192.0 p0      16 x[14]
        vpaddd zmm14, zmm14, zmm20                                      ;   193.0 p5      17 x[9]
        vpxord zmm12, zmm12, zmm9                                       ;   192.3 p0      12 x[13]
        vpaddd zmm17, zmm17, zmm23                                      ;   193.0 p5      11 x[2]
        vpxord zmm7, zmm7, zmm14                                        ;   194.0 p0      18 x[4]
        vprold zmm7, zmm7, 7                                            ;   195.0 p0      18 x[4]
        vprold zmm12, zmm12, 0x10                                       ;   195.3 p0      12 x[13]
        vpaddd zmm3, zmm3, zmm7                                         ;   196.0 p5      11 x[0]
        vpxord zmm2, zmm2, zmm3                                         ;   197.0 p5      12 x[12]
        vprold zmm2, zmm2, 0x10                                         ;   198.0 p0      12 x[12]
        vpaddd zmm6, zmm6, zmm2                                         ;   199.0 p5      13 x[8]
        vpxord zmm20, zmm20, zmm17                                      ;   197.0 p5      12 x[14]
        vpaddd zmm14, zmm14, zmm12                                      ;   197.3 p0      13 x[9]
        vpaddd zmm8, zmm8, zmm25                                        ;   198.0 p5      11 x[3]
        vpxord zmm7, zmm7, zmm6                                         ;   200.0 p0      14 x[4]
        vprold zmm7, zmm7, 0xc                                          ;   201.0 p0      14 x[4]
        vprold zmm20, zmm20, 0x10                                       ;   200.3 p0      12 x[14]
        vpxord zmm15, zmm15, zmm14                                      ;   199.0 p5      14 x[5]
        vprold zmm15, zmm15, 0xc                                        ;   201.3 p0      14 x[5]
        vpaddd zmm3, zmm3, zmm7                                         ;   202.0 p5      15 x[0]
        vpxord zmm2, zmm2, zmm3                                         ;   203.0 p5      16 x[12]
        vprold zmm2, zmm2, 8                                            ;   204.0 p0      16 x[12]
        vpaddd zmm9, zmm9, zmm15                                        ;   202.3 p5      15 x[1]
        vpaddd zmm6, zmm6, zmm2                                         ;   205.0 p5      17 x[8]
        vpxord zmm16, zmm16, zmm8                                       ;   203.3 p0      12 x[15]
        vpaddd zmm22, zmm22, zmm20                                      ;   204.0 p5      13 x[10]
        vpxord zmm12, zmm12, zmm9                                       ;   204.3 p0      16 x[13]
        vprold zmm12, zmm12, 8                                          ;   205.3 p0      16 x[13]
        vpxord zmm7, zmm7, zmm6                                         ;   206.0 p5      18 x[4]
        vprold zmm7, zmm7, 7                                            ;   207.0 p0      18 x[4]
        vprold zmm16, zmm16, 0x10                                       ;   207.3 p0      12 x[15]
        vpxord zmm23, zmm23, zmm22                                      ;   206.0 p5      14 x[6]
        vprold zmm23, zmm23, 0xc                                        ;   208.3 p0      14 x[6]
        vpaddd zmm14, zmm14, zmm12                                      ;   207.0 p5      17 x[9]
        vpxord zmm15, zmm15, zmm14                                      ;   208.0 p5      18 x[5]
        vprold zmm15, zmm15, 7                                          ;   209.3 p0      18 x[5]
        vpaddd zmm17, zmm17, zmm23                                      ;   209.3 p5      15 x[2]
        vpaddd zmm24, zmm24, zmm16                                      ;   210.0 p5      13 x[11]
        vpxord zmm20, zmm20, zmm17                                      ;   210.3 p0      16 x[14]
        vprold zmm20, zmm20, 8                                          ;   211.3 p0      16 x[14]
        vpxord zmm25, zmm25, zmm24                                      ;   211.0 p5      14 x[7]
        vprold zmm25, zmm25, 0xc                                        ;   212.3 p0      14 x[7]
        vpaddd zmm22, zmm22, zmm20                                      ;   212.3 p5      17 x[10]
        vpxord zmm23, zmm23, zmm22                                      ;   213.3 p5      18 x[6]
        vprold zmm23, zmm23, 7                                          ;   214.3 p0      18 x[6]
        vpaddd zmm3, zmm3, zmm15                                        ;   214.0 p5      11 x[0]
        vpaddd zmm8, zmm8, zmm25                                        ;   214.3 p0      15 x[3]
        vpxord zmm16, zmm16, zmm8                                       ;   215.3 p5      16 x[15]
        vprold zmm16, zmm16, 8                                          ;   216.3 p0      16 x[15]
        vpaddd zmm24, zmm24, zmm16                                      ;   217.3 p5      17 x[11]
        vpxord zmm25, zmm25, zmm24                                      ;   218.3 p0      18 x[7]
        vprold zmm25, zmm25, 7                                          ;   219.3 p0      18 x[7]
        vpxord zmm16, zmm16, zmm3                                       ;   217.3 p5      12 x[15]
        vprold zmm16, zmm16, 0x10                                       ;   218.3 p0      12 x[15]
        vpaddd zmm9, zmm9, zmm23                                        ;   218.0 p5      11 x[1]
        vpaddd zmm22, zmm22, zmm16                                      ;   219.3 p5      13 x[10]
        vpxord zmm15, zmm15, zmm22                                      ;   220.3 p0      14 x[5]
        vprold zmm15, zmm15, 0xc                                        ;   221.3 p0      14 x[5]
        vpxord zmm2, zmm2, zmm9                                         ;   220.0 p5      12 x[12]
        vprold zmm2, zmm2, 0x10                                         ;   221.3 p0      12 x[12]
        vpaddd zmm8, zmm8, zmm7                                         ;   221.0 p5      11 x[3]
        vpaddd zmm3, zmm3, zmm15                                        ;   222.3 p5      15 x[0]
        vpxord zmm16, zmm16, zmm3                                       ;   223.3 p0      16 x[15]
        vprold zmm16, zmm16, 8                                          ;   224.3 p0      16 x[15]
        vpaddd zmm17, zmm17, zmm25                                      ;   223.0 p5      11 x[2]
        vpaddd zmm24, zmm24, zmm2                                       ;   224.0 p5      13 x[11]
        vpaddd zmm22, zmm22, zmm16                                      ;   225.3 p0      17 x[10]
        vpxord zmm23, zmm23, zmm24                                      ;   225.0 p5      14 x[6]
        vprold zmm23, zmm23, 0xc                                        ;   226.0 p0      14 x[6]
        vpxord zmm15, zmm15, zmm22                                      ;   226.3 p5      18 x[5]
        vprold zmm15, zmm15, 7                                          ;   227.3 p0      18 x[5]
        vpxord zmm12, zmm12, zmm17                                      ;   227.0 p5      12 x[13]
        vpxord zmm20, zmm20, zmm8                                       ;   227.3 p0      12 x[14]
        vpaddd zmm9, zmm9, zmm23                                        ;   228.0 p5      15 x[1]
        vprold zmm12, zmm12, 0x10                                       ;   228.3 p0      12 x[13]
        vpxord zmm2, zmm2, zmm9                                         ;   229.0 p5      16 x[12]
        vprold zmm2, zmm2, 8                                            ;   230.0 p0      16 x[12]
        vprold zmm20, zmm20, 0x10                                       ;   230.3 p0      12 x[14]
        vpaddd zmm6, zmm6, zmm12                                        ;   230.0 p5      13 x[8]
        vpaddd zmm24, zmm24, zmm2                                       ;   231.0 p5      17 x[11]
        vpxord zmm25, zmm25, zmm6                                       ;   231.3 p0      14 x[7]
        vprold zmm25, zmm25, 0xc                                        ;   232.3 p0      14 x[7]
        vpxord zmm23, zmm23, zmm24                                      ;   232.0 p5      18 x[6]
        vprold zmm23, zmm23, 7                                          ;   233.3 p0      18 x[6]
        vpaddd zmm14, zmm14, zmm20                                      ;   233.0 p5      13 x[9]
        vpaddd zmm17, zmm17, zmm25                                      ;   234.0 p5      15 x[2]
        vpxord zmm12, zmm12, zmm17                                      ;   235.0 p0      16 x[13]
        vprold zmm12, zmm12, 8                                          ;   236.0 p0      16 x[13]
        vpxord zmm7, zmm7, zmm14                                        ;   235.0 p5      14 x[4]
        vprold zmm7, zmm7, 0xc                                          ;   236.3 p0      14 x[4]
        vpaddd zmm9, zmm9, zmm15                                        ;   236.0 p5      11 x[1]
        vpaddd zmm6, zmm6, zmm12                                        ;   237.0 p5      17 x[8]
        vpxord zmm25, zmm25, zmm6                                       ;   238.0 p0      18 x[7]
        vprold zmm25, zmm25, 7                                          ;   239.0 p0      18 x[7]
        vpaddd zmm8, zmm8, zmm7                                         ;   238.0 p5      15 x[3]
        vpxord zmm20, zmm20, zmm8                                       ;   239.0 p5      16 x[14]
        vprold zmm20, zmm20, 8                                          ;   240.0 p0      16 x[14]
        vpaddd zmm14, zmm14, zmm20                                      ;   241.0 p5      17 x[9]
        vpxord zmm12, zmm12, zmm9                                       ;   240.3 p0      12 x[13]
        vpaddd zmm17, zmm17, zmm23                                      ;   241.0 p5      11 x[2]
        vpxord zmm7, zmm7, zmm14                                        ;   242.0 p0      18 x[4]
        vprold zmm7, zmm7, 7                                            ;   243.0 p0      18 x[4]
        vprold zmm12, zmm12, 0x10                                       ;   243.3 p0      12 x[13]
        vpaddd zmm3, zmm3, zmm7                                         ;   244.0 p5      11 x[0]
        vpxord zmm2, zmm2, zmm3                                         ;   245.0 p5      12 x[12]
        vprold zmm2, zmm2, 0x10                                         ;   246.0 p0      12 x[12]
        vpaddd zmm6, zmm6, zmm2                                         ;   247.0 p5      13 x[8]
        vpxord zmm20, zmm20, zmm17                                      ;   245.0 p5      12 x[14]
        vpaddd zmm14, zmm14, zmm12                                      ;   245.3 p0      13 x[9]
        vpaddd zmm8, zmm8, zmm25                                        ;   246.0 p5      11 x[3]
        vpxord zmm7, zmm7, zmm6                                         ;   248.0 p0      14 x[4]
        vprold zmm7, zmm7, 0xc                                          ;   249.0 p0      14 x[4]
        vprold zmm20, zmm20, 0x10                                       ;   248.3 p0      12 x[14]
        vpxord zmm15, zmm15, zmm14                                      ;   247.0 p5      14 x[5]
        vprold zmm15, zmm15, 0xc                                        ;   249.3 p0      14 x[5]
        vpaddd zmm3, zmm3, zmm7                                         ;   250.0 p5      15 x[0]
        vpxord zmm2, zmm2, zmm3                                         ;   251.0 p5      16 x[12]
        vprold zmm2, zmm2, 8                                            ;   252.0 p0      16 x[12]
        vpaddd zmm9, zmm9, zmm15                                        ;   250.3 p5      15 x[1]
        vpaddd zmm6, zmm6, zmm2                                         ;   253.0 p5      17 x[8]
        vpxord zmm16, zmm16, zmm8                                       ;   251.3 p0      12 x[15]
        vpaddd zmm22, zmm22, zmm20                                      ;   252.0 p5      13 x[10]
        vpxord zmm12, zmm12, zmm9                                       ;   252.3 p0      16 x[13]
        vprold zmm12, zmm12, 8                                          ;   253.3 p0      16 x[13]
        vpxord zmm7, zmm7, zmm6                                         ;   254.0 p5      18 x[4]
        vprold zmm7, zmm7, 7                                            ;   255.0 p0      18 x[4]
        vprold zmm16, zmm16, 0x10                                       ;   255.3 p0      12 x[15]
        vpxord zmm23, zmm23, zmm22                                      ;   254.0 p5      14 x[6]
        vprold zmm23, zmm23, 0xc                                        ;   256.3 p0      14 x[6]
        vpaddd zmm14, zmm14, zmm12                                      ;   255.0 p5      17 x[9]
        vpxord zmm15, zmm15, zmm14                                      ;   256.0 p5      18 x[5]
        vprold zmm15, zmm15, 7                                          ;   257.3 p0      18 x[5]
        vpaddd zmm17, zmm17, zmm23                                      ;   257.3 p5      15 x[2]
        vpaddd zmm24, zmm24, zmm16                                      ;   258.0 p5      13 x[11]
        vpxord zmm20, zmm20, zmm17                                      ;   258.3 p0      16 x[14]
        vprold zmm20, zmm20, 8                                          ;   259.3 p0      16 x[14]
        vpxord zmm25, zmm25, zmm24                                      ;   259.0 p5      14 x[7]
        vprold zmm25, zmm25, 0xc                                        ;   260.3 p0      14 x[7]
        vpaddd zmm22, zmm22, zmm20                                      ;   260.3 p5      17 x[10]
        vpxord zmm23, zmm23, zmm22                                      ;   261.3 p5      18 x[6]
        vprold zmm23, zmm23, 7                                          ;   262.3 p0      18 x[6]
        vpaddd zmm3, zmm3, zmm15                                        ;   262.0 p5      11 x[0]
        vpaddd zmm8, zmm8, zmm25                                        ;   262.3 p0      15 x[3]
        vpxord zmm16, zmm16, zmm8                                       ;   263.3 p5      16 x[15]
        vprold zmm16, zmm16, 8                                          ;   264.3 p0      16 x[15]
        vpaddd zmm24, zmm24, zmm16                                      ;   265.3 p5      17 x[11]
        vpxord zmm25, zmm25, zmm24                                      ;   266.3 p0      18 x[7]
        vprold zmm25, zmm25, 7                                          ;   267.3 p0      18 x[7]
        vpxord zmm16, zmm16, zmm3                                       ;   265.3 p5      12 x[15]
        vprold zmm16, zmm16, 0x10                                       ;   266.3 p0      12 x[15]
        vpaddd zmm9, zmm9, zmm23                                        ;   266.0 p5      11 x[1]
        vpaddd zmm22, zmm22, zmm16                                      ;   267.3 p5      13 x[10]
        vpxord zmm15, zmm15, zmm22                                      ;   268.3 p0      14 x[5]
        vprold zmm15, zmm15, 0xc                                        ;   269.3 p0      14 x[5]
        vpxord zmm2, zmm2, zmm9                                         ;   268.0 p5      12 x[12]
        vprold zmm2, zmm2, 0x10                                         ;   269.3 p0      12 x[12]
        vpaddd zmm8, zmm8, zmm7                                         ;   269.0 p5      11 x[3]
        vpaddd zmm3, zmm3, zmm15                                        ;   270.3 p5      15 x[0]
        vpxord zmm16, zmm16, zmm3                                       ;   271.3 p0      16 x[15]
        vprold zmm16, zmm16, 8                                          ;   272.3 p0      16 x[15]
        vpaddd zmm17, zmm17, zmm25                                      ;   271.0 p5      11 x[2]
        vpaddd zmm24, zmm24, zmm2                                       ;   272.0 p5      13 x[11]
        vpaddd zmm22, zmm22, zmm16                                      ;   273.3 p0      17 x[10]
        vpxord zmm23, zmm23, zmm24                                      ;   273.0 p5      14 x[6]
        vprold zmm23, zmm23, 0xc                                        ;   274.0 p0      14 x[6]
        vpxord zmm15, zmm15, zmm22                                      ;   274.3 p5      18 x[5]
        vprold zmm15, zmm15, 7                                          ;   275.3 p0      18 x[5]
        vpxord zmm12, zmm12, zmm17                                      ;   275.0 p5      12 x[13]
        vpxord zmm20, zmm20, zmm8                                       ;   275.3 p0      12 x[14]
        vpaddd zmm9, zmm9, zmm23                                        ;   276.0 p5      15 x[1]
        vprold zmm12, zmm12, 0x10                                       ;   276.3 p0      12 x[13]
        vpxord zmm2, zmm2, zmm9                                         ;   277.0 p5      16 x[12]
        vprold zmm2, zmm2, 8                                            ;   278.0 p0      16 x[12]
        vprold zmm20, zmm20, 0x10                                       ;   278.3 p0      12 x[14]
        vpaddd zmm6, zmm6, zmm12                                        ;   278.0 p5      13 x[8]
        vpaddd zmm24, zmm24, zmm2                                       ;   279.0 p5      17 x[11]
        vpxord zmm25, zmm25, zmm6                                       ;   279.3 p0      14 x[7]
        vprold zmm25, zmm25, 0xc                                        ;   280.3 p0      14 x[7]
        vpxord zmm23, zmm23, zmm24                                      ;   280.0 p5      18 x[6]
        vprold zmm23, zmm23, 7                                          ;   281.3 p0      18 x[6]
        vpaddd zmm14, zmm14, zmm20                                      ;   281.0 p5      13 x[9]
        vpaddd zmm17, zmm17, zmm25                                      ;   282.0 p5      15 x[2]
        vpxord zmm12, zmm12, zmm17                                      ;   283.0 p0      16 x[13]
        vprold zmm12, zmm12, 8                                          ;   284.0 p0      16 x[13]
        mov r8, qword [rbp + 3032]                                      ;    97.8 p10     64 dst reload
        vmovdqu64 xmm28, [r8]                                           ;   102.8 p3      64 dst
        vpxord zmm7, zmm7, zmm14                                        ;   283.0 p5      14 x[4]
        vprold zmm7, zmm7, 0xc                                          ;   284.3 p0      14 x[4]
        vpaddd zmm9, zmm9, zmm15                                        ;   284.0 p5      11 x[1]
        vpaddd zmm6, zmm6, zmm12                                        ;   285.0 p5      17 x[8]
        vmovdqu64 xmm30, [r8 + 64]                                      ;   102.8 p2      64 dst
        vpxord zmm25, zmm25, zmm6                                       ;   286.0 p0      18 x[7]
        vmovdqu64 xmm31, [r8 + 128]                                     ;   102.8 p10     64 dst
        vprold zmm25, zmm25, 7                                          ;   287.0 p0      18 x[7]
        vpaddd zmm8, zmm8, zmm7                                         ;   286.0 p5      15 x[3]
        vpxord zmm20, zmm20, zmm8                                       ;   287.0 p5      16 x[14]
        vprold zmm20, zmm20, 8                                          ;   288.0 p0      16 x[14]
        vpaddd zmm14, zmm14, zmm20                                      ;   289.0 p5      17 x[9]
        vpxord zmm12, zmm12, zmm9                                       ;   288.3 p0      12 x[13]
        vprold zmm12, zmm12, 0x10                                       ;   289.3 p0      12 x[13]
        vpaddd zmm17, zmm17, zmm23                                      ;   289.0 p5      11 x[2]
        vpxord zmm7, zmm7, zmm14                                        ;   290.0 p5      18 x[4]
        vprold zmm7, zmm7, 7                                            ;   291.0 p0      18 x[4]
        vpaddd zmm3, zmm3, zmm7                                         ;   292.0 p5      11 x[0]
        vpxord zmm2, zmm2, zmm3                                         ;   293.0 p0      12 x[12]
        vprold zmm2, zmm2, 0x10                                         ;   294.0 p0      12 x[12]
        vpaddd zmm14, zmm14, zmm12                                      ;   292.0 p5      13 x[9]
        vpaddd zmm6, zmm6, zmm2                                         ;   295.0 p5      13 x[8]
        vpxord zmm20, zmm20, zmm17                                      ;   293.3 p0      12 x[14]
        vprold zmm20, zmm20, 0x10                                       ;   294.3 p0      12 x[14]
        vpaddd zmm8, zmm8, zmm25                                        ;   294.0 p5      11 x[3]
        vpxord zmm7, zmm7, zmm6                                         ;   296.0 p5      14 x[4]
        vprold zmm7, zmm7, 0xc                                          ;   297.0 p0      14 x[4]
        vpxord zmm15, zmm15, zmm14                                      ;   296.0 p5      14 x[5]
        vprold zmm15, zmm15, 0xc                                        ;   297.0 p0      14 x[5]
        vpaddd zmm3, zmm3, zmm7                                         ;   298.0 p5      15 x[0]
        vpxord zmm2, zmm2, zmm3                                         ;   299.0 p0      16 x[12]
        vprold zmm2, zmm2, 8                                            ;   300.0 p0      16 x[12]
        vpaddd zmm22, zmm22, zmm20                                      ;   298.0 p5      13 x[10]
        vpaddd zmm9, zmm9, zmm15                                        ;   299.0 p5      15 x[1]
        vpaddd zmm6, zmm6, zmm2                                         ;   301.0 p0      17 x[8]
        vpxord zmm16, zmm16, zmm8                                       ;   300.0 p5      12 x[15]
        vpxord zmm12, zmm12, zmm9                                       ;   300.3 p0      16 x[13]
        vprold zmm12, zmm12, 8                                          ;   301.3 p0      16 x[13]
        vpxord zmm7, zmm7, zmm6                                         ;   302.0 p5      18 x[4]
        vprold zmm7, zmm7, 7                                            ;   303.0 p0      18 x[4]
        vprold zmm16, zmm16, 0x10                                       ;   303.3 p0      12 x[15]
        vpxord zmm23, zmm23, zmm22                                      ;   302.0 p5      14 x[6]
        vprold zmm23, zmm23, 0xc                                        ;   304.3 p0      14 x[6]
        vpaddd zmm14, zmm14, zmm12                                      ;   303.0 p5      17 x[9]
        vpxord zmm15, zmm15, zmm14                                      ;   304.0 p5      18 x[5]
        vprold zmm15, zmm15, 7                                          ;   305.3 p0      18 x[5]
        vpaddd zmm17, zmm17, zmm23                                      ;   305.3 p5      15 x[2]
        vpaddd zmm24, zmm24, zmm16                                      ;   306.0 p5      13 x[11]
        vpxord zmm20, zmm20, zmm17                                      ;   306.3 p0      16 x[14]
        vprold zmm20, zmm20, 8                                          ;   307.3 p0      16 x[14]
        vmovdqu64 xmm1, [r8 + 192]                                      ;   106.5 p3      64 dst
        vmovdqu64 xmm27, [r8 + 256]                                     ;   106.7 p2      64 dst
        vshufi32x4 zmm27, zmm28, zmm27, 0                               ;   307.0 p5      64 dst
        vmovdqu64 xmm28, [r8 + 320]                                     ;   107.0 p10     64 dst
        vshufi32x4 zmm28, zmm30, zmm28, 0                               ;   308.0 p5      64 dst
        vmovdqu64 xmm30, [r8 + 384]                                     ;   107.5 p3      64 dst
        vshufi32x4 zmm30, zmm31, zmm30, 0                               ;   309.0 p5      64 dst
        vmovdqu64 xmm31, [r8 + 448]                                     ;   107.7 p2      64 dst
        vshufi32x4 zmm1, zmm1, zmm31, 0                                 ;   310.0 p5      64 dst
        vmovdqu64 xmm31, [r8 + 512]                                     ;   108.0 p10     64 dst
        vpxord zmm25, zmm25, zmm24                                      ;   308.3 p0      14 x[7]
        vprold zmm25, zmm25, 0xc                                        ;   309.3 p0      14 x[7]
        vpaddd zmm22, zmm22, zmm20                                      ;   310.3 p0      17 x[10]
        vpaddd zmm3, zmm3, zmm15                                        ;   311.0 p5      11 x[0]
        vmovdqu64 xmm19, [r8 + 576]                                     ;   108.8 p3      64 dst
        vpxord zmm23, zmm23, zmm22                                      ;   311.3 p0      18 x[6]
        vprold zmm23, zmm23, 7                                          ;   312.3 p0      18 x[6]
        vmovdqu64 xmm11, [r8 + 640]                                     ;   109.3 p2      64 dst
        vpaddd zmm8, zmm8, zmm25                                        ;   312.0 p5      15 x[3]
        vmovdqu64 xmm29, [r8 + 704]                                     ;   109.7 p10     64 dst
        vmovdqu64 xmm21, [r8 + 768]                                     ;   109.8 p3      64 dst
        vshufi32x4 zmm21, zmm31, zmm21, 0                               ;   313.0 p5      64 dst
        vmovdqu64 xmm31, [r8 + 832]                                     ;   110.3 p2      64 dst
        vshufi32x4 zmm19, zmm19, zmm31, 0                               ;   314.0 p5      64 dst
        vmovdqu64 xmm31, [r8 + 896]                                     ;   110.7 p10     64 dst
        vshufi32x4 zmm11, zmm11, zmm31, 0                               ;   315.0 p5      64 dst
        vmovdqu64 xmm31, [r8 + 960]                                     ;   110.8 p3      64 dst
        vshufi32x4 zmm29, zmm29, zmm31, 0                               ;   316.0 p5      64 dst
        vpxord zmm16, zmm16, zmm8                                       ;   313.3 p0      16 x[15]
        vprold zmm16, zmm16, 8                                          ;   314.3 p0      16 x[15]
        vpaddd zmm24, zmm24, zmm16                                      ;   315.3 p0      17 x[11]
        vpxord zmm25, zmm25, zmm24                                      ;   316.3 p0      18 x[7]
        vprold zmm25, zmm25, 7                                          ;   317.3 p0      18 x[7]
        vpxord zmm16, zmm16, zmm3                                       ;   317.0 p5      12 x[15]
        vprold zmm16, zmm16, 0x10                                       ;   318.3 p0      12 x[15]
        vpaddd zmm9, zmm9, zmm23                                        ;   318.0 p5      11 x[1]
        vpaddd zmm22, zmm22, zmm16                                      ;   319.3 p5      13 x[10]
        vpxord zmm15, zmm15, zmm22                                      ;   320.3 p0      14 x[5]
        vprold zmm15, zmm15, 0xc                                        ;   321.3 p0      14 x[5]
        vpaddd zmm8, zmm8, zmm7                                         ;   320.0 p5      11 x[3]
        vpxord zmm2, zmm2, zmm9                                         ;   321.0 p5      12 x[12]
        vprold zmm2, zmm2, 0x10                                         ;   322.0 p0      12 x[12]
        vpaddd zmm17, zmm17, zmm25                                      ;   322.0 p5      11 x[2]
        vpaddd zmm3, zmm3, zmm15                                        ;   322.3 p0      15 x[0]
        vpxord zmm16, zmm16, zmm3                                       ;   323.3 p5      16 x[15]
        vprold zmm16, zmm16, 8                                          ;   324.3 p0      16 x[15]
        vpaddd zmm24, zmm24, zmm2                                       ;   324.0 p5      13 x[11]
        vpaddd zmm22, zmm22, zmm16                                      ;   325.3 p0      17 x[10]
        vpxord zmm12, zmm12, zmm17                                      ;   325.0 p5      12 x[13]
        vprold zmm12, zmm12, 0x10                                       ;   326.0 p0      12 x[13]
        vpxord zmm23, zmm23, zmm24                                      ;   326.0 p5      14 x[6]
        vprold zmm23, zmm23, 0xc                                        ;   327.0 p0      14 x[6]
        vpxord zmm15, zmm15, zmm22                                      ;   327.0 p5      18 x[5]
        vprold zmm15, zmm15, 7                                          ;   328.0 p0      18 x[5]
        vmovdqu64 xmm31, [r8 + 16]                                      ;   115.5 p2      64 dst
        vpxord zmm20, zmm20, zmm8                                       ;   328.0 p5      12 x[14]
        vpaddd zmm9, zmm9, zmm23                                        ;   328.3 p0      15 x[1]
        vmovdqu64 xmm13, [r8 + 80]                                      ;   116.0 p10     64 dst
        vprold zmm20, zmm20, 0x10                                       ;   329.3 p0      12 x[14]
        vpaddd zmm6, zmm6, zmm12                                        ;   329.0 p5      13 x[8]
        vpxord zmm2, zmm2, zmm9                                         ;   330.0 p5      16 x[12]
        vprold zmm2, zmm2, 8                                            ;   331.0 p0      16 x[12]
        vmovdqu64 xmm5, [r8 + 144]                                      ;   116.8 p3      64 dst
        vmovdqu64 xmm26, [r8 + 208]                                     ;   117.0 p2      64 dst
        vpxord zmm25, zmm25, zmm6                                       ;   331.0 p5      14 x[7]
        vprold zmm25, zmm25, 0xc                                        ;   332.0 p0      14 x[7]
        vpaddd zmm24, zmm24, zmm2                                       ;   332.0 p5      17 x[11]
        vmovdqu64 xmm18, [r8 + 272]                                     ;   117.7 p10     64 dst
        vpxord zmm23, zmm23, zmm24                                      ;   333.0 p0      18 x[6]
        vprold zmm23, zmm23, 7                                          ;   334.0 p0      18 x[6]
        vmovdqu64 xmm10, [r8 + 336]                                     ;   118.2 p3      64 dst
        vmovdqu64 xmm4, [r8 + 400]                                      ;   118.3 p2      64 dst
        vmovdqu64 xmm26, [r8 + 464]                                     ;   118.7 p10     64 dst
        vmovdqu64 xmm26, [r8 + 528]                                     ;   119.2 p3      64 dst
        vmovdqu64 xmm5, [r8 + 592]                                      ;   119.3 p2      64 dst
        vmovdqu64 xmm4, [r8 + 656]                                      ;   119.7 p10     64 dst
        vmovdqu64 xmm4, [r8 + 720]                                      ;   120.2 p3      64 dst
        vmovdqu64 xmm4, [r8 + 784]                                      ;   120.3 p2      64 dst
        vpaddd zmm14, zmm14, zmm20                                      ;   333.0 p5      13 x[9]
        vpaddd zmm17, zmm17, zmm25                                      ;   334.0 p5      15 x[2]
        vmovdqu64 xmm5, [r8 + 848]                                      ;   120.7 p10     64 dst
        vpxord zmm12, zmm12, zmm17                                      ;   335.0 p0      16 x[13]
        vprold zmm12, zmm12, 8                                          ;   336.0 p0      16 x[13]
        vmovdqu64 xmm5, [r8 + 912]                                      ;   121.2 p3      64 dst
        vmovdqu64 xmm5, [r8 + 976]                                      ;   121.3 p2      64 dst
        vpxord zmm7, zmm7, zmm14                                        ;   335.0 p5      14 x[4]
        vprold zmm7, zmm7, 0xc                                          ;   336.3 p0      14 x[4]
        vpaddd zmm9, zmm9, zmm15                                        ;   336.0 p5      11 x[1]
        vpaddd zmm6, zmm6, zmm12                                        ;   337.0 p5      17 x[8]
        vshufi32x4 zmm18, zmm31, zmm18, 0                               ;   338.0 p5      64 dst
        vpxord zmm25, zmm25, zmm6                                       ;   338.0 p0      18 x[7]
        vshufi32x4 zmm4, zmm26, zmm4, 0                                 ;   339.0 p5      64 dst
        vprold zmm25, zmm25, 7                                          ;   339.0 p0      18 x[7]
        vshufi32x4 zmm10, zmm13, zmm10, 0                               ;   340.0 p5      64 dst
        vmovdqu64 xmm13, [r8 + 848]                                     ;   122.2 p10     64 dst reload
        vmovdqu64 xmm26, [r8 + 592]                                     ;   122.3 p3      64 dst reload
        vshufi32x4 zmm13, zmm26, zmm13, 0                               ;   341.0 p5      64 dst
        vpaddd zmm8, zmm8, zmm7                                         ;   339.3 p0      15 x[3]
        vpxord zmm20, zmm20, zmm8                                       ;   340.3 p0      16 x[14]
        vmovdqu64 xmm26, [r8 + 720]                                     ;   123.0 p2      64 dst reload
        vshufi32x4 zmm5, zmm26, zmm5, 0                                 ;   342.0 p5      64 dst
        vprold zmm20, zmm20, 8                                          ;   341.3 p0      16 x[14]
        vpxord zmm12, zmm12, zmm9                                       ;   342.3 p0      12 x[13]
        vpaddd zmm17, zmm17, zmm23                                      ;   343.0 p5      11 x[2]
        vpaddd zmm14, zmm14, zmm20                                      ;   343.3 p0      17 x[9]
        vprold zmm12, zmm12, 0x10                                       ;   344.3 p0      12 x[13]
        vpxord zmm7, zmm7, zmm14                                        ;   344.3 p5      18 x[4]
        vprold zmm7, zmm7, 7                                            ;   345.3 p0      18 x[4]
        vpaddd zmm3, zmm3, zmm7                                         ;   346.3 p5      11 x[0]
        vpxord zmm2, zmm2, zmm3                                         ;   347.3 p5      12 x[12]
        vprold zmm2, zmm2, 0x10                                         ;   348.3 p0      12 x[12]
        vpaddd zmm8, zmm8, zmm25                                        ;   347.0 p5      11 x[3]
        vpaddd zmm14, zmm14, zmm12                                      ;   347.3 p0      13 x[9]
        vpxord zmm20, zmm20, zmm17                                      ;   348.0 p5      12 x[14]
        vpaddd zmm6, zmm6, zmm2                                         ;   349.3 p0      13 x[8]
        vprold zmm20, zmm20, 0x10                                       ;   349.3 p0      12 x[14]
        vpxord zmm7, zmm7, zmm6                                         ;   350.3 p5      14 x[4]
        vprold zmm7, zmm7, 0xc                                          ;   351.3 p0      14 x[4]
        vpxord zmm15, zmm15, zmm14                                      ;   350.0 p5      14 x[5]
        vprold zmm15, zmm15, 0xc                                        ;   351.3 p0      14 x[5]
        vpaddd zmm3, zmm3, zmm7                                         ;   352.3 p5      15 x[0]
        vpxord zmm2, zmm2, zmm3                                         ;   353.3 p5      16 x[12]
        vprold zmm2, zmm2, 8                                            ;   354.3 p0      16 x[12]
        vpxord zmm16, zmm16, zmm8                                       ;   353.0 p5      12 x[15]
        vpaddd zmm22, zmm22, zmm20                                      ;   353.3 p0      13 x[10]
        vpaddd zmm9, zmm9, zmm15                                        ;   354.0 p5      15 x[1]
        vpaddd zmm6, zmm6, zmm2                                         ;   355.3 p0      17 x[8]
        vprold zmm16, zmm16, 0x10                                       ;   355.3 p0      12 x[15]
        vpxord zmm7, zmm7, zmm6                                         ;   356.3 p5      18 x[4]
        vprold zmm7, zmm7, 7                                            ;   357.3 p0      18 x[4]
        vpxord zmm12, zmm12, zmm9                                       ;   356.0 p5      16 x[13]
        vprold zmm12, zmm12, 8                                          ;   357.3 p0      16 x[13]
        vpxord zmm23, zmm23, zmm22                                      ;   357.0 p5      14 x[6]
        vprold zmm23, zmm23, 0xc                                        ;   358.3 p0      14 x[6]
        vpaddd zmm14, zmm14, zmm12                                      ;   358.3 p5      17 x[9]
        vpxord zmm15, zmm15, zmm14                                      ;   359.3 p5      18 x[5]
        vprold zmm15, zmm15, 7                                          ;   360.3 p0      18 x[5]
        vpaddd zmm24, zmm24, zmm16                                      ;   360.0 p5      13 x[11]
        vpaddd zmm17, zmm17, zmm23                                      ;   360.3 p0      15 x[2]
        vmovdqu64 xmm26, [r8 + 400]                                     ;   129.7 p10     64 dst reload
        vmovdqu64 xmm31, [r8 + 144]                                     ;   129.8 p3      64 dst reload
        vshufi32x4 zmm26, zmm31, zmm26, 0                               ;   361.0 p5      64 dst
        vpxord zmm20, zmm20, zmm17                                      ;   361.3 p0      16 x[14]
        vprold zmm20, zmm20, 8                                          ;   362.3 p0      16 x[14]
        vpxord zmm25, zmm25, zmm24                                      ;   362.0 p5      14 x[7]
        vprold zmm25, zmm25, 0xc                                        ;   363.3 p0      14 x[7]
        vpaddd zmm22, zmm22, zmm20                                      ;   363.3 p5      17 x[10]
        vpxord zmm23, zmm23, zmm22                                      ;   364.3 p5      18 x[6]
        vprold zmm23, zmm23, 7                                          ;   365.3 p0      18 x[6]
        vpaddd zmm3, zmm3, zmm15                                        ;   365.0 p5      11 x[0]
        vpaddd zmm8, zmm8, zmm25                                        ;   365.3 p0      15 x[3]
        vpxord zmm16, zmm16, zmm8                                       ;   366.3 p5      16 x[15]
        vprold zmm16, zmm16, 8                                          ;   367.3 p0      16 x[15]
        vpaddd zmm24, zmm24, zmm16                                      ;   368.3 p5      17 x[11]
        vpxord zmm25, zmm25, zmm24                                      ;   369.3 p0      18 x[7]
        vprold zmm25, zmm25, 7                                          ;   370.3 p0      18 x[7]
        vpxord zmm16, zmm16, zmm3                                       ;   368.3 p5      12 x[15]
        vmovdqu64 xmm31, [r8 + 32]                                      ;   133.0 p2      64 dst
        vprold zmm16, zmm16, 0x10                                       ;   369.3 p0      12 x[15]
        vmovdqu64 xmm31, [r8 + 96]                                      ;   134.0 p10     64 dst
        vpaddd zmm9, zmm9, zmm23                                        ;   369.0 p5      11 x[1]
        vshufi32x4 zmm21, zmm27, zmm21, 0x88                            ;   370.0 p5      64 dst
        vpaddd zmm22, zmm22, zmm16                                      ;   370.3 p0      13 x[10]
        vmovdqu64 xmm27, [r8 + 160]                                     ;   136.0 p3      64 dst
        vpxord zmm15, zmm15, zmm22                                      ;   371.3 p5      14 x[5]
        vmovdqu64 xmm27, [r8 + 224]                                     ;   137.3 p2      64 dst
        vprold zmm15, zmm15, 0xc                                        ;   372.3 p0      14 x[5]
        vmovdqu64 xmm27, [r8 + 288]                                     ;   138.3 p10     64 dst
        vshufi32x4 zmm19, zmm28, zmm19, 0x88                            ;   372.0 p5      64 dst
        vpxord zmm2, zmm2, zmm9                                         ;   372.3 p0      12 x[12]
        vprold zmm2, zmm2, 0x10                                         ;   373.3 p0      12 x[12]
        vshufi32x4 zmm11, zmm30, zmm11, 0x88                            ;   373.0 p5      64 dst
        vmovdqu64 xmm28, [r8 + 912]                                     ;   141.2 p3      64 dst reload
        vmovdqu64 xmm30, [r8 + 656]                                     ;   141.3 p2      64 dst reload
        vshufi32x4 zmm28, zmm30, zmm28, 0                               ;   374.0 p5      64 dst
        vpaddd zmm8, zmm8, zmm7                                         ;   374.3 p0      11 x[3]
        vpaddd zmm3, zmm3, zmm15                                        ;   375.0 p5      15 x[0]
        vmovdqu64 xmm30, [r8 + 352]                                     ;   144.0 p10     64 dst
        vshufi32x4 zmm1, zmm1, zmm29, 0x88                              ;   376.0 p5      64 dst
        vpaddd zmm17, zmm17, zmm25                                      ;   375.3 p0      11 x[2]
        vpaddd zmm24, zmm24, zmm2                                       ;   376.3 p0      13 x[11]
        vpxord zmm16, zmm16, zmm3                                       ;   377.0 p5      16 x[15]
        vmovdqu64 xmm29, [r8 + 416]                                     ;   146.2 p3      64 dst
        vprold zmm16, zmm16, 8                                          ;   378.0 p0      16 x[15]
        vmovdqu64 xmm29, [r8 + 480]                                     ;   147.0 p2      64 dst
        vpxord zmm23, zmm23, zmm24                                      ;   378.0 p5      14 x[6]
        vprold zmm23, zmm23, 0xc                                        ;   379.0 p0      14 x[6]
        vpaddd zmm22, zmm22, zmm16                                      ;   379.0 p5      17 x[10]
        vmovdqu64 xmm29, [r8 + 544]                                     ;   150.0 p10     64 dst
        vpxord zmm12, zmm12, zmm17                                      ;   379.3 p0      12 x[13]
        vprold zmm12, zmm12, 0x10                                       ;   380.3 p0      12 x[13]
        vpxord zmm15, zmm15, zmm22                                      ;   380.0 p5      18 x[5]
        vmovdqu64 xmm31, [r8 + 608]                                     ;   152.3 p3      64 dst
        vprold zmm15, zmm15, 7                                          ;   381.3 p0      18 x[5]
        vmovdqu64 xmm31, [r8 + 32]                                      ;   153.0 p2      64 dst reload
        vshufi32x4 zmm27, zmm31, zmm27, 0                               ;   381.0 p5      64 dst
        vmovdqu64 xmm31, [r8 + 672]                                     ;   154.2 p10     64 dst
        vmovdqu64 xmm31, [r8 + 736]                                     ;   154.3 p3      64 dst
        vmovdqu64 xmm31, [r8 + 800]                                     ;   154.5 p2      64 dst
        vmovdqu64 xmm30, [r8 + 864]                                     ;   155.2 p10     64 dst
        vmovdqu64 xmm30, [r8 + 928]                                     ;   156.0 p3      64 dst
        vmovdqu64 xmm30, [r8 + 992]                                     ;   157.0 p2      64 dst
        vpxord zmm20, zmm20, zmm8                                       ;   382.0 p5      12 x[14]
        vpaddd zmm9, zmm9, zmm23                                        ;   382.3 p0      15 x[1]
        vshufi32x4 zmm29, zmm29, zmm31, 0                               ;   383.0 p5      64 dst
        vprold zmm20, zmm20, 0x10                                       ;   383.3 p0      12 x[14]
        vpaddd zmm6, zmm6, zmm12                                        ;   384.0 p5      13 x[8]
        vpxord zmm2, zmm2, zmm9                                         ;   384.3 p0      16 x[12]
        vprold zmm2, zmm2, 8                                            ;   385.3 p0      16 x[12]
        vpxord zmm25, zmm25, zmm6                                       ;   385.0 p5      14 x[7]
        vprold zmm25, zmm25, 0xc                                        ;   386.3 p0      14 x[7]
        vpaddd zmm24, zmm24, zmm2                                       ;   386.3 p5      17 x[11]
        vpxord zmm23, zmm23, zmm24                                      ;   387.3 p5      18 x[6]
        vprold zmm23, zmm23, 7                                          ;   388.3 p0      18 x[6]
        vmovdqu64 xmm31, [r8 + 736]                                     ;   161.7 p10     64 dst reload
        vshufi32x4 zmm30, zmm31, zmm30, 0                               ;   388.0 p5      64 dst
        vpaddd zmm14, zmm14, zmm20                                      ;   388.3 p0      13 x[9]
        vpaddd zmm17, zmm17, zmm25                                      ;   389.0 p5      15 x[2]
        vpxord zmm12, zmm12, zmm17                                      ;   390.0 p0      16 x[13]
        vprold zmm12, zmm12, 8                                          ;   391.0 p0      16 x[13]
        vpaddd zmm9, zmm9, zmm15                                        ;   390.0 p5      11 x[1]
        vpxord zmm7, zmm7, zmm14                                        ;   391.0 p5      14 x[4]
        vprold zmm7, zmm7, 0xc                                          ;   392.0 p0      14 x[4]
        vpaddd zmm6, zmm6, zmm12                                        ;   392.0 p5      17 x[8]
        vpxord zmm25, zmm25, zmm6                                       ;   393.0 p0      18 x[7]
        vprold zmm25, zmm25, 7                                          ;   394.0 p0      18 x[7]
        vpaddd zmm8, zmm8, zmm7                                         ;   393.0 p5      15 x[3]
        vpxord zmm20, zmm20, zmm8                                       ;   394.0 p5      16 x[14]
        vprold zmm20, zmm20, 8                                          ;   395.0 p0      16 x[14]
        vpaddd zmm14, zmm14, zmm20                                      ;   396.0 p5      17 x[9]
        vpxord zmm12, zmm12, zmm9                                       ;   395.3 p0      12 x[13]
        vprold zmm12, zmm12, 0x10                                       ;   396.3 p0      12 x[13]
        vpaddd zmm17, zmm17, zmm23                                      ;   396.0 p5      11 x[2]
        vpxord zmm7, zmm7, zmm14                                        ;   397.0 p5      18 x[4]
        vprold zmm7, zmm7, 7                                            ;   398.0 p0      18 x[4]
        vpaddd zmm3, zmm3, zmm7                                         ;   399.0 p5      11 x[0]
        vpxord zmm2, zmm2, zmm3                                         ;   400.0 p0      12 x[12]
        vprold zmm2, zmm2, 0x10                                         ;   401.0 p0      12 x[12]
        vpaddd zmm14, zmm14, zmm12                                      ;   399.0 p5      13 x[9]
        vpaddd zmm6, zmm6, zmm2                                         ;   402.0 p5      13 x[8]
        vpxord zmm20, zmm20, zmm17                                      ;   400.3 p0      12 x[14]
        vprold zmm20, zmm20, 0x10                                       ;   401.3 p0      12 x[14]
        vpaddd zmm8, zmm8, zmm25                                        ;   401.0 p5      11 x[3]
        vpxord zmm7, zmm7, zmm6                                         ;   403.0 p5      14 x[4]
        vprold zmm7, zmm7, 0xc                                          ;   404.0 p0      14 x[4]
        vpxord zmm15, zmm15, zmm14                                      ;   403.0 p5      14 x[5]
        vprold zmm15, zmm15, 0xc                                        ;   404.0 p0      14 x[5]
        vshufi32x4 zmm4, zmm18, zmm4, 0x88                              ;   404.0 p5      64 dst
        vmovdqu64 xmm18, [r8 + 464]                                     ;   179.0 p3      64 dst reload
        vmovdqu64 xmm31, [r8 + 208]                                     ;   179.3 p2      64 dst reload
        vshufi32x4 zmm18, zmm31, zmm18, 0                               ;   405.0 p5      64 dst
        vpaddd zmm3, zmm3, zmm7                                         ;   405.0 p0      15 x[0]
        vshufi32x4 zmm10, zmm10, zmm13, 0x88                            ;   406.0 p5      64 dst
        vmovdqu64 zmm13, [rbp + 1984]                                   ;   181.0 p3      64 dst
        vpxord zmm2, zmm2, zmm3                                         ;   406.0 p0      16 x[12]
        vprold zmm2, zmm2, 8                                            ;   407.0 p0      16 x[12]
        vpaddd zmm22, zmm22, zmm20                                      ;   407.0 p5      13 x[10]
        vpaddd zmm9, zmm9, zmm15                                        ;   407.3 p0      15 x[1]
        vpaddd zmm6, zmm6, zmm2                                         ;   408.0 p5      17 x[8]
        vpxord zmm16, zmm16, zmm8                                       ;   408.3 p0      12 x[15]
        vpxord zmm7, zmm7, zmm6                                         ;   409.0 p5      18 x[4]
        vprold zmm7, zmm7, 7                                            ;   410.0 p0      18 x[4]
        vpxord zmm12, zmm12, zmm9                                       ;   410.0 p5      16 x[13]
        vprold zmm12, zmm12, 8                                          ;   411.0 p0      16 x[13]
        vprold zmm16, zmm16, 0x10                                       ;   411.3 p0      12 x[15]
        vpxord zmm23, zmm23, zmm22                                      ;   411.0 p5      14 x[6]
        vprold zmm23, zmm23, 0xc                                        ;   412.3 p0      14 x[6]
        vpaddd zmm14, zmm14, zmm12                                      ;   412.0 p5      17 x[9]
        vpxord zmm15, zmm15, zmm14                                      ;   413.0 p5      18 x[5]
        vprold zmm15, zmm15, 7                                          ;   414.0 p0      18 x[5]
        vpaddd zmm17, zmm17, zmm23                                      ;   414.0 p5      15 x[2]
        vpaddd zmm24, zmm24, zmm16                                      ;   414.3 p0      13 x[11]
        vpxord zmm20, zmm20, zmm17                                      ;   415.0 p5      16 x[14]
        vprold zmm20, zmm20, 8                                          ;   416.0 p0      16 x[14]
        vpxord zmm25, zmm25, zmm24                                      ;   416.0 p5      14 x[7]
        vprold zmm25, zmm25, 0xc                                        ;   417.0 p0      14 x[7]
        vpaddd zmm22, zmm22, zmm20                                      ;   417.0 p5      17 x[10]
        vmovdqu64 xmm31, [r8 + 48]                                      ;   194.0 p10     64 dst
        vpxord zmm23, zmm23, zmm22                                      ;   418.0 p0      18 x[6]
        vmovdqu64 xmm31, [r8 + 112]                                     ;   194.3 p2      64 dst
        vprold zmm23, zmm23, 7                                          ;   419.0 p0      18 x[6]
        vmovdqu64 xmm31, [r8 + 176]                                     ;   196.0 p3      64 dst
        vmovdqu64 xmm31, [r8 + 240]                                     ;   196.3 p10     64 dst
        vmovdqu64 xmm31, [r8 + 304]                                     ;   197.0 p2      64 dst
        vmovdqu64 xmm31, [r8 + 368]                                     ;   198.0 p3      64 dst
        vmovdqu64 xmm31, [r8 + 432]                                     ;   199.0 p10     64 dst
        vmovdqu64 xmm31, [r8 + 496]                                     ;   200.0 p2      64 dst
        vmovdqu64 xmm31, [r8 + 560]                                     ;   200.2 p3      64 dst
        vpaddd zmm3, zmm3, zmm15                                        ;   418.0 p5      11 x[0]
        vpaddd zmm8, zmm8, zmm25                                        ;   419.0 p5      15 x[3]
        vmovdqu64 xmm31, [r8 + 624]                                     ;   201.0 p10     64 dst
        vpxord zmm16, zmm16, zmm8                                       ;   420.0 p0      16 x[15]
        vmovdqu64 xmm31, [r8 + 688]                                     ;   202.2 p2      64 dst
        vprold zmm16, zmm16, 8                                          ;   421.0 p0      16 x[15]
        vmovdqu64 xmm31, [r8 + 752]                                     ;   202.5 p3      64 dst
        vpaddd zmm24, zmm24, zmm16                                      ;   422.0 p5      17 x[11]
        vmovdqu64 xmm31, [r8 + 816]                                     ;   204.0 p10     64 dst
        vpxord zmm25, zmm25, zmm24                                      ;   423.0 p5      18 x[7]
        vmovdqu64 xmm31, [r8 + 880]                                     ;   205.2 p2      64 dst
        vprold zmm25, zmm25, 7                                          ;   424.0 p0      18 x[7]
        vmovdqu64 xmm31, [r8 + 944]                                     ;   206.2 p3      64 dst
        vmovdqu64 xmm31, [r8 + 1008]                                    ;   206.3 p10     64 dst
        vpxord zmm16, zmm16, zmm3                                       ;   422.0 p5      12 x[15]
        vprold zmm16, zmm16, 0x10                                       ;   423.0 p0      12 x[15]
        vpaddd zmm9, zmm9, zmm23                                        ;   423.0 p5      11 x[1]
        vpaddd zmm22, zmm22, zmm16                                      ;   424.0 p0      13 x[10]
        vpxord zmm15, zmm15, zmm22                                      ;   425.0 p5      14 x[5]
        vprold zmm15, zmm15, 0xc                                        ;   426.0 p0      14 x[5]
        vpxord zmm2, zmm2, zmm9                                         ;   425.0 p5      12 x[12]
        vprold zmm2, zmm2, 0x10                                         ;   426.0 p0      12 x[12]
        vshufi32x4 zmm26, zmm26, zmm28, 0x88                            ;   426.0 p5      64 dst
        vpaddd zmm8, zmm8, zmm7                                         ;   426.3 p0      11 x[3]
        vpaddd zmm3, zmm3, zmm15                                        ;   427.0 p5      15 x[0]
        vpxord zmm16, zmm16, zmm3                                       ;   428.0 p0      16 x[15]
        vprold zmm16, zmm16, 8                                          ;   429.0 p0      16 x[15]
        vpaddd zmm17, zmm17, zmm25                                      ;   428.0 p5      11 x[2]
        vpaddd zmm24, zmm24, zmm2                                       ;   429.0 p5      13 x[11]
        vpunpckldq zmm28, zmm21, zmm19                                  ;   430.0 p5      64 dst
        vpunpckhdq zmm19, zmm21, zmm19                                  ;   431.0 p5      64 dst
        vpaddd zmm22, zmm22, zmm16                                      ;   430.0 p0      17 x[10]
        vpxord zmm23, zmm23, zmm24                                      ;   430.3 p0      14 x[6]
        vprold zmm21, zmm23, 0xc                                        ;   431.3 p0      14 x[6]
        vpxord zmm15, zmm15, zmm22                                      ;   432.0 p5      18 x[5]
        vprold zmm15, zmm15, 7                                          ;   433.0 p0      18 x[5]
        vmovdqu64 xmm23, [r8 + 752]                                     ;   217.3 p2      64 dst reload
        vshufi32x4 zmm23, zmm23, zmm31, 0                               ;   433.0 p5      64 dst
        vpxord zmm12, zmm12, zmm17                                      ;   433.3 p0      12 x[13]
        vprold zmm12, zmm12, 0x10                                       ;   434.3 p0      12 x[13]
        vpunpckldq zmm31, zmm11, zmm1                                   ;   434.0 p5      64 dst
        vpunpckhdq zmm1, zmm11, zmm1                                    ;   435.0 p5      64 dst
        vpxord zmm20, zmm20, zmm8                                       ;   435.3 p0      12 x[14]
        vpaddd zmm9, zmm9, zmm21                                        ;   436.0 p5      15 x[1]
        vprold zmm11, zmm20, 0x10                                       ;   436.3 p0      12 x[14]
        vpaddd zmm6, zmm6, zmm12                                        ;   437.0 p5      13 x[8]
        vpxord zmm2, zmm2, zmm9                                         ;   437.3 p0      16 x[12]
        vprold zmm2, zmm2, 8                                            ;   438.3 p0      16 x[12]
        vpxord zmm25, zmm25, zmm6                                       ;   438.0 p5      14 x[7]
        vprold zmm20, zmm25, 0xc                                        ;   439.3 p0      14 x[7]
        vpaddd zmm24, zmm24, zmm2                                       ;   439.3 p5      17 x[11]
        vpxord zmm21, zmm21, zmm24                                      ;   440.3 p5      18 x[6]
        vprold zmm21, zmm21, 7                                          ;   441.3 p0      18 x[6]
        vpaddd zmm14, zmm14, zmm11                                      ;   441.0 p5      13 x[9]
        vpaddd zmm17, zmm17, zmm20                                      ;   441.3 p0      15 x[2]
        vpxord zmm12, zmm12, zmm17                                      ;   442.3 p5      16 x[13]
        vprold zmm12, zmm12, 8                                          ;   443.3 p0      16 x[13]
        vpxord zmm7, zmm7, zmm14                                        ;   443.0 p5      14 x[4]
        vprold zmm7, zmm7, 0xc                                          ;   444.0 p0      14 x[4]
        vpaddd zmm9, zmm9, zmm15                                        ;   444.0 p5      11 x[1]
        vpaddd zmm6, zmm6, zmm12                                        ;   444.3 p0      17 x[8]
        vpxord zmm20, zmm20, zmm6                                       ;   445.3 p5      18 x[7]
        vprold zmm20, zmm20, 7                                          ;   446.3 p0      18 x[7]
        vshufi32x4 zmm25, zmm27, zmm29, 0x88                            ;   446.0 p5      64 dst
        vmovdqu64 zmm27, [rbp + 2048]                                   ;   231.0 p3      64 dst
        vpaddd zmm8, zmm8, zmm7                                         ;   446.3 p0      15 x[3]
        vpxord zmm11, zmm11, zmm8                                       ;   447.3 p5      16 x[14]
        vprold zmm11, zmm11, 8                                          ;   448.3 p0      16 x[14]
        vshufi32x4 zmm5, zmm18, zmm5, 0x88                              ;   448.0 p5      64 dst
        vmovdqu64 zmm18, [rbp + 2112]                                   ;   233.3 p2      64 dst
        vpaddd zmm14, zmm14, zmm11                                      ;   449.3 p0      17 x[9]
        vpaddd zmm17, zmm17, zmm21                                      ;   449.0 p5      11 x[2]
        vpxord zmm12, zmm12, zmm9                                       ;   449.3 p0      12 x[13]
        vprold zmm12, zmm12, 0x10                                       ;   450.3 p0      12 x[13]
        vpxord zmm7, zmm7, zmm14                                        ;   450.3 p5      18 x[4]
        vprold zmm7, zmm7, 7                                            ;   451.3 p0      18 x[4]
        vpaddd zmm3, zmm3, zmm7                                         ;   452.3 p5      11 x[0]
        vpxord zmm2, zmm2, zmm3                                         ;   453.3 p5      12 x[12]
        vprold zmm2, zmm2, 0x10                                         ;   454.3 p0      12 x[12]
        vpaddd zmm14, zmm14, zmm12                                      ;   453.0 p5      13 x[9]
        vpaddd zmm8, zmm8, zmm20                                        ;   453.3 p0      11 x[3]
        vpxord zmm11, zmm11, zmm17                                      ;   454.0 p5      12 x[14]
        vpaddd zmm6, zmm6, zmm2                                         ;   455.3 p0      13 x[8]
        vprold zmm11, zmm11, 0x10                                       ;   455.3 p0      12 x[14]
        vpxord zmm7, zmm7, zmm6                                         ;   456.3 p5      14 x[4]
        vprold zmm7, zmm7, 0xc                                          ;   457.3 p0      14 x[4]
        vpxord zmm15, zmm15, zmm14                                      ;   456.0 p5      14 x[5]
        vprold zmm15, zmm15, 0xc                                        ;   457.3 p0      14 x[5]
        vpaddd zmm3, zmm3, zmm7                                         ;   458.3 p5      15 x[0]
        vpxord zmm2, zmm2, zmm3                                         ;   459.3 p5      16 x[12]
        vprold zmm2, zmm2, 8                                            ;   460.3 p0      16 x[12]
        vpaddd zmm22, zmm22, zmm11                                      ;   459.0 p5      13 x[10]
        vpaddd zmm9, zmm9, zmm15                                        ;   459.3 p0      15 x[1]
        vpxord zmm16, zmm16, zmm8                                       ;   460.0 p5      12 x[15]
        vpaddd zmm6, zmm6, zmm2                                         ;   461.3 p0      17 x[8]
        vprold zmm16, zmm16, 0x10                                       ;   461.3 p0      12 x[15]
        vpxord zmm12, zmm12, zmm9                                       ;   461.0 p5      16 x[13]
        vprold zmm12, zmm12, 8                                          ;   462.3 p0      16 x[13]
        vpxord zmm7, zmm7, zmm6                                         ;   462.3 p5      18 x[4]
        vprold zmm7, zmm7, 7                                            ;   463.3 p0      18 x[4]
        vpxord zmm21, zmm21, zmm22                                      ;   463.0 p5      14 x[6]
        vprold zmm21, zmm21, 0xc                                        ;   464.3 p0      14 x[6]
        vpaddd zmm14, zmm14, zmm12                                      ;   464.0 p5      17 x[9]
        vpxord zmm15, zmm15, zmm14                                      ;   465.0 p5      18 x[5]
        vprold zmm15, zmm15, 7                                          ;   466.0 p0      18 x[5]
        vpaddd zmm24, zmm24, zmm16                                      ;   466.0 p5      13 x[11]
        vpunpckldq zmm29, zmm4, zmm10                                   ;   467.0 p5      64 dst
        vpunpckhdq zmm4, zmm4, zmm10                                    ;   468.0 p5      64 dst
        vpaddd zmm17, zmm17, zmm21                                      ;   466.3 p0      15 x[2]
        vpxord zmm11, zmm11, zmm17                                      ;   467.3 p0      16 x[14]
        vprold zmm10, zmm11, 8                                          ;   468.3 p0      16 x[14]
        vpxord zmm20, zmm20, zmm24                                      ;   469.0 p5      14 x[7]
        vprold zmm11, zmm20, 0xc                                        ;   470.0 p0      14 x[7]
        vpaddd zmm22, zmm22, zmm10                                      ;   470.0 p5      17 x[10]
        vpunpcklqdq zmm20, zmm28, zmm31                                 ;   471.0 p5      64 dst
        vpunpckhqdq zmm28, zmm28, zmm31                                 ;   472.0 p5      64 dst
        vpaddd zmm3, zmm3, zmm15                                        ;   470.3 p0      11 x[0]
        vpxord zmm21, zmm21, zmm22                                      ;   471.3 p0      18 x[6]
        vprold zmm21, zmm21, 7                                          ;   472.3 p0      18 x[6]
        vpunpcklqdq zmm31, zmm19, zmm1                                  ;   473.0 p5      64 dst
        vpunpckhqdq zmm1, zmm19, zmm1                                   ;   474.0 p5      64 dst
        vpaddd zmm8, zmm8, zmm11                                        ;   473.3 p0      15 x[3]
        vpxord zmm16, zmm16, zmm8                                       ;   474.3 p0      16 x[15]
        vprold zmm16, zmm16, 8                                          ;   475.3 p0      16 x[15]
        vpaddd zmm24, zmm24, zmm16                                      ;   476.3 p5      17 x[11]
        vpaddd zmm9, zmm9, zmm21                                        ;   476.0 p5      11 x[1]
        vpxord zmm11, zmm11, zmm24                                      ;   477.3 p0      18 x[7]
        vprold zmm11, zmm11, 7                                          ;   478.3 p0      18 x[7]
        vpxord zmm16, zmm16, zmm3                                       ;   477.0 p5      12 x[15]
        vprold zmm16, zmm16, 0x10                                       ;   478.3 p0      12 x[15]
        lea r9, [r8 + 1024]                                             ;   263.7 p1      60 blocks
        mov qword [rbp + 3032], r9                                      ;   264.7 p7+p4   60 blocks
        vpxord zmm2, zmm2, zmm9                                         ;   478.0 p5      12 x[12]
        vprold zmm2, zmm2, 0x10                                         ;   479.3 p0      12 x[12]
        vpaddd zmm22, zmm22, zmm16                                      ;   479.3 p5      13 x[10]
        vpxord zmm15, zmm15, zmm22                                      ;   480.3 p5      14 x[5]
        vprold zmm15, zmm15, 0xc                                        ;   481.3 p0      14 x[5]
        vpaddd zmm8, zmm8, zmm7                                         ;   481.0 p5      11 x[3]
        vpaddd zmm24, zmm24, zmm2                                       ;   481.3 p0      13 x[11]
        vpaddd zmm3, zmm3, zmm15                                        ;   482.3 p5      15 x[0]
        vpaddd zmm17, zmm17, zmm11                                      ;   482.3 p0      11 x[2]
        vpxord zmm16, zmm16, zmm3                                       ;   483.3 p5      16 x[15]
        vprold zmm16, zmm16, 8                                          ;   484.3 p0      16 x[15]
        vpxord zmm21, zmm21, zmm24                                      ;   484.0 p5      14 x[6]
        vprold zmm19, zmm21, 0xc                                        ;   485.0 p0      14 x[6]
        vpaddd zmm22, zmm22, zmm16                                      ;   485.3 p5      17 x[10]
        vpxord zmm12, zmm12, zmm17                                      ;   485.3 p0      12 x[13]
        vprold zmm12, zmm12, 0x10                                       ;   486.3 p0      12 x[13]
        vpxord zmm15, zmm15, zmm22                                      ;   486.3 p5      18 x[5]
        vprold zmm15, zmm15, 7                                          ;   487.3 p0      18 x[5]
        vpaddd zmm13, zmm13, zmm3                                       ;   487.0 p5      64 dst
        vmovdqu64 zmm3, [rbp + 2176]                                    ;   274.5 p3      64 dst
        vpaddd zmm9, zmm9, zmm19                                        ;   488.0 p5      15 x[1]
        vpxord zmm10, zmm10, zmm8                                       ;   488.3 p0      12 x[14]
        vprold zmm10, zmm10, 0x10                                       ;   489.3 p0      12 x[14]
        vpaddd zmm6, zmm6, zmm12                                        ;   489.0 p5      13 x[8]
        vpxord zmm2, zmm2, zmm9                                         ;   490.0 p5      16 x[12]
        vprold zmm2, zmm2, 8                                            ;   491.0 p0      16 x[12]
        vpxord zmm20, zmm20, zmm13                                      ;   491.0 p5      64 dst
        vmovdqu64 xmm13, [r8 + 352]                                     ;   278.0 p10     64 dst reload
        vmovdqu64 xmm21, [r8 + 96]                                      ;   279.0 p2      64 dst reload
        vshufi32x4 zmm13, zmm21, zmm13, 0                               ;   492.0 p5      64 dst
        vpaddd zmm27, zmm27, zmm9                                       ;   491.3 p0      64 dst
        vmovdqu64 xmm9, [r8 + 864]                                      ;   280.0 p3      64 dst reload
        vmovdqu64 xmm21, [r8 + 608]                                     ;   280.3 p10     64 dst reload
        vshufi32x4 zmm9, zmm21, zmm9, 0                                 ;   493.0 p5      64 dst
        vpxord zmm11, zmm11, zmm6                                       ;   492.3 p0      14 x[7]
        vprold zmm11, zmm11, 0xc                                        ;   493.3 p0      14 x[7]
        vpaddd zmm24, zmm24, zmm2                                       ;   494.0 p5      17 x[11]
        vpaddd zmm14, zmm14, zmm10                                      ;   494.3 p0      13 x[9]
        vpxord zmm28, zmm28, zmm27                                      ;   495.0 p5      64 dst
        vmovdqu64 xmm21, [r8 + 416]                                     ;   285.0 p2      64 dst reload
        vmovdqu64 xmm27, [r8 + 160]                                     ;   285.2 p3      64 dst reload
        vshufi32x4 zmm21, zmm27, zmm21, 0                               ;   496.0 p5      64 dst
        vpxord zmm19, zmm19, zmm24                                      ;   495.3 p0      18 x[6]
        vprold zmm19, zmm19, 7                                          ;   496.3 p0      18 x[6]
        vpunpckldq zmm27, zmm26, zmm5                                   ;   497.0 p5      64 dst
        vpunpckhdq zmm5, zmm26, zmm5                                    ;   498.0 p5      64 dst
        vpaddd zmm17, zmm17, zmm11                                      ;   497.3 p0      15 x[2]
        vpxord zmm7, zmm7, zmm14                                        ;   498.3 p0      14 x[4]
        vprold zmm7, zmm7, 0xc                                          ;   499.3 p0      14 x[4]
        vpxord zmm12, zmm12, zmm17                                      ;   499.0 p5      16 x[13]
        vprold zmm12, zmm12, 8                                          ;   500.3 p0      16 x[13]
        vpaddd zmm18, zmm18, zmm17                                      ;   500.0 p5      64 dst
        vmovdqu64 xmm17, [r8 + 928]                                     ;   289.0 p10     64 dst reload
        vmovdqu64 xmm26, [r8 + 672]                                     ;   290.0 p2      64 dst reload
        vshufi32x4 zmm17, zmm26, zmm17, 0                               ;   501.0 p5      64 dst
        vpxord zmm31, zmm31, zmm18                                      ;   501.3 p0      64 dst
        vmovdqu64 xmm18, [r8 + 480]                                     ;   290.5 p3      64 dst reload
        vmovdqu64 xmm26, [r8 + 224]                                     ;   291.0 p10     64 dst reload
        vshufi32x4 zmm18, zmm26, zmm18, 0                               ;   502.0 p5      64 dst
        vpaddd zmm6, zmm6, zmm12                                        ;   502.3 p0      17 x[8]
        vpaddd zmm8, zmm8, zmm7                                         ;   503.0 p5      15 x[3]
        vpxord zmm11, zmm11, zmm6                                       ;   503.3 p0      18 x[7]
        vprold zmm11, zmm11, 7                                          ;   504.3 p0      18 x[7]
        vpxord zmm10, zmm10, zmm8                                       ;   504.0 p5      16 x[14]
        vprold zmm10, zmm10, 8                                          ;   505.3 p0      16 x[14]
        vpaddd zmm3, zmm3, zmm8                                         ;   505.0 p5      64 dst
        vmovdqu64 zmm8, [rbp + 2240]                                    ;   296.5 p2      64 dst
        vpxord zmm1, zmm1, zmm3                                         ;   506.0 p5      64 dst
        vmovdqu64 zmm3, [rbp + 2304]                                    ;   298.0 p3      64 dst
        vpaddd zmm3, zmm3, zmm15                                        ;   506.3 p0      64 dst
        vmovdqu64 zmm15, [rbp + 2368]                                   ;   298.3 p2      64 dst
        vpaddd zmm14, zmm14, zmm10                                      ;   507.0 p5      17 x[9]
        vpxord zmm7, zmm7, zmm14                                        ;   508.0 p0      18 x[4]
        vprold zmm7, zmm7, 7                                            ;   509.0 p0      18 x[4]
        vpaddd zmm15, zmm15, zmm19                                      ;   508.0 p5      64 dst
        vmovdqu64 zmm19, [rbp + 2432]                                   ;   301.3 p3      64 dst
        mov r9, qword [rbp + 3048]                                      ;   302.0 p10     60 blocks
        add r9, 0x400                                                   ;   307.0 p6      60 blocks
        vpunpckldq zmm26, zmm20, zmm28                                  ;   509.0 p5      64 dst
        vpunpckhdq zmm20, zmm20, zmm28                                  ;   510.0 p5      64 dst
        vpaddd zmm19, zmm19, zmm11                                      ;   509.3 p0      64 dst
        vmovdqu64 xmm11, [r8 + 304]                                     ;   304.0 p2      64 dst reload
        vmovdqu64 xmm28, [r8 + 48]                                      ;   304.3 p3      64 dst reload
        vshufi32x4 zmm11, zmm28, zmm11, 0                               ;   511.0 p5      64 dst
        vpaddd zmm8, zmm8, zmm7                                         ;   510.3 p0      64 dst
        vmovdqu64 xmm7, [r8 + 816]                                      ;   305.5 p10     64 dst reload
        vmovdqu64 xmm28, [r8 + 560]                                     ;   305.7 p2      64 dst reload
        vshufi32x4 zmm7, zmm28, zmm7, 0                                 ;   512.0 p5      64 dst
        vshufi32x4 zmm9, zmm13, zmm9, 0x88                              ;   513.0 p5      64 dst
        vmovdqu64 xmm13, [r8 + 368]                                     ;   307.0 p3      64 dst reload
        vmovdqu64 xmm28, [r8 + 112]                                     ;   307.3 p10     64 dst reload
        vshufi32x4 zmm13, zmm28, zmm13, 0                               ;   514.0 p5      64 dst
        vpunpckldq zmm28, zmm31, zmm1                                   ;   515.0 p5      64 dst
        vpunpckhdq zmm1, zmm31, zmm1                                    ;   516.0 p5      64 dst
        vshufi32x4 zmm17, zmm21, zmm17, 0x88                            ;   517.0 p5      64 dst
        vmovdqu64 xmm21, [r8 + 880]                                     ;   310.2 p2      64 dst reload
        vmovdqu64 xmm31, [r8 + 624]                                     ;   311.0 p3      64 dst reload
        vshufi32x4 zmm21, zmm31, zmm21, 0                               ;   518.0 p5      64 dst
        vpunpcklqdq zmm31, zmm29, zmm27                                 ;   519.0 p5      64 dst
        vpunpckhqdq zmm27, zmm29, zmm27                                 ;   520.0 p5      64 dst
        vpaddd zmm22, zmm22, [rbp + 2624]                               ;   511.3 p0+p2   64 dst
        vshufi32x4 zmm18, zmm18, zmm30, 0x88                            ;   521.0 p5      64 dst
        vmovdqu64 xmm29, [r8 + 432]                                     ;   313.3 p10     64 dst reload
        vmovdqu64 xmm30, [r8 + 176]                                     ;   313.5 p3      64 dst reload
        vshufi32x4 zmm29, zmm30, zmm29, 0                               ;   522.0 p5      64 dst
        vpxord zmm3, zmm3, zmm27                                        ;   521.0 p0      64 dst
        vmovdqu64 xmm27, [r8 + 944]                                     ;   314.0 p2      64 dst reload
        vmovdqu64 xmm30, [r8 + 688]                                     ;   314.3 p10     64 dst reload
        vshufi32x4 zmm27, zmm30, zmm27, 0                               ;   523.0 p5      64 dst
        vpunpcklqdq zmm30, zmm4, zmm5                                   ;   524.0 p5      64 dst
        vpunpckhqdq zmm4, zmm4, zmm5                                    ;   525.0 p5      64 dst
        vpunpcklqdq zmm5, zmm26, zmm28                                  ;   526.0 p5      64 dst
        vpunpckhqdq zmm26, zmm26, zmm28                                 ;   527.0 p5      64 dst
        vpunpcklqdq zmm28, zmm20, zmm1                                  ;   528.0 p5      64 dst
        vpunpckhqdq zmm1, zmm20, zmm1                                   ;   529.0 p5      64 dst
        vpxord zmm15, zmm15, zmm30                                      ;   525.0 p0      64 dst
        vmovdqu64 xmm20, [r8 + 496]                                     ;   317.2 p3      64 dst reload
        vmovdqu64 xmm30, [r8 + 240]                                     ;   318.0 p2      64 dst reload
        vshufi32x4 zmm20, zmm30, zmm20, 0                               ;   530.0 p5      64 dst
        vpxord zmm8, zmm8, zmm31                                        ;   520.0 p0      64 dst
        vmovdqu64 zmm30, [rbp + 2496]                                   ;   319.2 p3      64 dst
        vpaddd zmm30, zmm30, zmm6                                       ;   515.3 p0      64 dst
        vmovdqu64 zmm6, [rbp + 2560]                                    ;   319.5 p2      64 dst
        vpxord zmm19, zmm19, zmm4                                       ;   526.0 p0      64 dst
        vmovdqu64 zmm4, [rbp + 2688]                                    ;   320.2 p3      64 dst
        vpaddd zmm4, zmm4, zmm24                                        ;   517.3 p0      64 dst
        vpaddd zmm6, zmm6, zmm14                                        ;   518.3 p0      64 dst
        vmovdqu64 zmm14, [rbp + 2752]                                   ;   320.5 p2      64 dst
        vpaddd zmm0, zmm0, zmm2                                         ;   519.3 p0      64 dst
        vmovdqu64 zmm2, [rbp + 2816]                                    ;   321.3 p3      64 dst
        vpaddd zmm14, zmm14, zmm12                                      ;   520.3 p0      64 dst
        vmovdqu64 zmm12, [rbp + 2880]                                   ;   322.5 p2      64 dst
        vpaddd zmm12, zmm12, zmm16                                      ;   521.3 p0      64 dst
        vmovdqu64 zmm16, [rbp + 1920]                                   ;   323.0 p3      60 blocks
        vpaddd zmm16, zmm16, [rel chacha20_blocks.T0_constants512 + 64] ;   522.3 p0+p2   60 blocks
        vshufi32x4 zmm24, zmm5, zmm5, 0x55                              ;   531.0 p5      64 dst
        mov r8, qword [rbp + 3048]                                      ;   324.3 p10     64 dst reload
        vmovdqu64 [r8 + 256], xmm24                                     ;   534.0 p8+p9   64 dst
        vmovdqu64 [r8], xmm5                                            ;   527.0 p7+p4   64 dst
        vshufi32x4 zmm24, zmm5, zmm5, 0xaa                              ;   532.0 p5      64 dst
        vshufi32x4 zmm5, zmm5, zmm5, 0xff                               ;   533.0 p5      64 dst
        vmovdqu64 [r8 + 512], xmm24                                     ;   535.0 p8+p9   64 dst
        vmovdqu64 [r8 + 768], xmm5                                      ;   536.0 p7+p4   64 dst
        vmovdqu64 [r8 + 64], xmm26                                      ;   528.0 p8+p9   64 dst
        vshufi32x4 zmm5, zmm26, zmm26, 0x55                             ;   534.0 p5      64 dst
        vmovdqu64 [r8 + 320], xmm5                                      ;   537.0 p7+p4   64 dst
        vshufi32x4 zmm5, zmm26, zmm26, 0xaa                             ;   535.0 p5      64 dst
        vshufi32x4 zmm24, zmm26, zmm26, 0xff                            ;   536.0 p5      64 dst
        vmovdqu64 [r8 + 576], xmm5                                      ;   538.0 p8+p9   64 dst
        vmovdqu64 [r8 + 128], xmm28                                     ;   529.0 p7+p4   64 dst
        vshufi32x4 zmm5, zmm28, zmm28, 0x55                             ;   537.0 p5      64 dst
        vmovdqu64 [r8 + 384], xmm5                                      ;   540.0 p8+p9   64 dst
        vshufi32x4 zmm5, zmm28, zmm28, 0xaa                             ;   538.0 p5      64 dst
        vshufi32x4 zmm26, zmm28, zmm28, 0xff                            ;   539.0 p5      64 dst
        vmovdqu64 [r8 + 832], xmm24                                     ;   539.0 p7+p4   64 dst
        vmovdqu64 [r8 + 192], xmm1                                      ;   530.0 p8+p9   64 dst
        vshufi32x4 zmm24, zmm1, zmm1, 0x55                              ;   540.0 p5      64 dst
        vmovdqu64 [r8 + 640], xmm5                                      ;   541.0 p7+p4   64 dst
        vshufi32x4 zmm5, zmm1, zmm1, 0xaa                               ;   541.0 p5      64 dst
        vshufi32x4 zmm1, zmm1, zmm1, 0xff                               ;   542.0 p5      64 dst
        vmovdqu64 [r8 + 448], xmm24                                     ;   543.0 p8+p9   64 dst
        vmovdqu64 [r8 + 896], xmm26                                     ;   542.0 p7+p4   64 dst
        vmovdqu64 [r8 + 704], xmm5                                      ;   544.0 p8+p9   64 dst
        vmovdqu64 [r8 + 960], xmm1                                      ;   545.0 p7+p4   64 dst
        vpunpckldq zmm1, zmm8, zmm3                                     ;   543.0 p5      64 dst
        vpunpckhdq zmm3, zmm8, zmm3                                     ;   544.0 p5      64 dst
        vpunpckldq zmm5, zmm15, zmm19                                   ;   545.0 p5      64 dst
        vpunpckhdq zmm8, zmm15, zmm19                                   ;   546.0 p5      64 dst
        vpunpckldq zmm15, zmm25, zmm9                                   ;   547.0 p5      64 dst
        vpunpckhdq zmm9, zmm25, zmm9                                    ;   548.0 p5      64 dst
        vpaddd zmm2, zmm2, zmm10                                        ;   523.3 p0      64 dst
        vshufi32x4 zmm7, zmm11, zmm7, 0x88                              ;   549.0 p5      64 dst
        vpunpckldq zmm10, zmm17, zmm18                                  ;   550.0 p5      64 dst
        vpunpckhdq zmm11, zmm17, zmm18                                  ;   551.0 p5      64 dst
        vshufi32x4 zmm13, zmm13, zmm21, 0x88                            ;   552.0 p5      64 dst
        vpunpcklqdq zmm17, zmm1, zmm5                                   ;   553.0 p5      64 dst
        vpunpckhqdq zmm1, zmm1, zmm5                                    ;   554.0 p5      64 dst
        vshufi32x4 zmm5, zmm29, zmm27, 0x88                             ;   555.0 p5      64 dst
        vpunpcklqdq zmm18, zmm3, zmm8                                   ;   556.0 p5      64 dst
        vpunpckhqdq zmm3, zmm3, zmm8                                    ;   557.0 p5      64 dst
        vshufi32x4 zmm8, zmm20, zmm23, 0x88                             ;   558.0 p5      64 dst
        vmovdqu64 [r8 + 16], xmm17                                      ;   554.0 p8+p9   64 dst
        vshufi32x4 zmm19, zmm17, zmm17, 0x55                            ;   559.0 p5      64 dst
        vmovdqu64 [r8 + 272], xmm19                                     ;   562.0 p7+p4   64 dst
        vshufi32x4 zmm19, zmm17, zmm17, 0xaa                            ;   560.0 p5      64 dst
        vshufi32x4 zmm17, zmm17, zmm17, 0xff                            ;   561.0 p5      64 dst
        vmovdqu64 [r8 + 528], xmm19                                     ;   563.0 p8+p9   64 dst
        vmovdqu64 [r8 + 784], xmm17                                     ;   564.0 p7+p4   64 dst
        vmovdqu64 [r8 + 80], xmm1                                       ;   555.0 p8+p9   64 dst
        vshufi32x4 zmm17, zmm1, zmm1, 0x55                              ;   562.0 p5      64 dst
        vshufi32x4 zmm19, zmm1, zmm1, 0xaa                              ;   563.0 p5      64 dst
        vshufi32x4 zmm1, zmm1, zmm1, 0xff                               ;   564.0 p5      64 dst
        vmovdqu64 [r8 + 336], xmm17                                     ;   565.0 p7+p4   64 dst
        vmovdqu64 [rbp + 1920], zmm16                                   ;   523.3 p8+p9   60 blocks
        vmovdqu64 [r8 + 592], xmm19                                     ;   566.0 p7+p4   64 dst
        vmovdqu64 [r8 + 144], xmm18                                     ;   557.0 p8+p4   64 dst
        vshufi32x4 zmm16, zmm18, zmm18, 0x55                            ;   565.0 p5      64 dst
        vshufi32x4 zmm17, zmm18, zmm18, 0xaa                            ;   566.0 p5      64 dst
        vshufi32x4 zmm18, zmm18, zmm18, 0xff                            ;   567.0 p5      64 dst
        vmovdqu64 [r8 + 400], xmm16                                     ;   568.0 p7+p9   64 dst
        vmovdqu64 [r8 + 848], xmm1                                      ;   567.0 p8+p4   64 dst
        vmovdqu64 [r8 + 208], xmm3                                      ;   558.0 p7+p9   64 dst
        vshufi32x4 zmm1, zmm3, zmm3, 0x55                               ;   568.0 p5      64 dst
        vshufi32x4 zmm16, zmm3, zmm3, 0xaa                              ;   569.0 p5      64 dst
        vshufi32x4 zmm3, zmm3, zmm3, 0xff                               ;   570.0 p5      64 dst
        vmovdqu64 [r8 + 656], xmm17                                     ;   569.0 p8+p4   64 dst
        vmovdqu64 [r8 + 464], xmm1                                      ;   571.0 p7+p9   64 dst
        vmovdqu64 [r8 + 912], xmm18                                     ;   570.0 p8+p4   64 dst
        vmovdqu64 [r8 + 720], xmm16                                     ;   572.0 p7+p9   64 dst
        vpunpcklqdq zmm1, zmm15, zmm10                                  ;   571.0 p5      64 dst
        vpunpckhqdq zmm10, zmm15, zmm10                                 ;   572.0 p5      64 dst
        vpunpcklqdq zmm15, zmm9, zmm11                                  ;   573.0 p5      64 dst
        vpunpckhqdq zmm9, zmm9, zmm11                                   ;   574.0 p5      64 dst
        vmovdqu64 [r8 + 976], xmm3                                      ;   573.0 p8+p4   64 dst
        vpxord zmm30, zmm30, zmm1                                       ;   572.0 p0      64 dst
        vpxord zmm6, zmm6, zmm10                                        ;   573.0 p0      64 dst
        vpxord zmm22, zmm22, zmm15                                      ;   574.0 p0      64 dst
        vpxord zmm4, zmm4, zmm9                                         ;   575.0 p0      64 dst
        vpunpckldq zmm1, zmm7, zmm13                                    ;   575.0 p5      64 dst
        vpunpckhdq zmm3, zmm7, zmm13                                    ;   576.0 p5      64 dst
        vpunpckldq zmm7, zmm30, zmm6                                    ;   577.0 p5      64 dst
        vpunpckhdq zmm6, zmm30, zmm6                                    ;   578.0 p5      64 dst
        vpunpckldq zmm9, zmm22, zmm4                                    ;   579.0 p5      64 dst
        vpunpckhdq zmm4, zmm22, zmm4                                    ;   580.0 p5      64 dst
        vpunpckldq zmm10, zmm5, zmm8                                    ;   581.0 p5      64 dst
        vpunpckhdq zmm5, zmm5, zmm8                                     ;   582.0 p5      64 dst
        vpunpcklqdq zmm8, zmm7, zmm9                                    ;   583.0 p5      64 dst
        vpunpckhqdq zmm7, zmm7, zmm9                                    ;   584.0 p5      64 dst
        vpunpcklqdq zmm9, zmm6, zmm4                                    ;   585.0 p5      64 dst
        vpunpckhqdq zmm4, zmm6, zmm4                                    ;   586.0 p5      64 dst
        vmovdqu64 [r8 + 32], xmm8                                       ;   584.0 p7+p9   64 dst
        vshufi32x4 zmm6, zmm8, zmm8, 0x55                               ;   587.0 p5      64 dst
        vmovdqu64 [r8 + 288], xmm6                                      ;   590.0 p8+p4   64 dst
        vshufi32x4 zmm6, zmm8, zmm8, 0xaa                               ;   588.0 p5      64 dst
        vshufi32x4 zmm8, zmm8, zmm8, 0xff                               ;   589.0 p5      64 dst
        vmovdqu64 [r8 + 544], xmm6                                      ;   591.0 p7+p9   64 dst
        vmovdqu64 [r8 + 800], xmm8                                      ;   592.0 p8+p4   64 dst
        vmovdqu64 [r8 + 96], xmm7                                       ;   585.0 p7+p9   64 dst
        vshufi32x4 zmm6, zmm7, zmm7, 0x55                               ;   590.0 p5      64 dst
        vmovdqu64 [r8 + 352], xmm6                                      ;   593.0 p8+p4   64 dst
        vshufi32x4 zmm6, zmm7, zmm7, 0xaa                               ;   591.0 p5      64 dst
        vshufi32x4 zmm7, zmm7, zmm7, 0xff                               ;   592.0 p5      64 dst
        vmovdqu64 [r8 + 608], xmm6                                      ;   594.0 p7+p9   64 dst
        vmovdqu64 [r8 + 864], xmm7                                      ;   595.0 p8+p4   64 dst
        vmovdqu64 [r8 + 160], xmm9                                      ;   586.0 p7+p9   64 dst
        vshufi32x4 zmm6, zmm9, zmm9, 0x55                               ;   593.0 p5      64 dst
        vshufi32x4 zmm7, zmm9, zmm9, 0xaa                               ;   594.0 p5      64 dst
        vshufi32x4 zmm8, zmm9, zmm9, 0xff                               ;   595.0 p5      64 dst
        vmovdqu64 [r8 + 416], xmm6                                      ;   596.0 p8+p4   64 dst
        vmovdqu64 [r8 + 672], xmm7                                      ;   597.0 p7+p9   64 dst
        vmovdqu64 [r8 + 224], xmm4                                      ;   587.0 p8+p4   64 dst
        vshufi32x4 zmm6, zmm4, zmm4, 0x55                               ;   596.0 p5      64 dst
        vshufi32x4 zmm7, zmm4, zmm4, 0xaa                               ;   597.0 p5      64 dst
        vshufi32x4 zmm4, zmm4, zmm4, 0xff                               ;   598.0 p5      64 dst
        vmovdqu64 [r8 + 480], xmm6                                      ;   599.0 p7+p9   64 dst
        vmovdqu64 [r8 + 928], xmm8                                      ;   598.0 p8+p4   64 dst
        vmovdqu64 [r8 + 736], xmm7                                      ;   600.0 p7+p9   64 dst
        vmovdqu64 [r8 + 992], xmm4                                      ;   601.0 p8+p4   64 dst
        vpunpcklqdq zmm4, zmm1, zmm10                                   ;   599.0 p5      64 dst
        vpunpckhqdq zmm1, zmm1, zmm10                                   ;   600.0 p5      64 dst
        vpunpcklqdq zmm6, zmm3, zmm5                                    ;   601.0 p5      64 dst
        vpunpckhqdq zmm3, zmm3, zmm5                                    ;   602.0 p5      64 dst
        vpxord zmm0, zmm0, zmm4                                         ;   600.0 p0      64 dst
        vpxord zmm14, zmm14, zmm1                                       ;   601.0 p0      64 dst
        vpxord zmm2, zmm2, zmm6                                         ;   602.0 p0      64 dst
        vpxord zmm12, zmm12, zmm3                                       ;   603.0 p0      64 dst
        vpunpckldq zmm1, zmm0, zmm14                                    ;   603.0 p5      64 dst
        vpunpckhdq zmm0, zmm0, zmm14                                    ;   604.0 p5      64 dst
        vpunpckldq zmm3, zmm2, zmm12                                    ;   605.0 p5      64 dst
        vpunpckhdq zmm2, zmm2, zmm12                                    ;   606.0 p5      64 dst
        vpunpcklqdq zmm4, zmm1, zmm3                                    ;   607.0 p5      64 dst
        vpunpckhqdq zmm1, zmm1, zmm3                                    ;   608.0 p5      64 dst
        vpunpcklqdq zmm3, zmm0, zmm2                                    ;   609.0 p5      64 dst
        vpunpckhqdq zmm0, zmm0, zmm2                                    ;   610.0 p5      64 dst
        vmovdqu64 [r8 + 48], xmm4                                       ;   608.0 p7+p9   64 dst
        vshufi32x4 zmm2, zmm4, zmm4, 0x55                               ;   611.0 p5      64 dst
        vmovdqu64 [r8 + 304], xmm2                                      ;   614.0 p8+p4   64 dst
        vshufi32x4 zmm2, zmm4, zmm4, 0xaa                               ;   612.0 p5      64 dst
        vshufi32x4 zmm4, zmm4, zmm4, 0xff                               ;   613.0 p5      64 dst
        vmovdqu64 [r8 + 560], xmm2                                      ;   615.0 p7+p9   64 dst
        vmovdqu64 [r8 + 816], xmm4                                      ;   616.0 p8+p4   64 dst
        vmovdqu64 [r8 + 112], xmm1                                      ;   609.0 p7+p9   64 dst
        vshufi32x4 zmm2, zmm1, zmm1, 0x55                               ;   614.0 p5      64 dst
        vmovdqu64 [r8 + 368], xmm2                                      ;   617.0 p8+p4   64 dst
        vshufi32x4 zmm2, zmm1, zmm1, 0xaa                               ;   615.0 p5      64 dst
        vshufi32x4 zmm1, zmm1, zmm1, 0xff                               ;   616.0 p5      64 dst
        vmovdqu64 [r8 + 624], xmm2                                      ;   618.0 p7+p9   64 dst
        vmovdqu64 [r8 + 880], xmm1                                      ;   619.0 p8+p4   64 dst
        vmovdqu64 [r8 + 176], xmm3                                      ;   610.0 p7+p9   64 dst
        vshufi32x4 zmm1, zmm3, zmm3, 0x55                               ;   617.0 p5      64 dst
        vshufi32x4 zmm2, zmm3, zmm3, 0xaa                               ;   618.0 p5      64 dst
        vshufi32x4 zmm3, zmm3, zmm3, 0xff                               ;   619.0 p5      64 dst
        vmovdqu64 [r8 + 432], xmm1                                      ;   620.0 p8+p4   64 dst
        vmovdqu64 [r8 + 688], xmm2                                      ;   621.0 p7+p9   64 dst
        vmovdqu64 [r8 + 240], xmm0                                      ;   611.0 p8+p4   64 dst
        vshufi32x4 zmm1, zmm0, zmm0, 0x55                               ;   620.0 p5      64 dst
        vshufi32x4 zmm2, zmm0, zmm0, 0xaa                               ;   621.0 p5      64 dst
        vshufi32x4 zmm0, zmm0, zmm0, 0xff                               ;   622.0 p5      64 dst
        vmovdqu64 [r8 + 496], xmm1                                      ;   623.0 p7+p9   64 dst
        vmovdqu64 [r8 + 944], xmm3                                      ;   622.0 p8+p4   64 dst
        vmovdqu64 [r8 + 752], xmm2                                      ;   624.0 p7+p9   64 dst
        vmovdqu64 [r8 + 1008], xmm0                                     ;   625.0 p8+p4   64 dst
        mov qword [rbp + 3048], r9                                      ;   388.3 p7+p9   60 blocks
        mov rax, qword [rbp + 3032]                                     ;                    more blocks?
        cmp rax, qword [rbp + 3040]                                     ;                    more blocks?
        jne .blocks_1
.blocks_1_rest:
        mov rax, qword [rbp + 3024]                                     ;                    blocks left over
        test rax, rax                                                   ;                    blocks left over
        je .blocks_1_done
        js .blocks_1_back
        mov rsi, qword [rbp + 3032]                                     ;                    blocks left over
        lea rdi, [rbp - 128]                                            ;                    blocks left over
        mov qword [rbp + 3056], rsi                                     ;                    blocks left over
        mov qword [rbp + 3032], rdi                                     ;                    blocks left over
        imul rcx, rax, 0x40                                             ;                    blocks left over
        rep movsb                                                       ;                    blocks left over
        mov rsi, qword [rbp + 3048]                                     ;                    blocks left over
        lea rdi, [rbp + 896]                                            ;                    blocks left over
        mov rcx, rsi                                                    ;                    blocks left over
        sub rcx, qword [rbp + 3056]                                     ;                    blocks left over
        neg rcx                                                         ;                    blocks left over
        sbb rcx, rcx                                                    ;                    blocks left over
        lea rdx, [rbp - 128]                                            ;                    blocks left over
        sub rdi, rdx                                                    ;                    blocks left over
        and rdi, rcx                                                    ;                    blocks left over
        add rdi, rdx                                                    ;                    blocks left over
        mov qword [rbp + 3064], rdi                                     ;                    blocks left over
        mov qword [rbp + 3072], rsi                                     ;                    blocks left over
        mov qword [rbp + 3048], rdi                                     ;                    blocks left over
        imul rcx, rax, 0x40                                             ;                    blocks left over
        rep movsb                                                       ;                    blocks left over
        lea rsi, [rbp + 896]                                            ;                    blocks left over
        mov qword [rbp + 3040], rsi                                     ;                    blocks left over
        neg rax                                                         ;                    blocks left over
        mov qword [rbp + 3024], rax                                     ;                    blocks left over
        jmp .blocks_1_again
.blocks_1_back:
        neg rax                                                         ;                    blocks left over
        mov rsi, qword [rbp + 3064]                                     ;                    blocks left over
        mov rdi, qword [rbp + 3072]                                     ;                    blocks left over
        imul rcx, rax, 0x40                                             ;                    blocks left over
        rep movsb                                                       ;                    blocks left over
.blocks_1_done:
        mov rcx, qword [rbp + 3080]                                     ;                    frame
        vpxord zmm0, zmm0, zmm0                                         ;                    cleared
        vmovdqu64 [rbp - 128], zmm0                                     ;                    cleared
        vmovdqu64 [rbp - 64], zmm0                                      ;                    cleared
        vmovdqu64 [rbp + 0], zmm0                                       ;                    cleared
        vmovdqu64 [rbp + 64], zmm0                                      ;                    cleared
        vmovdqu64 [rbp + 128], zmm0                                     ;                    cleared
        vmovdqu64 [rbp + 192], zmm0                                     ;                    cleared
        vmovdqu64 [rbp + 256], zmm0                                     ;                    cleared
        vmovdqu64 [rbp + 320], zmm0                                     ;                    cleared
        vmovdqu64 [rbp + 384], zmm0                                     ;                    cleared
        vmovdqu64 [rbp + 448], zmm0                                     ;                    cleared
        vmovdqu64 [rbp + 512], zmm0                                     ;                    cleared
        vmovdqu64 [rbp + 576], zmm0                                     ;                    cleared
        vmovdqu64 [rbp + 640], zmm0                                     ;                    cleared
        vmovdqu64 [rbp + 704], zmm0                                     ;                    cleared
        vmovdqu64 [rbp + 768], zmm0                                     ;                    cleared
        vmovdqu64 [rbp + 832], zmm0                                     ;                    cleared
        vmovdqu64 [rbp + 896], zmm0                                     ;                    cleared
        vmovdqu64 [rbp + 960], zmm0                                     ;                    cleared
        vmovdqu64 [rbp + 1024], zmm0                                    ;                    cleared
        vmovdqu64 [rbp + 1088], zmm0                                    ;                    cleared
        vmovdqu64 [rbp + 1152], zmm0                                    ;                    cleared
        vmovdqu64 [rbp + 1216], zmm0                                    ;                    cleared
        vmovdqu64 [rbp + 1280], zmm0                                    ;                    cleared
        vmovdqu64 [rbp + 1344], zmm0                                    ;                    cleared
        vmovdqu64 [rbp + 1408], zmm0                                    ;                    cleared
        vmovdqu64 [rbp + 1472], zmm0                                    ;                    cleared
        vmovdqu64 [rbp + 1536], zmm0                                    ;                    cleared
        vmovdqu64 [rbp + 1600], zmm0                                    ;                    cleared
        vmovdqu64 [rbp + 1664], zmm0                                    ;                    cleared
        vmovdqu64 [rbp + 1728], zmm0                                    ;                    cleared
        vmovdqu64 [rbp + 1792], zmm0                                    ;                    cleared
        vmovdqu64 [rbp + 1856], zmm0                                    ;                    cleared
        vmovdqu64 [rbp + 1920], zmm0                                    ;                    cleared
        vmovdqu64 [rbp + 1984], zmm0                                    ;                    cleared
        vmovdqu64 [rbp + 2048], zmm0                                    ;                    cleared
        vmovdqu64 [rbp + 2112], zmm0                                    ;                    cleared
        vmovdqu64 [rbp + 2176], zmm0                                    ;                    cleared
        vmovdqu64 [rbp + 2240], zmm0                                    ;                    cleared
        vmovdqu64 [rbp + 2304], zmm0                                    ;                    cleared
        vmovdqu64 [rbp + 2368], zmm0                                    ;                    cleared
        vmovdqu64 [rbp + 2432], zmm0                                    ;                    cleared
        vmovdqu64 [rbp + 2496], zmm0                                    ;                    cleared
        vmovdqu64 [rbp + 2560], zmm0                                    ;                    cleared
        vmovdqu64 [rbp + 2624], zmm0                                    ;                    cleared
        vmovdqu64 [rbp + 2688], zmm0                                    ;                    cleared
        vmovdqu64 [rbp + 2752], zmm0                                    ;                    cleared
        vmovdqu64 [rbp + 2816], zmm0                                    ;                    cleared
        vmovdqu64 [rbp + 2880], zmm0                                    ;                    cleared
        vmovdqu64 [rbp + 2944], zmm0                                    ;                    cleared
        vmovdqu64 [rbp + 3008], zmm0                                    ;                    cleared
        vmovdqu64 [rbp + 3072], zmm0                                    ;                    cleared
        vzeroupper                                                      ;                    x87 state
        mov rsp, rcx                                                    ;                    frame
        pop rbp                                                         ;                    preserved
        ret

        section .rodata align=64
; constants512
        align 64, db 0
chacha20_blocks.T0_constants512:
        dq 0x0000000100000000, 0x0000000300000002, 0x0000000500000004, 0x0000000700000006, 0x0000000900000008, 0x0000000b0000000a, 0x0000000d0000000c, 0x0000000f0000000e
        dq 0x0000001000000010, 0x0000001000000010, 0x0000001000000010, 0x0000001000000010, 0x0000001000000010, 0x0000001000000010, 0x0000001000000010, 0x0000001000000010

for_formats elf64
%if HERE
        section .note.GNU-stack noalloc noexec nowrite progbits
%endif
%unmacro for_formats 1-*
