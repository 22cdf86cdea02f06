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
;   body: 3444 uops, planned 841.3; bounds: width 574.0, ports 832.0, path 21.0
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
        sub rsp, 0x780                              ;                    frame
        and rsp, -64                                ;                    frame
        lea rbp, [rsp + 128]                        ;                    frame
        mov qword [rbp + 1744], rax                 ;                    frame
        mov qword [rbp + 1728], rdi                 ;                    argument
        mov qword [rbp + 1736], rsi                 ;                    argument
        mov r8, qword [rbp + 1728]                  ;     0.0 p2      99 k.0 reload
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
        mov r9, qword [rbp + 1736]                  ;     5.3 p10     99 k reload
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
        vpxord zmm23, zmm5, zmm13                   ;    13.0 p0      41 k
        vpxord zmm21, zmm23, zmm10                  ;    14.0 p5      41 k
        vpandd zmm24, zmm10, zmm14                  ;    13.2 p0      41 k
        vpandd zmm22, zmm10, zmm5                   ;    11.2 p5      41 k
        vpternlogd zmm22, zmm13, zmm11, 0x78        ;    13.0 p0      41 k
        vpandd zmm20, zmm10, zmm11                  ;    12.0 p5      41 k
        vmovdqa64 zmm19, zmm20                      ;    13.0         41 k copy
        vpternlogd zmm19, zmm10, zmm7, 0x78         ;    13.0 p0      41 k
        vpternlogd zmm19, zmm13, zmm5, 0x78         ;    14.0 p5      41 k
        vmovdqa64 zmm18, zmm10                      ;    11.2         41 k copy
        vpxord zmm17, zmm7, zmm12                   ;    12.3 p0      41 k
        vmovdqa64 zmm16, zmm17                      ;    13.3         41 k copy
        vpternlogd zmm16, zmm10, zmm9, 0x78         ;    13.3 p5      41 k
        vpandd zmm31, zmm5, zmm14                   ;    13.3 p0      41 k
        vpternlogd zmm31, zmm13, zmm10, 0x87        ;    14.3 p5      41 k
        vmovdqa64 zmm10, zmm31                      ;    15.3         41 k copy
        vpandd zmm30, zmm13, zmm14                  ;    14.3 p0      41 k
        vmovdqa64 zmm29, zmm30                      ;    15.3         41 k copy
        vpternlogd zmm30, zmm15, zmm9, 0x78         ;    15.3 p5      41 k
        vpternlogd zmm30, zmm12, zmm21, 0xb4        ;    16.3 p0      41 k
        vpandd zmm28, zmm13, zmm7                   ;    15.5 p5      41 k
        vpxord zmm29, zmm29, zmm28                  ;    16.5 p0      41 k
        vpxord zmm10, zmm10, zmm29                  ;    17.5 p5      41 k
        vpandd zmm27, zmm14, zmm15                  ;    17.3 p0      41 k
        vpxord zmm22, zmm22, zmm27                  ;    18.3 p5      41 k
        vpandd zmm26, zmm14, zmm12                  ;    18.3 p0      41 k
        vpternlogd zmm26, zmm11, zmm17, 0x78        ;    19.3 p5      41 k
        vpandd zmm25, zmm12, zmm9                   ;    19.3 p0      41 k
        vpternlogd zmm25, zmm15, zmm21, 0x1e        ;    20.3 p5      41 k
        vpternlogd zmm25, zmm7, zmm5, 0x78          ;    21.3 p0      41 k
        vpandd zmm1, zmm15, zmm11                   ;    20.5 p5      41 k
        vpxord zmm18, zmm18, zmm1                   ;    21.5 p0      41 k
        vmovdqa64 zmm2, zmm15                       ;    14.0         41 k copy
        vmovdqa64 zmm8, zmm14                       ;    13.8         41 k copy
        vpternlogd zmm8, zmm15, zmm5, 0x78          ;    21.5 p5      41 k
        vpternlogd zmm20, zmm26, zmm8, 0x96         ;    22.5 p0      41 k
        vpternlogd zmm8, zmm9, zmm21, 0x78          ;    22.5 p5      41 k
        vpternlogd zmm26, zmm23, zmm25, 0x96        ;    23.3 p0      41 k
        vmovdqu64 [rbp - 128], zmm21                ;    21.5 p7+p4   41 k spill
        vmovdqa64 zmm21, zmm12                      ;    14.8         41 k copy
        vpternlogd zmm21, zmm15, zmm11, 0x60        ;    23.5 p5      41 k
        vpternlogd zmm21, zmm8, zmm18, 0x96         ;    24.5 p0      41 k
        vmovdqa64 zmm8, zmm15                       ;    15.3         41 k copy
        vpternlogd zmm8, zmm18, zmm18, 0x3f         ;    24.5 p5      41 k
        vpternlogd zmm21, zmm19, zmm8, 0x96         ;    25.5 p0      41 k
        vpternlogd zmm8, zmm14, zmm9, 0x78          ;    25.5 p5      41 k
        vpternlogd zmm26, zmm27, zmm8, 0x96         ;    26.5 p0      41 k
        vpandd zmm18, zmm5, zmm11                   ;    26.5 p5      41 k
        vmovdqa64 zmm27, zmm11                      ;    16.3         41 k copy
        vpxord zmm21, zmm21, [r8 + 64]              ;    27.3 p0+p3   41 k
        vmovdqa64 zmm15, zmm9                       ;    16.7         41 k copy
        vpternlogd zmm15, zmm12, zmm11, 0x78        ;    27.5 p5      41 k
        vpternlogd zmm20, zmm22, zmm15, 0x96        ;    28.5 p0      41 k
        vpternlogd zmm29, zmm20, zmm24, 0x96        ;    29.5 p5      41 k
        vpternlogd zmm22, zmm13, zmm9, 0xb4         ;    29.3 p0      41 k
        vpternlogd zmm22, zmm16, zmm30, 0x96        ;    30.3 p5      41 k
        vmovdqa64 zmm20, zmm5                       ;    17.7         41 k copy
        vpternlogd zmm20, zmm9, zmm7, 0x78          ;    30.3 p0      41 k
        vpxord zmm2, zmm2, zmm20                    ;    31.3 p5      41 k
        vpternlogd zmm20, zmm14, zmm7, 0x78         ;    31.3 p0      41 k
        vpternlogd zmm20, zmm15, zmm11, 0x78        ;    32.3 p5      41 k
        vpternlogd zmm23, zmm2, zmm12, 0x6c         ;    32.3 p0      41 k
        vpxord zmm27, zmm27, zmm23                  ;    33.3 p5      41 k
        vpternlogd zmm25, zmm31, zmm27, 0x96        ;    34.3 p0      41 k
        vpternlogd zmm24, zmm20, zmm18, 0x96        ;    33.5 p5      41 k
        vpternlogd zmm18, zmm14, zmm11, 0x78        ;    34.3 p0      41 k
        vpternlogd zmm18, zmm2, zmm7, 0x78          ;    35.3 p5      41 k
        vpternlogd zmm10, zmm16, zmm18, 0x96        ;    36.3 p0      41 k
        vpxord zmm27, zmm27, zmm24                  ;    35.5 p5      41 k
        vpternlogd zmm27, zmm17, zmm5, 0x78         ;    36.5 p0      41 k
        vmovdqa64 zmm2, zmm12                       ;    20.0         41 k copy
        vpternlogd zmm2, zmm5, zmm7, 0x60           ;    36.5 p5      41 k
        vpxord zmm20, zmm20, zmm2                   ;    37.5 p0      41 k
        vpternlogd zmm1, zmm30, zmm20, 0x96         ;    38.5 p5      41 k
        vpternlogd zmm20, zmm13, zmm9, 0x78         ;    38.5 p0      41 k
        vpternlogd zmm20, zmm28, zmm8, 0x96         ;    39.5 p5      41 k
        vpandd zmm2, zmm4, zmm0                     ;    39.3 p0      41 k
        vpternlogd zmm24, zmm20, zmm0, 0x96         ;    40.5 p5      41 k
        vpandd zmm8, zmm6, zmm0                     ;    40.3 p0      41 k
        vpandd zmm15, zmm4, zmm3                    ;    40.5 p5      41 k
        vmovdqu64 zmm16, [r8 + 384]                 ;    21.7 p2      99 k.6 reload
        vpandd zmm17, zmm3, zmm16                   ;    41.3 p0      41 k
        vmovdqu64 zmm18, [r8 + 128]                 ;    22.0 p3      99 k.2 reload
        vpandd zmm20, zmm6, zmm18                   ;    41.5 p5      41 k
        vpternlogd zmm19, zmm27, zmm18, 0x96        ;    42.3 p0      41 k
        vmovdqu64 zmm23, [r8 + 64]                  ;    22.7 p2      99 k.1 reload
        vpandd zmm27, zmm6, zmm23                   ;    42.5 p5      41 k
        vpxord zmm28, zmm4, zmm17                   ;    43.3 p0      41 k
        vmovdqa64 zmm30, zmm15                      ;    41.5         41 k copy
        vpternlogd zmm15, zmm6, zmm2, 0x48          ;    43.5 p5      41 k
        vpxord zmm15, zmm15, zmm28                  ;    44.5 p0      41 k
        vmovdqu64 zmm31, [r8 + 1088]                ;    23.5 p3     100 k.1 reload
        vpxord zmm7, zmm21, zmm31                   ;    44.5 p5      48 k
        vpxord zmm22, zmm22, zmm4                   ;    45.3 p0      41 k
        vpxord zmm29, zmm29, zmm6                   ;    45.5 p5      41 k
        vpxord zmm1, zmm1, zmm3                     ;    46.3 p0      41 k
        vpxord zmm26, zmm26, zmm16                  ;    46.5 p5      41 k
        vpxord zmm10, zmm10, [r8 + 1472]            ;    47.3 p0+p2   48 k
        vmovdqa64 zmm5, zmm2                        ;    40.3         41 k copy
        vmovdqa64 zmm14, zmm20                      ;    42.5         41 k copy
        vpternlogd zmm14, zmm16, zmm23, 0x78        ;    47.5 p5      41 k
        vpxord zmm30, zmm30, zmm14                  ;    48.5 p0      41 k
        vpandd zmm13, zmm23, zmm0                   ;    48.5 p5      41 k
        vpandd zmm12, zmm23, zmm3                   ;    49.3 p0      41 k
        vpternlogd zmm28, zmm12, zmm6, 0x6c         ;    50.3 p5      41 k
        vpxord zmm5, zmm5, zmm12                    ;    50.3 p0      41 k
        vmovdqa64 zmm12, zmm23                      ;    28.7         41 k copy
        vpternlogd zmm12, zmm3, zmm0, 0x78          ;    50.5 p5      41 k
        vmovdqa64 zmm11, zmm6                       ;    26.3         41 k copy
        vmovdqa64 zmm9, zmm13                       ;    49.5         41 k copy
        vpternlogd zmm13, zmm3, zmm27, 0x78         ;    51.3 p0      41 k
        vpternlogd zmm13, zmm18, zmm30, 0x78        ;    52.3 p5      41 k
        vpxord zmm30, zmm30, zmm0                   ;    52.3 p0      41 k
        vmovdqa64 zmm31, zmm3                       ;    27.2         41 k copy
        vmovdqu64 [rbp - 64], zmm7                  ;    45.5 p8+p9   48 k spill
        vpandd zmm7, zmm18, zmm16                   ;    52.5 p5      41 k
        vpxord zmm9, zmm9, zmm7                     ;    53.5 p0      41 k
        vpternlogd zmm15, zmm4, zmm9, 0x78          ;    54.5 p5      41 k
        vpternlogd zmm9, zmm0, zmm18, 0x6c          ;    54.5 p0      41 k
        vpxord zmm31, zmm31, zmm7                   ;    54.5 p5      41 k
        vpandd zmm11, zmm11, zmm31                  ;    55.5 p0      41 k
        vmovdqu64 [rbp + 0], zmm10                  ;    48.3 p7+p4   48 k spill
        vmovdqa64 zmm10, zmm18                      ;    28.7         41 k copy
        vmovdqu64 [rbp + 64], zmm25                 ;    35.3 p8+p9   41 k spill
        vpxord zmm25, zmm18, zmm27                  ;    55.5 p5      41 k
        vmovdqu64 [rbp + 128], zmm26                ;    47.5 p7+p4   41 k spill
        vmovdqa64 zmm26, zmm27                      ;    43.5         41 k copy
        vpternlogd zmm26, zmm16, zmm8, 0x87         ;    56.3 p0      41 k
        vpternlogd zmm27, zmm0, zmm16, 0x48         ;    56.5 p5      41 k
        vmovdqu64 [rbp + 192], zmm29                ;    46.5 p8+p9   41 k spill
        vmovdqa64 zmm29, zmm8                       ;    41.3         41 k copy
        vpternlogd zmm29, zmm4, zmm23, 0x78         ;    57.3 p0      41 k
        vpxord zmm10, zmm10, zmm29                  ;    58.3 p5      41 k
        vpternlogd zmm29, zmm18, zmm12, 0x78        ;    58.3 p0      41 k
        vpxord zmm18, zmm24, [r8 + 1024]            ;    58.5 p5+p3   48 k
        vmovdqu64 [rbp + 256], zmm18                ;    59.5 p7+p4   48 k spill
        vpxord zmm18, zmm19, [r8 + 1152]            ;    59.3 p0+p2   48 k
        vmovdqu64 [rbp + 320], zmm18                ;    60.3 p8+p9   48 k spill
        vpxord zmm18, zmm22, [r8 + 1280]            ;    59.5 p5+p3   48 k
        vmovdqu64 [rbp + 384], zmm18                ;    60.5 p7+p4   48 k spill
        vpxord zmm18, zmm26, zmm27                  ;    60.3 p0      41 k
        vpternlogd zmm26, zmm0, zmm30, 0x78         ;    60.5 p5      41 k
        vpternlogd zmm28, zmm26, zmm7, 0x96         ;    61.5 p0      41 k
        vpternlogd zmm18, zmm30, zmm4, 0x78         ;    61.5 p5      41 k
        vpxord zmm27, zmm27, zmm11                  ;    62.3 p0      41 k
        vpternlogd zmm27, zmm7, zmm10, 0x96         ;    63.3 p5      41 k
        vpternlogd zmm10, zmm6, zmm3, 0x6c          ;    63.3 p0      41 k
        vpternlogd zmm10, zmm20, zmm23, 0x78        ;    64.3 p5      41 k
        vmovdqu64 zmm7, [r8 + 1216]                 ;    33.0 p2     100 k.3 reload
        vpxord zmm20, zmm1, zmm7                    ;    64.3 p0      48 k
        vpternlogd zmm27, zmm12, zmm9, 0x96         ;    64.5 p5      41 k
        vmovdqa64 zmm26, zmm16                      ;    33.5         41 k copy
        vpternlogd zmm26, zmm4, zmm12, 0x60         ;    65.3 p0      41 k
        vpternlogd zmm29, zmm15, zmm26, 0x96        ;    66.3 p5      41 k
        vpternlogd zmm26, zmm3, zmm0, 0x78          ;    66.3 p0      41 k
        vpternlogd zmm8, zmm11, zmm26, 0x96         ;    67.3 p5      41 k
        vpternlogd zmm8, zmm13, zmm3, 0x96          ;    68.3 p0      41 k
        vpternlogd zmm26, zmm16, zmm6, 0x80         ;    67.5 p5      41 k
        vpternlogd zmm26, zmm2, zmm14, 0x96         ;    68.5 p0      41 k
        vpternlogd zmm22, zmm10, zmm26, 0x69        ;    69.5 p5      41 k
        vmovdqu64 zmm2, [r8 + 1600]                 ;    35.0 p3     100 k.9 reload
        vpternlogd zmm28, zmm24, zmm2, 0x96         ;    69.3 p0      48 k
        vmovdqu64 zmm10, [r8 + 1856]                ;    35.3 p2      48 k
        vpxord zmm10, zmm10, zmm22                  ;    70.5 p5      48 k
        vmovdqa64 zmm11, zmm16                      ;    35.7         41 k copy
        vpternlogd zmm11, zmm5, zmm6, 0x60          ;    70.3 p0      41 k
        vpternlogd zmm11, zmm12, zmm9, 0x96         ;    71.3 p5      41 k
        vmovdqu64 zmm9, [r8 + 128]                  ;    36.2 p3      99 k.2 reload
        vpternlogd zmm27, zmm5, zmm9, 0x78          ;    71.3 p0      41 k
        vpternlogd zmm11, zmm4, zmm25, 0x87         ;    72.3 p5      41 k
        vpternlogd zmm25, zmm16, zmm0, 0x6c         ;    72.3 p0      41 k
        vpxord zmm18, zmm18, zmm25                  ;    73.3 p5      41 k
        vpternlogd zmm18, zmm17, zmm31, 0x78        ;    74.3 p0      41 k
        vmovdqu64 zmm5, [r8 + 1344]                 ;    37.2 p2      48 k
        vmovdqu64 zmm12, [rbp + 192]                ;    46.5 p3      41 k reload
        vpxord zmm5, zmm5, zmm12                    ;    73.5 p5      48 k
        vmovdqu64 zmm13, [r8 + 1408]                ;    38.2 p2      48 k
        vmovdqu64 zmm14, [rbp + 128]                ;    47.5 p3      41 k reload
        vpxord zmm13, zmm13, zmm14                  ;    74.3 p0      48 k
        vmovdqu64 zmm15, [r8 + 1728]                ;    39.2 p2     100 k.11 reload
        vpternlogd zmm29, zmm19, zmm15, 0x96        ;    74.5 p5      48 k
        vmovdqu64 zmm17, [rbp + 256]                ;    59.5 p3      45 k
        vmovdqu64 zmm19, [rbp + 0]                  ;    48.3 p2      45 k
        vmovdqu64 zmm22, [rbp - 64]                 ;    45.5 p3      45 k
        vmovdqu64 zmm24, [r8 + 1984]                ;    41.2 p2     100 k.15 reload
        vpternlogd zmm8, zmm14, zmm24, 0x96         ;    75.3 p0      48 k
        vmovdqu64 zmm14, [rbp + 0]                  ;    48.3 p3      45 k
        vmovdqu64 zmm25, [rbp + 0]                  ;    48.3 p2      45 k
        vmovdqu64 zmm26, [rbp + 256]                ;    59.5 p3      48 k reload
        vpandd zmm25, zmm25, zmm26                  ;    75.5 p5      45 k
        vmovdqu64 zmm30, [r8 + 1920]                ;    43.2 p2     100 k.14 reload
        vpternlogd zmm27, zmm12, zmm30, 0x96        ;    76.3 p0      48 k
        vmovdqu64 zmm12, [r8 + 1792]                ;    43.3 p3     100 k.12 reload
        vpternlogd zmm11, zmm1, zmm12, 0x96         ;    76.5 p5      48 k
        vmovdqu64 zmm1, [r8 + 1664]                 ;    44.2 p2     100 k.10 reload
        vpternlogd zmm18, zmm21, zmm1, 0x96         ;    77.3 p0      48 k
        vpternlogd zmm25, zmm20, zmm13, 0x87        ;    77.5 p5      45 k
        vmovdqu64 [r9 + 8768], zmm28                ;    70.3 p8+p9  100 k
        vpandd zmm19, zmm19, zmm20                  ;    78.3 p0      45 k
        vmovdqu64 [r9 + 9024], zmm10                ;    71.5 p7+p4  100 k
        vmovdqu64 [r9 + 8896], zmm29                ;    75.5 p8+p9  100 k
        vmovdqu64 [r9 + 9152], zmm8                 ;    76.3 p7+p4  100 k
        vmovdqu64 [r9 + 8960], zmm11                ;    77.5 p8+p9  100 k
        vmovdqu64 [r9 + 8832], zmm18                ;    78.3 p7+p4  100 k
        vmovdqu64 [r9 + 9088], zmm27                ;    77.3 p8+p9  100 k
        vmovdqu64 [r9 + 1216], zmm7                 ;    47.5 p7+p4   99 k
        vpxord zmm17, zmm17, zmm13                  ;    78.5 p5      45 k
        vpxord zmm21, zmm17, zmm20                  ;    79.5 p0      45 k
        vpandd zmm31, zmm20, zmm26                  ;    79.5 p5      45 k
        vmovdqu64 [r9 + 1600], zmm2                 ;    49.2 p8+p9   99 k
        vpxord zmm22, zmm22, zmm5                   ;    80.3 p0      45 k
        vmovdqu64 [r9 + 1664], zmm1                 ;    50.2 p7+p4   99 k
        vpternlogd zmm31, zmm13, [rbp + 384], 0x78  ;    80.5 p5+p3   45 k
        vpandd zmm16, zmm20, [rbp + 384]            ;    81.3 p0+p2   45 k
        vmovdqa64 zmm6, zmm20                       ;    65.3         45 k copy
        vmovdqu64 zmm4, [rbp + 384]                 ;    60.5 p3      45 k
        vmovdqu64 zmm3, [rbp + 320]                 ;    60.3 p2      45 k
        vpandd zmm3, zmm3, zmm5                     ;    81.5 p5      45 k
        vmovdqu64 zmm9, [rbp + 0]                   ;    48.3 p3      45 k
        vpandd zmm9, zmm9, zmm5                     ;    82.3 p0      45 k
        vpternlogd zmm9, zmm22, [rbp + 384], 0x78   ;    83.3 p5+p2   45 k
        vmovdqa64 zmm23, zmm25                      ;    78.5         45 k copy
        vmovdqu64 zmm0, [rbp + 384]                 ;    60.5 p3      45 k
        vmovdqu64 zmm7, [rbp + 384]                 ;    60.5 p2      45 k
        vpandd zmm7, zmm7, zmm26                    ;    83.3 p0      45 k
        vmovdqu64 zmm2, [rbp + 0]                   ;    48.3 p3      45 k
        vpandd zmm2, zmm2, zmm13                    ;    83.5 p5      45 k
        vpandd zmm1, zmm13, [rbp - 64]              ;    84.3 p0+p2   45 k
        vpxord zmm24, zmm2, zmm1                    ;    85.3 p5      45 k
        vpxord zmm23, zmm23, zmm24                  ;    86.3 p0      45 k
        vmovdqu64 zmm30, [r8 + 1024]                ;    49.3 p3     100 k.0 reload
        vmovdqu64 [r9 + 1024], zmm30                ;    55.3 p8+p9   99 k
        vmovdqu64 zmm30, [r8 + 1088]                ;    50.2 p2     100 k.1 reload
        vmovdqu64 [r9 + 1088], zmm30                ;    56.2 p7+p4   99 k
        vmovdqu64 zmm30, [r8 + 1152]                ;    50.3 p3     100 k.2 reload
        vmovdqu64 [r9 + 1152], zmm30                ;    56.3 p8+p9   99 k
        vmovdqa64 zmm30, zmm21                      ;    80.5         45 k copy
        vmovdqu64 zmm12, [r8 + 1280]                ;    51.2 p2     100 k.4 reload
        vmovdqu64 [r9 + 1280], zmm12                ;    57.2 p7+p4   99 k
        vmovdqu64 zmm12, [r8 + 1344]                ;    51.3 p3     100 k.5 reload
        vmovdqu64 [r9 + 1344], zmm12                ;    57.3 p8+p9   99 k
        vmovdqu64 zmm12, [r8 + 1408]                ;    52.2 p2     100 k.6 reload
        vmovdqu64 [r9 + 1408], zmm12                ;    58.2 p7+p4   99 k
        vmovdqu64 zmm12, [r8 + 1472]                ;    52.3 p3     100 k.7 reload
        vmovdqu64 [r9 + 1472], zmm12                ;    58.3 p8+p9   99 k
        vmovdqu64 zmm12, [r8 + 1536]                ;    53.2 p2     100 k.8 reload
        vmovdqu64 [r9 + 1536], zmm12                ;    59.2 p7+p4   99 k
        vmovdqa64 zmm15, zmm22                      ;    81.3         45 k copy
        vpternlogd zmm15, zmm20, [rbp + 320], 0x78  ;    85.5 p5+p3   45 k
        vpternlogd zmm20, zmm16, [rbp - 64], 0x6c   ;    86.3 p0+p2   45 k
        vpternlogd zmm20, zmm13, zmm26, 0x78        ;    87.3 p5      45 k
        vmovdqa64 zmm29, zmm5                       ;    74.5         45 k copy
        vpternlogd zmm29, zmm26, [rbp - 64], 0x60   ;    87.3 p0+p3   45 k
        vmovdqu64 zmm28, [rbp - 64]                 ;    55.2 p2      45 k
        vpternlogd zmm28, zmm26, [rbp + 320], 0x6c  ;    87.5 p5+p3   45 k
        vmovdqu64 [rbp + 192], zmm1                 ;    85.3 p8+p9   45 k spill
        vmovdqa64 zmm1, zmm28                       ;    88.5         45 k copy
        vmovdqu64 [rbp + 128], zmm23                ;    87.3 p7+p4   45 k spill
        vmovdqu64 zmm23, [rbp + 0]                  ;    56.2 p2      48 k reload
        vpternlogd zmm28, zmm23, [rbp - 64], 0x78   ;    88.5 p0+p3   45 k
        vmovdqu64 [rbp + 448], zmm15                ;    86.5 p8+p9   45 k spill
        vmovdqa64 zmm15, zmm7                       ;    84.3         45 k copy
        vpternlogd zmm15, zmm23, [rbp + 384], 0x78  ;    88.5 p5+p2   45 k
        vmovdqu64 [rbp + 512], zmm24                ;    86.3 p7+p4   45 k spill
        vmovdqu64 zmm24, [rbp + 320]                ;    60.3 p3      45 k
        vpternlogd zmm24, zmm5, [rbp + 384], 0x78   ;    89.3 p0+p2   45 k
        vpternlogd zmm28, zmm24, [rbp + 384], 0x78  ;    90.3 p5+p3   45 k
        vpternlogd zmm7, zmm28, zmm19, 0x96         ;    91.3 p0      45 k
        vpxord zmm29, zmm29, zmm28                  ;    91.3 p5      45 k
        vmovdqa64 zmm28, zmm7                       ;    92.3         45 k copy
        vmovdqu64 [rbp + 576], zmm7                 ;    92.3 p8+p9   45 k spill
        vmovdqa64 zmm7, zmm29                       ;    92.3         45 k copy
        vpternlogd zmm7, zmm13, [rbp + 320], 0x78   ;    92.3 p0+p2   45 k
        vmovdqu64 [rbp + 640], zmm7                 ;    93.3 p7+p4   45 k spill
        vmovdqu64 zmm7, [rbp - 128]                 ;    59.3 p3      48 k
        vpternlogd zmm7, zmm12, [rbp + 64], 0x96    ;    91.5 p5+p2   48 k
        vpternlogd zmm3, zmm7, zmm21, 0x1e          ;    92.5 p0      45 k
        vpandd zmm14, zmm14, zmm7                   ;    92.5 p5      45 k
        vpxord zmm31, zmm31, zmm14                  ;    93.5 p0      45 k
        vpandd zmm4, zmm4, zmm7                     ;    93.5 p5      45 k
        vpxord zmm6, zmm6, zmm4                     ;    94.5 p0      45 k
        vpxord zmm1, zmm1, zmm7                     ;    94.5 p5      45 k
        vpternlogd zmm3, zmm26, [rbp - 64], 0x78    ;    95.3 p0+p3   45 k
        vpternlogd zmm2, zmm7, [rbp + 320], 0x78    ;    95.5 p5+p2   45 k
        vpternlogd zmm2, zmm5, zmm21, 0xb4          ;    96.5 p0      45 k
        vpternlogd zmm4, zmm29, zmm2, 0x96          ;    97.5 p5      45 k
        vpxord zmm11, zmm11, zmm4                   ;    98.5 p0      45 k
        vmovdqu64 [r9 + 8384], zmm11                ;    99.5 p8+p9  100 k
        vmovdqu64 zmm4, [r8 + 2048]                 ;    61.3 p3     100 k.0
        vpternlogd zmm15, zmm1, [rbp - 64], 0x78    ;    97.5 p5+p2   45 k
        vpternlogd zmm1, zmm5, zmm17, 0x78          ;    98.3 p0      45 k
        vpxord zmm0, zmm0, zmm1                     ;    99.3 p5      45 k
        vpternlogd zmm17, zmm9, zmm3, 0x96          ;    99.3 p0      45 k
        vpternlogd zmm3, zmm25, zmm0, 0x96          ;   100.3 p5      45 k
        vpxord zmm28, zmm28, zmm0                   ;   100.3 p0      45 k
        vpternlogd zmm28, zmm22, zmm26, 0x78        ;   101.3 p5      45 k
        vpternlogd zmm26, zmm23, zmm7, 0x6c         ;   101.3 p0      45 k
        vpternlogd zmm9, zmm16, zmm26, 0x96         ;   102.3 p5      45 k
        vpternlogd zmm24, zmm9, zmm31, 0x96         ;   103.3 p0      45 k
        vpternlogd zmm5, zmm7, [rbp + 384], 0x60    ;   102.5 p5+p3   45 k
        vpternlogd zmm7, zmm6, zmm6, 0x3f           ;   103.3 p0      45 k
        vmovdqu64 zmm0, [r8 + 2112]                 ;    63.2 p2     100 k.1
        vmovdqu64 zmm1, [r8 + 2176]                 ;    63.3 p3     100 k.2
        vpxord zmm30, zmm30, zmm3                   ;   103.5 p5      45 k
        vmovdqu64 zmm3, [rbp + 320]                 ;    64.2 p2      48 k reload
        vpternlogd zmm26, zmm21, zmm3, 0x78         ;   104.3 p0      45 k
        vpternlogd zmm5, zmm6, zmm26, 0x96          ;   105.3 p5      45 k
        vpternlogd zmm13, zmm31, zmm3, 0x9c         ;   105.3 p0      45 k
        vpternlogd zmm23, zmm3, zmm7, 0x6a          ;   105.5 p5      45 k
        vmovdqu64 zmm3, [r8 + 2240]                 ;    64.3 p3     100 k.3
        vmovdqu64 zmm6, [r8 + 2304]                 ;    65.2 p2     100 k.4
        vmovdqu64 zmm9, [r8 + 2496]                 ;    65.3 p3     100 k.7
        vmovdqu64 zmm11, [r8 + 2368]                ;    66.2 p2     100 k.5
        vmovdqu64 zmm16, [r8 + 2560]                ;    66.3 p3     100 k.8
        vmovdqu64 zmm21, [r8 + 2432]                ;    67.2 p2     100 k.6
        vmovdqu64 zmm22, [r8 + 2624]                ;    67.3 p3     100 k.9
        vpternlogd zmm17, zmm14, zmm23, 0x96        ;   106.5 p0      45 k
        vmovdqu64 zmm14, [r8 + 2688]                ;    68.2 p2     100 k.10
        vpternlogd zmm5, zmm7, zmm20, 0x96          ;   106.5 p5      45 k
        vmovdqu64 zmm7, [r8 + 2752]                 ;    68.3 p3     100 k.11
        vmovdqu64 zmm25, [r8 + 2816]                ;    69.2 p2     100 k.12
        vmovdqu64 zmm26, [r8 + 2880]                ;    69.3 p3     100 k.13
        vpxord zmm18, zmm18, zmm5                   ;   107.5 p0      45 k
        vmovdqu64 zmm5, [r8 + 2944]                 ;    70.2 p2     100 k.14
        vmovdqu64 [r9 + 8704], zmm30                ;   104.5 p7+p4  100 k
        vmovdqu64 zmm29, [r8 + 3008]                ;    70.3 p3     100 k.15
        vpxord zmm8, zmm8, zmm17                    ;   107.5 p5      45 k
        vmovdqu64 zmm17, [r8 + 1792]                ;    71.2 p2     100 k.12 reload
        vpxord zmm30, zmm12, zmm17                  ;   108.3 p0      41 k
        vmovdqu64 [r9 + 8256], zmm18                ;   108.5 p8+p9  100 k
        vmovdqu64 [r9 + 8576], zmm8                 ;   108.5 p7+p4  100 k
        vmovdqu64 [r9 + 1792], zmm17                ;    77.2 p8+p9   99 k
        vmovdqu64 zmm8, [r8 + 1728]                 ;    71.3 p3     100 k.11 reload
        vmovdqu64 [r9 + 1728], zmm8                 ;    77.3 p7+p4   99 k
        vpternlogd zmm19, zmm24, [rbp + 512], 0x96  ;   108.5 p5+p2   45 k
        vpxord zmm27, zmm27, zmm19                  ;   109.5 p0      45 k
        vmovdqu64 zmm18, [r8 + 1856]                ;    72.3 p3     100 k.13 reload
        vmovdqu64 [r9 + 1856], zmm18                ;    78.3 p8+p9   99 k
        vmovdqu64 zmm19, [r8 + 1920]                ;    73.2 p2     100 k.14 reload
        vmovdqu64 [r9 + 1920], zmm19                ;    79.2 p7+p4   99 k
        vmovdqu64 [r9 + 8512], zmm27                ;   110.5 p8+p9  100 k
        vmovdqu64 zmm24, [r8 + 1984]                ;    73.3 p3     100 k.15 reload
        vmovdqu64 [r9 + 1984], zmm24                ;    79.3 p7+p4   99 k
        vpternlogd zmm20, zmm28, [r9 + 8896], 0x96  ;   109.5 p5+p2   45 k
        vmovdqu64 [r9 + 8320], zmm20                ;   110.5 p8+p9  100 k
        vmovdqu64 zmm20, [rbp + 448]                ;    86.5 p3      45 k reload
        vpternlogd zmm13, zmm2, zmm20, 0x96         ;   110.3 p0      45 k
        vpternlogd zmm20, zmm15, [rbp + 128], 0x96  ;   110.5 p5+p2   45 k
        vpxord zmm10, zmm10, zmm13                  ;   111.3 p0      45 k
        vmovdqu64 [r9 + 8640], zmm20                ;   111.5 p7+p4  100 k
        vmovdqu64 [r9 + 8448], zmm10                ;   112.3 p8+p9  100 k
        vmovdqu64 zmm2, [r8 + 1472]                 ;    75.3 p3      41 k
        vpxord zmm2, zmm2, zmm18                    ;   111.5 p5      41 k
        vmovdqu64 zmm10, [r8 + 1664]                ;    76.2 p2      41 k
        vpandd zmm10, zmm10, zmm19                  ;   112.3 p0      41 k
        vmovdqu64 zmm13, [r8 + 1600]                ;    76.3 p3     100 k.9 reload
        vpandd zmm15, zmm17, zmm13                  ;   112.5 p5      41 k
        vpandd zmm20, zmm17, zmm19                  ;   113.3 p0      41 k
        vpandd zmm27, zmm19, zmm24                  ;   113.5 p5      41 k
        vpternlogd zmm20, zmm8, zmm30, 0x78         ;   114.3 p0      41 k
        vmovdqu64 zmm28, [r8 + 1472]                ;    77.2 p2     100 k.7 reload
        vpandd zmm31, zmm19, zmm28                  ;   114.5 p5      41 k
        vpandd zmm16, zmm24, zmm8                   ;   115.3 p0      41 k
        vmovdqa64 zmm9, zmm24                       ;    79.3         41 k copy
        vmovdqa64 zmm21, zmm19                      ;    79.2         41 k copy
        vpternlogd zmm21, zmm24, zmm28, 0x78        ;   115.5 p5      41 k
        vmovdqa64 zmm11, zmm17                      ;    77.2         41 k copy
        vpternlogd zmm11, zmm24, zmm8, 0x60         ;   116.3 p0      41 k
        vpandd zmm6, zmm8, [r8 + 1664]              ;   116.5 p5+p3   41 k
        vmovdqa64 zmm3, zmm8                        ;    77.3         41 k copy
        vpandd zmm1, zmm8, zmm28                    ;   117.3 p0      41 k
        vpandd zmm0, zmm28, [r8 + 1664]             ;   117.5 p5+p2   41 k
        vpternlogd zmm0, zmm18, zmm8, 0x78          ;   118.5 p0      41 k
        vpxord zmm0, zmm0, zmm27                    ;   119.5 p5      41 k
        vmovdqa64 zmm4, zmm13                       ;    82.3         41 k copy
        vpternlogd zmm4, zmm17, zmm8, 0x78          ;   119.3 p0      41 k
        vmovdqa64 zmm29, zmm17                      ;    77.2         41 k copy
        vpternlogd zmm29, zmm28, zmm12, 0x60        ;   119.5 p5      41 k
        vmovdqa64 zmm5, zmm28                       ;    83.2         41 k copy
        vpternlogd zmm5, zmm13, zmm12, 0x78         ;   120.3 p0      41 k
        vpxord zmm9, zmm9, zmm5                     ;   121.3 p5      41 k
        vpternlogd zmm5, zmm19, zmm12, 0x78         ;   121.3 p0      41 k
        vpternlogd zmm5, zmm8, zmm4, 0x78           ;   122.3 p5      41 k
        vpternlogd zmm8, zmm1, zmm19, 0x6c          ;   122.3 p0      41 k
        vpternlogd zmm8, zmm12, zmm9, 0x78          ;   123.3 p5      41 k
        vpternlogd zmm9, zmm17, zmm2, 0x78          ;   123.3 p0      41 k
        vpxord zmm3, zmm3, zmm9                     ;   124.3 p5      41 k
        vmovdqu64 zmm9, [r8 + 1664]                 ;    78.3 p3     100 k.10 reload
        vpternlogd zmm31, zmm18, zmm9, 0x87         ;   124.3 p0      41 k
        vpxord zmm29, zmm29, zmm5                   ;   124.5 p5      41 k
        vpxord zmm26, zmm9, zmm2                    ;   125.3 p0      41 k
        vpternlogd zmm15, zmm24, zmm26, 0x1e        ;   126.3 p5      41 k
        vpternlogd zmm15, zmm12, zmm28, 0x78        ;   127.3 p0      41 k
        vpternlogd zmm2, zmm20, zmm15, 0x96         ;   128.3 p5      41 k
        vpternlogd zmm20, zmm6, zmm21, 0x96         ;   127.3 p0      41 k
        vpternlogd zmm6, zmm9, zmm12, 0x78          ;   127.5 p5      41 k
        vpternlogd zmm4, zmm20, zmm0, 0x96          ;   128.3 p0      41 k
        vpxord zmm20, zmm9, zmm16                   ;   128.5 p5      41 k
        vpternlogd zmm9, zmm30, zmm13, 0x6c         ;   129.3 p0      41 k
        vpternlogd zmm21, zmm13, zmm26, 0x78        ;   129.5 p5      41 k
        vpternlogd zmm11, zmm21, zmm20, 0x96        ;   130.5 p0      41 k
        vmovdqa64 zmm21, zmm24                      ;    79.3         41 k copy
        vpternlogd zmm21, zmm20, zmm20, 0x3f        ;   130.5 p5      41 k
        vmovdqu64 zmm20, [rbp + 640]                ;    93.3 p2      45 k reload
        vpternlogd zmm23, zmm20, [rbp + 192], 0x96  ;   131.3 p0+p3   45 k
        vpandd zmm20, zmm19, zmm18                  ;   131.5 p5      41 k
        vpternlogd zmm5, zmm1, zmm10, 0x96          ;   132.3 p0      41 k
        vmovdqu64 zmm1, [r9 + 8768]                 ;    80.2 p2      48 k reload
        vpternlogd zmm23, zmm1, [rbp + 576], 0x96   ;   132.5 p5+p3   45 k
        vpandd zmm12, zmm12, zmm18                  ;   133.3 p0      41 k
        vmovdqu64 [r9 + 8192], zmm23                ;   133.5 p7+p4  100 k
        vpternlogd zmm0, zmm18, zmm13, 0xb4         ;   133.5 p5      41 k
        vpternlogd zmm6, zmm18, zmm28, 0x78         ;   134.3 p0      41 k
        vpternlogd zmm18, zmm29, zmm13, 0x6c        ;   134.5 p5      41 k
        vpternlogd zmm15, zmm31, zmm3, 0x96         ;   135.3 p0      41 k
        vpternlogd zmm19, zmm21, zmm13, 0x6c        ;   135.5 p5      41 k
        vpternlogd zmm24, zmm13, zmm20, 0x6a        ;   136.3 p0      41 k
        vmovdqu64 zmm1, [r8 + 1280]                 ;    81.3 p2      41 k
        vmovdqu64 zmm13, [r8 + 1024]                ;    81.5 p3     100 k.0 reload
        vpandd zmm1, zmm1, zmm13                    ;   136.5 p5      41 k
        vpternlogd zmm11, zmm21, zmm6, 0x96         ;   137.3 p0      41 k
        vpternlogd zmm2, zmm27, zmm19, 0x96         ;   137.5 p5      41 k
        vmovdqu64 zmm21, [r8 + 1344]                ;    82.3 p2      41 k
        vpternlogd zmm17, zmm24, zmm26, 0x9c        ;   138.3 p0      41 k
        vpandd zmm21, zmm21, zmm13                  ;   138.5 p5      41 k
        vmovdqu64 zmm23, [r8 + 1280]                ;    82.7 p3      41 k
        vmovdqu64 zmm24, [r8 + 1216]                ;    83.3 p2     100 k.3 reload
        vpandd zmm23, zmm23, zmm24                  ;   139.3 p0      41 k
        vpternlogd zmm18, zmm19, zmm12, 0x96        ;   139.5 p5      41 k
        vpternlogd zmm16, zmm29, zmm17, 0x96        ;   140.3 p0      41 k
        vmovdqu64 zmm19, [r8 + 1408]                ;    83.7 p3      41 k
        vpternlogd zmm0, zmm17, zmm9, 0x96          ;   140.5 p5      41 k
        vpandd zmm19, zmm19, zmm24                  ;   141.3 p0      41 k
        vmovdqu64 zmm17, [r8 + 1344]                ;    84.3 p2      41 k
        vmovdqu64 zmm27, [r8 + 1152]                ;    84.7 p3     100 k.2 reload
        vpandd zmm17, zmm17, zmm27                  ;   141.5 p5      41 k
        vpxord zmm3, zmm3, zmm5                     ;   142.3 p0      41 k
        vpternlogd zmm3, zmm28, zmm30, 0x78         ;   143.3 p5      41 k
        vmovdqu64 zmm28, [r8 + 1088]                ;    85.3 p2     100 k.1 reload
        vpandd zmm29, zmm13, zmm28                  ;   143.3 p0      41 k
        vpxord zmm20, zmm20, zmm12                  ;   143.5 p5      41 k
        vpternlogd zmm10, zmm4, zmm20, 0x96         ;   144.5 p0      41 k
        vmovdqu64 zmm4, [r8 + 1344]                 ;    85.7 p3     100 k.5 reload
        vpandd zmm12, zmm28, zmm4                   ;   144.5 p5      41 k
        vpxord zmm31, zmm31, zmm20                  ;   145.3 p0      41 k
        vpternlogd zmm31, zmm9, zmm8, 0x96          ;   146.3 p5      41 k
        vpandd zmm8, zmm28, zmm24                   ;   146.3 p0      41 k
        vmovdqa64 zmm9, zmm13                       ;    87.5         41 k copy
        vmovdqa64 zmm20, zmm28                      ;    91.3         41 k copy
        vpternlogd zmm20, zmm24, zmm13, 0x78        ;   146.5 p5      41 k
        vpxord zmm11, zmm28, zmm11                  ;   147.3 p0      41 k
        vmovdqa64 zmm30, zmm24                      ;    89.3         41 k copy
        vpternlogd zmm5, zmm18, zmm13, 0x96         ;   147.5 p5      41 k
        vpxord zmm16, zmm24, zmm16                  ;   148.3 p0      41 k
        vmovdqu64 zmm18, [r8 + 1408]                ;    87.5 p2     100 k.6 reload
        vpandd zmm25, zmm27, zmm18                  ;   148.5 p5      41 k
        vpternlogd zmm6, zmm3, zmm27, 0x96          ;   149.3 p0      41 k
        vmovdqa64 zmm3, zmm27                       ;    90.7         41 k copy
        vpxord zmm2, zmm2, zmm18                    ;   149.5 p5      41 k
        vpxord zmm0, zmm0, [r8 + 1280]              ;   150.3 p0+p3   41 k
        vpxord zmm10, zmm10, zmm4                   ;   150.5 p5      41 k
        vpxord zmm31, zmm31, [r8 + 2496]            ;   151.3 p0+p2   48 k
        vpxord zmm30, zmm30, zmm25                  ;   151.5 p5      41 k
        vpxord zmm7, zmm27, zmm12                   ;   152.3 p0      41 k
        vpandd zmm14, zmm4, zmm30                   ;   152.5 p5      41 k
        vmovdqu64 zmm22, [r8 + 1280]                ;    89.3 p3      41 k
        vpxord zmm22, zmm22, zmm19                  ;   153.3 p0      41 k
        vpternlogd zmm26, zmm15, [r8 + 2560], 0x96  ;   153.5 p5+p2   48 k
        vmovdqa64 zmm15, zmm23                      ;   140.3         41 k copy
        vpternlogd zmm23, zmm4, zmm1, 0x48          ;   154.3 p0      41 k
        vpxord zmm23, zmm23, zmm22                  ;   155.3 p5      41 k
        vpternlogd zmm22, zmm8, zmm4, 0x6c          ;   155.3 p0      41 k
        vpxord zmm8, zmm8, zmm1                     ;   155.5 p5      41 k
        vmovdqu64 [rbp + 576], zmm26                ;   154.5 p8+p9   48 k spill
        vmovdqu64 zmm26, [r8 + 2880]                ;    91.0 p3      48 k
        vmovdqu64 [rbp + 192], zmm31                ;   152.3 p7+p4   48 k spill
        vmovdqu64 zmm31, [r8 + 2048]                ;    91.3 p2      48 k
        vpxord zmm31, zmm31, zmm5                   ;   156.3 p0      48 k
        vmovdqu64 [rbp + 640], zmm31                ;   157.3 p8+p9   48 k spill
        vpxord zmm31, zmm29, zmm25                  ;   156.5 p5      41 k
        vpternlogd zmm29, zmm24, zmm12, 0x78        ;   157.3 p0      41 k
        vmovdqu64 [rbp + 448], zmm2                 ;   150.5 p7+p4   41 k spill
        vmovdqu64 zmm2, [r8 + 2112]                 ;    92.3 p3      48 k
        vpxord zmm2, zmm2, zmm11                    ;   157.5 p5      48 k
        vmovdqu64 [rbp + 128], zmm2                 ;   158.5 p8+p9   48 k spill
        vmovdqu64 zmm2, [r8 + 2176]                 ;    92.8 p2      48 k
        vpxord zmm2, zmm2, zmm6                     ;   158.3 p0      48 k
        vmovdqu64 [rbp + 512], zmm2                 ;   159.3 p7+p4   48 k spill
        vmovdqu64 zmm2, [r8 + 2240]                 ;    93.3 p3      48 k
        vpxord zmm2, zmm2, zmm16                    ;   158.5 p5      48 k
        vmovdqu64 [rbp + 320], zmm2                 ;   159.5 p8+p9   48 k spill
        vmovdqu64 zmm2, [r8 + 2304]                 ;    93.8 p2      48 k
        vpxord zmm2, zmm2, zmm0                     ;   159.3 p0      48 k
        vmovdqu64 [rbp + 0], zmm2                   ;   160.3 p7+p4   48 k spill
        vmovdqu64 zmm2, [r8 + 2368]                 ;    94.3 p3      48 k
        vpxord zmm2, zmm2, zmm10                    ;   159.5 p5      48 k
        vmovdqu64 [rbp + 384], zmm2                 ;   160.5 p8+p9   48 k spill
        vmovdqu64 zmm2, [r8 + 2432]                 ;    94.8 p2      48 k
        vpxord zmm2, zmm2, [rbp + 448]              ;   160.3 p0+p3   48 k
        vmovdqu64 [rbp + 256], zmm2                 ;   161.3 p7+p4   48 k spill
        vmovdqa64 zmm2, zmm17                       ;   142.5         41 k copy
        vpternlogd zmm2, zmm18, zmm28, 0x78         ;   160.5 p5      41 k
        vpxord zmm15, zmm15, zmm2                   ;   161.5 p0      41 k
        vpternlogd zmm29, zmm27, zmm15, 0x78        ;   162.5 p5      41 k
        vpxord zmm9, zmm9, zmm15                    ;   162.5 p0      41 k
        vmovdqu64 zmm15, [rbp + 640]                ;   157.3 p2      45 k
        vpxord zmm15, zmm15, [rbp + 256]            ;   167.3 p5+p3   45 k
        vmovdqu64 [rbp - 64], zmm15                 ;   168.3 p8+p9   45 k spill
        vmovdqu64 zmm15, [rbp + 192]                ;   152.3 p2      45 k
        vpandd zmm15, zmm15, [rbp + 320]            ;   165.5 p0+p3   45 k
        vmovdqu64 [rbp + 64], zmm15                 ;   166.5 p7+p4   45 k spill
        vmovdqu64 zmm15, [rbp + 128]                ;   158.5 p2      45 k
        vpxord zmm15, zmm15, [rbp + 384]            ;   166.5 p5+p3   45 k
        vmovdqu64 [rbp - 128], zmm15                ;   167.5 p8+p9   45 k spill
        vmovdqu64 zmm15, [rbp + 192]                ;   152.3 p2      45 k
        vpandd zmm15, zmm15, [rbp + 576]            ;   164.3 p0+p3   45 k
        vpternlogd zmm23, zmm31, [r8 + 1280], 0x78  ;   164.5 p5+p2   41 k
        vpternlogd zmm31, zmm13, zmm27, 0x6c        ;   165.3 p0      41 k
        vmovdqu64 [rbp + 704], zmm15                ;   165.3 p7+p4   45 k spill
        vmovdqu64 zmm15, [rbp + 192]                ;   152.3 p3      45 k
        vpandd zmm15, zmm15, [rbp + 640]            ;   165.5 p5+p2   45 k
        vmovdqu64 [rbp + 768], zmm15                ;   166.5 p8+p9   45 k spill
        vmovdqu64 zmm15, [rbp + 320]                ;   159.5 p3      45 k
        vpxord zmm15, zmm15, [rbp - 64]             ;   174.3 p0+p2   45 k
        vmovdqu64 [rbp + 832], zmm15                ;   175.3 p7+p4   45 k spill
        vmovdqa64 zmm15, zmm12                      ;   145.5         41 k copy
        vpternlogd zmm15, zmm18, zmm21, 0x87        ;   166.5 p5      41 k
        vpternlogd zmm12, zmm13, zmm18, 0x48        ;   167.3 p0      41 k
        vmovdqu64 [rbp + 896], zmm10                ;   151.5 p8+p9   41 k spill
        vmovdqu64 zmm10, [rbp + 320]                ;   159.5 p3      45 k
        vpandd zmm10, zmm10, [rbp + 640]            ;   167.5 p5+p2   45 k
        vmovdqu64 [rbp + 960], zmm10                ;   168.5 p7+p4   45 k spill
        vpxord zmm10, zmm14, zmm12                  ;   168.3 p0      41 k
        vpxord zmm12, zmm12, zmm15                  ;   168.5 p5      41 k
        vpternlogd zmm15, zmm13, zmm9, 0x78         ;   169.3 p0      41 k
        vpternlogd zmm22, zmm15, zmm25, 0x96        ;   170.3 p5      41 k
        vmovdqu64 zmm15, [r8 + 1280]                ;   103.3 p3     100 k.4 reload
        vpternlogd zmm12, zmm9, zmm15, 0x78         ;   170.3 p0      41 k
        vmovdqa64 zmm9, zmm21                       ;   139.5         41 k copy
        vpternlogd zmm9, zmm15, zmm28, 0x78         ;   170.5 p5      41 k
        vpxord zmm3, zmm3, zmm9                     ;   171.5 p0      41 k
        vpternlogd zmm10, zmm25, zmm3, 0x96         ;   172.5 p5      41 k
        vpternlogd zmm9, zmm27, zmm20, 0x78         ;   172.3 p0      41 k
        vmovdqa64 zmm25, zmm18                      ;   102.7         41 k copy
        vpternlogd zmm25, zmm15, zmm20, 0x60        ;   172.5 p5      41 k
        vpternlogd zmm9, zmm23, zmm25, 0x96         ;   173.5 p0      41 k
        vpternlogd zmm25, zmm24, zmm13, 0x78        ;   173.5 p5      41 k
        vpternlogd zmm13, zmm18, zmm7, 0x6c         ;   174.3 p0      41 k
        vpternlogd zmm21, zmm14, zmm25, 0x96        ;   174.5 p5      41 k
        vpternlogd zmm21, zmm29, zmm24, 0x96        ;   175.5 p0      41 k
        vmovdqu64 zmm14, [rbp + 704]                ;   165.3 p2      45 k
        vpternlogd zmm24, zmm3, zmm4, 0x6a          ;   175.5 p5      41 k
        vmovdqu64 zmm3, [rbp + 0]                   ;   160.3 p3      45 k
        vpternlogd zmm24, zmm28, zmm17, 0x78        ;   176.5 p0      41 k
        vmovdqu64 zmm17, [rbp + 320]                ;   159.5 p2      48 k reload
        vpandd zmm3, zmm3, zmm17                    ;   176.5 p5      45 k
        vmovdqu64 zmm23, [rbp + 0]                  ;   160.3 p3      45 k
        vmovdqu64 zmm28, [rbp + 576]                ;   154.5 p2      48 k reload
        vpandd zmm23, zmm23, zmm28                  ;   177.3 p0      45 k
        vpternlogd zmm10, zmm20, zmm31, 0x96        ;   177.5 p5      41 k
        vpternlogd zmm10, zmm27, zmm8, 0x78         ;   178.5 p0      41 k
        vpternlogd zmm8, zmm18, zmm4, 0x48          ;   178.5 p5      41 k
        vpternlogd zmm25, zmm18, zmm4, 0x80         ;   179.3 p0      41 k
        vmovdqu64 zmm4, [rbp + 384]                 ;   160.5 p3      45 k
        vmovdqu64 zmm18, [rbp + 512]                ;   159.3 p2      48 k reload
        vpandd zmm4, zmm4, zmm18                    ;   179.5 p5      45 k
        vpternlogd zmm8, zmm20, zmm31, 0x96         ;   180.3 p0      41 k
        vmovdqu64 zmm20, [rbp + 192]                ;   152.3 p3      45 k
        vmovdqu64 zmm27, [rbp + 384]                ;   160.5 p2      48 k reload
        vpandd zmm20, zmm20, zmm27                  ;   180.5 p5      45 k
        vpternlogd zmm25, zmm1, zmm2, 0x96          ;   181.3 p0      41 k
        vmovdqu64 zmm1, [rbp + 0]                   ;   160.3 p3      45 k
        vmovdqu64 zmm2, [rbp + 0]                   ;   160.3 p2      45 k
        vpternlogd zmm8, zmm15, zmm7, 0x87          ;   181.5 p5      41 k
        vmovdqu64 zmm7, [rbp + 640]                 ;   157.3 p3      48 k reload
        vpandd zmm2, zmm2, zmm7                     ;   182.3 p0      45 k
        vmovdqu64 zmm15, [rbp + 192]                ;   152.3 p2      45 k
        vpternlogd zmm0, zmm24, zmm25, 0x69         ;   182.5 p5      41 k
        vmovdqu64 zmm24, [rbp + 256]                ;   161.3 p3      48 k reload
        vpandd zmm15, zmm15, zmm24                  ;   183.3 p0      45 k
        vmovdqu64 zmm25, [rbp + 128]                ;   158.5 p2      45 k
        vpxord zmm12, zmm12, zmm13                  ;   183.5 p5      41 k
        vmovdqu64 zmm13, [rbp + 832]                ;   175.3 p3      45 k
        vpternlogd zmm12, zmm19, zmm30, 0x78        ;   184.5 p0      41 k
        vmovdqu64 zmm19, [r8 + 2624]                ;   112.2 p2     100 k.9 reload
        vpternlogd zmm22, zmm5, zmm19, 0x96         ;   184.5 p5      48 k
        vpxord zmm26, zmm26, zmm0                   ;   185.3 p0      48 k
        vmovdqu64 zmm0, [r8 + 2752]                 ;   112.3 p3     100 k.11 reload
        vpternlogd zmm9, zmm6, zmm0, 0x96           ;   185.5 p5      48 k
        vpxord zmm5, zmm17, zmm23                   ;   186.3 p0      45 k
        vmovdqu64 zmm6, [r8 + 2816]                 ;   113.2 p2     100 k.12 reload
        vpternlogd zmm8, zmm16, zmm6, 0x96          ;   186.5 p5      48 k
        vmovdqu64 zmm16, [r8 + 2688]                ;   113.3 p3     100 k.10 reload
        vpternlogd zmm12, zmm11, zmm16, 0x96        ;   187.3 p0      48 k
        vmovdqu64 zmm11, [r8 + 2048]                ;   114.2 p2     100 k.0 reload
        vmovdqu64 [r9 + 2048], zmm11                ;   120.2 p8+p9   99 k
        vmovdqu64 zmm29, [rbp - 128]                ;   167.5 p3      45 k reload
        vmovdqa64 zmm30, zmm17                      ;   165.5         45 k copy
        vpternlogd zmm30, zmm18, zmm29, 0x6a        ;   187.5 p5      45 k
        vmovdqu64 zmm31, [rbp + 832]                ;   175.3 p2      45 k reload
        vpternlogd zmm4, zmm28, zmm31, 0x1e         ;   188.3 p0      45 k
        vpandd zmm25, zmm25, zmm24                  ;   188.5 p5      45 k
        vmovdqu64 [r9 + 9792], zmm22                ;   185.5 p7+p4  100 k
        vmovdqu64 [r9 + 9920], zmm9                 ;   186.5 p8+p9  100 k
        vmovdqu64 [r9 + 10048], zmm26               ;   186.3 p7+p4  100 k
        vmovdqu64 [r9 + 9984], zmm8                 ;   187.5 p8+p9  100 k
        vmovdqu64 [r9 + 9856], zmm12                ;   188.3 p7+p4  100 k
        vpternlogd zmm20, zmm29, [rbp + 0], 0x78    ;   189.3 p0+p3   45 k
        vmovdqa64 zmm11, zmm28                      ;   160.5         45 k copy
        vpternlogd zmm4, zmm7, [rbp + 128], 0x78    ;   189.5 p5+p2   45 k
        vpxord zmm6, zmm15, zmm25                   ;   190.3 p0      45 k
        vpternlogd zmm15, zmm28, zmm18, 0x78        ;   190.5 p5      45 k
        vpternlogd zmm15, zmm27, zmm31, 0xb4        ;   191.5 p0      45 k
        vmovdqa64 zmm0, zmm28                       ;   160.5         45 k copy
        vpternlogd zmm0, zmm5, zmm5, 0x3f           ;   191.5 p5      45 k
        vmovdqa64 zmm16, zmm6                       ;   191.3         45 k copy
        vmovdqa64 zmm19, zmm28                      ;   160.5         45 k copy
        vpternlogd zmm19, zmm7, [rbp + 192], 0x6a   ;   192.3 p0+p3   45 k
        vpternlogd zmm31, zmm19, zmm18, 0x6c        ;   193.3 p5      45 k
        vpternlogd zmm19, zmm20, zmm3, 0x96         ;   193.3 p0      45 k
        vpternlogd zmm28, zmm27, [rbp + 0], 0x48    ;   193.5 p5+p2   45 k
        vpternlogd zmm28, zmm5, zmm31, 0x96         ;   194.5 p0      45 k
        vmovdqu64 zmm5, [rbp + 128]                 ;   158.5 p3      48 k reload
        vpternlogd zmm3, zmm17, zmm5, 0x78          ;   194.5 p5      45 k
        vpternlogd zmm17, zmm24, [rbp + 768], 0x95  ;   195.3 p0+p2   45 k
        vpternlogd zmm3, zmm24, zmm7, 0x78          ;   195.5 p5      45 k
        vmovdqa64 zmm31, zmm7                       ;   163.3         45 k copy
        vpternlogd zmm31, zmm5, zmm18, 0x78         ;   196.3 p0      45 k
        vpxord zmm11, zmm11, zmm31                  ;   197.3 p5      45 k
        vpternlogd zmm28, zmm3, zmm0, 0x96          ;   197.3 p0      45 k
        vpxord zmm12, zmm12, zmm28                  ;   198.3 p5      45 k
        vmovdqa64 zmm28, zmm27                      ;   166.5         45 k copy
        vpternlogd zmm28, zmm5, zmm7, 0x60          ;   198.3 p0      45 k
        vmovdqu64 [r9 + 9280], zmm12                ;   199.3 p8+p9  100 k
        vmovdqu64 zmm12, [rbp - 64]                 ;   168.3 p3      45 k reload
        vpternlogd zmm20, zmm4, zmm12, 0x96         ;   198.5 p5      45 k
        vpternlogd zmm12, zmm11, zmm27, 0x6c        ;   199.3 p0      45 k
        vpxord zmm1, zmm1, zmm12                    ;   200.3 p5      45 k
        vmovdqu64 zmm12, [rbp + 0]                  ;   160.3 p2      48 k reload
        vpternlogd zmm27, zmm18, zmm12, 0x6c        ;   200.3 p0      45 k
        vpternlogd zmm4, zmm17, zmm1, 0x96          ;   201.3 p5      45 k
        vpxord zmm16, zmm16, zmm17                  ;   201.3 p0      45 k
        vpxord zmm13, zmm13, zmm4                   ;   202.3 p5      45 k
        vmovdqu64 zmm4, [r8 + 3008]                 ;   120.2 p3     100 k.15 reload
        vpternlogd zmm21, zmm4, [rbp + 448], 0x96   ;   202.3 p0+p2   48 k
        vmovdqu64 [r9 + 9728], zmm13                ;   203.3 p7+p4  100 k
        vmovdqa64 zmm13, zmm12                      ;   166.3         45 k copy
        vpternlogd zmm13, zmm24, [rbp + 960], 0x6a  ;   202.5 p5+p3   45 k
        vpxord zmm14, zmm14, zmm13                  ;   203.5 p0      45 k
        vmovdqu64 zmm13, [r8 + 2944]                ;   121.5 p2     100 k.14 reload
        vpternlogd zmm10, zmm13, [rbp + 896], 0x96  ;   203.5 p5+p3   48 k
        vmovdqu64 [r9 + 3008], zmm4                 ;   126.2 p8+p9   99 k
        vmovdqu64 [r9 + 2944], zmm13                ;   127.5 p7+p4   99 k
        vmovdqu64 zmm17, [r8 + 3072]                ;   122.5 p2     100 k.0
        vpternlogd zmm19, zmm14, zmm27, 0x96        ;   204.5 p0      45 k
        vpternlogd zmm14, zmm24, zmm18, 0xb4        ;   204.5 p5      45 k
        vpternlogd zmm14, zmm30, zmm15, 0x96        ;   205.5 p0      45 k
        vpxord zmm26, zmm26, zmm14                  ;   206.5 p5      45 k
        vmovdqu64 zmm14, [r8 + 3136]                ;   123.2 p3     100 k.1
        vmovdqu64 [r9 + 9472], zmm26                ;   207.5 p8+p9  100 k
        vmovdqu64 zmm26, [r8 + 3200]                ;   123.5 p2     100 k.2
        vmovdqu64 [r9 + 10176], zmm21               ;   203.3 p7+p4  100 k
        vmovdqu64 [r9 + 10112], zmm10               ;   204.5 p8+p9  100 k
        vmovdqu64 zmm26, [r8 + 3264]                ;   124.2 p3     100 k.3
        vmovdqu64 zmm26, [r8 + 3328]                ;   124.5 p2     100 k.4
        vmovdqu64 zmm26, [r8 + 3520]                ;   125.2 p3     100 k.7
        vmovdqu64 zmm26, [r8 + 3392]                ;   125.5 p2     100 k.5
        vmovdqu64 zmm26, [r8 + 3584]                ;   126.2 p3     100 k.8
        vmovdqu64 zmm26, [r8 + 3456]                ;   126.5 p2     100 k.6
        vmovdqu64 zmm26, [r8 + 3648]                ;   127.2 p3     100 k.9
        vmovdqu64 zmm14, [r8 + 3712]                ;   127.5 p2     100 k.10
        vmovdqu64 zmm17, [r8 + 3776]                ;   128.2 p3     100 k.11
        vmovdqu64 zmm17, [r8 + 3840]                ;   128.5 p2     100 k.12
        vmovdqu64 zmm17, [r8 + 3904]                ;   129.2 p3     100 k.13
        vmovdqu64 zmm17, [r8 + 2112]                ;   129.5 p2     100 k.1 reload
        vmovdqu64 [r9 + 2112], zmm17                ;   135.5 p7+p4   99 k
        vmovdqu64 zmm14, [r8 + 2176]                ;   130.2 p3     100 k.2 reload
        vmovdqu64 [r9 + 2176], zmm14                ;   136.2 p8+p9   99 k
        vmovdqu64 zmm26, [r8 + 3968]                ;   130.5 p2     100 k.14
        vmovdqu64 zmm26, [r8 + 2240]                ;   131.2 p3     100 k.3 reload
        vmovdqu64 [r9 + 2240], zmm26                ;   137.2 p7+p4   99 k
        vmovdqu64 zmm17, [r8 + 4032]                ;   131.5 p2     100 k.15
        vmovdqu64 zmm17, [r8 + 2304]                ;   132.2 p3     100 k.4 reload
        vmovdqu64 [r9 + 2304], zmm17                ;   138.2 p8+p9   99 k
        vmovdqu64 zmm14, [r8 + 2368]                ;   132.5 p2     100 k.5 reload
        vmovdqu64 [r9 + 2368], zmm14                ;   138.5 p7+p4   99 k
        vmovdqu64 zmm26, [r8 + 2432]                ;   133.2 p3     100 k.6 reload
        vmovdqu64 [r9 + 2432], zmm26                ;   139.2 p8+p9   99 k
        vmovdqu64 zmm26, [r8 + 2496]                ;   133.5 p2     100 k.7 reload
        vmovdqu64 [r9 + 2496], zmm26                ;   139.5 p7+p4   99 k
        vmovdqu64 zmm14, [r8 + 2560]                ;   134.2 p3     100 k.8 reload
        vmovdqu64 [r9 + 2560], zmm14                ;   140.2 p8+p9   99 k
        vmovdqu64 zmm17, [r8 + 2624]                ;   134.5 p2     100 k.9 reload
        vmovdqu64 [r9 + 2624], zmm17                ;   140.5 p7+p4   99 k
        vmovdqu64 zmm17, [r8 + 2688]                ;   135.2 p3     100 k.10 reload
        vmovdqu64 [r9 + 2688], zmm17                ;   141.2 p8+p9   99 k
        vpandd zmm14, zmm4, zmm13                   ;   206.3 p0      41 k
        vpandd zmm4, zmm13, zmm17                   ;   206.5 p5      41 k
        vpandd zmm17, zmm13, zmm26                  ;   207.3 p0      41 k
        vmovdqu64 zmm13, [r8 + 2752]                ;   135.5 p2     100 k.11 reload
        vmovdqu64 [r9 + 2752], zmm13                ;   141.5 p7+p4   99 k
        vmovdqu64 zmm13, [r8 + 2816]                ;   136.2 p3     100 k.12 reload
        vmovdqu64 [r9 + 2816], zmm13                ;   142.2 p8+p9   99 k
        vmovdqu64 zmm13, [r8 + 2880]                ;   136.5 p2     100 k.13 reload
        vmovdqu64 [r9 + 2880], zmm13                ;   142.5 p7+p4   99 k
        vpternlogd zmm0, zmm18, [rbp + 192], 0x78   ;   207.5 p5+p3   45 k
        vpternlogd zmm31, zmm5, [rbp + 192], 0x78   ;   208.3 p0+p2   45 k
        vpternlogd zmm31, zmm27, zmm12, 0x78        ;   209.3 p5      45 k
        vpternlogd zmm12, zmm2, [rbp + 192], 0x6c   ;   209.3 p0+p3   45 k
        vpternlogd zmm12, zmm5, zmm11, 0x78         ;   210.3 p5      45 k
        vmovdqu64 zmm5, [r8 + 2560]                 ;   138.5 p2      41 k
        vmovdqu64 zmm11, [r8 + 2816]                ;   139.2 p3     100 k.12 reload
        vpxord zmm5, zmm5, zmm11                    ;   210.3 p0      41 k
        vpternlogd zmm16, zmm30, zmm12, 0x96        ;   211.3 p5      45 k
        vmovdqu64 zmm12, [r8 + 2688]                ;   139.5 p2      41 k
        vpxord zmm27, zmm13, zmm26                  ;   211.3 p0      41 k
        vmovdqu64 zmm30, [r8 + 2688]                ;   140.2 p3     100 k.10 reload
        vpandd zmm11, zmm26, zmm30                  ;   211.5 p5      41 k
        vmovdqu64 [r9 + 9664], zmm16                ;   212.3 p8+p9  100 k
        vmovdqu64 zmm16, [r8 + 2752]                ;   140.5 p2     100 k.11 reload
        vpandd zmm26, zmm30, zmm16                  ;   212.3 p0      41 k
        vpxord zmm28, zmm28, zmm31                  ;   212.5 p5      45 k
        vpternlogd zmm24, zmm18, zmm28, 0x6a        ;   213.5 p0      45 k
        vpternlogd zmm23, zmm15, zmm28, 0x96        ;   213.5 p5      45 k
        vmovdqa64 zmm15, zmm30                      ;   146.2         41 k copy
        vpternlogd zmm24, zmm25, zmm0, 0x96         ;   214.5 p0      45 k
        vmovdqu64 zmm18, [r8 + 3008]                ;   141.2 p3      41 k
        vpandd zmm18, zmm18, zmm16                  ;   214.5 p5      41 k
        vpxord zmm8, zmm8, zmm23                    ;   215.3 p0      45 k
        vmovdqu64 zmm23, [r8 + 2816]                ;   141.5 p2      41 k
        vmovdqu64 zmm25, [r8 + 2624]                ;   142.2 p3     100 k.9 reload
        vpandd zmm23, zmm23, zmm25                  ;   215.5 p5      41 k
        vmovdqu64 zmm28, [rbp + 64]                 ;   166.5 p2      45 k reload
        vpternlogd zmm6, zmm19, zmm28, 0x96         ;   216.3 p0      45 k
        vpternlogd zmm31, zmm28, zmm2, 0x96         ;   216.5 p5      45 k
        vmovdqu64 zmm2, [r8 + 2944]                 ;   143.2 p3      41 k
        vmovdqu64 zmm19, [r8 + 2816]                ;   143.5 p2     100 k.12 reload
        vpandd zmm2, zmm2, zmm19                    ;   217.3 p0      41 k
        vpternlogd zmm22, zmm24, zmm31, 0x96        ;   217.5 p5      45 k
        vpxord zmm1, zmm1, zmm31                    ;   218.3 p0      45 k
        vpternlogd zmm1, zmm7, zmm29, 0x78          ;   219.3 p5      45 k
        vmovdqu64 zmm7, [r8 + 3008]                 ;   144.2 p3     100 k.15 reload
        vmovdqa64 zmm24, zmm19                      ;   149.5         41 k copy
        vpternlogd zmm24, zmm16, zmm7, 0x60         ;   219.3 p0      41 k
        vmovdqa64 zmm28, zmm25                      ;   148.2         41 k copy
        vpternlogd zmm28, zmm19, zmm16, 0x78        ;   219.5 p5      41 k
        vpternlogd zmm9, zmm3, zmm1, 0x96           ;   220.3 p0      45 k
        vmovdqu64 zmm1, [r8 + 2496]                 ;   144.5 p2     100 k.7 reload
        vmovdqu64 zmm3, [r8 + 2944]                 ;   145.2 p3      41 k
        vpternlogd zmm3, zmm7, zmm1, 0x78           ;   220.5 p5      41 k
        vpxord zmm10, zmm10, zmm6                   ;   221.3 p0      45 k
        vmovdqu64 zmm6, [r8 + 2560]                 ;   145.5 p2     100 k.8 reload
        vmovdqa64 zmm29, zmm1                       ;   150.5         41 k copy
        vpternlogd zmm29, zmm25, zmm6, 0x78         ;   221.5 p5      41 k
        vmovdqu64 [r9 + 9408], zmm8                 ;   216.3 p7+p4  100 k
        vmovdqu64 [r9 + 9216], zmm22                ;   218.5 p8+p9  100 k
        vpternlogd zmm20, zmm0, [rbp + 704], 0x96   ;   222.3 p0+p3   45 k
        vpxord zmm0, zmm7, zmm29                    ;   222.5 p5      41 k
        vmovdqa64 zmm8, zmm16                       ;   146.5         41 k copy
        vpandd zmm22, zmm16, zmm1                   ;   223.3 p0      41 k
        vmovdqa64 zmm31, zmm19                      ;   149.5         41 k copy
        vpternlogd zmm31, zmm1, zmm6, 0x60          ;   223.5 p5      41 k
        vmovdqu64 [r9 + 9344], zmm9                 ;   221.3 p7+p4  100 k
        vmovdqu64 zmm9, [r8 + 2944]                 ;   146.5 p2     100 k.14 reload
        vpandd zmm19, zmm13, zmm9                   ;   224.3 p0      41 k
        vpxord zmm21, zmm21, zmm20                  ;   224.5 p5      45 k
        vpandd zmm20, zmm13, zmm6                   ;   225.3 p0      41 k
        vmovdqu64 [r9 + 9536], zmm10                ;   222.3 p8+p9  100 k
        vmovdqu64 [r9 + 9600], zmm21                ;   225.5 p7+p4  100 k
        vpternlogd zmm17, zmm13, zmm30, 0x87        ;   225.5 p5      41 k
        vpternlogd zmm11, zmm13, zmm16, 0x78        ;   226.3 p0      41 k
        vmovdqu64 zmm10, [r8 + 2304]                ;   147.2 p3      41 k
        vmovdqu64 zmm21, [r8 + 2048]                ;   147.5 p2     100 k.0 reload
        vpandd zmm10, zmm10, zmm21                  ;   226.5 p5      41 k
        vpxord zmm12, zmm12, zmm27                  ;   227.3 p0      41 k
        vpternlogd zmm2, zmm16, zmm5, 0x78          ;   227.5 p5      41 k
        vpxord zmm15, zmm15, zmm18                  ;   228.3 p0      41 k
        vpternlogd zmm29, zmm9, zmm6, 0x78          ;   228.5 p5      41 k
        vpternlogd zmm23, zmm7, zmm12, 0x1e         ;   229.3 p0      41 k
        vpxord zmm11, zmm11, zmm14                  ;   229.5 p5      41 k
        vpternlogd zmm23, zmm6, zmm1, 0x78          ;   230.3 p0      41 k
        vpternlogd zmm29, zmm16, zmm28, 0x78        ;   230.5 p5      41 k
        vpternlogd zmm16, zmm22, zmm9, 0x6c         ;   231.3 p0      41 k
        vpternlogd zmm22, zmm29, zmm4, 0x96         ;   231.5 p5      41 k
        vpxord zmm31, zmm31, zmm29                  ;   232.3 p0      41 k
        vmovdqu64 zmm29, [r8 + 2368]                ;   148.2 p3      41 k
        vpandd zmm29, zmm29, zmm21                  ;   232.5 p5      41 k
        vpternlogd zmm16, zmm6, zmm0, 0x78          ;   233.3 p0      41 k
        vpternlogd zmm6, zmm26, zmm30, 0x6c         ;   233.5 p5      41 k
        vpternlogd zmm30, zmm5, zmm25, 0x6c         ;   234.3 p0      41 k
        vpternlogd zmm26, zmm2, zmm3, 0x96          ;   234.5 p5      41 k
        vpternlogd zmm3, zmm25, zmm12, 0x78         ;   235.3 p0      41 k
        vpternlogd zmm28, zmm26, zmm11, 0x96        ;   235.5 p5      41 k
        vmovdqu64 zmm26, [r8 + 2304]                ;   148.5 p2      41 k
        vpandd zmm26, zmm26, [r8 + 2240]            ;   236.3 p0+p3   41 k
        vpternlogd zmm24, zmm3, zmm15, 0x96         ;   236.5 p5      41 k
        vmovdqu64 zmm3, [r8 + 2432]                 ;   149.5 p2      41 k
        vpandd zmm3, zmm3, [r8 + 2240]              ;   237.3 p0+p3   41 k
        vpternlogd zmm2, zmm27, zmm23, 0x96         ;   237.5 p5      41 k
        vpternlogd zmm11, zmm13, zmm25, 0xb4        ;   238.3 p0      41 k
        vpternlogd zmm6, zmm13, zmm1, 0x78          ;   238.5 p5      41 k
        vpternlogd zmm13, zmm31, zmm25, 0x6c        ;   239.3 p0      41 k
        vmovdqa64 zmm21, zmm7                       ;   150.2         41 k copy
        vpternlogd zmm21, zmm15, zmm15, 0x3f        ;   239.5 p5      41 k
        vmovdqu64 zmm15, [r8 + 2368]                ;   150.5 p2      41 k
        vpandd zmm15, zmm15, [r8 + 2176]            ;   240.3 p0+p3   41 k
        vpternlogd zmm7, zmm19, zmm25, 0x6c         ;   240.5 p5      41 k
        vpternlogd zmm9, zmm25, zmm21, 0x6a         ;   241.3 p0      41 k
        vmovdqu64 zmm25, [r8 + 2368]                ;   151.5 p2      41 k
        vpandd zmm25, zmm25, [r8 + 2112]            ;   241.5 p5+p3   41 k
        vpxord zmm19, zmm19, zmm20                  ;   242.3 p0      41 k
        vpternlogd zmm24, zmm21, zmm6, 0x96         ;   242.5 p5      41 k
        vmovdqu64 zmm21, [r8 + 2432]                ;   152.5 p2      41 k
        vpandd zmm21, zmm21, [r8 + 2176]            ;   243.3 p0+p3   41 k
        vpternlogd zmm2, zmm14, zmm9, 0x96          ;   243.5 p5      41 k
        vmovdqu64 zmm14, [r8 + 2112]                ;   153.5 p2      41 k
        vpandd zmm14, zmm14, [r8 + 2048]            ;   244.3 p0+p3   41 k
        vpternlogd zmm13, zmm20, zmm9, 0x96         ;   244.5 p5      41 k
        vmovdqu64 zmm9, [r8 + 2304]                 ;   154.5 p2      41 k
        vmovdqu64 zmm20, [r8 + 2048]                ;   155.2 p3      41 k
        vpternlogd zmm4, zmm28, zmm19, 0x96         ;   245.3 p0      41 k
        vmovdqu64 zmm28, [r8 + 2240]                ;   155.5 p2      41 k
        vpandd zmm28, zmm28, [r8 + 2112]            ;   245.5 p5+p3   41 k
        vpxord zmm19, zmm19, zmm17                  ;   246.3 p0      41 k
        vpternlogd zmm19, zmm16, zmm30, 0x96        ;   247.3 p5      41 k
        vmovdqu64 zmm16, [r8 + 2176]                ;   156.5 p2      41 k
        vpxord zmm9, zmm9, zmm3                     ;   247.3 p0      41 k
        vpxord zmm24, zmm24, [r8 + 2112]            ;   247.5 p5+p3   41 k
        vpxord zmm2, zmm2, [r8 + 2432]              ;   248.3 p0+p2   41 k
        vpxord zmm4, zmm4, [r8 + 2368]              ;   248.5 p5+p3   41 k
        vpternlogd zmm0, zmm27, [r8 + 2816], 0x78   ;   249.3 p0+p2   41 k
        vmovdqu64 zmm27, [r8 + 2176]                ;   159.2 p3      41 k
        vpxord zmm8, zmm8, zmm0                     ;   250.3 p5      41 k
        vmovdqu64 zmm0, [r8 + 2240]                 ;   159.5 p2      41 k
        vpternlogd zmm23, zmm17, zmm8, 0x96         ;   251.3 p0      41 k
        vmovdqu64 zmm17, [r8 + 2368]                ;   160.2 p3      41 k
        vpxord zmm8, zmm8, zmm22                    ;   251.3 p5      41 k
        vpternlogd zmm8, zmm1, zmm5, 0x78           ;   252.3 p0      41 k
        vmovdqu64 zmm1, [r8 + 2240]                 ;   160.5 p2      41 k
        vmovdqu64 zmm5, [r8 + 2304]                 ;   161.2 p3      41 k
        vpxord zmm27, zmm27, zmm25                  ;   251.5 p5      41 k
        vpxord zmm0, zmm0, zmm21                    ;   252.3 p0      41 k
        vpandd zmm17, zmm17, zmm0                   ;   253.3 p5      41 k
        vpxord zmm19, zmm19, [r8 + 3520]            ;   253.3 p0+p2   48 k
        vmovdqu64 [rbp + 704], zmm19                ;   254.3 p8+p9   48 k spill
        vmovdqu64 zmm19, [r8 + 3904]                ;   162.2 p3      48 k
        vmovdqu64 [rbp - 128], zmm23                ;   252.3 p7+p4   41 k spill
        vmovdqu64 zmm23, [r8 + 3072]                ;   162.5 p2      48 k
        vmovdqu64 [rbp + 640], zmm2                 ;   249.3 p8+p9   41 k spill
        vmovdqu64 zmm2, [r8 + 3136]                 ;   163.2 p3      48 k
        vpxord zmm2, zmm2, zmm24                    ;   253.5 p5      48 k
        vmovdqu64 [rbp + 64], zmm2                  ;   254.5 p7+p4   48 k spill
        vmovdqu64 zmm2, [r8 + 3200]                 ;   163.5 p2      48 k
        vmovdqu64 [rbp + 512], zmm4                 ;   249.5 p8+p9   41 k spill
        vmovdqu64 zmm4, [r8 + 3264]                 ;   164.2 p3      48 k
        vmovdqu64 [rbp + 256], zmm24                ;   248.5 p7+p4   41 k spill
        vmovdqu64 zmm24, [r8 + 3328]                ;   164.5 p2      48 k
        vmovdqu64 [rbp + 128], zmm6                 ;   239.5 p8+p9   41 k spill
        vmovdqu64 zmm6, [r8 + 3392]                 ;   165.2 p3      48 k
        vpxord zmm6, zmm6, [rbp + 512]              ;   255.5 p0+p2   48 k
        vmovdqu64 [rbp + 0], zmm6                   ;   256.5 p7+p4   48 k spill
        vmovdqu64 zmm6, [r8 + 3456]                 ;   166.2 p3      48 k
        vpxord zmm6, zmm6, [rbp + 640]              ;   255.3 p5+p2   48 k
        vmovdqu64 [rbp + 192], zmm6                 ;   256.3 p8+p9   48 k spill
        vmovdqu64 zmm6, [rbp + 704]                 ;   254.3 p3      45 k
        vmovdqu64 [rbp + 896], zmm8                 ;   253.3 p7+p4   41 k spill
        vmovdqu64 zmm8, [rbp + 192]                 ;   256.3 p2      45 k
        vmovdqu64 [rbp + 960], zmm13                ;   245.5 p8+p9   41 k spill
        vmovdqu64 zmm13, [rbp + 64]                 ;   254.5 p3      45 k
        vpxord zmm13, zmm13, [rbp + 0]              ;   262.5 p0+p2   45 k
        vmovdqu64 [rbp + 448], zmm13                ;   263.5 p7+p4   45 k spill
        vmovdqu64 zmm13, [rbp + 704]                ;   254.3 p3      45 k
        vmovdqu64 [rbp + 384], zmm22                ;   232.5 p8+p9   41 k spill
        vmovdqu64 zmm22, [rbp + 704]                ;   254.3 p2      45 k
        vpternlogd zmm7, zmm12, [r8 + 2816], 0xd2   ;   255.5 p5+p3   41 k
        vpternlogd zmm18, zmm31, zmm7, 0x96         ;   256.5 p0      41 k
        vpternlogd zmm11, zmm30, zmm7, 0x96         ;   256.5 p5      41 k
        vmovdqu64 zmm7, [rbp + 0]                   ;   256.5 p2      45 k
        vmovdqu64 zmm30, [rbp + 704]                ;   254.3 p3      45 k
        vmovdqu64 zmm31, [rbp + 0]                  ;   256.5 p2      48 k reload
        vpandd zmm30, zmm30, zmm31                  ;   262.5 p0      45 k
        vpxord zmm1, zmm1, zmm18                    ;   257.5 p5      41 k
        vmovdqa64 zmm18, zmm26                      ;   237.3         41 k copy
        vpxord zmm5, zmm5, zmm11                    ;   258.3 p0      41 k
        vmovdqu64 zmm11, [r8 + 2368]                ;   172.2 p3     100 k.5 reload
        vpternlogd zmm26, zmm10, zmm11, 0x28        ;   258.5 p5      41 k
        vpxord zmm26, zmm26, zmm9                   ;   259.5 p0      41 k
        vpternlogd zmm9, zmm28, zmm11, 0x6c         ;   259.5 p5      41 k
        vpxord zmm28, zmm28, zmm10                  ;   260.3 p0      41 k
        vpxord zmm4, zmm4, zmm1                     ;   260.5 p5      48 k
        vpxord zmm24, zmm24, zmm5                   ;   261.3 p0      48 k
        vpandd zmm6, zmm6, zmm4                     ;   261.5 p5      45 k
        vpxord zmm31, zmm14, zmm21                  ;   262.3 p0      41 k
        vpternlogd zmm14, zmm25, [r8 + 2240], 0x78  ;   262.5 p5+p2   41 k
        vpternlogd zmm26, zmm31, [r8 + 2304], 0x78  ;   263.3 p0+p3   41 k
        vmovdqu64 [rbp - 64], zmm6                  ;   262.5 p7+p4   45 k spill
        vmovdqa64 zmm6, zmm17                       ;   254.3         41 k copy
        vpternlogd zmm30, zmm24, [rbp + 448], 0x78  ;   269.5 p5+p2   45 k
        vmovdqu64 [rbp + 320], zmm30                ;   270.5 p8+p9   45 k spill
        vmovdqa64 zmm30, zmm4                       ;   261.5         45 k copy
        vmovdqu64 [rbp + 768], zmm24                ;   262.3 p7+p4   48 k spill
        vmovdqa64 zmm24, zmm4                       ;   261.5         45 k copy
        vmovdqu64 [rbp + 576], zmm4                 ;   261.5 p8+p9   48 k spill
        vmovdqu64 zmm4, [rbp + 768]                 ;   262.3 p3      45 k
        vpandd zmm4, zmm4, [rbp + 576]              ;   268.3 p0+p2   45 k
        vmovdqu64 [rbp + 832], zmm4                 ;   269.3 p7+p4   45 k spill
        vmovdqu64 zmm4, [rbp + 768]                 ;   262.3 p3      45 k
        vmovdqu64 [rbp + 1024], zmm12               ;   228.3 p8+p9   41 k spill
        vmovdqu64 zmm12, [rbp + 576]                ;   261.5 p2      45 k
        vmovdqu64 [rbp + 1088], zmm1                ;   258.5 p7+p4   41 k spill
        vmovdqa64 zmm1, zmm25                       ;   242.5         41 k copy
        vpternlogd zmm1, zmm29, [r8 + 2432], 0x87   ;   264.5 p5+p3   41 k
        vmovdqa64 zmm11, zmm1                       ;   265.5         41 k copy
        vmovdqu64 [rbp + 1152], zmm5                ;   259.3 p8+p9   41 k spill
        vmovdqu64 zmm5, [r8 + 2048]                 ;   176.5 p2     100 k.0 reload
        vpternlogd zmm25, zmm5, [r8 + 2432], 0x48   ;   265.3 p0+p3   41 k
        vpxord zmm11, zmm11, zmm25                  ;   266.3 p5      41 k
        vpxord zmm6, zmm6, zmm25                    ;   266.3 p0      41 k
        vmovdqu64 zmm25, [r8 + 2176]                ;   177.5 p2     100 k.2 reload
        vpternlogd zmm31, zmm5, zmm25, 0x6c         ;   266.5 p5      41 k
        vmovdqu64 [rbp + 1216], zmm10               ;   227.5 p7+p4   41 k spill
        vmovdqa64 zmm10, zmm5                       ;   182.5         41 k copy
        vpternlogd zmm10, zmm27, [r8 + 2432], 0x6a  ;   267.3 p0+p3   41 k
        vmovdqu64 [rbp + 1280], zmm27               ;   252.5 p8+p9   41 k spill
        vmovdqu64 zmm27, [r8 + 2112]                ;   178.5 p2      41 k
        vpternlogd zmm27, zmm5, [r8 + 2240], 0x78   ;   267.5 p5+p3   41 k
        vmovdqu64 [rbp + 1344], zmm7                ;   262.5 p7+p4   45 k spill
        vmovdqu64 zmm7, [rbp + 384]                 ;   232.5 p2      41 k
        vpternlogd zmm7, zmm5, [rbp + 960], 0x96    ;   268.3 p0+p3   41 k
        vpxord zmm23, zmm23, zmm7                   ;   269.3 p5      48 k
        vpxord zmm8, zmm8, zmm23                    ;   270.3 p0      45 k
        vpxord zmm30, zmm30, zmm8                   ;   271.3 p5      45 k
        vpandd zmm22, zmm22, zmm23                  ;   270.3 p0      45 k
        vpandd zmm24, zmm24, zmm23                  ;   270.5 p5      45 k
        vmovdqu64 [rbp + 960], zmm8                 ;   271.3 p8+p9   45 k spill
        vmovdqu64 zmm8, [rbp + 128]                 ;   239.5 p2      41 k
        vpternlogd zmm8, zmm25, [rbp + 896], 0x96   ;   271.3 p0+p3   41 k
        vpxord zmm2, zmm2, zmm8                     ;   272.3 p5      48 k
        vmovdqu64 [rbp + 896], zmm30                ;   272.3 p7+p4   45 k spill
        vmovdqu64 zmm30, [rbp + 1344]               ;   262.5 p2      45 k reload
        vpandd zmm30, zmm30, zmm2                   ;   273.3 p0      45 k
        vmovdqu64 [rbp + 1344], zmm30               ;   274.3 p8+p9   45 k spill
        vmovdqu64 zmm30, [rbp + 576]                ;   261.5 p3      48 k reload
        vpternlogd zmm22, zmm30, [rbp + 192], 0x87  ;   272.5 p5+p2   45 k
        vmovdqu64 zmm30, [rbp + 768]                ;   262.3 p3      48 k reload
        vpternlogd zmm24, zmm30, [rbp + 192], 0x78  ;   273.3 p0+p2   45 k
        vmovdqu64 zmm30, [r8 + 2304]                ;   184.2 p3      41 k
        vpternlogd zmm30, zmm29, [r8 + 2112], 0x6c  ;   273.5 p5+p2   41 k
        vpxord zmm16, zmm16, zmm30                  ;   274.5 p0      41 k
        vpternlogd zmm30, zmm25, zmm27, 0x78        ;   274.5 p5      41 k
        vpternlogd zmm6, zmm21, zmm16, 0x96         ;   275.5 p0      41 k
        vpternlogd zmm6, zmm27, zmm31, 0x96         ;   276.5 p5      41 k
        vpternlogd zmm6, zmm25, zmm28, 0x78         ;   277.5 p0      41 k
        vmovdqu64 [rbp + 128], zmm22                ;   273.5 p7+p4   45 k spill
        vmovdqu64 zmm22, [r8 + 2432]                ;   185.2 p3     100 k.6 reload
        vpternlogd zmm28, zmm22, [r8 + 2368], 0x48  ;   276.5 p5+p2   41 k
        vpternlogd zmm28, zmm31, zmm27, 0x96        ;   277.5 p0      41 k
        vmovdqu64 zmm31, [r8 + 2304]                ;   186.2 p3     100 k.4 reload
        vpternlogd zmm27, zmm22, zmm31, 0x48        ;   277.5 p5      41 k
        vpternlogd zmm30, zmm26, zmm27, 0x96        ;   278.5 p0      41 k
        vmovdqu64 zmm26, [r8 + 2240]                ;   186.5 p2     100 k.3 reload
        vpternlogd zmm27, zmm5, zmm26, 0x78         ;   278.5 p5      41 k
        vpternlogd zmm29, zmm17, zmm27, 0x96        ;   279.5 p0      41 k
        vmovdqu64 zmm17, [r8 + 2368]                ;   187.2 p3     100 k.5 reload
        vpternlogd zmm16, zmm26, zmm17, 0x6a        ;   279.5 p5      41 k
        vpternlogd zmm27, zmm17, zmm22, 0x80        ;   280.3 p0      41 k
        vmovdqu64 zmm17, [r8 + 2112]                ;   187.5 p2     100 k.1 reload
        vpternlogd zmm22, zmm15, zmm17, 0x6c        ;   280.5 p5      41 k
        vpternlogd zmm16, zmm17, zmm15, 0x78        ;   281.3 p0      41 k
        vpxord zmm18, zmm18, zmm22                  ;   281.5 p5      41 k
        vmovdqu64 zmm15, [rbp + 768]                ;   262.3 p3      45 k
        vpternlogd zmm14, zmm25, zmm18, 0x78        ;   282.5 p0      41 k
        vmovdqu64 zmm17, [rbp + 768]                ;   262.3 p2      45 k
        vmovdqu64 zmm25, [rbp + 704]                ;   254.3 p3      45 k
        vpandd zmm25, zmm25, [rbp + 192]            ;   282.5 p5+p2   45 k
        vpternlogd zmm29, zmm26, zmm14, 0x96        ;   283.5 p0      41 k
        vpxord zmm20, zmm20, zmm18                  ;   283.5 p5      41 k
        vmovdqu64 zmm14, [rbp + 1024]               ;   228.3 p3      41 k reload
        vmovdqu64 zmm18, [r8 + 3584]                ;   190.5 p2      48 k
        vpternlogd zmm18, zmm14, [rbp - 128], 0x96  ;   284.3 p0+p3   48 k
        vpternlogd zmm1, zmm5, zmm20, 0x78          ;   284.5 p5      41 k
        vpternlogd zmm9, zmm21, zmm1, 0x96          ;   285.5 p0      41 k
        vmovdqu64 zmm1, [rbp + 64]                  ;   254.5 p2      45 k
        vmovdqu64 zmm5, [rbp + 192]                 ;   256.3 p3      48 k reload
        vpandd zmm1, zmm1, zmm5                     ;   285.5 p5      45 k
        vpternlogd zmm11, zmm20, zmm31, 0x78        ;   286.3 p0      41 k
        vmovdqu64 zmm14, [rbp + 128]                ;   273.5 p2      45 k
        vmovdqu64 zmm20, [rbp + 896]                ;   272.3 p3      45 k
        vpxord zmm10, zmm10, zmm11                  ;   287.3 p5      41 k
        vmovdqu64 zmm11, [rbp + 64]                 ;   254.5 p2      48 k reload
        vmovdqu64 zmm21, [rbp + 576]                ;   261.5 p3      48 k reload
        vmovdqu64 zmm26, [rbp + 832]                ;   269.3 p2      45 k
        vpternlogd zmm26, zmm21, zmm11, 0x78        ;   287.3 p0      45 k
        vpternlogd zmm10, zmm3, zmm0, 0x78          ;   288.3 p5      41 k
        vpternlogd zmm28, zmm31, [rbp + 1280], 0x87 ;   288.3 p0+p3   41 k
        vpternlogd zmm27, zmm22, [rbp + 1216], 0x96 ;   288.5 p5+p2   41 k
        vmovdqu64 zmm0, [r8 + 3776]                 ;   196.2 p3     100 k.11 reload
        vpternlogd zmm30, zmm8, zmm0, 0x96          ;   289.3 p0      48 k
        vmovdqu64 zmm3, [rbp + 448]                 ;   263.5 p2      45 k reload
        vpternlogd zmm21, zmm2, zmm3, 0x6a          ;   289.5 p5      45 k
        vmovdqu64 zmm8, [r8 + 3648]                 ;   197.2 p3     100 k.9 reload
        vpternlogd zmm9, zmm7, zmm8, 0x96           ;   290.3 p0      48 k
        vpternlogd zmm16, zmm27, [rbp + 1152], 0x69 ;   290.5 p5+p2   41 k
        vpxord zmm19, zmm19, zmm16                  ;   291.5 p0      48 k
        vpandd zmm17, zmm17, zmm23                  ;   291.5 p5      45 k
        vmovdqu64 zmm7, [r8 + 3968]                 ;   198.2 p3     100 k.14 reload
        vpternlogd zmm6, zmm7, [rbp + 512], 0x96    ;   292.3 p0+p2   48 k
        vpternlogd zmm26, zmm5, zmm23, 0x78         ;   292.5 p5      45 k
        vmovdqu64 zmm16, [r8 + 4032]                ;   199.2 p3     100 k.15 reload
        vpternlogd zmm29, zmm16, [rbp + 640], 0x96  ;   293.3 p0+p2   48 k
        vpandd zmm13, zmm13, zmm18                  ;   293.5 p5      45 k
        vpxord zmm24, zmm24, zmm13                  ;   294.5 p0      45 k
        vpandd zmm4, zmm4, zmm18                    ;   294.5 p5      45 k
        vpxord zmm12, zmm12, zmm4                   ;   295.5 p0      45 k
        vmovdqu64 zmm22, [rbp + 0]                  ;   256.5 p3      48 k reload
        vmovdqa64 zmm27, zmm11                      ;   260.5         45 k copy
        vpternlogd zmm27, zmm23, zmm22, 0x28        ;   295.5 p5      45 k
        vpxord zmm31, zmm25, zmm1                   ;   296.3 p0      45 k
        vpternlogd zmm25, zmm18, zmm2, 0x78         ;   296.5 p5      45 k
        vpxord zmm14, zmm14, zmm31                  ;   297.3 p0      45 k
        vmovdqu64 [r9 + 10944], zmm30               ;   290.3 p8+p9  100 k
        vmovdqu64 [r9 + 10816], zmm9                ;   291.3 p7+p4  100 k
        vmovdqa64 zmm16, zmm23                      ;   270.3         45 k copy
        vpternlogd zmm16, zmm11, zmm2, 0x78         ;   297.5 p5      45 k
        vpternlogd zmm25, zmm22, [rbp + 896], 0xb4  ;   298.3 p0+p2   45 k
        vpxord zmm7, zmm16, zmm18                   ;   298.5 p5      45 k
        vpternlogd zmm16, zmm11, [rbp + 704], 0x78  ;   299.3 p0+p3   45 k
        vmovdqa64 zmm0, zmm19                       ;   292.5         45 k copy
        vmovdqa64 zmm8, zmm6                        ;   293.3         45 k copy
        vmovdqa64 zmm30, zmm18                      ;   285.3         45 k copy
        vpternlogd zmm30, zmm12, zmm12, 0x3f        ;   299.5 p5      45 k
        vmovdqa64 zmm9, zmm29                       ;   294.3         45 k copy
        vmovdqa64 zmm3, zmm5                        ;   262.3         45 k copy
        vpternlogd zmm3, zmm24, zmm2, 0x9c          ;   300.3 p0      45 k
        vpternlogd zmm3, zmm21, zmm25, 0x96         ;   301.3 p5      45 k
        vpxord zmm0, zmm0, zmm3                     ;   302.3 p0      45 k
        vmovdqu64 [r9 + 10496], zmm0                ;   303.3 p8+p9  100 k
        vmovdqu64 zmm0, [rbp + 768]                 ;   262.3 p2      48 k reload
        vmovdqa64 zmm3, zmm2                        ;   273.3         45 k copy
        vpternlogd zmm3, zmm22, zmm0, 0x78          ;   301.5 p5      45 k
        vpternlogd zmm16, zmm0, zmm3, 0x78          ;   302.5 p0      45 k
        vpxord zmm27, zmm27, zmm16                  ;   303.5 p5      45 k
        vpternlogd zmm4, zmm25, zmm27, 0x96         ;   304.5 p0      45 k
        vpternlogd zmm27, zmm5, zmm2, 0x78          ;   304.5 p5      45 k
        vmovdqu64 zmm5, [r8 + 3712]                 ;   202.2 p3     100 k.10 reload
        vpternlogd zmm10, zmm5, [rbp + 256], 0x96   ;   304.3 p0+p2   48 k
        vmovdqu64 [r9 + 11072], zmm19               ;   292.5 p7+p4  100 k
        vmovdqu64 [r9 + 11136], zmm6                ;   293.3 p8+p9  100 k
        vmovdqu64 zmm6, [r8 + 3840]                 ;   203.2 p3     100 k.12 reload
        vpternlogd zmm28, zmm6, [rbp + 1088], 0x96  ;   304.5 p5+p2   48 k
        vmovdqu64 zmm19, [r8 + 4096]                ;   204.2 p3     100 k.0
        vmovdqu64 zmm25, [r8 + 4160]                ;   204.5 p2     100 k.1
        vmovdqu64 [r9 + 3712], zmm5                 ;   208.2 p7+p4   99 k
        vmovdqu64 [r9 + 3840], zmm6                 ;   209.2 p8+p9   99 k
        vmovdqu64 [r9 + 11200], zmm29               ;   294.3 p7+p4  100 k
        vmovdqu64 zmm29, [r8 + 4224]                ;   205.2 p3     100 k.2
        vpxord zmm4, zmm4, zmm28                    ;   305.5 p0      45 k
        vmovdqu64 [r9 + 10432], zmm4                ;   306.5 p8+p9  100 k
        vmovdqu64 zmm4, [r8 + 4288]                 ;   205.5 p2     100 k.3
        vmovdqu64 [r9 + 11008], zmm28               ;   305.5 p7+p4  100 k
        vmovdqu64 zmm28, [r8 + 3072]                ;   206.2 p3     100 k.0 reload
        vmovdqu64 [r9 + 3072], zmm28                ;   212.2 p8+p9   99 k
        vmovdqu64 [r9 + 10880], zmm10               ;   305.3 p7+p4  100 k
        vmovdqu64 zmm4, [r8 + 3136]                 ;   206.5 p2     100 k.1 reload
        vmovdqu64 [r9 + 3136], zmm4                 ;   212.5 p8+p9   99 k
        vmovdqu64 zmm29, [r8 + 3200]                ;   207.2 p3     100 k.2 reload
        vmovdqu64 [r9 + 3200], zmm29                ;   213.2 p7+p4   99 k
        vmovdqu64 zmm25, [r8 + 3264]                ;   207.5 p2     100 k.3 reload
        vmovdqu64 [r9 + 3264], zmm25                ;   213.5 p8+p9   99 k
        vmovdqu64 zmm19, [r8 + 3328]                ;   208.2 p3     100 k.4 reload
        vmovdqu64 [r9 + 3328], zmm19                ;   214.2 p7+p4   99 k
        vmovdqu64 zmm4, [r8 + 3392]                 ;   208.5 p2     100 k.5 reload
        vmovdqu64 [r9 + 3392], zmm4                 ;   214.5 p8+p9   99 k
        vmovdqu64 zmm29, [r8 + 3456]                ;   209.2 p3     100 k.6 reload
        vmovdqu64 [r9 + 3456], zmm29                ;   215.2 p7+p4   99 k
        vmovdqu64 zmm29, [r8 + 3520]                ;   209.5 p2     100 k.7 reload
        vmovdqu64 [r9 + 3520], zmm29                ;   215.5 p8+p9   99 k
        vmovdqu64 zmm25, [r8 + 3584]                ;   210.2 p3     100 k.8 reload
        vmovdqu64 [r9 + 3584], zmm25                ;   216.2 p7+p4   99 k
        vmovdqu64 zmm4, [r8 + 3648]                 ;   210.5 p2     100 k.9 reload
        vmovdqu64 [r9 + 3648], zmm4                 ;   216.5 p8+p9   99 k
        vmovdqu64 zmm28, [r8 + 3776]                ;   211.2 p3     100 k.11 reload
        vmovdqu64 [r9 + 3776], zmm28                ;   217.2 p7+p4   99 k
        vmovdqu64 zmm19, [r8 + 3904]                ;   211.5 p2     100 k.13 reload
        vmovdqu64 [r9 + 3904], zmm19                ;   217.5 p8+p9   99 k
        vmovdqu64 zmm28, [r8 + 3968]                ;   212.2 p3     100 k.14 reload
        vmovdqu64 [r9 + 3968], zmm28                ;   218.2 p7+p4   99 k
        vmovdqu64 zmm4, [r8 + 4032]                 ;   212.5 p2     100 k.15 reload
        vmovdqu64 [r9 + 4032], zmm4                 ;   218.5 p8+p9   99 k
        vmovdqa64 zmm4, zmm22                       ;   262.5         45 k copy
        vpternlogd zmm4, zmm18, zmm0, 0x60          ;   305.5 p5      45 k
        vpternlogd zmm0, zmm17, [rbp + 704], 0x6c   ;   306.3 p0+p3   45 k
        vpternlogd zmm0, zmm11, zmm7, 0x78          ;   307.3 p5      45 k
        vpternlogd zmm14, zmm21, zmm0, 0x96         ;   308.3 p0      45 k
        vmovdqu64 zmm0, [rbp + 960]                 ;   271.3 p2      45 k reload
        vpternlogd zmm7, zmm22, zmm0, 0x78          ;   307.5 p5      45 k
        vpxord zmm15, zmm15, zmm7                   ;   308.5 p0      45 k
        vmovdqu64 zmm7, [rbp + 704]                 ;   254.3 p3      48 k reload
        vmovdqa64 zmm21, zmm18                      ;   285.3         45 k copy
        vpternlogd zmm21, zmm23, zmm7, 0x6a         ;   308.5 p5      45 k
        vmovdqu64 zmm22, [r8 + 4352]                ;   214.5 p2     100 k.4
        vpternlogd zmm7, zmm30, zmm2, 0x6c          ;   309.3 p0      45 k
        vpternlogd zmm27, zmm1, zmm7, 0x96          ;   310.3 p5      45 k
        vmovdqu64 zmm1, [r8 + 4544]                 ;   215.2 p3     100 k.7
        vmovdqu64 [r9 + 10688], zmm14               ;   309.3 p7+p4  100 k
        vmovdqu64 zmm14, [r8 + 4416]                ;   215.5 p2     100 k.5
        vmovdqu64 zmm1, [r8 + 4608]                 ;   216.2 p3     100 k.8
        vmovdqu64 zmm1, [r8 + 4480]                 ;   216.5 p2     100 k.6
        vmovdqu64 zmm1, [r8 + 4672]                 ;   217.2 p3     100 k.9
        vmovdqu64 zmm14, [r8 + 4736]                ;   217.5 p2     100 k.10
        vmovdqu64 zmm22, [r8 + 4800]                ;   218.2 p3     100 k.11
        vpternlogd zmm16, zmm17, [rbp - 64], 0x96   ;   310.3 p0+p2   45 k
        vmovdqu64 zmm17, [rbp + 896]                ;   272.3 p3      45 k reload
        vpternlogd zmm2, zmm21, zmm17, 0x6c         ;   310.5 p5      45 k
        vpternlogd zmm4, zmm12, zmm2, 0x96          ;   311.5 p0      45 k
        vmovdqu64 zmm2, [r8 + 4864]                 ;   219.5 p2     100 k.12
        vmovdqu64 zmm12, [r8 + 4928]                ;   220.2 p3     100 k.13
        vpternlogd zmm4, zmm30, zmm26, 0x96         ;   312.5 p5      45 k
        vmovdqu64 zmm30, [r8 + 4992]                ;   220.5 p2     100 k.14
        vpxord zmm10, zmm10, zmm4                   ;   313.5 p0      45 k
        vpternlogd zmm18, zmm17, [rbp + 1344], 0x56 ;   312.5 p5+p3   45 k
        vmovdqu64 zmm4, [r8 + 5056]                 ;   221.5 p2     100 k.15
        vpternlogd zmm18, zmm11, zmm23, 0x78        ;   313.5 p0      45 k
        vpandd zmm11, zmm5, zmm28                   ;   313.5 p5      41 k
        vpxord zmm17, zmm6, zmm25                   ;   314.3 p0      41 k
        vmovdqu64 [r9 + 10304], zmm10               ;   314.5 p8+p9  100 k
        vpxord zmm10, zmm19, zmm29                  ;   314.5 p5      41 k
        vpternlogd zmm0, zmm18, [rbp + 320], 0x96   ;   315.3 p0+p3   45 k
        vpternlogd zmm0, zmm13, zmm7, 0x96          ;   316.3 p5      45 k
        vpxord zmm9, zmm9, zmm0                     ;   317.3 p0      45 k
        vpxord zmm0, zmm15, zmm16                   ;   316.5 p5      45 k
        vmovdqu64 [r9 + 10624], zmm9                ;   318.3 p7+p4  100 k
        vpternlogd zmm16, zmm27, [r9 + 10816], 0x96 ;   317.3 p0+p2   45 k
        vmovdqu64 [r9 + 10240], zmm16               ;   318.3 p8+p9  100 k
        vpternlogd zmm18, zmm15, [rbp + 128], 0x96  ;   317.5 p5+p3   45 k
        vpxord zmm20, zmm20, zmm18                  ;   318.5 p0      45 k
        vpternlogd zmm0, zmm23, [rbp + 448], 0x78   ;   318.5 p5+p2   45 k
        vmovdqu64 [r9 + 10752], zmm20               ;   319.5 p7+p4  100 k
        vmovdqu64 zmm7, [rbp + 320]                 ;   270.5 p3      45 k reload
        vpternlogd zmm21, zmm7, [rbp + 832], 0x96   ;   319.3 p0+p2   45 k
        vpxord zmm7, zmm5, zmm10                    ;   319.5 p5      41 k
        vpandd zmm9, zmm5, zmm29                    ;   320.3 p0      41 k
        vpandd zmm13, zmm29, zmm28                  ;   320.5 p5      41 k
        vmovdqu64 zmm15, [r8 + 4032]                ;   225.2 p3     100 k.15 reload
        vpandd zmm16, zmm28, zmm15                  ;   321.3 p0      41 k
        vmovdqa64 zmm18, zmm28                      ;   218.2         41 k copy
        vpternlogd zmm18, zmm15, zmm29, 0x78        ;   321.5 p5      41 k
        vpternlogd zmm24, zmm3, zmm21, 0x96         ;   322.3 p0      45 k
        vmovdqu64 zmm3, [r8 + 3776]                 ;   225.5 p2     100 k.11 reload
        vpandd zmm20, zmm5, zmm3                    ;   322.5 p5      41 k
        vmovdqa64 zmm21, zmm5                       ;   211.3         41 k copy
        vpandd zmm23, zmm28, zmm6                   ;   323.3 p0      41 k
        vmovdqu64 zmm27, [r8 + 3648]                ;   226.2 p3     100 k.9 reload
        vpandd zmm4, zmm6, zmm27                    ;   323.5 p5      41 k
        vpternlogd zmm13, zmm19, zmm5, 0x87         ;   324.3 p0      41 k
        vpternlogd zmm9, zmm19, zmm3, 0x78          ;   324.5 p5      41 k
        vpandd zmm30, zmm29, zmm3                   ;   325.3 p0      41 k
        vpternlogd zmm4, zmm15, zmm7, 0x1e          ;   325.5 p5      41 k
        vpandd zmm12, zmm15, zmm3                   ;   326.3 p0      41 k
        vmovdqa64 zmm2, zmm15                       ;   231.2         41 k copy
        vpternlogd zmm23, zmm3, zmm17, 0x78         ;   326.5 p5      41 k
        vpternlogd zmm4, zmm25, zmm29, 0x78         ;   327.3 p0      41 k
        vmovdqa64 zmm22, zmm6                       ;   213.3         41 k copy
        vpternlogd zmm22, zmm15, zmm3, 0x60         ;   327.5 p5      41 k
        vmovdqa64 zmm14, zmm3                       ;   231.5         41 k copy
        vmovdqa64 zmm1, zmm27                       ;   232.2         41 k copy
        vpternlogd zmm1, zmm6, zmm3, 0x78           ;   328.3 p0      41 k
        vpxord zmm9, zmm9, zmm16                    ;   328.5 p5      41 k
        vpxord zmm21, zmm21, zmm12                  ;   329.3 p0      41 k
        vmovdqa64 zmm19, zmm29                      ;   215.5         41 k copy
        vpternlogd zmm19, zmm27, zmm25, 0x78        ;   329.5 p5      41 k
        vpxord zmm2, zmm2, zmm19                    ;   330.5 p0      41 k
        vpternlogd zmm19, zmm28, zmm25, 0x78        ;   330.5 p5      41 k
        vpternlogd zmm19, zmm3, zmm1, 0x78          ;   331.5 p0      41 k
        vpternlogd zmm26, zmm0, [r9 + 10944], 0x96  ;   331.5 p5+p2   45 k
        vmovdqu64 [r9 + 10368], zmm26               ;   332.5 p8+p9  100 k
        vpternlogd zmm31, zmm24, [rbp - 64], 0x96   ;   332.3 p0+p3   45 k
        vmovdqu64 zmm0, [r8 + 3904]                 ;   227.5 p2     100 k.13 reload
        vpandd zmm24, zmm28, zmm0                   ;   332.5 p5      41 k
        vpandd zmm26, zmm25, zmm0                   ;   333.3 p0      41 k
        vpxord zmm8, zmm8, zmm31                    ;   333.5 p5      45 k
        vmovdqa64 zmm31, zmm6                       ;   216.8         41 k copy
        vpternlogd zmm31, zmm29, zmm25, 0x60        ;   334.3 p0      41 k
        vmovdqu64 [r9 + 10560], zmm8                ;   334.5 p7+p4  100 k
        vmovdqu64 zmm8, [r8 + 3328]                 ;   228.2 p3      41 k
        vpandd zmm8, zmm8, [r8 + 3072]              ;   334.5 p5+p2   41 k
        vpternlogd zmm3, zmm30, zmm28, 0x6c         ;   335.3 p0      41 k
        vpternlogd zmm30, zmm19, zmm11, 0x96        ;   335.5 p5      41 k
        vpternlogd zmm3, zmm25, zmm2, 0x78          ;   336.3 p0      41 k
        vpternlogd zmm25, zmm20, zmm5, 0x6c         ;   336.5 p5      41 k
        vpternlogd zmm5, zmm17, zmm27, 0x6c         ;   337.3 p0      41 k
        vpternlogd zmm20, zmm23, zmm18, 0x96        ;   337.5 p5      41 k
        vpternlogd zmm18, zmm27, zmm7, 0x78         ;   338.3 p0      41 k
        vpternlogd zmm23, zmm10, zmm4, 0x96         ;   338.5 p5      41 k
        vpternlogd zmm2, zmm10, zmm6, 0x78          ;   339.3 p0      41 k
        vmovdqu64 zmm10, [r8 + 3392]                ;   229.2 p3      41 k
        vpandd zmm10, zmm10, [r8 + 3072]            ;   339.5 p5+p2   41 k
        vpternlogd zmm1, zmm20, zmm9, 0x96          ;   340.3 p0      41 k
        vmovdqu64 zmm20, [r8 + 3328]                ;   230.2 p3      41 k
        vpandd zmm20, zmm20, [r8 + 3264]            ;   340.5 p5+p2   41 k
        vpternlogd zmm22, zmm18, zmm21, 0x96        ;   341.3 p0      41 k
        vmovdqu64 zmm18, [r8 + 3456]                ;   231.2 p3      41 k
        vpandd zmm18, zmm18, [r8 + 3264]            ;   341.5 p5+p2   41 k
        vpxord zmm14, zmm14, zmm2                   ;   342.3 p0      41 k
        vmovdqu64 zmm2, [r8 + 3392]                 ;   232.2 p3      41 k
        vpandd zmm2, zmm2, [r8 + 3200]              ;   342.5 p5+p2   41 k
        vpternlogd zmm9, zmm0, zmm27, 0xb4          ;   343.3 p0      41 k
        vpxord zmm19, zmm19, zmm31                  ;   343.5 p5      41 k
        vmovdqu64 zmm31, [r8 + 3392]                ;   233.2 p3      41 k
        vpandd zmm31, zmm31, [r8 + 3136]            ;   344.3 p0+p2   41 k
        vpternlogd zmm25, zmm0, zmm29, 0x78         ;   344.5 p5      41 k
        vmovdqa64 zmm0, zmm15                       ;   231.2         41 k copy
        vpternlogd zmm0, zmm21, zmm21, 0x3f         ;   345.3 p0      41 k
        vmovdqu64 zmm21, [r8 + 3456]                ;   234.2 p3      41 k
        vpandd zmm21, zmm21, [r8 + 3200]            ;   345.5 p5+p2   41 k
        vpternlogd zmm15, zmm24, zmm27, 0x6c        ;   346.3 p0      41 k
        vpternlogd zmm6, zmm15, zmm7, 0x9c          ;   347.3 p5      41 k
        vmovdqu64 zmm15, [r8 + 3136]                ;   235.2 p3      41 k
        vpandd zmm15, zmm15, [r8 + 3072]            ;   347.3 p0+p2   41 k
        vpxord zmm24, zmm24, zmm26                  ;   347.5 p5      41 k
        vpternlogd zmm11, zmm1, zmm24, 0x96         ;   348.5 p0      41 k
        vmovdqu64 zmm1, [r8 + 3328]                 ;   236.2 p3      41 k
        vpternlogd zmm4, zmm13, zmm14, 0x96         ;   348.5 p5      41 k
        vpxord zmm13, zmm13, zmm24                  ;   349.3 p0      41 k
        vmovdqu64 zmm24, [r8 + 3072]                ;   236.5 p2      41 k
        vpternlogd zmm13, zmm3, zmm5, 0x96          ;   350.3 p5      41 k
        vmovdqu64 zmm3, [r8 + 3264]                 ;   237.2 p3      41 k
        vpandd zmm3, zmm3, [r8 + 3136]              ;   350.3 p0+p2   41 k
        vpternlogd zmm9, zmm5, zmm6, 0x96           ;   350.5 p5      41 k
        vmovdqu64 zmm5, [r8 + 3200]                 ;   238.2 p3      41 k
        vpternlogd zmm12, zmm6, zmm19, 0x96         ;   351.3 p0      41 k
        vmovdqu64 zmm6, [r8 + 3200]                 ;   238.5 p2      41 k
        vpternlogd zmm28, zmm0, zmm27, 0x6c         ;   351.5 p5      41 k
        vpternlogd zmm22, zmm0, zmm25, 0x96         ;   352.3 p0      41 k
        vmovdqu64 zmm0, [r8 + 3264]                 ;   239.2 p3      41 k
        vpternlogd zmm23, zmm16, zmm28, 0x96        ;   352.5 p5      41 k
        vmovdqu64 zmm16, [r8 + 3392]                ;   239.5 p2      41 k
        vpxord zmm14, zmm14, zmm30                  ;   353.3 p0      41 k
        vpternlogd zmm14, zmm29, zmm17, 0x78        ;   354.3 p5      41 k
        vmovdqu64 zmm17, [r8 + 3136]                ;   240.2 p3      41 k
        vmovdqu64 zmm29, [r8 + 3264]                ;   240.5 p2      41 k
        vpxord zmm1, zmm1, zmm18                    ;   354.3 p0      41 k
        vpxord zmm29, zmm29, zmm12                  ;   354.5 p5      41 k
        vmovdqu64 zmm12, [r8 + 3328]                ;   241.2 p3      41 k
        vpxord zmm12, zmm12, zmm9                   ;   355.3 p0      41 k
        vmovdqu64 zmm9, [r8 + 3392]                 ;   241.5 p2      41 k
        vpxord zmm9, zmm9, zmm11                    ;   355.5 p5      41 k
        vmovdqu64 zmm11, [r8 + 3456]                ;   242.2 p3      41 k
        vpxord zmm17, zmm17, zmm22                  ;   356.3 p0      41 k
        vmovdqu64 zmm22, [r8 + 4928]                ;   242.5 p2      48 k
        vpxord zmm11, zmm11, zmm23                  ;   356.5 p5      41 k
        vmovdqu64 zmm23, [r8 + 4096]                ;   243.2 p3      48 k
        vmovdqu64 [rbp - 64], zmm7                  ;   320.5 p8+p9   41 k spill
        vmovdqu64 zmm7, [r8 + 4160]                 ;   243.5 p2      48 k
        vmovdqu64 [rbp + 832], zmm4                 ;   349.5 p7+p4   41 k spill
        vmovdqu64 zmm4, [r8 + 4224]                 ;   244.2 p3      48 k
        vmovdqu64 [rbp + 320], zmm13                ;   351.3 p8+p9   41 k spill
        vmovdqu64 zmm13, [r8 + 4288]                ;   244.5 p2      48 k
        vpxord zmm6, zmm6, zmm31                    ;   357.3 p0      41 k
        vmovdqu64 [rbp + 448], zmm11                ;   357.5 p7+p4   41 k spill
        vmovdqu64 zmm11, [r8 + 4352]                ;   245.2 p3      48 k
        vpxord zmm0, zmm0, zmm21                    ;   357.5 p5      41 k
        vmovdqu64 [rbp + 128], zmm9                 ;   356.5 p8+p9   41 k spill
        vmovdqu64 zmm9, [r8 + 4416]                 ;   245.5 p2      48 k
        vpxord zmm9, zmm9, [rbp + 128]              ;   362.5 p0+p3   48 k
        vpandd zmm16, zmm16, zmm0                   ;   358.5 p5      41 k
        vmovdqu64 [rbp + 960], zmm9                 ;   363.5 p7+p4   48 k spill
        vmovdqu64 zmm9, [r8 + 4480]                 ;   246.5 p2      48 k
        vpxord zmm9, zmm9, [rbp + 448]              ;   363.5 p0+p3   48 k
        vmovdqu64 [rbp + 64], zmm9                  ;   364.5 p8+p9   48 k spill
        vmovdqu64 zmm9, [r8 + 4544]                 ;   247.5 p2      48 k
        vpxord zmm9, zmm9, [rbp + 320]              ;   359.5 p5+p3   48 k
        vmovdqu64 [rbp + 320], zmm9                 ;   360.5 p7+p4   48 k spill
        vmovdqu64 zmm9, [rbp + 64]                  ;   364.5 p2      45 k
        vmovdqu64 [rbp + 896], zmm29                ;   355.5 p8+p9   41 k spill
        vmovdqu64 zmm29, [rbp + 320]                ;   360.5 p3      45 k
        vpxord zmm13, zmm13, [rbp + 896]            ;   361.5 p0+p2   48 k
        vpxord zmm11, zmm11, zmm12                  ;   360.5 p5      48 k
        vpxord zmm7, zmm7, zmm17                    ;   361.3 p0      48 k
        vmovdqu64 [rbp + 1344], zmm11               ;   361.5 p7+p4   48 k spill
        vmovdqu64 zmm11, [rbp + 960]                ;   363.5 p3      45 k
        vmovdqu64 [rbp + 704], zmm7                 ;   362.3 p8+p9   48 k spill
        vmovdqu64 zmm7, [rbp + 320]                 ;   360.5 p2      45 k
        vpxord zmm11, zmm11, [rbp + 704]            ;   369.5 p5+p3   45 k
        vmovdqu64 [rbp + 0], zmm11                  ;   370.5 p7+p4   45 k spill
        vmovdqu64 zmm11, [rbp + 320]                ;   360.5 p2      45 k
        vpternlogd zmm19, zmm27, [r8 + 3904], 0x78  ;   362.3 p0+p3   41 k
        vmovdqu64 zmm27, [rbp + 1344]               ;   361.5 p2      45 k
        vpternlogd zmm19, zmm26, zmm28, 0x96        ;   363.3 p5      41 k
        vmovdqu64 zmm26, [rbp + 1344]               ;   361.5 p3      45 k
        vmovdqu64 zmm28, [rbp + 960]                ;   363.5 p2      45 k
        vmovdqu64 [rbp + 768], zmm13                ;   362.5 p8+p9   48 k spill
        vmovdqu64 zmm13, [rbp + 320]                ;   360.5 p3      45 k
        vpandd zmm29, zmm29, [rbp + 768]            ;   368.5 p0+p2   45 k
        vpandd zmm27, zmm27, [rbp + 768]            ;   368.5 p5+p3   45 k
        vpandd zmm13, zmm13, [rbp + 960]            ;   369.5 p0+p2   45 k
        vmovdqu64 [rbp + 1088], zmm29               ;   369.5 p7+p4   45 k spill
        vmovdqu64 zmm29, [rbp + 768]                ;   362.5 p3      45 k
        vmovdqu64 [rbp + 256], zmm13                ;   370.5 p8+p9   45 k spill
        vmovdqu64 zmm13, [rbp + 768]                ;   362.5 p2      45 k
        vmovdqu64 [rbp + 192], zmm27                ;   369.5 p7+p4   45 k spill
        vmovdqu64 zmm27, [rbp + 768]                ;   362.5 p3      45 k
        vmovdqu64 [rbp + 640], zmm17                ;   357.3 p8+p9   41 k spill
        vmovdqa64 zmm17, zmm20                      ;   341.5         41 k copy
        vpternlogd zmm20, zmm8, [r8 + 3392], 0x28   ;   364.5 p5+p2   41 k
        vpxord zmm20, zmm20, zmm1                   ;   365.5 p0      41 k
        vmovdqu64 [rbp + 512], zmm12                ;   356.3 p7+p4   41 k spill
        vpxord zmm12, zmm8, zmm3                    ;   365.5 p5      41 k
        vpternlogd zmm3, zmm1, [r8 + 3392], 0x78    ;   366.3 p0+p3   41 k
        vpxord zmm1, zmm15, zmm21                   ;   366.5 p5      41 k
        vpternlogd zmm15, zmm31, [r8 + 3264], 0x78  ;   367.3 p0+p2   41 k
        vpternlogd zmm25, zmm14, [r8 + 3200], 0x96  ;   367.5 p5+p3   41 k
        vmovdqu64 zmm14, [r8 + 3072]                ;   259.5 p2     100 k.0 reload
        vpternlogd zmm30, zmm19, zmm14, 0x96        ;   368.3 p0      41 k
        vmovdqu64 zmm19, [r8 + 3328]                ;   260.2 p3     100 k.4 reload
        vpternlogd zmm20, zmm1, zmm19, 0x78         ;   368.5 p5      41 k
        vpxord zmm4, zmm4, zmm25                    ;   369.3 p0      48 k
        vpxord zmm23, zmm23, zmm30                  ;   369.5 p5      48 k
        vpxord zmm9, zmm9, zmm23                    ;   370.5 p0      45 k
        vpxord zmm29, zmm29, zmm9                   ;   371.5 p5      45 k
        vpandd zmm11, zmm11, zmm23                  ;   371.3 p0      45 k
        vpandd zmm13, zmm13, zmm23                  ;   371.5 p5      45 k
        vpandd zmm28, zmm28, zmm4                   ;   372.3 p0      45 k
        vpternlogd zmm1, zmm14, [r8 + 3200], 0x6c   ;   372.5 p5+p2   41 k
        vmovdqu64 [rbp + 1152], zmm9                ;   371.5 p8+p9   45 k spill
        vmovdqa64 zmm9, zmm16                       ;   359.5         41 k copy
        vmovdqu64 [rbp + 576], zmm28                ;   373.3 p7+p4   45 k spill
        vmovdqa64 zmm28, zmm31                      ;   345.3         41 k copy
        vpternlogd zmm28, zmm10, [r8 + 3456], 0x87  ;   373.3 p0+p3   41 k
        vpternlogd zmm31, zmm14, [r8 + 3456], 0x48  ;   373.5 p5+p2   41 k
        vpxord zmm9, zmm9, zmm31                    ;   374.5 p0      41 k
        vpxord zmm31, zmm31, zmm28                  ;   374.5 p5      41 k
        vmovdqu64 [rbp + 1216], zmm29               ;   372.5 p8+p9   45 k spill
        vmovdqa64 zmm29, zmm10                      ;   340.5         41 k copy
        vpternlogd zmm29, zmm19, [r8 + 3136], 0x78  ;   375.3 p0+p3   41 k
        vpxord zmm5, zmm5, zmm29                    ;   376.3 p5      41 k
        vpternlogd zmm9, zmm21, zmm5, 0x96          ;   377.3 p0      41 k
        vmovdqu64 [rbp + 1280], zmm13               ;   372.5 p7+p4   45 k spill
        vmovdqu64 zmm13, [r8 + 3136]                ;   263.5 p2      41 k
        vpternlogd zmm13, zmm14, [r8 + 3264], 0x78  ;   376.5 p5+p3   41 k
        vpternlogd zmm9, zmm13, zmm1, 0x96          ;   378.3 p0      41 k
        vpternlogd zmm29, zmm13, [r8 + 3200], 0x78  ;   377.5 p5+p2   41 k
        vpternlogd zmm9, zmm12, [r8 + 3200], 0x78   ;   379.3 p0+p3   41 k
        vmovdqu64 [rbp - 128], zmm23                ;   370.5 p8+p9   48 k spill
        vmovdqa64 zmm23, zmm14                      ;   265.5         41 k copy
        vpternlogd zmm23, zmm6, [r8 + 3456], 0x6a   ;   378.5 p5+p2   41 k
        vmovdqu64 [rbp + 1024], zmm4                ;   370.3 p7+p4   48 k spill
        vmovdqu64 zmm4, [r8 + 3456]                 ;   265.7 p3     100 k.6 reload
        vpternlogd zmm12, zmm4, [r8 + 3392], 0x48   ;   379.3 p0+p2   41 k
        vpternlogd zmm12, zmm1, zmm13, 0x96         ;   380.3 p5      41 k
        vpternlogd zmm13, zmm4, zmm19, 0x48         ;   380.3 p0      41 k
        vpternlogd zmm29, zmm20, zmm13, 0x96        ;   381.3 p5      41 k
        vmovdqu64 zmm1, [r8 + 3136]                 ;   266.7 p3     100 k.1 reload
        vmovdqa64 zmm20, zmm2                       ;   343.5         41 k copy
        vpternlogd zmm20, zmm4, zmm1, 0x78          ;   381.3 p0      41 k
        vpternlogd zmm12, zmm6, zmm19, 0x87         ;   381.5 p5      41 k
        vpxord zmm17, zmm17, zmm20                  ;   382.3 p0      41 k
        vpxord zmm24, zmm24, zmm17                  ;   383.3 p5      41 k
        vpternlogd zmm31, zmm19, zmm24, 0x78        ;   384.3 p0      41 k
        vpternlogd zmm28, zmm24, zmm14, 0x78        ;   384.3 p5      41 k
        vmovdqu64 zmm6, [rbp - 64]                  ;   320.5 p2      41 k reload
        vmovdqu64 zmm19, [r8 + 4608]                ;   268.2 p3      48 k
        vpternlogd zmm19, zmm6, [rbp + 832], 0x96   ;   384.3 p0+p2   48 k
        vpternlogd zmm3, zmm21, zmm28, 0x96         ;   385.3 p5      41 k
        vmovdqu64 zmm6, [rbp + 1024]                ;   370.3 p3      48 k reload
        vmovdqu64 zmm21, [rbp + 768]                ;   362.5 p2      48 k reload
        vmovdqu64 zmm24, [rbp + 0]                  ;   370.5 p3      45 k
        vpternlogd zmm24, zmm21, zmm6, 0x78         ;   385.3 p0      45 k
        vpxord zmm23, zmm23, zmm31                  ;   385.5 p5      41 k
        vpternlogd zmm23, zmm18, zmm0, 0x78         ;   386.5 p0      41 k
        vmovdqu64 zmm0, [rbp + 64]                  ;   364.5 p2      48 k reload
        vmovdqu64 zmm18, [rbp + 1344]               ;   361.5 p3      48 k reload
        vmovdqu64 zmm28, [rbp + 1280]               ;   372.5 p2      45 k
        vpternlogd zmm28, zmm18, zmm0, 0x78         ;   386.5 p5      45 k
        vmovdqu64 zmm31, [r8 + 3264]                ;   273.7 p3     100 k.3 reload
        vpternlogd zmm13, zmm14, zmm31, 0x78        ;   387.3 p0      41 k
        vpternlogd zmm10, zmm16, zmm13, 0x96        ;   388.3 p5      41 k
        vpternlogd zmm15, zmm17, [r8 + 3200], 0x78  ;   388.3 p0+p2   41 k
        vmovdqu64 zmm14, [rbp - 128]                ;   370.5 p3      45 k
        vmovdqu64 zmm16, [rbp + 320]                ;   360.5 p2      45 k
        vmovdqu64 zmm17, [rbp + 704]                ;   362.3 p3      45 k
        vpternlogd zmm10, zmm15, zmm31, 0x96        ;   389.3 p5      41 k
        vmovdqu64 zmm15, [r8 + 3392]                ;   275.8 p2     100 k.5 reload
        vpternlogd zmm31, zmm5, zmm15, 0x6a         ;   389.3 p0      41 k
        vmovdqu64 zmm5, [rbp + 1216]                ;   372.5 p3      45 k
        vpternlogd zmm13, zmm4, zmm15, 0x80         ;   389.5 p5      41 k
        vpternlogd zmm31, zmm1, zmm2, 0x78          ;   390.3 p0      41 k
        vmovdqu64 zmm1, [rbp - 128]                 ;   370.5 p2      48 k reload
        vmovdqu64 zmm2, [rbp + 704]                 ;   362.3 p3      48 k reload
        vmovdqu64 zmm4, [rbp + 960]                 ;   363.5 p2      45 k
        vpternlogd zmm4, zmm2, zmm1, 0x60           ;   390.5 p5      45 k
        vpternlogd zmm13, zmm8, zmm20, 0x96         ;   391.3 p0      41 k
        vpternlogd zmm11, zmm21, zmm0, 0x87         ;   391.5 p5      45 k
        vmovdqu64 zmm8, [rbp + 192]                 ;   369.5 p3      45 k reload
        vpternlogd zmm21, zmm2, zmm8, 0x6a          ;   392.3 p0      45 k
        vmovdqu64 zmm15, [r8 + 4800]                ;   278.8 p2     100 k.11 reload
        vpternlogd zmm29, zmm25, zmm15, 0x96        ;   392.5 p5      48 k
        vmovdqu64 zmm20, [r8 + 4672]                ;   279.7 p3     100 k.9 reload
        vpternlogd zmm3, zmm30, zmm20, 0x96         ;   393.3 p0      48 k
        vpternlogd zmm31, zmm13, [rbp + 512], 0x69  ;   393.5 p5+p2   41 k
        vpxord zmm22, zmm22, zmm31                  ;   394.5 p0      48 k
        vpandd zmm16, zmm16, zmm0                   ;   394.5 p5      45 k
        vpandd zmm17, zmm17, zmm0                   ;   395.3 p0      45 k
        vpandd zmm14, zmm14, zmm18                  ;   395.5 p5      45 k
        vmovdqa64 zmm13, zmm18                      ;   367.5         45 k copy
        vmovdqu64 zmm25, [r8 + 4992]                ;   280.7 p3     100 k.14 reload
        vpternlogd zmm9, zmm25, [rbp + 128], 0x96   ;   396.3 p0+p2   48 k
        vpternlogd zmm21, zmm0, zmm1, 0x78          ;   396.5 p5      45 k
        vmovdqu64 zmm30, [r8 + 4864]                ;   281.7 p3     100 k.12 reload
        vpternlogd zmm12, zmm30, [rbp + 896], 0x96  ;   397.3 p0+p2   48 k
        vmovdqu64 [r9 + 11968], zmm29               ;   393.5 p8+p9  100 k
        vmovdqu64 [r9 + 11840], zmm3                ;   394.3 p7+p4  100 k
        vpandd zmm7, zmm7, zmm19                    ;   397.5 p5      45 k
        vpxord zmm28, zmm28, zmm7                   ;   398.5 p0      45 k
        vpandd zmm26, zmm26, zmm19                  ;   398.5 p5      45 k
        vpxord zmm27, zmm27, zmm26                  ;   399.5 p0      45 k
        vmovdqa64 zmm31, zmm1                       ;   376.5         45 k copy
        vpternlogd zmm31, zmm2, zmm6, 0x78          ;   399.5 p5      45 k
        vmovdqu64 [r9 + 12032], zmm12               ;   398.3 p8+p9  100 k
        vmovdqa64 zmm25, zmm11                      ;   392.5         45 k copy
        vpxord zmm30, zmm16, zmm17                  ;   400.3 p0      45 k
        vpternlogd zmm16, zmm19, zmm6, 0x78         ;   400.5 p5      45 k
        vpxord zmm25, zmm25, zmm30                  ;   401.3 p0      45 k
        vpxord zmm15, zmm19, zmm31                  ;   401.5 p5      45 k
        vpternlogd zmm31, zmm2, [rbp + 320], 0x78   ;   402.3 p0+p3   45 k
        vmovdqa64 zmm20, zmm22                      ;   395.5         45 k copy
        vmovdqa64 zmm29, zmm9                       ;   397.3         45 k copy
        vmovdqa64 zmm3, zmm19                       ;   385.3         45 k copy
        vpternlogd zmm3, zmm27, zmm27, 0x3f         ;   402.5 p5      45 k
        vmovdqu64 [rbp + 896], zmm9                 ;   397.3 p7+p4   48 k spill
        vmovdqa64 zmm9, zmm0                        ;   370.5         45 k copy
        vpternlogd zmm9, zmm28, zmm6, 0x9c          ;   403.3 p0      45 k
        vmovdqu64 zmm0, [r8 + 4736]                 ;   282.8 p2     100 k.10 reload
        vpternlogd zmm23, zmm0, [rbp + 640], 0x96   ;   403.5 p5+p3   48 k
        vmovdqu64 [r9 + 12096], zmm22               ;   395.5 p8+p9  100 k
        vmovdqu64 zmm22, [rbp + 896]                ;   397.3 p2      48 k reload
        vmovdqu64 [r9 + 12160], zmm22               ;   403.3 p7+p4  100 k
        vmovdqu64 zmm22, [r8 + 4096]                ;   284.7 p3     100 k.0 reload
        vmovdqu64 [r9 + 4096], zmm22                ;   290.7 p8+p9   99 k
        vmovdqu64 zmm22, [r8 + 4160]                ;   284.8 p2     100 k.1 reload
        vmovdqu64 [r9 + 4160], zmm22                ;   290.8 p7+p4   99 k
        vmovdqu64 [r9 + 11904], zmm23               ;   404.5 p8+p9  100 k
        vmovdqu64 zmm22, [r8 + 5056]                ;   285.7 p3     100 k.15 reload
        vpternlogd zmm10, zmm22, [rbp + 448], 0x96  ;   404.3 p0+p2   48 k
        vmovdqu64 [r9 + 4736], zmm0                 ;   288.8 p7+p4   99 k
        vmovdqu64 [r9 + 5056], zmm22                ;   291.7 p8+p9   99 k
        vmovdqu64 zmm22, [r8 + 5120]                ;   286.7 p3     100 k.0
        vmovdqu64 zmm22, [r8 + 5184]                ;   286.8 p2     100 k.1
        vmovdqu64 zmm22, [r8 + 5248]                ;   287.7 p3     100 k.2
        vmovdqu64 zmm22, [r8 + 5312]                ;   287.8 p2     100 k.3
        vmovdqu64 zmm22, [r8 + 4224]                ;   288.7 p3     100 k.2 reload
        vmovdqu64 [r9 + 4224], zmm22                ;   294.7 p7+p4   99 k
        vmovdqu64 zmm22, [r8 + 4288]                ;   288.8 p2     100 k.3 reload
        vmovdqu64 [r9 + 4288], zmm22                ;   294.8 p8+p9   99 k
        vmovdqu64 zmm22, [r8 + 4352]                ;   289.7 p3     100 k.4 reload
        vmovdqu64 [r9 + 4352], zmm22                ;   295.7 p7+p4   99 k
        vmovdqu64 zmm22, [r8 + 4416]                ;   289.8 p2     100 k.5 reload
        vmovdqu64 [r9 + 4416], zmm22                ;   295.8 p8+p9   99 k
        vmovdqu64 zmm22, [r8 + 4480]                ;   290.7 p3     100 k.6 reload
        vmovdqu64 [r9 + 4480], zmm22                ;   296.7 p7+p4   99 k
        vmovdqu64 zmm22, [r8 + 4544]                ;   290.8 p2     100 k.7 reload
        vmovdqu64 [r9 + 4544], zmm22                ;   296.8 p8+p9   99 k
        vmovdqu64 zmm0, [r8 + 4608]                 ;   291.7 p3     100 k.8 reload
        vmovdqu64 [r9 + 4608], zmm0                 ;   297.7 p7+p4   99 k
        vmovdqu64 zmm0, [r8 + 4672]                 ;   291.8 p2     100 k.9 reload
        vmovdqu64 [r9 + 4672], zmm0                 ;   297.8 p8+p9   99 k
        vmovdqu64 zmm0, [r8 + 4800]                 ;   292.7 p3     100 k.11 reload
        vmovdqu64 [r9 + 4800], zmm0                 ;   298.7 p7+p4   99 k
        vmovdqu64 zmm0, [r8 + 4864]                 ;   292.8 p2     100 k.12 reload
        vmovdqu64 [r9 + 4864], zmm0                 ;   299.3 p8+p9   99 k
        vmovdqu64 zmm0, [r8 + 4928]                 ;   293.7 p3     100 k.13 reload
        vmovdqu64 [r9 + 4928], zmm0                 ;   300.3 p7+p4   99 k
        vmovdqu64 zmm22, [r8 + 4992]                ;   293.8 p2     100 k.14 reload
        vmovdqu64 [r9 + 4992], zmm22                ;   301.3 p8+p9   99 k
        vmovdqu64 [r9 + 12224], zmm10               ;   405.3 p7+p4  100 k
        vmovdqa64 zmm22, zmm6                       ;   376.3         45 k copy
        vpternlogd zmm22, zmm18, [rbp + 960], 0x78  ;   404.5 p5+p3   45 k
        vpternlogd zmm31, zmm18, zmm22, 0x78        ;   405.5 p0      45 k
        vpxord zmm4, zmm4, zmm31                    ;   406.5 p5      45 k
        vpternlogd zmm31, zmm14, [rbp + 1088], 0x96 ;   406.5 p0+p2   45 k
        vpternlogd zmm14, zmm18, [rbp + 320], 0x78  ;   406.5 p5+p3   45 k
        vpternlogd zmm14, zmm2, zmm15, 0x78         ;   407.5 p0      45 k
        vpternlogd zmm25, zmm14, zmm24, 0x96        ;   408.5 p5      45 k
        vmovdqu64 [r9 + 11712], zmm25               ;   409.5 p8+p9  100 k
        vmovdqu64 zmm14, [rbp + 960]                ;   363.5 p2      48 k reload
        vmovdqa64 zmm25, zmm19                      ;   385.3         45 k copy
        vpternlogd zmm25, zmm18, zmm14, 0x28        ;   408.3 p0      45 k
        vpternlogd zmm15, zmm14, [rbp + 1152], 0x78 ;   408.5 p5+p3   45 k
        vpxord zmm13, zmm13, zmm15                  ;   409.5 p0      45 k
        vmovdqu64 zmm15, [rbp + 1216]               ;   372.5 p2      45 k reload
        vpternlogd zmm14, zmm16, zmm15, 0x9c        ;   409.5 p5      45 k
        vpternlogd zmm9, zmm24, zmm14, 0x96         ;   410.5 p0      45 k
        vmovdqu64 zmm16, [rbp + 0]                  ;   370.5 p3      45 k reload
        vmovdqu64 zmm24, [rbp + 256]                ;   370.5 p2      45 k reload
        vpternlogd zmm18, zmm24, zmm16, 0x6c        ;   410.5 p5      45 k
        vpternlogd zmm26, zmm14, zmm4, 0x96         ;   411.3 p0      45 k
        vmovdqu64 zmm14, [rbp + 320]                ;   360.5 p3      48 k reload
        vmovdqa64 zmm24, zmm19                      ;   385.3         45 k copy
        vpternlogd zmm24, zmm1, zmm14, 0x6a         ;   411.5 p5      45 k
        vpternlogd zmm14, zmm3, zmm6, 0x6c          ;   412.3 p0      45 k
        vpternlogd zmm8, zmm18, zmm24, 0x96         ;   412.5 p5      45 k
        vpternlogd zmm28, zmm22, zmm8, 0x96         ;   413.5 p0      45 k
        vmovdqu64 zmm8, [r8 + 5376]                 ;   300.8 p2     100 k.4
        vmovdqu64 zmm22, [r8 + 5568]                ;   301.0 p3     100 k.7
        vpternlogd zmm24, zmm6, zmm15, 0x78         ;   413.5 p5      45 k
        vpternlogd zmm25, zmm27, zmm24, 0x96        ;   414.5 p0      45 k
        vmovdqu64 zmm24, [r8 + 5440]                ;   301.8 p2     100 k.5
        vmovdqu64 zmm27, [r8 + 5632]                ;   302.0 p3     100 k.8
        vpxord zmm20, zmm20, zmm9                   ;   414.5 p5      45 k
        vmovdqu64 zmm9, [r8 + 5504]                 ;   303.3 p2     100 k.6
        vpxord zmm12, zmm12, zmm26                  ;   415.3 p0      45 k
        vmovdqu64 zmm26, [r8 + 5696]                ;   303.7 p3     100 k.9
        vpternlogd zmm25, zmm3, zmm21, 0x96         ;   415.5 p5      45 k
        vmovdqu64 zmm3, [r8 + 5760]                 ;   304.3 p2     100 k.10
        vpxord zmm23, zmm23, zmm25                  ;   416.5 p0      45 k
        vmovdqu64 zmm25, [r8 + 5824]                ;   304.7 p3     100 k.11
        vmovdqu64 [r9 + 11520], zmm20               ;   415.5 p7+p4  100 k
        vmovdqu64 zmm20, [r8 + 5888]                ;   305.7 p2     100 k.12
        vmovdqu64 [r9 + 11456], zmm12               ;   416.3 p8+p9  100 k
        vmovdqu64 zmm12, [r8 + 5952]                ;   306.0 p3     100 k.13
        vmovdqu64 [r9 + 11328], zmm23               ;   417.5 p7+p4  100 k
        vmovdqu64 zmm23, [r8 + 6016]                ;   306.7 p2     100 k.14
        vpternlogd zmm19, zmm15, [rbp + 576], 0x56  ;   416.5 p5+p3   45 k
        vmovdqu64 zmm15, [r8 + 6080]                ;   307.7 p2     100 k.15
        vpternlogd zmm19, zmm2, zmm1, 0x78          ;   417.5 p0      45 k
        vmovdqu64 zmm2, [r8 + 4544]                 ;   308.0 p3     100 k.7 reload
        vpxord zmm27, zmm0, zmm2                    ;   417.5 p5      41 k
        vpternlogd zmm11, zmm19, zmm13, 0x96        ;   418.5 p0      45 k
        vpxord zmm5, zmm5, zmm11                    ;   419.5 p5      45 k
        vmovdqu64 zmm11, [r8 + 4992]                ;   308.7 p2      41 k
        vpandd zmm11, zmm11, [r8 + 4736]            ;   419.3 p0+p3   41 k
        vpxord zmm13, zmm13, zmm31                  ;   419.5 p5      45 k
        vpternlogd zmm13, zmm1, zmm16, 0x78         ;   420.5 p0      45 k
        vmovdqu64 zmm1, [r8 + 4608]                 ;   309.7 p2      41 k
        vmovdqu64 zmm16, [r8 + 4864]                ;   310.0 p3     100 k.12 reload
        vpxord zmm1, zmm1, zmm16                    ;   420.5 p5      41 k
        vmovdqu64 [r9 + 11776], zmm5                ;   420.5 p8+p9  100 k
        vmovdqu64 zmm5, [r8 + 5056]                 ;   310.7 p2      41 k
        vpandd zmm5, zmm5, [r8 + 4992]              ;   421.3 p0+p3   41 k
        vpandd zmm22, zmm2, [r8 + 4992]             ;   421.5 p5+p2   41 k
        vpternlogd zmm4, zmm6, [rbp + 64], 0x78     ;   422.3 p0+p3   45 k
        vpternlogd zmm4, zmm17, zmm14, 0x96         ;   423.3 p5      45 k
        vpternlogd zmm18, zmm19, [rbp + 1152], 0x96 ;   423.3 p0+p2   45 k
        vmovdqu64 zmm6, [r8 + 4736]                 ;   313.0 p3     100 k.10 reload
        vpandd zmm17, zmm2, zmm6                    ;   423.5 p5      41 k
        vpxord zmm19, zmm6, zmm27                   ;   424.3 p0      41 k
        vpternlogd zmm18, zmm7, zmm14, 0x96         ;   424.5 p5      45 k
        vmovdqu64 zmm7, [r8 + 4800]                 ;   313.7 p2     100 k.11 reload
        vpandd zmm14, zmm6, zmm7                    ;   425.3 p0      41 k
        vpxord zmm10, zmm10, zmm18                  ;   425.5 p5      45 k
        vmovdqa64 zmm18, zmm6                       ;   319.0         41 k copy
        vmovdqu64 [r9 + 11648], zmm10               ;   426.5 p7+p4  100 k
        vmovdqu64 zmm10, [r8 + 4672]                ;   314.0 p3     100 k.9 reload
        vpandd zmm9, zmm16, zmm10                   ;   426.3 p0      41 k
        vpandd zmm24, zmm16, [r8 + 4992]            ;   426.5 p5+p2   41 k
        vpternlogd zmm22, zmm0, zmm6, 0x87          ;   427.3 p0      41 k
        vpternlogd zmm17, zmm0, zmm7, 0x78          ;   427.5 p5      41 k
        vpandd zmm8, zmm2, zmm7                     ;   428.3 p0      41 k
        vpandd zmm15, zmm7, [r8 + 5056]             ;   428.5 p5+p3   41 k
        vmovdqa64 zmm23, zmm7                       ;   319.7         41 k copy
        vmovdqa64 zmm12, zmm10                      ;   320.0         41 k copy
        vpternlogd zmm12, zmm16, zmm7, 0x78         ;   429.3 p0      41 k
        vpternlogd zmm24, zmm7, zmm1, 0x78          ;   429.5 p5      41 k
        vpxord zmm17, zmm17, zmm5                   ;   430.3 p0      41 k
        vpxord zmm18, zmm18, zmm15                  ;   430.5 p5      41 k
        vmovdqu64 zmm20, [r8 + 5056]                ;   315.7 p2      41 k
        vpternlogd zmm30, zmm28, [rbp + 1088], 0x96 ;   431.3 p0+p3   45 k
        vmovdqu64 zmm28, [r8 + 4992]                ;   316.7 p2     100 k.14 reload
        vpandd zmm25, zmm0, zmm28                   ;   431.5 p5      41 k
        vpxord zmm29, zmm29, zmm30                  ;   432.3 p0      45 k
        vmovdqu64 [r9 + 11584], zmm29               ;   433.3 p8+p9  100 k
        vmovdqu64 zmm29, [r8 + 5056]                ;   317.0 p3     100 k.15 reload
        vmovdqa64 zmm30, zmm16                      ;   316.0         41 k copy
        vpternlogd zmm30, zmm7, zmm29, 0x60         ;   432.5 p5      41 k
        vmovdqa64 zmm3, zmm28                       ;   322.7         41 k copy
        vpternlogd zmm3, zmm29, zmm2, 0x78          ;   433.3 p0      41 k
        vpternlogd zmm9, zmm29, zmm19, 0x1e         ;   433.5 p5      41 k
        vpternlogd zmm21, zmm13, [r9 + 11968], 0x96 ;   434.3 p0+p2   45 k
        vmovdqu64 [r9 + 11392], zmm21               ;   435.3 p7+p4  100 k
        vmovdqu64 zmm13, [r8 + 4608]                ;   318.0 p3     100 k.8 reload
        vmovdqa64 zmm21, zmm16                      ;   317.0         41 k copy
        vpternlogd zmm21, zmm2, zmm13, 0x60         ;   434.5 p5      41 k
        vmovdqa64 zmm26, zmm2                       ;   317.3         41 k copy
        vpternlogd zmm26, zmm10, zmm13, 0x78        ;   435.3 p0      41 k
        vpternlogd zmm9, zmm13, zmm2, 0x78          ;   435.5 p5      41 k
        vpxord zmm20, zmm20, zmm26                  ;   436.3 p0      41 k
        vpternlogd zmm26, zmm28, zmm13, 0x78        ;   436.5 p5      41 k
        vpternlogd zmm26, zmm7, zmm12, 0x78         ;   437.5 p0      41 k
        vpternlogd zmm7, zmm8, zmm28, 0x6c          ;   437.5 p5      41 k
        vpternlogd zmm7, zmm13, zmm20, 0x78         ;   438.5 p0      41 k
        vpternlogd zmm20, zmm16, zmm27, 0x78        ;   438.5 p5      41 k
        vpxord zmm23, zmm23, zmm20                  ;   439.5 p0      41 k
        vpternlogd zmm31, zmm4, [r9 + 11840], 0x96  ;   439.5 p5+p2   45 k
        vpandd zmm4, zmm13, zmm0                    ;   440.3 p0      41 k
        vmovdqu64 [r9 + 11264], zmm31               ;   440.5 p8+p9  100 k
        vmovdqu64 zmm20, [r8 + 4352]                ;   319.7 p3      41 k
        vmovdqu64 zmm31, [r8 + 4096]                ;   320.0 p2     100 k.0 reload
        vpandd zmm20, zmm20, zmm31                  ;   440.5 p5      41 k
        vpternlogd zmm13, zmm14, zmm6, 0x6c         ;   441.3 p0      41 k
        vpternlogd zmm6, zmm1, zmm10, 0x6c          ;   441.5 p5      41 k
        vpternlogd zmm14, zmm24, zmm3, 0x96         ;   442.3 p0      41 k
        vpternlogd zmm27, zmm24, zmm9, 0x96         ;   442.5 p5      41 k
        vmovdqu64 zmm24, [r8 + 4416]                ;   320.8 p3      41 k
        vpandd zmm24, zmm24, zmm31                  ;   443.3 p0      41 k
        vpternlogd zmm3, zmm10, zmm19, 0x78         ;   443.5 p5      41 k
        vpternlogd zmm12, zmm14, zmm17, 0x96        ;   444.3 p0      41 k
        vmovdqu64 zmm14, [r8 + 4352]                ;   321.5 p2      41 k
        vpandd zmm14, zmm14, [r8 + 4288]            ;   444.5 p5+p3   41 k
        vpternlogd zmm30, zmm3, zmm18, 0x96         ;   445.3 p0      41 k
        vmovdqu64 zmm3, [r8 + 4480]                 ;   322.5 p2      41 k
        vpandd zmm3, zmm3, [r8 + 4288]              ;   445.5 p5+p3   41 k
        vpternlogd zmm17, zmm0, zmm10, 0xb4         ;   446.3 p0      41 k
        vpternlogd zmm8, zmm26, zmm11, 0x96         ;   446.5 p5      41 k
        vpxord zmm21, zmm21, zmm26                  ;   447.3 p0      41 k
        vmovdqu64 zmm26, [r8 + 4416]                ;   323.5 p2      41 k
        vpandd zmm26, zmm26, [r8 + 4224]            ;   447.5 p5+p3   41 k
        vmovdqa64 zmm31, zmm29                      ;   323.2         41 k copy
        vpternlogd zmm31, zmm18, zmm18, 0x3f        ;   448.3 p0      41 k
        vmovdqu64 zmm18, [r8 + 4416]                ;   324.5 p2      41 k
        vpandd zmm18, zmm18, [r8 + 4160]            ;   448.5 p5+p3   41 k
        vpternlogd zmm29, zmm25, zmm10, 0x6c        ;   449.3 p0      41 k
        vpternlogd zmm16, zmm29, zmm19, 0x9c        ;   450.3 p5      41 k
        vmovdqu64 zmm29, [r8 + 4480]                ;   325.5 p2      41 k
        vpandd zmm29, zmm29, [r8 + 4224]            ;   450.3 p0+p3   41 k
        vpternlogd zmm9, zmm22, zmm23, 0x96         ;   450.5 p5      41 k
        vpternlogd zmm13, zmm0, zmm2, 0x78          ;   451.3 p0      41 k
        vpxord zmm25, zmm25, zmm4                   ;   451.5 p5      41 k
        vpternlogd zmm11, zmm12, zmm25, 0x96        ;   452.5 p0      41 k
        vmovdqu64 zmm12, [r8 + 4160]                ;   326.5 p2      41 k
        vpandd zmm12, zmm12, [r8 + 4096]            ;   452.5 p5+p3   41 k
        vpxord zmm22, zmm22, zmm25                  ;   453.3 p0      41 k
        vmovdqu64 zmm25, [r8 + 4352]                ;   327.5 p2      41 k
        vpternlogd zmm22, zmm7, zmm6, 0x96          ;   454.3 p5      41 k
        vmovdqu64 zmm7, [r8 + 4096]                 ;   327.8 p3      41 k
        vpternlogd zmm17, zmm6, zmm16, 0x96         ;   454.3 p0      41 k
        vmovdqu64 zmm6, [r8 + 4288]                 ;   328.5 p2      41 k
        vpandd zmm6, zmm6, [r8 + 4160]              ;   454.5 p5+p3   41 k
        vpternlogd zmm15, zmm16, zmm21, 0x96        ;   455.3 p0      41 k
        vmovdqu64 zmm16, [r8 + 4224]                ;   329.5 p2      41 k
        vpternlogd zmm21, zmm0, zmm10, 0x78         ;   455.5 p5      41 k
        vmovdqu64 zmm0, [r8 + 4224]                 ;   329.8 p3      41 k
        vpternlogd zmm28, zmm10, zmm31, 0x6a        ;   456.3 p0      41 k
        vmovdqu64 zmm10, [r8 + 4288]                ;   330.5 p2      41 k
        vpternlogd zmm30, zmm31, zmm13, 0x96        ;   456.5 p5      41 k
        vmovdqu64 zmm31, [r8 + 4416]                ;   330.8 p3      41 k
        vpternlogd zmm27, zmm5, zmm28, 0x96         ;   457.3 p0      41 k
        vmovdqu64 zmm5, [r8 + 4160]                 ;   331.5 p2      41 k
        vpternlogd zmm21, zmm4, zmm28, 0x96         ;   457.5 p5      41 k
        vmovdqu64 zmm4, [r8 + 4288]                 ;   331.8 p3      41 k
        vmovdqu64 zmm28, [r8 + 4352]                ;   332.5 p2      41 k
        vpxord zmm23, zmm23, zmm8                   ;   458.3 p0      41 k
        vpternlogd zmm23, zmm2, zmm1, 0x78          ;   459.3 p5      41 k
        vmovdqu64 zmm1, [r8 + 4416]                 ;   332.8 p3      41 k
        vmovdqu64 zmm2, [r8 + 4480]                 ;   333.5 p2      41 k
        vpxord zmm25, zmm25, zmm3                   ;   459.3 p0      41 k
        vpxord zmm1, zmm1, zmm11                    ;   459.5 p5      41 k
        vmovdqu64 zmm11, [r8 + 5952]                ;   333.8 p3      48 k
        vpxord zmm28, zmm28, zmm17                  ;   460.3 p0      41 k
        vmovdqu64 zmm17, [r8 + 5120]                ;   334.5 p2      48 k
        vpxord zmm4, zmm4, zmm15                    ;   460.5 p5      41 k
        vmovdqu64 zmm15, [r8 + 5184]                ;   334.8 p3      48 k
        vpxord zmm5, zmm5, zmm30                    ;   461.3 p0      41 k
        vmovdqu64 zmm30, [r8 + 5248]                ;   335.5 p2      48 k
        vpxord zmm2, zmm2, zmm27                    ;   461.5 p5      41 k
        vmovdqu64 zmm27, [r8 + 5312]                ;   335.8 p3      48 k
        vpxord zmm0, zmm0, zmm18                    ;   462.3 p0      41 k
        vmovdqu64 [rbp + 1088], zmm19               ;   425.3 p7+p4   41 k spill
        vmovdqu64 zmm19, [r8 + 5376]                ;   336.5 p2      48 k
        vmovdqu64 [rbp + 1152], zmm9                ;   451.5 p8+p9   41 k spill
        vmovdqu64 zmm9, [r8 + 5440]                 ;   337.5 p3      48 k
        vpxord zmm10, zmm10, zmm29                  ;   462.5 p5      41 k
        vmovdqu64 [rbp + 1024], zmm22               ;   455.3 p7+p4   41 k spill
        vmovdqu64 zmm22, [r8 + 5504]                ;   339.3 p2      48 k
        vpandd zmm31, zmm31, zmm10                  ;   463.5 p0      41 k
        vmovdqu64 [rbp + 64], zmm2                  ;   462.5 p8+p9   41 k spill
        vmovdqu64 zmm2, [r8 + 5568]                 ;   340.5 p3      48 k
        vpxord zmm22, zmm22, [rbp + 64]             ;   468.5 p5+p2   48 k
        vpxord zmm2, zmm2, [rbp + 1024]             ;   464.3 p0+p3   48 k
        vpxord zmm9, zmm9, zmm1                     ;   464.5 p5      48 k
        vpxord zmm27, zmm27, zmm4                   ;   465.3 p0      48 k
        vpxord zmm19, zmm19, zmm28                  ;   465.5 p5      48 k
        vpxord zmm15, zmm15, zmm5                   ;   466.3 p0      48 k
        vmovdqu64 [rbp + 1024], zmm19               ;   466.5 p7+p4   48 k spill
        vmovdqa64 zmm19, zmm14                      ;   445.5         41 k copy
        vmovdqu64 [rbp + 0], zmm9                   ;   465.5 p8+p9   48 k spill
        vmovdqu64 zmm9, [rbp + 1024]                ;   466.5 p2      45 k
        vmovdqu64 [rbp - 128], zmm15                ;   467.3 p7+p4   48 k spill
        vmovdqu64 zmm15, [rbp + 0]                  ;   465.5 p3      45 k
        vpxord zmm15, zmm15, [rbp - 128]            ;   473.3 p5+p2   45 k
        vmovdqu64 [rbp + 704], zmm15                ;   474.3 p8+p9   45 k spill
        vmovdqu64 zmm15, [rbp + 1024]               ;   466.5 p3      45 k
        vmovdqu64 [rbp + 1216], zmm2                ;   465.3 p7+p4   48 k spill
        vmovdqu64 zmm2, [rbp + 0]                   ;   465.5 p2      45 k
        vmovdqu64 [rbp + 576], zmm27                ;   466.3 p8+p9   48 k spill
        vmovdqu64 zmm27, [rbp + 1216]               ;   465.3 p3      45 k
        vpandd zmm27, zmm27, [rbp + 576]            ;   472.3 p0+p2   45 k
        vpandd zmm9, zmm9, [rbp + 576]              ;   472.5 p5+p3   45 k
        vmovdqu64 [rbp + 192], zmm27                ;   473.3 p7+p4   45 k spill
        vmovdqu64 zmm27, [rbp + 1216]               ;   465.3 p2      45 k
        vmovdqu64 [rbp + 320], zmm9                 ;   473.5 p8+p9   45 k spill
        vmovdqu64 zmm9, [rbp + 1216]                ;   465.3 p3      45 k
        vmovdqu64 [rbp + 1344], zmm22               ;   469.5 p7+p4   48 k spill
        vmovdqu64 zmm22, [rbp + 576]                ;   466.3 p2      45 k
        vmovdqu64 [rbp + 256], zmm1                 ;   460.5 p8+p9   41 k spill
        vmovdqu64 zmm1, [rbp + 1344]                ;   469.5 p3      45 k
        vmovdqu64 [rbp + 960], zmm4                 ;   461.5 p7+p4   41 k spill
        vmovdqu64 zmm4, [rbp + 576]                 ;   466.3 p2      45 k
        vmovdqu64 [rbp + 448], zmm5                 ;   462.3 p8+p9   41 k spill
        vmovdqu64 zmm5, [rbp + 576]                 ;   466.3 p3      45 k
        vmovdqu64 [rbp + 896], zmm28                ;   461.3 p7+p4   41 k spill
        vmovdqu64 zmm28, [rbp + 1216]               ;   465.3 p2      45 k
        vpandd zmm28, zmm28, [rbp + 0]              ;   471.5 p0+p3   45 k
        vpternlogd zmm14, zmm20, [r8 + 4416], 0x28  ;   468.5 p5+p2   41 k
        vpxord zmm14, zmm14, zmm25                  ;   469.5 p0      41 k
        vmovdqu64 [rbp + 640], zmm28                ;   472.5 p8+p9   45 k spill
        vpxord zmm28, zmm20, zmm6                   ;   469.5 p5      41 k
        vpternlogd zmm6, zmm25, [r8 + 4416], 0x78   ;   470.3 p0+p3   41 k
        vmovdqu64 zmm25, [r8 + 4096]                ;   355.3 p2     100 k.0 reload
        vpternlogd zmm8, zmm21, zmm25, 0x96         ;   470.5 p5      41 k
        vpxord zmm21, zmm12, zmm29                  ;   471.3 p0      41 k
        vpxord zmm17, zmm17, zmm8                   ;   471.5 p5      48 k
        vpxord zmm1, zmm1, zmm17                    ;   475.5 p0      45 k
        vpxord zmm22, zmm22, zmm1                   ;   476.5 p5      45 k
        vpternlogd zmm12, zmm18, [r8 + 4288], 0x78  ;   473.3 p0+p3   41 k
        vpandd zmm9, zmm9, zmm17                    ;   473.5 p5      45 k
        vpandd zmm4, zmm4, zmm17                    ;   474.3 p0      45 k
        vpternlogd zmm13, zmm23, [r8 + 4224], 0x96  ;   474.5 p5+p2   41 k
        vmovdqu64 zmm23, [r8 + 4352]                ;   357.8 p3     100 k.4 reload
        vpternlogd zmm14, zmm21, zmm23, 0x78        ;   475.3 p0      41 k
        vpxord zmm30, zmm30, zmm13                  ;   475.5 p5      48 k
        vpandd zmm2, zmm2, zmm30                    ;   476.5 p0      45 k
        vpternlogd zmm21, zmm25, [r8 + 4224], 0x6c  ;   476.5 p5+p2   41 k
        vmovdqu64 [rbp + 128], zmm1                 ;   476.5 p7+p4   45 k spill
        vmovdqa64 zmm1, zmm31                       ;   464.5         41 k copy
        vmovdqu64 [rbp + 512], zmm2                 ;   477.5 p8+p9   45 k spill
        vmovdqu64 zmm2, [r8 + 4160]                 ;   359.3 p3      41 k
        vpternlogd zmm2, zmm25, [r8 + 4288], 0x78   ;   477.3 p0+p2   41 k
        vmovdqu64 [rbp + 768], zmm22                ;   477.5 p7+p4   45 k spill
        vmovdqa64 zmm22, zmm18                      ;   449.5         41 k copy
        vpternlogd zmm22, zmm24, [r8 + 4480], 0x87  ;   477.5 p5+p3   41 k
        vpternlogd zmm18, zmm25, [r8 + 4480], 0x48  ;   478.3 p0+p2   41 k
        vpxord zmm1, zmm1, zmm18                    ;   479.3 p5      41 k
        vpxord zmm18, zmm18, zmm22                  ;   479.3 p0      41 k
        vmovdqu64 [rbp + 1280], zmm4                ;   475.3 p8+p9   45 k spill
        vmovdqa64 zmm4, zmm24                       ;   444.3         41 k copy
        vpternlogd zmm4, zmm23, [r8 + 4160], 0x78   ;   479.5 p5+p3   41 k
        vpxord zmm16, zmm16, zmm4                   ;   480.5 p0      41 k
        vpternlogd zmm1, zmm29, zmm16, 0x96         ;   481.5 p5      41 k
        vpternlogd zmm1, zmm2, zmm21, 0x96          ;   482.5 p0      41 k
        vpternlogd zmm4, zmm2, [r8 + 4224], 0x78    ;   481.5 p5+p2   41 k
        vpternlogd zmm1, zmm28, [r8 + 4224], 0x78   ;   483.5 p0+p3   41 k
        vmovdqu64 [rbp + 832], zmm17                ;   472.5 p7+p4   48 k spill
        vmovdqa64 zmm17, zmm25                      ;   372.2         41 k copy
        vpternlogd zmm17, zmm0, [r8 + 4480], 0x6a   ;   482.5 p5+p2   41 k
        vmovdqu64 [rbp - 64], zmm30                 ;   476.5 p8+p9   48 k spill
        vmovdqa64 zmm30, zmm23                      ;   372.8         41 k copy
        vpternlogd zmm30, zmm2, [r8 + 4480], 0x28   ;   483.3 p0+p3   41 k
        vpternlogd zmm4, zmm14, zmm30, 0x96         ;   484.3 p5      41 k
        vmovdqu64 zmm14, [r8 + 4288]                ;   373.5 p2     100 k.3 reload
        vpternlogd zmm30, zmm25, zmm14, 0x78        ;   484.3 p0      41 k
        vpternlogd zmm24, zmm31, zmm30, 0x96        ;   485.3 p5      41 k
        vmovdqu64 zmm31, [r8 + 4416]                ;   374.0 p3     100 k.5 reload
        vpternlogd zmm16, zmm14, zmm31, 0x6a        ;   485.3 p0      41 k
        vpternlogd zmm28, zmm31, [r8 + 4480], 0x28  ;   485.5 p5+p2   41 k
        vpternlogd zmm28, zmm2, zmm21, 0x96         ;   486.5 p0      41 k
        vpternlogd zmm28, zmm0, zmm23, 0x87         ;   487.5 p5      41 k
        vmovdqu64 zmm0, [r8 + 4160]                 ;   375.0 p3     100 k.1 reload
        vmovdqu64 zmm2, [r8 + 4480]                 ;   375.5 p2      41 k
        vpternlogd zmm2, zmm26, zmm0, 0x6c          ;   487.3 p0      41 k
        vpternlogd zmm16, zmm0, zmm26, 0x78         ;   487.5 p5      41 k
        vmovdqu64 zmm0, [rbp + 1088]                ;   425.3 p3      41 k reload
        vmovdqu64 zmm21, [r8 + 5632]                ;   376.5 p2      48 k
        vpternlogd zmm21, zmm0, [rbp + 1152], 0x96  ;   488.3 p0+p3   48 k
        vpxord zmm19, zmm19, zmm2                   ;   488.5 p5      41 k
        vmovdqu64 zmm0, [rbp + 1024]                ;   466.5 p2      45 k
        vpxord zmm7, zmm7, zmm19                    ;   489.5 p0      41 k
        vpternlogd zmm22, zmm25, zmm7, 0x78         ;   490.5 p5      41 k
        vpternlogd zmm6, zmm29, zmm22, 0x96         ;   491.5 p0      41 k
        vmovdqu64 zmm22, [rbp - 64]                 ;   476.5 p3      48 k reload
        vmovdqu64 zmm25, [rbp + 576]                ;   466.3 p2      48 k reload
        vmovdqu64 zmm26, [rbp + 704]                ;   474.3 p3      45 k
        vpternlogd zmm26, zmm25, zmm22, 0x78        ;   490.5 p5      45 k
        vpternlogd zmm18, zmm23, zmm7, 0x78         ;   491.3 p0      41 k
        vmovdqu64 zmm7, [rbp + 1344]                ;   469.5 p2      48 k reload
        vmovdqu64 zmm23, [rbp + 1024]               ;   466.5 p3      48 k reload
        vmovdqu64 zmm29, [rbp + 1280]               ;   475.3 p2      45 k
        vpternlogd zmm29, zmm23, zmm7, 0x78         ;   491.5 p5      45 k
        vpxord zmm17, zmm17, zmm18                  ;   492.3 p0      41 k
        vpternlogd zmm17, zmm3, zmm10, 0x78         ;   493.3 p5      41 k
        vpternlogd zmm9, zmm25, zmm7, 0x87          ;   493.3 p0      45 k
        vpternlogd zmm12, zmm19, [r8 + 4224], 0x78  ;   493.5 p5+p3   41 k
        vmovdqu64 zmm3, [rbp + 832]                 ;   472.5 p2      45 k
        vmovdqu64 zmm10, [rbp + 1216]               ;   465.3 p3      45 k
        vmovdqu64 zmm18, [rbp - 128]                ;   467.3 p2      45 k
        vmovdqu64 zmm19, [rbp + 768]                ;   477.5 p3      45 k
        vpternlogd zmm24, zmm14, zmm12, 0x96        ;   494.5 p0      41 k
        vpternlogd zmm30, zmm31, [r8 + 4480], 0x80  ;   494.5 p5+p2   41 k
        vmovdqu64 zmm12, [rbp + 832]                ;   472.5 p3      48 k reload
        vmovdqu64 zmm14, [rbp - 128]                ;   467.3 p2      48 k reload
        vmovdqu64 zmm31, [rbp + 0]                  ;   465.5 p3      45 k
        vpternlogd zmm31, zmm14, zmm12, 0x60        ;   495.3 p0      45 k
        vpternlogd zmm30, zmm20, zmm2, 0x96         ;   495.5 p5      41 k
        vmovdqu64 zmm2, [r8 + 5824]                 ;   385.5 p2     100 k.11 reload
        vpternlogd zmm4, zmm13, zmm2, 0x96          ;   496.3 p0      48 k
        vmovdqu64 zmm13, [rbp + 320]                ;   473.5 p3      45 k reload
        vpternlogd zmm25, zmm14, zmm13, 0x6a        ;   496.5 p5      45 k
        vmovdqu64 zmm20, [r8 + 5696]                ;   386.5 p2     100 k.9 reload
        vpternlogd zmm6, zmm8, zmm20, 0x96          ;   497.3 p0      48 k
        vpternlogd zmm16, zmm30, [rbp + 896], 0x69  ;   497.5 p5+p3   41 k
        vpxord zmm11, zmm11, zmm16                  ;   498.5 p0      48 k
        vpandd zmm3, zmm3, zmm23                    ;   498.5 p5      45 k
        vpandd zmm10, zmm10, zmm7                   ;   499.3 p0      45 k
        vpandd zmm18, zmm18, zmm7                   ;   499.5 p5      45 k
        vmovdqu64 zmm8, [r8 + 6016]                 ;   387.5 p2     100 k.14 reload
        vpternlogd zmm1, zmm8, [rbp + 256], 0x96    ;   500.3 p0+p3   48 k
        vpternlogd zmm25, zmm7, zmm12, 0x78         ;   500.5 p5      45 k
        vmovdqu64 zmm16, [r8 + 5888]                ;   388.5 p2     100 k.12 reload
        vpternlogd zmm28, zmm16, [rbp + 960], 0x96  ;   501.3 p0+p3   48 k
        vmovdqu64 [r9 + 12992], zmm4                ;   497.3 p7+p4  100 k
        vmovdqu64 [r9 + 12864], zmm6                ;   498.3 p8+p9  100 k
        vpandd zmm27, zmm27, zmm21                  ;   501.5 p5      45 k
        vpxord zmm29, zmm29, zmm27                  ;   502.5 p0      45 k
        vpandd zmm15, zmm15, zmm21                  ;   502.5 p5      45 k
        vpxord zmm5, zmm5, zmm15                    ;   503.5 p0      45 k
        vmovdqa64 zmm30, zmm9                       ;   494.3         45 k copy
        vmovdqu64 [r9 + 13056], zmm28               ;   502.3 p7+p4  100 k
        vmovdqa64 zmm8, zmm12                       ;   478.5         45 k copy
        vpternlogd zmm8, zmm14, zmm22, 0x78         ;   503.5 p5      45 k
        vpxord zmm16, zmm8, zmm21                   ;   504.5 p0      45 k
        vpternlogd zmm8, zmm14, [rbp + 1216], 0x78  ;   504.5 p5+p2   45 k
        vpxord zmm2, zmm10, zmm18                   ;   505.3 p0      45 k
        vpternlogd zmm10, zmm21, zmm22, 0x78        ;   505.5 p5      45 k
        vpxord zmm30, zmm30, zmm2                   ;   506.3 p0      45 k
        vmovdqa64 zmm20, zmm11                      ;   499.5         45 k copy
        vmovdqa64 zmm4, zmm1                        ;   501.3         45 k copy
        vmovdqa64 zmm6, zmm21                       ;   489.3         45 k copy
        vpternlogd zmm6, zmm5, zmm5, 0x3f           ;   506.5 p5      45 k
        vmovdqu64 [rbp + 960], zmm1                 ;   501.3 p8+p9   48 k spill
        vmovdqa64 zmm1, zmm7                        ;   475.5         45 k copy
        vpternlogd zmm1, zmm29, zmm22, 0x9c         ;   507.3 p0      45 k
        vmovdqu64 zmm7, [r8 + 5760]                 ;   390.0 p3     100 k.10 reload
        vpternlogd zmm17, zmm7, [rbp + 448], 0x96   ;   507.5 p5+p2   48 k
        vmovdqu64 [r9 + 13120], zmm11               ;   499.5 p7+p4  100 k
        vmovdqu64 zmm11, [rbp + 960]                ;   501.3 p3      48 k reload
        vmovdqu64 [r9 + 13184], zmm11               ;   507.3 p8+p9  100 k
        vmovdqu64 zmm11, [r8 + 5120]                ;   391.5 p2     100 k.0 reload
        vmovdqu64 [r9 + 5120], zmm11                ;   397.5 p7+p4   99 k
        vmovdqu64 zmm11, [r8 + 5184]                ;   392.0 p3     100 k.1 reload
        vmovdqu64 [r9 + 5184], zmm11                ;   398.0 p8+p9   99 k
        vmovdqu64 [r9 + 12928], zmm17               ;   508.5 p7+p4  100 k
        vmovdqu64 zmm11, [r8 + 6080]                ;   392.5 p2     100 k.15 reload
        vpternlogd zmm24, zmm11, [rbp + 64], 0x96   ;   508.3 p0+p3   48 k
        vmovdqu64 [r9 + 5760], zmm7                 ;   396.0 p8+p9   99 k
        vmovdqu64 [r9 + 6080], zmm11                ;   398.5 p7+p4   99 k
        vmovdqu64 zmm11, [r8 + 6144]                ;   393.5 p2     100 k.0
        vmovdqu64 zmm11, [r8 + 6208]                ;   394.0 p3     100 k.1
        vmovdqu64 zmm11, [r8 + 6272]                ;   394.5 p2     100 k.2
        vmovdqu64 zmm11, [r8 + 6336]                ;   395.0 p3     100 k.3
        vmovdqu64 zmm11, [r8 + 5248]                ;   395.5 p2     100 k.2 reload
        vmovdqu64 [r9 + 5248], zmm11                ;   401.5 p8+p9   99 k
        vmovdqu64 zmm11, [r8 + 5312]                ;   396.0 p3     100 k.3 reload
        vmovdqu64 [r9 + 5312], zmm11                ;   402.0 p7+p4   99 k
        vmovdqu64 zmm11, [r8 + 5376]                ;   396.5 p2     100 k.4 reload
        vmovdqu64 [r9 + 5376], zmm11                ;   402.5 p8+p9   99 k
        vmovdqu64 zmm11, [r8 + 5440]                ;   397.0 p3     100 k.5 reload
        vmovdqu64 [r9 + 5440], zmm11                ;   403.0 p7+p4   99 k
        vmovdqu64 zmm11, [r8 + 5504]                ;   397.5 p2     100 k.6 reload
        vmovdqu64 [r9 + 5504], zmm11                ;   403.5 p8+p9   99 k
        vmovdqu64 zmm11, [r8 + 5568]                ;   398.0 p3     100 k.7 reload
        vmovdqu64 [r9 + 5568], zmm11                ;   404.0 p7+p4   99 k
        vmovdqu64 zmm7, [r8 + 5632]                 ;   398.5 p2     100 k.8 reload
        vmovdqu64 [r9 + 5632], zmm7                 ;   404.5 p8+p9   99 k
        vmovdqu64 zmm7, [r8 + 5696]                 ;   399.0 p3     100 k.9 reload
        vmovdqu64 [r9 + 5696], zmm7                 ;   405.0 p7+p4   99 k
        vmovdqu64 zmm7, [r8 + 5824]                 ;   399.5 p2     100 k.11 reload
        vmovdqu64 [r9 + 5824], zmm7                 ;   405.5 p8+p9   99 k
        vmovdqu64 zmm7, [r8 + 5888]                 ;   400.0 p3     100 k.12 reload
        vmovdqu64 [r9 + 5888], zmm7                 ;   406.0 p7+p4   99 k
        vmovdqu64 [r9 + 13248], zmm24               ;   509.3 p8+p9  100 k
        vmovdqu64 zmm7, [r8 + 5952]                 ;   400.5 p2     100 k.13 reload
        vmovdqu64 [r9 + 5952], zmm7                 ;   407.0 p7+p4   99 k
        vmovdqu64 zmm11, [r8 + 6016]                ;   401.0 p3     100 k.14 reload
        vmovdqu64 [r9 + 6016], zmm11                ;   408.0 p8+p9   99 k
        vmovdqa64 zmm11, zmm21                      ;   489.3         45 k copy
        vpternlogd zmm11, zmm12, [rbp + 1216], 0x6a ;   508.5 p5+p2   45 k
        vmovdqu64 zmm7, [r8 + 6400]                 ;   402.0 p3     100 k.4
        vmovdqu64 zmm7, [r8 + 6592]                 ;   402.5 p2     100 k.7
        vmovdqu64 zmm7, [r8 + 6464]                 ;   403.0 p3     100 k.5
        vmovdqu64 zmm7, [r8 + 6656]                 ;   403.5 p2     100 k.8
        vmovdqu64 zmm7, [r8 + 6528]                 ;   404.0 p3     100 k.6
        vmovdqu64 zmm7, [r8 + 6720]                 ;   404.5 p2     100 k.9
        vmovdqu64 zmm7, [r8 + 6784]                 ;   405.0 p3     100 k.10
        vmovdqu64 zmm7, [r8 + 6848]                 ;   405.5 p2     100 k.11
        vmovdqa64 zmm7, zmm21                       ;   489.3         45 k copy
        vpternlogd zmm7, zmm23, [rbp + 0], 0x28     ;   509.3 p0+p3   45 k
        vmovdqu64 [rbp + 64], zmm1                  ;   508.3 p7+p4   45 k spill
        vmovdqu64 zmm1, [rbp + 512]                 ;   477.5 p2      45 k reload
        vpternlogd zmm21, zmm1, [rbp + 768], 0x36   ;   509.5 p5+p3   45 k
        vpternlogd zmm21, zmm14, zmm12, 0x78        ;   510.5 p0      45 k
        vmovdqu64 zmm1, [rbp + 0]                   ;   465.5 p2      48 k reload
        vmovdqa64 zmm12, zmm22                      ;   482.5         45 k copy
        vpternlogd zmm12, zmm23, zmm1, 0x78         ;   510.5 p5      45 k
        vpternlogd zmm8, zmm23, zmm12, 0x78         ;   511.5 p0      45 k
        vpxord zmm31, zmm31, zmm8                   ;   512.5 p5      45 k
        vpternlogd zmm10, zmm1, [rbp + 768], 0xb4   ;   512.3 p0+p3   45 k
        vpternlogd zmm15, zmm10, zmm31, 0x96        ;   513.5 p5      45 k
        vpxord zmm28, zmm28, zmm15                  ;   514.5 p0      45 k
        vmovdqu64 [r9 + 12480], zmm28               ;   515.5 p8+p9  100 k
        vmovdqu64 zmm15, [rbp + 128]                ;   476.5 p2      45 k reload
        vpternlogd zmm1, zmm16, zmm15, 0x6c         ;   513.5 p5      45 k
        vpxord zmm0, zmm0, zmm1                     ;   514.5 p0      45 k
        vpternlogd zmm9, zmm21, zmm0, 0x96          ;   515.5 p5      45 k
        vpxord zmm19, zmm19, zmm9                   ;   516.5 p0      45 k
        vmovdqu64 zmm1, [rbp + 704]                 ;   474.3 p3      45 k reload
        vmovdqu64 zmm9, [rbp + 640]                 ;   472.5 p2      45 k
        vpternlogd zmm9, zmm23, zmm1, 0x78          ;   515.5 p5      45 k
        vpternlogd zmm15, zmm21, zmm9, 0x96         ;   516.5 p0      45 k
        vpternlogd zmm9, zmm13, zmm11, 0x96         ;   516.5 p5      45 k
        vpternlogd zmm29, zmm12, zmm9, 0x96         ;   517.5 p0      45 k
        vmovdqu64 zmm9, [rbp + 1216]                ;   465.3 p3      48 k reload
        vpternlogd zmm23, zmm3, zmm9, 0x6c          ;   517.5 p5      45 k
        vpternlogd zmm23, zmm14, zmm16, 0x78        ;   518.5 p0      45 k
        vpternlogd zmm9, zmm6, zmm22, 0x6c          ;   518.5 p5      45 k
        vpternlogd zmm11, zmm22, [rbp + 768], 0x78  ;   519.3 p0+p2   45 k
        vmovdqu64 zmm12, [r8 + 6912]                ;   411.0 p3     100 k.12
        vmovdqu64 zmm13, [r8 + 6976]                ;   411.5 p2     100 k.13
        vmovdqu64 zmm14, [r8 + 7040]                ;   412.0 p3     100 k.14
        vmovdqu64 zmm16, [r8 + 7104]                ;   412.5 p2     100 k.15
        vmovdqu64 zmm21, [r8 + 5568]                ;   413.0 p3      41 k
        vmovdqu64 zmm28, [r8 + 5952]                ;   413.5 p2     100 k.13 reload
        vpxord zmm21, zmm21, zmm28                  ;   519.5 p5      41 k
        vpternlogd zmm7, zmm5, zmm11, 0x96          ;   520.3 p0      45 k
        vmovdqu64 zmm5, [r8 + 6016]                 ;   414.0 p3      41 k
        vmovdqu64 zmm11, [r8 + 5760]                ;   414.5 p2     100 k.10 reload
        vpandd zmm5, zmm5, zmm11                    ;   520.5 p5      41 k
        vpternlogd zmm15, zmm27, zmm9, 0x96         ;   521.3 p0      45 k
        vpxord zmm27, zmm11, zmm21                  ;   521.5 p5      41 k
        vpternlogd zmm30, zmm23, zmm26, 0x96        ;   522.3 p0      45 k
        vmovdqu64 zmm23, [r8 + 5568]                ;   415.0 p3     100 k.7 reload
        vpandd zmm16, zmm11, zmm23                  ;   522.5 p5      41 k
        vpternlogd zmm7, zmm6, zmm25, 0x96          ;   523.3 p0      45 k
        vmovdqu64 zmm6, [r8 + 5824]                 ;   415.5 p2     100 k.11 reload
        vpandd zmm14, zmm11, zmm6                   ;   523.5 p5      41 k
        vmovdqu64 [r9 + 12800], zmm19               ;   517.5 p7+p4  100 k
        vmovdqa64 zmm19, zmm11                      ;   420.5         41 k copy
        vpxord zmm24, zmm24, zmm15                  ;   524.3 p0      45 k
        vmovdqu64 zmm15, [r8 + 5632]                ;   416.0 p3      41 k
        vpxord zmm15, zmm15, [r8 + 5888]            ;   524.5 p5+p2   41 k
        vpxord zmm17, zmm17, zmm7                   ;   525.3 p0      45 k
        vmovdqu64 zmm7, [r8 + 6016]                 ;   417.0 p3     100 k.14 reload
        vpandd zmm13, zmm23, zmm7                   ;   525.5 p5      41 k
        vmovdqu64 [r9 + 12736], zmm30               ;   523.3 p8+p9  100 k
        vmovdqu64 zmm30, [r8 + 6080]                ;   417.5 p2     100 k.15 reload
        vpandd zmm12, zmm7, zmm30                   ;   526.3 p0      41 k
        vmovdqu64 [r9 + 12352], zmm17               ;   526.3 p7+p4  100 k
        vpandd zmm17, zmm30, zmm6                   ;   526.5 p5      41 k
        vmovdqu64 [r9 + 12672], zmm24               ;   525.3 p8+p9  100 k
        vmovdqa64 zmm24, zmm7                       ;   423.0         41 k copy
        vpternlogd zmm24, zmm30, zmm23, 0x78        ;   527.3 p0      41 k
        vpternlogd zmm16, zmm28, zmm6, 0x78         ;   527.5 p5      41 k
        vpternlogd zmm13, zmm28, zmm11, 0x87        ;   528.3 p0      41 k
        vpxord zmm19, zmm19, zmm17                  ;   528.5 p5      41 k
        vpxord zmm16, zmm16, zmm12                  ;   529.3 p0      41 k
        vmovdqu64 zmm28, [r8 + 5888]                ;   418.0 p3      41 k
        vpandd zmm28, zmm28, [r8 + 5696]            ;   529.5 p5+p2   41 k
        vpternlogd zmm28, zmm30, zmm27, 0x1e        ;   530.5 p0      41 k
        vpternlogd zmm8, zmm3, [rbp + 192], 0x96    ;   530.5 p5+p3   45 k
        vmovdqu64 zmm3, [r8 + 5888]                 ;   419.5 p2     100 k.12 reload
        vpandd zmm6, zmm7, zmm3                     ;   531.3 p0      41 k
        vpxord zmm0, zmm0, zmm8                     ;   531.5 p5      45 k
        vpternlogd zmm31, zmm22, [rbp + 1344], 0x78 ;   532.3 p0+p3   45 k
        vpternlogd zmm31, zmm18, zmm9, 0x96         ;   533.3 p5      45 k
        vpternlogd zmm26, zmm10, [rbp + 64], 0x96   ;   533.3 p0+p2   45 k
        vpternlogd zmm2, zmm29, [rbp + 192], 0x96   ;   533.5 p5+p3   45 k
        vpxord zmm20, zmm20, zmm26                  ;   534.3 p0      45 k
        vpxord zmm4, zmm4, zmm2                     ;   534.5 p5      45 k
        vpternlogd zmm0, zmm1, [rbp + 832], 0x78    ;   535.3 p0+p2   45 k
        vmovdqa64 zmm1, zmm30                       ;   423.5         41 k copy
        vmovdqu64 zmm2, [r8 + 5952]                 ;   422.0 p3     100 k.13 reload
        vpandd zmm9, zmm7, zmm2                     ;   535.5 p5      41 k
        vmovdqu64 zmm10, [r8 + 5824]                ;   422.5 p2     100 k.11 reload
        vpandd zmm18, zmm23, zmm10                  ;   536.3 p0      41 k
        vmovdqa64 zmm22, zmm10                      ;   428.5         41 k copy
        vmovdqa64 zmm26, zmm3                       ;   425.5         41 k copy
        vpternlogd zmm26, zmm30, zmm10, 0x60        ;   536.5 p5      41 k
        vmovdqu64 [r9 + 12544], zmm20               ;   535.3 p7+p4  100 k
        vmovdqu64 zmm20, [r8 + 5696]                ;   423.0 p3     100 k.9 reload
        vmovdqa64 zmm29, zmm3                       ;   425.5         41 k copy
        vpternlogd zmm29, zmm10, zmm20, 0x6a        ;   537.3 p0      41 k
        vmovdqu64 [r9 + 12608], zmm4                ;   535.5 p8+p9  100 k
        vpternlogd zmm8, zmm31, [r9 + 12864], 0x96  ;   537.5 p5+p2   45 k
        vmovdqu64 zmm4, [r8 + 5632]                 ;   424.0 p3     100 k.8 reload
        vmovdqa64 zmm31, zmm3                       ;   425.5         41 k copy
        vpternlogd zmm31, zmm23, zmm4, 0x60         ;   538.3 p0      41 k
        vmovdqu64 [r9 + 12288], zmm8                ;   538.5 p7+p4  100 k
        vmovdqa64 zmm8, zmm23                       ;   421.0         41 k copy
        vpternlogd zmm8, zmm20, zmm4, 0x78          ;   538.5 p5      41 k
        vpternlogd zmm28, zmm4, zmm23, 0x78         ;   539.3 p0      41 k
        vpternlogd zmm6, zmm10, zmm15, 0x78         ;   539.5 p5      41 k
        vpxord zmm1, zmm1, zmm8                     ;   540.3 p0      41 k
        vpternlogd zmm8, zmm7, zmm4, 0x78           ;   540.5 p5      41 k
        vpternlogd zmm8, zmm10, zmm29, 0x78         ;   541.5 p0      41 k
        vpternlogd zmm10, zmm18, zmm7, 0x6c         ;   541.5 p5      41 k
        vpternlogd zmm10, zmm4, zmm1, 0x78          ;   542.5 p0      41 k
        vpternlogd zmm1, zmm3, zmm21, 0x78          ;   542.5 p5      41 k
        vpxord zmm22, zmm22, zmm1                   ;   543.5 p0      41 k
        vpternlogd zmm25, zmm0, [r9 + 12992], 0x96  ;   543.5 p5+p2   45 k
        vpandd zmm0, zmm4, zmm2                     ;   544.3 p0      41 k
        vmovdqu64 [r9 + 12416], zmm25               ;   544.5 p8+p9  100 k
        vmovdqu64 zmm1, [r8 + 5376]                 ;   425.0 p3      41 k
        vmovdqu64 zmm25, [r8 + 5120]                ;   425.5 p2     100 k.0 reload
        vpandd zmm1, zmm1, zmm25                    ;   544.5 p5      41 k
        vpternlogd zmm4, zmm14, zmm11, 0x6c         ;   545.3 p0      41 k
        vpternlogd zmm11, zmm15, zmm20, 0x6c        ;   545.5 p5      41 k
        vpternlogd zmm14, zmm6, zmm24, 0x96         ;   546.3 p0      41 k
        vpternlogd zmm24, zmm20, zmm27, 0x78        ;   546.5 p5      41 k
        vpternlogd zmm21, zmm6, zmm28, 0x96         ;   547.3 p0      41 k
        vmovdqu64 zmm6, [r8 + 5440]                 ;   426.0 p3      41 k
        vpandd zmm6, zmm6, zmm25                    ;   547.5 p5      41 k
        vpternlogd zmm26, zmm24, zmm19, 0x96        ;   548.3 p0      41 k
        vmovdqu64 zmm24, [r8 + 5376]                ;   426.5 p2      41 k
        vpandd zmm24, zmm24, [r8 + 5312]            ;   548.5 p5+p3   41 k
        vpternlogd zmm29, zmm14, zmm16, 0x96        ;   549.3 p0      41 k
        vmovdqu64 zmm14, [r8 + 5504]                ;   427.5 p2      41 k
        vpandd zmm14, zmm14, [r8 + 5312]            ;   549.5 p5+p3   41 k
        vpternlogd zmm16, zmm2, zmm20, 0xb4         ;   550.3 p0      41 k
        vmovdqa64 zmm25, zmm30                      ;   427.0         41 k copy
        vpternlogd zmm25, zmm19, zmm19, 0x3f        ;   550.5 p5      41 k
        vmovdqu64 zmm19, [r8 + 5440]                ;   428.5 p2      41 k
        vpandd zmm19, zmm19, [r8 + 5248]            ;   551.3 p0+p3   41 k
        vpternlogd zmm30, zmm9, zmm20, 0x6c         ;   551.5 p5      41 k
        vpternlogd zmm18, zmm8, zmm5, 0x96          ;   552.3 p0      41 k
        vpxord zmm31, zmm31, zmm8                   ;   552.5 p5      41 k
        vmovdqu64 zmm8, [r8 + 5440]                 ;   429.7 p2      41 k
        vpandd zmm8, zmm8, [r8 + 5184]              ;   553.3 p0+p3   41 k
        vpternlogd zmm3, zmm30, zmm27, 0x9c         ;   553.5 p5      41 k
        vmovdqu64 zmm30, [r8 + 5504]                ;   430.7 p2      41 k
        vpandd zmm30, zmm30, [r8 + 5248]            ;   554.3 p0+p3   41 k
        vpternlogd zmm28, zmm13, zmm22, 0x96        ;   554.5 p5      41 k
        vpternlogd zmm4, zmm2, zmm23, 0x78          ;   555.3 p0      41 k
        vpxord zmm9, zmm9, zmm0                     ;   555.5 p5      41 k
        vpternlogd zmm5, zmm29, zmm9, 0x96          ;   556.5 p0      41 k
        vmovdqu64 zmm29, [r8 + 5184]                ;   432.7 p2      41 k
        vpandd zmm29, zmm29, [r8 + 5120]            ;   556.5 p5+p3   41 k
        vpxord zmm13, zmm13, zmm9                   ;   557.3 p0      41 k
        vmovdqu64 zmm9, [r8 + 5376]                 ;   433.7 p2      41 k
        vpternlogd zmm13, zmm10, zmm11, 0x96        ;   558.3 p5      41 k
        vmovdqu64 zmm10, [r8 + 5120]                ;   433.8 p3      41 k
        vpternlogd zmm16, zmm11, zmm3, 0x96         ;   558.3 p0      41 k
        vmovdqu64 zmm11, [r8 + 5312]                ;   434.7 p2      41 k
        vpandd zmm11, zmm11, [r8 + 5184]            ;   558.5 p5+p3   41 k
        vpternlogd zmm17, zmm3, zmm31, 0x96         ;   559.3 p0      41 k
        vmovdqu64 zmm3, [r8 + 5248]                 ;   435.7 p2      41 k
        vpternlogd zmm31, zmm2, zmm20, 0x78         ;   559.5 p5      41 k
        vmovdqu64 zmm2, [r8 + 5248]                 ;   435.8 p3      41 k
        vpternlogd zmm7, zmm20, zmm25, 0x6a         ;   560.3 p0      41 k
        vmovdqu64 zmm20, [r8 + 5312]                ;   436.7 p2      41 k
        vpternlogd zmm26, zmm25, zmm4, 0x96         ;   560.5 p5      41 k
        vmovdqu64 zmm25, [r8 + 5440]                ;   436.8 p3      41 k
        vpternlogd zmm21, zmm12, zmm7, 0x96         ;   561.3 p0      41 k
        vmovdqu64 zmm12, [r8 + 5184]                ;   437.7 p2      41 k
        vpternlogd zmm31, zmm0, zmm7, 0x96          ;   561.5 p5      41 k
        vmovdqu64 zmm0, [r8 + 5312]                 ;   437.8 p3      41 k
        vmovdqu64 zmm7, [r8 + 5376]                 ;   438.7 p2      41 k
        vpxord zmm22, zmm22, zmm18                  ;   562.3 p0      41 k
        vpternlogd zmm22, zmm23, zmm15, 0x78        ;   563.3 p5      41 k
        vmovdqu64 zmm15, [r8 + 5440]                ;   439.7 p3      41 k
        vmovdqu64 zmm23, [r8 + 5504]                ;   440.5 p2      41 k
        vpxord zmm9, zmm9, zmm14                    ;   563.3 p0      41 k
        vpxord zmm15, zmm15, zmm5                   ;   563.5 p5      41 k
        vmovdqu64 zmm5, [r8 + 6976]                 ;   441.3 p3      48 k
        vpxord zmm7, zmm7, zmm16                    ;   564.3 p0      41 k
        vmovdqu64 zmm16, [r8 + 6144]                ;   441.7 p2      48 k
        vpxord zmm0, zmm0, zmm17                    ;   564.5 p5      41 k
        vmovdqu64 zmm17, [r8 + 6208]                ;   442.3 p3      48 k
        vpxord zmm12, zmm12, zmm26                  ;   565.3 p0      41 k
        vmovdqu64 zmm26, [r8 + 6272]                ;   442.7 p2      48 k
        vpxord zmm23, zmm23, zmm21                  ;   565.5 p5      41 k
        vmovdqu64 zmm21, [r8 + 6336]                ;   443.5 p3      48 k
        vpxord zmm2, zmm2, zmm8                     ;   566.3 p0      41 k
        vpxord zmm20, zmm20, zmm30                  ;   566.5 p5      41 k
        vpandd zmm25, zmm25, zmm20                  ;   567.5 p0      41 k
        vmovdqu64 [rbp + 704], zmm27                ;   522.5 p7+p4   41 k spill
        vmovdqu64 zmm27, [r8 + 6400]                ;   445.5 p2      48 k
        vpxord zmm13, zmm13, [r8 + 6592]            ;   567.5 p5+p3   48 k
        vmovdqu64 [rbp + 832], zmm13                ;   568.5 p8+p9   48 k spill
        vmovdqu64 zmm13, [r8 + 6464]                ;   446.5 p2      48 k
        vmovdqu64 [rbp + 192], zmm28                ;   555.5 p7+p4   41 k spill
        vmovdqu64 zmm28, [r8 + 6528]                ;   447.3 p3      48 k
        vmovdqu64 [rbp + 64], zmm23                 ;   566.5 p8+p9   41 k spill
        vmovdqu64 zmm23, [rbp + 832]                ;   568.5 p2      45 k
        vpxord zmm28, zmm28, [rbp + 64]             ;   572.5 p0+p3   48 k
        vpxord zmm13, zmm13, zmm15                  ;   568.5 p5      48 k
        vpxord zmm21, zmm21, zmm0                   ;   569.3 p0      48 k
        vpxord zmm27, zmm27, zmm7                   ;   569.5 p5      48 k
        vpxord zmm17, zmm17, zmm12                  ;   570.3 p0      48 k
        vmovdqu64 [rbp - 64], zmm27                 ;   570.5 p7+p4   48 k spill
        vmovdqu64 zmm27, [rbp + 832]                ;   568.5 p2      45 k
        vmovdqu64 [rbp + 1344], zmm13               ;   569.5 p8+p9   48 k spill
        vmovdqu64 zmm13, [rbp + 832]                ;   568.5 p3      45 k
        vmovdqu64 [rbp + 768], zmm17                ;   571.3 p7+p4   48 k spill
        vmovdqu64 zmm17, [rbp + 1344]               ;   569.5 p2      45 k
        vpxord zmm17, zmm17, [rbp + 768]            ;   577.3 p5+p3   45 k
        vmovdqu64 [rbp + 1216], zmm17               ;   578.3 p8+p9   45 k spill
        vmovdqu64 zmm17, [rbp - 64]                 ;   570.5 p2      45 k
        vmovdqu64 [rbp - 128], zmm21                ;   570.3 p7+p4   48 k spill
        vmovdqu64 zmm21, [rbp - 64]                 ;   570.5 p3      45 k
        vpandd zmm23, zmm23, [rbp - 128]            ;   576.3 p0+p2   45 k
        vpandd zmm17, zmm17, [rbp - 128]            ;   576.5 p5+p3   45 k
        vmovdqu64 [rbp + 1024], zmm23               ;   577.3 p8+p9   45 k spill
        vmovdqu64 zmm23, [rbp - 128]                ;   570.3 p2      45 k
        vmovdqu64 [rbp + 320], zmm17                ;   577.5 p7+p4   45 k spill
        vmovdqu64 zmm17, [rbp - 128]                ;   570.3 p3      45 k
        vmovdqu64 [rbp + 128], zmm28                ;   573.5 p8+p9   48 k spill
        vmovdqu64 zmm28, [rbp - 128]                ;   570.3 p2      45 k
        vmovdqu64 [rbp + 640], zmm15                ;   564.5 p7+p4   41 k spill
        vmovdqu64 zmm15, [rbp + 128]                ;   573.5 p3      45 k
        vmovdqu64 [rbp + 0], zmm0                   ;   565.5 p8+p9   41 k spill
        vmovdqu64 zmm0, [rbp + 1344]                ;   569.5 p2      45 k
        vmovdqu64 [rbp + 512], zmm12                ;   566.3 p7+p4   41 k spill
        vmovdqu64 zmm12, [rbp + 832]                ;   568.5 p3      45 k
        vpandd zmm12, zmm12, [rbp + 1344]           ;   575.5 p0+p2   45 k
        vmovdqu64 [rbp + 960], zmm12                ;   576.5 p8+p9   45 k spill
        vmovdqa64 zmm12, zmm24                      ;   549.5         41 k copy
        vpternlogd zmm24, zmm1, [r8 + 5440], 0x28   ;   572.5 p5+p3   41 k
        vpxord zmm24, zmm24, zmm9                   ;   573.5 p0      41 k
        vmovdqu64 [rbp + 448], zmm7                 ;   565.3 p7+p4   41 k spill
        vpxord zmm7, zmm1, zmm11                    ;   573.5 p5      41 k
        vpternlogd zmm11, zmm9, [r8 + 5440], 0x78   ;   574.3 p0+p2   41 k
        vmovdqu64 zmm9, [r8 + 5120]                 ;   460.8 p3     100 k.0 reload
        vpternlogd zmm18, zmm31, zmm9, 0x96         ;   574.5 p5      41 k
        vpxord zmm31, zmm29, zmm30                  ;   575.3 p0      41 k
        vpxord zmm16, zmm16, zmm18                  ;   575.5 p5      48 k
        vpxord zmm15, zmm15, zmm16                  ;   579.5 p0      45 k
        vpxord zmm23, zmm23, zmm15                  ;   580.5 p5      45 k
        vpternlogd zmm29, zmm8, [r8 + 5312], 0x78   ;   577.3 p0+p2   41 k
        vpandd zmm13, zmm13, zmm16                  ;   577.5 p5      45 k
        vpandd zmm17, zmm17, zmm16                  ;   578.3 p0      45 k
        vpternlogd zmm4, zmm22, [r8 + 5248], 0x96   ;   578.5 p5+p3   41 k
        vmovdqu64 zmm22, [r8 + 5376]                ;   463.3 p2     100 k.4 reload
        vpternlogd zmm24, zmm31, zmm22, 0x78        ;   579.3 p0      41 k
        vpxord zmm26, zmm26, zmm4                   ;   579.5 p5      48 k
        vpandd zmm0, zmm0, zmm26                    ;   580.5 p0      45 k
        vpternlogd zmm31, zmm9, [r8 + 5248], 0x6c   ;   580.5 p5+p3   41 k
        vmovdqu64 [rbp + 256], zmm15                ;   580.5 p8+p9   45 k spill
        vmovdqa64 zmm15, zmm25                      ;   568.5         41 k copy
        vmovdqu64 [rbp + 896], zmm0                 ;   581.5 p7+p4   45 k spill
        vmovdqu64 zmm0, [r8 + 5184]                 ;   464.8 p2      41 k
        vpternlogd zmm0, zmm9, [r8 + 5312], 0x78    ;   581.3 p0+p3   41 k
        vmovdqu64 [rbp + 576], zmm23                ;   581.5 p8+p9   45 k spill
        vmovdqa64 zmm23, zmm8                       ;   554.3         41 k copy
        vpternlogd zmm23, zmm6, [r8 + 5504], 0x87   ;   581.5 p5+p2   41 k
        vpternlogd zmm8, zmm9, [r8 + 5504], 0x48    ;   582.3 p0+p3   41 k
        vpxord zmm15, zmm15, zmm8                   ;   583.3 p5      41 k
        vpxord zmm8, zmm8, zmm23                    ;   583.3 p0      41 k
        vmovdqu64 [rbp + 1280], zmm17               ;   579.3 p7+p4   45 k spill
        vmovdqa64 zmm17, zmm6                       ;   548.5         41 k copy
        vpternlogd zmm17, zmm22, [r8 + 5184], 0x78  ;   583.5 p5+p2   41 k
        vpxord zmm3, zmm3, zmm17                    ;   584.5 p0      41 k
        vpternlogd zmm15, zmm30, zmm3, 0x96         ;   585.5 p5      41 k
        vpternlogd zmm15, zmm0, zmm31, 0x96         ;   586.5 p0      41 k
        vpternlogd zmm17, zmm0, [r8 + 5248], 0x78   ;   585.5 p5+p3   41 k
        vpternlogd zmm15, zmm7, [r8 + 5248], 0x78   ;   587.5 p0+p2   41 k
        vmovdqu64 [rbp + 1152], zmm16               ;   576.5 p8+p9   48 k spill
        vmovdqa64 zmm16, zmm9                       ;   476.0         41 k copy
        vpternlogd zmm16, zmm2, [r8 + 5504], 0x6a   ;   586.5 p5+p3   41 k
        vmovdqu64 [rbp + 1088], zmm26               ;   580.5 p7+p4   48 k spill
        vmovdqa64 zmm26, zmm22                      ;   476.7         41 k copy
        vpternlogd zmm26, zmm0, [r8 + 5504], 0x28   ;   587.3 p0+p2   41 k
        vpternlogd zmm17, zmm24, zmm26, 0x96        ;   588.3 p5      41 k
        vmovdqu64 zmm24, [r8 + 5312]                ;   477.3 p3     100 k.3 reload
        vpternlogd zmm26, zmm9, zmm24, 0x78         ;   588.3 p0      41 k
        vpternlogd zmm6, zmm25, zmm26, 0x96         ;   589.3 p5      41 k
        vmovdqu64 zmm25, [r8 + 5440]                ;   477.8 p2     100 k.5 reload
        vpternlogd zmm3, zmm24, zmm25, 0x6a         ;   589.3 p0      41 k
        vpternlogd zmm7, zmm25, [r8 + 5504], 0x28   ;   589.5 p5+p3   41 k
        vpternlogd zmm7, zmm0, zmm31, 0x96          ;   590.5 p0      41 k
        vpternlogd zmm7, zmm2, zmm22, 0x87          ;   591.5 p5      41 k
        vmovdqu64 zmm0, [r8 + 5184]                 ;   478.8 p2     100 k.1 reload
        vmovdqu64 zmm2, [r8 + 5504]                 ;   479.3 p3      41 k
        vpternlogd zmm2, zmm19, zmm0, 0x6c          ;   591.3 p0      41 k
        vpternlogd zmm3, zmm0, zmm19, 0x78          ;   591.5 p5      41 k
        vmovdqu64 zmm0, [rbp + 704]                 ;   522.5 p2      41 k reload
        vmovdqu64 zmm19, [r8 + 6656]                ;   480.3 p3      48 k
        vpternlogd zmm19, zmm0, [rbp + 192], 0x96   ;   592.3 p0+p2   48 k
        vpxord zmm12, zmm12, zmm2                   ;   592.5 p5      41 k
        vmovdqu64 zmm0, [rbp - 64]                  ;   570.5 p3      45 k
        vpxord zmm10, zmm10, zmm12                  ;   593.5 p0      41 k
        vpternlogd zmm23, zmm9, zmm10, 0x78         ;   594.5 p5      41 k
        vpternlogd zmm11, zmm30, zmm23, 0x96        ;   595.5 p0      41 k
        vmovdqu64 zmm9, [rbp + 1088]                ;   580.5 p2      48 k reload
        vmovdqu64 zmm23, [rbp - 128]                ;   570.3 p3      48 k reload
        vmovdqu64 zmm30, [rbp + 1216]               ;   578.3 p2      45 k
        vpternlogd zmm30, zmm23, zmm9, 0x78         ;   594.5 p5      45 k
        vpternlogd zmm8, zmm22, zmm10, 0x78         ;   595.3 p0      41 k
        vmovdqu64 zmm10, [rbp + 128]                ;   573.5 p3      48 k reload
        vmovdqu64 zmm22, [rbp - 64]                 ;   570.5 p2      48 k reload
        vmovdqu64 zmm31, [rbp + 1280]               ;   579.3 p3      45 k
        vpternlogd zmm31, zmm22, zmm10, 0x78        ;   595.5 p5      45 k
        vpxord zmm16, zmm16, zmm8                   ;   596.3 p0      41 k
        vpternlogd zmm16, zmm14, zmm20, 0x78        ;   597.3 p5      41 k
        vpternlogd zmm13, zmm23, zmm10, 0x87        ;   597.3 p0      45 k
        vpternlogd zmm29, zmm12, [r8 + 5248], 0x78  ;   597.5 p5+p2   41 k
        vmovdqu64 zmm8, [rbp + 1152]                ;   576.5 p3      45 k
        vmovdqu64 zmm12, [rbp + 832]                ;   568.5 p2      45 k
        vmovdqu64 zmm14, [rbp + 768]                ;   571.3 p3      45 k
        vmovdqu64 zmm20, [rbp + 576]                ;   581.5 p2      45 k
        vpternlogd zmm6, zmm24, zmm29, 0x96         ;   598.5 p0      41 k
        vpternlogd zmm26, zmm25, [r8 + 5504], 0x80  ;   598.5 p5+p3   41 k
        vmovdqu64 zmm24, [rbp + 1152]               ;   576.5 p2      48 k reload
        vmovdqu64 zmm25, [rbp + 768]                ;   571.3 p3      48 k reload
        vmovdqu64 zmm29, [rbp + 1344]               ;   569.5 p2      45 k
        vpternlogd zmm29, zmm25, zmm24, 0x60        ;   599.3 p0      45 k
        vpternlogd zmm26, zmm1, zmm2, 0x96          ;   599.5 p5      41 k
        vmovdqu64 zmm1, [r8 + 6848]                 ;   489.3 p3     100 k.11 reload
        vpternlogd zmm17, zmm4, zmm1, 0x96          ;   600.3 p0      48 k
        vmovdqu64 zmm2, [rbp + 320]                 ;   577.5 p2      45 k reload
        vpternlogd zmm23, zmm25, zmm2, 0x6a         ;   600.5 p5      45 k
        vmovdqu64 zmm4, [r8 + 6720]                 ;   490.3 p3     100 k.9 reload
        vpternlogd zmm11, zmm18, zmm4, 0x96         ;   601.3 p0      48 k
        vpternlogd zmm3, zmm26, [rbp + 448], 0x69   ;   601.5 p5+p2   41 k
        vpxord zmm5, zmm5, zmm3                     ;   602.5 p0      48 k
        vpandd zmm8, zmm8, zmm22                    ;   602.5 p5      45 k
        vpandd zmm12, zmm12, zmm10                  ;   603.3 p0      45 k
        vpandd zmm14, zmm14, zmm10                  ;   603.5 p5      45 k
        vmovdqu64 zmm3, [r8 + 7040]                 ;   491.3 p3     100 k.14 reload
        vpternlogd zmm15, zmm3, [rbp + 640], 0x96   ;   604.3 p0+p2   48 k
        vpternlogd zmm23, zmm10, zmm24, 0x78        ;   604.5 p5      45 k
        vmovdqu64 zmm18, [r8 + 6912]                ;   492.3 p3     100 k.12 reload
        vpternlogd zmm7, zmm18, [rbp + 0], 0x96     ;   605.3 p0+p2   48 k
        vmovdqu64 [r9 + 14016], zmm17               ;   601.3 p8+p9  100 k
        vmovdqu64 [r9 + 13888], zmm11               ;   602.3 p7+p4  100 k
        vpandd zmm27, zmm27, zmm19                  ;   605.5 p5      45 k
        vpxord zmm31, zmm31, zmm27                  ;   606.5 p0      45 k
        vpandd zmm21, zmm21, zmm19                  ;   606.5 p5      45 k
        vpxord zmm28, zmm28, zmm21                  ;   607.5 p0      45 k
        vmovdqa64 zmm26, zmm13                      ;   598.3         45 k copy
        vmovdqu64 [r9 + 14080], zmm7                ;   606.3 p8+p9  100 k
        vmovdqa64 zmm3, zmm24                       ;   582.5         45 k copy
        vpternlogd zmm3, zmm25, zmm9, 0x78          ;   607.5 p5      45 k
        vpxord zmm18, zmm3, zmm19                   ;   608.5 p0      45 k
        vpternlogd zmm3, zmm25, [rbp + 832], 0x78   ;   608.5 p5+p3   45 k
        vpxord zmm1, zmm12, zmm14                   ;   609.3 p0      45 k
        vpternlogd zmm12, zmm19, zmm9, 0x78         ;   609.5 p5      45 k
        vpxord zmm26, zmm26, zmm1                   ;   610.3 p0      45 k
        vmovdqa64 zmm4, zmm5                        ;   603.5         45 k copy
        vmovdqa64 zmm17, zmm15                      ;   605.3         45 k copy
        vmovdqa64 zmm11, zmm19                      ;   593.3         45 k copy
        vpternlogd zmm11, zmm28, zmm28, 0x3f        ;   610.5 p5      45 k
        vmovdqu64 [rbp + 0], zmm15                  ;   605.3 p7+p4   48 k spill
        vmovdqa64 zmm15, zmm10                      ;   579.5         45 k copy
        vpternlogd zmm15, zmm31, zmm9, 0x9c         ;   611.3 p0      45 k
        vmovdqu64 zmm10, [r8 + 6784]                ;   493.8 p2     100 k.10 reload
        vpternlogd zmm16, zmm10, [rbp + 512], 0x96  ;   611.5 p5+p3   48 k
        vmovdqu64 [r9 + 14144], zmm5                ;   603.5 p8+p9  100 k
        vmovdqu64 zmm5, [rbp + 0]                   ;   605.3 p2      48 k reload
        vmovdqu64 [r9 + 14208], zmm5                ;   611.3 p7+p4  100 k
        vmovdqu64 zmm5, [r8 + 6144]                 ;   495.3 p3     100 k.0 reload
        vmovdqu64 [r9 + 6144], zmm5                 ;   501.3 p8+p9   99 k
        vmovdqu64 zmm5, [r8 + 6208]                 ;   495.8 p2     100 k.1 reload
        vmovdqu64 [r9 + 6208], zmm5                 ;   501.8 p7+p4   99 k
        vmovdqu64 [r9 + 13952], zmm16               ;   612.5 p8+p9  100 k
        vmovdqu64 zmm5, [r8 + 7104]                 ;   496.3 p3     100 k.15 reload
        vpternlogd zmm6, zmm5, [rbp + 64], 0x96     ;   612.3 p0+p2   48 k
        vmovdqu64 [r9 + 6784], zmm10                ;   499.8 p7+p4   99 k
        vmovdqu64 [r9 + 7104], zmm5                 ;   502.3 p8+p9   99 k
        vmovdqu64 zmm5, [r8 + 7168]                 ;   497.3 p3     100 k.0
        vmovdqu64 zmm5, [r8 + 7232]                 ;   497.8 p2     100 k.1
        vmovdqu64 zmm5, [r8 + 7296]                 ;   498.3 p3     100 k.2
        vmovdqu64 zmm5, [r8 + 7360]                 ;   498.8 p2     100 k.3
        vmovdqu64 zmm5, [r8 + 6272]                 ;   499.3 p3     100 k.2 reload
        vmovdqu64 [r9 + 6272], zmm5                 ;   505.3 p7+p4   99 k
        vmovdqu64 zmm5, [r8 + 6336]                 ;   499.8 p2     100 k.3 reload
        vmovdqu64 [r9 + 6336], zmm5                 ;   505.8 p8+p9   99 k
        vmovdqu64 zmm5, [r8 + 6400]                 ;   500.3 p3     100 k.4 reload
        vmovdqu64 [r9 + 6400], zmm5                 ;   506.3 p7+p4   99 k
        vmovdqu64 zmm5, [r8 + 6464]                 ;   500.8 p2     100 k.5 reload
        vmovdqu64 [r9 + 6464], zmm5                 ;   506.8 p8+p9   99 k
        vmovdqu64 zmm5, [r8 + 6528]                 ;   501.3 p3     100 k.6 reload
        vmovdqu64 [r9 + 6528], zmm5                 ;   507.3 p7+p4   99 k
        vmovdqu64 zmm5, [r8 + 6592]                 ;   501.8 p2     100 k.7 reload
        vmovdqu64 [r9 + 6592], zmm5                 ;   507.8 p8+p9   99 k
        vmovdqu64 zmm10, [r8 + 6656]                ;   502.3 p3     100 k.8 reload
        vmovdqu64 [r9 + 6656], zmm10                ;   508.3 p7+p4   99 k
        vmovdqu64 zmm10, [r8 + 6720]                ;   502.8 p2     100 k.9 reload
        vmovdqu64 [r9 + 6720], zmm10                ;   508.8 p8+p9   99 k
        vmovdqu64 [r9 + 14272], zmm6                ;   613.3 p7+p4  100 k
        vmovdqu64 zmm10, [r8 + 6848]                ;   503.3 p3     100 k.11 reload
        vmovdqu64 [r9 + 6848], zmm10                ;   509.7 p8+p9   99 k
        vmovdqu64 zmm10, [r8 + 6912]                ;   503.8 p2     100 k.12 reload
        vmovdqu64 [r9 + 6912], zmm10                ;   510.7 p7+p4   99 k
        vmovdqu64 zmm10, [r8 + 6976]                ;   504.3 p3     100 k.13 reload
        vmovdqu64 [r9 + 6976], zmm10                ;   511.7 p8+p9   99 k
        vmovdqu64 zmm5, [r8 + 7040]                 ;   504.8 p2     100 k.14 reload
        vmovdqu64 [r9 + 7040], zmm5                 ;   512.7 p7+p4   99 k
        vmovdqa64 zmm5, zmm19                       ;   593.3         45 k copy
        vpternlogd zmm5, zmm24, [rbp + 832], 0x6a   ;   612.5 p5+p3   45 k
        vmovdqu64 zmm10, [r8 + 7424]                ;   505.8 p2     100 k.4
        vmovdqu64 zmm10, [r8 + 7616]                ;   506.3 p3     100 k.7
        vmovdqu64 zmm10, [r8 + 7488]                ;   506.8 p2     100 k.5
        vmovdqu64 zmm10, [r8 + 7680]                ;   507.3 p3     100 k.8
        vmovdqu64 zmm10, [r8 + 7552]                ;   507.8 p2     100 k.6
        vmovdqu64 zmm10, [r8 + 7744]                ;   508.3 p3     100 k.9
        vmovdqu64 zmm10, [r8 + 7808]                ;   508.8 p2     100 k.10
        vmovdqu64 zmm10, [r8 + 7872]                ;   509.3 p3     100 k.11
        vmovdqa64 zmm10, zmm19                      ;   593.3         45 k copy
        vpternlogd zmm10, zmm22, [rbp + 1344], 0x28 ;   613.3 p0+p2   45 k
        vmovdqu64 [rbp + 64], zmm15                 ;   612.3 p8+p9   45 k spill
        vmovdqu64 zmm15, [rbp + 896]                ;   581.5 p3      45 k reload
        vpternlogd zmm19, zmm15, [rbp + 576], 0x36  ;   613.5 p5+p2   45 k
        vpternlogd zmm19, zmm25, zmm24, 0x78        ;   614.5 p0      45 k
        vmovdqu64 zmm15, [rbp + 1344]               ;   569.5 p3      48 k reload
        vmovdqa64 zmm24, zmm9                       ;   586.5         45 k copy
        vpternlogd zmm24, zmm22, zmm15, 0x78        ;   614.5 p5      45 k
        vpternlogd zmm3, zmm22, zmm24, 0x78         ;   615.5 p0      45 k
        vpxord zmm29, zmm29, zmm3                   ;   616.5 p5      45 k
        vpternlogd zmm12, zmm15, [rbp + 576], 0xb4  ;   616.3 p0+p2   45 k
        vpternlogd zmm21, zmm12, zmm29, 0x96        ;   617.5 p5      45 k
        vpxord zmm7, zmm7, zmm21                    ;   618.5 p0      45 k
        vmovdqu64 [r9 + 13504], zmm7                ;   619.5 p7+p4  100 k
        vmovdqu64 zmm7, [rbp + 256]                 ;   580.5 p3      45 k reload
        vpternlogd zmm15, zmm18, zmm7, 0x6c         ;   617.5 p5      45 k
        vpxord zmm0, zmm0, zmm15                    ;   618.5 p0      45 k
        vpternlogd zmm13, zmm19, zmm0, 0x96         ;   619.5 p5      45 k
        vpxord zmm20, zmm20, zmm13                  ;   620.5 p0      45 k
        vmovdqu64 zmm13, [rbp + 1216]               ;   578.3 p2      45 k reload
        vmovdqu64 zmm15, [rbp + 960]                ;   576.5 p3      45 k
        vpternlogd zmm15, zmm22, zmm13, 0x78        ;   619.5 p5      45 k
        vpternlogd zmm7, zmm19, zmm15, 0x96         ;   620.5 p0      45 k
        vpternlogd zmm15, zmm2, zmm5, 0x96          ;   620.5 p5      45 k
        vpternlogd zmm31, zmm24, zmm15, 0x96        ;   621.5 p0      45 k
        vmovdqu64 zmm2, [rbp + 832]                 ;   568.5 p2      48 k reload
        vpternlogd zmm22, zmm8, zmm2, 0x6c          ;   621.5 p5      45 k
        vpternlogd zmm22, zmm25, zmm18, 0x78        ;   622.5 p0      45 k
        vpternlogd zmm2, zmm11, zmm9, 0x6c          ;   622.5 p5      45 k
        vpternlogd zmm5, zmm9, [rbp + 576], 0x78    ;   623.3 p0+p3   45 k
        vmovdqu64 zmm15, [r8 + 7936]                ;   514.8 p2     100 k.12
        vmovdqu64 zmm18, [r8 + 8000]                ;   515.3 p3     100 k.13
        vmovdqu64 zmm19, [r8 + 8064]                ;   515.8 p2     100 k.14
        vmovdqu64 zmm21, [r8 + 8128]                ;   516.3 p3     100 k.15
        vmovdqu64 zmm24, [r8 + 6592]                ;   516.8 p2      41 k
        vmovdqu64 zmm25, [r8 + 6976]                ;   517.3 p3     100 k.13 reload
        vpxord zmm24, zmm24, zmm25                  ;   623.5 p5      41 k
        vpternlogd zmm10, zmm28, zmm5, 0x96         ;   624.3 p0      45 k
        vmovdqu64 zmm5, [r8 + 7040]                 ;   517.8 p2      41 k
        vmovdqu64 zmm28, [r8 + 6784]                ;   518.3 p3     100 k.10 reload
        vpandd zmm5, zmm5, zmm28                    ;   624.5 p5      41 k
        vpternlogd zmm7, zmm27, zmm2, 0x96          ;   625.3 p0      45 k
        vpxord zmm27, zmm28, zmm24                  ;   625.5 p5      41 k
        vpternlogd zmm26, zmm22, zmm30, 0x96        ;   626.3 p0      45 k
        vmovdqu64 zmm22, [r8 + 6592]                ;   518.8 p2     100 k.7 reload
        vpandd zmm21, zmm28, zmm22                  ;   626.5 p5      41 k
        vpternlogd zmm10, zmm11, zmm23, 0x96        ;   627.3 p0      45 k
        vmovdqu64 zmm11, [r8 + 6848]                ;   519.3 p3     100 k.11 reload
        vpandd zmm19, zmm28, zmm11                  ;   627.5 p5      41 k
        vmovdqu64 [r9 + 13824], zmm20               ;   621.5 p8+p9  100 k
        vmovdqa64 zmm20, zmm28                      ;   524.3         41 k copy
        vpxord zmm6, zmm6, zmm7                     ;   628.3 p0      45 k
        vmovdqu64 zmm7, [r8 + 7040]                 ;   519.8 p2     100 k.14 reload
        vpandd zmm18, zmm22, zmm7                   ;   628.5 p5      41 k
        vpxord zmm16, zmm16, zmm10                  ;   629.3 p0      45 k
        vmovdqu64 zmm10, [r8 + 7104]                ;   520.3 p3     100 k.15 reload
        vpandd zmm15, zmm7, zmm10                   ;   629.5 p5      41 k
        vmovdqu64 [r9 + 13760], zmm26               ;   627.3 p7+p4  100 k
        vpandd zmm26, zmm10, zmm11                  ;   630.3 p0      41 k
        vmovdqu64 [r9 + 13376], zmm16               ;   630.3 p8+p9  100 k
        vmovdqa64 zmm16, zmm7                       ;   525.8         41 k copy
        vpternlogd zmm16, zmm10, zmm22, 0x78        ;   630.5 p5      41 k
        vmovdqu64 [r9 + 13696], zmm6                ;   629.3 p7+p4  100 k
        vmovdqu64 zmm6, [r8 + 6656]                 ;   520.8 p2      41 k
        vpxord zmm6, zmm6, [r8 + 6912]              ;   631.3 p0+p3   41 k
        vpternlogd zmm21, zmm25, zmm11, 0x78        ;   631.5 p5      41 k
        vpternlogd zmm18, zmm25, zmm28, 0x87        ;   632.3 p0      41 k
        vpxord zmm20, zmm20, zmm26                  ;   632.5 p5      41 k
        vpxord zmm21, zmm21, zmm15                  ;   633.3 p0      41 k
        vmovdqu64 zmm25, [r8 + 6912]                ;   521.8 p2      41 k
        vpandd zmm25, zmm25, [r8 + 6720]            ;   633.5 p5+p3   41 k
        vpternlogd zmm25, zmm10, zmm27, 0x1e        ;   634.5 p0      41 k
        vpternlogd zmm3, zmm8, [rbp + 1024], 0x96   ;   634.5 p5+p2   45 k
        vmovdqu64 zmm8, [r8 + 6912]                 ;   523.3 p3     100 k.12 reload
        vpandd zmm11, zmm7, zmm8                    ;   635.3 p0      41 k
        vpxord zmm0, zmm0, zmm3                     ;   635.5 p5      45 k
        vpternlogd zmm29, zmm9, [rbp + 128], 0x78   ;   636.3 p0+p2   45 k
        vpternlogd zmm29, zmm14, zmm2, 0x96         ;   637.3 p5      45 k
        vpternlogd zmm30, zmm12, [rbp + 64], 0x96   ;   637.3 p0+p3   45 k
        vpternlogd zmm1, zmm31, [rbp + 1024], 0x96  ;   637.5 p5+p2   45 k
        vpxord zmm4, zmm4, zmm30                    ;   638.3 p0      45 k
        vpxord zmm17, zmm17, zmm1                   ;   638.5 p5      45 k
        vpternlogd zmm0, zmm13, [rbp + 1152], 0x78  ;   639.3 p0+p3   45 k
        vmovdqa64 zmm1, zmm10                       ;   526.3         41 k copy
        vmovdqu64 zmm2, [r8 + 6976]                 ;   525.8 p2     100 k.13 reload
        vpandd zmm9, zmm7, zmm2                     ;   639.5 p5      41 k
        vmovdqu64 zmm12, [r8 + 6848]                ;   526.3 p3     100 k.11 reload
        vpandd zmm13, zmm22, zmm12                  ;   640.3 p0      41 k
        vmovdqa64 zmm14, zmm12                      ;   532.3         41 k copy
        vmovdqa64 zmm30, zmm8                       ;   529.3         41 k copy
        vpternlogd zmm30, zmm10, zmm12, 0x60        ;   640.5 p5      41 k
        vmovdqu64 [r9 + 13568], zmm4                ;   639.3 p8+p9  100 k
        vmovdqu64 zmm4, [r8 + 6720]                 ;   526.8 p2     100 k.9 reload
        vmovdqa64 zmm31, zmm8                       ;   529.3         41 k copy
        vpternlogd zmm31, zmm12, zmm4, 0x6a         ;   641.3 p0      41 k
        vmovdqu64 [r9 + 13632], zmm17               ;   639.5 p7+p4  100 k
        vpternlogd zmm3, zmm29, [r9 + 13888], 0x96  ;   641.5 p5+p3   45 k
        vmovdqu64 zmm17, [r8 + 6656]                ;   527.8 p2     100 k.8 reload
        vmovdqa64 zmm29, zmm8                       ;   529.3         41 k copy
        vpternlogd zmm29, zmm22, zmm17, 0x60        ;   642.3 p0      41 k
        vmovdqu64 [r9 + 13312], zmm3                ;   642.5 p8+p9  100 k
        vmovdqa64 zmm3, zmm22                       ;   525.8         41 k copy
        vpternlogd zmm3, zmm4, zmm17, 0x78          ;   642.5 p5      41 k
        vpternlogd zmm25, zmm17, zmm22, 0x78        ;   643.3 p0      41 k
        vpternlogd zmm11, zmm12, zmm6, 0x78         ;   643.5 p5      41 k
        vpxord zmm1, zmm1, zmm3                     ;   644.3 p0      41 k
        vpternlogd zmm3, zmm7, zmm17, 0x78          ;   644.5 p5      41 k
        vpternlogd zmm3, zmm12, zmm31, 0x78         ;   645.5 p0      41 k
        vpternlogd zmm12, zmm13, zmm7, 0x6c         ;   645.5 p5      41 k
        vpternlogd zmm12, zmm17, zmm1, 0x78         ;   646.5 p0      41 k
        vpternlogd zmm1, zmm8, zmm24, 0x78          ;   646.5 p5      41 k
        vpxord zmm14, zmm14, zmm1                   ;   647.5 p0      41 k
        vpternlogd zmm23, zmm0, [r9 + 14016], 0x96  ;   647.5 p5+p3   45 k
        vpandd zmm0, zmm17, zmm2                    ;   648.3 p0      41 k
        vmovdqu64 [r9 + 13440], zmm23               ;   648.5 p7+p4  100 k
        vmovdqu64 zmm1, [r8 + 6400]                 ;   528.8 p2      41 k
        vmovdqu64 zmm23, [r8 + 6144]                ;   529.3 p3     100 k.0 reload
        vpandd zmm1, zmm1, zmm23                    ;   648.5 p5      41 k
        vpternlogd zmm17, zmm19, zmm28, 0x6c        ;   649.3 p0      41 k
        vpternlogd zmm28, zmm6, zmm4, 0x6c          ;   649.5 p5      41 k
        vpternlogd zmm19, zmm11, zmm16, 0x96        ;   650.3 p0      41 k
        vpternlogd zmm16, zmm4, zmm27, 0x78         ;   650.5 p5      41 k
        vpternlogd zmm24, zmm11, zmm25, 0x96        ;   651.3 p0      41 k
        vmovdqu64 zmm11, [r8 + 6464]                ;   529.8 p2      41 k
        vpandd zmm11, zmm11, zmm23                  ;   651.5 p5      41 k
        vpternlogd zmm30, zmm16, zmm20, 0x96        ;   652.3 p0      41 k
        vmovdqu64 zmm16, [r8 + 6400]                ;   530.3 p3      41 k
        vpandd zmm16, zmm16, [r8 + 6336]            ;   652.5 p5+p2   41 k
        vpternlogd zmm31, zmm19, zmm21, 0x96        ;   653.3 p0      41 k
        vmovdqu64 zmm19, [r8 + 6528]                ;   531.5 p3      41 k
        vpandd zmm19, zmm19, [r8 + 6336]            ;   653.5 p5+p2   41 k
        vpternlogd zmm21, zmm2, zmm4, 0xb4          ;   654.3 p0      41 k
        vmovdqa64 zmm23, zmm10                      ;   532.0         41 k copy
        vpternlogd zmm23, zmm20, zmm20, 0x3f        ;   654.5 p5      41 k
        vmovdqu64 zmm20, [r8 + 6464]                ;   532.5 p3      41 k
        vpandd zmm20, zmm20, [r8 + 6272]            ;   655.3 p0+p2   41 k
        vpternlogd zmm10, zmm9, zmm4, 0x6c          ;   655.5 p5      41 k
        vpternlogd zmm13, zmm3, zmm5, 0x96          ;   656.3 p0      41 k
        vpxord zmm29, zmm29, zmm3                   ;   656.5 p5      41 k
        vmovdqu64 zmm3, [r8 + 6464]                 ;   534.7 p3      41 k
        vpandd zmm3, zmm3, [r8 + 6208]              ;   657.3 p0+p2   41 k
        vpternlogd zmm8, zmm10, zmm27, 0x9c         ;   657.5 p5      41 k
        vmovdqu64 zmm10, [r8 + 6528]                ;   535.7 p3      41 k
        vpandd zmm10, zmm10, [r8 + 6272]            ;   658.3 p0+p2   41 k
        vpternlogd zmm25, zmm18, zmm14, 0x96        ;   658.5 p5      41 k
        vpternlogd zmm17, zmm2, zmm22, 0x78         ;   659.3 p0      41 k
        vpxord zmm9, zmm9, zmm0                     ;   659.5 p5      41 k
        vpternlogd zmm5, zmm31, zmm9, 0x96          ;   660.5 p0      41 k
        vmovdqu64 zmm31, [r8 + 6208]                ;   537.0 p3      41 k
        vpandd zmm31, zmm31, [r8 + 6144]            ;   660.5 p5+p2   41 k
        vpxord zmm18, zmm18, zmm9                   ;   661.3 p0      41 k
        vmovdqu64 zmm9, [r8 + 6400]                 ;   538.0 p3      41 k
        vpternlogd zmm18, zmm12, zmm28, 0x96        ;   662.3 p5      41 k
        vmovdqu64 zmm12, [r8 + 6144]                ;   538.2 p2      41 k
        vpternlogd zmm21, zmm28, zmm8, 0x96         ;   662.3 p0      41 k
        vmovdqu64 zmm28, [r8 + 6336]                ;   539.0 p3      41 k
        vpandd zmm28, zmm28, [r8 + 6208]            ;   662.5 p5+p2   41 k
        vpternlogd zmm26, zmm8, zmm29, 0x96         ;   663.3 p0      41 k
        vmovdqu64 zmm8, [r8 + 6272]                 ;   540.0 p3      41 k
        vpternlogd zmm29, zmm2, zmm4, 0x78          ;   663.5 p5      41 k
        vmovdqu64 zmm2, [r8 + 6272]                 ;   540.2 p2      41 k
        vpternlogd zmm7, zmm4, zmm23, 0x6a          ;   664.3 p0      41 k
        vmovdqu64 zmm4, [r8 + 6336]                 ;   541.0 p3      41 k
        vpternlogd zmm30, zmm23, zmm17, 0x96        ;   664.5 p5      41 k
        vmovdqu64 zmm23, [r8 + 6464]                ;   541.2 p2      41 k
        vpternlogd zmm24, zmm15, zmm7, 0x96         ;   665.3 p0      41 k
        vmovdqu64 zmm15, [r8 + 6208]                ;   542.0 p3      41 k
        vpternlogd zmm29, zmm0, zmm7, 0x96          ;   665.5 p5      41 k
        vmovdqu64 zmm0, [r8 + 6336]                 ;   542.2 p2      41 k
        vmovdqu64 zmm7, [r8 + 6400]                 ;   543.0 p3      41 k
        vpxord zmm14, zmm14, zmm13                  ;   666.3 p0      41 k
        vpternlogd zmm14, zmm22, zmm6, 0x78         ;   667.3 p5      41 k
        vmovdqu64 zmm6, [r8 + 6464]                 ;   543.2 p2      41 k
        vmovdqu64 zmm22, [r8 + 6528]                ;   544.0 p3      41 k
        vpxord zmm9, zmm9, zmm19                    ;   667.3 p0      41 k
        vpxord zmm6, zmm6, zmm5                     ;   667.5 p5      41 k
        vmovdqu64 zmm5, [r8 + 8000]                 ;   544.7 p2      48 k
        vpxord zmm7, zmm7, zmm21                    ;   668.3 p0      41 k
        vmovdqu64 zmm21, [r8 + 7168]                ;   545.3 p3      48 k
        vpxord zmm0, zmm0, zmm26                    ;   668.5 p5      41 k
        vmovdqu64 zmm26, [r8 + 7232]                ;   545.7 p2      48 k
        vpxord zmm15, zmm15, zmm30                  ;   669.3 p0      41 k
        vmovdqu64 zmm30, [r8 + 7296]                ;   546.3 p3      48 k
        vpxord zmm22, zmm22, zmm24                  ;   669.5 p5      41 k
        vmovdqu64 zmm24, [r8 + 7360]                ;   546.7 p2      48 k
        vpxord zmm2, zmm2, zmm3                     ;   670.3 p0      41 k
        vpxord zmm4, zmm4, zmm10                    ;   670.5 p5      41 k
        vpandd zmm23, zmm23, zmm4                   ;   671.5 p0      41 k
        vmovdqu64 [rbp + 1216], zmm27               ;   626.5 p8+p9   41 k spill
        vmovdqu64 zmm27, [r8 + 7424]                ;   548.7 p3      48 k
        vmovdqu64 [rbp + 1152], zmm25               ;   659.5 p7+p4   41 k spill
        vmovdqu64 zmm25, [r8 + 7488]                ;   549.5 p2      48 k
        vpxord zmm18, zmm18, [r8 + 7616]            ;   671.5 p5+p3   48 k
        vmovdqu64 [rbp + 1024], zmm18               ;   672.5 p8+p9   48 k spill
        vmovdqu64 zmm18, [r8 + 7552]                ;   550.5 p2      48 k
        vmovdqu64 [rbp + 64], zmm22                 ;   670.5 p7+p4   41 k spill
        vmovdqu64 zmm22, [rbp + 1024]               ;   672.5 p3      45 k
        vpxord zmm18, zmm18, [rbp + 64]             ;   676.5 p0+p2   48 k
        vpxord zmm25, zmm25, zmm6                   ;   672.5 p5      48 k
        vmovdqu64 [rbp + 1088], zmm25               ;   673.5 p8+p9   48 k spill
        vmovdqu64 zmm25, [rbp + 1024]               ;   672.5 p3      45 k
        vpxord zmm24, zmm24, zmm0                   ;   673.3 p0      48 k
        vpxord zmm27, zmm27, zmm7                   ;   673.5 p5      48 k
        vpxord zmm26, zmm26, zmm15                  ;   674.3 p0      48 k
        vmovdqu64 [rbp + 128], zmm27                ;   674.5 p7+p4   48 k spill
        vmovdqu64 zmm27, [rbp + 1088]               ;   673.5 p2      45 k
        vmovdqu64 [rbp + 576], zmm26                ;   675.3 p8+p9   48 k spill
        vmovdqu64 zmm26, [rbp + 1024]               ;   672.5 p3      45 k
        vpxord zmm27, zmm27, [rbp + 576]            ;   681.3 p5+p2   45 k
        vmovdqu64 [rbp + 832], zmm27                ;   682.3 p7+p4   45 k spill
        vmovdqu64 zmm27, [rbp + 128]                ;   674.5 p3      45 k
        vmovdqu64 [rbp + 768], zmm24                ;   674.3 p8+p9   48 k spill
        vmovdqu64 zmm24, [rbp + 128]                ;   674.5 p2      45 k
        vpandd zmm22, zmm22, [rbp + 768]            ;   680.3 p0+p3   45 k
        vpandd zmm27, zmm27, [rbp + 768]            ;   680.5 p5+p2   45 k
        vmovdqu64 [rbp - 64], zmm22                 ;   681.3 p7+p4   45 k spill
        vmovdqu64 zmm22, [rbp + 768]                ;   674.3 p3      45 k
        vmovdqu64 [rbp + 320], zmm27                ;   681.5 p8+p9   45 k spill
        vmovdqu64 zmm27, [rbp + 768]                ;   674.3 p2      45 k
        vmovdqu64 [rbp + 256], zmm18                ;   677.5 p7+p4   48 k spill
        vmovdqu64 zmm18, [rbp + 768]                ;   674.3 p3      45 k
        vmovdqu64 [rbp + 960], zmm6                 ;   668.5 p8+p9   41 k spill
        vmovdqu64 zmm6, [rbp + 256]                 ;   677.5 p2      45 k
        vmovdqu64 [rbp + 1344], zmm0                ;   669.5 p7+p4   41 k spill
        vmovdqu64 zmm0, [rbp + 1088]                ;   673.5 p3      45 k
        vmovdqu64 [rbp + 896], zmm15                ;   670.3 p8+p9   41 k spill
        vmovdqu64 zmm15, [rbp + 1024]               ;   672.5 p2      45 k
        vpandd zmm15, zmm15, [rbp + 1088]           ;   679.5 p0+p3   45 k
        vmovdqu64 [rbp + 0], zmm15                  ;   680.5 p7+p4   45 k spill
        vmovdqa64 zmm15, zmm16                      ;   653.5         41 k copy
        vpternlogd zmm16, zmm1, [r8 + 6464], 0x28   ;   676.5 p5+p2   41 k
        vpxord zmm16, zmm16, zmm9                   ;   677.5 p0      41 k
        vmovdqu64 [rbp + 512], zmm7                 ;   669.3 p8+p9   41 k spill
        vpxord zmm7, zmm1, zmm28                    ;   677.5 p5      41 k
        vpternlogd zmm28, zmm9, [r8 + 6464], 0x78   ;   678.3 p0+p3   41 k
        vmovdqu64 zmm9, [r8 + 6144]                 ;   564.3 p2     100 k.0 reload
        vpternlogd zmm13, zmm29, zmm9, 0x96         ;   678.5 p5      41 k
        vpxord zmm29, zmm31, zmm10                  ;   679.3 p0      41 k
        vpxord zmm21, zmm21, zmm13                  ;   679.5 p5      48 k
        vpxord zmm6, zmm6, zmm21                    ;   683.5 p0      45 k
        vpxord zmm22, zmm22, zmm6                   ;   684.5 p5      45 k
        vpternlogd zmm31, zmm3, [r8 + 6336], 0x78   ;   681.3 p0+p3   41 k
        vpandd zmm26, zmm26, zmm21                  ;   681.5 p5      45 k
        vpandd zmm27, zmm27, zmm21                  ;   682.3 p0      45 k
        vpternlogd zmm17, zmm14, [r8 + 6272], 0x96  ;   682.5 p5+p2   41 k
        vmovdqu64 zmm14, [r8 + 6400]                ;   566.8 p3     100 k.4 reload
        vpternlogd zmm16, zmm29, zmm14, 0x78        ;   683.3 p0      41 k
        vpxord zmm30, zmm30, zmm17                  ;   683.5 p5      48 k
        vpandd zmm0, zmm0, zmm30                    ;   684.5 p0      45 k
        vpternlogd zmm29, zmm9, [r8 + 6272], 0x6c   ;   684.5 p5+p2   41 k
        vmovdqu64 [rbp + 640], zmm6                 ;   684.5 p7+p4   45 k spill
        vmovdqa64 zmm6, zmm23                       ;   672.5         41 k copy
        vmovdqu64 [rbp + 448], zmm0                 ;   685.5 p8+p9   45 k spill
        vmovdqu64 zmm0, [r8 + 6208]                 ;   569.5 p3      41 k
        vpternlogd zmm0, zmm9, [r8 + 6336], 0x78    ;   685.3 p0+p2   41 k
        vmovdqu64 [rbp - 128], zmm22                ;   685.5 p7+p4   45 k spill
        vmovdqa64 zmm22, zmm3                       ;   658.3         41 k copy
        vpternlogd zmm22, zmm11, [r8 + 6528], 0x87  ;   685.5 p5+p3   41 k
        vpternlogd zmm3, zmm9, [r8 + 6528], 0x48    ;   686.3 p0+p2   41 k
        vpxord zmm6, zmm6, zmm3                     ;   687.3 p5      41 k
        vpxord zmm3, zmm3, zmm22                    ;   687.3 p0      41 k
        vmovdqu64 [rbp + 1280], zmm27               ;   683.3 p8+p9   45 k spill
        vmovdqa64 zmm27, zmm11                      ;   652.5         41 k copy
        vpternlogd zmm27, zmm14, [r8 + 6208], 0x78  ;   687.5 p5+p3   41 k
        vpxord zmm8, zmm8, zmm27                    ;   688.5 p0      41 k
        vpternlogd zmm6, zmm10, zmm8, 0x96          ;   689.5 p5      41 k
        vpternlogd zmm6, zmm0, zmm29, 0x96          ;   690.5 p0      41 k
        vpternlogd zmm27, zmm0, [r8 + 6272], 0x78   ;   689.5 p5+p2   41 k
        vpternlogd zmm6, zmm7, [r8 + 6272], 0x78    ;   691.5 p0+p3   41 k
        vmovdqu64 [rbp + 192], zmm21                ;   680.5 p7+p4   48 k spill
        vmovdqa64 zmm21, zmm9                       ;   579.7         41 k copy
        vpternlogd zmm21, zmm2, [r8 + 6528], 0x6a   ;   690.5 p5+p2   41 k
        vmovdqu64 [rbp + 704], zmm30                ;   684.5 p8+p9   48 k spill
        vmovdqa64 zmm30, zmm14                      ;   580.3         41 k copy
        vpternlogd zmm30, zmm0, [r8 + 6528], 0x28   ;   691.3 p0+p3   41 k
        vpternlogd zmm27, zmm16, zmm30, 0x96        ;   692.3 p5      41 k
        vmovdqu64 zmm16, [r8 + 6336]                ;   581.0 p2     100 k.3 reload
        vpternlogd zmm30, zmm9, zmm16, 0x78         ;   692.3 p0      41 k
        vpternlogd zmm11, zmm23, zmm30, 0x96        ;   693.3 p5      41 k
        vmovdqu64 zmm23, [r8 + 6464]                ;   581.5 p3     100 k.5 reload
        vpternlogd zmm8, zmm16, zmm23, 0x6a         ;   693.3 p0      41 k
        vpternlogd zmm7, zmm23, [r8 + 6528], 0x28   ;   693.5 p5+p2   41 k
        vpternlogd zmm7, zmm0, zmm29, 0x96          ;   694.5 p0      41 k
        vpternlogd zmm7, zmm2, zmm14, 0x87          ;   695.5 p5      41 k
        vmovdqu64 zmm0, [r8 + 6208]                 ;   582.5 p3     100 k.1 reload
        vmovdqu64 zmm2, [r8 + 6528]                 ;   583.0 p2      41 k
        vpternlogd zmm2, zmm20, zmm0, 0x6c          ;   695.3 p0      41 k
        vpternlogd zmm8, zmm0, zmm20, 0x78          ;   695.5 p5      41 k
        vmovdqu64 zmm0, [rbp + 1216]                ;   626.5 p3      41 k reload
        vmovdqu64 zmm20, [r8 + 7680]                ;   584.0 p2      48 k
        vpternlogd zmm20, zmm0, [rbp + 1152], 0x96  ;   696.3 p0+p3   48 k
        vpxord zmm15, zmm15, zmm2                   ;   696.5 p5      41 k
        vmovdqu64 zmm0, [rbp + 128]                 ;   674.5 p2      45 k
        vpxord zmm12, zmm12, zmm15                  ;   697.5 p0      41 k
        vpternlogd zmm22, zmm9, zmm12, 0x78         ;   698.5 p5      41 k
        vpternlogd zmm28, zmm10, zmm22, 0x96        ;   699.5 p0      41 k
        vmovdqu64 zmm9, [rbp + 704]                 ;   684.5 p3      48 k reload
        vmovdqu64 zmm10, [rbp + 768]                ;   674.3 p2      48 k reload
        vmovdqu64 zmm22, [rbp + 832]                ;   682.3 p3      45 k
        vpternlogd zmm22, zmm10, zmm9, 0x78         ;   698.5 p5      45 k
        vpternlogd zmm3, zmm14, zmm12, 0x78         ;   699.3 p0      41 k
        vmovdqu64 zmm12, [rbp + 256]                ;   677.5 p2      48 k reload
        vmovdqu64 zmm14, [rbp + 128]                ;   674.5 p3      48 k reload
        vmovdqu64 zmm29, [rbp + 1280]               ;   683.3 p2      45 k
        vpternlogd zmm29, zmm14, zmm12, 0x78        ;   699.5 p5      45 k
        vpxord zmm21, zmm21, zmm3                   ;   700.3 p0      41 k
        vpternlogd zmm21, zmm19, zmm4, 0x78         ;   701.3 p5      41 k
        vpternlogd zmm26, zmm10, zmm12, 0x87        ;   701.3 p0      45 k
        vpternlogd zmm31, zmm15, [r8 + 6272], 0x78  ;   701.5 p5+p3   41 k
        vmovdqu64 zmm3, [rbp + 192]                 ;   680.5 p2      45 k
        vmovdqu64 zmm4, [rbp + 1024]                ;   672.5 p3      45 k
        vmovdqu64 zmm15, [rbp + 576]                ;   675.3 p2      45 k
        vmovdqu64 zmm19, [rbp - 128]                ;   685.5 p3      45 k
        vpternlogd zmm11, zmm16, zmm31, 0x96        ;   702.5 p0      41 k
        vpternlogd zmm30, zmm23, [r8 + 6528], 0x80  ;   702.5 p5+p2   41 k
        vmovdqu64 zmm16, [rbp + 192]                ;   680.5 p3      48 k reload
        vmovdqu64 zmm23, [rbp + 576]                ;   675.3 p2      48 k reload
        vmovdqu64 zmm31, [rbp + 1088]               ;   673.5 p3      45 k
        vpternlogd zmm31, zmm23, zmm16, 0x60        ;   703.3 p0      45 k
        vpternlogd zmm30, zmm1, zmm2, 0x96          ;   703.5 p5      41 k
        vmovdqu64 zmm1, [r8 + 7872]                 ;   593.0 p2     100 k.11 reload
        vpternlogd zmm27, zmm17, zmm1, 0x96         ;   704.3 p0      48 k
        vmovdqu64 zmm2, [rbp + 320]                 ;   681.5 p3      45 k reload
        vpternlogd zmm10, zmm23, zmm2, 0x6a         ;   704.5 p5      45 k
        vmovdqu64 zmm17, [r8 + 7744]                ;   594.0 p2     100 k.9 reload
        vpternlogd zmm28, zmm13, zmm17, 0x96        ;   705.3 p0      48 k
        vpternlogd zmm8, zmm30, [rbp + 512], 0x69   ;   705.5 p5+p3   41 k
        vpxord zmm5, zmm5, zmm8                     ;   706.5 p0      48 k
        vpandd zmm3, zmm3, zmm14                    ;   706.5 p5      45 k
        vpandd zmm4, zmm4, zmm12                    ;   707.3 p0      45 k
        vpandd zmm15, zmm15, zmm12                  ;   707.5 p5      45 k
        vmovdqu64 zmm8, [r8 + 8064]                 ;   595.0 p2     100 k.14 reload
        vpternlogd zmm6, zmm8, [rbp + 960], 0x96    ;   708.3 p0+p3   48 k
        vpternlogd zmm10, zmm12, zmm16, 0x78        ;   708.5 p5      45 k
        vmovdqu64 zmm13, [r8 + 7936]                ;   596.0 p2     100 k.12 reload
        vpternlogd zmm7, zmm13, [rbp + 1344], 0x96  ;   709.3 p0+p3   48 k
        vmovdqu64 [r9 + 15040], zmm27               ;   705.3 p7+p4  100 k
        vmovdqu64 [r9 + 14912], zmm28               ;   706.3 p8+p9  100 k
        vpandd zmm25, zmm25, zmm20                  ;   709.5 p5      45 k
        vpxord zmm29, zmm29, zmm25                  ;   710.5 p0      45 k
        vpandd zmm24, zmm24, zmm20                  ;   710.5 p5      45 k
        vpxord zmm18, zmm18, zmm24                  ;   711.5 p0      45 k
        vmovdqa64 zmm30, zmm26                      ;   702.3         45 k copy
        vmovdqu64 [r9 + 15104], zmm7                ;   710.3 p7+p4  100 k
        vmovdqa64 zmm8, zmm16                       ;   686.5         45 k copy
        vpternlogd zmm8, zmm23, zmm9, 0x78          ;   711.5 p5      45 k
        vpxord zmm13, zmm8, zmm20                   ;   712.5 p0      45 k
        vpternlogd zmm8, zmm23, [rbp + 1024], 0x78  ;   712.5 p5+p2   45 k
        vpxord zmm1, zmm4, zmm15                    ;   713.3 p0      45 k
        vpternlogd zmm4, zmm20, zmm9, 0x78          ;   713.5 p5      45 k
        vpxord zmm30, zmm30, zmm1                   ;   714.3 p0      45 k
        vmovdqa64 zmm17, zmm5                       ;   707.5         45 k copy
        vmovdqa64 zmm27, zmm6                       ;   709.3         45 k copy
        vmovdqa64 zmm28, zmm20                      ;   697.3         45 k copy
        vpternlogd zmm28, zmm18, zmm18, 0x3f        ;   714.5 p5      45 k
        vmovdqu64 [rbp + 1344], zmm6                ;   709.3 p8+p9   48 k spill
        vmovdqa64 zmm6, zmm12                       ;   683.5         45 k copy
        vpternlogd zmm6, zmm29, zmm9, 0x9c          ;   715.3 p0      45 k
        vmovdqu64 zmm12, [r8 + 7808]                ;   597.5 p3     100 k.10 reload
        vpternlogd zmm21, zmm12, [rbp + 896], 0x96  ;   715.5 p5+p2   48 k
        vmovdqu64 [r9 + 15168], zmm5                ;   707.5 p7+p4  100 k
        vmovdqu64 zmm5, [rbp + 1344]                ;   709.3 p3      48 k reload
        vmovdqu64 [r9 + 15232], zmm5                ;   715.3 p8+p9  100 k
        vmovdqu64 zmm5, [r8 + 7168]                 ;   599.0 p2     100 k.0 reload
        vmovdqu64 [r9 + 7168], zmm5                 ;   605.0 p7+p4   99 k
        vmovdqu64 zmm5, [r8 + 7232]                 ;   599.5 p3     100 k.1 reload
        vmovdqu64 [r9 + 7232], zmm5                 ;   605.5 p8+p9   99 k
        vmovdqu64 [r9 + 14976], zmm21               ;   716.5 p7+p4  100 k
        vmovdqu64 zmm5, [r8 + 8128]                 ;   600.0 p2     100 k.15 reload
        vpternlogd zmm11, zmm5, [rbp + 64], 0x96    ;   716.3 p0+p3   48 k
        vmovdqu64 [r9 + 7808], zmm12                ;   603.5 p8+p9   99 k
        vmovdqu64 [r9 + 8128], zmm5                 ;   606.0 p7+p4   99 k
        vmovdqu64 zmm5, [r8 + 7296]                 ;   601.0 p2     100 k.2 reload
        vmovdqu64 [r9 + 7296], zmm5                 ;   607.0 p8+p9   99 k
        vmovdqu64 zmm5, [r8 + 7360]                 ;   601.5 p3     100 k.3 reload
        vmovdqu64 [r9 + 7360], zmm5                 ;   607.5 p7+p4   99 k
        vpandd zmm5, zmm12, [r8 + 8064]             ;   716.5 p5+p2   41 k
        vmovdqu64 zmm12, [r8 + 7424]                ;   602.5 p3     100 k.4 reload
        vmovdqu64 [r9 + 7424], zmm12                ;   608.5 p8+p9   99 k
        vmovdqu64 zmm12, [r8 + 7488]                ;   603.0 p2     100 k.5 reload
        vmovdqu64 [r9 + 7488], zmm12                ;   609.0 p7+p4   99 k
        vmovdqu64 zmm12, [r8 + 7552]                ;   603.5 p3     100 k.6 reload
        vmovdqu64 [r9 + 7552], zmm12                ;   609.5 p8+p9   99 k
        vmovdqu64 zmm12, [r8 + 7616]                ;   604.0 p2     100 k.7 reload
        vmovdqu64 [r9 + 7616], zmm12                ;   610.0 p7+p4   99 k
        vmovdqu64 zmm12, [r8 + 7680]                ;   604.5 p3     100 k.8 reload
        vmovdqu64 [r9 + 7680], zmm12                ;   610.7 p8+p9   99 k
        vmovdqu64 zmm12, [r8 + 7744]                ;   605.0 p2     100 k.9 reload
        vmovdqu64 [r9 + 7744], zmm12                ;   611.7 p7+p4   99 k
        vmovdqu64 zmm12, [r8 + 7872]                ;   605.5 p3     100 k.11 reload
        vmovdqu64 [r9 + 7872], zmm12                ;   612.7 p8+p9   99 k
        vmovdqu64 [r9 + 15296], zmm11               ;   717.3 p7+p4  100 k
        vmovdqu64 zmm12, [r8 + 7936]                ;   606.0 p2     100 k.12 reload
        vmovdqu64 [r9 + 7936], zmm12                ;   614.7 p8+p9   99 k
        vmovdqu64 zmm12, [r8 + 8000]                ;   606.5 p3     100 k.13 reload
        vmovdqu64 [r9 + 8000], zmm12                ;   615.7 p7+p4   99 k
        vmovdqu64 zmm12, [r8 + 8064]                ;   607.0 p2     100 k.14 reload
        vmovdqu64 [r9 + 8064], zmm12                ;   616.7 p8+p9   99 k
        vmovdqu64 [rbp + 64], zmm5                  ;   717.5 p7+p4   41 k spill
        vpandd zmm5, zmm12, [r8 + 8128]             ;   717.3 p0+p3   41 k
        vmovdqu64 zmm12, [r8 + 7616]                ;   608.0 p2      41 k
        vpxord zmm12, zmm12, [r8 + 8000]            ;   717.5 p5+p3   41 k
        vmovdqu64 [rbp + 1344], zmm5                ;   718.3 p8+p9   41 k spill
        vmovdqu64 zmm5, [r8 + 7680]                 ;   609.0 p2      41 k
        vpxord zmm5, zmm5, [r8 + 7936]              ;   718.3 p0+p3   41 k
        vmovdqu64 [rbp + 896], zmm5                 ;   719.3 p7+p4   41 k spill
        vmovdqa64 zmm5, zmm20                       ;   697.3         45 k copy
        vpternlogd zmm5, zmm16, [rbp + 1024], 0x6a  ;   718.5 p5+p2   45 k
        vmovdqu64 [rbp + 960], zmm12                ;   718.5 p8+p9   41 k spill
        vmovdqu64 zmm12, [r8 + 7808]                ;   610.5 p3      41 k
        vpxord zmm12, zmm12, [rbp + 960]            ;   724.5 p0+p2   41 k
        vmovdqu64 [rbp + 512], zmm12                ;   725.5 p7+p4   41 k spill
        vmovdqu64 zmm12, [r8 + 8064]                ;   611.5 p3      41 k
        vpandd zmm12, zmm12, [r8 + 7616]            ;   719.5 p5+p2   41 k
        vmovdqu64 [rbp + 768], zmm12                ;   720.5 p8+p9   41 k spill
        vmovdqu64 zmm12, [r8 + 7808]                ;   612.5 p3      41 k
        vpandd zmm12, zmm12, [r8 + 7616]            ;   720.3 p0+p2   41 k
        vmovdqu64 [rbp + 1280], zmm12               ;   721.3 p7+p4   41 k spill
        vmovdqu64 zmm12, [rbp + 1344]               ;   718.3 p3      41 k
        vmovdqu64 [rbp + 1152], zmm12               ;   724.3 p8+p9   41 k spill
        vmovdqa64 zmm12, zmm20                      ;   697.3         45 k copy
        vpternlogd zmm12, zmm14, [rbp + 1088], 0x28 ;   720.5 p5+p2   45 k
        vmovdqu64 [rbp + 1216], zmm6                ;   716.3 p7+p4   45 k spill
        vmovdqu64 zmm6, [rbp + 448]                 ;   685.5 p3      45 k reload
        vpternlogd zmm20, zmm6, [rbp - 128], 0x36   ;   721.3 p0+p2   45 k
        vpternlogd zmm20, zmm23, zmm16, 0x78        ;   722.3 p5      45 k
        vmovdqu64 zmm6, [rbp + 1088]                ;   673.5 p3      48 k reload
        vmovdqa64 zmm16, zmm9                       ;   690.5         45 k copy
        vpternlogd zmm16, zmm14, zmm6, 0x78         ;   722.3 p0      45 k
        vpternlogd zmm8, zmm14, zmm16, 0x78         ;   723.3 p5      45 k
        vpxord zmm31, zmm31, zmm8                   ;   724.3 p0      45 k
        vpternlogd zmm4, zmm6, [rbp - 128], 0xb4    ;   723.5 p5+p2   45 k
        vpternlogd zmm24, zmm4, zmm31, 0x96         ;   725.3 p0      45 k
        vpxord zmm7, zmm7, zmm24                    ;   726.3 p5      45 k
        vmovdqu64 [r9 + 14528], zmm7                ;   727.3 p8+p9  100 k
        vmovdqu64 zmm7, [rbp + 640]                 ;   684.5 p3      45 k reload
        vpternlogd zmm6, zmm13, zmm7, 0x6c          ;   725.3 p0      45 k
        vpxord zmm0, zmm0, zmm6                     ;   726.3 p5      45 k
        vpternlogd zmm26, zmm20, zmm0, 0x96         ;   727.3 p0      45 k
        vpxord zmm19, zmm19, zmm26                  ;   728.3 p5      45 k
        vmovdqu64 zmm6, [rbp + 832]                 ;   682.3 p2      45 k reload
        vmovdqu64 zmm24, [rbp + 0]                  ;   680.5 p3      45 k
        vpternlogd zmm24, zmm14, zmm6, 0x78         ;   727.3 p0      45 k
        vpternlogd zmm7, zmm20, zmm24, 0x96         ;   728.3 p5      45 k
        vpternlogd zmm24, zmm2, zmm5, 0x96          ;   728.3 p0      45 k
        vmovdqu64 zmm2, [rbp + 1024]                ;   672.5 p2      48 k reload
        vpternlogd zmm14, zmm3, zmm2, 0x6c          ;   728.5 p5      45 k
        vpternlogd zmm29, zmm16, zmm24, 0x96        ;   729.3 p0      45 k
        vmovdqu64 zmm16, [r8 + 7808]                ;   618.5 p3     100 k.10 reload
        vmovdqu64 zmm20, [r8 + 8000]                ;   619.0 p2     100 k.13 reload
        vmovdqu64 zmm24, [rbp + 768]                ;   720.5 p3      41 k
        vpternlogd zmm24, zmm20, zmm16, 0x87        ;   729.5 p5      41 k
        vpternlogd zmm14, zmm23, zmm13, 0x78        ;   730.3 p0      45 k
        vmovdqu64 zmm13, [r8 + 7744]                ;   620.0 p2     100 k.9 reload
        vmovdqu64 zmm23, [rbp + 896]                ;   719.3 p3      41 k
        vpternlogd zmm23, zmm16, zmm13, 0x78        ;   730.5 p5      41 k
        vpternlogd zmm2, zmm28, zmm9, 0x6c          ;   731.3 p0      45 k
        vpternlogd zmm7, zmm25, zmm2, 0x96          ;   732.3 p5      45 k
        vpternlogd zmm30, zmm14, zmm22, 0x96        ;   732.3 p0      45 k
        vmovdqu64 zmm14, [r8 + 7872]                ;   621.0 p2     100 k.11 reload
        vmovdqu64 zmm25, [rbp + 1280]               ;   721.3 p3      41 k
        vpternlogd zmm25, zmm20, zmm14, 0x78        ;   732.5 p5      41 k
        vpternlogd zmm5, zmm9, [rbp - 128], 0x78    ;   733.3 p0+p2   45 k
        vpandd zmm26, zmm16, zmm14                  ;   733.5 p5      41 k
        vpternlogd zmm12, zmm18, zmm5, 0x96         ;   734.3 p0      45 k
        vmovdqa64 zmm5, zmm16                       ;   624.5         41 k copy
        vmovdqu64 zmm18, [r8 + 8128]                ;   622.5 p3     100 k.15 reload
        vpandd zmm20, zmm14, zmm18                  ;   734.5 p5      41 k
        vmovdqu64 [r9 + 14848], zmm19               ;   729.3 p7+p4  100 k
        vmovdqa64 zmm19, zmm18                      ;   628.5         41 k copy
        vpternlogd zmm12, zmm28, zmm10, 0x96        ;   735.3 p0      45 k
        vmovdqa64 zmm28, zmm14                      ;   627.0         41 k copy
        vpxord zmm11, zmm11, zmm7                   ;   735.5 p5      45 k
        vmovdqu64 zmm7, [r8 + 7616]                 ;   623.0 p2     100 k.7 reload
        vpandd zmm13, zmm14, zmm7                   ;   736.3 p0      41 k
        vpxord zmm21, zmm21, zmm12                  ;   736.5 p5      45 k
        vmovdqu64 zmm12, [r8 + 7936]                ;   623.5 p3      41 k
        vpandd zmm12, zmm12, [r8 + 7744]            ;   737.3 p0+p2   41 k
        vmovdqu64 [r9 + 14784], zmm30               ;   733.3 p8+p9  100 k
        vmovdqu64 zmm30, [r8 + 8064]                ;   624.5 p3      41 k
        vpandd zmm30, zmm30, [r8 + 7936]            ;   737.5 p5+p2   41 k
        vmovdqu64 [r9 + 14400], zmm21               ;   737.5 p7+p4  100 k
        vmovdqu64 zmm21, [rbp - 64]                 ;   681.3 p3      45 k reload
        vpternlogd zmm8, zmm3, zmm21, 0x96          ;   738.3 p0      45 k
        vpternlogd zmm21, zmm1, zmm29, 0x96         ;   738.5 p5      45 k
        vmovdqu64 zmm1, [r8 + 8064]                 ;   626.0 p2     100 k.14 reload
        vmovdqa64 zmm3, zmm18                       ;   628.5         41 k copy
        vpternlogd zmm3, zmm7, zmm1, 0x6a           ;   739.3 p0      41 k
        vpternlogd zmm31, zmm9, [rbp + 256], 0x78   ;   739.5 p5+p3   45 k
        vmovdqu64 zmm9, [r8 + 7936]                 ;   627.0 p2     100 k.12 reload
        vmovdqa64 zmm29, zmm18                      ;   628.5         41 k copy
        vpternlogd zmm29, zmm14, zmm9, 0x28         ;   740.3 p0      41 k
        vpternlogd zmm31, zmm15, zmm2, 0x96         ;   740.5 p5      45 k
        vmovdqu64 zmm2, [r8 + 7744]                 ;   627.5 p3     100 k.9 reload
        vmovdqa64 zmm15, zmm9                       ;   633.0         41 k copy
        vpternlogd zmm15, zmm14, zmm2, 0x6a         ;   741.3 p0      41 k
        vmovdqu64 [r9 + 14720], zmm11               ;   736.5 p8+p9  100 k
        vpternlogd zmm22, zmm4, [rbp + 1216], 0x96  ;   741.5 p5+p2   45 k
        vmovdqu64 zmm4, [r8 + 7680]                 ;   628.5 p3     100 k.8 reload
        vmovdqa64 zmm11, zmm9                       ;   633.0         41 k copy
        vpternlogd zmm11, zmm7, zmm4, 0x60          ;   742.3 p0      41 k
        vpxord zmm27, zmm27, zmm21                  ;   742.5 p5      45 k
        vmovdqa64 zmm21, zmm7                       ;   629.0         41 k copy
        vpternlogd zmm21, zmm2, zmm4, 0x78          ;   743.3 p0      41 k
        vpxord zmm17, zmm17, zmm22                  ;   743.5 p5      45 k
        vmovdqu64 [r9 + 14656], zmm27               ;   743.5 p7+p4  100 k
        vmovdqu64 [r9 + 14592], zmm17               ;   744.5 p8+p9  100 k
        vpxord zmm0, zmm0, zmm8                     ;   744.3 p0      45 k
        vmovdqu64 zmm17, [rbp + 1152]               ;   724.3 p2      41 k reload
        vpxord zmm17, zmm17, zmm25                  ;   744.5 p5      41 k
        vpternlogd zmm0, zmm6, [rbp + 192], 0x78    ;   745.3 p0+p3   45 k
        vmovdqu64 zmm6, [r8 + 8000]                 ;   630.0 p2     100 k.13 reload
        vpandd zmm22, zmm1, zmm6                    ;   745.5 p5      41 k
        vpandd zmm25, zmm6, zmm4                    ;   746.3 p0      41 k
        vpternlogd zmm16, zmm26, zmm4, 0x6c         ;   746.5 p5      41 k
        vpternlogd zmm8, zmm31, [r9 + 14912], 0x96  ;   747.3 p0+p3   45 k
        vmovdqu64 [r9 + 14336], zmm8                ;   748.3 p7+p4  100 k
        vpxord zmm5, zmm5, zmm20                    ;   747.5 p5      41 k
        vpternlogd zmm10, zmm0, [r9 + 15040], 0x96  ;   748.3 p0+p2   45 k
        vmovdqu64 zmm0, [r8 + 7424]                 ;   631.5 p3      41 k
        vmovdqu64 zmm8, [r8 + 7168]                 ;   632.0 p2     100 k.0 reload
        vpandd zmm0, zmm0, zmm8                     ;   748.5 p5      41 k
        vmovdqu64 zmm27, [r8 + 7488]                ;   632.5 p3      41 k
        vpandd zmm27, zmm27, zmm8                   ;   749.3 p0      41 k
        vmovdqu64 zmm31, [r8 + 7424]                ;   633.0 p2      41 k
        vpandd zmm31, zmm31, [r8 + 7360]            ;   749.5 p5+p3   41 k
        vmovdqu64 [r9 + 14464], zmm10               ;   749.3 p8+p9  100 k
        vmovdqu64 zmm10, [r8 + 7552]                ;   634.0 p2      41 k
        vpandd zmm10, zmm10, [r8 + 7360]            ;   750.3 p0+p3   41 k
        vpxord zmm19, zmm19, zmm21                  ;   750.5 p5      41 k
        vpternlogd zmm21, zmm1, zmm4, 0x78          ;   751.3 p0      41 k
        vpternlogd zmm16, zmm6, zmm7, 0x78          ;   751.5 p5      41 k
        vpternlogd zmm21, zmm14, zmm15, 0x78        ;   752.3 p0      41 k
        vpxord zmm11, zmm11, zmm21                  ;   753.3 p5      41 k
        vmovdqu64 zmm8, [r8 + 7488]                 ;   635.0 p2      41 k
        vpandd zmm8, zmm8, [r8 + 7296]              ;   753.3 p0+p3   41 k
        vmovdqu64 zmm6, [r8 + 7488]                 ;   636.0 p2      41 k
        vpandd zmm6, zmm6, [r8 + 7232]              ;   753.5 p5+p3   41 k
        vmovdqu64 [rbp + 832], zmm10                ;   751.3 p7+p4   41 k spill
        vmovdqu64 zmm10, [r8 + 7552]                ;   637.0 p2      41 k
        vpandd zmm10, zmm10, [r8 + 7296]            ;   754.3 p0+p3   41 k
        vmovdqu64 [rbp + 192], zmm27                ;   750.3 p8+p9   41 k spill
        vmovdqu64 zmm27, [r8 + 7232]                ;   638.0 p2      41 k
        vpandd zmm27, zmm27, [r8 + 7168]            ;   754.5 p5+p3   41 k
        vmovdqu64 [rbp + 1152], zmm10               ;   755.3 p7+p4   41 k spill
        vmovdqu64 zmm10, [r8 + 7424]                ;   639.0 p2      41 k
        vpxord zmm10, zmm10, [rbp + 832]            ;   757.3 p0+p3   41 k
        vmovdqu64 [rbp + 1216], zmm10               ;   758.3 p8+p9   41 k spill
        vmovdqu64 zmm10, [rbp + 1152]               ;   755.3 p2      41 k
        vmovdqu64 [rbp + 704], zmm6                 ;   754.5 p7+p4   41 k spill
        vmovdqu64 zmm6, [rbp + 1216]                ;   758.3 p3      41 k
        vmovdqu64 [rbp + 256], zmm27                ;   755.5 p8+p9   41 k spill
        vmovdqu64 zmm27, [r8 + 7168]                ;   641.0 p2      41 k
        vpxord zmm10, zmm10, [rbp + 256]            ;   761.5 p5+p3   41 k
        vmovdqu64 [rbp - 64], zmm10                 ;   762.5 p7+p4   41 k spill
        vmovdqu64 zmm10, [r8 + 7360]                ;   642.0 p2      41 k
        vpandd zmm10, zmm10, [r8 + 7232]            ;   756.3 p0+p3   41 k
        vmovdqu64 [rbp - 128], zmm10                ;   757.3 p8+p9   41 k spill
        vmovdqu64 zmm10, [r8 + 7296]                ;   643.0 p2      41 k
        vmovdqu64 [rbp + 1280], zmm0                ;   749.5 p7+p4   41 k spill
        vmovdqu64 zmm0, [rbp - 128]                 ;   757.3 p3      41 k
        vpxord zmm0, zmm0, [rbp + 1280]             ;   763.3 p5+p2   41 k
        vmovdqu64 [rbp + 1024], zmm0                ;   764.3 p8+p9   41 k spill
        vmovdqu64 zmm0, [r8 + 7296]                 ;   644.5 p3      41 k
        vpxord zmm0, zmm0, [rbp + 704]              ;   760.5 p0+p2   41 k
        vmovdqu64 [rbp + 576], zmm0                 ;   761.5 p7+p4   41 k spill
        vmovdqu64 zmm0, [r8 + 7360]                 ;   645.5 p3      41 k
        vpxord zmm0, zmm0, [rbp + 1152]             ;   761.3 p5+p2   41 k
        vmovdqu64 [rbp + 768], zmm0                 ;   762.3 p8+p9   41 k spill
        vmovdqu64 zmm0, [r8 + 7488]                 ;   646.5 p3      41 k
        vpandd zmm0, zmm0, [rbp + 768]              ;   768.3 p0+p2   41 k
        vpternlogd zmm12, zmm18, [rbp + 512], 0x1e  ;   758.5 p5+p3   41 k
        vpternlogd zmm12, zmm4, zmm7, 0x78          ;   759.5 p0      41 k
        vpternlogd zmm30, zmm14, [rbp + 896], 0x78  ;   759.5 p5+p2   41 k
        vpternlogd zmm14, zmm13, zmm1, 0x6c         ;   760.3 p0      41 k
        vpternlogd zmm14, zmm4, zmm19, 0x78         ;   761.3 p5      41 k
        vmovdqa64 zmm4, zmm24                       ;   730.5         41 k copy
        vpternlogd zmm26, zmm30, zmm3, 0x96         ;   761.3 p0      41 k
        vpternlogd zmm15, zmm26, zmm17, 0x96        ;   762.3 p5      41 k
        vmovdqu64 zmm26, [rbp + 512]                ;   725.5 p3      41 k reload
        vpternlogd zmm3, zmm2, zmm26, 0x78          ;   762.3 p0      41 k
        vpternlogd zmm29, zmm3, zmm5, 0x96          ;   763.3 p5      41 k
        vmovdqa64 zmm3, zmm18                       ;   645.5         41 k copy
        vpternlogd zmm3, zmm5, zmm5, 0x3f           ;   763.3 p0      41 k
        vmovdqu64 zmm5, [r8 + 7232]                 ;   649.0 p2      41 k
        vpternlogd zmm18, zmm22, zmm2, 0x6c         ;   763.5 p5      41 k
        vpxord zmm22, zmm22, zmm25                  ;   764.3 p0      41 k
        vpternlogd zmm1, zmm3, zmm2, 0x6c           ;   764.5 p5      41 k
        vpternlogd zmm29, zmm3, zmm16, 0x96         ;   765.3 p0      41 k
        vmovdqu64 zmm3, [r8 + 7360]                 ;   649.5 p3      41 k
        vpternlogd zmm18, zmm9, zmm26, 0xb4         ;   765.5 p5      41 k
        vpternlogd zmm20, zmm18, zmm11, 0x96        ;   766.5 p0      41 k
        vpxord zmm4, zmm4, zmm22                    ;   766.5 p5      41 k
        vpternlogd zmm4, zmm14, zmm23, 0x96         ;   767.5 p0      41 k
        vmovdqu64 zmm14, [r8 + 7424]                ;   650.0 p2      41 k
        vpxord zmm5, zmm5, zmm29                    ;   767.5 p5      41 k
        vmovdqu64 zmm29, [r8 + 7488]                ;   650.5 p3      41 k
        vpxord zmm3, zmm3, zmm20                    ;   768.3 p0      41 k
        vmovdqu64 zmm20, [rbp + 960]                ;   718.5 p2      41 k reload
        vpternlogd zmm19, zmm9, zmm20, 0x78         ;   768.5 p5      41 k
        vpternlogd zmm20, zmm30, zmm12, 0x96        ;   769.3 p0      41 k
        vmovdqu64 zmm9, [r8 + 7552]                 ;   652.7 p3      41 k
        vmovdqu64 zmm30, [r8 + 832]                 ;   653.3 p2      48 k
        vpxord zmm28, zmm28, zmm19                  ;   769.5 p5      41 k
        vmovdqu64 zmm19, [r8]                       ;   653.7 p3      48 k
        vpternlogd zmm12, zmm24, zmm28, 0x96        ;   770.5 p0      41 k
        vmovdqu64 zmm24, [r8 + 64]                  ;   654.5 p2      48 k
        vpxord zmm24, zmm24, zmm5                   ;   770.5 p5      48 k
        vmovdqu64 zmm26, [r8 + 128]                 ;   655.3 p3      48 k
        vpxord zmm4, zmm4, [r8 + 448]               ;   771.3 p0+p2   48 k
        vmovdqu64 [rbp + 960], zmm24                ;   771.5 p7+p4   48 k spill
        vmovdqu64 zmm24, [r8 + 192]                 ;   656.3 p3      48 k
        vpxord zmm24, zmm24, zmm3                   ;   771.5 p5      48 k
        vmovdqu64 [rbp + 128], zmm4                 ;   772.3 p8+p9   48 k spill
        vmovdqu64 zmm4, [r8 + 256]                  ;   657.3 p2      48 k
        vmovdqu64 [rbp + 320], zmm24                ;   772.5 p7+p4   48 k spill
        vmovdqu64 zmm24, [r8 + 320]                 ;   657.7 p3      48 k
        vmovdqu64 [rbp + 640], zmm12                ;   771.5 p8+p9   41 k spill
        vmovdqu64 zmm12, [r8 + 384]                 ;   658.5 p2      48 k
        vpternlogd zmm21, zmm13, [rbp + 64], 0x96   ;   772.3 p0+p3   41 k
        vmovdqu64 zmm13, [r8 + 8000]                ;   659.5 p2     100 k.13 reload
        vpternlogd zmm17, zmm2, zmm13, 0xd2         ;   772.5 p5      41 k
        vpternlogd zmm11, zmm13, zmm2, 0x78         ;   773.3 p0      41 k
        vpternlogd zmm17, zmm23, zmm18, 0x96        ;   773.5 p5      41 k
        vmovdqu64 zmm2, [r8 + 7168]                 ;   661.7 p3     100 k.0 reload
        vmovdqu64 zmm13, [r8 + 7360]                ;   661.8 p2     100 k.3 reload
        vmovdqu64 zmm18, [r8 + 7232]                ;   662.7 p3      41 k
        vpternlogd zmm18, zmm13, zmm2, 0x78         ;   774.3 p0      41 k
        vpternlogd zmm11, zmm25, zmm1, 0x96         ;   774.5 p5      41 k
        vpternlogd zmm22, zmm15, [rbp + 64], 0x96   ;   775.3 p0+p2   41 k
        vmovdqu64 zmm15, [rbp + 704]                ;   754.5 p3      41 k reload
        vmovdqu64 zmm23, [rbp + 256]                ;   755.5 p2      41 k
        vpternlogd zmm23, zmm13, zmm15, 0x78        ;   775.5 p5      41 k
        vpternlogd zmm20, zmm1, [rbp + 1344], 0x96  ;   776.3 p0+p3   41 k
        vmovdqa64 zmm1, zmm31                       ;   750.5         41 k copy
        vpxord zmm28, zmm28, zmm21                  ;   776.5 p5      41 k
        vpternlogd zmm28, zmm7, [rbp + 896], 0x78   ;   777.5 p0+p2   41 k
        vmovdqu64 zmm7, [rbp + 128]                 ;   772.3 p3      45 k
        vmovdqu64 zmm25, [rbp + 320]                ;   772.5 p2      48 k reload
        vpandd zmm7, zmm7, zmm25                    ;   778.5 p5      45 k
        vpternlogd zmm21, zmm11, zmm2, 0x96         ;   778.3 p0      41 k
        vmovdqu64 zmm11, [rbp + 960]                ;   771.5 p3      45 k
        vpxord zmm14, zmm14, zmm17                  ;   778.5 p5      41 k
        vmovdqu64 zmm17, [rbp + 128]                ;   772.3 p2      45 k
        vpxord zmm29, zmm29, zmm22                  ;   779.3 p0      41 k
        vmovdqu64 zmm22, [rbp + 128]                ;   772.3 p3      45 k
        vpxord zmm9, zmm9, zmm20                    ;   779.5 p5      41 k
        vmovdqu64 zmm20, [rbp + 128]                ;   772.3 p2      45 k
        vpxord zmm19, zmm19, zmm21                  ;   780.3 p0      48 k
        vpxord zmm4, zmm4, zmm14                    ;   780.5 p5      48 k
        vpxord zmm24, zmm24, zmm29                  ;   781.3 p0      48 k
        vpxord zmm12, zmm12, zmm9                   ;   781.5 p5      48 k
        vpxord zmm11, zmm11, zmm24                  ;   782.3 p0      45 k
        vpandd zmm20, zmm20, zmm24                  ;   782.5 p5      45 k
        vpternlogd zmm20, zmm4, zmm11, 0x78         ;   783.5 p0      45 k
        vpandd zmm22, zmm22, zmm19                  ;   783.5 p5      45 k
        vpternlogd zmm22, zmm25, zmm12, 0x87        ;   784.5 p0      45 k
        vpternlogd zmm16, zmm28, [r8 + 7296], 0x96  ;   784.5 p5+p3   41 k
        vmovdqa64 zmm28, zmm0                       ;   769.3         41 k copy
        vpxord zmm26, zmm26, zmm16                  ;   785.5 p0      48 k
        vmovdqu64 [rbp + 896], zmm22                ;   785.5 p7+p4   45 k spill
        vmovdqa64 zmm22, zmm11                      ;   783.3         45 k copy
        vpternlogd zmm22, zmm25, zmm26, 0x78        ;   786.5 p5      45 k
        vmovdqu64 [rbp + 1344], zmm22               ;   787.5 p8+p9   45 k spill
        vmovdqa64 zmm22, zmm25                      ;   778.5         45 k copy
        vmovdqu64 [rbp + 256], zmm11                ;   783.3 p7+p4   45 k spill
        vpandd zmm11, zmm25, zmm19                  ;   786.3 p0      45 k
        vpternlogd zmm11, zmm4, zmm12, 0x78         ;   787.3 p5      45 k
        vmovdqu64 [rbp + 64], zmm7                  ;   779.5 p8+p9   45 k spill
        vpandd zmm7, zmm25, zmm4                    ;   787.3 p0      45 k
        vmovdqu64 [rbp + 0], zmm20                  ;   784.5 p7+p4   45 k spill
        vmovdqa64 zmm20, zmm25                      ;   778.5         45 k copy
        vpternlogd zmm25, zmm7, [rbp + 960], 0x6c   ;   788.3 p5+p2   45 k
        vmovdqu64 [rbp + 320], zmm25                ;   789.3 p8+p9   45 k spill
        vpxord zmm25, zmm12, zmm19                  ;   788.3 p0      45 k
        vpxord zmm22, zmm22, zmm25                  ;   789.3 p5      45 k
        vmovdqu64 [rbp + 1088], zmm12               ;   782.5 p7+p4   48 k spill
        vmovdqu64 zmm12, [r8 + 7488]                ;   680.2 p3     100 k.5 reload
        vpternlogd zmm31, zmm12, [rbp + 1280], 0x48 ;   789.3 p0+p2   41 k
        vpxord zmm6, zmm6, zmm31                    ;   790.3 p5      41 k
        vpandd zmm31, zmm24, zmm26                  ;   790.3 p0      45 k
        vmovdqu64 [rbp + 448], zmm25                ;   789.3 p8+p9   45 k spill
        vmovdqa64 zmm25, zmm4                       ;   781.5         45 k copy
        vmovdqu64 [rbp + 384], zmm24                ;   782.3 p7+p4   48 k spill
        vmovdqa64 zmm24, zmm2                       ;   683.2         41 k copy
        vpternlogd zmm24, zmm15, [r8 + 7552], 0x60  ;   790.5 p5+p3   41 k
        vpxord zmm28, zmm28, zmm24                  ;   791.5 p0      41 k
        vmovdqu64 [rbp + 1408], zmm4                ;   781.5 p8+p9   48 k spill
        vmovdqu64 zmm4, [r8 + 7552]                 ;   684.0 p2     100 k.6 reload
        vpternlogd zmm15, zmm4, [rbp + 192], 0x87   ;   791.5 p5+p3   41 k
        vpxord zmm24, zmm24, zmm15                  ;   792.5 p0      41 k
        vmovdqu64 [rbp + 704], zmm7                 ;   788.3 p7+p4   45 k spill
        vmovdqa64 zmm7, zmm4                        ;   690.0         41 k copy
        vpternlogd zmm7, zmm2, [rbp + 576], 0x78    ;   792.5 p5+p2   41 k
        vmovdqu64 [rbp + 1472], zmm31               ;   791.3 p8+p9   45 k spill
        vmovdqa64 zmm31, zmm4                       ;   690.0         41 k copy
        vpternlogd zmm31, zmm12, [rbp + 1024], 0x60 ;   793.3 p0+p3   41 k
        vmovdqu64 [rbp + 1536], zmm22               ;   790.3 p7+p4   45 k spill
        vmovdqa64 zmm22, zmm8                       ;   754.3         41 k copy
        vpternlogd zmm22, zmm4, [r8 + 7232], 0x78   ;   793.5 p5+p2   41 k
        vpxord zmm1, zmm1, zmm22                    ;   794.5 p0      41 k
        vpxord zmm27, zmm27, zmm1                   ;   795.5 p5      41 k
        vpternlogd zmm15, zmm2, zmm27, 0x78         ;   796.5 p0      41 k
        vpternlogd zmm23, zmm1, [r8 + 7296], 0x78   ;   795.5 p5+p3   41 k
        vmovdqu64 zmm1, [r8 + 7424]                 ;   687.5 p2     100 k.4 reload
        vpternlogd zmm24, zmm27, zmm1, 0x78         ;   796.5 p0      41 k
        vpxord zmm7, zmm7, zmm24                    ;   797.5 p5      41 k
        vmovdqu64 zmm24, [rbp - 64]                 ;   762.5 p3      41 k reload
        vmovdqu64 zmm27, [r8 + 7296]                ;   688.5 p2      41 k
        vpternlogd zmm27, zmm2, zmm24, 0x6c         ;   797.3 p0      41 k
        vpternlogd zmm6, zmm24, zmm1, 0x78          ;   797.5 p5      41 k
        vmovdqa64 zmm24, zmm4                       ;   690.0         41 k copy
        vpternlogd zmm24, zmm1, zmm18, 0x60         ;   798.3 p0      41 k
        vpternlogd zmm2, zmm24, zmm13, 0x6c         ;   799.3 p5      41 k
        vpternlogd zmm31, zmm18, zmm27, 0x96        ;   799.3 p0      41 k
        vpternlogd zmm4, zmm2, zmm12, 0x80          ;   800.3 p5      41 k
        vmovdqu64 [rbp - 64], zmm26                 ;   786.5 p8+p9   48 k spill
        vmovdqu64 zmm26, [rbp + 1408]               ;   781.5 p3      45 k
        vmovdqu64 [rbp + 1600], zmm19               ;   781.3 p7+p4   48 k spill
        vmovdqu64 zmm19, [rbp + 1408]               ;   781.5 p2      45 k
        vpandd zmm19, zmm19, [rbp + 1600]           ;   800.3 p0+p3   45 k
        vmovdqu64 [rbp + 1664], zmm19               ;   801.3 p8+p9   45 k spill
        vmovdqu64 zmm19, [rbp + 128]                ;   772.3 p2      45 k
        vpandd zmm19, zmm19, [rbp + 1088]           ;   800.5 p5+p3   45 k
        vpternlogd zmm0, zmm2, [rbp + 192], 0x96    ;   801.3 p0+p2   41 k
        vpternlogd zmm0, zmm23, zmm13, 0x96         ;   802.3 p5      41 k
        vmovdqu64 zmm2, [rbp - 128]                 ;   757.3 p3      41 k
        vpternlogd zmm2, zmm12, [rbp + 1216], 0x78  ;   802.3 p0+p2   41 k
        vmovdqu64 zmm23, [rbp + 1152]               ;   755.3 p3      41 k reload
        vpternlogd zmm2, zmm15, zmm23, 0x96         ;   803.3 p5      41 k
        vmovdqu64 zmm15, [rbp + 960]                ;   771.5 p2      45 k
        vpandd zmm15, zmm15, [rbp + 1088]           ;   803.3 p0+p3   45 k
        vpternlogd zmm4, zmm22, [rbp + 1280], 0x96  ;   803.5 p5+p2   41 k
        vpternlogd zmm2, zmm21, [r8 + 576], 0x96    ;   804.3 p0+p3   48 k
        vmovdqu64 zmm21, [r8 + 7232]                ;   696.0 p2     100 k.1 reload
        vmovdqu64 zmm22, [rbp + 192]                ;   750.3 p3      41 k
        vpternlogd zmm22, zmm1, zmm21, 0x78         ;   804.5 p5      41 k
        vpxord zmm10, zmm10, zmm22                  ;   805.5 p0      41 k
        vpternlogd zmm12, zmm13, zmm10, 0x78        ;   806.5 p5      41 k
        vpternlogd zmm28, zmm23, zmm10, 0x96        ;   806.5 p0      41 k
        vmovdqu64 zmm10, [rbp + 512]                ;   725.5 p2      41 k reload
        vmovdqu64 zmm13, [r8 + 512]                 ;   697.7 p3      48 k
        vpternlogd zmm13, zmm10, [rbp + 640], 0x96  ;   806.5 p5+p2   48 k
        vpternlogd zmm12, zmm21, zmm8, 0x78         ;   807.5 p0      41 k
        vmovdqu64 zmm8, [rbp + 384]                 ;   782.3 p3      48 k reload
        vmovdqu64 zmm10, [rbp + 1408]               ;   781.5 p2      48 k reload
        vmovdqu64 zmm21, [rbp - 64]                 ;   786.5 p3      45 k
        vpternlogd zmm21, zmm10, zmm8, 0x78         ;   807.5 p5      45 k
        vpternlogd zmm14, zmm12, zmm4, 0x69         ;   808.5 p0      41 k
        vmovdqu64 zmm4, [rbp - 64]                  ;   786.5 p2      48 k reload
        vmovdqu64 zmm12, [rbp + 960]                ;   771.5 p3      48 k reload
        vmovdqu64 zmm23, [rbp + 1600]               ;   781.3 p2      45 k
        vpternlogd zmm23, zmm12, zmm4, 0x78         ;   808.5 p5      45 k
        vpternlogd zmm28, zmm27, zmm18, 0x96        ;   809.3 p0      41 k
        vpxord zmm30, zmm30, zmm14                  ;   809.5 p5      48 k
        vmovdqu64 zmm14, [r8 + 7296]                ;   701.7 p3     100 k.2 reload
        vpternlogd zmm22, zmm18, zmm14, 0x78        ;   810.3 p0      41 k
        vmovdqu64 zmm18, [rbp + 896]                ;   785.5 p2      45 k
        vmovdqu64 zmm27, [rbp + 1536]               ;   790.3 p3      45 k
        vpternlogd zmm24, zmm22, zmm6, 0x96         ;   811.3 p5      41 k
        vpternlogd zmm31, zmm1, [rbp + 576], 0x87   ;   811.3 p0+p2   41 k
        vmovdqu64 zmm1, [rbp + 1600]                ;   781.3 p3      48 k reload
        vmovdqu64 zmm6, [rbp + 1088]                ;   782.5 p2      48 k reload
        vmovdqu64 zmm22, [rbp + 320]                ;   789.3 p3      45 k
        vpternlogd zmm22, zmm6, zmm1, 0x78          ;   811.5 p5      45 k
        vpandd zmm17, zmm17, zmm13                  ;   812.3 p0      45 k
        vpxord zmm11, zmm11, zmm17                  ;   813.3 p5      45 k
        vpandd zmm25, zmm25, zmm13                  ;   813.3 p0      45 k
        vpxord zmm20, zmm20, zmm25                  ;   814.3 p5      45 k
        vpternlogd zmm0, zmm9, [r8 + 960], 0x96     ;   814.3 p0+p2   48 k
        vpternlogd zmm28, zmm14, [rbp + 1024], 0x78 ;   814.5 p5+p3   41 k
        vpternlogd zmm24, zmm16, [r8 + 704], 0x96   ;   815.3 p0+p2   48 k
        vmovdqu64 zmm9, [rbp + 832]                 ;   751.3 p3      41 k reload
        vpternlogd zmm7, zmm9, [rbp + 768], 0x78    ;   815.5 p5+p2   41 k
        vpternlogd zmm31, zmm3, [r8 + 768], 0x96    ;   816.3 p0+p3   48 k
        vpternlogd zmm7, zmm5, [r8 + 640], 0x96     ;   816.5 p5+p2   48 k
        vpternlogd zmm28, zmm29, [r8 + 896], 0x96   ;   817.3 p0+p3   48 k
        vpxord zmm3, zmm19, zmm15                   ;   817.5 p5      45 k
        vpternlogd zmm19, zmm13, zmm4, 0x78         ;   818.3 p0      45 k
        vmovdqa64 zmm5, zmm8                        ;   788.3         45 k copy
        vpternlogd zmm5, zmm12, zmm1, 0x60          ;   818.5 p5      45 k
        vmovdqu64 zmm9, [rbp + 128]                 ;   772.3 p2      48 k reload
        vmovdqu64 zmm14, [rbp + 1664]               ;   801.3 p3      45 k
        vpternlogd zmm14, zmm10, zmm9, 0x78         ;   819.3 p0      45 k
        vmovdqu64 [r9 + 15936], zmm2                ;   805.3 p7+p4  100 k
        vmovdqu64 [r9 + 16192], zmm30               ;   810.5 p8+p9  100 k
        vpxord zmm18, zmm18, zmm3                   ;   819.5 p5      45 k
        vpxord zmm16, zmm23, zmm13                  ;   820.3 p0      45 k
        vpternlogd zmm23, zmm9, zmm12, 0x78         ;   820.5 p5      45 k
        vpternlogd zmm23, zmm10, zmm21, 0x78        ;   821.5 p0      45 k
        vpternlogd zmm10, zmm8, zmm13, 0x48         ;   821.5 p5      45 k
        vpternlogd zmm14, zmm12, zmm16, 0x78        ;   822.3 p0      45 k
        vpxord zmm5, zmm5, zmm23                    ;   822.5 p5      45 k
        vmovdqa64 zmm29, zmm9                       ;   778.3         45 k copy
        vpternlogd zmm29, zmm13, zmm1, 0x78         ;   823.3 p0      45 k
        vmovdqu64 [r9 + 16320], zmm0                ;   815.3 p7+p4  100 k
        vmovdqu64 [r9 + 16064], zmm24               ;   816.3 p8+p9  100 k
        vmovdqu64 [r9 + 16000], zmm7                ;   817.5 p7+p4  100 k
        vmovdqu64 [r9 + 16128], zmm31               ;   817.3 p8+p9  100 k
        vmovdqu64 [r9 + 16256], zmm28               ;   818.3 p7+p4  100 k
        vpternlogd zmm18, zmm14, [rbp + 1344], 0x96 ;   823.5 p5+p2   45 k
        vmovdqu64 [r9 + 15808], zmm18               ;   824.5 p8+p9  100 k
        vmovdqu64 zmm14, [rbp + 448]                ;   789.3 p3      45 k reload
        vpternlogd zmm16, zmm8, zmm14, 0x78         ;   824.3 p0      45 k
        vpxord zmm26, zmm26, zmm16                  ;   825.3 p5      45 k
        vmovdqu64 zmm16, [rbp + 1536]               ;   790.3 p2      45 k reload
        vpternlogd zmm8, zmm19, zmm16, 0x9c         ;   825.3 p0      45 k
        vpternlogd zmm25, zmm8, zmm5, 0x96          ;   826.3 p5      45 k
        vpxord zmm31, zmm31, zmm25                  ;   827.3 p0      45 k
        vmovdqa64 zmm18, zmm13                      ;   807.5         45 k copy
        vpternlogd zmm18, zmm16, [rbp + 1472], 0x56 ;   826.5 p5+p3   45 k
        vpternlogd zmm13, zmm20, zmm20, 0x3f        ;   827.3 p0      45 k
        vpternlogd zmm18, zmm12, zmm1, 0x78         ;   827.5 p5      45 k
        vpternlogd zmm16, zmm29, zmm4, 0x6c         ;   828.3 p0      45 k
        vpternlogd zmm10, zmm20, zmm16, 0x96        ;   829.3 p5      45 k
        vpternlogd zmm5, zmm6, zmm4, 0x78           ;   829.3 p0      45 k
        vpternlogd zmm6, zmm11, zmm4, 0x9c          ;   829.5 p5      45 k
        vpternlogd zmm9, zmm4, zmm13, 0x6a          ;   830.3 p0      45 k
        vpternlogd zmm10, zmm13, zmm22, 0x96        ;   830.5 p5      45 k
        vpternlogd zmm5, zmm15, zmm9, 0x96          ;   831.3 p0      45 k
        vmovdqu64 [r9 + 15552], zmm31               ;   828.3 p7+p4  100 k
        vpxord zmm7, zmm7, zmm10                    ;   831.5 p5      45 k
        vmovdqu64 zmm4, [rbp + 0]                   ;   784.5 p2      45 k reload
        vpternlogd zmm14, zmm18, zmm4, 0x96         ;   832.3 p0      45 k
        vpternlogd zmm4, zmm29, [rbp + 704], 0x96   ;   832.5 p5+p3   45 k
        vpternlogd zmm11, zmm21, zmm4, 0x96         ;   833.5 p0      45 k
        vpternlogd zmm14, zmm17, zmm9, 0x96         ;   833.5 p5      45 k
        vmovdqu64 [r9 + 15424], zmm7                ;   832.5 p8+p9  100 k
        vpxord zmm0, zmm0, zmm14                    ;   834.5 p0      45 k
        vmovdqa64 zmm4, zmm26                       ;   826.3         45 k copy
        vpternlogd zmm18, zmm26, [rbp + 896], 0x96  ;   834.5 p5+p2   45 k
        vpxord zmm27, zmm27, zmm18                  ;   835.5 p0      45 k
        vmovdqu64 [r9 + 15744], zmm0                ;   835.5 p7+p4  100 k
        vpternlogd zmm6, zmm8, [rbp + 1344], 0x96   ;   835.5 p5+p3   45 k
        vpxord zmm30, zmm30, zmm6                   ;   836.5 p0      45 k
        vmovdqu64 [r9 + 15616], zmm30               ;   837.5 p8+p9  100 k
        vmovdqu64 [r9 + 15872], zmm27               ;   836.5 p7+p4  100 k
        vmovdqu64 zmm0, [rbp + 64]                  ;   779.5 p2      45 k reload
        vpternlogd zmm23, zmm0, [rbp + 1664], 0x96  ;   836.5 p5+p3   45 k
        vpternlogd zmm0, zmm3, zmm11, 0x96          ;   837.3 p0      45 k
        vpternlogd zmm2, zmm5, zmm23, 0x96          ;   837.5 p5      45 k
        vpxord zmm4, zmm4, zmm23                    ;   838.3 p0      45 k
        vpxord zmm28, zmm28, zmm0                   ;   838.5 p5      45 k
        vmovdqu64 [r9 + 15360], zmm2                ;   838.5 p8+p9  100 k
        vmovdqu64 [r9 + 15680], zmm28               ;   839.5 p7+p4  100 k
        vpternlogd zmm4, zmm1, [rbp + 256], 0x78    ;   839.3 p0+p2   45 k
        vpternlogd zmm24, zmm22, zmm4, 0x96         ;   840.3 p5      45 k
        vmovdqu64 [r9 + 15488], zmm24               ;   841.3 p8+p9  100 k
        vzeroupper                                  ;                    x87 state
        mov rsp, qword [rbp + 1744]                 ;                    frame
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
