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
;   body: 2965 uops, planned 760.5; bounds: width 494.2, ports 752.0, path 21.0
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
        vmovdqu64 zmm16, [r8 + 1024]                ;     8.2 p3     100 k.0
        vmovdqu64 zmm17, [r8 + 1088]                ;     9.0 p2     100 k.1
        vmovdqu64 zmm18, [r8 + 1152]                ;     9.2 p3     100 k.2
        vmovdqu64 zmm19, [r8 + 1216]                ;    10.0 p2     100 k.3
        vmovdqu64 zmm20, [r8 + 1280]                ;    10.2 p3     100 k.4
        vmovdqu64 zmm21, [r8 + 1472]                ;    11.0 p2     100 k.7
        vmovdqu64 zmm22, [r8 + 1344]                ;    11.2 p3     100 k.5
        vmovdqu64 zmm23, [r8 + 1536]                ;    12.0 p2     100 k.8
        vmovdqu64 zmm24, [r8 + 1408]                ;    12.2 p3     100 k.6
        vmovdqu64 zmm25, [r8 + 1600]                ;    13.0 p2     100 k.9
        vmovdqu64 zmm26, [r8 + 1664]                ;    13.2 p3     100 k.10
        vmovdqu64 zmm27, [r8 + 1728]                ;    14.0 p2     100 k.11
        vmovdqu64 zmm28, [r8 + 1792]                ;    14.2 p3     100 k.12
        vmovdqu64 zmm29, [r8 + 1856]                ;    15.0 p2     100 k.13
        vmovdqu64 zmm30, [r8 + 1920]                ;    15.2 p3     100 k.14
        mov r9, qword [rbp + 1096]                  ;     5.3 p10     99 k reload
        vmovdqu64 [r9], zmm0                        ;    11.0 p7+p4   99 k
        vmovdqu64 [r9 + 64], zmm1                   ;    11.0 p8+p9   99 k
        vmovdqu64 [r9 + 128], zmm2                  ;    11.0 p7+p4   99 k
        vmovdqu64 [r9 + 192], zmm3                  ;    11.0 p8+p9   99 k
        vmovdqu64 [r9 + 256], zmm4                  ;    11.0 p7+p4   99 k
        vmovdqu64 [r9 + 320], zmm6                  ;    11.0 p8+p9   99 k
        vmovdqu64 [r9 + 384], zmm8                  ;    11.5 p7+p4   99 k
        vmovdqu64 [r9 + 448], zmm5                  ;    11.7 p8+p9   99 k
        vmovdqu64 [r9 + 512], zmm7                  ;    13.5 p7+p4   99 k
        vmovdqu64 [r9 + 576], zmm9                  ;    13.7 p8+p9   99 k
        vmovdqu64 [r9 + 640], zmm10                 ;    15.5 p7+p4   99 k
        vmovdqu64 [r9 + 704], zmm11                 ;    15.7 p8+p9   99 k
        vmovdqu64 [r9 + 768], zmm12                 ;    17.5 p7+p4   99 k
        vmovdqu64 [r9 + 832], zmm13                 ;    17.7 p8+p9   99 k
        vmovdqu64 [r9 + 896], zmm14                 ;    19.5 p7+p4   99 k
        vmovdqu64 [r9 + 960], zmm15                 ;    19.7 p8+p9   99 k
        vmovdqu64 zmm31, [r8 + 1984]                ;    16.0 p2     100 k.15
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
        vpxord zmm31, zmm12, zmm7                   ;    13.3 p0      41 k
        vpandd zmm30, zmm31, zmm5                   ;    14.3 p5      41 k
        vmovdqa64 zmm29, zmm31                      ;    14.3         41 k copy
        vpternlogd zmm29, zmm10, zmm9, 0x78         ;    14.3 p0      41 k
        vmovdqa64 zmm28, zmm9                       ;    11.0         41 k copy
        vpternlogd zmm28, zmm12, zmm11, 0x78        ;    14.5 p5      41 k
        vpandd zmm27, zmm12, zmm14                  ;    15.3 p0      41 k
        vpternlogd zmm27, zmm31, zmm11, 0x78        ;    16.3 p5      41 k
        vmovdqa64 zmm31, zmm27                      ;    17.3         41 k copy
        vpandd zmm26, zmm7, zmm5                    ;    16.3 p0      41 k
        vpternlogd zmm26, zmm9, zmm12, 0x87         ;    17.3 p5      41 k
        vpternlogd zmm26, zmm18, zmm15, 0xe1        ;    18.3 p0      41 k
        vpxord zmm31, zmm31, zmm26                  ;    19.3 p5      41 k
        vmovdqa64 zmm25, zmm5                       ;    12.5         41 k copy
        vpternlogd zmm25, zmm7, zmm9, 0x78          ;    18.3 p0      41 k
        vpternlogd zmm16, zmm25, zmm11, 0x69        ;    19.3 p5      41 k
        vmovdqa64 zmm1, zmm25                       ;    19.3         41 k copy
        vpternlogd zmm1, zmm14, zmm7, 0x87          ;    19.3 p0      41 k
        vpternlogd zmm1, zmm28, zmm11, 0x87         ;    20.3 p5      41 k
        vpternlogd zmm24, zmm21, zmm1, 0x69         ;    21.3 p0      41 k
        vpternlogd zmm1, zmm23, zmm12, 0x78         ;    21.3 p5      41 k
        vpternlogd zmm25, zmm15, zmm7, 0x28         ;    21.3 p0      41 k
        vpxord zmm17, zmm17, zmm1                   ;    22.3 p5      41 k
        vmovdqa64 zmm23, zmm13                      ;    14.2         41 k copy
        vpternlogd zmm23, zmm14, zmm7, 0x60         ;    22.3 p0      41 k
        vmovdqa64 zmm8, zmm10                       ;    14.5         41 k copy
        vpternlogd zmm8, zmm7, zmm11, 0x60          ;    22.5 p5      41 k
        vpternlogd zmm8, zmm13, zmm5, 0x78          ;    23.5 p0      41 k
        vpternlogd zmm30, zmm16, zmm8, 0x69         ;    24.5 p5      41 k
        vpternlogd zmm30, zmm24, zmm2, 0x69         ;    25.5 p0      41 k
        vpternlogd zmm24, zmm13, zmm9, 0x78         ;    24.5 p5      41 k
        vpandd zmm7, zmm13, zmm10                   ;    25.3 p0      41 k
        vpternlogd zmm7, zmm14, zmm5, 0x87          ;    26.3 p5      41 k
        vpternlogd zmm26, zmm16, zmm7, 0x69         ;    27.3 p0      41 k
        vpandd zmm16, zmm14, zmm15                  ;    26.5 p5      41 k
        vpternlogd zmm31, zmm19, zmm16, 0x96        ;    27.5 p0      41 k
        vpternlogd zmm16, zmm10, zmm5, 0x87         ;    27.5 p5      41 k
        vpternlogd zmm16, zmm13, zmm11, 0x87        ;    28.5 p0      41 k
        vmovdqa64 zmm19, zmm13                      ;    16.7         41 k copy
        vpternlogd zmm19, zmm9, zmm9, 0xcf          ;    28.5 p5      41 k
        vpternlogd zmm19, zmm16, zmm29, 0x69        ;    29.5 p0      41 k
        vpternlogd zmm16, zmm10, zmm11, 0x87        ;    29.5 p5      41 k
        vpternlogd zmm16, zmm27, zmm28, 0x69        ;    30.5 p0      41 k
        vpternlogd zmm19, zmm22, zmm4, 0x96         ;    30.5 p5      41 k
        vpandd zmm22, zmm11, zmm15                  ;    31.3 p0      41 k
        vpternlogd zmm17, zmm22, zmm3, 0x96         ;    32.3 p5      41 k
        vpxord zmm22, zmm11, zmm15                  ;    32.3 p0      41 k
        vpternlogd zmm22, zmm8, zmm12, 0x6c         ;    33.3 p5      41 k
        vmovdqa64 zmm8, zmm15                       ;    18.3         41 k copy
        vpternlogd zmm8, zmm10, zmm11, 0x60         ;    33.3 p0      41 k
        vpternlogd zmm8, zmm14, zmm9, 0x87          ;    34.3 p5      41 k
        vpternlogd zmm20, zmm24, zmm8, 0x69         ;    35.3 p0      41 k
        vmovdqa64 zmm24, zmm15                      ;    19.0         41 k copy
        vpternlogd zmm24, zmm14, zmm5, 0x6c         ;    34.5 p5      41 k
        vpternlogd zmm16, zmm24, zmm23, 0x96        ;    35.5 p0      41 k
        vpternlogd zmm24, zmm18, zmm9, 0x78         ;    35.5 p5      41 k
        vpternlogd zmm24, zmm15, zmm10, 0x2d        ;    36.5 p0      41 k
        vpternlogd zmm20, zmm1, zmm0, 0x96          ;    36.5 p5      41 k
        vmovdqa64 zmm1, zmm14                       ;    20.0         41 k copy
        vpternlogd zmm1, zmm5, zmm11, 0x28          ;    37.3 p0      41 k
        vpxord zmm25, zmm25, zmm1                   ;    38.3 p5      41 k
        vpternlogd zmm25, zmm7, zmm29, 0x96         ;    39.3 p0      41 k
        vpternlogd zmm16, zmm21, zmm6, 0x96         ;    38.5 p5      41 k
        vpandd zmm1, zmm4, zmm3                     ;    39.3 p0      41 k
        vpternlogd zmm1, zmm6, zmm2, 0x28           ;    40.3 p5      41 k
        vmovdqu64 zmm7, [r8 + 1536]                 ;    21.2 p3     100 k.8 reload
        vpternlogd zmm26, zmm18, zmm7, 0x96         ;    40.3 p0      48 k
        vmovdqu64 zmm18, [r8 + 1152]                ;    21.5 p2     100 k.2 reload
        vpxord zmm21, zmm30, zmm18                  ;    40.5 p5      48 k
        vmovdqu64 zmm27, [r8 + 64]                  ;    22.2 p3      99 k.1 reload
        vpxord zmm28, zmm6, zmm27                   ;    41.3 p0      41 k
        vpternlogd zmm22, zmm24, zmm27, 0x96        ;    41.5 p5      41 k
        vmovdqu64 zmm24, [r8 + 384]                 ;    22.5 p2      99 k.6 reload
        vpternlogd zmm31, zmm8, zmm24, 0x96         ;    42.3 p0      41 k
        vmovdqu64 zmm8, [r8 + 1472]                 ;    23.2 p3     100 k.7 reload
        vpternlogd zmm25, zmm23, zmm8, 0x96         ;    42.5 p5      48 k
        vmovdqu64 zmm23, [r8 + 1280]                ;    23.5 p2     100 k.4 reload
        vpxord zmm29, zmm19, zmm23                  ;    43.3 p0      48 k
        vpxord zmm5, zmm17, [r8 + 1216]             ;    43.5 p5+p3   48 k
        vpxord zmm15, zmm20, [r8 + 1024]            ;    44.3 p0+p2   48 k
        vpxord zmm14, zmm16, [r8 + 1344]            ;    44.5 p5+p3   48 k
        vpxord zmm13, zmm22, [r8 + 1088]            ;    45.3 p0+p2   48 k
        vpxord zmm12, zmm31, [r8 + 1408]            ;    45.5 p5+p3   48 k
        vmovdqa64 zmm11, zmm28                      ;    42.3         41 k copy
        vpternlogd zmm11, zmm24, zmm0, 0x78         ;    46.3 p0      41 k
        vmovdqa64 zmm10, zmm11                      ;    47.3         41 k copy
        vpxord zmm9, zmm27, zmm4                    ;    46.5 p5      41 k
        vpandnd zmm7, zmm9, zmm6                    ;    47.5 p0      41 k
        vpternlogd zmm7, zmm4, zmm2, 0x48           ;    48.5 p5      41 k
        vmovdqa64 zmm8, zmm0                        ;    25.2         41 k copy
        vpternlogd zmm8, zmm3, zmm2, 0xb4           ;    48.3 p0      41 k
        vmovdqa64 zmm23, zmm24                      ;    28.5         41 k copy
        vpternlogd zmm23, zmm2, zmm2, 0x3f          ;    48.5 p5      41 k
        vmovdqa64 zmm18, zmm27                      ;    28.2         41 k copy
        vpternlogd zmm18, zmm4, zmm2, 0xa6          ;    49.3 p0      41 k
        vmovdqu64 [rbp - 128], zmm26                ;    41.3 p7+p4   48 k spill
        vmovdqa64 zmm26, zmm1                       ;    41.3         41 k copy
        vpternlogd zmm26, zmm8, zmm4, 0x87          ;    49.5 p5      41 k
        vpternlogd zmm26, zmm24, zmm27, 0x87        ;    50.5 p0      41 k
        vpternlogd zmm8, zmm24, zmm2, 0xac          ;    50.5 p5      41 k
        vpternlogd zmm8, zmm11, zmm6, 0x2d          ;    51.5 p0      41 k
        vpternlogd zmm8, zmm26, zmm4, 0x78          ;    52.5 p5      41 k
        vpternlogd zmm22, zmm8, [r8 + 1664], 0x96   ;    53.5 p0+p2   48 k
        vmovdqa64 zmm8, zmm24                       ;    28.5         41 k copy
        vpternlogd zmm8, zmm4, zmm3, 0x6c           ;    52.5 p5      41 k
        vpxord zmm10, zmm10, zmm8                   ;    53.5 p0      41 k
        vmovdqu64 [rbp - 64], zmm22                 ;    54.5 p8+p9   48 k spill
        vmovdqa64 zmm22, zmm23                      ;    49.5         41 k copy
        vpternlogd zmm22, zmm27, zmm3, 0x78         ;    53.5 p5      41 k
        vmovdqu64 [rbp + 0], zmm12                  ;    46.5 p7+p4   48 k spill
        vmovdqa64 zmm12, zmm0                       ;    28.8         41 k copy
        vpternlogd zmm12, zmm3, zmm3, 0xc3          ;    54.3 p0      41 k
        vpternlogd zmm12, zmm28, zmm22, 0xa6        ;    55.3 p5      41 k
        vpternlogd zmm22, zmm4, zmm0, 0x78          ;    55.3 p0      41 k
        vpternlogd zmm23, zmm12, zmm6, 0x87         ;    56.3 p5      41 k
        vmovdqu64 [rbp + 64], zmm5                  ;    44.5 p8+p9   48 k spill
        vmovdqa64 zmm5, zmm12                       ;    56.3         41 k copy
        vpternlogd zmm5, zmm28, zmm28, 0xf3         ;    56.3 p0      41 k
        vmovdqa64 zmm28, zmm18                      ;    50.3         41 k copy
        vpternlogd zmm28, zmm27, zmm27, 0x3f        ;    56.5 p5      41 k
        vpternlogd zmm18, zmm6, zmm0, 0x87          ;    57.3 p0      41 k
        vpternlogd zmm9, zmm28, zmm24, 0x93         ;    57.5 p5      41 k
        vpternlogd zmm28, zmm0, zmm3, 0x87          ;    58.3 p0      41 k
        vmovdqu64 [rbp + 128], zmm25                ;    43.5 p7+p4   48 k spill
        vmovdqa64 zmm25, zmm22                      ;    56.3         41 k copy
        vpternlogd zmm25, zmm26, zmm0, 0xd2         ;    58.5 p5      41 k
        vpternlogd zmm10, zmm25, zmm6, 0xc6         ;    59.5 p0      41 k
        vpternlogd zmm26, zmm9, zmm6, 0xd2          ;    59.5 p5      41 k
        vpternlogd zmm9, zmm28, zmm24, 0xd7         ;    60.3 p0      41 k
        vpternlogd zmm5, zmm1, zmm9, 0x96           ;    61.3 p5      41 k
        vpternlogd zmm9, zmm8, zmm18, 0x96          ;    61.3 p0      41 k
        vpternlogd zmm12, zmm9, zmm4, 0x93          ;    62.3 p5      41 k
        vpternlogd zmm26, zmm18, zmm3, 0x2d         ;    62.3 p0      41 k
        vpternlogd zmm12, zmm28, zmm2, 0x2d         ;    63.3 p5      41 k
        vpternlogd zmm28, zmm27, zmm0, 0xd6         ;    63.3 p0      41 k
        vpternlogd zmm5, zmm0, zmm3, 0xd2           ;    63.5 p5      41 k
        vmovdqu64 zmm1, [r8 + 1600]                 ;    33.2 p3     100 k.9 reload
        vpternlogd zmm20, zmm10, zmm1, 0x96         ;    64.3 p0      48 k
        vmovdqu64 zmm8, [r8 + 1856]                 ;    33.5 p2     100 k.13 reload
        vpternlogd zmm19, zmm26, zmm8, 0x96         ;    64.5 p5      48 k
        vmovdqu64 zmm9, [r8 + 1728]                 ;    34.2 p3     100 k.11 reload
        vpternlogd zmm30, zmm12, zmm9, 0x96         ;    65.3 p0      48 k
        vmovdqu64 zmm10, [r8 + 1984]                ;    34.5 p2     100 k.15 reload
        vpternlogd zmm31, zmm5, zmm10, 0x96         ;    65.5 p5      48 k
        vmovdqu64 zmm5, [rbp + 128]                 ;    43.5 p3      45 k
        vmovdqu64 zmm12, [rbp + 64]                 ;    44.5 p2      48 k reload
        vpandd zmm5, zmm5, zmm12                    ;    66.3 p0      45 k
        vmovdqu64 zmm18, [rbp + 0]                  ;    46.5 p3      45 k
        vmovdqa64 zmm25, zmm22                      ;    56.3         41 k copy
        vpternlogd zmm25, zmm24, zmm6, 0x7b         ;    66.5 p5      41 k
        vpternlogd zmm25, zmm7, zmm28, 0x96         ;    67.5 p0      41 k
        vpternlogd zmm28, zmm27, zmm4, 0x4b         ;    67.5 p5      41 k
        vpternlogd zmm28, zmm22, zmm2, 0x87         ;    68.5 p0      41 k
        vpternlogd zmm28, zmm23, zmm11, 0x96        ;    69.5 p5      41 k
        vpandd zmm18, zmm18, zmm21                  ;    69.3 p0      45 k
        vmovdqu64 zmm7, [r8 + 1792]                 ;    36.5 p2     100 k.12 reload
        vpternlogd zmm17, zmm25, zmm7, 0x96         ;    69.5 p5      48 k
        vmovdqu64 zmm11, [rbp - 128]                ;    41.3 p3      45 k
        vpandd zmm11, zmm11, zmm29                  ;    70.3 p0      45 k
        vmovdqu64 zmm22, [r8 + 1920]                ;    37.5 p2     100 k.14 reload
        vpternlogd zmm16, zmm28, zmm22, 0x96        ;    70.5 p5      48 k
        vpxord zmm23, zmm15, zmm13                  ;    71.3 p0      45 k
        vpandd zmm25, zmm29, zmm15                  ;    71.5 p5      45 k
        vmovdqu64 [r9 + 8768], zmm20                ;    65.3 p8+p9  100 k
        vmovdqu64 [r9 + 9024], zmm19                ;    65.5 p7+p4  100 k
        vmovdqu64 [r9 + 8896], zmm30                ;    66.3 p8+p9  100 k
        vmovdqu64 [r9 + 9152], zmm31                ;    66.5 p7+p4  100 k
        vmovdqu64 [r9 + 8960], zmm17                ;    70.5 p8+p9  100 k
        vmovdqu64 [r9 + 9088], zmm16                ;    71.5 p7+p4  100 k
        vmovdqu64 zmm26, [rbp - 128]                ;    41.3 p3      48 k reload
        vpandd zmm28, zmm21, zmm26                  ;    72.3 p0      45 k
        vmovdqu64 [r9 + 1600], zmm1                 ;    43.7 p8+p9   99 k
        vmovdqu64 [r9 + 1856], zmm8                 ;    43.8 p7+p4   99 k
        vmovdqu64 [r9 + 1728], zmm9                 ;    45.7 p8+p9   99 k
        vmovdqu64 [r9 + 1984], zmm10                ;    45.8 p7+p4   99 k
        vmovdqu64 [r9 + 1792], zmm7                 ;    47.7 p8+p9   99 k
        vmovdqu64 [r9 + 1920], zmm22                ;    47.8 p7+p4   99 k
        vmovdqa64 zmm24, zmm14                      ;    45.5         45 k copy
        vpternlogd zmm24, zmm29, zmm21, 0x6a        ;    72.5 p5      45 k
        vmovdqa64 zmm6, zmm21                       ;    41.5         45 k copy
        vpternlogd zmm6, zmm13, zmm15, 0x6a         ;    73.3 p0      45 k
        vpxord zmm4, zmm14, zmm13                   ;    73.5 p5      45 k
        vpandd zmm3, zmm13, zmm15                   ;    74.3 p0      45 k
        vpternlogd zmm3, zmm14, zmm21, 0x87         ;    75.3 p5      45 k
        vpandd zmm2, zmm14, [rbp + 128]             ;    75.3 p0+p2   45 k
        vpternlogd zmm2, zmm4, zmm29, 0x78          ;    76.3 p5      45 k
        vpxord zmm27, zmm15, [rbp + 0]              ;    76.3 p0+p3   45 k
        vpandd zmm0, zmm15, zmm4                    ;    76.5 p5      45 k
        vpternlogd zmm4, zmm12, zmm21, 0x78         ;    77.3 p0      45 k
        vpxord zmm10, zmm29, zmm26                  ;    77.5 p5      45 k
        vmovdqa64 zmm8, zmm29                       ;    44.3         45 k copy
        vpternlogd zmm8, zmm12, zmm13, 0x48         ;    78.3 p0      45 k
        vpxord zmm22, zmm12, zmm27                  ;    78.5 p5      45 k
        vpternlogd zmm3, zmm22, zmm26, 0xe1         ;    79.5 p0      45 k
        vpandd zmm1, zmm26, [rbp + 128]             ;    79.5 p5+p2   45 k
        vpandd zmm9, zmm12, [rbp + 0]               ;    80.3 p0+p3   45 k
        vmovdqa64 zmm7, zmm26                       ;    47.3         45 k copy
        vpternlogd zmm7, zmm29, zmm12, 0x60         ;    80.5 p5      45 k
        vpternlogd zmm8, zmm15, [rbp + 0], 0x78     ;    81.3 p0+p2   45 k
        vpternlogd zmm10, zmm8, zmm14, 0x6c         ;    82.3 p5      45 k
        vpternlogd zmm7, zmm21, [rbp + 128], 0x87   ;    82.3 p0+p3   45 k
        vpternlogd zmm9, zmm15, [rbp + 128], 0x87   ;    82.5 p5+p2   45 k
        vpxord zmm31, zmm2, zmm3                    ;    83.3 p0      45 k
        vpternlogd zmm31, zmm1, zmm27, 0x96         ;    84.3 p5      45 k
        vpternlogd zmm27, zmm26, zmm14, 0x6c        ;    84.3 p0      45 k
        vpternlogd zmm1, zmm12, zmm15, 0x87         ;    84.5 p5      45 k
        vpternlogd zmm27, zmm6, zmm29, 0x69         ;    85.3 p0      45 k
        vpternlogd zmm0, zmm8, zmm27, 0x69          ;    86.3 p5      45 k
        vmovdqu64 zmm8, [rbp + 0]                   ;    46.5 p3      48 k reload
        vpternlogd zmm1, zmm29, zmm8, 0x87          ;    86.3 p0      45 k
        vmovdqa64 zmm16, zmm9                       ;    83.5         45 k copy
        vpternlogd zmm16, zmm27, zmm27, 0xc3        ;    86.5 p5      45 k
        vpternlogd zmm16, zmm3, zmm22, 0x96         ;    87.5 p0      45 k
        vmovdqu64 zmm3, [rbp + 128]                 ;    46.5 p2      48 k reload
        vmovdqa64 zmm27, zmm26                      ;    47.3         45 k copy
        vpternlogd zmm27, zmm15, zmm3, 0x6a         ;    87.5 p5      45 k
        vpternlogd zmm15, zmm3, zmm29, 0x28         ;    88.3 p0      45 k
        vpternlogd zmm28, zmm3, zmm8, 0x78          ;    88.5 p5      45 k
        vmovdqu64 [r9 + 8704], zmm16                ;    88.5 p8+p9  100 k
        vmovdqa64 zmm16, zmm3                       ;    52.5         45 k copy
        vpternlogd zmm16, zmm8, zmm13, 0x48         ;    89.3 p0      45 k
        vpternlogd zmm3, zmm6, zmm13, 0x93          ;    89.5 p5      45 k
        vpternlogd zmm6, zmm26, zmm13, 0x28         ;    90.3 p0      45 k
        vpternlogd zmm13, zmm7, zmm8, 0x6c          ;    90.5 p5      45 k
        vpternlogd zmm8, zmm21, zmm21, 0xcf         ;    91.3 p0      45 k
        vpternlogd zmm3, zmm24, zmm29, 0x87         ;    91.5 p5      45 k
        vpternlogd zmm21, zmm22, zmm27, 0x6a        ;    92.3 p0      45 k
        vpternlogd zmm28, zmm22, zmm14, 0xd2        ;    92.5 p5      45 k
        vpternlogd zmm23, zmm14, zmm3, 0x6a         ;    93.3 p0      45 k
        vpternlogd zmm25, zmm3, zmm5, 0x69          ;    93.5 p5      45 k
        vpternlogd zmm13, zmm18, zmm25, 0x69        ;    94.5 p0      45 k
        vpternlogd zmm21, zmm26, zmm12, 0x2d        ;    94.5 p5      45 k
        vpternlogd zmm29, zmm12, zmm1, 0x95         ;    95.3 p0      45 k
        vpternlogd zmm29, zmm2, zmm24, 0x69         ;    96.3 p5      45 k
        vpternlogd zmm8, zmm1, zmm4, 0x69           ;    96.3 p0      45 k
        vpternlogd zmm6, zmm15, zmm4, 0x96          ;    96.5 p5      45 k
        vmovdqu64 zmm1, [r8 + 2048]                 ;    50.3 p3     100 k.0
        vmovdqu64 zmm2, [r8 + 2112]                 ;    50.5 p2     100 k.1
        vmovdqu64 zmm3, [r8 + 2176]                 ;    51.3 p3     100 k.2
        vpternlogd zmm0, zmm25, zmm30, 0x69         ;    97.3 p0      45 k
        vmovdqu64 zmm4, [r8 + 2240]                 ;    51.5 p2     100 k.3
        vmovdqu64 zmm12, [rbp - 64]                 ;    54.5 p3      48 k reload
        vmovdqu64 [r9 + 8832], zmm12                ;    60.5 p7+p4  100 k
        vpternlogd zmm10, zmm21, zmm12, 0x96        ;    97.5 p5      45 k
        vmovdqu64 zmm12, [r8 + 2304]                ;    52.5 p2     100 k.4
        vmovdqu64 zmm14, [r8 + 2496]                ;    53.3 p3     100 k.7
        vmovdqu64 zmm15, [r8 + 2368]                ;    53.5 p2     100 k.5
        vmovdqu64 zmm18, [r8 + 2560]                ;    54.3 p3     100 k.8
        vmovdqu64 zmm21, [r8 + 2432]                ;    54.5 p2     100 k.6
        vmovdqu64 zmm22, [r8 + 2624]                ;    55.3 p3     100 k.9
        vmovdqu64 zmm24, [r8 + 2688]                ;    55.5 p2     100 k.10
        vmovdqu64 zmm25, [r8 + 2752]                ;    56.3 p3     100 k.11
        vpternlogd zmm29, zmm27, zmm16, 0x96        ;    98.3 p0      45 k
        vpternlogd zmm6, zmm9, zmm16, 0x96          ;    98.5 p5      45 k
        vmovdqu64 zmm9, [r8 + 1024]                 ;    56.5 p2     100 k.0 reload
        vmovdqu64 [r9 + 1024], zmm9                 ;    62.5 p8+p9   99 k
        vmovdqu64 zmm16, [r8 + 2816]                ;    57.3 p3     100 k.12
        vmovdqu64 zmm26, [r8 + 1088]                ;    57.5 p2     100 k.1 reload
        vmovdqu64 [r9 + 1088], zmm26                ;    63.5 p7+p4   99 k
        vpternlogd zmm13, zmm20, zmm23, 0x96        ;    99.3 p0      45 k
        vpxord zmm23, zmm23, zmm28                  ;    99.5 p5      45 k
        vpternlogd zmm8, zmm28, zmm19, 0x96         ;   100.3 p0      45 k
        vmovdqu64 zmm19, [r8 + 2880]                ;    58.3 p3     100 k.13
        vmovdqu64 zmm20, [r8 + 1152]                ;    58.5 p2     100 k.2 reload
        vmovdqu64 [r9 + 1152], zmm20                ;    64.5 p8+p9   99 k
        vpternlogd zmm23, zmm11, zmm17, 0x96        ;   100.5 p5      45 k
        vmovdqu64 zmm11, [r8 + 2944]                ;    59.3 p3     100 k.14
        vpternlogd zmm31, zmm7, [r9 + 9152], 0x96   ;   101.3 p0+p2   45 k
        vmovdqu64 zmm7, [r8 + 1216]                 ;    60.3 p3     100 k.3 reload
        vmovdqu64 [r9 + 1216], zmm7                 ;    66.3 p7+p4   99 k
        vmovdqu64 zmm17, [r8 + 3008]                ;    60.5 p2     100 k.15
        vmovdqu64 zmm27, [r8 + 1280]                ;    61.3 p3     100 k.4 reload
        vmovdqu64 [r9 + 1280], zmm27                ;    67.3 p8+p9   99 k
        vmovdqu64 [r9 + 8256], zmm10                ;    98.5 p7+p4  100 k
        vmovdqu64 zmm10, [r8 + 1344]                ;    61.5 p2     100 k.5 reload
        vmovdqu64 [r9 + 1344], zmm10                ;    67.5 p8+p9   99 k
        vmovdqu64 [r9 + 8320], zmm0                 ;    98.3 p7+p4  100 k
        vmovdqu64 zmm0, [r8 + 1408]                 ;    62.3 p3     100 k.6 reload
        vmovdqu64 [r9 + 1408], zmm0                 ;    68.3 p8+p9   99 k
        vmovdqu64 [r9 + 8192], zmm13                ;   100.3 p7+p4  100 k
        vmovdqu64 zmm13, [r8 + 1472]                ;    62.5 p2     100 k.7 reload
        vmovdqu64 [r9 + 1472], zmm13                ;    68.5 p8+p9   99 k
        vmovdqu64 [r9 + 8640], zmm6                 ;    99.5 p7+p4  100 k
        vmovdqu64 zmm6, [r8 + 1536]                 ;    63.3 p3     100 k.8 reload
        vmovdqu64 [r9 + 1536], zmm6                 ;    69.3 p8+p9   99 k
        vmovdqu64 [r9 + 8384], zmm23                ;   101.5 p7+p4  100 k
        vmovdqu64 zmm23, [r8 + 1664]                ;    63.5 p2     100 k.10 reload
        vmovdqu64 [r9 + 1664], zmm23                ;    69.5 p8+p9   99 k
        vmovdqu64 [r9 + 8448], zmm8                 ;   101.3 p7+p4  100 k
        vmovdqu64 [r9 + 8576], zmm31                ;   102.3 p8+p9  100 k
        vpternlogd zmm29, zmm5, [r9 + 9088], 0x96   ;   101.5 p5+p3   45 k
        vmovdqu64 [r9 + 8512], zmm29                ;   102.5 p7+p4  100 k
        vmovdqu64 zmm5, [r8 + 1920]                 ;    64.5 p2      41 k
        vpandd zmm5, zmm5, zmm23                    ;   102.3 p0      41 k
        vmovdqu64 zmm8, [r8 + 1920]                 ;    65.3 p3      41 k
        vmovdqu64 zmm28, [r8 + 1856]                ;    65.5 p2     100 k.13 reload
        vpandd zmm8, zmm8, zmm28                    ;   102.5 p5      41 k
        vmovdqu64 zmm29, [r8 + 1728]                ;    66.3 p3      41 k
        vpandd zmm29, zmm29, zmm13                  ;   103.3 p0      41 k
        vmovdqu64 zmm30, [r8 + 1600]                ;    66.5 p2      41 k
        vpandd zmm30, zmm30, zmm28                  ;   103.5 p5      41 k
        vpxord zmm31, zmm28, zmm13                  ;   104.3 p0      41 k
        vpxord zmm18, zmm13, zmm6                   ;   104.5 p5      41 k
        vmovdqu64 zmm14, [r8 + 1984]                ;    67.3 p3      41 k
        vpandd zmm14, zmm14, [r8 + 1728]            ;   105.3 p0+p2   41 k
        vpxord zmm21, zmm23, zmm31                  ;   105.5 p5      41 k
        vmovdqa64 zmm15, zmm13                      ;    68.5         41 k copy
        vpandd zmm12, zmm13, zmm6                   ;   106.3 p0      41 k
        vpxord zmm4, zmm6, [r8 + 1792]              ;   106.5 p5+p3   41 k
        vpandd zmm15, zmm15, zmm4                   ;   107.5 p0      41 k
        vpandd zmm3, zmm13, [r8 + 1920]             ;   107.5 p5+p2   41 k
        vpternlogd zmm3, zmm28, zmm23, 0x87         ;   108.5 p0      41 k
        vmovdqu64 zmm2, [r8 + 1984]                 ;    69.3 p3      41 k
        vpxord zmm2, zmm2, [r8 + 1728]              ;   108.5 p5+p2   41 k
        vmovdqu64 zmm1, [r8 + 1984]                 ;    70.3 p3      41 k
        vpandd zmm1, zmm1, [r8 + 1920]              ;   109.3 p0+p2   41 k
        vmovdqu64 zmm17, [r8 + 1920]                ;    71.3 p3      41 k
        vpandd zmm17, zmm17, [r8 + 1792]            ;   109.5 p5+p2   41 k
        vpandd zmm11, zmm7, zmm27                   ;   110.3 p0      41 k
        vpternlogd zmm11, zmm10, zmm20, 0x28        ;   111.3 p5      41 k
        vpternlogd zmm17, zmm4, [r8 + 1728], 0x78   ;   111.3 p0+p3   41 k
        vpternlogd zmm4, zmm23, [r8 + 1600], 0x78   ;   111.5 p5+p2   41 k
        vpxord zmm19, zmm26, zmm10                  ;   112.3 p0      41 k
        vpxord zmm16, zmm26, zmm27                  ;   112.5 p5      41 k
        vmovdqa64 zmm25, zmm26                      ;    65.7         41 k copy
        vmovdqa64 zmm24, zmm27                      ;    67.3         41 k copy
        vpternlogd zmm24, zmm20, zmm26, 0x9c        ;   113.3 p0      41 k
        vpandd zmm25, zmm25, zmm24                  ;   114.3 p5      41 k
        vpternlogd zmm24, zmm10, zmm9, 0x87         ;   114.3 p0      41 k
        vmovdqa64 zmm22, zmm7                       ;    66.5         41 k copy
        vpternlogd zmm22, zmm20, zmm9, 0x9a         ;   114.5 p5      41 k
        vmovdqa64 zmm10, zmm0                       ;    68.3         41 k copy
        vpternlogd zmm10, zmm20, zmm20, 0x3f        ;   115.3 p0      41 k
        vmovdqa64 zmm20, zmm0                       ;    68.3         41 k copy
        vpternlogd zmm20, zmm27, zmm7, 0x6c         ;   115.5 p5      41 k
        vmovdqa64 zmm0, zmm7                        ;    67.5         41 k copy
        vpternlogd zmm0, zmm9, zmm9, 0xc3           ;   116.3 p0      41 k
        vmovdqa64 zmm9, zmm17                       ;   112.3         41 k copy
        vmovdqa64 zmm7, zmm1                        ;   110.3         41 k copy
        vpternlogd zmm7, zmm13, zmm23, 0x87         ;   116.5 p5      41 k
        vpternlogd zmm7, zmm28, [r8 + 1728], 0x87   ;   117.5 p0+p3   41 k
        vpandnd zmm26, zmm16, [r8 + 1344]           ;   117.5 p5+p2   41 k
        vpternlogd zmm16, zmm25, [r8 + 1408], 0x6c  ;   118.3 p0+p3   41 k
        vmovdqa64 zmm27, zmm20                      ;   116.5         41 k copy
        vmovdqu64 [rbp - 64], zmm14                 ;   106.3 p8+p9   41 k spill
        vmovdqa64 zmm14, zmm6                       ;    69.5         41 k copy
        vpternlogd zmm14, zmm13, [r8 + 1600], 0x6c  ;   118.5 p5+p2   41 k
        vmovdqu64 [rbp + 64], zmm26                 ;   118.5 p7+p4   41 k spill
        vmovdqa64 zmm26, zmm6                       ;    70.2         41 k copy
        vpternlogd zmm26, zmm28, [r8 + 1920], 0x48  ;   119.3 p0+p3   41 k
        vmovdqu64 [rbp - 128], zmm0                 ;   117.3 p8+p9   41 k spill
        vmovdqa64 zmm0, zmm6                        ;    70.8         41 k copy
        vpternlogd zmm0, zmm23, [r8 + 1728], 0x48   ;   119.5 p5+p2   41 k
        vpternlogd zmm0, zmm13, zmm28, 0x78         ;   120.5 p0      41 k
        vpternlogd zmm2, zmm0, [r8 + 1792], 0x6c    ;   121.5 p5+p3   41 k
        vmovdqu64 [rbp + 0], zmm2                   ;   122.5 p7+p4   41 k spill
        vmovdqu64 zmm2, [r8 + 1600]                 ;    76.5 p2      41 k
        vpternlogd zmm2, zmm28, [r8 + 1600], 0xf3   ;   121.3 p0+p3   41 k
        vpternlogd zmm2, zmm7, zmm4, 0x69           ;   122.3 p5      41 k
        vpternlogd zmm7, zmm23, [r8 + 1728], 0x87   ;   122.3 p0+p2   41 k
        vmovdqu64 [rbp + 128], zmm2                 ;   123.3 p8+p9   41 k spill
        vmovdqu64 zmm2, [r8 + 1984]                 ;    78.3 p3     100 k.15 reload
        vpternlogd zmm8, zmm2, [r8 + 1600], 0x78    ;   122.5 p5+p2   41 k
        vpternlogd zmm8, zmm21, [r8 + 1792], 0xd2   ;   123.5 p0+p3   41 k
        vmovdqu64 [rbp + 192], zmm24                ;   115.3 p7+p4   41 k spill
        vmovdqa64 zmm24, zmm8                       ;   124.5         41 k copy
        vmovdqu64 [rbp + 256], zmm8                 ;   124.5 p8+p9   41 k spill
        vmovdqa64 zmm8, zmm14                       ;   119.5         41 k copy
        vpternlogd zmm8, zmm6, zmm2, 0x48           ;   123.5 p5      41 k
        vmovdqu64 [rbp + 320], zmm20                ;   116.5 p7+p4   41 k spill
        vmovdqa64 zmm20, zmm2                       ;    84.3         41 k copy
        vpternlogd zmm20, zmm23, [r8 + 1728], 0x60  ;   124.3 p0+p2   41 k
        vmovdqu64 [rbp + 384], zmm16                ;   119.3 p8+p9   41 k spill
        vmovdqa64 zmm16, zmm13                      ;    75.7         41 k copy
        vpternlogd zmm16, zmm2, [r8 + 1920], 0x6a   ;   124.5 p5+p3   41 k
        vmovdqu64 [rbp + 448], zmm25                ;   115.3 p7+p4   41 k spill
        vmovdqu64 zmm25, [r8 + 1920]                ;    80.5 p2     100 k.14 reload
        vpternlogd zmm13, zmm25, [r8 + 1728], 0x28  ;   125.3 p0+p3   41 k
        vpxord zmm8, zmm8, zmm13                    ;   126.3 p5      41 k
        vpternlogd zmm8, zmm4, zmm3, 0x96           ;   127.3 p0      41 k
        vmovdqu64 zmm4, [r8 + 1792]                 ;    81.5 p2     100 k.12 reload
        vmovdqa64 zmm13, zmm31                      ;   105.3         41 k copy
        vpternlogd zmm13, zmm2, zmm4, 0x6c          ;   126.5 p5      41 k
        vpternlogd zmm12, zmm4, [r8 + 1600], 0x87   ;   127.3 p0+p3   41 k
        vpternlogd zmm12, zmm21, zmm2, 0xe1         ;   128.3 p5      41 k
        vpxord zmm9, zmm9, zmm12                    ;   129.3 p0      41 k
        vpternlogd zmm9, zmm1, zmm31, 0x96          ;   130.3 p5      41 k
        vmovdqu64 zmm1, [r8 + 1600]                 ;    82.5 p2     100 k.9 reload
        vpternlogd zmm20, zmm25, zmm1, 0x87         ;   129.3 p0      41 k
        vpternlogd zmm25, zmm14, zmm6, 0x93         ;   129.5 p5      41 k
        vpternlogd zmm6, zmm28, zmm20, 0x6a         ;   130.3 p0      41 k
        vmovdqu64 zmm28, [r8 + 1728]                ;    83.3 p3     100 k.11 reload
        vmovdqa64 zmm31, zmm4                       ;    87.5         41 k copy
        vpternlogd zmm31, zmm1, zmm28, 0x6c         ;   130.5 p5      41 k
        vpternlogd zmm13, zmm14, zmm28, 0x69        ;   131.3 p0      41 k
        vpternlogd zmm25, zmm28, zmm31, 0x87        ;   131.5 p5      41 k
        vpternlogd zmm7, zmm17, zmm31, 0x69         ;   132.3 p0      41 k
        vpternlogd zmm1, zmm21, zmm16, 0x6a         ;   132.5 p5      41 k
        vpternlogd zmm1, zmm2, zmm23, 0x2d          ;   133.5 p0      41 k
        vpternlogd zmm18, zmm4, zmm25, 0x6a         ;   133.5 p5      41 k
        vpternlogd zmm29, zmm25, zmm5, 0x69         ;   134.3 p0      41 k
        vpternlogd zmm6, zmm30, zmm29, 0x69         ;   135.3 p5      41 k
        vpternlogd zmm15, zmm0, zmm13, 0x69         ;   135.3 p0      41 k
        vpternlogd zmm3, zmm12, zmm13, 0x69         ;   135.5 p5      41 k
        vpternlogd zmm7, zmm16, zmm26, 0x96         ;   136.3 p0      41 k
        vmovdqu64 zmm0, [r8 + 2048]                 ;    83.5 p2      48 k
        vmovdqu64 zmm2, [r8 + 2112]                 ;    84.3 p3      48 k
        vmovdqu64 zmm4, [r8 + 2176]                 ;    84.5 p2      48 k
        vmovdqu64 zmm12, [r8 + 2240]                ;    85.3 p3      48 k
        vmovdqu64 zmm13, [r8 + 2304]                ;    85.5 p2      48 k
        vmovdqu64 zmm14, [r8 + 2368]                ;    86.3 p3      48 k
        vmovdqu64 zmm16, [r8 + 2432]                ;    86.5 p2      48 k
        vpxord zmm24, zmm24, zmm18                  ;   136.5 p5      41 k
        vmovdqu64 zmm17, [r8 + 1280]                ;    87.3 p3     100 k.4 reload
        vmovdqa64 zmm23, zmm11                      ;   112.3         41 k copy
        vpternlogd zmm23, zmm22, zmm17, 0x87        ;   137.3 p0      41 k
        vmovdqu64 zmm25, [r8 + 1152]                ;    87.5 p2     100 k.2 reload
        vmovdqu64 zmm28, [rbp + 64]                 ;   118.5 p3      41 k
        vpternlogd zmm28, zmm17, zmm25, 0x48        ;   137.5 p5      41 k
        vmovdqu64 zmm30, [r8 + 1408]                ;    88.5 p2     100 k.6 reload
        vpternlogd zmm22, zmm25, zmm30, 0xca        ;   138.3 p0      41 k
        vpternlogd zmm9, zmm20, zmm30, 0x96         ;   138.5 p5      41 k
        vpternlogd zmm15, zmm29, zmm25, 0x69        ;   139.3 p0      41 k
        vmovdqu64 zmm20, [r8 + 1024]                ;    89.3 p3     100 k.0 reload
        vmovdqa64 zmm29, zmm19                      ;   113.3         41 k copy
        vpternlogd zmm29, zmm30, zmm20, 0x78        ;   139.5 p5      41 k
        vpternlogd zmm6, zmm18, zmm20, 0x96         ;   140.3 p0      41 k
        vmovdqu64 zmm18, [r8 + 2496]                ;    89.5 p2     100 k.7 reload
        vpternlogd zmm8, zmm26, zmm18, 0x96         ;   140.5 p5      48 k
        vpxord zmm27, zmm27, zmm29                  ;   141.3 p0      41 k
        vmovdqu64 zmm26, [r8 + 1344]                ;    90.3 p3     100 k.5 reload
        vpternlogd zmm7, zmm5, zmm26, 0x96          ;   141.5 p5      41 k
        vpternlogd zmm22, zmm29, zmm26, 0x2d        ;   142.3 p0      41 k
        vmovdqu64 zmm5, [r8 + 1088]                 ;    90.5 p2     100 k.1 reload
        vpternlogd zmm23, zmm30, zmm5, 0x87         ;   142.5 p5      41 k
        vpternlogd zmm22, zmm23, zmm17, 0x78        ;   143.5 p0      41 k
        vmovdqu64 zmm31, [r8 + 2560]                ;    91.3 p3     100 k.8 reload
        vpternlogd zmm3, zmm21, zmm31, 0x96         ;   143.5 p5      48 k
        vpxord zmm4, zmm4, zmm15                    ;   144.3 p0      48 k
        vpxord zmm16, zmm16, zmm9                   ;   144.5 p5      48 k
        vpternlogd zmm1, zmm5, [rbp + 0], 0x96      ;   145.3 p0+p2   41 k
        vpxord zmm0, zmm0, zmm6                     ;   145.5 p5      48 k
        vpxord zmm14, zmm14, zmm7                   ;   146.3 p0      48 k
        vpxord zmm2, zmm2, zmm1                     ;   146.5 p5      48 k
        vmovdqu64 zmm21, [r8 + 2688]                ;    92.3 p3     100 k.10 reload
        vpternlogd zmm1, zmm22, zmm21, 0x96         ;   147.3 p0      48 k
        vmovdqu64 zmm22, [r8 + 1216]                ;    92.5 p2     100 k.3 reload
        vmovdqa64 zmm21, zmm10                      ;   116.3         41 k copy
        vpternlogd zmm21, zmm5, zmm22, 0x78         ;   147.5 p5      41 k
        vpternlogd zmm24, zmm22, [rbp - 64], 0x96   ;   148.3 p0+p3   41 k
        vpxord zmm12, zmm12, zmm24                  ;   149.3 p5      48 k
        vmovdqa64 zmm31, zmm21                      ;   148.5         41 k copy
        vpternlogd zmm31, zmm17, zmm20, 0x78        ;   149.3 p0      41 k
        vpternlogd zmm21, zmm19, [rbp - 128], 0xb4  ;   149.5 p5+p2   41 k
        vpternlogd zmm10, zmm21, zmm26, 0x87        ;   150.5 p0      41 k
        vmovdqa64 zmm18, zmm21                      ;   150.5         41 k copy
        vpternlogd zmm18, zmm19, zmm19, 0xf3        ;   150.5 p5      41 k
        vmovdqa64 zmm19, zmm31                      ;   150.3         41 k copy
        vpternlogd zmm19, zmm23, zmm20, 0xd2        ;   151.3 p0      41 k
        vpternlogd zmm27, zmm19, zmm26, 0xc6        ;   152.3 p5      41 k
        vmovdqu64 zmm19, [rbp + 384]                ;   119.3 p3      41 k reload
        vpternlogd zmm23, zmm26, zmm19, 0xb4        ;   152.3 p0      41 k
        vpternlogd zmm26, zmm31, zmm30, 0x7d        ;   152.5 p5      41 k
        vpternlogd zmm6, zmm27, [r8 + 2624], 0x96   ;   153.3 p0+p2   48 k
        vmovdqu64 zmm27, [rbp + 192]                ;   115.3 p3      41 k reload
        vpternlogd zmm23, zmm22, zmm27, 0x4b        ;   153.5 p5      41 k
        vmovdqu64 [rbp - 128], zmm1                 ;   148.3 p8+p9   48 k spill
        vmovdqa64 zmm1, zmm22                       ;    98.5         41 k copy
        vpternlogd zmm1, zmm20, [rbp + 448], 0x6a   ;   154.3 p0+p2   41 k
        vpternlogd zmm19, zmm30, zmm1, 0xb7         ;   155.3 p5      41 k
        vpternlogd zmm18, zmm11, zmm19, 0x96        ;   156.3 p0      41 k
        vpternlogd zmm18, zmm22, zmm20, 0xb4        ;   157.3 p5      41 k
        vmovdqu64 zmm11, [rbp + 128]                ;   123.3 p3      41 k
        vpternlogd zmm11, zmm17, [rbp + 256], 0x96  ;   156.3 p0+p2   41 k
        vpternlogd zmm20, zmm1, zmm5, 0x9e          ;   156.5 p5      41 k
        vpternlogd zmm26, zmm28, zmm20, 0x96        ;   157.5 p0      41 k
        vpternlogd zmm20, zmm5, zmm17, 0x4b         ;   157.5 p5      41 k
        vpternlogd zmm20, zmm31, zmm25, 0x87        ;   158.5 p0      41 k
        vpternlogd zmm20, zmm10, zmm29, 0x96        ;   159.5 p5      41 k
        vpternlogd zmm27, zmm19, [rbp + 320], 0x96  ;   159.3 p0+p3   41 k
        vpternlogd zmm21, zmm27, zmm17, 0x93        ;   160.3 p5      41 k
        vpternlogd zmm21, zmm1, zmm25, 0x2d         ;   161.3 p0      41 k
        vmovdqu64 zmm1, [rbp - 128]                 ;   148.3 p2      48 k reload
        vmovdqu64 [r9 + 9856], zmm1                 ;   154.3 p7+p4  100 k
        vmovdqu64 zmm5, [r8 + 2048]                 ;    98.3 p3     100 k.0 reload
        vmovdqu64 [r9 + 2048], zmm5                 ;   104.3 p8+p9   99 k
        vmovdqu64 zmm10, [r8 + 2112]                ;    98.5 p2     100 k.1 reload
        vmovdqu64 [r9 + 2112], zmm10                ;   104.5 p7+p4   99 k
        vpxord zmm13, zmm13, zmm11                  ;   160.5 p5      48 k
        vmovdqu64 zmm17, [r8 + 2880]                ;    99.3 p3     100 k.13 reload
        vpternlogd zmm11, zmm23, zmm17, 0x96        ;   161.3 p0      48 k
        vmovdqu64 zmm19, [r8 + 2816]                ;    99.5 p2     100 k.12 reload
        vpternlogd zmm24, zmm26, zmm19, 0x96        ;   161.5 p5      48 k
        vmovdqu64 zmm22, [r8 + 3008]                ;   100.3 p3     100 k.15 reload
        vpternlogd zmm9, zmm18, zmm22, 0x96         ;   162.3 p0      48 k
        vmovdqu64 zmm18, [r8 + 2944]                ;   100.5 p2     100 k.14 reload
        vpternlogd zmm7, zmm20, zmm18, 0x96         ;   162.5 p5      48 k
        vmovdqu64 zmm20, [r8 + 2752]                ;   101.3 p3     100 k.11 reload
        vpternlogd zmm15, zmm21, zmm20, 0x96        ;   163.3 p0      48 k
        vmovdqu64 [r9 + 2816], zmm19                ;   105.5 p8+p9   99 k
        vmovdqu64 [r9 + 2880], zmm17                ;   105.3 p7+p4   99 k
        vmovdqu64 zmm21, [r8 + 2176]                ;   101.5 p2     100 k.2 reload
        vmovdqu64 [r9 + 2176], zmm21                ;   107.5 p8+p9   99 k
        vmovdqu64 zmm23, [r8 + 2240]                ;   102.3 p3     100 k.3 reload
        vmovdqu64 [r9 + 2240], zmm23                ;   108.3 p7+p4   99 k
        vmovdqu64 [r9 + 2944], zmm18                ;   106.5 p8+p9   99 k
        vmovdqu64 [r9 + 2752], zmm20                ;   107.3 p7+p4   99 k
        vmovdqu64 [r9 + 3008], zmm22                ;   106.3 p8+p9   99 k
        vmovdqu64 zmm25, [r8 + 2304]                ;   102.5 p2     100 k.4 reload
        vmovdqu64 [r9 + 2304], zmm25                ;   108.5 p7+p4   99 k
        vmovdqu64 zmm26, [r8 + 2368]                ;   103.3 p3     100 k.5 reload
        vmovdqu64 [r9 + 2368], zmm26                ;   109.3 p8+p9   99 k
        vmovdqu64 zmm27, [r8 + 2432]                ;   103.5 p2     100 k.6 reload
        vmovdqu64 [r9 + 2432], zmm27                ;   109.5 p7+p4   99 k
        vmovdqu64 zmm28, [r8 + 2496]                ;   104.3 p3     100 k.7 reload
        vmovdqu64 [r9 + 2496], zmm28                ;   110.3 p8+p9   99 k
        vmovdqu64 zmm29, [r8 + 2560]                ;   104.5 p2     100 k.8 reload
        vmovdqu64 [r9 + 2560], zmm29                ;   110.5 p7+p4   99 k
        vmovdqu64 [r9 + 9792], zmm6                 ;   154.3 p8+p9  100 k
        vmovdqu64 zmm30, [r8 + 2624]                ;   105.3 p3     100 k.9 reload
        vmovdqu64 [r9 + 2624], zmm30                ;   111.7 p7+p4   99 k
        vmovdqu64 zmm31, [r8 + 2688]                ;   105.5 p2     100 k.10 reload
        vmovdqu64 [r9 + 2688], zmm31                ;   112.3 p8+p9   99 k
        vmovdqu64 [r9 + 9984], zmm24                ;   162.5 p7+p4  100 k
        vmovdqu64 [r9 + 10048], zmm11               ;   162.3 p8+p9  100 k
        vmovdqu64 [r9 + 10112], zmm7                ;   163.5 p7+p4  100 k
        vmovdqu64 [r9 + 9920], zmm15                ;   164.3 p8+p9  100 k
        vmovdqu64 [r9 + 10176], zmm9                ;   163.3 p7+p4  100 k
        vpandd zmm10, zmm8, zmm12                   ;   163.5 p5      45 k
        vpandd zmm27, zmm16, zmm2                   ;   164.3 p0      45 k
        vpxord zmm26, zmm16, zmm0                   ;   164.5 p5      45 k
        vpxord zmm25, zmm2, zmm0                    ;   165.3 p0      45 k
        vpandd zmm5, zmm16, zmm12                   ;   165.5 p5      45 k
        vpternlogd zmm5, zmm8, zmm0, 0x87           ;   166.5 p0      45 k
        vmovdqa64 zmm21, zmm8                       ;   141.5         45 k copy
        vpternlogd zmm21, zmm16, zmm2, 0x48         ;   166.5 p5      45 k
        vpxord zmm23, zmm2, zmm14                   ;   167.3 p0      45 k
        vpandd zmm22, zmm2, zmm0                    ;   167.5 p5      45 k
        vpternlogd zmm22, zmm14, zmm4, 0x87         ;   168.5 p0      45 k
        vmovdqa64 zmm17, zmm4                       ;   145.3         45 k copy
        vpternlogd zmm17, zmm2, zmm0, 0x6a          ;   168.5 p5      45 k
        vpandd zmm31, zmm0, zmm13                   ;   169.3 p0      45 k
        vpandd zmm18, zmm0, zmm23                   ;   169.5 p5      45 k
        vmovdqa64 zmm28, zmm3                       ;   144.5         45 k copy
        vpternlogd zmm28, zmm8, zmm0, 0x6c          ;   170.3 p0      45 k
        vpandd zmm29, zmm8, zmm3                    ;   170.5 p5      45 k
        vpandd zmm19, zmm8, zmm14                   ;   171.3 p0      45 k
        vpternlogd zmm19, zmm23, zmm13, 0x78        ;   172.3 p5      45 k
        vpternlogd zmm23, zmm12, zmm4, 0x78         ;   172.3 p0      45 k
        vpandd zmm20, zmm4, zmm3                    ;   172.5 p5      45 k
        vpternlogd zmm20, zmm8, zmm16, 0x78         ;   173.5 p0      45 k
        vmovdqa64 zmm30, zmm16                      ;   145.5         45 k copy
        vpternlogd zmm30, zmm4, zmm4, 0xcf          ;   173.5 p5      45 k
        vpandd zmm9, zmm3, zmm13                    ;   174.3 p0      45 k
        vpxord zmm7, zmm3, zmm13                    ;   174.5 p5      45 k
        vpxord zmm11, zmm12, zmm26                  ;   175.3 p0      45 k
        vpternlogd zmm20, zmm11, zmm14, 0xd2        ;   176.3 p5      45 k
        vpternlogd zmm22, zmm11, zmm3, 0xe1         ;   176.3 p0      45 k
        vmovdqa64 zmm24, zmm13                      ;   161.5         45 k copy
        vpternlogd zmm24, zmm12, zmm2, 0x48         ;   176.5 p5      45 k
        vpternlogd zmm24, zmm26, zmm0, 0xd2         ;   177.5 p0      45 k
        vpternlogd zmm7, zmm24, zmm14, 0x6c         ;   178.5 p5      45 k
        vmovdqa64 zmm15, zmm14                      ;   147.3         45 k copy
        vpternlogd zmm15, zmm13, zmm4, 0x6a         ;   178.3 p0      45 k
        vmovdqu64 zmm1, [r8 + 3072]                 ;   109.2 p3     100 k.0
        vmovdqu64 zmm1, [r8 + 3136]                 ;   109.3 p2     100 k.1
        vmovdqu64 zmm1, [r8 + 3200]                 ;   110.2 p3     100 k.2
        vmovdqa64 zmm1, zmm17                       ;   169.5         45 k copy
        vpternlogd zmm1, zmm8, zmm2, 0x87           ;   178.5 p5      45 k
        vpternlogd zmm1, zmm15, zmm13, 0x87         ;   179.5 p0      45 k
        vpternlogd zmm31, zmm10, zmm1, 0x69         ;   180.5 p5      45 k
        vpternlogd zmm1, zmm25, zmm14, 0x78         ;   180.5 p0      45 k
        vpternlogd zmm14, zmm26, zmm3, 0x6a         ;   180.5 p5      45 k
        vpternlogd zmm2, zmm17, zmm3, 0x60          ;   181.3 p0      45 k
        vpternlogd zmm14, zmm17, zmm13, 0x69        ;   181.5 p5      45 k
        vpternlogd zmm18, zmm24, zmm14, 0x69        ;   182.5 p0      45 k
        vmovdqu64 zmm17, [r8 + 3264]                ;   111.2 p2     100 k.3
        vmovdqu64 zmm24, [r8 + 3328]                ;   111.3 p3     100 k.4
        vmovdqu64 zmm25, [r8 + 3520]                ;   112.2 p2     100 k.7
        vmovdqa64 zmm25, zmm5                       ;   167.5         45 k copy
        vpternlogd zmm25, zmm14, zmm14, 0xc3        ;   182.5 p5      45 k
        vmovdqu64 zmm14, [r8 + 3392]                ;   112.3 p3     100 k.5
        vpternlogd zmm25, zmm22, zmm11, 0x96        ;   183.5 p0      45 k
        vpternlogd zmm11, zmm28, zmm4, 0x6c         ;   183.5 p5      45 k
        vpternlogd zmm11, zmm3, zmm12, 0x2d         ;   184.5 p0      45 k
        vpternlogd zmm3, zmm13, zmm12, 0x60         ;   184.5 p5      45 k
        vpternlogd zmm3, zmm8, zmm4, 0x87           ;   185.5 p0      45 k
        vpternlogd zmm8, zmm13, zmm0, 0x48          ;   185.5 p5      45 k
        vpternlogd zmm0, zmm29, zmm12, 0x93         ;   186.3 p0      45 k
        vpternlogd zmm4, zmm31, zmm16, 0x6c         ;   186.5 p5      45 k
        vpternlogd zmm27, zmm4, zmm3, 0x69          ;   187.5 p0      45 k
        vpternlogd zmm0, zmm16, zmm13, 0x87         ;   187.5 p5      45 k
        vmovdqu64 zmm4, [r8 + 3584]                 ;   113.8 p2     100 k.8
        vmovdqu64 zmm16, [r8 + 3456]                ;   114.0 p3     100 k.6
        vpternlogd zmm13, zmm12, zmm0, 0x95         ;   188.5 p0      45 k
        vpternlogd zmm30, zmm0, zmm23, 0x69         ;   188.5 p5      45 k
        vpternlogd zmm2, zmm8, zmm23, 0x96          ;   189.3 p0      45 k
        vmovdqu64 zmm0, [r8 + 3648]                 ;   114.8 p2     100 k.9
        vmovdqu64 zmm8, [r8 + 3712]                 ;   115.0 p3     100 k.10
        vmovdqu64 zmm12, [r8 + 3776]                ;   115.8 p2     100 k.11
        vmovdqu64 zmm23, [r8 + 3840]                ;   116.0 p3     100 k.12
        vpternlogd zmm13, zmm15, zmm19, 0x69        ;   189.5 p5      45 k
        vpxord zmm19, zmm19, zmm22                  ;   190.3 p0      45 k
        vpternlogd zmm19, zmm29, zmm26, 0x96        ;   191.3 p5      45 k
        vmovdqu64 zmm15, [r8 + 3904]                ;   116.8 p2     100 k.13
        vmovdqu64 zmm22, [r8 + 3968]                ;   117.0 p3     100 k.14
        vpternlogd zmm13, zmm28, zmm21, 0x96        ;   191.3 p0      45 k
        vmovdqu64 zmm26, [r8 + 4032]                ;   117.8 p2     100 k.15
        vpternlogd zmm2, zmm5, zmm21, 0x96          ;   191.5 p5      45 k
        vmovdqu64 zmm5, [r8 + 2560]                 ;   118.0 p3      41 k
        vmovdqu64 zmm21, [r8 + 2496]                ;   118.8 p2     100 k.7 reload
        vpxord zmm5, zmm5, zmm21                    ;   192.3 p0      41 k
        vmovdqu64 [r9 + 9728], zmm25                ;   184.5 p8+p9  100 k
        vmovdqu64 zmm25, [r8 + 2944]                ;   119.0 p3      41 k
        vmovdqu64 zmm28, [r8 + 2688]                ;   119.8 p2     100 k.10 reload
        vpandd zmm25, zmm25, zmm28                  ;   192.5 p5      41 k
        vpternlogd zmm27, zmm6, zmm1, 0x96          ;   193.3 p0      45 k
        vpxord zmm1, zmm1, zmm20                    ;   193.5 p5      45 k
        vmovdqu64 [r9 + 9664], zmm2                 ;   192.5 p7+p4  100 k
        vmovdqu64 zmm2, [r8 + 2944]                 ;   120.0 p3      41 k
        vmovdqu64 zmm6, [r8 + 2880]                 ;   120.8 p2     100 k.13 reload
        vpandd zmm2, zmm2, zmm6                     ;   194.3 p0      41 k
        vmovdqu64 [r9 + 9216], zmm27                ;   194.3 p8+p9  100 k
        vpternlogd zmm18, zmm31, [r9 + 9920], 0x69  ;   194.5 p5+p3   45 k
        vmovdqu64 zmm27, [r8 + 2752]                ;   121.8 p2      41 k
        vpandd zmm27, zmm27, zmm21                  ;   195.3 p0      41 k
        vmovdqu64 [r9 + 9344], zmm18                ;   195.5 p7+p4  100 k
        vmovdqu64 zmm18, [r8 + 2624]                ;   122.0 p3     100 k.9 reload
        vpandd zmm29, zmm6, zmm18                   ;   195.5 p5      41 k
        vpxord zmm31, zmm6, zmm21                   ;   196.3 p0      41 k
        vpternlogd zmm7, zmm11, [rbp - 128], 0x96   ;   196.5 p5+p2   45 k
        vmovdqu64 [r9 + 9280], zmm7                 ;   197.5 p8+p9  100 k
        vpxord zmm7, zmm28, zmm31                   ;   197.3 p0      41 k
        vmovdqa64 zmm11, zmm21                      ;   124.8         41 k copy
        vpandd zmm4, zmm21, [r8 + 2560]             ;   197.5 p5+p3   41 k
        vpternlogd zmm30, zmm20, [r9 + 10048], 0x96 ;   198.3 p0+p2   45 k
        vmovdqu64 [r9 + 9472], zmm30                ;   199.3 p7+p4  100 k
        vmovdqu64 zmm20, [r8 + 2560]                ;   124.0 p3     100 k.8 reload
        vmovdqa64 zmm30, zmm21                      ;   124.8         41 k copy
        vpternlogd zmm30, zmm18, zmm20, 0x78        ;   198.5 p5      41 k
        vpxord zmm16, zmm20, [r8 + 2816]            ;   199.3 p0+p2   41 k
        vpandd zmm11, zmm11, zmm16                  ;   200.3 p5      41 k
        vmovdqu64 zmm14, [r8 + 3008]                ;   125.0 p3      41 k
        vpandd zmm14, zmm14, [r8 + 2752]            ;   200.3 p0+p2   41 k
        vpternlogd zmm13, zmm10, [r9 + 10112], 0x96 ;   200.5 p5+p3   45 k
        vmovdqu64 [r9 + 9536], zmm13                ;   201.5 p8+p9  100 k
        vmovdqu64 zmm10, [r8 + 2944]                ;   126.8 p2     100 k.14 reload
        vmovdqa64 zmm13, zmm20                      ;   130.0         41 k copy
        vpternlogd zmm13, zmm6, zmm10, 0x48         ;   201.3 p0      41 k
        vmovdqa64 zmm24, zmm6                       ;   126.8         41 k copy
        vpternlogd zmm24, zmm18, zmm18, 0xcf        ;   201.5 p5      41 k
        vpternlogd zmm19, zmm3, [r9 + 10176], 0x96  ;   202.3 p0+p3   45 k
        vmovdqu64 [r9 + 9600], zmm19                ;   203.3 p7+p4  100 k
        vmovdqu64 zmm3, [r8 + 2752]                 ;   127.8 p2     100 k.11 reload
        vmovdqa64 zmm19, zmm20                      ;   130.0         41 k copy
        vpternlogd zmm19, zmm28, zmm3, 0x48         ;   202.5 p5      41 k
        vpternlogd zmm19, zmm21, zmm6, 0x78         ;   203.5 p0      41 k
        vpandd zmm17, zmm10, [r8 + 3008]            ;   203.5 p5+p3   41 k
        vpandd zmm26, zmm10, [r8 + 2816]            ;   204.3 p0+p2   41 k
        vpternlogd zmm26, zmm16, zmm3, 0x78         ;   205.3 p5      41 k
        vpternlogd zmm16, zmm28, zmm18, 0x78        ;   205.3 p0      41 k
        vpternlogd zmm1, zmm9, [r9 + 9984], 0x96    ;   205.5 p5+p3   45 k
        vpandd zmm9, zmm21, zmm10                   ;   206.3 p0      41 k
        vmovdqu64 [r9 + 9408], zmm1                 ;   206.5 p8+p9  100 k
        vmovdqa64 zmm1, zmm21                       ;   126.8         41 k copy
        vpternlogd zmm1, zmm10, zmm3, 0x28          ;   206.5 p5      41 k
        vpternlogd zmm9, zmm6, zmm28, 0x87          ;   207.3 p0      41 k
        vpxord zmm22, zmm3, [r8 + 3008]             ;   207.5 p5+p2   41 k
        vmovdqu64 zmm15, [r8 + 3008]                ;   130.0 p3      41 k
        vpxord zmm15, zmm15, zmm30                  ;   208.3 p0      41 k
        vpternlogd zmm15, zmm1, zmm20, 0x6c         ;   209.3 p5      41 k
        vmovdqu64 zmm1, [r8 + 2304]                 ;   130.8 p2      41 k
        vpandd zmm1, zmm1, [r8 + 2240]              ;   209.3 p0+p3   41 k
        vpternlogd zmm15, zmm9, zmm16, 0x96         ;   210.3 p5      41 k
        vmovdqu64 zmm23, [r8 + 2368]                ;   131.8 p2      41 k
        vpxord zmm23, zmm23, [r8 + 2112]            ;   210.3 p0+p3   41 k
        vmovdqu64 zmm12, [r8 + 2304]                ;   132.8 p2      41 k
        vpxord zmm12, zmm12, [r8 + 2112]            ;   210.5 p5+p3   41 k
        vmovdqu64 zmm8, [r8 + 2112]                 ;   133.8 p2      41 k
        vpternlogd zmm2, zmm18, [r8 + 3008], 0x78   ;   211.3 p0+p3   41 k
        vpternlogd zmm4, zmm18, [r8 + 2816], 0x87   ;   211.5 p5+p2   41 k
        vmovdqa64 zmm0, zmm21                       ;   130.0         41 k copy
        vpternlogd zmm0, zmm10, [r8 + 3008], 0x6c   ;   212.3 p0+p3   41 k
        vpternlogd zmm21, zmm17, zmm28, 0x93        ;   212.5 p5      41 k
        vpternlogd zmm21, zmm6, zmm3, 0x87          ;   213.5 p0      41 k
        vpternlogd zmm24, zmm16, zmm21, 0x69        ;   214.5 p5      41 k
        vpternlogd zmm21, zmm3, zmm28, 0x87         ;   214.5 p0      41 k
        vmovdqu64 zmm16, [r8 + 3008]                ;   135.8 p2     100 k.15 reload
        vmovdqu64 [rbp - 128], zmm15                ;   211.3 p7+p4   41 k spill
        vmovdqa64 zmm15, zmm3                       ;   133.8         41 k copy
        vpternlogd zmm15, zmm28, zmm16, 0x28        ;   214.5 p5      41 k
        vpternlogd zmm15, zmm10, zmm18, 0x87        ;   215.5 p0      41 k
        vpternlogd zmm10, zmm30, zmm20, 0x93        ;   215.5 p5      41 k
        vpternlogd zmm20, zmm6, zmm15, 0x6a         ;   216.5 p0      41 k
        vmovdqu64 zmm6, [r8 + 2816]                 ;   136.0 p3     100 k.12 reload
        vmovdqu64 [rbp + 320], zmm15                ;   216.5 p8+p9   41 k spill
        vmovdqa64 zmm15, zmm3                       ;   133.8         41 k copy
        vpternlogd zmm15, zmm18, zmm6, 0x6c         ;   216.5 p5      41 k
        vpternlogd zmm22, zmm19, zmm6, 0x6c         ;   217.3 p0      41 k
        vpternlogd zmm10, zmm15, zmm3, 0x87         ;   217.5 p5      41 k
        vpternlogd zmm21, zmm15, zmm26, 0x69        ;   218.3 p0      41 k
        vpternlogd zmm18, zmm7, zmm0, 0x6a          ;   218.5 p5      41 k
        vpternlogd zmm18, zmm28, zmm16, 0x4b        ;   219.5 p0      41 k
        vpternlogd zmm2, zmm7, zmm6, 0xd2           ;   219.5 p5      41 k
        vpternlogd zmm27, zmm25, zmm10, 0x69        ;   220.3 p0      41 k
        vpternlogd zmm10, zmm5, zmm6, 0x78          ;   220.5 p5      41 k
        vmovdqu64 zmm5, [r8 + 2176]                 ;   136.8 p2     100 k.2 reload
        vmovdqu64 zmm15, [r8 + 2432]                ;   137.0 p3      41 k
        vpternlogd zmm15, zmm5, zmm5, 0x3f          ;   221.3 p0      41 k
        vpternlogd zmm6, zmm31, zmm16, 0x6a         ;   221.5 p5      41 k
        vpternlogd zmm6, zmm30, zmm3, 0x69          ;   222.5 p0      41 k
        vmovdqu64 zmm3, [r8 + 2048]                 ;   137.8 p2     100 k.0 reload
        vmovdqu64 zmm28, [r8 + 2240]                ;   138.0 p3      41 k
        vpternlogd zmm28, zmm5, zmm3, 0x9a          ;   222.5 p5      41 k
        vpternlogd zmm4, zmm16, zmm7, 0xe1          ;   223.3 p0      41 k
        vpternlogd zmm20, zmm29, zmm27, 0x69        ;   223.5 p5      41 k
        vmovdqu64 zmm16, [r8 + 3072]                ;   138.8 p2      48 k
        vpternlogd zmm21, zmm0, zmm13, 0x96         ;   224.3 p0      41 k
        vmovdqu64 zmm0, [r8 + 3136]                 ;   139.0 p3      48 k
        vpternlogd zmm11, zmm19, zmm6, 0x69         ;   224.5 p5      41 k
        vmovdqu64 zmm19, [r8 + 3200]                ;   139.8 p2      48 k
        vmovdqu64 zmm29, [r8 + 3264]                ;   140.0 p3      48 k
        vmovdqu64 zmm30, [r8 + 3328]                ;   140.8 p2      48 k
        vpternlogd zmm9, zmm6, zmm4, 0x69           ;   225.3 p0      41 k
        vpxord zmm26, zmm26, zmm4                   ;   225.5 p5      41 k
        vpternlogd zmm26, zmm17, zmm31, 0x96        ;   226.5 p0      41 k
        vmovdqu64 zmm4, [r8 + 2240]                 ;   141.0 p3     100 k.3 reload
        vmovdqa64 zmm6, zmm3                        ;   143.8         41 k copy
        vpternlogd zmm6, zmm3, zmm4, 0xa5           ;   226.5 p5      41 k
        vmovdqu64 zmm17, [r8 + 3392]                ;   141.8 p2      48 k
        vmovdqu64 zmm31, [r8 + 3456]                ;   142.0 p3      48 k
        vpternlogd zmm11, zmm27, zmm5, 0x69         ;   227.3 p0      41 k
        vmovdqu64 zmm27, [r8 + 2368]                ;   142.8 p2     100 k.5 reload
        vpternlogd zmm1, zmm5, zmm27, 0x48          ;   227.5 p5      41 k
        vpternlogd zmm21, zmm25, zmm27, 0x96        ;   228.3 p0      41 k
        vpandnd zmm25, zmm12, zmm27                 ;   228.5 p5      41 k
        vpternlogd zmm20, zmm10, zmm3, 0x96         ;   229.3 p0      41 k
        vpxord zmm10, zmm10, zmm2                   ;   229.5 p5      41 k
        vpternlogd zmm10, zmm14, zmm4, 0x96         ;   230.5 p0      41 k
        vmovdqu64 zmm14, [r8 + 2112]                ;   143.0 p3     100 k.1 reload
        vpternlogd zmm22, zmm18, zmm14, 0x96        ;   230.5 p5      41 k
        vmovdqu64 zmm18, [r8 + 2304]                ;   143.8 p2     100 k.4 reload
        vpternlogd zmm24, zmm2, zmm18, 0x96         ;   231.3 p0      41 k
        vmovdqa64 zmm2, zmm18                       ;   149.8         41 k copy
        vpternlogd zmm2, zmm5, zmm14, 0x9c          ;   231.5 p5      41 k
        vpternlogd zmm25, zmm18, zmm5, 0x48         ;   232.3 p0      41 k
        vpandd zmm8, zmm8, zmm2                     ;   232.5 p5      41 k
        vpternlogd zmm2, zmm27, zmm3, 0x87          ;   233.3 p0      41 k
        vpxord zmm19, zmm19, zmm11                  ;   233.5 p5      48 k
        vpxord zmm16, zmm16, zmm20                  ;   234.3 p0      48 k
        vpxord zmm17, zmm17, zmm21                  ;   234.5 p5      48 k
        vpxord zmm0, zmm0, zmm22                    ;   235.3 p0      48 k
        vpxord zmm29, zmm29, zmm10                  ;   235.5 p5      48 k
        vpxord zmm30, zmm30, zmm24                  ;   236.3 p0      48 k
        vpternlogd zmm9, zmm7, [r8 + 3584], 0x96    ;   236.5 p5+p3   48 k
        vmovdqu64 zmm7, [r8 + 2432]                 ;   144.8 p2     100 k.6 reload
        vpternlogd zmm12, zmm8, zmm7, 0x6c          ;   237.3 p0      41 k
        vpternlogd zmm8, zmm4, zmm3, 0x78           ;   237.5 p5      41 k
        vmovdqu64 [rbp + 192], zmm9                 ;   237.5 p7+p4   48 k spill
        vmovdqa64 zmm9, zmm7                        ;   150.8         41 k copy
        vpternlogd zmm9, zmm18, zmm4, 0x6c          ;   238.3 p0      41 k
        vmovdqu64 [rbp + 256], zmm29                ;   236.5 p8+p9   48 k spill
        vmovdqu64 zmm29, [rbp + 192]                ;   237.5 p3      45 k
        vmovdqu64 [rbp + 128], zmm16                ;   235.3 p7+p4   48 k spill
        vmovdqu64 zmm16, [rbp + 256]                ;   236.5 p2      45 k
        vmovdqu64 [rbp + 384], zmm0                 ;   236.3 p8+p9   48 k spill
        vmovdqu64 zmm0, [rbp + 128]                 ;   235.3 p3      45 k
        vpxord zmm0, zmm0, [rbp + 384]              ;   242.3 p5+p2   45 k
        vmovdqu64 [rbp + 448], zmm0                 ;   243.3 p7+p4   45 k spill
        vmovdqu64 zmm0, [rbp + 128]                 ;   235.3 p3      45 k
        vmovdqu64 [rbp - 64], zmm19                 ;   234.5 p8+p9   48 k spill
        vmovdqu64 zmm19, [rbp + 384]                ;   236.3 p2      45 k
        vmovdqu64 [rbp + 0], zmm17                  ;   235.5 p7+p4   48 k spill
        vmovdqu64 zmm17, [rbp + 128]                ;   235.3 p3      45 k
        vmovdqu64 [rbp + 64], zmm30                 ;   237.3 p8+p9   48 k spill
        vmovdqu64 zmm30, [rbp + 192]                ;   237.5 p2      45 k
        vpandd zmm0, zmm0, [rbp + 64]               ;   243.3 p0+p3   45 k
        vpandd zmm29, zmm29, [rbp + 64]             ;   243.5 p5+p2   45 k
        vpxord zmm30, zmm30, [rbp + 64]             ;   243.5 p0+p3   45 k
        vmovdqu64 [rbp + 512], zmm29                ;   244.5 p7+p4   45 k spill
        vmovdqu64 zmm29, [rbp + 256]                ;   236.5 p2      45 k
        vmovdqu64 [rbp + 576], zmm30                ;   244.5 p8+p9   45 k spill
        vmovdqu64 zmm30, [rbp + 0]                  ;   235.5 p3      45 k
        vpxord zmm30, zmm30, [rbp + 384]            ;   242.3 p5+p2   45 k
        vmovdqu64 [rbp + 640], zmm30                ;   243.3 p7+p4   45 k spill
        vmovdqu64 zmm30, [rbp + 128]                ;   235.3 p3      45 k
        vpandd zmm30, zmm30, [rbp + 640]            ;   249.3 p0+p2   45 k
        vmovdqu64 [rbp + 704], zmm30                ;   250.3 p8+p9   45 k spill
        vmovdqu64 zmm30, [rbp + 192]                ;   237.5 p3      45 k
        vpandd zmm30, zmm30, [rbp - 64]             ;   243.5 p5+p2   45 k
        vmovdqu64 [rbp + 768], zmm30                ;   244.5 p7+p4   45 k spill
        vmovdqa64 zmm30, zmm23                      ;   211.3         41 k copy
        vpternlogd zmm30, zmm7, zmm3, 0x78          ;   242.3 p0      41 k
        vmovdqu64 [rbp + 832], zmm0                 ;   244.3 p8+p9   45 k spill
        vmovdqa64 zmm0, zmm15                       ;   222.3         41 k copy
        vpternlogd zmm0, zmm4, zmm14, 0x78          ;   242.5 p5      41 k
        vpternlogd zmm6, zmm23, zmm0, 0xa6          ;   243.5 p0      41 k
        vpternlogd zmm0, zmm18, zmm3, 0x78          ;   243.5 p5      41 k
        vpternlogd zmm15, zmm6, zmm27, 0x87         ;   244.5 p0      41 k
        vmovdqa64 zmm4, zmm6                        ;   244.5         41 k copy
        vpternlogd zmm4, zmm23, zmm23, 0xf3         ;   244.5 p5      41 k
        vpternlogd zmm26, zmm7, [rbp + 320], 0x96   ;   245.3 p0+p3   41 k
        vmovdqa64 zmm23, zmm28                      ;   223.5         41 k copy
        vpternlogd zmm23, zmm7, zmm5, 0xac          ;   245.5 p5      41 k
        vpternlogd zmm28, zmm1, zmm18, 0x93         ;   246.3 p0      41 k
        vpternlogd zmm28, zmm7, zmm14, 0x87         ;   247.3 p5      41 k
        vpternlogd zmm23, zmm30, zmm27, 0x2d        ;   247.3 p0      41 k
        vpternlogd zmm23, zmm28, zmm18, 0x78        ;   248.3 p5      41 k
        vpxord zmm31, zmm31, zmm26                  ;   248.3 p0      48 k
        vmovdqu64 [rbp + 320], zmm31                ;   249.3 p7+p4   48 k spill
        vmovdqu64 zmm31, [rbp + 384]                ;   236.3 p2      45 k
        vpandd zmm19, zmm19, [rbp + 320]            ;   255.3 p5+p3   45 k
        vpxord zmm17, zmm17, [rbp + 320]            ;   255.3 p0+p2   45 k
        vpandd zmm31, zmm31, [rbp + 128]            ;   249.5 p5+p3   45 k
        vpxord zmm29, zmm29, zmm17                  ;   256.3 p0      45 k
        vmovdqu64 [rbp + 896], zmm31                ;   250.5 p8+p9   45 k spill
        vmovdqu64 zmm31, [rbp + 192]                ;   237.5 p2      45 k
        vmovdqu64 [rbp + 960], zmm29                ;   257.3 p7+p4   45 k spill
        vpxord zmm29, zmm9, zmm30                   ;   250.5 p5      41 k
        vpternlogd zmm22, zmm23, [r8 + 3712], 0x96  ;   251.3 p0+p3   48 k
        vmovdqa64 zmm23, zmm8                       ;   238.5         41 k copy
        vpternlogd zmm23, zmm12, zmm7, 0xd7         ;   251.5 p5      41 k
        vpternlogd zmm7, zmm0, zmm27, 0x6f          ;   252.3 p0      41 k
        vpternlogd zmm4, zmm1, zmm23, 0x96          ;   252.5 p5      41 k
        vpternlogd zmm23, zmm9, zmm2, 0x96          ;   253.3 p0      41 k
        vmovdqu64 zmm1, [r8 + 3520]                 ;   157.8 p2     100 k.7 reload
        vmovdqu64 zmm9, [rbp - 128]                 ;   211.3 p3      41 k reload
        vpternlogd zmm13, zmm9, zmm1, 0x96          ;   253.5 p5      48 k
        vpternlogd zmm6, zmm23, zmm18, 0x93         ;   254.3 p0      41 k
        vpternlogd zmm12, zmm28, zmm27, 0xc6        ;   254.5 p5      41 k
        vpternlogd zmm28, zmm0, zmm3, 0xc6          ;   255.3 p0      41 k
        vpternlogd zmm29, zmm28, zmm27, 0xc6        ;   256.3 p5      41 k
        vmovdqu64 zmm9, [rbp + 0]                   ;   235.5 p2      45 k
        vmovdqu64 zmm23, [rbp + 320]                ;   249.3 p3      45 k
        vmovdqu64 zmm27, [rbp + 256]                ;   236.5 p2      48 k reload
        vpandd zmm23, zmm23, zmm27                  ;   256.3 p0      45 k
        vpternlogd zmm6, zmm8, zmm5, 0x2d           ;   256.5 p5      41 k
        vpternlogd zmm8, zmm14, zmm3, 0xd6          ;   257.3 p0      41 k
        vpternlogd zmm7, zmm25, zmm8, 0x96          ;   258.3 p5      41 k
        vpternlogd zmm8, zmm18, zmm14, 0x2d         ;   258.3 p0      41 k
        vmovdqu64 zmm14, [rbp - 64]                 ;   234.5 p3      48 k reload
        vmovdqu64 zmm18, [rbp + 64]                 ;   237.3 p2      48 k reload
        vmovdqu64 zmm25, [rbp + 0]                  ;   235.5 p3      45 k
        vpternlogd zmm25, zmm18, zmm14, 0x6a        ;   258.5 p5      45 k
        vpternlogd zmm8, zmm0, zmm5, 0x87           ;   259.3 p0      41 k
        vpternlogd zmm8, zmm15, zmm30, 0x96         ;   260.3 p5      41 k
        vmovdqu64 zmm0, [r8 + 2240]                 ;   161.8 p2     100 k.3 reload
        vpternlogd zmm4, zmm3, zmm0, 0xd2           ;   260.3 p0      41 k
        vpternlogd zmm12, zmm2, zmm0, 0x2d          ;   260.5 p5      41 k
        vmovdqu64 zmm0, [r8 + 3648]                 ;   162.0 p3     100 k.9 reload
        vpternlogd zmm20, zmm29, zmm0, 0x96         ;   261.3 p0      48 k
        vmovdqu64 zmm2, [r8 + 3072]                 ;   162.8 p2     100 k.0 reload
        vmovdqu64 [r9 + 3072], zmm2                 ;   168.8 p8+p9   99 k
        vmovdqu64 zmm3, [r8 + 3136]                 ;   163.0 p3     100 k.1 reload
        vmovdqu64 [r9 + 3136], zmm3                 ;   169.0 p7+p4   99 k
        vmovdqu64 zmm5, [r8 + 3776]                 ;   163.8 p2     100 k.11 reload
        vpternlogd zmm11, zmm6, zmm5, 0x96          ;   261.5 p5      48 k
        vmovdqu64 zmm6, [r8 + 3200]                 ;   164.0 p3     100 k.2 reload
        vmovdqu64 [r9 + 3200], zmm6                 ;   170.0 p8+p9   99 k
        vmovdqu64 zmm15, [r8 + 3840]                ;   164.8 p2     100 k.12 reload
        vpternlogd zmm10, zmm7, zmm15, 0x96         ;   262.3 p0      48 k
        vmovdqu64 zmm7, [r8 + 3264]                 ;   165.0 p3     100 k.3 reload
        vmovdqu64 [r9 + 3264], zmm7                 ;   171.0 p7+p4   99 k
        vmovdqu64 zmm28, [r8 + 3904]                ;   165.8 p2     100 k.13 reload
        vpternlogd zmm24, zmm12, zmm28, 0x96        ;   262.5 p5      48 k
        vmovdqu64 zmm12, [r8 + 3328]                ;   166.0 p3     100 k.4 reload
        vmovdqu64 [r9 + 3328], zmm12                ;   172.0 p8+p9   99 k
        vmovdqu64 zmm29, [r8 + 3968]                ;   166.8 p2     100 k.14 reload
        vpternlogd zmm21, zmm8, zmm29, 0x96         ;   263.3 p0      48 k
        vmovdqu64 zmm8, [r8 + 3392]                 ;   167.0 p3     100 k.5 reload
        vmovdqu64 [r9 + 3392], zmm8                 ;   173.0 p7+p4   99 k
        vmovdqu64 zmm30, [r8 + 4032]                ;   167.8 p2     100 k.15 reload
        vpternlogd zmm26, zmm4, zmm30, 0x96         ;   263.5 p5      48 k
        vmovdqu64 [r9 + 3520], zmm1                 ;   165.7 p8+p9   99 k
        vmovdqu64 [r9 + 3648], zmm0                 ;   168.0 p7+p4   99 k
        vmovdqu64 [r9 + 3776], zmm5                 ;   169.8 p8+p9   99 k
        vmovdqu64 [r9 + 3840], zmm15                ;   170.8 p7+p4   99 k
        vmovdqu64 [r9 + 3904], zmm28                ;   171.8 p8+p9   99 k
        vmovdqu64 zmm4, [r8 + 4096]                 ;   168.0 p3     100 k.0
        vmovdqu64 [r9 + 3968], zmm29                ;   172.8 p7+p4   99 k
        vmovdqu64 [r9 + 4032], zmm30                ;   173.8 p8+p9   99 k
        vmovdqu64 [r9 + 10880], zmm22               ;   252.3 p7+p4  100 k
        vmovdqu64 [r9 + 10816], zmm20               ;   262.3 p8+p9  100 k
        vmovdqu64 [r9 + 10944], zmm11               ;   262.5 p7+p4  100 k
        vmovdqu64 [r9 + 11008], zmm10               ;   263.3 p8+p9  100 k
        vmovdqu64 [r9 + 11072], zmm24               ;   263.5 p7+p4  100 k
        vmovdqu64 [r9 + 11136], zmm21               ;   264.3 p8+p9  100 k
        vmovdqu64 [r9 + 11200], zmm26               ;   264.5 p7+p4  100 k
        vpandd zmm16, zmm16, zmm13                  ;   264.3 p0      45 k
        vmovdqu64 zmm4, [r8 + 4160]                 ;   168.8 p2     100 k.1
        vmovdqu64 zmm4, [r8 + 3456]                 ;   169.0 p3     100 k.6 reload
        vmovdqu64 [r9 + 3456], zmm4                 ;   179.7 p8+p9   99 k
        vpandd zmm31, zmm31, zmm13                  ;   264.5 p5      45 k
        vpandd zmm9, zmm9, zmm13                    ;   265.3 p0      45 k
        vmovdqu64 zmm3, [r8 + 3584]                 ;   169.8 p2     100 k.8 reload
        vmovdqu64 [r9 + 3584], zmm3                 ;   181.2 p7+p4   99 k
        vmovdqu64 zmm4, [r8 + 3712]                 ;   170.0 p3     100 k.10 reload
        vmovdqu64 [r9 + 3712], zmm4                 ;   181.7 p8+p9   99 k
        vpternlogd zmm23, zmm13, [rbp + 128], 0x87  ;   265.5 p5+p2   45 k
        vpternlogd zmm9, zmm18, [rbp + 640], 0x78   ;   266.3 p0+p3   45 k
        vmovdqa64 zmm8, zmm9                        ;   267.3         45 k copy
        vmovdqa64 zmm12, zmm18                      ;   243.3         45 k copy
        vpternlogd zmm12, zmm27, [rbp + 192], 0x28  ;   266.5 p5+p2   45 k
        vpternlogd zmm12, zmm13, zmm14, 0x87        ;   267.5 p0      45 k
        vmovdqa64 zmm2, zmm18                       ;   243.3         45 k copy
        vpternlogd zmm2, zmm27, [rbp + 384], 0x48   ;   267.5 p5+p3   45 k
        vpternlogd zmm2, zmm17, [rbp + 128], 0xd2   ;   268.5 p0+p2   45 k
        vmovdqa64 zmm6, zmm27                       ;   242.5         45 k copy
        vpternlogd zmm6, zmm14, [rbp + 640], 0x6a   ;   268.5 p5+p3   45 k
        vmovdqa64 zmm7, zmm14                       ;   240.5         45 k copy
        vpternlogd zmm7, zmm14, [rbp + 320], 0xf5   ;   269.3 p0+p2   45 k
        vmovdqa64 zmm30, zmm31                      ;   265.5         45 k copy
        vpternlogd zmm30, zmm27, [rbp + 128], 0x87  ;   269.5 p5+p3   45 k
        vpternlogd zmm30, zmm18, [rbp + 320], 0x87  ;   270.5 p0+p2   45 k
        vpternlogd zmm7, zmm30, zmm6, 0x69          ;   271.5 p5      45 k
        vpternlogd zmm30, zmm18, zmm27, 0x87        ;   271.5 p0      45 k
        vpternlogd zmm30, zmm9, zmm25, 0x69         ;   272.5 p5      45 k
        vmovdqu64 zmm9, [rbp + 128]                 ;   235.3 p3      48 k reload
        vmovdqa64 zmm28, zmm13                      ;   254.5         45 k copy
        vpternlogd zmm28, zmm18, zmm9, 0x48         ;   272.3 p0      45 k
        vmovdqa64 zmm4, zmm14                       ;   240.5         45 k copy
        vpternlogd zmm4, zmm9, [rbp + 384], 0x6c    ;   272.5 p5+p2   45 k
        vmovdqu64 zmm29, [r8 + 4224]                ;   176.0 p3     100 k.2
        vpternlogd zmm9, zmm13, [rbp + 192], 0x6c   ;   273.3 p0+p2   45 k
        vmovdqa64 zmm29, zmm4                       ;   273.5         45 k copy
        vpternlogd zmm29, zmm13, [rbp + 384], 0x87  ;   273.5 p5+p3   45 k
        vpternlogd zmm29, zmm25, zmm18, 0x87        ;   274.5 p0      45 k
        vmovdqu64 zmm25, [r8 + 4288]                ;   177.8 p2     100 k.3
        vmovdqu64 zmm25, [r8 + 4352]                ;   178.0 p3     100 k.4
        vmovdqu64 zmm25, [r8 + 4416]                ;   178.8 p2     100 k.5
        vmovdqa64 zmm25, zmm16                      ;   265.3         45 k copy
        vpternlogd zmm25, zmm29, [rbp + 832], 0x69  ;   275.5 p5+p3   45 k
        vmovdqa64 zmm1, zmm25                       ;   276.5         45 k copy
        vpternlogd zmm1, zmm14, [rbp + 320], 0x78   ;   276.5 p0+p2   45 k
        vpternlogd zmm19, zmm1, zmm12, 0x69         ;   277.5 p5      45 k
        vmovdqu64 zmm1, [rbp + 0]                   ;   235.5 p3      48 k reload
        vmovdqu64 zmm3, [rbp + 448]                 ;   243.3 p2      45 k reload
        vpternlogd zmm29, zmm3, zmm1, 0x78          ;   276.3 p0      45 k
        vpternlogd zmm19, zmm20, zmm29, 0x96        ;   278.5 p5      45 k
        vmovdqa64 zmm3, zmm1                        ;   241.5         45 k copy
        vpternlogd zmm3, zmm14, [rbp + 896], 0x95   ;   277.3 p0+p3   45 k
        vmovdqu64 [r9 + 10240], zmm19               ;   279.5 p7+p4  100 k
        vmovdqu64 zmm19, [rbp + 192]                ;   237.5 p2      48 k reload
        vmovdqa64 zmm20, zmm17                      ;   256.3         45 k copy
        vpternlogd zmm20, zmm1, zmm19, 0x6a         ;   277.5 p5      45 k
        vpternlogd zmm20, zmm18, zmm4, 0x69         ;   278.5 p0      45 k
        vmovdqu64 zmm18, [rbp + 960]                ;   257.3 p3      45 k reload
        vpternlogd zmm14, zmm9, zmm18, 0x6c         ;   278.5 p5      45 k
        vpternlogd zmm14, zmm27, zmm19, 0x4b        ;   279.5 p0      45 k
        vpternlogd zmm3, zmm18, zmm19, 0xe1         ;   279.5 p5      45 k
        vmovdqu64 zmm27, [rbp + 384]                ;   236.3 p2      48 k reload
        vpternlogd zmm4, zmm19, zmm27, 0x28         ;   280.3 p0      45 k
        vmovdqu64 zmm19, [rbp + 320]                ;   249.3 p3      48 k reload
        vpternlogd zmm27, zmm13, zmm19, 0x28        ;   280.5 p5      45 k
        vpternlogd zmm4, zmm28, zmm6, 0x96          ;   281.3 p0      45 k
        vmovdqu64 zmm6, [r8 + 4544]                 ;   183.8 p2     100 k.7
        vmovdqu64 zmm28, [r8 + 4608]                ;   184.0 p3     100 k.8
        vpternlogd zmm30, zmm9, zmm27, 0x96         ;   281.5 p5      45 k
        vmovdqu64 zmm9, [r8 + 4480]                 ;   184.8 p2     100 k.6
        vpternlogd zmm30, zmm16, zmm21, 0x96        ;   282.5 p0      45 k
        vmovdqu64 zmm16, [r8 + 4672]                ;   185.0 p3     100 k.9
        vmovdqu64 zmm21, [r8 + 4736]                ;   185.8 p2     100 k.10
        vpternlogd zmm4, zmm27, zmm23, 0x96         ;   282.5 p5      45 k
        vmovdqu64 zmm27, [r8 + 4800]                ;   186.0 p3     100 k.11
        vmovdqu64 [r9 + 10560], zmm30               ;   283.5 p8+p9  100 k
        vmovdqu64 zmm30, [r8 + 4864]                ;   186.8 p2     100 k.12
        vmovdqu64 [r9 + 10688], zmm4                ;   283.5 p7+p4  100 k
        vmovdqu64 zmm4, [r8 + 4928]                 ;   187.0 p3     100 k.13
        vpternlogd zmm23, zmm20, zmm20, 0xc3        ;   283.3 p0      45 k
        vpxord zmm8, zmm8, zmm3                     ;   283.5 p5      45 k
        vpternlogd zmm8, zmm31, zmm17, 0x96         ;   284.5 p0      45 k
        vmovdqu64 zmm17, [r8 + 4992]                ;   187.8 p2     100 k.14
        vmovdqu64 zmm31, [r8 + 5056]                ;   188.0 p3     100 k.15
        vpternlogd zmm8, zmm12, zmm26, 0x96         ;   285.5 p5      45 k
        vpternlogd zmm13, zmm19, [rbp + 768], 0x6a  ;   285.3 p0+p2   45 k
        vmovdqu64 zmm12, [r8 + 3584]                ;   189.0 p3      41 k
        vmovdqu64 zmm19, [r8 + 3520]                ;   189.8 p2     100 k.7 reload
        vpxord zmm12, zmm12, zmm19                  ;   285.5 p5      41 k
        vmovdqa64 zmm26, zmm15                      ;   182.8         41 k copy
        vpternlogd zmm26, zmm5, zmm0, 0x6a          ;   286.3 p0      41 k
        vpternlogd zmm23, zmm3, zmm18, 0x96         ;   286.5 p5      45 k
        vmovdqu64 zmm3, [r8 + 3968]                 ;   190.0 p3      41 k
        vpandd zmm3, zmm3, [r8 + 3712]              ;   287.3 p0+p2   41 k
        vpternlogd zmm13, zmm18, zmm1, 0xd2         ;   287.5 p5      45 k
        vmovdqu64 zmm18, [r8 + 3968]                ;   191.0 p3      41 k
        vpandd zmm18, zmm18, [r8 + 3904]            ;   288.3 p0+p2   41 k
        vpternlogd zmm7, zmm24, zmm13, 0x96         ;   288.5 p5      45 k
        vpxord zmm29, zmm29, zmm13                  ;   289.3 p0      45 k
        vmovdqu64 zmm13, [r8 + 3584]                ;   192.0 p3     100 k.8 reload
        vmovdqa64 zmm24, zmm19                      ;   195.8         41 k copy
        vpternlogd zmm24, zmm0, zmm13, 0x78         ;   289.5 p5      41 k
        vmovdqu64 [r9 + 10624], zmm8                ;   286.5 p8+p9  100 k
        vpternlogd zmm1, zmm2, [rbp + 576], 0x6c    ;   290.3 p0+p2   45 k
        vpandd zmm8, zmm5, zmm19                    ;   290.5 p5      41 k
        vpternlogd zmm1, zmm14, zmm22, 0x96         ;   291.3 p0      45 k
        vmovdqu64 zmm14, [r8 + 4032]                ;   193.0 p3     100 k.15 reload
        vpandd zmm22, zmm5, zmm14                   ;   291.5 p5      41 k
        vmovdqu64 [r9 + 10752], zmm23               ;   287.5 p7+p4  100 k
        vpternlogd zmm20, zmm2, [rbp + 704], 0x69   ;   292.3 p0+p2   45 k
        vpxord zmm2, zmm15, zmm13                   ;   292.5 p5      41 k
        vmovdqu64 zmm23, [r8 + 3968]                ;   194.0 p3     100 k.14 reload
        vpandd zmm28, zmm15, zmm23                  ;   293.3 p0      41 k
        vpternlogd zmm20, zmm25, zmm11, 0x69        ;   293.5 p5      45 k
        vmovdqu64 zmm11, [r8 + 3904]                ;   194.8 p2     100 k.13 reload
        vpandd zmm25, zmm13, zmm11                  ;   294.3 p0      41 k
        vmovdqu64 [r9 + 10496], zmm7                ;   289.5 p8+p9  100 k
        vpandd zmm7, zmm13, zmm19                   ;   294.5 p5      41 k
        vmovdqu64 [r9 + 10304], zmm1                ;   292.3 p7+p4  100 k
        vmovdqa64 zmm1, zmm13                       ;   198.0         41 k copy
        vpternlogd zmm1, zmm23, zmm11, 0x28         ;   295.3 p0      41 k
        vmovdqu64 [r9 + 10368], zmm20               ;   294.5 p8+p9  100 k
        vpxord zmm20, zmm19, zmm11                  ;   295.5 p5      41 k
        vpternlogd zmm18, zmm14, zmm0, 0x78         ;   296.3 p0      41 k
        vpandd zmm6, zmm19, zmm2                    ;   296.5 p5      41 k
        vpternlogd zmm7, zmm15, zmm0, 0x87          ;   297.3 p0      41 k
        vpternlogd zmm28, zmm2, zmm5, 0x78          ;   297.5 p5      41 k
        vpxord zmm9, zmm5, zmm14                    ;   298.3 p0      41 k
        vpandd zmm31, zmm23, zmm14                  ;   298.5 p5      41 k
        vmovdqa64 zmm17, zmm19                      ;   195.8         41 k copy
        vpternlogd zmm17, zmm14, zmm23, 0x6a        ;   299.3 p0      41 k
        vmovdqu64 zmm4, [r8 + 3712]                 ;   195.0 p3      41 k
        vpxord zmm4, zmm4, zmm20                    ;   299.5 p5      41 k
        vpternlogd zmm18, zmm4, zmm15, 0xd2         ;   300.5 p0      41 k
        vmovdqa64 zmm30, zmm11                      ;   200.8         41 k copy
        vpternlogd zmm30, zmm0, zmm0, 0xcf          ;   300.5 p5      41 k
        vpternlogd zmm29, zmm10, [rbp + 512], 0x96  ;   301.3 p0+p2   45 k
        vpandd zmm10, zmm19, zmm23                  ;   301.5 p5      41 k
        vmovdqu64 [r9 + 10432], zmm29               ;   302.3 p7+p4  100 k
        vmovdqa64 zmm29, zmm19                      ;   195.8         41 k copy
        vpternlogd zmm29, zmm23, zmm5, 0x28         ;   302.3 p0      41 k
        vpternlogd zmm7, zmm4, zmm14, 0xe1          ;   302.5 p5      41 k
        vmovdqu64 zmm27, [r8 + 3328]                ;   196.0 p3      41 k
        vpandd zmm27, zmm27, [r8 + 3264]            ;   303.3 p0+p2   41 k
        vmovdqu64 zmm21, [r8 + 3392]                ;   197.0 p3      41 k
        vpxord zmm21, zmm21, [r8 + 3136]            ;   303.5 p5+p2   41 k
        vmovdqu64 zmm16, [r8 + 3328]                ;   198.0 p3      41 k
        vpxord zmm16, zmm16, [r8 + 3136]            ;   304.3 p0+p2   41 k
        vmovdqu64 [rbp + 512], zmm22                ;   292.5 p8+p9   41 k spill
        vmovdqa64 zmm22, zmm13                      ;   198.0         41 k copy
        vpternlogd zmm22, zmm5, [r8 + 3712], 0x28   ;   304.5 p5+p3   41 k
        vpternlogd zmm22, zmm19, zmm11, 0x78        ;   305.5 p0      41 k
        vpternlogd zmm9, zmm22, zmm15, 0x6c         ;   306.5 p5      41 k
        vmovdqu64 [rbp + 704], zmm9                 ;   307.5 p7+p4   41 k spill
        vmovdqa64 zmm9, zmm14                       ;   199.0         41 k copy
        vpternlogd zmm9, zmm5, [r8 + 3712], 0x60    ;   306.3 p0+p2   41 k
        vpternlogd zmm9, zmm23, zmm0, 0x87          ;   307.3 p5      41 k
        vpternlogd zmm23, zmm24, zmm13, 0x93        ;   307.3 p0      41 k
        vpternlogd zmm13, zmm24, zmm14, 0x60        ;   307.5 p5      41 k
        vpternlogd zmm23, zmm26, zmm5, 0x87         ;   308.3 p0      41 k
        vpternlogd zmm8, zmm3, zmm23, 0x69          ;   309.3 p5      41 k
        vpternlogd zmm23, zmm12, zmm15, 0x78        ;   309.3 p0      41 k
        vpternlogd zmm15, zmm20, zmm14, 0x6a        ;   309.5 p5      41 k
        vpternlogd zmm15, zmm24, zmm5, 0x69         ;   310.5 p0      41 k
        vpternlogd zmm6, zmm22, zmm15, 0x69         ;   311.5 p5      41 k
        vmovdqu64 zmm12, [r8 + 3200]                ;   200.0 p3     100 k.2 reload
        vmovdqu64 zmm22, [r8 + 3456]                ;   200.8 p2      41 k
        vpternlogd zmm22, zmm12, zmm12, 0x3f        ;   311.3 p0      41 k
        vpxord zmm29, zmm29, zmm13                  ;   311.5 p5      41 k
        vmovdqu64 zmm13, [r8 + 3712]                ;   201.0 p3     100 k.10 reload
        vpternlogd zmm2, zmm0, zmm13, 0x78          ;   312.3 p0      41 k
        vpternlogd zmm19, zmm31, zmm13, 0x93        ;   312.5 p5      41 k
        vpternlogd zmm10, zmm11, zmm13, 0x87        ;   313.3 p0      41 k
        vpternlogd zmm19, zmm11, zmm5, 0x87         ;   313.5 p5      41 k
        vpternlogd zmm11, zmm8, zmm0, 0x6c          ;   314.3 p0      41 k
        vpternlogd zmm0, zmm4, zmm17, 0x6a          ;   314.5 p5      41 k
        vpternlogd zmm25, zmm11, zmm9, 0x69         ;   315.3 p0      41 k
        vmovdqu64 zmm11, [r8 + 4096]                ;   201.8 p2      48 k
        vmovdqu64 zmm24, [r8 + 4160]                ;   202.0 p3      48 k
        vpternlogd zmm0, zmm14, zmm13, 0x2d         ;   315.5 p5      41 k
        vmovdqu64 zmm14, [r8 + 4224]                ;   202.8 p2      48 k
        vpternlogd zmm5, zmm13, zmm19, 0x95         ;   316.3 p0      41 k
        vmovdqu64 zmm13, [r8 + 4288]                ;   203.0 p3      48 k
        vpternlogd zmm30, zmm19, zmm2, 0x69         ;   316.5 p5      41 k
        vmovdqu64 zmm19, [r8 + 4352]                ;   203.8 p2      48 k
        vpternlogd zmm29, zmm2, zmm10, 0x96         ;   317.3 p0      41 k
        vmovdqu64 zmm2, [r8 + 4416]                 ;   204.0 p3      48 k
        vpternlogd zmm10, zmm15, zmm7, 0x69         ;   317.5 p5      41 k
        vmovdqu64 zmm15, [r8 + 4480]                ;   204.8 p2      48 k
        vpternlogd zmm5, zmm26, zmm28, 0x69         ;   318.3 p0      41 k
        vpxord zmm28, zmm28, zmm7                   ;   318.5 p5      41 k
        vpternlogd zmm28, zmm31, zmm20, 0x96        ;   319.5 p0      41 k
        vmovdqu64 zmm7, [r8 + 3072]                 ;   205.0 p3     100 k.0 reload
        vmovdqu64 zmm20, [r8 + 3264]                ;   205.8 p2      41 k
        vpternlogd zmm20, zmm12, zmm7, 0x9a         ;   319.5 p5      41 k
        vmovdqu64 zmm26, [r8 + 3264]                ;   206.0 p3     100 k.3 reload
        vmovdqa64 zmm31, zmm7                       ;   211.0         41 k copy
        vpternlogd zmm31, zmm7, zmm26, 0xa5         ;   320.3 p0      41 k
        vpternlogd zmm5, zmm17, zmm1, 0x96          ;   320.5 p5      41 k
        vpternlogd zmm6, zmm8, zmm12, 0x69          ;   321.3 p0      41 k
        vpxord zmm8, zmm18, zmm23                   ;   321.5 p5      41 k
        vpternlogd zmm25, zmm23, zmm7, 0x96         ;   322.3 p0      41 k
        vmovdqu64 zmm17, [r8 + 3392]                ;   206.8 p2     100 k.5 reload
        vpternlogd zmm27, zmm12, zmm17, 0x48        ;   322.5 p5      41 k
        vpternlogd zmm5, zmm3, zmm17, 0x96          ;   323.3 p0      41 k
        vpandnd zmm3, zmm16, zmm17                  ;   323.5 p5      41 k
        vmovdqu64 zmm23, [r8 + 3328]                ;   207.0 p3     100 k.4 reload
        vpternlogd zmm30, zmm18, zmm23, 0x96        ;   324.3 p0      41 k
        vmovdqu64 zmm18, [r8 + 3136]                ;   207.8 p2     100 k.1 reload
        vmovdqu64 [rbp + 0], zmm4                   ;   300.5 p8+p9   41 k spill
        vmovdqa64 zmm4, zmm23                       ;   213.0         41 k copy
        vpternlogd zmm4, zmm12, zmm18, 0x9c         ;   324.5 p5      41 k
        vpternlogd zmm3, zmm23, zmm12, 0x48         ;   325.3 p0      41 k
        vpxord zmm14, zmm14, zmm6                   ;   325.5 p5      48 k
        vpxord zmm11, zmm11, zmm25                  ;   326.3 p0      48 k
        vpxord zmm2, zmm2, zmm5                     ;   326.5 p5      48 k
        vpxord zmm19, zmm19, zmm30                  ;   327.3 p0      48 k
        vmovdqu64 [rbp + 576], zmm11                ;   327.3 p7+p4   48 k spill
        vmovdqa64 zmm11, zmm23                      ;   213.0         41 k copy
        vpternlogd zmm11, zmm26, [r8 + 3456], 0x78  ;   327.5 p5+p3   41 k
        vmovdqu64 [rbp + 960], zmm14                ;   326.5 p8+p9   48 k spill
        vmovdqu64 zmm14, [rbp + 576]                ;   327.3 p2      45 k
        vmovdqu64 [rbp + 320], zmm2                 ;   327.5 p7+p4   48 k spill
        vmovdqu64 zmm2, [rbp + 576]                 ;   327.3 p3      45 k
        vmovdqu64 [rbp + 768], zmm19                ;   328.3 p8+p9   48 k spill
        vmovdqu64 zmm19, [rbp + 576]                ;   327.3 p2      45 k
        vpandd zmm2, zmm2, [rbp + 768]              ;   334.3 p0+p3   45 k
        vmovdqu64 [rbp + 384], zmm2                 ;   335.3 p7+p4   45 k spill
        vmovdqu64 zmm2, [rbp + 768]                 ;   328.3 p2      45 k
        vmovdqu64 [rbp + 192], zmm10                ;   318.5 p8+p9   41 k spill
        vmovdqu64 zmm10, [rbp + 768]                ;   328.3 p3      45 k
        vmovdqu64 [rbp + 256], zmm29                ;   318.3 p7+p4   41 k spill
        vmovdqu64 zmm29, [rbp + 320]                ;   327.5 p2      45 k
        vmovdqu64 [rbp - 64], zmm1                  ;   296.3 p8+p9   41 k spill
        vmovdqu64 zmm1, [rbp + 576]                 ;   327.3 p3      45 k
        vmovdqu64 [rbp + 64], zmm5                  ;   324.3 p7+p4   41 k spill
        vmovdqu64 zmm5, [rbp + 960]                 ;   326.5 p2      45 k
        vpternlogd zmm28, zmm9, [r8 + 3456], 0x96   ;   328.5 p5+p3   41 k
        vpternlogd zmm0, zmm18, [rbp + 704], 0x96   ;   329.3 p0+p2   41 k
        vmovdqa64 zmm9, zmm22                       ;   312.3         41 k copy
        vpternlogd zmm9, zmm26, zmm18, 0x78         ;   329.5 p5      41 k
        vpternlogd zmm31, zmm21, zmm9, 0xa6         ;   330.5 p0      41 k
        vpternlogd zmm9, zmm23, zmm7, 0x78          ;   330.5 p5      41 k
        vpternlogd zmm22, zmm31, zmm17, 0x87        ;   331.5 p0      41 k
        vpxord zmm24, zmm24, zmm0                   ;   331.5 p5      48 k
        vpxord zmm15, zmm15, zmm28                  ;   332.3 p0      48 k
        vpxord zmm14, zmm14, zmm24                  ;   333.3 p5      45 k
        vpxord zmm29, zmm29, zmm24                  ;   333.5 p0      45 k
        vpandd zmm1, zmm1, zmm29                    ;   334.5 p5      45 k
        vpxord zmm19, zmm19, zmm15                  ;   334.3 p0      45 k
        vpternlogd zmm8, zmm26, [rbp + 512], 0x96   ;   334.5 p5+p3   41 k
        vpxord zmm13, zmm13, zmm8                   ;   335.5 p0      48 k
        vmovdqu64 [rbp + 512], zmm29                ;   334.5 p8+p9   45 k spill
        vmovdqa64 zmm29, zmm11                      ;   328.5         41 k copy
        vmovdqu64 [rbp + 704], zmm1                 ;   335.5 p7+p4   45 k spill
        vmovdqa64 zmm1, zmm27                       ;   323.5         41 k copy
        vpternlogd zmm1, zmm20, zmm23, 0x87         ;   335.5 p5      41 k
        vpternlogd zmm20, zmm12, [r8 + 3456], 0xca  ;   336.3 p0+p2   41 k
        vpternlogd zmm1, zmm18, [r8 + 3456], 0x87   ;   336.5 p5+p3   41 k
        vmovdqu64 [rbp + 896], zmm19                ;   335.3 p8+p9   45 k spill
        vmovdqu64 zmm19, [rbp + 576]                ;   327.3 p2      45 k
        vmovdqu64 [rbp + 448], zmm14                ;   334.3 p7+p4   45 k spill
        vmovdqu64 zmm14, [rbp + 896]                ;   335.3 p3      45 k
        vpandd zmm19, zmm19, zmm24                  ;   337.3 p0      45 k
        vpxord zmm14, zmm14, zmm13                  ;   341.3 p5      45 k
        vmovdqu64 [rbp + 832], zmm19                ;   338.3 p8+p9   45 k spill
        vmovdqa64 zmm19, zmm4                       ;   325.5         41 k copy
        vpternlogd zmm19, zmm18, zmm18, 0x3f        ;   338.3 p0      41 k
        vpternlogd zmm4, zmm17, zmm7, 0x87          ;   338.5 p5      41 k
        vpternlogd zmm16, zmm19, [r8 + 3456], 0x93  ;   339.3 p0+p2   41 k
        vpternlogd zmm19, zmm26, zmm7, 0x87         ;   339.5 p5      41 k
        vmovdqu64 [rbp + 128], zmm14                ;   342.3 p7+p4   45 k spill
        vmovdqa64 zmm14, zmm31                      ;   331.5         41 k copy
        vpternlogd zmm14, zmm21, zmm21, 0xf3        ;   340.3 p0      41 k
        vpternlogd zmm21, zmm7, [r8 + 3456], 0x78   ;   340.5 p5+p3   41 k
        vpternlogd zmm20, zmm21, zmm17, 0x2d        ;   341.5 p0      41 k
        vpternlogd zmm20, zmm1, zmm23, 0x78         ;   342.5 p5      41 k
        vpxord zmm29, zmm29, zmm21                  ;   342.3 p0      41 k
        vpternlogd zmm0, zmm20, [r8 + 4736], 0x96   ;   343.5 p5+p2   48 k
        vmovdqa64 zmm20, zmm9                       ;   331.5         41 k copy
        vpternlogd zmm20, zmm1, zmm7, 0xd2          ;   343.3 p0      41 k
        vpternlogd zmm29, zmm20, zmm17, 0xc6        ;   344.3 p5      41 k
        vmovdqu64 zmm20, [rbp + 320]                ;   327.5 p3      45 k
        vpternlogd zmm1, zmm16, zmm17, 0xd2         ;   344.3 p0      41 k
        vpternlogd zmm1, zmm4, zmm26, 0x2d          ;   345.3 p5      41 k
        vpternlogd zmm17, zmm9, [r8 + 3456], 0x7d   ;   345.3 p0+p2   41 k
        vpternlogd zmm16, zmm19, [r8 + 3456], 0xd7  ;   345.5 p5+p3   41 k
        vpternlogd zmm4, zmm11, zmm16, 0x96         ;   346.5 p0      41 k
        vpternlogd zmm14, zmm16, zmm27, 0x96        ;   346.5 p5      41 k
        vmovdqu64 zmm11, [r8 + 4544]                ;   219.8 p2     100 k.7 reload
        vmovdqu64 zmm16, [rbp - 64]                 ;   296.3 p3      41 k reload
        vmovdqu64 zmm27, [rbp + 256]                ;   318.3 p2      48 k
        vpternlogd zmm27, zmm16, zmm11, 0x96        ;   347.3 p0      48 k
        vpternlogd zmm31, zmm4, zmm23, 0x93         ;   347.5 p5      41 k
        vpternlogd zmm14, zmm26, zmm7, 0xb4         ;   348.3 p0      41 k
        vmovdqu64 zmm4, [r8 + 4608]                 ;   221.8 p3     100 k.8 reload
        vmovdqu64 zmm16, [rbp + 0]                  ;   300.5 p2      41 k reload
        vmovdqu64 zmm26, [rbp + 192]                ;   318.5 p3      48 k
        vpternlogd zmm26, zmm16, zmm4, 0x96         ;   348.5 p5      48 k
        vpternlogd zmm7, zmm19, zmm18, 0x9e         ;   349.3 p0      41 k
        vpternlogd zmm31, zmm19, zmm12, 0x2d        ;   349.5 p5      41 k
        vpternlogd zmm17, zmm3, zmm7, 0x96          ;   350.3 p0      41 k
        vmovdqu64 zmm3, [rbp + 960]                 ;   326.5 p2      48 k reload
        vmovdqu64 zmm16, [rbp + 768]                ;   328.3 p3      48 k reload
        vmovdqu64 zmm19, [rbp + 320]                ;   327.5 p2      45 k
        vpternlogd zmm19, zmm16, zmm3, 0x6a         ;   350.5 p5      45 k
        vpternlogd zmm7, zmm23, zmm18, 0x2d         ;   351.3 p0      41 k
        vpternlogd zmm7, zmm9, zmm12, 0x87          ;   352.3 p5      41 k
        vpternlogd zmm7, zmm22, zmm21, 0x96         ;   353.3 p0      41 k
        vmovdqu64 zmm9, [r8 + 4672]                 ;   226.0 p3     100 k.9 reload
        vpternlogd zmm25, zmm29, zmm9, 0x96         ;   352.5 p5      48 k
        vmovdqu64 zmm12, [r8 + 4096]                ;   226.3 p2     100 k.0 reload
        vmovdqu64 [r9 + 4096], zmm12                ;   232.3 p8+p9   99 k
        vmovdqu64 zmm18, [r8 + 4160]                ;   227.5 p3     100 k.1 reload
        vmovdqu64 [r9 + 4160], zmm18                ;   233.5 p7+p4   99 k
        vmovdqu64 zmm21, [r8 + 4928]                ;   227.8 p2     100 k.13 reload
        vpternlogd zmm30, zmm1, zmm21, 0x96         ;   353.3 p0      48 k
        vmovdqu64 zmm1, [r8 + 5056]                 ;   228.5 p3     100 k.15 reload
        vpternlogd zmm28, zmm14, zmm1, 0x96         ;   353.5 p5      48 k
        vmovdqu64 zmm14, [r8 + 4800]                ;   228.8 p2     100 k.11 reload
        vpternlogd zmm6, zmm31, zmm14, 0x96         ;   354.3 p0      48 k
        vmovdqu64 zmm22, [r8 + 4224]                ;   229.5 p3     100 k.2 reload
        vmovdqu64 [r9 + 4224], zmm22                ;   235.5 p8+p9   99 k
        vmovdqu64 zmm23, [r8 + 4864]                ;   229.8 p2     100 k.12 reload
        vpternlogd zmm8, zmm17, zmm23, 0x96         ;   354.5 p5      48 k
        vmovdqu64 zmm17, [r8 + 4288]                ;   230.5 p3     100 k.3 reload
        vmovdqu64 [r9 + 4288], zmm17                ;   236.5 p7+p4   99 k
        vmovdqu64 zmm29, [r8 + 4352]                ;   231.7 p2     100 k.4 reload
        vmovdqu64 [r9 + 4352], zmm29                ;   237.7 p8+p9   99 k
        vmovdqu64 [r9 + 11904], zmm0                ;   344.5 p7+p4  100 k
        vpandd zmm31, zmm24, zmm15                  ;   355.3 p0      45 k
        vmovdqu64 [r9 + 11840], zmm25               ;   353.5 p8+p9  100 k
        vmovdqu64 [r9 + 12096], zmm30               ;   354.3 p7+p4  100 k
        vmovdqu64 [r9 + 11968], zmm6                ;   355.3 p8+p9  100 k
        vmovdqu64 [r9 + 12224], zmm28               ;   354.5 p7+p4  100 k
        vmovdqu64 [r9 + 12032], zmm8                ;   355.5 p8+p9  100 k
        vpandd zmm2, zmm2, zmm26                    ;   355.5 p5      45 k
        vpxord zmm10, zmm10, zmm26                  ;   356.3 p0      45 k
        vpandd zmm5, zmm5, zmm26                    ;   356.5 p5      45 k
        vpternlogd zmm5, zmm27, zmm15, 0x78         ;   357.5 p0      45 k
        vpandd zmm20, zmm20, zmm27                  ;   357.5 p5      45 k
        vpternlogd zmm20, zmm16, [rbp + 512], 0x78  ;   358.5 p0+p3   45 k
        vmovdqa64 zmm18, zmm16                      ;   334.3         45 k copy
        vpternlogd zmm18, zmm13, zmm24, 0x48        ;   358.5 p5      45 k
        vpternlogd zmm18, zmm15, [rbp + 576], 0x78  ;   359.5 p0+p2   45 k
        vpandd zmm29, zmm15, zmm13                  ;   359.5 p5      45 k
        vpandd zmm12, zmm13, zmm27                  ;   360.3 p0      45 k
        vpternlogd zmm10, zmm18, [rbp + 320], 0x6c  ;   360.5 p5+p3   45 k
        vmovdqa64 zmm22, zmm15                      ;   333.3         45 k copy
        vpternlogd zmm22, zmm3, zmm3, 0xcf          ;   361.3 p0      45 k
        vmovdqa64 zmm17, zmm27                      ;   348.3         45 k copy
        vpternlogd zmm17, zmm15, zmm24, 0x48        ;   361.5 p5      45 k
        vpternlogd zmm29, zmm27, [rbp + 576], 0x87  ;   362.3 p0+p2   45 k
        vmovdqa64 zmm1, zmm20                       ;   359.5         45 k copy
        vpandd zmm21, zmm27, zmm26                  ;   362.5 p5      45 k
        vmovdqa64 zmm23, zmm26                      ;   349.5         45 k copy
        vpternlogd zmm23, zmm16, zmm13, 0x60        ;   363.3 p0      45 k
        vpternlogd zmm23, zmm27, zmm3, 0x87         ;   364.3 p5      45 k
        vmovdqa64 zmm14, zmm3                       ;   332.5         45 k copy
        vpternlogd zmm14, zmm24, [rbp + 576], 0x6a  ;   364.3 p0+p3   45 k
        vmovdqa64 zmm9, zmm14                       ;   365.3         45 k copy
        vpternlogd zmm9, zmm27, zmm24, 0x87         ;   365.3 p5      45 k
        vpternlogd zmm9, zmm19, zmm16, 0x87         ;   366.3 p0      45 k
        vpternlogd zmm24, zmm14, zmm26, 0x60        ;   365.5 p5      45 k
        vmovdqu64 zmm4, [rbp + 64]                  ;   324.3 p2      41 k reload
        vpternlogd zmm7, zmm4, [r8 + 4992], 0x96    ;   366.3 p0+p3   48 k
        vmovdqu64 [r9 + 4544], zmm11                ;   247.0 p7+p4   99 k
        vmovdqu64 zmm4, [r8 + 5120]                 ;   247.5 p2     100 k.0
        vmovdqu64 zmm4, [r8 + 5184]                 ;   247.7 p3     100 k.1
        vmovdqu64 zmm4, [r8 + 5248]                 ;   250.3 p2     100 k.2
        vmovdqu64 zmm4, [r8 + 5312]                 ;   250.5 p3     100 k.3
        vmovdqu64 zmm4, [r8 + 5376]                 ;   251.3 p2     100 k.4
        vmovdqu64 zmm4, [r8 + 5568]                 ;   251.5 p3     100 k.7
        vmovdqu64 zmm4, [r8 + 5440]                 ;   252.3 p2     100 k.5
        vmovdqu64 zmm4, [r8 + 5504]                 ;   252.5 p3     100 k.6
        vmovdqu64 zmm4, [r8 + 4416]                 ;   253.3 p2     100 k.5 reload
        vmovdqu64 [r9 + 4416], zmm4                 ;   259.3 p8+p9   99 k
        vmovdqu64 zmm4, [r8 + 4480]                 ;   253.5 p3     100 k.6 reload
        vmovdqu64 [r9 + 4480], zmm4                 ;   259.5 p7+p4   99 k
        vmovdqu64 zmm4, [r8 + 4608]                 ;   254.3 p2     100 k.8 reload
        vmovdqu64 [r9 + 4608], zmm4                 ;   260.3 p8+p9   99 k
        vmovdqu64 zmm11, [r8 + 4672]                ;   254.5 p3     100 k.9 reload
        vmovdqu64 [r9 + 4672], zmm11                ;   260.5 p7+p4   99 k
        vmovdqu64 zmm4, [r8 + 4736]                 ;   255.3 p2     100 k.10 reload
        vmovdqu64 [r9 + 4736], zmm4                 ;   261.3 p8+p9   99 k
        vmovdqu64 zmm4, [r8 + 4800]                 ;   255.5 p3     100 k.11 reload
        vmovdqu64 [r9 + 4800], zmm4                 ;   261.5 p7+p4   99 k
        vmovdqu64 zmm11, [r8 + 4864]                ;   256.3 p2     100 k.12 reload
        vmovdqu64 [r9 + 4864], zmm11                ;   262.3 p8+p9   99 k
        vmovdqu64 [r9 + 12160], zmm7                ;   367.3 p7+p4  100 k
        vmovdqu64 zmm4, [r8 + 4928]                 ;   256.5 p3     100 k.13 reload
        vmovdqu64 [r9 + 4928], zmm4                 ;   262.5 p8+p9   99 k
        vmovdqu64 zmm4, [r8 + 4992]                 ;   257.3 p2     100 k.14 reload
        vmovdqu64 [r9 + 4992], zmm4                 ;   263.3 p7+p4   99 k
        vmovdqu64 zmm4, [r8 + 5056]                 ;   257.5 p3     100 k.15 reload
        vmovdqu64 [r9 + 5056], zmm4                 ;   263.5 p8+p9   99 k
        vmovdqa64 zmm4, zmm26                       ;   349.5         45 k copy
        vpternlogd zmm4, zmm27, [rbp + 576], 0x6c   ;   366.5 p5+p2   45 k
        vpternlogd zmm27, zmm16, [rbp + 576], 0x48  ;   367.3 p0+p3   45 k
        vmovdqa64 zmm11, zmm13                      ;   336.5         45 k copy
        vpternlogd zmm11, zmm3, [rbp + 512], 0x6a   ;   367.5 p5+p2   45 k
        vpternlogd zmm24, zmm27, zmm11, 0x96        ;   368.5 p0      45 k
        vpternlogd zmm24, zmm29, zmm17, 0x96        ;   369.5 p5      45 k
        vmovdqu64 [r9 + 11712], zmm24               ;   370.5 p7+p4  100 k
        vmovdqu64 zmm24, [rbp + 320]                ;   327.5 p3      48 k reload
        vmovdqu64 zmm27, [rbp + 128]                ;   342.3 p2      45 k reload
        vpternlogd zmm5, zmm27, zmm24, 0xd2         ;   369.3 p0      45 k
        vmovdqa64 zmm28, zmm5                       ;   370.3         45 k copy
        vmovdqa64 zmm7, zmm27                       ;   348.3         45 k copy
        vpternlogd zmm7, zmm4, zmm3, 0x6c           ;   369.5 p5      45 k
        vpternlogd zmm7, zmm26, zmm13, 0x2d         ;   370.5 p0      45 k
        vpternlogd zmm10, zmm7, zmm0, 0x96          ;   371.5 p5      45 k
        vmovdqa64 zmm0, zmm24                       ;   333.5         45 k copy
        vpternlogd zmm0, zmm3, [rbp + 832], 0x95    ;   371.3 p0+p3   45 k
        vmovdqu64 [r9 + 11328], zmm10               ;   372.5 p8+p9  100 k
        vpternlogd zmm0, zmm27, zmm26, 0xe1         ;   372.3 p5      45 k
        vmovdqu64 zmm7, [rbp + 896]                 ;   335.3 p2      45 k reload
        vpternlogd zmm26, zmm24, zmm7, 0x78         ;   372.3 p0      45 k
        vpternlogd zmm26, zmm14, zmm16, 0x69        ;   373.3 p5      45 k
        vpternlogd zmm24, zmm9, [rbp + 448], 0x6c   ;   373.3 p0+p3   45 k
        vpternlogd zmm9, zmm12, [rbp + 384], 0x69   ;   373.5 p5+p2   45 k
        vmovdqu64 zmm10, [r8 + 5632]                ;   262.5 p3     100 k.8
        vpternlogd zmm3, zmm9, zmm15, 0x6c          ;   374.5 p0      45 k
        vmovdqu64 zmm14, [r8 + 5696]                ;   263.3 p2     100 k.9
        vpternlogd zmm31, zmm3, zmm23, 0x69         ;   375.5 p5      45 k
        vmovdqu64 zmm3, [r8 + 5760]                 ;   263.5 p3     100 k.10
        vpternlogd zmm31, zmm25, zmm24, 0x96        ;   376.5 p0      45 k
        vmovdqu64 zmm25, [r8 + 5824]                ;   264.3 p2     100 k.11
        vpxord zmm28, zmm28, zmm24                  ;   375.5 p5      45 k
        vmovdqu64 zmm24, [r8 + 5888]                ;   264.5 p3     100 k.12
        vpternlogd zmm28, zmm2, zmm8, 0x96          ;   376.5 p0      45 k
        vmovdqu64 zmm2, [r8 + 5952]                 ;   265.3 p2     100 k.13
        vmovdqu64 zmm8, [r8 + 6016]                 ;   265.5 p3     100 k.14
        vmovdqu64 [r9 + 11264], zmm31               ;   377.5 p7+p4  100 k
        vmovdqu64 zmm31, [r8 + 6080]                ;   266.3 p2     100 k.15
        vmovdqu64 [r9 + 11456], zmm28               ;   377.5 p8+p9  100 k
        vmovdqu64 zmm28, [r8 + 4608]                ;   266.5 p3      41 k
        vpxord zmm28, zmm28, [r8 + 4544]            ;   376.5 p5+p2   41 k
        vpternlogd zmm29, zmm26, zmm26, 0xc3        ;   377.3 p0      45 k
        vpternlogd zmm29, zmm27, zmm0, 0x96         ;   378.3 p5      45 k
        vmovdqu64 zmm27, [r8 + 4992]                ;   267.5 p3      41 k
        vpandd zmm27, zmm27, [r8 + 4736]            ;   378.3 p0+p2   41 k
        vpxord zmm1, zmm1, zmm0                     ;   378.5 p5      45 k
        vmovdqu64 zmm0, [r8 + 4992]                 ;   268.5 p3      41 k
        vpandd zmm0, zmm0, [r8 + 4928]              ;   379.3 p0+p2   41 k
        vpternlogd zmm1, zmm7, zmm21, 0x96          ;   379.5 p5      45 k
        vmovdqu64 zmm7, [r8 + 4544]                 ;   269.5 p3      41 k
        vpandd zmm7, zmm7, [r8 + 4800]              ;   380.3 p0+p2   41 k
        vmovdqu64 [r9 + 11776], zmm29               ;   379.3 p7+p4  100 k
        vmovdqu64 zmm29, [r8 + 5056]                ;   270.5 p3      41 k
        vpandd zmm29, zmm29, [r8 + 4800]            ;   380.5 p5+p2   41 k
        vpternlogd zmm26, zmm18, [rbp + 704], 0x69  ;   381.3 p0+p3   45 k
        vmovdqu64 zmm18, [r8 + 4608]                ;   272.3 p2      41 k
        vpandd zmm18, zmm18, [r8 + 4928]            ;   381.5 p5+p3   41 k
        vpternlogd zmm26, zmm9, zmm6, 0x69          ;   382.3 p0      45 k
        vmovdqu64 zmm6, [r8 + 4544]                 ;   273.3 p2      41 k
        vmovdqu64 zmm9, [r8 + 4928]                 ;   273.5 p3     100 k.13 reload
        vpxord zmm6, zmm6, zmm9                     ;   382.5 p5      41 k
        vmovdqu64 [r9 + 11392], zmm26               ;   383.3 p8+p9  100 k
        vmovdqu64 zmm26, [r8 + 5056]                ;   274.3 p2      41 k
        vpxord zmm26, zmm26, [r8 + 4800]            ;   383.3 p0+p3   41 k
        vpternlogd zmm21, zmm13, [rbp + 576], 0x87  ;   383.5 p5+p2   45 k
        vpternlogd zmm21, zmm15, zmm16, 0x87        ;   384.5 p0      45 k
        vmovdqu64 zmm15, [r8 + 4736]                ;   275.5 p3      41 k
        vpternlogd zmm22, zmm11, zmm21, 0x69        ;   385.5 p5      45 k
        vmovdqu64 zmm11, [r8 + 4608]                ;   276.3 p2      41 k
        vpxord zmm11, zmm11, [r8 + 4864]            ;   385.3 p0+p3   41 k
        vpternlogd zmm21, zmm16, zmm13, 0x87        ;   385.5 p5      45 k
        vmovdqu64 zmm13, [r8 + 4544]                ;   277.3 p2      41 k
        vpternlogd zmm21, zmm20, zmm19, 0x69        ;   386.5 p0      45 k
        vmovdqu64 zmm16, [r8 + 4992]                ;   277.5 p3     100 k.14 reload
        vmovdqu64 zmm19, [r8 + 4608]                ;   278.3 p2      41 k
        vpternlogd zmm19, zmm9, zmm16, 0x48         ;   386.5 p5      41 k
        vpternlogd zmm21, zmm4, zmm17, 0x96         ;   387.5 p0      45 k
        vmovdqu64 zmm4, [r8 + 4608]                 ;   278.5 p3      41 k
        vmovdqu64 zmm17, [r8 + 4544]                ;   279.3 p2     100 k.7 reload
        vpandd zmm4, zmm4, zmm17                    ;   387.5 p5      41 k
        vmovdqu64 zmm20, [r8 + 5056]                ;   279.5 p3     100 k.15 reload
        vpandd zmm10, zmm16, zmm20                  ;   388.3 p0      41 k
        vpternlogd zmm22, zmm5, zmm30, 0x96         ;   388.5 p5      45 k
        vmovdqu64 zmm5, [r8 + 4864]                 ;   280.3 p2     100 k.12 reload
        vpandd zmm30, zmm16, zmm5                   ;   389.3 p0      41 k
        vmovdqu64 [r9 + 11520], zmm22               ;   389.5 p7+p4  100 k
        vmovdqa64 zmm22, zmm17                      ;   285.3         41 k copy
        vpternlogd zmm22, zmm20, zmm16, 0x6a        ;   389.5 p5      41 k
        vpxord zmm15, zmm15, zmm6                   ;   390.3 p0      41 k
        vpandd zmm13, zmm13, zmm11                  ;   390.5 p5      41 k
        vpternlogd zmm1, zmm23, [r9 + 12224], 0x96  ;   391.3 p0+p3   45 k
        vmovdqu64 [r9 + 11648], zmm1                ;   392.3 p8+p9  100 k
        vmovdqu64 zmm1, [r8 + 4672]                 ;   281.3 p2     100 k.9 reload
        vmovdqa64 zmm23, zmm1                       ;   287.3         41 k copy
        vpternlogd zmm23, zmm9, zmm1, 0xf3          ;   391.5 p5      41 k
        vpternlogd zmm0, zmm20, zmm1, 0x78          ;   392.3 p0      41 k
        vpternlogd zmm4, zmm5, zmm1, 0x87           ;   392.5 p5      41 k
        vpternlogd zmm0, zmm15, zmm5, 0xd2          ;   393.3 p0      41 k
        vpternlogd zmm21, zmm12, [r9 + 12160], 0x96 ;   393.5 p5+p3   45 k
        vpandd zmm12, zmm16, zmm17                  ;   394.3 p0      41 k
        vmovdqu64 [r9 + 11584], zmm21               ;   394.5 p7+p4  100 k
        vmovdqa64 zmm21, zmm20                      ;   285.5         41 k copy
        vpternlogd zmm4, zmm15, zmm20, 0xe1         ;   394.5 p5      41 k
        vmovdqu64 zmm31, [r8 + 4352]                ;   282.3 p2      41 k
        vpandd zmm31, zmm31, [r8 + 4288]            ;   395.3 p0+p3   41 k
        vmovdqu64 zmm8, [r8 + 4416]                 ;   283.3 p2      41 k
        vpxord zmm8, zmm8, [r8 + 4160]              ;   395.5 p5+p3   41 k
        vmovdqu64 zmm2, [r8 + 4352]                 ;   284.3 p2      41 k
        vpxord zmm2, zmm2, [r8 + 4160]              ;   396.3 p0+p3   41 k
        vmovdqu64 zmm24, [r8 + 4160]                ;   285.3 p2      41 k
        vmovdqa64 zmm25, zmm5                       ;   286.3         41 k copy
        vpternlogd zmm25, zmm1, [r8 + 4800], 0x6c   ;   396.5 p5+p3   41 k
        vmovdqa64 zmm3, zmm17                       ;   285.3         41 k copy
        vpternlogd zmm3, zmm1, [r8 + 4608], 0x78    ;   397.3 p0+p2   41 k
        vpxord zmm21, zmm21, zmm3                   ;   398.3 p5      41 k
        vmovdqa64 zmm14, zmm17                      ;   285.3         41 k copy
        vpternlogd zmm14, zmm16, [r8 + 4800], 0x28  ;   398.3 p0+p3   41 k
        vpternlogd zmm30, zmm11, [r8 + 4800], 0x78  ;   398.5 p5+p2   41 k
        vpternlogd zmm11, zmm1, [r8 + 4736], 0x78   ;   399.3 p0+p3   41 k
        vpternlogd zmm21, zmm14, [r8 + 4608], 0x6c  ;   399.5 p5+p2   41 k
        vmovdqa64 zmm14, zmm6                       ;   383.5         41 k copy
        vpternlogd zmm14, zmm20, zmm5, 0x6c         ;   400.3 p0      41 k
        vmovdqu64 [rbp + 768], zmm29                ;   381.5 p8+p9   41 k spill
        vmovdqa64 zmm29, zmm0                       ;   394.3         41 k copy
        vpternlogd zmm12, zmm9, [r8 + 4736], 0x87   ;   400.5 p5+p3   41 k
        vpternlogd zmm21, zmm12, zmm11, 0x96        ;   401.5 p0      41 k
        vpternlogd zmm14, zmm3, [r8 + 4800], 0x69   ;   401.5 p5+p2   41 k
        vpternlogd zmm12, zmm4, zmm14, 0x69         ;   402.5 p0      41 k
        vpxord zmm4, zmm4, zmm30                    ;   402.5 p5      41 k
        vpternlogd zmm4, zmm6, zmm10, 0x96          ;   403.5 p0      41 k
        vmovdqu64 zmm6, [r8 + 4736]                 ;   289.5 p3     100 k.10 reload
        vpternlogd zmm10, zmm17, zmm6, 0x87         ;   403.5 p5      41 k
        vmovdqu64 [rbp + 576], zmm12                ;   403.5 p7+p4   41 k spill
        vmovdqa64 zmm12, zmm20                      ;   285.5         41 k copy
        vpternlogd zmm12, zmm6, [r8 + 4800], 0x60   ;   404.3 p0+p2   41 k
        vpternlogd zmm12, zmm16, zmm1, 0x87         ;   405.3 p5      41 k
        vpternlogd zmm3, zmm16, [r8 + 4608], 0x87   ;   405.3 p0+p3   41 k
        vmovdqu64 zmm16, [r8 + 4800]                ;   291.3 p2     100 k.11 reload
        vpternlogd zmm3, zmm25, zmm16, 0x87         ;   406.3 p5      41 k
        vpternlogd zmm7, zmm27, zmm3, 0x69          ;   407.3 p0      41 k
        vpternlogd zmm3, zmm28, zmm5, 0x78          ;   407.3 p5      41 k
        vmovdqa64 zmm28, zmm16                      ;   297.3         41 k copy
        vpternlogd zmm28, zmm6, [r8 + 4608], 0x48   ;   407.3 p0+p3   41 k
        vpternlogd zmm28, zmm17, zmm9, 0x78         ;   408.3 p5      41 k
        vpternlogd zmm26, zmm5, zmm28, 0x6a         ;   409.3 p0      41 k
        vpternlogd zmm14, zmm13, zmm28, 0x69        ;   409.3 p5      41 k
        vmovdqu64 zmm5, [r8 + 4224]                 ;   292.3 p2     100 k.2 reload
        vmovdqu64 zmm13, [r8 + 4480]                ;   292.5 p3      41 k
        vpternlogd zmm13, zmm5, zmm5, 0x3f          ;   409.3 p0      41 k
        vpternlogd zmm10, zmm9, zmm16, 0x87         ;   409.5 p5      41 k
        vpternlogd zmm9, zmm7, zmm1, 0x6c           ;   410.3 p0      41 k
        vpternlogd zmm1, zmm15, zmm22, 0x6a         ;   410.5 p5      41 k
        vpternlogd zmm18, zmm9, zmm12, 0x69         ;   411.3 p0      41 k
        vmovdqu64 zmm9, [r8 + 5120]                 ;   293.3 p2      48 k
        vmovdqu64 zmm17, [r8 + 5184]                ;   293.5 p3      48 k
        vmovdqu64 zmm28, [r8 + 5248]                ;   294.3 p2      48 k
        vpternlogd zmm1, zmm20, zmm6, 0x2d          ;   411.5 p5      41 k
        vmovdqu64 zmm20, [r8 + 5312]                ;   294.5 p3      48 k
        vpternlogd zmm23, zmm11, zmm10, 0x69        ;   412.3 p0      41 k
        vmovdqu64 zmm11, [r8 + 5376]                ;   295.3 p2      48 k
        vpternlogd zmm10, zmm16, zmm6, 0x87         ;   412.5 p5      41 k
        vmovdqu64 zmm6, [r8 + 5440]                 ;   295.5 p3      48 k
        vmovdqu64 zmm16, [r8 + 5504]                ;   296.3 p2      48 k
        vpternlogd zmm10, zmm30, zmm25, 0x69        ;   413.5 p0      41 k
        vpternlogd zmm10, zmm22, zmm19, 0x96        ;   414.5 p5      41 k
        vmovdqu64 zmm22, [r8 + 4096]                ;   296.5 p3     100 k.0 reload
        vmovdqu64 zmm25, [r8 + 4288]                ;   297.3 p2      41 k
        vpternlogd zmm25, zmm22, zmm22, 0xc3        ;   414.3 p0      41 k
        vpxord zmm29, zmm29, zmm3                   ;   414.5 p5      41 k
        vpternlogd zmm14, zmm7, zmm5, 0x69          ;   415.3 p0      41 k
        vmovdqu64 zmm7, [r8 + 4288]                 ;   297.5 p3     100 k.3 reload
        vmovdqa64 zmm30, zmm5                       ;   298.3         41 k copy
        vpternlogd zmm30, zmm22, zmm7, 0xc6         ;   415.5 p5      41 k
        vpternlogd zmm18, zmm3, zmm22, 0x96         ;   416.3 p0      41 k
        vmovdqu64 zmm3, [r8 + 4416]                 ;   298.3 p2     100 k.5 reload
        vpternlogd zmm31, zmm5, zmm3, 0x48          ;   416.5 p5      41 k
        vpternlogd zmm10, zmm27, zmm3, 0x96         ;   417.3 p0      41 k
        vpandnd zmm27, zmm2, zmm3                   ;   417.5 p5      41 k
        vpxord zmm28, zmm28, zmm14                  ;   418.3 p0      48 k
        vpxord zmm9, zmm9, zmm18                    ;   418.5 p5      48 k
        vpxord zmm6, zmm6, zmm10                    ;   419.3 p0      48 k
        vpternlogd zmm21, zmm19, [r8 + 5568], 0x96  ;   419.5 p5+p3   48 k
        vmovdqu64 zmm19, [r8 + 4480]                ;   299.3 p2     100 k.6 reload
        vpternlogd zmm4, zmm12, zmm19, 0x96         ;   420.3 p0      41 k
        vmovdqu64 zmm12, [r8 + 4352]                ;   299.5 p3     100 k.4 reload
        vmovdqu64 [rbp + 704], zmm21                ;   420.5 p8+p9   48 k spill
        vmovdqa64 zmm21, zmm19                      ;   305.3         41 k copy
        vpternlogd zmm21, zmm7, zmm12, 0x6a         ;   420.5 p5      41 k
        vpternlogd zmm23, zmm0, zmm12, 0x96         ;   421.3 p0      41 k
        vmovdqu64 zmm0, [rbp + 704]                 ;   420.5 p2      45 k
        vpternlogd zmm27, zmm12, zmm5, 0x48         ;   421.5 p5      41 k
        vpxord zmm16, zmm16, zmm4                   ;   422.3 p0      48 k
        vpxord zmm11, zmm11, zmm23                  ;   422.5 p5      48 k
        vmovdqu64 [rbp + 896], zmm16                ;   423.3 p7+p4   48 k spill
        vmovdqa64 zmm16, zmm12                      ;   305.5         41 k copy
        vpternlogd zmm16, zmm5, [r8 + 4160], 0x9c   ;   423.3 p0+p3   41 k
        vpandd zmm24, zmm24, zmm16                  ;   424.3 p5      41 k
        vpternlogd zmm2, zmm24, zmm19, 0x6c         ;   425.3 p0      41 k
        vpternlogd zmm16, zmm3, zmm22, 0x87         ;   424.5 p5      41 k
        vpternlogd zmm24, zmm7, zmm22, 0x78         ;   425.3 p0      41 k
        vmovdqu64 [rbp + 128], zmm9                 ;   419.5 p8+p9   48 k spill
        vmovdqu64 zmm9, [rbp + 896]                 ;   423.3 p2      45 k
        vmovdqu64 [rbp + 960], zmm28                ;   419.3 p7+p4   48 k spill
        vmovdqu64 zmm28, [rbp + 128]                ;   419.5 p3      45 k
        vmovdqu64 [rbp + 384], zmm6                 ;   420.3 p8+p9   48 k spill
        vmovdqu64 zmm6, [rbp + 128]                 ;   419.5 p2      45 k
        vmovdqu64 [rbp + 320], zmm11                ;   423.5 p7+p4   48 k spill
        vmovdqu64 zmm11, [rbp + 896]                ;   423.3 p3      45 k
        vpandd zmm6, zmm6, [rbp + 320]              ;   429.5 p5+p2   45 k
        vpxord zmm11, zmm11, [rbp + 128]            ;   429.3 p0+p3   45 k
        vmovdqu64 [rbp + 448], zmm11                ;   430.3 p8+p9   45 k spill
        vmovdqu64 zmm11, [rbp + 320]                ;   423.5 p2      45 k
        vmovdqu64 [rbp + 832], zmm6                 ;   430.5 p7+p4   45 k spill
        vmovdqu64 zmm6, [rbp + 320]                 ;   423.5 p3      45 k
        vmovdqu64 [rbp + 512], zmm15                ;   391.3 p8+p9   41 k spill
        vmovdqu64 zmm15, [rbp + 448]                ;   430.3 p2      45 k
        vmovdqu64 [rbp + 64], zmm4                  ;   421.3 p7+p4   41 k spill
        vmovdqu64 zmm4, [rbp + 384]                 ;   420.3 p3      45 k
        vmovdqu64 [rbp + 0], zmm10                  ;   418.3 p8+p9   41 k spill
        vmovdqu64 zmm10, [rbp + 128]                ;   419.5 p2      45 k
        vmovdqu64 [rbp + 192], zmm23                ;   422.3 p7+p4   41 k spill
        vmovdqu64 zmm23, [rbp + 960]                ;   419.3 p3      45 k
        vpternlogd zmm26, zmm1, [r8 + 4160], 0x96   ;   426.5 p5+p2   41 k
        vmovdqa64 zmm1, zmm8                        ;   396.5         41 k copy
        vpternlogd zmm1, zmm19, zmm22, 0x78         ;   427.3 p0      41 k
        vpxord zmm17, zmm17, zmm26                  ;   427.5 p5      48 k
        vpxord zmm28, zmm28, zmm17                  ;   428.5 p0      45 k
        vpandd zmm9, zmm9, zmm17                    ;   429.3 p5      45 k
        vpxord zmm4, zmm4, zmm17                    ;   429.3 p0      45 k
        vpandd zmm10, zmm10, zmm4                   ;   430.3 p5      45 k
        vpternlogd zmm29, zmm7, [rbp + 768], 0x96   ;   430.3 p0+p3   41 k
        vpxord zmm20, zmm20, zmm29                  ;   431.3 p5      48 k
        vpandd zmm0, zmm0, zmm20                    ;   432.3 p0      45 k
        vpxord zmm15, zmm15, zmm20                  ;   436.3 p5      45 k
        vmovdqu64 [rbp + 768], zmm4                 ;   430.3 p8+p9   45 k spill
        vmovdqa64 zmm4, zmm31                       ;   417.5         41 k copy
        vpternlogd zmm4, zmm30, zmm12, 0x87         ;   432.3 p0      41 k
        vpternlogd zmm30, zmm19, zmm5, 0xac         ;   432.5 p5      41 k
        vpternlogd zmm30, zmm1, zmm3, 0x2d          ;   433.5 p0      41 k
        vpternlogd zmm4, zmm19, [r8 + 4160], 0x87   ;   433.5 p5+p2   41 k
        vpternlogd zmm30, zmm4, zmm12, 0x78         ;   434.5 p0      41 k
        vmovdqu64 [rbp - 64], zmm10                 ;   431.3 p7+p4   45 k spill
        vmovdqu64 zmm10, [rbp + 128]                ;   419.5 p3      45 k
        vpandd zmm10, zmm10, zmm17                  ;   434.5 p5      45 k
        vpternlogd zmm26, zmm30, [r8 + 5760], 0x96  ;   435.5 p0+p2   48 k
        vmovdqa64 zmm30, zmm21                      ;   421.5         41 k copy
        vpternlogd zmm30, zmm1, zmm3, 0x7d          ;   435.5 p5      41 k
        vmovdqu64 [rbp + 256], zmm26                ;   436.5 p8+p9   48 k spill
        vmovdqa64 zmm26, zmm24                      ;   426.3         41 k copy
        vpternlogd zmm26, zmm2, zmm19, 0xd7         ;   436.3 p0      41 k
        vpternlogd zmm2, zmm4, zmm3, 0xc6           ;   436.5 p5      41 k
        vpternlogd zmm21, zmm16, zmm26, 0x96        ;   437.3 p0      41 k
        vpternlogd zmm2, zmm16, zmm7, 0x2d          ;   437.5 p5      41 k
        vmovdqu64 zmm16, [r8 + 4160]                ;   317.5 p3     100 k.1 reload
        vmovdqu64 [rbp + 640], zmm10                ;   435.5 p7+p4   45 k spill
        vmovdqa64 zmm10, zmm13                      ;   410.3         41 k copy
        vpternlogd zmm10, zmm7, zmm16, 0x78         ;   438.3 p0      41 k
        vpternlogd zmm25, zmm8, zmm10, 0xa6         ;   439.3 p5      41 k
        vpternlogd zmm10, zmm12, zmm22, 0x78        ;   439.3 p0      41 k
        vpternlogd zmm4, zmm10, zmm22, 0x6c         ;   440.3 p5      41 k
        vpternlogd zmm30, zmm4, zmm22, 0x69         ;   441.3 p0      41 k
        vmovdqu64 zmm4, [rbp + 704]                 ;   420.5 p2      45 k
        vpternlogd zmm21, zmm25, zmm12, 0x87        ;   440.5 p5      41 k
        vpternlogd zmm19, zmm10, zmm3, 0x6f         ;   441.3 p0      41 k
        vpternlogd zmm13, zmm3, zmm25, 0x87         ;   441.5 p5      41 k
        vmovdqu64 zmm3, [rbp + 704]                 ;   420.5 p3      45 k
        vpandd zmm3, zmm3, [rbp + 384]              ;   442.3 p0+p2   45 k
        vpternlogd zmm25, zmm8, zmm8, 0xf3          ;   442.5 p5      41 k
        vmovdqu64 zmm8, [rbp + 896]                 ;   423.3 p3      45 k
        vpternlogd zmm25, zmm26, zmm31, 0x96        ;   443.5 p0      41 k
        vpternlogd zmm25, zmm7, zmm22, 0xb4         ;   444.5 p5      41 k
        vmovdqu64 zmm7, [rbp + 960]                 ;   419.3 p2      48 k reload
        vmovdqu64 zmm26, [rbp + 896]                ;   423.3 p3      45 k
        vpternlogd zmm26, zmm7, zmm7, 0xcf          ;   444.3 p0      45 k
        vpternlogd zmm22, zmm24, zmm16, 0x9e        ;   444.5 p5      41 k
        vpternlogd zmm21, zmm24, zmm5, 0x2d         ;   445.3 p0      41 k
        vpternlogd zmm19, zmm27, zmm22, 0x96        ;   445.5 p5      41 k
        vmovdqu64 zmm24, [r8 + 5632]                ;   324.7 p2     100 k.8 reload
        vmovdqu64 zmm27, [rbp + 512]                ;   391.3 p3      41 k reload
        vmovdqu64 zmm31, [rbp + 576]                ;   403.5 p2      48 k
        vpternlogd zmm31, zmm27, zmm24, 0x96        ;   446.3 p0      48 k
        vpternlogd zmm22, zmm12, zmm16, 0x2d        ;   446.5 p5      41 k
        vmovdqu64 zmm12, [rbp + 128]                ;   419.5 p3      48 k reload
        vmovdqu64 zmm16, [rbp + 320]                ;   423.5 p2      48 k reload
        vmovdqu64 zmm27, [rbp + 704]                ;   420.5 p3      45 k
        vpternlogd zmm27, zmm16, zmm12, 0x48        ;   447.3 p0      45 k
        vpternlogd zmm22, zmm10, zmm5, 0x87         ;   447.5 p5      41 k
        vpternlogd zmm22, zmm13, zmm1, 0x96         ;   448.5 p0      41 k
        vmovdqu64 zmm1, [rbp + 256]                 ;   436.5 p2      48 k reload
        vmovdqu64 [r9 + 12928], zmm1                ;   442.5 p8+p9  100 k
        vmovdqu64 zmm5, [r8 + 5696]                 ;   328.8 p3     100 k.9 reload
        vpternlogd zmm18, zmm30, zmm5, 0x96         ;   448.5 p5      48 k
        vmovdqu64 zmm10, [r8 + 5120]                ;   329.5 p2     100 k.0 reload
        vmovdqu64 [r9 + 5120], zmm10                ;   335.5 p7+p4   99 k
        vmovdqu64 zmm13, [r8 + 5184]                ;   333.5 p3     100 k.1 reload
        vmovdqu64 [r9 + 5184], zmm13                ;   339.5 p8+p9   99 k
        vmovdqu64 zmm30, [r8 + 5824]                ;   333.8 p2     100 k.11 reload
        vpternlogd zmm14, zmm21, zmm30, 0x96        ;   449.3 p0      48 k
        vmovdqu64 zmm21, [r8 + 5248]                ;   335.3 p3     100 k.2 reload
        vmovdqu64 [r9 + 5248], zmm21                ;   341.3 p7+p4   99 k
        vmovdqu64 [r9 + 12864], zmm18               ;   449.5 p8+p9  100 k
        vmovdqu64 [r9 + 12992], zmm14               ;   450.3 p7+p4  100 k
        vpandd zmm8, zmm8, zmm20                    ;   449.5 p5      45 k
        vpandd zmm11, zmm11, zmm31                  ;   450.3 p0      45 k
        vpxord zmm6, zmm6, zmm31                    ;   450.5 p5      45 k
        vpandd zmm23, zmm23, zmm31                  ;   451.3 p0      45 k
        vpandd zmm4, zmm4, zmm31                    ;   451.5 p5      45 k
        vpternlogd zmm29, zmm19, [r8 + 5888], 0x96  ;   452.3 p0+p2   48 k
        vmovdqu64 zmm19, [r8 + 5312]                ;   337.2 p3     100 k.3 reload
        vmovdqu64 [r9 + 5312], zmm19                ;   343.2 p8+p9   99 k
        vmovdqu64 [r9 + 13056], zmm29               ;   453.3 p7+p4  100 k
        vpternlogd zmm3, zmm16, [rbp + 768], 0x78   ;   452.5 p5+p2   45 k
        vmovdqa64 zmm13, zmm7                       ;   425.3         45 k copy
        vpternlogd zmm13, zmm17, zmm12, 0x6a        ;   453.3 p0      45 k
        vmovdqa64 zmm10, zmm16                      ;   429.5         45 k copy
        vpternlogd zmm10, zmm20, zmm17, 0x48        ;   453.5 p5      45 k
        vpternlogd zmm10, zmm12, [rbp + 896], 0x78  ;   454.5 p0+p3   45 k
        vpternlogd zmm6, zmm10, [rbp + 384], 0x6c   ;   455.5 p5+p2   45 k
        vpternlogd zmm8, zmm12, [rbp + 704], 0x87   ;   455.3 p0+p3   45 k
        vmovdqa64 zmm21, zmm3                       ;   453.5         45 k copy
        vmovdqa64 zmm19, zmm4                       ;   452.5         45 k copy
        vpternlogd zmm19, zmm20, zmm12, 0x87        ;   455.5 p5      45 k
        vpternlogd zmm12, zmm31, [rbp + 704], 0x6a  ;   456.3 p0+p2   45 k
        vpternlogd zmm19, zmm16, [rbp + 896], 0x87  ;   456.5 p5+p3   45 k
        vmovdqa64 zmm30, zmm31                      ;   447.3         45 k copy
        vpternlogd zmm30, zmm16, zmm20, 0x60        ;   457.3 p0      45 k
        vpternlogd zmm30, zmm7, [rbp + 704], 0x87   ;   458.3 p5+p2   45 k
        vmovdqa64 zmm5, zmm15                       ;   437.3         45 k copy
        vpternlogd zmm5, zmm12, zmm7, 0x6c          ;   458.3 p0      45 k
        vpternlogd zmm5, zmm31, zmm20, 0x2d         ;   459.3 p5      45 k
        vpternlogd zmm6, zmm5, zmm1, 0x96           ;   460.3 p0      45 k
        vmovdqu64 zmm1, [r8 + 5952]                 ;   342.2 p3     100 k.13 reload
        vmovdqu64 zmm5, [rbp + 192]                 ;   422.3 p2      41 k reload
        vpternlogd zmm2, zmm5, zmm1, 0x96           ;   459.5 p5      48 k
        vmovdqu64 zmm5, [r8 + 5376]                 ;   343.2 p3     100 k.4 reload
        vmovdqu64 [r9 + 5376], zmm5                 ;   349.2 p8+p9   99 k
        vmovdqu64 [r9 + 12352], zmm6                ;   461.3 p7+p4  100 k
        vmovdqu64 [r9 + 13120], zmm2                ;   460.5 p8+p9  100 k
        vmovdqa64 zmm6, zmm19                       ;   457.5         45 k copy
        vpternlogd zmm6, zmm16, zmm20, 0x87         ;   460.3 p0      45 k
        vpternlogd zmm20, zmm7, [rbp + 768], 0x6a   ;   460.5 p5+p2   45 k
        vpternlogd zmm26, zmm19, zmm20, 0x69        ;   461.5 p0      45 k
        vmovdqa64 zmm19, zmm13                      ;   454.3         45 k copy
        vpternlogd zmm19, zmm31, zmm17, 0x28        ;   461.5 p5      45 k
        vpternlogd zmm19, zmm27, zmm20, 0x96        ;   462.5 p0      45 k
        vmovdqu64 zmm20, [rbp + 384]                ;   420.3 p3      48 k reload
        vmovdqa64 zmm27, zmm16                      ;   429.5         45 k copy
        vpternlogd zmm27, zmm7, zmm20, 0x6c         ;   462.5 p5      45 k
        vpternlogd zmm6, zmm3, zmm27, 0x69          ;   463.5 p0      45 k
        vmovdqa64 zmm3, zmm20                       ;   426.3         45 k copy
        vpternlogd zmm3, zmm7, [rbp + 640], 0x95    ;   463.5 p5+p2   45 k
        vpternlogd zmm3, zmm15, zmm31, 0xe1         ;   464.5 p0      45 k
        vpxord zmm21, zmm21, zmm3                   ;   465.5 p5      45 k
        vpternlogd zmm31, zmm20, [rbp + 448], 0x78  ;   465.3 p0+p3   45 k
        vpternlogd zmm31, zmm13, zmm16, 0x69        ;   466.3 p5      45 k
        vpternlogd zmm13, zmm17, [rbp + 704], 0x87  ;   466.3 p0+p2   45 k
        vpternlogd zmm13, zmm27, zmm16, 0x87        ;   467.3 p5      45 k
        vmovdqu64 zmm16, [rbp + 896]                ;   423.3 p3      48 k reload
        vmovdqu64 zmm27, [rbp + 704]                ;   420.5 p2      48 k reload
        vpternlogd zmm17, zmm27, zmm16, 0x28        ;   467.3 p0      45 k
        vpternlogd zmm23, zmm27, zmm16, 0x78        ;   467.5 p5      45 k
        vpternlogd zmm6, zmm12, zmm17, 0x96         ;   468.3 p0      45 k
        vpternlogd zmm28, zmm13, zmm20, 0x6c        ;   468.5 p5      45 k
        vpternlogd zmm23, zmm20, zmm15, 0xb4        ;   469.3 p0      45 k
        vmovdqu64 zmm12, [r8 + 6080]                ;   349.3 p3     100 k.15 reload
        vmovdqu64 zmm20, [rbp + 64]                 ;   421.3 p2      41 k reload
        vpternlogd zmm25, zmm20, zmm12, 0x96        ;   469.5 p5      48 k
        vpternlogd zmm19, zmm17, zmm8, 0x96         ;   470.3 p0      45 k
        vmovdqu64 zmm17, [r8 + 6016]                ;   350.3 p3     100 k.14 reload
        vmovdqu64 zmm20, [rbp + 0]                  ;   418.3 p2      41 k reload
        vpternlogd zmm22, zmm20, zmm17, 0x96        ;   470.5 p5      48 k
        vmovdqu64 [r9 + 5632], zmm24                ;   351.3 p7+p4   99 k
        vmovdqu64 [r9 + 5952], zmm1                 ;   351.5 p8+p9   99 k
        vmovdqu64 [r9 + 6080], zmm12                ;   355.3 p7+p4   99 k
        vmovdqu64 [r9 + 6016], zmm17                ;   356.3 p8+p9   99 k
        vmovdqu64 zmm20, [r8 + 6144]                ;   352.0 p3     100 k.0
        vmovdqu64 zmm27, [r8 + 6208]                ;   352.3 p2     100 k.1
        vpternlogd zmm26, zmm2, zmm23, 0x96         ;   471.3 p0      45 k
        vmovdqu64 zmm2, [r8 + 6272]                 ;   354.3 p3     100 k.2
        vmovdqu64 [r9 + 12736], zmm19               ;   471.3 p7+p4  100 k
        vmovdqu64 zmm19, [r8 + 6336]                ;   354.7 p2     100 k.3
        vmovdqu64 [r9 + 12544], zmm26               ;   472.3 p8+p9  100 k
        vmovdqu64 zmm26, [r8 + 6400]                ;   355.3 p3     100 k.4
        vpternlogd zmm8, zmm31, zmm31, 0xc3         ;   471.5 p5      45 k
        vpternlogd zmm8, zmm3, zmm15, 0x96          ;   472.5 p0      45 k
        vmovdqu64 zmm3, [r8 + 6592]                 ;   355.7 p2     100 k.7
        vmovdqu64 zmm15, [r8 + 6464]                ;   356.3 p3     100 k.5
        vmovdqu64 [r9 + 12800], zmm8                ;   473.5 p7+p4  100 k
        vmovdqu64 zmm8, [r8 + 6528]                 ;   356.7 p2     100 k.6
        vpxord zmm23, zmm23, zmm28                  ;   472.5 p5      45 k
        vpternlogd zmm23, zmm11, zmm29, 0x96        ;   473.5 p0      45 k
        vmovdqu64 zmm11, [r8 + 5440]                ;   357.3 p3     100 k.5 reload
        vmovdqu64 [r9 + 5440], zmm11                ;   363.3 p8+p9   99 k
        vmovdqu64 zmm29, [r8 + 5504]                ;   357.7 p2     100 k.6 reload
        vmovdqu64 [r9 + 5504], zmm29                ;   363.7 p7+p4   99 k
        vmovdqu64 [r9 + 12480], zmm23               ;   474.5 p8+p9  100 k
        vmovdqu64 zmm23, [r8 + 5568]                ;   358.3 p3     100 k.7 reload
        vmovdqu64 [r9 + 5568], zmm23                ;   364.3 p7+p4   99 k
        vpternlogd zmm6, zmm0, zmm22, 0x96          ;   473.5 p5      45 k
        vmovdqu64 [r9 + 13184], zmm22               ;   471.5 p8+p9  100 k
        vmovdqu64 zmm22, [r8 + 5696]                ;   358.7 p2     100 k.9 reload
        vmovdqu64 [r9 + 5696], zmm22                ;   364.7 p7+p4   99 k
        vmovdqu64 [r9 + 12608], zmm6                ;   474.5 p8+p9  100 k
        vmovdqu64 zmm6, [r8 + 5760]                 ;   359.3 p3     100 k.10 reload
        vmovdqu64 [r9 + 5760], zmm6                 ;   365.3 p7+p4   99 k
        vmovdqu64 [r9 + 13248], zmm25               ;   470.5 p8+p9  100 k
        vmovdqu64 zmm3, [r8 + 5824]                 ;   359.7 p2     100 k.11 reload
        vmovdqu64 [r9 + 5824], zmm3                 ;   367.3 p7+p4   99 k
        vmovdqu64 zmm8, [r8 + 5888]                 ;   360.3 p3     100 k.12 reload
        vmovdqu64 [r9 + 5888], zmm8                 ;   367.5 p8+p9   99 k
        vpternlogd zmm0, zmm13, [rbp + 832], 0x69   ;   474.3 p0+p2   45 k
        vmovdqu64 zmm13, [r8 + 6656]                ;   361.3 p3     100 k.8
        vpternlogd zmm16, zmm7, zmm0, 0x6a          ;   475.3 p5      45 k
        vmovdqu64 zmm7, [r8 + 6720]                 ;   361.7 p2     100 k.9
        vpternlogd zmm9, zmm16, zmm30, 0x69         ;   476.3 p0      45 k
        vmovdqu64 zmm16, [r8 + 6784]                ;   362.3 p3     100 k.10
        vpternlogd zmm9, zmm28, zmm18, 0x96         ;   477.3 p5      45 k
        vmovdqu64 zmm18, [r8 + 6848]                ;   362.7 p2     100 k.11
        vmovdqu64 zmm28, [r8 + 6912]                ;   363.3 p3     100 k.12
        vmovdqu64 [r9 + 12288], zmm9                ;   478.3 p7+p4  100 k
        vmovdqu64 zmm9, [r8 + 6976]                 ;   363.7 p2     100 k.13
        vmovdqu64 zmm13, [r8 + 7040]                ;   364.3 p3     100 k.14
        vmovdqu64 zmm15, [r8 + 7104]                ;   364.7 p2     100 k.15
        vpxord zmm26, zmm24, zmm23                  ;   476.3 p0      41 k
        vpandd zmm19, zmm17, zmm6                   ;   476.5 p5      41 k
        vpandd zmm2, zmm17, zmm1                    ;   477.3 p0      41 k
        vpandd zmm27, zmm1, zmm22                   ;   477.5 p5      41 k
        vmovdqa64 zmm20, zmm24                      ;   363.8         41 k copy
        vpternlogd zmm20, zmm17, zmm1, 0x28         ;   478.3 p0      41 k
        vmovdqa64 zmm15, zmm24                      ;   364.3         41 k copy
        vpternlogd zmm15, zmm23, zmm22, 0x6c        ;   478.5 p5      41 k
        vmovdqa64 zmm13, zmm8                       ;   366.3         41 k copy
        vpternlogd zmm13, zmm3, zmm22, 0x6a         ;   479.3 p0      41 k
        vpandd zmm9, zmm23, zmm3                    ;   479.5 p5      41 k
        vpandd zmm28, zmm12, zmm3                   ;   480.3 p0      41 k
        vmovdqa64 zmm18, zmm12                      ;   366.3         41 k copy
        vpternlogd zmm18, zmm3, zmm6, 0x60          ;   480.5 p5      41 k
        vpternlogd zmm31, zmm10, [rbp - 64], 0x69   ;   481.3 p0+p3   45 k
        vpxord zmm10, zmm1, zmm23                   ;   481.5 p5      41 k
        vpternlogd zmm31, zmm0, zmm14, 0x69         ;   482.3 p0      45 k
        vpxord zmm0, zmm24, zmm8                    ;   482.5 p5      41 k
        vmovdqa64 zmm14, zmm24                      ;   368.3         41 k copy
        vpternlogd zmm14, zmm3, zmm6, 0x28          ;   483.3 p0      41 k
        vmovdqu64 [r9 + 12416], zmm31               ;   483.3 p8+p9  100 k
        vpxord zmm31, zmm6, zmm10                   ;   483.5 p5      41 k
        vpxord zmm16, zmm3, zmm12                   ;   484.3 p0      41 k
        vpandd zmm7, zmm23, zmm0                    ;   484.5 p5      41 k
        vmovdqa64 zmm29, zmm23                      ;   369.3         41 k copy
        vpternlogd zmm29, zmm12, zmm17, 0x6a        ;   485.3 p0      41 k
        vpternlogd zmm18, zmm17, zmm22, 0x87        ;   485.5 p5      41 k
        vpternlogd zmm2, zmm12, zmm22, 0x78         ;   486.3 p0      41 k
        vpternlogd zmm14, zmm23, zmm1, 0x78         ;   486.5 p5      41 k
        vpternlogd zmm16, zmm14, zmm8, 0x6c         ;   487.5 p0      41 k
        vpternlogd zmm2, zmm31, zmm8, 0xd2          ;   487.5 p5      41 k
        vpternlogd zmm21, zmm4, [rbp + 448], 0x96   ;   488.3 p0+p2   45 k
        vpandd zmm4, zmm24, zmm23                   ;   488.5 p5      41 k
        vpternlogd zmm21, zmm30, zmm25, 0x96        ;   489.3 p0      45 k
        vpandd zmm25, zmm23, zmm17                  ;   489.5 p5      41 k
        vpandd zmm30, zmm17, zmm12                  ;   490.3 p0      41 k
        vpandd zmm11, zmm17, zmm8                   ;   490.5 p5      41 k
        vmovdqu64 [r9 + 12672], zmm21               ;   490.3 p7+p4  100 k
        vmovdqa64 zmm21, zmm23                      ;   371.8         41 k copy
        vpternlogd zmm21, zmm17, zmm3, 0x28         ;   491.3 p0      41 k
        vpternlogd zmm17, zmm15, zmm24, 0x93        ;   491.5 p5      41 k
        vmovdqa64 zmm5, zmm1                        ;   372.3         41 k copy
        vpternlogd zmm5, zmm22, zmm22, 0xcf         ;   492.3 p0      41 k
        vpternlogd zmm17, zmm13, zmm3, 0x87         ;   492.5 p5      41 k
        vpternlogd zmm9, zmm19, zmm17, 0x69         ;   493.5 p0      41 k
        vpternlogd zmm17, zmm26, zmm8, 0x78         ;   493.5 p5      41 k
        vmovdqu64 zmm26, [r8 + 5376]                ;   373.2 p3      41 k
        vpandd zmm26, zmm26, [r8 + 5312]            ;   494.3 p0+p2   41 k
        vpternlogd zmm4, zmm8, zmm22, 0x87          ;   494.5 p5      41 k
        vpternlogd zmm8, zmm10, zmm12, 0x6a         ;   495.3 p0      41 k
        vpternlogd zmm23, zmm30, zmm6, 0x93         ;   495.5 p5      41 k
        vpternlogd zmm11, zmm0, zmm3, 0x78          ;   496.3 p0      41 k
        vpternlogd zmm0, zmm6, zmm22, 0x78          ;   496.5 p5      41 k
        vpternlogd zmm22, zmm31, zmm29, 0x6a        ;   497.3 p0      41 k
        vpternlogd zmm25, zmm1, zmm6, 0x87          ;   497.5 p5      41 k
        vpternlogd zmm8, zmm15, zmm3, 0x69          ;   498.3 p0      41 k
        vpternlogd zmm15, zmm24, zmm12, 0x48        ;   498.5 p5      41 k
        vpternlogd zmm24, zmm18, zmm1, 0x6c         ;   499.3 p0      41 k
        vpternlogd zmm24, zmm27, zmm9, 0x69         ;   500.3 p5      41 k
        vmovdqu64 zmm27, [r8 + 5440]                ;   375.3 p3      41 k
        vpxord zmm27, zmm27, [r8 + 5184]            ;   500.3 p0+p2   41 k
        vpternlogd zmm23, zmm1, zmm3, 0x87          ;   500.5 p5      41 k
        vmovdqu64 zmm1, [r8 + 5376]                 ;   376.3 p3      41 k
        vpxord zmm1, zmm1, [r8 + 5184]              ;   501.3 p0+p2   41 k
        vpternlogd zmm7, zmm14, zmm8, 0x69          ;   501.5 p5      41 k
        vmovdqu64 zmm14, [r8 + 6144]                ;   377.3 p3      48 k
        vpternlogd zmm22, zmm12, zmm6, 0x2d         ;   502.3 p0      41 k
        vpternlogd zmm4, zmm12, zmm31, 0xe1         ;   502.5 p5      41 k
        vmovdqu64 zmm12, [r8 + 6208]                ;   377.5 p2      48 k
        vpternlogd zmm3, zmm6, zmm23, 0x95          ;   503.3 p0      41 k
        vmovdqu64 zmm6, [r8 + 6272]                 ;   378.3 p3      48 k
        vpternlogd zmm5, zmm23, zmm0, 0x69          ;   503.5 p5      41 k
        vmovdqu64 zmm23, [r8 + 6336]                ;   378.5 p2      48 k
        vpternlogd zmm3, zmm13, zmm11, 0x69         ;   504.3 p0      41 k
        vmovdqu64 zmm13, [r8 + 6400]                ;   379.3 p3      48 k
        vpternlogd zmm3, zmm29, zmm20, 0x96         ;   505.3 p5      41 k
        vmovdqu64 zmm29, [r8 + 6464]                ;   379.5 p2      48 k
        vpxord zmm21, zmm21, zmm15                  ;   505.3 p0      41 k
        vmovdqu64 zmm15, [r8 + 6528]                ;   380.3 p3      48 k
        vpternlogd zmm21, zmm0, zmm25, 0x96         ;   506.3 p5      41 k
        vpternlogd zmm25, zmm8, zmm4, 0x69          ;   506.3 p0      41 k
        vpxord zmm11, zmm11, zmm4                   ;   506.5 p5      41 k
        vmovdqu64 zmm0, [r8 + 5248]                 ;   380.5 p2     100 k.2 reload
        vmovdqu64 zmm4, [r8 + 5504]                 ;   381.3 p3      41 k
        vpternlogd zmm4, zmm0, zmm0, 0x3f           ;   507.3 p0      41 k
        vpternlogd zmm11, zmm30, zmm10, 0x96        ;   507.5 p5      41 k
        vmovdqu64 zmm8, [r8 + 5120]                 ;   381.5 p2     100 k.0 reload
        vmovdqu64 zmm10, [r8 + 5312]                ;   382.3 p3      41 k
        vpternlogd zmm10, zmm0, zmm8, 0x9a          ;   508.3 p0      41 k
        vpxord zmm30, zmm2, zmm17                   ;   508.5 p5      41 k
        vpternlogd zmm24, zmm17, zmm8, 0x96         ;   509.3 p0      41 k
        vpternlogd zmm7, zmm9, zmm0, 0x69           ;   509.5 p5      41 k
        vmovdqu64 zmm9, [r8 + 5312]                 ;   382.5 p2     100 k.3 reload
        vmovdqa64 zmm17, zmm8                       ;   387.5         41 k copy
        vpternlogd zmm17, zmm8, zmm9, 0xa5          ;   510.3 p0      41 k
        vpternlogd zmm30, zmm28, zmm9, 0x96         ;   510.5 p5      41 k
        vmovdqu64 zmm28, [r8 + 5440]                ;   383.3 p3     100 k.5 reload
        vpternlogd zmm26, zmm0, zmm28, 0x48         ;   511.3 p0      41 k
        vpternlogd zmm3, zmm19, zmm28, 0x96         ;   511.5 p5      41 k
        vmovdqu64 zmm19, [r8 + 5184]                ;   383.5 p2     100 k.1 reload
        vpternlogd zmm16, zmm22, zmm19, 0x96        ;   512.3 p0      41 k
        vmovdqu64 zmm22, [r8 + 5376]                ;   384.3 p3     100 k.4 reload
        vmovdqu64 [rbp + 448], zmm31                ;   484.5 p8+p9   41 k spill
        vmovdqa64 zmm31, zmm0                       ;   386.5         41 k copy
        vpternlogd zmm31, zmm19, zmm22, 0xd2        ;   512.5 p5      41 k
        vpternlogd zmm5, zmm2, zmm22, 0x96          ;   513.3 p0      41 k
        vmovdqu64 zmm2, [r8 + 5504]                 ;   384.5 p2     100 k.6 reload
        vmovdqu64 [rbp - 64], zmm25                 ;   507.3 p7+p4   41 k spill
        vmovdqa64 zmm25, zmm22                      ;   390.3         41 k copy
        vpternlogd zmm25, zmm9, zmm2, 0x78          ;   513.5 p5      41 k
        vpternlogd zmm11, zmm18, zmm2, 0x96         ;   514.3 p0      41 k
        vpandnd zmm18, zmm1, zmm28                  ;   514.5 p5      41 k
        vpternlogd zmm18, zmm22, zmm0, 0x48         ;   515.5 p0      41 k
        vpxord zmm14, zmm14, zmm24                  ;   515.5 p5      48 k
        vpxord zmm6, zmm6, zmm7                     ;   516.3 p0      48 k
        vpxord zmm23, zmm23, zmm30                  ;   516.5 p5      48 k
        vpxord zmm12, zmm12, zmm16                  ;   517.3 p0      48 k
        vpxord zmm29, zmm29, zmm3                   ;   517.5 p5      48 k
        vpxord zmm13, zmm13, zmm5                   ;   518.3 p0      48 k
        vpxord zmm15, zmm15, zmm11                  ;   518.5 p5      48 k
        vpternlogd zmm21, zmm20, [r8 + 6592], 0x96  ;   519.3 p0+p3   48 k
        vmovdqa64 zmm20, zmm25                      ;   514.5         41 k copy
        vmovdqu64 [rbp + 960], zmm15                ;   519.5 p8+p9   48 k spill
        vmovdqa64 zmm15, zmm27                      ;   501.3         41 k copy
        vpternlogd zmm15, zmm2, zmm8, 0x78          ;   519.5 p5      41 k
        vmovdqu64 [rbp + 896], zmm23                ;   517.5 p7+p4   48 k spill
        vmovdqu64 zmm23, [rbp + 960]                ;   519.5 p2      45 k
        vmovdqu64 [rbp + 832], zmm21                ;   520.3 p8+p9   48 k spill
        vmovdqu64 zmm21, [rbp + 896]                ;   517.5 p3      45 k
        vpandd zmm21, zmm21, [rbp + 832]            ;   526.3 p0+p2   45 k
        vmovdqu64 [rbp + 0], zmm21                  ;   527.3 p7+p4   45 k spill
        vmovdqu64 zmm21, [rbp + 960]                ;   519.5 p3      45 k
        vmovdqu64 [rbp + 64], zmm14                 ;   516.5 p8+p9   48 k spill
        vmovdqu64 zmm14, [rbp + 896]                ;   517.5 p2      45 k
        vpxord zmm21, zmm21, [rbp + 64]             ;   525.5 p5+p3   45 k
        vmovdqu64 [rbp + 384], zmm21                ;   526.5 p7+p4   45 k spill
        vmovdqu64 zmm21, [rbp + 64]                 ;   516.5 p2      45 k
        vpxord zmm14, zmm14, [rbp + 384]            ;   532.5 p0+p3   45 k
        vmovdqu64 [rbp + 704], zmm14                ;   533.5 p8+p9   45 k spill
        vmovdqu64 zmm14, [rbp + 64]                 ;   516.5 p2      45 k
        vpxord zmm20, zmm20, zmm15                  ;   521.5 p5      41 k
        vmovdqu64 [rbp + 320], zmm12                ;   518.3 p7+p4   48 k spill
        vmovdqu64 zmm12, [rbp + 64]                 ;   516.5 p3      45 k
        vpxord zmm21, zmm21, [rbp + 320]            ;   524.3 p0+p2   45 k
        vpandd zmm23, zmm23, [rbp + 320]            ;   525.5 p5+p3   45 k
        vmovdqu64 [rbp + 640], zmm23                ;   526.5 p8+p9   45 k spill
        vmovdqu64 zmm23, [rbp + 320]                ;   518.3 p2      45 k
        vpxord zmm23, zmm23, zmm29                  ;   524.3 p0      45 k
        vpandd zmm12, zmm12, zmm23                  ;   525.3 p5      45 k
        vpandd zmm14, zmm14, zmm13                  ;   524.3 p0      45 k
        vmovdqu64 [rbp + 768], zmm23                ;   525.3 p7+p4   45 k spill
        vmovdqa64 zmm23, zmm4                       ;   508.3         41 k copy
        vpternlogd zmm23, zmm9, zmm19, 0x78         ;   524.5 p5      41 k
        vpternlogd zmm17, zmm27, zmm23, 0xa6        ;   525.5 p0      41 k
        vpternlogd zmm23, zmm22, zmm8, 0x78         ;   525.5 p5      41 k
        vpternlogd zmm4, zmm17, zmm28, 0x87         ;   526.5 p0      41 k
        vmovdqu64 [rbp + 192], zmm12                ;   526.3 p8+p9   45 k spill
        vmovdqa64 zmm12, zmm17                      ;   526.5         41 k copy
        vpternlogd zmm12, zmm27, zmm27, 0xf3        ;   526.5 p5      41 k
        vmovdqa64 zmm27, zmm10                      ;   509.3         41 k copy
        vpternlogd zmm27, zmm2, zmm0, 0xac          ;   527.3 p0      41 k
        vpternlogd zmm10, zmm26, zmm22, 0x93        ;   527.5 p5      41 k
        vpternlogd zmm10, zmm2, zmm19, 0x87         ;   528.5 p0      41 k
        vpternlogd zmm27, zmm15, zmm28, 0x2d        ;   528.5 p5      41 k
        vpternlogd zmm27, zmm10, zmm22, 0x78        ;   529.5 p0      41 k
        vmovdqu64 [rbp + 256], zmm21                ;   525.3 p7+p4   45 k spill
        vmovdqu64 zmm21, [rbp + 320]                ;   518.3 p3      45 k
        vpandd zmm21, zmm21, [rbp + 64]             ;   529.5 p5+p2   45 k
        vmovdqu64 [rbp + 128], zmm21                ;   530.5 p8+p9   45 k spill
        vmovdqu64 zmm21, [rbp + 832]                ;   520.3 p3      45 k
        vmovdqu64 [rbp + 512], zmm14                ;   525.3 p7+p4   45 k spill
        vmovdqa64 zmm14, zmm31                      ;   513.5         41 k copy
        vpternlogd zmm14, zmm19, zmm19, 0x3f        ;   530.3 p0      41 k
        vpternlogd zmm31, zmm28, zmm8, 0x87         ;   530.5 p5      41 k
        vpternlogd zmm1, zmm14, zmm2, 0x93          ;   531.3 p0      41 k
        vpternlogd zmm14, zmm9, zmm8, 0x87          ;   531.5 p5      41 k
        vpternlogd zmm16, zmm27, [r8 + 6784], 0x96  ;   532.3 p0+p2   48 k
        vmovdqa64 zmm27, zmm23                      ;   526.5         41 k copy
        vpternlogd zmm27, zmm10, zmm8, 0xd2         ;   532.5 p5      41 k
        vpternlogd zmm20, zmm27, zmm28, 0xc6        ;   533.5 p0      41 k
        vmovdqu64 zmm27, [rbp + 832]                ;   520.3 p3      45 k
        vpternlogd zmm10, zmm1, zmm28, 0xd2         ;   533.5 p5      41 k
        vpternlogd zmm28, zmm23, zmm2, 0x7d         ;   534.3 p0      41 k
        vpternlogd zmm1, zmm2, zmm14, 0xb7          ;   534.5 p5      41 k
        vmovdqu64 zmm2, [rbp + 960]                 ;   519.5 p2      45 k
        vpandd zmm2, zmm2, [rbp + 896]              ;   535.3 p0+p3   45 k
        vpternlogd zmm12, zmm26, zmm1, 0x96         ;   535.5 p5      41 k
        vpternlogd zmm1, zmm25, zmm31, 0x96         ;   536.3 p0      41 k
        vpternlogd zmm10, zmm31, zmm9, 0x2d         ;   536.5 p5      41 k
        vmovdqu64 zmm25, [r8 + 6656]                ;   402.8 p2     100 k.8 reload
        vmovdqu64 zmm26, [rbp + 448]                ;   484.5 p3      41 k reload
        vmovdqu64 zmm31, [rbp - 64]                 ;   507.3 p2      48 k
        vpternlogd zmm31, zmm26, zmm25, 0x96        ;   537.3 p0      48 k
        vpternlogd zmm17, zmm1, zmm22, 0x93         ;   537.5 p5      41 k
        vpternlogd zmm12, zmm9, zmm8, 0xb4          ;   538.3 p0      41 k
        vmovdqu64 zmm1, [rbp + 320]                 ;   518.3 p3      48 k reload
        vmovdqu64 zmm9, [rbp + 960]                 ;   519.5 p2      48 k reload
        vmovdqu64 zmm26, [rbp + 832]                ;   520.3 p3      45 k
        vpternlogd zmm26, zmm9, zmm1, 0x48          ;   538.5 p5      45 k
        vpternlogd zmm8, zmm14, zmm19, 0x9e         ;   539.3 p0      41 k
        vpternlogd zmm17, zmm14, zmm0, 0x2d         ;   539.5 p5      41 k
        vpternlogd zmm28, zmm18, zmm8, 0x96         ;   540.3 p0      41 k
        vpternlogd zmm8, zmm22, zmm19, 0x2d         ;   540.5 p5      41 k
        vpternlogd zmm8, zmm23, zmm0, 0x87          ;   541.5 p0      41 k
        vpternlogd zmm8, zmm4, zmm15, 0x96          ;   542.5 p5      41 k
        vmovdqu64 zmm0, [r8 + 6720]                 ;   408.5 p2     100 k.9 reload
        vpternlogd zmm24, zmm20, zmm0, 0x96         ;   542.3 p0      48 k
        vmovdqu64 zmm4, [r8 + 6144]                 ;   408.8 p3     100 k.0 reload
        vmovdqu64 [r9 + 6144], zmm4                 ;   414.8 p8+p9   99 k
        vmovdqu64 zmm14, [r8 + 6208]                ;   409.5 p2     100 k.1 reload
        vmovdqu64 [r9 + 6208], zmm14                ;   415.5 p7+p4   99 k
        vmovdqu64 zmm15, [r8 + 6976]                ;   410.5 p3     100 k.13 reload
        vpternlogd zmm5, zmm10, zmm15, 0x96         ;   542.5 p5      48 k
        vmovdqu64 zmm10, [r8 + 7104]                ;   410.8 p2     100 k.15 reload
        vpternlogd zmm11, zmm12, zmm10, 0x96        ;   543.3 p0      48 k
        vmovdqu64 zmm12, [r8 + 6848]                ;   411.5 p3     100 k.11 reload
        vpternlogd zmm7, zmm17, zmm12, 0x96         ;   543.5 p5      48 k
        vmovdqu64 zmm17, [r8 + 6272]                ;   411.8 p2     100 k.2 reload
        vmovdqu64 [r9 + 6272], zmm17                ;   417.8 p8+p9   99 k
        vmovdqu64 zmm18, [r8 + 6912]                ;   412.5 p3     100 k.12 reload
        vpternlogd zmm30, zmm28, zmm18, 0x96        ;   544.3 p0      48 k
        vmovdqu64 zmm19, [r8 + 6336]                ;   412.8 p2     100 k.3 reload
        vmovdqu64 [r9 + 6336], zmm19                ;   418.8 p7+p4   99 k
        vmovdqu64 zmm20, [r8 + 6400]                ;   413.5 p3     100 k.4 reload
        vmovdqu64 [r9 + 6400], zmm20                ;   419.5 p8+p9   99 k
        vpandd zmm27, zmm27, zmm29                  ;   544.5 p5      45 k
        vmovdqu64 zmm22, [r8 + 7040]                ;   413.8 p2     100 k.14 reload
        vpternlogd zmm3, zmm8, zmm22, 0x96          ;   545.3 p0      48 k
        vmovdqu64 [r9 + 6656], zmm25                ;   415.0 p7+p4   99 k
        vmovdqu64 [r9 + 6720], zmm0                 ;   416.3 p8+p9   99 k
        vmovdqu64 [r9 + 6976], zmm15                ;   417.0 p7+p4   99 k
        vmovdqu64 [r9 + 6848], zmm12                ;   418.3 p8+p9   99 k
        vmovdqu64 [r9 + 7104], zmm10                ;   419.0 p7+p4   99 k
        vmovdqu64 [r9 + 6912], zmm18                ;   420.3 p8+p9   99 k
        vmovdqu64 [r9 + 7040], zmm22                ;   421.0 p7+p4   99 k
        vmovdqu64 zmm8, [r8 + 6464]                 ;   416.3 p3     100 k.5 reload
        vmovdqu64 [r9 + 6464], zmm8                 ;   422.3 p8+p9   99 k
        vmovdqu64 zmm23, [r8 + 6528]                ;   416.7 p2     100 k.6 reload
        vmovdqu64 [r9 + 6528], zmm23                ;   423.0 p7+p4   99 k
        vmovdqu64 zmm28, [r8 + 6592]                ;   417.3 p3     100 k.7 reload
        vmovdqu64 [r9 + 6592], zmm28                ;   424.3 p8+p9   99 k
        vmovdqu64 zmm14, [r8 + 6784]                ;   417.7 p2     100 k.10 reload
        vmovdqu64 [r9 + 6784], zmm14                ;   425.0 p7+p4   99 k
        vmovdqu64 [r9 + 13952], zmm16               ;   533.3 p8+p9  100 k
        vmovdqu64 [r9 + 13888], zmm24               ;   543.3 p7+p4  100 k
        vmovdqu64 [r9 + 14144], zmm5                ;   543.5 p8+p9  100 k
        vmovdqu64 [r9 + 14016], zmm7                ;   544.5 p7+p4  100 k
        vmovdqu64 [r9 + 14272], zmm11               ;   544.3 p8+p9  100 k
        vmovdqu64 [r9 + 14080], zmm30               ;   545.3 p7+p4  100 k
        vmovdqu64 [r9 + 14208], zmm3                ;   546.3 p8+p9  100 k
        vpandd zmm21, zmm21, zmm31                  ;   545.5 p5      45 k
        vmovdqa64 zmm23, zmm29                      ;   518.5         45 k copy
        vpternlogd zmm23, zmm13, zmm6, 0x6a         ;   546.3 p0      45 k
        vmovdqu64 zmm8, [r8 + 7168]                 ;   421.8 p3     100 k.0
        vmovdqu64 zmm8, [r8 + 7232]                 ;   422.0 p2     100 k.1
        vpternlogd zmm27, zmm13, [rbp + 768], 0x78  ;   546.5 p5+p3   45 k
        vpandd zmm8, zmm6, zmm31                    ;   547.3 p0      45 k
        vpternlogd zmm8, zmm9, [rbp + 832], 0x78    ;   548.3 p5+p2   45 k
        vmovdqa64 zmm20, zmm9                       ;   525.5         45 k copy
        vpternlogd zmm20, zmm6, zmm6, 0xcf          ;   548.3 p0      45 k
        vpternlogd zmm8, zmm29, [rbp + 704], 0xb4   ;   549.3 p5+p3   45 k
        vpandd zmm4, zmm13, zmm31                   ;   549.3 p0      45 k
        vpxord zmm17, zmm13, zmm31                  ;   549.5 p5      45 k
        vmovdqa64 zmm19, zmm8                       ;   550.3         45 k copy
        vmovdqa64 zmm10, zmm27                      ;   547.5         45 k copy
        vmovdqa64 zmm15, zmm6                       ;   517.3         45 k copy
        vpternlogd zmm15, zmm1, [rbp + 64], 0x6a    ;   550.3 p0+p2   45 k
        vmovdqu64 zmm14, [r8 + 7296]                ;   429.7 p3     100 k.2
        vmovdqa64 zmm14, zmm15                      ;   551.3         45 k copy
        vpternlogd zmm14, zmm31, zmm1, 0x28         ;   551.3 p5      45 k
        vmovdqa64 zmm22, zmm13                      ;   519.3         45 k copy
        vpternlogd zmm22, zmm1, [rbp + 896], 0x28   ;   551.3 p0+p2   45 k
        vpternlogd zmm1, zmm15, [rbp + 832], 0x93   ;   551.5 p5+p3   45 k
        vpternlogd zmm1, zmm23, zmm13, 0x87         ;   552.5 p0      45 k
        vmovdqu64 zmm25, [r8 + 7360]                ;   431.3 p2     100 k.3
        vmovdqu64 zmm25, [r8 + 7424]                ;   431.7 p3     100 k.4
        vmovdqu64 zmm25, [r8 + 7616]                ;   432.3 p2     100 k.7
        vmovdqu64 zmm25, [r8 + 7488]                ;   436.3 p3     100 k.5
        vmovdqu64 zmm25, [r8 + 7552]                ;   436.5 p2     100 k.6
        vmovdqa64 zmm25, zmm29                      ;   518.5         45 k copy
        vpternlogd zmm25, zmm6, [rbp + 128], 0x95   ;   552.5 p5+p3   45 k
        vpternlogd zmm25, zmm31, [rbp + 704], 0xe1  ;   553.5 p0+p2   45 k
        vpxord zmm10, zmm10, zmm25                  ;   554.5 p5      45 k
        vpternlogd zmm10, zmm21, [rbp + 384], 0x96  ;   555.5 p0+p3   45 k
        vmovdqu64 zmm28, [rbp + 832]                ;   520.3 p2      48 k reload
        vpternlogd zmm2, zmm28, [rbp + 64], 0x87    ;   554.5 p5+p3   45 k
        vmovdqa64 zmm0, zmm28                       ;   526.3         45 k copy
        vpternlogd zmm0, zmm13, [rbp + 64], 0x48    ;   555.3 p0+p2   45 k
        vmovdqa64 zmm12, zmm31                      ;   538.3         45 k copy
        vpternlogd zmm12, zmm28, [rbp + 64], 0x6c   ;   555.5 p5+p3   45 k
        vmovdqa64 zmm18, zmm31                      ;   538.3         45 k copy
        vpternlogd zmm18, zmm13, [rbp + 896], 0x60  ;   556.3 p0+p2   45 k
        vpternlogd zmm18, zmm28, zmm6, 0x87         ;   557.3 p5      45 k
        vpternlogd zmm10, zmm11, zmm18, 0x96        ;   558.3 p0      45 k
        vmovdqu64 [r9 + 13696], zmm10               ;   559.3 p7+p4  100 k
        vmovdqu64 zmm10, [rbp + 896]                ;   517.5 p3      48 k reload
        vmovdqu64 zmm11, [rbp + 768]                ;   525.3 p2      45 k
        vpternlogd zmm11, zmm6, zmm10, 0x78         ;   557.5 p5      45 k
        vpternlogd zmm14, zmm0, zmm11, 0x96         ;   558.5 p0      45 k
        vmovdqu64 zmm0, [rbp + 64]                  ;   516.5 p3      48 k reload
        vpternlogd zmm21, zmm10, zmm0, 0x87         ;   558.5 p5      45 k
        vmovdqu64 zmm28, [rbp + 384]                ;   526.5 p2      45 k reload
        vpternlogd zmm22, zmm0, zmm28, 0xb4         ;   559.3 p0      45 k
        vpternlogd zmm28, zmm31, zmm29, 0x6c        ;   559.5 p5      45 k
        vpternlogd zmm28, zmm15, zmm13, 0x69        ;   560.5 p0      45 k
        vpternlogd zmm17, zmm22, zmm29, 0x6c        ;   560.5 p5      45 k
        vpternlogd zmm21, zmm9, zmm13, 0x87         ;   561.3 p0      45 k
        vpternlogd zmm20, zmm11, zmm21, 0x69        ;   562.3 p5      45 k
        vpternlogd zmm29, zmm1, [rbp + 256], 0x6c   ;   562.3 p0+p3   45 k
        vpternlogd zmm21, zmm13, zmm10, 0x87        ;   562.5 p5      45 k
        vpternlogd zmm21, zmm27, zmm23, 0x69        ;   563.5 p0      45 k
        vpternlogd zmm20, zmm8, zmm5, 0x96          ;   563.5 p5      45 k
        vpternlogd zmm14, zmm2, zmm26, 0x96         ;   564.3 p0      45 k
        vpternlogd zmm21, zmm26, zmm12, 0x96        ;   564.5 p5      45 k
        vmovdqu64 zmm0, [rbp + 704]                 ;   533.5 p2      45 k reload
        vpternlogd zmm12, zmm6, zmm0, 0x78          ;   565.3 p0      45 k
        vpternlogd zmm12, zmm31, zmm10, 0x2d        ;   566.3 p5      45 k
        vpternlogd zmm17, zmm12, zmm16, 0x96        ;   567.3 p0      45 k
        vpxord zmm19, zmm19, zmm29                  ;   566.5 p5      45 k
        vpternlogd zmm19, zmm4, zmm30, 0x96         ;   567.5 p0      45 k
        vmovdqu64 zmm4, [rbp + 0]                   ;   527.3 p3      45 k reload
        vmovdqu64 zmm5, [rbp + 512]                 ;   525.3 p2      45 k reload
        vpternlogd zmm1, zmm5, zmm4, 0x69           ;   567.5 p5      45 k
        vmovdqu64 zmm5, [r8 + 7680]                 ;   445.8 p3     100 k.8
        vpternlogd zmm9, zmm6, zmm1, 0x6a           ;   568.5 p0      45 k
        vmovdqu64 zmm6, [r8 + 7744]                 ;   446.0 p2     100 k.9
        vmovdqu64 zmm8, [r8 + 7808]                 ;   446.8 p3     100 k.10
        vmovdqu64 zmm10, [r8 + 7872]                ;   447.0 p2     100 k.11
        vmovdqu64 zmm11, [r8 + 7936]                ;   447.8 p3     100 k.12
        vmovdqu64 zmm12, [r8 + 8000]                ;   448.0 p2     100 k.13
        vmovdqu64 zmm13, [r8 + 8064]                ;   448.8 p3     100 k.14
        vpternlogd zmm21, zmm4, zmm3, 0x96          ;   568.5 p5      45 k
        vpternlogd zmm2, zmm28, zmm28, 0xc3         ;   569.3 p0      45 k
        vpternlogd zmm28, zmm22, [rbp + 192], 0x69  ;   569.5 p5+p2   45 k
        vpternlogd zmm2, zmm25, zmm0, 0x96          ;   570.3 p0      45 k
        vpternlogd zmm28, zmm1, zmm7, 0x69          ;   570.5 p5      45 k
        vmovdqu64 [r9 + 13568], zmm20               ;   564.5 p8+p9  100 k
        vpternlogd zmm18, zmm9, [rbp + 640], 0x69   ;   571.3 p0+p3   45 k
        vmovdqu64 zmm0, [r8 + 8128]                 ;   450.0 p2     100 k.15
        vmovdqu64 zmm1, [r8 + 6656]                 ;   450.8 p3      41 k
        vmovdqu64 zmm3, [r8 + 6592]                 ;   451.0 p2     100 k.7 reload
        vpxord zmm1, zmm1, zmm3                     ;   571.5 p5      41 k
        vmovdqu64 zmm4, [r8 + 7040]                 ;   451.8 p3      41 k
        vmovdqu64 zmm7, [r8 + 6784]                 ;   452.0 p2     100 k.10 reload
        vpandd zmm4, zmm4, zmm7                     ;   572.3 p0      41 k
        vmovdqu64 zmm9, [r8 + 7040]                 ;   452.8 p3      41 k
        vmovdqu64 zmm15, [r8 + 6976]                ;   453.0 p2     100 k.13 reload
        vpandd zmm9, zmm9, zmm15                    ;   572.5 p5      41 k
        vmovdqu64 zmm16, [r8 + 6848]                ;   453.8 p3      41 k
        vpandd zmm16, zmm16, zmm3                   ;   573.3 p0      41 k
        vmovdqu64 zmm20, [r8 + 7104]                ;   454.0 p2      41 k
        vmovdqu64 zmm22, [r8 + 6848]                ;   454.8 p3     100 k.11 reload
        vpandd zmm20, zmm20, zmm22                  ;   573.5 p5      41 k
        vmovdqu64 zmm23, [r8 + 6656]                ;   455.0 p2      41 k
        vpandd zmm23, zmm23, zmm15                  ;   574.3 p0      41 k
        vpxord zmm25, zmm15, zmm3                   ;   574.5 p5      41 k
        vpxord zmm26, zmm7, zmm25                   ;   575.5 p0      41 k
        vmovdqa64 zmm27, zmm3                       ;   457.0         41 k copy
        vmovdqu64 zmm30, [r8 + 6656]                ;   455.8 p3     100 k.8 reload
        vpandd zmm31, zmm3, zmm30                   ;   575.5 p5      41 k
        vpternlogd zmm18, zmm29, zmm24, 0x96        ;   576.3 p0      45 k
        vmovdqu64 zmm24, [r8 + 6912]                ;   456.0 p2     100 k.12 reload
        vpxord zmm29, zmm30, zmm24                  ;   576.5 p5      41 k
        vmovdqu64 [r9 + 13760], zmm14               ;   565.3 p7+p4  100 k
        vmovdqa64 zmm14, zmm30                      ;   461.8         41 k copy
        vpternlogd zmm14, zmm22, zmm7, 0x28         ;   577.3 p0      41 k
        vmovdqu64 [r9 + 13376], zmm17               ;   568.3 p8+p9  100 k
        vmovdqu64 zmm17, [r8 + 7040]                ;   456.8 p3     100 k.14 reload
        vpandd zmm5, zmm24, zmm17                   ;   577.5 p5      41 k
        vmovdqu64 [r9 + 13504], zmm19               ;   568.5 p7+p4  100 k
        vmovdqa64 zmm19, zmm30                      ;   461.8         41 k copy
        vpternlogd zmm19, zmm17, zmm15, 0x28        ;   578.3 p0      41 k
        vmovdqu64 [r9 + 13632], zmm21               ;   569.5 p8+p9  100 k
        vmovdqu64 zmm21, [r8 + 7104]                ;   457.0 p2     100 k.15 reload
        vpandd zmm0, zmm17, zmm21                   ;   578.5 p5      41 k
        vmovdqu64 [r9 + 13440], zmm28               ;   571.5 p7+p4  100 k
        vmovdqa64 zmm28, zmm3                       ;   457.0         41 k copy
        vpternlogd zmm28, zmm21, zmm17, 0x6a        ;   579.3 p0      41 k
        vmovdqu64 [r9 + 13824], zmm2                ;   571.3 p8+p9  100 k
        vpxord zmm2, zmm21, zmm22                   ;   579.5 p5      41 k
        vmovdqu64 [r9 + 13312], zmm18               ;   577.3 p7+p4  100 k
        vpandd zmm18, zmm3, zmm17                   ;   580.3 p0      41 k
        vmovdqa64 zmm13, zmm3                       ;   457.5         41 k copy
        vpternlogd zmm13, zmm17, zmm22, 0x28        ;   580.5 p5      41 k
        vmovdqa64 zmm12, zmm21                      ;   463.0         41 k copy
        vpternlogd zmm12, zmm22, zmm7, 0x60         ;   581.3 p0      41 k
        vmovdqa64 zmm11, zmm21                      ;   463.0         41 k copy
        vpternlogd zmm14, zmm3, zmm15, 0x78         ;   581.5 p5      41 k
        vpternlogd zmm2, zmm14, zmm24, 0x6c         ;   582.5 p0      41 k
        vpternlogd zmm5, zmm29, zmm22, 0x78         ;   582.5 p5      41 k
        vpandd zmm27, zmm27, zmm29                  ;   583.3 p0      41 k
        vpternlogd zmm18, zmm15, zmm7, 0x87         ;   583.5 p5      41 k
        vmovdqu64 zmm10, [r8 + 6400]                ;   459.8 p3      41 k
        vpandd zmm10, zmm10, [r8 + 6336]            ;   584.3 p0+p2   41 k
        vmovdqu64 zmm8, [r8 + 6464]                 ;   461.3 p3      41 k
        vpxord zmm8, zmm8, [r8 + 6208]              ;   584.5 p5+p2   41 k
        vmovdqu64 zmm6, [r8 + 6400]                 ;   462.3 p3      41 k
        vpxord zmm6, zmm6, [r8 + 6208]              ;   585.3 p0+p2   41 k
        vmovdqu64 [rbp + 640], zmm20                ;   574.5 p8+p9   41 k spill
        vmovdqu64 zmm20, [r8 + 6208]                ;   463.3 p3      41 k
        vmovdqu64 [rbp + 704], zmm2                 ;   583.5 p7+p4   41 k spill
        vmovdqa64 zmm2, zmm30                       ;   462.5         41 k copy
        vpternlogd zmm2, zmm3, [r8 + 6720], 0x6c    ;   585.5 p5+p2   41 k
        vpternlogd zmm3, zmm0, zmm7, 0x93           ;   586.3 p0      41 k
        vpternlogd zmm3, zmm15, zmm22, 0x87         ;   587.3 p5      41 k
        vpxord zmm11, zmm11, zmm2                   ;   587.3 p0      41 k
        vpternlogd zmm11, zmm13, zmm30, 0x6c        ;   588.3 p5      41 k
        vmovdqu64 zmm13, [r8 + 6720]                ;   464.3 p3     100 k.9 reload
        vmovdqu64 [rbp + 192], zmm6                 ;   586.3 p8+p9   41 k spill
        vmovdqa64 zmm6, zmm24                       ;   464.0         41 k copy
        vpternlogd zmm6, zmm22, zmm13, 0x6a         ;   588.3 p0      41 k
        vmovdqu64 [rbp + 0], zmm8                   ;   585.5 p7+p4   41 k spill
        vmovdqa64 zmm8, zmm15                       ;   464.5         41 k copy
        vpternlogd zmm8, zmm13, zmm13, 0xcf         ;   588.5 p5      41 k
        vpternlogd zmm9, zmm21, zmm13, 0x78         ;   589.3 p0      41 k
        vpternlogd zmm31, zmm24, zmm13, 0x87        ;   589.5 p5      41 k
        vpternlogd zmm12, zmm17, zmm13, 0x87        ;   590.3 p0      41 k
        vpternlogd zmm30, zmm17, zmm2, 0x95         ;   590.5 p5      41 k
        vpternlogd zmm29, zmm7, zmm13, 0x78         ;   591.3 p0      41 k
        vpternlogd zmm30, zmm6, zmm22, 0x87         ;   591.5 p5      41 k
        vpternlogd zmm16, zmm4, zmm30, 0x69         ;   592.5 p0      41 k
        vpternlogd zmm30, zmm1, zmm24, 0x78         ;   592.5 p5      41 k
        vmovdqu64 zmm1, [r8 + 6464]                 ;   467.7 p2     100 k.5 reload
        vmovdqu64 zmm17, [rbp + 192]                ;   586.3 p3      41 k reload
        vmovdqu64 [rbp + 960], zmm4                 ;   573.3 p8+p9   41 k spill
        vpandnd zmm4, zmm17, zmm1                   ;   593.3 p0      41 k
        vpternlogd zmm15, zmm16, zmm13, 0x6c        ;   593.5 p5      41 k
        vpternlogd zmm13, zmm26, zmm28, 0x6a        ;   594.3 p0      41 k
        vpternlogd zmm23, zmm15, zmm12, 0x69        ;   594.5 p5      41 k
        vmovdqu64 zmm15, [r8 + 7168]                ;   469.5 p2      48 k
        vpternlogd zmm9, zmm26, zmm24, 0xd2         ;   595.3 p0      41 k
        vpternlogd zmm24, zmm25, zmm21, 0x6a        ;   595.5 p5      41 k
        vpternlogd zmm24, zmm2, zmm22, 0x69         ;   596.5 p0      41 k
        vmovdqu64 zmm2, [r8 + 7232]                 ;   470.8 p3      48 k
        vpternlogd zmm27, zmm14, zmm24, 0x69        ;   597.5 p5      41 k
        vmovdqu64 zmm14, [r8 + 7296]                ;   471.5 p2      48 k
        vpternlogd zmm22, zmm3, zmm7, 0x93          ;   597.3 p0      41 k
        vpternlogd zmm13, zmm7, zmm21, 0x4b         ;   597.5 p5      41 k
        vmovdqu64 zmm7, [r8 + 7360]                 ;   472.0 p3      48 k
        vpternlogd zmm31, zmm21, zmm26, 0xe1        ;   598.3 p0      41 k
        vmovdqu64 zmm21, [r8 + 7424]                ;   472.5 p2      48 k
        vpternlogd zmm8, zmm3, zmm29, 0x69          ;   598.5 p5      41 k
        vmovdqu64 zmm3, [r8 + 7488]                 ;   473.0 p3      48 k
        vpternlogd zmm11, zmm29, zmm18, 0x96        ;   599.3 p0      41 k
        vmovdqu64 zmm29, [r8 + 7552]                ;   473.5 p2      48 k
        vpternlogd zmm22, zmm6, zmm5, 0x69          ;   599.5 p5      41 k
        vpternlogd zmm22, zmm28, zmm19, 0x96        ;   600.5 p0      41 k
        vpternlogd zmm18, zmm24, zmm31, 0x69        ;   600.5 p5      41 k
        vmovdqu64 zmm6, [r8 + 6272]                 ;   474.0 p3     100 k.2 reload
        vmovdqu64 zmm24, [r8 + 6528]                ;   474.5 p2      41 k
        vpternlogd zmm24, zmm6, zmm6, 0x3f          ;   601.3 p0      41 k
        vpternlogd zmm10, zmm1, zmm6, 0x28          ;   601.5 p5      41 k
        vpxord zmm5, zmm5, zmm31                    ;   602.3 p0      41 k
        vpternlogd zmm5, zmm0, zmm25, 0x96          ;   603.3 p5      41 k
        vmovdqu64 zmm0, [r8 + 6144]                 ;   475.0 p3     100 k.0 reload
        vmovdqu64 zmm25, [r8 + 6336]                ;   475.5 p2      41 k
        vpternlogd zmm25, zmm6, zmm0, 0x9a          ;   603.3 p0      41 k
        vmovdqu64 zmm28, [r8 + 6336]                ;   476.0 p3     100 k.3 reload
        vmovdqa64 zmm31, zmm0                       ;   481.0         41 k copy
        vpternlogd zmm31, zmm0, zmm28, 0xa5         ;   603.5 p5      41 k
        vpternlogd zmm27, zmm16, zmm6, 0x69         ;   604.3 p0      41 k
        vpternlogd zmm23, zmm30, zmm0, 0x96         ;   604.5 p5      41 k
        vpxord zmm30, zmm30, zmm9                   ;   605.3 p0      41 k
        vmovdqu64 zmm16, [r8 + 6400]                ;   476.5 p2     100 k.4 reload
        vpternlogd zmm8, zmm9, zmm16, 0x96          ;   605.5 p5      41 k
        vmovdqu64 zmm9, [r8 + 6208]                 ;   477.0 p3     100 k.1 reload
        vmovdqu64 [rbp + 512], zmm26                ;   576.5 p7+p4   41 k spill
        vmovdqa64 zmm26, zmm16                      ;   482.5         41 k copy
        vpternlogd zmm26, zmm6, zmm9, 0x9c          ;   606.3 p0      41 k
        vpternlogd zmm4, zmm16, zmm6, 0x48          ;   606.5 p5      41 k
        vpandd zmm20, zmm20, zmm26                  ;   607.3 p0      41 k
        vpternlogd zmm26, zmm1, zmm0, 0x87          ;   607.5 p5      41 k
        vpxord zmm15, zmm15, zmm23                  ;   608.3 p0      48 k
        vpxord zmm14, zmm14, zmm27                  ;   608.5 p5      48 k
        vpxord zmm21, zmm21, zmm8                   ;   609.3 p0      48 k
        vmovdqu64 [rbp + 896], zmm15                ;   609.3 p8+p9   48 k spill
        vmovdqa64 zmm15, zmm16                      ;   482.5         41 k copy
        vpternlogd zmm15, zmm28, [r8 + 6528], 0x78  ;   609.5 p5+p2   41 k
        vmovdqu64 [rbp + 256], zmm14                ;   609.5 p7+p4   48 k spill
        vmovdqu64 zmm14, [rbp + 896]                ;   609.3 p3      45 k
        vmovdqu64 [rbp + 384], zmm21                ;   610.3 p8+p9   48 k spill
        vmovdqu64 zmm21, [rbp + 896]                ;   609.3 p2      45 k
        vpandd zmm21, zmm21, [rbp + 384]            ;   616.3 p0+p3   45 k
        vmovdqu64 [rbp + 64], zmm21                 ;   617.3 p7+p4   45 k spill
        vmovdqu64 zmm21, [rbp + 384]                ;   610.3 p2      45 k
        vmovdqu64 [rbp + 768], zmm18                ;   601.5 p8+p9   41 k spill
        vmovdqu64 zmm18, [rbp + 896]                ;   609.3 p3      45 k
        vmovdqu64 [rbp + 832], zmm11                ;   600.3 p7+p4   41 k spill
        vmovdqu64 zmm11, [rbp + 384]                ;   610.3 p2      45 k
        vmovdqu64 [rbp + 128], zmm19                ;   579.3 p8+p9   41 k spill
        vmovdqu64 zmm19, [rbp + 896]                ;   609.3 p3      45 k
        vmovdqu64 [rbp + 320], zmm8                 ;   606.5 p7+p4   41 k spill
        vmovdqu64 zmm8, [rbp + 256]                 ;   609.5 p2      45 k
        vpternlogd zmm5, zmm12, [r8 + 6528], 0x96   ;   610.5 p5+p3   41 k
        vpternlogd zmm13, zmm9, [rbp + 704], 0x96   ;   611.3 p0+p2   41 k
        vmovdqu64 zmm12, [r8 + 6528]                ;   484.0 p3     100 k.6 reload
        vpternlogd zmm17, zmm20, zmm12, 0x6c        ;   611.5 p5      41 k
        vpternlogd zmm20, zmm28, zmm0, 0x78         ;   612.3 p0      41 k
        vpxord zmm2, zmm2, zmm13                    ;   612.5 p5      48 k
        vpxord zmm29, zmm29, zmm5                   ;   613.3 p0      48 k
        vmovdqu64 [rbp + 192], zmm29                ;   614.3 p8+p9   48 k spill
        vmovdqa64 zmm29, zmm12                      ;   490.0         41 k copy
        vpternlogd zmm29, zmm0, [rbp + 0], 0x6a     ;   613.5 p5+p2   41 k
        vpxord zmm18, zmm18, [rbp + 192]            ;   620.3 p0+p3   45 k
        vmovdqu64 [rbp + 704], zmm18                ;   621.3 p7+p4   45 k spill
        vmovdqu64 zmm18, [rbp + 192]                ;   614.3 p2      45 k
        vmovdqu64 [rbp + 448], zmm2                 ;   613.5 p8+p9   48 k spill
        vmovdqu64 zmm2, [rbp + 704]                 ;   621.3 p3      45 k
        vpxord zmm14, zmm14, [rbp + 448]            ;   619.5 p5+p2   45 k
        vpandd zmm18, zmm18, [rbp + 448]            ;   620.3 p0+p3   45 k
        vmovdqu64 [rbp - 64], zmm18                 ;   621.3 p7+p4   45 k spill
        vmovdqu64 zmm18, [rbp + 448]                ;   613.5 p2      45 k
        vpternlogd zmm22, zmm1, [rbp + 960], 0x96   ;   615.5 p5+p3   41 k
        vpxord zmm3, zmm3, zmm22                    ;   616.5 p0      48 k
        vpxord zmm18, zmm18, zmm3                   ;   619.5 p5      45 k
        vpandd zmm19, zmm19, zmm18                  ;   620.5 p0      45 k
        vpternlogd zmm30, zmm28, [rbp + 640], 0x96  ;   617.5 p5+p2   41 k
        vpxord zmm7, zmm7, zmm30                    ;   618.5 p0      48 k
        vpxord zmm2, zmm2, zmm7                     ;   627.3 p5      45 k
        vmovdqu64 [rbp + 640], zmm18                ;   620.5 p8+p9   45 k spill
        vpxord zmm18, zmm15, zmm29                  ;   619.3 p0      41 k
        vmovdqu64 [rbp + 960], zmm19                ;   621.5 p7+p4   45 k spill
        vmovdqa64 zmm19, zmm24                      ;   602.3         41 k copy
        vpternlogd zmm19, zmm28, zmm9, 0x78         ;   619.5 p5      41 k
        vmovdqu64 [rbp + 576], zmm2                 ;   628.3 p8+p9   45 k spill
        vmovdqa64 zmm2, zmm10                       ;   602.5         41 k copy
        vpternlogd zmm2, zmm25, zmm16, 0x87         ;   620.3 p0      41 k
        vpternlogd zmm25, zmm12, zmm6, 0xac         ;   620.5 p5      41 k
        vpternlogd zmm2, zmm12, zmm9, 0x87          ;   621.3 p0      41 k
        vpternlogd zmm25, zmm29, zmm1, 0x2d         ;   621.5 p5      41 k
        vpternlogd zmm25, zmm2, zmm16, 0x78         ;   622.5 p0      41 k
        vmovdqu64 [rbp - 128], zmm14                ;   620.5 p7+p4   45 k spill
        vmovdqu64 zmm14, [rbp + 448]                ;   613.5 p3      45 k
        vpandd zmm14, zmm14, [rbp + 896]            ;   622.5 p5+p2   45 k
        vpternlogd zmm13, zmm25, [r8 + 7808], 0x96  ;   623.5 p0+p3   48 k
        vmovdqu64 zmm25, [rbp + 0]                  ;   585.5 p2      41 k reload
        vpternlogd zmm31, zmm19, zmm25, 0xc6        ;   623.5 p5      41 k
        vpternlogd zmm19, zmm16, zmm0, 0x78         ;   624.3 p0      41 k
        vpternlogd zmm24, zmm31, zmm1, 0x87         ;   624.5 p5      41 k
        vmovdqu64 [rbp + 1024], zmm13               ;   624.5 p8+p9   48 k spill
        vmovdqa64 zmm13, zmm31                      ;   624.5         41 k copy
        vpternlogd zmm13, zmm25, zmm25, 0xf3        ;   625.3 p0      41 k
        vmovdqa64 zmm25, zmm20                      ;   613.3         41 k copy
        vpternlogd zmm25, zmm17, zmm12, 0xd7        ;   625.5 p5      41 k
        vpternlogd zmm13, zmm10, zmm25, 0x96        ;   626.5 p0      41 k
        vpternlogd zmm25, zmm15, zmm26, 0x96        ;   626.5 p5      41 k
        vpternlogd zmm31, zmm25, zmm16, 0x93        ;   627.5 p0      41 k
        vmovdqu64 zmm10, [r8 + 7616]                ;   501.8 p3     100 k.7 reload
        vmovdqu64 zmm15, [rbp + 128]                ;   579.3 p2      41 k reload
        vmovdqu64 zmm25, [rbp + 832]                ;   600.3 p3      48 k
        vpternlogd zmm25, zmm15, zmm10, 0x96        ;   627.5 p5      48 k
        vpternlogd zmm17, zmm2, zmm1, 0xc6          ;   628.3 p0      41 k
        vpternlogd zmm2, zmm19, zmm0, 0xc6          ;   628.5 p5      41 k
        vpternlogd zmm18, zmm2, zmm1, 0xc6          ;   629.5 p0      41 k
        vmovdqu64 zmm2, [rbp + 192]                 ;   614.3 p2      45 k
        vpternlogd zmm12, zmm1, zmm19, 0x6f         ;   629.5 p5      41 k
        vpternlogd zmm17, zmm26, zmm28, 0x2d        ;   630.3 p0      41 k
        vmovdqu64 zmm1, [rbp + 256]                 ;   609.5 p3      48 k reload
        vmovdqu64 zmm15, [rbp + 192]                ;   614.3 p2      45 k
        vpternlogd zmm15, zmm1, zmm1, 0xcf          ;   630.5 p5      45 k
        vpternlogd zmm13, zmm28, zmm0, 0xb4         ;   631.3 p0      41 k
        vpternlogd zmm0, zmm20, zmm9, 0x9e          ;   631.5 p5      41 k
        vpternlogd zmm31, zmm20, zmm6, 0x2d         ;   632.3 p0      41 k
        vmovdqu64 zmm20, [r8 + 7680]                ;   506.7 p3     100 k.8 reload
        vmovdqu64 zmm26, [rbp + 512]                ;   576.5 p2      41 k reload
        vmovdqu64 zmm28, [rbp + 768]                ;   601.5 p3      48 k
        vpternlogd zmm28, zmm26, zmm20, 0x96        ;   632.5 p5      48 k
        vpternlogd zmm12, zmm4, zmm0, 0x96          ;   633.3 p0      41 k
        vpternlogd zmm0, zmm16, zmm9, 0x2d          ;   633.5 p5      41 k
        vpternlogd zmm0, zmm19, zmm6, 0x87          ;   634.5 p0      41 k
        vpternlogd zmm0, zmm24, zmm29, 0x96         ;   635.5 p5      41 k
        vmovdqu64 zmm4, [rbp + 1024]                ;   624.5 p2      48 k reload
        vmovdqu64 [r9 + 14976], zmm4                ;   630.5 p7+p4  100 k
        vmovdqu64 zmm6, [r8 + 7744]                 ;   508.8 p3     100 k.9 reload
        vpternlogd zmm23, zmm18, zmm6, 0x96         ;   635.3 p0      48 k
        vmovdqu64 zmm9, [r8 + 7168]                 ;   509.5 p2     100 k.0 reload
        vmovdqu64 [r9 + 7168], zmm9                 ;   515.5 p8+p9   99 k
        vmovdqu64 zmm16, [r8 + 7232]                ;   510.5 p3     100 k.1 reload
        vmovdqu64 [r9 + 7232], zmm16                ;   516.5 p7+p4   99 k
        vpternlogd zmm14, zmm3, zmm1, 0x87          ;   635.5 p5      45 k
        vmovdqu64 zmm18, [r8 + 8128]                ;   511.3 p2     100 k.15 reload
        vpternlogd zmm5, zmm13, zmm18, 0x96         ;   636.3 p0      48 k
        vmovdqu64 zmm13, [r8 + 7872]                ;   511.7 p3     100 k.11 reload
        vpternlogd zmm27, zmm31, zmm13, 0x96        ;   636.5 p5      48 k
        vmovdqu64 zmm19, [r8 + 7296]                ;   512.5 p2     100 k.2 reload
        vmovdqu64 [r9 + 7296], zmm19                ;   518.5 p8+p9   99 k
        vmovdqu64 zmm24, [r8 + 7936]                ;   513.3 p3     100 k.12 reload
        vpternlogd zmm30, zmm12, zmm24, 0x96        ;   637.3 p0      48 k
        vmovdqu64 zmm12, [r8 + 7360]                ;   513.7 p2     100 k.3 reload
        vmovdqu64 [r9 + 7360], zmm12                ;   519.7 p7+p4   99 k
        vmovdqu64 zmm26, [r8 + 8064]                ;   514.3 p3     100 k.14 reload
        vpternlogd zmm22, zmm0, zmm26, 0x96         ;   637.5 p5      48 k
        vmovdqu64 zmm0, [rbp + 384]                 ;   610.3 p2      48 k reload
        vmovdqa64 zmm29, zmm3                       ;   617.5         45 k copy
        vpternlogd zmm29, zmm1, zmm0, 0x6c          ;   638.3 p0      45 k
        vmovdqu64 [r9 + 14912], zmm23               ;   636.3 p8+p9  100 k
        vmovdqu64 [r9 + 15040], zmm27               ;   637.5 p7+p4  100 k
        vmovdqu64 [r9 + 15296], zmm5                ;   637.3 p8+p9  100 k
        vpandd zmm31, zmm3, zmm25                   ;   638.5 p5      45 k
        vmovdqu64 [r9 + 15104], zmm30               ;   638.3 p7+p4  100 k
        vmovdqu64 [r9 + 15232], zmm22               ;   638.5 p8+p9  100 k
        vpandd zmm2, zmm2, zmm7                     ;   639.3 p0      45 k
        vpandd zmm21, zmm21, zmm28                  ;   639.5 p5      45 k
        vpxord zmm11, zmm11, zmm28                  ;   640.3 p0      45 k
        vpandd zmm8, zmm8, zmm28                    ;   640.5 p5      45 k
        vpternlogd zmm14, zmm28, [rbp + 576], 0xe1  ;   641.3 p0+p3   45 k
        vpternlogd zmm8, zmm25, [rbp + 192], 0x78   ;   641.5 p5+p2   45 k
        vpternlogd zmm31, zmm0, [rbp + 640], 0x78   ;   642.3 p0+p3   45 k
        vpternlogd zmm8, zmm3, [rbp + 576], 0xb4    ;   642.5 p5+p2   45 k
        vpandd zmm16, zmm7, zmm25                   ;   643.3 p0      45 k
        vpternlogd zmm2, zmm25, [rbp + 896], 0x87   ;   643.5 p5+p3   45 k
        vmovdqa64 zmm9, zmm8                        ;   643.5         45 k copy
        vpxord zmm19, zmm14, zmm31                  ;   644.3 p0      45 k
        vpandd zmm12, zmm25, zmm28                  ;   644.5 p5      45 k
        vpternlogd zmm19, zmm12, [rbp + 704], 0x96  ;   645.5 p0+p2   45 k
        vpternlogd zmm12, zmm7, [rbp + 896], 0x87   ;   645.5 p5+p3   45 k
        vpternlogd zmm12, zmm0, [rbp + 192], 0x87   ;   646.5 p0+p2   45 k
        vmovdqa64 zmm18, zmm28                      ;   633.5         45 k copy
        vpternlogd zmm18, zmm0, zmm7, 0x60          ;   646.5 p5      45 k
        vpternlogd zmm18, zmm25, zmm1, 0x87         ;   647.5 p0      45 k
        vpternlogd zmm19, zmm5, zmm18, 0x96         ;   648.5 p5      45 k
        vmovdqu64 [r9 + 14720], zmm19               ;   649.5 p7+p4  100 k
        vmovdqu64 zmm5, [r8 + 8000]                 ;   534.3 p3     100 k.13 reload
        vmovdqu64 zmm19, [rbp + 320]                ;   606.5 p2      41 k reload
        vpternlogd zmm17, zmm19, zmm5, 0x96         ;   648.3 p0      48 k
        vmovdqu64 [r9 + 7616], zmm10                ;   534.8 p8+p9   99 k
        vmovdqu64 [r9 + 7680], zmm20                ;   536.2 p7+p4   99 k
        vmovdqu64 [r9 + 7744], zmm6                 ;   536.8 p8+p9   99 k
        vmovdqu64 [r9 + 7872], zmm13                ;   538.2 p7+p4   99 k
        vmovdqu64 [r9 + 7936], zmm24                ;   538.8 p8+p9   99 k
        vmovdqu64 [r9 + 8064], zmm26                ;   540.2 p7+p4   99 k
        vmovdqu64 [r9 + 8000], zmm5                 ;   540.8 p8+p9   99 k
        vmovdqu64 zmm19, [r8 + 7424]                ;   536.0 p3     100 k.4 reload
        vmovdqu64 [r9 + 7424], zmm19                ;   542.2 p7+p4   99 k
        vmovdqu64 zmm19, [r8 + 7488]                ;   536.3 p2     100 k.5 reload
        vmovdqu64 [r9 + 7488], zmm19                ;   542.8 p8+p9   99 k
        vmovdqu64 zmm19, [r8 + 7552]                ;   537.0 p3     100 k.6 reload
        vmovdqu64 [r9 + 7552], zmm19                ;   544.2 p7+p4   99 k
        vmovdqu64 [r9 + 15168], zmm17               ;   649.3 p8+p9  100 k
        vmovdqu64 zmm19, [r8 + 7808]                ;   537.3 p2     100 k.10 reload
        vmovdqu64 [r9 + 7808], zmm19                ;   546.2 p7+p4   99 k
        vpxord zmm5, zmm20, zmm10                   ;   648.5 p5      41 k
        vmovdqu64 zmm19, [r8 + 8128]                ;   538.0 p3     100 k.15 reload
        vmovdqu64 [r9 + 8128], zmm19                ;   546.8 p8+p9   99 k
        vmovdqa64 zmm19, zmm24                      ;   538.0         41 k copy
        vpternlogd zmm19, zmm13, zmm6, 0x6a         ;   649.3 p0      41 k
        vmovdqa64 zmm24, zmm12                      ;   647.5         45 k copy
        vpternlogd zmm24, zmm0, zmm7, 0x87          ;   649.5 p5      45 k
        vpternlogd zmm24, zmm31, zmm29, 0x69        ;   650.5 p0      45 k
        vmovdqu64 zmm31, [rbp + 448]                ;   613.5 p2      48 k reload
        vmovdqa64 zmm13, zmm0                       ;   616.3         45 k copy
        vpternlogd zmm13, zmm7, zmm31, 0x48         ;   650.5 p5      45 k
        vmovdqa64 zmm26, zmm7                       ;   619.5         45 k copy
        vpternlogd zmm26, zmm1, [rbp + 640], 0x6a   ;   651.3 p0+p3   45 k
        vpternlogd zmm15, zmm12, zmm26, 0x69        ;   652.3 p5      45 k
        vpternlogd zmm15, zmm8, zmm17, 0x96         ;   653.3 p0      45 k
        vmovdqu64 zmm8, [rbp + 896]                 ;   609.3 p2      48 k reload
        vmovdqa64 zmm12, zmm1                       ;   615.5         45 k copy
        vpternlogd zmm12, zmm31, zmm8, 0x6a         ;   652.5 p5      45 k
        vmovdqa64 zmm17, zmm20                      ;   540.7         41 k copy
        vpternlogd zmm17, zmm10, zmm6, 0x6c         ;   653.3 p0      41 k
        vmovdqu64 [r9 + 14592], zmm15               ;   654.3 p7+p4  100 k
        vmovdqu64 zmm15, [rbp + 192]                ;   614.3 p3      48 k reload
        vpternlogd zmm13, zmm8, zmm15, 0x78         ;   653.5 p5      45 k
        vpternlogd zmm11, zmm13, zmm3, 0x6c         ;   654.5 p0      45 k
        vmovdqa64 zmm6, zmm25                       ;   628.5         45 k copy
        vpternlogd zmm6, zmm15, zmm31, 0x48         ;   654.5 p5      45 k
        vmovdqa64 zmm10, zmm28                      ;   633.5         45 k copy
        vpternlogd zmm10, zmm25, zmm8, 0x6c         ;   655.3 p0      45 k
        vpternlogd zmm8, zmm25, zmm0, 0x28          ;   655.5 p5      45 k
        vpternlogd zmm25, zmm12, zmm31, 0x93        ;   656.3 p0      45 k
        vpternlogd zmm25, zmm29, zmm0, 0x87         ;   657.3 p5      45 k
        vmovdqu64 zmm29, [r8 + 8064]                ;   542.8 p2      41 k
        vpandd zmm29, zmm29, [r8 + 7808]            ;   657.3 p0+p3   41 k
        vpternlogd zmm31, zmm12, zmm28, 0x60        ;   657.5 p5      45 k
        vpternlogd zmm31, zmm8, zmm26, 0x96         ;   658.5 p0      45 k
        vmovdqu64 zmm8, [r8 + 8064]                 ;   543.8 p2      41 k
        vmovdqu64 zmm26, [r8 + 8000]                ;   544.0 p3     100 k.13 reload
        vpandd zmm8, zmm8, zmm26                    ;   658.5 p5      41 k
        vpternlogd zmm24, zmm10, zmm6, 0x96         ;   659.3 p0      45 k
        vpternlogd zmm31, zmm6, zmm2, 0x96          ;   659.5 p5      45 k
        vpternlogd zmm24, zmm22, zmm16, 0x96        ;   660.3 p0      45 k
        vmovdqu64 zmm6, [r8 + 8064]                 ;   544.8 p2     100 k.14 reload
        vmovdqa64 zmm22, zmm20                      ;   544.7         41 k copy
        vpternlogd zmm22, zmm26, zmm6, 0x48         ;   660.5 p5      41 k
        vmovdqu64 [r9 + 14784], zmm31               ;   660.5 p8+p9  100 k
        vmovdqu64 [r9 + 14656], zmm24               ;   661.3 p7+p4  100 k
        vmovdqa64 zmm24, zmm28                      ;   633.5         45 k copy
        vpternlogd zmm24, zmm3, [rbp + 704], 0x78   ;   661.3 p0+p3   45 k
        vpternlogd zmm24, zmm12, zmm0, 0x69         ;   662.3 p5      45 k
        vpternlogd zmm16, zmm25, [rbp + 64], 0x69   ;   662.3 p0+p2   45 k
        vmovdqu64 zmm0, [r8 + 7616]                 ;   546.5 p3      41 k
        vmovdqu64 zmm12, [r8 + 7872]                ;   547.0 p2     100 k.11 reload
        vpandd zmm0, zmm0, zmm12                    ;   662.5 p5      41 k
        vpternlogd zmm15, zmm16, zmm1, 0x6c         ;   663.3 p0      45 k
        vmovdqu64 zmm31, [r8 + 7744]                ;   547.5 p3     100 k.9 reload
        vpandd zmm12, zmm26, zmm31                  ;   663.5 p5      41 k
        vpternlogd zmm2, zmm24, zmm24, 0xc3         ;   664.3 p0      45 k
        vmovdqu64 zmm26, [r8 + 8128]                ;   548.0 p2      41 k
        vpandd zmm26, zmm26, [r8 + 7872]            ;   664.5 p5+p3   41 k
        vpternlogd zmm25, zmm3, [rbp - 128], 0x78   ;   665.3 p0+p2   45 k
        vmovdqu64 zmm3, [rbp + 576]                 ;   628.3 p3      45 k reload
        vpternlogd zmm10, zmm1, zmm3, 0x78          ;   665.5 p5      45 k
        vpternlogd zmm10, zmm28, zmm7, 0x2d         ;   666.5 p0      45 k
        vmovdqu64 zmm1, [r8 + 7808]                 ;   550.0 p2     100 k.10 reload
        vmovdqu64 zmm7, [r8 + 7872]                 ;   550.5 p3     100 k.11 reload
        vmovdqu64 zmm28, [r8 + 8128]                ;   551.0 p2      41 k
        vpternlogd zmm28, zmm7, zmm1, 0x60          ;   666.5 p5      41 k
        vpternlogd zmm2, zmm14, zmm3, 0x96          ;   667.3 p0      45 k
        vpternlogd zmm11, zmm10, zmm4, 0x96         ;   667.5 p5      45 k
        vpternlogd zmm18, zmm15, [rbp - 64], 0x69   ;   668.3 p0+p3   45 k
        vmovdqu64 zmm3, [r8 + 7936]                 ;   552.0 p2     100 k.12 reload
        vpxord zmm4, zmm20, zmm3                    ;   668.5 p5      41 k
        vmovdqa64 zmm10, zmm1                       ;   556.0         41 k copy
        vmovdqa64 zmm14, zmm20                      ;   550.5         41 k copy
        vpternlogd zmm14, zmm7, zmm1, 0x28          ;   669.3 p0      41 k
        vmovdqu64 zmm15, [r8 + 8128]                ;   552.5 p3     100 k.15 reload
        vpxord zmm1, zmm7, zmm15                    ;   669.5 p5      41 k
        vpternlogd zmm18, zmm23, zmm25, 0x96        ;   670.3 p0      45 k
        vmovdqu64 zmm23, [r8 + 7616]                ;   553.0 p2      41 k
        vpxord zmm23, zmm23, [r8 + 8000]            ;   670.5 p5+p3   41 k
        vpxord zmm9, zmm9, zmm25                    ;   671.3 p0      45 k
        vmovdqu64 zmm25, [r8 + 7616]                ;   554.0 p2      41 k
        vpternlogd zmm9, zmm21, zmm30, 0x96         ;   672.3 p5      45 k
        vmovdqu64 zmm21, [r8 + 7616]                ;   554.5 p3     100 k.7 reload
        vmovdqa64 zmm30, zmm15                      ;   558.5         41 k copy
        vpternlogd zmm30, zmm6, zmm21, 0x6c         ;   672.3 p0      41 k
        vmovdqu64 [r9 + 14400], zmm11               ;   668.5 p8+p9  100 k
        vpternlogd zmm24, zmm13, [rbp + 960], 0x69  ;   672.5 p5+p2   45 k
        vpandd zmm11, zmm20, zmm21                  ;   673.3 p0      41 k
        vpandd zmm13, zmm6, zmm15                   ;   673.5 p5      41 k
        vpternlogd zmm24, zmm16, zmm27, 0x69        ;   674.3 p0      45 k
        vpandd zmm16, zmm6, zmm3                    ;   674.5 p5      41 k
        vpandd zmm27, zmm6, zmm21                   ;   675.3 p0      41 k
        vmovdqu64 [r9 + 14848], zmm2                ;   668.3 p7+p4  100 k
        vmovdqa64 zmm2, zmm21                       ;   560.5         41 k copy
        vpternlogd zmm2, zmm6, zmm7, 0x28           ;   675.5 p5      41 k
        vmovdqu64 [r9 + 14336], zmm18               ;   671.3 p8+p9  100 k
        vmovdqu64 zmm18, [r8 + 7424]                ;   555.5 p3      41 k
        vpandd zmm18, zmm18, [r8 + 7360]            ;   676.3 p0+p2   41 k
        vmovdqu64 [r9 + 14528], zmm9                ;   673.3 p7+p4  100 k
        vmovdqu64 zmm9, [r8 + 7488]                 ;   556.5 p3      41 k
        vpxord zmm9, zmm9, [r8 + 7232]              ;   676.5 p5+p2   41 k
        vmovdqu64 [r9 + 14464], zmm24               ;   675.3 p8+p9  100 k
        vmovdqu64 zmm24, [r8 + 7424]                ;   557.5 p3      41 k
        vpxord zmm24, zmm24, [r8 + 7232]            ;   677.3 p0+p2   41 k
        vpternlogd zmm8, zmm15, zmm31, 0x78         ;   677.5 p5      41 k
        vpternlogd zmm28, zmm6, zmm31, 0x87         ;   678.3 p0      41 k
        vpternlogd zmm6, zmm17, zmm20, 0x93         ;   678.5 p5      41 k
        vpternlogd zmm6, zmm19, zmm7, 0x87          ;   679.5 p0      41 k
        vpternlogd zmm0, zmm29, zmm6, 0x69          ;   680.5 p5      41 k
        vpternlogd zmm6, zmm5, zmm3, 0x78           ;   680.5 p0      41 k
        vmovdqu64 zmm5, [r8 + 7232]                 ;   558.5 p3      41 k
        vpternlogd zmm11, zmm3, zmm31, 0x87         ;   680.5 p5      41 k
        vpandd zmm25, zmm25, zmm4                   ;   681.3 p0      41 k
        vpternlogd zmm16, zmm4, zmm7, 0x78          ;   681.5 p5      41 k
        vpxord zmm10, zmm10, zmm23                  ;   682.3 p0      41 k
        vpternlogd zmm8, zmm10, zmm3, 0xd2          ;   683.3 p5      41 k
        vpternlogd zmm11, zmm10, zmm15, 0xe1        ;   683.3 p0      41 k
        vmovdqu64 [rbp + 960], zmm29                ;   658.3 p7+p4   41 k spill
        vmovdqa64 zmm29, zmm31                      ;   558.3         41 k copy
        vpternlogd zmm29, zmm31, [r8 + 8000], 0xf5  ;   683.5 p5+p2   41 k
        vpternlogd zmm14, zmm21, [r8 + 8000], 0x78  ;   684.3 p0+p3   41 k
        vpternlogd zmm1, zmm14, zmm3, 0x6c          ;   685.3 p5      41 k
        vpternlogd zmm3, zmm23, zmm15, 0x6a         ;   685.3 p0      41 k
        vpternlogd zmm3, zmm17, zmm7, 0x69          ;   686.3 p5      41 k
        vpternlogd zmm17, zmm20, zmm15, 0x48        ;   686.3 p0      41 k
        vpternlogd zmm25, zmm14, zmm3, 0x69         ;   687.3 p5      41 k
        vpxord zmm2, zmm2, zmm17                    ;   687.3 p0      41 k
        vmovdqu64 zmm14, [r8 + 7808]                ;   560.2 p2     100 k.10 reload
        vpternlogd zmm4, zmm31, zmm14, 0x78         ;   687.5 p5      41 k
        vpternlogd zmm21, zmm13, zmm14, 0x93        ;   688.3 p0      41 k
        vpternlogd zmm31, zmm10, zmm30, 0x6a        ;   688.5 p5      41 k
        vpternlogd zmm31, zmm15, zmm14, 0x2d        ;   689.5 p0      41 k
        vmovdqu64 zmm15, [r8 + 8000]                ;   561.0 p3     100 k.13 reload
        vpternlogd zmm20, zmm28, zmm15, 0x6c        ;   689.5 p5      41 k
        vpternlogd zmm20, zmm12, zmm0, 0x69         ;   690.5 p0      41 k
        vmovdqu64 zmm12, [r8]                       ;   561.5 p2      48 k
        vmovdqu64 zmm17, [r8 + 64]                  ;   562.0 p3      48 k
        vpternlogd zmm27, zmm15, zmm14, 0x87        ;   690.5 p5      41 k
        vpternlogd zmm21, zmm15, zmm7, 0x87         ;   691.3 p0      41 k
        vmovdqu64 zmm15, [r8 + 128]                 ;   562.5 p2      48 k
        vpternlogd zmm7, zmm14, zmm21, 0x95         ;   692.3 p5      41 k
        vmovdqu64 zmm14, [r8 + 192]                 ;   563.0 p3      48 k
        vpternlogd zmm29, zmm21, zmm4, 0x69         ;   692.3 p0      41 k
        vmovdqu64 zmm21, [r8 + 256]                 ;   563.5 p2      48 k
        vpternlogd zmm7, zmm19, zmm16, 0x69         ;   693.3 p5      41 k
        vmovdqu64 zmm19, [r8 + 320]                 ;   564.0 p3      48 k
        vpternlogd zmm2, zmm4, zmm27, 0x96          ;   693.3 p0      41 k
        vmovdqu64 zmm4, [r8 + 384]                  ;   564.5 p2      48 k
        vpternlogd zmm27, zmm3, zmm11, 0x69         ;   693.5 p5      41 k
        vpternlogd zmm7, zmm30, zmm22, 0x96         ;   694.3 p0      41 k
        vpxord zmm16, zmm16, zmm11                  ;   694.5 p5      41 k
        vmovdqu64 zmm3, [r8 + 7296]                 ;   565.0 p3     100 k.2 reload
        vmovdqu64 zmm11, [r8 + 7552]                ;   565.5 p2      41 k
        vpternlogd zmm11, zmm3, zmm3, 0x3f          ;   695.3 p0      41 k
        vpternlogd zmm16, zmm13, zmm23, 0x96        ;   695.5 p5      41 k
        vmovdqu64 zmm13, [r8 + 7168]                ;   566.0 p3     100 k.0 reload
        vmovdqu64 zmm23, [r8 + 7360]                ;   566.5 p2      41 k
        vpternlogd zmm23, zmm3, zmm13, 0x9a         ;   696.3 p0      41 k
        vpternlogd zmm25, zmm0, zmm3, 0x69          ;   696.5 p5      41 k
        vmovdqu64 zmm0, [r8 + 7360]                 ;   567.0 p3     100 k.3 reload
        vmovdqa64 zmm30, zmm13                      ;   572.0         41 k copy
        vpternlogd zmm30, zmm13, zmm0, 0xa5         ;   697.3 p0      41 k
        vpternlogd zmm20, zmm6, zmm13, 0x96         ;   697.5 p5      41 k
        vpxord zmm6, zmm6, zmm8                     ;   698.3 p0      41 k
        vpternlogd zmm6, zmm26, zmm0, 0x96          ;   699.3 p5      41 k
        vmovdqu64 zmm26, [r8 + 7488]                ;   569.0 p2     100 k.5 reload
        vpternlogd zmm18, zmm3, zmm26, 0x48         ;   699.3 p0      41 k
        vpxord zmm15, zmm15, zmm25                  ;   699.5 p5      48 k
        vpxord zmm12, zmm12, zmm20                  ;   700.3 p0      48 k
        vpxord zmm14, zmm14, zmm6                   ;   700.5 p5      48 k
        vmovdqu64 [rbp - 64], zmm14                 ;   701.5 p8+p9   48 k spill
        vpandnd zmm14, zmm24, zmm26                 ;   701.3 p0      41 k
        vmovdqu64 [rbp + 1024], zmm12               ;   701.3 p7+p4   48 k spill
        vmovdqu64 zmm12, [rbp - 64]                 ;   701.5 p3      45 k
        vmovdqu64 [rbp + 576], zmm15                ;   700.5 p8+p9   48 k spill
        vmovdqu64 zmm15, [rbp + 1024]               ;   701.3 p2      45 k
        vmovdqu64 [rbp + 256], zmm10                ;   683.3 p7+p4   41 k spill
        vmovdqu64 zmm10, [rbp + 1024]               ;   701.3 p3      45 k
        vmovdqu64 [rbp - 128], zmm27                ;   694.5 p8+p9   41 k spill
        vmovdqu64 zmm27, [rbp + 1024]               ;   701.3 p2      45 k
        vmovdqu64 [rbp + 192], zmm2                 ;   694.3 p7+p4   41 k spill
        vmovdqu64 zmm2, [rbp - 64]                  ;   701.5 p3      45 k
        vmovdqu64 [rbp + 64], zmm22                 ;   661.5 p8+p9   41 k spill
        vmovdqu64 zmm22, [rbp + 1024]               ;   701.3 p2      45 k
        vmovdqu64 [rbp + 384], zmm6                 ;   700.3 p7+p4   41 k spill
        vmovdqu64 zmm6, [rbp + 576]                 ;   700.5 p3      45 k
        vpternlogd zmm1, zmm31, [r8 + 7232], 0x96   ;   701.5 p5+p2   41 k
        vmovdqu64 zmm31, [r8 + 7424]                ;   574.3 p3     100 k.4 reload
        vpternlogd zmm29, zmm8, zmm31, 0x96         ;   702.3 p0      41 k
        vmovdqu64 zmm8, [r8 + 7552]                 ;   574.7 p2     100 k.6 reload
        vmovdqu64 [rbp + 704], zmm29                ;   703.3 p8+p9   41 k spill
        vmovdqa64 zmm29, zmm31                      ;   580.3         41 k copy
        vpternlogd zmm29, zmm0, zmm8, 0x78          ;   702.5 p5      41 k
        vpxord zmm21, zmm21, [rbp + 704]            ;   709.3 p0+p3   48 k
        vpternlogd zmm16, zmm28, zmm8, 0x96         ;   703.5 p5      41 k
        vmovdqu64 zmm28, [r8 + 7232]                ;   575.7 p2     100 k.1 reload
        vmovdqu64 [rbp + 448], zmm21                ;   710.3 p7+p4   48 k spill
        vmovdqa64 zmm21, zmm31                      ;   580.3         41 k copy
        vpternlogd zmm21, zmm3, zmm28, 0x9c         ;   704.3 p0      41 k
        vpandd zmm10, zmm10, [rbp + 448]            ;   716.3 p5+p3   45 k
        vpternlogd zmm14, zmm31, zmm3, 0x48         ;   705.3 p0      41 k
        vpandd zmm5, zmm5, zmm21                    ;   705.5 p5      41 k
        vpternlogd zmm21, zmm26, zmm13, 0x87        ;   706.3 p0      41 k
        vpternlogd zmm24, zmm5, zmm8, 0x6c          ;   706.5 p5      41 k
        vpternlogd zmm5, zmm0, zmm13, 0x78          ;   707.3 p0      41 k
        vmovdqu64 [rbp + 896], zmm10                ;   717.3 p8+p9   45 k spill
        vmovdqu64 zmm10, [rbp + 448]                ;   710.3 p2      45 k
        vmovdqu64 [rbp + 640], zmm16                ;   704.5 p7+p4   41 k spill
        vmovdqu64 zmm16, [rbp + 448]                ;   710.3 p3      45 k
        vpxord zmm4, zmm4, [rbp + 640]              ;   710.5 p5+p2   48 k
        vpxord zmm17, zmm17, zmm1                   ;   708.3 p0      48 k
        vpxord zmm15, zmm15, zmm17                  ;   709.3 p5      45 k
        vpxord zmm27, zmm27, zmm4                   ;   711.5 p0      45 k
        vpxord zmm2, zmm2, zmm27                    ;   712.5 p5      45 k
        vmovdqu64 [rbp + 320], zmm2                 ;   713.5 p8+p9   45 k spill
        vmovdqa64 zmm2, zmm9                        ;   677.5         41 k copy
        vpternlogd zmm2, zmm8, zmm13, 0x78          ;   710.3 p0      41 k
        vpternlogd zmm7, zmm26, [rbp + 960], 0x96   ;   710.5 p5+p3   41 k
        vpxord zmm19, zmm19, zmm7                   ;   711.5 p0      48 k
        vmovdqu64 [rbp + 960], zmm27                ;   712.5 p7+p4   45 k spill
        vpxord zmm27, zmm29, zmm2                   ;   711.5 p5      41 k
        vmovdqu64 [rbp + 512], zmm15                ;   710.3 p8+p9   45 k spill
        vmovdqa64 zmm15, zmm11                      ;   696.3         41 k copy
        vpternlogd zmm15, zmm0, zmm28, 0x78         ;   712.3 p0      41 k
        vpternlogd zmm30, zmm9, zmm15, 0xa6         ;   713.3 p5      41 k
        vpternlogd zmm15, zmm31, zmm13, 0x78        ;   713.3 p0      41 k
        vpternlogd zmm11, zmm30, zmm26, 0x87        ;   714.3 p5      41 k
        vmovdqu64 [rbp + 768], zmm4                 ;   711.5 p7+p4   48 k spill
        vmovdqa64 zmm4, zmm30                       ;   714.3         41 k copy
        vpternlogd zmm4, zmm9, zmm9, 0xf3           ;   714.3 p0      41 k
        vmovdqu64 zmm9, [rbp + 768]                 ;   711.5 p2      45 k
        vpandd zmm9, zmm9, zmm17                    ;   717.5 p5      45 k
        vmovdqu64 [rbp + 128], zmm9                 ;   718.5 p8+p9   45 k spill
        vmovdqa64 zmm9, zmm23                       ;   697.3         41 k copy
        vpternlogd zmm9, zmm8, zmm3, 0xac           ;   715.3 p0      41 k
        vpternlogd zmm23, zmm18, zmm31, 0x93        ;   715.5 p5      41 k
        vpternlogd zmm23, zmm8, zmm28, 0x87         ;   716.5 p0      41 k
        vpternlogd zmm9, zmm2, zmm26, 0x2d          ;   716.5 p5      41 k
        vpternlogd zmm9, zmm23, zmm31, 0x78         ;   717.5 p0      41 k
        vmovdqu64 [rbp + 832], zmm17                ;   709.3 p7+p4   48 k spill
        vmovdqu64 zmm17, [rbp + 1024]               ;   701.3 p3      45 k
        vpandd zmm17, zmm17, [rbp + 832]            ;   717.5 p5+p2   45 k
        vmovdqu64 [rbp + 0], zmm17                  ;   718.5 p8+p9   45 k spill
        vmovdqu64 zmm17, [rbp + 832]                ;   709.3 p3      45 k
        vpxord zmm17, zmm17, zmm19                  ;   718.3 p0      45 k
        vpandd zmm22, zmm22, zmm17                  ;   719.3 p5      45 k
        vpternlogd zmm1, zmm9, [r8 + 640], 0x96     ;   719.3 p0+p2   48 k
        vmovdqa64 zmm9, zmm5                        ;   708.3         41 k copy
        vpternlogd zmm9, zmm24, zmm8, 0xd7          ;   719.5 p5      41 k
        vpternlogd zmm4, zmm18, zmm9, 0x96          ;   720.5 p0      41 k
        vpternlogd zmm9, zmm29, zmm21, 0x96         ;   720.5 p5      41 k
        vpternlogd zmm30, zmm9, zmm31, 0x93         ;   721.5 p0      41 k
        vmovdqu64 zmm9, [rbp + 64]                  ;   661.5 p3      41 k reload
        vmovdqu64 zmm18, [rbp + 192]                ;   694.3 p2      48 k
        vpternlogd zmm18, zmm9, [r8 + 448], 0x96    ;   721.5 p5+p3   48 k
        vpternlogd zmm8, zmm15, zmm26, 0x6f         ;   722.3 p0      41 k
        vpternlogd zmm24, zmm23, zmm26, 0xc6        ;   722.5 p5      41 k
        vpternlogd zmm23, zmm15, zmm13, 0xc6        ;   723.3 p0      41 k
        vpternlogd zmm27, zmm23, zmm26, 0xc6        ;   724.3 p5      41 k
        vmovdqu64 zmm9, [rbp + 768]                 ;   711.5 p2      45 k
        vmovdqu64 zmm23, [rbp - 64]                 ;   701.5 p3      48 k reload
        vpandd zmm9, zmm9, zmm23                    ;   724.3 p0      45 k
        vpternlogd zmm24, zmm21, zmm0, 0x2d         ;   724.5 p5      41 k
        vmovdqu64 zmm21, [rbp + 576]                ;   700.5 p2      48 k reload
        vmovdqu64 zmm26, [rbp + 768]                ;   711.5 p3      45 k
        vpternlogd zmm26, zmm21, zmm21, 0xcf        ;   725.3 p0      45 k
        vpternlogd zmm4, zmm0, zmm13, 0xb4          ;   725.5 p5      41 k
        vpternlogd zmm13, zmm5, zmm28, 0x9e         ;   726.3 p0      41 k
        vpternlogd zmm30, zmm5, zmm3, 0x2d          ;   726.5 p5      41 k
        vmovdqu64 zmm0, [rbp + 256]                 ;   683.3 p2      41 k reload
        vmovdqu64 zmm5, [rbp - 128]                 ;   694.5 p3      48 k
        vpternlogd zmm5, zmm0, [r8 + 512], 0x96     ;   727.3 p0+p2   48 k
        vpternlogd zmm8, zmm14, zmm13, 0x96         ;   727.5 p5      41 k
        vpternlogd zmm13, zmm31, zmm28, 0x2d        ;   728.3 p0      41 k
        vpternlogd zmm13, zmm15, zmm3, 0x87         ;   729.3 p5      41 k
        vpternlogd zmm13, zmm11, zmm2, 0x96         ;   730.3 p0      41 k
        vpternlogd zmm20, zmm27, [r8 + 576], 0x96   ;   729.5 p5+p3   48 k
        vpternlogd zmm25, zmm30, [r8 + 704], 0x96   ;   730.3 p0+p2   48 k
        vpternlogd zmm7, zmm13, [r8 + 896], 0x96    ;   731.3 p5+p3   48 k
        vmovdqu64 [r9 + 16000], zmm1                ;   720.3 p7+p4  100 k
        vmovdqu64 zmm0, [rbp + 448]                 ;   710.3 p2      48 k reload
        vmovdqa64 zmm2, zmm19                       ;   712.5         45 k copy
        vpternlogd zmm2, zmm21, zmm0, 0x6c          ;   731.3 p0      45 k
        vmovdqu64 zmm3, [rbp + 704]                 ;   703.3 p3      41 k reload
        vpternlogd zmm24, zmm3, [r8 + 832], 0x96    ;   731.5 p5+p2   48 k
        vpandd zmm3, zmm19, zmm18                   ;   732.3 p0      45 k
        vpandd zmm12, zmm12, zmm18                  ;   732.5 p5      45 k
        vpternlogd zmm3, zmm17, zmm0, 0x78          ;   733.3 p0      45 k
        vpternlogd zmm17, zmm23, zmm21, 0x78        ;   733.5 p5      45 k
        vmovdqu64 zmm11, [rbp + 1024]               ;   701.3 p3      48 k reload
        vmovdqu64 zmm13, [rbp + 832]                ;   709.3 p2      45 k
        vpternlogd zmm13, zmm21, zmm11, 0x6a        ;   734.3 p0      45 k
        vpternlogd zmm9, zmm18, zmm11, 0x87         ;   734.5 p5      45 k
        vmovdqa64 zmm14, zmm19                      ;   712.5         45 k copy
        vpternlogd zmm14, zmm21, [rbp + 0], 0x95    ;   735.3 p0+p3   45 k
        vmovdqu64 zmm15, [rbp + 640]                ;   704.5 p2      41 k reload
        vpternlogd zmm4, zmm15, [r8 + 960], 0x96    ;   735.5 p5+p3   48 k
        vmovdqu64 zmm15, [rbp + 384]                ;   700.3 p2      41 k reload
        vpternlogd zmm8, zmm15, [r8 + 768], 0x96    ;   736.3 p0+p3   48 k
        vmovdqu64 zmm15, [rbp + 832]                ;   709.3 p2      48 k reload
        vmovdqa64 zmm27, zmm0                       ;   716.3         45 k copy
        vpternlogd zmm27, zmm23, zmm15, 0x48        ;   736.5 p5      45 k
        vmovdqu64 zmm28, [rbp + 768]                ;   711.5 p3      48 k reload
        vmovdqa64 zmm29, zmm18                      ;   722.5         45 k copy
        vpternlogd zmm29, zmm15, zmm28, 0x28        ;   737.3 p0      45 k
        vmovdqu64 [r9 + 15936], zmm20               ;   730.5 p8+p9  100 k
        vmovdqu64 [r9 + 16064], zmm25               ;   731.3 p7+p4  100 k
        vmovdqu64 zmm30, [rbp + 960]                ;   712.5 p2      45 k reload
        vpternlogd zmm27, zmm11, zmm30, 0xb4        ;   737.5 p5      45 k
        vmovdqu64 [r9 + 16192], zmm24               ;   732.5 p8+p9  100 k
        vmovdqu64 [r9 + 16256], zmm7                ;   732.3 p7+p4  100 k
        vmovdqu64 [r9 + 16320], zmm4                ;   736.5 p8+p9  100 k
        vmovdqu64 [r9 + 16128], zmm8                ;   737.3 p7+p4  100 k
        vmovdqu64 zmm31, [rbp + 320]                ;   713.5 p3      45 k reload
        vpternlogd zmm14, zmm5, zmm31, 0xe1         ;   738.3 p0      45 k
        vpandd zmm10, zmm10, zmm5                   ;   738.5 p5      45 k
        vpxord zmm16, zmm16, zmm5                   ;   739.3 p0      45 k
        vpternlogd zmm16, zmm27, zmm19, 0x6c        ;   740.3 p5      45 k
        vpandd zmm6, zmm6, zmm5                     ;   740.3 p0      45 k
        vpternlogd zmm6, zmm18, zmm28, 0x78         ;   741.3 p5      45 k
        vpternlogd zmm6, zmm31, zmm19, 0xd2         ;   742.3 p0      45 k
        vmovdqa64 zmm4, zmm30                       ;   718.5         45 k copy
        vpternlogd zmm4, zmm5, zmm19, 0x6c          ;   741.5 p5      45 k
        vpternlogd zmm4, zmm13, zmm0, 0x69          ;   742.5 p0      45 k
        vpternlogd zmm22, zmm27, zmm4, 0x69         ;   743.5 p5      45 k
        vmovdqa64 zmm27, zmm13                      ;   735.3         45 k copy
        vpternlogd zmm27, zmm18, zmm15, 0x87        ;   743.3 p0      45 k
        vpternlogd zmm13, zmm15, zmm5, 0x48         ;   743.5 p5      45 k
        vpternlogd zmm27, zmm2, zmm0, 0x87          ;   744.3 p0      45 k
        vpandd zmm15, zmm18, zmm5                   ;   744.5 p5      45 k
        vmovdqa64 zmm7, zmm9                        ;   735.5         45 k copy
        vpternlogd zmm7, zmm4, zmm4, 0xc3           ;   745.3 p0      45 k
        vpternlogd zmm7, zmm14, zmm31, 0x96         ;   746.3 p5      45 k
        vmovdqu64 [r9 + 15872], zmm7                ;   747.3 p8+p9  100 k
        vpxord zmm14, zmm14, zmm3                   ;   746.3 p0      45 k
        vpternlogd zmm14, zmm30, zmm15, 0x96        ;   747.3 p5      45 k
        vpternlogd zmm15, zmm23, zmm11, 0x87        ;   747.3 p0      45 k
        vmovdqa64 zmm4, zmm5                        ;   728.3         45 k copy
        vpternlogd zmm4, zmm18, zmm11, 0x6c         ;   747.5 p5      45 k
        vpternlogd zmm11, zmm18, zmm0, 0x28         ;   748.3 p0      45 k
        vpternlogd zmm13, zmm11, zmm17, 0x96        ;   749.3 p5      45 k
        vmovdqa64 zmm7, zmm5                        ;   728.3         45 k copy
        vpternlogd zmm7, zmm0, zmm23, 0x60          ;   749.3 p0      45 k
        vpternlogd zmm7, zmm18, zmm21, 0x87         ;   750.3 p5      45 k
        vpternlogd zmm31, zmm4, zmm21, 0x6c         ;   750.3 p0      45 k
        vpternlogd zmm31, zmm5, zmm23, 0x2d         ;   751.3 p5      45 k
        vpternlogd zmm16, zmm31, zmm1, 0x96         ;   752.3 p0      45 k
        vpternlogd zmm15, zmm28, zmm0, 0x87         ;   751.5 p5      45 k
        vpternlogd zmm26, zmm17, zmm15, 0x69        ;   752.5 p0      45 k
        vpternlogd zmm15, zmm0, zmm23, 0x87         ;   752.5 p5      45 k
        vpternlogd zmm15, zmm3, zmm2, 0x69          ;   753.5 p0      45 k
        vpternlogd zmm19, zmm27, [rbp + 512], 0x6c  ;   753.5 p5+p2   45 k
        vpternlogd zmm27, zmm12, [rbp + 896], 0x69  ;   754.3 p0+p3   45 k
        vpternlogd zmm28, zmm21, zmm27, 0x6a        ;   755.3 p5      45 k
        vpternlogd zmm13, zmm9, zmm29, 0x96         ;   755.3 p0      45 k
        vpternlogd zmm15, zmm4, zmm29, 0x96         ;   755.5 p5      45 k
        vpternlogd zmm22, zmm27, zmm25, 0x69        ;   756.3 p0      45 k
        vpxord zmm0, zmm6, zmm19                    ;   756.5 p5      45 k
        vpternlogd zmm26, zmm6, zmm24, 0x96         ;   757.3 p0      45 k
        vpternlogd zmm0, zmm10, zmm8, 0x96          ;   757.5 p5      45 k
        vmovdqu64 [r9 + 15424], zmm16               ;   753.3 p7+p4  100 k
        vmovdqu64 [r9 + 15488], zmm22               ;   757.3 p8+p9  100 k
        vmovdqu64 [r9 + 15808], zmm13               ;   756.3 p7+p4  100 k
        vpternlogd zmm28, zmm7, [rbp + 128], 0x69   ;   758.3 p0+p2   45 k
        vpternlogd zmm28, zmm19, zmm20, 0x96        ;   759.3 p5      45 k
        vmovdqu64 [r9 + 15552], zmm0                ;   758.5 p8+p9  100 k
        vmovdqu64 [r9 + 15616], zmm26               ;   758.3 p7+p4  100 k
        vmovdqu64 [r9 + 15360], zmm28               ;   760.3 p8+p9  100 k
        vpternlogd zmm14, zmm7, [r9 + 16320], 0x96  ;   759.3 p0+p3   45 k
        vmovdqu64 [r9 + 15744], zmm14               ;   760.3 p7+p4  100 k
        vpternlogd zmm15, zmm12, [r9 + 16256], 0x96 ;   759.5 p5+p2   45 k
        vmovdqu64 [r9 + 15680], zmm15               ;   760.5 p8+p9  100 k
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
