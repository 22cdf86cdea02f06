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
;   blocks: 2573 uops, planned 1003.8; bounds: width 428.8, ports 977.0, path 140.0
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
        push rbp                                                      ;                    preserved
        mov rax, rsp                                                  ;                    frame
        sub rsp, 0x3b80                                               ;                    frame
        and rsp, -64                                                  ;                    frame
        lea rbp, [rsp + 128]                                          ;                    frame
        mov qword [rbp + 15048], rax                                  ;                    frame
        mov qword [rbp + 14976], rsi                                  ;                    argument
        mov qword [rbp + 14984], rdi                                  ;                    argument
        mov dword [rbp + 15060], r8d                                  ;                    argument
        mov qword [rbp + 15000], rdx                                  ;                    argument
        mov qword [rbp + 15016], rcx                                  ;                    argument
        mov r8, qword [rbp + 14976]                                   ;     0.0 p2      24 low.1 reload
        vpbroadcastb zmm0, [r8 + 14]                                  ;    12.0 p5+p3   24 low.1
        vmovdqu64 zmm1, [rel aes128_ctr.T0_constants512]              ;     1.0 p2      24 low reload
        vpaddb zmm2, zmm0, zmm1                                       ;    13.0 p0      24 low
        vmovdqu64 [rbp + 1920], zmm2                                  ;    14.0 p7+p4   24 low
        vpbroadcastb zmm2, [r8 + 13]                                  ;    12.0 p5+p10   24 low.2
        vpaddb zmm3, zmm2, zmm1                                       ;    13.0 p0      24 low
        vmovdqu64 [rbp + 1984], zmm3                                  ;    14.0 p8+p9   24 low
        vpbroadcastb zmm3, [r8 + 12]                                  ;    12.0 p5+p3   24 low.3
        vpaddb zmm4, zmm3, zmm1                                       ;    13.0 p0      24 low
        vmovdqu64 [rbp + 2048], zmm4                                  ;    14.0 p7+p4   24 low
        vpbroadcastb zmm4, [r8 + 11]                                  ;    12.0 p5+p10   24 low.0
        vpaddb zmm5, zmm4, zmm1                                       ;    13.0 p0      24 low
        vmovdqu64 [rbp + 2112], zmm5                                  ;    14.0 p8+p9   24 low
        vpbroadcastb zmm5, [r8 + 10]                                  ;    12.0 p5+p2   24 low.1
        vpaddb zmm6, zmm5, zmm1                                       ;    13.0 p0      24 low
        vmovdqu64 [rbp + 2176], zmm6                                  ;    14.0 p7+p4   24 low
        vpbroadcastb zmm6, [r8 + 9]                                   ;    12.0 p5+p3   24 low.2
        vpaddb zmm7, zmm6, zmm1                                       ;    13.0 p0      24 low
        vmovdqu64 [rbp + 2240], zmm7                                  ;    14.0 p8+p9   24 low
        vpbroadcastb zmm7, [r8]                                       ;    12.0 p5+p10   24 low.3
        vpbroadcastb zmm8, [r8 + 8]                                   ;    12.0 p5+p2   24 low.3
        vpaddb zmm8, zmm8, zmm1                                       ;    13.0 p0      24 low
        vmovdqu64 [rbp + 2304], zmm8                                  ;    14.0 p7+p4   24 low
        vpbroadcastb zmm1, [r8 + 1]                                   ;    12.0 p5+p3   24 low.2
        vpbroadcastb zmm8, [r8 + 2]                                   ;    12.0 p5+p10   24 low.1
        vpbroadcastb zmm9, [r8 + 3]                                   ;    12.0 p5+p2   24 low.0
        vpbroadcastb zmm10, [r8 + 4]                                  ;    12.0 p5+p3   24 low.3
        vpbroadcastb zmm11, [r8 + 5]                                  ;    12.2 p5+p10   24 low.2
        vpbroadcastb zmm12, [r8 + 6]                                  ;    13.2 p5+p2   24 low.1
        vpbroadcastb zmm13, [r8 + 7]                                  ;    14.2 p5+p3   24 low.0
        mov r9, qword [rbp + 14984]                                   ;     6.3 p10     11 s[0].0 reload
        vpbroadcastb zmm14, [r9]                                      ;    18.3 p5+p2   11 s[0].0
        vpxord zmm7, zmm7, zmm14                                      ;    19.3 p0      11 s[0]
        vpbroadcastb zmm14, [r9 + 1]                                  ;    18.3 p5+p3   11 s[0].1
        vpxord zmm1, zmm1, zmm14                                      ;    19.3 p0      11 s[0]
        vpbroadcastb zmm14, [r9 + 2]                                  ;    18.3 p5+p10   11 s[0].2
        vpxord zmm8, zmm8, zmm14                                      ;    19.3 p0      11 s[0]
        vpbroadcastb zmm14, [r9 + 3]                                  ;    18.3 p5+p2   11 s[0].3
        vpxord zmm9, zmm9, zmm14                                      ;    19.3 p0      11 s[0]
        vpbroadcastb zmm14, [r9 + 4]                                  ;    19.2 p5+p3   11 s[1].0
        vpxord zmm10, zmm10, zmm14                                    ;    20.2 p0      11 s[1]
        vpbroadcastb zmm14, [r9 + 5]                                  ;    20.2 p5+p10   11 s[1].1
        vpxord zmm11, zmm11, zmm14                                    ;    21.2 p0      11 s[1]
        vpbroadcastb zmm14, [r9 + 6]                                  ;    21.2 p5+p2   11 s[1].2
        vpxord zmm12, zmm12, zmm14                                    ;    22.2 p0      11 s[1]
        vpbroadcastb zmm14, [r9 + 7]                                  ;    22.2 p5+p3   11 s[1].3
        vpxord zmm13, zmm13, zmm14                                    ;    23.2 p0      11 s[1]
        vmovdqu64 zmm14, [rel aes128_ctr.T0_constants512 + 320]       ;     9.5 p2      14 t[0] reload
        vpshufb zmm15, zmm14, zmm7                                    ;    23.2 p5      14 t[0]
        vpshufb zmm16, zmm14, zmm11                                   ;    24.2 p5      14 t[0]
        vpshufb zmm17, zmm14, zmm10                                   ;    25.2 p5      14 t[1]
        vpshufb zmm18, zmm14, zmm9                                    ;    26.2 p5      14 t[1]
        vpshufb zmm19, zmm14, zmm8                                    ;    27.2 p5      14 t[2]
        vpshufb zmm20, zmm14, zmm1                                    ;    28.2 p5      14 t[3]
        vpshufb zmm21, zmm14, zmm13                                   ;    29.2 p5      14 t[2]
        vpshufb zmm14, zmm14, zmm12                                   ;    30.2 p5      14 t[3]
        vpbroadcastb zmm22, [r9 + 17]                                 ;    31.2 p5+p10   14 t[0].1
        vmovdqu64 zmm23, [rel aes128_ctr.T0_constants512 + 384]       ;    10.0 p3      14 t[0] reload
        vpxord zmm22, zmm22, zmm23                                    ;    32.2 p0      14 t[0].1
        vmovdqu64 [rbp + 2368], zmm22                                 ;    33.2 p8+p9   14 t[0].1
        vpbroadcastb zmm22, [r9 + 19]                                 ;    32.2 p5+p2   14 t[0].3
        vpxord zmm22, zmm22, zmm23                                    ;    33.2 p0      14 t[0].3
        vmovdqu64 [rbp + 2432], zmm22                                 ;    34.2 p7+p4   14 t[0].3
        vpbroadcastb zmm22, [r9 + 20]                                 ;    33.2 p5+p10   14 t[1].0
        vpxord zmm22, zmm22, zmm23                                    ;    34.2 p0      14 t[1].0
        vmovdqu64 [rbp + 2496], zmm22                                 ;    35.2 p8+p9   14 t[1].0
        vpbroadcastb zmm22, [r9 + 21]                                 ;    34.2 p5+p3   14 t[1].1
        vpbroadcastb zmm24, [r9 + 24]                                 ;    35.2 p5+p2   14 t[2].0
        vpbroadcastb zmm25, [r9 + 25]                                 ;    36.2 p5+p10   14 t[2].1
        vpxord zmm22, zmm22, zmm23                                    ;    35.2 p0      14 t[1].1
        vmovdqu64 [rbp + 2560], zmm22                                 ;    36.2 p7+p4   14 t[1].1
        vpbroadcastb zmm22, [r9 + 26]                                 ;    37.2 p5+p3   14 t[2].2
        vpxord zmm24, zmm24, zmm23                                    ;    36.2 p0      14 t[2].0
        vmovdqu64 [rbp + 2624], zmm24                                 ;    37.2 p8+p9   14 t[2].0
        vpbroadcastb zmm24, [r9 + 27]                                 ;    38.2 p5+p2   14 t[2].3
        vpbroadcastb zmm26, [r9 + 28]                                 ;    39.2 p5+p10   14 t[3].0
        vpxord zmm25, zmm25, zmm23                                    ;    37.2 p0      14 t[2].1
        vmovdqu64 [rbp + 2688], zmm25                                 ;    38.2 p7+p4   14 t[2].1
        vpbroadcastb zmm25, [r9 + 31]                                 ;    40.2 p5+p3   14 t[3].3
        vpxord zmm22, zmm22, zmm23                                    ;    38.2 p0      14 t[2].2
        vmovdqu64 [rbp + 2752], zmm22                                 ;    39.2 p8+p9   14 t[2].2
        vpbroadcastb zmm22, [r9 + 32]                                 ;    41.2 p5+p2   14 t[0].0
        vmovdqu64 zmm27, [rel aes128_ctr.T0_constants512 + 128]       ;    14.2 p3      14 t[0] reload
        vmovdqu64 zmm28, [rel aes128_ctr.T0_constants512 + 64]        ;    14.7 p2      14 t[0] reload
        vmovdqa64 zmm29, zmm7                                         ;    20.3         14 t[0] copy
        vpermi2b zmm29, zmm28, zmm27                                  ;    43.2 p0+p5   14 t[0]
        vmovdqu64 zmm30, [rel aes128_ctr.T0_constants512 + 256]       ;    15.2 p3      14 t[0] reload
        vmovdqu64 zmm31, [rel aes128_ctr.T0_constants512 + 192]       ;    15.7 p2      14 t[0] reload
        vpermi2b zmm7, zmm31, zmm30                                   ;    45.2 p0+p5   14 t[0]
        vpternlogd zmm15, zmm29, zmm7, 0xca                           ;    50.2 p0      14 t[0]
        vmovdqa64 zmm7, zmm11                                         ;    22.2         14 t[0] copy
        vpermi2b zmm7, zmm28, zmm27                                   ;    47.2 p0+p5   14 t[0]
        vpermi2b zmm11, zmm31, zmm30                                  ;    49.2 p0+p5   14 t[0]
        vpternlogd zmm16, zmm7, zmm11, 0xca                           ;    54.2 p0      14 t[0]
        vmovdqa64 zmm7, zmm10                                         ;    21.2         14 t[1] copy
        vpermi2b zmm7, zmm28, zmm27                                   ;    51.2 p0+p5   14 t[1]
        vpermi2b zmm10, zmm31, zmm30                                  ;    53.2 p0+p5   14 t[1]
        vpternlogd zmm17, zmm7, zmm10, 0xca                           ;    58.2 p0      14 t[1]
        vmovdqa64 zmm7, zmm9                                          ;    20.3         14 t[1] copy
        vpermi2b zmm7, zmm28, zmm27                                   ;    55.2 p0+p5   14 t[1]
        vpermi2b zmm9, zmm31, zmm30                                   ;    57.2 p0+p5   14 t[1]
        vmovdqa64 zmm10, zmm8                                         ;    20.3         14 t[2] copy
        vpermi2b zmm10, zmm28, zmm27                                  ;    59.2 p0+p5   14 t[2]
        vpermi2b zmm8, zmm31, zmm30                                   ;    61.2 p0+p5   14 t[2]
        vpternlogd zmm18, zmm7, zmm9, 0xca                            ;    62.2 p0      14 t[1]
        vmovdqa64 zmm7, zmm1                                          ;    21.0         14 t[3] copy
        vpermi2b zmm7, zmm28, zmm27                                   ;    63.2 p0+p5   14 t[3]
        vpermi2b zmm1, zmm31, zmm30                                   ;    65.2 p0+p5   14 t[3]
        vmovdqu64 [rbp + 2816], zmm15                                 ;    51.2 p7+p4   14 t[0]
        vmovdqa64 zmm9, zmm13                                         ;    24.2         14 t[2] copy
        vpermi2b zmm9, zmm28, zmm27                                   ;    67.2 p0+p5   14 t[2]
        vpermi2b zmm13, zmm31, zmm30                                  ;    69.2 p0+p5   14 t[2]
        vmovdqa64 zmm11, zmm12                                        ;    23.5         14 t[3] copy
        vpermi2b zmm11, zmm28, zmm27                                  ;    71.2 p0+p5   14 t[3]
        vpermi2b zmm12, zmm31, zmm30                                  ;    73.2 p0+p5   14 t[3]
        vpxord zmm15, zmm15, zmm16                                    ;    55.2 p0      14 t[0]
        vmovdqu64 [rbp + 2880], zmm16                                 ;    55.2 p8+p9   14 t[0]
        vpternlogd zmm19, zmm10, zmm8, 0xca                           ;    66.2 p0      14 t[2]
        vpxord zmm24, zmm24, zmm23                                    ;    44.5 p0      14 t[2].3
        vmovdqu64 [rbp + 2944], zmm24                                 ;    45.5 p7+p4   14 t[2].3
        vmovdqu64 [rbp + 3008], zmm15                                 ;    56.2 p8+p9   14 t[0]
        vmovdqu64 [rbp + 3072], zmm17                                 ;    59.2 p7+p4   14 t[1]
        vpxord zmm26, zmm26, zmm23                                    ;    45.5 p0      14 t[3].0
        vmovdqu64 [rbp + 3136], zmm26                                 ;    46.5 p8+p9   14 t[3].0
        vpxord zmm25, zmm25, zmm23                                    ;    46.5 p0      14 t[3].3
        vmovdqu64 [rbp + 3200], zmm25                                 ;    47.5 p7+p4   14 t[3].3
        vpxord zmm22, zmm22, zmm23                                    ;    47.5 p0      14 t[0].0
        vmovdqu64 [rbp + 3264], zmm22                                 ;    48.5 p8+p9   14 t[0].0
        vpshufb zmm8, zmm23, zmm15                                    ;    74.2 p5      14 t[0]
        vpaddb zmm10, zmm15, zmm15                                    ;    56.2 p0      14 t[0]
        vpternlogd zmm20, zmm7, zmm1, 0xca                            ;    70.2 p0      14 t[3]
        vmovdqu64 [rbp + 3328], zmm19                                 ;    67.2 p7+p4   14 t[2]
        vpxord zmm17, zmm17, zmm18                                    ;    63.2 p0      14 t[1]
        vmovdqu64 [rbp + 3392], zmm18                                 ;    63.2 p8+p9   14 t[1]
        vpternlogd zmm8, zmm10, zmm23, 0x96                           ;    75.2 p0      14 t[0]
        vpternlogd zmm21, zmm9, zmm13, 0xca                           ;    74.2 p0      14 t[2]
        vmovdqu64 [rbp + 3456], zmm8                                  ;    76.2 p7+p4   14 t[0]
        vpbroadcastb zmm1, [r9 + 33]                                  ;    75.2 p5+p10   14 t[0].1
        vpbroadcastb zmm7, [r9 + 34]                                  ;    76.2 p5+p3   14 t[0].2
        vpbroadcastb zmm8, [r9 + 35]                                  ;    77.2 p5+p2   14 t[0].3
        vmovdqu64 [rbp + 3520], zmm17                                 ;    64.2 p8+p9   14 t[1]
        vpbroadcastb zmm9, [r9 + 36]                                  ;    78.2 p5+p10   14 t[1].0
        vpternlogd zmm14, zmm11, zmm12, 0xca                          ;    78.2 p0      14 t[3]
        vpbroadcastb zmm10, [r9 + 37]                                 ;    79.2 p5+p3   14 t[1].1
        vmovdqu64 [rbp + 3584], zmm21                                 ;    75.2 p7+p4   14 t[2]
        vpshufb zmm11, zmm23, zmm17                                   ;    80.2 p5      14 t[1]
        vpaddb zmm12, zmm17, zmm17                                    ;    64.2 p0      14 t[1]
        vpbroadcastb zmm13, [r9 + 38]                                 ;    81.2 p5+p2   14 t[1].2
        vpbroadcastb zmm15, [r9 + 39]                                 ;    82.2 p5+p10   14 t[1].3
        vpternlogd zmm11, zmm12, zmm23, 0x96                          ;    81.2 p0      14 t[1]
        vpbroadcastb zmm12, [r9 + 40]                                 ;    83.2 p5+p3   14 t[2].0
        vpbroadcastb zmm16, [r9 + 41]                                 ;    84.2 p5+p2   14 t[2].1
        vmovdqu64 [rbp + 3648], zmm11                                 ;    82.2 p8+p9   14 t[1]
        vmovdqu64 [rbp + 3712], zmm20                                 ;    71.2 p7+p4   14 t[3]
        vpbroadcastb zmm11, [r9 + 42]                                 ;    85.2 p5+p10   14 t[2].2
        vpbroadcastb zmm17, [r9 + 43]                                 ;    86.2 p5+p3   14 t[2].3
        vpbroadcastb zmm18, [r9 + 44]                                 ;    87.2 p5+p2   14 t[3].0
        vpbroadcastb zmm19, [r9 + 45]                                 ;    88.2 p5+p10   14 t[3].1
        vpbroadcastb zmm21, [r9 + 46]                                 ;    89.2 p5+p3   14 t[3].2
        vpbroadcastb zmm22, [r9 + 47]                                 ;    90.2 p5+p2   14 t[3].3
        vpbroadcastb zmm24, [r9 + 48]                                 ;    91.2 p5+p10   14 t[0].0
        vpbroadcastb zmm25, [r9 + 49]                                 ;    92.2 p5+p3   14 t[0].1
        vpbroadcastb zmm26, [r9 + 50]                                 ;    93.2 p5+p2   14 t[0].2
        vpbroadcastb zmm27, [r9 + 51]                                 ;    94.2 p5+p10   14 t[0].3
        vpbroadcastb zmm28, [r9 + 52]                                 ;    95.2 p5+p3   14 t[1].0
        vpbroadcastb zmm29, [r9 + 53]                                 ;    96.2 p5+p2   14 t[1].1
        vpxord zmm20, zmm20, zmm14                                    ;    79.2 p0      14 t[3]
        vmovdqu64 [rbp + 3776], zmm14                                 ;    79.2 p8+p9   14 t[3]
        vpxord zmm1, zmm1, zmm23                                      ;    76.2 p0      14 t[0].1
        vmovdqu64 [rbp + 3840], zmm1                                  ;    77.2 p7+p4   14 t[0].1
        vpbroadcastb zmm1, [r9 + 54]                                  ;    97.2 p5+p10   14 t[1].2
        vpxord zmm7, zmm7, zmm23                                      ;    77.2 p0      14 t[0].2
        vmovdqu64 [rbp + 3904], zmm7                                  ;    78.2 p8+p9   14 t[0].2
        vpbroadcastb zmm7, [r9 + 55]                                  ;    98.2 p5+p3   14 t[1].3
        vpxord zmm8, zmm8, zmm23                                      ;    78.2 p0      14 t[0].3
        vmovdqu64 [rbp + 3968], zmm8                                  ;    79.2 p7+p4   14 t[0].3
        vpbroadcastb zmm8, [r9 + 56]                                  ;    99.2 p5+p2   14 t[2].0
        vmovdqu64 [rbp + 4032], zmm20                                 ;    80.2 p8+p9   14 t[3]
        vpxord zmm9, zmm9, zmm23                                      ;    79.2 p0      14 t[1].0
        vmovdqu64 [rbp + 4096], zmm9                                  ;    80.2 p7+p4   14 t[1].0
        vpbroadcastb zmm9, [r9 + 57]                                  ;   100.2 p5+p10   14 t[2].1
        vpxord zmm10, zmm10, zmm23                                    ;    80.2 p0      14 t[1].1
        vmovdqu64 [rbp + 4160], zmm10                                 ;    81.2 p8+p9   14 t[1].1
        vpbroadcastb zmm10, [r9 + 58]                                 ;   101.2 p5+p3   14 t[2].2
        vpshufb zmm30, zmm23, zmm20                                   ;   102.2 p5      14 t[3]
        vpaddb zmm20, zmm20, zmm20                                    ;    80.2 p0      14 t[3]
        vpternlogd zmm30, zmm20, zmm23, 0x96                          ;   103.2 p0      14 t[3]
        vpxord zmm13, zmm13, zmm23                                    ;    82.2 p0      14 t[1].2
        vmovdqu64 [rbp + 4224], zmm13                                 ;    83.2 p7+p4   14 t[1].2
        vpbroadcastb zmm13, [r9 + 59]                                 ;   103.2 p5+p2   14 t[2].3
        vpxord zmm15, zmm15, zmm23                                    ;    83.2 p0      14 t[1].3
        vmovdqu64 [rbp + 4288], zmm15                                 ;    84.2 p8+p9   14 t[1].3
        vpbroadcastb zmm15, [r9 + 60]                                 ;   104.2 p5+p10   14 t[3].0
        vpxord zmm12, zmm12, zmm23                                    ;    84.2 p0      14 t[2].0
        vmovdqu64 [rbp + 4352], zmm12                                 ;    85.2 p7+p4   14 t[2].0
        vpbroadcastb zmm12, [r9 + 61]                                 ;   105.2 p5+p3   14 t[3].1
        vpxord zmm16, zmm16, zmm23                                    ;    85.2 p0      14 t[2].1
        vmovdqu64 [rbp + 4416], zmm16                                 ;    86.2 p8+p9   14 t[2].1
        vpbroadcastb zmm16, [r9 + 62]                                 ;   106.2 p5+p2   14 t[3].2
        vpxord zmm11, zmm11, zmm23                                    ;    86.2 p0      14 t[2].2
        vmovdqu64 [rbp + 4480], zmm11                                 ;    87.2 p7+p4   14 t[2].2
        vpbroadcastb zmm11, [r9 + 63]                                 ;   107.2 p5+p10   14 t[3].3
        vpxord zmm17, zmm17, zmm23                                    ;    87.2 p0      14 t[2].3
        vmovdqu64 [rbp + 4544], zmm17                                 ;    88.2 p8+p9   14 t[2].3
        vpbroadcastb zmm17, [r9 + 64]                                 ;   108.2 p5+p3   14 t[0].0
        vmovdqu64 [rbp + 4608], zmm30                                 ;   104.2 p7+p4   14 t[3]
        vpxord zmm14, zmm14, zmm30                                    ;   104.2 p0      14 t[3]
        vpbroadcastb zmm20, [r9 + 65]                                 ;   109.2 p5+p2   14 t[0].1
        vmovdqu64 [rbp + 4672], zmm14                                 ;   105.2 p8+p9   14 t[3]
        vpbroadcastb zmm14, [r9 + 66]                                 ;   110.2 p5+p10   14 t[0].2
        vpxord zmm18, zmm18, zmm23                                    ;    88.2 p0      14 t[3].0
        vmovdqu64 [rbp + 4736], zmm18                                 ;    89.2 p7+p4   14 t[3].0
        vpbroadcastb zmm18, [r9 + 67]                                 ;   111.2 p5+p3   14 t[0].3
        vpxord zmm19, zmm19, zmm23                                    ;    89.2 p0      14 t[3].1
        vmovdqu64 [rbp + 4800], zmm19                                 ;    90.2 p8+p9   14 t[3].1
        vpbroadcastb zmm19, [r9 + 68]                                 ;   112.2 p5+p2   14 t[1].0
        vpxord zmm21, zmm21, zmm23                                    ;    90.2 p0      14 t[3].2
        vmovdqu64 [rbp + 4864], zmm21                                 ;    91.2 p7+p4   14 t[3].2
        vpbroadcastb zmm21, [r9 + 69]                                 ;   113.2 p5+p10   14 t[1].1
        vpxord zmm22, zmm22, zmm23                                    ;    91.2 p0      14 t[3].3
        vmovdqu64 [rbp + 4928], zmm22                                 ;    92.2 p8+p9   14 t[3].3
        vpbroadcastb zmm22, [r9 + 70]                                 ;   114.2 p5+p3   14 t[1].2
        vpxord zmm24, zmm24, zmm23                                    ;    92.2 p0      14 t[0].0
        vmovdqu64 [rbp + 4992], zmm24                                 ;    93.2 p7+p4   14 t[0].0
        vpbroadcastb zmm24, [r9 + 71]                                 ;   115.2 p5+p2   14 t[1].3
        vpxord zmm25, zmm25, zmm23                                    ;    93.2 p0      14 t[0].1
        vmovdqu64 [rbp + 5056], zmm25                                 ;    94.2 p8+p9   14 t[0].1
        vpbroadcastb zmm25, [r9 + 72]                                 ;   116.2 p5+p10   14 t[2].0
        vpxord zmm26, zmm26, zmm23                                    ;    94.2 p0      14 t[0].2
        vmovdqu64 [rbp + 5120], zmm26                                 ;    95.2 p7+p4   14 t[0].2
        vpbroadcastb zmm26, [r9 + 73]                                 ;   117.2 p5+p3   14 t[2].1
        vpxord zmm27, zmm27, zmm23                                    ;    95.2 p0      14 t[0].3
        vmovdqu64 [rbp + 5184], zmm27                                 ;    96.2 p8+p9   14 t[0].3
        vpbroadcastb zmm27, [r9 + 74]                                 ;   118.2 p5+p2   14 t[2].2
        vpxord zmm28, zmm28, zmm23                                    ;    96.2 p0      14 t[1].0
        vmovdqu64 [rbp + 5248], zmm28                                 ;    97.2 p7+p4   14 t[1].0
        vpbroadcastb zmm28, [r9 + 75]                                 ;   119.2 p5+p10   14 t[2].3
        vpxord zmm29, zmm29, zmm23                                    ;    97.2 p0      14 t[1].1
        vmovdqu64 [rbp + 5312], zmm29                                 ;    98.2 p8+p9   14 t[1].1
        vpbroadcastb zmm29, [r9 + 76]                                 ;   120.2 p5+p3   14 t[3].0
        vpxord zmm1, zmm1, zmm23                                      ;    98.2 p0      14 t[1].2
        vmovdqu64 [rbp + 5376], zmm1                                  ;    99.2 p7+p4   14 t[1].2
        vpbroadcastb zmm1, [r9 + 77]                                  ;   121.2 p5+p2   14 t[3].1
        vpxord zmm7, zmm7, zmm23                                      ;    99.2 p0      14 t[1].3
        vmovdqu64 [rbp + 5440], zmm7                                  ;   100.2 p8+p9   14 t[1].3
        vpbroadcastb zmm7, [r9 + 78]                                  ;   122.2 p5+p10   14 t[3].2
        vpxord zmm8, zmm8, zmm23                                      ;   100.2 p0      14 t[2].0
        vmovdqu64 [rbp + 5504], zmm8                                  ;   101.2 p7+p4   14 t[2].0
        vpbroadcastb zmm8, [r9 + 79]                                  ;   123.2 p5+p3   14 t[3].3
        vpxord zmm9, zmm9, zmm23                                      ;   101.2 p0      14 t[2].1
        vmovdqu64 [rbp + 5568], zmm9                                  ;   102.2 p8+p9   14 t[2].1
        vpbroadcastb zmm9, [r9 + 80]                                  ;   124.2 p5+p2   14 t[0].0
        vpxord zmm10, zmm10, zmm23                                    ;   102.2 p0      14 t[2].2
        vmovdqu64 [rbp + 5632], zmm10                                 ;   103.2 p7+p4   14 t[2].2
        vpbroadcastb zmm10, [r9 + 81]                                 ;   125.2 p5+p10   14 t[0].1
        vpxord zmm13, zmm13, zmm23                                    ;   104.2 p0      14 t[2].3
        vmovdqu64 [rbp + 5696], zmm13                                 ;   105.2 p8+p9   14 t[2].3
        vpbroadcastb zmm13, [r9 + 82]                                 ;   126.2 p5+p3   14 t[0].2
        vpxord zmm15, zmm15, zmm23                                    ;   105.2 p0      14 t[3].0
        vmovdqu64 [rbp + 5760], zmm15                                 ;   106.2 p7+p4   14 t[3].0
        vpbroadcastb zmm15, [r9 + 83]                                 ;   127.2 p5+p2   14 t[0].3
        vpxord zmm12, zmm12, zmm23                                    ;   106.2 p0      14 t[3].1
        vmovdqu64 [rbp + 5824], zmm12                                 ;   107.2 p8+p9   14 t[3].1
        vpbroadcastb zmm12, [r9 + 84]                                 ;   128.2 p5+p10   14 t[1].0
        vpxord zmm16, zmm16, zmm23                                    ;   107.2 p0      14 t[3].2
        vmovdqu64 [rbp + 5888], zmm16                                 ;   108.2 p7+p4   14 t[3].2
        vpbroadcastb zmm16, [r9 + 85]                                 ;   129.2 p5+p3   14 t[1].1
        vmovdqu64 [rbp + 5952], zmm0                                  ;    72.8 p8+p9   24 counter
        vpbroadcastb zmm0, [r9 + 86]                                  ;   130.2 p5+p2   14 t[1].2
        vpxord zmm11, zmm11, zmm23                                    ;   108.2 p0      14 t[3].3
        vmovdqu64 [rbp + 6016], zmm11                                 ;   109.2 p7+p4   14 t[3].3
        vpbroadcastb zmm11, [r9 + 87]                                 ;   131.2 p5+p10   14 t[1].3
        vmovdqu64 [rbp + 6080], zmm2                                  ;    74.8 p8+p9   24 counter
        vpbroadcastb zmm2, [r9 + 88]                                  ;   132.2 p5+p3   14 t[2].0
        vmovdqu64 [rbp + 6144], zmm3                                  ;    75.3 p7+p4   24 counter
        vpbroadcastb zmm3, [r9 + 89]                                  ;   133.2 p5+p2   14 t[2].1
        vpxord zmm17, zmm17, zmm23                                    ;   109.2 p0      14 t[0].0
        vmovdqu64 [rbp + 6208], zmm17                                 ;   110.2 p8+p9   14 t[0].0
        vpbroadcastb zmm17, [r9 + 90]                                 ;   134.2 p5+p10   14 t[2].2
        vmovdqu64 [rbp + 6272], zmm4                                  ;    77.3 p7+p4   24 counter
        vpbroadcastb zmm4, [r9 + 91]                                  ;   135.2 p5+p3   14 t[2].3
        vmovdqu64 [rbp + 6336], zmm5                                  ;    78.8 p8+p9   24 counter
        vpbroadcastb zmm5, [r9 + 92]                                  ;   136.2 p5+p2   14 t[3].0
        vpxord zmm20, zmm20, zmm23                                    ;   110.2 p0      14 t[0].1
        vmovdqu64 [rbp + 6400], zmm20                                 ;   111.2 p7+p4   14 t[0].1
        vpbroadcastb zmm20, [r9 + 93]                                 ;   137.2 p5+p10   14 t[3].1
        vmovdqu64 [rbp + 6464], zmm6                                  ;    80.8 p8+p9   24 counter
        vpbroadcastb zmm6, [r9 + 94]                                  ;   138.2 p5+p3   14 t[3].2
        vpxord zmm14, zmm14, zmm23                                    ;   111.2 p0      14 t[0].2
        vmovdqu64 [rbp + 6528], zmm14                                 ;   112.2 p7+p4   14 t[0].2
        vpbroadcastb zmm14, [r9 + 95]                                 ;   139.2 p5+p2   14 t[3].3
        vpxord zmm18, zmm18, zmm23                                    ;   112.2 p0      14 t[0].3
        vmovdqu64 [rbp + 6592], zmm18                                 ;   113.2 p8+p9   14 t[0].3
        vpbroadcastb zmm18, [r9 + 96]                                 ;   140.2 p5+p10   14 t[0].0
        vpxord zmm19, zmm19, zmm23                                    ;   113.2 p0      14 t[1].0
        vmovdqu64 [rbp + 6656], zmm19                                 ;   114.2 p7+p4   14 t[1].0
        vpbroadcastb zmm19, [r9 + 97]                                 ;   141.2 p5+p3   14 t[0].1
        vpxord zmm21, zmm21, zmm23                                    ;   114.2 p0      14 t[1].1
        vmovdqu64 [rbp + 6720], zmm21                                 ;   115.2 p8+p9   14 t[1].1
        vpbroadcastb zmm21, [r9 + 98]                                 ;   142.2 p5+p2   14 t[0].2
        vpxord zmm22, zmm22, zmm23                                    ;   115.2 p0      14 t[1].2
        vmovdqu64 [rbp + 6784], zmm22                                 ;   116.2 p7+p4   14 t[1].2
        vpbroadcastb zmm22, [r9 + 99]                                 ;   143.2 p5+p10   14 t[0].3
        vpxord zmm24, zmm24, zmm23                                    ;   116.2 p0      14 t[1].3
        vmovdqu64 [rbp + 6848], zmm24                                 ;   117.2 p8+p9   14 t[1].3
        vpbroadcastb zmm24, [r9 + 100]                                ;   144.2 p5+p3   14 t[1].0
        vpxord zmm25, zmm25, zmm23                                    ;   117.2 p0      14 t[2].0
        vmovdqu64 [rbp + 6912], zmm25                                 ;   118.2 p7+p4   14 t[2].0
        vpbroadcastb zmm25, [r9 + 101]                                ;   145.2 p5+p2   14 t[1].1
        vpxord zmm26, zmm26, zmm23                                    ;   118.2 p0      14 t[2].1
        vmovdqu64 [rbp + 6976], zmm26                                 ;   119.2 p8+p9   14 t[2].1
        vpbroadcastb zmm26, [r9 + 102]                                ;   146.2 p5+p10   14 t[1].2
        vpxord zmm27, zmm27, zmm23                                    ;   119.2 p0      14 t[2].2
        vmovdqu64 [rbp + 7040], zmm27                                 ;   120.2 p7+p4   14 t[2].2
        vpbroadcastb zmm27, [r9 + 103]                                ;   147.2 p5+p3   14 t[1].3
        vpxord zmm28, zmm28, zmm23                                    ;   120.2 p0      14 t[2].3
        vmovdqu64 [rbp + 7104], zmm28                                 ;   121.2 p8+p9   14 t[2].3
        vpbroadcastb zmm28, [r9 + 104]                                ;   148.2 p5+p2   14 t[2].0
        vpxord zmm29, zmm29, zmm23                                    ;   121.2 p0      14 t[3].0
        vmovdqu64 [rbp + 7168], zmm29                                 ;   122.2 p7+p4   14 t[3].0
        vpbroadcastb zmm29, [r9 + 105]                                ;   149.2 p5+p10   14 t[2].1
        vpbroadcastb zmm30, [r8 + 15]                                 ;   150.2 p5+p3   24 counter
        vpxord zmm1, zmm1, zmm23                                      ;   122.2 p0      14 t[3].1
        vmovdqu64 [rbp + 7232], zmm1                                  ;   123.2 p8+p9   14 t[3].1
        vpxord zmm7, zmm7, zmm23                                      ;   123.2 p0      14 t[3].2
        vmovdqu64 [rbp + 7296], zmm7                                  ;   124.2 p7+p4   14 t[3].2
        vpbroadcastb zmm1, [r9 + 106]                                 ;   151.2 p5+p2   14 t[2].2
        vpxord zmm8, zmm8, zmm23                                      ;   124.2 p0      14 t[3].3
        vmovdqu64 [rbp + 7360], zmm8                                  ;   125.2 p8+p9   14 t[3].3
        vpbroadcastb zmm7, [r9 + 107]                                 ;   152.2 p5+p10   14 t[2].3
        vpxord zmm9, zmm9, zmm23                                      ;   125.2 p0      14 t[0].0
        vmovdqu64 [rbp + 7424], zmm9                                  ;   126.2 p7+p4   14 t[0].0
        vpbroadcastb zmm8, [r9 + 108]                                 ;   153.2 p5+p3   14 t[3].0
        vpxord zmm10, zmm10, zmm23                                    ;   126.2 p0      14 t[0].1
        vmovdqu64 [rbp + 7488], zmm10                                 ;   127.2 p8+p9   14 t[0].1
        vpbroadcastb zmm9, [r9 + 109]                                 ;   154.2 p5+p2   14 t[3].1
        vpbroadcastb zmm10, [r9 + 110]                                ;   155.2 p5+p10   14 t[3].2
        vpxord zmm13, zmm13, zmm23                                    ;   127.2 p0      14 t[0].2
        vmovdqu64 [rbp + 7552], zmm13                                 ;   128.2 p7+p4   14 t[0].2
        vpbroadcastb zmm13, [r9 + 111]                                ;   156.2 p5+p3   14 t[3].3
        vpxord zmm15, zmm15, zmm23                                    ;   128.2 p0      14 t[0].3
        vmovdqu64 [rbp + 7616], zmm15                                 ;   129.2 p8+p9   14 t[0].3
        vpbroadcastb zmm15, [r9 + 112]                                ;   157.2 p5+p2   14 t[0].0
        vpbroadcastb zmm31, [r9 + 113]                                ;   158.2 p5+p10   14 t[0].1
        vpxord zmm12, zmm12, zmm23                                    ;   129.2 p0      14 t[1].0
        vmovdqu64 [rbp + 7680], zmm12                                 ;   130.2 p7+p4   14 t[1].0
        vpbroadcastb zmm12, [r9 + 114]                                ;   159.2 p5+p3   14 t[0].2
        vpxord zmm16, zmm16, zmm23                                    ;   130.2 p0      14 t[1].1
        vmovdqu64 [rbp + 7744], zmm16                                 ;   131.2 p8+p9   14 t[1].1
        vpbroadcastb zmm16, [r9 + 115]                                ;   160.2 p5+p2   14 t[0].3
        vpxord zmm0, zmm0, zmm23                                      ;   131.2 p0      14 t[1].2
        vmovdqu64 [rbp + 7808], zmm0                                  ;   132.2 p7+p4   14 t[1].2
        vpbroadcastb zmm0, [r9 + 116]                                 ;   161.2 p5+p10   14 t[1].0
        vpxord zmm11, zmm11, zmm23                                    ;   132.2 p0      14 t[1].3
        vmovdqu64 [rbp + 7872], zmm11                                 ;   133.2 p8+p9   14 t[1].3
        vpbroadcastb zmm11, [r9 + 117]                                ;   162.2 p5+p3   14 t[1].1
        vpxord zmm2, zmm2, zmm23                                      ;   133.2 p0      14 t[2].0
        vmovdqu64 [rbp + 7936], zmm2                                  ;   134.2 p7+p4   14 t[2].0
        vpbroadcastb zmm2, [r9 + 118]                                 ;   163.2 p5+p2   14 t[1].2
        vpxord zmm3, zmm3, zmm23                                      ;   134.2 p0      14 t[2].1
        vmovdqu64 [rbp + 8000], zmm3                                  ;   135.2 p8+p9   14 t[2].1
        vpbroadcastb zmm3, [r9 + 119]                                 ;   164.2 p5+p10   14 t[1].3
        vpxord zmm17, zmm17, zmm23                                    ;   135.2 p0      14 t[2].2
        vmovdqu64 [rbp + 8064], zmm17                                 ;   136.2 p7+p4   14 t[2].2
        vpbroadcastb zmm17, [r9 + 120]                                ;   165.2 p5+p3   14 t[2].0
        vpxord zmm4, zmm4, zmm23                                      ;   136.2 p0      14 t[2].3
        vmovdqu64 [rbp + 8128], zmm4                                  ;   137.2 p8+p9   14 t[2].3
        vpbroadcastb zmm4, [r9 + 121]                                 ;   166.2 p5+p2   14 t[2].1
        vpxord zmm5, zmm5, zmm23                                      ;   137.2 p0      14 t[3].0
        vmovdqu64 [rbp + 8192], zmm5                                  ;   138.2 p7+p4   14 t[3].0
        vpbroadcastb zmm5, [r9 + 122]                                 ;   167.2 p5+p10   14 t[2].2
        vpxord zmm20, zmm20, zmm23                                    ;   138.2 p0      14 t[3].1
        vmovdqu64 [rbp + 8256], zmm20                                 ;   139.2 p8+p9   14 t[3].1
        vpbroadcastb zmm20, [r9 + 123]                                ;   168.2 p5+p3   14 t[2].3
        vpxord zmm6, zmm6, zmm23                                      ;   139.2 p0      14 t[3].2
        vmovdqu64 [rbp + 8320], zmm6                                  ;   140.2 p7+p4   14 t[3].2
        vpbroadcastb zmm6, [r9 + 124]                                 ;   169.2 p5+p2   14 t[3].0
        vpxord zmm14, zmm14, zmm23                                    ;   140.2 p0      14 t[3].3
        vmovdqu64 [rbp + 8384], zmm14                                 ;   141.2 p8+p9   14 t[3].3
        vpbroadcastb zmm14, [r9 + 125]                                ;   170.2 p5+p10   14 t[3].1
        vpxord zmm18, zmm18, zmm23                                    ;   141.2 p0      14 t[0].0
        vmovdqu64 [rbp + 8448], zmm18                                 ;   142.2 p7+p4   14 t[0].0
        vpbroadcastb zmm18, [r9 + 126]                                ;   171.2 p5+p3   14 t[3].2
        vpxord zmm19, zmm19, zmm23                                    ;   142.2 p0      14 t[0].1
        vmovdqu64 [rbp + 8512], zmm19                                 ;   143.2 p8+p9   14 t[0].1
        vpbroadcastb zmm19, [r9 + 127]                                ;   172.2 p5+p2   14 t[3].3
        vpxord zmm21, zmm21, zmm23                                    ;   143.2 p0      14 t[0].2
        vmovdqu64 [rbp + 8576], zmm21                                 ;   144.2 p7+p4   14 t[0].2
        vpbroadcastb zmm21, [r9 + 128]                                ;   173.2 p5+p10   14 t[0].0
        vpxord zmm22, zmm22, zmm23                                    ;   144.2 p0      14 t[0].3
        vmovdqu64 [rbp + 8640], zmm22                                 ;   145.2 p8+p9   14 t[0].3
        vpbroadcastb zmm22, [r9 + 129]                                ;   174.2 p5+p3   14 t[0].1
        vpxord zmm24, zmm24, zmm23                                    ;   145.2 p0      14 t[1].0
        vmovdqu64 [rbp + 8704], zmm24                                 ;   146.2 p7+p4   14 t[1].0
        vpbroadcastb zmm24, [r9 + 130]                                ;   175.2 p5+p2   14 t[0].2
        mov esi, 0                                                    ;    71.3 p1      24 rk reload
        mov dword [rbp + 15056], esi                                  ;   116.8 p8+p9   24 rk
        vpxord zmm25, zmm25, zmm23                                    ;   146.2 p0      14 t[1].1
        vmovdqu64 [rbp + 8768], zmm25                                 ;   147.2 p7+p4   14 t[1].1
        vpbroadcastb zmm25, [r9 + 131]                                ;   176.2 p5+p10   14 t[0].3
        vpxord zmm26, zmm26, zmm23                                    ;   147.2 p0      14 t[1].2
        vmovdqu64 [rbp + 8832], zmm26                                 ;   148.2 p8+p9   14 t[1].2
        vpbroadcastb zmm26, [r9 + 132]                                ;   177.2 p5+p3   14 t[1].0
        vpxord zmm27, zmm27, zmm23                                    ;   148.2 p0      14 t[1].3
        vmovdqu64 [rbp + 8896], zmm27                                 ;   149.2 p7+p4   14 t[1].3
        vpbroadcastb zmm27, [r9 + 133]                                ;   178.2 p5+p2   14 t[1].1
        vpxord zmm28, zmm28, zmm23                                    ;   149.2 p0      14 t[2].0
        vmovdqu64 [rbp + 8960], zmm28                                 ;   150.2 p8+p9   14 t[2].0
        vpbroadcastb zmm28, [r9 + 134]                                ;   179.2 p5+p10   14 t[1].2
        vpxord zmm29, zmm29, zmm23                                    ;   150.2 p0      14 t[2].1
        vmovdqu64 [rbp + 9024], zmm29                                 ;   151.2 p7+p4   14 t[2].1
        vpbroadcastb zmm29, [r9 + 135]                                ;   180.2 p5+p3   14 t[1].3
        vpxord zmm1, zmm1, zmm23                                      ;   152.2 p0      14 t[2].2
        vmovdqu64 [rbp + 9088], zmm1                                  ;   153.2 p8+p9   14 t[2].2
        vpbroadcastb zmm1, [r9 + 136]                                 ;   181.2 p5+p2   14 t[2].0
        vpxord zmm7, zmm7, zmm23                                      ;   153.2 p0      14 t[2].3
        vmovdqu64 [rbp + 9152], zmm7                                  ;   154.2 p7+p4   14 t[2].3
        vpbroadcastb zmm7, [r9 + 137]                                 ;   182.2 p5+p10   14 t[2].1
        vpxord zmm8, zmm8, zmm23                                      ;   154.2 p0      14 t[3].0
        vmovdqu64 [rbp + 9216], zmm8                                  ;   155.2 p8+p9   14 t[3].0
        vpbroadcastb zmm8, [r9 + 138]                                 ;   183.2 p5+p3   14 t[2].2
        vpxord zmm9, zmm9, zmm23                                      ;   155.2 p0      14 t[3].1
        vmovdqu64 [rbp + 9280], zmm9                                  ;   156.2 p7+p4   14 t[3].1
        vpbroadcastb zmm9, [r9 + 139]                                 ;   184.2 p5+p2   14 t[2].3
        vpxord zmm10, zmm10, zmm23                                    ;   156.2 p0      14 t[3].2
        vmovdqu64 [rbp + 9344], zmm10                                 ;   157.2 p8+p9   14 t[3].2
        vpbroadcastb zmm10, [r9 + 140]                                ;   185.2 p5+p10   14 t[3].0
        vpxord zmm13, zmm13, zmm23                                    ;   157.2 p0      14 t[3].3
        vmovdqu64 [rbp + 9408], zmm13                                 ;   158.2 p7+p4   14 t[3].3
        vpbroadcastb zmm13, [r9 + 141]                                ;   186.2 p5+p3   14 t[3].1
        vpxord zmm15, zmm15, zmm23                                    ;   158.2 p0      14 t[0].0
        vmovdqu64 [rbp + 9472], zmm15                                 ;   159.2 p8+p9   14 t[0].0
        vpbroadcastb zmm15, [r9 + 142]                                ;   187.2 p5+p2   14 t[3].2
        vpxord zmm31, zmm31, zmm23                                    ;   159.2 p0      14 t[0].1
        vmovdqu64 [rbp + 9536], zmm31                                 ;   160.2 p7+p4   14 t[0].1
        vpbroadcastb zmm31, [r9 + 143]                                ;   188.2 p5+p10   14 t[3].3
        vpxord zmm12, zmm12, zmm23                                    ;   160.2 p0      14 t[0].2
        vmovdqu64 [rbp + 9600], zmm12                                 ;   161.2 p8+p9   14 t[0].2
        vpbroadcastb zmm12, [r9 + 144]                                ;   189.2 p5+p3   14 t[0].0
        vpxord zmm16, zmm16, zmm23                                    ;   161.2 p0      14 t[0].3
        vmovdqu64 [rbp + 9664], zmm16                                 ;   162.2 p7+p4   14 t[0].3
        vpbroadcastb zmm16, [r9 + 145]                                ;   190.2 p5+p2   14 t[0].1
        vpxord zmm0, zmm0, zmm23                                      ;   162.2 p0      14 t[1].0
        vmovdqu64 [rbp + 9728], zmm0                                  ;   163.2 p8+p9   14 t[1].0
        vpbroadcastb zmm0, [r9 + 146]                                 ;   191.2 p5+p10   14 t[0].2
        vpxord zmm11, zmm11, zmm23                                    ;   163.2 p0      14 t[1].1
        vmovdqu64 [rbp + 9792], zmm11                                 ;   164.2 p7+p4   14 t[1].1
        vpbroadcastb zmm11, [r9 + 147]                                ;   192.2 p5+p3   14 t[0].3
        vpxord zmm2, zmm2, zmm23                                      ;   164.2 p0      14 t[1].2
        vmovdqu64 [rbp + 9856], zmm2                                  ;   165.2 p8+p9   14 t[1].2
        vpbroadcastb zmm2, [r9 + 148]                                 ;   193.2 p5+p2   14 t[1].0
        vpxord zmm3, zmm3, zmm23                                      ;   165.2 p0      14 t[1].3
        vmovdqu64 [rbp + 9920], zmm3                                  ;   166.2 p7+p4   14 t[1].3
        vpbroadcastb zmm3, [r9 + 149]                                 ;   194.2 p5+p10   14 t[1].1
        vpxord zmm17, zmm17, zmm23                                    ;   166.2 p0      14 t[2].0
        vmovdqu64 [rbp + 9984], zmm17                                 ;   167.2 p8+p9   14 t[2].0
        vpbroadcastb zmm17, [r9 + 150]                                ;   195.2 p5+p3   14 t[1].2
        vmovdqu64 [rbp + 10048], zmm30                                ;   151.2 p7+p4   24 counter
        vpbroadcastb zmm30, [r9 + 151]                                ;   196.2 p5+p2   14 t[1].3
        vpxord zmm4, zmm4, zmm23                                      ;   167.2 p0      14 t[2].1
        vmovdqu64 [rbp + 10112], zmm4                                 ;   168.2 p8+p9   14 t[2].1
        vpbroadcastb zmm4, [r9 + 152]                                 ;   197.2 p5+p10   14 t[2].0
        vpxord zmm5, zmm5, zmm23                                      ;   168.2 p0      14 t[2].2
        vmovdqu64 [rbp + 10176], zmm5                                 ;   169.2 p7+p4   14 t[2].2
        vpbroadcastb zmm5, [r9 + 153]                                 ;   198.2 p5+p3   14 t[2].1
        vpxord zmm20, zmm20, zmm23                                    ;   169.2 p0      14 t[2].3
        vmovdqu64 [rbp + 10240], zmm20                                ;   170.2 p8+p9   14 t[2].3
        vpbroadcastb zmm20, [r9 + 154]                                ;   199.2 p5+p2   14 t[2].2
        vpxord zmm6, zmm6, zmm23                                      ;   170.2 p0      14 t[3].0
        vmovdqu64 [rbp + 10304], zmm6                                 ;   171.2 p7+p4   14 t[3].0
        vpbroadcastb zmm6, [r9 + 155]                                 ;   200.2 p5+p10   14 t[2].3
        vpxord zmm14, zmm14, zmm23                                    ;   171.2 p0      14 t[3].1
        vmovdqu64 [rbp + 10368], zmm14                                ;   172.2 p8+p9   14 t[3].1
        vpbroadcastb zmm14, [r9 + 156]                                ;   201.2 p5+p3   14 t[3].0
        vpxord zmm18, zmm18, zmm23                                    ;   172.2 p0      14 t[3].2
        vmovdqu64 [rbp + 10432], zmm18                                ;   173.2 p7+p4   14 t[3].2
        vpbroadcastb zmm18, [r9 + 157]                                ;   202.2 p5+p2   14 t[3].1
        vpxord zmm19, zmm19, zmm23                                    ;   173.2 p0      14 t[3].3
        vmovdqu64 [rbp + 10496], zmm19                                ;   174.2 p8+p9   14 t[3].3
        vpbroadcastb zmm19, [r9 + 158]                                ;   203.2 p5+p10   14 t[3].2
        vpxord zmm21, zmm21, zmm23                                    ;   174.2 p0      14 t[0].0
        vmovdqu64 [rbp + 10560], zmm21                                ;   175.2 p7+p4   14 t[0].0
        vpbroadcastb zmm21, [r9 + 159]                                ;   204.2 p5+p3   14 t[3].3
        vpxord zmm22, zmm22, zmm23                                    ;   175.2 p0      14 t[0].1
        vmovdqu64 [rbp + 10624], zmm22                                ;   176.2 p8+p9   14 t[0].1
        vpbroadcastb zmm22, [r9 + 8]                                  ;   205.2 p5+p2   24 rk
        vpxord zmm24, zmm24, zmm23                                    ;   176.2 p0      14 t[0].2
        vmovdqu64 [rbp + 10688], zmm24                                ;   177.2 p7+p4   14 t[0].2
        vpbroadcastb zmm24, [r9 + 9]                                  ;   206.2 p5+p10   24 rk
        vpxord zmm25, zmm25, zmm23                                    ;   177.2 p0      14 t[0].3
        vmovdqu64 [rbp + 10752], zmm25                                ;   178.2 p8+p9   14 t[0].3
        vpbroadcastb zmm25, [r9 + 10]                                 ;   207.2 p5+p3   24 rk
        vpxord zmm26, zmm26, zmm23                                    ;   178.2 p0      14 t[1].0
        vmovdqu64 [rbp + 10816], zmm26                                ;   179.2 p7+p4   14 t[1].0
        vpbroadcastb zmm26, [r9 + 11]                                 ;   208.2 p5+p2   24 rk
        vpxord zmm27, zmm27, zmm23                                    ;   179.2 p0      14 t[1].1
        vmovdqu64 [rbp + 10880], zmm27                                ;   180.2 p8+p9   14 t[1].1
        vpbroadcastb zmm27, [r9 + 12]                                 ;   209.2 p5+p10   24 rk
        vpxord zmm28, zmm28, zmm23                                    ;   180.2 p0      14 t[1].2
        vmovdqu64 [rbp + 10944], zmm28                                ;   181.2 p7+p4   14 t[1].2
        vpbroadcastb zmm28, [r9 + 13]                                 ;   210.2 p5+p3   24 rk
        vpxord zmm29, zmm29, zmm23                                    ;   181.2 p0      14 t[1].3
        vmovdqu64 [rbp + 11008], zmm29                                ;   182.2 p8+p9   14 t[1].3
        vpbroadcastb zmm29, [r9 + 14]                                 ;   211.2 p5+p2   24 rk
        vpxord zmm1, zmm1, zmm23                                      ;   182.2 p0      14 t[2].0
        vmovdqu64 [rbp + 11072], zmm1                                 ;   183.2 p7+p4   14 t[2].0
        vpbroadcastb zmm1, [r9 + 15]                                  ;   212.2 p5+p10   24 rk
        vpxord zmm7, zmm7, zmm23                                      ;   183.2 p0      14 t[2].1
        vmovdqu64 [rbp + 11136], zmm7                                 ;   184.2 p8+p9   14 t[2].1
        vpbroadcastb zmm7, [r9 + 16]                                  ;   213.2 p5+p3   24 rk
        vpxord zmm8, zmm8, zmm23                                      ;   184.2 p0      14 t[2].2
        vmovdqu64 [rbp + 11200], zmm8                                 ;   185.2 p7+p4   14 t[2].2
        vpbroadcastb zmm8, [r9 + 18]                                  ;   214.2 p5+p2   24 rk
        vpxord zmm9, zmm9, zmm23                                      ;   185.2 p0      14 t[2].3
        vmovdqu64 [rbp + 11264], zmm9                                 ;   186.2 p8+p9   14 t[2].3
        vpbroadcastb zmm9, [r9 + 22]                                  ;   215.2 p5+p10   24 rk
        vpxord zmm10, zmm10, zmm23                                    ;   186.2 p0      14 t[3].0
        vmovdqu64 [rbp + 11328], zmm10                                ;   187.2 p7+p4   14 t[3].0
        vpbroadcastb zmm10, [r9 + 23]                                 ;   216.2 p5+p3   24 rk
        vpxord zmm13, zmm13, zmm23                                    ;   187.2 p0      14 t[3].1
        vmovdqu64 [rbp + 11392], zmm13                                ;   188.2 p8+p9   14 t[3].1
        vpbroadcastb zmm13, [r9 + 29]                                 ;   217.2 p5+p2   24 rk
        vpxord zmm15, zmm15, zmm23                                    ;   188.2 p0      14 t[3].2
        vmovdqu64 [rbp + 11456], zmm15                                ;   189.2 p7+p4   14 t[3].2
        vpbroadcastb zmm15, [r9 + 30]                                 ;   218.2 p5+p10   24 rk
        vpxord zmm31, zmm31, zmm23                                    ;   189.2 p0      14 t[3].3
        vmovdqu64 [rbp + 11520], zmm31                                ;   190.2 p8+p9   14 t[3].3
        vpbroadcastb zmm31, [r9 + 160]                                ;   219.2 p5+p3   24 rk
        vpxord zmm12, zmm12, zmm23                                    ;   190.2 p0      14 t[0].0
        vmovdqu64 [rbp + 11584], zmm12                                ;   191.2 p7+p4   14 t[0].0
        vpbroadcastb zmm12, [r9 + 161]                                ;   220.2 p5+p2   24 rk
        vpxord zmm16, zmm16, zmm23                                    ;   191.2 p0      14 t[0].1
        vmovdqu64 [rbp + 11648], zmm16                                ;   192.2 p8+p9   14 t[0].1
        vpbroadcastb zmm16, [r9 + 162]                                ;   221.2 p5+p10   24 rk
        vpxord zmm0, zmm0, zmm23                                      ;   192.2 p0      14 t[0].2
        vmovdqu64 [rbp + 11712], zmm0                                 ;   193.2 p7+p4   14 t[0].2
        vpbroadcastb zmm0, [r9 + 163]                                 ;   222.2 p5+p3   24 rk
        vpxord zmm11, zmm11, zmm23                                    ;   193.2 p0      14 t[0].3
        vmovdqu64 [rbp + 11776], zmm11                                ;   194.2 p8+p9   14 t[0].3
        vpbroadcastb zmm11, [r9 + 164]                                ;   223.2 p5+p2   24 rk
        vpxord zmm2, zmm2, zmm23                                      ;   194.2 p0      14 t[1].0
        vmovdqu64 [rbp + 11840], zmm2                                 ;   195.2 p7+p4   14 t[1].0
        vpbroadcastb zmm2, [r9 + 165]                                 ;   224.2 p5+p10   24 rk
        vpxord zmm3, zmm3, zmm23                                      ;   195.2 p0      14 t[1].1
        vmovdqu64 [rbp + 11904], zmm3                                 ;   196.2 p8+p9   14 t[1].1
        vpbroadcastb zmm3, [r9 + 166]                                 ;   225.2 p5+p3   24 rk
        vpxord zmm17, zmm17, zmm23                                    ;   196.2 p0      14 t[1].2
        vmovdqu64 [rbp + 11968], zmm17                                ;   197.2 p7+p4   14 t[1].2
        vpbroadcastb zmm17, [r9 + 167]                                ;   226.2 p5+p2   24 rk
        vpxord zmm30, zmm30, zmm23                                    ;   197.2 p0      14 t[1].3
        vmovdqu64 [rbp + 12032], zmm30                                ;   198.2 p8+p9   14 t[1].3
        vpbroadcastb zmm30, [r9 + 168]                                ;   227.2 p5+p10   24 rk
        vpxord zmm4, zmm4, zmm23                                      ;   198.2 p0      14 t[2].0
        vmovdqu64 [rbp + 12096], zmm4                                 ;   199.2 p7+p4   14 t[2].0
        vpbroadcastb zmm4, [r9 + 169]                                 ;   228.2 p5+p3   24 rk
        vmovdqu64 [rbp + 12160], zmm22                                ;   206.2 p8+p9   24 rk
        vpbroadcastb zmm22, [r9 + 170]                                ;   229.2 p5+p2   24 rk
        vpxord zmm5, zmm5, zmm23                                      ;   199.2 p0      14 t[2].1
        vmovdqu64 [rbp + 12224], zmm5                                 ;   200.2 p7+p4   14 t[2].1
        vpbroadcastb zmm5, [r9 + 171]                                 ;   230.2 p5+p10   24 rk
        vmovdqu64 [rbp + 12288], zmm24                                ;   207.2 p8+p9   24 rk
        vpbroadcastb zmm24, [r9 + 172]                                ;   231.2 p5+p3   24 rk
        vpxord zmm20, zmm20, zmm23                                    ;   200.2 p0      14 t[2].2
        vmovdqu64 [rbp + 12352], zmm20                                ;   201.2 p7+p4   14 t[2].2
        vpbroadcastb zmm20, [r9 + 173]                                ;   232.2 p5+p2   24 rk
        vmovdqu64 [rbp + 12416], zmm25                                ;   208.2 p8+p9   24 rk
        vpbroadcastb zmm25, [r9 + 174]                                ;   233.2 p5+p10   24 rk
        vpxord zmm6, zmm6, zmm23                                      ;   201.2 p0      14 t[2].3
        vmovdqu64 [rbp + 12480], zmm6                                 ;   202.2 p7+p4   14 t[2].3
        vpbroadcastb zmm6, [r9 + 175]                                 ;   234.2 p5+p3   24 rk
        vmovdqu64 [rbp + 12544], zmm26                                ;   209.2 p8+p9   24 rk
        vpxord zmm14, zmm14, zmm23                                    ;   202.2 p0      14 t[3].0
        vmovdqu64 [rbp + 12608], zmm14                                ;   203.2 p7+p4   14 t[3].0
        vmovdqu64 [rbp + 12672], zmm27                                ;   210.2 p8+p9   24 rk
        vpxord zmm18, zmm18, zmm23                                    ;   203.2 p0      14 t[3].1
        vmovdqu64 [rbp + 12736], zmm18                                ;   204.2 p7+p4   14 t[3].1
        vpxord zmm19, zmm19, zmm23                                    ;   204.2 p0      14 t[3].2
        vmovdqu64 [rbp + 12800], zmm19                                ;   205.2 p8+p9   14 t[3].2
        vpxord zmm23, zmm23, zmm21                                    ;   205.2 p0      14 t[3].3
        vmovdqu64 [rbp + 12864], zmm23                                ;   206.2 p7+p4   14 t[3].3
        vmovdqu64 [rbp + 12928], zmm28                                ;   211.2 p8+p9   24 rk
        vmovdqu64 [rbp + 12992], zmm29                                ;   212.2 p7+p4   24 rk
        vmovdqu64 [rbp + 13056], zmm1                                 ;   213.2 p8+p9   24 rk
        vmovdqu64 [rbp + 13120], zmm7                                 ;   214.2 p7+p4   24 rk
        vmovdqu64 [rbp + 13184], zmm8                                 ;   215.2 p8+p9   24 rk
        vmovdqu64 [rbp + 13248], zmm9                                 ;   216.2 p7+p4   24 rk
        vmovdqu64 [rbp + 13312], zmm10                                ;   217.2 p8+p9   24 rk
        vmovdqu64 [rbp + 13376], zmm13                                ;   218.2 p7+p4   24 rk
        vmovdqu64 [rbp + 13440], zmm15                                ;   219.2 p8+p9   24 rk
        vmovdqu64 [rbp + 13504], zmm31                                ;   220.2 p7+p4   24 rk
        vmovdqu64 [rbp + 13568], zmm12                                ;   221.2 p8+p9   24 rk
        vmovdqu64 [rbp + 13632], zmm16                                ;   222.2 p7+p4   24 rk
        vmovdqu64 [rbp + 13696], zmm0                                 ;   223.2 p8+p9   24 rk
        vmovdqu64 [rbp + 13760], zmm11                                ;   224.2 p7+p4   24 rk
        vmovdqu64 [rbp + 13824], zmm2                                 ;   225.2 p8+p9   24 rk
        vmovdqu64 [rbp + 13888], zmm3                                 ;   226.2 p7+p4   24 rk
        vmovdqu64 [rbp + 13952], zmm17                                ;   227.2 p8+p9   24 rk
        vmovdqu64 [rbp + 14016], zmm30                                ;   228.2 p7+p4   24 rk
        vmovdqu64 [rbp + 14080], zmm4                                 ;   229.2 p8+p9   24 rk
        vmovdqu64 [rbp + 14144], zmm22                                ;   230.2 p7+p4   24 rk
        vmovdqu64 [rbp + 14208], zmm5                                 ;   231.2 p8+p9   24 rk
        vmovdqu64 [rbp + 14272], zmm24                                ;   232.2 p7+p4   24 rk
        vmovdqu64 [rbp + 14336], zmm20                                ;   233.2 p8+p9   24 rk
        vmovdqu64 [rbp + 14400], zmm25                                ;   234.2 p7+p4   24 rk
        vmovdqu64 [rbp + 14464], zmm6                                 ;   235.2 p8+p9   24 rk
        cmp dword [rbp + 15060], 0                                    ;                    no blocks?
        je .blocks_1_done
        mov eax, dword [rbp + 15060]                                  ;                    passes of 64
        mov rcx, rax                                                  ;                    passes of 64
