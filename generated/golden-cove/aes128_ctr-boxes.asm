; aes128_ctr for Intel Golden Cove (Sapphire Rapids, Emerald Rapids; P cores of Alder Lake), 64-bit code (golden-cove)
; made by cipherwright 0.1.0 from ciphers/aes_ctr.cw (sha256 95c120eafa18ce1e); do not edit:
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
; Changes zmm0 to zmm31 and k1 to k7.
; Constant time: no secret reaches an address or a branch.
; The frame holds secrets after return (`wipe` clears it).
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 622 uops, planned 235.2; bounds: width 103.7, ports 235.0, path 17.0
;   blocks: 2030 uops, planned 951.3; bounds: width 338.3, ports 942.0, path 190.0
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
        sub rsp, 0x3a00                                            ;                    frame
        and rsp, -64                                               ;                    frame
        lea rbp, [rsp + 128]                                       ;                    frame
        mov qword [rbp + 14664], rax                               ;                    frame
        mov qword [rbp + 14592], rsi                               ;                    argument
        mov qword [rbp + 14600], rdi                               ;                    argument
        mov dword [rbp + 14676], r8d                               ;                    argument
        mov qword [rbp + 14616], rdx                               ;                    argument
        mov qword [rbp + 14632], rcx                               ;                    argument
        mov r8, qword [rbp + 14592]                                ;     0.0 p2      24 low.1 reload
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
        mov r9, qword [rbp + 14600]                                ;     6.3 p10     11 s[0].0 reload
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
        vpmovb2m k1, zmm7                                          ;    20.3 p0      14 t[0]
        vmovdqu64 zmm14, [rel aes128_ctr.T0_constants512 + 64]     ;     9.5 p2      14 t[0] reload
        vpermb zmm15, zmm7, zmm14                                  ;    23.2 p5      14 t[0]
        vmovdqu64 zmm16, [rel aes128_ctr.T0_constants512 + 192]    ;    10.0 p3      14 t[0] reload
        vpermb zmm17, zmm7, zmm16                                  ;    24.2 p5      14 t[0]
        vmovdqu64 zmm18, [rel aes128_ctr.T0_constants512 + 320]    ;    10.5 p2      14 t[0] reload
        vptestmb k2, zmm7, zmm18                                   ;    25.2 p5      14 t[0]
        vmovdqu64 zmm19, [rel aes128_ctr.T0_constants512 + 128]    ;    11.0 p3      14 t[0] reload
        vpermb zmm15{k2}, zmm7, zmm19                              ;    27.2 p5      14 t[0]
        vmovdqu64 zmm20, [rel aes128_ctr.T0_constants512 + 256]    ;    11.5 p2      14 t[0] reload
        vpermb zmm17{k2}, zmm7, zmm20                              ;    27.2 p5      14 t[0]
        vmovdqu8 zmm15{k1}, zmm17                                  ;    32.2 p0      14 t[0]
        vmovdqu64 [rbp + 2368], zmm15                              ;    35.2 p8+p9   14 t[0]
        vptestmb k1, zmm11, zmm18                                  ;    28.2 p5      14 t[0]
        vpermb zmm7, zmm11, zmm14                                  ;    29.2 p5      14 t[0]
        vpermb zmm7{k1}, zmm11, zmm19                              ;    32.2 p5      14 t[0]
        vpmovb2m k2, zmm11                                         ;    22.2 p0      14 t[0]
        vpermb zmm17, zmm11, zmm16                                 ;    31.2 p5      14 t[0]
        vpermb zmm17{k1}, zmm11, zmm20                             ;    34.2 p5      14 t[0]
        vmovdqu8 zmm7{k2}, zmm17                                   ;    39.2 p0      14 t[0]
        vptestmb k1, zmm10, zmm18                                  ;    33.2 p5      14 t[1]
        vpermb zmm11, zmm10, zmm14                                 ;    34.2 p5      14 t[1]
        vpmovb2m k2, zmm10                                         ;    21.2 p0      14 t[1]
        vpermb zmm17, zmm10, zmm16                                 ;    35.2 p5      14 t[1]
        vptestmb k3, zmm9, zmm18                                   ;    36.2 p5      14 t[1]
        vpermb zmm21, zmm9, zmm14                                  ;    37.2 p5      14 t[1]
        vpmovb2m k4, zmm9                                          ;    20.5 p0      14 t[1]
        vpermb zmm22, zmm9, zmm16                                  ;    38.2 p5      14 t[1]
        vpermb zmm11{k1}, zmm10, zmm19                             ;    39.2 p5      14 t[1]
        vpermb zmm17{k1}, zmm10, zmm20                             ;    40.2 p5      14 t[1]
        vmovdqu8 zmm11{k2}, zmm17                                  ;    45.2 p0      14 t[1]
        vptestmb k1, zmm8, zmm18                                   ;    41.2 p5      14 t[2]
        vpermb zmm10, zmm8, zmm14                                  ;    42.2 p5      14 t[2]
        vpmovb2m k2, zmm8                                          ;    22.5 p0      14 t[2]
        vpermb zmm17, zmm8, zmm16                                  ;    43.2 p5      14 t[2]
        vptestmb k5, zmm1, zmm18                                   ;    44.2 p5      14 t[3]
        vpermb zmm23, zmm1, zmm14                                  ;    45.2 p5      14 t[3]
        vpermb zmm24, zmm13, zmm14                                 ;    46.2 p5      14 t[2]
        vpermb zmm14, zmm12, zmm14                                 ;    47.2 p5      14 t[3]
        vpermb zmm25, zmm1, zmm16                                  ;    48.2 p5      14 t[3]
        vpermb zmm26, zmm13, zmm16                                 ;    49.2 p5      14 t[2]
        vpermb zmm16, zmm12, zmm16                                 ;    50.2 p5      14 t[3]
        vpermb zmm21{k3}, zmm9, zmm19                              ;    51.2 p5      14 t[1]
        vpermb zmm22{k3}, zmm9, zmm20                              ;    52.2 p5      14 t[1]
        vptestmb k3, zmm13, zmm18                                  ;    53.2 p5      14 t[2]
        vptestmb k6, zmm12, zmm18                                  ;    54.2 p5      14 t[3]
        vpxord zmm15, zmm15, zmm7                                  ;    42.2 p0      14 t[0]
        vmovdqu64 [rbp + 2432], zmm7                               ;    42.2 p7+p4   14 t[0]
        vmovdqu8 zmm21{k4}, zmm22                                  ;    57.2 p0      14 t[1]
        vmovdqu64 [rbp + 2496], zmm15                              ;    43.2 p8+p9   14 t[0]
        vpermb zmm10{k1}, zmm8, zmm19                              ;    55.2 p5      14 t[2]
        vpermb zmm17{k1}, zmm8, zmm20                              ;    56.2 p5      14 t[2]
        vpmovb2m k1, zmm1                                          ;    25.5 p0      14 t[3]
        vmovdqu64 [rbp + 2560], zmm11                              ;    48.2 p7+p4   14 t[1]
        vmovdqu8 zmm10{k2}, zmm17                                  ;    61.2 p0      14 t[2]
        vpmovb2m k2, zmm13                                         ;    27.5 p0      14 t[2]
        vpaddb zmm7, zmm15, zmm15                                  ;    43.2 p0      14 t[0]
        vmovdqu64 zmm8, [rel aes128_ctr.T0_constants512 + 384]     ;    17.5 p3      14 t[0] reload
        vpshufb zmm9, zmm8, zmm15                                  ;    57.2 p5      14 t[0]
        vpternlogd zmm9, zmm7, zmm8, 0x96                          ;    58.2 p0      14 t[0]
        vmovdqu64 [rbp + 2624], zmm9                               ;    59.2 p8+p9   14 t[0]
        vpmovb2m k4, zmm12                                         ;    30.5 p0      14 t[3]
        vpermb zmm23{k5}, zmm1, zmm19                              ;    58.2 p5      14 t[3]
        vpermb zmm25{k5}, zmm1, zmm20                              ;    59.2 p5      14 t[3]
        vpbroadcastb zmm1, [r9 + 17]                               ;    60.2 p5+p10   14 t[0].1
        vmovdqu8 zmm23{k1}, zmm25                                  ;    64.2 p0      14 t[3]
        vpbroadcastb zmm7, [r9 + 19]                               ;    61.2 p5+p2   14 t[0].3
        vpbroadcastb zmm9, [r9 + 20]                               ;    62.2 p5+p3   14 t[1].0
        vpbroadcastb zmm15, [r9 + 21]                              ;    63.2 p5+p10   14 t[1].1
        vpbroadcastb zmm17, [r9 + 24]                              ;    64.2 p5+p2   14 t[2].0
        vpermb zmm24{k3}, zmm13, zmm19                             ;    65.2 p5      14 t[2]
        vpermb zmm26{k3}, zmm13, zmm20                             ;    66.2 p5      14 t[2]
        vpermb zmm14{k6}, zmm12, zmm19                             ;    67.2 p5      14 t[3]
        vpermb zmm16{k6}, zmm12, zmm20                             ;    68.2 p5      14 t[3]
        vpbroadcastb zmm12, [r9 + 25]                              ;    69.2 p5+p3   14 t[2].1
        vpbroadcastb zmm13, [r9 + 26]                              ;    70.2 p5+p10   14 t[2].2
        vpbroadcastb zmm18, [r9 + 27]                              ;    71.2 p5+p2   14 t[2].3
        vpxord zmm11, zmm11, zmm21                                 ;    60.2 p0      14 t[1]
        vmovdqu64 [rbp + 2688], zmm21                              ;    60.2 p7+p4   14 t[1]
        vmovdqu64 [rbp + 2752], zmm10                              ;    64.2 p8+p9   14 t[2]
        vpbroadcastb zmm10, [r9 + 28]                              ;    72.2 p5+p3   14 t[3].0
        vpbroadcastb zmm19, [r9 + 31]                              ;    73.2 p5+p10   14 t[3].3
        vpbroadcastb zmm20, [r9 + 32]                              ;    74.2 p5+p2   14 t[0].0
        vmovdqu8 zmm24{k2}, zmm26                                  ;    71.2 p0      14 t[2]
        vpbroadcastb zmm21, [r9 + 33]                              ;    75.2 p5+p3   14 t[0].1
        vpbroadcastb zmm22, [r9 + 34]                              ;    76.2 p5+p10   14 t[0].2
        vpbroadcastb zmm25, [r9 + 35]                              ;    77.2 p5+p2   14 t[0].3
        vmovdqu64 [rbp + 2816], zmm11                              ;    61.2 p7+p4   14 t[1]
        vpbroadcastb zmm26, [r9 + 36]                              ;    78.2 p5+p3   14 t[1].0
        vpbroadcastb zmm27, [r9 + 37]                              ;    79.2 p5+p10   14 t[1].1
        vpbroadcastb zmm28, [r9 + 38]                              ;    80.2 p5+p2   14 t[1].2
        vmovdqu8 zmm14{k4}, zmm16                                  ;    73.2 p0      14 t[3]
        vpshufb zmm16, zmm8, zmm11                                 ;    81.2 p5      14 t[1]
        vpaddb zmm11, zmm11, zmm11                                 ;    61.2 p0      14 t[1]
        vpbroadcastb zmm29, [r9 + 39]                              ;    82.2 p5+p3   14 t[1].3
        vmovdqu64 [rbp + 2880], zmm24                              ;    74.2 p8+p9   14 t[2]
        vpbroadcastb zmm24, [r9 + 40]                              ;    83.2 p5+p10   14 t[2].0
        vpternlogd zmm16, zmm11, zmm8, 0x96                        ;    82.2 p0      14 t[1]
        vpbroadcastb zmm11, [r9 + 41]                              ;    84.2 p5+p2   14 t[2].1
        vmovdqu64 [rbp + 2944], zmm16                              ;    83.2 p7+p4   14 t[1]
        vpxord zmm1, zmm1, zmm8                                    ;    61.2 p0      14 t[0].1
        vmovdqu64 [rbp + 3008], zmm1                               ;    62.2 p8+p9   14 t[0].1
        vpbroadcastb zmm1, [r9 + 42]                               ;    85.2 p5+p3   14 t[2].2
        vmovdqu64 [rbp + 3072], zmm23                              ;    67.2 p7+p4   14 t[3]
        vpxord zmm7, zmm7, zmm8                                    ;    62.2 p0      14 t[0].3
        vmovdqu64 [rbp + 3136], zmm7                               ;    63.2 p8+p9   14 t[0].3
        vpbroadcastb zmm7, [r9 + 43]                               ;    86.2 p5+p10   14 t[2].3
        vpbroadcastb zmm16, [r9 + 44]                              ;    87.2 p5+p2   14 t[3].0
        vpxord zmm9, zmm9, zmm8                                    ;    63.2 p0      14 t[1].0
        vmovdqu64 [rbp + 3200], zmm9                               ;    64.2 p7+p4   14 t[1].0
        vpbroadcastb zmm9, [r9 + 45]                               ;    88.2 p5+p3   14 t[3].1
        vpxord zmm15, zmm15, zmm8                                  ;    64.2 p0      14 t[1].1
        vmovdqu64 [rbp + 3264], zmm15                              ;    65.2 p8+p9   14 t[1].1
        vpbroadcastb zmm15, [r9 + 46]                              ;    89.2 p5+p10   14 t[3].2
        vpxord zmm17, zmm17, zmm8                                  ;    65.2 p0      14 t[2].0
        vmovdqu64 [rbp + 3328], zmm17                              ;    66.2 p7+p4   14 t[2].0
        vpbroadcastb zmm17, [r9 + 47]                              ;    90.2 p5+p2   14 t[3].3
        vpxord zmm12, zmm12, zmm8                                  ;    70.2 p0      14 t[2].1
        vmovdqu64 [rbp + 3392], zmm12                              ;    71.2 p8+p9   14 t[2].1
        vpbroadcastb zmm12, [r9 + 48]                              ;    91.2 p5+p3   14 t[0].0
        vpxord zmm13, zmm13, zmm8                                  ;    71.2 p0      14 t[2].2
        vmovdqu64 [rbp + 3456], zmm13                              ;    72.2 p7+p4   14 t[2].2
        vpbroadcastb zmm13, [r9 + 49]                              ;    92.2 p5+p10   14 t[0].1
        vpxord zmm18, zmm18, zmm8                                  ;    72.2 p0      14 t[2].3
        vmovdqu64 [rbp + 3520], zmm18                              ;    73.2 p8+p9   14 t[2].3
        vpbroadcastb zmm18, [r9 + 50]                              ;    93.2 p5+p2   14 t[0].2
        vpxord zmm23, zmm23, zmm14                                 ;    76.2 p0      14 t[3]
        vmovdqu64 [rbp + 3584], zmm14                              ;    76.2 p7+p4   14 t[3]
        vpxord zmm10, zmm10, zmm8                                  ;    73.2 p0      14 t[3].0
        vmovdqu64 [rbp + 3648], zmm10                              ;    74.2 p8+p9   14 t[3].0
        vpbroadcastb zmm10, [r9 + 51]                              ;    94.2 p5+p3   14 t[0].3
        vpxord zmm19, zmm19, zmm8                                  ;    74.2 p0      14 t[3].3
        vmovdqu64 [rbp + 3712], zmm19                              ;    75.2 p7+p4   14 t[3].3
        vpbroadcastb zmm19, [r9 + 52]                              ;    95.2 p5+p10   14 t[1].0
        vpxord zmm20, zmm20, zmm8                                  ;    75.2 p0      14 t[0].0
        vmovdqu64 [rbp + 3776], zmm20                              ;    76.2 p8+p9   14 t[0].0
        vpbroadcastb zmm20, [r9 + 53]                              ;    96.2 p5+p2   14 t[1].1
        vpxord zmm21, zmm21, zmm8                                  ;    76.2 p0      14 t[0].1
        vmovdqu64 [rbp + 3840], zmm21                              ;    77.2 p7+p4   14 t[0].1
        vpbroadcastb zmm21, [r9 + 54]                              ;    97.2 p5+p3   14 t[1].2
        vmovdqu64 [rbp + 3904], zmm23                              ;    77.2 p8+p9   14 t[3]
        vpxord zmm22, zmm22, zmm8                                  ;    77.2 p0      14 t[0].2
        vmovdqu64 [rbp + 3968], zmm22                              ;    78.2 p7+p4   14 t[0].2
        vpbroadcastb zmm22, [r9 + 55]                              ;    98.2 p5+p10   14 t[1].3
        vpxord zmm25, zmm25, zmm8                                  ;    78.2 p0      14 t[0].3
        vmovdqu64 [rbp + 4032], zmm25                              ;    79.2 p8+p9   14 t[0].3
        vpbroadcastb zmm25, [r9 + 56]                              ;    99.2 p5+p2   14 t[2].0
        vpxord zmm26, zmm26, zmm8                                  ;    79.2 p0      14 t[1].0
        vmovdqu64 [rbp + 4096], zmm26                              ;    80.2 p7+p4   14 t[1].0
        vpbroadcastb zmm26, [r9 + 57]                              ;   100.2 p5+p3   14 t[2].1
        vpshufb zmm30, zmm8, zmm23                                 ;   101.2 p5      14 t[3]
        vpaddb zmm23, zmm23, zmm23                                 ;    77.2 p0      14 t[3]
        vpternlogd zmm30, zmm23, zmm8, 0x96                        ;   102.2 p0      14 t[3]
        vpxord zmm27, zmm27, zmm8                                  ;    80.2 p0      14 t[1].1
        vmovdqu64 [rbp + 4160], zmm27                              ;    81.2 p8+p9   14 t[1].1
        vpbroadcastb zmm23, [r9 + 58]                              ;   102.2 p5+p10   14 t[2].2
        vpxord zmm28, zmm28, zmm8                                  ;    81.2 p0      14 t[1].2
        vmovdqu64 [rbp + 4224], zmm28                              ;    82.2 p7+p4   14 t[1].2
        vpbroadcastb zmm27, [r9 + 59]                              ;   103.2 p5+p2   14 t[2].3
        vpxord zmm29, zmm29, zmm8                                  ;    83.2 p0      14 t[1].3
        vmovdqu64 [rbp + 4288], zmm29                              ;    84.2 p8+p9   14 t[1].3
        vpbroadcastb zmm28, [r9 + 60]                              ;   104.2 p5+p3   14 t[3].0
        vpxord zmm24, zmm24, zmm8                                  ;    84.2 p0      14 t[2].0
        vmovdqu64 [rbp + 4352], zmm24                              ;    85.2 p7+p4   14 t[2].0
        vpbroadcastb zmm24, [r9 + 61]                              ;   105.2 p5+p10   14 t[3].1
        vpxord zmm11, zmm11, zmm8                                  ;    85.2 p0      14 t[2].1
        vmovdqu64 [rbp + 4416], zmm11                              ;    86.2 p8+p9   14 t[2].1
        vpbroadcastb zmm11, [r9 + 62]                              ;   106.2 p5+p2   14 t[3].2
        vpxord zmm1, zmm1, zmm8                                    ;    86.2 p0      14 t[2].2
        vmovdqu64 [rbp + 4480], zmm1                               ;    87.2 p7+p4   14 t[2].2
        vpbroadcastb zmm1, [r9 + 63]                               ;   107.2 p5+p3   14 t[3].3
        vmovdqu64 [rbp + 4544], zmm30                              ;   103.2 p8+p9   14 t[3]
        vpxord zmm14, zmm14, zmm30                                 ;   103.2 p0      14 t[3]
        vpbroadcastb zmm29, [r9 + 64]                              ;   108.2 p5+p10   14 t[0].0
        vmovdqu64 [rbp + 4608], zmm14                              ;   104.2 p7+p4   14 t[3]
        vpbroadcastb zmm14, [r9 + 65]                              ;   109.2 p5+p2   14 t[0].1
        vpxord zmm7, zmm7, zmm8                                    ;    87.2 p0      14 t[2].3
        vmovdqu64 [rbp + 4672], zmm7                               ;    88.2 p8+p9   14 t[2].3
        vpbroadcastb zmm7, [r9 + 66]                               ;   110.2 p5+p3   14 t[0].2
        vpxord zmm16, zmm16, zmm8                                  ;    88.2 p0      14 t[3].0
        vmovdqu64 [rbp + 4736], zmm16                              ;    89.2 p7+p4   14 t[3].0
        vpbroadcastb zmm16, [r9 + 67]                              ;   111.2 p5+p10   14 t[0].3
        vpxord zmm9, zmm9, zmm8                                    ;    89.2 p0      14 t[3].1
        vmovdqu64 [rbp + 4800], zmm9                               ;    90.2 p8+p9   14 t[3].1
        vpbroadcastb zmm9, [r9 + 68]                               ;   112.2 p5+p2   14 t[1].0
        vpxord zmm15, zmm15, zmm8                                  ;    90.2 p0      14 t[3].2
        vmovdqu64 [rbp + 4864], zmm15                              ;    91.2 p7+p4   14 t[3].2
        vpbroadcastb zmm15, [r9 + 69]                              ;   113.2 p5+p3   14 t[1].1
        vpxord zmm17, zmm17, zmm8                                  ;    91.2 p0      14 t[3].3
        vmovdqu64 [rbp + 4928], zmm17                              ;    92.2 p8+p9   14 t[3].3
        vpbroadcastb zmm17, [r9 + 70]                              ;   114.2 p5+p10   14 t[1].2
        vpxord zmm12, zmm12, zmm8                                  ;    92.2 p0      14 t[0].0
        vmovdqu64 [rbp + 4992], zmm12                              ;    93.2 p7+p4   14 t[0].0
        vpbroadcastb zmm12, [r9 + 71]                              ;   115.2 p5+p2   14 t[1].3
        vpxord zmm13, zmm13, zmm8                                  ;    93.2 p0      14 t[0].1
        vmovdqu64 [rbp + 5056], zmm13                              ;    94.2 p8+p9   14 t[0].1
        vpbroadcastb zmm13, [r9 + 72]                              ;   116.2 p5+p3   14 t[2].0
        vpxord zmm18, zmm18, zmm8                                  ;    94.2 p0      14 t[0].2
        vmovdqu64 [rbp + 5120], zmm18                              ;    95.2 p7+p4   14 t[0].2
        vpbroadcastb zmm18, [r9 + 73]                              ;   117.2 p5+p10   14 t[2].1
        vpxord zmm10, zmm10, zmm8                                  ;    95.2 p0      14 t[0].3
        vmovdqu64 [rbp + 5184], zmm10                              ;    96.2 p8+p9   14 t[0].3
        vpbroadcastb zmm10, [r9 + 74]                              ;   118.2 p5+p2   14 t[2].2
        vpxord zmm19, zmm19, zmm8                                  ;    96.2 p0      14 t[1].0
        vmovdqu64 [rbp + 5248], zmm19                              ;    97.2 p7+p4   14 t[1].0
        vpbroadcastb zmm19, [r9 + 75]                              ;   119.2 p5+p3   14 t[2].3
        vpxord zmm20, zmm20, zmm8                                  ;    97.2 p0      14 t[1].1
        vmovdqu64 [rbp + 5312], zmm20                              ;    98.2 p8+p9   14 t[1].1
        vpbroadcastb zmm20, [r9 + 76]                              ;   120.2 p5+p10   14 t[3].0
        vpxord zmm21, zmm21, zmm8                                  ;    98.2 p0      14 t[1].2
        vmovdqu64 [rbp + 5376], zmm21                              ;    99.2 p7+p4   14 t[1].2
        vpbroadcastb zmm21, [r9 + 77]                              ;   121.2 p5+p2   14 t[3].1
        vpxord zmm22, zmm22, zmm8                                  ;    99.2 p0      14 t[1].3
        vmovdqu64 [rbp + 5440], zmm22                              ;   100.2 p8+p9   14 t[1].3
        vpbroadcastb zmm22, [r9 + 78]                              ;   122.2 p5+p3   14 t[3].2
        vpxord zmm25, zmm25, zmm8                                  ;   100.2 p0      14 t[2].0
        vmovdqu64 [rbp + 5504], zmm25                              ;   101.2 p7+p4   14 t[2].0
        vpbroadcastb zmm25, [r9 + 79]                              ;   123.2 p5+p10   14 t[3].3
        vpxord zmm26, zmm26, zmm8                                  ;   101.2 p0      14 t[2].1
        vmovdqu64 [rbp + 5568], zmm26                              ;   102.2 p8+p9   14 t[2].1
        vpbroadcastb zmm26, [r9 + 80]                              ;   124.2 p5+p2   14 t[0].0
        vpxord zmm23, zmm23, zmm8                                  ;   103.2 p0      14 t[2].2
        vmovdqu64 [rbp + 5632], zmm23                              ;   104.2 p7+p4   14 t[2].2
        vpbroadcastb zmm23, [r9 + 81]                              ;   125.2 p5+p3   14 t[0].1
        vpxord zmm27, zmm27, zmm8                                  ;   104.2 p0      14 t[2].3
        vmovdqu64 [rbp + 5696], zmm27                              ;   105.2 p8+p9   14 t[2].3
        vpbroadcastb zmm27, [r9 + 82]                              ;   126.2 p5+p10   14 t[0].2
        vpxord zmm28, zmm28, zmm8                                  ;   105.2 p0      14 t[3].0
        vmovdqu64 [rbp + 5760], zmm28                              ;   106.2 p7+p4   14 t[3].0
        vpbroadcastb zmm28, [r9 + 83]                              ;   127.2 p5+p2   14 t[0].3
        vmovdqu64 [rbp + 5824], zmm0                               ;    69.8 p8+p9   24 counter
        vpbroadcastb zmm0, [r9 + 84]                               ;   128.2 p5+p3   14 t[1].0
        vpxord zmm24, zmm24, zmm8                                  ;   106.2 p0      14 t[3].1
        vmovdqu64 [rbp + 5888], zmm24                              ;   107.2 p7+p4   14 t[3].1
        vpbroadcastb zmm24, [r9 + 85]                              ;   129.2 p5+p10   14 t[1].1
        vmovdqu64 [rbp + 5952], zmm2                               ;    71.8 p8+p9   24 counter
        vpbroadcastb zmm2, [r9 + 86]                               ;   130.2 p5+p2   14 t[1].2
        vmovdqu64 [rbp + 6016], zmm3                               ;    73.0 p7+p4   24 counter
        vpbroadcastb zmm3, [r9 + 87]                               ;   131.2 p5+p3   14 t[1].3
        vpxord zmm11, zmm11, zmm8                                  ;   107.2 p0      14 t[3].2
        vmovdqu64 [rbp + 6080], zmm11                              ;   108.2 p8+p9   14 t[3].2
        vpbroadcastb zmm11, [r9 + 88]                              ;   132.2 p5+p10   14 t[2].0
        vmovdqu64 [rbp + 6144], zmm4                               ;    75.0 p7+p4   24 counter
        vpbroadcastb zmm4, [r9 + 89]                               ;   133.2 p5+p2   14 t[2].1
        vmovdqu64 [rbp + 6208], zmm5                               ;    75.8 p8+p9   24 counter
        vpbroadcastb zmm5, [r9 + 90]                               ;   134.2 p5+p3   14 t[2].2
        vpxord zmm1, zmm1, zmm8                                    ;   108.2 p0      14 t[3].3
        vmovdqu64 [rbp + 6272], zmm1                               ;   109.2 p7+p4   14 t[3].3
        vpbroadcastb zmm1, [r9 + 91]                               ;   135.2 p5+p10   14 t[2].3
        vmovdqu64 [rbp + 6336], zmm6                               ;    77.8 p8+p9   24 counter
        vpbroadcastb zmm6, [r9 + 92]                               ;   136.2 p5+p2   14 t[3].0
        vpxord zmm29, zmm29, zmm8                                  ;   109.2 p0      14 t[0].0
        vmovdqu64 [rbp + 6400], zmm29                              ;   110.2 p7+p4   14 t[0].0
        vpbroadcastb zmm29, [r9 + 93]                              ;   137.2 p5+p3   14 t[3].1
        vpxord zmm14, zmm14, zmm8                                  ;   110.2 p0      14 t[0].1
        vmovdqu64 [rbp + 6464], zmm14                              ;   111.2 p8+p9   14 t[0].1
        vpbroadcastb zmm14, [r9 + 94]                              ;   138.2 p5+p10   14 t[3].2
        vpxord zmm7, zmm7, zmm8                                    ;   111.2 p0      14 t[0].2
        vmovdqu64 [rbp + 6528], zmm7                               ;   112.2 p7+p4   14 t[0].2
        vpbroadcastb zmm7, [r9 + 95]                               ;   139.2 p5+p2   14 t[3].3
        vpxord zmm16, zmm16, zmm8                                  ;   112.2 p0      14 t[0].3
        vmovdqu64 [rbp + 6592], zmm16                              ;   113.2 p8+p9   14 t[0].3
        vpbroadcastb zmm16, [r9 + 96]                              ;   140.2 p5+p3   14 t[0].0
        vpxord zmm9, zmm9, zmm8                                    ;   113.2 p0      14 t[1].0
        vmovdqu64 [rbp + 6656], zmm9                               ;   114.2 p7+p4   14 t[1].0
        vpbroadcastb zmm9, [r9 + 97]                               ;   141.2 p5+p10   14 t[0].1
        vpxord zmm15, zmm15, zmm8                                  ;   114.2 p0      14 t[1].1
        vmovdqu64 [rbp + 6720], zmm15                              ;   115.2 p8+p9   14 t[1].1
        vpbroadcastb zmm15, [r9 + 98]                              ;   142.2 p5+p2   14 t[0].2
        vpxord zmm17, zmm17, zmm8                                  ;   115.2 p0      14 t[1].2
        vmovdqu64 [rbp + 6784], zmm17                              ;   116.2 p7+p4   14 t[1].2
        vpbroadcastb zmm17, [r9 + 99]                              ;   143.2 p5+p3   14 t[0].3
        vpxord zmm12, zmm12, zmm8                                  ;   116.2 p0      14 t[1].3
        vmovdqu64 [rbp + 6848], zmm12                              ;   117.2 p8+p9   14 t[1].3
        vpbroadcastb zmm12, [r9 + 100]                             ;   144.2 p5+p10   14 t[1].0
        vpxord zmm13, zmm13, zmm8                                  ;   117.2 p0      14 t[2].0
        vmovdqu64 [rbp + 6912], zmm13                              ;   118.2 p7+p4   14 t[2].0
        vpbroadcastb zmm13, [r9 + 101]                             ;   145.2 p5+p2   14 t[1].1
        vpxord zmm18, zmm18, zmm8                                  ;   118.2 p0      14 t[2].1
        vmovdqu64 [rbp + 6976], zmm18                              ;   119.2 p8+p9   14 t[2].1
        vpbroadcastb zmm18, [r9 + 102]                             ;   146.2 p5+p3   14 t[1].2
        vpbroadcastb zmm30, [r8 + 15]                              ;   147.2 p5+p10   24 counter
        vpxord zmm10, zmm10, zmm8                                  ;   119.2 p0      14 t[2].2
        vmovdqu64 [rbp + 7040], zmm10                              ;   120.2 p7+p4   14 t[2].2
        vpxord zmm19, zmm19, zmm8                                  ;   120.2 p0      14 t[2].3
        vmovdqu64 [rbp + 7104], zmm19                              ;   121.2 p8+p9   14 t[2].3
        vpbroadcastb zmm10, [r9 + 103]                             ;   148.2 p5+p2   14 t[1].3
        vpxord zmm20, zmm20, zmm8                                  ;   121.2 p0      14 t[3].0
        vmovdqu64 [rbp + 7168], zmm20                              ;   122.2 p7+p4   14 t[3].0
        vpbroadcastb zmm19, [r9 + 104]                             ;   149.2 p5+p3   14 t[2].0
        vpbroadcastb zmm20, [r9 + 105]                             ;   150.2 p5+p10   14 t[2].1
        vpxord zmm21, zmm21, zmm8                                  ;   122.2 p0      14 t[3].1
        vmovdqu64 [rbp + 7232], zmm21                              ;   123.2 p8+p9   14 t[3].1
        vpbroadcastb zmm21, [r9 + 106]                             ;   151.2 p5+p2   14 t[2].2
        vpxord zmm22, zmm22, zmm8                                  ;   123.2 p0      14 t[3].2
        vmovdqu64 [rbp + 7296], zmm22                              ;   124.2 p7+p4   14 t[3].2
        vpbroadcastb zmm22, [r9 + 107]                             ;   152.2 p5+p3   14 t[2].3
        vpbroadcastb zmm31, [r9 + 108]                             ;   153.2 p5+p10   14 t[3].0
        vpxord zmm25, zmm25, zmm8                                  ;   124.2 p0      14 t[3].3
        vmovdqu64 [rbp + 7360], zmm25                              ;   125.2 p8+p9   14 t[3].3
        vpbroadcastb zmm25, [r9 + 109]                             ;   154.2 p5+p2   14 t[3].1
        vpxord zmm26, zmm26, zmm8                                  ;   125.2 p0      14 t[0].0
        vmovdqu64 [rbp + 7424], zmm26                              ;   126.2 p7+p4   14 t[0].0
        vpbroadcastb zmm26, [r9 + 110]                             ;   155.2 p5+p3   14 t[3].2
        vpxord zmm23, zmm23, zmm8                                  ;   126.2 p0      14 t[0].1
        vmovdqu64 [rbp + 7488], zmm23                              ;   127.2 p8+p9   14 t[0].1
        vpbroadcastb zmm23, [r9 + 111]                             ;   156.2 p5+p10   14 t[3].3
        vpxord zmm27, zmm27, zmm8                                  ;   127.2 p0      14 t[0].2
        vmovdqu64 [rbp + 7552], zmm27                              ;   128.2 p7+p4   14 t[0].2
        vpbroadcastb zmm27, [r9 + 112]                             ;   157.2 p5+p2   14 t[0].0
        vpxord zmm28, zmm28, zmm8                                  ;   128.2 p0      14 t[0].3
        vmovdqu64 [rbp + 7616], zmm28                              ;   129.2 p8+p9   14 t[0].3
        vpbroadcastb zmm28, [r9 + 113]                             ;   158.2 p5+p3   14 t[0].1
        vpxord zmm0, zmm0, zmm8                                    ;   129.2 p0      14 t[1].0
        vmovdqu64 [rbp + 7680], zmm0                               ;   130.2 p7+p4   14 t[1].0
        vpbroadcastb zmm0, [r9 + 114]                              ;   159.2 p5+p10   14 t[0].2
        vpxord zmm24, zmm24, zmm8                                  ;   130.2 p0      14 t[1].1
        vmovdqu64 [rbp + 7744], zmm24                              ;   131.2 p8+p9   14 t[1].1
        vpbroadcastb zmm24, [r9 + 115]                             ;   160.2 p5+p2   14 t[0].3
        vpxord zmm2, zmm2, zmm8                                    ;   131.2 p0      14 t[1].2
        vmovdqu64 [rbp + 7808], zmm2                               ;   132.2 p7+p4   14 t[1].2
        vpbroadcastb zmm2, [r9 + 116]                              ;   161.2 p5+p3   14 t[1].0
        vpxord zmm3, zmm3, zmm8                                    ;   132.2 p0      14 t[1].3
        vmovdqu64 [rbp + 7872], zmm3                               ;   133.2 p8+p9   14 t[1].3
        vpbroadcastb zmm3, [r9 + 117]                              ;   162.2 p5+p10   14 t[1].1
        vpxord zmm11, zmm11, zmm8                                  ;   133.2 p0      14 t[2].0
        vmovdqu64 [rbp + 7936], zmm11                              ;   134.2 p7+p4   14 t[2].0
        vpbroadcastb zmm11, [r9 + 118]                             ;   163.2 p5+p2   14 t[1].2
        vpxord zmm4, zmm4, zmm8                                    ;   134.2 p0      14 t[2].1
        vmovdqu64 [rbp + 8000], zmm4                               ;   135.2 p8+p9   14 t[2].1
        vpbroadcastb zmm4, [r9 + 119]                              ;   164.2 p5+p3   14 t[1].3
        vpxord zmm5, zmm5, zmm8                                    ;   135.2 p0      14 t[2].2
        vmovdqu64 [rbp + 8064], zmm5                               ;   136.2 p7+p4   14 t[2].2
        vpbroadcastb zmm5, [r9 + 120]                              ;   165.2 p5+p10   14 t[2].0
        vpxord zmm1, zmm1, zmm8                                    ;   136.2 p0      14 t[2].3
        vmovdqu64 [rbp + 8128], zmm1                               ;   137.2 p8+p9   14 t[2].3
        vpbroadcastb zmm1, [r9 + 121]                              ;   166.2 p5+p2   14 t[2].1
        vpxord zmm6, zmm6, zmm8                                    ;   137.2 p0      14 t[3].0
        vmovdqu64 [rbp + 8192], zmm6                               ;   138.2 p7+p4   14 t[3].0
        vpbroadcastb zmm6, [r9 + 122]                              ;   167.2 p5+p3   14 t[2].2
        vpxord zmm29, zmm29, zmm8                                  ;   138.2 p0      14 t[3].1
        vmovdqu64 [rbp + 8256], zmm29                              ;   139.2 p8+p9   14 t[3].1
        vpbroadcastb zmm29, [r9 + 123]                             ;   168.2 p5+p10   14 t[2].3
        vpxord zmm14, zmm14, zmm8                                  ;   139.2 p0      14 t[3].2
        vmovdqu64 [rbp + 8320], zmm14                              ;   140.2 p7+p4   14 t[3].2
        vpbroadcastb zmm14, [r9 + 124]                             ;   169.2 p5+p2   14 t[3].0
        vpxord zmm7, zmm7, zmm8                                    ;   140.2 p0      14 t[3].3
        vmovdqu64 [rbp + 8384], zmm7                               ;   141.2 p8+p9   14 t[3].3
        vpbroadcastb zmm7, [r9 + 125]                              ;   170.2 p5+p3   14 t[3].1
        vpxord zmm16, zmm16, zmm8                                  ;   141.2 p0      14 t[0].0
        vmovdqu64 [rbp + 8448], zmm16                              ;   142.2 p7+p4   14 t[0].0
        vpbroadcastb zmm16, [r9 + 126]                             ;   171.2 p5+p10   14 t[3].2
        vpxord zmm9, zmm9, zmm8                                    ;   142.2 p0      14 t[0].1
        vmovdqu64 [rbp + 8512], zmm9                               ;   143.2 p8+p9   14 t[0].1
        vpbroadcastb zmm9, [r9 + 127]                              ;   172.2 p5+p2   14 t[3].3
        vpxord zmm15, zmm15, zmm8                                  ;   143.2 p0      14 t[0].2
        vmovdqu64 [rbp + 8576], zmm15                              ;   144.2 p7+p4   14 t[0].2
        vpbroadcastb zmm15, [r9 + 128]                             ;   173.2 p5+p3   14 t[0].0
        mov esi, 0                                                 ;    67.7 p1      24 rk reload
        mov dword [rbp + 14672], esi                               ;   113.8 p8+p9   24 rk
        vpxord zmm17, zmm17, zmm8                                  ;   144.2 p0      14 t[0].3
        vmovdqu64 [rbp + 8640], zmm17                              ;   145.2 p7+p9   14 t[0].3
        vpbroadcastb zmm17, [r9 + 129]                             ;   174.2 p5+p10   14 t[0].1
        vpxord zmm12, zmm12, zmm8                                  ;   145.2 p0      14 t[1].0
        vmovdqu64 [rbp + 8704], zmm12                              ;   146.2 p8+p4   14 t[1].0
        vpbroadcastb zmm12, [r9 + 130]                             ;   175.2 p5+p2   14 t[0].2
        vpxord zmm13, zmm13, zmm8                                  ;   146.2 p0      14 t[1].1
        vmovdqu64 [rbp + 8768], zmm13                              ;   147.2 p7+p9   14 t[1].1
        vpbroadcastb zmm13, [r9 + 131]                             ;   176.2 p5+p3   14 t[0].3
        vpxord zmm18, zmm18, zmm8                                  ;   147.2 p0      14 t[1].2
        vmovdqu64 [rbp + 8832], zmm18                              ;   148.2 p8+p4   14 t[1].2
        vpbroadcastb zmm18, [r9 + 132]                             ;   177.2 p5+p10   14 t[1].0
        vpxord zmm10, zmm10, zmm8                                  ;   149.2 p0      14 t[1].3
        vmovdqu64 [rbp + 8896], zmm10                              ;   150.2 p7+p9   14 t[1].3
        vpbroadcastb zmm10, [r9 + 133]                             ;   178.2 p5+p2   14 t[1].1
        vpxord zmm19, zmm19, zmm8                                  ;   150.2 p0      14 t[2].0
        vmovdqu64 [rbp + 8960], zmm19                              ;   151.2 p8+p4   14 t[2].0
        vpbroadcastb zmm19, [r9 + 134]                             ;   179.2 p5+p3   14 t[1].2
        vpxord zmm20, zmm20, zmm8                                  ;   151.2 p0      14 t[2].1
        vmovdqu64 [rbp + 9024], zmm20                              ;   152.2 p7+p9   14 t[2].1
        vpbroadcastb zmm20, [r9 + 135]                             ;   180.2 p5+p10   14 t[1].3
        vpxord zmm21, zmm21, zmm8                                  ;   152.2 p0      14 t[2].2
        vmovdqu64 [rbp + 9088], zmm21                              ;   153.2 p8+p4   14 t[2].2
        vpbroadcastb zmm21, [r9 + 136]                             ;   181.2 p5+p2   14 t[2].0
        vpxord zmm22, zmm22, zmm8                                  ;   153.2 p0      14 t[2].3
        vmovdqu64 [rbp + 9152], zmm22                              ;   154.2 p7+p9   14 t[2].3
        vpbroadcastb zmm22, [r9 + 137]                             ;   182.2 p5+p3   14 t[2].1
        vpxord zmm31, zmm31, zmm8                                  ;   154.2 p0      14 t[3].0
        vmovdqu64 [rbp + 9216], zmm31                              ;   155.2 p8+p4   14 t[3].0
        vpbroadcastb zmm31, [r9 + 138]                             ;   183.2 p5+p10   14 t[2].2
        vpxord zmm25, zmm25, zmm8                                  ;   155.2 p0      14 t[3].1
        vmovdqu64 [rbp + 9280], zmm25                              ;   156.2 p7+p9   14 t[3].1
        vpbroadcastb zmm25, [r9 + 139]                             ;   184.2 p5+p2   14 t[2].3
        vpxord zmm26, zmm26, zmm8                                  ;   156.2 p0      14 t[3].2
        vmovdqu64 [rbp + 9344], zmm26                              ;   157.2 p8+p4   14 t[3].2
        vpbroadcastb zmm26, [r9 + 140]                             ;   185.2 p5+p3   14 t[3].0
        vpxord zmm23, zmm23, zmm8                                  ;   157.2 p0      14 t[3].3
        vmovdqu64 [rbp + 9408], zmm23                              ;   158.2 p7+p9   14 t[3].3
        vpbroadcastb zmm23, [r9 + 141]                             ;   186.2 p5+p10   14 t[3].1
        vpxord zmm27, zmm27, zmm8                                  ;   158.2 p0      14 t[0].0
        vmovdqu64 [rbp + 9472], zmm27                              ;   159.2 p8+p4   14 t[0].0
        vpbroadcastb zmm27, [r9 + 142]                             ;   187.2 p5+p2   14 t[3].2
        vpxord zmm28, zmm28, zmm8                                  ;   159.2 p0      14 t[0].1
        vmovdqu64 [rbp + 9536], zmm28                              ;   160.2 p7+p9   14 t[0].1
        vpbroadcastb zmm28, [r9 + 143]                             ;   188.2 p5+p3   14 t[3].3
        vpxord zmm0, zmm0, zmm8                                    ;   160.2 p0      14 t[0].2
        vmovdqu64 [rbp + 9600], zmm0                               ;   161.2 p8+p4   14 t[0].2
        vpbroadcastb zmm0, [r9 + 144]                              ;   189.2 p5+p10   14 t[0].0
        vpxord zmm24, zmm24, zmm8                                  ;   161.2 p0      14 t[0].3
        vmovdqu64 [rbp + 9664], zmm24                              ;   162.2 p7+p9   14 t[0].3
        vpbroadcastb zmm24, [r9 + 145]                             ;   190.2 p5+p2   14 t[0].1
        vpxord zmm2, zmm2, zmm8                                    ;   162.2 p0      14 t[1].0
        vmovdqu64 [rbp + 9728], zmm2                               ;   163.2 p8+p4   14 t[1].0
        vpbroadcastb zmm2, [r9 + 146]                              ;   191.2 p5+p3   14 t[0].2
        vpxord zmm3, zmm3, zmm8                                    ;   163.2 p0      14 t[1].1
        vmovdqu64 [rbp + 9792], zmm3                               ;   164.2 p7+p9   14 t[1].1
        vpbroadcastb zmm3, [r9 + 147]                              ;   192.2 p5+p10   14 t[0].3
        vpxord zmm11, zmm11, zmm8                                  ;   164.2 p0      14 t[1].2
        vmovdqu64 [rbp + 9856], zmm11                              ;   165.2 p8+p4   14 t[1].2
        vpbroadcastb zmm11, [r9 + 148]                             ;   193.2 p5+p2   14 t[1].0
        vmovdqu64 [rbp + 9920], zmm30                              ;   148.2 p7+p9   24 counter
        vpbroadcastb zmm30, [r9 + 149]                             ;   194.2 p5+p3   14 t[1].1
        vpxord zmm4, zmm4, zmm8                                    ;   165.2 p0      14 t[1].3
        vmovdqu64 [rbp + 9984], zmm4                               ;   166.2 p8+p4   14 t[1].3
        vpbroadcastb zmm4, [r9 + 150]                              ;   195.2 p5+p10   14 t[1].2
        vpxord zmm5, zmm5, zmm8                                    ;   166.2 p0      14 t[2].0
        vmovdqu64 [rbp + 10048], zmm5                              ;   167.2 p7+p9   14 t[2].0
        vpbroadcastb zmm5, [r9 + 151]                              ;   196.2 p5+p2   14 t[1].3
        vpxord zmm1, zmm1, zmm8                                    ;   167.2 p0      14 t[2].1
        vmovdqu64 [rbp + 10112], zmm1                              ;   168.2 p8+p4   14 t[2].1
        vpbroadcastb zmm1, [r9 + 152]                              ;   197.2 p5+p3   14 t[2].0
        vpxord zmm6, zmm6, zmm8                                    ;   168.2 p0      14 t[2].2
        vmovdqu64 [rbp + 10176], zmm6                              ;   169.2 p7+p9   14 t[2].2
        vpbroadcastb zmm6, [r9 + 153]                              ;   198.2 p5+p10   14 t[2].1
        vpxord zmm29, zmm29, zmm8                                  ;   169.2 p0      14 t[2].3
        vmovdqu64 [rbp + 10240], zmm29                             ;   170.2 p8+p4   14 t[2].3
        vpbroadcastb zmm29, [r9 + 154]                             ;   199.2 p5+p2   14 t[2].2
        vpxord zmm14, zmm14, zmm8                                  ;   170.2 p0      14 t[3].0
        vmovdqu64 [rbp + 10304], zmm14                             ;   171.2 p7+p9   14 t[3].0
        vpbroadcastb zmm14, [r9 + 155]                             ;   200.2 p5+p3   14 t[2].3
        vpxord zmm7, zmm7, zmm8                                    ;   171.2 p0      14 t[3].1
        vmovdqu64 [rbp + 10368], zmm7                              ;   172.2 p8+p4   14 t[3].1
        vpbroadcastb zmm7, [r9 + 156]                              ;   201.2 p5+p10   14 t[3].0
        vpxord zmm16, zmm16, zmm8                                  ;   172.2 p0      14 t[3].2
        vmovdqu64 [rbp + 10432], zmm16                             ;   173.2 p7+p9   14 t[3].2
        vpbroadcastb zmm16, [r9 + 157]                             ;   202.2 p5+p2   14 t[3].1
        vpxord zmm9, zmm9, zmm8                                    ;   173.2 p0      14 t[3].3
        vmovdqu64 [rbp + 10496], zmm9                              ;   174.2 p8+p4   14 t[3].3
        vpbroadcastb zmm9, [r9 + 158]                              ;   203.2 p5+p3   14 t[3].2
        vpxord zmm15, zmm15, zmm8                                  ;   174.2 p0      14 t[0].0
        vmovdqu64 [rbp + 10560], zmm15                             ;   175.2 p7+p9   14 t[0].0
        vpbroadcastb zmm15, [r9 + 159]                             ;   204.2 p5+p10   14 t[3].3
        vpxord zmm17, zmm17, zmm8                                  ;   175.2 p0      14 t[0].1
        vmovdqu64 [rbp + 10624], zmm17                             ;   176.2 p8+p4   14 t[0].1
        vpbroadcastb zmm17, [r9 + 8]                               ;   205.2 p5+p2   24 rk
        vpxord zmm12, zmm12, zmm8                                  ;   176.2 p0      14 t[0].2
        vmovdqu64 [rbp + 10688], zmm12                             ;   177.2 p7+p9   14 t[0].2
        vpbroadcastb zmm12, [r9 + 9]                               ;   206.2 p5+p3   24 rk
        vpxord zmm13, zmm13, zmm8                                  ;   177.2 p0      14 t[0].3
        vmovdqu64 [rbp + 10752], zmm13                             ;   178.2 p8+p4   14 t[0].3
        vpbroadcastb zmm13, [r9 + 10]                              ;   207.2 p5+p10   24 rk
        vpxord zmm18, zmm18, zmm8                                  ;   178.2 p0      14 t[1].0
        vmovdqu64 [rbp + 10816], zmm18                             ;   179.2 p7+p9   14 t[1].0
        vpbroadcastb zmm18, [r9 + 11]                              ;   208.2 p5+p2   24 rk
        vpxord zmm10, zmm10, zmm8                                  ;   179.2 p0      14 t[1].1
        vmovdqu64 [rbp + 10880], zmm10                             ;   180.2 p8+p4   14 t[1].1
        vpbroadcastb zmm10, [r9 + 12]                              ;   209.2 p5+p3   24 rk
        vpxord zmm19, zmm19, zmm8                                  ;   180.2 p0      14 t[1].2
        vmovdqu64 [rbp + 10944], zmm19                             ;   181.2 p7+p9   14 t[1].2
        vpbroadcastb zmm19, [r9 + 13]                              ;   210.2 p5+p10   24 rk
        vpxord zmm20, zmm20, zmm8                                  ;   181.2 p0      14 t[1].3
        vmovdqu64 [rbp + 11008], zmm20                             ;   182.2 p8+p4   14 t[1].3
        vpbroadcastb zmm20, [r9 + 14]                              ;   211.2 p5+p2   24 rk
        vpxord zmm21, zmm21, zmm8                                  ;   182.2 p0      14 t[2].0
        vmovdqu64 [rbp + 11072], zmm21                             ;   183.2 p7+p9   14 t[2].0
        vpbroadcastb zmm21, [r9 + 15]                              ;   212.2 p5+p3   24 rk
        vpxord zmm22, zmm22, zmm8                                  ;   183.2 p0      14 t[2].1
        vmovdqu64 [rbp + 11136], zmm22                             ;   184.2 p8+p4   14 t[2].1
        vpbroadcastb zmm22, [r9 + 16]                              ;   213.2 p5+p10   24 rk
        vpxord zmm31, zmm31, zmm8                                  ;   184.2 p0      14 t[2].2
        vmovdqu64 [rbp + 11200], zmm31                             ;   185.2 p7+p9   14 t[2].2
        vpbroadcastb zmm31, [r9 + 18]                              ;   214.2 p5+p2   24 rk
        vpxord zmm25, zmm25, zmm8                                  ;   185.2 p0      14 t[2].3
        vmovdqu64 [rbp + 11264], zmm25                             ;   186.2 p8+p4   14 t[2].3
        vpbroadcastb zmm25, [r9 + 22]                              ;   215.2 p5+p3   24 rk
        vpxord zmm26, zmm26, zmm8                                  ;   186.2 p0      14 t[3].0
        vmovdqu64 [rbp + 11328], zmm26                             ;   187.2 p7+p9   14 t[3].0
        vpbroadcastb zmm26, [r9 + 23]                              ;   216.2 p5+p10   24 rk
        vpxord zmm23, zmm23, zmm8                                  ;   187.2 p0      14 t[3].1
        vmovdqu64 [rbp + 11392], zmm23                             ;   188.2 p8+p4   14 t[3].1
        vpbroadcastb zmm23, [r9 + 29]                              ;   217.2 p5+p2   24 rk
        vpxord zmm27, zmm27, zmm8                                  ;   188.2 p0      14 t[3].2
        vmovdqu64 [rbp + 11456], zmm27                             ;   189.2 p7+p9   14 t[3].2
        vpbroadcastb zmm27, [r9 + 30]                              ;   218.2 p5+p3   24 rk
        vpxord zmm28, zmm28, zmm8                                  ;   189.2 p0      14 t[3].3
        vmovdqu64 [rbp + 11520], zmm28                             ;   190.2 p8+p4   14 t[3].3
        vpbroadcastb zmm28, [r9 + 160]                             ;   219.2 p5+p10   24 rk
        vpxord zmm0, zmm0, zmm8                                    ;   190.2 p0      14 t[0].0
        vmovdqu64 [rbp + 11584], zmm0                              ;   191.2 p7+p9   14 t[0].0
        vpbroadcastb zmm0, [r9 + 161]                              ;   220.2 p5+p2   24 rk
        vpxord zmm24, zmm24, zmm8                                  ;   191.2 p0      14 t[0].1
        vmovdqu64 [rbp + 11648], zmm24                             ;   192.2 p8+p4   14 t[0].1
        vpbroadcastb zmm24, [r9 + 162]                             ;   221.2 p5+p3   24 rk
        vpxord zmm2, zmm2, zmm8                                    ;   192.2 p0      14 t[0].2
        vmovdqu64 [rbp + 11712], zmm2                              ;   193.2 p7+p9   14 t[0].2
        vpbroadcastb zmm2, [r9 + 163]                              ;   222.2 p5+p10   24 rk
        vpxord zmm3, zmm3, zmm8                                    ;   193.2 p0      14 t[0].3
        vmovdqu64 [rbp + 11776], zmm3                              ;   194.2 p8+p4   14 t[0].3
        vpbroadcastb zmm3, [r9 + 164]                              ;   223.2 p5+p2   24 rk
        vpxord zmm11, zmm11, zmm8                                  ;   194.2 p0      14 t[1].0
        vmovdqu64 [rbp + 11840], zmm11                             ;   195.2 p7+p9   14 t[1].0
        vpbroadcastb zmm11, [r9 + 165]                             ;   224.2 p5+p3   24 rk
        vpxord zmm30, zmm30, zmm8                                  ;   195.2 p0      14 t[1].1
        vmovdqu64 [rbp + 11904], zmm30                             ;   196.2 p8+p4   14 t[1].1
        vpbroadcastb zmm30, [r9 + 166]                             ;   225.2 p5+p10   24 rk
        vpxord zmm4, zmm4, zmm8                                    ;   196.2 p0      14 t[1].2
        vmovdqu64 [rbp + 11968], zmm4                              ;   197.2 p7+p9   14 t[1].2
        vpbroadcastb zmm4, [r9 + 167]                              ;   226.2 p5+p2   24 rk
        vpxord zmm5, zmm5, zmm8                                    ;   197.2 p0      14 t[1].3
        vmovdqu64 [rbp + 12032], zmm5                              ;   198.2 p8+p4   14 t[1].3
        vpbroadcastb zmm5, [r9 + 168]                              ;   227.2 p5+p3   24 rk
        vpxord zmm1, zmm1, zmm8                                    ;   198.2 p0      14 t[2].0
        vmovdqu64 [rbp + 12096], zmm1                              ;   199.2 p7+p9   14 t[2].0
        vpbroadcastb zmm1, [r9 + 169]                              ;   228.2 p5+p10   24 rk
        vmovdqu64 [rbp + 12160], zmm17                             ;   206.2 p8+p4   24 rk
        vpbroadcastb zmm17, [r9 + 170]                             ;   229.2 p5+p2   24 rk
        vpxord zmm6, zmm6, zmm8                                    ;   199.2 p0      14 t[2].1
        vmovdqu64 [rbp + 12224], zmm6                              ;   200.2 p7+p9   14 t[2].1
        vpbroadcastb zmm6, [r9 + 171]                              ;   230.2 p5+p3   24 rk
        vmovdqu64 [rbp + 12288], zmm12                             ;   207.2 p8+p4   24 rk
        vpbroadcastb zmm12, [r9 + 172]                             ;   231.2 p5+p10   24 rk
        vpxord zmm29, zmm29, zmm8                                  ;   200.2 p0      14 t[2].2
        vmovdqu64 [rbp + 12352], zmm29                             ;   201.2 p7+p9   14 t[2].2
        vpbroadcastb zmm29, [r9 + 173]                             ;   232.2 p5+p2   24 rk
        vmovdqu64 [rbp + 12416], zmm13                             ;   208.2 p8+p4   24 rk
        vpbroadcastb zmm13, [r9 + 174]                             ;   233.2 p5+p3   24 rk
        vpxord zmm14, zmm14, zmm8                                  ;   201.2 p0      14 t[2].3
        vmovdqu64 [rbp + 12480], zmm14                             ;   202.2 p7+p9   14 t[2].3
        vpbroadcastb zmm14, [r9 + 175]                             ;   234.2 p5+p10   24 rk
        vmovdqu64 [rbp + 12544], zmm18                             ;   209.2 p8+p4   24 rk
        vpxord zmm7, zmm7, zmm8                                    ;   202.2 p0      14 t[3].0
        vmovdqu64 [rbp + 12608], zmm7                              ;   203.2 p7+p9   14 t[3].0
        vmovdqu64 [rbp + 12672], zmm10                             ;   210.2 p8+p4   24 rk
        vpxord zmm16, zmm16, zmm8                                  ;   203.2 p0      14 t[3].1
        vmovdqu64 [rbp + 12736], zmm16                             ;   204.2 p7+p9   14 t[3].1
        vpxord zmm9, zmm9, zmm8                                    ;   204.2 p0      14 t[3].2
        vmovdqu64 [rbp + 12800], zmm9                              ;   205.2 p8+p4   14 t[3].2
        vpxord zmm8, zmm8, zmm15                                   ;   205.2 p0      14 t[3].3
        vmovdqu64 [rbp + 12864], zmm8                              ;   206.2 p7+p9   14 t[3].3
        vmovdqu64 [rbp + 12928], zmm19                             ;   211.2 p8+p4   24 rk
        vmovdqu64 [rbp + 12992], zmm20                             ;   212.2 p7+p9   24 rk
        vmovdqu64 [rbp + 13056], zmm21                             ;   213.2 p8+p4   24 rk
        vmovdqu64 [rbp + 13120], zmm22                             ;   214.2 p7+p9   24 rk
        vmovdqu64 [rbp + 13184], zmm31                             ;   215.2 p8+p4   24 rk
        vmovdqu64 [rbp + 13248], zmm25                             ;   216.2 p7+p9   24 rk
        vmovdqu64 [rbp + 13312], zmm26                             ;   217.2 p8+p4   24 rk
        vmovdqu64 [rbp + 13376], zmm23                             ;   218.2 p7+p9   24 rk
        vmovdqu64 [rbp + 13440], zmm27                             ;   219.2 p8+p4   24 rk
        vmovdqu64 [rbp + 13504], zmm28                             ;   220.2 p7+p9   24 rk
        vmovdqu64 [rbp + 13568], zmm0                              ;   221.2 p8+p4   24 rk
        vmovdqu64 [rbp + 13632], zmm24                             ;   222.2 p7+p9   24 rk
        vmovdqu64 [rbp + 13696], zmm2                              ;   223.2 p8+p4   24 rk
        vmovdqu64 [rbp + 13760], zmm3                              ;   224.2 p7+p9   24 rk
        vmovdqu64 [rbp + 13824], zmm11                             ;   225.2 p8+p4   24 rk
        vmovdqu64 [rbp + 13888], zmm30                             ;   226.2 p7+p9   24 rk
        vmovdqu64 [rbp + 13952], zmm4                              ;   227.2 p8+p4   24 rk
        vmovdqu64 [rbp + 14016], zmm5                              ;   228.2 p7+p9   24 rk
        vmovdqu64 [rbp + 14080], zmm1                              ;   229.2 p8+p4   24 rk
        vmovdqu64 [rbp + 14144], zmm17                             ;   230.2 p7+p9   24 rk
        vmovdqu64 [rbp + 14208], zmm6                              ;   231.2 p8+p4   24 rk
        vmovdqu64 [rbp + 14272], zmm12                             ;   232.2 p7+p9   24 rk
        vmovdqu64 [rbp + 14336], zmm29                             ;   233.2 p8+p4   24 rk
        vmovdqu64 [rbp + 14400], zmm13                             ;   234.2 p7+p9   24 rk
        vmovdqu64 [rbp + 14464], zmm14                             ;   235.2 p8+p4   24 rk
        cmp dword [rbp + 14676], 0                                 ;                    no blocks?
        je .blocks_1_done
        mov eax, dword [rbp + 14676]                               ;                    passes of 64
        mov rcx, rax                                               ;                    passes of 64
