; aes128_ctr for Intel Golden Cove (Sapphire Rapids, Emerald Rapids; P cores of Alder Lake), 64-bit code (golden-cove)
; made by cipherwright 0.1.0 from ciphers/aes_ctr.cw (sha256 251b7e9f67e52c14); do not edit:
;   ./cw build aes128_ctr --cpu golden-cove --variant boxes
;
; void aes128_ctr(const void *rk, const void *counter, const void *src, void *dst, uint32_t n);   System V, 64 bits
;   rk: 176 bytes, read, secret, no alignment needed
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
;   body: 638 uops, planned 235.2; bounds: width 106.3, ports 235.0, path 12.0
;   blocks: 2441 uops, planned 1004.2; bounds: width 406.8, ports 977.0, path 140.0
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
%fatal "aes128_ctr is called by the System V, 64 bits convention: assemble it with nasm -f elf64 or macho64; for win64 build the target with -win64 behind its name and for 32 bits the one without -64"
%endif

        bits 64
        section .text
        align 16
for_formats macho64
%if HERE
        global $_aes128_ctr
$_aes128_ctr:
%else
        global $aes128_ctr
%endif
$aes128_ctr:
        push rbp                                                   ;                    preserved
        mov rax, rsp                                               ;                    frame
        sub rsp, 0x3ac0                                            ;                    frame
        and rsp, -64                                               ;                    frame
        lea rbp, [rsp + 128]                                       ;                    frame
        mov qword [rbp + 14856], rax                               ;                    frame
        mov qword [rbp + 14784], rsi                               ;                    argument
        mov qword [rbp + 14792], rdi                               ;                    argument
        mov dword [rbp + 14868], r8d                               ;                    argument
        mov qword [rbp + 14808], rdx                               ;                    argument
        mov qword [rbp + 14824], rcx                               ;                    argument
        mov r8, qword [rbp + 14784]                                ;     0.0 p2      24 low.1 reload
        vpbroadcastb zmm0, [r8 + 14]                               ;    12.0 p5+p3   24 low.1
        vmovdqu64 zmm1, [rel aes128_ctr.T0_constants512]           ;     1.0 p2      24 low reload
        vpaddb zmm2, zmm0, zmm1                                    ;    13.0 p0      24 low
        vmovdqu64 [rbp + 1920], zmm2                               ;    14.0 p7+p4   24 low
        vpbroadcastb zmm2, [r8 + 13]                               ;    12.0 p5+p10   24 low.2
        vpaddb zmm3, zmm2, zmm1                                    ;    13.0 p0      24 low
        vmovdqu64 [rbp + 1984], zmm3                               ;    14.0 p8+p9   24 low
        vpbroadcastb zmm3, [r8 + 12]                               ;    12.0 p5+p3   24 low.3
        vpaddb zmm4, zmm3, zmm1                                    ;    13.0 p0      24 low
        vmovdqu64 [rbp + 2048], zmm4                               ;    14.0 p7+p4   24 low
        vpbroadcastb zmm4, [r8 + 11]                               ;    12.0 p5+p10   24 low.0
        vpaddb zmm5, zmm4, zmm1                                    ;    13.0 p0      24 low
        vmovdqu64 [rbp + 2112], zmm5                               ;    14.0 p8+p9   24 low
        vpbroadcastb zmm5, [r8 + 10]                               ;    12.0 p5+p2   24 low.1
        vpaddb zmm6, zmm5, zmm1                                    ;    13.0 p0      24 low
        vmovdqu64 [rbp + 2176], zmm6                               ;    14.0 p7+p4   24 low
        vpbroadcastb zmm6, [r8 + 9]                                ;    12.0 p5+p3   24 low.2
        vpaddb zmm7, zmm6, zmm1                                    ;    13.0 p0      24 low
        vmovdqu64 [rbp + 2240], zmm7                               ;    14.0 p8+p9   24 low
        vpbroadcastb zmm7, [r8]                                    ;    12.0 p5+p10   24 low.3
        vpbroadcastb zmm8, [r8 + 8]                                ;    12.0 p5+p2   24 low.3
        vpaddb zmm8, zmm8, zmm1                                    ;    13.0 p0      24 low
        vmovdqu64 [rbp + 2304], zmm8                               ;    14.0 p7+p4   24 low
        vpbroadcastb zmm1, [r8 + 1]                                ;    12.0 p5+p3   24 low.2
        vpbroadcastb zmm8, [r8 + 2]                                ;    12.0 p5+p10   24 low.1
        vpbroadcastb zmm9, [r8 + 3]                                ;    12.0 p5+p2   24 low.0
        vpbroadcastb zmm10, [r8 + 4]                               ;    12.0 p5+p3   24 low.3
        vpbroadcastb zmm11, [r8 + 5]                               ;    12.2 p5+p10   24 low.2
        vpbroadcastb zmm12, [r8 + 6]                               ;    13.2 p5+p2   24 low.1
        vpbroadcastb zmm13, [r8 + 7]                               ;    14.2 p5+p3   24 low.0
        mov r9, qword [rbp + 14792]                                ;     6.3 p10     11 s[0].0 reload
        vpbroadcastb zmm14, [r9]                                   ;    18.3 p5+p2   11 s[0].0
        vpxord zmm7, zmm7, zmm14                                   ;    19.3 p0      11 s[0]
        vpbroadcastb zmm14, [r9 + 1]                               ;    18.3 p5+p3   11 s[0].1
        vpxord zmm1, zmm1, zmm14                                   ;    19.3 p0      11 s[0]
        vpbroadcastb zmm14, [r9 + 2]                               ;    18.3 p5+p10   11 s[0].2
        vpxord zmm8, zmm8, zmm14                                   ;    19.3 p0      11 s[0]
        vpbroadcastb zmm14, [r9 + 3]                               ;    18.3 p5+p2   11 s[0].3
        vpxord zmm9, zmm9, zmm14                                   ;    19.3 p0      11 s[0]
        vpbroadcastb zmm14, [r9 + 4]                               ;    19.2 p5+p3   11 s[1].0
        vpxord zmm10, zmm10, zmm14                                 ;    20.2 p0      11 s[1]
        vpbroadcastb zmm14, [r9 + 5]                               ;    20.2 p5+p10   11 s[1].1
        vpxord zmm11, zmm11, zmm14                                 ;    21.2 p0      11 s[1]
        vpbroadcastb zmm14, [r9 + 6]                               ;    21.2 p5+p2   11 s[1].2
        vpxord zmm12, zmm12, zmm14                                 ;    22.2 p0      11 s[1]
        vpbroadcastb zmm14, [r9 + 7]                               ;    22.2 p5+p3   11 s[1].3
        vpxord zmm13, zmm13, zmm14                                 ;    23.2 p0      11 s[1]
        vmovdqu64 zmm14, [rel aes128_ctr.T0_constants512 + 320]    ;     9.5 p2      14 t[0] reload
        vpshufb zmm15, zmm14, zmm7                                 ;    23.2 p5      14 t[0]
        vpshufb zmm16, zmm14, zmm11                                ;    24.2 p5      14 t[0]
        vpshufb zmm17, zmm14, zmm10                                ;    25.2 p5      14 t[1]
        vpshufb zmm18, zmm14, zmm9                                 ;    26.2 p5      14 t[1]
        vpshufb zmm19, zmm14, zmm8                                 ;    27.2 p5      14 t[2]
        vpshufb zmm20, zmm14, zmm1                                 ;    28.2 p5      14 t[3]
        vpshufb zmm21, zmm14, zmm13                                ;    29.2 p5      14 t[2]
        vpshufb zmm14, zmm14, zmm12                                ;    30.2 p5      14 t[3]
        vpbroadcastb zmm22, [r9 + 17]                              ;    31.2 p5+p10   14 t[0].1
        vmovdqu64 zmm23, [rel aes128_ctr.T0_constants512 + 384]    ;    10.0 p3      14 t[0] reload
        vpxord zmm22, zmm22, zmm23                                 ;    32.2 p0      14 t[0].1
        vmovdqu64 [rbp + 2368], zmm22                              ;    33.2 p8+p9   14 t[0].1
        vpbroadcastb zmm22, [r9 + 19]                              ;    32.2 p5+p2   14 t[0].3
        vpxord zmm22, zmm22, zmm23                                 ;    33.2 p0      14 t[0].3
        vmovdqu64 [rbp + 2432], zmm22                              ;    34.2 p7+p4   14 t[0].3
        vpbroadcastb zmm22, [r9 + 20]                              ;    33.2 p5+p10   14 t[1].0
        vpxord zmm22, zmm22, zmm23                                 ;    34.2 p0      14 t[1].0
        vmovdqu64 [rbp + 2496], zmm22                              ;    35.2 p8+p9   14 t[1].0
        vpbroadcastb zmm22, [r9 + 21]                              ;    34.2 p5+p3   14 t[1].1
        vpbroadcastb zmm24, [r9 + 24]                              ;    35.2 p5+p2   14 t[2].0
        vpbroadcastb zmm25, [r9 + 25]                              ;    36.2 p5+p10   14 t[2].1
        vpxord zmm22, zmm22, zmm23                                 ;    35.2 p0      14 t[1].1
        vmovdqu64 [rbp + 2560], zmm22                              ;    36.2 p7+p4   14 t[1].1
        vpbroadcastb zmm22, [r9 + 26]                              ;    37.2 p5+p3   14 t[2].2
        vpxord zmm24, zmm24, zmm23                                 ;    36.2 p0      14 t[2].0
        vmovdqu64 [rbp + 2624], zmm24                              ;    37.2 p8+p9   14 t[2].0
        vpbroadcastb zmm24, [r9 + 27]                              ;    38.2 p5+p2   14 t[2].3
        vpbroadcastb zmm26, [r9 + 28]                              ;    39.2 p5+p10   14 t[3].0
        vpxord zmm25, zmm25, zmm23                                 ;    37.2 p0      14 t[2].1
        vmovdqu64 [rbp + 2688], zmm25                              ;    38.2 p7+p4   14 t[2].1
        vpbroadcastb zmm25, [r9 + 31]                              ;    40.2 p5+p3   14 t[3].3
        vpxord zmm22, zmm22, zmm23                                 ;    38.2 p0      14 t[2].2
        vmovdqu64 [rbp + 2752], zmm22                              ;    39.2 p8+p9   14 t[2].2
        vpbroadcastb zmm22, [r9 + 32]                              ;    41.2 p5+p2   14 t[0].0
        vmovdqu64 zmm27, [rel aes128_ctr.T0_constants512 + 128]    ;    14.2 p3      14 t[0] reload
        vmovdqu64 zmm28, [rel aes128_ctr.T0_constants512 + 64]     ;    14.7 p2      14 t[0] reload
        vmovdqa64 zmm29, zmm7                                      ;    20.3         14 t[0] copy
        vpermi2b zmm29, zmm28, zmm27                               ;    43.2 p0+p5   14 t[0]
        vmovdqu64 zmm30, [rel aes128_ctr.T0_constants512 + 256]    ;    15.2 p3      14 t[0] reload
        vmovdqu64 zmm31, [rel aes128_ctr.T0_constants512 + 192]    ;    15.7 p2      14 t[0] reload
        vpermi2b zmm7, zmm31, zmm30                                ;    45.2 p0+p5   14 t[0]
        vpternlogd zmm15, zmm29, zmm7, 0xca                        ;    50.2 p0      14 t[0]
        vmovdqa64 zmm7, zmm11                                      ;    22.2         14 t[0] copy
        vpermi2b zmm7, zmm28, zmm27                                ;    47.2 p0+p5   14 t[0]
        vpermi2b zmm11, zmm31, zmm30                               ;    49.2 p0+p5   14 t[0]
        vpternlogd zmm16, zmm7, zmm11, 0xca                        ;    54.2 p0      14 t[0]
        vmovdqa64 zmm7, zmm10                                      ;    21.2         14 t[1] copy
        vpermi2b zmm7, zmm28, zmm27                                ;    51.2 p0+p5   14 t[1]
        vpermi2b zmm10, zmm31, zmm30                               ;    53.2 p0+p5   14 t[1]
        vpternlogd zmm17, zmm7, zmm10, 0xca                        ;    58.2 p0      14 t[1]
        vmovdqa64 zmm7, zmm9                                       ;    20.3         14 t[1] copy
        vpermi2b zmm7, zmm28, zmm27                                ;    55.2 p0+p5   14 t[1]
        vpermi2b zmm9, zmm31, zmm30                                ;    57.2 p0+p5   14 t[1]
        vmovdqa64 zmm10, zmm8                                      ;    20.3         14 t[2] copy
        vpermi2b zmm10, zmm28, zmm27                               ;    59.2 p0+p5   14 t[2]
        vpermi2b zmm8, zmm31, zmm30                                ;    61.2 p0+p5   14 t[2]
        vpternlogd zmm18, zmm7, zmm9, 0xca                         ;    62.2 p0      14 t[1]
        vmovdqa64 zmm7, zmm1                                       ;    21.0         14 t[3] copy
        vpermi2b zmm7, zmm28, zmm27                                ;    63.2 p0+p5   14 t[3]
        vpermi2b zmm1, zmm31, zmm30                                ;    65.2 p0+p5   14 t[3]
        vmovdqu64 [rbp + 2816], zmm15                              ;    51.2 p7+p4   14 t[0]
        vmovdqa64 zmm9, zmm13                                      ;    24.2         14 t[2] copy
        vpermi2b zmm9, zmm28, zmm27                                ;    67.2 p0+p5   14 t[2]
        vpermi2b zmm13, zmm31, zmm30                               ;    69.2 p0+p5   14 t[2]
        vmovdqa64 zmm11, zmm12                                     ;    23.5         14 t[3] copy
        vpermi2b zmm11, zmm28, zmm27                               ;    71.2 p0+p5   14 t[3]
        vpermi2b zmm12, zmm31, zmm30                               ;    73.2 p0+p5   14 t[3]
        vpxord zmm15, zmm15, zmm16                                 ;    55.2 p0      14 t[0]
        vmovdqu64 [rbp + 2880], zmm16                              ;    55.2 p8+p9   14 t[0]
        vpternlogd zmm19, zmm10, zmm8, 0xca                        ;    66.2 p0      14 t[2]
        vpxord zmm24, zmm24, zmm23                                 ;    44.5 p0      14 t[2].3
        vmovdqu64 [rbp + 2944], zmm24                              ;    45.5 p7+p4   14 t[2].3
        vmovdqu64 [rbp + 3008], zmm15                              ;    56.2 p8+p9   14 t[0]
        vmovdqu64 [rbp + 3072], zmm17                              ;    59.2 p7+p4   14 t[1]
        vpxord zmm26, zmm26, zmm23                                 ;    45.5 p0      14 t[3].0
        vmovdqu64 [rbp + 3136], zmm26                              ;    46.5 p8+p9   14 t[3].0
        vpxord zmm25, zmm25, zmm23                                 ;    46.5 p0      14 t[3].3
        vmovdqu64 [rbp + 3200], zmm25                              ;    47.5 p7+p4   14 t[3].3
        vpxord zmm22, zmm22, zmm23                                 ;    47.5 p0      14 t[0].0
        vmovdqu64 [rbp + 3264], zmm22                              ;    48.5 p8+p9   14 t[0].0
        vpshufb zmm8, zmm23, zmm15                                 ;    74.2 p5      14 t[0]
        vpaddb zmm10, zmm15, zmm15                                 ;    56.2 p0      14 t[0]
        vpternlogd zmm20, zmm7, zmm1, 0xca                         ;    70.2 p0      14 t[3]
        vmovdqu64 [rbp + 3328], zmm19                              ;    67.2 p7+p4   14 t[2]
        vpxord zmm17, zmm17, zmm18                                 ;    63.2 p0      14 t[1]
        vmovdqu64 [rbp + 3392], zmm18                              ;    63.2 p8+p9   14 t[1]
        vpternlogd zmm8, zmm10, zmm23, 0x96                        ;    75.2 p0      14 t[0]
        vpternlogd zmm21, zmm9, zmm13, 0xca                        ;    74.2 p0      14 t[2]
        vmovdqu64 [rbp + 3456], zmm8                               ;    76.2 p7+p4   14 t[0]
        vpbroadcastb zmm1, [r9 + 33]                               ;    75.2 p5+p10   14 t[0].1
        vpbroadcastb zmm7, [r9 + 34]                               ;    76.2 p5+p3   14 t[0].2
        vpbroadcastb zmm8, [r9 + 35]                               ;    77.2 p5+p2   14 t[0].3
        vmovdqu64 [rbp + 3520], zmm17                              ;    64.2 p8+p9   14 t[1]
        vpbroadcastb zmm9, [r9 + 36]                               ;    78.2 p5+p10   14 t[1].0
        vpternlogd zmm14, zmm11, zmm12, 0xca                       ;    78.2 p0      14 t[3]
        vpbroadcastb zmm10, [r9 + 37]                              ;    79.2 p5+p3   14 t[1].1
        vmovdqu64 [rbp + 3584], zmm21                              ;    75.2 p7+p4   14 t[2]
        vpshufb zmm11, zmm23, zmm17                                ;    80.2 p5      14 t[1]
        vpaddb zmm12, zmm17, zmm17                                 ;    64.2 p0      14 t[1]
        vpbroadcastb zmm13, [r9 + 38]                              ;    81.2 p5+p2   14 t[1].2
        vpbroadcastb zmm15, [r9 + 39]                              ;    82.2 p5+p10   14 t[1].3
        vpternlogd zmm11, zmm12, zmm23, 0x96                       ;    81.2 p0      14 t[1]
        vpbroadcastb zmm12, [r9 + 40]                              ;    83.2 p5+p3   14 t[2].0
        vpbroadcastb zmm16, [r9 + 41]                              ;    84.2 p5+p2   14 t[2].1
        vmovdqu64 [rbp + 3648], zmm11                              ;    82.2 p8+p9   14 t[1]
        vmovdqu64 [rbp + 3712], zmm20                              ;    71.2 p7+p4   14 t[3]
        vpbroadcastb zmm11, [r9 + 42]                              ;    85.2 p5+p10   14 t[2].2
        vpbroadcastb zmm17, [r9 + 43]                              ;    86.2 p5+p3   14 t[2].3
        vpbroadcastb zmm18, [r9 + 44]                              ;    87.2 p5+p2   14 t[3].0
        vpbroadcastb zmm19, [r9 + 45]                              ;    88.2 p5+p10   14 t[3].1
        vpbroadcastb zmm21, [r9 + 46]                              ;    89.2 p5+p3   14 t[3].2
        vpbroadcastb zmm22, [r9 + 47]                              ;    90.2 p5+p2   14 t[3].3
        vpbroadcastb zmm24, [r9 + 48]                              ;    91.2 p5+p10   14 t[0].0
        vpbroadcastb zmm25, [r9 + 49]                              ;    92.2 p5+p3   14 t[0].1
        vpbroadcastb zmm26, [r9 + 50]                              ;    93.2 p5+p2   14 t[0].2
        vpbroadcastb zmm27, [r9 + 51]                              ;    94.2 p5+p10   14 t[0].3
        vpbroadcastb zmm28, [r9 + 52]                              ;    95.2 p5+p3   14 t[1].0
        vpbroadcastb zmm29, [r9 + 53]                              ;    96.2 p5+p2   14 t[1].1
        vpxord zmm20, zmm20, zmm14                                 ;    79.2 p0      14 t[3]
        vmovdqu64 [rbp + 3776], zmm14                              ;    79.2 p8+p9   14 t[3]
        vpxord zmm1, zmm1, zmm23                                   ;    76.2 p0      14 t[0].1
        vmovdqu64 [rbp + 3840], zmm1                               ;    77.2 p7+p4   14 t[0].1
        vpbroadcastb zmm1, [r9 + 54]                               ;    97.2 p5+p10   14 t[1].2
        vpxord zmm7, zmm7, zmm23                                   ;    77.2 p0      14 t[0].2
        vmovdqu64 [rbp + 3904], zmm7                               ;    78.2 p8+p9   14 t[0].2
        vpbroadcastb zmm7, [r9 + 55]                               ;    98.2 p5+p3   14 t[1].3
        vpxord zmm8, zmm8, zmm23                                   ;    78.2 p0      14 t[0].3
        vmovdqu64 [rbp + 3968], zmm8                               ;    79.2 p7+p4   14 t[0].3
        vpbroadcastb zmm8, [r9 + 56]                               ;    99.2 p5+p2   14 t[2].0
        vmovdqu64 [rbp + 4032], zmm20                              ;    80.2 p8+p9   14 t[3]
        vpxord zmm9, zmm9, zmm23                                   ;    79.2 p0      14 t[1].0
        vmovdqu64 [rbp + 4096], zmm9                               ;    80.2 p7+p4   14 t[1].0
        vpbroadcastb zmm9, [r9 + 57]                               ;   100.2 p5+p10   14 t[2].1
        vpxord zmm10, zmm10, zmm23                                 ;    80.2 p0      14 t[1].1
        vmovdqu64 [rbp + 4160], zmm10                              ;    81.2 p8+p9   14 t[1].1
        vpbroadcastb zmm10, [r9 + 58]                              ;   101.2 p5+p3   14 t[2].2
        vpshufb zmm30, zmm23, zmm20                                ;   102.2 p5      14 t[3]
        vpaddb zmm20, zmm20, zmm20                                 ;    80.2 p0      14 t[3]
        vpternlogd zmm30, zmm20, zmm23, 0x96                       ;   103.2 p0      14 t[3]
        vpxord zmm13, zmm13, zmm23                                 ;    82.2 p0      14 t[1].2
        vmovdqu64 [rbp + 4224], zmm13                              ;    83.2 p7+p4   14 t[1].2
        vpbroadcastb zmm13, [r9 + 59]                              ;   103.2 p5+p2   14 t[2].3
        vpxord zmm15, zmm15, zmm23                                 ;    83.2 p0      14 t[1].3
        vmovdqu64 [rbp + 4288], zmm15                              ;    84.2 p8+p9   14 t[1].3
        vpbroadcastb zmm15, [r9 + 60]                              ;   104.2 p5+p10   14 t[3].0
        vpxord zmm12, zmm12, zmm23                                 ;    84.2 p0      14 t[2].0
        vmovdqu64 [rbp + 4352], zmm12                              ;    85.2 p7+p4   14 t[2].0
        vpbroadcastb zmm12, [r9 + 61]                              ;   105.2 p5+p3   14 t[3].1
        vpxord zmm16, zmm16, zmm23                                 ;    85.2 p0      14 t[2].1
        vmovdqu64 [rbp + 4416], zmm16                              ;    86.2 p8+p9   14 t[2].1
        vpbroadcastb zmm16, [r9 + 62]                              ;   106.2 p5+p2   14 t[3].2
        vpxord zmm11, zmm11, zmm23                                 ;    86.2 p0      14 t[2].2
        vmovdqu64 [rbp + 4480], zmm11                              ;    87.2 p7+p4   14 t[2].2
        vpbroadcastb zmm11, [r9 + 63]                              ;   107.2 p5+p10   14 t[3].3
        vpxord zmm17, zmm17, zmm23                                 ;    87.2 p0      14 t[2].3
        vmovdqu64 [rbp + 4544], zmm17                              ;    88.2 p8+p9   14 t[2].3
        vpbroadcastb zmm17, [r9 + 64]                              ;   108.2 p5+p3   14 t[0].0
        vmovdqu64 [rbp + 4608], zmm30                              ;   104.2 p7+p4   14 t[3]
        vpxord zmm14, zmm14, zmm30                                 ;   104.2 p0      14 t[3]
        vpbroadcastb zmm20, [r9 + 65]                              ;   109.2 p5+p2   14 t[0].1
        vmovdqu64 [rbp + 4672], zmm14                              ;   105.2 p8+p9   14 t[3]
        vpbroadcastb zmm14, [r9 + 66]                              ;   110.2 p5+p10   14 t[0].2
        vpxord zmm18, zmm18, zmm23                                 ;    88.2 p0      14 t[3].0
        vmovdqu64 [rbp + 4736], zmm18                              ;    89.2 p7+p4   14 t[3].0
        vpbroadcastb zmm18, [r9 + 67]                              ;   111.2 p5+p3   14 t[0].3
        vpxord zmm19, zmm19, zmm23                                 ;    89.2 p0      14 t[3].1
        vmovdqu64 [rbp + 4800], zmm19                              ;    90.2 p8+p9   14 t[3].1
        vpbroadcastb zmm19, [r9 + 68]                              ;   112.2 p5+p2   14 t[1].0
        vpxord zmm21, zmm21, zmm23                                 ;    90.2 p0      14 t[3].2
        vmovdqu64 [rbp + 4864], zmm21                              ;    91.2 p7+p4   14 t[3].2
        vpbroadcastb zmm21, [r9 + 69]                              ;   113.2 p5+p10   14 t[1].1
        vpxord zmm22, zmm22, zmm23                                 ;    91.2 p0      14 t[3].3
        vmovdqu64 [rbp + 4928], zmm22                              ;    92.2 p8+p9   14 t[3].3
        vpbroadcastb zmm22, [r9 + 70]                              ;   114.2 p5+p3   14 t[1].2
        vpxord zmm24, zmm24, zmm23                                 ;    92.2 p0      14 t[0].0
        vmovdqu64 [rbp + 4992], zmm24                              ;    93.2 p7+p4   14 t[0].0
        vpbroadcastb zmm24, [r9 + 71]                              ;   115.2 p5+p2   14 t[1].3
        vpxord zmm25, zmm25, zmm23                                 ;    93.2 p0      14 t[0].1
        vmovdqu64 [rbp + 5056], zmm25                              ;    94.2 p8+p9   14 t[0].1
        vpbroadcastb zmm25, [r9 + 72]                              ;   116.2 p5+p10   14 t[2].0
        vpxord zmm26, zmm26, zmm23                                 ;    94.2 p0      14 t[0].2
        vmovdqu64 [rbp + 5120], zmm26                              ;    95.2 p7+p4   14 t[0].2
        vpbroadcastb zmm26, [r9 + 73]                              ;   117.2 p5+p3   14 t[2].1
        vpxord zmm27, zmm27, zmm23                                 ;    95.2 p0      14 t[0].3
        vmovdqu64 [rbp + 5184], zmm27                              ;    96.2 p8+p9   14 t[0].3
        vpbroadcastb zmm27, [r9 + 74]                              ;   118.2 p5+p2   14 t[2].2
        vpxord zmm28, zmm28, zmm23                                 ;    96.2 p0      14 t[1].0
        vmovdqu64 [rbp + 5248], zmm28                              ;    97.2 p7+p4   14 t[1].0
        vpbroadcastb zmm28, [r9 + 75]                              ;   119.2 p5+p10   14 t[2].3
        vpxord zmm29, zmm29, zmm23                                 ;    97.2 p0      14 t[1].1
        vmovdqu64 [rbp + 5312], zmm29                              ;    98.2 p8+p9   14 t[1].1
        vpbroadcastb zmm29, [r9 + 76]                              ;   120.2 p5+p3   14 t[3].0
        vpxord zmm1, zmm1, zmm23                                   ;    98.2 p0      14 t[1].2
        vmovdqu64 [rbp + 5376], zmm1                               ;    99.2 p7+p4   14 t[1].2
        vpbroadcastb zmm1, [r9 + 77]                               ;   121.2 p5+p2   14 t[3].1
        vpxord zmm7, zmm7, zmm23                                   ;    99.2 p0      14 t[1].3
        vmovdqu64 [rbp + 5440], zmm7                               ;   100.2 p8+p9   14 t[1].3
        vpbroadcastb zmm7, [r9 + 78]                               ;   122.2 p5+p10   14 t[3].2
        vpxord zmm8, zmm8, zmm23                                   ;   100.2 p0      14 t[2].0
        vmovdqu64 [rbp + 5504], zmm8                               ;   101.2 p7+p4   14 t[2].0
        vpbroadcastb zmm8, [r9 + 79]                               ;   123.2 p5+p3   14 t[3].3
        vpxord zmm9, zmm9, zmm23                                   ;   101.2 p0      14 t[2].1
        vmovdqu64 [rbp + 5568], zmm9                               ;   102.2 p8+p9   14 t[2].1
        vpbroadcastb zmm9, [r9 + 80]                               ;   124.2 p5+p2   14 t[0].0
        vpxord zmm10, zmm10, zmm23                                 ;   102.2 p0      14 t[2].2
        vmovdqu64 [rbp + 5632], zmm10                              ;   103.2 p7+p4   14 t[2].2
        vpbroadcastb zmm10, [r9 + 81]                              ;   125.2 p5+p10   14 t[0].1
        vpxord zmm13, zmm13, zmm23                                 ;   104.2 p0      14 t[2].3
        vmovdqu64 [rbp + 5696], zmm13                              ;   105.2 p8+p9   14 t[2].3
        vpbroadcastb zmm13, [r9 + 82]                              ;   126.2 p5+p3   14 t[0].2
        vpxord zmm15, zmm15, zmm23                                 ;   105.2 p0      14 t[3].0
        vmovdqu64 [rbp + 5760], zmm15                              ;   106.2 p7+p4   14 t[3].0
        vpbroadcastb zmm15, [r9 + 83]                              ;   127.2 p5+p2   14 t[0].3
        vpxord zmm12, zmm12, zmm23                                 ;   106.2 p0      14 t[3].1
        vmovdqu64 [rbp + 5824], zmm12                              ;   107.2 p8+p9   14 t[3].1
        vpbroadcastb zmm12, [r9 + 84]                              ;   128.2 p5+p10   14 t[1].0
        vpxord zmm16, zmm16, zmm23                                 ;   107.2 p0      14 t[3].2
        vmovdqu64 [rbp + 5888], zmm16                              ;   108.2 p7+p4   14 t[3].2
        vpbroadcastb zmm16, [r9 + 85]                              ;   129.2 p5+p3   14 t[1].1
        vmovdqu64 [rbp + 5952], zmm0                               ;    72.8 p8+p9   24 counter
        vpbroadcastb zmm0, [r9 + 86]                               ;   130.2 p5+p2   14 t[1].2
        vpxord zmm11, zmm11, zmm23                                 ;   108.2 p0      14 t[3].3
        vmovdqu64 [rbp + 6016], zmm11                              ;   109.2 p7+p4   14 t[3].3
        vpbroadcastb zmm11, [r9 + 87]                              ;   131.2 p5+p10   14 t[1].3
        vmovdqu64 [rbp + 6080], zmm2                               ;    74.8 p8+p9   24 counter
        vpbroadcastb zmm2, [r9 + 88]                               ;   132.2 p5+p3   14 t[2].0
        vmovdqu64 [rbp + 6144], zmm3                               ;    75.3 p7+p4   24 counter
        vpbroadcastb zmm3, [r9 + 89]                               ;   133.2 p5+p2   14 t[2].1
        vpxord zmm17, zmm17, zmm23                                 ;   109.2 p0      14 t[0].0
        vmovdqu64 [rbp + 6208], zmm17                              ;   110.2 p8+p9   14 t[0].0
        vpbroadcastb zmm17, [r9 + 90]                              ;   134.2 p5+p10   14 t[2].2
        vmovdqu64 [rbp + 6272], zmm4                               ;    77.3 p7+p4   24 counter
        vpbroadcastb zmm4, [r9 + 91]                               ;   135.2 p5+p3   14 t[2].3
        vmovdqu64 [rbp + 6336], zmm5                               ;    78.8 p8+p9   24 counter
        vpbroadcastb zmm5, [r9 + 92]                               ;   136.2 p5+p2   14 t[3].0
        vpxord zmm20, zmm20, zmm23                                 ;   110.2 p0      14 t[0].1
        vmovdqu64 [rbp + 6400], zmm20                              ;   111.2 p7+p4   14 t[0].1
        vpbroadcastb zmm20, [r9 + 93]                              ;   137.2 p5+p10   14 t[3].1
        vmovdqu64 [rbp + 6464], zmm6                               ;    80.8 p8+p9   24 counter
        vpbroadcastb zmm6, [r9 + 94]                               ;   138.2 p5+p3   14 t[3].2
        vpxord zmm14, zmm14, zmm23                                 ;   111.2 p0      14 t[0].2
        vmovdqu64 [rbp + 6528], zmm14                              ;   112.2 p7+p4   14 t[0].2
        vpbroadcastb zmm14, [r9 + 95]                              ;   139.2 p5+p2   14 t[3].3
        vpxord zmm18, zmm18, zmm23                                 ;   112.2 p0      14 t[0].3
        vmovdqu64 [rbp + 6592], zmm18                              ;   113.2 p8+p9   14 t[0].3
        vpbroadcastb zmm18, [r9 + 96]                              ;   140.2 p5+p10   14 t[0].0
        vpxord zmm19, zmm19, zmm23                                 ;   113.2 p0      14 t[1].0
        vmovdqu64 [rbp + 6656], zmm19                              ;   114.2 p7+p4   14 t[1].0
        vpbroadcastb zmm19, [r9 + 97]                              ;   141.2 p5+p3   14 t[0].1
        vpxord zmm21, zmm21, zmm23                                 ;   114.2 p0      14 t[1].1
        vmovdqu64 [rbp + 6720], zmm21                              ;   115.2 p8+p9   14 t[1].1
        vpbroadcastb zmm21, [r9 + 98]                              ;   142.2 p5+p2   14 t[0].2
        vpxord zmm22, zmm22, zmm23                                 ;   115.2 p0      14 t[1].2
        vmovdqu64 [rbp + 6784], zmm22                              ;   116.2 p7+p4   14 t[1].2
        vpbroadcastb zmm22, [r9 + 99]                              ;   143.2 p5+p10   14 t[0].3
        vpxord zmm24, zmm24, zmm23                                 ;   116.2 p0      14 t[1].3
        vmovdqu64 [rbp + 6848], zmm24                              ;   117.2 p8+p9   14 t[1].3
        vpbroadcastb zmm24, [r9 + 100]                             ;   144.2 p5+p3   14 t[1].0
        vpxord zmm25, zmm25, zmm23                                 ;   117.2 p0      14 t[2].0
        vmovdqu64 [rbp + 6912], zmm25                              ;   118.2 p7+p4   14 t[2].0
        vpbroadcastb zmm25, [r9 + 101]                             ;   145.2 p5+p2   14 t[1].1
        vpxord zmm26, zmm26, zmm23                                 ;   118.2 p0      14 t[2].1
        vmovdqu64 [rbp + 6976], zmm26                              ;   119.2 p8+p9   14 t[2].1
        vpbroadcastb zmm26, [r9 + 102]                             ;   146.2 p5+p10   14 t[1].2
        vpxord zmm27, zmm27, zmm23                                 ;   119.2 p0      14 t[2].2
        vmovdqu64 [rbp + 7040], zmm27                              ;   120.2 p7+p4   14 t[2].2
        vpbroadcastb zmm27, [r9 + 103]                             ;   147.2 p5+p3   14 t[1].3
        vpxord zmm28, zmm28, zmm23                                 ;   120.2 p0      14 t[2].3
        vmovdqu64 [rbp + 7104], zmm28                              ;   121.2 p8+p9   14 t[2].3
        vpbroadcastb zmm28, [r9 + 104]                             ;   148.2 p5+p2   14 t[2].0
        vpxord zmm29, zmm29, zmm23                                 ;   121.2 p0      14 t[3].0
        vmovdqu64 [rbp + 7168], zmm29                              ;   122.2 p7+p4   14 t[3].0
        vpbroadcastb zmm29, [r9 + 105]                             ;   149.2 p5+p10   14 t[2].1
        vpbroadcastb zmm30, [r8 + 15]                              ;   150.2 p5+p3   24 counter
        vpxord zmm1, zmm1, zmm23                                   ;   122.2 p0      14 t[3].1
        vmovdqu64 [rbp + 7232], zmm1                               ;   123.2 p8+p9   14 t[3].1
        vpxord zmm7, zmm7, zmm23                                   ;   123.2 p0      14 t[3].2
        vmovdqu64 [rbp + 7296], zmm7                               ;   124.2 p7+p4   14 t[3].2
        vpbroadcastb zmm1, [r9 + 106]                              ;   151.2 p5+p2   14 t[2].2
        vpxord zmm8, zmm8, zmm23                                   ;   124.2 p0      14 t[3].3
        vmovdqu64 [rbp + 7360], zmm8                               ;   125.2 p8+p9   14 t[3].3
        vpbroadcastb zmm7, [r9 + 107]                              ;   152.2 p5+p10   14 t[2].3
        vpxord zmm9, zmm9, zmm23                                   ;   125.2 p0      14 t[0].0
        vmovdqu64 [rbp + 7424], zmm9                               ;   126.2 p7+p4   14 t[0].0
        vpbroadcastb zmm8, [r9 + 108]                              ;   153.2 p5+p3   14 t[3].0
        vpxord zmm10, zmm10, zmm23                                 ;   126.2 p0      14 t[0].1
        vmovdqu64 [rbp + 7488], zmm10                              ;   127.2 p8+p9   14 t[0].1
        vpbroadcastb zmm9, [r9 + 109]                              ;   154.2 p5+p2   14 t[3].1
        vpbroadcastb zmm10, [r9 + 110]                             ;   155.2 p5+p10   14 t[3].2
        vpxord zmm13, zmm13, zmm23                                 ;   127.2 p0      14 t[0].2
        vmovdqu64 [rbp + 7552], zmm13                              ;   128.2 p7+p4   14 t[0].2
        vpbroadcastb zmm13, [r9 + 111]                             ;   156.2 p5+p3   14 t[3].3
        vpxord zmm15, zmm15, zmm23                                 ;   128.2 p0      14 t[0].3
        vmovdqu64 [rbp + 7616], zmm15                              ;   129.2 p8+p9   14 t[0].3
        vpbroadcastb zmm15, [r9 + 112]                             ;   157.2 p5+p2   14 t[0].0
        vpbroadcastb zmm31, [r9 + 113]                             ;   158.2 p5+p10   14 t[0].1
        vpxord zmm12, zmm12, zmm23                                 ;   129.2 p0      14 t[1].0
        vmovdqu64 [rbp + 7680], zmm12                              ;   130.2 p7+p4   14 t[1].0
        vpbroadcastb zmm12, [r9 + 114]                             ;   159.2 p5+p3   14 t[0].2
        vpxord zmm16, zmm16, zmm23                                 ;   130.2 p0      14 t[1].1
        vmovdqu64 [rbp + 7744], zmm16                              ;   131.2 p8+p9   14 t[1].1
        vpbroadcastb zmm16, [r9 + 115]                             ;   160.2 p5+p2   14 t[0].3
        vpxord zmm0, zmm0, zmm23                                   ;   131.2 p0      14 t[1].2
        vmovdqu64 [rbp + 7808], zmm0                               ;   132.2 p7+p4   14 t[1].2
        vpbroadcastb zmm0, [r9 + 116]                              ;   161.2 p5+p10   14 t[1].0
        vpxord zmm11, zmm11, zmm23                                 ;   132.2 p0      14 t[1].3
        vmovdqu64 [rbp + 7872], zmm11                              ;   133.2 p8+p9   14 t[1].3
        vpbroadcastb zmm11, [r9 + 117]                             ;   162.2 p5+p3   14 t[1].1
        vpxord zmm2, zmm2, zmm23                                   ;   133.2 p0      14 t[2].0
        vmovdqu64 [rbp + 7936], zmm2                               ;   134.2 p7+p4   14 t[2].0
        vpbroadcastb zmm2, [r9 + 118]                              ;   163.2 p5+p2   14 t[1].2
        vpxord zmm3, zmm3, zmm23                                   ;   134.2 p0      14 t[2].1
        vmovdqu64 [rbp + 8000], zmm3                               ;   135.2 p8+p9   14 t[2].1
        vpbroadcastb zmm3, [r9 + 119]                              ;   164.2 p5+p10   14 t[1].3
        vpxord zmm17, zmm17, zmm23                                 ;   135.2 p0      14 t[2].2
        vmovdqu64 [rbp + 8064], zmm17                              ;   136.2 p7+p4   14 t[2].2
        vpbroadcastb zmm17, [r9 + 120]                             ;   165.2 p5+p3   14 t[2].0
        vpxord zmm4, zmm4, zmm23                                   ;   136.2 p0      14 t[2].3
        vmovdqu64 [rbp + 8128], zmm4                               ;   137.2 p8+p9   14 t[2].3
        vpbroadcastb zmm4, [r9 + 121]                              ;   166.2 p5+p2   14 t[2].1
        vpxord zmm5, zmm5, zmm23                                   ;   137.2 p0      14 t[3].0
        vmovdqu64 [rbp + 8192], zmm5                               ;   138.2 p7+p4   14 t[3].0
        vpbroadcastb zmm5, [r9 + 122]                              ;   167.2 p5+p10   14 t[2].2
        vpxord zmm20, zmm20, zmm23                                 ;   138.2 p0      14 t[3].1
        vmovdqu64 [rbp + 8256], zmm20                              ;   139.2 p8+p9   14 t[3].1
        vpbroadcastb zmm20, [r9 + 123]                             ;   168.2 p5+p3   14 t[2].3
        vpxord zmm6, zmm6, zmm23                                   ;   139.2 p0      14 t[3].2
        vmovdqu64 [rbp + 8320], zmm6                               ;   140.2 p7+p4   14 t[3].2
        vpbroadcastb zmm6, [r9 + 124]                              ;   169.2 p5+p2   14 t[3].0
        vpxord zmm14, zmm14, zmm23                                 ;   140.2 p0      14 t[3].3
        vmovdqu64 [rbp + 8384], zmm14                              ;   141.2 p8+p9   14 t[3].3
        vpbroadcastb zmm14, [r9 + 125]                             ;   170.2 p5+p10   14 t[3].1
        vpxord zmm18, zmm18, zmm23                                 ;   141.2 p0      14 t[0].0
        vmovdqu64 [rbp + 8448], zmm18                              ;   142.2 p7+p4   14 t[0].0
        vpbroadcastb zmm18, [r9 + 126]                             ;   171.2 p5+p3   14 t[3].2
        vpxord zmm19, zmm19, zmm23                                 ;   142.2 p0      14 t[0].1
        vmovdqu64 [rbp + 8512], zmm19                              ;   143.2 p8+p9   14 t[0].1
        vpbroadcastb zmm19, [r9 + 127]                             ;   172.2 p5+p2   14 t[3].3
        vpxord zmm21, zmm21, zmm23                                 ;   143.2 p0      14 t[0].2
        vmovdqu64 [rbp + 8576], zmm21                              ;   144.2 p7+p4   14 t[0].2
        vpbroadcastb zmm21, [r9 + 128]                             ;   173.2 p5+p10   14 t[0].0
        vpxord zmm22, zmm22, zmm23                                 ;   144.2 p0      14 t[0].3
        vmovdqu64 [rbp + 8640], zmm22                              ;   145.2 p8+p9   14 t[0].3
        vpbroadcastb zmm22, [r9 + 129]                             ;   174.2 p5+p3   14 t[0].1
        vpxord zmm24, zmm24, zmm23                                 ;   145.2 p0      14 t[1].0
        vmovdqu64 [rbp + 8704], zmm24                              ;   146.2 p7+p4   14 t[1].0
        vpbroadcastb zmm24, [r9 + 130]                             ;   175.2 p5+p2   14 t[0].2
        mov esi, 0                                                 ;    71.3 p1      24 rk reload
        mov dword [rbp + 14864], esi                               ;   116.8 p8+p9   24 rk
        vpxord zmm25, zmm25, zmm23                                 ;   146.2 p0      14 t[1].1
        vmovdqu64 [rbp + 8768], zmm25                              ;   147.2 p7+p4   14 t[1].1
        vpbroadcastb zmm25, [r9 + 131]                             ;   176.2 p5+p10   14 t[0].3
        vpxord zmm26, zmm26, zmm23                                 ;   147.2 p0      14 t[1].2
        vmovdqu64 [rbp + 8832], zmm26                              ;   148.2 p8+p9   14 t[1].2
        vpbroadcastb zmm26, [r9 + 132]                             ;   177.2 p5+p3   14 t[1].0
        vpxord zmm27, zmm27, zmm23                                 ;   148.2 p0      14 t[1].3
        vmovdqu64 [rbp + 8896], zmm27                              ;   149.2 p7+p4   14 t[1].3
        vpbroadcastb zmm27, [r9 + 133]                             ;   178.2 p5+p2   14 t[1].1
        vpxord zmm28, zmm28, zmm23                                 ;   149.2 p0      14 t[2].0
        vmovdqu64 [rbp + 8960], zmm28                              ;   150.2 p8+p9   14 t[2].0
        vpbroadcastb zmm28, [r9 + 134]                             ;   179.2 p5+p10   14 t[1].2
        vpxord zmm29, zmm29, zmm23                                 ;   150.2 p0      14 t[2].1
        vmovdqu64 [rbp + 9024], zmm29                              ;   151.2 p7+p4   14 t[2].1
        vpbroadcastb zmm29, [r9 + 135]                             ;   180.2 p5+p3   14 t[1].3
        vpxord zmm1, zmm1, zmm23                                   ;   152.2 p0      14 t[2].2
        vmovdqu64 [rbp + 9088], zmm1                               ;   153.2 p8+p9   14 t[2].2
        vpbroadcastb zmm1, [r9 + 136]                              ;   181.2 p5+p2   14 t[2].0
        vpxord zmm7, zmm7, zmm23                                   ;   153.2 p0      14 t[2].3
        vmovdqu64 [rbp + 9152], zmm7                               ;   154.2 p7+p4   14 t[2].3
        vpbroadcastb zmm7, [r9 + 137]                              ;   182.2 p5+p10   14 t[2].1
        vpxord zmm8, zmm8, zmm23                                   ;   154.2 p0      14 t[3].0
        vmovdqu64 [rbp + 9216], zmm8                               ;   155.2 p8+p9   14 t[3].0
        vpbroadcastb zmm8, [r9 + 138]                              ;   183.2 p5+p3   14 t[2].2
        vpxord zmm9, zmm9, zmm23                                   ;   155.2 p0      14 t[3].1
        vmovdqu64 [rbp + 9280], zmm9                               ;   156.2 p7+p4   14 t[3].1
        vpbroadcastb zmm9, [r9 + 139]                              ;   184.2 p5+p2   14 t[2].3
        vpxord zmm10, zmm10, zmm23                                 ;   156.2 p0      14 t[3].2
        vmovdqu64 [rbp + 9344], zmm10                              ;   157.2 p8+p9   14 t[3].2
        vpbroadcastb zmm10, [r9 + 140]                             ;   185.2 p5+p10   14 t[3].0
        vpxord zmm13, zmm13, zmm23                                 ;   157.2 p0      14 t[3].3
        vmovdqu64 [rbp + 9408], zmm13                              ;   158.2 p7+p4   14 t[3].3
        vpbroadcastb zmm13, [r9 + 141]                             ;   186.2 p5+p3   14 t[3].1
        vpxord zmm15, zmm15, zmm23                                 ;   158.2 p0      14 t[0].0
        vmovdqu64 [rbp + 9472], zmm15                              ;   159.2 p8+p9   14 t[0].0
        vpbroadcastb zmm15, [r9 + 142]                             ;   187.2 p5+p2   14 t[3].2
        vpxord zmm31, zmm31, zmm23                                 ;   159.2 p0      14 t[0].1
        vmovdqu64 [rbp + 9536], zmm31                              ;   160.2 p7+p4   14 t[0].1
        vpbroadcastb zmm31, [r9 + 143]                             ;   188.2 p5+p10   14 t[3].3
        vpxord zmm12, zmm12, zmm23                                 ;   160.2 p0      14 t[0].2
        vmovdqu64 [rbp + 9600], zmm12                              ;   161.2 p8+p9   14 t[0].2
        vpbroadcastb zmm12, [r9 + 144]                             ;   189.2 p5+p3   14 t[0].0
        vpxord zmm16, zmm16, zmm23                                 ;   161.2 p0      14 t[0].3
        vmovdqu64 [rbp + 9664], zmm16                              ;   162.2 p7+p4   14 t[0].3
        vpbroadcastb zmm16, [r9 + 145]                             ;   190.2 p5+p2   14 t[0].1
        vpxord zmm0, zmm0, zmm23                                   ;   162.2 p0      14 t[1].0
        vmovdqu64 [rbp + 9728], zmm0                               ;   163.2 p8+p9   14 t[1].0
        vpbroadcastb zmm0, [r9 + 146]                              ;   191.2 p5+p10   14 t[0].2
        vpxord zmm11, zmm11, zmm23                                 ;   163.2 p0      14 t[1].1
        vmovdqu64 [rbp + 9792], zmm11                              ;   164.2 p7+p4   14 t[1].1
        vpbroadcastb zmm11, [r9 + 147]                             ;   192.2 p5+p3   14 t[0].3
        vpxord zmm2, zmm2, zmm23                                   ;   164.2 p0      14 t[1].2
        vmovdqu64 [rbp + 9856], zmm2                               ;   165.2 p8+p9   14 t[1].2
        vpbroadcastb zmm2, [r9 + 148]                              ;   193.2 p5+p2   14 t[1].0
        vpxord zmm3, zmm3, zmm23                                   ;   165.2 p0      14 t[1].3
        vmovdqu64 [rbp + 9920], zmm3                               ;   166.2 p7+p4   14 t[1].3
        vpbroadcastb zmm3, [r9 + 149]                              ;   194.2 p5+p10   14 t[1].1
        vpxord zmm17, zmm17, zmm23                                 ;   166.2 p0      14 t[2].0
        vmovdqu64 [rbp + 9984], zmm17                              ;   167.2 p8+p9   14 t[2].0
        vpbroadcastb zmm17, [r9 + 150]                             ;   195.2 p5+p3   14 t[1].2
        vmovdqu64 [rbp + 10048], zmm30                             ;   151.2 p7+p4   24 counter
        vpbroadcastb zmm30, [r9 + 151]                             ;   196.2 p5+p2   14 t[1].3
        vpxord zmm4, zmm4, zmm23                                   ;   167.2 p0      14 t[2].1
        vmovdqu64 [rbp + 10112], zmm4                              ;   168.2 p8+p9   14 t[2].1
        vpbroadcastb zmm4, [r9 + 152]                              ;   197.2 p5+p10   14 t[2].0
        vpxord zmm5, zmm5, zmm23                                   ;   168.2 p0      14 t[2].2
        vmovdqu64 [rbp + 10176], zmm5                              ;   169.2 p7+p4   14 t[2].2
        vpbroadcastb zmm5, [r9 + 153]                              ;   198.2 p5+p3   14 t[2].1
        vpxord zmm20, zmm20, zmm23                                 ;   169.2 p0      14 t[2].3
        vmovdqu64 [rbp + 10240], zmm20                             ;   170.2 p8+p9   14 t[2].3
        vpbroadcastb zmm20, [r9 + 154]                             ;   199.2 p5+p2   14 t[2].2
        vpxord zmm6, zmm6, zmm23                                   ;   170.2 p0      14 t[3].0
        vmovdqu64 [rbp + 10304], zmm6                              ;   171.2 p7+p4   14 t[3].0
        vpbroadcastb zmm6, [r9 + 155]                              ;   200.2 p5+p10   14 t[2].3
        vpxord zmm14, zmm14, zmm23                                 ;   171.2 p0      14 t[3].1
        vmovdqu64 [rbp + 10368], zmm14                             ;   172.2 p8+p9   14 t[3].1
        vpbroadcastb zmm14, [r9 + 156]                             ;   201.2 p5+p3   14 t[3].0
        vpxord zmm18, zmm18, zmm23                                 ;   172.2 p0      14 t[3].2
        vmovdqu64 [rbp + 10432], zmm18                             ;   173.2 p7+p4   14 t[3].2
        vpbroadcastb zmm18, [r9 + 157]                             ;   202.2 p5+p2   14 t[3].1
        vpxord zmm19, zmm19, zmm23                                 ;   173.2 p0      14 t[3].3
        vmovdqu64 [rbp + 10496], zmm19                             ;   174.2 p8+p9   14 t[3].3
        vpbroadcastb zmm19, [r9 + 158]                             ;   203.2 p5+p10   14 t[3].2
        vpxord zmm21, zmm21, zmm23                                 ;   174.2 p0      14 t[0].0
        vmovdqu64 [rbp + 10560], zmm21                             ;   175.2 p7+p4   14 t[0].0
        vpbroadcastb zmm21, [r9 + 159]                             ;   204.2 p5+p3   14 t[3].3
        vpxord zmm22, zmm22, zmm23                                 ;   175.2 p0      14 t[0].1
        vmovdqu64 [rbp + 10624], zmm22                             ;   176.2 p8+p9   14 t[0].1
        vpbroadcastb zmm22, [r9 + 8]                               ;   205.2 p5+p2   24 rk
        vpxord zmm24, zmm24, zmm23                                 ;   176.2 p0      14 t[0].2
        vmovdqu64 [rbp + 10688], zmm24                             ;   177.2 p7+p4   14 t[0].2
        vpbroadcastb zmm24, [r9 + 9]                               ;   206.2 p5+p10   24 rk
        vpxord zmm25, zmm25, zmm23                                 ;   177.2 p0      14 t[0].3
        vmovdqu64 [rbp + 10752], zmm25                             ;   178.2 p8+p9   14 t[0].3
        vpbroadcastb zmm25, [r9 + 10]                              ;   207.2 p5+p3   24 rk
        vpxord zmm26, zmm26, zmm23                                 ;   178.2 p0      14 t[1].0
        vmovdqu64 [rbp + 10816], zmm26                             ;   179.2 p7+p4   14 t[1].0
        vpbroadcastb zmm26, [r9 + 11]                              ;   208.2 p5+p2   24 rk
        vpxord zmm27, zmm27, zmm23                                 ;   179.2 p0      14 t[1].1
        vmovdqu64 [rbp + 10880], zmm27                             ;   180.2 p8+p9   14 t[1].1
        vpbroadcastb zmm27, [r9 + 12]                              ;   209.2 p5+p10   24 rk
        vpxord zmm28, zmm28, zmm23                                 ;   180.2 p0      14 t[1].2
        vmovdqu64 [rbp + 10944], zmm28                             ;   181.2 p7+p4   14 t[1].2
        vpbroadcastb zmm28, [r9 + 13]                              ;   210.2 p5+p3   24 rk
        vpxord zmm29, zmm29, zmm23                                 ;   181.2 p0      14 t[1].3
        vmovdqu64 [rbp + 11008], zmm29                             ;   182.2 p8+p9   14 t[1].3
        vpbroadcastb zmm29, [r9 + 14]                              ;   211.2 p5+p2   24 rk
        vpxord zmm1, zmm1, zmm23                                   ;   182.2 p0      14 t[2].0
        vmovdqu64 [rbp + 11072], zmm1                              ;   183.2 p7+p4   14 t[2].0
        vpbroadcastb zmm1, [r9 + 15]                               ;   212.2 p5+p10   24 rk
        vpxord zmm7, zmm7, zmm23                                   ;   183.2 p0      14 t[2].1
        vmovdqu64 [rbp + 11136], zmm7                              ;   184.2 p8+p9   14 t[2].1
        vpbroadcastb zmm7, [r9 + 16]                               ;   213.2 p5+p3   24 rk
        vpxord zmm8, zmm8, zmm23                                   ;   184.2 p0      14 t[2].2
        vmovdqu64 [rbp + 11200], zmm8                              ;   185.2 p7+p4   14 t[2].2
        vpbroadcastb zmm8, [r9 + 18]                               ;   214.2 p5+p2   24 rk
        vpxord zmm9, zmm9, zmm23                                   ;   185.2 p0      14 t[2].3
        vmovdqu64 [rbp + 11264], zmm9                              ;   186.2 p8+p9   14 t[2].3
        vpbroadcastb zmm9, [r9 + 22]                               ;   215.2 p5+p10   24 rk
        vpxord zmm10, zmm10, zmm23                                 ;   186.2 p0      14 t[3].0
        vmovdqu64 [rbp + 11328], zmm10                             ;   187.2 p7+p4   14 t[3].0
        vpbroadcastb zmm10, [r9 + 23]                              ;   216.2 p5+p3   24 rk
        vpxord zmm13, zmm13, zmm23                                 ;   187.2 p0      14 t[3].1
        vmovdqu64 [rbp + 11392], zmm13                             ;   188.2 p8+p9   14 t[3].1
        vpbroadcastb zmm13, [r9 + 29]                              ;   217.2 p5+p2   24 rk
        vpxord zmm15, zmm15, zmm23                                 ;   188.2 p0      14 t[3].2
        vmovdqu64 [rbp + 11456], zmm15                             ;   189.2 p7+p4   14 t[3].2
        vpbroadcastb zmm15, [r9 + 30]                              ;   218.2 p5+p10   24 rk
        vpxord zmm31, zmm31, zmm23                                 ;   189.2 p0      14 t[3].3
        vmovdqu64 [rbp + 11520], zmm31                             ;   190.2 p8+p9   14 t[3].3
        vpbroadcastb zmm31, [r9 + 160]                             ;   219.2 p5+p3   24 rk
        vpxord zmm12, zmm12, zmm23                                 ;   190.2 p0      14 t[0].0
        vmovdqu64 [rbp + 11584], zmm12                             ;   191.2 p7+p4   14 t[0].0
        vpbroadcastb zmm12, [r9 + 161]                             ;   220.2 p5+p2   24 rk
        vpxord zmm16, zmm16, zmm23                                 ;   191.2 p0      14 t[0].1
        vmovdqu64 [rbp + 11648], zmm16                             ;   192.2 p8+p9   14 t[0].1
        vpbroadcastb zmm16, [r9 + 162]                             ;   221.2 p5+p10   24 rk
        vpxord zmm0, zmm0, zmm23                                   ;   192.2 p0      14 t[0].2
        vmovdqu64 [rbp + 11712], zmm0                              ;   193.2 p7+p4   14 t[0].2
        vpbroadcastb zmm0, [r9 + 163]                              ;   222.2 p5+p3   24 rk
        vpxord zmm11, zmm11, zmm23                                 ;   193.2 p0      14 t[0].3
        vmovdqu64 [rbp + 11776], zmm11                             ;   194.2 p8+p9   14 t[0].3
        vpbroadcastb zmm11, [r9 + 164]                             ;   223.2 p5+p2   24 rk
        vpxord zmm2, zmm2, zmm23                                   ;   194.2 p0      14 t[1].0
        vmovdqu64 [rbp + 11840], zmm2                              ;   195.2 p7+p4   14 t[1].0
        vpbroadcastb zmm2, [r9 + 165]                              ;   224.2 p5+p10   24 rk
        vpxord zmm3, zmm3, zmm23                                   ;   195.2 p0      14 t[1].1
        vmovdqu64 [rbp + 11904], zmm3                              ;   196.2 p8+p9   14 t[1].1
        vpbroadcastb zmm3, [r9 + 166]                              ;   225.2 p5+p3   24 rk
        vpxord zmm17, zmm17, zmm23                                 ;   196.2 p0      14 t[1].2
        vmovdqu64 [rbp + 11968], zmm17                             ;   197.2 p7+p4   14 t[1].2
        vpbroadcastb zmm17, [r9 + 167]                             ;   226.2 p5+p2   24 rk
        vpxord zmm30, zmm30, zmm23                                 ;   197.2 p0      14 t[1].3
        vmovdqu64 [rbp + 12032], zmm30                             ;   198.2 p8+p9   14 t[1].3
        vpbroadcastb zmm30, [r9 + 168]                             ;   227.2 p5+p10   24 rk
        vpxord zmm4, zmm4, zmm23                                   ;   198.2 p0      14 t[2].0
        vmovdqu64 [rbp + 12096], zmm4                              ;   199.2 p7+p4   14 t[2].0
        vpbroadcastb zmm4, [r9 + 169]                              ;   228.2 p5+p3   24 rk
        vmovdqu64 [rbp + 12160], zmm22                             ;   206.2 p8+p9   24 rk
        vpbroadcastb zmm22, [r9 + 170]                             ;   229.2 p5+p2   24 rk
        vpxord zmm5, zmm5, zmm23                                   ;   199.2 p0      14 t[2].1
        vmovdqu64 [rbp + 12224], zmm5                              ;   200.2 p7+p4   14 t[2].1
        vpbroadcastb zmm5, [r9 + 171]                              ;   230.2 p5+p10   24 rk
        vmovdqu64 [rbp + 12288], zmm24                             ;   207.2 p8+p9   24 rk
        vpbroadcastb zmm24, [r9 + 172]                             ;   231.2 p5+p3   24 rk
        vpxord zmm20, zmm20, zmm23                                 ;   200.2 p0      14 t[2].2
        vmovdqu64 [rbp + 12352], zmm20                             ;   201.2 p7+p4   14 t[2].2
        vpbroadcastb zmm20, [r9 + 173]                             ;   232.2 p5+p2   24 rk
        vmovdqu64 [rbp + 12416], zmm25                             ;   208.2 p8+p9   24 rk
        vpbroadcastb zmm25, [r9 + 174]                             ;   233.2 p5+p10   24 rk
        vpxord zmm6, zmm6, zmm23                                   ;   201.2 p0      14 t[2].3
        vmovdqu64 [rbp + 12480], zmm6                              ;   202.2 p7+p4   14 t[2].3
        vpbroadcastb zmm6, [r9 + 175]                              ;   234.2 p5+p3   24 rk
        vmovdqu64 [rbp + 12544], zmm26                             ;   209.2 p8+p9   24 rk
        vpxord zmm14, zmm14, zmm23                                 ;   202.2 p0      14 t[3].0
        vmovdqu64 [rbp + 12608], zmm14                             ;   203.2 p7+p4   14 t[3].0
        vmovdqu64 [rbp + 12672], zmm27                             ;   210.2 p8+p9   24 rk
        vpxord zmm18, zmm18, zmm23                                 ;   203.2 p0      14 t[3].1
        vmovdqu64 [rbp + 12736], zmm18                             ;   204.2 p7+p4   14 t[3].1
        vpxord zmm19, zmm19, zmm23                                 ;   204.2 p0      14 t[3].2
        vmovdqu64 [rbp + 12800], zmm19                             ;   205.2 p8+p9   14 t[3].2
        vpxord zmm23, zmm23, zmm21                                 ;   205.2 p0      14 t[3].3
        vmovdqu64 [rbp + 12864], zmm23                             ;   206.2 p7+p4   14 t[3].3
        vmovdqu64 [rbp + 12928], zmm28                             ;   211.2 p8+p9   24 rk
        vmovdqu64 [rbp + 12992], zmm29                             ;   212.2 p7+p4   24 rk
        vmovdqu64 [rbp + 13056], zmm1                              ;   213.2 p8+p9   24 rk
        vmovdqu64 [rbp + 13120], zmm7                              ;   214.2 p7+p4   24 rk
        vmovdqu64 [rbp + 13184], zmm8                              ;   215.2 p8+p9   24 rk
        vmovdqu64 [rbp + 13248], zmm9                              ;   216.2 p7+p4   24 rk
        vmovdqu64 [rbp + 13312], zmm10                             ;   217.2 p8+p9   24 rk
        vmovdqu64 [rbp + 13376], zmm13                             ;   218.2 p7+p4   24 rk
        vmovdqu64 [rbp + 13440], zmm15                             ;   219.2 p8+p9   24 rk
        vmovdqu64 [rbp + 13504], zmm31                             ;   220.2 p7+p4   24 rk
        vmovdqu64 [rbp + 13568], zmm12                             ;   221.2 p8+p9   24 rk
        vmovdqu64 [rbp + 13632], zmm16                             ;   222.2 p7+p4   24 rk
        vmovdqu64 [rbp + 13696], zmm0                              ;   223.2 p8+p9   24 rk
        vmovdqu64 [rbp + 13760], zmm11                             ;   224.2 p7+p4   24 rk
        vmovdqu64 [rbp + 13824], zmm2                              ;   225.2 p8+p9   24 rk
        vmovdqu64 [rbp + 13888], zmm3                              ;   226.2 p7+p4   24 rk
        vmovdqu64 [rbp + 13952], zmm17                             ;   227.2 p8+p9   24 rk
        vmovdqu64 [rbp + 14016], zmm30                             ;   228.2 p7+p4   24 rk
        vmovdqu64 [rbp + 14080], zmm4                              ;   229.2 p8+p9   24 rk
        vmovdqu64 [rbp + 14144], zmm22                             ;   230.2 p7+p4   24 rk
        vmovdqu64 [rbp + 14208], zmm5                              ;   231.2 p8+p9   24 rk
        vmovdqu64 [rbp + 14272], zmm24                             ;   232.2 p7+p4   24 rk
        vmovdqu64 [rbp + 14336], zmm20                             ;   233.2 p8+p9   24 rk
        vmovdqu64 [rbp + 14400], zmm25                             ;   234.2 p7+p4   24 rk
        vmovdqu64 [rbp + 14464], zmm6                              ;   235.2 p8+p9   24 rk
        cmp dword [rbp + 14868], 0                                 ;                    no blocks?
        je .blocks_1_done
        mov eax, dword [rbp + 14868]                               ;                    passes of 64
        mov rcx, rax                                               ;                    passes of 64
