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
; The frame is cleared before return: 3392 bytes, 54 instructions. Registers are not.
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 36 uops, planned 19.5; bounds: width 6.0, ports 17.0, path 6.0
;   blocks: 1123 uops, planned 550.7; bounds: width 187.2, ports 529.0, path 250.0
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
        sub rsp, 0xd40                                                  ;                    frame
        and rsp, -64                                                    ;                    frame
        lea rbp, [rsp + 128]                                            ;                    frame
        mov qword [rbp + 3208], rax                                     ;                    frame
        mov qword [rbp + 3136], rdi                                     ;                    argument
        mov qword [rbp + 3144], rsi                                     ;                    argument
        mov dword [rbp + 3216], r8d                                     ;                    argument
        mov qword [rbp + 3160], rdx                                     ;                    argument
        mov qword [rbp + 3176], rcx                                     ;                    argument
        mov r8, qword [rbp + 3136]                                      ;     0.0 p2      60 st reload
        vpbroadcastd zmm0, [r8]                                         ;     5.0 p3      60 st
        mov r9, qword [rbp + 3144]                                      ;     0.3 p10     60 counter reload
        vpbroadcastd zmm1, [r9]                                         ;     5.3 p2      60 counter
        vpbroadcastd zmm2, [r8 + 4]                                     ;     5.0 p3      60 st
        vpbroadcastd zmm3, [r8 + 8]                                     ;     5.0 p10     60 st
        vpbroadcastd zmm4, [r8 + 12]                                    ;     5.0 p2      60 st
        vmovdqu64 zmm5, [rel chacha20_blocks.T0_constants512]           ;     2.2 p3      60 counter reload
        vmovdqu64 [rbp + 1920], zmm5                                    ;     8.2 p7+p4   60 counter
        vpbroadcastd zmm5, [r8 + 16]                                    ;     5.0 p10     60 st
        vpbroadcastd zmm6, [r8 + 20]                                    ;     5.0 p2      60 st
        vpbroadcastd zmm7, [r8 + 24]                                    ;     5.0 p3      60 st
        vpbroadcastd zmm8, [r8 + 28]                                    ;     5.0 p10     60 st
        vpbroadcastd zmm9, [r8 + 32]                                    ;     5.0 p2      60 st
        vpbroadcastd zmm10, [r8 + 36]                                   ;     5.0 p3      60 st
        vpbroadcastd zmm11, [r8 + 40]                                   ;     5.0 p10     60 st
        vpbroadcastd zmm12, [r8 + 44]                                   ;     5.0 p2      60 st
        vpbroadcastd zmm13, [r8 + 52]                                   ;     5.2 p3      60 st
        vpbroadcastd zmm14, [r8 + 56]                                   ;     5.3 p10     60 st
        vpbroadcastd zmm15, [r8 + 60]                                   ;     6.0 p2      60 st
        vmovdqu64 [rbp + 1984], zmm0                                    ;    11.0 p8+p9   60 st
        vmovdqu64 [rbp + 2048], zmm2                                    ;    11.0 p7+p4   60 st
        vmovdqu64 [rbp + 2112], zmm3                                    ;    11.0 p8+p9   60 st
        vmovdqu64 [rbp + 2176], zmm4                                    ;    11.0 p7+p4   60 st
        vmovdqu64 [rbp + 2240], zmm5                                    ;    11.0 p8+p9   60 st
        vmovdqu64 [rbp + 2304], zmm6                                    ;    11.0 p7+p4   60 st
        vmovdqu64 [rbp + 2368], zmm7                                    ;    11.0 p8+p9   60 st
        vmovdqu64 [rbp + 2432], zmm8                                    ;    11.0 p7+p4   60 st
        vmovdqu64 [rbp + 2496], zmm9                                    ;    11.3 p8+p9   60 st
        vmovdqu64 [rbp + 2560], zmm10                                   ;    11.5 p7+p4   60 st
        vmovdqu64 [rbp + 2624], zmm11                                   ;    13.3 p8+p9   60 st
        vmovdqu64 [rbp + 2688], zmm12                                   ;    13.5 p7+p4   60 st
        vmovdqu64 [rbp + 2752], zmm13                                   ;    15.3 p8+p9   60 st
        vmovdqu64 [rbp + 2816], zmm14                                   ;    15.5 p7+p4   60 st
        vmovdqu64 [rbp + 2880], zmm1                                    ;    17.3 p8+p9   60 counter
        vmovdqu64 [rbp + 2944], zmm15                                   ;    17.5 p7+p4   60 st
        cmp dword [rbp + 3216], 0                                       ;                    no blocks?
        je .blocks_1_done
        mov eax, dword [rbp + 3216]                                     ;                    passes of 16
        mov rcx, rax                                                    ;                    passes of 16
.blocks_1_share:
        and rax, 0xf                                                    ;                    passes of 16
        mov qword [rbp + 3152], rax                                     ;                    passes of 16
        sub rcx, rax                                                    ;                    passes of 16
        imul rcx, rcx, 0x40                                             ;                    passes of 16
        mov rdx, qword [rbp + 3160]                                     ;                    passes of 16
        add rcx, rdx                                                    ;                    passes of 16
        mov qword [rbp + 3168], rcx                                     ;                    passes of 16
        cmp rcx, rdx                                                    ;                    passes of 16
        je .blocks_1_rest
.blocks_1_again:
        vmovdqu64 zmm0, [rbp + 1920]                                    ;                    resident
        mov r8, qword [rbp + 3160]                                      ;                    resident
        mov r9, qword [rbp + 3176]                                      ;                    resident
        align 16