.blocks_1_share:
        and rax, 0x3f                                                 ;                    passes of 64
        mov qword [rbp + 14992], rax                                  ;                    passes of 64
        sub rcx, rax                                                  ;                    passes of 64
        imul rcx, rcx, 0x10                                           ;                    passes of 64
        mov rdx, qword [rbp + 15000]                                  ;                    passes of 64
        add rcx, rdx                                                  ;                    passes of 64
        mov qword [rbp + 15008], rcx                                  ;                    passes of 64
        cmp rcx, rdx                                                  ;                    passes of 64
        je .blocks_1_rest
.blocks_1_again:
        mov r8, qword [rbp + 15000]                                   ;                    resident
        mov r9, qword [rbp + 15016]                                   ;                    resident
        align 16
.blocks_1:
        vmovd xmm0, [rbp + 15056]                                     ;     0.0 p2      24 low
        vpermq zmm0, zmm0, 0                                          ;     6.0 p5      24 low
        vshufi32x4 zmm0, zmm0, zmm0, 0                                ;     9.0 p5      24 low
        vmovdqu64 zmm1, [rel aes128_ctr.T0_constants512 + 512]        ;     0.5 p3      24 low
        vmovdqu64 zmm2, [rbp + 1920]                                  ;     1.0 p2      24 low
        vmovdqu64 zmm3, [rbp + 1984]                                  ;     1.5 p3      24 low
        vmovdqu64 zmm4, [rbp + 2048]                                  ;     2.0 p2      24 low
        vmovdqu64 zmm5, [rbp + 2112]                                  ;     2.5 p3      24 low
        vmovdqu64 zmm6, [rbp + 2176]                                  ;     3.0 p2      24 low
        vmovdqu64 zmm7, [rbp + 2240]                                  ;     3.5 p3      24 low
        vmovdqu64 zmm8, [rbp + 2304]                                  ;     4.0 p2      24 low
        vmovdqu64 zmm9, [rbp + 12160]                                 ;     4.5 p3      11 s[2]
        vmovdqu64 zmm10, [rbp + 12288]                                ;     5.0 p2      11 s[2]
        vmovdqu64 zmm11, [rbp + 12416]                                ;     5.5 p3      11 s[2]
        vmovdqu64 zmm12, [rbp + 12544]                                ;     6.0 p2      11 s[2]
        vmovdqu64 zmm13, [rbp + 12672]                                ;     6.5 p3      11 s[3]
        vmovdqu64 zmm14, [rbp + 12928]                                ;     7.0 p2      11 s[3]
        vpshufb zmm15, zmm0, [rel aes128_ctr.T0_constants512 + 448]   ;    12.0 p5+p3   24 low
        vpaddb zmm1, zmm1, zmm15                                      ;    13.0 p0      24 low
        vpshufb zmm15, zmm0, [rel aes128_ctr.T0_constants512]         ;    12.0 p5+p2   24 low
        vpshufb zmm16, zmm0, [rel aes128_ctr.T0_constants512 + 576]   ;    12.0 p5+p3   24 low
        vpshufb zmm0, zmm0, [rel aes128_ctr.T0_constants512 + 640]    ;    12.0 p5+p2   24 low
        vpaddb zmm2, zmm2, zmm15                                      ;    13.0 p0      24 low
        vpaddb zmm3, zmm3, zmm16                                      ;    13.0 p0      24 low
        vpaddb zmm4, zmm4, zmm0                                       ;    13.0 p0      24 low
        vmovdqu64 zmm17, [rbp + 10048]                                ;     9.5 p3      24 low.0 reload
        vpaddb zmm18, zmm1, zmm17                                     ;    15.5 p5      24 low
        vmovdqu64 zmm19, [rbp + 12992]                                ;    10.0 p2      11 s[3]
        vmovdqu64 zmm20, [rbp + 13056]                                ;    10.5 p3      11 s[3]
        vmovdqu64 zmm21, [rbp + 2880]                                 ;    11.0 p2      14 t[0]
        vpternlogd zmm17, zmm1, zmm18, 0xd4                           ;    16.5 p0      24 low
        vmovdqu64 zmm1, [rbp + 3456]                                  ;    11.5 p3      14 t[0]
        vpxord zmm20, zmm20, zmm18                                    ;    16.5 p5      11 s[3]
        vmovdqu64 zmm18, [rel aes128_ctr.T0_constants512 + 320]       ;    12.0 p2      24 low reload
        vpshufb zmm17, zmm18, zmm17                                   ;    18.0 p5      24 low
        vmovdqu64 zmm22, [rbp + 2816]                                 ;    12.5 p3      14 t[0]
        vpaddb zmm2, zmm2, zmm17                                      ;    19.0 p0      24 low
        vpshufb zmm17, zmm18, zmm20                                   ;    18.0 p5      14 t[0]
        vpternlogd zmm15, zmm2, [rbp + 5952], 0xb2                    ;    20.0 p0+p2   24 low
        vpxord zmm19, zmm19, zmm2                                     ;    20.0 p0      11 s[3]
        vmovdqu64 zmm2, [rel aes128_ctr.T0_constants512 + 128]        ;    13.5 p3      14 t[0] reload
        vmovdqu64 zmm23, [rel aes128_ctr.T0_constants512 + 64]        ;    14.0 p2      14 t[0] reload
        vmovdqa64 zmm24, zmm20                                        ;    17.5         14 t[0] copy
        vpermi2b zmm24, zmm23, zmm2                                   ;    20.0 p5      14 t[0]
        vmovdqu64 zmm25, [rel aes128_ctr.T0_constants512 + 256]       ;    14.5 p3      14 t[0] reload
        vmovdqu64 zmm26, [rel aes128_ctr.T0_constants512 + 192]       ;    15.0 p2      14 t[0] reload
        vpermi2b zmm20, zmm26, zmm25                                  ;    21.0 p0+p5   14 t[0]
        vpshufb zmm15, zmm18, zmm15                                   ;    21.0 p5      24 low
        vpaddb zmm3, zmm3, zmm15                                      ;    22.0 p0      24 low
        vpternlogd zmm16, zmm3, [rbp + 6080], 0xb2                    ;    23.0 p0+p3   24 low
        vpxord zmm14, zmm14, zmm3                                     ;    23.0 p0      11 s[3]
        vpshufb zmm3, zmm18, zmm16                                    ;    24.0 p5      24 low
        vpaddb zmm4, zmm4, zmm3                                       ;    25.0 p0      24 low
        vpternlogd zmm17, zmm24, zmm20, 0xca                          ;    26.0 p0      14 t[0]
        vpternlogd zmm0, zmm4, [rbp + 6144], 0xb2                     ;    26.0 p0+p2   24 low
        vpxord zmm13, zmm13, zmm4                                     ;    26.0 p5      11 s[3]
        vpshufb zmm0, zmm18, zmm0                                     ;    27.0 p5      24 low
        vmovdqa64 zmm3, zmm19                                         ;    21.0         14 t[1] copy
        vpermi2b zmm3, zmm23, zmm2                                    ;    21.0 p0+p5   14 t[1]
        vpaddb zmm5, zmm5, zmm0                                       ;    28.0 p0      24 low
        vmovdqa64 zmm0, zmm19                                         ;    21.0         14 t[1] copy
        vpermi2b zmm0, zmm26, zmm25                                   ;    22.8 p0+p5   14 t[1]
        vpxord zmm1, zmm1, zmm17                                      ;    27.0 p0      14 t[0]
        vpxord zmm22, zmm22, zmm17                                    ;    27.0 p0      14 t[0]
        vpxord zmm12, zmm12, zmm5                                     ;    29.0 p0      11 s[2]
        vpandnd zmm4, zmm5, [rbp + 6272]                              ;    29.0 p5+p3   24 low
        vpshufb zmm5, zmm18, zmm19                                    ;    24.8 p5      14 t[1]
        vpaddb zmm15, zmm22, zmm22                                    ;    28.0 p0      14 t[0]
        vmovdqu64 zmm16, [rel aes128_ctr.T0_constants512 + 384]       ;    17.0 p2      14 t[0] reload
        vpshufb zmm17, zmm16, zmm22                                   ;    28.0 p5      14 t[0]
        vpshufb zmm4, zmm18, zmm4                                     ;    30.0 p5      24 low
        vpternlogd zmm5, zmm3, zmm0, 0xca                             ;    27.8 p0      14 t[1]
        vpternlogd zmm17, zmm15, [rbp + 3008], 0x96                   ;    29.0 p0+p3   14 t[0]
        vpaddb zmm6, zmm6, zmm4                                       ;    31.0 p0      24 low
        vmovdqa64 zmm0, zmm5                                          ;    28.8         14 t[1] copy
        vpxord zmm11, zmm11, zmm6                                     ;    32.0 p5      11 s[2]
        vpandnd zmm3, zmm6, [rbp + 6336]                              ;    32.0 p0+p2   24 low
        vmovdqu64 zmm4, [rbp + 3072]                                  ;    18.5 p3      14 t[1]
        vpshufb zmm3, zmm18, zmm3                                     ;    33.0 p5      24 low
        vpaddb zmm7, zmm7, zmm3                                       ;    34.0 p0      24 low
        vpshufb zmm3, zmm18, zmm11                                    ;    33.0 p5      14 t[0]
        vmovdqa64 zmm6, zmm11                                         ;    33.0         14 t[0] copy
        vpermi2b zmm6, zmm23, zmm2                                    ;    33.0 p0+p5   14 t[0]
        vpermi2b zmm11, zmm26, zmm25                                  ;    33.8 p0+p5   14 t[0]
        vpxord zmm10, zmm10, zmm7                                     ;    35.0 p0      11 s[2]
        vpandnd zmm7, zmm7, [rbp + 6464]                              ;    35.0 p0+p2   24 low
        vpshufb zmm7, zmm18, zmm7                                     ;    36.0 p5      24 low
        vpaddb zmm8, zmm8, zmm7                                       ;    37.0 p0      24 low
        vmovdqu64 zmm7, [rbp + 3648]                                  ;    19.5 p3      14 t[1]
        vpshufb zmm15, zmm18, zmm10                                   ;    36.0 p5      14 t[1]
        vpxord zmm9, zmm9, zmm8                                       ;    38.0 p0      11 s[2]
        vpshufb zmm8, zmm18, zmm14                                    ;    36.8 p5      14 t[2]
        vmovdqa64 zmm19, zmm14                                        ;    24.0         14 t[2] copy
        vpermi2b zmm19, zmm23, zmm2                                   ;    38.8 p0+p5   14 t[2]
        vpermi2b zmm14, zmm26, zmm25                                  ;    40.8 p0+p5   14 t[2]
        vmovdqu64 zmm20, [rbp + 3328]                                 ;    20.0 p2      14 t[2]
        vmovdqa64 zmm24, zmm10                                        ;    36.0         14 t[1] copy
        vpermi2b zmm24, zmm23, zmm2                                   ;    42.8 p0+p5   14 t[1]
        vpermi2b zmm10, zmm26, zmm25                                  ;    44.8 p0+p5   14 t[1]
        vpternlogd zmm3, zmm6, zmm11, 0xca                            ;    40.3 p0      14 t[0]
        vmovdqu64 zmm6, [rbp + 3584]                                  ;    21.3 p3      14 t[2]
        vpshufb zmm11, zmm18, zmm9                                    ;    45.8 p5      14 t[2]
        vmovdqa64 zmm27, zmm9                                         ;    39.0         14 t[2] copy
        vpermi2b zmm27, zmm23, zmm2                                   ;    47.8 p0+p5   14 t[2]
        vpermi2b zmm9, zmm26, zmm25                                   ;    49.8 p0+p5   14 t[2]
        vpxord zmm21, zmm21, zmm3                                     ;    43.3 p0      14 t[0]
        vmovdqa64 zmm28, zmm17                                        ;    30.0         14 t[0] copy
        vpternlogd zmm28, zmm3, [rbp + 2432], 0x96                    ;    44.3 p0+p2   14 t[0]
        vpshufb zmm29, zmm16, zmm21                                   ;    50.8 p5      14 t[0]
        vpternlogd zmm8, zmm19, zmm14, 0xca                           ;    45.8 p0      14 t[2]
        vpaddb zmm14, zmm21, zmm21                                    ;    46.3 p0      14 t[0]
        vpternlogd zmm21, zmm1, [rbp + 13120], 0x96                   ;    47.3 p0+p3   14 t[0]
        vpxord zmm20, zmm20, zmm8                                     ;    48.3 p0      14 t[2]
        vpternlogd zmm15, zmm24, zmm10, 0xca                          ;    49.8 p0      14 t[1]
        vpshufb zmm10, zmm16, zmm20                                   ;    51.8 p5      14 t[2]
        vpaddb zmm19, zmm20, zmm20                                    ;    50.3 p0      14 t[2]
        vpxord zmm0, zmm0, zmm15                                      ;    51.3 p0      14 t[1]
        vpxord zmm4, zmm4, zmm15                                      ;    52.3 p0      14 t[1]
        vpternlogd zmm3, zmm29, zmm14, 0x96                           ;    52.8 p5      14 t[0]
        vpternlogd zmm29, zmm14, zmm1, 0x96                           ;    53.3 p0      14 t[0]
        vpshufb zmm1, zmm18, zmm13                                    ;    53.8 p5      14 t[3]
        vmovdqa64 zmm14, zmm13                                        ;    27.0         14 t[3] copy
        vpermi2b zmm14, zmm23, zmm2                                   ;    55.8 p0+p5   14 t[3]
        vpermi2b zmm13, zmm26, zmm25                                  ;    57.8 p0+p5   14 t[3]
        vpshufb zmm15, zmm16, zmm0                                    ;    58.8 p5      14 t[1]
        vpaddb zmm24, zmm0, zmm0                                      ;    56.3 p0      14 t[1]
        vpternlogd zmm11, zmm27, zmm9, 0xca                           ;    57.3 p0      14 t[2]
        vpternlogd zmm3, zmm22, [rbp + 2368], 0x96                    ;    58.3 p0+p2   14 t[0]
        vmovdqa64 zmm9, zmm12                                         ;    30.0         14 t[3] copy
        vpermi2b zmm9, zmm23, zmm2                                    ;    60.8 p0+p5   14 t[3]
        vpxord zmm7, zmm7, zmm4                                       ;    60.3 p0      14 t[1]
        vpshufb zmm22, zmm16, zmm4                                    ;    61.8 p5      14 t[1]
        vpaddb zmm4, zmm4, zmm4                                       ;    61.3 p0      14 t[1]
        vpternlogd zmm29, zmm17, [rbp + 13184], 0x96                  ;    62.3 p0+p3   14 t[0]
        vpshufb zmm17, zmm18, zmm12                                   ;    62.8 p5      14 t[3]
        vpermi2b zmm12, zmm26, zmm25                                  ;    64.8 p0+p5   14 t[3]
        vmovdqu64 zmm27, [rbp + 3712]                                 ;    30.0 p2      14 t[3]
        vmovdqu64 zmm30, [rbp + 4608]                                 ;    30.2 p3      14 t[3]
        vmovdqu64 zmm31, [rbp + 3328]                                 ;    31.0 p2      14 t[2] reload
        vmovdqu64 [rbp + 14528], zmm3                                 ;    59.3 p7+p4   14 t[0] spill
        vmovdqa64 zmm3, zmm10                                         ;    52.8         14 t[2] copy
        vpternlogd zmm3, zmm19, zmm31, 0x96                           ;    64.3 p0      14 t[2]
        vpxord zmm8, zmm8, zmm11                                      ;    65.3 p0      14 t[2]
        vpxord zmm6, zmm6, zmm11                                      ;    65.8 p5      14 t[2]
        vmovdqa64 zmm11, zmm15                                        ;    59.8         14 t[1] copy
        vpternlogd zmm11, zmm24, zmm5, 0x96                           ;    66.3 p0      14 t[1]
        vpternlogd zmm1, zmm14, zmm13, 0xca                           ;    66.8 p5      14 t[3]
        vpternlogd zmm5, zmm7, [rbp + 13312], 0x96                    ;    67.3 p0+p3   14 t[1]
        vpternlogd zmm22, zmm4, [rbp + 3392], 0x96                    ;    67.8 p5+p2   14 t[1]
        vpshufb zmm4, zmm16, zmm8                                     ;    68.8 p5      14 t[2]
        vpternlogd zmm15, zmm24, zmm22, 0x96                          ;    68.8 p0      14 t[1]
        vpshufb zmm13, zmm18, zmm21                                   ;    69.8 p5      14 t[0]
        vmovdqa64 zmm14, zmm21                                        ;    48.3         14 t[0] copy
        vpermi2b zmm14, zmm23, zmm2                                   ;    71.8 p0+p5   14 t[0]
        vpermi2b zmm21, zmm26, zmm25                                  ;    73.8 p0+p5   14 t[0]
        vpternlogd zmm3, zmm6, [rbp + 2688], 0x96                     ;    71.3 p0+p3   14 t[2]
        vpaddb zmm24, zmm8, zmm8                                      ;    72.3 p0      14 t[2]
        vpxord zmm27, zmm27, zmm1                                     ;    73.3 p0      14 t[3]
        vpternlogd zmm17, zmm9, zmm12, 0xca                           ;    74.3 p0      14 t[3]
        vpshufb zmm9, zmm16, zmm6                                     ;    74.8 p5      14 t[2]
        vpaddb zmm6, zmm6, zmm6                                       ;    75.3 p0      14 t[2]
        vpternlogd zmm22, zmm0, [rbp + 2496], 0x96                    ;    75.8 p5+p2   14 t[1]
        vmovdqu64 zmm0, [rbp + 2560]                                  ;    35.7 p3      14 t[1] reload
        vpternlogd zmm11, zmm0, [rbp + 3520], 0x96                    ;    76.3 p0+p2   14 t[1]
        vpternlogd zmm15, zmm7, [rbp + 13248], 0x96                   ;    76.8 p5+p3   14 t[1]
        vpternlogd zmm4, zmm24, [rbp + 3584], 0x96                    ;    77.3 p0+p2   14 t[2]
        vpshufb zmm0, zmm16, zmm27                                    ;    77.8 p5      14 t[3]
        vpaddb zmm7, zmm27, zmm27                                     ;    78.3 p0      14 t[3]
        vpternlogd zmm9, zmm6, zmm8, 0x96                             ;    78.8 p5      14 t[2]
        vpxord zmm1, zmm1, zmm17                                      ;    79.3 p0      14 t[3]
        vpternlogd zmm10, zmm19, zmm4, 0x96                           ;    79.8 p5      14 t[2]
        vpternlogd zmm4, zmm20, [rbp + 2624], 0x96                    ;    80.3 p0+p3   14 t[2]
        vpshufb zmm6, zmm18, zmm11                                    ;    80.8 p5      14 t[0]
        vpternlogd zmm13, zmm14, zmm21, 0xca                          ;    81.3 p0      14 t[0]
        vpternlogd zmm17, zmm0, zmm7, 0x96                            ;    81.8 p5      14 t[3]
        vmovdqa64 zmm0, zmm11                                         ;    77.3         14 t[0] copy
        vpermi2b zmm0, zmm23, zmm2                                    ;    83.8 p0+p5   14 t[0]
        vpermi2b zmm11, zmm26, zmm25                                  ;    85.8 p0+p5   14 t[0]
        vpternlogd zmm31, zmm9, [rbp + 2944], 0x96                    ;    84.3 p0+p2   14 t[2]
        vpternlogd zmm10, zmm9, [rbp + 2752], 0x96                    ;    85.3 p0+p3   14 t[2]
        vpshufb zmm7, zmm18, zmm28                                    ;    86.8 p5      14 t[1]
        vmovdqa64 zmm8, zmm28                                         ;    45.3         14 t[1] copy
        vpermi2b zmm8, zmm23, zmm2                                    ;    88.8 p0+p5   14 t[1]
        vpermi2b zmm28, zmm26, zmm25                                  ;    90.8 p0+p5   14 t[1]
        vpshufb zmm9, zmm18, zmm3                                     ;    91.8 p5      14 t[1]
        vmovdqa64 zmm12, zmm3                                         ;    72.3         14 t[1] copy
        vpermi2b zmm12, zmm23, zmm2                                   ;    93.8 p0+p5   14 t[1]
        vpermi2b zmm3, zmm26, zmm25                                   ;    95.8 p0+p5   14 t[1]
        vpshufb zmm14, zmm18, zmm22                                   ;    96.8 p5      14 t[1]
        vmovdqa64 zmm19, zmm22                                        ;    76.8         14 t[1] copy
        vpermi2b zmm19, zmm23, zmm2                                   ;    98.8 p0+p5   14 t[1]
        vpermi2b zmm22, zmm26, zmm25                                  ;   100.8 p0+p5   14 t[1]
        vpshufb zmm20, zmm16, zmm1                                    ;   101.8 p5      14 t[3]
        vpaddb zmm21, zmm1, zmm1                                      ;    92.3 p0      14 t[3]
        vpxord zmm30, zmm30, zmm17                                    ;    93.3 p0      14 t[3]
        vmovdqa64 zmm24, zmm13                                        ;    82.3         14 t[0] copy
        vmovdqu64 [rbp + 14592], zmm31                                ;    85.3 p8+p9   14 t[2] spill
        vmovdqu64 zmm31, [rbp + 13376]                                ;    45.2 p2      14 t[3].1 reload
        vpternlogd zmm1, zmm31, [rbp + 4672], 0x96                    ;    94.3 p0+p3   14 t[3]
        vpshufb zmm31, zmm18, zmm10                                   ;   102.8 p5      14 t[0]
        vpternlogd zmm6, zmm0, zmm11, 0xca                            ;    95.3 p0      14 t[0]
        vmovdqu64 zmm0, [rbp + 3136]                                  ;    46.2 p2      14 t[3] reload
        vpternlogd zmm17, zmm0, [rbp + 4032], 0x96                    ;    96.3 p0+p3   14 t[3]
        vmovdqa64 zmm0, zmm10                                         ;    86.3         14 t[0] copy
        vpermi2b zmm0, zmm23, zmm2                                    ;   104.8 p0+p5   14 t[0]
        vpermi2b zmm10, zmm26, zmm25                                  ;   106.8 p0+p5   14 t[0]
        vpternlogd zmm7, zmm8, zmm28, 0xca                            ;    99.3 p0      14 t[1]
        vpxord zmm24, zmm24, zmm6                                     ;   100.3 p0      14 t[0]
        vpternlogd zmm9, zmm12, zmm3, 0xca                            ;   101.3 p0      14 t[1]
        vpternlogd zmm20, zmm21, zmm27, 0x96                          ;   102.8 p0      14 t[3]
        vmovdqa64 zmm3, zmm7                                          ;   100.3         14 t[1] copy
        vpshufb zmm8, zmm16, zmm24                                    ;   107.8 p5      14 t[0]
        vpaddb zmm11, zmm24, zmm24                                    ;   103.3 p0      14 t[0]
        vmovdqa64 zmm12, zmm9                                         ;   102.3         14 t[1] copy
        vpternlogd zmm30, zmm20, [rbp + 13440], 0x96                  ;   104.3 p0+p2   14 t[3]
        vmovdqu64 zmm21, [rbp + 3200]                                 ;    49.3 p3      14 t[3] reload
        vpternlogd zmm20, zmm21, [rbp + 3776], 0x96                   ;   105.3 p0+p2   14 t[3]
        vpshufb zmm21, zmm18, zmm4                                    ;   108.8 p5      14 t[2]
        vmovdqa64 zmm27, zmm4                                         ;    81.3         14 t[2] copy
        vpermi2b zmm27, zmm23, zmm2                                   ;   110.8 p0+p5   14 t[2]
        vpermi2b zmm4, zmm26, zmm25                                   ;   112.8 p0+p5   14 t[2]
        vmovdqa64 zmm28, zmm1                                         ;    95.3         14 t[2] copy
        vpermi2b zmm28, zmm23, zmm2                                   ;   114.8 p0+p5   14 t[2]
        vmovdqu64 [rbp + 14656], zmm15                                ;    77.8 p7+p4   14 t[1] spill
        vmovdqa64 zmm15, zmm1                                         ;    95.3         14 t[2] copy
        vpermi2b zmm15, zmm26, zmm25                                  ;   116.8 p0+p5   14 t[2]
        vpternlogd zmm14, zmm19, zmm22, 0xca                          ;   110.3 p0      14 t[1]
        vpshufb zmm19, zmm18, zmm30                                   ;   117.8 p5      14 t[1]
        vmovdqa64 zmm22, zmm30                                        ;   105.3         14 t[1] copy
        vpermi2b zmm22, zmm23, zmm2                                   ;   119.8 p0+p5   14 t[1]
        vpermi2b zmm30, zmm26, zmm25                                  ;   121.8 p0+p5   14 t[1]
        vpternlogd zmm31, zmm0, zmm10, 0xca                           ;   113.3 p0      14 t[0]
        vpshufb zmm0, zmm18, zmm1                                     ;   122.8 p5      14 t[2]
        vpshufb zmm1, zmm18, zmm20                                    ;   123.8 p5      14 t[0]
        vmovdqa64 zmm10, zmm20                                        ;   106.3         14 t[0] copy
        vpermi2b zmm10, zmm23, zmm2                                   ;   125.8 p0+p5   14 t[0]
        vpermi2b zmm20, zmm26, zmm25                                  ;   127.8 p0+p5   14 t[0]
        vmovdqa64 zmm18, zmm29                                        ;    63.3         14 t[2] copy
        vpermi2b zmm18, zmm23, zmm2                                   ;   129.8 p0+p5   14 t[2]
        vmovdqa64 zmm2, zmm29                                         ;    63.3         14 t[2] copy
        vpermi2b zmm2, zmm26, zmm25                                   ;   131.8 p0+p5   14 t[2]
        vpxord zmm9, zmm9, zmm14                                      ;   118.3 p0      14 t[1]
        vpxord zmm3, zmm3, zmm14                                      ;   119.3 p0      14 t[1]
        vpxord zmm6, zmm6, zmm31                                      ;   120.3 p0      14 t[0]
        vpternlogd zmm21, zmm27, zmm4, 0xca                           ;   121.3 p0      14 t[2]
        vpshufb zmm4, zmm16, zmm9                                     ;   132.8 p5      14 t[1]
        vpaddb zmm14, zmm9, zmm9                                      ;   122.3 p0      14 t[1]
        vpshufb zmm27, zmm16, zmm3                                    ;   133.8 p5      14 t[1]
        vpternlogd zmm0, zmm28, zmm15, 0xca                           ;   123.8 p0      14 t[2]
        vpaddb zmm15, zmm3, zmm3                                      ;   124.3 p0      14 t[1]
        vpshufb zmm28, zmm16, zmm6                                    ;   134.8 p5      14 t[0]
        vpternlogd zmm19, zmm22, zmm30, 0xca                          ;   126.8 p0      14 t[1]
        vpaddb zmm22, zmm6, zmm6                                      ;   126.3 p0      14 t[0]
        vpxord zmm12, zmm12, zmm19                                    ;   127.8 p0      14 t[1]
        vpternlogd zmm1, zmm10, zmm20, 0xca                           ;   132.8 p0      14 t[0]
        vmovdqu64 zmm10, [rel aes128_ctr.T0_constants512 + 320]       ;    59.5 p3      24 low reload
        vpshufb zmm20, zmm10, zmm29                                   ;   135.8 p5      14 t[2]
        vpshufb zmm29, zmm10, zmm5                                    ;   136.8 p5      14 t[2]
        vmovdqa64 zmm30, zmm5                                         ;    68.3         14 t[2] copy
        vpermi2b zmm30, zmm26, zmm25                                  ;   138.8 p0+p5   14 t[2]
        vpermi2b zmm5, zmm23, [rel aes128_ctr.T0_constants512 + 128]  ;   140.8 p0+p5+p2   14 t[2]
        vpternlogd zmm7, zmm4, zmm14, 0x96                            ;   133.8 p0      14 t[1]
        vpshufb zmm4, zmm16, zmm12                                    ;   141.8 p5      14 t[1]
        vpaddb zmm14, zmm12, zmm12                                    ;   132.3 p0      14 t[1]
        vpternlogd zmm8, zmm11, zmm1, 0x96                            ;   133.8 p0      14 t[0]
        vpxord zmm13, zmm13, zmm1                                     ;   134.3 p0      14 t[0]
        vpxord zmm1, zmm21, zmm0                                      ;   135.3 p0      14 t[2]
        vpternlogd zmm27, zmm15, zmm9, 0x96                           ;   136.3 p0      14 t[1]
        vpternlogd zmm6, zmm8, [rbp + 3264], 0x96                     ;   137.3 p0+p3   14 t[0]
        vpternlogd zmm8, zmm28, zmm22, 0x96                           ;   138.3 p0      14 t[0]
        vpternlogd zmm28, zmm22, zmm31, 0x96                          ;   139.3 p0      14 t[0]
        vpternlogd zmm12, zmm7, [rbp + 4096], 0x96                    ;   140.3 p0+p2   14 t[1]
        vpshufb zmm9, zmm16, zmm13                                    ;   142.8 p5      14 t[0]
        vpaddb zmm11, zmm13, zmm13                                    ;   141.3 p0      14 t[0]
        vpternlogd zmm20, zmm18, zmm2, 0xca                           ;   142.3 p0      14 t[2]
        vpshufb zmm2, zmm16, zmm1                                     ;   143.8 p5      14 t[2]
        vpaddb zmm15, zmm1, zmm1                                      ;   143.3 p0      14 t[2]
        vmovdqa64 zmm18, zmm27                                        ;   137.3         14 t[1] copy
        vpternlogd zmm18, zmm19, [rbp + 4288], 0x96                   ;   144.3 p0+p3   14 t[1]
        vpternlogd zmm28, zmm13, [rbp + 3840], 0x96                   ;   144.8 p5+p2   14 t[0]
        vpternlogd zmm9, zmm11, zmm24, 0x96                           ;   145.3 p0      14 t[0]
        vpternlogd zmm19, zmm4, zmm14, 0x96                           ;   145.8 p5      14 t[1]
        vpternlogd zmm4, zmm14, zmm7, 0x96                            ;   146.3 p0      14 t[1]
        vpxord zmm0, zmm0, zmm20                                      ;   146.8 p5      14 t[2]
        vpternlogd zmm29, zmm5, zmm30, 0xca                           ;   147.3 p0      14 t[2]
        vpternlogd zmm8, zmm9, [rbp + 3904], 0x96                     ;   147.8 p5+p3   14 t[0]
        vpternlogd zmm9, zmm31, [rbp + 3968], 0x96                    ;   148.3 p0+p2   14 t[0]
        vmovdqu64 zmm5, [rbp + 14528]                                 ;    66.8 p3      14 t[0] reload
        vpshufb zmm7, zmm10, zmm5                                     ;   148.8 p5      14 t[3]
        vmovdqu64 zmm11, [rbp + 14656]                                ;    77.8 p2      14 t[1] reload
        vpshufb zmm13, zmm10, zmm11                                   ;   149.8 p5      14 t[3]
        vmovdqu64 zmm14, [rbp + 14592]                                ;    85.3 p3      14 t[2] reload
        vpshufb zmm22, zmm10, zmm14                                   ;   150.8 p5      14 t[3]
        vmovdqa64 zmm24, zmm5                                         ;    72.8         14 t[3] copy
        vpermi2b zmm24, zmm26, zmm25                                  ;   152.8 p0+p5   14 t[3]
        vmovdqu64 zmm30, [rel aes128_ctr.T0_constants512 + 128]       ;    68.2 p2      14 t[0] reload
        vpermi2b zmm5, zmm23, zmm30                                   ;   154.8 p0+p5   14 t[3]
        vmovdqa64 zmm31, zmm11                                        ;    83.8         14 t[3] copy
        vpermi2b zmm31, zmm23, zmm30                                  ;   156.8 p0+p5   14 t[3]
        vpermi2b zmm11, zmm26, zmm25                                  ;   158.8 p0+p5   14 t[3]
        vmovdqu64 [rbp + 14656], zmm28                                ;   145.8 p8+p9   14 t[0] spill
        vmovdqa64 zmm28, zmm14                                        ;    91.3         14 t[3] copy
        vpermi2b zmm28, zmm23, zmm30                                  ;   160.8 p0+p5   14 t[3]
        vpermi2b zmm14, zmm26, zmm25                                  ;   162.8 p0+p5   14 t[3]
        vmovdqu64 [rbp + 14592], zmm18                                ;   145.3 p7+p4   14 t[1] spill
        vpshufb zmm18, zmm10, zmm17                                   ;   163.8 p5      14 t[3]
        vmovdqa64 zmm10, zmm17                                        ;    97.3         14 t[3] copy
        vpermi2b zmm10, zmm23, zmm30                                  ;   165.8 p0+p5   14 t[3]
        vpermi2b zmm17, zmm26, zmm25                                  ;   167.8 p0+p5   14 t[3]
        vpternlogd zmm2, zmm15, zmm29, 0x96                           ;   157.3 p0      14 t[2]
        vpternlogd zmm19, zmm3, [rbp + 4160], 0x96                    ;   158.3 p0+p3   14 t[1]
        vpternlogd zmm4, zmm27, [rbp + 4224], 0x96                    ;   159.3 p0+p2   14 t[1]
        vmovdqu64 zmm3, [rel aes128_ctr.T0_constants512 + 320]        ;    74.0 p3      24 low reload
        vpshufb zmm15, zmm3, zmm6                                     ;   168.8 p5      14 t[0]
        vmovdqa64 zmm27, zmm6                                         ;   138.3         14 t[0] copy
        vpermi2b zmm27, zmm23, zmm30                                  ;   170.8 p0+p5   14 t[0]
        vpermi2b zmm6, zmm26, zmm25                                   ;   172.8 p0+p5   14 t[0]
        vpxord zmm21, zmm21, zmm29                                    ;   162.3 p0      14 t[2]
        vpshufb zmm29, zmm16, zmm0                                    ;   173.8 p5      14 t[2]
        vmovdqu64 [rbp + 14528], zmm4                                 ;   160.3 p8+p9   14 t[1] spill
        vpaddb zmm4, zmm0, zmm0                                       ;   163.3 p0      14 t[2]
        vpternlogd zmm7, zmm5, zmm24, 0xca                            ;   164.3 p0      14 t[3]
        vpternlogd zmm0, zmm2, [rbp + 4352], 0x96                     ;   165.3 p0+p2   14 t[2]
        vpshufb zmm5, zmm3, zmm19                                     ;   174.8 p5      14 t[0]
        vmovdqa64 zmm24, zmm19                                        ;   159.3         14 t[0] copy
        vpermi2b zmm24, zmm23, zmm30                                  ;   176.8 p0+p5   14 t[0]
        vpermi2b zmm19, zmm26, zmm25                                  ;   178.8 p0+p5   14 t[0]
        vpternlogd zmm13, zmm31, zmm11, 0xca                          ;   168.3 p0      14 t[3]
        vpshufb zmm11, zmm16, zmm21                                   ;   179.8 p5      14 t[2]
        vpaddb zmm31, zmm21, zmm21                                    ;   169.3 p0      14 t[2]
        vpternlogd zmm22, zmm28, zmm14, 0xca                          ;   170.3 p0      14 t[3]
        vpxord zmm14, zmm7, zmm13                                     ;   171.3 p0      14 t[3]
        vpternlogd zmm18, zmm10, zmm17, 0xca                          ;   172.8 p0      14 t[3]
        vpxord zmm10, zmm22, zmm18                                    ;   173.8 p0      14 t[3]
        vpxord zmm7, zmm7, zmm18                                      ;   174.3 p0      14 t[3]
        vpshufb zmm17, zmm16, zmm14                                   ;   180.8 p5      14 t[3]
        vpaddb zmm18, zmm14, zmm14                                    ;   175.3 p0      14 t[3]
        vpternlogd zmm2, zmm29, zmm4, 0x96                            ;   176.3 p0      14 t[2]
        vpternlogd zmm29, zmm4, zmm20, 0x96                           ;   177.3 p0      14 t[2]
        vpternlogd zmm15, zmm27, zmm6, 0xca                           ;   178.3 p0      14 t[0]
        vpshufb zmm4, zmm16, zmm10                                    ;   181.8 p5      14 t[3]
        vpaddb zmm6, zmm10, zmm10                                     ;   179.3 p0      14 t[3]
        vpshufb zmm27, zmm16, zmm7                                    ;   182.8 p5      14 t[3]
        vpaddb zmm28, zmm7, zmm7                                      ;   180.3 p0      14 t[3]
        vpternlogd zmm11, zmm31, zmm1, 0x96                           ;   181.3 p0      14 t[2]
        vpternlogd zmm29, zmm21, [rbp + 4416], 0x96                   ;   182.3 p0+p3   14 t[2]
        vmovdqa64 zmm1, zmm15                                         ;   179.3         14 t[0] copy
        vpternlogd zmm4, zmm6, zmm7, 0x96                             ;   183.3 p0      14 t[3]
        vpternlogd zmm2, zmm11, [rbp + 4480], 0x96                    ;   183.8 p5+p2   14 t[2]
        vpternlogd zmm11, zmm20, [rbp + 4544], 0x96                   ;   184.3 p0+p3   14 t[2]
        vpshufb zmm6, zmm3, zmm12                                     ;   184.8 p5      14 t[1]
        vmovdqa64 zmm7, zmm12                                         ;   141.3         14 t[1] copy
        vpermi2b zmm7, zmm23, zmm30                                   ;   186.8 p0+p5   14 t[1]
        vpermi2b zmm12, zmm26, zmm25                                  ;   188.8 p0+p5   14 t[1]
        vpshufb zmm20, zmm3, zmm9                                     ;   189.8 p5      14 t[1]
        vmovdqa64 zmm21, zmm9                                         ;   149.3         14 t[1] copy
        vpermi2b zmm21, zmm23, zmm30                                  ;   191.8 p0+p5   14 t[1]
        vpermi2b zmm9, zmm26, zmm25                                   ;   193.8 p0+p5   14 t[1]
        vpternlogd zmm22, zmm27, zmm28, 0x96                          ;   189.3 p0      14 t[3]
        vmovdqa64 zmm27, zmm17                                        ;   181.8         14 t[3] copy
        vpternlogd zmm27, zmm18, zmm13, 0x96                          ;   190.3 p0      14 t[3]
        vpternlogd zmm5, zmm24, zmm19, 0xca                           ;   191.3 p0      14 t[0]
        vpshufb zmm19, zmm3, zmm29                                    ;   194.8 p5      14 t[1]
        vpternlogd zmm13, zmm4, [rbp + 4928], 0x96                    ;   192.3 p0+p2   14 t[3]
        vmovdqa64 zmm24, zmm29                                        ;   183.3         14 t[1] copy
        vpermi2b zmm24, zmm23, zmm30                                  ;   196.8 p0+p5   14 t[1]
        vpermi2b zmm29, zmm26, zmm25                                  ;   198.8 p0+p5   14 t[1]
        vpshufb zmm28, zmm3, zmm2                                     ;   199.8 p5      14 t[0]
        vmovdqa64 zmm31, zmm2                                         ;   184.8         14 t[0] copy
        vpermi2b zmm31, zmm23, zmm30                                  ;   201.8 p0+p5   14 t[0]
        vpermi2b zmm2, zmm26, zmm25                                   ;   203.8 p0+p5   14 t[0]
        vpternlogd zmm17, zmm18, zmm22, 0x96                          ;   197.3 p0      14 t[3]
        vpternlogd zmm22, zmm14, [rbp + 4736], 0x96                   ;   198.3 p0+p3   14 t[3]
        vpternlogd zmm27, zmm10, [rbp + 4800], 0x96                   ;   199.3 p0+p2   14 t[3]
        vpxord zmm1, zmm1, zmm5                                       ;   200.3 p0      14 t[0]
        vpternlogd zmm6, zmm7, zmm12, 0xca                            ;   201.3 p0      14 t[1]
        vpshufb zmm7, zmm3, zmm13                                     ;   204.8 p5      14 t[0]
        vmovdqa64 zmm10, zmm13                                        ;   193.3         14 t[0] copy
        vpermi2b zmm10, zmm23, zmm30                                  ;   206.8 p0+p5   14 t[0]
        vpermi2b zmm13, zmm26, zmm25                                  ;   208.8 p0+p5   14 t[0]
        vpternlogd zmm17, zmm4, [rbp + 4864], 0x96                    ;   204.3 p0+p3   14 t[3]
        vpshufb zmm4, zmm3, zmm0                                      ;   209.8 p5      14 t[2]
        vmovdqa64 zmm12, zmm0                                         ;   166.3         14 t[2] copy
        vpermi2b zmm12, zmm23, zmm30                                  ;   211.8 p0+p5   14 t[2]
        vpermi2b zmm0, zmm26, zmm25                                   ;   213.8 p0+p5   14 t[2]
        vpternlogd zmm20, zmm21, zmm9, 0xca                           ;   207.3 p0      14 t[1]
        vpshufb zmm9, zmm16, zmm1                                     ;   214.8 p5      14 t[0]
        vpaddb zmm14, zmm1, zmm1                                      ;   208.3 p0      14 t[0]
        vpternlogd zmm19, zmm24, zmm29, 0xca                          ;   209.3 p0      14 t[1]
        vmovdqa64 zmm18, zmm27                                        ;   200.3         14 t[2] copy
        vpermi2b zmm18, zmm23, zmm30                                  ;   216.8 p0+p5   14 t[2]
        vmovdqa64 zmm21, zmm27                                        ;   200.3         14 t[2] copy
        vpermi2b zmm21, zmm26, zmm25                                  ;   218.8 p0+p5   14 t[2]
        vpxord zmm24, zmm6, zmm19                                     ;   212.3 p0      14 t[1]
        vpshufb zmm29, zmm3, zmm17                                    ;   219.8 p5      14 t[1]
        vpternlogd zmm28, zmm31, zmm2, 0xca                           ;   213.3 p0      14 t[0]
        vmovdqa64 zmm2, zmm8                                          ;   148.8         14 t[2] copy
        vpermi2b zmm2, zmm23, zmm30                                   ;   221.8 p0+p5   14 t[2]
        vmovdqa64 zmm31, zmm8                                         ;   148.8         14 t[2] copy
        vpermi2b zmm31, zmm26, zmm25                                  ;   223.8 p0+p5   14 t[2]
        vpshufb zmm27, zmm3, zmm27                                    ;   224.8 p5      14 t[2]
        vpxord zmm6, zmm6, zmm20                                      ;   216.3 p0      14 t[1]
        vmovdqa64 zmm3, zmm17                                         ;   205.3         14 t[1] copy
        vpermi2b zmm3, zmm23, zmm30                                   ;   226.8 p0+p5   14 t[1]
        vpermi2b zmm17, zmm26, zmm25                                  ;   228.8 p0+p5   14 t[1]
        vpternlogd zmm7, zmm10, zmm13, 0xca                           ;   219.3 p0      14 t[0]
        vmovdqu64 zmm10, [rel aes128_ctr.T0_constants512 + 320]       ;    98.0 p2      24 low reload
        vpshufb zmm8, zmm10, zmm8                                     ;   229.8 p5      14 t[2]
        vpxord zmm5, zmm5, zmm28                                      ;   220.3 p0      14 t[0]
        vmovdqu64 zmm13, [rbp + 14592]                                ;   145.3 p3      14 t[2]
        vpermi2b zmm13, zmm23, zmm30                                  ;   231.8 p0+p5   14 t[2]
        vmovdqu64 zmm30, [rbp + 14592]                                ;   145.3 p2      14 t[2]
        vpermi2b zmm30, zmm26, zmm25                                  ;   233.8 p0+p5   14 t[2]
        vpshufb zmm25, zmm10, [rbp + 14592]                           ;   234.8 p5+p3   14 t[2]
        vpternlogd zmm4, zmm12, zmm0, 0xca                            ;   223.3 p0      14 t[2]
        vpshufb zmm0, zmm16, zmm24                                    ;   235.8 p5      14 t[1]
        vpaddb zmm12, zmm24, zmm24                                    ;   224.3 p0      14 t[1]
        vpternlogd zmm9, zmm14, zmm7, 0x96                            ;   225.3 p0      14 t[0]
        vpxord zmm15, zmm15, zmm7                                     ;   226.3 p0      14 t[0]
        vpshufb zmm7, zmm16, zmm6                                     ;   236.8 p5      14 t[1]
        vpaddb zmm14, zmm6, zmm6                                      ;   227.3 p0      14 t[1]
        vpternlogd zmm27, zmm18, zmm21, 0xca                          ;   228.3 p0      14 t[2]
        vpshufb zmm18, zmm16, zmm5                                    ;   237.8 p5      14 t[0]
        vpaddb zmm21, zmm5, zmm5                                      ;   229.3 p0      14 t[0]
        vpternlogd zmm8, zmm2, zmm31, 0xca                            ;   230.8 p0      14 t[2]
        vpxord zmm2, zmm4, zmm27                                      ;   231.3 p0      14 t[2]
        vpternlogd zmm5, zmm9, [rbp + 4992], 0x96                     ;   232.3 p0+p2   14 t[0]
        vpshufb zmm31, zmm16, zmm15                                   ;   238.8 p5      14 t[0]
        vpternlogd zmm29, zmm3, zmm17, 0xca                           ;   233.8 p0      14 t[1]
        vpaddb zmm3, zmm15, zmm15                                     ;   234.3 p0      14 t[0]
        vpxord zmm27, zmm27, zmm8                                     ;   235.3 p0      14 t[2]
        vpaddb zmm17, zmm2, zmm2                                      ;   236.3 p0      14 t[2]
        vpternlogd zmm20, zmm0, zmm12, 0x96                           ;   237.3 p0      14 t[1]
        vpxord zmm19, zmm19, zmm29                                    ;   238.3 p0      14 t[1]
        vpternlogd zmm7, zmm14, zmm24, 0x96                           ;   239.3 p0      14 t[1]
        vpternlogd zmm9, zmm18, zmm21, 0x96                           ;   239.8 p5      14 t[0]
        vpternlogd zmm18, zmm21, zmm28, 0x96                          ;   240.3 p0      14 t[0]
        vpshufb zmm0, zmm16, zmm2                                     ;   240.8 p5      14 t[2]
        vpternlogd zmm25, zmm13, zmm30, 0xca                          ;   241.3 p0      14 t[2]
        vpternlogd zmm31, zmm3, zmm1, 0x96                            ;   241.8 p5      14 t[0]
        vpshufb zmm1, zmm16, zmm27                                    ;   242.8 p5      14 t[2]
        vpaddb zmm3, zmm27, zmm27                                     ;   242.3 p0      14 t[2]
        vpshufb zmm12, zmm16, zmm19                                   ;   243.8 p5      14 t[1]
        vpaddb zmm13, zmm19, zmm19                                    ;   243.3 p0      14 t[1]
        vpternlogd zmm19, zmm20, [rbp + 5248], 0x96                   ;   244.3 p0+p3   14 t[1]
        vpternlogd zmm18, zmm15, [rbp + 5056], 0x96                   ;   244.8 p5+p2   14 t[0]
        vmovdqa64 zmm14, zmm7                                         ;   240.3         14 t[1] copy
        vpternlogd zmm14, zmm29, [rbp + 5440], 0x96                   ;   245.3 p0+p3   14 t[1]
        vpternlogd zmm0, zmm17, zmm25, 0x96                           ;   245.8 p5      14 t[2]
        vpxord zmm4, zmm4, zmm25                                      ;   246.3 p0      14 t[2]
        vpternlogd zmm9, zmm31, [rbp + 5120], 0x96                    ;   246.8 p5+p2   14 t[0]
        vpternlogd zmm31, zmm28, [rbp + 5184], 0x96                   ;   247.3 p0+p3   14 t[0]
        vmovdqu64 zmm15, [rbp + 14656]                                ;   145.8 p2      14 t[0] reload
        vpshufb zmm17, zmm10, zmm15                                   ;   247.8 p5      14 t[3]
        vmovdqu64 zmm21, [rbp + 14528]                                ;   160.3 p3      14 t[1] reload
        vpshufb zmm24, zmm10, zmm21                                   ;   248.8 p5      14 t[3]
        vmovdqu64 zmm25, [rel aes128_ctr.T0_constants512 + 128]       ;   108.8 p2      14 t[0] reload
        vmovdqa64 zmm28, zmm15                                        ;   151.8         14 t[3] copy
        vpermi2b zmm28, zmm23, zmm25                                  ;   250.8 p0+p5   14 t[3]
        vmovdqu64 zmm30, [rel aes128_ctr.T0_constants512 + 256]       ;   109.3 p3      14 t[0] reload
        vpermi2b zmm15, zmm26, zmm30                                  ;   252.8 p0+p5   14 t[3]
        vmovdqu64 [rbp + 14656], zmm18                                ;   245.8 p7+p4   14 t[0] spill
        vmovdqa64 zmm18, zmm21                                        ;   166.3         14 t[3] copy
        vpermi2b zmm18, zmm23, zmm25                                  ;   254.8 p0+p5   14 t[3]
        vpermi2b zmm21, zmm26, zmm30                                  ;   256.8 p0+p5   14 t[3]
        vmovdqu64 [rbp + 14528], zmm14                                ;   246.3 p8+p9   14 t[1] spill
        vpshufb zmm14, zmm10, zmm11                                   ;   257.8 p5      14 t[3]
        vmovdqu64 [rbp + 14592], zmm9                                 ;   247.8 p7+p4   14 t[0] spill
        vmovdqa64 zmm9, zmm11                                         ;   185.3         14 t[3] copy
        vpermi2b zmm9, zmm23, zmm25                                   ;   259.8 p0+p5   14 t[3]
        vpermi2b zmm11, zmm26, zmm30                                  ;   261.8 p0+p5   14 t[3]
        vmovdqu64 [rbp + 14720], zmm31                                ;   248.3 p8+p9   14 t[0] spill
        vpshufb zmm31, zmm10, zmm22                                   ;   262.8 p5      14 t[3]
        vmovdqa64 zmm10, zmm22                                        ;   199.3         14 t[3] copy
        vpermi2b zmm10, zmm23, zmm25                                  ;   264.8 p0+p5   14 t[3]
        vpermi2b zmm22, zmm26, zmm30                                  ;   266.8 p0+p5   14 t[3]
        vpternlogd zmm29, zmm12, zmm13, 0x96                          ;   256.3 p0      14 t[1]
        vpternlogd zmm12, zmm13, zmm20, 0x96                          ;   257.3 p0      14 t[1]
        vmovdqa64 zmm13, zmm1                                         ;   243.8         14 t[2] copy
        vpternlogd zmm13, zmm3, zmm8, 0x96                            ;   258.3 p0      14 t[2]
        vpternlogd zmm1, zmm3, zmm0, 0x96                             ;   259.3 p0      14 t[2]
        vpternlogd zmm0, zmm27, [rbp + 5504], 0x96                    ;   260.3 p0+p2   14 t[2]
        vpshufb zmm3, zmm16, zmm4                                     ;   267.8 p5      14 t[2]
        vpaddb zmm20, zmm4, zmm4                                      ;   261.3 p0      14 t[2]
        vpternlogd zmm17, zmm28, zmm15, 0xca                          ;   262.3 p0      14 t[3]
        vpternlogd zmm29, zmm6, [rbp + 5312], 0x96                    ;   263.3 p0+p3   14 t[1]
        vpternlogd zmm12, zmm7, [rbp + 5376], 0x96                    ;   264.3 p0+p2   14 t[1]
        vmovdqu64 zmm6, [rel aes128_ctr.T0_constants512 + 320]        ;   116.8 p3      24 low reload
        vpshufb zmm7, zmm6, zmm5                                      ;   268.8 p5      14 t[0]
        vmovdqa64 zmm15, zmm5                                         ;   233.3         14 t[0] copy
        vpermi2b zmm15, zmm23, zmm25                                  ;   270.8 p0+p5   14 t[0]
        vpermi2b zmm5, zmm26, zmm30                                   ;   272.8 p0+p5   14 t[0]
        vpternlogd zmm13, zmm4, [rbp + 5568], 0x96                    ;   267.3 p0+p2   14 t[2]
        vpternlogd zmm24, zmm18, zmm21, 0xca                          ;   268.3 p0      14 t[3]
        vpxord zmm4, zmm17, zmm24                                     ;   269.3 p0      14 t[3]
        vpshufb zmm18, zmm6, zmm29                                    ;   273.8 p5      14 t[0]
        vmovdqa64 zmm21, zmm29                                        ;   264.3         14 t[0] copy
        vpermi2b zmm21, zmm23, zmm25                                  ;   275.8 p0+p5   14 t[0]
        vpermi2b zmm29, zmm26, zmm30                                  ;   277.8 p0+p5   14 t[0]
        vpternlogd zmm14, zmm9, zmm11, 0xca                           ;   272.3 p0      14 t[3]
        vpternlogd zmm3, zmm20, zmm2, 0x96                            ;   273.3 p0      14 t[2]
        vpternlogd zmm31, zmm10, zmm22, 0xca                          ;   274.3 p0      14 t[3]
        vpshufb zmm2, zmm16, zmm4                                     ;   278.8 p5      14 t[3]
        vpaddb zmm9, zmm4, zmm4                                       ;   275.3 p0      14 t[3]
        vpxord zmm10, zmm14, zmm31                                    ;   276.3 p0      14 t[3]
        vpternlogd zmm1, zmm3, [rbp + 5632], 0x96                     ;   277.3 p0+p3   14 t[2]
        vpternlogd zmm3, zmm8, [rbp + 5696], 0x96                     ;   278.3 p0+p2   14 t[2]
        vpshufb zmm8, zmm6, zmm19                                     ;   279.8 p5      14 t[1]
        vmovdqa64 zmm11, zmm19                                        ;   245.3         14 t[1] copy
        vpermi2b zmm11, zmm23, zmm25                                  ;   281.8 p0+p5   14 t[1]
        vpermi2b zmm19, zmm26, zmm30                                  ;   283.8 p0+p5   14 t[1]
        vpshufb zmm20, zmm6, zmm13                                    ;   284.8 p5      14 t[1]
        vmovdqa64 zmm22, zmm13                                        ;   268.3         14 t[1] copy
        vpermi2b zmm22, zmm23, zmm25                                  ;   286.8 p0+p5   14 t[1]
        vpermi2b zmm13, zmm26, zmm30                                  ;   288.8 p0+p5   14 t[1]
        vpxord zmm17, zmm17, zmm31                                    ;   283.3 p0      14 t[3]
        vmovdqu64 zmm27, [rbp + 14720]                                ;   248.3 p3      14 t[1]
        vpermi2b zmm27, zmm23, zmm25                                  ;   290.8 p0+p5   14 t[1]
        vpternlogd zmm7, zmm15, zmm5, 0xca                            ;   285.3 p0      14 t[0]
        vpshufb zmm5, zmm16, zmm10                                    ;   291.8 p5      14 t[3]
        vpaddb zmm15, zmm10, zmm10                                    ;   286.3 p0      14 t[3]
        vpshufb zmm28, zmm6, zmm1                                     ;   292.8 p5      14 t[0]
        vmovdqa64 zmm31, zmm1                                         ;   278.3         14 t[0] copy
        vpermi2b zmm31, zmm23, zmm25                                  ;   294.8 p0+p5   14 t[0]
        vpermi2b zmm1, zmm26, zmm30                                   ;   296.8 p0+p5   14 t[0]
        vpternlogd zmm18, zmm21, zmm29, 0xca                          ;   289.3 p0      14 t[0]
        vmovdqa64 zmm21, zmm2                                         ;   279.8         14 t[3] copy
        vpternlogd zmm21, zmm9, zmm24, 0x96                           ;   290.3 p0      14 t[3]
        vpshufb zmm29, zmm16, zmm17                                   ;   297.8 p5      14 t[3]
        vpternlogd zmm8, zmm11, zmm19, 0xca                           ;   291.3 p0      14 t[1]
        vpaddb zmm11, zmm17, zmm17                                    ;   292.3 p0      14 t[3]
        vmovdqu64 zmm19, [rbp + 14720]                                ;   248.3 p2      14 t[0] reload
        vmovdqu64 [rbp + 14784], zmm3                                 ;   279.3 p7+p4   14 t[2] spill
        vpshufb zmm3, zmm6, zmm19                                     ;   298.8 p5      14 t[1]
        vpermi2b zmm19, zmm26, zmm30                                  ;   300.8 p0+p5   14 t[1]
        vpternlogd zmm5, zmm15, zmm17, 0x96                           ;   294.3 p0      14 t[3]
        vpxord zmm15, zmm7, zmm18                                     ;   295.3 p0      14 t[0]
        vpternlogd zmm21, zmm10, [rbp + 5824], 0x96                   ;   296.3 p0+p3   14 t[3]
        vpternlogd zmm20, zmm22, zmm13, 0xca                          ;   297.3 p0      14 t[1]
        vpternlogd zmm24, zmm5, [rbp + 6016], 0x96                    ;   298.3 p0+p2   14 t[3]
        vpshufb zmm10, zmm16, zmm15                                   ;   301.8 p5      14 t[0]
        vpaddb zmm13, zmm15, zmm15                                    ;   299.3 p0      14 t[0]
        vpternlogd zmm14, zmm29, zmm11, 0x96                          ;   300.3 p0      14 t[3]
        vpxord zmm11, zmm8, zmm20                                     ;   301.3 p0      14 t[1]
        vpshufb zmm17, zmm6, zmm24                                    ;   302.8 p5      14 t[0]
        vpternlogd zmm2, zmm9, zmm14, 0x96                            ;   302.3 p0      14 t[3]
        vmovdqa64 zmm9, zmm24                                         ;   299.3         14 t[0] copy
        vpermi2b zmm9, zmm23, zmm25                                   ;   304.8 p0+p5   14 t[0]
        vpermi2b zmm24, zmm26, zmm30                                  ;   306.8 p0+p5   14 t[0]
        vpternlogd zmm28, zmm31, zmm1, 0xca                           ;   305.3 p0      14 t[0]
        vpternlogd zmm14, zmm4, [rbp + 5760], 0x96                    ;   306.3 p0+p3   14 t[3]
        vpternlogd zmm2, zmm5, [rbp + 5888], 0x96                     ;   307.3 p0+p2   14 t[3]
        vmovdqu64 zmm1, [rbp + 14592]                                 ;   247.8 p3      14 t[2]
        vpermi2b zmm1, zmm23, zmm25                                   ;   309.8 p5      14 t[2]
        vmovdqu64 zmm4, [rbp + 14592]                                 ;   247.8 p2      14 t[2]
        vpermi2b zmm4, zmm26, zmm30                                   ;   311.8 p0+p5   14 t[2]
        vpshufb zmm5, zmm6, zmm0                                      ;   312.8 p5      14 t[2]
        vmovdqa64 zmm22, zmm0                                         ;   261.3         14 t[2] copy
        vpermi2b zmm22, zmm23, zmm25                                  ;   314.8 p0+p5   14 t[2]
        vpermi2b zmm0, zmm26, zmm30                                   ;   316.8 p0+p5   14 t[2]
        vpshufb zmm29, zmm6, zmm21                                    ;   317.8 p5      14 t[2]
        vmovdqa64 zmm31, zmm21                                        ;   297.3         14 t[2] copy
        vpermi2b zmm31, zmm23, zmm25                                  ;   319.8 p0+p5   14 t[2]
        vpermi2b zmm21, zmm26, zmm30                                  ;   321.8 p0+p5   14 t[2]
        vpternlogd zmm3, zmm27, zmm19, 0xca                           ;   313.3 p0      14 t[1]
        vpshufb zmm19, zmm16, zmm11                                   ;   322.8 p5      14 t[1]
        vpaddb zmm27, zmm11, zmm11                                    ;   314.3 p0      14 t[1]
        vpxord zmm18, zmm18, zmm28                                    ;   315.3 p0      14 t[0]
        vpternlogd zmm17, zmm9, zmm24, 0xca                           ;   316.3 p0      14 t[0]
        vpshufb zmm9, zmm6, [rbp + 14592]                             ;   323.8 p5+p3   14 t[2]
        vmovdqu64 zmm24, [rbp + 14528]                                ;   246.3 p2      14 t[1] reload
        vmovdqu64 [rbp + 14592], zmm12                                ;   265.3 p8+p9   14 t[1] spill
        vpshufb zmm12, zmm6, zmm24                                    ;   324.8 p5      14 t[2]
        vmovdqu64 [rbp + 14720], zmm14                                ;   307.3 p7+p4   14 t[3] spill
        vmovdqa64 zmm14, zmm24                                        ;   252.3         14 t[2] copy
        vpermi2b zmm14, zmm23, zmm25                                  ;   326.8 p0+p5   14 t[2]
        vpermi2b zmm24, zmm26, zmm30                                  ;   328.8 p0+p5   14 t[2]
        vmovdqu64 [rbp + 14528], zmm12                                ;   325.8 p8+p9   14 t[2] spill
        vpshufb zmm12, zmm6, zmm2                                     ;   329.8 p5      14 t[1]
        vmovdqa64 zmm6, zmm2                                          ;   308.3         14 t[1] copy
        vpermi2b zmm6, zmm23, zmm25                                   ;   331.8 p0+p5   14 t[1]
        vpermi2b zmm2, zmm26, zmm30                                   ;   333.8 p0+p5   14 t[1]
        vpxord zmm8, zmm8, zmm3                                       ;   321.3 p0      14 t[1]
        vpternlogd zmm10, zmm13, zmm17, 0x96                          ;   322.3 p0      14 t[0]
        vpxord zmm7, zmm7, zmm17                                      ;   323.3 p0      14 t[0]
        vpshufb zmm13, zmm16, zmm18                                   ;   334.8 p5      14 t[0]
        vpaddb zmm17, zmm18, zmm18                                    ;   324.3 p0      14 t[0]
        vpternlogd zmm5, zmm22, zmm0, 0xca                            ;   325.3 p0      14 t[2]
        vpternlogd zmm3, zmm19, zmm27, 0x96                           ;   326.3 p0      14 t[1]
        vpshufb zmm0, zmm16, zmm8                                     ;   335.8 p5      14 t[1]
        vpaddb zmm19, zmm8, zmm8                                      ;   327.3 p0      14 t[1]
        vpternlogd zmm18, zmm10, [rbp + 6208], 0x96                   ;   328.3 p0+p3   14 t[0]
        vpternlogd zmm9, zmm1, zmm4, 0xca                             ;   329.3 p0      14 t[2]
        vpshufb zmm1, zmm16, zmm7                                     ;   336.8 p5      14 t[0]
        vpaddb zmm4, zmm7, zmm7                                       ;   330.3 p0      14 t[0]
        vpternlogd zmm29, zmm31, zmm21, 0xca                          ;   331.3 p0      14 t[2]
        vpxord zmm21, zmm5, zmm29                                     ;   332.3 p0      14 t[2]
        vpxord zmm22, zmm9, zmm29                                     ;   333.3 p0      14 t[2]
        vpternlogd zmm14, zmm24, [rbp + 14528], 0xe4                  ;   334.3 p0+p2   14 t[2]
        vpaddb zmm24, zmm21, zmm21                                    ;   335.3 p0      14 t[2]
        vpternlogd zmm10, zmm13, zmm17, 0x96                          ;   336.3 p0      14 t[0]
        vpternlogd zmm13, zmm17, zmm28, 0x96                          ;   337.3 p0      14 t[0]
        vpshufb zmm17, zmm16, zmm21                                   ;   337.8 p5      14 t[2]
        vpxord zmm5, zmm5, zmm14                                      ;   338.3 p0      14 t[2]
        vpternlogd zmm0, zmm19, zmm11, 0x96                           ;   338.8 p5      14 t[1]
        vpternlogd zmm1, zmm4, zmm15, 0x96                            ;   339.3 p0      14 t[0]
        vpshufb zmm4, zmm16, zmm22                                    ;   339.8 p5      14 t[2]
        vpaddb zmm11, zmm22, zmm22                                    ;   340.3 p0      14 t[2]
        vpternlogd zmm12, zmm6, zmm2, 0xca                            ;   340.8 p5      14 t[1]
        vpternlogd zmm13, zmm7, [rbp + 6400], 0x96                    ;   341.3 p0+p3   14 t[0]
        vpternlogd zmm14, zmm17, zmm24, 0x96                          ;   341.8 p5      14 t[2]
        vpternlogd zmm10, zmm1, [rbp + 6528], 0x96                    ;   342.3 p0+p2   14 t[0]
        vpternlogd zmm1, zmm28, [rbp + 6592], 0x96                    ;   342.8 p5+p3   14 t[0]
        vmovdqu64 zmm2, [rbp + 14720]                                 ;   307.3 p2      14 t[3]
        vpermi2b zmm2, zmm23, zmm25                                   ;   344.8 p0+p5   14 t[3]
        vmovdqu64 zmm6, [rbp + 14720]                                 ;   307.3 p3      14 t[3]
        vpermi2b zmm6, zmm26, zmm30                                   ;   346.8 p0+p5   14 t[3]
        vmovdqu64 zmm7, [rel aes128_ctr.T0_constants512 + 320]        ;   149.0 p2      24 low reload
        vpshufb zmm15, zmm7, [rbp + 14720]                            ;   347.8 p5+p3   14 t[3]
        vmovdqu64 zmm17, [rbp + 14656]                                ;   245.8 p2      14 t[3]
        vpermi2b zmm17, zmm23, zmm25                                  ;   349.8 p0+p5   14 t[3]
        vmovdqu64 zmm19, [rbp + 14656]                                ;   245.8 p3      14 t[3]
        vpermi2b zmm19, zmm26, zmm30                                  ;   351.8 p0+p5   14 t[3]
        vmovdqu64 zmm24, [rbp + 14592]                                ;   265.3 p2      14 t[3]
        vpermi2b zmm24, zmm23, zmm25                                  ;   353.8 p0+p5   14 t[3]
        vmovdqu64 zmm27, [rbp + 14592]                                ;   265.3 p3      14 t[3]
        vpermi2b zmm27, zmm26, zmm30                                  ;   355.8 p0+p5   14 t[3]
        vpshufb zmm28, zmm7, [rbp + 14656]                            ;   356.8 p5+p2   14 t[3]
        vpshufb zmm29, zmm7, [rbp + 14592]                            ;   357.8 p5+p3   14 t[3]
        vpshufb zmm31, zmm16, zmm5                                    ;   358.8 p5      14 t[2]
        vpxord zmm20, zmm20, zmm12                                    ;   349.3 p0      14 t[1]
        vmovdqu64 [rbp + 14592], zmm13                                ;   342.3 p7+p4   14 t[0] spill
        vpshufb zmm13, zmm7, [rbp + 14784]                            ;   359.8 p5+p2   14 t[3]
        vmovdqu64 zmm7, [rbp + 14784]                                 ;   279.3 p3      14 t[3]
        vpermi2b zmm7, zmm23, zmm25                                   ;   361.8 p0+p5   14 t[3]
        vmovdqu64 zmm25, [rbp + 14784]                                ;   279.3 p2      14 t[3]
        vpermi2b zmm25, zmm26, zmm30                                  ;   363.8 p0+p5   14 t[3]
        vpaddb zmm30, zmm5, zmm5                                      ;   352.3 p0      14 t[2]
        vmovdqa64 zmm26, zmm4                                         ;   340.8         14 t[2] copy
        vpternlogd zmm26, zmm11, zmm9, 0x96                           ;   353.3 p0      14 t[2]
        vpternlogd zmm4, zmm11, zmm14, 0x96                           ;   354.3 p0      14 t[2]
        vpternlogd zmm14, zmm22, [rbp + 6912], 0x96                   ;   355.3 p0+p3   14 t[2]
        vmovdqa64 zmm11, zmm0                                         ;   339.8         14 t[1] copy
        vpternlogd zmm11, zmm12, [rbp + 6848], 0x96                   ;   356.3 p0+p2   14 t[1]
        vpternlogd zmm15, zmm2, zmm6, 0xca                            ;   357.3 p0      14 t[3]
        vpshufb zmm2, zmm16, zmm20                                    ;   364.8 p5      14 t[1]
        vpaddb zmm6, zmm20, zmm20                                     ;   358.3 p0      14 t[1]
        vpternlogd zmm20, zmm3, [rbp + 6656], 0x96                    ;   359.3 p0+p3   14 t[1]
        vpternlogd zmm26, zmm5, [rbp + 6976], 0x96                    ;   360.3 p0+p2   14 t[2]
        vpternlogd zmm28, zmm17, zmm19, 0xca                          ;   361.3 p0      14 t[3]
        vpternlogd zmm31, zmm30, zmm21, 0x96                          ;   362.3 p0      14 t[2]
        vpxord zmm5, zmm15, zmm28                                     ;   363.3 p0      14 t[3]
        vpternlogd zmm29, zmm24, zmm27, 0xca                          ;   364.3 p0      14 t[3]
        vpternlogd zmm4, zmm31, [rbp + 7040], 0x96                    ;   365.3 p0+p3   14 t[2]
        vpternlogd zmm31, zmm9, [rbp + 7104], 0x96                    ;   365.8 p5+p2   14 t[2]
        vpternlogd zmm12, zmm2, zmm6, 0x96                            ;   366.3 p0      14 t[1]
        vpternlogd zmm2, zmm6, zmm3, 0x96                             ;   366.8 p5      14 t[1]
        vpshufb zmm3, zmm16, zmm5                                     ;   367.8 p5      14 t[3]
        vpaddb zmm6, zmm5, zmm5                                       ;   367.3 p0      14 t[3]
        vpxord zmm28, zmm28, zmm29                                    ;   368.3 p0      14 t[3]
        vpternlogd zmm12, zmm8, [rbp + 6720], 0x96                    ;   368.8 p5+p3   14 t[1]
        vpternlogd zmm2, zmm0, [rbp + 6784], 0x96                     ;   369.3 p0+p2   14 t[1]
        vmovdqu64 zmm0, [rel aes128_ctr.T0_constants512 + 320]        ;   178.2 p3      24 low reload
        vpshufb zmm8, zmm0, zmm18                                     ;   369.8 p5      14 t[0]
        vmovdqu64 zmm9, [rel aes128_ctr.T0_constants512 + 128]        ;   178.8 p2      14 t[0] reload
        vmovdqa64 zmm17, zmm18                                        ;   329.3         14 t[0] copy
        vpermi2b zmm17, zmm23, zmm9                                   ;   371.8 p0+p5   14 t[0]
        vmovdqu64 zmm19, [rel aes128_ctr.T0_constants512 + 256]       ;   179.3 p3      14 t[0] reload
        vmovdqu64 zmm21, [rel aes128_ctr.T0_constants512 + 192]       ;   179.8 p2      14 t[0] reload
        vpermi2b zmm18, zmm21, zmm19                                  ;   373.8 p0+p5   14 t[0]
        vpshufb zmm22, zmm0, zmm20                                    ;   374.8 p5      14 t[1]
        vmovdqa64 zmm24, zmm20                                        ;   360.3         14 t[1] copy
        vpermi2b zmm24, zmm23, zmm9                                   ;   376.8 p0+p5   14 t[1]
        vpermi2b zmm20, zmm21, zmm19                                  ;   378.8 p0+p5   14 t[1]
        vpshufb zmm27, zmm0, zmm26                                    ;   379.8 p5      14 t[1]
        vmovdqa64 zmm30, zmm26                                        ;   361.3         14 t[1] copy
        vpermi2b zmm30, zmm23, zmm9                                   ;   381.8 p0+p5   14 t[1]
        vpermi2b zmm26, zmm21, zmm19                                  ;   383.8 p0+p5   14 t[1]
        vpternlogd zmm13, zmm7, zmm25, 0xca                           ;   376.3 p0      14 t[3]
        vpshufb zmm7, zmm0, zmm1                                      ;   384.8 p5      14 t[1]
        vmovdqa64 zmm25, zmm1                                         ;   343.8         14 t[1] copy
        vpermi2b zmm25, zmm23, zmm9                                   ;   386.8 p0+p5   14 t[1]
        vpermi2b zmm1, zmm21, zmm19                                   ;   388.8 p0+p5   14 t[1]
        vmovdqu64 [rbp + 14784], zmm31                                ;   366.8 p8+p9   14 t[2] spill
        vpshufb zmm31, zmm0, zmm4                                     ;   389.8 p5      14 t[0]
        vmovdqu64 [rbp + 14656], zmm2                                 ;   370.3 p7+p4   14 t[1] spill
        vmovdqa64 zmm2, zmm4                                          ;   366.3         14 t[0] copy
        vpermi2b zmm2, zmm23, zmm9                                    ;   391.8 p0+p5   14 t[0]
        vpermi2b zmm4, zmm21, zmm19                                   ;   393.8 p0+p5   14 t[0]
        vmovdqu64 [rbp + 14720], zmm11                                ;   357.3 p8+p9   14 t[1] spill
        vpshufb zmm11, zmm16, zmm28                                   ;   394.8 p5      14 t[3]
        vmovdqu64 [rbp + 14528], zmm10                                ;   343.3 p7+p4   14 t[0] spill
        vpaddb zmm10, zmm28, zmm28                                    ;   381.3 p0      14 t[3]
        vmovdqu64 [rbp + 14848], zmm14                                ;   356.3 p8+p9   14 t[2] spill
        vpshufb zmm14, zmm0, zmm12                                    ;   395.8 p5      14 t[0]
        vmovdqu64 [rbp + 14912], zmm7                                 ;   385.8 p7+p4   14 t[1] spill
        vmovdqa64 zmm7, zmm12                                         ;   369.8         14 t[0] copy
        vpermi2b zmm7, zmm23, zmm9                                    ;   397.8 p0+p5   14 t[0]
        vpermi2b zmm12, zmm21, zmm19                                  ;   399.8 p0+p5   14 t[0]
        vpternlogd zmm3, zmm6, zmm13, 0x96                            ;   384.3 p0      14 t[3]
        vpxord zmm15, zmm15, zmm13                                    ;   385.3 p0      14 t[3]
        vpternlogd zmm8, zmm17, zmm18, 0xca                           ;   386.3 p0      14 t[0]
        vpternlogd zmm22, zmm24, zmm20, 0xca                          ;   387.3 p0      14 t[1]
        vpternlogd zmm28, zmm3, [rbp + 7168], 0x96                    ;   388.3 p0+p3   14 t[3]
        vpshufb zmm6, zmm16, zmm15                                    ;   400.8 p5      14 t[3]
        vpaddb zmm13, zmm15, zmm15                                    ;   389.3 p0      14 t[3]
        vmovdqa64 zmm17, zmm8                                         ;   387.3         14 t[0] copy
        vpternlogd zmm27, zmm30, zmm26, 0xca                          ;   390.3 p0      14 t[1]
        vpxord zmm18, zmm22, zmm27                                    ;   391.3 p0      14 t[1]
        vpaddb zmm20, zmm18, zmm18                                    ;   392.3 p0      14 t[1]
        vpternlogd zmm25, zmm1, [rbp + 14912], 0xe4                   ;   393.8 p0+p2   14 t[1]
        vpternlogd zmm3, zmm11, zmm10, 0x96                           ;   395.8 p0      14 t[3]
        vpternlogd zmm11, zmm10, zmm29, 0x96                          ;   395.8 p0      14 t[3]
        vpshufb zmm1, zmm16, zmm18                                    ;   401.8 p5      14 t[1]
        vpxord zmm22, zmm22, zmm25                                    ;   396.3 p0      14 t[1]
        vpternlogd zmm11, zmm15, [rbp + 7232], 0x96                   ;   397.3 p0+p3   14 t[3]
        vpternlogd zmm31, zmm2, zmm4, 0xca                            ;   398.8 p0      14 t[0]
        vmovdqa64 zmm2, zmm31                                         ;   399.8         14 t[0] copy
        vpternlogd zmm6, zmm13, zmm5, 0x96                            ;   401.8 p0      14 t[3]
        vpshufb zmm4, zmm16, zmm22                                    ;   402.8 p5      14 t[1]
        vpaddb zmm5, zmm22, zmm22                                     ;   400.3 p0      14 t[1]
        vpternlogd zmm25, zmm1, zmm20, 0x96                           ;   402.8 p0      14 t[1]
        vpternlogd zmm3, zmm6, [rbp + 7296], 0x96                     ;   402.8 p0+p2   14 t[3]
        vpternlogd zmm6, zmm29, [rbp + 7360], 0x96                    ;   403.3 p0+p3   14 t[3]
        vmovdqu64 zmm1, [rbp + 14848]                                 ;   356.3 p2      14 t[2]
        vpermi2b zmm1, zmm23, zmm9                                    ;   405.8 p5      14 t[2]
        vmovdqu64 zmm10, [rbp + 14848]                                ;   356.3 p3      14 t[2]
        vpermi2b zmm10, zmm21, zmm19                                  ;   407.8 p0+p5   14 t[2]
        vpternlogd zmm4, zmm5, zmm18, 0x96                            ;   405.3 p0      14 t[1]
        vpternlogd zmm14, zmm7, zmm12, 0xca                           ;   406.3 p0      14 t[0]
        vpshufb zmm5, zmm0, [rbp + 14848]                             ;   408.8 p5+p2   14 t[2]
        vpshufb zmm7, zmm0, zmm11                                     ;   409.8 p5      14 t[2]
        vmovdqa64 zmm12, zmm11                                        ;   398.3         14 t[2] copy
        vpermi2b zmm12, zmm23, zmm9                                   ;   411.8 p0+p5   14 t[2]
        vpermi2b zmm11, zmm21, zmm19                                  ;   413.8 p0+p5   14 t[2]
        vpshufb zmm13, zmm0, zmm3                                     ;   414.8 p5      14 t[1]
        vpshufb zmm15, zmm0, zmm6                                     ;   415.8 p5      14 t[0]
        vmovdqa64 zmm18, zmm3                                         ;   403.8         14 t[1] copy
        vpermi2b zmm18, zmm23, zmm9                                   ;   417.8 p0+p5   14 t[1]
        vpermi2b zmm3, zmm21, zmm19                                   ;   419.8 p0+p5   14 t[1]
        vmovdqa64 zmm20, zmm6                                         ;   404.3         14 t[0] copy
        vpermi2b zmm20, zmm23, zmm9                                   ;   421.8 p0+p5   14 t[0]
        vpermi2b zmm6, zmm21, zmm19                                   ;   423.8 p0+p5   14 t[0]
        vmovdqu64 zmm24, [rbp + 14528]                                ;   343.3 p3      14 t[2]
        vpermi2b zmm24, zmm23, zmm9                                   ;   425.8 p0+p5   14 t[2]
        vmovdqu64 zmm26, [rbp + 14528]                                ;   343.3 p2      14 t[2]
        vpermi2b zmm26, zmm21, zmm19                                  ;   427.8 p0+p5   14 t[2]
        vpxord zmm2, zmm2, zmm14                                      ;   415.3 p0      14 t[0]
        vpxord zmm17, zmm17, zmm14                                    ;   416.3 p0      14 t[0]
        vpternlogd zmm5, zmm1, zmm10, 0xca                            ;   417.3 p0      14 t[2]
        vpshufb zmm1, zmm16, zmm2                                     ;   428.8 p5      14 t[0]
        vpaddb zmm10, zmm2, zmm2                                      ;   418.3 p0      14 t[0]
        vpshufb zmm14, zmm16, zmm17                                   ;   429.8 p5      14 t[0]
        vpternlogd zmm7, zmm12, zmm11, 0xca                           ;   419.3 p0      14 t[2]
        vpaddb zmm11, zmm17, zmm17                                    ;   420.3 p0      14 t[0]
        vpternlogd zmm13, zmm18, zmm3, 0xca                           ;   424.8 p0      14 t[1]
        vpxord zmm27, zmm27, zmm13                                    ;   425.8 p0      14 t[1]
        vmovdqa64 zmm3, zmm4                                          ;   406.3         14 t[1] copy
        vpternlogd zmm3, zmm13, [rbp + 7872], 0x96                    ;   425.8 p0+p3   14 t[1]
        vpternlogd zmm15, zmm20, zmm6, 0xca                           ;   428.8 p0      14 t[0]
        vpshufb zmm6, zmm0, [rbp + 14528]                             ;   430.8 p5+p2   14 t[2]
        vmovdqu64 zmm12, [rbp + 14720]                                ;   357.3 p3      14 t[1] reload
        vpshufb zmm18, zmm0, zmm12                                    ;   431.8 p5      14 t[2]
        vmovdqa64 zmm20, zmm12                                        ;   363.3         14 t[2] copy
        vpermi2b zmm20, zmm23, zmm9                                   ;   433.8 p0+p5   14 t[2]
        vpermi2b zmm12, zmm21, zmm19                                  ;   435.8 p0+p5   14 t[2]
        vmovdqa64 zmm29, zmm25                                        ;   403.8         14 t[1] copy
        vpternlogd zmm29, zmm27, [rbp + 7680], 0x96                   ;   427.3 p0+p2   14 t[1]
        vpshufb zmm30, zmm16, zmm27                                   ;   436.8 p5      14 t[1]
        vpternlogd zmm14, zmm11, zmm15, 0x96                          ;   430.8 p0      14 t[0]
        vpaddb zmm11, zmm27, zmm27                                    ;   429.3 p0      14 t[1]
        vpxord zmm8, zmm8, zmm15                                      ;   430.3 p0      14 t[0]
        vpxord zmm15, zmm5, zmm7                                      ;   431.3 p0      14 t[2]
        vmovdqa64 zmm27, zmm1                                         ;   429.8         14 t[0] copy
        vpternlogd zmm27, zmm10, zmm31, 0x96                          ;   432.3 p0      14 t[0]
        vpternlogd zmm1, zmm10, zmm14, 0x96                           ;   433.3 p0      14 t[0]
        vpternlogd zmm14, zmm2, [rbp + 7424], 0x96                    ;   434.3 p0+p3   14 t[0]
        vpternlogd zmm6, zmm24, zmm26, 0xca                           ;   435.3 p0      14 t[2]
        vpshufb zmm2, zmm16, zmm8                                     ;   437.8 p5      14 t[0]
        vpaddb zmm10, zmm8, zmm8                                      ;   436.3 p0      14 t[0]
        vpternlogd zmm27, zmm8, [rbp + 7488], 0x96                    ;   437.3 p0+p2   14 t[0]
        vpshufb zmm8, zmm16, zmm15                                    ;   438.8 p5      14 t[2]
        vpaddb zmm24, zmm15, zmm15                                    ;   438.3 p0      14 t[2]
        vpternlogd zmm2, zmm10, zmm17, 0x96                           ;   439.3 p0      14 t[0]
        vpxord zmm7, zmm7, zmm6                                       ;   439.8 p5      14 t[2]
        vpternlogd zmm13, zmm30, zmm11, 0x96                          ;   440.3 p0      14 t[1]
        vpternlogd zmm30, zmm11, zmm25, 0x96                          ;   440.8 p5      14 t[1]
        vpternlogd zmm1, zmm2, [rbp + 7552], 0x96                     ;   441.3 p0+p3   14 t[0]
        vpternlogd zmm2, zmm31, [rbp + 7616], 0x96                    ;   441.8 p5+p2   14 t[0]
        vmovdqu64 zmm10, [rbp + 14592]                                ;   342.3 p3      14 t[0] reload
        vpshufb zmm11, zmm0, zmm10                                    ;   442.8 p5      14 t[3]
        vmovdqu64 zmm17, [rbp + 14656]                                ;   370.3 p2      14 t[1] reload
        vpshufb zmm25, zmm0, zmm17                                    ;   443.8 p5      14 t[3]
        vmovdqu64 zmm26, [rbp + 14784]                                ;   366.8 p3      14 t[2] reload
        vpshufb zmm31, zmm0, zmm26                                    ;   444.8 p5      14 t[3]
        vmovdqu64 [rbp + 14720], zmm27                                ;   438.3 p8+p9   14 t[0] spill
        vmovdqa64 zmm27, zmm10                                        ;   348.3         14 t[3] copy
        vpermi2b zmm27, zmm23, zmm9                                   ;   446.8 p0+p5   14 t[3]
        vpermi2b zmm10, zmm21, zmm19                                  ;   448.8 p0+p5   14 t[3]
        vmovdqu64 [rbp + 14592], zmm3                                 ;   426.8 p7+p4   14 t[1] spill
        vmovdqa64 zmm3, zmm26                                         ;   372.8         14 t[3] copy
        vpermi2b zmm3, zmm23, zmm9                                    ;   450.8 p0+p5   14 t[3]
        vpermi2b zmm26, zmm21, zmm19                                  ;   452.8 p0+p5   14 t[3]
        vmovdqu64 [rbp + 14784], zmm1                                 ;   442.3 p8+p9   14 t[0] spill
        vmovdqa64 zmm1, zmm17                                         ;   376.3         14 t[3] copy
        vpermi2b zmm1, zmm23, zmm9                                    ;   454.8 p0+p5   14 t[3]
        vpermi2b zmm17, zmm21, zmm19                                  ;   456.8 p0+p5   14 t[3]
        vmovdqu64 [rbp + 14656], zmm2                                 ;   442.8 p7+p4   14 t[0] spill
        vpshufb zmm2, zmm0, zmm28                                     ;   457.8 p5      14 t[3]
        vmovdqa64 zmm0, zmm28                                         ;   389.3         14 t[3] copy
        vpermi2b zmm0, zmm23, zmm9                                    ;   459.8 p0+p5   14 t[3]
        vpermi2b zmm28, zmm21, zmm19                                  ;   461.8 p0+p5   14 t[3]
        vpternlogd zmm18, zmm20, zmm12, 0xca                          ;   450.3 p0      14 t[2]
        vpternlogd zmm13, zmm22, [rbp + 7744], 0x96                   ;   451.3 p0+p2   14 t[1]
        vpternlogd zmm30, zmm4, [rbp + 7808], 0x96                    ;   452.3 p0+p3   14 t[1]
        vmovdqu64 zmm4, [rel aes128_ctr.T0_constants512 + 320]        ;   271.8 p2      24 low reload
        vpshufb zmm12, zmm4, zmm14                                    ;   462.8 p5      14 t[0]
        vmovdqa64 zmm20, zmm14                                        ;   435.3         14 t[0] copy
        vpermi2b zmm20, zmm23, zmm9                                   ;   464.8 p0+p5   14 t[0]
        vpermi2b zmm14, zmm21, zmm19                                  ;   466.8 p0+p5   14 t[0]
        vpshufb zmm22, zmm16, zmm7                                    ;   467.8 p5      14 t[2]
        vmovdqu64 [rbp + 14528], zmm30                                ;   453.3 p8+p9   14 t[1] spill
        vpaddb zmm30, zmm7, zmm7                                      ;   455.3 p0      14 t[2]
        vpternlogd zmm8, zmm24, zmm18, 0x96                           ;   456.3 p0      14 t[2]
        vpxord zmm5, zmm5, zmm18                                      ;   457.3 p0      14 t[2]
        vpternlogd zmm11, zmm27, zmm10, 0xca                          ;   458.3 p0      14 t[3]
        vpshufb zmm10, zmm4, zmm13                                    ;   468.8 p5      14 t[0]
        vmovdqa64 zmm18, zmm13                                        ;   452.3         14 t[0] copy
        vpermi2b zmm18, zmm23, zmm9                                   ;   470.8 p0+p5   14 t[0]
        vpermi2b zmm13, zmm21, zmm19                                  ;   472.8 p0+p5   14 t[0]
        vpternlogd zmm31, zmm3, zmm26, 0xca                           ;   461.3 p0      14 t[3]
        vpternlogd zmm7, zmm8, [rbp + 7936], 0x96                     ;   462.3 p0+p3   14 t[2]
        vpshufb zmm3, zmm16, zmm5                                     ;   473.8 p5      14 t[2]
        vpaddb zmm24, zmm5, zmm5                                      ;   463.3 p0      14 t[2]
        vpternlogd zmm25, zmm1, zmm17, 0xca                           ;   464.3 p0      14 t[3]
        vpxord zmm1, zmm11, zmm25                                     ;   465.3 p0      14 t[3]
        vmovdqa64 zmm17, zmm31                                        ;   462.3         14 t[3] copy
        vpternlogd zmm2, zmm0, zmm28, 0xca                            ;   466.8 p0      14 t[3]
        vpshufb zmm0, zmm16, zmm1                                     ;   474.8 p5      14 t[3]
        vpaddb zmm26, zmm1, zmm1                                      ;   467.3 p0      14 t[3]
        vpxord zmm11, zmm11, zmm2                                     ;   468.3 p0      14 t[3]
        vpxord zmm17, zmm17, zmm2                                     ;   469.3 p0      14 t[3]
        vpternlogd zmm8, zmm22, zmm30, 0x96                           ;   470.3 p0      14 t[2]
        vpternlogd zmm22, zmm30, zmm6, 0x96                           ;   471.3 p0      14 t[2]
        vpshufb zmm2, zmm16, zmm11                                    ;   475.8 p5      14 t[3]
        vpaddb zmm27, zmm11, zmm11                                    ;   472.3 p0      14 t[3]
        vpternlogd zmm12, zmm20, zmm14, 0xca                          ;   473.3 p0      14 t[0]
        vpshufb zmm14, zmm16, zmm17                                   ;   476.8 p5      14 t[3]
        vpaddb zmm20, zmm17, zmm17                                    ;   474.3 p0      14 t[3]
        vpternlogd zmm22, zmm5, [rbp + 8000], 0x96                    ;   475.3 p0+p2   14 t[2]
        vpternlogd zmm3, zmm24, zmm15, 0x96                           ;   476.3 p0      14 t[2]
        vmovdqa64 zmm5, zmm12                                         ;   474.3         14 t[0] copy
        vpternlogd zmm31, zmm2, zmm27, 0x96                           ;   477.3 p0      14 t[3]
        vpternlogd zmm14, zmm20, zmm11, 0x96                          ;   477.8 p5      14 t[3]
        vmovdqa64 zmm2, zmm0                                          ;   475.8         14 t[3] copy
        vpternlogd zmm2, zmm26, zmm25, 0x96                           ;   478.3 p0      14 t[3]
        vpternlogd zmm10, zmm18, zmm13, 0xca                          ;   478.8 p5      14 t[0]
        vpternlogd zmm8, zmm3, [rbp + 8064], 0x96                     ;   479.3 p0+p3   14 t[2]
        vpternlogd zmm3, zmm6, [rbp + 8128], 0x96                     ;   479.8 p5+p2   14 t[2]
        vmovdqu64 zmm6, [rbp + 14656]                                 ;   442.8 p3      14 t[0] reload
        vpshufb zmm11, zmm4, zmm6                                     ;   480.8 p5      14 t[1]
        vpshufb zmm13, zmm4, zmm29                                    ;   481.8 p5      14 t[1]
        vmovdqa64 zmm15, zmm29                                        ;   428.3         14 t[1] copy
        vpermi2b zmm15, zmm23, zmm9                                   ;   483.8 p0+p5   14 t[1]
        vpermi2b zmm29, zmm21, zmm19                                  ;   485.8 p0+p5   14 t[1]
        vmovdqa64 zmm18, zmm6                                         ;   448.8         14 t[1] copy
        vpermi2b zmm18, zmm23, zmm9                                   ;   487.8 p0+p5   14 t[1]
        vpermi2b zmm6, zmm21, zmm19                                   ;   489.8 p0+p5   14 t[1]
        vpshufb zmm20, zmm4, zmm22                                    ;   490.8 p5      14 t[1]
        vpternlogd zmm0, zmm26, zmm31, 0x96                           ;   484.3 p0      14 t[3]
        vmovdqa64 zmm24, zmm22                                        ;   476.3         14 t[1] copy
        vpermi2b zmm24, zmm23, zmm9                                   ;   492.8 p0+p5   14 t[1]
        vpermi2b zmm22, zmm21, zmm19                                  ;   494.8 p0+p5   14 t[1]
        vpternlogd zmm31, zmm1, [rbp + 8192], 0x96                    ;   487.3 p0+p2   14 t[3]
        vpternlogd zmm25, zmm14, [rbp + 8384], 0x96                   ;   488.3 p0+p3   14 t[3]
        vpternlogd zmm2, zmm17, [rbp + 8256], 0x96                    ;   489.3 p0+p2   14 t[3]
        vpxord zmm5, zmm5, zmm10                                      ;   490.3 p0      14 t[0]
        vpshufb zmm1, zmm4, zmm8                                      ;   495.8 p5      14 t[0]
        vmovdqa64 zmm17, zmm8                                         ;   480.3         14 t[0] copy
        vpermi2b zmm17, zmm23, zmm9                                   ;   497.8 p0+p5   14 t[0]
        vpermi2b zmm8, zmm21, zmm19                                   ;   499.8 p0+p5   14 t[0]
        vpternlogd zmm0, zmm14, [rbp + 8320], 0x96                    ;   493.3 p0+p3   14 t[3]
        vpshufb zmm14, zmm4, zmm7                                     ;   500.8 p5      14 t[2]
        vmovdqa64 zmm26, zmm7                                         ;   463.3         14 t[2] copy
        vpermi2b zmm26, zmm23, zmm9                                   ;   502.8 p0+p5   14 t[2]
        vpermi2b zmm7, zmm21, zmm19                                   ;   504.8 p0+p5   14 t[2]
        vpshufb zmm27, zmm4, zmm25                                    ;   505.8 p5      14 t[0]
        vpternlogd zmm13, zmm15, zmm29, 0xca                          ;   496.3 p0      14 t[1]
        vmovdqa64 zmm15, zmm25                                        ;   489.3         14 t[0] copy
        vpermi2b zmm15, zmm23, zmm9                                   ;   507.8 p0+p5   14 t[0]
        vpermi2b zmm25, zmm21, zmm19                                  ;   509.8 p0+p5   14 t[0]
        vpshufb zmm28, zmm16, zmm5                                    ;   510.8 p5      14 t[0]
        vpaddb zmm29, zmm5, zmm5                                      ;   499.3 p0      14 t[0]
        vmovdqa64 zmm30, zmm2                                         ;   490.3         14 t[2] copy
        vpermi2b zmm30, zmm23, zmm9                                   ;   512.8 p0+p5   14 t[2]
        vpternlogd zmm11, zmm18, zmm6, 0xca                           ;   501.3 p0      14 t[1]
        vmovdqa64 zmm6, zmm2                                          ;   490.3         14 t[2] copy
        vpermi2b zmm6, zmm21, zmm19                                   ;   514.8 p0+p5   14 t[2]
        vpshufb zmm18, zmm4, zmm0                                     ;   515.8 p5      14 t[1]
        vpternlogd zmm20, zmm24, zmm22, 0xca                          ;   503.3 p0      14 t[1]
        vmovdqa64 zmm22, zmm0                                         ;   494.3         14 t[1] copy
        vpermi2b zmm22, zmm23, zmm9                                   ;   517.8 p0+p5   14 t[1]
        vpermi2b zmm0, zmm21, zmm19                                   ;   519.8 p0+p5   14 t[1]
        vpxord zmm24, zmm13, zmm20                                    ;   506.3 p0      14 t[1]
        vpxord zmm13, zmm13, zmm11                                    ;   507.3 p0      14 t[1]
        vpternlogd zmm1, zmm17, zmm8, 0xca                            ;   508.3 p0      14 t[0]
        vmovdqu64 zmm8, [rbp + 14784]                                 ;   442.3 p2      14 t[2]
        vpermi2b zmm8, zmm23, zmm9                                    ;   521.8 p0+p5   14 t[2]
        vmovdqu64 zmm17, [rbp + 14784]                                ;   442.3 p3      14 t[2]
        vpermi2b zmm17, zmm21, zmm19                                  ;   523.8 p0+p5   14 t[2]
        vpshufb zmm2, zmm4, zmm2                                      ;   524.8 p5      14 t[2]
        vpternlogd zmm14, zmm26, zmm7, 0xca                           ;   511.3 p0      14 t[2]
        vpshufb zmm7, zmm16, zmm24                                    ;   525.8 p5      14 t[1]
        vpaddb zmm26, zmm24, zmm24                                    ;   512.3 p0      14 t[1]
        vpxord zmm10, zmm10, zmm1                                     ;   513.3 p0      14 t[0]
        vpternlogd zmm27, zmm15, zmm25, 0xca                          ;   514.8 p0      14 t[0]
        vpshufb zmm15, zmm4, [rbp + 14784]                            ;   526.8 p5+p2   14 t[2]
        vmovdqu64 zmm25, [rbp + 14592]                                ;   426.8 p3      14 t[1] reload
        vpshufb zmm19, zmm4, zmm25                                    ;   527.8 p5      14 t[2]
        vmovdqa64 zmm4, zmm25                                         ;   432.8         14 t[2] copy
        vpermi2b zmm4, zmm23, zmm9                                    ;   529.8 p0+p5   14 t[2]
        vpermi2b zmm25, zmm21, [rel aes128_ctr.T0_constants512 + 256] ;   531.8 p0+p5+p2   14 t[2]
        vpshufb zmm21, zmm16, zmm13                                   ;   532.8 p5      14 t[1]
        vpaddb zmm9, zmm13, zmm13                                     ;   517.3 p0      14 t[1]
        vpternlogd zmm28, zmm29, zmm27, 0x96                          ;   518.3 p0      14 t[0]
        vpxord zmm12, zmm12, zmm27                                    ;   519.3 p0      14 t[0]
        vpshufb zmm27, zmm16, zmm10                                   ;   533.8 p5      14 t[0]
        vpaddb zmm29, zmm10, zmm10                                    ;   520.3 p0      14 t[0]
        vmovdqa64 zmm23, zmm14                                        ;   512.3         14 t[2] copy
        vpternlogd zmm18, zmm22, zmm0, 0xca                           ;   524.8 p0      14 t[1]
        vpternlogd zmm10, zmm28, [rbp + 8448], 0x96                   ;   522.3 p0+p3   14 t[0]
        vpshufb zmm0, zmm16, zmm12                                    ;   534.8 p5      14 t[0]
        vpaddb zmm22, zmm12, zmm12                                    ;   523.3 p0      14 t[0]
        vpternlogd zmm2, zmm30, zmm6, 0xca                            ;   525.8 p0      14 t[2]
        vpternlogd zmm11, zmm7, zmm26, 0x96                           ;   526.8 p0      14 t[1]
        vpxord zmm20, zmm20, zmm18                                    ;   526.3 p0      14 t[1]
        vpxord zmm23, zmm23, zmm2                                     ;   527.3 p0      14 t[2]
        vpshufb zmm6, zmm16, zmm20                                    ;   535.8 p5      14 t[1]
        vpaddb zmm7, zmm20, zmm20                                     ;   528.3 p0      14 t[1]
        vpternlogd zmm15, zmm8, zmm17, 0xca                           ;   529.3 p0      14 t[2]
        vpternlogd zmm20, zmm11, [rbp + 8704], 0x96                   ;   530.3 p0+p2   14 t[1]
        vpaddb zmm8, zmm23, zmm23                                     ;   531.3 p0      14 t[2]
        vpxord zmm2, zmm2, zmm15                                      ;   532.3 p0      14 t[2]
        vpternlogd zmm21, zmm9, zmm24, 0x96                           ;   533.8 p0      14 t[1]
        vpternlogd zmm28, zmm27, zmm29, 0x96                          ;   534.8 p0      14 t[0]
        vpternlogd zmm27, zmm29, zmm1, 0x96                           ;   535.3 p0      14 t[0]
        vpshufb zmm9, zmm16, zmm23                                    ;   536.8 p5      14 t[2]
        vpternlogd zmm0, zmm22, zmm5, 0x96                            ;   536.3 p0      14 t[0]
        vpshufb zmm5, zmm16, zmm2                                     ;   537.8 p5      14 t[2]
        vpaddb zmm17, zmm2, zmm2                                      ;   537.3 p0      14 t[2]
        vmovdqa64 zmm22, zmm21                                        ;   534.8         14 t[1] copy
        vpternlogd zmm22, zmm18, [rbp + 8896], 0x96                   ;   538.3 p0+p3   14 t[1]
        vpternlogd zmm27, zmm12, [rbp + 8512], 0x96                   ;   538.8 p5+p2   14 t[0]
        vpternlogd zmm19, zmm4, zmm25, 0xca                           ;   539.3 p0      14 t[2]
        vpternlogd zmm18, zmm6, zmm7, 0x96                            ;   539.8 p5      14 t[1]
        vpternlogd zmm6, zmm7, zmm11, 0x96                            ;   540.3 p0      14 t[1]
        vpternlogd zmm28, zmm0, [rbp + 8576], 0x96                    ;   540.8 p5+p3   14 t[0]
        vpternlogd zmm0, zmm1, [rbp + 8640], 0x96                     ;   541.3 p0+p2   14 t[0]
        vmovdqu64 zmm1, [rbp + 14720]                                 ;   438.3 p3      14 t[0] reload
        vmovdqu64 zmm4, [rel aes128_ctr.T0_constants512 + 320]        ;   350.8 p2      24 low reload
        vpshufb zmm7, zmm4, zmm1                                      ;   541.8 p5      14 t[3]
        vmovdqu64 zmm11, [rel aes128_ctr.T0_constants512 + 128]       ;   352.0 p3      14 t[0] reload
        vmovdqu64 zmm12, [rel aes128_ctr.T0_constants512 + 64]        ;   352.2 p2      14 t[0] reload
        vmovdqu64 zmm24, [rbp + 14528]                                ;   453.3 p3      14 t[3]
        vpermi2b zmm24, zmm12, zmm11                                  ;   543.8 p0+p5   14 t[3]
        vmovdqu64 zmm25, [rel aes128_ctr.T0_constants512 + 256]       ;   354.8 p2      14 t[0] reload
        vmovdqu64 zmm26, [rel aes128_ctr.T0_constants512 + 192]       ;   355.0 p3      14 t[0] reload
        vmovdqu64 zmm29, [rbp + 14528]                                ;   453.3 p2      14 t[3]
        vpermi2b zmm29, zmm26, zmm25                                  ;   545.8 p0+p5   14 t[3]
        vpshufb zmm30, zmm4, [rbp + 14528]                            ;   546.8 p5+p3   14 t[3]
        vmovdqu64 [rbp + 14528], zmm27                                ;   539.8 p7+p4   14 t[0] spill
        vmovdqa64 zmm27, zmm1                                         ;   444.3         14 t[3] copy
        vpermi2b zmm27, zmm12, zmm11                                  ;   548.8 p0+p5   14 t[3]
        vpermi2b zmm1, zmm26, zmm25                                   ;   550.8 p0+p5   14 t[3]
        vmovdqu64 [rbp + 14720], zmm22                                ;   539.3 p8+p9   14 t[1] spill
        vpshufb zmm22, zmm4, zmm3                                     ;   551.8 p5      14 t[3]
        vmovdqu64 [rbp + 14592], zmm28                                ;   541.8 p7+p4   14 t[0] spill
        vmovdqa64 zmm28, zmm3                                         ;   480.8         14 t[3] copy
        vpermi2b zmm28, zmm12, zmm11                                  ;   553.8 p0+p5   14 t[3]
        vpermi2b zmm3, zmm26, zmm25                                   ;   555.8 p0+p5   14 t[3]
        vmovdqu64 [rbp + 14784], zmm0                                 ;   542.3 p8+p9   14 t[0] spill
        vpshufb zmm0, zmm4, zmm31                                     ;   556.8 p5      14 t[3]
        vmovdqa64 zmm4, zmm31                                         ;   488.3         14 t[3] copy
        vpermi2b zmm4, zmm12, zmm11                                   ;   558.8 p0+p5   14 t[3]
        vpermi2b zmm31, zmm26, zmm25                                  ;   560.8 p0+p5   14 t[3]
        vpternlogd zmm9, zmm8, zmm19, 0x96                            ;   550.3 p0      14 t[2]
        vpxord zmm14, zmm14, zmm19                                    ;   551.3 p0      14 t[2]
        vpternlogd zmm18, zmm13, [rbp + 8768], 0x96                   ;   552.3 p0+p2   14 t[1]
        vmovdqa64 zmm8, zmm5                                          ;   538.8         14 t[2] copy
        vpternlogd zmm8, zmm17, zmm15, 0x96                           ;   553.3 p0      14 t[2]
        vpternlogd zmm6, zmm21, [rbp + 8832], 0x96                    ;   554.3 p0+p3   14 t[1]
        vmovdqu64 zmm13, [rel aes128_ctr.T0_constants512 + 320]       ;   371.2 p2      24 low reload
        vpshufb zmm19, zmm13, zmm10                                   ;   561.8 p5      14 t[0]
        vmovdqa64 zmm21, zmm10                                        ;   523.3         14 t[0] copy
        vpermi2b zmm21, zmm12, zmm11                                  ;   563.8 p0+p5   14 t[0]
        vpermi2b zmm10, zmm26, zmm25                                  ;   565.8 p0+p5   14 t[0]
        vpternlogd zmm30, zmm24, zmm29, 0xca                          ;   557.3 p0      14 t[3]
        vpternlogd zmm5, zmm17, zmm9, 0x96                            ;   558.3 p0      14 t[2]
        vpternlogd zmm9, zmm2, [rbp + 8960], 0x96                     ;   559.3 p0+p3   14 t[2]
        vpshufb zmm2, zmm16, zmm14                                    ;   566.8 p5      14 t[2]
        vpaddb zmm17, zmm14, zmm14                                    ;   560.3 p0      14 t[2]
        vpternlogd zmm8, zmm14, [rbp + 9024], 0x96                    ;   561.3 p0+p2   14 t[2]
        vpshufb zmm14, zmm13, zmm18                                   ;   567.8 p5      14 t[0]
        vpternlogd zmm7, zmm27, zmm1, 0xca                            ;   562.3 p0      14 t[3]
        vmovdqa64 zmm1, zmm18                                         ;   553.3         14 t[0] copy
        vpermi2b zmm1, zmm12, zmm11                                   ;   569.8 p0+p5   14 t[0]
        vpermi2b zmm18, zmm26, zmm25                                  ;   571.8 p0+p5   14 t[0]
        vpxord zmm24, zmm30, zmm7                                     ;   565.3 p0      14 t[3]
        vpternlogd zmm22, zmm28, zmm3, 0xca                           ;   566.3 p0      14 t[3]
        vpternlogd zmm0, zmm4, zmm31, 0xca                            ;   567.3 p0      14 t[3]
        vpternlogd zmm2, zmm17, zmm23, 0x96                           ;   568.3 p0      14 t[2]
        vpshufb zmm3, zmm16, zmm24                                    ;   572.8 p5      14 t[3]
        vpaddb zmm4, zmm24, zmm24                                     ;   569.3 p0      14 t[3]
        vpxord zmm17, zmm22, zmm0                                     ;   570.3 p0      14 t[3]
        vpxord zmm7, zmm7, zmm0                                       ;   571.3 p0      14 t[3]
        vpternlogd zmm5, zmm2, [rbp + 9088], 0x96                     ;   572.3 p0+p3   14 t[2]
        vpternlogd zmm2, zmm15, [rbp + 9152], 0x96                    ;   573.3 p0+p2   14 t[2]
        vmovdqu64 zmm0, [rbp + 14784]                                 ;   542.3 p3      14 t[1]
        vpermi2b zmm0, zmm12, zmm11                                   ;   575.8 p5      14 t[1]
        vpshufb zmm15, zmm13, zmm20                                   ;   576.8 p5      14 t[1]
        vmovdqa64 zmm23, zmm20                                        ;   531.3         14 t[1] copy
        vpermi2b zmm23, zmm12, zmm11                                  ;   578.8 p0+p5   14 t[1]
        vpermi2b zmm20, zmm26, zmm25                                  ;   580.8 p0+p5   14 t[1]
        vpshufb zmm27, zmm13, zmm8                                    ;   581.8 p5      14 t[1]
        vmovdqa64 zmm28, zmm8                                         ;   562.3         14 t[1] copy
        vpermi2b zmm28, zmm12, zmm11                                  ;   583.8 p0+p5   14 t[1]
        vpermi2b zmm8, zmm26, zmm25                                   ;   585.8 p0+p5   14 t[1]
        vpternlogd zmm19, zmm21, zmm10, 0xca                          ;   578.3 p0      14 t[0]
        vpshufb zmm10, zmm16, zmm17                                   ;   586.8 p5      14 t[3]
        vpaddb zmm21, zmm17, zmm17                                    ;   579.3 p0      14 t[3]
        vpshufb zmm29, zmm16, zmm7                                    ;   587.8 p5      14 t[3]
        vpaddb zmm31, zmm7, zmm7                                      ;   580.3 p0      14 t[3]
        vmovdqu64 [rbp + 14656], zmm2                                 ;   574.3 p7+p4   14 t[2] spill
        vpshufb zmm2, zmm13, [rbp + 14784]                            ;   588.8 p5+p2   14 t[1]
        vmovdqu64 [rbp + 14848], zmm6                                 ;   555.3 p8+p9   14 t[1] spill
        vmovdqu64 zmm6, [rbp + 14784]                                 ;   542.3 p3      14 t[1]
        vpermi2b zmm6, zmm26, zmm25                                   ;   590.8 p0+p5   14 t[1]
        vpternlogd zmm14, zmm1, zmm18, 0xca                           ;   582.3 p0      14 t[0]
        vpshufb zmm1, zmm13, zmm5                                     ;   591.8 p5      14 t[0]
        vmovdqa64 zmm18, zmm5                                         ;   573.3         14 t[0] copy
        vpermi2b zmm18, zmm12, zmm11                                  ;   593.8 p0+p5   14 t[0]
        vpermi2b zmm5, zmm26, zmm25                                   ;   595.8 p0+p5   14 t[0]
        vmovdqu64 [rbp + 14784], zmm9                                 ;   560.3 p7+p4   14 t[2] spill
        vmovdqa64 zmm9, zmm3                                          ;   573.8         14 t[3] copy
        vpternlogd zmm9, zmm4, zmm30, 0x96                            ;   585.3 p0      14 t[3]
        vpxord zmm16, zmm19, zmm14                                    ;   586.3 p0      14 t[0]
        vpternlogd zmm15, zmm23, zmm20, 0xca                          ;   587.3 p0      14 t[1]
        vpternlogd zmm10, zmm21, zmm7, 0x96                           ;   588.3 p0      14 t[3]
        vpternlogd zmm9, zmm17, [rbp + 9280], 0x96                    ;   589.3 p0+p2   14 t[3]
        vpternlogd zmm22, zmm29, zmm31, 0x96                          ;   590.3 p0      14 t[3]
        vpaddb zmm7, zmm16, zmm16                                     ;   591.3 p0      14 t[0]
        vmovdqu64 zmm17, [rel aes128_ctr.T0_constants512 + 384]       ;   406.5 p3      14 t[0] reload
        vpshufb zmm20, zmm17, zmm16                                   ;   596.8 p5      14 t[0]
        vmovdqa64 zmm21, zmm15                                        ;   588.3         14 t[1] copy
        vpternlogd zmm30, zmm10, [rbp + 9408], 0x96                   ;   592.3 p0+p2   14 t[3]
        vpternlogd zmm27, zmm28, zmm8, 0xca                           ;   593.3 p0      14 t[1]
        vpternlogd zmm3, zmm4, zmm22, 0x96                            ;   594.3 p0      14 t[3]
        vpternlogd zmm22, zmm24, [rbp + 9216], 0x96                   ;   595.3 p0+p3   14 t[3]
        vpshufb zmm4, zmm13, zmm30                                    ;   597.8 p5      14 t[0]
        vmovdqa64 zmm8, zmm30                                         ;   593.3         14 t[0] copy
        vpermi2b zmm8, zmm12, zmm11                                   ;   599.8 p0+p5   14 t[0]
        vpermi2b zmm30, zmm26, zmm25                                  ;   601.8 p0+p5   14 t[0]
        vpxord zmm21, zmm21, zmm27                                    ;   598.3 p0      14 t[1]
        vpternlogd zmm3, zmm10, [rbp + 9344], 0x96                    ;   599.3 p0+p2   14 t[3]
        vmovdqu64 zmm10, [rbp + 14784]                                ;   560.3 p3      14 t[2] reload
        vpshufb zmm23, zmm13, zmm10                                   ;   602.8 p5      14 t[2]
        vmovdqa64 zmm24, zmm10                                        ;   566.3         14 t[2] copy
        vpermi2b zmm24, zmm12, zmm11                                  ;   604.8 p0+p5   14 t[2]
        vpermi2b zmm10, zmm26, zmm25                                  ;   606.8 p0+p5   14 t[2]
        vmovdqa64 zmm28, zmm9                                         ;   590.3         14 t[2] copy
        vpermi2b zmm28, zmm12, zmm11                                  ;   608.8 p0+p5   14 t[2]
        vmovdqa64 zmm29, zmm9                                         ;   590.3         14 t[2] copy
        vpermi2b zmm29, zmm26, zmm25                                  ;   610.8 p0+p5   14 t[2]
        vpternlogd zmm2, zmm0, zmm6, 0xca                             ;   604.3 p0      14 t[1]
        vpternlogd zmm1, zmm18, zmm5, 0xca                            ;   605.3 p0      14 t[0]
        vmovdqu64 zmm0, [rbp + 14592]                                 ;   541.8 p2      14 t[2]
        vpermi2b zmm0, zmm12, zmm11                                   ;   612.8 p0+p5   14 t[2]
        vmovdqu64 zmm5, [rbp + 14592]                                 ;   541.8 p3      14 t[2]
        vpermi2b zmm5, zmm26, zmm25                                   ;   614.8 p0+p5   14 t[2]
        vpshufb zmm6, zmm13, zmm9                                     ;   615.8 p5      14 t[2]
        vpshufb zmm9, zmm17, zmm21                                    ;   616.8 p5      14 t[1]
        vpaddb zmm18, zmm21, zmm21                                    ;   608.3 p0      14 t[1]
        vpshufb zmm31, zmm13, zmm3                                    ;   617.8 p5      14 t[1]
        vpternlogd zmm4, zmm8, zmm30, 0xca                            ;   609.3 p0      14 t[0]
        vpshufb zmm8, zmm13, [rbp + 14592]                            ;   618.8 p5+p2   14 t[2]
        vmovdqa64 zmm30, zmm3                                         ;   600.3         14 t[1] copy
        vpermi2b zmm30, zmm12, zmm11                                  ;   620.8 p0+p5   14 t[1]
        vpermi2b zmm3, zmm26, zmm25                                   ;   622.8 p0+p5   14 t[1]
        vpxord zmm15, zmm15, zmm2                                     ;   612.3 p0      14 t[1]
        vpxord zmm14, zmm14, zmm1                                     ;   613.3 p0      14 t[0]
        vpshufb zmm25, zmm13, [rbp + 14720]                           ;   623.8 p5+p3   14 t[2]
        vmovdqu64 zmm13, [rbp + 14720]                                ;   539.3 p2      14 t[2]
        vpermi2b zmm13, zmm12, zmm11                                  ;   625.8 p0+p5   14 t[2]
        vmovdqu64 zmm11, [rbp + 14720]                                ;   539.3 p3      14 t[2]
        vpermi2b zmm11, zmm26, [rel aes128_ctr.T0_constants512 + 256] ;   627.8 p0+p5+p2   14 t[2]
        vpternlogd zmm20, zmm7, zmm4, 0x96                            ;   616.3 p0      14 t[0]
        vpxord zmm19, zmm19, zmm4                                     ;   617.3 p0      14 t[0]
        vpternlogd zmm23, zmm24, zmm10, 0xca                          ;   618.3 p0      14 t[2]
        vpshufb zmm4, zmm17, zmm15                                    ;   628.8 p5      14 t[1]
        vpaddb zmm7, zmm15, zmm15                                     ;   619.3 p0      14 t[1]
        vpternlogd zmm6, zmm28, zmm29, 0xca                           ;   620.3 p0      14 t[2]
        vpshufb zmm10, zmm17, zmm14                                   ;   629.8 p5      14 t[0]
        vpaddb zmm24, zmm14, zmm14                                    ;   621.3 p0      14 t[0]
        vpternlogd zmm2, zmm9, zmm18, 0x96                            ;   622.3 p0      14 t[1]
        vpternlogd zmm14, zmm20, [rbp + 9472], 0x96                   ;   623.3 p0+p3   14 t[0]
        vpshufb zmm9, zmm17, zmm19                                    ;   630.8 p5      14 t[0]
        vpaddb zmm18, zmm19, zmm19                                    ;   624.3 p0      14 t[0]
        vpternlogd zmm8, zmm0, zmm5, 0xca                             ;   625.3 p0      14 t[2]
        vpxord zmm0, zmm23, zmm6                                      ;   626.3 p0      14 t[2]
        vpternlogd zmm31, zmm30, zmm3, 0xca                           ;   627.8 p0      14 t[1]
        vpxord zmm6, zmm6, zmm8                                       ;   628.3 p0      14 t[2]
        vpaddb zmm3, zmm0, zmm0                                       ;   629.3 p0      14 t[2]
        vpxord zmm27, zmm27, zmm31                                    ;   630.3 p0      14 t[1]
        vpternlogd zmm4, zmm7, zmm21, 0x96                            ;   631.3 p0      14 t[1]
        vpternlogd zmm20, zmm10, zmm24, 0x96                          ;   631.8 p5      14 t[0]
        vpternlogd zmm10, zmm24, zmm1, 0x96                           ;   632.3 p0      14 t[0]
        vpshufb zmm5, zmm17, zmm0                                     ;   632.8 p5      14 t[2]
        vpternlogd zmm9, zmm18, zmm16, 0x96                           ;   633.3 p0      14 t[0]
        vpshufb zmm7, zmm17, zmm6                                     ;   633.8 p5      14 t[2]
        vpaddb zmm16, zmm6, zmm6                                      ;   634.3 p0      14 t[2]
        vpshufb zmm18, zmm17, zmm27                                   ;   634.8 p5      14 t[1]
        vpaddb zmm21, zmm27, zmm27                                    ;   635.3 p0      14 t[1]
        vpternlogd zmm27, zmm2, [rbp + 9728], 0x96                    ;   635.8 p5+p2   14 t[1]
        vpternlogd zmm25, zmm13, zmm11, 0xca                          ;   636.3 p0      14 t[2]
        vpternlogd zmm10, zmm19, [rbp + 9536], 0x96                   ;   636.8 p5+p3   14 t[0]
        vmovdqa64 zmm11, zmm4                                         ;   632.3         14 t[1] copy
        vpternlogd zmm11, zmm31, [rbp + 9920], 0x96                   ;   637.3 p0+p2   14 t[1]
        vpternlogd zmm20, zmm9, [rbp + 9600], 0x96                    ;   637.8 p5+p3   14 t[0]
        vpternlogd zmm9, zmm1, [rbp + 9664], 0x96                     ;   638.3 p0+p2   14 t[0]
        vmovdqu64 zmm1, [rbp + 14528]                                 ;   539.8 p3      14 t[0] reload
        vmovdqu64 zmm13, [rel aes128_ctr.T0_constants512 + 320]       ;   445.8 p2      24 low reload
        vpshufb zmm19, zmm13, zmm1                                    ;   638.8 p5      14 t[3]
        vmovdqu64 zmm24, [rel aes128_ctr.T0_constants512 + 128]       ;   446.3 p3      14 t[0] reload
        vmovdqu64 zmm28, [rbp + 14848]                                ;   555.3 p2      14 t[3]
        vpermi2b zmm28, zmm12, zmm24                                  ;   640.8 p0+p5   14 t[3]
        vmovdqu64 zmm29, [rel aes128_ctr.T0_constants512 + 256]       ;   447.3 p3      14 t[0] reload
        vmovdqu64 zmm30, [rbp + 14848]                                ;   555.3 p2      14 t[3]
        vpermi2b zmm30, zmm26, zmm29                                  ;   642.8 p0+p5   14 t[3]
        vmovdqu64 [rbp + 14720], zmm10                                ;   637.8 p8+p9   14 t[0] spill
        vpshufb zmm10, zmm13, [rbp + 14848]                           ;   643.8 p5+p3   14 t[3]
        vmovdqu64 [rbp + 14848], zmm11                                ;   638.3 p7+p4   14 t[1] spill
        vpshufb zmm11, zmm13, [rbp + 14656]                           ;   644.8 p5+p2   14 t[3]
        vmovdqu64 [rbp + 14592], zmm20                                ;   638.8 p8+p9   14 t[0] spill
        vmovdqu64 zmm20, [rbp + 14656]                                ;   574.3 p3      14 t[3]
        vpermi2b zmm20, zmm12, zmm24                                  ;   646.8 p0+p5   14 t[3]
        vmovdqu64 [rbp + 14784], zmm9                                 ;   639.3 p7+p4   14 t[0] spill
        vmovdqu64 zmm9, [rbp + 14656]                                 ;   574.3 p2      14 t[3]
        vpermi2b zmm9, zmm26, zmm29                                   ;   648.8 p0+p5   14 t[3]
        vmovdqu64 [rbp + 14656], zmm27                                ;   636.8 p8+p9   14 t[1] spill
        vmovdqa64 zmm27, zmm1                                         ;   545.8         14 t[3] copy
        vpermi2b zmm27, zmm12, zmm24                                  ;   650.8 p0+p5   14 t[3]
        vpermi2b zmm1, zmm26, zmm29                                   ;   652.8 p0+p5   14 t[3]
        vpshufb zmm29, zmm13, zmm22                                   ;   653.8 p5      14 t[3]
        vmovdqa64 zmm13, zmm22                                        ;   596.3         14 t[3] copy
        vpermi2b zmm13, zmm12, zmm24                                  ;   655.8 p0+p5   14 t[3]
        vpermi2b zmm22, zmm26, [rel aes128_ctr.T0_constants512 + 256] ;   657.8 p0+p5+p3   14 t[3]
        vpternlogd zmm31, zmm18, zmm21, 0x96                          ;   647.3 p0      14 t[1]
        vpternlogd zmm18, zmm21, zmm2, 0x96                           ;   648.3 p0      14 t[1]
        vpternlogd zmm5, zmm3, zmm25, 0x96                            ;   649.3 p0      14 t[2]
        vmovdqa64 zmm2, zmm7                                          ;   634.8         14 t[2] copy
        vpternlogd zmm2, zmm16, zmm8, 0x96                            ;   650.3 p0      14 t[2]
        vpxord zmm23, zmm23, zmm25                                    ;   651.3 p0      14 t[2]
        vpternlogd zmm10, zmm28, zmm30, 0xca                          ;   652.3 p0      14 t[3]
        vpternlogd zmm31, zmm15, [rbp + 9792], 0x96                   ;   653.3 p0+p2   14 t[1]
        vpternlogd zmm18, zmm4, [rbp + 9856], 0x96                    ;   654.3 p0+p3   14 t[1]
        vmovdqu64 zmm3, [rel aes128_ctr.T0_constants512 + 320]        ;   470.2 p2      24 low reload
        vpshufb zmm4, zmm3, zmm14                                     ;   658.8 p5      14 t[0]
        vmovdqa64 zmm15, zmm14                                        ;   624.3         14 t[0] copy
        vpermi2b zmm15, zmm12, zmm24                                  ;   660.8 p0+p5   14 t[0]
        vmovdqu64 zmm21, [rel aes128_ctr.T0_constants512 + 256]       ;   472.7 p3      14 t[0] reload
        vpermi2b zmm14, zmm26, zmm21                                  ;   662.8 p0+p5   14 t[0]
        vpternlogd zmm7, zmm16, zmm5, 0x96                            ;   657.3 p0      14 t[2]
        vpternlogd zmm5, zmm6, [rbp + 9984], 0x96                     ;   658.3 p0+p2   14 t[2]
        vpternlogd zmm2, zmm23, [rbp + 10112], 0x96                   ;   659.3 p0+p3   14 t[2]
        vpshufb zmm6, zmm17, zmm23                                    ;   663.8 p5      14 t[2]
        vpaddb zmm16, zmm23, zmm23                                    ;   660.3 p0      14 t[2]
        vpternlogd zmm11, zmm20, zmm9, 0xca                           ;   661.3 p0      14 t[3]
        vmovdqa64 zmm9, zmm10                                         ;   653.3         14 t[3] copy
        vpshufb zmm20, zmm3, zmm31                                    ;   664.8 p5      14 t[0]
        vmovdqa64 zmm23, zmm31                                        ;   654.3         14 t[0] copy
        vpermi2b zmm23, zmm12, zmm24                                  ;   666.8 p0+p5   14 t[0]
        vpermi2b zmm31, zmm26, zmm21                                  ;   668.8 p0+p5   14 t[0]
        vpternlogd zmm19, zmm27, zmm1, 0xca                           ;   664.3 p0      14 t[3]
        vpternlogd zmm29, zmm13, zmm22, 0xca                          ;   665.3 p0      14 t[3]
        vpxord zmm1, zmm11, zmm29                                     ;   666.3 p0      14 t[3]
        vpternlogd zmm6, zmm16, zmm0, 0x96                            ;   667.3 p0      14 t[2]
        vpxord zmm9, zmm9, zmm19                                      ;   668.3 p0      14 t[3]
        vpxord zmm19, zmm19, zmm29                                    ;   669.3 p0      14 t[3]
        vpternlogd zmm4, zmm15, zmm14, 0xca                           ;   669.8 p5      14 t[0]
        vpshufb zmm0, zmm17, zmm1                                     ;   670.8 p5      14 t[3]
        vpaddb zmm13, zmm1, zmm1                                      ;   670.3 p0      14 t[3]
        vpternlogd zmm7, zmm6, [rbp + 10176], 0x96                    ;   671.3 p0+p2   14 t[2]
        vpternlogd zmm6, zmm8, [rbp + 10240], 0x96                    ;   671.8 p5+p3   14 t[2]
        vmovdqu64 zmm8, [rbp + 14656]                                 ;   636.8 p2      14 t[1] reload
        vpshufb zmm14, zmm3, zmm8                                     ;   672.8 p5      14 t[1]
        vmovdqu64 zmm15, [rbp + 14784]                                ;   639.3 p3      14 t[1]
        vpermi2b zmm15, zmm12, zmm24                                  ;   674.8 p0+p5   14 t[1]
        vmovdqa64 zmm16, zmm8                                         ;   642.8         14 t[1] copy
        vpermi2b zmm16, zmm12, zmm24                                  ;   676.8 p0+p5   14 t[1]
        vpermi2b zmm8, zmm26, zmm21                                   ;   678.8 p0+p5   14 t[1]
        vpshufb zmm22, zmm3, zmm2                                     ;   679.8 p5      14 t[1]
        vmovdqa64 zmm25, zmm2                                         ;   660.3         14 t[1] copy
        vpermi2b zmm25, zmm12, zmm24                                  ;   681.8 p0+p5   14 t[1]
        vpermi2b zmm2, zmm26, zmm21                                   ;   683.8 p0+p5   14 t[1]
        vpshufb zmm27, zmm17, zmm9                                    ;   684.8 p5      14 t[3]
        vpaddb zmm28, zmm9, zmm9                                      ;   677.3 p0      14 t[3]
        vpternlogd zmm0, zmm13, zmm19, 0x96                           ;   678.3 p0      14 t[3]
        vpshufb zmm13, zmm17, zmm19                                   ;   685.8 p5      14 t[3]
        vpaddb zmm19, zmm19, zmm19                                    ;   679.3 p0      14 t[3]
        vmovdqu64 zmm29, [rbp + 14784]                                ;   639.3 p2      14 t[0] reload
        vpshufb zmm30, zmm3, zmm29                                    ;   686.8 p5      14 t[1]
        vpermi2b zmm29, zmm26, zmm21                                  ;   688.8 p0+p5   14 t[1]
        vpternlogd zmm20, zmm23, zmm31, 0xca                          ;   681.3 p0      14 t[0]
        vpxord zmm23, zmm4, zmm20                                     ;   682.3 p0      14 t[0]
        vpshufb zmm31, zmm3, zmm7                                     ;   689.8 p5      14 t[0]
        vmovdqu64 [rbp + 14784], zmm6                                 ;   672.8 p7+p4   14 t[2] spill
        vmovdqa64 zmm6, zmm7                                          ;   672.3         14 t[0] copy
        vpermi2b zmm6, zmm12, zmm24                                   ;   691.8 p0+p5   14 t[0]
        vpermi2b zmm7, zmm26, zmm21                                   ;   693.8 p0+p5   14 t[0]
        vpternlogd zmm14, zmm16, zmm8, 0xca                           ;   685.3 p0      14 t[1]
        vmovdqa64 zmm8, zmm0                                          ;   679.3         14 t[3] copy
        vpternlogd zmm8, zmm10, [rbp + 10496], 0x96                   ;   686.3 p0+p3   14 t[3]
        vpternlogd zmm11, zmm13, zmm19, 0x96                          ;   687.3 p0      14 t[3]
        vpshufb zmm13, zmm17, zmm23                                   ;   694.8 p5      14 t[0]
        vpaddb zmm16, zmm23, zmm23                                    ;   688.3 p0      14 t[0]
        vpternlogd zmm10, zmm27, zmm28, 0x96                          ;   689.3 p0      14 t[3]
        vpternlogd zmm27, zmm28, zmm11, 0x96                          ;   690.3 p0      14 t[3]
        vpternlogd zmm22, zmm25, zmm2, 0xca                           ;   691.3 p0      14 t[1]
        vpxord zmm2, zmm14, zmm22                                     ;   692.3 p0      14 t[1]
        vpshufb zmm19, zmm3, zmm8                                     ;   695.8 p5      14 t[0]
        vpternlogd zmm11, zmm9, [rbp + 10304], 0x96                   ;   693.3 p0+p2   14 t[3]
        vmovdqa64 zmm9, zmm8                                          ;   687.3         14 t[0] copy
        vpermi2b zmm9, zmm12, zmm24                                   ;   697.8 p0+p5   14 t[0]
        vpermi2b zmm8, zmm26, zmm21                                   ;   699.8 p0+p5   14 t[0]
        vpternlogd zmm10, zmm1, [rbp + 10368], 0x96                   ;   696.3 p0+p3   14 t[3]
        vpternlogd zmm27, zmm0, [rbp + 10432], 0x96                   ;   697.3 p0+p2   14 t[3]
        vpshufb zmm0, zmm3, zmm5                                      ;   700.8 p5      14 t[2]
        vmovdqa64 zmm1, zmm5                                          ;   659.3         14 t[2] copy
        vpermi2b zmm1, zmm12, zmm24                                   ;   702.8 p0+p5   14 t[2]
        vpermi2b zmm5, zmm26, zmm21                                   ;   704.8 p0+p5   14 t[2]
        vpternlogd zmm30, zmm15, zmm29, 0xca                          ;   700.3 p0      14 t[1]
        vpshufb zmm15, zmm17, zmm2                                    ;   705.8 p5      14 t[1]
        vpaddb zmm25, zmm2, zmm2                                      ;   701.3 p0      14 t[1]
        vpternlogd zmm31, zmm6, zmm7, 0xca                            ;   702.3 p0      14 t[0]
        vmovdqu64 zmm6, [rbp + 14592]                                 ;   638.8 p3      14 t[2]
        vpermi2b zmm6, zmm12, zmm24                                   ;   707.8 p0+p5   14 t[2]
        vmovdqu64 zmm7, [rbp + 14592]                                 ;   638.8 p2      14 t[2]
        vpermi2b zmm7, zmm26, zmm21                                   ;   709.8 p0+p5   14 t[2]
        vpshufb zmm28, zmm3, zmm10                                    ;   710.8 p5      14 t[2]
        vmovdqa64 zmm29, zmm10                                        ;   697.3         14 t[2] copy
        vpermi2b zmm29, zmm12, zmm24                                  ;   712.8 p0+p5   14 t[2]
        vpermi2b zmm10, zmm26, zmm21                                  ;   714.8 p0+p5   14 t[2]
        vpxord zmm14, zmm14, zmm30                                    ;   707.3 p0      14 t[1]
        vpternlogd zmm19, zmm9, zmm8, 0xca                            ;   708.3 p0      14 t[0]
        vpshufb zmm8, zmm3, [rbp + 14592]                             ;   715.8 p5+p3   14 t[2]
        vpshufb zmm9, zmm3, zmm27                                     ;   716.8 p5      14 t[1]
        vpxord zmm20, zmm20, zmm31                                    ;   709.3 p0      14 t[0]
        vmovdqu64 [rbp + 14592], zmm18                                ;   655.3 p8+p9   14 t[1] spill
        vpshufb zmm18, zmm3, [rbp + 14848]                            ;   717.8 p5+p2   14 t[2]
        vmovdqu64 zmm3, [rbp + 14848]                                 ;   638.3 p3      14 t[2]
        vpermi2b zmm3, zmm12, zmm24                                   ;   719.8 p0+p5   14 t[2]
        vmovdqu64 [rbp + 14656], zmm11                                ;   694.3 p7+p4   14 t[3] spill
        vmovdqu64 zmm11, [rbp + 14848]                                ;   638.3 p2      14 t[2]
        vpermi2b zmm11, zmm26, zmm21                                  ;   721.8 p0+p5   14 t[2]
        vmovdqu64 [rbp + 14848], zmm18                                ;   718.8 p8+p9   14 t[2] spill
        vmovdqa64 zmm18, zmm27                                        ;   698.3         14 t[1] copy
        vpermi2b zmm18, zmm12, zmm24                                  ;   723.8 p0+p5   14 t[1]
        vpermi2b zmm27, zmm26, zmm21                                  ;   725.8 p0+p5   14 t[1]
        vpternlogd zmm30, zmm15, zmm25, 0x96                          ;   714.3 p0      14 t[1]
        vpternlogd zmm13, zmm16, zmm19, 0x96                          ;   715.3 p0      14 t[0]
        vpxord zmm4, zmm4, zmm19                                      ;   716.3 p0      14 t[0]
        vpternlogd zmm0, zmm1, zmm5, 0xca                             ;   717.3 p0      14 t[2]
        vpshufb zmm1, zmm17, zmm14                                    ;   726.8 p5      14 t[1]
        vpaddb zmm5, zmm14, zmm14                                     ;   718.3 p0      14 t[1]
        vpshufb zmm15, zmm17, zmm20                                   ;   727.8 p5      14 t[0]
        vpaddb zmm16, zmm20, zmm20                                    ;   719.3 p0      14 t[0]
        vpternlogd zmm8, zmm6, zmm7, 0xca                             ;   720.3 p0      14 t[2]
        vpternlogd zmm20, zmm13, [rbp + 10560], 0x96                  ;   721.3 p0+p3   14 t[0]
        vpshufb zmm6, zmm17, zmm4                                     ;   728.8 p5      14 t[0]
        vpaddb zmm7, zmm4, zmm4                                       ;   722.3 p0      14 t[0]
        vpternlogd zmm28, zmm29, zmm10, 0xca                          ;   723.3 p0      14 t[2]
        vpxord zmm10, zmm0, zmm28                                     ;   724.3 p0      14 t[2]
        vpxord zmm19, zmm8, zmm28                                     ;   725.3 p0      14 t[2]
        vpaddb zmm25, zmm10, zmm10                                    ;   726.3 p0      14 t[2]
        vpternlogd zmm1, zmm5, zmm2, 0x96                             ;   727.8 p0      14 t[1]
        vpternlogd zmm3, zmm11, [rbp + 14848], 0xe4                   ;   728.3 p0+p2   14 t[2]
        vpternlogd zmm13, zmm15, zmm16, 0x96                          ;   729.3 p0      14 t[0]
        vpternlogd zmm15, zmm16, zmm31, 0x96                          ;   729.8 p5      14 t[0]
        vpshufb zmm2, zmm17, zmm10                                    ;   730.8 p5      14 t[2]
        vpternlogd zmm6, zmm7, zmm23, 0x96                            ;   730.3 p0      14 t[0]
        vpshufb zmm5, zmm17, zmm19                                    ;   731.8 p5      14 t[2]
        vpaddb zmm7, zmm19, zmm19                                     ;   731.3 p0      14 t[2]
        vpternlogd zmm9, zmm18, zmm27, 0xca                           ;   732.3 p0      14 t[1]
        vpxord zmm0, zmm0, zmm3                                       ;   732.8 p5      14 t[2]
        vpternlogd zmm15, zmm4, [rbp + 10624], 0x96                   ;   733.3 p0+p3   14 t[0]
        vpternlogd zmm13, zmm6, [rbp + 10688], 0x96                   ;   733.8 p5+p2   14 t[0]
        vpternlogd zmm6, zmm31, [rbp + 10752], 0x96                   ;   734.3 p0+p3   14 t[0]
        vmovdqu64 zmm4, [rbp + 14656]                                 ;   694.3 p2      14 t[3]
        vpermi2b zmm4, zmm12, zmm24                                   ;   736.8 p5      14 t[3]
        vmovdqu64 zmm11, [rbp + 14656]                                ;   694.3 p3      14 t[3]
        vpermi2b zmm11, zmm26, zmm21                                  ;   738.8 p0+p5   14 t[3]
        vmovdqu64 zmm16, [rel aes128_ctr.T0_constants512 + 320]       ;   544.3 p2      24 low reload
        vpshufb zmm18, zmm16, [rbp + 14656]                           ;   739.8 p5+p3   14 t[3]
        vmovdqu64 zmm23, [rbp + 14720]                                ;   637.8 p2      14 t[3]
        vpermi2b zmm23, zmm12, zmm24                                  ;   741.8 p0+p5   14 t[3]
        vmovdqu64 zmm27, [rbp + 14720]                                ;   637.8 p3      14 t[3]
        vpermi2b zmm27, zmm26, zmm21                                  ;   743.8 p0+p5   14 t[3]
        vpshufb zmm28, zmm16, [rbp + 14720]                           ;   744.8 p5+p2   14 t[3]
        vmovdqu64 zmm29, [rbp + 14592]                                ;   655.3 p3      14 t[1] reload
        vpshufb zmm31, zmm16, zmm29                                   ;   745.8 p5      14 t[3]
        vmovdqu64 [rbp + 14720], zmm15                                ;   734.3 p7+p4   14 t[0] spill
        vmovdqa64 zmm15, zmm29                                        ;   661.3         14 t[3] copy
        vpermi2b zmm15, zmm12, zmm24                                  ;   747.8 p0+p5   14 t[3]
        vpermi2b zmm29, zmm26, zmm21                                  ;   749.8 p0+p5   14 t[3]
        vpternlogd zmm3, zmm2, zmm25, 0x96                            ;   740.3 p0      14 t[2]
        vpxord zmm22, zmm22, zmm9                                     ;   741.3 p0      14 t[1]
        vmovdqu64 zmm2, [rbp + 14784]                                 ;   672.8 p2      14 t[2] reload
        vpshufb zmm25, zmm16, zmm2                                    ;   750.8 p5      14 t[3]
        vmovdqa64 zmm16, zmm2                                         ;   678.8         14 t[3] copy
        vpermi2b zmm16, zmm12, zmm24                                  ;   752.8 p0+p5   14 t[3]
        vpermi2b zmm2, zmm26, zmm21                                   ;   754.8 p0+p5   14 t[3]
        vmovdqa64 zmm21, zmm5                                         ;   732.8         14 t[2] copy
        vpternlogd zmm21, zmm7, zmm8, 0x96                            ;   744.3 p0      14 t[2]
        vpshufb zmm26, zmm17, zmm0                                    ;   755.8 p5      14 t[2]
        vpaddb zmm24, zmm0, zmm0                                      ;   745.3 p0      14 t[2]
        vpternlogd zmm5, zmm7, zmm3, 0x96                             ;   746.3 p0      14 t[2]
        vmovdqa64 zmm7, zmm1                                          ;   728.8         14 t[1] copy
        vpternlogd zmm7, zmm9, [rbp + 11008], 0x96                    ;   747.3 p0+p3   14 t[1]
        vpternlogd zmm18, zmm4, zmm11, 0xca                           ;   748.3 p0      14 t[3]
        vpternlogd zmm3, zmm19, [rbp + 11072], 0x96                   ;   749.3 p0+p2   14 t[2]
        vpshufb zmm4, zmm17, zmm22                                    ;   756.8 p5      14 t[1]
        vpaddb zmm11, zmm22, zmm22                                    ;   750.3 p0      14 t[1]
        vpternlogd zmm22, zmm30, [rbp + 10816], 0x96                  ;   751.3 p0+p3   14 t[1]
        vpternlogd zmm21, zmm0, [rbp + 11136], 0x96                   ;   752.3 p0+p2   14 t[2]
        vpternlogd zmm28, zmm23, zmm27, 0xca                          ;   753.3 p0      14 t[3]
        vpxord zmm0, zmm18, zmm28                                     ;   754.3 p0      14 t[3]
        vpternlogd zmm31, zmm15, zmm29, 0xca                          ;   755.3 p0      14 t[3]
        vpternlogd zmm26, zmm24, zmm10, 0x96                          ;   756.8 p0      14 t[2]
        vpaddb zmm10, zmm0, zmm0                                      ;   757.3 p0      14 t[3]
        vpxord zmm28, zmm28, zmm31                                    ;   757.8 p5      14 t[3]
        vpternlogd zmm9, zmm4, zmm11, 0x96                            ;   758.3 p0      14 t[1]
        vpshufb zmm15, zmm17, zmm0                                    ;   758.8 p5      14 t[3]
        vpternlogd zmm4, zmm11, zmm30, 0x96                           ;   759.3 p0      14 t[1]
        vpternlogd zmm5, zmm26, [rbp + 11200], 0x96                   ;   759.8 p5+p3   14 t[2]
        vpternlogd zmm26, zmm8, [rbp + 11264], 0x96                   ;   760.3 p0+p2   14 t[2]
        vpternlogd zmm9, zmm14, [rbp + 10880], 0x96                   ;   760.8 p5+p3   14 t[1]
        vpternlogd zmm25, zmm16, zmm2, 0xca                           ;   761.3 p0      14 t[3]
        vpternlogd zmm4, zmm1, [rbp + 10944], 0x96                    ;   761.8 p5+p2   14 t[1]
        vmovdqu64 zmm1, [rel aes128_ctr.T0_constants512 + 320]        ;   573.5 p3      24 low reload
        vpshufb zmm2, zmm1, zmm20                                     ;   762.8 p5      14 t[0]
        vmovdqu64 zmm8, [rel aes128_ctr.T0_constants512 + 128]        ;   575.0 p2      14 t[0] reload
        vmovdqa64 zmm11, zmm20                                        ;   722.3         14 t[0] copy
        vpermi2b zmm11, zmm12, zmm8                                   ;   764.8 p0+p5   14 t[0]
        vmovdqu64 zmm14, [rel aes128_ctr.T0_constants512 + 256]       ;   577.3 p3      14 t[0] reload
        vmovdqu64 zmm16, [rel aes128_ctr.T0_constants512 + 192]       ;   577.5 p2      14 t[0] reload
        vpermi2b zmm20, zmm16, zmm14                                  ;   766.8 p0+p5   14 t[0]
        vpshufb zmm19, zmm1, zmm6                                     ;   767.8 p5      14 t[1]
        vmovdqa64 zmm23, zmm6                                         ;   735.3         14 t[1] copy
        vpermi2b zmm23, zmm12, zmm8                                   ;   769.8 p0+p5   14 t[1]
        vpermi2b zmm6, zmm16, zmm14                                   ;   771.8 p0+p5   14 t[1]
        vpshufb zmm24, zmm1, zmm22                                    ;   772.8 p5      14 t[1]
        vmovdqa64 zmm27, zmm22                                        ;   752.3         14 t[1] copy
        vpermi2b zmm27, zmm12, zmm8                                   ;   774.8 p0+p5   14 t[1]
        vpermi2b zmm22, zmm16, zmm14                                  ;   776.8 p0+p5   14 t[1]
        vpshufb zmm29, zmm1, zmm21                                    ;   777.8 p5      14 t[1]
        vmovdqa64 zmm30, zmm21                                        ;   753.3         14 t[1] copy
        vpermi2b zmm30, zmm12, zmm8                                   ;   779.8 p0+p5   14 t[1]
        vpermi2b zmm21, zmm16, zmm14                                  ;   781.8 p0+p5   14 t[1]
        vpternlogd zmm15, zmm10, zmm25, 0x96                          ;   770.3 p0      14 t[3]
        vpshufb zmm10, zmm17, zmm28                                   ;   782.8 p5      14 t[3]
        vpxord zmm18, zmm18, zmm25                                    ;   771.3 p0      14 t[3]
        vpaddb zmm25, zmm28, zmm28                                    ;   772.3 p0      14 t[3]
        vmovdqu64 [rbp + 14784], zmm26                                ;   761.3 p8+p9   14 t[2] spill
        vpshufb zmm26, zmm1, zmm5                                     ;   783.8 p5      14 t[0]
        vmovdqu64 [rbp + 14592], zmm4                                 ;   762.8 p7+p4   14 t[1] spill
        vmovdqa64 zmm4, zmm5                                          ;   760.8         14 t[0] copy
        vpermi2b zmm4, zmm12, zmm8                                    ;   785.8 p0+p5   14 t[0]
        vpermi2b zmm5, zmm16, zmm14                                   ;   787.8 p0+p5   14 t[0]
        vmovdqu64 [rbp + 14656], zmm7                                 ;   748.3 p8+p9   14 t[1] spill
        vpshufb zmm7, zmm1, zmm9                                      ;   788.8 p5      14 t[0]
        vmovdqu64 [rbp + 14848], zmm13                                ;   734.8 p7+p4   14 t[0] spill
        vmovdqa64 zmm13, zmm9                                         ;   761.8         14 t[0] copy
        vpermi2b zmm13, zmm12, zmm8                                   ;   790.8 p0+p5   14 t[0]
        vpermi2b zmm9, zmm16, zmm14                                   ;   792.8 p0+p5   14 t[0]
        vpternlogd zmm2, zmm11, zmm20, 0xca                           ;   777.3 p0      14 t[0]
        vpternlogd zmm28, zmm15, [rbp + 11328], 0x96                  ;   778.3 p0+p3   14 t[3]
        vpshufb zmm11, zmm17, zmm18                                   ;   793.8 p5      14 t[3]
        vpaddb zmm20, zmm18, zmm18                                    ;   779.3 p0      14 t[3]
        vpternlogd zmm19, zmm23, zmm6, 0xca                           ;   780.3 p0      14 t[1]
        vmovdqa64 zmm6, zmm2                                          ;   778.3         14 t[0] copy
        vpternlogd zmm24, zmm27, zmm22, 0xca                          ;   781.8 p0      14 t[1]
        vpternlogd zmm15, zmm10, zmm25, 0x96                          ;   783.8 p0      14 t[3]
        vpternlogd zmm10, zmm25, zmm31, 0x96                          ;   783.8 p0      14 t[3]
        vpxord zmm22, zmm19, zmm24                                    ;   784.3 p0      14 t[1]
        vpternlogd zmm10, zmm18, [rbp + 11392], 0x96                  ;   785.3 p0+p2   14 t[3]
        vpternlogd zmm29, zmm30, zmm21, 0xca                          ;   786.8 p0      14 t[1]
        vpxord zmm24, zmm24, zmm29                                    ;   787.8 p0      14 t[1]
        vpshufb zmm18, zmm17, zmm24                                   ;   794.8 p5      14 t[1]
        vpaddb zmm21, zmm24, zmm24                                    ;   788.8 p0      14 t[1]
        vpternlogd zmm26, zmm4, zmm5, 0xca                            ;   792.8 p0      14 t[0]
        vpternlogd zmm11, zmm20, zmm0, 0x96                           ;   794.8 p0      14 t[3]
        vpshufb zmm0, zmm17, zmm22                                    ;   795.8 p5      14 t[1]
        vpaddb zmm4, zmm22, zmm22                                     ;   791.3 p0      14 t[1]
        vmovdqa64 zmm5, zmm26                                         ;   793.8         14 t[0] copy
        vpternlogd zmm19, zmm18, zmm21, 0x96                          ;   795.8 p0      14 t[1]
        vpternlogd zmm15, zmm11, [rbp + 11456], 0x96                  ;   795.8 p0+p3   14 t[3]
        vpternlogd zmm11, zmm31, [rbp + 11520], 0x96                  ;   795.8 p0+p2   14 t[3]
        vmovdqa64 zmm18, zmm3                                         ;   750.3         14 t[2] copy
        vpermi2b zmm18, zmm12, zmm8                                   ;   797.8 p0+p5   14 t[2]
        vmovdqa64 zmm20, zmm3                                         ;   750.3         14 t[2] copy
        vpermi2b zmm20, zmm16, zmm14                                  ;   799.8 p0+p5   14 t[2]
        vpternlogd zmm0, zmm4, zmm24, 0x96                            ;   797.3 p0      14 t[1]
        vpternlogd zmm7, zmm13, zmm9, 0xca                            ;   798.3 p0      14 t[0]
        vpshufb zmm3, zmm1, zmm3                                      ;   800.8 p5      14 t[2]
        vpshufb zmm4, zmm1, zmm10                                     ;   801.8 p5      14 t[2]
        vmovdqa64 zmm9, zmm10                                         ;   786.3         14 t[2] copy
        vpermi2b zmm9, zmm12, zmm8                                    ;   803.8 p0+p5   14 t[2]
        vpermi2b zmm10, zmm16, zmm14                                  ;   805.8 p0+p5   14 t[2]
        vpshufb zmm13, zmm1, zmm11                                    ;   806.8 p5      14 t[0]
        vpshufb zmm21, zmm1, zmm15                                    ;   807.8 p5      14 t[1]
        vmovdqa64 zmm23, zmm11                                        ;   796.8         14 t[0] copy
        vpermi2b zmm23, zmm12, zmm8                                   ;   809.8 p0+p5   14 t[0]
        vpermi2b zmm11, zmm16, zmm14                                  ;   811.8 p0+p5   14 t[0]
        vmovdqu64 zmm24, [rbp + 14848]                                ;   734.8 p3      14 t[2]
        vpermi2b zmm24, zmm12, zmm8                                   ;   813.8 p0+p5   14 t[2]
        vmovdqu64 zmm25, [rbp + 14848]                                ;   734.8 p2      14 t[2]
        vpermi2b zmm25, zmm16, zmm14                                  ;   815.8 p0+p5   14 t[2]
        vmovdqa64 zmm27, zmm15                                        ;   796.8         14 t[1] copy
        vpermi2b zmm27, zmm12, zmm8                                   ;   817.8 p0+p5   14 t[1]
        vpermi2b zmm15, zmm16, zmm14                                  ;   819.8 p0+p5   14 t[1]
        vpxord zmm5, zmm5, zmm7                                       ;   807.3 p0      14 t[0]
        vpxord zmm6, zmm6, zmm7                                       ;   808.3 p0      14 t[0]
        vpternlogd zmm3, zmm18, zmm20, 0xca                           ;   809.3 p0      14 t[2]
        vpshufb zmm7, zmm17, zmm5                                     ;   820.8 p5      14 t[0]
        vpaddb zmm18, zmm5, zmm5                                      ;   810.3 p0      14 t[0]
        vpshufb zmm20, zmm17, zmm6                                    ;   821.8 p5      14 t[0]
        vpternlogd zmm4, zmm9, zmm10, 0xca                            ;   811.3 p0      14 t[2]
        vpaddb zmm9, zmm6, zmm6                                       ;   812.3 p0      14 t[0]
        vpternlogd zmm13, zmm23, zmm11, 0xca                          ;   816.8 p0      14 t[0]
        vpshufb zmm10, zmm1, [rbp + 14848]                            ;   822.8 p5+p3   14 t[2]
        vmovdqu64 zmm11, [rbp + 14656]                                ;   748.3 p2      14 t[1] reload
        vpshufb zmm23, zmm1, zmm11                                    ;   823.8 p5      14 t[2]
        vmovdqa64 zmm30, zmm11                                        ;   754.3         14 t[2] copy
        vpermi2b zmm30, zmm12, zmm8                                   ;   825.8 p0+p5   14 t[2]
        vpermi2b zmm11, zmm16, zmm14                                  ;   827.8 p0+p5   14 t[2]
        vpxord zmm2, zmm2, zmm13                                      ;   817.8 p0      14 t[0]
        vpshufb zmm31, zmm17, zmm2                                    ;   828.8 p5      14 t[0]
        vpternlogd zmm13, zmm20, zmm9, 0x96                           ;   822.8 p0      14 t[0]
        vpxord zmm9, zmm3, zmm4                                       ;   818.3 p0      14 t[2]
        vpaddb zmm20, zmm2, zmm2                                      ;   819.3 p0      14 t[0]
        vpternlogd zmm10, zmm24, zmm25, 0xca                          ;   823.8 p0      14 t[2]
        vpaddb zmm24, zmm9, zmm9                                      ;   821.3 p0      14 t[2]
        vpternlogd zmm21, zmm27, zmm15, 0xca                          ;   824.8 p0      14 t[1]
        vmovdqa64 zmm15, zmm7                                         ;   821.8         14 t[0] copy
        vpternlogd zmm15, zmm18, zmm26, 0x96                          ;   823.3 p0      14 t[0]
        vpshufb zmm25, zmm17, zmm9                                    ;   829.8 p5      14 t[2]
        vpternlogd zmm7, zmm18, zmm13, 0x96                           ;   824.3 p0      14 t[0]
        vpternlogd zmm13, zmm5, [rbp + 11584], 0x96                   ;   825.3 p0+p3   14 t[0]
        vpternlogd zmm15, zmm2, [rbp + 11648], 0x96                   ;   826.3 p0+p2   14 t[0]
        vpxord zmm4, zmm4, zmm10                                      ;   827.3 p0      14 t[2]
        vpxord zmm29, zmm29, zmm21                                    ;   828.3 p0      14 t[1]
        vmovdqa64 zmm2, zmm0                                          ;   798.3         14 t[1] copy
        vpternlogd zmm2, zmm21, [rbp + 12032], 0x96                   ;   829.3 p0+p3   14 t[1]
        vpternlogd zmm31, zmm20, zmm6, 0x96                           ;   830.3 p0      14 t[0]
        vpshufb zmm5, zmm17, zmm4                                     ;   830.8 p5      14 t[2]
        vpaddb zmm6, zmm4, zmm4                                       ;   831.3 p0      14 t[2]
        vpshufb zmm18, zmm17, zmm29                                   ;   831.8 p5      14 t[1]
        vpaddb zmm20, zmm29, zmm29                                    ;   832.3 p0      14 t[1]
        vpternlogd zmm29, zmm19, [rbp + 11840], 0x96                  ;   832.8 p5+p2   14 t[1]
        vpternlogd zmm7, zmm31, [rbp + 11712], 0x96                   ;   833.3 p0+p3   14 t[0]
        vpternlogd zmm31, zmm26, [rbp + 11776], 0x96                  ;   833.8 p5+p2   14 t[0]
        vmovdqu64 zmm26, [rbp + 14720]                                ;   734.3 p3      14 t[0] reload
        vpshufb zmm27, zmm1, zmm26                                    ;   834.8 p5      14 t[3]
        vmovdqu64 [rbp + 14656], zmm15                                ;   827.3 p8+p9   14 t[0] spill
        vpshufb zmm15, zmm1, [rbp + 14592]                            ;   835.8 p5+p2   14 t[3]
        vmovdqu64 [rbp + 14848], zmm2                                 ;   830.3 p7+p4   14 t[1] spill
        vpshufb zmm2, zmm1, [rbp + 14784]                             ;   836.8 p5+p3   14 t[3]
        vmovdqu64 [rbp + 14528], zmm7                                 ;   834.3 p8+p9   14 t[0] spill
        vmovdqu64 zmm7, [rbp + 14592]                                 ;   762.8 p2      14 t[3]
        vpermi2b zmm7, zmm12, zmm8                                    ;   838.8 p0+p5   14 t[3]
        vmovdqu64 [rbp + 14912], zmm31                                ;   834.8 p7+p4   14 t[0] spill
        vmovdqu64 zmm31, [rbp + 14592]                                ;   762.8 p3      14 t[3]
        vpermi2b zmm31, zmm16, zmm14                                  ;   840.8 p0+p5   14 t[3]
        vmovdqu64 [rbp + 14592], zmm29                                ;   833.8 p8+p9   14 t[1] spill
        vmovdqu64 zmm29, [rbp + 14784]                                ;   761.3 p2      14 t[3]
        vpermi2b zmm29, zmm12, zmm8                                   ;   842.8 p0+p5   14 t[3]
        vmovdqu64 zmm26, [rbp + 14784]                                ;   761.3 p3      14 t[3]
        vpermi2b zmm26, zmm16, zmm14                                  ;   844.8 p0+p5   14 t[3]
        vmovdqu64 zmm1, [rbp + 14720]                                 ;   734.3 p2      14 t[3]
        vpermi2b zmm1, zmm12, zmm8                                    ;   846.8 p0+p5   14 t[3]
        vmovdqu64 zmm8, [rbp + 14720]                                 ;   734.3 p3      14 t[3]
        vpermi2b zmm8, zmm16, zmm14                                   ;   848.8 p0+p5   14 t[3]
        vmovdqa64 zmm12, zmm28                                        ;   779.3         14 t[3] copy
        vpermi2b zmm12, zmm16, zmm14                                  ;   850.8 p0+p5   14 t[3]
        vmovdqu64 zmm14, [rel aes128_ctr.T0_constants512 + 320]       ;   658.3 p2      24 low reload
        vpshufb zmm16, zmm14, zmm28                                   ;   851.8 p5      14 t[3]
        vmovdqu64 zmm14, [rel aes128_ctr.T0_constants512 + 64]        ;   660.8 p3      14 t[0] reload
        vpermi2b zmm28, zmm14, [rel aes128_ctr.T0_constants512 + 128] ;   853.8 p0+p5+p2   14 t[3]
        vpternlogd zmm23, zmm30, zmm11, 0xca                          ;   842.3 p0      14 t[2]
        vpternlogd zmm21, zmm18, zmm20, 0x96                          ;   843.3 p0      14 t[1]
        vpternlogd zmm18, zmm20, zmm19, 0x96                          ;   844.3 p0      14 t[1]
        vmovdqa64 zmm11, zmm5                                         ;   831.8         14 t[2] copy
        vpternlogd zmm11, zmm6, zmm10, 0x96                           ;   845.3 p0      14 t[2]
        vpternlogd zmm25, zmm24, zmm23, 0x96                          ;   846.3 p0      14 t[2]
        vpxord zmm3, zmm3, zmm23                                      ;   847.3 p0      14 t[2]
        vpternlogd zmm21, zmm22, [rbp + 11904], 0x96                  ;   848.3 p0+p3   14 t[1]
        vpternlogd zmm18, zmm0, [rbp + 11968], 0x96                   ;   849.3 p0+p2   14 t[1]
        vmovdqu64 zmm0, [rel aes128_ctr.T0_constants512 + 320]        ;   665.0 p3      24 low reload
        vpshufb zmm19, zmm0, zmm13                                    ;   854.8 p5      18 z[0]
        vmovdqu64 zmm20, [rel aes128_ctr.T0_constants512 + 128]       ;   665.3 p2      14 t[0] reload
        vmovdqa64 zmm22, zmm13                                        ;   826.3         18 z[0] copy
        vpermi2b zmm22, zmm14, zmm20                                  ;   856.8 p0+p5   18 z[0]
        vmovdqu64 zmm23, [rel aes128_ctr.T0_constants512 + 256]       ;   666.0 p3      14 t[0] reload
        vmovdqu64 zmm24, [rel aes128_ctr.T0_constants512 + 192]       ;   666.3 p2      14 t[0] reload
        vpermi2b zmm13, zmm24, zmm23                                  ;   858.8 p0+p5   18 z[0]
        vpternlogd zmm15, zmm7, zmm31, 0xca                           ;   852.3 p0      14 t[3]
        vpternlogd zmm5, zmm6, zmm25, 0x96                            ;   853.3 p0      14 t[2]
        vpternlogd zmm25, zmm4, [rbp + 12096], 0x96                   ;   854.3 p0+p3   14 t[2]
        vpternlogd zmm11, zmm3, [rbp + 12224], 0x96                   ;   855.3 p0+p2   14 t[2]
        vpshufb zmm4, zmm17, zmm3                                     ;   859.8 p5      14 t[2]
        vpaddb zmm3, zmm3, zmm3                                       ;   856.3 p0      14 t[2]
        vmovdqu64 zmm6, [rbp + 14592]                                 ;   833.8 p3      18 z[1]
        vpermi2b zmm6, zmm14, zmm20                                   ;   861.8 p0+p5   18 z[1]
        vpternlogd zmm2, zmm29, zmm26, 0xca                           ;   858.3 p0      14 t[3]
        vpshufb zmm7, zmm0, zmm21                                     ;   862.8 p5      18 z[0]
        vmovdqa64 zmm26, zmm21                                        ;   849.3         18 z[0] copy
        vpermi2b zmm26, zmm14, zmm20                                  ;   864.8 p0+p5   18 z[0]
        vpermi2b zmm21, zmm24, zmm23                                  ;   866.8 p0+p5   18 z[0]
        vpternlogd zmm27, zmm1, zmm8, 0xca                            ;   861.3 p0      14 t[3]
        vpxord zmm1, zmm15, zmm27                                     ;   862.3 p0      14 t[3]
        vpternlogd zmm16, zmm28, zmm12, 0xca                          ;   863.3 p0      14 t[3]
        vpternlogd zmm4, zmm3, zmm9, 0x96                             ;   864.3 p0      14 t[2]
        vmovdqu64 zmm3, [rbp + 14592]                                 ;   833.8 p2      14 t[1] reload
        vpshufb zmm8, zmm0, zmm3                                      ;   867.8 p5      18 z[1]
        vpermi2b zmm3, zmm24, zmm23                                   ;   869.8 p0+p5   18 z[1]
        vpshufb zmm9, zmm0, zmm11                                     ;   870.8 p5      18 z[1]
        vmovdqa64 zmm12, zmm11                                        ;   856.3         18 z[1] copy
        vpermi2b zmm12, zmm14, zmm20                                  ;   872.8 p0+p5   18 z[1]
        vpermi2b zmm11, zmm24, zmm23                                  ;   874.8 p0+p5   18 z[1]
        vpxord zmm28, zmm2, zmm16                                     ;   868.3 p0      14 t[3]
        vpternlogd zmm19, zmm22, zmm13, 0xca                          ;   869.3 p0      18 z[0]
        vpxord zmm27, zmm27, zmm16                                    ;   870.3 p0      14 t[3]
        vpshufb zmm13, zmm17, zmm1                                    ;   875.8 p5      14 t[3]
        vpaddb zmm16, zmm1, zmm1                                      ;   871.3 p0      14 t[3]
        vpternlogd zmm5, zmm4, [rbp + 12352], 0x96                    ;   872.3 p0+p3   14 t[2]
        vpternlogd zmm4, zmm10, [rbp + 12480], 0x96                   ;   873.3 p0+p2   14 t[2]
        vmovdqu64 zmm10, [rbp + 14912]                                ;   834.8 p3      14 t[0] reload
        vpshufb zmm22, zmm0, zmm10                                    ;   876.8 p5      18 z[1]
        vmovdqu64 zmm29, [rbp + 14528]                                ;   834.3 p2      18 z[2]
        vpermi2b zmm29, zmm14, zmm20                                  ;   878.8 p0+p5   18 z[2]
        vmovdqa64 zmm30, zmm10                                        ;   840.8         18 z[1] copy
        vpermi2b zmm30, zmm14, zmm20                                  ;   880.8 p0+p5   18 z[1]
        vpermi2b zmm10, zmm24, zmm23                                  ;   882.8 p0+p5   18 z[1]
        vpshufb zmm31, zmm0, zmm25                                    ;   883.8 p5      18 z[2]
        vmovdqu64 [rbp + 14912], zmm19                                ;   870.3 p7+p4   18 z[0] spill
        vmovdqa64 zmm19, zmm25                                        ;   855.3         18 z[2] copy
        vpermi2b zmm19, zmm14, zmm20                                  ;   885.8 p0+p5   18 z[2]
        vpermi2b zmm25, zmm24, zmm23                                  ;   887.8 p0+p5   18 z[2]
        vpternlogd zmm7, zmm26, zmm21, 0xca                           ;   879.3 p0      18 z[0]
        vpshufb zmm21, zmm17, zmm28                                   ;   888.8 p5      14 t[3]
        vpshufb zmm17, zmm17, zmm27                                   ;   889.8 p5      14 t[3]
        vpaddb zmm26, zmm28, zmm28                                    ;   880.3 p0      14 t[3]
        vpternlogd zmm8, zmm6, zmm3, 0xca                             ;   881.3 p0      18 z[1]
        vpaddb zmm3, zmm27, zmm27                                     ;   882.3 p0      14 t[3]
        vmovdqu64 zmm6, [rbp + 14528]                                 ;   834.3 p3      14 t[0] reload
        vmovdqu64 [rbp + 14592], zmm8                                 ;   882.3 p8+p9   18 z[1] spill
        vpshufb zmm8, zmm0, zmm6                                      ;   890.8 p5      18 z[2]
        vpermi2b zmm6, zmm24, zmm23                                   ;   892.8 p0+p5   18 z[2]
        vpternlogd zmm9, zmm12, zmm11, 0xca                           ;   884.3 p0      18 z[1]
        vpshufb zmm11, zmm0, zmm5                                     ;   893.8 p5      18 z[0]
        vmovdqa64 zmm12, zmm5                                         ;   873.3         18 z[0] copy
        vpermi2b zmm12, zmm14, zmm20                                  ;   895.8 p0+p5   18 z[0]
        vpermi2b zmm5, zmm24, zmm23                                   ;   897.8 p0+p5   18 z[0]
        vmovdqu64 [rbp + 14528], zmm9                                 ;   885.3 p7+p4   18 z[1] spill
        vmovdqa64 zmm9, zmm13                                         ;   876.8         14 t[3] copy
        vpternlogd zmm9, zmm16, zmm15, 0x96                           ;   887.3 p0      14 t[3]
        vpternlogd zmm22, zmm30, zmm10, 0xca                          ;   888.3 p0      18 z[1]
        vpternlogd zmm21, zmm26, zmm27, 0x96                          ;   889.8 p0      14 t[3]
        vpternlogd zmm9, zmm28, [rbp + 12736], 0x96                   ;   890.3 p0+p2   14 t[3]
        vpternlogd zmm2, zmm17, zmm3, 0x96                            ;   891.3 p0      14 t[3]
        vmovdqu64 zmm3, [rbp + 14848]                                 ;   830.3 p3      14 t[1] reload
        vpshufb zmm10, zmm0, zmm3                                     ;   898.8 p5      18 z[2]
        vmovdqa64 zmm17, zmm3                                         ;   836.3         18 z[2] copy
        vpermi2b zmm17, zmm14, zmm20                                  ;   900.8 p0+p5   18 z[2]
        vpermi2b zmm3, zmm24, zmm23                                   ;   902.8 p0+p5   18 z[2]
        vpternlogd zmm15, zmm21, [rbp + 12864], 0x96                  ;   894.3 p0+p2   14 t[3]
        vpternlogd zmm13, zmm16, zmm2, 0x96                           ;   895.3 p0      14 t[3]
        vpternlogd zmm2, zmm1, [rbp + 12608], 0x96                    ;   896.3 p0+p3   14 t[3]
        vmovdqu64 zmm1, [rbp + 14656]                                 ;   827.3 p2      18 z[3]
        vpermi2b zmm1, zmm14, zmm20                                   ;   904.8 p0+p5   18 z[3]
        vpshufb zmm16, zmm0, zmm9                                     ;   905.8 p5      18 z[2]
        vpternlogd zmm31, zmm19, zmm25, 0xca                          ;   898.3 p0      18 z[2]
        vmovdqa64 zmm19, zmm9                                         ;   891.3         18 z[2] copy
        vpermi2b zmm19, zmm14, zmm20                                  ;   907.8 p0+p5   18 z[2]
        vpermi2b zmm9, zmm24, zmm23                                   ;   909.8 p0+p5   18 z[2]
        vpshufb zmm25, zmm0, zmm15                                    ;   910.8 p5      18 z[0]
        vpternlogd zmm13, zmm21, [rbp + 12800], 0x96                  ;   901.3 p0+p3   14 t[3]
        vmovdqu64 zmm21, [rbp + 14656]                                ;   827.3 p2      14 t[0] reload
        vpshufb zmm26, zmm0, zmm21                                    ;   911.8 p5      18 z[3]
        vpermi2b zmm21, zmm24, zmm23                                  ;   913.8 p0+p5   18 z[3]
        vpshufb zmm27, zmm0, zmm18                                    ;   914.8 p5      18 z[3]
        vmovdqa64 zmm28, zmm18                                        ;   850.3         18 z[3] copy
        vpermi2b zmm28, zmm14, zmm20                                  ;   916.8 p0+p5   18 z[3]
        vpermi2b zmm18, zmm24, zmm23                                  ;   918.8 p0+p5   18 z[3]
        vpshufb zmm30, zmm0, zmm4                                     ;   919.8 p5      18 z[3]
        vmovdqu64 [rbp + 14656], zmm31                                ;   899.3 p8+p9   18 z[2] spill
        vmovdqa64 zmm31, zmm4                                         ;   874.3         18 z[3] copy
        vpermi2b zmm31, zmm14, zmm20                                  ;   921.8 p0+p5   18 z[3]
        vpermi2b zmm4, zmm24, zmm23                                   ;   923.8 p0+p5   18 z[3]
        vpternlogd zmm8, zmm29, zmm6, 0xca                            ;   907.3 p0      18 z[2]
        vmovdqa64 zmm6, zmm15                                         ;   895.3         18 z[0] copy
        vpermi2b zmm6, zmm14, zmm20                                   ;   925.8 p0+p5   18 z[0]
        vpermi2b zmm15, zmm24, zmm23                                  ;   927.8 p0+p5   18 z[0]
        vpshufb zmm29, zmm0, zmm2                                     ;   928.8 p5      18 z[3]
        vpternlogd zmm11, zmm12, zmm5, 0xca                           ;   910.3 p0      18 z[0]
        vmovdqu64 zmm5, [rbp + 14912]                                 ;   870.3 p3      19 dst
        vpxord zmm5, zmm5, [rbp + 13504]                              ;   911.3 p0+p2   19 dst
        vmovdqu64 zmm12, [rbp + 13568]                                ;   733.5 p3      19 dst
        vmovdqu64 [rbp + 14912], zmm5                                 ;   912.3 p7+p4   19 dst spill
        vmovdqu64 zmm5, [rbp + 13632]                                 ;   733.7 p2      19 dst
        vpxord zmm12, zmm12, zmm7                                     ;   912.3 p0      19 dst
        vmovdqa64 zmm7, zmm2                                          ;   897.3         18 z[3] copy
        vpermi2b zmm7, zmm14, zmm20                                   ;   930.8 p0+p5   18 z[3]
        vpermi2b zmm2, zmm24, zmm23                                   ;   932.8 p0+p5   18 z[3]
        vpshufb zmm0, zmm0, zmm13                                     ;   933.8 p5      18 z[1]
        vmovdqu64 [rbp + 14848], zmm12                                ;   913.3 p8+p9   19 dst spill
        vmovdqa64 zmm12, zmm13                                        ;   902.3         18 z[1] copy
        vpermi2b zmm12, zmm14, zmm20                                  ;   935.8 p0+p5   18 z[1]
        vpermi2b zmm13, zmm24, zmm23                                  ;   937.8 p0+p5   18 z[1]
        vpternlogd zmm10, zmm17, zmm3, 0xca                           ;   917.3 p0      18 z[2]
        vpxord zmm5, zmm5, zmm11                                      ;   918.3 p0      19 dst
        vpternlogd zmm16, zmm19, zmm9, 0xca                           ;   919.3 p0      18 z[2]
        vpternlogd zmm26, zmm1, zmm21, 0xca                           ;   920.3 p0      18 z[3]
        vpternlogd zmm27, zmm28, zmm18, 0xca                          ;   923.8 p0      18 z[3]
        vpternlogd zmm30, zmm31, zmm4, 0xca                           ;   928.8 p0      18 z[3]
        vpternlogd zmm25, zmm6, zmm15, 0xca                           ;   932.8 p0      18 z[0]
        vmovdqu64 zmm1, [rbp + 14592]                                 ;   882.3 p3      19 dst
        vpxord zmm1, zmm1, [rbp + 13760]                              ;   924.3 p0+p2   19 dst
        vmovdqu64 zmm3, [rbp + 14528]                                 ;   885.3 p3      19 dst
        vpxord zmm3, zmm3, [rbp + 13824]                              ;   925.3 p0+p2   19 dst
        vmovdqu64 zmm4, [rbp + 14656]                                 ;   899.3 p3      19 dst
        vpxord zmm4, zmm4, [rbp + 14016]                              ;   926.3 p0+p2   19 dst
        vmovdqu64 zmm6, [rbp + 14848]                                 ;   913.3 p3      19 dst reload
        vmovdqu64 zmm9, [rbp + 14912]                                 ;   912.3 p2      19 dst reload
        vpunpcklbw zmm11, zmm9, zmm6                                  ;   938.8 p5      19 dst
        vmovdqu64 zmm14, [rbp + 13696]                                ;   747.0 p3      19 dst
        vmovdqu64 zmm15, [rbp + 13888]                                ;   747.8 p2      19 dst
        vmovdqu64 zmm17, [rbp + 13952]                                ;   748.0 p3      19 dst
        vmovdqu64 zmm18, [rbp + 14080]                                ;   748.8 p2      19 dst
        vmovdqu64 zmm19, [rbp + 14144]                                ;   749.0 p3      19 dst
        vmovdqu64 zmm20, [rbp + 14208]                                ;   749.8 p2      19 dst
        vmovdqu64 zmm21, [rbp + 14272]                                ;   750.0 p3      19 dst
        vmovdqu64 zmm23, [rbp + 14336]                                ;   750.8 p2      19 dst
        vmovdqu64 zmm24, [rbp + 14400]                                ;   751.0 p3      19 dst
        vmovdqu64 zmm28, [rbp + 14464]                                ;   751.8 p2      19 dst
        vpxord zmm17, zmm17, zmm22                                    ;   927.3 p0      19 dst
        vpxord zmm19, zmm19, zmm8                                     ;   928.3 p0      19 dst
        vpxord zmm20, zmm20, zmm10                                    ;   929.3 p0      19 dst
        vpunpckhbw zmm6, zmm9, zmm6                                   ;   939.8 p5      19 dst
        vpxord zmm18, zmm18, zmm16                                    ;   930.3 p0      19 dst
        vpxord zmm23, zmm23, zmm26                                    ;   931.3 p0      19 dst
        vpxord zmm24, zmm24, zmm27                                    ;   932.3 p0      19 dst
        vpxord zmm28, zmm28, zmm30                                    ;   933.3 p0      19 dst
        vpxord zmm14, zmm14, zmm25                                    ;   934.3 p0      19 dst
        vpunpcklbw zmm8, zmm5, zmm14                                  ;   940.8 p5      19 dst
        vpternlogd zmm29, zmm7, zmm2, 0xca                            ;   937.8 p0      18 z[3]
        vpxord zmm21, zmm21, zmm29                                    ;   938.8 p0      19 dst
        vpternlogd zmm0, zmm12, zmm13, 0xca                           ;   942.8 p0      18 z[1]
        vpunpcklbw zmm2, zmm1, zmm3                                   ;   941.8 p5      19 dst
        vpunpckhbw zmm1, zmm1, zmm3                                   ;   942.8 p5      19 dst
        vpunpcklbw zmm3, zmm19, zmm20                                 ;   943.8 p5      19 dst
        vpunpckhbw zmm7, zmm19, zmm20                                 ;   944.8 p5      19 dst
        vpunpcklbw zmm9, zmm4, zmm18                                  ;   945.8 p5      19 dst
        vpunpckhbw zmm4, zmm4, zmm18                                  ;   946.8 p5      19 dst
        vpunpckhbw zmm5, zmm5, zmm14                                  ;   947.8 p5      19 dst
        vpunpcklbw zmm10, zmm24, zmm28                                ;   948.8 p5      19 dst
        vpunpckhbw zmm12, zmm24, zmm28                                ;   949.8 p5      19 dst
        vpunpcklbw zmm13, zmm21, zmm23                                ;   950.8 p5      19 dst
        vpunpckhbw zmm14, zmm21, zmm23                                ;   951.8 p5      19 dst
        vpunpcklwd zmm16, zmm11, zmm8                                 ;   952.8 p5      19 dst
        vpunpckhwd zmm8, zmm11, zmm8                                  ;   953.8 p5      19 dst
        vpxord zmm15, zmm15, zmm0                                     ;   943.8 p0      19 dst
        vmovdqu64 zmm0, [r8]                                          ;   761.7 p3      19 dst
        vmovdqu64 zmm11, [r8 + 64]                                    ;   761.8 p2      19 dst
        vmovdqu64 zmm18, [r8 + 128]                                   ;   762.7 p3      19 dst
        vmovdqu64 zmm19, [r8 + 192]                                   ;   762.8 p2      19 dst
        vmovdqu64 zmm20, [r8 + 256]                                   ;   763.7 p3      19 dst
        vpunpcklbw zmm21, zmm15, zmm17                                ;   954.8 p5      19 dst
        vpunpckhbw zmm15, zmm15, zmm17                                ;   955.8 p5      19 dst
        vpunpcklwd zmm17, zmm9, zmm3                                  ;   956.8 p5      19 dst
        vpunpckhwd zmm3, zmm9, zmm3                                   ;   957.8 p5      19 dst
        vpunpcklwd zmm9, zmm4, zmm7                                   ;   958.8 p5      19 dst
        vpunpckhwd zmm4, zmm4, zmm7                                   ;   959.8 p5      19 dst
        vpunpcklwd zmm7, zmm6, zmm5                                   ;   960.8 p5      19 dst
        vmovdqu64 zmm22, [r8 + 320]                                   ;   763.8 p2      19 dst
        vpunpckhwd zmm5, zmm6, zmm5                                   ;   961.8 p5      19 dst
        vmovdqu64 zmm6, [r8 + 384]                                    ;   764.7 p3      19 dst
        vmovdqu64 zmm23, [r8 + 448]                                   ;   764.8 p2      19 dst
        vpunpcklwd zmm24, zmm13, zmm10                                ;   962.8 p5      19 dst
        vpunpckhwd zmm10, zmm13, zmm10                                ;   963.8 p5      19 dst
        vpunpcklwd zmm13, zmm14, zmm12                                ;   964.8 p5      19 dst
        vpunpckhwd zmm12, zmm14, zmm12                                ;   965.8 p5      19 dst
        vpunpcklwd zmm14, zmm2, zmm21                                 ;   966.8 p5      19 dst
        vmovdqu64 zmm25, [r8 + 512]                                   ;   765.7 p3      19 dst
        vpunpckhwd zmm2, zmm2, zmm21                                  ;   967.8 p5      19 dst
        vpunpcklwd zmm21, zmm1, zmm15                                 ;   968.8 p5      19 dst
        vmovdqu64 zmm26, [r8 + 576]                                   ;   765.8 p2      19 dst
        vpunpckhwd zmm1, zmm1, zmm15                                  ;   969.8 p5      19 dst
        vpunpckldq zmm15, zmm17, zmm24                                ;   970.8 p5      19 dst
        vpunpckhdq zmm17, zmm17, zmm24                                ;   971.8 p5      19 dst
        vpunpckldq zmm24, zmm3, zmm10                                 ;   972.8 p5      19 dst
        vpunpckhdq zmm3, zmm3, zmm10                                  ;   973.8 p5      19 dst
        vpunpckldq zmm10, zmm9, zmm13                                 ;   974.8 p5      19 dst
        vpunpckhdq zmm9, zmm9, zmm13                                  ;   975.8 p5      19 dst
        vpunpckldq zmm13, zmm4, zmm12                                 ;   976.8 p5      19 dst
        vpunpckhdq zmm4, zmm4, zmm12                                  ;   977.8 p5      19 dst
        vpunpckldq zmm12, zmm16, zmm14                                ;   978.8 p5      19 dst
        vmovdqu64 zmm27, [r8 + 640]                                   ;   770.5 p3      19 dst
        vpunpckhdq zmm14, zmm16, zmm14                                ;   979.8 p5      19 dst
        vpunpckldq zmm16, zmm8, zmm2                                  ;   980.8 p5      19 dst
        vmovdqu64 zmm28, [r8 + 704]                                   ;   772.2 p2      19 dst
        vpunpckhdq zmm2, zmm8, zmm2                                   ;   981.8 p5      19 dst
        vpunpckldq zmm8, zmm7, zmm21                                  ;   982.8 p5      19 dst
        vmovdqu64 zmm29, [r8 + 768]                                   ;   774.8 p3      19 dst
        vpunpckhdq zmm7, zmm7, zmm21                                  ;   983.8 p5      19 dst
        vpunpckldq zmm21, zmm5, zmm1                                  ;   984.8 p5      19 dst
        vmovdqu64 zmm30, [r8 + 832]                                   ;   776.8 p2      19 dst
        vpunpckhdq zmm1, zmm5, zmm1                                   ;   985.8 p5      19 dst
        vmovdqu64 zmm5, [r8 + 896]                                    ;   777.2 p3      19 dst
        vmovdqu64 zmm31, [r8 + 960]                                   ;   777.8 p2      19 dst
        lea r10, [r9 + 1024]                                          ;   777.5 p1      24 blocks
        mov esi, dword [rbp + 15056]                                  ;   779.8 p10     24 blocks
        add esi, 0x40                                                 ;   784.8 p6      24 blocks
        mov dword [rbp + 15056], esi                                  ;   785.8 p7+p4   24 blocks
        vmovdqu64 [rbp + 14848], zmm31                                ;   783.8 p8+p9   19 dst spill
        vpunpcklqdq zmm31, zmm12, zmm15                               ;   986.8 p5      19 dst
        vpunpckhqdq zmm12, zmm12, zmm15                               ;   987.8 p5      19 dst
        add r8, 0x400                                                 ;   782.3 p11     24 blocks
        vpunpcklqdq zmm15, zmm14, zmm17                               ;   988.8 p5      19 dst
        vpunpckhqdq zmm14, zmm14, zmm17                               ;   989.8 p5      19 dst
        vpunpcklqdq zmm17, zmm16, zmm24                               ;   990.8 p5      19 dst
        vpunpckhqdq zmm16, zmm16, zmm24                               ;   991.8 p5      19 dst
        vpunpcklqdq zmm24, zmm2, zmm3                                 ;   992.8 p5      19 dst
        vpunpckhqdq zmm2, zmm2, zmm3                                  ;   993.8 p5      19 dst
        vpunpcklqdq zmm3, zmm8, zmm10                                 ;   994.8 p5      19 dst
        vpunpckhqdq zmm8, zmm8, zmm10                                 ;   995.8 p5      19 dst
        vpunpcklqdq zmm10, zmm7, zmm9                                 ;   996.8 p5      19 dst
        vpunpckhqdq zmm7, zmm7, zmm9                                  ;   997.8 p5      19 dst
        vpunpcklqdq zmm9, zmm21, zmm13                                ;   998.8 p5      19 dst
        vpunpckhqdq zmm13, zmm21, zmm13                               ;   999.8 p5      19 dst
        vpxord zmm0, zmm0, zmm31                                      ;   987.8 p0      19 dst
        vpunpcklqdq zmm21, zmm1, zmm4                                 ;  1000.8 p5      19 dst
        vpunpckhqdq zmm1, zmm1, zmm4                                  ;  1001.8 p5      19 dst
        vpxord zmm11, zmm11, zmm12                                    ;   988.8 p0      19 dst
        vmovdqu64 [r9], zmm0                                          ;   988.8 p7+p4   19 dst
        vpxord zmm18, zmm18, zmm15                                    ;   989.8 p0      19 dst
        vmovdqu64 [r9 + 64], zmm11                                    ;   989.8 p8+p9   19 dst
        vpxord zmm19, zmm19, zmm14                                    ;   990.8 p0      19 dst
        vmovdqu64 [r9 + 128], zmm18                                   ;   990.8 p7+p4   19 dst
        vpxord zmm20, zmm20, zmm17                                    ;   991.8 p0      19 dst
        vmovdqu64 [r9 + 192], zmm19                                   ;   991.8 p8+p9   19 dst
        vpxord zmm22, zmm22, zmm16                                    ;   992.8 p0      19 dst
        vmovdqu64 [r9 + 256], zmm20                                   ;   992.8 p7+p4   19 dst
        vpxord zmm6, zmm6, zmm24                                      ;   993.8 p0      19 dst
        vmovdqu64 [r9 + 320], zmm22                                   ;   993.8 p8+p9   19 dst
        vpxord zmm23, zmm23, zmm2                                     ;   994.8 p0      19 dst
        vmovdqu64 [r9 + 384], zmm6                                    ;   994.8 p7+p4   19 dst
        vpxord zmm25, zmm25, zmm3                                     ;   995.8 p0      19 dst
        vmovdqu64 [r9 + 448], zmm23                                   ;   995.8 p8+p9   19 dst
        vpxord zmm26, zmm26, zmm8                                     ;   996.8 p0      19 dst
        vmovdqu64 [r9 + 512], zmm25                                   ;   996.8 p7+p4   19 dst
        vpxord zmm27, zmm27, zmm10                                    ;   997.8 p0      19 dst
        vmovdqu64 [r9 + 576], zmm26                                   ;   997.8 p8+p9   19 dst
        vpxord zmm28, zmm28, zmm7                                     ;   998.8 p0      19 dst
        vmovdqu64 [r9 + 640], zmm27                                   ;   998.8 p7+p4   19 dst
        vpxord zmm29, zmm29, zmm9                                     ;   999.8 p0      19 dst
        vmovdqu64 [r9 + 704], zmm28                                   ;   999.8 p8+p9   19 dst
        vpxord zmm30, zmm30, zmm13                                    ;  1000.8 p0      19 dst
        vmovdqu64 [r9 + 768], zmm29                                   ;  1000.8 p7+p4   19 dst
        vpxord zmm5, zmm5, zmm21                                      ;  1001.8 p0      19 dst
        vmovdqu64 [r9 + 832], zmm30                                   ;  1001.8 p8+p9   19 dst
        vmovdqu64 [r9 + 896], zmm5                                    ;  1002.8 p7+p4   19 dst
        vmovdqu64 zmm0, [rbp + 14848]                                 ;   800.5 p3      19 dst reload
        vpxord zmm0, zmm0, zmm1                                       ;  1002.8 p0      19 dst
        vmovdqu64 [r9 + 960], zmm0                                    ;  1003.8 p8+p9   19 dst
        mov r9, r10                                                   ;   801.0         24 blocks copy
        cmp r8, qword [rbp + 15008]                                   ;                    more blocks?
        jne .blocks_1
        mov qword [rbp + 15000], r8                                   ;                    resident
        mov qword [rbp + 15016], r9                                   ;                    resident
