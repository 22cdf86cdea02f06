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
;   body: 2541 uops, planned 746.0; bounds: width 423.5, ports 740.0, path 23.0
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
        push rbp                                   ;                    preserved
        mov rax, rsp                               ;                    frame
        sub rsp, 0x180                             ;                    frame
        and rsp, -64                               ;                    frame
        lea rbp, [rsp + 128]                       ;                    frame
        mov qword [rbp + 208], rax                 ;                    frame
        mov qword [rbp + 192], rdi                 ;                    argument
        mov qword [rbp + 200], rsi                 ;                    argument
        mov r8, qword [rbp + 192]                  ;     0.0 p2      99 k.0 reload
        vmovdqu64 zmm0, [r8]                       ;     5.0 p3      99 k.0
        vmovdqu64 zmm1, [r8 + 64]                  ;     5.0 p2      99 k.1
        vmovdqu64 zmm2, [r8 + 128]                 ;     5.0 p3      99 k.2
        vmovdqu64 zmm3, [r8 + 192]                 ;     5.0 p2      99 k.3
        vmovdqu64 zmm4, [r8 + 256]                 ;     5.0 p3      99 k.4
        vmovdqu64 zmm5, [r8 + 320]                 ;     5.0 p2      99 k.5
        vmovdqu64 zmm6, [r8 + 384]                 ;     5.0 p3      99 k.6
        vmovdqu64 zmm7, [r8 + 448]                 ;     5.0 p2      99 k.7
        vmovdqu64 zmm8, [r8 + 512]                 ;     5.0 p3      99 k.8
        vmovdqu64 zmm9, [r8 + 576]                 ;     5.0 p2      99 k.9
        vmovdqu64 zmm10, [r8 + 640]                ;     5.2 p3      99 k.10
        vmovdqu64 zmm11, [r8 + 704]                ;     6.0 p2      99 k.11
        vmovdqu64 zmm12, [r8 + 768]                ;     6.2 p3      99 k.12
        vmovdqu64 zmm13, [r8 + 832]                ;     7.0 p2      99 k.13
        vmovdqu64 zmm14, [r8 + 896]                ;     7.2 p3      99 k.14
        vmovdqu64 zmm15, [r8 + 960]                ;     8.0 p2      99 k.15
        mov r9, qword [rbp + 200]                  ;     2.8 p10     99 k reload
        vmovdqu64 [r9], zmm0                       ;    11.0 p7+p4   99 k
        vmovdqu64 [r9 + 64], zmm1                  ;    11.0 p8+p9   99 k
        vmovdqu64 [r9 + 128], zmm2                 ;    11.0 p7+p4   99 k
        vmovdqu64 [r9 + 192], zmm3                 ;    11.0 p8+p9   99 k
        vmovdqu64 [r9 + 256], zmm4                 ;    11.0 p7+p4   99 k
        vmovdqu64 [r9 + 320], zmm5                 ;    11.0 p8+p9   99 k
        vmovdqu64 [r9 + 384], zmm6                 ;    11.0 p7+p4   99 k
        vmovdqu64 [r9 + 448], zmm7                 ;    11.0 p8+p9   99 k
        vmovdqu64 [r9 + 512], zmm8                 ;    11.0 p7+p4   99 k
        vmovdqu64 [r9 + 576], zmm9                 ;    11.2 p8+p9   99 k
        vmovdqu64 [r9 + 640], zmm10                ;    13.0 p7+p4   99 k
        vmovdqu64 [r9 + 704], zmm11                ;    13.2 p8+p9   99 k
        vmovdqu64 [r9 + 768], zmm12                ;    15.0 p7+p4   99 k
        vmovdqu64 [r9 + 832], zmm13                ;    15.2 p8+p9   99 k
        vmovdqu64 [r9 + 896], zmm14                ;    17.0 p7+p4   99 k
        vmovdqu64 [r9 + 960], zmm15                ;    17.2 p8+p9   99 k
        vmovdqa64 zmm24, zmm12                     ;    12.2         41 k copy
        vpternlogd zmm24, zmm8, zmm7, 0x60         ;    12.2 p0      41 k
        vpandd zmm23, zmm13, zmm14                 ;    13.2 p5      41 k
        vmovdqa64 zmm22, zmm23                     ;    14.2         41 k copy
        vpternlogd zmm22, zmm15, zmm9, 0x78        ;    14.2 p0      41 k
        vpxord zmm21, zmm7, zmm13                  ;    13.0 p5      41 k
        vmovdqa64 zmm20, zmm21                     ;    14.0         41 k copy
        vpternlogd zmm20, zmm10, zmm10, 0xc3       ;    14.0 p0      41 k
        vpternlogd zmm22, zmm20, zmm12, 0x78       ;    15.2 p5      41 k
        vmovdqa64 zmm19, zmm9                      ;    11.0         41 k copy
        vpternlogd zmm19, zmm8, zmm7, 0x6a         ;    11.0 p0      41 k
        vmovdqa64 zmm18, zmm19                     ;    12.0         41 k copy
        vpternlogd zmm18, zmm14, zmm8, 0x87        ;    13.2 p5      41 k
        vmovdqa64 zmm17, zmm11                     ;    12.0         41 k copy
        vpternlogd zmm17, zmm9, zmm12, 0x6c        ;    12.2 p0      41 k
        vpternlogd zmm18, zmm17, zmm11, 0x87       ;    14.2 p5      41 k
        vpternlogd zmm24, zmm18, zmm22, 0x69       ;    16.2 p0      41 k
        vpternlogd zmm22, zmm9, zmm13, 0xd2        ;    16.2 p5      41 k
        vmovdqa64 zmm16, zmm15                     ;    14.0         41 k copy
        vpternlogd zmm16, zmm9, zmm14, 0x28        ;    14.0 p0      41 k
        vmovdqa64 zmm31, zmm11                     ;    12.0         41 k copy
        vpternlogd zmm31, zmm10, zmm14, 0x96       ;    13.2 p5      41 k
        vpternlogd zmm16, zmm31, zmm15, 0x87       ;    15.0 p0      41 k
        vpternlogd zmm18, zmm31, zmm14, 0x2d       ;    15.2 p5      41 k
        vpxord zmm30, zmm16, zmm22                 ;    17.2 p0      41 k
        vpternlogd zmm30, zmm23, zmm18, 0x69       ;    18.2 p5      41 k
        vmovdqa64 zmm23, zmm11                     ;    12.0         41 k copy
        vpternlogd zmm23, zmm14, zmm7, 0x60        ;    14.8 p0      41 k
        vpternlogd zmm30, zmm24, zmm13, 0x96       ;    19.2 p5      41 k
        vmovdqa64 zmm29, zmm14                     ;    13.2         41 k copy
        vpternlogd zmm29, zmm13, zmm8, 0xb7        ;    15.8 p0      41 k
        vpternlogd zmm31, zmm29, zmm10, 0xc6       ;    16.8 p5      41 k
        vpxord zmm29, zmm29, zmm23                 ;    16.8 p0      41 k
        vmovdqa64 zmm28, zmm11                     ;    12.0         41 k copy
        vpternlogd zmm28, zmm10, zmm8, 0x48        ;    17.0 p5      41 k
        vpternlogd zmm28, zmm13, zmm7, 0x78        ;    18.0 p0      41 k
        vmovdqa64 zmm27, zmm11                     ;    12.0         41 k copy
        vpternlogd zmm27, zmm15, zmm12, 0x28       ;    18.0 p5      41 k
        vpternlogd zmm27, zmm10, zmm15, 0x4b       ;    19.0 p0      41 k
        vmovdqa64 zmm26, zmm15                     ;    14.0         41 k copy
        vpternlogd zmm26, zmm14, zmm7, 0x6c        ;    19.0 p5      41 k
        vpternlogd zmm27, zmm26, zmm28, 0x96       ;    20.0 p0      41 k
        vpternlogd zmm27, zmm20, zmm9, 0x78        ;    21.0 p5      41 k
        vmovdqa64 zmm25, zmm21                     ;    14.0         41 k copy
        vpternlogd zmm25, zmm11, zmm12, 0x93       ;    20.8 p0      41 k
        vpternlogd zmm25, zmm19, zmm15, 0x69       ;    21.8 p5      41 k
        vpternlogd zmm19, zmm15, zmm8, 0x28        ;    21.8 p0      41 k
        vmovdqu64 [rbp - 128], zmm21               ;    19.0 p7+p4   41 k spill
        vmovdqa64 zmm21, zmm12                     ;    13.7         41 k copy
        vpternlogd zmm21, zmm8, zmm8, 0xc3         ;    22.0 p5      41 k
        vmovdqu64 [rbp - 64], zmm24                ;    19.2 p8+p9   41 k spill
        vmovdqa64 zmm24, zmm21                     ;    23.0         41 k copy
        vpternlogd zmm24, zmm25, zmm7, 0x39        ;    23.0 p0      41 k
        vpternlogd zmm24, zmm28, zmm18, 0x96       ;    24.0 p5      41 k
        vpandd zmm18, zmm11, zmm15                 ;    23.8 p0      41 k
        vmovdqa64 zmm28, zmm21                     ;    23.0         41 k copy
        vpternlogd zmm28, zmm10, zmm9, 0x78        ;    24.0 p5      41 k
        vmovdqu64 [rbp + 0], zmm25                 ;    22.8 p7+p4   41 k spill
        vmovdqa64 zmm25, zmm28                     ;    25.0         41 k copy
        vpternlogd zmm25, zmm22, zmm22, 0xc3       ;    25.0 p0      41 k
        vpandd zmm22, zmm15, zmm14                 ;    25.0 p5      41 k
        vmovdqu64 [rbp + 64], zmm25                ;    26.0 p8+p9   41 k spill
        vmovdqa64 zmm25, zmm22                     ;    26.0         41 k copy
        vpternlogd zmm25, zmm10, zmm7, 0x87        ;    26.0 p0      41 k
        vpternlogd zmm25, zmm11, zmm13, 0x87       ;    27.0 p5      41 k
        vpternlogd zmm31, zmm25, zmm25, 0xc3       ;    28.0 p0      41 k
        vpternlogd zmm31, zmm26, zmm17, 0x96       ;    29.0 p5      41 k
        vpandd zmm17, zmm14, zmm12                 ;    27.8 p0      41 k
        vpternlogd zmm17, zmm21, zmm11, 0xd2       ;    28.8 p5      41 k
        vmovdqa64 zmm21, zmm17                     ;    29.8         41 k copy
        vpternlogd zmm21, zmm22, zmm22, 0xc3       ;    29.8 p0      41 k
        vpandd zmm22, zmm12, zmm9                  ;    29.0 p5      41 k
        vpternlogd zmm22, zmm20, zmm15, 0xb4       ;    30.0 p0      41 k
        vpternlogd zmm22, zmm8, zmm7, 0x87         ;    31.0 p5      41 k
        vpternlogd zmm21, zmm16, zmm22, 0x69       ;    32.0 p0      41 k
        vpandd zmm16, zmm10, zmm13                 ;    31.0 p5      41 k
        vpternlogd zmm16, zmm14, zmm7, 0x87        ;    32.0 p0      41 k
        vpternlogd zmm19, zmm28, zmm16, 0x96       ;    33.0 p5      41 k
        vpternlogd zmm16, zmm22, zmm20, 0x69       ;    33.0 p0      41 k
        vmovdqa64 zmm20, zmm0                      ;    18.8         41 k copy
        vpternlogd zmm20, zmm3, zmm2, 0xb4         ;    33.0 p5      41 k
        vpandd zmm22, zmm4, zmm3                   ;    33.8 p0      41 k
        vpternlogd zmm22, zmm5, zmm2, 0x28         ;    34.8 p5      41 k
        vmovdqa64 zmm26, zmm6                      ;    19.5         41 k copy
        vpternlogd zmm26, zmm2, zmm2, 0x3f         ;    34.8 p0      41 k
        vmovdqa64 zmm28, zmm22                     ;    35.8         41 k copy
        vpternlogd zmm28, zmm20, zmm4, 0x87        ;    35.8 p5      41 k
        vpternlogd zmm28, zmm6, zmm1, 0x87         ;    36.8 p0      41 k
        vpternlogd zmm20, zmm6, zmm2, 0xac         ;    36.0 p5      41 k
        vmovdqa64 zmm8, zmm26                      ;    35.8         41 k copy
        vpternlogd zmm8, zmm1, zmm3, 0x78          ;    36.8 p0      41 k
        vpternlogd zmm30, zmm29, zmm0, 0x96        ;    37.0 p5      41 k
        vmovdqa64 zmm7, zmm8                       ;    37.8         41 k copy
        vpternlogd zmm7, zmm4, zmm0, 0x78          ;    37.8 p0      41 k
        vpxord zmm15, zmm1, zmm5                   ;    38.0 p5      41 k
        vpternlogd zmm24, zmm23, zmm2, 0x96        ;    38.8 p0      41 k
        vmovdqa64 zmm23, zmm7                      ;    38.8         41 k copy
        vpternlogd zmm23, zmm28, zmm0, 0x78        ;    39.0 p5      41 k
        vpternlogd zmm27, zmm1, zmm9, 0x96         ;    39.8 p0      41 k
        vmovdqa64 zmm14, zmm6                      ;    22.2         41 k copy
        vpternlogd zmm14, zmm4, zmm3, 0x6c         ;    40.0 p5      41 k
        vmovdqa64 zmm13, zmm15                     ;    39.0         41 k copy
        vpternlogd zmm13, zmm6, zmm0, 0x78         ;    40.8 p0      41 k
        vpternlogd zmm20, zmm13, zmm5, 0x2d        ;    41.8 p5      41 k
        vpternlogd zmm20, zmm28, zmm4, 0x78        ;    42.8 p0      41 k
        vpternlogd zmm31, zmm17, zmm5, 0x96        ;    42.0 p5      41 k
        vmovdqa64 zmm17, zmm14                     ;    41.0         41 k copy
        vpternlogd zmm17, zmm13, zmm5, 0x7d        ;    42.8 p0      41 k
        vpternlogd zmm17, zmm23, zmm0, 0x69        ;    43.8 p5      41 k
        vpxord zmm23, zmm1, zmm4                   ;    43.8 p0      41 k
        vmovdqa64 zmm12, zmm1                      ;    24.0         41 k copy
        vpternlogd zmm12, zmm4, zmm2, 0xa6         ;    44.0 p5      41 k
        vmovdqa64 zmm11, zmm0                      ;    24.3         41 k copy
        vpternlogd zmm11, zmm3, zmm3, 0xc3         ;    44.8 p0      41 k
        vpternlogd zmm11, zmm8, zmm15, 0xc6        ;    45.8 p5      41 k
        vmovdqa64 zmm8, zmm12                      ;    45.0         41 k copy
        vpternlogd zmm8, zmm1, zmm1, 0x3f          ;    45.8 p0      41 k
        vpternlogd zmm12, zmm5, zmm0, 0x87         ;    46.0 p5      41 k
        vpternlogd zmm26, zmm11, zmm5, 0x87        ;    46.8 p0      41 k
        vmovdqa64 zmm10, zmm11                     ;    46.8         41 k copy
        vpternlogd zmm10, zmm15, zmm15, 0xf3       ;    47.0 p5      41 k
        vmovdqa64 zmm15, zmm8                      ;    46.8         41 k copy
        vpternlogd zmm15, zmm23, zmm6, 0x87        ;    47.8 p0      41 k
        vpternlogd zmm8, zmm0, zmm3, 0x87          ;    48.0 p5      41 k
        vpandnd zmm23, zmm23, zmm5                 ;    48.8 p0      41 k
        vpternlogd zmm23, zmm4, zmm2, 0x48         ;    49.8 p5      41 k
        vpternlogd zmm28, zmm15, zmm5, 0xd2        ;    49.8 p0      41 k
        vpternlogd zmm15, zmm8, zmm6, 0xd7         ;    50.0 p5      41 k
        vpternlogd zmm14, zmm12, zmm15, 0x96       ;    51.0 p0      41 k
        vpternlogd zmm11, zmm14, zmm4, 0x93        ;    52.0 p5      41 k
        vpternlogd zmm11, zmm8, zmm2, 0x2d         ;    53.0 p0      41 k
        vmovdqa64 zmm14, zmm7                      ;    38.8         41 k copy
        vpternlogd zmm14, zmm6, zmm5, 0x7b         ;    52.0 p5      41 k
        vpternlogd zmm8, zmm1, zmm0, 0xd6          ;    52.8 p0      41 k
        vpternlogd zmm14, zmm23, zmm8, 0x96        ;    53.8 p5      41 k
        vpternlogd zmm28, zmm12, zmm3, 0x2d        ;    53.8 p0      41 k
        vpternlogd zmm10, zmm15, zmm22, 0x96       ;    54.0 p5      41 k
        vpternlogd zmm8, zmm1, zmm4, 0x4b          ;    54.8 p0      41 k
        vpternlogd zmm8, zmm7, zmm2, 0x87          ;    55.8 p5      41 k
        vpternlogd zmm8, zmm26, zmm13, 0x96        ;    56.8 p0      41 k
        vpternlogd zmm18, zmm3, [rbp - 64], 0x69   ;    56.0 p5+p3   41 k
        vpternlogd zmm10, zmm0, zmm3, 0xd2         ;    56.8 p0      41 k
        vpternlogd zmm25, zmm4, [rbp + 64], 0x96   ;    57.0 p5+p2   41 k
        vpternlogd zmm21, zmm6, [rbp - 128], 0x96  ;    57.8 p0+p3   41 k
        vmovdqu64 zmm7, [r8 + 1600]                ;    30.5 p2     100 k.9 reload
        vpternlogd zmm17, zmm30, zmm7, 0x96        ;    58.0 p5      48 k
        vmovdqu64 zmm12, [r8 + 1664]               ;    31.0 p3     100 k.10 reload
        vpternlogd zmm20, zmm27, zmm12, 0x96       ;    58.8 p0      48 k
        vmovdqu64 zmm13, [r8 + 1728]               ;    31.5 p2     100 k.11 reload
        vpternlogd zmm11, zmm24, zmm13, 0x96       ;    59.0 p5      48 k
        vmovdqu64 zmm15, [r8 + 1024]               ;    32.0 p3     100 k.0 reload
        vpxord zmm30, zmm30, zmm15                 ;    59.8 p0      48 k
        vmovdqu64 zmm22, [r8 + 1792]               ;    32.5 p2     100 k.12 reload
        vpternlogd zmm14, zmm18, zmm22, 0x96       ;    60.0 p5      48 k
        vmovdqu64 zmm23, [r8 + 1088]               ;    33.0 p3     100 k.1 reload
        vpxord zmm27, zmm27, zmm23                 ;    60.8 p0      48 k
        vmovdqu64 zmm26, [r8 + 1856]               ;    33.5 p2     100 k.13 reload
        vpternlogd zmm28, zmm25, zmm26, 0x96       ;    61.0 p5      48 k
        vpxord zmm24, zmm24, [r8 + 1152]           ;    61.8 p0+p3   48 k
        vpxord zmm18, zmm18, [r8 + 1216]           ;    62.0 p5+p2   48 k
        vpxord zmm25, zmm25, [r8 + 1280]           ;    62.8 p0+p3   48 k
        vpternlogd zmm8, zmm31, [r8 + 1920], 0x96  ;    63.0 p5+p2   48 k
        vpxord zmm31, zmm31, [r8 + 1344]           ;    63.8 p0+p3   48 k
        vpternlogd zmm10, zmm21, [r8 + 1984], 0x96 ;    64.0 p5+p2   48 k
        vpxord zmm21, zmm21, [r8 + 1408]           ;    64.8 p0+p3   48 k
        vpternlogd zmm19, zmm29, [r8 + 1472], 0x96 ;    65.0 p5+p2   48 k
        vmovdqa64 zmm29, zmm31                     ;    64.8         45 k copy
        vpternlogd zmm29, zmm27, zmm30, 0x60       ;    65.8 p0      45 k
        vpandd zmm6, zmm21, zmm19                  ;    66.0 p5      45 k
        vpxord zmm5, zmm30, zmm21                  ;    66.8 p0      45 k
        vmovdqa64 zmm4, zmm5                       ;    67.8         45 k copy
        vpternlogd zmm4, zmm18, zmm18, 0xc3        ;    67.8 p5      45 k
        vmovdqa64 zmm3, zmm24                      ;    62.8         45 k copy
        vpternlogd zmm3, zmm27, zmm30, 0x6a        ;    67.8 p0      45 k
        vmovdqa64 zmm2, zmm3                       ;    68.8         45 k copy
        vpternlogd zmm2, zmm19, zmm27, 0x87        ;    68.8 p5      45 k
        vmovdqa64 zmm1, zmm31                      ;    64.8         45 k copy
        vpternlogd zmm1, zmm25, zmm24, 0x6a        ;    68.8 p0      45 k
        vpternlogd zmm2, zmm1, zmm25, 0x87         ;    69.8 p5      45 k
        vmovdqa64 zmm0, zmm19                      ;    66.0         45 k copy
        vpternlogd zmm0, zmm25, zmm18, 0x96        ;    69.8 p0      45 k
        vmovdqa64 zmm9, zmm0                       ;    70.8         45 k copy
        vpternlogd zmm9, zmm2, zmm19, 0x39         ;    70.8 p5      45 k
        vmovdqa64 zmm26, zmm19                     ;    66.0         45 k copy
        vpternlogd zmm26, zmm25, zmm30, 0x48       ;    70.8 p0      45 k
        vmovdqa64 zmm22, zmm19                     ;    66.0         45 k copy
        vpternlogd zmm22, zmm21, zmm27, 0xb7       ;    71.0 p5      45 k
        vpxord zmm13, zmm26, zmm22                 ;    72.0 p0      45 k
        vpternlogd zmm22, zmm0, zmm18, 0x78        ;    72.0 p5      45 k
        vmovdqa64 zmm12, zmm25                     ;    63.8         45 k copy
        vpternlogd zmm12, zmm18, zmm27, 0x48       ;    72.8 p0      45 k
        vpternlogd zmm12, zmm21, zmm30, 0x78       ;    73.8 p5      45 k
        vmovdqu64 zmm7, [rbp + 0]                  ;    38.7 p3      41 k reload
        vpternlogd zmm16, zmm7, [r8 + 1536], 0x96  ;    73.8 p0+p2   48 k
        vmovdqa64 zmm7, zmm6                       ;    67.0         45 k copy
        vpternlogd zmm7, zmm16, zmm24, 0x78        ;    74.8 p5      45 k
        vpternlogd zmm7, zmm4, zmm31, 0x78         ;    75.8 p0      45 k
        vpternlogd zmm2, zmm29, zmm7, 0x69         ;    76.8 p5      45 k
        vmovdqa64 zmm29, zmm16                     ;    74.8         45 k copy
        vpternlogd zmm29, zmm19, zmm24, 0x48       ;    75.8 p0      45 k
        vpternlogd zmm0, zmm29, zmm16, 0x93        ;    76.8 p5      45 k
        vpternlogd zmm7, zmm21, zmm24, 0xb4        ;    76.8 p0      45 k
        vpxord zmm29, zmm7, zmm0                   ;    77.8 p5      45 k
        vpternlogd zmm29, zmm6, zmm9, 0x69         ;    78.8 p0      45 k
        vpternlogd zmm29, zmm2, zmm21, 0x96        ;    79.8 p5      45 k
        vmovdqa64 zmm6, zmm16                      ;    74.8         45 k copy
        vpternlogd zmm6, zmm31, zmm25, 0x48        ;    78.8 p0      45 k
        vpternlogd zmm6, zmm16, zmm18, 0x2d        ;    79.8 p5      45 k
        vpternlogd zmm29, zmm13, zmm17, 0x96       ;    80.8 p0      45 k
        vmovdqa64 zmm23, zmm16                     ;    74.8         45 k copy
        vpternlogd zmm23, zmm19, zmm30, 0x6c       ;    80.0 p5      45 k
        vpternlogd zmm6, zmm23, zmm12, 0x96        ;    81.0 p0      45 k
        vpternlogd zmm6, zmm4, zmm24, 0xd2         ;    82.0 p5      45 k
        vmovdqa64 zmm15, zmm5                      ;    67.8         45 k copy
        vpternlogd zmm15, zmm31, zmm25, 0x95       ;    81.8 p0      45 k
        vpternlogd zmm15, zmm3, zmm16, 0x69        ;    82.8 p5      45 k
        vpternlogd zmm3, zmm16, zmm27, 0x28        ;    82.8 p0      45 k
        vpxord zmm6, zmm6, zmm20                   ;    83.0 p5      45 k
        vmovdqu64 [rbp + 0], zmm20                 ;    59.8 p7+p4   48 k spill
        vmovdqa64 zmm20, zmm31                     ;    64.8         45 k copy
        vpternlogd zmm20, zmm27, zmm27, 0xc3       ;    83.8 p0      45 k
        vmovdqu64 [r9 + 8192], zmm29               ;    81.8 p8+p9  100 k
        vpandd zmm29, zmm25, zmm16                 ;    84.0 p5      45 k
        vpternlogd zmm29, zmm2, zmm14, 0x69        ;    85.0 p0      45 k
        vmovdqa64 zmm2, zmm20                      ;    84.8         45 k copy
        vpternlogd zmm2, zmm15, zmm30, 0x39        ;    85.0 p5      45 k
        vpternlogd zmm2, zmm12, zmm9, 0x96         ;    86.0 p0      45 k
        vpandd zmm9, zmm19, zmm16                  ;    86.0 p5      45 k
        vmovdqa64 zmm12, zmm20                     ;    84.8         45 k copy
        vpternlogd zmm12, zmm18, zmm24, 0x78       ;    86.8 p0      45 k
        vmovdqu64 [rbp - 128], zmm14               ;    61.0 p7+p4   48 k spill
        vmovdqa64 zmm14, zmm12                     ;    87.8         45 k copy
        vpternlogd zmm14, zmm7, zmm7, 0xc3         ;    87.8 p5      45 k
        vmovdqa64 zmm7, zmm9                       ;    87.0         45 k copy
        vpternlogd zmm7, zmm18, zmm30, 0x87        ;    87.8 p0      45 k
        vpternlogd zmm7, zmm21, zmm25, 0x87        ;    88.8 p5      45 k
        vpternlogd zmm22, zmm7, zmm18, 0x69        ;    89.8 p0      45 k
        vpternlogd zmm22, zmm23, zmm1, 0x96        ;    90.8 p5      45 k
        vpandd zmm1, zmm31, zmm19                  ;    89.8 p0      45 k
        vpternlogd zmm1, zmm20, zmm25, 0xd2        ;    90.8 p5      45 k
        vpandd zmm24, zmm24, zmm31                 ;    90.8 p0      45 k
        vpandd zmm18, zmm18, zmm21                 ;    91.0 p5      45 k
        vmovdqa64 zmm20, zmm1                      ;    91.8         45 k copy
        vpternlogd zmm20, zmm9, zmm9, 0xc3         ;    91.8 p0      45 k
        vpternlogd zmm24, zmm16, zmm4, 0xd2        ;    92.0 p5      45 k
        vpternlogd zmm24, zmm27, zmm30, 0x87       ;    93.0 p0      45 k
        vpternlogd zmm20, zmm0, zmm24, 0x69        ;    94.0 p5      45 k
        vpternlogd zmm18, zmm19, zmm30, 0x87       ;    93.8 p0      45 k
        vpxord zmm12, zmm12, zmm18                 ;    94.8 p5      45 k
        vpternlogd zmm12, zmm3, zmm13, 0x96        ;    95.8 p0      45 k
        vpternlogd zmm18, zmm24, zmm24, 0xc3       ;    95.0 p5      45 k
        vpternlogd zmm18, zmm15, zmm4, 0x96        ;    96.0 p0      45 k
        vpternlogd zmm2, zmm26, zmm11, 0x96        ;    96.0 p5      45 k
        vpternlogd zmm14, zmm7, zmm28, 0x96        ;    96.8 p0      45 k
        vpternlogd zmm22, zmm1, zmm8, 0x96         ;    97.0 p5      45 k
        vmovdqu64 [r9 + 8256], zmm6                ;    84.0 p8+p9  100 k
        vpternlogd zmm20, zmm5, zmm10, 0x96        ;    97.8 p0      45 k
        vmovdqu64 [r9 + 8384], zmm29               ;    86.0 p7+p4  100 k
        vmovdqu64 [r9 + 8768], zmm17               ;    59.0 p8+p9  100 k
        vmovdqu64 [r9 + 8320], zmm2                ;    97.0 p7+p4  100 k
        vmovdqu64 [r9 + 8896], zmm11               ;    60.0 p8+p9  100 k
        vmovdqu64 zmm0, [rbp + 0]                  ;    59.8 p3      48 k reload
        vmovdqu64 [r9 + 8832], zmm0                ;    65.8 p7+p4  100 k
        vmovdqu64 [r9 + 8448], zmm14               ;    97.8 p8+p9  100 k
        vmovdqu64 [r9 + 8512], zmm22               ;    98.0 p7+p4  100 k
        vmovdqu64 [r9 + 9024], zmm28               ;    62.0 p8+p9  100 k
        vmovdqu64 zmm0, [rbp - 128]                ;    61.0 p2      48 k reload
        vmovdqu64 [r9 + 8960], zmm0                ;    67.0 p7+p4  100 k
        vmovdqu64 [r9 + 8576], zmm20               ;    98.8 p8+p9  100 k
        vmovdqu64 [r9 + 9088], zmm8                ;    64.0 p7+p4  100 k
        vmovdqu64 [r9 + 8640], zmm12               ;    96.8 p8+p9  100 k
        vmovdqu64 [r9 + 9152], zmm10               ;    65.0 p7+p4  100 k
        vmovdqu64 [r9 + 8704], zmm18               ;    97.0 p8+p9  100 k
        vmovdqu64 zmm0, [r8 + 1024]                ;    52.3 p3     100 k.0 reload
        vmovdqu64 [r9 + 1024], zmm0                ;    63.7 p7+p4   99 k
        vmovdqu64 zmm1, [r8 + 1088]                ;    52.7 p2     100 k.1 reload
        vmovdqu64 [r9 + 1088], zmm1                ;    65.3 p8+p9   99 k
        vmovdqu64 zmm2, [r8 + 1152]                ;    53.3 p3     100 k.2 reload
        vmovdqu64 [r9 + 1152], zmm2                ;    65.7 p7+p4   99 k
        vmovdqu64 zmm3, [r8 + 1216]                ;    53.7 p2     100 k.3 reload
        vmovdqu64 [r9 + 1216], zmm3                ;    67.3 p8+p9   99 k
        vmovdqu64 zmm4, [r8 + 1280]                ;    54.3 p3     100 k.4 reload
        vmovdqu64 [r9 + 1280], zmm4                ;    67.7 p7+p4   99 k
        vmovdqu64 zmm5, [r8 + 1344]                ;    54.7 p2     100 k.5 reload
        vmovdqu64 [r9 + 1344], zmm5                ;    69.3 p8+p9   99 k
        vmovdqu64 zmm6, [r8 + 1408]                ;    55.3 p3     100 k.6 reload
        vmovdqu64 [r9 + 1408], zmm6                ;    69.7 p7+p4   99 k
        vmovdqu64 zmm7, [r8 + 1472]                ;    55.7 p2     100 k.7 reload
        vmovdqu64 [r9 + 1472], zmm7                ;    71.3 p8+p9   99 k
        vmovdqu64 zmm8, [r8 + 1536]                ;    56.3 p3     100 k.8 reload
        vmovdqu64 [r9 + 1536], zmm8                ;    71.7 p7+p4   99 k
        vmovdqu64 zmm9, [r8 + 1600]                ;    56.7 p2     100 k.9 reload
        vmovdqu64 [r9 + 1600], zmm9                ;    73.3 p8+p9   99 k
        vmovdqu64 zmm10, [r8 + 1664]               ;    57.3 p3     100 k.10 reload
        vmovdqu64 [r9 + 1664], zmm10               ;    73.7 p7+p4   99 k
        vmovdqu64 zmm11, [r8 + 1728]               ;    57.7 p2     100 k.11 reload
        vmovdqu64 [r9 + 1728], zmm11               ;    75.3 p8+p9   99 k
        vmovdqu64 zmm12, [r8 + 1792]               ;    58.3 p3     100 k.12 reload
        vmovdqu64 [r9 + 1792], zmm12               ;    75.7 p7+p4   99 k
        vmovdqu64 zmm13, [r8 + 1856]               ;    58.7 p2     100 k.13 reload
        vmovdqu64 [r9 + 1856], zmm13               ;    77.3 p8+p9   99 k
        vmovdqu64 zmm14, [r8 + 1920]               ;    59.3 p3     100 k.14 reload
        vmovdqu64 [r9 + 1920], zmm14               ;    77.7 p7+p4   99 k
        vmovdqu64 zmm15, [r8 + 1984]               ;    59.7 p2     100 k.15 reload
        vmovdqu64 [r9 + 1984], zmm15               ;    79.3 p8+p9   99 k
        vmovdqa64 zmm24, zmm8                      ;    62.3         41 k copy
        vpternlogd zmm24, zmm7, zmm12, 0x28        ;    98.0 p5      41 k
        vpandd zmm23, zmm13, zmm14                 ;    98.8 p0      41 k
        vpxord zmm22, zmm7, zmm13                  ;    99.0 p5      41 k
        vmovdqa64 zmm21, zmm8                      ;    62.3         41 k copy
        vpternlogd zmm21, zmm7, zmm9, 0x6c         ;    99.8 p0      41 k
        vmovdqa64 zmm20, zmm12                     ;    64.3         41 k copy
        vpternlogd zmm20, zmm11, zmm9, 0x6a        ;   100.0 p5      41 k
        vmovdqa64 zmm19, zmm23                     ;    99.8         41 k copy
        vpternlogd zmm19, zmm15, zmm9, 0x78        ;   100.8 p0      41 k
        vmovdqa64 zmm18, zmm15                     ;    65.7         41 k copy
        vpternlogd zmm18, zmm14, zmm9, 0x48        ;   101.0 p5      41 k
        vmovdqa64 zmm17, zmm22                     ;   100.0         41 k copy
        vpternlogd zmm17, zmm10, zmm10, 0xc3       ;   101.8 p0      41 k
        vpternlogd zmm19, zmm17, zmm12, 0x78       ;   102.8 p5      41 k
        vmovdqa64 zmm16, zmm14                     ;    65.3         41 k copy
        vpternlogd zmm16, zmm11, zmm10, 0x96       ;   102.8 p0      41 k
        vpternlogd zmm18, zmm16, zmm15, 0x87       ;   103.8 p5      41 k
        vmovdqa64 zmm31, zmm21                     ;   100.8         41 k copy
        vpternlogd zmm31, zmm8, zmm14, 0x87        ;   103.8 p0      41 k
        vpternlogd zmm31, zmm20, zmm11, 0x87       ;   104.8 p5      41 k
        vpternlogd zmm24, zmm31, zmm19, 0x69       ;   105.8 p0      41 k
        vpternlogd zmm19, zmm13, zmm9, 0xb4        ;   105.0 p5      41 k
        vpternlogd zmm31, zmm16, zmm14, 0x2d       ;   105.8 p0      41 k
        vmovdqa64 zmm30, zmm7                      ;    61.7         41 k copy
        vpternlogd zmm30, zmm14, zmm11, 0x28       ;   106.0 p5      41 k
        vmovdqa64 zmm29, zmm8                      ;    62.3         41 k copy
        vpternlogd zmm29, zmm14, zmm13, 0xd7       ;   106.8 p0      41 k
        vpternlogd zmm16, zmm29, zmm10, 0x6c       ;   107.8 p5      41 k
        vpxord zmm29, zmm29, zmm30                 ;   107.8 p0      41 k
        vmovdqa64 zmm28, zmm8                      ;    62.7         41 k copy
        vpternlogd zmm28, zmm11, zmm10, 0x28       ;   108.0 p5      41 k
        vpternlogd zmm28, zmm7, zmm13, 0x78        ;   109.0 p0      41 k
        vpxord zmm27, zmm18, zmm19                 ;   109.0 p5      41 k
        vpternlogd zmm27, zmm23, zmm31, 0x69       ;   110.0 p0      41 k
        vmovdqa64 zmm23, zmm15                     ;    65.7         41 k copy
        vpternlogd zmm23, zmm12, zmm11, 0x48       ;   110.0 p5      41 k
        vpternlogd zmm27, zmm24, zmm13, 0x96       ;   111.0 p0      41 k
        vpternlogd zmm23, zmm15, zmm10, 0x2d       ;   111.0 p5      41 k
        vmovdqa64 zmm26, zmm7                      ;    64.2         41 k copy
        vpternlogd zmm26, zmm15, zmm14, 0x6a       ;   111.8 p0      41 k
        vpternlogd zmm23, zmm26, zmm28, 0x96       ;   112.8 p5      41 k
        vpternlogd zmm23, zmm17, zmm9, 0xd2        ;   113.8 p0      41 k
        vmovdqa64 zmm25, zmm8                      ;    64.8         41 k copy
        vpternlogd zmm25, zmm12, zmm12, 0xc3       ;   113.0 p5      41 k
        vmovdqu64 [rbp - 128], zmm24               ;   106.8 p7+p4   41 k spill
        vpandd zmm24, zmm11, zmm15                 ;   113.8 p0      41 k
        vmovdqu64 [rbp + 0], zmm24                 ;   114.8 p8+p9   41 k spill
        vmovdqa64 zmm24, zmm22                     ;   100.0         41 k copy
        vpternlogd zmm24, zmm12, zmm11, 0x95       ;   114.0 p5      41 k
        vpternlogd zmm24, zmm21, zmm15, 0x69       ;   115.0 p0      41 k
        vpternlogd zmm21, zmm8, zmm15, 0x48        ;   115.0 p5      41 k
        vmovdqu64 [rbp + 64], zmm22                ;   100.0 p7+p4   41 k spill
        vpandd zmm22, zmm15, zmm14                 ;   115.8 p0      41 k
        vmovdqu64 [rbp - 64], zmm30                ;   107.0 p8+p9   41 k spill
        vmovdqa64 zmm30, zmm25                     ;   114.0         41 k copy
        vpternlogd zmm30, zmm24, zmm7, 0x39        ;   116.0 p5      41 k
        vpternlogd zmm30, zmm28, zmm31, 0x96       ;   117.0 p0      41 k
        vpandd zmm28, zmm14, zmm12                 ;   117.0 p5      41 k
        vpandd zmm12, zmm12, zmm9                  ;   117.8 p0      41 k
        vpternlogd zmm9, zmm25, zmm10, 0x6c        ;   118.0 p5      41 k
        vmovdqa64 zmm31, zmm22                     ;   116.8         41 k copy
        vpternlogd zmm31, zmm7, zmm10, 0x87        ;   118.8 p0      41 k
        vpternlogd zmm31, zmm13, zmm11, 0x87       ;   119.8 p5      41 k
        vpternlogd zmm28, zmm25, zmm11, 0xd2       ;   119.8 p0      41 k
        vmovdqa64 zmm11, zmm9                      ;   119.0         41 k copy
        vpternlogd zmm11, zmm19, zmm19, 0xc3       ;   120.0 p5      41 k
        vpternlogd zmm16, zmm31, zmm10, 0x69       ;   120.8 p0      41 k
        vpternlogd zmm16, zmm26, zmm20, 0x96       ;   121.8 p5      41 k
        vpandd zmm14, zmm14, zmm7                  ;   121.8 p0      41 k
        vpternlogd zmm12, zmm15, zmm17, 0xd2       ;   122.0 p5      41 k
        vmovdqa64 zmm15, zmm28                     ;   120.8         41 k copy
        vpternlogd zmm15, zmm22, zmm22, 0xc3       ;   122.8 p0      41 k
        vpternlogd zmm12, zmm8, zmm7, 0x87         ;   123.0 p5      41 k
        vmovdqa64 zmm7, zmm3                       ;    70.0         41 k copy
        vpternlogd zmm7, zmm2, zmm0, 0x9a          ;   123.8 p0      41 k
        vpandd zmm8, zmm3, zmm4                    ;   124.0 p5      41 k
        vpternlogd zmm15, zmm18, zmm12, 0x69       ;   124.8 p0      41 k
        vpternlogd zmm14, zmm13, zmm10, 0x87       ;   125.0 p5      41 k
        vmovdqa64 zmm10, zmm6                      ;    70.8         41 k copy
        vpternlogd zmm10, zmm2, zmm2, 0x3f         ;   125.8 p0      41 k
        vpternlogd zmm21, zmm9, zmm14, 0x96        ;   126.0 p5      41 k
        vpternlogd zmm14, zmm12, zmm17, 0x69       ;   126.8 p0      41 k
        vpxord zmm9, zmm5, zmm1                    ;   127.0 p5      41 k
        vpternlogd zmm8, zmm5, zmm2, 0x28          ;   127.8 p0      41 k
        vmovdqa64 zmm12, zmm6                      ;    71.8         41 k copy
        vpternlogd zmm12, zmm4, zmm3, 0x6c         ;   128.0 p5      41 k
        vmovdqa64 zmm13, zmm8                      ;   128.8         41 k copy
        vpternlogd zmm13, zmm7, zmm4, 0x87         ;   128.8 p0      41 k
        vpternlogd zmm13, zmm6, zmm1, 0x87         ;   129.8 p5      41 k
        vmovdqa64 zmm17, zmm10                     ;   126.8         41 k copy
        vpternlogd zmm17, zmm3, zmm1, 0x78         ;   129.8 p0      41 k
        vpxord zmm18, zmm1, zmm4                   ;   130.0 p5      41 k
        vmovdqa64 zmm19, zmm4                      ;    73.2         41 k copy
        vpternlogd zmm19, zmm2, zmm1, 0x9c         ;   130.8 p0      41 k
        vmovdqa64 zmm20, zmm17                     ;   130.8         41 k copy
        vpternlogd zmm20, zmm4, zmm0, 0x78         ;   131.0 p5      41 k
        vmovdqa64 zmm22, zmm20                     ;   132.0         41 k copy
        vpternlogd zmm22, zmm13, zmm0, 0xd2        ;   132.0 p0      41 k
        vmovdqa64 zmm25, zmm9                      ;   128.0         41 k copy
        vpternlogd zmm25, zmm6, zmm0, 0x78         ;   132.0 p5      41 k
        vmovdqa64 zmm26, zmm3                      ;    74.5         41 k copy
        vpternlogd zmm26, zmm0, zmm0, 0xc3         ;   132.8 p0      41 k
        vpternlogd zmm7, zmm6, zmm2, 0xac          ;   133.0 p5      41 k
        vpternlogd zmm7, zmm25, zmm5, 0x2d         ;   134.0 p0      41 k
        vpternlogd zmm7, zmm13, zmm4, 0x78         ;   135.0 p5      41 k
        vpternlogd zmm26, zmm17, zmm9, 0xc6        ;   134.8 p0      41 k
        vpxord zmm17, zmm12, zmm25                 ;   135.0 p5      41 k
        vpternlogd zmm17, zmm22, zmm5, 0xc6        ;   136.0 p0      41 k
        vmovdqa64 zmm22, zmm19                     ;   131.8         41 k copy
        vpternlogd zmm22, zmm1, zmm1, 0x3f         ;   136.0 p5      41 k
        vpternlogd zmm19, zmm5, zmm0, 0x87         ;   136.8 p0      41 k
        vpternlogd zmm10, zmm26, zmm5, 0x87        ;   137.0 p5      41 k
        vpternlogd zmm27, zmm29, zmm0, 0x96        ;   137.8 p0      41 k
        vpxord zmm23, zmm23, zmm1                  ;   138.0 p5      41 k
        vmovdqu64 [rbp + 128], zmm24               ;   116.0 p7+p4   41 k spill
        vmovdqa64 zmm24, zmm26                     ;   135.8         41 k copy
        vpternlogd zmm24, zmm9, zmm9, 0xf3         ;   138.8 p0      41 k
        vmovdqa64 zmm9, zmm22                      ;   137.0         41 k copy
        vpternlogd zmm9, zmm18, zmm6, 0x87         ;   139.0 p5      41 k
        vpternlogd zmm22, zmm3, zmm0, 0x87         ;   139.8 p0      41 k
        vpandnd zmm18, zmm18, zmm5                 ;   140.0 p5      41 k
        vpternlogd zmm18, zmm4, zmm2, 0x48         ;   141.0 p0      41 k
        vpternlogd zmm13, zmm9, zmm5, 0xd2         ;   141.0 p5      41 k
        vpternlogd zmm9, zmm22, zmm6, 0xd7         ;   141.8 p0      41 k
        vpternlogd zmm12, zmm19, zmm9, 0x96        ;   142.8 p5      41 k
        vpternlogd zmm26, zmm12, zmm4, 0x93        ;   143.8 p0      41 k
        vpternlogd zmm26, zmm22, zmm2, 0x2d        ;   144.8 p5      41 k
        vmovdqa64 zmm12, zmm20                     ;   132.0         41 k copy
        vpternlogd zmm12, zmm6, zmm5, 0x7b         ;   143.8 p0      41 k
        vpternlogd zmm22, zmm1, zmm0, 0xd6         ;   144.0 p5      41 k
        vpternlogd zmm12, zmm18, zmm22, 0x96       ;   145.0 p0      41 k
        vpternlogd zmm13, zmm19, zmm3, 0x2d        ;   145.0 p5      41 k
        vpternlogd zmm22, zmm1, zmm4, 0x4b         ;   145.8 p0      41 k
        vmovdqu64 zmm1, [rbp + 0]                  ;   114.8 p3      41 k
        vpternlogd zmm1, zmm3, [rbp - 128], 0x69   ;   146.0 p5+p2   41 k
        vpternlogd zmm22, zmm20, zmm2, 0x87        ;   146.8 p0      41 k
        vpternlogd zmm22, zmm10, zmm25, 0x96       ;   147.8 p5      41 k
        vpternlogd zmm24, zmm9, zmm8, 0x96         ;   147.8 p0      41 k
        vpternlogd zmm30, zmm2, [rbp - 64], 0x96   ;   148.0 p5+p3   41 k
        vpternlogd zmm11, zmm31, zmm4, 0x96        ;   148.8 p0      41 k
        vpternlogd zmm24, zmm3, zmm0, 0xb4         ;   149.0 p5      41 k
        vpternlogd zmm16, zmm28, zmm5, 0x96        ;   149.8 p0      41 k
        vpternlogd zmm15, zmm6, [rbp + 64], 0x96   ;   150.0 p5+p2   41 k
        vmovdqu64 zmm0, [r8 + 2048]                ;    82.2 p3      48 k
        vmovdqu64 zmm2, [r8 + 2112]                ;    82.8 p2      48 k
        vmovdqu64 zmm3, [r8 + 2176]                ;    83.2 p3      48 k
        vmovdqu64 zmm4, [r8 + 2624]                ;    83.8 p2     100 k.9 reload
        vpternlogd zmm17, zmm27, zmm4, 0x96        ;   150.8 p0      48 k
        vmovdqu64 zmm5, [r8 + 2240]                ;    84.2 p3      48 k
        vmovdqu64 zmm6, [r8 + 2688]                ;    84.8 p2     100 k.10 reload
        vpternlogd zmm7, zmm23, zmm6, 0x96         ;   151.0 p5      48 k
        vmovdqu64 zmm8, [r8 + 2304]                ;    85.2 p3      48 k
        vmovdqu64 zmm9, [r8 + 2368]                ;    85.8 p2      48 k
        vmovdqu64 zmm10, [r8 + 2432]               ;    86.2 p3      48 k
        vmovdqu64 zmm18, [r8 + 2752]               ;    86.8 p2     100 k.11 reload
        vpternlogd zmm26, zmm30, zmm18, 0x96       ;   151.8 p0      48 k
        vpxord zmm0, zmm0, zmm27                   ;   152.0 p5      48 k
        vmovdqu64 zmm19, [r8 + 2816]               ;    87.2 p3     100 k.12 reload
        vpternlogd zmm12, zmm1, zmm19, 0x96        ;   152.8 p0      48 k
        vpxord zmm2, zmm2, zmm23                   ;   153.0 p5      48 k
        vmovdqu64 zmm20, [r8 + 2880]               ;    87.8 p2     100 k.13 reload
        vpternlogd zmm13, zmm11, zmm20, 0x96       ;   153.8 p0      48 k
        vmovdqu64 zmm23, [r8 + 2944]               ;    88.2 p3     100 k.14 reload
        vpternlogd zmm22, zmm16, zmm23, 0x96       ;   154.0 p5      48 k
        vmovdqu64 zmm25, [r8 + 3008]               ;    88.8 p2     100 k.15 reload
        vpternlogd zmm24, zmm15, zmm25, 0x96       ;   154.8 p0      48 k
        vpxord zmm3, zmm3, zmm30                   ;   155.0 p5      48 k
        vpxord zmm5, zmm5, zmm1                    ;   155.8 p0      48 k
        vmovdqu64 zmm1, [r8 + 2496]                ;    89.2 p3     100 k.7 reload
        vpternlogd zmm21, zmm29, zmm1, 0x96        ;   156.0 p5      48 k
        vpxord zmm8, zmm8, zmm11                   ;   156.8 p0      48 k
        vpxord zmm9, zmm9, zmm16                   ;   157.0 p5      48 k
        vpxord zmm10, zmm10, zmm15                 ;   157.8 p0      48 k
        vmovdqu64 zmm11, [r8 + 2560]               ;    89.8 p2     100 k.8 reload
        vmovdqu64 zmm15, [rbp + 128]               ;   116.0 p3      41 k reload
        vpternlogd zmm14, zmm15, zmm11, 0x96       ;   158.0 p5      48 k
        vmovdqa64 zmm15, zmm9                      ;   158.0         45 k copy
        vpternlogd zmm15, zmm2, zmm0, 0x60         ;   158.8 p0      45 k
        vpandd zmm16, zmm21, zmm10                 ;   159.0 p5      45 k
        vmovdqa64 zmm27, zmm16                     ;   160.0         45 k copy
        vpternlogd zmm27, zmm14, zmm3, 0x78        ;   160.0 p0      45 k
        vpxord zmm28, zmm0, zmm10                  ;   160.0 p5      45 k
        vmovdqa64 zmm29, zmm28                     ;   161.0         45 k copy
        vpternlogd zmm29, zmm5, zmm5, 0xc3         ;   161.0 p0      45 k
        vpternlogd zmm27, zmm29, zmm9, 0x78        ;   162.0 p5      45 k
        vmovdqa64 zmm30, zmm3                      ;   156.0         45 k copy
        vpternlogd zmm30, zmm2, zmm0, 0x6a         ;   161.8 p0      45 k
        vmovdqa64 zmm31, zmm30                     ;   162.8         45 k copy
        vpternlogd zmm31, zmm21, zmm2, 0x87        ;   162.8 p5      45 k
        vmovdqa64 zmm25, zmm9                      ;   158.0         45 k copy
        vpternlogd zmm25, zmm8, zmm3, 0x6a         ;   162.8 p0      45 k
        vpternlogd zmm31, zmm25, zmm8, 0x87        ;   163.8 p5      45 k
        vpternlogd zmm15, zmm31, zmm27, 0x69       ;   164.8 p0      45 k
        vpternlogd zmm27, zmm10, zmm3, 0xb4        ;   164.0 p5      45 k
        vmovdqa64 zmm23, zmm14                     ;   159.0         45 k copy
        vpternlogd zmm23, zmm21, zmm3, 0x48        ;   164.8 p0      45 k
        vmovdqa64 zmm20, zmm21                     ;   157.0         45 k copy
        vpternlogd zmm20, zmm8, zmm5, 0x96         ;   165.0 p5      45 k
        vpternlogd zmm23, zmm20, zmm14, 0x87       ;   166.0 p0      45 k
        vpternlogd zmm31, zmm20, zmm21, 0x2d       ;   166.0 p5      45 k
        vpxord zmm19, zmm27, zmm23                 ;   167.0 p0      45 k
        vpternlogd zmm19, zmm16, zmm31, 0x69       ;   168.0 p5      45 k
        vmovdqa64 zmm16, zmm21                     ;   157.0         45 k copy
        vpternlogd zmm16, zmm8, zmm0, 0x48         ;   167.8 p0      45 k
        vpternlogd zmm19, zmm15, zmm10, 0x96       ;   169.0 p5      45 k
        vmovdqa64 zmm18, zmm21                     ;   157.0         45 k copy
        vpternlogd zmm18, zmm10, zmm2, 0xb7        ;   168.8 p0      45 k
        vpternlogd zmm20, zmm18, zmm5, 0x6c        ;   169.8 p5      45 k
        vpxord zmm18, zmm18, zmm16                 ;   169.8 p0      45 k
        vmovdqa64 zmm6, zmm8                       ;   157.8         45 k copy
        vpternlogd zmm6, zmm5, zmm2, 0x48          ;   170.0 p5      45 k
        vpternlogd zmm6, zmm10, zmm0, 0x78         ;   171.0 p0      45 k
        vmovdqa64 zmm4, zmm14                      ;   159.0         45 k copy
        vpternlogd zmm4, zmm9, zmm8, 0x48          ;   171.0 p5      45 k
        vpternlogd zmm4, zmm14, zmm5, 0x2d         ;   172.0 p0      45 k
        vmovdqa64 zmm11, zmm14                     ;   159.0         45 k copy
        vpternlogd zmm11, zmm21, zmm0, 0x6c        ;   172.0 p5      45 k
        vpternlogd zmm4, zmm11, zmm6, 0x96         ;   173.0 p0      45 k
        vpternlogd zmm4, zmm29, zmm3, 0xd2         ;   174.0 p5      45 k
        vpternlogd zmm19, zmm18, zmm17, 0x96       ;   173.8 p0      45 k
        vmovdqa64 zmm1, zmm28                      ;   161.0         45 k copy
        vpternlogd zmm1, zmm9, zmm8, 0x95          ;   174.0 p5      45 k
        vpternlogd zmm1, zmm30, zmm14, 0x69        ;   175.0 p0      45 k
        vpternlogd zmm30, zmm14, zmm2, 0x28        ;   175.0 p5      45 k
        vpxord zmm4, zmm4, zmm7                    ;   175.8 p0      45 k
        vmovdqu64 [rbp + 128], zmm7                ;   152.0 p8+p9   48 k spill
        vmovdqa64 zmm7, zmm9                       ;   158.0         45 k copy
        vpternlogd zmm7, zmm2, zmm2, 0xc3          ;   176.0 p5      45 k
        vmovdqu64 [r9 + 9216], zmm19               ;   174.8 p7+p4  100 k
        vpandd zmm19, zmm8, zmm14                  ;   176.8 p0      45 k
        vpternlogd zmm19, zmm15, zmm12, 0x69       ;   177.8 p5      45 k
        vmovdqa64 zmm15, zmm7                      ;   177.0         45 k copy
        vpternlogd zmm15, zmm1, zmm0, 0x39         ;   177.8 p0      45 k
        vpternlogd zmm15, zmm6, zmm31, 0x96        ;   178.8 p5      45 k
        vpandd zmm6, zmm21, zmm14                  ;   178.8 p0      45 k
        vmovdqa64 zmm31, zmm7                      ;   177.0         45 k copy
        vpternlogd zmm31, zmm5, zmm3, 0x78         ;   179.0 p5      45 k
        vmovdqu64 [rbp + 64], zmm12                ;   153.8 p8+p9   48 k spill
        vmovdqa64 zmm12, zmm31                     ;   180.0         45 k copy
        vpternlogd zmm12, zmm27, zmm27, 0xc3       ;   180.0 p0      45 k
        vmovdqa64 zmm27, zmm6                      ;   179.8         45 k copy
        vpternlogd zmm27, zmm5, zmm0, 0x87         ;   180.0 p5      45 k
        vpternlogd zmm27, zmm10, zmm8, 0x87        ;   181.0 p0      45 k
        vpternlogd zmm20, zmm27, zmm5, 0x69        ;   182.0 p5      45 k
        vpternlogd zmm20, zmm11, zmm25, 0x96       ;   183.0 p0      45 k
        vpandd zmm11, zmm21, zmm9                  ;   182.0 p5      45 k
        vpternlogd zmm11, zmm7, zmm8, 0xd2         ;   183.0 p0      45 k
        vpandd zmm3, zmm3, zmm9                    ;   183.0 p5      45 k
        vmovdqa64 zmm7, zmm11                      ;   184.0         45 k copy
        vpternlogd zmm7, zmm6, zmm6, 0xc3          ;   184.0 p0      45 k
        vpandd zmm5, zmm5, zmm10                   ;   184.0 p5      45 k
        vpternlogd zmm3, zmm14, zmm29, 0xd2        ;   184.8 p0      45 k
        vpternlogd zmm3, zmm2, zmm0, 0x87          ;   185.8 p5      45 k
        vpternlogd zmm7, zmm23, zmm3, 0x69         ;   186.8 p0      45 k
        vpternlogd zmm5, zmm21, zmm0, 0x87         ;   186.0 p5      45 k
        vpxord zmm31, zmm31, zmm5                  ;   187.0 p0      45 k
        vpternlogd zmm31, zmm30, zmm18, 0x96       ;   188.0 p5      45 k
        vpternlogd zmm5, zmm3, zmm3, 0xc3          ;   187.8 p0      45 k
        vpternlogd zmm5, zmm1, zmm29, 0x96         ;   188.8 p5      45 k
        vpternlogd zmm15, zmm16, zmm26, 0x96       ;   188.8 p0      45 k
        vmovdqu64 zmm0, [rbp + 128]                ;   152.0 p2      48 k reload
        vmovdqu64 [r9 + 9856], zmm0                ;   158.0 p7+p4  100 k
        vpternlogd zmm12, zmm27, zmm13, 0x96       ;   189.0 p5      45 k
        vpternlogd zmm20, zmm11, zmm22, 0x96       ;   189.8 p0      45 k
        vmovdqu64 zmm0, [rbp + 64]                 ;   153.8 p3      48 k reload
        vmovdqu64 [r9 + 9984], zmm0                ;   159.8 p8+p9  100 k
        vmovdqu64 [r9 + 9280], zmm4                ;   176.8 p7+p4  100 k
        vpternlogd zmm7, zmm28, zmm24, 0x96        ;   190.0 p5      45 k
        vmovdqu64 [r9 + 9408], zmm19               ;   178.8 p8+p9  100 k
        vmovdqu64 [r9 + 9792], zmm17               ;   151.8 p7+p4  100 k
        vmovdqu64 zmm0, [r8 + 2048]                ;   103.3 p2     100 k.0 reload
        vmovdqu64 [r9 + 2048], zmm0                ;   109.3 p8+p9   99 k
        vmovdqu64 [r9 + 9344], zmm15               ;   189.8 p7+p4  100 k
        vmovdqu64 zmm1, [r8 + 2112]                ;   103.8 p3     100 k.1 reload
        vmovdqu64 [r9 + 2112], zmm1                ;   109.8 p8+p9   99 k
        vmovdqu64 [r9 + 9920], zmm26               ;   152.8 p7+p4  100 k
        vmovdqu64 zmm2, [r8 + 2176]                ;   104.3 p2     100 k.2 reload
        vmovdqu64 [r9 + 2176], zmm2                ;   110.5 p8+p9   99 k
        vmovdqu64 [r9 + 9472], zmm12               ;   190.0 p7+p4  100 k
        vmovdqu64 zmm3, [r8 + 2240]                ;   104.8 p3     100 k.3 reload
        vmovdqu64 [r9 + 2240], zmm3                ;   112.5 p8+p9   99 k
        vmovdqu64 [r9 + 9536], zmm20               ;   190.8 p7+p4  100 k
        vmovdqu64 [r9 + 10048], zmm13              ;   154.8 p8+p9  100 k
        vmovdqu64 zmm4, [r8 + 2304]                ;   105.5 p2     100 k.4 reload
        vmovdqu64 [r9 + 2304], zmm4                ;   115.8 p7+p4   99 k
        vmovdqu64 [r9 + 9600], zmm7                ;   191.0 p8+p9  100 k
        vmovdqu64 [r9 + 10112], zmm22              ;   155.0 p7+p4  100 k
        vmovdqu64 zmm6, [r8 + 2368]                ;   106.2 p3     100 k.5 reload
        vmovdqu64 [r9 + 2368], zmm6                ;   118.5 p8+p9   99 k
        vmovdqu64 [r9 + 9664], zmm31               ;   189.0 p7+p4  100 k
        vmovdqu64 [r9 + 10176], zmm24              ;   155.8 p8+p9  100 k
        vmovdqu64 zmm7, [r8 + 2432]                ;   106.8 p2     100 k.6 reload
        vmovdqu64 [r9 + 2432], zmm7                ;   121.8 p7+p4   99 k
        vmovdqu64 [r9 + 9728], zmm5                ;   189.8 p8+p9  100 k
        vmovdqu64 zmm5, [r8 + 2496]                ;   107.3 p3     100 k.7 reload
        vmovdqu64 [r9 + 2496], zmm5                ;   123.8 p7+p4   99 k
        vmovdqu64 zmm8, [r8 + 2560]                ;   107.8 p2     100 k.8 reload
        vmovdqu64 [r9 + 2560], zmm8                ;   124.5 p8+p9   99 k
        vmovdqu64 zmm9, [r8 + 2624]                ;   108.3 p3     100 k.9 reload
        vmovdqu64 [r9 + 2624], zmm9                ;   125.8 p7+p4   99 k
        vmovdqu64 zmm10, [r8 + 2688]               ;   108.8 p2     100 k.10 reload
        vmovdqu64 [r9 + 2688], zmm10               ;   126.5 p8+p9   99 k
        vmovdqu64 zmm11, [r8 + 2752]               ;   109.3 p3     100 k.11 reload
        vmovdqu64 [r9 + 2752], zmm11               ;   127.8 p7+p4   99 k
        vmovdqu64 zmm12, [r8 + 2816]               ;   109.8 p2     100 k.12 reload
        vmovdqu64 [r9 + 2816], zmm12               ;   128.5 p8+p9   99 k
        vmovdqu64 zmm13, [r8 + 2880]               ;   110.3 p3     100 k.13 reload
        vmovdqu64 [r9 + 2880], zmm13               ;   129.8 p7+p4   99 k
        vmovdqu64 zmm14, [r8 + 2944]               ;   110.8 p2     100 k.14 reload
        vmovdqu64 [r9 + 2944], zmm14               ;   130.5 p8+p9   99 k
        vmovdqu64 zmm15, [r8 + 3008]               ;   111.3 p3     100 k.15 reload
        vmovdqu64 [r9 + 3008], zmm15               ;   131.8 p7+p4   99 k
        vmovdqa64 zmm24, zmm8                      ;   113.8         41 k copy
        vpternlogd zmm24, zmm5, zmm12, 0x28        ;   190.8 p0      41 k
        vpandd zmm23, zmm13, zmm14                 ;   191.0 p5      41 k
        vpxord zmm22, zmm5, zmm13                  ;   191.8 p0      41 k
        vmovdqa64 zmm21, zmm8                      ;   113.8         41 k copy
        vpternlogd zmm21, zmm5, zmm9, 0x6c         ;   192.0 p5      41 k
        vmovdqa64 zmm20, zmm12                     ;   115.8         41 k copy
        vpternlogd zmm20, zmm11, zmm9, 0x6a        ;   192.8 p0      41 k
        vmovdqa64 zmm19, zmm15                     ;   117.3         41 k copy
        vpternlogd zmm19, zmm14, zmm9, 0x48        ;   193.0 p5      41 k
        vmovdqa64 zmm18, zmm14                     ;   116.8         41 k copy
        vpternlogd zmm18, zmm11, zmm10, 0x96       ;   193.8 p0      41 k
        vpternlogd zmm19, zmm18, zmm15, 0x87       ;   194.8 p5      41 k
        vmovdqa64 zmm17, zmm23                     ;   192.0         41 k copy
        vpternlogd zmm17, zmm15, zmm9, 0x78        ;   194.8 p0      41 k
        vmovdqa64 zmm16, zmm5                      ;   113.3         41 k copy
        vpternlogd zmm16, zmm14, zmm11, 0x28       ;   195.0 p5      41 k
        vmovdqa64 zmm31, zmm8                      ;   113.8         41 k copy
        vpternlogd zmm31, zmm14, zmm13, 0xd7       ;   195.8 p0      41 k
        vmovdqa64 zmm30, zmm22                     ;   192.8         41 k copy
        vpternlogd zmm30, zmm10, zmm10, 0xc3       ;   196.0 p5      41 k
        vpternlogd zmm17, zmm30, zmm12, 0x78       ;   197.0 p0      41 k
        vmovdqa64 zmm29, zmm8                      ;   114.0         41 k copy
        vpternlogd zmm29, zmm11, zmm10, 0x28       ;   197.0 p5      41 k
        vpternlogd zmm29, zmm5, zmm13, 0x78        ;   198.0 p0      41 k
        vmovdqa64 zmm28, zmm21                     ;   193.0         41 k copy
        vpternlogd zmm28, zmm8, zmm14, 0x87        ;   198.0 p5      41 k
        vpternlogd zmm28, zmm20, zmm11, 0x87       ;   199.0 p0      41 k
        vpternlogd zmm24, zmm28, zmm17, 0x69       ;   200.0 p5      41 k
        vpternlogd zmm17, zmm13, zmm9, 0xb4        ;   199.8 p0      41 k
        vpternlogd zmm28, zmm18, zmm14, 0x2d       ;   200.0 p5      41 k
        vpternlogd zmm18, zmm31, zmm10, 0x6c       ;   200.8 p0      41 k
        vpxord zmm31, zmm31, zmm16                 ;   201.0 p5      41 k
        vmovdqa64 zmm27, zmm15                     ;   117.3         41 k copy
        vpternlogd zmm27, zmm12, zmm11, 0x48       ;   201.8 p0      41 k
        vpternlogd zmm27, zmm15, zmm10, 0x2d       ;   202.8 p5      41 k
        vmovdqa64 zmm26, zmm5                      ;   116.3         41 k copy
        vpternlogd zmm26, zmm15, zmm14, 0x6a       ;   202.8 p0      41 k
        vpternlogd zmm27, zmm26, zmm29, 0x96       ;   203.8 p5      41 k
        vpternlogd zmm27, zmm30, zmm9, 0xd2        ;   204.8 p0      41 k
        vmovdqa64 zmm25, zmm8                      ;   117.0         41 k copy
        vpternlogd zmm25, zmm12, zmm12, 0xc3       ;   204.0 p5      41 k
        vpxord zmm1, zmm19, zmm17                  ;   204.8 p0      41 k
        vpternlogd zmm1, zmm23, zmm28, 0x69        ;   205.8 p5      41 k
        vpandd zmm23, zmm11, zmm15                 ;   205.8 p0      41 k
        vpternlogd zmm1, zmm24, zmm13, 0x96        ;   206.8 p5      41 k
        vmovdqu64 [rbp + 64], zmm23                ;   206.8 p8+p9   41 k spill
        vpandd zmm23, zmm14, zmm15                 ;   206.8 p0      41 k
        vmovdqu64 [rbp + 128], zmm24               ;   201.0 p7+p4   41 k spill
        vpandd zmm24, zmm14, zmm12                 ;   207.0 p5      41 k
        vpandd zmm14, zmm14, zmm5                  ;   207.8 p0      41 k
        vpternlogd zmm24, zmm25, zmm11, 0xd2       ;   208.0 p5      41 k
        vpternlogd zmm14, zmm13, zmm10, 0x87       ;   208.8 p0      41 k
        vmovdqu64 [rbp - 64], zmm16                ;   196.0 p8+p9   41 k spill
        vmovdqa64 zmm16, zmm22                     ;   192.8         41 k copy
        vpternlogd zmm16, zmm12, zmm11, 0x95       ;   209.0 p5      41 k
        vpandd zmm12, zmm12, zmm9                  ;   209.8 p0      41 k
        vpternlogd zmm16, zmm21, zmm15, 0x69       ;   210.0 p5      41 k
        vpternlogd zmm9, zmm25, zmm10, 0x6c        ;   210.8 p0      41 k
        vpternlogd zmm25, zmm16, zmm5, 0x39        ;   211.0 p5      41 k
        vpternlogd zmm25, zmm29, zmm28, 0x96       ;   212.0 p0      41 k
        vmovdqa64 zmm28, zmm23                     ;   207.8         41 k copy
        vpternlogd zmm28, zmm5, zmm10, 0x87        ;   212.0 p5      41 k
        vpternlogd zmm28, zmm13, zmm11, 0x87       ;   213.0 p0      41 k
        vmovdqa64 zmm11, zmm3                      ;   121.0         41 k copy
        vpternlogd zmm11, zmm2, zmm0, 0x9a         ;   213.0 p5      41 k
        vmovdqa64 zmm13, zmm9                      ;   211.8         41 k copy
        vpternlogd zmm13, zmm17, zmm17, 0xc3       ;   213.8 p0      41 k
        vpternlogd zmm18, zmm10, zmm28, 0x69       ;   214.0 p5      41 k
        vpandd zmm10, zmm3, zmm4                   ;   214.8 p0      41 k
        vpternlogd zmm18, zmm26, zmm20, 0x96       ;   215.0 p5      41 k
        vmovdqa64 zmm17, zmm7                      ;   122.2         41 k copy
        vpternlogd zmm17, zmm2, zmm2, 0x3f         ;   215.8 p0      41 k
        vmovdqa64 zmm20, zmm24                     ;   209.0         41 k copy
        vpternlogd zmm20, zmm23, zmm23, 0xc3       ;   216.0 p5      41 k
        vpternlogd zmm21, zmm8, zmm15, 0x48        ;   216.8 p0      41 k
        vpternlogd zmm12, zmm15, zmm30, 0xd2       ;   217.0 p5      41 k
        vpternlogd zmm12, zmm8, zmm5, 0x87         ;   218.0 p0      41 k
        vmovdqu64 zmm5, [r8 + 2112]                ;   123.3 p2     100 k.1 reload
        vpxord zmm8, zmm6, zmm5                    ;   218.0 p5      41 k
        vpternlogd zmm20, zmm19, zmm12, 0x69       ;   219.0 p0      41 k
        vmovdqa64 zmm15, zmm7                      ;   123.8         41 k copy
        vpternlogd zmm15, zmm4, zmm3, 0x6c         ;   219.0 p5      41 k
        vpternlogd zmm21, zmm9, zmm14, 0x96        ;   219.8 p0      41 k
        vpternlogd zmm14, zmm12, zmm30, 0x69       ;   220.0 p5      41 k
        vpxord zmm9, zmm4, zmm5                    ;   220.8 p0      41 k
        vpternlogd zmm10, zmm6, zmm2, 0x28         ;   221.0 p5      41 k
        vmovdqa64 zmm12, zmm4                      ;   124.8         41 k copy
        vpternlogd zmm12, zmm2, zmm5, 0x9c         ;   221.8 p0      41 k
        vmovdqa64 zmm19, zmm3                      ;   125.2         41 k copy
        vpternlogd zmm19, zmm0, zmm0, 0xc3         ;   222.0 p5      41 k
        vmovdqa64 zmm23, zmm10                     ;   222.0         41 k copy
        vpternlogd zmm23, zmm11, zmm4, 0x87        ;   222.8 p0      41 k
        vpternlogd zmm23, zmm7, zmm5, 0x87         ;   223.8 p5      41 k
        vmovdqa64 zmm26, zmm17                     ;   216.8         41 k copy
        vpternlogd zmm26, zmm3, zmm5, 0x78         ;   223.8 p0      41 k
        vmovdqa64 zmm29, zmm26                     ;   224.8         41 k copy
        vpternlogd zmm29, zmm4, zmm0, 0x78         ;   224.8 p5      41 k
        vmovdqa64 zmm30, zmm29                     ;   225.8         41 k copy
        vpternlogd zmm30, zmm23, zmm0, 0x78        ;   225.8 p0      41 k
        vpternlogd zmm11, zmm7, zmm2, 0xac         ;   225.0 p5      41 k
        vpternlogd zmm19, zmm26, zmm8, 0xc6        ;   225.8 p0      41 k
        vmovdqa64 zmm26, zmm8                      ;   219.0         41 k copy
        vpternlogd zmm26, zmm7, zmm0, 0x78         ;   226.0 p5      41 k
        vpternlogd zmm11, zmm26, zmm6, 0x2d        ;   227.0 p0      41 k
        vpternlogd zmm11, zmm23, zmm4, 0x78        ;   228.0 p5      41 k
        vpternlogd zmm17, zmm19, zmm6, 0x87        ;   227.8 p0      41 k
        vpternlogd zmm1, zmm31, zmm0, 0x96         ;   228.0 p5      41 k
        vpxord zmm27, zmm27, zmm5                  ;   228.8 p0      41 k
        vmovdqu64 [rbp - 128], zmm16               ;   211.0 p7+p4   41 k spill
        vmovdqa64 zmm16, zmm19                     ;   226.8         41 k copy
        vpternlogd zmm16, zmm8, zmm8, 0xf3         ;   229.0 p5      41 k
        vmovdqa64 zmm8, zmm15                      ;   220.0         41 k copy
        vpternlogd zmm8, zmm26, zmm6, 0x7d         ;   229.8 p0      41 k
        vpternlogd zmm8, zmm30, zmm0, 0x69         ;   230.8 p5      41 k
        vmovdqa64 zmm30, zmm12                     ;   222.8         41 k copy
        vpternlogd zmm30, zmm5, zmm5, 0x3f         ;   230.8 p0      41 k
        vpternlogd zmm12, zmm6, zmm0, 0x87         ;   231.0 p5      41 k
        vpternlogd zmm13, zmm28, zmm4, 0x96        ;   231.8 p0      41 k
        vmovdqa64 zmm28, zmm30                     ;   231.8         41 k copy
        vpternlogd zmm28, zmm9, zmm7, 0x87         ;   232.0 p5      41 k
        vpternlogd zmm30, zmm3, zmm0, 0x87         ;   232.8 p0      41 k
        vpandnd zmm9, zmm9, zmm6                   ;   233.0 p5      41 k
        vpternlogd zmm9, zmm4, zmm2, 0x48          ;   234.0 p0      41 k
        vpternlogd zmm23, zmm28, zmm6, 0xd2        ;   234.0 p5      41 k
        vpternlogd zmm28, zmm30, zmm7, 0xd7        ;   234.8 p0      41 k
        vpternlogd zmm15, zmm12, zmm28, 0x96       ;   235.8 p5      41 k
        vpternlogd zmm19, zmm15, zmm4, 0x93        ;   236.8 p0      41 k
        vpternlogd zmm19, zmm30, zmm2, 0x2d        ;   237.8 p5      41 k
        vmovdqa64 zmm15, zmm29                     ;   225.8         41 k copy
        vpternlogd zmm15, zmm7, zmm6, 0x7b         ;   236.8 p0      41 k
        vpternlogd zmm30, zmm5, zmm0, 0xd6         ;   237.0 p5      41 k
        vpternlogd zmm15, zmm9, zmm30, 0x96        ;   238.0 p0      41 k
        vpternlogd zmm23, zmm12, zmm3, 0x2d        ;   238.0 p5      41 k
        vpternlogd zmm30, zmm4, zmm5, 0x2d         ;   238.8 p0      41 k
        vmovdqu64 zmm4, [rbp + 64]                 ;   206.8 p3      41 k
        vpternlogd zmm4, zmm3, [rbp + 128], 0x69   ;   239.0 p5+p2   41 k
        vpternlogd zmm30, zmm29, zmm2, 0x87        ;   239.8 p0      41 k
        vpternlogd zmm30, zmm17, zmm26, 0x96       ;   240.8 p5      41 k
        vmovdqu64 zmm5, [r8 + 3072]                ;   133.8 p3      48 k
        vpternlogd zmm16, zmm28, zmm10, 0x96       ;   240.8 p0      41 k
        vmovdqu64 zmm9, [r8 + 3136]                ;   134.0 p2      48 k
        vpternlogd zmm25, zmm2, [rbp - 64], 0x96   ;   241.0 p5+p3   41 k
        vmovdqu64 zmm2, [r8 + 3200]                ;   135.0 p2      48 k
        vpternlogd zmm16, zmm3, zmm0, 0xb4         ;   241.8 p0      41 k
        vpternlogd zmm18, zmm24, zmm6, 0x96        ;   242.0 p5      41 k
        vmovdqu64 zmm0, [r8 + 3264]                ;   135.8 p3      48 k
        vmovdqu64 zmm3, [r8 + 3328]                ;   136.0 p2      48 k
        vpternlogd zmm20, zmm22, zmm7, 0x96        ;   242.8 p0      41 k
        vmovdqu64 zmm6, [r8 + 3392]                ;   136.8 p3      48 k
        vmovdqu64 zmm7, [r8 + 3456]                ;   137.0 p2      48 k
        vmovdqu64 zmm10, [r8 + 3648]               ;   137.8 p3     100 k.9 reload
        vpternlogd zmm8, zmm1, zmm10, 0x96         ;   243.0 p5      48 k
        vmovdqu64 zmm12, [r8 + 3712]               ;   138.0 p2     100 k.10 reload
        vpternlogd zmm11, zmm27, zmm12, 0x96       ;   243.8 p0      48 k
        vpxord zmm5, zmm5, zmm1                    ;   244.0 p5      48 k
        vmovdqu64 zmm1, [r8 + 3776]                ;   138.8 p3     100 k.11 reload
        vpternlogd zmm19, zmm25, zmm1, 0x96        ;   244.8 p0      48 k
        vmovdqu64 zmm17, [r8 + 3840]               ;   139.0 p2     100 k.12 reload
        vpternlogd zmm15, zmm4, zmm17, 0x96        ;   245.0 p5      48 k
        vpxord zmm9, zmm9, zmm27                   ;   245.8 p0      48 k
        vmovdqu64 zmm22, [r8 + 3904]               ;   139.8 p3     100 k.13 reload
        vpternlogd zmm23, zmm13, zmm22, 0x96       ;   246.0 p5      48 k
        vmovdqu64 zmm24, [r8 + 3968]               ;   140.0 p2     100 k.14 reload
        vpternlogd zmm30, zmm18, zmm24, 0x96       ;   246.8 p0      48 k
        vmovdqu64 zmm26, [r8 + 4032]               ;   140.8 p3     100 k.15 reload
        vpternlogd zmm16, zmm20, zmm26, 0x96       ;   247.0 p5      48 k
        vpxord zmm3, zmm3, zmm13                   ;   247.8 p0      48 k
        vpxord zmm2, zmm2, zmm25                   ;   248.0 p5      48 k
        vpxord zmm0, zmm0, zmm4                    ;   248.8 p0      48 k
        vmovdqu64 zmm4, [r8 + 3520]                ;   141.0 p2     100 k.7 reload
        vpternlogd zmm21, zmm31, zmm4, 0x96        ;   249.0 p5      48 k
        vpxord zmm6, zmm6, zmm18                   ;   249.8 p0      48 k
        vpxord zmm7, zmm7, zmm20                   ;   250.0 p5      48 k
        vmovdqu64 zmm13, [r8 + 3584]               ;   141.8 p3     100 k.8 reload
        vmovdqu64 zmm18, [rbp - 128]               ;   211.0 p2      41 k reload
        vpternlogd zmm14, zmm18, zmm13, 0x96       ;   250.8 p0      48 k
        vmovdqa64 zmm18, zmm6                      ;   250.8         45 k copy
        vpternlogd zmm18, zmm9, zmm5, 0x60         ;   251.0 p5      45 k
        vpandd zmm20, zmm21, zmm7                  ;   251.8 p0      45 k
        vmovdqa64 zmm25, zmm20                     ;   252.8         45 k copy
        vpternlogd zmm25, zmm14, zmm2, 0x78        ;   252.8 p5      45 k
        vpxord zmm27, zmm5, zmm7                   ;   252.8 p0      45 k
        vmovdqa64 zmm28, zmm27                     ;   253.8         45 k copy
        vpternlogd zmm28, zmm0, zmm0, 0xc3         ;   253.8 p5      45 k
        vpternlogd zmm25, zmm28, zmm6, 0x78        ;   254.8 p0      45 k
        vmovdqa64 zmm29, zmm2                      ;   249.0         45 k copy
        vpternlogd zmm29, zmm9, zmm5, 0x6a         ;   254.0 p5      45 k
        vmovdqa64 zmm31, zmm29                     ;   255.0         45 k copy
        vpternlogd zmm31, zmm21, zmm9, 0x87        ;   255.0 p0      45 k
        vmovdqa64 zmm26, zmm6                      ;   250.8         45 k copy
        vpternlogd zmm26, zmm3, zmm2, 0x6a         ;   255.0 p5      45 k
        vpternlogd zmm31, zmm26, zmm3, 0x87        ;   256.0 p0      45 k
        vpternlogd zmm18, zmm31, zmm25, 0x69       ;   257.0 p5      45 k
        vpternlogd zmm25, zmm7, zmm2, 0xb4         ;   256.8 p0      45 k
        vmovdqa64 zmm24, zmm14                     ;   251.8         45 k copy
        vpternlogd zmm24, zmm21, zmm2, 0x48        ;   257.0 p5      45 k
        vmovdqa64 zmm22, zmm21                     ;   250.0         45 k copy
        vpternlogd zmm22, zmm3, zmm0, 0x96         ;   257.8 p0      45 k
        vpternlogd zmm24, zmm22, zmm14, 0x87       ;   258.8 p5      45 k
        vpternlogd zmm31, zmm22, zmm21, 0x2d       ;   258.8 p0      45 k
        vpxord zmm17, zmm25, zmm24                 ;   259.8 p5      45 k
        vpternlogd zmm17, zmm20, zmm31, 0x69       ;   260.8 p0      45 k
        vmovdqa64 zmm20, zmm21                     ;   250.0         45 k copy
        vpternlogd zmm20, zmm3, zmm5, 0x48         ;   260.0 p5      45 k
        vpternlogd zmm17, zmm18, zmm7, 0x96        ;   261.8 p0      45 k
        vmovdqa64 zmm1, zmm21                      ;   250.0         45 k copy
        vpternlogd zmm1, zmm7, zmm9, 0xb7          ;   261.0 p5      45 k
        vpternlogd zmm22, zmm1, zmm0, 0xc6         ;   262.0 p0      45 k
        vpxord zmm1, zmm1, zmm20                   ;   262.0 p5      45 k
        vmovdqa64 zmm12, zmm3                      ;   248.8         45 k copy
        vpternlogd zmm12, zmm0, zmm9, 0x48         ;   262.8 p0      45 k
        vpternlogd zmm12, zmm7, zmm5, 0x78         ;   263.8 p5      45 k
        vmovdqa64 zmm10, zmm14                     ;   251.8         45 k copy
        vpternlogd zmm10, zmm6, zmm3, 0x48         ;   263.8 p0      45 k
        vpternlogd zmm10, zmm14, zmm0, 0x2d        ;   264.8 p5      45 k
        vmovdqa64 zmm13, zmm14                     ;   251.8         45 k copy
        vpternlogd zmm13, zmm21, zmm5, 0x6c        ;   264.8 p0      45 k
        vpternlogd zmm10, zmm13, zmm12, 0x96       ;   265.8 p5      45 k
        vpternlogd zmm10, zmm28, zmm2, 0x78        ;   266.8 p0      45 k
        vpternlogd zmm17, zmm1, zmm8, 0x96         ;   266.0 p5      45 k
        vpternlogd zmm10, zmm2, zmm11, 0x96        ;   267.8 p0      45 k
        vmovdqa64 zmm4, zmm27                      ;   253.8         45 k copy
        vpternlogd zmm4, zmm6, zmm3, 0x95          ;   267.0 p5      45 k
        vpternlogd zmm4, zmm29, zmm14, 0x69        ;   268.0 p0      45 k
        vpternlogd zmm29, zmm14, zmm9, 0x28        ;   268.0 p5      45 k
        vmovdqu64 [rbp - 128], zmm11               ;   244.8 p8+p9   48 k spill
        vmovdqa64 zmm11, zmm6                      ;   250.8         45 k copy
        vpternlogd zmm11, zmm9, zmm9, 0xc3         ;   268.8 p0      45 k
        vmovdqu64 [r9 + 10240], zmm17              ;   267.0 p7+p4  100 k
        vpandd zmm17, zmm3, zmm14                  ;   269.0 p5      45 k
        vpternlogd zmm17, zmm18, zmm15, 0x69       ;   270.0 p0      45 k
        vmovdqa64 zmm18, zmm11                     ;   269.8         45 k copy
        vpternlogd zmm18, zmm4, zmm5, 0x39         ;   270.0 p5      45 k
        vpternlogd zmm18, zmm12, zmm31, 0x96       ;   271.0 p0      45 k
        vpandd zmm12, zmm21, zmm14                 ;   271.0 p5      45 k
        vmovdqa64 zmm31, zmm11                     ;   269.8         45 k copy
        vpternlogd zmm31, zmm0, zmm2, 0x78         ;   271.8 p0      45 k
        vmovdqu64 [rbp - 64], zmm15                ;   246.0 p8+p9   48 k spill
        vmovdqa64 zmm15, zmm31                     ;   272.8         45 k copy
        vpternlogd zmm15, zmm25, zmm25, 0xc3       ;   272.8 p5      45 k
        vmovdqa64 zmm25, zmm12                     ;   272.0         45 k copy
        vpternlogd zmm25, zmm0, zmm5, 0x87         ;   272.8 p0      45 k
        vpternlogd zmm25, zmm7, zmm3, 0x87         ;   273.8 p5      45 k
        vpternlogd zmm22, zmm25, zmm25, 0xc3       ;   274.8 p0      45 k
        vpternlogd zmm22, zmm13, zmm26, 0x96       ;   275.8 p5      45 k
        vpandd zmm13, zmm21, zmm6                  ;   274.8 p0      45 k
        vpternlogd zmm13, zmm11, zmm3, 0xd2        ;   275.8 p5      45 k
        vpandd zmm2, zmm2, zmm6                    ;   275.8 p0      45 k
        vmovdqa64 zmm3, zmm13                      ;   276.8         45 k copy
        vpternlogd zmm3, zmm12, zmm12, 0xc3        ;   276.8 p5      45 k
        vpandd zmm0, zmm0, zmm7                    ;   276.8 p0      45 k
        vpternlogd zmm2, zmm14, zmm28, 0xd2        ;   277.0 p5      45 k
        vpternlogd zmm2, zmm9, zmm5, 0x87          ;   278.0 p0      45 k
        vpternlogd zmm3, zmm24, zmm2, 0x69         ;   279.0 p5      45 k
        vpternlogd zmm0, zmm21, zmm5, 0x87         ;   278.8 p0      45 k
        vmovdqu64 zmm5, [rbp - 128]                ;   244.8 p3      48 k reload
        vmovdqu64 [r9 + 10880], zmm5               ;   250.8 p7+p4  100 k
        vmovdqu64 zmm5, [rbp - 64]                 ;   246.0 p2      48 k reload
        vmovdqu64 [r9 + 11008], zmm5               ;   252.0 p8+p9  100 k
        vpxord zmm31, zmm31, zmm0                  ;   279.8 p5      45 k
        vpternlogd zmm31, zmm29, zmm1, 0x96        ;   280.8 p0      45 k
        vpternlogd zmm0, zmm2, zmm2, 0xc3          ;   280.0 p5      45 k
        vpternlogd zmm0, zmm4, zmm28, 0x96         ;   281.0 p0      45 k
        vmovdqu64 zmm1, [r8 + 3072]                ;   154.7 p3     100 k.0 reload
        vmovdqu64 [r9 + 3072], zmm1                ;   160.7 p7+p4   99 k
        vpternlogd zmm18, zmm20, zmm19, 0x96       ;   281.0 p5      45 k
        vmovdqu64 zmm2, [r8 + 3136]                ;   155.2 p2     100 k.1 reload
        vmovdqu64 [r9 + 3136], zmm2                ;   161.2 p8+p9   99 k
        vmovdqu64 zmm4, [r8 + 3200]                ;   155.7 p3     100 k.2 reload
        vmovdqu64 [r9 + 3200], zmm4                ;   161.7 p7+p4   99 k
        vpternlogd zmm15, zmm25, zmm23, 0x96       ;   281.8 p0      45 k
        vmovdqu64 zmm5, [r8 + 3264]                ;   156.2 p2     100 k.3 reload
        vmovdqu64 [r9 + 3264], zmm5                ;   162.2 p8+p9   99 k
        vpternlogd zmm22, zmm13, zmm30, 0x96       ;   282.0 p5      45 k
        vmovdqu64 zmm6, [r8 + 3328]                ;   156.7 p3     100 k.4 reload
        vmovdqu64 [r9 + 3328], zmm6                ;   162.7 p7+p4   99 k
        vmovdqu64 [r9 + 10304], zmm10              ;   268.8 p8+p9  100 k
        vmovdqu64 zmm7, [r8 + 3392]                ;   157.2 p2     100 k.5 reload
        vmovdqu64 [r9 + 3392], zmm7                ;   163.2 p7+p4   99 k
        vpternlogd zmm3, zmm27, zmm16, 0x96        ;   282.8 p0      45 k
        vmovdqu64 zmm9, [r8 + 3456]                ;   157.7 p3     100 k.6 reload
        vmovdqu64 [r9 + 3456], zmm9                ;   163.7 p8+p9   99 k
        vmovdqu64 zmm10, [r8 + 3520]               ;   158.2 p2     100 k.7 reload
        vmovdqu64 [r9 + 3520], zmm10               ;   164.2 p7+p4   99 k
        vmovdqu64 [r9 + 10432], zmm17              ;   271.0 p8+p9  100 k
        vmovdqu64 [r9 + 10816], zmm8               ;   244.0 p7+p4  100 k
        vmovdqu64 zmm8, [r8 + 3584]                ;   158.7 p3     100 k.8 reload
        vmovdqu64 [r9 + 3584], zmm8                ;   165.8 p8+p9   99 k
        vmovdqu64 [r9 + 10368], zmm18              ;   282.0 p7+p4  100 k
        vmovdqu64 zmm11, [r8 + 3648]               ;   159.2 p2     100 k.9 reload
        vmovdqu64 [r9 + 3648], zmm11               ;   167.8 p8+p9   99 k
        vmovdqu64 [r9 + 10944], zmm19              ;   245.8 p7+p4  100 k
        vmovdqu64 zmm12, [r8 + 3712]               ;   159.7 p3     100 k.10 reload
        vmovdqu64 [r9 + 3712], zmm12               ;   169.8 p8+p9   99 k
        vmovdqu64 [r9 + 10496], zmm15              ;   282.8 p7+p4  100 k
        vmovdqu64 zmm13, [r8 + 3776]               ;   160.2 p2     100 k.11 reload
        vmovdqu64 [r9 + 3776], zmm13               ;   171.8 p8+p9   99 k
        vmovdqu64 [r9 + 10560], zmm22              ;   283.0 p7+p4  100 k
        vmovdqu64 [r9 + 11072], zmm23              ;   247.0 p8+p9  100 k
        vmovdqu64 zmm14, [r8 + 3840]               ;   160.7 p3     100 k.12 reload
        vmovdqu64 [r9 + 3840], zmm14               ;   175.5 p7+p4   99 k
        vmovdqu64 [r9 + 10624], zmm3               ;   283.8 p8+p9  100 k
        vmovdqu64 [r9 + 11136], zmm30              ;   247.8 p7+p4  100 k
        vmovdqu64 [r9 + 10688], zmm31              ;   281.8 p8+p9  100 k
        vmovdqu64 zmm3, [r8 + 3904]                ;   161.5 p2     100 k.13 reload
        vmovdqu64 [r9 + 3904], zmm3                ;   179.5 p7+p4   99 k
        vmovdqu64 [r9 + 11200], zmm16              ;   248.0 p8+p9  100 k
        vmovdqu64 [r9 + 10752], zmm0               ;   282.0 p7+p4  100 k
        vmovdqu64 zmm0, [r8 + 3968]                ;   162.2 p3     100 k.14 reload
        vmovdqu64 [r9 + 3968], zmm0                ;   181.8 p8+p9   99 k
        vmovdqu64 zmm15, [r8 + 4032]               ;   162.5 p2     100 k.15 reload
        vmovdqu64 [r9 + 4032], zmm15               ;   183.5 p7+p4   99 k
        vmovdqa64 zmm24, zmm8                      ;   164.7         41 k copy
        vpternlogd zmm24, zmm10, zmm14, 0x28       ;   283.0 p5      41 k
        vpandd zmm23, zmm3, zmm0                   ;   283.8 p0      41 k
        vpxord zmm22, zmm3, zmm10                  ;   284.0 p5      41 k
        vmovdqa64 zmm21, zmm8                      ;   164.7         41 k copy
        vpternlogd zmm21, zmm10, zmm11, 0x6c       ;   284.8 p0      41 k
        vmovdqa64 zmm20, zmm14                     ;   166.7         41 k copy
        vpternlogd zmm20, zmm13, zmm11, 0x6a       ;   285.0 p5      41 k
        vmovdqa64 zmm19, zmm15                     ;   168.5         41 k copy
        vpternlogd zmm19, zmm0, zmm11, 0x48        ;   285.8 p0      41 k
        vmovdqa64 zmm18, zmm0                      ;   168.2         41 k copy
        vpternlogd zmm18, zmm13, zmm12, 0x96       ;   286.0 p5      41 k
        vpternlogd zmm19, zmm18, zmm15, 0x87       ;   287.0 p0      41 k
        vmovdqa64 zmm17, zmm10                     ;   165.0         41 k copy
        vpternlogd zmm17, zmm0, zmm13, 0x28        ;   287.0 p5      41 k
        vmovdqa64 zmm16, zmm8                      ;   165.3         41 k copy
        vpternlogd zmm16, zmm0, zmm3, 0xd7         ;   287.8 p0      41 k
        vmovdqa64 zmm31, zmm8                      ;   165.7         41 k copy
        vpternlogd zmm31, zmm13, zmm12, 0x28       ;   288.0 p5      41 k
        vpternlogd zmm31, zmm10, zmm3, 0x78        ;   289.0 p0      41 k
        vmovdqa64 zmm30, zmm15                     ;   168.5         41 k copy
        vpternlogd zmm30, zmm14, zmm13, 0x48       ;   289.0 p5      41 k
        vpternlogd zmm30, zmm15, zmm12, 0x2d       ;   290.0 p0      41 k
        vmovdqa64 zmm29, zmm23                     ;   284.8         41 k copy
        vpternlogd zmm29, zmm15, zmm11, 0x78       ;   290.0 p5      41 k
        vmovdqa64 zmm28, zmm10                     ;   167.0         41 k copy
        vpternlogd zmm28, zmm15, zmm0, 0x6a        ;   290.8 p0      41 k
        vpternlogd zmm30, zmm28, zmm31, 0x96       ;   291.8 p5      41 k
        vmovdqa64 zmm27, zmm22                     ;   285.0         41 k copy
        vpternlogd zmm27, zmm12, zmm12, 0xc3       ;   291.8 p0      41 k
        vpternlogd zmm29, zmm27, zmm14, 0x78       ;   292.8 p5      41 k
        vpternlogd zmm30, zmm27, zmm11, 0x78       ;   292.8 p0      41 k
        vmovdqa64 zmm26, zmm21                     ;   285.8         41 k copy
        vpternlogd zmm26, zmm8, zmm0, 0x87         ;   293.0 p5      41 k
        vpternlogd zmm26, zmm20, zmm13, 0x87       ;   294.0 p0      41 k
        vpternlogd zmm24, zmm26, zmm29, 0x69       ;   295.0 p5      41 k
        vpternlogd zmm29, zmm3, zmm11, 0xb4        ;   294.8 p0      41 k
        vpternlogd zmm26, zmm18, zmm0, 0x2d        ;   295.0 p5      41 k
        vmovdqa64 zmm25, zmm8                      ;   169.2         41 k copy
        vpternlogd zmm25, zmm14, zmm14, 0xc3       ;   295.8 p0      41 k
        vpternlogd zmm18, zmm16, zmm12, 0xc6       ;   296.0 p5      41 k
        vpxord zmm16, zmm16, zmm17                 ;   296.8 p0      41 k
        vpandd zmm2, zmm13, zmm15                  ;   297.0 p5      41 k
        vpandd zmm9, zmm0, zmm15                   ;   297.8 p0      41 k
        vmovdqu64 [rbp - 64], zmm2                 ;   298.0 p8+p9   41 k spill
        vpxord zmm2, zmm19, zmm29                  ;   298.0 p5      41 k
        vpternlogd zmm2, zmm23, zmm26, 0x69        ;   299.0 p0      41 k
        vpandd zmm23, zmm0, zmm14                  ;   299.0 p5      41 k
        vpternlogd zmm2, zmm24, zmm3, 0x96         ;   300.0 p0      41 k
        vpandd zmm0, zmm0, zmm10                   ;   300.0 p5      41 k
        vpternlogd zmm23, zmm25, zmm13, 0xd2       ;   300.8 p0      41 k
        vpternlogd zmm0, zmm3, zmm12, 0x87         ;   301.0 p5      41 k
        vmovdqu64 [rbp - 128], zmm24               ;   296.0 p7+p4   41 k spill
        vpandd zmm24, zmm14, zmm11                 ;   301.8 p0      41 k
        vpternlogd zmm14, zmm22, zmm13, 0x95       ;   302.0 p5      41 k
        vpternlogd zmm14, zmm21, zmm15, 0x69       ;   303.0 p0      41 k
        vpternlogd zmm21, zmm8, zmm15, 0x48        ;   303.0 p5      41 k
        vpternlogd zmm24, zmm15, zmm27, 0xd2       ;   303.8 p0      41 k
        vmovdqa64 zmm15, zmm5                      ;   172.5         41 k copy
        vpternlogd zmm15, zmm4, zmm1, 0x9a         ;   304.0 p5      41 k
        vpternlogd zmm24, zmm8, zmm10, 0x87        ;   304.8 p0      41 k
        vpandd zmm8, zmm5, zmm6                    ;   305.0 p5      41 k
        vpternlogd zmm27, zmm0, zmm24, 0x69        ;   305.8 p0      41 k
        vpternlogd zmm8, zmm7, zmm4, 0x28          ;   306.0 p5      41 k
        vmovdqu64 [rbp + 128], zmm27               ;   306.8 p8+p9   41 k spill
        vmovdqa64 zmm27, zmm25                     ;   296.8         41 k copy
        vpternlogd zmm27, zmm14, zmm10, 0x39       ;   306.8 p0      41 k
        vpternlogd zmm27, zmm31, zmm26, 0x96       ;   307.8 p5      41 k
        vpternlogd zmm25, zmm12, zmm11, 0x78       ;   307.8 p0      41 k
        vpternlogd zmm10, zmm12, zmm9, 0x95        ;   308.0 p5      41 k
        vmovdqu64 zmm12, [r8 + 3456]               ;   174.5 p3     100 k.6 reload
        vmovdqa64 zmm26, zmm4                      ;   174.7         41 k copy
        vpternlogd zmm26, zmm4, zmm12, 0x5f        ;   308.8 p0      41 k
        vpternlogd zmm10, zmm3, zmm13, 0x87        ;   309.0 p5      41 k
        vmovdqu64 zmm3, [r8 + 3136]                ;   175.2 p2     100 k.1 reload
        vpxord zmm13, zmm7, zmm3                   ;   309.8 p0      41 k
        vmovdqa64 zmm31, zmm25                     ;   308.8         41 k copy
        vpternlogd zmm31, zmm29, zmm29, 0xc3       ;   310.0 p5      41 k
        vpternlogd zmm18, zmm10, zmm10, 0xc3       ;   310.8 p0      41 k
        vpternlogd zmm18, zmm28, zmm20, 0x96       ;   311.8 p5      41 k
        vmovdqa64 zmm20, zmm12                     ;   180.5         41 k copy
        vpternlogd zmm20, zmm6, zmm5, 0x6c         ;   311.8 p0      41 k
        vmovdqa64 zmm28, zmm23                     ;   301.8         41 k copy
        vpternlogd zmm28, zmm9, zmm9, 0xc3         ;   312.0 p5      41 k
        vpternlogd zmm24, zmm28, zmm19, 0x69       ;   313.0 p0      41 k
        vpxord zmm9, zmm6, zmm3                    ;   313.0 p5      41 k
        vmovdqa64 zmm19, zmm6                      ;   177.2         41 k copy
        vpternlogd zmm19, zmm4, zmm3, 0x9c         ;   313.8 p0      41 k
        vpternlogd zmm0, zmm21, zmm25, 0x96        ;   314.0 p5      41 k
        vmovdqa64 zmm21, zmm5                      ;   177.7         41 k copy
        vpternlogd zmm21, zmm1, zmm1, 0xc3         ;   314.8 p0      41 k
        vmovdqa64 zmm25, zmm8                      ;   307.0         41 k copy
        vpternlogd zmm25, zmm15, zmm6, 0x87        ;   315.0 p5      41 k
        vpternlogd zmm25, zmm12, zmm3, 0x87        ;   316.0 p0      41 k
        vmovdqa64 zmm28, zmm26                     ;   309.8         41 k copy
        vpternlogd zmm28, zmm5, zmm3, 0x78         ;   316.0 p5      41 k
        vmovdqa64 zmm29, zmm28                     ;   317.0         41 k copy
        vpternlogd zmm29, zmm6, zmm1, 0x78         ;   317.0 p0      41 k
        vpternlogd zmm15, zmm12, zmm4, 0xac        ;   317.0 p5      41 k
        vpternlogd zmm21, zmm28, zmm13, 0xc6       ;   317.8 p0      41 k
        vmovdqa64 zmm28, zmm29                     ;   318.0         41 k copy
        vpternlogd zmm28, zmm25, zmm1, 0x78        ;   318.0 p5      41 k
        vpternlogd zmm26, zmm21, zmm7, 0x87        ;   318.8 p0      41 k
        vpternlogd zmm30, zmm11, zmm3, 0x96        ;   319.0 p5      41 k
        vmovdqa64 zmm11, zmm13                     ;   310.8         41 k copy
        vpternlogd zmm11, zmm12, zmm1, 0x78        ;   319.8 p0      41 k
        vpternlogd zmm15, zmm11, zmm7, 0x2d        ;   320.8 p5      41 k
        vpternlogd zmm15, zmm25, zmm6, 0x78        ;   321.8 p0      41 k
        vpternlogd zmm2, zmm16, zmm1, 0x96         ;   321.0 p5      41 k
        vmovdqu64 [rbp + 64], zmm14                ;   304.0 p7+p4   41 k spill
        vmovdqa64 zmm14, zmm21                     ;   318.8         41 k copy
        vpternlogd zmm14, zmm13, zmm13, 0xf3       ;   321.8 p0      41 k
        vmovdqa64 zmm13, zmm20                     ;   312.8         41 k copy
        vpternlogd zmm13, zmm11, zmm7, 0x7d        ;   322.0 p5      41 k
        vpternlogd zmm13, zmm28, zmm1, 0x69        ;   323.0 p0      41 k
        vmovdqa64 zmm28, zmm19                     ;   314.8         41 k copy
        vpternlogd zmm28, zmm3, zmm3, 0x3f         ;   323.0 p5      41 k
        vpternlogd zmm19, zmm7, zmm1, 0x87         ;   323.8 p0      41 k
        vpternlogd zmm27, zmm17, zmm4, 0x96        ;   324.0 p5      41 k
        vmovdqa64 zmm17, zmm28                     ;   324.0         41 k copy
        vpternlogd zmm17, zmm9, zmm12, 0x87        ;   324.8 p0      41 k
        vpternlogd zmm28, zmm5, zmm1, 0x87         ;   325.0 p5      41 k
        vpandnd zmm9, zmm9, zmm7                   ;   325.8 p0      41 k
        vpternlogd zmm9, zmm6, zmm4, 0x48          ;   326.8 p5      41 k
        vpternlogd zmm25, zmm17, zmm7, 0xd2        ;   326.8 p0      41 k
        vpternlogd zmm17, zmm28, zmm12, 0xd7       ;   327.0 p5      41 k
        vpternlogd zmm20, zmm19, zmm17, 0x96       ;   328.0 p0      41 k
        vpternlogd zmm21, zmm20, zmm6, 0x93        ;   329.0 p5      41 k
        vpternlogd zmm21, zmm28, zmm4, 0x2d        ;   330.0 p0      41 k
        vmovdqa64 zmm20, zmm29                     ;   318.0         41 k copy
        vpternlogd zmm20, zmm12, zmm7, 0x7b        ;   329.0 p5      41 k
        vpternlogd zmm28, zmm3, zmm1, 0xd6         ;   329.8 p0      41 k
        vpternlogd zmm20, zmm9, zmm28, 0x96        ;   330.8 p5      41 k
        vmovdqu64 zmm9, [r8 + 4096]                ;   185.0 p3      48 k
        vpternlogd zmm25, zmm19, zmm5, 0x2d        ;   330.8 p0      41 k
        vmovdqu64 zmm19, [r8 + 4160]               ;   185.3 p2      48 k
        vpternlogd zmm28, zmm3, zmm6, 0x4b         ;   331.0 p5      41 k
        vmovdqu64 zmm3, [r8 + 4224]                ;   186.8 p3      48 k
        vpternlogd zmm28, zmm29, zmm4, 0x87        ;   332.0 p0      41 k
        vmovdqu64 zmm4, [r8 + 4288]                ;   188.0 p2      48 k
        vpternlogd zmm28, zmm26, zmm11, 0x96       ;   333.0 p5      41 k
        vmovdqu64 zmm11, [rbp - 64]                ;   298.0 p3      41 k
        vpternlogd zmm11, zmm5, [rbp - 128], 0x69  ;   332.8 p0+p2   41 k
        vmovdqu64 zmm26, [r8 + 4352]               ;   190.0 p3      48 k
        vpternlogd zmm14, zmm17, zmm8, 0x96        ;   333.0 p5      41 k
        vmovdqu64 zmm8, [r8 + 4416]                ;   190.2 p2      48 k
        vmovdqu64 zmm17, [r8 + 4480]               ;   191.0 p3      48 k
        vpternlogd zmm31, zmm10, zmm6, 0x96        ;   333.8 p0      41 k
        vpternlogd zmm14, zmm5, zmm1, 0xb4         ;   334.0 p5      41 k
        vmovdqu64 zmm1, [r8 + 4608]                ;   191.2 p2     100 k.8 reload
        vmovdqu64 zmm5, [rbp + 64]                 ;   304.0 p3      41 k reload
        vmovdqu64 zmm6, [rbp + 128]                ;   306.8 p2      48 k
        vpternlogd zmm6, zmm5, zmm1, 0x96          ;   334.8 p0      48 k
        vpternlogd zmm18, zmm23, zmm7, 0x96        ;   335.0 p5      41 k
        vpternlogd zmm24, zmm22, zmm12, 0x96       ;   335.8 p0      41 k
        vmovdqu64 zmm5, [r8 + 4672]                ;   193.0 p3     100 k.9 reload
        vpternlogd zmm13, zmm2, zmm5, 0x96         ;   336.0 p5      48 k
        vmovdqu64 zmm7, [r8 + 4736]                ;   193.2 p2     100 k.10 reload
        vpternlogd zmm15, zmm30, zmm7, 0x96        ;   336.8 p0      48 k
        vmovdqu64 zmm10, [r8 + 4800]               ;   194.0 p3     100 k.11 reload
        vpternlogd zmm21, zmm27, zmm10, 0x96       ;   337.0 p5      48 k
        vpxord zmm9, zmm9, zmm2                    ;   337.8 p0      48 k
        vpxord zmm19, zmm19, zmm30                 ;   338.0 p5      48 k
        vmovdqu64 zmm2, [r8 + 4864]                ;   194.2 p2     100 k.12 reload
        vpternlogd zmm20, zmm11, zmm2, 0x96        ;   338.8 p0      48 k
        vmovdqu64 zmm12, [r8 + 4928]               ;   195.0 p3     100 k.13 reload
        vpternlogd zmm25, zmm31, zmm12, 0x96       ;   339.0 p5      48 k
        vpxord zmm3, zmm3, zmm27                   ;   339.8 p0      48 k
        vmovdqu64 zmm22, [r8 + 4992]               ;   195.2 p2     100 k.14 reload
        vpternlogd zmm28, zmm18, zmm22, 0x96       ;   340.0 p5      48 k
        vmovdqu64 zmm23, [r8 + 5056]               ;   196.0 p3     100 k.15 reload
        vpternlogd zmm14, zmm24, zmm23, 0x96       ;   340.8 p0      48 k
        vpxord zmm4, zmm4, zmm11                   ;   341.0 p5      48 k
        vmovdqu64 zmm11, [r8 + 4544]               ;   196.2 p2     100 k.7 reload
        vpternlogd zmm0, zmm16, zmm11, 0x96        ;   341.8 p0      48 k
        vpxord zmm26, zmm26, zmm31                 ;   342.0 p5      48 k
        vpxord zmm8, zmm8, zmm18                   ;   342.8 p0      48 k
        vpxord zmm17, zmm17, zmm24                 ;   343.0 p5      48 k
        vmovdqa64 zmm16, zmm8                      ;   343.8         45 k copy
        vpternlogd zmm16, zmm19, zmm9, 0x60        ;   343.8 p0      45 k
        vpandd zmm18, zmm0, zmm17                  ;   344.0 p5      45 k
        vmovdqa64 zmm24, zmm18                     ;   345.0         45 k copy
        vpternlogd zmm24, zmm6, zmm3, 0x78         ;   345.0 p0      45 k
        vpxord zmm27, zmm9, zmm17                  ;   345.0 p5      45 k
        vmovdqa64 zmm29, zmm27                     ;   346.0         45 k copy
        vpternlogd zmm29, zmm4, zmm4, 0xc3         ;   346.0 p0      45 k
        vpternlogd zmm24, zmm29, zmm8, 0x78        ;   347.0 p5      45 k
        vmovdqa64 zmm30, zmm3                      ;   340.8         45 k copy
        vpternlogd zmm30, zmm19, zmm9, 0x6a        ;   346.8 p0      45 k
        vmovdqa64 zmm31, zmm30                     ;   347.8         45 k copy
        vpternlogd zmm31, zmm0, zmm19, 0x87        ;   347.8 p5      45 k
        vmovdqa64 zmm23, zmm8                      ;   343.8         45 k copy
        vpternlogd zmm23, zmm26, zmm3, 0x6a        ;   347.8 p0      45 k
        vpternlogd zmm31, zmm23, zmm26, 0x87       ;   348.8 p5      45 k
        vpternlogd zmm16, zmm31, zmm24, 0x69       ;   349.8 p0      45 k
        vpternlogd zmm24, zmm17, zmm3, 0xb4        ;   349.0 p5      45 k
        vmovdqa64 zmm22, zmm6                      ;   335.8         45 k copy
        vpternlogd zmm22, zmm0, zmm3, 0x48         ;   349.8 p0      45 k
        vmovdqa64 zmm12, zmm0                      ;   342.8         45 k copy
        vpternlogd zmm12, zmm26, zmm4, 0x96        ;   350.0 p5      45 k
        vpternlogd zmm22, zmm12, zmm6, 0x87        ;   351.0 p0      45 k
        vpternlogd zmm31, zmm12, zmm0, 0x2d        ;   351.0 p5      45 k
        vpxord zmm2, zmm24, zmm22                  ;   352.0 p0      45 k
        vpternlogd zmm2, zmm18, zmm31, 0x69        ;   353.0 p5      45 k
        vmovdqa64 zmm18, zmm0                      ;   342.8         45 k copy
        vpternlogd zmm18, zmm26, zmm9, 0x48        ;   352.8 p0      45 k
        vpternlogd zmm2, zmm16, zmm17, 0x96        ;   354.0 p5      45 k
        vmovdqa64 zmm10, zmm0                      ;   342.8         45 k copy
        vpternlogd zmm10, zmm17, zmm19, 0xb7       ;   353.8 p0      45 k
        vpternlogd zmm12, zmm10, zmm4, 0xc6        ;   354.8 p5      45 k
        vpxord zmm10, zmm10, zmm18                 ;   354.8 p0      45 k
        vmovdqa64 zmm7, zmm26                      ;   343.0         45 k copy
        vpternlogd zmm7, zmm4, zmm19, 0x48         ;   355.0 p5      45 k
        vpternlogd zmm7, zmm17, zmm9, 0x78         ;   356.0 p0      45 k
        vmovdqa64 zmm5, zmm6                       ;   335.8         45 k copy
        vpternlogd zmm5, zmm8, zmm26, 0x48         ;   356.0 p5      45 k
        vpternlogd zmm5, zmm6, zmm4, 0x2d          ;   357.0 p0      45 k
        vmovdqa64 zmm1, zmm6                       ;   335.8         45 k copy
        vpternlogd zmm1, zmm0, zmm9, 0x6c          ;   357.0 p5      45 k
        vpternlogd zmm5, zmm1, zmm7, 0x96          ;   358.0 p0      45 k
        vpternlogd zmm5, zmm29, zmm3, 0x78         ;   359.0 p5      45 k
        vmovdqu64 [r9 + 4544], zmm11               ;   203.2 p8+p9   99 k
        vpternlogd zmm2, zmm10, zmm13, 0x96        ;   358.8 p0      45 k
        vpternlogd zmm5, zmm3, zmm15, 0x96         ;   360.0 p5      45 k
        vmovdqa64 zmm11, zmm27                     ;   346.0         45 k copy
        vpternlogd zmm11, zmm8, zmm26, 0x95        ;   359.8 p0      45 k
        vpternlogd zmm11, zmm30, zmm6, 0x69        ;   360.8 p5      45 k
        vpternlogd zmm30, zmm6, zmm19, 0x28        ;   360.8 p0      45 k
        vmovdqu64 [rbp + 64], zmm15                ;   337.8 p7+p4   48 k spill
        vmovdqa64 zmm15, zmm8                      ;   343.8         45 k copy
        vpternlogd zmm15, zmm19, zmm19, 0xc3       ;   361.0 p5      45 k
        vmovdqu64 [rbp + 128], zmm13               ;   337.0 p8+p9   48 k spill
        vpandd zmm13, zmm6, zmm26                  ;   361.8 p0      45 k
        vpternlogd zmm13, zmm16, zmm20, 0x69       ;   362.8 p5      45 k
        vpandd zmm16, zmm6, zmm0                   ;   362.8 p0      45 k
        vmovdqu64 [r9 + 11264], zmm2               ;   359.8 p7+p4  100 k
        vmovdqa64 zmm2, zmm15                      ;   362.0         45 k copy
        vpternlogd zmm2, zmm11, zmm9, 0x39         ;   363.0 p5      45 k
        vpternlogd zmm2, zmm7, zmm31, 0x96         ;   364.0 p0      45 k
        vmovdqa64 zmm7, zmm15                      ;   362.0         45 k copy
        vpternlogd zmm7, zmm4, zmm3, 0x78          ;   364.0 p5      45 k
        vmovdqa64 zmm31, zmm16                     ;   363.8         45 k copy
        vpternlogd zmm31, zmm4, zmm9, 0x87         ;   364.8 p0      45 k
        vpternlogd zmm31, zmm17, zmm26, 0x87       ;   365.8 p5      45 k
        vmovdqu64 [rbp - 128], zmm20               ;   339.8 p8+p9   48 k spill
        vmovdqa64 zmm20, zmm7                      ;   365.0         45 k copy
        vpternlogd zmm20, zmm24, zmm24, 0xc3       ;   365.8 p0      45 k
        vpandd zmm24, zmm0, zmm8                   ;   366.0 p5      45 k
        vpternlogd zmm24, zmm15, zmm26, 0xd2       ;   367.0 p0      45 k
        vpternlogd zmm12, zmm31, zmm31, 0xc3       ;   367.0 p5      45 k
        vpternlogd zmm12, zmm1, zmm23, 0x96        ;   368.0 p0      45 k
        vpandd zmm3, zmm3, zmm8                    ;   368.0 p5      45 k
        vmovdqu64 zmm1, [rbp + 128]                ;   337.0 p3      48 k reload
        vmovdqu64 [r9 + 11840], zmm1               ;   343.0 p7+p4  100 k
        vmovdqu64 zmm1, [rbp + 64]                 ;   337.8 p2      48 k reload
        vmovdqu64 [r9 + 11904], zmm1               ;   343.8 p8+p9  100 k
        vmovdqu64 zmm1, [rbp - 128]                ;   339.8 p3      48 k reload
        vmovdqu64 [r9 + 12032], zmm1               ;   345.8 p7+p4  100 k
        vmovdqa64 zmm1, zmm24                      ;   368.0         45 k copy
        vpternlogd zmm1, zmm16, zmm16, 0xc3        ;   368.8 p0      45 k
        vpandd zmm4, zmm4, zmm17                   ;   369.0 p5      45 k
        vpternlogd zmm3, zmm6, zmm29, 0xd2         ;   369.8 p0      45 k
        vpternlogd zmm3, zmm19, zmm9, 0x87         ;   370.8 p5      45 k
        vpternlogd zmm1, zmm22, zmm3, 0x69         ;   371.8 p0      45 k
        vmovdqu64 zmm6, [r8 + 4096]                ;   215.0 p2     100 k.0 reload
        vmovdqu64 [r9 + 4096], zmm6                ;   221.0 p8+p9   99 k
        vpternlogd zmm4, zmm0, zmm9, 0x87          ;   371.0 p5      45 k
        vmovdqu64 zmm0, [r8 + 4160]                ;   216.2 p3     100 k.1 reload
        vmovdqu64 [r9 + 4160], zmm0                ;   222.2 p7+p4   99 k
        vmovdqu64 zmm8, [r8 + 4224]                ;   217.0 p2     100 k.2 reload
        vmovdqu64 [r9 + 4224], zmm8                ;   223.0 p8+p9   99 k
        vmovdqu64 zmm9, [r8 + 4288]                ;   217.8 p3     100 k.3 reload
        vmovdqu64 [r9 + 4288], zmm9                ;   223.8 p7+p4   99 k
        vpxord zmm7, zmm7, zmm4                    ;   372.0 p0      45 k
        vpternlogd zmm7, zmm30, zmm10, 0x96        ;   373.0 p5      45 k
        vpternlogd zmm4, zmm3, zmm3, 0xc3          ;   372.8 p0      45 k
        vmovdqu64 zmm3, [r8 + 4352]                ;   220.0 p2     100 k.4 reload
        vmovdqu64 [r9 + 4352], zmm3                ;   226.0 p8+p9   99 k
        vpternlogd zmm4, zmm11, zmm29, 0x96        ;   373.8 p5      45 k
        vmovdqu64 zmm10, [r8 + 4416]               ;   220.8 p3     100 k.5 reload
        vmovdqu64 [r9 + 4416], zmm10               ;   226.8 p7+p4   99 k
        vpternlogd zmm2, zmm18, zmm21, 0x96        ;   373.8 p0      45 k
        vmovdqu64 zmm11, [r8 + 4480]               ;   222.0 p2     100 k.6 reload
        vmovdqu64 [r9 + 4480], zmm11               ;   228.0 p8+p9   99 k
        vmovdqu64 zmm15, [r8 + 4608]               ;   222.8 p3     100 k.8 reload
        vmovdqu64 [r9 + 4608], zmm15               ;   228.8 p7+p4   99 k
        vpternlogd zmm20, zmm31, zmm25, 0x96       ;   374.0 p5      45 k
        vmovdqu64 zmm16, [r8 + 4672]               ;   223.3 p2     100 k.9 reload
        vmovdqu64 [r9 + 4672], zmm16               ;   229.3 p8+p9   99 k
        vpternlogd zmm12, zmm24, zmm28, 0x96       ;   374.8 p0      45 k
        vmovdqu64 zmm17, [r8 + 4736]               ;   225.0 p3     100 k.10 reload
        vmovdqu64 [r9 + 4736], zmm17               ;   231.0 p7+p4   99 k
        vmovdqu64 [r9 + 11328], zmm5               ;   361.0 p8+p9  100 k
        vpternlogd zmm1, zmm27, zmm14, 0x96        ;   375.0 p5      45 k
        vmovdqu64 zmm5, [r8 + 4800]                ;   226.0 p2     100 k.11 reload
        vmovdqu64 [r9 + 4800], zmm5                ;   232.0 p7+p4   99 k
        vmovdqu64 zmm18, [r8 + 4864]               ;   227.0 p3     100 k.12 reload
        vmovdqu64 [r9 + 4864], zmm18               ;   233.0 p8+p9   99 k
        vmovdqu64 [r9 + 11456], zmm13              ;   363.8 p7+p4  100 k
        vmovdqu64 zmm13, [r8 + 4928]               ;   227.5 p2     100 k.13 reload
        vmovdqu64 [r9 + 4928], zmm13               ;   233.5 p8+p9   99 k
        vmovdqu64 [r9 + 11392], zmm2               ;   374.8 p7+p4  100 k
        vmovdqu64 zmm2, [r8 + 4992]                ;   229.2 p3     100 k.14 reload
        vmovdqu64 [r9 + 4992], zmm2                ;   235.2 p8+p9   99 k
        vmovdqu64 [r9 + 11968], zmm21              ;   338.0 p7+p4  100 k
        vmovdqu64 zmm19, [r8 + 5056]               ;   230.0 p2     100 k.15 reload
        vmovdqu64 [r9 + 5056], zmm19               ;   236.0 p8+p9   99 k
        vmovdqu64 [r9 + 11520], zmm20              ;   375.0 p7+p4  100 k
        vmovdqu64 [r9 + 11584], zmm12              ;   375.8 p8+p9  100 k
        vmovdqu64 [r9 + 12096], zmm25              ;   340.0 p7+p4  100 k
        vmovdqu64 [r9 + 11648], zmm1               ;   376.0 p8+p9  100 k
        vmovdqu64 [r9 + 12160], zmm28              ;   341.0 p7+p4  100 k
        vmovdqu64 [r9 + 11712], zmm7               ;   374.0 p8+p9  100 k
        vmovdqu64 [r9 + 12224], zmm14              ;   341.8 p7+p4  100 k
        vmovdqu64 [r9 + 11776], zmm4               ;   374.8 p8+p9  100 k
        vpandd zmm31, zmm13, zmm2                  ;   375.8 p0      41 k
        vpxord zmm23, zmm13, [r8 + 4544]           ;   376.0 p5+p3   41 k
        vmovdqa64 zmm22, zmm18                     ;   233.8         41 k copy
        vpternlogd zmm22, zmm5, zmm16, 0x6a        ;   376.8 p0      41 k
        vmovdqa64 zmm21, zmm19                     ;   236.0         41 k copy
        vpternlogd zmm21, zmm2, zmm16, 0x48        ;   377.0 p5      41 k
        vmovdqa64 zmm20, zmm2                      ;   235.8         41 k copy
        vpternlogd zmm20, zmm5, zmm17, 0x96        ;   377.8 p0      41 k
        vpternlogd zmm21, zmm20, zmm19, 0x87       ;   378.8 p5      41 k
        vmovdqa64 zmm14, zmm15                     ;   238.8         41 k copy
        vpternlogd zmm14, zmm2, zmm13, 0xd7        ;   378.8 p0      41 k
        vmovdqa64 zmm4, zmm15                      ;   239.2         41 k copy
        vpternlogd zmm4, zmm5, zmm17, 0x28         ;   379.0 p5      41 k
        vmovdqa64 zmm7, zmm19                      ;   239.5         41 k copy
        vpternlogd zmm7, zmm18, zmm5, 0x48         ;   379.8 p0      41 k
        vpternlogd zmm7, zmm19, zmm17, 0x2d        ;   380.8 p5      41 k
        vmovdqa64 zmm1, zmm31                      ;   376.8         41 k copy
        vpternlogd zmm1, zmm19, zmm16, 0x78        ;   380.8 p0      41 k
        vmovdqa64 zmm12, zmm15                     ;   240.3         41 k copy
        vpternlogd zmm12, zmm18, zmm18, 0xc3       ;   381.0 p5      41 k
        vmovdqa64 zmm30, zmm15                     ;   241.8         41 k copy
        vpternlogd zmm30, zmm18, [r8 + 4544], 0x48 ;   381.8 p0+p2   41 k
        vmovdqa64 zmm29, zmm23                     ;   377.0         41 k copy
        vpternlogd zmm29, zmm17, zmm17, 0xc3       ;   382.0 p5      41 k
        vpternlogd zmm1, zmm29, zmm18, 0x78        ;   383.0 p0      41 k
        vpandd zmm28, zmm19, zmm5                  ;   383.0 p5      41 k
        vpandd zmm27, zmm19, zmm2                  ;   383.8 p0      41 k
        vmovdqa64 zmm26, zmm15                     ;   243.2         41 k copy
        vpternlogd zmm26, zmm16, [r8 + 4544], 0x6a ;   384.0 p5+p3   41 k
        vmovdqa64 zmm25, zmm26                     ;   385.0         41 k copy
        vpternlogd zmm25, zmm15, zmm2, 0x87        ;   385.0 p0      41 k
        vpternlogd zmm25, zmm22, zmm5, 0x87        ;   386.0 p5      41 k
        vpternlogd zmm30, zmm25, zmm1, 0x69        ;   387.0 p0      41 k
        vpternlogd zmm1, zmm13, zmm16, 0xb4        ;   386.0 p5      41 k
        vpternlogd zmm31, zmm1, zmm21, 0x96        ;   387.0 p0      41 k
        vpternlogd zmm25, zmm20, zmm2, 0x2d        ;   387.0 p5      41 k
        vmovdqa64 zmm24, zmm25                     ;   388.0         41 k copy
        vpternlogd zmm24, zmm31, zmm31, 0xc3       ;   388.0 p0      41 k
        vpandd zmm31, zmm18, zmm2                  ;   388.0 p5      41 k
        vpternlogd zmm24, zmm30, zmm13, 0x96       ;   389.0 p0      41 k
        vpternlogd zmm20, zmm14, zmm17, 0xc6       ;   389.0 p5      41 k
        vpternlogd zmm31, zmm12, zmm5, 0xd2        ;   389.8 p0      41 k
        vmovdqu64 [rbp - 128], zmm28               ;   384.0 p7+p4   41 k spill
        vpandd zmm28, zmm18, zmm16                 ;   390.0 p5      41 k
        vpternlogd zmm18, zmm23, zmm5, 0x95        ;   390.8 p0      41 k
        vpternlogd zmm18, zmm26, zmm19, 0x69       ;   391.8 p5      41 k
        vpternlogd zmm28, zmm29, zmm19, 0xb4       ;   391.8 p0      41 k
        vpternlogd zmm26, zmm15, zmm19, 0x48       ;   392.0 p5      41 k
        vpternlogd zmm19, zmm2, [r8 + 4544], 0x6c  ;   392.8 p0+p2   41 k
        vpternlogd zmm4, zmm13, [r8 + 4544], 0x78  ;   393.0 p5+p3   41 k
        vpternlogd zmm7, zmm19, zmm4, 0x96         ;   394.0 p0      41 k
        vpternlogd zmm7, zmm29, zmm16, 0xd2        ;   395.0 p5      41 k
        vpternlogd zmm16, zmm12, zmm17, 0x6c       ;   394.8 p0      41 k
        vmovdqu64 [rbp + 64], zmm23                ;   377.0 p8+p9   41 k spill
        vmovdqa64 zmm23, zmm16                     ;   395.8         41 k copy
        vpternlogd zmm23, zmm1, zmm1, 0xc3         ;   395.8 p5      41 k
        vmovdqu64 zmm1, [r8 + 4544]                ;   252.0 p2     100 k.7 reload
        vmovdqu64 [rbp + 128], zmm23               ;   396.8 p7+p4   41 k spill
        vmovdqa64 zmm23, zmm2                      ;   252.8         41 k copy
        vpternlogd zmm23, zmm5, zmm1, 0x48         ;   395.8 p0      41 k
        vpxord zmm14, zmm14, zmm23                 ;   396.8 p5      41 k
        vpandd zmm2, zmm2, zmm1                    ;   396.8 p0      41 k
        vpternlogd zmm12, zmm18, zmm1, 0x39        ;   397.0 p5      41 k
        vpternlogd zmm12, zmm4, zmm25, 0x96        ;   398.0 p0      41 k
        vmovdqa64 zmm4, zmm9                       ;   255.8         41 k copy
        vpternlogd zmm4, zmm8, zmm6, 0x9a          ;   398.0 p5      41 k
        vpandd zmm25, zmm9, zmm3                   ;   398.8 p0      41 k
        vpternlogd zmm28, zmm15, zmm1, 0x87        ;   399.0 p5      41 k
        vpternlogd zmm1, zmm27, zmm17, 0x93        ;   399.8 p0      41 k
        vmovdqa64 zmm15, zmm11                     ;   256.7         41 k copy
        vpternlogd zmm15, zmm8, zmm8, 0x3f         ;   400.0 p5      41 k
        vpternlogd zmm1, zmm5, zmm13, 0x87         ;   400.8 p0      41 k
        vpxord zmm5, zmm10, zmm0                   ;   401.0 p5      41 k
        vpternlogd zmm20, zmm1, zmm1, 0xc3         ;   401.8 p0      41 k
        vpternlogd zmm20, zmm19, zmm22, 0x96       ;   402.8 p5      41 k
        vmovdqa64 zmm19, zmm11                     ;   258.5         41 k copy
        vpternlogd zmm19, zmm3, zmm9, 0x6c         ;   402.8 p0      41 k
        vmovdqa64 zmm22, zmm31                     ;   390.8         41 k copy
        vpternlogd zmm22, zmm27, zmm27, 0xc3       ;   403.0 p5      41 k
        vpternlogd zmm2, zmm13, zmm17, 0x87        ;   403.8 p0      41 k
        vpxord zmm13, zmm0, zmm3                   ;   404.0 p5      41 k
        vpternlogd zmm22, zmm21, zmm28, 0x69       ;   404.8 p0      41 k
        vmovdqa64 zmm17, zmm3                      ;   262.0         41 k copy
        vpternlogd zmm17, zmm8, zmm0, 0x9c         ;   405.0 p5      41 k
        vpandd zmm21, zmm0, zmm17                  ;   406.0 p0      41 k
        vmovdqa64 zmm27, zmm9                      ;   263.0         41 k copy
        vpternlogd zmm27, zmm6, zmm6, 0xc3         ;   406.0 p5      41 k
        vpternlogd zmm26, zmm16, zmm2, 0x96        ;   406.8 p0      41 k
        vpternlogd zmm2, zmm28, zmm29, 0x69        ;   407.0 p5      41 k
        vpternlogd zmm25, zmm10, zmm8, 0x28        ;   407.8 p0      41 k
        vmovdqa64 zmm16, zmm25                     ;   408.8         41 k copy
        vpternlogd zmm16, zmm4, zmm3, 0x87         ;   408.8 p5      41 k
        vpternlogd zmm16, zmm11, zmm0, 0x87        ;   409.8 p0      41 k
        vmovdqa64 zmm28, zmm15                     ;   401.0         41 k copy
        vpternlogd zmm28, zmm9, zmm0, 0x78         ;   409.0 p5      41 k
        vmovdqa64 zmm29, zmm28                     ;   410.0         41 k copy
        vpternlogd zmm29, zmm3, zmm6, 0x78         ;   410.0 p0      41 k
        vpternlogd zmm4, zmm11, zmm8, 0xac         ;   410.0 p5      41 k
        vpternlogd zmm17, zmm10, zmm6, 0x87        ;   410.8 p0      41 k
        vpternlogd zmm27, zmm28, zmm5, 0xc6        ;   411.0 p5      41 k
        vmovdqa64 zmm28, zmm5                      ;   402.0         41 k copy
        vpternlogd zmm28, zmm11, zmm6, 0x78        ;   411.8 p0      41 k
        vpternlogd zmm4, zmm28, zmm10, 0x2d        ;   412.8 p5      41 k
        vpternlogd zmm4, zmm16, zmm3, 0x78         ;   413.8 p0      41 k
        vpternlogd zmm15, zmm27, zmm10, 0x87       ;   413.0 p5      41 k
        vpternlogd zmm24, zmm14, zmm6, 0x96        ;   413.8 p0      41 k
        vpternlogd zmm12, zmm23, zmm8, 0x96        ;   414.0 p5      41 k
        vmovdqa64 zmm23, zmm29                     ;   411.0         41 k copy
        vpternlogd zmm23, zmm16, zmm6, 0x78        ;   414.8 p0      41 k
        vmovdqu64 [rbp - 64], zmm18                ;   392.8 p8+p9   41 k spill
        vmovdqa64 zmm18, zmm27                     ;   412.0         41 k copy
        vpternlogd zmm18, zmm5, zmm5, 0xf3         ;   415.0 p5      41 k
        vmovdqa64 zmm5, zmm19                      ;   403.8         41 k copy
        vpternlogd zmm5, zmm28, zmm10, 0x7d        ;   415.8 p0      41 k
        vpternlogd zmm5, zmm23, zmm6, 0x69         ;   416.8 p5      41 k
        vpxord zmm7, zmm0, zmm7                    ;   416.8 p0      41 k
        vmovdqa64 zmm23, zmm21                     ;   407.0         41 k copy
        vpternlogd zmm23, zmm13, zmm11, 0x78       ;   417.0 p5      41 k
        vpternlogd zmm21, zmm9, zmm6, 0x78         ;   417.8 p0      41 k
        vpandnd zmm13, zmm13, zmm10                ;   418.0 p5      41 k
        vpternlogd zmm13, zmm3, zmm8, 0x48         ;   419.0 p0      41 k
        vpternlogd zmm16, zmm23, zmm10, 0xd2       ;   419.0 p5      41 k
        vpternlogd zmm23, zmm21, zmm11, 0xd7       ;   419.8 p0      41 k
        vpternlogd zmm19, zmm17, zmm23, 0x96       ;   420.8 p5      41 k
        vpternlogd zmm27, zmm19, zmm3, 0x93        ;   421.8 p0      41 k
        vpternlogd zmm27, zmm21, zmm8, 0x2d        ;   422.8 p5      41 k
        vmovdqa64 zmm19, zmm29                     ;   411.0         41 k copy
        vpternlogd zmm19, zmm11, zmm10, 0x7b       ;   421.8 p0      41 k
        vpternlogd zmm21, zmm0, zmm6, 0xd6         ;   422.0 p5      41 k
        vpternlogd zmm19, zmm13, zmm21, 0x96       ;   423.0 p0      41 k
        vmovdqu64 zmm13, [r8 + 5120]               ;   278.0 p3      48 k
        vpternlogd zmm16, zmm17, zmm9, 0x2d        ;   423.0 p5      41 k
        vmovdqu64 zmm17, [r8 + 5184]               ;   279.0 p2      48 k
        vpternlogd zmm21, zmm0, zmm3, 0x4b         ;   423.8 p0      41 k
        vmovdqu64 zmm0, [r8 + 5248]                ;   280.2 p3      48 k
        vpternlogd zmm21, zmm29, zmm8, 0x87        ;   424.8 p5      41 k
        vmovdqu64 zmm8, [r8 + 5312]                ;   280.5 p2      48 k
        vpternlogd zmm21, zmm15, zmm28, 0x96       ;   425.8 p0      41 k
        vmovdqu64 zmm15, [r8 + 5376]               ;   281.2 p3      48 k
        vpternlogd zmm18, zmm23, zmm25, 0x96       ;   425.0 p5      41 k
        vmovdqu64 zmm23, [r8 + 5440]               ;   281.8 p2      48 k
        vmovdqu64 zmm25, [r8 + 5504]               ;   282.2 p3      48 k
        vpternlogd zmm20, zmm31, zmm10, 0x96       ;   425.8 p0      41 k
        vpternlogd zmm30, zmm9, [rbp - 128], 0x69  ;   426.0 p5+p2   41 k
        vpternlogd zmm18, zmm9, zmm6, 0xb4         ;   426.8 p0      41 k
        vpternlogd zmm1, zmm3, [rbp + 128], 0x96   ;   427.0 p5+p3   41 k
        vpternlogd zmm22, zmm11, [rbp + 64], 0x96  ;   427.8 p0+p2   41 k
        vmovdqu64 zmm3, [r8 + 5696]                ;   284.2 p3     100 k.9 reload
        vpternlogd zmm5, zmm24, zmm3, 0x96         ;   428.0 p5      48 k
        vmovdqu64 zmm6, [r8 + 5760]                ;   284.8 p2     100 k.10 reload
        vpternlogd zmm4, zmm7, zmm6, 0x96          ;   428.8 p0      48 k
        vmovdqu64 zmm9, [r8 + 5824]                ;   285.2 p3     100 k.11 reload
        vpternlogd zmm27, zmm12, zmm9, 0x96        ;   429.0 p5      48 k
        vpxord zmm13, zmm13, zmm24                 ;   429.8 p0      48 k
        vmovdqu64 zmm10, [r8 + 5888]               ;   285.8 p2     100 k.12 reload
        vpternlogd zmm19, zmm30, zmm10, 0x96       ;   430.0 p5      48 k
        vpxord zmm17, zmm17, zmm7                  ;   430.8 p0      48 k
        vpxord zmm0, zmm0, zmm12                   ;   431.0 p5      48 k
        vmovdqu64 zmm7, [r8 + 5952]                ;   286.2 p3     100 k.13 reload
        vpternlogd zmm16, zmm1, zmm7, 0x96         ;   431.8 p0      48 k
        vmovdqu64 zmm11, [r8 + 6016]               ;   286.8 p2     100 k.14 reload
        vpternlogd zmm21, zmm20, zmm11, 0x96       ;   432.0 p5      48 k
        vmovdqu64 zmm12, [r8 + 6080]               ;   287.2 p3     100 k.15 reload
        vpternlogd zmm18, zmm22, zmm12, 0x96       ;   432.8 p0      48 k
        vpxord zmm8, zmm8, zmm30                   ;   433.0 p5      48 k
        vmovdqu64 zmm24, [r8 + 5568]               ;   287.8 p2     100 k.7 reload
        vpternlogd zmm26, zmm14, zmm24, 0x96       ;   433.8 p0      48 k
        vpxord zmm15, zmm15, zmm1                  ;   434.0 p5      48 k
        vpxord zmm23, zmm23, zmm20                 ;   434.8 p0      48 k
        vpxord zmm25, zmm25, zmm22                 ;   435.0 p5      48 k
        vmovdqu64 zmm1, [r8 + 5632]                ;   288.2 p3     100 k.8 reload
        vmovdqu64 zmm14, [rbp - 64]                ;   392.8 p2      41 k reload
        vpternlogd zmm2, zmm14, zmm1, 0x96         ;   435.8 p0      48 k
        vmovdqa64 zmm14, zmm23                     ;   435.8         45 k copy
        vpternlogd zmm14, zmm17, zmm13, 0x60       ;   436.0 p5      45 k
        vpandd zmm20, zmm26, zmm25                 ;   436.8 p0      45 k
        vmovdqa64 zmm22, zmm20                     ;   437.8         45 k copy
        vpternlogd zmm22, zmm2, zmm0, 0x78         ;   437.8 p5      45 k
        vpxord zmm28, zmm13, zmm25                 ;   437.8 p0      45 k
        vmovdqa64 zmm29, zmm28                     ;   438.8         45 k copy
        vpternlogd zmm29, zmm8, zmm8, 0xc3         ;   438.8 p5      45 k
        vpternlogd zmm22, zmm29, zmm23, 0x78       ;   439.8 p0      45 k
        vmovdqa64 zmm30, zmm0                      ;   432.0         45 k copy
        vpternlogd zmm30, zmm17, zmm13, 0x6a       ;   439.0 p5      45 k
        vmovdqa64 zmm31, zmm30                     ;   440.0         45 k copy
        vpternlogd zmm31, zmm26, zmm17, 0x87       ;   440.0 p0      45 k
        vmovdqa64 zmm12, zmm23                     ;   435.8         45 k copy
        vpternlogd zmm12, zmm15, zmm0, 0x6a        ;   440.0 p5      45 k
        vpternlogd zmm31, zmm12, zmm15, 0x87       ;   441.0 p0      45 k
        vpternlogd zmm14, zmm31, zmm22, 0x69       ;   442.0 p5      45 k
        vpternlogd zmm22, zmm25, zmm0, 0xb4        ;   441.8 p0      45 k
        vmovdqa64 zmm11, zmm2                      ;   436.8         45 k copy
        vpternlogd zmm11, zmm26, zmm0, 0x48        ;   442.0 p5      45 k
        vmovdqa64 zmm7, zmm26                      ;   434.8         45 k copy
        vpternlogd zmm7, zmm15, zmm8, 0x96         ;   442.8 p0      45 k
        vpternlogd zmm11, zmm7, zmm2, 0x87         ;   443.8 p5      45 k
        vpternlogd zmm31, zmm7, zmm26, 0x2d        ;   443.8 p0      45 k
        vpxord zmm10, zmm22, zmm11                 ;   444.8 p5      45 k
        vpternlogd zmm10, zmm20, zmm31, 0x69       ;   445.8 p0      45 k
        vmovdqa64 zmm20, zmm26                     ;   434.8         45 k copy
        vpternlogd zmm20, zmm15, zmm13, 0x48       ;   445.0 p5      45 k
        vpternlogd zmm10, zmm14, zmm25, 0x96       ;   446.8 p0      45 k
        vmovdqa64 zmm9, zmm26                      ;   434.8         45 k copy
        vpternlogd zmm9, zmm25, zmm17, 0xb7        ;   446.0 p5      45 k
        vpternlogd zmm7, zmm9, zmm8, 0xc6          ;   447.0 p0      45 k
        vpxord zmm9, zmm9, zmm20                   ;   447.0 p5      45 k
        vmovdqa64 zmm6, zmm15                      ;   435.0         45 k copy
        vpternlogd zmm6, zmm8, zmm17, 0x48         ;   447.8 p0      45 k
        vpternlogd zmm6, zmm25, zmm13, 0x78        ;   448.8 p5      45 k
        vmovdqa64 zmm3, zmm2                       ;   436.8         45 k copy
        vpternlogd zmm3, zmm23, zmm15, 0x48        ;   448.8 p0      45 k
        vpternlogd zmm3, zmm2, zmm8, 0x2d          ;   449.8 p5      45 k
        vmovdqu64 [r9 + 5568], zmm24               ;   294.3 p7+p4   99 k
        vmovdqa64 zmm24, zmm2                      ;   436.8         45 k copy
        vpternlogd zmm24, zmm26, zmm13, 0x6c       ;   449.8 p0      45 k
        vpternlogd zmm3, zmm24, zmm6, 0x96         ;   450.8 p5      45 k
        vpternlogd zmm3, zmm29, zmm0, 0x78         ;   451.8 p0      45 k
        vpternlogd zmm10, zmm9, zmm5, 0x96         ;   451.0 p5      45 k
        vmovdqu64 [r9 + 5632], zmm1                ;   295.3 p8+p9   99 k
        vpternlogd zmm3, zmm0, zmm4, 0x96          ;   452.8 p0      45 k
        vmovdqa64 zmm1, zmm28                      ;   438.8         45 k copy
        vpternlogd zmm1, zmm23, zmm15, 0x95        ;   452.0 p5      45 k
        vpternlogd zmm1, zmm30, zmm2, 0x69         ;   453.0 p0      45 k
        vpternlogd zmm30, zmm2, zmm17, 0x28        ;   453.0 p5      45 k
        vmovdqu64 [rbp - 64], zmm4                 ;   429.8 p7+p4   48 k spill
        vmovdqa64 zmm4, zmm23                      ;   435.8         45 k copy
        vpternlogd zmm4, zmm17, zmm17, 0xc3        ;   453.8 p0      45 k
        vmovdqu64 [r9 + 12288], zmm10              ;   452.0 p8+p9  100 k
        vpandd zmm10, zmm15, zmm2                  ;   454.0 p5      45 k
        vpternlogd zmm10, zmm14, zmm19, 0x69       ;   455.0 p0      45 k
        vmovdqa64 zmm14, zmm4                      ;   454.8         45 k copy
        vpternlogd zmm14, zmm1, zmm13, 0x39        ;   455.0 p5      45 k
        vpternlogd zmm14, zmm6, zmm31, 0x96        ;   456.0 p0      45 k
        vpandd zmm6, zmm26, zmm2                   ;   456.0 p5      45 k
        vmovdqa64 zmm31, zmm4                      ;   454.8         45 k copy
        vpternlogd zmm31, zmm8, zmm0, 0x78         ;   456.8 p0      45 k
        vmovdqu64 [rbp + 64], zmm19                ;   431.0 p7+p4   48 k spill
        vmovdqa64 zmm19, zmm31                     ;   457.8         45 k copy
        vpternlogd zmm19, zmm22, zmm22, 0xc3       ;   457.8 p5      45 k
        vmovdqa64 zmm22, zmm6                      ;   457.0         45 k copy
        vpternlogd zmm22, zmm8, zmm13, 0x87        ;   457.8 p0      45 k
        vpternlogd zmm22, zmm25, zmm15, 0x87       ;   458.8 p5      45 k
        vpandd zmm0, zmm0, zmm23                   ;   458.8 p0      45 k
        vpandd zmm23, zmm23, zmm26                 ;   459.0 p5      45 k
        vpternlogd zmm23, zmm4, zmm15, 0xd2        ;   460.0 p0      45 k
        vpternlogd zmm7, zmm22, zmm22, 0xc3        ;   460.0 p5      45 k
        vpternlogd zmm7, zmm24, zmm12, 0x96        ;   461.0 p0      45 k
        vmovdqu64 zmm4, [rbp - 64]                 ;   429.8 p3      48 k reload
        vmovdqu64 [r9 + 12928], zmm4               ;   435.8 p8+p9  100 k
        vmovdqu64 zmm4, [rbp + 64]                 ;   431.0 p2      48 k reload
        vmovdqu64 [r9 + 13056], zmm4               ;   437.0 p7+p4  100 k
        vmovdqa64 zmm4, zmm23                      ;   461.0         45 k copy
        vpternlogd zmm4, zmm6, zmm6, 0xc3          ;   461.0 p5      45 k
        vpternlogd zmm0, zmm2, zmm29, 0xd2         ;   461.8 p0      45 k
        vpandd zmm8, zmm8, zmm25                   ;   462.0 p5      45 k
        vpternlogd zmm0, zmm17, zmm13, 0x87        ;   462.8 p0      45 k
        vpternlogd zmm4, zmm11, zmm0, 0x69         ;   463.8 p5      45 k
        vmovdqu64 zmm2, [r8 + 5120]                ;   309.0 p3     100 k.0 reload
        vmovdqu64 [r9 + 5120], zmm2                ;   315.0 p8+p9   99 k
        vpternlogd zmm8, zmm26, zmm13, 0x87        ;   463.8 p0      45 k
        vmovdqu64 zmm6, [r8 + 5184]                ;   309.5 p2     100 k.1 reload
        vmovdqu64 [r9 + 5184], zmm6                ;   315.5 p7+p4   99 k
        vmovdqu64 zmm11, [r8 + 5248]               ;   310.0 p3     100 k.2 reload
        vmovdqu64 [r9 + 5248], zmm11               ;   316.0 p8+p9   99 k
        vmovdqu64 zmm12, [r8 + 5312]               ;   310.8 p2     100 k.3 reload
        vmovdqu64 [r9 + 5312], zmm12               ;   316.8 p7+p4   99 k
        vpxord zmm31, zmm31, zmm8                  ;   464.8 p5      45 k
        vpternlogd zmm31, zmm30, zmm9, 0x96        ;   465.8 p0      45 k
        vpternlogd zmm8, zmm0, zmm0, 0xc3          ;   465.0 p5      45 k
        vmovdqu64 zmm0, [r8 + 5376]                ;   313.0 p3     100 k.4 reload
        vmovdqu64 [r9 + 5376], zmm0                ;   319.0 p8+p9   99 k
        vpternlogd zmm8, zmm1, zmm29, 0x96         ;   466.0 p0      45 k
        vmovdqu64 zmm1, [r8 + 5440]                ;   313.5 p2     100 k.5 reload
        vmovdqu64 [r9 + 5440], zmm1                ;   319.5 p7+p4   99 k
        vpternlogd zmm14, zmm20, zmm27, 0x96       ;   466.0 p5      45 k
        vmovdqu64 zmm9, [r8 + 5504]                ;   314.3 p3     100 k.6 reload
        vmovdqu64 [r9 + 5504], zmm9                ;   320.3 p8+p9   99 k
        vpternlogd zmm19, zmm22, zmm16, 0x96       ;   466.8 p0      45 k
        vmovdqu64 zmm13, [r8 + 5696]               ;   315.2 p2     100 k.9 reload
        vmovdqu64 [r9 + 5696], zmm13               ;   321.2 p7+p4   99 k
        vpternlogd zmm7, zmm23, zmm21, 0x96        ;   467.0 p5      45 k
        vmovdqu64 zmm15, [r8 + 5760]               ;   316.2 p3     100 k.10 reload
        vmovdqu64 [r9 + 5760], zmm15               ;   322.2 p8+p9   99 k
        vmovdqu64 [r9 + 12352], zmm3               ;   453.8 p7+p4  100 k
        vpternlogd zmm4, zmm28, zmm18, 0x96        ;   467.8 p0      45 k
        vmovdqu64 zmm3, [r8 + 5824]                ;   317.5 p2     100 k.11 reload
        vmovdqu64 [r9 + 5824], zmm3                ;   323.5 p8+p9   99 k
        vmovdqu64 zmm17, [r8 + 5888]               ;   318.2 p3     100 k.12 reload
        vmovdqu64 [r9 + 5888], zmm17               ;   324.2 p7+p4   99 k
        vmovdqu64 [r9 + 12480], zmm10              ;   456.0 p8+p9  100 k
        vmovdqu64 [r9 + 12864], zmm5               ;   429.0 p7+p4  100 k
        vmovdqu64 zmm5, [r8 + 5952]                ;   319.8 p2     100 k.13 reload
        vmovdqu64 [r9 + 5952], zmm5                ;   325.8 p8+p9   99 k
        vmovdqu64 [r9 + 12416], zmm14              ;   467.0 p7+p4  100 k
        vmovdqu64 zmm10, [r8 + 6016]               ;   320.8 p3     100 k.14 reload
        vmovdqu64 [r9 + 6016], zmm10               ;   326.8 p8+p9   99 k
        vmovdqu64 [r9 + 12992], zmm27              ;   430.0 p7+p4  100 k
        vmovdqu64 zmm14, [r8 + 6080]               ;   323.0 p2     100 k.15 reload
        vmovdqu64 [r9 + 6080], zmm14               ;   329.0 p8+p9   99 k
        vmovdqu64 [r9 + 12544], zmm19              ;   467.8 p7+p4  100 k
        vmovdqu64 [r9 + 12608], zmm7               ;   468.0 p8+p9  100 k
        vmovdqu64 [r9 + 13120], zmm16              ;   432.8 p7+p4  100 k
        vmovdqu64 [r9 + 12672], zmm4               ;   468.8 p8+p9  100 k
        vmovdqu64 [r9 + 13184], zmm21              ;   433.0 p7+p4  100 k
        vmovdqu64 [r9 + 12736], zmm31              ;   466.8 p8+p9  100 k
        vmovdqu64 [r9 + 13248], zmm18              ;   433.8 p7+p4  100 k
        vmovdqu64 [r9 + 12800], zmm8               ;   467.0 p8+p9  100 k
        vpandd zmm30, zmm5, zmm10                  ;   468.0 p5      41 k
        vmovdqu64 zmm31, [r8 + 5568]               ;   325.2 p3     100 k.7 reload
        vpxord zmm22, zmm5, zmm31                  ;   468.8 p0      41 k
        vmovdqa64 zmm21, zmm17                     ;   326.0         41 k copy
        vpternlogd zmm21, zmm3, zmm13, 0x6a        ;   469.0 p5      41 k
        vmovdqa64 zmm20, zmm14                     ;   329.0         41 k copy
        vpternlogd zmm20, zmm10, zmm13, 0x48       ;   469.8 p0      41 k
        vmovdqa64 zmm18, zmm10                     ;   328.2         41 k copy
        vpternlogd zmm18, zmm3, zmm15, 0x96        ;   470.0 p5      41 k
        vpternlogd zmm20, zmm18, zmm14, 0x87       ;   471.0 p0      41 k
        vmovdqa64 zmm16, zmm31                     ;   331.2         41 k copy
        vpternlogd zmm16, zmm10, zmm3, 0x28        ;   471.0 p5      41 k
        vmovdqa64 zmm8, zmm14                      ;   331.3         41 k copy
        vpternlogd zmm8, zmm17, zmm3, 0x48         ;   471.8 p0      41 k
        vpternlogd zmm8, zmm14, zmm15, 0x2d        ;   472.8 p5      41 k
        vmovdqa64 zmm7, zmm31                      ;   332.0         41 k copy
        vpternlogd zmm7, zmm14, zmm10, 0x6a        ;   472.8 p0      41 k
        vmovdqa64 zmm4, zmm30                      ;   469.0         41 k copy
        vpternlogd zmm4, zmm14, zmm13, 0x78        ;   473.0 p5      41 k
        vmovdqa64 zmm19, zmm22                     ;   469.8         41 k copy
        vpternlogd zmm19, zmm15, zmm15, 0xc3       ;   473.8 p0      41 k
        vpternlogd zmm4, zmm19, zmm17, 0x78        ;   474.8 p5      41 k
        vmovdqa64 zmm29, zmm31                     ;   334.0         41 k copy
        vpternlogd zmm29, zmm17, [r8 + 5632], 0x48 ;   474.8 p0+p2   41 k
        vpandd zmm28, zmm14, zmm3                  ;   475.0 p5      41 k
        vpandd zmm27, zmm14, zmm10                 ;   475.8 p0      41 k
        vmovdqa64 zmm26, zmm31                     ;   334.8         41 k copy
        vpternlogd zmm26, zmm13, [r8 + 5632], 0x78 ;   476.0 p5+p3   41 k
        vmovdqa64 zmm25, zmm4                      ;   475.8         41 k copy
        vpternlogd zmm25, zmm5, zmm13, 0xb4        ;   476.8 p0      41 k
        vpandd zmm24, zmm17, zmm10                 ;   477.0 p5      41 k
        vpxord zmm23, zmm20, zmm25                 ;   477.8 p0      41 k
        vpandd zmm6, zmm17, zmm13                  ;   478.0 p5      41 k
        vpternlogd zmm6, zmm19, zmm14, 0xb4        ;   479.0 p0      41 k
        vmovdqa64 zmm9, zmm16                      ;   472.0         41 k copy
        vmovdqa64 zmm1, zmm10                      ;   336.8         41 k copy
        vpternlogd zmm1, zmm5, [r8 + 5632], 0xb7   ;   479.0 p5+p2   41 k
        vpxord zmm9, zmm9, zmm1                    ;   480.0 p0      41 k
        vpternlogd zmm1, zmm18, zmm15, 0x78        ;   480.0 p5      41 k
        vpandd zmm0, zmm10, zmm31                  ;   480.8 p0      41 k
        vpternlogd zmm0, zmm5, zmm15, 0x87         ;   481.8 p5      41 k
        vmovdqa64 zmm2, zmm3                       ;   338.8         41 k copy
        vpternlogd zmm2, zmm15, [r8 + 5632], 0x48  ;   481.8 p0+p3   41 k
        vpternlogd zmm2, zmm31, zmm5, 0x78         ;   482.8 p5      41 k
        vpternlogd zmm8, zmm7, zmm2, 0x96          ;   483.8 p0      41 k
        vpternlogd zmm8, zmm19, zmm13, 0x78        ;   484.8 p5      41 k
        vmovdqa64 zmm11, zmm22                     ;   469.8         41 k copy
        vpternlogd zmm11, zmm17, zmm3, 0x95        ;   483.8 p0      41 k
        vpternlogd zmm11, zmm26, zmm14, 0x69       ;   484.8 p5      41 k
        vmovdqu64 [rbp + 64], zmm22                ;   469.8 p7+p4   41 k spill
        vmovdqa64 zmm22, zmm17                     ;   341.8         41 k copy
        vpternlogd zmm22, zmm17, [r8 + 5632], 0xa5 ;   484.8 p0+p2   41 k
        vmovdqu64 zmm17, [r8 + 5376]               ;   342.8 p3     100 k.4 reload
        vmovdqu64 [rbp - 64], zmm28                ;   476.0 p8+p9   41 k spill
        vpandd zmm28, zmm12, zmm17                 ;   485.0 p5      41 k
        vpternlogd zmm24, zmm22, zmm3, 0xd2        ;   485.8 p0      41 k
        vmovdqa64 zmm17, zmm22                     ;   485.8         41 k copy
        vpternlogd zmm17, zmm11, zmm31, 0x39       ;   486.0 p5      41 k
        vpternlogd zmm22, zmm15, zmm13, 0x78       ;   486.8 p0      41 k
        vmovdqa64 zmm13, zmm22                     ;   487.8         41 k copy
        vpternlogd zmm13, zmm25, zmm25, 0xc3       ;   487.8 p5      41 k
        vmovdqa64 zmm25, zmm27                     ;   476.8         41 k copy
        vpternlogd zmm25, zmm31, zmm15, 0x87       ;   487.8 p0      41 k
        vpternlogd zmm25, zmm5, zmm3, 0x87         ;   488.8 p5      41 k
        vpternlogd zmm1, zmm15, zmm25, 0x69        ;   489.8 p0      41 k
        vmovdqu64 zmm15, [r8 + 5632]               ;   348.2 p2     100 k.8 reload
        vmovdqu64 [rbp + 128], zmm11               ;   485.8 p7+p4   41 k spill
        vmovdqa64 zmm11, zmm26                     ;   477.0         41 k copy
        vpternlogd zmm11, zmm10, zmm15, 0x87       ;   489.0 p5      41 k
        vpternlogd zmm11, zmm3, zmm21, 0x87        ;   490.0 p0      41 k
        vpternlogd zmm4, zmm29, zmm11, 0x69        ;   491.0 p5      41 k
        vpternlogd zmm18, zmm11, zmm10, 0x39       ;   491.0 p0      41 k
        vpternlogd zmm23, zmm30, zmm18, 0x69       ;   492.0 p5      41 k
        vpternlogd zmm23, zmm5, zmm4, 0x96         ;   493.0 p0      41 k
        vpternlogd zmm17, zmm2, zmm18, 0x96        ;   492.0 p5      41 k
        vmovdqu64 zmm2, [r8 + 5120]                ;   351.3 p3     100 k.0 reload
        vmovdqu64 zmm3, [r8 + 5248]                ;   351.5 p2      41 k
        vpternlogd zmm3, zmm12, zmm2, 0xa6         ;   492.8 p0      41 k
        vmovdqu64 zmm5, [r8 + 5248]                ;   352.3 p3     100 k.2 reload
        vmovdqu64 zmm10, [r8 + 5504]               ;   352.5 p2      41 k
        vpternlogd zmm10, zmm5, zmm5, 0x3f         ;   493.0 p5      41 k
        vmovdqu64 zmm11, [r8 + 5440]               ;   354.0 p3      41 k
        vmovdqu64 zmm18, [r8 + 5184]               ;   354.2 p2     100 k.1 reload
        vpxord zmm11, zmm11, zmm18                 ;   493.8 p0      41 k
        vpternlogd zmm1, zmm7, zmm21, 0x96         ;   494.0 p5      41 k
        vmovdqu64 zmm7, [r8 + 5376]                ;   355.2 p3     100 k.4 reload
        vmovdqu64 zmm21, [r8 + 5504]               ;   355.3 p2      41 k
        vpternlogd zmm21, zmm12, zmm7, 0x6a        ;   494.8 p0      41 k
        vpternlogd zmm6, zmm31, zmm15, 0x87        ;   495.0 p5      41 k
        vmovdqa64 zmm29, zmm24                     ;   486.8         41 k copy
        vpternlogd zmm29, zmm27, zmm27, 0xc3       ;   495.8 p0      41 k
        vpternlogd zmm26, zmm15, zmm14, 0x48       ;   496.0 p5      41 k
        vpxord zmm14, zmm18, zmm7                  ;   496.8 p0      41 k
        vmovdqa64 zmm15, zmm7                      ;   361.2         41 k copy
        vpternlogd zmm15, zmm5, zmm18, 0x9c        ;   497.0 p5      41 k
        vpternlogd zmm29, zmm20, zmm6, 0x69        ;   497.8 p0      41 k
        vpandd zmm20, zmm18, zmm15                 ;   498.0 p5      41 k
        vmovdqa64 zmm27, zmm12                     ;   359.0         41 k copy
        vpternlogd zmm27, zmm2, zmm2, 0xc3         ;   498.8 p0      41 k
        vpternlogd zmm26, zmm22, zmm0, 0x96        ;   499.0 p5      41 k
        vpternlogd zmm0, zmm6, zmm19, 0x69         ;   499.8 p0      41 k
        vmovdqu64 zmm6, [r8 + 5440]                ;   361.0 p3     100 k.5 reload
        vpternlogd zmm28, zmm5, zmm6, 0x48         ;   500.0 p5      41 k
        vmovdqa64 zmm19, zmm28                     ;   501.0         41 k copy
        vpternlogd zmm19, zmm3, zmm7, 0x87         ;   501.0 p0      41 k
        vmovdqu64 zmm22, [r8 + 5504]               ;   362.0 p2     100 k.6 reload
        vpternlogd zmm19, zmm18, zmm22, 0x87       ;   502.0 p5      41 k
        vmovdqa64 zmm30, zmm10                     ;   494.0         41 k copy
        vpternlogd zmm30, zmm12, zmm18, 0x78       ;   501.8 p0      41 k
        vmovdqa64 zmm31, zmm30                     ;   502.8         41 k copy
        vpternlogd zmm31, zmm7, zmm2, 0x78         ;   502.8 p5      41 k
        vpternlogd zmm3, zmm22, zmm5, 0xac         ;   502.8 p0      41 k
        vpternlogd zmm15, zmm6, zmm2, 0x87         ;   503.0 p5      41 k
        vpternlogd zmm27, zmm30, zmm11, 0xc6       ;   503.8 p0      41 k
        vmovdqa64 zmm30, zmm11                     ;   494.8         41 k copy
        vpternlogd zmm30, zmm22, zmm2, 0x78        ;   504.0 p5      41 k
        vpternlogd zmm3, zmm30, zmm6, 0x2d         ;   505.0 p0      41 k
        vpternlogd zmm3, zmm19, zmm7, 0x78         ;   506.0 p5      41 k
        vpternlogd zmm10, zmm27, zmm6, 0x87        ;   505.8 p0      41 k
        vmovdqu64 [rbp - 128], zmm0                ;   500.8 p8+p9   41 k spill
        vmovdqa64 zmm0, zmm31                      ;   503.8         41 k copy
        vpternlogd zmm0, zmm19, zmm2, 0xd2         ;   506.0 p5      41 k
        vmovdqu64 [rbp + 0], zmm26                 ;   500.0 p7+p4   41 k spill
        vmovdqa64 zmm26, zmm27                     ;   504.8         41 k copy
        vpternlogd zmm26, zmm11, zmm11, 0xf3       ;   506.8 p0      41 k
        vpxord zmm11, zmm21, zmm30                 ;   507.0 p5      41 k
        vpternlogd zmm11, zmm0, zmm6, 0xc6         ;   508.0 p0      41 k
        vmovdqa64 zmm0, zmm20                      ;   499.0         41 k copy
        vpternlogd zmm0, zmm14, zmm22, 0x78        ;   508.0 p5      41 k
        vpternlogd zmm20, zmm12, zmm2, 0x78        ;   508.8 p0      41 k
        vpandnd zmm14, zmm14, zmm6                 ;   509.0 p5      41 k
        vpternlogd zmm14, zmm7, zmm5, 0x48         ;   510.0 p0      41 k
        vpternlogd zmm19, zmm0, zmm6, 0xd2         ;   510.0 p5      41 k
        vpternlogd zmm0, zmm20, zmm22, 0xd7        ;   510.8 p0      41 k
        vpternlogd zmm21, zmm15, zmm0, 0x96        ;   511.8 p5      41 k
        vpternlogd zmm27, zmm21, zmm7, 0x93        ;   512.8 p0      41 k
        vpternlogd zmm27, zmm20, zmm5, 0x2d        ;   513.8 p5      41 k
        vpternlogd zmm20, zmm18, zmm2, 0xd6        ;   512.8 p0      41 k
        vmovdqa64 zmm21, zmm31                     ;   503.8         41 k copy
        vpternlogd zmm21, zmm22, zmm6, 0x7b        ;   513.0 p5      41 k
        vpternlogd zmm21, zmm14, zmm20, 0x96       ;   514.0 p0      41 k
        vmovdqu64 zmm14, [r8 + 6144]               ;   372.8 p3      48 k
        vpternlogd zmm19, zmm15, zmm12, 0x2d       ;   514.0 p5      41 k
        vmovdqu64 zmm15, [r8 + 6208]               ;   373.2 p2      48 k
        vpternlogd zmm26, zmm0, zmm28, 0x96        ;   514.8 p0      41 k
        vmovdqu64 zmm0, [r8 + 6272]                ;   373.8 p3      48 k
        vmovdqu64 zmm28, [r8 + 6336]               ;   374.2 p2      48 k
        vpternlogd zmm20, zmm7, zmm18, 0x2d        ;   515.0 p5      41 k
        vpternlogd zmm20, zmm31, zmm5, 0x87        ;   516.0 p0      41 k
        vpternlogd zmm20, zmm10, zmm30, 0x96       ;   517.0 p5      41 k
        vmovdqu64 zmm10, [r8 + 6400]               ;   374.8 p3      48 k
        vpternlogd zmm17, zmm16, zmm5, 0x96        ;   516.8 p0      41 k
        vmovdqu64 zmm5, [r8 + 6464]                ;   375.2 p2      48 k
        vmovdqu64 zmm16, [r8 + 6528]               ;   375.8 p3      48 k
        vpternlogd zmm8, zmm18, [r8 + 5696], 0x96  ;   517.0 p5+p2   41 k
        vpternlogd zmm23, zmm9, zmm2, 0x96         ;   517.8 p0      41 k
        vpternlogd zmm13, zmm25, zmm7, 0x96        ;   518.0 p5      41 k
        vpternlogd zmm26, zmm2, zmm12, 0xd2        ;   518.8 p0      41 k
        vpternlogd zmm4, zmm12, [rbp - 64], 0x69   ;   519.0 p5+p3   41 k
        vpternlogd zmm1, zmm24, zmm6, 0x96         ;   519.8 p0      41 k
        vmovdqu64 zmm2, [r8 + 6656]                ;   377.2 p2     100 k.8 reload
        vmovdqu64 zmm6, [rbp + 128]                ;   485.8 p3      41 k reload
        vmovdqu64 zmm7, [rbp - 128]                ;   500.8 p2      48 k
        vpternlogd zmm7, zmm6, zmm2, 0x96          ;   520.0 p5      48 k
        vpternlogd zmm29, zmm22, [rbp + 64], 0x96  ;   520.8 p0+p3   41 k
        vmovdqu64 zmm6, [r8 + 6720]                ;   379.2 p2     100 k.9 reload
        vpternlogd zmm11, zmm23, zmm6, 0x96        ;   521.0 p5      48 k
        vmovdqu64 zmm12, [r8 + 6784]               ;   379.8 p3     100 k.10 reload
        vpternlogd zmm3, zmm8, zmm12, 0x96         ;   521.8 p0      48 k
        vmovdqu64 zmm18, [r8 + 6848]               ;   380.2 p2     100 k.11 reload
        vpternlogd zmm27, zmm17, zmm18, 0x96       ;   522.0 p5      48 k
        vmovdqu64 zmm22, [r8 + 6912]               ;   380.8 p3     100 k.12 reload
        vpternlogd zmm21, zmm4, zmm22, 0x96        ;   522.8 p0      48 k
        vmovdqu64 zmm24, [r8 + 6976]               ;   381.2 p2     100 k.13 reload
        vpternlogd zmm19, zmm13, zmm24, 0x96       ;   523.0 p5      48 k
        vpxord zmm14, zmm14, zmm23                 ;   523.8 p0      48 k
        vmovdqu64 zmm23, [r8 + 7040]               ;   381.8 p3     100 k.14 reload
        vpternlogd zmm20, zmm1, zmm23, 0x96        ;   524.0 p5      48 k
        vpxord zmm15, zmm15, zmm8                  ;   524.8 p0      48 k
        vpxord zmm0, zmm0, zmm17                   ;   525.0 p5      48 k
        vmovdqu64 zmm8, [r8 + 7104]                ;   382.2 p2     100 k.15 reload
        vpternlogd zmm26, zmm29, zmm8, 0x96        ;   525.8 p0      48 k
        vmovdqu64 zmm17, [r8 + 6592]               ;   382.8 p3     100 k.7 reload
        vmovdqu64 zmm25, [rbp + 0]                 ;   500.0 p2      41 k reload
        vpternlogd zmm9, zmm25, zmm17, 0x96        ;   526.0 p5      48 k
        vpxord zmm28, zmm28, zmm4                  ;   526.8 p0      48 k
        vpxord zmm10, zmm10, zmm13                 ;   527.0 p5      48 k
        vpxord zmm5, zmm5, zmm1                    ;   527.8 p0      48 k
        vpxord zmm16, zmm16, zmm29                 ;   528.0 p5      48 k
        vmovdqa64 zmm1, zmm5                       ;   528.8         45 k copy
        vpternlogd zmm1, zmm15, zmm14, 0x60        ;   528.8 p0      45 k
        vpandd zmm4, zmm9, zmm16                   ;   529.0 p5      45 k
        vmovdqa64 zmm13, zmm4                      ;   530.0         45 k copy
        vpternlogd zmm13, zmm7, zmm0, 0x78         ;   530.0 p0      45 k
        vpxord zmm25, zmm14, zmm16                 ;   530.0 p5      45 k
        vmovdqa64 zmm29, zmm25                     ;   531.0         45 k copy
        vpternlogd zmm29, zmm28, zmm28, 0xc3       ;   531.0 p0      45 k
        vpternlogd zmm13, zmm29, zmm5, 0x78        ;   532.0 p5      45 k
        vmovdqa64 zmm30, zmm0                      ;   526.0         45 k copy
        vpternlogd zmm30, zmm15, zmm14, 0x6a       ;   531.8 p0      45 k
        vmovdqa64 zmm31, zmm30                     ;   532.8         45 k copy
        vpternlogd zmm31, zmm9, zmm15, 0x87        ;   532.8 p5      45 k
        vmovdqa64 zmm8, zmm5                       ;   528.8         45 k copy
        vpternlogd zmm8, zmm10, zmm0, 0x6a         ;   532.8 p0      45 k
        vpternlogd zmm31, zmm8, zmm10, 0x87        ;   533.8 p5      45 k
        vpternlogd zmm1, zmm31, zmm13, 0x69        ;   534.8 p0      45 k
        vpternlogd zmm13, zmm16, zmm0, 0xb4        ;   534.0 p5      45 k
        vmovdqa64 zmm23, zmm7                      ;   521.0         45 k copy
        vpternlogd zmm23, zmm9, zmm0, 0x48         ;   534.8 p0      45 k
        vmovdqa64 zmm24, zmm9                      ;   527.0         45 k copy
        vpternlogd zmm24, zmm10, zmm28, 0x96       ;   535.0 p5      45 k
        vpternlogd zmm23, zmm24, zmm7, 0x87        ;   536.0 p0      45 k
        vpternlogd zmm31, zmm24, zmm9, 0x2d        ;   536.0 p5      45 k
        vpxord zmm22, zmm13, zmm23                 ;   537.0 p0      45 k
        vpternlogd zmm22, zmm4, zmm31, 0x69        ;   538.0 p5      45 k
        vmovdqa64 zmm4, zmm9                       ;   527.0         45 k copy
        vpternlogd zmm4, zmm10, zmm14, 0x48        ;   537.8 p0      45 k
        vpternlogd zmm22, zmm1, zmm16, 0x96        ;   539.0 p5      45 k
        vmovdqa64 zmm18, zmm9                      ;   527.0         45 k copy
        vpternlogd zmm18, zmm16, zmm15, 0xb7       ;   538.8 p0      45 k
        vpternlogd zmm24, zmm18, zmm28, 0xc6       ;   539.8 p5      45 k
        vpxord zmm18, zmm18, zmm4                  ;   539.8 p0      45 k
        vmovdqa64 zmm12, zmm10                     ;   528.0         45 k copy
        vpternlogd zmm12, zmm28, zmm15, 0x48       ;   540.0 p5      45 k
        vpternlogd zmm12, zmm16, zmm14, 0x78       ;   541.0 p0      45 k
        vmovdqa64 zmm6, zmm7                       ;   521.0         45 k copy
        vpternlogd zmm6, zmm5, zmm10, 0x48         ;   541.0 p5      45 k
        vpternlogd zmm6, zmm7, zmm28, 0x2d         ;   542.0 p0      45 k
        vmovdqa64 zmm2, zmm7                       ;   521.0         45 k copy
        vpternlogd zmm2, zmm9, zmm14, 0x6c         ;   542.0 p5      45 k
        vpternlogd zmm6, zmm2, zmm12, 0x96         ;   543.0 p0      45 k
        vpternlogd zmm6, zmm29, zmm0, 0x78         ;   544.0 p5      45 k
        vpternlogd zmm22, zmm18, zmm11, 0x96       ;   543.8 p0      45 k
        vmovdqu64 [r9 + 6592], zmm17               ;   390.8 p8+p9   99 k
        vpternlogd zmm6, zmm0, zmm3, 0x96          ;   545.0 p5      45 k
        vmovdqa64 zmm17, zmm25                     ;   531.0         45 k copy
        vpternlogd zmm17, zmm5, zmm10, 0x95        ;   544.8 p0      45 k
        vpternlogd zmm17, zmm30, zmm7, 0x69        ;   545.8 p5      45 k
        vpternlogd zmm30, zmm7, zmm15, 0x28        ;   545.8 p0      45 k
        vmovdqu64 [rbp + 0], zmm3                  ;   522.8 p7+p4   48 k spill
        vmovdqa64 zmm3, zmm5                       ;   528.8         45 k copy
        vpternlogd zmm3, zmm15, zmm15, 0xc3        ;   546.0 p5      45 k
        vmovdqu64 [rbp + 64], zmm11                ;   522.0 p8+p9   48 k spill
        vpandd zmm11, zmm7, zmm10                  ;   546.8 p0      45 k
        vpternlogd zmm11, zmm1, zmm21, 0x69        ;   547.8 p5      45 k
        vpandd zmm1, zmm7, zmm9                    ;   547.8 p0      45 k
        vmovdqu64 [r9 + 13312], zmm22              ;   544.8 p7+p4  100 k
        vmovdqa64 zmm22, zmm3                      ;   547.0         45 k copy
        vpternlogd zmm22, zmm17, zmm14, 0x39       ;   548.0 p5      45 k
        vpternlogd zmm22, zmm12, zmm31, 0x96       ;   549.0 p0      45 k
        vmovdqa64 zmm12, zmm3                      ;   547.0         45 k copy
        vpternlogd zmm12, zmm28, zmm0, 0x78        ;   549.0 p5      45 k
        vmovdqa64 zmm31, zmm1                      ;   548.8         45 k copy
        vpternlogd zmm31, zmm28, zmm14, 0x87       ;   549.8 p0      45 k
        vpternlogd zmm31, zmm16, zmm10, 0x87       ;   550.8 p5      45 k
        vmovdqu64 [rbp + 128], zmm21               ;   523.8 p8+p9   48 k spill
        vmovdqa64 zmm21, zmm12                     ;   550.0         45 k copy
        vpternlogd zmm21, zmm13, zmm13, 0xc3       ;   550.8 p0      45 k
        vpandd zmm13, zmm9, zmm5                   ;   551.0 p5      45 k
        vpternlogd zmm13, zmm3, zmm10, 0xd2        ;   552.0 p0      45 k
        vpternlogd zmm24, zmm31, zmm31, 0xc3       ;   552.0 p5      45 k
        vpternlogd zmm24, zmm2, zmm8, 0x96         ;   553.0 p0      45 k
        vpandd zmm0, zmm0, zmm5                    ;   553.0 p5      45 k
        vmovdqu64 zmm2, [rbp + 64]                 ;   522.0 p3      48 k reload
        vmovdqu64 [r9 + 13888], zmm2               ;   528.0 p7+p4  100 k
        vmovdqu64 zmm2, [rbp + 0]                  ;   522.8 p2      48 k reload
        vmovdqu64 [r9 + 13952], zmm2               ;   528.8 p8+p9  100 k
        vmovdqa64 zmm2, zmm13                      ;   553.0         45 k copy
        vpternlogd zmm2, zmm1, zmm1, 0xc3          ;   553.8 p0      45 k
        vpandd zmm28, zmm28, zmm16                 ;   554.0 p5      45 k
        vpternlogd zmm0, zmm7, zmm29, 0xd2         ;   554.8 p0      45 k
        vmovdqu64 zmm1, [rbp + 128]                ;   523.8 p3      48 k reload
        vmovdqu64 [r9 + 14080], zmm1               ;   529.8 p7+p4  100 k
        vpternlogd zmm0, zmm15, zmm14, 0x87        ;   555.8 p5      45 k
        vpternlogd zmm2, zmm23, zmm0, 0x69         ;   556.8 p0      45 k
        vpternlogd zmm28, zmm9, zmm14, 0x87        ;   556.0 p5      45 k
        vmovdqu64 zmm1, [r8 + 6144]                ;   406.0 p2     100 k.0 reload
        vmovdqu64 [r9 + 6144], zmm1                ;   412.0 p8+p9   99 k
        vmovdqu64 zmm3, [r8 + 6208]                ;   407.0 p3     100 k.1 reload
        vmovdqu64 [r9 + 6208], zmm3                ;   413.0 p7+p4   99 k
        vmovdqu64 zmm5, [r8 + 6272]                ;   407.3 p2     100 k.2 reload
        vmovdqu64 [r9 + 6272], zmm5                ;   413.3 p8+p9   99 k
        vpxord zmm12, zmm12, zmm28                 ;   557.0 p0      45 k
        vpternlogd zmm12, zmm30, zmm18, 0x96       ;   558.0 p5      45 k
        vpternlogd zmm28, zmm0, zmm0, 0xc3         ;   557.8 p0      45 k
        vpternlogd zmm28, zmm17, zmm29, 0x96       ;   558.8 p5      45 k
        vmovdqu64 zmm0, [r8 + 6336]                ;   410.8 p3     100 k.3 reload
        vmovdqu64 [r9 + 6336], zmm0                ;   416.8 p7+p4   99 k
        vmovdqu64 zmm7, [r8 + 6400]                ;   411.2 p2     100 k.4 reload
        vmovdqu64 [r9 + 6400], zmm7                ;   417.2 p8+p9   99 k
        vpternlogd zmm22, zmm4, zmm27, 0x96        ;   558.8 p0      45 k
        vmovdqu64 zmm4, [r8 + 6464]                ;   411.8 p3     100 k.5 reload
        vmovdqu64 [r9 + 6464], zmm4                ;   417.8 p7+p4   99 k
        vmovdqu64 zmm8, [r8 + 6528]                ;   412.2 p2     100 k.6 reload
        vmovdqu64 [r9 + 6528], zmm8                ;   418.2 p8+p9   99 k
        vpternlogd zmm21, zmm31, zmm19, 0x96       ;   559.0 p5      45 k
        vmovdqu64 zmm9, [r8 + 6656]                ;   413.8 p3     100 k.8 reload
        vmovdqu64 [r9 + 6656], zmm9                ;   419.8 p7+p4   99 k
        vpternlogd zmm24, zmm13, zmm20, 0x96       ;   559.8 p0      45 k
        vmovdqu64 zmm10, [r8 + 6720]               ;   415.2 p2     100 k.9 reload
        vmovdqu64 [r9 + 6720], zmm10               ;   421.2 p8+p9   99 k
        vmovdqu64 [r9 + 13376], zmm6               ;   546.0 p7+p4  100 k
        vpternlogd zmm2, zmm25, zmm26, 0x96        ;   560.0 p5      45 k
        vmovdqu64 zmm6, [r8 + 6784]                ;   416.0 p3     100 k.10 reload
        vmovdqu64 [r9 + 6784], zmm6                ;   422.0 p8+p9   99 k
        vmovdqu64 [r9 + 13504], zmm11              ;   548.8 p7+p4  100 k
        vmovdqu64 zmm11, [r8 + 6848]               ;   416.5 p2     100 k.11 reload
        vmovdqu64 [r9 + 6848], zmm11               ;   422.5 p8+p9   99 k
        vmovdqu64 zmm13, [r8 + 6912]               ;   417.8 p3     100 k.12 reload
        vmovdqu64 [r9 + 6912], zmm13               ;   423.8 p7+p4   99 k
        vmovdqu64 [r9 + 13440], zmm22              ;   559.8 p8+p9  100 k
        vmovdqu64 [r9 + 14016], zmm27              ;   523.0 p7+p4  100 k
        vmovdqu64 zmm14, [r8 + 6976]               ;   418.8 p2     100 k.13 reload
        vmovdqu64 [r9 + 6976], zmm14               ;   424.8 p8+p9   99 k
        vmovdqu64 [r9 + 13568], zmm21              ;   560.0 p7+p4  100 k
        vmovdqu64 zmm15, [r8 + 7040]               ;   420.2 p3     100 k.14 reload
        vmovdqu64 [r9 + 7040], zmm15               ;   426.2 p8+p9   99 k
        vmovdqu64 [r9 + 14144], zmm19              ;   524.0 p7+p4  100 k
        vmovdqu64 [r9 + 13632], zmm24              ;   560.8 p8+p9  100 k
        vmovdqu64 zmm16, [r8 + 7104]               ;   423.8 p2     100 k.15 reload
        vmovdqu64 [r9 + 7104], zmm16               ;   429.8 p7+p4   99 k
        vmovdqu64 [r9 + 13696], zmm2               ;   561.0 p8+p9  100 k
        vmovdqu64 [r9 + 14208], zmm20              ;   525.0 p7+p4  100 k
        vmovdqu64 [r9 + 13760], zmm12              ;   559.0 p8+p9  100 k
        vmovdqu64 [r9 + 14272], zmm26              ;   526.8 p7+p4  100 k
        vmovdqu64 [r9 + 13824], zmm28              ;   559.8 p8+p9  100 k
        vpandd zmm31, zmm14, zmm15                 ;   560.8 p0      41 k
        vpxord zmm23, zmm14, [r8 + 6592]           ;   561.0 p5+p3   41 k
        vmovdqa64 zmm22, zmm13                     ;   425.3         41 k copy
        vpternlogd zmm22, zmm11, zmm10, 0x6a       ;   561.8 p0      41 k
        vmovdqa64 zmm21, zmm16                     ;   429.8         41 k copy
        vpternlogd zmm21, zmm15, zmm10, 0x48       ;   562.0 p5      41 k
        vmovdqa64 zmm20, zmm15                     ;   427.0         41 k copy
        vpternlogd zmm20, zmm11, zmm6, 0x96        ;   562.8 p0      41 k
        vpternlogd zmm21, zmm20, zmm16, 0x87       ;   563.8 p5      41 k
        vmovdqa64 zmm19, zmm9                      ;   427.5         41 k copy
        vpternlogd zmm19, zmm15, zmm14, 0xd7       ;   563.8 p0      41 k
        vmovdqa64 zmm18, zmm9                      ;   427.8         41 k copy
        vpternlogd zmm18, zmm11, zmm6, 0x28        ;   564.0 p5      41 k
        vmovdqa64 zmm17, zmm16                     ;   429.8         41 k copy
        vpternlogd zmm17, zmm13, zmm11, 0x48       ;   564.8 p0      41 k
        vpternlogd zmm17, zmm16, zmm6, 0x2d        ;   565.8 p5      41 k
        vmovdqa64 zmm12, zmm31                     ;   561.8         41 k copy
        vpternlogd zmm12, zmm16, zmm10, 0x78       ;   565.8 p0      41 k
        vmovdqa64 zmm2, zmm23                      ;   562.0         41 k copy
        vpternlogd zmm2, zmm6, zmm6, 0xc3          ;   566.0 p5      41 k
        vpternlogd zmm12, zmm2, zmm13, 0x78        ;   567.0 p0      41 k
        vmovdqa64 zmm30, zmm9                      ;   429.8         41 k copy
        vpternlogd zmm30, zmm13, zmm13, 0xc3       ;   567.0 p5      41 k
        vmovdqa64 zmm29, zmm9                      ;   430.2         41 k copy
        vpternlogd zmm29, zmm13, [r8 + 6592], 0x48 ;   567.8 p0+p2   41 k
        vpandd zmm28, zmm16, zmm11                 ;   568.0 p5      41 k
        vpandd zmm27, zmm16, zmm15                 ;   568.8 p0      41 k
        vmovdqa64 zmm26, zmm9                      ;   432.0         41 k copy
        vpternlogd zmm26, zmm10, [r8 + 6592], 0x6a ;   569.0 p5+p3   41 k
        vmovdqa64 zmm25, zmm26                     ;   570.0         41 k copy
        vpternlogd zmm25, zmm9, zmm15, 0x87        ;   570.0 p0      41 k
        vpternlogd zmm25, zmm22, zmm11, 0x87       ;   571.0 p5      41 k
        vpternlogd zmm29, zmm25, zmm12, 0x69       ;   572.0 p0      41 k
        vpternlogd zmm12, zmm14, zmm10, 0xb4       ;   571.0 p5      41 k
        vpternlogd zmm25, zmm20, zmm15, 0x2d       ;   572.0 p0      41 k
        vpternlogd zmm20, zmm19, zmm6, 0xc6        ;   572.0 p5      41 k
        vpxord zmm24, zmm21, zmm12                 ;   572.8 p0      41 k
        vpternlogd zmm24, zmm31, zmm25, 0x69       ;   573.8 p5      41 k
        vpandd zmm31, zmm13, zmm15                 ;   573.8 p0      41 k
        vpternlogd zmm24, zmm29, zmm14, 0x96       ;   574.8 p5      41 k
        vpternlogd zmm31, zmm30, zmm11, 0xd2       ;   574.8 p0      41 k
        vmovdqu64 [rbp + 128], zmm28               ;   569.0 p7+p4   41 k spill
        vpandd zmm28, zmm13, zmm10                 ;   575.0 p5      41 k
        vpternlogd zmm13, zmm23, zmm11, 0x95       ;   575.8 p0      41 k
        vpternlogd zmm13, zmm26, zmm16, 0x69       ;   576.8 p5      41 k
        vpternlogd zmm28, zmm2, zmm16, 0xb4        ;   576.8 p0      41 k
        vpternlogd zmm26, zmm9, zmm16, 0x48        ;   577.0 p5      41 k
        vpternlogd zmm16, zmm15, [r8 + 6592], 0x6c ;   577.8 p0+p2   41 k
        vpternlogd zmm18, zmm14, [r8 + 6592], 0x78 ;   578.0 p5+p3   41 k
        vpternlogd zmm17, zmm16, zmm18, 0x96       ;   579.0 p0      41 k
        vpternlogd zmm17, zmm2, zmm10, 0xd2        ;   580.0 p5      41 k
        vpternlogd zmm10, zmm30, zmm6, 0x6c        ;   579.8 p0      41 k
        vmovdqu64 [rbp + 0], zmm23                 ;   562.0 p8+p9   41 k spill
        vmovdqa64 zmm23, zmm10                     ;   580.8         41 k copy
        vpternlogd zmm23, zmm12, zmm12, 0xc3       ;   580.8 p5      41 k
        vmovdqu64 zmm12, [r8 + 6592]               ;   442.0 p2     100 k.7 reload
        vmovdqu64 [rbp + 64], zmm23                ;   581.8 p7+p4   41 k spill
        vmovdqa64 zmm23, zmm15                     ;   443.2         41 k copy
        vpternlogd zmm23, zmm11, zmm12, 0x48       ;   580.8 p0      41 k
        vpxord zmm19, zmm19, zmm23                 ;   581.8 p5      41 k
        vpandd zmm15, zmm15, zmm12                 ;   581.8 p0      41 k
        vpternlogd zmm30, zmm13, zmm12, 0x39       ;   582.0 p5      41 k
        vpternlogd zmm30, zmm18, zmm25, 0x96       ;   583.0 p0      41 k
        vmovdqa64 zmm18, zmm0                      ;   445.0         41 k copy
        vpternlogd zmm18, zmm5, zmm1, 0x9a         ;   583.0 p5      41 k
        vpandd zmm25, zmm0, zmm7                   ;   583.8 p0      41 k
        vpternlogd zmm28, zmm9, zmm12, 0x87        ;   584.0 p5      41 k
        vpternlogd zmm12, zmm27, zmm6, 0x93        ;   584.8 p0      41 k
        vmovdqa64 zmm9, zmm8                       ;   447.8         41 k copy
        vpternlogd zmm9, zmm5, zmm5, 0x3f          ;   585.0 p5      41 k
        vpternlogd zmm12, zmm11, zmm14, 0x87       ;   585.8 p0      41 k
        vpxord zmm11, zmm4, zmm3                   ;   586.0 p5      41 k
        vpternlogd zmm20, zmm12, zmm12, 0xc3       ;   586.8 p0      41 k
        vpternlogd zmm20, zmm16, zmm22, 0x96       ;   587.8 p5      41 k
        vmovdqa64 zmm16, zmm8                      ;   448.8         41 k copy
        vpternlogd zmm16, zmm7, zmm0, 0x6c         ;   587.8 p0      41 k
        vmovdqa64 zmm22, zmm31                     ;   575.8         41 k copy
        vpternlogd zmm22, zmm27, zmm27, 0xc3       ;   588.0 p5      41 k
        vpternlogd zmm15, zmm14, zmm6, 0x87        ;   588.8 p0      41 k
        vpxord zmm6, zmm3, zmm7                    ;   589.0 p5      41 k
        vpternlogd zmm22, zmm21, zmm28, 0x69       ;   589.8 p0      41 k
        vmovdqa64 zmm14, zmm7                      ;   451.3         41 k copy
        vpternlogd zmm14, zmm5, zmm3, 0x9c         ;   590.0 p5      41 k
        vpternlogd zmm26, zmm10, zmm15, 0x96       ;   590.8 p0      41 k
        vmovdqa64 zmm10, zmm0                      ;   453.0         41 k copy
        vpternlogd zmm10, zmm1, zmm1, 0xc3         ;   591.0 p5      41 k
        vpternlogd zmm15, zmm28, zmm2, 0x69        ;   591.8 p0      41 k
        vpternlogd zmm25, zmm4, zmm5, 0x28         ;   592.0 p5      41 k
        vmovdqa64 zmm2, zmm25                      ;   593.0         41 k copy
        vpternlogd zmm2, zmm18, zmm7, 0x87         ;   593.0 p0      41 k
        vpternlogd zmm2, zmm8, zmm3, 0x87          ;   594.0 p5      41 k
        vmovdqa64 zmm21, zmm9                      ;   586.0         41 k copy
        vpternlogd zmm21, zmm0, zmm3, 0x78         ;   593.8 p0      41 k
        vmovdqa64 zmm27, zmm21                     ;   594.8         41 k copy
        vpternlogd zmm27, zmm7, zmm1, 0x78         ;   594.8 p5      41 k
        vmovdqa64 zmm28, zmm27                     ;   595.8         41 k copy
        vpternlogd zmm28, zmm2, zmm1, 0xd2         ;   595.8 p0      41 k
        vpternlogd zmm18, zmm8, zmm5, 0xac         ;   595.0 p5      41 k
        vpternlogd zmm10, zmm21, zmm11, 0xc6       ;   595.8 p0      41 k
        vmovdqa64 zmm21, zmm11                     ;   587.0         41 k copy
        vpternlogd zmm21, zmm8, zmm1, 0x78         ;   596.0 p5      41 k
        vpternlogd zmm18, zmm21, zmm4, 0x2d        ;   597.0 p0      41 k
        vpternlogd zmm18, zmm2, zmm7, 0x78         ;   598.0 p5      41 k
        vpternlogd zmm9, zmm10, zmm4, 0x87         ;   597.8 p0      41 k
        vpternlogd zmm24, zmm19, zmm1, 0x96        ;   598.0 p5      41 k
        vpternlogd zmm30, zmm23, zmm5, 0x96        ;   598.8 p0      41 k
        vpxord zmm23, zmm16, zmm21                 ;   599.0 p5      41 k
        vpternlogd zmm23, zmm28, zmm4, 0xc6        ;   600.0 p0      41 k
        vpxord zmm17, zmm3, zmm17                  ;   600.0 p5      41 k
        vmovdqa64 zmm28, zmm14                     ;   591.0         41 k copy
        vpternlogd zmm28, zmm3, zmm3, 0x3f         ;   600.8 p0      41 k
        vpternlogd zmm14, zmm4, zmm1, 0x87         ;   601.0 p5      41 k
        vmovdqu64 [rbp - 128], zmm13               ;   577.8 p8+p9   41 k spill
        vmovdqa64 zmm13, zmm10                     ;   596.8         41 k copy
        vpternlogd zmm13, zmm11, zmm11, 0xf3       ;   601.8 p0      41 k
        vmovdqa64 zmm11, zmm28                     ;   601.8         41 k copy
        vpternlogd zmm11, zmm6, zmm8, 0x87         ;   602.0 p5      41 k
        vpternlogd zmm28, zmm0, zmm1, 0x87         ;   602.8 p0      41 k
        vpandnd zmm6, zmm6, zmm4                   ;   603.0 p5      41 k
        vpternlogd zmm6, zmm7, zmm5, 0x48          ;   604.0 p0      41 k
        vpternlogd zmm2, zmm11, zmm4, 0xd2         ;   604.0 p5      41 k
        vpternlogd zmm11, zmm28, zmm8, 0xd7        ;   604.8 p0      41 k
        vpternlogd zmm16, zmm14, zmm11, 0x96       ;   605.8 p5      41 k
        vpternlogd zmm10, zmm16, zmm7, 0x93        ;   606.8 p0      41 k
        vpternlogd zmm10, zmm28, zmm5, 0x2d        ;   607.8 p5      41 k
        vmovdqa64 zmm16, zmm27                     ;   595.8         41 k copy
        vpternlogd zmm16, zmm8, zmm4, 0x7b         ;   606.8 p0      41 k
        vpternlogd zmm28, zmm3, zmm1, 0xd6         ;   607.0 p5      41 k
        vpternlogd zmm16, zmm6, zmm28, 0x96        ;   608.0 p0      41 k
        vmovdqu64 zmm6, [r8 + 7168]                ;   465.8 p3      48 k
        vpternlogd zmm2, zmm14, zmm0, 0x2d         ;   608.0 p5      41 k
        vmovdqu64 zmm14, [r8 + 7232]               ;   466.2 p2      48 k
        vpternlogd zmm28, zmm3, zmm7, 0x4b         ;   608.8 p0      41 k
        vmovdqu64 zmm3, [r8 + 7296]                ;   466.8 p3      48 k
        vpternlogd zmm28, zmm27, zmm5, 0x87        ;   609.8 p5      41 k
        vmovdqu64 zmm5, [r8 + 7360]                ;   467.2 p2      48 k
        vpternlogd zmm28, zmm9, zmm21, 0x96        ;   610.8 p0      41 k
        vmovdqu64 zmm9, [r8 + 7424]                ;   467.8 p3      48 k
        vpternlogd zmm13, zmm11, zmm25, 0x96       ;   610.0 p5      41 k
        vmovdqu64 zmm11, [r8 + 7488]               ;   468.2 p2      48 k
        vmovdqu64 zmm21, [r8 + 7552]               ;   468.8 p3      48 k
        vpternlogd zmm20, zmm31, zmm4, 0x96        ;   610.8 p0      41 k
        vpternlogd zmm29, zmm0, [rbp + 128], 0x69  ;   611.0 p5+p2   41 k
        vpternlogd zmm13, zmm0, zmm1, 0xb4         ;   611.8 p0      41 k
        vpternlogd zmm12, zmm7, [rbp + 64], 0x96   ;   612.0 p5+p3   41 k
        vpternlogd zmm22, zmm8, [rbp + 0], 0x96    ;   612.8 p0+p2   41 k
        vmovdqu64 zmm0, [r8 + 7744]                ;   470.8 p3     100 k.9 reload
        vpternlogd zmm23, zmm24, zmm0, 0x96        ;   613.0 p5      48 k
        vmovdqu64 zmm1, [r8 + 7808]                ;   471.2 p2     100 k.10 reload
        vpternlogd zmm18, zmm17, zmm1, 0x96        ;   613.8 p0      48 k
        vmovdqu64 zmm4, [r8 + 7872]                ;   471.8 p3     100 k.11 reload
        vpternlogd zmm10, zmm30, zmm4, 0x96        ;   614.0 p5      48 k
        vpxord zmm6, zmm6, zmm24                   ;   614.8 p0      48 k
        vmovdqu64 zmm7, [r8 + 7936]                ;   472.2 p2     100 k.12 reload
        vpternlogd zmm16, zmm29, zmm7, 0x96        ;   615.0 p5      48 k
        vpxord zmm14, zmm14, zmm17                 ;   615.8 p0      48 k
        vpxord zmm3, zmm3, zmm30                   ;   616.0 p5      48 k
        vmovdqu64 zmm8, [r8 + 8000]                ;   472.8 p3     100 k.13 reload
        vpternlogd zmm2, zmm12, zmm8, 0x96         ;   616.8 p0      48 k
        vmovdqu64 zmm17, [r8 + 8064]               ;   473.2 p2     100 k.14 reload
        vpternlogd zmm28, zmm20, zmm17, 0x96       ;   617.0 p5      48 k
        vmovdqu64 zmm24, [r8 + 8128]               ;   473.8 p3     100 k.15 reload
        vpternlogd zmm13, zmm22, zmm24, 0x96       ;   617.8 p0      48 k
        vpxord zmm5, zmm5, zmm29                   ;   618.0 p5      48 k
        vmovdqu64 zmm25, [r8 + 7616]               ;   474.2 p2     100 k.7 reload
        vpternlogd zmm26, zmm19, zmm25, 0x96       ;   618.8 p0      48 k
        vpxord zmm9, zmm9, zmm12                   ;   619.0 p5      48 k
        vpxord zmm11, zmm11, zmm20                 ;   619.8 p0      48 k
        vpxord zmm21, zmm21, zmm22                 ;   620.0 p5      48 k
        vmovdqu64 zmm12, [r8 + 7680]               ;   474.8 p3     100 k.8 reload
        vmovdqu64 zmm19, [rbp - 128]               ;   577.8 p2      41 k reload
        vpternlogd zmm15, zmm19, zmm12, 0x96       ;   620.8 p0      48 k
        vmovdqa64 zmm19, zmm11                     ;   620.8         45 k copy
        vpternlogd zmm19, zmm14, zmm6, 0x60        ;   621.0 p5      45 k
        vpandd zmm20, zmm26, zmm21                 ;   621.8 p0      45 k
        vmovdqa64 zmm22, zmm20                     ;   622.8         45 k copy
        vpternlogd zmm22, zmm15, zmm3, 0x78        ;   622.8 p5      45 k
        vpxord zmm27, zmm6, zmm21                  ;   622.8 p0      45 k
        vmovdqa64 zmm29, zmm27                     ;   623.8         45 k copy
        vpternlogd zmm29, zmm5, zmm5, 0xc3         ;   623.8 p5      45 k
        vpternlogd zmm22, zmm29, zmm11, 0x78       ;   624.8 p0      45 k
        vmovdqa64 zmm30, zmm3                      ;   617.0         45 k copy
        vpternlogd zmm30, zmm14, zmm6, 0x6a        ;   624.0 p5      45 k
        vmovdqa64 zmm31, zmm30                     ;   625.0         45 k copy
        vpternlogd zmm31, zmm26, zmm14, 0x87       ;   625.0 p0      45 k
        vmovdqa64 zmm24, zmm11                     ;   620.8         45 k copy
        vpternlogd zmm24, zmm9, zmm3, 0x6a         ;   625.0 p5      45 k
        vpternlogd zmm31, zmm24, zmm9, 0x87        ;   626.0 p0      45 k
        vpternlogd zmm19, zmm31, zmm22, 0x69       ;   627.0 p5      45 k
        vpternlogd zmm22, zmm21, zmm3, 0xb4        ;   626.8 p0      45 k
        vmovdqa64 zmm17, zmm15                     ;   621.8         45 k copy
        vpternlogd zmm17, zmm26, zmm3, 0x48        ;   627.0 p5      45 k
        vmovdqa64 zmm8, zmm26                      ;   619.8         45 k copy
        vpternlogd zmm8, zmm9, zmm5, 0x96          ;   627.8 p0      45 k
        vpternlogd zmm17, zmm8, zmm15, 0x87        ;   628.8 p5      45 k
        vpternlogd zmm31, zmm8, zmm26, 0x2d        ;   628.8 p0      45 k
        vpxord zmm7, zmm22, zmm17                  ;   629.8 p5      45 k
        vpternlogd zmm7, zmm20, zmm31, 0x69        ;   630.8 p0      45 k
        vmovdqa64 zmm20, zmm26                     ;   619.8         45 k copy
        vpternlogd zmm20, zmm9, zmm6, 0x48         ;   630.0 p5      45 k
        vpternlogd zmm7, zmm19, zmm21, 0x96        ;   631.8 p0      45 k
        vmovdqa64 zmm4, zmm26                      ;   619.8         45 k copy
        vpternlogd zmm4, zmm21, zmm14, 0xb7        ;   631.0 p5      45 k
        vpternlogd zmm8, zmm4, zmm5, 0xc6          ;   632.0 p0      45 k
        vpxord zmm4, zmm4, zmm20                   ;   632.0 p5      45 k
        vmovdqa64 zmm1, zmm9                       ;   620.0         45 k copy
        vpternlogd zmm1, zmm5, zmm14, 0x48         ;   632.8 p0      45 k
        vpternlogd zmm1, zmm21, zmm6, 0x78         ;   633.8 p5      45 k
        vmovdqa64 zmm0, zmm15                      ;   621.8         45 k copy
        vpternlogd zmm0, zmm11, zmm9, 0x48         ;   633.8 p0      45 k
        vpternlogd zmm0, zmm15, zmm5, 0x2d         ;   634.8 p5      45 k
        vmovdqa64 zmm12, zmm15                     ;   621.8         45 k copy
        vpternlogd zmm12, zmm26, zmm6, 0x6c        ;   634.8 p0      45 k
        vpternlogd zmm0, zmm12, zmm1, 0x96         ;   635.8 p5      45 k
        vpternlogd zmm0, zmm29, zmm3, 0xd2         ;   636.8 p0      45 k
        vpternlogd zmm7, zmm4, zmm23, 0x96         ;   636.0 p5      45 k
        vmovdqu64 [r9 + 7616], zmm25               ;   483.2 p7+p4   99 k
        vmovdqa64 zmm25, zmm27                     ;   623.8         45 k copy
        vpternlogd zmm25, zmm11, zmm9, 0x95        ;   636.8 p0      45 k
        vpternlogd zmm25, zmm30, zmm15, 0x69       ;   637.8 p5      45 k
        vpternlogd zmm30, zmm15, zmm14, 0x28       ;   637.8 p0      45 k
        vpxord zmm0, zmm0, zmm18                   ;   638.0 p5      45 k
        vmovdqu64 [rbp - 128], zmm18               ;   614.8 p8+p9   48 k spill
        vmovdqa64 zmm18, zmm11                     ;   620.8         45 k copy
        vpternlogd zmm18, zmm14, zmm14, 0xc3       ;   638.8 p0      45 k
        vmovdqu64 [r9 + 14336], zmm7               ;   637.0 p7+p4  100 k
        vpandd zmm7, zmm9, zmm15                   ;   639.0 p5      45 k
        vpternlogd zmm7, zmm19, zmm16, 0x69        ;   640.0 p0      45 k
        vmovdqa64 zmm19, zmm18                     ;   639.8         45 k copy
        vpternlogd zmm19, zmm25, zmm6, 0x39        ;   640.0 p5      45 k
        vpternlogd zmm19, zmm1, zmm31, 0x96        ;   641.0 p0      45 k
        vpandd zmm1, zmm26, zmm15                  ;   641.0 p5      45 k
        vmovdqa64 zmm31, zmm18                     ;   639.8         45 k copy
        vpternlogd zmm31, zmm5, zmm3, 0x78         ;   641.8 p0      45 k
        vmovdqu64 [rbp + 0], zmm16                 ;   616.0 p8+p9   48 k spill
        vmovdqa64 zmm16, zmm31                     ;   642.8         45 k copy
        vpternlogd zmm16, zmm22, zmm22, 0xc3       ;   642.8 p5      45 k
        vmovdqa64 zmm22, zmm1                      ;   642.0         45 k copy
        vpternlogd zmm22, zmm5, zmm6, 0x87         ;   642.8 p0      45 k
        vpternlogd zmm22, zmm21, zmm9, 0x87        ;   643.8 p5      45 k
        vpandd zmm3, zmm3, zmm11                   ;   643.8 p0      45 k
        vpandd zmm11, zmm11, zmm26                 ;   644.0 p5      45 k
        vpternlogd zmm11, zmm18, zmm9, 0xd2        ;   645.0 p0      45 k
        vpternlogd zmm8, zmm22, zmm22, 0xc3        ;   645.0 p5      45 k
        vpternlogd zmm8, zmm12, zmm24, 0x96        ;   646.0 p0      45 k
        vmovdqu64 zmm9, [rbp - 128]                ;   614.8 p3      48 k reload
        vmovdqu64 [r9 + 14976], zmm9               ;   620.8 p7+p4  100 k
        vmovdqa64 zmm9, zmm11                      ;   646.0         45 k copy
        vpternlogd zmm9, zmm1, zmm1, 0xc3          ;   646.0 p5      45 k
        vmovdqu64 zmm1, [rbp + 0]                  ;   616.0 p2      48 k reload
        vmovdqu64 [r9 + 15104], zmm1               ;   622.0 p8+p9  100 k
        vpternlogd zmm3, zmm15, zmm29, 0xd2        ;   646.8 p0      45 k
        vpandd zmm5, zmm5, zmm21                   ;   647.0 p5      45 k
        vpternlogd zmm3, zmm14, zmm6, 0x87         ;   647.8 p0      45 k
        vpternlogd zmm9, zmm17, zmm3, 0x69         ;   648.8 p5      45 k
        vmovdqu64 zmm1, [r8 + 7168]                ;   495.0 p3     100 k.0 reload
        vmovdqu64 [r9 + 7168], zmm1                ;   501.0 p7+p4   99 k
        vpternlogd zmm5, zmm26, zmm6, 0x87         ;   648.8 p0      45 k
        vmovdqu64 zmm6, [r8 + 7232]                ;   495.5 p2     100 k.1 reload
        vmovdqu64 [r9 + 7232], zmm6                ;   501.5 p8+p9   99 k
        vmovdqu64 zmm12, [r8 + 7296]               ;   496.0 p3     100 k.2 reload
        vmovdqu64 [r9 + 7296], zmm12               ;   502.0 p7+p4   99 k
        vmovdqu64 zmm14, [r8 + 7360]               ;   496.5 p2     100 k.3 reload
        vmovdqu64 [r9 + 7360], zmm14               ;   502.5 p8+p9   99 k
        vpxord zmm31, zmm31, zmm5                  ;   649.8 p5      45 k
        vpternlogd zmm31, zmm30, zmm4, 0x96        ;   650.8 p0      45 k
        vpternlogd zmm5, zmm3, zmm3, 0xc3          ;   650.0 p5      45 k
        vpternlogd zmm5, zmm25, zmm29, 0x96        ;   651.0 p0      45 k
        vmovdqu64 zmm3, [r8 + 7424]                ;   497.8 p3     100 k.4 reload
        vmovdqu64 [r9 + 7424], zmm3                ;   503.8 p7+p4   99 k
        vmovdqu64 zmm4, [r8 + 7488]                ;   498.2 p2     100 k.5 reload
        vmovdqu64 [r9 + 7488], zmm4                ;   504.2 p8+p9   99 k
        vpternlogd zmm19, zmm20, zmm10, 0x96       ;   651.0 p5      45 k
        vmovdqu64 zmm15, [r8 + 7552]               ;   499.2 p3     100 k.6 reload
        vmovdqu64 [r9 + 7552], zmm15               ;   505.2 p7+p4   99 k
        vmovdqu64 zmm17, [r8 + 7680]               ;   500.0 p2     100 k.8 reload
        vmovdqu64 [r9 + 7680], zmm17               ;   506.0 p8+p9   99 k
        vpternlogd zmm16, zmm22, zmm2, 0x96        ;   651.8 p0      45 k
        vmovdqu64 zmm18, [r8 + 7744]               ;   501.2 p3     100 k.9 reload
        vmovdqu64 [r9 + 7744], zmm18               ;   507.2 p7+p4   99 k
        vpternlogd zmm8, zmm11, zmm28, 0x96        ;   652.0 p5      45 k
        vmovdqu64 zmm11, [r8 + 7808]               ;   502.2 p2     100 k.10 reload
        vmovdqu64 [r9 + 7808], zmm11               ;   508.2 p8+p9   99 k
        vmovdqu64 [r9 + 14400], zmm0               ;   639.0 p7+p4  100 k
        vpternlogd zmm9, zmm27, zmm13, 0x96        ;   652.8 p0      45 k
        vmovdqu64 zmm0, [r8 + 7872]                ;   503.5 p3     100 k.11 reload
        vmovdqu64 [r9 + 7872], zmm0                ;   509.5 p8+p9   99 k
        vmovdqu64 zmm20, [r8 + 7936]               ;   504.0 p2     100 k.12 reload
        vmovdqu64 [r9 + 7936], zmm20               ;   510.0 p7+p4   99 k
        vmovdqu64 [r9 + 14528], zmm7               ;   641.0 p8+p9  100 k
        vmovdqu64 [r9 + 14912], zmm23              ;   614.0 p7+p4  100 k
        vmovdqu64 zmm7, [r8 + 8000]                ;   505.2 p3     100 k.13 reload
        vmovdqu64 [r9 + 8000], zmm7                ;   511.2 p8+p9   99 k
        vmovdqu64 [r9 + 14464], zmm19              ;   652.0 p7+p4  100 k
        vmovdqu64 zmm19, [r8 + 8064]               ;   507.2 p2     100 k.14 reload
        vmovdqu64 [r9 + 8064], zmm19               ;   513.2 p8+p9   99 k
        vmovdqu64 [r9 + 15040], zmm10              ;   615.0 p7+p4  100 k
        vmovdqu64 [r9 + 14592], zmm16              ;   652.8 p8+p9  100 k
        vmovdqu64 zmm10, [r8 + 8128]               ;   507.8 p3     100 k.15 reload
        vmovdqu64 [r9 + 8128], zmm10               ;   515.2 p7+p4   99 k
        vmovdqu64 [r9 + 14656], zmm8               ;   653.0 p8+p9  100 k
        vmovdqu64 [r9 + 15168], zmm2               ;   617.8 p7+p4  100 k
        vmovdqu64 [r9 + 14720], zmm9               ;   653.8 p8+p9  100 k
        vmovdqu64 [r9 + 15232], zmm28              ;   618.0 p7+p4  100 k
        vmovdqu64 zmm2, [r8 + 7616]                ;   509.3 p2     100 k.7 reload
        vmovdqa64 zmm8, zmm17                      ;   509.8         41 k copy
        vpternlogd zmm8, zmm20, zmm2, 0x48         ;   653.0 p5      41 k
        vmovdqu64 [r9 + 14784], zmm31              ;   651.8 p8+p9  100 k
        vpandd zmm9, zmm7, zmm19                   ;   653.8 p0      41 k
        vmovdqu64 [r9 + 15296], zmm13              ;   618.8 p7+p4  100 k
        vmovdqu64 [r9 + 14848], zmm5               ;   652.0 p8+p9  100 k
        vpxord zmm5, zmm7, zmm2                    ;   654.0 p5      41 k
        vmovdqa64 zmm13, zmm17                     ;   514.8         41 k copy
        vpternlogd zmm13, zmm2, zmm18, 0x6c        ;   654.8 p0      41 k
        vmovdqa64 zmm16, zmm20                     ;   515.2         41 k copy
        vpternlogd zmm16, zmm0, zmm18, 0x6a        ;   655.0 p5      41 k
        vmovdqa64 zmm21, zmm10                     ;   515.5         41 k copy
        vpternlogd zmm21, zmm19, zmm18, 0x48       ;   655.8 p0      41 k
        vmovdqa64 zmm22, zmm19                     ;   515.8         41 k copy
        vpternlogd zmm22, zmm0, zmm11, 0x96        ;   656.0 p5      41 k
        vmovdqa64 zmm23, zmm2                      ;   516.2         41 k copy
        vpternlogd zmm23, zmm19, zmm0, 0x28        ;   656.8 p0      41 k
        vmovdqa64 zmm24, zmm17                     ;   516.5         41 k copy
        vpternlogd zmm24, zmm19, zmm7, 0xd7        ;   657.0 p5      41 k
        vmovdqa64 zmm25, zmm17                     ;   517.0         41 k copy
        vpternlogd zmm25, zmm0, zmm11, 0x28        ;   657.8 p0      41 k
        vmovdqa64 zmm26, zmm10                     ;   518.2         41 k copy
        vpternlogd zmm26, zmm20, zmm0, 0x48        ;   658.0 p5      41 k
        vmovdqa64 zmm27, zmm2                      ;   518.5         41 k copy
        vpternlogd zmm27, zmm10, zmm19, 0x6a       ;   658.8 p0      41 k
        vmovdqa64 zmm28, zmm9                      ;   654.8         41 k copy
        vpternlogd zmm28, zmm10, zmm18, 0x78       ;   659.0 p5      41 k
        vmovdqa64 zmm29, zmm17                     ;   519.2         41 k copy
        vpternlogd zmm29, zmm20, zmm20, 0xc3       ;   659.8 p0      41 k
        vmovdqa64 zmm30, zmm5                      ;   655.0         41 k copy
        vpternlogd zmm30, zmm11, zmm11, 0xc3       ;   660.0 p5      41 k
        vpternlogd zmm28, zmm30, zmm20, 0x78       ;   661.0 p0      41 k
        vpandd zmm31, zmm0, zmm10                  ;   661.0 p5      41 k
        vpternlogd zmm21, zmm22, zmm10, 0x87       ;   661.8 p0      41 k
        vpternlogd zmm25, zmm2, zmm7, 0x78         ;   662.0 p5      41 k
        vpternlogd zmm26, zmm10, zmm11, 0x2d       ;   662.8 p0      41 k
        vpternlogd zmm26, zmm27, zmm25, 0x96       ;   663.8 p5      41 k
        vpternlogd zmm26, zmm30, zmm18, 0x78       ;   664.8 p0      41 k
        vmovdqa64 zmm6, zmm13                      ;   655.8         41 k copy
        vpternlogd zmm6, zmm17, zmm19, 0x87        ;   664.0 p5      41 k
        vpternlogd zmm6, zmm16, zmm0, 0x87         ;   665.0 p0      41 k
        vpternlogd zmm8, zmm6, zmm28, 0x69         ;   666.0 p5      41 k
        vpternlogd zmm28, zmm7, zmm18, 0xb4        ;   665.8 p0      41 k
        vpternlogd zmm6, zmm22, zmm19, 0x2d        ;   666.0 p5      41 k
        vpternlogd zmm22, zmm24, zmm11, 0x6c       ;   666.8 p0      41 k
        vpxord zmm24, zmm24, zmm23                 ;   667.0 p5      41 k
        vpandd zmm15, zmm19, zmm10                 ;   667.8 p0      41 k
        vmovdqu64 [rbp + 0], zmm31                 ;   662.0 p7+p4   41 k spill
        vpandd zmm31, zmm19, zmm20                 ;   668.0 p5      41 k
        vpandd zmm19, zmm19, zmm2                  ;   668.8 p0      41 k
        vpternlogd zmm31, zmm29, zmm0, 0xd2        ;   669.0 p5      41 k
        vmovdqu64 [rbp - 128], zmm23               ;   657.8 p8+p9   41 k spill
        vpxord zmm23, zmm21, zmm28                 ;   669.8 p0      41 k
        vpternlogd zmm23, zmm9, zmm6, 0x69         ;   670.8 p5      41 k
        vpandd zmm9, zmm20, zmm18                  ;   670.8 p0      41 k
        vpternlogd zmm23, zmm8, zmm7, 0x96         ;   671.8 p5      41 k
        vpternlogd zmm20, zmm5, zmm0, 0x95         ;   671.8 p0      41 k
        vpternlogd zmm20, zmm13, zmm10, 0x69       ;   672.8 p5      41 k
        vpternlogd zmm13, zmm17, zmm10, 0x48       ;   672.8 p0      41 k
        vpternlogd zmm9, zmm10, zmm30, 0xd2        ;   673.0 p5      41 k
        vmovdqa64 zmm10, zmm14                     ;   528.0         41 k copy
        vpternlogd zmm10, zmm12, zmm1, 0x9a        ;   673.8 p0      41 k
        vpternlogd zmm9, zmm17, zmm2, 0x87         ;   674.0 p5      41 k
        vpandd zmm17, zmm14, zmm3                  ;   674.8 p0      41 k
        vpternlogd zmm19, zmm7, zmm11, 0x87        ;   675.0 p5      41 k
        vpternlogd zmm30, zmm19, zmm9, 0x69        ;   676.0 p0      41 k
        vpternlogd zmm17, zmm4, zmm12, 0x28        ;   676.0 p5      41 k
        vmovdqu64 [rbp + 64], zmm30                ;   677.0 p7+p4   41 k spill
        vmovdqa64 zmm30, zmm29                     ;   660.8         41 k copy
        vpternlogd zmm30, zmm20, zmm2, 0x39        ;   676.8 p0      41 k
        vpternlogd zmm30, zmm25, zmm6, 0x96        ;   677.8 p5      41 k
        vpternlogd zmm29, zmm11, zmm18, 0x78       ;   677.8 p0      41 k
        vmovdqu64 zmm6, [r8 + 7552]                ;   533.2 p3     100 k.6 reload
        vmovdqa64 zmm25, zmm12                     ;   533.3         41 k copy
        vpternlogd zmm25, zmm12, zmm6, 0x5f        ;   678.0 p5      41 k
        vpternlogd zmm2, zmm15, zmm11, 0x93        ;   678.8 p0      41 k
        vpternlogd zmm2, zmm7, zmm0, 0x87          ;   679.8 p5      41 k
        vmovdqu64 zmm0, [r8 + 7232]                ;   534.2 p2     100 k.1 reload
        vpxord zmm7, zmm4, zmm0                    ;   679.8 p0      41 k
        vmovdqa64 zmm18, zmm29                     ;   678.8         41 k copy
        vpternlogd zmm18, zmm28, zmm28, 0xc3       ;   680.0 p5      41 k
        vpternlogd zmm22, zmm11, zmm2, 0x69        ;   680.8 p0      41 k
        vmovdqa64 zmm11, zmm6                      ;   539.2         41 k copy
        vpternlogd zmm11, zmm3, zmm14, 0x6c        ;   681.0 p5      41 k
        vpternlogd zmm22, zmm27, zmm16, 0x96       ;   681.8 p0      41 k
        vmovdqa64 zmm16, zmm31                     ;   670.0         41 k copy
        vpternlogd zmm16, zmm15, zmm15, 0xc3       ;   682.0 p5      41 k
        vpxord zmm15, zmm3, zmm0                   ;   682.8 p0      41 k
        vpternlogd zmm9, zmm16, zmm21, 0x69        ;   683.0 p5      41 k
        vmovdqa64 zmm16, zmm3                      ;   539.2         41 k copy
        vpternlogd zmm16, zmm12, zmm0, 0x9c        ;   683.8 p0      41 k
        vmovdqa64 zmm21, zmm14                     ;   540.0         41 k copy
        vpternlogd zmm21, zmm1, zmm1, 0xc3         ;   684.0 p5      41 k
        vpternlogd zmm19, zmm13, zmm29, 0x96       ;   684.8 p0      41 k
        vmovdqa64 zmm13, zmm17                     ;   677.0         41 k copy
        vpternlogd zmm13, zmm10, zmm3, 0x87        ;   685.0 p5      41 k
        vpternlogd zmm13, zmm6, zmm0, 0x87         ;   686.0 p0      41 k
        vmovdqa64 zmm27, zmm25                     ;   679.0         41 k copy
        vpternlogd zmm27, zmm14, zmm0, 0x78        ;   686.0 p5      41 k
        vmovdqa64 zmm28, zmm27                     ;   687.0         41 k copy
        vpternlogd zmm28, zmm3, zmm1, 0x78         ;   687.0 p0      41 k
        vmovdqa64 zmm29, zmm28                     ;   688.0         41 k copy
        vpternlogd zmm29, zmm13, zmm1, 0xd2        ;   688.0 p5      41 k
        vpternlogd zmm10, zmm6, zmm12, 0xac        ;   687.8 p0      41 k
        vpternlogd zmm21, zmm27, zmm7, 0xc6        ;   688.0 p5      41 k
        vmovdqa64 zmm27, zmm7                      ;   680.8         41 k copy
        vpternlogd zmm27, zmm6, zmm1, 0x78         ;   688.8 p0      41 k
        vpternlogd zmm10, zmm27, zmm4, 0x2d        ;   689.8 p5      41 k
        vpternlogd zmm10, zmm13, zmm3, 0x78        ;   690.8 p0      41 k
        vpternlogd zmm25, zmm21, zmm4, 0x87        ;   690.0 p5      41 k
        vpternlogd zmm23, zmm24, zmm1, 0x96        ;   690.8 p0      41 k
        vmovdqu64 [rbp + 128], zmm20               ;   673.8 p8+p9   41 k spill
        vmovdqa64 zmm20, zmm21                     ;   689.0         41 k copy
        vpternlogd zmm20, zmm7, zmm7, 0xf3         ;   691.0 p5      41 k
        vpxord zmm7, zmm11, zmm27                  ;   691.8 p0      41 k
        vpternlogd zmm7, zmm29, zmm4, 0xc6         ;   692.8 p5      41 k
        vmovdqa64 zmm29, zmm16                     ;   684.8         41 k copy
        vpternlogd zmm29, zmm0, zmm0, 0x3f         ;   692.8 p0      41 k
        vpternlogd zmm16, zmm4, zmm1, 0x87         ;   693.0 p5      41 k
        vpternlogd zmm18, zmm2, zmm3, 0x96         ;   693.8 p0      41 k
        vmovdqa64 zmm2, zmm29                      ;   693.8         41 k copy
        vpternlogd zmm2, zmm15, zmm6, 0x87         ;   694.0 p5      41 k
        vpternlogd zmm29, zmm14, zmm1, 0x87        ;   694.8 p0      41 k
        vpandnd zmm15, zmm15, zmm4                 ;   695.0 p5      41 k
        vpternlogd zmm15, zmm3, zmm12, 0x48        ;   696.0 p0      41 k
        vpternlogd zmm13, zmm2, zmm4, 0xd2         ;   696.0 p5      41 k
        vpternlogd zmm2, zmm29, zmm6, 0xd7         ;   696.8 p0      41 k
        vpternlogd zmm11, zmm16, zmm2, 0x96        ;   697.8 p5      41 k
        vpternlogd zmm21, zmm11, zmm3, 0x93        ;   698.8 p0      41 k
        vpternlogd zmm21, zmm29, zmm12, 0x2d       ;   699.8 p5      41 k
        vmovdqu64 zmm11, [r8]                      ;   552.2 p3      48 k
        vpternlogd zmm29, zmm0, zmm1, 0xd6         ;   698.8 p0      41 k
        vpternlogd zmm13, zmm16, zmm14, 0x2d       ;   699.0 p5      41 k
        vmovdqa64 zmm16, zmm28                     ;   688.0         41 k copy
        vpternlogd zmm16, zmm6, zmm4, 0x7b         ;   699.8 p0      41 k
        vpternlogd zmm16, zmm15, zmm29, 0x96       ;   700.8 p5      41 k
        vmovdqu64 zmm15, [r8 + 64]                 ;   554.2 p2      48 k
        vpternlogd zmm29, zmm3, zmm0, 0x2d         ;   700.8 p0      41 k
        vmovdqu64 zmm3, [r8 + 128]                 ;   554.5 p3      48 k
        vpternlogd zmm29, zmm28, zmm12, 0x87       ;   701.8 p5      41 k
        vmovdqu64 zmm28, [r8 + 192]                ;   555.2 p2      48 k
        vpternlogd zmm29, zmm25, zmm27, 0x96       ;   702.8 p0      41 k
        vmovdqu64 zmm25, [r8 + 256]                ;   555.5 p3      48 k
        vmovdqu64 zmm27, [r8 + 320]                ;   556.2 p2      48 k
        vpternlogd zmm20, zmm2, zmm17, 0x96        ;   702.0 p5      41 k
        vpternlogd zmm26, zmm0, [r8 + 7744], 0x96  ;   702.8 p0+p3   41 k
        vmovdqu64 zmm0, [r8 + 384]                 ;   557.2 p2      48 k
        vpternlogd zmm30, zmm12, [rbp - 128], 0x96 ;   703.0 p5+p3   41 k
        vpternlogd zmm8, zmm14, [rbp + 0], 0x69    ;   703.8 p0+p2   41 k
        vpternlogd zmm20, zmm14, zmm1, 0xb4        ;   704.0 p5      41 k
        vmovdqu64 zmm1, [rbp + 128]                ;   673.8 p3      41 k reload
        vmovdqu64 zmm2, [rbp + 64]                 ;   677.0 p2      48 k
        vpternlogd zmm2, zmm1, [r8 + 512], 0x96    ;   704.8 p0+p3   48 k
        vpternlogd zmm22, zmm31, zmm4, 0x96        ;   705.0 p5      41 k
        vpternlogd zmm9, zmm5, zmm6, 0x96          ;   705.8 p0      41 k
        vpternlogd zmm7, zmm23, [r8 + 576], 0x96   ;   706.0 p5+p2   48 k
        vpternlogd zmm10, zmm26, [r8 + 640], 0x96  ;   706.8 p0+p3   48 k
        vpxord zmm11, zmm11, zmm23                 ;   707.0 p5      48 k
        vpternlogd zmm21, zmm30, [r8 + 704], 0x96  ;   707.8 p0+p2   48 k
        vpternlogd zmm13, zmm18, [r8 + 832], 0x96  ;   708.0 p5+p3   48 k
        vpternlogd zmm16, zmm8, [r8 + 768], 0x96   ;   708.8 p0+p2   48 k
        vpternlogd zmm29, zmm22, [r8 + 896], 0x96  ;   709.0 p5+p3   48 k
        vpxord zmm15, zmm15, zmm26                 ;   709.8 p0      48 k
        vpternlogd zmm20, zmm9, [r8 + 960], 0x96   ;   710.0 p5+p2   48 k
        vpxord zmm25, zmm25, zmm18                 ;   710.8 p0      48 k
        vpxord zmm3, zmm3, zmm30                   ;   711.0 p5      48 k
        vpxord zmm28, zmm28, zmm8                  ;   711.8 p0      48 k
        vpternlogd zmm19, zmm24, [r8 + 448], 0x96  ;   712.0 p5+p3   48 k
        vpxord zmm27, zmm27, zmm22                 ;   712.8 p0      48 k
        vpxord zmm0, zmm0, zmm9                    ;   713.0 p5      48 k
        vmovdqa64 zmm1, zmm27                      ;   713.8         45 k copy
        vpternlogd zmm1, zmm15, zmm11, 0x60        ;   713.8 p0      45 k
        vpandd zmm4, zmm19, zmm0                   ;   714.0 p5      45 k
        vmovdqa64 zmm5, zmm4                       ;   715.0         45 k copy
        vpternlogd zmm5, zmm2, zmm3, 0x78          ;   715.0 p0      45 k
        vpxord zmm6, zmm11, zmm0                   ;   715.0 p5      45 k
        vmovdqa64 zmm8, zmm6                       ;   716.0         45 k copy
        vpternlogd zmm8, zmm28, zmm28, 0xc3        ;   716.0 p0      45 k
        vpternlogd zmm5, zmm8, zmm27, 0x78         ;   717.0 p5      45 k
        vmovdqa64 zmm9, zmm3                       ;   712.0         45 k copy
        vpternlogd zmm9, zmm15, zmm11, 0x6a        ;   716.8 p0      45 k
        vmovdqa64 zmm12, zmm9                      ;   717.8         45 k copy
        vpternlogd zmm12, zmm19, zmm15, 0x87       ;   717.8 p5      45 k
        vmovdqa64 zmm14, zmm27                     ;   713.8         45 k copy
        vpternlogd zmm14, zmm25, zmm3, 0x6a        ;   717.8 p0      45 k
        vpternlogd zmm12, zmm14, zmm25, 0x87       ;   718.8 p5      45 k
        vpternlogd zmm1, zmm12, zmm5, 0x69         ;   719.8 p0      45 k
        vmovdqa64 zmm17, zmm2                      ;   705.8         45 k copy
        vpternlogd zmm17, zmm19, zmm3, 0x48        ;   719.0 p5      45 k
        vmovdqa64 zmm18, zmm19                     ;   713.0         45 k copy
        vpternlogd zmm18, zmm25, zmm28, 0x96       ;   719.8 p0      45 k
        vpternlogd zmm17, zmm18, zmm2, 0x87        ;   720.8 p5      45 k
        vpternlogd zmm5, zmm0, zmm3, 0xb4          ;   720.8 p0      45 k
        vpternlogd zmm12, zmm18, zmm19, 0x2d       ;   721.0 p5      45 k
        vpxord zmm22, zmm5, zmm17                  ;   721.8 p0      45 k
        vpternlogd zmm22, zmm4, zmm12, 0x69        ;   722.8 p5      45 k
        vmovdqa64 zmm4, zmm19                      ;   713.0         45 k copy
        vpternlogd zmm4, zmm25, zmm11, 0x48        ;   722.8 p0      45 k
        vmovdqa64 zmm23, zmm19                     ;   713.0         45 k copy
        vpternlogd zmm23, zmm0, zmm15, 0xb7        ;   723.0 p5      45 k
        vpternlogd zmm22, zmm1, zmm0, 0x96         ;   723.8 p0      45 k
        vmovdqa64 zmm24, zmm25                     ;   711.8         45 k copy
        vpternlogd zmm24, zmm28, zmm15, 0x48       ;   724.0 p5      45 k
        vpxord zmm26, zmm4, zmm23                  ;   724.8 p0      45 k
        vpternlogd zmm24, zmm0, zmm11, 0x78        ;   725.0 p5      45 k
        vmovdqa64 zmm30, zmm2                      ;   705.8         45 k copy
        vpternlogd zmm30, zmm27, zmm25, 0x48       ;   725.8 p0      45 k
        vpternlogd zmm30, zmm2, zmm28, 0x2d        ;   726.8 p5      45 k
        vmovdqa64 zmm31, zmm2                      ;   705.8         45 k copy
        vpternlogd zmm31, zmm19, zmm11, 0x6c       ;   726.8 p0      45 k
        vpternlogd zmm30, zmm31, zmm24, 0x96       ;   727.8 p5      45 k
        vpternlogd zmm30, zmm8, zmm3, 0xd2         ;   728.8 p0      45 k
        vpternlogd zmm23, zmm18, zmm28, 0x78       ;   728.0 p5      45 k
        vmovdqa64 zmm18, zmm6                      ;   716.0         45 k copy
        vpternlogd zmm18, zmm27, zmm25, 0x95       ;   728.8 p0      45 k
        vpternlogd zmm18, zmm9, zmm2, 0x69         ;   729.8 p5      45 k
        vpternlogd zmm9, zmm2, zmm15, 0x28         ;   729.8 p0      45 k
        vpternlogd zmm22, zmm26, zmm7, 0x96        ;   730.0 p5      45 k
        vpxord zmm30, zmm30, zmm10                 ;   730.8 p0      45 k
        vmovdqu64 [rbp + 128], zmm10               ;   707.8 p7+p4   48 k spill
        vmovdqa64 zmm10, zmm27                     ;   713.8         45 k copy
        vpternlogd zmm10, zmm15, zmm15, 0xc3       ;   731.0 p5      45 k
        vmovdqu64 [rbp + 64], zmm7                 ;   707.0 p8+p9   48 k spill
        vpandd zmm7, zmm2, zmm25                   ;   731.8 p0      45 k
        vpternlogd zmm7, zmm1, zmm16, 0x69         ;   732.8 p5      45 k
        vpandd zmm1, zmm2, zmm19                   ;   732.8 p0      45 k
        vmovdqu64 [r9 + 15360], zmm22              ;   731.0 p7+p4  100 k
        vmovdqa64 zmm22, zmm10                     ;   732.0         45 k copy
        vpternlogd zmm22, zmm18, zmm11, 0x39       ;   733.0 p5      45 k
        vpternlogd zmm22, zmm24, zmm12, 0x96       ;   734.0 p0      45 k
        vmovdqa64 zmm12, zmm10                     ;   732.0         45 k copy
        vpternlogd zmm12, zmm28, zmm3, 0x78        ;   734.0 p5      45 k
        vmovdqa64 zmm24, zmm1                      ;   733.8         45 k copy
        vpternlogd zmm24, zmm28, zmm11, 0x87       ;   734.8 p0      45 k
        vpternlogd zmm24, zmm0, zmm25, 0x87        ;   735.8 p5      45 k
        vmovdqu64 [rbp + 0], zmm16                 ;   709.8 p8+p9   48 k spill
        vmovdqa64 zmm16, zmm12                     ;   735.0         45 k copy
        vpternlogd zmm16, zmm5, zmm5, 0xc3         ;   735.8 p0      45 k
        vpandd zmm5, zmm19, zmm27                  ;   736.0 p5      45 k
        vpternlogd zmm5, zmm10, zmm25, 0xd2        ;   737.0 p0      45 k
        vpternlogd zmm23, zmm24, zmm28, 0x69       ;   737.0 p5      45 k
        vpternlogd zmm23, zmm31, zmm14, 0x96       ;   738.0 p0      45 k
        vmovdqu64 zmm10, [rbp + 64]                ;   707.0 p2      48 k reload
        vmovdqu64 [r9 + 15936], zmm10              ;   713.0 p7+p4  100 k
        vpandd zmm3, zmm3, zmm27                   ;   738.0 p5      45 k
        vmovdqu64 zmm10, [rbp + 128]               ;   707.8 p3      48 k reload
        vmovdqu64 [r9 + 16000], zmm10              ;   713.8 p8+p9  100 k
        vmovdqu64 zmm10, [rbp + 0]                 ;   709.8 p2      48 k reload
        vmovdqu64 [r9 + 16128], zmm10              ;   715.8 p7+p4  100 k
        vmovdqa64 zmm10, zmm5                      ;   738.0         45 k copy
        vpternlogd zmm10, zmm1, zmm1, 0xc3         ;   738.8 p0      45 k
        vpandd zmm28, zmm28, zmm0                  ;   739.0 p5      45 k
        vpternlogd zmm3, zmm2, zmm8, 0xd2          ;   739.8 p0      45 k
        vpternlogd zmm3, zmm15, zmm11, 0x87        ;   740.8 p5      45 k
        vpternlogd zmm10, zmm17, zmm3, 0x69        ;   741.8 p0      45 k
        vpternlogd zmm28, zmm19, zmm11, 0x87       ;   741.0 p5      45 k
        vpxord zmm12, zmm12, zmm28                 ;   742.0 p0      45 k
        vpternlogd zmm12, zmm9, zmm26, 0x96        ;   743.0 p5      45 k
        vpternlogd zmm28, zmm3, zmm3, 0xc3         ;   742.8 p0      45 k
        vpternlogd zmm28, zmm18, zmm8, 0x96        ;   743.8 p5      45 k
        vpternlogd zmm22, zmm4, zmm21, 0x96        ;   743.8 p0      45 k
        vpternlogd zmm16, zmm24, zmm13, 0x96       ;   744.0 p5      45 k
        vpternlogd zmm23, zmm5, zmm29, 0x96        ;   744.8 p0      45 k
        vmovdqu64 [r9 + 15424], zmm30              ;   731.8 p8+p9  100 k
        vpternlogd zmm10, zmm6, zmm20, 0x96        ;   745.0 p5      45 k
        vmovdqu64 [r9 + 15552], zmm7               ;   733.8 p7+p4  100 k
        vmovdqu64 [r9 + 15488], zmm22              ;   744.8 p8+p9  100 k
        vmovdqu64 [r9 + 16064], zmm21              ;   708.8 p7+p4  100 k
        vmovdqu64 [r9 + 15616], zmm16              ;   745.0 p8+p9  100 k
        vmovdqu64 [r9 + 16192], zmm13              ;   709.0 p7+p4  100 k
        vmovdqu64 [r9 + 15680], zmm23              ;   745.8 p8+p9  100 k
        vmovdqu64 [r9 + 15744], zmm10              ;   746.0 p7+p4  100 k
        vmovdqu64 [r9 + 16256], zmm29              ;   710.0 p8+p9  100 k
        vmovdqu64 [r9 + 15808], zmm12              ;   744.0 p7+p4  100 k
        vmovdqu64 [r9 + 16320], zmm20              ;   711.0 p8+p9  100 k
        vmovdqu64 [r9 + 15872], zmm28              ;   744.8 p7+p4  100 k
        vzeroupper                                 ;                    x87 state
        mov rsp, qword [rbp + 208]                 ;                    frame
        pop rbp                                    ;                    preserved
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
