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
; The frame is cleared before return: 3456 bytes, 55 instructions. Registers are not.
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 36 uops, planned 18.2; bounds: width 6.0, ports 17.0, path 6.0
;   blocks: 1128 uops, planned 549.7; bounds: width 188.0, ports 529.0, path 250.0
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
        sub rsp, 0xd80                                                  ;                    frame
        and rsp, -64                                                    ;                    frame
        lea rbp, [rsp + 128]                                            ;                    frame
        mov qword [rbp + 3272], rax                                     ;                    frame
        mov qword [rbp + 3200], rdi                                     ;                    argument
        mov qword [rbp + 3208], rsi                                     ;                    argument
        mov dword [rbp + 3280], r8d                                     ;                    argument
        mov qword [rbp + 3224], rdx                                     ;                    argument
        mov qword [rbp + 3240], rcx                                     ;                    argument
        vmovdqu64 zmm0, [rel chacha20_blocks.T0_constants512]           ;     0.0 p2      60 counter reload
        vmovdqu64 [rbp + 1920], zmm0                                    ;     6.0 p7+p4   60 counter
        mov r8, qword [rbp + 3200]                                      ;     0.3 p3      60 st reload
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
        mov r8, qword [rbp + 3208]                                      ;     5.5 p10     60 counter reload
        vpbroadcastd zmm0, [r8]                                         ;    10.5 p2      60 counter
        vmovdqu64 [rbp + 2944], zmm0                                    ;    16.5 p7+p4   60 counter
        cmp dword [rbp + 3280], 0                                       ;                    no blocks?
        je .blocks_1_done
        mov eax, dword [rbp + 3280]                                     ;                    passes of 16
        mov rcx, rax                                                    ;                    passes of 16
.blocks_1_share:
        and rax, 0xf                                                    ;                    passes of 16
        mov qword [rbp + 3216], rax                                     ;                    passes of 16
        sub rcx, rax                                                    ;                    passes of 16
        imul rcx, rcx, 0x40                                             ;                    passes of 16
        mov rdx, qword [rbp + 3224]                                     ;                    passes of 16
        add rcx, rdx                                                    ;                    passes of 16
        mov qword [rbp + 3232], rcx                                     ;                    passes of 16
        cmp rcx, rdx                                                    ;                    passes of 16
        je .blocks_1_rest
.blocks_1_again:
        vmovdqu64 zmm0, [rbp + 1920]                                    ;                    resident
        mov r8, qword [rbp + 3224]                                      ;                    resident
        mov r9, qword [rbp + 3240]                                      ;                    resident
        align 16