.blocks_1_share:
        and rax, 0x3f                                              ;                    passes of 64
        mov qword [rbp + 14800], rax                               ;                    passes of 64
        sub rcx, rax                                               ;                    passes of 64
        imul rcx, rcx, 0x10                                        ;                    passes of 64
        mov rdx, qword [rbp + 14808]                               ;                    passes of 64
        add rcx, rdx                                               ;                    passes of 64
        mov qword [rbp + 14816], rcx                               ;                    passes of 64
        cmp rcx, rdx                                               ;                    passes of 64
        je .blocks_1_rest
.blocks_1_again:
        mov r8, qword [rbp + 14808]                                ;                    resident
        mov r9, qword [rbp + 14824]                                ;                    resident
        align 16
.blocks_1:
        vmovd xmm0, [rbp + 14864]                                  ;     0.0 p2      24 low
        vpermq zmm0, zmm0, 0                                       ;     6.0 p5      24 low
        vshufi32x4 zmm0, zmm0, zmm0, 0                             ;     9.0 p5      24 low
        vmovdqu64 zmm1, [rel aes128_ctr.T0_constants512 + 512]     ;     0.5 p3      24 low
        vmovdqu64 zmm2, [rbp + 1920]                               ;     1.0 p2      24 low
        vmovdqu64 zmm3, [rbp + 1984]                               ;     1.5 p3      24 low
        vmovdqu64 zmm4, [rbp + 2048]                               ;     2.0 p2      24 low
        vmovdqu64 zmm5, [rbp + 2112]                               ;     2.5 p3      24 low
        vmovdqu64 zmm6, [rbp + 2176]                               ;     3.0 p2      24 low
        vmovdqu64 zmm7, [rbp + 2240]                               ;     3.5 p3      24 low
        vpshufb zmm8, zmm0, [rel aes128_ctr.T0_constants512 + 448] ;    12.0 p5+p2   24 low
        vpaddb zmm1, zmm1, zmm8                                    ;    13.0 p0      24 low
        vpshufb zmm8, zmm0, [rel aes128_ctr.T0_constants512]       ;    12.0 p5+p3   24 low
        vpshufb zmm9, zmm0, [rel aes128_ctr.T0_constants512 + 576] ;    12.0 p5+p2   24 low
        vpshufb zmm0, zmm0, [rel aes128_ctr.T0_constants512 + 640] ;    12.0 p5+p3   24 low
        vpaddb zmm2, zmm2, zmm8                                    ;    13.0 p0      24 low
        vpaddb zmm3, zmm3, zmm9                                    ;    13.0 p0      24 low
        vpaddb zmm4, zmm4, zmm0                                    ;    13.0 p0      24 low
        vmovdqu64 zmm10, [rbp + 10048]                             ;     6.0 p2      24 low.0 reload
        vpaddb zmm11, zmm1, zmm10                                  ;    14.0 p0      24 low
        vpternlogd zmm10, zmm1, zmm11, 0xd4                        ;    15.0 p5      24 low
        vmovdqu64 zmm1, [rbp + 2304]                               ;     6.5 p3      24 low
        vmovdqu64 zmm12, [rbp + 12160]                             ;     7.0 p2      11 s[2]
        vpxord zmm11, zmm11, [rbp + 13056]                         ;    15.0 p0+p3   11 s[3]
        vmovdqu64 zmm13, [rbp + 12288]                             ;     8.0 p2      11 s[2]
        vmovdqu64 zmm14, [rbp + 12416]                             ;     8.5 p3      11 s[2]
        vmovdqu64 zmm15, [rbp + 12544]                             ;     9.0 p2      11 s[2]
        vmovdqu64 zmm16, [rel aes128_ctr.T0_constants512 + 320]    ;     9.5 p3      24 low reload
        vpshufb zmm10, zmm16, zmm10                                ;    16.0 p5      24 low
        vpaddb zmm2, zmm2, zmm10                                   ;    17.0 p0      24 low
        vmovdqu64 zmm10, [rbp + 12672]                             ;    10.0 p2      11 s[3]
        vmovdqu64 zmm17, [rbp + 12928]                             ;    10.5 p3      11 s[3]
        vmovdqu64 zmm18, [rbp + 12992]                             ;    11.0 p2      11 s[3]
        vpshufb zmm19, zmm16, zmm11                                ;    16.0 p5      14 t[0]
        vpternlogd zmm8, zmm2, [rbp + 5952], 0xb2                  ;    18.0 p0+p3   24 low
        vpxord zmm18, zmm18, zmm2                                  ;    18.0 p5      11 s[3]
        vmovdqu64 zmm2, [rbp + 2880]                               ;    12.0 p2      14 t[0]
        vpshufb zmm8, zmm16, zmm8                                  ;    19.0 p5      24 low
        vmovdqu64 zmm20, [rbp + 3456]                              ;    12.5 p3      14 t[0]
        vmovdqu64 zmm21, [rbp + 2816]                              ;    13.0 p2      14 t[0]
        vpaddb zmm3, zmm3, zmm8                                    ;    20.0 p0      24 low
        vmovdqu64 zmm8, [rel aes128_ctr.T0_constants512 + 128]     ;    13.5 p3      14 t[0] reload
        vmovdqu64 zmm22, [rel aes128_ctr.T0_constants512 + 64]     ;    14.0 p2      14 t[0] reload
        vmovdqa64 zmm23, zmm11                                     ;    16.0         14 t[0] copy
        vpermi2b zmm23, zmm22, zmm8                                ;    20.0 p0+p5   14 t[0]
        vmovdqu64 zmm24, [rel aes128_ctr.T0_constants512 + 256]    ;    14.5 p3      14 t[0] reload
        vmovdqu64 zmm25, [rel aes128_ctr.T0_constants512 + 192]    ;    15.0 p2      14 t[0] reload
        vpermi2b zmm11, zmm25, zmm24                               ;    21.0 p0+p5   14 t[0]
        vpternlogd zmm9, zmm3, [rbp + 6080], 0xb2                  ;    21.0 p0+p3   24 low
        vpxord zmm17, zmm17, zmm3                                  ;    21.0 p0      11 s[3]
        vpshufb zmm3, zmm16, zmm9                                  ;    22.0 p5      24 low
        vpaddb zmm4, zmm4, zmm3                                    ;    23.0 p0      24 low
        vpternlogd zmm0, zmm4, [rbp + 6144], 0xb2                  ;    24.0 p0+p2   24 low
        vpxord zmm10, zmm10, zmm4                                  ;    24.0 p5      11 s[3]
        vpshufb zmm0, zmm16, zmm0                                  ;    25.0 p5      24 low
        vpaddb zmm5, zmm5, zmm0                                    ;    26.0 p0      24 low
        vpternlogd zmm19, zmm23, zmm11, 0xca                       ;    26.0 p0      14 t[0]
        vpxord zmm15, zmm15, zmm5                                  ;    27.0 p5      11 s[2]
        vpandnd zmm0, zmm5, [rbp + 6272]                           ;    27.0 p0+p3   24 low
        vpshufb zmm0, zmm16, zmm0                                  ;    28.0 p5      24 low
        vpxord zmm20, zmm20, zmm19                                 ;    27.0 p0      14 t[0]
        vpxord zmm21, zmm21, zmm19                                 ;    27.0 p5      14 t[0]
        vpaddb zmm6, zmm6, zmm0                                    ;    29.0 p0      24 low
        vpaddb zmm0, zmm21, zmm21                                  ;    28.0 p5      14 t[0]
        vmovdqu64 zmm3, [rel aes128_ctr.T0_constants512 + 384]     ;    17.0 p2      14 t[0] reload
        vpshufb zmm4, zmm3, zmm21                                  ;    28.0 p5      14 t[0]
        vpternlogd zmm4, zmm0, [rbp + 3008], 0x96                  ;    29.0 p0+p3   14 t[0]
        vpxord zmm14, zmm14, zmm6                                  ;    30.0 p0      11 s[2]
        vpandnd zmm0, zmm6, [rbp + 6336]                           ;    30.0 p5+p2   24 low
        vpshufb zmm0, zmm16, zmm0                                  ;    31.0 p5      24 low
        vpaddb zmm7, zmm7, zmm0                                    ;    32.0 p0      24 low
        vpshufb zmm0, zmm16, zmm14                                 ;    31.0 p5      14 t[0]
        vpxord zmm13, zmm13, zmm7                                  ;    33.0 p0      11 s[2]
        vpandnd zmm5, zmm7, [rbp + 6464]                           ;    33.0 p0+p3   24 low
        vmovdqa64 zmm6, zmm18                                      ;    19.0         14 t[1] copy
        vpermi2b zmm6, zmm22, zmm8                                 ;    28.2 p5      14 t[1]
        vmovdqa64 zmm7, zmm14                                      ;    31.0         14 t[0] copy
        vpermi2b zmm7, zmm22, zmm8                                 ;    31.0 p0+p5   14 t[0]
        vpermi2b zmm14, zmm25, zmm24                               ;    32.2 p0+p5   14 t[0]
        vpshufb zmm5, zmm16, zmm5                                  ;    34.0 p5      24 low
        vpshufb zmm9, zmm16, zmm18                                 ;    34.2 p5      14 t[1]
        vpermi2b zmm18, zmm25, zmm24                               ;    36.2 p0+p5   14 t[1]
        vpaddb zmm1, zmm1, zmm5                                    ;    35.0 p0      24 low
        vmovdqu64 zmm5, [rbp + 3072]                               ;    19.0 p2      14 t[1]
        vpxord zmm12, zmm12, zmm1                                  ;    36.0 p0      11 s[2]
        vmovdqu64 zmm1, [rbp + 3648]                               ;    19.5 p3      14 t[1]
        vpshufb zmm11, zmm16, zmm13                                ;    37.2 p5      14 t[1]
        vpternlogd zmm0, zmm7, zmm14, 0xca                         ;    37.2 p0      14 t[0]
        vpshufb zmm7, zmm16, zmm17                                 ;    38.2 p5      14 t[2]
        vmovdqa64 zmm14, zmm17                                     ;    22.0         14 t[2] copy
        vpermi2b zmm14, zmm22, zmm8                                ;    40.2 p0+p5   14 t[2]
        vpermi2b zmm17, zmm25, zmm24                               ;    42.2 p0+p5   14 t[2]
        vmovdqa64 zmm19, zmm13                                     ;    34.0         14 t[1] copy
        vpermi2b zmm19, zmm22, zmm8                                ;    44.2 p0+p5   14 t[1]
        vpermi2b zmm13, zmm25, zmm24                               ;    46.2 p0+p5   14 t[1]
        vpxord zmm2, zmm2, zmm0                                    ;    38.2 p0      14 t[0]
        vmovdqu64 zmm23, [rbp + 3328]                              ;    20.7 p2      14 t[2]
        vpshufb zmm26, zmm16, zmm12                                ;    47.2 p5      14 t[2]
        vmovdqa64 zmm27, zmm12                                     ;    37.0         14 t[2] copy
        vpermi2b zmm27, zmm22, zmm8                                ;    49.2 p0+p5   14 t[2]
        vpermi2b zmm12, zmm25, zmm24                               ;    51.2 p0+p5   14 t[2]
        vmovdqa64 zmm28, zmm4                                      ;    30.0         14 t[0] copy
        vpternlogd zmm28, zmm0, [rbp + 2432], 0x96                 ;    40.2 p0+p3   14 t[0]
        vpaddb zmm29, zmm2, zmm2                                   ;    41.2 p0      14 t[0]
        vpternlogd zmm9, zmm6, zmm18, 0xca                         ;    42.2 p0      14 t[1]
        vpshufb zmm6, zmm3, zmm2                                   ;    52.2 p5      14 t[0]
        vpternlogd zmm2, zmm20, [rbp + 13120], 0x96                ;    43.2 p0+p2   14 t[0]
        vmovdqa64 zmm18, zmm9                                      ;    43.2         14 t[1] copy
        vpternlogd zmm7, zmm14, zmm17, 0xca                        ;    47.2 p0      14 t[2]
        vpxord zmm23, zmm23, zmm7                                  ;    48.2 p0      14 t[2]
        vpternlogd zmm11, zmm19, zmm13, 0xca                       ;    51.2 p0      14 t[1]
        vpxord zmm18, zmm18, zmm11                                 ;    52.2 p0      14 t[1]
        vpxord zmm5, zmm5, zmm11                                   ;    52.2 p0      14 t[1]
        vpternlogd zmm0, zmm6, zmm29, 0x96                         ;    53.2 p0      14 t[0]
        vmovdqu64 zmm11, [rbp + 3584]                              ;    24.7 p3      14 t[2]
        vpshufb zmm13, zmm3, zmm23                                 ;    53.2 p5      14 t[2]
        vpaddb zmm14, zmm23, zmm23                                 ;    50.2 p0      14 t[2]
        vpternlogd zmm6, zmm29, zmm20, 0x96                        ;    53.2 p0      14 t[0]
        vpxord zmm1, zmm1, zmm5                                    ;    53.2 p0      14 t[1]
        vpshufb zmm17, zmm3, zmm5                                  ;    54.2 p5      14 t[1]
        vpaddb zmm5, zmm5, zmm5                                    ;    53.2 p0      14 t[1]
        vpternlogd zmm0, zmm21, [rbp + 2368], 0x96                 ;    54.2 p0+p2   14 t[0]
        vpternlogd zmm6, zmm4, [rbp + 13184], 0x96                 ;    55.2 p0+p3   14 t[0]
        vpshufb zmm4, zmm16, zmm10                                 ;    55.2 p5      14 t[3]
        vmovdqa64 zmm19, zmm10                                     ;    26.7         14 t[3] copy
        vpermi2b zmm19, zmm22, zmm8                                ;    57.2 p0+p5   14 t[3]
        vpermi2b zmm10, zmm25, zmm24                               ;    59.2 p0+p5   14 t[3]
        vpshufb zmm20, zmm16, zmm15                                ;    60.2 p5      14 t[3]
        vmovdqa64 zmm21, zmm15                                     ;    28.0         14 t[3] copy
        vpermi2b zmm21, zmm22, zmm8                                ;    62.2 p0+p5   14 t[3]
        vpermi2b zmm15, zmm25, zmm24                               ;    64.2 p0+p5   14 t[3]
        vmovdqu64 zmm29, [rbp + 3712]                              ;    29.2 p2      14 t[3]
        vpternlogd zmm26, zmm27, zmm12, 0xca                       ;    60.2 p0      14 t[2]
        vpshufb zmm12, zmm3, zmm18                                 ;    65.2 p5      14 t[1]
        vpaddb zmm27, zmm18, zmm18                                 ;    61.2 p0      14 t[1]
        vpternlogd zmm17, zmm5, [rbp + 3392], 0x96                 ;    62.2 p0+p3   14 t[1]
        vmovdqa64 zmm5, zmm1                                       ;    54.2         14 t[1] copy
        vpternlogd zmm5, zmm9, [rbp + 13312], 0x96                 ;    63.2 p0+p2   14 t[1]
        vpternlogd zmm4, zmm19, zmm10, 0xca                        ;    64.2 p0      14 t[3]
        vmovdqu64 zmm10, [rbp + 3328]                              ;    30.8 p3      14 t[2] reload
        vmovdqa64 zmm19, zmm13                                     ;    54.2         14 t[2] copy
        vpternlogd zmm19, zmm14, zmm10, 0x96                       ;    65.2 p0      14 t[2]
        vpxord zmm7, zmm7, zmm26                                   ;    66.2 p0      14 t[2]
        vpxord zmm11, zmm11, zmm26                                 ;    66.2 p5      14 t[2]
        vpternlogd zmm18, zmm17, [rbp + 2496], 0x96                ;    67.2 p0+p2   14 t[1]
        vpternlogd zmm9, zmm12, zmm27, 0x96                        ;    67.2 p5      14 t[1]
        vpternlogd zmm12, zmm27, zmm17, 0x96                       ;    68.2 p0      14 t[1]
        vmovdqu64 zmm17, [rbp + 4608]                              ;    32.3 p3      14 t[3]
        vpxord zmm29, zmm29, zmm4                                  ;    68.2 p5      14 t[3]
        vpternlogd zmm19, zmm11, [rbp + 2688], 0x96                ;    69.2 p0+p2   14 t[2]
        vpshufb zmm26, zmm3, zmm11                                 ;    69.2 p5      14 t[2]
        vpaddb zmm11, zmm11, zmm11                                 ;    70.2 p0      14 t[2]
        vpshufb zmm27, zmm3, zmm7                                  ;    70.2 p5      14 t[2]
        vpternlogd zmm20, zmm21, zmm15, 0xca                       ;    71.2 p0      14 t[3]
        vpaddb zmm15, zmm7, zmm7                                   ;    71.2 p5      14 t[2]
        vpternlogd zmm12, zmm1, [rbp + 13248], 0x96                ;    72.2 p0+p3   14 t[1]
        vmovdqu64 zmm1, [rbp + 2560]                               ;    34.2 p2      14 t[1] reload
        vpternlogd zmm9, zmm1, [rbp + 3520], 0x96                  ;    72.2 p5+p3   14 t[1]
        vpshufb zmm1, zmm16, zmm2                                  ;    73.2 p5      14 t[0]
        vmovdqa64 zmm21, zmm2                                      ;    44.2         14 t[0] copy
        vpermi2b zmm21, zmm22, zmm8                                ;    75.2 p0+p5   14 t[0]
        vpermi2b zmm2, zmm25, zmm24                                ;    77.2 p0+p5   14 t[0]
        vpternlogd zmm26, zmm11, zmm7, 0x96                        ;    75.2 p0      14 t[2]
        vpshufb zmm7, zmm3, zmm29                                  ;    78.2 p5      14 t[3]
        vpaddb zmm11, zmm29, zmm29                                 ;    76.2 p0      14 t[3]
        vpternlogd zmm27, zmm15, [rbp + 3584], 0x96                ;    77.2 p0+p2   14 t[2]
        vpxord zmm4, zmm4, zmm20                                   ;    78.2 p0      14 t[3]
        vpshufb zmm15, zmm16, zmm9                                 ;    79.2 p5      14 t[0]
        vpternlogd zmm20, zmm7, zmm11, 0x96                        ;    79.2 p0      14 t[3]
        vmovdqa64 zmm7, zmm9                                       ;    73.2         14 t[0] copy
        vpermi2b zmm7, zmm22, zmm8                                 ;    81.2 p0+p5   14 t[0]
        vpermi2b zmm9, zmm25, zmm24                                ;    83.2 p0+p5   14 t[0]
        vpternlogd zmm10, zmm26, [rbp + 2944], 0x96                ;    82.2 p0+p3   14 t[2]
        vpternlogd zmm13, zmm14, zmm27, 0x96                       ;    83.2 p0      14 t[2]
        vpternlogd zmm27, zmm23, [rbp + 2624], 0x96                ;    84.2 p0+p2   14 t[2]
        vpshufb zmm11, zmm3, zmm4                                  ;    84.2 p5      14 t[3]
        vpaddb zmm14, zmm4, zmm4                                   ;    85.2 p0      14 t[3]
        vpxord zmm17, zmm17, zmm20                                 ;    85.2 p5      14 t[3]
        vmovdqu64 zmm23, [rbp + 13376]                             ;    39.8 p3      14 t[3].1 reload
        vpternlogd zmm4, zmm23, [rbp + 4672], 0x96                 ;    86.2 p0+p2   14 t[3]
        vpternlogd zmm1, zmm21, zmm2, 0xca                         ;    86.2 p5      14 t[0]
        vmovdqu64 zmm2, [rbp + 3136]                               ;    40.8 p3      14 t[3] reload
        vpternlogd zmm20, zmm2, [rbp + 4032], 0x96                 ;    87.2 p0+p2   14 t[3]
        vpternlogd zmm13, zmm26, [rbp + 2752], 0x96                ;    87.2 p5+p3   14 t[2]
        vpshufb zmm2, zmm16, zmm18                                 ;    88.2 p5      14 t[1]
        vmovdqa64 zmm21, zmm18                                     ;    68.2         14 t[1] copy
        vpermi2b zmm21, zmm22, zmm8                                ;    90.2 p0+p5   14 t[1]
        vpermi2b zmm18, zmm25, zmm24                               ;    92.2 p0+p5   14 t[1]
        vpshufb zmm23, zmm16, zmm19                                ;    93.2 p5      14 t[1]
        vmovdqa64 zmm26, zmm19                                     ;    70.2         14 t[1] copy
        vpermi2b zmm26, zmm22, zmm8                                ;    95.2 p0+p5   14 t[1]
        vpermi2b zmm19, zmm25, zmm24                               ;    97.2 p0+p5   14 t[1]
        vpternlogd zmm11, zmm14, zmm29, 0x96                       ;    92.2 p0      14 t[3]
        vpshufb zmm14, zmm16, zmm28                                ;    98.2 p5      14 t[1]
        vmovdqa64 zmm29, zmm28                                     ;    44.3         14 t[1] copy
        vpermi2b zmm29, zmm22, zmm8                                ;   100.2 p0+p5   14 t[1]
        vpermi2b zmm28, zmm25, zmm24                               ;   102.2 p0+p5   14 t[1]
        vpternlogd zmm15, zmm7, zmm9, 0xca                         ;    95.2 p0      14 t[0]
        vpxord zmm7, zmm1, zmm15                                   ;    96.2 p0      14 t[0]
        vpshufb zmm9, zmm16, zmm13                                 ;   103.2 p5      14 t[0]
        vpternlogd zmm2, zmm21, zmm18, 0xca                        ;    97.2 p0      14 t[1]
        vmovdqa64 zmm18, zmm13                                     ;    88.2         14 t[0] copy
        vpermi2b zmm18, zmm22, zmm8                                ;   105.2 p0+p5   14 t[0]
        vpermi2b zmm13, zmm25, zmm24                               ;   107.2 p0+p5   14 t[0]
        vpternlogd zmm17, zmm11, [rbp + 13440], 0x96               ;   100.2 p0+p2   14 t[3]
        vmovdqu64 zmm21, [rbp + 3200]                              ;    47.7 p3      14 t[3] reload
        vpternlogd zmm11, zmm21, [rbp + 3776], 0x96                ;   101.2 p0+p2   14 t[3]
        vpshufb zmm21, zmm3, zmm7                                  ;   108.2 p5      14 t[0]
        vpternlogd zmm23, zmm26, zmm19, 0xca                       ;   102.2 p0      14 t[1]
        vpaddb zmm19, zmm7, zmm7                                   ;   103.2 p0      14 t[0]
        vpxord zmm26, zmm2, zmm23                                  ;   104.2 p0      14 t[1]
        vpternlogd zmm14, zmm29, zmm28, 0xca                       ;   107.2 p0      14 t[1]
        vpshufb zmm28, zmm16, zmm17                                ;   109.2 p5      14 t[1]
        vpshufb zmm29, zmm16, zmm11                                ;   110.2 p5      14 t[0]
        vpternlogd zmm9, zmm18, zmm13, 0xca                        ;   112.2 p0      14 t[0]
        vmovdqa64 zmm13, zmm17                                     ;   101.2         14 t[1] copy
        vpermi2b zmm13, zmm22, zmm8                                ;   112.2 p0+p5   14 t[1]
        vpermi2b zmm17, zmm25, zmm24                               ;   114.2 p0+p5   14 t[1]
        vmovdqa64 zmm18, zmm11                                     ;   102.2         14 t[0] copy
        vpermi2b zmm18, zmm22, zmm8                                ;   116.2 p0+p5   14 t[0]
        vpermi2b zmm11, zmm25, zmm24                               ;   118.2 p0+p5   14 t[0]
        vpxord zmm2, zmm2, zmm14                                   ;   111.2 p0      14 t[1]
        vpshufb zmm30, zmm3, zmm26                                 ;   119.2 p5      14 t[1]
        vpaddb zmm31, zmm26, zmm26                                 ;   112.2 p0      14 t[1]
        vpternlogd zmm28, zmm13, zmm17, 0xca                       ;   119.2 p0      14 t[1]
        vpternlogd zmm14, zmm30, zmm31, 0x96                       ;   120.2 p0      14 t[1]
        vpxord zmm15, zmm15, zmm9                                  ;   115.2 p0      14 t[0]
        vpshufb zmm13, zmm3, zmm2                                  ;   120.2 p5      14 t[1]
        vpaddb zmm17, zmm2, zmm2                                   ;   116.2 p0      14 t[1]
        vpternlogd zmm13, zmm17, zmm26, 0x96                       ;   121.2 p0      14 t[1]
        vpshufb zmm17, zmm3, zmm15                                 ;   121.2 p5      14 t[0]
        vpaddb zmm26, zmm15, zmm15                                 ;   118.2 p0      14 t[0]
        vpternlogd zmm29, zmm18, zmm11, 0xca                       ;   123.2 p0      14 t[0]
        vpshufb zmm11, zmm16, zmm27                                ;   122.2 p5      14 t[2]
        vmovdqa64 zmm18, zmm27                                     ;    85.2         14 t[2] copy
        vpermi2b zmm18, zmm22, zmm8                                ;   124.2 p0+p5   14 t[2]
        vpermi2b zmm27, zmm25, zmm24                               ;   126.2 p0+p5   14 t[2]
        vmovdqa64 zmm30, zmm4                                      ;    87.2         14 t[2] copy
        vpermi2b zmm30, zmm22, zmm8                                ;   128.2 p0+p5   14 t[2]
        vpternlogd zmm21, zmm19, zmm29, 0x96                       ;   124.2 p0      14 t[0]
        vmovdqa64 zmm19, zmm4                                      ;    87.2         14 t[2] copy
        vpermi2b zmm19, zmm25, zmm24                               ;   130.2 p0+p5   14 t[2]
        vpxord zmm1, zmm1, zmm29                                   ;   125.2 p0      14 t[0]
        vmovdqa64 zmm29, zmm6                                      ;    56.8         14 t[2] copy
        vpermi2b zmm29, zmm22, zmm8                                ;   132.2 p0+p5   14 t[2]
        vpshufb zmm4, zmm16, zmm4                                  ;   133.2 p5      14 t[2]
        vpxord zmm23, zmm23, zmm28                                 ;   127.2 p0      14 t[1]
        vpternlogd zmm11, zmm18, zmm27, 0xca                       ;   131.2 p0      14 t[2]
        vmovdqa64 zmm18, zmm17                                     ;   122.2         14 t[0] copy
        vpternlogd zmm18, zmm26, zmm9, 0x96                        ;   129.2 p0      14 t[0]
        vmovdqa64 zmm27, zmm6                                      ;    58.3         14 t[2] copy
        vpermi2b zmm27, zmm25, zmm24                               ;   135.2 p0+p5   14 t[2]
        vpternlogd zmm17, zmm26, zmm21, 0x96                       ;   131.2 p0      14 t[0]
        vpternlogd zmm21, zmm15, [rbp + 3264], 0x96                ;   132.2 p0+p3   14 t[0]
        vmovdqa64 zmm15, zmm13                                     ;   122.2         14 t[1] copy
        vpternlogd zmm15, zmm28, [rbp + 4288], 0x96                ;   133.2 p0+p2   14 t[1]
        vpternlogd zmm4, zmm30, zmm19, 0xca                        ;   135.2 p0      14 t[2]
        vpshufb zmm19, zmm3, zmm1                                  ;   136.2 p5      14 t[0]
        vpaddb zmm26, zmm1, zmm1                                   ;   135.2 p0      14 t[0]
        vpshufb zmm6, zmm16, zmm6                                  ;   137.2 p5      14 t[2]
        vpternlogd zmm18, zmm1, [rbp + 3840], 0x96                 ;   136.2 p0+p3   14 t[0]
        vpshufb zmm1, zmm3, zmm23                                  ;   138.2 p5      14 t[1]
        vpternlogd zmm19, zmm26, zmm7, 0x96                        ;   137.2 p0      14 t[0]
        vpshufb zmm7, zmm16, zmm5                                  ;   139.2 p5      14 t[2]
        vmovdqa64 zmm26, zmm5                                      ;    64.2         14 t[2] copy
        vpermi2b zmm26, zmm22, zmm8                                ;   141.2 p0+p5   14 t[2]
        vpermi2b zmm5, zmm25, zmm24                                ;   143.2 p0+p5   14 t[2]
        vpaddb zmm30, zmm23, zmm23                                 ;   140.2 p0      14 t[1]
        vpternlogd zmm23, zmm14, [rbp + 4096], 0x96                ;   141.2 p0+p2   14 t[1]
        vpternlogd zmm6, zmm29, zmm27, 0xca                        ;   142.2 p0      14 t[2]
        vpxord zmm27, zmm11, zmm4                                  ;   143.2 p0      14 t[2]
        vpternlogd zmm17, zmm19, [rbp + 3904], 0x96                ;   144.2 p0+p3   14 t[0]
        vpternlogd zmm19, zmm9, [rbp + 3968], 0x96                 ;   144.2 p5+p2   14 t[0]
        vpshufb zmm9, zmm16, zmm0                                  ;   145.2 p5      14 t[3]
        vmovdqa64 zmm29, zmm0                                      ;    64.3         14 t[3] copy
        vpermi2b zmm29, zmm22, zmm8                                ;   147.2 p0+p5   14 t[3]
        vpermi2b zmm0, zmm25, zmm24                                ;   149.2 p0+p5   14 t[3]
        vmovdqa64 zmm31, zmm12                                     ;    73.2         14 t[3] copy
        vpermi2b zmm31, zmm22, zmm8                                ;   151.2 p0+p5   14 t[3]
        vmovdqu64 [rbp + 14528], zmm18                             ;   137.2 p7+p4   14 t[0] spill
        vpshufb zmm18, zmm16, zmm20                                ;   152.2 p5      14 t[3]
        vmovdqu64 [rbp + 14592], zmm15                             ;   134.2 p8+p9   14 t[1] spill
        vmovdqa64 zmm15, zmm20                                     ;    88.2         14 t[3] copy
        vpermi2b zmm15, zmm22, zmm8                                ;   154.2 p0+p5   14 t[3]
        vpermi2b zmm20, zmm25, zmm24                               ;   156.2 p0+p5   14 t[3]
        vpternlogd zmm28, zmm1, zmm30, 0x96                        ;   150.2 p0      14 t[1]
        vmovdqu64 [rbp + 14656], zmm17                             ;   145.2 p7+p4   14 t[0] spill
        vpshufb zmm17, zmm16, zmm12                                ;   157.2 p5      14 t[3]
        vpermi2b zmm12, zmm25, zmm24                               ;   159.2 p0+p5   14 t[3]
        vmovdqu64 [rbp + 14720], zmm19                             ;   145.2 p8+p9   14 t[0] spill
        vmovdqa64 zmm19, zmm10                                     ;    83.2         14 t[3] copy
        vpermi2b zmm19, zmm22, zmm8                                ;   161.2 p0+p5   14 t[3]
        vpternlogd zmm1, zmm30, zmm14, 0x96                        ;   153.2 p0      14 t[1]
        vpshufb zmm14, zmm16, zmm10                                ;   162.2 p5      14 t[3]
        vpermi2b zmm10, zmm25, zmm24                               ;   164.2 p0+p5   14 t[3]
        vpternlogd zmm7, zmm26, zmm5, 0xca                         ;   155.2 p0      14 t[2]
        vpxord zmm4, zmm4, zmm6                                    ;   156.2 p0      14 t[2]
        vpshufb zmm5, zmm3, zmm27                                  ;   165.2 p5      14 t[2]
        vpternlogd zmm9, zmm29, zmm0, 0xca                         ;   157.2 p0      14 t[3]
        vpaddb zmm0, zmm27, zmm27                                  ;   158.2 p0      14 t[2]
        vpternlogd zmm28, zmm2, [rbp + 4160], 0x96                 ;   159.2 p0+p3   14 t[1]
        vpternlogd zmm1, zmm13, [rbp + 4224], 0x96                 ;   160.2 p0+p2   14 t[1]
        vpshufb zmm2, zmm16, zmm21                                 ;   166.2 p5      14 t[0]
        vmovdqa64 zmm13, zmm21                                     ;   133.2         14 t[0] copy
        vpermi2b zmm13, zmm22, zmm8                                ;   168.2 p0+p5   14 t[0]
        vpermi2b zmm21, zmm25, zmm24                               ;   170.2 p0+p5   14 t[0]
        vpxord zmm11, zmm11, zmm7                                  ;   163.2 p0      14 t[2]
        vpshufb zmm26, zmm3, zmm4                                  ;   171.2 p5      14 t[2]
        vpternlogd zmm18, zmm15, zmm20, 0xca                       ;   164.2 p0      14 t[3]
        vpaddb zmm15, zmm4, zmm4                                   ;   165.2 p0      14 t[2]
        vmovdqa64 zmm20, zmm9                                      ;   158.2         14 t[3] copy
        vpternlogd zmm17, zmm31, zmm12, 0xca                       ;   166.2 p0      14 t[3]
        vmovdqa64 zmm12, zmm28                                     ;   160.2         14 t[0] copy
        vpermi2b zmm12, zmm22, zmm8                                ;   173.2 p0+p5   14 t[0]
        vpshufb zmm29, zmm3, zmm11                                 ;   174.2 p5      14 t[2]
        vpternlogd zmm7, zmm5, zmm0, 0x96                          ;   168.2 p0      14 t[2]
        vpshufb zmm0, zmm16, zmm28                                 ;   175.2 p5      14 t[0]
        vpermi2b zmm28, zmm25, zmm24                               ;   177.2 p0+p5   14 t[0]
        vpaddb zmm5, zmm11, zmm11                                  ;   170.2 p0      14 t[2]
        vpternlogd zmm14, zmm19, zmm10, 0xca                       ;   171.2 p0      14 t[3]
        vpxord zmm9, zmm9, zmm18                                   ;   172.2 p0      14 t[3]
        vpxord zmm20, zmm20, zmm17                                 ;   173.2 p0      14 t[3]
        vpternlogd zmm4, zmm7, [rbp + 4352], 0x96                  ;   174.2 p0+p3   14 t[2]
        vpternlogd zmm7, zmm26, zmm15, 0x96                        ;   175.2 p0      14 t[2]
        vpternlogd zmm26, zmm15, zmm6, 0x96                        ;   176.2 p0      14 t[2]
        vpxord zmm18, zmm18, zmm14                                 ;   177.2 p0      14 t[3]
        vpternlogd zmm29, zmm5, zmm27, 0x96                        ;   178.2 p0      14 t[2]
        vpshufb zmm5, zmm3, zmm9                                   ;   178.2 p5      14 t[3]
        vpaddb zmm10, zmm9, zmm9                                   ;   179.2 p0      14 t[3]
        vpternlogd zmm2, zmm13, zmm21, 0xca                        ;   179.2 p5      14 t[0]
        vpshufb zmm13, zmm3, zmm20                                 ;   180.2 p5      14 t[3]
        vpaddb zmm15, zmm20, zmm20                                 ;   180.2 p0      14 t[3]
        vpternlogd zmm26, zmm11, [rbp + 4416], 0x96                ;   181.2 p0+p2   14 t[2]
        vpshufb zmm11, zmm3, zmm18                                 ;   181.2 p5      14 t[3]
        vpaddb zmm19, zmm18, zmm18                                 ;   182.2 p0      14 t[3]
        vpternlogd zmm14, zmm5, zmm10, 0x96                        ;   182.2 p5      14 t[3]
        vpternlogd zmm7, zmm29, [rbp + 4480], 0x96                 ;   183.2 p0+p3   14 t[2]
        vpternlogd zmm29, zmm6, [rbp + 4544], 0x96                 ;   183.2 p5+p2   14 t[2]
        vpshufb zmm5, zmm16, zmm23                                 ;   184.2 p5      14 t[1]
        vmovdqa64 zmm6, zmm23                                      ;   142.2         14 t[1] copy
        vpermi2b zmm6, zmm22, zmm8                                 ;   186.2 p0+p5   14 t[1]
        vpermi2b zmm23, zmm25, zmm24                               ;   188.2 p0+p5   14 t[1]
        vmovdqa64 zmm10, zmm2                                      ;   180.2         14 t[0] copy
        vpternlogd zmm0, zmm12, zmm28, 0xca                        ;   186.2 p0      14 t[0]
        vpternlogd zmm11, zmm19, zmm9, 0x96                        ;   187.2 p0      14 t[3]
        vmovdqa64 zmm9, zmm13                                      ;   181.2         14 t[3] copy
        vpternlogd zmm9, zmm15, zmm17, 0x96                        ;   188.2 p0      14 t[3]
        vmovdqu64 zmm12, [rbp + 14720]                             ;   145.2 p3      14 t[1]
        vpermi2b zmm12, zmm22, zmm8                                ;   190.2 p0+p5   14 t[1]
        vpternlogd zmm13, zmm15, zmm14, 0x96                       ;   190.2 p0      14 t[3]
        vmovdqu64 zmm15, [rbp + 14720]                             ;   145.2 p2      14 t[0] reload
        vpshufb zmm19, zmm16, zmm15                                ;   191.2 p5      14 t[1]
        vpermi2b zmm15, zmm25, zmm24                               ;   193.2 p0+p5   14 t[1]
        vpternlogd zmm14, zmm20, [rbp + 4736], 0x96                ;   192.2 p0+p3   14 t[3]
        vpshufb zmm20, zmm16, zmm26                                ;   194.2 p5      14 t[1]
        vmovdqa64 zmm21, zmm26                                     ;   182.2         14 t[1] copy
        vpermi2b zmm21, zmm22, zmm8                                ;   196.2 p0+p5   14 t[1]
        vpermi2b zmm26, zmm25, zmm24                               ;   198.2 p0+p5   14 t[1]
        vpshufb zmm27, zmm16, zmm7                                 ;   199.2 p5      14 t[0]
        vmovdqa64 zmm28, zmm7                                      ;   184.2         14 t[0] copy
        vpermi2b zmm28, zmm22, zmm8                                ;   201.2 p0+p5   14 t[0]
        vpermi2b zmm7, zmm25, zmm24                                ;   203.2 p0+p5   14 t[0]
        vpternlogd zmm5, zmm6, zmm23, 0xca                         ;   197.2 p0      14 t[1]
        vpxord zmm10, zmm10, zmm0                                  ;   198.2 p0      14 t[0]
        vpternlogd zmm17, zmm11, [rbp + 4928], 0x96                ;   199.2 p0+p2   14 t[3]
        vpternlogd zmm9, zmm18, [rbp + 4800], 0x96                 ;   200.2 p0+p3   14 t[3]
        vpternlogd zmm13, zmm11, [rbp + 4864], 0x96                ;   201.2 p0+p2   14 t[3]
        vpternlogd zmm19, zmm12, zmm15, 0xca                       ;   202.2 p0      14 t[1]
        vmovdqa64 zmm6, zmm5                                       ;   198.2         14 t[1] copy
        vpshufb zmm11, zmm3, zmm10                                 ;   204.2 p5      14 t[0]
        vpaddb zmm12, zmm10, zmm10                                 ;   203.2 p0      14 t[0]
        vpshufb zmm15, zmm16, zmm17                                ;   205.2 p5      14 t[0]
        vmovdqa64 zmm18, zmm17                                     ;   200.2         14 t[0] copy
        vpermi2b zmm18, zmm22, zmm8                                ;   207.2 p0+p5   14 t[0]
        vpermi2b zmm17, zmm25, zmm24                               ;   209.2 p0+p5   14 t[0]
        vpternlogd zmm20, zmm21, zmm26, 0xca                       ;   206.2 p0      14 t[1]
        vpshufb zmm21, zmm16, zmm13                                ;   210.2 p5      14 t[1]
        vpxord zmm5, zmm5, zmm19                                   ;   207.2 p0      14 t[1]
        vmovdqa64 zmm23, zmm13                                     ;   202.2         14 t[1] copy
        vpermi2b zmm23, zmm22, zmm8                                ;   212.2 p0+p5   14 t[1]
        vpermi2b zmm13, zmm25, zmm24                               ;   214.2 p0+p5   14 t[1]
        vpternlogd zmm27, zmm28, zmm7, 0xca                        ;   210.2 p0      14 t[0]
        vpxord zmm6, zmm6, zmm20                                   ;   211.2 p0      14 t[1]
        vpshufb zmm7, zmm3, zmm5                                   ;   215.2 p5      14 t[1]
        vpaddb zmm26, zmm5, zmm5                                   ;   212.2 p0      14 t[1]
        vpxord zmm0, zmm0, zmm27                                   ;   213.2 p0      14 t[0]
        vpternlogd zmm15, zmm18, zmm17, 0xca                       ;   214.2 p0      14 t[0]
        vpshufb zmm17, zmm16, zmm4                                 ;   216.2 p5      14 t[2]
        vmovdqa64 zmm18, zmm4                                      ;   175.2         14 t[2] copy
        vpermi2b zmm18, zmm22, zmm8                                ;   218.2 p0+p5   14 t[2]
        vpermi2b zmm4, zmm25, zmm24                                ;   220.2 p0+p5   14 t[2]
        vmovdqa64 zmm28, zmm9                                      ;   201.2         14 t[2] copy
        vpermi2b zmm28, zmm22, zmm8                                ;   222.2 p0+p5   14 t[2]
        vpternlogd zmm11, zmm12, zmm15, 0x96                       ;   218.2 p0      14 t[0]
        vmovdqa64 zmm12, zmm9                                      ;   201.2         14 t[2] copy
        vpermi2b zmm12, zmm25, zmm24                               ;   224.2 p0+p5   14 t[2]
        vpxord zmm2, zmm2, zmm15                                   ;   220.2 p0      14 t[0]
        vpshufb zmm9, zmm16, zmm9                                  ;   225.2 p5      14 t[2]
        vpshufb zmm15, zmm3, zmm6                                  ;   226.2 p5      14 t[1]
        vpternlogd zmm21, zmm23, zmm13, 0xca                       ;   221.2 p0      14 t[1]
        vpaddb zmm13, zmm6, zmm6                                   ;   222.2 p0      14 t[1]
        vpshufb zmm23, zmm3, zmm0                                  ;   227.2 p5      14 t[0]
        vpternlogd zmm7, zmm26, zmm6, 0x96                         ;   223.2 p0      14 t[1]
        vpaddb zmm6, zmm0, zmm0                                    ;   224.2 p0      14 t[0]
        vmovdqu64 zmm26, [rbp + 14656]                             ;   145.2 p3      14 t[2]
        vpermi2b zmm26, zmm22, zmm8                                ;   229.2 p0+p5   14 t[2]
        vpternlogd zmm17, zmm18, zmm4, 0xca                        ;   226.2 p0      14 t[2]
        vpternlogd zmm0, zmm11, [rbp + 4992], 0x96                 ;   227.2 p0+p2   14 t[0]
        vpshufb zmm4, zmm3, zmm2                                   ;   230.2 p5      14 t[0]
        vpaddb zmm18, zmm2, zmm2                                   ;   228.2 p0      14 t[0]
        vpternlogd zmm19, zmm15, zmm13, 0x96                       ;   229.2 p0      14 t[1]
        vpxord zmm20, zmm20, zmm21                                 ;   230.2 p0      14 t[1]
        vmovdqa64 zmm13, zmm7                                      ;   224.2         14 t[1] copy
        vpternlogd zmm13, zmm21, [rbp + 5440], 0x96                ;   231.2 p0+p3   14 t[1]
        vpternlogd zmm11, zmm23, zmm6, 0x96                        ;   231.2 p5      14 t[0]
        vpternlogd zmm23, zmm6, zmm27, 0x96                        ;   232.2 p0      14 t[0]
        vmovdqu64 zmm6, [rbp + 14656]                              ;   145.2 p2      14 t[0] reload
        vpshufb zmm15, zmm16, zmm6                                 ;   232.2 p5      14 t[2]
        vpermi2b zmm6, zmm25, zmm24                                ;   234.2 p0+p5   14 t[2]
        vpternlogd zmm9, zmm28, zmm12, 0xca                        ;   234.2 p0      14 t[2]
        vpternlogd zmm4, zmm18, zmm10, 0x96                        ;   235.2 p0      14 t[0]
        vmovdqu64 zmm10, [rbp + 14592]                             ;   134.2 p3      14 t[1] reload
        vpshufb zmm12, zmm16, zmm10                                ;   235.2 p5      14 t[2]
        vmovdqa64 zmm18, zmm10                                     ;   140.2         14 t[2] copy
        vpermi2b zmm18, zmm22, zmm8                                ;   237.2 p0+p5   14 t[2]
        vpermi2b zmm10, zmm25, zmm24                               ;   239.2 p0+p5   14 t[2]
        vpshufb zmm28, zmm3, zmm20                                 ;   240.2 p5      14 t[1]
        vpternlogd zmm23, zmm2, [rbp + 5056], 0x96                 ;   238.2 p0+p2   14 t[0]
        vpxord zmm2, zmm17, zmm9                                   ;   239.2 p0      14 t[2]
        vpternlogd zmm15, zmm26, zmm6, 0xca                        ;   240.2 p0      14 t[2]
        vpaddb zmm6, zmm20, zmm20                                  ;   241.2 p0      14 t[1]
        vpternlogd zmm20, zmm19, [rbp + 5248], 0x96                ;   241.2 p5+p3   14 t[1]
        vpternlogd zmm11, zmm4, [rbp + 5120], 0x96                 ;   242.2 p0+p2   14 t[0]
        vpternlogd zmm4, zmm27, [rbp + 5184], 0x96                 ;   242.2 p5+p3   14 t[0]
        vmovdqu64 zmm26, [rbp + 14528]                             ;   137.2 p2      14 t[0] reload
        vpshufb zmm27, zmm16, zmm26                                ;   243.2 p5      14 t[3]
        vmovdqa64 zmm30, zmm26                                     ;   143.2         14 t[3] copy
        vpermi2b zmm30, zmm22, zmm8                                ;   245.2 p0+p5   14 t[3]
        vpermi2b zmm26, zmm25, zmm24                               ;   247.2 p0+p5   14 t[3]
        vmovdqa64 zmm31, zmm1                                      ;   161.2         14 t[3] copy
        vpermi2b zmm31, zmm22, zmm8                                ;   249.2 p0+p5   14 t[3]
        vmovdqu64 [rbp + 14528], zmm23                             ;   239.2 p7+p4   14 t[0] spill
        vpshufb zmm23, zmm16, zmm14                                ;   250.2 p5      14 t[3]
        vmovdqu64 [rbp + 14592], zmm13                             ;   232.2 p8+p9   14 t[1] spill
        vmovdqa64 zmm13, zmm14                                     ;   193.2         14 t[3] copy
        vpermi2b zmm13, zmm22, zmm8                                ;   252.2 p0+p5   14 t[3]
        vpermi2b zmm14, zmm25, zmm24                               ;   254.2 p0+p5   14 t[3]
        vpternlogd zmm12, zmm18, zmm10, 0xca                       ;   248.2 p0      14 t[2]
        vpternlogd zmm21, zmm28, zmm6, 0x96                        ;   249.2 p0      14 t[1]
        vpshufb zmm10, zmm16, zmm1                                 ;   255.2 p5      14 t[3]
        vpermi2b zmm1, zmm25, zmm24                                ;   257.2 p0+p5   14 t[3]
        vmovdqa64 zmm18, zmm29                                     ;   184.2         14 t[3] copy
        vpermi2b zmm18, zmm22, zmm8                                ;   259.2 p0+p5   14 t[3]
        vpternlogd zmm28, zmm6, zmm19, 0x96                        ;   252.2 p0      14 t[1]
        vpshufb zmm6, zmm16, zmm29                                 ;   260.2 p5      14 t[3]
        vpermi2b zmm29, zmm25, zmm24                               ;   262.2 p0+p5   14 t[3]
        vpxord zmm9, zmm9, zmm15                                   ;   254.2 p0      14 t[2]
        vpternlogd zmm27, zmm30, zmm26, 0xca                       ;   255.2 p0      14 t[3]
        vpshufb zmm19, zmm3, zmm2                                  ;   263.2 p5      14 t[2]
        vpaddb zmm26, zmm2, zmm2                                   ;   256.2 p0      14 t[2]
        vpternlogd zmm21, zmm5, [rbp + 5312], 0x96                 ;   257.2 p0+p3   14 t[1]
        vpxord zmm17, zmm17, zmm12                                 ;   258.2 p0      14 t[2]
        vpternlogd zmm28, zmm7, [rbp + 5376], 0x96                 ;   259.2 p0+p2   14 t[1]
        vpshufb zmm5, zmm16, zmm0                                  ;   264.2 p5      14 t[0]
        vmovdqa64 zmm7, zmm0                                       ;   228.2         14 t[0] copy
        vpermi2b zmm7, zmm22, zmm8                                 ;   266.2 p0+p5   14 t[0]
        vpermi2b zmm0, zmm25, zmm24                                ;   268.2 p0+p5   14 t[0]
        vpternlogd zmm23, zmm13, zmm14, 0xca                       ;   262.2 p0      14 t[3]
        vpshufb zmm13, zmm3, zmm9                                  ;   269.2 p5      14 t[2]
        vpternlogd zmm10, zmm31, zmm1, 0xca                        ;   263.2 p0      14 t[3]
        vpaddb zmm1, zmm9, zmm9                                    ;   264.2 p0      14 t[2]
        vpxord zmm14, zmm27, zmm10                                 ;   265.2 p0      14 t[3]
        vpternlogd zmm12, zmm19, zmm26, 0x96                       ;   266.2 p0      14 t[2]
        vpshufb zmm19, zmm16, zmm21                                ;   270.2 p5      14 t[0]
        vpshufb zmm26, zmm3, zmm17                                 ;   271.2 p5      14 t[2]
        vpternlogd zmm6, zmm18, zmm29, 0xca                        ;   267.2 p0      14 t[3]
        vpaddb zmm18, zmm17, zmm17                                 ;   268.2 p0      14 t[2]
        vmovdqa64 zmm29, zmm21                                     ;   258.2         14 t[0] copy
        vpermi2b zmm29, zmm22, zmm8                                ;   273.2 p0+p5   14 t[0]
        vpermi2b zmm21, zmm25, zmm24                               ;   275.2 p0+p5   14 t[0]
        vpxord zmm27, zmm27, zmm23                                 ;   271.2 p0      14 t[3]
        vpternlogd zmm26, zmm18, zmm2, 0x96                        ;   272.2 p0      14 t[2]
        vpshufb zmm2, zmm3, zmm14                                  ;   276.2 p5      14 t[3]
        vpaddb zmm18, zmm14, zmm14                                 ;   273.2 p0      14 t[3]
        vpternlogd zmm5, zmm7, zmm0, 0xca                          ;   274.2 p0      14 t[0]
        vpternlogd zmm9, zmm12, [rbp + 5504], 0x96                 ;   275.2 p0+p3   14 t[2]
        vpxord zmm23, zmm23, zmm6                                  ;   276.2 p0      14 t[3]
        vpternlogd zmm12, zmm13, zmm1, 0x96                        ;   277.2 p0      14 t[2]
        vpternlogd zmm13, zmm1, zmm15, 0x96                        ;   277.2 p5      14 t[2]
        vpshufb zmm0, zmm3, zmm27                                  ;   278.2 p5      14 t[3]
        vpaddb zmm1, zmm27, zmm27                                  ;   278.2 p0      14 t[3]
        vpternlogd zmm15, zmm26, [rbp + 5696], 0x96                ;   279.2 p0+p2   14 t[2]
        vpternlogd zmm13, zmm17, [rbp + 5568], 0x96                ;   279.2 p5+p3   14 t[2]
        vmovdqa64 zmm7, zmm5                                       ;   275.2         14 t[0] copy
        vpternlogd zmm12, zmm26, [rbp + 5632], 0x96                ;   280.2 p0+p2   14 t[2]
        vpshufb zmm17, zmm16, zmm20                                ;   280.2 p5      14 t[1]
        vmovdqa64 zmm26, zmm20                                     ;   242.2         14 t[1] copy
        vpermi2b zmm26, zmm22, zmm8                                ;   282.2 p0+p5   14 t[1]
        vpermi2b zmm20, zmm25, zmm24                               ;   284.2 p0+p5   14 t[1]
        vpternlogd zmm6, zmm0, zmm1, 0x96                          ;   283.2 p0      14 t[3]
        vpshufb zmm0, zmm3, zmm23                                  ;   285.2 p5      14 t[3]
        vpaddb zmm1, zmm23, zmm23                                  ;   284.2 p0      14 t[3]
        vpternlogd zmm19, zmm29, zmm21, 0xca                       ;   285.2 p0      14 t[0]
        vmovdqa64 zmm21, zmm2                                      ;   277.2         14 t[3] copy
        vpternlogd zmm21, zmm18, zmm10, 0x96                       ;   286.2 p0      14 t[3]
        vpshufb zmm29, zmm16, zmm13                                ;   286.2 p5      14 t[1]
        vpternlogd zmm0, zmm1, zmm27, 0x96                         ;   287.2 p0      14 t[3]
        vmovdqa64 zmm1, zmm4                                       ;   243.2         14 t[1] copy
        vpermi2b zmm1, zmm22, zmm8                                 ;   289.2 p5      14 t[1]
        vpshufb zmm27, zmm16, zmm12                                ;   290.2 p5      14 t[0]
        vpternlogd zmm2, zmm18, zmm6, 0x96                         ;   288.2 p0      14 t[3]
        vpshufb zmm18, zmm16, zmm4                                 ;   291.2 p5      14 t[1]
        vpermi2b zmm4, zmm25, zmm24                                ;   293.2 p0+p5   14 t[1]
        vpternlogd zmm17, zmm26, zmm20, 0xca                       ;   290.2 p0      14 t[1]
        vmovdqa64 zmm20, zmm13                                     ;   280.2         14 t[1] copy
        vpermi2b zmm20, zmm22, zmm8                                ;   295.2 p0+p5   14 t[1]
        vpermi2b zmm13, zmm25, zmm24                               ;   297.2 p0+p5   14 t[1]
        vmovdqa64 zmm26, zmm12                                     ;   281.2         14 t[0] copy
        vpermi2b zmm26, zmm22, zmm8                                ;   299.2 p0+p5   14 t[0]
        vpermi2b zmm12, zmm25, zmm24                               ;   301.2 p0+p5   14 t[0]
        vpternlogd zmm6, zmm14, [rbp + 5760], 0x96                 ;   295.2 p0+p3   14 t[3]
        vpxord zmm7, zmm7, zmm19                                   ;   296.2 p0      14 t[0]
        vpternlogd zmm21, zmm23, [rbp + 5824], 0x96                ;   297.2 p0+p2   14 t[3]
        vpternlogd zmm10, zmm0, [rbp + 6016], 0x96                 ;   298.2 p0+p3   14 t[3]
        vpternlogd zmm2, zmm0, [rbp + 5888], 0x96                  ;   299.2 p0+p2   14 t[3]
        vmovdqa64 zmm0, zmm17                                      ;   291.2         14 t[1] copy
        vpternlogd zmm18, zmm1, zmm4, 0xca                         ;   300.2 p0      14 t[1]
        vpshufb zmm1, zmm3, zmm7                                   ;   302.2 p5      14 t[0]
        vpaddb zmm4, zmm7, zmm7                                    ;   301.2 p0      14 t[0]
        vpshufb zmm14, zmm16, zmm10                                ;   303.2 p5      14 t[0]
        vmovdqa64 zmm23, zmm10                                     ;   299.2         14 t[0] copy
        vpermi2b zmm23, zmm22, zmm8                                ;   305.2 p0+p5   14 t[0]
        vpternlogd zmm29, zmm20, zmm13, 0xca                       ;   303.2 p0      14 t[1]
        vpermi2b zmm10, zmm25, zmm24                               ;   307.2 p0+p5   14 t[0]
        vpshufb zmm13, zmm16, zmm2                                 ;   308.2 p5      14 t[1]
        vpxord zmm17, zmm17, zmm18                                 ;   305.2 p0      14 t[1]
        vmovdqa64 zmm20, zmm2                                      ;   300.2         14 t[1] copy
        vpermi2b zmm20, zmm22, zmm8                                ;   310.2 p0+p5   14 t[1]
        vpternlogd zmm27, zmm26, zmm12, 0xca                       ;   307.2 p0      14 t[0]
        vpermi2b zmm2, zmm25, zmm24                                ;   312.2 p0+p5   14 t[1]
        vpxord zmm0, zmm0, zmm29                                   ;   309.2 p0      14 t[1]
        vpshufb zmm12, zmm3, zmm17                                 ;   313.2 p5      14 t[1]
        vpaddb zmm26, zmm17, zmm17                                 ;   310.2 p0      14 t[1]
        vpternlogd zmm14, zmm23, zmm10, 0xca                       ;   312.2 p0      14 t[0]
        vmovdqa64 zmm10, zmm9                                      ;   276.2         14 t[2] copy
        vpermi2b zmm10, zmm22, zmm8                                ;   315.2 p0+p5   14 t[2]
        vpxord zmm19, zmm19, zmm27                                 ;   313.2 p0      14 t[0]
        vpshufb zmm23, zmm16, zmm9                                 ;   316.2 p5      14 t[2]
        vpermi2b zmm9, zmm25, zmm24                                ;   318.2 p0+p5   14 t[2]
        vmovdqa64 zmm30, zmm21                                     ;   298.2         14 t[2] copy
        vpermi2b zmm30, zmm22, zmm8                                ;   320.2 p0+p5   14 t[2]
        vpternlogd zmm1, zmm4, zmm14, 0x96                         ;   316.2 p0      14 t[0]
        vmovdqa64 zmm4, zmm21                                      ;   298.2         14 t[2] copy
        vpermi2b zmm4, zmm25, zmm24                                ;   322.2 p0+p5   14 t[2]
        vpxord zmm5, zmm5, zmm14                                   ;   318.2 p0      14 t[0]
        vpshufb zmm14, zmm16, zmm21                                ;   323.2 p5      14 t[2]
        vpternlogd zmm13, zmm20, zmm2, 0xca                        ;   319.2 p0      14 t[1]
        vpshufb zmm2, zmm3, zmm0                                   ;   324.2 p5      14 t[1]
        vpaddb zmm20, zmm0, zmm0                                   ;   320.2 p0      14 t[1]
        vpternlogd zmm12, zmm26, zmm0, 0x96                        ;   321.2 p0      14 t[1]
        vpshufb zmm0, zmm3, zmm19                                  ;   325.2 p5      14 t[0]
        vpaddb zmm21, zmm19, zmm19                                 ;   322.2 p0      14 t[0]
        vmovdqa64 zmm26, zmm11                                     ;   243.2         14 t[2] copy
        vpermi2b zmm26, zmm22, zmm8                                ;   327.2 p0+p5   14 t[2]
        vpternlogd zmm23, zmm10, zmm9, 0xca                        ;   324.2 p0      14 t[2]
        vpternlogd zmm19, zmm1, [rbp + 6208], 0x96                 ;   325.2 p0+p3   14 t[0]
        vpshufb zmm9, zmm3, zmm5                                   ;   328.2 p5      14 t[0]
        vpternlogd zmm18, zmm2, zmm20, 0x96                        ;   326.2 p0      14 t[1]
        vpaddb zmm2, zmm5, zmm5                                    ;   327.2 p0      14 t[0]
        vpxord zmm29, zmm29, zmm13                                 ;   328.2 p0      14 t[1]
        vmovdqa64 zmm10, zmm12                                     ;   322.2         14 t[1] copy
        vpternlogd zmm10, zmm13, [rbp + 6848], 0x96                ;   329.2 p0+p2   14 t[1]
        vpternlogd zmm14, zmm30, zmm4, 0xca                        ;   329.2 p5      14 t[2]
        vpternlogd zmm1, zmm0, zmm21, 0x96                         ;   330.2 p0      14 t[0]
        vpternlogd zmm0, zmm21, zmm27, 0x96                        ;   330.2 p5      14 t[0]
        vpshufb zmm4, zmm16, zmm11                                 ;   331.2 p5      14 t[2]
        vpermi2b zmm11, zmm25, zmm24                               ;   333.2 p0+p5   14 t[2]
        vpternlogd zmm9, zmm2, zmm7, 0x96                          ;   332.2 p0      14 t[0]
        vmovdqu64 zmm2, [rbp + 14592]                              ;   232.2 p3      14 t[1] reload
        vpshufb zmm7, zmm16, zmm2                                  ;   334.2 p5      14 t[2]
        vmovdqa64 zmm20, zmm2                                      ;   238.2         14 t[2] copy
        vpermi2b zmm20, zmm22, zmm8                                ;   336.2 p0+p5   14 t[2]
        vpermi2b zmm2, zmm25, zmm24                                ;   338.2 p0+p5   14 t[2]
        vpshufb zmm21, zmm3, zmm29                                 ;   339.2 p5      14 t[1]
        vpternlogd zmm0, zmm5, [rbp + 6400], 0x96                  ;   335.2 p0+p2   14 t[0]
        vpxord zmm5, zmm23, zmm14                                  ;   336.2 p0      14 t[2]
        vpternlogd zmm4, zmm26, zmm11, 0xca                        ;   338.2 p0      14 t[2]
        vpaddb zmm11, zmm29, zmm29                                 ;   338.2 p0      14 t[1]
        vpternlogd zmm29, zmm18, [rbp + 6656], 0x96                ;   339.2 p0+p3   14 t[1]
        vpternlogd zmm1, zmm9, [rbp + 6528], 0x96                  ;   340.2 p0+p2   14 t[0]
        vpternlogd zmm9, zmm27, [rbp + 6592], 0x96                 ;   340.2 p5+p3   14 t[0]
        vmovdqu64 zmm26, [rbp + 14528]                             ;   239.2 p2      14 t[0] reload
        vpshufb zmm27, zmm16, zmm26                                ;   341.2 p5      14 t[3]
        vmovdqa64 zmm30, zmm26                                     ;   245.2         14 t[3] copy
        vpermi2b zmm30, zmm22, zmm8                                ;   343.2 p0+p5   14 t[3]
        vpermi2b zmm26, zmm25, zmm24                               ;   345.2 p0+p5   14 t[3]
        vmovdqa64 zmm31, zmm28                                     ;   260.2         14 t[3] copy
        vpermi2b zmm31, zmm22, zmm8                                ;   347.2 p0+p5   14 t[3]
        vmovdqu64 [rbp + 14528], zmm0                              ;   336.2 p7+p4   14 t[0] spill
        vpshufb zmm0, zmm16, zmm6                                  ;   348.2 p5      14 t[3]
        vmovdqu64 [rbp + 14592], zmm10                             ;   330.2 p8+p9   14 t[1] spill
        vmovdqa64 zmm10, zmm6                                      ;   296.2         14 t[3] copy
        vpermi2b zmm10, zmm22, zmm8                                ;   350.2 p0+p5   14 t[3]
        vpermi2b zmm6, zmm25, zmm24                                ;   352.2 p0+p5   14 t[3]
        vpternlogd zmm7, zmm20, zmm2, 0xca                         ;   346.2 p0      14 t[2]
        vpternlogd zmm13, zmm21, zmm11, 0x96                       ;   347.2 p0      14 t[1]
        vpshufb zmm2, zmm16, zmm28                                 ;   353.2 p5      14 t[3]
        vpermi2b zmm28, zmm25, zmm24                               ;   355.2 p0+p5   14 t[3]
        vmovdqa64 zmm20, zmm15                                     ;   280.2         14 t[3] copy
        vpermi2b zmm20, zmm22, zmm8                                ;   357.2 p0+p5   14 t[3]
        vpternlogd zmm21, zmm11, zmm18, 0x96                       ;   350.2 p0      14 t[1]
        vpshufb zmm11, zmm16, zmm15                                ;   358.2 p5      14 t[3]
        vpermi2b zmm15, zmm25, zmm24                               ;   360.2 p0+p5   14 t[3]
        vpxord zmm14, zmm14, zmm4                                  ;   352.2 p0      14 t[2]
        vpshufb zmm18, zmm3, zmm5                                  ;   361.2 p5      14 t[2]
        vpternlogd zmm27, zmm30, zmm26, 0xca                       ;   353.2 p0      14 t[3]
        vpaddb zmm26, zmm5, zmm5                                   ;   354.2 p0      14 t[2]
        vpternlogd zmm13, zmm17, [rbp + 6720], 0x96                ;   355.2 p0+p3   14 t[1]
        vpxord zmm23, zmm23, zmm7                                  ;   356.2 p0      14 t[2]
        vpternlogd zmm21, zmm12, [rbp + 6784], 0x96                ;   357.2 p0+p2   14 t[1]
        vpshufb zmm12, zmm16, zmm19                                ;   362.2 p5      14 t[0]
        vmovdqa64 zmm17, zmm19                                     ;   326.2         14 t[0] copy
        vpermi2b zmm17, zmm22, zmm8                                ;   364.2 p0+p5   14 t[0]
        vpermi2b zmm19, zmm25, zmm24                               ;   366.2 p0+p5   14 t[0]
        vpternlogd zmm0, zmm10, zmm6, 0xca                         ;   360.2 p0      14 t[3]
        vpshufb zmm6, zmm3, zmm14                                  ;   367.2 p5      14 t[2]
        vpternlogd zmm2, zmm31, zmm28, 0xca                        ;   361.2 p0      14 t[3]
        vpaddb zmm10, zmm14, zmm14                                 ;   362.2 p0      14 t[2]
        vpxord zmm28, zmm27, zmm2                                  ;   363.2 p0      14 t[3]
        vpternlogd zmm7, zmm18, zmm26, 0x96                        ;   364.2 p0      14 t[2]
        vpshufb zmm18, zmm16, zmm13                                ;   368.2 p5      14 t[0]
        vpshufb zmm26, zmm3, zmm23                                 ;   369.2 p5      14 t[2]
        vpternlogd zmm11, zmm20, zmm15, 0xca                       ;   365.2 p0      14 t[3]
        vpaddb zmm15, zmm23, zmm23                                 ;   366.2 p0      14 t[2]
        vmovdqa64 zmm20, zmm13                                     ;   356.2         14 t[0] copy
        vpermi2b zmm20, zmm22, zmm8                                ;   371.2 p0+p5   14 t[0]
        vpermi2b zmm13, zmm25, zmm24                               ;   373.2 p0+p5   14 t[0]
        vpxord zmm27, zmm27, zmm0                                  ;   369.2 p0      14 t[3]
        vpternlogd zmm26, zmm15, zmm5, 0x96                        ;   370.2 p0      14 t[2]
        vpshufb zmm5, zmm3, zmm28                                  ;   374.2 p5      14 t[3]
        vpaddb zmm15, zmm28, zmm28                                 ;   371.2 p0      14 t[3]
        vpternlogd zmm12, zmm17, zmm19, 0xca                       ;   372.2 p0      14 t[0]
        vpternlogd zmm14, zmm7, [rbp + 6912], 0x96                 ;   373.2 p0+p3   14 t[2]
        vpxord zmm0, zmm0, zmm11                                   ;   374.2 p0      14 t[3]
        vpternlogd zmm7, zmm6, zmm10, 0x96                         ;   375.2 p0      14 t[2]
        vpternlogd zmm6, zmm10, zmm4, 0x96                         ;   375.2 p5      14 t[2]
        vpshufb zmm10, zmm3, zmm27                                 ;   376.2 p5      14 t[3]
        vpaddb zmm17, zmm27, zmm27                                 ;   376.2 p0      14 t[3]
        vpternlogd zmm4, zmm26, [rbp + 7104], 0x96                 ;   377.2 p0+p2   14 t[2]
        vpternlogd zmm6, zmm23, [rbp + 6976], 0x96                 ;   377.2 p5+p3   14 t[2]
        vmovdqa64 zmm19, zmm12                                     ;   373.2         14 t[0] copy
        vpternlogd zmm7, zmm26, [rbp + 7040], 0x96                 ;   378.2 p0+p2   14 t[2]
        vpshufb zmm23, zmm16, zmm29                                ;   378.2 p5      14 t[1]
        vmovdqa64 zmm26, zmm29                                     ;   340.2         14 t[1] copy
        vpermi2b zmm26, zmm22, zmm8                                ;   380.2 p0+p5   14 t[1]
        vpermi2b zmm29, zmm25, zmm24                               ;   382.2 p0+p5   14 t[1]
        vpternlogd zmm11, zmm10, zmm17, 0x96                       ;   381.2 p0      14 t[3]
        vpshufb zmm10, zmm3, zmm0                                  ;   383.2 p5      14 t[3]
        vpaddb zmm17, zmm0, zmm0                                   ;   382.2 p0      14 t[3]
        vpternlogd zmm18, zmm20, zmm13, 0xca                       ;   383.2 p0      14 t[0]
        vmovdqa64 zmm13, zmm5                                      ;   375.2         14 t[3] copy
        vpternlogd zmm13, zmm15, zmm2, 0x96                        ;   384.2 p0      14 t[3]
        vpshufb zmm20, zmm16, zmm6                                 ;   384.2 p5      14 t[1]
        vpternlogd zmm10, zmm17, zmm27, 0x96                       ;   385.2 p0      14 t[3]
        vmovdqa64 zmm17, zmm9                                      ;   341.2         14 t[1] copy
        vpermi2b zmm17, zmm22, zmm8                                ;   387.2 p5      14 t[1]
        vpshufb zmm27, zmm16, zmm7                                 ;   388.2 p5      14 t[0]
        vpternlogd zmm5, zmm15, zmm11, 0x96                        ;   386.2 p0      14 t[3]
        vpshufb zmm15, zmm16, zmm9                                 ;   389.2 p5      14 t[1]
        vpermi2b zmm9, zmm25, zmm24                                ;   391.2 p0+p5   14 t[1]
        vpternlogd zmm23, zmm26, zmm29, 0xca                       ;   388.2 p0      14 t[1]
        vmovdqa64 zmm26, zmm6                                      ;   378.2         14 t[1] copy
        vpermi2b zmm26, zmm22, zmm8                                ;   393.2 p0+p5   14 t[1]
        vpermi2b zmm6, zmm25, zmm24                                ;   395.2 p0+p5   14 t[1]
        vmovdqa64 zmm29, zmm7                                      ;   379.2         14 t[0] copy
        vpermi2b zmm29, zmm22, zmm8                                ;   397.2 p0+p5   14 t[0]
        vpermi2b zmm7, zmm25, zmm24                                ;   399.2 p0+p5   14 t[0]
        vpternlogd zmm11, zmm28, [rbp + 7168], 0x96                ;   393.2 p0+p3   14 t[3]
        vpxord zmm19, zmm19, zmm18                                 ;   394.2 p0      14 t[0]
        vpternlogd zmm13, zmm0, [rbp + 7232], 0x96                 ;   395.2 p0+p2   14 t[3]
        vpternlogd zmm2, zmm10, [rbp + 7360], 0x96                 ;   396.2 p0+p3   14 t[3]
        vpternlogd zmm5, zmm10, [rbp + 7296], 0x96                 ;   397.2 p0+p2   14 t[3]
        vmovdqa64 zmm0, zmm23                                      ;   389.2         14 t[1] copy
        vpternlogd zmm15, zmm17, zmm9, 0xca                        ;   398.2 p0      14 t[1]
        vpshufb zmm9, zmm3, zmm19                                  ;   400.2 p5      14 t[0]
        vpaddb zmm10, zmm19, zmm19                                 ;   399.2 p0      14 t[0]
        vpshufb zmm17, zmm16, zmm2                                 ;   401.2 p5      14 t[0]
        vmovdqa64 zmm28, zmm2                                      ;   397.2         14 t[0] copy
        vpermi2b zmm28, zmm22, zmm8                                ;   403.2 p0+p5   14 t[0]
        vpternlogd zmm20, zmm26, zmm6, 0xca                        ;   401.2 p0      14 t[1]
        vpermi2b zmm2, zmm25, zmm24                                ;   405.2 p0+p5   14 t[0]
        vpshufb zmm6, zmm16, zmm5                                  ;   406.2 p5      14 t[1]
        vpxord zmm23, zmm23, zmm15                                 ;   403.2 p0      14 t[1]
        vmovdqa64 zmm26, zmm5                                      ;   398.2         14 t[1] copy
        vpermi2b zmm26, zmm22, zmm8                                ;   408.2 p0+p5   14 t[1]
        vpternlogd zmm27, zmm29, zmm7, 0xca                        ;   405.2 p0      14 t[0]
        vpermi2b zmm5, zmm25, zmm24                                ;   410.2 p0+p5   14 t[1]
        vpxord zmm0, zmm0, zmm20                                   ;   407.2 p0      14 t[1]
        vpshufb zmm7, zmm3, zmm23                                  ;   411.2 p5      14 t[1]
        vpaddb zmm29, zmm23, zmm23                                 ;   408.2 p0      14 t[1]
        vpternlogd zmm17, zmm28, zmm2, 0xca                        ;   410.2 p0      14 t[0]
        vmovdqa64 zmm2, zmm14                                      ;   374.2         14 t[2] copy
        vpermi2b zmm2, zmm22, zmm8                                 ;   413.2 p0+p5   14 t[2]
        vpxord zmm18, zmm18, zmm27                                 ;   411.2 p0      14 t[0]
        vpshufb zmm28, zmm16, zmm14                                ;   414.2 p5      14 t[2]
        vpermi2b zmm14, zmm25, zmm24                               ;   416.2 p0+p5   14 t[2]
        vmovdqa64 zmm30, zmm13                                     ;   396.2         14 t[2] copy
        vpermi2b zmm30, zmm22, zmm8                                ;   418.2 p0+p5   14 t[2]
        vpternlogd zmm9, zmm10, zmm17, 0x96                        ;   414.2 p0      14 t[0]
        vmovdqa64 zmm10, zmm13                                     ;   396.2         14 t[2] copy
        vpermi2b zmm10, zmm25, zmm24                               ;   420.2 p0+p5   14 t[2]
        vpxord zmm12, zmm12, zmm17                                 ;   416.2 p0      14 t[0]
        vpshufb zmm13, zmm16, zmm13                                ;   421.2 p5      14 t[2]
        vpternlogd zmm6, zmm26, zmm5, 0xca                         ;   417.2 p0      14 t[1]
        vpshufb zmm5, zmm3, zmm0                                   ;   422.2 p5      14 t[1]
        vpaddb zmm17, zmm0, zmm0                                   ;   418.2 p0      14 t[1]
        vpternlogd zmm7, zmm29, zmm0, 0x96                         ;   419.2 p0      14 t[1]
        vpshufb zmm0, zmm3, zmm18                                  ;   423.2 p5      14 t[0]
        vpaddb zmm26, zmm18, zmm18                                 ;   420.2 p0      14 t[0]
        vmovdqa64 zmm29, zmm1                                      ;   341.2         14 t[2] copy
        vpermi2b zmm29, zmm22, zmm8                                ;   425.2 p0+p5   14 t[2]
        vpternlogd zmm28, zmm2, zmm14, 0xca                        ;   422.2 p0      14 t[2]
        vpternlogd zmm18, zmm9, [rbp + 7424], 0x96                 ;   423.2 p0+p3   14 t[0]
        vpshufb zmm2, zmm3, zmm12                                  ;   426.2 p5      14 t[0]
        vpternlogd zmm15, zmm5, zmm17, 0x96                        ;   424.2 p0      14 t[1]
        vpaddb zmm5, zmm12, zmm12                                  ;   425.2 p0      14 t[0]
        vpxord zmm20, zmm20, zmm6                                  ;   426.2 p0      14 t[1]
        vmovdqa64 zmm14, zmm7                                      ;   420.2         14 t[1] copy
        vpternlogd zmm14, zmm6, [rbp + 7872], 0x96                 ;   427.2 p0+p2   14 t[1]
        vpternlogd zmm13, zmm30, zmm10, 0xca                       ;   427.2 p5      14 t[2]
        vpternlogd zmm9, zmm0, zmm26, 0x96                         ;   428.2 p0      14 t[0]
        vpternlogd zmm0, zmm26, zmm27, 0x96                        ;   428.2 p5      14 t[0]
        vpshufb zmm10, zmm16, zmm1                                 ;   429.2 p5      14 t[2]
        vpermi2b zmm1, zmm25, zmm24                                ;   431.2 p0+p5   14 t[2]
        vpternlogd zmm2, zmm5, zmm19, 0x96                         ;   430.2 p0      14 t[0]
        vmovdqu64 zmm5, [rbp + 14592]                              ;   330.2 p3      14 t[1] reload
        vpshufb zmm17, zmm16, zmm5                                 ;   432.2 p5      14 t[2]
        vmovdqa64 zmm19, zmm5                                      ;   336.2         14 t[2] copy
        vpermi2b zmm19, zmm22, zmm8                                ;   434.2 p0+p5   14 t[2]
        vpermi2b zmm5, zmm25, zmm24                                ;   436.2 p0+p5   14 t[2]
        vpshufb zmm26, zmm3, zmm20                                 ;   437.2 p5      14 t[1]
        vpternlogd zmm0, zmm12, [rbp + 7488], 0x96                 ;   433.2 p0+p2   14 t[0]
        vpxord zmm12, zmm28, zmm13                                 ;   434.2 p0      14 t[2]
        vpternlogd zmm10, zmm29, zmm1, 0xca                        ;   436.2 p0      14 t[2]
        vpaddb zmm1, zmm20, zmm20                                  ;   436.2 p0      14 t[1]
        vpternlogd zmm20, zmm15, [rbp + 7680], 0x96                ;   437.2 p0+p3   14 t[1]
        vpternlogd zmm9, zmm2, [rbp + 7552], 0x96                  ;   438.2 p0+p2   14 t[0]
        vpternlogd zmm2, zmm27, [rbp + 7616], 0x96                 ;   438.2 p5+p3   14 t[0]
        vmovdqu64 zmm27, [rbp + 14528]                             ;   336.2 p2      14 t[0] reload
        vpshufb zmm29, zmm16, zmm27                                ;   439.2 p5      14 t[3]
        vmovdqa64 zmm30, zmm27                                     ;   342.2         14 t[3] copy
        vpermi2b zmm30, zmm22, zmm8                                ;   441.2 p0+p5   14 t[3]
        vpermi2b zmm27, zmm25, zmm24                               ;   443.2 p0+p5   14 t[3]
        vmovdqa64 zmm31, zmm21                                     ;   358.2         14 t[3] copy
        vpermi2b zmm31, zmm22, zmm8                                ;   445.2 p0+p5   14 t[3]
        vmovdqu64 [rbp + 14528], zmm0                              ;   434.2 p7+p4   14 t[0] spill
        vpshufb zmm0, zmm16, zmm11                                 ;   446.2 p5      14 t[3]
        vmovdqu64 [rbp + 14592], zmm14                             ;   428.2 p8+p9   14 t[1] spill
        vmovdqa64 zmm14, zmm11                                     ;   394.2         14 t[3] copy
        vpermi2b zmm14, zmm22, zmm8                                ;   448.2 p0+p5   14 t[3]
        vpermi2b zmm11, zmm25, zmm24                               ;   450.2 p0+p5   14 t[3]
        vpternlogd zmm17, zmm19, zmm5, 0xca                        ;   444.2 p0      14 t[2]
        vpternlogd zmm6, zmm26, zmm1, 0x96                         ;   445.2 p0      14 t[1]
        vpshufb zmm5, zmm16, zmm21                                 ;   451.2 p5      14 t[3]
        vpermi2b zmm21, zmm25, zmm24                               ;   453.2 p0+p5   14 t[3]
        vmovdqa64 zmm19, zmm4                                      ;   378.2         14 t[3] copy
        vpermi2b zmm19, zmm22, zmm8                                ;   455.2 p0+p5   14 t[3]
        vpternlogd zmm26, zmm1, zmm15, 0x96                        ;   448.2 p0      14 t[1]
        vpshufb zmm1, zmm16, zmm4                                  ;   456.2 p5      14 t[3]
        vpermi2b zmm4, zmm25, zmm24                                ;   458.2 p0+p5   14 t[3]
        vpxord zmm13, zmm13, zmm10                                 ;   450.2 p0      14 t[2]
        vpshufb zmm15, zmm3, zmm12                                 ;   459.2 p5      14 t[2]
        vpternlogd zmm29, zmm30, zmm27, 0xca                       ;   451.2 p0      14 t[3]
        vpaddb zmm27, zmm12, zmm12                                 ;   452.2 p0      14 t[2]
        vpternlogd zmm6, zmm23, [rbp + 7744], 0x96                 ;   453.2 p0+p3   14 t[1]
        vpxord zmm28, zmm28, zmm17                                 ;   454.2 p0      14 t[2]
        vpternlogd zmm26, zmm7, [rbp + 7808], 0x96                 ;   455.2 p0+p2   14 t[1]
        vpshufb zmm7, zmm16, zmm18                                 ;   460.2 p5      14 t[0]
        vmovdqa64 zmm23, zmm18                                     ;   424.2         14 t[0] copy
        vpermi2b zmm23, zmm22, zmm8                                ;   462.2 p0+p5   14 t[0]
        vpermi2b zmm18, zmm25, zmm24                               ;   464.2 p0+p5   14 t[0]
        vpternlogd zmm0, zmm14, zmm11, 0xca                        ;   458.2 p0      14 t[3]
        vpshufb zmm11, zmm3, zmm13                                 ;   465.2 p5      14 t[2]
        vpternlogd zmm5, zmm31, zmm21, 0xca                        ;   459.2 p0      14 t[3]
        vpaddb zmm14, zmm13, zmm13                                 ;   460.2 p0      14 t[2]
        vpxord zmm21, zmm29, zmm5                                  ;   461.2 p0      14 t[3]
        vpternlogd zmm17, zmm15, zmm27, 0x96                       ;   462.2 p0      14 t[2]
        vpshufb zmm15, zmm16, zmm6                                 ;   466.2 p5      14 t[0]
        vpshufb zmm27, zmm3, zmm28                                 ;   467.2 p5      14 t[2]
        vpternlogd zmm1, zmm19, zmm4, 0xca                         ;   463.2 p0      14 t[3]
        vpaddb zmm4, zmm28, zmm28                                  ;   464.2 p0      14 t[2]
        vmovdqa64 zmm19, zmm6                                      ;   454.2         14 t[0] copy
        vpermi2b zmm19, zmm22, zmm8                                ;   469.2 p0+p5   14 t[0]
        vpermi2b zmm6, zmm25, zmm24                                ;   471.2 p0+p5   14 t[0]
        vpxord zmm29, zmm29, zmm0                                  ;   467.2 p0      14 t[3]
        vpternlogd zmm27, zmm4, zmm12, 0x96                        ;   468.2 p0      14 t[2]
        vpshufb zmm4, zmm3, zmm21                                  ;   472.2 p5      14 t[3]
        vpaddb zmm12, zmm21, zmm21                                 ;   469.2 p0      14 t[3]
        vpternlogd zmm7, zmm23, zmm18, 0xca                        ;   470.2 p0      14 t[0]
        vpternlogd zmm13, zmm17, [rbp + 7936], 0x96                ;   471.2 p0+p3   14 t[2]
        vpxord zmm0, zmm0, zmm1                                    ;   472.2 p0      14 t[3]
        vpternlogd zmm17, zmm11, zmm14, 0x96                       ;   473.2 p0      14 t[2]
        vpternlogd zmm11, zmm14, zmm10, 0x96                       ;   473.2 p5      14 t[2]
        vpshufb zmm14, zmm3, zmm29                                 ;   474.2 p5      14 t[3]
        vpaddb zmm18, zmm29, zmm29                                 ;   474.2 p0      14 t[3]
        vpternlogd zmm10, zmm27, [rbp + 8128], 0x96                ;   475.2 p0+p2   14 t[2]
        vpternlogd zmm11, zmm28, [rbp + 8000], 0x96                ;   475.2 p5+p3   14 t[2]
        vmovdqa64 zmm23, zmm7                                      ;   471.2         14 t[0] copy
        vpternlogd zmm17, zmm27, [rbp + 8064], 0x96                ;   476.2 p0+p2   14 t[2]
        vpshufb zmm27, zmm16, zmm20                                ;   476.2 p5      14 t[1]
        vmovdqa64 zmm28, zmm20                                     ;   438.2         14 t[1] copy
        vpermi2b zmm28, zmm22, zmm8                                ;   478.2 p0+p5   14 t[1]
        vpermi2b zmm20, zmm25, zmm24                               ;   480.2 p0+p5   14 t[1]
        vpternlogd zmm1, zmm14, zmm18, 0x96                        ;   479.2 p0      14 t[3]
        vpshufb zmm14, zmm3, zmm0                                  ;   481.2 p5      14 t[3]
        vpaddb zmm18, zmm0, zmm0                                   ;   480.2 p0      14 t[3]
        vpternlogd zmm15, zmm19, zmm6, 0xca                        ;   481.2 p0      14 t[0]
        vmovdqa64 zmm6, zmm4                                       ;   473.2         14 t[3] copy
        vpternlogd zmm6, zmm12, zmm5, 0x96                         ;   482.2 p0      14 t[3]
        vpshufb zmm19, zmm16, zmm11                                ;   482.2 p5      14 t[1]
        vpternlogd zmm14, zmm18, zmm29, 0x96                       ;   483.2 p0      14 t[3]
        vmovdqa64 zmm18, zmm2                                      ;   439.2         14 t[1] copy
        vpermi2b zmm18, zmm22, zmm8                                ;   485.2 p5      14 t[1]
        vpshufb zmm29, zmm16, zmm17                                ;   486.2 p5      14 t[0]
        vpternlogd zmm4, zmm12, zmm1, 0x96                         ;   484.2 p0      14 t[3]
        vpshufb zmm12, zmm16, zmm2                                 ;   487.2 p5      14 t[1]
        vpermi2b zmm2, zmm25, zmm24                                ;   489.2 p0+p5   14 t[1]
        vpternlogd zmm27, zmm28, zmm20, 0xca                       ;   486.2 p0      14 t[1]
        vmovdqa64 zmm20, zmm11                                     ;   476.2         14 t[1] copy
        vpermi2b zmm20, zmm22, zmm8                                ;   491.2 p0+p5   14 t[1]
        vpermi2b zmm11, zmm25, zmm24                               ;   493.2 p0+p5   14 t[1]
        vmovdqa64 zmm28, zmm17                                     ;   477.2         14 t[0] copy
        vpermi2b zmm28, zmm22, zmm8                                ;   495.2 p0+p5   14 t[0]
        vpermi2b zmm17, zmm25, zmm24                               ;   497.2 p0+p5   14 t[0]
        vpternlogd zmm1, zmm21, [rbp + 8192], 0x96                 ;   491.2 p0+p3   14 t[3]
        vpxord zmm23, zmm23, zmm15                                 ;   492.2 p0      14 t[0]
        vpternlogd zmm6, zmm0, [rbp + 8256], 0x96                  ;   493.2 p0+p2   14 t[3]
        vpternlogd zmm5, zmm14, [rbp + 8384], 0x96                 ;   494.2 p0+p3   14 t[3]
        vpternlogd zmm4, zmm14, [rbp + 8320], 0x96                 ;   495.2 p0+p2   14 t[3]
        vmovdqa64 zmm0, zmm27                                      ;   487.2         14 t[1] copy
        vpternlogd zmm12, zmm18, zmm2, 0xca                        ;   496.2 p0      14 t[1]
        vpshufb zmm2, zmm3, zmm23                                  ;   498.2 p5      14 t[0]
        vpaddb zmm14, zmm23, zmm23                                 ;   497.2 p0      14 t[0]
        vpshufb zmm18, zmm16, zmm5                                 ;   499.2 p5      14 t[0]
        vmovdqa64 zmm21, zmm5                                      ;   495.2         14 t[0] copy
        vpermi2b zmm21, zmm22, zmm8                                ;   501.2 p0+p5   14 t[0]
        vpternlogd zmm19, zmm20, zmm11, 0xca                       ;   499.2 p0      14 t[1]
        vpermi2b zmm5, zmm25, zmm24                                ;   503.2 p0+p5   14 t[0]
        vpshufb zmm11, zmm16, zmm4                                 ;   504.2 p5      14 t[1]
        vpxord zmm27, zmm27, zmm12                                 ;   501.2 p0      14 t[1]
        vmovdqa64 zmm20, zmm4                                      ;   496.2         14 t[1] copy
        vpermi2b zmm20, zmm22, zmm8                                ;   506.2 p0+p5   14 t[1]
        vpternlogd zmm29, zmm28, zmm17, 0xca                       ;   503.2 p0      14 t[0]
        vpermi2b zmm4, zmm25, zmm24                                ;   508.2 p0+p5   14 t[1]
        vpxord zmm0, zmm0, zmm19                                   ;   505.2 p0      14 t[1]
        vpshufb zmm17, zmm3, zmm27                                 ;   509.2 p5      14 t[1]
        vpaddb zmm28, zmm27, zmm27                                 ;   506.2 p0      14 t[1]
        vpternlogd zmm18, zmm21, zmm5, 0xca                        ;   508.2 p0      14 t[0]
        vmovdqa64 zmm5, zmm13                                      ;   472.2         14 t[2] copy
        vpermi2b zmm5, zmm22, zmm8                                 ;   511.2 p0+p5   14 t[2]
        vpxord zmm15, zmm15, zmm29                                 ;   509.2 p0      14 t[0]
        vpshufb zmm21, zmm16, zmm13                                ;   512.2 p5      14 t[2]
        vpermi2b zmm13, zmm25, zmm24                               ;   514.2 p0+p5   14 t[2]
        vmovdqa64 zmm30, zmm6                                      ;   494.2         14 t[2] copy
        vpermi2b zmm30, zmm22, zmm8                                ;   516.2 p0+p5   14 t[2]
        vpternlogd zmm2, zmm14, zmm18, 0x96                        ;   512.2 p0      14 t[0]
        vmovdqa64 zmm14, zmm6                                      ;   494.2         14 t[2] copy
        vpermi2b zmm14, zmm25, zmm24                               ;   518.2 p0+p5   14 t[2]
        vpxord zmm7, zmm7, zmm18                                   ;   514.2 p0      14 t[0]
        vpshufb zmm6, zmm16, zmm6                                  ;   519.2 p5      14 t[2]
        vpternlogd zmm11, zmm20, zmm4, 0xca                        ;   515.2 p0      14 t[1]
        vpshufb zmm4, zmm3, zmm0                                   ;   520.2 p5      14 t[1]
        vpaddb zmm18, zmm0, zmm0                                   ;   516.2 p0      14 t[1]
        vpternlogd zmm17, zmm28, zmm0, 0x96                        ;   517.2 p0      14 t[1]
        vpshufb zmm0, zmm3, zmm15                                  ;   521.2 p5      14 t[0]
        vpaddb zmm20, zmm15, zmm15                                 ;   518.2 p0      14 t[0]
        vmovdqa64 zmm28, zmm9                                      ;   439.2         14 t[2] copy
        vpermi2b zmm28, zmm22, zmm8                                ;   523.2 p0+p5   14 t[2]
        vpternlogd zmm21, zmm5, zmm13, 0xca                        ;   520.2 p0      14 t[2]
        vpternlogd zmm15, zmm2, [rbp + 8448], 0x96                 ;   521.2 p0+p3   14 t[0]
        vpshufb zmm5, zmm3, zmm7                                   ;   524.2 p5      14 t[0]
        vpternlogd zmm12, zmm4, zmm18, 0x96                        ;   522.2 p0      14 t[1]
        vpaddb zmm4, zmm7, zmm7                                    ;   523.2 p0      14 t[0]
        vpxord zmm19, zmm19, zmm11                                 ;   524.2 p0      14 t[1]
        vmovdqa64 zmm13, zmm17                                     ;   518.2         14 t[1] copy
        vpternlogd zmm13, zmm11, [rbp + 8896], 0x96                ;   525.2 p0+p2   14 t[1]
        vpternlogd zmm6, zmm30, zmm14, 0xca                        ;   525.2 p5      14 t[2]
        vpternlogd zmm2, zmm0, zmm20, 0x96                         ;   526.2 p0      14 t[0]
        vpternlogd zmm0, zmm20, zmm29, 0x96                        ;   526.2 p5      14 t[0]
        vpshufb zmm14, zmm16, zmm9                                 ;   527.2 p5      14 t[2]
        vpermi2b zmm9, zmm25, zmm24                                ;   529.2 p0+p5   14 t[2]
        vpternlogd zmm5, zmm4, zmm23, 0x96                         ;   528.2 p0      14 t[0]
        vmovdqu64 zmm4, [rbp + 14592]                              ;   428.2 p3      14 t[1] reload
        vpshufb zmm18, zmm16, zmm4                                 ;   530.2 p5      14 t[2]
        vmovdqa64 zmm20, zmm4                                      ;   434.2         14 t[2] copy
        vpermi2b zmm20, zmm22, zmm8                                ;   532.2 p0+p5   14 t[2]
        vpermi2b zmm4, zmm25, zmm24                                ;   534.2 p0+p5   14 t[2]
        vpshufb zmm23, zmm3, zmm19                                 ;   535.2 p5      14 t[1]
        vpternlogd zmm0, zmm7, [rbp + 8512], 0x96                  ;   531.2 p0+p2   14 t[0]
        vpxord zmm7, zmm21, zmm6                                   ;   532.2 p0      14 t[2]
        vpternlogd zmm14, zmm28, zmm9, 0xca                        ;   534.2 p0      14 t[2]
        vpaddb zmm9, zmm19, zmm19                                  ;   534.2 p0      14 t[1]
        vpternlogd zmm19, zmm12, [rbp + 8704], 0x96                ;   535.2 p0+p3   14 t[1]
        vpternlogd zmm2, zmm5, [rbp + 8576], 0x96                  ;   536.2 p0+p2   14 t[0]
        vpternlogd zmm5, zmm29, [rbp + 8640], 0x96                 ;   536.2 p5+p3   14 t[0]
        vmovdqu64 zmm28, [rbp + 14528]                             ;   434.2 p2      14 t[0] reload
        vpshufb zmm29, zmm16, zmm28                                ;   537.2 p5      14 t[3]
        vmovdqa64 zmm30, zmm28                                     ;   440.2         14 t[3] copy
        vpermi2b zmm30, zmm22, zmm8                                ;   539.2 p0+p5   14 t[3]
        vpermi2b zmm28, zmm25, zmm24                               ;   541.2 p0+p5   14 t[3]
        vmovdqa64 zmm31, zmm26                                     ;   456.2         14 t[3] copy
        vpermi2b zmm31, zmm22, zmm8                                ;   543.2 p0+p5   14 t[3]
        vmovdqu64 [rbp + 14528], zmm0                              ;   532.2 p7+p4   14 t[0] spill
        vpshufb zmm0, zmm16, zmm1                                  ;   544.2 p5      14 t[3]
        vmovdqu64 [rbp + 14592], zmm13                             ;   526.2 p8+p9   14 t[1] spill
        vmovdqa64 zmm13, zmm1                                      ;   492.2         14 t[3] copy
        vpermi2b zmm13, zmm22, zmm8                                ;   546.2 p0+p5   14 t[3]
        vpermi2b zmm1, zmm25, zmm24                                ;   548.2 p0+p5   14 t[3]
        vpternlogd zmm18, zmm20, zmm4, 0xca                        ;   542.2 p0      14 t[2]
        vpternlogd zmm11, zmm23, zmm9, 0x96                        ;   543.2 p0      14 t[1]
        vpshufb zmm4, zmm16, zmm26                                 ;   549.2 p5      14 t[3]
        vpermi2b zmm26, zmm25, zmm24                               ;   551.2 p0+p5   14 t[3]
        vmovdqa64 zmm20, zmm10                                     ;   476.2         14 t[3] copy
        vpermi2b zmm20, zmm22, zmm8                                ;   553.2 p0+p5   14 t[3]
        vpternlogd zmm23, zmm9, zmm12, 0x96                        ;   546.2 p0      14 t[1]
        vpshufb zmm9, zmm16, zmm10                                 ;   554.2 p5      14 t[3]
        vpermi2b zmm10, zmm25, zmm24                               ;   556.2 p0+p5   14 t[3]
        vpxord zmm6, zmm6, zmm14                                   ;   548.2 p0      14 t[2]
        vpshufb zmm12, zmm3, zmm7                                  ;   557.2 p5      14 t[2]
        vpternlogd zmm29, zmm30, zmm28, 0xca                       ;   549.2 p0      14 t[3]
        vpaddb zmm28, zmm7, zmm7                                   ;   550.2 p0      14 t[2]
        vpternlogd zmm11, zmm27, [rbp + 8768], 0x96                ;   551.2 p0+p3   14 t[1]
        vpxord zmm21, zmm21, zmm18                                 ;   552.2 p0      14 t[2]
        vpternlogd zmm23, zmm17, [rbp + 8832], 0x96                ;   553.2 p0+p2   14 t[1]
        vpshufb zmm17, zmm16, zmm15                                ;   558.2 p5      14 t[0]
        vmovdqa64 zmm27, zmm15                                     ;   522.2         14 t[0] copy
        vpermi2b zmm27, zmm22, zmm8                                ;   560.2 p0+p5   14 t[0]
        vpermi2b zmm15, zmm25, zmm24                               ;   562.2 p0+p5   14 t[0]
        vpternlogd zmm0, zmm13, zmm1, 0xca                         ;   556.2 p0      14 t[3]
        vpshufb zmm1, zmm3, zmm6                                   ;   563.2 p5      14 t[2]
        vpternlogd zmm4, zmm31, zmm26, 0xca                        ;   557.2 p0      14 t[3]
        vpaddb zmm13, zmm6, zmm6                                   ;   558.2 p0      14 t[2]
        vpxord zmm26, zmm29, zmm4                                  ;   559.2 p0      14 t[3]
        vpternlogd zmm18, zmm12, zmm28, 0x96                       ;   560.2 p0      14 t[2]
        vpshufb zmm12, zmm16, zmm11                                ;   564.2 p5      14 t[0]
        vpshufb zmm28, zmm3, zmm21                                 ;   565.2 p5      14 t[2]
        vpternlogd zmm9, zmm20, zmm10, 0xca                        ;   561.2 p0      14 t[3]
        vpaddb zmm10, zmm21, zmm21                                 ;   562.2 p0      14 t[2]
        vmovdqa64 zmm20, zmm11                                     ;   552.2         14 t[0] copy
        vpermi2b zmm20, zmm22, zmm8                                ;   567.2 p0+p5   14 t[0]
        vpermi2b zmm11, zmm25, zmm24                               ;   569.2 p0+p5   14 t[0]
        vpxord zmm29, zmm29, zmm0                                  ;   565.2 p0      14 t[3]
        vpternlogd zmm28, zmm10, zmm7, 0x96                        ;   566.2 p0      14 t[2]
        vpshufb zmm7, zmm3, zmm26                                  ;   570.2 p5      14 t[3]
        vpaddb zmm10, zmm26, zmm26                                 ;   567.2 p0      14 t[3]
        vpternlogd zmm17, zmm27, zmm15, 0xca                       ;   568.2 p0      14 t[0]
        vpternlogd zmm6, zmm18, [rbp + 8960], 0x96                 ;   569.2 p0+p3   14 t[2]
        vpxord zmm0, zmm0, zmm9                                    ;   570.2 p0      14 t[3]
        vpternlogd zmm18, zmm1, zmm13, 0x96                        ;   571.2 p0      14 t[2]
        vpternlogd zmm1, zmm13, zmm14, 0x96                        ;   571.2 p5      14 t[2]
        vpshufb zmm13, zmm3, zmm29                                 ;   572.2 p5      14 t[3]
        vpaddb zmm15, zmm29, zmm29                                 ;   572.2 p0      14 t[3]
        vpternlogd zmm14, zmm28, [rbp + 9152], 0x96                ;   573.2 p0+p2   14 t[2]
        vpternlogd zmm1, zmm21, [rbp + 9024], 0x96                 ;   573.2 p5+p3   14 t[2]
        vmovdqa64 zmm21, zmm17                                     ;   569.2         14 t[0] copy
        vpternlogd zmm18, zmm28, [rbp + 9088], 0x96                ;   574.2 p0+p2   14 t[2]
        vpshufb zmm27, zmm16, zmm19                                ;   574.2 p5      14 t[1]
        vmovdqa64 zmm28, zmm19                                     ;   536.2         14 t[1] copy
        vpermi2b zmm28, zmm22, zmm8                                ;   576.2 p0+p5   14 t[1]
        vpermi2b zmm19, zmm25, zmm24                               ;   578.2 p0+p5   14 t[1]
        vpternlogd zmm9, zmm13, zmm15, 0x96                        ;   577.2 p0      14 t[3]
        vpshufb zmm13, zmm3, zmm0                                  ;   579.2 p5      14 t[3]
        vpaddb zmm15, zmm0, zmm0                                   ;   578.2 p0      14 t[3]
        vpternlogd zmm12, zmm20, zmm11, 0xca                       ;   579.2 p0      14 t[0]
        vmovdqa64 zmm11, zmm7                                      ;   571.2         14 t[3] copy
        vpternlogd zmm11, zmm10, zmm4, 0x96                        ;   580.2 p0      14 t[3]
        vpshufb zmm20, zmm16, zmm1                                 ;   580.2 p5      14 t[1]
        vpternlogd zmm13, zmm15, zmm29, 0x96                       ;   581.2 p0      14 t[3]
        vmovdqa64 zmm15, zmm5                                      ;   537.2         14 t[1] copy
        vpermi2b zmm15, zmm22, zmm8                                ;   583.2 p5      14 t[1]
        vpshufb zmm29, zmm16, zmm18                                ;   584.2 p5      14 t[0]
        vpternlogd zmm7, zmm10, zmm9, 0x96                         ;   582.2 p0      14 t[3]
        vpshufb zmm10, zmm16, zmm5                                 ;   585.2 p5      14 t[1]
        vpermi2b zmm5, zmm25, zmm24                                ;   587.2 p0+p5   14 t[1]
        vpternlogd zmm27, zmm28, zmm19, 0xca                       ;   584.2 p0      14 t[1]
        vmovdqa64 zmm19, zmm1                                      ;   574.2         14 t[1] copy
        vpermi2b zmm19, zmm22, zmm8                                ;   589.2 p0+p5   14 t[1]
        vpermi2b zmm1, zmm25, zmm24                                ;   591.2 p0+p5   14 t[1]
        vmovdqa64 zmm28, zmm18                                     ;   575.2         14 t[0] copy
        vpermi2b zmm28, zmm22, zmm8                                ;   593.2 p0+p5   14 t[0]
        vpermi2b zmm18, zmm25, zmm24                               ;   595.2 p0+p5   14 t[0]
        vpternlogd zmm9, zmm26, [rbp + 9216], 0x96                 ;   589.2 p0+p3   14 t[3]
        vpxord zmm21, zmm21, zmm12                                 ;   590.2 p0      14 t[0]
        vpternlogd zmm11, zmm0, [rbp + 9280], 0x96                 ;   591.2 p0+p2   14 t[3]
        vpternlogd zmm4, zmm13, [rbp + 9408], 0x96                 ;   592.2 p0+p3   14 t[3]
        vpternlogd zmm7, zmm13, [rbp + 9344], 0x96                 ;   593.2 p0+p2   14 t[3]
        vmovdqa64 zmm0, zmm27                                      ;   585.2         14 t[1] copy
        vpternlogd zmm10, zmm15, zmm5, 0xca                        ;   594.2 p0      14 t[1]
        vpshufb zmm5, zmm3, zmm21                                  ;   596.2 p5      14 t[0]
        vpaddb zmm13, zmm21, zmm21                                 ;   595.2 p0      14 t[0]
        vpshufb zmm15, zmm16, zmm4                                 ;   597.2 p5      14 t[0]
        vmovdqa64 zmm26, zmm4                                      ;   593.2         14 t[0] copy
        vpermi2b zmm26, zmm22, zmm8                                ;   599.2 p0+p5   14 t[0]
        vpternlogd zmm20, zmm19, zmm1, 0xca                        ;   597.2 p0      14 t[1]
        vpermi2b zmm4, zmm25, zmm24                                ;   601.2 p0+p5   14 t[0]
        vpshufb zmm1, zmm16, zmm7                                  ;   602.2 p5      14 t[1]
        vpxord zmm27, zmm27, zmm10                                 ;   599.2 p0      14 t[1]
        vmovdqa64 zmm19, zmm7                                      ;   594.2         14 t[1] copy
        vpermi2b zmm19, zmm22, zmm8                                ;   604.2 p0+p5   14 t[1]
        vpternlogd zmm29, zmm28, zmm18, 0xca                       ;   601.2 p0      14 t[0]
        vpermi2b zmm7, zmm25, zmm24                                ;   606.2 p0+p5   14 t[1]
        vpxord zmm0, zmm0, zmm20                                   ;   603.2 p0      14 t[1]
        vpshufb zmm18, zmm3, zmm27                                 ;   607.2 p5      14 t[1]
        vpaddb zmm28, zmm27, zmm27                                 ;   604.2 p0      14 t[1]
        vpternlogd zmm15, zmm26, zmm4, 0xca                        ;   606.2 p0      14 t[0]
        vmovdqa64 zmm4, zmm6                                       ;   570.2         14 t[2] copy
        vpermi2b zmm4, zmm22, zmm8                                 ;   609.2 p0+p5   14 t[2]
        vpxord zmm12, zmm12, zmm29                                 ;   607.2 p0      14 t[0]
        vpshufb zmm26, zmm16, zmm6                                 ;   610.2 p5      14 t[2]
        vpermi2b zmm6, zmm25, zmm24                                ;   612.2 p0+p5   14 t[2]
        vmovdqa64 zmm30, zmm11                                     ;   592.2         14 t[2] copy
        vpermi2b zmm30, zmm22, zmm8                                ;   614.2 p0+p5   14 t[2]
        vpternlogd zmm5, zmm13, zmm15, 0x96                        ;   610.2 p0      14 t[0]
        vmovdqa64 zmm13, zmm11                                     ;   592.2         14 t[2] copy
        vpermi2b zmm13, zmm25, zmm24                               ;   616.2 p0+p5   14 t[2]
        vpxord zmm17, zmm17, zmm15                                 ;   612.2 p0      14 t[0]
        vpshufb zmm11, zmm16, zmm11                                ;   617.2 p5      14 t[2]
        vpternlogd zmm1, zmm19, zmm7, 0xca                         ;   613.2 p0      14 t[1]
        vpshufb zmm7, zmm3, zmm0                                   ;   618.2 p5      14 t[1]
        vpaddb zmm15, zmm0, zmm0                                   ;   614.2 p0      14 t[1]
        vpternlogd zmm18, zmm28, zmm0, 0x96                        ;   615.2 p0      14 t[1]
        vpshufb zmm0, zmm3, zmm12                                  ;   619.2 p5      14 t[0]
        vpaddb zmm19, zmm12, zmm12                                 ;   616.2 p0      14 t[0]
        vmovdqa64 zmm28, zmm2                                      ;   537.2         14 t[2] copy
        vpermi2b zmm28, zmm22, zmm8                                ;   621.2 p0+p5   14 t[2]
        vpternlogd zmm26, zmm4, zmm6, 0xca                         ;   618.2 p0      14 t[2]
        vpternlogd zmm12, zmm5, [rbp + 9472], 0x96                 ;   619.2 p0+p3   14 t[0]
        vpshufb zmm4, zmm3, zmm17                                  ;   622.2 p5      14 t[0]
        vpternlogd zmm10, zmm7, zmm15, 0x96                        ;   620.2 p0      14 t[1]
        vpaddb zmm6, zmm17, zmm17                                  ;   621.2 p0      14 t[0]
        vpxord zmm20, zmm20, zmm1                                  ;   622.2 p0      14 t[1]
        vmovdqa64 zmm7, zmm18                                      ;   616.2         14 t[1] copy
        vpternlogd zmm7, zmm1, [rbp + 9920], 0x96                  ;   623.2 p0+p2   14 t[1]
        vpternlogd zmm11, zmm30, zmm13, 0xca                       ;   623.2 p5      14 t[2]
        vpternlogd zmm5, zmm0, zmm19, 0x96                         ;   624.2 p0      14 t[0]
        vpternlogd zmm0, zmm19, zmm29, 0x96                        ;   624.2 p5      14 t[0]
        vpshufb zmm13, zmm16, zmm2                                 ;   625.2 p5      14 t[2]
        vpermi2b zmm2, zmm25, zmm24                                ;   627.2 p0+p5   14 t[2]
        vpternlogd zmm4, zmm6, zmm21, 0x96                         ;   626.2 p0      14 t[0]
        vmovdqu64 zmm6, [rbp + 14592]                              ;   526.2 p3      14 t[1] reload
        vpshufb zmm15, zmm16, zmm6                                 ;   628.2 p5      14 t[2]
        vmovdqa64 zmm19, zmm6                                      ;   532.2         14 t[2] copy
        vpermi2b zmm19, zmm22, zmm8                                ;   630.2 p0+p5   14 t[2]
        vpermi2b zmm6, zmm25, zmm24                                ;   632.2 p0+p5   14 t[2]
        vpshufb zmm21, zmm3, zmm20                                 ;   633.2 p5      14 t[1]
        vpternlogd zmm0, zmm17, [rbp + 9536], 0x96                 ;   629.2 p0+p2   14 t[0]
        vpxord zmm17, zmm26, zmm11                                 ;   630.2 p0      14 t[2]
        vpternlogd zmm13, zmm28, zmm2, 0xca                        ;   632.2 p0      14 t[2]
        vpaddb zmm2, zmm20, zmm20                                  ;   632.2 p0      14 t[1]
        vpternlogd zmm20, zmm10, [rbp + 9728], 0x96                ;   633.2 p0+p3   14 t[1]
        vpternlogd zmm5, zmm4, [rbp + 9600], 0x96                  ;   634.2 p0+p2   14 t[0]
        vpternlogd zmm4, zmm29, [rbp + 9664], 0x96                 ;   634.2 p5+p3   14 t[0]
        vmovdqu64 zmm28, [rbp + 14528]                             ;   532.2 p2      14 t[0] reload
        vpshufb zmm29, zmm16, zmm28                                ;   635.2 p5      14 t[3]
        vmovdqa64 zmm30, zmm28                                     ;   538.2         14 t[3] copy
        vpermi2b zmm30, zmm22, zmm8                                ;   637.2 p0+p5   14 t[3]
        vpermi2b zmm28, zmm25, zmm24                               ;   639.2 p0+p5   14 t[3]
        vmovdqa64 zmm31, zmm23                                     ;   554.2         14 t[3] copy
        vpermi2b zmm31, zmm22, zmm8                                ;   641.2 p0+p5   14 t[3]
        vmovdqu64 [rbp + 14528], zmm0                              ;   630.2 p7+p4   14 t[0] spill
        vpshufb zmm0, zmm16, zmm9                                  ;   642.2 p5      14 t[3]
        vmovdqu64 [rbp + 14592], zmm7                              ;   624.2 p8+p9   14 t[1] spill
        vmovdqa64 zmm7, zmm9                                       ;   590.2         14 t[3] copy
        vpermi2b zmm7, zmm22, zmm8                                 ;   644.2 p0+p5   14 t[3]
        vpermi2b zmm9, zmm25, zmm24                                ;   646.2 p0+p5   14 t[3]
        vpternlogd zmm15, zmm19, zmm6, 0xca                        ;   640.2 p0      14 t[2]
        vpternlogd zmm1, zmm21, zmm2, 0x96                         ;   641.2 p0      14 t[1]
        vpshufb zmm6, zmm16, zmm23                                 ;   647.2 p5      14 t[3]
        vpermi2b zmm23, zmm25, zmm24                               ;   649.2 p0+p5   14 t[3]
        vmovdqa64 zmm19, zmm14                                     ;   574.2         14 t[3] copy
        vpermi2b zmm19, zmm22, zmm8                                ;   651.2 p0+p5   14 t[3]
        vpternlogd zmm21, zmm2, zmm10, 0x96                        ;   644.2 p0      14 t[1]
        vpshufb zmm2, zmm16, zmm14                                 ;   652.2 p5      14 t[3]
        vpermi2b zmm14, zmm25, zmm24                               ;   654.2 p0+p5   14 t[3]
        vpxord zmm11, zmm11, zmm13                                 ;   646.2 p0      14 t[2]
        vpshufb zmm10, zmm3, zmm17                                 ;   655.2 p5      14 t[2]
        vpternlogd zmm29, zmm30, zmm28, 0xca                       ;   647.2 p0      14 t[3]
        vpaddb zmm28, zmm17, zmm17                                 ;   648.2 p0      14 t[2]
        vpternlogd zmm1, zmm27, [rbp + 9792], 0x96                 ;   649.2 p0+p3   14 t[1]
        vpxord zmm26, zmm26, zmm15                                 ;   650.2 p0      14 t[2]
        vpternlogd zmm21, zmm18, [rbp + 9856], 0x96                ;   651.2 p0+p2   14 t[1]
        vpshufb zmm18, zmm16, zmm12                                ;   656.2 p5      14 t[0]
        vmovdqa64 zmm27, zmm12                                     ;   620.2         14 t[0] copy
        vpermi2b zmm27, zmm22, zmm8                                ;   658.2 p0+p5   14 t[0]
        vpermi2b zmm12, zmm25, zmm24                               ;   660.2 p0+p5   14 t[0]
        vpternlogd zmm0, zmm7, zmm9, 0xca                          ;   654.2 p0      14 t[3]
        vpshufb zmm7, zmm3, zmm11                                  ;   661.2 p5      14 t[2]
        vpternlogd zmm6, zmm31, zmm23, 0xca                        ;   655.2 p0      14 t[3]
        vpaddb zmm9, zmm11, zmm11                                  ;   656.2 p0      14 t[2]
        vpxord zmm23, zmm29, zmm6                                  ;   657.2 p0      14 t[3]
        vpternlogd zmm15, zmm10, zmm28, 0x96                       ;   658.2 p0      14 t[2]
        vpshufb zmm10, zmm16, zmm1                                 ;   662.2 p5      14 t[0]
        vpshufb zmm28, zmm3, zmm26                                 ;   663.2 p5      14 t[2]
        vpternlogd zmm2, zmm19, zmm14, 0xca                        ;   659.2 p0      14 t[3]
        vpaddb zmm14, zmm26, zmm26                                 ;   660.2 p0      14 t[2]
        vmovdqa64 zmm19, zmm1                                      ;   650.2         14 t[0] copy
        vpermi2b zmm19, zmm22, zmm8                                ;   665.2 p0+p5   14 t[0]
        vpermi2b zmm1, zmm25, zmm24                                ;   667.2 p0+p5   14 t[0]
        vpxord zmm29, zmm29, zmm0                                  ;   663.2 p0      14 t[3]
        vpternlogd zmm28, zmm14, zmm17, 0x96                       ;   664.2 p0      14 t[2]
        vpshufb zmm14, zmm3, zmm23                                 ;   668.2 p5      14 t[3]
        vpaddb zmm17, zmm23, zmm23                                 ;   665.2 p0      14 t[3]
        vpternlogd zmm18, zmm27, zmm12, 0xca                       ;   666.2 p0      14 t[0]
        vpternlogd zmm11, zmm15, [rbp + 9984], 0x96                ;   667.2 p0+p3   14 t[2]
        vpxord zmm0, zmm0, zmm2                                    ;   668.2 p0      14 t[3]
        vpternlogd zmm15, zmm7, zmm9, 0x96                         ;   669.2 p0      14 t[2]
        vpternlogd zmm7, zmm9, zmm13, 0x96                         ;   669.2 p5      14 t[2]
        vpshufb zmm9, zmm3, zmm29                                  ;   670.2 p5      14 t[3]
        vpaddb zmm12, zmm29, zmm29                                 ;   670.2 p0      14 t[3]
        vpternlogd zmm13, zmm28, [rbp + 10240], 0x96               ;   671.2 p0+p2   14 t[2]
        vpternlogd zmm7, zmm26, [rbp + 10112], 0x96                ;   671.2 p5+p3   14 t[2]
        vmovdqa64 zmm26, zmm18                                     ;   667.2         14 t[0] copy
        vpternlogd zmm15, zmm28, [rbp + 10176], 0x96               ;   672.2 p0+p2   14 t[2]
        vpshufb zmm27, zmm16, zmm20                                ;   672.2 p5      14 t[1]
        vmovdqa64 zmm28, zmm20                                     ;   634.2         14 t[1] copy
        vpermi2b zmm28, zmm22, zmm8                                ;   674.2 p0+p5   14 t[1]
        vpermi2b zmm20, zmm25, zmm24                               ;   676.2 p0+p5   14 t[1]
        vpternlogd zmm2, zmm9, zmm12, 0x96                         ;   675.2 p0      14 t[3]
        vpshufb zmm9, zmm3, zmm0                                   ;   677.2 p5      14 t[3]
        vpaddb zmm12, zmm0, zmm0                                   ;   676.2 p0      14 t[3]
        vpternlogd zmm10, zmm19, zmm1, 0xca                        ;   677.2 p0      14 t[0]
        vmovdqa64 zmm1, zmm14                                      ;   669.2         14 t[3] copy
        vpternlogd zmm1, zmm17, zmm6, 0x96                         ;   678.2 p0      14 t[3]
        vpshufb zmm19, zmm16, zmm7                                 ;   678.2 p5      14 t[1]
        vpternlogd zmm9, zmm12, zmm29, 0x96                        ;   679.2 p0      14 t[3]
        vmovdqa64 zmm12, zmm4                                      ;   635.2         14 t[1] copy
        vpermi2b zmm12, zmm22, zmm8                                ;   681.2 p5      14 t[1]
        vpshufb zmm29, zmm16, zmm15                                ;   682.2 p5      14 t[0]
        vpternlogd zmm14, zmm17, zmm2, 0x96                        ;   680.2 p0      14 t[3]
        vpshufb zmm17, zmm16, zmm4                                 ;   683.2 p5      14 t[1]
        vpermi2b zmm4, zmm25, zmm24                                ;   685.2 p0+p5   14 t[1]
        vpternlogd zmm27, zmm28, zmm20, 0xca                       ;   682.2 p0      14 t[1]
        vmovdqa64 zmm20, zmm7                                      ;   672.2         14 t[1] copy
        vpermi2b zmm20, zmm22, zmm8                                ;   687.2 p0+p5   14 t[1]
        vpermi2b zmm7, zmm25, zmm24                                ;   689.2 p0+p5   14 t[1]
        vmovdqa64 zmm28, zmm15                                     ;   673.2         14 t[0] copy
        vpermi2b zmm28, zmm22, zmm8                                ;   691.2 p0+p5   14 t[0]
        vpermi2b zmm15, zmm25, zmm24                               ;   693.2 p0+p5   14 t[0]
        vpternlogd zmm2, zmm23, [rbp + 10304], 0x96                ;   687.2 p0+p3   14 t[3]
        vpxord zmm26, zmm26, zmm10                                 ;   688.2 p0      14 t[0]
        vpternlogd zmm1, zmm0, [rbp + 10368], 0x96                 ;   689.2 p0+p2   14 t[3]
        vpternlogd zmm6, zmm9, [rbp + 10496], 0x96                 ;   690.2 p0+p3   14 t[3]
        vpternlogd zmm14, zmm9, [rbp + 10432], 0x96                ;   691.2 p0+p2   14 t[3]
        vmovdqa64 zmm0, zmm27                                      ;   683.2         14 t[1] copy
        vpternlogd zmm17, zmm12, zmm4, 0xca                        ;   692.2 p0      14 t[1]
        vpshufb zmm4, zmm3, zmm26                                  ;   694.2 p5      14 t[0]
        vpaddb zmm9, zmm26, zmm26                                  ;   693.2 p0      14 t[0]
        vpshufb zmm12, zmm16, zmm6                                 ;   695.2 p5      14 t[0]
        vmovdqa64 zmm23, zmm6                                      ;   691.2         14 t[0] copy
        vpermi2b zmm23, zmm22, zmm8                                ;   697.2 p0+p5   14 t[0]
        vpternlogd zmm19, zmm20, zmm7, 0xca                        ;   695.2 p0      14 t[1]
        vpermi2b zmm6, zmm25, zmm24                                ;   699.2 p0+p5   14 t[0]
        vpshufb zmm7, zmm16, zmm14                                 ;   700.2 p5      14 t[1]
        vpxord zmm27, zmm27, zmm17                                 ;   697.2 p0      14 t[1]
        vmovdqa64 zmm20, zmm14                                     ;   692.2         14 t[1] copy
        vpermi2b zmm20, zmm22, zmm8                                ;   702.2 p0+p5   14 t[1]
        vpternlogd zmm29, zmm28, zmm15, 0xca                       ;   699.2 p0      14 t[0]
        vpermi2b zmm14, zmm25, zmm24                               ;   704.2 p0+p5   14 t[1]
        vpxord zmm0, zmm0, zmm19                                   ;   701.2 p0      14 t[1]
        vpshufb zmm15, zmm3, zmm27                                 ;   705.2 p5      14 t[1]
        vpaddb zmm28, zmm27, zmm27                                 ;   702.2 p0      14 t[1]
        vpternlogd zmm12, zmm23, zmm6, 0xca                        ;   704.2 p0      14 t[0]
        vmovdqa64 zmm6, zmm11                                      ;   668.2         14 t[2] copy
        vpermi2b zmm6, zmm22, zmm8                                 ;   707.2 p0+p5   14 t[2]
        vpxord zmm10, zmm10, zmm29                                 ;   705.2 p0      14 t[0]
        vpshufb zmm23, zmm16, zmm11                                ;   708.2 p5      14 t[2]
        vpermi2b zmm11, zmm25, zmm24                               ;   710.2 p0+p5   14 t[2]
        vmovdqa64 zmm30, zmm1                                      ;   690.2         14 t[2] copy
        vpermi2b zmm30, zmm22, zmm8                                ;   712.2 p0+p5   14 t[2]
        vpternlogd zmm4, zmm9, zmm12, 0x96                         ;   708.2 p0      14 t[0]
        vmovdqa64 zmm9, zmm1                                       ;   690.2         14 t[2] copy
        vpermi2b zmm9, zmm25, zmm24                                ;   714.2 p0+p5   14 t[2]
        vpxord zmm18, zmm18, zmm12                                 ;   710.2 p0      14 t[0]
        vpshufb zmm1, zmm16, zmm1                                  ;   715.2 p5      14 t[2]
        vpternlogd zmm7, zmm20, zmm14, 0xca                        ;   711.2 p0      14 t[1]
        vpshufb zmm12, zmm3, zmm0                                  ;   716.2 p5      14 t[1]
        vpaddb zmm14, zmm0, zmm0                                   ;   712.2 p0      14 t[1]
        vpternlogd zmm15, zmm28, zmm0, 0x96                        ;   713.2 p0      14 t[1]
        vpshufb zmm0, zmm3, zmm10                                  ;   717.2 p5      14 t[0]
        vpaddb zmm20, zmm10, zmm10                                 ;   714.2 p0      14 t[0]
        vmovdqa64 zmm28, zmm5                                      ;   635.2         14 t[2] copy
        vpermi2b zmm28, zmm22, zmm8                                ;   719.2 p0+p5   14 t[2]
        vpternlogd zmm23, zmm6, zmm11, 0xca                        ;   716.2 p0      14 t[2]
        vpternlogd zmm10, zmm4, [rbp + 10560], 0x96                ;   717.2 p0+p3   14 t[0]
        vpshufb zmm6, zmm3, zmm18                                  ;   720.2 p5      14 t[0]
        vpternlogd zmm17, zmm12, zmm14, 0x96                       ;   718.2 p0      14 t[1]
        vpaddb zmm11, zmm18, zmm18                                 ;   719.2 p0      14 t[0]
        vpxord zmm19, zmm19, zmm7                                  ;   720.2 p0      14 t[1]
        vmovdqa64 zmm12, zmm15                                     ;   714.2         14 t[1] copy
        vpternlogd zmm12, zmm7, [rbp + 11008], 0x96                ;   721.2 p0+p2   14 t[1]
        vpternlogd zmm1, zmm30, zmm9, 0xca                         ;   721.2 p5      14 t[2]
        vpternlogd zmm4, zmm0, zmm20, 0x96                         ;   722.2 p0      14 t[0]
        vpternlogd zmm0, zmm20, zmm29, 0x96                        ;   722.2 p5      14 t[0]
        vpshufb zmm9, zmm16, zmm5                                  ;   723.2 p5      14 t[2]
        vpermi2b zmm5, zmm25, zmm24                                ;   725.2 p0+p5   14 t[2]
        vpternlogd zmm6, zmm11, zmm26, 0x96                        ;   724.2 p0      14 t[0]
        vmovdqu64 zmm11, [rbp + 14592]                             ;   624.2 p3      14 t[1] reload
        vpshufb zmm14, zmm16, zmm11                                ;   726.2 p5      14 t[2]
        vmovdqa64 zmm20, zmm11                                     ;   630.2         14 t[2] copy
        vpermi2b zmm20, zmm22, zmm8                                ;   728.2 p0+p5   14 t[2]
        vpermi2b zmm11, zmm25, zmm24                               ;   730.2 p0+p5   14 t[2]
        vpshufb zmm26, zmm3, zmm19                                 ;   731.2 p5      14 t[1]
        vpternlogd zmm0, zmm18, [rbp + 10624], 0x96                ;   727.2 p0+p2   14 t[0]
        vpxord zmm18, zmm23, zmm1                                  ;   728.2 p0      14 t[2]
        vpternlogd zmm9, zmm28, zmm5, 0xca                         ;   730.2 p0      14 t[2]
        vpaddb zmm5, zmm19, zmm19                                  ;   730.2 p0      14 t[1]
        vpternlogd zmm19, zmm17, [rbp + 10816], 0x96               ;   731.2 p0+p3   14 t[1]
        vpternlogd zmm4, zmm6, [rbp + 10688], 0x96                 ;   732.2 p0+p2   14 t[0]
        vpternlogd zmm6, zmm29, [rbp + 10752], 0x96                ;   732.2 p5+p3   14 t[0]
        vmovdqu64 zmm28, [rbp + 14528]                             ;   630.2 p2      14 t[0] reload
        vpshufb zmm29, zmm16, zmm28                                ;   733.2 p5      14 t[3]
        vmovdqa64 zmm30, zmm28                                     ;   636.2         14 t[3] copy
        vpermi2b zmm30, zmm22, zmm8                                ;   735.2 p0+p5   14 t[3]
        vpermi2b zmm28, zmm25, zmm24                               ;   737.2 p0+p5   14 t[3]
        vmovdqa64 zmm31, zmm21                                     ;   652.2         14 t[3] copy
        vpermi2b zmm31, zmm22, zmm8                                ;   739.2 p0+p5   14 t[3]
        vmovdqu64 [rbp + 14528], zmm0                              ;   728.2 p7+p4   14 t[0] spill
        vpshufb zmm0, zmm16, zmm2                                  ;   740.2 p5      14 t[3]
        vmovdqu64 [rbp + 14592], zmm12                             ;   722.2 p8+p9   14 t[1] spill
        vmovdqa64 zmm12, zmm2                                      ;   688.2         14 t[3] copy
        vpermi2b zmm12, zmm22, zmm8                                ;   742.2 p0+p5   14 t[3]
        vpermi2b zmm2, zmm25, zmm24                                ;   744.2 p0+p5   14 t[3]
        vpternlogd zmm14, zmm20, zmm11, 0xca                       ;   738.2 p0      14 t[2]
        vpternlogd zmm7, zmm26, zmm5, 0x96                         ;   739.2 p0      14 t[1]
        vpshufb zmm11, zmm16, zmm21                                ;   745.2 p5      14 t[3]
        vpermi2b zmm21, zmm25, zmm24                               ;   747.2 p0+p5   14 t[3]
        vmovdqa64 zmm20, zmm13                                     ;   672.2         14 t[3] copy
        vpermi2b zmm20, zmm22, zmm8                                ;   749.2 p0+p5   14 t[3]
        vpternlogd zmm26, zmm5, zmm17, 0x96                        ;   742.2 p0      14 t[1]
        vpshufb zmm5, zmm16, zmm13                                 ;   750.2 p5      14 t[3]
        vpermi2b zmm13, zmm25, zmm24                               ;   752.2 p0+p5   14 t[3]
        vpxord zmm1, zmm1, zmm9                                    ;   744.2 p0      14 t[2]
        vpshufb zmm17, zmm3, zmm18                                 ;   753.2 p5      14 t[2]
        vpternlogd zmm29, zmm30, zmm28, 0xca                       ;   745.2 p0      14 t[3]
        vpaddb zmm28, zmm18, zmm18                                 ;   746.2 p0      14 t[2]
        vpternlogd zmm7, zmm27, [rbp + 10880], 0x96                ;   747.2 p0+p3   14 t[1]
        vpxord zmm23, zmm23, zmm14                                 ;   748.2 p0      14 t[2]
        vpternlogd zmm26, zmm15, [rbp + 10944], 0x96               ;   749.2 p0+p2   14 t[1]
        vpshufb zmm15, zmm16, zmm10                                ;   754.2 p5      14 t[0]
        vmovdqa64 zmm27, zmm10                                     ;   718.2         14 t[0] copy
        vpermi2b zmm27, zmm22, zmm8                                ;   756.2 p0+p5   14 t[0]
        vpermi2b zmm10, zmm25, zmm24                               ;   758.2 p0+p5   14 t[0]
        vpternlogd zmm0, zmm12, zmm2, 0xca                         ;   752.2 p0      14 t[3]
        vpshufb zmm2, zmm3, zmm1                                   ;   759.2 p5      14 t[2]
        vpternlogd zmm11, zmm31, zmm21, 0xca                       ;   753.2 p0      14 t[3]
        vpaddb zmm12, zmm1, zmm1                                   ;   754.2 p0      14 t[2]
        vpxord zmm21, zmm29, zmm11                                 ;   755.2 p0      14 t[3]
        vpternlogd zmm14, zmm17, zmm28, 0x96                       ;   756.2 p0      14 t[2]
        vpshufb zmm17, zmm16, zmm7                                 ;   760.2 p5      14 t[0]
        vpshufb zmm28, zmm3, zmm23                                 ;   761.2 p5      14 t[2]
        vpternlogd zmm5, zmm20, zmm13, 0xca                        ;   757.2 p0      14 t[3]
        vpaddb zmm13, zmm23, zmm23                                 ;   758.2 p0      14 t[2]
        vmovdqa64 zmm20, zmm7                                      ;   748.2         14 t[0] copy
        vpermi2b zmm20, zmm22, zmm8                                ;   763.2 p0+p5   14 t[0]
        vpermi2b zmm7, zmm25, zmm24                                ;   765.2 p0+p5   14 t[0]
        vpxord zmm29, zmm29, zmm0                                  ;   761.2 p0      14 t[3]
        vpternlogd zmm28, zmm13, zmm18, 0x96                       ;   762.2 p0      14 t[2]
        vpshufb zmm13, zmm3, zmm21                                 ;   766.2 p5      14 t[3]
        vpaddb zmm18, zmm21, zmm21                                 ;   763.2 p0      14 t[3]
        vpternlogd zmm15, zmm27, zmm10, 0xca                       ;   764.2 p0      14 t[0]
        vpternlogd zmm1, zmm14, [rbp + 11072], 0x96                ;   765.2 p0+p3   14 t[2]
        vpxord zmm0, zmm0, zmm5                                    ;   766.2 p0      14 t[3]
        vpternlogd zmm14, zmm2, zmm12, 0x96                        ;   767.2 p0      14 t[2]
        vpternlogd zmm2, zmm12, zmm9, 0x96                         ;   767.2 p5      14 t[2]
        vpshufb zmm10, zmm3, zmm29                                 ;   768.2 p5      14 t[3]
        vpaddb zmm12, zmm29, zmm29                                 ;   768.2 p0      14 t[3]
        vpternlogd zmm9, zmm28, [rbp + 11264], 0x96                ;   769.2 p0+p2   14 t[2]
        vpternlogd zmm2, zmm23, [rbp + 11136], 0x96                ;   769.2 p5+p3   14 t[2]
        vmovdqa64 zmm23, zmm15                                     ;   765.2         14 t[0] copy
        vpternlogd zmm14, zmm28, [rbp + 11200], 0x96               ;   770.2 p0+p2   14 t[2]
        vpshufb zmm27, zmm16, zmm19                                ;   770.2 p5      14 t[1]
        vmovdqa64 zmm28, zmm19                                     ;   732.2         14 t[1] copy
        vpermi2b zmm28, zmm22, zmm8                                ;   772.2 p0+p5   14 t[1]
        vpermi2b zmm19, zmm25, zmm24                               ;   774.2 p0+p5   14 t[1]
        vpternlogd zmm5, zmm10, zmm12, 0x96                        ;   773.2 p0      14 t[3]
        vpshufb zmm10, zmm3, zmm0                                  ;   775.2 p5      14 t[3]
        vpaddb zmm12, zmm0, zmm0                                   ;   774.2 p0      14 t[3]
        vpternlogd zmm17, zmm20, zmm7, 0xca                        ;   775.2 p0      14 t[0]
        vmovdqa64 zmm7, zmm13                                      ;   767.2         14 t[3] copy
        vpternlogd zmm7, zmm18, zmm11, 0x96                        ;   776.2 p0      14 t[3]
        vpshufb zmm20, zmm16, zmm2                                 ;   776.2 p5      14 t[1]
        vpternlogd zmm10, zmm12, zmm29, 0x96                       ;   777.2 p0      14 t[3]
        vmovdqa64 zmm12, zmm6                                      ;   733.2         14 t[1] copy
        vpermi2b zmm12, zmm22, zmm8                                ;   779.2 p5      14 t[1]
        vpshufb zmm29, zmm16, zmm14                                ;   780.2 p5      14 t[0]
        vpternlogd zmm13, zmm18, zmm5, 0x96                        ;   778.2 p0      14 t[3]
        vpshufb zmm18, zmm16, zmm6                                 ;   781.2 p5      14 t[1]
        vpermi2b zmm6, zmm25, zmm24                                ;   783.2 p0+p5   14 t[1]
        vpternlogd zmm27, zmm28, zmm19, 0xca                       ;   780.2 p0      14 t[1]
        vmovdqa64 zmm19, zmm2                                      ;   770.2         14 t[1] copy
        vpermi2b zmm19, zmm22, zmm8                                ;   785.2 p0+p5   14 t[1]
        vpermi2b zmm2, zmm25, zmm24                                ;   787.2 p0+p5   14 t[1]
        vmovdqa64 zmm28, zmm14                                     ;   771.2         14 t[0] copy
        vpermi2b zmm28, zmm22, zmm8                                ;   789.2 p0+p5   14 t[0]
        vpermi2b zmm14, zmm25, zmm24                               ;   791.2 p0+p5   14 t[0]
        vpternlogd zmm5, zmm21, [rbp + 11328], 0x96                ;   785.2 p0+p3   14 t[3]
        vpxord zmm23, zmm23, zmm17                                 ;   786.2 p0      14 t[0]
        vpternlogd zmm7, zmm0, [rbp + 11392], 0x96                 ;   787.2 p0+p2   14 t[3]
        vpternlogd zmm11, zmm10, [rbp + 11520], 0x96               ;   788.2 p0+p3   14 t[3]
        vpternlogd zmm13, zmm10, [rbp + 11456], 0x96               ;   789.2 p0+p2   14 t[3]
        vmovdqa64 zmm0, zmm27                                      ;   781.2         14 t[1] copy
        vpternlogd zmm18, zmm12, zmm6, 0xca                        ;   790.2 p0      14 t[1]
        vpshufb zmm6, zmm3, zmm23                                  ;   792.2 p5      14 t[0]
        vpaddb zmm10, zmm23, zmm23                                 ;   791.2 p0      14 t[0]
        vpshufb zmm12, zmm16, zmm11                                ;   793.2 p5      14 t[0]
        vmovdqa64 zmm21, zmm11                                     ;   789.2         14 t[0] copy
        vpermi2b zmm21, zmm22, zmm8                                ;   795.2 p0+p5   14 t[0]
        vpternlogd zmm20, zmm19, zmm2, 0xca                        ;   793.2 p0      14 t[1]
        vpermi2b zmm11, zmm25, zmm24                               ;   797.2 p0+p5   14 t[0]
        vpshufb zmm2, zmm16, zmm13                                 ;   798.2 p5      14 t[1]
        vpxord zmm27, zmm27, zmm18                                 ;   795.2 p0      14 t[1]
        vmovdqa64 zmm19, zmm13                                     ;   790.2         14 t[1] copy
        vpermi2b zmm19, zmm22, zmm8                                ;   800.2 p0+p5   14 t[1]
        vpternlogd zmm29, zmm28, zmm14, 0xca                       ;   797.2 p0      14 t[0]
        vpermi2b zmm13, zmm25, zmm24                               ;   802.2 p0+p5   14 t[1]
        vpxord zmm0, zmm0, zmm20                                   ;   799.2 p0      14 t[1]
        vpshufb zmm14, zmm3, zmm27                                 ;   803.2 p5      14 t[1]
        vpaddb zmm28, zmm27, zmm27                                 ;   800.2 p0      14 t[1]
        vpternlogd zmm12, zmm21, zmm11, 0xca                       ;   802.2 p0      14 t[0]
        vmovdqa64 zmm11, zmm1                                      ;   766.2         14 t[2] copy
        vpermi2b zmm11, zmm22, zmm8                                ;   805.2 p0+p5   14 t[2]
        vpxord zmm17, zmm17, zmm29                                 ;   803.2 p0      14 t[0]
        vpshufb zmm21, zmm16, zmm1                                 ;   806.2 p5      14 t[2]
        vpermi2b zmm1, zmm25, zmm24                                ;   808.2 p0+p5   14 t[2]
        vmovdqa64 zmm30, zmm7                                      ;   788.2         14 t[2] copy
        vpermi2b zmm30, zmm22, zmm8                                ;   810.2 p0+p5   14 t[2]
        vpternlogd zmm6, zmm10, zmm12, 0x96                        ;   806.2 p0      14 t[0]
        vmovdqa64 zmm10, zmm7                                      ;   788.2         14 t[2] copy
        vpermi2b zmm10, zmm25, zmm24                               ;   812.2 p0+p5   14 t[2]
        vpxord zmm15, zmm15, zmm12                                 ;   808.2 p0      14 t[0]
        vpshufb zmm7, zmm16, zmm7                                  ;   813.2 p5      14 t[2]
        vpternlogd zmm2, zmm19, zmm13, 0xca                        ;   809.2 p0      14 t[1]
        vpshufb zmm12, zmm3, zmm0                                  ;   814.2 p5      14 t[1]
        vpaddb zmm13, zmm0, zmm0                                   ;   810.2 p0      14 t[1]
        vpternlogd zmm14, zmm28, zmm0, 0x96                        ;   811.2 p0      14 t[1]
        vpshufb zmm0, zmm3, zmm17                                  ;   815.2 p5      14 t[0]
        vpaddb zmm19, zmm17, zmm17                                 ;   812.2 p0      14 t[0]
        vmovdqa64 zmm28, zmm4                                      ;   733.2         14 t[2] copy
        vpermi2b zmm28, zmm22, zmm8                                ;   817.2 p0+p5   14 t[2]
        vpternlogd zmm21, zmm11, zmm1, 0xca                        ;   814.2 p0      14 t[2]
        vpternlogd zmm17, zmm6, [rbp + 11584], 0x96                ;   815.2 p0+p3   14 t[0]
        vpshufb zmm1, zmm3, zmm15                                  ;   818.2 p5      14 t[0]
        vpternlogd zmm18, zmm12, zmm13, 0x96                       ;   816.2 p0      14 t[1]
        vpaddb zmm11, zmm15, zmm15                                 ;   817.2 p0      14 t[0]
        vpxord zmm20, zmm20, zmm2                                  ;   818.2 p0      14 t[1]
        vmovdqa64 zmm12, zmm14                                     ;   812.2         14 t[1] copy
        vpternlogd zmm12, zmm2, [rbp + 12032], 0x96                ;   819.2 p0+p2   14 t[1]
        vpternlogd zmm7, zmm30, zmm10, 0xca                        ;   819.2 p5      14 t[2]
        vpternlogd zmm6, zmm0, zmm19, 0x96                         ;   820.2 p0      14 t[0]
        vpternlogd zmm0, zmm19, zmm29, 0x96                        ;   820.2 p5      14 t[0]
        vpshufb zmm10, zmm16, zmm4                                 ;   821.2 p5      14 t[2]
        vpermi2b zmm4, zmm25, zmm24                                ;   823.2 p0+p5   14 t[2]
        vpternlogd zmm1, zmm11, zmm23, 0x96                        ;   822.2 p0      14 t[0]
        vmovdqu64 zmm11, [rbp + 14592]                             ;   722.2 p3      14 t[1] reload
        vpshufb zmm13, zmm16, zmm11                                ;   824.2 p5      14 t[2]
        vmovdqa64 zmm19, zmm11                                     ;   728.2         14 t[2] copy
        vpermi2b zmm19, zmm22, zmm8                                ;   826.2 p0+p5   14 t[2]
        vpermi2b zmm11, zmm25, zmm24                               ;   828.2 p0+p5   14 t[2]
        vpshufb zmm23, zmm3, zmm20                                 ;   829.2 p5      14 t[1]
        vpternlogd zmm0, zmm15, [rbp + 11648], 0x96                ;   825.2 p0+p2   14 t[0]
        vpxord zmm15, zmm21, zmm7                                  ;   826.2 p0      14 t[2]
        vpternlogd zmm10, zmm28, zmm4, 0xca                        ;   828.2 p0      14 t[2]
        vpaddb zmm4, zmm20, zmm20                                  ;   828.2 p0      14 t[1]
        vpternlogd zmm20, zmm18, [rbp + 11840], 0x96               ;   829.2 p0+p3   14 t[1]
        vpternlogd zmm6, zmm1, [rbp + 11712], 0x96                 ;   830.2 p0+p2   14 t[0]
        vpternlogd zmm1, zmm29, [rbp + 11776], 0x96                ;   830.2 p5+p3   14 t[0]
        vmovdqu64 zmm28, [rbp + 14528]                             ;   728.2 p2      14 t[0] reload
        vpshufb zmm29, zmm16, zmm28                                ;   831.2 p5      14 t[3]
        vmovdqa64 zmm30, zmm28                                     ;   734.2         14 t[3] copy
        vpermi2b zmm30, zmm22, zmm8                                ;   833.2 p0+p5   14 t[3]
        vpermi2b zmm28, zmm25, zmm24                               ;   835.2 p0+p5   14 t[3]
        vmovdqa64 zmm31, zmm26                                     ;   750.2         14 t[3] copy
        vpermi2b zmm31, zmm22, zmm8                                ;   837.2 p0+p5   14 t[3]
        vmovdqu64 [rbp + 14528], zmm0                              ;   826.2 p7+p4   14 t[0] spill
        vpshufb zmm0, zmm16, zmm5                                  ;   838.2 p5      14 t[3]
        vmovdqu64 [rbp + 14592], zmm12                             ;   820.2 p8+p9   14 t[1] spill
        vmovdqa64 zmm12, zmm5                                      ;   786.2         14 t[3] copy
        vpermi2b zmm12, zmm22, zmm8                                ;   840.2 p0+p5   14 t[3]
        vpermi2b zmm5, zmm25, zmm24                                ;   842.2 p0+p5   14 t[3]
        vpternlogd zmm13, zmm19, zmm11, 0xca                       ;   836.2 p0      14 t[2]
        vpternlogd zmm2, zmm23, zmm4, 0x96                         ;   837.2 p0      14 t[1]
        vpshufb zmm11, zmm16, zmm26                                ;   843.2 p5      14 t[3]
        vpermi2b zmm26, zmm25, zmm24                               ;   845.2 p0+p5   14 t[3]
        vmovdqa64 zmm19, zmm9                                      ;   770.2         14 t[3] copy
        vpermi2b zmm19, zmm22, zmm8                                ;   847.2 p0+p5   14 t[3]
        vpternlogd zmm23, zmm4, zmm18, 0x96                        ;   840.2 p0      14 t[1]
        vpshufb zmm4, zmm16, zmm9                                  ;   848.2 p5      14 t[3]
        vpermi2b zmm9, zmm25, zmm24                                ;   850.2 p0+p5   14 t[3]
        vpxord zmm7, zmm7, zmm10                                   ;   842.2 p0      14 t[2]
        vpshufb zmm18, zmm3, zmm15                                 ;   851.2 p5      14 t[2]
        vpternlogd zmm29, zmm30, zmm28, 0xca                       ;   843.2 p0      14 t[3]
        vpaddb zmm28, zmm15, zmm15                                 ;   844.2 p0      14 t[2]
        vpternlogd zmm2, zmm27, [rbp + 11904], 0x96                ;   845.2 p0+p3   14 t[1]
        vpxord zmm21, zmm21, zmm13                                 ;   846.2 p0      14 t[2]
        vpternlogd zmm23, zmm14, [rbp + 11968], 0x96               ;   847.2 p0+p2   14 t[1]
        vpshufb zmm14, zmm16, zmm17                                ;   852.2 p5      18 z[0]
        vmovdqa64 zmm27, zmm17                                     ;   816.2         18 z[0] copy
        vpermi2b zmm27, zmm22, zmm8                                ;   854.2 p0+p5   18 z[0]
        vpermi2b zmm17, zmm25, zmm24                               ;   856.2 p0+p5   18 z[0]
        vpternlogd zmm0, zmm12, zmm5, 0xca                         ;   850.2 p0      14 t[3]
        vpshufb zmm5, zmm3, zmm7                                   ;   857.2 p5      14 t[2]
        vpternlogd zmm11, zmm31, zmm26, 0xca                       ;   851.2 p0      14 t[3]
        vpaddb zmm12, zmm7, zmm7                                   ;   852.2 p0      14 t[2]
        vpxord zmm26, zmm29, zmm11                                 ;   853.2 p0      14 t[3]
        vpternlogd zmm13, zmm18, zmm28, 0x96                       ;   854.2 p0      14 t[2]
        vpshufb zmm18, zmm16, zmm2                                 ;   858.2 p5      18 z[0]
        vpshufb zmm28, zmm3, zmm21                                 ;   859.2 p5      14 t[2]
        vpternlogd zmm4, zmm19, zmm9, 0xca                         ;   855.2 p0      14 t[3]
        vpaddb zmm9, zmm21, zmm21                                  ;   856.2 p0      14 t[2]
        vmovdqa64 zmm19, zmm2                                      ;   846.2         18 z[0] copy
        vpermi2b zmm19, zmm22, zmm8                                ;   861.2 p0+p5   18 z[0]
        vpermi2b zmm2, zmm25, zmm24                                ;   863.2 p0+p5   18 z[0]
        vpxord zmm29, zmm29, zmm0                                  ;   859.2 p0      14 t[3]
        vpternlogd zmm28, zmm9, zmm15, 0x96                        ;   860.2 p0      14 t[2]
        vpshufb zmm9, zmm3, zmm26                                  ;   864.2 p5      14 t[3]
        vpaddb zmm15, zmm26, zmm26                                 ;   861.2 p0      14 t[3]
        vpternlogd zmm14, zmm27, zmm17, 0xca                       ;   862.2 p0      18 z[0]
        vpternlogd zmm7, zmm13, [rbp + 12096], 0x96                ;   863.2 p0+p3   14 t[2]
        vpxord zmm0, zmm0, zmm4                                    ;   864.2 p0      14 t[3]
        vpternlogd zmm13, zmm5, zmm12, 0x96                        ;   865.2 p0      14 t[2]
        vpternlogd zmm5, zmm12, zmm10, 0x96                        ;   865.2 p5      14 t[2]
        vpshufb zmm12, zmm3, zmm29                                 ;   866.2 p5      14 t[3]
        vpaddb zmm17, zmm29, zmm29                                 ;   866.2 p0      14 t[3]
        vpternlogd zmm10, zmm28, [rbp + 12480], 0x96               ;   867.2 p0+p2   14 t[2]
        vpshufb zmm3, zmm3, zmm0                                   ;   867.2 p5      14 t[3]
        vpternlogd zmm5, zmm21, [rbp + 12224], 0x96                ;   868.2 p0+p3   14 t[2]
        vpternlogd zmm13, zmm28, [rbp + 12352], 0x96               ;   868.2 p5+p2   14 t[2]
        vpshufb zmm21, zmm16, zmm20                                ;   869.2 p5      18 z[1]
        vmovdqa64 zmm27, zmm20                                     ;   830.2         18 z[1] copy
        vpermi2b zmm27, zmm22, zmm8                                ;   871.2 p0+p5   18 z[1]
        vpermi2b zmm20, zmm25, zmm24                               ;   873.2 p0+p5   18 z[1]
        vpshufb zmm28, zmm16, zmm1                                 ;   874.2 p5      18 z[1]
        vmovdqa64 zmm30, zmm1                                      ;   831.2         18 z[1] copy
        vpermi2b zmm30, zmm22, zmm8                                ;   876.2 p0+p5   18 z[1]
        vpermi2b zmm1, zmm25, zmm24                                ;   878.2 p0+p5   18 z[1]
        vpternlogd zmm4, zmm12, zmm17, 0x96                        ;   873.2 p0      14 t[3]
        vpaddb zmm12, zmm0, zmm0                                   ;   874.2 p0      14 t[3]
        vpternlogd zmm18, zmm19, zmm2, 0xca                        ;   875.2 p0      18 z[0]
        vpshufb zmm2, zmm16, zmm7                                  ;   879.2 p5      18 z[2]
        vmovdqa64 zmm17, zmm9                                      ;   865.2         14 t[3] copy
        vpternlogd zmm17, zmm15, zmm11, 0x96                       ;   876.2 p0      14 t[3]
        vpternlogd zmm3, zmm12, zmm29, 0x96                        ;   877.2 p0      14 t[3]
        vmovdqa64 zmm12, zmm6                                      ;   831.2         18 z[2] copy
        vpermi2b zmm12, zmm22, zmm8                                ;   881.2 p0+p5   18 z[2]
        vmovdqa64 zmm19, zmm7                                      ;   864.2         18 z[2] copy
        vpermi2b zmm19, zmm22, zmm8                                ;   883.2 p0+p5   18 z[2]
        vpermi2b zmm7, zmm25, zmm24                                ;   885.2 p0+p5   18 z[2]
        vpternlogd zmm9, zmm15, zmm4, 0x96                         ;   881.2 p0      14 t[3]
        vpshufb zmm15, zmm16, zmm6                                 ;   886.2 p5      18 z[2]
        vpermi2b zmm6, zmm25, zmm24                                ;   888.2 p0+p5   18 z[2]
        vpternlogd zmm21, zmm27, zmm20, 0xca                       ;   883.2 p0      18 z[1]
        vpshufb zmm20, zmm16, zmm13                                ;   889.2 p5      18 z[0]
        vpshufb zmm27, zmm16, zmm5                                 ;   890.2 p5      18 z[1]
        vpternlogd zmm4, zmm26, [rbp + 12608], 0x96                ;   884.2 p0+p3   14 t[3]
        vmovdqu64 zmm26, [rbp + 14592]                             ;   820.2 p2      18 z[2]
        vpermi2b zmm26, zmm22, zmm8                                ;   892.2 p0+p5   18 z[2]
        vmovdqa64 zmm29, zmm13                                     ;   869.2         18 z[0] copy
        vpermi2b zmm29, zmm22, zmm8                                ;   894.2 p0+p5   18 z[0]
        vpermi2b zmm13, zmm25, zmm24                               ;   896.2 p0+p5   18 z[0]
        vmovdqa64 zmm31, zmm5                                      ;   869.2         18 z[1] copy
        vpermi2b zmm31, zmm22, zmm8                                ;   898.2 p0+p5   18 z[1]
        vpermi2b zmm5, zmm25, zmm24                                ;   900.2 p0+p5   18 z[1]
        vpternlogd zmm28, zmm30, zmm1, 0xca                        ;   890.2 p0      18 z[1]
        vpternlogd zmm17, zmm0, [rbp + 12736], 0x96                ;   891.2 p0+p3   14 t[3]
        vmovdqu64 zmm0, [rbp + 14592]                              ;   820.2 p2      14 t[1] reload
        vpshufb zmm1, zmm16, zmm0                                  ;   901.2 p5      18 z[2]
        vpermi2b zmm0, zmm25, zmm24                                ;   903.2 p0+p5   18 z[2]
        vpternlogd zmm11, zmm3, [rbp + 12864], 0x96                ;   893.2 p0+p3   14 t[3]
        vpternlogd zmm9, zmm3, [rbp + 12800], 0x96                 ;   894.2 p0+p2   14 t[3]
        vmovdqu64 zmm3, [rbp + 14528]                              ;   826.2 p3      14 t[0] reload
        vpshufb zmm30, zmm16, zmm3                                 ;   904.2 p5      18 z[3]
        vmovdqu64 [rbp + 14592], zmm28                             ;   891.2 p7+p4   18 z[1] spill
        vmovdqa64 zmm28, zmm3                                      ;   832.2         18 z[3] copy
        vpermi2b zmm28, zmm22, zmm8                                ;   906.2 p0+p5   18 z[3]
        vpermi2b zmm3, zmm25, zmm24                                ;   908.2 p0+p5   18 z[3]
        vmovdqu64 [rbp + 14528], zmm21                             ;   884.2 p8+p9   18 z[1] spill
        vmovdqa64 zmm21, zmm23                                     ;   848.2         18 z[3] copy
        vpermi2b zmm21, zmm22, zmm8                                ;   910.2 p0+p5   18 z[3]
        vmovdqu64 [rbp + 14656], zmm18                             ;   876.2 p7+p4   18 z[0] spill
        vmovdqa64 zmm18, zmm23                                     ;   848.2         18 z[3] copy
        vpermi2b zmm18, zmm25, zmm24                               ;   912.2 p0+p5   18 z[3]
        vpternlogd zmm2, zmm19, zmm7, 0xca                         ;   899.2 p0      18 z[2]
        vpternlogd zmm15, zmm12, zmm6, 0xca                        ;   900.2 p0      18 z[2]
        vpshufb zmm6, zmm16, zmm4                                  ;   913.2 p5      18 z[3]
        vmovdqa64 zmm7, zmm4                                       ;   885.2         18 z[3] copy
        vpermi2b zmm7, zmm22, zmm8                                 ;   915.2 p0+p5   18 z[3]
        vpermi2b zmm4, zmm25, zmm24                                ;   917.2 p0+p5   18 z[3]
        vpternlogd zmm20, zmm29, zmm13, 0xca                       ;   903.2 p0      18 z[0]
        vpshufb zmm12, zmm16, zmm23                                ;   918.2 p5      18 z[3]
        vpshufb zmm13, zmm16, zmm17                                ;   919.2 p5      18 z[2]
        vmovdqa64 zmm19, zmm17                                     ;   892.2         18 z[2] copy
        vpermi2b zmm19, zmm22, zmm8                                ;   921.2 p0+p5   18 z[2]
        vpermi2b zmm17, zmm25, zmm24                               ;   923.2 p0+p5   18 z[2]
        vpternlogd zmm27, zmm31, zmm5, 0xca                        ;   906.2 p0      18 z[1]
        vpshufb zmm5, zmm16, zmm11                                 ;   924.2 p5      18 z[0]
        vpshufb zmm23, zmm16, zmm9                                 ;   925.2 p5      18 z[1]
        vmovdqa64 zmm29, zmm11                                     ;   894.2         18 z[0] copy
        vpermi2b zmm29, zmm22, zmm8                                ;   927.2 p0+p5   18 z[0]
        vpermi2b zmm11, zmm25, zmm24                               ;   929.2 p0+p5   18 z[0]
        vmovdqa64 zmm31, zmm10                                     ;   868.2         18 z[3] copy
        vpermi2b zmm31, zmm22, zmm8                                ;   931.2 p0+p5   18 z[3]
        vmovdqa64 zmm16, zmm10                                     ;   868.2         18 z[3] copy
        vpermi2b zmm16, zmm25, zmm24                               ;   933.2 p0+p5   18 z[3]
        vmovdqu64 [rbp + 14720], zmm15                             ;   901.2 p8+p9   18 z[2] spill
        vmovdqa64 zmm15, zmm9                                      ;   895.2         18 z[1] copy
        vpermi2b zmm15, zmm22, zmm8                                ;   935.2 p0+p5   18 z[1]
        vpermi2b zmm9, zmm25, zmm24                                ;   937.2 p0+p5   18 z[1]
        vpternlogd zmm1, zmm26, zmm0, 0xca                         ;   913.2 p0      18 z[2]
        vpternlogd zmm30, zmm28, zmm3, 0xca                        ;   914.2 p0      18 z[3]
        vpternlogd zmm12, zmm21, zmm18, 0xca                       ;   919.2 p0      18 z[3]
        vpternlogd zmm6, zmm7, zmm4, 0xca                          ;   922.2 p0      18 z[3]
        vpternlogd zmm13, zmm19, zmm17, 0xca                       ;   928.2 p0      18 z[2]
        vpternlogd zmm5, zmm29, zmm11, 0xca                        ;   934.2 p0      18 z[0]
        vmovdqu64 zmm0, [rbp + 14656]                              ;   876.2 p2      19 dst
        vpxord zmm0, zmm0, [rbp + 13568]                           ;   919.2 p0+p3   19 dst
        vmovdqu64 zmm3, [rbp + 14528]                              ;   884.2 p2      19 dst
        vpxord zmm3, zmm3, [rbp + 13760]                           ;   920.2 p0+p3   19 dst
        vmovdqu64 zmm4, [rbp + 14592]                              ;   891.2 p2      19 dst
        vpxord zmm4, zmm4, [rbp + 13952]                           ;   921.2 p0+p3   19 dst
        vmovdqu64 zmm7, [rbp + 13504]                              ;   727.8 p2      19 dst
        vmovdqu64 zmm8, [rbp + 13632]                              ;   728.0 p3      19 dst
        vmovdqu64 zmm11, [rbp + 13696]                             ;   728.8 p2      19 dst
        vmovdqu64 zmm17, [rbp + 13824]                             ;   729.0 p3      19 dst
        vmovdqu64 zmm18, [rbp + 13888]                             ;   729.8 p2      19 dst
        vmovdqu64 zmm19, [rbp + 14016]                             ;   730.0 p3      19 dst
        vpxord zmm7, zmm7, zmm14                                   ;   922.2 p0      19 dst
        vmovdqu64 zmm14, [rel aes128_ctr.T0_constants512 + 320]    ;   730.8 p2      24 low reload
        vpshufb zmm10, zmm14, zmm10                                ;   938.2 p5      18 z[3]
        vpxord zmm19, zmm19, zmm2                                  ;   923.2 p0      19 dst
        vpxord zmm8, zmm8, zmm20                                   ;   924.2 p0      19 dst
        vpxord zmm17, zmm17, zmm27                                 ;   925.2 p0      19 dst
        vpxord zmm11, zmm11, zmm5                                  ;   935.2 p0      19 dst
        vpternlogd zmm10, zmm31, zmm16, 0xca                       ;   939.2 p0      18 z[3]
        vpternlogd zmm23, zmm15, zmm9, 0xca                        ;   942.2 p0      18 z[1]
        vmovdqu64 zmm2, [rbp + 14720]                              ;   901.2 p3      19 dst
        vpxord zmm2, zmm2, [rbp + 14144]                           ;   929.2 p0+p2   19 dst
        vmovdqu64 zmm5, [rbp + 14080]                              ;   735.2 p3      19 dst
        vmovdqu64 zmm9, [rbp + 14208]                              ;   735.3 p2      19 dst
        vmovdqu64 zmm14, [rbp + 14272]                             ;   736.2 p3      19 dst
        vmovdqu64 zmm15, [rbp + 14336]                             ;   736.3 p2      19 dst
        vmovdqu64 zmm16, [rbp + 14400]                             ;   737.2 p3      19 dst
        vmovdqu64 zmm20, [rbp + 14464]                             ;   737.3 p2      19 dst
        vpxord zmm9, zmm9, zmm1                                    ;   930.2 p0      19 dst
        vpxord zmm15, zmm15, zmm30                                 ;   931.2 p0      19 dst
        vpxord zmm16, zmm16, zmm12                                 ;   932.2 p0      19 dst
        vpxord zmm14, zmm14, zmm6                                  ;   933.2 p0      19 dst
        vpunpcklbw zmm1, zmm7, zmm0                                ;   939.2 p5      19 dst
        vpunpckhbw zmm0, zmm7, zmm0                                ;   940.2 p5      19 dst
        vpunpcklbw zmm6, zmm3, zmm17                               ;   941.2 p5      19 dst
        vpunpckhbw zmm3, zmm3, zmm17                               ;   942.2 p5      19 dst
        vpxord zmm5, zmm5, zmm13                                   ;   934.2 p0      19 dst
        vpunpcklbw zmm7, zmm2, zmm9                                ;   943.2 p5      19 dst
        vpunpckhbw zmm2, zmm2, zmm9                                ;   944.2 p5      19 dst
        vpunpcklbw zmm9, zmm14, zmm15                              ;   945.2 p5      19 dst
        vpunpckhbw zmm12, zmm14, zmm15                             ;   946.2 p5      19 dst
        vpunpcklbw zmm13, zmm19, zmm5                              ;   947.2 p5      19 dst
        vpunpckhbw zmm5, zmm19, zmm5                               ;   948.2 p5      19 dst
        vpunpcklbw zmm14, zmm8, zmm11                              ;   949.2 p5      19 dst
        vpunpckhbw zmm8, zmm8, zmm11                               ;   950.2 p5      19 dst
        vpxord zmm20, zmm20, zmm10                                 ;   940.2 p0      19 dst
        vpunpcklbw zmm10, zmm16, zmm20                             ;   951.2 p5      19 dst
        vpunpckhbw zmm11, zmm16, zmm20                             ;   952.2 p5      19 dst
        vpxord zmm18, zmm18, zmm23                                 ;   943.2 p0      19 dst
        vpunpcklbw zmm15, zmm18, zmm4                              ;   953.2 p5      19 dst
        vpunpckhbw zmm4, zmm18, zmm4                               ;   954.2 p5      19 dst
        vpunpcklwd zmm16, zmm13, zmm7                              ;   955.2 p5      19 dst
        vpunpckhwd zmm7, zmm13, zmm7                               ;   956.2 p5      19 dst
        vpunpcklwd zmm13, zmm5, zmm2                               ;   957.2 p5      19 dst
        vpunpckhwd zmm2, zmm5, zmm2                                ;   958.2 p5      19 dst
        vpunpcklwd zmm5, zmm1, zmm14                               ;   959.2 p5      19 dst
        vpunpckhwd zmm1, zmm1, zmm14                               ;   960.2 p5      19 dst
        vpunpcklwd zmm14, zmm0, zmm8                               ;   961.2 p5      19 dst
        vmovdqu64 zmm17, [r8]                                      ;   749.3 p3      19 dst
        vpunpckhwd zmm0, zmm0, zmm8                                ;   962.2 p5      19 dst
        vmovdqu64 zmm8, [r8 + 64]                                  ;   749.7 p2      19 dst
        vmovdqu64 zmm18, [r8 + 128]                                ;   750.3 p3      19 dst
        vpunpcklwd zmm19, zmm9, zmm10                              ;   963.2 p5      19 dst
        vpunpckhwd zmm9, zmm9, zmm10                               ;   964.2 p5      19 dst
        vpunpcklwd zmm10, zmm12, zmm11                             ;   965.2 p5      19 dst
        vpunpckhwd zmm11, zmm12, zmm11                             ;   966.2 p5      19 dst
        vpunpcklwd zmm12, zmm6, zmm15                              ;   967.2 p5      19 dst
        vmovdqu64 zmm20, [r8 + 192]                                ;   754.2 p2      19 dst
        vpunpckhwd zmm6, zmm6, zmm15                               ;   968.2 p5      19 dst
        vpunpcklwd zmm15, zmm3, zmm4                               ;   969.2 p5      19 dst
        vmovdqu64 zmm21, [r8 + 256]                                ;   754.7 p3      19 dst
        vpunpckhwd zmm3, zmm3, zmm4                                ;   970.2 p5      19 dst
        vpunpckldq zmm4, zmm16, zmm19                              ;   971.2 p5      19 dst
        vpunpckhdq zmm16, zmm16, zmm19                             ;   972.2 p5      19 dst
        vpunpckldq zmm19, zmm7, zmm9                               ;   973.2 p5      19 dst
        vpunpckhdq zmm7, zmm7, zmm9                                ;   974.2 p5      19 dst
        vpunpckldq zmm9, zmm13, zmm10                              ;   975.2 p5      19 dst
        vpunpckhdq zmm10, zmm13, zmm10                             ;   976.2 p5      19 dst
        vpunpckldq zmm13, zmm2, zmm11                              ;   977.2 p5      19 dst
        vpunpckhdq zmm2, zmm2, zmm11                               ;   978.2 p5      19 dst
        vpunpckldq zmm11, zmm5, zmm12                              ;   979.2 p5      19 dst
        vmovdqu64 zmm22, [r8 + 320]                                ;   758.7 p2      19 dst
        vpunpckhdq zmm5, zmm5, zmm12                               ;   980.2 p5      19 dst
        vpunpckldq zmm12, zmm1, zmm6                               ;   981.2 p5      19 dst
        vmovdqu64 zmm23, [r8 + 384]                                ;   759.2 p3      19 dst
        vpunpckhdq zmm1, zmm1, zmm6                                ;   982.2 p5      19 dst
        vpunpckldq zmm6, zmm14, zmm15                              ;   983.2 p5      19 dst
        vmovdqu64 zmm24, [r8 + 448]                                ;   761.3 p2      19 dst
        vpunpckhdq zmm14, zmm14, zmm15                             ;   984.2 p5      19 dst
        vpunpckldq zmm15, zmm0, zmm3                               ;   985.2 p5      19 dst
        vmovdqu64 zmm25, [r8 + 512]                                ;   763.3 p3      19 dst
        vpunpckhdq zmm0, zmm0, zmm3                                ;   986.2 p5      19 dst
        vmovdqu64 zmm3, [r8 + 576]                                 ;   763.7 p2      19 dst
        vmovdqu64 zmm26, [r8 + 640]                                ;   764.3 p3      19 dst
        vmovdqu64 zmm27, [r8 + 704]                                ;   764.7 p2      19 dst
        vmovdqu64 zmm28, [r8 + 768]                                ;   765.3 p3      19 dst
        vmovdqu64 zmm29, [r8 + 832]                                ;   765.7 p2      19 dst
        vmovdqu64 zmm30, [r8 + 896]                                ;   766.3 p3      19 dst
        vmovdqu64 zmm31, [r8 + 960]                                ;   766.7 p2      19 dst
        vmovdqu64 [rbp + 14720], zmm31                             ;   772.7 p7+p4   19 dst spill
        vpunpcklqdq zmm31, zmm11, zmm4                             ;   987.2 p5      19 dst
        vpunpckhqdq zmm4, zmm11, zmm4                              ;   988.2 p5      19 dst
        vpunpcklqdq zmm11, zmm5, zmm16                             ;   989.2 p5      19 dst
        vpunpckhqdq zmm5, zmm5, zmm16                              ;   990.2 p5      19 dst
        vpxord zmm17, zmm17, zmm31                                 ;   988.2 p0      19 dst
        vpunpcklqdq zmm16, zmm12, zmm19                            ;   991.2 p5      19 dst
        vpunpckhqdq zmm12, zmm12, zmm19                            ;   992.2 p5      19 dst
        vpxord zmm8, zmm8, zmm4                                    ;   989.2 p0      19 dst
        vpunpcklqdq zmm4, zmm1, zmm7                               ;   993.2 p5      19 dst
        mov esi, dword [rbp + 14864]                               ;   770.7 p10     24 blocks
        add esi, 0x40                                              ;   775.7 p1      24 blocks
        vpunpckhqdq zmm1, zmm1, zmm7                               ;   994.2 p5      19 dst
        mov dword [rbp + 14864], esi                               ;   776.7 p8+p9   24 blocks
        vpunpcklqdq zmm7, zmm6, zmm9                               ;   995.2 p5      19 dst
        vpunpckhqdq zmm6, zmm6, zmm9                               ;   996.2 p5      19 dst
        lea r10, [r9 + 1024]                                       ;   771.7 p6      24 blocks
        vpunpcklqdq zmm9, zmm14, zmm10                             ;   997.2 p5      19 dst
        vpunpckhqdq zmm10, zmm14, zmm10                            ;   998.2 p5      19 dst
        add r8, 0x400                                              ;   772.2 p11     24 blocks
        vpunpcklqdq zmm14, zmm15, zmm13                            ;   999.2 p5      19 dst
        vpunpckhqdq zmm13, zmm15, zmm13                            ;  1000.2 p5      19 dst
        vpunpcklqdq zmm15, zmm0, zmm2                              ;  1001.2 p5      19 dst
        vpunpckhqdq zmm0, zmm0, zmm2                               ;  1002.2 p5      19 dst
        vmovdqu64 [r9], zmm17                                      ;   989.2 p7+p4   19 dst
        vpxord zmm18, zmm18, zmm11                                 ;   990.2 p0      19 dst
        vmovdqu64 [r9 + 64], zmm8                                  ;   990.2 p8+p9   19 dst
        vpxord zmm20, zmm20, zmm5                                  ;   991.2 p0      19 dst
        vmovdqu64 [r9 + 128], zmm18                                ;   991.2 p7+p4   19 dst
        vpxord zmm21, zmm21, zmm16                                 ;   992.2 p0      19 dst
        vmovdqu64 [r9 + 192], zmm20                                ;   992.2 p8+p9   19 dst
        vpxord zmm22, zmm22, zmm12                                 ;   993.2 p0      19 dst
        vmovdqu64 [r9 + 256], zmm21                                ;   993.2 p7+p4   19 dst
        vpxord zmm23, zmm23, zmm4                                  ;   994.2 p0      19 dst
        vmovdqu64 [r9 + 320], zmm22                                ;   994.2 p8+p9   19 dst
        vpxord zmm24, zmm24, zmm1                                  ;   995.2 p0      19 dst
        vmovdqu64 [r9 + 384], zmm23                                ;   995.2 p7+p4   19 dst
        vpxord zmm25, zmm25, zmm7                                  ;   996.2 p0      19 dst
        vmovdqu64 [r9 + 448], zmm24                                ;   996.2 p8+p9   19 dst
        vpxord zmm3, zmm3, zmm6                                    ;   997.2 p0      19 dst
        vmovdqu64 [r9 + 512], zmm25                                ;   997.2 p7+p4   19 dst
        vpxord zmm26, zmm26, zmm9                                  ;   998.2 p0      19 dst
        vmovdqu64 [r9 + 576], zmm3                                 ;   998.2 p8+p9   19 dst
        vpxord zmm27, zmm27, zmm10                                 ;   999.2 p0      19 dst
        vmovdqu64 [r9 + 640], zmm26                                ;   999.2 p7+p4   19 dst
        vpxord zmm28, zmm28, zmm14                                 ;  1000.2 p0      19 dst
        vmovdqu64 [r9 + 704], zmm27                                ;  1000.2 p8+p9   19 dst
        vpxord zmm29, zmm29, zmm13                                 ;  1001.2 p0      19 dst
        vmovdqu64 [r9 + 768], zmm28                                ;  1001.2 p7+p4   19 dst
        vpxord zmm30, zmm30, zmm15                                 ;  1002.2 p0      19 dst
        vmovdqu64 [r9 + 832], zmm29                                ;  1002.2 p8+p9   19 dst
        vmovdqu64 [r9 + 896], zmm30                                ;  1003.2 p7+p4   19 dst
        vmovdqu64 zmm1, [rbp + 14720]                              ;   788.2 p3      19 dst reload
        vpxord zmm1, zmm1, zmm0                                    ;  1003.2 p0      19 dst
        vmovdqu64 [r9 + 960], zmm1                                 ;  1004.2 p8+p9   19 dst
        mov r9, r10                                                ;   788.7         24 blocks copy
        cmp r8, qword [rbp + 14816]                                ;                    more blocks?
        jne .blocks_1
        mov qword [rbp + 14808], r8                                ;                    resident
        mov qword [rbp + 14824], r9                                ;                    resident
