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
;   body: 2413 uops, planned 758.0; bounds: width 402.2, ports 752.0, path 21.0
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
        sub rsp, 0x1c0                             ;                    frame
        and rsp, -64                               ;                    frame
        lea rbp, [rsp + 128]                       ;                    frame
        mov qword [rbp + 272], rax                 ;                    frame
        mov qword [rbp + 256], rdi                 ;                    argument
        mov qword [rbp + 264], rsi                 ;                    argument
        mov r8, qword [rbp + 256]                  ;     0.0 p2      99 k.0 reload
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
        mov r9, qword [rbp + 264]                  ;     2.8 p10     99 k reload
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
        vmovdqa64 zmm24, zmm9                      ;    11.0         41 k copy
        vpternlogd zmm24, zmm12, zmm11, 0x78       ;    12.2 p0      41 k
        vpxord zmm23, zmm7, zmm8                   ;    11.0 p5      41 k
        vmovdqa64 zmm22, zmm7                      ;    11.0         41 k copy
        vpternlogd zmm22, zmm8, zmm9, 0x78         ;    11.0 p0      41 k
        vmovdqa64 zmm21, zmm22                     ;    12.0         41 k copy
        vpternlogd zmm21, zmm14, zmm8, 0x87        ;    13.2 p5      41 k
        vpternlogd zmm21, zmm24, zmm11, 0x87       ;    14.2 p0      41 k
        vpternlogd zmm23, zmm21, zmm12, 0x6c       ;    15.2 p5      41 k
        vpandd zmm20, zmm10, zmm14                 ;    13.2 p0      41 k
        vmovdqa64 zmm19, zmm13                     ;    13.0         41 k copy
        vpternlogd zmm19, zmm14, zmm8, 0x60        ;    13.2 p5      41 k
        vpandd zmm18, zmm14, zmm13                 ;    13.2 p0      41 k
        vpternlogd zmm18, zmm15, zmm9, 0x78        ;    14.2 p5      41 k
        vpandd zmm17, zmm7, zmm11                  ;    12.0 p0      41 k
        vpternlogd zmm17, zmm21, zmm20, 0x69       ;    15.2 p5      41 k
        vmovdqa64 zmm21, zmm17                     ;    16.2         41 k copy
        vpternlogd zmm21, zmm13, zmm9, 0x78        ;    16.2 p0      41 k
        vpandd zmm16, zmm11, zmm15                 ;    14.0 p5      41 k
        vmovdqa64 zmm31, zmm15                     ;    14.0         41 k copy
        vpternlogd zmm31, zmm10, zmm11, 0x60       ;    14.0 p0      41 k
        vpternlogd zmm31, zmm14, zmm9, 0x87        ;    15.0 p5      41 k
        vpandd zmm30, zmm8, zmm13                  ;    13.8 p0      41 k
        vpternlogd zmm30, zmm21, zmm31, 0x69       ;    17.2 p5      41 k
        vpxord zmm21, zmm13, zmm7                  ;    14.8 p0      41 k
        vmovdqa64 zmm29, zmm10                     ;    11.2         41 k copy
        vpternlogd zmm29, zmm8, zmm11, 0x60        ;    15.0 p5      41 k
        vpternlogd zmm29, zmm13, zmm7, 0x78        ;    16.0 p0      41 k
        vpxord zmm28, zmm11, zmm15                 ;    16.0 p5      41 k
        vpternlogd zmm28, zmm29, zmm12, 0x6c       ;    17.0 p0      41 k
        vmovdqa64 zmm27, zmm15                     ;    14.0         41 k copy
        vpternlogd zmm27, zmm14, zmm7, 0x6c        ;    17.0 p5      41 k
        vpxord zmm26, zmm10, zmm21                 ;    17.8 p0      41 k
        vpternlogd zmm18, zmm26, zmm12, 0xd2       ;    18.8 p5      41 k
        vmovdqa64 zmm25, zmm26                     ;    18.8         41 k copy
        vpternlogd zmm25, zmm27, zmm9, 0x6c        ;    18.8 p0      41 k
        vpternlogd zmm25, zmm15, zmm10, 0x2d       ;    19.8 p5      41 k
        vmovdqu64 [rbp - 128], zmm31               ;    19.0 p7+p4   41 k spill
        vpxord zmm31, zmm8, zmm12                  ;    19.8 p0      41 k
        vmovdqu64 [rbp - 64], zmm20                ;    19.2 p8+p9   41 k spill
        vpandd zmm20, zmm7, zmm31                  ;    20.8 p5      41 k
        vmovdqu64 [rbp + 0], zmm16                 ;    21.0 p7+p4   41 k spill
        vmovdqa64 zmm16, zmm21                     ;    15.8         41 k copy
        vpternlogd zmm16, zmm15, zmm12, 0x6c       ;    20.8 p0      41 k
        vpternlogd zmm16, zmm22, zmm11, 0x69       ;    21.8 p5      41 k
        vpternlogd zmm20, zmm29, zmm16, 0x69       ;    22.8 p0      41 k
        vpxord zmm29, zmm23, zmm18                 ;    22.0 p5      41 k
        vpternlogd zmm22, zmm15, zmm8, 0x28        ;    22.8 p0      41 k
        vmovdqu64 [rbp + 64], zmm18                ;    21.2 p8+p9   41 k spill
        vpandd zmm18, zmm8, zmm7                   ;    23.0 p5      41 k
        vpternlogd zmm18, zmm9, zmm12, 0x87        ;    24.0 p0      41 k
        vpternlogd zmm18, zmm26, zmm15, 0xe1       ;    25.0 p5      41 k
        vmovdqa64 zmm8, zmm31                      ;    20.8         41 k copy
        vpternlogd zmm8, zmm10, zmm9, 0x78         ;    24.8 p0      41 k
        vmovdqu64 [rbp + 128], zmm26               ;    23.0 p7+p4   41 k spill
        vpandd zmm26, zmm15, zmm14                 ;    25.0 p5      41 k
        vmovdqa64 zmm15, zmm13                     ;    15.0         41 k copy
        vpternlogd zmm15, zmm9, zmm9, 0xcf         ;    25.8 p0      41 k
        vmovdqa64 zmm9, zmm26                      ;    26.0         41 k copy
        vpternlogd zmm9, zmm10, zmm7, 0x87         ;    26.0 p5      41 k
        vpternlogd zmm9, zmm13, zmm11, 0x87        ;    27.0 p0      41 k
        vpternlogd zmm15, zmm9, zmm8, 0x69         ;    28.0 p5      41 k
        vpternlogd zmm9, zmm10, zmm11, 0x87        ;    28.0 p0      41 k
        vmovdqu64 [rbp + 192], zmm15               ;    29.0 p8+p9   41 k spill
        vpandd zmm15, zmm12, zmm14                 ;    28.0 p5      41 k
        vpternlogd zmm15, zmm31, zmm11, 0x78       ;    29.0 p0      41 k
        vpternlogd zmm9, zmm24, zmm15, 0x69        ;    30.0 p5      41 k
        vpternlogd zmm9, zmm27, zmm19, 0x96        ;    31.0 p0      41 k
        vpxord zmm15, zmm15, zmm18                 ;    30.0 p5      41 k
        vpternlogd zmm15, zmm26, zmm21, 0x96       ;    31.0 p0      41 k
        vpandd zmm21, zmm13, zmm10                 ;    31.0 p5      41 k
        vmovdqa64 zmm24, zmm14                     ;    17.5         41 k copy
        vpternlogd zmm24, zmm7, zmm11, 0x28        ;    31.8 p0      41 k
        vpternlogd zmm21, zmm14, zmm7, 0x87        ;    32.0 p5      41 k
        vpxord zmm22, zmm22, zmm24                 ;    32.8 p0      41 k
        vpternlogd zmm22, zmm8, zmm21, 0x96        ;    33.8 p5      41 k
        vpternlogd zmm21, zmm18, zmm16, 0x69       ;    33.8 p0      41 k
        vmovdqa64 zmm8, zmm0                       ;    18.5         41 k copy
        vpternlogd zmm8, zmm3, zmm2, 0xb4          ;    34.0 p5      41 k
        vpandd zmm16, zmm4, zmm3                   ;    34.8 p0      41 k
        vpternlogd zmm16, zmm5, zmm2, 0x28         ;    35.8 p5      41 k
        vmovdqa64 zmm18, zmm6                      ;    19.2         41 k copy
        vpternlogd zmm18, zmm2, zmm2, 0x3f         ;    35.8 p0      41 k
        vmovdqa64 zmm24, zmm16                     ;    36.8         41 k copy
        vpternlogd zmm24, zmm8, zmm4, 0x87         ;    36.8 p5      41 k
        vpternlogd zmm24, zmm6, zmm1, 0x87         ;    37.8 p0      41 k
        vmovdqa64 zmm26, zmm18                     ;    36.8         41 k copy
        vpternlogd zmm26, zmm1, zmm3, 0x78         ;    37.0 p5      41 k
        vmovdqa64 zmm27, zmm26                     ;    38.0         41 k copy
        vpternlogd zmm27, zmm4, zmm0, 0x78         ;    38.0 p0      41 k
        vpxord zmm31, zmm1, zmm5                   ;    38.0 p5      41 k
        vpternlogd zmm8, zmm6, zmm2, 0xac          ;    38.8 p0      41 k
        vpternlogd zmm30, zmm23, zmm0, 0x96        ;    39.0 p5      41 k
        vmovdqa64 zmm23, zmm27                     ;    39.0         41 k copy
        vpternlogd zmm23, zmm24, zmm0, 0xd2        ;    39.8 p0      41 k
        vpternlogd zmm28, zmm25, zmm1, 0x96        ;    40.0 p5      41 k
        vmovdqa64 zmm25, zmm6                      ;    21.7         41 k copy
        vpternlogd zmm25, zmm4, zmm3, 0x6c         ;    40.8 p0      41 k
        vpternlogd zmm20, zmm17, zmm2, 0x69        ;    41.0 p5      41 k
        vmovdqa64 zmm17, zmm31                     ;    39.0         41 k copy
        vpternlogd zmm17, zmm6, zmm0, 0x78         ;    41.8 p0      41 k
        vpternlogd zmm8, zmm17, zmm5, 0x2d         ;    42.8 p5      41 k
        vpternlogd zmm8, zmm24, zmm4, 0x78         ;    43.8 p0      41 k
        vpxord zmm7, zmm25, zmm17                  ;    43.0 p5      41 k
        vpternlogd zmm7, zmm23, zmm5, 0xc6         ;    44.0 p0      41 k
        vpxord zmm23, zmm1, zmm4                   ;    44.0 p5      41 k
        vmovdqa64 zmm14, zmm1                      ;    23.3         41 k copy
        vpternlogd zmm14, zmm4, zmm2, 0xa6         ;    44.8 p0      41 k
        vmovdqa64 zmm13, zmm0                      ;    23.7         41 k copy
        vpternlogd zmm13, zmm3, zmm3, 0xc3         ;    45.0 p5      41 k
        vpternlogd zmm13, zmm26, zmm31, 0xc6       ;    46.0 p0      41 k
        vmovdqa64 zmm26, zmm14                     ;    45.8         41 k copy
        vpternlogd zmm26, zmm1, zmm1, 0x3f         ;    46.0 p5      41 k
        vpternlogd zmm14, zmm5, zmm0, 0x87         ;    46.8 p0      41 k
        vpternlogd zmm18, zmm13, zmm5, 0x87        ;    47.0 p5      41 k
        vmovdqa64 zmm12, zmm13                     ;    47.0         41 k copy
        vpternlogd zmm12, zmm31, zmm31, 0xf3       ;    47.8 p0      41 k
        vmovdqa64 zmm31, zmm26                     ;    47.0         41 k copy
        vpternlogd zmm31, zmm23, zmm6, 0x87        ;    48.0 p5      41 k
        vpternlogd zmm26, zmm0, zmm3, 0x87         ;    48.8 p0      41 k
        vpandnd zmm23, zmm23, zmm5                 ;    49.0 p5      41 k
        vpternlogd zmm23, zmm4, zmm2, 0x48         ;    50.0 p0      41 k
        vpternlogd zmm24, zmm31, zmm5, 0xd2        ;    50.0 p5      41 k
        vpternlogd zmm31, zmm26, zmm6, 0xd7        ;    50.8 p0      41 k
        vpternlogd zmm25, zmm14, zmm31, 0x96       ;    51.8 p5      41 k
        vpternlogd zmm13, zmm25, zmm4, 0x93        ;    52.8 p0      41 k
        vpternlogd zmm13, zmm26, zmm2, 0x2d        ;    53.8 p5      41 k
        vmovdqa64 zmm25, zmm27                     ;    39.0         41 k copy
        vpternlogd zmm25, zmm6, zmm5, 0x7b         ;    52.8 p0      41 k
        vpternlogd zmm26, zmm1, zmm0, 0xd6         ;    53.0 p5      41 k
        vpternlogd zmm25, zmm23, zmm26, 0x96       ;    54.0 p0      41 k
        vpternlogd zmm24, zmm14, zmm3, 0x2d        ;    54.0 p5      41 k
        vpternlogd zmm12, zmm31, zmm16, 0x96       ;    54.8 p0      41 k
        vpternlogd zmm26, zmm1, zmm4, 0x4b         ;    55.0 p5      41 k
        vpternlogd zmm26, zmm27, zmm2, 0x87        ;    56.0 p0      41 k
        vpternlogd zmm26, zmm18, zmm17, 0x96       ;    57.0 p5      41 k
        vpternlogd zmm29, zmm3, [rbp + 0], 0x96    ;    56.8 p0+p3   41 k
        vpternlogd zmm12, zmm0, zmm3, 0xd2         ;    57.0 p5      41 k
        vpternlogd zmm9, zmm5, [rbp - 64], 0x96    ;    57.8 p0+p2   41 k
        vmovdqu64 zmm14, [rbp + 192]               ;    29.3 p3      41 k
        vpternlogd zmm14, zmm4, [rbp + 64], 0x96   ;    58.0 p5+p2   41 k
        vpternlogd zmm15, zmm6, [rbp - 128], 0x96  ;    58.8 p0+p3   41 k
        vmovdqu64 zmm16, [r8 + 1600]               ;    30.8 p2     100 k.9 reload
        vpternlogd zmm7, zmm30, zmm16, 0x96        ;    59.0 p5      48 k
        vmovdqu64 zmm17, [r8 + 1664]               ;    31.3 p3     100 k.10 reload
        vpternlogd zmm8, zmm28, zmm17, 0x96        ;    59.8 p0      48 k
        vmovdqu64 zmm18, [r8 + 1728]               ;    31.8 p2     100 k.11 reload
        vpternlogd zmm13, zmm20, zmm18, 0x96       ;    60.0 p5      48 k
        vmovdqu64 zmm23, [r8 + 1024]               ;    32.3 p3     100 k.0 reload
        vpxord zmm30, zmm30, zmm23                 ;    60.8 p0      48 k
        vmovdqu64 zmm27, [r8 + 1792]               ;    32.8 p2     100 k.12 reload
        vpternlogd zmm25, zmm29, zmm27, 0x96       ;    61.0 p5      48 k
        vmovdqu64 zmm31, [r8 + 1088]               ;    33.3 p3     100 k.1 reload
        vpxord zmm28, zmm28, zmm31                 ;    61.8 p0      48 k
        vpxord zmm20, zmm20, [r8 + 1152]           ;    62.0 p5+p2   48 k
        vpxord zmm29, zmm29, [r8 + 1216]           ;    62.8 p0+p3   48 k
        vpternlogd zmm24, zmm14, [r8 + 1856], 0x96 ;    63.0 p5+p2   48 k
        vpxord zmm14, zmm14, [r8 + 1280]           ;    63.8 p0+p3   48 k
        vpternlogd zmm26, zmm9, [r8 + 1920], 0x96  ;    64.0 p5+p2   48 k
        vpxord zmm9, zmm9, [r8 + 1344]             ;    64.8 p0+p3   48 k
        vpternlogd zmm12, zmm15, [r8 + 1984], 0x96 ;    65.0 p5+p2   48 k
        vpxord zmm15, zmm15, [r8 + 1408]           ;    65.8 p0+p3   48 k
        vpternlogd zmm22, zmm19, [r8 + 1472], 0x96 ;    66.0 p5+p2   48 k
        vmovdqa64 zmm19, zmm9                      ;    65.8         45 k copy
        vpternlogd zmm19, zmm14, zmm20, 0x6a       ;    66.8 p0      45 k
        vpxord zmm6, zmm30, zmm28                  ;    67.0 p5      45 k
        vmovdqa64 zmm5, zmm20                      ;    63.0         45 k copy
        vpternlogd zmm5, zmm28, zmm30, 0x6a        ;    67.8 p0      45 k
        vmovdqa64 zmm4, zmm5                       ;    68.8         45 k copy
        vpternlogd zmm4, zmm22, zmm28, 0x87        ;    68.8 p5      45 k
        vpternlogd zmm4, zmm19, zmm14, 0x87        ;    69.8 p0      45 k
        vpternlogd zmm6, zmm4, zmm9, 0x6c          ;    70.8 p5      45 k
        vpandd zmm3, zmm29, zmm22                  ;    69.8 p0      45 k
        vmovdqa64 zmm2, zmm22                      ;    67.0         45 k copy
        vpternlogd zmm2, zmm15, zmm28, 0x48        ;    70.0 p5      45 k
        vpandd zmm1, zmm30, zmm14                  ;    70.8 p0      45 k
        vpternlogd zmm1, zmm4, zmm3, 0x69          ;    71.8 p5      45 k
        vpandd zmm4, zmm20, zmm15                  ;    71.8 p0      45 k
        vmovdqa64 zmm0, zmm14                      ;    64.8         45 k copy
        vpxord zmm11, zmm30, zmm15                 ;    72.0 p5      45 k
        vmovdqa64 zmm10, zmm14                     ;    64.8         45 k copy
        vpternlogd zmm10, zmm29, zmm28, 0x48       ;    72.8 p0      45 k
        vpternlogd zmm10, zmm15, zmm30, 0x78       ;    73.8 p5      45 k
        vmovdqa64 zmm27, zmm14                     ;    64.8         45 k copy
        vpxord zmm18, zmm29, zmm11                 ;    73.8 p0      45 k
        vmovdqu64 zmm17, [rbp + 128]               ;    38.3 p3      41 k reload
        vpternlogd zmm21, zmm17, [r8 + 1536], 0x96 ;    74.0 p5+p2   48 k
        vpandd zmm0, zmm0, zmm21                   ;    75.0 p0      45 k
        vmovdqa64 zmm17, zmm21                     ;    75.0         45 k copy
        vpternlogd zmm17, zmm14, zmm29, 0x60       ;    75.0 p5      45 k
        vpternlogd zmm17, zmm22, zmm20, 0x87       ;    76.0 p0      45 k
        vpxord zmm27, zmm27, zmm21                 ;    76.0 p5      45 k
        vpternlogd zmm27, zmm10, zmm9, 0x6c        ;    77.0 p0      45 k
        vmovdqa64 zmm16, zmm17                     ;    77.0         45 k copy
        vpternlogd zmm16, zmm15, zmm28, 0x78       ;    77.0 p5      45 k
        vpternlogd zmm16, zmm4, zmm1, 0x69         ;    78.0 p0      45 k
        vmovdqa64 zmm4, zmm21                      ;    75.0         45 k copy
        vpternlogd zmm4, zmm22, zmm30, 0x6c        ;    78.0 p5      45 k
        vmovdqa64 zmm31, zmm18                     ;    74.8         45 k copy
        vpternlogd zmm31, zmm4, zmm20, 0x6c        ;    79.0 p0      45 k
        vpternlogd zmm31, zmm21, zmm29, 0x2d       ;    80.0 p5      45 k
        vpxord zmm23, zmm28, zmm9                  ;    79.8 p0      45 k
        vmovdqu64 [rbp + 128], zmm12               ;    66.0 p7+p4   48 k spill
        vpandd zmm12, zmm30, zmm23                 ;    80.8 p5      45 k
        vpternlogd zmm27, zmm31, zmm8, 0x96        ;    81.0 p0      45 k
        vmovdqa64 zmm31, zmm11                     ;    73.0         45 k copy
        vpternlogd zmm31, zmm21, zmm9, 0x6c        ;    81.0 p5      45 k
        vpternlogd zmm31, zmm5, zmm14, 0x69        ;    82.0 p0      45 k
        vpternlogd zmm12, zmm10, zmm31, 0x69       ;    83.0 p5      45 k
        vpandd zmm10, zmm20, zmm21                 ;    82.8 p0      45 k
        vpternlogd zmm10, zmm22, zmm15, 0x78       ;    83.8 p5      45 k
        vpternlogd zmm10, zmm18, zmm9, 0xd2        ;    84.8 p0      45 k
        vpternlogd zmm5, zmm21, zmm28, 0x28        ;    84.0 p5      45 k
        vpandd zmm28, zmm28, zmm30                 ;    84.8 p0      45 k
        vpternlogd zmm28, zmm9, zmm20, 0x87        ;    85.8 p5      45 k
        vpandd zmm9, zmm9, zmm22                   ;    85.8 p0      45 k
        vpternlogd zmm9, zmm23, zmm14, 0x78        ;    86.8 p5      45 k
        vpternlogd zmm23, zmm29, zmm20, 0x78       ;    86.8 p0      45 k
        vmovdqu64 [rbp - 128], zmm8                ;    60.8 p8+p9   48 k spill
        vmovdqa64 zmm8, zmm15                      ;    66.8         45 k copy
        vpternlogd zmm8, zmm20, zmm20, 0xcf        ;    87.0 p5      45 k
        vpxord zmm20, zmm6, zmm10                  ;    87.8 p0      45 k
        vpternlogd zmm28, zmm18, zmm21, 0xe1       ;    88.0 p5      45 k
        vpandd zmm21, zmm21, zmm22                 ;    88.8 p0      45 k
        vpternlogd zmm16, zmm6, zmm7, 0x96         ;    89.0 p5      45 k
        vmovdqa64 zmm6, zmm21                      ;    89.8         45 k copy
        vpternlogd zmm6, zmm29, zmm30, 0x87        ;    89.8 p0      45 k
        vpternlogd zmm6, zmm15, zmm14, 0x87        ;    90.8 p5      45 k
        vpternlogd zmm8, zmm6, zmm23, 0x69         ;    91.8 p0      45 k
        vpternlogd zmm6, zmm14, zmm29, 0x87        ;    91.8 p5      45 k
        vpternlogd zmm6, zmm19, zmm9, 0x69         ;    92.8 p0      45 k
        vpternlogd zmm6, zmm4, zmm2, 0x96          ;    93.8 p5      45 k
        vpandd zmm29, zmm29, zmm15                 ;    92.8 p0      45 k
        vpternlogd zmm14, zmm22, zmm30, 0x60       ;    93.0 p5      45 k
        vpxord zmm9, zmm9, zmm28                   ;    93.8 p0      45 k
        vpternlogd zmm9, zmm21, zmm11, 0x96        ;    94.8 p5      45 k
        vpternlogd zmm29, zmm22, zmm30, 0x87       ;    94.8 p0      45 k
        vpternlogd zmm5, zmm14, zmm23, 0x96        ;    95.0 p5      45 k
        vpternlogd zmm5, zmm2, zmm29, 0x96         ;    96.0 p0      45 k
        vpternlogd zmm29, zmm31, zmm31, 0xc3       ;    96.0 p5      45 k
        vpternlogd zmm29, zmm28, zmm18, 0x96       ;    97.0 p0      45 k
        vpternlogd zmm12, zmm1, zmm13, 0x69        ;    97.0 p5      45 k
        vpternlogd zmm20, zmm0, zmm25, 0x96        ;    97.8 p0      45 k
        vpternlogd zmm8, zmm10, zmm24, 0x96        ;    98.0 p5      45 k
        vpternlogd zmm6, zmm3, zmm26, 0x96         ;    98.8 p0      45 k
        vmovdqu64 [r9 + 8256], zmm27               ;    82.0 p7+p4  100 k
        vmovdqu64 [r9 + 8192], zmm16               ;    90.0 p8+p9  100 k
        vmovdqu64 zmm0, [rbp + 128]                ;    66.0 p3      48 k reload
        vpternlogd zmm9, zmm17, zmm0, 0x96         ;    99.0 p5      45 k
        vmovdqu64 [r9 + 8768], zmm7                ;    60.0 p7+p4  100 k
        vmovdqu64 [r9 + 8320], zmm12               ;    98.0 p8+p9  100 k
        vmovdqu64 zmm1, [rbp - 128]                ;    60.8 p2      48 k reload
        vmovdqu64 [r9 + 8832], zmm1                ;    66.8 p7+p4  100 k
        vmovdqu64 [r9 + 8896], zmm13               ;    61.0 p8+p9  100 k
        vmovdqu64 [r9 + 8384], zmm20               ;    98.8 p7+p4  100 k
        vmovdqu64 [r9 + 8960], zmm25               ;    62.0 p8+p9  100 k
        vmovdqu64 [r9 + 8448], zmm8                ;    99.0 p7+p4  100 k
        vmovdqu64 [r9 + 8512], zmm6                ;    99.8 p8+p9  100 k
        vmovdqu64 [r9 + 9024], zmm24               ;    64.0 p7+p4  100 k
        vmovdqu64 [r9 + 8576], zmm9                ;   100.0 p8+p9  100 k
        vmovdqu64 [r9 + 9088], zmm26               ;    65.0 p7+p4  100 k
        vmovdqu64 [r9 + 8640], zmm5                ;    97.0 p8+p9  100 k
        vmovdqu64 [r9 + 8704], zmm29               ;    98.0 p7+p4  100 k
        vmovdqu64 zmm1, [r8 + 1024]                ;    51.0 p3     100 k.0 reload
        vmovdqu64 [r9 + 1024], zmm1                ;    62.2 p8+p9   99 k
        vmovdqu64 [r9 + 9152], zmm0                ;    72.0 p7+p4  100 k
        vmovdqu64 zmm0, [r8 + 1088]                ;    51.5 p2     100 k.1 reload
        vmovdqu64 [r9 + 1088], zmm0                ;    64.2 p8+p9   99 k
        vmovdqu64 zmm2, [r8 + 1152]                ;    52.0 p3     100 k.2 reload
        vmovdqu64 [r9 + 1152], zmm2                ;    66.0 p7+p4   99 k
        vmovdqu64 zmm3, [r8 + 1216]                ;    52.5 p2     100 k.3 reload
        vmovdqu64 [r9 + 1216], zmm3                ;    66.2 p8+p9   99 k
        vmovdqu64 zmm4, [r8 + 1280]                ;    53.0 p3     100 k.4 reload
        vmovdqu64 [r9 + 1280], zmm4                ;    68.0 p7+p4   99 k
        vmovdqu64 zmm5, [r8 + 1344]                ;    53.5 p2     100 k.5 reload
        vmovdqu64 [r9 + 1344], zmm5                ;    68.2 p8+p9   99 k
        vmovdqu64 zmm6, [r8 + 1408]                ;    54.0 p3     100 k.6 reload
        vmovdqu64 [r9 + 1408], zmm6                ;    70.0 p7+p4   99 k
        vmovdqu64 zmm7, [r8 + 1472]                ;    54.5 p2     100 k.7 reload
        vmovdqu64 [r9 + 1472], zmm7                ;    70.2 p8+p9   99 k
        vmovdqu64 zmm8, [r8 + 1536]                ;    55.0 p3     100 k.8 reload
        vmovdqu64 [r9 + 1536], zmm8                ;    72.0 p7+p4   99 k
        vmovdqu64 zmm9, [r8 + 1600]                ;    55.5 p2     100 k.9 reload
        vmovdqu64 [r9 + 1600], zmm9                ;    72.2 p8+p9   99 k
        vmovdqu64 zmm10, [r8 + 1664]               ;    56.0 p3     100 k.10 reload
        vmovdqu64 [r9 + 1664], zmm10               ;    74.0 p7+p4   99 k
        vmovdqu64 zmm11, [r8 + 1728]               ;    56.5 p2     100 k.11 reload
        vmovdqu64 [r9 + 1728], zmm11               ;    74.2 p8+p9   99 k
        vmovdqu64 zmm12, [r8 + 1792]               ;    57.0 p3     100 k.12 reload
        vmovdqu64 [r9 + 1792], zmm12               ;    76.0 p7+p4   99 k
        vmovdqu64 zmm13, [r8 + 1856]               ;    57.5 p2     100 k.13 reload
        vmovdqu64 [r9 + 1856], zmm13               ;    76.2 p8+p9   99 k
        vmovdqu64 zmm14, [r8 + 1920]               ;    58.0 p3     100 k.14 reload
        vmovdqu64 [r9 + 1920], zmm14               ;    78.0 p7+p4   99 k
        vmovdqu64 zmm15, [r8 + 1984]               ;    58.5 p2     100 k.15 reload
        vmovdqu64 [r9 + 1984], zmm15               ;    78.2 p8+p9   99 k
        vmovdqa64 zmm24, zmm12                     ;    63.0         41 k copy
        vpternlogd zmm24, zmm11, zmm9, 0x6a        ;    99.8 p0      41 k
        vpxord zmm23, zmm7, zmm8                   ;   100.0 p5      41 k
        vmovdqa64 zmm22, zmm8                      ;    61.0         41 k copy
        vpternlogd zmm22, zmm7, zmm9, 0x6c         ;   100.8 p0      41 k
        vpandd zmm21, zmm10, zmm14                 ;   101.0 p5      41 k
        vpandd zmm20, zmm13, zmm14                 ;   101.8 p0      41 k
        vpternlogd zmm20, zmm15, zmm9, 0x78        ;   102.8 p5      41 k
        vmovdqa64 zmm19, zmm8                      ;    61.0         41 k copy
        vpternlogd zmm19, zmm14, zmm13, 0x28       ;   102.8 p0      41 k
        vpandd zmm18, zmm7, zmm11                  ;   103.0 p5      41 k
        vpandd zmm17, zmm9, zmm13                  ;   103.8 p0      41 k
        vmovdqa64 zmm16, zmm22                     ;   101.8         41 k copy
        vpternlogd zmm16, zmm8, zmm14, 0x87        ;   104.0 p5      41 k
        vpternlogd zmm16, zmm24, zmm11, 0x87       ;   105.0 p0      41 k
        vpternlogd zmm18, zmm21, zmm16, 0x69       ;   106.0 p5      41 k
        vpternlogd zmm16, zmm23, zmm12, 0x78       ;   106.0 p0      41 k
        vpandd zmm23, zmm11, zmm15                 ;   106.0 p5      41 k
        vmovdqa64 zmm31, zmm15                     ;    64.5         41 k copy
        vpternlogd zmm31, zmm11, zmm10, 0x60       ;   106.8 p0      41 k
        vpternlogd zmm31, zmm14, zmm9, 0x87        ;   107.8 p5      41 k
        vmovdqa64 zmm30, zmm8                      ;    61.0         41 k copy
        vpternlogd zmm30, zmm11, zmm10, 0x28       ;   107.8 p0      41 k
        vpternlogd zmm30, zmm7, zmm13, 0x78        ;   108.8 p5      41 k
        vpxord zmm29, zmm13, zmm7                  ;   108.8 p0      41 k
        vpxord zmm28, zmm11, zmm15                 ;   109.0 p5      41 k
        vpternlogd zmm28, zmm30, zmm12, 0x6c       ;   110.0 p0      41 k
        vmovdqa64 zmm27, zmm7                      ;    61.0         41 k copy
        vpternlogd zmm27, zmm15, zmm14, 0x6a       ;   110.0 p5      41 k
        vpxord zmm26, zmm10, zmm29                 ;   110.8 p0      41 k
        vpternlogd zmm20, zmm26, zmm12, 0xd2       ;   111.8 p5      41 k
        vmovdqa64 zmm25, zmm31                     ;   108.8         41 k copy
        vpternlogd zmm25, zmm8, zmm13, 0x78        ;   111.8 p0      41 k
        vpternlogd zmm25, zmm17, zmm18, 0x69       ;   112.8 p5      41 k
        vpxord zmm17, zmm8, zmm12                  ;   112.8 p0      41 k
        vmovdqu64 [rbp + 128], zmm31               ;   108.8 p7+p4   41 k spill
        vpandd zmm31, zmm7, zmm17                  ;   113.8 p5      41 k
        vmovdqu64 [rbp - 128], zmm21               ;   102.0 p8+p9   41 k spill
        vmovdqa64 zmm21, zmm26                     ;   111.8         41 k copy
        vpternlogd zmm21, zmm27, zmm9, 0x6c        ;   113.8 p0      41 k
        vpternlogd zmm21, zmm15, zmm10, 0x2d       ;   114.8 p5      41 k
        vmovdqu64 [rbp + 64], zmm23                ;   107.0 p7+p4   41 k spill
        vpandd zmm23, zmm8, zmm7                   ;   114.8 p0      41 k
        vpternlogd zmm23, zmm12, zmm9, 0x87        ;   115.8 p5      41 k
        vpternlogd zmm23, zmm26, zmm15, 0xe1       ;   116.8 p0      41 k
        vpternlogd zmm8, zmm22, zmm15, 0x60        ;   116.0 p5      41 k
        vmovdqu64 [rbp + 192], zmm26               ;   111.8 p8+p9   41 k spill
        vmovdqa64 zmm26, zmm29                     ;   109.8         41 k copy
        vpternlogd zmm26, zmm15, zmm12, 0x6c       ;   116.8 p0      41 k
        vpandd zmm15, zmm15, zmm14                 ;   117.0 p5      41 k
        vpternlogd zmm26, zmm22, zmm11, 0x69       ;   117.8 p0      41 k
        vpternlogd zmm31, zmm30, zmm26, 0x69       ;   118.8 p5      41 k
        vmovdqa64 zmm22, zmm13                     ;    65.2         41 k copy
        vpternlogd zmm22, zmm9, zmm9, 0xcf         ;   118.8 p0      41 k
        vpandd zmm12, zmm12, zmm14                 ;   119.0 p5      41 k
        vpternlogd zmm9, zmm17, zmm10, 0x6c        ;   119.8 p0      41 k
        vpxord zmm30, zmm16, zmm20                 ;   120.0 p5      41 k
        vpternlogd zmm12, zmm17, zmm11, 0x78       ;   120.8 p0      41 k
        vmovdqa64 zmm17, zmm15                     ;   118.0         41 k copy
        vpternlogd zmm17, zmm7, zmm10, 0x87        ;   121.0 p5      41 k
        vpternlogd zmm17, zmm13, zmm11, 0x87       ;   122.0 p0      41 k
        vpternlogd zmm22, zmm17, zmm9, 0x69        ;   123.0 p5      41 k
        vpternlogd zmm17, zmm11, zmm10, 0x87       ;   123.0 p0      41 k
        vpternlogd zmm11, zmm7, zmm14, 0x60        ;   123.0 p5      41 k
        vpandd zmm7, zmm7, zmm14                   ;   123.8 p0      41 k
        vpternlogd zmm17, zmm24, zmm12, 0x69       ;   124.0 p5      41 k
        vpternlogd zmm17, zmm27, zmm19, 0x96       ;   125.0 p0      41 k
        vmovdqa64 zmm14, zmm3                      ;    67.7         41 k copy
        vpternlogd zmm14, zmm2, zmm1, 0x9a         ;   125.0 p5      41 k
        vpternlogd zmm7, zmm13, zmm10, 0x87        ;   125.8 p0      41 k
        vpxord zmm12, zmm12, zmm23                 ;   126.0 p5      41 k
        vpternlogd zmm12, zmm15, zmm29, 0x96       ;   127.0 p0      41 k
        vpandd zmm10, zmm3, zmm4                   ;   127.0 p5      41 k
        vpxord zmm8, zmm8, zmm11                   ;   127.8 p0      41 k
        vmovdqa64 zmm11, zmm6                      ;    68.8         41 k copy
        vpternlogd zmm11, zmm2, zmm2, 0x3f         ;   128.0 p5      41 k
        vpternlogd zmm8, zmm9, zmm7, 0x96          ;   128.8 p0      41 k
        vpternlogd zmm7, zmm23, zmm26, 0x69        ;   129.0 p5      41 k
        vpxord zmm9, zmm5, zmm0                    ;   129.8 p0      41 k
        vmovdqa64 zmm13, zmm6                      ;    69.7         41 k copy
        vpternlogd zmm13, zmm4, zmm3, 0x6c         ;   130.0 p5      41 k
        vpternlogd zmm10, zmm5, zmm2, 0x28         ;   130.8 p0      41 k
        vmovdqa64 zmm15, zmm10                     ;   131.8         41 k copy
        vpternlogd zmm15, zmm14, zmm4, 0x87        ;   131.8 p5      41 k
        vpternlogd zmm15, zmm6, zmm0, 0x87         ;   132.8 p0      41 k
        vpxord zmm23, zmm0, zmm4                   ;   132.0 p5      41 k
        vmovdqa64 zmm24, zmm11                     ;   129.0         41 k copy
        vpternlogd zmm24, zmm3, zmm0, 0x78         ;   132.8 p0      41 k
        vmovdqa64 zmm26, zmm4                      ;    71.2         41 k copy
        vpternlogd zmm26, zmm2, zmm0, 0x9c         ;   133.0 p5      41 k
        vpandd zmm27, zmm0, zmm26                  ;   134.0 p0      41 k
        vmovdqa64 zmm29, zmm24                     ;   133.8         41 k copy
        vpternlogd zmm29, zmm4, zmm1, 0x78         ;   134.0 p5      41 k
        vpternlogd zmm14, zmm6, zmm2, 0xac         ;   134.8 p0      41 k
        vpternlogd zmm26, zmm5, zmm1, 0x87         ;   135.0 p5      41 k
        vpternlogd zmm25, zmm16, zmm1, 0x96        ;   135.8 p0      41 k
        vmovdqa64 zmm16, zmm29                     ;   135.0         41 k copy
        vpternlogd zmm16, zmm15, zmm1, 0xd2        ;   136.0 p5      41 k
        vpternlogd zmm28, zmm21, zmm0, 0x96        ;   136.8 p0      41 k
        vmovdqa64 zmm21, zmm3                      ;    73.0         41 k copy
        vpternlogd zmm21, zmm1, zmm1, 0xc3         ;   137.0 p5      41 k
        vpternlogd zmm21, zmm24, zmm9, 0xc6        ;   138.0 p0      41 k
        vmovdqa64 zmm24, zmm9                      ;   130.8         41 k copy
        vpternlogd zmm24, zmm6, zmm1, 0x78         ;   138.0 p5      41 k
        vpternlogd zmm14, zmm24, zmm5, 0x2d        ;   139.0 p0      41 k
        vpternlogd zmm14, zmm15, zmm4, 0x78        ;   140.0 p5      41 k
        vpternlogd zmm11, zmm21, zmm5, 0x87        ;   139.8 p0      41 k
        vpternlogd zmm31, zmm18, zmm2, 0x69        ;   140.0 p5      41 k
        vpxord zmm18, zmm13, zmm24                 ;   140.8 p0      41 k
        vpternlogd zmm18, zmm16, zmm5, 0xc6        ;   141.8 p5      41 k
        vmovdqa64 zmm16, zmm27                     ;   135.0         41 k copy
        vpternlogd zmm16, zmm23, zmm6, 0x78        ;   141.8 p0      41 k
        vpternlogd zmm27, zmm3, zmm1, 0x78         ;   142.0 p5      41 k
        vpandnd zmm23, zmm23, zmm5                 ;   142.8 p0      41 k
        vpternlogd zmm23, zmm4, zmm2, 0x48         ;   143.8 p5      41 k
        vpternlogd zmm15, zmm16, zmm5, 0xd2        ;   143.8 p0      41 k
        vpternlogd zmm16, zmm27, zmm6, 0xd7        ;   144.0 p5      41 k
        vpternlogd zmm13, zmm26, zmm16, 0x96       ;   145.0 p0      41 k
        vpternlogd zmm13, zmm21, zmm4, 0x87        ;   146.0 p5      41 k
        vpternlogd zmm13, zmm27, zmm2, 0x2d        ;   147.0 p0      41 k
        vpternlogd zmm27, zmm0, zmm1, 0xd6         ;   146.0 p5      41 k
        vpternlogd zmm15, zmm26, zmm3, 0x2d        ;   146.8 p0      41 k
        vmovdqa64 zmm26, zmm29                     ;   135.0         41 k copy
        vpternlogd zmm26, zmm6, zmm5, 0x7b         ;   147.0 p5      41 k
        vpternlogd zmm26, zmm23, zmm27, 0x96       ;   148.0 p0      41 k
        vpternlogd zmm27, zmm0, zmm4, 0x4b         ;   148.0 p5      41 k
        vpternlogd zmm27, zmm29, zmm2, 0x87        ;   149.0 p0      41 k
        vpternlogd zmm21, zmm9, zmm9, 0xf3         ;   149.0 p5      41 k
        vpternlogd zmm27, zmm11, zmm24, 0x96       ;   150.0 p0      41 k
        vpternlogd zmm21, zmm16, zmm10, 0x96       ;   150.0 p5      41 k
        vpternlogd zmm22, zmm20, zmm4, 0x96        ;   150.8 p0      41 k
        vpternlogd zmm30, zmm3, [rbp + 64], 0x96   ;   151.0 p5+p3   41 k
        vpternlogd zmm21, zmm3, zmm1, 0xb4         ;   151.8 p0      41 k
        vpternlogd zmm17, zmm5, [rbp - 128], 0x96  ;   152.0 p5+p2   41 k
        vpternlogd zmm12, zmm6, [rbp + 128], 0x96  ;   152.8 p0+p3   41 k
        vmovdqu64 zmm0, [r8 + 2048]                ;    79.8 p2      48 k
        vmovdqu64 zmm1, [r8 + 2112]                ;    80.3 p3      48 k
        vmovdqu64 zmm2, [r8 + 2176]                ;    80.8 p2      48 k
        vmovdqu64 zmm3, [r8 + 2240]                ;    81.3 p3      48 k
        vmovdqu64 zmm4, [r8 + 2304]                ;    81.8 p2      48 k
        vmovdqu64 zmm5, [r8 + 2624]                ;    82.3 p3     100 k.9 reload
        vpternlogd zmm18, zmm25, zmm5, 0x96        ;   153.0 p5      48 k
        vmovdqu64 zmm6, [r8 + 2688]                ;    82.8 p2     100 k.10 reload
        vpternlogd zmm14, zmm28, zmm6, 0x96        ;   153.8 p0      48 k
        vmovdqu64 zmm9, [r8 + 2368]                ;    83.3 p3      48 k
        vmovdqu64 zmm10, [r8 + 2432]               ;    83.8 p2      48 k
        vmovdqu64 zmm11, [r8 + 2752]               ;    84.3 p3     100 k.11 reload
        vpternlogd zmm13, zmm31, zmm11, 0x96       ;   154.0 p5      48 k
        vpxord zmm0, zmm0, zmm25                   ;   154.8 p0      48 k
        vpxord zmm1, zmm1, zmm28                   ;   155.0 p5      48 k
        vmovdqu64 zmm16, [r8 + 2816]               ;    84.8 p2     100 k.12 reload
        vpternlogd zmm26, zmm30, zmm16, 0x96       ;   155.8 p0      48 k
        vmovdqu64 zmm20, [r8 + 2880]               ;    85.3 p3     100 k.13 reload
        vpternlogd zmm15, zmm22, zmm20, 0x96       ;   156.0 p5      48 k
        vpxord zmm2, zmm2, zmm31                   ;   156.8 p0      48 k
        vmovdqu64 zmm23, [r8 + 2944]               ;    85.8 p2     100 k.14 reload
        vpternlogd zmm27, zmm17, zmm23, 0x96       ;   157.0 p5      48 k
        vmovdqu64 zmm24, [r8 + 3008]               ;    86.3 p3     100 k.15 reload
        vpternlogd zmm21, zmm12, zmm24, 0x96       ;   157.8 p0      48 k
        vpxord zmm3, zmm3, zmm30                   ;   158.0 p5      48 k
        vmovdqu64 zmm25, [r8 + 2496]               ;    86.8 p2     100 k.7 reload
        vpternlogd zmm8, zmm19, zmm25, 0x96        ;   158.8 p0      48 k
        vpxord zmm4, zmm4, zmm22                   ;   159.0 p5      48 k
        vpxord zmm9, zmm9, zmm17                   ;   159.8 p0      48 k
        vpxord zmm10, zmm10, zmm12                 ;   160.0 p5      48 k
        vmovdqu64 zmm12, [r8 + 2560]               ;    87.3 p3     100 k.8 reload
        vmovdqu64 zmm17, [rbp + 192]               ;   111.8 p2      41 k reload
        vpternlogd zmm7, zmm17, zmm12, 0x96        ;   160.8 p0      48 k
        vmovdqa64 zmm17, zmm9                      ;   160.8         45 k copy
        vpternlogd zmm17, zmm4, zmm2, 0x6a         ;   161.0 p5      45 k
        vpxord zmm19, zmm0, zmm1                   ;   161.8 p0      45 k
        vmovdqa64 zmm22, zmm2                      ;   157.8         45 k copy
        vpternlogd zmm22, zmm1, zmm0, 0x6a         ;   162.0 p5      45 k
        vmovdqa64 zmm28, zmm22                     ;   163.0         45 k copy
        vpternlogd zmm28, zmm8, zmm1, 0x87         ;   163.0 p0      45 k
        vpternlogd zmm28, zmm17, zmm4, 0x87        ;   164.0 p5      45 k
        vpandd zmm29, zmm3, zmm8                   ;   163.8 p0      45 k
        vmovdqa64 zmm30, zmm8                      ;   159.8         45 k copy
        vpternlogd zmm30, zmm10, zmm1, 0x48        ;   164.0 p5      45 k
        vpandd zmm31, zmm0, zmm4                   ;   164.8 p0      45 k
        vpternlogd zmm31, zmm29, zmm28, 0x69       ;   165.8 p5      45 k
        vpternlogd zmm28, zmm19, zmm9, 0x78        ;   165.8 p0      45 k
        vmovdqa64 zmm19, zmm31                     ;   166.8         45 k copy
        vpternlogd zmm19, zmm10, zmm2, 0x78        ;   166.8 p5      45 k
        vpandd zmm24, zmm4, zmm7                   ;   166.8 p0      45 k
        vmovdqa64 zmm23, zmm7                      ;   161.8         45 k copy
        vpternlogd zmm23, zmm4, zmm3, 0x60         ;   167.0 p5      45 k
        vpternlogd zmm23, zmm8, zmm2, 0x87         ;   168.0 p0      45 k
        vpandd zmm20, zmm1, zmm10                  ;   168.0 p5      45 k
        vpternlogd zmm20, zmm19, zmm23, 0x69       ;   169.0 p0      45 k
        vpxord zmm19, zmm0, zmm10                  ;   169.0 p5      45 k
        vmovdqa64 zmm16, zmm4                      ;   160.0         45 k copy
        vpternlogd zmm16, zmm3, zmm1, 0x48         ;   169.8 p0      45 k
        vpternlogd zmm16, zmm19, zmm0, 0xd2        ;   170.8 p5      45 k
        vpxord zmm11, zmm4, zmm7                   ;   170.8 p0      45 k
        vpternlogd zmm11, zmm16, zmm9, 0x6c        ;   171.8 p5      45 k
        vmovdqa64 zmm6, zmm7                       ;   161.8         45 k copy
        vpternlogd zmm6, zmm8, zmm0, 0x6c          ;   171.8 p0      45 k
        vpxord zmm5, zmm3, zmm19                   ;   172.0 p5      45 k
        vmovdqa64 zmm12, zmm5                      ;   173.0         45 k copy
        vpternlogd zmm12, zmm6, zmm2, 0x6c         ;   173.0 p0      45 k
        vpternlogd zmm12, zmm7, zmm3, 0x2d         ;   174.0 p5      45 k
        vpxord zmm25, zmm1, zmm9                   ;   173.8 p0      45 k
        vmovdqu64 [rbp + 192], zmm21               ;   158.8 p7+p4   48 k spill
        vpandd zmm21, zmm0, zmm25                  ;   174.8 p5      45 k
        vpternlogd zmm20, zmm28, zmm18, 0x96       ;   174.8 p0      45 k
        vpternlogd zmm11, zmm12, zmm14, 0x96       ;   175.0 p5      45 k
        vmovdqa64 zmm12, zmm19                     ;   170.0         45 k copy
        vpternlogd zmm12, zmm7, zmm9, 0x6c         ;   175.8 p0      45 k
        vpternlogd zmm12, zmm22, zmm4, 0x69        ;   176.8 p5      45 k
        vpternlogd zmm21, zmm16, zmm12, 0x69       ;   177.8 p0      45 k
        vpandd zmm16, zmm2, zmm7                   ;   177.0 p5      45 k
        vpternlogd zmm16, zmm8, zmm10, 0x78        ;   178.0 p0      45 k
        vpternlogd zmm16, zmm5, zmm9, 0xd2         ;   179.0 p5      45 k
        vpxord zmm28, zmm28, zmm16                 ;   180.0 p0      45 k
        vpternlogd zmm22, zmm7, zmm1, 0x28         ;   179.0 p5      45 k
        vpandd zmm1, zmm1, zmm0                    ;   179.8 p0      45 k
        vpternlogd zmm1, zmm9, zmm2, 0x87          ;   180.8 p5      45 k
        vpandd zmm9, zmm9, zmm8                    ;   180.8 p0      45 k
        vpternlogd zmm9, zmm25, zmm4, 0x78         ;   181.8 p5      45 k
        vpternlogd zmm25, zmm3, zmm2, 0x78         ;   181.8 p0      45 k
        vmovdqu64 [rbp + 128], zmm14               ;   154.8 p8+p9   48 k spill
        vmovdqa64 zmm14, zmm10                     ;   161.0         45 k copy
        vpternlogd zmm14, zmm2, zmm2, 0xcf         ;   182.0 p5      45 k
        vpandd zmm2, zmm8, zmm7                    ;   182.8 p0      45 k
        vpternlogd zmm1, zmm7, zmm5, 0xe1          ;   183.0 p5      45 k
        vmovdqa64 zmm7, zmm2                       ;   183.8         45 k copy
        vpternlogd zmm7, zmm3, zmm0, 0x87          ;   183.8 p0      45 k
        vpternlogd zmm7, zmm10, zmm4, 0x87         ;   184.8 p5      45 k
        vpternlogd zmm14, zmm7, zmm25, 0x69        ;   185.8 p0      45 k
        vpternlogd zmm7, zmm4, zmm3, 0x87          ;   185.8 p5      45 k
        vpternlogd zmm7, zmm17, zmm9, 0x69         ;   186.8 p0      45 k
        vpternlogd zmm7, zmm6, zmm30, 0x96         ;   187.8 p5      45 k
        vpandd zmm3, zmm3, zmm10                   ;   186.8 p0      45 k
        vpternlogd zmm4, zmm8, zmm0, 0x60          ;   187.0 p5      45 k
        vpxord zmm9, zmm9, zmm1                    ;   187.8 p0      45 k
        vpternlogd zmm9, zmm2, zmm19, 0x96         ;   188.8 p5      45 k
        vpternlogd zmm3, zmm8, zmm0, 0x87          ;   188.8 p0      45 k
        vpternlogd zmm22, zmm4, zmm25, 0x96        ;   189.0 p5      45 k
        vpternlogd zmm22, zmm30, zmm3, 0x96        ;   190.0 p0      45 k
        vpternlogd zmm3, zmm12, zmm12, 0xc3        ;   190.0 p5      45 k
        vpternlogd zmm3, zmm1, zmm5, 0x96          ;   191.0 p0      45 k
        vpternlogd zmm21, zmm31, zmm13, 0x69       ;   191.0 p5      45 k
        vmovdqu64 zmm0, [rbp + 128]                ;   154.8 p3      48 k reload
        vmovdqu64 [r9 + 9856], zmm0                ;   160.8 p7+p4  100 k
        vpternlogd zmm28, zmm24, zmm26, 0x96       ;   191.8 p0      45 k
        vpternlogd zmm14, zmm16, zmm15, 0x96       ;   192.0 p5      45 k
        vmovdqu64 [r9 + 9216], zmm20               ;   175.8 p8+p9  100 k
        vpternlogd zmm7, zmm29, zmm27, 0x96        ;   192.8 p0      45 k
        vmovdqu64 [r9 + 9280], zmm11               ;   176.0 p7+p4  100 k
        vmovdqu64 zmm0, [rbp + 192]                ;   158.8 p2      48 k reload
        vmovdqu64 [r9 + 10176], zmm0               ;   164.8 p8+p9  100 k
        vpternlogd zmm9, zmm23, zmm0, 0x96         ;   193.0 p5      45 k
        vmovdqu64 zmm0, [r8 + 2048]                ;    99.2 p3     100 k.0 reload
        vmovdqu64 [r9 + 2048], zmm0                ;   105.2 p7+p4   99 k
        vmovdqu64 [r9 + 9792], zmm18               ;   154.0 p8+p9  100 k
        vmovdqu64 zmm1, [r8 + 2112]                ;    99.7 p2     100 k.1 reload
        vmovdqu64 [r9 + 2112], zmm1                ;   105.7 p7+p4   99 k
        vmovdqu64 zmm2, [r8 + 2176]                ;   100.2 p3     100 k.2 reload
        vmovdqu64 [r9 + 2176], zmm2                ;   106.2 p8+p9   99 k
        vmovdqu64 [r9 + 9344], zmm21               ;   192.0 p7+p4  100 k
        vmovdqu64 [r9 + 9920], zmm13               ;   155.0 p8+p9  100 k
        vmovdqu64 zmm4, [r8 + 2240]                ;   100.7 p2     100 k.3 reload
        vmovdqu64 [r9 + 2240], zmm4                ;   107.7 p7+p4   99 k
        vmovdqu64 [r9 + 9408], zmm28               ;   192.8 p8+p9  100 k
        vmovdqu64 zmm5, [r8 + 2304]                ;   101.2 p3     100 k.4 reload
        vmovdqu64 [r9 + 2304], zmm5                ;   109.7 p7+p4   99 k
        vmovdqu64 [r9 + 9472], zmm14               ;   193.0 p8+p9  100 k
        vmovdqu64 [r9 + 9984], zmm26               ;   156.8 p7+p4  100 k
        vmovdqu64 [r9 + 10048], zmm15              ;   157.0 p8+p9  100 k
        vmovdqu64 zmm6, [r8 + 2368]                ;   102.0 p2     100 k.5 reload
        vmovdqu64 [r9 + 2368], zmm6                ;   113.7 p7+p4   99 k
        vmovdqu64 [r9 + 9536], zmm7                ;   193.8 p8+p9  100 k
        vmovdqu64 [r9 + 9600], zmm9                ;   194.0 p7+p4  100 k
        vmovdqu64 zmm7, [r8 + 2432]                ;   102.7 p3     100 k.6 reload
        vmovdqu64 [r9 + 2432], zmm7                ;   116.2 p8+p9   99 k
        vmovdqu64 [r9 + 10112], zmm27              ;   158.0 p7+p4  100 k
        vmovdqu64 [r9 + 9664], zmm22               ;   191.0 p8+p9  100 k
        vmovdqu64 zmm8, [r8 + 2496]                ;   103.3 p2     100 k.7 reload
        vmovdqu64 [r9 + 2496], zmm8                ;   119.7 p7+p4   99 k
        vmovdqu64 [r9 + 9728], zmm3                ;   192.0 p8+p9  100 k
        vmovdqu64 zmm3, [r8 + 2560]                ;   103.8 p3     100 k.8 reload
        vmovdqu64 [r9 + 2560], zmm3                ;   121.7 p7+p4   99 k
        vmovdqu64 zmm9, [r8 + 2624]                ;   104.3 p2     100 k.9 reload
        vmovdqu64 [r9 + 2624], zmm9                ;   122.2 p8+p9   99 k
        vmovdqu64 zmm10, [r8 + 2688]               ;   104.8 p3     100 k.10 reload
        vmovdqu64 [r9 + 2688], zmm10               ;   123.7 p7+p4   99 k
        vmovdqu64 zmm11, [r8 + 2752]               ;   105.3 p2     100 k.11 reload
        vmovdqu64 [r9 + 2752], zmm11               ;   124.2 p8+p9   99 k
        vmovdqu64 zmm12, [r8 + 2816]               ;   105.8 p3     100 k.12 reload
        vmovdqu64 [r9 + 2816], zmm12               ;   125.7 p7+p4   99 k
        vmovdqu64 zmm13, [r8 + 2880]               ;   106.3 p2     100 k.13 reload
        vmovdqu64 [r9 + 2880], zmm13               ;   126.2 p8+p9   99 k
        vmovdqu64 zmm14, [r8 + 2944]               ;   106.8 p3     100 k.14 reload
        vmovdqu64 [r9 + 2944], zmm14               ;   127.7 p7+p4   99 k
        vmovdqu64 zmm15, [r8 + 3008]               ;   107.3 p2     100 k.15 reload
        vmovdqu64 [r9 + 3008], zmm15               ;   128.2 p8+p9   99 k
        vmovdqa64 zmm24, zmm12                     ;   111.8         41 k copy
        vpternlogd zmm24, zmm11, zmm9, 0x6a        ;   193.8 p0      41 k
        vpxord zmm23, zmm8, zmm3                   ;   194.0 p5      41 k
        vmovdqa64 zmm22, zmm3                      ;   109.8         41 k copy
        vpternlogd zmm22, zmm8, zmm9, 0x6c         ;   194.8 p0      41 k
        vpandd zmm21, zmm10, zmm14                 ;   195.0 p5      41 k
        vpandd zmm20, zmm13, zmm14                 ;   195.8 p0      41 k
        vmovdqa64 zmm19, zmm3                      ;   109.8         41 k copy
        vpternlogd zmm19, zmm14, zmm13, 0x28       ;   196.0 p5      41 k
        vpandd zmm18, zmm8, zmm11                  ;   196.8 p0      41 k
        vpandd zmm17, zmm9, zmm13                  ;   197.0 p5      41 k
        vpandd zmm16, zmm11, zmm15                 ;   197.8 p0      41 k
        vmovdqa64 zmm31, zmm15                     ;   113.3         41 k copy
        vpternlogd zmm31, zmm11, zmm10, 0x60       ;   198.0 p5      41 k
        vpternlogd zmm31, zmm14, zmm9, 0x87        ;   199.0 p0      41 k
        vpternlogd zmm20, zmm15, zmm9, 0x78        ;   199.0 p5      41 k
        vpxord zmm30, zmm13, zmm8                  ;   199.8 p0      41 k
        vmovdqa64 zmm29, zmm3                      ;   109.8         41 k copy
        vpternlogd zmm29, zmm11, zmm10, 0x28       ;   200.0 p5      41 k
        vpternlogd zmm29, zmm8, zmm13, 0x78        ;   201.0 p0      41 k
        vmovdqa64 zmm28, zmm22                     ;   195.8         41 k copy
        vpternlogd zmm28, zmm3, zmm14, 0x87        ;   201.0 p5      41 k
        vpternlogd zmm28, zmm24, zmm11, 0x87       ;   202.0 p0      41 k
        vpternlogd zmm18, zmm21, zmm28, 0x69       ;   203.0 p5      41 k
        vpternlogd zmm28, zmm23, zmm12, 0x78       ;   203.0 p0      41 k
        vpxord zmm23, zmm11, zmm15                 ;   203.0 p5      41 k
        vpternlogd zmm23, zmm29, zmm12, 0x6c       ;   204.0 p0      41 k
        vmovdqa64 zmm27, zmm8                      ;   111.0         41 k copy
        vpternlogd zmm27, zmm15, zmm14, 0x6a       ;   204.0 p5      41 k
        vpxord zmm26, zmm10, zmm30                 ;   204.8 p0      41 k
        vpternlogd zmm20, zmm26, zmm12, 0xd2       ;   205.8 p5      41 k
        vpxord zmm25, zmm3, zmm12                  ;   205.8 p0      41 k
        vpandd zmm1, zmm8, zmm25                   ;   206.8 p5      41 k
        vmovdqa64 zmm7, zmm31                      ;   200.0         41 k copy
        vpternlogd zmm7, zmm3, zmm13, 0x78         ;   206.8 p0      41 k
        vpternlogd zmm7, zmm17, zmm18, 0x69        ;   207.8 p5      41 k
        vpandd zmm17, zmm3, zmm8                   ;   207.8 p0      41 k
        vpternlogd zmm17, zmm12, zmm9, 0x87        ;   208.8 p5      41 k
        vpternlogd zmm17, zmm26, zmm15, 0xe1       ;   209.8 p0      41 k
        vmovdqu64 [rbp + 192], zmm31               ;   200.0 p7+p4   41 k spill
        vpandd zmm31, zmm15, zmm14                 ;   209.0 p5      41 k
        vmovdqu64 [rbp + 128], zmm21               ;   196.0 p8+p9   41 k spill
        vmovdqa64 zmm21, zmm13                     ;   113.5         41 k copy
        vpternlogd zmm21, zmm9, zmm9, 0xcf         ;   209.8 p0      41 k
        vmovdqu64 [rbp - 128], zmm16               ;   198.8 p7+p4   41 k spill
        vmovdqa64 zmm16, zmm26                     ;   205.8         41 k copy
        vpternlogd zmm16, zmm27, zmm9, 0x6c        ;   210.0 p5      41 k
        vpternlogd zmm16, zmm15, zmm10, 0x2d       ;   211.0 p0      41 k
        vpternlogd zmm9, zmm25, zmm10, 0x6c        ;   211.0 p5      41 k
        vmovdqu64 [rbp + 64], zmm26                ;   205.8 p8+p9   41 k spill
        vpandd zmm26, zmm12, zmm14                 ;   211.8 p0      41 k
        vpternlogd zmm12, zmm30, zmm15, 0x6a       ;   212.0 p5      41 k
        vpternlogd zmm12, zmm22, zmm11, 0x69       ;   213.0 p0      41 k
        vpternlogd zmm1, zmm29, zmm12, 0x69        ;   214.0 p5      41 k
        vpandd zmm29, zmm14, zmm8                  ;   213.8 p0      41 k
        vpternlogd zmm14, zmm8, zmm11, 0x28        ;   214.0 p5      41 k
        vpternlogd zmm8, zmm31, zmm10, 0x93        ;   214.8 p0      41 k
        vpternlogd zmm8, zmm13, zmm11, 0x87        ;   215.8 p5      41 k
        vpternlogd zmm26, zmm25, zmm11, 0x78       ;   215.8 p0      41 k
        vpxord zmm25, zmm28, zmm20                 ;   216.0 p5      41 k
        vpternlogd zmm21, zmm8, zmm9, 0x69         ;   216.8 p0      41 k
        vpternlogd zmm8, zmm11, zmm10, 0x87        ;   217.0 p5      41 k
        vmovdqa64 zmm11, zmm4                      ;   116.8         41 k copy
        vpternlogd zmm11, zmm2, zmm0, 0x9a         ;   217.8 p0      41 k
        vpternlogd zmm8, zmm24, zmm26, 0x69        ;   218.0 p5      41 k
        vpandd zmm24, zmm4, zmm5                   ;   218.8 p0      41 k
        vpternlogd zmm8, zmm27, zmm19, 0x96        ;   219.0 p5      41 k
        vpxord zmm15, zmm15, zmm22                 ;   219.8 p0      41 k
        vpternlogd zmm29, zmm13, zmm10, 0x87       ;   220.0 p5      41 k
        vmovdqu64 zmm10, [r8 + 2432]               ;   118.0 p3     100 k.6 reload
        vmovdqa64 zmm13, zmm2                      ;   118.2         41 k copy
        vpternlogd zmm13, zmm2, zmm10, 0x5f        ;   220.8 p0      41 k
        vpxord zmm26, zmm26, zmm17                 ;   221.0 p5      41 k
        vpternlogd zmm26, zmm31, zmm30, 0x96       ;   222.0 p0      41 k
        vmovdqu64 zmm22, [r8 + 2112]               ;   118.8 p2     100 k.1 reload
        vpxord zmm27, zmm6, zmm22                  ;   222.0 p5      41 k
        vpternlogd zmm15, zmm14, zmm3, 0x6c        ;   222.8 p0      41 k
        vmovdqa64 zmm3, zmm10                      ;   124.0         41 k copy
        vpternlogd zmm3, zmm5, zmm4, 0x6c          ;   223.0 p5      41 k
        vpternlogd zmm15, zmm9, zmm29, 0x96        ;   223.8 p0      41 k
        vpternlogd zmm29, zmm17, zmm12, 0x69       ;   224.0 p5      41 k
        vpxord zmm9, zmm5, zmm22                   ;   224.8 p0      41 k
        vmovdqa64 zmm12, zmm5                      ;   120.2         41 k copy
        vpternlogd zmm12, zmm2, zmm22, 0x9c        ;   225.0 p5      41 k
        vpandd zmm14, zmm22, zmm12                 ;   226.0 p0      41 k
        vpternlogd zmm24, zmm6, zmm2, 0x28         ;   226.0 p5      41 k
        vmovdqa64 zmm17, zmm4                      ;   120.8         41 k copy
        vpternlogd zmm17, zmm0, zmm0, 0xc3         ;   226.8 p0      41 k
        vmovdqa64 zmm30, zmm24                     ;   227.0         41 k copy
        vpternlogd zmm30, zmm11, zmm5, 0x87        ;   227.0 p5      41 k
        vpternlogd zmm30, zmm10, zmm22, 0x87       ;   228.0 p0      41 k
        vmovdqa64 zmm31, zmm13                     ;   221.8         41 k copy
        vpternlogd zmm31, zmm4, zmm22, 0x78        ;   228.0 p5      41 k
        vpternlogd zmm11, zmm10, zmm2, 0xac        ;   228.8 p0      41 k
        vpternlogd zmm12, zmm6, zmm0, 0x87         ;   229.0 p5      41 k
        vpternlogd zmm17, zmm27, zmm31, 0xa6       ;   229.8 p0      41 k
        vpternlogd zmm31, zmm5, zmm0, 0x78         ;   230.0 p5      41 k
        vpternlogd zmm13, zmm17, zmm6, 0x87        ;   230.8 p0      41 k
        vpternlogd zmm7, zmm28, zmm0, 0x96         ;   231.0 p5      41 k
        vmovdqa64 zmm28, zmm27                     ;   223.0         41 k copy
        vpternlogd zmm28, zmm10, zmm0, 0x78        ;   231.8 p0      41 k
        vpternlogd zmm11, zmm28, zmm6, 0x2d        ;   232.8 p5      41 k
        vpternlogd zmm11, zmm30, zmm5, 0x78        ;   233.8 p0      41 k
        vpternlogd zmm23, zmm16, zmm22, 0x96       ;   233.0 p5      41 k
        vmovdqa64 zmm16, zmm31                     ;   231.0         41 k copy
        vpternlogd zmm16, zmm30, zmm0, 0xd2        ;   233.8 p0      41 k
        vpternlogd zmm1, zmm18, zmm2, 0x69         ;   234.0 p5      41 k
        vpxord zmm18, zmm3, zmm28                  ;   234.8 p0      41 k
        vpternlogd zmm18, zmm16, zmm6, 0xc6        ;   235.8 p5      41 k
        vmovdqa64 zmm16, zmm14                     ;   227.0         41 k copy
        vpternlogd zmm16, zmm9, zmm10, 0x78        ;   235.8 p0      41 k
        vpternlogd zmm14, zmm4, zmm0, 0x78         ;   236.0 p5      41 k
        vpandnd zmm9, zmm9, zmm6                   ;   236.8 p0      41 k
        vpternlogd zmm9, zmm5, zmm2, 0x48          ;   237.8 p5      41 k
        vpternlogd zmm30, zmm16, zmm6, 0xd2        ;   237.8 p0      41 k
        vpternlogd zmm16, zmm14, zmm10, 0xd7       ;   238.0 p5      41 k
        vpternlogd zmm3, zmm12, zmm16, 0x96        ;   239.0 p0      41 k
        vpternlogd zmm3, zmm17, zmm5, 0x87         ;   240.0 p5      41 k
        vpternlogd zmm3, zmm14, zmm2, 0x2d         ;   241.0 p0      41 k
        vpternlogd zmm14, zmm22, zmm0, 0xd6        ;   240.0 p5      41 k
        vpternlogd zmm30, zmm12, zmm4, 0x2d        ;   240.8 p0      41 k
        vmovdqa64 zmm12, zmm31                     ;   231.0         41 k copy
        vpternlogd zmm12, zmm10, zmm6, 0x7b        ;   241.0 p5      41 k
        vpternlogd zmm12, zmm9, zmm14, 0x96        ;   242.0 p0      41 k
        vpternlogd zmm14, zmm22, zmm5, 0x4b        ;   242.0 p5      41 k
        vpternlogd zmm14, zmm31, zmm2, 0x87        ;   243.0 p0      41 k
        vmovdqu64 zmm2, [r8 + 3072]                ;   127.5 p3      48 k
        vpternlogd zmm17, zmm27, zmm27, 0xf3       ;   243.0 p5      41 k
        vmovdqu64 zmm9, [r8 + 3136]                ;   127.8 p2      48 k
        vpternlogd zmm14, zmm13, zmm28, 0x96       ;   244.0 p0      41 k
        vmovdqu64 zmm13, [r8 + 3200]               ;   128.5 p3      48 k
        vmovdqu64 zmm22, [r8 + 3264]               ;   128.8 p2      48 k
        vpternlogd zmm17, zmm16, zmm24, 0x96       ;   244.0 p5      41 k
        vpternlogd zmm21, zmm20, zmm5, 0x96        ;   244.8 p0      41 k
        vmovdqu64 zmm5, [r8 + 3328]                ;   129.5 p3      48 k
        vmovdqu64 zmm16, [r8 + 3392]               ;   129.8 p2      48 k
        vpternlogd zmm17, zmm0, zmm4, 0xd2         ;   245.0 p5      41 k
        vpternlogd zmm25, zmm4, [rbp - 128], 0x96  ;   245.8 p0+p3   41 k
        vmovdqu64 zmm0, [r8 + 3456]                ;   130.8 p2      48 k
        vpternlogd zmm8, zmm6, [rbp + 128], 0x96   ;   246.0 p5+p3   41 k
        vpternlogd zmm26, zmm10, [rbp + 192], 0x96 ;   246.8 p0+p2   41 k
        vmovdqu64 zmm4, [r8 + 3648]                ;   132.5 p3     100 k.9 reload
        vpternlogd zmm18, zmm7, zmm4, 0x96         ;   247.0 p5      48 k
        vmovdqu64 zmm6, [r8 + 3712]                ;   132.8 p2     100 k.10 reload
        vpternlogd zmm11, zmm23, zmm6, 0x96        ;   247.8 p0      48 k
        vmovdqu64 zmm10, [r8 + 3776]               ;   133.5 p3     100 k.11 reload
        vpternlogd zmm3, zmm1, zmm10, 0x96         ;   248.0 p5      48 k
        vpxord zmm2, zmm2, zmm7                    ;   248.8 p0      48 k
        vpxord zmm9, zmm9, zmm23                   ;   249.0 p5      48 k
        vmovdqu64 zmm7, [r8 + 3840]                ;   133.8 p2     100 k.12 reload
        vpternlogd zmm12, zmm25, zmm7, 0x96        ;   249.8 p0      48 k
        vmovdqu64 zmm20, [r8 + 3904]               ;   134.5 p3     100 k.13 reload
        vpternlogd zmm30, zmm21, zmm20, 0x96       ;   250.0 p5      48 k
        vpxord zmm13, zmm13, zmm1                  ;   250.8 p0      48 k
        vmovdqu64 zmm1, [r8 + 3968]                ;   134.8 p2     100 k.14 reload
        vpternlogd zmm14, zmm8, zmm1, 0x96         ;   251.0 p5      48 k
        vmovdqu64 zmm23, [r8 + 4032]               ;   135.5 p3     100 k.15 reload
        vpternlogd zmm17, zmm26, zmm23, 0x96       ;   251.8 p0      48 k
        vpxord zmm22, zmm22, zmm25                 ;   252.0 p5      48 k
        vmovdqu64 zmm24, [r8 + 3520]               ;   135.8 p2     100 k.7 reload
        vpternlogd zmm15, zmm19, zmm24, 0x96       ;   252.8 p0      48 k
        vpxord zmm5, zmm5, zmm21                   ;   253.0 p5      48 k
        vpxord zmm16, zmm16, zmm8                  ;   253.8 p0      48 k
        vpxord zmm0, zmm0, zmm26                   ;   254.0 p5      48 k
        vmovdqu64 zmm8, [r8 + 3584]                ;   136.5 p3     100 k.8 reload
        vmovdqu64 zmm19, [rbp + 64]                ;   205.8 p2      41 k reload
        vpternlogd zmm29, zmm19, zmm8, 0x96        ;   254.8 p0      48 k
        vmovdqa64 zmm19, zmm16                     ;   254.8         45 k copy
        vpternlogd zmm19, zmm5, zmm13, 0x6a        ;   255.0 p5      45 k
        vpxord zmm21, zmm2, zmm9                   ;   255.8 p0      45 k
        vmovdqa64 zmm25, zmm13                     ;   251.8         45 k copy
        vpternlogd zmm25, zmm9, zmm2, 0x6a         ;   256.0 p5      45 k
        vmovdqa64 zmm26, zmm25                     ;   257.0         45 k copy
        vpternlogd zmm26, zmm15, zmm9, 0x87        ;   257.0 p0      45 k
        vpternlogd zmm26, zmm19, zmm5, 0x87        ;   258.0 p5      45 k
        vpandd zmm27, zmm22, zmm15                 ;   257.8 p0      45 k
        vmovdqa64 zmm28, zmm15                     ;   253.8         45 k copy
        vpternlogd zmm28, zmm0, zmm9, 0x48         ;   258.0 p5      45 k
        vpandd zmm31, zmm2, zmm5                   ;   258.8 p0      45 k
        vpternlogd zmm31, zmm27, zmm26, 0x69       ;   259.8 p5      45 k
        vpternlogd zmm26, zmm21, zmm16, 0x78       ;   259.8 p0      45 k
        vmovdqa64 zmm21, zmm31                     ;   260.8         45 k copy
        vpternlogd zmm21, zmm0, zmm13, 0x78        ;   260.8 p5      45 k
        vpandd zmm23, zmm5, zmm29                  ;   260.8 p0      45 k
        vmovdqa64 zmm1, zmm29                      ;   255.8         45 k copy
        vpternlogd zmm1, zmm5, zmm22, 0x60         ;   261.0 p5      45 k
        vpternlogd zmm1, zmm15, zmm13, 0x87        ;   262.0 p0      45 k
        vpandd zmm20, zmm9, zmm0                   ;   262.0 p5      45 k
        vpternlogd zmm20, zmm21, zmm1, 0x69        ;   263.0 p0      45 k
        vpxord zmm21, zmm2, zmm0                   ;   263.0 p5      45 k
        vmovdqa64 zmm7, zmm5                       ;   254.0         45 k copy
        vpternlogd zmm7, zmm22, zmm9, 0x48         ;   263.8 p0      45 k
        vpternlogd zmm7, zmm21, zmm2, 0xd2         ;   264.8 p5      45 k
        vpxord zmm10, zmm5, zmm29                  ;   264.8 p0      45 k
        vpternlogd zmm10, zmm7, zmm16, 0x6c        ;   265.8 p5      45 k
        vmovdqa64 zmm6, zmm29                      ;   255.8         45 k copy
        vpternlogd zmm6, zmm15, zmm2, 0x6c         ;   265.8 p0      45 k
        vpxord zmm4, zmm22, zmm21                  ;   266.0 p5      45 k
        vmovdqa64 zmm8, zmm4                       ;   267.0         45 k copy
        vpternlogd zmm8, zmm6, zmm13, 0x6c         ;   267.0 p0      45 k
        vpternlogd zmm8, zmm29, zmm22, 0x2d        ;   268.0 p5      45 k
        vpxord zmm24, zmm9, zmm16                  ;   267.8 p0      45 k
        vmovdqu64 [rbp + 64], zmm17                ;   252.8 p7+p4   48 k spill
        vpandd zmm17, zmm2, zmm24                  ;   268.8 p5      45 k
        vpternlogd zmm20, zmm26, zmm18, 0x96       ;   268.8 p0      45 k
        vpternlogd zmm10, zmm8, zmm11, 0x96        ;   269.0 p5      45 k
        vmovdqa64 zmm8, zmm21                      ;   264.0         45 k copy
        vpternlogd zmm8, zmm29, zmm16, 0x6c        ;   269.8 p0      45 k
        vpternlogd zmm8, zmm25, zmm5, 0x69         ;   270.8 p5      45 k
        vpternlogd zmm17, zmm7, zmm8, 0x69         ;   271.8 p0      45 k
        vpandd zmm7, zmm13, zmm29                  ;   271.0 p5      45 k
        vpternlogd zmm7, zmm15, zmm0, 0x78         ;   272.0 p0      45 k
        vpternlogd zmm7, zmm4, zmm16, 0xd2         ;   273.0 p5      45 k
        vpxord zmm26, zmm26, zmm7                  ;   274.0 p0      45 k
        vpternlogd zmm25, zmm29, zmm9, 0x28        ;   273.0 p5      45 k
        vpandd zmm9, zmm9, zmm2                    ;   273.8 p0      45 k
        vpternlogd zmm9, zmm16, zmm13, 0x87        ;   274.8 p5      45 k
        vpandd zmm16, zmm16, zmm15                 ;   274.8 p0      45 k
        vpternlogd zmm16, zmm24, zmm5, 0x78        ;   275.8 p5      45 k
        vpternlogd zmm24, zmm22, zmm13, 0x78       ;   275.8 p0      45 k
        vmovdqu64 [rbp + 192], zmm11               ;   248.8 p8+p9   48 k spill
        vmovdqa64 zmm11, zmm0                      ;   255.0         45 k copy
        vpternlogd zmm11, zmm13, zmm13, 0xcf       ;   276.0 p5      45 k
        vpandd zmm13, zmm15, zmm29                 ;   276.8 p0      45 k
        vpternlogd zmm9, zmm29, zmm4, 0xe1         ;   277.0 p5      45 k
        vmovdqa64 zmm29, zmm13                     ;   277.8         45 k copy
        vpternlogd zmm29, zmm22, zmm2, 0x87        ;   277.8 p0      45 k
        vpternlogd zmm29, zmm0, zmm5, 0x87         ;   278.8 p5      45 k
        vpternlogd zmm11, zmm29, zmm24, 0x69       ;   279.8 p0      45 k
        vpternlogd zmm29, zmm5, zmm22, 0x87        ;   279.8 p5      45 k
        vpternlogd zmm29, zmm19, zmm16, 0x69       ;   280.8 p0      45 k
        vpternlogd zmm29, zmm6, zmm28, 0x96        ;   281.8 p5      45 k
        vpandd zmm22, zmm22, zmm0                  ;   280.8 p0      45 k
        vpternlogd zmm5, zmm15, zmm2, 0x60         ;   281.0 p5      45 k
        vpxord zmm16, zmm16, zmm9                  ;   281.8 p0      45 k
        vpternlogd zmm16, zmm13, zmm21, 0x96       ;   282.8 p5      45 k
        vmovdqu64 zmm0, [rbp + 192]                ;   248.8 p3      48 k reload
        vmovdqu64 [r9 + 10880], zmm0               ;   254.8 p7+p4  100 k
        vpternlogd zmm22, zmm15, zmm2, 0x87        ;   282.8 p0      45 k
        vpternlogd zmm25, zmm5, zmm24, 0x96        ;   283.0 p5      45 k
        vmovdqu64 zmm0, [rbp + 64]                 ;   252.8 p2      48 k reload
        vmovdqu64 [r9 + 11200], zmm0               ;   258.8 p8+p9  100 k
        vpternlogd zmm25, zmm28, zmm22, 0x96       ;   284.0 p0      45 k
        vmovdqu64 zmm2, [r8 + 3072]                ;   147.5 p3     100 k.0 reload
        vmovdqu64 [r9 + 3072], zmm2                ;   153.5 p7+p4   99 k
        vpternlogd zmm22, zmm8, zmm8, 0xc3         ;   284.0 p5      45 k
        vpternlogd zmm22, zmm9, zmm4, 0x96         ;   285.0 p0      45 k
        vmovdqu64 zmm4, [r8 + 3136]                ;   148.2 p2     100 k.1 reload
        vmovdqu64 [r9 + 3136], zmm4                ;   154.2 p8+p9   99 k
        vpternlogd zmm17, zmm31, zmm3, 0x69        ;   285.0 p5      45 k
        vmovdqu64 zmm5, [r8 + 3200]                ;   148.7 p3     100 k.2 reload
        vmovdqu64 [r9 + 3200], zmm5                ;   154.7 p7+p4   99 k
        vpternlogd zmm26, zmm23, zmm12, 0x96       ;   285.8 p0      45 k
        vmovdqu64 zmm6, [r8 + 3264]                ;   149.2 p2     100 k.3 reload
        vmovdqu64 [r9 + 3264], zmm6                ;   155.2 p8+p9   99 k
        vmovdqu64 zmm8, [r8 + 3328]                ;   149.7 p3     100 k.4 reload
        vmovdqu64 [r9 + 3328], zmm8                ;   155.7 p7+p4   99 k
        vmovdqu64 zmm9, [r8 + 3392]                ;   150.2 p2     100 k.5 reload
        vmovdqu64 [r9 + 3392], zmm9                ;   156.2 p8+p9   99 k
        vpternlogd zmm11, zmm7, zmm30, 0x96        ;   286.0 p5      45 k
        vmovdqu64 [r9 + 10240], zmm20              ;   269.8 p7+p4  100 k
        vmovdqu64 zmm7, [r8 + 3456]                ;   150.7 p3     100 k.6 reload
        vmovdqu64 [r9 + 3456], zmm7                ;   156.7 p8+p9   99 k
        vpternlogd zmm29, zmm27, zmm14, 0x96       ;   286.8 p0      45 k
        vpternlogd zmm16, zmm1, zmm0, 0x96         ;   287.0 p5      45 k
        vmovdqu64 [r9 + 10304], zmm10              ;   270.0 p7+p4  100 k
        vmovdqu64 zmm0, [r8 + 3520]                ;   151.3 p2     100 k.7 reload
        vmovdqu64 [r9 + 3520], zmm0                ;   157.3 p8+p9   99 k
        vmovdqu64 zmm1, [r8 + 3584]                ;   151.7 p3     100 k.8 reload
        vmovdqu64 [r9 + 3584], zmm1                ;   158.5 p7+p4   99 k
        vmovdqu64 zmm10, [r8 + 3648]               ;   152.3 p2     100 k.9 reload
        vmovdqu64 [r9 + 3648], zmm10               ;   159.2 p8+p9   99 k
        vmovdqu64 [r9 + 10816], zmm18              ;   248.0 p7+p4  100 k
        vmovdqu64 zmm13, [r8 + 3712]               ;   152.7 p3     100 k.10 reload
        vmovdqu64 [r9 + 3712], zmm13               ;   161.2 p8+p9   99 k
        vmovdqu64 [r9 + 10368], zmm17              ;   286.0 p7+p4  100 k
        vmovdqu64 zmm15, [r8 + 3776]               ;   153.3 p2     100 k.11 reload
        vmovdqu64 [r9 + 3776], zmm15               ;   163.2 p8+p9   99 k
        vmovdqu64 [r9 + 10944], zmm3               ;   249.0 p7+p4  100 k
        vmovdqu64 [r9 + 10432], zmm26              ;   286.8 p8+p9  100 k
        vmovdqu64 zmm3, [r8 + 3840]                ;   153.7 p3     100 k.12 reload
        vmovdqu64 [r9 + 3840], zmm3                ;   166.5 p7+p4   99 k
        vmovdqu64 [r9 + 10496], zmm11              ;   287.0 p8+p9  100 k
        vmovdqu64 [r9 + 11008], zmm12              ;   250.8 p7+p4  100 k
        vmovdqu64 zmm11, [r8 + 3904]               ;   154.3 p2     100 k.13 reload
        vmovdqu64 [r9 + 3904], zmm11               ;   169.2 p8+p9   99 k
        vmovdqu64 [r9 + 11072], zmm30              ;   251.0 p7+p4  100 k
        vmovdqu64 [r9 + 10560], zmm29              ;   287.8 p8+p9  100 k
        vmovdqu64 zmm12, [r8 + 3968]               ;   155.0 p3     100 k.14 reload
        vmovdqu64 [r9 + 3968], zmm12               ;   172.5 p7+p4   99 k
        vmovdqu64 [r9 + 10624], zmm16              ;   288.0 p8+p9  100 k
        vmovdqu64 [r9 + 11136], zmm14              ;   252.0 p7+p4  100 k
        vmovdqu64 [r9 + 10688], zmm25              ;   285.0 p8+p9  100 k
        vmovdqu64 zmm14, [r8 + 4032]               ;   155.8 p2     100 k.15 reload
        vmovdqu64 [r9 + 4032], zmm14               ;   176.5 p7+p4   99 k
        vmovdqu64 [r9 + 10752], zmm22              ;   286.0 p8+p9  100 k
        vmovdqa64 zmm24, zmm3                      ;   159.7         41 k copy
        vpternlogd zmm24, zmm15, zmm10, 0x6a       ;   287.8 p0      41 k
        vpxord zmm23, zmm1, zmm0                   ;   288.0 p5      41 k
        vmovdqa64 zmm22, zmm1                      ;   157.7         41 k copy
        vpternlogd zmm22, zmm0, zmm10, 0x6c        ;   288.8 p0      41 k
        vpandd zmm21, zmm13, zmm12                 ;   289.0 p5      41 k
        vpandd zmm20, zmm11, zmm12                 ;   289.8 p0      41 k
        vmovdqa64 zmm19, zmm1                      ;   157.7         41 k copy
        vpternlogd zmm19, zmm12, zmm11, 0x28       ;   290.0 p5      41 k
        vpandd zmm18, zmm0, zmm15                  ;   290.8 p0      41 k
        vpandd zmm17, zmm15, zmm14                 ;   291.0 p5      41 k
        vmovdqa64 zmm16, zmm14                     ;   161.8         41 k copy
        vpternlogd zmm16, zmm15, zmm13, 0x60       ;   291.8 p0      41 k
        vpternlogd zmm16, zmm12, zmm10, 0x87       ;   292.8 p5      41 k
        vpandd zmm31, zmm1, zmm11                  ;   292.8 p0      41 k
        vpxord zmm30, zmm11, zmm0                  ;   293.0 p5      41 k
        vmovdqa64 zmm29, zmm1                      ;   159.0         41 k copy
        vpternlogd zmm29, zmm15, zmm13, 0x28       ;   293.8 p0      41 k
        vpternlogd zmm29, zmm0, zmm11, 0x78        ;   294.8 p5      41 k
        vpxord zmm28, zmm15, zmm14                 ;   294.8 p0      41 k
        vpternlogd zmm28, zmm29, zmm3, 0x6c        ;   295.8 p5      41 k
        vmovdqa64 zmm27, zmm0                      ;   159.8         41 k copy
        vpternlogd zmm27, zmm14, zmm12, 0x6a       ;   295.8 p0      41 k
        vpxord zmm26, zmm13, zmm30                 ;   296.0 p5      41 k
        vpternlogd zmm20, zmm14, zmm10, 0x78       ;   296.8 p0      41 k
        vpxord zmm25, zmm1, zmm3                   ;   297.0 p5      41 k
        vpternlogd zmm20, zmm26, zmm3, 0xd2        ;   297.8 p0      41 k
        vpandd zmm4, zmm0, zmm25                   ;   298.0 p5      41 k
        vmovdqa64 zmm7, zmm22                      ;   289.8         41 k copy
        vpternlogd zmm7, zmm1, zmm12, 0x87         ;   298.8 p0      41 k
        vpternlogd zmm7, zmm24, zmm15, 0x87        ;   299.8 p5      41 k
        vpternlogd zmm18, zmm21, zmm7, 0x69        ;   300.8 p0      41 k
        vpternlogd zmm7, zmm23, zmm3, 0x78         ;   300.8 p5      41 k
        vpandd zmm23, zmm1, zmm0                   ;   300.8 p0      41 k
        vpternlogd zmm23, zmm3, zmm10, 0x87        ;   301.8 p5      41 k
        vpandd zmm9, zmm12, zmm14                  ;   301.8 p0      41 k
        vmovdqa64 zmm8, zmm18                      ;   301.8         41 k copy
        vpternlogd zmm8, zmm11, zmm10, 0x78        ;   302.0 p5      41 k
        vpternlogd zmm31, zmm8, zmm16, 0x69        ;   303.0 p0      41 k
        vmovdqa64 zmm8, zmm11                      ;   162.8         41 k copy
        vpternlogd zmm8, zmm10, zmm10, 0xcf        ;   303.0 p5      41 k
        vmovdqu64 [rbp + 64], zmm16                ;   293.8 p7+p4   41 k spill
        vpandd zmm16, zmm3, zmm12                  ;   303.8 p0      41 k
        vpternlogd zmm3, zmm30, zmm14, 0x6a        ;   304.0 p5      41 k
        vpternlogd zmm3, zmm22, zmm15, 0x69        ;   305.0 p0      41 k
        vpternlogd zmm4, zmm29, zmm3, 0x69         ;   306.0 p5      41 k
        vmovdqa64 zmm29, zmm26                     ;   297.0         41 k copy
        vpternlogd zmm29, zmm27, zmm10, 0x6c       ;   305.8 p0      41 k
        vpternlogd zmm29, zmm14, zmm13, 0x2d       ;   306.8 p5      41 k
        vpternlogd zmm10, zmm25, zmm13, 0x6c       ;   306.8 p0      41 k
        vpternlogd zmm16, zmm25, zmm15, 0x78       ;   307.0 p5      41 k
        vpandd zmm25, zmm12, zmm0                  ;   307.8 p0      41 k
        vpternlogd zmm12, zmm0, zmm15, 0x28        ;   308.0 p5      41 k
        vpternlogd zmm0, zmm9, zmm13, 0x93         ;   308.8 p0      41 k
        vpternlogd zmm0, zmm11, zmm15, 0x87        ;   309.8 p5      41 k
        vpternlogd zmm8, zmm0, zmm10, 0x69         ;   310.8 p0      41 k
        vpternlogd zmm0, zmm15, zmm13, 0x87        ;   310.8 p5      41 k
        vmovdqa64 zmm15, zmm6                      ;   165.8         41 k copy
        vpternlogd zmm15, zmm5, zmm2, 0x9a         ;   310.8 p0      41 k
        vpternlogd zmm0, zmm24, zmm16, 0x69        ;   311.8 p5      41 k
        vmovdqu64 zmm24, [r8 + 3328]               ;   166.3 p3     100 k.4 reload
        vmovdqu64 [rbp + 192], zmm21               ;   290.0 p8+p9   41 k spill
        vpandd zmm21, zmm6, zmm24                  ;   311.8 p0      41 k
        vpternlogd zmm0, zmm27, zmm19, 0x96        ;   312.8 p5      41 k
        vpxord zmm27, zmm20, zmm7                  ;   312.8 p0      41 k
        vpternlogd zmm23, zmm26, zmm14, 0xe1       ;   313.0 p5      41 k
        vpternlogd zmm22, zmm1, zmm14, 0x48        ;   313.8 p0      41 k
        vmovdqu64 zmm1, [r8 + 3456]                ;   167.5 p2     100 k.6 reload
        vmovdqa64 zmm14, zmm5                      ;   167.7         41 k copy
        vpternlogd zmm14, zmm5, zmm1, 0x5f         ;   314.0 p5      41 k
        vpternlogd zmm25, zmm11, zmm13, 0x87       ;   314.8 p0      41 k
        vmovdqu64 zmm11, [r8 + 3392]               ;   168.2 p3      41 k
        vmovdqu64 zmm13, [r8 + 3136]               ;   168.5 p2     100 k.1 reload
        vpxord zmm11, zmm11, zmm13                 ;   315.0 p5      41 k
        vpxord zmm16, zmm16, zmm23                 ;   315.8 p0      41 k
        vpternlogd zmm16, zmm9, zmm30, 0x96        ;   316.8 p5      41 k
        vmovdqa64 zmm9, zmm1                       ;   173.5         41 k copy
        vpternlogd zmm9, zmm24, zmm6, 0x6c         ;   316.8 p0      41 k
        vpxord zmm30, zmm24, zmm13                 ;   317.0 p5      41 k
        vpxord zmm12, zmm12, zmm22                 ;   317.8 p0      41 k
        vmovdqa64 zmm22, zmm24                     ;   172.3         41 k copy
        vpternlogd zmm22, zmm5, zmm13, 0x9c        ;   318.0 p5      41 k
        vpternlogd zmm12, zmm10, zmm25, 0x96       ;   318.8 p0      41 k
        vmovdqa64 zmm10, zmm6                      ;   170.2         41 k copy
        vpternlogd zmm10, zmm2, zmm2, 0xc3         ;   319.0 p5      41 k
        vpternlogd zmm25, zmm23, zmm3, 0x69        ;   319.8 p0      41 k
        vmovdqu64 zmm3, [r8 + 3392]                ;   170.7 p3     100 k.5 reload
        vpternlogd zmm21, zmm5, zmm3, 0x48         ;   320.0 p5      41 k
        vmovdqa64 zmm23, zmm21                     ;   321.0         41 k copy
        vpternlogd zmm23, zmm15, zmm24, 0x87       ;   321.0 p0      41 k
        vpternlogd zmm23, zmm1, zmm13, 0x87        ;   322.0 p5      41 k
        vpternlogd zmm15, zmm1, zmm5, 0xac         ;   321.8 p0      41 k
        vmovdqu64 [rbp + 128], zmm26               ;   297.0 p7+p4   41 k spill
        vmovdqa64 zmm26, zmm14                     ;   315.0         41 k copy
        vpternlogd zmm26, zmm6, zmm13, 0x78        ;   322.0 p5      41 k
        vpternlogd zmm10, zmm11, zmm26, 0xa6       ;   323.0 p0      41 k
        vpternlogd zmm26, zmm24, zmm2, 0x78        ;   323.0 p5      41 k
        vpternlogd zmm14, zmm10, zmm3, 0x87        ;   324.0 p0      41 k
        vpternlogd zmm31, zmm7, zmm2, 0x96         ;   324.0 p5      41 k
        vmovdqa64 zmm7, zmm11                      ;   316.0         41 k copy
        vpternlogd zmm7, zmm1, zmm2, 0x78          ;   324.8 p0      41 k
        vpternlogd zmm15, zmm7, zmm3, 0x2d         ;   325.8 p5      41 k
        vpternlogd zmm15, zmm23, zmm24, 0x78       ;   326.8 p0      41 k
        vpternlogd zmm28, zmm29, zmm13, 0x96       ;   326.0 p5      41 k
        vmovdqa64 zmm29, zmm26                     ;   324.0         41 k copy
        vpternlogd zmm29, zmm23, zmm2, 0xd2        ;   326.8 p0      41 k
        vpternlogd zmm4, zmm18, zmm5, 0x69         ;   327.0 p5      41 k
        vpxord zmm18, zmm9, zmm7                   ;   327.8 p0      41 k
        vpternlogd zmm18, zmm29, zmm3, 0xc6        ;   328.8 p5      41 k
        vmovdqa64 zmm29, zmm22                     ;   319.0         41 k copy
        vpternlogd zmm29, zmm13, zmm13, 0x3f       ;   328.8 p0      41 k
        vpternlogd zmm22, zmm3, zmm2, 0x87         ;   329.0 p5      41 k
        vmovdqu64 [rbp - 128], zmm25               ;   320.8 p8+p9   41 k spill
        vmovdqa64 zmm25, zmm10                     ;   324.0         41 k copy
        vpternlogd zmm25, zmm11, zmm11, 0xf3       ;   329.8 p0      41 k
        vmovdqa64 zmm11, zmm29                     ;   329.8         41 k copy
        vpternlogd zmm11, zmm30, zmm1, 0x87        ;   330.0 p5      41 k
        vpternlogd zmm29, zmm6, zmm2, 0x87         ;   330.8 p0      41 k
        vpandnd zmm30, zmm30, zmm3                 ;   331.0 p5      41 k
        vpternlogd zmm30, zmm24, zmm5, 0x48        ;   332.0 p0      41 k
        vpternlogd zmm23, zmm11, zmm3, 0xd2        ;   332.0 p5      41 k
        vpternlogd zmm11, zmm29, zmm1, 0xd7        ;   332.8 p0      41 k
        vpternlogd zmm9, zmm22, zmm11, 0x96        ;   333.8 p5      41 k
        vpternlogd zmm10, zmm9, zmm24, 0x93        ;   334.8 p0      41 k
        vpternlogd zmm10, zmm29, zmm5, 0x2d        ;   335.8 p5      41 k
        vmovdqu64 zmm9, [r8 + 4096]                ;   177.8 p2      48 k
        vpternlogd zmm29, zmm13, zmm2, 0xd6        ;   334.8 p0      41 k
        vpternlogd zmm23, zmm22, zmm6, 0x2d        ;   335.0 p5      41 k
        vmovdqa64 zmm22, zmm26                     ;   324.0         41 k copy
        vpternlogd zmm22, zmm1, zmm3, 0x7b         ;   335.8 p0      41 k
        vpternlogd zmm22, zmm30, zmm29, 0x96       ;   336.8 p5      41 k
        vmovdqu64 zmm30, [r8 + 4160]               ;   181.2 p3      48 k
        vpternlogd zmm29, zmm13, zmm24, 0x4b       ;   336.8 p0      41 k
        vmovdqu64 zmm13, [r8 + 4224]               ;   181.8 p2      48 k
        vpternlogd zmm29, zmm26, zmm5, 0x87        ;   337.8 p5      41 k
        vmovdqu64 zmm5, [r8 + 4288]                ;   182.8 p3      48 k
        vmovdqu64 zmm26, [r8 + 4352]               ;   183.0 p2      48 k
        vpternlogd zmm29, zmm14, zmm7, 0x96        ;   338.8 p0      41 k
        vmovdqu64 zmm7, [r8 + 4416]                ;   183.8 p3      48 k
        vpternlogd zmm25, zmm11, zmm21, 0x96       ;   338.0 p5      41 k
        vmovdqu64 zmm11, [r8 + 4480]               ;   184.0 p2      48 k
        vpternlogd zmm8, zmm20, zmm24, 0x96        ;   338.8 p0      41 k
        vpternlogd zmm27, zmm17, zmm6, 0x96        ;   339.0 p5      41 k
        vmovdqu64 zmm14, [r8 + 4608]               ;   184.8 p3     100 k.8 reload
        vmovdqu64 zmm17, [rbp + 128]               ;   297.0 p2      41 k reload
        vmovdqu64 zmm20, [rbp - 128]               ;   320.8 p3      48 k
        vpternlogd zmm20, zmm17, zmm14, 0x96       ;   339.8 p0      48 k
        vpternlogd zmm25, zmm6, zmm2, 0xb4         ;   340.0 p5      41 k
        vpternlogd zmm0, zmm3, [rbp + 192], 0x96   ;   340.8 p0+p2   41 k
        vpternlogd zmm16, zmm1, [rbp + 64], 0x96   ;   341.0 p5+p3   41 k
        vmovdqu64 zmm1, [r8 + 4672]                ;   189.8 p2     100 k.9 reload
        vpternlogd zmm18, zmm31, zmm1, 0x96        ;   341.8 p0      48 k
        vmovdqu64 zmm2, [r8 + 4736]                ;   190.2 p3     100 k.10 reload
        vpternlogd zmm15, zmm28, zmm2, 0x96        ;   342.0 p5      48 k
        vmovdqu64 zmm3, [r8 + 4800]                ;   191.2 p2     100 k.11 reload
        vpternlogd zmm10, zmm4, zmm3, 0x96         ;   342.8 p0      48 k
        vpxord zmm9, zmm9, zmm31                   ;   343.0 p5      48 k
        vpxord zmm30, zmm30, zmm28                 ;   343.8 p0      48 k
        vmovdqu64 zmm6, [r8 + 4864]                ;   192.5 p3     100 k.12 reload
        vpternlogd zmm22, zmm27, zmm6, 0x96        ;   344.0 p5      48 k
        vmovdqu64 zmm17, [r8 + 4928]               ;   193.0 p2     100 k.13 reload
        vpternlogd zmm23, zmm8, zmm17, 0x96        ;   344.8 p0      48 k
        vpxord zmm13, zmm13, zmm4                  ;   345.0 p5      48 k
        vmovdqu64 zmm4, [r8 + 4992]                ;   194.0 p3     100 k.14 reload
        vpternlogd zmm29, zmm0, zmm4, 0x96         ;   345.8 p0      48 k
        vmovdqu64 zmm21, [r8 + 5056]               ;   194.3 p2     100 k.15 reload
        vpternlogd zmm25, zmm16, zmm21, 0x96       ;   346.0 p5      48 k
        vpxord zmm5, zmm5, zmm27                   ;   346.8 p0      48 k
        vmovdqu64 zmm24, [r8 + 4544]               ;   195.0 p3     100 k.7 reload
        vpternlogd zmm12, zmm19, zmm24, 0x96       ;   347.0 p5      48 k
        vpxord zmm26, zmm26, zmm8                  ;   347.8 p0      48 k
        vpxord zmm7, zmm7, zmm0                    ;   348.0 p5      48 k
        vpxord zmm11, zmm11, zmm16                 ;   348.8 p0      48 k
        vmovdqa64 zmm0, zmm7                       ;   349.0         45 k copy
        vpternlogd zmm0, zmm26, zmm13, 0x6a        ;   349.0 p5      45 k
        vpxord zmm8, zmm9, zmm30                   ;   349.8 p0      45 k
        vmovdqa64 zmm16, zmm13                     ;   346.0         45 k copy
        vpternlogd zmm16, zmm30, zmm9, 0x6a        ;   350.0 p5      45 k
        vmovdqa64 zmm19, zmm16                     ;   351.0         45 k copy
        vpternlogd zmm19, zmm12, zmm30, 0x87       ;   351.0 p0      45 k
        vpternlogd zmm19, zmm0, zmm26, 0x87        ;   352.0 p5      45 k
        vpandd zmm27, zmm5, zmm12                  ;   351.8 p0      45 k
        vmovdqa64 zmm28, zmm12                     ;   348.0         45 k copy
        vpternlogd zmm28, zmm11, zmm30, 0x48       ;   352.0 p5      45 k
        vpandd zmm31, zmm9, zmm26                  ;   352.8 p0      45 k
        vpternlogd zmm31, zmm27, zmm19, 0x69       ;   353.8 p5      45 k
        vpternlogd zmm19, zmm8, zmm7, 0x78         ;   353.8 p0      45 k
        vmovdqa64 zmm8, zmm31                      ;   354.8         45 k copy
        vpternlogd zmm8, zmm11, zmm13, 0x78        ;   354.8 p5      45 k
        vpandd zmm21, zmm20, zmm26                 ;   354.8 p0      45 k
        vmovdqa64 zmm4, zmm20                      ;   340.8         45 k copy
        vpternlogd zmm4, zmm26, zmm5, 0x60         ;   355.0 p5      45 k
        vpternlogd zmm4, zmm12, zmm13, 0x87        ;   356.0 p0      45 k
        vpandd zmm17, zmm30, zmm11                 ;   356.0 p5      45 k
        vpternlogd zmm17, zmm8, zmm4, 0x69         ;   357.0 p0      45 k
        vpxord zmm8, zmm9, zmm11                   ;   357.0 p5      45 k
        vmovdqa64 zmm6, zmm26                      ;   348.8         45 k copy
        vpternlogd zmm6, zmm5, zmm30, 0x48         ;   357.8 p0      45 k
        vpternlogd zmm6, zmm11, zmm9, 0x78         ;   358.8 p5      45 k
        vpxord zmm3, zmm20, zmm26                  ;   358.8 p0      45 k
        vpternlogd zmm3, zmm6, zmm7, 0x6c          ;   359.8 p5      45 k
        vmovdqa64 zmm2, zmm20                      ;   340.8         45 k copy
        vpternlogd zmm2, zmm12, zmm9, 0x6c         ;   359.8 p0      45 k
        vpxord zmm1, zmm5, zmm8                    ;   360.0 p5      45 k
        vmovdqa64 zmm14, zmm1                      ;   361.0         45 k copy
        vpternlogd zmm14, zmm2, zmm13, 0x6c        ;   361.0 p0      45 k
        vpternlogd zmm14, zmm20, zmm5, 0x2d        ;   362.0 p5      45 k
        vpxord zmm24, zmm30, zmm7                  ;   361.8 p0      45 k
        vmovdqu64 [rbp + 64], zmm25                ;   347.0 p7+p4   48 k spill
        vpandd zmm25, zmm9, zmm24                  ;   362.8 p5      45 k
        vpternlogd zmm17, zmm19, zmm18, 0x96       ;   362.8 p0      45 k
        vpternlogd zmm3, zmm14, zmm15, 0x96        ;   363.0 p5      45 k
        vmovdqa64 zmm14, zmm8                      ;   358.0         45 k copy
        vpternlogd zmm14, zmm20, zmm7, 0x6c        ;   363.8 p0      45 k
        vpternlogd zmm14, zmm16, zmm26, 0x69       ;   364.8 p5      45 k
        vpternlogd zmm25, zmm6, zmm14, 0x69        ;   365.8 p0      45 k
        vpandd zmm6, zmm20, zmm13                  ;   365.0 p5      45 k
        vpternlogd zmm6, zmm12, zmm11, 0x78        ;   366.0 p0      45 k
        vpternlogd zmm6, zmm1, zmm7, 0xd2          ;   367.0 p5      45 k
        vpxord zmm19, zmm19, zmm6                  ;   368.0 p0      45 k
        vpternlogd zmm16, zmm20, zmm30, 0x28       ;   367.0 p5      45 k
        vpandd zmm30, zmm30, zmm9                  ;   367.8 p0      45 k
        vpternlogd zmm30, zmm7, zmm13, 0x87        ;   368.8 p5      45 k
        vpandd zmm7, zmm7, zmm12                   ;   368.8 p0      45 k
        vpternlogd zmm7, zmm24, zmm26, 0x78        ;   369.8 p5      45 k
        vpternlogd zmm24, zmm5, zmm13, 0x78        ;   369.8 p0      45 k
        vmovdqu64 [rbp + 192], zmm15               ;   343.0 p8+p9   48 k spill
        vmovdqa64 zmm15, zmm11                     ;   349.8         45 k copy
        vpternlogd zmm15, zmm13, zmm13, 0xcf       ;   370.0 p5      45 k
        vpandd zmm13, zmm20, zmm12                 ;   370.8 p0      45 k
        vpternlogd zmm30, zmm20, zmm1, 0xe1        ;   371.0 p5      45 k
        vmovdqa64 zmm20, zmm13                     ;   371.8         45 k copy
        vpternlogd zmm20, zmm5, zmm9, 0x87         ;   371.8 p0      45 k
        vpternlogd zmm20, zmm11, zmm26, 0x87       ;   372.8 p5      45 k
        vpternlogd zmm15, zmm20, zmm24, 0x69       ;   373.8 p0      45 k
        vpternlogd zmm20, zmm26, zmm5, 0x87        ;   373.8 p5      45 k
        vpternlogd zmm20, zmm0, zmm7, 0x69         ;   374.8 p0      45 k
        vmovdqu64 zmm0, [rbp + 192]                ;   343.0 p2      48 k reload
        vmovdqu64 [r9 + 11904], zmm0               ;   349.0 p7+p4  100 k
        vpternlogd zmm20, zmm2, zmm28, 0x96        ;   375.8 p5      45 k
        vpandd zmm5, zmm5, zmm11                   ;   374.8 p0      45 k
        vpternlogd zmm26, zmm12, zmm9, 0x60        ;   375.0 p5      45 k
        vmovdqu64 zmm0, [rbp + 64]                 ;   347.0 p3      48 k reload
        vmovdqu64 [r9 + 12224], zmm0               ;   353.0 p8+p9  100 k
        vpternlogd zmm5, zmm12, zmm9, 0x87         ;   375.8 p0      45 k
        vpxord zmm7, zmm7, zmm30                   ;   376.0 p5      45 k
        vpternlogd zmm7, zmm13, zmm8, 0x96         ;   377.0 p0      45 k
        vmovdqu64 zmm2, [r8 + 4096]                ;   209.0 p2     100 k.0 reload
        vmovdqu64 [r9 + 4096], zmm2                ;   215.0 p7+p4   99 k
        vmovdqu64 zmm8, [r8 + 4160]                ;   210.8 p3     100 k.1 reload
        vmovdqu64 [r9 + 4160], zmm8                ;   216.8 p8+p9   99 k
        vmovdqu64 zmm9, [r8 + 4224]                ;   211.2 p2     100 k.2 reload
        vmovdqu64 [r9 + 4224], zmm9                ;   217.2 p7+p4   99 k
        vmovdqu64 zmm11, [r8 + 4288]               ;   211.8 p3     100 k.3 reload
        vmovdqu64 [r9 + 4288], zmm11               ;   217.8 p8+p9   99 k
        vpternlogd zmm16, zmm26, zmm24, 0x96       ;   377.0 p5      45 k
        vmovdqu64 zmm12, [r8 + 4352]               ;   212.2 p2     100 k.4 reload
        vmovdqu64 [r9 + 4352], zmm12               ;   218.2 p7+p4   99 k
        vmovdqu64 zmm13, [r8 + 4416]               ;   212.8 p3     100 k.5 reload
        vmovdqu64 [r9 + 4416], zmm13               ;   218.8 p8+p9   99 k
        vpternlogd zmm16, zmm28, zmm5, 0x96        ;   378.0 p0      45 k
        vpternlogd zmm5, zmm14, zmm14, 0xc3        ;   378.0 p5      45 k
        vmovdqu64 zmm14, [r8 + 4480]               ;   213.2 p2     100 k.6 reload
        vmovdqu64 [r9 + 4480], zmm14               ;   219.2 p7+p4   99 k
        vpternlogd zmm5, zmm30, zmm1, 0x96         ;   379.0 p0      45 k
        vmovdqu64 zmm1, [r8 + 4544]                ;   215.2 p3     100 k.7 reload
        vmovdqu64 [r9 + 4544], zmm1                ;   221.2 p8+p9   99 k
        vpternlogd zmm25, zmm31, zmm10, 0x69       ;   379.0 p5      45 k
        vmovdqu64 zmm24, [r8 + 4608]               ;   216.8 p2     100 k.8 reload
        vmovdqu64 [r9 + 4608], zmm24               ;   222.8 p7+p4   99 k
        vpternlogd zmm19, zmm21, zmm22, 0x96       ;   379.8 p0      45 k
        vmovdqu64 zmm21, [r8 + 4672]               ;   217.8 p3     100 k.9 reload
        vmovdqu64 [r9 + 4672], zmm21               ;   223.8 p8+p9   99 k
        vmovdqu64 zmm26, [r8 + 4736]               ;   218.2 p2     100 k.10 reload
        vmovdqu64 [r9 + 4736], zmm26               ;   224.2 p7+p4   99 k
        vpternlogd zmm15, zmm6, zmm23, 0x96        ;   380.0 p5      45 k
        vmovdqu64 [r9 + 11264], zmm17              ;   363.8 p8+p9  100 k
        vmovdqu64 zmm6, [r8 + 4800]                ;   220.0 p3     100 k.11 reload
        vmovdqu64 [r9 + 4800], zmm6                ;   226.0 p7+p4   99 k
        vpternlogd zmm20, zmm27, zmm29, 0x96       ;   380.8 p0      45 k
        vpternlogd zmm7, zmm4, zmm0, 0x96          ;   381.0 p5      45 k
        vmovdqu64 [r9 + 11328], zmm3               ;   364.0 p8+p9  100 k
        vmovdqu64 zmm0, [r8 + 4864]                ;   221.8 p2     100 k.12 reload
        vmovdqu64 [r9 + 4864], zmm0                ;   227.8 p7+p4   99 k
        vmovdqu64 zmm3, [r8 + 4928]                ;   223.0 p3     100 k.13 reload
        vmovdqu64 [r9 + 4928], zmm3                ;   229.0 p8+p9   99 k
        vmovdqu64 zmm4, [r8 + 4992]                ;   223.3 p2     100 k.14 reload
        vmovdqu64 [r9 + 4992], zmm4                ;   229.3 p7+p4   99 k
        vmovdqu64 [r9 + 11840], zmm18              ;   342.8 p8+p9  100 k
        vmovdqu64 zmm17, [r8 + 5056]               ;   224.2 p3     100 k.15 reload
        vmovdqu64 [r9 + 5056], zmm17               ;   230.2 p7+p4   99 k
        vmovdqu64 [r9 + 11392], zmm25              ;   380.0 p8+p9  100 k
        vmovdqu64 [r9 + 11968], zmm10              ;   343.8 p7+p4  100 k
        vmovdqu64 [r9 + 11456], zmm19              ;   380.8 p8+p9  100 k
        vmovdqu64 [r9 + 11520], zmm15              ;   381.0 p7+p4  100 k
        vmovdqu64 [r9 + 12032], zmm22              ;   345.0 p8+p9  100 k
        vmovdqu64 [r9 + 11584], zmm20              ;   381.8 p7+p4  100 k
        vmovdqu64 [r9 + 12096], zmm23              ;   345.8 p8+p9  100 k
        vmovdqu64 [r9 + 11648], zmm7               ;   382.0 p7+p4  100 k
        vmovdqu64 [r9 + 12160], zmm29              ;   346.8 p8+p9  100 k
        vmovdqu64 [r9 + 11712], zmm16              ;   379.0 p7+p4  100 k
        vmovdqu64 [r9 + 11776], zmm5               ;   380.0 p8+p9  100 k
        vmovdqa64 zmm22, zmm0                      ;   229.2         41 k copy
        vpternlogd zmm22, zmm6, zmm21, 0x6a        ;   381.8 p0      41 k
        vpxord zmm20, zmm24, zmm1                  ;   382.0 p5      41 k
        vmovdqa64 zmm19, zmm24                     ;   230.0         41 k copy
        vpternlogd zmm19, zmm1, zmm21, 0x6c        ;   382.8 p0      41 k
        vpandd zmm5, zmm4, zmm26                   ;   383.0 p5      41 k
        vmovdqa64 zmm16, zmm24                     ;   231.8         41 k copy
        vpternlogd zmm16, zmm4, zmm3, 0x28         ;   383.8 p0      41 k
        vpandd zmm7, zmm4, zmm3                    ;   384.0 p5      41 k
        vpandd zmm15, zmm1, zmm6                   ;   384.8 p0      41 k
        vpandd zmm10, zmm17, zmm6                  ;   385.0 p5      41 k
        vmovdqa64 zmm18, zmm17                     ;   234.8         41 k copy
        vpternlogd zmm18, zmm6, zmm26, 0x60        ;   385.8 p0      41 k
        vpternlogd zmm18, zmm4, zmm21, 0x87        ;   386.8 p5      41 k
        vpandd zmm31, zmm24, zmm3                  ;   386.8 p0      41 k
        vpxord zmm30, zmm3, zmm1                   ;   387.0 p5      41 k
        vmovdqa64 zmm29, zmm24                     ;   235.8         41 k copy
        vpternlogd zmm29, zmm6, zmm26, 0x28        ;   387.8 p0      41 k
        vpternlogd zmm29, zmm1, zmm3, 0x78         ;   388.8 p5      41 k
        vpxord zmm28, zmm6, zmm17                  ;   388.8 p0      41 k
        vmovdqa64 zmm27, zmm1                      ;   237.3         41 k copy
        vpternlogd zmm27, zmm17, zmm4, 0x6a        ;   389.0 p5      41 k
        vpternlogd zmm28, zmm29, zmm0, 0x6c        ;   389.8 p0      41 k
        vpxord zmm25, zmm26, zmm30                 ;   390.0 p5      41 k
        vpxord zmm23, zmm24, zmm0                  ;   390.8 p0      41 k
        vpandd zmm8, zmm1, zmm23                   ;   391.8 p5      41 k
        vpternlogd zmm7, zmm17, zmm21, 0x78        ;   391.8 p0      41 k
        vpternlogd zmm7, zmm25, zmm0, 0xd2         ;   392.8 p5      41 k
        vmovdqa64 zmm14, zmm19                     ;   383.8         41 k copy
        vpternlogd zmm14, zmm24, zmm4, 0x87        ;   392.8 p0      41 k
        vpternlogd zmm14, zmm22, zmm6, 0x87        ;   393.8 p5      41 k
        vpternlogd zmm15, zmm5, zmm14, 0x69        ;   394.8 p0      41 k
        vpternlogd zmm14, zmm20, zmm0, 0x78        ;   394.8 p5      41 k
        vpandd zmm20, zmm24, zmm1                  ;   394.8 p0      41 k
        vpternlogd zmm20, zmm0, zmm21, 0x87        ;   395.8 p5      41 k
        vpandd zmm13, zmm4, zmm17                  ;   395.8 p0      41 k
        vmovdqa64 zmm12, zmm3                      ;   244.3         41 k copy
        vpternlogd zmm12, zmm21, zmm21, 0xcf       ;   396.0 p5      41 k
        vmovdqu64 [rbp + 64], zmm5                 ;   384.0 p7+p4   41 k spill
        vmovdqa64 zmm5, zmm15                      ;   395.8         41 k copy
        vpternlogd zmm5, zmm3, zmm21, 0x78         ;   396.8 p0      41 k
        vpternlogd zmm31, zmm5, zmm18, 0x69        ;   397.8 p5      41 k
        vpandd zmm5, zmm0, zmm4                    ;   397.8 p0      41 k
        vpternlogd zmm0, zmm30, zmm17, 0x6a        ;   398.0 p5      41 k
        vpternlogd zmm0, zmm19, zmm6, 0x69         ;   399.0 p0      41 k
        vpternlogd zmm8, zmm29, zmm0, 0x69         ;   400.0 p5      41 k
        vpandd zmm29, zmm4, zmm1                   ;   399.8 p0      41 k
        vpternlogd zmm4, zmm1, zmm6, 0x28          ;   400.0 p5      41 k
        vpternlogd zmm1, zmm13, zmm26, 0x93        ;   400.8 p0      41 k
        vpternlogd zmm1, zmm3, zmm6, 0x87          ;   401.8 p5      41 k
        vpternlogd zmm5, zmm23, zmm6, 0x78         ;   401.8 p0      41 k
        vpternlogd zmm23, zmm26, zmm21, 0x78       ;   402.0 p5      41 k
        vpternlogd zmm21, zmm25, zmm27, 0x6a       ;   402.8 p0      41 k
        vpternlogd zmm21, zmm17, zmm26, 0x2d       ;   403.8 p5      41 k
        vpternlogd zmm12, zmm1, zmm23, 0x69        ;   403.8 p0      41 k
        vpternlogd zmm1, zmm6, zmm26, 0x87         ;   404.0 p5      41 k
        vpxord zmm6, zmm17, zmm19                  ;   404.8 p0      41 k
        vmovdqa64 zmm19, zmm11                     ;   249.0         41 k copy
        vpternlogd zmm19, zmm9, zmm2, 0x9a         ;   405.0 p5      41 k
        vpternlogd zmm1, zmm22, zmm5, 0x69         ;   405.8 p0      41 k
        vmovdqu64 zmm22, [r8 + 4352]               ;   250.0 p2     100 k.4 reload
        vmovdqu64 [rbp + 192], zmm18               ;   387.8 p8+p9   41 k spill
        vpandd zmm18, zmm11, zmm22                 ;   406.0 p5      41 k
        vpternlogd zmm20, zmm17, zmm25, 0xe1       ;   406.8 p0      41 k
        vpxord zmm17, zmm7, zmm14                  ;   407.0 p5      41 k
        vpternlogd zmm1, zmm27, zmm16, 0x96        ;   407.8 p0      41 k
        vmovdqu64 zmm27, [r8 + 4416]               ;   252.0 p3      41 k
        vpxord zmm27, zmm27, [r8 + 4160]           ;   408.0 p5+p2   41 k
        vpternlogd zmm29, zmm3, zmm26, 0x87        ;   408.8 p0      41 k
        vmovdqu64 zmm3, [r8 + 4480]                ;   253.0 p3     100 k.6 reload
        vmovdqa64 zmm26, zmm9                      ;   253.0         41 k copy
        vpternlogd zmm26, zmm9, zmm3, 0x5f         ;   409.0 p5      41 k
        vpxord zmm5, zmm5, zmm20                   ;   409.8 p0      41 k
        vpternlogd zmm5, zmm13, zmm30, 0x96        ;   410.8 p5      41 k
        vmovdqa64 zmm13, zmm3                      ;   259.0         41 k copy
        vpternlogd zmm13, zmm22, zmm11, 0x6c       ;   410.8 p0      41 k
        vmovdqu64 zmm30, [r8 + 4160]               ;   255.2 p2     100 k.1 reload
        vmovdqu64 [rbp + 128], zmm25               ;   391.0 p7+p4   41 k spill
        vpxord zmm25, zmm22, zmm30                 ;   411.0 p5      41 k
        vpternlogd zmm6, zmm4, zmm24, 0x6c         ;   411.8 p0      41 k
        vmovdqa64 zmm4, zmm22                      ;   256.2         41 k copy
        vpternlogd zmm4, zmm9, zmm30, 0x9c         ;   412.0 p5      41 k
        vpandd zmm24, zmm30, zmm4                  ;   413.0 p0      41 k
        vpternlogd zmm6, zmm23, zmm29, 0x96        ;   413.0 p5      41 k
        vmovdqa64 zmm23, zmm11                     ;   257.3         41 k copy
        vpternlogd zmm23, zmm2, zmm2, 0xc3         ;   413.8 p0      41 k
        vpternlogd zmm29, zmm20, zmm0, 0x69        ;   414.0 p5      41 k
        vmovdqu64 zmm0, [r8 + 4416]                ;   259.2 p3     100 k.5 reload
        vpternlogd zmm18, zmm9, zmm0, 0x48         ;   414.8 p0      41 k
        vmovdqa64 zmm20, zmm18                     ;   415.8         41 k copy
        vpternlogd zmm20, zmm19, zmm22, 0x87       ;   415.8 p5      41 k
        vpternlogd zmm20, zmm3, zmm30, 0x87        ;   416.8 p0      41 k
        vpternlogd zmm19, zmm3, zmm9, 0xac         ;   416.0 p5      41 k
        vpternlogd zmm4, zmm0, zmm2, 0x87          ;   416.8 p0      41 k
        vmovdqu64 [rbp - 128], zmm29               ;   415.0 p8+p9   41 k spill
        vmovdqa64 zmm29, zmm26                     ;   410.0         41 k copy
        vpternlogd zmm29, zmm11, zmm30, 0x78       ;   417.0 p5      41 k
        vpternlogd zmm23, zmm27, zmm29, 0xa6       ;   418.0 p0      41 k
        vpternlogd zmm29, zmm22, zmm2, 0x78        ;   418.0 p5      41 k
        vpternlogd zmm26, zmm23, zmm0, 0x87        ;   419.0 p0      41 k
        vpternlogd zmm31, zmm14, zmm2, 0x96        ;   419.0 p5      41 k
        vmovdqa64 zmm14, zmm27                     ;   409.0         41 k copy
        vpternlogd zmm14, zmm3, zmm2, 0x78         ;   419.8 p0      41 k
        vpternlogd zmm19, zmm14, zmm0, 0x2d        ;   420.8 p5      41 k
        vpternlogd zmm19, zmm20, zmm22, 0x78       ;   421.8 p0      41 k
        vpternlogd zmm28, zmm21, zmm30, 0x96       ;   421.0 p5      41 k
        vmovdqa64 zmm21, zmm29                     ;   419.0         41 k copy
        vpternlogd zmm21, zmm20, zmm2, 0x78        ;   421.8 p0      41 k
        vpternlogd zmm8, zmm15, zmm9, 0x69         ;   422.0 p5      41 k
        vmovdqa64 zmm15, zmm13                     ;   411.8         41 k copy
        vpternlogd zmm15, zmm14, zmm0, 0x7d        ;   422.8 p0      41 k
        vpternlogd zmm15, zmm21, zmm2, 0x69        ;   423.8 p5      41 k
        vmovdqa64 zmm21, zmm24                     ;   414.0         41 k copy
        vpternlogd zmm21, zmm25, zmm3, 0x78        ;   423.8 p0      41 k
        vpternlogd zmm24, zmm11, zmm2, 0x78        ;   424.0 p5      41 k
        vpandnd zmm25, zmm25, zmm0                 ;   424.8 p0      41 k
        vpternlogd zmm25, zmm22, zmm9, 0x48        ;   425.8 p5      41 k
        vpternlogd zmm20, zmm21, zmm0, 0xd2        ;   425.8 p0      41 k
        vpternlogd zmm21, zmm24, zmm3, 0xd7        ;   426.0 p5      41 k
        vpternlogd zmm13, zmm4, zmm21, 0x96        ;   427.0 p0      41 k
        vpternlogd zmm13, zmm23, zmm22, 0x87       ;   428.0 p5      41 k
        vpternlogd zmm13, zmm24, zmm9, 0x2d        ;   429.0 p0      41 k
        vpternlogd zmm24, zmm30, zmm2, 0xd6        ;   428.0 p5      41 k
        vpternlogd zmm20, zmm4, zmm11, 0x2d        ;   428.8 p0      41 k
        vmovdqu64 zmm4, [r8 + 5120]                ;   274.0 p2      48 k
        vpternlogd zmm23, zmm27, zmm27, 0xf3       ;   429.0 p5      41 k
        vmovdqa64 zmm27, zmm29                     ;   419.0         41 k copy
        vpternlogd zmm27, zmm3, zmm0, 0x7b         ;   429.8 p0      41 k
        vpternlogd zmm27, zmm25, zmm24, 0x96       ;   430.8 p5      41 k
        vmovdqu64 zmm25, [r8 + 5184]               ;   276.0 p3      48 k
        vpternlogd zmm24, zmm30, zmm22, 0x4b       ;   430.8 p0      41 k
        vmovdqu64 zmm30, [r8 + 5248]               ;   277.0 p2      48 k
        vpternlogd zmm24, zmm29, zmm9, 0x87        ;   431.8 p5      41 k
        vmovdqu64 zmm9, [r8 + 5312]                ;   277.3 p3      48 k
        vmovdqu64 zmm29, [r8 + 5376]               ;   278.0 p2      48 k
        vpternlogd zmm24, zmm26, zmm14, 0x96       ;   432.8 p0      41 k
        vmovdqu64 zmm14, [r8 + 5440]               ;   278.3 p3      48 k
        vmovdqu64 zmm26, [r8 + 5504]               ;   279.0 p2      48 k
        vpternlogd zmm23, zmm21, zmm18, 0x96       ;   432.0 p5      41 k
        vpternlogd zmm12, zmm7, zmm22, 0x96        ;   432.8 p0      41 k
        vmovdqu64 zmm7, [r8 + 5632]                ;   280.8 p3     100 k.8 reload
        vmovdqu64 zmm18, [rbp + 128]               ;   391.0 p2      41 k reload
        vmovdqu64 zmm21, [rbp - 128]               ;   415.0 p3      48 k
        vpternlogd zmm21, zmm18, zmm7, 0x96        ;   433.0 p5      48 k
        vpternlogd zmm17, zmm10, zmm11, 0x96       ;   433.8 p0      41 k
        vpternlogd zmm23, zmm11, zmm2, 0xb4        ;   434.0 p5      41 k
        vpternlogd zmm1, zmm0, [rbp + 64], 0x96    ;   434.8 p0+p2   41 k
        vpternlogd zmm5, zmm3, [rbp + 192], 0x96   ;   435.0 p5+p3   41 k
        vmovdqu64 zmm0, [r8 + 5696]                ;   284.3 p2     100 k.9 reload
        vpternlogd zmm15, zmm31, zmm0, 0x96        ;   435.8 p0      48 k
        vmovdqu64 zmm2, [r8 + 5760]                ;   284.8 p3     100 k.10 reload
        vpternlogd zmm19, zmm28, zmm2, 0x96        ;   436.0 p5      48 k
        vmovdqu64 zmm3, [r8 + 5824]                ;   285.3 p2     100 k.11 reload
        vpternlogd zmm13, zmm8, zmm3, 0x96         ;   436.8 p0      48 k
        vpxord zmm4, zmm4, zmm31                   ;   437.0 p5      48 k
        vpxord zmm25, zmm25, zmm28                 ;   437.8 p0      48 k
        vmovdqu64 zmm10, [r8 + 5888]               ;   286.0 p3     100 k.12 reload
        vpternlogd zmm27, zmm17, zmm10, 0x96       ;   438.0 p5      48 k
        vmovdqu64 zmm11, [r8 + 5952]               ;   286.3 p2     100 k.13 reload
        vpternlogd zmm20, zmm12, zmm11, 0x96       ;   438.8 p0      48 k
        vpxord zmm30, zmm30, zmm8                  ;   439.0 p5      48 k
        vmovdqu64 zmm8, [r8 + 6016]                ;   287.0 p3     100 k.14 reload
        vpternlogd zmm24, zmm1, zmm8, 0x96         ;   439.8 p0      48 k
        vmovdqu64 zmm18, [r8 + 6080]               ;   287.3 p2     100 k.15 reload
        vpternlogd zmm23, zmm5, zmm18, 0x96        ;   440.0 p5      48 k
        vpxord zmm9, zmm9, zmm17                   ;   440.8 p0      48 k
        vmovdqu64 zmm17, [r8 + 5568]               ;   288.0 p3     100 k.7 reload
        vpternlogd zmm6, zmm16, zmm17, 0x96        ;   441.0 p5      48 k
        vpxord zmm29, zmm29, zmm12                 ;   441.8 p0      48 k
        vpxord zmm14, zmm14, zmm1                  ;   442.0 p5      48 k
        vpxord zmm26, zmm26, zmm5                  ;   442.8 p0      48 k
        vmovdqa64 zmm1, zmm14                      ;   443.0         45 k copy
        vpternlogd zmm1, zmm29, zmm30, 0x6a        ;   443.0 p5      45 k
        vpxord zmm5, zmm4, zmm25                   ;   443.8 p0      45 k
        vmovdqa64 zmm12, zmm30                     ;   440.0         45 k copy
        vpternlogd zmm12, zmm25, zmm4, 0x6a        ;   444.0 p5      45 k
        vmovdqa64 zmm16, zmm12                     ;   445.0         45 k copy
        vpternlogd zmm16, zmm6, zmm25, 0x87        ;   445.0 p0      45 k
        vpternlogd zmm16, zmm1, zmm29, 0x87        ;   446.0 p5      45 k
        vpandd zmm22, zmm9, zmm6                   ;   445.8 p0      45 k
        vmovdqa64 zmm28, zmm6                      ;   442.0         45 k copy
        vpternlogd zmm28, zmm26, zmm25, 0x48       ;   446.0 p5      45 k
        vpandd zmm31, zmm4, zmm29                  ;   446.8 p0      45 k
        vpternlogd zmm31, zmm22, zmm16, 0x69       ;   447.8 p5      45 k
        vpternlogd zmm16, zmm5, zmm14, 0x78        ;   447.8 p0      45 k
        vmovdqa64 zmm5, zmm31                      ;   448.8         45 k copy
        vpternlogd zmm5, zmm26, zmm30, 0x78        ;   448.8 p5      45 k
        vpandd zmm18, zmm21, zmm29                 ;   448.8 p0      45 k
        vmovdqa64 zmm8, zmm21                      ;   434.0         45 k copy
        vpternlogd zmm8, zmm29, zmm9, 0x60         ;   449.0 p5      45 k
        vpternlogd zmm8, zmm6, zmm30, 0x87         ;   450.0 p0      45 k
        vpandd zmm11, zmm25, zmm26                 ;   450.0 p5      45 k
        vpternlogd zmm11, zmm5, zmm8, 0x69         ;   451.0 p0      45 k
        vpxord zmm5, zmm4, zmm26                   ;   451.0 p5      45 k
        vmovdqa64 zmm10, zmm29                     ;   442.8         45 k copy
        vpternlogd zmm10, zmm9, zmm25, 0x48        ;   451.8 p0      45 k
        vpternlogd zmm10, zmm26, zmm4, 0x78        ;   452.8 p5      45 k
        vpxord zmm3, zmm21, zmm29                  ;   452.8 p0      45 k
        vpternlogd zmm3, zmm10, zmm14, 0x6c        ;   453.8 p5      45 k
        vmovdqa64 zmm2, zmm21                      ;   434.0         45 k copy
        vpternlogd zmm2, zmm6, zmm4, 0x6c          ;   453.8 p0      45 k
        vpxord zmm0, zmm9, zmm5                    ;   454.0 p5      45 k
        vmovdqa64 zmm7, zmm0                       ;   455.0         45 k copy
        vpternlogd zmm7, zmm2, zmm30, 0x6c         ;   455.0 p0      45 k
        vpternlogd zmm7, zmm21, zmm9, 0x2d         ;   456.0 p5      45 k
        vpxord zmm17, zmm25, zmm14                 ;   455.8 p0      45 k
        vmovdqu64 [rbp + 192], zmm23               ;   441.0 p7+p4   48 k spill
        vpandd zmm23, zmm4, zmm17                  ;   456.8 p5      45 k
        vpternlogd zmm11, zmm16, zmm15, 0x96       ;   456.8 p0      45 k
        vpternlogd zmm3, zmm7, zmm19, 0x96         ;   457.0 p5      45 k
        vmovdqa64 zmm7, zmm5                       ;   452.0         45 k copy
        vpternlogd zmm7, zmm21, zmm14, 0x6c        ;   457.8 p0      45 k
        vpternlogd zmm7, zmm12, zmm29, 0x69        ;   458.8 p5      45 k
        vpternlogd zmm23, zmm10, zmm7, 0x69        ;   459.8 p0      45 k
        vpandd zmm10, zmm21, zmm30                 ;   459.0 p5      45 k
        vpternlogd zmm10, zmm6, zmm26, 0x78        ;   460.0 p0      45 k
        vpternlogd zmm10, zmm0, zmm14, 0xd2        ;   461.0 p5      45 k
        vpxord zmm16, zmm16, zmm10                 ;   462.0 p0      45 k
        vpternlogd zmm12, zmm21, zmm25, 0x28       ;   461.0 p5      45 k
        vpandd zmm25, zmm25, zmm4                  ;   461.8 p0      45 k
        vpternlogd zmm25, zmm14, zmm30, 0x87       ;   462.8 p5      45 k
        vpandd zmm14, zmm14, zmm6                  ;   462.8 p0      45 k
        vpternlogd zmm14, zmm17, zmm29, 0x78       ;   463.8 p5      45 k
        vpternlogd zmm17, zmm9, zmm30, 0x78        ;   463.8 p0      45 k
        vmovdqu64 [rbp + 64], zmm19                ;   437.0 p8+p9   48 k spill
        vmovdqa64 zmm19, zmm26                     ;   443.8         45 k copy
        vpternlogd zmm19, zmm30, zmm30, 0xcf       ;   464.0 p5      45 k
        vpandd zmm30, zmm21, zmm6                  ;   464.8 p0      45 k
        vpternlogd zmm25, zmm21, zmm0, 0xe1        ;   465.0 p5      45 k
        vmovdqa64 zmm21, zmm30                     ;   465.8         45 k copy
        vpternlogd zmm21, zmm9, zmm4, 0x87         ;   465.8 p0      45 k
        vpternlogd zmm21, zmm26, zmm29, 0x87       ;   466.8 p5      45 k
        vpternlogd zmm19, zmm21, zmm17, 0x69       ;   467.8 p0      45 k
        vpternlogd zmm21, zmm29, zmm9, 0x87        ;   467.8 p5      45 k
        vpternlogd zmm21, zmm1, zmm14, 0x69        ;   468.8 p0      45 k
        vmovdqu64 zmm1, [rbp + 64]                 ;   437.0 p2      48 k reload
        vmovdqu64 [r9 + 12928], zmm1               ;   443.0 p7+p4  100 k
        vpternlogd zmm21, zmm2, zmm28, 0x96        ;   469.8 p5      45 k
        vpandd zmm9, zmm9, zmm26                   ;   468.8 p0      45 k
        vpternlogd zmm29, zmm6, zmm4, 0x60         ;   469.0 p5      45 k
        vmovdqu64 zmm1, [rbp + 192]                ;   441.0 p3      48 k reload
        vmovdqu64 [r9 + 13248], zmm1               ;   447.0 p8+p9  100 k
        vpternlogd zmm9, zmm6, zmm4, 0x87          ;   469.8 p0      45 k
        vpxord zmm14, zmm14, zmm25                 ;   470.0 p5      45 k
        vpternlogd zmm14, zmm30, zmm5, 0x96        ;   471.0 p0      45 k
        vmovdqu64 zmm2, [r8 + 5120]                ;   304.2 p2     100 k.0 reload
        vmovdqu64 [r9 + 5120], zmm2                ;   310.2 p7+p4   99 k
        vmovdqu64 zmm4, [r8 + 5184]                ;   304.5 p3     100 k.1 reload
        vmovdqu64 [r9 + 5184], zmm4                ;   310.5 p8+p9   99 k
        vmovdqu64 zmm5, [r8 + 5248]                ;   305.2 p2     100 k.2 reload
        vmovdqu64 [r9 + 5248], zmm5                ;   311.2 p7+p4   99 k
        vpternlogd zmm12, zmm29, zmm17, 0x96       ;   471.0 p5      45 k
        vmovdqu64 zmm6, [r8 + 5312]                ;   307.2 p3     100 k.3 reload
        vmovdqu64 [r9 + 5312], zmm6                ;   313.2 p8+p9   99 k
        vmovdqu64 zmm17, [r8 + 5376]               ;   307.8 p2     100 k.4 reload
        vmovdqu64 [r9 + 5376], zmm17               ;   313.8 p7+p4   99 k
        vmovdqu64 zmm26, [r8 + 5440]               ;   308.2 p3     100 k.5 reload
        vmovdqu64 [r9 + 5440], zmm26               ;   314.2 p8+p9   99 k
        vpternlogd zmm12, zmm28, zmm9, 0x96        ;   472.0 p0      45 k
        vpternlogd zmm9, zmm7, zmm7, 0xc3          ;   472.0 p5      45 k
        vmovdqu64 zmm7, [r8 + 5504]                ;   310.8 p2     100 k.6 reload
        vmovdqu64 [r9 + 5504], zmm7                ;   316.8 p7+p4   99 k
        vpternlogd zmm9, zmm25, zmm0, 0x96         ;   473.0 p0      45 k
        vmovdqu64 zmm0, [r8 + 5568]                ;   312.2 p3     100 k.7 reload
        vmovdqu64 [r9 + 5568], zmm0                ;   318.2 p8+p9   99 k
        vpternlogd zmm23, zmm31, zmm13, 0x69       ;   473.0 p5      45 k
        vmovdqu64 zmm25, [r8 + 5632]               ;   313.0 p2     100 k.8 reload
        vmovdqu64 [r9 + 5632], zmm25               ;   319.0 p7+p4   99 k
        vpternlogd zmm16, zmm18, zmm27, 0x96       ;   473.8 p0      45 k
        vmovdqu64 zmm18, [r8 + 5696]               ;   313.8 p3     100 k.9 reload
        vmovdqu64 [r9 + 5696], zmm18               ;   319.8 p8+p9   99 k
        vmovdqu64 zmm28, [r8 + 5760]               ;   314.2 p2     100 k.10 reload
        vmovdqu64 [r9 + 5760], zmm28               ;   320.2 p7+p4   99 k
        vpternlogd zmm19, zmm10, zmm20, 0x96       ;   474.0 p5      45 k
        vmovdqu64 [r9 + 12288], zmm11              ;   457.8 p8+p9  100 k
        vmovdqu64 zmm10, [r8 + 5824]               ;   315.3 p3     100 k.11 reload
        vmovdqu64 [r9 + 5824], zmm10               ;   321.3 p7+p4   99 k
        vpternlogd zmm21, zmm22, zmm24, 0x96       ;   474.8 p0      45 k
        vpternlogd zmm14, zmm8, zmm1, 0x96         ;   475.0 p5      45 k
        vmovdqu64 [r9 + 12352], zmm3               ;   458.0 p8+p9  100 k
        vmovdqu64 zmm1, [r8 + 5888]                ;   316.8 p2     100 k.12 reload
        vmovdqu64 [r9 + 5888], zmm1                ;   322.8 p7+p4   99 k
        vmovdqu64 zmm3, [r8 + 5952]                ;   318.0 p3     100 k.13 reload
        vmovdqu64 [r9 + 5952], zmm3                ;   324.0 p8+p9   99 k
        vmovdqu64 zmm8, [r8 + 6016]                ;   318.3 p2     100 k.14 reload
        vmovdqu64 [r9 + 6016], zmm8                ;   324.3 p7+p4   99 k
        vmovdqu64 [r9 + 12864], zmm15              ;   436.8 p8+p9  100 k
        vmovdqu64 zmm11, [r8 + 6080]               ;   319.2 p3     100 k.15 reload
        vmovdqu64 [r9 + 6080], zmm11               ;   325.2 p7+p4   99 k
        vmovdqu64 [r9 + 12416], zmm23              ;   474.0 p8+p9  100 k
        vmovdqu64 [r9 + 12992], zmm13              ;   437.8 p7+p4  100 k
        vmovdqu64 [r9 + 12480], zmm16              ;   474.8 p8+p9  100 k
        vmovdqu64 [r9 + 12544], zmm19              ;   475.0 p7+p4  100 k
        vmovdqu64 [r9 + 13056], zmm27              ;   439.0 p8+p9  100 k
        vmovdqu64 [r9 + 12608], zmm21              ;   475.8 p7+p4  100 k
        vmovdqu64 [r9 + 13120], zmm20              ;   439.8 p8+p9  100 k
        vmovdqu64 [r9 + 12672], zmm14              ;   476.0 p7+p4  100 k
        vmovdqu64 [r9 + 13184], zmm24              ;   440.8 p8+p9  100 k
        vmovdqu64 [r9 + 12736], zmm12              ;   473.0 p7+p4  100 k
        vmovdqu64 [r9 + 12800], zmm9               ;   474.0 p8+p9  100 k
        vmovdqa64 zmm21, zmm1                      ;   323.7         41 k copy
        vpternlogd zmm21, zmm10, zmm18, 0x6a       ;   475.8 p0      41 k
        vpxord zmm20, zmm25, zmm0                  ;   476.0 p5      41 k
        vmovdqa64 zmm19, zmm25                     ;   325.0         41 k copy
        vpternlogd zmm19, zmm0, zmm18, 0x6c        ;   476.8 p0      41 k
        vpandd zmm9, zmm8, zmm28                   ;   477.0 p5      41 k
        vmovdqa64 zmm12, zmm25                     ;   325.8         41 k copy
        vpternlogd zmm12, zmm8, zmm3, 0x28         ;   477.8 p0      41 k
        vpandd zmm14, zmm8, zmm3                   ;   478.0 p5      41 k
        vpandd zmm16, zmm0, zmm10                  ;   478.8 p0      41 k
        vpandd zmm13, zmm3, zmm18                  ;   479.0 p5      41 k
        vpandd zmm15, zmm11, zmm10                 ;   479.8 p0      41 k
        vmovdqa64 zmm31, zmm11                     ;   328.5         41 k copy
        vpternlogd zmm31, zmm10, zmm28, 0x60       ;   480.0 p5      41 k
        vpternlogd zmm31, zmm8, zmm18, 0x87        ;   481.0 p0      41 k
        vpxord zmm30, zmm3, zmm0                   ;   481.0 p5      41 k
        vmovdqa64 zmm29, zmm25                     ;   330.2         41 k copy
        vpternlogd zmm29, zmm10, zmm28, 0x28       ;   481.8 p0      41 k
        vpternlogd zmm29, zmm0, zmm3, 0x78         ;   482.8 p5      41 k
        vpxord zmm27, zmm10, zmm11                 ;   482.8 p0      41 k
        vmovdqa64 zmm24, zmm0                      ;   330.8         41 k copy
        vpternlogd zmm24, zmm11, zmm8, 0x6a        ;   483.0 p5      41 k
        vpxord zmm23, zmm28, zmm30                 ;   483.8 p0      41 k
        vpternlogd zmm27, zmm29, zmm1, 0x6c        ;   484.0 p5      41 k
        vpxord zmm22, zmm25, zmm1                  ;   484.8 p0      41 k
        vpandd zmm4, zmm0, zmm22                   ;   485.8 p5      41 k
        vpternlogd zmm14, zmm11, zmm18, 0x78       ;   485.8 p0      41 k
        vpternlogd zmm14, zmm23, zmm1, 0xd2        ;   486.8 p5      41 k
        vmovdqa64 zmm7, zmm19                      ;   477.8         41 k copy
        vpternlogd zmm7, zmm25, zmm8, 0x87         ;   486.8 p0      41 k
        vpternlogd zmm7, zmm21, zmm10, 0x87        ;   487.8 p5      41 k
        vpternlogd zmm16, zmm9, zmm7, 0x69         ;   488.8 p0      41 k
        vpternlogd zmm7, zmm20, zmm1, 0x78         ;   488.8 p5      41 k
        vpandd zmm20, zmm25, zmm0                  ;   488.8 p0      41 k
        vpternlogd zmm20, zmm1, zmm18, 0x87        ;   489.8 p5      41 k
        vmovdqu64 [rbp + 192], zmm9                ;   478.0 p7+p4   41 k spill
        vpandd zmm9, zmm8, zmm11                   ;   489.8 p0      41 k
        vmovdqa64 zmm26, zmm3                      ;   338.0         41 k copy
        vpternlogd zmm26, zmm18, zmm18, 0xcf       ;   490.0 p5      41 k
        vmovdqu64 [rbp + 64], zmm15                ;   480.8 p8+p9   41 k spill
        vpandd zmm15, zmm1, zmm8                   ;   490.8 p0      41 k
        vpternlogd zmm1, zmm30, zmm11, 0x6a        ;   491.0 p5      41 k
        vpternlogd zmm1, zmm19, zmm10, 0x69        ;   492.0 p0      41 k
        vpternlogd zmm4, zmm29, zmm1, 0x69         ;   493.0 p5      41 k
        vmovdqa64 zmm29, zmm31                     ;   482.0         41 k copy
        vpternlogd zmm29, zmm25, zmm3, 0x78        ;   492.8 p0      41 k
        vpternlogd zmm29, zmm13, zmm16, 0x69       ;   493.8 p5      41 k
        vpandd zmm13, zmm8, zmm0                   ;   493.8 p0      41 k
        vpternlogd zmm8, zmm0, zmm10, 0x28         ;   494.0 p5      41 k
        vpternlogd zmm0, zmm9, zmm28, 0x93         ;   494.8 p0      41 k
        vpternlogd zmm0, zmm3, zmm10, 0x87         ;   495.8 p5      41 k
        vpternlogd zmm15, zmm22, zmm10, 0x78       ;   495.8 p0      41 k
        vpternlogd zmm22, zmm28, zmm18, 0x78       ;   496.0 p5      41 k
        vpternlogd zmm18, zmm23, zmm24, 0x6a       ;   496.8 p0      41 k
        vpternlogd zmm18, zmm11, zmm28, 0x2d       ;   497.8 p5      41 k
        vpternlogd zmm26, zmm0, zmm22, 0x69        ;   497.8 p0      41 k
        vpternlogd zmm0, zmm10, zmm28, 0x87        ;   498.0 p5      41 k
        vmovdqa64 zmm10, zmm6                      ;   342.3         41 k copy
        vpternlogd zmm10, zmm5, zmm2, 0x9a         ;   498.8 p0      41 k
        vpternlogd zmm0, zmm21, zmm15, 0x69        ;   499.0 p5      41 k
        vpandd zmm21, zmm6, zmm17                  ;   499.8 p0      41 k
        vpternlogd zmm0, zmm24, zmm12, 0x96        ;   500.0 p5      41 k
        vpxord zmm24, zmm14, zmm7                  ;   500.8 p0      41 k
        vpternlogd zmm20, zmm23, zmm11, 0xe1       ;   501.0 p5      41 k
        vpternlogd zmm19, zmm25, zmm11, 0x48       ;   501.8 p0      41 k
        vmovdqu64 zmm11, [r8 + 5504]               ;   344.8 p2     100 k.6 reload
        vmovdqa64 zmm25, zmm5                      ;   345.0         41 k copy
        vpternlogd zmm25, zmm5, zmm11, 0x5f        ;   502.0 p5      41 k
        vpternlogd zmm13, zmm3, zmm28, 0x87        ;   502.8 p0      41 k
        vmovdqu64 zmm3, [r8 + 5440]                ;   345.8 p3      41 k
        vmovdqu64 zmm28, [r8 + 5184]               ;   346.0 p2     100 k.1 reload
        vpxord zmm3, zmm3, zmm28                   ;   503.0 p5      41 k
        vpxord zmm15, zmm15, zmm20                 ;   503.8 p0      41 k
        vpternlogd zmm15, zmm9, zmm30, 0x96        ;   504.8 p5      41 k
        vmovdqa64 zmm9, zmm11                      ;   350.8         41 k copy
        vpternlogd zmm9, zmm17, zmm6, 0x6c         ;   504.8 p0      41 k
        vpxord zmm30, zmm17, zmm28                 ;   505.0 p5      41 k
        vpxord zmm8, zmm8, zmm19                   ;   505.8 p0      41 k
        vmovdqa64 zmm19, zmm17                     ;   348.8         41 k copy
        vpternlogd zmm19, zmm5, zmm28, 0x9c        ;   506.0 p5      41 k
        vpternlogd zmm8, zmm22, zmm13, 0x96        ;   506.8 p0      41 k
        vmovdqa64 zmm22, zmm6                      ;   350.0         41 k copy
        vpternlogd zmm22, zmm2, zmm2, 0xc3         ;   507.0 p5      41 k
        vpternlogd zmm13, zmm20, zmm1, 0x69        ;   507.8 p0      41 k
        vmovdqu64 zmm1, [r8 + 5440]                ;   351.0 p3     100 k.5 reload
        vpternlogd zmm21, zmm5, zmm1, 0x48         ;   508.0 p5      41 k
        vmovdqa64 zmm20, zmm21                     ;   509.0         41 k copy
        vpternlogd zmm20, zmm10, zmm17, 0x87       ;   509.0 p0      41 k
        vpternlogd zmm20, zmm11, zmm28, 0x87       ;   510.0 p5      41 k
        vpternlogd zmm10, zmm11, zmm5, 0xac        ;   509.8 p0      41 k
        vmovdqu64 [rbp + 128], zmm23               ;   484.8 p7+p4   41 k spill
        vmovdqa64 zmm23, zmm25                     ;   503.0         41 k copy
        vpternlogd zmm23, zmm6, zmm28, 0x78        ;   510.0 p5      41 k
        vpternlogd zmm22, zmm3, zmm23, 0xa6        ;   511.0 p0      41 k
        vpternlogd zmm23, zmm17, zmm2, 0x78        ;   511.0 p5      41 k
        vpternlogd zmm25, zmm22, zmm1, 0x87        ;   512.0 p0      41 k
        vpternlogd zmm29, zmm7, zmm2, 0x96         ;   512.0 p5      41 k
        vmovdqa64 zmm7, zmm3                       ;   504.0         41 k copy
        vpternlogd zmm7, zmm11, zmm2, 0x78         ;   512.8 p0      41 k
        vpternlogd zmm10, zmm7, zmm1, 0x2d         ;   513.8 p5      41 k
        vpternlogd zmm10, zmm20, zmm17, 0x78       ;   514.8 p0      41 k
        vpternlogd zmm4, zmm16, zmm5, 0x69         ;   514.0 p5      41 k
        vmovdqa64 zmm16, zmm23                     ;   512.0         41 k copy
        vpternlogd zmm16, zmm20, zmm2, 0xd2        ;   514.8 p0      41 k
        vpternlogd zmm27, zmm18, zmm28, 0x96       ;   515.0 p5      41 k
        vpxord zmm18, zmm9, zmm7                   ;   515.8 p0      41 k
        vpternlogd zmm18, zmm16, zmm1, 0xc6        ;   516.8 p5      41 k
        vmovdqa64 zmm16, zmm19                     ;   507.0         41 k copy
        vpternlogd zmm16, zmm28, zmm28, 0x3f       ;   516.8 p0      41 k
        vpternlogd zmm19, zmm1, zmm2, 0x87         ;   517.0 p5      41 k
        vmovdqu64 [rbp - 128], zmm13               ;   508.8 p8+p9   41 k spill
        vmovdqa64 zmm13, zmm22                     ;   512.0         41 k copy
        vpternlogd zmm13, zmm3, zmm3, 0xf3         ;   517.8 p0      41 k
        vmovdqa64 zmm3, zmm16                      ;   517.8         41 k copy
        vpternlogd zmm3, zmm30, zmm11, 0x87        ;   518.0 p5      41 k
        vpternlogd zmm16, zmm6, zmm2, 0x87         ;   518.8 p0      41 k
        vpandnd zmm30, zmm30, zmm1                 ;   519.0 p5      41 k
        vpternlogd zmm30, zmm17, zmm5, 0x48        ;   520.0 p0      41 k
        vpternlogd zmm20, zmm3, zmm1, 0xd2         ;   520.0 p5      41 k
        vpternlogd zmm3, zmm16, zmm11, 0xd7        ;   520.8 p0      41 k
        vpternlogd zmm9, zmm19, zmm3, 0x96         ;   521.8 p5      41 k
        vpternlogd zmm22, zmm9, zmm17, 0x93        ;   522.8 p0      41 k
        vpternlogd zmm22, zmm16, zmm5, 0x2d        ;   523.8 p5      41 k
        vmovdqu64 zmm9, [r8 + 6144]                ;   366.8 p2      48 k
        vpternlogd zmm16, zmm28, zmm2, 0xd6        ;   522.8 p0      41 k
        vpternlogd zmm20, zmm19, zmm6, 0x2d        ;   523.0 p5      41 k
        vmovdqa64 zmm19, zmm23                     ;   512.0         41 k copy
        vpternlogd zmm19, zmm11, zmm1, 0x7b        ;   523.8 p0      41 k
        vpternlogd zmm19, zmm30, zmm16, 0x96       ;   524.8 p5      41 k
        vmovdqu64 zmm30, [r8 + 6208]               ;   369.3 p3      48 k
        vpternlogd zmm16, zmm28, zmm17, 0x4b       ;   524.8 p0      41 k
        vmovdqu64 zmm28, [r8 + 6272]               ;   370.0 p2      48 k
        vpternlogd zmm16, zmm23, zmm5, 0x87        ;   525.8 p5      41 k
        vmovdqu64 zmm5, [r8 + 6336]                ;   371.0 p3      48 k
        vmovdqu64 zmm23, [r8 + 6400]               ;   371.2 p2      48 k
        vpternlogd zmm16, zmm25, zmm7, 0x96        ;   526.8 p0      41 k
        vmovdqu64 zmm7, [r8 + 6464]                ;   372.0 p3      48 k
        vmovdqu64 zmm25, [r8 + 6528]               ;   372.2 p2      48 k
        vpternlogd zmm13, zmm3, zmm21, 0x96        ;   526.0 p5      41 k
        vpternlogd zmm26, zmm14, zmm17, 0x96       ;   526.8 p0      41 k
        vmovdqu64 zmm3, [r8 + 6656]                ;   373.0 p3     100 k.8 reload
        vmovdqu64 zmm14, [rbp + 128]               ;   484.8 p2      41 k reload
        vmovdqu64 zmm17, [rbp - 128]               ;   508.8 p3      48 k
        vpternlogd zmm17, zmm14, zmm3, 0x96        ;   527.0 p5      48 k
        vpternlogd zmm13, zmm2, zmm6, 0xd2         ;   527.8 p0      41 k
        vpternlogd zmm24, zmm6, [rbp + 64], 0x96   ;   528.0 p5+p2   41 k
        vpternlogd zmm15, zmm31, zmm11, 0x96       ;   528.8 p0      41 k
        vpternlogd zmm0, zmm1, [rbp + 192], 0x96   ;   529.0 p5+p3   41 k
        vmovdqu64 zmm1, [r8 + 6720]                ;   377.3 p2     100 k.9 reload
        vpternlogd zmm18, zmm29, zmm1, 0x96        ;   529.8 p0      48 k
        vmovdqu64 zmm2, [r8 + 6784]                ;   378.0 p3     100 k.10 reload
        vpternlogd zmm10, zmm27, zmm2, 0x96        ;   530.0 p5      48 k
        vmovdqu64 zmm6, [r8 + 6848]                ;   378.3 p2     100 k.11 reload
        vpternlogd zmm22, zmm4, zmm6, 0x96         ;   530.8 p0      48 k
        vpxord zmm9, zmm9, zmm29                   ;   531.0 p5      48 k
        vpxord zmm30, zmm30, zmm27                 ;   531.8 p0      48 k
        vmovdqu64 zmm11, [r8 + 6912]               ;   379.0 p3     100 k.12 reload
        vpternlogd zmm19, zmm24, zmm11, 0x96       ;   532.0 p5      48 k
        vpxord zmm28, zmm28, zmm4                  ;   532.8 p0      48 k
        vmovdqu64 zmm4, [r8 + 6976]                ;   379.3 p2     100 k.13 reload
        vpternlogd zmm20, zmm26, zmm4, 0x96        ;   533.0 p5      48 k
        vmovdqu64 zmm14, [r8 + 7040]               ;   380.0 p3     100 k.14 reload
        vpternlogd zmm16, zmm0, zmm14, 0x96        ;   533.8 p0      48 k
        vmovdqu64 zmm21, [r8 + 7104]               ;   380.3 p2     100 k.15 reload
        vpternlogd zmm13, zmm15, zmm21, 0x96       ;   534.0 p5      48 k
        vpxord zmm5, zmm5, zmm24                   ;   534.8 p0      48 k
        vmovdqu64 zmm24, [r8 + 6592]               ;   381.0 p3     100 k.7 reload
        vpternlogd zmm8, zmm12, zmm24, 0x96        ;   535.0 p5      48 k
        vpxord zmm23, zmm23, zmm26                 ;   535.8 p0      48 k
        vpxord zmm7, zmm7, zmm0                    ;   536.0 p5      48 k
        vpxord zmm25, zmm25, zmm15                 ;   536.8 p0      48 k
        vmovdqa64 zmm0, zmm7                       ;   537.0         45 k copy
        vpternlogd zmm0, zmm23, zmm28, 0x6a        ;   537.0 p5      45 k
        vpxord zmm12, zmm9, zmm30                  ;   537.8 p0      45 k
        vmovdqa64 zmm15, zmm28                     ;   533.8         45 k copy
        vpternlogd zmm15, zmm30, zmm9, 0x6a        ;   538.0 p5      45 k
        vmovdqa64 zmm26, zmm15                     ;   539.0         45 k copy
        vpternlogd zmm26, zmm8, zmm30, 0x87        ;   539.0 p0      45 k
        vpternlogd zmm26, zmm0, zmm23, 0x87        ;   540.0 p5      45 k
        vpandd zmm27, zmm5, zmm8                   ;   539.8 p0      45 k
        vmovdqa64 zmm29, zmm8                      ;   536.0         45 k copy
        vpternlogd zmm29, zmm25, zmm30, 0x48       ;   540.0 p5      45 k
        vpandd zmm31, zmm9, zmm23                  ;   540.8 p0      45 k
        vpternlogd zmm31, zmm27, zmm26, 0x69       ;   541.8 p5      45 k
        vpternlogd zmm26, zmm12, zmm7, 0x78        ;   541.8 p0      45 k
        vmovdqa64 zmm12, zmm31                     ;   542.8         45 k copy
        vpternlogd zmm12, zmm25, zmm28, 0x78       ;   542.8 p5      45 k
        vpandd zmm21, zmm17, zmm23                 ;   542.8 p0      45 k
        vmovdqa64 zmm14, zmm17                     ;   528.0         45 k copy
        vpternlogd zmm14, zmm23, zmm5, 0x60        ;   543.0 p5      45 k
        vpternlogd zmm14, zmm8, zmm28, 0x87        ;   544.0 p0      45 k
        vpandd zmm4, zmm30, zmm25                  ;   544.0 p5      45 k
        vpternlogd zmm4, zmm12, zmm14, 0x69        ;   545.0 p0      45 k
        vpxord zmm12, zmm9, zmm25                  ;   545.0 p5      45 k
        vmovdqa64 zmm11, zmm23                     ;   536.8         45 k copy
        vpternlogd zmm11, zmm5, zmm30, 0x48        ;   545.8 p0      45 k
        vpternlogd zmm11, zmm12, zmm9, 0xd2        ;   546.8 p5      45 k
        vpxord zmm6, zmm17, zmm23                  ;   546.8 p0      45 k
        vpternlogd zmm6, zmm11, zmm7, 0x6c         ;   547.8 p5      45 k
        vmovdqa64 zmm2, zmm17                      ;   528.0         45 k copy
        vpternlogd zmm2, zmm8, zmm9, 0x6c          ;   547.8 p0      45 k
        vpxord zmm1, zmm5, zmm12                   ;   548.0 p5      45 k
        vmovdqa64 zmm3, zmm1                       ;   549.0         45 k copy
        vpternlogd zmm3, zmm2, zmm28, 0x6c         ;   549.0 p0      45 k
        vpternlogd zmm3, zmm17, zmm5, 0x2d         ;   550.0 p5      45 k
        vpxord zmm24, zmm30, zmm7                  ;   549.8 p0      45 k
        vmovdqu64 [rbp + 192], zmm13               ;   535.0 p7+p4   48 k spill
        vpandd zmm13, zmm9, zmm24                  ;   550.8 p5      45 k
        vpternlogd zmm4, zmm26, zmm18, 0x96        ;   550.8 p0      45 k
        vpternlogd zmm6, zmm3, zmm10, 0x96         ;   551.0 p5      45 k
        vmovdqa64 zmm3, zmm12                      ;   546.0         45 k copy
        vpternlogd zmm3, zmm17, zmm7, 0x6c         ;   551.8 p0      45 k
        vpternlogd zmm3, zmm15, zmm23, 0x69        ;   552.8 p5      45 k
        vpternlogd zmm13, zmm11, zmm3, 0x69        ;   553.8 p0      45 k
        vpandd zmm11, zmm17, zmm28                 ;   553.0 p5      45 k
        vpternlogd zmm11, zmm8, zmm25, 0x78        ;   554.0 p0      45 k
        vpternlogd zmm11, zmm1, zmm7, 0xd2         ;   555.0 p5      45 k
        vpxord zmm26, zmm26, zmm11                 ;   556.0 p0      45 k
        vpternlogd zmm15, zmm17, zmm30, 0x28       ;   555.0 p5      45 k
        vpandd zmm30, zmm30, zmm9                  ;   555.8 p0      45 k
        vpternlogd zmm30, zmm7, zmm28, 0x87        ;   556.8 p5      45 k
        vpandd zmm7, zmm7, zmm8                    ;   556.8 p0      45 k
        vpternlogd zmm7, zmm24, zmm23, 0x78        ;   557.8 p5      45 k
        vpternlogd zmm24, zmm5, zmm28, 0x78        ;   557.8 p0      45 k
        vmovdqu64 [rbp + 64], zmm10                ;   531.0 p8+p9   48 k spill
        vmovdqa64 zmm10, zmm25                     ;   537.8         45 k copy
        vpternlogd zmm10, zmm28, zmm28, 0xcf       ;   558.0 p5      45 k
        vpandd zmm28, zmm17, zmm8                  ;   558.8 p0      45 k
        vpternlogd zmm30, zmm17, zmm1, 0xe1        ;   559.0 p5      45 k
        vmovdqa64 zmm17, zmm28                     ;   559.8         45 k copy
        vpternlogd zmm17, zmm5, zmm9, 0x87         ;   559.8 p0      45 k
        vpternlogd zmm17, zmm25, zmm23, 0x87       ;   560.8 p5      45 k
        vpternlogd zmm10, zmm17, zmm24, 0x69       ;   561.8 p0      45 k
        vpternlogd zmm17, zmm23, zmm5, 0x87        ;   561.8 p5      45 k
        vpternlogd zmm17, zmm0, zmm7, 0x69         ;   562.8 p0      45 k
        vmovdqu64 zmm0, [rbp + 64]                 ;   531.0 p2      48 k reload
        vmovdqu64 [r9 + 13952], zmm0               ;   537.0 p7+p4  100 k
        vpternlogd zmm17, zmm2, zmm29, 0x96        ;   563.8 p5      45 k
        vpandd zmm5, zmm5, zmm25                   ;   562.8 p0      45 k
        vpternlogd zmm23, zmm8, zmm9, 0x60         ;   563.0 p5      45 k
        vmovdqu64 zmm0, [rbp + 192]                ;   535.0 p3      48 k reload
        vmovdqu64 [r9 + 14272], zmm0               ;   541.0 p8+p9  100 k
        vpternlogd zmm5, zmm8, zmm9, 0x87          ;   563.8 p0      45 k
        vpxord zmm7, zmm7, zmm30                   ;   564.0 p5      45 k
        vpternlogd zmm7, zmm28, zmm12, 0x96        ;   565.0 p0      45 k
        vmovdqu64 zmm2, [r8 + 6144]                ;   397.3 p2     100 k.0 reload
        vmovdqu64 [r9 + 6144], zmm2                ;   403.3 p7+p4   99 k
        vmovdqu64 zmm8, [r8 + 6208]                ;   397.7 p3     100 k.1 reload
        vmovdqu64 [r9 + 6208], zmm8                ;   403.7 p8+p9   99 k
        vmovdqu64 zmm9, [r8 + 6272]                ;   398.8 p2     100 k.2 reload
        vmovdqu64 [r9 + 6272], zmm9                ;   404.8 p7+p4   99 k
        vmovdqu64 zmm12, [r8 + 6336]               ;   399.2 p3     100 k.3 reload
        vmovdqu64 [r9 + 6336], zmm12               ;   405.2 p8+p9   99 k
        vpternlogd zmm15, zmm23, zmm24, 0x96       ;   565.0 p5      45 k
        vmovdqu64 zmm23, [r8 + 6400]               ;   401.2 p2     100 k.4 reload
        vmovdqu64 [r9 + 6400], zmm23               ;   407.2 p7+p4   99 k
        vmovdqu64 zmm24, [r8 + 6464]               ;   401.8 p3     100 k.5 reload
        vmovdqu64 [r9 + 6464], zmm24               ;   407.8 p8+p9   99 k
        vpternlogd zmm15, zmm29, zmm5, 0x96        ;   566.0 p0      45 k
        vpternlogd zmm5, zmm3, zmm3, 0xc3          ;   566.0 p5      45 k
        vmovdqu64 zmm3, [r8 + 6528]                ;   403.8 p2     100 k.6 reload
        vmovdqu64 [r9 + 6528], zmm3                ;   409.8 p7+p4   99 k
        vpternlogd zmm5, zmm30, zmm1, 0x96         ;   567.0 p0      45 k
        vmovdqu64 zmm1, [r8 + 6592]                ;   405.2 p3     100 k.7 reload
        vmovdqu64 [r9 + 6592], zmm1                ;   411.2 p8+p9   99 k
        vpternlogd zmm13, zmm31, zmm22, 0x69       ;   567.0 p5      45 k
        vmovdqu64 zmm25, [r8 + 6656]               ;   406.2 p2     100 k.8 reload
        vmovdqu64 [r9 + 6656], zmm25               ;   412.2 p7+p4   99 k
        vpternlogd zmm26, zmm21, zmm19, 0x96       ;   567.8 p0      45 k
        vmovdqu64 zmm21, [r8 + 6720]               ;   407.2 p3     100 k.9 reload
        vmovdqu64 [r9 + 6720], zmm21               ;   413.2 p8+p9   99 k
        vmovdqu64 zmm28, [r8 + 6784]               ;   407.8 p2     100 k.10 reload
        vmovdqu64 [r9 + 6784], zmm28               ;   413.8 p7+p4   99 k
        vpternlogd zmm10, zmm11, zmm20, 0x96       ;   568.0 p5      45 k
        vmovdqu64 [r9 + 13312], zmm4               ;   551.8 p8+p9  100 k
        vmovdqu64 zmm4, [r8 + 6848]                ;   409.2 p3     100 k.11 reload
        vmovdqu64 [r9 + 6848], zmm4                ;   415.2 p7+p4   99 k
        vpternlogd zmm17, zmm27, zmm16, 0x96       ;   568.8 p0      45 k
        vpternlogd zmm7, zmm14, zmm0, 0x96         ;   569.0 p5      45 k
        vmovdqu64 [r9 + 13376], zmm6               ;   552.0 p8+p9  100 k
        vmovdqu64 zmm0, [r8 + 6912]                ;   410.8 p2     100 k.12 reload
        vmovdqu64 [r9 + 6912], zmm0                ;   416.8 p7+p4   99 k
        vmovdqu64 zmm6, [r8 + 6976]                ;   412.0 p3     100 k.13 reload
        vmovdqu64 [r9 + 6976], zmm6                ;   418.0 p8+p9   99 k
        vmovdqu64 zmm11, [r8 + 7040]               ;   412.3 p2     100 k.14 reload
        vmovdqu64 [r9 + 7040], zmm11               ;   418.3 p7+p4   99 k
        vmovdqu64 [r9 + 13888], zmm18              ;   530.8 p8+p9  100 k
        vmovdqu64 zmm14, [r8 + 7104]               ;   413.0 p3     100 k.15 reload
        vmovdqu64 [r9 + 7104], zmm14               ;   419.0 p7+p4   99 k
        vmovdqu64 [r9 + 13440], zmm13              ;   568.0 p8+p9  100 k
        vmovdqu64 [r9 + 14016], zmm22              ;   531.8 p7+p4  100 k
        vmovdqu64 [r9 + 13504], zmm26              ;   568.8 p8+p9  100 k
        vmovdqu64 [r9 + 13568], zmm10              ;   569.0 p7+p4  100 k
        vmovdqu64 [r9 + 14080], zmm19              ;   533.0 p8+p9  100 k
        vmovdqu64 [r9 + 13632], zmm17              ;   569.8 p7+p4  100 k
        vmovdqu64 [r9 + 14144], zmm20              ;   534.0 p8+p9  100 k
        vmovdqu64 [r9 + 13696], zmm7               ;   570.0 p7+p4  100 k
        vmovdqu64 [r9 + 14208], zmm16              ;   534.8 p8+p9  100 k
        vmovdqu64 [r9 + 13760], zmm15              ;   567.0 p7+p4  100 k
        vmovdqu64 [r9 + 13824], zmm5               ;   568.0 p8+p9  100 k
        vmovdqa64 zmm19, zmm0                      ;   418.0         41 k copy
        vpternlogd zmm19, zmm4, zmm21, 0x6a        ;   569.8 p0      41 k
        vpxord zmm17, zmm25, zmm1                  ;   570.0 p5      41 k
        vmovdqa64 zmm16, zmm25                     ;   418.5         41 k copy
        vpternlogd zmm16, zmm1, zmm21, 0x6c        ;   570.8 p0      41 k
        vpandd zmm5, zmm11, zmm28                  ;   571.0 p5      41 k
        vmovdqa64 zmm15, zmm25                     ;   419.2         41 k copy
        vpternlogd zmm15, zmm11, zmm6, 0x28        ;   571.8 p0      41 k
        vpandd zmm7, zmm11, zmm6                   ;   572.0 p5      41 k
        vpandd zmm10, zmm1, zmm4                   ;   572.8 p0      41 k
        vpandd zmm18, zmm14, zmm4                  ;   573.0 p5      41 k
        vmovdqa64 zmm13, zmm14                     ;   421.8         41 k copy
        vpternlogd zmm13, zmm4, zmm28, 0x60        ;   573.8 p0      41 k
        vpternlogd zmm13, zmm11, zmm21, 0x87       ;   574.8 p5      41 k
        vpandd zmm31, zmm25, zmm6                  ;   574.8 p0      41 k
        vpxord zmm30, zmm6, zmm1                   ;   575.0 p5      41 k
        vmovdqa64 zmm29, zmm25                     ;   423.5         41 k copy
        vpternlogd zmm29, zmm4, zmm28, 0x28        ;   575.8 p0      41 k
        vpternlogd zmm29, zmm1, zmm6, 0x78         ;   576.8 p5      41 k
        vpxord zmm27, zmm4, zmm14                  ;   576.8 p0      41 k
        vmovdqa64 zmm26, zmm1                      ;   425.0         41 k copy
        vpternlogd zmm26, zmm14, zmm11, 0x6a       ;   577.0 p5      41 k
        vpxord zmm22, zmm28, zmm30                 ;   577.8 p0      41 k
        vpternlogd zmm27, zmm29, zmm0, 0x6c        ;   578.0 p5      41 k
        vpxord zmm20, zmm25, zmm0                  ;   578.8 p0      41 k
        vpandd zmm8, zmm1, zmm20                   ;   579.8 p5      41 k
        vpternlogd zmm7, zmm14, zmm21, 0x78        ;   579.8 p0      41 k
        vpternlogd zmm7, zmm22, zmm0, 0xd2         ;   580.8 p5      41 k
        vmovdqa64 zmm3, zmm16                      ;   571.8         41 k copy
        vpternlogd zmm3, zmm25, zmm11, 0x87        ;   580.8 p0      41 k
        vpternlogd zmm3, zmm19, zmm4, 0x87         ;   581.8 p5      41 k
        vpternlogd zmm10, zmm5, zmm3, 0x69         ;   582.8 p0      41 k
        vpternlogd zmm3, zmm17, zmm0, 0x78         ;   582.8 p5      41 k
        vpandd zmm17, zmm25, zmm1                  ;   582.8 p0      41 k
        vpternlogd zmm17, zmm0, zmm21, 0x87        ;   583.8 p5      41 k
        vpandd zmm24, zmm11, zmm14                 ;   583.8 p0      41 k
        vmovdqa64 zmm23, zmm6                      ;   431.8         41 k copy
        vpternlogd zmm23, zmm21, zmm21, 0xcf       ;   584.0 p5      41 k
        vmovdqu64 [rbp + 192], zmm5                ;   572.0 p7+p4   41 k spill
        vmovdqa64 zmm5, zmm10                      ;   583.8         41 k copy
        vpternlogd zmm5, zmm6, zmm21, 0x78         ;   584.8 p0      41 k
        vpternlogd zmm31, zmm5, zmm13, 0x69        ;   585.8 p5      41 k
        vpandd zmm5, zmm0, zmm11                   ;   585.8 p0      41 k
        vpternlogd zmm0, zmm30, zmm14, 0x6a        ;   586.0 p5      41 k
        vpternlogd zmm0, zmm16, zmm4, 0x69         ;   587.0 p0      41 k
        vpternlogd zmm8, zmm29, zmm0, 0x69         ;   588.0 p5      41 k
        vpandd zmm29, zmm11, zmm1                  ;   587.8 p0      41 k
        vpternlogd zmm11, zmm1, zmm4, 0x28         ;   588.0 p5      41 k
        vpternlogd zmm1, zmm24, zmm28, 0x93        ;   588.8 p0      41 k
        vpternlogd zmm1, zmm6, zmm4, 0x87          ;   589.8 p5      41 k
        vpternlogd zmm5, zmm20, zmm4, 0x78         ;   589.8 p0      41 k
        vpternlogd zmm20, zmm28, zmm21, 0x78       ;   590.0 p5      41 k
        vpternlogd zmm21, zmm22, zmm26, 0x6a       ;   590.8 p0      41 k
        vpternlogd zmm21, zmm14, zmm28, 0x2d       ;   591.8 p5      41 k
        vpternlogd zmm23, zmm1, zmm20, 0x69        ;   591.8 p0      41 k
        vpternlogd zmm1, zmm4, zmm28, 0x87         ;   592.0 p5      41 k
        vpxord zmm4, zmm14, zmm16                  ;   592.8 p0      41 k
        vmovdqa64 zmm16, zmm12                     ;   436.3         41 k copy
        vpternlogd zmm16, zmm9, zmm2, 0x9a         ;   593.0 p5      41 k
        vpternlogd zmm1, zmm19, zmm5, 0x69         ;   593.8 p0      41 k
        vmovdqu64 zmm19, [r8 + 6400]               ;   437.0 p2     100 k.4 reload
        vmovdqu64 [rbp + 64], zmm13                ;   575.8 p8+p9   41 k spill
        vpandd zmm13, zmm12, zmm19                 ;   594.0 p5      41 k
        vpternlogd zmm17, zmm14, zmm22, 0xe1       ;   594.8 p0      41 k
        vpxord zmm14, zmm7, zmm3                   ;   595.0 p5      41 k
        vpternlogd zmm1, zmm26, zmm15, 0x96        ;   595.8 p0      41 k
        vmovdqu64 zmm26, [r8 + 6464]               ;   439.0 p3      41 k
        vpxord zmm26, zmm26, [r8 + 6208]           ;   596.0 p5+p2   41 k
        vpternlogd zmm29, zmm6, zmm28, 0x87        ;   596.8 p0      41 k
        vmovdqu64 zmm6, [r8 + 6528]                ;   440.0 p3     100 k.6 reload
        vmovdqa64 zmm28, zmm9                      ;   440.0         41 k copy
        vpternlogd zmm28, zmm9, zmm6, 0x5f         ;   597.0 p5      41 k
        vpxord zmm5, zmm5, zmm17                   ;   597.8 p0      41 k
        vpternlogd zmm5, zmm24, zmm30, 0x96        ;   598.8 p5      41 k
        vmovdqa64 zmm24, zmm6                      ;   446.0         41 k copy
        vpternlogd zmm24, zmm19, zmm12, 0x6c       ;   598.8 p0      41 k
        vmovdqu64 zmm30, [r8 + 6208]               ;   442.0 p2     100 k.1 reload
        vmovdqu64 [rbp + 128], zmm22               ;   578.8 p7+p4   41 k spill
        vpxord zmm22, zmm19, zmm30                 ;   599.0 p5      41 k
        vpternlogd zmm4, zmm11, zmm25, 0x6c        ;   599.8 p0      41 k
        vmovdqa64 zmm11, zmm19                     ;   443.8         41 k copy
        vpternlogd zmm11, zmm9, zmm30, 0x9c        ;   600.0 p5      41 k
        vpandd zmm25, zmm30, zmm11                 ;   601.0 p0      41 k
        vpternlogd zmm4, zmm20, zmm29, 0x96        ;   601.0 p5      41 k
        vmovdqa64 zmm20, zmm12                     ;   445.0         41 k copy
        vpternlogd zmm20, zmm2, zmm2, 0xc3         ;   601.8 p0      41 k
        vpternlogd zmm29, zmm17, zmm0, 0x69        ;   602.0 p5      41 k
        vmovdqu64 zmm0, [r8 + 6464]                ;   446.0 p3     100 k.5 reload
        vpternlogd zmm13, zmm9, zmm0, 0x48         ;   602.8 p0      41 k
        vmovdqa64 zmm17, zmm13                     ;   603.8         41 k copy
        vpternlogd zmm17, zmm16, zmm19, 0x87       ;   603.8 p5      41 k
        vpternlogd zmm17, zmm6, zmm30, 0x87        ;   604.8 p0      41 k
        vpternlogd zmm16, zmm6, zmm9, 0xac         ;   604.0 p5      41 k
        vpternlogd zmm11, zmm0, zmm2, 0x87         ;   604.8 p0      41 k
        vmovdqu64 [rbp - 128], zmm29               ;   603.0 p8+p9   41 k spill
        vmovdqa64 zmm29, zmm28                     ;   598.0         41 k copy
        vpternlogd zmm29, zmm12, zmm30, 0x78       ;   605.0 p5      41 k
        vpternlogd zmm20, zmm26, zmm29, 0xa6       ;   606.0 p0      41 k
        vpternlogd zmm29, zmm19, zmm2, 0x78        ;   606.0 p5      41 k
        vpternlogd zmm28, zmm20, zmm0, 0x87        ;   607.0 p0      41 k
        vpternlogd zmm31, zmm3, zmm2, 0x96         ;   607.0 p5      41 k
        vmovdqa64 zmm3, zmm26                      ;   597.0         41 k copy
        vpternlogd zmm3, zmm6, zmm2, 0x78          ;   607.8 p0      41 k
        vpternlogd zmm16, zmm3, zmm0, 0x2d         ;   608.8 p5      41 k
        vpternlogd zmm16, zmm17, zmm19, 0x78       ;   609.8 p0      41 k
        vpternlogd zmm27, zmm21, zmm30, 0x96       ;   609.0 p5      41 k
        vmovdqa64 zmm21, zmm29                     ;   607.0         41 k copy
        vpternlogd zmm21, zmm17, zmm2, 0xd2        ;   609.8 p0      41 k
        vpternlogd zmm8, zmm10, zmm9, 0x69         ;   610.0 p5      41 k
        vpxord zmm10, zmm24, zmm3                  ;   610.8 p0      41 k
        vpternlogd zmm10, zmm21, zmm0, 0xc6        ;   611.8 p5      41 k
        vmovdqa64 zmm21, zmm25                     ;   602.0         41 k copy
        vpternlogd zmm21, zmm22, zmm6, 0x78        ;   611.8 p0      41 k
        vpternlogd zmm25, zmm12, zmm2, 0x78        ;   612.0 p5      41 k
        vpandnd zmm22, zmm22, zmm0                 ;   612.8 p0      41 k
        vpternlogd zmm22, zmm19, zmm9, 0x48        ;   613.8 p5      41 k
        vpternlogd zmm17, zmm21, zmm0, 0xd2        ;   613.8 p0      41 k
        vpternlogd zmm21, zmm25, zmm6, 0xd7        ;   614.0 p5      41 k
        vpternlogd zmm24, zmm11, zmm21, 0x96       ;   615.0 p0      41 k
        vpternlogd zmm24, zmm20, zmm19, 0x87       ;   616.0 p5      41 k
        vpternlogd zmm24, zmm25, zmm9, 0x2d        ;   617.0 p0      41 k
        vpternlogd zmm25, zmm30, zmm2, 0xd6        ;   616.0 p5      41 k
        vpternlogd zmm17, zmm11, zmm12, 0x2d       ;   616.8 p0      41 k
        vmovdqu64 zmm11, [r8 + 7168]               ;   460.8 p2      48 k
        vpternlogd zmm20, zmm26, zmm26, 0xf3       ;   617.0 p5      41 k
        vmovdqu64 zmm26, [r8 + 7232]               ;   461.2 p3      48 k
        vpternlogd zmm30, zmm25, zmm19, 0x63       ;   617.8 p0      41 k
        vpternlogd zmm30, zmm9, zmm29, 0x87        ;   618.8 p5      41 k
        vpternlogd zmm29, zmm6, zmm0, 0x7b         ;   618.8 p0      41 k
        vpternlogd zmm25, zmm29, zmm22, 0x96       ;   619.8 p5      41 k
        vmovdqu64 zmm9, [r8 + 7296]                ;   463.8 p2      48 k
        vmovdqu64 zmm22, [r8 + 7360]               ;   464.0 p3      48 k
        vmovdqu64 zmm29, [r8 + 7424]               ;   464.8 p2      48 k
        vpternlogd zmm30, zmm28, zmm3, 0x96        ;   619.8 p0      41 k
        vmovdqu64 zmm3, [r8 + 7488]                ;   465.2 p3      48 k
        vmovdqu64 zmm28, [r8 + 7552]               ;   465.8 p2      48 k
        vpternlogd zmm20, zmm21, zmm13, 0x96       ;   620.0 p5      41 k
        vpternlogd zmm23, zmm7, zmm19, 0x96        ;   620.8 p0      41 k
        vmovdqu64 zmm7, [r8 + 7680]                ;   466.2 p3     100 k.8 reload
        vmovdqu64 zmm13, [rbp + 128]               ;   578.8 p2      41 k reload
        vmovdqu64 zmm19, [rbp - 128]               ;   603.0 p3      48 k
        vpternlogd zmm19, zmm13, zmm7, 0x96        ;   621.0 p5      48 k
        vpternlogd zmm14, zmm18, zmm12, 0x96       ;   621.8 p0      41 k
        vpternlogd zmm20, zmm12, zmm2, 0xb4        ;   622.0 p5      41 k
        vpternlogd zmm1, zmm0, [rbp + 192], 0x96   ;   622.8 p0+p2   41 k
        vpternlogd zmm5, zmm6, [rbp + 64], 0x96    ;   623.0 p5+p3   41 k
        vmovdqu64 zmm0, [r8 + 7744]                ;   470.8 p2     100 k.9 reload
        vpternlogd zmm10, zmm31, zmm0, 0x96        ;   623.8 p0      48 k
        vmovdqu64 zmm2, [r8 + 7808]                ;   471.2 p3     100 k.10 reload
        vpternlogd zmm16, zmm27, zmm2, 0x96        ;   624.0 p5      48 k
        vmovdqu64 zmm6, [r8 + 7872]                ;   471.8 p2     100 k.11 reload
        vpternlogd zmm24, zmm8, zmm6, 0x96         ;   624.8 p0      48 k
        vpxord zmm11, zmm11, zmm31                 ;   625.0 p5      48 k
        vpxord zmm26, zmm26, zmm27                 ;   625.8 p0      48 k
        vmovdqu64 zmm12, [r8 + 7936]               ;   472.3 p3     100 k.12 reload
        vpternlogd zmm25, zmm14, zmm12, 0x96       ;   626.0 p5      48 k
        vmovdqu64 zmm13, [r8 + 8000]               ;   472.8 p2     100 k.13 reload
        vpternlogd zmm17, zmm23, zmm13, 0x96       ;   626.8 p0      48 k
        vpxord zmm9, zmm9, zmm8                    ;   627.0 p5      48 k
        vmovdqu64 zmm8, [r8 + 8064]                ;   473.3 p3     100 k.14 reload
        vpternlogd zmm30, zmm1, zmm8, 0x96         ;   627.8 p0      48 k
        vmovdqu64 zmm18, [r8 + 8128]               ;   473.8 p2     100 k.15 reload
        vpternlogd zmm20, zmm5, zmm18, 0x96        ;   628.0 p5      48 k
        vpxord zmm22, zmm22, zmm14                 ;   628.8 p0      48 k
        vmovdqu64 zmm14, [r8 + 7616]               ;   474.3 p3     100 k.7 reload
        vpternlogd zmm4, zmm15, zmm14, 0x96        ;   629.0 p5      48 k
        vpxord zmm29, zmm29, zmm23                 ;   629.8 p0      48 k
        vpxord zmm3, zmm3, zmm1                    ;   630.0 p5      48 k
        vpxord zmm28, zmm28, zmm5                  ;   630.8 p0      48 k
        vmovdqa64 zmm1, zmm3                       ;   631.0         45 k copy
        vpternlogd zmm1, zmm29, zmm9, 0x6a         ;   631.0 p5      45 k
        vpxord zmm5, zmm11, zmm26                  ;   631.8 p0      45 k
        vmovdqa64 zmm15, zmm9                      ;   628.0         45 k copy
        vpternlogd zmm15, zmm26, zmm11, 0x6a       ;   632.0 p5      45 k
        vmovdqa64 zmm21, zmm15                     ;   633.0         45 k copy
        vpternlogd zmm21, zmm4, zmm26, 0x87        ;   633.0 p0      45 k
        vpternlogd zmm21, zmm1, zmm29, 0x87        ;   634.0 p5      45 k
        vpandd zmm23, zmm22, zmm4                  ;   633.8 p0      45 k
        vmovdqa64 zmm27, zmm4                      ;   630.0         45 k copy
        vpternlogd zmm27, zmm28, zmm26, 0x48       ;   634.0 p5      45 k
        vpandd zmm31, zmm11, zmm29                 ;   634.8 p0      45 k
        vpternlogd zmm31, zmm23, zmm21, 0x69       ;   635.8 p5      45 k
        vpternlogd zmm21, zmm5, zmm3, 0x78         ;   635.8 p0      45 k
        vmovdqa64 zmm5, zmm31                      ;   636.8         45 k copy
        vpternlogd zmm5, zmm28, zmm9, 0x78         ;   636.8 p5      45 k
        vpandd zmm18, zmm19, zmm29                 ;   636.8 p0      45 k
        vmovdqa64 zmm8, zmm19                      ;   622.0         45 k copy
        vpternlogd zmm8, zmm29, zmm22, 0x60        ;   637.0 p5      45 k
        vpternlogd zmm8, zmm4, zmm9, 0x87          ;   638.0 p0      45 k
        vpandd zmm13, zmm26, zmm28                 ;   638.0 p5      45 k
        vpternlogd zmm13, zmm5, zmm8, 0x69         ;   639.0 p0      45 k
        vpxord zmm5, zmm11, zmm28                  ;   639.0 p5      45 k
        vmovdqa64 zmm12, zmm29                     ;   630.8         45 k copy
        vpternlogd zmm12, zmm22, zmm26, 0x48       ;   639.8 p0      45 k
        vpternlogd zmm12, zmm28, zmm11, 0x78       ;   640.8 p5      45 k
        vpxord zmm6, zmm19, zmm29                  ;   640.8 p0      45 k
        vpternlogd zmm6, zmm12, zmm3, 0x6c         ;   641.8 p5      45 k
        vmovdqa64 zmm2, zmm19                      ;   622.0         45 k copy
        vpternlogd zmm2, zmm4, zmm11, 0x6c         ;   641.8 p0      45 k
        vpxord zmm0, zmm22, zmm5                   ;   642.0 p5      45 k
        vmovdqa64 zmm7, zmm0                       ;   643.0         45 k copy
        vpternlogd zmm7, zmm2, zmm9, 0x6c          ;   643.0 p0      45 k
        vpternlogd zmm7, zmm19, zmm22, 0x2d        ;   644.0 p5      45 k
        vpxord zmm14, zmm26, zmm3                  ;   643.8 p0      45 k
        vmovdqu64 [rbp + 64], zmm20                ;   629.0 p7+p4   48 k spill
        vpandd zmm20, zmm11, zmm14                 ;   644.8 p5      45 k
        vpternlogd zmm13, zmm21, zmm10, 0x96       ;   644.8 p0      45 k
        vpternlogd zmm6, zmm7, zmm16, 0x96         ;   645.0 p5      45 k
        vmovdqa64 zmm7, zmm5                       ;   640.0         45 k copy
        vpternlogd zmm7, zmm19, zmm3, 0x6c         ;   645.8 p0      45 k
        vpternlogd zmm7, zmm15, zmm29, 0x69        ;   646.8 p5      45 k
        vpternlogd zmm20, zmm12, zmm7, 0x69        ;   647.8 p0      45 k
        vpandd zmm12, zmm19, zmm9                  ;   647.0 p5      45 k
        vpternlogd zmm12, zmm4, zmm28, 0x78        ;   648.0 p0      45 k
        vpternlogd zmm12, zmm0, zmm3, 0xd2         ;   649.0 p5      45 k
        vpxord zmm21, zmm21, zmm12                 ;   650.0 p0      45 k
        vpternlogd zmm15, zmm19, zmm26, 0x28       ;   649.0 p5      45 k
        vpandd zmm26, zmm26, zmm11                 ;   649.8 p0      45 k
        vpternlogd zmm26, zmm3, zmm9, 0x87         ;   650.8 p5      45 k
        vpandd zmm3, zmm3, zmm4                    ;   650.8 p0      45 k
        vpternlogd zmm3, zmm14, zmm29, 0x78        ;   651.8 p5      45 k
        vpternlogd zmm14, zmm22, zmm9, 0x78        ;   651.8 p0      45 k
        vmovdqu64 [rbp + 192], zmm16               ;   625.0 p8+p9   48 k spill
        vmovdqa64 zmm16, zmm28                     ;   631.8         45 k copy
        vpternlogd zmm16, zmm9, zmm9, 0xcf         ;   652.0 p5      45 k
        vpandd zmm9, zmm19, zmm4                   ;   652.8 p0      45 k
        vpternlogd zmm26, zmm19, zmm0, 0xe1        ;   653.0 p5      45 k
        vmovdqa64 zmm19, zmm9                      ;   653.8         45 k copy
        vpternlogd zmm19, zmm22, zmm11, 0x87       ;   653.8 p0      45 k
        vpternlogd zmm19, zmm28, zmm29, 0x87       ;   654.8 p5      45 k
        vpternlogd zmm16, zmm19, zmm14, 0x69       ;   655.8 p0      45 k
        vpternlogd zmm19, zmm29, zmm22, 0x87       ;   655.8 p5      45 k
        vpternlogd zmm19, zmm1, zmm3, 0x69         ;   656.8 p0      45 k
        vmovdqu64 zmm1, [rbp + 192]                ;   625.0 p2      48 k reload
        vmovdqu64 [r9 + 14976], zmm1               ;   631.0 p7+p4  100 k
        vpternlogd zmm19, zmm2, zmm27, 0x96        ;   657.8 p5      45 k
        vpandd zmm22, zmm22, zmm28                 ;   656.8 p0      45 k
        vpternlogd zmm29, zmm4, zmm11, 0x60        ;   657.0 p5      45 k
        vmovdqu64 zmm1, [rbp + 64]                 ;   629.0 p3      48 k reload
        vmovdqu64 [r9 + 15296], zmm1               ;   635.0 p8+p9  100 k
        vpternlogd zmm22, zmm4, zmm11, 0x87        ;   657.8 p0      45 k
        vpxord zmm3, zmm3, zmm26                   ;   658.0 p5      45 k
        vpternlogd zmm3, zmm9, zmm5, 0x96          ;   659.0 p0      45 k
        vmovdqu64 zmm2, [r8 + 7168]                ;   491.0 p2     100 k.0 reload
        vmovdqu64 [r9 + 7168], zmm2                ;   497.0 p7+p4   99 k
        vmovdqu64 zmm4, [r8 + 7232]                ;   491.3 p3     100 k.1 reload
        vmovdqu64 [r9 + 7232], zmm4                ;   497.3 p8+p9   99 k
        vmovdqu64 zmm5, [r8 + 7296]                ;   492.0 p2     100 k.2 reload
        vmovdqu64 [r9 + 7296], zmm5                ;   498.0 p7+p4   99 k
        vmovdqu64 zmm9, [r8 + 7360]                ;   492.3 p3     100 k.3 reload
        vmovdqu64 [r9 + 7360], zmm9                ;   498.3 p8+p9   99 k
        vpternlogd zmm15, zmm29, zmm14, 0x96       ;   659.0 p5      45 k
        vmovdqu64 zmm11, [r8 + 7424]               ;   494.2 p2     100 k.4 reload
        vmovdqu64 [r9 + 7424], zmm11               ;   500.2 p7+p4   99 k
        vmovdqu64 zmm14, [r8 + 7488]               ;   494.8 p3     100 k.5 reload
        vmovdqu64 [r9 + 7488], zmm14               ;   500.8 p8+p9   99 k
        vpternlogd zmm15, zmm27, zmm22, 0x96       ;   660.0 p0      45 k
        vpternlogd zmm22, zmm7, zmm7, 0xc3         ;   660.0 p5      45 k
        vmovdqu64 zmm7, [r8 + 7552]                ;   496.8 p2     100 k.6 reload
        vmovdqu64 [r9 + 7552], zmm7                ;   502.8 p7+p4   99 k
        vpternlogd zmm22, zmm26, zmm0, 0x96        ;   661.0 p0      45 k
        vmovdqu64 zmm0, [r8 + 7616]                ;   497.8 p3     100 k.7 reload
        vmovdqu64 [r9 + 7616], zmm0                ;   503.8 p8+p9   99 k
        vpternlogd zmm20, zmm31, zmm24, 0x69       ;   661.0 p5      45 k
        vmovdqu64 zmm26, [r8 + 7680]               ;   499.2 p2     100 k.8 reload
        vmovdqu64 [r9 + 7680], zmm26               ;   505.2 p7+p4   99 k
        vpternlogd zmm21, zmm18, zmm25, 0x96       ;   661.8 p0      45 k
        vmovdqu64 zmm18, [r8 + 7744]               ;   500.0 p3     100 k.9 reload
        vmovdqu64 [r9 + 7744], zmm18               ;   506.0 p8+p9   99 k
        vmovdqu64 zmm27, [r8 + 7808]               ;   501.0 p2     100 k.10 reload
        vmovdqu64 [r9 + 7808], zmm27               ;   507.0 p7+p4   99 k
        vpternlogd zmm16, zmm12, zmm17, 0x96       ;   662.0 p5      45 k
        vmovdqu64 [r9 + 14336], zmm13              ;   645.8 p8+p9  100 k
        vmovdqu64 zmm12, [r8 + 7872]               ;   503.0 p3     100 k.11 reload
        vmovdqu64 [r9 + 7872], zmm12               ;   509.0 p7+p4   99 k
        vpternlogd zmm19, zmm23, zmm30, 0x96       ;   662.8 p0      45 k
        vpternlogd zmm3, zmm8, zmm1, 0x96          ;   663.0 p5      45 k
        vmovdqu64 [r9 + 14400], zmm6               ;   646.0 p8+p9  100 k
        vmovdqu64 zmm1, [r8 + 7936]                ;   504.2 p2     100 k.12 reload
        vmovdqu64 [r9 + 7936], zmm1                ;   510.2 p7+p4   99 k
        vmovdqu64 zmm6, [r8 + 8000]                ;   504.8 p3     100 k.13 reload
        vmovdqu64 [r9 + 8000], zmm6                ;   510.8 p8+p9   99 k
        vmovdqu64 zmm8, [r8 + 8064]                ;   506.0 p2     100 k.14 reload
        vmovdqu64 [r9 + 8064], zmm8                ;   512.0 p7+p4   99 k
        vmovdqu64 [r9 + 14912], zmm10              ;   624.8 p8+p9  100 k
        vmovdqu64 zmm10, [r8 + 8128]               ;   506.8 p3     100 k.15 reload
        vmovdqu64 [r9 + 8128], zmm10               ;   512.8 p7+p4   99 k
        vmovdqu64 [r9 + 14464], zmm20              ;   662.0 p8+p9  100 k
        vmovdqu64 [r9 + 15040], zmm24              ;   625.8 p7+p4  100 k
        vmovdqu64 [r9 + 14528], zmm21              ;   662.8 p8+p9  100 k
        vmovdqa64 zmm13, zmm1                      ;   510.2         41 k copy
        vpternlogd zmm13, zmm12, zmm18, 0x6a       ;   663.8 p0      41 k
        vmovdqu64 [r9 + 14592], zmm16              ;   663.0 p7+p4  100 k
        vmovdqu64 [r9 + 15104], zmm25              ;   627.0 p8+p9  100 k
        vpxord zmm16, zmm26, zmm0                  ;   664.0 p5      41 k
        vmovdqu64 [r9 + 14656], zmm19              ;   663.8 p7+p4  100 k
        vmovdqu64 [r9 + 15168], zmm17              ;   627.8 p8+p9  100 k
        vmovdqa64 zmm17, zmm26                     ;   511.2         41 k copy
        vpternlogd zmm17, zmm0, zmm18, 0x6c        ;   664.8 p0      41 k
        vmovdqu64 [r9 + 14720], zmm3               ;   664.0 p7+p4  100 k
        vmovdqu64 [r9 + 15232], zmm30              ;   628.8 p8+p9  100 k
        vmovdqu64 [r9 + 14784], zmm15              ;   661.0 p7+p4  100 k
        vmovdqu64 [r9 + 14848], zmm22              ;   662.0 p8+p9  100 k
        vpandd zmm3, zmm8, zmm27                   ;   665.0 p5      41 k
        vpandd zmm15, zmm8, zmm6                   ;   665.8 p0      41 k
        vmovdqa64 zmm19, zmm26                     ;   513.3         41 k copy
        vpternlogd zmm19, zmm8, zmm6, 0x28         ;   666.0 p5      41 k
        vpandd zmm20, zmm0, zmm12                  ;   666.8 p0      41 k
        vpandd zmm21, zmm6, zmm18                  ;   667.0 p5      41 k
        vpandd zmm22, zmm10, zmm12                 ;   667.8 p0      41 k
        vmovdqa64 zmm23, zmm10                     ;   516.2         41 k copy
        vpternlogd zmm23, zmm12, zmm27, 0x60       ;   668.0 p5      41 k
        vpxord zmm24, zmm6, zmm0                   ;   668.8 p0      41 k
        vmovdqa64 zmm25, zmm26                     ;   516.8         41 k copy
        vpternlogd zmm25, zmm12, zmm27, 0x28       ;   669.0 p5      41 k
        vpxord zmm28, zmm12, zmm10                 ;   669.8 p0      41 k
        vmovdqa64 zmm29, zmm0                      ;   518.2         41 k copy
        vpternlogd zmm29, zmm10, zmm8, 0x6a        ;   670.0 p5      41 k
        vpxord zmm30, zmm27, zmm24                 ;   670.8 p0      41 k
        vpxord zmm31, zmm26, zmm1                  ;   671.0 p5      41 k
        vpternlogd zmm23, zmm8, zmm18, 0x87        ;   671.8 p0      41 k
        vpternlogd zmm25, zmm0, zmm6, 0x78         ;   672.0 p5      41 k
        vpternlogd zmm28, zmm25, zmm1, 0x6c        ;   673.0 p0      41 k
        vpandd zmm4, zmm0, zmm31                   ;   673.0 p5      41 k
        vpternlogd zmm15, zmm10, zmm18, 0x78       ;   673.8 p0      41 k
        vpternlogd zmm15, zmm30, zmm1, 0xd2        ;   674.8 p5      41 k
        vmovdqa64 zmm7, zmm17                      ;   665.8         41 k copy
        vpternlogd zmm7, zmm26, zmm8, 0x87         ;   674.8 p0      41 k
        vpternlogd zmm7, zmm13, zmm12, 0x87        ;   675.8 p5      41 k
        vpternlogd zmm20, zmm3, zmm7, 0x69         ;   676.8 p0      41 k
        vpternlogd zmm7, zmm16, zmm1, 0x78         ;   676.8 p5      41 k
        vpandd zmm16, zmm26, zmm0                  ;   676.8 p0      41 k
        vpternlogd zmm16, zmm1, zmm18, 0x87        ;   677.8 p5      41 k
        vmovdqu64 [rbp + 64], zmm3                 ;   666.0 p7+p4   41 k spill
        vpandd zmm3, zmm8, zmm10                   ;   677.8 p0      41 k
        vmovdqa64 zmm14, zmm6                      ;   525.7         41 k copy
        vpternlogd zmm14, zmm18, zmm18, 0xcf       ;   678.0 p5      41 k
        vmovdqu64 [rbp + 192], zmm22               ;   668.8 p8+p9   41 k spill
        vpandd zmm22, zmm1, zmm8                   ;   678.8 p0      41 k
        vpternlogd zmm1, zmm24, zmm10, 0x6a        ;   679.0 p5      41 k
        vpternlogd zmm1, zmm17, zmm12, 0x69        ;   680.0 p0      41 k
        vpternlogd zmm4, zmm25, zmm1, 0x69         ;   681.0 p5      41 k
        vmovdqa64 zmm25, zmm23                     ;   672.8         41 k copy
        vpternlogd zmm25, zmm26, zmm6, 0x78        ;   680.8 p0      41 k
        vpternlogd zmm25, zmm21, zmm20, 0x69       ;   681.8 p5      41 k
        vpandd zmm21, zmm8, zmm0                   ;   681.8 p0      41 k
        vpternlogd zmm8, zmm0, zmm12, 0x28         ;   682.0 p5      41 k
        vpternlogd zmm0, zmm3, zmm27, 0x93         ;   682.8 p0      41 k
        vpternlogd zmm0, zmm6, zmm12, 0x87         ;   683.8 p5      41 k
        vpternlogd zmm22, zmm31, zmm12, 0x78       ;   683.8 p0      41 k
        vpternlogd zmm31, zmm27, zmm18, 0x78       ;   684.0 p5      41 k
        vpternlogd zmm18, zmm30, zmm29, 0x6a       ;   684.8 p0      41 k
        vpternlogd zmm18, zmm10, zmm27, 0x2d       ;   685.8 p5      41 k
        vpternlogd zmm14, zmm0, zmm31, 0x69        ;   685.8 p0      41 k
        vpternlogd zmm0, zmm12, zmm27, 0x87        ;   686.0 p5      41 k
        vmovdqa64 zmm12, zmm9                      ;   529.8         41 k copy
        vpternlogd zmm12, zmm5, zmm2, 0x9a         ;   686.8 p0      41 k
        vpternlogd zmm0, zmm13, zmm22, 0x69        ;   687.0 p5      41 k
        vpandd zmm13, zmm9, zmm11                  ;   687.8 p0      41 k
        vpternlogd zmm0, zmm29, zmm19, 0x96        ;   688.0 p5      41 k
        vpxord zmm29, zmm15, zmm7                  ;   688.8 p0      41 k
        vpternlogd zmm16, zmm30, zmm10, 0xe1       ;   689.0 p5      41 k
        vpternlogd zmm17, zmm26, zmm10, 0x48       ;   689.8 p0      41 k
        vmovdqu64 zmm10, [r8 + 7552]               ;   531.8 p2     100 k.6 reload
        vmovdqa64 zmm26, zmm5                      ;   532.0         41 k copy
        vpternlogd zmm26, zmm5, zmm10, 0x5f        ;   690.0 p5      41 k
        vpternlogd zmm21, zmm6, zmm27, 0x87        ;   690.8 p0      41 k
        vmovdqu64 zmm6, [r8 + 7488]                ;   533.2 p3      41 k
        vmovdqu64 zmm27, [r8 + 7232]               ;   533.8 p2     100 k.1 reload
        vpxord zmm6, zmm6, zmm27                   ;   691.0 p5      41 k
        vpxord zmm22, zmm22, zmm16                 ;   691.8 p0      41 k
        vpternlogd zmm22, zmm3, zmm24, 0x96        ;   692.8 p5      41 k
        vmovdqa64 zmm3, zmm10                      ;   537.8         41 k copy
        vpternlogd zmm3, zmm11, zmm9, 0x6c         ;   692.8 p0      41 k
        vpxord zmm24, zmm11, zmm27                 ;   693.0 p5      41 k
        vpxord zmm8, zmm8, zmm17                   ;   693.8 p0      41 k
        vmovdqa64 zmm17, zmm11                     ;   536.0         41 k copy
        vpternlogd zmm17, zmm5, zmm27, 0x9c        ;   694.0 p5      41 k
        vpternlogd zmm8, zmm31, zmm21, 0x96        ;   694.8 p0      41 k
        vpandd zmm31, zmm27, zmm17                 ;   695.0 p5      41 k
        vpternlogd zmm21, zmm16, zmm1, 0x69        ;   695.8 p0      41 k
        vmovdqa64 zmm1, zmm9                       ;   538.0         41 k copy
        vpternlogd zmm1, zmm2, zmm2, 0xc3          ;   696.0 p5      41 k
        vmovdqu64 zmm16, [r8 + 7488]               ;   538.8 p3     100 k.5 reload
        vpternlogd zmm13, zmm5, zmm16, 0x48        ;   696.8 p0      41 k
        vpternlogd zmm17, zmm16, zmm2, 0x87        ;   697.0 p5      41 k
        vmovdqu64 [rbp + 128], zmm30               ;   671.8 p7+p4   41 k spill
        vmovdqa64 zmm30, zmm13                     ;   697.8         41 k copy
        vpternlogd zmm30, zmm12, zmm11, 0x87       ;   697.8 p0      41 k
        vpternlogd zmm30, zmm10, zmm27, 0x87       ;   698.8 p5      41 k
        vpternlogd zmm12, zmm10, zmm5, 0xac        ;   698.8 p0      41 k
        vmovdqu64 [rbp - 128], zmm21               ;   696.8 p8+p9   41 k spill
        vmovdqa64 zmm21, zmm26                     ;   691.0         41 k copy
        vpternlogd zmm21, zmm9, zmm27, 0x78        ;   699.0 p5      41 k
        vpternlogd zmm1, zmm6, zmm21, 0xa6         ;   700.0 p0      41 k
        vpternlogd zmm21, zmm11, zmm2, 0x78        ;   700.0 p5      41 k
        vpternlogd zmm26, zmm1, zmm16, 0x87        ;   701.0 p0      41 k
        vpternlogd zmm25, zmm7, zmm2, 0x96         ;   701.0 p5      41 k
        vmovdqa64 zmm7, zmm6                       ;   692.0         41 k copy
        vpternlogd zmm7, zmm10, zmm2, 0x78         ;   701.8 p0      41 k
        vpternlogd zmm12, zmm7, zmm16, 0x2d        ;   702.8 p5      41 k
        vpternlogd zmm12, zmm30, zmm11, 0x78       ;   703.8 p0      41 k
        vpternlogd zmm4, zmm20, zmm5, 0x69         ;   703.0 p5      41 k
        vmovdqa64 zmm20, zmm21                     ;   701.0         41 k copy
        vpternlogd zmm20, zmm30, zmm2, 0xd2        ;   703.8 p0      41 k
        vpternlogd zmm28, zmm18, zmm27, 0x96       ;   704.0 p5      41 k
        vpxord zmm18, zmm3, zmm7                   ;   704.8 p0      41 k
        vpternlogd zmm18, zmm20, zmm16, 0xc6       ;   705.8 p5      41 k
        vmovdqa64 zmm20, zmm31                     ;   696.0         41 k copy
        vpternlogd zmm20, zmm24, zmm10, 0x78       ;   705.8 p0      41 k
        vpternlogd zmm31, zmm9, zmm2, 0x78         ;   706.0 p5      41 k
        vpandnd zmm24, zmm24, zmm16                ;   706.8 p0      41 k
        vpternlogd zmm24, zmm11, zmm5, 0x48        ;   707.8 p5      41 k
        vpternlogd zmm30, zmm20, zmm16, 0xd2       ;   707.8 p0      41 k
        vpternlogd zmm20, zmm31, zmm10, 0xd7       ;   708.0 p5      41 k
        vpternlogd zmm3, zmm17, zmm20, 0x96        ;   709.0 p0      41 k
        vpternlogd zmm3, zmm1, zmm11, 0x87         ;   710.0 p5      41 k
        vpternlogd zmm3, zmm31, zmm5, 0x2d         ;   711.0 p0      41 k
        vpternlogd zmm31, zmm27, zmm2, 0xd6        ;   710.0 p5      41 k
        vpternlogd zmm30, zmm17, zmm9, 0x2d        ;   710.8 p0      41 k
        vmovdqu64 zmm17, [r8]                      ;   552.3 p2      48 k
        vpternlogd zmm1, zmm6, zmm6, 0xf3          ;   711.0 p5      41 k
        vmovdqu64 zmm6, [r8 + 64]                  ;   553.8 p3      48 k
        vpternlogd zmm27, zmm31, zmm11, 0x63       ;   711.8 p0      41 k
        vpternlogd zmm27, zmm5, zmm21, 0x87        ;   712.8 p5      41 k
        vpternlogd zmm21, zmm10, zmm16, 0x7b       ;   712.8 p0      41 k
        vpternlogd zmm31, zmm21, zmm24, 0x96       ;   713.8 p5      41 k
        vmovdqu64 zmm5, [r8 + 128]                 ;   557.0 p2      48 k
        vmovdqu64 zmm21, [r8 + 192]                ;   557.2 p3      48 k
        vmovdqu64 zmm24, [r8 + 256]                ;   558.0 p2      48 k
        vpternlogd zmm27, zmm26, zmm7, 0x96        ;   713.8 p0      41 k
        vmovdqu64 zmm7, [r8 + 320]                 ;   558.2 p3      48 k
        vmovdqu64 zmm26, [r8 + 384]                ;   559.0 p2      48 k
        vpternlogd zmm1, zmm20, zmm13, 0x96        ;   714.0 p5      41 k
        vpternlogd zmm14, zmm15, zmm11, 0x96       ;   714.8 p0      41 k
        vmovdqu64 zmm11, [rbp + 128]               ;   671.8 p3      41 k reload
        vmovdqu64 zmm13, [rbp - 128]               ;   696.8 p2      48 k
        vpternlogd zmm13, zmm11, [r8 + 512], 0x96  ;   715.0 p5+p3   48 k
        vpternlogd zmm1, zmm2, zmm9, 0xd2          ;   715.8 p0      41 k
        vpternlogd zmm29, zmm9, [rbp + 192], 0x96  ;   716.0 p5+p2   41 k
        vpternlogd zmm22, zmm23, zmm10, 0x96       ;   716.8 p0      41 k
        vpternlogd zmm0, zmm16, [rbp + 64], 0x96   ;   717.0 p5+p3   41 k
        vpternlogd zmm18, zmm25, [r8 + 576], 0x96  ;   717.8 p0+p2   48 k
        vpternlogd zmm12, zmm28, [r8 + 640], 0x96  ;   718.0 p5+p3   48 k
        vpternlogd zmm3, zmm4, [r8 + 704], 0x96    ;   718.8 p0+p2   48 k
        vpxord zmm17, zmm17, zmm25                 ;   719.0 p5      48 k
        vpternlogd zmm31, zmm29, [r8 + 768], 0x96  ;   719.8 p0+p3   48 k
        vpxord zmm6, zmm6, zmm28                   ;   720.0 p5      48 k
        vpternlogd zmm30, zmm14, [r8 + 832], 0x96  ;   720.8 p0+p2   48 k
        vpxord zmm5, zmm5, zmm4                    ;   721.0 p5      48 k
        vpternlogd zmm27, zmm0, [r8 + 896], 0x96   ;   721.8 p0+p3   48 k
        vpternlogd zmm1, zmm22, [r8 + 960], 0x96   ;   722.0 p5+p2   48 k
        vpxord zmm21, zmm21, zmm29                 ;   722.8 p0      48 k
        vpternlogd zmm8, zmm19, [r8 + 448], 0x96   ;   723.0 p5+p3   48 k
        vpxord zmm24, zmm24, zmm14                 ;   723.8 p0      48 k
        vpxord zmm7, zmm7, zmm0                    ;   724.0 p5      48 k
        vpxord zmm26, zmm26, zmm22                 ;   724.8 p0      48 k
        vmovdqa64 zmm0, zmm7                       ;   725.0         45 k copy
        vpternlogd zmm0, zmm24, zmm5, 0x6a         ;   725.0 p5      45 k
        vpxord zmm2, zmm17, zmm6                   ;   725.8 p0      45 k
        vmovdqa64 zmm4, zmm5                       ;   722.0         45 k copy
        vpternlogd zmm4, zmm6, zmm17, 0x6a         ;   726.0 p5      45 k
        vmovdqa64 zmm9, zmm4                       ;   727.0         45 k copy
        vpternlogd zmm9, zmm8, zmm6, 0x87          ;   727.0 p0      45 k
        vpternlogd zmm9, zmm0, zmm24, 0x87         ;   728.0 p5      45 k
        vpandd zmm10, zmm21, zmm8                  ;   727.8 p0      45 k
        vmovdqa64 zmm11, zmm8                      ;   724.0         45 k copy
        vpternlogd zmm11, zmm26, zmm6, 0x48        ;   728.0 p5      45 k
        vpandd zmm14, zmm17, zmm24                 ;   728.8 p0      45 k
        vpternlogd zmm14, zmm10, zmm9, 0x69        ;   729.8 p5      45 k
        vpandd zmm15, zmm13, zmm24                 ;   729.8 p0      45 k
        vmovdqa64 zmm16, zmm14                     ;   730.8         45 k copy
        vpternlogd zmm16, zmm26, zmm5, 0x78        ;   730.8 p5      45 k
        vmovdqa64 zmm19, zmm13                     ;   716.0         45 k copy
        vpternlogd zmm19, zmm24, zmm21, 0x60       ;   730.8 p0      45 k
        vpternlogd zmm19, zmm8, zmm5, 0x87         ;   731.8 p5      45 k
        vpternlogd zmm9, zmm2, zmm7, 0x78          ;   731.8 p0      45 k
        vpandd zmm2, zmm6, zmm26                   ;   732.0 p5      45 k
        vpternlogd zmm2, zmm16, zmm19, 0x69        ;   733.0 p0      45 k
        vpxord zmm16, zmm17, zmm26                 ;   733.0 p5      45 k
        vmovdqa64 zmm20, zmm24                     ;   724.8         45 k copy
        vpternlogd zmm20, zmm21, zmm6, 0x48        ;   733.8 p0      45 k
        vpxord zmm22, zmm13, zmm24                 ;   734.0 p5      45 k
        vpternlogd zmm20, zmm16, zmm17, 0xd2       ;   734.8 p0      45 k
        vmovdqa64 zmm23, zmm13                     ;   716.0         45 k copy
        vpternlogd zmm23, zmm8, zmm17, 0x6c        ;   735.0 p5      45 k
        vpxord zmm25, zmm21, zmm16                 ;   735.8 p0      45 k
        vpternlogd zmm22, zmm20, zmm7, 0x6c        ;   736.0 p5      45 k
        vmovdqa64 zmm28, zmm25                     ;   736.8         45 k copy
        vpternlogd zmm28, zmm23, zmm5, 0x6c        ;   736.8 p0      45 k
        vpternlogd zmm28, zmm13, zmm21, 0x2d       ;   737.8 p5      45 k
        vpxord zmm29, zmm6, zmm7                   ;   737.8 p0      45 k
        vmovdqu64 [rbp + 64], zmm1                 ;   723.0 p7+p4   48 k spill
        vpandd zmm1, zmm17, zmm29                  ;   738.8 p5      45 k
        vpternlogd zmm2, zmm9, zmm18, 0x96         ;   738.8 p0      45 k
        vpternlogd zmm22, zmm28, zmm12, 0x96       ;   739.0 p5      45 k
        vmovdqa64 zmm28, zmm16                     ;   734.0         45 k copy
        vpternlogd zmm28, zmm13, zmm7, 0x6c        ;   739.8 p0      45 k
        vpternlogd zmm28, zmm4, zmm24, 0x69        ;   740.8 p5      45 k
        vpternlogd zmm1, zmm20, zmm28, 0x69        ;   741.8 p0      45 k
        vpandd zmm20, zmm13, zmm5                  ;   741.0 p5      45 k
        vpternlogd zmm20, zmm8, zmm26, 0x78        ;   742.0 p0      45 k
        vpternlogd zmm20, zmm25, zmm7, 0xd2        ;   743.0 p5      45 k
        vpxord zmm9, zmm9, zmm20                   ;   744.0 p0      45 k
        vpternlogd zmm4, zmm13, zmm6, 0x28         ;   743.0 p5      45 k
        vpandd zmm6, zmm6, zmm17                   ;   743.8 p0      45 k
        vpternlogd zmm6, zmm7, zmm5, 0x87          ;   744.8 p5      45 k
        vpandd zmm7, zmm7, zmm8                    ;   744.8 p0      45 k
        vpternlogd zmm7, zmm29, zmm24, 0x78        ;   745.8 p5      45 k
        vpternlogd zmm29, zmm21, zmm5, 0x78        ;   745.8 p0      45 k
        vmovdqu64 [rbp + 192], zmm12               ;   719.0 p8+p9   48 k spill
        vmovdqa64 zmm12, zmm26                     ;   725.8         45 k copy
        vpternlogd zmm12, zmm5, zmm5, 0xcf         ;   746.0 p5      45 k
        vpandd zmm5, zmm13, zmm8                   ;   746.8 p0      45 k
        vpternlogd zmm6, zmm13, zmm25, 0xe1        ;   747.0 p5      45 k
        vmovdqa64 zmm13, zmm5                      ;   747.8         45 k copy
        vpternlogd zmm13, zmm21, zmm17, 0x87       ;   747.8 p0      45 k
        vpternlogd zmm13, zmm26, zmm24, 0x87       ;   748.8 p5      45 k
        vpternlogd zmm12, zmm13, zmm29, 0x69       ;   749.8 p0      45 k
        vpternlogd zmm13, zmm24, zmm21, 0x87       ;   749.8 p5      45 k
        vpternlogd zmm13, zmm0, zmm7, 0x69         ;   750.8 p0      45 k
        vmovdqu64 zmm0, [rbp + 192]                ;   719.0 p2      48 k reload
        vmovdqu64 [r9 + 16000], zmm0               ;   725.0 p7+p4  100 k
        vpternlogd zmm13, zmm23, zmm11, 0x96       ;   751.8 p5      45 k
        vpandd zmm21, zmm21, zmm26                 ;   750.8 p0      45 k
        vmovdqu64 zmm0, [rbp + 64]                 ;   723.0 p3      48 k reload
        vmovdqu64 [r9 + 16320], zmm0               ;   729.0 p8+p9  100 k
        vpternlogd zmm24, zmm8, zmm17, 0x60        ;   751.0 p5      45 k
        vpternlogd zmm21, zmm8, zmm17, 0x87        ;   751.8 p0      45 k
        vpxord zmm7, zmm7, zmm6                    ;   752.0 p5      45 k
        vpternlogd zmm7, zmm5, zmm16, 0x96         ;   753.0 p0      45 k
        vpternlogd zmm4, zmm24, zmm29, 0x96        ;   753.0 p5      45 k
        vpternlogd zmm4, zmm11, zmm21, 0x96        ;   754.0 p0      45 k
        vpternlogd zmm21, zmm28, zmm28, 0xc3       ;   754.0 p5      45 k
        vpternlogd zmm21, zmm6, zmm25, 0x96        ;   755.0 p0      45 k
        vpternlogd zmm1, zmm14, zmm3, 0x69         ;   755.0 p5      45 k
        vpternlogd zmm9, zmm15, zmm31, 0x96        ;   755.8 p0      45 k
        vpternlogd zmm12, zmm20, zmm30, 0x96       ;   756.0 p5      45 k
        vmovdqu64 [r9 + 15360], zmm2               ;   739.8 p7+p4  100 k
        vpternlogd zmm13, zmm10, zmm27, 0x96       ;   756.8 p0      45 k
        vpternlogd zmm7, zmm19, zmm0, 0x96         ;   757.0 p5      45 k
        vmovdqu64 [r9 + 15424], zmm22              ;   740.0 p8+p9  100 k
        vmovdqu64 [r9 + 15936], zmm18              ;   718.8 p7+p4  100 k
        vmovdqu64 [r9 + 15488], zmm1               ;   756.0 p8+p9  100 k
        vmovdqu64 [r9 + 16064], zmm3               ;   719.8 p7+p4  100 k
        vmovdqu64 [r9 + 15552], zmm9               ;   756.8 p8+p9  100 k
        vmovdqu64 [r9 + 15616], zmm12              ;   757.0 p7+p4  100 k
        vmovdqu64 [r9 + 16128], zmm31              ;   720.8 p8+p9  100 k
        vmovdqu64 [r9 + 15680], zmm13              ;   757.8 p7+p4  100 k
        vmovdqu64 [r9 + 16192], zmm30              ;   721.8 p8+p9  100 k
        vmovdqu64 [r9 + 15744], zmm7               ;   758.0 p7+p4  100 k
        vmovdqu64 [r9 + 16256], zmm27              ;   722.8 p8+p9  100 k
        vmovdqu64 [r9 + 15808], zmm4               ;   755.0 p7+p4  100 k
        vmovdqu64 [r9 + 15872], zmm21              ;   756.0 p8+p9  100 k
        vzeroupper                                 ;                    x87 state
        mov rsp, qword [rbp + 272]                 ;                    frame
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
