; chacha20_blocks for Intel Golden Cove (Sapphire Rapids, Emerald Rapids; P cores of Alder Lake), 64-bit code (golden-cove)
; made by cipherwright 0.1.0 from ciphers/chacha20.cw (sha256 98a8146df34a762f); do not edit:
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
; The frame is cleared before return: 5312 bytes, 84 instructions. Registers are not.
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 36 uops, planned 18.2; bounds: width 6.0, ports 17.0, path 6.0
;   blocks: 51 uops, planned 33.2; bounds: width 8.5, ports 32.5, path 1.0
;   blocks/rounds: 104 uops, planned 49.0; bounds: width 17.3, ports 48.0, path 24.0
;   blocks.2: 1049 uops, planned 480.5; bounds: width 174.8, ports 480.0, path 19.0
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
        sub rsp, 0x14c0                                               ;                    frame
        and rsp, -64                                                  ;                    frame
        lea rbp, [rsp + 128]                                          ;                    frame
        mov qword [rbp + 5128], rax                                   ;                    frame
        mov qword [rbp + 5056], rdi                                   ;                    argument
        mov qword [rbp + 5064], rsi                                   ;                    argument
        mov dword [rbp + 5136], r8d                                   ;                    argument
        mov qword [rbp + 5080], rdx                                   ;                    argument
        mov qword [rbp + 5096], rcx                                   ;                    argument
        vmovdqu64 zmm0, [rel chacha20_blocks.T0_constants512]         ;     0.0 p2      60 counter reload
        vmovdqu64 [rbp + 1920], zmm0                                  ;     6.0 p7+p4   60 counter
        mov r8, qword [rbp + 5056]                                    ;     0.3 p3      60 st reload
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
        mov r8, qword [rbp + 5064]                                    ;     5.5 p10     60 counter reload
        vpbroadcastd zmm0, [r8]                                       ;    10.5 p2      60 counter
        vmovdqu64 [rbp + 2944], zmm0                                  ;    16.5 p7+p4   60 counter
        cmp dword [rbp + 5136], 0                                     ;                    no blocks?
        je .blocks_1_done
        mov eax, dword [rbp + 5136]                                   ;                    passes of 16
        mov rcx, rax                                                  ;                    passes of 16
.blocks_1_share:
        and rax, 0xf                                                  ;                    passes of 16
        mov qword [rbp + 5072], rax                                   ;                    passes of 16
        sub rcx, rax                                                  ;                    passes of 16
        imul rcx, rcx, 0x40                                           ;                    passes of 16
        mov rdx, qword [rbp + 5080]                                   ;                    passes of 16
        add rcx, rdx                                                  ;                    passes of 16
        mov qword [rbp + 5088], rcx                                   ;                    passes of 16
        cmp rcx, rdx                                                  ;                    passes of 16
        je .blocks_1_rest
.blocks_1_again:
        align 16
.blocks_1:
        vmovdqu64 zmm0, [rbp + 1984]                                  ;     0.0 p2      62 s[0] reload
        vmovdqu64 [rbp + 3008], zmm0                                  ;     6.0 p7+p4   62 s[0]
        vmovdqu64 [rbp + 3072], zmm0                                  ;     6.0 p8+p9   25 rounds
        vmovdqu64 zmm0, [rbp + 2048]                                  ;     0.5 p3      62 s[1] reload
        vmovdqu64 [rbp + 3136], zmm0                                  ;     6.5 p7+p4   62 s[1]
        vmovdqu64 [rbp + 3200], zmm0                                  ;     6.5 p8+p9   25 rounds
        vmovdqu64 zmm0, [rbp + 2112]                                  ;     1.0 p2      62 s[2] reload
        vmovdqu64 [rbp + 3264], zmm0                                  ;     7.0 p7+p4   62 s[2]
        vmovdqu64 [rbp + 3328], zmm0                                  ;     7.0 p8+p9   25 rounds
        vmovdqu64 zmm0, [rbp + 2176]                                  ;     1.5 p3      62 s[3] reload
        vmovdqu64 [rbp + 3392], zmm0                                  ;     7.5 p7+p4   62 s[3]
        vmovdqu64 [rbp + 3456], zmm0                                  ;     7.5 p8+p9   25 rounds
        vmovdqu64 zmm0, [rbp + 2240]                                  ;     2.0 p2      62 s[4] reload
        vmovdqu64 [rbp + 3520], zmm0                                  ;     8.2 p7+p4   62 s[4]
        vmovdqu64 [rbp + 3584], zmm0                                  ;     8.3 p8+p9   25 rounds
        vmovdqu64 zmm0, [rbp + 2304]                                  ;     2.5 p3      62 s[5] reload
        vmovdqu64 [rbp + 3648], zmm0                                  ;    10.2 p7+p4   62 s[5]
        vmovdqu64 [rbp + 3712], zmm0                                  ;    10.3 p8+p9   25 rounds
        mov esi, 0xa                                                  ;     3.0 p0      25 rounds reload
        mov dword [rbp + 5140], esi                                   ;    12.2 p7+p4   25 rounds
        vmovdqu64 zmm0, [rbp + 2368]                                  ;     3.3 p2      62 s[6] reload
        vmovdqu64 [rbp + 3776], zmm0                                  ;    12.3 p8+p9   62 s[6]
        vmovdqu64 [rbp + 3840], zmm0                                  ;    13.2 p7+p4   25 rounds
        vmovdqu64 zmm0, [rbp + 2432]                                  ;     3.8 p3      62 s[7] reload
        vmovdqu64 [rbp + 3904], zmm0                                  ;    14.3 p8+p9   62 s[7]
        vmovdqu64 [rbp + 3968], zmm0                                  ;    15.2 p7+p4   25 rounds
        vmovdqu64 zmm0, [rbp + 2496]                                  ;     4.3 p2      62 s[8] reload
        vmovdqu64 [rbp + 4032], zmm0                                  ;    16.3 p8+p9   62 s[8]
        vmovdqu64 [rbp + 4096], zmm0                                  ;    17.2 p7+p4   25 rounds
        vmovdqu64 zmm0, [rbp + 2560]                                  ;     4.8 p3      62 s[9] reload
        vmovdqu64 [rbp + 4160], zmm0                                  ;    18.3 p8+p9   62 s[9]
        vmovdqu64 [rbp + 4224], zmm0                                  ;    19.2 p7+p4   25 rounds
        vmovdqu64 zmm0, [rbp + 2624]                                  ;     5.3 p2      62 s[10] reload
        vmovdqu64 [rbp + 4288], zmm0                                  ;    20.3 p8+p9   62 s[10]
        vmovdqu64 [rbp + 4352], zmm0                                  ;    21.2 p7+p4   25 rounds
        vmovdqu64 zmm0, [rbp + 2688]                                  ;     5.8 p3      62 s[11] reload
        vmovdqu64 [rbp + 4416], zmm0                                  ;    22.3 p8+p9   62 s[11]
        vmovdqu64 [rbp + 4480], zmm0                                  ;    23.2 p7+p4   25 rounds
        vmovdqu64 zmm0, [rbp + 2752]                                  ;     6.3 p2      62 s[13] reload
        vmovdqu64 [rbp + 4544], zmm0                                  ;    24.3 p8+p9   62 s[13]
        vmovdqu64 [rbp + 4608], zmm0                                  ;    25.2 p7+p4   25 rounds
        vmovdqu64 zmm0, [rbp + 2816]                                  ;     6.8 p3      62 s[14] reload
        vmovdqu64 [rbp + 4672], zmm0                                  ;    26.3 p8+p9   62 s[14]
        vmovdqu64 [rbp + 4736], zmm0                                  ;    27.2 p7+p4   25 rounds
        vmovdqu64 zmm0, [rbp + 2880]                                  ;     7.3 p2      62 s[15] reload
        vmovdqu64 [rbp + 4800], zmm0                                  ;    28.3 p8+p9   62 s[15]
        vmovdqu64 [rbp + 4864], zmm0                                  ;    29.2 p7+p4   25 rounds
        vmovdqu64 zmm0, [rbp + 2944]                                  ;     7.8 p3      62 s[12]
        vpaddd zmm0, zmm0, [rbp + 1920]                               ;    13.8 p5+p2   62 s[12]
        vmovdqu64 [rbp + 4928], zmm0                                  ;    30.3 p8+p9   62 s[12]
        vmovdqu64 [rbp + 4992], zmm0                                  ;    31.2 p7+p4   25 rounds
        vmovdqu64 zmm0, [rbp + 3584]                                  ;                    resident
        vmovdqu64 zmm1, [rbp + 4096]                                  ;                    resident
        vmovdqu64 zmm2, [rbp + 4224]                                  ;                    resident
        vmovdqu64 zmm3, [rbp + 3072]                                  ;                    resident
        vmovdqu64 zmm4, [rbp + 4992]                                  ;                    resident
        vmovdqu64 zmm5, [rbp + 4608]                                  ;                    resident
        vmovdqu64 zmm6, [rbp + 4736]                                  ;                    resident
        vmovdqu64 zmm7, [rbp + 3712]                                  ;                    resident
        vmovdqu64 zmm8, [rbp + 3200]                                  ;                    resident
        vmovdqu64 zmm9, [rbp + 3328]                                  ;                    resident
        vmovdqu64 zmm10, [rbp + 3456]                                 ;                    resident
        vmovdqu64 zmm11, [rbp + 3840]                                 ;                    resident
        vmovdqu64 zmm12, [rbp + 3968]                                 ;                    resident
        align 16
