; misty1_expand_compact for Intel Golden Cove (Sapphire Rapids, Emerald Rapids; P cores of Alder Lake), 64-bit code (golden-cove)
; made by cipherwright 0.1.0 from ciphers/misty1.cw (sha256 553b4747b909f075); do not edit:
;   ./cw build misty1_expand_compact --cpu golden-cove --variant bitsliced
;
; void misty1_expand_compact(const void *key, void *k);   System V, 64 bits
;   key: 8192 bytes (128 slices), read, secret, aligned to 16 bytes
;   k: 16384 bytes (256 slices), written, secret, aligned to 16 bytes
; Parameters do not overlap.
; Preserves rbx rbp r12 r13 r14 r15 rsp and the direction flag; changes rax rcx rdx rsi rdi r8 r9 r10 r11 and the other flags.
; Changes zmm0 to zmm31.
; Constant time: no secret reaches an address or a branch.
; The frame holds secrets after return (`wipe` clears it).
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 2853 uops, planned 757.8; bounds: width 475.5, ports 752.0, path 21.0
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
%fatal "misty1_expand_compact is called by the System V, 64 bits convention: assemble it with nasm -f elf64 or macho64; for win64 build the target with -win64 behind its name and for 32 bits the one without -64"
%endif

        bits 64
        section .text
        align 16
for_formats macho64
%if HERE
        global $_misty1_expand_compact
$_misty1_expand_compact:
%else
        global $misty1_expand_compact
