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
;   blocks: 1279 uops, planned 626.7; bounds: width 213.2, ports 577.0, path 320.0
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
        push rbp                                                      ;                    preserved
        mov rax, rsp                                                  ;                    frame
        sub rsp, 0xcc0                                                ;                    frame
        and rsp, -64                                                  ;                    frame
        lea rbp, [rsp + 128]                                          ;                    frame
        mov qword [rbp + 3080], rax                                   ;                    frame
        mov qword [rbp + 3008], rdi                                   ;                    argument
        mov qword [rbp + 3016], rsi                                   ;                    argument
        mov dword [rbp + 3088], r8d                                   ;                    argument
        mov qword [rbp + 3032], rdx                                   ;                    argument
        mov qword [rbp + 3048], rcx                                   ;                    argument
        vmovdqu64 zmm0, [rel chacha20_blocks.T0_constants512]         ;     0.0 p2      60 counter reload
        vmovdqu64 [rbp + 1920], zmm0                                  ;     6.0 p7+p4   60 counter
        mov r8, qword [rbp + 3008]                                    ;     0.3 p3      60 st reload
        vpbroadcastd zmm0, [r8]                                       ;     5.3 p10     60 st
        vmovdqu64 [rbp + 1984], zmm0                                  ;    11.3 p8+p9   60 st
        vpbroadcastd zmm0, [r8 + 4]                                   ;     5.3 p2      60 st
        vmovdqu64 [rbp + 2048], zmm0                                  ;    11.3 p7+p4   60 st
        vpbroadcastd zmm0, [r8 + 8]                                   ;     5.3 p3      60 st
        vmovdqu64 [rbp + 2112], zmm0                                  ;    11.3 p8+p9   60 st
        vpbroadcastd zmm0, [r8 + 12]                                  ;     5.3 p10     60 st
        vmovdqu64 [rbp + 2176], zmm0                                  ;    11.3 p7+p4   60 st
        vpbroadcastd zmm0, [r8 + 16]                                  ;     5.3 p2      60 st
        vmovdqu64 [rbp + 2240], zmm0                                  ;    11.3 p8+p9   60 st
        vpbroadcastd zmm0, [r8 + 20]                                  ;     5.3 p3      60 st
        vmovdqu64 [rbp + 2304], zmm0                                  ;    11.3 p7+p4   60 st
        vpbroadcastd zmm0, [r8 + 24]                                  ;     5.3 p10     60 st
        vmovdqu64 [rbp + 2368], zmm0                                  ;    11.3 p8+p9   60 st
        vpbroadcastd zmm0, [r8 + 28]                                  ;     5.3 p2      60 st
        vmovdqu64 [rbp + 2432], zmm0                                  ;    11.3 p7+p4   60 st
        vpbroadcastd zmm0, [r8 + 32]                                  ;     5.3 p3      60 st
        vmovdqu64 [rbp + 2496], zmm0                                  ;    11.3 p8+p9   60 st
        vpbroadcastd zmm0, [r8 + 36]                                  ;     5.3 p10     60 st
        vmovdqu64 [rbp + 2560], zmm0                                  ;    11.3 p7+p4   60 st
        vpbroadcastd zmm0, [r8 + 40]                                  ;     5.3 p2      60 st
        vmovdqu64 [rbp + 2624], zmm0                                  ;    11.3 p8+p9   60 st
        vpbroadcastd zmm0, [r8 + 44]                                  ;     5.3 p3      60 st
        vmovdqu64 [rbp + 2688], zmm0                                  ;    12.2 p7+p4   60 st
        vpbroadcastd zmm0, [r8 + 52]                                  ;     5.3 p10     60 st
        vmovdqu64 [rbp + 2752], zmm0                                  ;    12.7 p8+p9   60 st
        vpbroadcastd zmm0, [r8 + 56]                                  ;     5.3 p2      60 st
        vmovdqu64 [rbp + 2816], zmm0                                  ;    14.2 p7+p4   60 st
        vpbroadcastd zmm0, [r8 + 60]                                  ;     5.3 p3      60 st
        vmovdqu64 [rbp + 2880], zmm0                                  ;    14.7 p8+p9   60 st
        mov r8, qword [rbp + 3016]                                    ;     5.5 p10     60 counter reload
        vpbroadcastd zmm0, [r8]                                       ;    10.5 p2      60 counter
        vmovdqu64 [rbp + 2944], zmm0                                  ;    16.5 p7+p4   60 counter
        cmp dword [rbp + 3088], 0                                     ;                    no blocks?
        je .blocks_1_done
        mov eax, dword [rbp + 3088]                                   ;                    passes of 16
        mov rcx, rax                                                  ;                    passes of 16
.blocks_1_share:
        and rax, 0xf                                                  ;                    passes of 16
        mov qword [rbp + 3024], rax                                   ;                    passes of 16
        sub rcx, rax                                                  ;                    passes of 16
        imul rcx, rcx, 0x40                                           ;                    passes of 16
        mov rdx, qword [rbp + 3032]                                   ;                    passes of 16
        add rcx, rdx                                                  ;                    passes of 16
        mov qword [rbp + 3040], rcx                                   ;                    passes of 16
        cmp rcx, rdx                                                  ;                    passes of 16
        je .blocks_1_rest
.blocks_1_again:
        vmovdqu64 zmm0, [rbp + 1920]                                  ;                    resident
        mov r8, qword [rbp + 3032]                                    ;                    resident
        mov r9, qword [rbp + 3048]                                    ;                    resident
        align 16