.rounds_2:
        vpaddd zmm3, zmm3, zmm0                                       ;     0.0 p0      11 x[0]
        vpxord zmm13, zmm3, zmm4                                      ;     1.0 p5      12 x[12]
        vprold zmm13, zmm13, 0x10                                     ;     2.0 p0      12 x[12]
        vpaddd zmm14, zmm13, zmm1                                     ;     3.0 p5      13 x[8]
        vpxord zmm15, zmm14, zmm0                                     ;     4.0 p0      14 x[4]
        vpaddd zmm8, zmm8, zmm7                                       ;     2.2 p5      11 x[1]
        vpxord zmm16, zmm8, zmm5                                      ;     3.2 p0      12 x[13]
        vprold zmm16, zmm16, 0x10                                     ;     4.2 p0      12 x[13]
        vpaddd zmm17, zmm16, zmm2                                     ;     5.2 p5      13 x[9]
        vpxord zmm18, zmm17, zmm7                                     ;     6.2 p5      14 x[5]
        vpaddd zmm9, zmm9, zmm11                                      ;     5.0 p0      11 x[2]
        vpxord zmm19, zmm9, zmm6                                      ;     6.0 p5      12 x[14]
        vprold zmm19, zmm19, 0x10                                     ;     7.0 p0      12 x[14]
        vpaddd zmm20, zmm19, [rbp + 4352]                             ;     8.0 p5+p2   13 x[10]
        vpxord zmm21, zmm20, zmm11                                    ;     9.0 p0      14 x[6]
        vpaddd zmm10, zmm10, zmm12                                    ;     7.2 p5      11 x[3]
        vpxord zmm22, zmm10, [rbp + 4864]                             ;     8.2 p0+p3   12 x[15]
        vprold zmm22, zmm22, 0x10                                     ;     9.2 p0      12 x[15]
        vprold zmm15, zmm15, 0xc                                      ;    10.0 p0      14 x[4]
        vprold zmm18, zmm18, 0xc                                      ;    11.0 p0      14 x[5]
        vprold zmm21, zmm21, 0xc                                      ;    12.0 p0      14 x[6]
        vpaddd zmm23, zmm22, [rbp + 4480]                             ;    10.2 p5+p2   13 x[11]
        vpaddd zmm3, zmm3, zmm15                                      ;    11.0 p5      15 x[0]
        vpxord zmm24, zmm23, zmm12                                    ;    11.2 p5      14 x[7]
        vprold zmm24, zmm24, 0xc                                      ;    13.0 p0      14 x[7]
        vpaddd zmm8, zmm8, zmm18                                      ;    12.0 p5      15 x[1]
        vpaddd zmm9, zmm9, zmm21                                      ;    13.0 p5      15 x[2]
        vpaddd zmm10, zmm10, zmm24                                    ;    14.0 p5      15 x[3]
        vpxord zmm13, zmm13, zmm3                                     ;    14.0 p0      16 x[12]
        vprold zmm13, zmm13, 8                                        ;    15.0 p0      16 x[12]
        vpxord zmm16, zmm16, zmm8                                     ;    14.2 p5      16 x[13]
        vprold zmm16, zmm16, 8                                        ;    16.0 p0      16 x[13]
        vpxord zmm19, zmm19, zmm9                                     ;    15.2 p5      16 x[14]
        vprold zmm19, zmm19, 8                                        ;    17.0 p0      16 x[14]
        vpxord zmm22, zmm22, zmm10                                    ;    16.2 p5      16 x[15]
        vprold zmm22, zmm22, 8                                        ;    18.0 p0      16 x[15]
        vpaddd zmm14, zmm14, zmm13                                    ;    17.2 p5      17 x[8]
        vpaddd zmm17, zmm17, zmm16                                    ;    18.2 p5      17 x[9]
        vpaddd zmm20, zmm20, zmm19                                    ;    19.0 p0      17 x[10]
        vpaddd zmm23, zmm23, zmm22                                    ;    19.2 p5      17 x[11]
        vpxord zmm15, zmm15, zmm14                                    ;    20.0 p0      18 x[4]
        vprold zmm15, zmm15, 7                                        ;    21.0 p0      18 x[4]
        vpxord zmm18, zmm18, zmm17                                    ;    20.2 p5      18 x[5]
        vprold zmm18, zmm18, 7                                        ;    22.0 p0      18 x[5]
        vpxord zmm21, zmm21, zmm20                                    ;    21.2 p5      18 x[6]
        vprold zmm21, zmm21, 7                                        ;    23.0 p0      18 x[6]
        vpxord zmm24, zmm24, zmm23                                    ;    22.2 p5      18 x[7]
        vprold zmm24, zmm24, 7                                        ;    24.0 p0      18 x[7]
        vpaddd zmm3, zmm3, zmm18                                      ;    23.2 p5      11 x[0]
        vpaddd zmm8, zmm8, zmm21                                      ;    24.2 p5      11 x[1]
        vpaddd zmm9, zmm9, zmm24                                      ;    25.0 p0      11 x[2]
        vpaddd zmm10, zmm10, zmm15                                    ;    25.2 p5      11 x[3]
        vpxord zmm22, zmm22, zmm3                                     ;    26.0 p0      12 x[15]
        vprold zmm22, zmm22, 0x10                                     ;    27.0 p0      12 x[15]
        vpxord zmm13, zmm13, zmm8                                     ;    26.2 p5      12 x[12]
        vprold zmm13, zmm13, 0x10                                     ;    28.0 p0      12 x[12]
        vpxord zmm16, zmm16, zmm9                                     ;    27.2 p5      12 x[13]
        vprold zmm16, zmm16, 0x10                                     ;    29.0 p0      12 x[13]
        vpxord zmm19, zmm19, zmm10                                    ;    28.2 p5      12 x[14]
        vprold zmm19, zmm19, 0x10                                     ;    30.0 p0      12 x[14]
        vpaddd zmm20, zmm20, zmm22                                    ;    29.2 p5      13 x[10]
        vpaddd zmm23, zmm23, zmm13                                    ;    30.2 p5      13 x[11]
        vpaddd zmm14, zmm14, zmm16                                    ;    31.0 p0      13 x[8]
        vpaddd zmm17, zmm17, zmm19                                    ;    31.2 p5      13 x[9]
        vpxord zmm18, zmm18, zmm20                                    ;    32.0 p0      14 x[5]
        vprold zmm18, zmm18, 0xc                                      ;    33.0 p0      14 x[5]
        vpxord zmm21, zmm21, zmm23                                    ;    32.2 p5      14 x[6]
        vprold zmm21, zmm21, 0xc                                      ;    34.0 p0      14 x[6]
        vpxord zmm24, zmm24, zmm14                                    ;    33.2 p5      14 x[7]
        vprold zmm24, zmm24, 0xc                                      ;    35.0 p0      14 x[7]
        vpxord zmm15, zmm15, zmm17                                    ;    34.2 p5      14 x[4]
        vprold zmm15, zmm15, 0xc                                      ;    36.0 p0      14 x[4]
        vpaddd zmm3, zmm3, zmm18                                      ;    35.2 p5      15 x[0]
        vpaddd zmm8, zmm8, zmm21                                      ;    36.2 p5      15 x[1]
        vpaddd zmm9, zmm9, zmm24                                      ;    37.0 p0      15 x[2]
        vpaddd zmm10, zmm10, zmm15                                    ;    37.2 p5      15 x[3]
        vpxord zmm22, zmm22, zmm3                                     ;    38.0 p0      16 x[15]
        vprold zmm22, zmm22, 8                                        ;    39.0 p0      16 x[15]
        vpxord zmm13, zmm13, zmm8                                     ;    38.2 p5      16 x[12]
        vprold zmm4, zmm13, 8                                         ;    40.0 p0      16 x[12]
        vpxord zmm16, zmm16, zmm9                                     ;    39.2 p5      16 x[13]
        vprold zmm5, zmm16, 8                                         ;    41.0 p0      16 x[13]
        vpxord zmm19, zmm19, zmm10                                    ;    40.2 p5      16 x[14]
        vprold zmm6, zmm19, 8                                         ;    42.0 p0      16 x[14]
        vpaddd zmm20, zmm20, zmm22                                    ;    41.2 p5      17 x[10]
        vpaddd zmm23, zmm23, zmm4                                     ;    42.2 p5      17 x[11]
        vpaddd zmm14, zmm14, zmm5                                     ;    43.0 p0      17 x[8]
        vpaddd zmm17, zmm17, zmm6                                     ;    43.2 p5      17 x[9]
        vpxord zmm18, zmm18, zmm20                                    ;    44.0 p0      18 x[5]
        vprold zmm7, zmm18, 7                                         ;    45.0 p0      18 x[5]
        vpxord zmm21, zmm21, zmm23                                    ;    44.2 p5      18 x[6]
        vprold zmm11, zmm21, 7                                        ;    46.0 p0      18 x[6]
        vpxord zmm24, zmm24, zmm14                                    ;    45.2 p5      18 x[7]
        vprold zmm12, zmm24, 7                                        ;    47.0 p0      18 x[7]
        vpxord zmm15, zmm15, zmm17                                    ;    46.2 p5      18 x[4]
        vprold zmm0, zmm15, 7                                         ;    48.0 p0      18 x[4]
        vmovdqu64 [rbp + 4352], zmm20                                 ;    42.2 p7+p4   25 rounds
        vmovdqu64 [rbp + 4480], zmm23                                 ;    43.2 p8+p9   25 rounds
        vmovdqu64 [rbp + 4864], zmm22                                 ;    40.0 p7+p4   25 rounds
        mov esi, dword [rbp + 5140]                                   ;    16.5 p10     25 rounds
        add esi, 0xffffffff                                           ;    21.5 p1      25 rounds
        mov dword [rbp + 5140], esi                                   ;    22.5 p8+p9   25 rounds
        vmovdqa64 zmm1, zmm14                                         ;    44.0         17 x[8] copy
        vmovdqa64 zmm2, zmm17                                         ;    44.2         17 x[9] copy
        test esi, esi                                                 ;                    more rounds?
        jne .rounds_2
        vmovdqu64 [rbp + 3584], zmm0                                  ;                    resident
        vmovdqu64 [rbp + 4096], zmm1                                  ;                    resident
        vmovdqu64 [rbp + 4224], zmm2                                  ;                    resident
        vmovdqu64 [rbp + 3072], zmm3                                  ;                    resident
        vmovdqu64 [rbp + 4992], zmm4                                  ;                    resident
        vmovdqu64 [rbp + 4608], zmm5                                  ;                    resident
        vmovdqu64 [rbp + 4736], zmm6                                  ;                    resident
        vmovdqu64 [rbp + 3712], zmm7                                  ;                    resident
        vmovdqu64 [rbp + 3200], zmm8                                  ;                    resident
        vmovdqu64 [rbp + 3328], zmm9                                  ;                    resident
        vmovdqu64 [rbp + 3456], zmm10                                 ;                    resident
        vmovdqu64 [rbp + 3840], zmm11                                 ;                    resident
        vmovdqu64 [rbp + 3968], zmm12                                 ;                    resident
        mov r8, qword [rbp + 5080]                                    ;     0.0 p2      64 dst reload
        vmovd xmm0, [r8]                                              ;     5.0 p3      64 dst
        vmovd xmm1, [r8 + 64]                                         ;     5.0 p10     64 dst
        vpunpckldq zmm0, zmm0, zmm1                                   ;    11.0 p5      64 dst
        vmovd xmm1, [r8 + 128]                                        ;     5.0 p2      64 dst
        vmovd xmm2, [r8 + 192]                                        ;     5.0 p3      64 dst
        vpunpckldq zmm1, zmm1, zmm2                                   ;    11.0 p5      64 dst
        vpunpcklqdq zmm0, zmm0, zmm1                                  ;    12.0 p5      64 dst
        vmovd xmm1, [r8 + 256]                                        ;     5.0 p10     64 dst
        vmovd xmm2, [r8 + 320]                                        ;     5.0 p2      64 dst
        vpunpckldq zmm1, zmm1, zmm2                                   ;    11.0 p5      64 dst
        vmovd xmm2, [r8 + 384]                                        ;     5.0 p3      64 dst
        vmovd xmm3, [r8 + 448]                                        ;     5.0 p10     64 dst
        vpunpckldq zmm2, zmm2, zmm3                                   ;    11.0 p5      64 dst
        vpunpcklqdq zmm1, zmm1, zmm2                                  ;    12.0 p5      64 dst
        vmovd xmm2, [r8 + 512]                                        ;     5.0 p2      64 dst
        vmovd xmm3, [r8 + 576]                                        ;     5.0 p3      64 dst
        vpunpckldq zmm2, zmm2, zmm3                                   ;    11.0 p5      64 dst
        vmovd xmm3, [r8 + 640]                                        ;     5.0 p10     64 dst
        vmovd xmm4, [r8 + 704]                                        ;     5.0 p2      64 dst
        vpunpckldq zmm3, zmm3, zmm4                                   ;    11.0 p5      64 dst
        vpunpcklqdq zmm2, zmm2, zmm3                                  ;    12.0 p5      64 dst
        vmovd xmm3, [r8 + 768]                                        ;     5.0 p3      64 dst
        vshufi32x4 zmm0, zmm0, zmm1, 0                                ;    13.0 p5      64 dst
        vmovd xmm1, [r8 + 832]                                        ;     5.0 p10     64 dst
        vpunpckldq zmm1, zmm3, zmm1                                   ;    11.0 p5      64 dst
        vmovd xmm3, [r8 + 896]                                        ;     5.0 p2      64 dst
        vmovd xmm4, [r8 + 960]                                        ;     5.2 p3      64 dst
        vpunpckldq zmm3, zmm3, zmm4                                   ;    11.5 p5      64 dst
        vpunpcklqdq zmm1, zmm1, zmm3                                  ;    12.5 p5      64 dst
        vshufi32x4 zmm1, zmm2, zmm1, 0                                ;    13.5 p5      64 dst
        vshufi32x4 zmm0, zmm0, zmm1, 0x88                             ;    16.5 p5      64 dst
        vmovdqu64 zmm1, [rbp + 3072]                                  ;     6.0 p2      64 dst
        vpaddd zmm1, zmm1, [rbp + 3008]                               ;    12.0 p0+p3   64 dst
        vpxord zmm0, zmm0, zmm1                                       ;    19.5 p0      64 dst
        mov r9, qword [rbp + 5096]                                    ;     5.8 p10     64 dst reload
        vmovd [r9], xmm0                                              ;    20.5 p7+p4   64 dst
        vpshufd zmm1, zmm0, 1                                         ;    20.5 p5      64 dst
        vmovd [r9 + 64], xmm1                                         ;    21.5 p8+p9   64 dst
        vpshufd zmm1, zmm0, 2                                         ;    20.5 p5      64 dst
        vmovd [r9 + 128], xmm1                                        ;    21.5 p7+p4   64 dst
        vpshufd zmm1, zmm0, 3                                         ;    20.5 p5      64 dst
        vmovd [r9 + 192], xmm1                                        ;    21.5 p8+p9   64 dst
        vshufi32x4 zmm1, zmm0, zmm0, 0x55                             ;    20.5 p5      64 dst
        vmovd [r9 + 256], xmm1                                        ;    23.5 p7+p4   64 dst
        vpshufd zmm2, zmm1, 1                                         ;    23.5 p5      64 dst
        vmovd [r9 + 320], xmm2                                        ;    24.5 p8+p9   64 dst
        vpshufd zmm2, zmm1, 2                                         ;    23.5 p5      64 dst
        vmovd [r9 + 384], xmm2                                        ;    24.5 p7+p4   64 dst
        vpshufd zmm1, zmm1, 3                                         ;    23.5 p5      64 dst
        vmovd [r9 + 448], xmm1                                        ;    24.5 p8+p9   64 dst
        vshufi32x4 zmm1, zmm0, zmm0, 0xaa                             ;    22.5 p5      64 dst
        vmovd [r9 + 512], xmm1                                        ;    25.5 p7+p4   64 dst
        vpshufd zmm2, zmm1, 1                                         ;    25.5 p5      64 dst
        vmovd [r9 + 576], xmm2                                        ;    26.5 p8+p9   64 dst
        vpshufd zmm2, zmm1, 2                                         ;    25.5 p5      64 dst
        vmovd [r9 + 640], xmm2                                        ;    26.5 p7+p4   64 dst
        vpshufd zmm1, zmm1, 3                                         ;    25.5 p5      64 dst
        vmovd [r9 + 704], xmm1                                        ;    26.5 p8+p9   64 dst
        vshufi32x4 zmm0, zmm0, zmm0, 0xff                             ;    26.5 p5      64 dst
        vmovd [r9 + 768], xmm0                                        ;    29.5 p7+p4   64 dst
        vpshufd zmm1, zmm0, 1                                         ;    29.5 p5      64 dst
        vmovd [r9 + 832], xmm1                                        ;    30.5 p8+p9   64 dst
        vpshufd zmm1, zmm0, 2                                         ;    29.5 p5      64 dst
        vmovd [r9 + 896], xmm1                                        ;    30.5 p7+p4   64 dst
        vpshufd zmm0, zmm0, 3                                         ;    29.5 p5      64 dst
        vmovd [r9 + 960], xmm0                                        ;    30.5 p8+p9   64 dst
        vmovd xmm0, [r8 + 4]                                          ;    11.2 p10     64 dst
        vmovd xmm1, [r8 + 68]                                         ;    11.3 p2      64 dst
        vpunpckldq zmm0, zmm0, zmm1                                   ;    30.5 p5      64 dst
        vmovd xmm1, [r8 + 132]                                        ;    11.7 p3      64 dst
        vmovd xmm2, [r8 + 196]                                        ;    12.2 p10     64 dst
        vpunpckldq zmm1, zmm1, zmm2                                   ;    31.5 p5      64 dst
        vpunpcklqdq zmm0, zmm0, zmm1                                  ;    32.5 p5      64 dst
        vmovd xmm1, [r8 + 260]                                        ;    12.3 p2      64 dst
        vmovd xmm2, [r8 + 324]                                        ;    12.7 p3      64 dst
        vpunpckldq zmm1, zmm1, zmm2                                   ;    33.5 p5      64 dst
        vmovd xmm2, [r8 + 388]                                        ;    13.2 p10     64 dst
        vmovd xmm3, [r8 + 452]                                        ;    13.3 p2      64 dst
        vpunpckldq zmm2, zmm2, zmm3                                   ;    34.5 p5      64 dst
        vpunpcklqdq zmm1, zmm1, zmm2                                  ;    35.5 p5      64 dst
        vmovd xmm2, [r8 + 516]                                        ;    13.7 p3      64 dst
        vmovd xmm3, [r8 + 580]                                        ;    14.2 p10     64 dst
        vpunpckldq zmm2, zmm2, zmm3                                   ;    36.5 p5      64 dst
        vmovd xmm3, [r8 + 644]                                        ;    14.3 p2      64 dst
        vmovd xmm4, [r8 + 708]                                        ;    14.7 p3      64 dst
        vpunpckldq zmm3, zmm3, zmm4                                   ;    37.5 p5      64 dst
        vpunpcklqdq zmm2, zmm2, zmm3                                  ;    38.5 p5      64 dst
        vmovd xmm3, [r8 + 772]                                        ;    15.2 p10     64 dst
        vmovd xmm4, [r8 + 836]                                        ;    15.3 p2      64 dst
        vpunpckldq zmm3, zmm3, zmm4                                   ;    39.5 p5      64 dst
        vmovd xmm4, [r8 + 900]                                        ;    15.7 p3      64 dst
        vshufi32x4 zmm0, zmm0, zmm1, 0                                ;    40.5 p5      64 dst
        vmovd xmm1, [r8 + 964]                                        ;    16.2 p10     64 dst
        vpunpckldq zmm1, zmm4, zmm1                                   ;    41.5 p5      64 dst
        vpunpcklqdq zmm1, zmm3, zmm1                                  ;    42.5 p5      64 dst
        vshufi32x4 zmm1, zmm2, zmm1, 0                                ;    43.5 p5      64 dst
        vshufi32x4 zmm0, zmm0, zmm1, 0x88                             ;    46.5 p5      64 dst
        vmovdqu64 zmm1, [rbp + 3200]                                  ;    16.3 p2      64 dst
        vpaddd zmm1, zmm1, [rbp + 3136]                               ;    22.3 p0+p3   64 dst
        vpxord zmm0, zmm0, zmm1                                       ;    49.5 p0      64 dst
        vmovd [r9 + 4], xmm0                                          ;    50.5 p7+p4   64 dst
        vpshufd zmm1, zmm0, 1                                         ;    50.5 p5      64 dst
        vmovd [r9 + 68], xmm1                                         ;    51.5 p8+p9   64 dst
        vpshufd zmm1, zmm0, 2                                         ;    50.5 p5      64 dst
        vmovd [r9 + 132], xmm1                                        ;    51.5 p7+p4   64 dst
        vpshufd zmm1, zmm0, 3                                         ;    50.5 p5      64 dst
        vmovd [r9 + 196], xmm1                                        ;    51.5 p8+p9   64 dst
        vshufi32x4 zmm1, zmm0, zmm0, 0x55                             ;    50.5 p5      64 dst
        vmovd [r9 + 260], xmm1                                        ;    53.5 p7+p4   64 dst
        vpshufd zmm2, zmm1, 1                                         ;    53.5 p5      64 dst
        vmovd [r9 + 324], xmm2                                        ;    54.5 p8+p9   64 dst
        vpshufd zmm2, zmm1, 2                                         ;    53.5 p5      64 dst
        vmovd [r9 + 388], xmm2                                        ;    54.5 p7+p4   64 dst
        vpshufd zmm1, zmm1, 3                                         ;    53.5 p5      64 dst
        vmovd [r9 + 452], xmm1                                        ;    54.5 p8+p9   64 dst
        vshufi32x4 zmm1, zmm0, zmm0, 0xaa                             ;    52.5 p5      64 dst
        vmovd [r9 + 516], xmm1                                        ;    55.5 p7+p4   64 dst
        vpshufd zmm2, zmm1, 1                                         ;    55.5 p5      64 dst
        vmovd [r9 + 580], xmm2                                        ;    56.5 p8+p9   64 dst
        vpshufd zmm2, zmm1, 2                                         ;    55.5 p5      64 dst
        vmovd [r9 + 644], xmm2                                        ;    56.5 p7+p4   64 dst
        vpshufd zmm1, zmm1, 3                                         ;    55.5 p5      64 dst
        vmovd [r9 + 708], xmm1                                        ;    56.5 p8+p9   64 dst
        vshufi32x4 zmm0, zmm0, zmm0, 0xff                             ;    56.5 p5      64 dst
        vmovd [r9 + 772], xmm0                                        ;    59.5 p7+p4   64 dst
        vpshufd zmm1, zmm0, 1                                         ;    59.5 p5      64 dst
        vmovd [r9 + 836], xmm1                                        ;    60.5 p8+p9   64 dst
        vmovd xmm1, [r8 + 8]                                          ;    21.3 p10     64 dst
        vpshufd zmm2, zmm0, 2                                         ;    59.5 p5      64 dst
        vmovd [r9 + 900], xmm2                                        ;    60.5 p7+p4   64 dst
        vpshufd zmm0, zmm0, 3                                         ;    59.5 p5      64 dst
        vmovd [r9 + 964], xmm0                                        ;    60.5 p8+p9   64 dst
        vmovd xmm0, [r8 + 72]                                         ;    22.2 p2      64 dst
        vpunpckldq zmm0, zmm1, zmm0                                   ;    60.5 p5      64 dst
        vmovd xmm1, [r8 + 136]                                        ;    22.5 p3      64 dst
        vmovd xmm2, [r8 + 200]                                        ;    22.7 p10     64 dst
        vpunpckldq zmm1, zmm1, zmm2                                   ;    61.5 p5      64 dst
        vpunpcklqdq zmm0, zmm0, zmm1                                  ;    62.5 p5      64 dst
        vmovd xmm1, [r8 + 264]                                        ;    23.2 p2      64 dst
        vmovd xmm2, [r8 + 328]                                        ;    23.5 p3      64 dst
        vpunpckldq zmm1, zmm1, zmm2                                   ;    63.5 p5      64 dst
        vmovd xmm2, [r8 + 392]                                        ;    23.7 p10     64 dst
        vmovd xmm3, [r8 + 456]                                        ;    24.2 p2      64 dst
        vpunpckldq zmm2, zmm2, zmm3                                   ;    64.5 p5      64 dst
        vpunpcklqdq zmm1, zmm1, zmm2                                  ;    65.5 p5      64 dst
        vmovd xmm2, [r8 + 520]                                        ;    24.5 p3      64 dst
        vmovd xmm3, [r8 + 584]                                        ;    24.7 p10     64 dst
        vpunpckldq zmm2, zmm2, zmm3                                   ;    66.5 p5      64 dst
        vmovd xmm3, [r8 + 648]                                        ;    25.2 p2      64 dst
        vmovd xmm4, [r8 + 712]                                        ;    25.5 p3      64 dst
        vpunpckldq zmm3, zmm3, zmm4                                   ;    67.5 p5      64 dst
        vpunpcklqdq zmm2, zmm2, zmm3                                  ;    68.5 p5      64 dst
        vmovd xmm3, [r8 + 776]                                        ;    25.7 p10     64 dst
        vmovd xmm4, [r8 + 840]                                        ;    26.2 p2      64 dst
        vpunpckldq zmm3, zmm3, zmm4                                   ;    69.5 p5      64 dst
        vmovd xmm4, [r8 + 904]                                        ;    26.5 p3      64 dst
        vmovd xmm5, [r8 + 968]                                        ;    26.7 p10     64 dst
        vpunpckldq zmm4, zmm4, zmm5                                   ;    70.5 p5      64 dst
        vpunpcklqdq zmm3, zmm3, zmm4                                  ;    71.5 p5      64 dst
        vshufi32x4 zmm0, zmm0, zmm1, 0                                ;    72.5 p5      64 dst
        vshufi32x4 zmm1, zmm2, zmm3, 0                                ;    73.5 p5      64 dst
        vshufi32x4 zmm0, zmm0, zmm1, 0x88                             ;    76.5 p5      64 dst
        vmovdqu64 zmm1, [rbp + 3328]                                  ;    27.2 p2      64 dst
        vpaddd zmm1, zmm1, [rbp + 3264]                               ;    33.2 p0+p3   64 dst
        vpxord zmm0, zmm0, zmm1                                       ;    79.5 p0      64 dst
        vmovd [r9 + 8], xmm0                                          ;    80.5 p7+p4   64 dst
        vpshufd zmm1, zmm0, 1                                         ;    80.5 p5      64 dst
        vmovd [r9 + 72], xmm1                                         ;    81.5 p8+p9   64 dst
        vpshufd zmm1, zmm0, 2                                         ;    80.5 p5      64 dst
        vmovd [r9 + 136], xmm1                                        ;    81.5 p7+p4   64 dst
        vpshufd zmm1, zmm0, 3                                         ;    80.5 p5      64 dst
        vmovd [r9 + 200], xmm1                                        ;    81.5 p8+p9   64 dst
        vshufi32x4 zmm1, zmm0, zmm0, 0x55                             ;    80.5 p5      64 dst
        vmovd [r9 + 264], xmm1                                        ;    83.5 p7+p4   64 dst
        vpshufd zmm2, zmm1, 1                                         ;    83.5 p5      64 dst
        vmovd [r9 + 328], xmm2                                        ;    84.5 p8+p9   64 dst
        vpshufd zmm2, zmm1, 2                                         ;    83.5 p5      64 dst
        vmovd [r9 + 392], xmm2                                        ;    84.5 p7+p4   64 dst
        vpshufd zmm1, zmm1, 3                                         ;    83.5 p5      64 dst
        vmovd [r9 + 456], xmm1                                        ;    84.5 p8+p9   64 dst
        vshufi32x4 zmm1, zmm0, zmm0, 0xaa                             ;    82.5 p5      64 dst
        vmovd [r9 + 520], xmm1                                        ;    85.5 p7+p4   64 dst
        vpshufd zmm2, zmm1, 1                                         ;    85.5 p5      64 dst
        vmovd [r9 + 584], xmm2                                        ;    86.5 p8+p9   64 dst
        vpshufd zmm2, zmm1, 2                                         ;    85.5 p5      64 dst
        vmovd [r9 + 648], xmm2                                        ;    86.5 p7+p4   64 dst
        vpshufd zmm1, zmm1, 3                                         ;    85.5 p5      64 dst
        vmovd [r9 + 712], xmm1                                        ;    86.5 p8+p9   64 dst
        vshufi32x4 zmm0, zmm0, zmm0, 0xff                             ;    86.5 p5      64 dst
        vmovd xmm1, [r8 + 12]                                         ;    31.7 p10     64 dst
        vmovd [r9 + 776], xmm0                                        ;    89.5 p7+p4   64 dst
        vmovd xmm2, [r8 + 76]                                         ;    32.0 p2      64 dst
        vpshufd zmm3, zmm0, 1                                         ;    89.5 p5      64 dst
        vmovd [r9 + 840], xmm3                                        ;    90.5 p8+p9   64 dst
        vmovd xmm3, [r8 + 140]                                        ;    32.5 p3      64 dst
        vmovd xmm4, [r8 + 204]                                        ;    32.7 p10     64 dst
        vpshufd zmm5, zmm0, 2                                         ;    89.5 p5      64 dst
        vpunpckldq zmm1, zmm1, zmm2                                   ;    89.5 p5      64 dst
        vmovd [r9 + 904], xmm5                                        ;    90.5 p7+p4   64 dst
        vpunpckldq zmm2, zmm3, zmm4                                   ;    90.5 p5      64 dst
        vpshufd zmm0, zmm0, 3                                         ;    91.5 p5      64 dst
        vmovd [r9 + 968], xmm0                                        ;    92.5 p8+p9   64 dst
        vmovd xmm0, [r8 + 268]                                        ;    33.8 p2      64 dst
        vmovd xmm3, [r8 + 332]                                        ;    34.0 p3      64 dst
        vpunpckldq zmm0, zmm0, zmm3                                   ;    92.5 p5      64 dst
        vpunpcklqdq zmm1, zmm1, zmm2                                  ;    93.5 p5      64 dst
        vmovd xmm2, [r8 + 396]                                        ;    34.5 p10     64 dst
        vmovd xmm3, [r8 + 460]                                        ;    34.8 p2      64 dst
        vpunpckldq zmm2, zmm2, zmm3                                   ;    94.5 p5      64 dst
        vmovd xmm3, [r8 + 524]                                        ;    35.0 p3      64 dst
        vmovd xmm4, [r8 + 588]                                        ;    35.5 p10     64 dst
        vpunpckldq zmm3, zmm3, zmm4                                   ;    95.5 p5      64 dst
        vmovd xmm4, [r8 + 652]                                        ;    35.8 p2      64 dst
        vpunpcklqdq zmm0, zmm0, zmm2                                  ;    96.5 p5      64 dst
        vmovd xmm2, [r8 + 716]                                        ;    36.0 p3      64 dst
        vpunpckldq zmm2, zmm4, zmm2                                   ;    97.5 p5      64 dst
        vmovd xmm4, [r8 + 780]                                        ;    36.5 p10     64 dst
        vmovd xmm5, [r8 + 844]                                        ;    36.8 p2      64 dst
        vpunpckldq zmm4, zmm4, zmm5                                   ;    98.5 p5      64 dst
        vmovd xmm5, [r8 + 908]                                        ;    37.0 p3      64 dst
        vpunpcklqdq zmm2, zmm3, zmm2                                  ;    99.5 p5      64 dst
        vmovd xmm3, [r8 + 972]                                        ;    37.5 p10     64 dst
        vpunpckldq zmm3, zmm5, zmm3                                   ;   100.5 p5      64 dst
        vpunpcklqdq zmm3, zmm4, zmm3                                  ;   101.5 p5      64 dst
        vshufi32x4 zmm0, zmm1, zmm0, 0                                ;   102.5 p5      64 dst
        vshufi32x4 zmm1, zmm2, zmm3, 0                                ;   103.5 p5      64 dst
        vshufi32x4 zmm0, zmm0, zmm1, 0x88                             ;   106.5 p5      64 dst
        vmovdqu64 zmm1, [rbp + 3456]                                  ;    38.0 p2      64 dst
        vpaddd zmm1, zmm1, [rbp + 3392]                               ;    44.0 p0+p3   64 dst
        vpxord zmm0, zmm0, zmm1                                       ;   109.5 p0      64 dst
        vmovd [r9 + 12], xmm0                                         ;   110.5 p7+p4   64 dst
        vpshufd zmm1, zmm0, 1                                         ;   110.5 p5      64 dst
        vmovd [r9 + 76], xmm1                                         ;   111.5 p8+p9   64 dst
        vpshufd zmm1, zmm0, 2                                         ;   110.5 p5      64 dst
        vmovd [r9 + 140], xmm1                                        ;   111.5 p7+p4   64 dst
        vpshufd zmm1, zmm0, 3                                         ;   110.5 p5      64 dst
        vmovd [r9 + 204], xmm1                                        ;   111.5 p8+p9   64 dst
        vshufi32x4 zmm1, zmm0, zmm0, 0x55                             ;   110.5 p5      64 dst
        vmovd [r9 + 268], xmm1                                        ;   113.5 p7+p4   64 dst
        vpshufd zmm2, zmm1, 1                                         ;   113.5 p5      64 dst
        vmovd [r9 + 332], xmm2                                        ;   114.5 p8+p9   64 dst
        vpshufd zmm2, zmm1, 2                                         ;   113.5 p5      64 dst
        vmovd [r9 + 396], xmm2                                        ;   114.5 p7+p4   64 dst
        vpshufd zmm1, zmm1, 3                                         ;   113.5 p5      64 dst
        vmovd [r9 + 460], xmm1                                        ;   114.5 p8+p9   64 dst
        vshufi32x4 zmm1, zmm0, zmm0, 0xaa                             ;   112.5 p5      64 dst
        vmovd [r9 + 524], xmm1                                        ;   115.5 p7+p4   64 dst
        vpshufd zmm2, zmm1, 1                                         ;   115.5 p5      64 dst
        vmovd [r9 + 588], xmm2                                        ;   116.5 p8+p9   64 dst
        vpshufd zmm2, zmm1, 2                                         ;   115.5 p5      64 dst
        vmovd [r9 + 652], xmm2                                        ;   116.5 p7+p4   64 dst
        vpshufd zmm1, zmm1, 3                                         ;   115.5 p5      64 dst
        vmovd [r9 + 716], xmm1                                        ;   116.5 p8+p9   64 dst
        vshufi32x4 zmm0, zmm0, zmm0, 0xff                             ;   116.5 p5      64 dst
        vmovd xmm1, [r8 + 16]                                         ;    42.5 p10     64 dst
        vmovd [r9 + 780], xmm0                                        ;   119.5 p7+p4   64 dst
        vmovd xmm2, [r8 + 80]                                         ;    42.8 p2      64 dst
        vpshufd zmm3, zmm0, 1                                         ;   119.5 p5      64 dst
        vmovd xmm4, [r8 + 144]                                        ;    43.2 p3      64 dst
        vmovd [r9 + 844], xmm3                                        ;   120.5 p8+p9   64 dst
        vmovd xmm3, [r8 + 208]                                        ;    43.5 p10     64 dst
        vpshufd zmm5, zmm0, 2                                         ;   119.5 p5      64 dst
        vpunpckldq zmm1, zmm1, zmm2                                   ;   119.5 p5      64 dst
        vmovd [r9 + 908], xmm5                                        ;   120.5 p7+p4   64 dst
        vpunpckldq zmm2, zmm4, zmm3                                   ;   120.5 p5      64 dst
        vpshufd zmm0, zmm0, 3                                         ;   121.5 p5      64 dst
        vmovd [r9 + 972], xmm0                                        ;   122.5 p8+p9   64 dst
        vmovd xmm0, [r8 + 272]                                        ;    44.7 p2      64 dst
        vmovd xmm3, [r8 + 336]                                        ;    44.8 p3      64 dst
        vpunpckldq zmm0, zmm0, zmm3                                   ;   122.5 p5      64 dst
        vmovd xmm3, [r8 + 400]                                        ;    45.2 p10     64 dst
        vmovd xmm4, [r8 + 464]                                        ;    45.7 p2      64 dst
        vpunpckldq zmm3, zmm3, zmm4                                   ;   123.5 p5      64 dst
        vpunpcklqdq zmm1, zmm1, zmm2                                  ;   124.5 p5      64 dst
        vmovd xmm2, [r8 + 528]                                        ;    45.8 p3      64 dst
        vmovd xmm4, [r8 + 592]                                        ;    46.2 p10     64 dst
        vpunpckldq zmm2, zmm2, zmm4                                   ;   125.5 p5      64 dst
        vmovd xmm4, [r8 + 656]                                        ;    46.7 p2      64 dst
        vmovd xmm5, [r8 + 720]                                        ;    46.8 p3      64 dst
        vpunpckldq zmm4, zmm4, zmm5                                   ;   126.5 p5      64 dst
        vpunpcklqdq zmm0, zmm0, zmm3                                  ;   127.5 p5      64 dst
        vmovd xmm3, [r8 + 784]                                        ;    47.2 p10     64 dst
        vmovd xmm5, [r8 + 848]                                        ;    47.7 p2      64 dst
        vpunpckldq zmm3, zmm3, zmm5                                   ;   128.5 p5      64 dst
        vmovd xmm5, [r8 + 912]                                        ;    47.8 p3      64 dst
        vmovd xmm6, [r8 + 976]                                        ;    48.2 p10     64 dst
        vpunpckldq zmm5, zmm5, zmm6                                   ;   129.5 p5      64 dst
        vpunpcklqdq zmm2, zmm2, zmm4                                  ;   130.5 p5      64 dst
        vpunpcklqdq zmm3, zmm3, zmm5                                  ;   131.5 p5      64 dst
        vshufi32x4 zmm0, zmm1, zmm0, 0                                ;   132.5 p5      64 dst
        vshufi32x4 zmm1, zmm2, zmm3, 0                                ;   133.5 p5      64 dst
        vshufi32x4 zmm0, zmm0, zmm1, 0x88                             ;   136.5 p5      64 dst
        vmovdqu64 zmm1, [rbp + 3584]                                  ;    48.8 p2      64 dst
        vpaddd zmm1, zmm1, [rbp + 3520]                               ;    54.8 p0+p3   64 dst
        vpxord zmm0, zmm0, zmm1                                       ;   139.5 p0      64 dst
        vmovd [r9 + 16], xmm0                                         ;   140.5 p7+p4   64 dst
        vpshufd zmm1, zmm0, 1                                         ;   140.5 p5      64 dst
        vmovd [r9 + 80], xmm1                                         ;   141.5 p8+p9   64 dst
        vpshufd zmm1, zmm0, 2                                         ;   140.5 p5      64 dst
        vmovd [r9 + 144], xmm1                                        ;   141.5 p7+p4   64 dst
        vpshufd zmm1, zmm0, 3                                         ;   140.5 p5      64 dst
        vmovd [r9 + 208], xmm1                                        ;   141.5 p8+p9   64 dst
        vshufi32x4 zmm1, zmm0, zmm0, 0x55                             ;   140.5 p5      64 dst
        vmovd [r9 + 272], xmm1                                        ;   143.5 p7+p4   64 dst
        vpshufd zmm2, zmm1, 1                                         ;   143.5 p5      64 dst
        vmovd [r9 + 336], xmm2                                        ;   144.5 p8+p9   64 dst
        vpshufd zmm2, zmm1, 2                                         ;   143.5 p5      64 dst
        vmovd [r9 + 400], xmm2                                        ;   144.5 p7+p4   64 dst
        vpshufd zmm1, zmm1, 3                                         ;   143.5 p5      64 dst
        vmovd [r9 + 464], xmm1                                        ;   144.5 p8+p9   64 dst
        vshufi32x4 zmm1, zmm0, zmm0, 0xaa                             ;   142.5 p5      64 dst
        vmovd [r9 + 528], xmm1                                        ;   145.5 p7+p4   64 dst
        vpshufd zmm2, zmm1, 1                                         ;   145.5 p5      64 dst
        vmovd [r9 + 592], xmm2                                        ;   146.5 p8+p9   64 dst
        vpshufd zmm2, zmm1, 2                                         ;   145.5 p5      64 dst
        vmovd [r9 + 656], xmm2                                        ;   146.5 p7+p4   64 dst
        vpshufd zmm1, zmm1, 3                                         ;   145.5 p5      64 dst
        vmovd [r9 + 720], xmm1                                        ;   146.5 p8+p9   64 dst
        vshufi32x4 zmm0, zmm0, zmm0, 0xff                             ;   146.5 p5      64 dst
        vmovd xmm1, [r8 + 20]                                         ;    53.3 p10     64 dst
        vmovd [r9 + 784], xmm0                                        ;   149.5 p7+p4   64 dst
        vmovd xmm2, [r8 + 84]                                         ;    53.7 p2      64 dst
        vpshufd zmm3, zmm0, 1                                         ;   149.5 p5      64 dst
        vmovd xmm4, [r8 + 148]                                        ;    54.0 p3      64 dst
        vmovd [r9 + 848], xmm3                                        ;   150.5 p8+p9   64 dst
        vmovd xmm3, [r8 + 212]                                        ;    54.3 p10     64 dst
        vpshufd zmm5, zmm0, 2                                         ;   149.5 p5      64 dst
        vpunpckldq zmm1, zmm1, zmm2                                   ;   149.5 p5      64 dst
        vmovd [r9 + 912], xmm5                                        ;   150.5 p7+p4   64 dst
        vpunpckldq zmm2, zmm4, zmm3                                   ;   150.5 p5      64 dst
        vpshufd zmm0, zmm0, 3                                         ;   151.5 p5      64 dst
        vmovd [r9 + 976], xmm0                                        ;   152.5 p8+p9   64 dst
        vmovd xmm0, [r8 + 276]                                        ;    55.5 p2      64 dst
        vmovd xmm3, [r8 + 340]                                        ;    55.7 p3      64 dst
        vpunpckldq zmm0, zmm0, zmm3                                   ;   152.5 p5      64 dst
        vmovd xmm3, [r8 + 404]                                        ;    56.0 p10     64 dst
        vmovd xmm4, [r8 + 468]                                        ;    56.5 p2      64 dst
        vpunpckldq zmm3, zmm3, zmm4                                   ;   153.5 p5      64 dst
        vpunpcklqdq zmm1, zmm1, zmm2                                  ;   154.5 p5      64 dst
        vmovd xmm2, [r8 + 532]                                        ;    56.7 p3      64 dst
        vmovd xmm4, [r8 + 596]                                        ;    57.0 p10     64 dst
        vpunpckldq zmm2, zmm2, zmm4                                   ;   155.5 p5      64 dst
        vmovd xmm4, [r8 + 660]                                        ;    57.5 p2      64 dst
        vmovd xmm5, [r8 + 724]                                        ;    57.7 p3      64 dst
        vpunpckldq zmm4, zmm4, zmm5                                   ;   156.5 p5      64 dst
        vpunpcklqdq zmm0, zmm0, zmm3                                  ;   157.5 p5      64 dst
        vmovd xmm3, [r8 + 788]                                        ;    58.0 p10     64 dst
        vmovd xmm5, [r8 + 852]                                        ;    58.5 p2      64 dst
        vpunpckldq zmm3, zmm3, zmm5                                   ;   158.5 p5      64 dst
        vmovd xmm5, [r8 + 916]                                        ;    58.7 p3      64 dst
        vmovd xmm6, [r8 + 980]                                        ;    59.0 p10     64 dst
        vpunpckldq zmm5, zmm5, zmm6                                   ;   159.5 p5      64 dst
        vpunpcklqdq zmm2, zmm2, zmm4                                  ;   160.5 p5      64 dst
        vpunpcklqdq zmm3, zmm3, zmm5                                  ;   161.5 p5      64 dst
        vshufi32x4 zmm0, zmm1, zmm0, 0                                ;   162.5 p5      64 dst
        vshufi32x4 zmm1, zmm2, zmm3, 0                                ;   163.5 p5      64 dst
        vshufi32x4 zmm0, zmm0, zmm1, 0x88                             ;   166.5 p5      64 dst
        vmovdqu64 zmm1, [rbp + 3712]                                  ;    59.7 p2      64 dst
        vpaddd zmm1, zmm1, [rbp + 3648]                               ;    65.7 p0+p3   64 dst
        vpxord zmm0, zmm0, zmm1                                       ;   169.5 p0      64 dst
        vmovd [r9 + 20], xmm0                                         ;   170.5 p7+p4   64 dst
        vpshufd zmm1, zmm0, 1                                         ;   170.5 p5      64 dst
        vmovd [r9 + 84], xmm1                                         ;   171.5 p8+p9   64 dst
        vpshufd zmm1, zmm0, 2                                         ;   170.5 p5      64 dst
        vmovd [r9 + 148], xmm1                                        ;   171.5 p7+p4   64 dst
        vpshufd zmm1, zmm0, 3                                         ;   170.5 p5      64 dst
        vmovd [r9 + 212], xmm1                                        ;   171.5 p8+p9   64 dst
        vshufi32x4 zmm1, zmm0, zmm0, 0x55                             ;   170.5 p5      64 dst
        vmovd [r9 + 276], xmm1                                        ;   173.5 p7+p4   64 dst
        vpshufd zmm2, zmm1, 1                                         ;   173.5 p5      64 dst
        vmovd [r9 + 340], xmm2                                        ;   174.5 p8+p9   64 dst
        vpshufd zmm2, zmm1, 2                                         ;   173.5 p5      64 dst
        vmovd [r9 + 404], xmm2                                        ;   174.5 p7+p4   64 dst
        vpshufd zmm1, zmm1, 3                                         ;   173.5 p5      64 dst
        vmovd [r9 + 468], xmm1                                        ;   174.5 p8+p9   64 dst
        vshufi32x4 zmm1, zmm0, zmm0, 0xaa                             ;   172.5 p5      64 dst
        vmovd [r9 + 532], xmm1                                        ;   175.5 p7+p4   64 dst
        vpshufd zmm2, zmm1, 1                                         ;   175.5 p5      64 dst
        vmovd [r9 + 596], xmm2                                        ;   176.5 p8+p9   64 dst
        vpshufd zmm2, zmm1, 2                                         ;   175.5 p5      64 dst
        vmovd [r9 + 660], xmm2                                        ;   176.5 p7+p4   64 dst
        vpshufd zmm1, zmm1, 3                                         ;   175.5 p5      64 dst
        vmovd [r9 + 724], xmm1                                        ;   176.5 p8+p9   64 dst
        vshufi32x4 zmm0, zmm0, zmm0, 0xff                             ;   176.5 p5      64 dst
        vmovd xmm1, [r8 + 24]                                         ;    64.2 p10     64 dst
        vmovd [r9 + 788], xmm0                                        ;   179.5 p7+p4   64 dst
        vmovd xmm2, [r8 + 88]                                         ;    64.5 p2      64 dst
        vpshufd zmm3, zmm0, 1                                         ;   179.5 p5      64 dst
        vmovd xmm4, [r8 + 152]                                        ;    64.8 p3      64 dst
        vmovd [r9 + 852], xmm3                                        ;   180.5 p8+p9   64 dst
        vmovd xmm3, [r8 + 216]                                        ;    65.2 p10     64 dst
        vpshufd zmm5, zmm0, 2                                         ;   179.5 p5      64 dst
        vpunpckldq zmm1, zmm1, zmm2                                   ;   179.5 p5      64 dst
        vmovd [r9 + 916], xmm5                                        ;   180.5 p7+p4   64 dst
        vpunpckldq zmm2, zmm4, zmm3                                   ;   180.5 p5      64 dst
        vpshufd zmm0, zmm0, 3                                         ;   181.5 p5      64 dst
        vmovd [r9 + 980], xmm0                                        ;   182.5 p8+p9   64 dst
        vmovd xmm0, [r8 + 280]                                        ;    66.3 p2      64 dst
        vmovd xmm3, [r8 + 344]                                        ;    66.5 p3      64 dst
        vpunpckldq zmm0, zmm0, zmm3                                   ;   182.5 p5      64 dst
        vmovd xmm3, [r8 + 408]                                        ;    66.8 p10     64 dst
        vmovd xmm4, [r8 + 472]                                        ;    67.3 p2      64 dst
        vpunpckldq zmm3, zmm3, zmm4                                   ;   183.5 p5      64 dst
        vpunpcklqdq zmm1, zmm1, zmm2                                  ;   184.5 p5      64 dst
        vmovd xmm2, [r8 + 536]                                        ;    67.5 p3      64 dst
        vmovd xmm4, [r8 + 600]                                        ;    67.8 p10     64 dst
        vpunpckldq zmm2, zmm2, zmm4                                   ;   185.5 p5      64 dst
        vmovd xmm4, [r8 + 664]                                        ;    68.3 p2      64 dst
        vmovd xmm5, [r8 + 728]                                        ;    68.5 p3      64 dst
        vpunpckldq zmm4, zmm4, zmm5                                   ;   186.5 p5      64 dst
        vpunpcklqdq zmm0, zmm0, zmm3                                  ;   187.5 p5      64 dst
        vmovd xmm3, [r8 + 792]                                        ;    68.8 p10     64 dst
        vmovd xmm5, [r8 + 856]                                        ;    69.3 p2      64 dst
        vpunpckldq zmm3, zmm3, zmm5                                   ;   188.5 p5      64 dst
        vmovd xmm5, [r8 + 920]                                        ;    69.5 p3      64 dst
        vmovd xmm6, [r8 + 984]                                        ;    69.8 p10     64 dst
        vpunpckldq zmm5, zmm5, zmm6                                   ;   189.5 p5      64 dst
        vpunpcklqdq zmm2, zmm2, zmm4                                  ;   190.5 p5      64 dst
        vpunpcklqdq zmm3, zmm3, zmm5                                  ;   191.5 p5      64 dst
        vshufi32x4 zmm0, zmm1, zmm0, 0                                ;   192.5 p5      64 dst
        vshufi32x4 zmm1, zmm2, zmm3, 0                                ;   193.5 p5      64 dst
        vshufi32x4 zmm0, zmm0, zmm1, 0x88                             ;   196.5 p5      64 dst
        vmovdqu64 zmm1, [rbp + 3840]                                  ;    70.5 p2      64 dst
        vpaddd zmm1, zmm1, [rbp + 3776]                               ;    76.5 p0+p3   64 dst
        vpxord zmm0, zmm0, zmm1                                       ;   199.5 p0      64 dst
        vmovd [r9 + 24], xmm0                                         ;   200.5 p7+p4   64 dst
        vpshufd zmm1, zmm0, 1                                         ;   200.5 p5      64 dst
        vmovd [r9 + 88], xmm1                                         ;   201.5 p8+p9   64 dst
        vpshufd zmm1, zmm0, 2                                         ;   200.5 p5      64 dst
        vmovd [r9 + 152], xmm1                                        ;   201.5 p7+p4   64 dst
        vpshufd zmm1, zmm0, 3                                         ;   200.5 p5      64 dst
        vmovd [r9 + 216], xmm1                                        ;   201.5 p8+p9   64 dst
        vshufi32x4 zmm1, zmm0, zmm0, 0x55                             ;   200.5 p5      64 dst
        vmovd [r9 + 280], xmm1                                        ;   203.5 p7+p4   64 dst
        vpshufd zmm2, zmm1, 1                                         ;   203.5 p5      64 dst
        vmovd [r9 + 344], xmm2                                        ;   204.5 p8+p9   64 dst
        vpshufd zmm2, zmm1, 2                                         ;   203.5 p5      64 dst
        vmovd [r9 + 408], xmm2                                        ;   204.5 p7+p4   64 dst
        vpshufd zmm1, zmm1, 3                                         ;   203.5 p5      64 dst
        vmovd [r9 + 472], xmm1                                        ;   204.5 p8+p9   64 dst
        vshufi32x4 zmm1, zmm0, zmm0, 0xaa                             ;   202.5 p5      64 dst
        vmovd [r9 + 536], xmm1                                        ;   205.5 p7+p4   64 dst
        vpshufd zmm2, zmm1, 1                                         ;   205.5 p5      64 dst
        vmovd [r9 + 600], xmm2                                        ;   206.5 p8+p9   64 dst
        vpshufd zmm2, zmm1, 2                                         ;   205.5 p5      64 dst
        vmovd [r9 + 664], xmm2                                        ;   206.5 p7+p4   64 dst
        vpshufd zmm1, zmm1, 3                                         ;   205.5 p5      64 dst
        vmovd [r9 + 728], xmm1                                        ;   206.5 p8+p9   64 dst
        vshufi32x4 zmm0, zmm0, zmm0, 0xff                             ;   206.5 p5      64 dst
        vmovd xmm1, [r8 + 28]                                         ;    75.0 p10     64 dst
        vmovd [r9 + 792], xmm0                                        ;   209.5 p7+p4   64 dst
        vmovd xmm2, [r8 + 92]                                         ;    75.3 p2      64 dst
        vpshufd zmm3, zmm0, 1                                         ;   209.5 p5      64 dst
        vmovd xmm4, [r8 + 156]                                        ;    75.7 p3      64 dst
        vmovd [r9 + 856], xmm3                                        ;   210.5 p8+p9   64 dst
        vmovd xmm3, [r8 + 220]                                        ;    76.0 p10     64 dst
        vpshufd zmm5, zmm0, 2                                         ;   209.5 p5      64 dst
        vpunpckldq zmm1, zmm1, zmm2                                   ;   209.5 p5      64 dst
        vmovd [r9 + 920], xmm5                                        ;   210.5 p7+p4   64 dst
        vpunpckldq zmm2, zmm4, zmm3                                   ;   210.5 p5      64 dst
        vpshufd zmm0, zmm0, 3                                         ;   211.5 p5      64 dst
        vmovd [r9 + 984], xmm0                                        ;   212.5 p8+p9   64 dst
        vmovd xmm0, [r8 + 284]                                        ;    77.2 p2      64 dst
        vmovd xmm3, [r8 + 348]                                        ;    77.3 p3      64 dst
        vpunpckldq zmm0, zmm0, zmm3                                   ;   212.5 p5      64 dst
        vmovd xmm3, [r8 + 412]                                        ;    77.7 p10     64 dst
        vmovd xmm4, [r8 + 476]                                        ;    78.2 p2      64 dst
        vpunpckldq zmm3, zmm3, zmm4                                   ;   213.5 p5      64 dst
        vpunpcklqdq zmm1, zmm1, zmm2                                  ;   214.5 p5      64 dst
        vmovd xmm2, [r8 + 540]                                        ;    78.3 p3      64 dst
        vmovd xmm4, [r8 + 604]                                        ;    78.7 p10     64 dst
        vpunpckldq zmm2, zmm2, zmm4                                   ;   215.5 p5      64 dst
        vmovd xmm4, [r8 + 668]                                        ;    79.2 p2      64 dst
        vmovd xmm5, [r8 + 732]                                        ;    79.3 p3      64 dst
        vpunpckldq zmm4, zmm4, zmm5                                   ;   216.5 p5      64 dst
        vpunpcklqdq zmm0, zmm0, zmm3                                  ;   217.5 p5      64 dst
        vmovd xmm3, [r8 + 796]                                        ;    79.7 p10     64 dst
        vmovd xmm5, [r8 + 860]                                        ;    80.2 p2      64 dst
        vpunpckldq zmm3, zmm3, zmm5                                   ;   218.5 p5      64 dst
        vmovd xmm5, [r8 + 924]                                        ;    80.3 p3      64 dst
        vmovd xmm6, [r8 + 988]                                        ;    80.7 p10     64 dst
        vpunpckldq zmm5, zmm5, zmm6                                   ;   219.5 p5      64 dst
        vpunpcklqdq zmm2, zmm2, zmm4                                  ;   220.5 p5      64 dst
        vpunpcklqdq zmm3, zmm3, zmm5                                  ;   221.5 p5      64 dst
        vshufi32x4 zmm0, zmm1, zmm0, 0                                ;   222.5 p5      64 dst
        vshufi32x4 zmm1, zmm2, zmm3, 0                                ;   223.5 p5      64 dst
        vshufi32x4 zmm0, zmm0, zmm1, 0x88                             ;   226.5 p5      64 dst
        vmovdqu64 zmm1, [rbp + 3968]                                  ;    81.3 p2      64 dst
        vpaddd zmm1, zmm1, [rbp + 3904]                               ;    87.3 p0+p3   64 dst
        vpxord zmm0, zmm0, zmm1                                       ;   229.5 p0      64 dst
        vmovd [r9 + 28], xmm0                                         ;   230.5 p7+p4   64 dst
        vpshufd zmm1, zmm0, 1                                         ;   230.5 p5      64 dst
        vmovd [r9 + 92], xmm1                                         ;   231.5 p8+p9   64 dst
        vpshufd zmm1, zmm0, 2                                         ;   230.5 p5      64 dst
        vmovd [r9 + 156], xmm1                                        ;   231.5 p7+p4   64 dst
        vpshufd zmm1, zmm0, 3                                         ;   230.5 p5      64 dst
        vmovd [r9 + 220], xmm1                                        ;   231.5 p8+p9   64 dst
        vshufi32x4 zmm1, zmm0, zmm0, 0x55                             ;   230.5 p5      64 dst
        vmovd [r9 + 284], xmm1                                        ;   233.5 p7+p4   64 dst
        vpshufd zmm2, zmm1, 1                                         ;   233.5 p5      64 dst
        vmovd [r9 + 348], xmm2                                        ;   234.5 p8+p9   64 dst
        vpshufd zmm2, zmm1, 2                                         ;   233.5 p5      64 dst
        vmovd [r9 + 412], xmm2                                        ;   234.5 p7+p4   64 dst
        vpshufd zmm1, zmm1, 3                                         ;   233.5 p5      64 dst
        vmovd [r9 + 476], xmm1                                        ;   234.5 p8+p9   64 dst
        vshufi32x4 zmm1, zmm0, zmm0, 0xaa                             ;   232.5 p5      64 dst
        vmovd [r9 + 540], xmm1                                        ;   235.5 p7+p4   64 dst
        vpshufd zmm2, zmm1, 1                                         ;   235.5 p5      64 dst
        vmovd [r9 + 604], xmm2                                        ;   236.5 p8+p9   64 dst
        vpshufd zmm2, zmm1, 2                                         ;   235.5 p5      64 dst
        vmovd [r9 + 668], xmm2                                        ;   236.5 p7+p4   64 dst
        vpshufd zmm1, zmm1, 3                                         ;   235.5 p5      64 dst
        vmovd [r9 + 732], xmm1                                        ;   236.5 p8+p9   64 dst
        vshufi32x4 zmm0, zmm0, zmm0, 0xff                             ;   236.5 p5      64 dst
        vmovd xmm1, [r8 + 32]                                         ;    85.8 p10     64 dst
        vmovd [r9 + 796], xmm0                                        ;   239.5 p7+p4   64 dst
        vmovd xmm2, [r8 + 96]                                         ;    86.2 p2      64 dst
        vpshufd zmm3, zmm0, 1                                         ;   239.5 p5      64 dst
        vmovd xmm4, [r8 + 160]                                        ;    86.5 p3      64 dst
        vmovd [r9 + 860], xmm3                                        ;   240.5 p8+p9   64 dst
        vmovd xmm3, [r8 + 224]                                        ;    86.8 p10     64 dst
        vpshufd zmm5, zmm0, 2                                         ;   239.5 p5      64 dst
        vpunpckldq zmm1, zmm1, zmm2                                   ;   239.5 p5      64 dst
        vmovd [r9 + 924], xmm5                                        ;   240.5 p7+p4   64 dst
        vpunpckldq zmm2, zmm4, zmm3                                   ;   240.5 p5      64 dst
        vpshufd zmm0, zmm0, 3                                         ;   241.5 p5      64 dst
        vmovd [r9 + 988], xmm0                                        ;   242.5 p8+p9   64 dst
        vmovd xmm0, [r8 + 288]                                        ;    88.0 p2      64 dst
        vmovd xmm3, [r8 + 352]                                        ;    88.2 p3      64 dst
        vpunpckldq zmm0, zmm0, zmm3                                   ;   242.5 p5      64 dst
        vmovd xmm3, [r8 + 416]                                        ;    88.5 p10     64 dst
        vmovd xmm4, [r8 + 480]                                        ;    89.0 p2      64 dst
        vpunpckldq zmm3, zmm3, zmm4                                   ;   243.5 p5      64 dst
        vpunpcklqdq zmm1, zmm1, zmm2                                  ;   244.5 p5      64 dst
        vmovd xmm2, [r8 + 544]                                        ;    89.2 p3      64 dst
        vmovd xmm4, [r8 + 608]                                        ;    89.5 p10     64 dst
        vpunpckldq zmm2, zmm2, zmm4                                   ;   245.5 p5      64 dst
        vmovd xmm4, [r8 + 672]                                        ;    90.0 p2      64 dst
        vmovd xmm5, [r8 + 736]                                        ;    90.2 p3      64 dst
        vpunpckldq zmm4, zmm4, zmm5                                   ;   246.5 p5      64 dst
        vpunpcklqdq zmm0, zmm0, zmm3                                  ;   247.5 p5      64 dst
        vmovd xmm3, [r8 + 800]                                        ;    90.5 p10     64 dst
        vmovd xmm5, [r8 + 864]                                        ;    91.0 p2      64 dst
        vpunpckldq zmm3, zmm3, zmm5                                   ;   248.5 p5      64 dst
        vmovd xmm5, [r8 + 928]                                        ;    91.2 p3      64 dst
        vmovd xmm6, [r8 + 992]                                        ;    91.5 p10     64 dst
        vpunpckldq zmm5, zmm5, zmm6                                   ;   249.5 p5      64 dst
        vpunpcklqdq zmm2, zmm2, zmm4                                  ;   250.5 p5      64 dst
        vpunpcklqdq zmm3, zmm3, zmm5                                  ;   251.5 p5      64 dst
        vshufi32x4 zmm0, zmm1, zmm0, 0                                ;   252.5 p5      64 dst
        vshufi32x4 zmm1, zmm2, zmm3, 0                                ;   253.5 p5      64 dst
        vshufi32x4 zmm0, zmm0, zmm1, 0x88                             ;   256.5 p5      64 dst
        vmovdqu64 zmm1, [rbp + 4096]                                  ;    92.2 p2      64 dst
        vpaddd zmm1, zmm1, [rbp + 4032]                               ;    98.2 p0+p3   64 dst
        vpxord zmm0, zmm0, zmm1                                       ;   259.5 p0      64 dst
        vmovd [r9 + 32], xmm0                                         ;   260.5 p7+p4   64 dst
        vpshufd zmm1, zmm0, 1                                         ;   260.5 p5      64 dst
        vmovd [r9 + 96], xmm1                                         ;   261.5 p8+p9   64 dst
        vpshufd zmm1, zmm0, 2                                         ;   260.5 p5      64 dst
        vmovd [r9 + 160], xmm1                                        ;   261.5 p7+p4   64 dst
        vpshufd zmm1, zmm0, 3                                         ;   260.5 p5      64 dst
        vmovd [r9 + 224], xmm1                                        ;   261.5 p8+p9   64 dst
        vshufi32x4 zmm1, zmm0, zmm0, 0x55                             ;   260.5 p5      64 dst
        vmovd [r9 + 288], xmm1                                        ;   263.5 p7+p4   64 dst
        vpshufd zmm2, zmm1, 1                                         ;   263.5 p5      64 dst
        vmovd [r9 + 352], xmm2                                        ;   264.5 p8+p9   64 dst
        vpshufd zmm2, zmm1, 2                                         ;   263.5 p5      64 dst
        vmovd [r9 + 416], xmm2                                        ;   264.5 p7+p4   64 dst
        vpshufd zmm1, zmm1, 3                                         ;   263.5 p5      64 dst
        vmovd [r9 + 480], xmm1                                        ;   264.5 p8+p9   64 dst
        vshufi32x4 zmm1, zmm0, zmm0, 0xaa                             ;   262.5 p5      64 dst
        vmovd [r9 + 544], xmm1                                        ;   265.5 p7+p4   64 dst
        vpshufd zmm2, zmm1, 1                                         ;   265.5 p5      64 dst
        vmovd [r9 + 608], xmm2                                        ;   266.5 p8+p9   64 dst
        vpshufd zmm2, zmm1, 2                                         ;   265.5 p5      64 dst
        vmovd [r9 + 672], xmm2                                        ;   266.5 p7+p4   64 dst
        vpshufd zmm1, zmm1, 3                                         ;   265.5 p5      64 dst
        vmovd [r9 + 736], xmm1                                        ;   266.5 p8+p9   64 dst
        vshufi32x4 zmm0, zmm0, zmm0, 0xff                             ;   266.5 p5      64 dst
        vmovd xmm1, [r8 + 36]                                         ;    96.7 p10     64 dst
        vmovd [r9 + 800], xmm0                                        ;   269.5 p7+p4   64 dst
        vmovd xmm2, [r8 + 100]                                        ;    97.0 p2      64 dst
        vpshufd zmm3, zmm0, 1                                         ;   269.5 p5      64 dst
        vmovd xmm4, [r8 + 164]                                        ;    97.3 p3      64 dst
        vmovd [r9 + 864], xmm3                                        ;   270.5 p8+p9   64 dst
        vmovd xmm3, [r8 + 228]                                        ;    97.7 p10     64 dst
        vpshufd zmm5, zmm0, 2                                         ;   269.5 p5      64 dst
        vpunpckldq zmm1, zmm1, zmm2                                   ;   269.5 p5      64 dst
        vmovd [r9 + 928], xmm5                                        ;   270.5 p7+p4   64 dst
        vpunpckldq zmm2, zmm4, zmm3                                   ;   270.5 p5      64 dst
        vpshufd zmm0, zmm0, 3                                         ;   271.5 p5      64 dst
        vmovd [r9 + 992], xmm0                                        ;   272.5 p8+p9   64 dst
        vmovd xmm0, [r8 + 292]                                        ;    98.8 p2      64 dst
        vmovd xmm3, [r8 + 356]                                        ;    99.0 p3      64 dst
        vpunpckldq zmm0, zmm0, zmm3                                   ;   272.5 p5      64 dst
        vmovd xmm3, [r8 + 420]                                        ;    99.3 p10     64 dst
        vmovd xmm4, [r8 + 484]                                        ;    99.8 p2      64 dst
        vpunpckldq zmm3, zmm3, zmm4                                   ;   273.5 p5      64 dst
        vpunpcklqdq zmm1, zmm1, zmm2                                  ;   274.5 p5      64 dst
        vmovd xmm2, [r8 + 548]                                        ;   100.0 p3      64 dst
        vmovd xmm4, [r8 + 612]                                        ;   100.3 p10     64 dst
        vpunpckldq zmm2, zmm2, zmm4                                   ;   275.5 p5      64 dst
        vmovd xmm4, [r8 + 676]                                        ;   100.8 p2      64 dst
        vmovd xmm5, [r8 + 740]                                        ;   101.0 p3      64 dst
        vpunpckldq zmm4, zmm4, zmm5                                   ;   276.5 p5      64 dst
        vpunpcklqdq zmm0, zmm0, zmm3                                  ;   277.5 p5      64 dst
        vmovd xmm3, [r8 + 804]                                        ;   101.3 p10     64 dst
        vmovd xmm5, [r8 + 868]                                        ;   101.8 p2      64 dst
        vpunpckldq zmm3, zmm3, zmm5                                   ;   278.5 p5      64 dst
        vmovd xmm5, [r8 + 932]                                        ;   102.0 p3      64 dst
        vmovd xmm6, [r8 + 996]                                        ;   102.3 p10     64 dst
        vpunpckldq zmm5, zmm5, zmm6                                   ;   279.5 p5      64 dst
        vpunpcklqdq zmm2, zmm2, zmm4                                  ;   280.5 p5      64 dst
        vpunpcklqdq zmm3, zmm3, zmm5                                  ;   281.5 p5      64 dst
        vshufi32x4 zmm0, zmm1, zmm0, 0                                ;   282.5 p5      64 dst
        vshufi32x4 zmm1, zmm2, zmm3, 0                                ;   283.5 p5      64 dst
        vshufi32x4 zmm0, zmm0, zmm1, 0x88                             ;   286.5 p5      64 dst
        vmovdqu64 zmm1, [rbp + 4224]                                  ;   103.0 p2      64 dst
        vpaddd zmm1, zmm1, [rbp + 4160]                               ;   109.0 p0+p3   64 dst
        vpxord zmm0, zmm0, zmm1                                       ;   289.5 p0      64 dst
        vmovd [r9 + 36], xmm0                                         ;   290.5 p7+p4   64 dst
        vpshufd zmm1, zmm0, 1                                         ;   290.5 p5      64 dst
        vmovd [r9 + 100], xmm1                                        ;   291.5 p8+p9   64 dst
        vpshufd zmm1, zmm0, 2                                         ;   290.5 p5      64 dst
        vmovd [r9 + 164], xmm1                                        ;   291.5 p7+p4   64 dst
        vpshufd zmm1, zmm0, 3                                         ;   290.5 p5      64 dst
        vmovd [r9 + 228], xmm1                                        ;   291.5 p8+p9   64 dst
        vshufi32x4 zmm1, zmm0, zmm0, 0x55                             ;   290.5 p5      64 dst
        vmovd [r9 + 292], xmm1                                        ;   293.5 p7+p4   64 dst
        vpshufd zmm2, zmm1, 1                                         ;   293.5 p5      64 dst
        vmovd [r9 + 356], xmm2                                        ;   294.5 p8+p9   64 dst
        vpshufd zmm2, zmm1, 2                                         ;   293.5 p5      64 dst
        vmovd [r9 + 420], xmm2                                        ;   294.5 p7+p4   64 dst
        vpshufd zmm1, zmm1, 3                                         ;   293.5 p5      64 dst
        vmovd [r9 + 484], xmm1                                        ;   294.5 p8+p9   64 dst
        vshufi32x4 zmm1, zmm0, zmm0, 0xaa                             ;   292.5 p5      64 dst
        vmovd [r9 + 548], xmm1                                        ;   295.5 p7+p4   64 dst
        vpshufd zmm2, zmm1, 1                                         ;   295.5 p5      64 dst
        vmovd [r9 + 612], xmm2                                        ;   296.5 p8+p9   64 dst
        vpshufd zmm2, zmm1, 2                                         ;   295.5 p5      64 dst
        vmovd [r9 + 676], xmm2                                        ;   296.5 p7+p4   64 dst
        vpshufd zmm1, zmm1, 3                                         ;   295.5 p5      64 dst
        vmovd [r9 + 740], xmm1                                        ;   296.5 p8+p9   64 dst
        vshufi32x4 zmm0, zmm0, zmm0, 0xff                             ;   296.5 p5      64 dst
        vmovd xmm1, [r8 + 40]                                         ;   107.5 p10     64 dst
        vmovd [r9 + 804], xmm0                                        ;   299.5 p7+p4   64 dst
        vmovd xmm2, [r8 + 104]                                        ;   107.8 p2      64 dst
        vpshufd zmm3, zmm0, 1                                         ;   299.5 p5      64 dst
        vmovd xmm4, [r8 + 168]                                        ;   108.2 p3      64 dst
        vmovd [r9 + 868], xmm3                                        ;   300.5 p8+p9   64 dst
        vmovd xmm3, [r8 + 232]                                        ;   108.5 p10     64 dst
        vpshufd zmm5, zmm0, 2                                         ;   299.5 p5      64 dst
        vpunpckldq zmm1, zmm1, zmm2                                   ;   299.5 p5      64 dst
        vmovd [r9 + 932], xmm5                                        ;   300.5 p7+p4   64 dst
        vpunpckldq zmm2, zmm4, zmm3                                   ;   300.5 p5      64 dst
        vpshufd zmm0, zmm0, 3                                         ;   301.5 p5      64 dst
        vmovd [r9 + 996], xmm0                                        ;   302.5 p8+p9   64 dst
        vmovd xmm0, [r8 + 296]                                        ;   109.7 p2      64 dst
        vmovd xmm3, [r8 + 360]                                        ;   109.8 p3      64 dst
        vpunpckldq zmm0, zmm0, zmm3                                   ;   302.5 p5      64 dst
        vmovd xmm3, [r8 + 424]                                        ;   110.2 p10     64 dst
        vmovd xmm4, [r8 + 488]                                        ;   110.7 p2      64 dst
        vpunpckldq zmm3, zmm3, zmm4                                   ;   303.5 p5      64 dst
        vpunpcklqdq zmm1, zmm1, zmm2                                  ;   304.5 p5      64 dst
        vmovd xmm2, [r8 + 552]                                        ;   110.8 p3      64 dst
        vmovd xmm4, [r8 + 616]                                        ;   111.2 p10     64 dst
        vpunpckldq zmm2, zmm2, zmm4                                   ;   305.5 p5      64 dst
        vmovd xmm4, [r8 + 680]                                        ;   111.7 p2      64 dst
        vmovd xmm5, [r8 + 744]                                        ;   111.8 p3      64 dst
        vpunpckldq zmm4, zmm4, zmm5                                   ;   306.5 p5      64 dst
        vpunpcklqdq zmm0, zmm0, zmm3                                  ;   307.5 p5      64 dst
        vmovd xmm3, [r8 + 808]                                        ;   112.2 p10     64 dst
        vmovd xmm5, [r8 + 872]                                        ;   112.7 p2      64 dst
        vpunpckldq zmm3, zmm3, zmm5                                   ;   308.5 p5      64 dst
        vmovd xmm5, [r8 + 936]                                        ;   112.8 p3      64 dst
        vmovd xmm6, [r8 + 1000]                                       ;   113.2 p10     64 dst
        vpunpckldq zmm5, zmm5, zmm6                                   ;   309.5 p5      64 dst
        vpunpcklqdq zmm2, zmm2, zmm4                                  ;   310.5 p5      64 dst
        vpunpcklqdq zmm3, zmm3, zmm5                                  ;   311.5 p5      64 dst
        vshufi32x4 zmm0, zmm1, zmm0, 0                                ;   312.5 p5      64 dst
        vshufi32x4 zmm1, zmm2, zmm3, 0                                ;   313.5 p5      64 dst
        vshufi32x4 zmm0, zmm0, zmm1, 0x88                             ;   316.5 p5      64 dst
        vmovdqu64 zmm1, [rbp + 4352]                                  ;   113.8 p2      64 dst
        vpaddd zmm1, zmm1, [rbp + 4288]                               ;   119.8 p0+p3   64 dst
        vpxord zmm0, zmm0, zmm1                                       ;   319.5 p0      64 dst
        vmovd [r9 + 40], xmm0                                         ;   320.5 p7+p4   64 dst
        vpshufd zmm1, zmm0, 1                                         ;   320.5 p5      64 dst
        vmovd [r9 + 104], xmm1                                        ;   321.5 p8+p9   64 dst
        vpshufd zmm1, zmm0, 2                                         ;   320.5 p5      64 dst
        vmovd [r9 + 168], xmm1                                        ;   321.5 p7+p4   64 dst
        vpshufd zmm1, zmm0, 3                                         ;   320.5 p5      64 dst
        vmovd [r9 + 232], xmm1                                        ;   321.5 p8+p9   64 dst
        vshufi32x4 zmm1, zmm0, zmm0, 0x55                             ;   320.5 p5      64 dst
        vmovd [r9 + 296], xmm1                                        ;   323.5 p7+p4   64 dst
        vpshufd zmm2, zmm1, 1                                         ;   323.5 p5      64 dst
        vmovd [r9 + 360], xmm2                                        ;   324.5 p8+p9   64 dst
        vpshufd zmm2, zmm1, 2                                         ;   323.5 p5      64 dst
        vmovd [r9 + 424], xmm2                                        ;   324.5 p7+p4   64 dst
        vpshufd zmm1, zmm1, 3                                         ;   323.5 p5      64 dst
        vmovd [r9 + 488], xmm1                                        ;   324.5 p8+p9   64 dst
        vshufi32x4 zmm1, zmm0, zmm0, 0xaa                             ;   322.5 p5      64 dst
        vmovd [r9 + 552], xmm1                                        ;   325.5 p7+p4   64 dst
        vpshufd zmm2, zmm1, 1                                         ;   325.5 p5      64 dst
        vmovd [r9 + 616], xmm2                                        ;   326.5 p8+p9   64 dst
        vpshufd zmm2, zmm1, 2                                         ;   325.5 p5      64 dst
        vmovd [r9 + 680], xmm2                                        ;   326.5 p7+p4   64 dst
        vpshufd zmm1, zmm1, 3                                         ;   325.5 p5      64 dst
        vmovd [r9 + 744], xmm1                                        ;   326.5 p8+p9   64 dst
        vshufi32x4 zmm0, zmm0, zmm0, 0xff                             ;   326.5 p5      64 dst
        vmovd xmm1, [r8 + 44]                                         ;   118.3 p10     64 dst
        vmovd [r9 + 808], xmm0                                        ;   329.5 p7+p4   64 dst
        vmovd xmm2, [r8 + 108]                                        ;   118.7 p2      64 dst
        vpshufd zmm3, zmm0, 1                                         ;   329.5 p5      64 dst
        vmovd xmm4, [r8 + 172]                                        ;   119.0 p3      64 dst
        vmovd [r9 + 872], xmm3                                        ;   330.5 p8+p9   64 dst
        vmovd xmm3, [r8 + 236]                                        ;   119.3 p10     64 dst
        vpshufd zmm5, zmm0, 2                                         ;   329.5 p5      64 dst
        vpunpckldq zmm1, zmm1, zmm2                                   ;   329.5 p5      64 dst
        vmovd [r9 + 936], xmm5                                        ;   330.5 p7+p4   64 dst
        vpunpckldq zmm2, zmm4, zmm3                                   ;   330.5 p5      64 dst
        vpshufd zmm0, zmm0, 3                                         ;   331.5 p5      64 dst
        vmovd [r9 + 1000], xmm0                                       ;   332.5 p8+p9   64 dst
        vmovd xmm0, [r8 + 300]                                        ;   120.5 p2      64 dst
        vmovd xmm3, [r8 + 364]                                        ;   120.7 p3      64 dst
        vpunpckldq zmm0, zmm0, zmm3                                   ;   332.5 p5      64 dst
        vmovd xmm3, [r8 + 428]                                        ;   121.0 p10     64 dst
        vmovd xmm4, [r8 + 492]                                        ;   121.5 p2      64 dst
        vpunpckldq zmm3, zmm3, zmm4                                   ;   333.5 p5      64 dst
        vpunpcklqdq zmm1, zmm1, zmm2                                  ;   334.5 p5      64 dst
        vmovd xmm2, [r8 + 556]                                        ;   121.7 p3      64 dst
        vmovd xmm4, [r8 + 620]                                        ;   122.0 p10     64 dst
        vpunpckldq zmm2, zmm2, zmm4                                   ;   335.5 p5      64 dst
        vmovd xmm4, [r8 + 684]                                        ;   122.5 p2      64 dst
        vmovd xmm5, [r8 + 748]                                        ;   122.7 p3      64 dst
        vpunpckldq zmm4, zmm4, zmm5                                   ;   336.5 p5      64 dst
        vpunpcklqdq zmm0, zmm0, zmm3                                  ;   337.5 p5      64 dst
        vmovd xmm3, [r8 + 812]                                        ;   123.0 p10     64 dst
        vmovd xmm5, [r8 + 876]                                        ;   123.5 p2      64 dst
        vpunpckldq zmm3, zmm3, zmm5                                   ;   338.5 p5      64 dst
        vmovd xmm5, [r8 + 940]                                        ;   123.7 p3      64 dst
        vmovd xmm6, [r8 + 1004]                                       ;   124.0 p10     64 dst
        vpunpckldq zmm5, zmm5, zmm6                                   ;   339.5 p5      64 dst
        vpunpcklqdq zmm2, zmm2, zmm4                                  ;   340.5 p5      64 dst
        vpunpcklqdq zmm3, zmm3, zmm5                                  ;   341.5 p5      64 dst
        vshufi32x4 zmm0, zmm1, zmm0, 0                                ;   342.5 p5      64 dst
        vshufi32x4 zmm1, zmm2, zmm3, 0                                ;   343.5 p5      64 dst
        vshufi32x4 zmm0, zmm0, zmm1, 0x88                             ;   346.5 p5      64 dst
        vmovdqu64 zmm1, [rbp + 4480]                                  ;   124.7 p2      64 dst
        vpaddd zmm1, zmm1, [rbp + 4416]                               ;   130.7 p0+p3   64 dst
        vpxord zmm0, zmm0, zmm1                                       ;   349.5 p0      64 dst
        vmovd [r9 + 44], xmm0                                         ;   350.5 p7+p4   64 dst
        vpshufd zmm1, zmm0, 1                                         ;   350.5 p5      64 dst
        vmovd [r9 + 108], xmm1                                        ;   351.5 p8+p9   64 dst
        vpshufd zmm1, zmm0, 2                                         ;   350.5 p5      64 dst
        vmovd [r9 + 172], xmm1                                        ;   351.5 p7+p4   64 dst
        vpshufd zmm1, zmm0, 3                                         ;   350.5 p5      64 dst
        vmovd [r9 + 236], xmm1                                        ;   351.5 p8+p9   64 dst
        vshufi32x4 zmm1, zmm0, zmm0, 0x55                             ;   350.5 p5      64 dst
        vmovd [r9 + 300], xmm1                                        ;   353.5 p7+p4   64 dst
        vpshufd zmm2, zmm1, 1                                         ;   353.5 p5      64 dst
        vmovd [r9 + 364], xmm2                                        ;   354.5 p8+p9   64 dst
        vpshufd zmm2, zmm1, 2                                         ;   353.5 p5      64 dst
        vmovd [r9 + 428], xmm2                                        ;   354.5 p7+p4   64 dst
        vpshufd zmm1, zmm1, 3                                         ;   353.5 p5      64 dst
        vmovd [r9 + 492], xmm1                                        ;   354.5 p8+p9   64 dst
        vshufi32x4 zmm1, zmm0, zmm0, 0xaa                             ;   352.5 p5      64 dst
        vmovd [r9 + 556], xmm1                                        ;   355.5 p7+p4   64 dst
        vpshufd zmm2, zmm1, 1                                         ;   355.5 p5      64 dst
        vmovd [r9 + 620], xmm2                                        ;   356.5 p8+p9   64 dst
        vpshufd zmm2, zmm1, 2                                         ;   355.5 p5      64 dst
        vmovd [r9 + 684], xmm2                                        ;   356.5 p7+p4   64 dst
        vpshufd zmm1, zmm1, 3                                         ;   355.5 p5      64 dst
        vmovd [r9 + 748], xmm1                                        ;   356.5 p8+p9   64 dst
        vshufi32x4 zmm0, zmm0, zmm0, 0xff                             ;   356.5 p5      64 dst
        vmovd xmm1, [r8 + 48]                                         ;   129.2 p10     64 dst
        vmovd [r9 + 812], xmm0                                        ;   359.5 p7+p4   64 dst
        vmovd xmm2, [r8 + 112]                                        ;   129.5 p2      64 dst
        vpshufd zmm3, zmm0, 1                                         ;   359.5 p5      64 dst
        vmovd xmm4, [r8 + 176]                                        ;   129.8 p3      64 dst
        vmovd [r9 + 876], xmm3                                        ;   360.5 p8+p9   64 dst
        vmovd xmm3, [r8 + 240]                                        ;   130.2 p10     64 dst
        vpshufd zmm5, zmm0, 2                                         ;   359.5 p5      64 dst
        vpunpckldq zmm1, zmm1, zmm2                                   ;   359.5 p5      64 dst
        vmovd [r9 + 940], xmm5                                        ;   360.5 p7+p4   64 dst
        vpunpckldq zmm2, zmm4, zmm3                                   ;   360.5 p5      64 dst
        vpshufd zmm0, zmm0, 3                                         ;   361.5 p5      64 dst
        vmovd [r9 + 1004], xmm0                                       ;   362.5 p8+p9   64 dst
        vmovd xmm0, [r8 + 304]                                        ;   131.3 p2      64 dst
        vmovd xmm3, [r8 + 368]                                        ;   131.5 p3      64 dst
        vpunpckldq zmm0, zmm0, zmm3                                   ;   362.5 p5      64 dst
        vmovd xmm3, [r8 + 432]                                        ;   131.8 p10     64 dst
        vmovd xmm4, [r8 + 496]                                        ;   132.3 p2      64 dst
        vpunpckldq zmm3, zmm3, zmm4                                   ;   363.5 p5      64 dst
        vpunpcklqdq zmm1, zmm1, zmm2                                  ;   364.5 p5      64 dst
        vmovd xmm2, [r8 + 560]                                        ;   132.5 p3      64 dst
        vmovd xmm4, [r8 + 624]                                        ;   132.8 p10     64 dst
        vpunpckldq zmm2, zmm2, zmm4                                   ;   365.5 p5      64 dst
        vmovd xmm4, [r8 + 688]                                        ;   133.3 p2      64 dst
        vmovd xmm5, [r8 + 752]                                        ;   133.5 p3      64 dst
        vpunpckldq zmm4, zmm4, zmm5                                   ;   366.5 p5      64 dst
        vpunpcklqdq zmm0, zmm0, zmm3                                  ;   367.5 p5      64 dst
        vmovd xmm3, [r8 + 816]                                        ;   135.5 p10     64 dst
        vmovd xmm5, [r8 + 880]                                        ;   136.5 p2      64 dst
        vpunpckldq zmm3, zmm3, zmm5                                   ;   368.5 p5      64 dst
        vmovd xmm5, [r8 + 944]                                        ;   139.7 p3      64 dst
        vmovd xmm6, [r8 + 1008]                                       ;   139.8 p10     64 dst
        vpunpckldq zmm5, zmm5, zmm6                                   ;   369.5 p5      64 dst
        vpunpcklqdq zmm2, zmm2, zmm4                                  ;   370.5 p5      64 dst
        vpunpcklqdq zmm3, zmm3, zmm5                                  ;   371.5 p5      64 dst
        vshufi32x4 zmm0, zmm1, zmm0, 0                                ;   372.5 p5      64 dst
        vshufi32x4 zmm1, zmm2, zmm3, 0                                ;   373.5 p5      64 dst
        vshufi32x4 zmm0, zmm0, zmm1, 0x88                             ;   376.5 p5      64 dst
        vmovdqu64 zmm1, [rbp + 4992]                                  ;   142.2 p2      64 dst
        vpaddd zmm1, zmm1, [rbp + 4928]                               ;   148.2 p0+p3   64 dst
        vpxord zmm0, zmm0, zmm1                                       ;   379.5 p0      64 dst
        vmovd [r9 + 48], xmm0                                         ;   380.5 p7+p4   64 dst
        vpshufd zmm1, zmm0, 1                                         ;   380.5 p5      64 dst
        vmovd [r9 + 112], xmm1                                        ;   381.5 p8+p9   64 dst
        vpshufd zmm1, zmm0, 2                                         ;   380.5 p5      64 dst
        vmovd [r9 + 176], xmm1                                        ;   381.5 p7+p4   64 dst
        vpshufd zmm1, zmm0, 3                                         ;   380.5 p5      64 dst
        vmovd [r9 + 240], xmm1                                        ;   381.5 p8+p9   64 dst
        vshufi32x4 zmm1, zmm0, zmm0, 0x55                             ;   380.5 p5      64 dst
        vmovd [r9 + 304], xmm1                                        ;   383.5 p7+p4   64 dst
        vpshufd zmm2, zmm1, 1                                         ;   383.5 p5      64 dst
        vmovd [r9 + 368], xmm2                                        ;   384.5 p8+p9   64 dst
        vpshufd zmm2, zmm1, 2                                         ;   383.5 p5      64 dst
        vmovd [r9 + 432], xmm2                                        ;   384.5 p7+p4   64 dst
        vpshufd zmm1, zmm1, 3                                         ;   383.5 p5      64 dst
        vmovd [r9 + 496], xmm1                                        ;   384.5 p8+p9   64 dst
        vshufi32x4 zmm1, zmm0, zmm0, 0xaa                             ;   382.5 p5      64 dst
        vmovd [r9 + 560], xmm1                                        ;   385.5 p7+p4   64 dst
        vpshufd zmm2, zmm1, 1                                         ;   385.5 p5      64 dst
        vmovd [r9 + 624], xmm2                                        ;   386.5 p8+p9   64 dst
        vpshufd zmm2, zmm1, 2                                         ;   385.5 p5      64 dst
        vmovd [r9 + 688], xmm2                                        ;   386.5 p7+p4   64 dst
        vpshufd zmm1, zmm1, 3                                         ;   385.5 p5      64 dst
        vmovd [r9 + 752], xmm1                                        ;   386.5 p8+p9   64 dst
        vshufi32x4 zmm0, zmm0, zmm0, 0xff                             ;   386.5 p5      64 dst
        vmovd xmm1, [r8 + 52]                                         ;   151.3 p10     64 dst
        vmovd [r9 + 816], xmm0                                        ;   389.5 p7+p4   64 dst
        vmovd xmm2, [r8 + 116]                                        ;   151.7 p2      64 dst
        vpshufd zmm3, zmm0, 1                                         ;   389.5 p5      64 dst
        vmovd xmm4, [r8 + 180]                                        ;   152.7 p3      64 dst
        vmovd [r9 + 880], xmm3                                        ;   390.5 p8+p9   64 dst
        vmovd xmm3, [r8 + 244]                                        ;   153.0 p10     64 dst
        vpshufd zmm5, zmm0, 2                                         ;   389.5 p5      64 dst
        vpunpckldq zmm1, zmm1, zmm2                                   ;   389.5 p5      64 dst
        vmovd [r9 + 944], xmm5                                        ;   390.5 p7+p4   64 dst
        vpunpckldq zmm2, zmm4, zmm3                                   ;   390.5 p5      64 dst
        vpshufd zmm0, zmm0, 3                                         ;   391.5 p5      64 dst
        vmovd [r9 + 1008], xmm0                                       ;   392.5 p8+p9   64 dst
        vmovd xmm0, [r8 + 308]                                        ;   155.8 p2      64 dst
        vmovd xmm3, [r8 + 372]                                        ;   156.5 p3      64 dst
        vpunpckldq zmm0, zmm0, zmm3                                   ;   392.5 p5      64 dst
        vmovd xmm3, [r8 + 436]                                        ;   156.8 p10     64 dst
        vmovd xmm4, [r8 + 500]                                        ;   157.5 p2      64 dst
        vpunpckldq zmm3, zmm3, zmm4                                   ;   393.5 p5      64 dst
        vpunpcklqdq zmm1, zmm1, zmm2                                  ;   394.5 p5      64 dst
        vmovd xmm2, [r8 + 564]                                        ;   158.8 p3      64 dst
        vmovd xmm4, [r8 + 628]                                        ;   159.5 p10     64 dst
        vpunpckldq zmm2, zmm2, zmm4                                   ;   395.5 p5      64 dst
        vmovd xmm4, [r8 + 692]                                        ;   159.8 p2      64 dst
        vmovd xmm5, [r8 + 756]                                        ;   160.5 p3      64 dst
        vpunpckldq zmm4, zmm4, zmm5                                   ;   396.5 p5      64 dst
        vpunpcklqdq zmm0, zmm0, zmm3                                  ;   397.5 p5      64 dst
        vmovd xmm3, [r8 + 820]                                        ;   165.5 p10     64 dst
        vmovd xmm5, [r8 + 884]                                        ;   166.5 p2      64 dst
        vpunpckldq zmm3, zmm3, zmm5                                   ;   398.5 p5      64 dst
        vmovd xmm5, [r8 + 948]                                        ;   169.7 p3      64 dst
        vmovd xmm6, [r8 + 1012]                                       ;   169.8 p10     64 dst
        vpunpckldq zmm5, zmm5, zmm6                                   ;   399.5 p5      64 dst
        vpunpcklqdq zmm2, zmm2, zmm4                                  ;   400.5 p5      64 dst
        vpunpcklqdq zmm3, zmm3, zmm5                                  ;   401.5 p5      64 dst
        vshufi32x4 zmm0, zmm1, zmm0, 0                                ;   402.5 p5      64 dst
        vshufi32x4 zmm1, zmm2, zmm3, 0                                ;   403.5 p5      64 dst
        vshufi32x4 zmm0, zmm0, zmm1, 0x88                             ;   406.5 p5      64 dst
        vmovdqu64 zmm1, [rbp + 4608]                                  ;   172.2 p2      64 dst
        vpaddd zmm1, zmm1, [rbp + 4544]                               ;   178.2 p0+p3   64 dst
        vpxord zmm0, zmm0, zmm1                                       ;   409.5 p0      64 dst
        vmovd [r9 + 52], xmm0                                         ;   410.5 p7+p4   64 dst
        vpshufd zmm1, zmm0, 1                                         ;   410.5 p5      64 dst
        vmovd [r9 + 116], xmm1                                        ;   411.5 p8+p9   64 dst
        vpshufd zmm1, zmm0, 2                                         ;   410.5 p5      64 dst
        vmovd [r9 + 180], xmm1                                        ;   411.5 p7+p4   64 dst
        vpshufd zmm1, zmm0, 3                                         ;   410.5 p5      64 dst
        vmovd [r9 + 244], xmm1                                        ;   411.5 p8+p9   64 dst
        vshufi32x4 zmm1, zmm0, zmm0, 0x55                             ;   410.5 p5      64 dst
        vmovd [r9 + 308], xmm1                                        ;   413.5 p7+p4   64 dst
        vpshufd zmm2, zmm1, 1                                         ;   413.5 p5      64 dst
        vmovd [r9 + 372], xmm2                                        ;   414.5 p8+p9   64 dst
        vpshufd zmm2, zmm1, 2                                         ;   413.5 p5      64 dst
        vmovd [r9 + 436], xmm2                                        ;   414.5 p7+p4   64 dst
        vpshufd zmm1, zmm1, 3                                         ;   413.5 p5      64 dst
        vmovd [r9 + 500], xmm1                                        ;   414.5 p8+p9   64 dst
        vshufi32x4 zmm1, zmm0, zmm0, 0xaa                             ;   412.5 p5      64 dst
        vmovd [r9 + 564], xmm1                                        ;   415.5 p7+p4   64 dst
        vpshufd zmm2, zmm1, 1                                         ;   415.5 p5      64 dst
        vmovd [r9 + 628], xmm2                                        ;   416.5 p8+p9   64 dst
        vpshufd zmm2, zmm1, 2                                         ;   415.5 p5      64 dst
        vmovd [r9 + 692], xmm2                                        ;   416.5 p7+p4   64 dst
        vpshufd zmm1, zmm1, 3                                         ;   415.5 p5      64 dst
        vmovd [r9 + 756], xmm1                                        ;   416.5 p8+p9   64 dst
        vshufi32x4 zmm0, zmm0, zmm0, 0xff                             ;   416.5 p5      64 dst
        vmovd xmm1, [r8 + 56]                                         ;   181.3 p10     64 dst
        vmovd [r9 + 820], xmm0                                        ;   419.5 p7+p4   64 dst
        vmovd xmm2, [r8 + 120]                                        ;   181.7 p2      64 dst
        vpshufd zmm3, zmm0, 1                                         ;   419.5 p5      64 dst
        vmovd xmm4, [r8 + 184]                                        ;   182.7 p3      64 dst
        vmovd [r9 + 884], xmm3                                        ;   420.5 p8+p9   64 dst
        vmovd xmm3, [r8 + 248]                                        ;   183.0 p10     64 dst
        vpshufd zmm5, zmm0, 2                                         ;   419.5 p5      64 dst
        vpunpckldq zmm1, zmm1, zmm2                                   ;   419.5 p5      64 dst
        vmovd [r9 + 948], xmm5                                        ;   420.5 p7+p4   64 dst
        vpunpckldq zmm2, zmm4, zmm3                                   ;   420.5 p5      64 dst
        vpshufd zmm0, zmm0, 3                                         ;   421.5 p5      64 dst
        vmovd [r9 + 1012], xmm0                                       ;   422.5 p8+p9   64 dst
        vmovd xmm0, [r8 + 312]                                        ;   185.8 p2      64 dst
        vmovd xmm3, [r8 + 376]                                        ;   186.5 p3      64 dst
        vpunpckldq zmm0, zmm0, zmm3                                   ;   422.5 p5      64 dst
        vmovd xmm3, [r8 + 440]                                        ;   186.8 p10     64 dst
        vmovd xmm4, [r8 + 504]                                        ;   187.5 p2      64 dst
        vpunpckldq zmm3, zmm3, zmm4                                   ;   423.5 p5      64 dst
        vpunpcklqdq zmm1, zmm1, zmm2                                  ;   424.5 p5      64 dst
        vmovd xmm2, [r8 + 568]                                        ;   188.8 p3      64 dst
        vmovd xmm4, [r8 + 632]                                        ;   189.5 p10     64 dst
        vpunpckldq zmm2, zmm2, zmm4                                   ;   425.5 p5      64 dst
        vmovd xmm4, [r8 + 696]                                        ;   189.8 p2      64 dst
        vmovd xmm5, [r8 + 760]                                        ;   190.5 p3      64 dst
        vpunpckldq zmm4, zmm4, zmm5                                   ;   426.5 p5      64 dst
        vpunpcklqdq zmm0, zmm0, zmm3                                  ;   427.5 p5      64 dst
        vmovd xmm3, [r8 + 824]                                        ;   195.5 p10     64 dst
        vmovd xmm5, [r8 + 888]                                        ;   196.5 p2      64 dst
        vpunpckldq zmm3, zmm3, zmm5                                   ;   428.5 p5      64 dst
        vmovd xmm5, [r8 + 952]                                        ;   199.7 p3      64 dst
        vmovd xmm6, [r8 + 1016]                                       ;   199.8 p10     64 dst
        vpunpckldq zmm5, zmm5, zmm6                                   ;   429.5 p5      64 dst
        vpunpcklqdq zmm2, zmm2, zmm4                                  ;   430.5 p5      64 dst
        vpunpcklqdq zmm3, zmm3, zmm5                                  ;   431.5 p5      64 dst
        vshufi32x4 zmm0, zmm1, zmm0, 0                                ;   432.5 p5      64 dst
        vshufi32x4 zmm1, zmm2, zmm3, 0                                ;   433.5 p5      64 dst
        vshufi32x4 zmm0, zmm0, zmm1, 0x88                             ;   436.5 p5      64 dst
        vmovdqu64 zmm1, [rbp + 4736]                                  ;   202.2 p2      64 dst
        vpaddd zmm1, zmm1, [rbp + 4672]                               ;   208.2 p0+p3   64 dst
        vpxord zmm0, zmm0, zmm1                                       ;   439.5 p0      64 dst
        vmovd [r9 + 56], xmm0                                         ;   440.5 p7+p4   64 dst
        vpshufd zmm1, zmm0, 1                                         ;   440.5 p5      64 dst
        vmovd [r9 + 120], xmm1                                        ;   441.5 p8+p9   64 dst
        vpshufd zmm1, zmm0, 2                                         ;   440.5 p5      64 dst
        vmovd [r9 + 184], xmm1                                        ;   441.5 p7+p4   64 dst
        vpshufd zmm1, zmm0, 3                                         ;   440.5 p5      64 dst
        vmovd [r9 + 248], xmm1                                        ;   441.5 p8+p9   64 dst
        vshufi32x4 zmm1, zmm0, zmm0, 0x55                             ;   440.5 p5      64 dst
        vmovd [r9 + 312], xmm1                                        ;   443.5 p7+p4   64 dst
        vpshufd zmm2, zmm1, 1                                         ;   443.5 p5      64 dst
        vmovd [r9 + 376], xmm2                                        ;   444.5 p8+p9   64 dst
        vpshufd zmm2, zmm1, 2                                         ;   443.5 p5      64 dst
        vmovd [r9 + 440], xmm2                                        ;   444.5 p7+p4   64 dst
        vpshufd zmm1, zmm1, 3                                         ;   443.5 p5      64 dst
        vmovd [r9 + 504], xmm1                                        ;   444.5 p8+p9   64 dst
        vshufi32x4 zmm1, zmm0, zmm0, 0xaa                             ;   442.5 p5      64 dst
        vmovd [r9 + 568], xmm1                                        ;   445.5 p7+p4   64 dst
        vpshufd zmm2, zmm1, 1                                         ;   445.5 p5      64 dst
        vmovd [r9 + 632], xmm2                                        ;   446.5 p8+p9   64 dst
        vpshufd zmm2, zmm1, 2                                         ;   445.5 p5      64 dst
        vmovd [r9 + 696], xmm2                                        ;   446.5 p7+p4   64 dst
        vpshufd zmm1, zmm1, 3                                         ;   445.5 p5      64 dst
        vmovd [r9 + 760], xmm1                                        ;   446.5 p8+p9   64 dst
        vshufi32x4 zmm0, zmm0, zmm0, 0xff                             ;   446.5 p5      64 dst
        vmovd xmm1, [r8 + 60]                                         ;   211.3 p10     64 dst
        vmovd [r9 + 824], xmm0                                        ;   449.5 p7+p4   64 dst
        vmovd xmm2, [r8 + 124]                                        ;   211.7 p2      64 dst
        vpshufd zmm3, zmm0, 1                                         ;   449.5 p5      64 dst
        vmovd xmm4, [r8 + 188]                                        ;   212.7 p3      64 dst
        vmovd [r9 + 888], xmm3                                        ;   450.5 p8+p9   64 dst
        vmovd xmm3, [r8 + 252]                                        ;   213.0 p10     64 dst
        vpshufd zmm5, zmm0, 2                                         ;   449.5 p5      64 dst
        vpunpckldq zmm1, zmm1, zmm2                                   ;   449.5 p5      64 dst
        vmovd [r9 + 952], xmm5                                        ;   450.5 p7+p4   64 dst
        vpunpckldq zmm2, zmm4, zmm3                                   ;   450.5 p5      64 dst
        vpshufd zmm0, zmm0, 3                                         ;   451.5 p5      64 dst
        vmovd [r9 + 1016], xmm0                                       ;   452.5 p8+p9   64 dst
        vmovd xmm0, [r8 + 316]                                        ;   215.8 p2      64 dst
        vmovd xmm3, [r8 + 380]                                        ;   216.5 p3      64 dst
        vpunpckldq zmm0, zmm0, zmm3                                   ;   452.5 p5      64 dst
        vmovd xmm3, [r8 + 444]                                        ;   216.8 p10     64 dst
        vmovd xmm4, [r8 + 508]                                        ;   217.5 p2      64 dst
        vpunpckldq zmm3, zmm3, zmm4                                   ;   453.5 p5      64 dst
        vpunpcklqdq zmm1, zmm1, zmm2                                  ;   454.5 p5      64 dst
        vmovd xmm2, [r8 + 572]                                        ;   218.8 p3      64 dst
        vmovd xmm4, [r8 + 636]                                        ;   219.5 p10     64 dst
        vpunpckldq zmm2, zmm2, zmm4                                   ;   455.5 p5      64 dst
        vmovd xmm4, [r8 + 700]                                        ;   219.8 p2      64 dst
        vmovd xmm5, [r8 + 764]                                        ;   220.5 p3      64 dst
        vpunpckldq zmm4, zmm4, zmm5                                   ;   456.5 p5      64 dst
        vpunpcklqdq zmm0, zmm0, zmm3                                  ;   457.5 p5      64 dst
        vmovd xmm3, [r8 + 828]                                        ;   225.5 p10     64 dst
        vmovd xmm5, [r8 + 892]                                        ;   226.5 p2      64 dst
        vpunpckldq zmm3, zmm3, zmm5                                   ;   458.5 p5      64 dst
        vmovd xmm5, [r8 + 956]                                        ;   229.7 p3      64 dst
        vmovd xmm6, [r8 + 1020]                                       ;   229.8 p10     64 dst
        vpunpckldq zmm5, zmm5, zmm6                                   ;   459.5 p5      64 dst
        vpunpcklqdq zmm2, zmm2, zmm4                                  ;   460.5 p5      64 dst
        vpunpcklqdq zmm3, zmm3, zmm5                                  ;   461.5 p5      64 dst
        vshufi32x4 zmm0, zmm1, zmm0, 0                                ;   462.5 p5      64 dst
        vshufi32x4 zmm1, zmm2, zmm3, 0                                ;   463.5 p5      64 dst
        vshufi32x4 zmm0, zmm0, zmm1, 0x88                             ;   466.5 p5      64 dst
        vmovdqu64 zmm1, [rbp + 4864]                                  ;   232.2 p2      64 dst
        vpaddd zmm1, zmm1, [rbp + 4800]                               ;   238.2 p0+p3   64 dst
        vpxord zmm0, zmm0, zmm1                                       ;   469.5 p0      64 dst
        vmovd [r9 + 60], xmm0                                         ;   470.5 p7+p4   64 dst
        vpshufd zmm1, zmm0, 1                                         ;   470.5 p5      64 dst
        vmovd [r9 + 124], xmm1                                        ;   471.5 p8+p9   64 dst
        vpshufd zmm1, zmm0, 2                                         ;   470.5 p5      64 dst
        vmovd [r9 + 188], xmm1                                        ;   471.5 p7+p4   64 dst
        vpshufd zmm1, zmm0, 3                                         ;   470.5 p5      64 dst
        vmovd [r9 + 252], xmm1                                        ;   471.5 p8+p9   64 dst
        vshufi32x4 zmm1, zmm0, zmm0, 0x55                             ;   470.5 p5      64 dst
        vmovd [r9 + 316], xmm1                                        ;   473.5 p7+p4   64 dst
        vpshufd zmm2, zmm1, 1                                         ;   473.5 p5      64 dst
        vmovd [r9 + 380], xmm2                                        ;   474.5 p8+p9   64 dst
        vpshufd zmm2, zmm1, 2                                         ;   473.5 p5      64 dst
        vmovd [r9 + 444], xmm2                                        ;   474.5 p7+p4   64 dst
        vpshufd zmm1, zmm1, 3                                         ;   473.5 p5      64 dst
        vmovd [r9 + 508], xmm1                                        ;   474.5 p8+p9   64 dst
        vshufi32x4 zmm1, zmm0, zmm0, 0xaa                             ;   472.5 p5      64 dst
        vmovd [r9 + 572], xmm1                                        ;   475.5 p7+p4   64 dst
        vpshufd zmm2, zmm1, 1                                         ;   475.5 p5      64 dst
        vmovd [r9 + 636], xmm2                                        ;   476.5 p8+p9   64 dst
        vpshufd zmm2, zmm1, 2                                         ;   475.5 p5      64 dst
        vmovd [r9 + 700], xmm2                                        ;   476.5 p7+p4   64 dst
        vpshufd zmm1, zmm1, 3                                         ;   475.5 p5      64 dst
        vmovd [r9 + 764], xmm1                                        ;   476.5 p8+p9   64 dst
        vshufi32x4 zmm0, zmm0, zmm0, 0xff                             ;   476.5 p5      64 dst
        vmovd [r9 + 828], xmm0                                        ;   479.5 p7+p4   64 dst
        vpshufd zmm1, zmm0, 1                                         ;   479.5 p5      64 dst
        vmovd [r9 + 892], xmm1                                        ;   480.5 p8+p9   64 dst
        vpshufd zmm1, zmm0, 2                                         ;   479.5 p5      64 dst
        vmovd [r9 + 956], xmm1                                        ;   480.5 p7+p4   64 dst
        vpshufd zmm0, zmm0, 3                                         ;   479.5 p5      64 dst
        vmovd [r9 + 1020], xmm0                                       ;   480.5 p8+p9   64 dst
        add r9, 0x400                                                 ;   243.5 p1      60 blocks
        mov qword [rbp + 5096], r9                                    ;   244.5 p7+p4   60 blocks
        add r8, 0x400                                                 ;   243.8 p6      60 blocks
        mov qword [rbp + 5080], r8                                    ;   244.8 p8+p9   60 blocks
        vmovdqu64 zmm0, [rbp + 1920]                                  ;   245.5 p2      60 blocks
        vpaddd zmm0, zmm0, [rel chacha20_blocks.T0_constants512 + 64] ;   251.5 p0+p3   60 blocks
        vmovdqu64 [rbp + 1920], zmm0                                  ;   252.5 p7+p4   60 blocks
        cmp r8, qword [rbp + 5088]                                    ;                    more blocks?
        jne .blocks_1