.blocks_1:
        vpaddd zmm1, zmm0, [rbp + 2880]                                 ;     6.0 p0+p2   62 s[12]
        vmovdqa64 zmm2, zmm1                                            ;     7.0         12 x[12] copy
        vmovdqu64 zmm3, [rbp + 1984]                                    ;     0.3 p3      11 x[0]
        vmovdqu64 zmm4, [rbp + 2240]                                    ;     1.0 p2      62 s[4] reload
        vpaddd zmm3, zmm3, zmm4                                         ;     7.0 p5      11 x[0]
        vpxord zmm2, zmm2, zmm3                                         ;     8.0 p0      12 x[12]
        vmovdqu64 zmm5, [rbp + 2048]                                    ;     1.3 p3      11 x[1]
        vmovdqu64 zmm6, [rbp + 2304]                                    ;     2.0 p2      62 s[5] reload
        vpaddd zmm5, zmm5, zmm6                                         ;     8.0 p5      11 x[1]
        vmovdqu64 zmm7, [rbp + 2112]                                    ;     2.3 p3      11 x[2]
        vmovdqu64 zmm8, [rbp + 2368]                                    ;     3.0 p2      62 s[6] reload
        vpaddd zmm7, zmm7, zmm8                                         ;     9.0 p0      11 x[2]
        vprold zmm2, zmm2, 0x10                                         ;     9.0 p0      12 x[12]
        vmovdqu64 zmm9, [rbp + 2752]                                    ;     3.3 p3      62 s[13] reload
        vpxord zmm10, zmm5, zmm9                                        ;     9.3 p5      12 x[13]
        vmovdqu64 zmm11, [rbp + 2176]                                   ;     4.0 p2      11 x[3]
        vmovdqu64 zmm12, [rbp + 2432]                                   ;     4.3 p3      62 s[7] reload
        vpaddd zmm11, zmm11, zmm12                                      ;    10.3 p5      11 x[3]
        vprold zmm10, zmm10, 0x10                                       ;    10.3 p0      12 x[13]
        vmovdqu64 zmm13, [rbp + 2816]                                   ;     5.0 p2      62 s[14] reload
        vpxord zmm14, zmm7, zmm13                                       ;    11.0 p5      12 x[14]
        vmovdqu64 zmm15, [rbp + 2496]                                   ;     5.3 p3      62 s[8] reload
        vpaddd zmm16, zmm2, zmm15                                       ;    11.3 p0      13 x[8]
        vmovdqu64 zmm17, [rbp + 2944]                                   ;     6.0 p2      12 x[15]
        vpxord zmm17, zmm17, zmm11                                      ;    12.0 p5      12 x[15]
        vmovdqu64 zmm18, [rbp + 2560]                                   ;     6.3 p3      13 x[9]
        vpaddd zmm18, zmm18, zmm10                                      ;    12.3 p0      13 x[9]
        vprold zmm14, zmm14, 0x10                                       ;    12.0 p0      12 x[14]
        vmovdqu64 zmm19, [rbp + 2624]                                   ;     7.0 p2      13 x[10]
        vmovdqu64 zmm20, [rbp + 2688]                                   ;     7.3 p3      13 x[11]
        vprold zmm17, zmm17, 0x10                                       ;    13.0 p0      12 x[15]
        vpxord zmm21, zmm16, zmm4                                       ;    12.3 p5      14 x[4]
        vpaddd zmm19, zmm19, zmm14                                      ;    13.0 p5      13 x[10]
        vprold zmm21, zmm21, 0xc                                        ;    13.3 p0      14 x[4]
        vpxord zmm22, zmm18, zmm6                                       ;    13.3 p5      14 x[5]
        vpaddd zmm20, zmm20, zmm17                                      ;    14.0 p5      13 x[11]
        vprold zmm22, zmm22, 0xc                                        ;    14.3 p0      14 x[5]
        vpxord zmm23, zmm19, zmm8                                       ;    14.0 p5      14 x[6]
        vpaddd zmm3, zmm3, zmm21                                        ;    14.3 p0      15 x[0]
        vprold zmm23, zmm23, 0xc                                        ;    15.0 p0      14 x[6]
        vpxord zmm24, zmm20, zmm12                                      ;    15.0 p5      14 x[7]
        vpaddd zmm5, zmm5, zmm22                                        ;    15.3 p5      15 x[1]
        vpxord zmm2, zmm2, zmm3                                         ;    15.3 p0      16 x[12]
        vprold zmm24, zmm24, 0xc                                        ;    16.0 p0      14 x[7]
        vpaddd zmm7, zmm7, zmm23                                        ;    16.0 p5      15 x[2]
        vprold zmm2, zmm2, 8                                            ;    16.3 p0      16 x[12]
        vpxord zmm10, zmm10, zmm5                                       ;    16.3 p5      16 x[13]
        vpaddd zmm11, zmm11, zmm24                                      ;    17.0 p5      15 x[3]
        vpxord zmm14, zmm14, zmm7                                       ;    17.0 p0      16 x[14]
        vprold zmm10, zmm10, 8                                          ;    17.3 p0      16 x[13]
        vpaddd zmm16, zmm16, zmm2                                       ;    17.3 p5      17 x[8]
        vprold zmm14, zmm14, 8                                          ;    18.0 p0      16 x[14]
        vpxord zmm17, zmm17, zmm11                                      ;    18.0 p5      16 x[15]
        vpaddd zmm18, zmm18, zmm10                                      ;    18.7 p5      17 x[9]
        vpxord zmm21, zmm21, zmm16                                      ;    19.0 p0      18 x[4]
        vprold zmm17, zmm17, 8                                          ;    20.0 p0      16 x[15]
        vpaddd zmm19, zmm19, zmm14                                      ;    19.7 p5      17 x[10]
        vpxord zmm22, zmm22, zmm18                                      ;    20.7 p5      18 x[5]
        vprold zmm21, zmm21, 7                                          ;    21.0 p0      18 x[4]
        vpxord zmm23, zmm23, zmm19                                      ;    21.7 p5      18 x[6]
        vpaddd zmm20, zmm20, zmm17                                      ;    22.0 p0      17 x[11]
        vprold zmm22, zmm22, 7                                          ;    23.0 p0      18 x[5]
        vpaddd zmm11, zmm11, zmm21                                      ;    22.7 p5      11 x[3]
        vprold zmm23, zmm23, 7                                          ;    24.0 p0      18 x[6]
        vpxord zmm24, zmm24, zmm20                                      ;    23.7 p5      18 x[7]
        vpxord zmm14, zmm14, zmm11                                      ;    24.7 p5      12 x[14]
        vpaddd zmm3, zmm3, zmm22                                        ;    25.0 p0      11 x[0]
        vprold zmm24, zmm24, 7                                          ;    26.0 p0      18 x[7]
        vpaddd zmm5, zmm5, zmm23                                        ;    25.7 p5      11 x[1]
        vprold zmm14, zmm14, 0x10                                       ;    27.0 p0      12 x[14]
        vpxord zmm17, zmm17, zmm3                                       ;    26.7 p5      12 x[15]
        vpxord zmm2, zmm2, zmm5                                         ;    27.7 p5      12 x[12]
        vpaddd zmm7, zmm7, zmm24                                        ;    28.0 p0      11 x[2]
        vprold zmm17, zmm17, 0x10                                       ;    29.0 p0      12 x[15]
        vpaddd zmm18, zmm18, zmm14                                      ;    28.7 p5      13 x[9]
        vprold zmm2, zmm2, 0x10                                         ;    30.0 p0      12 x[12]
        vpxord zmm10, zmm10, zmm7                                       ;    29.7 p5      12 x[13]
        vpxord zmm21, zmm21, zmm18                                      ;    30.7 p5      14 x[4]
        vpaddd zmm19, zmm19, zmm17                                      ;    31.0 p0      13 x[10]
        vprold zmm10, zmm10, 0x10                                       ;    32.0 p0      12 x[13]
        vpaddd zmm20, zmm20, zmm2                                       ;    31.7 p5      13 x[11]
        vprold zmm21, zmm21, 0xc                                        ;    33.0 p0      14 x[4]
        vpxord zmm22, zmm22, zmm19                                      ;    32.7 p5      14 x[5]
        vpxord zmm23, zmm23, zmm20                                      ;    33.7 p5      14 x[6]
        vpaddd zmm16, zmm16, zmm10                                      ;    34.0 p0      13 x[8]
        vprold zmm22, zmm22, 0xc                                        ;    35.0 p0      14 x[5]
        vpaddd zmm11, zmm11, zmm21                                      ;    34.7 p5      15 x[3]
        vprold zmm23, zmm23, 0xc                                        ;    36.0 p0      14 x[6]
        vpxord zmm24, zmm24, zmm16                                      ;    35.7 p5      14 x[7]
        vpxord zmm14, zmm14, zmm11                                      ;    36.7 p5      16 x[14]
        vpaddd zmm3, zmm3, zmm22                                        ;    37.0 p0      15 x[0]
        vprold zmm24, zmm24, 0xc                                        ;    38.0 p0      14 x[7]
        vpaddd zmm5, zmm5, zmm23                                        ;    37.7 p5      15 x[1]
        vprold zmm14, zmm14, 8                                          ;    39.0 p0      16 x[14]
        vpxord zmm17, zmm17, zmm3                                       ;    38.7 p5      16 x[15]
        vpxord zmm2, zmm2, zmm5                                         ;    39.7 p5      16 x[12]
        vpaddd zmm7, zmm7, zmm24                                        ;    40.0 p0      15 x[2]
        vprold zmm17, zmm17, 8                                          ;    41.0 p0      16 x[15]
        vpaddd zmm18, zmm18, zmm14                                      ;    40.7 p5      17 x[9]
        vprold zmm2, zmm2, 8                                            ;    42.0 p0      16 x[12]
        vpxord zmm10, zmm10, zmm7                                       ;    41.7 p5      16 x[13]
        vpxord zmm21, zmm21, zmm18                                      ;    42.7 p5      18 x[4]
        vpaddd zmm19, zmm19, zmm17                                      ;    43.0 p0      17 x[10]
        vprold zmm10, zmm10, 8                                          ;    44.0 p0      16 x[13]
        vpaddd zmm20, zmm20, zmm2                                       ;    43.7 p5      17 x[11]
        vprold zmm21, zmm21, 7                                          ;    45.0 p0      18 x[4]
        vpxord zmm22, zmm22, zmm19                                      ;    44.7 p5      18 x[5]
        vpxord zmm23, zmm23, zmm20                                      ;    45.7 p5      18 x[6]
        vpaddd zmm16, zmm16, zmm10                                      ;    46.0 p0      17 x[8]
        vprold zmm22, zmm22, 7                                          ;    47.0 p0      18 x[5]
        vpaddd zmm3, zmm3, zmm21                                        ;    46.7 p5      11 x[0]
        vprold zmm23, zmm23, 7                                          ;    48.0 p0      18 x[6]
        vpxord zmm24, zmm24, zmm16                                      ;    47.7 p5      18 x[7]
        vpxord zmm2, zmm2, zmm3                                         ;    48.7 p5      12 x[12]
        vpaddd zmm5, zmm5, zmm22                                        ;    49.0 p0      11 x[1]
        vprold zmm24, zmm24, 7                                          ;    50.0 p0      18 x[7]
        vpaddd zmm7, zmm7, zmm23                                        ;    49.7 p5      11 x[2]
        vprold zmm2, zmm2, 0x10                                         ;    51.0 p0      12 x[12]
        vpxord zmm10, zmm10, zmm5                                       ;    50.7 p5      12 x[13]
        vpxord zmm14, zmm14, zmm7                                       ;    51.7 p5      12 x[14]
        vpaddd zmm11, zmm11, zmm24                                      ;    52.0 p0      11 x[3]
        vprold zmm10, zmm10, 0x10                                       ;    53.0 p0      12 x[13]
        vpaddd zmm16, zmm16, zmm2                                       ;    52.7 p5      13 x[8]
        vprold zmm14, zmm14, 0x10                                       ;    54.0 p0      12 x[14]
        vpxord zmm17, zmm17, zmm11                                      ;    53.7 p5      12 x[15]
        vpxord zmm21, zmm21, zmm16                                      ;    54.7 p5      14 x[4]
        vpaddd zmm18, zmm18, zmm10                                      ;    55.0 p0      13 x[9]
        vprold zmm17, zmm17, 0x10                                       ;    56.0 p0      12 x[15]
        vpaddd zmm19, zmm19, zmm14                                      ;    55.7 p5      13 x[10]
        vprold zmm21, zmm21, 0xc                                        ;    57.0 p0      14 x[4]
        vpxord zmm22, zmm22, zmm18                                      ;    56.7 p5      14 x[5]
        vpxord zmm23, zmm23, zmm19                                      ;    57.7 p5      14 x[6]
        vpaddd zmm20, zmm20, zmm17                                      ;    58.0 p0      13 x[11]
        vprold zmm22, zmm22, 0xc                                        ;    59.0 p0      14 x[5]
        vpaddd zmm3, zmm3, zmm21                                        ;    58.7 p5      15 x[0]
        vprold zmm23, zmm23, 0xc                                        ;    60.0 p0      14 x[6]
        vpxord zmm24, zmm24, zmm20                                      ;    59.7 p5      14 x[7]
        vpxord zmm2, zmm2, zmm3                                         ;    60.7 p5      16 x[12]
        vpaddd zmm5, zmm5, zmm22                                        ;    61.0 p0      15 x[1]
        vprold zmm24, zmm24, 0xc                                        ;    62.0 p0      14 x[7]
        vpaddd zmm7, zmm7, zmm23                                        ;    61.7 p5      15 x[2]
        vprold zmm2, zmm2, 8                                            ;    63.0 p0      16 x[12]
        vpxord zmm10, zmm10, zmm5                                       ;    62.7 p5      16 x[13]
        vpxord zmm14, zmm14, zmm7                                       ;    63.7 p5      16 x[14]
        vpaddd zmm11, zmm11, zmm24                                      ;    64.0 p0      15 x[3]
        vprold zmm10, zmm10, 8                                          ;    65.0 p0      16 x[13]
        vpaddd zmm16, zmm16, zmm2                                       ;    64.7 p5      17 x[8]
        vprold zmm14, zmm14, 8                                          ;    66.0 p0      16 x[14]
        vpxord zmm17, zmm17, zmm11                                      ;    65.7 p5      16 x[15]
        vpxord zmm21, zmm21, zmm16                                      ;    66.7 p5      18 x[4]
        vpaddd zmm18, zmm18, zmm10                                      ;    67.0 p0      17 x[9]
        vprold zmm17, zmm17, 8                                          ;    68.0 p0      16 x[15]
        vpaddd zmm19, zmm19, zmm14                                      ;    67.7 p5      17 x[10]
        vprold zmm21, zmm21, 7                                          ;    69.0 p0      18 x[4]
        vpxord zmm22, zmm22, zmm18                                      ;    68.7 p5      18 x[5]
        vpxord zmm23, zmm23, zmm19                                      ;    69.7 p5      18 x[6]
        vpaddd zmm20, zmm20, zmm17                                      ;    70.0 p0      17 x[11]
        vprold zmm22, zmm22, 7                                          ;    71.0 p0      18 x[5]
        vpaddd zmm11, zmm11, zmm21                                      ;    70.7 p5      11 x[3]
        vprold zmm23, zmm23, 7                                          ;    72.0 p0      18 x[6]
        vpxord zmm24, zmm24, zmm20                                      ;    71.7 p5      18 x[7]
        vpxord zmm14, zmm14, zmm11                                      ;    72.7 p5      12 x[14]
        vpaddd zmm3, zmm3, zmm22                                        ;    73.0 p0      11 x[0]
        vprold zmm24, zmm24, 7                                          ;    74.0 p0      18 x[7]
        vpaddd zmm5, zmm5, zmm23                                        ;    73.7 p5      11 x[1]
        vprold zmm14, zmm14, 0x10                                       ;    75.0 p0      12 x[14]
        vpxord zmm17, zmm17, zmm3                                       ;    74.7 p5      12 x[15]
        vpxord zmm2, zmm2, zmm5                                         ;    75.7 p5      12 x[12]
        vpaddd zmm7, zmm7, zmm24                                        ;    76.0 p0      11 x[2]
        vprold zmm17, zmm17, 0x10                                       ;    77.0 p0      12 x[15]
        vpaddd zmm18, zmm18, zmm14                                      ;    76.7 p5      13 x[9]
        vprold zmm2, zmm2, 0x10                                         ;    78.0 p0      12 x[12]
        vpxord zmm10, zmm10, zmm7                                       ;    77.7 p5      12 x[13]
        vpxord zmm21, zmm21, zmm18                                      ;    78.7 p5      14 x[4]
        vpaddd zmm19, zmm19, zmm17                                      ;    79.0 p0      13 x[10]
        vprold zmm10, zmm10, 0x10                                       ;    80.0 p0      12 x[13]
        vpaddd zmm20, zmm20, zmm2                                       ;    79.7 p5      13 x[11]
        vprold zmm21, zmm21, 0xc                                        ;    81.0 p0      14 x[4]
        vpxord zmm22, zmm22, zmm19                                      ;    80.7 p5      14 x[5]
        vpxord zmm23, zmm23, zmm20                                      ;    81.7 p5      14 x[6]
        vpaddd zmm16, zmm16, zmm10                                      ;    82.0 p0      13 x[8]
        vprold zmm22, zmm22, 0xc                                        ;    83.0 p0      14 x[5]
        vpaddd zmm11, zmm11, zmm21                                      ;    82.7 p5      15 x[3]
        vprold zmm23, zmm23, 0xc                                        ;    84.0 p0      14 x[6]
        vpxord zmm24, zmm24, zmm16                                      ;    83.7 p5      14 x[7]
        vpxord zmm14, zmm14, zmm11                                      ;    84.7 p5      16 x[14]
        vpaddd zmm3, zmm3, zmm22                                        ;    85.0 p0      15 x[0]
        vprold zmm24, zmm24, 0xc                                        ;    86.0 p0      14 x[7]
        vpaddd zmm5, zmm5, zmm23                                        ;    85.7 p5      15 x[1]
        vprold zmm14, zmm14, 8                                          ;    87.0 p0      16 x[14]
        vpxord zmm17, zmm17, zmm3                                       ;    86.7 p5      16 x[15]
        vpxord zmm2, zmm2, zmm5                                         ;    87.7 p5      16 x[12]
        vpaddd zmm7, zmm7, zmm24                                        ;    88.0 p0      15 x[2]
        vprold zmm17, zmm17, 8                                          ;    89.0 p0      16 x[15]
        vpaddd zmm18, zmm18, zmm14                                      ;    88.7 p5      17 x[9]
        vprold zmm2, zmm2, 8                                            ;    90.0 p0      16 x[12]
        vpxord zmm10, zmm10, zmm7                                       ;    89.7 p5      16 x[13]
        vpxord zmm21, zmm21, zmm18                                      ;    90.7 p5      18 x[4]
        vpaddd zmm19, zmm19, zmm17                                      ;    91.0 p0      17 x[10]
        vprold zmm10, zmm10, 8                                          ;    92.0 p0      16 x[13]
        vpaddd zmm20, zmm20, zmm2                                       ;    91.7 p5      17 x[11]
        vprold zmm21, zmm21, 7                                          ;    93.0 p0      18 x[4]
        vpxord zmm22, zmm22, zmm19                                      ;    92.7 p5      18 x[5]
        vpxord zmm23, zmm23, zmm20                                      ;    93.7 p5      18 x[6]
        vpaddd zmm16, zmm16, zmm10                                      ;    94.0 p0      17 x[8]
        vprold zmm22, zmm22, 7                                          ;    95.0 p0      18 x[5]
        vpaddd zmm3, zmm3, zmm21                                        ;    94.7 p5      11 x[0]
        vprold zmm23, zmm23, 7                                          ;    96.0 p0      18 x[6]
        vpxord zmm24, zmm24, zmm16                                      ;    95.7 p5      18 x[7]
        vpxord zmm2, zmm2, zmm3                                         ;    96.7 p5      12 x[12]
        vpaddd zmm5, zmm5, zmm22                                        ;    97.0 p0      11 x[1]
        vprold zmm24, zmm24, 7                                          ;    98.0 p0      18 x[7]
        vpaddd zmm7, zmm7, zmm23                                        ;    97.7 p5      11 x[2]
        vprold zmm2, zmm2, 0x10                                         ;    99.0 p0      12 x[12]
        vpxord zmm10, zmm10, zmm5                                       ;    98.7 p5      12 x[13]
        vpxord zmm14, zmm14, zmm7                                       ;    99.7 p5      12 x[14]
        vpaddd zmm11, zmm11, zmm24                                      ;   100.0 p0      11 x[3]
        vprold zmm10, zmm10, 0x10                                       ;   101.0 p0      12 x[13]
        vpaddd zmm16, zmm16, zmm2                                       ;   100.7 p5      13 x[8]
        vprold zmm14, zmm14, 0x10                                       ;   102.0 p0      12 x[14]
        vpxord zmm17, zmm17, zmm11                                      ;   101.7 p5      12 x[15]
        vpxord zmm21, zmm21, zmm16                                      ;   102.7 p5      14 x[4]
        vpaddd zmm18, zmm18, zmm10                                      ;   103.0 p0      13 x[9]
        vprold zmm17, zmm17, 0x10                                       ;   104.0 p0      12 x[15]
        vpaddd zmm19, zmm19, zmm14                                      ;   103.7 p5      13 x[10]
        vprold zmm21, zmm21, 0xc                                        ;   105.0 p0      14 x[4]
        vpxord zmm22, zmm22, zmm18                                      ;   104.7 p5      14 x[5]
        vpxord zmm23, zmm23, zmm19                                      ;   105.7 p5      14 x[6]
        vpaddd zmm20, zmm20, zmm17                                      ;   106.0 p0      13 x[11]
        vprold zmm22, zmm22, 0xc                                        ;   107.0 p0      14 x[5]
        vpaddd zmm3, zmm3, zmm21                                        ;   106.7 p5      15 x[0]
        vprold zmm23, zmm23, 0xc                                        ;   108.0 p0      14 x[6]
        vpxord zmm24, zmm24, zmm20                                      ;   107.7 p5      14 x[7]
        vpxord zmm2, zmm2, zmm3                                         ;   108.7 p5      16 x[12]
        vpaddd zmm5, zmm5, zmm22                                        ;   109.0 p0      15 x[1]
        vprold zmm24, zmm24, 0xc                                        ;   110.0 p0      14 x[7]
        vpaddd zmm7, zmm7, zmm23                                        ;   109.7 p5      15 x[2]
        vprold zmm2, zmm2, 8                                            ;   111.0 p0      16 x[12]
        vpxord zmm10, zmm10, zmm5                                       ;   110.7 p5      16 x[13]
        vpxord zmm14, zmm14, zmm7                                       ;   111.7 p5      16 x[14]
        vpaddd zmm11, zmm11, zmm24                                      ;   112.0 p0      15 x[3]
        vprold zmm10, zmm10, 8                                          ;   113.0 p0      16 x[13]
        vpaddd zmm16, zmm16, zmm2                                       ;   112.7 p5      17 x[8]
        vprold zmm14, zmm14, 8                                          ;   114.0 p0      16 x[14]
        vpxord zmm17, zmm17, zmm11                                      ;   113.7 p5      16 x[15]
        vpxord zmm21, zmm21, zmm16                                      ;   114.7 p5      18 x[4]
        vpaddd zmm18, zmm18, zmm10                                      ;   115.0 p0      17 x[9]
        vprold zmm17, zmm17, 8                                          ;   116.0 p0      16 x[15]
        vpaddd zmm19, zmm19, zmm14                                      ;   115.7 p5      17 x[10]
        vprold zmm21, zmm21, 7                                          ;   117.0 p0      18 x[4]
        vpxord zmm22, zmm22, zmm18                                      ;   116.7 p5      18 x[5]
        vpxord zmm23, zmm23, zmm19                                      ;   117.7 p5      18 x[6]
        vpaddd zmm20, zmm20, zmm17                                      ;   118.0 p0      17 x[11]
        vprold zmm22, zmm22, 7                                          ;   119.0 p0      18 x[5]
        vpaddd zmm11, zmm11, zmm21                                      ;   118.7 p5      11 x[3]
        vprold zmm23, zmm23, 7                                          ;   120.0 p0      18 x[6]
        vpxord zmm24, zmm24, zmm20                                      ;   119.7 p5      18 x[7]
        vpxord zmm14, zmm14, zmm11                                      ;   120.7 p5      12 x[14]
        vpaddd zmm3, zmm3, zmm22                                        ;   121.0 p0      11 x[0]
        vprold zmm24, zmm24, 7                                          ;   122.0 p0      18 x[7]
        vpaddd zmm5, zmm5, zmm23                                        ;   121.7 p5      11 x[1]
        vprold zmm14, zmm14, 0x10                                       ;   123.0 p0      12 x[14]
        vpxord zmm17, zmm17, zmm3                                       ;   122.7 p5      12 x[15]
        vpxord zmm2, zmm2, zmm5                                         ;   123.7 p5      12 x[12]
        vpaddd zmm7, zmm7, zmm24                                        ;   124.0 p0      11 x[2]
        vprold zmm17, zmm17, 0x10                                       ;   125.0 p0      12 x[15]
        vpaddd zmm18, zmm18, zmm14                                      ;   124.7 p5      13 x[9]
        vprold zmm2, zmm2, 0x10                                         ;   126.0 p0      12 x[12]
        vpxord zmm10, zmm10, zmm7                                       ;   125.7 p5      12 x[13]
        vpxord zmm21, zmm21, zmm18                                      ;   126.7 p5      14 x[4]
        vpaddd zmm19, zmm19, zmm17                                      ;   127.0 p0      13 x[10]
        vprold zmm10, zmm10, 0x10                                       ;   128.0 p0      12 x[13]
        vpaddd zmm20, zmm20, zmm2                                       ;   127.7 p5      13 x[11]
        vprold zmm21, zmm21, 0xc                                        ;   129.0 p0      14 x[4]
        vpxord zmm22, zmm22, zmm19                                      ;   128.7 p5      14 x[5]
        vpxord zmm23, zmm23, zmm20                                      ;   129.7 p5      14 x[6]
        vpaddd zmm16, zmm16, zmm10                                      ;   130.0 p0      13 x[8]
        vprold zmm22, zmm22, 0xc                                        ;   131.0 p0      14 x[5]
        vpaddd zmm11, zmm11, zmm21                                      ;   130.7 p5      15 x[3]
        vprold zmm23, zmm23, 0xc                                        ;   132.0 p0      14 x[6]
        vpxord zmm24, zmm24, zmm16                                      ;   131.7 p5      14 x[7]
        vpxord zmm14, zmm14, zmm11                                      ;   132.7 p5      16 x[14]
        vpaddd zmm3, zmm3, zmm22                                        ;   133.0 p0      15 x[0]
        vprold zmm24, zmm24, 0xc                                        ;   134.0 p0      14 x[7]
        vpaddd zmm5, zmm5, zmm23                                        ;   133.7 p5      15 x[1]
        vprold zmm14, zmm14, 8                                          ;   135.0 p0      16 x[14]
        vpxord zmm17, zmm17, zmm3                                       ;   134.7 p5      16 x[15]
        vpxord zmm2, zmm2, zmm5                                         ;   135.7 p5      16 x[12]
        vpaddd zmm7, zmm7, zmm24                                        ;   136.0 p0      15 x[2]
        vprold zmm17, zmm17, 8                                          ;   137.0 p0      16 x[15]
        vpaddd zmm18, zmm18, zmm14                                      ;   136.7 p5      17 x[9]
        vprold zmm2, zmm2, 8                                            ;   138.0 p0      16 x[12]
        vpxord zmm10, zmm10, zmm7                                       ;   137.7 p5      16 x[13]
        vpxord zmm21, zmm21, zmm18                                      ;   138.7 p5      18 x[4]
        vpaddd zmm19, zmm19, zmm17                                      ;   139.0 p0      17 x[10]
        vprold zmm10, zmm10, 8                                          ;   140.0 p0      16 x[13]
        vpaddd zmm20, zmm20, zmm2                                       ;   139.7 p5      17 x[11]
        vprold zmm21, zmm21, 7                                          ;   141.0 p0      18 x[4]
        vpxord zmm22, zmm22, zmm19                                      ;   140.7 p5      18 x[5]
        vpxord zmm23, zmm23, zmm20                                      ;   141.7 p5      18 x[6]
        vpaddd zmm16, zmm16, zmm10                                      ;   142.0 p0      17 x[8]
        vprold zmm22, zmm22, 7                                          ;   143.0 p0      18 x[5]
        vpaddd zmm3, zmm3, zmm21                                        ;   142.7 p5      11 x[0]
        vprold zmm23, zmm23, 7                                          ;   144.0 p0      18 x[6]
        vpxord zmm24, zmm24, zmm16                                      ;   143.7 p5      18 x[7]
        vpxord zmm2, zmm2, zmm3                                         ;   144.7 p5      12 x[12]
        vpaddd zmm5, zmm5, zmm22                                        ;   145.0 p0      11 x[1]
        vprold zmm24, zmm24, 7                                          ;   146.0 p0      18 x[7]
        vpaddd zmm7, zmm7, zmm23                                        ;   145.7 p5      11 x[2]
        vprold zmm2, zmm2, 0x10                                         ;   147.0 p0      12 x[12]
        vpxord zmm10, zmm10, zmm5                                       ;   146.7 p5      12 x[13]
        vpxord zmm14, zmm14, zmm7                                       ;   147.7 p5      12 x[14]
        vpaddd zmm11, zmm11, zmm24                                      ;   148.0 p0      11 x[3]
        vprold zmm10, zmm10, 0x10                                       ;   149.0 p0      12 x[13]
        vpaddd zmm16, zmm16, zmm2                                       ;   148.7 p5      13 x[8]
        vprold zmm14, zmm14, 0x10                                       ;   150.0 p0      12 x[14]
        vpxord zmm17, zmm17, zmm11                                      ;   149.7 p5      12 x[15]
        vpxord zmm21, zmm21, zmm16                                      ;   150.7 p5      14 x[4]
        vpaddd zmm18, zmm18, zmm10                                      ;   151.0 p0      13 x[9]
        vprold zmm17, zmm17, 0x10                                       ;   152.0 p0      12 x[15]
        vpaddd zmm19, zmm19, zmm14                                      ;   151.7 p5      13 x[10]
        vprold zmm21, zmm21, 0xc                                        ;   153.0 p0      14 x[4]
        vpxord zmm22, zmm22, zmm18                                      ;   152.7 p5      14 x[5]
        vpxord zmm23, zmm23, zmm19                                      ;   153.7 p5      14 x[6]
        vpaddd zmm20, zmm20, zmm17                                      ;   154.0 p0      13 x[11]
        vprold zmm22, zmm22, 0xc                                        ;   155.0 p0      14 x[5]
        vpaddd zmm3, zmm3, zmm21                                        ;   154.7 p5      15 x[0]
        vprold zmm23, zmm23, 0xc                                        ;   156.0 p0      14 x[6]
        vpxord zmm24, zmm24, zmm20                                      ;   155.7 p5      14 x[7]
        vpxord zmm2, zmm2, zmm3                                         ;   156.7 p5      16 x[12]
        vpaddd zmm5, zmm5, zmm22                                        ;   157.0 p0      15 x[1]
        vprold zmm24, zmm24, 0xc                                        ;   158.0 p0      14 x[7]
        vpaddd zmm7, zmm7, zmm23                                        ;   157.7 p5      15 x[2]
        vprold zmm2, zmm2, 8                                            ;   159.0 p0      16 x[12]
        vpxord zmm10, zmm10, zmm5                                       ;   158.7 p5      16 x[13]
        vpxord zmm14, zmm14, zmm7                                       ;   159.7 p5      16 x[14]
        vpaddd zmm11, zmm11, zmm24                                      ;   160.0 p0      15 x[3]
        vprold zmm10, zmm10, 8                                          ;   161.0 p0      16 x[13]
        vpaddd zmm16, zmm16, zmm2                                       ;   160.7 p5      17 x[8]
        vprold zmm14, zmm14, 8                                          ;   162.0 p0      16 x[14]
        vpxord zmm17, zmm17, zmm11                                      ;   161.7 p5      16 x[15]
        vpxord zmm21, zmm21, zmm16                                      ;   162.7 p5      18 x[4]
        vpaddd zmm18, zmm18, zmm10                                      ;   163.0 p0      17 x[9]
        vprold zmm17, zmm17, 8                                          ;   164.0 p0      16 x[15]
        vpaddd zmm19, zmm19, zmm14                                      ;   163.7 p5      17 x[10]
        vprold zmm21, zmm21, 7                                          ;   165.0 p0      18 x[4]
        vpxord zmm22, zmm22, zmm18                                      ;   164.7 p5      18 x[5]
        vpxord zmm23, zmm23, zmm19                                      ;   165.7 p5      18 x[6]
        vpaddd zmm20, zmm20, zmm17                                      ;   166.0 p0      17 x[11]
        vprold zmm22, zmm22, 7                                          ;   167.0 p0      18 x[5]
        vpaddd zmm11, zmm11, zmm21                                      ;   166.7 p5      11 x[3]
        vprold zmm23, zmm23, 7                                          ;   168.0 p0      18 x[6]
        vpxord zmm24, zmm24, zmm20                                      ;   167.7 p5      18 x[7]
        vpxord zmm14, zmm14, zmm11                                      ;   168.7 p5      12 x[14]
        vpaddd zmm3, zmm3, zmm22                                        ;   169.0 p0      11 x[0]
        vprold zmm24, zmm24, 7                                          ;   170.0 p0      18 x[7]
        vpaddd zmm5, zmm5, zmm23                                        ;   169.7 p5      11 x[1]
        vprold zmm14, zmm14, 0x10                                       ;   171.0 p0      12 x[14]
        vpxord zmm17, zmm17, zmm3                                       ;   170.7 p5      12 x[15]
        vpxord zmm2, zmm2, zmm5                                         ;   171.7 p5      12 x[12]
        vpaddd zmm7, zmm7, zmm24                                        ;   172.0 p0      11 x[2]
        vprold zmm17, zmm17, 0x10                                       ;   173.0 p0      12 x[15]
        vpaddd zmm18, zmm18, zmm14                                      ;   172.7 p5      13 x[9]
        vprold zmm2, zmm2, 0x10                                         ;   174.0 p0      12 x[12]
        vpxord zmm10, zmm10, zmm7                                       ;   173.7 p5      12 x[13]
        vpxord zmm21, zmm21, zmm18                                      ;   174.7 p5      14 x[4]
        vpaddd zmm19, zmm19, zmm17                                      ;   175.0 p0      13 x[10]
        vprold zmm10, zmm10, 0x10                                       ;   176.0 p0      12 x[13]
        vpaddd zmm20, zmm20, zmm2                                       ;   175.7 p5      13 x[11]
        vprold zmm21, zmm21, 0xc                                        ;   177.0 p0      14 x[4]
        vpxord zmm22, zmm22, zmm19                                      ;   176.7 p5      14 x[5]
        vpxord zmm23, zmm23, zmm20                                      ;   177.7 p5      14 x[6]
        vpaddd zmm16, zmm16, zmm10                                      ;   178.0 p0      13 x[8]
        vprold zmm22, zmm22, 0xc                                        ;   179.0 p0      14 x[5]
        vpaddd zmm11, zmm11, zmm21                                      ;   178.7 p5      15 x[3]
        vprold zmm23, zmm23, 0xc                                        ;   180.0 p0      14 x[6]
        vpxord zmm24, zmm24, zmm16                                      ;   179.7 p5      14 x[7]
        vpxord zmm14, zmm14, zmm11                                      ;   180.7 p5      16 x[14]
        vpaddd zmm3, zmm3, zmm22                                        ;   181.0 p0      15 x[0]
        vprold zmm24, zmm24, 0xc                                        ;   182.0 p0      14 x[7]
        vpaddd zmm5, zmm5, zmm23                                        ;   181.7 p5      15 x[1]
        vprold zmm14, zmm14, 8                                          ;   183.0 p0      16 x[14]
        vpxord zmm17, zmm17, zmm3                                       ;   182.7 p5      16 x[15]
        vpxord zmm2, zmm2, zmm5                                         ;   183.7 p5      16 x[12]
        vpaddd zmm7, zmm7, zmm24                                        ;   184.0 p0      15 x[2]
        vprold zmm17, zmm17, 8                                          ;   185.0 p0      16 x[15]
        vpaddd zmm18, zmm18, zmm14                                      ;   184.7 p5      17 x[9]
        vprold zmm2, zmm2, 8                                            ;   186.0 p0      16 x[12]
        vpxord zmm10, zmm10, zmm7                                       ;   185.7 p5      16 x[13]
        vpxord zmm21, zmm21, zmm18                                      ;   186.7 p5      18 x[4]
        vpaddd zmm19, zmm19, zmm17                                      ;   187.0 p0      17 x[10]
        vprold zmm10, zmm10, 8                                          ;   188.0 p0      16 x[13]
        vpaddd zmm20, zmm20, zmm2                                       ;   187.7 p5      17 x[11]
        vprold zmm21, zmm21, 7                                          ;   189.0 p0      18 x[4]
        vpxord zmm22, zmm22, zmm19                                      ;   188.7 p5      18 x[5]
        vpxord zmm23, zmm23, zmm20                                      ;   189.7 p5      18 x[6]
        vpaddd zmm16, zmm16, zmm10                                      ;   190.0 p0      17 x[8]
        vprold zmm22, zmm22, 7                                          ;   191.0 p0      18 x[5]
        vpaddd zmm3, zmm3, zmm21                                        ;   190.7 p5      11 x[0]
        vprold zmm23, zmm23, 7                                          ;   192.0 p0      18 x[6]
        vpxord zmm24, zmm24, zmm16                                      ;   191.7 p5      18 x[7]
        vpxord zmm2, zmm2, zmm3                                         ;   192.7 p5      12 x[12]
        vpaddd zmm5, zmm5, zmm22                                        ;   193.0 p0      11 x[1]
        vprold zmm24, zmm24, 7                                          ;   194.0 p0      18 x[7]
        vpaddd zmm7, zmm7, zmm23                                        ;   193.7 p5      11 x[2]
        vprold zmm2, zmm2, 0x10                                         ;   195.0 p0      12 x[12]
        vpxord zmm10, zmm10, zmm5                                       ;   194.7 p5      12 x[13]
        vpxord zmm14, zmm14, zmm7                                       ;   195.7 p5      12 x[14]
        vpaddd zmm11, zmm11, zmm24                                      ;   196.0 p0      11 x[3]
        vprold zmm10, zmm10, 0x10                                       ;   197.0 p0      12 x[13]
        vpaddd zmm16, zmm16, zmm2                                       ;   196.7 p5      13 x[8]
        vprold zmm14, zmm14, 0x10                                       ;   198.0 p0      12 x[14]
        vpxord zmm17, zmm17, zmm11                                      ;   197.7 p5      12 x[15]
        vpxord zmm21, zmm21, zmm16                                      ;   198.7 p5      14 x[4]
        vpaddd zmm18, zmm18, zmm10                                      ;   199.0 p0      13 x[9]
        vprold zmm17, zmm17, 0x10                                       ;   200.0 p0      12 x[15]
        vpaddd zmm19, zmm19, zmm14                                      ;   199.7 p5      13 x[10]
        vprold zmm21, zmm21, 0xc                                        ;   201.0 p0      14 x[4]
        vpxord zmm22, zmm22, zmm18                                      ;   200.7 p5      14 x[5]
        vpxord zmm23, zmm23, zmm19                                      ;   201.7 p5      14 x[6]
        vpaddd zmm20, zmm20, zmm17                                      ;   202.0 p0      13 x[11]
        vprold zmm22, zmm22, 0xc                                        ;   203.0 p0      14 x[5]
        vpaddd zmm3, zmm3, zmm21                                        ;   202.7 p5      15 x[0]
        vprold zmm23, zmm23, 0xc                                        ;   204.0 p0      14 x[6]
        vpxord zmm24, zmm24, zmm20                                      ;   203.7 p5      14 x[7]
        vpxord zmm2, zmm2, zmm3                                         ;   204.7 p5      16 x[12]
        vpaddd zmm5, zmm5, zmm22                                        ;   205.0 p0      15 x[1]
        vprold zmm24, zmm24, 0xc                                        ;   206.0 p0      14 x[7]
        vpaddd zmm7, zmm7, zmm23                                        ;   205.7 p5      15 x[2]
        vprold zmm2, zmm2, 8                                            ;   207.0 p0      16 x[12]
        vpxord zmm10, zmm10, zmm5                                       ;   206.7 p5      16 x[13]
        vpxord zmm14, zmm14, zmm7                                       ;   207.7 p5      16 x[14]
        vpaddd zmm11, zmm11, zmm24                                      ;   208.0 p0      15 x[3]
        vprold zmm10, zmm10, 8                                          ;   209.0 p0      16 x[13]
        vpaddd zmm16, zmm16, zmm2                                       ;   208.7 p5      17 x[8]
        vprold zmm14, zmm14, 8                                          ;   210.0 p0      16 x[14]
        vpxord zmm17, zmm17, zmm11                                      ;   209.7 p5      16 x[15]
        vpxord zmm21, zmm21, zmm16                                      ;   210.7 p5      18 x[4]
        vpaddd zmm18, zmm18, zmm10                                      ;   211.0 p0      17 x[9]
        vprold zmm17, zmm17, 8                                          ;   212.0 p0      16 x[15]
        vpaddd zmm19, zmm19, zmm14                                      ;   211.7 p5      17 x[10]
        vprold zmm21, zmm21, 7                                          ;   213.0 p0      18 x[4]
        vpxord zmm22, zmm22, zmm18                                      ;   212.7 p5      18 x[5]
        vpxord zmm23, zmm23, zmm19                                      ;   213.7 p5      18 x[6]
        vpaddd zmm20, zmm20, zmm17                                      ;   214.0 p0      17 x[11]
        vprold zmm22, zmm22, 7                                          ;   215.0 p0      18 x[5]
        vpaddd zmm11, zmm11, zmm21                                      ;   214.7 p5      11 x[3]
        vprold zmm23, zmm23, 7                                          ;   216.0 p0      18 x[6]
        vpxord zmm24, zmm24, zmm20                                      ;   215.7 p5      18 x[7]
        vpxord zmm14, zmm14, zmm11                                      ;   216.7 p5      12 x[14]
        vpaddd zmm3, zmm3, zmm22                                        ;   217.0 p0      11 x[0]
        vprold zmm24, zmm24, 7                                          ;   218.0 p0      18 x[7]
        vpaddd zmm5, zmm5, zmm23                                        ;   217.7 p5      11 x[1]
        vprold zmm14, zmm14, 0x10                                       ;   219.0 p0      12 x[14]
        vpxord zmm17, zmm17, zmm3                                       ;   218.7 p5      12 x[15]
        vpxord zmm2, zmm2, zmm5                                         ;   219.7 p5      12 x[12]
        vpaddd zmm7, zmm7, zmm24                                        ;   220.0 p0      11 x[2]
        vprold zmm17, zmm17, 0x10                                       ;   221.0 p0      12 x[15]
        vpaddd zmm18, zmm18, zmm14                                      ;   220.7 p5      13 x[9]
        vprold zmm2, zmm2, 0x10                                         ;   222.0 p0      12 x[12]
        vpxord zmm10, zmm10, zmm7                                       ;   221.7 p5      12 x[13]
        vpxord zmm21, zmm21, zmm18                                      ;   222.7 p5      14 x[4]
        vpaddd zmm19, zmm19, zmm17                                      ;   223.0 p0      13 x[10]
        vprold zmm10, zmm10, 0x10                                       ;   224.0 p0      12 x[13]
        vpaddd zmm20, zmm20, zmm2                                       ;   223.7 p5      13 x[11]
        vprold zmm21, zmm21, 0xc                                        ;   225.0 p0      14 x[4]
        vpxord zmm22, zmm22, zmm19                                      ;   224.7 p5      14 x[5]
        vpxord zmm23, zmm23, zmm20                                      ;   225.7 p5      14 x[6]
        vpaddd zmm16, zmm16, zmm10                                      ;   226.0 p0      13 x[8]
        vprold zmm22, zmm22, 0xc                                        ;   227.0 p0      14 x[5]
        vpaddd zmm11, zmm11, zmm21                                      ;   226.7 p5      15 x[3]
        vprold zmm23, zmm23, 0xc                                        ;   228.0 p0      14 x[6]
        vpxord zmm24, zmm24, zmm16                                      ;   227.7 p5      14 x[7]
        vpxord zmm14, zmm14, zmm11                                      ;   228.7 p5      16 x[14]
        vpaddd zmm3, zmm3, zmm22                                        ;   229.0 p0      15 x[0]
        vprold zmm24, zmm24, 0xc                                        ;   230.0 p0      14 x[7]
        vpaddd zmm5, zmm5, zmm23                                        ;   229.7 p5      15 x[1]
        vprold zmm14, zmm14, 8                                          ;   231.0 p0      16 x[14]
        vpxord zmm17, zmm17, zmm3                                       ;   230.7 p5      16 x[15]
        vpxord zmm2, zmm2, zmm5                                         ;   231.7 p5      16 x[12]
        vpaddd zmm7, zmm7, zmm24                                        ;   232.0 p0      15 x[2]
        vprold zmm17, zmm17, 8                                          ;   233.0 p0      16 x[15]
        vpaddd zmm18, zmm18, zmm14                                      ;   232.7 p5      17 x[9]
        vprold zmm2, zmm2, 8                                            ;   234.0 p0      16 x[12]
        vpxord zmm10, zmm10, zmm7                                       ;   233.7 p5      16 x[13]
        vpxord zmm21, zmm21, zmm18                                      ;   234.7 p5      18 x[4]
        vpaddd zmm19, zmm19, zmm17                                      ;   235.0 p0      17 x[10]
        vprold zmm10, zmm10, 8                                          ;   236.0 p0      16 x[13]
        vpaddd zmm20, zmm20, zmm2                                       ;   235.7 p5      17 x[11]
        vprold zmm21, zmm21, 7                                          ;   237.0 p0      18 x[4]
        vpxord zmm22, zmm22, zmm19                                      ;   236.7 p5      18 x[5]
        vpxord zmm23, zmm23, zmm20                                      ;   237.7 p5      18 x[6]
        vpaddd zmm16, zmm16, zmm10                                      ;   238.0 p0      17 x[8]
        vprold zmm22, zmm22, 7                                          ;   239.0 p0      18 x[5]
        vpaddd zmm3, zmm3, zmm21                                        ;   238.7 p5      11 x[0]
        vprold zmm23, zmm23, 7                                          ;   240.0 p0      18 x[6]
        vpxord zmm24, zmm24, zmm16                                      ;   239.7 p5      18 x[7]
        vpxord zmm2, zmm2, zmm3                                         ;   240.7 p5      12 x[12]
        vpaddd zmm5, zmm5, zmm22                                        ;   241.0 p0      11 x[1]
        vprold zmm24, zmm24, 7                                          ;   242.0 p0      18 x[7]
        vpaddd zmm7, zmm7, zmm23                                        ;   241.7 p5      11 x[2]
        vprold zmm2, zmm2, 0x10                                         ;   243.0 p0      12 x[12]
        vpxord zmm10, zmm10, zmm5                                       ;   242.7 p5      12 x[13]
        vpxord zmm14, zmm14, zmm7                                       ;   243.7 p5      12 x[14]
        vpaddd zmm11, zmm11, zmm24                                      ;   244.0 p0      11 x[3]
        vprold zmm10, zmm10, 0x10                                       ;   245.0 p0      12 x[13]
        vpaddd zmm16, zmm16, zmm2                                       ;   244.7 p5      13 x[8]
        vprold zmm14, zmm14, 0x10                                       ;   246.0 p0      12 x[14]
        vpxord zmm17, zmm17, zmm11                                      ;   245.7 p5      12 x[15]
        vpxord zmm21, zmm21, zmm16                                      ;   246.7 p5      14 x[4]
        vpaddd zmm18, zmm18, zmm10                                      ;   247.0 p0      13 x[9]
        vprold zmm17, zmm17, 0x10                                       ;   248.0 p0      12 x[15]
        vpaddd zmm19, zmm19, zmm14                                      ;   247.7 p5      13 x[10]
        vprold zmm21, zmm21, 0xc                                        ;   249.0 p0      14 x[4]
        vpxord zmm22, zmm22, zmm18                                      ;   248.7 p5      14 x[5]
        vpxord zmm23, zmm23, zmm19                                      ;   249.7 p5      14 x[6]
        vpaddd zmm20, zmm20, zmm17                                      ;   250.0 p0      13 x[11]
        vprold zmm22, zmm22, 0xc                                        ;   251.0 p0      14 x[5]
        vpaddd zmm3, zmm3, zmm21                                        ;   250.7 p5      15 x[0]
        vprold zmm23, zmm23, 0xc                                        ;   252.0 p0      14 x[6]
        vpxord zmm24, zmm24, zmm20                                      ;   251.7 p5      14 x[7]
        vpxord zmm2, zmm2, zmm3                                         ;   252.7 p5      16 x[12]
        vpaddd zmm5, zmm5, zmm22                                        ;   253.0 p0      15 x[1]
        vprold zmm24, zmm24, 0xc                                        ;   254.0 p0      14 x[7]
        vpaddd zmm7, zmm7, zmm23                                        ;   253.7 p5      15 x[2]
        vprold zmm2, zmm2, 8                                            ;   255.0 p0      16 x[12]
        vpxord zmm10, zmm10, zmm5                                       ;   254.7 p5      16 x[13]
        vpxord zmm14, zmm14, zmm7                                       ;   255.7 p5      16 x[14]
        vpaddd zmm11, zmm11, zmm24                                      ;   256.0 p0      15 x[3]
        vprold zmm10, zmm10, 8                                          ;   257.0 p0      16 x[13]
        vpaddd zmm16, zmm16, zmm2                                       ;   256.7 p5      17 x[8]
        vprold zmm14, zmm14, 8                                          ;   258.0 p0      16 x[14]
        vpxord zmm17, zmm17, zmm11                                      ;   257.7 p5      16 x[15]
        vpxord zmm21, zmm21, zmm16                                      ;   258.7 p5      18 x[4]
        vpaddd zmm18, zmm18, zmm10                                      ;   259.0 p0      17 x[9]
        vprold zmm17, zmm17, 8                                          ;   260.0 p0      16 x[15]
        vpaddd zmm19, zmm19, zmm14                                      ;   259.7 p5      17 x[10]
        vprold zmm21, zmm21, 7                                          ;   261.0 p0      18 x[4]
        vpxord zmm22, zmm22, zmm18                                      ;   260.7 p5      18 x[5]
        vpxord zmm23, zmm23, zmm19                                      ;   261.7 p5      18 x[6]
        vpaddd zmm20, zmm20, zmm17                                      ;   262.0 p0      17 x[11]
        vprold zmm22, zmm22, 7                                          ;   263.0 p0      18 x[5]
        vpaddd zmm11, zmm11, zmm21                                      ;   262.7 p5      11 x[3]
        vprold zmm23, zmm23, 7                                          ;   264.0 p0      18 x[6]
        vpxord zmm24, zmm24, zmm20                                      ;   263.7 p5      18 x[7]
        vpxord zmm14, zmm14, zmm11                                      ;   264.7 p5      12 x[14]
        vpaddd zmm3, zmm3, zmm22                                        ;   265.0 p0      11 x[0]
        vprold zmm24, zmm24, 7                                          ;   266.0 p0      18 x[7]
        vpaddd zmm5, zmm5, zmm23                                        ;   265.7 p5      11 x[1]
        vprold zmm14, zmm14, 0x10                                       ;   267.0 p0      12 x[14]
        vpxord zmm17, zmm17, zmm3                                       ;   266.7 p5      12 x[15]
        vpxord zmm2, zmm2, zmm5                                         ;   267.7 p5      12 x[12]
        vpaddd zmm7, zmm7, zmm24                                        ;   268.0 p0      11 x[2]
        vprold zmm17, zmm17, 0x10                                       ;   269.0 p0      12 x[15]
        vpaddd zmm18, zmm18, zmm14                                      ;   268.7 p5      13 x[9]
        vprold zmm2, zmm2, 0x10                                         ;   270.0 p0      12 x[12]
        vpxord zmm10, zmm10, zmm7                                       ;   269.7 p5      12 x[13]
        vpxord zmm21, zmm21, zmm18                                      ;   270.7 p5      14 x[4]
        vpaddd zmm19, zmm19, zmm17                                      ;   271.0 p0      13 x[10]
        vprold zmm10, zmm10, 0x10                                       ;   272.0 p0      12 x[13]
        vpaddd zmm20, zmm20, zmm2                                       ;   271.7 p5      13 x[11]
        vprold zmm21, zmm21, 0xc                                        ;   273.0 p0      14 x[4]
        vpxord zmm22, zmm22, zmm19                                      ;   272.7 p5      14 x[5]
        vpxord zmm23, zmm23, zmm20                                      ;   273.7 p5      14 x[6]
        vpaddd zmm16, zmm16, zmm10                                      ;   274.0 p0      13 x[8]
        vprold zmm22, zmm22, 0xc                                        ;   275.0 p0      14 x[5]
        vpaddd zmm11, zmm11, zmm21                                      ;   274.7 p5      15 x[3]
        vprold zmm23, zmm23, 0xc                                        ;   276.0 p0      14 x[6]
        vpxord zmm24, zmm24, zmm16                                      ;   275.7 p5      14 x[7]
        vpxord zmm14, zmm14, zmm11                                      ;   276.7 p5      16 x[14]
        vpaddd zmm3, zmm3, zmm22                                        ;   277.0 p0      15 x[0]
        vprold zmm24, zmm24, 0xc                                        ;   278.0 p0      14 x[7]
        vpaddd zmm5, zmm5, zmm23                                        ;   277.7 p5      15 x[1]
        vprold zmm14, zmm14, 8                                          ;   279.0 p0      16 x[14]
        vpxord zmm17, zmm17, zmm3                                       ;   278.7 p5      16 x[15]
        vpxord zmm2, zmm2, zmm5                                         ;   279.7 p5      16 x[12]
        vpaddd zmm7, zmm7, zmm24                                        ;   280.0 p0      15 x[2]
        vprold zmm17, zmm17, 8                                          ;   281.0 p0      16 x[15]
        vpaddd zmm18, zmm18, zmm14                                      ;   280.7 p5      17 x[9]
        vprold zmm2, zmm2, 8                                            ;   282.0 p0      16 x[12]
        vpxord zmm10, zmm10, zmm7                                       ;   281.7 p5      16 x[13]
        vpxord zmm21, zmm21, zmm18                                      ;   282.7 p5      18 x[4]
        vpaddd zmm19, zmm19, zmm17                                      ;   283.0 p0      17 x[10]
        vprold zmm10, zmm10, 8                                          ;   284.0 p0      16 x[13]
        vpaddd zmm20, zmm20, zmm2                                       ;   283.7 p5      17 x[11]
        vprold zmm21, zmm21, 7                                          ;   285.0 p0      18 x[4]
        vpxord zmm22, zmm22, zmm19                                      ;   284.7 p5      18 x[5]
        vpxord zmm23, zmm23, zmm20                                      ;   285.7 p5      18 x[6]
        vpaddd zmm16, zmm16, zmm10                                      ;   286.0 p0      17 x[8]
        vprold zmm22, zmm22, 7                                          ;   287.0 p0      18 x[5]
        vpaddd zmm3, zmm3, zmm21                                        ;   286.7 p5      11 x[0]
        vprold zmm23, zmm23, 7                                          ;   288.0 p0      18 x[6]
        vpxord zmm24, zmm24, zmm16                                      ;   287.7 p5      18 x[7]
        vpxord zmm2, zmm2, zmm3                                         ;   288.7 p5      12 x[12]
        vpaddd zmm5, zmm5, zmm22                                        ;   289.0 p0      11 x[1]
        vprold zmm24, zmm24, 7                                          ;   290.0 p0      18 x[7]
        vpaddd zmm7, zmm7, zmm23                                        ;   289.7 p5      11 x[2]
        vprold zmm2, zmm2, 0x10                                         ;   291.0 p0      12 x[12]
        vpxord zmm10, zmm10, zmm5                                       ;   290.7 p5      12 x[13]
        vpxord zmm14, zmm14, zmm7                                       ;   291.7 p5      12 x[14]
        vpaddd zmm11, zmm11, zmm24                                      ;   292.0 p0      11 x[3]
        vprold zmm10, zmm10, 0x10                                       ;   293.0 p0      12 x[13]
        vpaddd zmm16, zmm16, zmm2                                       ;   292.7 p5      13 x[8]
        vprold zmm14, zmm14, 0x10                                       ;   294.0 p0      12 x[14]
        vpxord zmm17, zmm17, zmm11                                      ;   293.7 p5      12 x[15]
        vpxord zmm21, zmm21, zmm16                                      ;   294.7 p5      14 x[4]
        vpaddd zmm18, zmm18, zmm10                                      ;   295.0 p0      13 x[9]
        vprold zmm17, zmm17, 0x10                                       ;   296.0 p0      12 x[15]
        vpaddd zmm19, zmm19, zmm14                                      ;   295.7 p5      13 x[10]
        vprold zmm21, zmm21, 0xc                                        ;   297.0 p0      14 x[4]
        vpxord zmm22, zmm22, zmm18                                      ;   296.7 p5      14 x[5]
        vpxord zmm23, zmm23, zmm19                                      ;   297.7 p5      14 x[6]
        vpaddd zmm20, zmm20, zmm17                                      ;   298.0 p0      13 x[11]
        vprold zmm22, zmm22, 0xc                                        ;   299.0 p0      14 x[5]
        vpaddd zmm3, zmm3, zmm21                                        ;   298.7 p5      15 x[0]
        vprold zmm23, zmm23, 0xc                                        ;   300.0 p0      14 x[6]
        vpxord zmm24, zmm24, zmm20                                      ;   299.7 p5      14 x[7]
        vpxord zmm2, zmm2, zmm3                                         ;   300.7 p5      16 x[12]
        vpaddd zmm5, zmm5, zmm22                                        ;   301.0 p0      15 x[1]
        vprold zmm24, zmm24, 0xc                                        ;   302.0 p0      14 x[7]
        vpaddd zmm7, zmm7, zmm23                                        ;   301.7 p5      15 x[2]
        vprold zmm2, zmm2, 8                                            ;   303.0 p0      16 x[12]
        vpxord zmm10, zmm10, zmm5                                       ;   302.7 p5      16 x[13]
        vpxord zmm14, zmm14, zmm7                                       ;   303.7 p5      16 x[14]
        vpaddd zmm11, zmm11, zmm24                                      ;   304.0 p0      15 x[3]
        vprold zmm10, zmm10, 8                                          ;   305.0 p0      16 x[13]
        vpaddd zmm16, zmm16, zmm2                                       ;   304.7 p5      17 x[8]
        vprold zmm14, zmm14, 8                                          ;   306.0 p0      16 x[14]
        vpxord zmm17, zmm17, zmm11                                      ;   305.7 p5      16 x[15]
        vpxord zmm21, zmm21, zmm16                                      ;   306.7 p5      18 x[4]
        vpaddd zmm18, zmm18, zmm10                                      ;   307.0 p0      17 x[9]
        vprold zmm17, zmm17, 8                                          ;   308.0 p0      16 x[15]
        vpaddd zmm19, zmm19, zmm14                                      ;   307.7 p5      17 x[10]
        vprold zmm21, zmm21, 7                                          ;   309.0 p0      18 x[4]
        vpxord zmm22, zmm22, zmm18                                      ;   308.7 p5      18 x[5]
        vpxord zmm23, zmm23, zmm19                                      ;   309.7 p5      18 x[6]
        vpaddd zmm20, zmm20, zmm17                                      ;   310.0 p0      17 x[11]
        vprold zmm22, zmm22, 7                                          ;   311.0 p0      18 x[5]
        vpaddd zmm11, zmm11, zmm21                                      ;   310.7 p5      11 x[3]
        vprold zmm23, zmm23, 7                                          ;   312.0 p0      18 x[6]
        vpxord zmm24, zmm24, zmm20                                      ;   311.7 p5      18 x[7]
        vpxord zmm14, zmm14, zmm11                                      ;   312.7 p5      12 x[14]
        vpaddd zmm3, zmm3, zmm22                                        ;   313.0 p0      11 x[0]
        vprold zmm24, zmm24, 7                                          ;   314.0 p0      18 x[7]
        vpaddd zmm5, zmm5, zmm23                                        ;   313.7 p5      11 x[1]
        vprold zmm14, zmm14, 0x10                                       ;   315.0 p0      12 x[14]
        vpxord zmm17, zmm17, zmm3                                       ;   314.7 p5      12 x[15]
        vpxord zmm2, zmm2, zmm5                                         ;   315.7 p5      12 x[12]
        vpaddd zmm7, zmm7, zmm24                                        ;   316.0 p0      11 x[2]
        vprold zmm17, zmm17, 0x10                                       ;   317.0 p0      12 x[15]
        vpaddd zmm18, zmm18, zmm14                                      ;   316.7 p5      13 x[9]
        vprold zmm2, zmm2, 0x10                                         ;   318.0 p0      12 x[12]
        vpxord zmm10, zmm10, zmm7                                       ;   317.7 p5      12 x[13]
        vpxord zmm21, zmm21, zmm18                                      ;   318.7 p5      14 x[4]
        vpaddd zmm19, zmm19, zmm17                                      ;   319.0 p0      13 x[10]
        vprold zmm10, zmm10, 0x10                                       ;   320.0 p0      12 x[13]
        vpaddd zmm20, zmm20, zmm2                                       ;   319.7 p5      13 x[11]
        vprold zmm21, zmm21, 0xc                                        ;   321.0 p0      14 x[4]
        vpxord zmm22, zmm22, zmm19                                      ;   320.7 p5      14 x[5]
        vpxord zmm23, zmm23, zmm20                                      ;   321.7 p5      14 x[6]
        vpaddd zmm16, zmm16, zmm10                                      ;   322.0 p0      13 x[8]
        vprold zmm22, zmm22, 0xc                                        ;   323.0 p0      14 x[5]
        vpaddd zmm11, zmm11, zmm21                                      ;   322.7 p5      15 x[3]
        vprold zmm23, zmm23, 0xc                                        ;   324.0 p0      14 x[6]
        vpxord zmm24, zmm24, zmm16                                      ;   323.7 p5      14 x[7]
        vpxord zmm14, zmm14, zmm11                                      ;   324.7 p5      16 x[14]
        vpaddd zmm3, zmm3, zmm22                                        ;   325.0 p0      15 x[0]
        vprold zmm24, zmm24, 0xc                                        ;   326.0 p0      14 x[7]
        vpaddd zmm5, zmm5, zmm23                                        ;   325.7 p5      15 x[1]
        vprold zmm14, zmm14, 8                                          ;   327.0 p0      16 x[14]
        vpxord zmm17, zmm17, zmm3                                       ;   326.7 p5      16 x[15]
        vpxord zmm2, zmm2, zmm5                                         ;   327.7 p5      16 x[12]
        vpaddd zmm7, zmm7, zmm24                                        ;   328.0 p0      15 x[2]
        vprold zmm17, zmm17, 8                                          ;   329.0 p0      16 x[15]
        vpaddd zmm18, zmm18, zmm14                                      ;   328.7 p5      17 x[9]
        vprold zmm2, zmm2, 8                                            ;   330.0 p0      16 x[12]
        vpxord zmm10, zmm10, zmm7                                       ;   329.7 p5      16 x[13]
        vpxord zmm21, zmm21, zmm18                                      ;   330.7 p5      18 x[4]
        vpaddd zmm19, zmm19, zmm17                                      ;   331.0 p0      17 x[10]
        vprold zmm10, zmm10, 8                                          ;   332.0 p0      16 x[13]
        vpaddd zmm20, zmm20, zmm2                                       ;   331.7 p5      17 x[11]
        vprold zmm21, zmm21, 7                                          ;   333.0 p0      18 x[4]
        vpxord zmm22, zmm22, zmm19                                      ;   332.7 p5      18 x[5]
        vpxord zmm23, zmm23, zmm20                                      ;   333.7 p5      18 x[6]
        vpaddd zmm16, zmm16, zmm10                                      ;   334.0 p0      17 x[8]
        vprold zmm22, zmm22, 7                                          ;   335.0 p0      18 x[5]
        vpaddd zmm3, zmm3, zmm21                                        ;   334.7 p5      11 x[0]
        vprold zmm23, zmm23, 7                                          ;   336.0 p0      18 x[6]
        vpxord zmm24, zmm24, zmm16                                      ;   335.7 p5      18 x[7]
        vpxord zmm2, zmm2, zmm3                                         ;   336.7 p5      12 x[12]
        vpaddd zmm5, zmm5, zmm22                                        ;   337.0 p0      11 x[1]
        vprold zmm24, zmm24, 7                                          ;   338.0 p0      18 x[7]
        vpaddd zmm7, zmm7, zmm23                                        ;   337.7 p5      11 x[2]
        vprold zmm2, zmm2, 0x10                                         ;   339.0 p0      12 x[12]
        vpxord zmm10, zmm10, zmm5                                       ;   338.7 p5      12 x[13]
        vpxord zmm14, zmm14, zmm7                                       ;   339.7 p5      12 x[14]
        vpaddd zmm11, zmm11, zmm24                                      ;   340.0 p0      11 x[3]
        vprold zmm10, zmm10, 0x10                                       ;   341.0 p0      12 x[13]
        vpaddd zmm16, zmm16, zmm2                                       ;   340.7 p5      13 x[8]
        vprold zmm14, zmm14, 0x10                                       ;   342.0 p0      12 x[14]
        vpxord zmm17, zmm17, zmm11                                      ;   341.7 p5      12 x[15]
        vpxord zmm21, zmm21, zmm16                                      ;   342.7 p5      14 x[4]
        vpaddd zmm18, zmm18, zmm10                                      ;   343.0 p0      13 x[9]
        vprold zmm17, zmm17, 0x10                                       ;   344.0 p0      12 x[15]
        vpaddd zmm19, zmm19, zmm14                                      ;   343.7 p5      13 x[10]
        vprold zmm21, zmm21, 0xc                                        ;   345.0 p0      14 x[4]
        vpxord zmm22, zmm22, zmm18                                      ;   344.7 p5      14 x[5]
        vpxord zmm23, zmm23, zmm19                                      ;   345.7 p5      14 x[6]
        vpaddd zmm20, zmm20, zmm17                                      ;   346.0 p0      13 x[11]
        vprold zmm22, zmm22, 0xc                                        ;   347.0 p0      14 x[5]
        vpaddd zmm3, zmm3, zmm21                                        ;   346.7 p5      15 x[0]
        vprold zmm23, zmm23, 0xc                                        ;   348.0 p0      14 x[6]
        vpxord zmm24, zmm24, zmm20                                      ;   347.7 p5      14 x[7]
        vpxord zmm2, zmm2, zmm3                                         ;   348.7 p5      16 x[12]
        vpaddd zmm5, zmm5, zmm22                                        ;   349.0 p0      15 x[1]
        vprold zmm24, zmm24, 0xc                                        ;   350.0 p0      14 x[7]
        vpaddd zmm7, zmm7, zmm23                                        ;   349.7 p5      15 x[2]
        vprold zmm2, zmm2, 8                                            ;   351.0 p0      16 x[12]
        vpxord zmm10, zmm10, zmm5                                       ;   350.7 p5      16 x[13]
        vpxord zmm14, zmm14, zmm7                                       ;   351.7 p5      16 x[14]
        vpaddd zmm11, zmm11, zmm24                                      ;   352.0 p0      15 x[3]
        vprold zmm10, zmm10, 8                                          ;   353.0 p0      16 x[13]
        vpaddd zmm16, zmm16, zmm2                                       ;   352.7 p5      17 x[8]
        vprold zmm14, zmm14, 8                                          ;   354.0 p0      16 x[14]
        vpxord zmm17, zmm17, zmm11                                      ;   353.7 p5      16 x[15]
        vpxord zmm21, zmm21, zmm16                                      ;   354.7 p5      18 x[4]
        vpaddd zmm18, zmm18, zmm10                                      ;   355.0 p0      17 x[9]
        vprold zmm17, zmm17, 8                                          ;   356.0 p0      16 x[15]
        vpaddd zmm19, zmm19, zmm14                                      ;   355.7 p5      17 x[10]
        vprold zmm21, zmm21, 7                                          ;   357.0 p0      18 x[4]
        vpxord zmm22, zmm22, zmm18                                      ;   356.7 p5      18 x[5]
        vpxord zmm23, zmm23, zmm19                                      ;   357.7 p5      18 x[6]
        vpaddd zmm20, zmm20, zmm17                                      ;   358.0 p0      17 x[11]
        vprold zmm22, zmm22, 7                                          ;   359.0 p0      18 x[5]
        vpaddd zmm11, zmm11, zmm21                                      ;   358.7 p5      11 x[3]
        vprold zmm23, zmm23, 7                                          ;   360.0 p0      18 x[6]
        vpxord zmm24, zmm24, zmm20                                      ;   359.7 p5      18 x[7]
        vpxord zmm14, zmm14, zmm11                                      ;   360.7 p5      12 x[14]
        vpaddd zmm3, zmm3, zmm22                                        ;   361.0 p0      11 x[0]
        vprold zmm24, zmm24, 7                                          ;   362.0 p0      18 x[7]
        vpaddd zmm5, zmm5, zmm23                                        ;   361.7 p5      11 x[1]
        vprold zmm14, zmm14, 0x10                                       ;   363.0 p0      12 x[14]
        vpxord zmm17, zmm17, zmm3                                       ;   362.7 p5      12 x[15]
        vpxord zmm2, zmm2, zmm5                                         ;   363.7 p5      12 x[12]
        vpaddd zmm7, zmm7, zmm24                                        ;   364.0 p0      11 x[2]
        vprold zmm17, zmm17, 0x10                                       ;   365.0 p0      12 x[15]
        vpaddd zmm18, zmm18, zmm14                                      ;   364.7 p5      13 x[9]
        vprold zmm2, zmm2, 0x10                                         ;   366.0 p0      12 x[12]
        vpxord zmm10, zmm10, zmm7                                       ;   365.7 p5      12 x[13]
        vpxord zmm21, zmm21, zmm18                                      ;   366.7 p5      14 x[4]
        vpaddd zmm19, zmm19, zmm17                                      ;   367.0 p0      13 x[10]
        vprold zmm10, zmm10, 0x10                                       ;   368.0 p0      12 x[13]
        vpaddd zmm20, zmm20, zmm2                                       ;   367.7 p5      13 x[11]
        vprold zmm21, zmm21, 0xc                                        ;   369.0 p0      14 x[4]
        vpxord zmm22, zmm22, zmm19                                      ;   368.7 p5      14 x[5]
        vpxord zmm23, zmm23, zmm20                                      ;   369.7 p5      14 x[6]
        vpaddd zmm16, zmm16, zmm10                                      ;   370.0 p0      13 x[8]
        vprold zmm22, zmm22, 0xc                                        ;   371.0 p0      14 x[5]
        vpaddd zmm11, zmm11, zmm21                                      ;   370.7 p5      15 x[3]
        vprold zmm23, zmm23, 0xc                                        ;   372.0 p0      14 x[6]
        vpxord zmm24, zmm24, zmm16                                      ;   371.7 p5      14 x[7]
        vpxord zmm14, zmm14, zmm11                                      ;   372.7 p5      16 x[14]
        vpaddd zmm3, zmm3, zmm22                                        ;   373.0 p0      15 x[0]
        vprold zmm24, zmm24, 0xc                                        ;   374.0 p0      14 x[7]
        vpaddd zmm5, zmm5, zmm23                                        ;   373.7 p5      15 x[1]
        vprold zmm14, zmm14, 8                                          ;   375.0 p0      16 x[14]
        vpxord zmm17, zmm17, zmm3                                       ;   374.7 p5      16 x[15]
        vpxord zmm2, zmm2, zmm5                                         ;   375.7 p5      16 x[12]
        vpaddd zmm7, zmm7, zmm24                                        ;   376.0 p0      15 x[2]
        vprold zmm17, zmm17, 8                                          ;   377.0 p0      16 x[15]
        vpaddd zmm18, zmm18, zmm14                                      ;   376.7 p5      17 x[9]
        vprold zmm2, zmm2, 8                                            ;   378.0 p0      16 x[12]
        vpxord zmm10, zmm10, zmm7                                       ;   377.7 p5      16 x[13]
        vpxord zmm21, zmm21, zmm18                                      ;   378.7 p5      18 x[4]
        vpaddd zmm19, zmm19, zmm17                                      ;   379.0 p0      17 x[10]
        vprold zmm10, zmm10, 8                                          ;   380.0 p0      16 x[13]
        vpaddd zmm20, zmm20, zmm2                                       ;   379.7 p5      17 x[11]
        vprold zmm21, zmm21, 7                                          ;   381.0 p0      18 x[4]
        vpxord zmm22, zmm22, zmm19                                      ;   380.7 p5      18 x[5]
        vpxord zmm23, zmm23, zmm20                                      ;   381.7 p5      18 x[6]
        vpaddd zmm16, zmm16, zmm10                                      ;   382.0 p0      17 x[8]
        vprold zmm22, zmm22, 7                                          ;   383.0 p0      18 x[5]
        vpaddd zmm3, zmm3, zmm21                                        ;   382.7 p5      11 x[0]
        vprold zmm23, zmm23, 7                                          ;   384.0 p0      18 x[6]
        vpxord zmm24, zmm24, zmm16                                      ;   383.7 p5      18 x[7]
        vpxord zmm2, zmm2, zmm3                                         ;   384.7 p5      12 x[12]
        vpaddd zmm5, zmm5, zmm22                                        ;   385.0 p0      11 x[1]
        vprold zmm24, zmm24, 7                                          ;   386.0 p0      18 x[7]
        vpaddd zmm7, zmm7, zmm23                                        ;   385.7 p5      11 x[2]
        vprold zmm2, zmm2, 0x10                                         ;   387.0 p0      12 x[12]
        vpxord zmm10, zmm10, zmm5                                       ;   386.7 p5      12 x[13]
        vpxord zmm14, zmm14, zmm7                                       ;   387.7 p5      12 x[14]
        vpaddd zmm11, zmm11, zmm24                                      ;   388.0 p0      11 x[3]
        vprold zmm10, zmm10, 0x10                                       ;   389.0 p0      12 x[13]
        vpaddd zmm16, zmm16, zmm2                                       ;   388.7 p5      13 x[8]
        vprold zmm14, zmm14, 0x10                                       ;   390.0 p0      12 x[14]
        vpxord zmm17, zmm17, zmm11                                      ;   389.7 p5      12 x[15]
        vpxord zmm21, zmm21, zmm16                                      ;   390.7 p5      14 x[4]
        vpaddd zmm18, zmm18, zmm10                                      ;   391.0 p0      13 x[9]
        vprold zmm17, zmm17, 0x10                                       ;   392.0 p0      12 x[15]
        vpaddd zmm19, zmm19, zmm14                                      ;   391.7 p5      13 x[10]
        vprold zmm21, zmm21, 0xc                                        ;   393.0 p0      14 x[4]
        vpxord zmm22, zmm22, zmm18                                      ;   392.7 p5      14 x[5]
        vpxord zmm23, zmm23, zmm19                                      ;   393.7 p5      14 x[6]
        vpaddd zmm20, zmm20, zmm17                                      ;   394.0 p0      13 x[11]
        vprold zmm22, zmm22, 0xc                                        ;   395.0 p0      14 x[5]
        vpaddd zmm3, zmm3, zmm21                                        ;   394.7 p5      15 x[0]
        vprold zmm23, zmm23, 0xc                                        ;   396.0 p0      14 x[6]
        vpxord zmm24, zmm24, zmm20                                      ;   395.7 p5      14 x[7]
        vpxord zmm2, zmm2, zmm3                                         ;   396.7 p5      16 x[12]
        vpaddd zmm5, zmm5, zmm22                                        ;   397.0 p0      15 x[1]
        vprold zmm24, zmm24, 0xc                                        ;   398.0 p0      14 x[7]
        vpaddd zmm7, zmm7, zmm23                                        ;   397.7 p5      15 x[2]
        vprold zmm2, zmm2, 8                                            ;   399.0 p0      16 x[12]
        vpxord zmm10, zmm10, zmm5                                       ;   398.7 p5      16 x[13]
        vpxord zmm14, zmm14, zmm7                                       ;   399.7 p5      16 x[14]
        vpaddd zmm11, zmm11, zmm24                                      ;   400.0 p0      15 x[3]
        vprold zmm10, zmm10, 8                                          ;   401.0 p0      16 x[13]
        vpaddd zmm16, zmm16, zmm2                                       ;   400.7 p5      17 x[8]
        vprold zmm14, zmm14, 8                                          ;   402.0 p0      16 x[14]
        vpxord zmm17, zmm17, zmm11                                      ;   401.7 p5      16 x[15]
        vpxord zmm21, zmm21, zmm16                                      ;   402.7 p5      18 x[4]
        vpaddd zmm18, zmm18, zmm10                                      ;   403.0 p0      17 x[9]
        vprold zmm17, zmm17, 8                                          ;   404.0 p0      16 x[15]
        vpaddd zmm19, zmm19, zmm14                                      ;   403.7 p5      17 x[10]
        vprold zmm21, zmm21, 7                                          ;   405.0 p0      18 x[4]
        vpxord zmm22, zmm22, zmm18                                      ;   404.7 p5      18 x[5]
        vpxord zmm23, zmm23, zmm19                                      ;   405.7 p5      18 x[6]
        vpaddd zmm20, zmm20, zmm17                                      ;   406.0 p0      17 x[11]
        vprold zmm22, zmm22, 7                                          ;   407.0 p0      18 x[5]
        vpaddd zmm11, zmm11, zmm21                                      ;   406.7 p5      11 x[3]
        vprold zmm23, zmm23, 7                                          ;   408.0 p0      18 x[6]
        vpxord zmm24, zmm24, zmm20                                      ;   407.7 p5      18 x[7]
        vpxord zmm14, zmm14, zmm11                                      ;   408.7 p5      12 x[14]
        vpaddd zmm3, zmm3, zmm22                                        ;   409.0 p0      11 x[0]
        vprold zmm24, zmm24, 7                                          ;   410.0 p0      18 x[7]
        vpaddd zmm5, zmm5, zmm23                                        ;   409.7 p5      11 x[1]
        vprold zmm14, zmm14, 0x10                                       ;   411.0 p0      12 x[14]
        vpxord zmm17, zmm17, zmm3                                       ;   410.7 p5      12 x[15]
        vpxord zmm2, zmm2, zmm5                                         ;   411.7 p5      12 x[12]
        vpaddd zmm7, zmm7, zmm24                                        ;   412.0 p0      11 x[2]
        vprold zmm17, zmm17, 0x10                                       ;   413.0 p0      12 x[15]
        vpaddd zmm18, zmm18, zmm14                                      ;   412.7 p5      13 x[9]
        vprold zmm2, zmm2, 0x10                                         ;   414.0 p0      12 x[12]
        vpxord zmm10, zmm10, zmm7                                       ;   413.7 p5      12 x[13]
        vpxord zmm21, zmm21, zmm18                                      ;   414.7 p5      14 x[4]
        vpaddd zmm19, zmm19, zmm17                                      ;   415.0 p0      13 x[10]
        vprold zmm10, zmm10, 0x10                                       ;   416.0 p0      12 x[13]
        vpaddd zmm20, zmm20, zmm2                                       ;   415.7 p5      13 x[11]
        vprold zmm21, zmm21, 0xc                                        ;   417.0 p0      14 x[4]
        vpxord zmm22, zmm22, zmm19                                      ;   416.7 p5      14 x[5]
        vpxord zmm23, zmm23, zmm20                                      ;   417.7 p5      14 x[6]
        vpaddd zmm16, zmm16, zmm10                                      ;   418.0 p0      13 x[8]
        vprold zmm22, zmm22, 0xc                                        ;   419.0 p0      14 x[5]
        vpaddd zmm11, zmm11, zmm21                                      ;   418.7 p5      15 x[3]
        vprold zmm23, zmm23, 0xc                                        ;   420.0 p0      14 x[6]
        vpxord zmm24, zmm24, zmm16                                      ;   419.7 p5      14 x[7]
        vpxord zmm14, zmm14, zmm11                                      ;   420.7 p5      16 x[14]
        vpaddd zmm3, zmm3, zmm22                                        ;   421.0 p0      15 x[0]
        vprold zmm24, zmm24, 0xc                                        ;   422.0 p0      14 x[7]
        vpaddd zmm5, zmm5, zmm23                                        ;   421.7 p5      15 x[1]
        vprold zmm14, zmm14, 8                                          ;   423.0 p0      16 x[14]
        vpxord zmm17, zmm17, zmm3                                       ;   422.7 p5      16 x[15]
        vpxord zmm2, zmm2, zmm5                                         ;   423.7 p5      16 x[12]
        vpaddd zmm7, zmm7, zmm24                                        ;   424.0 p0      15 x[2]
        vprold zmm17, zmm17, 8                                          ;   425.0 p0      16 x[15]
        vpaddd zmm18, zmm18, zmm14                                      ;   424.7 p5      17 x[9]
        vprold zmm2, zmm2, 8                                            ;   426.0 p0      16 x[12]
        vpxord zmm10, zmm10, zmm7                                       ;   425.7 p5      16 x[13]
        vpxord zmm21, zmm21, zmm18                                      ;   426.7 p5      18 x[4]
        vpaddd zmm19, zmm19, zmm17                                      ;   427.0 p0      17 x[10]
        vprold zmm10, zmm10, 8                                          ;   428.0 p0      16 x[13]
        vpaddd zmm20, zmm20, zmm2                                       ;   427.7 p5      17 x[11]
        vprold zmm21, zmm21, 7                                          ;   429.0 p0      18 x[4]
        vpxord zmm22, zmm22, zmm19                                      ;   428.7 p5      18 x[5]
        vpxord zmm23, zmm23, zmm20                                      ;   429.7 p5      18 x[6]
        vpaddd zmm16, zmm16, zmm10                                      ;   430.0 p0      17 x[8]
        vprold zmm22, zmm22, 7                                          ;   431.0 p0      18 x[5]
        vpaddd zmm3, zmm3, zmm21                                        ;   430.7 p5      11 x[0]
        vprold zmm23, zmm23, 7                                          ;   432.0 p0      18 x[6]
        vpxord zmm24, zmm24, zmm16                                      ;   431.7 p5      18 x[7]
        vpxord zmm2, zmm2, zmm3                                         ;   432.7 p5      12 x[12]
        vpaddd zmm5, zmm5, zmm22                                        ;   433.0 p0      11 x[1]
        vprold zmm24, zmm24, 7                                          ;   434.0 p0      18 x[7]
        vpaddd zmm7, zmm7, zmm23                                        ;   433.7 p5      11 x[2]
        vprold zmm2, zmm2, 0x10                                         ;   435.0 p0      12 x[12]
        vpxord zmm10, zmm10, zmm5                                       ;   434.7 p5      12 x[13]
        vpxord zmm14, zmm14, zmm7                                       ;   435.7 p5      12 x[14]
        vpaddd zmm11, zmm11, zmm24                                      ;   436.0 p0      11 x[3]
        vprold zmm10, zmm10, 0x10                                       ;   437.0 p0      12 x[13]
        vpaddd zmm16, zmm16, zmm2                                       ;   436.7 p5      13 x[8]
        vprold zmm14, zmm14, 0x10                                       ;   438.0 p0      12 x[14]
        vpxord zmm17, zmm17, zmm11                                      ;   437.7 p5      12 x[15]
        vpxord zmm21, zmm21, zmm16                                      ;   438.7 p5      14 x[4]
        vpaddd zmm18, zmm18, zmm10                                      ;   439.0 p0      13 x[9]
        vprold zmm17, zmm17, 0x10                                       ;   440.0 p0      12 x[15]
        vpaddd zmm19, zmm19, zmm14                                      ;   439.7 p5      13 x[10]
        vprold zmm21, zmm21, 0xc                                        ;   441.0 p0      14 x[4]
        vpxord zmm22, zmm22, zmm18                                      ;   440.7 p5      14 x[5]
        vpxord zmm23, zmm23, zmm19                                      ;   441.7 p5      14 x[6]
        vpaddd zmm20, zmm20, zmm17                                      ;   442.0 p0      13 x[11]
        vprold zmm22, zmm22, 0xc                                        ;   443.0 p0      14 x[5]
        vpaddd zmm3, zmm3, zmm21                                        ;   442.7 p5      15 x[0]
        vprold zmm23, zmm23, 0xc                                        ;   444.0 p0      14 x[6]
        vpxord zmm24, zmm24, zmm20                                      ;   443.7 p5      14 x[7]
        vpxord zmm2, zmm2, zmm3                                         ;   444.7 p5      16 x[12]
        vpaddd zmm5, zmm5, zmm22                                        ;   445.0 p0      15 x[1]
        vprold zmm24, zmm24, 0xc                                        ;   446.0 p0      14 x[7]
        vpaddd zmm7, zmm7, zmm23                                        ;   445.7 p5      15 x[2]
        vprold zmm2, zmm2, 8                                            ;   447.0 p0      16 x[12]
        vpxord zmm10, zmm10, zmm5                                       ;   446.7 p5      16 x[13]
        vpxord zmm14, zmm14, zmm7                                       ;   447.7 p5      16 x[14]
        vpaddd zmm11, zmm11, zmm24                                      ;   448.0 p0      15 x[3]
        vprold zmm10, zmm10, 8                                          ;   449.0 p0      16 x[13]
        vpaddd zmm16, zmm16, zmm2                                       ;   448.7 p5      17 x[8]
        vprold zmm14, zmm14, 8                                          ;   450.0 p0      16 x[14]
        vpxord zmm17, zmm17, zmm11                                      ;   449.7 p5      16 x[15]
        vpxord zmm21, zmm21, zmm16                                      ;   450.7 p5      18 x[4]
        vpaddd zmm18, zmm18, zmm10                                      ;   451.0 p0      17 x[9]
        vprold zmm17, zmm17, 8                                          ;   452.0 p0      16 x[15]
        vpaddd zmm19, zmm19, zmm14                                      ;   451.7 p5      17 x[10]
        vprold zmm21, zmm21, 7                                          ;   453.0 p0      18 x[4]
        vpxord zmm22, zmm22, zmm18                                      ;   452.7 p5      18 x[5]
        vpxord zmm23, zmm23, zmm19                                      ;   453.7 p5      18 x[6]
        vpaddd zmm20, zmm20, zmm17                                      ;   454.0 p0      17 x[11]
        vprold zmm22, zmm22, 7                                          ;   455.0 p0      18 x[5]
        vpaddd zmm11, zmm11, zmm21                                      ;   454.7 p5      11 x[3]
        vprold zmm23, zmm23, 7                                          ;   456.0 p0      18 x[6]
        vpxord zmm24, zmm24, zmm20                                      ;   455.7 p5      18 x[7]
        vpxord zmm14, zmm14, zmm11                                      ;   456.7 p5      12 x[14]
        vpaddd zmm3, zmm3, zmm22                                        ;   457.0 p0      11 x[0]
        vprold zmm24, zmm24, 7                                          ;   458.0 p0      18 x[7]
        vpaddd zmm5, zmm5, zmm23                                        ;   457.7 p5      11 x[1]
        vprold zmm14, zmm14, 0x10                                       ;   459.0 p0      12 x[14]
        vpxord zmm17, zmm17, zmm3                                       ;   458.7 p5      12 x[15]
        vpxord zmm2, zmm2, zmm5                                         ;   459.7 p5      12 x[12]
        vpaddd zmm7, zmm7, zmm24                                        ;   460.0 p0      11 x[2]
        vprold zmm17, zmm17, 0x10                                       ;   461.0 p0      12 x[15]
        vpaddd zmm18, zmm18, zmm14                                      ;   460.7 p5      13 x[9]
        vprold zmm2, zmm2, 0x10                                         ;   462.0 p0      12 x[12]
        vpxord zmm10, zmm10, zmm7                                       ;   461.7 p5      12 x[13]
        vpxord zmm21, zmm21, zmm18                                      ;   462.7 p5      14 x[4]
        vpaddd zmm19, zmm19, zmm17                                      ;   463.0 p0      13 x[10]
        vprold zmm10, zmm10, 0x10                                       ;   464.0 p0      12 x[13]
        vpaddd zmm20, zmm20, zmm2                                       ;   463.7 p5      13 x[11]
        vprold zmm21, zmm21, 0xc                                        ;   465.0 p0      14 x[4]
        vpxord zmm22, zmm22, zmm19                                      ;   464.7 p5      14 x[5]
        vpxord zmm23, zmm23, zmm20                                      ;   465.7 p5      14 x[6]
        vpaddd zmm16, zmm16, zmm10                                      ;   466.0 p0      13 x[8]
        vmovdqu64 zmm25, [rbp + 1984]                                   ;   211.7 p2      64 dst
        vmovdqu64 zmm26, [rbp + 2048]                                   ;   212.0 p3      64 dst
        vmovdqu64 zmm27, [rbp + 2112]                                   ;   213.0 p2      64 dst
        vprold zmm22, zmm22, 0xc                                        ;   467.0 p0      14 x[5]
        vpaddd zmm11, zmm11, zmm21                                      ;   466.7 p5      15 x[3]
        vprold zmm23, zmm23, 0xc                                        ;   468.0 p0      14 x[6]
        vpxord zmm24, zmm24, zmm16                                      ;   467.7 p5      14 x[7]
        vmovdqu64 zmm28, [rbp + 2176]                                   ;   215.0 p3      64 dst
        vpxord zmm14, zmm14, zmm11                                      ;   468.7 p5      16 x[14]
        vpaddd zmm3, zmm3, zmm22                                        ;   469.0 p0      15 x[0]
        vpaddd zmm28, zmm28, zmm11                                      ;   469.7 p5      64 dst
        vprold zmm11, zmm24, 0xc                                        ;   470.0 p0      14 x[7]
        vpaddd zmm5, zmm5, zmm23                                        ;   470.7 p5      15 x[1]
        vprold zmm14, zmm14, 8                                          ;   471.0 p0      16 x[14]
        vpxord zmm17, zmm17, zmm3                                       ;   471.7 p5      16 x[15]
        vpaddd zmm25, zmm25, zmm3                                       ;   472.0 p0      64 dst
        vpaddd zmm7, zmm7, zmm11                                        ;   472.7 p5      15 x[2]
        vmovdqu64 zmm3, [rbp + 2560]                                    ;   220.2 p2      64 dst
        vmovdqu64 zmm24, [rbp + 2624]                                   ;   220.7 p3      64 dst
        vpxord zmm2, zmm2, zmm5                                         ;   473.0 p0      16 x[12]
        vmovdqu64 zmm29, [rbp + 2688]                                   ;   222.0 p2      64 dst
        vpaddd zmm26, zmm26, zmm5                                       ;   473.7 p5      64 dst
        vpaddd zmm18, zmm18, zmm14                                      ;   474.0 p0      17 x[9]
        vprold zmm5, zmm17, 8                                           ;   475.0 p0      16 x[15]
        vpxord zmm10, zmm10, zmm7                                       ;   474.7 p5      16 x[13]
        vpaddd zmm13, zmm13, zmm14                                      ;   475.7 p5      64 dst
        vpaddd zmm27, zmm27, zmm7                                       ;   476.0 p0      64 dst
        vprold zmm2, zmm2, 8                                            ;   477.0 p0      16 x[12]
        vpxord zmm21, zmm21, zmm18                                      ;   476.7 p5      18 x[4]
        vpaddd zmm3, zmm3, zmm18                                        ;   477.7 p5      64 dst
        vprold zmm7, zmm10, 8                                           ;   478.0 p0      16 x[13]
        vmovdqu64 zmm10, [rbp + 2944]                                   ;   227.0 p3      64 dst
        vpunpckldq zmm14, zmm25, zmm26                                  ;   478.7 p5      64 dst
        vpunpckhdq zmm17, zmm25, zmm26                                  ;   479.7 p5      64 dst
        vpaddd zmm19, zmm19, zmm5                                       ;   479.0 p0      17 x[10]
        vpaddd zmm10, zmm10, zmm5                                       ;   480.0 p0      64 dst
        vprold zmm5, zmm21, 7                                           ;   481.0 p0      18 x[4]
        vpaddd zmm20, zmm20, zmm2                                       ;   480.7 p5      17 x[11]
        vpunpckldq zmm18, zmm27, zmm28                                  ;   481.7 p5      64 dst
        vpunpckhdq zmm21, zmm27, zmm28                                  ;   482.7 p5      64 dst
        vpaddd zmm1, zmm1, zmm2                                         ;   482.0 p0      64 dst
        vpaddd zmm16, zmm16, zmm7                                       ;   483.0 p0      17 x[8]
        vpaddd zmm9, zmm9, zmm7                                         ;   483.7 p5      64 dst
        vpxord zmm22, zmm22, zmm19                                      ;   484.0 p0      18 x[5]
        vpaddd zmm24, zmm24, zmm19                                      ;   484.7 p5      64 dst
        vpxord zmm23, zmm23, zmm20                                      ;   485.0 p0      18 x[6]
        vpaddd zmm29, zmm29, zmm20                                      ;   485.7 p5      64 dst
        vpaddd zmm4, zmm4, zmm5                                         ;   486.0 p0      64 dst
        vpxord zmm11, zmm11, zmm16                                      ;   486.7 p5      18 x[7]
        vpunpckldq zmm2, zmm13, zmm10                                   ;   487.7 p5      64 dst
        vpunpckhdq zmm5, zmm13, zmm10                                   ;   488.7 p5      64 dst
        vpunpcklqdq zmm7, zmm14, zmm18                                  ;   489.7 p5      64 dst
        vpunpckhqdq zmm10, zmm14, zmm18                                 ;   490.7 p5      64 dst
        vpaddd zmm15, zmm15, zmm16                                      ;   487.0 p0      64 dst
        vprold zmm13, zmm22, 7                                          ;   488.0 p0      18 x[5]
        vpunpckldq zmm14, zmm1, zmm9                                    ;   491.7 p5      64 dst
        vpunpckhdq zmm1, zmm1, zmm9                                     ;   492.7 p5      64 dst
        vprold zmm9, zmm23, 7                                           ;   489.0 p0      18 x[6]
        vpunpcklqdq zmm16, zmm17, zmm21                                 ;   493.7 p5      64 dst
        vprold zmm11, zmm11, 7                                          ;   490.0 p0      18 x[7]
        vpunpckhqdq zmm17, zmm17, zmm21                                 ;   494.7 p5      64 dst
        vpunpckldq zmm18, zmm24, zmm29                                  ;   495.7 p5      64 dst
        vpunpckhdq zmm19, zmm24, zmm29                                  ;   496.7 p5      64 dst
        vpaddd zmm6, zmm6, zmm13                                        ;   491.0 p0      64 dst
        vpunpckldq zmm13, zmm15, zmm3                                   ;   497.7 p5      64 dst
        vpunpckhdq zmm3, zmm15, zmm3                                    ;   498.7 p5      64 dst
        vpaddd zmm8, zmm8, zmm9                                         ;   492.0 p0      64 dst
        vpaddd zmm12, zmm12, zmm11                                      ;   493.0 p0      64 dst
        vmovdqu64 zmm9, [r8]                                            ;   246.0 p2      64 dst
        vmovdqu64 zmm11, [r8 + 64]                                      ;   246.2 p3      64 dst
        vmovdqu64 zmm15, [r8 + 128]                                     ;   247.0 p2      64 dst
        vmovdqu64 zmm20, [r8 + 192]                                     ;   247.2 p3      64 dst
        vmovdqu64 zmm21, [r8 + 256]                                     ;   248.0 p2      64 dst
        vmovdqu64 zmm22, [r8 + 320]                                     ;   248.2 p3      64 dst
        vmovdqu64 zmm23, [r8 + 384]                                     ;   249.0 p2      64 dst
        vmovdqu64 zmm24, [r8 + 448]                                     ;   249.2 p3      64 dst
        vmovdqu64 zmm25, [r8 + 512]                                     ;   250.0 p2      64 dst
        vpunpckldq zmm26, zmm4, zmm6                                    ;   499.7 p5      64 dst
        vmovdqu64 zmm27, [r8 + 576]                                     ;   250.7 p3      64 dst
        vmovdqu64 zmm28, [r8 + 640]                                     ;   251.0 p2      64 dst
        vpunpckhdq zmm4, zmm4, zmm6                                     ;   500.7 p5      64 dst
        vpunpcklqdq zmm6, zmm14, zmm2                                   ;   501.7 p5      64 dst
        vpunpckhqdq zmm2, zmm14, zmm2                                   ;   502.7 p5      64 dst
        vpunpckldq zmm14, zmm8, zmm12                                   ;   503.7 p5      64 dst
        vmovdqu64 zmm29, [r8 + 704]                                     ;   253.7 p3      64 dst
        vpunpckhdq zmm8, zmm8, zmm12                                    ;   504.7 p5      64 dst
        vmovdqu64 zmm12, [r8 + 768]                                     ;   255.0 p2      64 dst
        vmovdqu64 zmm30, [r8 + 832]                                     ;   255.2 p3      64 dst
        vmovdqu64 zmm31, [r8 + 896]                                     ;   256.0 p2      64 dst
        vmovdqu64 [rbp + 3008], zmm0                                    ;   256.2 p7+p4   62 s[12] spill
        vmovdqu64 zmm0, [r8 + 960]                                      ;   256.7 p3      64 dst
        vmovdqu64 [rbp + 3072], zmm0                                    ;   262.7 p8+p9   64 dst spill
        vpunpcklqdq zmm0, zmm1, zmm5                                    ;   505.7 p5      64 dst
        vpunpckhqdq zmm1, zmm1, zmm5                                    ;   506.7 p5      64 dst
        vpunpcklqdq zmm5, zmm13, zmm18                                  ;   507.7 p5      64 dst
        vpunpckhqdq zmm13, zmm13, zmm18                                 ;   508.7 p5      64 dst
        vpunpcklqdq zmm18, zmm3, zmm19                                  ;   509.7 p5      64 dst
        vpunpckhqdq zmm3, zmm3, zmm19                                   ;   510.7 p5      64 dst
        vpunpcklqdq zmm19, zmm26, zmm14                                 ;   511.7 p5      64 dst
        vpunpckhqdq zmm14, zmm26, zmm14                                 ;   512.7 p5      64 dst
        vpunpcklqdq zmm26, zmm4, zmm8                                   ;   513.7 p5      64 dst
        vpunpckhqdq zmm4, zmm4, zmm8                                    ;   514.7 p5      64 dst
        vshufi32x4 zmm8, zmm5, zmm6, 0x44                               ;   515.7 p5      64 dst
        vshufi32x4 zmm5, zmm5, zmm6, 0xee                               ;   516.7 p5      64 dst
        vshufi32x4 zmm6, zmm13, zmm2, 0x44                              ;   517.7 p5      64 dst
        vshufi32x4 zmm2, zmm13, zmm2, 0xee                              ;   518.7 p5      64 dst
        vshufi32x4 zmm13, zmm18, zmm0, 0x44                             ;   519.7 p5      64 dst
        vshufi32x4 zmm18, zmm18, zmm0, 0xee                             ;   520.7 p5      64 dst
        vshufi32x4 zmm0, zmm3, zmm1, 0x44                               ;   521.7 p5      64 dst
        vshufi32x4 zmm1, zmm3, zmm1, 0xee                               ;   522.7 p5      64 dst
        vshufi32x4 zmm3, zmm7, zmm19, 0x44                              ;   523.7 p5      64 dst
        vshufi32x4 zmm7, zmm7, zmm19, 0xee                              ;   524.7 p5      64 dst
        vshufi32x4 zmm19, zmm10, zmm14, 0x44                            ;   525.7 p5      64 dst
        vshufi32x4 zmm10, zmm10, zmm14, 0xee                            ;   526.7 p5      64 dst
        vshufi32x4 zmm14, zmm16, zmm26, 0x44                            ;   527.7 p5      64 dst
        vshufi32x4 zmm16, zmm16, zmm26, 0xee                            ;   528.7 p5      64 dst
        vmovdqu64 zmm26, [rbp + 3008]                                   ;   270.0 p2      60 blocks
        vpaddd zmm26, zmm26, [rel chacha20_blocks.T0_constants512 + 64] ;   494.0 p0+p3   60 blocks
        vmovdqu64 [rbp + 3008], zmm26                                   ;   495.0 p7+p4   60 blocks spill
        vshufi32x4 zmm26, zmm17, zmm4, 0x44                             ;   529.7 p5      64 dst
        lea r10, [r9 + 1024]                                            ;   271.7 p1      60 blocks
        vshufi32x4 zmm4, zmm17, zmm4, 0xee                              ;   530.7 p5      64 dst
        add r8, 0x400                                                   ;   273.0 p6      60 blocks
        vshufi32x4 zmm17, zmm3, zmm8, 0x88                              ;   531.7 p5      64 dst
        vshufi32x4 zmm3, zmm3, zmm8, 0xdd                               ;   532.7 p5      64 dst
        vshufi32x4 zmm8, zmm7, zmm5, 0x88                               ;   533.7 p5      64 dst
        vshufi32x4 zmm5, zmm7, zmm5, 0xdd                               ;   534.7 p5      64 dst
        vshufi32x4 zmm7, zmm19, zmm6, 0x88                              ;   535.7 p5      64 dst
        vshufi32x4 zmm6, zmm19, zmm6, 0xdd                              ;   536.7 p5      64 dst
        vshufi32x4 zmm19, zmm10, zmm2, 0x88                             ;   537.7 p5      64 dst
        vshufi32x4 zmm2, zmm10, zmm2, 0xdd                              ;   538.7 p5      64 dst
        vshufi32x4 zmm10, zmm14, zmm13, 0x88                            ;   539.7 p5      64 dst
        vshufi32x4 zmm13, zmm14, zmm13, 0xdd                            ;   540.7 p5      64 dst
        vshufi32x4 zmm14, zmm16, zmm18, 0x88                            ;   541.7 p5      64 dst
        vshufi32x4 zmm16, zmm16, zmm18, 0xdd                            ;   542.7 p5      64 dst
        vpxord zmm9, zmm9, zmm17                                        ;   534.7 p0      64 dst
        vshufi32x4 zmm17, zmm26, zmm0, 0x88                             ;   543.7 p5      64 dst
        vshufi32x4 zmm18, zmm26, zmm0, 0xdd                             ;   544.7 p5      64 dst
        vpxord zmm21, zmm21, zmm3                                       ;   535.7 p0      64 dst
        vshufi32x4 zmm3, zmm4, zmm1, 0x88                               ;   545.7 p5      64 dst
        vshufi32x4 zmm1, zmm4, zmm1, 0xdd                               ;   546.7 p5      64 dst
        vmovdqu64 [r9], zmm9                                            ;   535.7 p8+p9   64 dst
        vpxord zmm25, zmm25, zmm8                                       ;   536.7 p0      64 dst
        vmovdqu64 [r9 + 256], zmm21                                     ;   536.7 p7+p4   64 dst
        vpxord zmm12, zmm12, zmm5                                       ;   537.7 p0      64 dst
        vmovdqu64 [r9 + 512], zmm25                                     ;   537.7 p8+p9   64 dst
        vpxord zmm11, zmm11, zmm7                                       ;   538.7 p0      64 dst
        vmovdqu64 [r9 + 768], zmm12                                     ;   538.7 p7+p4   64 dst
        vpxord zmm22, zmm22, zmm6                                       ;   539.7 p0      64 dst
        vmovdqu64 [r9 + 64], zmm11                                      ;   539.7 p8+p9   64 dst
        vpxord zmm27, zmm27, zmm19                                      ;   540.7 p0      64 dst
        vmovdqu64 [r9 + 320], zmm22                                     ;   540.7 p7+p4   64 dst
        vpxord zmm30, zmm30, zmm2                                       ;   541.7 p0      64 dst
        vmovdqu64 [r9 + 576], zmm27                                     ;   541.7 p8+p9   64 dst
        vpxord zmm15, zmm15, zmm10                                      ;   542.7 p0      64 dst
        vmovdqu64 [r9 + 832], zmm30                                     ;   542.7 p7+p4   64 dst
        vpxord zmm23, zmm23, zmm13                                      ;   543.7 p0      64 dst
        vmovdqu64 [r9 + 128], zmm15                                     ;   543.7 p8+p9   64 dst
        vpxord zmm28, zmm28, zmm14                                      ;   544.7 p0      64 dst
        vmovdqu64 [r9 + 384], zmm23                                     ;   544.7 p7+p4   64 dst
        vpxord zmm31, zmm31, zmm16                                      ;   545.7 p0      64 dst
        vmovdqu64 [r9 + 640], zmm28                                     ;   545.7 p8+p9   64 dst
        vpxord zmm20, zmm20, zmm17                                      ;   546.7 p0      64 dst
        vmovdqu64 [r9 + 896], zmm31                                     ;   546.7 p7+p4   64 dst
        vpxord zmm24, zmm24, zmm18                                      ;   547.7 p0      64 dst
        vmovdqu64 [r9 + 192], zmm20                                     ;   547.7 p8+p9   64 dst
        vpxord zmm29, zmm29, zmm3                                       ;   548.7 p0      64 dst
        vmovdqu64 [r9 + 448], zmm24                                     ;   548.7 p7+p4   64 dst
        vmovdqu64 zmm2, [rbp + 3072]                                    ;   295.7 p2      64 dst reload
        vpxord zmm2, zmm2, zmm1                                         ;   549.7 p0      64 dst
        vmovdqu64 [r9 + 704], zmm29                                     ;   549.7 p8+p9   64 dst
        vmovdqu64 [r9 + 960], zmm2                                      ;   550.7 p7+p4   64 dst
        vmovdqu64 zmm0, [rbp + 3008]                                    ;   495.0 p3      60 blocks reload
        mov r9, r10                                                     ;   298.2         60 blocks copy
        cmp r8, qword [rbp + 3168]                                      ;                    more blocks?
        jne .blocks_1
        vmovdqu64 [rbp + 1920], zmm0                                    ;                    resident
        mov qword [rbp + 3160], r8                                      ;                    resident
        mov qword [rbp + 3176], r9                                      ;                    resident