.blocks_1:
        vpaddd zmm1, zmm0, [rbp + 2944]                               ;     6.0 p0+p2   62 s[12]
        vmovdqa64 zmm2, zmm1                                          ;     7.0         12 x[12] copy
        vmovdqu64 zmm3, [rbp + 1984]                                  ;     0.3 p3      11 x[0]
        vmovdqu64 zmm4, [rbp + 2240]                                  ;     1.0 p2      62 s[4] reload
        vpaddd zmm3, zmm3, zmm4                                       ;     7.0 p5      11 x[0]
        vpxord zmm2, zmm2, zmm3                                       ;     8.0 p0      12 x[12]
        vprold zmm2, zmm2, 0x10                                       ;     9.0 p0      12 x[12]
        vmovdqu64 zmm5, [rbp + 2496]                                  ;     1.3 p3      62 s[8] reload
        vpaddd zmm6, zmm2, zmm5                                       ;    10.0 p5      13 x[8]
        vpxord zmm7, zmm6, zmm4                                       ;    11.0 p5      14 x[4]
        vprold zmm7, zmm7, 0xc                                        ;    12.0 p0      14 x[4]
        vpaddd zmm3, zmm3, zmm7                                       ;    13.0 p5      15 x[0]
        vmovdqu64 zmm8, [rbp + 2048]                                  ;     2.0 p2      11 x[1]
        vmovdqu64 zmm9, [rbp + 2304]                                  ;     2.3 p3      62 s[5] reload
        vpaddd zmm8, zmm8, zmm9                                       ;     8.3 p0      11 x[1]
        vmovdqu64 zmm10, [rbp + 2752]                                 ;     3.0 p2      62 s[13] reload
        vpxord zmm11, zmm8, zmm10                                     ;     9.3 p5      12 x[13]
        vprold zmm11, zmm11, 0x10                                     ;    10.3 p0      12 x[13]
        vmovdqu64 zmm12, [rbp + 2560]                                 ;     3.3 p3      62 s[9] reload
        vpaddd zmm13, zmm11, zmm12                                    ;    11.3 p5      13 x[9]
        vpxord zmm14, zmm13, zmm9                                     ;    12.3 p0      14 x[5]
        vprold zmm14, zmm14, 0xc                                      ;    13.3 p0      14 x[5]
        vpxord zmm2, zmm2, zmm3                                       ;    14.0 p5      16 x[12]
        vpaddd zmm8, zmm8, zmm14                                      ;    14.3 p5      15 x[1]
        vmovdqu64 zmm15, [rbp + 2112]                                 ;     4.0 p2      11 x[2]
        vmovdqu64 zmm16, [rbp + 2368]                                 ;     4.3 p3      62 s[6] reload
        vpaddd zmm15, zmm15, zmm16                                    ;    10.3 p0      11 x[2]
        vmovdqu64 zmm17, [rbp + 2816]                                 ;     5.0 p2      62 s[14] reload
        vpxord zmm18, zmm15, zmm17                                    ;    11.3 p5      12 x[14]
        vprold zmm18, zmm18, 0x10                                     ;    12.3 p0      12 x[14]
        vmovdqu64 zmm19, [rbp + 2624]                                 ;     5.3 p3      62 s[10] reload
        vpaddd zmm20, zmm18, zmm19                                    ;    13.3 p5      13 x[10]
        vpxord zmm21, zmm20, zmm16                                    ;    14.3 p0      14 x[6]
        vprold zmm21, zmm21, 0xc                                      ;    15.3 p0      14 x[6]
        vpxord zmm11, zmm11, zmm8                                     ;    15.3 p5      16 x[13]
        vpaddd zmm15, zmm15, zmm21                                    ;    16.3 p5      15 x[2]
        vmovdqu64 zmm22, [rbp + 2176]                                 ;     6.0 p2      11 x[3]
        vmovdqu64 zmm23, [rbp + 2432]                                 ;     6.3 p3      62 s[7] reload
        vpaddd zmm22, zmm22, zmm23                                    ;    12.3 p0      11 x[3]
        vmovdqu64 zmm24, [rbp + 2880]                                 ;     7.0 p2      62 s[15] reload
        vpxord zmm25, zmm22, zmm24                                    ;    13.3 p5      12 x[15]
        vprold zmm25, zmm25, 0x10                                     ;    14.3 p0      12 x[15]
        vprold zmm2, zmm2, 8                                          ;    15.0 p0      16 x[12]
        vmovdqu64 zmm26, [rbp + 2688]                                 ;     7.3 p3      62 s[11] reload
        vpaddd zmm27, zmm25, zmm26                                    ;    15.3 p5      13 x[11]
        vprold zmm11, zmm11, 8                                        ;    16.3 p0      16 x[13]
        vpaddd zmm6, zmm6, zmm2                                       ;    16.0 p5      17 x[8]
        vpxord zmm28, zmm27, zmm23                                    ;    16.3 p5      14 x[7]
        vprold zmm28, zmm28, 0xc                                      ;    17.3 p0      14 x[7]
        vpxord zmm18, zmm18, zmm15                                    ;    17.3 p5      16 x[14]
        vpxord zmm7, zmm7, zmm6                                       ;    17.0 p0      18 x[4]
        vpaddd zmm13, zmm13, zmm11                                    ;    17.7 p5      17 x[9]
        vprold zmm18, zmm18, 8                                        ;    18.3 p0      16 x[14]
        vpaddd zmm22, zmm22, zmm28                                    ;    18.7 p5      15 x[3]
        vprold zmm7, zmm7, 7                                          ;    19.0 p0      18 x[4]
        vpxord zmm14, zmm14, zmm13                                    ;    19.7 p5      18 x[5]
        vpxord zmm25, zmm25, zmm22                                    ;    20.0 p0      16 x[15]
        vpaddd zmm20, zmm20, zmm18                                    ;    20.7 p5      17 x[10]
        vprold zmm25, zmm25, 8                                        ;    21.0 p0      16 x[15]
        vprold zmm14, zmm14, 7                                        ;    22.0 p0      18 x[5]
        vpaddd zmm22, zmm22, zmm7                                     ;    21.7 p5      11 x[3]
        vpxord zmm21, zmm21, zmm20                                    ;    22.7 p5      18 x[6]
        vpaddd zmm27, zmm27, zmm25                                    ;    23.0 p0      17 x[11]
        vpaddd zmm3, zmm3, zmm14                                      ;    23.7 p5      11 x[0]
        vprold zmm21, zmm21, 7                                        ;    24.0 p0      18 x[6]
        vpxord zmm18, zmm18, zmm22                                    ;    24.7 p5      12 x[14]
        vpxord zmm28, zmm28, zmm27                                    ;    25.0 p0      18 x[7]
        vpxord zmm25, zmm25, zmm3                                     ;    25.7 p5      12 x[15]
        vpaddd zmm8, zmm8, zmm21                                      ;    26.0 p0      11 x[1]
        vprold zmm28, zmm28, 7                                        ;    27.0 p0      18 x[7]
        vprold zmm18, zmm18, 0x10                                     ;    28.0 p0      12 x[14]
        vprold zmm25, zmm25, 0x10                                     ;    29.0 p0      12 x[15]
        vpxord zmm2, zmm2, zmm8                                       ;    27.0 p5      12 x[12]
        vprold zmm2, zmm2, 0x10                                       ;    30.0 p0      12 x[12]
        vpaddd zmm15, zmm15, zmm28                                    ;    28.0 p5      11 x[2]
        vpxord zmm11, zmm11, zmm15                                    ;    29.0 p5      12 x[13]
        vpaddd zmm13, zmm13, zmm18                                    ;    29.7 p5      13 x[9]
        vprold zmm11, zmm11, 0x10                                     ;    31.0 p0      12 x[13]
        vpaddd zmm20, zmm20, zmm25                                    ;    30.7 p5      13 x[10]
        vpaddd zmm27, zmm27, zmm2                                     ;    31.7 p5      13 x[11]
        vpxord zmm7, zmm7, zmm13                                      ;    32.0 p0      14 x[4]
        vpxord zmm14, zmm14, zmm20                                    ;    32.7 p5      14 x[5]
        vpaddd zmm6, zmm6, zmm11                                      ;    33.0 p0      13 x[8]
        vpxord zmm21, zmm21, zmm27                                    ;    33.7 p5      14 x[6]
        vprold zmm7, zmm7, 0xc                                        ;    34.0 p0      14 x[4]
        vprold zmm14, zmm14, 0xc                                      ;    35.0 p0      14 x[5]
        vpxord zmm28, zmm28, zmm6                                     ;    34.7 p5      14 x[7]
        vprold zmm21, zmm21, 0xc                                      ;    36.0 p0      14 x[6]
        vprold zmm28, zmm28, 0xc                                      ;    37.0 p0      14 x[7]
        vpaddd zmm22, zmm22, zmm7                                     ;    35.7 p5      15 x[3]
        vpaddd zmm3, zmm3, zmm14                                      ;    36.7 p5      15 x[0]
        vpaddd zmm8, zmm8, zmm21                                      ;    37.7 p5      15 x[1]
        vpxord zmm18, zmm18, zmm22                                    ;    38.0 p0      16 x[14]
        vpxord zmm25, zmm25, zmm3                                     ;    38.7 p5      16 x[15]
        vpaddd zmm15, zmm15, zmm28                                    ;    39.0 p0      15 x[2]
        vpxord zmm2, zmm2, zmm8                                       ;    39.7 p5      16 x[12]
        vprold zmm18, zmm18, 8                                        ;    40.0 p0      16 x[14]
        vprold zmm25, zmm25, 8                                        ;    41.0 p0      16 x[15]
        vpxord zmm11, zmm11, zmm15                                    ;    40.7 p5      16 x[13]
        vprold zmm2, zmm2, 8                                          ;    42.0 p0      16 x[12]
        vprold zmm11, zmm11, 8                                        ;    43.0 p0      16 x[13]
        vpaddd zmm13, zmm13, zmm18                                    ;    41.7 p5      17 x[9]
        vpaddd zmm20, zmm20, zmm25                                    ;    42.7 p5      17 x[10]
        vpaddd zmm27, zmm27, zmm2                                     ;    43.7 p5      17 x[11]
        vpxord zmm7, zmm7, zmm13                                      ;    44.0 p0      18 x[4]
        vpxord zmm14, zmm14, zmm20                                    ;    44.7 p5      18 x[5]
        vpaddd zmm6, zmm6, zmm11                                      ;    45.0 p0      17 x[8]
        vpxord zmm21, zmm21, zmm27                                    ;    45.7 p5      18 x[6]
        vprold zmm7, zmm7, 7                                          ;    46.0 p0      18 x[4]
        vprold zmm14, zmm14, 7                                        ;    47.0 p0      18 x[5]
        vpxord zmm28, zmm28, zmm6                                     ;    46.7 p5      18 x[7]
        vprold zmm21, zmm21, 7                                        ;    48.0 p0      18 x[6]
        vpaddd zmm3, zmm3, zmm7                                       ;    47.7 p5      11 x[0]
        vprold zmm28, zmm28, 7                                        ;    49.0 p0      18 x[7]
        vpaddd zmm8, zmm8, zmm14                                      ;    48.7 p5      11 x[1]
        vpxord zmm2, zmm2, zmm3                                       ;    49.7 p5      12 x[12]
        vpaddd zmm15, zmm15, zmm21                                    ;    50.0 p0      11 x[2]
        vpxord zmm11, zmm11, zmm8                                     ;    50.7 p5      12 x[13]
        vpaddd zmm22, zmm22, zmm28                                    ;    51.0 p0      11 x[3]
        vprold zmm2, zmm2, 0x10                                       ;    52.0 p0      12 x[12]
        vpxord zmm18, zmm18, zmm15                                    ;    51.7 p5      12 x[14]
        vprold zmm11, zmm11, 0x10                                     ;    53.0 p0      12 x[13]
        vpxord zmm25, zmm25, zmm22                                    ;    52.7 p5      12 x[15]
        vprold zmm18, zmm18, 0x10                                     ;    54.0 p0      12 x[14]
        vpaddd zmm6, zmm6, zmm2                                       ;    53.7 p5      13 x[8]
        vprold zmm25, zmm25, 0x10                                     ;    55.0 p0      12 x[15]
        vpaddd zmm13, zmm13, zmm11                                    ;    54.7 p5      13 x[9]
        vpxord zmm7, zmm7, zmm6                                       ;    55.7 p5      14 x[4]
        vpaddd zmm20, zmm20, zmm18                                    ;    56.0 p0      13 x[10]
        vpxord zmm14, zmm14, zmm13                                    ;    56.7 p5      14 x[5]
        vpaddd zmm27, zmm27, zmm25                                    ;    57.0 p0      13 x[11]
        vprold zmm7, zmm7, 0xc                                        ;    58.0 p0      14 x[4]
        vpxord zmm21, zmm21, zmm20                                    ;    57.7 p5      14 x[6]
        vprold zmm14, zmm14, 0xc                                      ;    59.0 p0      14 x[5]
        vpxord zmm28, zmm28, zmm27                                    ;    58.7 p5      14 x[7]
        vprold zmm21, zmm21, 0xc                                      ;    60.0 p0      14 x[6]
        vpaddd zmm3, zmm3, zmm7                                       ;    59.7 p5      15 x[0]
        vprold zmm28, zmm28, 0xc                                      ;    61.0 p0      14 x[7]
        vpaddd zmm8, zmm8, zmm14                                      ;    60.7 p5      15 x[1]
        vpxord zmm2, zmm2, zmm3                                       ;    61.7 p5      16 x[12]
        vpaddd zmm15, zmm15, zmm21                                    ;    62.0 p0      15 x[2]
        vpxord zmm11, zmm11, zmm8                                     ;    62.7 p5      16 x[13]
        vpaddd zmm22, zmm22, zmm28                                    ;    63.0 p0      15 x[3]
        vprold zmm2, zmm2, 8                                          ;    64.0 p0      16 x[12]
        vpxord zmm18, zmm18, zmm15                                    ;    63.7 p5      16 x[14]
        vprold zmm11, zmm11, 8                                        ;    65.0 p0      16 x[13]
        vpxord zmm25, zmm25, zmm22                                    ;    64.7 p5      16 x[15]
        vprold zmm18, zmm18, 8                                        ;    66.0 p0      16 x[14]
        vpaddd zmm6, zmm6, zmm2                                       ;    65.7 p5      17 x[8]
        vprold zmm25, zmm25, 8                                        ;    67.0 p0      16 x[15]
        vpaddd zmm13, zmm13, zmm11                                    ;    66.7 p5      17 x[9]
        vpxord zmm7, zmm7, zmm6                                       ;    67.7 p5      18 x[4]
        vpaddd zmm20, zmm20, zmm18                                    ;    68.0 p0      17 x[10]
        vpxord zmm14, zmm14, zmm13                                    ;    68.7 p5      18 x[5]
        vpaddd zmm27, zmm27, zmm25                                    ;    69.0 p0      17 x[11]
        vprold zmm7, zmm7, 7                                          ;    70.0 p0      18 x[4]
        vpxord zmm21, zmm21, zmm20                                    ;    69.7 p5      18 x[6]
        vprold zmm14, zmm14, 7                                        ;    71.0 p0      18 x[5]
        vpxord zmm28, zmm28, zmm27                                    ;    70.7 p5      18 x[7]
        vprold zmm21, zmm21, 7                                        ;    72.0 p0      18 x[6]
        vprold zmm28, zmm28, 7                                        ;    73.0 p0      18 x[7]
        vpaddd zmm22, zmm22, zmm7                                     ;    71.7 p5      11 x[3]
        vpaddd zmm3, zmm3, zmm14                                      ;    72.7 p5      11 x[0]
        vpaddd zmm8, zmm8, zmm21                                      ;    73.7 p5      11 x[1]
        vpxord zmm18, zmm18, zmm22                                    ;    74.0 p0      12 x[14]
        vpxord zmm25, zmm25, zmm3                                     ;    74.7 p5      12 x[15]
        vpaddd zmm15, zmm15, zmm28                                    ;    75.0 p0      11 x[2]
        vpxord zmm2, zmm2, zmm8                                       ;    75.7 p5      12 x[12]
        vprold zmm18, zmm18, 0x10                                     ;    76.0 p0      12 x[14]
        vprold zmm25, zmm25, 0x10                                     ;    77.0 p0      12 x[15]
        vpxord zmm11, zmm11, zmm15                                    ;    76.7 p5      12 x[13]
        vprold zmm2, zmm2, 0x10                                       ;    78.0 p0      12 x[12]
        vprold zmm11, zmm11, 0x10                                     ;    79.0 p0      12 x[13]
        vpaddd zmm13, zmm13, zmm18                                    ;    77.7 p5      13 x[9]
        vpaddd zmm20, zmm20, zmm25                                    ;    78.7 p5      13 x[10]
        vpaddd zmm27, zmm27, zmm2                                     ;    79.7 p5      13 x[11]
        vpxord zmm7, zmm7, zmm13                                      ;    80.0 p0      14 x[4]
        vpxord zmm14, zmm14, zmm20                                    ;    80.7 p5      14 x[5]
        vpaddd zmm6, zmm6, zmm11                                      ;    81.0 p0      13 x[8]
        vpxord zmm21, zmm21, zmm27                                    ;    81.7 p5      14 x[6]
        vprold zmm7, zmm7, 0xc                                        ;    82.0 p0      14 x[4]
        vprold zmm14, zmm14, 0xc                                      ;    83.0 p0      14 x[5]
        vpxord zmm28, zmm28, zmm6                                     ;    82.7 p5      14 x[7]
        vprold zmm21, zmm21, 0xc                                      ;    84.0 p0      14 x[6]
        vprold zmm28, zmm28, 0xc                                      ;    85.0 p0      14 x[7]
        vpaddd zmm22, zmm22, zmm7                                     ;    83.7 p5      15 x[3]
        vpaddd zmm3, zmm3, zmm14                                      ;    84.7 p5      15 x[0]
        vpaddd zmm8, zmm8, zmm21                                      ;    85.7 p5      15 x[1]
        vpxord zmm18, zmm18, zmm22                                    ;    86.0 p0      16 x[14]
        vpxord zmm25, zmm25, zmm3                                     ;    86.7 p5      16 x[15]
        vpaddd zmm15, zmm15, zmm28                                    ;    87.0 p0      15 x[2]
        vpxord zmm2, zmm2, zmm8                                       ;    87.7 p5      16 x[12]
        vprold zmm18, zmm18, 8                                        ;    88.0 p0      16 x[14]
        vprold zmm25, zmm25, 8                                        ;    89.0 p0      16 x[15]
        vpxord zmm11, zmm11, zmm15                                    ;    88.7 p5      16 x[13]
        vprold zmm2, zmm2, 8                                          ;    90.0 p0      16 x[12]
        vprold zmm11, zmm11, 8                                        ;    91.0 p0      16 x[13]
        vpaddd zmm13, zmm13, zmm18                                    ;    89.7 p5      17 x[9]
        vpaddd zmm20, zmm20, zmm25                                    ;    90.7 p5      17 x[10]
        vpaddd zmm27, zmm27, zmm2                                     ;    91.7 p5      17 x[11]
        vpxord zmm7, zmm7, zmm13                                      ;    92.0 p0      18 x[4]
        vpxord zmm14, zmm14, zmm20                                    ;    92.7 p5      18 x[5]
        vpaddd zmm6, zmm6, zmm11                                      ;    93.0 p0      17 x[8]
        vpxord zmm21, zmm21, zmm27                                    ;    93.7 p5      18 x[6]
        vprold zmm7, zmm7, 7                                          ;    94.0 p0      18 x[4]
        vprold zmm14, zmm14, 7                                        ;    95.0 p0      18 x[5]
        vpxord zmm28, zmm28, zmm6                                     ;    94.7 p5      18 x[7]
        vprold zmm21, zmm21, 7                                        ;    96.0 p0      18 x[6]
        vpaddd zmm3, zmm3, zmm7                                       ;    95.7 p5      11 x[0]
        vprold zmm28, zmm28, 7                                        ;    97.0 p0      18 x[7]
        vpaddd zmm8, zmm8, zmm14                                      ;    96.7 p5      11 x[1]
        vpxord zmm2, zmm2, zmm3                                       ;    97.7 p5      12 x[12]
        vpaddd zmm15, zmm15, zmm21                                    ;    98.0 p0      11 x[2]
        vpxord zmm11, zmm11, zmm8                                     ;    98.7 p5      12 x[13]
        vpaddd zmm22, zmm22, zmm28                                    ;    99.0 p0      11 x[3]
        vprold zmm2, zmm2, 0x10                                       ;   100.0 p0      12 x[12]
        vpxord zmm18, zmm18, zmm15                                    ;    99.7 p5      12 x[14]
        vprold zmm11, zmm11, 0x10                                     ;   101.0 p0      12 x[13]
        vpxord zmm25, zmm25, zmm22                                    ;   100.7 p5      12 x[15]
        vprold zmm18, zmm18, 0x10                                     ;   102.0 p0      12 x[14]
        vpaddd zmm6, zmm6, zmm2                                       ;   101.7 p5      13 x[8]
        vprold zmm25, zmm25, 0x10                                     ;   103.0 p0      12 x[15]
        vpaddd zmm13, zmm13, zmm11                                    ;   102.7 p5      13 x[9]
        vpxord zmm7, zmm7, zmm6                                       ;   103.7 p5      14 x[4]
        vpaddd zmm20, zmm20, zmm18                                    ;   104.0 p0      13 x[10]
        vpxord zmm14, zmm14, zmm13                                    ;   104.7 p5      14 x[5]
        vpaddd zmm27, zmm27, zmm25                                    ;   105.0 p0      13 x[11]
        vprold zmm7, zmm7, 0xc                                        ;   106.0 p0      14 x[4]
        vpxord zmm21, zmm21, zmm20                                    ;   105.7 p5      14 x[6]
        vprold zmm14, zmm14, 0xc                                      ;   107.0 p0      14 x[5]
        vpxord zmm28, zmm28, zmm27                                    ;   106.7 p5      14 x[7]
        vprold zmm21, zmm21, 0xc                                      ;   108.0 p0      14 x[6]
        vpaddd zmm3, zmm3, zmm7                                       ;   107.7 p5      15 x[0]
        vprold zmm28, zmm28, 0xc                                      ;   109.0 p0      14 x[7]
        vpaddd zmm8, zmm8, zmm14                                      ;   108.7 p5      15 x[1]
        vpxord zmm2, zmm2, zmm3                                       ;   109.7 p5      16 x[12]
        vpaddd zmm15, zmm15, zmm21                                    ;   110.0 p0      15 x[2]
        vpxord zmm11, zmm11, zmm8                                     ;   110.7 p5      16 x[13]
        vpaddd zmm22, zmm22, zmm28                                    ;   111.0 p0      15 x[3]
        vprold zmm2, zmm2, 8                                          ;   112.0 p0      16 x[12]
        vpxord zmm18, zmm18, zmm15                                    ;   111.7 p5      16 x[14]
        vprold zmm11, zmm11, 8                                        ;   113.0 p0      16 x[13]
        vpxord zmm25, zmm25, zmm22                                    ;   112.7 p5      16 x[15]
        vprold zmm18, zmm18, 8                                        ;   114.0 p0      16 x[14]
        vpaddd zmm6, zmm6, zmm2                                       ;   113.7 p5      17 x[8]
        vprold zmm25, zmm25, 8                                        ;   115.0 p0      16 x[15]
        vpaddd zmm13, zmm13, zmm11                                    ;   114.7 p5      17 x[9]
        vpxord zmm7, zmm7, zmm6                                       ;   115.7 p5      18 x[4]
        vpaddd zmm20, zmm20, zmm18                                    ;   116.0 p0      17 x[10]
        vpxord zmm14, zmm14, zmm13                                    ;   116.7 p5      18 x[5]
        vpaddd zmm27, zmm27, zmm25                                    ;   117.0 p0      17 x[11]
        vprold zmm7, zmm7, 7                                          ;   118.0 p0      18 x[4]
        vpxord zmm21, zmm21, zmm20                                    ;   117.7 p5      18 x[6]
        vprold zmm14, zmm14, 7                                        ;   119.0 p0      18 x[5]
        vpxord zmm28, zmm28, zmm27                                    ;   118.7 p5      18 x[7]
        vprold zmm21, zmm21, 7                                        ;   120.0 p0      18 x[6]
        vprold zmm28, zmm28, 7                                        ;   121.0 p0      18 x[7]
        vpaddd zmm22, zmm22, zmm7                                     ;   119.7 p5      11 x[3]
        vpaddd zmm3, zmm3, zmm14                                      ;   120.7 p5      11 x[0]
        vpaddd zmm8, zmm8, zmm21                                      ;   121.7 p5      11 x[1]
        vpxord zmm18, zmm18, zmm22                                    ;   122.0 p0      12 x[14]
        vpxord zmm25, zmm25, zmm3                                     ;   122.7 p5      12 x[15]
        vpaddd zmm15, zmm15, zmm28                                    ;   123.0 p0      11 x[2]
        vpxord zmm2, zmm2, zmm8                                       ;   123.7 p5      12 x[12]
        vprold zmm18, zmm18, 0x10                                     ;   124.0 p0      12 x[14]
        vprold zmm25, zmm25, 0x10                                     ;   125.0 p0      12 x[15]
        vpxord zmm11, zmm11, zmm15                                    ;   124.7 p5      12 x[13]
        vprold zmm2, zmm2, 0x10                                       ;   126.0 p0      12 x[12]
        vprold zmm11, zmm11, 0x10                                     ;   127.0 p0      12 x[13]
        vpaddd zmm13, zmm13, zmm18                                    ;   125.7 p5      13 x[9]
        vpaddd zmm20, zmm20, zmm25                                    ;   126.7 p5      13 x[10]
        vpaddd zmm27, zmm27, zmm2                                     ;   127.7 p5      13 x[11]
        vpxord zmm7, zmm7, zmm13                                      ;   128.0 p0      14 x[4]
        vpxord zmm14, zmm14, zmm20                                    ;   128.7 p5      14 x[5]
        vpaddd zmm6, zmm6, zmm11                                      ;   129.0 p0      13 x[8]
        vpxord zmm21, zmm21, zmm27                                    ;   129.7 p5      14 x[6]
        vprold zmm7, zmm7, 0xc                                        ;   130.0 p0      14 x[4]
        vprold zmm14, zmm14, 0xc                                      ;   131.0 p0      14 x[5]
        vpxord zmm28, zmm28, zmm6                                     ;   130.7 p5      14 x[7]
        vprold zmm21, zmm21, 0xc                                      ;   132.0 p0      14 x[6]
        vprold zmm28, zmm28, 0xc                                      ;   133.0 p0      14 x[7]
        vpaddd zmm22, zmm22, zmm7                                     ;   131.7 p5      15 x[3]
        vpaddd zmm3, zmm3, zmm14                                      ;   132.7 p5      15 x[0]
        vpaddd zmm8, zmm8, zmm21                                      ;   133.7 p5      15 x[1]
        vpxord zmm18, zmm18, zmm22                                    ;   134.0 p0      16 x[14]
        vpxord zmm25, zmm25, zmm3                                     ;   134.7 p5      16 x[15]
        vpaddd zmm15, zmm15, zmm28                                    ;   135.0 p0      15 x[2]
        vpxord zmm2, zmm2, zmm8                                       ;   135.7 p5      16 x[12]
        vprold zmm18, zmm18, 8                                        ;   136.0 p0      16 x[14]
        vprold zmm25, zmm25, 8                                        ;   137.0 p0      16 x[15]
        vpxord zmm11, zmm11, zmm15                                    ;   136.7 p5      16 x[13]
        vprold zmm2, zmm2, 8                                          ;   138.0 p0      16 x[12]
        vprold zmm11, zmm11, 8                                        ;   139.0 p0      16 x[13]
        vpaddd zmm13, zmm13, zmm18                                    ;   137.7 p5      17 x[9]
        vpaddd zmm20, zmm20, zmm25                                    ;   138.7 p5      17 x[10]
        vpaddd zmm27, zmm27, zmm2                                     ;   139.7 p5      17 x[11]
        vpxord zmm7, zmm7, zmm13                                      ;   140.0 p0      18 x[4]
        vpxord zmm14, zmm14, zmm20                                    ;   140.7 p5      18 x[5]
        vpaddd zmm6, zmm6, zmm11                                      ;   141.0 p0      17 x[8]
        vpxord zmm21, zmm21, zmm27                                    ;   141.7 p5      18 x[6]
        vprold zmm7, zmm7, 7                                          ;   142.0 p0      18 x[4]
        vprold zmm14, zmm14, 7                                        ;   143.0 p0      18 x[5]
        vpxord zmm28, zmm28, zmm6                                     ;   142.7 p5      18 x[7]
        vprold zmm21, zmm21, 7                                        ;   144.0 p0      18 x[6]
        vpaddd zmm3, zmm3, zmm7                                       ;   143.7 p5      11 x[0]
        vprold zmm28, zmm28, 7                                        ;   145.0 p0      18 x[7]
        vpaddd zmm8, zmm8, zmm14                                      ;   144.7 p5      11 x[1]
        vpxord zmm2, zmm2, zmm3                                       ;   145.7 p5      12 x[12]
        vpaddd zmm15, zmm15, zmm21                                    ;   146.0 p0      11 x[2]
        vpxord zmm11, zmm11, zmm8                                     ;   146.7 p5      12 x[13]
        vpaddd zmm22, zmm22, zmm28                                    ;   147.0 p0      11 x[3]
        vprold zmm2, zmm2, 0x10                                       ;   148.0 p0      12 x[12]
        vpxord zmm18, zmm18, zmm15                                    ;   147.7 p5      12 x[14]
        vprold zmm11, zmm11, 0x10                                     ;   149.0 p0      12 x[13]
        vpxord zmm25, zmm25, zmm22                                    ;   148.7 p5      12 x[15]
        vprold zmm18, zmm18, 0x10                                     ;   150.0 p0      12 x[14]
        vpaddd zmm6, zmm6, zmm2                                       ;   149.7 p5      13 x[8]
        vprold zmm25, zmm25, 0x10                                     ;   151.0 p0      12 x[15]
        vpaddd zmm13, zmm13, zmm11                                    ;   150.7 p5      13 x[9]
        vpxord zmm7, zmm7, zmm6                                       ;   151.7 p5      14 x[4]
        vpaddd zmm20, zmm20, zmm18                                    ;   152.0 p0      13 x[10]
        vpxord zmm14, zmm14, zmm13                                    ;   152.7 p5      14 x[5]
        vpaddd zmm27, zmm27, zmm25                                    ;   153.0 p0      13 x[11]
        vprold zmm7, zmm7, 0xc                                        ;   154.0 p0      14 x[4]
        vpxord zmm21, zmm21, zmm20                                    ;   153.7 p5      14 x[6]
        vprold zmm14, zmm14, 0xc                                      ;   155.0 p0      14 x[5]
        vpxord zmm28, zmm28, zmm27                                    ;   154.7 p5      14 x[7]
        vprold zmm21, zmm21, 0xc                                      ;   156.0 p0      14 x[6]
        vpaddd zmm3, zmm3, zmm7                                       ;   155.7 p5      15 x[0]
        vprold zmm28, zmm28, 0xc                                      ;   157.0 p0      14 x[7]
        vpaddd zmm8, zmm8, zmm14                                      ;   156.7 p5      15 x[1]
        vpxord zmm2, zmm2, zmm3                                       ;   157.7 p5      16 x[12]
        vpaddd zmm15, zmm15, zmm21                                    ;   158.0 p0      15 x[2]
        vpxord zmm11, zmm11, zmm8                                     ;   158.7 p5      16 x[13]
        vpaddd zmm22, zmm22, zmm28                                    ;   159.0 p0      15 x[3]
        vprold zmm2, zmm2, 8                                          ;   160.0 p0      16 x[12]
        vpxord zmm18, zmm18, zmm15                                    ;   159.7 p5      16 x[14]
        vprold zmm11, zmm11, 8                                        ;   161.0 p0      16 x[13]
        vpxord zmm25, zmm25, zmm22                                    ;   160.7 p5      16 x[15]
        vprold zmm18, zmm18, 8                                        ;   162.0 p0      16 x[14]
        vpaddd zmm6, zmm6, zmm2                                       ;   161.7 p5      17 x[8]
        vprold zmm25, zmm25, 8                                        ;   163.0 p0      16 x[15]
        vpaddd zmm13, zmm13, zmm11                                    ;   162.7 p5      17 x[9]
        vpxord zmm7, zmm7, zmm6                                       ;   163.7 p5      18 x[4]
        vpaddd zmm20, zmm20, zmm18                                    ;   164.0 p0      17 x[10]
        vpxord zmm14, zmm14, zmm13                                    ;   164.7 p5      18 x[5]
        vpaddd zmm27, zmm27, zmm25                                    ;   165.0 p0      17 x[11]
        vprold zmm7, zmm7, 7                                          ;   166.0 p0      18 x[4]
        vpxord zmm21, zmm21, zmm20                                    ;   165.7 p5      18 x[6]
        vprold zmm14, zmm14, 7                                        ;   167.0 p0      18 x[5]
        vpxord zmm28, zmm28, zmm27                                    ;   166.7 p5      18 x[7]
        vprold zmm21, zmm21, 7                                        ;   168.0 p0      18 x[6]
        vprold zmm28, zmm28, 7                                        ;   169.0 p0      18 x[7]
        vpaddd zmm22, zmm22, zmm7                                     ;   167.7 p5      11 x[3]
        vpaddd zmm3, zmm3, zmm14                                      ;   168.7 p5      11 x[0]
        vpaddd zmm8, zmm8, zmm21                                      ;   169.7 p5      11 x[1]
        vpxord zmm18, zmm18, zmm22                                    ;   170.0 p0      12 x[14]
        vpxord zmm25, zmm25, zmm3                                     ;   170.7 p5      12 x[15]
        vpaddd zmm15, zmm15, zmm28                                    ;   171.0 p0      11 x[2]
        vpxord zmm2, zmm2, zmm8                                       ;   171.7 p5      12 x[12]
        vprold zmm18, zmm18, 0x10                                     ;   172.0 p0      12 x[14]
        vprold zmm25, zmm25, 0x10                                     ;   173.0 p0      12 x[15]
        vpxord zmm11, zmm11, zmm15                                    ;   172.7 p5      12 x[13]
        vprold zmm2, zmm2, 0x10                                       ;   174.0 p0      12 x[12]
        vprold zmm11, zmm11, 0x10                                     ;   175.0 p0      12 x[13]
        vpaddd zmm13, zmm13, zmm18                                    ;   173.7 p5      13 x[9]
        vpaddd zmm20, zmm20, zmm25                                    ;   174.7 p5      13 x[10]
        vpaddd zmm27, zmm27, zmm2                                     ;   175.7 p5      13 x[11]
        vpxord zmm7, zmm7, zmm13                                      ;   176.0 p0      14 x[4]
        vpxord zmm14, zmm14, zmm20                                    ;   176.7 p5      14 x[5]
        vpaddd zmm6, zmm6, zmm11                                      ;   177.0 p0      13 x[8]
        vpxord zmm21, zmm21, zmm27                                    ;   177.7 p5      14 x[6]
        vprold zmm7, zmm7, 0xc                                        ;   178.0 p0      14 x[4]
        vprold zmm14, zmm14, 0xc                                      ;   179.0 p0      14 x[5]
        vpxord zmm28, zmm28, zmm6                                     ;   178.7 p5      14 x[7]
        vprold zmm21, zmm21, 0xc                                      ;   180.0 p0      14 x[6]
        vprold zmm28, zmm28, 0xc                                      ;   181.0 p0      14 x[7]
        vpaddd zmm22, zmm22, zmm7                                     ;   179.7 p5      15 x[3]
        vpaddd zmm3, zmm3, zmm14                                      ;   180.7 p5      15 x[0]
        vpaddd zmm8, zmm8, zmm21                                      ;   181.7 p5      15 x[1]
        vpxord zmm18, zmm18, zmm22                                    ;   182.0 p0      16 x[14]
        vpxord zmm25, zmm25, zmm3                                     ;   182.7 p5      16 x[15]
        vpaddd zmm15, zmm15, zmm28                                    ;   183.0 p0      15 x[2]
        vpxord zmm2, zmm2, zmm8                                       ;   183.7 p5      16 x[12]
        vprold zmm18, zmm18, 8                                        ;   184.0 p0      16 x[14]
        vprold zmm25, zmm25, 8                                        ;   185.0 p0      16 x[15]
        vpxord zmm11, zmm11, zmm15                                    ;   184.7 p5      16 x[13]
        vprold zmm2, zmm2, 8                                          ;   186.0 p0      16 x[12]
        vprold zmm11, zmm11, 8                                        ;   187.0 p0      16 x[13]
        vpaddd zmm13, zmm13, zmm18                                    ;   185.7 p5      17 x[9]
        vpaddd zmm20, zmm20, zmm25                                    ;   186.7 p5      17 x[10]
        vpaddd zmm27, zmm27, zmm2                                     ;   187.7 p5      17 x[11]
        vpxord zmm7, zmm7, zmm13                                      ;   188.0 p0      18 x[4]
        vpxord zmm14, zmm14, zmm20                                    ;   188.7 p5      18 x[5]
        vpaddd zmm6, zmm6, zmm11                                      ;   189.0 p0      17 x[8]
        vpxord zmm21, zmm21, zmm27                                    ;   189.7 p5      18 x[6]
        vprold zmm7, zmm7, 7                                          ;   190.0 p0      18 x[4]
        vprold zmm14, zmm14, 7                                        ;   191.0 p0      18 x[5]
        vpxord zmm28, zmm28, zmm6                                     ;   190.7 p5      18 x[7]
        vprold zmm21, zmm21, 7                                        ;   192.0 p0      18 x[6]
        vpaddd zmm3, zmm3, zmm7                                       ;   191.7 p5      11 x[0]
        vprold zmm28, zmm28, 7                                        ;   193.0 p0      18 x[7]
        vpaddd zmm8, zmm8, zmm14                                      ;   192.7 p5      11 x[1]
        vpxord zmm2, zmm2, zmm3                                       ;   193.7 p5      12 x[12]
        vpaddd zmm15, zmm15, zmm21                                    ;   194.0 p0      11 x[2]
        vpxord zmm11, zmm11, zmm8                                     ;   194.7 p5      12 x[13]
        vpaddd zmm22, zmm22, zmm28                                    ;   195.0 p0      11 x[3]
        vprold zmm2, zmm2, 0x10                                       ;   196.0 p0      12 x[12]
        vpxord zmm18, zmm18, zmm15                                    ;   195.7 p5      12 x[14]
        vprold zmm11, zmm11, 0x10                                     ;   197.0 p0      12 x[13]
        vpxord zmm25, zmm25, zmm22                                    ;   196.7 p5      12 x[15]
        vprold zmm18, zmm18, 0x10                                     ;   198.0 p0      12 x[14]
        vpaddd zmm6, zmm6, zmm2                                       ;   197.7 p5      13 x[8]
        vprold zmm25, zmm25, 0x10                                     ;   199.0 p0      12 x[15]
        vpaddd zmm13, zmm13, zmm11                                    ;   198.7 p5      13 x[9]
        vpxord zmm7, zmm7, zmm6                                       ;   199.7 p5      14 x[4]
        vpaddd zmm20, zmm20, zmm18                                    ;   200.0 p0      13 x[10]
        vpxord zmm14, zmm14, zmm13                                    ;   200.7 p5      14 x[5]
        vpaddd zmm27, zmm27, zmm25                                    ;   201.0 p0      13 x[11]
        vprold zmm7, zmm7, 0xc                                        ;   202.0 p0      14 x[4]
        vpxord zmm21, zmm21, zmm20                                    ;   201.7 p5      14 x[6]
        vprold zmm14, zmm14, 0xc                                      ;   203.0 p0      14 x[5]
        vpxord zmm28, zmm28, zmm27                                    ;   202.7 p5      14 x[7]
        vprold zmm21, zmm21, 0xc                                      ;   204.0 p0      14 x[6]
        vpaddd zmm3, zmm3, zmm7                                       ;   203.7 p5      15 x[0]
        vprold zmm28, zmm28, 0xc                                      ;   205.0 p0      14 x[7]
        vpaddd zmm8, zmm8, zmm14                                      ;   204.7 p5      15 x[1]
        vpxord zmm2, zmm2, zmm3                                       ;   205.7 p5      16 x[12]
        vpaddd zmm15, zmm15, zmm21                                    ;   206.0 p0      15 x[2]
        vpxord zmm11, zmm11, zmm8                                     ;   206.7 p5      16 x[13]
        vpaddd zmm22, zmm22, zmm28                                    ;   207.0 p0      15 x[3]
        vprold zmm2, zmm2, 8                                          ;   208.0 p0      16 x[12]
        vpxord zmm18, zmm18, zmm15                                    ;   207.7 p5      16 x[14]
        vprold zmm11, zmm11, 8                                        ;   209.0 p0      16 x[13]
        vpxord zmm25, zmm25, zmm22                                    ;   208.7 p5      16 x[15]
        vprold zmm18, zmm18, 8                                        ;   210.0 p0      16 x[14]
        vpaddd zmm6, zmm6, zmm2                                       ;   209.7 p5      17 x[8]
        vprold zmm25, zmm25, 8                                        ;   211.0 p0      16 x[15]
        vpaddd zmm13, zmm13, zmm11                                    ;   210.7 p5      17 x[9]
        vpxord zmm7, zmm7, zmm6                                       ;   211.7 p5      18 x[4]
        vpaddd zmm20, zmm20, zmm18                                    ;   212.0 p0      17 x[10]
        vpxord zmm14, zmm14, zmm13                                    ;   212.7 p5      18 x[5]
        vpaddd zmm27, zmm27, zmm25                                    ;   213.0 p0      17 x[11]
        vprold zmm7, zmm7, 7                                          ;   214.0 p0      18 x[4]
        vpxord zmm21, zmm21, zmm20                                    ;   213.7 p5      18 x[6]
        vprold zmm14, zmm14, 7                                        ;   215.0 p0      18 x[5]
        vpxord zmm28, zmm28, zmm27                                    ;   214.7 p5      18 x[7]
        vprold zmm21, zmm21, 7                                        ;   216.0 p0      18 x[6]
        vprold zmm28, zmm28, 7                                        ;   217.0 p0      18 x[7]
        vpaddd zmm22, zmm22, zmm7                                     ;   215.7 p5      11 x[3]
        vpaddd zmm3, zmm3, zmm14                                      ;   216.7 p5      11 x[0]
        vpaddd zmm8, zmm8, zmm21                                      ;   217.7 p5      11 x[1]
        vpxord zmm18, zmm18, zmm22                                    ;   218.0 p0      12 x[14]
        vpxord zmm25, zmm25, zmm3                                     ;   218.7 p5      12 x[15]
        vpaddd zmm15, zmm15, zmm28                                    ;   219.0 p0      11 x[2]
        vpxord zmm2, zmm2, zmm8                                       ;   219.7 p5      12 x[12]
        vprold zmm18, zmm18, 0x10                                     ;   220.0 p0      12 x[14]
        vprold zmm25, zmm25, 0x10                                     ;   221.0 p0      12 x[15]
        vpxord zmm11, zmm11, zmm15                                    ;   220.7 p5      12 x[13]
        vprold zmm2, zmm2, 0x10                                       ;   222.0 p0      12 x[12]
        vprold zmm11, zmm11, 0x10                                     ;   223.0 p0      12 x[13]
        vpaddd zmm13, zmm13, zmm18                                    ;   221.7 p5      13 x[9]
        vpaddd zmm20, zmm20, zmm25                                    ;   222.7 p5      13 x[10]
        vpaddd zmm27, zmm27, zmm2                                     ;   223.7 p5      13 x[11]
        vpxord zmm7, zmm7, zmm13                                      ;   224.0 p0      14 x[4]
        vpxord zmm14, zmm14, zmm20                                    ;   224.7 p5      14 x[5]
        vpaddd zmm6, zmm6, zmm11                                      ;   225.0 p0      13 x[8]
        vpxord zmm21, zmm21, zmm27                                    ;   225.7 p5      14 x[6]
        vprold zmm7, zmm7, 0xc                                        ;   226.0 p0      14 x[4]
        vprold zmm14, zmm14, 0xc                                      ;   227.0 p0      14 x[5]
        vpxord zmm28, zmm28, zmm6                                     ;   226.7 p5      14 x[7]
        vprold zmm21, zmm21, 0xc                                      ;   228.0 p0      14 x[6]
        vprold zmm28, zmm28, 0xc                                      ;   229.0 p0      14 x[7]
        vpaddd zmm22, zmm22, zmm7                                     ;   227.7 p5      15 x[3]
        vpaddd zmm3, zmm3, zmm14                                      ;   228.7 p5      15 x[0]
        vpaddd zmm8, zmm8, zmm21                                      ;   229.7 p5      15 x[1]
        vpxord zmm18, zmm18, zmm22                                    ;   230.0 p0      16 x[14]
        vpxord zmm25, zmm25, zmm3                                     ;   230.7 p5      16 x[15]
        vpaddd zmm15, zmm15, zmm28                                    ;   231.0 p0      15 x[2]
        vpxord zmm2, zmm2, zmm8                                       ;   231.7 p5      16 x[12]
        vprold zmm18, zmm18, 8                                        ;   232.0 p0      16 x[14]
        vprold zmm25, zmm25, 8                                        ;   233.0 p0      16 x[15]
        vpxord zmm11, zmm11, zmm15                                    ;   232.7 p5      16 x[13]
        vprold zmm2, zmm2, 8                                          ;   234.0 p0      16 x[12]
        vprold zmm11, zmm11, 8                                        ;   235.0 p0      16 x[13]
        vpaddd zmm13, zmm13, zmm18                                    ;   233.7 p5      17 x[9]
        vpaddd zmm20, zmm20, zmm25                                    ;   234.7 p5      17 x[10]
        vpaddd zmm27, zmm27, zmm2                                     ;   235.7 p5      17 x[11]
        vpxord zmm7, zmm7, zmm13                                      ;   236.0 p0      18 x[4]
        vpxord zmm14, zmm14, zmm20                                    ;   236.7 p5      18 x[5]
        vpaddd zmm6, zmm6, zmm11                                      ;   237.0 p0      17 x[8]
        vpxord zmm21, zmm21, zmm27                                    ;   237.7 p5      18 x[6]
        vprold zmm7, zmm7, 7                                          ;   238.0 p0      18 x[4]
        vprold zmm14, zmm14, 7                                        ;   239.0 p0      18 x[5]
        vpxord zmm28, zmm28, zmm6                                     ;   238.7 p5      18 x[7]
        vprold zmm21, zmm21, 7                                        ;   240.0 p0      18 x[6]
        vpaddd zmm3, zmm3, zmm7                                       ;   239.7 p5      11 x[0]
        vprold zmm28, zmm28, 7                                        ;   241.0 p0      18 x[7]
        vpaddd zmm8, zmm8, zmm14                                      ;   240.7 p5      11 x[1]
        vpxord zmm2, zmm2, zmm3                                       ;   241.7 p5      12 x[12]
        vpaddd zmm15, zmm15, zmm21                                    ;   242.0 p0      11 x[2]
        vpxord zmm11, zmm11, zmm8                                     ;   242.7 p5      12 x[13]
        vpaddd zmm22, zmm22, zmm28                                    ;   243.0 p0      11 x[3]
        vprold zmm2, zmm2, 0x10                                       ;   244.0 p0      12 x[12]
        vpxord zmm18, zmm18, zmm15                                    ;   243.7 p5      12 x[14]
        vprold zmm11, zmm11, 0x10                                     ;   245.0 p0      12 x[13]
        vpxord zmm25, zmm25, zmm22                                    ;   244.7 p5      12 x[15]
        vprold zmm18, zmm18, 0x10                                     ;   246.0 p0      12 x[14]
        vpaddd zmm6, zmm6, zmm2                                       ;   245.7 p5      13 x[8]
        vprold zmm25, zmm25, 0x10                                     ;   247.0 p0      12 x[15]
        vpaddd zmm13, zmm13, zmm11                                    ;   246.7 p5      13 x[9]
        vpxord zmm7, zmm7, zmm6                                       ;   247.7 p5      14 x[4]
        vpaddd zmm20, zmm20, zmm18                                    ;   248.0 p0      13 x[10]
        vpxord zmm14, zmm14, zmm13                                    ;   248.7 p5      14 x[5]
        vpaddd zmm27, zmm27, zmm25                                    ;   249.0 p0      13 x[11]
        vprold zmm7, zmm7, 0xc                                        ;   250.0 p0      14 x[4]
        vpxord zmm21, zmm21, zmm20                                    ;   249.7 p5      14 x[6]
        vprold zmm14, zmm14, 0xc                                      ;   251.0 p0      14 x[5]
        vpxord zmm28, zmm28, zmm27                                    ;   250.7 p5      14 x[7]
        vprold zmm21, zmm21, 0xc                                      ;   252.0 p0      14 x[6]
        vpaddd zmm3, zmm3, zmm7                                       ;   251.7 p5      15 x[0]
        vprold zmm28, zmm28, 0xc                                      ;   253.0 p0      14 x[7]
        vpaddd zmm8, zmm8, zmm14                                      ;   252.7 p5      15 x[1]
        vpxord zmm2, zmm2, zmm3                                       ;   253.7 p5      16 x[12]
        vpaddd zmm15, zmm15, zmm21                                    ;   254.0 p0      15 x[2]
        vpxord zmm11, zmm11, zmm8                                     ;   254.7 p5      16 x[13]
        vpaddd zmm22, zmm22, zmm28                                    ;   255.0 p0      15 x[3]
        vprold zmm2, zmm2, 8                                          ;   256.0 p0      16 x[12]
        vpxord zmm18, zmm18, zmm15                                    ;   255.7 p5      16 x[14]
        vprold zmm11, zmm11, 8                                        ;   257.0 p0      16 x[13]
        vpxord zmm25, zmm25, zmm22                                    ;   256.7 p5      16 x[15]
        vprold zmm18, zmm18, 8                                        ;   258.0 p0      16 x[14]
        vpaddd zmm6, zmm6, zmm2                                       ;   257.7 p5      17 x[8]
        vprold zmm25, zmm25, 8                                        ;   259.0 p0      16 x[15]
        vpaddd zmm13, zmm13, zmm11                                    ;   258.7 p5      17 x[9]
        vpxord zmm7, zmm7, zmm6                                       ;   259.7 p5      18 x[4]
        vpaddd zmm20, zmm20, zmm18                                    ;   260.0 p0      17 x[10]
        vpxord zmm14, zmm14, zmm13                                    ;   260.7 p5      18 x[5]
        vpaddd zmm27, zmm27, zmm25                                    ;   261.0 p0      17 x[11]
        vprold zmm7, zmm7, 7                                          ;   262.0 p0      18 x[4]
        vpxord zmm21, zmm21, zmm20                                    ;   261.7 p5      18 x[6]
        vprold zmm14, zmm14, 7                                        ;   263.0 p0      18 x[5]
        vpxord zmm28, zmm28, zmm27                                    ;   262.7 p5      18 x[7]
        vprold zmm21, zmm21, 7                                        ;   264.0 p0      18 x[6]
        vprold zmm28, zmm28, 7                                        ;   265.0 p0      18 x[7]
        vpaddd zmm22, zmm22, zmm7                                     ;   263.7 p5      11 x[3]
        vpaddd zmm3, zmm3, zmm14                                      ;   264.7 p5      11 x[0]
        vpaddd zmm8, zmm8, zmm21                                      ;   265.7 p5      11 x[1]
        vpxord zmm18, zmm18, zmm22                                    ;   266.0 p0      12 x[14]
        vpxord zmm25, zmm25, zmm3                                     ;   266.7 p5      12 x[15]
        vpaddd zmm15, zmm15, zmm28                                    ;   267.0 p0      11 x[2]
        vpxord zmm2, zmm2, zmm8                                       ;   267.7 p5      12 x[12]
        vprold zmm18, zmm18, 0x10                                     ;   268.0 p0      12 x[14]
        vprold zmm25, zmm25, 0x10                                     ;   269.0 p0      12 x[15]
        vpxord zmm11, zmm11, zmm15                                    ;   268.7 p5      12 x[13]
        vprold zmm2, zmm2, 0x10                                       ;   270.0 p0      12 x[12]
        vprold zmm11, zmm11, 0x10                                     ;   271.0 p0      12 x[13]
        vpaddd zmm13, zmm13, zmm18                                    ;   269.7 p5      13 x[9]
        vpaddd zmm20, zmm20, zmm25                                    ;   270.7 p5      13 x[10]
        vpaddd zmm27, zmm27, zmm2                                     ;   271.7 p5      13 x[11]
        vpxord zmm7, zmm7, zmm13                                      ;   272.0 p0      14 x[4]
        vpxord zmm14, zmm14, zmm20                                    ;   272.7 p5      14 x[5]
        vpaddd zmm6, zmm6, zmm11                                      ;   273.0 p0      13 x[8]
        vpxord zmm21, zmm21, zmm27                                    ;   273.7 p5      14 x[6]
        vprold zmm7, zmm7, 0xc                                        ;   274.0 p0      14 x[4]
        vprold zmm14, zmm14, 0xc                                      ;   275.0 p0      14 x[5]
        vpxord zmm28, zmm28, zmm6                                     ;   274.7 p5      14 x[7]
        vprold zmm21, zmm21, 0xc                                      ;   276.0 p0      14 x[6]
        vprold zmm28, zmm28, 0xc                                      ;   277.0 p0      14 x[7]
        vpaddd zmm22, zmm22, zmm7                                     ;   275.7 p5      15 x[3]
        vpaddd zmm3, zmm3, zmm14                                      ;   276.7 p5      15 x[0]
        vpaddd zmm8, zmm8, zmm21                                      ;   277.7 p5      15 x[1]
        vpxord zmm18, zmm18, zmm22                                    ;   278.0 p0      16 x[14]
        vpxord zmm25, zmm25, zmm3                                     ;   278.7 p5      16 x[15]
        vpaddd zmm15, zmm15, zmm28                                    ;   279.0 p0      15 x[2]
        vpxord zmm2, zmm2, zmm8                                       ;   279.7 p5      16 x[12]
        vprold zmm18, zmm18, 8                                        ;   280.0 p0      16 x[14]
        vprold zmm25, zmm25, 8                                        ;   281.0 p0      16 x[15]
        vpxord zmm11, zmm11, zmm15                                    ;   280.7 p5      16 x[13]
        vprold zmm2, zmm2, 8                                          ;   282.0 p0      16 x[12]
        vprold zmm11, zmm11, 8                                        ;   283.0 p0      16 x[13]
        vpaddd zmm13, zmm13, zmm18                                    ;   281.7 p5      17 x[9]
        vpaddd zmm20, zmm20, zmm25                                    ;   282.7 p5      17 x[10]
        vpaddd zmm27, zmm27, zmm2                                     ;   283.7 p5      17 x[11]
        vpxord zmm7, zmm7, zmm13                                      ;   284.0 p0      18 x[4]
        vpxord zmm14, zmm14, zmm20                                    ;   284.7 p5      18 x[5]
        vpaddd zmm6, zmm6, zmm11                                      ;   285.0 p0      17 x[8]
        vpxord zmm21, zmm21, zmm27                                    ;   285.7 p5      18 x[6]
        vprold zmm7, zmm7, 7                                          ;   286.0 p0      18 x[4]
        vprold zmm14, zmm14, 7                                        ;   287.0 p0      18 x[5]
        vpxord zmm28, zmm28, zmm6                                     ;   286.7 p5      18 x[7]
        vprold zmm21, zmm21, 7                                        ;   288.0 p0      18 x[6]
        vpaddd zmm3, zmm3, zmm7                                       ;   287.7 p5      11 x[0]
        vprold zmm28, zmm28, 7                                        ;   289.0 p0      18 x[7]
        vpaddd zmm8, zmm8, zmm14                                      ;   288.7 p5      11 x[1]
        vpxord zmm2, zmm2, zmm3                                       ;   289.7 p5      12 x[12]
        vpaddd zmm15, zmm15, zmm21                                    ;   290.0 p0      11 x[2]
        vpxord zmm11, zmm11, zmm8                                     ;   290.7 p5      12 x[13]
        vpaddd zmm22, zmm22, zmm28                                    ;   291.0 p0      11 x[3]
        vprold zmm2, zmm2, 0x10                                       ;   292.0 p0      12 x[12]
        vpxord zmm18, zmm18, zmm15                                    ;   291.7 p5      12 x[14]
        vprold zmm11, zmm11, 0x10                                     ;   293.0 p0      12 x[13]
        vpxord zmm25, zmm25, zmm22                                    ;   292.7 p5      12 x[15]
        vprold zmm18, zmm18, 0x10                                     ;   294.0 p0      12 x[14]
        vpaddd zmm6, zmm6, zmm2                                       ;   293.7 p5      13 x[8]
        vprold zmm25, zmm25, 0x10                                     ;   295.0 p0      12 x[15]
        vpaddd zmm13, zmm13, zmm11                                    ;   294.7 p5      13 x[9]
        vpxord zmm7, zmm7, zmm6                                       ;   295.7 p5      14 x[4]
        vpaddd zmm20, zmm20, zmm18                                    ;   296.0 p0      13 x[10]
        vpxord zmm14, zmm14, zmm13                                    ;   296.7 p5      14 x[5]
        vpaddd zmm27, zmm27, zmm25                                    ;   297.0 p0      13 x[11]
        vprold zmm7, zmm7, 0xc                                        ;   298.0 p0      14 x[4]
        vpxord zmm21, zmm21, zmm20                                    ;   297.7 p5      14 x[6]
        vprold zmm14, zmm14, 0xc                                      ;   299.0 p0      14 x[5]
        vpxord zmm28, zmm28, zmm27                                    ;   298.7 p5      14 x[7]
        vprold zmm21, zmm21, 0xc                                      ;   300.0 p0      14 x[6]
        vpaddd zmm3, zmm3, zmm7                                       ;   299.7 p5      15 x[0]
        vprold zmm28, zmm28, 0xc                                      ;   301.0 p0      14 x[7]
        vpaddd zmm8, zmm8, zmm14                                      ;   300.7 p5      15 x[1]
        vpxord zmm2, zmm2, zmm3                                       ;   301.7 p5      16 x[12]
        vpaddd zmm15, zmm15, zmm21                                    ;   302.0 p0      15 x[2]
        vpxord zmm11, zmm11, zmm8                                     ;   302.7 p5      16 x[13]
        vpaddd zmm22, zmm22, zmm28                                    ;   303.0 p0      15 x[3]
        vprold zmm2, zmm2, 8                                          ;   304.0 p0      16 x[12]
        vpxord zmm18, zmm18, zmm15                                    ;   303.7 p5      16 x[14]
        vprold zmm11, zmm11, 8                                        ;   305.0 p0      16 x[13]
        vpxord zmm25, zmm25, zmm22                                    ;   304.7 p5      16 x[15]
        vprold zmm18, zmm18, 8                                        ;   306.0 p0      16 x[14]
        vpaddd zmm6, zmm6, zmm2                                       ;   305.7 p5      17 x[8]
        vprold zmm25, zmm25, 8                                        ;   307.0 p0      16 x[15]
        vpaddd zmm13, zmm13, zmm11                                    ;   306.7 p5      17 x[9]
        vpxord zmm7, zmm7, zmm6                                       ;   307.7 p5      18 x[4]
        vpaddd zmm20, zmm20, zmm18                                    ;   308.0 p0      17 x[10]
        vpxord zmm14, zmm14, zmm13                                    ;   308.7 p5      18 x[5]
        vpaddd zmm27, zmm27, zmm25                                    ;   309.0 p0      17 x[11]
        vprold zmm7, zmm7, 7                                          ;   310.0 p0      18 x[4]
        vpxord zmm21, zmm21, zmm20                                    ;   309.7 p5      18 x[6]
        vprold zmm14, zmm14, 7                                        ;   311.0 p0      18 x[5]
        vpxord zmm28, zmm28, zmm27                                    ;   310.7 p5      18 x[7]
        vprold zmm21, zmm21, 7                                        ;   312.0 p0      18 x[6]
        vprold zmm28, zmm28, 7                                        ;   313.0 p0      18 x[7]
        vpaddd zmm22, zmm22, zmm7                                     ;   311.7 p5      11 x[3]
        vpaddd zmm3, zmm3, zmm14                                      ;   312.7 p5      11 x[0]
        vpaddd zmm8, zmm8, zmm21                                      ;   313.7 p5      11 x[1]
        vpxord zmm18, zmm18, zmm22                                    ;   314.0 p0      12 x[14]
        vpxord zmm25, zmm25, zmm3                                     ;   314.7 p5      12 x[15]
        vpaddd zmm15, zmm15, zmm28                                    ;   315.0 p0      11 x[2]
        vpxord zmm2, zmm2, zmm8                                       ;   315.7 p5      12 x[12]
        vprold zmm18, zmm18, 0x10                                     ;   316.0 p0      12 x[14]
        vprold zmm25, zmm25, 0x10                                     ;   317.0 p0      12 x[15]
        vpxord zmm11, zmm11, zmm15                                    ;   316.7 p5      12 x[13]
        vprold zmm2, zmm2, 0x10                                       ;   318.0 p0      12 x[12]
        vprold zmm11, zmm11, 0x10                                     ;   319.0 p0      12 x[13]
        vpaddd zmm13, zmm13, zmm18                                    ;   317.7 p5      13 x[9]
        vpaddd zmm20, zmm20, zmm25                                    ;   318.7 p5      13 x[10]
        vpaddd zmm27, zmm27, zmm2                                     ;   319.7 p5      13 x[11]
        vpxord zmm7, zmm7, zmm13                                      ;   320.0 p0      14 x[4]
        vpxord zmm14, zmm14, zmm20                                    ;   320.7 p5      14 x[5]
        vpaddd zmm6, zmm6, zmm11                                      ;   321.0 p0      13 x[8]
        vpxord zmm21, zmm21, zmm27                                    ;   321.7 p5      14 x[6]
        vprold zmm7, zmm7, 0xc                                        ;   322.0 p0      14 x[4]
        vprold zmm14, zmm14, 0xc                                      ;   323.0 p0      14 x[5]
        vpxord zmm28, zmm28, zmm6                                     ;   322.7 p5      14 x[7]
        vprold zmm21, zmm21, 0xc                                      ;   324.0 p0      14 x[6]
        vprold zmm28, zmm28, 0xc                                      ;   325.0 p0      14 x[7]
        vpaddd zmm22, zmm22, zmm7                                     ;   323.7 p5      15 x[3]
        vpaddd zmm3, zmm3, zmm14                                      ;   324.7 p5      15 x[0]
        vpaddd zmm8, zmm8, zmm21                                      ;   325.7 p5      15 x[1]
        vpxord zmm18, zmm18, zmm22                                    ;   326.0 p0      16 x[14]
        vpxord zmm25, zmm25, zmm3                                     ;   326.7 p5      16 x[15]
        vpaddd zmm15, zmm15, zmm28                                    ;   327.0 p0      15 x[2]
        vpxord zmm2, zmm2, zmm8                                       ;   327.7 p5      16 x[12]
        vprold zmm18, zmm18, 8                                        ;   328.0 p0      16 x[14]
        vprold zmm25, zmm25, 8                                        ;   329.0 p0      16 x[15]
        vpxord zmm11, zmm11, zmm15                                    ;   328.7 p5      16 x[13]
        vprold zmm2, zmm2, 8                                          ;   330.0 p0      16 x[12]
        vprold zmm11, zmm11, 8                                        ;   331.0 p0      16 x[13]
        vpaddd zmm13, zmm13, zmm18                                    ;   329.7 p5      17 x[9]
        vpaddd zmm20, zmm20, zmm25                                    ;   330.7 p5      17 x[10]
        vpaddd zmm27, zmm27, zmm2                                     ;   331.7 p5      17 x[11]
        vpxord zmm7, zmm7, zmm13                                      ;   332.0 p0      18 x[4]
        vpxord zmm14, zmm14, zmm20                                    ;   332.7 p5      18 x[5]
        vpaddd zmm6, zmm6, zmm11                                      ;   333.0 p0      17 x[8]
        vpxord zmm21, zmm21, zmm27                                    ;   333.7 p5      18 x[6]
        vprold zmm7, zmm7, 7                                          ;   334.0 p0      18 x[4]
        vprold zmm14, zmm14, 7                                        ;   335.0 p0      18 x[5]
        vpxord zmm28, zmm28, zmm6                                     ;   334.7 p5      18 x[7]
        vprold zmm21, zmm21, 7                                        ;   336.0 p0      18 x[6]
        vpaddd zmm3, zmm3, zmm7                                       ;   335.7 p5      11 x[0]
        vprold zmm28, zmm28, 7                                        ;   337.0 p0      18 x[7]
        vpaddd zmm8, zmm8, zmm14                                      ;   336.7 p5      11 x[1]
        vpxord zmm2, zmm2, zmm3                                       ;   337.7 p5      12 x[12]
        vpaddd zmm15, zmm15, zmm21                                    ;   338.0 p0      11 x[2]
        vpxord zmm11, zmm11, zmm8                                     ;   338.7 p5      12 x[13]
        vpaddd zmm22, zmm22, zmm28                                    ;   339.0 p0      11 x[3]
        vprold zmm2, zmm2, 0x10                                       ;   340.0 p0      12 x[12]
        vpxord zmm18, zmm18, zmm15                                    ;   339.7 p5      12 x[14]
        vprold zmm11, zmm11, 0x10                                     ;   341.0 p0      12 x[13]
        vpxord zmm25, zmm25, zmm22                                    ;   340.7 p5      12 x[15]
        vprold zmm18, zmm18, 0x10                                     ;   342.0 p0      12 x[14]
        vpaddd zmm6, zmm6, zmm2                                       ;   341.7 p5      13 x[8]
        vprold zmm25, zmm25, 0x10                                     ;   343.0 p0      12 x[15]
        vpaddd zmm13, zmm13, zmm11                                    ;   342.7 p5      13 x[9]
        vpxord zmm7, zmm7, zmm6                                       ;   343.7 p5      14 x[4]
        vpaddd zmm20, zmm20, zmm18                                    ;   344.0 p0      13 x[10]
        vpxord zmm14, zmm14, zmm13                                    ;   344.7 p5      14 x[5]
        vpaddd zmm27, zmm27, zmm25                                    ;   345.0 p0      13 x[11]
        vprold zmm7, zmm7, 0xc                                        ;   346.0 p0      14 x[4]
        vpxord zmm21, zmm21, zmm20                                    ;   345.7 p5      14 x[6]
        vprold zmm14, zmm14, 0xc                                      ;   347.0 p0      14 x[5]
        vpxord zmm28, zmm28, zmm27                                    ;   346.7 p5      14 x[7]
        vprold zmm21, zmm21, 0xc                                      ;   348.0 p0      14 x[6]
        vpaddd zmm3, zmm3, zmm7                                       ;   347.7 p5      15 x[0]
        vprold zmm28, zmm28, 0xc                                      ;   349.0 p0      14 x[7]
        vpaddd zmm8, zmm8, zmm14                                      ;   348.7 p5      15 x[1]
        vpxord zmm2, zmm2, zmm3                                       ;   349.7 p5      16 x[12]
        vpaddd zmm15, zmm15, zmm21                                    ;   350.0 p0      15 x[2]
        vpxord zmm11, zmm11, zmm8                                     ;   350.7 p5      16 x[13]
        vpaddd zmm22, zmm22, zmm28                                    ;   351.0 p0      15 x[3]
        vprold zmm2, zmm2, 8                                          ;   352.0 p0      16 x[12]
        vpxord zmm18, zmm18, zmm15                                    ;   351.7 p5      16 x[14]
        vprold zmm11, zmm11, 8                                        ;   353.0 p0      16 x[13]
        vpxord zmm25, zmm25, zmm22                                    ;   352.7 p5      16 x[15]
        vprold zmm18, zmm18, 8                                        ;   354.0 p0      16 x[14]
        vpaddd zmm6, zmm6, zmm2                                       ;   353.7 p5      17 x[8]
        vprold zmm25, zmm25, 8                                        ;   355.0 p0      16 x[15]
        vpaddd zmm13, zmm13, zmm11                                    ;   354.7 p5      17 x[9]
        vpxord zmm7, zmm7, zmm6                                       ;   355.7 p5      18 x[4]
        vpaddd zmm20, zmm20, zmm18                                    ;   356.0 p0      17 x[10]
        vpxord zmm14, zmm14, zmm13                                    ;   356.7 p5      18 x[5]
        vpaddd zmm27, zmm27, zmm25                                    ;   357.0 p0      17 x[11]
        vprold zmm7, zmm7, 7                                          ;   358.0 p0      18 x[4]
        vpxord zmm21, zmm21, zmm20                                    ;   357.7 p5      18 x[6]
        vprold zmm14, zmm14, 7                                        ;   359.0 p0      18 x[5]
        vpxord zmm28, zmm28, zmm27                                    ;   358.7 p5      18 x[7]
        vprold zmm21, zmm21, 7                                        ;   360.0 p0      18 x[6]
        vprold zmm28, zmm28, 7                                        ;   361.0 p0      18 x[7]
        vpaddd zmm22, zmm22, zmm7                                     ;   359.7 p5      11 x[3]
        vpaddd zmm3, zmm3, zmm14                                      ;   360.7 p5      11 x[0]
        vpaddd zmm8, zmm8, zmm21                                      ;   361.7 p5      11 x[1]
        vpxord zmm18, zmm18, zmm22                                    ;   362.0 p0      12 x[14]
        vpxord zmm25, zmm25, zmm3                                     ;   362.7 p5      12 x[15]
        vpaddd zmm15, zmm15, zmm28                                    ;   363.0 p0      11 x[2]
        vpxord zmm2, zmm2, zmm8                                       ;   363.7 p5      12 x[12]
        vprold zmm18, zmm18, 0x10                                     ;   364.0 p0      12 x[14]
        vprold zmm25, zmm25, 0x10                                     ;   365.0 p0      12 x[15]
        vpxord zmm11, zmm11, zmm15                                    ;   364.7 p5      12 x[13]
        vprold zmm2, zmm2, 0x10                                       ;   366.0 p0      12 x[12]
        vprold zmm11, zmm11, 0x10                                     ;   367.0 p0      12 x[13]
        vpaddd zmm13, zmm13, zmm18                                    ;   365.7 p5      13 x[9]
        vpaddd zmm20, zmm20, zmm25                                    ;   366.7 p5      13 x[10]
        vpaddd zmm27, zmm27, zmm2                                     ;   367.7 p5      13 x[11]
        vpxord zmm7, zmm7, zmm13                                      ;   368.0 p0      14 x[4]
        vpxord zmm14, zmm14, zmm20                                    ;   368.7 p5      14 x[5]
        vpaddd zmm6, zmm6, zmm11                                      ;   369.0 p0      13 x[8]
        vpxord zmm21, zmm21, zmm27                                    ;   369.7 p5      14 x[6]
        vprold zmm7, zmm7, 0xc                                        ;   370.0 p0      14 x[4]
        vprold zmm14, zmm14, 0xc                                      ;   371.0 p0      14 x[5]
        vpxord zmm28, zmm28, zmm6                                     ;   370.7 p5      14 x[7]
        vprold zmm21, zmm21, 0xc                                      ;   372.0 p0      14 x[6]
        vprold zmm28, zmm28, 0xc                                      ;   373.0 p0      14 x[7]
        vpaddd zmm22, zmm22, zmm7                                     ;   371.7 p5      15 x[3]
        vpaddd zmm3, zmm3, zmm14                                      ;   372.7 p5      15 x[0]
        vpaddd zmm8, zmm8, zmm21                                      ;   373.7 p5      15 x[1]
        vpxord zmm18, zmm18, zmm22                                    ;   374.0 p0      16 x[14]
        vpxord zmm25, zmm25, zmm3                                     ;   374.7 p5      16 x[15]
        vpaddd zmm15, zmm15, zmm28                                    ;   375.0 p0      15 x[2]
        vpxord zmm2, zmm2, zmm8                                       ;   375.7 p5      16 x[12]
        vprold zmm18, zmm18, 8                                        ;   376.0 p0      16 x[14]
        vprold zmm25, zmm25, 8                                        ;   377.0 p0      16 x[15]
        vpxord zmm11, zmm11, zmm15                                    ;   376.7 p5      16 x[13]
        vprold zmm2, zmm2, 8                                          ;   378.0 p0      16 x[12]
        vprold zmm11, zmm11, 8                                        ;   379.0 p0      16 x[13]
        vpaddd zmm13, zmm13, zmm18                                    ;   377.7 p5      17 x[9]
        vpaddd zmm20, zmm20, zmm25                                    ;   378.7 p5      17 x[10]
        vpaddd zmm27, zmm27, zmm2                                     ;   379.7 p5      17 x[11]
        vpxord zmm7, zmm7, zmm13                                      ;   380.0 p0      18 x[4]
        vpxord zmm14, zmm14, zmm20                                    ;   380.7 p5      18 x[5]
        vpaddd zmm6, zmm6, zmm11                                      ;   381.0 p0      17 x[8]
        vpxord zmm21, zmm21, zmm27                                    ;   381.7 p5      18 x[6]
        vprold zmm7, zmm7, 7                                          ;   382.0 p0      18 x[4]
        vprold zmm14, zmm14, 7                                        ;   383.0 p0      18 x[5]
        vpxord zmm28, zmm28, zmm6                                     ;   382.7 p5      18 x[7]
        vprold zmm21, zmm21, 7                                        ;   384.0 p0      18 x[6]
        vpaddd zmm3, zmm3, zmm7                                       ;   383.7 p5      11 x[0]
        vprold zmm28, zmm28, 7                                        ;   385.0 p0      18 x[7]
        vpaddd zmm8, zmm8, zmm14                                      ;   384.7 p5      11 x[1]
        vpxord zmm2, zmm2, zmm3                                       ;   385.7 p5      12 x[12]
        vpaddd zmm15, zmm15, zmm21                                    ;   386.0 p0      11 x[2]
        vpxord zmm11, zmm11, zmm8                                     ;   386.7 p5      12 x[13]
        vpaddd zmm22, zmm22, zmm28                                    ;   387.0 p0      11 x[3]
        vprold zmm2, zmm2, 0x10                                       ;   388.0 p0      12 x[12]
        vpxord zmm18, zmm18, zmm15                                    ;   387.7 p5      12 x[14]
        vprold zmm11, zmm11, 0x10                                     ;   389.0 p0      12 x[13]
        vpxord zmm25, zmm25, zmm22                                    ;   388.7 p5      12 x[15]
        vprold zmm18, zmm18, 0x10                                     ;   390.0 p0      12 x[14]
        vpaddd zmm6, zmm6, zmm2                                       ;   389.7 p5      13 x[8]
        vprold zmm25, zmm25, 0x10                                     ;   391.0 p0      12 x[15]
        vpaddd zmm13, zmm13, zmm11                                    ;   390.7 p5      13 x[9]
        vpxord zmm7, zmm7, zmm6                                       ;   391.7 p5      14 x[4]
        vpaddd zmm20, zmm20, zmm18                                    ;   392.0 p0      13 x[10]
        vpxord zmm14, zmm14, zmm13                                    ;   392.7 p5      14 x[5]
        vpaddd zmm27, zmm27, zmm25                                    ;   393.0 p0      13 x[11]
        vprold zmm7, zmm7, 0xc                                        ;   394.0 p0      14 x[4]
        vpxord zmm21, zmm21, zmm20                                    ;   393.7 p5      14 x[6]
        vprold zmm14, zmm14, 0xc                                      ;   395.0 p0      14 x[5]
        vpxord zmm28, zmm28, zmm27                                    ;   394.7 p5      14 x[7]
        vprold zmm21, zmm21, 0xc                                      ;   396.0 p0      14 x[6]
        vpaddd zmm3, zmm3, zmm7                                       ;   395.7 p5      15 x[0]
        vprold zmm28, zmm28, 0xc                                      ;   397.0 p0      14 x[7]
        vpaddd zmm8, zmm8, zmm14                                      ;   396.7 p5      15 x[1]
        vpxord zmm2, zmm2, zmm3                                       ;   397.7 p5      16 x[12]
        vpaddd zmm15, zmm15, zmm21                                    ;   398.0 p0      15 x[2]
        vpxord zmm11, zmm11, zmm8                                     ;   398.7 p5      16 x[13]
        vpaddd zmm22, zmm22, zmm28                                    ;   399.0 p0      15 x[3]
        vprold zmm2, zmm2, 8                                          ;   400.0 p0      16 x[12]
        vpxord zmm18, zmm18, zmm15                                    ;   399.7 p5      16 x[14]
        vprold zmm11, zmm11, 8                                        ;   401.0 p0      16 x[13]
        vpxord zmm25, zmm25, zmm22                                    ;   400.7 p5      16 x[15]
        vprold zmm18, zmm18, 8                                        ;   402.0 p0      16 x[14]
        vpaddd zmm6, zmm6, zmm2                                       ;   401.7 p5      17 x[8]
        vprold zmm25, zmm25, 8                                        ;   403.0 p0      16 x[15]
        vpaddd zmm13, zmm13, zmm11                                    ;   402.7 p5      17 x[9]
        vpxord zmm7, zmm7, zmm6                                       ;   403.7 p5      18 x[4]
        vpaddd zmm20, zmm20, zmm18                                    ;   404.0 p0      17 x[10]
        vpxord zmm14, zmm14, zmm13                                    ;   404.7 p5      18 x[5]
        vpaddd zmm27, zmm27, zmm25                                    ;   405.0 p0      17 x[11]
        vprold zmm7, zmm7, 7                                          ;   406.0 p0      18 x[4]
        vpxord zmm21, zmm21, zmm20                                    ;   405.7 p5      18 x[6]
        vprold zmm14, zmm14, 7                                        ;   407.0 p0      18 x[5]
        vpxord zmm28, zmm28, zmm27                                    ;   406.7 p5      18 x[7]
        vprold zmm21, zmm21, 7                                        ;   408.0 p0      18 x[6]
        vprold zmm28, zmm28, 7                                        ;   409.0 p0      18 x[7]
        vpaddd zmm22, zmm22, zmm7                                     ;   407.7 p5      11 x[3]
        vpaddd zmm3, zmm3, zmm14                                      ;   408.7 p5      11 x[0]
        vpaddd zmm8, zmm8, zmm21                                      ;   409.7 p5      11 x[1]
        vpxord zmm18, zmm18, zmm22                                    ;   410.0 p0      12 x[14]
        vpxord zmm25, zmm25, zmm3                                     ;   410.7 p5      12 x[15]
        vpaddd zmm15, zmm15, zmm28                                    ;   411.0 p0      11 x[2]
        vpxord zmm2, zmm2, zmm8                                       ;   411.7 p5      12 x[12]
        vprold zmm18, zmm18, 0x10                                     ;   412.0 p0      12 x[14]
        vprold zmm25, zmm25, 0x10                                     ;   413.0 p0      12 x[15]
        vpxord zmm11, zmm11, zmm15                                    ;   412.7 p5      12 x[13]
        vprold zmm2, zmm2, 0x10                                       ;   414.0 p0      12 x[12]
        vprold zmm11, zmm11, 0x10                                     ;   415.0 p0      12 x[13]
        vpaddd zmm13, zmm13, zmm18                                    ;   413.7 p5      13 x[9]
        vpaddd zmm20, zmm20, zmm25                                    ;   414.7 p5      13 x[10]
        vpaddd zmm27, zmm27, zmm2                                     ;   415.7 p5      13 x[11]
        vpxord zmm7, zmm7, zmm13                                      ;   416.0 p0      14 x[4]
        vpxord zmm14, zmm14, zmm20                                    ;   416.7 p5      14 x[5]
        vpaddd zmm6, zmm6, zmm11                                      ;   417.0 p0      13 x[8]
        vpxord zmm21, zmm21, zmm27                                    ;   417.7 p5      14 x[6]
        vprold zmm7, zmm7, 0xc                                        ;   418.0 p0      14 x[4]
        vprold zmm14, zmm14, 0xc                                      ;   419.0 p0      14 x[5]
        vpxord zmm28, zmm28, zmm6                                     ;   418.7 p5      14 x[7]
        vprold zmm21, zmm21, 0xc                                      ;   420.0 p0      14 x[6]
        vprold zmm28, zmm28, 0xc                                      ;   421.0 p0      14 x[7]
        vpaddd zmm22, zmm22, zmm7                                     ;   419.7 p5      15 x[3]
        vpaddd zmm3, zmm3, zmm14                                      ;   420.7 p5      15 x[0]
        vpaddd zmm8, zmm8, zmm21                                      ;   421.7 p5      15 x[1]
        vmovdqu64 zmm29, [r8]                                         ;   167.2 p2      64 dst
        vmovdqu64 zmm30, [r8 + 64]                                    ;   168.0 p3      64 dst
        vmovdqu64 zmm31, [r8 + 128]                                   ;   168.2 p2      64 dst
        vpxord zmm18, zmm18, zmm22                                    ;   422.0 p0      16 x[14]
        vpxord zmm25, zmm25, zmm3                                     ;   422.7 p5      16 x[15]
        vpaddd zmm15, zmm15, zmm28                                    ;   423.0 p0      15 x[2]
        vmovdqu64 zmm24, [r8 + 192]                                   ;   170.3 p3      64 dst
        vmovdqu64 zmm17, [r8 + 512]                                   ;   170.7 p2      64 dst
        vmovdqu64 zmm10, [r8 + 576]                                   ;   171.3 p3      64 dst
        vmovdqu64 zmm26, [r8 + 640]                                   ;   171.7 p2      64 dst
        vmovdqu64 zmm19, [r8 + 704]                                   ;   172.3 p3      64 dst
        vprold zmm18, zmm18, 8                                        ;   424.0 p0      16 x[14]
        vpxord zmm2, zmm2, zmm8                                       ;   423.7 p5      16 x[12]
        vprold zmm25, zmm25, 8                                        ;   425.0 p0      16 x[15]
        vprold zmm2, zmm2, 8                                          ;   426.0 p0      16 x[12]
        vpxord zmm11, zmm11, zmm15                                    ;   424.7 p5      16 x[13]
        vprold zmm11, zmm11, 8                                        ;   427.0 p0      16 x[13]
        vpaddd zmm13, zmm13, zmm18                                    ;   425.7 p5      17 x[9]
        vpaddd zmm20, zmm20, zmm25                                    ;   426.7 p5      17 x[10]
        vpaddd zmm27, zmm27, zmm2                                     ;   427.7 p5      17 x[11]
        vpxord zmm7, zmm7, zmm13                                      ;   428.0 p0      18 x[4]
        vpxord zmm14, zmm14, zmm20                                    ;   428.7 p5      18 x[5]
        vpaddd zmm6, zmm6, zmm11                                      ;   429.0 p0      17 x[8]
        vprold zmm7, zmm7, 7                                          ;   430.0 p0      18 x[4]
        vpxord zmm21, zmm21, zmm27                                    ;   429.7 p5      18 x[6]
        vprold zmm14, zmm14, 7                                        ;   431.0 p0      18 x[5]
        vprold zmm21, zmm21, 7                                        ;   432.0 p0      18 x[6]
        vpxord zmm28, zmm28, zmm6                                     ;   430.7 p5      18 x[7]
        vprold zmm28, zmm28, 7                                        ;   433.0 p0      18 x[7]
        vpaddd zmm3, zmm3, zmm7                                       ;   431.7 p5      11 x[0]
        vpaddd zmm8, zmm8, zmm14                                      ;   432.7 p5      11 x[1]
        vpaddd zmm15, zmm15, zmm21                                    ;   433.7 p5      11 x[2]
        vpxord zmm2, zmm2, zmm3                                       ;   434.0 p0      12 x[12]
        vpaddd zmm22, zmm22, zmm28                                    ;   434.7 p5      11 x[3]
        vshufi32x4 zmm29, zmm29, [r8 + 256], 0x44                     ;   435.7 p5+p2   64 dst
        vshufi32x4 zmm17, zmm17, [r8 + 768], 0x44                     ;   436.7 p5+p3   64 dst
        vshufi32x4 zmm30, zmm30, [r8 + 320], 0x44                     ;   437.7 p5+p2   64 dst
        vshufi32x4 zmm10, zmm10, [r8 + 832], 0x44                     ;   438.7 p5+p3   64 dst
        vshufi32x4 zmm31, zmm31, [r8 + 384], 0x44                     ;   439.7 p5+p2   64 dst
        vshufi32x4 zmm26, zmm26, [r8 + 896], 0x44                     ;   440.7 p5+p3   64 dst
        vshufi32x4 zmm24, zmm24, [r8 + 448], 0x44                     ;   441.7 p5+p2   64 dst
        vpxord zmm11, zmm11, zmm8                                     ;   435.0 p0      12 x[13]
        vshufi32x4 zmm19, zmm19, [r8 + 960], 0x44                     ;   442.7 p5+p3   64 dst
        vprold zmm2, zmm2, 0x10                                       ;   436.0 p0      12 x[12]
        vpxord zmm18, zmm18, zmm15                                    ;   437.0 p0      12 x[14]
        vprold zmm11, zmm11, 0x10                                     ;   438.0 p0      12 x[13]
        vpxord zmm25, zmm25, zmm22                                    ;   439.0 p0      12 x[15]
        vprold zmm18, zmm18, 0x10                                     ;   440.0 p0      12 x[14]
        vpaddd zmm6, zmm6, zmm2                                       ;   441.0 p0      13 x[8]
        vprold zmm25, zmm25, 0x10                                     ;   442.0 p0      12 x[15]
        vpaddd zmm13, zmm13, zmm11                                    ;   443.0 p0      13 x[9]
        vpaddd zmm20, zmm20, zmm18                                    ;   443.7 p5      13 x[10]
        vpxord zmm7, zmm7, zmm6                                       ;   444.0 p0      14 x[4]
        vpaddd zmm27, zmm27, zmm25                                    ;   444.7 p5      13 x[11]
        vpxord zmm14, zmm14, zmm13                                    ;   445.0 p0      14 x[5]
        vprold zmm7, zmm7, 0xc                                        ;   446.0 p0      14 x[4]
        vpxord zmm21, zmm21, zmm20                                    ;   445.7 p5      14 x[6]
        vprold zmm14, zmm14, 0xc                                      ;   447.0 p0      14 x[5]
        vpxord zmm28, zmm28, zmm27                                    ;   446.7 p5      14 x[7]
        vprold zmm21, zmm21, 0xc                                      ;   448.0 p0      14 x[6]
        vprold zmm28, zmm28, 0xc                                      ;   449.0 p0      14 x[7]
        vpaddd zmm3, zmm3, zmm7                                       ;   447.7 p5      15 x[0]
        vpaddd zmm8, zmm8, zmm14                                      ;   448.7 p5      15 x[1]
        vpaddd zmm15, zmm15, zmm21                                    ;   449.7 p5      15 x[2]
        vpxord zmm2, zmm2, zmm3                                       ;   450.0 p0      16 x[12]
        vpaddd zmm22, zmm22, zmm28                                    ;   450.7 p5      15 x[3]
        vpxord zmm11, zmm11, zmm8                                     ;   451.0 p0      16 x[13]
        vprold zmm2, zmm2, 8                                          ;   452.0 p0      16 x[12]
        vpxord zmm18, zmm18, zmm15                                    ;   451.7 p5      16 x[14]
        vprold zmm11, zmm11, 8                                        ;   453.0 p0      16 x[13]
        vpxord zmm25, zmm25, zmm22                                    ;   452.7 p5      16 x[15]
        vprold zmm18, zmm18, 8                                        ;   454.0 p0      16 x[14]
        vprold zmm25, zmm25, 8                                        ;   455.0 p0      16 x[15]
        vpaddd zmm6, zmm6, zmm2                                       ;   453.7 p5      17 x[8]
        vshufi32x4 zmm17, zmm29, zmm17, 0x88                          ;   454.7 p5      64 dst
        vpaddd zmm13, zmm13, zmm11                                    ;   455.7 p5      17 x[9]
        vshufi32x4 zmm10, zmm30, zmm10, 0x88                          ;   456.7 p5      64 dst
        vpxord zmm7, zmm7, zmm6                                       ;   456.0 p0      18 x[4]
        vpaddd zmm20, zmm20, zmm18                                    ;   457.0 p0      17 x[10]
        vshufi32x4 zmm26, zmm31, zmm26, 0x88                          ;   457.7 p5      64 dst
        vshufi32x4 zmm19, zmm24, zmm19, 0x88                          ;   458.7 p5      64 dst
        vpaddd zmm27, zmm27, zmm25                                    ;   458.0 p0      17 x[11]
        vpxord zmm14, zmm14, zmm13                                    ;   459.0 p0      18 x[5]
        vprold zmm7, zmm7, 7                                          ;   460.0 p0      18 x[4]
        vpxord zmm21, zmm21, zmm20                                    ;   459.7 p5      18 x[6]
        vpxord zmm28, zmm28, zmm27                                    ;   460.7 p5      18 x[7]
        vprold zmm14, zmm14, 7                                        ;   461.0 p0      18 x[5]
        vprold zmm21, zmm21, 7                                        ;   462.0 p0      18 x[6]
        vprold zmm24, zmm28, 7                                        ;   463.0 p0      18 x[7]
        vpaddd zmm22, zmm22, zmm7                                     ;   461.7 p5      11 x[3]
        vpaddd zmm3, zmm3, zmm14                                      ;   462.7 p5      11 x[0]
        vpaddd zmm8, zmm8, zmm21                                      ;   463.7 p5      11 x[1]
        vpxord zmm18, zmm18, zmm22                                    ;   464.0 p0      12 x[14]
        vpxord zmm25, zmm25, zmm3                                     ;   464.7 p5      12 x[15]
        vpaddd zmm15, zmm15, zmm24                                    ;   465.0 p0      11 x[2]
        vpunpckldq zmm28, zmm17, zmm10                                ;   465.7 p5      64 dst
        vpunpckhdq zmm10, zmm17, zmm10                                ;   466.7 p5      64 dst
        vpunpckldq zmm17, zmm26, zmm19                                ;   467.7 p5      64 dst
        vpxord zmm2, zmm2, zmm8                                       ;   466.0 p0      12 x[12]
        vpunpckhdq zmm19, zmm26, zmm19                                ;   468.7 p5      64 dst
        vprold zmm18, zmm18, 0x10                                     ;   467.0 p0      12 x[14]
        vprold zmm25, zmm25, 0x10                                     ;   468.0 p0      12 x[15]
        vpxord zmm11, zmm11, zmm15                                    ;   469.0 p0      12 x[13]
        vmovdqu64 zmm26, [rbp + 1984]                                 ;   218.7 p2      64 dst
        vprold zmm2, zmm2, 0x10                                       ;   470.0 p0      12 x[12]
        vpaddd zmm13, zmm13, zmm18                                    ;   469.7 p5      13 x[9]
        vpaddd zmm20, zmm20, zmm25                                    ;   470.7 p5      13 x[10]
        vprold zmm11, zmm11, 0x10                                     ;   471.0 p0      12 x[13]
        vmovdqu64 zmm29, [rbp + 2048]                                 ;   221.0 p3      64 dst
        vmovdqu64 zmm30, [rbp + 2112]                                 ;   222.0 p2      64 dst
        vmovdqu64 zmm31, [rbp + 2176]                                 ;   222.2 p3      64 dst
        vpaddd zmm27, zmm27, zmm2                                     ;   471.7 p5      13 x[11]
        vpxord zmm7, zmm7, zmm13                                      ;   472.0 p0      14 x[4]
        vpxord zmm14, zmm14, zmm20                                    ;   472.7 p5      14 x[5]
        vpaddd zmm6, zmm6, zmm11                                      ;   473.0 p0      13 x[8]
        vprold zmm7, zmm7, 0xc                                        ;   474.0 p0      14 x[4]
        vpxord zmm21, zmm21, zmm27                                    ;   473.7 p5      14 x[6]
        vprold zmm14, zmm14, 0xc                                      ;   475.0 p0      14 x[5]
        vprold zmm21, zmm21, 0xc                                      ;   476.0 p0      14 x[6]
        vpxord zmm24, zmm24, zmm6                                     ;   474.7 p5      14 x[7]
        vprold zmm24, zmm24, 0xc                                      ;   477.0 p0      14 x[7]
        vpaddd zmm22, zmm22, zmm7                                     ;   475.7 p5      15 x[3]
        vpaddd zmm3, zmm3, zmm14                                      ;   476.7 p5      15 x[0]
        vpaddd zmm8, zmm8, zmm21                                      ;   477.7 p5      15 x[1]
        vpaddd zmm31, zmm31, zmm22                                    ;   478.0 p0      64 dst
        vpaddd zmm15, zmm15, zmm24                                    ;   478.7 p5      15 x[2]
        vpaddd zmm26, zmm26, zmm3                                     ;   479.0 p0      64 dst
        vpaddd zmm29, zmm29, zmm8                                     ;   479.7 p5      64 dst
        vpaddd zmm30, zmm30, zmm15                                    ;   480.0 p0      64 dst
        vpunpcklqdq zmm12, zmm28, zmm17                               ;   480.7 p5      64 dst
        vpunpckhqdq zmm17, zmm28, zmm17                               ;   481.7 p5      64 dst
        vpunpcklqdq zmm28, zmm10, zmm19                               ;   482.7 p5      64 dst
        vpunpckhqdq zmm10, zmm10, zmm19                               ;   483.7 p5      64 dst
        vpxord zmm26, zmm26, zmm12                                    ;   481.7 p0      64 dst
        vpxord zmm29, zmm29, zmm17                                    ;   482.7 p0      64 dst
        vpxord zmm30, zmm30, zmm28                                    ;   483.7 p0      64 dst
        vpxord zmm31, zmm31, zmm10                                    ;   484.7 p0      64 dst
        vpunpckldq zmm10, zmm26, zmm29                                ;   484.7 p5      64 dst
        vpunpckhdq zmm12, zmm26, zmm29                                ;   485.7 p5      64 dst
        vpunpckldq zmm17, zmm30, zmm31                                ;   486.7 p5      64 dst
        vpunpckhdq zmm19, zmm30, zmm31                                ;   487.7 p5      64 dst
        vpunpcklqdq zmm26, zmm10, zmm17                               ;   488.7 p5      64 dst
        vpunpckhqdq zmm10, zmm10, zmm17                               ;   489.7 p5      64 dst
        vpunpcklqdq zmm17, zmm12, zmm19                               ;   490.7 p5      64 dst
        vpunpckhqdq zmm12, zmm12, zmm19                               ;   491.7 p5      64 dst
        vmovdqu64 [r9], xmm26                                         ;   489.7 p7+p4   64 dst
        vmovdqu64 zmm19, [r8]                                         ;   240.2 p2      64 dst
        vshufi32x4 zmm28, zmm26, zmm26, 0xaa                          ;   492.7 p5      64 dst
        vpxord zmm3, zmm3, zmm25                                      ;   485.0 p0      16 x[15]
        vshufi32x4 zmm25, zmm26, zmm26, 0x55                          ;   493.7 p5      64 dst
        vshufi32x4 zmm26, zmm26, zmm26, 0xff                          ;   494.7 p5      64 dst
        vmovdqu64 [r9 + 64], xmm10                                    ;   490.7 p8+p9   64 dst
        vmovdqu64 zmm29, [r8 + 64]                                    ;   243.0 p3      64 dst
        vmovdqu64 [r9 + 512], xmm28                                   ;   495.7 p7+p4   64 dst
        vmovdqu64 zmm28, [r8 + 512]                                   ;   244.0 p2      64 dst
        vshufi32x4 zmm30, zmm10, zmm10, 0xaa                          ;   495.7 p5      64 dst
        vpxord zmm8, zmm8, zmm2                                       ;   486.0 p0      16 x[12]
        vshufi32x4 zmm2, zmm10, zmm10, 0x55                           ;   496.7 p5      64 dst
        vshufi32x4 zmm10, zmm10, zmm10, 0xff                          ;   497.7 p5      64 dst
        vmovdqu64 [r9 + 128], xmm17                                   ;   491.7 p8+p9   64 dst
        vmovdqu64 zmm31, [r8 + 128]                                   ;   247.2 p3      64 dst
        vmovdqu64 [r9 + 256], xmm25                                   ;   496.7 p7+p4   64 dst
        vshufi32x4 zmm19, zmm19, [r8 + 256], 0x44                     ;   498.7 p5+p2   64 dst
        vshufi32x4 zmm25, zmm17, zmm17, 0xaa                          ;   499.7 p5      64 dst
        vmovdqu64 [r9 + 192], xmm12                                   ;   492.7 p8+p9   64 dst
        vmovdqu64 zmm5, [r8 + 192]                                    ;   249.7 p3      64 dst
        vmovdqu64 [r9 + 768], xmm26                                   ;   497.7 p7+p4   64 dst
        vshufi32x4 zmm26, zmm28, [r8 + 768], 0x44                     ;   500.7 p5+p2   64 dst
        vshufi32x4 zmm28, zmm17, zmm17, 0x55                          ;   501.7 p5      64 dst
        vshufi32x4 zmm17, zmm17, zmm17, 0xff                          ;   502.7 p5      64 dst
        vmovdqu64 [r9 + 576], xmm30                                   ;   498.7 p8+p9   64 dst
        vmovdqu64 zmm30, [r8 + 576]                                   ;   253.0 p3      64 dst
        vmovdqu64 [r9 + 320], xmm2                                    ;   499.7 p7+p4   64 dst
        vshufi32x4 zmm2, zmm29, [r8 + 320], 0x44                      ;   503.7 p5+p2   64 dst
        vshufi32x4 zmm29, zmm12, zmm12, 0xaa                          ;   504.7 p5      64 dst
        vpxord zmm18, zmm18, zmm22                                    ;   487.0 p0      16 x[14]
        vpxord zmm11, zmm11, zmm15                                    ;   488.0 p0      16 x[13]
        vprold zmm3, zmm3, 8                                          ;   489.0 p0      16 x[15]
        vprold zmm8, zmm8, 8                                          ;   490.0 p0      16 x[12]
        vprold zmm15, zmm18, 8                                        ;   491.0 p0      16 x[14]
        vprold zmm11, zmm11, 8                                        ;   492.0 p0      16 x[13]
        vshufi32x4 zmm18, zmm12, zmm12, 0x55                          ;   505.7 p5      64 dst
        vshufi32x4 zmm12, zmm12, zmm12, 0xff                          ;   506.7 p5      64 dst
        vmovdqu64 [r9 + 832], xmm10                                   ;   500.7 p8+p9   64 dst
        vshufi32x4 zmm10, zmm30, [r8 + 832], 0x44                     ;   507.7 p5+p3   64 dst
        vmovdqu64 [r9 + 640], xmm25                                   ;   502.7 p7+p4   64 dst
        vmovdqu64 zmm22, [r8 + 640]                                   ;   260.2 p2      64 dst
        vmovdqu64 [r9 + 384], xmm28                                   ;   504.7 p8+p9   64 dst
        vshufi32x4 zmm25, zmm31, [r8 + 384], 0x44                     ;   508.7 p5+p3   64 dst
        vshufi32x4 zmm19, zmm19, zmm26, 0xdd                          ;   509.7 p5      64 dst
        vmovdqu64 [r9 + 896], xmm17                                   ;   505.7 p7+p4   64 dst
        vshufi32x4 zmm17, zmm22, [r8 + 896], 0x44                     ;   510.7 p5+p2   64 dst
        vmovdqu64 [r9 + 704], xmm29                                   ;   507.7 p8+p9   64 dst
        vmovdqu64 zmm22, [r8 + 704]                                   ;   264.0 p3      64 dst
        vpaddd zmm20, zmm20, zmm3                                     ;   493.0 p0      17 x[10]
        vpaddd zmm27, zmm27, zmm8                                     ;   494.0 p0      17 x[11]
        vpaddd zmm13, zmm13, zmm15                                    ;   495.0 p0      17 x[9]
        vpaddd zmm6, zmm6, zmm11                                      ;   496.0 p0      17 x[8]
        vpxord zmm14, zmm14, zmm20                                    ;   497.0 p0      18 x[5]
        vpxord zmm21, zmm21, zmm27                                    ;   498.0 p0      18 x[6]
        vpxord zmm7, zmm7, zmm13                                      ;   499.0 p0      18 x[4]
        vpxord zmm24, zmm24, zmm6                                     ;   500.0 p0      18 x[7]
        vmovdqu64 [r9 + 448], xmm18                                   ;   508.7 p7+p4   64 dst
        vshufi32x4 zmm5, zmm5, [r8 + 448], 0x44                       ;   511.7 p5+p2   64 dst
        vprold zmm14, zmm14, 7                                        ;   501.0 p0      18 x[5]
        vprold zmm18, zmm21, 7                                        ;   502.0 p0      18 x[6]
        vprold zmm7, zmm7, 7                                          ;   503.0 p0      18 x[4]
        vprold zmm21, zmm24, 7                                        ;   504.0 p0      18 x[7]
        vmovdqu64 [r9 + 960], xmm12                                   ;   509.7 p8+p9   64 dst
        vshufi32x4 zmm12, zmm22, [r8 + 960], 0x44                     ;   512.7 p5+p3   64 dst
        vpaddd zmm9, zmm9, zmm14                                      ;   505.0 p0      64 dst
        vpaddd zmm16, zmm16, zmm18                                    ;   506.0 p0      64 dst
        vpaddd zmm4, zmm4, zmm7                                       ;   507.0 p0      64 dst
        vpaddd zmm23, zmm23, zmm21                                    ;   508.0 p0      64 dst
        vshufi32x4 zmm2, zmm2, zmm10, 0xdd                            ;   513.7 p5      64 dst
        vshufi32x4 zmm7, zmm25, zmm17, 0xdd                           ;   514.7 p5      64 dst
        vshufi32x4 zmm5, zmm5, zmm12, 0xdd                            ;   515.7 p5      64 dst
        vpunpckldq zmm10, zmm19, zmm2                                 ;   516.7 p5      64 dst
        vpunpckhdq zmm2, zmm19, zmm2                                  ;   517.7 p5      64 dst
        vpunpckldq zmm12, zmm7, zmm5                                  ;   518.7 p5      64 dst
        vpunpckhdq zmm5, zmm7, zmm5                                   ;   519.7 p5      64 dst
        vpunpcklqdq zmm7, zmm10, zmm12                                ;   520.7 p5      64 dst
        vpunpckhqdq zmm10, zmm10, zmm12                               ;   521.7 p5      64 dst
        vpxord zmm4, zmm4, zmm7                                       ;   521.7 p0      64 dst
        vpxord zmm9, zmm9, zmm10                                      ;   522.7 p0      64 dst
        vpunpcklqdq zmm7, zmm2, zmm5                                  ;   522.7 p5      64 dst
        vpunpckhqdq zmm2, zmm2, zmm5                                  ;   523.7 p5      64 dst
        vpxord zmm16, zmm16, zmm7                                     ;   523.7 p0      64 dst
        vpxord zmm23, zmm23, zmm2                                     ;   524.7 p0      64 dst
        vpunpckldq zmm2, zmm4, zmm9                                   ;   524.7 p5      64 dst
        vpunpckhdq zmm4, zmm4, zmm9                                   ;   525.7 p5      64 dst
        vpunpckldq zmm5, zmm16, zmm23                                 ;   526.7 p5      64 dst
        vpunpckhdq zmm7, zmm16, zmm23                                 ;   527.7 p5      64 dst
        vpunpcklqdq zmm9, zmm2, zmm5                                  ;   528.7 p5      64 dst
        vpunpckhqdq zmm2, zmm2, zmm5                                  ;   529.7 p5      64 dst
        vpunpcklqdq zmm5, zmm4, zmm7                                  ;   530.7 p5      64 dst
        vpunpckhqdq zmm4, zmm4, zmm7                                  ;   531.7 p5      64 dst
        vmovdqu64 [r9 + 16], xmm9                                     ;   529.7 p7+p4   64 dst
        vmovdqu64 zmm7, [r8]                                          ;   286.0 p2      64 dst
        vshufi32x4 zmm10, zmm9, zmm9, 0xaa                            ;   532.7 p5      64 dst
        vshufi32x4 zmm12, zmm9, zmm9, 0x55                            ;   533.7 p5      64 dst
        vshufi32x4 zmm9, zmm9, zmm9, 0xff                             ;   534.7 p5      64 dst
        vmovdqu64 [r9 + 80], xmm2                                     ;   530.7 p8+p9   64 dst
        vmovdqu64 zmm14, [r8 + 64]                                    ;   289.0 p3      64 dst
        vshufi32x4 zmm16, zmm2, zmm2, 0xaa                            ;   535.7 p5      64 dst
        vshufi32x4 zmm17, zmm2, zmm2, 0x55                            ;   536.7 p5      64 dst
        vshufi32x4 zmm2, zmm2, zmm2, 0xff                             ;   537.7 p5      64 dst
        vmovdqu64 [r9 + 144], xmm5                                    ;   531.7 p7+p4   64 dst
        vmovdqu64 zmm18, [r8 + 128]                                   ;   291.0 p2      64 dst
        vshufi32x4 zmm19, zmm5, zmm5, 0xaa                            ;   538.7 p5      64 dst
        vshufi32x4 zmm21, zmm5, zmm5, 0x55                            ;   539.7 p5      64 dst
        vshufi32x4 zmm5, zmm5, zmm5, 0xff                             ;   540.7 p5      64 dst
        vmovdqu64 [r9 + 208], xmm4                                    ;   532.7 p8+p9   64 dst
        vmovdqu64 zmm22, [r8 + 192]                                   ;   294.0 p3      64 dst
        vshufi32x4 zmm23, zmm4, zmm4, 0xaa                            ;   541.7 p5      64 dst
        vmovdqu64 [r9 + 528], xmm10                                   ;   535.7 p7+p4   64 dst
        vmovdqu64 zmm10, [r8 + 512]                                   ;   295.2 p2      64 dst
        vshufi32x4 zmm24, zmm4, zmm4, 0x55                            ;   542.7 p5      64 dst
        vshufi32x4 zmm4, zmm4, zmm4, 0xff                             ;   543.7 p5      64 dst
        vmovdqu64 [r9 + 272], xmm12                                   ;   536.7 p8+p9   64 dst
        vshufi32x4 zmm7, zmm7, [r8 + 256], 0xee                       ;   544.7 p5+p3   64 dst
        vmovdqu64 [r9 + 784], xmm9                                    ;   537.7 p7+p4   64 dst
        vshufi32x4 zmm9, zmm10, [r8 + 768], 0xee                      ;   545.7 p5+p2   64 dst
        vmovdqu64 [r9 + 592], xmm16                                   ;   538.7 p8+p9   64 dst
        vmovdqu64 zmm10, [r8 + 576]                                   ;   299.2 p3      64 dst
        vmovdqu64 [r9 + 336], xmm17                                   ;   539.7 p7+p4   64 dst
        vshufi32x4 zmm12, zmm14, [r8 + 320], 0xee                     ;   546.7 p5+p2   64 dst
        vmovdqu64 [r9 + 848], xmm2                                    ;   540.7 p8+p9   64 dst
        vshufi32x4 zmm2, zmm10, [r8 + 832], 0xee                      ;   547.7 p5+p3   64 dst
        vmovdqu64 [r9 + 656], xmm19                                   ;   541.7 p7+p4   64 dst
        vmovdqu64 zmm10, [r8 + 640]                                   ;   302.2 p2      64 dst
        vmovdqu64 [r9 + 400], xmm21                                   ;   542.7 p8+p9   64 dst
        vshufi32x4 zmm14, zmm18, [r8 + 384], 0xee                     ;   548.7 p5+p3   64 dst
        vmovdqu64 [r9 + 912], xmm5                                    ;   543.7 p7+p4   64 dst
        vshufi32x4 zmm5, zmm10, [r8 + 896], 0xee                      ;   549.7 p5+p2   64 dst
        vmovdqu64 [r9 + 720], xmm23                                   ;   544.7 p8+p9   64 dst
        vmovdqu64 zmm10, [r8 + 704]                                   ;   305.2 p3      64 dst
        vpaddd zmm6, zmm6, [rbp + 2496]                               ;   513.0 p0+p2   64 dst
        vmovdqu64 zmm16, [rbp + 2560]                                 ;   306.2 p3      64 dst
        vmovdqu64 zmm17, [rbp + 2624]                                 ;   307.0 p2      64 dst
        vmovdqu64 zmm18, [rbp + 2688]                                 ;   307.2 p3      64 dst
        vpaddd zmm17, zmm17, zmm20                                    ;   514.0 p0      64 dst
        vpaddd zmm18, zmm18, zmm27                                    ;   515.0 p0      64 dst
        vpaddd zmm16, zmm16, zmm13                                    ;   516.0 p0      64 dst
        vmovdqu64 [r9 + 464], xmm24                                   ;   545.7 p7+p4   64 dst
        vshufi32x4 zmm13, zmm22, [r8 + 448], 0xee                     ;   550.7 p5+p2   64 dst
        vmovdqu64 [r9 + 976], xmm4                                    ;   546.7 p8+p9   64 dst
        vshufi32x4 zmm4, zmm10, [r8 + 960], 0xee                      ;   551.7 p5+p3   64 dst
        vshufi32x4 zmm7, zmm7, zmm9, 0x88                             ;   552.7 p5      64 dst
        vshufi32x4 zmm2, zmm12, zmm2, 0x88                            ;   553.7 p5      64 dst
        vshufi32x4 zmm5, zmm14, zmm5, 0x88                            ;   554.7 p5      64 dst
        vshufi32x4 zmm4, zmm13, zmm4, 0x88                            ;   555.7 p5      64 dst
        vpunpckldq zmm9, zmm7, zmm2                                   ;   556.7 p5      64 dst
        vpunpckhdq zmm2, zmm7, zmm2                                   ;   557.7 p5      64 dst
        vpunpckldq zmm7, zmm5, zmm4                                   ;   558.7 p5      64 dst
        vpunpckhdq zmm4, zmm5, zmm4                                   ;   559.7 p5      64 dst
        vpunpcklqdq zmm5, zmm9, zmm7                                  ;   560.7 p5      64 dst
        vpunpckhqdq zmm7, zmm9, zmm7                                  ;   561.7 p5      64 dst
        vpxord zmm6, zmm6, zmm5                                       ;   561.7 p0      64 dst
        vpxord zmm16, zmm16, zmm7                                     ;   562.7 p0      64 dst
        vpunpcklqdq zmm5, zmm2, zmm4                                  ;   562.7 p5      64 dst
        vpunpckhqdq zmm2, zmm2, zmm4                                  ;   563.7 p5      64 dst
        vpxord zmm17, zmm17, zmm5                                     ;   563.7 p0      64 dst
        vpxord zmm18, zmm18, zmm2                                     ;   564.7 p0      64 dst
        vpunpckldq zmm2, zmm6, zmm16                                  ;   564.7 p5      64 dst
        vpunpckhdq zmm4, zmm6, zmm16                                  ;   565.7 p5      64 dst
        vpunpckldq zmm5, zmm17, zmm18                                 ;   566.7 p5      64 dst
        vpunpckhdq zmm6, zmm17, zmm18                                 ;   567.7 p5      64 dst
        vpunpcklqdq zmm7, zmm2, zmm5                                  ;   568.7 p5      64 dst
        vpunpckhqdq zmm2, zmm2, zmm5                                  ;   569.7 p5      64 dst
        vpunpcklqdq zmm5, zmm4, zmm6                                  ;   570.7 p5      64 dst
        vpunpckhqdq zmm4, zmm4, zmm6                                  ;   571.7 p5      64 dst
        vmovdqu64 [r9 + 32], xmm7                                     ;   569.7 p7+p4   64 dst
        vmovdqu64 zmm6, [r8]                                          ;   324.0 p2      64 dst
        vshufi32x4 zmm9, zmm7, zmm7, 0xaa                             ;   572.7 p5      64 dst
        vshufi32x4 zmm10, zmm7, zmm7, 0x55                            ;   573.7 p5      64 dst
        vshufi32x4 zmm7, zmm7, zmm7, 0xff                             ;   574.7 p5      64 dst
        vmovdqu64 [r9 + 96], xmm2                                     ;   570.7 p8+p9   64 dst
        vmovdqu64 zmm12, [r8 + 64]                                    ;   326.3 p3      64 dst
        vshufi32x4 zmm13, zmm2, zmm2, 0xaa                            ;   575.7 p5      64 dst
        vshufi32x4 zmm14, zmm2, zmm2, 0x55                            ;   576.7 p5      64 dst
        vshufi32x4 zmm2, zmm2, zmm2, 0xff                             ;   577.7 p5      64 dst
        vmovdqu64 [r9 + 160], xmm5                                    ;   571.7 p7+p4   64 dst
        vmovdqu64 zmm16, [r8 + 128]                                   ;   328.7 p2      64 dst
        vshufi32x4 zmm17, zmm5, zmm5, 0xaa                            ;   578.7 p5      64 dst
        vshufi32x4 zmm18, zmm5, zmm5, 0x55                            ;   579.7 p5      64 dst
        vshufi32x4 zmm5, zmm5, zmm5, 0xff                             ;   580.7 p5      64 dst
        vmovdqu64 [r9 + 224], xmm4                                    ;   572.7 p8+p9   64 dst
        vmovdqu64 zmm19, [r8 + 192]                                   ;   332.0 p3      64 dst
        vshufi32x4 zmm20, zmm4, zmm4, 0xaa                            ;   581.7 p5      64 dst
        vmovdqu64 [r9 + 544], xmm9                                    ;   575.7 p7+p4   64 dst
        vmovdqu64 zmm9, [r8 + 512]                                    ;   332.7 p2      64 dst
        vshufi32x4 zmm21, zmm4, zmm4, 0x55                            ;   582.7 p5      64 dst
        vshufi32x4 zmm4, zmm4, zmm4, 0xff                             ;   583.7 p5      64 dst
        vmovdqu64 [r9 + 288], xmm10                                   ;   576.7 p8+p9   64 dst
        vshufi32x4 zmm6, zmm6, [r8 + 256], 0xee                       ;   584.7 p5+p3   64 dst
        vmovdqu64 [r9 + 800], xmm7                                    ;   577.7 p7+p4   64 dst
        vshufi32x4 zmm7, zmm9, [r8 + 768], 0xee                       ;   585.7 p5+p2   64 dst
        vmovdqu64 [r9 + 608], xmm13                                   ;   578.7 p8+p9   64 dst
        vmovdqu64 zmm9, [r8 + 576]                                    ;   337.0 p3      64 dst
        vmovdqu64 [r9 + 352], xmm14                                   ;   579.7 p7+p4   64 dst
        vshufi32x4 zmm10, zmm12, [r8 + 320], 0xee                     ;   586.7 p5+p2   64 dst
        vmovdqu64 [r9 + 864], xmm2                                    ;   580.7 p8+p9   64 dst
        vshufi32x4 zmm2, zmm9, [r8 + 832], 0xee                       ;   587.7 p5+p3   64 dst
        vmovdqu64 [r9 + 672], xmm17                                   ;   581.7 p7+p4   64 dst
        vmovdqu64 zmm9, [r8 + 640]                                    ;   339.7 p2      64 dst
        vmovdqu64 [r9 + 416], xmm18                                   ;   582.7 p8+p9   64 dst
        vshufi32x4 zmm12, zmm16, [r8 + 384], 0xee                     ;   588.7 p5+p3   64 dst
        vmovdqu64 [r9 + 928], xmm5                                    ;   583.7 p7+p4   64 dst
        vshufi32x4 zmm5, zmm9, [r8 + 896], 0xee                       ;   589.7 p5+p2   64 dst
        vmovdqu64 [r9 + 736], xmm20                                   ;   584.7 p8+p9   64 dst
        vpaddd zmm8, zmm8, zmm1                                       ;   521.0 p0      64 dst
        vmovdqu64 zmm1, [r8 + 704]                                    ;   343.2 p3      64 dst
        vmovdqu64 zmm9, [rbp + 2752]                                  ;   344.0 p2      64 dst
        vmovdqu64 zmm13, [rbp + 2816]                                 ;   344.2 p3      64 dst
        vmovdqu64 zmm14, [rbp + 2880]                                 ;   345.0 p2      64 dst
        vpaddd zmm14, zmm14, zmm3                                     ;   522.0 p0      64 dst
        vpaddd zmm13, zmm13, zmm15                                    ;   523.0 p0      64 dst
        vpaddd zmm9, zmm9, zmm11                                      ;   524.0 p0      64 dst
        vmovdqu64 [r9 + 480], xmm21                                   ;   585.7 p7+p4   64 dst
        vshufi32x4 zmm3, zmm19, [r8 + 448], 0xee                      ;   590.7 p5+p3   64 dst
        vmovdqu64 [r9 + 992], xmm4                                    ;   586.7 p8+p9   64 dst
        vshufi32x4 zmm1, zmm1, [r8 + 960], 0xee                       ;   591.7 p5+p2   64 dst
        vshufi32x4 zmm4, zmm6, zmm7, 0xdd                             ;   592.7 p5      64 dst
        vshufi32x4 zmm2, zmm10, zmm2, 0xdd                            ;   593.7 p5      64 dst
        vshufi32x4 zmm5, zmm12, zmm5, 0xdd                            ;   594.7 p5      64 dst
        vshufi32x4 zmm1, zmm3, zmm1, 0xdd                             ;   595.7 p5      64 dst
        vpaddd zmm0, zmm0, [rel chacha20_blocks.T0_constants512 + 64] ;   525.0 p0+p3   60 blocks
        vpunpckldq zmm3, zmm4, zmm2                                   ;   596.7 p5      64 dst
        vpunpckhdq zmm2, zmm4, zmm2                                   ;   597.7 p5      64 dst
        lea r10, [r9 + 1024]                                          ;   352.0 p1      60 blocks
        vpunpckldq zmm4, zmm5, zmm1                                   ;   598.7 p5      64 dst
        vpunpckhdq zmm1, zmm5, zmm1                                   ;   599.7 p5      64 dst
        vpunpcklqdq zmm5, zmm3, zmm4                                  ;   600.7 p5      64 dst
        add r8, 0x400                                                 ;   354.2 p6      60 blocks
        vpunpckhqdq zmm3, zmm3, zmm4                                  ;   601.7 p5      64 dst
        vpxord zmm8, zmm8, zmm5                                       ;   601.7 p0      64 dst
        vpxord zmm9, zmm9, zmm3                                       ;   602.7 p0      64 dst
        vpunpcklqdq zmm3, zmm2, zmm1                                  ;   602.7 p5      64 dst
        vpunpckhqdq zmm1, zmm2, zmm1                                  ;   603.7 p5      64 dst
        vpxord zmm13, zmm13, zmm3                                     ;   603.7 p0      64 dst
        vpxord zmm14, zmm14, zmm1                                     ;   604.7 p0      64 dst
        vpunpckldq zmm1, zmm8, zmm9                                   ;   604.7 p5      64 dst
        vpunpckhdq zmm2, zmm8, zmm9                                   ;   605.7 p5      64 dst
        vpunpckldq zmm3, zmm13, zmm14                                 ;   606.7 p5      64 dst
        vpunpckhdq zmm4, zmm13, zmm14                                 ;   607.7 p5      64 dst
        vpunpcklqdq zmm5, zmm1, zmm3                                  ;   608.7 p5      64 dst
        vpunpckhqdq zmm1, zmm1, zmm3                                  ;   609.7 p5      64 dst
        vpunpcklqdq zmm3, zmm2, zmm4                                  ;   610.7 p5      64 dst
        vpunpckhqdq zmm2, zmm2, zmm4                                  ;   611.7 p5      64 dst
        vmovdqu64 [r9 + 48], xmm5                                     ;   609.7 p7+p4   64 dst
        vshufi32x4 zmm4, zmm5, zmm5, 0x55                             ;   612.7 p5      64 dst
        vshufi32x4 zmm6, zmm5, zmm5, 0xaa                             ;   613.7 p5      64 dst
        vshufi32x4 zmm5, zmm5, zmm5, 0xff                             ;   614.7 p5      64 dst
        vmovdqu64 [r9 + 112], xmm1                                    ;   610.7 p8+p9   64 dst
        vshufi32x4 zmm7, zmm1, zmm1, 0x55                             ;   615.7 p5      64 dst
        vshufi32x4 zmm8, zmm1, zmm1, 0xaa                             ;   616.7 p5      64 dst
        vshufi32x4 zmm1, zmm1, zmm1, 0xff                             ;   617.7 p5      64 dst
        vmovdqu64 [r9 + 176], xmm3                                    ;   611.7 p7+p4   64 dst
        vshufi32x4 zmm9, zmm3, zmm3, 0x55                             ;   618.7 p5      64 dst
        vshufi32x4 zmm10, zmm3, zmm3, 0xaa                            ;   619.7 p5      64 dst
        vshufi32x4 zmm3, zmm3, zmm3, 0xff                             ;   620.7 p5      64 dst
        vmovdqu64 [r9 + 240], xmm2                                    ;   612.7 p8+p9   64 dst
        vshufi32x4 zmm11, zmm2, zmm2, 0x55                            ;   621.7 p5      64 dst
        vshufi32x4 zmm12, zmm2, zmm2, 0xaa                            ;   622.7 p5      64 dst
        vshufi32x4 zmm2, zmm2, zmm2, 0xff                             ;   623.7 p5      64 dst
        vmovdqu64 [r9 + 304], xmm4                                    ;   615.7 p7+p4   64 dst
        vmovdqu64 [r9 + 560], xmm6                                    ;   616.7 p8+p9   64 dst
        vmovdqu64 [r9 + 816], xmm5                                    ;   617.7 p7+p4   64 dst
        vmovdqu64 [r9 + 368], xmm7                                    ;   618.7 p8+p9   64 dst
        vmovdqu64 [r9 + 624], xmm8                                    ;   619.7 p7+p4   64 dst
        vmovdqu64 [r9 + 880], xmm1                                    ;   620.7 p8+p9   64 dst
        vmovdqu64 [r9 + 432], xmm9                                    ;   621.7 p7+p4   64 dst
        vmovdqu64 [r9 + 688], xmm10                                   ;   622.7 p8+p9   64 dst
        vmovdqu64 [r9 + 944], xmm3                                    ;   623.7 p7+p4   64 dst
        vmovdqu64 [r9 + 496], xmm11                                   ;   624.7 p8+p9   64 dst
        vmovdqu64 [r9 + 752], xmm12                                   ;   625.7 p7+p4   64 dst
        vmovdqu64 [r9 + 1008], xmm2                                   ;   626.7 p8+p9   64 dst
        mov r9, r10                                                   ;   376.0         60 blocks copy
        cmp r8, qword [rbp + 3040]                                    ;                    more blocks?
        jne .blocks_1
        vmovdqu64 [rbp + 1920], zmm0                                  ;                    resident
        mov qword [rbp + 3032], r8                                    ;                    resident
        mov qword [rbp + 3048], r9                                    ;                    resident