.blocks_1_rest:
        mov rax, qword [rbp + 5072]                                   ;                    blocks left over
        test rax, rax                                                 ;                    blocks left over
        je .blocks_1_done
        js .blocks_1_back
        mov rsi, qword [rbp + 5080]                                   ;                    blocks left over
        lea rdi, [rbp - 128]                                          ;                    blocks left over
        mov qword [rbp + 5104], rsi                                   ;                    blocks left over
        mov qword [rbp + 5080], rdi                                   ;                    blocks left over
        imul rcx, rax, 0x40                                           ;                    blocks left over
        rep movsb                                                     ;                    blocks left over
        mov rsi, qword [rbp + 5096]                                   ;                    blocks left over
        lea rdi, [rbp + 896]                                          ;                    blocks left over
        mov rcx, rsi                                                  ;                    blocks left over
        sub rcx, qword [rbp + 5104]                                   ;                    blocks left over
        neg rcx                                                       ;                    blocks left over
        sbb rcx, rcx                                                  ;                    blocks left over
        lea rdx, [rbp - 128]                                          ;                    blocks left over
        sub rdi, rdx                                                  ;                    blocks left over
        and rdi, rcx                                                  ;                    blocks left over
        add rdi, rdx                                                  ;                    blocks left over
        mov qword [rbp + 5112], rdi                                   ;                    blocks left over
        mov qword [rbp + 5120], rsi                                   ;                    blocks left over
        mov qword [rbp + 5096], rdi                                   ;                    blocks left over
        imul rcx, rax, 0x40                                           ;                    blocks left over
        rep movsb                                                     ;                    blocks left over
        lea rsi, [rbp + 896]                                          ;                    blocks left over
        mov qword [rbp + 5088], rsi                                   ;                    blocks left over
        neg rax                                                       ;                    blocks left over
        mov qword [rbp + 5072], rax                                   ;                    blocks left over
        jmp .blocks_1_again