.blocks_1_share:
        and rax, 0x3f                                              ;                    passes of 64
        mov qword [rbp + 14608], rax                               ;                    passes of 64
        sub rcx, rax                                               ;                    passes of 64
        imul rcx, rcx, 0x10                                        ;                    passes of 64
        mov rdx, qword [rbp + 14616]                               ;                    passes of 64
        add rcx, rdx                                               ;                    passes of 64
        mov qword [rbp + 14624], rcx                               ;                    passes of 64
        cmp rcx, rdx                                               ;                    passes of 64
        je .blocks_1_rest
.blocks_1_again:
        align 16
.blocks_1:
        vmovd xmm0, [rbp + 14672]                                  ;     0.0 p2      24 low
        vmovdqu64 zmm4, [rbp + 9920]                               ;     0.2 p3      24 low.0 reload
        vpermq zmm0, zmm0, 0                                       ;     6.0 p5      24 low
        vshufi32x4 zmm0, zmm0, zmm0, 0                             ;     9.0 p5      24 low
        vmovdqu64 zmm13, [rel aes128_ctr.T0_constants512 + 128]    ;     1.0 p2      14 t[0] reload
        vmovdqu64 zmm12, [rel aes128_ctr.T0_constants512 + 320]    ;     1.2 p3      14 t[0] reload
        vpshufb zmm1, zmm0, [rel aes128_ctr.T0_constants512 + 448] ;    12.0 p5+p2   24 low
        vpaddb zmm1, zmm1, [rel aes128_ctr.T0_constants512 + 512]  ;    13.0 p0+p3   24 low
        vmovdqu64 zmm14, [rel aes128_ctr.T0_constants512 + 256]    ;     3.0 p2      14 t[0] reload
        vpaddb zmm5, zmm1, zmm4                                    ;    14.0 p0      24 low
        vpternlogd zmm4, zmm1, zmm5, 0xd4                          ;    15.0 p0      24 low
        vmovdqu64 zmm6, [rel aes128_ctr.T0_constants512 + 576]     ;     3.2 p3      24 low reload
        vpshufb zmm3, zmm0, [rel aes128_ctr.T0_constants512 + 640] ;    12.0 p5+p2   24 low
        vpshufb zmm2, zmm0, [rel aes128_ctr.T0_constants512]       ;    12.0 p5+p3   24 low
        vpshufb zmm0, zmm0, [rel aes128_ctr.T0_constants512 + 704] ;    12.0 p5+p2   24 low
        vpaddb zmm7, zmm0, [rbp + 2048]                            ;    13.0 p0+p3   24 low
        vmovdqu64 zmm8, [rel aes128_ctr.T0_constants512 + 192]     ;     6.0 p2      14 t[0] reload
        vpxord zmm5, zmm5, [rbp + 13056]                           ;    15.0 p0+p3   11 s[3]
        vpaddb zmm1, zmm2, [rbp + 1920]                            ;    13.0 p0+p2   24 low
        vpermb zmm9, zmm5, zmm8                                    ;    16.0 p5      14 t[0]
        vpmovb2m k1, zmm5                                          ;    16.0 p0      14 t[0]
        vptestmb k2, zmm5, zmm12                                   ;    16.0 p5      14 t[0]
        vpermb zmm9{k2}, zmm5, zmm14                               ;    19.0 p5      14 t[0]
        vpshufb zmm4, zmm6, zmm4                                   ;    16.0 p5      24 low
        vpaddb zmm1, zmm1, zmm4                                    ;    17.0 p0      24 low
        vpaddb zmm4, zmm3, [rbp + 1984]                            ;    13.0 p0+p3   24 low
        vpternlogd zmm2, zmm1, [rbp + 5824], 0xb2                  ;    18.0 p0+p2   24 low
        vpshufb zmm2, zmm6, zmm2                                   ;    19.0 p5      24 low
        vpaddb zmm4, zmm4, zmm2                                    ;    20.0 p0      24 low
        vpternlogd zmm3, zmm4, [rbp + 5952], 0xb2                  ;    21.0 p5+p3   24 low
        vpshufb zmm2, zmm6, zmm3                                   ;    22.0 p5      24 low
        vpaddb zmm7, zmm7, zmm2                                    ;    23.0 p0      24 low
        vpternlogd zmm0, zmm7, [rbp + 6016], 0xb2                  ;    24.0 p0+p2   24 low
        vpshufb zmm0, zmm6, zmm0                                   ;    25.0 p5      24 low
        vpaddb zmm0, zmm0, [rbp + 2112]                            ;    26.0 p0+p3   24 low
        vpandnd zmm10, zmm0, [rbp + 6144]                          ;    27.0 p5+p2   24 low
        vpshufb zmm10, zmm6, zmm10                                 ;    28.0 p5      24 low
        vmovdqu64 zmm2, [rel aes128_ctr.T0_constants512 + 64]      ;    10.2 p3      14 t[0] reload
        vpxord zmm1, zmm1, [rbp + 12992]                           ;    18.0 p0+p2   11 s[3]
        vpermb zmm3, zmm5, zmm2                                    ;    16.3 p5      14 t[0]
        vpermb zmm3{k2}, zmm5, zmm13                               ;    19.3 p5      14 t[0]
        vptestmb k2, zmm1, zmm12                                   ;    19.0 p5      14 t[1]
        vpxord zmm4, zmm4, [rbp + 12928]                           ;    21.0 p0+p3   11 s[3]
        vmovdqu8 zmm3{k1}, zmm9                                    ;    24.3 p0      14 t[0]
        vpmovb2m k1, zmm1                                          ;    19.0 p0      14 t[1]
        vpermb zmm5, zmm1, zmm2                                    ;    19.3 p5      14 t[1]
        vpermb zmm9, zmm1, zmm8                                    ;    20.3 p5      14 t[1]
        vpermb zmm9{k2}, zmm1, zmm14                               ;    23.3 p5      14 t[1]
        vpermb zmm5{k2}, zmm1, zmm13                               ;    22.3 p5      14 t[1]
        vpaddb zmm10, zmm10, [rbp + 2176]                          ;    29.0 p0+p2   24 low
        vpandnd zmm11, zmm10, [rbp + 6208]                         ;    30.0 p0+p3   24 low
        vpshufb zmm11, zmm6, zmm11                                 ;    31.0 p5      24 low
        vmovdqu8 zmm5{k1}, zmm9                                    ;    28.3 p0      14 t[1]
        vpaddb zmm11, zmm11, [rbp + 2240]                          ;    32.0 p0+p2   24 low
        vpandnd zmm1, zmm11, [rbp + 6336]                          ;    33.0 p0+p3   24 low
        vpshufb zmm1, zmm6, zmm1                                   ;    34.0 p5      24 low
        vpxord zmm10, zmm10, [rbp + 12416]                         ;    30.0 p0+p2   11 s[2]
        vptestmb k1, zmm10, zmm12                                  ;    31.0 p5      14 t[0]
        vpermb zmm9, zmm10, zmm8                                   ;    31.0 p5      14 t[0]
        vpxord zmm11, zmm11, [rbp + 12288]                         ;    33.0 p0+p3   11 s[2]
        vptestmb k3, zmm11, zmm12                                  ;    34.0 p5      14 t[1]
        vpermb zmm17, zmm11, zmm8                                  ;    34.0 p5      14 t[1]
        vpmovb2m k2, zmm10                                         ;    31.0 p0      14 t[0]
        vpermb zmm6, zmm10, zmm2                                   ;    31.0 p5      14 t[0]
        vpermb zmm6{k1}, zmm10, zmm13                              ;    34.0 p5      14 t[0]
        vpxord zmm7, zmm7, [rbp + 12672]                           ;    27.3 p0+p2   11 s[3]
        vpermb zmm9{k1}, zmm10, zmm14                              ;    34.0 p5      14 t[0]
        vmovdqu8 zmm6{k2}, zmm9                                    ;    39.0 p0      14 t[0]
        vpermb zmm10, zmm4, zmm8                                   ;    32.3 p5      14 t[2]
        vpmovb2m k2, zmm4                                          ;    29.3 p0      14 t[2]
        vptestmb k1, zmm4, zmm12                                   ;    33.3 p5      14 t[2]
        vpaddb zmm1, zmm1, [rbp + 2304]                            ;    35.0 p0+p3   24 low
        vpxord zmm15, zmm3, [rbp + 2624]                           ;    31.3 p0+p2   14 t[0]
        vpermb zmm16, zmm11, zmm2                                  ;    34.3 p5      14 t[1]
        vpxord zmm3, zmm3, [rbp + 2368]                            ;    32.3 p0+p3   14 t[0]
        vpermb zmm10{k1}, zmm4, zmm14                              ;    35.3 p5      14 t[2]
        vpxord zmm19, zmm6, [rbp + 2432]                           ;    42.0 p0+p2   14 t[0]
        vpxord zmm1, zmm1, [rbp + 12160]                           ;    36.0 p0+p3   11 s[2]
        vpermb zmm18, zmm1, zmm8                                   ;    37.0 p5      14 t[2]
        vpermb zmm17{k3}, zmm11, zmm14                             ;    37.3 p5      14 t[1]
        vpermb zmm16{k3}, zmm11, zmm13                             ;    38.3 p5      14 t[1]
        vpmovb2m k3, zmm11                                         ;    35.3 p0      14 t[1]
        vpaddb zmm11, zmm3, zmm3                                   ;    36.3 p0      14 t[0]
        vpermb zmm9, zmm4, zmm2                                    ;    39.3 p5      14 t[2]
        vpermb zmm9{k1}, zmm4, zmm13                               ;    42.3 p5      14 t[2]
        vptestmb k1, zmm1, zmm12                                   ;    41.3 p5      14 t[2]
        vmovdqu64 zmm4, [rel aes128_ctr.T0_constants512 + 384]     ;    18.0 p2      14 t[0] reload
        vpshufb zmm20, zmm4, zmm19                                 ;    43.0 p5      14 t[0]
        vmovdqu8 zmm9{k2}, zmm10                                   ;    47.3 p0      14 t[2]
        vmovdqu8 zmm16{k3}, zmm17                                  ;    43.3 p0      14 t[1]
        vpshufb zmm10, zmm4, zmm3                                  ;    43.3 p5      14 t[0]
        vpternlogd zmm10, zmm11, [rbp + 2496], 0x96                ;    44.3 p0+p3   14 t[0]
        vpxord zmm11, zmm5, zmm16                                  ;    46.3 p0      14 t[1]
        vpmovb2m k4, zmm7                                          ;    41.3 p0      14 t[3]
        vpmovb2m k2, zmm1                                          ;    42.3 p0      14 t[2]
        vpermb zmm18{k1}, zmm1, zmm14                              ;    44.3 p5      14 t[2]
        vpaddb zmm21, zmm19, zmm19                                 ;    43.3 p0      14 t[0]
        vptestmb k3, zmm7, zmm12                                   ;    45.3 p5      14 t[3]
        vmovdqu64 zmm22, [rbp + 2752]                              ;    19.0 p2      14 t[2] reload
        vpternlogd zmm19, zmm15, [rbp + 13120], 0x96               ;    44.3 p0+p3   14 t[0]
        vpermb zmm17, zmm1, zmm2                                   ;    46.3 p5      14 t[2]
        vpermb zmm17{k1}, zmm1, zmm13                              ;    49.3 p5      14 t[2]
        vpermb zmm1, zmm7, zmm8                                    ;    48.3 p5      14 t[3]
        vpermb zmm1{k3}, zmm7, zmm14                               ;    51.3 p5      14 t[3]
        vpxord zmm16, zmm16, [rbp + 2560]                          ;    46.3 p0+p2   14 t[1]
        vmovdqu8 zmm17{k2}, zmm18                                  ;    54.3 p0      14 t[2]
        vpternlogd zmm15, zmm20, zmm21, 0x96                       ;    47.3 p0      14 t[0]
        vpternlogd zmm20, zmm21, zmm6, 0x96                        ;    48.3 p0      14 t[0]
        vpternlogd zmm20, zmm3, [rbp + 3008], 0x96                 ;    49.3 p0+p3   14 t[0]
        vpternlogd zmm15, zmm10, [rbp + 13184], 0x96               ;    50.3 p0+p2   14 t[0]
        vpxord zmm0, zmm0, [rbp + 12544]                           ;    50.3 p5+p3   11 s[2]
        vptestmb k1, zmm0, zmm12                                   ;    51.3 p5      14 t[3]
        vpermb zmm18, zmm0, zmm8                                   ;    52.3 p5      14 t[3]
        vpermb zmm18{k1}, zmm0, zmm14                              ;    55.3 p5      14 t[3]
        vpmovb2m k2, zmm0                                          ;    51.3 p0      14 t[3]
        vpermb zmm3, zmm7, zmm2                                    ;    54.3 p5      14 t[3]
        vpternlogd zmm6, zmm10, [rbp + 3136], 0x96                 ;    52.3 p0+p2   14 t[0]
        vpermb zmm10, zmm0, zmm2                                   ;    55.3 p5      14 t[3]
        vpermb zmm10{k1}, zmm0, zmm13                              ;    58.3 p5      14 t[3]
        vmovdqu64 zmm0, [rbp + 2880]                               ;    22.2 p3      14 t[2] reload
        vpshufb zmm21, zmm4, zmm16                                 ;    57.3 p5      14 t[1]
        vpermb zmm3{k3}, zmm7, zmm13                               ;    58.3 p5      14 t[3]
        vpaddb zmm7, zmm16, zmm16                                  ;    53.3 p0      14 t[1]
        vmovdqu8 zmm3{k4}, zmm1                                    ;    63.3 p0      14 t[3]
        vpshufb zmm1, zmm4, zmm11                                  ;    59.3 p5      14 t[1]
        vpxord zmm16, zmm16, [rbp + 2944]                          ;    55.3 p0+p2   14 t[1]
        vpternlogd zmm21, zmm7, [rbp + 2688], 0x96                 ;    58.3 p0+p3   14 t[1]
        vpaddb zmm7, zmm11, zmm11                                  ;    57.3 p0      14 t[1]
        vpmovb2m k6, zmm15                                         ;    58.3 p0      14 t[2]
        vpternlogd zmm11, zmm21, [rbp + 3200], 0x96                ;    59.3 p0+p2   14 t[1]
        vpternlogd zmm21, zmm1, zmm7, 0x96                         ;    60.3 p0      14 t[1]
        vpternlogd zmm1, zmm7, zmm5, 0x96                          ;    60.3 p5      14 t[1]
        vpermb zmm7, zmm19, zmm2                                   ;    61.3 p5      14 t[0]
        vpxord zmm23, zmm9, zmm22                                  ;    61.3 p0      14 t[2]
        vpaddb zmm24, zmm23, zmm23                                 ;    62.3 p0      14 t[2]
        vpternlogd zmm5, zmm16, [rbp + 13312], 0x96                ;    62.3 p5+p3   14 t[1]
        vpxord zmm9, zmm9, zmm17                                   ;    63.3 p0      14 t[2]
        vpaddb zmm26, zmm9, zmm9                                   ;    64.3 p5      14 t[2]
        vpternlogd zmm21, zmm16, [rbp + 13248], 0x96               ;    64.3 p0+p2   14 t[1]
        vpshufb zmm16, zmm4, zmm23                                 ;    64.3 p5      14 t[2]
        vmovdqu64 zmm28, [rbp + 13376]                             ;    26.0 p3      14 t[3].1 reload
        vptestmb k1, zmm19, zmm12                                  ;    65.3 p5      14 t[0]
        vpermb zmm7{k1}, zmm19, zmm13                              ;    67.3 p5      14 t[0]
        vpxord zmm17, zmm17, zmm0                                  ;    65.3 p0      14 t[2]
        vpshufb zmm25, zmm4, zmm17                                 ;    67.3 p5      14 t[2]
        vmovdqu8 zmm10{k2}, zmm18                                  ;    66.3 p0      14 t[3]
        vpshufb zmm18, zmm4, zmm9                                  ;    68.3 p5      14 t[2]
        vpmovb2m k2, zmm19                                         ;    67.3 p0      14 t[0]
        vpternlogd zmm0, zmm18, zmm26, 0x96                        ;    69.3 p0      14 t[2]
        vpaddb zmm18, zmm17, zmm17                                 ;    69.3 p0      14 t[2]
        vpternlogd zmm25, zmm18, zmm9, 0x96                        ;    70.3 p5      14 t[2]
        vmovdqu64 zmm9, [rbp + 3264]                               ;    27.8 p2      14 t[1] reload
        vpermb zmm18, zmm11, zmm8                                  ;    70.3 p5      14 t[1]
        vpternlogd zmm1, zmm9, [rbp + 2816], 0x96                  ;    70.3 p0+p3   14 t[1]
        vpermb zmm9, zmm19, zmm8                                   ;    71.3 p5      14 t[0]
        vpermb zmm9{k1}, zmm19, zmm14                              ;    74.3 p5      14 t[0]
        vmovdqu8 zmm7{k2}, zmm9                                    ;    79.3 p0      14 t[0]
        vptestmb k3, zmm1, zmm12                                   ;    73.3 p5      14 t[0]
        vpmovb2m k4, zmm1                                          ;    72.3 p0      14 t[0]
        vpmovb2m k2, zmm11                                         ;    73.3 p0      14 t[1]
        vptestmb k1, zmm11, zmm12                                  ;    74.3 p5      14 t[1]
        vpermb zmm18{k1}, zmm11, zmm14                             ;    76.3 p5      14 t[1]
        vpternlogd zmm23, zmm0, [rbp + 3328], 0x96                 ;    74.3 p0+p2   14 t[2]
        vpternlogd zmm0, zmm16, zmm24, 0x96                        ;    75.3 p0      14 t[2]
        vpternlogd zmm16, zmm24, zmm22, 0x96                       ;    76.3 p0      14 t[2]
        vpternlogd zmm0, zmm25, [rbp + 3456], 0x96                 ;    76.3 p5+p3   14 t[2]
        vpternlogd zmm22, zmm25, [rbp + 3520], 0x96                ;    77.3 p0+p2   14 t[2]
        vpermb zmm25, zmm1, zmm8                                   ;    77.3 p5      14 t[0]
        vpxord zmm9, zmm3, [rbp + 3072]                            ;    78.3 p0+p3   14 t[3]
        vpshufb zmm19, zmm4, zmm9                                  ;    79.3 p5      14 t[3]
        vpxord zmm3, zmm3, zmm10                                   ;    79.3 p0      14 t[3]
        vpermb zmm24, zmm1, zmm2                                   ;    79.3 p5      14 t[0]
        vpermb zmm24{k3}, zmm1, zmm13                              ;    82.3 p5      14 t[0]
        vpermb zmm25{k3}, zmm1, zmm14                              ;    81.3 p5      14 t[0]
        vmovdqu8 zmm24{k4}, zmm25                                  ;    87.3 p0      14 t[0]
        vpshufb zmm26, zmm4, zmm3                                  ;    82.3 p5      14 t[3]
        vpternlogd zmm16, zmm17, [rbp + 3392], 0x96                ;    81.3 p0+p2   14 t[2]
        vptestmb k5, zmm16, zmm12                                  ;    83.3 p5      14 t[1]
        vpermb zmm17, zmm11, zmm2                                  ;    84.3 p5      14 t[1]
        vpermb zmm25, zmm16, zmm2                                  ;    85.3 p5      14 t[1]
        vpermb zmm25{k5}, zmm16, zmm13                             ;    88.3 p5      14 t[1]
        vpaddb zmm27, zmm9, zmm9                                   ;    82.3 p0      14 t[3]
        vpternlogd zmm10, zmm19, zmm27, 0x96                       ;    83.3 p0      14 t[3]
        vpermb zmm27, zmm16, zmm8                                  ;    87.3 p5      14 t[1]
        vpmovb2m k3, zmm0                                          ;    84.3 p0      14 t[0]
        vpaddb zmm19, zmm3, zmm3                                   ;    85.3 p0      14 t[3]
        vpermb zmm27{k5}, zmm16, zmm14                             ;    90.3 p5      14 t[1]
        vpternlogd zmm26, zmm19, zmm9, 0x96                        ;    86.3 p0      14 t[3]
        vpermb zmm17{k1}, zmm11, zmm13                             ;    89.3 p5      14 t[1]
        vpxord zmm11, zmm10, [rbp + 4544]                          ;    87.3 p0+p3   14 t[3]
        vmovdqu8 zmm17{k2}, zmm18                                  ;    94.3 p0      14 t[1]
        vpermb zmm9, zmm0, zmm8                                    ;    90.3 p5      14 t[0]
        vpermb zmm1, zmm0, zmm2                                    ;    91.3 p5      14 t[0]
        vpmovb2m k4, zmm6                                          ;    89.3 p0      14 t[1]
        vptestmb k2, zmm6, zmm12                                   ;    92.3 p5      14 t[1]
        vpermb zmm19, zmm6, zmm8                                   ;    93.3 p5      14 t[1]
        vpermb zmm18, zmm6, zmm2                                   ;    94.3 p5      14 t[1]
        vpermb zmm19{k2}, zmm6, zmm14                              ;    96.3 p5      14 t[1]
        vptestmb k1, zmm0, zmm12                                   ;    96.3 p5      14 t[0]
        vpermb zmm1{k1}, zmm0, zmm13                               ;    98.3 p5      14 t[0]
        vpermb zmm9{k1}, zmm0, zmm14                               ;    98.3 p5      14 t[0]
        vmovdqu8 zmm1{k3}, zmm9                                    ;   103.3 p0      14 t[0]
        vptestmb k3, zmm23, zmm12                                  ;    99.3 p5      14 t[2]
        vmovdqu64 zmm9, [rbp + 3648]                               ;    37.3 p2      14 t[3] reload
        vpmovb2m k1, zmm16                                         ;    91.3 p0      14 t[1]
        vpternlogd zmm10, zmm9, [rbp + 3904], 0x96                 ;    92.3 p0+p3   14 t[3]
        vmovdqu64 zmm9, [rbp + 3712]                               ;    38.3 p2      14 t[3] reload
        vpxord zmm0, zmm7, zmm24                                   ;    93.3 p0      14 t[0]
        vpxord zmm24, zmm24, zmm1                                  ;   106.3 p0      14 t[0]
        vmovdqu8 zmm25{k1}, zmm27                                  ;    95.3 p0      14 t[1]
        vpermb zmm27, zmm23, zmm8                                  ;   100.3 p5      14 t[2]
        vpermb zmm27{k3}, zmm23, zmm14                             ;   103.3 p5      14 t[2]
        vpternlogd zmm3, zmm28, [rbp + 4608], 0x96                 ;    96.3 p0+p3   14 t[3]
        vpternlogd zmm11, zmm26, [rbp + 13440], 0x96               ;    97.3 p0+p2   14 t[3]
        vpternlogd zmm26, zmm9, [rbp + 3584], 0x96                 ;    98.3 p0+p3   14 t[3]
        vpermb zmm16, zmm26, zmm8                                  ;   102.3 p5      14 t[0]
        vpermb zmm9, zmm26, zmm2                                   ;   103.3 p5      14 t[0]
        vpermb zmm29, zmm11, zmm8                                  ;   104.3 p5      14 t[1]
        vptestmb k1, zmm26, zmm12                                  ;   105.3 p5      14 t[0]
        vptestmb k5, zmm11, zmm12                                  ;   106.3 p5      14 t[1]
        vpermb zmm29{k5}, zmm11, zmm14                             ;   108.3 p5      14 t[1]
        vpermb zmm9{k1}, zmm26, zmm13                              ;   108.3 p5      14 t[0]
        vpermb zmm16{k1}, zmm26, zmm14                             ;   109.3 p5      14 t[0]
        vpermb zmm18{k2}, zmm6, zmm13                              ;   110.3 p5      14 t[1]
        vpmovb2m k2, zmm23                                         ;    99.3 p0      14 t[2]
        vpshufb zmm6, zmm4, zmm0                                   ;   111.3 p5      14 t[0]
        vmovdqu8 zmm18{k4}, zmm19                                  ;   115.3 p0      14 t[1]
        vpmovb2m k4, zmm26                                         ;   101.3 p0      14 t[0]
        vpermb zmm28, zmm11, zmm2                                  ;   112.3 p5      14 t[1]
        vpermb zmm19, zmm23, zmm2                                  ;   113.3 p5      14 t[2]
        vpermb zmm28{k5}, zmm11, zmm13                             ;   115.3 p5      14 t[1]
        vmovdqu8 zmm9{k4}, zmm16                                   ;   114.3 p0      14 t[0]
        vpermb zmm26, zmm3, zmm2                                   ;   115.3 p5      14 t[2]
        vptestmb k4, zmm3, zmm12                                   ;   116.3 p5      14 t[2]
        vpmovb2m k1, zmm11                                         ;   103.3 p0      14 t[1]
        vmovdqu8 zmm28{k1}, zmm29                                  ;   120.3 p0      14 t[1]
        vpmovb2m k1, zmm3                                          ;   105.3 p0      14 t[2]
        vptestmb k5, zmm15, zmm12                                  ;   117.3 p5      14 t[2]
        vpermb zmm30, zmm15, zmm2                                  ;   118.3 p5      14 t[2]
        vpermb zmm30{k5}, zmm15, zmm13                             ;   121.3 p5      14 t[2]
        vpaddb zmm29, zmm24, zmm24                                 ;   107.3 p0      14 t[0]
        vpshufb zmm11, zmm4, zmm24                                 ;   120.3 p5      14 t[0]
        vpaddb zmm16, zmm0, zmm0                                   ;   107.3 p0      14 t[0]
        vpternlogd zmm6, zmm16, zmm9, 0x96                         ;   117.3 p0      14 t[0]
        vpermb zmm26{k4}, zmm3, zmm13                              ;   121.3 p5      14 t[2]
        vpternlogd zmm24, zmm6, [rbp + 3776], 0x96                 ;   118.3 p0+p2   14 t[0]
        vpermb zmm16, zmm3, zmm8                                   ;   122.3 p5      14 t[2]
        vpermb zmm16{k4}, zmm3, zmm14                              ;   125.3 p5      14 t[2]
        vpternlogd zmm6, zmm11, zmm29, 0x96                        ;   121.3 p0      14 t[0]
        vmovdqu8 zmm26{k1}, zmm16                                  ;   130.3 p0      14 t[2]
        vpxord zmm7, zmm7, zmm9                                    ;   117.3 p0      14 t[0]
        vpxord zmm9, zmm17, zmm25                                  ;   113.3 p0      14 t[1]
        vpxord zmm17, zmm17, zmm18                                 ;   118.3 p0      14 t[1]
        vpaddb zmm16, zmm17, zmm17                                 ;   119.3 p0      14 t[1]
        vpshufb zmm3, zmm4, zmm9                                   ;   124.3 p5      14 t[1]
        vpternlogd zmm11, zmm29, zmm1, 0x96                        ;   121.3 p0      14 t[0]
        vpternlogd zmm11, zmm7, [rbp + 3840], 0x96                 ;   122.3 p0+p3   14 t[0]
        vptestmb k1, zmm5, zmm12                                   ;   125.3 p5      14 t[2]
        vpxord zmm25, zmm25, zmm28                                 ;   123.3 p0      14 t[1]
        vpermb zmm19{k3}, zmm23, zmm13                             ;   126.3 p5      14 t[2]
        vmovdqu8 zmm19{k2}, zmm27                                  ;   131.3 p0      14 t[2]
        vpmovb2m k2, zmm5                                          ;   120.3 p0      14 t[2]
        vpshufb zmm23, zmm4, zmm17                                 ;   127.3 p5      14 t[1]
        vpternlogd zmm23, zmm16, zmm9, 0x96                        ;   128.3 p0      14 t[1]
        vpaddb zmm9, zmm9, zmm9                                    ;   122.3 p0      14 t[1]
        vpternlogd zmm18, zmm3, zmm9, 0x96                         ;   125.3 p0      14 t[1]
        vpshufb zmm3, zmm4, zmm7                                   ;   128.3 p5      14 t[0]
        vpaddb zmm7, zmm7, zmm7                                    ;   124.3 p0      14 t[0]
        vpternlogd zmm3, zmm7, zmm0, 0x96                          ;   129.3 p0      14 t[0]
        vpermb zmm7, zmm5, zmm8                                    ;   129.3 p5      14 t[2]
        vpermb zmm0, zmm5, zmm2                                    ;   130.3 p5      14 t[2]
        vpermb zmm0{k1}, zmm5, zmm13                               ;   133.3 p5      14 t[2]
        vpermb zmm7{k1}, zmm5, zmm14                               ;   132.3 p5      14 t[2]
        vpaddb zmm5, zmm25, zmm25                                  ;   126.3 p0      14 t[1]
        vpermb zmm9, zmm15, zmm8                                   ;   133.3 p5      14 t[2]
        vpermb zmm9{k5}, zmm15, zmm14                              ;   136.3 p5      14 t[2]
        vpshufb zmm27, zmm4, zmm25                                 ;   135.3 p5      14 t[1]
        vpternlogd zmm25, zmm18, [rbp + 4096], 0x96                ;   127.3 p0+p2   14 t[1]
        vmovdqu8 zmm30{k6}, zmm9                                   ;   141.3 p0      14 t[2]
        vpternlogd zmm18, zmm27, zmm5, 0x96                        ;   136.3 p0      14 t[1]
        vpternlogd zmm27, zmm5, zmm28, 0x96                        ;   136.3 p0      14 t[1]
        vptestmb k3, zmm20, zmm12                                  ;   136.3 p5      14 t[3]
        vpternlogd zmm27, zmm17, [rbp + 4160], 0x96                ;   137.3 p0+p3   14 t[1]
        vpermb zmm9, zmm20, zmm8                                   ;   137.3 p5      14 t[3]
        vpermb zmm9{k3}, zmm20, zmm14                              ;   140.3 p5      14 t[3]
        vpternlogd zmm6, zmm3, [rbp + 3968], 0x96                  ;   132.3 p0+p2   14 t[0]
        vpternlogd zmm3, zmm1, [rbp + 4032], 0x96                  ;   133.3 p0+p3   14 t[0]
        vpermb zmm1, zmm20, zmm2                                   ;   139.3 p5      14 t[3]
        vpmovb2m k4, zmm20                                         ;   134.3 p0      14 t[3]
        vpermb zmm1{k3}, zmm20, zmm13                              ;   142.3 p5      14 t[3]
        vpermb zmm20, zmm22, zmm8                                  ;   141.3 p5      14 t[3]
        vptestmb k3, zmm22, zmm12                                  ;   142.3 p5      14 t[3]
        vpermb zmm15, zmm10, zmm2                                  ;   143.3 p5      14 t[3]
        vpermb zmm16, zmm10, zmm8                                  ;   144.3 p5      14 t[3]
        vmovdqu8 zmm1{k4}, zmm9                                    ;   147.3 p0      14 t[3]
        vpermb zmm9, zmm22, zmm2                                   ;   145.3 p5      14 t[3]
        vpermb zmm9{k3}, zmm22, zmm13                              ;   148.3 p5      14 t[3]
        vpmovb2m k4, zmm22                                         ;   136.3 p0      14 t[3]
        vpermb zmm20{k3}, zmm22, zmm14                             ;   147.3 p5      14 t[3]
        vpermb zmm22, zmm27, zmm8                                  ;   148.3 p5      14 t[0]
        vptestmb k6, zmm21, zmm12                                  ;   149.3 p5      14 t[3]
        vpermb zmm5, zmm21, zmm8                                   ;   150.3 p5      14 t[3]
        vpermb zmm5{k6}, zmm21, zmm14                              ;   153.3 p5      14 t[3]
        vpmovb2m k5, zmm21                                         ;   137.3 p0      14 t[3]
        vptestmb k1, zmm10, zmm12                                  ;   152.3 p5      14 t[3]
        vpermb zmm15{k1}, zmm10, zmm13                             ;   154.3 p5      14 t[3]
        vmovdqu8 zmm0{k2}, zmm7                                    ;   138.3 p0      14 t[2]
        vpxord zmm17, zmm19, zmm26                                 ;   139.3 p0      14 t[2]
        vpermb zmm16{k1}, zmm10, zmm14                             ;   154.3 p5      14 t[3]
        vptestmb k1, zmm24, zmm12                                  ;   155.3 p5      14 t[0]
        vpermb zmm7, zmm21, zmm2                                   ;   156.3 p5      14 t[3]
        vpermb zmm7{k6}, zmm21, zmm13                              ;   159.3 p5      14 t[3]
        vpaddb zmm21, zmm17, zmm17                                 ;   140.3 p0      14 t[2]
        vptestmb k3, zmm27, zmm12                                  ;   158.3 p5      14 t[0]
        vpxord zmm26, zmm26, zmm30                                 ;   144.3 p0      14 t[2]
        vpternlogd zmm28, zmm23, [rbp + 4288], 0x96                ;   142.3 p0+p2   14 t[1]
        vmovdqu8 zmm7{k5}, zmm5                                    ;   164.3 p0      14 t[3]
        vpshufb zmm5, zmm4, zmm26                                  ;   159.3 p5      14 t[2]
        vmovdqu8 zmm9{k4}, zmm20                                   ;   153.3 p0      14 t[3]
        vpxord zmm19, zmm19, zmm0                                  ;   145.3 p0      14 t[2]
        vpmovb2m k4, zmm27                                         ;   146.3 p0      14 t[0]
        vpermb zmm20, zmm27, zmm2                                  ;   160.3 p5      14 t[0]
        vpermb zmm20{k3}, zmm27, zmm13                             ;   163.3 p5      14 t[0]
        vpermb zmm22{k3}, zmm27, zmm14                             ;   162.3 p5      14 t[0]
        vpmovb2m k2, zmm10                                         ;   147.3 p0      14 t[3]
        vmovdqu8 zmm15{k2}, zmm16                                  ;   159.3 p0      14 t[3]
        vpmovb2m k2, zmm24                                         ;   149.3 p0      14 t[0]
        vmovdqu8 zmm20{k4}, zmm22                                  ;   168.3 p0      14 t[0]
        vpermb zmm10, zmm24, zmm8                                  ;   163.3 p5      14 t[0]
        vpermb zmm10{k1}, zmm24, zmm14                             ;   166.3 p5      14 t[0]
        vpshufb zmm16, zmm4, zmm17                                 ;   165.3 p5      14 t[2]
        vpternlogd zmm0, zmm16, zmm21, 0x96                        ;   166.3 p0      14 t[2]
        vpaddb zmm16, zmm26, zmm26                                 ;   152.3 p0      14 t[2]
        vpternlogd zmm26, zmm0, [rbp + 4352], 0x96                 ;   167.3 p0+p3   14 t[2]
        vpshufb zmm21, zmm4, zmm19                                 ;   166.3 p5      14 t[2]
        vpternlogd zmm0, zmm5, zmm16, 0x96                         ;   167.3 p0      14 t[2]
        vpternlogd zmm5, zmm16, zmm30, 0x96                        ;   160.3 p0      14 t[2]
        vpternlogd zmm5, zmm19, [rbp + 4416], 0x96                 ;   161.3 p0+p2   14 t[2]
        vpxord zmm16, zmm1, zmm7                                   ;   167.3 p0      14 t[3]
        vpternlogd zmm18, zmm23, [rbp + 4224], 0x96                ;   158.3 p0+p3   14 t[1]
        vpermb zmm23, zmm24, zmm2                                  ;   167.3 p5      14 t[0]
        vpermb zmm23{k1}, zmm24, zmm13                             ;   170.3 p5      14 t[0]
        vpaddb zmm24, zmm19, zmm19                                 ;   159.3 p0      14 t[2]
        vpternlogd zmm21, zmm24, zmm17, 0x96                       ;   167.3 p0      14 t[2]
        vptestmb k1, zmm25, zmm12                                  ;   169.3 p5      14 t[1]
        vpternlogd zmm0, zmm21, [rbp + 4480], 0x96                 ;   168.3 p0+p2   14 t[2]
        vptestmb k3, zmm0, zmm12                                   ;   170.3 p5      14 t[0]
        vmovdqu8 zmm23{k2}, zmm10                                  ;   175.3 p0      14 t[0]
        vpermb zmm10, zmm25, zmm2                                  ;   171.3 p5      14 t[1]
        vpxord zmm1, zmm1, zmm15                                   ;   163.3 p0      14 t[3]
        vpmovb2m k4, zmm0                                          ;   169.3 p0      14 t[0]
        vpxord zmm15, zmm15, zmm9                                  ;   165.3 p0      14 t[3]
        vpshufb zmm19, zmm4, zmm1                                  ;   172.3 p5      14 t[3]
        vpaddb zmm22, zmm1, zmm1                                   ;   166.3 p0      14 t[3]
        vpternlogd zmm9, zmm19, zmm22, 0x96                        ;   173.3 p0      14 t[3]
        vpshufb zmm19, zmm4, zmm16                                 ;   173.3 p5      14 t[3]
        vpermb zmm27, zmm0, zmm8                                   ;   174.3 p5      14 t[0]
        vpermb zmm27{k3}, zmm0, zmm14                              ;   177.3 p5      14 t[0]
        vpshufb zmm29, zmm4, zmm15                                 ;   176.3 p5      14 t[3]
        vpaddb zmm22, zmm16, zmm16                                 ;   168.3 p0      14 t[3]
        vpternlogd zmm16, zmm9, [rbp + 4736], 0x96                 ;   174.3 p0+p3   14 t[3]
        vpermb zmm24, zmm0, zmm2                                   ;   177.3 p5      14 t[0]
        vpermb zmm24{k3}, zmm0, zmm13                              ;   180.3 p5      14 t[0]
        vmovdqu8 zmm24{k4}, zmm27                                  ;   185.3 p0      14 t[0]
        vpaddb zmm0, zmm15, zmm15                                  ;   171.3 p0      14 t[3]
        vpternlogd zmm29, zmm0, zmm1, 0x96                         ;   177.3 p0      14 t[3]
        vpermb zmm17, zmm25, zmm8                                  ;   179.3 p5      14 t[1]
        vpermb zmm1, zmm3, zmm8                                    ;   180.3 p5      14 t[1]
        vpmovb2m k7, zmm16                                         ;   175.3 p0      14 t[3]
        vpmovb2m k3, zmm3                                          ;   174.3 p0      14 t[1]
        vptestmb k5, zmm5, zmm12                                   ;   181.3 p5      14 t[1]
        vptestmb k4, zmm26, zmm12                                  ;   182.3 p5      14 t[2]
        vpmovb2m k6, zmm6                                          ;   175.3 p0      14 t[2]
        vpternlogd zmm21, zmm30, [rbp + 4672], 0x96                ;   176.3 p0+p2   14 t[2]
        vpermb zmm0, zmm3, zmm2                                    ;   183.3 p5      14 t[1]
        vpermb zmm17{k1}, zmm25, zmm14                             ;   184.3 p5      14 t[1]
        vpermb zmm10{k1}, zmm25, zmm13                             ;   185.3 p5      14 t[1]
        vpternlogd zmm9, zmm19, zmm22, 0x96                        ;   177.3 p0      14 t[3]
        vpternlogd zmm19, zmm22, zmm7, 0x96                        ;   178.3 p0      14 t[3]
        vpternlogd zmm19, zmm15, [rbp + 4800], 0x96                ;   179.3 p0+p3   14 t[3]
        vpternlogd zmm9, zmm29, [rbp + 4864], 0x96                 ;   180.3 p0+p2   14 t[3]
        vpternlogd zmm29, zmm7, [rbp + 4928], 0x96                 ;   181.3 p0+p3   14 t[3]
        vpermb zmm27, zmm9, zmm2                                   ;   186.3 p5      14 t[1]
        vpmovb2m k2, zmm25                                         ;   182.3 p0      14 t[1]
        vmovdqu8 zmm10{k2}, zmm17                                  ;   190.3 p0      14 t[1]
        vpermb zmm17, zmm5, zmm8                                   ;   187.3 p5      14 t[1]
        vpmovb2m k1, zmm5                                          ;   184.3 p0      14 t[1]
        vpermb zmm17{k5}, zmm5, zmm14                              ;   190.3 p5      14 t[1]
        vptestmb k2, zmm3, zmm12                                   ;   189.3 p5      14 t[1]
        vpermb zmm1{k2}, zmm3, zmm14                               ;   191.3 p5      14 t[1]
        vpermb zmm0{k2}, zmm3, zmm13                               ;   191.3 p5      14 t[1]
        vmovdqu8 zmm0{k3}, zmm1                                    ;   196.3 p0      14 t[1]
        vpmovb2m k2, zmm9                                          ;   186.3 p0      14 t[1]
        vpermb zmm25, zmm5, zmm2                                   ;   192.3 p5      14 t[1]
        vpermb zmm25{k5}, zmm5, zmm13                              ;   195.3 p5      14 t[1]
        vmovdqu8 zmm25{k1}, zmm17                                  ;   200.3 p0      14 t[1]
        vptestmb k3, zmm6, zmm12                                   ;   194.3 p5      14 t[2]
        vpermb zmm3, zmm19, zmm8                                   ;   195.3 p5      14 t[2]
        vpermb zmm22, zmm29, zmm8                                  ;   196.3 p5      14 t[0]
        vpermb zmm15, zmm29, zmm2                                  ;   197.3 p5      14 t[0]
        vptestmb k1, zmm29, zmm12                                  ;   198.3 p5      14 t[0]
        vpermb zmm22{k1}, zmm29, zmm14                             ;   200.3 p5      14 t[0]
        vpermb zmm15{k1}, zmm29, zmm13                             ;   200.3 p5      14 t[0]
        vpmovb2m k1, zmm29                                         ;   188.3 p0      14 t[0]
        vmovdqu8 zmm15{k1}, zmm22                                  ;   205.3 p0      14 t[0]
        vpermb zmm22, zmm26, zmm2                                  ;   201.3 p5      14 t[2]
        vpermb zmm22{k4}, zmm26, zmm13                             ;   204.3 p5      14 t[2]
        vpermb zmm1, zmm19, zmm2                                   ;   203.3 p5      14 t[2]
        vpmovb2m k5, zmm26                                         ;   190.3 p0      14 t[2]
        vpxord zmm7, zmm23, zmm20                                  ;   191.3 p0      14 t[0]
        vpxord zmm20, zmm20, zmm24                                 ;   192.3 p0      14 t[0]
        vpermb zmm29, zmm26, zmm8                                  ;   204.3 p5      14 t[2]
        vptestmb k1, zmm9, zmm12                                   ;   205.3 p5      14 t[1]
        vpermb zmm27{k1}, zmm9, zmm13                              ;   207.3 p5      14 t[1]
        vpaddb zmm17, zmm7, zmm7                                   ;   193.3 p0      14 t[0]
        vpshufb zmm5, zmm4, zmm7                                   ;   207.3 p5      14 t[0]
        vpternlogd zmm5, zmm17, zmm15, 0x96                        ;   208.3 p0      14 t[0]
        vpermb zmm17, zmm9, zmm8                                   ;   208.3 p5      14 t[1]
        vpermb zmm17{k1}, zmm9, zmm14                              ;   211.3 p5      14 t[1]
        vptestmb k1, zmm19, zmm12                                  ;   210.3 p5      14 t[2]
        vmovdqu8 zmm27{k2}, zmm17                                  ;   216.3 p0      14 t[1]
        vpermb zmm3{k1}, zmm19, zmm14                              ;   212.3 p5      14 t[2]
        vpmovb2m k2, zmm19                                         ;   196.3 p0      14 t[2]
        vpermb zmm1{k1}, zmm19, zmm13                              ;   212.3 p5      14 t[2]
        vmovdqu8 zmm1{k2}, zmm3                                    ;   217.3 p0      14 t[2]
        vpmovb2m k2, zmm28                                         ;   198.3 p0      14 t[2]
        vpermb zmm29{k4}, zmm26, zmm14                             ;   213.3 p5      14 t[2]
        vmovdqu8 zmm22{k5}, zmm29                                  ;   218.3 p0      14 t[2]
        vpxord zmm23, zmm23, zmm15                                 ;   208.3 p0      14 t[0]
        vpermb zmm17, zmm6, zmm2                                   ;   214.3 p5      14 t[2]
        vpaddb zmm9, zmm20, zmm20                                  ;   201.3 p0      14 t[0]
        vptestmb k1, zmm28, zmm12                                  ;   215.3 p5      14 t[2]
        vpermb zmm3, zmm6, zmm8                                    ;   216.3 p5      14 t[2]
        vpermb zmm17{k3}, zmm6, zmm13                              ;   217.3 p5      14 t[2]
        vpermb zmm3{k3}, zmm6, zmm14                               ;   219.3 p5      14 t[2]
        vmovdqu8 zmm17{k6}, zmm3                                   ;   224.3 p0      14 t[2]
        vpxord zmm26, zmm10, zmm25                                 ;   203.3 p0      14 t[1]
        vpshufb zmm15, zmm4, zmm20                                 ;   219.3 p5      14 t[0]
        vpshufb zmm29, zmm4, zmm23                                 ;   220.3 p5      14 t[0]
        vpxord zmm10, zmm10, zmm0                                  ;   204.3 p0      14 t[1]
        vpshufb zmm19, zmm4, zmm26                                 ;   221.3 p5      14 t[1]
        vpshufb zmm3, zmm4, zmm10                                  ;   222.3 p5      14 t[1]
        vpxord zmm25, zmm25, zmm27                                 ;   219.3 p0      14 t[1]
        vptestmb k3, zmm11, zmm12                                  ;   223.3 p5      14 t[3]
        vpmovb2m k5, zmm18                                         ;   206.3 p0      14 t[3]
        vpmovb2m k4, zmm11                                         ;   207.3 p0      14 t[3]
        vpermb zmm6, zmm11, zmm2                                   ;   224.3 p5      14 t[3]
        vpermb zmm6{k3}, zmm11, zmm13                              ;   227.3 p5      14 t[3]
        vptestmb k6, zmm16, zmm12                                  ;   226.3 p5      14 t[3]
        vpternlogd zmm20, zmm5, [rbp + 4992], 0x96                 ;   209.3 p0+p2   14 t[0]
        vpternlogd zmm5, zmm15, zmm9, 0x96                         ;   220.3 p0      14 t[0]
        vpternlogd zmm15, zmm9, zmm24, 0x96                        ;   220.3 p0      14 t[0]
        vpaddb zmm9, zmm23, zmm23                                  ;   211.3 p0      14 t[0]
        vpternlogd zmm29, zmm9, zmm7, 0x96                         ;   221.3 p0      14 t[0]
        vpermb zmm9, zmm28, zmm8                                   ;   227.3 p5      14 t[2]
        vpermb zmm9{k1}, zmm28, zmm14                              ;   230.3 p5      14 t[2]
        vpermb zmm7, zmm28, zmm2                                   ;   229.3 p5      14 t[2]
        vpternlogd zmm15, zmm23, [rbp + 5056], 0x96                ;   221.3 p0+p3   14 t[0]
        vpermb zmm7{k1}, zmm28, zmm13                              ;   232.3 p5      14 t[2]
        vptestmb k1, zmm18, zmm12                                  ;   231.3 p5      14 t[3]
        vpaddb zmm23, zmm26, zmm26                                 ;   214.3 p0      14 t[1]
        vmovdqu8 zmm7{k2}, zmm9                                    ;   237.3 p0      14 t[2]
        vpternlogd zmm0, zmm19, zmm23, 0x96                        ;   222.3 p0      14 t[1]
        vpaddb zmm9, zmm10, zmm10                                  ;   217.3 p0      14 t[1]
        vpternlogd zmm3, zmm9, zmm26, 0x96                         ;   223.3 p0      14 t[1]
        vpshufb zmm9, zmm4, zmm25                                  ;   232.3 p5      14 t[1]
        vpaddb zmm26, zmm25, zmm25                                 ;   220.3 p0      14 t[1]
        vpternlogd zmm25, zmm0, [rbp + 5248], 0x96                 ;   223.3 p0+p2   14 t[1]
        vpternlogd zmm0, zmm9, zmm26, 0x96                         ;   233.3 p0      14 t[1]
        vpternlogd zmm9, zmm26, zmm27, 0x96                        ;   233.3 p0      14 t[1]
        vpternlogd zmm9, zmm10, [rbp + 5312], 0x96                 ;   234.3 p0+p3   14 t[1]
        vpxord zmm10, zmm22, zmm1                                  ;   224.3 p0      14 t[2]
        vpermb zmm19, zmm11, zmm8                                  ;   233.3 p5      14 t[3]
        vpermb zmm19{k3}, zmm11, zmm14                             ;   236.3 p5      14 t[3]
        vpermb zmm28, zmm18, zmm2                                  ;   235.3 p5      14 t[3]
        vpermb zmm28{k1}, zmm18, zmm13                             ;   238.3 p5      14 t[3]
        vmovdqu8 zmm6{k4}, zmm19                                   ;   241.3 p0      14 t[3]
        vpermb zmm11, zmm18, zmm8                                  ;   237.3 p5      14 t[3]
        vpermb zmm19, zmm21, zmm2                                  ;   238.3 p5      14 t[3]
        vptestmb k2, zmm21, zmm12                                  ;   239.3 p5      14 t[3]
        vpermb zmm26, zmm21, zmm8                                  ;   240.3 p5      14 t[3]
        vpermb zmm26{k2}, zmm21, zmm14                             ;   243.3 p5      14 t[3]
        vpermb zmm19{k2}, zmm21, zmm13                             ;   242.3 p5      14 t[3]
        vpternlogd zmm5, zmm29, [rbp + 5120], 0x96                 ;   226.3 p0+p2   14 t[0]
        vpermb zmm23, zmm16, zmm2                                  ;   243.3 p5      14 t[3]
        vpermb zmm23{k6}, zmm16, zmm13                             ;   246.3 p5      14 t[3]
        vpermb zmm11{k1}, zmm18, zmm14                             ;   245.3 p5      14 t[3]
        vmovdqu8 zmm28{k5}, zmm11                                  ;   250.3 p0      14 t[3]
        vpaddb zmm11, zmm10, zmm10                                 ;   228.3 p0      14 t[2]
        vptestmb k2, zmm9, zmm12                                   ;   246.3 p5      14 t[0]
        vpternlogd zmm29, zmm24, [rbp + 5184], 0x96                ;   229.3 p0+p3   14 t[0]
        vpermb zmm24, zmm16, zmm8                                  ;   247.3 p5      14 t[3]
        vpermb zmm24{k6}, zmm16, zmm14                             ;   250.3 p5      14 t[3]
        vpshufb zmm16, zmm4, zmm10                                 ;   249.3 p5      14 t[2]
        vpternlogd zmm16, zmm11, zmm7, 0x96                        ;   250.3 p0      14 t[2]
        vpmovb2m k1, zmm20                                         ;   231.3 p0      14 t[0]
        vpternlogd zmm0, zmm3, [rbp + 5376], 0x96                  ;   234.3 p0+p2   14 t[1]
        vpxord zmm22, zmm22, zmm7                                  ;   240.3 p0      14 t[2]
        vptestmb k4, zmm20, zmm12                                  ;   250.3 p5      14 t[0]
        vpmovb2m k3, zmm21                                         ;   234.3 p0      14 t[3]
        vpaddb zmm21, zmm22, zmm22                                 ;   241.3 p0      14 t[2]
        vmovdqu8 zmm23{k7}, zmm24                                  ;   255.3 p0      14 t[3]
        vpermb zmm24, zmm20, zmm8                                  ;   251.3 p5      14 t[0]
        vmovdqu8 zmm19{k3}, zmm26                                  ;   248.3 p0      14 t[3]
        vpternlogd zmm27, zmm3, [rbp + 5440], 0x96                 ;   238.3 p0+p3   14 t[1]
        vpermb zmm24{k4}, zmm20, zmm14                             ;   254.3 p5      14 t[0]
        vpshufb zmm18, zmm4, zmm22                                 ;   253.3 p5      14 t[2]
        vpternlogd zmm18, zmm21, zmm10, 0x96                       ;   254.3 p0      14 t[2]
        vpermb zmm21, zmm9, zmm8                                   ;   254.3 p5      14 t[0]
        vpmovb2m k3, zmm9                                          ;   240.3 p0      14 t[0]
        vpermb zmm21{k2}, zmm9, zmm14                              ;   257.3 p5      14 t[0]
        vpermb zmm10, zmm9, zmm2                                   ;   256.3 p5      14 t[0]
        vpermb zmm10{k2}, zmm9, zmm13                              ;   259.3 p5      14 t[0]
        vpxord zmm1, zmm1, zmm17                                   ;   241.3 p0      14 t[2]
        vpaddb zmm11, zmm1, zmm1                                   ;   242.3 p0      14 t[2]
        vpshufb zmm7, zmm4, zmm1                                   ;   258.3 p5      14 t[2]
        vpternlogd zmm1, zmm16, [rbp + 5504], 0x96                 ;   251.3 p0+p2   14 t[2]
        vpternlogd zmm16, zmm7, zmm11, 0x96                        ;   259.3 p0      14 t[2]
        vpternlogd zmm16, zmm18, [rbp + 5632], 0x96                ;   260.3 p0+p3   14 t[2]
        vmovdqu8 zmm10{k3}, zmm21                                  ;   264.3 p0      14 t[0]
        vpmovb2m k3, zmm16                                         ;   261.3 p0      14 t[0]
        vpermb zmm3, zmm20, zmm2                                   ;   259.3 p5      14 t[0]
        vpermb zmm3{k4}, zmm20, zmm13                              ;   262.3 p5      14 t[0]
        vmovdqu8 zmm3{k1}, zmm24                                   ;   267.3 p0      14 t[0]
        vptestmb k1, zmm25, zmm12                                  ;   261.3 p5      14 t[1]
        vpermb zmm20, zmm25, zmm8                                  ;   262.3 p5      14 t[1]
        vpermb zmm20{k1}, zmm25, zmm14                             ;   265.3 p5      14 t[1]
        vpternlogd zmm7, zmm11, zmm17, 0x96                        ;   259.3 p0      14 t[2]
        vpxord zmm11, zmm6, zmm28                                  ;   253.3 p0      14 t[3]
        vpxord zmm6, zmm6, zmm23                                   ;   258.3 p0      14 t[3]
        vpxord zmm23, zmm23, zmm19                                 ;   258.3 p0      14 t[3]
        vpternlogd zmm7, zmm22, [rbp + 5568], 0x96                 ;   260.3 p0+p2   14 t[2]
        vpshufb zmm22, zmm4, zmm6                                  ;   264.3 p5      14 t[3]
        vpaddb zmm9, zmm6, zmm6                                    ;   259.3 p0      14 t[3]
        vpternlogd zmm19, zmm22, zmm9, 0x96                        ;   265.3 p0      14 t[3]
        vptestmb k2, zmm16, zmm12                                  ;   265.3 p5      14 t[0]
        vpermb zmm22, zmm16, zmm2                                  ;   266.3 p5      14 t[0]
        vpermb zmm22{k2}, zmm16, zmm13                             ;   269.3 p5      14 t[0]
        vpternlogd zmm18, zmm17, [rbp + 5696], 0x96                ;   256.3 p0+p3   14 t[2]
        vpmovb2m k4, zmm25                                         ;   257.3 p0      14 t[1]
        vpmovb2m k6, zmm5                                          ;   258.3 p0      14 t[2]
        vpermb zmm17, zmm25, zmm2                                  ;   268.3 p5      14 t[1]
        vpermb zmm17{k1}, zmm25, zmm13                             ;   271.3 p5      14 t[1]
        vpmovb2m k1, zmm7                                          ;   261.3 p0      14 t[1]
        vmovdqu8 zmm17{k4}, zmm20                                  ;   276.3 p0      14 t[1]
        vpshufb zmm9, zmm4, zmm11                                  ;   270.3 p5      14 t[3]
        vptestmb k5, zmm7, zmm12                                   ;   271.3 p5      14 t[1]
        vpshufb zmm26, zmm4, zmm23                                 ;   272.3 p5      14 t[3]
        vpermb zmm24, zmm16, zmm8                                  ;   273.3 p5      14 t[0]
        vpermb zmm24{k2}, zmm16, zmm14                             ;   276.3 p5      14 t[0]
        vpermb zmm20, zmm7, zmm8                                   ;   275.3 p5      14 t[1]
        vpmovb2m k4, zmm29                                         ;   261.3 p0      14 t[1]
        vpermb zmm20{k5}, zmm7, zmm14                              ;   278.3 p5      14 t[1]
        vpaddb zmm16, zmm23, zmm23                                 ;   262.3 p0      14 t[3]
        vpermb zmm25, zmm7, zmm2                                   ;   277.3 p5      14 t[1]
        vpermb zmm25{k5}, zmm7, zmm13                              ;   280.3 p5      14 t[1]
        vmovdqu8 zmm22{k3}, zmm24                                  ;   281.3 p0      14 t[0]
        vpaddb zmm21, zmm11, zmm11                                 ;   264.3 p0      14 t[3]
        vpternlogd zmm11, zmm19, [rbp + 5760], 0x96                ;   266.3 p0+p2   14 t[3]
        vpternlogd zmm19, zmm9, zmm21, 0x96                        ;   271.3 p0      14 t[3]
        vpternlogd zmm9, zmm21, zmm28, 0x96                        ;   271.3 p0      14 t[3]
        vmovdqu8 zmm25{k1}, zmm20                                  ;   285.3 p0      14 t[1]
        vptestmb k2, zmm29, zmm12                                  ;   279.3 p5      14 t[1]
        vpternlogd zmm26, zmm16, zmm6, 0x96                        ;   273.3 p0      14 t[3]
        vpermb zmm6, zmm29, zmm2                                   ;   280.3 p5      14 t[1]
        vpermb zmm6{k2}, zmm29, zmm13                              ;   283.3 p5      14 t[1]
        vpmovb2m k5, zmm1                                          ;   270.3 p0      14 t[2]
        vpternlogd zmm9, zmm23, [rbp + 5888], 0x96                 ;   272.3 p0+p3   14 t[3]
        vpternlogd zmm19, zmm26, [rbp + 6080], 0x96                ;   274.3 p0+p2   14 t[3]
        vptestmb k3, zmm1, zmm12                                   ;   282.3 p5      14 t[2]
        vpxord zmm21, zmm3, zmm10                                  ;   273.3 p0      14 t[0]
        vpermb zmm16, zmm29, zmm8                                  ;   283.3 p5      14 t[1]
        vpermb zmm16{k2}, zmm29, zmm14                             ;   286.3 p5      14 t[1]
        vmovdqu8 zmm6{k4}, zmm16                                   ;   291.3 p0      14 t[1]
        vptestmb k4, zmm5, zmm12                                   ;   285.3 p5      14 t[2]
        vpaddb zmm20, zmm21, zmm21                                 ;   275.3 p0      14 t[0]
        vpmovb2m k2, zmm19                                         ;   276.3 p0      14 t[1]
        vpermb zmm16, zmm9, zmm8                                   ;   286.3 p5      14 t[2]
        vpshufb zmm7, zmm4, zmm21                                  ;   287.3 p5      14 t[0]
        vpternlogd zmm26, zmm28, [rbp + 6272], 0x96                ;   277.3 p0+p3   14 t[3]
        vptestmb k1, zmm26, zmm12                                  ;   288.3 p5      14 t[0]
        vpermb zmm24, zmm26, zmm8                                  ;   289.3 p5      14 t[0]
        vpermb zmm24{k1}, zmm26, zmm14                             ;   292.3 p5      14 t[0]
        vpermb zmm23, zmm26, zmm2                                  ;   291.3 p5      14 t[0]
        vpermb zmm23{k1}, zmm26, zmm13                             ;   294.3 p5      14 t[0]
        vpmovb2m k1, zmm26                                         ;   278.3 p0      14 t[0]
        vpermb zmm26, zmm1, zmm8                                   ;   293.3 p5      14 t[2]
        vmovdqu8 zmm23{k1}, zmm24                                  ;   299.3 p0      14 t[0]
        vpermb zmm24, zmm1, zmm2                                   ;   294.3 p5      14 t[2]
        vptestmb k1, zmm19, zmm12                                  ;   295.3 p5      14 t[1]
        vpternlogd zmm7, zmm20, zmm23, 0x96                        ;   302.3 p0      14 t[0]
        vpermb zmm20, zmm19, zmm8                                  ;   296.3 p5      14 t[1]
        vpermb zmm20{k1}, zmm19, zmm14                             ;   299.3 p5      14 t[1]
        vpxord zmm10, zmm10, zmm22                                 ;   284.3 p0      14 t[0]
        vpermb zmm24{k3}, zmm1, zmm13                              ;   298.3 p5      14 t[2]
        vpermb zmm28, zmm19, zmm2                                  ;   299.3 p5      14 t[1]
        vpermb zmm28{k1}, zmm19, zmm13                             ;   302.3 p5      14 t[1]
        vpaddb zmm19, zmm10, zmm10                                 ;   285.3 p0      14 t[0]
        vptestmb k1, zmm9, zmm12                                   ;   301.3 p5      14 t[2]
        vpshufb zmm29, zmm4, zmm10                                 ;   302.3 p5      14 t[0]
        vmovdqu8 zmm28{k2}, zmm20                                  ;   307.3 p0      14 t[1]
        vpternlogd zmm10, zmm7, [rbp + 6400], 0x96                 ;   303.3 p0+p2   14 t[0]
        vpternlogd zmm7, zmm29, zmm19, 0x96                        ;   303.3 p0      14 t[0]
        vpermb zmm26{k3}, zmm1, zmm14                              ;   303.3 p5      14 t[2]
        vmovdqu8 zmm24{k5}, zmm26                                  ;   308.3 p0      14 t[2]
        vpternlogd zmm29, zmm19, zmm22, 0x96                       ;   303.3 p0      14 t[0]
        vpxord zmm3, zmm3, zmm23                                   ;   302.3 p0      14 t[0]
        vpermb zmm23, zmm9, zmm2                                   ;   304.3 p5      14 t[2]
        vpxord zmm1, zmm17, zmm25                                  ;   289.3 p0      14 t[1]
        vpxord zmm25, zmm25, zmm28                                 ;   310.3 p0      14 t[1]
        vpmovb2m k2, zmm9                                          ;   291.3 p0      14 t[2]
        vpaddb zmm19, zmm3, zmm3                                   ;   303.3 p0      14 t[0]
        vpshufb zmm26, zmm4, zmm3                                  ;   305.3 p5      14 t[0]
        vpternlogd zmm26, zmm19, zmm21, 0x96                       ;   306.3 p0      14 t[0]
        vpermb zmm16{k1}, zmm9, zmm14                              ;   306.3 p5      14 t[2]
        vpermb zmm21, zmm27, zmm8                                  ;   307.3 p5      14 t[2]
        vptestmb k3, zmm15, zmm12                                  ;   308.3 p5      14 t[3]
        vpxord zmm17, zmm17, zmm6                                  ;   294.3 p0      14 t[1]
        vpermb zmm20, zmm5, zmm2                                   ;   309.3 p5      14 t[2]
        vpmovb2m k7, zmm11                                         ;   295.3 p0      14 t[3]
        vpermb zmm23{k1}, zmm9, zmm13                              ;   310.3 p5      14 t[2]
        vpternlogd zmm29, zmm3, [rbp + 6464], 0x96                 ;   304.3 p0+p3   14 t[0]
        vmovdqu8 zmm23{k2}, zmm16                                  ;   315.3 p0      14 t[2]
        vpermb zmm16, zmm5, zmm8                                   ;   311.3 p5      14 t[2]
        vpermb zmm16{k4}, zmm5, zmm14                              ;   314.3 p5      14 t[2]
        vpaddb zmm3, zmm1, zmm1                                    ;   298.3 p0      14 t[1]
        vpermb zmm20{k4}, zmm5, zmm13                              ;   313.3 p5      14 t[2]
        vpermb zmm19, zmm27, zmm2                                  ;   314.3 p5      14 t[2]
        vpternlogd zmm7, zmm26, [rbp + 6528], 0x96                 ;   307.3 p0+p2   14 t[0]
        vpternlogd zmm26, zmm22, [rbp + 6592], 0x96                ;   307.3 p0+p3   14 t[0]
        vpermb zmm22, zmm11, zmm8                                  ;   315.3 p5      14 t[3]
        vpmovb2m k5, zmm0                                          ;   301.3 p0      14 t[3]
        vpshufb zmm9, zmm4, zmm1                                   ;   316.3 p5      14 t[1]
        vpmovb2m k2, zmm27                                         ;   302.3 p0      14 t[2]
        vpternlogd zmm9, zmm3, zmm6, 0x96                          ;   317.3 p0      14 t[1]
        vpermb zmm3, zmm15, zmm2                                   ;   317.3 p5      14 t[3]
        vptestmb k1, zmm27, zmm12                                  ;   318.3 p5      14 t[2]
        vpermb zmm5, zmm15, zmm8                                   ;   319.3 p5      14 t[3]
        vpermb zmm5{k3}, zmm15, zmm14                              ;   322.3 p5      14 t[3]
        vmovdqu8 zmm20{k6}, zmm16                                  ;   319.3 p0      14 t[2]
        vpshufb zmm16, zmm4, zmm17                                 ;   321.3 p5      14 t[1]
        vpermb zmm6, zmm11, zmm2                                   ;   322.3 p5      14 t[3]
        vptestmb k6, zmm11, zmm12                                  ;   323.3 p5      14 t[3]
        vpermb zmm6{k6}, zmm11, zmm13                              ;   325.3 p5      14 t[3]
        vpmovb2m k4, zmm15                                         ;   305.3 p0      14 t[3]
        vpermb zmm3{k3}, zmm15, zmm13                              ;   325.3 p5      14 t[3]
        vpermb zmm15, zmm18, zmm2                                  ;   326.3 p5      14 t[3]
        vpermb zmm19{k1}, zmm27, zmm13                             ;   327.3 p5      14 t[2]
        vpermb zmm22{k6}, zmm11, zmm14                             ;   328.3 p5      14 t[3]
        vmovdqu8 zmm6{k7}, zmm22                                   ;   333.3 p0      14 t[3]
        vpermb zmm22, zmm10, zmm8                                  ;   329.3 p5      14 t[0]
        vpermb zmm21{k1}, zmm27, zmm14                             ;   330.3 p5      14 t[2]
        vpermb zmm27, zmm0, zmm2                                   ;   331.3 p5      14 t[3]
        vmovdqu8 zmm19{k2}, zmm21                                  ;   335.3 p0      14 t[2]
        vptestmb k1, zmm0, zmm12                                   ;   332.3 p5      14 t[3]
        vpaddb zmm21, zmm17, zmm17                                 ;   308.3 p0      14 t[1]
        vpternlogd zmm16, zmm21, zmm1, 0x96                        ;   322.3 p0      14 t[1]
        vpaddb zmm21, zmm25, zmm25                                 ;   311.3 p0      14 t[1]
        vpshufb zmm1, zmm4, zmm25                                  ;   333.3 p5      14 t[1]
        vpermb zmm27{k1}, zmm0, zmm13                              ;   334.3 p5      14 t[3]
        vpternlogd zmm25, zmm9, [rbp + 6656], 0x96                 ;   318.3 p0+p2   14 t[1]
        vpternlogd zmm9, zmm1, zmm21, 0x96                         ;   334.3 p0      14 t[1]
        vpternlogd zmm1, zmm21, zmm28, 0x96                        ;   334.3 p0      14 t[1]
        vpternlogd zmm28, zmm16, [rbp + 6848], 0x96                ;   323.3 p0+p3   14 t[1]
        vpmovb2m k3, zmm18                                         ;   315.3 p0      14 t[3]
        vptestmb k2, zmm18, zmm12                                  ;   335.3 p5      14 t[3]
        vpermb zmm15{k2}, zmm18, zmm13                             ;   337.3 p5      14 t[3]
        vpermb zmm21, zmm18, zmm8                                  ;   337.3 p5      14 t[3]
        vpternlogd zmm1, zmm17, [rbp + 6720], 0x96                 ;   335.3 p0+p2   14 t[1]
        vpxord zmm17, zmm24, zmm23                                 ;   318.3 p0      14 t[2]
        vpxord zmm24, zmm24, zmm19                                 ;   338.3 p0      14 t[2]
        vpshufb zmm11, zmm4, zmm17                                 ;   338.3 p5      14 t[2]
        vpermb zmm21{k2}, zmm18, zmm14                             ;   340.3 p5      14 t[3]
        vptestmb k2, zmm1, zmm12                                   ;   340.3 p5      14 t[0]
        vmovdqu8 zmm15{k3}, zmm21                                  ;   345.3 p0      14 t[3]
        vpshufb zmm18, zmm4, zmm24                                 ;   341.3 p5      14 t[2]
        vpxord zmm23, zmm23, zmm20                                 ;   322.3 p0      14 t[2]
        vmovdqu8 zmm3{k4}, zmm5                                    ;   330.3 p0      14 t[3]
        vpermb zmm5, zmm0, zmm8                                    ;   342.3 p5      14 t[3]
        vptestmb k4, zmm10, zmm12                                  ;   343.3 p5      14 t[0]
        vpermb zmm22{k4}, zmm10, zmm14                             ;   345.3 p5      14 t[0]
        vpermb zmm5{k1}, zmm0, zmm14                               ;   345.3 p5      14 t[3]
        vmovdqu8 zmm27{k5}, zmm5                                   ;   350.3 p0      14 t[3]
        vpaddb zmm0, zmm17, zmm17                                  ;   323.3 p0      14 t[2]
        vpternlogd zmm11, zmm0, zmm19, 0x96                        ;   339.3 p0      14 t[2]
        vpaddb zmm19, zmm24, zmm24                                 ;   339.3 p0      14 t[2]
        vpshufb zmm0, zmm4, zmm23                                  ;   346.3 p5      14 t[2]
        vpaddb zmm5, zmm23, zmm23                                  ;   326.3 p0      14 t[2]
        vpternlogd zmm9, zmm16, [rbp + 6784], 0x96                 ;   335.3 p0+p3   14 t[1]
        vpmovb2m k3, zmm1                                          ;   336.3 p0      14 t[0]
        vpermb zmm16, zmm10, zmm2                                  ;   347.3 p5      14 t[0]
        vpermb zmm16{k4}, zmm10, zmm13                             ;   350.3 p5      14 t[0]
        vpmovb2m k1, zmm10                                         ;   329.3 p0      14 t[0]
        vmovdqu8 zmm16{k1}, zmm22                                  ;   355.3 p0      14 t[0]
        vpternlogd zmm23, zmm11, [rbp + 6912], 0x96                ;   340.3 p0+p2   14 t[2]
        vpternlogd zmm11, zmm0, zmm5, 0x96                         ;   347.3 p0      14 t[2]
        vpternlogd zmm0, zmm5, zmm20, 0x96                         ;   347.3 p0      14 t[2]
        vpxord zmm5, zmm3, zmm27                                   ;   353.3 p0      14 t[3]
        vpxord zmm3, zmm3, zmm6                                    ;   336.3 p0      14 t[3]
        vpshufb zmm21, zmm4, zmm3                                  ;   349.3 p5      14 t[3]
        vpxord zmm6, zmm6, zmm15                                   ;   348.3 p0      14 t[3]
        vptestmb k1, zmm25, zmm12                                  ;   350.3 p5      14 t[1]
        vpternlogd zmm0, zmm24, [rbp + 6976], 0x96                 ;   348.3 p0+p3   14 t[2]
        vpshufb zmm24, zmm4, zmm6                                  ;   351.3 p5      14 t[3]
        vpermb zmm10, zmm25, zmm2                                  ;   352.3 p5      14 t[1]
        vptestmb k5, zmm0, zmm12                                   ;   353.3 p5      14 t[1]
        vpmovb2m k6, zmm7                                          ;   338.3 p0      14 t[2]
        vpermb zmm10{k1}, zmm25, zmm13                             ;   355.3 p5      14 t[1]
        vpmovb2m k4, zmm25                                         ;   339.3 p0      14 t[1]
        vpternlogd zmm18, zmm19, zmm17, 0x96                       ;   342.3 p0      14 t[2]
        vpermb zmm19, zmm1, zmm8                                   ;   355.3 p5      14 t[0]
        vpermb zmm17, zmm1, zmm2                                   ;   356.3 p5      14 t[0]
        vpermb zmm17{k2}, zmm1, zmm13                              ;   359.3 p5      14 t[0]
        vpermb zmm19{k2}, zmm1, zmm14                              ;   358.3 p5      14 t[0]
        vmovdqu8 zmm17{k3}, zmm19                                  ;   364.3 p0      14 t[0]
        vpaddb zmm19, zmm5, zmm5                                   ;   354.3 p0      14 t[3]
        vpternlogd zmm11, zmm18, [rbp + 7040], 0x96                ;   348.3 p0+p2   14 t[2]
        vptestmb k2, zmm11, zmm12                                  ;   359.3 p5      14 t[0]
        vpaddb zmm1, zmm3, zmm3                                    ;   344.3 p0      14 t[3]
        vpternlogd zmm15, zmm21, zmm1, 0x96                        ;   350.3 p0      14 t[3]
        vpshufb zmm1, zmm4, zmm5                                   ;   360.3 p5      14 t[3]
        vpternlogd zmm5, zmm15, [rbp + 7168], 0x96                 ;   354.3 p0+p3   14 t[3]
        vpermb zmm22, zmm11, zmm8                                  ;   361.3 p5      14 t[0]
        vpermb zmm21, zmm11, zmm2                                  ;   362.3 p5      14 t[0]
        vpermb zmm22{k2}, zmm11, zmm14                             ;   364.3 p5      14 t[0]
        vpermb zmm21{k2}, zmm11, zmm13                             ;   365.3 p5      14 t[0]
        vptestmb k2, zmm26, zmm12                                  ;   365.3 p5      14 t[1]
        vpternlogd zmm15, zmm1, zmm19, 0x96                        ;   361.3 p0      14 t[3]
        vpternlogd zmm18, zmm20, [rbp + 7104], 0x96                ;   348.3 p0+p2   14 t[2]
        vpmovb2m k3, zmm11                                         ;   349.3 p0      14 t[0]
        vpermb zmm20, zmm25, zmm8                                  ;   366.3 p5      14 t[1]
        vpermb zmm20{k1}, zmm25, zmm14                             ;   369.3 p5      14 t[1]
        vmovdqu8 zmm10{k4}, zmm20                                  ;   374.3 p0      14 t[1]
        vpermb zmm20, zmm0, zmm8                                   ;   368.3 p5      14 t[1]
        vpaddb zmm11, zmm6, zmm6                                   ;   351.3 p0      14 t[3]
        vpternlogd zmm24, zmm11, zmm3, 0x96                        ;   352.3 p0      14 t[3]
        vpternlogd zmm15, zmm24, [rbp + 7296], 0x96                ;   362.3 p0+p3   14 t[3]
        vmovdqu8 zmm21{k3}, zmm22                                  ;   370.3 p0      14 t[0]
        vpternlogd zmm24, zmm27, [rbp + 7360], 0x96                ;   355.3 p0+p2   14 t[3]
        vpmovb2m k4, zmm26                                         ;   356.3 p0      14 t[1]
        vpermb zmm20{k5}, zmm0, zmm14                              ;   371.3 p5      14 t[1]
        vpermb zmm25, zmm0, zmm2                                   ;   370.3 p5      14 t[1]
        vpternlogd zmm1, zmm19, zmm27, 0x96                        ;   361.3 p0      14 t[3]
        vpternlogd zmm1, zmm6, [rbp + 7232], 0x96                  ;   362.3 p0+p3   14 t[3]
        vpermb zmm3, zmm26, zmm2                                   ;   371.3 p5      14 t[1]
        vpmovb2m k1, zmm0                                          ;   359.3 p0      14 t[1]
        vpermb zmm11, zmm26, zmm8                                  ;   372.3 p5      14 t[1]
        vpermb zmm11{k2}, zmm26, zmm14                             ;   375.3 p5      14 t[1]
        vpermb zmm3{k2}, zmm26, zmm13                              ;   374.3 p5      14 t[1]
        vmovdqu8 zmm3{k4}, zmm11                                   ;   380.3 p0      14 t[1]
        vpxord zmm6, zmm16, zmm17                                  ;   367.3 p0      14 t[0]
        vptestmb k3, zmm23, zmm12                                  ;   375.3 p5      14 t[2]
        vpermb zmm25{k5}, zmm0, zmm13                              ;   376.3 p5      14 t[1]
        vmovdqu8 zmm25{k1}, zmm20                                  ;   381.3 p0      14 t[1]
        vptestmb k1, zmm24, zmm12                                  ;   377.3 p5      14 t[0]
        vpermb zmm22, zmm24, zmm8                                  ;   378.3 p5      14 t[0]
        vpermb zmm22{k1}, zmm24, zmm14                             ;   381.3 p5      14 t[0]
        vpxord zmm17, zmm17, zmm21                                 ;   373.3 p0      14 t[0]
        vpmovb2m k2, zmm15                                         ;   364.3 p0      14 t[1]
        vpshufb zmm0, zmm4, zmm6                                   ;   380.3 p5      14 t[0]
        vpmovb2m k5, zmm23                                         ;   365.3 p0      14 t[2]
        vpshufb zmm26, zmm4, zmm17                                 ;   381.3 p5      14 t[0]
        vpermb zmm19, zmm24, zmm2                                  ;   382.3 p5      14 t[0]
        vpermb zmm19{k1}, zmm24, zmm13                             ;   385.3 p5      14 t[0]
        vpmovb2m k1, zmm24                                         ;   366.3 p0      14 t[0]
        vpermb zmm24, zmm23, zmm8                                  ;   384.3 p5      14 t[2]
        vpermb zmm24{k3}, zmm23, zmm14                             ;   387.3 p5      14 t[2]
        vmovdqu8 zmm19{k1}, zmm22                                  ;   390.3 p0      14 t[0]
        vpermb zmm22, zmm23, zmm2                                  ;   386.3 p5      14 t[2]
        vpaddb zmm20, zmm6, zmm6                                   ;   368.3 p0      14 t[0]
        vptestmb k1, zmm15, zmm12                                  ;   387.3 p5      14 t[1]
        vpxord zmm16, zmm16, zmm19                                 ;   393.3 p0      14 t[0]
        vpternlogd zmm0, zmm20, zmm19, 0x96                        ;   393.3 p0      14 t[0]
        vptestmb k4, zmm7, zmm12                                   ;   388.3 p5      14 t[2]
        vpermb zmm20, zmm15, zmm8                                  ;   389.3 p5      14 t[1]
        vpermb zmm19, zmm1, zmm2                                   ;   390.3 p5      14 t[2]
        vpermb zmm20{k1}, zmm15, zmm14                             ;   392.3 p5      14 t[1]
        vpermb zmm11, zmm1, zmm8                                   ;   392.3 p5      14 t[2]
        vpermb zmm22{k3}, zmm23, zmm13                             ;   393.3 p5      14 t[2]
        vpermb zmm27, zmm15, zmm2                                  ;   394.3 p5      14 t[1]
        vpermb zmm27{k1}, zmm15, zmm13                             ;   397.3 p5      14 t[1]
        vmovdqu8 zmm22{k5}, zmm24                                  ;   398.3 p0      14 t[2]
        vpshufb zmm24, zmm4, zmm16                                 ;   396.3 p5      14 t[0]
        vpaddb zmm15, zmm17, zmm17                                 ;   374.3 p0      14 t[0]
        vpternlogd zmm17, zmm0, [rbp + 7424], 0x96                 ;   394.3 p0+p2   14 t[0]
        vpternlogd zmm0, zmm26, zmm15, 0x96                        ;   394.3 p0      14 t[0]
        vpternlogd zmm26, zmm15, zmm21, 0x96                       ;   382.3 p0      14 t[0]
        vmovdqu8 zmm27{k2}, zmm20                                  ;   402.3 p0      14 t[1]
        vpermb zmm20, zmm7, zmm2                                   ;   397.3 p5      14 t[2]
        vpermb zmm20{k4}, zmm7, zmm13                              ;   400.3 p5      14 t[2]
        vpxord zmm23, zmm10, zmm25                                 ;   384.3 p0      14 t[1]
        vptestmb k1, zmm1, zmm12                                   ;   399.3 p5      14 t[2]
        vpermb zmm19{k1}, zmm1, zmm13                              ;   401.3 p5      14 t[2]
        vpmovb2m k7, zmm5                                          ;   378.3 p0      14 t[3]
        vpternlogd zmm26, zmm16, [rbp + 7488], 0x96                ;   394.3 p0+p3   14 t[0]
        vpermb zmm11{k1}, zmm1, zmm14                              ;   401.3 p5      14 t[2]
        vpmovb2m k2, zmm1                                          ;   380.3 p0      14 t[2]
        vmovdqu8 zmm19{k2}, zmm11                                  ;   406.3 p0      14 t[2]
        vpshufb zmm1, zmm4, zmm23                                  ;   402.3 p5      14 t[1]
        vpermb zmm11, zmm7, zmm8                                   ;   403.3 p5      14 t[2]
        vpxord zmm10, zmm10, zmm3                                  ;   383.3 p0      14 t[1]
        vpermb zmm11{k4}, zmm7, zmm14                              ;   406.3 p5      14 t[2]
        vmovdqu8 zmm20{k6}, zmm11                                  ;   411.3 p0      14 t[2]
        vpaddb zmm15, zmm16, zmm16                                 ;   394.3 p0      14 t[0]
        vpaddb zmm16, zmm23, zmm23                                 ;   385.3 p0      14 t[1]
        vpternlogd zmm1, zmm16, zmm3, 0x96                         ;   403.3 p0      14 t[1]
        vpmovb2m k2, zmm28                                         ;   387.3 p0      14 t[2]
        vpternlogd zmm24, zmm15, zmm6, 0x96                        ;   397.3 p0      14 t[0]
        vptestmb k1, zmm28, zmm12                                  ;   405.3 p5      14 t[2]
        vpxord zmm25, zmm25, zmm27                                 ;   405.3 p0      14 t[1]
        vpternlogd zmm0, zmm24, [rbp + 7552], 0x96                 ;   398.3 p0+p2   14 t[0]
        vpternlogd zmm24, zmm21, [rbp + 7616], 0x96                ;   398.3 p0+p3   14 t[0]
        vpermb zmm21, zmm5, zmm8                                   ;   406.3 p5      14 t[3]
        vpermb zmm15, zmm28, zmm8                                  ;   407.3 p5      14 t[2]
        vpermb zmm6, zmm28, zmm2                                   ;   408.3 p5      14 t[2]
        vpermb zmm6{k1}, zmm28, zmm13                              ;   411.3 p5      14 t[2]
        vpermb zmm15{k1}, zmm28, zmm14                             ;   410.3 p5      14 t[2]
        vmovdqu8 zmm6{k2}, zmm15                                   ;   416.3 p0      14 t[2]
        vpermb zmm3, zmm29, zmm2                                   ;   411.3 p5      14 t[3]
        vpermb zmm16, zmm5, zmm2                                   ;   412.3 p5      14 t[3]
        vpaddb zmm15, zmm10, zmm10                                 ;   393.3 p0      14 t[1]
        vptestmb k6, zmm5, zmm12                                   ;   413.3 p5      14 t[3]
        vpermb zmm28, zmm9, zmm2                                   ;   414.3 p5      14 t[3]
        vpshufb zmm11, zmm4, zmm10                                 ;   415.3 p5      14 t[1]
        vptestmb k1, zmm9, zmm12                                   ;   416.3 p5      14 t[3]
        vpternlogd zmm11, zmm15, zmm23, 0x96                       ;   416.3 p0      14 t[1]
        vpshufb zmm15, zmm4, zmm25                                 ;   417.3 p5      14 t[1]
        vpaddb zmm23, zmm25, zmm25                                 ;   406.3 p0      14 t[1]
        vpternlogd zmm25, zmm1, [rbp + 7680], 0x96                 ;   406.3 p0+p2   14 t[1]
        vpermb zmm21{k6}, zmm5, zmm14                              ;   418.3 p5      14 t[3]
        vpternlogd zmm1, zmm15, zmm23, 0x96                        ;   418.3 p0      14 t[1]
        vpmovb2m k5, zmm9                                          ;   398.3 p0      14 t[3]
        vptestmb k3, zmm29, zmm12                                  ;   419.3 p5      14 t[3]
        vpermb zmm16{k6}, zmm5, zmm13                              ;   420.3 p5      14 t[3]
        vpermb zmm7, zmm29, zmm8                                   ;   421.3 p5      14 t[3]
        vpermb zmm7{k3}, zmm29, zmm14                              ;   424.3 p5      14 t[3]
        vpermb zmm3{k3}, zmm29, zmm13                              ;   423.3 p5      14 t[3]
        vpmovb2m k4, zmm29                                         ;   399.3 p0      14 t[3]
        vpermb zmm29, zmm18, zmm8                                  ;   424.3 p5      14 t[3]
        vmovdqu8 zmm3{k4}, zmm7                                    ;   429.3 p0      14 t[3]
        vmovdqu8 zmm16{k7}, zmm21                                  ;   425.3 p0      14 t[3]
        vpermb zmm21, zmm17, zmm8                                  ;   425.3 p5      14 t[0]
        vpermb zmm28{k1}, zmm9, zmm13                              ;   426.3 p5      14 t[3]
        vpmovb2m k3, zmm18                                         ;   402.3 p0      14 t[3]
        vptestmb k2, zmm18, zmm12                                  ;   427.3 p5      14 t[3]
        vpermb zmm7, zmm9, zmm8                                    ;   428.3 p5      14 t[3]
        vpermb zmm29{k2}, zmm18, zmm14                             ;   429.3 p5      14 t[3]
        vpermb zmm7{k1}, zmm9, zmm14                               ;   431.3 p5      14 t[3]
        vptestmb k4, zmm17, zmm12                                  ;   431.3 p5      14 t[0]
        vpternlogd zmm15, zmm23, zmm27, 0x96                       ;   418.3 p0      14 t[1]
        vpternlogd zmm15, zmm10, [rbp + 7744], 0x96                ;   419.3 p0+p3   14 t[1]
        vpxord zmm10, zmm22, zmm19                                 ;   409.3 p0      14 t[2]
        vpxord zmm22, zmm22, zmm6                                  ;   419.3 p0      14 t[2]
        vpshufb zmm9, zmm4, zmm22                                  ;   432.3 p5      14 t[2]
        vpermb zmm23, zmm18, zmm2                                  ;   433.3 p5      14 t[3]
        vpermb zmm23{k2}, zmm18, zmm13                             ;   436.3 p5      14 t[3]
        vmovdqu8 zmm28{k5}, zmm7                                   ;   436.3 p0      14 t[3]
        vpxord zmm19, zmm19, zmm20                                 ;   414.3 p0      14 t[2]
        vpshufb zmm5, zmm4, zmm10                                  ;   435.3 p5      14 t[2]
        vpternlogd zmm27, zmm11, [rbp + 7872], 0x96                ;   417.3 p0+p2   14 t[1]
        vpaddb zmm7, zmm10, zmm10                                  ;   410.3 p0      14 t[2]
        vpternlogd zmm5, zmm7, zmm6, 0x96                          ;   436.3 p0      14 t[2]
        vptestmb k2, zmm15, zmm12                                  ;   436.3 p5      14 t[0]
        vpternlogd zmm1, zmm11, [rbp + 7808], 0x96                 ;   419.3 p0+p3   14 t[1]
        vpermb zmm11, zmm17, zmm2                                  ;   437.3 p5      14 t[0]
        vpermb zmm11{k4}, zmm17, zmm13                             ;   440.3 p5      14 t[0]
        vpaddb zmm18, zmm22, zmm22                                 ;   420.3 p0      14 t[2]
        vpternlogd zmm9, zmm18, zmm10, 0x96                        ;   433.3 p0      14 t[2]
        vpaddb zmm7, zmm19, zmm19                                  ;   415.3 p0      14 t[2]
        vpshufb zmm6, zmm4, zmm19                                  ;   439.3 p5      14 t[2]
        vpermb zmm10, zmm15, zmm2                                  ;   440.3 p5      14 t[0]
        vpmovb2m k1, zmm17                                         ;   416.3 p0      14 t[0]
        vpermb zmm21{k4}, zmm17, zmm14                             ;   441.3 p5      14 t[0]
        vpermb zmm10{k2}, zmm15, zmm13                             ;   443.3 p5      14 t[0]
        vpermb zmm18, zmm15, zmm8                                  ;   443.3 p5      14 t[0]
        vpternlogd zmm19, zmm5, [rbp + 7936], 0x96                 ;   437.3 p0+p2   14 t[2]
        vpternlogd zmm5, zmm6, zmm7, 0x96                          ;   440.3 p0      14 t[2]
        vmovdqu8 zmm11{k1}, zmm21                                  ;   446.3 p0      14 t[0]
        vptestmb k1, zmm25, zmm12                                  ;   444.3 p5      14 t[1]
        vpternlogd zmm5, zmm9, [rbp + 8064], 0x96                  ;   441.3 p0+p3   14 t[2]
        vpternlogd zmm6, zmm7, zmm20, 0x96                         ;   440.3 p0      14 t[2]
        vpermb zmm18{k2}, zmm15, zmm14                             ;   446.3 p5      14 t[0]
        vpxord zmm7, zmm3, zmm28                                   ;   439.3 p0      14 t[3]
        vpxord zmm3, zmm3, zmm16                                   ;   432.3 p0      14 t[3]
        vpshufb zmm21, zmm4, zmm3                                  ;   446.3 p5      14 t[3]
        vmovdqu8 zmm23{k3}, zmm29                                  ;   441.3 p0      14 t[3]
        vpmovb2m k3, zmm15                                         ;   425.3 p0      14 t[0]
        vpxord zmm16, zmm16, zmm23                                 ;   444.3 p0      14 t[3]
        vpaddb zmm15, zmm3, zmm3                                   ;   433.3 p0      14 t[3]
        vpternlogd zmm23, zmm21, zmm15, 0x96                       ;   447.3 p0      14 t[3]
        vpermb zmm21, zmm5, zmm2                                   ;   447.3 p5      14 t[0]
        vpternlogd zmm9, zmm20, [rbp + 8128], 0x96                 ;   434.3 p0+p2   14 t[2]
        vpermb zmm20, zmm25, zmm8                                  ;   448.3 p5      14 t[1]
        vpermb zmm20{k1}, zmm25, zmm14                             ;   451.3 p5      14 t[1]
        vpternlogd zmm6, zmm22, [rbp + 8000], 0x96                 ;   441.3 p0+p3   14 t[2]
        vpermb zmm17, zmm25, zmm2                                  ;   450.3 p5      14 t[1]
        vmovdqu8 zmm10{k3}, zmm18                                  ;   451.3 p0      14 t[0]
        vpshufb zmm29, zmm4, zmm16                                 ;   451.3 p5      14 t[3]
        vpmovb2m k3, zmm5                                          ;   442.3 p0      14 t[0]
        vptestmb k2, zmm5, zmm12                                   ;   452.3 p5      14 t[0]
        vpermb zmm22, zmm5, zmm8                                   ;   453.3 p5      14 t[0]
        vpermb zmm22{k2}, zmm5, zmm14                              ;   456.3 p5      14 t[0]
        vptestmb k5, zmm6, zmm12                                   ;   455.3 p5      14 t[1]
        vpaddb zmm18, zmm7, zmm7                                   ;   440.3 p0      14 t[3]
        vpermb zmm21{k2}, zmm5, zmm13                              ;   456.3 p5      14 t[0]
        vpshufb zmm15, zmm4, zmm7                                  ;   457.3 p5      14 t[3]
        vpternlogd zmm7, zmm23, [rbp + 8192], 0x96                 ;   448.3 p0+p2   14 t[3]
        vpternlogd zmm23, zmm15, zmm18, 0x96                       ;   458.3 p0      14 t[3]
        vpaddb zmm5, zmm16, zmm16                                  ;   445.3 p0      14 t[3]
        vpternlogd zmm29, zmm5, zmm3, 0x96                         ;   452.3 p0      14 t[3]
        vpermb zmm3, zmm24, zmm2                                   ;   458.3 p5      14 t[1]
        vpternlogd zmm23, zmm29, [rbp + 8320], 0x96                ;   459.3 p0+p3   14 t[3]
        vpmovb2m k4, zmm25                                         ;   439.3 p0      14 t[1]
        vpermb zmm17{k1}, zmm25, zmm13                             ;   459.3 p5      14 t[1]
        vmovdqu8 zmm17{k4}, zmm20                                  ;   464.3 p0      14 t[1]
        vpermb zmm20, zmm6, zmm8                                   ;   460.3 p5      14 t[1]
        vpermb zmm20{k5}, zmm6, zmm14                              ;   463.3 p5      14 t[1]
        vpmovb2m k1, zmm6                                          ;   442.3 p0      14 t[1]
        vpermb zmm25, zmm6, zmm2                                   ;   462.3 p5      14 t[1]
        vpermb zmm25{k5}, zmm6, zmm13                              ;   465.3 p5      14 t[1]
        vmovdqu8 zmm25{k1}, zmm20                                  ;   470.3 p0      14 t[1]
        vpternlogd zmm29, zmm28, [rbp + 8384], 0x96                ;   453.3 p0+p2   14 t[3]
        vptestmb k1, zmm29, zmm12                                  ;   464.3 p5      14 t[0]
        vpermb zmm5, zmm24, zmm8                                   ;   465.3 p5      14 t[1]
        vpternlogd zmm15, zmm18, zmm28, 0x96                       ;   458.3 p0      14 t[3]
        vmovdqu8 zmm21{k3}, zmm22                                  ;   461.3 p0      14 t[0]
        vpmovb2m k7, zmm7                                          ;   449.3 p0      14 t[3]
        vpternlogd zmm15, zmm16, [rbp + 8256], 0x96                ;   459.3 p0+p3   14 t[3]
        vptestmb k2, zmm24, zmm12                                  ;   466.3 p5      14 t[1]
        vpermb zmm5{k2}, zmm24, zmm14                              ;   468.3 p5      14 t[1]
        vpxord zmm16, zmm11, zmm10                                 ;   454.3 p0      14 t[0]
        vpermb zmm18, zmm29, zmm2                                  ;   468.3 p5      14 t[0]
        vpermb zmm18{k1}, zmm29, zmm13                             ;   471.3 p5      14 t[0]
        vpermb zmm22, zmm29, zmm8                                  ;   470.3 p5      14 t[0]
        vpermb zmm22{k1}, zmm29, zmm14                             ;   473.3 p5      14 t[0]
        vpmovb2m k1, zmm29                                         ;   454.3 p0      14 t[0]
        vmovdqu8 zmm18{k1}, zmm22                                  ;   478.3 p0      14 t[0]
        vptestmb k1, zmm23, zmm12                                  ;   472.3 p5      14 t[1]
        vpermb zmm28, zmm23, zmm2                                  ;   473.3 p5      14 t[1]
        vptestmb k3, zmm19, zmm12                                  ;   474.3 p5      14 t[2]
        vpaddb zmm20, zmm16, zmm16                                 ;   455.3 p0      14 t[0]
        vpshufb zmm6, zmm4, zmm16                                  ;   475.3 p5      14 t[0]
        vpermb zmm28{k1}, zmm23, zmm13                             ;   476.3 p5      14 t[1]
        vpxord zmm10, zmm10, zmm21                                 ;   464.3 p0      14 t[0]
        vpmovb2m k4, zmm24                                         ;   453.3 p0      14 t[1]
        vpmovb2m k6, zmm0                                          ;   454.3 p0      14 t[2]
        vpmovb2m k5, zmm19                                         ;   455.3 p0      14 t[2]
        vpermb zmm29, zmm19, zmm8                                  ;   477.3 p5      14 t[2]
        vpxord zmm11, zmm11, zmm18                                 ;   481.3 p0      14 t[0]
        vpermb zmm29{k3}, zmm19, zmm14                             ;   480.3 p5      14 t[2]
        vpermb zmm3{k2}, zmm24, zmm13                              ;   479.3 p5      14 t[1]
        vmovdqu8 zmm3{k4}, zmm5                                    ;   484.3 p0      14 t[1]
        vpternlogd zmm6, zmm20, zmm18, 0x96                        ;   481.3 p0      14 t[0]
        vpermb zmm20, zmm23, zmm8                                  ;   480.3 p5      14 t[1]
        vpermb zmm18, zmm15, zmm2                                  ;   481.3 p5      14 t[2]
        vpermb zmm22, zmm19, zmm2                                  ;   482.3 p5      14 t[2]
        vpermb zmm22{k3}, zmm19, zmm13                             ;   485.3 p5      14 t[2]
        vpxord zmm19, zmm17, zmm25                                 ;   473.3 p0      14 t[1]
        vpermb zmm20{k1}, zmm23, zmm14                             ;   484.3 p5      14 t[1]
        vptestmb k1, zmm15, zmm12                                  ;   485.3 p5      14 t[2]
        vpermb zmm5, zmm15, zmm8                                   ;   486.3 p5      14 t[2]
        vpermb zmm5{k1}, zmm15, zmm14                              ;   489.3 p5      14 t[2]
        vpmovb2m k2, zmm23                                         ;   460.3 p0      14 t[1]
        vpermb zmm23, zmm0, zmm2                                   ;   488.3 p5      14 t[2]
        vptestmb k4, zmm0, zmm12                                   ;   489.3 p5      14 t[2]
        vpermb zmm18{k1}, zmm15, zmm13                             ;   490.3 p5      14 t[2]
        vptestmb k1, zmm27, zmm12                                  ;   491.3 p5      14 t[2]
        vpermb zmm23{k4}, zmm0, zmm13                              ;   492.3 p5      14 t[2]
        vmovdqu8 zmm28{k2}, zmm20                                  ;   489.3 p0      14 t[1]
        vpmovb2m k2, zmm15                                         ;   462.3 p0      14 t[2]
        vmovdqu8 zmm18{k2}, zmm5                                   ;   495.3 p0      14 t[2]
        vpmovb2m k2, zmm27                                         ;   464.3 p0      14 t[2]
        vpaddb zmm20, zmm10, zmm10                                 ;   465.3 p0      14 t[0]
        vpshufb zmm24, zmm4, zmm10                                 ;   493.3 p5      14 t[0]
        vpxord zmm17, zmm17, zmm3                                  ;   487.3 p0      14 t[1]
        vpshufb zmm15, zmm4, zmm19                                 ;   494.3 p5      14 t[1]
        vpternlogd zmm10, zmm6, [rbp + 8448], 0x96                 ;   482.3 p0+p2   14 t[0]
        vpternlogd zmm6, zmm24, zmm20, 0x96                        ;   494.3 p0      14 t[0]
        vpternlogd zmm24, zmm20, zmm21, 0x96                       ;   494.3 p0      14 t[0]
        vpaddb zmm20, zmm11, zmm11                                 ;   482.3 p0      14 t[0]
        vptestmb k3, zmm26, zmm12                                  ;   495.3 p5      14 t[3]
        vpxord zmm25, zmm25, zmm28                                 ;   492.3 p0      14 t[1]
        vpternlogd zmm24, zmm11, [rbp + 8512], 0x96                ;   495.3 p0+p3   14 t[0]
        vpermb zmm5, zmm0, zmm8                                    ;   496.3 p5      14 t[2]
        vpermb zmm5{k4}, zmm0, zmm14                               ;   499.3 p5      14 t[2]
        vpermb zmm0, zmm26, zmm2                                   ;   498.3 p5      14 t[3]
        vpmovb2m k4, zmm26                                         ;   473.3 p0      14 t[3]
        vmovdqu8 zmm23{k6}, zmm5                                   ;   504.3 p0      14 t[2]
        vptestmb k6, zmm7, zmm12                                   ;   499.3 p5      14 t[3]
        vmovdqu8 zmm22{k5}, zmm29                                  ;   490.3 p0      14 t[2]
        vpmovb2m k5, zmm1                                          ;   476.3 p0      14 t[3]
        vpshufb zmm29, zmm4, zmm11                                 ;   500.3 p5      14 t[0]
        vpternlogd zmm29, zmm20, zmm16, 0x96                       ;   501.3 p0      14 t[0]
        vpermb zmm16, zmm27, zmm2                                  ;   501.3 p5      14 t[2]
        vpermb zmm20, zmm27, zmm8                                  ;   502.3 p5      14 t[2]
        vpermb zmm16{k1}, zmm27, zmm13                             ;   504.3 p5      14 t[2]
        vpaddb zmm11, zmm19, zmm19                                 ;   478.3 p0      14 t[1]
        vpshufb zmm5, zmm4, zmm17                                  ;   504.3 p5      14 t[1]
        vpternlogd zmm15, zmm11, zmm3, 0x96                        ;   495.3 p0      14 t[1]
        vpermb zmm3, zmm26, zmm8                                   ;   505.3 p5      14 t[3]
        vpermb zmm3{k3}, zmm26, zmm14                              ;   508.3 p5      14 t[3]
        vpternlogd zmm6, zmm29, [rbp + 8576], 0x96                 ;   502.3 p0+p2   14 t[0]
        mov r8, qword [rbp + 14616]                                ;   271.7 p10     18 z[0].0 reload
        vpternlogd zmm29, zmm21, [rbp + 8640], 0x96                ;   502.3 p0+p3   14 t[0]
        vpermb zmm0{k3}, zmm26, zmm13                              ;   507.3 p5      14 t[3]
        vpermb zmm20{k1}, zmm27, zmm14                             ;   508.3 p5      14 t[2]
        vmovdqu8 zmm16{k2}, zmm20                                  ;   513.3 p0      14 t[2]
        vpaddb zmm20, zmm17, zmm17                                 ;   488.3 p0      14 t[1]
        vpermb zmm11, zmm7, zmm2                                   ;   509.3 p5      14 t[3]
        vpermb zmm21, zmm7, zmm8                                   ;   510.3 p5      14 t[3]
        vpermb zmm21{k6}, zmm7, zmm14                              ;   513.3 p5      14 t[3]
        vpternlogd zmm5, zmm20, zmm19, 0x96                        ;   505.3 p0      14 t[1]
        vpshufb zmm19, zmm4, zmm25                                 ;   512.3 p5      14 t[1]
        vpermb zmm11{k6}, zmm7, zmm13                              ;   513.3 p5      14 t[3]
        vpermb zmm27, zmm1, zmm2                                   ;   514.3 p5      14 t[3]
        vptestmb k1, zmm1, zmm12                                   ;   515.3 p5      14 t[3]
        vmovdqu8 zmm0{k4}, zmm3                                    ;   513.3 p0      14 t[3]
        vpermb zmm3, zmm1, zmm8                                    ;   516.3 p5      14 t[3]
        vpaddb zmm20, zmm25, zmm25                                 ;   493.3 p0      14 t[1]
        vpternlogd zmm25, zmm15, [rbp + 8704], 0x96                ;   496.3 p0+p2   14 t[1]
        vpternlogd zmm15, zmm19, zmm20, 0x96                       ;   513.3 p0      14 t[1]
        vpternlogd zmm19, zmm20, zmm28, 0x96                       ;   513.3 p0      14 t[1]
        vpternlogd zmm19, zmm17, [rbp + 8768], 0x96                ;   514.3 p0+p3   14 t[1]
        vpxord zmm17, zmm22, zmm18                                 ;   498.3 p0      14 t[2]
        vpermb zmm3{k1}, zmm1, zmm14                               ;   519.3 p5      14 t[3]
        vpermb zmm27{k1}, zmm1, zmm13                              ;   518.3 p5      14 t[3]
        vpxord zmm18, zmm18, zmm23                                 ;   507.3 p0      14 t[2]
        vpshufb zmm7, zmm4, zmm17                                  ;   519.3 p5      14 t[2]
        vpaddb zmm1, zmm17, zmm17                                  ;   499.3 p0      14 t[2]
        vpternlogd zmm7, zmm1, zmm16, 0x96                         ;   520.3 p0      14 t[2]
        vpshufb zmm1, zmm4, zmm18                                  ;   520.3 p5      14 t[2]
        vmovdqu8 zmm11{k7}, zmm21                                  ;   518.3 p0      14 t[3]
        vpermb zmm21, zmm10, zmm8                                  ;   521.3 p5      14 t[0]
        vptestmb k4, zmm10, zmm12                                  ;   522.3 p5      14 t[0]
        vpermb zmm21{k4}, zmm10, zmm14                             ;   524.3 p5      14 t[0]
        vpermb zmm26, zmm9, zmm8                                   ;   524.3 p5      14 t[3]
        vpmovb2m k3, zmm9                                          ;   496.3 p0      14 t[3]
        vpermb zmm20, zmm9, zmm2                                   ;   525.3 p5      14 t[3]
        vpxord zmm22, zmm22, zmm16                                 ;   516.3 p0      14 t[2]
        vptestmb k2, zmm9, zmm12                                   ;   526.3 p5      14 t[3]
        vpermb zmm26{k2}, zmm9, zmm14                              ;   528.3 p5      14 t[3]
        vpermb zmm20{k2}, zmm9, zmm13                              ;   528.3 p5      14 t[3]
        vpshufb zmm9, zmm4, zmm22                                  ;   529.3 p5      14 t[2]
        vpmovb2m k1, zmm10                                         ;   498.3 p0      14 t[0]
        vmovdqu8 zmm27{k5}, zmm3                                   ;   524.3 p0      14 t[3]
        vpternlogd zmm15, zmm5, [rbp + 8832], 0x96                 ;   514.3 p0+p2   14 t[1]
        vpternlogd zmm28, zmm5, [rbp + 8896], 0x96                 ;   506.3 p0+p3   14 t[1]
        vpermb zmm5, zmm10, zmm2                                   ;   530.3 p5      14 t[0]
        vmovdqu8 zmm20{k3}, zmm26                                  ;   533.3 p0      14 t[3]
        vpmovb2m k3, zmm19                                         ;   515.3 p0      14 t[0]
        vpaddb zmm16, zmm22, zmm22                                 ;   517.3 p0      14 t[2]
        vpternlogd zmm9, zmm16, zmm17, 0x96                        ;   530.3 p0      14 t[2]
        vpermb zmm16, zmm19, zmm2                                  ;   531.3 p5      14 t[0]
        vptestmb k2, zmm19, zmm12                                  ;   532.3 p5      14 t[0]
        vpermb zmm17, zmm19, zmm8                                  ;   533.3 p5      14 t[0]
        vpermb zmm17{k2}, zmm19, zmm14                             ;   536.3 p5      14 t[0]
        vpermb zmm16{k2}, zmm19, zmm13                             ;   535.3 p5      14 t[0]
        vpermb zmm5{k4}, zmm10, zmm13                              ;   536.3 p5      14 t[0]
        vmovdqu8 zmm5{k1}, zmm21                                   ;   541.3 p0      14 t[0]
        vpaddb zmm3, zmm18, zmm18                                  ;   508.3 p0      14 t[2]
        vpternlogd zmm18, zmm7, [rbp + 8960], 0x96                 ;   521.3 p0+p2   14 t[2]
        vptestmb k1, zmm25, zmm12                                  ;   537.3 p5      14 t[1]
        vmovdqu8 zmm16{k3}, zmm17                                  ;   541.3 p0      14 t[0]
        vpternlogd zmm7, zmm1, zmm3, 0x96                          ;   521.3 p0      14 t[2]
        vpternlogd zmm1, zmm3, zmm23, 0x96                         ;   521.3 p0      14 t[2]
        vpternlogd zmm1, zmm22, [rbp + 9024], 0x96                 ;   522.3 p0+p3   14 t[2]
        vpternlogd zmm7, zmm9, [rbp + 9088], 0x96                  ;   531.3 p0+p2   14 t[2]
        vpternlogd zmm9, zmm23, [rbp + 9152], 0x96                 ;   531.3 p0+p3   14 t[2]
        vpxord zmm3, zmm0, zmm27                                   ;   527.3 p0      14 t[3]
        vpxord zmm0, zmm0, zmm11                                   ;   521.3 p0      14 t[3]
        vpaddb zmm17, zmm0, zmm0                                   ;   522.3 p0      14 t[3]
        vptestmb k2, zmm7, zmm12                                   ;   538.3 p5      14 t[0]
        vpmovb2m k3, zmm7                                          ;   532.3 p0      14 t[0]
        vpermb zmm23, zmm7, zmm8                                   ;   539.3 p5      14 t[0]
        vpshufb zmm22, zmm4, zmm0                                  ;   540.3 p5      14 t[3]
        vpermb zmm23{k2}, zmm7, zmm14                              ;   542.3 p5      14 t[0]
        vpxord zmm11, zmm11, zmm20                                 ;   536.3 p0      14 t[3]
        vpternlogd zmm20, zmm22, zmm17, 0x96                       ;   541.3 p0      14 t[3]
        vpermb zmm22, zmm7, zmm2                                   ;   542.3 p5      14 t[0]
        vpermb zmm22{k2}, zmm7, zmm13                              ;   545.3 p5      14 t[0]
        vpaddb zmm7, zmm11, zmm11                                  ;   537.3 p0      14 t[3]
        vpshufb zmm26, zmm4, zmm11                                 ;   544.3 p5      14 t[3]
        vmovdqu8 zmm22{k3}, zmm23                                  ;   550.3 p0      14 t[0]
        vpternlogd zmm26, zmm7, zmm0, 0x96                         ;   545.3 p0      14 t[3]
        vpermb zmm7, zmm29, zmm8                                   ;   545.3 p5      14 t[1]
        vpermb zmm10, zmm25, zmm2                                  ;   546.3 p5      14 t[1]
        vpermb zmm21, zmm25, zmm8                                  ;   547.3 p5      14 t[1]
        vpaddb zmm19, zmm3, zmm3                                   ;   528.3 p0      14 t[3]
        vptestmb k5, zmm1, zmm12                                   ;   548.3 p5      14 t[1]
        vpshufb zmm17, zmm4, zmm3                                  ;   549.3 p5      14 t[3]
        vpermb zmm10{k1}, zmm25, zmm13                             ;   550.3 p5      14 t[1]
        vpmovb2m k4, zmm25                                         ;   525.3 p0      14 t[1]
        vpermb zmm21{k1}, zmm25, zmm14                             ;   551.3 p5      14 t[1]
        vpermb zmm25, zmm1, zmm2                                   ;   552.3 p5      14 t[1]
        vpermb zmm25{k5}, zmm1, zmm13                              ;   555.3 p5      14 t[1]
        vpermb zmm0, zmm29, zmm2                                   ;   554.3 p5      14 t[1]
        vmovdqu8 zmm10{k4}, zmm21                                  ;   556.3 p0      14 t[1]
        vpternlogd zmm3, zmm20, [rbp + 9216], 0x96                 ;   542.3 p0+p2   14 t[3]
        vpternlogd zmm20, zmm17, zmm19, 0x96                       ;   550.3 p0      14 t[3]
        vpternlogd zmm20, zmm26, [rbp + 9344], 0x96                ;   551.3 p0+p3   14 t[3]
        vpternlogd zmm26, zmm27, [rbp + 9408], 0x96                ;   546.3 p0+p2   14 t[3]
        vpermb zmm21, zmm1, zmm8                                   ;   555.3 p5      14 t[1]
        vptestmb k2, zmm29, zmm12                                  ;   556.3 p5      14 t[1]
        vpermb zmm0{k2}, zmm29, zmm13                              ;   558.3 p5      14 t[1]
        vpmovb2m k1, zmm1                                          ;   531.3 p0      14 t[1]
        vpermb zmm7{k2}, zmm29, zmm14                              ;   558.3 p5      14 t[1]
        vptestmb k3, zmm18, zmm12                                  ;   559.3 p5      14 t[2]
        vpmovb2m k2, zmm20                                         ;   552.3 p0      14 t[1]
        vpmovb2m k6, zmm6                                          ;   533.3 p0      14 t[2]
        vpermb zmm21{k5}, zmm1, zmm14                              ;   560.3 p5      14 t[1]
        vpmovb2m k5, zmm18                                         ;   534.3 p0      14 t[2]
        vpermb zmm23, zmm26, zmm8                                  ;   561.3 p5      14 t[0]
        vmovdqu8 zmm25{k1}, zmm21                                  ;   565.3 p0      14 t[1]
        vptestmb k1, zmm26, zmm12                                  ;   562.3 p5      14 t[0]
        vpermb zmm23{k1}, zmm26, zmm14                             ;   564.3 p5      14 t[0]
        vpmovb2m k4, zmm29                                         ;   536.3 p0      14 t[1]
        vmovdqu8 zmm0{k4}, zmm7                                    ;   563.3 p0      14 t[1]
        vpternlogd zmm17, zmm19, zmm27, 0x96                       ;   550.3 p0      14 t[3]
        vpermb zmm19, zmm26, zmm2                                  ;   564.3 p5      14 t[0]
        vpternlogd zmm17, zmm11, [rbp + 9280], 0x96                ;   551.3 p0+p3   14 t[3]
        vpxord zmm11, zmm5, zmm16                                  ;   544.3 p0      14 t[0]
        vpshufb zmm1, zmm4, zmm11                                  ;   565.3 p5      14 t[0]
        vpaddb zmm21, zmm11, zmm11                                 ;   545.3 p0      14 t[0]
        vpermb zmm19{k1}, zmm26, zmm13                             ;   567.3 p5      14 t[0]
        vpmovb2m k1, zmm26                                         ;   547.3 p0      14 t[0]
        vmovdqu8 zmm19{k1}, zmm23                                  ;   572.3 p0      14 t[0]
        vpermb zmm27, zmm20, zmm2                                  ;   567.3 p5      14 t[1]
        vpermb zmm7, zmm17, zmm8                                   ;   568.3 p5      14 t[2]
        vptestmb k1, zmm20, zmm12                                  ;   569.3 p5      14 t[1]
        vpermb zmm27{k1}, zmm20, zmm13                             ;   571.3 p5      14 t[1]
        vpternlogd zmm1, zmm21, zmm19, 0x96                        ;   575.3 p0      14 t[0]
        vpermb zmm21, zmm20, zmm8                                  ;   571.3 p5      14 t[1]
        vpermb zmm21{k1}, zmm20, zmm14                             ;   574.3 p5      14 t[1]
        vmovdqu8 zmm27{k2}, zmm21                                  ;   579.3 p0      14 t[1]
        vpmovb2m k2, zmm17                                         ;   552.3 p0      14 t[2]
        vptestmb k1, zmm17, zmm12                                  ;   573.3 p5      14 t[2]
        vpermb zmm7{k1}, zmm17, zmm14                              ;   575.3 p5      14 t[2]
        vpxord zmm16, zmm16, zmm22                                 ;   553.3 p0      14 t[0]
        vpshufb zmm29, zmm4, zmm16                                 ;   575.3 p5      14 t[0]
        vpaddb zmm20, zmm16, zmm16                                 ;   554.3 p0      14 t[0]
        vpternlogd zmm16, zmm1, [rbp + 9472], 0x96                 ;   576.3 p0+p2   14 t[0]
        vpternlogd zmm1, zmm29, zmm20, 0x96                        ;   576.3 p0      14 t[0]
        vpermb zmm23, zmm18, zmm2                                  ;   576.3 p5      14 t[2]
        vpxord zmm5, zmm5, zmm19                                   ;   575.3 p0      14 t[0]
        vpermb zmm19, zmm17, zmm2                                  ;   577.3 p5      14 t[2]
        vpermb zmm19{k1}, zmm17, zmm13                             ;   580.3 p5      14 t[2]
        vmovdqu8 zmm19{k2}, zmm7                                   ;   585.3 p0      14 t[2]
        vpermb zmm26, zmm18, zmm8                                  ;   579.3 p5      14 t[2]
        vpermb zmm26{k3}, zmm18, zmm14                             ;   582.3 p5      14 t[2]
        vpermb zmm23{k3}, zmm18, zmm13                             ;   581.3 p5      14 t[2]
        vmovdqu8 zmm23{k5}, zmm26                                  ;   587.3 p0      14 t[2]
        vpshufb zmm26, zmm4, zmm5                                  ;   582.3 p5      14 t[0]
        vpternlogd zmm29, zmm20, zmm22, 0x96                       ;   576.3 p0      14 t[0]
        vpaddb zmm20, zmm5, zmm5                                   ;   576.3 p0      14 t[0]
        vpternlogd zmm26, zmm20, zmm11, 0x96                       ;   583.3 p0      14 t[0]
        vpermb zmm20, zmm28, zmm8                                  ;   583.3 p5      14 t[2]
        vpmovb2m k2, zmm28                                         ;   557.3 p0      14 t[2]
        vptestmb k1, zmm28, zmm12                                  ;   584.3 p5      14 t[2]
        vpermb zmm20{k1}, zmm28, zmm14                             ;   586.3 p5      14 t[2]
        vpermb zmm11, zmm28, zmm2                                  ;   586.3 p5      14 t[2]
        vpermb zmm11{k1}, zmm28, zmm13                             ;   589.3 p5      14 t[2]
        vmovdqu8 zmm11{k2}, zmm20                                  ;   594.3 p0      14 t[2]
        vpermb zmm7, zmm6, zmm8                                    ;   588.3 p5      14 t[2]
        vptestmb k4, zmm6, zmm12                                   ;   589.3 p5      14 t[2]
        vpermb zmm7{k4}, zmm6, zmm14                               ;   591.3 p5      14 t[2]
        vpxord zmm18, zmm10, zmm25                                 ;   568.3 p0      14 t[1]
        vpxord zmm10, zmm10, zmm0                                  ;   566.3 p0      14 t[1]
        vpermb zmm21, zmm6, zmm2                                   ;   591.3 p5      14 t[2]
        vpermb zmm21{k4}, zmm6, zmm13                              ;   594.3 p5      14 t[2]
        vmovdqu8 zmm21{k6}, zmm7                                   ;   599.3 p0      14 t[2]
        vpshufb zmm7, zmm4, zmm10                                  ;   593.3 p5      14 t[1]
        vpmovb2m k7, zmm3                                          ;   562.3 p0      14 t[3]
        vpternlogd zmm29, zmm5, [rbp + 9536], 0x96                 ;   577.3 p0+p3   14 t[0]
        vpmovb2m k5, zmm15                                         ;   564.3 p0      14 t[3]
        vpaddb zmm5, zmm18, zmm18                                  ;   569.3 p0      14 t[1]
        vpshufb zmm17, zmm4, zmm18                                 ;   594.3 p5      14 t[1]
        vptestmb k6, zmm3, zmm12                                   ;   595.3 p5      14 t[3]
        vpternlogd zmm17, zmm5, zmm0, 0x96                         ;   595.3 p0      14 t[1]
        vpternlogd zmm1, zmm26, [rbp + 9600], 0x96                 ;   584.3 p0+p2   14 t[0]
        vpxord zmm25, zmm25, zmm27                                 ;   582.3 p0      14 t[1]
        vpternlogd zmm26, zmm22, [rbp + 9664], 0x96                ;   584.3 p0+p3   14 t[0]
        vpermb zmm22, zmm3, zmm8                                   ;   596.3 p5      14 t[3]
        vpermb zmm28, zmm15, zmm2                                  ;   597.3 p5      14 t[3]
        vptestmb k2, zmm9, zmm12                                   ;   598.3 p5      14 t[3]
        vptestmb k1, zmm15, zmm12                                  ;   599.3 p5      14 t[3]
        vpaddb zmm20, zmm10, zmm10                                 ;   570.3 p0      14 t[1]
        vpternlogd zmm7, zmm20, zmm18, 0x96                        ;   594.3 p0      14 t[1]
        vpaddb zmm20, zmm25, zmm25                                 ;   583.3 p0      14 t[1]
        vpmovb2m k4, zmm24                                         ;   573.3 p0      14 t[3]
        vpshufb zmm18, zmm4, zmm25                                 ;   600.3 p5      14 t[1]
        vpternlogd zmm25, zmm17, [rbp + 9728], 0x96                ;   596.3 p0+p2   14 t[1]
        vpermb zmm22{k6}, zmm3, zmm14                              ;   601.3 p5      14 t[3]
        vpermb zmm6, zmm3, zmm2                                    ;   602.3 p5      14 t[3]
        vpermb zmm6{k6}, zmm3, zmm13                               ;   605.3 p5      14 t[3]
        vpermb zmm5, zmm24, zmm8                                   ;   604.3 p5      14 t[3]
        vpternlogd zmm17, zmm18, zmm20, 0x96                       ;   601.3 p0      14 t[1]
        vpermb zmm0, zmm24, zmm2                                   ;   605.3 p5      14 t[3]
        vptestmb k3, zmm24, zmm12                                  ;   606.3 p5      14 t[3]
        vpermb zmm0{k3}, zmm24, zmm13                              ;   608.3 p5      14 t[3]
        vpermb zmm28{k1}, zmm15, zmm13                             ;   608.3 p5      14 t[3]
        vpternlogd zmm18, zmm20, zmm27, 0x96                       ;   601.3 p0      14 t[1]
        vpternlogd zmm18, zmm10, [rbp + 9792], 0x96                ;   602.3 p0+p3   14 t[1]
        vpxord zmm10, zmm23, zmm19                                 ;   590.3 p0      14 t[2]
        vpxord zmm19, zmm19, zmm21                                 ;   602.3 p0      14 t[2]
        vpxord zmm23, zmm23, zmm11                                 ;   597.3 p0      14 t[2]
        vpshufb zmm3, zmm4, zmm10                                  ;   609.3 p5      14 t[2]
        vmovdqu8 zmm6{k7}, zmm22                                   ;   610.3 p0      14 t[3]
        vpternlogd zmm17, zmm7, [rbp + 9856], 0x96                 ;   602.3 p0+p2   14 t[1]
        vpermb zmm5{k3}, zmm24, zmm14                              ;   610.3 p5      14 t[3]
        vmovdqu8 zmm0{k4}, zmm5                                    ;   615.3 p0      14 t[3]
        vpermb zmm5, zmm15, zmm8                                   ;   611.3 p5      14 t[3]
        vpermb zmm5{k1}, zmm15, zmm14                              ;   614.3 p5      14 t[3]
        vmovdqu8 zmm28{k5}, zmm5                                   ;   619.3 p0      14 t[3]
        vpaddb zmm5, zmm10, zmm10                                  ;   591.3 p0      14 t[2]
        vpermb zmm24, zmm9, zmm8                                   ;   613.3 p5      14 t[3]
        vpmovb2m k3, zmm9                                          ;   586.3 p0      14 t[3]
        vpermb zmm24{k2}, zmm9, zmm14                              ;   616.3 p5      14 t[3]
        vpternlogd zmm3, zmm5, zmm11, 0x96                         ;   610.3 p0      14 t[2]
        vpshufb zmm5, zmm4, zmm19                                  ;   615.3 p5      14 t[2]
        vpaddb zmm11, zmm19, zmm19                                 ;   603.3 p0      14 t[2]
        vpternlogd zmm19, zmm3, [rbp + 10048], 0x96                ;   611.3 p0+p3   14 t[2]
        vpternlogd zmm3, zmm5, zmm11, 0x96                         ;   616.3 p0      14 t[2]
        vpternlogd zmm5, zmm11, zmm21, 0x96                        ;   616.3 p0      14 t[2]
        vptestmb k4, zmm16, zmm12                                  ;   616.3 p5      14 t[0]
        vpermb zmm22, zmm16, zmm8                                  ;   617.3 p5      14 t[0]
        vpermb zmm22{k4}, zmm16, zmm14                             ;   620.3 p5      14 t[0]
        vpermb zmm20, zmm9, zmm2                                   ;   619.3 p5      14 t[3]
        vpermb zmm20{k2}, zmm9, zmm13                              ;   622.3 p5      14 t[3]
        vmovdqu8 zmm20{k3}, zmm24                                  ;   627.3 p0      14 t[3]
        vpaddb zmm15, zmm23, zmm23                                 ;   598.3 p0      14 t[2]
        vptestmb k2, zmm18, zmm12                                  ;   621.3 p5      14 t[0]
        vpmovb2m k6, zmm1                                          ;   594.3 p0      14 t[2]
        vpternlogd zmm27, zmm7, [rbp + 9984], 0x96                 ;   595.3 p0+p2   14 t[1]
        vpermb zmm7, zmm16, zmm2                                   ;   622.3 p5      14 t[0]
        vpermb zmm7{k4}, zmm16, zmm13                              ;   625.3 p5      14 t[0]
        vpshufb zmm9, zmm4, zmm23                                  ;   624.3 p5      14 t[2]
        vpternlogd zmm9, zmm15, zmm10, 0x96                        ;   625.3 p0      14 t[2]
        vpmovb2m k3, zmm18                                         ;   603.3 p0      14 t[0]
        vpermb zmm10, zmm18, zmm2                                  ;   625.3 p5      14 t[0]
        vpternlogd zmm3, zmm9, [rbp + 10176], 0x96                 ;   626.3 p0+p3   14 t[2]
        vpternlogd zmm5, zmm23, [rbp + 10112], 0x96                ;   617.3 p0+p2   14 t[2]
        vpmovb2m k4, zmm25                                         ;   600.3 p0      14 t[1]
        vpmovb2m k1, zmm16                                         ;   601.3 p0      14 t[0]
        vpternlogd zmm9, zmm21, [rbp + 10240], 0x96                ;   626.3 p0+p3   14 t[2]
        vmovdqu8 zmm7{k1}, zmm22                                   ;   630.3 p0      14 t[0]
        vptestmb k1, zmm25, zmm12                                  ;   626.3 p5      14 t[1]
        vpermb zmm21, zmm25, zmm8                                  ;   627.3 p5      14 t[1]
        vpermb zmm16, zmm25, zmm2                                  ;   628.3 p5      14 t[1]
        vpermb zmm21{k1}, zmm25, zmm14                             ;   630.3 p5      14 t[1]
        vpermb zmm16{k1}, zmm25, zmm13                             ;   631.3 p5      14 t[1]
        vmovdqu8 zmm16{k4}, zmm21                                  ;   636.3 p0      14 t[1]
        vpermb zmm21, zmm5, zmm8                                   ;   631.3 p5      14 t[1]
        vpermb zmm10{k2}, zmm18, zmm13                             ;   632.3 p5      14 t[0]
        vpermb zmm15, zmm18, zmm8                                  ;   633.3 p5      14 t[0]
        vpermb zmm15{k2}, zmm18, zmm14                             ;   636.3 p5      14 t[0]
        vpermb zmm23, zmm3, zmm8                                   ;   635.3 p5      14 t[0]
        vptestmb k2, zmm3, zmm12                                   ;   636.3 p5      14 t[0]
        vpermb zmm23{k2}, zmm3, zmm14                              ;   638.3 p5      14 t[0]
        vmovdqu8 zmm10{k3}, zmm15                                  ;   641.3 p0      14 t[0]
        vpxord zmm11, zmm0, zmm28                                  ;   622.3 p0      14 t[3]
        vpaddb zmm18, zmm11, zmm11                                 ;   623.3 p0      14 t[3]
        vptestmb k5, zmm5, zmm12                                   ;   638.3 p5      14 t[1]
        vpxord zmm0, zmm0, zmm6                                    ;   618.3 p0      14 t[3]
        vpshufb zmm22, zmm4, zmm0                                  ;   639.3 p5      14 t[3]
        vpaddb zmm15, zmm0, zmm0                                   ;   619.3 p0      14 t[3]
        vpxord zmm6, zmm6, zmm20                                   ;   630.3 p0      14 t[3]
        vpternlogd zmm20, zmm22, zmm15, 0x96                       ;   640.3 p0      14 t[3]
        vpermb zmm22, zmm3, zmm2                                   ;   640.3 p5      14 t[0]
        vpermb zmm22{k2}, zmm3, zmm13                              ;   643.3 p5      14 t[0]
        vptestmb k2, zmm26, zmm12                                  ;   642.3 p5      14 t[1]
        vpshufb zmm24, zmm4, zmm6                                  ;   643.3 p5      14 t[3]
        vpmovb2m k4, zmm26                                         ;   612.3 p0      14 t[1]
        vpshufb zmm15, zmm4, zmm11                                 ;   644.3 p5      14 t[3]
        vpmovb2m k3, zmm3                                          ;   627.3 p0      14 t[0]
        vpermb zmm21{k5}, zmm5, zmm14                              ;   645.3 p5      14 t[1]
        vmovdqu8 zmm22{k3}, zmm23                                  ;   648.3 p0      14 t[0]
        vpmovb2m k1, zmm5                                          ;   618.3 p0      14 t[1]
        vpermb zmm25, zmm5, zmm2                                   ;   646.3 p5      14 t[1]
        vpermb zmm25{k5}, zmm5, zmm13                              ;   649.3 p5      14 t[1]
        vpmovb2m k5, zmm19                                         ;   616.3 p0      14 t[2]
        vpternlogd zmm11, zmm20, [rbp + 10304], 0x96               ;   641.3 p0+p2   14 t[3]
        vpternlogd zmm20, zmm15, zmm18, 0x96                       ;   645.3 p0      14 t[3]
        vpaddb zmm3, zmm6, zmm6                                    ;   631.3 p0      14 t[3]
        vpternlogd zmm24, zmm3, zmm0, 0x96                         ;   644.3 p0      14 t[3]
        vpternlogd zmm20, zmm24, [rbp + 10432], 0x96               ;   646.3 p0+p3   14 t[3]
        vpermb zmm3, zmm26, zmm8                                   ;   648.3 p5      14 t[1]
        vpermb zmm3{k2}, zmm26, zmm14                              ;   651.3 p5      14 t[1]
        vpermb zmm0, zmm26, zmm2                                   ;   650.3 p5      14 t[1]
        vpermb zmm0{k2}, zmm26, zmm13                              ;   653.3 p5      14 t[1]
        vmovdqu8 zmm0{k4}, zmm3                                    ;   658.3 p0      14 t[1]
        vptestmb k4, zmm1, zmm12                                   ;   652.3 p5      14 t[2]
        vptestmb k3, zmm19, zmm12                                  ;   653.3 p5      14 t[2]
        vmovdqu8 zmm25{k1}, zmm21                                  ;   654.3 p0      14 t[1]
        vpmovb2m k2, zmm20                                         ;   647.3 p0      14 t[1]
        vpternlogd zmm15, zmm18, zmm28, 0x96                       ;   645.3 p0      14 t[3]
        vpternlogd zmm24, zmm28, [rbp + 10496], 0x96               ;   645.3 p0+p2   14 t[3]
        vpermb zmm23, zmm24, zmm8                                  ;   654.3 p5      14 t[0]
        vptestmb k1, zmm24, zmm12                                  ;   655.3 p5      14 t[0]
        vpermb zmm23{k1}, zmm24, zmm14                             ;   657.3 p5      14 t[0]
        vpermb zmm18, zmm24, zmm2                                  ;   657.3 p5      14 t[0]
        vpermb zmm18{k1}, zmm24, zmm13                             ;   660.3 p5      14 t[0]
        vpermb zmm28, zmm20, zmm2                                  ;   659.3 p5      14 t[1]
        vpternlogd zmm15, zmm6, [rbp + 10368], 0x96                ;   646.3 p0+p3   14 t[3]
        vpxord zmm6, zmm7, zmm10                                   ;   644.3 p0      14 t[0]
        vpmovb2m k1, zmm24                                         ;   646.3 p0      14 t[0]
        vmovdqu8 zmm18{k1}, zmm23                                  ;   665.3 p0      14 t[0]
        vpxord zmm7, zmm7, zmm18                                   ;   668.3 p0      14 t[0]
        vpaddb zmm21, zmm6, zmm6                                   ;   645.3 p0      14 t[0]
        vpxord zmm10, zmm10, zmm22                                 ;   651.3 p0      14 t[0]
        vpshufb zmm26, zmm4, zmm10                                 ;   660.3 p5      14 t[0]
        vpermb zmm23, zmm19, zmm2                                  ;   661.3 p5      14 t[2]
        vpermb zmm23{k3}, zmm19, zmm13                             ;   664.3 p5      14 t[2]
        vptestmb k1, zmm20, zmm12                                  ;   663.3 p5      14 t[1]
        vpermb zmm28{k1}, zmm20, zmm13                             ;   665.3 p5      14 t[1]
        vpshufb zmm5, zmm4, zmm6                                   ;   665.3 p5      14 t[0]
        vpternlogd zmm5, zmm21, zmm18, 0x96                        ;   668.3 p0      14 t[0]
        vpermb zmm21, zmm20, zmm8                                  ;   666.3 p5      14 t[1]
        vpermb zmm21{k1}, zmm20, zmm14                             ;   669.3 p5      14 t[1]
        vmovdqu8 zmm28{k2}, zmm21                                  ;   674.3 p0      14 t[1]
        vpmovb2m k2, zmm15                                         ;   647.3 p0      14 t[2]
        vptestmb k1, zmm15, zmm12                                  ;   668.3 p5      14 t[2]
        vpermb zmm3, zmm15, zmm8                                   ;   669.3 p5      14 t[2]
        vpermb zmm24, zmm19, zmm8                                  ;   670.3 p5      14 t[2]
        vpermb zmm3{k1}, zmm15, zmm14                              ;   672.3 p5      14 t[2]
        vpaddb zmm20, zmm10, zmm10                                 ;   652.3 p0      14 t[0]
        vpermb zmm18, zmm15, zmm2                                  ;   672.3 p5      14 t[2]
        vpermb zmm18{k1}, zmm15, zmm13                             ;   675.3 p5      14 t[2]
        vpternlogd zmm10, zmm5, [rbp + 10560], 0x96                ;   669.3 p0+p2   14 t[0]
        vpternlogd zmm5, zmm26, zmm20, 0x96                        ;   669.3 p0      14 t[0]
        vpternlogd zmm26, zmm20, zmm22, 0x96                       ;   661.3 p0      14 t[0]
        vpermb zmm24{k3}, zmm19, zmm14                             ;   674.3 p5      14 t[2]
        vmovdqu8 zmm23{k5}, zmm24                                  ;   679.3 p0      14 t[2]
        vpaddb zmm20, zmm7, zmm7                                   ;   669.3 p0      14 t[0]
        vpmovb2m k7, zmm11                                         ;   643.3 p0      14 t[3]
        vpxord zmm19, zmm16, zmm25                                 ;   657.3 p0      14 t[1]
        vpshufb zmm24, zmm4, zmm7                                  ;   675.3 p5      14 t[0]
        vpternlogd zmm24, zmm20, zmm6, 0x96                        ;   676.3 p0      14 t[0]
        vpermb zmm6, zmm27, zmm2                                   ;   676.3 p5      14 t[2]
        vpxord zmm25, zmm25, zmm28                                 ;   677.3 p0      14 t[1]
        vpternlogd zmm26, zmm7, [rbp + 10624], 0x96                ;   669.3 p0+p3   14 t[0]
        vpaddb zmm7, zmm19, zmm19                                  ;   658.3 p0      14 t[1]
        vpxord zmm16, zmm16, zmm0                                  ;   661.3 p0      14 t[1]
        vpshufb zmm15, zmm4, zmm19                                 ;   677.3 p5      14 t[1]
        vmovdqu8 zmm18{k2}, zmm3                                   ;   680.3 p0      14 t[2]
        vpermb zmm21, zmm1, zmm2                                   ;   678.3 p5      14 t[2]
        vpermb zmm21{k4}, zmm1, zmm13                              ;   681.3 p5      14 t[2]
        vpermb zmm3, zmm1, zmm8                                    ;   680.3 p5      14 t[2]
        vpermb zmm3{k4}, zmm1, zmm14                               ;   683.3 p5      14 t[2]
        vmovdqu8 zmm21{k6}, zmm3                                   ;   688.3 p0      14 t[2]
        vptestmb k3, zmm29, zmm12                                  ;   682.3 p5      14 t[3]
        vpternlogd zmm5, zmm24, [rbp + 10688], 0x96                ;   677.3 p0+p2   14 t[0]
        vpmovb2m k5, zmm17                                         ;   653.3 p0      14 t[3]
        vpermb zmm1, zmm29, zmm8                                   ;   683.3 p5      14 t[3]
        vpmovb2m k4, zmm29                                         ;   654.3 p0      14 t[3]
        vpermb zmm1{k3}, zmm29, zmm14                              ;   686.3 p5      14 t[3]
        vpshufb zmm3, zmm4, zmm16                                  ;   685.3 p5      14 t[1]
        vpermb zmm20, zmm27, zmm8                                  ;   686.3 p5      14 t[2]
        vptestmb k1, zmm27, zmm12                                  ;   687.3 p5      14 t[2]
        vpermb zmm6{k1}, zmm27, zmm13                              ;   689.3 p5      14 t[2]
        vpermb zmm20{k1}, zmm27, zmm14                             ;   689.3 p5      14 t[2]
        vptestmb k1, zmm17, zmm12                                  ;   690.3 p5      14 t[3]
        vpternlogd zmm15, zmm7, zmm0, 0x96                         ;   678.3 p0      14 t[1]
        vpermb zmm0, zmm29, zmm2                                   ;   691.3 p5      14 t[3]
        vpmovb2m k2, zmm27                                         ;   656.3 p0      14 t[2]
        vmovdqu8 zmm6{k2}, zmm20                                   ;   694.3 p0      14 t[2]
        vpermb zmm0{k3}, zmm29, zmm13                              ;   694.3 p5      14 t[3]
        vpmovb2m k3, zmm9                                          ;   658.3 p0      14 t[3]
        vpaddb zmm20, zmm16, zmm16                                 ;   662.3 p0      14 t[1]
        vpternlogd zmm3, zmm20, zmm19, 0x96                        ;   686.3 p0      14 t[1]
        vpshufb zmm19, zmm4, zmm25                                 ;   693.3 p5      14 t[1]
        vpaddb zmm20, zmm25, zmm25                                 ;   678.3 p0      14 t[1]
        vpternlogd zmm25, zmm15, [rbp + 10816], 0x96               ;   679.3 p0+p3   14 t[1]
        vpternlogd zmm15, zmm19, zmm20, 0x96                       ;   694.3 p0      14 t[1]
        vpternlogd zmm19, zmm20, zmm28, 0x96                       ;   694.3 p0      14 t[1]
        vpermb zmm20, zmm9, zmm2                                   ;   694.3 p5      14 t[3]
        vpternlogd zmm28, zmm3, [rbp + 11008], 0x96                ;   687.3 p0+p2   14 t[1]
        vpternlogd zmm15, zmm3, [rbp + 10944], 0x96                ;   695.3 p0+p3   14 t[1]
        vpermb zmm3, zmm10, zmm2                                   ;   695.3 p5      14 t[0]
        vpermb zmm7, zmm11, zmm2                                   ;   696.3 p5      14 t[3]
        vpermb zmm27, zmm17, zmm2                                  ;   697.3 p5      14 t[3]
        vptestmb k2, zmm9, zmm12                                   ;   698.3 p5      14 t[3]
        vmovdqu8 zmm0{k4}, zmm1                                    ;   699.3 p0      14 t[3]
        vpermb zmm1, zmm17, zmm8                                   ;   699.3 p5      14 t[3]
        vptestmb k4, zmm10, zmm12                                  ;   700.3 p5      14 t[0]
        vpermb zmm29, zmm9, zmm8                                   ;   701.3 p5      14 t[3]
        vpermb zmm29{k2}, zmm9, zmm14                              ;   704.3 p5      14 t[3]
        vpternlogd zmm19, zmm16, [rbp + 10880], 0x96               ;   695.3 p0+p2   14 t[1]
        vpxord zmm16, zmm23, zmm18                                 ;   683.3 p0      14 t[2]
        vpxord zmm18, zmm18, zmm21                                 ;   691.3 p0      14 t[2]
        vpermb zmm20{k2}, zmm9, zmm13                              ;   703.3 p5      14 t[3]
        vmovdqu8 zmm20{k3}, zmm29                                  ;   709.3 p0      14 t[3]
        vpermb zmm1{k1}, zmm17, zmm14                              ;   704.3 p5      14 t[3]
        vpermb zmm27{k1}, zmm17, zmm13                             ;   705.3 p5      14 t[3]
        vmovdqu8 zmm27{k5}, zmm1                                   ;   710.3 p0      14 t[3]
        vptestmb k6, zmm11, zmm12                                  ;   706.3 p5      14 t[3]
        vpternlogd zmm24, zmm22, [rbp + 10752], 0x96               ;   677.3 p0+p3   14 t[0]
        vpxord zmm23, zmm23, zmm6                                  ;   697.3 p0      14 t[2]
        vpermb zmm22, zmm11, zmm8                                  ;   707.3 p5      14 t[3]
        vpermb zmm22{k6}, zmm11, zmm14                             ;   710.3 p5      14 t[3]
        vpshufb zmm9, zmm4, zmm23                                  ;   709.3 p5      14 t[2]
        vpaddb zmm17, zmm23, zmm23                                 ;   698.3 p0      14 t[2]
        vpermb zmm7{k6}, zmm11, zmm13                              ;   710.3 p5      14 t[3]
        vpshufb zmm11, zmm4, zmm16                                 ;   711.3 p5      14 t[2]
        vpmovb2m k1, zmm10                                         ;   676.3 p0      14 t[0]
        vpternlogd zmm9, zmm17, zmm16, 0x96                        ;   710.3 p0      14 t[2]
        vpaddb zmm1, zmm16, zmm16                                  ;   684.3 p0      14 t[2]
        vpermb zmm3{k4}, zmm10, zmm13                              ;   712.3 p5      14 t[0]
        vpternlogd zmm11, zmm1, zmm6, 0x96                         ;   712.3 p0      14 t[2]
        vpaddb zmm6, zmm18, zmm18                                  ;   692.3 p0      14 t[2]
        vpshufb zmm1, zmm4, zmm18                                  ;   713.3 p5      14 t[2]
        vpternlogd zmm18, zmm11, [rbp + 11072], 0x96               ;   713.3 p0+p2   14 t[2]
        vmovdqu8 zmm7{k7}, zmm22                                   ;   715.3 p0      14 t[3]
        mov esi, dword [rbp + 14672]                               ;   482.2 p10     24 blocks
        vptestmb k2, zmm19, zmm12                                  ;   714.3 p5      14 t[0]
        vpermb zmm22, zmm10, zmm8                                  ;   715.3 p5      14 t[0]
        vpermb zmm22{k4}, zmm10, zmm14                             ;   718.3 p5      14 t[0]
        vpternlogd zmm11, zmm1, zmm6, 0x96                         ;   714.3 p0      14 t[2]
        vpternlogd zmm1, zmm6, zmm21, 0x96                         ;   714.3 p0      14 t[2]
        vpxord zmm6, zmm0, zmm27                                   ;   713.3 p0      14 t[3]
        vpermb zmm16, zmm19, zmm2                                  ;   717.3 p5      14 t[0]
        vpermb zmm17, zmm19, zmm8                                  ;   718.3 p5      14 t[0]
        vpermb zmm17{k2}, zmm19, zmm14                             ;   721.3 p5      14 t[0]
        vpermb zmm10, zmm25, zmm2                                  ;   720.3 p5      14 t[1]
        vpermb zmm16{k2}, zmm19, zmm13                             ;   721.3 p5      14 t[0]
        vmovdqu8 zmm3{k1}, zmm22                                   ;   723.3 p0      14 t[0]
        vptestmb k1, zmm25, zmm12                                  ;   722.3 p5      14 t[1]
        vpermb zmm10{k1}, zmm25, zmm13                             ;   724.3 p5      14 t[1]
        vpmovb2m k3, zmm19                                         ;   696.3 p0      14 t[0]
        vpxord zmm0, zmm0, zmm7                                    ;   718.3 p0      14 t[3]
        vpternlogd zmm11, zmm9, [rbp + 11200], 0x96                ;   715.3 p0+p3   14 t[2]
        vmovdqu8 zmm16{k3}, zmm17                                  ;   726.3 p0      14 t[0]
        vpaddb zmm17, zmm0, zmm0                                   ;   719.3 p0      14 t[3]
        vpmovb2m k4, zmm25                                         ;   692.3 p0      14 t[1]
        vpternlogd zmm9, zmm21, [rbp + 11264], 0x96                ;   711.3 p0+p2   14 t[2]
        vpmovb2m k3, zmm11                                         ;   716.3 p0      14 t[0]
        vpternlogd zmm1, zmm23, [rbp + 11136], 0x96                ;   715.3 p0+p3   14 t[2]
        vpermb zmm23, zmm11, zmm8                                  ;   724.3 p5      14 t[0]
        vpxord zmm7, zmm7, zmm20                                   ;   718.3 p0      14 t[3]
        vpermb zmm21, zmm25, zmm8                                  ;   725.3 p5      14 t[1]
        vptestmb k2, zmm11, zmm12                                  ;   726.3 p5      14 t[0]
        vpshufb zmm29, zmm4, zmm7                                  ;   727.3 p5      14 t[3]
        vpshufb zmm22, zmm4, zmm0                                  ;   728.3 p5      14 t[3]
        vpternlogd zmm20, zmm22, zmm17, 0x96                       ;   729.3 p0      14 t[3]
        vpshufb zmm17, zmm4, zmm6                                  ;   729.3 p5      14 t[3]
        vpermb zmm22, zmm11, zmm2                                  ;   730.3 p5      14 t[0]
        vpermb zmm22{k2}, zmm11, zmm13                             ;   733.3 p5      14 t[0]
        vpermb zmm23{k2}, zmm11, zmm14                             ;   732.3 p5      14 t[0]
        add esi, 0x40                                              ;   499.8 p1      24 blocks
        vpermb zmm21{k1}, zmm25, zmm14                             ;   733.3 p5      14 t[1]
        vptestmb k5, zmm1, zmm12                                   ;   734.3 p5      14 t[1]
        vptestmb k2, zmm24, zmm12                                  ;   735.3 p5      14 t[1]
        vpaddb zmm11, zmm7, zmm7                                   ;   719.3 p0      14 t[3]
        vpternlogd zmm29, zmm11, zmm0, 0x96                        ;   728.3 p0      14 t[3]
        vpermb zmm0, zmm24, zmm2                                   ;   736.3 p5      14 t[1]
        vpermb zmm25, zmm1, zmm2                                   ;   737.3 p5      14 t[1]
        vpermb zmm25{k5}, zmm1, zmm13                              ;   740.3 p5      14 t[1]
        vpermb zmm0{k2}, zmm24, zmm13                              ;   739.3 p5      14 t[1]
        vpaddb zmm19, zmm6, zmm6                                   ;   714.3 p0      14 t[3]
        vpternlogd zmm6, zmm20, [rbp + 11328], 0x96                ;   730.3 p0+p2   14 t[3]
        vpternlogd zmm20, zmm17, zmm19, 0x96                       ;   730.3 p0      14 t[3]
        vpternlogd zmm17, zmm19, zmm27, 0x96                       ;   730.3 p0      14 t[3]
        vpternlogd zmm20, zmm29, [rbp + 11456], 0x96               ;   731.3 p0+p3   14 t[3]
        vpternlogd zmm29, zmm27, [rbp + 11520], 0x96               ;   729.3 p0+p2   14 t[3]
        vpermb zmm27, zmm20, zmm2                                  ;   740.3 p5      14 t[1]
        vpternlogd zmm17, zmm7, [rbp + 11392], 0x96                ;   731.3 p0+p3   14 t[3]
        vpxord zmm7, zmm3, zmm16                                   ;   729.3 p0      14 t[0]
        vmovdqu8 zmm10{k4}, zmm21                                  ;   738.3 p0      14 t[1]
        vpmovb2m k4, zmm24                                         ;   709.3 p0      14 t[1]
        vpermb zmm11, zmm24, zmm8                                  ;   741.3 p5      14 t[1]
        vpermb zmm11{k2}, zmm24, zmm14                             ;   744.3 p5      14 t[1]
        vpermb zmm21, zmm1, zmm8                                   ;   743.3 p5      14 t[1]
        vpermb zmm21{k5}, zmm1, zmm14                              ;   746.3 p5      14 t[1]
        vpermb zmm19, zmm29, zmm2                                  ;   745.3 p5      14 t[0]
        vmovdqu8 zmm22{k3}, zmm23                                  ;   738.3 p0      14 t[0]
        vpmovb2m k1, zmm1                                          ;   716.3 p0      14 t[1]
        vmovdqu8 zmm25{k1}, zmm21                                  ;   751.3 p0      14 t[1]
        vptestmb k1, zmm29, zmm12                                  ;   746.3 p5      14 t[0]
        vpermb zmm23, zmm29, zmm8                                  ;   747.3 p5      14 t[0]
        vpermb zmm23{k1}, zmm29, zmm14                             ;   750.3 p5      14 t[0]
        vptestmb k3, zmm18, zmm12                                  ;   749.3 p5      14 t[2]
        vpermb zmm19{k1}, zmm29, zmm13                             ;   750.3 p5      14 t[0]
        vpmovb2m k1, zmm29                                         ;   730.3 p0      14 t[0]
        vpermb zmm29, zmm18, zmm8                                  ;   751.3 p5      14 t[2]
        vpermb zmm29{k3}, zmm18, zmm14                             ;   754.3 p5      14 t[2]
        vmovdqu8 zmm19{k1}, zmm23                                  ;   755.3 p0      14 t[0]
        vpxord zmm3, zmm3, zmm19                                   ;   758.3 p0      14 t[0]
        vpermb zmm23, zmm18, zmm2                                  ;   753.3 p5      14 t[2]
        vpermb zmm23{k3}, zmm18, zmm13                             ;   756.3 p5      14 t[2]
        vpmovb2m k5, zmm18                                         ;   716.3 p0      14 t[2]
        vmovdqu8 zmm23{k5}, zmm29                                  ;   761.3 p0      14 t[2]
        vpshufb zmm29, zmm4, zmm3                                  ;   759.3 p5      14 t[0]
        vmovdqu8 zmm0{k4}, zmm11                                   ;   749.3 p0      14 t[1]
        vptestmb k4, zmm5, zmm12                                   ;   756.3 p5      14 t[2]
        vpermb zmm11, zmm17, zmm8                                  ;   757.3 p5      14 t[2]
        vpmovb2m k2, zmm20                                         ;   732.3 p0      14 t[1]
        vpshufb zmm1, zmm4, zmm7                                   ;   758.3 p5      14 t[0]
        vpaddb zmm21, zmm7, zmm7                                   ;   730.3 p0      14 t[0]
        vpternlogd zmm1, zmm21, zmm19, 0x96                        ;   759.3 p0      14 t[0]
        vptestmb k1, zmm20, zmm12                                  ;   759.3 p5      14 t[1]
        vpermb zmm27{k1}, zmm20, zmm13                             ;   761.3 p5      14 t[1]
        vpermb zmm19, zmm17, zmm2                                  ;   761.3 p5      14 t[2]
        vpermb zmm21, zmm20, zmm8                                  ;   762.3 p5      14 t[1]
        vpxord zmm16, zmm16, zmm22                                 ;   741.3 p0      14 t[0]
        vpxord zmm18, zmm10, zmm25                                 ;   754.3 p0      14 t[1]
        vpxord zmm10, zmm10, zmm0                                  ;   752.3 p0      14 t[1]
        vpmovb2m k6, zmm5                                          ;   725.3 p0      14 t[2]
        vpshufb zmm24, zmm4, zmm16                                 ;   763.3 p5      14 t[0]
        vptestmb k3, zmm26, zmm12                                  ;   764.3 p5      14 t[3]
        vpmovb2m k5, zmm15                                         ;   726.3 p0      14 t[3]
        vpermb zmm21{k1}, zmm20, zmm14                             ;   765.3 p5      14 t[1]
        vptestmb k1, zmm17, zmm12                                  ;   766.3 p5      14 t[2]
        vpermb zmm19{k1}, zmm17, zmm13                             ;   768.3 p5      14 t[2]
        vpaddb zmm20, zmm16, zmm16                                 ;   742.3 p0      14 t[0]
        vpermb zmm11{k1}, zmm17, zmm14                             ;   768.3 p5      14 t[2]
        vmovdqu8 zmm27{k2}, zmm21                                  ;   770.3 p0      14 t[1]
        vpxord zmm25, zmm25, zmm27                                 ;   773.3 p0      14 t[1]
        vptestmb k1, zmm28, zmm12                                  ;   769.3 p5      14 t[2]
        vpternlogd zmm16, zmm1, [rbp + 11584], 0x96                ;   760.3 p0+p2   14 t[0]
        vpternlogd zmm1, zmm24, zmm20, 0x96                        ;   764.3 p0      14 t[0]
        vpermb zmm21, zmm5, zmm2                                   ;   770.3 p5      14 t[2]
        vpternlogd zmm24, zmm20, zmm22, 0x96                       ;   764.3 p0      14 t[0]
        vpaddb zmm20, zmm3, zmm3                                   ;   759.3 p0      14 t[0]
        vpternlogd zmm29, zmm20, zmm7, 0x96                        ;   760.3 p0      14 t[0]
        vpermb zmm20, zmm28, zmm8                                  ;   771.3 p5      14 t[2]
        vpermb zmm21{k4}, zmm5, zmm13                              ;   773.3 p5      14 t[2]
        vpmovb2m k2, zmm17                                         ;   735.3 p0      14 t[2]
        vpshufb zmm17, zmm4, zmm18                                 ;   773.3 p5      14 t[1]
        vpermb zmm20{k1}, zmm28, zmm14                             ;   774.3 p5      14 t[2]
        vpternlogd zmm24, zmm3, [rbp + 11648], 0x96                ;   765.3 p0+p3   14 t[0]
        vpaddb zmm3, zmm18, zmm18                                  ;   755.3 p0      14 t[1]
        vpternlogd zmm17, zmm3, zmm0, 0x96                         ;   774.3 p0      14 t[1]
        vpermb zmm0, zmm26, zmm2                                   ;   775.3 p5      14 t[3]
        vpermb zmm0{k3}, zmm26, zmm13                              ;   778.3 p5      14 t[3]
        vpternlogd zmm1, zmm29, [rbp + 11712], 0x96                ;   765.3 p0+p2   14 t[0]
        vpternlogd zmm29, zmm22, [rbp + 11776], 0x96               ;   761.3 p0+p3   14 t[0]
        vpermb zmm7, zmm28, zmm2                                   ;   777.3 p5      14 t[2]
        vmovdqu8 zmm19{k2}, zmm11                                  ;   773.3 p0      14 t[2]
        vpermb zmm11, zmm5, zmm8                                   ;   778.3 p5      14 t[2]
        vpermb zmm22, zmm6, zmm8                                   ;   779.3 p5      14 t[3]
        vpmovb2m k2, zmm28                                         ;   742.3 p0      14 t[2]
        vpermb zmm3, zmm26, zmm8                                   ;   780.3 p5      14 t[3]
        vpermb zmm3{k3}, zmm26, zmm14                              ;   783.3 p5      14 t[3]
        vpermb zmm7{k1}, zmm28, zmm13                              ;   782.3 p5      14 t[2]
        vmovdqu8 zmm7{k2}, zmm20                                   ;   787.3 p0      14 t[2]
        vpaddb zmm20, zmm10, zmm10                                 ;   753.3 p0      14 t[1]
        vptestmb k1, zmm15, zmm12                                  ;   783.3 p5      14 t[3]
        vpermb zmm28, zmm15, zmm2                                  ;   784.3 p5      14 t[3]
        vpermb zmm28{k1}, zmm15, zmm13                             ;   787.3 p5      14 t[3]
        vptestmb k2, zmm9, zmm12                                   ;   786.3 p5      14 t[3]
        vpmovb2m k3, zmm9                                          ;   745.3 p0      14 t[3]
        vpermb zmm11{k4}, zmm5, zmm14                              ;   787.3 p5      14 t[2]
        vmovdqu8 zmm21{k6}, zmm11                                  ;   792.3 p0      14 t[2]
        vpshufb zmm11, zmm4, zmm10                                 ;   788.3 p5      14 t[1]
        vpmovb2m k4, zmm26                                         ;   747.3 p0      14 t[3]
        vpermb zmm5, zmm6, zmm2                                    ;   789.3 p5      14 t[3]
        vptestmb k6, zmm6, zmm12                                   ;   790.3 p5      14 t[3]
        vpermb zmm5{k6}, zmm6, zmm13                               ;   792.3 p5      14 t[3]
        vpermb zmm22{k6}, zmm6, zmm14                              ;   792.3 p5      14 t[3]
        vpternlogd zmm11, zmm20, zmm18, 0x96                       ;   789.3 p0      14 t[1]
        vpshufb zmm18, zmm4, zmm25                                 ;   793.3 p5      14 t[1]
        vpaddb zmm20, zmm25, zmm25                                 ;   774.3 p0      14 t[1]
        vpternlogd zmm25, zmm17, [rbp + 11840], 0x96               ;   775.3 p0+p2   14 t[1]
        vpternlogd zmm17, zmm18, zmm20, 0x96                       ;   794.3 p0      14 t[1]
        vpermb zmm26, zmm9, zmm8                                   ;   794.3 p5      14 t[3]
        vpternlogd zmm18, zmm20, zmm27, 0x96                       ;   794.3 p0      14 t[1]
        vpermb zmm26{k2}, zmm9, zmm14                              ;   797.3 p5      14 t[3]
        vpermb zmm20, zmm9, zmm2                                   ;   796.3 p5      14 t[3]
        vpermb zmm20{k2}, zmm9, zmm13                              ;   799.3 p5      14 t[3]
        vmovdqu8 zmm0{k4}, zmm3                                    ;   788.3 p0      14 t[3]
        vpmovb2m k7, zmm6                                          ;   754.3 p0      14 t[3]
        mov r9, qword [rbp + 14632]                                ;   561.2 p10     24 blocks
        vptestmb k4, zmm16, zmm12                                  ;   798.3 p5      18 z[0]
        vpternlogd zmm17, zmm11, [rbp + 11968], 0x96               ;   795.3 p0+p3   14 t[1]
        vmovdqu8 zmm5{k7}, zmm22                                   ;   797.3 p0      14 t[3]
        vmovdqu64 zmm31, [r8 + 896]                                ;   562.0 p2      19 dst
        vpternlogd zmm27, zmm11, [rbp + 12032], 0x96               ;   790.3 p0+p3   14 t[1]
        vpermb zmm3, zmm15, zmm8                                   ;   799.3 p5      14 t[3]
        vpermb zmm3{k1}, zmm15, zmm14                              ;   802.3 p5      14 t[3]
        vmovdqu8 zmm28{k5}, zmm3                                   ;   807.3 p0      14 t[3]
        vmovdqu8 zmm20{k3}, zmm26                                  ;   804.3 p0      14 t[3]
        vpermb zmm22, zmm16, zmm8                                  ;   801.3 p5      18 z[0]
        vpermb zmm26, zmm25, zmm8                                  ;   802.3 p5      18 z[1]
        vptestmb k5, zmm25, zmm12                                  ;   803.3 p5      18 z[1]
        vpermb zmm26{k5}, zmm25, zmm14                             ;   805.3 p5      18 z[1]
        vpermb zmm11, zmm16, zmm2                                  ;   805.3 p5      18 z[0]
        vpternlogd zmm18, zmm10, [rbp + 11904], 0x96               ;   795.3 p0+p2   14 t[1]
        vpmovb2m k3, zmm18                                         ;   796.3 p0      18 z[0]
        vptestmb k2, zmm18, zmm12                                  ;   806.3 p5      18 z[0]
        vpxord zmm10, zmm23, zmm19                                 ;   776.3 p0      14 t[2]
        vpermb zmm11{k4}, zmm16, zmm13                             ;   808.3 p5      18 z[0]
        vpshufb zmm6, zmm4, zmm10                                  ;   808.3 p5      14 t[2]
        vpxord zmm19, zmm19, zmm21                                 ;   795.3 p0      14 t[2]
        vpxord zmm23, zmm23, zmm7                                  ;   790.3 p0      14 t[2]
        vpshufb zmm9, zmm4, zmm23                                  ;   809.3 p5      14 t[2]
        vpaddb zmm3, zmm10, zmm10                                  ;   777.3 p0      14 t[2]
        vpmovb2m k1, zmm16                                         ;   766.3 p0      18 z[0]
        vpermb zmm22{k4}, zmm16, zmm14                             ;   810.3 p5      18 z[0]
        vmovdqu8 zmm11{k1}, zmm22                                  ;   815.3 p0      18 z[0]
        vptestmb k1, zmm29, zmm12                                  ;   811.3 p5      18 z[1]
        vpternlogd zmm6, zmm3, zmm7, 0x96                          ;   809.3 p0      14 t[2]
        vpshufb zmm3, zmm4, zmm19                                  ;   812.3 p5      14 t[2]
        vpaddb zmm7, zmm19, zmm19                                  ;   796.3 p0      14 t[2]
        mov dword [rbp + 14672], esi                               ;   576.5 p7+p4   24 blocks
        vpternlogd zmm19, zmm6, [rbp + 12096], 0x96                ;   810.3 p0+p3   14 t[2]
        vpternlogd zmm6, zmm3, zmm7, 0x96                          ;   813.3 p0      14 t[2]
        vpaddb zmm15, zmm23, zmm23                                 ;   791.3 p0      14 t[2]
        vpternlogd zmm9, zmm15, zmm10, 0x96                        ;   810.3 p0      14 t[2]
        vpermb zmm10, zmm18, zmm2                                  ;   813.3 p5      18 z[0]
        vpermb zmm15, zmm18, zmm8                                  ;   814.3 p5      18 z[0]
        vpermb zmm15{k2}, zmm18, zmm14                             ;   817.3 p5      18 z[0]
        vpermb zmm10{k2}, zmm18, zmm13                             ;   816.3 p5      18 z[0]
        vpternlogd zmm6, zmm9, [rbp + 12352], 0x96                 ;   814.3 p0+p2   14 t[2]
        vpermb zmm18, zmm6, zmm2                                   ;   817.3 p5      18 z[0]
        vpermb zmm22, zmm29, zmm8                                  ;   818.3 p5      18 z[1]
        vpmovb2m k6, zmm1                                          ;   775.3 p0      18 z[2]
        vpternlogd zmm3, zmm7, zmm21, 0x96                         ;   813.3 p0      14 t[2]
        vpermb zmm22{k1}, zmm29, zmm14                             ;   821.3 p5      18 z[1]
        vpternlogd zmm3, zmm23, [rbp + 12224], 0x96                ;   814.3 p0+p3   14 t[2]
        vpmovb2m k4, zmm29                                         ;   778.3 p0      18 z[1]
        vpmovb2m k2, zmm25                                         ;   779.3 p0      18 z[1]
        vmovdqu8 zmm10{k3}, zmm15                                  ;   822.3 p0      18 z[0]
        vpternlogd zmm9, zmm21, [rbp + 12480], 0x96                ;   811.3 p0+p2   14 t[2]
        vpermb zmm23, zmm25, zmm2                                  ;   820.3 p5      18 z[1]
        vpermb zmm23{k5}, zmm25, zmm13                             ;   823.3 p5      18 z[1]
        vpermb zmm21, zmm29, zmm2                                  ;   822.3 p5      18 z[1]
        vpermb zmm21{k1}, zmm29, zmm13                             ;   825.3 p5      18 z[1]
        vmovdqu8 zmm21{k4}, zmm22                                  ;   830.3 p0      18 z[1]
        vpermb zmm22, zmm6, zmm8                                   ;   824.3 p5      18 z[0]
        vpermb zmm25, zmm3, zmm8                                   ;   825.3 p5      18 z[1]
        vmovdqu8 zmm23{k2}, zmm26                                  ;   828.3 p0      18 z[1]
        vptestmb k5, zmm3, zmm12                                   ;   826.3 p5      18 z[1]
        vpermb zmm25{k5}, zmm3, zmm14                              ;   828.3 p5      18 z[1]
        vptestmb k7, zmm9, zmm12                                   ;   828.3 p5      18 z[3]
        vpermb zmm26, zmm27, zmm8                                  ;   829.3 p5      18 z[2]
        vpmovb2m k2, zmm3                                          ;   815.3 p0      18 z[1]
        vpxord zmm7, zmm0, zmm28                                   ;   810.3 p0      14 t[3]
        vpxord zmm0, zmm0, zmm5                                    ;   800.3 p0      14 t[3]
        vpxord zmm5, zmm5, zmm20                                   ;   807.3 p0      14 t[3]
        vptestmb k1, zmm6, zmm12                                   ;   830.3 p5      18 z[0]
        vpaddb zmm15, zmm0, zmm0                                   ;   801.3 p0      14 t[3]
        vpshufb zmm16, zmm4, zmm0                                  ;   831.3 p5      14 t[3]
        vpternlogd zmm20, zmm16, zmm15, 0x96                       ;   832.3 p0      14 t[3]
        vpermb zmm18{k1}, zmm6, zmm13                              ;   832.3 p5      18 z[0]
        vpermb zmm22{k1}, zmm6, zmm14                              ;   833.3 p5      18 z[0]
        vpmovb2m k4, zmm6                                          ;   815.3 p0      18 z[0]
        vmovdqu8 zmm18{k4}, zmm22                                  ;   838.3 p0      18 z[0]
        vpshufb zmm15, zmm4, zmm7                                  ;   834.3 p5      14 t[3]
        vpshufb zmm4, zmm4, zmm5                                   ;   835.3 p5      14 t[3]
        vpaddb zmm16, zmm7, zmm7                                   ;   811.3 p0      14 t[3]
        vpermb zmm29, zmm3, zmm2                                   ;   836.3 p5      18 z[1]
        vpermb zmm29{k5}, zmm3, zmm13                              ;   839.3 p5      18 z[1]
        vpermb zmm6, zmm1, zmm8                                    ;   838.3 p5      18 z[2]
        vptestmb k1, zmm19, zmm12                                  ;   839.3 p5      18 z[2]
        vpmovb2m k5, zmm27                                         ;   793.3 p0      18 z[2]
        vmovdqu8 zmm29{k2}, zmm25                                  ;   844.3 p0      18 z[1]
        add r9, 0x400                                              ;   605.2 p6      24 blocks
        vpermb zmm22, zmm27, zmm2                                  ;   840.3 p5      18 z[2]
        vptestmb k2, zmm27, zmm12                                  ;   841.3 p5      18 z[2]
        vpmovb2m k3, zmm19                                         ;   811.3 p0      18 z[2]
        vpermb zmm26{k2}, zmm27, zmm14                             ;   843.3 p5      18 z[2]
        vpermb zmm30, zmm17, zmm8                                  ;   843.3 p5      18 z[3]
        vpternlogd zmm7, zmm20, [rbp + 12608], 0x96                ;   833.3 p0+p3   14 t[3]
        vpermb zmm22{k2}, zmm27, zmm13                             ;   844.3 p5      18 z[2]
        vpternlogd zmm20, zmm15, zmm16, 0x96                       ;   835.3 p0      14 t[3]
        vpternlogd zmm15, zmm16, zmm28, 0x96                       ;   835.3 p0      14 t[3]
        vpaddb zmm16, zmm5, zmm5                                   ;   808.3 p0      14 t[3]
        vpternlogd zmm4, zmm16, zmm0, 0x96                         ;   836.3 p0      14 t[3]
        vpternlogd zmm20, zmm4, [rbp + 12800], 0x96                ;   837.3 p0+p2   14 t[3]
        vpermb zmm0, zmm19, zmm2                                   ;   845.3 p5      18 z[2]
        vpermb zmm0{k1}, zmm19, zmm13                              ;   848.3 p5      18 z[2]
        vpternlogd zmm4, zmm28, [rbp + 12864], 0x96                ;   837.3 p0+p3   14 t[3]
        vptestmb k4, zmm1, zmm12                                   ;   847.3 p5      18 z[2]
        vpternlogd zmm15, zmm5, [rbp + 12736], 0x96                ;   836.3 p0+p2   14 t[3]
        vpermb zmm5, zmm1, zmm2                                    ;   848.3 p5      18 z[2]
        vpermb zmm6{k4}, zmm1, zmm14                               ;   849.3 p5      18 z[2]
        vpermb zmm5{k4}, zmm1, zmm13                               ;   851.3 p5      18 z[2]
        vptestmb k4, zmm4, zmm12                                   ;   851.3 p5      18 z[0]
        vpermb zmm3, zmm7, zmm8                                    ;   852.3 p5      18 z[3]
        vpermb zmm16, zmm19, zmm8                                  ;   853.3 p5      18 z[2]
        vpermb zmm16{k1}, zmm19, zmm14                             ;   856.3 p5      18 z[2]
        vpermb zmm25, zmm4, zmm2                                   ;   855.3 p5      18 z[0]
        vpmovb2m k2, zmm4                                          ;   838.3 p0      18 z[0]
        vptestmb k1, zmm7, zmm12                                   ;   856.3 p5      18 z[3]
        vpermb zmm3{k1}, zmm7, zmm14                               ;   858.3 p5      18 z[3]
        vpermb zmm19, zmm20, zmm2                                  ;   858.3 p5      18 z[1]
        vmovdqu8 zmm5{k6}, zmm6                                    ;   856.3 p0      18 z[2]
        vmovdqu8 zmm0{k3}, zmm16                                   ;   861.3 p0      18 z[2]
        vmovdqu8 zmm22{k5}, zmm26                                  ;   849.3 p0      18 z[2]
        vpmovb2m k5, zmm17                                         ;   808.3 p0      18 z[3]
        vpermb zmm16, zmm4, zmm8                                   ;   859.3 p5      18 z[0]
        vpermb zmm16{k4}, zmm4, zmm14                              ;   862.3 p5      18 z[0]
        vpermb zmm1, zmm20, zmm8                                   ;   861.3 p5      18 z[1]
        vpmovb2m k6, zmm24                                         ;   809.3 p0      18 z[3]
        vpermb zmm27, zmm17, zmm2                                  ;   862.3 p5      18 z[3]
        vpermb zmm26, zmm15, zmm8                                  ;   863.3 p5      18 z[2]
        vpmovb2m k3, zmm7                                          ;   834.3 p0      18 z[3]
        vpermb zmm28, zmm7, zmm2                                   ;   864.3 p5      18 z[3]
        vpermb zmm28{k1}, zmm7, zmm13                              ;   867.3 p5      18 z[3]
        vmovdqu8 zmm28{k3}, zmm3                                   ;   872.3 p0      18 z[3]
        vptestmb k3, zmm20, zmm12                                  ;   866.3 p5      18 z[1]
        vmovdqu64 zmm7, [rbp + 13568]                              ;   630.3 p3      19 dst
        vpmovb2m k1, zmm9                                          ;   812.3 p0      18 z[3]
        vpermb zmm19{k3}, zmm20, zmm13                             ;   868.3 p5      18 z[1]
        vpermb zmm6, zmm15, zmm2                                   ;   868.3 p5      18 z[2]
        vmovdqu64 zmm3, [rbp + 13504]                              ;   631.0 p2      19 dst
        vpxord zmm3, zmm3, zmm11                                   ;   818.3 p0      19 dst
        vpermb zmm1{k3}, zmm20, zmm14                              ;   869.3 p5      18 z[1]
        vpmovb2m k3, zmm15                                         ;   837.3 p0      18 z[2]
        vpermb zmm25{k4}, zmm4, zmm13                              ;   870.3 p5      18 z[0]
        vmovdqu8 zmm25{k2}, zmm16                                  ;   875.3 p0      18 z[0]
        vptestmb k2, zmm17, zmm12                                  ;   871.3 p5      18 z[3]
        vpermb zmm30{k2}, zmm17, zmm14                             ;   873.3 p5      18 z[3]
        vpermb zmm4, zmm24, zmm2                                   ;   873.3 p5      18 z[3]
        vptestmb k4, zmm24, zmm12                                  ;   874.3 p5      18 z[3]
        vpermb zmm4{k4}, zmm24, zmm13                              ;   876.3 p5      18 z[3]
        vpermb zmm2, zmm9, zmm2                                    ;   876.3 p5      18 z[3]
        vpxord zmm7, zmm7, zmm10                                   ;   825.3 p0      19 dst
        vmovdqu64 zmm10, [rbp + 13696]                             ;   633.2 p3      19 dst
        vpxord zmm10, zmm10, zmm25                                 ;   878.3 p0      19 dst
        vpermb zmm16, zmm24, zmm8                                  ;   877.3 p5      18 z[3]
        vpermb zmm2{k7}, zmm9, zmm13                               ;   879.3 p5      18 z[3]
        vpermb zmm16{k4}, zmm24, zmm14                             ;   880.3 p5      18 z[3]
        vmovdqu64 zmm24, [rbp + 14144]                             ;   634.0 p2      19 dst
        vptestmb k4, zmm15, zmm12                                  ;   880.3 p5      18 z[2]
        vmovdqu64 zmm12, [rbp + 13824]                             ;   635.3 p3      19 dst
        vpxord zmm12, zmm12, zmm29                                 ;   847.3 p0      19 dst
        vpermb zmm6{k4}, zmm15, zmm13                              ;   882.3 p5      18 z[2]
        vmovdqu64 zmm29, [rbp + 14272]                             ;   639.5 p2      19 dst
        vmovdqu64 zmm11, [rbp + 13760]                             ;   639.7 p3      19 dst
        vmovdqu8 zmm4{k6}, zmm16                                   ;   885.3 p0      18 z[3]
        vpmovb2m k6, zmm20                                         ;   838.3 p0      18 z[1]
        vmovdqu8 zmm19{k6}, zmm1                                   ;   874.3 p0      18 z[1]
        vpxord zmm24, zmm24, zmm5                                  ;   859.3 p0      19 dst
        vpermb zmm8, zmm9, zmm8                                    ;   882.3 p5      18 z[3]
        vpermb zmm8{k7}, zmm9, zmm14                               ;   885.3 p5      18 z[3]
        vpunpcklbw zmm25, zmm3, zmm7                               ;   884.3 p5      19 dst
        vmovdqu64 zmm1, [rbp + 13632]                              ;   644.7 p2      19 dst
        vpxord zmm1, zmm1, zmm18                                   ;   841.3 p0      19 dst
        vpxord zmm29, zmm29, zmm28                                 ;   875.3 p0      19 dst
        vmovdqu8 zmm2{k1}, zmm8                                    ;   890.3 p0      18 z[3]
        vmovdqu64 zmm8, [r8]                                       ;   645.3 p3      19 dst
        vmovdqu64 zmm20, [rbp + 13952]                             ;   645.7 p2      19 dst
        vmovdqu64 zmm5, [rbp + 14400]                              ;   646.3 p3      19 dst
        vpermb zmm27{k2}, zmm17, zmm13                             ;   885.3 p5      18 z[3]
        vmovdqu8 zmm27{k5}, zmm30                                  ;   890.3 p0      18 z[3]
        vmovdqu64 zmm17, [r8 + 384]                                ;   648.5 p2      19 dst
        vmovdqu64 zmm30, [r8 + 832]                                ;   648.7 p3      19 dst
        vpunpckhbw zmm3, zmm3, zmm7                                ;   886.3 p5      19 dst
        vpxord zmm5, zmm5, zmm27                                   ;   893.3 p0      19 dst
        vpxord zmm11, zmm11, zmm23                                 ;   831.3 p0      19 dst
        vpxord zmm20, zmm20, zmm21                                 ;   833.3 p0      19 dst
        vmovdqu64 zmm13, [r8 + 128]                                ;   651.3 p2      19 dst
        vmovdqu64 zmm27, [r8 + 640]                                ;   651.5 p3      19 dst
        vmovdqu64 zmm18, [rbp + 14208]                             ;   652.3 p2      19 dst
        vmovdqu64 zmm16, [rbp + 13888]                             ;   654.3 p3      19 dst
        vmovdqu64 zmm21, [rbp + 14016]                             ;   654.5 p2      19 dst
        vpxord zmm21, zmm21, zmm0                                  ;   864.3 p0      19 dst
        vmovdqu64 zmm0, [rbp + 14336]                              ;   655.3 p3      19 dst
        vpxord zmm0, zmm0, zmm4                                    ;   888.3 p0      19 dst
        vpxord zmm18, zmm18, zmm22                                 ;   852.3 p0      19 dst
        vpermb zmm26{k4}, zmm15, zmm14                             ;   887.3 p5      18 z[2]
        vmovdqu8 zmm6{k3}, zmm26                                   ;   892.3 p0      18 z[2]
        vpxord zmm16, zmm16, zmm19                                 ;   877.3 p0      19 dst
        vmovdqu64 zmm15, [r8 + 320]                                ;   655.8 p2      19 dst
        vmovdqu64 zmm28, [r8 + 768]                                ;   656.3 p3      19 dst
        vmovdqu64 zmm14, [r8 + 192]                                ;   656.8 p2      19 dst
        vpunpcklbw zmm7, zmm11, zmm12                              ;   888.3 p5      19 dst
        vmovdqu64 zmm26, [r8 + 576]                                ;   661.3 p3      19 dst
        vmovdqu64 zmm22, [rbp + 14464]                             ;   661.5 p2      19 dst
        vpxord zmm22, zmm22, zmm2                                  ;   893.3 p0      19 dst
        vpunpcklbw zmm9, zmm1, zmm10                               ;   889.3 p5      19 dst
        vmovdqu64 zmm23, [rbp + 14080]                             ;   662.3 p3      19 dst
        vpxord zmm23, zmm23, zmm6                                  ;   895.3 p0      19 dst
        vpunpcklbw zmm19, zmm29, zmm0                              ;   890.3 p5      19 dst
        vpunpckhbw zmm1, zmm1, zmm10                               ;   891.3 p5      19 dst
        vpunpcklbw zmm10, zmm24, zmm18                             ;   892.3 p5      19 dst
        vpunpckhbw zmm4, zmm11, zmm12                              ;   893.3 p5      19 dst
        vpunpckhbw zmm0, zmm29, zmm0                               ;   894.3 p5      19 dst
        vmovdqu64 zmm12, [r8 + 64]                                 ;   663.2 p2      19 dst
        vpunpckhbw zmm11, zmm24, zmm18                             ;   895.3 p5      19 dst
        vpunpcklbw zmm24, zmm16, zmm20                             ;   896.3 p5      19 dst
        vmovdqu64 zmm2, [r8 + 448]                                 ;   665.7 p3      19 dst
        vpunpcklwd zmm29, zmm7, zmm24                              ;   897.3 p5      19 dst
        vpunpckhwd zmm7, zmm7, zmm24                               ;   898.3 p5      19 dst
        vpunpcklbw zmm24, zmm21, zmm23                             ;   899.3 p5      19 dst
        vpunpckhbw zmm21, zmm21, zmm23                             ;   900.3 p5      19 dst
        vpunpckhbw zmm16, zmm16, zmm20                             ;   901.3 p5      19 dst
        vpunpcklwd zmm23, zmm4, zmm16                              ;   902.3 p5      19 dst
        vpunpckhwd zmm4, zmm4, zmm16                               ;   903.3 p5      19 dst
        vpunpcklwd zmm20, zmm25, zmm9                              ;   904.3 p5      19 dst
        vpunpckhwd zmm9, zmm25, zmm9                               ;   905.3 p5      19 dst
        vpunpcklwd zmm25, zmm3, zmm1                               ;   906.3 p5      19 dst
        vpunpcklbw zmm16, zmm5, zmm22                              ;   907.3 p5      19 dst
        vpunpckhbw zmm5, zmm5, zmm22                               ;   908.3 p5      19 dst
        vpunpckldq zmm22, zmm20, zmm29                             ;   909.3 p5      19 dst
        vpunpckhdq zmm20, zmm20, zmm29                             ;   910.3 p5      19 dst
        vmovdqu64 zmm29, [r8 + 960]                                ;   671.0 p2      19 dst
        vmovdqu64 [rbp + 14528], zmm29                             ;   677.0 p8+p9   19 dst spill
        vpunpckldq zmm29, zmm9, zmm7                               ;   911.3 p5      19 dst
        vpunpckhdq zmm7, zmm9, zmm7                                ;   912.3 p5      19 dst
        vpunpcklwd zmm9, zmm24, zmm10                              ;   913.3 p5      19 dst
        vpunpckhwd zmm1, zmm3, zmm1                                ;   914.3 p5      19 dst
        vpunpckhwd zmm10, zmm24, zmm10                             ;   915.3 p5      19 dst
        vpunpckldq zmm24, zmm25, zmm23                             ;   916.3 p5      19 dst
        vpunpckhdq zmm23, zmm25, zmm23                             ;   917.3 p5      19 dst
        vmovdqu64 zmm18, [r8 + 512]                                ;   678.5 p3      19 dst
        vmovdqu64 zmm6, [r8 + 256]                                 ;   680.3 p2      19 dst
        vmovdqu64 zmm3, [r8 + 704]                                 ;   680.5 p3      19 dst
        add r8, 0x400                                              ;   680.7 p11     24 blocks
        mov qword [rbp + 14616], r8                                ;   681.7 p7+p4   24 blocks
        vpunpcklwd zmm25, zmm21, zmm11                             ;   918.3 p5      19 dst
        vpunpckhwd zmm11, zmm21, zmm11                             ;   919.3 p5      19 dst
        vpunpckldq zmm21, zmm1, zmm4                               ;   920.3 p5      19 dst
        vpunpckhdq zmm1, zmm1, zmm4                                ;   921.3 p5      19 dst
        vpunpcklwd zmm4, zmm19, zmm16                              ;   922.3 p5      19 dst
        vpunpckhwd zmm16, zmm19, zmm16                             ;   923.3 p5      19 dst
        vpunpcklwd zmm19, zmm0, zmm5                               ;   924.3 p5      19 dst
        vpunpckhwd zmm0, zmm0, zmm5                                ;   925.3 p5      19 dst
        vpunpckldq zmm5, zmm9, zmm4                                ;   926.3 p5      19 dst
        vpunpckhdq zmm4, zmm9, zmm4                                ;   927.3 p5      19 dst
        vpunpckldq zmm9, zmm10, zmm16                              ;   928.3 p5      19 dst
        mov r8, qword [rbp + 14632]                                ;   683.8 p10     19 dst reload
        vpunpckhdq zmm10, zmm10, zmm16                             ;   929.3 p5      19 dst
        vpunpckldq zmm16, zmm25, zmm19                             ;   930.3 p5      19 dst
        vpunpckhdq zmm19, zmm25, zmm19                             ;   931.3 p5      19 dst
        vpunpckldq zmm25, zmm11, zmm0                              ;   932.3 p5      19 dst
        mov qword [rbp + 14632], r9                                ;   684.7 p8+p9   24 blocks
        vpunpckhdq zmm0, zmm11, zmm0                               ;   933.3 p5      19 dst
        vpunpcklqdq zmm11, zmm22, zmm5                             ;   934.3 p5      19 dst
        vpunpckhqdq zmm5, zmm22, zmm5                              ;   935.3 p5      19 dst
        vpxord zmm12, zmm12, zmm5                                  ;   936.3 p0      19 dst
        vpxord zmm8, zmm8, zmm11                                   ;   935.3 p0      19 dst
        vpunpckhqdq zmm11, zmm21, zmm25                            ;   936.3 p5      19 dst
        vmovdqu64 [r8], zmm8                                       ;   936.3 p7+p4   19 dst
        vpxord zmm30, zmm30, zmm11                                 ;   937.3 p0      19 dst
        vmovdqu64 [r8 + 832], zmm30                                ;   938.3 p8+p9   19 dst
        vmovdqu64 [r8 + 64], zmm12                                 ;   937.3 p7+p4   19 dst
        vpunpcklqdq zmm5, zmm20, zmm4                              ;   937.3 p5      19 dst
        vpunpckhqdq zmm4, zmm20, zmm4                              ;   938.3 p5      19 dst
        vpxord zmm13, zmm13, zmm5                                  ;   938.3 p0      19 dst
        vpunpckhqdq zmm5, zmm29, zmm9                              ;   939.3 p5      19 dst
        vpxord zmm15, zmm15, zmm5                                  ;   940.3 p0      19 dst
        vpunpcklqdq zmm5, zmm24, zmm16                             ;   940.3 p5      19 dst
        vpxord zmm18, zmm18, zmm5                                  ;   941.3 p0      19 dst
        vpunpcklqdq zmm5, zmm1, zmm0                               ;   941.3 p5      19 dst
        vpunpckhqdq zmm0, zmm1, zmm0                               ;   942.3 p5      19 dst
        vpxord zmm14, zmm14, zmm4                                  ;   939.3 p0      19 dst
        vmovdqu64 [r8 + 512], zmm18                                ;   942.3 p8+p9   19 dst
        vpunpcklqdq zmm4, zmm29, zmm9                              ;   943.3 p5      19 dst
        vpxord zmm6, zmm6, zmm4                                    ;   944.3 p0      19 dst
        vpunpcklqdq zmm4, zmm7, zmm10                              ;   944.3 p5      19 dst
        vpunpckhqdq zmm7, zmm7, zmm10                              ;   945.3 p5      19 dst
        vpxord zmm2, zmm2, zmm7                                    ;   946.3 p0      19 dst
        vpunpcklqdq zmm7, zmm21, zmm25                             ;   946.3 p5      19 dst
        vpxord zmm17, zmm17, zmm4                                  ;   945.3 p0      19 dst
        vpunpcklqdq zmm4, zmm23, zmm19                             ;   947.3 p5      19 dst
        vmovdqu64 [r8 + 256], zmm6                                 ;   945.3 p7+p4   19 dst
        vpunpckhqdq zmm10, zmm23, zmm19                            ;   948.3 p5      19 dst
        vmovdqu64 zmm1, [rbp + 14528]                              ;   701.0 p2      19 dst reload
        vpxord zmm28, zmm28, zmm7                                  ;   947.3 p0      19 dst
        vmovdqu64 [r8 + 768], zmm28                                ;   948.3 p8+p9   19 dst
        vpunpckhqdq zmm9, zmm24, zmm16                             ;   949.3 p5      19 dst
        vpxord zmm26, zmm26, zmm9                                  ;   950.3 p0      19 dst
        vmovdqu64 [r8 + 576], zmm26                                ;   951.3 p7+p4   19 dst
        vpxord zmm3, zmm3, zmm10                                   ;   949.3 p0      19 dst
        vpxord zmm31, zmm31, zmm5                                  ;   942.3 p0      19 dst
        vmovdqu64 [r8 + 896], zmm31                                ;   943.3 p8+p9   19 dst
        vmovdqu64 [r8 + 384], zmm17                                ;   946.3 p7+p4   19 dst
        vmovdqu64 [r8 + 128], zmm13                                ;   939.3 p8+p9   19 dst
        vmovdqu64 [r8 + 704], zmm3                                 ;   950.3 p7+p4   19 dst
        vpxord zmm1, zmm1, zmm0                                    ;   943.3 p0      19 dst
        vmovdqu64 [r8 + 960], zmm1                                 ;   944.3 p8+p9   19 dst
        vmovdqu64 [r8 + 192], zmm14                                ;   940.3 p7+p4   19 dst
        vpxord zmm27, zmm27, zmm4                                  ;   948.3 p0      19 dst
        vmovdqu64 [r8 + 640], zmm27                                ;   949.3 p8+p9   19 dst
        vmovdqu64 [r8 + 320], zmm15                                ;   941.3 p7+p4   19 dst
        vmovdqu64 [r8 + 448], zmm2                                 ;   947.3 p8+p9   19 dst
        mov rax, qword [rbp + 14616]                               ;                    more blocks?
        cmp rax, qword [rbp + 14624]                               ;                    more blocks?
        jne .blocks_1