.blocks_1_rest:
        mov rax, qword [rbp + 3024]                                   ;                    blocks left over
        test rax, rax                                                 ;                    blocks left over
        je .blocks_1_done
        js .blocks_1_back
        mov rsi, qword [rbp + 3032]                                   ;                    blocks left over
        lea rdi, [rbp - 128]                                          ;                    blocks left over
        mov qword [rbp + 3056], rsi                                   ;                    blocks left over
        mov qword [rbp + 3032], rdi                                   ;                    blocks left over
        imul rcx, rax, 0x40                                           ;                    blocks left over
        rep movsb                                                     ;                    blocks left over
        mov rsi, qword [rbp + 3048]                                   ;                    blocks left over
        lea rdi, [rbp + 896]                                          ;                    blocks left over
        mov rcx, rsi                                                  ;                    blocks left over
        sub rcx, qword [rbp + 3056]                                   ;                    blocks left over
        neg rcx                                                       ;                    blocks left over
        sbb rcx, rcx                                                  ;                    blocks left over
        lea rdx, [rbp - 128]                                          ;                    blocks left over
        sub rdi, rdx                                                  ;                    blocks left over
        and rdi, rcx                                                  ;                    blocks left over
        add rdi, rdx                                                  ;                    blocks left over
        mov qword [rbp + 3064], rdi                                   ;                    blocks left over
        mov qword [rbp + 3072], rsi                                   ;                    blocks left over
        mov qword [rbp + 3048], rdi                                   ;                    blocks left over
        imul rcx, rax, 0x40                                           ;                    blocks left over
        rep movsb                                                     ;                    blocks left over
        lea rsi, [rbp + 896]                                          ;                    blocks left over
        mov qword [rbp + 3040], rsi                                   ;                    blocks left over
        neg rax                                                       ;                    blocks left over
        mov qword [rbp + 3024], rax                                   ;                    blocks left over
        jmp .blocks_1_again