%endif
$misty1_expand_compact:
        push rbp                                    ;                    preserved
        mov rax, rsp                                ;                    frame
        sub rsp, 0x500                              ;                    frame
        and rsp, -64                                ;                    frame
        lea rbp, [rsp + 128]                        ;                    frame
        mov qword [rbp + 1104], rax                 ;                    frame
        mov qword [rbp + 1088], rdi                 ;                    argument
        mov qword [rbp + 1096], rsi                 ;                    argument
        mov r8, qword [rbp + 1088]                  ;     0.0 p2      99 k.0 reload
        vmovdqu64 zmm0, [r8]                        ;     5.0 p3      99 k.0
        vmovdqu64 zmm1, [r8 + 64]                   ;     5.0 p2      99 k.1
        vmovdqu64 zmm2, [r8 + 128]                  ;     5.0 p3      99 k.2
        vmovdqu64 zmm3, [r8 + 192]                  ;     5.0 p2      99 k.3
        vmovdqu64 zmm4, [r8 + 256]                  ;     5.0 p3      99 k.4
        vmovdqu64 zmm5, [r8 + 448]                  ;     5.0 p2      99 k.7
        vmovdqu64 zmm6, [r8 + 320]                  ;     5.0 p3      99 k.5
        vmovdqu64 zmm7, [r8 + 512]                  ;     5.0 p2      99 k.8
        vmovdqu64 zmm8, [r8 + 384]                  ;     5.0 p3      99 k.6
        vmovdqu64 zmm9, [r8 + 576]                  ;     5.0 p2      99 k.9
        vmovdqu64 zmm10, [r8 + 640]                 ;     5.2 p3      99 k.10
        vmovdqu64 zmm11, [r8 + 704]                 ;     6.0 p2      99 k.11
        vmovdqu64 zmm12, [r8 + 768]                 ;     6.2 p3      99 k.12
        vmovdqu64 zmm13, [r8 + 832]                 ;     7.0 p2      99 k.13
        vmovdqu64 zmm14, [r8 + 896]                 ;     7.2 p3      99 k.14
        vmovdqu64 zmm15, [r8 + 960]                 ;     8.0 p2      99 k.15
        mov r9, qword [rbp + 1096]                  ;     2.8 p10     99 k reload
        vmovdqu64 [r9], zmm0                        ;    11.0 p7+p4   99 k
        vmovdqu64 [r9 + 64], zmm1                   ;    11.0 p8+p9   99 k
        vmovdqu64 [r9 + 128], zmm2                  ;    11.0 p7+p4   99 k
        vmovdqu64 [r9 + 192], zmm3                  ;    11.0 p8+p9   99 k
        vmovdqu64 [r9 + 256], zmm4                  ;    11.0 p7+p4   99 k
        vmovdqu64 [r9 + 320], zmm6                  ;    11.0 p8+p9   99 k
        vmovdqu64 [r9 + 384], zmm8                  ;    11.0 p7+p4   99 k
        vmovdqu64 [r9 + 448], zmm5                  ;    11.0 p8+p9   99 k
        vmovdqu64 [r9 + 512], zmm7                  ;    11.0 p7+p4   99 k
        vmovdqu64 [r9 + 576], zmm9                  ;    11.2 p8+p9   99 k
        vmovdqu64 [r9 + 640], zmm10                 ;    13.0 p7+p4   99 k
        vmovdqu64 [r9 + 704], zmm11                 ;    13.2 p8+p9   99 k
        vmovdqu64 [r9 + 768], zmm12                 ;    15.0 p7+p4   99 k
        vmovdqu64 [r9 + 832], zmm13                 ;    15.2 p8+p9   99 k
        vmovdqu64 [r9 + 896], zmm14                 ;    17.0 p7+p4   99 k
        vmovdqu64 [r9 + 960], zmm15                 ;    17.2 p8+p9   99 k
        vpxord zmm23, zmm5, zmm7                    ;    11.0 p0      41 k
        vpandd zmm21, zmm10, zmm14                  ;    13.2 p5      41 k
        vpandd zmm24, zmm5, zmm11                   ;    12.0 p0      41 k
        vpandd zmm22, zmm13, zmm14                  ;    13.2 p5      41 k
        vpternlogd zmm22, zmm15, zmm9, 0x78         ;    14.2 p0      41 k
        vpandd zmm20, zmm7, zmm13                   ;    13.0 p5      41 k
        vpxord zmm19, zmm13, zmm5                   ;    13.0 p0      41 k
        vpxord zmm18, zmm19, zmm10                  ;    14.0 p5      41 k
        vpternlogd zmm22, zmm18, zmm12, 0xd2        ;    15.2 p0      41 k
        vmovdqa64 zmm17, zmm22                      ;    16.2         41 k copy
        vmovdqa64 zmm16, zmm19                      ;    14.0         41 k copy
        vpternlogd zmm16, zmm15, zmm12, 0x6c        ;    14.0 p5      41 k
        vpxord zmm31, zmm12, zmm7                   ;    12.2 p0      41 k
        vpandd zmm30, zmm31, zmm5                   ;    13.2 p5      41 k
        vmovdqa64 zmm29, zmm31                      ;    13.2         41 k copy
        vpternlogd zmm29, zmm10, zmm9, 0x78         ;    13.2 p0      41 k
        vmovdqa64 zmm28, zmm9                       ;    11.0         41 k copy
        vpternlogd zmm28, zmm12, zmm11, 0x78        ;    12.2 p5      41 k
        vpandd zmm27, zmm12, zmm14                  ;    13.2 p0      41 k
        vpternlogd zmm27, zmm31, zmm11, 0x78        ;    14.2 p5      41 k
        vmovdqa64 zmm31, zmm27                      ;    15.2         41 k copy
        vpandd zmm26, zmm7, zmm5                    ;    13.7 p0      41 k
        vpternlogd zmm26, zmm9, zmm12, 0x87         ;    14.7 p5      41 k
        vpternlogd zmm26, zmm18, zmm15, 0xe1        ;    15.7 p0      41 k
        vpxord zmm31, zmm31, zmm26                  ;    16.7 p5      41 k
        vmovdqa64 zmm25, zmm5                       ;    11.0         41 k copy
        vpternlogd zmm25, zmm7, zmm9, 0x78          ;    15.7 p0      41 k
        vpternlogd zmm16, zmm25, zmm11, 0x69        ;    16.7 p5      41 k
        vmovdqa64 zmm1, zmm25                       ;    16.7         41 k copy
        vpternlogd zmm1, zmm14, zmm7, 0x87          ;    16.7 p0      41 k
        vpternlogd zmm1, zmm28, zmm11, 0x87         ;    17.7 p5      41 k
        vpternlogd zmm24, zmm21, zmm1, 0x69         ;    18.7 p0      41 k
        vpternlogd zmm1, zmm23, zmm12, 0x78         ;    18.7 p5      41 k
        vpternlogd zmm25, zmm15, zmm7, 0x28         ;    18.7 p0      41 k
        vpxord zmm17, zmm17, zmm1                   ;    19.7 p5      41 k
        vmovdqa64 zmm23, zmm13                      ;    13.0         41 k copy
        vpternlogd zmm23, zmm14, zmm7, 0x60         ;    19.7 p0      41 k
        vmovdqa64 zmm8, zmm10                       ;    11.8         41 k copy
        vpternlogd zmm8, zmm7, zmm11, 0x60          ;    19.8 p5      41 k
        vpternlogd zmm8, zmm13, zmm5, 0x78          ;    20.8 p0      41 k
        vpternlogd zmm30, zmm16, zmm8, 0x69         ;    21.8 p5      41 k
        vpternlogd zmm30, zmm24, zmm2, 0x69         ;    22.8 p0      41 k
        vpternlogd zmm24, zmm13, zmm9, 0x78         ;    21.8 p5      41 k
        vpandd zmm7, zmm13, zmm10                   ;    22.7 p0      41 k
        vpternlogd zmm7, zmm14, zmm5, 0x87          ;    23.7 p5      41 k
        vpternlogd zmm26, zmm16, zmm7, 0x69         ;    24.7 p0      41 k
        vpandd zmm16, zmm14, zmm15                  ;    23.8 p5      41 k
        vpternlogd zmm31, zmm19, zmm16, 0x96        ;    24.8 p0      41 k
        vpternlogd zmm16, zmm10, zmm5, 0x87         ;    24.8 p5      41 k
        vpternlogd zmm16, zmm13, zmm11, 0x87        ;    25.8 p0      41 k
        vmovdqa64 zmm19, zmm13                      ;    14.0         41 k copy
        vpternlogd zmm19, zmm9, zmm9, 0xcf          ;    25.8 p5      41 k
        vpternlogd zmm19, zmm16, zmm29, 0x69        ;    26.8 p0      41 k
        vpternlogd zmm16, zmm10, zmm11, 0x87        ;    26.8 p5      41 k
        vpternlogd zmm16, zmm27, zmm28, 0x69        ;    27.8 p0      41 k
        vpternlogd zmm19, zmm22, zmm4, 0x96         ;    27.8 p5      41 k
        vpandd zmm22, zmm11, zmm15                  ;    28.7 p0      41 k
        vpternlogd zmm17, zmm22, zmm3, 0x96         ;    29.7 p5      41 k
        vpxord zmm22, zmm11, zmm15                  ;    29.7 p0      41 k
        vpternlogd zmm22, zmm8, zmm12, 0x6c         ;    30.7 p5      41 k
        vmovdqa64 zmm8, zmm15                       ;    15.7         41 k copy
        vpternlogd zmm8, zmm10, zmm11, 0x60         ;    30.7 p0      41 k
        vpternlogd zmm8, zmm14, zmm9, 0x87          ;    31.7 p5      41 k
        vpternlogd zmm20, zmm24, zmm8, 0x69         ;    32.7 p0      41 k
        vmovdqa64 zmm24, zmm15                      ;    16.3         41 k copy
        vpternlogd zmm24, zmm14, zmm5, 0x6c         ;    31.8 p5      41 k
        vpternlogd zmm16, zmm24, zmm23, 0x96        ;    32.8 p0      41 k
        vpternlogd zmm24, zmm18, zmm9, 0x78         ;    32.8 p5      41 k
        vpternlogd zmm24, zmm15, zmm10, 0x2d        ;    33.8 p0      41 k
        vpternlogd zmm20, zmm1, zmm0, 0x96          ;    33.8 p5      41 k
        vmovdqa64 zmm1, zmm14                       ;    17.3         41 k copy
        vpternlogd zmm1, zmm5, zmm11, 0x28          ;    34.7 p0      41 k
        vpxord zmm25, zmm25, zmm1                   ;    35.7 p5      41 k
        vpternlogd zmm25, zmm7, zmm29, 0x96         ;    36.7 p0      41 k
        vpternlogd zmm16, zmm21, zmm6, 0x96         ;    35.8 p5      41 k
        vpandd zmm1, zmm4, zmm3                     ;    36.7 p0      41 k
        vpternlogd zmm1, zmm6, zmm2, 0x28           ;    37.7 p5      41 k
        vmovdqu64 zmm7, [r8 + 1536]                 ;    18.5 p3     100 k.8 reload
        vpternlogd zmm26, zmm18, zmm7, 0x96         ;    37.7 p0      48 k
        vmovdqu64 zmm18, [r8 + 1152]                ;    18.8 p2     100 k.2 reload
        vpxord zmm21, zmm30, zmm18                  ;    37.8 p5      48 k
        vmovdqu64 zmm27, [r8 + 64]                  ;    19.5 p3      99 k.1 reload
        vpxord zmm28, zmm6, zmm27                   ;    38.7 p0      41 k
        vpternlogd zmm22, zmm24, zmm27, 0x96        ;    38.8 p5      41 k
        vmovdqu64 zmm24, [r8 + 384]                 ;    19.8 p2      99 k.6 reload
        vpternlogd zmm31, zmm8, zmm24, 0x96         ;    39.7 p0      41 k
        vmovdqu64 zmm8, [r8 + 1472]                 ;    20.5 p3     100 k.7 reload
        vpternlogd zmm25, zmm23, zmm8, 0x96         ;    39.8 p5      48 k
        vmovdqu64 zmm23, [r8 + 1280]                ;    20.8 p2     100 k.4 reload
        vpxord zmm29, zmm19, zmm23                  ;    40.7 p0      48 k
        vpxord zmm5, zmm17, [r8 + 1216]             ;    40.8 p5+p3   48 k
        vpxord zmm15, zmm20, [r8 + 1024]            ;    41.7 p0+p2   48 k
        vpxord zmm14, zmm16, [r8 + 1344]            ;    41.8 p5+p3   48 k
        vpxord zmm13, zmm22, [r8 + 1088]            ;    42.7 p0+p2   48 k
        vpxord zmm12, zmm31, [r8 + 1408]            ;    42.8 p5+p3   48 k
        vmovdqa64 zmm11, zmm28                      ;    39.7         41 k copy
        vpternlogd zmm11, zmm24, zmm0, 0x78         ;    43.7 p0      41 k
        vmovdqa64 zmm10, zmm11                      ;    44.7         41 k copy
        vpxord zmm9, zmm27, zmm4                    ;    43.8 p5      41 k
        vpandnd zmm7, zmm9, zmm6                    ;    44.8 p0      41 k
        vpternlogd zmm7, zmm4, zmm2, 0x48           ;    45.8 p5      41 k
        vmovdqa64 zmm8, zmm0                        ;    22.5         41 k copy
        vpternlogd zmm8, zmm3, zmm2, 0xb4           ;    45.7 p0      41 k
        vmovdqa64 zmm23, zmm24                      ;    25.8         41 k copy
        vpternlogd zmm23, zmm2, zmm2, 0x3f          ;    45.8 p5      41 k
        vmovdqa64 zmm18, zmm27                      ;    25.5         41 k copy
        vpternlogd zmm18, zmm4, zmm2, 0xa6          ;    46.7 p0      41 k
        vmovdqu64 [rbp - 128], zmm26                ;    38.7 p7+p4   48 k spill
        vmovdqa64 zmm26, zmm1                       ;    38.7         41 k copy
        vpternlogd zmm26, zmm8, zmm4, 0x87          ;    46.8 p5      41 k
        vpternlogd zmm26, zmm24, zmm27, 0x87        ;    47.8 p0      41 k
        vpternlogd zmm8, zmm24, zmm2, 0xac          ;    47.8 p5      41 k
        vpternlogd zmm8, zmm11, zmm6, 0x2d          ;    48.8 p0      41 k
        vpternlogd zmm8, zmm26, zmm4, 0x78          ;    49.8 p5      41 k
        vpternlogd zmm22, zmm8, [r8 + 1664], 0x96   ;    50.8 p0+p2   48 k
        vmovdqa64 zmm8, zmm24                       ;    25.8         41 k copy
        vpternlogd zmm8, zmm4, zmm3, 0x6c           ;    49.8 p5      41 k
        vpxord zmm10, zmm10, zmm8                   ;    50.8 p0      41 k
        vmovdqu64 [rbp - 64], zmm22                 ;    51.8 p8+p9   48 k spill
        vmovdqa64 zmm22, zmm23                      ;    46.8         41 k copy
        vpternlogd zmm22, zmm27, zmm3, 0x78         ;    50.8 p5      41 k
        vmovdqu64 [rbp + 0], zmm12                  ;    43.8 p7+p4   48 k spill
        vmovdqa64 zmm12, zmm0                       ;    26.2         41 k copy
        vpternlogd zmm12, zmm3, zmm3, 0xc3          ;    51.7 p0      41 k
        vpternlogd zmm12, zmm28, zmm22, 0xa6        ;    52.7 p5      41 k
        vpternlogd zmm22, zmm4, zmm0, 0x78          ;    52.7 p0      41 k
        vpternlogd zmm23, zmm12, zmm6, 0x87         ;    53.7 p5      41 k
        vmovdqu64 [rbp + 64], zmm5                  ;    41.8 p8+p9   48 k spill
        vmovdqa64 zmm5, zmm12                       ;    53.7         41 k copy
        vpternlogd zmm5, zmm28, zmm28, 0xf3         ;    53.7 p0      41 k
        vmovdqa64 zmm28, zmm18                      ;    47.7         41 k copy
        vpternlogd zmm28, zmm27, zmm27, 0x3f        ;    53.8 p5      41 k
        vpternlogd zmm18, zmm6, zmm0, 0x87          ;    54.7 p0      41 k
        vpternlogd zmm9, zmm28, zmm24, 0x93         ;    54.8 p5      41 k
        vpternlogd zmm28, zmm0, zmm3, 0x87          ;    55.7 p0      41 k
        vmovdqu64 [rbp + 128], zmm25                ;    40.8 p7+p4   48 k spill
        vmovdqa64 zmm25, zmm22                      ;    53.7         41 k copy
        vpternlogd zmm25, zmm26, zmm0, 0xd2         ;    55.8 p5      41 k
        vpternlogd zmm10, zmm25, zmm6, 0xc6         ;    56.8 p0      41 k
        vpternlogd zmm26, zmm9, zmm6, 0xd2          ;    56.8 p5      41 k
        vpternlogd zmm9, zmm28, zmm24, 0xd7         ;    57.7 p0      41 k
        vpternlogd zmm5, zmm1, zmm9, 0x96           ;    58.7 p5      41 k
        vpternlogd zmm9, zmm8, zmm18, 0x96          ;    58.7 p0      41 k
        vpternlogd zmm12, zmm9, zmm4, 0x93          ;    59.7 p5      41 k
        vpternlogd zmm26, zmm18, zmm3, 0x2d         ;    59.7 p0      41 k
        vpternlogd zmm12, zmm28, zmm2, 0x2d         ;    60.7 p5      41 k
        vpternlogd zmm28, zmm27, zmm0, 0xd6         ;    60.7 p0      41 k
        vpternlogd zmm5, zmm0, zmm3, 0xd2           ;    60.8 p5      41 k
        vmovdqu64 zmm1, [r8 + 1600]                 ;    30.5 p3     100 k.9 reload
        vpternlogd zmm20, zmm10, zmm1, 0x96         ;    61.7 p0      48 k
        vmovdqu64 zmm8, [r8 + 1856]                 ;    30.8 p2     100 k.13 reload
        vpternlogd zmm19, zmm26, zmm8, 0x96         ;    61.8 p5      48 k
        vmovdqu64 zmm9, [r8 + 1728]                 ;    31.5 p3     100 k.11 reload
        vpternlogd zmm30, zmm12, zmm9, 0x96         ;    62.7 p0      48 k
        vmovdqu64 zmm10, [r8 + 1984]                ;    31.8 p2     100 k.15 reload
        vpternlogd zmm31, zmm5, zmm10, 0x96         ;    62.8 p5      48 k
        vmovdqu64 zmm5, [rbp + 128]                 ;    40.8 p3      45 k
        vmovdqu64 zmm12, [rbp + 64]                 ;    41.8 p2      48 k reload
        vpandd zmm5, zmm5, zmm12                    ;    63.7 p0      45 k
        vmovdqu64 zmm18, [rbp + 0]                  ;    43.8 p3      45 k
        vmovdqa64 zmm25, zmm22                      ;    53.7         41 k copy
        vpternlogd zmm25, zmm24, zmm6, 0x7b         ;    63.8 p5      41 k
        vpternlogd zmm25, zmm7, zmm28, 0x96         ;    64.8 p0      41 k
        vpternlogd zmm28, zmm27, zmm4, 0x4b         ;    64.8 p5      41 k
        vpternlogd zmm28, zmm22, zmm2, 0x87         ;    65.8 p0      41 k
        vpternlogd zmm28, zmm23, zmm11, 0x96        ;    66.8 p5      41 k
        vpandd zmm18, zmm18, zmm21                  ;    66.7 p0      45 k
        vmovdqu64 zmm7, [r8 + 1792]                 ;    33.8 p2     100 k.12 reload
        vpternlogd zmm17, zmm25, zmm7, 0x96         ;    66.8 p5      48 k
        vmovdqu64 zmm11, [rbp - 128]                ;    38.7 p3      45 k
        vpandd zmm11, zmm11, zmm29                  ;    67.7 p0      45 k
        vmovdqu64 zmm22, [r8 + 1920]                ;    34.8 p2     100 k.14 reload
        vpternlogd zmm16, zmm28, zmm22, 0x96        ;    67.8 p5      48 k
        vpxord zmm23, zmm15, zmm13                  ;    68.7 p0      45 k
        vpandd zmm25, zmm29, zmm15                  ;    68.8 p5      45 k
        vmovdqu64 [r9 + 8768], zmm20                ;    62.7 p8+p9  100 k
        vmovdqu64 [r9 + 9024], zmm19                ;    62.8 p7+p4  100 k
        vmovdqu64 [r9 + 8896], zmm30                ;    63.7 p8+p9  100 k
        vmovdqu64 [r9 + 9152], zmm31                ;    63.8 p7+p4  100 k
        vmovdqu64 [r9 + 8960], zmm17                ;    67.8 p8+p9  100 k
        vmovdqu64 [r9 + 9088], zmm16                ;    68.8 p7+p4  100 k
        vmovdqu64 zmm26, [rbp - 128]                ;    38.7 p3      48 k reload
        vpandd zmm28, zmm21, zmm26                  ;    69.7 p0      45 k
        vmovdqu64 [r9 + 1600], zmm1                 ;    41.0 p8+p9   99 k
        vmovdqu64 [r9 + 1856], zmm8                 ;    41.2 p7+p4   99 k
        vmovdqu64 [r9 + 1728], zmm9                 ;    43.0 p8+p9   99 k
        vmovdqu64 [r9 + 1984], zmm10                ;    43.2 p7+p4   99 k
        vmovdqu64 [r9 + 1792], zmm7                 ;    45.0 p8+p9   99 k
        vmovdqu64 [r9 + 1920], zmm22                ;    45.2 p7+p4   99 k
        vmovdqa64 zmm24, zmm14                      ;    42.8         45 k copy
        vpternlogd zmm24, zmm29, zmm21, 0x6a        ;    69.8 p5      45 k
        vmovdqa64 zmm6, zmm21                       ;    38.8         45 k copy
        vpternlogd zmm6, zmm13, zmm15, 0x6a         ;    70.7 p0      45 k
        vpxord zmm4, zmm14, zmm13                   ;    70.8 p5      45 k
        vpandd zmm3, zmm13, zmm15                   ;    71.7 p0      45 k
        vpternlogd zmm3, zmm14, zmm21, 0x87         ;    72.7 p5      45 k
        vpandd zmm2, zmm14, [rbp + 128]             ;    72.7 p0+p2   45 k
        vpternlogd zmm2, zmm4, zmm29, 0x78          ;    73.7 p5      45 k
        vpxord zmm27, zmm15, [rbp + 0]              ;    73.7 p0+p3   45 k
        vpandd zmm0, zmm15, zmm4                    ;    73.8 p5      45 k
        vpternlogd zmm4, zmm12, zmm21, 0x78         ;    74.7 p0      45 k
        vpxord zmm10, zmm29, zmm26                  ;    74.8 p5      45 k
        vmovdqa64 zmm8, zmm29                       ;    41.7         45 k copy
        vpternlogd zmm8, zmm12, zmm13, 0x48         ;    75.7 p0      45 k
        vpxord zmm22, zmm12, zmm27                  ;    75.8 p5      45 k
        vpternlogd zmm3, zmm22, zmm26, 0xe1         ;    76.8 p0      45 k
        vpandd zmm1, zmm26, [rbp + 128]             ;    76.8 p5+p2   45 k
        vpandd zmm9, zmm12, [rbp + 0]               ;    77.7 p0+p3   45 k
        vmovdqa64 zmm7, zmm26                       ;    44.7         45 k copy
        vpternlogd zmm7, zmm29, zmm12, 0x60         ;    77.8 p5      45 k
        vpternlogd zmm8, zmm15, [rbp + 0], 0x78     ;    78.7 p0+p2   45 k
        vpternlogd zmm10, zmm8, zmm14, 0x6c         ;    79.7 p5      45 k
        vpternlogd zmm7, zmm21, [rbp + 128], 0x87   ;    79.7 p0+p3   45 k
        vpternlogd zmm9, zmm15, [rbp + 128], 0x87   ;    79.8 p5+p2   45 k
        vpxord zmm31, zmm2, zmm3                    ;    80.7 p0      45 k
        vpternlogd zmm31, zmm1, zmm27, 0x96         ;    81.7 p5      45 k
        vpternlogd zmm27, zmm26, zmm14, 0x6c        ;    81.7 p0      45 k
        vpternlogd zmm1, zmm12, zmm15, 0x87         ;    81.8 p5      45 k
        vpternlogd zmm27, zmm6, zmm29, 0x69         ;    82.7 p0      45 k
        vpternlogd zmm0, zmm8, zmm27, 0x69          ;    83.7 p5      45 k
        vmovdqu64 zmm8, [rbp + 0]                   ;    43.8 p3      48 k reload
        vpternlogd zmm1, zmm29, zmm8, 0x87          ;    83.7 p0      45 k
        vmovdqa64 zmm16, zmm9                       ;    80.8         45 k copy
        vpternlogd zmm16, zmm27, zmm27, 0xc3        ;    83.8 p5      45 k
        vpternlogd zmm16, zmm3, zmm22, 0x96         ;    84.8 p0      45 k
        vmovdqu64 zmm3, [rbp + 128]                 ;    43.8 p2      48 k reload
        vmovdqa64 zmm27, zmm26                      ;    44.7         45 k copy
        vpternlogd zmm27, zmm15, zmm3, 0x6a         ;    84.8 p5      45 k
        vpternlogd zmm15, zmm3, zmm29, 0x28         ;    85.7 p0      45 k
        vpternlogd zmm28, zmm3, zmm8, 0x78          ;    85.8 p5      45 k
        vmovdqu64 [r9 + 8704], zmm16                ;    85.8 p8+p9  100 k
        vmovdqa64 zmm16, zmm3                       ;    49.8         45 k copy
        vpternlogd zmm16, zmm8, zmm13, 0x48         ;    86.7 p0      45 k
        vpternlogd zmm3, zmm6, zmm13, 0x93          ;    86.8 p5      45 k
        vpternlogd zmm6, zmm26, zmm13, 0x28         ;    87.7 p0      45 k
        vpternlogd zmm13, zmm7, zmm8, 0x6c          ;    87.8 p5      45 k
        vpternlogd zmm8, zmm21, zmm21, 0xcf         ;    88.7 p0      45 k
        vpternlogd zmm3, zmm24, zmm29, 0x87         ;    88.8 p5      45 k
        vpternlogd zmm21, zmm22, zmm27, 0x6a        ;    89.7 p0      45 k
        vpternlogd zmm28, zmm22, zmm14, 0xd2        ;    89.8 p5      45 k
        vpternlogd zmm23, zmm14, zmm3, 0x6a         ;    90.7 p0      45 k
        vpternlogd zmm25, zmm3, zmm5, 0x69          ;    90.8 p5      45 k
        vpternlogd zmm13, zmm18, zmm25, 0x69        ;    91.8 p0      45 k
        vpternlogd zmm21, zmm26, zmm12, 0x2d        ;    91.8 p5      45 k
        vpternlogd zmm29, zmm12, zmm1, 0x95         ;    92.7 p0      45 k
        vpternlogd zmm29, zmm2, zmm24, 0x69         ;    93.7 p5      45 k
        vpternlogd zmm8, zmm1, zmm4, 0x69           ;    93.7 p0      45 k
        vpternlogd zmm6, zmm15, zmm4, 0x96          ;    93.8 p5      45 k
        vpternlogd zmm0, zmm25, zmm30, 0x69         ;    94.7 p0      45 k
        vmovdqu64 zmm12, [rbp - 64]                 ;    51.8 p3      48 k reload
        vmovdqu64 [r9 + 8832], zmm12                ;    57.8 p7+p4  100 k
        vpternlogd zmm10, zmm21, zmm12, 0x96        ;    94.8 p5      45 k
        vpternlogd zmm29, zmm27, zmm16, 0x96        ;    95.7 p0      45 k
        vpternlogd zmm6, zmm9, zmm16, 0x96          ;    95.8 p5      45 k
        vmovdqu64 zmm9, [r8 + 1024]                 ;    48.7 p2     100 k.0 reload
        vmovdqu64 [r9 + 1024], zmm9                 ;    54.7 p8+p9   99 k
        vmovdqu64 zmm26, [r8 + 1088]                ;    49.0 p3     100 k.1 reload
        vmovdqu64 [r9 + 1088], zmm26                ;    55.0 p7+p4   99 k
        vpternlogd zmm13, zmm20, zmm23, 0x96        ;    96.7 p0      45 k
        vpxord zmm23, zmm23, zmm28                  ;    96.8 p5      45 k
        vpternlogd zmm8, zmm28, zmm19, 0x96         ;    97.7 p0      45 k
        vmovdqu64 zmm20, [r8 + 1152]                ;    49.8 p2     100 k.2 reload
        vmovdqu64 [r9 + 1152], zmm20                ;    55.8 p8+p9   99 k
        vpternlogd zmm23, zmm11, zmm17, 0x96        ;    97.8 p5      45 k
        vpternlogd zmm31, zmm7, [r9 + 9152], 0x96   ;    98.7 p0+p3   45 k
        vmovdqu64 zmm7, [r8 + 1216]                 ;    50.8 p2     100 k.3 reload
        vmovdqu64 [r9 + 1216], zmm7                 ;    56.8 p7+p4   99 k
        vmovdqu64 zmm27, [r8 + 1280]                ;    51.3 p3     100 k.4 reload
        vmovdqu64 [r9 + 1280], zmm27                ;    57.3 p8+p9   99 k
        vmovdqu64 [r9 + 8256], zmm10                ;    95.8 p7+p4  100 k
        vmovdqu64 zmm10, [r8 + 1344]                ;    51.8 p2     100 k.5 reload
        vmovdqu64 [r9 + 1344], zmm10                ;    57.8 p8+p9   99 k
        vmovdqu64 [r9 + 8320], zmm0                 ;    95.7 p7+p4  100 k
        vmovdqu64 zmm0, [r8 + 1408]                 ;    52.3 p3     100 k.6 reload
        vmovdqu64 [r9 + 1408], zmm0                 ;    58.3 p8+p9   99 k
        vmovdqu64 [r9 + 8192], zmm13                ;    97.7 p7+p4  100 k
        vmovdqu64 zmm13, [r8 + 1472]                ;    52.8 p2     100 k.7 reload
        vmovdqu64 [r9 + 1472], zmm13                ;    59.0 p8+p9   99 k
        vmovdqu64 [r9 + 8640], zmm6                 ;    96.8 p7+p4  100 k
        vmovdqu64 zmm6, [r8 + 1536]                 ;    53.3 p3     100 k.8 reload
        vmovdqu64 [r9 + 1536], zmm6                 ;    61.0 p8+p9   99 k
        vmovdqu64 [r9 + 8384], zmm23                ;    98.8 p7+p4  100 k
        vmovdqu64 zmm23, [r8 + 1664]                ;    53.8 p2     100 k.10 reload
        vmovdqu64 [r9 + 1664], zmm23                ;    63.0 p8+p9   99 k
        vmovdqu64 [r9 + 8448], zmm8                 ;    98.7 p7+p4  100 k
        vmovdqu64 [r9 + 8576], zmm31                ;    99.7 p8+p9  100 k
        vpternlogd zmm29, zmm5, [r9 + 9088], 0x96   ;    98.8 p5+p3   45 k
        vmovdqu64 [r9 + 8512], zmm29                ;    99.8 p7+p4  100 k
        vmovdqu64 zmm5, [r8 + 1920]                 ;    54.8 p2      41 k
        vpandd zmm5, zmm5, zmm23                    ;    99.7 p0      41 k
        vmovdqu64 zmm8, [r8 + 1920]                 ;    55.3 p3      41 k
        vmovdqu64 zmm28, [r8 + 1856]                ;    55.8 p2     100 k.13 reload
        vpandd zmm8, zmm8, zmm28                    ;    99.8 p5      41 k
        vmovdqu64 zmm29, [r8 + 1728]                ;    56.3 p3      41 k
        vpandd zmm29, zmm29, zmm13                  ;   100.7 p0      41 k
        vmovdqu64 zmm30, [r8 + 1600]                ;    56.8 p2      41 k
        vpandd zmm30, zmm30, zmm28                  ;   100.8 p5      41 k
        vpxord zmm31, zmm28, zmm13                  ;   101.7 p0      41 k
        vpxord zmm18, zmm13, zmm6                   ;   101.8 p5      41 k
        vmovdqu64 zmm14, [r8 + 1984]                ;    57.3 p3      41 k
        vpandd zmm14, zmm14, [r8 + 1728]            ;   102.7 p0+p2   41 k
        vpxord zmm21, zmm23, zmm31                  ;   102.8 p5      41 k
        vmovdqa64 zmm15, zmm13                      ;    58.8         41 k copy
        vpandd zmm12, zmm13, zmm6                   ;   103.7 p0      41 k
        vpxord zmm4, zmm6, [r8 + 1792]              ;   103.8 p5+p3   41 k
        vpandd zmm15, zmm15, zmm4                   ;   104.8 p0      41 k
        vpandd zmm3, zmm13, [r8 + 1920]             ;   104.8 p5+p2   41 k
        vpternlogd zmm3, zmm28, zmm23, 0x87         ;   105.8 p0      41 k
        vmovdqu64 zmm2, [r8 + 1984]                 ;    59.3 p3      41 k
        vpxord zmm2, zmm2, [r8 + 1728]              ;   105.8 p5+p2   41 k
        vmovdqu64 zmm1, [r8 + 1984]                 ;    60.3 p3      41 k
        vpandd zmm1, zmm1, [r8 + 1920]              ;   106.7 p0+p2   41 k
        vmovdqu64 zmm17, [r8 + 1920]                ;    61.3 p3      41 k
        vpandd zmm17, zmm17, [r8 + 1792]            ;   106.8 p5+p2   41 k
        vpandd zmm11, zmm7, zmm27                   ;   107.7 p0      41 k
        vpternlogd zmm11, zmm10, zmm20, 0x28        ;   108.7 p5      41 k
        vpternlogd zmm17, zmm4, [r8 + 1728], 0x78   ;   108.7 p0+p3   41 k
        vpternlogd zmm4, zmm23, [r8 + 1600], 0x78   ;   108.8 p5+p2   41 k
        vpxord zmm19, zmm26, zmm10                  ;   109.7 p0      41 k
        vpxord zmm16, zmm26, zmm27                  ;   109.8 p5      41 k
        vmovdqa64 zmm25, zmm26                      ;    60.3         41 k copy
        vmovdqa64 zmm24, zmm27                      ;    60.5         41 k copy
        vpternlogd zmm24, zmm20, zmm26, 0x9c        ;   110.7 p0      41 k
        vpandd zmm25, zmm25, zmm24                  ;   111.7 p5      41 k
        vpternlogd zmm24, zmm10, zmm9, 0x87         ;   111.7 p0      41 k
        vmovdqa64 zmm22, zmm7                       ;    61.2         41 k copy
        vpternlogd zmm22, zmm20, zmm9, 0x9a         ;   111.8 p5      41 k
        vmovdqa64 zmm10, zmm0                       ;    61.5         41 k copy
        vpternlogd zmm10, zmm20, zmm20, 0x3f        ;   112.7 p0      41 k
        vmovdqa64 zmm20, zmm0                       ;    61.8         41 k copy
        vpternlogd zmm20, zmm27, zmm7, 0x6c         ;   112.8 p5      41 k
        vmovdqa64 zmm0, zmm7                        ;    62.2         41 k copy
        vpternlogd zmm0, zmm9, zmm9, 0xc3           ;   113.7 p0      41 k
        vmovdqa64 zmm9, zmm17                       ;   109.7         41 k copy
        vmovdqa64 zmm7, zmm1                        ;   107.7         41 k copy
        vpternlogd zmm7, zmm13, zmm23, 0x87         ;   113.8 p5      41 k
        vpternlogd zmm7, zmm28, [r8 + 1728], 0x87   ;   114.8 p0+p3   41 k
        vpandnd zmm26, zmm16, [r8 + 1344]           ;   114.8 p5+p2   41 k
        vpternlogd zmm16, zmm25, [r8 + 1408], 0x6c  ;   115.7 p0+p3   41 k
        vmovdqa64 zmm27, zmm20                      ;   113.8         41 k copy
        vmovdqu64 [rbp - 64], zmm14                 ;   103.7 p8+p9   41 k spill
        vmovdqa64 zmm14, zmm6                       ;    64.2         41 k copy
        vpternlogd zmm14, zmm13, [r8 + 1600], 0x6c  ;   115.8 p5+p2   41 k
        vmovdqu64 [rbp + 64], zmm26                 ;   115.8 p7+p4   41 k spill
        vmovdqa64 zmm26, zmm6                       ;    64.8         41 k copy
        vpternlogd zmm26, zmm28, [r8 + 1920], 0x48  ;   116.7 p0+p3   41 k
        vmovdqu64 [rbp - 128], zmm0                 ;   114.7 p8+p9   41 k spill
        vmovdqa64 zmm0, zmm6                        ;    65.5         41 k copy
        vpternlogd zmm0, zmm23, [r8 + 1728], 0x48   ;   116.8 p5+p2   41 k
        vpternlogd zmm0, zmm13, zmm28, 0x78         ;   117.8 p0      41 k
        vpternlogd zmm2, zmm0, [r8 + 1792], 0x6c    ;   118.8 p5+p3   41 k
        vmovdqu64 [rbp + 0], zmm2                   ;   119.8 p7+p4   41 k spill
        vmovdqu64 zmm2, [r8 + 1600]                 ;    66.8 p2      41 k
        vpternlogd zmm2, zmm28, [r8 + 1600], 0xf3   ;   118.7 p0+p3   41 k
        vpternlogd zmm2, zmm7, zmm4, 0x69           ;   119.7 p5      41 k
        vpternlogd zmm7, zmm23, [r8 + 1728], 0x87   ;   119.7 p0+p2   41 k
        vmovdqu64 [rbp + 128], zmm2                 ;   120.7 p8+p9   41 k spill
        vmovdqu64 zmm2, [r8 + 1984]                 ;    68.3 p3     100 k.15 reload
        vpternlogd zmm8, zmm2, [r8 + 1600], 0x78    ;   119.8 p5+p2   41 k
        vpternlogd zmm8, zmm21, [r8 + 1792], 0xd2   ;   120.8 p0+p3   41 k
        vmovdqu64 [rbp + 192], zmm24                ;   112.7 p7+p4   41 k spill
        vmovdqa64 zmm24, zmm8                       ;   121.8         41 k copy
        vmovdqu64 [rbp + 256], zmm8                 ;   121.8 p8+p9   41 k spill
        vmovdqa64 zmm8, zmm14                       ;   116.8         41 k copy
        vpternlogd zmm8, zmm6, zmm2, 0x48           ;   120.8 p5      41 k
        vmovdqu64 [rbp + 320], zmm20                ;   113.8 p7+p4   41 k spill
        vmovdqa64 zmm20, zmm2                       ;    74.3         41 k copy
        vpternlogd zmm20, zmm23, [r8 + 1728], 0x60  ;   121.7 p0+p2   41 k
        vmovdqu64 [rbp + 384], zmm16                ;   116.7 p8+p9   41 k spill
        vmovdqa64 zmm16, zmm13                      ;    70.3         41 k copy
        vpternlogd zmm16, zmm2, [r8 + 1920], 0x6a   ;   121.8 p5+p3   41 k
        vmovdqu64 [rbp + 448], zmm25                ;   112.7 p7+p4   41 k spill
        vmovdqu64 zmm25, [r8 + 1920]                ;    71.0 p2     100 k.14 reload
        vpternlogd zmm13, zmm25, [r8 + 1728], 0x28  ;   122.7 p0+p3   41 k
        vpxord zmm8, zmm8, zmm13                    ;   123.7 p5      41 k
        vpternlogd zmm8, zmm4, zmm3, 0x96           ;   124.7 p0      41 k
        vmovdqu64 zmm4, [r8 + 1792]                 ;    72.0 p2     100 k.12 reload
        vmovdqa64 zmm13, zmm31                      ;   102.7         41 k copy
        vpternlogd zmm13, zmm2, zmm4, 0x6c          ;   123.8 p5      41 k
        vpternlogd zmm12, zmm4, [r8 + 1600], 0x87   ;   124.7 p0+p3   41 k
        vpternlogd zmm12, zmm21, zmm2, 0xe1         ;   125.7 p5      41 k
        vpxord zmm9, zmm9, zmm12                    ;   126.7 p0      41 k
        vpternlogd zmm9, zmm1, zmm31, 0x96          ;   127.7 p5      41 k
        vmovdqu64 zmm1, [r8 + 1600]                 ;    73.2 p2     100 k.9 reload
        vpternlogd zmm20, zmm25, zmm1, 0x87         ;   126.7 p0      41 k
        vpternlogd zmm25, zmm14, zmm6, 0x93         ;   126.8 p5      41 k
        vpternlogd zmm6, zmm28, zmm20, 0x6a         ;   127.7 p0      41 k
        vmovdqu64 zmm28, [r8 + 1728]                ;    73.8 p3     100 k.11 reload
        vmovdqa64 zmm31, zmm4                       ;    78.0         41 k copy
        vpternlogd zmm31, zmm1, zmm28, 0x6c         ;   127.8 p5      41 k
        vpternlogd zmm13, zmm14, zmm28, 0x69        ;   128.7 p0      41 k
        vpternlogd zmm25, zmm28, zmm31, 0x87        ;   128.8 p5      41 k
        vpternlogd zmm7, zmm17, zmm31, 0x69         ;   129.7 p0      41 k
        vpternlogd zmm1, zmm21, zmm16, 0x6a         ;   129.8 p5      41 k
        vpternlogd zmm1, zmm2, zmm23, 0x2d          ;   130.8 p0      41 k
        vpternlogd zmm18, zmm4, zmm25, 0x6a         ;   130.8 p5      41 k
        vpternlogd zmm29, zmm25, zmm5, 0x69         ;   131.7 p0      41 k
        vpternlogd zmm6, zmm30, zmm29, 0x69         ;   132.7 p5      41 k
        vpternlogd zmm15, zmm0, zmm13, 0x69         ;   132.7 p0      41 k
        vpternlogd zmm3, zmm12, zmm13, 0x69         ;   132.8 p5      41 k
        vpternlogd zmm7, zmm16, zmm26, 0x96         ;   133.7 p0      41 k
        vmovdqu64 zmm0, [r8 + 2048]                 ;    76.2 p2      48 k
        vmovdqu64 zmm2, [r8 + 2112]                 ;    76.3 p3      48 k
        vmovdqu64 zmm4, [r8 + 2176]                 ;    77.2 p2      48 k
        vmovdqu64 zmm12, [r8 + 2240]                ;    77.3 p3      48 k
        vmovdqu64 zmm13, [r8 + 2304]                ;    78.2 p2      48 k
        vmovdqu64 zmm14, [r8 + 2368]                ;    78.3 p3      48 k
        vmovdqu64 zmm16, [r8 + 2432]                ;    79.2 p2      48 k
        vpxord zmm24, zmm24, zmm18                  ;   133.8 p5      41 k
        vmovdqu64 zmm17, [r8 + 1280]                ;    79.3 p3     100 k.4 reload
        vmovdqa64 zmm23, zmm11                      ;   109.7         41 k copy
        vpternlogd zmm23, zmm22, zmm17, 0x87        ;   134.7 p0      41 k
        vmovdqu64 zmm25, [r8 + 1152]                ;    80.2 p2     100 k.2 reload
        vmovdqu64 zmm28, [rbp + 64]                 ;   115.8 p3      41 k
        vpternlogd zmm28, zmm17, zmm25, 0x48        ;   134.8 p5      41 k
        vmovdqu64 zmm30, [r8 + 1408]                ;    81.2 p2     100 k.6 reload
        vpternlogd zmm22, zmm25, zmm30, 0xca        ;   135.7 p0      41 k
        vpternlogd zmm9, zmm20, zmm30, 0x96         ;   135.8 p5      41 k
        vpternlogd zmm15, zmm29, zmm25, 0x69        ;   136.7 p0      41 k
        vmovdqu64 zmm20, [r8 + 1024]                ;    81.3 p3     100 k.0 reload
        vmovdqa64 zmm29, zmm19                      ;   110.7         41 k copy
        vpternlogd zmm29, zmm30, zmm20, 0x78        ;   136.8 p5      41 k
        vpternlogd zmm6, zmm18, zmm20, 0x96         ;   137.7 p0      41 k
        vmovdqu64 zmm18, [r8 + 2496]                ;    82.2 p2     100 k.7 reload
        vpternlogd zmm8, zmm26, zmm18, 0x96         ;   137.8 p5      48 k
        vpxord zmm27, zmm27, zmm29                  ;   138.7 p0      41 k
        vmovdqu64 zmm26, [r8 + 1344]                ;    82.3 p3     100 k.5 reload
        vpternlogd zmm7, zmm5, zmm26, 0x96          ;   138.8 p5      41 k
        vpternlogd zmm22, zmm29, zmm26, 0x2d        ;   139.7 p0      41 k
        vmovdqu64 zmm5, [r8 + 1088]                 ;    83.2 p2     100 k.1 reload
        vpternlogd zmm23, zmm30, zmm5, 0x87         ;   139.8 p5      41 k
        vpternlogd zmm22, zmm23, zmm17, 0x78        ;   140.8 p0      41 k
        vmovdqu64 zmm31, [r8 + 2560]                ;    83.3 p3     100 k.8 reload
        vpternlogd zmm3, zmm21, zmm31, 0x96         ;   140.8 p5      48 k
        vpxord zmm4, zmm4, zmm15                    ;   141.7 p0      48 k
        vpxord zmm16, zmm16, zmm9                   ;   141.8 p5      48 k
        vpternlogd zmm1, zmm5, [rbp + 0], 0x96      ;   142.7 p0+p2   41 k
        vpxord zmm0, zmm0, zmm6                     ;   142.8 p5      48 k
        vpxord zmm14, zmm14, zmm7                   ;   143.7 p0      48 k
        vpxord zmm2, zmm2, zmm1                     ;   143.8 p5      48 k
        vmovdqu64 zmm21, [r8 + 2688]                ;    84.3 p3     100 k.10 reload
        vpternlogd zmm1, zmm22, zmm21, 0x96         ;   144.7 p0      48 k
        vmovdqu64 zmm22, [r8 + 1216]                ;    85.2 p2     100 k.3 reload
        vmovdqa64 zmm21, zmm10                      ;   113.7         41 k copy
        vpternlogd zmm21, zmm5, zmm22, 0x78         ;   144.8 p5      41 k
        vpternlogd zmm24, zmm22, [rbp - 64], 0x96   ;   145.7 p0+p3   41 k
        vpxord zmm12, zmm12, zmm24                  ;   146.7 p5      48 k
        vmovdqa64 zmm31, zmm21                      ;   145.8         41 k copy
        vpternlogd zmm31, zmm17, zmm20, 0x78        ;   146.7 p0      41 k
        vpternlogd zmm21, zmm19, [rbp - 128], 0xb4  ;   146.8 p5+p2   41 k
        vpternlogd zmm10, zmm21, zmm26, 0x87        ;   147.8 p0      41 k
        vmovdqa64 zmm18, zmm21                      ;   147.8         41 k copy
        vpternlogd zmm18, zmm19, zmm19, 0xf3        ;   147.8 p5      41 k
        vmovdqa64 zmm19, zmm31                      ;   147.7         41 k copy
        vpternlogd zmm19, zmm23, zmm20, 0xd2        ;   148.7 p0      41 k
        vpternlogd zmm27, zmm19, zmm26, 0xc6        ;   149.7 p5      41 k
        vmovdqu64 zmm19, [rbp + 384]                ;   116.7 p3      41 k reload
        vpternlogd zmm23, zmm26, zmm19, 0xb4        ;   149.7 p0      41 k
        vpternlogd zmm26, zmm31, zmm30, 0x7d        ;   149.8 p5      41 k
        vpternlogd zmm6, zmm27, [r8 + 2624], 0x96   ;   150.7 p0+p2   48 k
        vmovdqu64 zmm27, [rbp + 192]                ;   112.7 p3      41 k reload
        vpternlogd zmm23, zmm22, zmm27, 0x4b        ;   150.8 p5      41 k
        vmovdqu64 [rbp - 128], zmm1                 ;   145.7 p8+p9   48 k spill
        vmovdqa64 zmm1, zmm22                       ;    91.2         41 k copy
        vpternlogd zmm1, zmm20, [rbp + 448], 0x6a   ;   151.7 p0+p2   41 k
        vpternlogd zmm19, zmm30, zmm1, 0xb7         ;   152.7 p5      41 k
        vpternlogd zmm18, zmm11, zmm19, 0x96        ;   153.7 p0      41 k
        vpternlogd zmm18, zmm22, zmm20, 0xb4        ;   154.7 p5      41 k
        vmovdqu64 zmm11, [rbp + 128]                ;   120.7 p3      41 k
        vpternlogd zmm11, zmm17, [rbp + 256], 0x96  ;   153.7 p0+p2   41 k
        vpternlogd zmm20, zmm1, zmm5, 0x9e          ;   153.8 p5      41 k
        vpternlogd zmm26, zmm28, zmm20, 0x96        ;   154.8 p0      41 k
        vpternlogd zmm20, zmm5, zmm17, 0x4b         ;   154.8 p5      41 k
        vpternlogd zmm20, zmm31, zmm25, 0x87        ;   155.8 p0      41 k
        vpternlogd zmm20, zmm10, zmm29, 0x96        ;   156.8 p5      41 k
        vpternlogd zmm27, zmm19, [rbp + 320], 0x96  ;   156.7 p0+p3   41 k
        vpternlogd zmm21, zmm27, zmm17, 0x93        ;   157.7 p5      41 k
        vpternlogd zmm21, zmm1, zmm25, 0x2d         ;   158.7 p0      41 k
        vmovdqu64 zmm1, [rbp - 128]                 ;   145.7 p2      48 k reload
        vmovdqu64 [r9 + 9856], zmm1                 ;   151.7 p7+p4  100 k
        vmovdqu64 zmm5, [r8 + 2048]                 ;    90.5 p3     100 k.0 reload
        vmovdqu64 [r9 + 2048], zmm5                 ;    96.5 p8+p9   99 k
        vmovdqu64 zmm10, [r8 + 2112]                ;    91.2 p2     100 k.1 reload
        vmovdqu64 [r9 + 2112], zmm10                ;    97.2 p7+p4   99 k
        vpxord zmm13, zmm13, zmm11                  ;   157.8 p5      48 k
        vmovdqu64 zmm17, [r8 + 2880]                ;    91.5 p3     100 k.13 reload
        vpternlogd zmm11, zmm23, zmm17, 0x96        ;   158.7 p0      48 k
        vmovdqu64 zmm19, [r8 + 2816]                ;    92.2 p2     100 k.12 reload
        vpternlogd zmm24, zmm26, zmm19, 0x96        ;   158.8 p5      48 k
        vmovdqu64 zmm22, [r8 + 3008]                ;    92.5 p3     100 k.15 reload
        vpternlogd zmm9, zmm18, zmm22, 0x96         ;   159.7 p0      48 k
        vmovdqu64 zmm18, [r8 + 2944]                ;    93.2 p2     100 k.14 reload
        vpternlogd zmm7, zmm20, zmm18, 0x96         ;   159.8 p5      48 k
        vmovdqu64 zmm20, [r8 + 2752]                ;    93.5 p3     100 k.11 reload
        vpternlogd zmm15, zmm21, zmm20, 0x96        ;   160.7 p0      48 k
        vmovdqu64 [r9 + 2816], zmm19                ;    98.2 p8+p9   99 k
        vmovdqu64 [r9 + 2880], zmm17                ;    97.5 p7+p4   99 k
        vmovdqu64 zmm21, [r8 + 2176]                ;    94.2 p2     100 k.2 reload
        vmovdqu64 [r9 + 2176], zmm21                ;   100.2 p8+p9   99 k
        vmovdqu64 zmm23, [r8 + 2240]                ;    94.5 p3     100 k.3 reload
        vmovdqu64 [r9 + 2240], zmm23                ;   100.5 p7+p4   99 k
        vmovdqu64 [r9 + 2944], zmm18                ;    99.2 p8+p9   99 k
        vmovdqu64 [r9 + 2752], zmm20                ;    99.5 p7+p4   99 k
        vmovdqu64 [r9 + 3008], zmm22                ;    99.0 p8+p9   99 k
        vmovdqu64 zmm25, [r8 + 2304]                ;    95.2 p2     100 k.4 reload
        vmovdqu64 [r9 + 2304], zmm25                ;   101.2 p7+p4   99 k
        vmovdqu64 zmm26, [r8 + 2368]                ;    95.5 p3     100 k.5 reload
        vmovdqu64 [r9 + 2368], zmm26                ;   101.5 p8+p9   99 k
        vmovdqu64 zmm27, [r8 + 2432]                ;    96.2 p2     100 k.6 reload
        vmovdqu64 [r9 + 2432], zmm27                ;   102.3 p7+p4   99 k
        vmovdqu64 zmm28, [r8 + 2496]                ;    96.5 p3     100 k.7 reload
        vmovdqu64 [r9 + 2496], zmm28                ;   103.0 p8+p9   99 k
        vmovdqu64 zmm29, [r8 + 2560]                ;    97.2 p2     100 k.8 reload
        vmovdqu64 [r9 + 2560], zmm29                ;   104.3 p7+p4   99 k
        vmovdqu64 [r9 + 9792], zmm6                 ;   151.7 p8+p9  100 k
        vmovdqu64 zmm30, [r8 + 2624]                ;    97.5 p3     100 k.9 reload
        vmovdqu64 [r9 + 2624], zmm30                ;   106.3 p7+p4   99 k
        vmovdqu64 zmm31, [r8 + 2688]                ;    98.2 p2     100 k.10 reload
        vmovdqu64 [r9 + 2688], zmm31                ;   107.0 p8+p9   99 k
        vmovdqu64 [r9 + 9984], zmm24                ;   159.8 p7+p4  100 k
        vmovdqu64 [r9 + 10048], zmm11               ;   159.7 p8+p9  100 k
        vmovdqu64 [r9 + 10112], zmm7                ;   160.8 p7+p4  100 k
        vmovdqu64 [r9 + 9920], zmm15                ;   161.7 p8+p9  100 k
        vmovdqu64 [r9 + 10176], zmm9                ;   160.7 p7+p4  100 k
        vpandd zmm10, zmm8, zmm12                   ;   160.8 p5      45 k
        vpandd zmm27, zmm16, zmm2                   ;   161.7 p0      45 k
        vpxord zmm26, zmm16, zmm0                   ;   161.8 p5      45 k
        vpxord zmm25, zmm2, zmm0                    ;   162.7 p0      45 k
        vpandd zmm5, zmm16, zmm12                   ;   162.8 p5      45 k
        vpternlogd zmm5, zmm8, zmm0, 0x87           ;   163.8 p0      45 k
        vmovdqa64 zmm21, zmm8                       ;   138.8         45 k copy
        vpternlogd zmm21, zmm16, zmm2, 0x48         ;   163.8 p5      45 k
        vpxord zmm23, zmm2, zmm14                   ;   164.7 p0      45 k
        vpandd zmm22, zmm2, zmm0                    ;   164.8 p5      45 k
        vpternlogd zmm22, zmm14, zmm4, 0x87         ;   165.8 p0      45 k
        vmovdqa64 zmm17, zmm4                       ;   142.7         45 k copy
        vpternlogd zmm17, zmm2, zmm0, 0x6a          ;   165.8 p5      45 k
        vpandd zmm31, zmm0, zmm13                   ;   166.7 p0      45 k
        vpandd zmm18, zmm0, zmm23                   ;   166.8 p5      45 k
        vmovdqa64 zmm28, zmm3                       ;   141.8         45 k copy
        vpternlogd zmm28, zmm8, zmm0, 0x6c          ;   167.7 p0      45 k
        vpandd zmm29, zmm8, zmm3                    ;   167.8 p5      45 k
        vpandd zmm19, zmm8, zmm14                   ;   168.7 p0      45 k
        vpternlogd zmm19, zmm23, zmm13, 0x78        ;   169.7 p5      45 k
        vpternlogd zmm23, zmm12, zmm4, 0x78         ;   169.7 p0      45 k
        vpandd zmm20, zmm4, zmm3                    ;   169.8 p5      45 k
        vpternlogd zmm20, zmm8, zmm16, 0x78         ;   170.8 p0      45 k
        vmovdqa64 zmm30, zmm16                      ;   142.8         45 k copy
        vpternlogd zmm30, zmm4, zmm4, 0xcf          ;   170.8 p5      45 k
        vpandd zmm9, zmm3, zmm13                    ;   171.7 p0      45 k
        vpxord zmm7, zmm3, zmm13                    ;   171.8 p5      45 k
        vpxord zmm11, zmm12, zmm26                  ;   172.7 p0      45 k
        vpternlogd zmm20, zmm11, zmm14, 0xd2        ;   173.7 p5      45 k
        vpternlogd zmm22, zmm11, zmm3, 0xe1         ;   173.7 p0      45 k
        vmovdqa64 zmm24, zmm13                      ;   158.8         45 k copy
        vpternlogd zmm24, zmm12, zmm2, 0x48         ;   173.8 p5      45 k
        vpternlogd zmm24, zmm26, zmm0, 0xd2         ;   174.8 p0      45 k
        vpternlogd zmm7, zmm24, zmm14, 0x6c         ;   175.8 p5      45 k
        vmovdqa64 zmm15, zmm14                      ;   144.7         45 k copy
        vpternlogd zmm15, zmm13, zmm4, 0x6a         ;   175.7 p0      45 k
        vmovdqa64 zmm1, zmm17                       ;   166.8         45 k copy
        vpternlogd zmm1, zmm8, zmm2, 0x87           ;   175.8 p5      45 k
        vpternlogd zmm1, zmm15, zmm13, 0x87         ;   176.8 p0      45 k
        vpternlogd zmm31, zmm10, zmm1, 0x69         ;   177.8 p5      45 k
        vpternlogd zmm1, zmm25, zmm14, 0x78         ;   177.8 p0      45 k
        vpternlogd zmm14, zmm26, zmm3, 0x6a         ;   177.8 p5      45 k
        vpternlogd zmm2, zmm17, zmm3, 0x60          ;   178.7 p0      45 k
        vpternlogd zmm14, zmm17, zmm13, 0x69        ;   178.8 p5      45 k
        vpternlogd zmm18, zmm24, zmm14, 0x69        ;   179.8 p0      45 k
        vmovdqa64 zmm25, zmm5                       ;   164.8         45 k copy
        vpternlogd zmm25, zmm14, zmm14, 0xc3        ;   179.8 p5      45 k
        vpternlogd zmm25, zmm22, zmm11, 0x96        ;   180.8 p0      45 k
        vpternlogd zmm11, zmm28, zmm4, 0x6c         ;   180.8 p5      45 k
        vpternlogd zmm11, zmm3, zmm12, 0x2d         ;   181.8 p0      45 k
        vpternlogd zmm3, zmm13, zmm12, 0x60         ;   181.8 p5      45 k
        vpternlogd zmm3, zmm8, zmm4, 0x87           ;   182.8 p0      45 k
        vpternlogd zmm8, zmm13, zmm0, 0x48          ;   182.8 p5      45 k
        vpternlogd zmm0, zmm29, zmm12, 0x93         ;   183.7 p0      45 k
        vpternlogd zmm4, zmm31, zmm16, 0x6c         ;   183.8 p5      45 k
        vpternlogd zmm27, zmm4, zmm3, 0x69          ;   184.8 p0      45 k
        vpternlogd zmm0, zmm16, zmm13, 0x87         ;   184.8 p5      45 k
        vpternlogd zmm13, zmm12, zmm0, 0x95         ;   185.8 p0      45 k
        vpternlogd zmm30, zmm0, zmm23, 0x69         ;   185.8 p5      45 k
        vpternlogd zmm2, zmm8, zmm23, 0x96          ;   186.7 p0      45 k
        vpternlogd zmm13, zmm15, zmm19, 0x69        ;   186.8 p5      45 k
        vpxord zmm19, zmm19, zmm22                  ;   187.7 p0      45 k
        vpternlogd zmm19, zmm29, zmm26, 0x96        ;   188.7 p5      45 k
        vpternlogd zmm13, zmm28, zmm21, 0x96        ;   188.7 p0      45 k
        vpternlogd zmm2, zmm5, zmm21, 0x96          ;   188.8 p5      45 k
        vmovdqu64 zmm5, [r8 + 2560]                 ;   108.7 p3      41 k
        vmovdqu64 zmm21, [r8 + 2496]                ;   108.8 p2     100 k.7 reload
        vpxord zmm5, zmm5, zmm21                    ;   189.7 p0      41 k
        vmovdqu64 [r9 + 9728], zmm25                ;   181.8 p8+p9  100 k
        vmovdqu64 zmm25, [r8 + 2944]                ;   109.7 p3      41 k
        vmovdqu64 zmm28, [r8 + 2688]                ;   109.8 p2     100 k.10 reload
        vpandd zmm25, zmm25, zmm28                  ;   189.8 p5      41 k
        vpternlogd zmm27, zmm6, zmm1, 0x96          ;   190.7 p0      45 k
        vpxord zmm1, zmm1, zmm20                    ;   190.8 p5      45 k
        vmovdqu64 [r9 + 9664], zmm2                 ;   189.8 p7+p4  100 k
        vmovdqu64 zmm2, [r8 + 2944]                 ;   110.7 p3      41 k
        vmovdqu64 zmm6, [r8 + 2880]                 ;   110.8 p2     100 k.13 reload
        vpandd zmm2, zmm2, zmm6                     ;   191.7 p0      41 k
        vmovdqu64 [r9 + 9216], zmm27                ;   191.7 p8+p9  100 k
        vpternlogd zmm18, zmm31, [r9 + 9920], 0x69  ;   191.8 p5+p3   45 k
        vmovdqu64 zmm27, [r8 + 2752]                ;   111.8 p2      41 k
        vpandd zmm27, zmm27, zmm21                  ;   192.7 p0      41 k
        vmovdqu64 [r9 + 9344], zmm18                ;   192.8 p7+p4  100 k
        vmovdqu64 zmm18, [r8 + 2624]                ;   112.7 p3     100 k.9 reload
        vpandd zmm29, zmm6, zmm18                   ;   192.8 p5      41 k
        vpxord zmm31, zmm6, zmm21                   ;   193.7 p0      41 k
        vpternlogd zmm7, zmm11, [rbp - 128], 0x96   ;   193.8 p5+p2   45 k
        vmovdqu64 [r9 + 9280], zmm7                 ;   194.8 p8+p9  100 k
        vpxord zmm7, zmm28, zmm31                   ;   194.7 p0      41 k
        vmovdqa64 zmm11, zmm21                      ;   114.8         41 k copy
        vpandd zmm4, zmm21, [r8 + 2560]             ;   194.8 p5+p3   41 k
        vpternlogd zmm30, zmm20, [r9 + 10048], 0x96 ;   195.7 p0+p2   45 k
        vmovdqu64 [r9 + 9472], zmm30                ;   196.7 p7+p4  100 k
        vmovdqu64 zmm20, [r8 + 2560]                ;   114.7 p3     100 k.8 reload
        vmovdqa64 zmm30, zmm21                      ;   114.8         41 k copy
        vpternlogd zmm30, zmm18, zmm20, 0x78        ;   195.8 p5      41 k
        vpxord zmm16, zmm20, [r8 + 2816]            ;   196.7 p0+p2   41 k
        vpandd zmm11, zmm11, zmm16                  ;   197.7 p5      41 k
        vmovdqu64 zmm14, [r8 + 3008]                ;   115.7 p3      41 k
        vpandd zmm14, zmm14, [r8 + 2752]            ;   197.7 p0+p2   41 k
        vpternlogd zmm13, zmm10, [r9 + 10112], 0x96 ;   197.8 p5+p3   45 k
        vmovdqu64 [r9 + 9536], zmm13                ;   198.8 p8+p9  100 k
        vmovdqu64 zmm10, [r8 + 2944]                ;   116.8 p2     100 k.14 reload
        vmovdqa64 zmm13, zmm20                      ;   120.7         41 k copy
        vpternlogd zmm13, zmm6, zmm10, 0x48         ;   198.7 p0      41 k
        vmovdqa64 zmm24, zmm6                       ;   116.8         41 k copy
        vpternlogd zmm24, zmm18, zmm18, 0xcf        ;   198.8 p5      41 k
        vpternlogd zmm19, zmm3, [r9 + 10176], 0x96  ;   199.7 p0+p3   45 k
        vmovdqu64 [r9 + 9600], zmm19                ;   200.7 p7+p4  100 k
        vmovdqu64 zmm3, [r8 + 2752]                 ;   117.8 p2     100 k.11 reload
        vmovdqa64 zmm19, zmm20                      ;   120.7         41 k copy
        vpternlogd zmm19, zmm28, zmm3, 0x48         ;   199.8 p5      41 k
        vpternlogd zmm19, zmm21, zmm6, 0x78         ;   200.8 p0      41 k
        vpandd zmm17, zmm10, [r8 + 3008]            ;   200.8 p5+p3   41 k
        vpandd zmm26, zmm10, [r8 + 2816]            ;   201.7 p0+p2   41 k
        vpternlogd zmm26, zmm16, zmm3, 0x78         ;   202.7 p5      41 k
        vpternlogd zmm16, zmm28, zmm18, 0x78        ;   202.7 p0      41 k
        vpternlogd zmm1, zmm9, [r9 + 9984], 0x96    ;   202.8 p5+p3   45 k
        vpandd zmm9, zmm21, zmm10                   ;   203.7 p0      41 k
        vmovdqu64 [r9 + 9408], zmm1                 ;   203.8 p8+p9  100 k
        vmovdqa64 zmm1, zmm21                       ;   118.8         41 k copy
        vpternlogd zmm1, zmm10, zmm3, 0x28          ;   203.8 p5      41 k
        vpternlogd zmm9, zmm6, zmm28, 0x87          ;   204.7 p0      41 k
        vpxord zmm22, zmm3, [r8 + 3008]             ;   204.8 p5+p2   41 k
        vmovdqu64 zmm15, [r8 + 3008]                ;   120.7 p3      41 k
        vpxord zmm15, zmm15, zmm30                  ;   205.7 p0      41 k
        vpternlogd zmm15, zmm1, zmm20, 0x6c         ;   206.7 p5      41 k
        vmovdqu64 zmm1, [r8 + 2304]                 ;   120.8 p2      41 k
        vpandd zmm1, zmm1, [r8 + 2240]              ;   206.7 p0+p3   41 k
        vpternlogd zmm15, zmm9, zmm16, 0x96         ;   207.7 p5      41 k
        vmovdqu64 zmm23, [r8 + 2368]                ;   121.8 p2      41 k
        vpxord zmm23, zmm23, [r8 + 2112]            ;   207.7 p0+p3   41 k
        vmovdqu64 zmm12, [r8 + 2304]                ;   122.8 p2      41 k
        vpxord zmm12, zmm12, [r8 + 2112]            ;   207.8 p5+p3   41 k
        vmovdqu64 zmm8, [r8 + 2112]                 ;   123.8 p2      41 k
        vpternlogd zmm2, zmm18, [r8 + 3008], 0x78   ;   208.7 p0+p3   41 k
        vpternlogd zmm4, zmm18, [r8 + 2816], 0x87   ;   208.8 p5+p2   41 k
        vmovdqa64 zmm0, zmm21                       ;   122.0         41 k copy
        vpternlogd zmm0, zmm10, [r8 + 3008], 0x6c   ;   209.7 p0+p3   41 k
        vpternlogd zmm21, zmm17, zmm28, 0x93        ;   209.8 p5      41 k
        vpternlogd zmm21, zmm6, zmm3, 0x87          ;   210.8 p0      41 k
        vpternlogd zmm24, zmm16, zmm21, 0x69        ;   211.8 p5      41 k
        vpternlogd zmm21, zmm3, zmm28, 0x87         ;   211.8 p0      41 k
        vmovdqu64 zmm16, [r8 + 3008]                ;   125.8 p2     100 k.15 reload
        vmovdqu64 [rbp - 128], zmm15                ;   208.7 p7+p4   41 k spill
        vmovdqa64 zmm15, zmm3                       ;   123.8         41 k copy
        vpternlogd zmm15, zmm28, zmm16, 0x28        ;   211.8 p5      41 k
        vpternlogd zmm15, zmm10, zmm18, 0x87        ;   212.8 p0      41 k
        vpternlogd zmm10, zmm30, zmm20, 0x93        ;   212.8 p5      41 k
        vpternlogd zmm20, zmm6, zmm15, 0x6a         ;   213.8 p0      41 k
        vmovdqu64 zmm6, [r8 + 2816]                 ;   126.7 p3     100 k.12 reload
        vmovdqu64 [rbp + 320], zmm15                ;   213.8 p8+p9   41 k spill
        vmovdqa64 zmm15, zmm3                       ;   124.7         41 k copy
        vpternlogd zmm15, zmm18, zmm6, 0x6c         ;   213.8 p5      41 k
        vpternlogd zmm22, zmm19, zmm6, 0x6c         ;   214.7 p0      41 k
        vpternlogd zmm10, zmm15, zmm3, 0x87         ;   214.8 p5      41 k
        vpternlogd zmm21, zmm15, zmm26, 0x69        ;   215.7 p0      41 k
        vpternlogd zmm18, zmm7, zmm0, 0x6a          ;   215.8 p5      41 k
        vpternlogd zmm18, zmm28, zmm16, 0x4b        ;   216.8 p0      41 k
        vpternlogd zmm2, zmm7, zmm6, 0xd2           ;   216.8 p5      41 k
        vpternlogd zmm27, zmm25, zmm10, 0x69        ;   217.7 p0      41 k
        vpternlogd zmm10, zmm5, zmm6, 0x78          ;   217.8 p5      41 k
        vmovdqu64 zmm5, [r8 + 2176]                 ;   126.8 p2     100 k.2 reload
        vmovdqu64 zmm15, [r8 + 2432]                ;   127.7 p3      41 k
        vpternlogd zmm15, zmm5, zmm5, 0x3f          ;   218.7 p0      41 k
        vpternlogd zmm6, zmm31, zmm16, 0x6a         ;   218.8 p5      41 k
        vpternlogd zmm6, zmm30, zmm3, 0x69          ;   219.8 p0      41 k
        vmovdqu64 zmm3, [r8 + 2048]                 ;   127.8 p2     100 k.0 reload
        vmovdqu64 zmm28, [r8 + 2240]                ;   128.7 p3      41 k
        vpternlogd zmm28, zmm5, zmm3, 0x9a          ;   219.8 p5      41 k
        vpternlogd zmm4, zmm16, zmm7, 0xe1          ;   220.7 p0      41 k
        vpternlogd zmm20, zmm29, zmm27, 0x69        ;   220.8 p5      41 k
        vmovdqu64 zmm16, [r8 + 3072]                ;   128.8 p2      48 k
        vpternlogd zmm21, zmm0, zmm13, 0x96         ;   221.7 p0      41 k
        vmovdqu64 zmm0, [r8 + 3136]                 ;   129.7 p3      48 k
        vpternlogd zmm11, zmm19, zmm6, 0x69         ;   221.8 p5      41 k
        vmovdqu64 zmm19, [r8 + 3200]                ;   129.8 p2      48 k
        vmovdqu64 zmm29, [r8 + 3264]                ;   130.7 p3      48 k
        vmovdqu64 zmm30, [r8 + 3328]                ;   130.8 p2      48 k
        vpternlogd zmm9, zmm6, zmm4, 0x69           ;   222.7 p0      41 k
        vpxord zmm26, zmm26, zmm4                   ;   222.8 p5      41 k
        vpternlogd zmm26, zmm17, zmm31, 0x96        ;   223.8 p0      41 k
        vmovdqu64 zmm4, [r8 + 2240]                 ;   131.7 p3     100 k.3 reload
        vmovdqa64 zmm6, zmm3                        ;   133.8         41 k copy
        vpternlogd zmm6, zmm3, zmm4, 0xa5           ;   223.8 p5      41 k
        vmovdqu64 zmm17, [r8 + 3392]                ;   131.8 p2      48 k
        vmovdqu64 zmm31, [r8 + 3456]                ;   132.7 p3      48 k
        vpternlogd zmm11, zmm27, zmm5, 0x69         ;   224.7 p0      41 k
        vmovdqu64 zmm27, [r8 + 2368]                ;   132.8 p2     100 k.5 reload
        vpternlogd zmm1, zmm5, zmm27, 0x48          ;   224.8 p5      41 k
        vpternlogd zmm21, zmm25, zmm27, 0x96        ;   225.7 p0      41 k
        vpandnd zmm25, zmm12, zmm27                 ;   225.8 p5      41 k
        vpternlogd zmm20, zmm10, zmm3, 0x96         ;   226.7 p0      41 k
        vpxord zmm10, zmm10, zmm2                   ;   226.8 p5      41 k
        vpternlogd zmm10, zmm14, zmm4, 0x96         ;   227.8 p0      41 k
        vmovdqu64 zmm14, [r8 + 2112]                ;   133.7 p3     100 k.1 reload
        vpternlogd zmm22, zmm18, zmm14, 0x96        ;   227.8 p5      41 k
        vmovdqu64 zmm18, [r8 + 2304]                ;   133.8 p2     100 k.4 reload
        vpternlogd zmm24, zmm2, zmm18, 0x96         ;   228.7 p0      41 k
        vmovdqa64 zmm2, zmm18                       ;   139.8         41 k copy
        vpternlogd zmm2, zmm5, zmm14, 0x9c          ;   228.8 p5      41 k
        vpternlogd zmm25, zmm18, zmm5, 0x48         ;   229.7 p0      41 k
        vpandd zmm8, zmm8, zmm2                     ;   229.8 p5      41 k
        vpternlogd zmm2, zmm27, zmm3, 0x87          ;   230.7 p0      41 k
        vpxord zmm19, zmm19, zmm11                  ;   230.8 p5      48 k
        vpxord zmm16, zmm16, zmm20                  ;   231.7 p0      48 k
        vpxord zmm17, zmm17, zmm21                  ;   231.8 p5      48 k
        vpxord zmm0, zmm0, zmm22                    ;   232.7 p0      48 k
        vpxord zmm29, zmm29, zmm10                  ;   232.8 p5      48 k
        vpxord zmm30, zmm30, zmm24                  ;   233.7 p0      48 k
        vpternlogd zmm9, zmm7, [r8 + 3584], 0x96    ;   233.8 p5+p3   48 k
        vmovdqu64 zmm7, [r8 + 2432]                 ;   134.8 p2     100 k.6 reload
        vpternlogd zmm12, zmm8, zmm7, 0x6c          ;   234.7 p0      41 k
        vpternlogd zmm8, zmm4, zmm3, 0x78           ;   234.8 p5      41 k
        vmovdqu64 [rbp + 192], zmm9                 ;   234.8 p7+p4   48 k spill
        vmovdqa64 zmm9, zmm7                        ;   140.8         41 k copy
        vpternlogd zmm9, zmm18, zmm4, 0x6c          ;   235.7 p0      41 k
        vmovdqu64 [rbp + 256], zmm29                ;   233.8 p8+p9   48 k spill
        vmovdqu64 zmm29, [rbp + 192]                ;   234.8 p3      45 k
        vmovdqu64 [rbp + 128], zmm16                ;   232.7 p7+p4   48 k spill
        vmovdqu64 zmm16, [rbp + 256]                ;   233.8 p2      45 k
        vmovdqu64 [rbp + 384], zmm0                 ;   233.7 p8+p9   48 k spill
        vmovdqu64 zmm0, [rbp + 128]                 ;   232.7 p3      45 k
        vpxord zmm0, zmm0, [rbp + 384]              ;   239.7 p5+p2   45 k
        vmovdqu64 [rbp + 448], zmm0                 ;   240.7 p7+p4   45 k spill
        vmovdqu64 zmm0, [rbp + 128]                 ;   232.7 p3      45 k
        vmovdqu64 [rbp - 64], zmm19                 ;   231.8 p8+p9   48 k spill
        vmovdqu64 zmm19, [rbp + 384]                ;   233.7 p2      45 k
        vmovdqu64 [rbp + 0], zmm17                  ;   232.8 p7+p4   48 k spill
        vmovdqu64 zmm17, [rbp + 128]                ;   232.7 p3      45 k
        vmovdqu64 [rbp + 64], zmm30                 ;   234.7 p8+p9   48 k spill
        vmovdqu64 zmm30, [rbp + 192]                ;   234.8 p2      45 k
        vpandd zmm0, zmm0, [rbp + 64]               ;   240.7 p0+p3   45 k
        vpandd zmm29, zmm29, [rbp + 64]             ;   240.8 p5+p2   45 k
        vpxord zmm30, zmm30, [rbp + 64]             ;   240.8 p0+p3   45 k
        vmovdqu64 [rbp + 512], zmm29                ;   241.8 p7+p4   45 k spill
        vmovdqu64 zmm29, [rbp + 256]                ;   233.8 p2      45 k
        vmovdqu64 [rbp + 576], zmm30                ;   241.8 p8+p9   45 k spill
        vmovdqu64 zmm30, [rbp + 0]                  ;   232.8 p3      45 k
        vpxord zmm30, zmm30, [rbp + 384]            ;   239.7 p5+p2   45 k
        vmovdqu64 [rbp + 640], zmm30                ;   240.7 p7+p4   45 k spill
        vmovdqu64 zmm30, [rbp + 128]                ;   232.7 p3      45 k
        vpandd zmm30, zmm30, [rbp + 640]            ;   246.7 p0+p2   45 k
        vmovdqu64 [rbp + 704], zmm30                ;   247.7 p8+p9   45 k spill
        vmovdqu64 zmm30, [rbp + 192]                ;   234.8 p3      45 k
        vpandd zmm30, zmm30, [rbp - 64]             ;   240.8 p5+p2   45 k
        vmovdqu64 [rbp + 768], zmm30                ;   241.8 p7+p4   45 k spill
        vmovdqa64 zmm30, zmm23                      ;   208.7         41 k copy
        vpternlogd zmm30, zmm7, zmm3, 0x78          ;   239.7 p0      41 k
        vmovdqu64 [rbp + 832], zmm0                 ;   241.7 p8+p9   45 k spill
        vmovdqa64 zmm0, zmm15                       ;   219.7         41 k copy
        vpternlogd zmm0, zmm4, zmm14, 0x78          ;   239.8 p5      41 k
        vpternlogd zmm6, zmm23, zmm0, 0xa6          ;   240.8 p0      41 k
        vpternlogd zmm0, zmm18, zmm3, 0x78          ;   240.8 p5      41 k
        vpternlogd zmm15, zmm6, zmm27, 0x87         ;   241.8 p0      41 k
        vmovdqa64 zmm4, zmm6                        ;   241.8         41 k copy
        vpternlogd zmm4, zmm23, zmm23, 0xf3         ;   241.8 p5      41 k
        vpternlogd zmm26, zmm7, [rbp + 320], 0x96   ;   242.7 p0+p3   41 k
        vmovdqa64 zmm23, zmm28                      ;   220.8         41 k copy
        vpternlogd zmm23, zmm7, zmm5, 0xac          ;   242.8 p5      41 k
        vpternlogd zmm28, zmm1, zmm18, 0x93         ;   243.7 p0      41 k
        vpternlogd zmm28, zmm7, zmm14, 0x87         ;   244.7 p5      41 k
        vpternlogd zmm23, zmm30, zmm27, 0x2d        ;   244.7 p0      41 k
        vpternlogd zmm23, zmm28, zmm18, 0x78        ;   245.7 p5      41 k
        vpxord zmm31, zmm31, zmm26                  ;   245.7 p0      48 k
        vmovdqu64 [rbp + 320], zmm31                ;   246.7 p7+p4   48 k spill
        vmovdqu64 zmm31, [rbp + 384]                ;   233.7 p2      45 k
        vpandd zmm19, zmm19, [rbp + 320]            ;   252.7 p5+p3   45 k
        vpxord zmm17, zmm17, [rbp + 320]            ;   252.7 p0+p2   45 k
        vpandd zmm31, zmm31, [rbp + 128]            ;   246.8 p5+p3   45 k
        vpxord zmm29, zmm29, zmm17                  ;   253.7 p0      45 k
        vmovdqu64 [rbp + 896], zmm31                ;   247.8 p8+p9   45 k spill
        vmovdqu64 zmm31, [rbp + 192]                ;   234.8 p2      45 k
        vmovdqu64 [rbp + 960], zmm29                ;   254.7 p7+p4   45 k spill
        vpxord zmm29, zmm9, zmm30                   ;   247.8 p5      41 k
        vpternlogd zmm22, zmm23, [r8 + 3712], 0x96  ;   248.7 p0+p3   48 k
        vmovdqa64 zmm23, zmm8                       ;   235.8         41 k copy
        vpternlogd zmm23, zmm12, zmm7, 0xd7         ;   248.8 p5      41 k
        vpternlogd zmm7, zmm0, zmm27, 0x6f          ;   249.7 p0      41 k
        vpternlogd zmm4, zmm1, zmm23, 0x96          ;   249.8 p5      41 k
        vpternlogd zmm23, zmm9, zmm2, 0x96          ;   250.7 p0      41 k
        vmovdqu64 zmm1, [r8 + 3520]                 ;   148.2 p2     100 k.7 reload
        vmovdqu64 zmm9, [rbp - 128]                 ;   208.7 p3      41 k reload
        vpternlogd zmm13, zmm9, zmm1, 0x96          ;   250.8 p5      48 k
        vpternlogd zmm6, zmm23, zmm18, 0x93         ;   251.7 p0      41 k
        vpternlogd zmm12, zmm28, zmm27, 0xc6        ;   251.8 p5      41 k
        vpternlogd zmm28, zmm0, zmm3, 0xc6          ;   252.7 p0      41 k
        vpternlogd zmm29, zmm28, zmm27, 0xc6        ;   253.7 p5      41 k
        vmovdqu64 zmm9, [rbp + 0]                   ;   232.8 p2      45 k
        vmovdqu64 zmm23, [rbp + 320]                ;   246.7 p3      45 k
        vmovdqu64 zmm27, [rbp + 256]                ;   233.8 p2      48 k reload
        vpandd zmm23, zmm23, zmm27                  ;   253.7 p0      45 k
        vpternlogd zmm6, zmm8, zmm5, 0x2d           ;   253.8 p5      41 k
        vpternlogd zmm8, zmm14, zmm3, 0xd6          ;   254.7 p0      41 k
        vpternlogd zmm7, zmm25, zmm8, 0x96          ;   255.7 p5      41 k
        vpternlogd zmm8, zmm18, zmm14, 0x2d         ;   255.7 p0      41 k
        vmovdqu64 zmm14, [rbp - 64]                 ;   231.8 p3      48 k reload
        vmovdqu64 zmm18, [rbp + 64]                 ;   234.7 p2      48 k reload
        vmovdqu64 zmm25, [rbp + 0]                  ;   232.8 p3      45 k
        vpternlogd zmm25, zmm18, zmm14, 0x6a        ;   255.8 p5      45 k
        vpternlogd zmm8, zmm0, zmm5, 0x87           ;   256.7 p0      41 k
        vpternlogd zmm8, zmm15, zmm30, 0x96         ;   257.7 p5      41 k
        vmovdqu64 zmm0, [r8 + 2240]                 ;   152.2 p2     100 k.3 reload
        vpternlogd zmm4, zmm3, zmm0, 0xd2           ;   257.7 p0      41 k
        vpternlogd zmm12, zmm2, zmm0, 0x2d          ;   257.8 p5      41 k
        vmovdqu64 zmm0, [r8 + 3648]                 ;   152.8 p3     100 k.9 reload
        vpternlogd zmm20, zmm29, zmm0, 0x96         ;   258.7 p0      48 k
        vmovdqu64 zmm2, [r8 + 3072]                 ;   153.2 p2     100 k.0 reload
        vmovdqu64 [r9 + 3072], zmm2                 ;   159.2 p8+p9   99 k
        vmovdqu64 zmm3, [r8 + 3136]                 ;   153.8 p3     100 k.1 reload
        vmovdqu64 [r9 + 3136], zmm3                 ;   159.8 p7+p4   99 k
        vmovdqu64 zmm5, [r8 + 3776]                 ;   154.2 p2     100 k.11 reload
        vpternlogd zmm11, zmm6, zmm5, 0x96          ;   258.8 p5      48 k
        vmovdqu64 zmm6, [r8 + 3200]                 ;   154.8 p3     100 k.2 reload
        vmovdqu64 [r9 + 3200], zmm6                 ;   160.8 p8+p9   99 k
        vmovdqu64 zmm15, [r8 + 3840]                ;   155.2 p2     100 k.12 reload
        vpternlogd zmm10, zmm7, zmm15, 0x96         ;   259.7 p0      48 k
        vmovdqu64 zmm7, [r8 + 3264]                 ;   155.8 p3     100 k.3 reload
        vmovdqu64 [r9 + 3264], zmm7                 ;   161.8 p7+p4   99 k
        vmovdqu64 zmm28, [r8 + 3904]                ;   156.2 p2     100 k.13 reload
        vpternlogd zmm24, zmm12, zmm28, 0x96        ;   259.8 p5      48 k
        vmovdqu64 zmm12, [r8 + 3328]                ;   156.8 p3     100 k.4 reload
        vmovdqu64 [r9 + 3328], zmm12                ;   162.8 p8+p9   99 k
        vmovdqu64 zmm29, [r8 + 3968]                ;   157.2 p2     100 k.14 reload
        vpternlogd zmm21, zmm8, zmm29, 0x96         ;   260.7 p0      48 k
        vmovdqu64 zmm8, [r8 + 3392]                 ;   157.8 p3     100 k.5 reload
        vmovdqu64 [r9 + 3392], zmm8                 ;   163.8 p7+p4   99 k
        vmovdqu64 zmm30, [r8 + 4032]                ;   158.2 p2     100 k.15 reload
        vpternlogd zmm26, zmm4, zmm30, 0x96         ;   260.8 p5      48 k
        vmovdqu64 [r9 + 3520], zmm1                 ;   157.7 p8+p9   99 k
        vmovdqu64 [r9 + 3648], zmm0                 ;   159.2 p7+p4   99 k
        vmovdqu64 [r9 + 3776], zmm5                 ;   160.2 p8+p9   99 k
        vmovdqu64 [r9 + 3840], zmm15                ;   161.2 p7+p4   99 k
        vmovdqu64 [r9 + 3904], zmm28                ;   162.2 p8+p9   99 k
        vmovdqu64 [r9 + 3968], zmm29                ;   163.2 p7+p4   99 k
        vmovdqu64 [r9 + 4032], zmm30                ;   164.2 p8+p9   99 k
        vmovdqu64 [r9 + 10880], zmm22               ;   249.7 p7+p4  100 k
        vmovdqu64 [r9 + 10816], zmm20               ;   259.7 p8+p9  100 k
        vmovdqu64 [r9 + 10944], zmm11               ;   259.8 p7+p4  100 k
        vmovdqu64 [r9 + 11008], zmm10               ;   260.7 p8+p9  100 k
        vmovdqu64 [r9 + 11072], zmm24               ;   260.8 p7+p4  100 k
        vmovdqu64 [r9 + 11136], zmm21               ;   261.7 p8+p9  100 k
        vmovdqu64 [r9 + 11200], zmm26               ;   261.8 p7+p4  100 k
        vpandd zmm16, zmm16, zmm13                  ;   261.7 p0      45 k
        vmovdqu64 zmm4, [r8 + 3456]                 ;   158.8 p3     100 k.6 reload
        vmovdqu64 [r9 + 3456], zmm4                 ;   171.7 p8+p9   99 k
        vpandd zmm31, zmm31, zmm13                  ;   261.8 p5      45 k
        vpandd zmm9, zmm9, zmm13                    ;   262.7 p0      45 k
        vmovdqu64 zmm3, [r8 + 3584]                 ;   159.2 p2     100 k.8 reload
        vmovdqu64 [r9 + 3584], zmm3                 ;   173.2 p7+p4   99 k
        vmovdqu64 zmm4, [r8 + 3712]                 ;   159.8 p3     100 k.10 reload
        vmovdqu64 [r9 + 3712], zmm4                 ;   173.7 p8+p9   99 k
        vpternlogd zmm23, zmm13, [rbp + 128], 0x87  ;   262.8 p5+p2   45 k
        vpternlogd zmm9, zmm18, [rbp + 640], 0x78   ;   263.7 p0+p3   45 k
        vmovdqa64 zmm8, zmm9                        ;   264.7         45 k copy
        vmovdqa64 zmm12, zmm18                      ;   240.7         45 k copy
        vpternlogd zmm12, zmm27, [rbp + 192], 0x28  ;   263.8 p5+p2   45 k
        vpternlogd zmm12, zmm13, zmm14, 0x87        ;   264.8 p0      45 k
        vmovdqa64 zmm2, zmm18                       ;   240.7         45 k copy
        vpternlogd zmm2, zmm27, [rbp + 384], 0x48   ;   264.8 p5+p3   45 k
        vpternlogd zmm2, zmm17, [rbp + 128], 0xd2   ;   265.8 p0+p2   45 k
        vmovdqa64 zmm6, zmm27                       ;   239.8         45 k copy
        vpternlogd zmm6, zmm14, [rbp + 640], 0x6a   ;   265.8 p5+p3   45 k
        vmovdqa64 zmm7, zmm14                       ;   237.8         45 k copy
        vpternlogd zmm7, zmm14, [rbp + 320], 0xf5   ;   266.7 p0+p2   45 k
        vmovdqa64 zmm30, zmm31                      ;   262.8         45 k copy
        vpternlogd zmm30, zmm27, [rbp + 128], 0x87  ;   266.8 p5+p3   45 k
        vpternlogd zmm30, zmm18, [rbp + 320], 0x87  ;   267.8 p0+p2   45 k
        vpternlogd zmm7, zmm30, zmm6, 0x69          ;   268.8 p5      45 k
        vpternlogd zmm30, zmm18, zmm27, 0x87        ;   268.8 p0      45 k
        vpternlogd zmm30, zmm9, zmm25, 0x69         ;   269.8 p5      45 k
        vmovdqu64 zmm9, [rbp + 128]                 ;   232.7 p3      48 k reload
        vmovdqa64 zmm28, zmm13                      ;   251.8         45 k copy
        vpternlogd zmm28, zmm18, zmm9, 0x48         ;   269.7 p0      45 k
        vmovdqa64 zmm4, zmm14                       ;   237.8         45 k copy
        vpternlogd zmm4, zmm9, [rbp + 384], 0x6c    ;   269.8 p5+p2   45 k
        vpternlogd zmm9, zmm13, [rbp + 192], 0x6c   ;   270.7 p0+p3   45 k
        vmovdqa64 zmm29, zmm4                       ;   270.8         45 k copy
        vpternlogd zmm29, zmm13, [rbp + 384], 0x87  ;   270.8 p5+p2   45 k
        vpternlogd zmm29, zmm25, zmm18, 0x87        ;   271.8 p0      45 k
        vmovdqa64 zmm25, zmm16                      ;   262.7         45 k copy
        vpternlogd zmm25, zmm29, [rbp + 832], 0x69  ;   272.8 p5+p3   45 k
        vmovdqa64 zmm1, zmm25                       ;   273.8         45 k copy
        vpternlogd zmm1, zmm14, [rbp + 320], 0x78   ;   273.8 p0+p2   45 k
        vpternlogd zmm19, zmm1, zmm12, 0x69         ;   274.8 p5      45 k
        vmovdqu64 zmm1, [rbp + 0]                   ;   232.8 p3      48 k reload
        vmovdqu64 zmm3, [rbp + 448]                 ;   240.7 p2      45 k reload
        vpternlogd zmm29, zmm3, zmm1, 0x78          ;   273.7 p0      45 k
        vpternlogd zmm19, zmm20, zmm29, 0x96        ;   275.8 p5      45 k
        vmovdqa64 zmm3, zmm1                        ;   238.8         45 k copy
        vpternlogd zmm3, zmm14, [rbp + 896], 0x95   ;   274.7 p0+p3   45 k
        vmovdqu64 [r9 + 10240], zmm19               ;   276.8 p7+p4  100 k
        vmovdqu64 zmm19, [rbp + 192]                ;   234.8 p2      48 k reload
        vmovdqa64 zmm20, zmm17                      ;   253.7         45 k copy
        vpternlogd zmm20, zmm1, zmm19, 0x6a         ;   274.8 p5      45 k
        vpternlogd zmm20, zmm18, zmm4, 0x69         ;   275.8 p0      45 k
        vmovdqu64 zmm18, [rbp + 960]                ;   254.7 p3      45 k reload
        vpternlogd zmm14, zmm9, zmm18, 0x6c         ;   275.8 p5      45 k
        vpternlogd zmm14, zmm27, zmm19, 0x4b        ;   276.8 p0      45 k
        vpternlogd zmm3, zmm18, zmm19, 0xe1         ;   276.8 p5      45 k
        vmovdqu64 zmm27, [rbp + 384]                ;   233.7 p2      48 k reload
        vpternlogd zmm4, zmm19, zmm27, 0x28         ;   277.7 p0      45 k
        vmovdqu64 zmm19, [rbp + 320]                ;   246.7 p3      48 k reload
        vpternlogd zmm27, zmm13, zmm19, 0x28        ;   277.8 p5      45 k
        vpternlogd zmm4, zmm28, zmm6, 0x96          ;   278.7 p0      45 k
        vpternlogd zmm30, zmm9, zmm27, 0x96         ;   278.8 p5      45 k
        vpternlogd zmm30, zmm16, zmm21, 0x96        ;   279.8 p0      45 k
        vpternlogd zmm4, zmm27, zmm23, 0x96         ;   279.8 p5      45 k
        vmovdqu64 [r9 + 10560], zmm30               ;   280.8 p8+p9  100 k
        vmovdqu64 [r9 + 10688], zmm4                ;   280.8 p7+p4  100 k
        vpternlogd zmm23, zmm20, zmm20, 0xc3        ;   280.7 p0      45 k
        vpxord zmm8, zmm8, zmm3                     ;   280.8 p5      45 k
        vpternlogd zmm8, zmm31, zmm17, 0x96         ;   281.8 p0      45 k
        vpternlogd zmm8, zmm12, zmm26, 0x96         ;   282.8 p5      45 k
        vpternlogd zmm13, zmm19, [rbp + 768], 0x6a  ;   282.7 p0+p2   45 k
        vmovdqu64 zmm12, [r8 + 3584]                ;   171.8 p3      41 k
        vmovdqu64 zmm19, [r8 + 3520]                ;   172.3 p2     100 k.7 reload
        vpxord zmm12, zmm12, zmm19                  ;   282.8 p5      41 k
        vmovdqa64 zmm26, zmm15                      ;   172.2         41 k copy
        vpternlogd zmm26, zmm5, zmm0, 0x6a          ;   283.7 p0      41 k
        vpternlogd zmm23, zmm3, zmm18, 0x96         ;   283.8 p5      45 k
        vmovdqu64 zmm3, [r8 + 3968]                 ;   172.8 p3      41 k
        vpandd zmm3, zmm3, [r8 + 3712]              ;   284.7 p0+p2   41 k
        vpternlogd zmm13, zmm18, zmm1, 0xd2         ;   284.8 p5      45 k
        vmovdqu64 zmm18, [r8 + 3968]                ;   173.8 p3      41 k
        vpandd zmm18, zmm18, [r8 + 3904]            ;   285.7 p0+p2   41 k
        vpternlogd zmm7, zmm24, zmm13, 0x96         ;   285.8 p5      45 k
        vpxord zmm29, zmm29, zmm13                  ;   286.7 p0      45 k
        vmovdqu64 zmm13, [r8 + 3584]                ;   174.8 p3     100 k.8 reload
        vmovdqa64 zmm24, zmm19                      ;   178.3         41 k copy
        vpternlogd zmm24, zmm0, zmm13, 0x78         ;   286.8 p5      41 k
        vmovdqu64 [r9 + 10624], zmm8                ;   283.8 p8+p9  100 k
        vpternlogd zmm1, zmm2, [rbp + 576], 0x6c    ;   287.7 p0+p2   45 k
        vpandd zmm8, zmm5, zmm19                    ;   287.8 p5      41 k
        vpternlogd zmm1, zmm14, zmm22, 0x96         ;   288.7 p0      45 k
        vmovdqu64 zmm14, [r8 + 4032]                ;   175.8 p3     100 k.15 reload
        vpandd zmm22, zmm5, zmm14                   ;   288.8 p5      41 k
        vmovdqu64 [r9 + 10752], zmm23               ;   284.8 p7+p4  100 k
        vpternlogd zmm20, zmm2, [rbp + 704], 0x69   ;   289.7 p0+p2   45 k
        vpxord zmm2, zmm15, zmm13                   ;   289.8 p5      41 k
        vmovdqu64 zmm23, [r8 + 3968]                ;   176.8 p3     100 k.14 reload
        vpandd zmm28, zmm15, zmm23                  ;   290.7 p0      41 k
        vpternlogd zmm20, zmm25, zmm11, 0x69        ;   290.8 p5      45 k
        vmovdqu64 zmm11, [r8 + 3904]                ;   177.3 p2     100 k.13 reload
        vpandd zmm25, zmm13, zmm11                  ;   291.7 p0      41 k
        vmovdqu64 [r9 + 10496], zmm7                ;   286.8 p8+p9  100 k
        vpandd zmm7, zmm13, zmm19                   ;   291.8 p5      41 k
        vmovdqu64 [r9 + 10304], zmm1                ;   289.7 p7+p4  100 k
        vmovdqa64 zmm1, zmm13                       ;   180.8         41 k copy
        vpternlogd zmm1, zmm23, zmm11, 0x28         ;   292.7 p0      41 k
        vmovdqu64 [r9 + 10368], zmm20               ;   291.8 p8+p9  100 k
        vpxord zmm20, zmm19, zmm11                  ;   292.8 p5      41 k
        vpternlogd zmm18, zmm14, zmm0, 0x78         ;   293.7 p0      41 k
        vpandd zmm6, zmm19, zmm2                    ;   293.8 p5      41 k
        vpternlogd zmm7, zmm15, zmm0, 0x87          ;   294.7 p0      41 k
        vpternlogd zmm28, zmm2, zmm5, 0x78          ;   294.8 p5      41 k
        vpxord zmm9, zmm5, zmm14                    ;   295.7 p0      41 k
        vpandd zmm31, zmm23, zmm14                  ;   295.8 p5      41 k
        vmovdqa64 zmm17, zmm19                      ;   179.2         41 k copy
        vpternlogd zmm17, zmm14, zmm23, 0x6a        ;   296.7 p0      41 k
        vmovdqu64 zmm4, [r8 + 3712]                 ;   179.5 p3      41 k
        vpxord zmm4, zmm4, zmm20                    ;   296.8 p5      41 k
        vpternlogd zmm18, zmm4, zmm15, 0xd2         ;   297.8 p0      41 k
        vmovdqa64 zmm30, zmm11                      ;   183.3         41 k copy
        vpternlogd zmm30, zmm0, zmm0, 0xcf          ;   297.8 p5      41 k
        vpternlogd zmm29, zmm10, [rbp + 512], 0x96  ;   298.7 p0+p2   45 k
        vpandd zmm10, zmm19, zmm23                  ;   298.8 p5      41 k
        vmovdqu64 [r9 + 10432], zmm29               ;   299.7 p7+p4  100 k
        vmovdqa64 zmm29, zmm19                      ;   181.0         41 k copy
        vpternlogd zmm29, zmm23, zmm5, 0x28         ;   299.7 p0      41 k
        vpternlogd zmm7, zmm4, zmm14, 0xe1          ;   299.8 p5      41 k
        vmovdqu64 zmm27, [r8 + 3328]                ;   181.5 p3      41 k
        vpandd zmm27, zmm27, [r8 + 3264]            ;   300.7 p0+p2   41 k
        vmovdqu64 zmm21, [r8 + 3392]                ;   182.5 p3      41 k
        vpxord zmm21, zmm21, [r8 + 3136]            ;   300.8 p5+p2   41 k
        vmovdqu64 zmm16, [r8 + 3328]                ;   183.5 p3      41 k
        vpxord zmm16, zmm16, [r8 + 3136]            ;   301.7 p0+p2   41 k
        vmovdqu64 [rbp + 512], zmm22                ;   289.8 p8+p9   41 k spill
        vmovdqa64 zmm22, zmm13                      ;   182.7         41 k copy
        vpternlogd zmm22, zmm5, [r8 + 3712], 0x28   ;   301.8 p5+p3   41 k
        vpternlogd zmm22, zmm19, zmm11, 0x78        ;   302.8 p0      41 k
        vpternlogd zmm9, zmm22, zmm15, 0x6c         ;   303.8 p5      41 k
        vmovdqu64 [rbp + 704], zmm9                 ;   304.8 p7+p4   41 k spill
        vmovdqa64 zmm9, zmm14                       ;   183.7         41 k copy
        vpternlogd zmm9, zmm5, [r8 + 3712], 0x60    ;   303.7 p0+p2   41 k
        vpternlogd zmm9, zmm23, zmm0, 0x87          ;   304.7 p5      41 k
        vpternlogd zmm23, zmm24, zmm13, 0x93        ;   304.7 p0      41 k
        vpternlogd zmm13, zmm24, zmm14, 0x60        ;   304.8 p5      41 k
        vpternlogd zmm23, zmm26, zmm5, 0x87         ;   305.7 p0      41 k
        vpternlogd zmm8, zmm3, zmm23, 0x69          ;   306.7 p5      41 k
        vpternlogd zmm23, zmm12, zmm15, 0x78        ;   306.7 p0      41 k
        vpternlogd zmm15, zmm20, zmm14, 0x6a        ;   306.8 p5      41 k
        vpternlogd zmm15, zmm24, zmm5, 0x69         ;   307.8 p0      41 k
        vpternlogd zmm6, zmm22, zmm15, 0x69         ;   308.8 p5      41 k
        vmovdqu64 zmm12, [r8 + 3200]                ;   185.7 p3     100 k.2 reload
        vmovdqu64 zmm22, [r8 + 3456]                ;   185.8 p2      41 k
        vpternlogd zmm22, zmm12, zmm12, 0x3f        ;   308.7 p0      41 k
        vpxord zmm29, zmm29, zmm13                  ;   308.8 p5      41 k
        vmovdqu64 zmm13, [r8 + 3712]                ;   186.7 p3     100 k.10 reload
        vpternlogd zmm2, zmm0, zmm13, 0x78          ;   309.7 p0      41 k
        vpternlogd zmm19, zmm31, zmm13, 0x93        ;   309.8 p5      41 k
        vpternlogd zmm10, zmm11, zmm13, 0x87        ;   310.7 p0      41 k
        vpternlogd zmm19, zmm11, zmm5, 0x87         ;   310.8 p5      41 k
        vpternlogd zmm11, zmm8, zmm0, 0x6c          ;   311.7 p0      41 k
        vpternlogd zmm0, zmm4, zmm17, 0x6a          ;   311.8 p5      41 k
        vpternlogd zmm25, zmm11, zmm9, 0x69         ;   312.7 p0      41 k
        vmovdqu64 zmm11, [r8 + 4096]                ;   187.7 p2      48 k
        vmovdqu64 zmm24, [r8 + 4160]                ;   187.8 p3      48 k
        vpternlogd zmm0, zmm14, zmm13, 0x2d         ;   312.8 p5      41 k
        vmovdqu64 zmm14, [r8 + 4224]                ;   188.7 p2      48 k
        vpternlogd zmm5, zmm13, zmm19, 0x95         ;   313.7 p0      41 k
        vmovdqu64 zmm13, [r8 + 4288]                ;   188.8 p3      48 k
        vpternlogd zmm30, zmm19, zmm2, 0x69         ;   313.8 p5      41 k
        vmovdqu64 zmm19, [r8 + 4352]                ;   189.7 p2      48 k
        vpternlogd zmm29, zmm2, zmm10, 0x96         ;   314.7 p0      41 k
        vmovdqu64 zmm2, [r8 + 4416]                 ;   189.8 p3      48 k
        vpternlogd zmm10, zmm15, zmm7, 0x69         ;   314.8 p5      41 k
        vmovdqu64 zmm15, [r8 + 4480]                ;   190.7 p2      48 k
        vpternlogd zmm5, zmm26, zmm28, 0x69         ;   315.7 p0      41 k
        vpxord zmm28, zmm28, zmm7                   ;   315.8 p5      41 k
        vpternlogd zmm28, zmm31, zmm20, 0x96        ;   316.8 p0      41 k
        vmovdqu64 zmm7, [r8 + 3072]                 ;   190.8 p3     100 k.0 reload
        vmovdqu64 zmm20, [r8 + 3264]                ;   191.7 p2      41 k
        vpternlogd zmm20, zmm12, zmm7, 0x9a         ;   316.8 p5      41 k
        vmovdqu64 zmm26, [r8 + 3264]                ;   191.8 p3     100 k.3 reload
        vmovdqa64 zmm31, zmm7                       ;   196.8         41 k copy
        vpternlogd zmm31, zmm7, zmm26, 0xa5         ;   317.7 p0      41 k
        vpternlogd zmm5, zmm17, zmm1, 0x96          ;   317.8 p5      41 k
        vpternlogd zmm6, zmm8, zmm12, 0x69          ;   318.7 p0      41 k
        vpxord zmm8, zmm18, zmm23                   ;   318.8 p5      41 k
        vpternlogd zmm25, zmm23, zmm7, 0x96         ;   319.7 p0      41 k
        vmovdqu64 zmm17, [r8 + 3392]                ;   192.7 p2     100 k.5 reload
        vpternlogd zmm27, zmm12, zmm17, 0x48        ;   319.8 p5      41 k
        vpternlogd zmm5, zmm3, zmm17, 0x96          ;   320.7 p0      41 k
        vpandnd zmm3, zmm16, zmm17                  ;   320.8 p5      41 k
        vmovdqu64 zmm23, [r8 + 3328]                ;   192.8 p3     100 k.4 reload
        vpternlogd zmm30, zmm18, zmm23, 0x96        ;   321.7 p0      41 k
        vmovdqu64 zmm18, [r8 + 3136]                ;   193.7 p2     100 k.1 reload
        vmovdqu64 [rbp + 0], zmm4                   ;   297.8 p8+p9   41 k spill
        vmovdqa64 zmm4, zmm23                       ;   198.8         41 k copy
        vpternlogd zmm4, zmm12, zmm18, 0x9c         ;   321.8 p5      41 k
        vpternlogd zmm3, zmm23, zmm12, 0x48         ;   322.7 p0      41 k
        vpxord zmm14, zmm14, zmm6                   ;   322.8 p5      48 k
        vpxord zmm11, zmm11, zmm25                  ;   323.7 p0      48 k
        vpxord zmm2, zmm2, zmm5                     ;   323.8 p5      48 k
        vpxord zmm19, zmm19, zmm30                  ;   324.7 p0      48 k
        vmovdqu64 [rbp + 576], zmm11                ;   324.7 p7+p4   48 k spill
        vmovdqa64 zmm11, zmm23                      ;   198.8         41 k copy
        vpternlogd zmm11, zmm26, [r8 + 3456], 0x78  ;   324.8 p5+p3   41 k
        vmovdqu64 [rbp + 960], zmm14                ;   323.8 p8+p9   48 k spill
        vmovdqu64 zmm14, [rbp + 576]                ;   324.7 p2      45 k
        vmovdqu64 [rbp + 320], zmm2                 ;   324.8 p7+p4   48 k spill
        vmovdqu64 zmm2, [rbp + 576]                 ;   324.7 p3      45 k
        vmovdqu64 [rbp + 768], zmm19                ;   325.7 p8+p9   48 k spill
        vmovdqu64 zmm19, [rbp + 576]                ;   324.7 p2      45 k
        vpandd zmm2, zmm2, [rbp + 768]              ;   331.7 p0+p3   45 k
        vmovdqu64 [rbp + 384], zmm2                 ;   332.7 p7+p4   45 k spill
        vmovdqu64 zmm2, [rbp + 768]                 ;   325.7 p2      45 k
        vmovdqu64 [rbp + 192], zmm10                ;   315.8 p8+p9   41 k spill
        vmovdqu64 zmm10, [rbp + 768]                ;   325.7 p3      45 k
        vmovdqu64 [rbp + 256], zmm29                ;   315.7 p7+p4   41 k spill
        vmovdqu64 zmm29, [rbp + 320]                ;   324.8 p2      45 k
        vmovdqu64 [rbp - 64], zmm1                  ;   293.7 p8+p9   41 k spill
        vmovdqu64 zmm1, [rbp + 576]                 ;   324.7 p3      45 k
        vmovdqu64 [rbp + 64], zmm5                  ;   321.7 p7+p4   41 k spill
        vmovdqu64 zmm5, [rbp + 960]                 ;   323.8 p2      45 k
        vpternlogd zmm28, zmm9, [r8 + 3456], 0x96   ;   325.8 p5+p3   41 k
        vpternlogd zmm0, zmm18, [rbp + 704], 0x96   ;   326.7 p0+p2   41 k
        vmovdqa64 zmm9, zmm22                       ;   309.7         41 k copy
        vpternlogd zmm9, zmm26, zmm18, 0x78         ;   326.8 p5      41 k
        vpternlogd zmm31, zmm21, zmm9, 0xa6         ;   327.8 p0      41 k
        vpternlogd zmm9, zmm23, zmm7, 0x78          ;   327.8 p5      41 k
        vpternlogd zmm22, zmm31, zmm17, 0x87        ;   328.8 p0      41 k
        vpxord zmm24, zmm24, zmm0                   ;   328.8 p5      48 k
        vpxord zmm15, zmm15, zmm28                  ;   329.7 p0      48 k
        vpxord zmm14, zmm14, zmm24                  ;   330.7 p5      45 k
        vpxord zmm29, zmm29, zmm24                  ;   330.8 p0      45 k
        vpandd zmm1, zmm1, zmm29                    ;   331.8 p5      45 k
        vpxord zmm19, zmm19, zmm15                  ;   331.7 p0      45 k
        vpternlogd zmm8, zmm26, [rbp + 512], 0x96   ;   331.8 p5+p3   41 k
        vpxord zmm13, zmm13, zmm8                   ;   332.8 p0      48 k
        vmovdqu64 [rbp + 512], zmm29                ;   331.8 p8+p9   45 k spill
        vmovdqa64 zmm29, zmm11                      ;   325.8         41 k copy
        vmovdqu64 [rbp + 704], zmm1                 ;   332.8 p7+p4   45 k spill
        vmovdqa64 zmm1, zmm27                       ;   320.8         41 k copy
        vpternlogd zmm1, zmm20, zmm23, 0x87         ;   332.8 p5      41 k
        vpternlogd zmm20, zmm12, [r8 + 3456], 0xca  ;   333.7 p0+p2   41 k
        vpternlogd zmm1, zmm18, [r8 + 3456], 0x87   ;   333.8 p5+p3   41 k
        vmovdqu64 [rbp + 896], zmm19                ;   332.7 p8+p9   45 k spill
        vmovdqu64 zmm19, [rbp + 576]                ;   324.7 p2      45 k
        vmovdqu64 [rbp + 448], zmm14                ;   331.7 p7+p4   45 k spill
        vmovdqu64 zmm14, [rbp + 896]                ;   332.7 p3      45 k
        vpandd zmm19, zmm19, zmm24                  ;   334.7 p0      45 k
        vpxord zmm14, zmm14, zmm13                  ;   338.7 p5      45 k
        vmovdqu64 [rbp + 832], zmm19                ;   335.7 p8+p9   45 k spill
        vmovdqa64 zmm19, zmm4                       ;   322.8         41 k copy
        vpternlogd zmm19, zmm18, zmm18, 0x3f        ;   335.7 p0      41 k
        vpternlogd zmm4, zmm17, zmm7, 0x87          ;   335.8 p5      41 k
        vpternlogd zmm16, zmm19, [r8 + 3456], 0x93  ;   336.7 p0+p2   41 k
        vpternlogd zmm19, zmm26, zmm7, 0x87         ;   336.8 p5      41 k
        vmovdqu64 [rbp + 128], zmm14                ;   339.7 p7+p4   45 k spill
        vmovdqa64 zmm14, zmm31                      ;   328.8         41 k copy
        vpternlogd zmm14, zmm21, zmm21, 0xf3        ;   337.7 p0      41 k
        vpternlogd zmm21, zmm7, [r8 + 3456], 0x78   ;   337.8 p5+p3   41 k
        vpternlogd zmm20, zmm21, zmm17, 0x2d        ;   338.8 p0      41 k
        vpternlogd zmm20, zmm1, zmm23, 0x78         ;   339.8 p5      41 k
        vpxord zmm29, zmm29, zmm21                  ;   339.7 p0      41 k
        vpternlogd zmm0, zmm20, [r8 + 4736], 0x96   ;   340.8 p5+p2   48 k
        vmovdqa64 zmm20, zmm9                       ;   328.8         41 k copy
        vpternlogd zmm20, zmm1, zmm7, 0xd2          ;   340.7 p0      41 k
        vpternlogd zmm29, zmm20, zmm17, 0xc6        ;   341.7 p5      41 k
        vmovdqu64 zmm20, [rbp + 320]                ;   324.8 p3      45 k
        vpternlogd zmm1, zmm16, zmm17, 0xd2         ;   341.7 p0      41 k
        vpternlogd zmm1, zmm4, zmm26, 0x2d          ;   342.7 p5      41 k
        vpternlogd zmm17, zmm9, [r8 + 3456], 0x7d   ;   342.7 p0+p2   41 k
        vpternlogd zmm16, zmm19, [r8 + 3456], 0xd7  ;   342.8 p5+p3   41 k
        vpternlogd zmm4, zmm11, zmm16, 0x96         ;   343.8 p0      41 k
        vpternlogd zmm14, zmm16, zmm27, 0x96        ;   343.8 p5      41 k
        vmovdqu64 zmm11, [r8 + 4544]                ;   212.8 p2     100 k.7 reload
        vmovdqu64 zmm16, [rbp - 64]                 ;   293.7 p3      41 k reload
        vmovdqu64 zmm27, [rbp + 256]                ;   315.7 p2      48 k
        vpternlogd zmm27, zmm16, zmm11, 0x96        ;   344.7 p0      48 k
        vpternlogd zmm31, zmm4, zmm23, 0x93         ;   344.8 p5      41 k
        vpternlogd zmm14, zmm26, zmm7, 0xb4         ;   345.7 p0      41 k
        vmovdqu64 zmm4, [r8 + 4608]                 ;   214.0 p3     100 k.8 reload
        vmovdqu64 zmm16, [rbp + 0]                  ;   297.8 p2      41 k reload
        vmovdqu64 zmm26, [rbp + 192]                ;   315.8 p3      48 k
        vpternlogd zmm26, zmm16, zmm4, 0x96         ;   345.8 p5      48 k
        vpternlogd zmm7, zmm19, zmm18, 0x9e         ;   346.7 p0      41 k
        vpternlogd zmm31, zmm19, zmm12, 0x2d        ;   346.8 p5      41 k
        vpternlogd zmm17, zmm3, zmm7, 0x96          ;   347.7 p0      41 k
        vmovdqu64 zmm3, [rbp + 960]                 ;   323.8 p2      48 k reload
        vmovdqu64 zmm16, [rbp + 768]                ;   325.7 p3      48 k reload
        vmovdqu64 zmm19, [rbp + 320]                ;   324.8 p2      45 k
        vpternlogd zmm19, zmm16, zmm3, 0x6a         ;   347.8 p5      45 k
        vpternlogd zmm7, zmm23, zmm18, 0x2d         ;   348.7 p0      41 k
        vpternlogd zmm7, zmm9, zmm12, 0x87          ;   349.7 p5      41 k
        vpternlogd zmm7, zmm22, zmm21, 0x96         ;   350.7 p0      41 k
        vmovdqu64 zmm9, [r8 + 4672]                 ;   218.8 p3     100 k.9 reload
        vpternlogd zmm25, zmm29, zmm9, 0x96         ;   349.8 p5      48 k
        vmovdqu64 zmm12, [r8 + 4096]                ;   219.2 p2     100 k.0 reload
        vmovdqu64 [r9 + 4096], zmm12                ;   225.2 p8+p9   99 k
        vmovdqu64 zmm18, [r8 + 4160]                ;   219.8 p3     100 k.1 reload
        vmovdqu64 [r9 + 4160], zmm18                ;   225.8 p7+p4   99 k
        vmovdqu64 zmm21, [r8 + 4928]                ;   221.0 p2     100 k.13 reload
        vpternlogd zmm30, zmm1, zmm21, 0x96         ;   350.7 p0      48 k
        vmovdqu64 zmm1, [r8 + 5056]                 ;   221.3 p3     100 k.15 reload
        vpternlogd zmm28, zmm14, zmm1, 0x96         ;   350.8 p5      48 k
        vmovdqu64 zmm14, [r8 + 4800]                ;   222.0 p2     100 k.11 reload
        vpternlogd zmm6, zmm31, zmm14, 0x96         ;   351.7 p0      48 k
        vmovdqu64 zmm22, [r8 + 4224]                ;   222.7 p3     100 k.2 reload
        vmovdqu64 [r9 + 4224], zmm22                ;   228.7 p8+p9   99 k
        vmovdqu64 zmm23, [r8 + 4864]                ;   223.0 p2     100 k.12 reload
        vpternlogd zmm8, zmm17, zmm23, 0x96         ;   351.8 p5      48 k
        vmovdqu64 zmm17, [r8 + 4288]                ;   223.7 p3     100 k.3 reload
        vmovdqu64 [r9 + 4288], zmm17                ;   229.7 p7+p4   99 k
        vmovdqu64 zmm29, [r8 + 4352]                ;   224.0 p2     100 k.4 reload
        vmovdqu64 [r9 + 4352], zmm29                ;   230.0 p8+p9   99 k
        vmovdqu64 [r9 + 11904], zmm0                ;   341.8 p7+p4  100 k
        vpandd zmm31, zmm24, zmm15                  ;   352.7 p0      45 k
        vmovdqu64 [r9 + 11840], zmm25               ;   350.8 p8+p9  100 k
        vmovdqu64 [r9 + 12096], zmm30               ;   351.7 p7+p4  100 k
        vmovdqu64 [r9 + 11968], zmm6                ;   352.7 p8+p9  100 k
        vmovdqu64 [r9 + 12224], zmm28               ;   351.8 p7+p4  100 k
        vmovdqu64 [r9 + 12032], zmm8                ;   352.8 p8+p9  100 k
        vpandd zmm2, zmm2, zmm26                    ;   352.8 p5      45 k
        vpxord zmm10, zmm10, zmm26                  ;   353.7 p0      45 k
        vpandd zmm5, zmm5, zmm26                    ;   353.8 p5      45 k
        vpternlogd zmm5, zmm27, zmm15, 0x78         ;   354.8 p0      45 k
        vpandd zmm20, zmm20, zmm27                  ;   354.8 p5      45 k
        vpternlogd zmm20, zmm16, [rbp + 512], 0x78  ;   355.8 p0+p3   45 k
        vmovdqa64 zmm18, zmm16                      ;   331.7         45 k copy
        vpternlogd zmm18, zmm13, zmm24, 0x48        ;   355.8 p5      45 k
        vpternlogd zmm18, zmm15, [rbp + 576], 0x78  ;   356.8 p0+p2   45 k
        vpandd zmm29, zmm15, zmm13                  ;   356.8 p5      45 k
        vpandd zmm12, zmm13, zmm27                  ;   357.7 p0      45 k
        vpternlogd zmm10, zmm18, [rbp + 320], 0x6c  ;   357.8 p5+p3   45 k
        vmovdqa64 zmm22, zmm15                      ;   330.7         45 k copy
        vpternlogd zmm22, zmm3, zmm3, 0xcf          ;   358.7 p0      45 k
        vmovdqa64 zmm17, zmm27                      ;   345.7         45 k copy
        vpternlogd zmm17, zmm15, zmm24, 0x48        ;   358.8 p5      45 k
        vpternlogd zmm29, zmm27, [rbp + 576], 0x87  ;   359.7 p0+p2   45 k
        vmovdqa64 zmm1, zmm20                       ;   356.8         45 k copy
        vpandd zmm21, zmm27, zmm26                  ;   359.8 p5      45 k
        vmovdqa64 zmm23, zmm26                      ;   346.8         45 k copy
        vpternlogd zmm23, zmm16, zmm13, 0x60        ;   360.7 p0      45 k
        vpternlogd zmm23, zmm27, zmm3, 0x87         ;   361.7 p5      45 k
        vmovdqa64 zmm14, zmm3                       ;   329.8         45 k copy
        vpternlogd zmm14, zmm24, [rbp + 576], 0x6a  ;   361.7 p0+p3   45 k
        vmovdqa64 zmm9, zmm14                       ;   362.7         45 k copy
        vpternlogd zmm9, zmm27, zmm24, 0x87         ;   362.7 p5      45 k
        vpternlogd zmm9, zmm19, zmm16, 0x87         ;   363.7 p0      45 k
        vpternlogd zmm24, zmm14, zmm26, 0x60        ;   362.8 p5      45 k
        vmovdqu64 zmm4, [rbp + 64]                  ;   321.7 p2      41 k reload
        vpternlogd zmm7, zmm4, [r8 + 4992], 0x96    ;   363.7 p0+p3   48 k
        vmovdqu64 [r9 + 4544], zmm11                ;   241.7 p7+p4   99 k
        vmovdqu64 zmm4, [r8 + 4416]                 ;   242.2 p2     100 k.5 reload
        vmovdqu64 [r9 + 4416], zmm4                 ;   248.2 p8+p9   99 k
        vmovdqu64 zmm4, [r8 + 4480]                 ;   242.3 p3     100 k.6 reload
        vmovdqu64 [r9 + 4480], zmm4                 ;   248.3 p7+p4   99 k
        vmovdqu64 zmm4, [r8 + 4608]                 ;   243.2 p2     100 k.8 reload
        vmovdqu64 [r9 + 4608], zmm4                 ;   249.2 p8+p9   99 k
        vmovdqu64 zmm11, [r8 + 4672]                ;   243.3 p3     100 k.9 reload
        vmovdqu64 [r9 + 4672], zmm11                ;   249.3 p7+p4   99 k
        vmovdqu64 zmm4, [r8 + 4736]                 ;   244.2 p2     100 k.10 reload
        vmovdqu64 [r9 + 4736], zmm4                 ;   250.2 p8+p9   99 k
        vmovdqu64 zmm4, [r8 + 4800]                 ;   244.3 p3     100 k.11 reload
        vmovdqu64 [r9 + 4800], zmm4                 ;   250.3 p7+p4   99 k
        vmovdqu64 zmm11, [r8 + 4864]                ;   245.2 p2     100 k.12 reload
        vmovdqu64 [r9 + 4864], zmm11                ;   251.2 p8+p9   99 k
        vmovdqu64 [r9 + 12160], zmm7                ;   364.7 p7+p4  100 k
        vmovdqu64 zmm4, [r8 + 4928]                 ;   245.3 p3     100 k.13 reload
        vmovdqu64 [r9 + 4928], zmm4                 ;   251.3 p8+p9   99 k
        vmovdqu64 zmm4, [r8 + 4992]                 ;   246.2 p2     100 k.14 reload
        vmovdqu64 [r9 + 4992], zmm4                 ;   252.2 p7+p4   99 k
        vmovdqu64 zmm4, [r8 + 5056]                 ;   247.8 p3     100 k.15 reload
        vmovdqu64 [r9 + 5056], zmm4                 ;   253.8 p8+p9   99 k
        vmovdqa64 zmm4, zmm26                       ;   346.8         45 k copy
        vpternlogd zmm4, zmm27, [rbp + 576], 0x6c   ;   363.8 p5+p2   45 k
        vpternlogd zmm27, zmm16, [rbp + 576], 0x48  ;   364.7 p0+p3   45 k
        vmovdqa64 zmm11, zmm13                      ;   333.8         45 k copy
        vpternlogd zmm11, zmm3, [rbp + 512], 0x6a   ;   364.8 p5+p2   45 k
        vpternlogd zmm24, zmm27, zmm11, 0x96        ;   365.8 p0      45 k
        vpternlogd zmm24, zmm29, zmm17, 0x96        ;   366.8 p5      45 k
        vmovdqu64 [r9 + 11712], zmm24               ;   367.8 p7+p4  100 k
        vmovdqu64 zmm24, [rbp + 320]                ;   324.8 p3      48 k reload
        vmovdqu64 zmm27, [rbp + 128]                ;   339.7 p2      45 k reload
        vpternlogd zmm5, zmm27, zmm24, 0xd2         ;   366.7 p0      45 k
        vmovdqa64 zmm28, zmm5                       ;   367.7         45 k copy
        vmovdqa64 zmm7, zmm27                       ;   345.7         45 k copy
        vpternlogd zmm7, zmm4, zmm3, 0x6c           ;   366.8 p5      45 k
        vpternlogd zmm7, zmm26, zmm13, 0x2d         ;   367.8 p0      45 k
        vpternlogd zmm10, zmm7, zmm0, 0x96          ;   368.8 p5      45 k
        vmovdqa64 zmm0, zmm24                       ;   330.8         45 k copy
        vpternlogd zmm0, zmm3, [rbp + 832], 0x95    ;   368.7 p0+p3   45 k
        vmovdqu64 [r9 + 11328], zmm10               ;   369.8 p8+p9  100 k
        vpternlogd zmm0, zmm27, zmm26, 0xe1         ;   369.7 p5      45 k
        vmovdqu64 zmm7, [rbp + 896]                 ;   332.7 p2      45 k reload
        vpternlogd zmm26, zmm24, zmm7, 0x78         ;   369.7 p0      45 k
        vpternlogd zmm26, zmm14, zmm16, 0x69        ;   370.7 p5      45 k
        vpternlogd zmm24, zmm9, [rbp + 448], 0x6c   ;   370.7 p0+p3   45 k
        vpternlogd zmm9, zmm12, [rbp + 384], 0x69   ;   370.8 p5+p2   45 k
        vpternlogd zmm3, zmm9, zmm15, 0x6c          ;   371.8 p0      45 k
        vpternlogd zmm31, zmm3, zmm23, 0x69         ;   372.8 p5      45 k
        vpternlogd zmm31, zmm25, zmm24, 0x96        ;   373.8 p0      45 k
        vpxord zmm28, zmm28, zmm24                  ;   372.8 p5      45 k
        vpternlogd zmm28, zmm2, zmm8, 0x96          ;   373.8 p0      45 k
        vmovdqu64 [r9 + 11264], zmm31               ;   374.8 p7+p4  100 k
        vmovdqu64 [r9 + 11456], zmm28               ;   374.8 p8+p9  100 k
        vmovdqu64 zmm28, [r8 + 4608]                ;   256.7 p3      41 k
        vpxord zmm28, zmm28, [r8 + 4544]            ;   373.8 p5+p2   41 k
        vpternlogd zmm29, zmm26, zmm26, 0xc3        ;   374.7 p0      45 k
        vpternlogd zmm29, zmm27, zmm0, 0x96         ;   375.7 p5      45 k
        vmovdqu64 zmm27, [r8 + 4992]                ;   257.7 p3      41 k
        vpandd zmm27, zmm27, [r8 + 4736]            ;   375.7 p0+p2   41 k
        vpxord zmm1, zmm1, zmm0                     ;   375.8 p5      45 k
        vmovdqu64 zmm0, [r8 + 4992]                 ;   258.7 p3      41 k
        vpandd zmm0, zmm0, [r8 + 4928]              ;   376.7 p0+p2   41 k
        vpternlogd zmm1, zmm7, zmm21, 0x96          ;   376.8 p5      45 k
        vmovdqu64 zmm7, [r8 + 4544]                 ;   259.7 p3      41 k
        vpandd zmm7, zmm7, [r8 + 4800]              ;   377.7 p0+p2   41 k
        vmovdqu64 [r9 + 11776], zmm29               ;   376.7 p7+p4  100 k
        vmovdqu64 zmm29, [r8 + 5056]                ;   260.7 p3      41 k
        vpandd zmm29, zmm29, [r8 + 4800]            ;   377.8 p5+p2   41 k
        vpternlogd zmm26, zmm18, [rbp + 704], 0x69  ;   378.7 p0+p3   45 k
        vmovdqu64 zmm18, [r8 + 4608]                ;   261.8 p2      41 k
        vpandd zmm18, zmm18, [r8 + 4928]            ;   378.8 p5+p3   41 k
        vpternlogd zmm26, zmm9, zmm6, 0x69          ;   379.7 p0      45 k
        vmovdqu64 zmm6, [r8 + 4544]                 ;   262.8 p2      41 k
        vmovdqu64 zmm9, [r8 + 4928]                 ;   263.7 p3     100 k.13 reload
        vpxord zmm6, zmm6, zmm9                     ;   379.8 p5      41 k
        vmovdqu64 [r9 + 11392], zmm26               ;   380.7 p8+p9  100 k
        vmovdqu64 zmm26, [r8 + 5056]                ;   263.8 p2      41 k
        vpxord zmm26, zmm26, [r8 + 4800]            ;   380.7 p0+p3   41 k
        vpternlogd zmm21, zmm13, [rbp + 576], 0x87  ;   380.8 p5+p2   45 k
        vpternlogd zmm21, zmm15, zmm16, 0x87        ;   381.8 p0      45 k
        vmovdqu64 zmm15, [r8 + 4736]                ;   265.7 p3      41 k
        vpternlogd zmm22, zmm11, zmm21, 0x69        ;   382.8 p5      45 k
        vmovdqu64 zmm11, [r8 + 4608]                ;   265.8 p2      41 k
        vpxord zmm11, zmm11, [r8 + 4864]            ;   382.7 p0+p3   41 k
        vpternlogd zmm21, zmm16, zmm13, 0x87        ;   382.8 p5      45 k
        vmovdqu64 zmm13, [r8 + 4544]                ;   266.8 p2      41 k
        vpternlogd zmm21, zmm20, zmm19, 0x69        ;   383.8 p0      45 k
        vmovdqu64 zmm16, [r8 + 4992]                ;   267.7 p3     100 k.14 reload
        vmovdqu64 zmm19, [r8 + 4608]                ;   267.8 p2      41 k
        vpternlogd zmm19, zmm9, zmm16, 0x48         ;   383.8 p5      41 k
        vpternlogd zmm21, zmm4, zmm17, 0x96         ;   384.8 p0      45 k
        vmovdqu64 zmm4, [r8 + 4608]                 ;   268.7 p3      41 k
        vmovdqu64 zmm17, [r8 + 4544]                ;   268.8 p2     100 k.7 reload
        vpandd zmm4, zmm4, zmm17                    ;   384.8 p5      41 k
        vmovdqu64 zmm20, [r8 + 5056]                ;   269.7 p3     100 k.15 reload
        vpandd zmm10, zmm16, zmm20                  ;   385.7 p0      41 k
        vpternlogd zmm22, zmm5, zmm30, 0x96         ;   385.8 p5      45 k
        vmovdqu64 zmm5, [r8 + 4864]                 ;   269.8 p2     100 k.12 reload
        vpandd zmm30, zmm16, zmm5                   ;   386.7 p0      41 k
        vmovdqu64 [r9 + 11520], zmm22               ;   386.8 p7+p4  100 k
        vmovdqa64 zmm22, zmm17                      ;   274.8         41 k copy
        vpternlogd zmm22, zmm20, zmm16, 0x6a        ;   386.8 p5      41 k
        vpxord zmm15, zmm15, zmm6                   ;   387.7 p0      41 k
        vpandd zmm13, zmm13, zmm11                  ;   387.8 p5      41 k
        vpternlogd zmm1, zmm23, [r9 + 12224], 0x96  ;   388.7 p0+p3   45 k
        vmovdqu64 [r9 + 11648], zmm1                ;   389.7 p8+p9  100 k
        vmovdqu64 zmm1, [r8 + 4672]                 ;   270.8 p2     100 k.9 reload
        vmovdqa64 zmm23, zmm1                       ;   276.8         41 k copy
        vpternlogd zmm23, zmm9, zmm1, 0xf3          ;   388.8 p5      41 k
        vpternlogd zmm0, zmm20, zmm1, 0x78          ;   389.7 p0      41 k
        vpternlogd zmm4, zmm5, zmm1, 0x87           ;   389.8 p5      41 k
        vpternlogd zmm0, zmm15, zmm5, 0xd2          ;   390.7 p0      41 k
        vpternlogd zmm21, zmm12, [r9 + 12160], 0x96 ;   390.8 p5+p3   45 k
        vpandd zmm12, zmm16, zmm17                  ;   391.7 p0      41 k
        vmovdqu64 [r9 + 11584], zmm21               ;   391.8 p7+p4  100 k
        vmovdqa64 zmm21, zmm20                      ;   275.7         41 k copy
        vpternlogd zmm4, zmm15, zmm20, 0xe1         ;   391.8 p5      41 k
        vmovdqu64 zmm31, [r8 + 4352]                ;   271.8 p2      41 k
        vpandd zmm31, zmm31, [r8 + 4288]            ;   392.7 p0+p3   41 k
        vmovdqu64 zmm8, [r8 + 4416]                 ;   272.8 p2      41 k
        vpxord zmm8, zmm8, [r8 + 4160]              ;   392.8 p5+p3   41 k
        vmovdqu64 zmm2, [r8 + 4352]                 ;   273.8 p2      41 k
        vpxord zmm2, zmm2, [r8 + 4160]              ;   393.7 p0+p3   41 k
        vmovdqu64 zmm24, [r8 + 4160]                ;   274.8 p2      41 k
        vmovdqa64 zmm25, zmm5                       ;   275.8         41 k copy
        vpternlogd zmm25, zmm1, [r8 + 4800], 0x6c   ;   393.8 p5+p3   41 k
        vmovdqa64 zmm3, zmm17                       ;   274.8         41 k copy
        vpternlogd zmm3, zmm1, [r8 + 4608], 0x78    ;   394.7 p0+p2   41 k
        vpxord zmm21, zmm21, zmm3                   ;   395.7 p5      41 k
        vmovdqa64 zmm14, zmm17                      ;   274.8         41 k copy
        vpternlogd zmm14, zmm16, [r8 + 4800], 0x28  ;   395.7 p0+p3   41 k
        vpternlogd zmm30, zmm11, [r8 + 4800], 0x78  ;   395.8 p5+p2   41 k
        vpternlogd zmm11, zmm1, [r8 + 4736], 0x78   ;   396.7 p0+p3   41 k
        vpternlogd zmm21, zmm14, [r8 + 4608], 0x6c  ;   396.8 p5+p2   41 k
        vmovdqa64 zmm14, zmm6                       ;   380.8         41 k copy
        vpternlogd zmm14, zmm20, zmm5, 0x6c         ;   397.7 p0      41 k
        vmovdqu64 [rbp + 768], zmm29                ;   378.8 p8+p9   41 k spill
        vmovdqa64 zmm29, zmm0                       ;   391.7         41 k copy
        vpternlogd zmm12, zmm9, [r8 + 4736], 0x87   ;   397.8 p5+p3   41 k
        vpternlogd zmm21, zmm12, zmm11, 0x96        ;   398.8 p0      41 k
        vpternlogd zmm14, zmm3, [r8 + 4800], 0x69   ;   398.8 p5+p2   41 k
        vpternlogd zmm12, zmm4, zmm14, 0x69         ;   399.8 p0      41 k
        vpxord zmm4, zmm4, zmm30                    ;   399.8 p5      41 k
        vpternlogd zmm4, zmm6, zmm10, 0x96          ;   400.8 p0      41 k
        vmovdqu64 zmm6, [r8 + 4736]                 ;   279.7 p3     100 k.10 reload
        vpternlogd zmm10, zmm17, zmm6, 0x87         ;   400.8 p5      41 k
        vmovdqu64 [rbp + 576], zmm12                ;   400.8 p7+p4   41 k spill
        vmovdqa64 zmm12, zmm20                      ;   275.7         41 k copy
        vpternlogd zmm12, zmm6, [r8 + 4800], 0x60   ;   401.7 p0+p2   41 k
        vpternlogd zmm12, zmm16, zmm1, 0x87         ;   402.7 p5      41 k
        vpternlogd zmm3, zmm16, [r8 + 4608], 0x87   ;   402.7 p0+p3   41 k
        vmovdqu64 zmm16, [r8 + 4800]                ;   280.8 p2     100 k.11 reload
        vpternlogd zmm3, zmm25, zmm16, 0x87         ;   403.7 p5      41 k
        vpternlogd zmm7, zmm27, zmm3, 0x69          ;   404.7 p0      41 k
        vpternlogd zmm3, zmm28, zmm5, 0x78          ;   404.7 p5      41 k
        vmovdqa64 zmm28, zmm16                      ;   286.8         41 k copy
        vpternlogd zmm28, zmm6, [r8 + 4608], 0x48   ;   404.7 p0+p3   41 k
        vpternlogd zmm28, zmm17, zmm9, 0x78         ;   405.7 p5      41 k
        vpternlogd zmm26, zmm5, zmm28, 0x6a         ;   406.7 p0      41 k
        vpternlogd zmm14, zmm13, zmm28, 0x69        ;   406.7 p5      41 k
        vmovdqu64 zmm5, [r8 + 4224]                 ;   281.8 p2     100 k.2 reload
        vmovdqu64 zmm13, [r8 + 4480]                ;   282.7 p3      41 k
        vpternlogd zmm13, zmm5, zmm5, 0x3f          ;   406.7 p0      41 k
        vpternlogd zmm10, zmm9, zmm16, 0x87         ;   406.8 p5      41 k
        vpternlogd zmm9, zmm7, zmm1, 0x6c           ;   407.7 p0      41 k
        vpternlogd zmm1, zmm15, zmm22, 0x6a         ;   407.8 p5      41 k
        vpternlogd zmm18, zmm9, zmm12, 0x69         ;   408.7 p0      41 k
        vmovdqu64 zmm9, [r8 + 5120]                 ;   282.8 p2      48 k
        vmovdqu64 zmm17, [r8 + 5184]                ;   283.7 p3      48 k
        vmovdqu64 zmm28, [r8 + 5248]                ;   283.8 p2      48 k
        vpternlogd zmm1, zmm20, zmm6, 0x2d          ;   408.8 p5      41 k
        vmovdqu64 zmm20, [r8 + 5312]                ;   284.7 p3      48 k
        vpternlogd zmm23, zmm11, zmm10, 0x69        ;   409.7 p0      41 k
        vmovdqu64 zmm11, [r8 + 5376]                ;   284.8 p2      48 k
        vpternlogd zmm10, zmm16, zmm6, 0x87         ;   409.8 p5      41 k
        vmovdqu64 zmm6, [r8 + 5440]                 ;   285.7 p3      48 k
        vmovdqu64 zmm16, [r8 + 5504]                ;   285.8 p2      48 k
        vpternlogd zmm10, zmm30, zmm25, 0x69        ;   410.8 p0      41 k
        vpternlogd zmm10, zmm22, zmm19, 0x96        ;   411.8 p5      41 k
        vmovdqu64 zmm22, [r8 + 4096]                ;   286.7 p3     100 k.0 reload
        vmovdqu64 zmm25, [r8 + 4288]                ;   286.8 p2      41 k
        vpternlogd zmm25, zmm22, zmm22, 0xc3        ;   411.7 p0      41 k
        vpxord zmm29, zmm29, zmm3                   ;   411.8 p5      41 k
        vpternlogd zmm14, zmm7, zmm5, 0x69          ;   412.7 p0      41 k
        vmovdqu64 zmm7, [r8 + 4288]                 ;   287.7 p3     100 k.3 reload
        vmovdqa64 zmm30, zmm5                       ;   287.8         41 k copy
        vpternlogd zmm30, zmm22, zmm7, 0xc6         ;   412.8 p5      41 k
        vpternlogd zmm18, zmm3, zmm22, 0x96         ;   413.7 p0      41 k
        vmovdqu64 zmm3, [r8 + 4416]                 ;   287.8 p2     100 k.5 reload
        vpternlogd zmm31, zmm5, zmm3, 0x48          ;   413.8 p5      41 k
        vpternlogd zmm10, zmm27, zmm3, 0x96         ;   414.7 p0      41 k
        vpandnd zmm27, zmm2, zmm3                   ;   414.8 p5      41 k
        vpxord zmm28, zmm28, zmm14                  ;   415.7 p0      48 k
        vpxord zmm9, zmm9, zmm18                    ;   415.8 p5      48 k
        vpxord zmm6, zmm6, zmm10                    ;   416.7 p0      48 k
        vpternlogd zmm21, zmm19, [r8 + 5568], 0x96  ;   416.8 p5+p3   48 k
        vmovdqu64 zmm19, [r8 + 4480]                ;   288.8 p2     100 k.6 reload
        vpternlogd zmm4, zmm12, zmm19, 0x96         ;   417.7 p0      41 k
        vmovdqu64 zmm12, [r8 + 4352]                ;   289.7 p3     100 k.4 reload
        vmovdqu64 [rbp + 704], zmm21                ;   417.8 p8+p9   48 k spill
        vmovdqa64 zmm21, zmm19                      ;   294.8         41 k copy
        vpternlogd zmm21, zmm7, zmm12, 0x6a         ;   417.8 p5      41 k
        vpternlogd zmm23, zmm0, zmm12, 0x96         ;   418.7 p0      41 k
        vmovdqu64 zmm0, [rbp + 704]                 ;   417.8 p2      45 k
        vpternlogd zmm27, zmm12, zmm5, 0x48         ;   418.8 p5      41 k
        vpxord zmm16, zmm16, zmm4                   ;   419.7 p0      48 k
        vpxord zmm11, zmm11, zmm23                  ;   419.8 p5      48 k
        vmovdqu64 [rbp + 896], zmm16                ;   420.7 p7+p4   48 k spill
        vmovdqa64 zmm16, zmm12                      ;   295.7         41 k copy
        vpternlogd zmm16, zmm5, [r8 + 4160], 0x9c   ;   420.7 p0+p3   41 k
        vpandd zmm24, zmm24, zmm16                  ;   421.7 p5      41 k
        vpternlogd zmm2, zmm24, zmm19, 0x6c         ;   422.7 p0      41 k
        vpternlogd zmm16, zmm3, zmm22, 0x87         ;   421.8 p5      41 k
        vpternlogd zmm24, zmm7, zmm22, 0x78         ;   422.7 p0      41 k
        vmovdqu64 [rbp + 128], zmm9                 ;   416.8 p8+p9   48 k spill
        vmovdqu64 zmm9, [rbp + 896]                 ;   420.7 p2      45 k
        vmovdqu64 [rbp + 960], zmm28                ;   416.7 p7+p4   48 k spill
        vmovdqu64 zmm28, [rbp + 128]                ;   416.8 p3      45 k
        vmovdqu64 [rbp + 384], zmm6                 ;   417.7 p8+p9   48 k spill
        vmovdqu64 zmm6, [rbp + 128]                 ;   416.8 p2      45 k
        vmovdqu64 [rbp + 320], zmm11                ;   420.8 p7+p4   48 k spill
        vmovdqu64 zmm11, [rbp + 896]                ;   420.7 p3      45 k
        vpandd zmm6, zmm6, [rbp + 320]              ;   426.8 p5+p2   45 k
        vpxord zmm11, zmm11, [rbp + 128]            ;   426.7 p0+p3   45 k
        vmovdqu64 [rbp + 448], zmm11                ;   427.7 p8+p9   45 k spill
        vmovdqu64 zmm11, [rbp + 320]                ;   420.8 p2      45 k
        vmovdqu64 [rbp + 832], zmm6                 ;   427.8 p7+p4   45 k spill
        vmovdqu64 zmm6, [rbp + 320]                 ;   420.8 p3      45 k
        vmovdqu64 [rbp + 512], zmm15                ;   388.7 p8+p9   41 k spill
        vmovdqu64 zmm15, [rbp + 448]                ;   427.7 p2      45 k
        vmovdqu64 [rbp + 64], zmm4                  ;   418.7 p7+p4   41 k spill
        vmovdqu64 zmm4, [rbp + 384]                 ;   417.7 p3      45 k
        vmovdqu64 [rbp + 0], zmm10                  ;   415.7 p8+p9   41 k spill
        vmovdqu64 zmm10, [rbp + 128]                ;   416.8 p2      45 k
        vmovdqu64 [rbp + 192], zmm23                ;   419.7 p7+p4   41 k spill
        vmovdqu64 zmm23, [rbp + 960]                ;   416.7 p3      45 k
        vpternlogd zmm26, zmm1, [r8 + 4160], 0x96   ;   423.8 p5+p2   41 k
        vmovdqa64 zmm1, zmm8                        ;   393.8         41 k copy
        vpternlogd zmm1, zmm19, zmm22, 0x78         ;   424.7 p0      41 k
        vpxord zmm17, zmm17, zmm26                  ;   424.8 p5      48 k
        vpxord zmm28, zmm28, zmm17                  ;   425.8 p0      45 k
        vpandd zmm9, zmm9, zmm17                    ;   426.7 p5      45 k
        vpxord zmm4, zmm4, zmm17                    ;   426.7 p0      45 k
        vpandd zmm10, zmm10, zmm4                   ;   427.7 p5      45 k
        vpternlogd zmm29, zmm7, [rbp + 768], 0x96   ;   427.7 p0+p3   41 k
        vpxord zmm20, zmm20, zmm29                  ;   428.7 p5      48 k
        vpandd zmm0, zmm0, zmm20                    ;   429.7 p0      45 k
        vpxord zmm15, zmm15, zmm20                  ;   433.7 p5      45 k
        vmovdqu64 [rbp + 768], zmm4                 ;   427.7 p8+p9   45 k spill
        vmovdqa64 zmm4, zmm31                       ;   414.8         41 k copy
        vpternlogd zmm4, zmm30, zmm12, 0x87         ;   429.7 p0      41 k
        vpternlogd zmm30, zmm19, zmm5, 0xac         ;   429.8 p5      41 k
        vpternlogd zmm30, zmm1, zmm3, 0x2d          ;   430.8 p0      41 k
        vpternlogd zmm4, zmm19, [r8 + 4160], 0x87   ;   430.8 p5+p2   41 k
        vpternlogd zmm30, zmm4, zmm12, 0x78         ;   431.8 p0      41 k
        vmovdqu64 [rbp - 64], zmm10                 ;   428.7 p7+p4   45 k spill
        vmovdqu64 zmm10, [rbp + 128]                ;   416.8 p3      45 k
        vpandd zmm10, zmm10, zmm17                  ;   431.8 p5      45 k
        vpternlogd zmm26, zmm30, [r8 + 5760], 0x96  ;   432.8 p0+p2   48 k
        vmovdqa64 zmm30, zmm21                      ;   418.8         41 k copy
        vpternlogd zmm30, zmm1, zmm3, 0x7d          ;   432.8 p5      41 k
        vmovdqu64 [rbp + 256], zmm26                ;   433.8 p8+p9   48 k spill
        vmovdqa64 zmm26, zmm24                      ;   423.7         41 k copy
        vpternlogd zmm26, zmm2, zmm19, 0xd7         ;   433.7 p0      41 k
        vpternlogd zmm2, zmm4, zmm3, 0xc6           ;   433.8 p5      41 k
        vpternlogd zmm21, zmm16, zmm26, 0x96        ;   434.7 p0      41 k
        vpternlogd zmm2, zmm16, zmm7, 0x2d          ;   434.8 p5      41 k
        vmovdqu64 zmm16, [r8 + 4160]                ;   310.2 p3     100 k.1 reload
        vmovdqu64 [rbp + 640], zmm10                ;   432.8 p7+p4   45 k spill
        vmovdqa64 zmm10, zmm13                      ;   407.7         41 k copy
        vpternlogd zmm10, zmm7, zmm16, 0x78         ;   435.7 p0      41 k
        vpternlogd zmm25, zmm8, zmm10, 0xa6         ;   436.7 p5      41 k
        vpternlogd zmm10, zmm12, zmm22, 0x78        ;   436.7 p0      41 k
        vpternlogd zmm4, zmm10, zmm22, 0x6c         ;   437.7 p5      41 k
        vpternlogd zmm30, zmm4, zmm22, 0x69         ;   438.7 p0      41 k
        vmovdqu64 zmm4, [rbp + 704]                 ;   417.8 p2      45 k
        vpternlogd zmm21, zmm25, zmm12, 0x87        ;   437.8 p5      41 k
        vpternlogd zmm19, zmm10, zmm3, 0x6f         ;   438.7 p0      41 k
        vpternlogd zmm13, zmm3, zmm25, 0x87         ;   438.8 p5      41 k
        vmovdqu64 zmm3, [rbp + 704]                 ;   417.8 p3      45 k
        vpandd zmm3, zmm3, [rbp + 384]              ;   439.7 p0+p2   45 k
        vpternlogd zmm25, zmm8, zmm8, 0xf3          ;   439.8 p5      41 k
        vmovdqu64 zmm8, [rbp + 896]                 ;   420.7 p3      45 k
        vpternlogd zmm25, zmm26, zmm31, 0x96        ;   440.8 p0      41 k
        vpternlogd zmm25, zmm7, zmm22, 0xb4         ;   441.8 p5      41 k
        vmovdqu64 zmm7, [rbp + 960]                 ;   416.7 p2      48 k reload
        vmovdqu64 zmm26, [rbp + 896]                ;   420.7 p3      45 k
        vpternlogd zmm26, zmm7, zmm7, 0xcf          ;   441.7 p0      45 k
        vpternlogd zmm22, zmm24, zmm16, 0x9e        ;   441.8 p5      41 k
        vpternlogd zmm21, zmm24, zmm5, 0x2d         ;   442.7 p0      41 k
        vpternlogd zmm19, zmm27, zmm22, 0x96        ;   442.8 p5      41 k
        vmovdqu64 zmm24, [r8 + 5632]                ;   316.8 p2     100 k.8 reload
        vmovdqu64 zmm27, [rbp + 512]                ;   388.7 p3      41 k reload
        vmovdqu64 zmm31, [rbp + 576]                ;   400.8 p2      48 k
        vpternlogd zmm31, zmm27, zmm24, 0x96        ;   443.7 p0      48 k
        vpternlogd zmm22, zmm12, zmm16, 0x2d        ;   443.8 p5      41 k
        vmovdqu64 zmm12, [rbp + 128]                ;   416.8 p3      48 k reload
        vmovdqu64 zmm16, [rbp + 320]                ;   420.8 p2      48 k reload
        vmovdqu64 zmm27, [rbp + 704]                ;   417.8 p3      45 k
        vpternlogd zmm27, zmm16, zmm12, 0x48        ;   444.7 p0      45 k
        vpternlogd zmm22, zmm10, zmm5, 0x87         ;   444.8 p5      41 k
        vpternlogd zmm22, zmm13, zmm1, 0x96         ;   445.8 p0      41 k
        vmovdqu64 zmm1, [rbp + 256]                 ;   433.8 p2      48 k reload
        vmovdqu64 [r9 + 12928], zmm1                ;   439.8 p8+p9  100 k
        vmovdqu64 zmm5, [r8 + 5696]                 ;   321.0 p3     100 k.9 reload
        vpternlogd zmm18, zmm30, zmm5, 0x96         ;   445.8 p5      48 k
        vmovdqu64 zmm10, [r8 + 5120]                ;   321.8 p2     100 k.0 reload
        vmovdqu64 [r9 + 5120], zmm10                ;   327.8 p7+p4   99 k
        vmovdqu64 zmm13, [r8 + 5184]                ;   322.7 p3     100 k.1 reload
        vmovdqu64 [r9 + 5184], zmm13                ;   328.7 p8+p9   99 k
        vmovdqu64 zmm30, [r8 + 5824]                ;   323.0 p2     100 k.11 reload
        vpternlogd zmm14, zmm21, zmm30, 0x96        ;   446.7 p0      48 k
        vmovdqu64 zmm21, [r8 + 5248]                ;   323.7 p3     100 k.2 reload
        vmovdqu64 [r9 + 5248], zmm21                ;   329.7 p7+p4   99 k
        vmovdqu64 [r9 + 12864], zmm18               ;   446.8 p8+p9  100 k
        vmovdqu64 [r9 + 12992], zmm14               ;   447.7 p7+p4  100 k
        vpandd zmm8, zmm8, zmm20                    ;   446.8 p5      45 k
        vpandd zmm11, zmm11, zmm31                  ;   447.7 p0      45 k
        vpxord zmm6, zmm6, zmm31                    ;   447.8 p5      45 k
        vpandd zmm23, zmm23, zmm31                  ;   448.7 p0      45 k
        vpandd zmm4, zmm4, zmm31                    ;   448.8 p5      45 k
        vpternlogd zmm29, zmm19, [r8 + 5888], 0x96  ;   449.7 p0+p2   48 k
        vmovdqu64 zmm19, [r8 + 5312]                ;   330.7 p3     100 k.3 reload
        vmovdqu64 [r9 + 5312], zmm19                ;   336.7 p8+p9   99 k
        vmovdqu64 [r9 + 13056], zmm29               ;   450.7 p7+p4  100 k
        vpternlogd zmm3, zmm16, [rbp + 768], 0x78   ;   449.8 p5+p2   45 k
        vmovdqa64 zmm13, zmm7                       ;   422.7         45 k copy
        vpternlogd zmm13, zmm17, zmm12, 0x6a        ;   450.7 p0      45 k
        vmovdqa64 zmm10, zmm16                      ;   426.8         45 k copy
        vpternlogd zmm10, zmm20, zmm17, 0x48        ;   450.8 p5      45 k
        vpternlogd zmm10, zmm12, [rbp + 896], 0x78  ;   451.8 p0+p3   45 k
        vpternlogd zmm6, zmm10, [rbp + 384], 0x6c   ;   452.8 p5+p2   45 k
        vpternlogd zmm8, zmm12, [rbp + 704], 0x87   ;   452.7 p0+p3   45 k
        vmovdqa64 zmm21, zmm3                       ;   450.8         45 k copy
        vmovdqa64 zmm19, zmm4                       ;   449.8         45 k copy
        vpternlogd zmm19, zmm20, zmm12, 0x87        ;   452.8 p5      45 k
        vpternlogd zmm12, zmm31, [rbp + 704], 0x6a  ;   453.7 p0+p2   45 k
        vpternlogd zmm19, zmm16, [rbp + 896], 0x87  ;   453.8 p5+p3   45 k
        vmovdqa64 zmm30, zmm31                      ;   444.7         45 k copy
        vpternlogd zmm30, zmm16, zmm20, 0x60        ;   454.7 p0      45 k
        vpternlogd zmm30, zmm7, [rbp + 704], 0x87   ;   455.7 p5+p2   45 k
        vmovdqa64 zmm5, zmm15                       ;   434.7         45 k copy
        vpternlogd zmm5, zmm12, zmm7, 0x6c          ;   455.7 p0      45 k
        vpternlogd zmm5, zmm31, zmm20, 0x2d         ;   456.7 p5      45 k
        vpternlogd zmm6, zmm5, zmm1, 0x96           ;   457.7 p0      45 k
        vmovdqu64 zmm1, [r8 + 5952]                 ;   336.8 p3     100 k.13 reload
        vmovdqu64 zmm5, [rbp + 192]                 ;   419.7 p2      41 k reload
        vpternlogd zmm2, zmm5, zmm1, 0x96           ;   456.8 p5      48 k
        vmovdqu64 zmm5, [r8 + 5376]                 ;   337.8 p3     100 k.4 reload
        vmovdqu64 [r9 + 5376], zmm5                 ;   343.8 p8+p9   99 k
        vmovdqu64 [r9 + 12352], zmm6                ;   458.7 p7+p4  100 k
        vmovdqu64 [r9 + 13120], zmm2                ;   457.8 p8+p9  100 k
        vmovdqa64 zmm6, zmm19                       ;   454.8         45 k copy
        vpternlogd zmm6, zmm16, zmm20, 0x87         ;   457.7 p0      45 k
        vpternlogd zmm20, zmm7, [rbp + 768], 0x6a   ;   457.8 p5+p2   45 k
        vpternlogd zmm26, zmm19, zmm20, 0x69        ;   458.8 p0      45 k
        vmovdqa64 zmm19, zmm13                      ;   451.7         45 k copy
        vpternlogd zmm19, zmm31, zmm17, 0x28        ;   458.8 p5      45 k
        vpternlogd zmm19, zmm27, zmm20, 0x96        ;   459.8 p0      45 k
        vmovdqu64 zmm20, [rbp + 384]                ;   417.7 p3      48 k reload
        vmovdqa64 zmm27, zmm16                      ;   426.8         45 k copy
        vpternlogd zmm27, zmm7, zmm20, 0x6c         ;   459.8 p5      45 k
        vpternlogd zmm6, zmm3, zmm27, 0x69          ;   460.8 p0      45 k
        vmovdqa64 zmm3, zmm20                       ;   423.7         45 k copy
        vpternlogd zmm3, zmm7, [rbp + 640], 0x95    ;   460.8 p5+p2   45 k
        vpternlogd zmm3, zmm15, zmm31, 0xe1         ;   461.8 p0      45 k
        vpxord zmm21, zmm21, zmm3                   ;   462.8 p5      45 k
        vpternlogd zmm31, zmm20, [rbp + 448], 0x78  ;   462.7 p0+p3   45 k
        vpternlogd zmm31, zmm13, zmm16, 0x69        ;   463.7 p5      45 k
        vpternlogd zmm13, zmm17, [rbp + 704], 0x87  ;   463.7 p0+p2   45 k
        vpternlogd zmm13, zmm27, zmm16, 0x87        ;   464.7 p5      45 k
        vmovdqu64 zmm16, [rbp + 896]                ;   420.7 p3      48 k reload
        vmovdqu64 zmm27, [rbp + 704]                ;   417.8 p2      48 k reload
        vpternlogd zmm17, zmm27, zmm16, 0x28        ;   464.7 p0      45 k
        vpternlogd zmm23, zmm27, zmm16, 0x78        ;   464.8 p5      45 k
        vpternlogd zmm6, zmm12, zmm17, 0x96         ;   465.7 p0      45 k
        vpternlogd zmm28, zmm13, zmm20, 0x6c        ;   465.8 p5      45 k
        vpternlogd zmm23, zmm20, zmm15, 0xb4        ;   466.7 p0      45 k
        vmovdqu64 zmm12, [r8 + 6080]                ;   343.0 p3     100 k.15 reload
        vmovdqu64 zmm20, [rbp + 64]                 ;   418.7 p2      41 k reload
        vpternlogd zmm25, zmm20, zmm12, 0x96        ;   466.8 p5      48 k
        vpternlogd zmm19, zmm17, zmm8, 0x96         ;   467.7 p0      45 k
        vmovdqu64 zmm17, [r8 + 6016]                ;   344.0 p3     100 k.14 reload
        vmovdqu64 zmm20, [rbp + 0]                  ;   415.7 p2      41 k reload
        vpternlogd zmm22, zmm20, zmm17, 0x96        ;   467.8 p5      48 k
        vmovdqu64 [r9 + 5632], zmm24                ;   344.2 p7+p4   99 k
        vmovdqu64 [r9 + 5952], zmm1                 ;   344.3 p8+p9   99 k
        vmovdqu64 [r9 + 6080], zmm12                ;   349.0 p7+p4   99 k
        vmovdqu64 [r9 + 6016], zmm17                ;   350.0 p8+p9   99 k
        vpternlogd zmm26, zmm2, zmm23, 0x96         ;   468.7 p0      45 k
        vmovdqu64 [r9 + 12736], zmm19               ;   468.7 p7+p4  100 k
        vmovdqu64 [r9 + 12544], zmm26               ;   469.7 p8+p9  100 k
        vpternlogd zmm8, zmm31, zmm31, 0xc3         ;   468.8 p5      45 k
        vpternlogd zmm8, zmm3, zmm15, 0x96          ;   469.8 p0      45 k
        vmovdqu64 [r9 + 12800], zmm8                ;   470.8 p7+p4  100 k
        vpxord zmm23, zmm23, zmm28                  ;   469.8 p5      45 k
        vpternlogd zmm23, zmm11, zmm29, 0x96        ;   470.8 p0      45 k
        vmovdqu64 zmm11, [r8 + 5440]                ;   347.2 p3     100 k.5 reload
        vmovdqu64 [r9 + 5440], zmm11                ;   353.2 p8+p9   99 k
        vmovdqu64 zmm29, [r8 + 5504]                ;   347.7 p2     100 k.6 reload
        vmovdqu64 [r9 + 5504], zmm29                ;   353.7 p7+p4   99 k
        vmovdqu64 [r9 + 12480], zmm23               ;   471.8 p8+p9  100 k
        vmovdqu64 zmm23, [r8 + 5568]                ;   348.8 p3     100 k.7 reload
        vmovdqu64 [r9 + 5568], zmm23                ;   354.8 p7+p4   99 k
        vpternlogd zmm6, zmm0, zmm22, 0x96          ;   470.8 p5      45 k
        vmovdqu64 [r9 + 13184], zmm22               ;   468.8 p8+p9  100 k
        vmovdqu64 zmm22, [r8 + 5696]                ;   349.7 p2     100 k.9 reload
        vmovdqu64 [r9 + 5696], zmm22                ;   356.2 p7+p4   99 k
        vmovdqu64 [r9 + 12608], zmm6                ;   471.8 p8+p9  100 k
        vmovdqu64 zmm6, [r8 + 5760]                 ;   351.8 p3     100 k.10 reload
        vmovdqu64 [r9 + 5760], zmm6                 ;   358.2 p7+p4   99 k
        vmovdqu64 [r9 + 13248], zmm25               ;   467.8 p8+p9  100 k
        vmovdqu64 zmm3, [r8 + 5824]                 ;   352.3 p2     100 k.11 reload
        vmovdqu64 [r9 + 5824], zmm3                 ;   360.2 p7+p4   99 k
        vmovdqu64 zmm8, [r8 + 5888]                 ;   352.8 p3     100 k.12 reload
        vmovdqu64 [r9 + 5888], zmm8                 ;   360.3 p8+p9   99 k
        vpternlogd zmm0, zmm13, [rbp + 832], 0x69   ;   471.7 p0+p2   45 k
        vpternlogd zmm16, zmm7, zmm0, 0x6a          ;   472.7 p5      45 k
        vpternlogd zmm9, zmm16, zmm30, 0x69         ;   473.7 p0      45 k
        vpternlogd zmm9, zmm28, zmm18, 0x96         ;   474.7 p5      45 k
        vmovdqu64 [r9 + 12288], zmm9                ;   475.7 p7+p4  100 k
        vpxord zmm26, zmm24, zmm23                  ;   473.7 p0      41 k
        vpandd zmm19, zmm17, zmm6                   ;   473.8 p5      41 k
        vpandd zmm2, zmm17, zmm1                    ;   474.7 p0      41 k
        vpandd zmm27, zmm1, zmm22                   ;   474.8 p5      41 k
        vmovdqa64 zmm20, zmm24                      ;   354.7         41 k copy
        vpternlogd zmm20, zmm17, zmm1, 0x28         ;   475.7 p0      41 k
        vmovdqa64 zmm15, zmm24                      ;   355.0         41 k copy
        vpternlogd zmm15, zmm23, zmm22, 0x6c        ;   475.8 p5      41 k
        vmovdqa64 zmm13, zmm8                       ;   358.8         41 k copy
        vpternlogd zmm13, zmm3, zmm22, 0x6a         ;   476.7 p0      41 k
        vpandd zmm9, zmm23, zmm3                    ;   476.8 p5      41 k
        vpandd zmm28, zmm12, zmm3                   ;   477.7 p0      41 k
        vmovdqa64 zmm18, zmm12                      ;   356.0         41 k copy
        vpternlogd zmm18, zmm3, zmm6, 0x60          ;   477.8 p5      41 k
        vpternlogd zmm31, zmm10, [rbp - 64], 0x69   ;   478.7 p0+p3   45 k
        vpxord zmm10, zmm1, zmm23                   ;   478.8 p5      41 k
        vpternlogd zmm31, zmm0, zmm14, 0x69         ;   479.7 p0      45 k
        vpxord zmm0, zmm24, zmm8                    ;   479.8 p5      41 k
        vmovdqa64 zmm14, zmm24                      ;   357.2         41 k copy
        vpternlogd zmm14, zmm3, zmm6, 0x28          ;   480.7 p0      41 k
        vmovdqu64 [r9 + 12416], zmm31               ;   480.7 p8+p9  100 k
        vpxord zmm31, zmm6, zmm10                   ;   480.8 p5      41 k
        vpxord zmm16, zmm3, zmm12                   ;   481.7 p0      41 k
        vpandd zmm7, zmm23, zmm0                    ;   481.8 p5      41 k
        vmovdqa64 zmm29, zmm23                      ;   358.2         41 k copy
        vpternlogd zmm29, zmm12, zmm17, 0x6a        ;   482.7 p0      41 k
        vpternlogd zmm18, zmm17, zmm22, 0x87        ;   482.8 p5      41 k
        vpternlogd zmm2, zmm12, zmm22, 0x78         ;   483.7 p0      41 k
        vpternlogd zmm14, zmm23, zmm1, 0x78         ;   483.8 p5      41 k
        vpternlogd zmm16, zmm14, zmm8, 0x6c         ;   484.8 p0      41 k
        vpternlogd zmm2, zmm31, zmm8, 0xd2          ;   484.8 p5      41 k
        vpternlogd zmm21, zmm4, [rbp + 448], 0x96   ;   485.7 p0+p2   45 k
        vpandd zmm4, zmm24, zmm23                   ;   485.8 p5      41 k
        vpternlogd zmm21, zmm30, zmm25, 0x96        ;   486.7 p0      45 k
        vpandd zmm25, zmm23, zmm17                  ;   486.8 p5      41 k
        vpandd zmm30, zmm17, zmm12                  ;   487.7 p0      41 k
        vpandd zmm11, zmm17, zmm8                   ;   487.8 p5      41 k
        vmovdqu64 [r9 + 12672], zmm21               ;   487.7 p7+p4  100 k
        vmovdqa64 zmm21, zmm23                      ;   362.8         41 k copy
        vpternlogd zmm21, zmm17, zmm3, 0x28         ;   488.7 p0      41 k
        vpternlogd zmm17, zmm15, zmm24, 0x93        ;   488.8 p5      41 k
        vmovdqa64 zmm5, zmm1                        ;   363.3         41 k copy
        vpternlogd zmm5, zmm22, zmm22, 0xcf         ;   489.7 p0      41 k
        vpternlogd zmm17, zmm13, zmm3, 0x87         ;   489.8 p5      41 k
        vpternlogd zmm9, zmm19, zmm17, 0x69         ;   490.8 p0      41 k
        vpternlogd zmm17, zmm26, zmm8, 0x78         ;   490.8 p5      41 k
        vmovdqu64 zmm26, [r8 + 5376]                ;   365.2 p3      41 k
        vpandd zmm26, zmm26, [r8 + 5312]            ;   491.7 p0+p2   41 k
        vpternlogd zmm4, zmm8, zmm22, 0x87          ;   491.8 p5      41 k
        vpternlogd zmm8, zmm10, zmm12, 0x6a         ;   492.7 p0      41 k
        vpternlogd zmm23, zmm30, zmm6, 0x93         ;   492.8 p5      41 k
        vpternlogd zmm11, zmm0, zmm3, 0x78          ;   493.7 p0      41 k
        vpternlogd zmm0, zmm6, zmm22, 0x78          ;   493.8 p5      41 k
        vpternlogd zmm22, zmm31, zmm29, 0x6a        ;   494.7 p0      41 k
        vpternlogd zmm25, zmm1, zmm6, 0x87          ;   494.8 p5      41 k
        vpternlogd zmm8, zmm15, zmm3, 0x69          ;   495.7 p0      41 k
        vpternlogd zmm15, zmm24, zmm12, 0x48        ;   495.8 p5      41 k
        vpternlogd zmm24, zmm18, zmm1, 0x6c         ;   496.7 p0      41 k
        vpternlogd zmm24, zmm27, zmm9, 0x69         ;   497.7 p5      41 k
        vmovdqu64 zmm27, [r8 + 5440]                ;   367.3 p3      41 k
        vpxord zmm27, zmm27, [r8 + 5184]            ;   497.7 p0+p2   41 k
        vpternlogd zmm23, zmm1, zmm3, 0x87          ;   497.8 p5      41 k
        vmovdqu64 zmm1, [r8 + 5376]                 ;   368.3 p3      41 k
        vpxord zmm1, zmm1, [r8 + 5184]              ;   498.7 p0+p2   41 k
        vpternlogd zmm7, zmm14, zmm8, 0x69          ;   498.8 p5      41 k
        vmovdqu64 zmm14, [r8 + 6144]                ;   369.3 p3      48 k
        vpternlogd zmm22, zmm12, zmm6, 0x2d         ;   499.7 p0      41 k
        vpternlogd zmm4, zmm12, zmm31, 0xe1         ;   499.8 p5      41 k
        vmovdqu64 zmm12, [r8 + 6208]                ;   369.5 p2      48 k
        vpternlogd zmm3, zmm6, zmm23, 0x95          ;   500.7 p0      41 k
        vmovdqu64 zmm6, [r8 + 6272]                 ;   370.3 p3      48 k
        vpternlogd zmm5, zmm23, zmm0, 0x69          ;   500.8 p5      41 k
        vmovdqu64 zmm23, [r8 + 6336]                ;   370.5 p2      48 k
        vpternlogd zmm3, zmm13, zmm11, 0x69         ;   501.7 p0      41 k
        vmovdqu64 zmm13, [r8 + 6400]                ;   371.3 p3      48 k
        vpternlogd zmm3, zmm29, zmm20, 0x96         ;   502.7 p5      41 k
        vmovdqu64 zmm29, [r8 + 6464]                ;   371.5 p2      48 k
        vpxord zmm21, zmm21, zmm15                  ;   502.7 p0      41 k
        vmovdqu64 zmm15, [r8 + 6528]                ;   372.3 p3      48 k
        vpternlogd zmm21, zmm0, zmm25, 0x96         ;   503.7 p5      41 k
        vpternlogd zmm25, zmm8, zmm4, 0x69          ;   503.7 p0      41 k
        vpxord zmm11, zmm11, zmm4                   ;   503.8 p5      41 k
        vmovdqu64 zmm0, [r8 + 5248]                 ;   372.5 p2     100 k.2 reload
        vmovdqu64 zmm4, [r8 + 5504]                 ;   373.3 p3      41 k
        vpternlogd zmm4, zmm0, zmm0, 0x3f           ;   504.7 p0      41 k
        vpternlogd zmm11, zmm30, zmm10, 0x96        ;   504.8 p5      41 k
        vmovdqu64 zmm8, [r8 + 5120]                 ;   373.5 p2     100 k.0 reload
        vmovdqu64 zmm10, [r8 + 5312]                ;   374.3 p3      41 k
        vpternlogd zmm10, zmm0, zmm8, 0x9a          ;   505.7 p0      41 k
        vpxord zmm30, zmm2, zmm17                   ;   505.8 p5      41 k
        vpternlogd zmm24, zmm17, zmm8, 0x96         ;   506.7 p0      41 k
        vpternlogd zmm7, zmm9, zmm0, 0x69           ;   506.8 p5      41 k
        vmovdqu64 zmm9, [r8 + 5312]                 ;   374.5 p2     100 k.3 reload
        vmovdqa64 zmm17, zmm8                       ;   379.5         41 k copy
        vpternlogd zmm17, zmm8, zmm9, 0xa5          ;   507.7 p0      41 k
        vpternlogd zmm30, zmm28, zmm9, 0x96         ;   507.8 p5      41 k
        vmovdqu64 zmm28, [r8 + 5440]                ;   375.3 p3     100 k.5 reload
        vpternlogd zmm26, zmm0, zmm28, 0x48         ;   508.7 p0      41 k
        vpternlogd zmm3, zmm19, zmm28, 0x96         ;   508.8 p5      41 k
        vmovdqu64 zmm19, [r8 + 5184]                ;   375.5 p2     100 k.1 reload
        vpternlogd zmm16, zmm22, zmm19, 0x96        ;   509.7 p0      41 k
        vmovdqu64 zmm22, [r8 + 5376]                ;   376.3 p3     100 k.4 reload
        vmovdqu64 [rbp + 448], zmm31                ;   481.8 p8+p9   41 k spill
        vmovdqa64 zmm31, zmm0                       ;   378.5         41 k copy
        vpternlogd zmm31, zmm19, zmm22, 0xd2        ;   509.8 p5      41 k
        vpternlogd zmm5, zmm2, zmm22, 0x96          ;   510.7 p0      41 k
        vmovdqu64 zmm2, [r8 + 5504]                 ;   376.5 p2     100 k.6 reload
        vmovdqu64 [rbp - 64], zmm25                 ;   504.7 p7+p4   41 k spill
        vmovdqa64 zmm25, zmm22                      ;   382.3         41 k copy
        vpternlogd zmm25, zmm9, zmm2, 0x78          ;   510.8 p5      41 k
        vpternlogd zmm11, zmm18, zmm2, 0x96         ;   511.7 p0      41 k
        vpandnd zmm18, zmm1, zmm28                  ;   511.8 p5      41 k
        vpternlogd zmm18, zmm22, zmm0, 0x48         ;   512.8 p0      41 k
        vpxord zmm14, zmm14, zmm24                  ;   512.8 p5      48 k
        vpxord zmm6, zmm6, zmm7                     ;   513.7 p0      48 k
        vpxord zmm23, zmm23, zmm30                  ;   513.8 p5      48 k
        vpxord zmm12, zmm12, zmm16                  ;   514.7 p0      48 k
        vpxord zmm29, zmm29, zmm3                   ;   514.8 p5      48 k
        vpxord zmm13, zmm13, zmm5                   ;   515.7 p0      48 k
        vpxord zmm15, zmm15, zmm11                  ;   515.8 p5      48 k
        vpternlogd zmm21, zmm20, [r8 + 6592], 0x96  ;   516.7 p0+p3   48 k
        vmovdqa64 zmm20, zmm25                      ;   511.8         41 k copy
        vmovdqu64 [rbp + 960], zmm15                ;   516.8 p8+p9   48 k spill
        vmovdqa64 zmm15, zmm27                      ;   498.7         41 k copy
        vpternlogd zmm15, zmm2, zmm8, 0x78          ;   516.8 p5      41 k
        vmovdqu64 [rbp + 896], zmm23                ;   514.8 p7+p4   48 k spill
        vmovdqu64 zmm23, [rbp + 960]                ;   516.8 p2      45 k
        vmovdqu64 [rbp + 832], zmm21                ;   517.7 p8+p9   48 k spill
        vmovdqu64 zmm21, [rbp + 896]                ;   514.8 p3      45 k
        vpandd zmm21, zmm21, [rbp + 832]            ;   523.7 p0+p2   45 k
        vmovdqu64 [rbp + 0], zmm21                  ;   524.7 p7+p4   45 k spill
        vmovdqu64 zmm21, [rbp + 960]                ;   516.8 p3      45 k
        vmovdqu64 [rbp + 64], zmm14                 ;   513.8 p8+p9   48 k spill
        vmovdqu64 zmm14, [rbp + 896]                ;   514.8 p2      45 k
        vpxord zmm21, zmm21, [rbp + 64]             ;   522.8 p5+p3   45 k
        vmovdqu64 [rbp + 384], zmm21                ;   523.8 p7+p4   45 k spill
        vmovdqu64 zmm21, [rbp + 64]                 ;   513.8 p2      45 k
        vpxord zmm14, zmm14, [rbp + 384]            ;   529.8 p0+p3   45 k
        vmovdqu64 [rbp + 704], zmm14                ;   530.8 p8+p9   45 k spill
        vmovdqu64 zmm14, [rbp + 64]                 ;   513.8 p2      45 k
        vpxord zmm20, zmm20, zmm15                  ;   518.8 p5      41 k
        vmovdqu64 [rbp + 320], zmm12                ;   515.7 p7+p4   48 k spill
        vmovdqu64 zmm12, [rbp + 64]                 ;   513.8 p3      45 k
        vpxord zmm21, zmm21, [rbp + 320]            ;   521.7 p0+p2   45 k
        vpandd zmm23, zmm23, [rbp + 320]            ;   522.8 p5+p3   45 k
        vmovdqu64 [rbp + 640], zmm23                ;   523.8 p8+p9   45 k spill
        vmovdqu64 zmm23, [rbp + 320]                ;   515.7 p2      45 k
        vpxord zmm23, zmm23, zmm29                  ;   521.7 p0      45 k
        vpandd zmm12, zmm12, zmm23                  ;   522.7 p5      45 k
        vpandd zmm14, zmm14, zmm13                  ;   521.7 p0      45 k
        vmovdqu64 [rbp + 768], zmm23                ;   522.7 p7+p4   45 k spill
        vmovdqa64 zmm23, zmm4                       ;   505.7         41 k copy
        vpternlogd zmm23, zmm9, zmm19, 0x78         ;   521.8 p5      41 k
        vpternlogd zmm17, zmm27, zmm23, 0xa6        ;   522.8 p0      41 k
        vpternlogd zmm23, zmm22, zmm8, 0x78         ;   522.8 p5      41 k
        vpternlogd zmm4, zmm17, zmm28, 0x87         ;   523.8 p0      41 k
        vmovdqu64 [rbp + 192], zmm12                ;   523.7 p8+p9   45 k spill
        vmovdqa64 zmm12, zmm17                      ;   523.8         41 k copy
        vpternlogd zmm12, zmm27, zmm27, 0xf3        ;   523.8 p5      41 k
        vmovdqa64 zmm27, zmm10                      ;   506.7         41 k copy
        vpternlogd zmm27, zmm2, zmm0, 0xac          ;   524.7 p0      41 k
        vpternlogd zmm10, zmm26, zmm22, 0x93        ;   524.8 p5      41 k
        vpternlogd zmm10, zmm2, zmm19, 0x87         ;   525.8 p0      41 k
        vpternlogd zmm27, zmm15, zmm28, 0x2d        ;   525.8 p5      41 k
        vpternlogd zmm27, zmm10, zmm22, 0x78        ;   526.8 p0      41 k
        vmovdqu64 [rbp + 256], zmm21                ;   522.7 p7+p4   45 k spill
        vmovdqu64 zmm21, [rbp + 320]                ;   515.7 p3      45 k
        vpandd zmm21, zmm21, [rbp + 64]             ;   526.8 p5+p2   45 k
        vmovdqu64 [rbp + 128], zmm21                ;   527.8 p8+p9   45 k spill
        vmovdqu64 zmm21, [rbp + 832]                ;   517.7 p3      45 k
        vmovdqu64 [rbp + 512], zmm14                ;   522.7 p7+p4   45 k spill
        vmovdqa64 zmm14, zmm31                      ;   510.8         41 k copy
        vpternlogd zmm14, zmm19, zmm19, 0x3f        ;   527.7 p0      41 k
        vpternlogd zmm31, zmm28, zmm8, 0x87         ;   527.8 p5      41 k
        vpternlogd zmm1, zmm14, zmm2, 0x93          ;   528.7 p0      41 k
        vpternlogd zmm14, zmm9, zmm8, 0x87          ;   528.8 p5      41 k
        vpternlogd zmm16, zmm27, [r8 + 6784], 0x96  ;   529.7 p0+p2   48 k
        vmovdqa64 zmm27, zmm23                      ;   523.8         41 k copy
        vpternlogd zmm27, zmm10, zmm8, 0xd2         ;   529.8 p5      41 k
        vpternlogd zmm20, zmm27, zmm28, 0xc6        ;   530.8 p0      41 k
        vmovdqu64 zmm27, [rbp + 832]                ;   517.7 p3      45 k
        vpternlogd zmm10, zmm1, zmm28, 0xd2         ;   530.8 p5      41 k
        vpternlogd zmm28, zmm23, zmm2, 0x7d         ;   531.7 p0      41 k
        vpternlogd zmm1, zmm2, zmm14, 0xb7          ;   531.8 p5      41 k
        vmovdqu64 zmm2, [rbp + 960]                 ;   516.8 p2      45 k
        vpandd zmm2, zmm2, [rbp + 896]              ;   532.7 p0+p3   45 k
        vpternlogd zmm12, zmm26, zmm1, 0x96         ;   532.8 p5      41 k
        vpternlogd zmm1, zmm25, zmm31, 0x96         ;   533.7 p0      41 k
        vpternlogd zmm10, zmm31, zmm9, 0x2d         ;   533.8 p5      41 k
        vmovdqu64 zmm25, [r8 + 6656]                ;   397.0 p2     100 k.8 reload
        vmovdqu64 zmm26, [rbp + 448]                ;   481.8 p3      41 k reload
        vmovdqu64 zmm31, [rbp - 64]                 ;   504.7 p2      48 k
        vpternlogd zmm31, zmm26, zmm25, 0x96        ;   534.7 p0      48 k
        vpternlogd zmm17, zmm1, zmm22, 0x93         ;   534.8 p5      41 k
        vpternlogd zmm12, zmm9, zmm8, 0xb4          ;   535.7 p0      41 k
        vmovdqu64 zmm1, [rbp + 320]                 ;   515.7 p3      48 k reload
        vmovdqu64 zmm9, [rbp + 960]                 ;   516.8 p2      48 k reload
        vmovdqu64 zmm26, [rbp + 832]                ;   517.7 p3      45 k
        vpternlogd zmm26, zmm9, zmm1, 0x48          ;   535.8 p5      45 k
        vpternlogd zmm8, zmm14, zmm19, 0x9e         ;   536.7 p0      41 k
        vpternlogd zmm17, zmm14, zmm0, 0x2d         ;   536.8 p5      41 k
        vpternlogd zmm28, zmm18, zmm8, 0x96         ;   537.7 p0      41 k
        vpternlogd zmm8, zmm22, zmm19, 0x2d         ;   537.8 p5      41 k
        vpternlogd zmm8, zmm23, zmm0, 0x87          ;   538.8 p0      41 k
        vpternlogd zmm8, zmm4, zmm15, 0x96          ;   539.8 p5      41 k
        vmovdqu64 zmm0, [r8 + 6720]                 ;   400.2 p2     100 k.9 reload
        vpternlogd zmm24, zmm20, zmm0, 0x96         ;   539.7 p0      48 k
        vmovdqu64 zmm4, [r8 + 6144]                 ;   401.0 p3     100 k.0 reload
        vmovdqu64 [r9 + 6144], zmm4                 ;   407.0 p8+p9   99 k
        vmovdqu64 zmm14, [r8 + 6208]                ;   402.0 p2     100 k.1 reload
        vmovdqu64 [r9 + 6208], zmm14                ;   408.0 p7+p4   99 k
        vmovdqu64 zmm15, [r8 + 6976]                ;   402.3 p3     100 k.13 reload
        vpternlogd zmm5, zmm10, zmm15, 0x96         ;   539.8 p5      48 k
        vmovdqu64 zmm10, [r8 + 7104]                ;   403.0 p2     100 k.15 reload
        vpternlogd zmm11, zmm12, zmm10, 0x96        ;   540.7 p0      48 k
        vmovdqu64 zmm12, [r8 + 6848]                ;   403.7 p3     100 k.11 reload
        vpternlogd zmm7, zmm17, zmm12, 0x96         ;   540.8 p5      48 k
        vmovdqu64 zmm17, [r8 + 6272]                ;   404.0 p2     100 k.2 reload
        vmovdqu64 [r9 + 6272], zmm17                ;   410.0 p8+p9   99 k
        vmovdqu64 zmm18, [r8 + 6912]                ;   404.7 p3     100 k.12 reload
        vpternlogd zmm30, zmm28, zmm18, 0x96        ;   541.7 p0      48 k
        vmovdqu64 zmm19, [r8 + 6336]                ;   405.8 p2     100 k.3 reload
        vmovdqu64 [r9 + 6336], zmm19                ;   411.8 p7+p4   99 k
        vmovdqu64 zmm20, [r8 + 6400]                ;   406.2 p3     100 k.4 reload
        vmovdqu64 [r9 + 6400], zmm20                ;   412.2 p8+p9   99 k
        vpandd zmm27, zmm27, zmm29                  ;   541.8 p5      45 k
        vmovdqu64 zmm22, [r8 + 7040]                ;   407.7 p2     100 k.14 reload
        vpternlogd zmm3, zmm8, zmm22, 0x96          ;   542.7 p0      48 k
        vmovdqu64 [r9 + 6656], zmm25                ;   408.0 p7+p4   99 k
        vmovdqu64 [r9 + 6720], zmm0                 ;   408.3 p8+p9   99 k
        vmovdqu64 [r9 + 6976], zmm15                ;   410.0 p7+p4   99 k
        vmovdqu64 [r9 + 6848], zmm12                ;   410.3 p8+p9   99 k
        vmovdqu64 [r9 + 7104], zmm10                ;   412.0 p7+p4   99 k
        vmovdqu64 [r9 + 6912], zmm18                ;   412.3 p8+p9   99 k
        vmovdqu64 [r9 + 7040], zmm22                ;   414.0 p7+p4   99 k
        vmovdqu64 zmm8, [r8 + 6464]                 ;   409.8 p3     100 k.5 reload
        vmovdqu64 [r9 + 6464], zmm8                 ;   415.8 p8+p9   99 k
        vmovdqu64 zmm23, [r8 + 6528]                ;   410.2 p2     100 k.6 reload
        vmovdqu64 [r9 + 6528], zmm23                ;   416.2 p7+p4   99 k
        vmovdqu64 zmm28, [r8 + 6592]                ;   410.8 p3     100 k.7 reload
        vmovdqu64 [r9 + 6592], zmm28                ;   416.8 p8+p9   99 k
        vmovdqu64 zmm14, [r8 + 6784]                ;   411.2 p2     100 k.10 reload
        vmovdqu64 [r9 + 6784], zmm14                ;   418.0 p7+p4   99 k
        vmovdqu64 [r9 + 13952], zmm16               ;   530.7 p8+p9  100 k
        vmovdqu64 [r9 + 13888], zmm24               ;   540.7 p7+p4  100 k
        vmovdqu64 [r9 + 14144], zmm5                ;   540.8 p8+p9  100 k
        vmovdqu64 [r9 + 14016], zmm7                ;   541.8 p7+p4  100 k
        vmovdqu64 [r9 + 14272], zmm11               ;   541.7 p8+p9  100 k
        vmovdqu64 [r9 + 14080], zmm30               ;   542.7 p7+p4  100 k
        vmovdqu64 [r9 + 14208], zmm3                ;   543.7 p8+p9  100 k
        vpandd zmm21, zmm21, zmm31                  ;   542.8 p5      45 k
        vmovdqa64 zmm23, zmm29                      ;   515.8         45 k copy
        vpternlogd zmm23, zmm13, zmm6, 0x6a         ;   543.7 p0      45 k
        vpternlogd zmm27, zmm13, [rbp + 768], 0x78  ;   543.8 p5+p3   45 k
        vpandd zmm8, zmm6, zmm31                    ;   544.7 p0      45 k
        vpternlogd zmm8, zmm9, [rbp + 832], 0x78    ;   545.7 p5+p2   45 k
        vmovdqa64 zmm20, zmm9                       ;   522.8         45 k copy
        vpternlogd zmm20, zmm6, zmm6, 0xcf          ;   545.7 p0      45 k
        vpternlogd zmm8, zmm29, [rbp + 704], 0xb4   ;   546.7 p5+p3   45 k
        vpandd zmm4, zmm13, zmm31                   ;   546.7 p0      45 k
        vpxord zmm17, zmm13, zmm31                  ;   546.8 p5      45 k
        vmovdqa64 zmm19, zmm8                       ;   547.7         45 k copy
        vmovdqa64 zmm10, zmm27                      ;   544.8         45 k copy
        vmovdqa64 zmm15, zmm6                       ;   514.7         45 k copy
        vpternlogd zmm15, zmm1, [rbp + 64], 0x6a    ;   547.7 p0+p2   45 k
        vmovdqa64 zmm14, zmm15                      ;   548.7         45 k copy
        vpternlogd zmm14, zmm31, zmm1, 0x28         ;   548.7 p5      45 k
        vmovdqa64 zmm22, zmm13                      ;   516.7         45 k copy
        vpternlogd zmm22, zmm1, [rbp + 896], 0x28   ;   548.7 p0+p3   45 k
        vpternlogd zmm1, zmm15, [rbp + 832], 0x93   ;   548.8 p5+p2   45 k
        vpternlogd zmm1, zmm23, zmm13, 0x87         ;   549.8 p0      45 k
        vmovdqa64 zmm25, zmm29                      ;   515.8         45 k copy
        vpternlogd zmm25, zmm6, [rbp + 128], 0x95   ;   549.8 p5+p3   45 k
        vpternlogd zmm25, zmm31, [rbp + 704], 0xe1  ;   550.8 p0+p2   45 k
        vpxord zmm10, zmm10, zmm25                  ;   551.8 p5      45 k
        vpternlogd zmm10, zmm21, [rbp + 384], 0x96  ;   552.8 p0+p3   45 k
        vmovdqu64 zmm28, [rbp + 832]                ;   517.7 p2      48 k reload
        vpternlogd zmm2, zmm28, [rbp + 64], 0x87    ;   551.8 p5+p3   45 k
        vmovdqa64 zmm0, zmm28                       ;   523.7         45 k copy
        vpternlogd zmm0, zmm13, [rbp + 64], 0x48    ;   552.7 p0+p2   45 k
        vmovdqa64 zmm12, zmm31                      ;   535.7         45 k copy
        vpternlogd zmm12, zmm28, [rbp + 64], 0x6c   ;   552.8 p5+p3   45 k
        vmovdqa64 zmm18, zmm31                      ;   535.7         45 k copy
        vpternlogd zmm18, zmm13, [rbp + 896], 0x60  ;   553.7 p0+p2   45 k
        vpternlogd zmm18, zmm28, zmm6, 0x87         ;   554.7 p5      45 k
        vpternlogd zmm10, zmm11, zmm18, 0x96        ;   555.7 p0      45 k
        vmovdqu64 [r9 + 13696], zmm10               ;   556.7 p7+p4  100 k
        vmovdqu64 zmm10, [rbp + 896]                ;   514.8 p3      48 k reload
        vmovdqu64 zmm11, [rbp + 768]                ;   522.7 p2      45 k
        vpternlogd zmm11, zmm6, zmm10, 0x78         ;   554.8 p5      45 k
        vpternlogd zmm14, zmm0, zmm11, 0x96         ;   555.8 p0      45 k
        vmovdqu64 zmm0, [rbp + 64]                  ;   513.8 p3      48 k reload
        vpternlogd zmm21, zmm10, zmm0, 0x87         ;   555.8 p5      45 k
        vmovdqu64 zmm28, [rbp + 384]                ;   523.8 p2      45 k reload
        vpternlogd zmm22, zmm0, zmm28, 0xb4         ;   556.7 p0      45 k
        vpternlogd zmm28, zmm31, zmm29, 0x6c        ;   556.8 p5      45 k
        vpternlogd zmm28, zmm15, zmm13, 0x69        ;   557.8 p0      45 k
        vpternlogd zmm17, zmm22, zmm29, 0x6c        ;   557.8 p5      45 k
        vpternlogd zmm21, zmm9, zmm13, 0x87         ;   558.7 p0      45 k
        vpternlogd zmm20, zmm11, zmm21, 0x69        ;   559.7 p5      45 k
        vpternlogd zmm29, zmm1, [rbp + 256], 0x6c   ;   559.7 p0+p3   45 k
        vpternlogd zmm21, zmm13, zmm10, 0x87        ;   559.8 p5      45 k
        vpternlogd zmm21, zmm27, zmm23, 0x69        ;   560.8 p0      45 k
        vpternlogd zmm20, zmm8, zmm5, 0x96          ;   560.8 p5      45 k
        vpternlogd zmm14, zmm2, zmm26, 0x96         ;   561.7 p0      45 k
        vpternlogd zmm21, zmm26, zmm12, 0x96        ;   561.8 p5      45 k
        vmovdqu64 zmm0, [rbp + 704]                 ;   530.8 p2      45 k reload
        vpternlogd zmm12, zmm6, zmm0, 0x78          ;   562.7 p0      45 k
        vpternlogd zmm12, zmm31, zmm10, 0x2d        ;   563.7 p5      45 k
        vpternlogd zmm17, zmm12, zmm16, 0x96        ;   564.7 p0      45 k
        vpxord zmm19, zmm19, zmm29                  ;   563.8 p5      45 k
        vpternlogd zmm19, zmm4, zmm30, 0x96         ;   564.8 p0      45 k
        vmovdqu64 zmm4, [rbp + 0]                   ;   524.7 p3      45 k reload
        vmovdqu64 zmm5, [rbp + 512]                 ;   522.7 p2      45 k reload
        vpternlogd zmm1, zmm5, zmm4, 0x69           ;   564.8 p5      45 k
        vpternlogd zmm9, zmm6, zmm1, 0x6a           ;   565.8 p0      45 k
        vpternlogd zmm21, zmm4, zmm3, 0x96          ;   565.8 p5      45 k
        vpternlogd zmm2, zmm28, zmm28, 0xc3         ;   566.7 p0      45 k
        vpternlogd zmm28, zmm22, [rbp + 192], 0x69  ;   566.8 p5+p3   45 k
        vpternlogd zmm2, zmm25, zmm0, 0x96          ;   567.7 p0      45 k
        vpternlogd zmm28, zmm1, zmm7, 0x69          ;   567.8 p5      45 k
        vmovdqu64 [r9 + 13568], zmm20               ;   561.8 p8+p9  100 k
        vpternlogd zmm18, zmm9, [rbp + 640], 0x69   ;   568.7 p0+p2   45 k
        vmovdqu64 zmm1, [r8 + 6656]                 ;   440.3 p3      41 k
        vmovdqu64 zmm3, [r8 + 6592]                 ;   441.0 p2     100 k.7 reload
        vpxord zmm1, zmm1, zmm3                     ;   568.8 p5      41 k
        vmovdqu64 zmm4, [r8 + 7040]                 ;   441.3 p3      41 k
        vmovdqu64 zmm7, [r8 + 6784]                 ;   442.0 p2     100 k.10 reload
        vpandd zmm4, zmm4, zmm7                     ;   569.7 p0      41 k
        vmovdqu64 zmm9, [r8 + 7040]                 ;   442.3 p3      41 k
        vmovdqu64 zmm15, [r8 + 6976]                ;   443.0 p2     100 k.13 reload
        vpandd zmm9, zmm9, zmm15                    ;   569.8 p5      41 k
        vmovdqu64 zmm16, [r8 + 6848]                ;   443.3 p3      41 k
        vpandd zmm16, zmm16, zmm3                   ;   570.7 p0      41 k
        vmovdqu64 zmm20, [r8 + 7104]                ;   444.0 p2      41 k
        vmovdqu64 zmm22, [r8 + 6848]                ;   444.3 p3     100 k.11 reload
        vpandd zmm20, zmm20, zmm22                  ;   570.8 p5      41 k
        vmovdqu64 zmm23, [r8 + 6656]                ;   445.0 p2      41 k
        vpandd zmm23, zmm23, zmm15                  ;   571.7 p0      41 k
        vpxord zmm25, zmm15, zmm3                   ;   571.8 p5      41 k
        vpxord zmm26, zmm7, zmm25                   ;   572.8 p0      41 k
        vmovdqa64 zmm27, zmm3                       ;   447.0         41 k copy
        vmovdqu64 zmm30, [r8 + 6656]                ;   445.3 p3     100 k.8 reload
        vpandd zmm31, zmm3, zmm30                   ;   572.8 p5      41 k
        vpternlogd zmm18, zmm29, zmm24, 0x96        ;   573.7 p0      45 k
        vmovdqu64 zmm24, [r8 + 6912]                ;   446.0 p2     100 k.12 reload
        vpxord zmm29, zmm30, zmm24                  ;   573.8 p5      41 k
        vmovdqu64 [r9 + 13760], zmm14               ;   562.7 p7+p4  100 k
        vmovdqa64 zmm14, zmm30                      ;   451.3         41 k copy
        vpternlogd zmm14, zmm22, zmm7, 0x28         ;   574.7 p0      41 k
        vmovdqu64 [r9 + 13376], zmm17               ;   565.7 p8+p9  100 k
        vmovdqu64 zmm17, [r8 + 7040]                ;   446.3 p3     100 k.14 reload
        vpandd zmm5, zmm24, zmm17                   ;   574.8 p5      41 k
        vmovdqu64 [r9 + 13504], zmm19               ;   565.8 p7+p4  100 k
        vmovdqa64 zmm19, zmm30                      ;   451.3         41 k copy
        vpternlogd zmm19, zmm17, zmm15, 0x28        ;   575.7 p0      41 k
        vmovdqu64 [r9 + 13632], zmm21               ;   566.8 p8+p9  100 k
        vmovdqu64 zmm21, [r8 + 7104]                ;   447.0 p2     100 k.15 reload
        vpandd zmm0, zmm17, zmm21                   ;   575.8 p5      41 k
        vmovdqu64 [r9 + 13440], zmm28               ;   568.8 p7+p4  100 k
        vmovdqa64 zmm28, zmm3                       ;   447.0         41 k copy
        vpternlogd zmm28, zmm21, zmm17, 0x6a        ;   576.7 p0      41 k
        vmovdqu64 [r9 + 13824], zmm2                ;   568.7 p8+p9  100 k
        vpxord zmm2, zmm21, zmm22                   ;   576.8 p5      41 k
        vmovdqu64 [r9 + 13312], zmm18               ;   574.7 p7+p4  100 k
        vpandd zmm18, zmm3, zmm17                   ;   577.7 p0      41 k
        vmovdqa64 zmm13, zmm3                       ;   448.0         41 k copy
        vpternlogd zmm13, zmm17, zmm22, 0x28        ;   577.8 p5      41 k
        vmovdqa64 zmm12, zmm21                      ;   453.0         41 k copy
        vpternlogd zmm12, zmm22, zmm7, 0x60         ;   578.7 p0      41 k
        vmovdqa64 zmm11, zmm21                      ;   453.0         41 k copy
        vpternlogd zmm14, zmm3, zmm15, 0x78         ;   578.8 p5      41 k
        vpternlogd zmm2, zmm14, zmm24, 0x6c         ;   579.8 p0      41 k
        vpternlogd zmm5, zmm29, zmm22, 0x78         ;   579.8 p5      41 k
        vpandd zmm27, zmm27, zmm29                  ;   580.7 p0      41 k
        vpternlogd zmm18, zmm15, zmm7, 0x87         ;   580.8 p5      41 k
        vmovdqu64 zmm10, [r8 + 6400]                ;   449.7 p3      41 k
        vpandd zmm10, zmm10, [r8 + 6336]            ;   581.7 p0+p2   41 k
        vmovdqu64 zmm8, [r8 + 6464]                 ;   450.7 p3      41 k
        vpxord zmm8, zmm8, [r8 + 6208]              ;   581.8 p5+p2   41 k
        vmovdqu64 zmm6, [r8 + 6400]                 ;   451.7 p3      41 k
        vpxord zmm6, zmm6, [r8 + 6208]              ;   582.7 p0+p2   41 k
        vmovdqu64 [rbp + 640], zmm20                ;   571.8 p8+p9   41 k spill
        vmovdqu64 zmm20, [r8 + 6208]                ;   452.7 p3      41 k
        vmovdqu64 [rbp + 704], zmm2                 ;   580.8 p7+p4   41 k spill
        vmovdqa64 zmm2, zmm30                       ;   451.7         41 k copy
        vpternlogd zmm2, zmm3, [r8 + 6720], 0x6c    ;   582.8 p5+p2   41 k
        vpternlogd zmm3, zmm0, zmm7, 0x93           ;   583.7 p0      41 k
        vpternlogd zmm3, zmm15, zmm22, 0x87         ;   584.7 p5      41 k
        vpxord zmm11, zmm11, zmm2                   ;   584.7 p0      41 k
        vpternlogd zmm11, zmm13, zmm30, 0x6c        ;   585.7 p5      41 k
        vmovdqu64 zmm13, [r8 + 6720]                ;   453.8 p3     100 k.9 reload
        vmovdqu64 [rbp + 192], zmm6                 ;   583.7 p8+p9   41 k spill
        vmovdqa64 zmm6, zmm24                       ;   454.2         41 k copy
        vpternlogd zmm6, zmm22, zmm13, 0x6a         ;   585.7 p0      41 k
        vmovdqu64 [rbp + 0], zmm8                   ;   582.8 p7+p4   41 k spill
        vmovdqa64 zmm8, zmm15                       ;   454.7         41 k copy
        vpternlogd zmm8, zmm13, zmm13, 0xcf         ;   585.8 p5      41 k
        vpternlogd zmm9, zmm21, zmm13, 0x78         ;   586.7 p0      41 k
        vpternlogd zmm31, zmm24, zmm13, 0x87        ;   586.8 p5      41 k
        vpternlogd zmm12, zmm17, zmm13, 0x87        ;   587.7 p0      41 k
        vpternlogd zmm30, zmm17, zmm2, 0x95         ;   587.8 p5      41 k
        vpternlogd zmm29, zmm7, zmm13, 0x78         ;   588.7 p0      41 k
        vpternlogd zmm30, zmm6, zmm22, 0x87         ;   588.8 p5      41 k
        vpternlogd zmm16, zmm4, zmm30, 0x69         ;   589.8 p0      41 k
        vpternlogd zmm30, zmm1, zmm24, 0x78         ;   589.8 p5      41 k
        vmovdqu64 zmm1, [r8 + 6464]                 ;   457.0 p2     100 k.5 reload
        vmovdqu64 zmm17, [rbp + 192]                ;   583.7 p3      41 k reload
        vmovdqu64 [rbp + 960], zmm4                 ;   570.7 p8+p9   41 k spill
        vpandnd zmm4, zmm17, zmm1                   ;   590.7 p0      41 k
        vpternlogd zmm15, zmm16, zmm13, 0x6c        ;   590.8 p5      41 k
        vpternlogd zmm13, zmm26, zmm28, 0x6a        ;   591.7 p0      41 k
        vpternlogd zmm23, zmm15, zmm12, 0x69        ;   591.8 p5      41 k
        vmovdqu64 zmm15, [r8 + 7168]                ;   459.3 p2      48 k
        vpternlogd zmm9, zmm26, zmm24, 0xd2         ;   592.7 p0      41 k
        vpternlogd zmm24, zmm25, zmm21, 0x6a        ;   592.8 p5      41 k
        vpternlogd zmm24, zmm2, zmm22, 0x69         ;   593.8 p0      41 k
        vmovdqu64 zmm2, [r8 + 7232]                 ;   460.0 p3      48 k
        vpternlogd zmm27, zmm14, zmm24, 0x69        ;   594.8 p5      41 k
        vmovdqu64 zmm14, [r8 + 7296]                ;   460.3 p2      48 k
        vpternlogd zmm22, zmm3, zmm7, 0x93          ;   594.7 p0      41 k
        vpternlogd zmm13, zmm7, zmm21, 0x4b         ;   594.8 p5      41 k
        vmovdqu64 zmm7, [r8 + 7360]                 ;   461.0 p3      48 k
        vpternlogd zmm31, zmm21, zmm26, 0xe1        ;   595.7 p0      41 k
        vmovdqu64 zmm21, [r8 + 7424]                ;   461.3 p2      48 k
        vpternlogd zmm8, zmm3, zmm29, 0x69          ;   595.8 p5      41 k
        vmovdqu64 zmm3, [r8 + 7488]                 ;   462.0 p3      48 k
        vpternlogd zmm11, zmm29, zmm18, 0x96        ;   596.7 p0      41 k
        vmovdqu64 zmm29, [r8 + 7552]                ;   462.3 p2      48 k
        vpternlogd zmm22, zmm6, zmm5, 0x69          ;   596.8 p5      41 k
        vpternlogd zmm22, zmm28, zmm19, 0x96        ;   597.8 p0      41 k
        vpternlogd zmm18, zmm24, zmm31, 0x69        ;   597.8 p5      41 k
        vmovdqu64 zmm6, [r8 + 6272]                 ;   463.0 p3     100 k.2 reload
        vmovdqu64 zmm24, [r8 + 6528]                ;   463.8 p2      41 k
        vpternlogd zmm24, zmm6, zmm6, 0x3f          ;   598.7 p0      41 k
        vpternlogd zmm10, zmm1, zmm6, 0x28          ;   598.8 p5      41 k
        vpxord zmm5, zmm5, zmm31                    ;   599.7 p0      41 k
        vpternlogd zmm5, zmm0, zmm25, 0x96          ;   600.7 p5      41 k
        vmovdqu64 zmm0, [r8 + 6144]                 ;   465.0 p3     100 k.0 reload
        vmovdqu64 zmm25, [r8 + 6336]                ;   465.7 p2      41 k
        vpternlogd zmm25, zmm6, zmm0, 0x9a          ;   600.7 p0      41 k
        vmovdqu64 zmm28, [r8 + 6336]                ;   466.0 p3     100 k.3 reload
        vmovdqa64 zmm31, zmm0                       ;   471.0         41 k copy
        vpternlogd zmm31, zmm0, zmm28, 0xa5         ;   600.8 p5      41 k
        vpternlogd zmm27, zmm16, zmm6, 0x69         ;   601.7 p0      41 k
        vpternlogd zmm23, zmm30, zmm0, 0x96         ;   601.8 p5      41 k
        vpxord zmm30, zmm30, zmm9                   ;   602.7 p0      41 k
        vmovdqu64 zmm16, [r8 + 6400]                ;   467.8 p2     100 k.4 reload
        vpternlogd zmm8, zmm9, zmm16, 0x96          ;   602.8 p5      41 k
        vmovdqu64 zmm9, [r8 + 6208]                 ;   468.2 p3     100 k.1 reload
        vmovdqu64 [rbp + 512], zmm26                ;   573.8 p7+p4   41 k spill
        vmovdqa64 zmm26, zmm16                      ;   473.8         41 k copy
        vpternlogd zmm26, zmm6, zmm9, 0x9c          ;   603.7 p0      41 k
        vpternlogd zmm4, zmm16, zmm6, 0x48          ;   603.8 p5      41 k
        vpandd zmm20, zmm20, zmm26                  ;   604.7 p0      41 k
        vpternlogd zmm26, zmm1, zmm0, 0x87          ;   604.8 p5      41 k
        vpxord zmm15, zmm15, zmm23                  ;   605.7 p0      48 k
        vpxord zmm14, zmm14, zmm27                  ;   605.8 p5      48 k
        vpxord zmm21, zmm21, zmm8                   ;   606.7 p0      48 k
        vmovdqu64 [rbp + 896], zmm15                ;   606.7 p8+p9   48 k spill
        vmovdqa64 zmm15, zmm16                      ;   473.8         41 k copy
        vpternlogd zmm15, zmm28, [r8 + 6528], 0x78  ;   606.8 p5+p2   41 k
        vmovdqu64 [rbp + 256], zmm14                ;   606.8 p7+p4   48 k spill
        vmovdqu64 zmm14, [rbp + 896]                ;   606.7 p3      45 k
        vmovdqu64 [rbp + 384], zmm21                ;   607.7 p8+p9   48 k spill
        vmovdqu64 zmm21, [rbp + 896]                ;   606.7 p2      45 k
        vpandd zmm21, zmm21, [rbp + 384]            ;   613.7 p0+p3   45 k
        vmovdqu64 [rbp + 64], zmm21                 ;   614.7 p7+p4   45 k spill
        vmovdqu64 zmm21, [rbp + 384]                ;   607.7 p2      45 k
        vmovdqu64 [rbp + 768], zmm18                ;   598.8 p8+p9   41 k spill
        vmovdqu64 zmm18, [rbp + 896]                ;   606.7 p3      45 k
        vmovdqu64 [rbp + 832], zmm11                ;   597.7 p7+p4   41 k spill
        vmovdqu64 zmm11, [rbp + 384]                ;   607.7 p2      45 k
        vmovdqu64 [rbp + 128], zmm19                ;   576.7 p8+p9   41 k spill
        vmovdqu64 zmm19, [rbp + 896]                ;   606.7 p3      45 k
        vmovdqu64 [rbp + 320], zmm8                 ;   603.8 p7+p4   41 k spill
        vmovdqu64 zmm8, [rbp + 256]                 ;   606.8 p2      45 k
        vpternlogd zmm5, zmm12, [r8 + 6528], 0x96   ;   607.8 p5+p3   41 k
        vpternlogd zmm13, zmm9, [rbp + 704], 0x96   ;   608.7 p0+p2   41 k
        vmovdqu64 zmm12, [r8 + 6528]                ;   476.2 p3     100 k.6 reload
        vpternlogd zmm17, zmm20, zmm12, 0x6c        ;   608.8 p5      41 k
        vpternlogd zmm20, zmm28, zmm0, 0x78         ;   609.7 p0      41 k
        vpxord zmm2, zmm2, zmm13                    ;   609.8 p5      48 k
        vpxord zmm29, zmm29, zmm5                   ;   610.7 p0      48 k
        vmovdqu64 [rbp + 192], zmm29                ;   611.7 p8+p9   48 k spill
        vmovdqa64 zmm29, zmm12                      ;   482.2         41 k copy
        vpternlogd zmm29, zmm0, [rbp + 0], 0x6a     ;   610.8 p5+p2   41 k
        vpxord zmm18, zmm18, [rbp + 192]            ;   617.7 p0+p3   45 k
        vmovdqu64 [rbp + 704], zmm18                ;   618.7 p7+p4   45 k spill
        vmovdqu64 zmm18, [rbp + 192]                ;   611.7 p2      45 k
        vmovdqu64 [rbp + 448], zmm2                 ;   610.8 p8+p9   48 k spill
        vmovdqu64 zmm2, [rbp + 704]                 ;   618.7 p3      45 k
        vpxord zmm14, zmm14, [rbp + 448]            ;   616.8 p5+p2   45 k
        vpandd zmm18, zmm18, [rbp + 448]            ;   617.7 p0+p3   45 k
        vmovdqu64 [rbp - 64], zmm18                 ;   618.7 p7+p4   45 k spill
        vmovdqu64 zmm18, [rbp + 448]                ;   610.8 p2      45 k
        vpternlogd zmm22, zmm1, [rbp + 960], 0x96   ;   612.8 p5+p3   41 k
        vpxord zmm3, zmm3, zmm22                    ;   613.8 p0      48 k
        vpxord zmm18, zmm18, zmm3                   ;   616.8 p5      45 k
        vpandd zmm19, zmm19, zmm18                  ;   617.8 p0      45 k
        vpternlogd zmm30, zmm28, [rbp + 640], 0x96  ;   614.8 p5+p2   41 k
        vpxord zmm7, zmm7, zmm30                    ;   615.8 p0      48 k
        vpxord zmm2, zmm2, zmm7                     ;   624.7 p5      45 k
        vmovdqu64 [rbp + 640], zmm18                ;   617.8 p8+p9   45 k spill
        vpxord zmm18, zmm15, zmm29                  ;   616.7 p0      41 k
        vmovdqu64 [rbp + 960], zmm19                ;   618.8 p7+p4   45 k spill
        vmovdqa64 zmm19, zmm24                      ;   599.7         41 k copy
        vpternlogd zmm19, zmm28, zmm9, 0x78         ;   616.8 p5      41 k
        vmovdqu64 [rbp + 576], zmm2                 ;   625.7 p8+p9   45 k spill
        vmovdqa64 zmm2, zmm10                       ;   599.8         41 k copy
        vpternlogd zmm2, zmm25, zmm16, 0x87         ;   617.7 p0      41 k
        vpternlogd zmm25, zmm12, zmm6, 0xac         ;   617.8 p5      41 k
        vpternlogd zmm2, zmm12, zmm9, 0x87          ;   618.7 p0      41 k
        vpternlogd zmm25, zmm29, zmm1, 0x2d         ;   618.8 p5      41 k
        vpternlogd zmm25, zmm2, zmm16, 0x78         ;   619.8 p0      41 k
        vmovdqu64 [rbp - 128], zmm14                ;   617.8 p7+p4   45 k spill
        vmovdqu64 zmm14, [rbp + 448]                ;   610.8 p3      45 k
        vpandd zmm14, zmm14, [rbp + 896]            ;   619.8 p5+p2   45 k
        vpternlogd zmm13, zmm25, [r8 + 7808], 0x96  ;   620.8 p0+p3   48 k
        vmovdqu64 zmm25, [rbp + 0]                  ;   582.8 p2      41 k reload
        vpternlogd zmm31, zmm19, zmm25, 0xc6        ;   620.8 p5      41 k
        vpternlogd zmm19, zmm16, zmm0, 0x78         ;   621.7 p0      41 k
        vpternlogd zmm24, zmm31, zmm1, 0x87         ;   621.8 p5      41 k
        vmovdqu64 [rbp + 1024], zmm13               ;   621.8 p8+p9   48 k spill
        vmovdqa64 zmm13, zmm31                      ;   621.8         41 k copy
        vpternlogd zmm13, zmm25, zmm25, 0xf3        ;   622.7 p0      41 k
        vmovdqa64 zmm25, zmm20                      ;   610.7         41 k copy
        vpternlogd zmm25, zmm17, zmm12, 0xd7        ;   622.8 p5      41 k
        vpternlogd zmm13, zmm10, zmm25, 0x96        ;   623.8 p0      41 k
        vpternlogd zmm25, zmm15, zmm26, 0x96        ;   623.8 p5      41 k
        vpternlogd zmm31, zmm25, zmm16, 0x93        ;   624.8 p0      41 k
        vmovdqu64 zmm10, [r8 + 7616]                ;   492.0 p3     100 k.7 reload
        vmovdqu64 zmm15, [rbp + 128]                ;   576.7 p2      41 k reload
        vmovdqu64 zmm25, [rbp + 832]                ;   597.7 p3      48 k
        vpternlogd zmm25, zmm15, zmm10, 0x96        ;   624.8 p5      48 k
        vpternlogd zmm17, zmm2, zmm1, 0xc6          ;   625.7 p0      41 k
        vpternlogd zmm2, zmm19, zmm0, 0xc6          ;   625.8 p5      41 k
        vpternlogd zmm18, zmm2, zmm1, 0xc6          ;   626.8 p0      41 k
        vmovdqu64 zmm2, [rbp + 192]                 ;   611.7 p2      45 k
        vpternlogd zmm12, zmm1, zmm19, 0x6f         ;   626.8 p5      41 k
        vpternlogd zmm17, zmm26, zmm28, 0x2d        ;   627.7 p0      41 k
        vmovdqu64 zmm1, [rbp + 256]                 ;   606.8 p3      48 k reload
        vmovdqu64 zmm15, [rbp + 192]                ;   611.7 p2      45 k
        vpternlogd zmm15, zmm1, zmm1, 0xcf          ;   627.8 p5      45 k
        vpternlogd zmm13, zmm28, zmm0, 0xb4         ;   628.7 p0      41 k
        vpternlogd zmm0, zmm20, zmm9, 0x9e          ;   628.8 p5      41 k
        vpternlogd zmm31, zmm20, zmm6, 0x2d         ;   629.7 p0      41 k
        vmovdqu64 zmm20, [r8 + 7680]                ;   499.2 p3     100 k.8 reload
        vmovdqu64 zmm26, [rbp + 512]                ;   573.8 p2      41 k reload
        vmovdqu64 zmm28, [rbp + 768]                ;   598.8 p3      48 k
        vpternlogd zmm28, zmm26, zmm20, 0x96        ;   629.8 p5      48 k
        vpternlogd zmm12, zmm4, zmm0, 0x96          ;   630.7 p0      41 k
        vpternlogd zmm0, zmm16, zmm9, 0x2d          ;   630.8 p5      41 k
        vpternlogd zmm0, zmm19, zmm6, 0x87          ;   631.8 p0      41 k
        vpternlogd zmm0, zmm24, zmm29, 0x96         ;   632.8 p5      41 k
        vmovdqu64 zmm4, [rbp + 1024]                ;   621.8 p2      48 k reload
        vmovdqu64 [r9 + 14976], zmm4                ;   627.8 p7+p4  100 k
        vmovdqu64 zmm6, [r8 + 7744]                 ;   502.0 p3     100 k.9 reload
        vpternlogd zmm23, zmm18, zmm6, 0x96         ;   632.7 p0      48 k
        vmovdqu64 zmm9, [r8 + 7168]                 ;   502.7 p2     100 k.0 reload
        vmovdqu64 [r9 + 7168], zmm9                 ;   508.7 p8+p9   99 k
        vmovdqu64 zmm16, [r8 + 7232]                ;   503.7 p3     100 k.1 reload
        vmovdqu64 [r9 + 7232], zmm16                ;   509.7 p7+p4   99 k
        vpternlogd zmm14, zmm3, zmm1, 0x87          ;   632.8 p5      45 k
        vmovdqu64 zmm18, [r8 + 8128]                ;   504.2 p2     100 k.15 reload
        vpternlogd zmm5, zmm13, zmm18, 0x96         ;   633.7 p0      48 k
        vmovdqu64 zmm13, [r8 + 7872]                ;   504.8 p3     100 k.11 reload
        vpternlogd zmm27, zmm31, zmm13, 0x96        ;   633.8 p5      48 k
        vmovdqu64 zmm19, [r8 + 7296]                ;   505.2 p2     100 k.2 reload
        vmovdqu64 [r9 + 7296], zmm19                ;   511.2 p8+p9   99 k
        vmovdqu64 zmm24, [r8 + 7936]                ;   505.8 p3     100 k.12 reload
        vpternlogd zmm30, zmm12, zmm24, 0x96        ;   634.7 p0      48 k
        vmovdqu64 zmm12, [r8 + 7360]                ;   506.2 p2     100 k.3 reload
        vmovdqu64 [r9 + 7360], zmm12                ;   512.2 p7+p4   99 k
        vmovdqu64 zmm26, [r8 + 8064]                ;   506.8 p3     100 k.14 reload
        vpternlogd zmm22, zmm0, zmm26, 0x96         ;   634.8 p5      48 k
        vmovdqu64 zmm0, [rbp + 384]                 ;   607.7 p2      48 k reload
        vmovdqa64 zmm29, zmm3                       ;   614.8         45 k copy
        vpternlogd zmm29, zmm1, zmm0, 0x6c          ;   635.7 p0      45 k
        vmovdqu64 [r9 + 14912], zmm23               ;   633.7 p8+p9  100 k
        vmovdqu64 [r9 + 15040], zmm27               ;   634.8 p7+p4  100 k
        vmovdqu64 [r9 + 15296], zmm5                ;   634.7 p8+p9  100 k
        vpandd zmm31, zmm3, zmm25                   ;   635.8 p5      45 k
        vmovdqu64 [r9 + 15104], zmm30               ;   635.7 p7+p4  100 k
        vmovdqu64 [r9 + 15232], zmm22               ;   635.8 p8+p9  100 k
        vpandd zmm2, zmm2, zmm7                     ;   636.7 p0      45 k
        vpandd zmm21, zmm21, zmm28                  ;   636.8 p5      45 k
        vpxord zmm11, zmm11, zmm28                  ;   637.7 p0      45 k
        vpandd zmm8, zmm8, zmm28                    ;   637.8 p5      45 k
        vpternlogd zmm14, zmm28, [rbp + 576], 0xe1  ;   638.7 p0+p3   45 k
        vpternlogd zmm8, zmm25, [rbp + 192], 0x78   ;   638.8 p5+p2   45 k
        vpternlogd zmm31, zmm0, [rbp + 640], 0x78   ;   639.7 p0+p3   45 k
        vpternlogd zmm8, zmm3, [rbp + 576], 0xb4    ;   639.8 p5+p2   45 k
        vpandd zmm16, zmm7, zmm25                   ;   640.7 p0      45 k
        vpternlogd zmm2, zmm25, [rbp + 896], 0x87   ;   640.8 p5+p3   45 k
        vmovdqa64 zmm9, zmm8                        ;   640.8         45 k copy
        vpxord zmm19, zmm14, zmm31                  ;   641.7 p0      45 k
        vpandd zmm12, zmm25, zmm28                  ;   641.8 p5      45 k
        vpternlogd zmm19, zmm12, [rbp + 704], 0x96  ;   642.8 p0+p2   45 k
        vpternlogd zmm12, zmm7, [rbp + 896], 0x87   ;   642.8 p5+p3   45 k
        vpternlogd zmm12, zmm0, [rbp + 192], 0x87   ;   643.8 p0+p2   45 k
        vmovdqa64 zmm18, zmm28                      ;   630.8         45 k copy
        vpternlogd zmm18, zmm0, zmm7, 0x60          ;   643.8 p5      45 k
        vpternlogd zmm18, zmm25, zmm1, 0x87         ;   644.8 p0      45 k
        vpternlogd zmm19, zmm5, zmm18, 0x96         ;   645.8 p5      45 k
        vmovdqu64 [r9 + 14720], zmm19               ;   646.8 p7+p4  100 k
        vmovdqu64 zmm5, [r8 + 8000]                 ;   523.0 p3     100 k.13 reload
        vmovdqu64 zmm19, [rbp + 320]                ;   603.8 p2      41 k reload
        vpternlogd zmm17, zmm19, zmm5, 0x96         ;   645.7 p0      48 k
        vmovdqu64 [r9 + 7616], zmm10                ;   524.8 p8+p9   99 k
        vmovdqu64 [r9 + 7680], zmm20                ;   525.0 p7+p4   99 k
        vmovdqu64 [r9 + 7744], zmm6                 ;   526.8 p8+p9   99 k
        vmovdqu64 [r9 + 7872], zmm13                ;   527.0 p7+p4   99 k
        vmovdqu64 [r9 + 7936], zmm24                ;   528.8 p8+p9   99 k
        vmovdqu64 [r9 + 8064], zmm26                ;   529.0 p7+p4   99 k
        vmovdqu64 [r9 + 8000], zmm5                 ;   530.8 p8+p9   99 k
        vmovdqu64 zmm19, [r8 + 7424]                ;   530.8 p3     100 k.4 reload
        vmovdqu64 [r9 + 7424], zmm19                ;   536.8 p7+p4   99 k
        vmovdqu64 zmm19, [r8 + 7488]                ;   531.2 p2     100 k.5 reload
        vmovdqu64 [r9 + 7488], zmm19                ;   537.2 p8+p9   99 k
        vmovdqu64 zmm19, [r8 + 7552]                ;   531.8 p3     100 k.6 reload
        vmovdqu64 [r9 + 7552], zmm19                ;   537.8 p7+p4   99 k
        vmovdqu64 [r9 + 15168], zmm17               ;   646.7 p8+p9  100 k
        vmovdqu64 zmm19, [r8 + 7808]                ;   532.2 p2     100 k.10 reload
        vmovdqu64 [r9 + 7808], zmm19                ;   538.2 p7+p4   99 k
        vpxord zmm5, zmm20, zmm10                   ;   645.8 p5      41 k
        vmovdqu64 zmm19, [r8 + 8128]                ;   532.8 p3     100 k.15 reload
        vmovdqu64 [r9 + 8128], zmm19                ;   538.8 p8+p9   99 k
        vmovdqa64 zmm19, zmm24                      ;   532.8         41 k copy
        vpternlogd zmm19, zmm13, zmm6, 0x6a         ;   646.7 p0      41 k
        vmovdqa64 zmm24, zmm12                      ;   644.8         45 k copy
        vpternlogd zmm24, zmm0, zmm7, 0x87          ;   646.8 p5      45 k
        vpternlogd zmm24, zmm31, zmm29, 0x69        ;   647.8 p0      45 k
        vmovdqu64 zmm31, [rbp + 448]                ;   610.8 p2      48 k reload
        vmovdqa64 zmm13, zmm0                       ;   613.7         45 k copy
        vpternlogd zmm13, zmm7, zmm31, 0x48         ;   647.8 p5      45 k
        vmovdqa64 zmm26, zmm7                       ;   616.8         45 k copy
        vpternlogd zmm26, zmm1, [rbp + 640], 0x6a   ;   648.7 p0+p3   45 k
        vpternlogd zmm15, zmm12, zmm26, 0x69        ;   649.7 p5      45 k
        vpternlogd zmm15, zmm8, zmm17, 0x96         ;   650.7 p0      45 k
        vmovdqu64 zmm8, [rbp + 896]                 ;   606.7 p2      48 k reload
        vmovdqa64 zmm12, zmm1                       ;   612.8         45 k copy
        vpternlogd zmm12, zmm31, zmm8, 0x6a         ;   649.8 p5      45 k
        vmovdqa64 zmm17, zmm20                      ;   535.5         41 k copy
        vpternlogd zmm17, zmm10, zmm6, 0x6c         ;   650.7 p0      41 k
        vmovdqu64 [r9 + 14592], zmm15               ;   651.7 p7+p4  100 k
        vmovdqu64 zmm15, [rbp + 192]                ;   611.7 p3      48 k reload
        vpternlogd zmm13, zmm8, zmm15, 0x78         ;   650.8 p5      45 k
        vpternlogd zmm11, zmm13, zmm3, 0x6c         ;   651.8 p0      45 k
        vmovdqa64 zmm6, zmm25                       ;   625.8         45 k copy
        vpternlogd zmm6, zmm15, zmm31, 0x48         ;   651.8 p5      45 k
        vmovdqa64 zmm10, zmm28                      ;   630.8         45 k copy
        vpternlogd zmm10, zmm25, zmm8, 0x6c         ;   652.7 p0      45 k
        vpternlogd zmm8, zmm25, zmm0, 0x28          ;   652.8 p5      45 k
        vpternlogd zmm25, zmm12, zmm31, 0x93        ;   653.7 p0      45 k
        vpternlogd zmm25, zmm29, zmm0, 0x87         ;   654.7 p5      45 k
        vmovdqu64 zmm29, [r8 + 8064]                ;   537.7 p2      41 k
        vpandd zmm29, zmm29, [r8 + 7808]            ;   654.7 p0+p3   41 k
        vpternlogd zmm31, zmm12, zmm28, 0x60        ;   654.8 p5      45 k
        vpternlogd zmm31, zmm8, zmm26, 0x96         ;   655.8 p0      45 k
        vmovdqu64 zmm8, [r8 + 8064]                 ;   538.7 p2      41 k
        vmovdqu64 zmm26, [r8 + 8000]                ;   538.8 p3     100 k.13 reload
        vpandd zmm8, zmm8, zmm26                    ;   655.8 p5      41 k
        vpternlogd zmm24, zmm10, zmm6, 0x96         ;   656.7 p0      45 k
        vpternlogd zmm31, zmm6, zmm2, 0x96          ;   656.8 p5      45 k
        vpternlogd zmm24, zmm22, zmm16, 0x96        ;   657.7 p0      45 k
        vmovdqu64 zmm6, [r8 + 8064]                 ;   539.7 p2     100 k.14 reload
        vmovdqa64 zmm22, zmm20                      ;   539.5         41 k copy
        vpternlogd zmm22, zmm26, zmm6, 0x48         ;   657.8 p5      41 k
        vmovdqu64 [r9 + 14784], zmm31               ;   657.8 p8+p9  100 k
        vmovdqu64 [r9 + 14656], zmm24               ;   658.7 p7+p4  100 k
        vmovdqa64 zmm24, zmm28                      ;   630.8         45 k copy
        vpternlogd zmm24, zmm3, [rbp + 704], 0x78   ;   658.7 p0+p3   45 k
        vpternlogd zmm24, zmm12, zmm0, 0x69         ;   659.7 p5      45 k
        vpternlogd zmm16, zmm25, [rbp + 64], 0x69   ;   659.7 p0+p2   45 k
        vmovdqu64 zmm0, [r8 + 7616]                 ;   541.3 p3      41 k
        vmovdqu64 zmm12, [r8 + 7872]                ;   541.8 p2     100 k.11 reload
        vpandd zmm0, zmm0, zmm12                    ;   659.8 p5      41 k
        vpternlogd zmm15, zmm16, zmm1, 0x6c         ;   660.7 p0      45 k
        vmovdqu64 zmm31, [r8 + 7744]                ;   542.3 p3     100 k.9 reload
        vpandd zmm12, zmm26, zmm31                  ;   660.8 p5      41 k
        vpternlogd zmm2, zmm24, zmm24, 0xc3         ;   661.7 p0      45 k
        vmovdqu64 zmm26, [r8 + 8128]                ;   542.8 p2      41 k
        vpandd zmm26, zmm26, [r8 + 7872]            ;   661.8 p5+p3   41 k
        vpternlogd zmm25, zmm3, [rbp - 128], 0x78   ;   662.7 p0+p2   45 k
        vmovdqu64 zmm3, [rbp + 576]                 ;   625.7 p3      45 k reload
        vpternlogd zmm10, zmm1, zmm3, 0x78          ;   662.8 p5      45 k
        vpternlogd zmm10, zmm28, zmm7, 0x2d         ;   663.8 p0      45 k
        vmovdqu64 zmm1, [r8 + 7808]                 ;   544.8 p2     100 k.10 reload
        vmovdqu64 zmm7, [r8 + 7872]                 ;   545.3 p3     100 k.11 reload
        vmovdqu64 zmm28, [r8 + 8128]                ;   545.8 p2      41 k
        vpternlogd zmm28, zmm7, zmm1, 0x60          ;   663.8 p5      41 k
        vpternlogd zmm2, zmm14, zmm3, 0x96          ;   664.7 p0      45 k
        vpternlogd zmm11, zmm10, zmm4, 0x96         ;   664.8 p5      45 k
        vpternlogd zmm18, zmm15, [rbp - 64], 0x69   ;   665.7 p0+p3   45 k
        vmovdqu64 zmm3, [r8 + 7936]                 ;   546.8 p2     100 k.12 reload
        vpxord zmm4, zmm20, zmm3                    ;   665.8 p5      41 k
        vmovdqa64 zmm10, zmm1                       ;   550.8         41 k copy
        vmovdqa64 zmm14, zmm20                      ;   545.3         41 k copy
        vpternlogd zmm14, zmm7, zmm1, 0x28          ;   666.7 p0      41 k
        vmovdqu64 zmm15, [r8 + 8128]                ;   547.3 p3     100 k.15 reload
        vpxord zmm1, zmm7, zmm15                    ;   666.8 p5      41 k
        vpternlogd zmm18, zmm23, zmm25, 0x96        ;   667.7 p0      45 k
        vmovdqu64 zmm23, [r8 + 7616]                ;   547.8 p2      41 k
        vpxord zmm23, zmm23, [r8 + 8000]            ;   667.8 p5+p3   41 k
        vpxord zmm9, zmm9, zmm25                    ;   668.7 p0      45 k
        vmovdqu64 zmm25, [r8 + 7616]                ;   548.8 p2      41 k
        vpternlogd zmm9, zmm21, zmm30, 0x96         ;   669.7 p5      45 k
        vmovdqu64 zmm21, [r8 + 7616]                ;   549.3 p3     100 k.7 reload
        vmovdqa64 zmm30, zmm15                      ;   553.3         41 k copy
        vpternlogd zmm30, zmm6, zmm21, 0x6c         ;   669.7 p0      41 k
        vmovdqu64 [r9 + 14400], zmm11               ;   665.8 p8+p9  100 k
        vpternlogd zmm24, zmm13, [rbp + 960], 0x69  ;   669.8 p5+p2   45 k
        vpandd zmm11, zmm20, zmm21                  ;   670.7 p0      41 k
        vpandd zmm13, zmm6, zmm15                   ;   670.8 p5      41 k
        vpternlogd zmm24, zmm16, zmm27, 0x69        ;   671.7 p0      45 k
        vpandd zmm16, zmm6, zmm3                    ;   671.8 p5      41 k
        vpandd zmm27, zmm6, zmm21                   ;   672.7 p0      41 k
        vmovdqu64 [r9 + 14848], zmm2                ;   665.7 p7+p4  100 k
        vmovdqa64 zmm2, zmm21                       ;   555.3         41 k copy
        vpternlogd zmm2, zmm6, zmm7, 0x28           ;   672.8 p5      41 k
        vmovdqu64 [r9 + 14336], zmm18               ;   668.7 p8+p9  100 k
        vmovdqu64 zmm18, [r8 + 7424]                ;   550.3 p3      41 k
        vpandd zmm18, zmm18, [r8 + 7360]            ;   673.7 p0+p2   41 k
        vmovdqu64 [r9 + 14528], zmm9                ;   670.7 p7+p4  100 k
        vmovdqu64 zmm9, [r8 + 7488]                 ;   551.3 p3      41 k
        vpxord zmm9, zmm9, [r8 + 7232]              ;   673.8 p5+p2   41 k
        vmovdqu64 [r9 + 14464], zmm24               ;   672.7 p8+p9  100 k
        vmovdqu64 zmm24, [r8 + 7424]                ;   552.3 p3      41 k
        vpxord zmm24, zmm24, [r8 + 7232]            ;   674.7 p0+p2   41 k
        vpternlogd zmm8, zmm15, zmm31, 0x78         ;   674.8 p5      41 k
        vpternlogd zmm28, zmm6, zmm31, 0x87         ;   675.7 p0      41 k
        vpternlogd zmm6, zmm17, zmm20, 0x93         ;   675.8 p5      41 k
        vpternlogd zmm6, zmm19, zmm7, 0x87          ;   676.8 p0      41 k
        vpternlogd zmm0, zmm29, zmm6, 0x69          ;   677.8 p5      41 k
        vpternlogd zmm6, zmm5, zmm3, 0x78           ;   677.8 p0      41 k
        vmovdqu64 zmm5, [r8 + 7232]                 ;   553.3 p3      41 k
        vpternlogd zmm11, zmm3, zmm31, 0x87         ;   677.8 p5      41 k
        vpandd zmm25, zmm25, zmm4                   ;   678.7 p0      41 k
        vpternlogd zmm16, zmm4, zmm7, 0x78          ;   678.8 p5      41 k
        vpxord zmm10, zmm10, zmm23                  ;   679.7 p0      41 k
        vpternlogd zmm8, zmm10, zmm3, 0xd2          ;   680.7 p5      41 k
        vpternlogd zmm11, zmm10, zmm15, 0xe1        ;   680.7 p0      41 k
        vmovdqu64 [rbp + 960], zmm29                ;   655.7 p7+p4   41 k spill
        vmovdqa64 zmm29, zmm31                      ;   553.2         41 k copy
        vpternlogd zmm29, zmm31, [r8 + 8000], 0xf5  ;   680.8 p5+p2   41 k
        vpternlogd zmm14, zmm21, [r8 + 8000], 0x78  ;   681.7 p0+p3   41 k
        vpternlogd zmm1, zmm14, zmm3, 0x6c          ;   682.7 p5      41 k
        vpternlogd zmm3, zmm23, zmm15, 0x6a         ;   682.7 p0      41 k
        vpternlogd zmm3, zmm17, zmm7, 0x69          ;   683.7 p5      41 k
        vpternlogd zmm17, zmm20, zmm15, 0x48        ;   683.7 p0      41 k
        vpternlogd zmm25, zmm14, zmm3, 0x69         ;   684.7 p5      41 k
        vpxord zmm2, zmm2, zmm17                    ;   684.7 p0      41 k
        vmovdqu64 zmm14, [r8 + 7808]                ;   555.0 p2     100 k.10 reload
        vpternlogd zmm4, zmm31, zmm14, 0x78         ;   684.8 p5      41 k
        vpternlogd zmm21, zmm13, zmm14, 0x93        ;   685.7 p0      41 k
        vpternlogd zmm31, zmm10, zmm30, 0x6a        ;   685.8 p5      41 k
        vpternlogd zmm31, zmm15, zmm14, 0x2d        ;   686.8 p0      41 k
        vmovdqu64 zmm15, [r8 + 8000]                ;   555.8 p3     100 k.13 reload
        vpternlogd zmm20, zmm28, zmm15, 0x6c        ;   686.8 p5      41 k
        vpternlogd zmm20, zmm12, zmm0, 0x69         ;   687.8 p0      41 k
        vmovdqu64 zmm12, [r8]                       ;   556.3 p2      48 k
        vmovdqu64 zmm17, [r8 + 64]                  ;   556.8 p3      48 k
        vpternlogd zmm27, zmm15, zmm14, 0x87        ;   687.8 p5      41 k
        vpternlogd zmm21, zmm15, zmm7, 0x87         ;   688.7 p0      41 k
        vmovdqu64 zmm15, [r8 + 128]                 ;   557.3 p2      48 k
        vpternlogd zmm7, zmm14, zmm21, 0x95         ;   689.7 p5      41 k
        vmovdqu64 zmm14, [r8 + 192]                 ;   557.8 p3      48 k
        vpternlogd zmm29, zmm21, zmm4, 0x69         ;   689.7 p0      41 k
        vmovdqu64 zmm21, [r8 + 256]                 ;   558.3 p2      48 k
        vpternlogd zmm7, zmm19, zmm16, 0x69         ;   690.7 p5      41 k
        vmovdqu64 zmm19, [r8 + 320]                 ;   558.8 p3      48 k
        vpternlogd zmm2, zmm4, zmm27, 0x96          ;   690.7 p0      41 k
        vmovdqu64 zmm4, [r8 + 384]                  ;   559.3 p2      48 k
        vpternlogd zmm27, zmm3, zmm11, 0x69         ;   690.8 p5      41 k
        vpternlogd zmm7, zmm30, zmm22, 0x96         ;   691.7 p0      41 k
        vpxord zmm16, zmm16, zmm11                  ;   691.8 p5      41 k
        vmovdqu64 zmm3, [r8 + 7296]                 ;   559.8 p3     100 k.2 reload
        vmovdqu64 zmm11, [r8 + 7552]                ;   560.3 p2      41 k
        vpternlogd zmm11, zmm3, zmm3, 0x3f          ;   692.7 p0      41 k
        vpternlogd zmm16, zmm13, zmm23, 0x96        ;   692.8 p5      41 k
        vmovdqu64 zmm13, [r8 + 7168]                ;   560.8 p3     100 k.0 reload
        vmovdqu64 zmm23, [r8 + 7360]                ;   561.3 p2      41 k
        vpternlogd zmm23, zmm3, zmm13, 0x9a         ;   693.7 p0      41 k
        vpternlogd zmm25, zmm0, zmm3, 0x69          ;   693.8 p5      41 k
        vmovdqu64 zmm0, [r8 + 7360]                 ;   561.8 p3     100 k.3 reload
        vmovdqa64 zmm30, zmm13                      ;   566.8         41 k copy
        vpternlogd zmm30, zmm13, zmm0, 0xa5         ;   694.7 p0      41 k
        vpternlogd zmm20, zmm6, zmm13, 0x96         ;   694.8 p5      41 k
        vpxord zmm6, zmm6, zmm8                     ;   695.7 p0      41 k
        vpternlogd zmm6, zmm26, zmm0, 0x96          ;   696.7 p5      41 k
        vmovdqu64 zmm26, [r8 + 7488]                ;   562.8 p2     100 k.5 reload
        vpternlogd zmm18, zmm3, zmm26, 0x48         ;   696.7 p0      41 k
        vpxord zmm15, zmm15, zmm25                  ;   696.8 p5      48 k
        vpxord zmm12, zmm12, zmm20                  ;   697.7 p0      48 k
        vpxord zmm14, zmm14, zmm6                   ;   697.8 p5      48 k
        vmovdqu64 [rbp - 64], zmm14                 ;   698.8 p8+p9   48 k spill
        vpandnd zmm14, zmm24, zmm26                 ;   698.7 p0      41 k
        vmovdqu64 [rbp + 1024], zmm12               ;   698.7 p7+p4   48 k spill
        vmovdqu64 zmm12, [rbp - 64]                 ;   698.8 p3      45 k
        vmovdqu64 [rbp + 576], zmm15                ;   697.8 p8+p9   48 k spill
        vmovdqu64 zmm15, [rbp + 1024]               ;   698.7 p2      45 k
        vmovdqu64 [rbp + 256], zmm10                ;   680.7 p7+p4   41 k spill
        vmovdqu64 zmm10, [rbp + 1024]               ;   698.7 p3      45 k
        vmovdqu64 [rbp - 128], zmm27                ;   691.8 p8+p9   41 k spill
        vmovdqu64 zmm27, [rbp + 1024]               ;   698.7 p2      45 k
        vmovdqu64 [rbp + 192], zmm2                 ;   691.7 p7+p4   41 k spill
        vmovdqu64 zmm2, [rbp - 64]                  ;   698.8 p3      45 k
        vmovdqu64 [rbp + 64], zmm22                 ;   658.8 p8+p9   41 k spill
        vmovdqu64 zmm22, [rbp + 1024]               ;   698.7 p2      45 k
        vmovdqu64 [rbp + 384], zmm6                 ;   697.7 p7+p4   41 k spill
        vmovdqu64 zmm6, [rbp + 576]                 ;   697.8 p3      45 k
        vpternlogd zmm1, zmm31, [r8 + 7232], 0x96   ;   698.8 p5+p2   41 k
        vmovdqu64 zmm31, [r8 + 7424]                ;   571.0 p3     100 k.4 reload
        vpternlogd zmm29, zmm8, zmm31, 0x96         ;   699.7 p0      41 k
        vmovdqu64 zmm8, [r8 + 7552]                 ;   571.7 p2     100 k.6 reload
        vmovdqu64 [rbp + 704], zmm29                ;   700.7 p8+p9   41 k spill
        vmovdqa64 zmm29, zmm31                      ;   577.0         41 k copy
        vpternlogd zmm29, zmm0, zmm8, 0x78          ;   699.8 p5      41 k
        vpxord zmm21, zmm21, [rbp + 704]            ;   706.7 p0+p3   48 k
        vpternlogd zmm16, zmm28, zmm8, 0x96         ;   700.8 p5      41 k
        vmovdqu64 zmm28, [r8 + 7232]                ;   572.7 p2     100 k.1 reload
        vmovdqu64 [rbp + 448], zmm21                ;   707.7 p7+p4   48 k spill
        vmovdqa64 zmm21, zmm31                      ;   577.0         41 k copy
        vpternlogd zmm21, zmm3, zmm28, 0x9c         ;   701.7 p0      41 k
        vpandd zmm10, zmm10, [rbp + 448]            ;   713.7 p5+p3   45 k
        vpternlogd zmm14, zmm31, zmm3, 0x48         ;   702.7 p0      41 k
        vpandd zmm5, zmm5, zmm21                    ;   702.8 p5      41 k
        vpternlogd zmm21, zmm26, zmm13, 0x87        ;   703.7 p0      41 k
        vpternlogd zmm24, zmm5, zmm8, 0x6c          ;   703.8 p5      41 k
        vpternlogd zmm5, zmm0, zmm13, 0x78          ;   704.7 p0      41 k
        vmovdqu64 [rbp + 896], zmm10                ;   714.7 p8+p9   45 k spill
        vmovdqu64 zmm10, [rbp + 448]                ;   707.7 p2      45 k
        vmovdqu64 [rbp + 640], zmm16                ;   701.8 p7+p4   41 k spill
        vmovdqu64 zmm16, [rbp + 448]                ;   707.7 p3      45 k
        vpxord zmm4, zmm4, [rbp + 640]              ;   707.8 p5+p2   48 k
        vpxord zmm17, zmm17, zmm1                   ;   705.7 p0      48 k
        vpxord zmm15, zmm15, zmm17                  ;   706.7 p5      45 k
        vpxord zmm27, zmm27, zmm4                   ;   708.8 p0      45 k
        vpxord zmm2, zmm2, zmm27                    ;   709.8 p5      45 k
        vmovdqu64 [rbp + 320], zmm2                 ;   710.8 p8+p9   45 k spill
        vmovdqa64 zmm2, zmm9                        ;   674.8         41 k copy
        vpternlogd zmm2, zmm8, zmm13, 0x78          ;   707.7 p0      41 k
        vpternlogd zmm7, zmm26, [rbp + 960], 0x96   ;   707.8 p5+p3   41 k
        vpxord zmm19, zmm19, zmm7                   ;   708.8 p0      48 k
        vmovdqu64 [rbp + 960], zmm27                ;   709.8 p7+p4   45 k spill
        vpxord zmm27, zmm29, zmm2                   ;   708.8 p5      41 k
        vmovdqu64 [rbp + 512], zmm15                ;   707.7 p8+p9   45 k spill
        vmovdqa64 zmm15, zmm11                      ;   693.7         41 k copy
        vpternlogd zmm15, zmm0, zmm28, 0x78         ;   709.7 p0      41 k
        vpternlogd zmm30, zmm9, zmm15, 0xa6         ;   710.7 p5      41 k
        vpternlogd zmm15, zmm31, zmm13, 0x78        ;   710.7 p0      41 k
        vpternlogd zmm11, zmm30, zmm26, 0x87        ;   711.7 p5      41 k
        vmovdqu64 [rbp + 768], zmm4                 ;   708.8 p7+p4   48 k spill
        vmovdqa64 zmm4, zmm30                       ;   711.7         41 k copy
        vpternlogd zmm4, zmm9, zmm9, 0xf3           ;   711.7 p0      41 k
        vmovdqu64 zmm9, [rbp + 768]                 ;   708.8 p2      45 k
        vpandd zmm9, zmm9, zmm17                    ;   714.8 p5      45 k
        vmovdqu64 [rbp + 128], zmm9                 ;   715.8 p8+p9   45 k spill
        vmovdqa64 zmm9, zmm23                       ;   694.7         41 k copy
        vpternlogd zmm9, zmm8, zmm3, 0xac           ;   712.7 p0      41 k
        vpternlogd zmm23, zmm18, zmm31, 0x93        ;   712.8 p5      41 k
        vpternlogd zmm23, zmm8, zmm28, 0x87         ;   713.8 p0      41 k
        vpternlogd zmm9, zmm2, zmm26, 0x2d          ;   713.8 p5      41 k
        vpternlogd zmm9, zmm23, zmm31, 0x78         ;   714.8 p0      41 k
        vmovdqu64 [rbp + 832], zmm17                ;   706.7 p7+p4   48 k spill
        vmovdqu64 zmm17, [rbp + 1024]               ;   698.7 p3      45 k
        vpandd zmm17, zmm17, [rbp + 832]            ;   714.8 p5+p2   45 k
        vmovdqu64 [rbp + 0], zmm17                  ;   715.8 p8+p9   45 k spill
        vmovdqu64 zmm17, [rbp + 832]                ;   706.7 p3      45 k
        vpxord zmm17, zmm17, zmm19                  ;   715.7 p0      45 k
        vpandd zmm22, zmm22, zmm17                  ;   716.7 p5      45 k
        vpternlogd zmm1, zmm9, [r8 + 640], 0x96     ;   716.7 p0+p2   48 k
        vmovdqa64 zmm9, zmm5                        ;   705.7         41 k copy
        vpternlogd zmm9, zmm24, zmm8, 0xd7          ;   716.8 p5      41 k
        vpternlogd zmm4, zmm18, zmm9, 0x96          ;   717.8 p0      41 k
        vpternlogd zmm9, zmm29, zmm21, 0x96         ;   717.8 p5      41 k
        vpternlogd zmm30, zmm9, zmm31, 0x93         ;   718.8 p0      41 k
        vmovdqu64 zmm9, [rbp + 64]                  ;   658.8 p3      41 k reload
        vmovdqu64 zmm18, [rbp + 192]                ;   691.7 p2      48 k
        vpternlogd zmm18, zmm9, [r8 + 448], 0x96    ;   718.8 p5+p3   48 k
        vpternlogd zmm8, zmm15, zmm26, 0x6f         ;   719.7 p0      41 k
        vpternlogd zmm24, zmm23, zmm26, 0xc6        ;   719.8 p5      41 k
        vpternlogd zmm23, zmm15, zmm13, 0xc6        ;   720.7 p0      41 k
        vpternlogd zmm27, zmm23, zmm26, 0xc6        ;   721.7 p5      41 k
        vmovdqu64 zmm9, [rbp + 768]                 ;   708.8 p2      45 k
        vmovdqu64 zmm23, [rbp - 64]                 ;   698.8 p3      48 k reload
        vpandd zmm9, zmm9, zmm23                    ;   721.7 p0      45 k
        vpternlogd zmm24, zmm21, zmm0, 0x2d         ;   721.8 p5      41 k
        vmovdqu64 zmm21, [rbp + 576]                ;   697.8 p2      48 k reload
        vmovdqu64 zmm26, [rbp + 768]                ;   708.8 p3      45 k
        vpternlogd zmm26, zmm21, zmm21, 0xcf        ;   722.7 p0      45 k
        vpternlogd zmm4, zmm0, zmm13, 0xb4          ;   722.8 p5      41 k
        vpternlogd zmm13, zmm5, zmm28, 0x9e         ;   723.7 p0      41 k
        vpternlogd zmm30, zmm5, zmm3, 0x2d          ;   723.8 p5      41 k
        vmovdqu64 zmm0, [rbp + 256]                 ;   680.7 p2      41 k reload
        vmovdqu64 zmm5, [rbp - 128]                 ;   691.8 p3      48 k
        vpternlogd zmm5, zmm0, [r8 + 512], 0x96     ;   724.7 p0+p2   48 k
        vpternlogd zmm8, zmm14, zmm13, 0x96         ;   724.8 p5      41 k
        vpternlogd zmm13, zmm31, zmm28, 0x2d        ;   725.7 p0      41 k
        vpternlogd zmm13, zmm15, zmm3, 0x87         ;   726.7 p5      41 k
        vpternlogd zmm13, zmm11, zmm2, 0x96         ;   727.7 p0      41 k
        vpternlogd zmm20, zmm27, [r8 + 576], 0x96   ;   726.8 p5+p3   48 k
        vpternlogd zmm25, zmm30, [r8 + 704], 0x96   ;   727.7 p0+p2   48 k
        vpternlogd zmm7, zmm13, [r8 + 896], 0x96    ;   728.7 p5+p3   48 k
        vmovdqu64 [r9 + 16000], zmm1                ;   717.7 p7+p4  100 k
        vmovdqu64 zmm0, [rbp + 448]                 ;   707.7 p2      48 k reload
        vmovdqa64 zmm2, zmm19                       ;   709.8         45 k copy
        vpternlogd zmm2, zmm21, zmm0, 0x6c          ;   728.7 p0      45 k
        vmovdqu64 zmm3, [rbp + 704]                 ;   700.7 p3      41 k reload
        vpternlogd zmm24, zmm3, [r8 + 832], 0x96    ;   728.8 p5+p2   48 k
        vpandd zmm3, zmm19, zmm18                   ;   729.7 p0      45 k
        vpandd zmm12, zmm12, zmm18                  ;   729.8 p5      45 k
        vpternlogd zmm3, zmm17, zmm0, 0x78          ;   730.7 p0      45 k
        vpternlogd zmm17, zmm23, zmm21, 0x78        ;   730.8 p5      45 k
        vmovdqu64 zmm11, [rbp + 1024]               ;   698.7 p3      48 k reload
        vmovdqu64 zmm13, [rbp + 832]                ;   706.7 p2      45 k
        vpternlogd zmm13, zmm21, zmm11, 0x6a        ;   731.7 p0      45 k
        vpternlogd zmm9, zmm18, zmm11, 0x87         ;   731.8 p5      45 k
        vmovdqa64 zmm14, zmm19                      ;   709.8         45 k copy
        vpternlogd zmm14, zmm21, [rbp + 0], 0x95    ;   732.7 p0+p3   45 k
        vmovdqu64 zmm15, [rbp + 640]                ;   701.8 p2      41 k reload
        vpternlogd zmm4, zmm15, [r8 + 960], 0x96    ;   732.8 p5+p3   48 k
        vmovdqu64 zmm15, [rbp + 384]                ;   697.7 p2      41 k reload
        vpternlogd zmm8, zmm15, [r8 + 768], 0x96    ;   733.7 p0+p3   48 k
        vmovdqu64 zmm15, [rbp + 832]                ;   706.7 p2      48 k reload
        vmovdqa64 zmm27, zmm0                       ;   713.7         45 k copy
        vpternlogd zmm27, zmm23, zmm15, 0x48        ;   733.8 p5      45 k
        vmovdqu64 zmm28, [rbp + 768]                ;   708.8 p3      48 k reload
        vmovdqa64 zmm29, zmm18                      ;   719.8         45 k copy
        vpternlogd zmm29, zmm15, zmm28, 0x28        ;   734.7 p0      45 k
        vmovdqu64 [r9 + 15936], zmm20               ;   727.8 p8+p9  100 k
        vmovdqu64 [r9 + 16064], zmm25               ;   728.7 p7+p4  100 k
        vmovdqu64 zmm30, [rbp + 960]                ;   709.8 p2      45 k reload
        vpternlogd zmm27, zmm11, zmm30, 0xb4        ;   734.8 p5      45 k
        vmovdqu64 [r9 + 16192], zmm24               ;   729.8 p8+p9  100 k
        vmovdqu64 [r9 + 16256], zmm7                ;   729.7 p7+p4  100 k
        vmovdqu64 [r9 + 16320], zmm4                ;   733.8 p8+p9  100 k
        vmovdqu64 [r9 + 16128], zmm8                ;   734.7 p7+p4  100 k
        vmovdqu64 zmm31, [rbp + 320]                ;   710.8 p3      45 k reload
        vpternlogd zmm14, zmm5, zmm31, 0xe1         ;   735.7 p0      45 k
        vpandd zmm10, zmm10, zmm5                   ;   735.8 p5      45 k
        vpxord zmm16, zmm16, zmm5                   ;   736.7 p0      45 k
        vpternlogd zmm16, zmm27, zmm19, 0x6c        ;   737.7 p5      45 k
        vpandd zmm6, zmm6, zmm5                     ;   737.7 p0      45 k
        vpternlogd zmm6, zmm18, zmm28, 0x78         ;   738.7 p5      45 k
        vpternlogd zmm6, zmm31, zmm19, 0xd2         ;   739.7 p0      45 k
        vmovdqa64 zmm4, zmm30                       ;   715.8         45 k copy
        vpternlogd zmm4, zmm5, zmm19, 0x6c          ;   738.8 p5      45 k
        vpternlogd zmm4, zmm13, zmm0, 0x69          ;   739.8 p0      45 k
        vpternlogd zmm22, zmm27, zmm4, 0x69         ;   740.8 p5      45 k
        vmovdqa64 zmm27, zmm13                      ;   732.7         45 k copy
        vpternlogd zmm27, zmm18, zmm15, 0x87        ;   740.7 p0      45 k
        vpternlogd zmm13, zmm15, zmm5, 0x48         ;   740.8 p5      45 k
        vpternlogd zmm27, zmm2, zmm0, 0x87          ;   741.7 p0      45 k
        vpandd zmm15, zmm18, zmm5                   ;   741.8 p5      45 k
        vmovdqa64 zmm7, zmm9                        ;   732.8         45 k copy
        vpternlogd zmm7, zmm4, zmm4, 0xc3           ;   742.7 p0      45 k
        vpternlogd zmm7, zmm14, zmm31, 0x96         ;   743.7 p5      45 k
        vmovdqu64 [r9 + 15872], zmm7                ;   744.7 p8+p9  100 k
        vpxord zmm14, zmm14, zmm3                   ;   743.7 p0      45 k
        vpternlogd zmm14, zmm30, zmm15, 0x96        ;   744.7 p5      45 k
        vpternlogd zmm15, zmm23, zmm11, 0x87        ;   744.7 p0      45 k
        vmovdqa64 zmm4, zmm5                        ;   725.7         45 k copy
        vpternlogd zmm4, zmm18, zmm11, 0x6c         ;   744.8 p5      45 k
        vpternlogd zmm11, zmm18, zmm0, 0x28         ;   745.7 p0      45 k
        vpternlogd zmm13, zmm11, zmm17, 0x96        ;   746.7 p5      45 k
        vmovdqa64 zmm7, zmm5                        ;   725.7         45 k copy
        vpternlogd zmm7, zmm0, zmm23, 0x60          ;   746.7 p0      45 k
        vpternlogd zmm7, zmm18, zmm21, 0x87         ;   747.7 p5      45 k
        vpternlogd zmm31, zmm4, zmm21, 0x6c         ;   747.7 p0      45 k
        vpternlogd zmm31, zmm5, zmm23, 0x2d         ;   748.7 p5      45 k
        vpternlogd zmm16, zmm31, zmm1, 0x96         ;   749.7 p0      45 k
        vpternlogd zmm15, zmm28, zmm0, 0x87         ;   748.8 p5      45 k
        vpternlogd zmm26, zmm17, zmm15, 0x69        ;   749.8 p0      45 k
        vpternlogd zmm15, zmm0, zmm23, 0x87         ;   749.8 p5      45 k
        vpternlogd zmm15, zmm3, zmm2, 0x69          ;   750.8 p0      45 k
        vpternlogd zmm19, zmm27, [rbp + 512], 0x6c  ;   750.8 p5+p2   45 k
        vpternlogd zmm27, zmm12, [rbp + 896], 0x69  ;   751.7 p0+p3   45 k
        vpternlogd zmm28, zmm21, zmm27, 0x6a        ;   752.7 p5      45 k
        vpternlogd zmm13, zmm9, zmm29, 0x96         ;   752.7 p0      45 k
        vpternlogd zmm15, zmm4, zmm29, 0x96         ;   752.8 p5      45 k
        vpternlogd zmm22, zmm27, zmm25, 0x69        ;   753.7 p0      45 k
        vpxord zmm0, zmm6, zmm19                    ;   753.8 p5      45 k
        vpternlogd zmm26, zmm6, zmm24, 0x96         ;   754.7 p0      45 k
        vpternlogd zmm0, zmm10, zmm8, 0x96          ;   754.8 p5      45 k
        vmovdqu64 [r9 + 15424], zmm16               ;   750.7 p7+p4  100 k
        vmovdqu64 [r9 + 15488], zmm22               ;   754.7 p8+p9  100 k
        vmovdqu64 [r9 + 15808], zmm13               ;   753.7 p7+p4  100 k
        vpternlogd zmm28, zmm7, [rbp + 128], 0x69   ;   755.7 p0+p2   45 k
        vpternlogd zmm28, zmm19, zmm20, 0x96        ;   756.7 p5      45 k
        vmovdqu64 [r9 + 15552], zmm0                ;   755.8 p8+p9  100 k
        vmovdqu64 [r9 + 15616], zmm26               ;   755.7 p7+p4  100 k
        vmovdqu64 [r9 + 15360], zmm28               ;   757.7 p8+p9  100 k
        vpternlogd zmm14, zmm7, [r9 + 16320], 0x96  ;   756.7 p0+p3   45 k
        vmovdqu64 [r9 + 15744], zmm14               ;   757.7 p7+p4  100 k
        vpternlogd zmm15, zmm12, [r9 + 16256], 0x96 ;   756.8 p5+p2   45 k
        vmovdqu64 [r9 + 15680], zmm15               ;   757.8 p8+p9  100 k
        vzeroupper                                  ;                    x87 state
        mov rsp, qword [rbp + 1104]                 ;                    frame
        pop rbp                                     ;                    preserved
        ret

        section .rodata align=64
; constants512
        align 64, db 0
misty1_expand_compact.T0_constants512:
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff

for_formats elf64
%if HERE
        section .note.GNU-stack noalloc noexec nowrite progbits
%endif
%unmacro for_formats 1-*