.blocks_1_rest:
        mov rax, qword [rbp + 14992]                                  ;                    blocks left over
        test rax, rax                                                 ;                    blocks left over
        je .blocks_1_done
        js .blocks_1_back
        mov rsi, qword [rbp + 15000]                                  ;                    blocks left over
        lea rdi, [rbp - 128]                                          ;                    blocks left over
        mov qword [rbp + 15024], rsi                                  ;                    blocks left over
        mov qword [rbp + 15000], rdi                                  ;                    blocks left over
        imul rcx, rax, 0x10                                           ;                    blocks left over
        rep movsb                                                     ;                    blocks left over
        mov rsi, qword [rbp + 15016]                                  ;                    blocks left over
        lea rdi, [rbp + 896]                                          ;                    blocks left over
        mov rcx, rsi                                                  ;                    blocks left over
        sub rcx, qword [rbp + 15024]                                  ;                    blocks left over
        neg rcx                                                       ;                    blocks left over
        sbb rcx, rcx                                                  ;                    blocks left over
        lea rdx, [rbp - 128]                                          ;                    blocks left over
        sub rdi, rdx                                                  ;                    blocks left over
        and rdi, rcx                                                  ;                    blocks left over
        add rdi, rdx                                                  ;                    blocks left over
        mov qword [rbp + 15032], rdi                                  ;                    blocks left over
        mov qword [rbp + 15040], rsi                                  ;                    blocks left over
        mov qword [rbp + 15016], rdi                                  ;                    blocks left over
        imul rcx, rax, 0x10                                           ;                    blocks left over
        rep movsb                                                     ;                    blocks left over
        lea rsi, [rbp + 896]                                          ;                    blocks left over
        mov qword [rbp + 15008], rsi                                  ;                    blocks left over
        neg rax                                                       ;                    blocks left over
        mov qword [rbp + 14992], rax                                  ;                    blocks left over
        jmp .blocks_1_again
.blocks_1_back:
        neg rax                                                       ;                    blocks left over
        mov rsi, qword [rbp + 15032]                                  ;                    blocks left over
        mov rdi, qword [rbp + 15040]                                  ;                    blocks left over
        imul rcx, rax, 0x10                                           ;                    blocks left over
        rep movsb                                                     ;                    blocks left over
.blocks_1_done:
        vzeroupper                                                    ;                    x87 state
        mov rsp, qword [rbp + 15048]                                  ;                    frame
        pop rbp                                                       ;                    preserved
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