.blocks_1_back:
        neg rax                                                       ;                    blocks left over
        mov rsi, qword [rbp + 3064]                                   ;                    blocks left over
        mov rdi, qword [rbp + 3072]                                   ;                    blocks left over
        imul rcx, rax, 0x40                                           ;                    blocks left over
        rep movsb                                                     ;                    blocks left over
.blocks_1_done:
        mov rcx, qword [rbp + 3080]                                   ;                    frame
        vpxord zmm0, zmm0, zmm0                                       ;                    cleared
        vmovdqu64 [rbp - 128], zmm0                                   ;                    cleared
        vmovdqu64 [rbp - 64], zmm0                                    ;                    cleared
        vmovdqu64 [rbp + 0], zmm0                                     ;                    cleared
        vmovdqu64 [rbp + 64], zmm0                                    ;                    cleared
        vmovdqu64 [rbp + 128], zmm0                                   ;                    cleared
        vmovdqu64 [rbp + 192], zmm0                                   ;                    cleared
        vmovdqu64 [rbp + 256], zmm0                                   ;                    cleared
        vmovdqu64 [rbp + 320], zmm0                                   ;                    cleared
        vmovdqu64 [rbp + 384], zmm0                                   ;                    cleared
        vmovdqu64 [rbp + 448], zmm0                                   ;                    cleared
        vmovdqu64 [rbp + 512], zmm0                                   ;                    cleared
        vmovdqu64 [rbp + 576], zmm0                                   ;                    cleared
        vmovdqu64 [rbp + 640], zmm0                                   ;                    cleared
        vmovdqu64 [rbp + 704], zmm0                                   ;                    cleared
        vmovdqu64 [rbp + 768], zmm0                                   ;                    cleared
        vmovdqu64 [rbp + 832], zmm0                                   ;                    cleared
        vmovdqu64 [rbp + 896], zmm0                                   ;                    cleared
        vmovdqu64 [rbp + 960], zmm0                                   ;                    cleared
        vmovdqu64 [rbp + 1024], zmm0                                  ;                    cleared
        vmovdqu64 [rbp + 1088], zmm0                                  ;                    cleared
        vmovdqu64 [rbp + 1152], zmm0                                  ;                    cleared
        vmovdqu64 [rbp + 1216], zmm0                                  ;                    cleared
        vmovdqu64 [rbp + 1280], zmm0                                  ;                    cleared
        vmovdqu64 [rbp + 1344], zmm0                                  ;                    cleared
        vmovdqu64 [rbp + 1408], zmm0                                  ;                    cleared
        vmovdqu64 [rbp + 1472], zmm0                                  ;                    cleared
        vmovdqu64 [rbp + 1536], zmm0                                  ;                    cleared
        vmovdqu64 [rbp + 1600], zmm0                                  ;                    cleared
        vmovdqu64 [rbp + 1664], zmm0                                  ;                    cleared
        vmovdqu64 [rbp + 1728], zmm0                                  ;                    cleared
        vmovdqu64 [rbp + 1792], zmm0                                  ;                    cleared
        vmovdqu64 [rbp + 1856], zmm0                                  ;                    cleared
        vmovdqu64 [rbp + 1920], zmm0                                  ;                    cleared
        vmovdqu64 [rbp + 1984], zmm0                                  ;                    cleared
        vmovdqu64 [rbp + 2048], zmm0                                  ;                    cleared
        vmovdqu64 [rbp + 2112], zmm0                                  ;                    cleared
        vmovdqu64 [rbp + 2176], zmm0                                  ;                    cleared
        vmovdqu64 [rbp + 2240], zmm0                                  ;                    cleared
        vmovdqu64 [rbp + 2304], zmm0                                  ;                    cleared
        vmovdqu64 [rbp + 2368], zmm0                                  ;                    cleared
        vmovdqu64 [rbp + 2432], zmm0                                  ;                    cleared
        vmovdqu64 [rbp + 2496], zmm0                                  ;                    cleared
        vmovdqu64 [rbp + 2560], zmm0                                  ;                    cleared
        vmovdqu64 [rbp + 2624], zmm0                                  ;                    cleared
        vmovdqu64 [rbp + 2688], zmm0                                  ;                    cleared
        vmovdqu64 [rbp + 2752], zmm0                                  ;                    cleared
        vmovdqu64 [rbp + 2816], zmm0                                  ;                    cleared
        vmovdqu64 [rbp + 2880], zmm0                                  ;                    cleared
        vmovdqu64 [rbp + 2944], zmm0                                  ;                    cleared
        vmovdqu64 [rbp + 3008], zmm0                                  ;                    cleared
        vmovdqu64 [rbp + 3072], zmm0                                  ;                    cleared
        vzeroupper                                                    ;                    x87 state
        mov rsp, rcx                                                  ;                    frame
        pop rbp                                                       ;                    preserved
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