.blocks_1_rest:
        mov rax, qword [rbp + 3152]                                     ;                    blocks left over
        test rax, rax                                                   ;                    blocks left over
        je .blocks_1_done
        js .blocks_1_back
        mov rsi, qword [rbp + 3160]                                     ;                    blocks left over
        lea rdi, [rbp - 128]                                            ;                    blocks left over
        mov qword [rbp + 3184], rsi                                     ;                    blocks left over
        mov qword [rbp + 3160], rdi                                     ;                    blocks left over
        imul rcx, rax, 0x40                                             ;                    blocks left over
        rep movsb                                                       ;                    blocks left over
        mov rsi, qword [rbp + 3176]                                     ;                    blocks left over
        lea rdi, [rbp + 896]                                            ;                    blocks left over
        mov rcx, rsi                                                    ;                    blocks left over
        sub rcx, qword [rbp + 3184]                                     ;                    blocks left over
        neg rcx                                                         ;                    blocks left over
        sbb rcx, rcx                                                    ;                    blocks left over
        lea rdx, [rbp - 128]                                            ;                    blocks left over
        sub rdi, rdx                                                    ;                    blocks left over
        and rdi, rcx                                                    ;                    blocks left over
        add rdi, rdx                                                    ;                    blocks left over
        mov qword [rbp + 3192], rdi                                     ;                    blocks left over
        mov qword [rbp + 3200], rsi                                     ;                    blocks left over
        mov qword [rbp + 3176], rdi                                     ;                    blocks left over
        imul rcx, rax, 0x40                                             ;                    blocks left over
        rep movsb                                                       ;                    blocks left over
        lea rsi, [rbp + 896]                                            ;                    blocks left over
        mov qword [rbp + 3168], rsi                                     ;                    blocks left over
        neg rax                                                         ;                    blocks left over
        mov qword [rbp + 3152], rax                                     ;                    blocks left over
        jmp .blocks_1_again
.blocks_1_back:
        neg rax                                                         ;                    blocks left over
        mov rsi, qword [rbp + 3192]                                     ;                    blocks left over
        mov rdi, qword [rbp + 3200]                                     ;                    blocks left over
        imul rcx, rax, 0x40                                             ;                    blocks left over
        rep movsb                                                       ;                    blocks left over
.blocks_1_done:
        mov rcx, qword [rbp + 3208]                                     ;                    frame
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
        vmovdqu64 [rbp + 3136], zmm0                                    ;                    cleared
        vmovdqu64 [rbp + 3200], zmm0                                    ;                    cleared
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