.blocks_1:
        vpaddd zmm1, zmm0, [rbp + 2944]                                 ;     6.0 p0+p2   62 s[12]
        vmovdqa64 zmm2, zmm1                                            ;     7.0         12 x[12] copy
        vmovdqu64 zmm3, [rbp + 1984]                                    ;     0.3 p3      11 x[0]
        vmovdqu64 zmm4, [rbp + 2240]                                    ;     1.0 p2      62 s[4] reload
        vpaddd zmm3, zmm3, zmm4                                         ;     7.0 p5      11 x[0]
        vpxord zmm2, zmm2, zmm3                                         ;     8.0 p0      12 x[12]
        vmovdqu64 zmm5, [rbp + 2496]                                    ;     1.3 p3      13 x[8]
        vmovdqu64 zmm6, [rbp + 2048]                                    ;     2.0 p2      11 x[1]
        vmovdqu64 zmm7, [rbp + 2304]                                    ;     2.3 p3      62 s[5] reload
        vpaddd zmm6, zmm6, zmm7                                         ;     8.3 p5      11 x[1]
        vprold zmm2, zmm2, 0x10                                         ;     9.0 p0      12 x[12]
        vmovdqu64 zmm8, [rbp + 2752]                                    ;     3.0 p2      12 x[13]
        vpxord zmm8, zmm8, zmm6                                         ;     9.3 p5      12 x[13]
        vmovdqu64 zmm9, [rbp + 2560]                                    ;     3.3 p3      13 x[9]
        vpaddd zmm5, zmm5, zmm2                                         ;    10.0 p0      13 x[8]
        vmovdqu64 zmm10, [rbp + 2112]                                   ;     4.0 p2      11 x[2]
        vmovdqu64 zmm11, [rbp + 2368]                                   ;     4.3 p3      62 s[6] reload
        vpaddd zmm10, zmm10, zmm11                                      ;    10.3 p5      11 x[2]
        vprold zmm8, zmm8, 0x10                                         ;    10.3 p0      12 x[13]
        vmovdqu64 zmm12, [rbp + 2816]                                   ;     5.0 p2      12 x[14]
        vmovdqu64 zmm13, [rbp + 2624]                                   ;     5.3 p3      13 x[10]
        vpxord zmm14, zmm5, zmm4                                        ;    11.0 p5      14 x[4]
        vpaddd zmm9, zmm9, zmm8                                         ;    11.3 p0      13 x[9]
        vpxord zmm12, zmm12, zmm10                                      ;    11.3 p5      12 x[14]
        vmovdqu64 zmm15, [rbp + 2176]                                   ;     6.0 p2      11 x[3]
        vmovdqu64 zmm16, [rbp + 2432]                                   ;     6.3 p3      62 s[7] reload
        vpaddd zmm15, zmm15, zmm16                                      ;    12.3 p0      11 x[3]
        vprold zmm14, zmm14, 0xc                                        ;    12.0 p0      14 x[4]
        vprold zmm12, zmm12, 0x10                                       ;    12.3 p0      12 x[14]
        vmovdqu64 zmm17, [rbp + 2880]                                   ;     7.0 p2      12 x[15]
        vpxord zmm18, zmm9, zmm7                                        ;    12.3 p5      14 x[5]
        vpaddd zmm3, zmm3, zmm14                                        ;    13.0 p5      15 x[0]
        vmovdqu64 zmm19, [rbp + 2688]                                   ;     7.3 p3      13 x[11]
        vprold zmm18, zmm18, 0xc                                        ;    13.3 p0      14 x[5]
        vpaddd zmm13, zmm13, zmm12                                      ;    13.3 p5      13 x[10]
        vpxord zmm17, zmm17, zmm15                                      ;    13.3 p5      12 x[15]
        vpxord zmm2, zmm2, zmm3                                         ;    14.0 p0      16 x[12]
        vpaddd zmm6, zmm6, zmm18                                        ;    14.3 p5      15 x[1]
        vprold zmm17, zmm17, 0x10                                       ;    14.3 p0      12 x[15]
        vprold zmm2, zmm2, 8                                            ;    15.0 p0      16 x[12]
        vpxord zmm20, zmm13, zmm11                                      ;    14.3 p5      14 x[6]
        vprold zmm20, zmm20, 0xc                                        ;    15.3 p0      14 x[6]
        vpxord zmm8, zmm8, zmm6                                         ;    15.3 p5      16 x[13]
        vpaddd zmm19, zmm19, zmm17                                      ;    15.3 p5      13 x[11]
        vpaddd zmm5, zmm5, zmm2                                         ;    16.0 p0      17 x[8]
        vprold zmm8, zmm8, 8                                            ;    16.3 p0      16 x[13]
        vpaddd zmm10, zmm10, zmm20                                      ;    16.3 p5      15 x[2]
        vpxord zmm14, zmm14, zmm5                                       ;    17.0 p5      18 x[4]
        vpxord zmm21, zmm19, zmm16                                      ;    16.3 p0      14 x[7]
        vpaddd zmm9, zmm9, zmm8                                         ;    17.3 p5      17 x[9]
        vprold zmm21, zmm21, 0xc                                        ;    17.3 p0      14 x[7]
        vpxord zmm12, zmm12, zmm10                                      ;    17.7 p5      16 x[14]
        vprold zmm14, zmm14, 7                                          ;    18.0 p0      18 x[4]
        vpxord zmm18, zmm18, zmm9                                       ;    18.7 p5      18 x[5]
        vpaddd zmm15, zmm15, zmm21                                      ;    19.0 p0      15 x[3]
        vprold zmm12, zmm12, 8                                          ;    20.0 p0      16 x[14]
        vprold zmm18, zmm18, 7                                          ;    21.0 p0      18 x[5]
        vpaddd zmm22, zmm14, zmm15                                      ;    20.0 p5      11 x[3]
        vpxord zmm17, zmm17, zmm15                                      ;    20.7 p5      16 x[15]
        vpaddd zmm13, zmm13, zmm12                                      ;    21.7 p5      17 x[10]
        vpxord zmm12, zmm12, zmm22                                      ;    22.0 p0      12 x[14]
        vprold zmm15, zmm17, 8                                          ;    23.0 p0      16 x[15]
        vpaddd zmm3, zmm3, zmm18                                        ;    22.7 p5      11 x[0]
        vpxord zmm20, zmm20, zmm13                                      ;    23.7 p5      18 x[6]
        vprold zmm12, zmm12, 0x10                                       ;    24.0 p0      12 x[14]
        vpaddd zmm19, zmm19, zmm15                                      ;    24.7 p5      17 x[11]
        vpxord zmm15, zmm15, zmm3                                       ;    25.0 p0      12 x[15]
        vprold zmm17, zmm20, 7                                          ;    26.0 p0      18 x[6]
        vpaddd zmm9, zmm9, zmm12                                        ;    25.7 p5      13 x[9]
        vpxord zmm21, zmm21, zmm19                                      ;    26.7 p5      18 x[7]
        vprold zmm15, zmm15, 0x10                                       ;    27.0 p0      12 x[15]
        vpaddd zmm6, zmm6, zmm17                                        ;    27.7 p5      11 x[1]
        vpxord zmm14, zmm14, zmm9                                       ;    28.0 p0      14 x[4]
        vprold zmm20, zmm21, 7                                          ;    29.0 p0      18 x[7]
        vpaddd zmm13, zmm13, zmm15                                      ;    28.7 p5      13 x[10]
        vpxord zmm2, zmm2, zmm6                                         ;    29.7 p5      12 x[12]
        vprold zmm14, zmm14, 0xc                                        ;    30.0 p0      14 x[4]
        vpxord zmm18, zmm18, zmm13                                      ;    30.7 p5      14 x[5]
        vpaddd zmm10, zmm10, zmm20                                      ;    31.0 p0      11 x[2]
        vprold zmm2, zmm2, 0x10                                         ;    32.0 p0      12 x[12]
        vpaddd zmm22, zmm22, zmm14                                      ;    31.7 p5      15 x[3]
        vprold zmm18, zmm18, 0xc                                        ;    33.0 p0      14 x[5]
        vpxord zmm8, zmm8, zmm10                                        ;    32.7 p5      12 x[13]
        vpaddd zmm19, zmm19, zmm2                                       ;    33.7 p5      13 x[11]
        vpxord zmm12, zmm12, zmm22                                      ;    34.0 p0      16 x[14]
        vprold zmm8, zmm8, 0x10                                         ;    35.0 p0      12 x[13]
        vpaddd zmm3, zmm3, zmm18                                        ;    34.7 p5      15 x[0]
        vpxord zmm17, zmm17, zmm19                                      ;    35.7 p5      14 x[6]
        vprold zmm12, zmm12, 8                                          ;    36.0 p0      16 x[14]
        vpxord zmm15, zmm15, zmm3                                       ;    36.7 p5      16 x[15]
        vpaddd zmm5, zmm5, zmm8                                         ;    37.0 p0      13 x[8]
        vprold zmm17, zmm17, 0xc                                        ;    38.0 p0      14 x[6]
        vpaddd zmm9, zmm9, zmm12                                        ;    37.7 p5      17 x[9]
        vprold zmm15, zmm15, 8                                          ;    39.0 p0      16 x[15]
        vpxord zmm20, zmm20, zmm5                                       ;    38.7 p5      14 x[7]
        vpaddd zmm6, zmm6, zmm17                                        ;    39.7 p5      15 x[1]
        vpxord zmm14, zmm14, zmm9                                       ;    40.0 p0      18 x[4]
        vprold zmm20, zmm20, 0xc                                        ;    41.0 p0      14 x[7]
        vpaddd zmm13, zmm13, zmm15                                      ;    40.7 p5      17 x[10]
        vpxord zmm2, zmm2, zmm6                                         ;    41.7 p5      16 x[12]
        vprold zmm14, zmm14, 7                                          ;    42.0 p0      18 x[4]
        vpxord zmm18, zmm18, zmm13                                      ;    42.7 p5      18 x[5]
        vpaddd zmm10, zmm10, zmm20                                      ;    43.0 p0      15 x[2]
        vprold zmm2, zmm2, 8                                            ;    44.0 p0      16 x[12]
        vpaddd zmm3, zmm3, zmm14                                        ;    43.7 p5      11 x[0]
        vprold zmm18, zmm18, 7                                          ;    45.0 p0      18 x[5]
        vpxord zmm8, zmm8, zmm10                                        ;    44.7 p5      16 x[13]
        vpaddd zmm19, zmm19, zmm2                                       ;    45.7 p5      17 x[11]
        vpxord zmm2, zmm2, zmm3                                         ;    46.0 p0      12 x[12]
        vprold zmm8, zmm8, 8                                            ;    47.0 p0      16 x[13]
        vpaddd zmm6, zmm6, zmm18                                        ;    46.7 p5      11 x[1]
        vpxord zmm17, zmm17, zmm19                                      ;    47.7 p5      18 x[6]
        vprold zmm2, zmm2, 0x10                                         ;    48.0 p0      12 x[12]
        vpaddd zmm5, zmm5, zmm8                                         ;    48.7 p5      17 x[8]
        vpxord zmm8, zmm8, zmm6                                         ;    49.0 p0      12 x[13]
        vprold zmm17, zmm17, 7                                          ;    50.0 p0      18 x[6]
        vpaddd zmm21, zmm2, zmm5                                        ;    49.7 p5      13 x[8]
        vpxord zmm20, zmm20, zmm5                                       ;    50.7 p5      18 x[7]
        vprold zmm5, zmm8, 0x10                                         ;    51.0 p0      12 x[13]
        vpxord zmm14, zmm14, zmm21                                      ;    51.7 p5      14 x[4]
        vpaddd zmm10, zmm10, zmm17                                      ;    52.0 p0      11 x[2]
        vprold zmm8, zmm20, 7                                           ;    53.0 p0      18 x[7]
        vpaddd zmm9, zmm9, zmm5                                         ;    52.7 p5      13 x[9]
        vprold zmm14, zmm14, 0xc                                        ;    54.0 p0      14 x[4]
        vpxord zmm12, zmm12, zmm10                                      ;    53.7 p5      12 x[14]
        vpxord zmm18, zmm18, zmm9                                       ;    54.7 p5      14 x[5]
        vpaddd zmm22, zmm22, zmm8                                       ;    55.0 p0      11 x[3]
        vprold zmm12, zmm12, 0x10                                       ;    56.0 p0      12 x[14]
        vpaddd zmm3, zmm3, zmm14                                        ;    55.7 p5      15 x[0]
        vprold zmm18, zmm18, 0xc                                        ;    57.0 p0      14 x[5]
        vpxord zmm15, zmm15, zmm22                                      ;    56.7 p5      12 x[15]
        vpxord zmm2, zmm2, zmm3                                         ;    57.7 p5      16 x[12]
        vpaddd zmm13, zmm13, zmm12                                      ;    58.0 p0      13 x[10]
        vprold zmm15, zmm15, 0x10                                       ;    59.0 p0      12 x[15]
        vpaddd zmm6, zmm6, zmm18                                        ;    58.7 p5      15 x[1]
        vprold zmm2, zmm2, 8                                            ;    60.0 p0      16 x[12]
        vpxord zmm17, zmm17, zmm13                                      ;    59.7 p5      14 x[6]
        vpxord zmm5, zmm5, zmm6                                         ;    60.7 p5      16 x[13]
        vpaddd zmm19, zmm19, zmm15                                      ;    61.0 p0      13 x[11]
        vprold zmm17, zmm17, 0xc                                        ;    62.0 p0      14 x[6]
        vpaddd zmm21, zmm21, zmm2                                       ;    61.7 p5      17 x[8]
        vprold zmm5, zmm5, 8                                            ;    63.0 p0      16 x[13]
        vpxord zmm8, zmm8, zmm19                                        ;    62.7 p5      14 x[7]
        vpxord zmm14, zmm14, zmm21                                      ;    63.7 p5      18 x[4]
        vpaddd zmm10, zmm10, zmm17                                      ;    64.0 p0      15 x[2]
        vprold zmm8, zmm8, 0xc                                          ;    65.0 p0      14 x[7]
        vpaddd zmm9, zmm9, zmm5                                         ;    64.7 p5      17 x[9]
        vprold zmm14, zmm14, 7                                          ;    66.0 p0      18 x[4]
        vpxord zmm12, zmm12, zmm10                                      ;    65.7 p5      16 x[14]
        vpxord zmm18, zmm18, zmm9                                       ;    66.7 p5      18 x[5]
        vpaddd zmm22, zmm22, zmm8                                       ;    67.0 p0      15 x[3]
        vprold zmm12, zmm12, 8                                          ;    68.0 p0      16 x[14]
        vprold zmm18, zmm18, 7                                          ;    69.0 p0      18 x[5]
        vpaddd zmm20, zmm14, zmm22                                      ;    68.0 p5      11 x[3]
        vpxord zmm15, zmm15, zmm22                                      ;    68.7 p5      16 x[15]
        vpaddd zmm13, zmm13, zmm12                                      ;    69.7 p5      17 x[10]
        vpxord zmm12, zmm12, zmm20                                      ;    70.0 p0      12 x[14]
        vprold zmm15, zmm15, 8                                          ;    71.0 p0      16 x[15]
        vpaddd zmm3, zmm3, zmm18                                        ;    70.7 p5      11 x[0]
        vpxord zmm17, zmm17, zmm13                                      ;    71.7 p5      18 x[6]
        vprold zmm12, zmm12, 0x10                                       ;    72.0 p0      12 x[14]
        vpaddd zmm19, zmm19, zmm15                                      ;    72.7 p5      17 x[11]
        vpxord zmm15, zmm15, zmm3                                       ;    73.0 p0      12 x[15]
        vprold zmm17, zmm17, 7                                          ;    74.0 p0      18 x[6]
        vpaddd zmm9, zmm9, zmm12                                        ;    73.7 p5      13 x[9]
        vpxord zmm8, zmm8, zmm19                                        ;    74.7 p5      18 x[7]
        vprold zmm15, zmm15, 0x10                                       ;    75.0 p0      12 x[15]
        vpaddd zmm6, zmm6, zmm17                                        ;    75.7 p5      11 x[1]
        vpxord zmm14, zmm14, zmm9                                       ;    76.0 p0      14 x[4]
        vprold zmm8, zmm8, 7                                            ;    77.0 p0      18 x[7]
        vpaddd zmm13, zmm13, zmm15                                      ;    76.7 p5      13 x[10]
        vpxord zmm2, zmm2, zmm6                                         ;    77.7 p5      12 x[12]
        vprold zmm14, zmm14, 0xc                                        ;    78.0 p0      14 x[4]
        vpxord zmm18, zmm18, zmm13                                      ;    78.7 p5      14 x[5]
        vpaddd zmm10, zmm10, zmm8                                       ;    79.0 p0      11 x[2]
        vprold zmm2, zmm2, 0x10                                         ;    80.0 p0      12 x[12]
        vpaddd zmm20, zmm20, zmm14                                      ;    79.7 p5      15 x[3]
        vprold zmm18, zmm18, 0xc                                        ;    81.0 p0      14 x[5]
        vpxord zmm5, zmm5, zmm10                                        ;    80.7 p5      12 x[13]
        vpaddd zmm19, zmm19, zmm2                                       ;    81.7 p5      13 x[11]
        vpxord zmm12, zmm12, zmm20                                      ;    82.0 p0      16 x[14]
        vprold zmm5, zmm5, 0x10                                         ;    83.0 p0      12 x[13]
        vpaddd zmm3, zmm3, zmm18                                        ;    82.7 p5      15 x[0]
        vpxord zmm17, zmm17, zmm19                                      ;    83.7 p5      14 x[6]
        vprold zmm12, zmm12, 8                                          ;    84.0 p0      16 x[14]
        vpxord zmm15, zmm15, zmm3                                       ;    84.7 p5      16 x[15]
        vpaddd zmm21, zmm21, zmm5                                       ;    85.0 p0      13 x[8]
        vprold zmm17, zmm17, 0xc                                        ;    86.0 p0      14 x[6]
        vpaddd zmm9, zmm9, zmm12                                        ;    85.7 p5      17 x[9]
        vprold zmm15, zmm15, 8                                          ;    87.0 p0      16 x[15]
        vpxord zmm8, zmm8, zmm21                                        ;    86.7 p5      14 x[7]
        vpaddd zmm6, zmm6, zmm17                                        ;    87.7 p5      15 x[1]
        vpxord zmm14, zmm14, zmm9                                       ;    88.0 p0      18 x[4]
        vprold zmm8, zmm8, 0xc                                          ;    89.0 p0      14 x[7]
        vpaddd zmm13, zmm13, zmm15                                      ;    88.7 p5      17 x[10]
        vpxord zmm2, zmm2, zmm6                                         ;    89.7 p5      16 x[12]
        vprold zmm14, zmm14, 7                                          ;    90.0 p0      18 x[4]
        vpxord zmm18, zmm18, zmm13                                      ;    90.7 p5      18 x[5]
        vpaddd zmm10, zmm10, zmm8                                       ;    91.0 p0      15 x[2]
        vprold zmm2, zmm2, 8                                            ;    92.0 p0      16 x[12]
        vpaddd zmm3, zmm3, zmm14                                        ;    91.7 p5      11 x[0]
        vprold zmm18, zmm18, 7                                          ;    93.0 p0      18 x[5]
        vpxord zmm5, zmm5, zmm10                                        ;    92.7 p5      16 x[13]
        vpaddd zmm19, zmm19, zmm2                                       ;    93.7 p5      17 x[11]
        vpxord zmm2, zmm2, zmm3                                         ;    94.0 p0      12 x[12]
        vprold zmm5, zmm5, 8                                            ;    95.0 p0      16 x[13]
        vpaddd zmm6, zmm6, zmm18                                        ;    94.7 p5      11 x[1]
        vpxord zmm17, zmm17, zmm19                                      ;    95.7 p5      18 x[6]
        vprold zmm2, zmm2, 0x10                                         ;    96.0 p0      12 x[12]
        vpaddd zmm21, zmm21, zmm5                                       ;    96.7 p5      17 x[8]
        vpxord zmm5, zmm5, zmm6                                         ;    97.0 p0      12 x[13]
        vprold zmm17, zmm17, 7                                          ;    98.0 p0      18 x[6]
        vpaddd zmm22, zmm2, zmm21                                       ;    97.7 p5      13 x[8]
        vpxord zmm8, zmm8, zmm21                                        ;    98.7 p5      18 x[7]
        vprold zmm5, zmm5, 0x10                                         ;    99.0 p0      12 x[13]
        vpxord zmm14, zmm14, zmm22                                      ;    99.7 p5      14 x[4]
        vpaddd zmm10, zmm10, zmm17                                      ;   100.0 p0      11 x[2]
        vprold zmm8, zmm8, 7                                            ;   101.0 p0      18 x[7]
        vpaddd zmm9, zmm9, zmm5                                         ;   100.7 p5      13 x[9]
        vprold zmm14, zmm14, 0xc                                        ;   102.0 p0      14 x[4]
        vpxord zmm12, zmm12, zmm10                                      ;   101.7 p5      12 x[14]
        vpxord zmm18, zmm18, zmm9                                       ;   102.7 p5      14 x[5]
        vpaddd zmm20, zmm20, zmm8                                       ;   103.0 p0      11 x[3]
        vprold zmm12, zmm12, 0x10                                       ;   104.0 p0      12 x[14]
        vpaddd zmm3, zmm3, zmm14                                        ;   103.7 p5      15 x[0]
        vprold zmm18, zmm18, 0xc                                        ;   105.0 p0      14 x[5]
        vpxord zmm15, zmm15, zmm20                                      ;   104.7 p5      12 x[15]
        vpxord zmm2, zmm2, zmm3                                         ;   105.7 p5      16 x[12]
        vpaddd zmm13, zmm13, zmm12                                      ;   106.0 p0      13 x[10]
        vprold zmm15, zmm15, 0x10                                       ;   107.0 p0      12 x[15]
        vpaddd zmm6, zmm6, zmm18                                        ;   106.7 p5      15 x[1]
        vprold zmm2, zmm2, 8                                            ;   108.0 p0      16 x[12]
        vpxord zmm17, zmm17, zmm13                                      ;   107.7 p5      14 x[6]
        vpxord zmm5, zmm5, zmm6                                         ;   108.7 p5      16 x[13]
        vpaddd zmm19, zmm19, zmm15                                      ;   109.0 p0      13 x[11]
        vprold zmm17, zmm17, 0xc                                        ;   110.0 p0      14 x[6]
        vpaddd zmm22, zmm22, zmm2                                       ;   109.7 p5      17 x[8]
        vprold zmm5, zmm5, 8                                            ;   111.0 p0      16 x[13]
        vpxord zmm8, zmm8, zmm19                                        ;   110.7 p5      14 x[7]
        vpxord zmm14, zmm14, zmm22                                      ;   111.7 p5      18 x[4]
        vpaddd zmm10, zmm10, zmm17                                      ;   112.0 p0      15 x[2]
        vprold zmm8, zmm8, 0xc                                          ;   113.0 p0      14 x[7]
        vpaddd zmm9, zmm9, zmm5                                         ;   112.7 p5      17 x[9]
        vprold zmm14, zmm14, 7                                          ;   114.0 p0      18 x[4]
        vpxord zmm12, zmm12, zmm10                                      ;   113.7 p5      16 x[14]
        vpxord zmm18, zmm18, zmm9                                       ;   114.7 p5      18 x[5]
        vpaddd zmm20, zmm20, zmm8                                       ;   115.0 p0      15 x[3]
        vprold zmm12, zmm12, 8                                          ;   116.0 p0      16 x[14]
        vprold zmm18, zmm18, 7                                          ;   117.0 p0      18 x[5]
        vpaddd zmm21, zmm14, zmm20                                      ;   116.0 p5      11 x[3]
        vpxord zmm15, zmm15, zmm20                                      ;   116.7 p5      16 x[15]
        vpaddd zmm13, zmm13, zmm12                                      ;   117.7 p5      17 x[10]
        vpxord zmm12, zmm12, zmm21                                      ;   118.0 p0      12 x[14]
        vprold zmm15, zmm15, 8                                          ;   119.0 p0      16 x[15]
        vpaddd zmm3, zmm3, zmm18                                        ;   118.7 p5      11 x[0]
        vpxord zmm17, zmm17, zmm13                                      ;   119.7 p5      18 x[6]
        vprold zmm12, zmm12, 0x10                                       ;   120.0 p0      12 x[14]
        vpaddd zmm19, zmm19, zmm15                                      ;   120.7 p5      17 x[11]
        vpxord zmm15, zmm15, zmm3                                       ;   121.0 p0      12 x[15]
        vprold zmm17, zmm17, 7                                          ;   122.0 p0      18 x[6]
        vpaddd zmm9, zmm9, zmm12                                        ;   121.7 p5      13 x[9]
        vpxord zmm8, zmm8, zmm19                                        ;   122.7 p5      18 x[7]
        vprold zmm15, zmm15, 0x10                                       ;   123.0 p0      12 x[15]
        vpaddd zmm6, zmm6, zmm17                                        ;   123.7 p5      11 x[1]
        vpxord zmm14, zmm14, zmm9                                       ;   124.0 p0      14 x[4]
        vprold zmm8, zmm8, 7                                            ;   125.0 p0      18 x[7]
        vpaddd zmm13, zmm13, zmm15                                      ;   124.7 p5      13 x[10]
        vpxord zmm2, zmm2, zmm6                                         ;   125.7 p5      12 x[12]
        vprold zmm14, zmm14, 0xc                                        ;   126.0 p0      14 x[4]
        vpxord zmm18, zmm18, zmm13                                      ;   126.7 p5      14 x[5]
        vpaddd zmm10, zmm10, zmm8                                       ;   127.0 p0      11 x[2]
        vprold zmm2, zmm2, 0x10                                         ;   128.0 p0      12 x[12]
        vpaddd zmm21, zmm21, zmm14                                      ;   127.7 p5      15 x[3]
        vprold zmm18, zmm18, 0xc                                        ;   129.0 p0      14 x[5]
        vpxord zmm5, zmm5, zmm10                                        ;   128.7 p5      12 x[13]
        vpaddd zmm19, zmm19, zmm2                                       ;   129.7 p5      13 x[11]
        vpxord zmm12, zmm12, zmm21                                      ;   130.0 p0      16 x[14]
        vprold zmm5, zmm5, 0x10                                         ;   131.0 p0      12 x[13]
        vpaddd zmm3, zmm3, zmm18                                        ;   130.7 p5      15 x[0]
        vpxord zmm17, zmm17, zmm19                                      ;   131.7 p5      14 x[6]
        vprold zmm12, zmm12, 8                                          ;   132.0 p0      16 x[14]
        vpxord zmm15, zmm15, zmm3                                       ;   132.7 p5      16 x[15]
        vpaddd zmm22, zmm22, zmm5                                       ;   133.0 p0      13 x[8]
        vprold zmm17, zmm17, 0xc                                        ;   134.0 p0      14 x[6]
        vpaddd zmm9, zmm9, zmm12                                        ;   133.7 p5      17 x[9]
        vprold zmm15, zmm15, 8                                          ;   135.0 p0      16 x[15]
        vpxord zmm8, zmm8, zmm22                                        ;   134.7 p5      14 x[7]
        vpaddd zmm6, zmm6, zmm17                                        ;   135.7 p5      15 x[1]
        vpxord zmm14, zmm14, zmm9                                       ;   136.0 p0      18 x[4]
        vprold zmm8, zmm8, 0xc                                          ;   137.0 p0      14 x[7]
        vpaddd zmm13, zmm13, zmm15                                      ;   136.7 p5      17 x[10]
        vpxord zmm2, zmm2, zmm6                                         ;   137.7 p5      16 x[12]
        vprold zmm14, zmm14, 7                                          ;   138.0 p0      18 x[4]
        vpxord zmm18, zmm18, zmm13                                      ;   138.7 p5      18 x[5]
        vpaddd zmm10, zmm10, zmm8                                       ;   139.0 p0      15 x[2]
        vprold zmm2, zmm2, 8                                            ;   140.0 p0      16 x[12]
        vpaddd zmm3, zmm3, zmm14                                        ;   139.7 p5      11 x[0]
        vprold zmm18, zmm18, 7                                          ;   141.0 p0      18 x[5]
        vpxord zmm5, zmm5, zmm10                                        ;   140.7 p5      16 x[13]
        vpaddd zmm19, zmm19, zmm2                                       ;   141.7 p5      17 x[11]
        vpxord zmm2, zmm2, zmm3                                         ;   142.0 p0      12 x[12]
        vprold zmm5, zmm5, 8                                            ;   143.0 p0      16 x[13]
        vpaddd zmm6, zmm6, zmm18                                        ;   142.7 p5      11 x[1]
        vpxord zmm17, zmm17, zmm19                                      ;   143.7 p5      18 x[6]
        vprold zmm2, zmm2, 0x10                                         ;   144.0 p0      12 x[12]
        vpaddd zmm22, zmm22, zmm5                                       ;   144.7 p5      17 x[8]
        vpxord zmm5, zmm5, zmm6                                         ;   145.0 p0      12 x[13]
        vprold zmm17, zmm17, 7                                          ;   146.0 p0      18 x[6]
        vpaddd zmm20, zmm2, zmm22                                       ;   145.7 p5      13 x[8]
        vpxord zmm8, zmm8, zmm22                                        ;   146.7 p5      18 x[7]
        vprold zmm5, zmm5, 0x10                                         ;   147.0 p0      12 x[13]
        vpxord zmm14, zmm14, zmm20                                      ;   147.7 p5      14 x[4]
        vpaddd zmm10, zmm10, zmm17                                      ;   148.0 p0      11 x[2]
        vprold zmm8, zmm8, 7                                            ;   149.0 p0      18 x[7]
        vpaddd zmm9, zmm9, zmm5                                         ;   148.7 p5      13 x[9]
        vprold zmm14, zmm14, 0xc                                        ;   150.0 p0      14 x[4]
        vpxord zmm12, zmm12, zmm10                                      ;   149.7 p5      12 x[14]
        vpxord zmm18, zmm18, zmm9                                       ;   150.7 p5      14 x[5]
        vpaddd zmm21, zmm21, zmm8                                       ;   151.0 p0      11 x[3]
        vprold zmm12, zmm12, 0x10                                       ;   152.0 p0      12 x[14]
        vpaddd zmm3, zmm3, zmm14                                        ;   151.7 p5      15 x[0]
        vprold zmm18, zmm18, 0xc                                        ;   153.0 p0      14 x[5]
        vpxord zmm15, zmm15, zmm21                                      ;   152.7 p5      12 x[15]
        vpxord zmm2, zmm2, zmm3                                         ;   153.7 p5      16 x[12]
        vpaddd zmm13, zmm13, zmm12                                      ;   154.0 p0      13 x[10]
        vprold zmm15, zmm15, 0x10                                       ;   155.0 p0      12 x[15]
        vpaddd zmm6, zmm6, zmm18                                        ;   154.7 p5      15 x[1]
        vprold zmm2, zmm2, 8                                            ;   156.0 p0      16 x[12]
        vpxord zmm17, zmm17, zmm13                                      ;   155.7 p5      14 x[6]
        vpxord zmm5, zmm5, zmm6                                         ;   156.7 p5      16 x[13]
        vpaddd zmm19, zmm19, zmm15                                      ;   157.0 p0      13 x[11]
        vprold zmm17, zmm17, 0xc                                        ;   158.0 p0      14 x[6]
        vpaddd zmm20, zmm20, zmm2                                       ;   157.7 p5      17 x[8]
        vprold zmm5, zmm5, 8                                            ;   159.0 p0      16 x[13]
        vpxord zmm8, zmm8, zmm19                                        ;   158.7 p5      14 x[7]
        vpxord zmm14, zmm14, zmm20                                      ;   159.7 p5      18 x[4]
        vpaddd zmm10, zmm10, zmm17                                      ;   160.0 p0      15 x[2]
        vprold zmm8, zmm8, 0xc                                          ;   161.0 p0      14 x[7]
        vpaddd zmm9, zmm9, zmm5                                         ;   160.7 p5      17 x[9]
        vprold zmm14, zmm14, 7                                          ;   162.0 p0      18 x[4]
        vpxord zmm12, zmm12, zmm10                                      ;   161.7 p5      16 x[14]
        vpxord zmm18, zmm18, zmm9                                       ;   162.7 p5      18 x[5]
        vpaddd zmm21, zmm21, zmm8                                       ;   163.0 p0      15 x[3]
        vprold zmm12, zmm12, 8                                          ;   164.0 p0      16 x[14]
        vprold zmm18, zmm18, 7                                          ;   165.0 p0      18 x[5]
        vpaddd zmm22, zmm14, zmm21                                      ;   164.0 p5      11 x[3]
        vpxord zmm15, zmm15, zmm21                                      ;   164.7 p5      16 x[15]
        vpaddd zmm13, zmm13, zmm12                                      ;   165.7 p5      17 x[10]
        vpxord zmm12, zmm12, zmm22                                      ;   166.0 p0      12 x[14]
        vprold zmm15, zmm15, 8                                          ;   167.0 p0      16 x[15]
        vpaddd zmm3, zmm3, zmm18                                        ;   166.7 p5      11 x[0]
        vpxord zmm17, zmm17, zmm13                                      ;   167.7 p5      18 x[6]
        vprold zmm12, zmm12, 0x10                                       ;   168.0 p0      12 x[14]
        vpaddd zmm19, zmm19, zmm15                                      ;   168.7 p5      17 x[11]
        vpxord zmm15, zmm15, zmm3                                       ;   169.0 p0      12 x[15]
        vprold zmm17, zmm17, 7                                          ;   170.0 p0      18 x[6]
        vpaddd zmm9, zmm9, zmm12                                        ;   169.7 p5      13 x[9]
        vpxord zmm8, zmm8, zmm19                                        ;   170.7 p5      18 x[7]
        vprold zmm15, zmm15, 0x10                                       ;   171.0 p0      12 x[15]
        vpaddd zmm6, zmm6, zmm17                                        ;   171.7 p5      11 x[1]
        vpxord zmm14, zmm14, zmm9                                       ;   172.0 p0      14 x[4]
        vprold zmm8, zmm8, 7                                            ;   173.0 p0      18 x[7]
        vpaddd zmm13, zmm13, zmm15                                      ;   172.7 p5      13 x[10]
        vpxord zmm2, zmm2, zmm6                                         ;   173.7 p5      12 x[12]
        vprold zmm14, zmm14, 0xc                                        ;   174.0 p0      14 x[4]
        vpxord zmm18, zmm18, zmm13                                      ;   174.7 p5      14 x[5]
        vpaddd zmm10, zmm10, zmm8                                       ;   175.0 p0      11 x[2]
        vprold zmm2, zmm2, 0x10                                         ;   176.0 p0      12 x[12]
        vpaddd zmm22, zmm22, zmm14                                      ;   175.7 p5      15 x[3]
        vprold zmm18, zmm18, 0xc                                        ;   177.0 p0      14 x[5]
        vpxord zmm5, zmm5, zmm10                                        ;   176.7 p5      12 x[13]
        vpaddd zmm19, zmm19, zmm2                                       ;   177.7 p5      13 x[11]
        vpxord zmm12, zmm12, zmm22                                      ;   178.0 p0      16 x[14]
        vprold zmm5, zmm5, 0x10                                         ;   179.0 p0      12 x[13]
        vpaddd zmm3, zmm3, zmm18                                        ;   178.7 p5      15 x[0]
        vpxord zmm17, zmm17, zmm19                                      ;   179.7 p5      14 x[6]
        vprold zmm12, zmm12, 8                                          ;   180.0 p0      16 x[14]
        vpxord zmm15, zmm15, zmm3                                       ;   180.7 p5      16 x[15]
        vpaddd zmm20, zmm20, zmm5                                       ;   181.0 p0      13 x[8]
        vprold zmm17, zmm17, 0xc                                        ;   182.0 p0      14 x[6]
        vpaddd zmm9, zmm9, zmm12                                        ;   181.7 p5      17 x[9]
        vprold zmm15, zmm15, 8                                          ;   183.0 p0      16 x[15]
        vpxord zmm8, zmm8, zmm20                                        ;   182.7 p5      14 x[7]
        vpaddd zmm6, zmm6, zmm17                                        ;   183.7 p5      15 x[1]
        vpxord zmm14, zmm14, zmm9                                       ;   184.0 p0      18 x[4]
        vprold zmm8, zmm8, 0xc                                          ;   185.0 p0      14 x[7]
        vpaddd zmm13, zmm13, zmm15                                      ;   184.7 p5      17 x[10]
        vpxord zmm2, zmm2, zmm6                                         ;   185.7 p5      16 x[12]
        vprold zmm14, zmm14, 7                                          ;   186.0 p0      18 x[4]
        vpxord zmm18, zmm18, zmm13                                      ;   186.7 p5      18 x[5]
        vpaddd zmm10, zmm10, zmm8                                       ;   187.0 p0      15 x[2]
        vprold zmm2, zmm2, 8                                            ;   188.0 p0      16 x[12]
        vpaddd zmm3, zmm3, zmm14                                        ;   187.7 p5      11 x[0]
        vprold zmm18, zmm18, 7                                          ;   189.0 p0      18 x[5]
        vpxord zmm5, zmm5, zmm10                                        ;   188.7 p5      16 x[13]
        vpaddd zmm19, zmm19, zmm2                                       ;   189.7 p5      17 x[11]
        vpxord zmm2, zmm2, zmm3                                         ;   190.0 p0      12 x[12]
        vprold zmm5, zmm5, 8                                            ;   191.0 p0      16 x[13]
        vpaddd zmm6, zmm6, zmm18                                        ;   190.7 p5      11 x[1]
        vpxord zmm17, zmm17, zmm19                                      ;   191.7 p5      18 x[6]
        vprold zmm2, zmm2, 0x10                                         ;   192.0 p0      12 x[12]
        vpaddd zmm20, zmm20, zmm5                                       ;   192.7 p5      17 x[8]
        vpxord zmm5, zmm5, zmm6                                         ;   193.0 p0      12 x[13]
        vprold zmm17, zmm17, 7                                          ;   194.0 p0      18 x[6]
        vpaddd zmm21, zmm2, zmm20                                       ;   193.7 p5      13 x[8]
        vpxord zmm8, zmm8, zmm20                                        ;   194.7 p5      18 x[7]
        vprold zmm5, zmm5, 0x10                                         ;   195.0 p0      12 x[13]
        vpxord zmm14, zmm14, zmm21                                      ;   195.7 p5      14 x[4]
        vpaddd zmm10, zmm10, zmm17                                      ;   196.0 p0      11 x[2]
        vprold zmm8, zmm8, 7                                            ;   197.0 p0      18 x[7]
        vpaddd zmm9, zmm9, zmm5                                         ;   196.7 p5      13 x[9]
        vprold zmm14, zmm14, 0xc                                        ;   198.0 p0      14 x[4]
        vpxord zmm12, zmm12, zmm10                                      ;   197.7 p5      12 x[14]
        vpxord zmm18, zmm18, zmm9                                       ;   198.7 p5      14 x[5]
        vpaddd zmm22, zmm22, zmm8                                       ;   199.0 p0      11 x[3]
        vprold zmm12, zmm12, 0x10                                       ;   200.0 p0      12 x[14]
        vpaddd zmm3, zmm3, zmm14                                        ;   199.7 p5      15 x[0]
        vprold zmm18, zmm18, 0xc                                        ;   201.0 p0      14 x[5]
        vpxord zmm15, zmm15, zmm22                                      ;   200.7 p5      12 x[15]
        vpxord zmm2, zmm2, zmm3                                         ;   201.7 p5      16 x[12]
        vpaddd zmm13, zmm13, zmm12                                      ;   202.0 p0      13 x[10]
        vprold zmm15, zmm15, 0x10                                       ;   203.0 p0      12 x[15]
        vpaddd zmm6, zmm6, zmm18                                        ;   202.7 p5      15 x[1]
        vprold zmm2, zmm2, 8                                            ;   204.0 p0      16 x[12]
        vpxord zmm17, zmm17, zmm13                                      ;   203.7 p5      14 x[6]
        vpxord zmm5, zmm5, zmm6                                         ;   204.7 p5      16 x[13]
        vpaddd zmm19, zmm19, zmm15                                      ;   205.0 p0      13 x[11]
        vprold zmm17, zmm17, 0xc                                        ;   206.0 p0      14 x[6]
        vpaddd zmm21, zmm21, zmm2                                       ;   205.7 p5      17 x[8]
        vprold zmm5, zmm5, 8                                            ;   207.0 p0      16 x[13]
        vpxord zmm8, zmm8, zmm19                                        ;   206.7 p5      14 x[7]
        vpxord zmm14, zmm14, zmm21                                      ;   207.7 p5      18 x[4]
        vpaddd zmm10, zmm10, zmm17                                      ;   208.0 p0      15 x[2]
        vprold zmm8, zmm8, 0xc                                          ;   209.0 p0      14 x[7]
        vpaddd zmm9, zmm9, zmm5                                         ;   208.7 p5      17 x[9]
        vprold zmm14, zmm14, 7                                          ;   210.0 p0      18 x[4]
        vpxord zmm12, zmm12, zmm10                                      ;   209.7 p5      16 x[14]
        vpxord zmm18, zmm18, zmm9                                       ;   210.7 p5      18 x[5]
        vpaddd zmm22, zmm22, zmm8                                       ;   211.0 p0      15 x[3]
        vprold zmm12, zmm12, 8                                          ;   212.0 p0      16 x[14]
        vprold zmm18, zmm18, 7                                          ;   213.0 p0      18 x[5]
        vpaddd zmm20, zmm14, zmm22                                      ;   212.0 p5      11 x[3]
        vpxord zmm15, zmm15, zmm22                                      ;   212.7 p5      16 x[15]
        vpaddd zmm13, zmm13, zmm12                                      ;   213.7 p5      17 x[10]
        vpxord zmm12, zmm12, zmm20                                      ;   214.0 p0      12 x[14]
        vprold zmm15, zmm15, 8                                          ;   215.0 p0      16 x[15]
        vpaddd zmm3, zmm3, zmm18                                        ;   214.7 p5      11 x[0]
        vpxord zmm17, zmm17, zmm13                                      ;   215.7 p5      18 x[6]
        vprold zmm12, zmm12, 0x10                                       ;   216.0 p0      12 x[14]
        vpaddd zmm19, zmm19, zmm15                                      ;   216.7 p5      17 x[11]
        vpxord zmm15, zmm15, zmm3                                       ;   217.0 p0      12 x[15]
        vprold zmm17, zmm17, 7                                          ;   218.0 p0      18 x[6]
        vpaddd zmm9, zmm9, zmm12                                        ;   217.7 p5      13 x[9]
        vpxord zmm8, zmm8, zmm19                                        ;   218.7 p5      18 x[7]
        vprold zmm15, zmm15, 0x10                                       ;   219.0 p0      12 x[15]
        vpaddd zmm6, zmm6, zmm17                                        ;   219.7 p5      11 x[1]
        vpxord zmm14, zmm14, zmm9                                       ;   220.0 p0      14 x[4]
        vprold zmm8, zmm8, 7                                            ;   221.0 p0      18 x[7]
        vpaddd zmm13, zmm13, zmm15                                      ;   220.7 p5      13 x[10]
        vpxord zmm2, zmm2, zmm6                                         ;   221.7 p5      12 x[12]
        vprold zmm14, zmm14, 0xc                                        ;   222.0 p0      14 x[4]
        vpxord zmm18, zmm18, zmm13                                      ;   222.7 p5      14 x[5]
        vpaddd zmm10, zmm10, zmm8                                       ;   223.0 p0      11 x[2]
        vprold zmm2, zmm2, 0x10                                         ;   224.0 p0      12 x[12]
        vpaddd zmm20, zmm20, zmm14                                      ;   223.7 p5      15 x[3]
        vprold zmm18, zmm18, 0xc                                        ;   225.0 p0      14 x[5]
        vpxord zmm5, zmm5, zmm10                                        ;   224.7 p5      12 x[13]
        vpaddd zmm19, zmm19, zmm2                                       ;   225.7 p5      13 x[11]
        vpxord zmm12, zmm12, zmm20                                      ;   226.0 p0      16 x[14]
        vprold zmm5, zmm5, 0x10                                         ;   227.0 p0      12 x[13]
        vpaddd zmm3, zmm3, zmm18                                        ;   226.7 p5      15 x[0]
        vpxord zmm17, zmm17, zmm19                                      ;   227.7 p5      14 x[6]
        vprold zmm12, zmm12, 8                                          ;   228.0 p0      16 x[14]
        vpxord zmm15, zmm15, zmm3                                       ;   228.7 p5      16 x[15]
        vpaddd zmm21, zmm21, zmm5                                       ;   229.0 p0      13 x[8]
        vprold zmm17, zmm17, 0xc                                        ;   230.0 p0      14 x[6]
        vpaddd zmm9, zmm9, zmm12                                        ;   229.7 p5      17 x[9]
        vprold zmm15, zmm15, 8                                          ;   231.0 p0      16 x[15]
        vpxord zmm8, zmm8, zmm21                                        ;   230.7 p5      14 x[7]
        vpaddd zmm6, zmm6, zmm17                                        ;   231.7 p5      15 x[1]
        vpxord zmm14, zmm14, zmm9                                       ;   232.0 p0      18 x[4]
        vprold zmm8, zmm8, 0xc                                          ;   233.0 p0      14 x[7]
        vpaddd zmm13, zmm13, zmm15                                      ;   232.7 p5      17 x[10]
        vpxord zmm2, zmm2, zmm6                                         ;   233.7 p5      16 x[12]
        vprold zmm14, zmm14, 7                                          ;   234.0 p0      18 x[4]
        vpxord zmm18, zmm18, zmm13                                      ;   234.7 p5      18 x[5]
        vpaddd zmm10, zmm10, zmm8                                       ;   235.0 p0      15 x[2]
        vprold zmm2, zmm2, 8                                            ;   236.0 p0      16 x[12]
        vpaddd zmm3, zmm3, zmm14                                        ;   235.7 p5      11 x[0]
        vprold zmm18, zmm18, 7                                          ;   237.0 p0      18 x[5]
        vpxord zmm5, zmm5, zmm10                                        ;   236.7 p5      16 x[13]
        vpaddd zmm19, zmm19, zmm2                                       ;   237.7 p5      17 x[11]
        vpxord zmm2, zmm2, zmm3                                         ;   238.0 p0      12 x[12]
        vprold zmm5, zmm5, 8                                            ;   239.0 p0      16 x[13]
        vpaddd zmm6, zmm6, zmm18                                        ;   238.7 p5      11 x[1]
        vpxord zmm17, zmm17, zmm19                                      ;   239.7 p5      18 x[6]
        vprold zmm2, zmm2, 0x10                                         ;   240.0 p0      12 x[12]
        vpaddd zmm21, zmm21, zmm5                                       ;   240.7 p5      17 x[8]
        vpxord zmm5, zmm5, zmm6                                         ;   241.0 p0      12 x[13]
        vprold zmm17, zmm17, 7                                          ;   242.0 p0      18 x[6]
        vpaddd zmm22, zmm2, zmm21                                       ;   241.7 p5      13 x[8]
        vpxord zmm8, zmm8, zmm21                                        ;   242.7 p5      18 x[7]
        vprold zmm5, zmm5, 0x10                                         ;   243.0 p0      12 x[13]
        vpxord zmm14, zmm14, zmm22                                      ;   243.7 p5      14 x[4]
        vpaddd zmm10, zmm10, zmm17                                      ;   244.0 p0      11 x[2]
        vprold zmm8, zmm8, 7                                            ;   245.0 p0      18 x[7]
        vpaddd zmm9, zmm9, zmm5                                         ;   244.7 p5      13 x[9]
        vprold zmm14, zmm14, 0xc                                        ;   246.0 p0      14 x[4]
        vpxord zmm12, zmm12, zmm10                                      ;   245.7 p5      12 x[14]
        vpxord zmm18, zmm18, zmm9                                       ;   246.7 p5      14 x[5]
        vpaddd zmm20, zmm20, zmm8                                       ;   247.0 p0      11 x[3]
        vprold zmm12, zmm12, 0x10                                       ;   248.0 p0      12 x[14]
        vpaddd zmm3, zmm3, zmm14                                        ;   247.7 p5      15 x[0]
        vprold zmm18, zmm18, 0xc                                        ;   249.0 p0      14 x[5]
        vpxord zmm15, zmm15, zmm20                                      ;   248.7 p5      12 x[15]
        vpxord zmm2, zmm2, zmm3                                         ;   249.7 p5      16 x[12]
        vpaddd zmm13, zmm13, zmm12                                      ;   250.0 p0      13 x[10]
        vprold zmm15, zmm15, 0x10                                       ;   251.0 p0      12 x[15]
        vpaddd zmm6, zmm6, zmm18                                        ;   250.7 p5      15 x[1]
        vprold zmm2, zmm2, 8                                            ;   252.0 p0      16 x[12]
        vpxord zmm17, zmm17, zmm13                                      ;   251.7 p5      14 x[6]
        vpxord zmm5, zmm5, zmm6                                         ;   252.7 p5      16 x[13]
        vpaddd zmm19, zmm19, zmm15                                      ;   253.0 p0      13 x[11]
        vprold zmm17, zmm17, 0xc                                        ;   254.0 p0      14 x[6]
        vpaddd zmm22, zmm22, zmm2                                       ;   253.7 p5      17 x[8]
        vprold zmm5, zmm5, 8                                            ;   255.0 p0      16 x[13]
        vpxord zmm8, zmm8, zmm19                                        ;   254.7 p5      14 x[7]
        vpxord zmm14, zmm14, zmm22                                      ;   255.7 p5      18 x[4]
        vpaddd zmm10, zmm10, zmm17                                      ;   256.0 p0      15 x[2]
        vprold zmm8, zmm8, 0xc                                          ;   257.0 p0      14 x[7]
        vpaddd zmm9, zmm9, zmm5                                         ;   256.7 p5      17 x[9]
        vprold zmm14, zmm14, 7                                          ;   258.0 p0      18 x[4]
        vpxord zmm12, zmm12, zmm10                                      ;   257.7 p5      16 x[14]
        vpxord zmm18, zmm18, zmm9                                       ;   258.7 p5      18 x[5]
        vpaddd zmm20, zmm20, zmm8                                       ;   259.0 p0      15 x[3]
        vprold zmm12, zmm12, 8                                          ;   260.0 p0      16 x[14]
        vprold zmm18, zmm18, 7                                          ;   261.0 p0      18 x[5]
        vpaddd zmm21, zmm14, zmm20                                      ;   260.0 p5      11 x[3]
        vpxord zmm15, zmm15, zmm20                                      ;   260.7 p5      16 x[15]
        vpaddd zmm13, zmm13, zmm12                                      ;   261.7 p5      17 x[10]
        vpxord zmm12, zmm12, zmm21                                      ;   262.0 p0      12 x[14]
        vprold zmm15, zmm15, 8                                          ;   263.0 p0      16 x[15]
        vpaddd zmm3, zmm3, zmm18                                        ;   262.7 p5      11 x[0]
        vpxord zmm17, zmm17, zmm13                                      ;   263.7 p5      18 x[6]
        vprold zmm12, zmm12, 0x10                                       ;   264.0 p0      12 x[14]
        vpaddd zmm19, zmm19, zmm15                                      ;   264.7 p5      17 x[11]
        vpxord zmm15, zmm15, zmm3                                       ;   265.0 p0      12 x[15]
        vprold zmm17, zmm17, 7                                          ;   266.0 p0      18 x[6]
        vpaddd zmm9, zmm9, zmm12                                        ;   265.7 p5      13 x[9]
        vpxord zmm8, zmm8, zmm19                                        ;   266.7 p5      18 x[7]
        vprold zmm15, zmm15, 0x10                                       ;   267.0 p0      12 x[15]
        vpaddd zmm6, zmm6, zmm17                                        ;   267.7 p5      11 x[1]
        vpxord zmm14, zmm14, zmm9                                       ;   268.0 p0      14 x[4]
        vprold zmm8, zmm8, 7                                            ;   269.0 p0      18 x[7]
        vpaddd zmm13, zmm13, zmm15                                      ;   268.7 p5      13 x[10]
        vpxord zmm2, zmm2, zmm6                                         ;   269.7 p5      12 x[12]
        vprold zmm14, zmm14, 0xc                                        ;   270.0 p0      14 x[4]
        vpxord zmm18, zmm18, zmm13                                      ;   270.7 p5      14 x[5]
        vpaddd zmm10, zmm10, zmm8                                       ;   271.0 p0      11 x[2]
        vprold zmm2, zmm2, 0x10                                         ;   272.0 p0      12 x[12]
        vpaddd zmm21, zmm21, zmm14                                      ;   271.7 p5      15 x[3]
        vprold zmm18, zmm18, 0xc                                        ;   273.0 p0      14 x[5]
        vpxord zmm5, zmm5, zmm10                                        ;   272.7 p5      12 x[13]
        vpaddd zmm19, zmm19, zmm2                                       ;   273.7 p5      13 x[11]
        vpxord zmm12, zmm12, zmm21                                      ;   274.0 p0      16 x[14]
        vprold zmm5, zmm5, 0x10                                         ;   275.0 p0      12 x[13]
        vpaddd zmm3, zmm3, zmm18                                        ;   274.7 p5      15 x[0]
        vpxord zmm17, zmm17, zmm19                                      ;   275.7 p5      14 x[6]
        vprold zmm12, zmm12, 8                                          ;   276.0 p0      16 x[14]
        vpxord zmm15, zmm15, zmm3                                       ;   276.7 p5      16 x[15]
        vpaddd zmm22, zmm22, zmm5                                       ;   277.0 p0      13 x[8]
        vprold zmm17, zmm17, 0xc                                        ;   278.0 p0      14 x[6]
        vpaddd zmm9, zmm9, zmm12                                        ;   277.7 p5      17 x[9]
        vprold zmm15, zmm15, 8                                          ;   279.0 p0      16 x[15]
        vpxord zmm8, zmm8, zmm22                                        ;   278.7 p5      14 x[7]
        vpaddd zmm6, zmm6, zmm17                                        ;   279.7 p5      15 x[1]
        vpxord zmm14, zmm14, zmm9                                       ;   280.0 p0      18 x[4]
        vprold zmm8, zmm8, 0xc                                          ;   281.0 p0      14 x[7]
        vpaddd zmm13, zmm13, zmm15                                      ;   280.7 p5      17 x[10]
        vpxord zmm2, zmm2, zmm6                                         ;   281.7 p5      16 x[12]
        vprold zmm14, zmm14, 7                                          ;   282.0 p0      18 x[4]
        vpxord zmm18, zmm18, zmm13                                      ;   282.7 p5      18 x[5]
        vpaddd zmm10, zmm10, zmm8                                       ;   283.0 p0      15 x[2]
        vprold zmm2, zmm2, 8                                            ;   284.0 p0      16 x[12]
        vpaddd zmm3, zmm3, zmm14                                        ;   283.7 p5      11 x[0]
        vprold zmm18, zmm18, 7                                          ;   285.0 p0      18 x[5]
        vpxord zmm5, zmm5, zmm10                                        ;   284.7 p5      16 x[13]
        vpaddd zmm19, zmm19, zmm2                                       ;   285.7 p5      17 x[11]
        vpxord zmm2, zmm2, zmm3                                         ;   286.0 p0      12 x[12]
        vprold zmm5, zmm5, 8                                            ;   287.0 p0      16 x[13]
        vpaddd zmm6, zmm6, zmm18                                        ;   286.7 p5      11 x[1]
        vpxord zmm17, zmm17, zmm19                                      ;   287.7 p5      18 x[6]
        vprold zmm2, zmm2, 0x10                                         ;   288.0 p0      12 x[12]
        vpaddd zmm22, zmm22, zmm5                                       ;   288.7 p5      17 x[8]
        vpxord zmm5, zmm5, zmm6                                         ;   289.0 p0      12 x[13]
        vprold zmm17, zmm17, 7                                          ;   290.0 p0      18 x[6]
        vpaddd zmm20, zmm2, zmm22                                       ;   289.7 p5      13 x[8]
        vpxord zmm8, zmm8, zmm22                                        ;   290.7 p5      18 x[7]
        vprold zmm5, zmm5, 0x10                                         ;   291.0 p0      12 x[13]
        vpxord zmm14, zmm14, zmm20                                      ;   291.7 p5      14 x[4]
        vpaddd zmm10, zmm10, zmm17                                      ;   292.0 p0      11 x[2]
        vprold zmm8, zmm8, 7                                            ;   293.0 p0      18 x[7]
        vpaddd zmm9, zmm9, zmm5                                         ;   292.7 p5      13 x[9]
        vprold zmm14, zmm14, 0xc                                        ;   294.0 p0      14 x[4]
        vpxord zmm12, zmm12, zmm10                                      ;   293.7 p5      12 x[14]
        vpxord zmm18, zmm18, zmm9                                       ;   294.7 p5      14 x[5]
        vpaddd zmm21, zmm21, zmm8                                       ;   295.0 p0      11 x[3]
        vprold zmm12, zmm12, 0x10                                       ;   296.0 p0      12 x[14]
        vpaddd zmm3, zmm3, zmm14                                        ;   295.7 p5      15 x[0]
        vprold zmm18, zmm18, 0xc                                        ;   297.0 p0      14 x[5]
        vpxord zmm15, zmm15, zmm21                                      ;   296.7 p5      12 x[15]
        vpxord zmm2, zmm2, zmm3                                         ;   297.7 p5      16 x[12]
        vpaddd zmm13, zmm13, zmm12                                      ;   298.0 p0      13 x[10]
        vprold zmm15, zmm15, 0x10                                       ;   299.0 p0      12 x[15]
        vpaddd zmm6, zmm6, zmm18                                        ;   298.7 p5      15 x[1]
        vprold zmm2, zmm2, 8                                            ;   300.0 p0      16 x[12]
        vpxord zmm17, zmm17, zmm13                                      ;   299.7 p5      14 x[6]
        vpxord zmm5, zmm5, zmm6                                         ;   300.7 p5      16 x[13]
        vpaddd zmm19, zmm19, zmm15                                      ;   301.0 p0      13 x[11]
        vprold zmm17, zmm17, 0xc                                        ;   302.0 p0      14 x[6]
        vpaddd zmm20, zmm20, zmm2                                       ;   301.7 p5      17 x[8]
        vprold zmm5, zmm5, 8                                            ;   303.0 p0      16 x[13]
        vpxord zmm8, zmm8, zmm19                                        ;   302.7 p5      14 x[7]
        vpxord zmm14, zmm14, zmm20                                      ;   303.7 p5      18 x[4]
        vpaddd zmm10, zmm10, zmm17                                      ;   304.0 p0      15 x[2]
        vprold zmm8, zmm8, 0xc                                          ;   305.0 p0      14 x[7]
        vpaddd zmm9, zmm9, zmm5                                         ;   304.7 p5      17 x[9]
        vprold zmm14, zmm14, 7                                          ;   306.0 p0      18 x[4]
        vpxord zmm12, zmm12, zmm10                                      ;   305.7 p5      16 x[14]
        vpxord zmm18, zmm18, zmm9                                       ;   306.7 p5      18 x[5]
        vpaddd zmm21, zmm21, zmm8                                       ;   307.0 p0      15 x[3]
        vprold zmm12, zmm12, 8                                          ;   308.0 p0      16 x[14]
        vprold zmm18, zmm18, 7                                          ;   309.0 p0      18 x[5]
        vpaddd zmm22, zmm14, zmm21                                      ;   308.0 p5      11 x[3]
        vpxord zmm15, zmm15, zmm21                                      ;   308.7 p5      16 x[15]
        vpaddd zmm13, zmm13, zmm12                                      ;   309.7 p5      17 x[10]
        vpxord zmm12, zmm12, zmm22                                      ;   310.0 p0      12 x[14]
        vprold zmm15, zmm15, 8                                          ;   311.0 p0      16 x[15]
        vpaddd zmm3, zmm3, zmm18                                        ;   310.7 p5      11 x[0]
        vpxord zmm17, zmm17, zmm13                                      ;   311.7 p5      18 x[6]
        vprold zmm12, zmm12, 0x10                                       ;   312.0 p0      12 x[14]
        vpaddd zmm19, zmm19, zmm15                                      ;   312.7 p5      17 x[11]
        vpxord zmm15, zmm15, zmm3                                       ;   313.0 p0      12 x[15]
        vprold zmm17, zmm17, 7                                          ;   314.0 p0      18 x[6]
        vpaddd zmm9, zmm9, zmm12                                        ;   313.7 p5      13 x[9]
        vpxord zmm8, zmm8, zmm19                                        ;   314.7 p5      18 x[7]
        vprold zmm15, zmm15, 0x10                                       ;   315.0 p0      12 x[15]
        vpaddd zmm6, zmm6, zmm17                                        ;   315.7 p5      11 x[1]
        vpxord zmm14, zmm14, zmm9                                       ;   316.0 p0      14 x[4]
        vprold zmm8, zmm8, 7                                            ;   317.0 p0      18 x[7]
        vpaddd zmm13, zmm13, zmm15                                      ;   316.7 p5      13 x[10]
        vpxord zmm2, zmm2, zmm6                                         ;   317.7 p5      12 x[12]
        vprold zmm14, zmm14, 0xc                                        ;   318.0 p0      14 x[4]
        vpxord zmm18, zmm18, zmm13                                      ;   318.7 p5      14 x[5]
        vpaddd zmm10, zmm10, zmm8                                       ;   319.0 p0      11 x[2]
        vprold zmm2, zmm2, 0x10                                         ;   320.0 p0      12 x[12]
        vpaddd zmm22, zmm22, zmm14                                      ;   319.7 p5      15 x[3]
        vprold zmm18, zmm18, 0xc                                        ;   321.0 p0      14 x[5]
        vpxord zmm5, zmm5, zmm10                                        ;   320.7 p5      12 x[13]
        vpaddd zmm19, zmm19, zmm2                                       ;   321.7 p5      13 x[11]
        vpxord zmm12, zmm12, zmm22                                      ;   322.0 p0      16 x[14]
        vprold zmm5, zmm5, 0x10                                         ;   323.0 p0      12 x[13]
        vpaddd zmm3, zmm3, zmm18                                        ;   322.7 p5      15 x[0]
        vpxord zmm17, zmm17, zmm19                                      ;   323.7 p5      14 x[6]
        vprold zmm12, zmm12, 8                                          ;   324.0 p0      16 x[14]
        vpxord zmm15, zmm15, zmm3                                       ;   324.7 p5      16 x[15]
        vpaddd zmm20, zmm20, zmm5                                       ;   325.0 p0      13 x[8]
        vprold zmm17, zmm17, 0xc                                        ;   326.0 p0      14 x[6]
        vpaddd zmm9, zmm9, zmm12                                        ;   325.7 p5      17 x[9]
        vprold zmm15, zmm15, 8                                          ;   327.0 p0      16 x[15]
        vpxord zmm8, zmm8, zmm20                                        ;   326.7 p5      14 x[7]
        vpaddd zmm6, zmm6, zmm17                                        ;   327.7 p5      15 x[1]
        vpxord zmm14, zmm14, zmm9                                       ;   328.0 p0      18 x[4]
        vprold zmm8, zmm8, 0xc                                          ;   329.0 p0      14 x[7]
        vpaddd zmm13, zmm13, zmm15                                      ;   328.7 p5      17 x[10]
        vpxord zmm2, zmm2, zmm6                                         ;   329.7 p5      16 x[12]
        vprold zmm14, zmm14, 7                                          ;   330.0 p0      18 x[4]
        vpxord zmm18, zmm18, zmm13                                      ;   330.7 p5      18 x[5]
        vpaddd zmm10, zmm10, zmm8                                       ;   331.0 p0      15 x[2]
        vprold zmm2, zmm2, 8                                            ;   332.0 p0      16 x[12]
        vpaddd zmm3, zmm3, zmm14                                        ;   331.7 p5      11 x[0]
        vprold zmm18, zmm18, 7                                          ;   333.0 p0      18 x[5]
        vpxord zmm5, zmm5, zmm10                                        ;   332.7 p5      16 x[13]
        vpaddd zmm19, zmm19, zmm2                                       ;   333.7 p5      17 x[11]
        vpxord zmm2, zmm2, zmm3                                         ;   334.0 p0      12 x[12]
        vprold zmm5, zmm5, 8                                            ;   335.0 p0      16 x[13]
        vpaddd zmm6, zmm6, zmm18                                        ;   334.7 p5      11 x[1]
        vpxord zmm17, zmm17, zmm19                                      ;   335.7 p5      18 x[6]
        vprold zmm2, zmm2, 0x10                                         ;   336.0 p0      12 x[12]
        vpaddd zmm20, zmm20, zmm5                                       ;   336.7 p5      17 x[8]
        vpxord zmm5, zmm5, zmm6                                         ;   337.0 p0      12 x[13]
        vprold zmm17, zmm17, 7                                          ;   338.0 p0      18 x[6]
        vpaddd zmm21, zmm2, zmm20                                       ;   337.7 p5      13 x[8]
        vpxord zmm8, zmm8, zmm20                                        ;   338.7 p5      18 x[7]
        vprold zmm5, zmm5, 0x10                                         ;   339.0 p0      12 x[13]
        vpxord zmm14, zmm14, zmm21                                      ;   339.7 p5      14 x[4]
        vpaddd zmm10, zmm10, zmm17                                      ;   340.0 p0      11 x[2]
        vprold zmm8, zmm8, 7                                            ;   341.0 p0      18 x[7]
        vpaddd zmm9, zmm9, zmm5                                         ;   340.7 p5      13 x[9]
        vprold zmm14, zmm14, 0xc                                        ;   342.0 p0      14 x[4]
        vpxord zmm12, zmm12, zmm10                                      ;   341.7 p5      12 x[14]
        vpxord zmm18, zmm18, zmm9                                       ;   342.7 p5      14 x[5]
        vpaddd zmm22, zmm22, zmm8                                       ;   343.0 p0      11 x[3]
        vprold zmm12, zmm12, 0x10                                       ;   344.0 p0      12 x[14]
        vpaddd zmm3, zmm3, zmm14                                        ;   343.7 p5      15 x[0]
        vprold zmm18, zmm18, 0xc                                        ;   345.0 p0      14 x[5]
        vpxord zmm15, zmm15, zmm22                                      ;   344.7 p5      12 x[15]
        vpxord zmm2, zmm2, zmm3                                         ;   345.7 p5      16 x[12]
        vpaddd zmm13, zmm13, zmm12                                      ;   346.0 p0      13 x[10]
        vprold zmm15, zmm15, 0x10                                       ;   347.0 p0      12 x[15]
        vpaddd zmm6, zmm6, zmm18                                        ;   346.7 p5      15 x[1]
        vprold zmm2, zmm2, 8                                            ;   348.0 p0      16 x[12]
        vpxord zmm17, zmm17, zmm13                                      ;   347.7 p5      14 x[6]
        vpxord zmm5, zmm5, zmm6                                         ;   348.7 p5      16 x[13]
        vpaddd zmm19, zmm19, zmm15                                      ;   349.0 p0      13 x[11]
        vprold zmm17, zmm17, 0xc                                        ;   350.0 p0      14 x[6]
        vpaddd zmm21, zmm21, zmm2                                       ;   349.7 p5      17 x[8]
        vprold zmm5, zmm5, 8                                            ;   351.0 p0      16 x[13]
        vpxord zmm8, zmm8, zmm19                                        ;   350.7 p5      14 x[7]
        vpxord zmm14, zmm14, zmm21                                      ;   351.7 p5      18 x[4]
        vpaddd zmm10, zmm10, zmm17                                      ;   352.0 p0      15 x[2]
        vprold zmm8, zmm8, 0xc                                          ;   353.0 p0      14 x[7]
        vpaddd zmm9, zmm9, zmm5                                         ;   352.7 p5      17 x[9]
        vprold zmm14, zmm14, 7                                          ;   354.0 p0      18 x[4]
        vpxord zmm12, zmm12, zmm10                                      ;   353.7 p5      16 x[14]
        vpxord zmm18, zmm18, zmm9                                       ;   354.7 p5      18 x[5]
        vpaddd zmm22, zmm22, zmm8                                       ;   355.0 p0      15 x[3]
        vprold zmm12, zmm12, 8                                          ;   356.0 p0      16 x[14]
        vprold zmm18, zmm18, 7                                          ;   357.0 p0      18 x[5]
        vpaddd zmm20, zmm14, zmm22                                      ;   356.0 p5      11 x[3]
        vpxord zmm15, zmm15, zmm22                                      ;   356.7 p5      16 x[15]
        vpaddd zmm13, zmm13, zmm12                                      ;   357.7 p5      17 x[10]
        vpxord zmm12, zmm12, zmm20                                      ;   358.0 p0      12 x[14]
        vprold zmm15, zmm15, 8                                          ;   359.0 p0      16 x[15]
        vpaddd zmm3, zmm3, zmm18                                        ;   358.7 p5      11 x[0]
        vpxord zmm17, zmm17, zmm13                                      ;   359.7 p5      18 x[6]
        vprold zmm12, zmm12, 0x10                                       ;   360.0 p0      12 x[14]
        vpaddd zmm19, zmm19, zmm15                                      ;   360.7 p5      17 x[11]
        vpxord zmm15, zmm15, zmm3                                       ;   361.0 p0      12 x[15]
        vprold zmm17, zmm17, 7                                          ;   362.0 p0      18 x[6]
        vpaddd zmm9, zmm9, zmm12                                        ;   361.7 p5      13 x[9]
        vpxord zmm8, zmm8, zmm19                                        ;   362.7 p5      18 x[7]
        vprold zmm15, zmm15, 0x10                                       ;   363.0 p0      12 x[15]
        vpaddd zmm6, zmm6, zmm17                                        ;   363.7 p5      11 x[1]
        vpxord zmm14, zmm14, zmm9                                       ;   364.0 p0      14 x[4]
        vprold zmm8, zmm8, 7                                            ;   365.0 p0      18 x[7]
        vpaddd zmm13, zmm13, zmm15                                      ;   364.7 p5      13 x[10]
        vpxord zmm2, zmm2, zmm6                                         ;   365.7 p5      12 x[12]
        vprold zmm14, zmm14, 0xc                                        ;   366.0 p0      14 x[4]
        vpxord zmm18, zmm18, zmm13                                      ;   366.7 p5      14 x[5]
        vpaddd zmm10, zmm10, zmm8                                       ;   367.0 p0      11 x[2]
        vprold zmm2, zmm2, 0x10                                         ;   368.0 p0      12 x[12]
        vpaddd zmm20, zmm20, zmm14                                      ;   367.7 p5      15 x[3]
        vprold zmm18, zmm18, 0xc                                        ;   369.0 p0      14 x[5]
        vpxord zmm5, zmm5, zmm10                                        ;   368.7 p5      12 x[13]
        vpaddd zmm19, zmm19, zmm2                                       ;   369.7 p5      13 x[11]
        vpxord zmm12, zmm12, zmm20                                      ;   370.0 p0      16 x[14]
        vprold zmm5, zmm5, 0x10                                         ;   371.0 p0      12 x[13]
        vpaddd zmm3, zmm3, zmm18                                        ;   370.7 p5      15 x[0]
        vpxord zmm17, zmm17, zmm19                                      ;   371.7 p5      14 x[6]
        vprold zmm12, zmm12, 8                                          ;   372.0 p0      16 x[14]
        vpxord zmm15, zmm15, zmm3                                       ;   372.7 p5      16 x[15]
        vpaddd zmm21, zmm21, zmm5                                       ;   373.0 p0      13 x[8]
        vprold zmm17, zmm17, 0xc                                        ;   374.0 p0      14 x[6]
        vpaddd zmm9, zmm9, zmm12                                        ;   373.7 p5      17 x[9]
        vprold zmm15, zmm15, 8                                          ;   375.0 p0      16 x[15]
        vpxord zmm8, zmm8, zmm21                                        ;   374.7 p5      14 x[7]
        vpaddd zmm6, zmm6, zmm17                                        ;   375.7 p5      15 x[1]
        vpxord zmm14, zmm14, zmm9                                       ;   376.0 p0      18 x[4]
        vprold zmm8, zmm8, 0xc                                          ;   377.0 p0      14 x[7]
        vpaddd zmm13, zmm13, zmm15                                      ;   376.7 p5      17 x[10]
        vpxord zmm2, zmm2, zmm6                                         ;   377.7 p5      16 x[12]
        vprold zmm14, zmm14, 7                                          ;   378.0 p0      18 x[4]
        vpxord zmm18, zmm18, zmm13                                      ;   378.7 p5      18 x[5]
        vpaddd zmm10, zmm10, zmm8                                       ;   379.0 p0      15 x[2]
        vprold zmm2, zmm2, 8                                            ;   380.0 p0      16 x[12]
        vpaddd zmm3, zmm3, zmm14                                        ;   379.7 p5      11 x[0]
        vprold zmm18, zmm18, 7                                          ;   381.0 p0      18 x[5]
        vpxord zmm5, zmm5, zmm10                                        ;   380.7 p5      16 x[13]
        vpaddd zmm19, zmm19, zmm2                                       ;   381.7 p5      17 x[11]
        vpxord zmm2, zmm2, zmm3                                         ;   382.0 p0      12 x[12]
        vprold zmm5, zmm5, 8                                            ;   383.0 p0      16 x[13]
        vpaddd zmm6, zmm6, zmm18                                        ;   382.7 p5      11 x[1]
        vpxord zmm17, zmm17, zmm19                                      ;   383.7 p5      18 x[6]
        vprold zmm2, zmm2, 0x10                                         ;   384.0 p0      12 x[12]
        vpaddd zmm21, zmm21, zmm5                                       ;   384.7 p5      17 x[8]
        vpxord zmm5, zmm5, zmm6                                         ;   385.0 p0      12 x[13]
        vprold zmm17, zmm17, 7                                          ;   386.0 p0      18 x[6]
        vpaddd zmm22, zmm2, zmm21                                       ;   385.7 p5      13 x[8]
        vpxord zmm8, zmm8, zmm21                                        ;   386.7 p5      18 x[7]
        vprold zmm5, zmm5, 0x10                                         ;   387.0 p0      12 x[13]
        vpxord zmm14, zmm14, zmm22                                      ;   387.7 p5      14 x[4]
        vpaddd zmm10, zmm10, zmm17                                      ;   388.0 p0      11 x[2]
        vprold zmm8, zmm8, 7                                            ;   389.0 p0      18 x[7]
        vpaddd zmm9, zmm9, zmm5                                         ;   388.7 p5      13 x[9]
        vprold zmm14, zmm14, 0xc                                        ;   390.0 p0      14 x[4]
        vpxord zmm12, zmm12, zmm10                                      ;   389.7 p5      12 x[14]
        vpxord zmm18, zmm18, zmm9                                       ;   390.7 p5      14 x[5]
        vpaddd zmm20, zmm20, zmm8                                       ;   391.0 p0      11 x[3]
        vprold zmm12, zmm12, 0x10                                       ;   392.0 p0      12 x[14]
        vpaddd zmm3, zmm3, zmm14                                        ;   391.7 p5      15 x[0]
        vprold zmm18, zmm18, 0xc                                        ;   393.0 p0      14 x[5]
        vpxord zmm15, zmm15, zmm20                                      ;   392.7 p5      12 x[15]
        vpxord zmm2, zmm2, zmm3                                         ;   393.7 p5      16 x[12]
        vpaddd zmm13, zmm13, zmm12                                      ;   394.0 p0      13 x[10]
        vprold zmm15, zmm15, 0x10                                       ;   395.0 p0      12 x[15]
        vpaddd zmm6, zmm6, zmm18                                        ;   394.7 p5      15 x[1]
        vprold zmm2, zmm2, 8                                            ;   396.0 p0      16 x[12]
        vpxord zmm17, zmm17, zmm13                                      ;   395.7 p5      14 x[6]
        vpxord zmm5, zmm5, zmm6                                         ;   396.7 p5      16 x[13]
        vpaddd zmm19, zmm19, zmm15                                      ;   397.0 p0      13 x[11]
        vprold zmm17, zmm17, 0xc                                        ;   398.0 p0      14 x[6]
        vpaddd zmm22, zmm22, zmm2                                       ;   397.7 p5      17 x[8]
        vprold zmm5, zmm5, 8                                            ;   399.0 p0      16 x[13]
        vpxord zmm8, zmm8, zmm19                                        ;   398.7 p5      14 x[7]
        vpxord zmm14, zmm14, zmm22                                      ;   399.7 p5      18 x[4]
        vpaddd zmm10, zmm10, zmm17                                      ;   400.0 p0      15 x[2]
        vprold zmm8, zmm8, 0xc                                          ;   401.0 p0      14 x[7]
        vpaddd zmm9, zmm9, zmm5                                         ;   400.7 p5      17 x[9]
        vprold zmm14, zmm14, 7                                          ;   402.0 p0      18 x[4]
        vpxord zmm12, zmm12, zmm10                                      ;   401.7 p5      16 x[14]
        vpxord zmm18, zmm18, zmm9                                       ;   402.7 p5      18 x[5]
        vpaddd zmm20, zmm20, zmm8                                       ;   403.0 p0      15 x[3]
        vprold zmm12, zmm12, 8                                          ;   404.0 p0      16 x[14]
        vprold zmm18, zmm18, 7                                          ;   405.0 p0      18 x[5]
        vpaddd zmm21, zmm14, zmm20                                      ;   404.0 p5      11 x[3]
        vpxord zmm15, zmm15, zmm20                                      ;   404.7 p5      16 x[15]
        vpaddd zmm13, zmm13, zmm12                                      ;   405.7 p5      17 x[10]
        vpxord zmm12, zmm12, zmm21                                      ;   406.0 p0      12 x[14]
        vprold zmm15, zmm15, 8                                          ;   407.0 p0      16 x[15]
        vpaddd zmm3, zmm3, zmm18                                        ;   406.7 p5      11 x[0]
        vpxord zmm17, zmm17, zmm13                                      ;   407.7 p5      18 x[6]
        vprold zmm12, zmm12, 0x10                                       ;   408.0 p0      12 x[14]
        vpaddd zmm19, zmm19, zmm15                                      ;   408.7 p5      17 x[11]
        vpxord zmm15, zmm15, zmm3                                       ;   409.0 p0      12 x[15]
        vprold zmm17, zmm17, 7                                          ;   410.0 p0      18 x[6]
        vpaddd zmm9, zmm9, zmm12                                        ;   409.7 p5      13 x[9]
        vpxord zmm8, zmm8, zmm19                                        ;   410.7 p5      18 x[7]
        vprold zmm15, zmm15, 0x10                                       ;   411.0 p0      12 x[15]
        vpaddd zmm6, zmm6, zmm17                                        ;   411.7 p5      11 x[1]
        vpxord zmm14, zmm14, zmm9                                       ;   412.0 p0      14 x[4]
        vprold zmm8, zmm8, 7                                            ;   413.0 p0      18 x[7]
        vpaddd zmm13, zmm13, zmm15                                      ;   412.7 p5      13 x[10]
        vpxord zmm2, zmm2, zmm6                                         ;   413.7 p5      12 x[12]
        vprold zmm14, zmm14, 0xc                                        ;   414.0 p0      14 x[4]
        vpxord zmm18, zmm18, zmm13                                      ;   414.7 p5      14 x[5]
        vpaddd zmm10, zmm10, zmm8                                       ;   415.0 p0      11 x[2]
        vprold zmm2, zmm2, 0x10                                         ;   416.0 p0      12 x[12]
        vpaddd zmm21, zmm21, zmm14                                      ;   415.7 p5      15 x[3]
        vprold zmm18, zmm18, 0xc                                        ;   417.0 p0      14 x[5]
        vpxord zmm5, zmm5, zmm10                                        ;   416.7 p5      12 x[13]
        vpaddd zmm19, zmm19, zmm2                                       ;   417.7 p5      13 x[11]
        vpxord zmm12, zmm12, zmm21                                      ;   418.0 p0      16 x[14]
        vprold zmm5, zmm5, 0x10                                         ;   419.0 p0      12 x[13]
        vpaddd zmm3, zmm3, zmm18                                        ;   418.7 p5      15 x[0]
        vpxord zmm17, zmm17, zmm19                                      ;   419.7 p5      14 x[6]
        vprold zmm12, zmm12, 8                                          ;   420.0 p0      16 x[14]
        vpxord zmm15, zmm15, zmm3                                       ;   420.7 p5      16 x[15]
        vpaddd zmm22, zmm22, zmm5                                       ;   421.0 p0      13 x[8]
        vprold zmm17, zmm17, 0xc                                        ;   422.0 p0      14 x[6]
        vpaddd zmm9, zmm9, zmm12                                        ;   421.7 p5      17 x[9]
        vprold zmm15, zmm15, 8                                          ;   423.0 p0      16 x[15]
        vpxord zmm8, zmm8, zmm22                                        ;   422.7 p5      14 x[7]
        vpaddd zmm6, zmm6, zmm17                                        ;   423.7 p5      15 x[1]
        vpxord zmm14, zmm14, zmm9                                       ;   424.0 p0      18 x[4]
        vprold zmm8, zmm8, 0xc                                          ;   425.0 p0      14 x[7]
        vpaddd zmm13, zmm13, zmm15                                      ;   424.7 p5      17 x[10]
        vpxord zmm2, zmm2, zmm6                                         ;   425.7 p5      16 x[12]
        vprold zmm14, zmm14, 7                                          ;   426.0 p0      18 x[4]
        vpxord zmm18, zmm18, zmm13                                      ;   426.7 p5      18 x[5]
        vpaddd zmm10, zmm10, zmm8                                       ;   427.0 p0      15 x[2]
        vprold zmm2, zmm2, 8                                            ;   428.0 p0      16 x[12]
        vpaddd zmm3, zmm3, zmm14                                        ;   427.7 p5      11 x[0]
        vprold zmm18, zmm18, 7                                          ;   429.0 p0      18 x[5]
        vpxord zmm5, zmm5, zmm10                                        ;   428.7 p5      16 x[13]
        vpaddd zmm19, zmm19, zmm2                                       ;   429.7 p5      17 x[11]
        vpxord zmm2, zmm2, zmm3                                         ;   430.0 p0      12 x[12]
        vprold zmm5, zmm5, 8                                            ;   431.0 p0      16 x[13]
        vpaddd zmm6, zmm6, zmm18                                        ;   430.7 p5      11 x[1]
        vpxord zmm17, zmm17, zmm19                                      ;   431.7 p5      18 x[6]
        vprold zmm2, zmm2, 0x10                                         ;   432.0 p0      12 x[12]
        vpaddd zmm22, zmm22, zmm5                                       ;   432.7 p5      17 x[8]
        vpxord zmm5, zmm5, zmm6                                         ;   433.0 p0      12 x[13]
        vprold zmm17, zmm17, 7                                          ;   434.0 p0      18 x[6]
        vpaddd zmm20, zmm2, zmm22                                       ;   433.7 p5      13 x[8]
        vpxord zmm8, zmm8, zmm22                                        ;   434.7 p5      18 x[7]
        vprold zmm5, zmm5, 0x10                                         ;   435.0 p0      12 x[13]
        vpxord zmm14, zmm14, zmm20                                      ;   435.7 p5      14 x[4]
        vpaddd zmm10, zmm10, zmm17                                      ;   436.0 p0      11 x[2]
        vprold zmm8, zmm8, 7                                            ;   437.0 p0      18 x[7]
        vmovdqu64 zmm22, [rbp + 1984]                                   ;   182.0 p2      64 dst
        vmovdqu64 zmm23, [rbp + 2048]                                   ;   183.0 p3      64 dst
        vmovdqu64 zmm24, [rbp + 2112]                                   ;   183.2 p2      64 dst
        vmovdqu64 zmm25, [rbp + 2176]                                   ;   184.0 p3      64 dst
        vpaddd zmm9, zmm9, zmm5                                         ;   436.7 p5      13 x[9]
        vprold zmm14, zmm14, 0xc                                        ;   438.0 p0      14 x[4]
        vpxord zmm12, zmm12, zmm10                                      ;   437.7 p5      12 x[14]
        vpxord zmm18, zmm18, zmm9                                       ;   438.7 p5      14 x[5]
        vpaddd zmm21, zmm21, zmm8                                       ;   439.0 p0      11 x[3]
        vprold zmm12, zmm12, 0x10                                       ;   440.0 p0      12 x[14]
        vpaddd zmm3, zmm3, zmm14                                        ;   439.7 p5      15 x[0]
        vprold zmm18, zmm18, 0xc                                        ;   441.0 p0      14 x[5]
        vpxord zmm15, zmm15, zmm21                                      ;   440.7 p5      12 x[15]
        vpxord zmm2, zmm2, zmm3                                         ;   441.7 p5      16 x[12]
        vpaddd zmm13, zmm13, zmm12                                      ;   442.0 p0      13 x[10]
        vprold zmm15, zmm15, 0x10                                       ;   443.0 p0      12 x[15]
        vpaddd zmm6, zmm6, zmm18                                        ;   442.7 p5      15 x[1]
        vprold zmm2, zmm2, 8                                            ;   444.0 p0      16 x[12]
        vpxord zmm17, zmm17, zmm13                                      ;   443.7 p5      14 x[6]
        vpxord zmm5, zmm5, zmm6                                         ;   444.7 p5      16 x[13]
        vpaddd zmm19, zmm19, zmm15                                      ;   445.0 p0      13 x[11]
        vprold zmm17, zmm17, 0xc                                        ;   446.0 p0      14 x[6]
        vpaddd zmm20, zmm20, zmm2                                       ;   445.7 p5      17 x[8]
        vmovdqu64 zmm26, [rbp + 2496]                                   ;   193.7 p2      64 dst
        vprold zmm5, zmm5, 8                                            ;   447.0 p0      16 x[13]
        vpxord zmm8, zmm8, zmm19                                        ;   446.7 p5      14 x[7]
        vpxord zmm14, zmm14, zmm20                                      ;   447.7 p5      18 x[4]
        vmovdqu64 zmm27, [rbp + 2560]                                   ;   195.7 p3      64 dst
        vpaddd zmm10, zmm10, zmm17                                      ;   448.0 p0      15 x[2]
        vprold zmm8, zmm8, 0xc                                          ;   449.0 p0      14 x[7]
        vpaddd zmm9, zmm9, zmm5                                         ;   448.7 p5      17 x[9]
        vprold zmm14, zmm14, 7                                          ;   450.0 p0      18 x[4]
        vmovdqu64 zmm28, [rbp + 2624]                                   ;   198.2 p2      64 dst
        vmovdqu64 zmm29, [rbp + 2688]                                   ;   199.0 p3      64 dst
        vmovdqu64 zmm30, [rbp + 2752]                                   ;   199.2 p2      64 dst
        vmovdqu64 zmm31, [rbp + 2816]                                   ;   200.0 p3      64 dst
        vmovdqu64 [rbp + 3008], zmm0                                    ;   200.0 p7+p4   62 s[12] spill
        vmovdqu64 zmm0, [rbp + 2880]                                    ;   201.0 p2      64 dst
        vpxord zmm12, zmm12, zmm10                                      ;   449.7 p5      16 x[14]
        vpxord zmm18, zmm18, zmm9                                       ;   450.7 p5      18 x[5]
        vpaddd zmm21, zmm21, zmm8                                       ;   451.0 p0      15 x[3]
        vprold zmm12, zmm12, 8                                          ;   452.0 p0      16 x[14]
        vprold zmm18, zmm18, 7                                          ;   453.0 p0      18 x[5]
        vpxord zmm15, zmm15, zmm21                                      ;   452.0 p5      16 x[15]
        vpaddd zmm21, zmm21, zmm14                                      ;   452.7 p5      11 x[3]
        vprold zmm15, zmm15, 8                                          ;   454.0 p0      16 x[15]
        vpaddd zmm13, zmm13, zmm12                                      ;   453.7 p5      17 x[10]
        vpaddd zmm3, zmm3, zmm18                                        ;   454.7 p5      11 x[0]
        vpxord zmm12, zmm12, zmm21                                      ;   455.0 p0      12 x[14]
        vpxord zmm17, zmm17, zmm13                                      ;   455.7 p5      18 x[6]
        vpaddd zmm19, zmm19, zmm15                                      ;   456.0 p0      17 x[11]
        vpxord zmm15, zmm15, zmm3                                       ;   456.7 p5      12 x[15]
        vprold zmm12, zmm12, 0x10                                       ;   457.0 p0      12 x[14]
        vprold zmm17, zmm17, 7                                          ;   458.0 p0      18 x[6]
        vpxord zmm8, zmm8, zmm19                                        ;   457.7 p5      18 x[7]
        vprold zmm15, zmm15, 0x10                                       ;   459.0 p0      12 x[15]
        vprold zmm8, zmm8, 7                                            ;   460.0 p0      18 x[7]
        vpaddd zmm9, zmm9, zmm12                                        ;   458.7 p5      13 x[9]
        vpaddd zmm6, zmm6, zmm17                                        ;   459.7 p5      11 x[1]
        vpaddd zmm13, zmm13, zmm15                                      ;   460.7 p5      13 x[10]
        vpxord zmm14, zmm14, zmm9                                       ;   461.0 p0      14 x[4]
        vpxord zmm2, zmm2, zmm6                                         ;   461.7 p5      12 x[12]
        vpaddd zmm10, zmm10, zmm8                                       ;   462.0 p0      11 x[2]
        vpxord zmm18, zmm18, zmm13                                      ;   462.7 p5      14 x[5]
        vprold zmm14, zmm14, 0xc                                        ;   463.0 p0      14 x[4]
        vprold zmm2, zmm2, 0x10                                         ;   464.0 p0      12 x[12]
        vpxord zmm5, zmm5, zmm10                                        ;   463.7 p5      12 x[13]
        vprold zmm18, zmm18, 0xc                                        ;   465.0 p0      14 x[5]
        vpaddd zmm21, zmm21, zmm14                                      ;   464.7 p5      15 x[3]
        vprold zmm5, zmm5, 0x10                                         ;   466.0 p0      12 x[13]
        vpaddd zmm19, zmm19, zmm2                                       ;   465.7 p5      13 x[11]
        vpaddd zmm3, zmm3, zmm18                                        ;   466.7 p5      15 x[0]
        vpxord zmm12, zmm12, zmm21                                      ;   467.0 p0      16 x[14]
        vpaddd zmm25, zmm25, zmm21                                      ;   467.7 p5      64 dst
        vpxord zmm17, zmm17, zmm19                                      ;   468.0 p0      14 x[6]
        vpaddd zmm20, zmm20, zmm5                                       ;   468.7 p5      13 x[8]
        vpxord zmm15, zmm15, zmm3                                       ;   469.0 p0      16 x[15]
        vpaddd zmm22, zmm22, zmm3                                       ;   469.7 p5      64 dst
        vprold zmm3, zmm12, 8                                           ;   470.0 p0      16 x[14]
        vprold zmm12, zmm17, 0xc                                        ;   471.0 p0      14 x[6]
        vprold zmm15, zmm15, 8                                          ;   472.0 p0      16 x[15]
        vpxord zmm8, zmm8, zmm20                                        ;   470.7 p5      14 x[7]
        vpaddd zmm9, zmm9, zmm3                                         ;   471.7 p5      17 x[9]
        vpaddd zmm31, zmm31, zmm3                                       ;   472.7 p5      64 dst
        vprold zmm3, zmm8, 0xc                                          ;   473.0 p0      14 x[7]
        vpaddd zmm6, zmm6, zmm12                                        ;   473.7 p5      15 x[1]
        vpaddd zmm13, zmm13, zmm15                                      ;   474.0 p0      17 x[10]
        vpxord zmm14, zmm14, zmm9                                       ;   474.7 p5      18 x[4]
        vpaddd zmm27, zmm27, zmm9                                       ;   475.0 p0      64 dst
        vpaddd zmm0, zmm0, zmm15                                        ;   475.7 p5      64 dst
        vpaddd zmm10, zmm10, zmm3                                       ;   476.0 p0      15 x[2]
        vpxord zmm2, zmm2, zmm6                                         ;   476.7 p5      16 x[12]
        vpaddd zmm23, zmm23, zmm6                                       ;   477.0 p0      64 dst
        vpxord zmm18, zmm18, zmm13                                      ;   477.7 p5      18 x[5]
        vpaddd zmm28, zmm28, zmm13                                      ;   478.0 p0      64 dst
        vprold zmm6, zmm14, 7                                           ;   479.0 p0      18 x[4]
        vpxord zmm5, zmm5, zmm10                                        ;   478.7 p5      16 x[13]
        vpaddd zmm24, zmm24, zmm10                                      ;   479.7 p5      64 dst
        vprold zmm2, zmm2, 8                                            ;   480.0 p0      16 x[12]
        vpunpckldq zmm8, zmm31, zmm0                                    ;   480.7 p5      64 dst
        vpunpckhdq zmm9, zmm31, zmm0                                    ;   481.7 p5      64 dst
        vprold zmm10, zmm18, 7                                          ;   481.0 p0      18 x[5]
        vpunpckldq zmm13, zmm22, zmm23                                  ;   482.7 p5      64 dst
        vpunpckhdq zmm14, zmm22, zmm23                                  ;   483.7 p5      64 dst
        vprold zmm5, zmm5, 8                                            ;   482.0 p0      16 x[13]
        vpaddd zmm4, zmm4, zmm6                                         ;   483.0 p0      64 dst
        vpaddd zmm19, zmm19, zmm2                                       ;   484.0 p0      17 x[11]
        vpaddd zmm1, zmm1, zmm2                                         ;   484.7 p5      64 dst
        vpunpckldq zmm2, zmm24, zmm25                                   ;   485.7 p5      64 dst
        vpunpckhdq zmm6, zmm24, zmm25                                   ;   486.7 p5      64 dst
        vpaddd zmm7, zmm7, zmm10                                        ;   485.0 p0      64 dst
        vpaddd zmm20, zmm20, zmm5                                       ;   486.0 p0      17 x[8]
        vpaddd zmm30, zmm30, zmm5                                       ;   487.0 p0      64 dst
        vpxord zmm12, zmm12, zmm19                                      ;   487.7 p5      18 x[6]
        vpaddd zmm29, zmm29, zmm19                                      ;   488.0 p0      64 dst
        vpunpckldq zmm5, zmm4, zmm7                                     ;   488.7 p5      64 dst
        vpunpckhdq zmm4, zmm4, zmm7                                     ;   489.7 p5      64 dst
        vpxord zmm3, zmm3, zmm20                                        ;   489.0 p0      18 x[7]
        vpaddd zmm26, zmm26, zmm20                                      ;   490.0 p0      64 dst
        vpunpcklqdq zmm7, zmm13, zmm2                                   ;   490.7 p5      64 dst
        vpunpckhqdq zmm2, zmm13, zmm2                                   ;   491.7 p5      64 dst
        vprold zmm10, zmm12, 7                                          ;   491.0 p0      18 x[6]
        vmovdqu64 zmm12, [r8]                                           ;   243.2 p3      64 dst
        vpunpcklqdq zmm13, zmm14, zmm6                                  ;   492.7 p5      64 dst
        vpunpckhqdq zmm6, zmm14, zmm6                                   ;   493.7 p5      64 dst
        vpunpckldq zmm14, zmm1, zmm30                                   ;   494.7 p5      64 dst
        vpunpckhdq zmm1, zmm1, zmm30                                    ;   495.7 p5      64 dst
        vpunpckldq zmm15, zmm28, zmm29                                  ;   496.7 p5      64 dst
        vpunpckhdq zmm17, zmm28, zmm29                                  ;   497.7 p5      64 dst
        vprold zmm3, zmm3, 7                                            ;   492.0 p0      18 x[7]
        vmovdqu64 zmm18, [r8 + 64]                                      ;   247.2 p2      64 dst
        vmovdqu64 zmm19, [r8 + 128]                                     ;   247.7 p3      64 dst
        vmovdqu64 zmm20, [r8 + 192]                                     ;   248.2 p2      64 dst
        vmovdqu64 zmm21, [r8 + 256]                                     ;   249.0 p3      64 dst
        vmovdqu64 zmm22, [r8 + 320]                                     ;   249.2 p2      64 dst
        vmovdqu64 zmm23, [r8 + 384]                                     ;   250.0 p3      64 dst
        vmovdqu64 zmm24, [r8 + 448]                                     ;   250.2 p2      64 dst
        vmovdqu64 zmm25, [r8 + 512]                                     ;   251.0 p3      64 dst
        vmovdqu64 zmm28, [r8 + 576]                                     ;   251.2 p2      64 dst
        vmovdqu64 zmm29, [r8 + 640]                                     ;   252.0 p3      64 dst
        vpunpckldq zmm30, zmm26, zmm27                                  ;   498.7 p5      64 dst
        vpunpckhdq zmm26, zmm26, zmm27                                  ;   499.7 p5      64 dst
        vpaddd zmm11, zmm11, zmm10                                      ;   493.0 p0      64 dst
        vmovdqu64 zmm10, [r8 + 704]                                     ;   253.7 p2      64 dst
        vpaddd zmm16, zmm16, zmm3                                       ;   494.0 p0      64 dst
        vmovdqu64 zmm3, [r8 + 768]                                      ;   255.0 p3      64 dst
        vmovdqu64 zmm27, [r8 + 832]                                     ;   255.2 p2      64 dst
        vmovdqu64 zmm31, [r8 + 896]                                     ;   256.0 p3      64 dst
        vmovdqu64 zmm0, [r8 + 960]                                      ;   256.2 p2      64 dst
        vmovdqu64 [rbp + 3072], zmm6                                    ;   494.7 p8+p9   64 dst spill
        vpunpckldq zmm6, zmm11, zmm16                                   ;   500.7 p5      64 dst
        vpunpckhdq zmm11, zmm11, zmm16                                  ;   501.7 p5      64 dst
        vpunpcklqdq zmm16, zmm14, zmm8                                  ;   502.7 p5      64 dst
        vpunpckhqdq zmm8, zmm14, zmm8                                   ;   503.7 p5      64 dst
        vpunpcklqdq zmm14, zmm1, zmm9                                   ;   504.7 p5      64 dst
        vpunpckhqdq zmm1, zmm1, zmm9                                    ;   505.7 p5      64 dst
        vpunpcklqdq zmm9, zmm30, zmm15                                  ;   506.7 p5      64 dst
        vpunpckhqdq zmm15, zmm30, zmm15                                 ;   507.7 p5      64 dst
        vpunpcklqdq zmm30, zmm26, zmm17                                 ;   508.7 p5      64 dst
        vpunpckhqdq zmm17, zmm26, zmm17                                 ;   509.7 p5      64 dst
        vpunpcklqdq zmm26, zmm5, zmm6                                   ;   510.7 p5      64 dst
        vpunpckhqdq zmm5, zmm5, zmm6                                    ;   511.7 p5      64 dst
        vpunpcklqdq zmm6, zmm4, zmm11                                   ;   512.7 p5      64 dst
        vpunpckhqdq zmm4, zmm4, zmm11                                   ;   513.7 p5      64 dst
        add r8, 0x400                                                   ;   264.2 p1      60 blocks
        lea r10, [r9 + 1024]                                            ;   264.7 p6      60 blocks
        vmovdqu64 zmm11, [rbp + 3008]                                   ;   265.0 p3      60 blocks
        vpaddd zmm11, zmm11, [rel chacha20_blocks.T0_constants512 + 64] ;   495.0 p0+p2   60 blocks
        vmovdqu64 [rbp + 3008], zmm11                                   ;   496.0 p7+p4   60 blocks spill
        vshufi32x4 zmm11, zmm9, zmm16, 0x44                             ;   514.7 p5      64 dst
        vshufi32x4 zmm9, zmm9, zmm16, 0xee                              ;   515.7 p5      64 dst
        vshufi32x4 zmm16, zmm15, zmm8, 0x44                             ;   516.7 p5      64 dst
        vshufi32x4 zmm8, zmm15, zmm8, 0xee                              ;   517.7 p5      64 dst
        vshufi32x4 zmm15, zmm30, zmm14, 0x44                            ;   518.7 p5      64 dst
        vshufi32x4 zmm14, zmm30, zmm14, 0xee                            ;   519.7 p5      64 dst
        vshufi32x4 zmm30, zmm17, zmm1, 0x44                             ;   520.7 p5      64 dst
        vshufi32x4 zmm1, zmm17, zmm1, 0xee                              ;   521.7 p5      64 dst
        vshufi32x4 zmm17, zmm7, zmm26, 0x44                             ;   522.7 p5      64 dst
        vshufi32x4 zmm7, zmm7, zmm26, 0xee                              ;   523.7 p5      64 dst
        vshufi32x4 zmm26, zmm2, zmm5, 0x44                              ;   524.7 p5      64 dst
        vshufi32x4 zmm2, zmm2, zmm5, 0xee                               ;   525.7 p5      64 dst
        vshufi32x4 zmm5, zmm13, zmm6, 0x44                              ;   526.7 p5      64 dst
        vshufi32x4 zmm6, zmm13, zmm6, 0xee                              ;   527.7 p5      64 dst
        vmovdqu64 zmm13, [rbp + 3072]                                   ;   494.7 p3      64 dst reload
        vmovdqu64 [rbp + 3136], zmm0                                    ;   274.2 p8+p9   64 dst spill
        vshufi32x4 zmm0, zmm13, zmm4, 0x44                              ;   528.7 p5      64 dst
        vshufi32x4 zmm4, zmm13, zmm4, 0xee                              ;   529.7 p5      64 dst
        vshufi32x4 zmm13, zmm17, zmm11, 0x88                            ;   530.7 p5      64 dst
        vshufi32x4 zmm11, zmm17, zmm11, 0xdd                            ;   531.7 p5      64 dst
        vshufi32x4 zmm17, zmm7, zmm9, 0x88                              ;   532.7 p5      64 dst
        vshufi32x4 zmm7, zmm7, zmm9, 0xdd                               ;   533.7 p5      64 dst
        vshufi32x4 zmm9, zmm26, zmm16, 0x88                             ;   534.7 p5      64 dst
        vshufi32x4 zmm16, zmm26, zmm16, 0xdd                            ;   535.7 p5      64 dst
        vshufi32x4 zmm26, zmm2, zmm8, 0x88                              ;   536.7 p5      64 dst
        vshufi32x4 zmm2, zmm2, zmm8, 0xdd                               ;   537.7 p5      64 dst
        vshufi32x4 zmm8, zmm5, zmm15, 0x88                              ;   538.7 p5      64 dst
        vshufi32x4 zmm5, zmm5, zmm15, 0xdd                              ;   539.7 p5      64 dst
        vshufi32x4 zmm15, zmm6, zmm14, 0x88                             ;   540.7 p5      64 dst
        vshufi32x4 zmm6, zmm6, zmm14, 0xdd                              ;   541.7 p5      64 dst
        vshufi32x4 zmm14, zmm0, zmm30, 0x88                             ;   542.7 p5      64 dst
        vshufi32x4 zmm30, zmm0, zmm30, 0xdd                             ;   543.7 p5      64 dst
        vpxord zmm12, zmm12, zmm13                                      ;   533.7 p0      64 dst
        vshufi32x4 zmm13, zmm4, zmm1, 0x88                              ;   544.7 p5      64 dst
        vshufi32x4 zmm1, zmm4, zmm1, 0xdd                               ;   545.7 p5      64 dst
        vpxord zmm21, zmm21, zmm11                                      ;   534.7 p0      64 dst
        vmovdqu64 [r9], zmm12                                           ;   534.7 p7+p4   64 dst
        vpxord zmm25, zmm25, zmm17                                      ;   535.7 p0      64 dst
        vmovdqu64 [r9 + 256], zmm21                                     ;   535.7 p8+p9   64 dst
        vpxord zmm3, zmm3, zmm7                                         ;   536.7 p0      64 dst
        vmovdqu64 [r9 + 512], zmm25                                     ;   536.7 p7+p4   64 dst
        vpxord zmm18, zmm18, zmm9                                       ;   537.7 p0      64 dst
        vmovdqu64 [r9 + 768], zmm3                                      ;   537.7 p8+p9   64 dst
        vpxord zmm22, zmm22, zmm16                                      ;   538.7 p0      64 dst
        vmovdqu64 [r9 + 64], zmm18                                      ;   538.7 p7+p4   64 dst
        vpxord zmm28, zmm28, zmm26                                      ;   539.7 p0      64 dst
        vmovdqu64 [r9 + 320], zmm22                                     ;   539.7 p8+p9   64 dst
        vpxord zmm27, zmm27, zmm2                                       ;   540.7 p0      64 dst
        vmovdqu64 [r9 + 576], zmm28                                     ;   540.7 p7+p4   64 dst
        vpxord zmm19, zmm19, zmm8                                       ;   541.7 p0      64 dst
        vmovdqu64 [r9 + 832], zmm27                                     ;   541.7 p8+p9   64 dst
        vpxord zmm23, zmm23, zmm5                                       ;   542.7 p0      64 dst
        vmovdqu64 [r9 + 128], zmm19                                     ;   542.7 p7+p4   64 dst
        vpxord zmm29, zmm29, zmm15                                      ;   543.7 p0      64 dst
        vmovdqu64 [r9 + 384], zmm23                                     ;   543.7 p8+p9   64 dst
        vpxord zmm31, zmm31, zmm6                                       ;   544.7 p0      64 dst
        vmovdqu64 [r9 + 640], zmm29                                     ;   544.7 p7+p4   64 dst
        vpxord zmm20, zmm20, zmm14                                      ;   545.7 p0      64 dst
        vmovdqu64 [r9 + 896], zmm31                                     ;   545.7 p8+p9   64 dst
        vpxord zmm24, zmm24, zmm30                                      ;   546.7 p0      64 dst
        vmovdqu64 [r9 + 192], zmm20                                     ;   546.7 p7+p4   64 dst
        vpxord zmm10, zmm10, zmm13                                      ;   547.7 p0      64 dst
        vmovdqu64 [r9 + 448], zmm24                                     ;   547.7 p8+p9   64 dst
        vmovdqu64 [r9 + 704], zmm10                                     ;   548.7 p7+p4   64 dst
        vmovdqu64 zmm2, [rbp + 3136]                                    ;   298.7 p2      64 dst reload
        vpxord zmm2, zmm2, zmm1                                         ;   548.7 p0      64 dst
        vmovdqu64 [r9 + 960], zmm2                                      ;   549.7 p8+p9   64 dst
        vmovdqu64 zmm0, [rbp + 3008]                                    ;   496.0 p3      60 blocks reload
        mov r9, r10                                                     ;   301.0         60 blocks copy
        cmp r8, qword [rbp + 3232]                                      ;                    more blocks?
        jne .blocks_1
        vmovdqu64 [rbp + 1920], zmm0                                    ;                    resident
        mov qword [rbp + 3224], r8                                      ;                    resident
        mov qword [rbp + 3240], r9                                      ;                    resident