.blocks_1_back:
        neg rax                                                       ;                    blocks left over
        mov rsi, qword [rbp + 5112]                                   ;                    blocks left over
        mov rdi, qword [rbp + 5120]                                   ;                    blocks left over
        imul rcx, rax, 0x40                                           ;                    blocks left over
        rep movsb                                                     ;                    blocks left over
.blocks_1_done:
        mov rcx, qword [rbp + 5128]                                   ;                    frame
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
        vmovdqu64 [rbp + 3136], zmm0                                  ;                    cleared
        vmovdqu64 [rbp + 3200], zmm0                                  ;                    cleared
        vmovdqu64 [rbp + 3264], zmm0                                  ;                    cleared
        vmovdqu64 [rbp + 3328], zmm0                                  ;                    cleared
        vmovdqu64 [rbp + 3392], zmm0                                  ;                    cleared
        vmovdqu64 [rbp + 3456], zmm0                                  ;                    cleared
        vmovdqu64 [rbp + 3520], zmm0                                  ;                    cleared
        vmovdqu64 [rbp + 3584], zmm0                                  ;                    cleared
        vmovdqu64 [rbp + 3648], zmm0                                  ;                    cleared
        vmovdqu64 [rbp + 3712], zmm0                                  ;                    cleared
        vmovdqu64 [rbp + 3776], zmm0                                  ;                    cleared
        vmovdqu64 [rbp + 3840], zmm0                                  ;                    cleared
        vmovdqu64 [rbp + 3904], zmm0                                  ;                    cleared
        vmovdqu64 [rbp + 3968], zmm0                                  ;                    cleared
        vmovdqu64 [rbp + 4032], zmm0                                  ;                    cleared
        vmovdqu64 [rbp + 4096], zmm0                                  ;                    cleared
        vmovdqu64 [rbp + 4160], zmm0                                  ;                    cleared
        vmovdqu64 [rbp + 4224], zmm0                                  ;                    cleared
        vmovdqu64 [rbp + 4288], zmm0                                  ;                    cleared
        vmovdqu64 [rbp + 4352], zmm0                                  ;                    cleared
        vmovdqu64 [rbp + 4416], zmm0                                  ;                    cleared
        vmovdqu64 [rbp + 4480], zmm0                                  ;                    cleared
        vmovdqu64 [rbp + 4544], zmm0                                  ;                    cleared
        vmovdqu64 [rbp + 4608], zmm0                                  ;                    cleared
        vmovdqu64 [rbp + 4672], zmm0                                  ;                    cleared
        vmovdqu64 [rbp + 4736], zmm0                                  ;                    cleared
        vmovdqu64 [rbp + 4800], zmm0                                  ;                    cleared
        vmovdqu64 [rbp + 4864], zmm0                                  ;                    cleared
        vmovdqu64 [rbp + 4928], zmm0                                  ;                    cleared
        vmovdqu64 [rbp + 4992], zmm0                                  ;                    cleared
        vmovdqu64 [rbp + 5056], zmm0                                  ;                    cleared
        vmovdqu64 [rbp + 5120], zmm0                                  ;                    cleared
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