.blocks_1_rest:
        mov rax, qword [rbp + 14800]                               ;                    blocks left over
        test rax, rax                                              ;                    blocks left over
        je .blocks_1_done
        js .blocks_1_back
        mov rsi, qword [rbp + 14808]                               ;                    blocks left over
        lea rdi, [rbp - 128]                                       ;                    blocks left over
        mov qword [rbp + 14832], rsi                               ;                    blocks left over
        mov qword [rbp + 14808], rdi                               ;                    blocks left over
        imul rcx, rax, 0x10                                        ;                    blocks left over
        rep movsb                                                  ;                    blocks left over
        mov rsi, qword [rbp + 14824]                               ;                    blocks left over
        lea rdi, [rbp + 896]                                       ;                    blocks left over
        mov rcx, rsi                                               ;                    blocks left over
        sub rcx, qword [rbp + 14832]                               ;                    blocks left over
        neg rcx                                                    ;                    blocks left over
        sbb rcx, rcx                                               ;                    blocks left over
        lea rdx, [rbp - 128]                                       ;                    blocks left over
        sub rdi, rdx                                               ;                    blocks left over
        and rdi, rcx                                               ;                    blocks left over
        add rdi, rdx                                               ;                    blocks left over
        mov qword [rbp + 14840], rdi                               ;                    blocks left over
        mov qword [rbp + 14848], rsi                               ;                    blocks left over
        mov qword [rbp + 14824], rdi                               ;                    blocks left over
        imul rcx, rax, 0x10                                        ;                    blocks left over
        rep movsb                                                  ;                    blocks left over
        lea rsi, [rbp + 896]                                       ;                    blocks left over
        mov qword [rbp + 14816], rsi                               ;                    blocks left over
        neg rax                                                    ;                    blocks left over
        mov qword [rbp + 14800], rax                               ;                    blocks left over
        jmp .blocks_1_again