.blocks_1_rest:
        mov rax, qword [rbp + 3216]                                     ;                    blocks left over
        test rax, rax                                                   ;                    blocks left over
        je .blocks_1_done
        js .blocks_1_back
        mov rsi, qword [rbp + 3224]                                     ;                    blocks left over
        lea rdi, [rbp - 128]                                            ;                    blocks left over
        mov qword [rbp + 3248], rsi                                     ;                    blocks left over
        mov qword [rbp + 3224], rdi                                     ;                    blocks left over
        imul rcx, rax, 0x40                                             ;                    blocks left over
        rep movsb                                                       ;                    blocks left over
        mov rsi, qword [rbp + 3240]                                     ;                    blocks left over
        lea rdi, [rbp + 896]                                            ;                    blocks left over
        mov rcx, rsi                                                    ;                    blocks left over
        sub rcx, qword [rbp + 3248]                                     ;                    blocks left over
        neg rcx                                                         ;                    blocks left over
        sbb rcx, rcx                                                    ;                    blocks left over
        lea rdx, [rbp - 128]                                            ;                    blocks left over
        sub rdi, rdx                                                    ;                    blocks left over
        and rdi, rcx                                                    ;                    blocks left over
        add rdi, rdx                                                    ;                    blocks left over
        mov qword [rbp + 3256], rdi                                     ;                    blocks left over
        mov qword [rbp + 3264], rsi                                     ;                    blocks left over
        mov qword [rbp + 3240], rdi                                     ;                    blocks left over
        imul rcx, rax, 0x40                                             ;                    blocks left over
        rep movsb                                                       ;                    blocks left over
        lea rsi, [rbp + 896]                                            ;                    blocks left over
        mov qword [rbp + 3232], rsi                                     ;                    blocks left over
        neg rax                                                         ;                    blocks left over
        mov qword [rbp + 3216], rax                                     ;                    blocks left over
        jmp .blocks_1_again
.blocks_1_back:
        neg rax                                                         ;                    blocks left over
        mov rsi, qword [rbp + 3256]                                     ;                    blocks left over
        mov rdi, qword [rbp + 3264]                                     ;                    blocks left over
        imul rcx, rax, 0x40                                             ;                    blocks left over
        rep movsb                                                       ;                    blocks left over
.blocks_1_done:
        mov rcx, qword [rbp + 3272]                                     ;                    frame
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
        vmovdqu64 [rbp + 3264], zmm0                                    ;                    cleared
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