.blocks_1_rest:
        mov rax, qword [rbp + 14608]                               ;                    blocks left over
        test rax, rax                                              ;                    blocks left over
        je .blocks_1_done
        js .blocks_1_back
        mov rsi, qword [rbp + 14616]                               ;                    blocks left over
        lea rdi, [rbp - 128]                                       ;                    blocks left over
        mov qword [rbp + 14640], rsi                               ;                    blocks left over
        mov qword [rbp + 14616], rdi                               ;                    blocks left over
        imul rcx, rax, 0x10                                        ;                    blocks left over
        rep movsb                                                  ;                    blocks left over
        mov rsi, qword [rbp + 14632]                               ;                    blocks left over
        lea rdi, [rbp + 896]                                       ;                    blocks left over
        mov rcx, rsi                                               ;                    blocks left over
        sub rcx, qword [rbp + 14640]                               ;                    blocks left over
        neg rcx                                                    ;                    blocks left over
        sbb rcx, rcx                                               ;                    blocks left over
        lea rdx, [rbp - 128]                                       ;                    blocks left over
        sub rdi, rdx                                               ;                    blocks left over
        and rdi, rcx                                               ;                    blocks left over
        add rdi, rdx                                               ;                    blocks left over
        mov qword [rbp + 14648], rdi                               ;                    blocks left over
        mov qword [rbp + 14656], rsi                               ;                    blocks left over
        mov qword [rbp + 14632], rdi                               ;                    blocks left over
        imul rcx, rax, 0x10                                        ;                    blocks left over
        rep movsb                                                  ;                    blocks left over
        lea rsi, [rbp + 896]                                       ;                    blocks left over
        mov qword [rbp + 14624], rsi                               ;                    blocks left over
        neg rax                                                    ;                    blocks left over
        mov qword [rbp + 14608], rax                               ;                    blocks left over
        jmp .blocks_1_again
