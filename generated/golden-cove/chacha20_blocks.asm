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
;   blocks/rounds: 101 uops, planned 49.0; bounds: width 16.8, ports 48.0, path 24.0
;   blocks.2: 345 uops, planned 163.0; bounds: width 57.5, ports 160.0, path 20.0
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
        vmovdqu64 zmm0, [rbp + 3072]                                  ;                    resident
        vmovdqu64 zmm1, [rbp + 3584]                                  ;                    resident
        vmovdqu64 zmm2, [rbp + 4992]                                  ;                    resident
        vmovdqu64 zmm3, [rbp + 4096]                                  ;                    resident
        vmovdqu64 zmm4, [rbp + 3200]                                  ;                    resident
        vmovdqu64 zmm5, [rbp + 3712]                                  ;                    resident
        vmovdqu64 zmm6, [rbp + 4608]                                  ;                    resident
        vmovdqu64 zmm7, [rbp + 4224]                                  ;                    resident
        vmovdqu64 zmm8, [rbp + 3328]                                  ;                    resident
        vmovdqu64 zmm9, [rbp + 3840]                                  ;                    resident
        vmovdqu64 zmm10, [rbp + 4736]                                 ;                    resident
        vmovdqu64 zmm11, [rbp + 4352]                                 ;                    resident
        vmovdqu64 zmm12, [rbp + 3456]                                 ;                    resident
        vmovdqu64 zmm13, [rbp + 3968]                                 ;                    resident
        vmovdqu64 zmm14, [rbp + 4864]                                 ;                    resident
        vmovdqu64 zmm15, [rbp + 4480]                                 ;                    resident
        mov esi, dword [rbp + 5140]                                   ;                    resident
        align 16