.blocks_1_back:
        neg rax                                                    ;                    blocks left over
        mov rsi, qword [rbp + 14840]                               ;                    blocks left over
        mov rdi, qword [rbp + 14848]                               ;                    blocks left over
        imul rcx, rax, 0x10                                        ;                    blocks left over
        rep movsb                                                  ;                    blocks left over
.blocks_1_done:
        vzeroupper                                                 ;                    x87 state
        mov rsp, qword [rbp + 14856]                               ;                    frame
        pop rbp                                                    ;                    preserved
        ret

        section .rodata align=64
; constants512
        align 64, db 0
aes128_ctr.T0_constants512:
        dq 0x0101010101010101, 0x0101010101010101, 0x0101010101010101, 0x0101010101010101, 0x0101010101010101, 0x0101010101010101, 0x0101010101010101, 0x0101010101010101
        dq 0xc56f6bf27b777c63, 0x76abd7fe2b670130, 0xf04759fa7dc982ca, 0xc072a49cafa2d4ad, 0xccf73f362693fdb7, 0x1531d871f1e5a534, 0x9a059618c323c704, 0x75b227ebe2801207
        dq 0xa05a6e1b1a2c8309, 0x842fe329b3d63b52, 0x5bb1fc20ed00d153, 0xcf584c4a39becb6a, 0x85334d43fbaaefd0, 0xa89f3c507f02f945, 0xf5389d928f40a351, 0xd2f3ff1021dab6bc
        dq 0x1744975fec130ccd, 0x73195d643d7ea7c4, 0x88902a22dc4f8160, 0xdb0b5ede14b8ee46, 0x5c2406490a3a32e0, 0x79e4959162acd3c2, 0xa94ed58d6d37c8e7, 0x08ae7a65eaf4566c
        dq 0xc6b4a61c2e2578ba, 0x8a8bbd4b1f74dde8, 0x0ef6034866b53e70, 0x9e1dc186b9573561, 0x948ed9691198f8e1, 0xdf2855cee9871e9b, 0x6842e6bf0d89a18c, 0x16bb54b00f2d9941
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x1b1b1b1b1b1b1b1b, 0x1b1b1b1b1b1b1b1b, 0x1b1b1b1b1b1b1b1b, 0x1b1b1b1b1b1b1b1b, 0x1b1b1b1b1b1b1b1b, 0x1b1b1b1b1b1b1b1b, 0x1b1b1b1b1b1b1b1b, 0x1b1b1b1b1b1b1b1b
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x1c1814100c080400, 0x3c3834302c282420, 0x1d1915110d090501, 0x3d3935312d292521, 0x1e1a16120e0a0602, 0x3e3a36322e2a2622, 0x1f1b17130f0b0703, 0x3f3b37332f2b2723
        dq 0x0202020202020202, 0x0202020202020202, 0x0202020202020202, 0x0202020202020202, 0x0202020202020202, 0x0202020202020202, 0x0202020202020202, 0x0202020202020202
        dq 0x0303030303030303, 0x0303030303030303, 0x0303030303030303, 0x0303030303030303, 0x0303030303030303, 0x0303030303030303, 0x0303030303030303, 0x0303030303030303

for_formats elf64
%if HERE
        section .note.GNU-stack noalloc noexec nowrite progbits
%endif
%unmacro for_formats 1-*