.blocks_1_back:
        neg rax                                                    ;                    blocks left over
        mov rsi, qword [rbp + 14648]                               ;                    blocks left over
        mov rdi, qword [rbp + 14656]                               ;                    blocks left over
        imul rcx, rax, 0x10                                        ;                    blocks left over
        rep movsb                                                  ;                    blocks left over
.blocks_1_done:
        vzeroupper                                                 ;                    x87 state
        mov rsp, qword [rbp + 14664]                               ;                    frame
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
        dq 0x4040404040404040, 0x4040404040404040, 0x4040404040404040, 0x4040404040404040, 0x4040404040404040, 0x4040404040404040, 0x4040404040404040, 0x4040404040404040
        dq 0x1b1b1b1b1b1b1b1b, 0x1b1b1b1b1b1b1b1b, 0x1b1b1b1b1b1b1b1b, 0x1b1b1b1b1b1b1b1b, 0x1b1b1b1b1b1b1b1b, 0x1b1b1b1b1b1b1b1b, 0x1b1b1b1b1b1b1b1b, 0x1b1b1b1b1b1b1b1b
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x1c1814100c080400, 0x3c3834302c282420, 0x1d1915110d090501, 0x3d3935312d292521, 0x1e1a16120e0a0602, 0x3e3a36322e2a2622, 0x1f1b17130f0b0703, 0x3f3b37332f2b2723
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0202020202020202, 0x0202020202020202, 0x0202020202020202, 0x0202020202020202, 0x0202020202020202, 0x0202020202020202, 0x0202020202020202, 0x0202020202020202
        dq 0x0303030303030303, 0x0303030303030303, 0x0303030303030303, 0x0303030303030303, 0x0303030303030303, 0x0303030303030303, 0x0303030303030303, 0x0303030303030303

for_formats elf64
%if HERE
        section .note.GNU-stack noalloc noexec nowrite progbits
%endif
%unmacro for_formats 1-*