.rounds_2:
        vpaddd zmm0, zmm0, zmm1                                       ;     0.0 p0      11 x[0]
        vpxord zmm16, zmm0, zmm2                                      ;     1.0 p5      12 x[12]
        vprold zmm16, zmm16, 0x10                                     ;     2.0 p0      12 x[12]
        vpaddd zmm17, zmm16, zmm3                                     ;     3.0 p5      13 x[8]
        vpxord zmm18, zmm17, zmm1                                     ;     4.0 p0      14 x[4]
        vpaddd zmm4, zmm4, zmm5                                       ;     2.2 p5      11 x[1]
        vpxord zmm19, zmm4, zmm6                                      ;     3.2 p0      12 x[13]
        vprold zmm19, zmm19, 0x10                                     ;     4.2 p0      12 x[13]
        vpaddd zmm20, zmm19, zmm7                                     ;     5.2 p5      13 x[9]
        vpxord zmm21, zmm20, zmm5                                     ;     6.2 p5      14 x[5]
        vpaddd zmm8, zmm8, zmm9                                       ;     5.0 p0      11 x[2]
        vpxord zmm22, zmm8, zmm10                                     ;     6.0 p5      12 x[14]
        vprold zmm22, zmm22, 0x10                                     ;     7.0 p0      12 x[14]
        vpaddd zmm23, zmm22, zmm11                                    ;     8.0 p5      13 x[10]
        vpxord zmm24, zmm23, zmm9                                     ;     9.0 p0      14 x[6]
        vpaddd zmm12, zmm12, zmm13                                    ;     7.2 p5      11 x[3]
        vpxord zmm25, zmm12, zmm14                                    ;     8.2 p0      12 x[15]
        vprold zmm25, zmm25, 0x10                                     ;     9.2 p0      12 x[15]
        vprold zmm18, zmm18, 0xc                                      ;    10.0 p0      14 x[4]
        vprold zmm21, zmm21, 0xc                                      ;    11.0 p0      14 x[5]
        vprold zmm24, zmm24, 0xc                                      ;    12.0 p0      14 x[6]
        vpaddd zmm26, zmm25, zmm15                                    ;    10.2 p5      13 x[11]
        vpaddd zmm0, zmm0, zmm18                                      ;    11.0 p5      15 x[0]
        vpxord zmm27, zmm26, zmm13                                    ;    11.2 p5      14 x[7]
        vprold zmm27, zmm27, 0xc                                      ;    13.0 p0      14 x[7]
        vpaddd zmm4, zmm4, zmm21                                      ;    12.0 p5      15 x[1]
        vpaddd zmm8, zmm8, zmm24                                      ;    13.0 p5      15 x[2]
        vpaddd zmm12, zmm12, zmm27                                    ;    14.0 p5      15 x[3]
        vpxord zmm16, zmm16, zmm0                                     ;    14.0 p0      16 x[12]
        vprold zmm16, zmm16, 8                                        ;    15.0 p0      16 x[12]
        vpxord zmm19, zmm19, zmm4                                     ;    14.2 p5      16 x[13]
        vprold zmm19, zmm19, 8                                        ;    16.0 p0      16 x[13]
        vpxord zmm22, zmm22, zmm8                                     ;    15.2 p5      16 x[14]
        vprold zmm22, zmm22, 8                                        ;    17.0 p0      16 x[14]
        vpxord zmm25, zmm25, zmm12                                    ;    16.2 p5      16 x[15]
        vprold zmm25, zmm25, 8                                        ;    18.0 p0      16 x[15]
        vpaddd zmm17, zmm17, zmm16                                    ;    17.2 p5      17 x[8]
        vpaddd zmm20, zmm20, zmm19                                    ;    18.2 p5      17 x[9]
        vpaddd zmm23, zmm23, zmm22                                    ;    19.0 p0      17 x[10]
        vpaddd zmm26, zmm26, zmm25                                    ;    19.2 p5      17 x[11]
        vpxord zmm18, zmm18, zmm17                                    ;    20.0 p0      18 x[4]
        vprold zmm18, zmm18, 7                                        ;    21.0 p0      18 x[4]
        vpxord zmm21, zmm21, zmm20                                    ;    20.2 p5      18 x[5]
        vprold zmm21, zmm21, 7                                        ;    22.0 p0      18 x[5]
        vpxord zmm24, zmm24, zmm23                                    ;    21.2 p5      18 x[6]
        vprold zmm24, zmm24, 7                                        ;    23.0 p0      18 x[6]
        vpxord zmm27, zmm27, zmm26                                    ;    22.2 p5      18 x[7]
        vprold zmm27, zmm27, 7                                        ;    24.0 p0      18 x[7]
        vpaddd zmm0, zmm0, zmm21                                      ;    23.2 p5      11 x[0]
        vpaddd zmm4, zmm4, zmm24                                      ;    24.2 p5      11 x[1]
        vpaddd zmm8, zmm8, zmm27                                      ;    25.0 p0      11 x[2]
        vpaddd zmm12, zmm12, zmm18                                    ;    25.2 p5      11 x[3]
        vpxord zmm25, zmm25, zmm0                                     ;    26.0 p0      12 x[15]
        vprold zmm25, zmm25, 0x10                                     ;    27.0 p0      12 x[15]
        vpxord zmm16, zmm16, zmm4                                     ;    26.2 p5      12 x[12]
        vprold zmm16, zmm16, 0x10                                     ;    28.0 p0      12 x[12]
        vpxord zmm19, zmm19, zmm8                                     ;    27.2 p5      12 x[13]
        vprold zmm19, zmm19, 0x10                                     ;    29.0 p0      12 x[13]
        vpxord zmm22, zmm22, zmm12                                    ;    28.2 p5      12 x[14]
        vprold zmm22, zmm22, 0x10                                     ;    30.0 p0      12 x[14]
        vpaddd zmm23, zmm23, zmm25                                    ;    29.2 p5      13 x[10]
        vpaddd zmm26, zmm26, zmm16                                    ;    30.2 p5      13 x[11]
        vpaddd zmm17, zmm17, zmm19                                    ;    31.0 p0      13 x[8]
        vpaddd zmm20, zmm20, zmm22                                    ;    31.2 p5      13 x[9]
        vpxord zmm21, zmm21, zmm23                                    ;    32.0 p0      14 x[5]
        vprold zmm21, zmm21, 0xc                                      ;    33.0 p0      14 x[5]
        vpxord zmm24, zmm24, zmm26                                    ;    32.2 p5      14 x[6]
        vprold zmm24, zmm24, 0xc                                      ;    34.0 p0      14 x[6]
        vpxord zmm27, zmm27, zmm17                                    ;    33.2 p5      14 x[7]
        vprold zmm27, zmm27, 0xc                                      ;    35.0 p0      14 x[7]
        vpxord zmm18, zmm18, zmm20                                    ;    34.2 p5      14 x[4]
        vprold zmm18, zmm18, 0xc                                      ;    36.0 p0      14 x[4]
        vpaddd zmm0, zmm0, zmm21                                      ;    35.2 p5      15 x[0]
        vpaddd zmm4, zmm4, zmm24                                      ;    36.2 p5      15 x[1]
        vpaddd zmm8, zmm8, zmm27                                      ;    37.0 p0      15 x[2]
        vpaddd zmm12, zmm12, zmm18                                    ;    37.2 p5      15 x[3]
        vpxord zmm25, zmm25, zmm0                                     ;    38.0 p0      16 x[15]
        vprold zmm14, zmm25, 8                                        ;    39.0 p0      16 x[15]
        vpxord zmm16, zmm16, zmm4                                     ;    38.2 p5      16 x[12]
        vprold zmm2, zmm16, 8                                         ;    40.0 p0      16 x[12]
        vpxord zmm19, zmm19, zmm8                                     ;    39.2 p5      16 x[13]
        vprold zmm6, zmm19, 8                                         ;    41.0 p0      16 x[13]
        vpxord zmm22, zmm22, zmm12                                    ;    40.2 p5      16 x[14]
        vprold zmm10, zmm22, 8                                        ;    42.0 p0      16 x[14]
        vpaddd zmm23, zmm23, zmm14                                    ;    41.2 p5      17 x[10]
        vpaddd zmm26, zmm26, zmm2                                     ;    42.2 p5      17 x[11]
        vpaddd zmm17, zmm17, zmm6                                     ;    43.0 p0      17 x[8]
        vpaddd zmm20, zmm20, zmm10                                    ;    43.2 p5      17 x[9]
        vpxord zmm21, zmm21, zmm23                                    ;    44.0 p0      18 x[5]
        vprold zmm5, zmm21, 7                                         ;    45.0 p0      18 x[5]
        vpxord zmm24, zmm24, zmm26                                    ;    44.2 p5      18 x[6]
        vprold zmm9, zmm24, 7                                         ;    46.0 p0      18 x[6]
        vpxord zmm27, zmm27, zmm17                                    ;    45.2 p5      18 x[7]
        vprold zmm13, zmm27, 7                                        ;    47.0 p0      18 x[7]
        vpxord zmm18, zmm18, zmm20                                    ;    46.2 p5      18 x[4]
        vprold zmm1, zmm18, 7                                         ;    48.0 p0      18 x[4]
        add esi, 0xffffffff                                           ;    16.0 p1      25 rounds
        vmovdqa64 zmm3, zmm17                                         ;    44.0         17 x[8] copy
        vmovdqa64 zmm11, zmm23                                        ;    42.2         17 x[10] copy
        vmovdqa64 zmm7, zmm20                                         ;    44.2         17 x[9] copy
        vmovdqa64 zmm15, zmm26                                        ;    43.2         17 x[11] copy
        test esi, esi                                                 ;                    more rounds?
        jne .rounds_2
        vmovdqu64 [rbp + 3072], zmm0                                  ;                    resident
        vmovdqu64 [rbp + 3584], zmm1                                  ;                    resident
        vmovdqu64 [rbp + 4992], zmm2                                  ;                    resident
        vmovdqu64 [rbp + 4096], zmm3                                  ;                    resident
        vmovdqu64 [rbp + 3200], zmm4                                  ;                    resident
        vmovdqu64 [rbp + 3712], zmm5                                  ;                    resident
        vmovdqu64 [rbp + 4608], zmm6                                  ;                    resident
        vmovdqu64 [rbp + 4224], zmm7                                  ;                    resident
        vmovdqu64 [rbp + 3328], zmm8                                  ;                    resident
        vmovdqu64 [rbp + 3840], zmm9                                  ;                    resident
        vmovdqu64 [rbp + 4736], zmm10                                 ;                    resident
        vmovdqu64 [rbp + 4352], zmm11                                 ;                    resident
        vmovdqu64 [rbp + 3456], zmm12                                 ;                    resident
        vmovdqu64 [rbp + 3968], zmm13                                 ;                    resident
        vmovdqu64 [rbp + 4864], zmm14                                 ;                    resident
        vmovdqu64 [rbp + 4480], zmm15                                 ;                    resident
        mov dword [rbp + 5140], esi                                   ;                    resident
        mov r8, qword [rbp + 5080]                                    ;     0.0 p2      64 dst reload
        vmovdqu64 xmm0, [r8]                                          ;     5.0 p3      64 dst
        vmovdqu64 xmm1, [r8 + 64]                                     ;     5.0 p10     64 dst
        vmovdqu64 xmm2, [r8 + 128]                                    ;     5.0 p2      64 dst
        vmovdqu64 xmm3, [r8 + 192]                                    ;     5.0 p3      64 dst
        vmovdqu64 xmm4, [r8 + 256]                                    ;     5.0 p10     64 dst
        vshufi32x4 zmm0, zmm0, zmm4, 0                                ;    11.0 p5      64 dst
        vmovdqu64 xmm4, [r8 + 320]                                    ;     5.0 p2      64 dst
        vshufi32x4 zmm1, zmm1, zmm4, 0                                ;    11.0 p5      64 dst
        vmovdqu64 xmm4, [r8 + 384]                                    ;     5.0 p3      64 dst
        vshufi32x4 zmm2, zmm2, zmm4, 0                                ;    11.0 p5      64 dst
        vmovdqu64 xmm4, [r8 + 448]                                    ;     5.0 p10     64 dst
        vshufi32x4 zmm3, zmm3, zmm4, 0                                ;    11.0 p5      64 dst
        vmovdqu64 xmm4, [r8 + 512]                                    ;     5.0 p2      64 dst
        vmovdqu64 xmm5, [r8 + 576]                                    ;     5.0 p3      64 dst
        vmovdqu64 xmm6, [r8 + 640]                                    ;     5.0 p10     64 dst
        vmovdqu64 xmm7, [r8 + 704]                                    ;     5.0 p2      64 dst
        vmovdqu64 xmm8, [r8 + 768]                                    ;     5.0 p3      64 dst
        vshufi32x4 zmm4, zmm4, zmm8, 0                                ;    11.0 p5      64 dst
        vshufi32x4 zmm0, zmm0, zmm4, 0x88                             ;    14.0 p5      64 dst
        vmovdqu64 xmm4, [r8 + 832]                                    ;     5.0 p10     64 dst
        vshufi32x4 zmm4, zmm5, zmm4, 0                                ;    11.0 p5      64 dst
        vshufi32x4 zmm1, zmm1, zmm4, 0x88                             ;    14.0 p5      64 dst
        vpunpckldq zmm4, zmm0, zmm1                                   ;    17.0 p5      64 dst
        vpunpckhdq zmm0, zmm0, zmm1                                   ;    17.0 p5      64 dst
        vmovdqu64 xmm1, [r8 + 896]                                    ;     5.0 p2      64 dst
        vshufi32x4 zmm1, zmm6, zmm1, 0                                ;    11.0 p5      64 dst
        vshufi32x4 zmm1, zmm2, zmm1, 0x88                             ;    14.0 p5      64 dst
        vmovdqu64 xmm2, [r8 + 960]                                    ;     5.2 p3      64 dst
        vshufi32x4 zmm2, zmm7, zmm2, 0                                ;    13.0 p5      64 dst
        vshufi32x4 zmm2, zmm3, zmm2, 0x88                             ;    16.0 p5      64 dst
        vpunpckldq zmm3, zmm1, zmm2                                   ;    19.0 p5      64 dst
        vpunpckhdq zmm1, zmm1, zmm2                                   ;    19.0 p5      64 dst
        vpunpcklqdq zmm2, zmm4, zmm3                                  ;    20.0 p5      64 dst
        vpunpckhqdq zmm3, zmm4, zmm3                                  ;    20.0 p5      64 dst
        vpunpcklqdq zmm4, zmm0, zmm1                                  ;    20.0 p5      64 dst
        vpunpckhqdq zmm0, zmm0, zmm1                                  ;    20.0 p5      64 dst
        vmovdqu64 xmm1, [r8 + 16]                                     ;     6.2 p10     64 dst
        vmovdqu64 xmm5, [r8 + 80]                                     ;     6.3 p2      64 dst
        vmovdqu64 xmm6, [r8 + 144]                                    ;     6.5 p3      64 dst
        vmovdqu64 xmm7, [r8 + 208]                                    ;     7.2 p10     64 dst
        vmovdqu64 xmm8, [r8 + 272]                                    ;     7.3 p2      64 dst
        vshufi32x4 zmm1, zmm1, zmm8, 0                                ;    21.0 p5      64 dst
        vmovdqu64 xmm8, [r8 + 336]                                    ;     7.5 p3      64 dst
        vshufi32x4 zmm5, zmm5, zmm8, 0                                ;    22.0 p5      64 dst
        vmovdqu64 xmm8, [r8 + 400]                                    ;     8.2 p10     64 dst
        vshufi32x4 zmm6, zmm6, zmm8, 0                                ;    23.0 p5      64 dst
        vmovdqu64 xmm8, [r8 + 464]                                    ;     8.3 p2      64 dst
        vshufi32x4 zmm7, zmm7, zmm8, 0                                ;    24.0 p5      64 dst
        vmovdqu64 xmm8, [r8 + 528]                                    ;     8.5 p3      64 dst
        vmovdqu64 xmm9, [r8 + 592]                                    ;     9.2 p10     64 dst
        vmovdqu64 xmm10, [r8 + 656]                                   ;     9.3 p2      64 dst
        vmovdqu64 xmm11, [r8 + 720]                                   ;     9.5 p3      64 dst
        vmovdqu64 xmm12, [r8 + 784]                                   ;    10.2 p10     64 dst
        vshufi32x4 zmm8, zmm8, zmm12, 0                               ;    25.0 p5      64 dst
        vshufi32x4 zmm1, zmm1, zmm8, 0x88                             ;    28.0 p5      64 dst
        vmovdqu64 xmm8, [r8 + 848]                                    ;    10.3 p2      64 dst
        vshufi32x4 zmm8, zmm9, zmm8, 0                                ;    27.0 p5      64 dst
        vshufi32x4 zmm5, zmm5, zmm8, 0x88                             ;    30.0 p5      64 dst
        vmovdqu64 xmm8, [r8 + 912]                                    ;    10.5 p3      64 dst
        vshufi32x4 zmm8, zmm10, zmm8, 0                               ;    29.0 p5      64 dst
        vshufi32x4 zmm6, zmm6, zmm8, 0x88                             ;    32.0 p5      64 dst
        vmovdqu64 xmm8, [r8 + 976]                                    ;    11.2 p10     64 dst
        vshufi32x4 zmm8, zmm11, zmm8, 0                               ;    31.0 p5      64 dst
        vshufi32x4 zmm7, zmm7, zmm8, 0x88                             ;    34.0 p5      64 dst
        vpunpckldq zmm8, zmm1, zmm5                                   ;    33.0 p5      64 dst
        vpunpckhdq zmm1, zmm1, zmm5                                   ;    34.0 p5      64 dst
        vpunpckldq zmm5, zmm6, zmm7                                   ;    37.0 p5      64 dst
        vpunpckhdq zmm6, zmm6, zmm7                                   ;    37.0 p5      64 dst
        vpunpcklqdq zmm7, zmm8, zmm5                                  ;    38.0 p5      64 dst
        vpunpckhqdq zmm5, zmm8, zmm5                                  ;    38.0 p5      64 dst
        vpunpcklqdq zmm8, zmm1, zmm6                                  ;    39.0 p5      64 dst
        vpunpckhqdq zmm1, zmm1, zmm6                                  ;    40.0 p5      64 dst
        vmovdqu64 xmm6, [r8 + 32]                                     ;    12.2 p2      64 dst
        vmovdqu64 xmm9, [r8 + 96]                                     ;    12.3 p3      64 dst
        vmovdqu64 xmm10, [r8 + 160]                                   ;    12.5 p10     64 dst
        vmovdqu64 xmm11, [r8 + 224]                                   ;    13.2 p2      64 dst
        vmovdqu64 xmm12, [r8 + 288]                                   ;    13.3 p3      64 dst
        vshufi32x4 zmm6, zmm6, zmm12, 0                               ;    41.0 p5      64 dst
        vmovdqu64 xmm12, [r8 + 352]                                   ;    13.5 p10     64 dst
        vshufi32x4 zmm9, zmm9, zmm12, 0                               ;    42.0 p5      64 dst
        vmovdqu64 xmm12, [r8 + 416]                                   ;    14.2 p2      64 dst
        vshufi32x4 zmm10, zmm10, zmm12, 0                             ;    43.0 p5      64 dst
        vmovdqu64 xmm12, [r8 + 480]                                   ;    14.3 p3      64 dst
        vshufi32x4 zmm11, zmm11, zmm12, 0                             ;    44.0 p5      64 dst
        vmovdqu64 xmm12, [r8 + 544]                                   ;    14.5 p10     64 dst
        vmovdqu64 xmm13, [r8 + 608]                                   ;    15.2 p2      64 dst
        vmovdqu64 xmm14, [r8 + 672]                                   ;    15.3 p3      64 dst
        vmovdqu64 xmm15, [r8 + 736]                                   ;    15.5 p10     64 dst
        vmovdqu64 xmm16, [r8 + 800]                                   ;    16.2 p2      64 dst
        vshufi32x4 zmm12, zmm12, zmm16, 0                             ;    45.0 p5      64 dst
        vmovdqu64 xmm16, [r8 + 864]                                   ;    16.3 p3      64 dst
        vshufi32x4 zmm13, zmm13, zmm16, 0                             ;    46.0 p5      64 dst
        vmovdqu64 xmm16, [r8 + 928]                                   ;    16.5 p10     64 dst
        vshufi32x4 zmm14, zmm14, zmm16, 0                             ;    47.0 p5      64 dst
        vmovdqu64 xmm16, [r8 + 992]                                   ;    17.2 p2      64 dst
        vshufi32x4 zmm15, zmm15, zmm16, 0                             ;    48.0 p5      64 dst
        vshufi32x4 zmm6, zmm6, zmm12, 0x88                            ;    49.0 p5      64 dst
        vshufi32x4 zmm9, zmm9, zmm13, 0x88                            ;    50.0 p5      64 dst
        vshufi32x4 zmm10, zmm10, zmm14, 0x88                          ;    51.0 p5      64 dst
        vshufi32x4 zmm11, zmm11, zmm15, 0x88                          ;    52.0 p5      64 dst
        vmovdqu64 xmm12, [r8 + 48]                                    ;    17.3 p3      64 dst
        vmovdqu64 xmm13, [r8 + 112]                                   ;    17.5 p10     64 dst
        vmovdqu64 xmm14, [r8 + 176]                                   ;    18.2 p2      64 dst
        vmovdqu64 xmm15, [r8 + 240]                                   ;    18.3 p3      64 dst
        vmovdqu64 xmm16, [r8 + 304]                                   ;    18.5 p10     64 dst
        vshufi32x4 zmm12, zmm12, zmm16, 0                             ;    53.0 p5      64 dst
        vmovdqu64 xmm16, [r8 + 368]                                   ;    19.2 p2      64 dst
        vshufi32x4 zmm13, zmm13, zmm16, 0                             ;    54.0 p5      64 dst
        vmovdqu64 xmm16, [r8 + 432]                                   ;    19.3 p3      64 dst
        vshufi32x4 zmm14, zmm14, zmm16, 0                             ;    55.0 p5      64 dst
        vmovdqu64 xmm16, [r8 + 496]                                   ;    19.5 p10     64 dst
        vshufi32x4 zmm15, zmm15, zmm16, 0                             ;    56.0 p5      64 dst
        vmovdqu64 xmm16, [r8 + 560]                                   ;    20.2 p2      64 dst
        vmovdqu64 xmm17, [r8 + 624]                                   ;    20.3 p3      64 dst
        vmovdqu64 xmm18, [r8 + 688]                                   ;    20.5 p10     64 dst
        vpunpckldq zmm19, zmm6, zmm9                                  ;    57.0 p5      64 dst
        vpunpckhdq zmm6, zmm6, zmm9                                   ;    58.0 p5      64 dst
        vmovdqu64 xmm9, [r8 + 752]                                    ;    21.2 p2      64 dst
        vmovdqu64 xmm20, [r8 + 816]                                   ;    21.3 p3      64 dst
        vshufi32x4 zmm16, zmm16, zmm20, 0                             ;    59.0 p5      64 dst
        vmovdqu64 xmm20, [r8 + 880]                                   ;    21.5 p10     64 dst
        vshufi32x4 zmm17, zmm17, zmm20, 0                             ;    60.0 p5      64 dst
        vmovdqu64 xmm20, [r8 + 944]                                   ;    22.2 p2      64 dst
        vshufi32x4 zmm18, zmm18, zmm20, 0                             ;    61.0 p5      64 dst
        vmovdqu64 xmm20, [r8 + 1008]                                  ;    22.3 p3      64 dst
        vshufi32x4 zmm9, zmm9, zmm20, 0                               ;    62.0 p5      64 dst
        vpunpckldq zmm20, zmm10, zmm11                                ;    63.0 p5      64 dst
        vpunpckhdq zmm10, zmm10, zmm11                                ;    64.0 p5      64 dst
        vpunpcklqdq zmm11, zmm19, zmm20                               ;    65.0 p5      64 dst
        vpunpckhqdq zmm19, zmm19, zmm20                               ;    66.0 p5      64 dst
        vpunpcklqdq zmm20, zmm6, zmm10                                ;    67.0 p5      64 dst
        vpunpckhqdq zmm6, zmm6, zmm10                                 ;    68.0 p5      64 dst
        vshufi32x4 zmm10, zmm12, zmm16, 0x88                          ;    69.0 p5      64 dst
        vshufi32x4 zmm12, zmm13, zmm17, 0x88                          ;    70.0 p5      64 dst
        vshufi32x4 zmm13, zmm14, zmm18, 0x88                          ;    71.0 p5      64 dst
        vshufi32x4 zmm9, zmm15, zmm9, 0x88                            ;    72.0 p5      64 dst
        vpunpckldq zmm14, zmm10, zmm12                                ;    73.0 p5      64 dst
        vpunpckhdq zmm10, zmm10, zmm12                                ;    74.0 p5      64 dst
        vpunpckldq zmm12, zmm13, zmm9                                 ;    75.0 p5      64 dst
        vpunpckhdq zmm9, zmm13, zmm9                                  ;    76.0 p5      64 dst
        vpunpcklqdq zmm13, zmm14, zmm12                               ;    77.0 p5      64 dst
        vpunpckhqdq zmm12, zmm14, zmm12                               ;    78.0 p5      64 dst
        vpunpcklqdq zmm14, zmm10, zmm9                                ;    79.0 p5      64 dst
        vpunpckhqdq zmm9, zmm10, zmm9                                 ;    80.0 p5      64 dst
        vmovdqu64 zmm10, [rbp + 3072]                                 ;    24.2 p2      64 dst
        vpaddd zmm10, zmm10, [rbp + 3008]                             ;    30.2 p0+p3   64 dst
        vpxord zmm2, zmm2, zmm10                                      ;    31.2 p0      64 dst
        vmovdqu64 zmm10, [rbp + 3200]                                 ;    25.2 p2      64 dst
        vpaddd zmm10, zmm10, [rbp + 3136]                             ;    31.2 p0+p3   64 dst
        vpxord zmm3, zmm3, zmm10                                      ;    32.2 p0      64 dst
        vpunpckldq zmm10, zmm2, zmm3                                  ;    81.0 p5      64 dst
        vpunpckhdq zmm2, zmm2, zmm3                                   ;    82.0 p5      64 dst
        vmovdqu64 zmm3, [rbp + 3328]                                  ;    26.2 p2      64 dst
        vpaddd zmm3, zmm3, [rbp + 3264]                               ;    32.2 p0+p3   64 dst
        vpxord zmm4, zmm4, zmm3                                       ;    33.2 p0      64 dst
        vmovdqu64 zmm3, [rbp + 3456]                                  ;    27.2 p2      64 dst
        vpaddd zmm3, zmm3, [rbp + 3392]                               ;    33.2 p0+p3   64 dst
        vpxord zmm0, zmm0, zmm3                                       ;    34.2 p0      64 dst
        vpunpckldq zmm3, zmm4, zmm0                                   ;    83.0 p5      64 dst
        vpunpckhdq zmm0, zmm4, zmm0                                   ;    84.0 p5      64 dst
        vpunpcklqdq zmm4, zmm10, zmm3                                 ;    85.0 p5      64 dst
        vpunpckhqdq zmm3, zmm10, zmm3                                 ;    86.0 p5      64 dst
        vpunpcklqdq zmm10, zmm2, zmm0                                 ;    87.0 p5      64 dst
        vpunpckhqdq zmm0, zmm2, zmm0                                  ;    88.0 p5      64 dst
        vshufi32x4 zmm2, zmm4, zmm4, 0x55                             ;    89.0 p5      64 dst
        vshufi32x4 zmm15, zmm4, zmm4, 0xaa                            ;    90.0 p5      64 dst
        vshufi32x4 zmm16, zmm4, zmm4, 0xff                            ;    91.0 p5      64 dst
        mov r9, qword [rbp + 5096]                                    ;    28.0 p10     64 dst reload
        vmovdqu64 [r9], xmm4                                          ;    86.0 p7+p4   64 dst
        vmovdqu64 [r9 + 256], xmm2                                    ;    92.0 p8+p9   64 dst
        vmovdqu64 [r9 + 512], xmm15                                   ;    93.0 p7+p4   64 dst
        vmovdqu64 [r9 + 768], xmm16                                   ;    94.0 p8+p9   64 dst
        vmovdqu64 [r9 + 64], xmm3                                     ;    87.0 p7+p4   64 dst
        vshufi32x4 zmm2, zmm3, zmm3, 0x55                             ;    92.0 p5      64 dst
        vmovdqu64 [r9 + 320], xmm2                                    ;    95.0 p8+p9   64 dst
        vshufi32x4 zmm2, zmm3, zmm3, 0xaa                             ;    93.0 p5      64 dst
        vshufi32x4 zmm3, zmm3, zmm3, 0xff                             ;    94.0 p5      64 dst
        vmovdqu64 [r9 + 576], xmm2                                    ;    96.0 p7+p4   64 dst
        vmovdqu64 [r9 + 832], xmm3                                    ;    97.0 p8+p9   64 dst
        vmovdqu64 [r9 + 128], xmm10                                   ;    88.0 p7+p4   64 dst
        vshufi32x4 zmm2, zmm10, zmm10, 0x55                           ;    95.0 p5      64 dst
        vshufi32x4 zmm3, zmm10, zmm10, 0xaa                           ;    96.0 p5      64 dst
        vshufi32x4 zmm4, zmm10, zmm10, 0xff                           ;    97.0 p5      64 dst
        vmovdqu64 [r9 + 384], xmm2                                    ;    98.0 p8+p9   64 dst
        vmovdqu64 [r9 + 640], xmm3                                    ;    99.0 p7+p4   64 dst
        vmovdqu64 [r9 + 192], xmm0                                    ;    89.0 p8+p9   64 dst
        vshufi32x4 zmm2, zmm0, zmm0, 0x55                             ;    98.0 p5      64 dst
        vshufi32x4 zmm3, zmm0, zmm0, 0xaa                             ;    99.0 p5      64 dst
        vshufi32x4 zmm0, zmm0, zmm0, 0xff                             ;   100.0 p5      64 dst
        vmovdqu64 [r9 + 448], xmm2                                    ;   101.0 p7+p4   64 dst
        vmovdqu64 [r9 + 896], xmm4                                    ;   100.0 p8+p9   64 dst
        vmovdqu64 [r9 + 704], xmm3                                    ;   102.0 p7+p4   64 dst
        vmovdqu64 [r9 + 960], xmm0                                    ;   103.0 p8+p9   64 dst
        vmovdqu64 zmm0, [rbp + 3584]                                  ;    32.3 p2      64 dst
        vpaddd zmm0, zmm0, [rbp + 3520]                               ;    38.3 p0+p3   64 dst
        vpxord zmm7, zmm7, zmm0                                       ;    39.3 p0      64 dst
        vmovdqu64 zmm0, [rbp + 3712]                                  ;    33.3 p2      64 dst
        vpaddd zmm0, zmm0, [rbp + 3648]                               ;    39.3 p0+p3   64 dst
        vpxord zmm5, zmm5, zmm0                                       ;    40.3 p0      64 dst
        vpunpckldq zmm0, zmm7, zmm5                                   ;   101.0 p5      64 dst
        vpunpckhdq zmm2, zmm7, zmm5                                   ;   102.0 p5      64 dst
        vmovdqu64 zmm3, [rbp + 3840]                                  ;    34.3 p2      64 dst
        vpaddd zmm3, zmm3, [rbp + 3776]                               ;    40.3 p0+p3   64 dst
        vpxord zmm8, zmm8, zmm3                                       ;    41.3 p0      64 dst
        vmovdqu64 zmm3, [rbp + 3968]                                  ;    35.3 p2      64 dst
        vpaddd zmm3, zmm3, [rbp + 3904]                               ;    41.3 p0+p3   64 dst
        vpxord zmm1, zmm1, zmm3                                       ;    42.3 p0      64 dst
        vpunpckldq zmm3, zmm8, zmm1                                   ;   103.0 p5      64 dst
        vpunpckhdq zmm1, zmm8, zmm1                                   ;   104.0 p5      64 dst
        vpunpcklqdq zmm4, zmm0, zmm3                                  ;   105.0 p5      64 dst
        vpunpckhqdq zmm0, zmm0, zmm3                                  ;   106.0 p5      64 dst
        vpunpcklqdq zmm3, zmm2, zmm1                                  ;   107.0 p5      64 dst
        vpunpckhqdq zmm1, zmm2, zmm1                                  ;   108.0 p5      64 dst
        vmovdqu64 [r9 + 16], xmm4                                     ;   106.0 p7+p4   64 dst
        vshufi32x4 zmm2, zmm4, zmm4, 0x55                             ;   109.0 p5      64 dst
        vmovdqu64 [r9 + 272], xmm2                                    ;   112.0 p8+p9   64 dst
        vshufi32x4 zmm2, zmm4, zmm4, 0xaa                             ;   110.0 p5      64 dst
        vshufi32x4 zmm4, zmm4, zmm4, 0xff                             ;   111.0 p5      64 dst
        vmovdqu64 [r9 + 528], xmm2                                    ;   113.0 p7+p4   64 dst
        vmovdqu64 [r9 + 784], xmm4                                    ;   114.0 p8+p9   64 dst
        vmovdqu64 [r9 + 80], xmm0                                     ;   107.0 p7+p4   64 dst
        vshufi32x4 zmm2, zmm0, zmm0, 0x55                             ;   112.0 p5      64 dst
        vmovdqu64 [r9 + 336], xmm2                                    ;   115.0 p8+p9   64 dst
        vshufi32x4 zmm2, zmm0, zmm0, 0xaa                             ;   113.0 p5      64 dst
        vshufi32x4 zmm0, zmm0, zmm0, 0xff                             ;   114.0 p5      64 dst
        vmovdqu64 [r9 + 592], xmm2                                    ;   116.0 p7+p4   64 dst
        vmovdqu64 [r9 + 848], xmm0                                    ;   117.0 p8+p9   64 dst
        vmovdqu64 [r9 + 144], xmm3                                    ;   108.0 p7+p4   64 dst
        vshufi32x4 zmm0, zmm3, zmm3, 0x55                             ;   115.0 p5      64 dst
        vshufi32x4 zmm2, zmm3, zmm3, 0xaa                             ;   116.0 p5      64 dst
        vshufi32x4 zmm3, zmm3, zmm3, 0xff                             ;   117.0 p5      64 dst
        vmovdqu64 [r9 + 400], xmm0                                    ;   118.0 p8+p9   64 dst
        vmovdqu64 [r9 + 656], xmm2                                    ;   119.0 p7+p4   64 dst
        vmovdqu64 [r9 + 208], xmm1                                    ;   109.0 p8+p9   64 dst
        vshufi32x4 zmm0, zmm1, zmm1, 0x55                             ;   118.0 p5      64 dst
        vshufi32x4 zmm2, zmm1, zmm1, 0xaa                             ;   119.0 p5      64 dst
        vshufi32x4 zmm1, zmm1, zmm1, 0xff                             ;   120.0 p5      64 dst
        vmovdqu64 [r9 + 464], xmm0                                    ;   121.0 p7+p4   64 dst
        vmovdqu64 [r9 + 912], xmm3                                    ;   120.0 p8+p9   64 dst
        vmovdqu64 [r9 + 720], xmm2                                    ;   122.0 p7+p4   64 dst
        vmovdqu64 [r9 + 976], xmm1                                    ;   123.0 p8+p9   64 dst
        vmovdqu64 zmm0, [rbp + 4096]                                  ;    40.3 p2      64 dst
        vpaddd zmm0, zmm0, [rbp + 4032]                               ;    46.3 p0+p3   64 dst
        vpxord zmm11, zmm11, zmm0                                     ;    66.0 p0      64 dst
        vmovdqu64 zmm0, [rbp + 4224]                                  ;    41.3 p2      64 dst
        vpaddd zmm0, zmm0, [rbp + 4160]                               ;    47.3 p0+p3   64 dst
        vpxord zmm19, zmm19, zmm0                                     ;    67.0 p0      64 dst
        vpunpckldq zmm0, zmm11, zmm19                                 ;   121.0 p5      64 dst
        vpunpckhdq zmm1, zmm11, zmm19                                 ;   122.0 p5      64 dst
        add r8, 0x400                                                 ;    41.7 p1      60 blocks
        mov qword [rbp + 5080], r8                                    ;    44.2 p7+p4   60 blocks
        vmovdqu64 zmm2, [rbp + 4352]                                  ;    42.3 p2      64 dst
        vpaddd zmm2, zmm2, [rbp + 4288]                               ;    48.3 p0+p3   64 dst
        vpxord zmm20, zmm20, zmm2                                     ;    68.0 p0      64 dst
        vmovdqu64 zmm2, [rbp + 4480]                                  ;    43.3 p2      64 dst
        vpaddd zmm2, zmm2, [rbp + 4416]                               ;    49.3 p0+p3   64 dst
        vpxord zmm6, zmm6, zmm2                                       ;    69.0 p0      64 dst
        vpunpckldq zmm2, zmm20, zmm6                                  ;   123.0 p5      64 dst
        vpunpckhdq zmm3, zmm20, zmm6                                  ;   124.0 p5      64 dst
        vpunpcklqdq zmm4, zmm0, zmm2                                  ;   125.0 p5      64 dst
        vpunpckhqdq zmm0, zmm0, zmm2                                  ;   126.0 p5      64 dst
        vpunpcklqdq zmm2, zmm1, zmm3                                  ;   127.0 p5      64 dst
        vpunpckhqdq zmm1, zmm1, zmm3                                  ;   128.0 p5      64 dst
        vmovdqu64 [r9 + 32], xmm4                                     ;   126.0 p8+p9   64 dst
        vshufi32x4 zmm3, zmm4, zmm4, 0x55                             ;   129.0 p5      64 dst
        vmovdqu64 [r9 + 288], xmm3                                    ;   132.0 p7+p4   64 dst
        vshufi32x4 zmm3, zmm4, zmm4, 0xaa                             ;   130.0 p5      64 dst
        vshufi32x4 zmm4, zmm4, zmm4, 0xff                             ;   131.0 p5      64 dst
        vmovdqu64 [r9 + 544], xmm3                                    ;   133.0 p8+p9   64 dst
        vmovdqu64 [r9 + 800], xmm4                                    ;   134.0 p7+p4   64 dst
        vmovdqu64 [r9 + 96], xmm0                                     ;   127.0 p8+p9   64 dst
        vshufi32x4 zmm3, zmm0, zmm0, 0x55                             ;   132.0 p5      64 dst
        vmovdqu64 [r9 + 352], xmm3                                    ;   135.0 p7+p4   64 dst
        vshufi32x4 zmm3, zmm0, zmm0, 0xaa                             ;   133.0 p5      64 dst
        vshufi32x4 zmm0, zmm0, zmm0, 0xff                             ;   134.0 p5      64 dst
        vmovdqu64 [r9 + 608], xmm3                                    ;   136.0 p8+p9   64 dst
        vmovdqu64 [r9 + 864], xmm0                                    ;   137.0 p7+p4   64 dst
        vmovdqu64 [r9 + 160], xmm2                                    ;   128.0 p8+p9   64 dst
        vshufi32x4 zmm0, zmm2, zmm2, 0x55                             ;   135.0 p5      64 dst
        vshufi32x4 zmm3, zmm2, zmm2, 0xaa                             ;   136.0 p5      64 dst
        vshufi32x4 zmm2, zmm2, zmm2, 0xff                             ;   137.0 p5      64 dst
        vmovdqu64 [r9 + 416], xmm0                                    ;   138.0 p7+p4   64 dst
        vmovdqu64 [r9 + 672], xmm3                                    ;   139.0 p8+p9   64 dst
        vmovdqu64 [r9 + 224], xmm1                                    ;   129.0 p7+p4   64 dst
        vshufi32x4 zmm0, zmm1, zmm1, 0x55                             ;   138.0 p5      64 dst
        vshufi32x4 zmm3, zmm1, zmm1, 0xaa                             ;   139.0 p5      64 dst
        vshufi32x4 zmm1, zmm1, zmm1, 0xff                             ;   140.0 p5      64 dst
        vmovdqu64 [r9 + 480], xmm0                                    ;   141.0 p8+p9   64 dst
        vmovdqu64 [r9 + 928], xmm2                                    ;   140.0 p7+p4   64 dst
        vmovdqu64 [r9 + 736], xmm3                                    ;   142.0 p8+p9   64 dst
        vmovdqu64 [r9 + 992], xmm1                                    ;   143.0 p7+p4   64 dst
        vmovdqu64 zmm0, [rbp + 4992]                                  ;    48.7 p2      64 dst
        vpaddd zmm0, zmm0, [rbp + 4928]                               ;    54.7 p0+p3   64 dst
        vpxord zmm13, zmm13, zmm0                                     ;    78.0 p0      64 dst
        vmovdqu64 zmm0, [rbp + 4608]                                  ;    49.7 p2      64 dst
        vpaddd zmm0, zmm0, [rbp + 4544]                               ;    55.7 p0+p3   64 dst
        vpxord zmm12, zmm12, zmm0                                     ;    79.0 p0      64 dst
        vpunpckldq zmm0, zmm13, zmm12                                 ;   141.0 p5      64 dst
        vpunpckhdq zmm1, zmm13, zmm12                                 ;   142.0 p5      64 dst
        vmovdqu64 zmm2, [rbp + 4736]                                  ;    50.7 p2      64 dst
        vpaddd zmm2, zmm2, [rbp + 4672]                               ;    56.7 p0+p3   64 dst
        vpxord zmm14, zmm14, zmm2                                     ;    80.0 p0      64 dst
        vmovdqu64 zmm2, [rbp + 4864]                                  ;    51.7 p2      64 dst
        vpaddd zmm2, zmm2, [rbp + 4800]                               ;    57.7 p0+p3   64 dst
        vpxord zmm9, zmm9, zmm2                                       ;    81.0 p0      64 dst
        vpunpckldq zmm2, zmm14, zmm9                                  ;   143.0 p5      64 dst
        vpunpckhdq zmm3, zmm14, zmm9                                  ;   144.0 p5      64 dst
        vpunpcklqdq zmm4, zmm0, zmm2                                  ;   145.0 p5      64 dst
        vpunpckhqdq zmm0, zmm0, zmm2                                  ;   146.0 p5      64 dst
        vpunpcklqdq zmm2, zmm1, zmm3                                  ;   147.0 p5      64 dst
        vpunpckhqdq zmm1, zmm1, zmm3                                  ;   148.0 p5      64 dst
        vmovdqu64 [r9 + 48], xmm4                                     ;   146.0 p8+p9   64 dst
        vshufi32x4 zmm3, zmm4, zmm4, 0x55                             ;   149.0 p5      64 dst
        vmovdqu64 [r9 + 304], xmm3                                    ;   152.0 p7+p4   64 dst
        vshufi32x4 zmm3, zmm4, zmm4, 0xaa                             ;   150.0 p5      64 dst
        vshufi32x4 zmm4, zmm4, zmm4, 0xff                             ;   151.0 p5      64 dst
        vmovdqu64 [r9 + 560], xmm3                                    ;   153.0 p8+p9   64 dst
        vmovdqu64 [r9 + 816], xmm4                                    ;   154.0 p7+p4   64 dst
        vmovdqu64 [r9 + 112], xmm0                                    ;   147.0 p8+p9   64 dst
        vshufi32x4 zmm3, zmm0, zmm0, 0x55                             ;   152.0 p5      64 dst
        vmovdqu64 [r9 + 368], xmm3                                    ;   155.0 p7+p4   64 dst
        vshufi32x4 zmm3, zmm0, zmm0, 0xaa                             ;   153.0 p5      64 dst
        vshufi32x4 zmm0, zmm0, zmm0, 0xff                             ;   154.0 p5      64 dst
        vmovdqu64 [r9 + 624], xmm3                                    ;   156.0 p8+p9   64 dst
        vmovdqu64 [r9 + 880], xmm0                                    ;   157.0 p7+p4   64 dst
        vmovdqu64 [r9 + 176], xmm2                                    ;   148.0 p8+p9   64 dst
        vshufi32x4 zmm0, zmm2, zmm2, 0x55                             ;   155.0 p5      64 dst
        vshufi32x4 zmm3, zmm2, zmm2, 0xaa                             ;   156.0 p5      64 dst
        vshufi32x4 zmm2, zmm2, zmm2, 0xff                             ;   157.0 p5      64 dst
        vmovdqu64 [r9 + 432], xmm0                                    ;   158.0 p7+p4   64 dst
        vmovdqu64 [r9 + 688], xmm3                                    ;   159.0 p8+p9   64 dst
        vmovdqu64 [r9 + 240], xmm1                                    ;   149.0 p7+p4   64 dst
        vshufi32x4 zmm0, zmm1, zmm1, 0x55                             ;   158.0 p5      64 dst
        vshufi32x4 zmm3, zmm1, zmm1, 0xaa                             ;   159.0 p5      64 dst
        vshufi32x4 zmm1, zmm1, zmm1, 0xff                             ;   160.0 p5      64 dst
        vmovdqu64 [r9 + 496], xmm0                                    ;   161.0 p8+p9   64 dst
        vmovdqu64 [r9 + 944], xmm2                                    ;   160.0 p7+p4   64 dst
        vmovdqu64 [r9 + 752], xmm3                                    ;   162.0 p8+p9   64 dst
        vmovdqu64 [r9 + 1008], xmm1                                   ;   163.0 p7+p4   64 dst
        add r9, 0x400                                                 ;    56.7 p6      60 blocks
        mov qword [rbp + 5096], r9                                    ;    60.3 p8+p9   60 blocks
        vmovdqu64 zmm0, [rbp + 1920]                                  ;    57.0 p2      60 blocks
        vpaddd zmm0, zmm0, [rel chacha20_blocks.T0_constants512 + 64] ;    63.0 p0+p3   60 blocks
        vmovdqu64 [rbp + 1920], zmm0                                  ;    64.0 p7+p4   60 blocks
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
