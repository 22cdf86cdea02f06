; whirlpool_many for Intel Golden Cove (Sapphire Rapids, Emerald Rapids; P cores of Alder Lake), 64-bit code (golden-cove)
; made by cipherwright 0.1.0 from ciphers/whirlpool_many.cw (sha256 3aa087d46c48a53f); do not edit:
;   ./cw build whirlpool_many --cpu golden-cove
;
; void whirlpool_many(void *st, const void *m, uint32_t n);   System V, 64 bits
;   st: 163840 bytes (2560 slices), read and written, secret, aligned to 16 bytes
;   m: 32768 bytes a batch (512 slices), read, secret, aligned to 16 bytes
;   n: number of blocks, may be 0
; Parameters do not overlap.
; Preserves rbx rbp r12 r13 r14 r15 rsp and the direction flag; changes rax rcx rdx rsi rdi r8 r9 r10 r11 and the other flags.
; Changes zmm0 to zmm31.
; Constant time: no secret reaches an address or a branch.
; The frame holds secrets after return (`wipe` clears it).
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 4 uops, planned 7.0; bounds: width 0.7, ports 0.7, path 2.0
;   blocks: 6 uops, planned 6.0; bounds: width 1.0, ports 1.5, path 1.0
;   blocks/begin: 289 uops, planned 128.8; bounds: width 48.2, ports 128.0, path 7.0
;   blocks.2: 4 uops, planned 2.0; bounds: width 0.7, ports 1.0, path 1.0
;   blocks/rounds: 7 uops, planned 6.0; bounds: width 1.2, ports 2.0, path 1.0
;   blocks/rounds/halves: 20 uops, planned 6.0; bounds: width 3.3, ports 5.0, path 1.0
;   blocks/rounds/halves/keys: 1636 uops, planned 352.8; bounds: width 272.7, ports 351.0, path 38.0
;   blocks/rounds/halves.2: 220 uops, planned 70.2; bounds: width 36.7, ports 69.0, path 7.0
;   blocks/rounds/halves/rows: 1751 uops, planned 369.7; bounds: width 291.8, ports 367.5, path 44.0
;   blocks/rounds/halves.4: 9 uops, planned 7.0; bounds: width 1.5, ports 1.5, path 1.0
;   blocks/rounds.2: 3 uops, planned 6.0; bounds: width 0.5, ports 0.5, path 1.0
;   blocks.4: 6 uops, planned 6.0; bounds: width 1.0, ports 1.5, path 1.0
;   blocks/end: 322 uops, planned 98.2; bounds: width 53.7, ports 96.0, path 13.0
;   blocks.6: 3 uops, planned 6.0; bounds: width 0.5, ports 0.5, path 1.0
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
%fatal "whirlpool_many is called by the System V, 64 bits convention: assemble it with nasm -f elf64 or macho64; for win64 build the target with -win64 behind its name and for 32 bits the one without -64"
%endif

        bits 64
        section .text
        align 16
for_formats macho64
%if HERE
        global $_whirlpool_many
$_whirlpool_many:
%else
        global $whirlpool_many
%endif
$whirlpool_many:
        push rbp                                      ;                    preserved
        push r12                                      ;                    preserved
        push r13                                      ;                    preserved
        push r14                                      ;                    preserved
        push r15                                      ;                    preserved
        mov rax, rsp                                  ;                    frame
        sub rsp, 0x2840                               ;                    frame
        and rsp, -64                                  ;                    frame
        lea rbp, [rsp + 128]                          ;                    frame
        mov qword [rbp + 10136], rax                  ;                    frame
        mov dword [rbp + 10144], edx                  ;                    argument
        mov qword [rbp + 9856], rsi                   ;                    argument
        mov qword [rbp + 9872], rdi                   ;                    argument
        mov r8d, dword [rbp + 10144]                  ;     0.0 p2      16 blocks
        shl r8, 0xf                                   ;     5.0 p0      16 blocks
        add r8, qword [rbp + 9856]                    ;     6.0 p1+p3   16 blocks
        mov qword [rbp + 9864], r8                    ;     7.0 p7+p4   16 blocks
        cmp dword [rbp + 10144], 0                    ;                    no blocks?
        je .blocks_1_done
        align 16
.blocks_1:
        mov r8, qword [rbp + 9872]                    ;     0.0 p2      17 begin reload
        mov qword [rbp + 9880], r8                    ;     5.0 p7+p4   17 begin
        mov r9, qword [rbp + 9856]                    ;     0.3 p3      17 begin reload
        mov qword [rbp + 9888], r9                    ;     5.3 p8+p9   17 begin
        add r8, 0x8000                                ;     5.0 p0      17 begin
        mov qword [rbp + 9896], r8                    ;     6.0 p7+p4   17 begin
        mov r8, qword [rbp + 9880]                    ;                    resident
        mov r9, qword [rbp + 9888]                    ;                    resident
        align 16
.begin_2:
        vmovdqu64 zmm0, [r8]                          ;     0.0 p2      18 k.0
        vpxord zmm1, zmm0, [r9]                       ;     6.0 p0+p3   20 st
        vmovdqu64 [r8 + 98304], zmm1                  ;     7.0 p7+p4   20 st
        vmovdqu64 zmm1, [r8 + 64]                     ;     1.0 p2      18 k.1
        vpxord zmm2, zmm1, [r9 + 64]                  ;     7.0 p5+p3   20 st
        vmovdqu64 [r8 + 98368], zmm2                  ;     8.0 p8+p9   20 st
        vmovdqu64 zmm2, [r8 + 128]                    ;     2.0 p2      18 k.2
        vpxord zmm3, zmm2, [r9 + 128]                 ;     8.0 p0+p3   20 st
        vmovdqu64 [r8 + 98432], zmm3                  ;     9.0 p7+p4   20 st
        vmovdqu64 zmm3, [r8 + 192]                    ;     3.0 p2      18 k.3
        vpxord zmm4, zmm3, [r9 + 192]                 ;     9.0 p5+p3   20 st
        vmovdqu64 [r8 + 98496], zmm4                  ;    10.0 p8+p9   20 st
        vmovdqu64 zmm4, [r8 + 256]                    ;     4.0 p2      18 k.4
        vpxord zmm5, zmm4, [r9 + 256]                 ;    10.0 p0+p3   20 st
        vmovdqu64 [r8 + 98560], zmm5                  ;    11.0 p7+p4   20 st
        vmovdqu64 zmm5, [r8 + 320]                    ;     5.0 p2      18 k.5
        vpxord zmm6, zmm5, [r9 + 320]                 ;    11.0 p5+p3   20 st
        vmovdqu64 [r8 + 98624], zmm6                  ;    12.0 p8+p9   20 st
        vmovdqu64 zmm6, [r8 + 384]                    ;     6.0 p2      18 k.6
        vpxord zmm7, zmm6, [r9 + 384]                 ;    12.0 p0+p3   20 st
        vmovdqu64 [r8 + 98688], zmm7                  ;    13.0 p7+p4   20 st
        vmovdqu64 zmm7, [r8 + 448]                    ;     7.0 p2      18 k.7
        vpxord zmm8, zmm7, [r9 + 448]                 ;    13.0 p5+p3   20 st
        vmovdqu64 [r8 + 98752], zmm8                  ;    14.0 p8+p9   20 st
        vmovdqu64 zmm8, [r8 + 512]                    ;     8.0 p2      18 k.8
        vpxord zmm9, zmm8, [r9 + 512]                 ;    14.0 p0+p3   20 st
        vmovdqu64 [r8 + 98816], zmm9                  ;    15.0 p7+p4   20 st
        vmovdqu64 zmm9, [r8 + 576]                    ;     9.0 p2      18 k.9
        vpxord zmm10, zmm9, [r9 + 576]                ;    15.0 p5+p3   20 st
        vmovdqu64 [r8 + 98880], zmm10                 ;    16.0 p8+p9   20 st
        vmovdqu64 zmm10, [r8 + 640]                   ;    10.0 p2      18 k.10
        vpxord zmm11, zmm10, [r9 + 640]               ;    16.0 p0+p3   20 st
        vmovdqu64 [r8 + 98944], zmm11                 ;    17.0 p7+p4   20 st
        vmovdqu64 zmm11, [r8 + 704]                   ;    11.0 p2      18 k.11
        vpxord zmm12, zmm11, [r9 + 704]               ;    17.0 p5+p3   20 st
        vmovdqu64 [r8 + 99008], zmm12                 ;    18.0 p8+p9   20 st
        vmovdqu64 zmm12, [r8 + 768]                   ;    12.0 p2      18 k.12
        vpxord zmm13, zmm12, [r9 + 768]               ;    18.0 p0+p3   20 st
        vmovdqu64 [r8 + 99072], zmm13                 ;    19.0 p7+p4   20 st
        vmovdqu64 zmm13, [r8 + 832]                   ;    13.0 p2      18 k.13
        vpxord zmm14, zmm13, [r9 + 832]               ;    19.0 p5+p3   20 st
        vmovdqu64 [r8 + 99136], zmm14                 ;    20.0 p8+p9   20 st
        vmovdqu64 zmm14, [r8 + 896]                   ;    14.0 p2      18 k.14
        vpxord zmm15, zmm14, [r9 + 896]               ;    20.0 p0+p3   20 st
        vmovdqu64 [r8 + 99200], zmm15                 ;    21.0 p7+p4   20 st
        vmovdqu64 zmm15, [r8 + 960]                   ;    15.0 p2      18 k.15
        vpxord zmm16, zmm15, [r9 + 960]               ;    21.0 p5+p3   20 st
        vmovdqu64 [r8 + 99264], zmm16                 ;    22.0 p8+p9   20 st
        vmovdqu64 zmm16, [r8 + 1024]                  ;    16.0 p2      18 k.16
        vpxord zmm17, zmm16, [r9 + 1024]              ;    22.0 p0+p3   20 st
        vmovdqu64 [r8 + 99328], zmm17                 ;    23.0 p7+p4   20 st
        vmovdqu64 zmm17, [r8 + 1088]                  ;    17.0 p2      18 k.17
        vpxord zmm18, zmm17, [r9 + 1088]              ;    23.0 p5+p3   20 st
        vmovdqu64 [r8 + 99392], zmm18                 ;    24.0 p8+p9   20 st
        vmovdqu64 zmm18, [r8 + 1152]                  ;    18.0 p2      18 k.18
        vpxord zmm19, zmm18, [r9 + 1152]              ;    24.0 p0+p3   20 st
        vmovdqu64 [r8 + 99456], zmm19                 ;    25.0 p7+p4   20 st
        vmovdqu64 zmm19, [r8 + 1216]                  ;    19.0 p2      18 k.19
        vpxord zmm20, zmm19, [r9 + 1216]              ;    25.0 p5+p3   20 st
        vmovdqu64 [r8 + 99520], zmm20                 ;    26.0 p8+p9   20 st
        vmovdqu64 zmm20, [r8 + 1280]                  ;    20.0 p2      18 k.20
        vpxord zmm21, zmm20, [r9 + 1280]              ;    26.0 p0+p3   20 st
        vmovdqu64 [r8 + 99584], zmm21                 ;    27.0 p7+p4   20 st
        vmovdqu64 zmm21, [r8 + 1344]                  ;    21.0 p2      18 k.21
        vpxord zmm22, zmm21, [r9 + 1344]              ;    27.0 p5+p3   20 st
        vmovdqu64 [r8 + 99648], zmm22                 ;    28.0 p8+p9   20 st
        vmovdqu64 zmm22, [r8 + 1408]                  ;    22.0 p2      18 k.22
        vpxord zmm23, zmm22, [r9 + 1408]              ;    28.0 p0+p3   20 st
        vmovdqu64 [r8 + 99712], zmm23                 ;    29.0 p7+p4   20 st
        vmovdqu64 zmm23, [r8 + 1472]                  ;    23.0 p2      18 k.23
        vpxord zmm24, zmm23, [r9 + 1472]              ;    29.0 p5+p3   20 st
        vmovdqu64 [r8 + 99776], zmm24                 ;    30.0 p8+p9   20 st
        vmovdqu64 zmm24, [r8 + 1536]                  ;    24.0 p2      18 k.24
        vpxord zmm25, zmm24, [r9 + 1536]              ;    30.0 p0+p3   20 st
        vmovdqu64 [r8 + 99840], zmm25                 ;    31.0 p7+p4   20 st
        vmovdqu64 zmm25, [r8 + 1600]                  ;    25.0 p2      18 k.25
        vpxord zmm26, zmm25, [r9 + 1600]              ;    31.0 p5+p3   20 st
        vmovdqu64 [r8 + 99904], zmm26                 ;    32.0 p8+p9   20 st
        vmovdqu64 zmm26, [r8 + 1664]                  ;    26.0 p2      18 k.26
        vpxord zmm27, zmm26, [r9 + 1664]              ;    32.0 p0+p3   20 st
        vmovdqu64 [r8 + 99968], zmm27                 ;    33.0 p7+p4   20 st
        vmovdqu64 zmm27, [r8 + 1728]                  ;    27.0 p2      18 k.27
        vpxord zmm28, zmm27, [r9 + 1728]              ;    33.0 p5+p3   20 st
        vmovdqu64 [r8 + 100032], zmm28                ;    34.0 p8+p9   20 st
        vmovdqu64 zmm28, [r8 + 1792]                  ;    28.0 p2      18 k.28
        vpxord zmm29, zmm28, [r9 + 1792]              ;    34.0 p0+p3   20 st
        vmovdqu64 zmm30, [r8 + 1856]                  ;    29.0 p2      18 k.29
        vmovdqu64 [r8 + 100096], zmm29                ;    35.0 p7+p4   20 st
        vpxord zmm29, zmm30, [r9 + 1856]              ;    35.0 p5+p3   20 st
        vmovdqu64 zmm31, [r8 + 1920]                  ;    30.0 p2      18 k.30
        vmovdqu64 [r8 + 100160], zmm29                ;    36.0 p8+p9   20 st
        vpxord zmm29, zmm31, [r9 + 1920]              ;    36.0 p0+p3   20 st
        vmovdqu64 [r8 + 100224], zmm29                ;    37.0 p7+p4   20 st
        vmovdqu64 zmm29, [r8 + 1984]                  ;    31.0 p2      18 k.31
        vpxord zmm31, zmm29, [r9 + 1984]              ;    37.0 p5+p3   20 st
        vmovdqu64 [r8 + 100288], zmm31                ;    38.0 p8+p9   20 st
        vmovdqu64 zmm31, [r8 + 2048]                  ;    32.0 p2      18 k.32
        vpxord zmm29, zmm31, [r9 + 2048]              ;    38.0 p0+p3   20 st
        vmovdqu64 [r8 + 100352], zmm29                ;    39.0 p7+p4   20 st
        vmovdqu64 zmm29, [r8 + 2112]                  ;    33.0 p2      18 k.33
        vpxord zmm31, zmm29, [r9 + 2112]              ;    39.0 p5+p3   20 st
        vmovdqu64 [r8 + 100416], zmm31                ;    40.0 p8+p9   20 st
        vmovdqu64 zmm31, [r8 + 2176]                  ;    34.0 p2      18 k.34
        vmovdqu64 zmm29, [r8 + 2240]                  ;    34.2 p3      18 k.35
        vpxord zmm30, zmm31, [r9 + 2176]              ;    40.0 p0+p2   20 st
        vmovdqu64 [r8 + 100480], zmm30                ;    41.0 p7+p4   20 st
        vpxord zmm30, zmm29, [r9 + 2240]              ;    40.2 p5+p3   20 st
        vmovdqu64 [r8 + 100544], zmm30                ;    41.2 p8+p9   20 st
        vmovdqu64 zmm30, [r8 + 2304]                  ;    36.0 p2      18 k.36
        vmovdqu64 zmm29, [r8 + 2368]                  ;    36.2 p3      18 k.37
        vpxord zmm31, zmm30, [r9 + 2304]              ;    42.0 p0+p2   20 st
        vmovdqu64 [r8 + 100608], zmm31                ;    43.0 p7+p4   20 st
        vmovdqu64 zmm31, [r8 + 2432]                  ;    37.2 p3      18 k.38
        vpxord zmm30, zmm29, [r9 + 2368]              ;    42.2 p5+p2   20 st
        vmovdqu64 [r8 + 100672], zmm30                ;    43.2 p8+p9   20 st
        vmovdqu64 zmm30, [r8 + 2496]                  ;    38.2 p3      18 k.39
        vpxord zmm29, zmm31, [r9 + 2432]              ;    43.2 p0+p2   20 st
        vmovdqu64 [r8 + 100736], zmm29                ;    44.2 p7+p4   20 st
        vmovdqu64 zmm29, [r8 + 2560]                  ;    39.2 p3      18 k.40
        vpxord zmm31, zmm30, [r9 + 2496]              ;    44.2 p5+p2   20 st
        vmovdqu64 [r8 + 100800], zmm31                ;    45.2 p8+p9   20 st
        vmovdqu64 zmm31, [r8 + 2624]                  ;    40.2 p3      18 k.41
        vpxord zmm30, zmm29, [r9 + 2560]              ;    45.2 p0+p2   20 st
        vmovdqu64 [r8 + 100864], zmm30                ;    46.2 p7+p4   20 st
        vmovdqu64 zmm30, [r8 + 2688]                  ;    41.2 p3      18 k.42
        vpxord zmm29, zmm31, [r9 + 2624]              ;    46.2 p5+p2   20 st
        vmovdqu64 [r8 + 100928], zmm29                ;    47.2 p8+p9   20 st
        vmovdqu64 zmm29, [r8 + 2752]                  ;    42.2 p3      18 k.43
        vpxord zmm31, zmm30, [r9 + 2688]              ;    47.2 p0+p2   20 st
        vmovdqu64 [r8 + 100992], zmm31                ;    48.2 p7+p4   20 st
        vmovdqu64 zmm31, [r8 + 2816]                  ;    43.2 p3      18 k.44
        vpxord zmm30, zmm29, [r9 + 2752]              ;    48.2 p5+p2   20 st
        vmovdqu64 [r8 + 101056], zmm30                ;    49.2 p8+p9   20 st
        vmovdqu64 zmm30, [r8 + 2880]                  ;    44.2 p3      18 k.45
        vpxord zmm29, zmm31, [r9 + 2816]              ;    49.2 p0+p2   20 st
        vmovdqu64 [r8 + 101120], zmm29                ;    50.2 p7+p4   20 st
        vmovdqu64 zmm29, [r8 + 2944]                  ;    45.2 p3      18 k.46
        vpxord zmm31, zmm30, [r9 + 2880]              ;    50.2 p5+p2   20 st
        vmovdqu64 [r8 + 101184], zmm31                ;    51.2 p8+p9   20 st
        vmovdqu64 zmm31, [r8 + 3008]                  ;    46.2 p3      18 k.47
        vpxord zmm30, zmm29, [r9 + 2944]              ;    51.2 p0+p2   20 st
        vmovdqu64 [r8 + 101248], zmm30                ;    52.2 p7+p4   20 st
        vmovdqu64 zmm30, [r8 + 3072]                  ;    47.2 p3      18 k.48
        vpxord zmm29, zmm31, [r9 + 3008]              ;    52.2 p5+p2   20 st
        vmovdqu64 [r8 + 101312], zmm29                ;    53.2 p8+p9   20 st
        vmovdqu64 zmm29, [r8 + 3136]                  ;    48.2 p3      18 k.49
        vpxord zmm31, zmm30, [r9 + 3072]              ;    53.2 p0+p2   20 st
        vmovdqu64 [r8 + 101376], zmm31                ;    54.2 p7+p4   20 st
        vmovdqu64 zmm31, [r8 + 3200]                  ;    49.2 p3      18 k.50
        vpxord zmm30, zmm29, [r9 + 3136]              ;    54.2 p5+p2   20 st
        vmovdqu64 [r8 + 101440], zmm30                ;    55.2 p8+p9   20 st
        vmovdqu64 zmm30, [r8 + 3264]                  ;    50.2 p3      18 k.51
        vpxord zmm29, zmm31, [r9 + 3200]              ;    55.2 p0+p2   20 st
        vmovdqu64 [r8 + 101504], zmm29                ;    56.2 p7+p4   20 st
        vmovdqu64 zmm29, [r8 + 3328]                  ;    51.2 p3      18 k.52
        vpxord zmm31, zmm30, [r9 + 3264]              ;    56.2 p5+p2   20 st
        vmovdqu64 [r8 + 101568], zmm31                ;    57.2 p8+p9   20 st
        vmovdqu64 zmm31, [r8 + 3392]                  ;    52.2 p3      18 k.53
        vpxord zmm30, zmm29, [r9 + 3328]              ;    57.2 p0+p2   20 st
        vmovdqu64 [r8 + 101632], zmm30                ;    58.2 p7+p4   20 st
        vmovdqu64 zmm30, [r8 + 3456]                  ;    53.2 p3      18 k.54
        vpxord zmm29, zmm31, [r9 + 3392]              ;    58.2 p5+p2   20 st
        vmovdqu64 [r8 + 101696], zmm29                ;    59.2 p8+p9   20 st
        vmovdqu64 zmm29, [r8 + 3520]                  ;    54.2 p3      18 k.55
        vpxord zmm31, zmm30, [r9 + 3456]              ;    59.2 p0+p2   20 st
        vmovdqu64 [r8 + 101760], zmm31                ;    60.2 p7+p4   20 st
        vmovdqu64 zmm31, [r8 + 3584]                  ;    55.2 p3      18 k.56
        vpxord zmm30, zmm29, [r9 + 3520]              ;    60.2 p5+p2   20 st
        vmovdqu64 [r8 + 101824], zmm30                ;    61.2 p8+p9   20 st
        vmovdqu64 zmm30, [r8 + 3648]                  ;    56.2 p3      18 k.57
        vpxord zmm29, zmm31, [r9 + 3584]              ;    61.2 p0+p2   20 st
        vmovdqu64 [r8 + 101888], zmm29                ;    62.2 p7+p4   20 st
        vmovdqu64 zmm29, [r8 + 3712]                  ;    57.2 p3      18 k.58
        vpxord zmm31, zmm30, [r9 + 3648]              ;    62.2 p5+p2   20 st
        vmovdqu64 [r8 + 101952], zmm31                ;    63.2 p8+p9   20 st
        vmovdqu64 zmm31, [r8 + 3776]                  ;    58.2 p3      18 k.59
        vpxord zmm30, zmm29, [r9 + 3712]              ;    63.2 p0+p2   20 st
        vmovdqu64 [r8 + 102016], zmm30                ;    64.2 p7+p4   20 st
        vmovdqu64 zmm30, [r8 + 3840]                  ;    59.2 p3      18 k.60
        vpxord zmm29, zmm31, [r9 + 3776]              ;    64.2 p5+p2   20 st
        vmovdqu64 [r8 + 102080], zmm29                ;    65.2 p8+p9   20 st
        vmovdqu64 zmm29, [r8 + 3904]                  ;    60.2 p3      18 k.61
        vpxord zmm31, zmm30, [r9 + 3840]              ;    65.2 p0+p2   20 st
        vmovdqu64 [r8 + 102144], zmm31                ;    66.2 p7+p4   20 st
        vmovdqu64 zmm31, [r8 + 3968]                  ;    61.2 p3      18 k.62
        vmovdqu64 [r8 + 32768], zmm0                  ;    60.8 p8+p9   19 st
        vpxord zmm0, zmm29, [r9 + 3904]               ;    66.2 p5+p2   20 st
        vmovdqu64 [r8 + 102208], zmm0                 ;    67.2 p7+p4   20 st
        vmovdqu64 zmm0, [r8 + 4032]                   ;    62.2 p3      18 k.63
        vmovdqu64 [r8 + 32832], zmm1                  ;    62.8 p8+p9   19 st
        vpxord zmm1, zmm31, [r9 + 3968]               ;    67.2 p0+p2   20 st
        vmovdqu64 [r8 + 102272], zmm1                 ;    68.2 p7+p4   20 st
        vmovdqu64 [r8 + 32896], zmm2                  ;    64.8 p8+p9   19 st
        vpxord zmm1, zmm0, [r9 + 4032]                ;    68.2 p5+p3   20 st
        vmovdqu64 [r8 + 32960], zmm3                  ;    66.3 p7+p4   19 st
        vmovdqu64 [r8 + 33024], zmm4                  ;    66.8 p8+p9   19 st
        vmovdqu64 [r8 + 102336], zmm1                 ;    69.2 p7+p4   20 st
        vmovdqu64 [r8 + 33088], zmm5                  ;    68.8 p8+p9   19 st
        vmovdqu64 [r8 + 33152], zmm6                  ;    70.3 p7+p4   19 st
        vmovdqu64 [r8 + 33216], zmm7                  ;    70.8 p8+p9   19 st
        vmovdqu64 [r8 + 33280], zmm8                  ;    72.3 p7+p4   19 st
        vmovdqu64 [r8 + 33344], zmm9                  ;    72.8 p8+p9   19 st
        vmovdqu64 [r8 + 33408], zmm10                 ;    74.3 p7+p4   19 st
        vmovdqu64 [r8 + 33472], zmm11                 ;    74.8 p8+p9   19 st
        vmovdqu64 [r8 + 33536], zmm12                 ;    76.3 p7+p4   19 st
        vmovdqu64 [r8 + 33600], zmm13                 ;    76.8 p8+p9   19 st
        vmovdqu64 [r8 + 33664], zmm14                 ;    78.3 p7+p4   19 st
        vmovdqu64 [r8 + 33728], zmm15                 ;    78.8 p8+p9   19 st
        vmovdqu64 [r8 + 33792], zmm16                 ;    80.3 p7+p4   19 st
        vmovdqu64 [r8 + 33856], zmm17                 ;    80.8 p8+p9   19 st
        vmovdqu64 [r8 + 33920], zmm18                 ;    82.3 p7+p4   19 st
        vmovdqu64 [r8 + 33984], zmm19                 ;    82.8 p8+p9   19 st
        vmovdqu64 [r8 + 34048], zmm20                 ;    84.3 p7+p4   19 st
        vmovdqu64 [r8 + 34112], zmm21                 ;    84.8 p8+p9   19 st
        vmovdqu64 [r8 + 34176], zmm22                 ;    86.3 p7+p4   19 st
        vmovdqu64 [r8 + 34240], zmm23                 ;    86.8 p8+p9   19 st
        vmovdqu64 [r8 + 34304], zmm24                 ;    88.3 p7+p4   19 st
        vmovdqu64 [r8 + 34368], zmm25                 ;    88.8 p8+p9   19 st
        vmovdqu64 [r8 + 34432], zmm26                 ;    90.3 p7+p4   19 st
        vmovdqu64 [r8 + 34496], zmm27                 ;    90.8 p8+p9   19 st
        vmovdqu64 [r8 + 34560], zmm28                 ;    92.3 p7+p4   19 st
        vmovdqu64 zmm1, [r8 + 1856]                   ;    64.0 p2      18 k.29 reload
        vmovdqu64 [r8 + 34624], zmm1                  ;    92.8 p8+p9   19 st
        vmovdqu64 zmm1, [r8 + 1920]                   ;    64.2 p3      18 k.30 reload
        vmovdqu64 [r8 + 34688], zmm1                  ;    94.3 p7+p4   19 st
        vmovdqu64 zmm1, [r8 + 1984]                   ;    65.0 p2      18 k.31 reload
        vmovdqu64 [r8 + 34752], zmm1                  ;    94.8 p8+p9   19 st
        vmovdqu64 zmm1, [r8 + 2048]                   ;    65.2 p3      18 k.32 reload
        vmovdqu64 [r8 + 34816], zmm1                  ;    96.3 p7+p4   19 st
        vmovdqu64 zmm1, [r8 + 2112]                   ;    66.0 p2      18 k.33 reload
        vmovdqu64 [r8 + 34880], zmm1                  ;    96.8 p8+p9   19 st
        vmovdqu64 zmm1, [r8 + 2176]                   ;    66.2 p3      18 k.34 reload
        vmovdqu64 [r8 + 34944], zmm1                  ;    98.3 p7+p4   19 st
        vmovdqu64 zmm1, [r8 + 2240]                   ;    67.0 p2      18 k.35 reload
        vmovdqu64 [r8 + 35008], zmm1                  ;    98.8 p8+p9   19 st
        vmovdqu64 zmm1, [r8 + 2304]                   ;    67.2 p3      18 k.36 reload
        vmovdqu64 [r8 + 35072], zmm1                  ;   100.3 p7+p4   19 st
        vmovdqu64 zmm1, [r8 + 2368]                   ;    68.0 p2      18 k.37 reload
        vmovdqu64 [r8 + 35136], zmm1                  ;   100.8 p8+p9   19 st
        vmovdqu64 zmm1, [r8 + 2432]                   ;    68.2 p3      18 k.38 reload
        vmovdqu64 [r8 + 35200], zmm1                  ;   102.3 p7+p4   19 st
        vmovdqu64 zmm1, [r8 + 2496]                   ;    69.0 p2      18 k.39 reload
        vmovdqu64 [r8 + 35264], zmm1                  ;   102.8 p8+p9   19 st
        vmovdqu64 zmm1, [r8 + 2560]                   ;    69.2 p3      18 k.40 reload
        vmovdqu64 [r8 + 35328], zmm1                  ;   104.3 p7+p4   19 st
        vmovdqu64 zmm1, [r8 + 2624]                   ;    70.0 p2      18 k.41 reload
        vmovdqu64 [r8 + 35392], zmm1                  ;   104.8 p8+p9   19 st
        vmovdqu64 zmm1, [r8 + 2688]                   ;    70.2 p3      18 k.42 reload
        vmovdqu64 [r8 + 35456], zmm1                  ;   106.3 p7+p4   19 st
        vmovdqu64 zmm1, [r8 + 2752]                   ;    71.0 p2      18 k.43 reload
        vmovdqu64 [r8 + 35520], zmm1                  ;   106.8 p8+p9   19 st
        vmovdqu64 zmm1, [r8 + 2816]                   ;    71.2 p3      18 k.44 reload
        vmovdqu64 [r8 + 35584], zmm1                  ;   108.3 p7+p4   19 st
        vmovdqu64 zmm1, [r8 + 2880]                   ;    72.0 p2      18 k.45 reload
        vmovdqu64 [r8 + 35648], zmm1                  ;   108.8 p8+p9   19 st
        vmovdqu64 zmm1, [r8 + 2944]                   ;    72.2 p3      18 k.46 reload
        vmovdqu64 [r8 + 35712], zmm1                  ;   110.3 p7+p4   19 st
        vmovdqu64 zmm1, [r8 + 3008]                   ;    73.0 p2      18 k.47 reload
        vmovdqu64 [r8 + 35776], zmm1                  ;   110.8 p8+p9   19 st
        vmovdqu64 zmm1, [r8 + 3072]                   ;    73.2 p3      18 k.48 reload
        vmovdqu64 [r8 + 35840], zmm1                  ;   112.3 p7+p4   19 st
        vmovdqu64 zmm1, [r8 + 3136]                   ;    74.0 p2      18 k.49 reload
        vmovdqu64 [r8 + 35904], zmm1                  ;   112.8 p8+p9   19 st
        vmovdqu64 zmm1, [r8 + 3200]                   ;    74.2 p3      18 k.50 reload
        vmovdqu64 [r8 + 35968], zmm1                  ;   114.3 p7+p4   19 st
        vmovdqu64 zmm1, [r8 + 3264]                   ;    75.0 p2      18 k.51 reload
        vmovdqu64 [r8 + 36032], zmm1                  ;   114.8 p8+p9   19 st
        vmovdqu64 zmm1, [r8 + 3328]                   ;    75.2 p3      18 k.52 reload
        vmovdqu64 [r8 + 36096], zmm1                  ;   116.3 p7+p4   19 st
        vmovdqu64 zmm1, [r8 + 3392]                   ;    76.0 p2      18 k.53 reload
        vmovdqu64 [r8 + 36160], zmm1                  ;   116.8 p8+p9   19 st
        vmovdqu64 zmm1, [r8 + 3456]                   ;    76.2 p3      18 k.54 reload
        vmovdqu64 [r8 + 36224], zmm1                  ;   118.3 p7+p4   19 st
        vmovdqu64 zmm1, [r8 + 3520]                   ;    77.0 p2      18 k.55 reload
        vmovdqu64 [r8 + 36288], zmm1                  ;   118.8 p8+p9   19 st
        vmovdqu64 zmm1, [r8 + 3584]                   ;    77.2 p3      18 k.56 reload
        vmovdqu64 [r8 + 36352], zmm1                  ;   120.3 p7+p4   19 st
        vmovdqu64 zmm1, [r8 + 3648]                   ;    78.0 p2      18 k.57 reload
        vmovdqu64 [r8 + 36416], zmm1                  ;   120.8 p8+p9   19 st
        vmovdqu64 zmm1, [r8 + 3712]                   ;    78.2 p3      18 k.58 reload
        vmovdqu64 [r8 + 36480], zmm1                  ;   122.3 p7+p4   19 st
        vmovdqu64 zmm1, [r8 + 3776]                   ;    79.0 p2      18 k.59 reload
        vmovdqu64 [r8 + 36544], zmm1                  ;   122.8 p8+p9   19 st
        vmovdqu64 [r8 + 36608], zmm30                 ;   124.3 p7+p4   19 st
        vmovdqu64 [r8 + 36672], zmm29                 ;   124.8 p8+p9   19 st
        vmovdqu64 [r8 + 36736], zmm31                 ;   126.3 p7+p4   19 st
        vmovdqu64 [r8 + 36800], zmm0                  ;   126.8 p8+p9   19 st
        add r8, 0x1000                                ;    47.8 p1      17 begin
        add r9, 0x1000                                ;    48.0 p6      17 begin
        cmp r8, qword [rbp + 9896]                    ;                    more begin?
        jne .begin_2
        mov qword [rbp + 9880], r8                    ;                    resident
        mov qword [rbp + 9888], r9                    ;                    resident
        lea r8, [rel whirlpool_many.T0_RC]            ;     0.0 p1      22 rounds reload
        mov qword [rbp + 9904], r8                    ;     1.0 p7+p4   22 rounds
        add r8, 0xa000                                ;     1.0 p0      22 rounds
        mov qword [rbp + 9912], r8                    ;     2.0 p8+p9   22 rounds
        align 16
.rounds_3:
        mov r8, qword [rbp + 9872]                    ;     0.0 p2      23 halves reload
        mov qword [rbp + 9920], r8                    ;     5.0 p7+p4   23 halves
        mov qword [rbp + 9928], r8                    ;     5.0 p8+p9   23 halves
        mov r9, qword [rbp + 9904]                    ;     0.5 p3      23 halves reload
        mov qword [rbp + 9936], r9                    ;     5.5 p7+p4   23 halves
        add r8, 0x10000                               ;     5.0 p0      23 halves
        mov qword [rbp + 9944], r8                    ;     6.0 p8+p9   23 halves
        align 16
.halves_4:
        mov r8, qword [rbp + 9920]                    ;     0.0 p2      24 keys reload
        mov qword [rbp + 9952], r8                    ;     5.0 p7+p4   24 keys
        mov r9, qword [rbp + 9928]                    ;     0.3 p3      24 keys reload
        mov qword [rbp + 9960], r9                    ;     5.3 p8+p9   24 keys
        lea r9, [r8 + 28672]                          ;     5.0 p0      24 keys
        mov qword [rbp + 9968], r9                    ;     6.0 p7+p4   24 keys
        lea r9, [r8 + 24576]                          ;     5.0 p1      24 keys
        mov qword [rbp + 9976], r9                    ;     6.0 p8+p9   24 keys
        lea r9, [r8 + 20480]                          ;     5.0 p5      24 keys
        mov qword [rbp + 9984], r9                    ;     6.0 p7+p4   24 keys
        lea r9, [r8 + 16384]                          ;     5.0 p6      24 keys
        mov qword [rbp + 9992], r9                    ;     6.0 p8+p9   24 keys
        lea r9, [r8 + 12288]                          ;     5.0 p11     24 keys
        mov qword [rbp + 10000], r9                   ;     6.0 p7+p4   24 keys
        lea r9, [r8 + 8192]                           ;     5.0 p0      24 keys
        mov qword [rbp + 10008], r9                   ;     6.0 p8+p9   24 keys
        lea r9, [r8 + 4096]                           ;     5.0 p1      24 keys
        mov qword [rbp + 10016], r9                   ;     6.0 p7+p4   24 keys
        add r8, 0x8000                                ;     5.0 p5      24 keys
        mov qword [rbp + 10024], r8                   ;     6.0 p8+p9   24 keys
        mov r8, qword [rbp + 9960]                    ;                    resident
        mov r9, qword [rbp + 9952]                    ;                    resident
        mov r10, qword [rbp + 9968]                   ;                    resident
        mov r11, qword [rbp + 9976]                   ;                    resident
        mov r12, qword [rbp + 9984]                   ;                    resident
        mov r13, qword [rbp + 9992]                   ;                    resident
        mov r14, qword [rbp + 10000]                  ;                    resident
        mov r15, qword [rbp + 10008]                  ;                    resident
        align 16
.keys_5:
        vmovdqu64 zmm0, [r9 + 32768]                  ;     0.0 p2       8 st.0
        vmovdqu64 zmm1, [r9 + 32832]                  ;     0.2 p3       8 st.1
        vmovdqu64 zmm2, [r9 + 32896]                  ;     1.0 p2       8 st.2
        vmovdqu64 zmm3, [r9 + 33024]                  ;     1.2 p3       8 st.4
        vmovdqu64 zmm4, [r9 + 33088]                  ;     2.0 p2       8 st.5
        vmovdqu64 zmm5, [r9 + 33152]                  ;     2.2 p3       8 st.6
        vmovdqu64 zmm6, [r9 + 33216]                  ;     3.0 p2       8 st.7
        vmovdqa64 zmm7, zmm2                          ;     7.0          8 st copy
        vmovdqa64 zmm8, zmm6                          ;     9.0          8 st copy
        vmovdqa64 zmm9, zmm5                          ;     8.2          8 st copy
        vpternlogd zmm9, zmm4, zmm3, 0x78             ;     8.2 p0       8 st
        vpternlogd zmm5, zmm4, zmm3, 0x35             ;     8.2 p5       8 st
        vpandd zmm8, zmm8, zmm5                       ;     9.2 p0       8 st
        vpxord zmm7, zmm7, zmm9                       ;     9.2 p5       8 st
        vmovdqa64 zmm10, zmm9                         ;     9.2          8 st copy
        vpternlogd zmm10, zmm6, zmm3, 0x9b            ;     9.2 p0       8 st
        vpternlogd zmm9, zmm10, zmm4, 0x26            ;    10.2 p5       8 st
        vpternlogd zmm10, zmm4, zmm6, 0x58            ;    10.2 p0       8 st
        vpternlogd zmm5, zmm6, zmm10, 0xd2            ;    11.2 p5       8 st
        vmovdqa64 zmm4, zmm1                          ;     6.2          8 st copy
        vpternlogd zmm4, zmm0, [r9 + 32960], 0x56     ;     6.2 p0+p3    8 st
        vmovdqa64 zmm6, zmm4                          ;     7.2          8 st copy
        vpternlogd zmm6, zmm2, zmm0, 0x95             ;     7.2 p5       8 st
        vmovdqa64 zmm11, zmm6                         ;     8.2          8 st copy
        vpternlogd zmm11, zmm2, zmm1, 0xf6            ;     8.2 p0       8 st
        vmovdqa64 zmm12, zmm11                        ;     9.2          8 st copy
        vpternlogd zmm12, zmm6, zmm4, 0x70            ;     9.2 p5       8 st
        vpternlogd zmm12, zmm1, zmm0, 0x95            ;    10.2 p0       8 st
        vpternlogd zmm4, zmm12, zmm6, 0x87            ;    11.2 p5       8 st
        vpternlogd zmm1, zmm0, zmm4, 0x9e             ;    12.2 p0       8 st
        vpternlogd zmm4, zmm11, zmm5, 0x96            ;    12.2 p5       8 st
        vpternlogd zmm7, zmm8, zmm1, 0x96             ;    13.2 p0       8 st
        vpternlogd zmm10, zmm12, zmm12, 0xc3          ;    11.2 p5       8 st
        vpandd zmm0, zmm7, zmm4                       ;    14.2 p0       8 st
        vmovdqa64 zmm8, zmm10                         ;    12.2          8 st copy
        vmovdqa64 zmm11, zmm4                         ;    13.2          8 st copy
        vmovdqa64 zmm13, zmm9                         ;    11.2          8 st copy
        vpternlogd zmm13, zmm6, zmm3, 0x96            ;    11.2 p5       8 st
        vmovdqa64 zmm14, zmm10                        ;    12.2          8 st copy
        vpternlogd zmm14, zmm4, zmm7, 0x21            ;    14.2 p0       8 st
        vpternlogd zmm1, zmm2, zmm14, 0x96            ;    15.2 p5       8 st
        vpternlogd zmm0, zmm14, zmm13, 0xd            ;    15.2 p0       8 st
        vpternlogd zmm4, zmm0, zmm10, 0x78            ;    16.2 p5       8 st
        vpternlogd zmm9, zmm3, zmm0, 0x69             ;    16.2 p0       8 st
        vpternlogd zmm0, zmm6, zmm6, 0xc3             ;    16.2 p5       8 st
        vpternlogd zmm12, zmm4, zmm13, 0x96           ;    17.2 p0       8 st
        vpandd zmm8, zmm8, zmm4                       ;    17.2 p5       8 st
        vpternlogd zmm8, zmm14, zmm13, 0xed           ;    18.2 p0       8 st
        vpternlogd zmm1, zmm13, zmm8, 0xb4            ;    19.2 p5       8 st
        vpternlogd zmm7, zmm8, zmm5, 0x69             ;    19.2 p0       8 st
        vpternlogd zmm8, zmm5, zmm1, 0x69             ;    20.2 p5       8 st
        vpxord zmm11, zmm11, zmm7                     ;    20.2 p0       8 st
        vpternlogd zmm0, zmm12, zmm11, 0x87           ;    21.2 p5       8 st
        vmovdqa64 zmm2, zmm12                         ;    18.2          8 st copy
        vpternlogd zmm2, zmm10, zmm10, 0xc3           ;    18.7 p0       8 st
        vpxord zmm3, zmm9, zmm8                       ;    21.2 p5       8 st
        vmovdqu64 zmm4, [r10 + 33280]                 ;     9.5 p2       8 st.8
        vmovdqu64 zmm5, [r10 + 33344]                 ;     9.7 p3       8 st.9
        vmovdqa64 zmm6, zmm8                          ;    21.2          8 st copy
        vmovdqu64 zmm10, [r10 + 33408]                ;    10.5 p2       8 st.10
        vmovdqu64 zmm13, [r10 + 33536]                ;    10.7 p3       8 st.12
        vmovdqu64 zmm14, [r10 + 33600]                ;    11.5 p2       8 st.13
        vmovdqu64 zmm15, [r10 + 33664]                ;    11.7 p3       8 st.14
        vmovdqu64 zmm16, [r10 + 33728]                ;    12.5 p2       8 st.15
        vmovdqa64 zmm17, zmm10                        ;    16.5          8 st copy
        vmovdqa64 zmm18, zmm16                        ;    18.5          8 st copy
        vmovdqa64 zmm19, zmm8                         ;    21.2          8 st copy
        vpternlogd zmm19, zmm2, zmm7, 0xcb            ;    21.2 p0       8 st
        vpternlogd zmm8, zmm2, zmm7, 0x78             ;    21.2 p5       8 st
        vpternlogd zmm7, zmm8, zmm9, 0xb4             ;    22.2 p0       8 st
        vpternlogd zmm3, zmm7, zmm19, 0xe1            ;    23.2 p5       8 st
        vpternlogd zmm8, zmm3, zmm9, 0xb4             ;    24.2 p0       8 st
        vpxord zmm6, zmm6, zmm19                      ;    22.2 p5       8 st
        vpternlogd zmm9, zmm19, zmm8, 0xd8            ;    25.2 p0       8 st
        vpternlogd zmm6, zmm7, zmm8, 0x96             ;    25.2 p5       8 st
        vmovdqa64 zmm2, zmm15                         ;    17.7          8 st copy
        vpternlogd zmm2, zmm14, zmm13, 0x78           ;    23.7 p0       8 st
        vpternlogd zmm15, zmm14, zmm13, 0x35          ;    23.8 p5       8 st
        vpandd zmm18, zmm18, zmm15                    ;    24.8 p0       8 st
        vpxord zmm17, zmm17, zmm2                     ;    24.8 p5       8 st
        vmovdqa64 zmm7, zmm5                          ;    15.7          8 st copy
        vpternlogd zmm7, zmm4, [r10 + 33472], 0x56    ;    25.7 p0+p3    8 st
        vmovdqa64 zmm19, zmm0                         ;    22.2          8 st copy
        vpternlogd zmm19, zmm12, zmm1, 0x1d           ;    25.8 p5       8 st
        vmovdqa64 zmm20, zmm0                         ;    22.2          8 st copy
        vpternlogd zmm20, zmm12, zmm1, 0xd8           ;    26.7 p0       8 st
        vmovdqa64 zmm21, zmm19                        ;    26.8          8 st copy
        vpternlogd zmm21, zmm12, zmm11, 0xc6          ;    26.8 p5       8 st
        vmovdqa64 zmm22, zmm21                        ;    27.8          8 st copy
        vpternlogd zmm22, zmm0, zmm11, 0xd8           ;    27.8 p0       8 st
        vpternlogd zmm22, zmm19, zmm1, 0x2c           ;    28.8 p5       8 st
        vpternlogd zmm0, zmm1, zmm22, 0x2c            ;    29.8 p0       8 st
        vpternlogd zmm0, zmm12, zmm11, 0x16           ;    30.8 p5       8 st
        vmovdqa64 zmm1, zmm2                          ;    24.7          8 st copy
        vpternlogd zmm1, zmm16, zmm13, 0x9b           ;    29.7 p0       8 st
        vpternlogd zmm2, zmm1, zmm14, 0x26            ;    30.7 p5       8 st
        vpternlogd zmm1, zmm14, zmm16, 0x58           ;    30.7 p0       8 st
        vpternlogd zmm15, zmm16, zmm1, 0xd2           ;    31.7 p5       8 st
        vmovdqa64 zmm11, zmm7                         ;    26.7          8 st copy
        vpternlogd zmm11, zmm10, zmm4, 0x95           ;    31.7 p0       8 st
        vmovdqu64 zmm12, [r11 + 33792]                ;    17.0 p2       8 st.16
        vmovdqu64 zmm14, [r11 + 33856]                ;    17.2 p3       8 st.17
        vmovdqu64 zmm16, [r11 + 33920]                ;    18.0 p2       8 st.18
        vmovdqu64 zmm19, [r11 + 34048]                ;    18.2 p3       8 st.20
        vmovdqu64 zmm23, [r11 + 34112]                ;    19.0 p2       8 st.21
        vmovdqu64 zmm24, [r11 + 34176]                ;    19.2 p3       8 st.22
        vmovdqa64 zmm25, zmm11                        ;    32.7          8 st copy
        vpternlogd zmm25, zmm10, zmm5, 0xf6           ;    32.7 p5       8 st
        vmovdqa64 zmm26, zmm2                         ;    31.7          8 st copy
        vpternlogd zmm26, zmm11, zmm13, 0x96          ;    32.7 p0       8 st
        vmovdqa64 zmm27, zmm16                        ;    24.0          8 st copy
        vmovdqu64 zmm28, [r11 + 34240]                ;    20.0 p2       8 st.23
        vmovdqa64 zmm29, zmm25                        ;    33.7          8 st copy
        vpternlogd zmm29, zmm11, zmm7, 0x70           ;    33.7 p5       8 st
        vpternlogd zmm29, zmm5, zmm4, 0x95            ;    34.7 p0       8 st
        vpternlogd zmm7, zmm29, zmm11, 0x87           ;    35.7 p5       8 st
        vpternlogd zmm5, zmm4, zmm7, 0x9e             ;    36.7 p0       8 st
        vpternlogd zmm7, zmm25, zmm15, 0x96           ;    36.7 p5       8 st
        vpternlogd zmm17, zmm18, zmm5, 0x96           ;    37.7 p0       8 st
        vpternlogd zmm1, zmm29, zmm29, 0xc3           ;    35.8 p5       8 st
        vpandd zmm4, zmm17, zmm7                      ;    38.7 p0       8 st
        vmovdqa64 zmm18, zmm7                         ;    37.7          8 st copy
        vmovdqa64 zmm25, zmm1                         ;    36.8          8 st copy
        vmovdqa64 zmm30, zmm24                        ;    25.2          8 st copy
        vpternlogd zmm30, zmm23, zmm19, 0x78          ;    36.8 p5       8 st
        vpternlogd zmm24, zmm23, zmm19, 0x35          ;    37.7 p0       8 st
        vpxord zmm27, zmm27, zmm30                    ;    37.8 p5       8 st
        vmovdqa64 zmm31, zmm1                         ;    36.8          8 st copy
        vpternlogd zmm31, zmm7, zmm17, 0x21           ;    38.7 p0       8 st
        vpternlogd zmm5, zmm10, zmm31, 0x96           ;    39.7 p5       8 st
        vpternlogd zmm4, zmm31, zmm26, 0xd            ;    39.7 p0       8 st
        vpternlogd zmm2, zmm13, zmm4, 0x69            ;    40.7 p5       8 st
        vpternlogd zmm7, zmm4, zmm1, 0x78             ;    40.7 p0       8 st
        vpternlogd zmm4, zmm11, zmm11, 0xc3           ;    40.8 p5       8 st
        vpternlogd zmm29, zmm7, zmm26, 0x96           ;    41.7 p0       8 st
        vpandd zmm25, zmm25, zmm7                     ;    41.8 p5       8 st
        vpternlogd zmm25, zmm31, zmm26, 0xed          ;    42.8 p0       8 st
        vpternlogd zmm5, zmm26, zmm25, 0xb4           ;    43.8 p5       8 st
        vpternlogd zmm17, zmm25, zmm15, 0x69          ;    43.8 p0       8 st
        vpternlogd zmm25, zmm15, zmm5, 0x69           ;    44.8 p5       8 st
        vpandd zmm7, zmm28, zmm24                     ;    44.7 p0       8 st
        vpxord zmm18, zmm18, zmm17                    ;    44.8 p5       8 st
        vpternlogd zmm4, zmm29, zmm18, 0x87           ;    45.8 p0       8 st
        vmovdqa64 zmm10, zmm14                        ;    24.2          8 st copy
        vpternlogd zmm10, zmm12, [r11 + 33984], 0x56  ;    45.8 p5+p3    8 st
        vmovdqa64 zmm11, zmm29                        ;    42.7          8 st copy
        vpternlogd zmm11, zmm1, zmm1, 0xc3            ;    46.7 p0       8 st
        vpxord zmm1, zmm2, zmm25                      ;    46.8 p5       8 st
        vmovdqa64 zmm13, zmm25                        ;    45.8          8 st copy
        vmovdqa64 zmm15, zmm30                        ;    37.8          8 st copy
        vpternlogd zmm15, zmm28, zmm19, 0x9b          ;    47.7 p0       8 st
        vpternlogd zmm30, zmm15, zmm23, 0x26          ;    48.7 p5       8 st
        vpternlogd zmm15, zmm23, zmm28, 0x58          ;    48.7 p0       8 st
        vpternlogd zmm24, zmm28, zmm15, 0xd2          ;    49.7 p5       8 st
        vmovdqu64 zmm23, [r12 + 34304]                ;    26.2 p2       9 st.24
        vmovdqu64 zmm26, [r12 + 34368]                ;    26.3 p3       9 st.25
        vmovdqa64 zmm28, zmm25                        ;    45.8          8 st copy
        vpternlogd zmm28, zmm11, zmm17, 0xcb          ;    49.7 p0       8 st
        vpternlogd zmm25, zmm11, zmm17, 0x78          ;    49.8 p5       8 st
        vpternlogd zmm17, zmm25, zmm2, 0xb4           ;    50.8 p0       8 st
        vpternlogd zmm1, zmm17, zmm28, 0xe1           ;    51.8 p5       8 st
        vpternlogd zmm25, zmm1, zmm2, 0xb4            ;    52.8 p0       8 st
        vpternlogd zmm2, zmm25, zmm28, 0xb8           ;    53.8 p5       8 st
        vpxord zmm13, zmm13, zmm28                    ;    52.7 p0       8 st
        vpternlogd zmm13, zmm17, zmm25, 0x96          ;    53.8 p5       8 st
        vmovdqu64 zmm11, [r12 + 34432]                ;    28.0 p2       9 st.26
        vmovdqu64 zmm17, [r12 + 34560]                ;    28.2 p3       9 st.28
        vmovdqa64 zmm28, zmm4                         ;    46.8          8 st copy
        vpternlogd zmm28, zmm29, zmm5, 0x1d           ;    53.7 p0       8 st
        vmovdqa64 zmm31, zmm4                         ;    46.8          8 st copy
        vpternlogd zmm31, zmm29, zmm5, 0xd8           ;    53.8 p5       8 st
        vmovdqu64 [rbp - 128], zmm21                  ;    29.0 p7+p4    8 st spill
        vmovdqa64 zmm21, zmm28                        ;    54.7          8 st copy
        vpternlogd zmm21, zmm29, zmm18, 0xc6          ;    54.7 p0       8 st
        vmovdqu64 [rbp - 64], zmm20                   ;    29.5 p8+p9    8 st spill
        vmovdqa64 zmm20, zmm21                        ;    55.7          8 st copy
        vpternlogd zmm20, zmm4, zmm18, 0xd8           ;    55.7 p5       8 st
        vpternlogd zmm20, zmm28, zmm5, 0x2c           ;    56.7 p0       8 st
        vpternlogd zmm4, zmm5, zmm20, 0x2c            ;    57.7 p5       8 st
        vpternlogd zmm4, zmm29, zmm18, 0x16           ;    58.7 p0       8 st
        vmovdqa64 zmm5, zmm11                         ;    34.0          9 st copy
        vmovdqu64 zmm18, [r12 + 34624]                ;    30.7 p2       9 st.29
        vmovdqa64 zmm28, zmm10                        ;    46.8          8 st copy
        vpternlogd zmm28, zmm16, zmm12, 0x95          ;    56.8 p5       8 st
        vmovdqa64 zmm29, zmm26                        ;    32.3          9 st copy
        vpternlogd zmm29, zmm23, [r12 + 34496], 0x56  ;    57.7 p0+p3    9 st
        vmovdqu64 [rbp + 0], zmm20                    ;    57.7 p7+p4    8 st spill
        vmovdqa64 zmm20, zmm28                        ;    57.8          8 st copy
        vpternlogd zmm20, zmm16, zmm14, 0xf6          ;    57.8 p5       8 st
        vmovdqu64 [rbp + 64], zmm21                   ;    55.7 p8+p9    8 st spill
        vmovdqa64 zmm21, zmm30                        ;    49.7          8 st copy
        vpternlogd zmm21, zmm28, zmm19, 0x96          ;    58.7 p0       8 st
        vmovdqu64 [rbp + 128], zmm4                   ;    59.7 p7+p4    8 st spill
        vmovdqa64 zmm4, zmm20                         ;    58.8          8 st copy
        vpternlogd zmm4, zmm28, zmm10, 0x70           ;    58.8 p5       8 st
        vpternlogd zmm4, zmm14, zmm12, 0x95           ;    59.8 p0       8 st
        vpternlogd zmm10, zmm4, zmm28, 0x87           ;    60.8 p5       8 st
        vpternlogd zmm14, zmm12, zmm10, 0x9e          ;    61.8 p0       8 st
        vpternlogd zmm10, zmm20, zmm24, 0x96          ;    61.8 p5       8 st
        vpternlogd zmm27, zmm7, zmm14, 0x96           ;    62.8 p0       8 st
        vpternlogd zmm15, zmm4, zmm4, 0xc3            ;    61.8 p5       8 st
        vmovdqu64 zmm7, [r12 + 34688]                 ;    34.2 p2       9 st.30
        vmovdqa64 zmm12, zmm7                         ;    40.2          9 st copy
        vpternlogd zmm12, zmm18, zmm17, 0x78          ;    62.7 p0       9 st
        vpternlogd zmm7, zmm18, zmm17, 0x35           ;    62.8 p5       9 st
        vmovdqu64 zmm20, [r12 + 34752]                ;    34.8 p3       9 st.31
        vpxord zmm5, zmm5, zmm12                      ;    63.7 p0       9 st
        vmovdqu64 [rbp + 192], zmm2                   ;    54.8 p8+p9    8 st spill
        vpandd zmm2, zmm20, zmm7                      ;    63.8 p5       9 st
        vmovdqu64 [rbp + 256], zmm1                   ;    52.8 p7+p4    8 st spill
        vpandd zmm1, zmm27, zmm10                     ;    64.7 p0       8 st
        vmovdqu64 [rbp + 320], zmm3                   ;    37.2 p8+p9    8 st spill
        vmovdqa64 zmm3, zmm10                         ;    62.8          8 st copy
        vmovdqu64 [rbp + 384], zmm22                  ;    37.7 p7+p4    8 st spill
        vmovdqa64 zmm22, zmm15                        ;    62.8          8 st copy
        vpternlogd zmm22, zmm10, zmm27, 0x21          ;    64.8 p5       8 st
        vpternlogd zmm14, zmm16, zmm22, 0x96          ;    65.8 p0       8 st
        vpternlogd zmm1, zmm22, zmm21, 0xd            ;    65.8 p5       8 st
        vpternlogd zmm30, zmm19, zmm1, 0x69           ;    66.8 p0       8 st
        vpternlogd zmm10, zmm1, zmm15, 0x78           ;    66.8 p5       8 st
        vpternlogd zmm1, zmm28, zmm28, 0xc3           ;    67.7 p0       8 st
        vpternlogd zmm4, zmm10, zmm21, 0x96           ;    67.8 p5       8 st
        vpandd zmm10, zmm10, zmm15                    ;    68.7 p0       8 st
        vpternlogd zmm10, zmm22, zmm21, 0xed          ;    69.7 p5       8 st
        vpternlogd zmm14, zmm21, zmm10, 0xb4          ;    70.7 p0       8 st
        vpternlogd zmm27, zmm10, zmm24, 0x69          ;    70.7 p5       8 st
        vpternlogd zmm10, zmm24, zmm14, 0x69          ;    71.7 p0       8 st
        vpxord zmm3, zmm3, zmm27                      ;    71.7 p5       8 st
        vpternlogd zmm1, zmm4, zmm3, 0x87             ;    72.7 p0       8 st
        vmovdqu64 zmm16, [r13 + 34816]                ;    38.8 p2       9 st.32
        vmovdqu64 zmm19, [r13 + 34880]                ;    39.0 p3       9 st.33
        vmovdqu64 zmm21, [r13 + 34944]                ;    39.8 p2       9 st.34
        vmovdqu64 zmm22, [r13 + 35072]                ;    40.0 p3       9 st.36
        vmovdqa64 zmm24, zmm4                         ;    68.8          8 st copy
        vpternlogd zmm24, zmm15, zmm15, 0xc3          ;    71.8 p5       8 st
        vmovdqa64 zmm15, zmm29                        ;    58.7          9 st copy
        vpternlogd zmm15, zmm11, zmm23, 0x95          ;    72.7 p0       9 st
        vmovdqa64 zmm28, zmm21                        ;    45.8          9 st copy
        vmovdqu64 [rbp + 448], zmm9                   ;    40.3 p8+p9    8 st spill
        vmovdqa64 zmm9, zmm12                         ;    63.7          9 st copy
        vpternlogd zmm9, zmm20, zmm17, 0x9b           ;    72.8 p5       9 st
        vpternlogd zmm12, zmm9, zmm18, 0x26           ;    73.8 p0       9 st
        vpternlogd zmm9, zmm18, zmm20, 0x58           ;    73.8 p5       9 st
        vpternlogd zmm7, zmm20, zmm9, 0xd2            ;    74.8 p0       9 st
        vpxord zmm18, zmm30, zmm10                    ;    74.8 p5       8 st
        vmovdqa64 zmm20, zmm19                        ;    45.0          9 st copy
        vpternlogd zmm20, zmm16, [r13 + 35008], 0x56  ;    75.7 p0+p2    9 st
        vmovdqu64 [rbp + 512], zmm31                  ;    54.8 p7+p4    8 st spill
        vmovdqa64 zmm31, zmm10                        ;    72.7          8 st copy
        vpternlogd zmm31, zmm24, zmm27, 0xcb          ;    75.8 p5       8 st
        vpternlogd zmm24, zmm10, zmm27, 0x6c          ;    76.7 p0       8 st
        vpternlogd zmm27, zmm24, zmm30, 0xb4          ;    77.7 p5       8 st
        vpternlogd zmm18, zmm27, zmm31, 0xe1          ;    78.7 p0       8 st
        vpternlogd zmm27, zmm10, zmm31, 0x96          ;    78.7 p5       8 st
        vpternlogd zmm24, zmm18, zmm30, 0xb4          ;    79.7 p0       8 st
        vpternlogd zmm30, zmm31, zmm24, 0xd8          ;    80.7 p5       8 st
        vpxord zmm27, zmm27, zmm24                    ;    80.7 p0       8 st
        vmovdqu64 zmm10, [r13 + 35136]                ;    43.7 p3       9 st.37
        vmovdqu64 zmm31, [r13 + 35200]                ;    43.8 p2       9 st.38
        vmovdqu64 [rbp + 576], zmm18                  ;    79.7 p8+p9    8 st spill
        vmovdqa64 zmm18, zmm31                        ;    49.8          9 st copy
        vpternlogd zmm18, zmm10, zmm22, 0x78          ;    79.8 p5       9 st
        vpternlogd zmm31, zmm10, zmm22, 0x35          ;    80.7 p0       9 st
        vpxord zmm28, zmm28, zmm18                    ;    80.8 p5       9 st
        vmovdqu64 [rbp + 640], zmm30                  ;    81.7 p7+p4    8 st spill
        vmovdqu64 zmm30, [r13 + 35264]                ;    45.0 p3       9 st.39
        vmovdqu64 [rbp + 704], zmm27                  ;    81.7 p8+p9    8 st spill
        vpandd zmm27, zmm30, zmm31                    ;    81.7 p0       9 st
        vmovdqu64 [rbp + 768], zmm25                  ;    53.8 p7+p4    8 st spill
        vmovdqa64 zmm25, zmm15                        ;    73.7          9 st copy
        vpternlogd zmm25, zmm11, zmm26, 0xf6          ;    81.8 p5       9 st
        vmovdqu64 [rbp + 832], zmm24                  ;    80.7 p8+p9    8 st spill
        vmovdqa64 zmm24, zmm12                        ;    74.8          9 st copy
        vpternlogd zmm24, zmm15, zmm17, 0x96          ;    82.7 p0       9 st
        vmovdqu64 [rbp + 896], zmm0                   ;    48.8 p7+p4    8 st spill
        vmovdqa64 zmm0, zmm1                          ;    73.7          8 st copy
        vpternlogd zmm0, zmm4, zmm14, 0x1d            ;    82.8 p5       8 st
        vmovdqu64 [rbp + 960], zmm13                  ;    54.8 p8+p9    8 st spill
        vmovdqa64 zmm13, zmm1                         ;    73.7          8 st copy
        vpternlogd zmm13, zmm4, zmm14, 0xd8           ;    83.7 p0       8 st
        vmovdqu64 [rbp + 1024], zmm13                 ;    84.7 p7+p4    8 st spill
        vmovdqa64 zmm13, zmm0                         ;    83.8          8 st copy
        vpternlogd zmm13, zmm4, zmm3, 0xc6            ;    83.8 p5       8 st
        vmovdqu64 [rbp + 1088], zmm6                  ;    52.0 p8+p9    8 st spill
        vmovdqa64 zmm6, zmm13                         ;    84.8          8 st copy
        vpternlogd zmm6, zmm1, zmm3, 0xd8             ;    84.8 p0       8 st
        vpternlogd zmm6, zmm0, zmm14, 0x2c            ;    85.8 p5       8 st
        vpternlogd zmm1, zmm14, zmm6, 0x2c            ;    86.8 p0       8 st
        vpternlogd zmm1, zmm4, zmm3, 0x16             ;    87.8 p5       8 st
        vmovdqu64 zmm0, [r14 + 35328]                 ;    49.0 p2      10 st.40
        vmovdqu64 zmm3, [r14 + 35392]                 ;    49.2 p3      10 st.41
        vmovdqa64 zmm4, zmm25                         ;    82.8          9 st copy
        vpternlogd zmm4, zmm15, zmm29, 0x70           ;    86.7 p0       9 st
        vpternlogd zmm4, zmm26, zmm23, 0x95           ;    87.7 p5       9 st
        vpternlogd zmm29, zmm4, zmm15, 0x87           ;    88.7 p0       9 st
        vpternlogd zmm26, zmm23, zmm29, 0x9e          ;    89.7 p5       9 st
        vpternlogd zmm29, zmm25, zmm7, 0x96           ;    89.7 p0       9 st
        vpternlogd zmm5, zmm2, zmm26, 0x96            ;    90.7 p5       9 st
        vpternlogd zmm9, zmm4, zmm4, 0xc3             ;    89.7 p0       9 st
        vmovdqu64 zmm2, [r14 + 35456]                 ;    50.7 p2      10 st.42
        vmovdqu64 zmm14, [r14 + 35584]                ;    50.8 p3      10 st.44
        vmovdqa64 zmm23, zmm2                         ;    56.7         10 st copy
        vpandd zmm25, zmm5, zmm29                     ;    91.7 p5       9 st
        vmovdqu64 [rbp + 1152], zmm6                  ;    86.8 p7+p4    8 st spill
        vmovdqa64 zmm6, zmm29                         ;    90.7          9 st copy
        vmovdqu64 [rbp + 1216], zmm1                  ;    88.8 p8+p9    8 st spill
        vmovdqa64 zmm1, zmm3                          ;    55.2         10 st copy
        vpternlogd zmm1, zmm0, [r14 + 35520], 0x56    ;    90.7 p0+p2   10 st
        vmovdqu64 [rbp + 1280], zmm13                 ;    84.8 p7+p4    8 st spill
        vmovdqu64 zmm13, [r14 + 35648]                ;    52.5 p3      10 st.45
        vmovdqu64 [rbp + 1344], zmm8                  ;    56.0 p8+p9    8 st spill
        vmovdqu64 zmm8, [r14 + 35712]                 ;    53.0 p2      10 st.46
        vmovdqa64 zmm3, zmm8                          ;    59.0         10 st copy
        vpternlogd zmm3, zmm13, zmm14, 0x78           ;    90.8 p5      10 st
        vpternlogd zmm8, zmm13, zmm14, 0x35           ;    91.7 p0      10 st
        vpxord zmm23, zmm23, zmm3                     ;    91.8 p5      10 st
        vmovdqu64 zmm13, [r14 + 35776]                ;    53.7 p3      10 st.47
        vpandd zmm14, zmm13, zmm8                     ;    92.7 p0      10 st
        vmovdqa64 zmm13, zmm18                        ;    80.8          9 st copy
        vpternlogd zmm13, zmm30, zmm22, 0x9b          ;    92.8 p5       9 st
        vpternlogd zmm18, zmm13, zmm10, 0x26          ;    93.8 p0       9 st
        vpternlogd zmm13, zmm10, zmm30, 0x58          ;    93.8 p5       9 st
        vpternlogd zmm31, zmm30, zmm13, 0xd2          ;    94.8 p0       9 st
        vmovdqa64 zmm10, zmm20                        ;    76.7          9 st copy
        vpternlogd zmm10, zmm21, zmm16, 0x95          ;    94.8 p5       9 st
        vmovdqa64 zmm30, zmm9                         ;    90.7          9 st copy
        vpternlogd zmm30, zmm29, zmm5, 0x21           ;    95.7 p0       9 st
        vpternlogd zmm26, zmm11, zmm30, 0x96          ;    96.7 p5       9 st
        vpternlogd zmm25, zmm30, zmm24, 0xd           ;    96.7 p0       9 st
        vpternlogd zmm12, zmm17, zmm25, 0x69          ;    97.7 p5       9 st
        vpternlogd zmm29, zmm25, zmm9, 0x78           ;    97.7 p0       9 st
        vpternlogd zmm25, zmm15, zmm15, 0xc3          ;    97.8 p5       9 st
        vpternlogd zmm4, zmm29, zmm24, 0x96           ;    98.7 p0       9 st
        vpandd zmm11, zmm9, zmm29                     ;    98.8 p5       9 st
        vpternlogd zmm11, zmm30, zmm24, 0xed          ;    99.8 p0       9 st
        vpternlogd zmm26, zmm24, zmm11, 0xb4          ;   100.8 p5       9 st
        vpternlogd zmm5, zmm11, zmm7, 0x69            ;   100.8 p0       9 st
        vpternlogd zmm11, zmm7, zmm26, 0x69           ;   101.8 p5       9 st
        vpxord zmm6, zmm6, zmm5                       ;   101.8 p0       9 st
        vpternlogd zmm25, zmm4, zmm6, 0x87            ;   102.8 p5       9 st
        vmovdqu64 zmm7, [r15 + 35840]                 ;    57.7 p2      10 st.48
        vmovdqu64 zmm15, [r15 + 35904]                ;    57.8 p3      10 st.49
        vmovdqa64 zmm17, zmm4                         ;    99.7          9 st copy
        vpternlogd zmm17, zmm9, zmm9, 0xc3            ;   102.7 p0       9 st
        vmovdqu64 zmm9, [r15 + 35968]                 ;    58.7 p2      10 st.50
        vpxord zmm24, zmm12, zmm11                    ;   102.8 p5       9 st
        vmovdqa64 zmm29, zmm11                        ;   102.8          9 st copy
        vmovdqa64 zmm30, zmm10                        ;    95.8          9 st copy
        vpternlogd zmm30, zmm21, zmm19, 0xf6          ;   103.7 p0       9 st
        vmovdqa64 zmm9, zmm18                         ;    94.8          9 st copy
        vpternlogd zmm9, zmm10, zmm22, 0x96           ;   103.8 p5       9 st
        vmovdqa64 zmm7, zmm11                         ;   102.8          9 st copy
        vpternlogd zmm7, zmm17, zmm5, 0xcb            ;   104.7 p0       9 st
        vpternlogd zmm11, zmm17, zmm5, 0x78           ;   104.8 p5       9 st
        vpternlogd zmm5, zmm11, zmm12, 0xb4           ;   105.8 p0       9 st
        vpternlogd zmm24, zmm5, zmm7, 0xe1            ;   106.8 p5       9 st
        vpternlogd zmm11, zmm24, zmm12, 0xb4          ;   107.8 p0       9 st
        vpternlogd zmm12, zmm11, zmm7, 0xb8           ;   108.8 p5       9 st
        vpxord zmm29, zmm29, zmm7                     ;   107.7 p0       9 st
        vpternlogd zmm29, zmm5, zmm11, 0x96           ;   108.8 p5       9 st
        vmovdqu64 zmm5, [r15 + 36096]                 ;    61.0 p3      10 st.52
        vmovdqu64 zmm7, [r15 + 35840]                 ;    61.2 p2      10 st
        vpternlogd zmm7, zmm15, [r15 + 36032], 0x56   ;   108.7 p0+p3   10 st
        vmovdqu64 zmm17, [r15 + 36160]                ;    62.2 p2      10 st.53
        vmovdqu64 zmm15, [r15 + 36224]                ;    63.0 p3      10 st.54
        vmovdqu64 [rbp + 1408], zmm29                 ;   109.8 p7+p4    9 st spill
        vmovdqa64 zmm29, zmm15                        ;    69.0         10 st copy
        vpternlogd zmm29, zmm17, zmm5, 0x78           ;   108.8 p5      10 st
        vpternlogd zmm15, zmm17, zmm5, 0x35           ;   109.7 p0      10 st
        vmovdqu64 zmm17, [r15 + 36288]                ;    63.2 p2      10 st.55
        vpandd zmm5, zmm17, zmm15                     ;   110.7 p5      10 st
        vmovdqa64 zmm17, zmm30                        ;   104.7          9 st copy
        vpternlogd zmm17, zmm10, zmm20, 0x70          ;   110.7 p0       9 st
        vpternlogd zmm17, zmm19, zmm16, 0x95          ;   111.7 p5       9 st
        vpternlogd zmm20, zmm17, zmm10, 0x87          ;   112.7 p0       9 st
        vpternlogd zmm19, zmm16, zmm20, 0x9e          ;   113.7 p5       9 st
        vpternlogd zmm20, zmm30, zmm31, 0x96          ;   113.7 p0       9 st
        vpternlogd zmm28, zmm27, zmm19, 0x96          ;   114.7 p5       9 st
        vpternlogd zmm13, zmm17, zmm17, 0xc3          ;   113.7 p0       9 st
        vmovdqa64 zmm16, zmm25                        ;   103.8          9 st copy
        vpternlogd zmm16, zmm4, zmm26, 0x1d           ;   113.8 p5       9 st
        vmovdqa64 zmm27, zmm25                        ;   103.8          9 st copy
        vpternlogd zmm27, zmm4, zmm26, 0xd8           ;   114.7 p0       9 st
        vmovdqa64 zmm30, zmm16                        ;   114.8          9 st copy
        vpternlogd zmm30, zmm4, zmm6, 0xc6            ;   114.8 p5       9 st
        vmovdqu64 [rbp + 1472], zmm27                 ;   115.7 p8+p9    9 st spill
        vmovdqa64 zmm27, zmm30                        ;   115.8          9 st copy
        vpternlogd zmm27, zmm25, zmm6, 0xd8           ;   115.8 p0       9 st
        vpternlogd zmm27, zmm16, zmm26, 0x2c          ;   116.8 p5       9 st
        vpternlogd zmm25, zmm26, zmm27, 0x2c          ;   117.8 p0       9 st
        vpternlogd zmm25, zmm4, zmm6, 0x16            ;   118.8 p5       9 st
        vmovdqa64 zmm4, zmm1                          ;    91.7         10 st copy
        vpternlogd zmm4, zmm2, zmm0, 0x95             ;   117.7 p0      10 st
        vmovdqu64 zmm6, [r15 + 35968]                 ;    66.7 p3      10 st
        vpandd zmm16, zmm28, zmm20                    ;   117.8 p5       9 st
        vmovdqa64 zmm26, zmm20                        ;   114.7          9 st copy
        vpxord zmm6, zmm6, zmm29                      ;   118.7 p0      10 st
        vmovdqu64 [rbp + 1536], zmm27                 ;   117.8 p7+p4    9 st spill
        vmovdqa64 zmm27, zmm13                        ;   114.7          9 st copy
        vpternlogd zmm27, zmm20, zmm28, 0x21          ;   118.8 p5       9 st
        vpternlogd zmm19, zmm21, zmm27, 0x96          ;   119.8 p0       9 st
        vpternlogd zmm16, zmm27, zmm9, 0xd            ;   119.8 p5       9 st
        vpternlogd zmm18, zmm22, zmm16, 0x69          ;   120.8 p0       9 st
        vpternlogd zmm20, zmm16, zmm13, 0x78          ;   120.8 p5       9 st
        vpternlogd zmm16, zmm10, zmm10, 0xc3          ;   121.7 p0       9 st
        vpternlogd zmm17, zmm20, zmm9, 0x96           ;   121.8 p5       9 st
        vpandd zmm20, zmm20, zmm13                    ;   122.7 p0       9 st
        vpternlogd zmm20, zmm27, zmm9, 0xed           ;   123.7 p5       9 st
        vpternlogd zmm19, zmm9, zmm20, 0xb4           ;   124.7 p0       9 st
        vpternlogd zmm28, zmm20, zmm31, 0x69          ;   124.7 p5       9 st
        vpternlogd zmm20, zmm31, zmm19, 0x69          ;   125.7 p0       9 st
        vmovdqu64 zmm9, [r14 + 35584]                 ;    69.7 p2      10 st.44 reload
        vmovdqu64 zmm10, [r14 + 35776]                ;    69.8 p3      10 st
        vpternlogd zmm10, zmm3, zmm9, 0xa7            ;   124.8 p5      10 st
        vpxord zmm26, zmm26, zmm28                    ;   125.7 p0       9 st
        vpternlogd zmm16, zmm17, zmm26, 0x87          ;   126.7 p5       9 st
        mov rsi, qword [rbp + 10016]                  ;    70.5 p10     11 st.0 reload
        vmovdqu64 zmm21, [rsi + 36352]                ;    75.5 p2      11 st.56
        vmovdqu64 zmm22, [rsi + 36416]                ;    75.5 p3      11 st.57
        vmovdqa64 zmm27, zmm17                        ;   122.8          9 st copy
        vpternlogd zmm27, zmm13, zmm13, 0xc3          ;   126.7 p0       9 st
        vmovdqu64 zmm13, [r14 + 35648]                ;    71.7 p2      10 st.45 reload
        vpternlogd zmm3, zmm10, zmm13, 0x26           ;   126.8 p5      10 st
        vmovdqu64 zmm31, [r14 + 35776]                ;    71.8 p3      10 st.47 reload
        vpternlogd zmm10, zmm13, zmm31, 0x58          ;   127.7 p0      10 st
        vpternlogd zmm8, zmm31, zmm10, 0xd2           ;   128.7 p5      10 st
        vpxord zmm13, zmm18, zmm20                    ;   128.7 p0       9 st
        vmovdqa64 zmm31, zmm20                        ;   126.7          9 st copy
        vmovdqu64 [rbp + 1600], zmm30                 ;   115.8 p8+p9    9 st spill
        vmovdqa64 zmm30, zmm22                        ;    81.5         11 st copy
        vpternlogd zmm30, zmm21, [rsi + 36544], 0x56  ;   128.8 p5+p2   11 st
        vmovdqu64 zmm22, [rsi + 36480]                ;    75.5 p3      11 st.58
        vmovdqa64 zmm21, zmm22                        ;    81.5         11 st copy
        vmovdqu64 zmm22, [rsi + 36608]                ;    75.5 p2      11 st.60
        vmovdqu64 zmm22, [rsi + 36672]                ;    75.5 p3      11 st.61
        vmovdqu64 zmm22, [rsi + 36736]                ;    75.5 p2      11 st.62
        vmovdqu64 zmm22, [rsi + 36800]                ;    75.5 p3      11 st.63
        vmovdqu64 [rbp + 1664], zmm24                 ;   107.8 p7+p4    9 st spill
        vmovdqa64 zmm24, zmm22                        ;    81.5         11 st copy
        vmovdqa64 zmm22, zmm20                        ;   126.7          9 st copy
        vpternlogd zmm22, zmm27, zmm28, 0xcb          ;   129.7 p0       9 st
        vpternlogd zmm20, zmm27, zmm28, 0x78          ;   129.8 p5       9 st
        vpternlogd zmm28, zmm20, zmm18, 0xb4          ;   130.8 p0       9 st
        vpternlogd zmm13, zmm28, zmm22, 0xe1          ;   131.8 p5       9 st
        vpternlogd zmm20, zmm13, zmm18, 0xb4          ;   132.8 p0       9 st
        vpternlogd zmm18, zmm20, zmm22, 0xb8          ;   133.8 p5       9 st
        vpxord zmm31, zmm31, zmm22                    ;   132.7 p0       9 st
        vpternlogd zmm31, zmm28, zmm20, 0x96          ;   133.8 p5       9 st
        vmovdqu64 zmm22, [r14 + 35392]                ;    76.0 p2      10 st.41 reload
        vmovdqa64 zmm27, zmm4                         ;   118.7         10 st copy
        vpternlogd zmm27, zmm2, zmm22, 0xf6           ;   133.7 p0      10 st
        vmovdqa64 zmm28, zmm3                         ;   127.8         10 st copy
        vpternlogd zmm28, zmm4, zmm9, 0x96            ;   133.8 p5      10 st
        vmovdqu64 [rbp + 1728], zmm18                 ;   134.8 p8+p9    9 st spill
        vmovdqa64 zmm18, zmm16                        ;   127.7          9 st copy
        vpternlogd zmm18, zmm17, zmm19, 0x1d          ;   134.7 p0       9 st
        vmovdqu64 [rbp + 1792], zmm13                 ;   132.8 p7+p4    9 st spill
        vmovdqa64 zmm13, zmm16                        ;   127.7          9 st copy
        vpternlogd zmm13, zmm17, zmm19, 0xd8          ;   134.8 p5       9 st
        vmovdqu64 [rbp + 1856], zmm13                 ;   135.8 p8+p9    9 st spill
        vmovdqa64 zmm13, zmm18                        ;   135.7          9 st copy
        vpternlogd zmm13, zmm17, zmm26, 0xc6          ;   135.7 p0       9 st
        vmovdqu64 [rbp + 1920], zmm25                 ;   119.8 p7+p4    9 st spill
        vmovdqa64 zmm25, zmm13                        ;   136.7          9 st copy
        vpternlogd zmm25, zmm16, zmm26, 0xd8          ;   136.7 p5       9 st
        vpternlogd zmm25, zmm18, zmm19, 0x2c          ;   137.7 p0       9 st
        vpternlogd zmm16, zmm19, zmm25, 0x2c          ;   138.7 p5       9 st
        vpternlogd zmm16, zmm17, zmm26, 0x16          ;   139.7 p0       9 st
        vmovdqu64 zmm17, [r15 + 36096]                ;    79.3 p3      10 st.52 reload
        vmovdqu64 zmm18, [r15 + 36288]                ;    79.5 p2      10 st
        vpternlogd zmm18, zmm29, zmm17, 0xa7          ;   137.8 p5      10 st
        vmovdqa64 zmm19, zmm27                        ;   134.7         10 st copy
        vpternlogd zmm19, zmm4, zmm1, 0x70            ;   138.7 p0      10 st
        vpternlogd zmm19, zmm22, zmm0, 0x95           ;   139.7 p5      10 st
        vpternlogd zmm1, zmm19, zmm4, 0x87            ;   140.7 p0      10 st
        vpternlogd zmm22, zmm0, zmm1, 0x9e            ;   141.7 p5      10 st
        vpternlogd zmm1, zmm27, zmm8, 0x96            ;   141.7 p0      10 st
        vpternlogd zmm23, zmm14, zmm22, 0x96          ;   142.7 p5      10 st
        vpternlogd zmm10, zmm19, zmm19, 0xc3          ;   141.7 p0      10 st
        vmovdqu64 zmm0, [r15 + 35840]                 ;    81.2 p3      10 st.48 reload
        vmovdqu64 zmm14, [r15 + 35968]                ;    81.3 p2      10 st
        vpternlogd zmm14, zmm7, zmm0, 0x95            ;   141.8 p5      10 st
        vmovdqu64 zmm26, [r15 + 36160]                ;    82.2 p3      10 st.53 reload
        vpternlogd zmm29, zmm18, zmm26, 0x26          ;   142.7 p0      10 st
        vmovdqu64 zmm27, [r15 + 36288]                ;    82.3 p2      10 st.55 reload
        vpternlogd zmm18, zmm26, zmm27, 0x58          ;   142.8 p5      10 st
        vpternlogd zmm15, zmm27, zmm18, 0xd2          ;   143.8 p0      10 st
        vpandd zmm26, zmm23, zmm1                     ;   143.8 p5      10 st
        vmovdqa64 zmm27, zmm1                         ;   142.7         10 st copy
        vmovdqu64 [rbp + 1984], zmm16                 ;   140.7 p8+p9    9 st spill
        vmovdqa64 zmm16, zmm10                        ;   142.7         10 st copy
        vpternlogd zmm16, zmm1, zmm23, 0x21           ;   144.7 p0      10 st
        vpternlogd zmm22, zmm2, zmm16, 0x96           ;   145.7 p5      10 st
        vpternlogd zmm26, zmm16, zmm28, 0xd           ;   145.7 p0      10 st
        vpternlogd zmm3, zmm9, zmm26, 0x69            ;   146.7 p5      10 st
        vpternlogd zmm1, zmm26, zmm10, 0x78           ;   146.7 p0      10 st
        vpternlogd zmm26, zmm4, zmm4, 0xc3            ;   146.8 p5      10 st
        vpternlogd zmm19, zmm1, zmm28, 0x96           ;   147.7 p0      10 st
        vpandd zmm1, zmm1, zmm10                      ;   147.8 p5      10 st
        vpternlogd zmm1, zmm16, zmm28, 0xed           ;   148.8 p0      10 st
        vpternlogd zmm22, zmm28, zmm1, 0xb4           ;   149.8 p5      10 st
        vpternlogd zmm23, zmm1, zmm8, 0x69            ;   149.8 p0      10 st
        vpternlogd zmm1, zmm8, zmm22, 0x69            ;   150.8 p5      10 st
        vmovdqu64 zmm2, [rbp + 1344]                  ;    85.2 p3       8 st
        vmovdqu64 zmm4, [rbp + 1280]                  ;    85.3 p2       8 st
        vpxord zmm2, zmm2, zmm11                      ;   150.7 p0       8 st
        vmovdqu64 zmm8, [rbp + 1088]                  ;    86.2 p3       8 st
        vmovdqu64 zmm9, [rbp + 1344]                  ;    86.3 p2       8 st
        vpxord zmm27, zmm27, zmm23                    ;   150.8 p5      10 st
        vpternlogd zmm26, zmm19, zmm27, 0x87          ;   151.8 p0      10 st
        vmovdqa64 zmm16, zmm19                        ;   148.7         10 st copy
        vpternlogd zmm16, zmm10, zmm10, 0xc3          ;   151.8 p5      10 st
        vmovdqu64 zmm10, [rbp + 704]                  ;    87.2 p3       8 st reload
        vpxord zmm28, zmm11, zmm10                    ;   152.7 p0       8 st
        vpxord zmm8, zmm8, zmm25                      ;   152.8 p5       8 st
        vmovdqu64 [rbp + 2048], zmm8                  ;   153.8 p7+p4    8 st spill
        vmovdqa64 zmm8, zmm10                         ;    93.2          8 st copy
        vpxord zmm10, zmm12, zmm20                    ;   153.7 p0       8 st
        vmovdqu64 [rbp + 2112], zmm11                 ;   108.8 p8+p9    9 st spill
        vpxord zmm11, zmm3, zmm1                      ;   153.8 p5      10 st
        vmovdqu64 [rbp + 2176], zmm28                 ;   153.7 p7+p4    8 st spill
        vmovdqa64 zmm28, zmm29                        ;   143.7         10 st copy
        vpternlogd zmm28, zmm14, zmm17, 0x96          ;   154.7 p0      10 st
        vmovdqu64 [rbp + 2240], zmm10                 ;   154.7 p8+p9    8 st spill
        vmovdqa64 zmm10, zmm1                         ;   151.8         10 st copy
        vmovdqu64 [rbp + 2304], zmm25                 ;   138.7 p7+p4    9 st spill
        vpxord zmm25, zmm12, [rbp + 192]              ;   154.8 p5+p2    8 st
        vmovdqu64 [rbp + 2368], zmm12                 ;   109.8 p8+p9    9 st spill
        vmovdqa64 zmm12, zmm1                         ;   151.8         10 st copy
        vpternlogd zmm12, zmm16, zmm23, 0xcb          ;   155.7 p0      10 st
        vpternlogd zmm1, zmm16, zmm23, 0x78           ;   155.8 p5      10 st
        vpternlogd zmm23, zmm1, zmm3, 0xb4            ;   156.8 p0      10 st
        vpternlogd zmm11, zmm23, zmm12, 0xe1          ;   157.8 p5      10 st
        vpternlogd zmm1, zmm11, zmm3, 0xb4            ;   158.8 p0      10 st
        vpternlogd zmm3, zmm1, zmm12, 0xb8            ;   159.8 p5      10 st
        vpxord zmm10, zmm10, zmm12                    ;   158.7 p0      10 st
        vpternlogd zmm10, zmm23, zmm1, 0x96           ;   159.8 p5      10 st
        vmovdqu64 zmm12, [rbp + 960]                  ;    90.8 p3       8 st
        vmovdqu64 zmm16, [rbp + 1920]                 ;   119.8 p2       8 st
        vmovdqu64 zmm23, [rbp + 1984]                 ;   140.7 p3       8 st
        vpxord zmm23, zmm23, [rbp + 896]              ;   159.7 p0+p2    8 st
        vpxord zmm12, zmm12, zmm31                    ;   159.8 p5       8 st
        vpxord zmm16, zmm16, zmm13                    ;   160.7 p0       8 st
        vpxord zmm8, zmm8, zmm10                      ;   160.8 p5       8 st
        vmovdqu64 [rbp + 2432], zmm16                 ;   161.7 p7+p4    8 st spill
        vmovdqu64 zmm16, [rbp + 768]                  ;    92.8 p3       8 st
        vpxord zmm16, zmm16, zmm20                    ;   161.7 p0       8 st
        vmovdqu64 [rbp + 2496], zmm20                 ;   133.8 p8+p9    9 st spill
        vmovdqu64 zmm20, [rbp + 1920]                 ;   119.8 p2       8 st
        vmovdqu64 [rbp + 2560], zmm13                 ;   136.7 p7+p4    9 st spill
        vmovdqu64 zmm13, [rbp + 1664]                 ;   107.8 p3       8 st
        vpxord zmm13, zmm13, zmm10                    ;   161.8 p5       8 st
        vmovdqu64 [rbp + 2624], zmm13                 ;   162.8 p8+p9    8 st spill
        vmovdqu64 zmm13, [rbp + 1408]                 ;   109.8 p2       8 st
        vpxord zmm13, zmm13, [rbp + 1088]             ;   162.7 p0+p3    8 st
        vmovdqu64 [rbp + 2688], zmm16                 ;   162.7 p7+p4    8 st spill
        vmovdqa64 zmm16, zmm26                        ;   152.8         10 st copy
        vpternlogd zmm16, zmm19, zmm22, 0x1d          ;   162.8 p5      10 st
        vmovdqu64 [rbp + 2752], zmm10                 ;   160.8 p8+p9   10 st spill
        vmovdqa64 zmm10, zmm26                        ;   152.8         10 st copy
        vpternlogd zmm10, zmm19, zmm22, 0xd8          ;   163.7 p0      10 st
        vmovdqu64 [rbp + 2816], zmm8                  ;   161.8 p7+p4    8 st spill
        vmovdqu64 zmm8, [rbp + 1792]                  ;   132.8 p2       8 st
        vmovdqu64 [rbp + 2880], zmm12                 ;   160.8 p8+p9    8 st spill
        vmovdqa64 zmm12, zmm16                        ;   163.8         10 st copy
        vpternlogd zmm12, zmm19, zmm27, 0xc6          ;   163.8 p5      10 st
        vmovdqu64 [rbp + 2944], zmm25                 ;   155.8 p7+p4    8 st spill
        vmovdqa64 zmm25, zmm12                        ;   164.8         10 st copy
        vpternlogd zmm25, zmm26, zmm27, 0xd8          ;   164.8 p0      10 st
        vpternlogd zmm25, zmm16, zmm22, 0x2c          ;   165.8 p5      10 st
        vpternlogd zmm26, zmm22, zmm25, 0x2c          ;   166.8 p0      10 st
        vpternlogd zmm26, zmm19, zmm27, 0x16          ;   167.8 p5      10 st
        vmovdqu64 zmm16, [rbp + 1856]                 ;   135.8 p3       8 st
        vmovdqu64 zmm19, [rbp + 256]                  ;    96.8 p2       8 st
        vmovdqu64 zmm22, [rbp + 1664]                 ;   107.8 p3       8 st
        vmovdqu64 zmm27, [rbp + 320]                  ;    97.8 p2       8 st reload
        vpxord zmm22, zmm22, zmm27                    ;   166.7 p0       8 st
        vpxord zmm16, zmm16, zmm2                     ;   166.8 p5       8 st
        vpxord zmm20, zmm20, zmm25                    ;   167.7 p0       8 st
        vmovdqu64 [rbp + 3008], zmm20                 ;   168.7 p8+p9    8 st spill
        vpxord zmm20, zmm27, [rbp + 1792]             ;   167.8 p5+p3    8 st
        vmovdqu64 [rbp + 3072], zmm20                 ;   168.8 p7+p4    8 st spill
        vpxord zmm20, zmm27, [rbp + 960]              ;   168.7 p0+p2    8 st
        vmovdqu64 zmm27, [rbp + 1024]                 ;    99.7 p3       8 st
        vmovdqu64 [rbp + 3136], zmm20                 ;   169.7 p8+p9    8 st spill
        vmovdqu64 zmm20, [rbp + 832]                  ;    99.8 p2       8 st
        vmovdqu64 [rbp + 3200], zmm25                 ;   166.8 p7+p4   10 st spill
        vmovdqu64 zmm25, [rbp + 832]                  ;   100.7 p3       8 st
        vmovdqu64 [rbp + 3264], zmm16                 ;   167.8 p8+p9    8 st spill
        vmovdqu64 zmm16, [rbp + 2944]                 ;   155.8 p2       8 st
        vmovdqu64 [rbp + 3328], zmm22                 ;   167.7 p7+p4    8 st spill
        vmovdqu64 zmm22, [rbp + 64]                   ;   101.7 p3       8 st
        vmovdqu64 [rbp + 3392], zmm23                 ;   160.7 p8+p9    8 st spill
        vmovdqu64 zmm23, [rbp + 640]                  ;   101.8 p2       8 st
        vpxord zmm23, zmm23, [rbp + 448]              ;   168.8 p5+p3    8 st
        vmovdqu64 [rbp + 3456], zmm23                 ;   169.8 p7+p4    8 st spill
        vmovdqu64 zmm23, [rbp + 768]                  ;   102.8 p2       8 st
        vmovdqu64 [rbp + 3520], zmm26                 ;   168.8 p8+p9   10 st spill
        vmovdqu64 zmm26, [rbp + 384]                  ;   103.7 p3       8 st
        vmovdqu64 [rbp + 3584], zmm3                  ;   160.8 p7+p4   10 st spill
        vmovdqu64 zmm3, [rbp + 3520]                  ;   168.8 p2       8 st
        vmovdqu64 [rbp + 3648], zmm10                 ;   164.7 p8+p9   10 st spill
        vmovdqu64 zmm10, [rbp + 1088]                 ;   104.7 p3       8 st
        vmovdqu64 [rbp + 3712], zmm2                  ;   151.7 p7+p4    8 st spill
        vmovdqu64 zmm2, [rbp + 3648]                  ;   164.7 p2       8 st
        vpxord zmm2, zmm2, [rbp + 3712]               ;   170.7 p0+p3    8 st
        vmovdqu64 [rbp + 3776], zmm2                  ;   171.7 p8+p9    8 st spill
        vmovdqu64 zmm2, [rbp + 1280]                  ;   105.8 p2       8 st
        vmovdqu64 [rbp + 3840], zmm13                 ;   163.7 p7+p4    8 st spill
        vmovdqu64 zmm13, [rbp + 576]                  ;   106.7 p3       8 st
        vmovdqu64 [rbp + 3904], zmm1                  ;   159.8 p8+p9   10 st spill
        vmovdqu64 zmm1, [rbp + 3840]                  ;   163.7 p2       8 st
        vmovdqu64 [rbp + 3968], zmm31                 ;   134.8 p7+p4    9 st spill
        vmovdqu64 zmm31, [rbp + 3904]                 ;   159.8 p3       8 st
        vmovdqu64 [rbp + 4032], zmm11                 ;   158.8 p8+p9   10 st spill
        vmovdqu64 zmm11, [rbp + 2816]                 ;   161.8 p2       8 st
        vmovdqu64 [rbp + 4096], zmm12                 ;   164.8 p7+p4   10 st spill
        vmovdqu64 zmm12, [rbp + 4032]                 ;   158.8 p3       8 st
        vmovdqu64 [rbp + 4160], zmm11                 ;   167.8 p8+p9    8 st spill
        vmovdqu64 zmm11, [rbp + 4096]                 ;   164.8 p2       8 st
        vmovdqu64 [rbp + 4224], zmm13                 ;   121.2 p7+p4    8 st spill
        vmovdqu64 zmm13, [rbp + 256]                  ;   109.7 p3       8 st
        vmovdqu64 [rbp + 4288], zmm13                 ;   121.7 p8+p9    8 st spill
        vmovdqu64 zmm13, [rbp + 576]                  ;   109.8 p2       8 st
        vpxord zmm13, zmm13, [rbp + 768]              ;   169.8 p5+p3    8 st
        vmovdqu64 [rbp + 4352], zmm13                 ;   170.8 p7+p4    8 st spill
        vmovdqu64 zmm13, [rbp + 896]                  ;   110.8 p2       8 st
        vmovdqu64 [rbp + 4416], zmm13                 ;   123.7 p8+p9    8 st spill
        vmovdqu64 zmm13, [rbp + 3264]                 ;   167.8 p3       8 st
        vmovdqu64 [rbp + 4480], zmm13                 ;   173.8 p7+p4    8 st spill
        vmovdqu64 zmm13, [rbp + 4352]                 ;   170.8 p2       8 st
        vmovdqu64 [rbp + 4544], zmm13                 ;   176.8 p8+p9    8 st spill
        vmovdqu64 zmm13, [rbp + 3840]                 ;   163.7 p3       8 st
        vmovdqu64 [rbp + 4608], zmm13                 ;   169.7 p7+p4    8 st spill
        vmovdqu64 zmm13, [rbp + 1536]                 ;   117.8 p2       8 st
        vpxord zmm13, zmm13, [rbp + 1024]             ;   170.7 p0+p3    8 st
        vmovdqu64 [rbp + 4672], zmm13                 ;   171.7 p8+p9    8 st spill
        vmovdqu64 zmm13, [rbp + 3712]                 ;   151.7 p2       8 st
        vmovdqu64 [rbp + 4736], zmm13                 ;   157.7 p7+p4    8 st spill
        vmovdqu64 zmm13, [rbp + 3456]                 ;   169.8 p3       8 st
        vpxord zmm13, zmm13, [rbp + 3712]             ;   175.8 p5+p2    8 st
        vmovdqu64 [rbp + 4800], zmm13                 ;   176.8 p8+p9    8 st spill
        vmovdqu64 zmm13, [rbp + 3520]                 ;   168.8 p3       8 st
        vpxord zmm13, zmm13, [rbp + 1600]             ;   174.8 p0+p2    8 st
        vmovdqu64 [rbp + 4864], zmm13                 ;   175.8 p7+p4    8 st spill
        vmovdqu64 zmm13, [rbp + 2880]                 ;   160.8 p3       8 st
        vmovdqu64 [rbp + 4928], zmm13                 ;   166.8 p8+p9    8 st spill
        vmovdqu64 zmm13, [rbp + 704]                  ;   116.8 p2       8 st
        vpxord zmm13, zmm13, [rbp + 448]              ;   171.8 p5+p3    8 st
        vmovdqu64 [rbp + 4992], zmm13                 ;   172.8 p7+p4    8 st spill
        vmovdqu64 zmm13, [rbp + 3904]                 ;   159.8 p2       8 st
        vmovdqu64 [rbp + 5056], zmm13                 ;   165.8 p8+p9    8 st spill
        vmovdqu64 zmm13, [rbp + 640]                  ;   118.7 p3       8 st
        vmovdqu64 [rbp + 5120], zmm13                 ;   135.2 p7+p4    8 st spill
        vmovdqu64 zmm13, [rbp + 2816]                 ;   161.8 p2       8 st
        vmovdqu64 [rbp + 5184], zmm13                 ;   167.8 p8+p9    8 st spill
        vmovdqu64 zmm13, [rbp + 3200]                 ;   166.8 p3       8 st
        vpxord zmm13, zmm13, [rbp + 1856]             ;   172.8 p0+p2    8 st
        vmovdqu64 [rbp + 5248], zmm13                 ;   173.8 p7+p4    8 st spill
        vmovdqu64 zmm13, [rbp + 3968]                 ;   134.8 p3       8 st
        vpxord zmm13, zmm13, [rbp + 192]              ;   172.8 p5+p2    8 st
        vmovdqu64 [rbp + 5312], zmm13                 ;   173.8 p8+p9    8 st spill
        vmovdqu64 zmm13, [rbp - 128]                  ;   121.7 p3       8 st
        vmovdqu64 [rbp + 5376], zmm13                 ;   139.2 p7+p4    8 st spill
        vmovdqu64 zmm13, [rbp + 3648]                 ;   164.7 p2       8 st
        vmovdqu64 [rbp + 5440], zmm13                 ;   170.7 p8+p9    8 st spill
        vmovdqu64 zmm13, [rbp + 704]                  ;   122.7 p3       8 st
        vmovdqu64 [rbp + 5504], zmm13                 ;   141.2 p7+p4    8 st spill
        vmovdqu64 zmm13, [rbp + 3200]                 ;   166.8 p2       8 st
        vmovdqu64 [rbp + 5568], zmm13                 ;   172.8 p8+p9    8 st spill
        vmovdqu64 zmm13, [rbp + 2880]                 ;   160.8 p3       8 st
        vpxord zmm13, zmm13, [rbp + 3584]             ;   173.7 p0+p2    8 st
        vmovdqu64 [rbp + 5632], zmm13                 ;   174.7 p7+p4    8 st spill
        vmovdqu64 zmm13, [rbp + 1600]                 ;   124.7 p3       8 st
        vpxord zmm13, zmm13, [rbp + 768]              ;   173.8 p5+p2    8 st
        vmovdqu64 [rbp + 5696], zmm13                 ;   174.8 p8+p9    8 st spill
        vmovdqu64 zmm13, [rbp + 2624]                 ;   162.8 p3       8 st
        vmovdqu64 [rbp + 5760], zmm13                 ;   168.8 p7+p4    8 st spill
        vmovdqu64 zmm13, [rbp + 960]                  ;   125.8 p2       8 st
        vmovdqu64 [rbp + 5824], zmm13                 ;   145.7 p8+p9    8 st spill
        vmovdqu64 zmm13, [rbp + 4096]                 ;   164.8 p3       8 st
        vmovdqu64 [rbp + 5888], zmm13                 ;   170.8 p7+p4    8 st spill
        vmovdqu64 zmm13, [rbp + 256]                  ;   126.8 p2       8 st
        vpxord zmm13, zmm13, [rbp + 384]              ;   174.7 p0+p3    8 st
        vmovdqu64 [rbp + 5952], zmm13                 ;   175.7 p8+p9    8 st spill
        vmovdqu64 zmm13, [rbp + 1792]                 ;   132.8 p2       8 st
        vmovdqu64 [rbp + 6016], zmm13                 ;   149.2 p7+p4    8 st spill
        vmovdqu64 zmm13, [rbp + 3968]                 ;   134.8 p3       8 st
        vmovdqu64 [rbp + 6080], zmm13                 ;   149.7 p8+p9    8 st spill
        vmovdqu64 zmm13, [rbp + 256]                  ;   128.8 p2       8 st
        vmovdqu64 [rbp + 6144], zmm13                 ;   151.2 p7+p4    8 st spill
        vmovdqu64 zmm13, [rbp + 64]                   ;   129.7 p3       8 st
        vmovdqu64 [rbp + 6208], zmm13                 ;   151.7 p8+p9    8 st spill
        vmovdqu64 zmm13, [rbp + 2304]                 ;   138.7 p2       8 st
        vpxord zmm13, zmm13, [rbp + 1216]             ;   174.8 p5+p3    8 st
        vmovdqu64 [rbp + 6272], zmm13                 ;   175.8 p7+p4    8 st spill
        vmovdqu64 zmm13, [rbp + 1728]                 ;   134.8 p2       8 st
        vpxord zmm13, zmm13, [rbp + 192]              ;   175.7 p0+p3    8 st
        vmovdqu64 [rbp + 6336], zmm13                 ;   176.7 p8+p9    8 st spill
        vmovdqu64 zmm13, [rbp + 832]                  ;   131.8 p2       8 st
        vpxord zmm13, zmm13, [rbp + 6336]             ;   182.7 p5+p3    8 st
        vmovdqu64 [rbp + 6400], zmm13                 ;   183.7 p7+p4    8 st spill
        vmovdqu64 zmm13, [rbp + 1152]                 ;   132.8 p2       8 st
        vpxord zmm13, zmm13, [rbp + 896]              ;   176.7 p0+p3    8 st
        vmovdqu64 [rbp + 6464], zmm13                 ;   177.7 p8+p9    8 st spill
        vmovdqu64 zmm13, [rbp + 512]                  ;   133.8 p2       8 st
        vmovdqu64 [rbp + 6528], zmm13                 ;   157.2 p7+p4    8 st spill
        vmovdqu64 zmm13, [rbp + 1216]                 ;   134.7 p3       8 st
        vpxord zmm13, zmm13, [rbp - 128]              ;   176.8 p5+p2    8 st
        vmovdqu64 [rbp + 6592], zmm13                 ;   177.8 p8+p9    8 st spill
        vmovdqu64 zmm13, [rbp + 4672]                 ;   171.7 p3       8 st
        vpxord zmm13, zmm13, [rbp + 448]              ;   177.7 p0+p2    8 st
        vmovdqu64 [rbp + 6656], zmm13                 ;   178.7 p7+p4    8 st spill
        vmovdqu64 zmm13, [rbp + 2816]                 ;   161.8 p3       8 st
        vpxord zmm13, zmm13, [rbp + 64]               ;   177.8 p5+p2    8 st
        vmovdqu64 [rbp + 6720], zmm13                 ;   178.8 p8+p9    8 st spill
        vmovdqu64 zmm13, [rbp + 4096]                 ;   164.8 p3       8 st
        vpxord zmm13, zmm13, [rbp - 128]              ;   178.7 p0+p2    8 st
        vmovdqu64 [rbp + 6784], zmm13                 ;   179.7 p7+p4    8 st spill
        vmovdqu64 zmm13, [rbp + 1792]                 ;   138.7 p3       8 st
        vmovdqu64 [rbp + 6848], zmm13                 ;   161.7 p8+p9    8 st spill
        vmovdqu64 zmm13, [rbp + 2624]                 ;   162.8 p2       8 st
        vpxord zmm13, zmm13, [rbp + 960]              ;   178.8 p5+p3    8 st
        vmovdqu64 [rbp + 6912], zmm13                 ;   179.8 p7+p4    8 st spill
        vmovdqu64 zmm13, [rbp + 2688]                 ;   162.7 p2       8 st
        vpxord zmm13, zmm13, [rbp + 3648]             ;   179.7 p0+p3    8 st
        vmovdqu64 [rbp + 6976], zmm13                 ;   180.7 p8+p9    8 st spill
        vmovdqu64 zmm13, [rbp + 2752]                 ;   160.8 p2       8 st
        vmovdqu64 [rbp + 7040], zmm13                 ;   166.8 p7+p4    8 st spill
        vmovdqu64 zmm13, [rbp + 4032]                 ;   158.8 p3       8 st
        vpxord zmm13, zmm13, [rbp + 64]               ;   179.8 p5+p2    8 st
        vmovdqu64 [rbp + 7104], zmm13                 ;   180.8 p8+p9    8 st spill
        vmovdqu64 zmm13, [rbp + 2752]                 ;   160.8 p3       8 st
        vpxord zmm13, zmm13, [rbp + 1280]             ;   180.7 p0+p2    8 st
        vmovdqu64 [rbp + 7168], zmm13                 ;   181.7 p7+p4    8 st spill
        vmovdqu64 zmm13, [rbp + 2560]                 ;   143.7 p3       8 st
        vpxord zmm13, zmm13, [rbp + 64]               ;   180.8 p5+p2    8 st
        vmovdqu64 [rbp + 7232], zmm13                 ;   181.8 p8+p9    8 st spill
        vmovdqu64 zmm13, [rsi + 36480]                ;   144.7 p3      11 st
        vpternlogd zmm13, zmm30, [rsi + 36352], 0x95  ;   181.7 p0+p2   11 st
        vmovdqu64 [rbp + 7296], zmm2                  ;   169.2 p7+p4    8 st spill
        vmovdqu64 zmm2, [r15 + 35968]                 ;   145.7 p3      10 st
        vpternlogd zmm2, zmm14, [r15 + 35904], 0xde   ;   181.8 p5+p2   10 st
        vmovdqu64 [rbp + 7360], zmm10                 ;   169.7 p8+p9    8 st spill
        vmovdqa64 zmm10, zmm2                         ;   182.8         10 st copy
        vpternlogd zmm10, zmm14, zmm7, 0x70           ;   182.8 p0      10 st
        vpternlogd zmm10, zmm0, [r15 + 35904], 0x93   ;   183.8 p5+p3   10 st
        vpternlogd zmm7, zmm10, zmm14, 0x87           ;   184.8 p0      10 st
        vpternlogd zmm18, zmm10, zmm10, 0xc3          ;   184.8 p5      10 st
        vpternlogd zmm2, zmm15, zmm7, 0x96            ;   185.8 p0      10 st
        vpternlogd zmm7, zmm0, [r15 + 35904], 0xd6    ;   185.8 p5+p2   10 st
        vpternlogd zmm6, zmm5, zmm7, 0x96             ;   186.8 p0      10 st
        vpandd zmm0, zmm6, zmm2                       ;   187.8 p5      10 st
        vmovdqa64 zmm5, zmm2                          ;   186.8         10 st copy
        vmovdqu64 [rbp + 7424], zmm26                 ;   171.2 p7+p4    8 st spill
        vmovdqa64 zmm26, zmm18                        ;   185.8         10 st copy
        vmovdqu64 [rbp + 7488], zmm23                 ;   171.7 p8+p9    8 st spill
        vmovdqa64 zmm23, zmm18                        ;   185.8         10 st copy
        vpternlogd zmm23, zmm2, zmm6, 0x21            ;   187.8 p0      10 st
        vpternlogd zmm0, zmm23, zmm28, 0xd            ;   188.8 p5      10 st
        vpternlogd zmm29, zmm17, zmm0, 0x69           ;   189.8 p0      10 st
        vpternlogd zmm2, zmm0, zmm18, 0x78            ;   189.8 p5      10 st
        vpternlogd zmm0, zmm14, zmm14, 0xc3           ;   189.8 p0      10 st
        vpternlogd zmm10, zmm2, zmm28, 0x96           ;   190.8 p5      10 st
        vpandd zmm26, zmm26, zmm2                     ;   190.8 p0      10 st
        vpternlogd zmm26, zmm23, zmm28, 0xed          ;   191.8 p5      10 st
        vpternlogd zmm6, zmm26, zmm15, 0x69           ;   192.8 p0      10 st
        vpternlogd zmm23, zmm7, [r15 + 35968], 0x96   ;   190.8 p5+p3   10 st
        vpternlogd zmm23, zmm28, zmm26, 0xb4          ;   192.8 p0      10 st
        vpternlogd zmm26, zmm15, zmm23, 0x69          ;   193.8 p5      10 st
        vmovdqu64 zmm2, [rsi + 36608]                 ;   147.8 p2      11 st.60 reload
        vmovdqu64 zmm7, [rsi + 36672]                 ;   148.7 p3      11 st.61 reload
        vmovdqu64 zmm14, [rsi + 36736]                ;   148.8 p2      11 st
        vpternlogd zmm14, zmm7, zmm2, 0x78            ;   192.7 p0      11 st
        vmovdqa64 zmm15, zmm7                         ;   154.7         11 st copy
        vpternlogd zmm15, zmm2, [rsi + 36736], 0x1b   ;   192.8 p5+p3   11 st
        vpxord zmm5, zmm5, zmm6                       ;   193.8 p0      10 st
        vpternlogd zmm0, zmm10, zmm5, 0x87            ;   194.8 p5      10 st
        vpandd zmm24, zmm24, zmm15                    ;   194.7 p0      11 st
        vmovdqa64 zmm17, zmm10                        ;   191.8         10 st copy
        vpternlogd zmm17, zmm18, zmm18, 0xc3          ;   194.8 p5      10 st
        vpxord zmm21, zmm21, zmm14                    ;   195.7 p0      11 st
        vpxord zmm18, zmm29, zmm26                    ;   195.8 p5      10 st
        vmovdqa64 zmm28, zmm26                        ;   194.8         10 st copy
        vmovdqa64 zmm7, zmm26                         ;   194.8         10 st copy
        vpternlogd zmm7, zmm17, zmm6, 0xcb            ;   196.7 p0      10 st
        vpternlogd zmm26, zmm17, zmm6, 0x78           ;   196.8 p5      10 st
        vpternlogd zmm6, zmm26, zmm29, 0xb4           ;   197.8 p0      10 st
        vpternlogd zmm18, zmm6, zmm7, 0xe1            ;   198.8 p5      10 st
        vpternlogd zmm26, zmm18, zmm29, 0xb4          ;   199.8 p0      10 st
        vpternlogd zmm29, zmm26, zmm7, 0xb8           ;   200.8 p5      10 st
        vpxord zmm28, zmm28, zmm7                     ;   199.7 p0      10 st
        vpternlogd zmm28, zmm6, zmm26, 0x96           ;   200.8 p5      10 st
        vmovdqu64 zmm6, [rsi + 36800]                 ;   149.8 p2      11 st.63 reload
        vmovdqa64 zmm7, zmm14                         ;   193.7         11 st copy
        vpternlogd zmm7, zmm2, zmm6, 0x9d             ;   200.7 p0      11 st
        vmovdqu64 zmm17, [rsi + 36672]                ;   150.7 p3      11 st.61 reload
        vpternlogd zmm14, zmm7, zmm17, 0x26           ;   201.7 p5      11 st
        vpternlogd zmm7, zmm17, zmm6, 0x58            ;   201.7 p0      11 st
        vpternlogd zmm15, zmm6, zmm7, 0xd2            ;   202.7 p5      11 st
        vmovdqa64 zmm6, zmm0                          ;   195.8         10 st copy
        vpternlogd zmm6, zmm10, zmm23, 0x1d           ;   202.7 p0      10 st
        vmovdqa64 zmm17, zmm0                         ;   195.8         10 st copy
        vpternlogd zmm17, zmm10, zmm23, 0xd8          ;   202.8 p5      10 st
        vpxord zmm9, zmm9, zmm17                      ;   203.8 p0       8 st
        vpxord zmm19, zmm19, zmm18                    ;   203.8 p5       8 st
        vpxord zmm1, zmm1, zmm26                      ;   204.7 p0       8 st
        vpxord zmm27, zmm27, zmm26                    ;   204.8 p5       8 st
        vpxord zmm25, zmm25, zmm27                    ;   205.8 p0       8 st
        vmovdqu64 [rbp + 7552], zmm27                 ;   205.8 p7+p4    8 st spill
        vmovdqa64 zmm27, zmm6                         ;   203.7         10 st copy
        vpternlogd zmm27, zmm10, zmm5, 0xc6           ;   205.8 p5      10 st
        vpxord zmm4, zmm4, zmm27                      ;   206.8 p0       8 st
        vmovdqu64 [rbp + 7616], zmm25                 ;   206.8 p8+p9    8 st spill
        vmovdqa64 zmm25, zmm27                        ;   206.8         10 st copy
        vpternlogd zmm25, zmm0, zmm5, 0xd8            ;   206.8 p5      10 st
        vpternlogd zmm25, zmm6, zmm23, 0x2c           ;   207.8 p0      10 st
        vpternlogd zmm0, zmm23, zmm25, 0x2c           ;   208.8 p5      10 st
        vpternlogd zmm0, zmm10, zmm5, 0x16            ;   209.8 p0      10 st
        vmovdqu64 zmm5, [rbp + 3968]                  ;   150.8 p2       9 st reload
        vmovdqu64 zmm6, [rbp + 3904]                  ;   159.8 p3       8 st
        vpternlogd zmm6, zmm5, [rbp + 832], 0x96      ;   208.8 p5+p2    8 st
        vmovdqa64 zmm10, zmm14                        ;   202.7         11 st copy
        vpternlogd zmm10, zmm13, zmm2, 0x96           ;   209.7 p0      11 st
        vmovdqa64 zmm23, zmm19                        ;   204.8          8 st copy
        vmovdqu64 [rbp + 832], zmm19                  ;   204.8 p7+p4    8 st spill
        vmovdqu64 zmm19, [rbp + 4608]                 ;   169.7 p3       8 st reload
        vpxord zmm19, zmm19, zmm18                    ;   209.8 p5       8 st
        vmovdqu64 [rbp + 4608], zmm1                  ;   205.7 p8+p9    8 st spill
        vmovdqu64 zmm1, [rbp + 4160]                  ;   167.8 p2       8 st reload
        vpxord zmm1, zmm1, zmm29                      ;   210.7 p0       8 st
        vmovdqu64 [rbp + 4160], zmm1                  ;   211.7 p7+p4    8 st spill
        vmovdqu64 zmm1, [rbp + 4416]                  ;   153.7 p3       8 st reload
        vpxord zmm1, zmm1, zmm27                      ;   210.8 p5       8 st
        vmovdqu64 [rbp + 4416], zmm27                 ;   206.8 p8+p9   10 st spill
        vmovdqa64 zmm27, zmm29                        ;   201.8          8 st copy
        vmovdqu64 [rbp + 7680], zmm1                  ;   211.8 p7+p4    8 st spill
        vmovdqu64 zmm1, [rbp + 7424]                  ;   171.2 p2       8 st reload
        vpxord zmm1, zmm1, zmm25                      ;   211.7 p0       8 st
        vmovdqu64 [rbp + 7424], zmm25                 ;   208.8 p8+p9   10 st spill
        vmovdqa64 zmm25, zmm19                        ;   210.8          8 st copy
        vmovdqu64 [rbp + 7744], zmm19                 ;   210.8 p7+p4    8 st spill
        vmovdqa64 zmm19, zmm9                         ;   204.8          8 st copy
        vpternlogd zmm19, zmm28, zmm26, 0x96          ;   211.8 p5       8 st
        vmovdqu64 [rbp + 7808], zmm9                  ;   204.8 p8+p9    8 st spill
        vmovdqu64 zmm9, [rbp + 4288]                  ;   154.7 p3       8 st reload
        vpxord zmm9, zmm9, zmm28                      ;   212.7 p0       8 st
        vmovdqu64 [rbp + 4288], zmm29                 ;   201.8 p7+p4   10 st spill
        vmovdqu64 zmm29, [rbp + 5504]                 ;   154.8 p2       8 st reload
        vpxord zmm29, zmm29, zmm9                     ;   213.7 p5       8 st
        vmovdqu64 [rbp + 5504], zmm9                  ;   213.7 p8+p9    8 st spill
        vmovdqu64 zmm9, [rbp + 4544]                  ;   176.8 p3       8 st reload
        vpxord zmm9, zmm9, zmm28                      ;   213.7 p0       8 st
        vmovdqu64 [rbp + 4544], zmm9                  ;   214.7 p7+p4    8 st spill
        vmovdqu64 zmm9, [rbp + 5120]                  ;   155.8 p2       8 st reload
        vpxord zmm9, zmm9, zmm28                      ;   213.8 p5       8 st
        vmovdqu64 [rbp + 5120], zmm29                 ;   214.7 p8+p9    8 st spill
        vmovdqa64 zmm29, zmm28                        ;   201.8          8 st copy
        vmovdqu64 [rbp + 7872], zmm9                  ;   214.8 p7+p4    8 st spill
        vmovdqu64 zmm9, [rbp + 6208]                  ;   156.7 p3       8 st reload
        vpxord zmm9, zmm9, zmm4                       ;   214.7 p0       8 st
        vmovdqu64 [rbp + 6208], zmm9                  ;   215.7 p8+p9    8 st spill
        vmovdqa64 zmm9, zmm4                          ;   207.8          8 st copy
        vmovdqu64 [rbp + 7936], zmm19                 ;   212.8 p7+p4    8 st spill
        vmovdqu64 zmm19, [rbp + 6848]                 ;   161.7 p2       8 st reload
        vpxord zmm19, zmm19, zmm18                    ;   214.8 p5       8 st
        vpternlogd zmm18, zmm5, [rbp + 3904], 0x96    ;   215.7 p0+p3    8 st
        vmovdqu64 zmm5, [rbp + 5760]                  ;   168.8 p2       8 st reload
        vpxord zmm5, zmm5, zmm18                      ;   216.7 p5       8 st
        vmovdqu64 [rbp + 5760], zmm19                 ;   215.8 p8+p9    8 st spill
        vmovdqa64 zmm19, zmm6                         ;   209.8          8 st copy
        vmovdqu64 [rbp + 6848], zmm5                  ;   217.7 p7+p4    8 st spill
        vmovdqa64 zmm5, zmm0                          ;   210.8          8 st copy
        vmovdqu64 [rbp + 8000], zmm5                  ;   210.8 p8+p9    8 st spill
        vmovdqu64 zmm5, [rbp + 2304]                  ;   158.7 p3       9 st reload
        vpternlogd zmm1, zmm5, [rbp + 1152], 0x96     ;   216.7 p0+p2    8 st
        vpternlogd zmm5, zmm17, [rbp + 3328], 0x96    ;   216.8 p5+p3    8 st
        vmovdqu64 [rbp + 2304], zmm5                  ;   217.8 p7+p4    8 st spill
        vmovdqu64 zmm5, [rbp + 7296]                  ;   169.2 p2       8 st reload
        vpxord zmm5, zmm5, zmm1                       ;   217.7 p0       8 st
        vmovdqu64 [rbp + 7296], zmm1                  ;   217.7 p8+p9    8 st spill
        vmovdqu64 zmm1, [rsi + 36480]                 ;   160.7 p3      11 st
        vpternlogd zmm1, zmm13, [rsi + 36416], 0xde   ;   217.8 p5+p2   11 st
        vmovdqu64 [rbp + 8064], zmm5                  ;   218.7 p7+p4    8 st spill
        vmovdqa64 zmm5, zmm1                          ;   218.8         11 st copy
        vpternlogd zmm5, zmm13, zmm30, 0x70           ;   218.8 p0      11 st
        vmovdqu64 [rbp + 8128], zmm18                 ;   216.7 p8+p9    8 st spill
        vmovdqu64 zmm18, [rsi + 36416]                ;   161.7 p3      11 st.57 reload
        vpternlogd zmm5, zmm18, [rsi + 36352], 0x95   ;   219.8 p5+p2   11 st
        vpternlogd zmm30, zmm5, zmm13, 0x87           ;   220.8 p0      11 st
        vpternlogd zmm7, zmm5, zmm5, 0xc3             ;   220.8 p5      11 st
        vpternlogd zmm1, zmm15, zmm30, 0x96           ;   221.8 p0      11 st
        mov rdi, qword [rbp + 9920]                   ;   152.0 p10     24 keys reload
        sub r10, rdi                                  ;   157.0 p1      24 keys
        vpternlogd zmm30, zmm18, [rsi + 36352], 0xb6  ;   221.8 p5+p3   11 st
        vpternlogd zmm21, zmm24, zmm30, 0x96          ;   222.8 p0      11 st
        vpandd zmm18, zmm21, zmm1                     ;   223.8 p5      11 st
        vmovdqa64 zmm24, zmm1                         ;   222.8         11 st copy
        sub r11, rdi                                  ;   157.0 p6      24 keys
        add r10, 0x1000                               ;   158.0 p11     24 keys
        and r10, 0x7fff                               ;   159.0 p1      24 keys
        add r11, 0x1000                               ;   158.0 p6      24 keys
        add r10, rdi                                  ;   160.0 p11     24 keys
        vmovdqu64 [rbp + 8192], zmm4                  ;   207.8 p7+p4    8 st spill
        vmovdqa64 zmm4, zmm7                          ;   221.8         11 st copy
        vmovdqu64 [rbp + 8256], zmm19                 ;   209.8 p8+p9    8 st spill
        vmovdqa64 zmm19, zmm7                         ;   221.8         11 st copy
        vpternlogd zmm19, zmm1, zmm21, 0x21           ;   223.8 p0      11 st
        vpternlogd zmm18, zmm19, zmm10, 0xd           ;   224.8 p5      11 st
        vpternlogd zmm14, zmm2, zmm18, 0x69           ;   225.8 p0      11 st
        vpternlogd zmm1, zmm18, zmm7, 0x78            ;   225.8 p5      11 st
        vpternlogd zmm18, zmm13, zmm13, 0xc3          ;   225.8 p0      11 st
        vpternlogd zmm5, zmm1, zmm10, 0x96            ;   226.8 p5      11 st
        vpandd zmm4, zmm4, zmm1                       ;   226.8 p0      11 st
        vpternlogd zmm4, zmm19, zmm10, 0xed           ;   227.8 p5      11 st
        vpternlogd zmm21, zmm4, zmm15, 0x69           ;   228.8 p0      11 st
        vpternlogd zmm19, zmm30, [rsi + 36480], 0x96  ;   226.8 p5+p2   11 st
        vpternlogd zmm19, zmm10, zmm4, 0xb4           ;   228.8 p0      11 st
        vpternlogd zmm4, zmm15, zmm19, 0x69           ;   229.8 p5      11 st
        vmovdqu64 zmm1, [rbp + 1344]                  ;   163.7 p3       8 st reload
        vmovdqu64 zmm2, [rbp + 1280]                  ;   163.8 p2       8 st reload
        vmovdqu64 zmm10, [rbp + 1984]                 ;   164.7 p3       8 st
        vpternlogd zmm10, zmm2, zmm1, 0x96            ;   228.7 p0       8 st
        vmovdqu64 zmm13, [rbp + 1664]                 ;   164.8 p2       9 st reload
        vmovdqu64 zmm15, [rbp + 8128]                 ;   216.7 p3       8 st
        vpternlogd zmm15, zmm1, zmm13, 0x96           ;   228.8 p5       8 st
        vpxord zmm24, zmm24, zmm21                    ;   229.8 p0      11 st
        vpternlogd zmm18, zmm5, zmm24, 0x87           ;   230.8 p5      11 st
        vmovdqa64 zmm30, zmm5                         ;   227.8         11 st copy
        vpternlogd zmm30, zmm7, zmm7, 0xc3            ;   230.7 p0      11 st
        sub r12, rdi                                  ;   158.7 p1      24 keys
        sub r13, rdi                                  ;   158.8 p6      24 keys
        vpxord zmm7, zmm14, zmm4                      ;   230.8 p5      11 st
        and r11, 0x7fff                               ;   159.2 p11     24 keys
        add r11, rdi                                  ;   160.2 p1      24 keys
        add r12, 0x1000                               ;   159.8 p6      24 keys
        and r12, 0x7fff                               ;   160.8 p11     24 keys
        add r12, rdi                                  ;   161.8 p1      24 keys
        add r13, 0x1000                               ;   160.8 p6      24 keys
        and r13, 0x7fff                               ;   161.8 p11     24 keys
        add r13, rdi                                  ;   162.8 p1      24 keys
        vmovdqa64 zmm2, zmm4                          ;   230.8         11 st copy
        vmovdqa64 zmm13, zmm4                         ;   230.8         11 st copy
        vpternlogd zmm13, zmm30, zmm21, 0xcb          ;   231.7 p0      11 st
        vpternlogd zmm4, zmm30, zmm21, 0x78           ;   231.8 p5      11 st
        vpternlogd zmm21, zmm4, zmm14, 0xb4           ;   232.8 p0      11 st
        vpternlogd zmm7, zmm21, zmm13, 0xe1           ;   233.8 p5      11 st
        vpternlogd zmm4, zmm7, zmm14, 0xb4            ;   234.8 p0      11 st
        vpternlogd zmm14, zmm4, zmm13, 0xb8           ;   235.8 p5      11 st
        vpxord zmm2, zmm2, zmm13                      ;   234.7 p0      11 st
        vpternlogd zmm2, zmm21, zmm4, 0x96            ;   235.8 p5      11 st
        vpxord zmm8, zmm8, zmm7                       ;   235.7 p0       8 st
        vmovdqu64 zmm13, [rbp - 64]                   ;   165.8 p2       8 st reload
        vmovdqu64 zmm21, [rbp + 1024]                 ;   166.7 p3       8 st
        vpternlogd zmm21, zmm17, zmm13, 0x96          ;   235.8 p5       8 st
        vmovdqu64 zmm30, [rbp + 4224]                 ;   166.8 p2       8 st reload
        vpxord zmm30, zmm30, zmm7                     ;   236.7 p0       8 st
        vpxord zmm20, zmm20, zmm4                     ;   236.8 p5       8 st
        vpxord zmm31, zmm31, zmm4                     ;   237.7 p0       8 st
        vpxord zmm16, zmm16, zmm14                    ;   237.8 p5       8 st
        vpxord zmm29, zmm29, zmm4                     ;   238.7 p0       8 st
        vpxord zmm12, zmm12, zmm2                     ;   238.8 p5       8 st
        vpxord zmm23, zmm23, zmm2                     ;   239.7 p0       8 st
        vpxord zmm25, zmm25, zmm2                     ;   239.8 p5       8 st
        vmovdqa64 zmm1, zmm18                         ;   231.8         11 st copy
        vpternlogd zmm1, zmm5, zmm19, 0x1d            ;   240.7 p0      11 st
        sub r14, rdi                                  ;   164.7 p6      24 keys
        vmovdqa64 zmm13, zmm18                        ;   231.8         11 st copy
        vpternlogd zmm13, zmm5, zmm19, 0xd8           ;   240.8 p5      11 st
        vpxord zmm27, zmm27, zmm13                    ;   241.8 p0       8 st
        vmovdqu64 [rbp + 4224], zmm15                 ;   229.8 p7+p4    8 st spill
        vmovdqa64 zmm15, zmm1                         ;   241.7         11 st copy
        vpternlogd zmm15, zmm5, zmm24, 0xc6           ;   241.8 p5      11 st
        add r14, 0x1000                               ;   165.8 p11     24 keys
        vpxord zmm22, zmm22, zmm15                    ;   242.8 p0       8 st
        vmovdqu64 [rbp + 8320], zmm17                 ;   203.8 p8+p9   10 st spill
        vmovdqa64 zmm17, zmm15                        ;   242.8         11 st copy
        vpternlogd zmm17, zmm18, zmm24, 0xd8          ;   242.8 p5      11 st
        vpternlogd zmm17, zmm1, zmm19, 0x2c           ;   243.8 p0      11 st
        vpternlogd zmm18, zmm19, zmm17, 0x2c          ;   244.8 p5      11 st
        vpternlogd zmm18, zmm5, zmm24, 0x16           ;   245.8 p0      11 st
        vmovdqu64 zmm1, [rbp + 0]                     ;   167.7 p3       8 st reload
        vmovdqu64 zmm5, [rbp + 1472]                  ;   167.8 p2       9 st reload
        vmovdqu64 zmm19, [rbp + 4032]                 ;   168.7 p3       8 st
        vpternlogd zmm19, zmm5, zmm1, 0x96            ;   244.8 p5       8 st
        sub r15, rdi                                  ;   167.8 p1      24 keys
        vpxord zmm11, zmm11, zmm18                    ;   246.8 p0       8 st
        sub rsi, rdi                                  ;   168.2 p6      24 keys
        vmovdqu64 zmm24, [rbp + 4480]                 ;   173.8 p2       8 st reload
        vpxord zmm24, zmm24, zmm21                    ;   245.8 p5       8 st
        and r14, 0x7fff                               ;   168.7 p11     24 keys
        add r14, rdi                                  ;   169.7 p1      24 keys
        add r15, 0x1000                               ;   169.2 p6      24 keys
        and r15, 0x7fff                               ;   170.2 p11     24 keys
        add r15, rdi                                  ;   171.2 p1      24 keys
        add rsi, 0x1000                               ;   170.2 p6      24 keys
        and rsi, 0x7fff                               ;   171.2 p11     24 keys
        add rsi, rdi                                  ;   172.2 p1      24 keys
        mov qword [rbp + 10016], rsi                  ;   201.2 p7+p4   24 keys
        vmovdqu64 [rbp + 4480], zmm19                 ;   245.8 p8+p9    8 st spill
        vmovdqu64 zmm19, [rbp + 4928]                 ;   170.3 p3       8 st reload
        vpxord zmm19, zmm19, zmm20                    ;   246.7 p0       8 st
        vmovdqu64 zmm1, [rbp + 7488]                  ;   171.7 p2       8 st reload
        vpxord zmm1, zmm1, zmm2                       ;   246.8 p5       8 st
        vmovdqu64 [rbp + 7488], zmm11                 ;   247.8 p7+p4    8 st spill
        vmovdqu64 zmm11, [rbp + 5184]                 ;   171.3 p3       8 st reload
        vpxord zmm11, zmm11, zmm30                    ;   247.7 p0       8 st
        vmovdqu64 [rbp + 5184], zmm10                 ;   229.7 p8+p9    8 st spill
        vmovdqu64 zmm10, [rbp + 4736]                 ;   171.7 p2       8 st reload
        vpxord zmm10, zmm10, zmm18                    ;   247.8 p5       8 st
        vmovdqu64 [rbp + 4736], zmm10                 ;   248.8 p7+p4    8 st spill
        vmovdqu64 zmm10, [rbp + 5056]                 ;   172.3 p3       8 st reload
        vpxord zmm10, zmm10, zmm13                    ;   248.7 p0       8 st
        vmovdqu64 [rbp + 5056], zmm21                 ;   236.8 p8+p9    8 st spill
        vmovdqu64 zmm21, [rbp + 5440]                 ;   172.7 p2       8 st reload
        vpxord zmm21, zmm21, zmm13                    ;   248.8 p5       8 st
        vmovdqu64 [rbp + 5440], zmm13                 ;   241.8 p7+p4   11 st spill
        vmovdqu64 zmm13, [rbp + 7360]                 ;   173.3 p3       8 st reload
        vpxord zmm13, zmm13, zmm12                    ;   249.7 p0       8 st
        vpternlogd zmm21, zmm5, [rbp + 512], 0x96     ;   249.8 p5+p2    8 st
        vmovdqu64 zmm5, [rbp + 5376]                  ;   174.3 p3       8 st reload
        vpxord zmm5, zmm5, zmm19                      ;   250.7 p0       8 st
        vmovdqu64 [rbp + 5376], zmm19                 ;   247.7 p8+p9    8 st spill
        vmovdqu64 zmm19, [rbp + 4736]                 ;   248.8 p2       8 st
        vmovdqu64 [rbp + 7360], zmm21                 ;   250.8 p7+p4    8 st spill
        vmovdqu64 zmm21, [rbp + 5824]                 ;   175.3 p3       8 st reload
        vpxord zmm21, zmm21, zmm29                    ;   250.8 p5       8 st
        vmovdqu64 [rbp + 5824], zmm24                 ;   246.8 p8+p9    8 st spill
        vmovdqu64 zmm24, [rbp + 6016]                 ;   175.7 p2       8 st reload
        vpxord zmm24, zmm24, zmm29                    ;   251.7 p0       8 st
        vmovdqu64 [rbp + 6016], zmm10                 ;   249.7 p7+p4    8 st spill
        vmovdqu64 zmm10, [rbp + 6080]                 ;   176.3 p3       8 st reload
        vpxord zmm10, zmm10, zmm24                    ;   252.7 p5       8 st
        vmovdqu64 [rbp + 6080], zmm24                 ;   252.7 p8+p9    8 st spill
        vmovdqu64 zmm24, [rbp + 5568]                 ;   176.7 p2       8 st reload
        vpxord zmm24, zmm24, zmm17                    ;   252.7 p0       8 st
        vmovdqu64 [rbp + 5568], zmm10                 ;   253.7 p7+p4    8 st spill
        vmovdqu64 zmm10, [rbp + 5888]                 ;   177.3 p3       8 st reload
        vpxord zmm10, zmm10, zmm17                    ;   252.8 p5       8 st
        vmovdqu64 [rbp + 5888], zmm17                 ;   244.8 p8+p9   11 st spill
        vmovdqu64 zmm17, [rbp + 7360]                 ;   250.8 p2       8 st
        vmovdqu64 [rbp + 4928], zmm17                 ;   256.8 p7+p4    8 st spill
        vmovdqu64 zmm17, [rbp + 6528]                 ;   178.3 p3       8 st reload
        vpxord zmm17, zmm17, [rbp + 5888]             ;   253.7 p0+p2    8 st
        add r9, 0x1000                                ;   177.8 p6      24 keys
        vmovdqu64 [rbp + 6528], zmm17                 ;   254.7 p8+p9    8 st spill
        vmovdqu64 zmm17, [rbp + 7040]                 ;   179.3 p3       8 st reload
        vpxord zmm17, zmm17, zmm31                    ;   253.8 p5       8 st
        vmovdqu64 [rbp + 7040], zmm17                 ;   254.8 p7+p4    8 st spill
        vmovdqu64 zmm17, [rbp + 8000]                 ;   210.8 p2       8 st reload
        vpxord zmm17, zmm17, zmm15                    ;   254.7 p0       8 st
        vmovdqu64 [rbp + 8000], zmm17                 ;   255.7 p8+p9    8 st spill
        vmovdqu64 zmm17, [rbp + 512]                  ;   180.3 p3       8 st reload
        vpternlogd zmm7, zmm17, [rbp + 448], 0x96     ;   254.8 p5+p2    8 st
        vpternlogd zmm31, zmm17, [rbp + 3264], 0x96   ;   255.7 p0+p3    8 st
        vmovdqu64 zmm17, [rbp + 4928]                 ;   256.8 p2       8 st reload
        vpxord zmm17, zmm17, zmm15                    ;   262.8 p5       8 st
        vmovdqu64 [rbp + 4928], zmm17                 ;   263.8 p7+p4    8 st spill
        vmovdqu64 zmm17, [rbp + 4096]                 ;   182.3 p3      10 st reload
        vpternlogd zmm22, zmm17, [rbp + 1600], 0x96   ;   256.7 p0+p2    8 st
        vpternlogd zmm17, zmm21, [rbp + 2496], 0x96   ;   256.8 p5+p3    8 st
        vmovdqu64 [rbp + 4096], zmm21                 ;   251.8 p8+p9    8 st spill
        vmovdqa64 zmm21, zmm8                         ;   236.7          8 st copy
        vpternlogd zmm21, zmm26, [rbp + 2752], 0x96   ;   257.7 p0+p2    8 st
        lea rsi, [r8 + 4096]                          ;   182.0 p11     24 keys
        vmovdqu64 [rbp + 8384], zmm20                 ;   237.8 p7+p4    8 st spill
        vmovdqa64 zmm20, zmm23                        ;   240.7          8 st copy
        vpternlogd zmm20, zmm28, [rbp + 960], 0x96    ;   257.8 p5+p3    8 st
        vmovdqu64 [rbp + 8448], zmm23                 ;   240.7 p8+p9    8 st spill
        vmovdqa64 zmm23, zmm28                        ;   201.8          8 st copy
        vpternlogd zmm23, zmm26, [rbp + 2880], 0x96   ;   258.7 p0+p2    8 st
        vmovdqu64 [rbp + 8512], zmm23                 ;   259.7 p7+p4    8 st spill
        vmovdqa64 zmm23, zmm13                        ;   250.7          8 st copy
        vpternlogd zmm23, zmm28, [rbp + 960], 0x96    ;   258.8 p5+p3    8 st
        vmovdqu64 [rbp + 960], zmm13                  ;   250.7 p8+p9    8 st spill
        vmovdqu64 zmm13, [rbp + 6784]                 ;   185.7 p2       8 st reload
        vpternlogd zmm28, zmm13, [rbp + 1408], 0x96   ;   259.7 p0+p3    8 st
        vmovdqu64 zmm13, [rbp + 3840]                 ;   186.7 p2       8 st reload
        vmovdqu64 [rbp + 6784], zmm28                 ;   260.7 p7+p4    8 st spill
        vmovdqu64 zmm28, [rbp + 8064]                 ;   218.7 p3       8 st reload
        vpternlogd zmm10, zmm28, zmm13, 0x96          ;   259.8 p5       8 st
        vmovdqa64 zmm28, zmm13                        ;   192.7          8 st copy
        vpternlogd zmm28, zmm14, [rbp + 1728], 0x96   ;   260.7 p0+p2    8 st
        vmovdqa64 zmm13, zmm6                         ;   209.8          8 st copy
        vpternlogd zmm13, zmm2, [rbp + 1600], 0x96    ;   260.8 p5+p3    8 st
        vmovdqu64 [rbp + 8576], zmm13                 ;   261.8 p8+p9    8 st spill
        vmovdqu64 zmm13, [rbp + 3584]                 ;   188.7 p2       8 st
        vpternlogd zmm13, zmm0, [rbp + 384], 0x96     ;   261.7 p0+p3    8 st
        vmovdqu64 [rbp + 8640], zmm22                 ;   257.7 p7+p4    8 st spill
        vmovdqu64 zmm22, [rbp + 3392]                 ;   189.7 p2       8 st
        vpternlogd zmm22, zmm0, [rbp + 1216], 0x96    ;   261.8 p5+p3    8 st
        vpternlogd zmm17, zmm22, [rbp + 1920], 0x96   ;   262.8 p0+p2    8 st
        vmovdqu64 [r8 + 67136], zmm17                 ;   263.8 p8+p9   24 st
        vmovdqu64 zmm17, [rbp + 2880]                 ;   191.3 p3       8 st reload
        vmovdqu64 [rbp + 8704], zmm22                 ;   262.8 p7+p4    8 st spill
        vmovdqu64 zmm22, [rbp + 3328]                 ;   191.7 p2       8 st
        vpternlogd zmm22, zmm6, zmm17, 0x96           ;   262.8 p5       8 st
        vpternlogd zmm10, zmm22, [rbp + 128], 0x96    ;   263.8 p0+p3    8 st
        vmovdqu64 [r8 + 69248], zmm10                 ;   264.8 p8+p9   24 st
        vmovdqu64 zmm10, [rbp + 2368]                 ;   192.7 p2       9 st reload
        vmovdqu64 [rbp + 8768], zmm22                 ;   263.8 p7+p4    8 st spill
        vmovdqu64 zmm22, [rbp + 4352]                 ;   193.3 p3       8 st
        vpternlogd zmm22, zmm17, zmm10, 0x96          ;   263.8 p5       8 st
        vpternlogd zmm23, zmm22, [rbp + 4992], 0x96   ;   264.8 p0+p2    8 st
        vmovdqu64 [r8 + 69568], zmm23                 ;   265.8 p8+p9   24 st
        vmovdqu64 zmm23, [rbp + 4288]                 ;   201.8 p3      10 st reload
        vpternlogd zmm31, zmm22, zmm23, 0x96          ;   264.8 p5       8 st
        vmovdqu64 zmm22, [rbp + 0]                    ;   194.7 p2       8 st reload
        vpternlogd zmm23, zmm18, zmm22, 0x96          ;   265.7 p0       8 st
        vmovdqu64 [r8 + 65920], zmm31                 ;   265.8 p7+p4   24 st
        vmovdqu64 zmm31, [rbp + 128]                  ;   195.3 p3       8 st reload
        vmovdqu64 zmm10, [rbp + 1920]                 ;   195.7 p2       9 st reload
        vpternlogd zmm18, zmm10, zmm31, 0x96          ;   265.8 p5       8 st
        vpxord zmm3, zmm3, zmm18                      ;   266.8 p0       8 st
        vpternlogd zmm5, zmm3, zmm0, 0x96             ;   267.8 p5       8 st
        vpxord zmm9, zmm9, zmm3                       ;   267.8 p0       8 st
        vmovdqu64 zmm10, [rbp + 1536]                 ;   196.3 p3       9 st reload
        vmovdqa64 zmm18, zmm24                        ;   253.7          8 st copy
        vpternlogd zmm18, zmm22, zmm10, 0x96          ;   267.8 p5       8 st
        vmovdqu64 [r8 + 68672], zmm5                  ;   268.8 p8+p9   24 st
        vmovdqu64 zmm5, [rbp + 1728]                  ;   196.7 p2       9 st reload
        vmovdqu64 [rbp + 1920], zmm0                  ;   234.2 p7+p4   10 st spill
        vmovdqa64 zmm0, zmm20                         ;   258.8          8 st copy
        vpternlogd zmm0, zmm10, zmm5, 0x96            ;   268.7 p0       8 st
        vpternlogd zmm0, zmm27, [rbp + 4800], 0x96    ;   269.7 p5+p3    8 st
        vmovdqu64 [rbp + 4288], zmm3                  ;   267.8 p8+p9    8 st spill
        vmovdqa64 zmm3, zmm14                         ;   236.8          8 st copy
        vpternlogd zmm3, zmm5, [rbp + 2816], 0x96     ;   269.7 p0+p2    8 st
        vmovdqa64 zmm22, zmm2                         ;   236.8          8 st copy
        vpternlogd zmm22, zmm5, [rbp + 6976], 0x96    ;   269.8 p5+p3    8 st
        vpternlogd zmm22, zmm29, zmm21, 0x96          ;   270.8 p0       8 st
        vpternlogd zmm22, zmm17, [rbp + 2368], 0x96   ;   271.8 p5+p2    8 st
        vpternlogd zmm22, zmm23, [rbp + 3456], 0x96   ;   272.8 p0+p3    8 st
        vmovdqu64 zmm5, [rbp + 3328]                  ;   199.7 p2       8 st reload
        vpternlogd zmm29, zmm5, [rbp + 1088], 0x96    ;   271.8 p5+p3    8 st
        vmovdqu64 zmm5, [rbp + 4160]                  ;   211.7 p2       8 st reload
        vmovdqu64 [rbp + 3328], zmm22                 ;   273.8 p7+p4    8 st spill
        vmovdqu64 zmm22, [rbp + 5312]                 ;   201.3 p3       8 st reload
        vpternlogd zmm29, zmm22, zmm5, 0x96           ;   272.8 p0       8 st
        vmovdqu64 [r8 + 68544], zmm29                 ;   273.8 p8+p9   24 st
        vmovdqu64 zmm29, [rbp + 768]                  ;   201.7 p2       8 st reload
        vmovdqu64 zmm22, [rbp + 4608]                 ;   205.7 p3       8 st reload
        vpternlogd zmm0, zmm22, zmm29, 0x96           ;   272.8 p5       8 st
        vpternlogd zmm0, zmm13, zmm31, 0x96           ;   273.8 p0       8 st
        vmovdqu64 [r8 + 68352], zmm0                  ;   274.8 p7+p4   24 st
        vmovdqa64 zmm0, zmm22                         ;   211.7          8 st copy
        vpternlogd zmm0, zmm15, zmm29, 0x96           ;   273.8 p5       8 st
        vmovdqu64 zmm29, [rbp + 4416]                 ;   206.8 p2       8 st
        vpternlogd zmm29, zmm17, [rbp + 1600], 0x96   ;   274.7 p0+p3    8 st
        vmovdqu64 zmm31, [rbp + 6208]                 ;   215.7 p2       8 st
        vpternlogd zmm31, zmm10, [rbp + 3968], 0x96   ;   274.8 p5+p3    8 st
        vpternlogd zmm31, zmm21, zmm1, 0x96           ;   275.8 p0       8 st
        vmovdqu64 zmm10, [rbp + 8064]                 ;   218.7 p2       8 st reload
        vpternlogd zmm31, zmm10, [rbp + 3520], 0x96   ;   276.8 p5+p3    8 st
        vmovdqu64 [r8 + 67200], zmm31                 ;   277.8 p8+p9   24 st
        vmovdqu64 zmm10, [rbp + 1792]                 ;   205.7 p2       9 st reload
        vmovdqu64 zmm31, [rbp + 2176]                 ;   206.3 p3       8 st
        vpternlogd zmm31, zmm26, zmm10, 0x96          ;   276.7 p0       8 st
        vpternlogd zmm10, zmm26, [rbp + 4544], 0x96   ;   276.8 p5+p2    8 st
        vmovdqu64 [rbp + 1792], zmm1                  ;   247.8 p7+p4    8 st spill
        vmovdqu64 zmm1, [rbp + 6144]                  ;   207.3 p3       8 st reload
        vpxord zmm1, zmm1, zmm31                      ;   277.7 p0       8 st
        vpternlogd zmm29, zmm31, [rbp + 5952], 0x96   ;   277.8 p5+p2    8 st
        vmovdqu64 zmm31, [rbp + 1216]                 ;   208.3 p3       8 st reload
        vpternlogd zmm29, zmm18, zmm31, 0x96          ;   278.8 p0       8 st
        vmovdqu64 [r8 + 65664], zmm29                 ;   279.8 p8+p9   24 st
        vmovdqa64 zmm29, zmm1                         ;   278.7          8 st copy
        vmovdqu64 zmm31, [rbp + 4992]                 ;   208.7 p2       8 st
        vpternlogd zmm31, zmm26, [rbp + 7744], 0x96   ;   278.8 p5+p3    8 st
        vmovdqu64 [rbp + 4992], zmm10                 ;   277.8 p7+p4    8 st spill
        vmovdqu64 zmm10, [rbp + 8640]                 ;   257.7 p2       8 st reload
        vpternlogd zmm1, zmm10, [rbp - 128], 0x96     ;   279.7 p0+p3    8 st
        vmovdqu64 [r8 + 65536], zmm1                  ;   280.7 p8+p9   24 st
        vmovdqu64 zmm1, [rbp + 3520]                  ;   210.7 p2      10 st reload
        vmovdqu64 zmm10, [rbp + 8704]                 ;   262.8 p3       8 st reload
        vpternlogd zmm0, zmm10, zmm1, 0x96            ;   279.8 p5       8 st
        vmovdqu64 [r8 + 68160], zmm0                  ;   280.8 p7+p4   24 st
        vmovdqu64 zmm0, [rbp + 512]                   ;   211.7 p2       8 st reload
        vmovdqa64 zmm1, zmm5                          ;   217.7          8 st copy
        vpternlogd zmm1, zmm28, zmm0, 0x96            ;   280.7 p0       8 st
        vmovdqu64 zmm10, [rbp + 5056]                 ;   236.8 p3       8 st reload
        vpternlogd zmm0, zmm10, [rbp + 1536], 0x96    ;   280.8 p5+p2    8 st
        vpternlogd zmm0, zmm12, [rbp + 1856], 0x96    ;   281.8 p0+p3    8 st
        vmovdqu64 zmm10, [rbp + 5120]                 ;   214.7 p2       8 st reload
        vpternlogd zmm28, zmm10, [rbp + 8128], 0x96   ;   281.8 p5+p3    8 st
        vmovdqu64 [r8 + 67520], zmm28                 ;   282.8 p8+p9   24 st
        vmovdqu64 zmm10, [rbp + 3264]                 ;   214.7 p2       8 st reload
        vmovdqu64 zmm28, [rbp + 7872]                 ;   215.3 p3       8 st
        vpternlogd zmm28, zmm22, zmm10, 0x96          ;   282.7 p0       8 st
        vpternlogd zmm28, zmm16, [rbp + 6848], 0x96   ;   283.7 p5+p2    8 st
        vpternlogd zmm28, zmm13, [rbp + 3008], 0x96   ;   284.7 p0+p3    8 st
        vmovdqu64 [r8 + 66816], zmm28                 ;   285.7 p7+p4   24 st
        vmovdqu64 zmm13, [rbp + 1088]                 ;   216.7 p2       8 st reload
        vmovdqu64 zmm28, [rbp + 2688]                 ;   217.3 p3       8 st
        vpternlogd zmm28, zmm30, zmm13, 0x96          ;   283.8 p5       8 st
        vmovdqu64 zmm10, [rbp + 4032]                 ;   217.7 p2      10 st reload
        vpternlogd zmm30, zmm10, [rbp + 3648], 0x96   ;   284.7 p0+p3    8 st
        vmovdqa64 zmm22, zmm28                        ;   284.8          8 st copy
        vpternlogd zmm22, zmm2, [rbp + 704], 0x96     ;   284.8 p5+p2    8 st
        vmovdqu64 [rbp + 8128], zmm28                 ;   284.8 p8+p9    8 st spill
        vmovdqu64 zmm28, [rbp + 3904]                 ;   219.3 p3      10 st reload
        vpternlogd zmm2, zmm28, [rbp + 704], 0x96     ;   285.7 p0+p2    8 st
        vpternlogd zmm2, zmm9, [rbp + 5184], 0x96     ;   286.7 p5+p3    8 st
        vmovdqu64 [r8 + 67648], zmm2                  ;   287.7 p7+p4   24 st
        vmovdqu64 zmm2, [rbp + 2688]                  ;   220.7 p2       8 st reload
        vmovdqu64 zmm28, [rbp + 4352]                 ;   221.3 p3       8 st
        vpternlogd zmm28, zmm13, zmm2, 0x96           ;   286.7 p0       8 st
        vmovdqa64 zmm2, zmm28                         ;   287.7          8 st copy
        vpternlogd zmm2, zmm4, [rbp + 3840], 0x96     ;   287.7 p5+p2    8 st
        vmovdqu64 [rbp + 4352], zmm4                  ;   249.7 p8+p9   11 st spill
        vmovdqu64 zmm4, [rbp + 8256]                  ;   222.3 p3       8 st reload
        vpxord zmm4, zmm4, zmm2                       ;   288.7 p0       8 st
        vpternlogd zmm0, zmm4, [rbp + 5184], 0x96     ;   289.7 p5+p2    8 st
        vmovdqu64 [rbp + 8256], zmm30                 ;   285.7 p7+p4    8 st spill
        vmovdqu64 zmm30, [rbp + 7872]                 ;   223.3 p3       8 st
        vpternlogd zmm30, zmm8, [rbp + 2176], 0x96    ;   288.7 p0+p2    8 st
        vmovdqu64 zmm5, [rbp + 6016]                  ;   249.7 p3       8 st reload
        vpternlogd zmm8, zmm5, [rbp + 1024], 0x96     ;   288.8 p5+p2    8 st
        vmovdqa64 zmm5, zmm30                         ;   289.7          8 st copy
        vpternlogd zmm5, zmm13, [rbp + 5632], 0x96    ;   289.7 p0+p3    8 st
        vmovdqu64 [r8 + 66496], zmm5                  ;   290.7 p8+p9   24 st
        vmovdqu64 zmm5, [rbp + 2112]                  ;   225.7 p2       9 st reload
        vmovdqu64 [rbp + 7872], zmm26                 ;   252.2 p7+p4   10 st spill
        vmovdqu64 zmm26, [rbp + 2560]                 ;   226.3 p3       9 st reload
        vpternlogd zmm13, zmm26, zmm5, 0x96           ;   289.8 p5       8 st
        vmovdqu64 zmm5, [rbp + 1664]                  ;   226.7 p2       9 st reload
        vpternlogd zmm8, zmm5, [rbp + 1344], 0x96     ;   290.7 p0+p3    8 st
        vmovdqu64 zmm5, [rbp + 4160]                  ;   227.7 p2       8 st reload
        vpternlogd zmm8, zmm5, [rbp + 3200], 0x96     ;   291.7 p5+p3    8 st
        vmovdqu64 zmm5, [rbp + 5952]                  ;   228.7 p2       8 st reload
        vpternlogd zmm8, zmm5, [rbp + 960], 0x96      ;   292.7 p0+p3    8 st
        vmovdqu64 [r8 + 67904], zmm8                  ;   293.7 p8+p9   24 st
        vmovdqu64 zmm5, [rbp + 8192]                  ;   229.7 p2       8 st
        vpternlogd zmm5, zmm26, [rbp - 128], 0x96     ;   291.8 p5+p3    8 st
        vpxord zmm19, zmm19, zmm5                     ;   292.8 p0       8 st
        vmovdqa64 zmm8, zmm5                          ;   292.8          8 st copy
        vpternlogd zmm8, zmm21, [rbp + 5696], 0x96    ;   292.8 p5+p2    8 st
        vmovdqu64 [r8 + 67072], zmm8                  ;   293.8 p7+p4   24 st
        vmovdqu64 zmm8, [rbp + 1344]                  ;   231.3 p3       8 st reload
        vmovdqu64 zmm26, [rbp + 7488]                 ;   247.8 p2       8 st reload
        vpternlogd zmm0, zmm26, zmm8, 0x96            ;   293.7 p0       8 st
        vmovdqu64 [r8 + 66240], zmm0                  ;   294.7 p8+p9   24 st
        vmovdqu64 zmm0, [rbp + 8768]                  ;   263.8 p3       8 st reload
        vmovdqu64 zmm26, [rbp + 4800]                 ;   232.7 p2       8 st reload
        vpternlogd zmm1, zmm26, zmm0, 0x96            ;   293.8 p5       8 st
        vmovdqa64 zmm26, zmm5                         ;   292.8          8 st copy
        vpternlogd zmm26, zmm0, zmm15, 0x96           ;   294.7 p0       8 st
        vmovdqu64 [r8 + 69120], zmm26                 ;   295.7 p7+p4   24 st
        vmovdqu64 zmm26, [rbp + 2816]                 ;   233.3 p3       8 st reload
        vmovdqu64 zmm0, [rbp + 7296]                  ;   233.7 p2       8 st reload
        vpternlogd zmm15, zmm0, zmm26, 0x96           ;   294.8 p5       8 st
        vpternlogd zmm15, zmm10, [rbp + 0], 0x96      ;   295.8 p0+p3    8 st
        vpternlogd zmm15, zmm2, [rbp + 2432], 0x96    ;   296.8 p5+p2    8 st
        vmovdqu64 [r8 + 66176], zmm15                 ;   297.8 p8+p9   24 st
        vpternlogd zmm2, zmm5, [rbp + 7104], 0x96     ;   296.7 p0+p3    8 st
        vmovdqu64 [r8 + 66048], zmm2                  ;   297.7 p7+p4   24 st
        vmovdqu64 zmm2, [rbp + 1856]                  ;   235.7 p2       8 st
        vpternlogd zmm2, zmm12, [rbp + 704], 0x96     ;   296.8 p5+p3    8 st
        vmovdqu64 zmm5, [rbp - 64]                    ;   236.7 p2       8 st reload
        vmovdqu64 zmm15, [rbp + 7744]                 ;   237.3 p3       8 st
        vpternlogd zmm15, zmm14, zmm5, 0x96           ;   297.7 p0       8 st
        vmovdqu64 zmm10, [rbp + 5760]                 ;   237.7 p2       8 st reload
        vpternlogd zmm14, zmm10, [rbp + 2752], 0x96   ;   297.8 p5+p3    8 st
        vmovdqu64 zmm10, [rbp + 8384]                 ;   238.7 p2       8 st reload
        vmovdqa64 zmm26, zmm22                        ;   285.8          8 st copy
        vpternlogd zmm26, zmm5, zmm10, 0x96           ;   298.7 p0       8 st
        vpternlogd zmm26, zmm16, [rbp + 5632], 0x96   ;   299.7 p5+p3    8 st
        vpternlogd zmm26, zmm23, [rbp + 6272], 0x96   ;   300.7 p0+p2    8 st
        vmovdqu64 zmm23, [rbp + 2496]                 ;   240.3 p3       9 st reload
        vpternlogd zmm10, zmm23, [rbp + 256], 0x96    ;   299.8 p5+p2    8 st
        vpternlogd zmm23, zmm12, [rbp + 1024], 0x96   ;   300.7 p0+p3    8 st
        vmovdqu64 [r8 + 68864], zmm26                 ;   301.7 p8+p9   24 st
        vmovdqu64 zmm26, [rbp + 5632]                 ;   241.7 p2       8 st reload
        vmovdqu64 zmm0, [rbp + 6656]                  ;   242.3 p3       8 st reload
        vpternlogd zmm16, zmm0, zmm26, 0x96           ;   300.8 p5       8 st
        vmovdqu64 zmm0, [rbp + 1408]                  ;   242.7 p2       9 st reload
        vpternlogd zmm26, zmm25, zmm0, 0x96           ;   301.7 p0       8 st
        vpternlogd zmm31, zmm26, zmm11, 0x96          ;   302.7 p5       8 st
        vmovdqu64 [r8 + 68032], zmm31                 ;   303.7 p7+p4   24 st
        vmovdqu64 zmm31, [rbp + 640]                  ;   243.3 p3       8 st reload
        vmovdqu64 [rbp + 5632], zmm22                 ;   285.8 p8+p9    8 st spill
        vmovdqa64 zmm22, zmm0                         ;   248.7          8 st copy
        vpternlogd zmm22, zmm8, zmm31, 0x96           ;   302.7 p0       8 st
        vpternlogd zmm14, zmm22, zmm20, 0x96          ;   303.7 p5       8 st
        vmovdqu64 [r8 + 69056], zmm14                 ;   304.7 p7+p4   24 st
        vmovdqu64 zmm14, [rbp + 6400]                 ;   243.7 p2       8 st reload
        vmovdqu64 [rbp + 6656], zmm21                 ;   263.7 p8+p9    8 st spill
        vmovdqu64 zmm21, [rbp + 6912]                 ;   244.3 p3       8 st reload
        vpternlogd zmm25, zmm21, zmm14, 0x96          ;   303.7 p0       8 st
        vmovdqu64 [r8 + 65984], zmm25                 ;   304.7 p7+p4   24 st
        vmovdqu64 zmm21, [rbp + 2304]                 ;   244.7 p2       8 st reload
        vmovdqu64 zmm25, [rbp + 8512]                 ;   259.7 p3       8 st reload
        vpternlogd zmm30, zmm25, zmm21, 0x96          ;   303.8 p5       8 st
        vmovdqu64 zmm25, [rbp + 6528]                 ;   254.7 p2       8 st reload
        vpternlogd zmm21, zmm25, [rbp + 6080], 0x96   ;   304.7 p0+p3    8 st
        vpternlogd zmm21, zmm26, zmm28, 0x96          ;   305.7 p5       8 st
        vmovdqu64 zmm25, [rbp + 4544]                 ;   246.7 p2       8 st reload
        vpternlogd zmm28, zmm25, [rbp + 3840], 0x96   ;   305.7 p0+p3    8 st
        vpxord zmm29, zmm29, zmm28                    ;   306.7 p5       8 st
        vmovdqu64 zmm25, [rbp + 7680]                 ;   247.7 p2       8 st reload
        vpternlogd zmm9, zmm28, zmm25, 0x96           ;   306.7 p0       8 st
        vmovdqu64 [r8 + 65600], zmm9                  ;   307.7 p8+p9   24 st
        vmovdqu64 zmm9, [rbp + 2240]                  ;   248.3 p3       8 st reload
        vmovdqu64 zmm26, [rbp + 7936]                 ;   248.7 p2       8 st
        vpternlogd zmm26, zmm7, zmm9, 0x96            ;   306.8 p5       8 st
        vmovdqu64 zmm28, [rbp + 3136]                 ;   249.3 p3       8 st reload
        vpternlogd zmm9, zmm0, zmm28, 0x96            ;   307.7 p0       8 st
        vpternlogd zmm26, zmm17, zmm6, 0x96           ;   307.8 p5       8 st
        vmovdqu64 zmm17, [rbp + 4160]                 ;   249.7 p2       8 st reload
        vpternlogd zmm9, zmm12, zmm17, 0x96           ;   308.7 p0       8 st
        vmovdqu64 [r8 + 67392], zmm21                 ;   306.7 p7+p4   24 st
        vmovdqu64 zmm21, [rbp + 128]                  ;   250.3 p3       8 st reload
        vpternlogd zmm16, zmm29, zmm21, 0x96          ;   308.8 p5       8 st
        vmovdqu64 [r8 + 67008], zmm9                  ;   309.7 p8+p9   24 st
        vmovdqu64 zmm9, [rbp + 4480]                  ;   250.7 p2       8 st reload
        vpternlogd zmm30, zmm29, zmm9, 0x96           ;   309.7 p0       8 st
        vmovdqu64 [r8 + 65856], zmm30                 ;   310.7 p7+p4   24 st
        vmovdqu64 [r8 + 68480], zmm26                 ;   308.8 p8+p9   24 st
        vmovdqu64 zmm26, [rbp + 7424]                 ;   251.3 p3      10 st reload
        vmovdqu64 zmm30, [rbp + 4992]                 ;   277.8 p2       8 st reload
        vpternlogd zmm28, zmm30, zmm26, 0x96          ;   309.8 p5       8 st
        vpternlogd zmm28, zmm9, zmm15, 0x96           ;   310.8 p0       8 st
        vmovdqu64 zmm9, [rbp + 1472]                  ;   252.3 p3       9 st reload
        vmovdqu64 zmm30, [rbp + 3584]                 ;   252.7 p2      10 st reload
        vpternlogd zmm10, zmm30, zmm9, 0x96           ;   310.8 p5       8 st
        vpternlogd zmm10, zmm31, zmm8, 0x96           ;   311.8 p0       8 st
        vmovdqu64 zmm31, [rbp + 4608]                 ;   253.3 p3       8 st reload
        vpternlogd zmm10, zmm5, zmm31, 0x96           ;   312.8 p5       8 st
        vmovdqu64 [r8 + 68416], zmm28                 ;   311.8 p7+p4   24 st
        vmovdqu64 zmm28, [rbp + 1984]                 ;   253.7 p2       9 st reload
        vpternlogd zmm16, zmm26, zmm28, 0x96          ;   312.7 p0       8 st
        vmovdqu64 [r8 + 65792], zmm16                 ;   313.7 p8+p9   24 st
        vpternlogd zmm28, zmm26, [rbp + 3328], 0x96   ;   312.8 p5+p3    8 st
        vmovdqu64 [r8 + 67328], zmm28                 ;   313.8 p7+p4   24 st
        vmovdqa64 zmm16, zmm18                        ;   268.8          8 st copy
        vpternlogd zmm16, zmm26, [rbp + 7232], 0x96   ;   313.7 p0+p2    8 st
        vmovdqu64 [r8 + 69504], zmm10                 ;   313.8 p8+p9   24 st
        vmovdqu64 zmm10, [rbp + 7616]                 ;   255.3 p3       8 st reload
        vpternlogd zmm23, zmm10, [rbp + 3264], 0x96   ;   313.8 p5+p2    8 st
        vpternlogd zmm23, zmm27, [rbp + 5312], 0x96   ;   314.8 p0+p3    8 st
        vmovdqu64 zmm27, [rbp + 1664]                 ;   256.7 p2       9 st reload
        vmovdqa64 zmm28, zmm10                        ;   261.3          8 st copy
        vpternlogd zmm28, zmm8, zmm27, 0x96           ;   314.8 p5       8 st
        vmovdqu64 [r8 + 67456], zmm23                 ;   315.8 p7+p4   24 st
        vpternlogd zmm28, zmm3, [rbp + 6976], 0x96    ;   315.8 p0+p3    8 st
        vmovdqu64 [r8 + 66432], zmm28                 ;   316.8 p8+p9   24 st
        vmovdqu64 zmm23, [rbp + 5888]                 ;   257.7 p2      11 st reload
        vmovdqu64 zmm28, [rbp + 832]                  ;   258.3 p3       8 st reload
        vpternlogd zmm27, zmm28, zmm23, 0x96          ;   315.8 p5       8 st
        vmovdqu64 zmm28, [rbp + 1152]                 ;   258.7 p2       8 st reload
        vpternlogd zmm27, zmm7, zmm28, 0x96           ;   316.8 p0       8 st
        vmovdqu64 zmm7, [rbp + 5376]                  ;   259.3 p3       8 st reload
        vpternlogd zmm27, zmm2, zmm7, 0x96            ;   317.8 p5       8 st
        vmovdqu64 [r8 + 68928], zmm27                 ;   318.8 p7+p4   24 st
        vmovdqu64 zmm27, [rbp + 7360]                 ;   259.7 p2       8 st reload
        vpternlogd zmm2, zmm26, zmm27, 0x96           ;   317.7 p0       8 st
        vmovdqa64 zmm7, zmm27                         ;   265.7          8 st copy
        vpternlogd zmm7, zmm5, [rbp + 64], 0x96       ;   317.8 p5+p3    8 st
        vpternlogd zmm7, zmm29, zmm28, 0x96           ;   318.8 p0       8 st
        vmovdqu64 zmm29, [rbp + 7552]                 ;   260.7 p2       8 st reload
        vpternlogd zmm27, zmm29, [rbp + 3712], 0x96   ;   318.8 p5+p3    8 st
        vmovdqu64 zmm29, [rbp + 2368]                 ;   261.7 p2       9 st reload
        vpternlogd zmm28, zmm29, [rbp + 576], 0x96    ;   319.7 p0+p3    8 st
        vmovdqu64 zmm29, [rbp + 7872]                 ;   262.7 p2      10 st reload
        vpternlogd zmm13, zmm29, [rbp + 2752], 0x96   ;   319.8 p5+p3    8 st
        vmovdqu64 zmm29, [rbp + 3008]                 ;   263.7 p2       8 st reload
        vmovdqu64 zmm14, [rbp + 6464]                 ;   264.3 p3       8 st reload
        vpternlogd zmm1, zmm14, zmm29, 0x96           ;   320.7 p0       8 st
        vmovdqu64 [r8 + 69376], zmm1                  ;   321.7 p8+p9   24 st
        vmovdqu64 zmm1, [rbp + 3072]                  ;   264.7 p2       8 st reload
        vmovdqu64 zmm10, [rbp + 5568]                 ;   265.3 p3       8 st
        vpternlogd zmm10, zmm6, zmm1, 0x96            ;   320.8 p5       8 st
        vpternlogd zmm2, zmm10, [rbp + 6592], 0x96    ;   321.8 p0+p2    8 st
        vpternlogd zmm2, zmm8, [rbp + 7488], 0x96     ;   322.8 p5+p3    8 st
        vmovdqu64 zmm8, [rbp + 384]                   ;   266.7 p2       8 st reload
        vmovdqu64 zmm5, [rbp + 192]                   ;   267.3 p3       8 st reload
        vpternlogd zmm1, zmm5, zmm8, 0x96             ;   322.7 p0       8 st
        vmovdqu64 [r8 + 67776], zmm2                  ;   323.8 p7+p4   24 st
        vmovdqu64 zmm2, [rbp + 7808]                  ;   267.7 p2       8 st reload
        vmovdqu64 zmm5, [rbp + 4928]                  ;   268.3 p3       8 st reload
        vpternlogd zmm8, zmm5, zmm2, 0x96             ;   322.8 p5       8 st
        vpternlogd zmm2, zmm30, [rbp + 2944], 0x96    ;   323.7 p0+p2    8 st
        vpternlogd zmm2, zmm3, [rbp + 960], 0x96      ;   324.7 p5+p3    8 st
        vpternlogd zmm2, zmm14, zmm10, 0x96           ;   325.7 p0       8 st
        vmovdqu64 zmm3, [rbp + 3776]                  ;   269.7 p2       8 st reload
        vmovdqu64 zmm5, [rbp + 7744]                  ;   270.3 p3       8 st reload
        vpternlogd zmm1, zmm5, zmm3, 0x96             ;   324.8 p5       8 st
        vpternlogd zmm1, zmm11, [rbp + 4672], 0x96    ;   325.8 p0+p2    8 st
        vmovdqu64 zmm5, [rbp + 2688]                  ;   271.3 p3       8 st reload
        vmovdqu64 zmm11, [rbp + 7040]                 ;   271.7 p2       8 st reload
        vpternlogd zmm3, zmm11, zmm5, 0x96            ;   325.8 p5       8 st
        vpternlogd zmm3, zmm22, zmm15, 0x96           ;   326.8 p0       8 st
        vmovdqu64 zmm11, [rbp + 8704]                 ;   272.3 p3       8 st reload
        vmovdqu64 zmm15, [rbp + 8576]                 ;   272.7 p2       8 st
        vpternlogd zmm15, zmm21, zmm11, 0x96          ;   326.8 p5       8 st
        vmovdqu64 zmm22, [rbp + 3520]                 ;   273.3 p3      10 st reload
        vpternlogd zmm2, zmm23, zmm22, 0x96           ;   327.7 p0       8 st
        vmovdqu64 [r8 + 66112], zmm15                 ;   327.8 p8+p9   24 st
        vmovdqu64 [r8 + 67968], zmm3                  ;   327.8 p7+p4   24 st
        vmovdqu64 zmm3, [rbp + 6720]                  ;   273.7 p2       8 st reload
        vpternlogd zmm11, zmm3, [rbp + 4736], 0x96    ;   327.8 p5+p3    8 st
        vmovdqu64 [r8 + 67840], zmm2                  ;   328.7 p8+p9   24 st
        vmovdqu64 zmm2, [rbp + 6336]                  ;   274.7 p2       8 st
        vpternlogd zmm2, zmm9, [rbp + 3456], 0x96     ;   328.7 p0+p3    8 st
        vpternlogd zmm2, zmm17, zmm12, 0x96           ;   329.7 p5       8 st
        vmovdqu64 zmm3, [rbp + 3648]                  ;   275.7 p2      10 st reload
        vmovdqu64 zmm12, [rbp + 8448]                 ;   276.3 p3       8 st
        vpternlogd zmm12, zmm3, [rbp + 64], 0x96      ;   329.7 p0+p2    8 st
        vmovdqu64 zmm3, [rbp + 4224]                  ;   277.3 p3       8 st reload
        vmovdqu64 zmm15, [rbp + 6784]                 ;   277.7 p2       8 st
        vpternlogd zmm15, zmm18, zmm3, 0x96           ;   329.8 p5       8 st
        vmovdqu64 zmm17, [rbp + 5824]                 ;   278.3 p3       8 st reload
        vpternlogd zmm12, zmm24, zmm17, 0x96          ;   330.7 p0       8 st
        vpternlogd zmm2, zmm4, [rbp + 6272], 0x96     ;   330.8 p5+p2    8 st
        vpternlogd zmm2, zmm23, zmm22, 0x96           ;   331.8 p0       8 st
        vmovdqu64 zmm4, [rbp + 768]                   ;   279.3 p3       8 st reload
        vmovdqu64 zmm22, [rbp + 2112]                 ;   279.7 p2       9 st reload
        vmovdqu64 zmm23, [rbp + 8320]                 ;   280.3 p3       8 st
        vpternlogd zmm23, zmm22, zmm4, 0x96           ;   331.8 p5       8 st
        vpternlogd zmm12, zmm4, zmm31, 0x96           ;   332.7 p0       8 st
        vpternlogd zmm12, zmm29, zmm25, 0x96          ;   333.7 p5       8 st
        vmovdqu64 zmm4, [rbp + 2560]                  ;   280.7 p2       9 st reload
        vmovdqu64 zmm24, [rbp + 5056]                 ;   281.3 p3       8 st
        vpternlogd zmm24, zmm9, zmm4, 0x96            ;   333.7 p0       8 st
        vpternlogd zmm23, zmm0, [rbp + 448], 0x96     ;   333.8 p5+p2    8 st
        vpternlogd zmm23, zmm30, zmm9, 0x96           ;   334.8 p0       8 st
        vmovdqu64 zmm0, [rbp + 2048]                  ;   282.3 p3       8 st reload
        vmovdqu64 zmm9, [rbp + 7168]                  ;   282.7 p2       8 st reload
        vpternlogd zmm18, zmm9, zmm0, 0x96            ;   334.8 p5       8 st
        vmovdqu64 zmm9, [rbp + 8640]                  ;   283.3 p3       8 st reload
        vpternlogd zmm3, zmm9, [rbp + 1280], 0x96     ;   335.7 p0+p2    8 st
        vpternlogd zmm27, zmm0, [rbp + 6848], 0x96    ;   335.8 p5+p3    8 st
        vmovdqu64 zmm0, [rbp + 8256]                  ;   285.7 p2       8 st reload
        vpternlogd zmm22, zmm0, [rbp + 5504], 0x96    ;   336.7 p0+p3    8 st
        vmovdqu64 zmm0, [rbp + 8192]                  ;   285.7 p2       8 st
        vpternlogd zmm0, zmm4, [rbp + 1600], 0x96     ;   336.8 p5+p3    8 st
        vpternlogd zmm15, zmm14, [rbp + 3392], 0x96   ;   337.7 p0+p2    8 st
        vmovdqu64 zmm14, [rbp + 8448]                 ;   287.3 p3       8 st
        vpternlogd zmm14, zmm19, [rbp + 7488], 0x96   ;   337.8 p5+p2    8 st
        vmovdqu64 zmm29, [rbp + 5568]                 ;   288.3 p3       8 st reload
        vpternlogd zmm23, zmm6, zmm29, 0x96           ;   338.7 p0       8 st
        vmovdqu64 zmm6, [rbp + 4864]                  ;   288.7 p2       8 st reload
        vpternlogd zmm27, zmm25, zmm6, 0x96           ;   338.8 p5       8 st
        vmovdqu64 [r8 + 66304], zmm2                  ;   332.8 p7+p4   24 st
        vmovdqu64 zmm2, [rbp + 8128]                  ;   289.3 p3       8 st
        vpternlogd zmm2, zmm9, [rbp + 4416], 0x96     ;   339.7 p0+p2    8 st
        vpternlogd zmm0, zmm20, [rbp + 3200], 0x96    ;   339.8 p5+p3    8 st
        vmovdqu64 zmm20, [rbp + 5248]                 ;   290.7 p2       8 st reload
        vpternlogd zmm28, zmm20, [rbp + 8448], 0x96   ;   340.7 p0+p3    8 st
        vmovdqu64 [r8 + 66560], zmm3                  ;   336.7 p8+p9   24 st
        vmovdqu64 zmm3, [rbp + 4288]                  ;   291.7 p2       8 st reload
        vpternlogd zmm13, zmm3, [rbp + 1216], 0x96    ;   340.8 p5+p3    8 st
        vmovdqu64 zmm3, [rbp + 2432]                  ;   292.7 p2       8 st reload
        vpternlogd zmm7, zmm3, [rbp + 1920], 0x96     ;   341.7 p0+p3    8 st
        vpternlogd zmm0, zmm19, [rbp + 7296], 0x96    ;   341.8 p5+p2    8 st
        vmovdqu64 zmm3, [rbp + 5440]                  ;   294.3 p3      11 st reload
        vmovdqu64 zmm19, [rbp + 2816]                 ;   294.7 p2       8 st
        vpternlogd zmm19, zmm3, [rbp + 0], 0x96       ;   342.7 p0+p3    8 st
        vmovdqu64 [r8 + 69440], zmm1                  ;   326.8 p7+p4   24 st
        vpternlogd zmm28, zmm3, [rbp + 2816], 0x96    ;   342.8 p5+p2    8 st
        vmovdqu64 zmm1, [rbp + 4352]                  ;   296.3 p3      11 st reload
        vmovdqu64 zmm3, [rbp + 6016]                  ;   296.7 p2       8 st
        vpternlogd zmm3, zmm1, [rbp + 320], 0x96      ;   343.7 p0+p3    8 st
        vpternlogd zmm28, zmm29, zmm10, 0x96          ;   343.8 p5       8 st
        vmovdqu64 zmm1, [rbp + 3904]                  ;   297.7 p2      10 st reload
        vpternlogd zmm10, zmm1, [rbp + 4032], 0x96    ;   344.7 p0+p3    8 st
        vpternlogd zmm9, zmm4, zmm10, 0x96            ;   345.7 p5       8 st
        vmovdqu64 zmm1, [rbp + 5632]                  ;   298.7 p2       8 st reload
        vpternlogd zmm16, zmm1, [rbp + 896], 0x96     ;   345.7 p0+p3    8 st
        vpternlogd zmm24, zmm5, [rbp + 4096], 0x96    ;   345.8 p5+p2    8 st
        vpternlogd zmm22, zmm26, [rbp + 2624], 0x96   ;   346.7 p0+p3    8 st
        vmovdqu64 [r8 + 69184], zmm11                 ;   328.8 p8+p9   24 st
        vmovdqu64 [r8 + 66688], zmm15                 ;   338.7 p7+p4   24 st
        vmovdqu64 [r8 + 65728], zmm7                  ;   342.7 p8+p9   24 st
        vpternlogd zmm19, zmm17, [rbp + 8768], 0x96   ;   346.8 p5+p2    8 st
        vmovdqu64 [r8 + 66752], zmm27                 ;   339.8 p7+p4   24 st
        vmovdqu64 [r8 + 66944], zmm23                 ;   339.7 p8+p9   24 st
        vmovdqu64 [r8 + 68288], zmm12                 ;   334.7 p7+p4   24 st
        vmovdqu64 [r8 + 66624], zmm13                 ;   341.8 p8+p9   24 st
        vmovdqu64 zmm1, [rbp + 5376]                  ;   301.3 p3       8 st reload
        vpternlogd zmm8, zmm1, [rbp + 8128], 0x96     ;   347.7 p0+p2    8 st
        vpternlogd zmm19, zmm6, [rbp + 6592], 0x96    ;   347.8 p5+p3    8 st
        vmovdqu64 [r8 + 66368], zmm28                 ;   344.8 p7+p4   24 st
        vmovdqu64 [r8 + 68096], zmm14                 ;   338.8 p8+p9   24 st
        vpternlogd zmm24, zmm20, [rbp + 6656], 0x96   ;   348.7 p0+p2    8 st
        vmovdqu64 [r8 + 68608], zmm2                  ;   340.7 p7+p4   24 st
        vmovdqu64 zmm1, [rbp + 8000]                  ;   303.3 p3       8 st reload
        vpternlogd zmm18, zmm10, zmm1, 0x96           ;   348.8 p5       8 st
        vpternlogd zmm24, zmm1, zmm21, 0x96           ;   349.7 p0       8 st
        vmovdqu64 [r8 + 68224], zmm0                  ;   342.8 p8+p9   24 st
        vmovdqu64 [r8 + 67584], zmm9                  ;   346.7 p7+p4   24 st
        vmovdqu64 [r8 + 67264], zmm24                 ;   350.7 p8+p9   24 st
        vpternlogd zmm8, zmm21, [rbp + 5184], 0x96    ;   349.8 p5+p2    8 st
        vmovdqu64 [r8 + 67712], zmm18                 ;   349.8 p7+p4   24 st
        vmovdqu64 [r8 + 68736], zmm16                 ;   346.7 p8+p9   24 st
        vmovdqu64 [r8 + 68800], zmm8                  ;   350.8 p7+p4   24 st
        vmovdqu64 [r8 + 69312], zmm19                 ;   348.8 p8+p9   24 st
        vmovdqu64 zmm0, [rbp + 1792]                  ;   304.3 p3       8 st reload
        vpternlogd zmm3, zmm0, [rbp + 7616], 0x96     ;   350.7 p0+p2    8 st
        vmovdqu64 zmm0, [rbp + 1728]                  ;   305.3 p3       9 st reload
        vpternlogd zmm22, zmm0, [rbp + 1536], 0x96    ;   350.8 p5+p2    8 st
        vpternlogd zmm22, zmm31, [rbp - 64], 0x96     ;   351.8 p0+p3    8 st
        vmovdqu64 [r8 + 66880], zmm22                 ;   352.8 p7+p4   24 st
        vmovdqu64 zmm0, [rbp + 6400]                  ;   306.7 p2       8 st reload
        vpternlogd zmm3, zmm0, [rbp + 2176], 0x96     ;   351.8 p5+p3    8 st
        vmovdqu64 [r8 + 68992], zmm3                  ;   352.8 p8+p9   24 st
        mov r8, rsi                                   ;   272.5         24 keys copy
        cmp r9, qword [rbp + 10024]                   ;                    more keys?
        jne .keys_5
        mov qword [rbp + 9960], r8                    ;                    resident
        mov qword [rbp + 9952], r9                    ;                    resident
        mov qword [rbp + 9968], r10                   ;                    resident
        mov qword [rbp + 9976], r11                   ;                    resident
        mov qword [rbp + 9984], r12                   ;                    resident
        mov qword [rbp + 9992], r13                   ;                    resident
        mov qword [rbp + 10000], r14                  ;                    resident
        mov qword [rbp + 10008], r15                  ;                    resident
        mov r8, qword [rbp + 9936]                    ;     0.0 p2      25 st.0 reload
        vmovdqu64 zmm0, [r8]                          ;     5.0 p3      25 st
        mov r9, qword [rbp + 9928]                    ;     0.3 p10     25 st.0 reload
        vpxord zmm0, zmm0, [r9 + 65536]               ;    11.3 p0+p2   25 st
        vmovdqu64 [r9 + 65536], zmm0                  ;    12.3 p7+p4   25 st
        vmovdqu64 zmm0, [r8 + 64]                     ;     5.0 p3      25 st
        vpxord zmm0, zmm0, [r9 + 65600]               ;    11.3 p5+p2   25 st
        vmovdqu64 [r9 + 65600], zmm0                  ;    12.3 p8+p9   25 st
        vmovdqu64 zmm0, [r8 + 128]                    ;     5.0 p3      25 st
        vpxord zmm0, zmm0, [r9 + 65664]               ;    11.3 p0+p2   25 st
        vmovdqu64 [r9 + 65664], zmm0                  ;    12.3 p7+p4   25 st
        vmovdqu64 zmm0, [r8 + 192]                    ;     5.0 p3      25 st
        vpxord zmm0, zmm0, [r9 + 65728]               ;    11.3 p5+p2   25 st
        vmovdqu64 [r9 + 65728], zmm0                  ;    12.3 p8+p9   25 st
        vmovdqu64 zmm0, [r8 + 256]                    ;     5.0 p3      25 st
        vpxord zmm0, zmm0, [r9 + 65792]               ;    11.3 p0+p2   25 st
        vmovdqu64 [r9 + 65792], zmm0                  ;    12.3 p7+p4   25 st
        vmovdqu64 zmm0, [r8 + 320]                    ;     5.2 p3      25 st
        vpxord zmm0, zmm0, [r9 + 65856]               ;    11.3 p5+p2   25 st
        vmovdqu64 [r9 + 65856], zmm0                  ;    12.3 p8+p9   25 st
        vmovdqu64 zmm0, [r8 + 384]                    ;     6.2 p3      25 st
        vpxord zmm0, zmm0, [r9 + 65920]               ;    12.2 p0+p2   25 st
        vmovdqu64 [r9 + 65920], zmm0                  ;    13.2 p7+p4   25 st
        vmovdqu64 zmm0, [r8 + 448]                    ;     7.2 p3      25 st
        vpxord zmm0, zmm0, [r9 + 65984]               ;    13.2 p5+p2   25 st
        vmovdqu64 [r9 + 65984], zmm0                  ;    14.2 p8+p9   25 st
        vmovdqu64 zmm0, [r8 + 512]                    ;     8.2 p3      25 st
        vpxord zmm0, zmm0, [r9 + 66048]               ;    14.2 p0+p2   25 st
        vmovdqu64 [r9 + 66048], zmm0                  ;    15.2 p7+p4   25 st
        vmovdqu64 zmm0, [r8 + 576]                    ;     9.2 p3      25 st
        vpxord zmm0, zmm0, [r9 + 66112]               ;    15.2 p5+p2   25 st
        vmovdqu64 [r9 + 66112], zmm0                  ;    16.2 p8+p9   25 st
        vmovdqu64 zmm0, [r8 + 640]                    ;    10.2 p3      25 st
        vpxord zmm0, zmm0, [r9 + 66176]               ;    16.2 p0+p2   25 st
        vmovdqu64 [r9 + 66176], zmm0                  ;    17.2 p7+p4   25 st
        vmovdqu64 zmm0, [r8 + 704]                    ;    11.2 p3      25 st
        vpxord zmm0, zmm0, [r9 + 66240]               ;    17.2 p5+p2   25 st
        vmovdqu64 [r9 + 66240], zmm0                  ;    18.2 p8+p9   25 st
        vmovdqu64 zmm0, [r8 + 768]                    ;    12.2 p3      25 st
        vpxord zmm0, zmm0, [r9 + 66304]               ;    18.2 p0+p2   25 st
        vmovdqu64 [r9 + 66304], zmm0                  ;    19.2 p7+p4   25 st
        vmovdqu64 zmm0, [r8 + 832]                    ;    13.2 p3      25 st
        vpxord zmm0, zmm0, [r9 + 66368]               ;    19.2 p5+p2   25 st
        vmovdqu64 [r9 + 66368], zmm0                  ;    20.2 p8+p9   25 st
        vmovdqu64 zmm0, [r8 + 896]                    ;    14.2 p3      25 st
        vpxord zmm0, zmm0, [r9 + 66432]               ;    20.2 p0+p2   25 st
        vmovdqu64 [r9 + 66432], zmm0                  ;    21.2 p7+p4   25 st
        vmovdqu64 zmm0, [r8 + 960]                    ;    15.2 p3      25 st
        vpxord zmm0, zmm0, [r9 + 66496]               ;    21.2 p5+p2   25 st
        vmovdqu64 [r9 + 66496], zmm0                  ;    22.2 p8+p9   25 st
        vmovdqu64 zmm0, [r8 + 1024]                   ;    16.2 p3      25 st
        vpxord zmm0, zmm0, [r9 + 66560]               ;    22.2 p0+p2   25 st
        vmovdqu64 [r9 + 66560], zmm0                  ;    23.2 p7+p4   25 st
        vmovdqu64 zmm0, [r8 + 1088]                   ;    17.2 p3      25 st
        vpxord zmm0, zmm0, [r9 + 66624]               ;    23.2 p5+p2   25 st
        vmovdqu64 [r9 + 66624], zmm0                  ;    24.2 p8+p9   25 st
        vmovdqu64 zmm0, [r8 + 1152]                   ;    18.2 p3      25 st
        vpxord zmm0, zmm0, [r9 + 66688]               ;    24.2 p0+p2   25 st
        vmovdqu64 [r9 + 66688], zmm0                  ;    25.2 p7+p4   25 st
        vmovdqu64 zmm0, [r8 + 1216]                   ;    19.2 p3      25 st
        vpxord zmm0, zmm0, [r9 + 66752]               ;    25.2 p5+p2   25 st
        vmovdqu64 [r9 + 66752], zmm0                  ;    26.2 p8+p9   25 st
        vmovdqu64 zmm0, [r8 + 1280]                   ;    20.2 p3      25 st
        vpxord zmm0, zmm0, [r9 + 66816]               ;    26.2 p0+p2   25 st
        vmovdqu64 [r9 + 66816], zmm0                  ;    27.2 p7+p4   25 st
        vmovdqu64 zmm0, [r8 + 1344]                   ;    21.2 p3      25 st
        vpxord zmm0, zmm0, [r9 + 66880]               ;    27.2 p5+p2   25 st
        vmovdqu64 [r9 + 66880], zmm0                  ;    28.2 p8+p9   25 st
        vmovdqu64 zmm0, [r8 + 1408]                   ;    22.2 p3      25 st
        vpxord zmm0, zmm0, [r9 + 66944]               ;    28.2 p0+p2   25 st
        vmovdqu64 [r9 + 66944], zmm0                  ;    29.2 p7+p4   25 st
        vmovdqu64 zmm0, [r8 + 1472]                   ;    23.2 p3      25 st
        vpxord zmm0, zmm0, [r9 + 67008]               ;    29.2 p5+p2   25 st
        vmovdqu64 [r9 + 67008], zmm0                  ;    30.2 p8+p9   25 st
        vmovdqu64 zmm0, [r8 + 1536]                   ;    24.2 p3      25 st
        vpxord zmm0, zmm0, [r9 + 67072]               ;    30.2 p0+p2   25 st
        vmovdqu64 [r9 + 67072], zmm0                  ;    31.2 p7+p4   25 st
        vmovdqu64 zmm0, [r8 + 1600]                   ;    25.2 p3      25 st
        vpxord zmm0, zmm0, [r9 + 67136]               ;    31.2 p5+p2   25 st
        vmovdqu64 [r9 + 67136], zmm0                  ;    32.2 p8+p9   25 st
        vmovdqu64 zmm0, [r8 + 1664]                   ;    26.2 p3      25 st
        vpxord zmm0, zmm0, [r9 + 67200]               ;    32.2 p0+p2   25 st
        vmovdqu64 [r9 + 67200], zmm0                  ;    33.2 p7+p4   25 st
        vmovdqu64 zmm0, [r8 + 1728]                   ;    27.2 p3      25 st
        vpxord zmm0, zmm0, [r9 + 67264]               ;    33.2 p5+p2   25 st
        vmovdqu64 [r9 + 67264], zmm0                  ;    34.2 p8+p9   25 st
        vmovdqu64 zmm0, [r8 + 1792]                   ;    28.2 p3      25 st
        vpxord zmm0, zmm0, [r9 + 67328]               ;    34.2 p0+p2   25 st
        vmovdqu64 [r9 + 67328], zmm0                  ;    35.2 p7+p4   25 st
        vmovdqu64 zmm0, [r8 + 1856]                   ;    29.2 p3      25 st
        vpxord zmm0, zmm0, [r9 + 67392]               ;    35.2 p5+p2   25 st
        vmovdqu64 [r9 + 67392], zmm0                  ;    36.2 p8+p9   25 st
        vmovdqu64 zmm0, [r8 + 1920]                   ;    30.2 p3      25 st
        vpxord zmm0, zmm0, [r9 + 67456]               ;    36.2 p0+p2   25 st
        vmovdqu64 [r9 + 67456], zmm0                  ;    37.2 p7+p4   25 st
        vmovdqu64 zmm0, [r8 + 1984]                   ;    31.2 p3      25 st
        vpxord zmm0, zmm0, [r9 + 67520]               ;    37.2 p5+p2   25 st
        vmovdqu64 [r9 + 67520], zmm0                  ;    38.2 p8+p9   25 st
        vmovdqu64 zmm0, [r8 + 2048]                   ;    32.2 p3      25 st
        vpxord zmm0, zmm0, [r9 + 67584]               ;    38.2 p0+p2   25 st
        vmovdqu64 [r9 + 67584], zmm0                  ;    39.2 p7+p4   25 st
        vmovdqu64 zmm0, [r8 + 2112]                   ;    33.2 p3      25 st
        vpxord zmm0, zmm0, [r9 + 67648]               ;    39.2 p5+p2   25 st
        vmovdqu64 [r9 + 67648], zmm0                  ;    40.2 p8+p9   25 st
        vmovdqu64 zmm0, [r8 + 2176]                   ;    34.2 p3      25 st
        vpxord zmm0, zmm0, [r9 + 67712]               ;    40.2 p0+p2   25 st
        vmovdqu64 [r9 + 67712], zmm0                  ;    41.2 p7+p4   25 st
        vmovdqu64 zmm0, [r8 + 2240]                   ;    35.2 p3      25 st
        vpxord zmm0, zmm0, [r9 + 67776]               ;    41.2 p5+p2   25 st
        vmovdqu64 [r9 + 67776], zmm0                  ;    42.2 p8+p9   25 st
        vmovdqu64 zmm0, [r8 + 2304]                   ;    36.2 p3      25 st
        vpxord zmm0, zmm0, [r9 + 67840]               ;    42.2 p0+p2   25 st
        vmovdqu64 [r9 + 67840], zmm0                  ;    43.2 p7+p4   25 st
        vmovdqu64 zmm0, [r8 + 2368]                   ;    37.2 p3      25 st
        vpxord zmm0, zmm0, [r9 + 67904]               ;    43.2 p5+p2   25 st
        vmovdqu64 [r9 + 67904], zmm0                  ;    44.2 p8+p9   25 st
        vmovdqu64 zmm0, [r8 + 2432]                   ;    38.2 p3      25 st
        vpxord zmm0, zmm0, [r9 + 67968]               ;    44.2 p0+p2   25 st
        vmovdqu64 [r9 + 67968], zmm0                  ;    45.2 p7+p4   25 st
        vmovdqu64 zmm0, [r8 + 2496]                   ;    39.2 p3      25 st
        vpxord zmm0, zmm0, [r9 + 68032]               ;    45.2 p5+p2   25 st
        vmovdqu64 [r9 + 68032], zmm0                  ;    46.2 p8+p9   25 st
        vmovdqu64 zmm0, [r8 + 2560]                   ;    40.2 p3      25 st
        vpxord zmm0, zmm0, [r9 + 68096]               ;    46.2 p0+p2   25 st
        vmovdqu64 [r9 + 68096], zmm0                  ;    47.2 p7+p4   25 st
        vmovdqu64 zmm0, [r8 + 2624]                   ;    41.2 p3      25 st
        vpxord zmm0, zmm0, [r9 + 68160]               ;    47.2 p5+p2   25 st
        vmovdqu64 [r9 + 68160], zmm0                  ;    48.2 p8+p9   25 st
        vmovdqu64 zmm0, [r8 + 2688]                   ;    42.2 p3      25 st
        vpxord zmm0, zmm0, [r9 + 68224]               ;    48.2 p0+p2   25 st
        vmovdqu64 [r9 + 68224], zmm0                  ;    49.2 p7+p4   25 st
        vmovdqu64 zmm0, [r8 + 2752]                   ;    43.2 p3      25 st
        vpxord zmm0, zmm0, [r9 + 68288]               ;    49.2 p5+p2   25 st
        vmovdqu64 [r9 + 68288], zmm0                  ;    50.2 p8+p9   25 st
        vmovdqu64 zmm0, [r8 + 2816]                   ;    44.2 p3      25 st
        vpxord zmm0, zmm0, [r9 + 68352]               ;    50.2 p0+p2   25 st
        vmovdqu64 [r9 + 68352], zmm0                  ;    51.2 p7+p4   25 st
        vmovdqu64 zmm0, [r8 + 2880]                   ;    45.2 p3      25 st
        vpxord zmm0, zmm0, [r9 + 68416]               ;    51.2 p5+p2   25 st
        vmovdqu64 [r9 + 68416], zmm0                  ;    52.2 p8+p9   25 st
        vmovdqu64 zmm0, [r8 + 2944]                   ;    46.2 p3      25 st
        vpxord zmm0, zmm0, [r9 + 68480]               ;    52.2 p0+p2   25 st
        vmovdqu64 [r9 + 68480], zmm0                  ;    53.2 p7+p4   25 st
        vmovdqu64 zmm0, [r8 + 3008]                   ;    47.2 p3      25 st
        vpxord zmm0, zmm0, [r9 + 68544]               ;    53.2 p5+p2   25 st
        vmovdqu64 [r9 + 68544], zmm0                  ;    54.2 p8+p9   25 st
        vmovdqu64 zmm0, [r8 + 3072]                   ;    48.2 p3      25 st
        vpxord zmm0, zmm0, [r9 + 68608]               ;    54.2 p0+p2   25 st
        vmovdqu64 [r9 + 68608], zmm0                  ;    55.2 p7+p4   25 st
        vmovdqu64 zmm0, [r8 + 3136]                   ;    49.2 p3      25 st
        vpxord zmm0, zmm0, [r9 + 68672]               ;    55.2 p5+p2   25 st
        vmovdqu64 [r9 + 68672], zmm0                  ;    56.2 p8+p9   25 st
        vmovdqu64 zmm0, [r8 + 3200]                   ;    50.2 p3      25 st
        vpxord zmm0, zmm0, [r9 + 68736]               ;    56.2 p0+p2   25 st
        vmovdqu64 [r9 + 68736], zmm0                  ;    57.2 p7+p4   25 st
        vmovdqu64 zmm0, [r8 + 3264]                   ;    51.2 p3      25 st
        vpxord zmm0, zmm0, [r9 + 68800]               ;    57.2 p5+p2   25 st
        vmovdqu64 [r9 + 68800], zmm0                  ;    58.2 p8+p9   25 st
        vmovdqu64 zmm0, [r8 + 3328]                   ;    52.2 p3      25 st
        vpxord zmm0, zmm0, [r9 + 68864]               ;    58.2 p0+p2   25 st
        vmovdqu64 [r9 + 68864], zmm0                  ;    59.2 p7+p4   25 st
        vmovdqu64 zmm0, [r8 + 3392]                   ;    53.2 p3      25 st
        vpxord zmm0, zmm0, [r9 + 68928]               ;    59.2 p5+p2   25 st
        vmovdqu64 [r9 + 68928], zmm0                  ;    60.2 p8+p9   25 st
        vmovdqu64 zmm0, [r8 + 3456]                   ;    54.2 p3      25 st
        vpxord zmm0, zmm0, [r9 + 68992]               ;    60.2 p0+p2   25 st
        vmovdqu64 [r9 + 68992], zmm0                  ;    61.2 p7+p4   25 st
        vmovdqu64 zmm0, [r8 + 3520]                   ;    55.2 p3      25 st
        vpxord zmm0, zmm0, [r9 + 69056]               ;    61.2 p5+p2   25 st
        vmovdqu64 [r9 + 69056], zmm0                  ;    62.2 p8+p9   25 st
        vmovdqu64 zmm0, [r8 + 3584]                   ;    56.2 p3      25 st
        vpxord zmm0, zmm0, [r9 + 69120]               ;    62.2 p0+p2   25 st
        vmovdqu64 [r9 + 69120], zmm0                  ;    63.2 p7+p4   25 st
        vmovdqu64 zmm0, [r8 + 3648]                   ;    57.2 p3      25 st
        vpxord zmm0, zmm0, [r9 + 69184]               ;    63.2 p5+p2   25 st
        vmovdqu64 [r9 + 69184], zmm0                  ;    64.2 p8+p9   25 st
        vmovdqu64 zmm0, [r8 + 3712]                   ;    58.2 p3      25 st
        vpxord zmm0, zmm0, [r9 + 69248]               ;    64.2 p0+p2   25 st
        vmovdqu64 [r9 + 69248], zmm0                  ;    65.2 p7+p4   25 st
        vmovdqu64 zmm0, [r8 + 3776]                   ;    59.2 p3      25 st
        vpxord zmm0, zmm0, [r9 + 69312]               ;    65.2 p5+p2   25 st
        vmovdqu64 [r9 + 69312], zmm0                  ;    66.2 p8+p9   25 st
        vmovdqu64 zmm0, [r8 + 3840]                   ;    60.2 p3      25 st
        vpxord zmm0, zmm0, [r9 + 69376]               ;    66.2 p0+p2   25 st
        vmovdqu64 [r9 + 69376], zmm0                  ;    67.2 p7+p4   25 st
        vmovdqu64 zmm0, [r8 + 3904]                   ;    61.2 p3      25 st
        vpxord zmm0, zmm0, [r9 + 69440]               ;    67.2 p5+p2   25 st
        vmovdqu64 [r9 + 69440], zmm0                  ;    68.2 p8+p9   25 st
        vmovdqu64 zmm0, [r8 + 3968]                   ;    62.2 p3      25 st
        vpxord zmm0, zmm0, [r9 + 69504]               ;    68.2 p0+p2   25 st
        vmovdqu64 [r9 + 69504], zmm0                  ;    69.2 p7+p4   25 st
        vmovdqu64 zmm0, [r8 + 4032]                   ;    63.2 p3      25 st
        vpxord zmm0, zmm0, [r9 + 69568]               ;    69.2 p5+p2   25 st
        vmovdqu64 [r9 + 69568], zmm0                  ;    70.2 p8+p9   25 st
        mov r8, qword [rbp + 9920]                    ;    32.3 p10     26 rows
        add r8, 0x7000                                ;    37.3 p1      26 rows
        mov qword [rbp + 10032], r8                   ;    64.7 p7+p4   26 rows
        mov r8, qword [rbp + 9920]                    ;    33.3 p10     26 rows
        add r8, 0x6000                                ;    38.3 p6      26 rows
        mov qword [rbp + 10040], r8                   ;    65.2 p8+p9   26 rows
        mov r8, qword [rbp + 9920]                    ;    34.3 p10     26 rows
        add r8, 0x5000                                ;    39.3 p11     26 rows
        mov qword [rbp + 10048], r8                   ;    65.7 p7+p4   26 rows
        mov r8, qword [rbp + 9920]                    ;    35.3 p10     26 rows
        add r8, 0x4000                                ;    40.3 p0      26 rows
        mov qword [rbp + 10056], r8                   ;    66.2 p8+p9   26 rows
        mov r8, qword [rbp + 9920]                    ;    36.3 p10     26 rows
        add r8, 0x3000                                ;    41.3 p5      26 rows
        mov qword [rbp + 10064], r8                   ;    66.7 p7+p4   26 rows
        mov r8, qword [rbp + 9920]                    ;    37.3 p10     26 rows
        add r8, 0x2000                                ;    42.3 p1      26 rows
        mov qword [rbp + 10072], r8                   ;    67.2 p8+p9   26 rows
        mov r8, qword [rbp + 9920]                    ;    38.3 p10     26 rows
        add r8, 0x1000                                ;    43.3 p6      26 rows
        mov qword [rbp + 10080], r8                   ;    67.7 p7+p4   26 rows
        mov qword [rbp + 10088], r9                   ;    68.2 p8+p9   26 rows
        mov r8, qword [rbp + 9920]                    ;    39.3 p10     26 rows reload
        mov qword [rbp + 10096], r8                   ;    68.7 p7+p4   26 rows
        add r8, 0x8000                                ;    44.3 p11     26 rows
        mov qword [rbp + 10104], r8                   ;    69.2 p8+p9   26 rows
        mov r8, qword [rbp + 10088]                   ;                    resident
        mov r9, qword [rbp + 10096]                   ;                    resident
        mov r10, qword [rbp + 10032]                  ;                    resident
        mov r11, qword [rbp + 10040]                  ;                    resident
        mov r12, qword [rbp + 10048]                  ;                    resident
        mov r13, qword [rbp + 10056]                  ;                    resident
        mov r14, qword [rbp + 10064]                  ;                    resident
        mov r15, qword [rbp + 10072]                  ;                    resident
        align 16
.rows_6:
        vmovdqu64 zmm0, [r9 + 98304]                  ;     0.0 p2       8 st.0
        vmovdqu64 zmm1, [r9 + 98368]                  ;     0.2 p3       8 st.1
        vmovdqu64 zmm2, [r9 + 98432]                  ;     1.0 p2       8 st.2
        vmovdqu64 zmm3, [r9 + 98560]                  ;     1.2 p3       8 st.4
        vmovdqu64 zmm4, [r9 + 98624]                  ;     2.0 p2       8 st.5
        vmovdqu64 zmm5, [r9 + 98688]                  ;     2.2 p3       8 st.6
        vmovdqu64 zmm6, [r9 + 98752]                  ;     3.0 p2       8 st.7
        vmovdqa64 zmm7, zmm2                          ;     7.0          8 st copy
        vmovdqa64 zmm8, zmm6                          ;     9.0          8 st copy
        vmovdqa64 zmm9, zmm5                          ;     8.2          8 st copy
        vpternlogd zmm9, zmm4, zmm3, 0x78             ;     8.2 p0       8 st
        vpternlogd zmm5, zmm4, zmm3, 0x35             ;     8.2 p5       8 st
        vpandd zmm8, zmm8, zmm5                       ;     9.2 p0       8 st
        vpxord zmm7, zmm7, zmm9                       ;     9.2 p5       8 st
        vmovdqa64 zmm10, zmm9                         ;     9.2          8 st copy
        vpternlogd zmm10, zmm6, zmm3, 0x9b            ;     9.2 p0       8 st
        vpternlogd zmm9, zmm10, zmm4, 0x26            ;    10.2 p5       8 st
        vpternlogd zmm10, zmm4, zmm6, 0x58            ;    10.2 p0       8 st
        vpternlogd zmm5, zmm6, zmm10, 0xd2            ;    11.2 p5       8 st
        vmovdqa64 zmm4, zmm1                          ;     6.2          8 st copy
        vpternlogd zmm4, zmm0, [r9 + 98496], 0x56     ;     6.2 p0+p3    8 st
        vmovdqa64 zmm6, zmm4                          ;     7.2          8 st copy
        vpternlogd zmm6, zmm2, zmm0, 0x95             ;     7.2 p5       8 st
        vmovdqa64 zmm11, zmm6                         ;     8.2          8 st copy
        vpternlogd zmm11, zmm2, zmm1, 0xf6            ;     8.2 p0       8 st
        vmovdqa64 zmm12, zmm11                        ;     9.2          8 st copy
        vpternlogd zmm12, zmm6, zmm4, 0x70            ;     9.2 p5       8 st
        vpternlogd zmm12, zmm1, zmm0, 0x95            ;    10.2 p0       8 st
        vpternlogd zmm4, zmm12, zmm6, 0x87            ;    11.2 p5       8 st
        vpternlogd zmm1, zmm0, zmm4, 0x9e             ;    12.2 p0       8 st
        vpternlogd zmm4, zmm11, zmm5, 0x96            ;    12.2 p5       8 st
        vpternlogd zmm7, zmm8, zmm1, 0x96             ;    13.2 p0       8 st
        vpternlogd zmm10, zmm12, zmm12, 0xc3          ;    11.2 p5       8 st
        vpandd zmm0, zmm7, zmm4                       ;    14.2 p0       8 st
        vmovdqa64 zmm8, zmm10                         ;    12.2          8 st copy
        vmovdqa64 zmm11, zmm4                         ;    13.2          8 st copy
        vmovdqa64 zmm13, zmm9                         ;    11.2          8 st copy
        vpternlogd zmm13, zmm6, zmm3, 0x96            ;    11.2 p5       8 st
        vmovdqa64 zmm14, zmm10                        ;    12.2          8 st copy
        vpternlogd zmm14, zmm4, zmm7, 0x21            ;    14.2 p0       8 st
        vpternlogd zmm1, zmm2, zmm14, 0x96            ;    15.2 p5       8 st
        vpternlogd zmm0, zmm14, zmm13, 0xd            ;    15.2 p0       8 st
        vpternlogd zmm4, zmm0, zmm10, 0x78            ;    16.2 p5       8 st
        vpternlogd zmm9, zmm3, zmm0, 0x69             ;    16.2 p0       8 st
        vpternlogd zmm0, zmm6, zmm6, 0xc3             ;    16.2 p5       8 st
        vpternlogd zmm12, zmm4, zmm13, 0x96           ;    17.2 p0       8 st
        vpandd zmm8, zmm8, zmm4                       ;    17.2 p5       8 st
        vpternlogd zmm8, zmm14, zmm13, 0xed           ;    18.2 p0       8 st
        vpternlogd zmm1, zmm13, zmm8, 0xb4            ;    19.2 p5       8 st
        vpternlogd zmm7, zmm8, zmm5, 0x69             ;    19.2 p0       8 st
        vpternlogd zmm8, zmm5, zmm1, 0x69             ;    20.2 p5       8 st
        vpxord zmm11, zmm11, zmm7                     ;    20.2 p0       8 st
        vpternlogd zmm0, zmm12, zmm11, 0x87           ;    21.2 p5       8 st
        vmovdqa64 zmm2, zmm12                         ;    18.2          8 st copy
        vpternlogd zmm2, zmm10, zmm10, 0xc3           ;    18.7 p0       8 st
        vpxord zmm3, zmm9, zmm8                       ;    21.2 p5       8 st
        vmovdqu64 zmm4, [r10 + 98816]                 ;     9.5 p2       8 st.8
        vmovdqu64 zmm5, [r10 + 98880]                 ;     9.7 p3       8 st.9
        vmovdqa64 zmm6, zmm8                          ;    21.2          8 st copy
        vmovdqu64 zmm10, [r10 + 98944]                ;    10.5 p2       8 st.10
        vmovdqu64 zmm13, [r10 + 99072]                ;    10.7 p3       8 st.12
        vmovdqu64 zmm14, [r10 + 99136]                ;    11.5 p2       8 st.13
        vmovdqu64 zmm15, [r10 + 99200]                ;    11.7 p3       8 st.14
        vmovdqu64 zmm16, [r10 + 99264]                ;    12.5 p2       8 st.15
        vmovdqa64 zmm17, zmm10                        ;    16.5          8 st copy
        vmovdqa64 zmm18, zmm16                        ;    18.5          8 st copy
        vmovdqa64 zmm19, zmm8                         ;    21.2          8 st copy
        vpternlogd zmm19, zmm2, zmm7, 0xcb            ;    21.2 p0       8 st
        vpternlogd zmm8, zmm2, zmm7, 0x78             ;    21.2 p5       8 st
        vpternlogd zmm7, zmm8, zmm9, 0xb4             ;    22.2 p0       8 st
        vpternlogd zmm3, zmm7, zmm19, 0xe1            ;    23.2 p5       8 st
        vpternlogd zmm8, zmm3, zmm9, 0xb4             ;    24.2 p0       8 st
        vpxord zmm6, zmm6, zmm19                      ;    22.2 p5       8 st
        vpternlogd zmm9, zmm19, zmm8, 0xd8            ;    25.2 p0       8 st
        vpternlogd zmm6, zmm7, zmm8, 0x96             ;    25.2 p5       8 st
        vmovdqa64 zmm2, zmm15                         ;    17.7          8 st copy
        vpternlogd zmm2, zmm14, zmm13, 0x78           ;    23.7 p0       8 st
        vpternlogd zmm15, zmm14, zmm13, 0x35          ;    23.8 p5       8 st
        vpandd zmm18, zmm18, zmm15                    ;    24.8 p0       8 st
        vpxord zmm17, zmm17, zmm2                     ;    24.8 p5       8 st
        vmovdqa64 zmm7, zmm5                          ;    15.7          8 st copy
        vpternlogd zmm7, zmm4, [r10 + 99008], 0x56    ;    25.7 p0+p3    8 st
        vmovdqa64 zmm19, zmm0                         ;    22.2          8 st copy
        vpternlogd zmm19, zmm12, zmm1, 0x1d           ;    25.8 p5       8 st
        vmovdqa64 zmm20, zmm0                         ;    22.2          8 st copy
        vpternlogd zmm20, zmm12, zmm1, 0xd8           ;    26.7 p0       8 st
        vmovdqa64 zmm21, zmm19                        ;    26.8          8 st copy
        vpternlogd zmm21, zmm12, zmm11, 0xc6          ;    26.8 p5       8 st
        vmovdqa64 zmm22, zmm21                        ;    27.8          8 st copy
        vpternlogd zmm22, zmm0, zmm11, 0xd8           ;    27.8 p0       8 st
        vpternlogd zmm22, zmm19, zmm1, 0x2c           ;    28.8 p5       8 st
        vpternlogd zmm0, zmm1, zmm22, 0x2c            ;    29.8 p0       8 st
        vpternlogd zmm0, zmm12, zmm11, 0x16           ;    30.8 p5       8 st
        vmovdqa64 zmm1, zmm2                          ;    24.7          8 st copy
        vpternlogd zmm1, zmm16, zmm13, 0x9b           ;    29.7 p0       8 st
        vpternlogd zmm2, zmm1, zmm14, 0x26            ;    30.7 p5       8 st
        vpternlogd zmm1, zmm14, zmm16, 0x58           ;    30.7 p0       8 st
        vpternlogd zmm15, zmm16, zmm1, 0xd2           ;    31.7 p5       8 st
        vmovdqa64 zmm11, zmm7                         ;    26.7          8 st copy
        vpternlogd zmm11, zmm10, zmm4, 0x95           ;    31.7 p0       8 st
        vmovdqu64 zmm12, [r11 + 99328]                ;    17.0 p2       8 st.16
        vmovdqu64 zmm14, [r11 + 99392]                ;    17.2 p3       8 st.17
        vmovdqu64 zmm16, [r11 + 99456]                ;    18.0 p2       8 st.18
        vmovdqu64 zmm19, [r11 + 99584]                ;    18.2 p3       8 st.20
        vmovdqu64 zmm23, [r11 + 99648]                ;    19.0 p2       8 st.21
        vmovdqu64 zmm24, [r11 + 99712]                ;    19.2 p3       8 st.22
        vmovdqa64 zmm25, zmm11                        ;    32.7          8 st copy
        vpternlogd zmm25, zmm10, zmm5, 0xf6           ;    32.7 p5       8 st
        vmovdqa64 zmm26, zmm2                         ;    31.7          8 st copy
        vpternlogd zmm26, zmm11, zmm13, 0x96          ;    32.7 p0       8 st
        vmovdqa64 zmm27, zmm16                        ;    24.0          8 st copy
        vmovdqu64 zmm28, [r11 + 99776]                ;    20.0 p2       8 st.23
        vmovdqa64 zmm29, zmm25                        ;    33.7          8 st copy
        vpternlogd zmm29, zmm11, zmm7, 0x70           ;    33.7 p5       8 st
        vpternlogd zmm29, zmm5, zmm4, 0x95            ;    34.7 p0       8 st
        vpternlogd zmm7, zmm29, zmm11, 0x87           ;    35.7 p5       8 st
        vpternlogd zmm5, zmm4, zmm7, 0x9e             ;    36.7 p0       8 st
        vpternlogd zmm7, zmm25, zmm15, 0x96           ;    36.7 p5       8 st
        vpternlogd zmm17, zmm18, zmm5, 0x96           ;    37.7 p0       8 st
        vpternlogd zmm1, zmm29, zmm29, 0xc3           ;    35.8 p5       8 st
        vpandd zmm4, zmm17, zmm7                      ;    38.7 p0       8 st
        vmovdqa64 zmm18, zmm1                         ;    36.8          8 st copy
        vmovdqa64 zmm25, zmm7                         ;    37.7          8 st copy
        vmovdqa64 zmm30, zmm24                        ;    25.2          8 st copy
        vpternlogd zmm30, zmm23, zmm19, 0x78          ;    36.8 p5       8 st
        vpternlogd zmm24, zmm23, zmm19, 0x35          ;    37.7 p0       8 st
        vpxord zmm27, zmm27, zmm30                    ;    37.8 p5       8 st
        vmovdqa64 zmm31, zmm1                         ;    36.8          8 st copy
        vpternlogd zmm31, zmm7, zmm17, 0x21           ;    38.7 p0       8 st
        vpternlogd zmm5, zmm10, zmm31, 0x96           ;    39.7 p5       8 st
        vpternlogd zmm4, zmm31, zmm26, 0xd            ;    39.7 p0       8 st
        vpternlogd zmm2, zmm13, zmm4, 0x69            ;    40.7 p5       8 st
        vpternlogd zmm7, zmm4, zmm1, 0x78             ;    40.7 p0       8 st
        vpternlogd zmm4, zmm11, zmm11, 0xc3           ;    40.8 p5       8 st
        vpternlogd zmm29, zmm7, zmm26, 0x96           ;    41.7 p0       8 st
        vpandd zmm18, zmm18, zmm7                     ;    41.8 p5       8 st
        vpternlogd zmm18, zmm31, zmm26, 0xed          ;    42.8 p0       8 st
        vpternlogd zmm5, zmm26, zmm18, 0xb4           ;    43.8 p5       8 st
        vpternlogd zmm17, zmm18, zmm15, 0x69          ;    43.8 p0       8 st
        vpternlogd zmm18, zmm15, zmm5, 0x69           ;    44.8 p5       8 st
        vpandd zmm7, zmm28, zmm24                     ;    44.7 p0       8 st
        vpxord zmm25, zmm25, zmm17                    ;    44.8 p5       8 st
        vpternlogd zmm4, zmm29, zmm25, 0x87           ;    45.8 p0       8 st
        vmovdqa64 zmm10, zmm14                        ;    24.2          8 st copy
        vpternlogd zmm10, zmm12, [r11 + 99520], 0x56  ;    45.8 p5+p3    8 st
        vmovdqa64 zmm11, zmm29                        ;    42.7          8 st copy
        vpternlogd zmm11, zmm1, zmm1, 0xc3            ;    46.7 p0       8 st
        vpxord zmm1, zmm2, zmm18                      ;    46.8 p5       8 st
        vmovdqa64 zmm13, zmm18                        ;    45.8          8 st copy
        vmovdqa64 zmm15, zmm30                        ;    37.8          8 st copy
        vpternlogd zmm15, zmm28, zmm19, 0x9b          ;    47.7 p0       8 st
        vpternlogd zmm30, zmm15, zmm23, 0x26          ;    48.7 p5       8 st
        vpternlogd zmm15, zmm23, zmm28, 0x58          ;    48.7 p0       8 st
        vpternlogd zmm24, zmm28, zmm15, 0xd2          ;    49.7 p5       8 st
        vmovdqu64 zmm23, [r12 + 99840]                ;    26.2 p2       9 st.24
        vmovdqu64 zmm26, [r12 + 99904]                ;    26.3 p3       9 st.25
        vmovdqa64 zmm28, zmm18                        ;    45.8          8 st copy
        vpternlogd zmm28, zmm11, zmm17, 0xcb          ;    49.7 p0       8 st
        vpternlogd zmm18, zmm11, zmm17, 0x78          ;    49.8 p5       8 st
        vpternlogd zmm17, zmm18, zmm2, 0xb4           ;    50.8 p0       8 st
        vpternlogd zmm1, zmm17, zmm28, 0xe1           ;    51.8 p5       8 st
        vpternlogd zmm18, zmm1, zmm2, 0xb4            ;    52.8 p0       8 st
        vpternlogd zmm2, zmm18, zmm28, 0xb8           ;    53.8 p5       8 st
        vpxord zmm13, zmm13, zmm28                    ;    52.7 p0       8 st
        vpternlogd zmm13, zmm17, zmm18, 0x96          ;    53.8 p5       8 st
        vmovdqu64 zmm11, [r12 + 99968]                ;    28.0 p2       9 st.26
        vmovdqu64 zmm17, [r12 + 100096]               ;    28.2 p3       9 st.28
        vmovdqa64 zmm28, zmm4                         ;    46.8          8 st copy
        vpternlogd zmm28, zmm29, zmm5, 0x1d           ;    53.7 p0       8 st
        vmovdqa64 zmm31, zmm4                         ;    46.8          8 st copy
        vpternlogd zmm31, zmm29, zmm5, 0xd8           ;    53.8 p5       8 st
        vmovdqu64 [rbp - 128], zmm21                  ;    29.0 p7+p4    8 st spill
        vmovdqa64 zmm21, zmm28                        ;    54.7          8 st copy
        vpternlogd zmm21, zmm29, zmm25, 0xc6          ;    54.7 p0       8 st
        vmovdqu64 [rbp - 64], zmm20                   ;    29.5 p8+p9    8 st spill
        vmovdqa64 zmm20, zmm21                        ;    55.7          8 st copy
        vpternlogd zmm20, zmm4, zmm25, 0xd8           ;    55.7 p5       8 st
        vpternlogd zmm20, zmm28, zmm5, 0x2c           ;    56.7 p0       8 st
        vpternlogd zmm4, zmm5, zmm20, 0x2c            ;    57.7 p5       8 st
        vpternlogd zmm4, zmm29, zmm25, 0x16           ;    58.7 p0       8 st
        vmovdqa64 zmm5, zmm11                         ;    34.0          9 st copy
        vmovdqu64 zmm25, [r12 + 100160]               ;    30.7 p2       9 st.29
        vmovdqa64 zmm28, zmm10                        ;    46.8          8 st copy
        vpternlogd zmm28, zmm16, zmm12, 0x95          ;    56.8 p5       8 st
        vmovdqa64 zmm29, zmm26                        ;    32.3          9 st copy
        vpternlogd zmm29, zmm23, [r12 + 100032], 0x56 ;    57.7 p0+p3    9 st
        vmovdqu64 [rbp + 0], zmm21                    ;    55.7 p7+p4    8 st spill
        vmovdqa64 zmm21, zmm28                        ;    57.8          8 st copy
        vpternlogd zmm21, zmm16, zmm14, 0xf6          ;    57.8 p5       8 st
        vmovdqu64 [rbp + 64], zmm4                    ;    59.7 p8+p9    8 st spill
        vmovdqa64 zmm4, zmm30                         ;    49.7          8 st copy
        vpternlogd zmm4, zmm28, zmm19, 0x96           ;    58.7 p0       8 st
        vmovdqu64 [rbp + 128], zmm2                   ;    54.8 p7+p4    8 st spill
        vmovdqa64 zmm2, zmm21                         ;    58.8          8 st copy
        vpternlogd zmm2, zmm28, zmm10, 0x70           ;    58.8 p5       8 st
        vpternlogd zmm2, zmm14, zmm12, 0x95           ;    59.8 p0       8 st
        vpternlogd zmm10, zmm2, zmm28, 0x87           ;    60.8 p5       8 st
        vpternlogd zmm14, zmm12, zmm10, 0x9e          ;    61.8 p0       8 st
        vpternlogd zmm10, zmm21, zmm24, 0x96          ;    61.8 p5       8 st
        vpternlogd zmm27, zmm7, zmm14, 0x96           ;    62.8 p0       8 st
        vpternlogd zmm15, zmm2, zmm2, 0xc3            ;    61.8 p5       8 st
        vmovdqu64 zmm7, [r12 + 100224]                ;    34.2 p2       9 st.30
        vmovdqa64 zmm12, zmm7                         ;    40.2          9 st copy
        vpternlogd zmm12, zmm25, zmm17, 0x78          ;    62.7 p0       9 st
        vpternlogd zmm7, zmm25, zmm17, 0x35           ;    62.8 p5       9 st
        vmovdqu64 zmm21, [r12 + 100288]               ;    34.8 p3       9 st.31
        vpxord zmm5, zmm5, zmm12                      ;    63.7 p0       9 st
        vmovdqu64 [rbp + 192], zmm1                   ;    52.8 p8+p9    8 st spill
        vpandd zmm1, zmm21, zmm7                      ;    63.8 p5       9 st
        vmovdqu64 [rbp + 256], zmm3                   ;    35.7 p7+p4    8 st spill
        vpandd zmm3, zmm27, zmm10                     ;    64.7 p0       8 st
        vmovdqu64 [rbp + 320], zmm22                  ;    37.2 p8+p9    8 st spill
        vmovdqa64 zmm22, zmm10                        ;    62.8          8 st copy
        vmovdqu64 [rbp + 384], zmm20                  ;    57.7 p7+p4    8 st spill
        vmovdqa64 zmm20, zmm15                        ;    62.8          8 st copy
        vpternlogd zmm20, zmm10, zmm27, 0x21          ;    64.8 p5       8 st
        vpternlogd zmm14, zmm16, zmm20, 0x96          ;    65.8 p0       8 st
        vpternlogd zmm3, zmm20, zmm4, 0xd             ;    65.8 p5       8 st
        vpternlogd zmm30, zmm19, zmm3, 0x69           ;    66.8 p0       8 st
        vpternlogd zmm10, zmm3, zmm15, 0x78           ;    66.8 p5       8 st
        vpternlogd zmm3, zmm28, zmm28, 0xc3           ;    67.7 p0       8 st
        vpternlogd zmm2, zmm10, zmm4, 0x96            ;    67.8 p5       8 st
        vpandd zmm10, zmm10, zmm15                    ;    68.7 p0       8 st
        vpternlogd zmm10, zmm20, zmm4, 0xed           ;    69.7 p5       8 st
        vpternlogd zmm14, zmm4, zmm10, 0xb4           ;    70.7 p0       8 st
        vpternlogd zmm27, zmm10, zmm24, 0x69          ;    70.7 p5       8 st
        vpternlogd zmm10, zmm24, zmm14, 0x69          ;    71.7 p0       8 st
        vpxord zmm22, zmm22, zmm27                    ;    71.7 p5       8 st
        vpternlogd zmm3, zmm2, zmm22, 0x87            ;    72.7 p0       8 st
        vmovdqu64 zmm4, [r13 + 100352]                ;    38.8 p2       9 st.32
        vmovdqu64 zmm16, [r13 + 100416]               ;    39.0 p3       9 st.33
        vmovdqu64 zmm19, [r13 + 100480]               ;    39.8 p2       9 st.34
        vmovdqu64 zmm20, [r13 + 100608]               ;    40.0 p3       9 st.36
        vmovdqa64 zmm24, zmm2                         ;    68.8          8 st copy
        vpternlogd zmm24, zmm15, zmm15, 0xc3          ;    71.8 p5       8 st
        vmovdqa64 zmm15, zmm29                        ;    58.7          9 st copy
        vpternlogd zmm15, zmm11, zmm23, 0x95          ;    72.7 p0       9 st
        vmovdqa64 zmm28, zmm19                        ;    45.8          9 st copy
        vmovdqu64 [rbp + 448], zmm9                   ;    40.3 p8+p9    8 st spill
        vmovdqa64 zmm9, zmm12                         ;    63.7          9 st copy
        vpternlogd zmm9, zmm21, zmm17, 0x9b           ;    72.8 p5       9 st
        vpternlogd zmm12, zmm9, zmm25, 0x26           ;    73.8 p0       9 st
        vpternlogd zmm9, zmm25, zmm21, 0x58           ;    73.8 p5       9 st
        vpternlogd zmm7, zmm21, zmm9, 0xd2            ;    74.8 p0       9 st
        vpxord zmm21, zmm30, zmm10                    ;    74.8 p5       8 st
        vmovdqa64 zmm25, zmm16                        ;    45.0          9 st copy
        vpternlogd zmm25, zmm4, [r13 + 100544], 0x56  ;    75.7 p0+p2    9 st
        vmovdqu64 [rbp + 512], zmm31                  ;    54.8 p7+p4    8 st spill
        vmovdqa64 zmm31, zmm10                        ;    72.7          8 st copy
        vpternlogd zmm31, zmm24, zmm27, 0xcb          ;    75.8 p5       8 st
        vpternlogd zmm24, zmm10, zmm27, 0x6c          ;    76.7 p0       8 st
        vpternlogd zmm27, zmm24, zmm30, 0xb4          ;    77.7 p5       8 st
        vpternlogd zmm21, zmm27, zmm31, 0xe1          ;    78.7 p0       8 st
        vpternlogd zmm27, zmm10, zmm31, 0x96          ;    78.7 p5       8 st
        vpternlogd zmm24, zmm21, zmm30, 0xb4          ;    79.7 p0       8 st
        vpternlogd zmm30, zmm31, zmm24, 0xd8          ;    80.7 p5       8 st
        vpxord zmm27, zmm27, zmm24                    ;    80.7 p0       8 st
        vmovdqu64 zmm10, [r13 + 100672]               ;    43.7 p3       9 st.37
        vmovdqu64 zmm31, [r13 + 100736]               ;    43.8 p2       9 st.38
        vmovdqu64 [rbp + 576], zmm21                  ;    79.7 p8+p9    8 st spill
        vmovdqa64 zmm21, zmm31                        ;    49.8          9 st copy
        vpternlogd zmm21, zmm10, zmm20, 0x78          ;    79.8 p5       9 st
        vpternlogd zmm31, zmm10, zmm20, 0x35          ;    80.7 p0       9 st
        vpxord zmm28, zmm28, zmm21                    ;    80.8 p5       9 st
        vmovdqu64 [rbp + 640], zmm30                  ;    81.7 p7+p4    8 st spill
        vmovdqu64 zmm30, [r13 + 100800]               ;    45.0 p3       9 st.39
        vmovdqu64 [rbp + 704], zmm27                  ;    81.7 p8+p9    8 st spill
        vpandd zmm27, zmm30, zmm31                    ;    81.7 p0       9 st
        vmovdqu64 [rbp + 768], zmm18                  ;    53.8 p7+p4    8 st spill
        vmovdqa64 zmm18, zmm15                        ;    73.7          9 st copy
        vpternlogd zmm18, zmm11, zmm26, 0xf6          ;    81.8 p5       9 st
        vmovdqu64 [rbp + 832], zmm24                  ;    80.7 p8+p9    8 st spill
        vmovdqa64 zmm24, zmm12                        ;    74.8          9 st copy
        vpternlogd zmm24, zmm15, zmm17, 0x96          ;    82.7 p0       9 st
        vmovdqu64 [rbp + 896], zmm0                   ;    48.8 p7+p4    8 st spill
        vmovdqa64 zmm0, zmm3                          ;    73.7          8 st copy
        vpternlogd zmm0, zmm2, zmm14, 0x1d            ;    82.8 p5       8 st
        vmovdqu64 [rbp + 960], zmm13                  ;    54.8 p8+p9    8 st spill
        vmovdqa64 zmm13, zmm3                         ;    73.7          8 st copy
        vpternlogd zmm13, zmm2, zmm14, 0xd8           ;    83.7 p0       8 st
        vmovdqu64 [rbp + 1024], zmm13                 ;    84.7 p7+p4    8 st spill
        vmovdqa64 zmm13, zmm0                         ;    83.8          8 st copy
        vpternlogd zmm13, zmm2, zmm22, 0xc6           ;    83.8 p5       8 st
        vmovdqu64 [rbp + 1088], zmm6                  ;    52.0 p8+p9    8 st spill
        vmovdqa64 zmm6, zmm13                         ;    84.8          8 st copy
        vpternlogd zmm6, zmm3, zmm22, 0xd8            ;    84.8 p0       8 st
        vpternlogd zmm6, zmm0, zmm14, 0x2c            ;    85.8 p5       8 st
        vpternlogd zmm3, zmm14, zmm6, 0x2c            ;    86.8 p0       8 st
        vpternlogd zmm3, zmm2, zmm22, 0x16            ;    87.8 p5       8 st
        vmovdqu64 zmm0, [r14 + 100864]                ;    49.0 p2      10 st.40
        vmovdqu64 zmm2, [r14 + 100928]                ;    49.2 p3      10 st.41
        vmovdqa64 zmm14, zmm18                        ;    82.8          9 st copy
        vpternlogd zmm14, zmm15, zmm29, 0x70          ;    86.7 p0       9 st
        vpternlogd zmm14, zmm26, zmm23, 0x95          ;    87.7 p5       9 st
        vpternlogd zmm29, zmm14, zmm15, 0x87          ;    88.7 p0       9 st
        vpternlogd zmm26, zmm23, zmm29, 0x9e          ;    89.7 p5       9 st
        vpternlogd zmm29, zmm18, zmm7, 0x96           ;    89.7 p0       9 st
        vpternlogd zmm5, zmm1, zmm26, 0x96            ;    90.7 p5       9 st
        vpternlogd zmm9, zmm14, zmm14, 0xc3           ;    89.7 p0       9 st
        vmovdqu64 zmm1, [r14 + 100992]                ;    50.7 p2      10 st.42
        vmovdqu64 zmm18, [r14 + 101120]               ;    50.8 p3      10 st.44
        vmovdqa64 zmm22, zmm1                         ;    56.7         10 st copy
        vpandd zmm23, zmm5, zmm29                     ;    91.7 p5       9 st
        vmovdqu64 [rbp + 1152], zmm6                  ;    86.8 p7+p4    8 st spill
        vmovdqa64 zmm6, zmm29                         ;    90.7          9 st copy
        vmovdqu64 [rbp + 1216], zmm3                  ;    88.8 p8+p9    8 st spill
        vmovdqa64 zmm3, zmm2                          ;    55.2         10 st copy
        vpternlogd zmm3, zmm0, [r14 + 101056], 0x56   ;    90.7 p0+p2   10 st
        vmovdqu64 [rbp + 1280], zmm13                 ;    84.8 p7+p4    8 st spill
        vmovdqu64 zmm13, [r14 + 101184]               ;    52.5 p3      10 st.45
        vmovdqu64 [rbp + 1344], zmm8                  ;    56.0 p8+p9    8 st spill
        vmovdqu64 zmm8, [r14 + 101248]                ;    53.0 p2      10 st.46
        vmovdqa64 zmm2, zmm8                          ;    59.0         10 st copy
        vpternlogd zmm2, zmm13, zmm18, 0x78           ;    90.8 p5      10 st
        vpternlogd zmm8, zmm13, zmm18, 0x35           ;    91.7 p0      10 st
        vpxord zmm22, zmm22, zmm2                     ;    91.8 p5      10 st
        vmovdqu64 zmm13, [r14 + 101312]               ;    53.7 p3      10 st.47
        vpandd zmm18, zmm13, zmm8                     ;    92.7 p0      10 st
        vmovdqa64 zmm13, zmm21                        ;    80.8          9 st copy
        vpternlogd zmm13, zmm30, zmm20, 0x9b          ;    92.8 p5       9 st
        vpternlogd zmm21, zmm13, zmm10, 0x26          ;    93.8 p0       9 st
        vpternlogd zmm13, zmm10, zmm30, 0x58          ;    93.8 p5       9 st
        vpternlogd zmm31, zmm30, zmm13, 0xd2          ;    94.8 p0       9 st
        vmovdqa64 zmm10, zmm25                        ;    76.7          9 st copy
        vpternlogd zmm10, zmm19, zmm4, 0x95           ;    94.8 p5       9 st
        vmovdqa64 zmm30, zmm9                         ;    90.7          9 st copy
        vpternlogd zmm30, zmm29, zmm5, 0x21           ;    95.7 p0       9 st
        vpternlogd zmm26, zmm11, zmm30, 0x96          ;    96.7 p5       9 st
        vpternlogd zmm23, zmm30, zmm24, 0xd           ;    96.7 p0       9 st
        vpternlogd zmm12, zmm17, zmm23, 0x69          ;    97.7 p5       9 st
        vpternlogd zmm29, zmm23, zmm9, 0x78           ;    97.7 p0       9 st
        vpternlogd zmm23, zmm15, zmm15, 0xc3          ;    97.8 p5       9 st
        vpternlogd zmm14, zmm29, zmm24, 0x96          ;    98.7 p0       9 st
        vpandd zmm11, zmm9, zmm29                     ;    98.8 p5       9 st
        vpternlogd zmm11, zmm30, zmm24, 0xed          ;    99.8 p0       9 st
        vpternlogd zmm26, zmm24, zmm11, 0xb4          ;   100.8 p5       9 st
        vpternlogd zmm5, zmm11, zmm7, 0x69            ;   100.8 p0       9 st
        vpternlogd zmm11, zmm7, zmm26, 0x69           ;   101.8 p5       9 st
        vpxord zmm6, zmm6, zmm5                       ;   101.8 p0       9 st
        vpternlogd zmm23, zmm14, zmm6, 0x87           ;   102.8 p5       9 st
        vmovdqu64 zmm7, [r15 + 101376]                ;    57.7 p2      10 st.48
        vmovdqu64 zmm15, [r15 + 101440]               ;    57.8 p3      10 st.49
        vmovdqa64 zmm17, zmm14                        ;    99.7          9 st copy
        vpternlogd zmm17, zmm9, zmm9, 0xc3            ;   102.7 p0       9 st
        vmovdqu64 zmm9, [r15 + 101504]                ;    58.7 p2      10 st.50
        vpxord zmm24, zmm12, zmm11                    ;   102.8 p5       9 st
        vmovdqa64 zmm29, zmm11                        ;   102.8          9 st copy
        vmovdqa64 zmm30, zmm10                        ;    95.8          9 st copy
        vpternlogd zmm30, zmm19, zmm16, 0xf6          ;   103.7 p0       9 st
        vmovdqa64 zmm9, zmm21                         ;    94.8          9 st copy
        vpternlogd zmm9, zmm10, zmm20, 0x96           ;   103.8 p5       9 st
        vmovdqa64 zmm7, zmm11                         ;   102.8          9 st copy
        vpternlogd zmm7, zmm17, zmm5, 0xcb            ;   104.7 p0       9 st
        vpternlogd zmm11, zmm17, zmm5, 0x78           ;   104.8 p5       9 st
        vpternlogd zmm5, zmm11, zmm12, 0xb4           ;   105.8 p0       9 st
        vpternlogd zmm24, zmm5, zmm7, 0xe1            ;   106.8 p5       9 st
        vpternlogd zmm11, zmm24, zmm12, 0xb4          ;   107.8 p0       9 st
        vpternlogd zmm12, zmm11, zmm7, 0xb8           ;   108.8 p5       9 st
        vpxord zmm29, zmm29, zmm7                     ;   107.7 p0       9 st
        vpternlogd zmm29, zmm5, zmm11, 0x96           ;   108.8 p5       9 st
        vmovdqu64 zmm5, [r15 + 101632]                ;    61.0 p3      10 st.52
        vmovdqu64 zmm7, [r15 + 101376]                ;    61.2 p2      10 st
        vpternlogd zmm7, zmm15, [r15 + 101568], 0x56  ;   108.7 p0+p3   10 st
        vmovdqu64 zmm17, [r15 + 101696]               ;    62.2 p2      10 st.53
        vmovdqu64 zmm15, [r15 + 101760]               ;    63.0 p3      10 st.54
        vmovdqu64 [rbp + 1408], zmm29                 ;   109.8 p7+p4    9 st spill
        vmovdqa64 zmm29, zmm15                        ;    69.0         10 st copy
        vpternlogd zmm29, zmm17, zmm5, 0x78           ;   108.8 p5      10 st
        vpternlogd zmm15, zmm17, zmm5, 0x35           ;   109.7 p0      10 st
        vmovdqu64 zmm17, [r15 + 101824]               ;    63.2 p2      10 st.55
        vpandd zmm5, zmm17, zmm15                     ;   110.7 p5      10 st
        vmovdqa64 zmm17, zmm30                        ;   104.7          9 st copy
        vpternlogd zmm17, zmm10, zmm25, 0x70          ;   110.7 p0       9 st
        vpternlogd zmm17, zmm16, zmm4, 0x95           ;   111.7 p5       9 st
        vpternlogd zmm25, zmm17, zmm10, 0x87          ;   112.7 p0       9 st
        vpternlogd zmm16, zmm4, zmm25, 0x9e           ;   113.7 p5       9 st
        vpternlogd zmm25, zmm30, zmm31, 0x96          ;   113.7 p0       9 st
        vpternlogd zmm28, zmm27, zmm16, 0x96          ;   114.7 p5       9 st
        vpternlogd zmm13, zmm17, zmm17, 0xc3          ;   113.7 p0       9 st
        vmovdqa64 zmm4, zmm23                         ;   103.8          9 st copy
        vpternlogd zmm4, zmm14, zmm26, 0x1d           ;   113.8 p5       9 st
        vmovdqa64 zmm27, zmm23                        ;   103.8          9 st copy
        vpternlogd zmm27, zmm14, zmm26, 0xd8          ;   114.7 p0       9 st
        vmovdqa64 zmm30, zmm4                         ;   114.8          9 st copy
        vpternlogd zmm30, zmm14, zmm6, 0xc6           ;   114.8 p5       9 st
        vmovdqu64 [rbp + 1472], zmm27                 ;   115.7 p8+p9    9 st spill
        vmovdqa64 zmm27, zmm30                        ;   115.8          9 st copy
        vpternlogd zmm27, zmm23, zmm6, 0xd8           ;   115.8 p0       9 st
        vpternlogd zmm27, zmm4, zmm26, 0x2c           ;   116.8 p5       9 st
        vpternlogd zmm23, zmm26, zmm27, 0x2c          ;   117.8 p0       9 st
        vpternlogd zmm23, zmm14, zmm6, 0x16           ;   118.8 p5       9 st
        vmovdqa64 zmm4, zmm3                          ;    91.7         10 st copy
        vpternlogd zmm4, zmm1, zmm0, 0x95             ;   117.7 p0      10 st
        vmovdqu64 zmm6, [r15 + 101504]                ;    66.7 p3      10 st
        vpandd zmm14, zmm28, zmm25                    ;   117.8 p5       9 st
        vmovdqa64 zmm26, zmm25                        ;   114.7          9 st copy
        vpxord zmm6, zmm6, zmm29                      ;   118.7 p0      10 st
        vmovdqu64 [rbp + 1536], zmm27                 ;   117.8 p7+p4    9 st spill
        vmovdqa64 zmm27, zmm13                        ;   114.7          9 st copy
        vpternlogd zmm27, zmm25, zmm28, 0x21          ;   118.8 p5       9 st
        vpternlogd zmm16, zmm19, zmm27, 0x96          ;   119.8 p0       9 st
        vpternlogd zmm14, zmm27, zmm9, 0xd            ;   119.8 p5       9 st
        vpternlogd zmm21, zmm20, zmm14, 0x69          ;   120.8 p0       9 st
        vpternlogd zmm25, zmm14, zmm13, 0x78          ;   120.8 p5       9 st
        vpternlogd zmm14, zmm10, zmm10, 0xc3          ;   121.7 p0       9 st
        vpternlogd zmm17, zmm25, zmm9, 0x96           ;   121.8 p5       9 st
        vpandd zmm25, zmm25, zmm13                    ;   122.7 p0       9 st
        vpternlogd zmm25, zmm27, zmm9, 0xed           ;   123.7 p5       9 st
        vpternlogd zmm16, zmm9, zmm25, 0xb4           ;   124.7 p0       9 st
        vpternlogd zmm28, zmm25, zmm31, 0x69          ;   124.7 p5       9 st
        vpternlogd zmm25, zmm31, zmm16, 0x69          ;   125.7 p0       9 st
        vmovdqu64 zmm9, [r14 + 101120]                ;    69.7 p2      10 st.44 reload
        vmovdqu64 zmm10, [r14 + 101312]               ;    69.8 p3      10 st
        vpternlogd zmm10, zmm2, zmm9, 0xa7            ;   124.8 p5      10 st
        vpxord zmm26, zmm26, zmm28                    ;   125.7 p0       9 st
        vpternlogd zmm14, zmm17, zmm26, 0x87          ;   126.7 p5       9 st
        mov rsi, qword [rbp + 10080]                  ;    70.5 p10     11 st.0 reload
        vmovdqu64 zmm19, [rsi + 101888]               ;    75.5 p2      11 st.56
        vmovdqu64 zmm20, [rsi + 101952]               ;    75.5 p3      11 st.57
        vmovdqa64 zmm27, zmm17                        ;   122.8          9 st copy
        vpternlogd zmm27, zmm13, zmm13, 0xc3          ;   126.7 p0       9 st
        vmovdqu64 zmm13, [r14 + 101184]               ;    71.7 p2      10 st.45 reload
        vpternlogd zmm2, zmm10, zmm13, 0x26           ;   126.8 p5      10 st
        vmovdqu64 zmm31, [r14 + 101312]               ;    71.8 p3      10 st.47 reload
        vpternlogd zmm10, zmm13, zmm31, 0x58          ;   127.7 p0      10 st
        vpternlogd zmm8, zmm31, zmm10, 0xd2           ;   128.7 p5      10 st
        vpxord zmm13, zmm21, zmm25                    ;   128.7 p0       9 st
        vmovdqa64 zmm31, zmm20                        ;    81.5         11 st copy
        vpternlogd zmm31, zmm19, [rsi + 102080], 0x56 ;   128.8 p5+p2   11 st
        vmovdqu64 zmm20, [rsi + 102016]               ;    75.5 p3      11 st.58
        vmovdqa64 zmm19, zmm20                        ;    81.5         11 st copy
        vmovdqu64 zmm20, [rsi + 102144]               ;    75.5 p2      11 st.60
        vmovdqu64 zmm20, [rsi + 102208]               ;    75.5 p3      11 st.61
        vmovdqu64 zmm20, [rsi + 102272]               ;    75.5 p2      11 st.62
        vmovdqu64 zmm20, [rsi + 102336]               ;    75.5 p3      11 st.63
        vmovdqu64 [rbp + 1600], zmm30                 ;   115.8 p8+p9    9 st spill
        vmovdqa64 zmm30, zmm20                        ;    81.5         11 st copy
        vmovdqa64 zmm20, zmm25                        ;   126.7          9 st copy
        vmovdqu64 [rbp + 1664], zmm24                 ;   107.8 p7+p4    9 st spill
        vmovdqa64 zmm24, zmm25                        ;   126.7          9 st copy
        vpternlogd zmm24, zmm27, zmm28, 0xcb          ;   129.7 p0       9 st
        vpternlogd zmm25, zmm27, zmm28, 0x78          ;   129.8 p5       9 st
        vpternlogd zmm28, zmm25, zmm21, 0xb4          ;   130.8 p0       9 st
        vpternlogd zmm13, zmm28, zmm24, 0xe1          ;   131.8 p5       9 st
        vpternlogd zmm25, zmm13, zmm21, 0xb4          ;   132.8 p0       9 st
        vpternlogd zmm21, zmm25, zmm24, 0xb8          ;   133.8 p5       9 st
        vpxord zmm20, zmm20, zmm24                    ;   132.7 p0       9 st
        vpternlogd zmm20, zmm28, zmm25, 0x96          ;   133.8 p5       9 st
        vmovdqu64 zmm24, [r14 + 100928]               ;    76.0 p2      10 st.41 reload
        vmovdqa64 zmm27, zmm4                         ;   118.7         10 st copy
        vpternlogd zmm27, zmm1, zmm24, 0xf6           ;   133.7 p0      10 st
        vmovdqa64 zmm28, zmm2                         ;   127.8         10 st copy
        vpternlogd zmm28, zmm4, zmm9, 0x96            ;   133.8 p5      10 st
        vmovdqu64 [rbp + 1728], zmm21                 ;   134.8 p8+p9    9 st spill
        vmovdqa64 zmm21, zmm14                        ;   127.7          9 st copy
        vpternlogd zmm21, zmm17, zmm16, 0x1d          ;   134.7 p0       9 st
        vmovdqu64 [rbp + 1792], zmm13                 ;   132.8 p7+p4    9 st spill
        vmovdqa64 zmm13, zmm14                        ;   127.7          9 st copy
        vpternlogd zmm13, zmm17, zmm16, 0xd8          ;   134.8 p5       9 st
        vmovdqu64 [rbp + 1856], zmm13                 ;   135.8 p8+p9    9 st spill
        vmovdqa64 zmm13, zmm21                        ;   135.7          9 st copy
        vpternlogd zmm13, zmm17, zmm26, 0xc6          ;   135.7 p0       9 st
        vmovdqu64 [rbp + 1920], zmm23                 ;   119.8 p7+p4    9 st spill
        vmovdqa64 zmm23, zmm13                        ;   136.7          9 st copy
        vpternlogd zmm23, zmm14, zmm26, 0xd8          ;   136.7 p5       9 st
        vpternlogd zmm23, zmm21, zmm16, 0x2c          ;   137.7 p0       9 st
        vpternlogd zmm14, zmm16, zmm23, 0x2c          ;   138.7 p5       9 st
        vpternlogd zmm14, zmm17, zmm26, 0x16          ;   139.7 p0       9 st
        vmovdqu64 zmm16, [r15 + 101632]               ;    79.3 p3      10 st.52 reload
        vmovdqu64 zmm17, [r15 + 101824]               ;    79.5 p2      10 st
        vpternlogd zmm17, zmm29, zmm16, 0xa7          ;   137.8 p5      10 st
        vmovdqa64 zmm21, zmm27                        ;   134.7         10 st copy
        vpternlogd zmm21, zmm4, zmm3, 0x70            ;   138.7 p0      10 st
        vpternlogd zmm21, zmm24, zmm0, 0x95           ;   139.7 p5      10 st
        vpternlogd zmm3, zmm21, zmm4, 0x87            ;   140.7 p0      10 st
        vpternlogd zmm24, zmm0, zmm3, 0x9e            ;   141.7 p5      10 st
        vpternlogd zmm3, zmm27, zmm8, 0x96            ;   141.7 p0      10 st
        vpternlogd zmm22, zmm18, zmm24, 0x96          ;   142.7 p5      10 st
        vpternlogd zmm10, zmm21, zmm21, 0xc3          ;   141.7 p0      10 st
        vmovdqu64 zmm0, [r15 + 101376]                ;    81.2 p3      10 st.48 reload
        vmovdqu64 zmm18, [r15 + 101504]               ;    81.3 p2      10 st
        vpternlogd zmm18, zmm7, zmm0, 0x95            ;   141.8 p5      10 st
        vmovdqu64 zmm26, [r15 + 101696]               ;    82.2 p3      10 st.53 reload
        vpternlogd zmm29, zmm17, zmm26, 0x26          ;   142.7 p0      10 st
        vmovdqu64 zmm27, [r15 + 101824]               ;    82.3 p2      10 st.55 reload
        vpternlogd zmm17, zmm26, zmm27, 0x58          ;   142.8 p5      10 st
        vpternlogd zmm15, zmm27, zmm17, 0xd2          ;   143.8 p0      10 st
        vpandd zmm26, zmm22, zmm3                     ;   143.8 p5      10 st
        vmovdqa64 zmm27, zmm3                         ;   142.7         10 st copy
        vmovdqu64 [rbp + 1984], zmm14                 ;   140.7 p8+p9    9 st spill
        vmovdqa64 zmm14, zmm10                        ;   142.7         10 st copy
        vpternlogd zmm14, zmm3, zmm22, 0x21           ;   144.7 p0      10 st
        vpternlogd zmm24, zmm1, zmm14, 0x96           ;   145.7 p5      10 st
        vpternlogd zmm26, zmm14, zmm28, 0xd           ;   145.7 p0      10 st
        vpternlogd zmm2, zmm9, zmm26, 0x69            ;   146.7 p5      10 st
        vpternlogd zmm3, zmm26, zmm10, 0x78           ;   146.7 p0      10 st
        vpternlogd zmm26, zmm4, zmm4, 0xc3            ;   146.8 p5      10 st
        vpternlogd zmm21, zmm3, zmm28, 0x96           ;   147.7 p0      10 st
        vpandd zmm3, zmm3, zmm10                      ;   147.8 p5      10 st
        vpternlogd zmm3, zmm14, zmm28, 0xed           ;   148.8 p0      10 st
        vpternlogd zmm24, zmm28, zmm3, 0xb4           ;   149.8 p5      10 st
        vpternlogd zmm22, zmm3, zmm8, 0x69            ;   149.8 p0      10 st
        vpternlogd zmm3, zmm8, zmm24, 0x69            ;   150.8 p5      10 st
        vmovdqu64 zmm1, [rbp + 1344]                  ;    85.2 p3       8 st
        vmovdqu64 zmm4, [rbp + 1280]                  ;    85.3 p2       8 st
        vpxord zmm1, zmm1, zmm11                      ;   150.7 p0       8 st
        vmovdqu64 zmm8, [rbp + 1344]                  ;    86.2 p3       8 st
        vmovdqu64 zmm9, [rbp + 960]                   ;    86.3 p2       8 st
        vpxord zmm27, zmm27, zmm22                    ;   150.8 p5      10 st
        vpternlogd zmm26, zmm21, zmm27, 0x87          ;   151.8 p0      10 st
        vmovdqa64 zmm14, zmm21                        ;   148.7         10 st copy
        vpternlogd zmm14, zmm10, zmm10, 0xc3          ;   151.8 p5      10 st
        vpxord zmm10, zmm12, zmm25                    ;   152.7 p0       8 st
        vmovdqu64 zmm28, [rbp + 128]                  ;    87.2 p3       8 st reload
        vmovdqu64 [rbp + 2048], zmm10                 ;   153.7 p7+p4    8 st spill
        vpxord zmm10, zmm12, zmm28                    ;   152.8 p5       8 st
        vpxord zmm9, zmm9, zmm20                      ;   153.7 p0       8 st
        vmovdqu64 [rbp + 2112], zmm10                 ;   153.8 p8+p9    8 st spill
        vpxord zmm10, zmm28, zmm20                    ;   153.8 p5       8 st
        vpxord zmm28, zmm11, [rbp + 704]              ;   154.7 p0+p2    8 st
        vmovdqu64 [rbp + 2176], zmm10                 ;   154.8 p7+p4    8 st spill
        vpxord zmm10, zmm2, zmm3                      ;   154.8 p5      10 st
        vmovdqu64 [rbp + 2240], zmm11                 ;   108.8 p8+p9    9 st spill
        vmovdqa64 zmm11, zmm29                        ;   143.7         10 st copy
        vpternlogd zmm11, zmm18, zmm16, 0x96          ;   155.7 p0      10 st
        vmovdqu64 [rbp + 2304], zmm28                 ;   155.7 p7+p4    8 st spill
        vmovdqa64 zmm28, zmm3                         ;   151.8         10 st copy
        vmovdqu64 [rbp + 2368], zmm1                  ;   151.7 p8+p9    8 st spill
        vpxord zmm1, zmm12, zmm9                      ;   155.8 p5       8 st
        vmovdqu64 [rbp + 2432], zmm12                 ;   109.8 p7+p4    9 st spill
        vmovdqa64 zmm12, zmm3                         ;   151.8         10 st copy
        vpternlogd zmm12, zmm14, zmm22, 0xcb          ;   156.7 p0      10 st
        vpternlogd zmm3, zmm14, zmm22, 0x78           ;   156.8 p5      10 st
        vpternlogd zmm22, zmm3, zmm2, 0xb4            ;   157.8 p0      10 st
        vpternlogd zmm10, zmm22, zmm12, 0xe1          ;   158.8 p5      10 st
        vpternlogd zmm3, zmm10, zmm2, 0xb4            ;   159.8 p0      10 st
        vpternlogd zmm2, zmm3, zmm12, 0xb8            ;   160.8 p5      10 st
        vpxord zmm28, zmm28, zmm12                    ;   159.7 p0      10 st
        vpternlogd zmm28, zmm22, zmm3, 0x96           ;   160.8 p5      10 st
        vmovdqu64 zmm12, [rbp + 1088]                 ;    91.2 p3       8 st
        vmovdqu64 zmm14, [rbp + 1920]                 ;   119.8 p2       8 st
        vmovdqu64 zmm22, [rbp + 1984]                 ;   140.7 p3       8 st
        vpxord zmm22, zmm22, [rbp + 896]              ;   160.7 p0+p2    8 st
        vpxord zmm12, zmm12, zmm23                    ;   160.8 p5       8 st
        vpxord zmm14, zmm14, zmm13                    ;   161.7 p0       8 st
        vmovdqu64 [rbp + 2496], zmm12                 ;   161.8 p8+p9    8 st spill
        vmovdqu64 zmm12, [rbp + 1664]                 ;   107.8 p3       8 st
        vpxord zmm12, zmm12, zmm28                    ;   161.8 p5       8 st
        vmovdqu64 [rbp + 2560], zmm1                  ;   156.8 p7+p4    8 st spill
        vmovdqu64 zmm1, [rbp + 768]                   ;    93.3 p2       8 st
        vpxord zmm1, zmm1, zmm25                      ;   162.7 p0       8 st
        vmovdqu64 [rbp + 2624], zmm25                 ;   133.8 p8+p9    9 st spill
        vmovdqu64 zmm25, [rbp + 1408]                 ;   109.8 p3       8 st
        vpxord zmm25, zmm25, [rbp + 1088]             ;   162.8 p5+p2    8 st
        vmovdqu64 [rbp + 2688], zmm14                 ;   162.7 p7+p4    8 st spill
        vmovdqu64 zmm14, [rbp + 1920]                 ;   119.8 p3       8 st
        vmovdqu64 [rbp + 2752], zmm12                 ;   162.8 p8+p9    8 st spill
        vmovdqa64 zmm12, zmm26                        ;   152.8         10 st copy
        vpternlogd zmm12, zmm21, zmm24, 0x1d          ;   163.7 p0      10 st
        vmovdqu64 [rbp + 2816], zmm13                 ;   136.7 p7+p4    9 st spill
        vmovdqa64 zmm13, zmm26                        ;   152.8         10 st copy
        vpternlogd zmm13, zmm21, zmm24, 0xd8          ;   163.8 p5      10 st
        vmovdqu64 [rbp + 2880], zmm1                  ;   163.7 p8+p9    8 st spill
        vmovdqu64 zmm1, [rbp + 1792]                  ;   132.8 p2       8 st
        vmovdqu64 [rbp + 2944], zmm9                  ;   154.7 p7+p4    8 st spill
        vmovdqu64 zmm9, [rbp + 704]                   ;    96.2 p3       8 st
        vpxord zmm9, zmm9, zmm28                      ;   164.7 p0       8 st
        vmovdqu64 [rbp + 3008], zmm9                  ;   165.7 p8+p9    8 st spill
        vmovdqa64 zmm9, zmm12                         ;   164.7         10 st copy
        vpternlogd zmm9, zmm21, zmm27, 0xc6           ;   164.8 p5      10 st
        vmovdqu64 [rbp + 3072], zmm23                 ;   138.7 p7+p4    9 st spill
        vmovdqu64 zmm23, [rbp + 2368]                 ;   151.7 p2       8 st
        vpxord zmm23, zmm23, [rbp + 1856]             ;   165.7 p0+p3    8 st
        vmovdqu64 [rbp + 3136], zmm23                 ;   166.7 p8+p9    8 st spill
        vmovdqa64 zmm23, zmm9                         ;   165.8         10 st copy
        vpternlogd zmm23, zmm26, zmm27, 0xd8          ;   165.8 p5      10 st
        vpternlogd zmm23, zmm12, zmm24, 0x2c          ;   166.8 p0      10 st
        vpternlogd zmm26, zmm24, zmm23, 0x2c          ;   167.8 p5      10 st
        vpternlogd zmm26, zmm21, zmm27, 0x16          ;   168.8 p0      10 st
        vmovdqu64 zmm12, [rbp + 384]                  ;    97.8 p2       8 st
        vmovdqu64 zmm21, [rbp + 2368]                 ;   151.7 p3       8 st
        vmovdqu64 zmm24, [rbp + 192]                  ;    98.8 p2       8 st
        vmovdqu64 zmm27, [rbp + 1664]                 ;   107.8 p3       8 st
        vpxord zmm27, zmm27, [rbp + 256]              ;   167.8 p5+p2    8 st
        vpxord zmm12, zmm12, zmm10                    ;   168.7 p0       8 st
        vpxord zmm21, zmm21, zmm13                    ;   168.8 p5       8 st
        vpxord zmm14, zmm14, zmm23                    ;   169.7 p0       8 st
        vmovdqu64 [rbp + 3200], zmm21                 ;   169.8 p7+p4    8 st spill
        vmovdqu64 zmm21, [rbp + 768]                  ;   100.2 p3       8 st
        vmovdqu64 [rbp + 3264], zmm14                 ;   170.7 p8+p9    8 st spill
        vmovdqu64 zmm14, [rbp + 1664]                 ;   107.8 p2       8 st
        vpxord zmm14, zmm14, [rbp + 1344]             ;   169.8 p5+p3    8 st
        vmovdqu64 [rbp + 3328], zmm13                 ;   164.8 p7+p4   10 st spill
        vmovdqu64 zmm13, [rbp + 832]                  ;   101.8 p2       8 st
        vmovdqu64 [rbp + 3392], zmm23                 ;   167.8 p8+p9   10 st spill
        vmovdqu64 zmm23, [rbp + 1984]                 ;   140.7 p3       8 st
        vmovdqu64 [rbp + 3456], zmm14                 ;   170.8 p7+p4    8 st spill
        vmovdqu64 zmm14, [rbp + 0]                    ;   102.8 p2       8 st
        vmovdqu64 [rbp + 3520], zmm12                 ;   169.7 p8+p9    8 st spill
        vmovdqu64 zmm12, [rbp + 640]                  ;   103.2 p3       8 st
        vpxord zmm12, zmm12, [rbp + 448]              ;   170.7 p0+p2    8 st
        vmovdqu64 [rbp + 3584], zmm12                 ;   171.7 p7+p4    8 st spill
        vmovdqu64 zmm12, [rbp + 768]                  ;   104.2 p3       8 st
        vmovdqu64 [rbp + 3648], zmm27                 ;   168.8 p8+p9    8 st spill
        vmovdqu64 zmm27, [rbp + 320]                  ;   104.8 p2       8 st
        vmovdqu64 [rbp + 3712], zmm22                 ;   161.7 p7+p4    8 st spill
        vmovdqu64 zmm22, [rbp + 1088]                 ;   105.2 p3       8 st
        vmovdqu64 [rbp + 3776], zmm28                 ;   161.8 p8+p9   10 st spill
        vmovdqu64 zmm28, [rbp + 1280]                 ;   105.8 p2       8 st
        vmovdqu64 [rbp + 3840], zmm26                 ;   169.8 p7+p4   10 st spill
        vmovdqu64 zmm26, [rbp + 3776]                 ;   161.8 p3       8 st
        vmovdqu64 [rbp + 3904], zmm2                  ;   161.8 p8+p9   10 st spill
        vmovdqu64 zmm2, [rbp + 3840]                  ;   169.8 p2       8 st
        vmovdqu64 [rbp + 3968], zmm25                 ;   163.8 p7+p4    8 st spill
        vmovdqu64 zmm25, [rbp + 576]                  ;   107.2 p3       8 st
        vmovdqu64 [rbp + 4032], zmm20                 ;   134.8 p8+p9    9 st spill
        vmovdqu64 zmm20, [rbp + 3968]                 ;   163.8 p2       8 st
        vmovdqu64 [rbp + 4096], zmm3                  ;   160.8 p7+p4   10 st spill
        vmovdqu64 zmm3, [rbp + 192]                   ;   108.2 p3       8 st
        vmovdqu64 [rbp + 4160], zmm10                 ;   159.8 p8+p9   10 st spill
        vmovdqu64 zmm10, [rbp + 4096]                 ;   160.8 p2       8 st
        vmovdqu64 [rbp + 4224], zmm9                  ;   165.8 p7+p4   10 st spill
        vmovdqu64 zmm9, [rbp + 4160]                  ;   159.8 p3       8 st
        vmovdqu64 [rbp + 4288], zmm3                  ;   121.5 p8+p9    8 st spill
        vmovdqu64 zmm3, [rbp + 4224]                  ;   165.8 p2       8 st
        vmovdqu64 [rbp + 4352], zmm25                 ;   123.0 p7+p4    8 st spill
        vmovdqu64 zmm25, [rbp + 576]                  ;   110.2 p3       8 st
        vpxord zmm25, zmm25, [rbp + 768]              ;   170.8 p5+p2    8 st
        vmovdqu64 [rbp + 4416], zmm25                 ;   171.8 p8+p9    8 st spill
        vmovdqu64 zmm25, [rbp + 3008]                 ;   165.7 p3       8 st
        vmovdqu64 [rbp + 4480], zmm25                 ;   171.7 p7+p4    8 st spill
        vmovdqu64 zmm25, [rbp + 896]                  ;   111.8 p2       8 st
        vmovdqu64 [rbp + 4544], zmm25                 ;   125.5 p8+p9    8 st spill
        vmovdqu64 zmm25, [rbp + 4416]                 ;   171.8 p3       8 st
        vmovdqu64 [rbp + 4608], zmm25                 ;   177.8 p7+p4    8 st spill
        vmovdqu64 zmm25, [rbp + 3520]                 ;   169.7 p2       8 st
        vpxord zmm25, zmm25, [rbp + 1472]             ;   175.7 p0+p3    8 st
        vmovdqu64 [rbp + 4672], zmm25                 ;   176.7 p8+p9    8 st spill
        vmovdqu64 zmm25, [rbp + 3136]                 ;   166.7 p2       8 st
        vmovdqu64 [rbp + 4736], zmm25                 ;   172.7 p7+p4    8 st spill
        vmovdqu64 zmm25, [rbp + 3968]                 ;   163.8 p3       8 st
        vmovdqu64 [rbp + 4800], zmm25                 ;   169.8 p8+p9    8 st spill
        vmovdqu64 zmm25, [rbp + 1536]                 ;   117.8 p2       8 st
        vpxord zmm25, zmm25, [rbp + 1024]             ;   171.8 p5+p3    8 st
        vmovdqu64 [rbp + 4864], zmm25                 ;   172.8 p7+p4    8 st spill
        vmovdqu64 zmm25, [rbp + 1792]                 ;   132.8 p2       8 st
        vmovdqu64 [rbp + 4928], zmm25                 ;   138.8 p8+p9    8 st spill
        vmovdqu64 zmm25, [rbp + 2368]                 ;   151.7 p3       8 st
        vmovdqu64 [rbp + 4992], zmm25                 ;   157.7 p7+p4    8 st spill
        vmovdqu64 zmm25, [rbp + 3584]                 ;   171.7 p2       8 st
        vpxord zmm25, zmm25, [rbp + 2368]             ;   177.7 p0+p3    8 st
        vmovdqu64 [rbp + 5056], zmm25                 ;   178.7 p8+p9    8 st spill
        vmovdqu64 zmm25, [rbp + 3840]                 ;   169.8 p2       8 st
        vpxord zmm25, zmm25, [rbp + 1600]             ;   175.8 p5+p3    8 st
        vmovdqu64 [rbp + 5120], zmm25                 ;   176.8 p7+p4    8 st spill
        vmovdqu64 zmm25, [rbp + 2944]                 ;   154.7 p2       8 st
        vmovdqu64 [rbp + 5184], zmm25                 ;   160.7 p8+p9    8 st spill
        vmovdqu64 zmm25, [rbp + 3456]                 ;   170.8 p3       8 st
        vmovdqu64 [rbp + 5248], zmm25                 ;   176.8 p7+p4    8 st spill
        vmovdqu64 zmm25, [rbp + 704]                  ;   119.8 p2       8 st
        vpxord zmm25, zmm25, [rbp + 448]              ;   173.7 p0+p3    8 st
        vmovdqu64 [rbp + 5312], zmm25                 ;   174.7 p8+p9    8 st spill
        vmovdqu64 zmm25, [rbp + 640]                  ;   120.8 p2       8 st
        vmovdqu64 [rbp + 5376], zmm25                 ;   139.0 p7+p4    8 st spill
        vmovdqu64 zmm25, [rbp + 4096]                 ;   160.8 p3       8 st
        vmovdqu64 [rbp + 5440], zmm25                 ;   166.8 p8+p9    8 st spill
        vmovdqu64 zmm25, [rbp + 3008]                 ;   165.7 p2       8 st
        vmovdqu64 [rbp + 5504], zmm25                 ;   171.7 p7+p4    8 st spill
        vmovdqu64 zmm25, [rbp + 3392]                 ;   167.8 p3       8 st
        vpxord zmm25, zmm25, [rbp + 1856]             ;   173.8 p5+p2    8 st
        vmovdqu64 [rbp + 5568], zmm25                 ;   174.8 p8+p9    8 st spill
        vmovdqu64 zmm25, [rbp + 3328]                 ;   164.8 p3       8 st
        vmovdqu64 [rbp + 5632], zmm25                 ;   170.8 p7+p4    8 st spill
        vmovdqu64 zmm25, [rbp + 3392]                 ;   167.8 p2       8 st
        vmovdqu64 [rbp + 5696], zmm25                 ;   173.8 p8+p9    8 st spill
        vmovdqu64 zmm25, [rbp + 2944]                 ;   154.7 p3       8 st
        vpxord zmm25, zmm25, [rbp + 3904]             ;   174.7 p0+p2    8 st
        vmovdqu64 [rbp + 5760], zmm25                 ;   175.7 p7+p4    8 st spill
        vmovdqu64 zmm25, [rbp + 960]                  ;   125.2 p3       8 st
        vpxord zmm25, zmm25, [rbp + 256]              ;   174.8 p5+p2    8 st
        vmovdqu64 [rbp + 5824], zmm25                 ;   175.8 p8+p9    8 st spill
        vmovdqu64 zmm25, [rbp + 2752]                 ;   162.8 p3       8 st
        vmovdqu64 [rbp + 5888], zmm25                 ;   168.8 p7+p4    8 st spill
        vmovdqu64 zmm25, [rbp + 704]                  ;   126.8 p2       8 st
        vmovdqu64 [rbp + 5952], zmm25                 ;   147.5 p8+p9    8 st spill
        vmovdqu64 zmm25, [rbp + 192]                  ;   127.2 p3       8 st
        vpxord zmm25, zmm25, [rbp + 320]              ;   175.7 p0+p2    8 st
        vmovdqu64 [rbp + 6016], zmm25                 ;   176.7 p7+p4    8 st spill
        vmovdqu64 zmm25, [rbp + 3840]                 ;   169.8 p3       8 st
        vmovdqu64 [rbp + 6080], zmm25                 ;   175.8 p8+p9    8 st spill
        vmovdqu64 zmm25, [rbp + 1792]                 ;   132.8 p2       8 st
        vmovdqu64 [rbp + 6144], zmm25                 ;   151.0 p7+p4    8 st spill
        vmovdqu64 zmm25, [rbp + 4032]                 ;   134.8 p3       8 st
        vmovdqu64 [rbp + 6208], zmm25                 ;   151.5 p8+p9    8 st spill
        vmovdqu64 zmm25, [rbp + 1728]                 ;   134.8 p2       8 st
        vpxord zmm25, zmm25, [rbp + 1536]             ;   175.8 p5+p3    8 st
        vmovdqu64 [rbp + 6272], zmm25                 ;   176.8 p7+p4    8 st spill
        vmovdqu64 zmm25, [rbp + 2304]                 ;   155.7 p2       8 st
        vmovdqu64 [rbp + 6336], zmm25                 ;   161.7 p8+p9    8 st spill
        vmovdqu64 zmm25, [rbp + 3072]                 ;   138.7 p3       8 st
        vpxord zmm25, zmm25, [rbp + 1216]             ;   176.7 p0+p2    8 st
        vmovdqu64 [rbp + 6400], zmm25                 ;   177.7 p7+p4    8 st spill
        vmovdqu64 zmm25, [rbp + 3008]                 ;   165.7 p3       8 st
        vmovdqu64 [rbp + 6464], zmm25                 ;   171.7 p8+p9    8 st spill
        vmovdqu64 zmm25, [rbp + 3904]                 ;   161.8 p2       8 st
        vpxord zmm25, zmm25, [rbp + 1472]             ;   176.8 p5+p3    8 st
        vmovdqu64 [rbp + 6528], zmm25                 ;   177.8 p7+p4    8 st spill
        vmovdqu64 zmm25, [rbp + 1152]                 ;   133.8 p2       8 st
        vpxord zmm25, zmm25, [rbp + 896]              ;   177.7 p0+p3    8 st
        vmovdqu64 [rbp + 6592], zmm25                 ;   178.7 p8+p9    8 st spill
        vmovdqu64 zmm25, [rbp + 1216]                 ;   134.8 p2       8 st
        vpxord zmm25, zmm25, [rbp - 128]              ;   177.8 p5+p3    8 st
        vmovdqu64 [rbp + 6656], zmm25                 ;   178.8 p7+p4    8 st spill
        vmovdqu64 zmm25, [rbp + 2880]                 ;   163.7 p2       8 st
        vpxord zmm25, zmm25, [rbp + 3328]             ;   178.7 p0+p3    8 st
        vmovdqu64 [rbp + 6720], zmm25                 ;   179.7 p8+p9    8 st spill
        vmovdqu64 zmm25, [rbp + 1600]                 ;   136.8 p2      26 st
        vpxord zmm25, zmm25, [r8 + 65664]             ;   178.8 p5+p3   26 st
        vmovdqu64 [rbp + 6784], zmm25                 ;   179.8 p7+p4   26 st spill
        vmovdqu64 zmm25, [rbp - 64]                   ;   137.8 p2      26 st
        vpxord zmm25, zmm25, [r8 + 65728]             ;   179.7 p0+p3   26 st
        vmovdqu64 [rbp + 6848], zmm25                 ;   180.7 p8+p9   26 st spill
        vmovdqu64 zmm25, [rbp + 1600]                 ;   138.8 p2      26 st
        vpxord zmm25, zmm25, [r8 + 66112]             ;   179.8 p5+p3   26 st
        vmovdqu64 [rbp + 6912], zmm25                 ;   180.8 p7+p4   26 st spill
        vmovdqu64 zmm25, [rbp + 512]                  ;   139.8 p2      26 st
        vpxord zmm25, zmm25, [r8 + 66240]             ;   180.7 p0+p3   26 st
        vmovdqu64 [rbp + 6976], zmm25                 ;   181.7 p8+p9   26 st spill
        vmovdqu64 zmm25, [rbp + 1088]                 ;   140.8 p2      26 st
        vpxord zmm25, zmm25, [r8 + 66496]             ;   180.8 p5+p3   26 st
        vmovdqu64 [rbp + 7040], zmm25                 ;   181.8 p7+p4   26 st spill
        vmovdqu64 zmm25, [rbp + 1280]                 ;   141.8 p2      26 st
        vpxord zmm25, zmm25, [r8 + 66560]             ;   181.7 p0+p3   26 st
        vmovdqu64 [rbp + 7104], zmm25                 ;   182.7 p8+p9   26 st spill
        vmovdqu64 zmm25, [rbp + 2816]                 ;   142.8 p2      26 st
        vpxord zmm25, zmm25, [r8 + 67584]             ;   181.8 p5+p3   26 st
        vmovdqu64 [rbp + 7168], zmm25                 ;   182.8 p7+p4   26 st spill
        vmovdqu64 zmm25, [rsi + 102016]               ;   143.8 p2      11 st
        vpternlogd zmm25, zmm31, [rsi + 101888], 0x95 ;   182.7 p0+p3   11 st
        vmovdqu64 [rbp + 7232], zmm28                 ;   167.5 p8+p9    8 st spill
        vmovdqu64 zmm28, [r15 + 101504]               ;   144.8 p2      10 st
        vpternlogd zmm28, zmm18, [r15 + 101440], 0xde ;   182.8 p5+p3   10 st
        vmovdqu64 [rbp + 7296], zmm22                 ;   169.0 p7+p4    8 st spill
        vmovdqa64 zmm22, zmm28                        ;   183.8         10 st copy
        vpternlogd zmm22, zmm18, zmm7, 0x70           ;   183.8 p0      10 st
        vpternlogd zmm22, zmm0, [r15 + 101440], 0x93  ;   184.8 p5+p2   10 st
        vpternlogd zmm7, zmm22, zmm18, 0x87           ;   185.8 p0      10 st
        vpternlogd zmm17, zmm22, zmm22, 0xc3          ;   185.8 p5      10 st
        vpternlogd zmm28, zmm15, zmm7, 0x96           ;   186.8 p0      10 st
        vpternlogd zmm7, zmm0, [r15 + 101440], 0xd6   ;   186.8 p5+p3   10 st
        vpternlogd zmm6, zmm5, zmm7, 0x96             ;   187.8 p0      10 st
        vpandd zmm0, zmm6, zmm28                      ;   188.8 p5      10 st
        vmovdqa64 zmm5, zmm28                         ;   187.8         10 st copy
        vmovdqu64 [rbp + 7360], zmm27                 ;   169.5 p8+p9    8 st spill
        vmovdqa64 zmm27, zmm17                        ;   186.8         10 st copy
        vmovdqu64 [rbp + 7424], zmm12                 ;   171.0 p7+p4    8 st spill
        vmovdqa64 zmm12, zmm17                        ;   186.8         10 st copy
        vpternlogd zmm12, zmm28, zmm6, 0x21           ;   188.8 p0      10 st
        vpternlogd zmm0, zmm12, zmm11, 0xd            ;   189.8 p5      10 st
        vpternlogd zmm29, zmm16, zmm0, 0x69           ;   190.8 p0      10 st
        vpternlogd zmm28, zmm0, zmm17, 0x78           ;   190.8 p5      10 st
        vpternlogd zmm0, zmm18, zmm18, 0xc3           ;   190.8 p0      10 st
        vpternlogd zmm22, zmm28, zmm11, 0x96          ;   191.8 p5      10 st
        vpandd zmm27, zmm27, zmm28                    ;   191.8 p0      10 st
        vpternlogd zmm27, zmm12, zmm11, 0xed          ;   192.8 p5      10 st
        vpternlogd zmm6, zmm27, zmm15, 0x69           ;   193.8 p0      10 st
        vpternlogd zmm12, zmm7, [r15 + 101504], 0x96  ;   191.8 p5+p2   10 st
        vpternlogd zmm12, zmm11, zmm27, 0xb4          ;   193.8 p0      10 st
        vmovdqu64 zmm7, [rsi + 102144]                ;   147.2 p3      11 st.60 reload
        vmovdqu64 zmm11, [rsi + 102208]               ;   147.8 p2      11 st.61 reload
        vmovdqu64 zmm16, [rsi + 102272]               ;   148.2 p3      11 st
        vpternlogd zmm16, zmm11, zmm7, 0x78           ;   192.8 p5      11 st
        vpternlogd zmm27, zmm15, zmm12, 0x69          ;   194.8 p0      10 st
        vmovdqa64 zmm15, zmm11                        ;   153.8         11 st copy
        vpternlogd zmm15, zmm7, [rsi + 102272], 0x1b  ;   193.8 p5+p2   11 st
        vpandd zmm30, zmm30, zmm15                    ;   194.8 p0      11 st
        vpxord zmm5, zmm5, zmm6                       ;   194.8 p5      10 st
        vpternlogd zmm0, zmm22, zmm5, 0x87            ;   195.8 p0      10 st
        vmovdqa64 zmm18, zmm22                        ;   192.8         10 st copy
        vpternlogd zmm18, zmm17, zmm17, 0xc3          ;   195.8 p5      10 st
        vpxord zmm19, zmm19, zmm16                    ;   196.7 p0      11 st
        vpxord zmm17, zmm29, zmm27                    ;   196.8 p5      10 st
        vmovdqa64 zmm28, zmm27                        ;   195.8         10 st copy
        vpternlogd zmm28, zmm18, zmm6, 0xcb           ;   197.7 p0      10 st
        vpternlogd zmm18, zmm27, zmm6, 0x6c           ;   197.8 p5      10 st
        vpternlogd zmm6, zmm18, zmm29, 0xb4           ;   198.8 p0      10 st
        vpternlogd zmm17, zmm6, zmm28, 0xe1           ;   199.8 p5      10 st
        vpternlogd zmm6, zmm27, zmm28, 0x96           ;   199.8 p0      10 st
        vpternlogd zmm18, zmm17, zmm29, 0xb4          ;   200.8 p5      10 st
        vpternlogd zmm29, zmm28, zmm18, 0xd8          ;   201.8 p0      10 st
        vpxord zmm27, zmm6, zmm18                     ;   201.8 p5      10 st
        vmovdqa64 zmm28, zmm0                         ;   196.8         10 st copy
        vpternlogd zmm28, zmm22, zmm12, 0x1d          ;   201.7 p0      10 st
        vpxord zmm24, zmm24, zmm17                    ;   201.8 p5       8 st
        vpxord zmm20, zmm20, zmm18                    ;   202.7 p0       8 st
        vpxord zmm21, zmm21, zmm20                    ;   203.7 p5       8 st
        vpxord zmm26, zmm26, zmm18                    ;   203.7 p0       8 st
        vmovdqu64 [rbp + 7488], zmm21                 ;   204.7 p8+p9    8 st spill
        vmovdqa64 zmm21, zmm28                        ;   202.7         10 st copy
        vpternlogd zmm21, zmm22, zmm5, 0xc6           ;   203.8 p5      10 st
        vpxord zmm4, zmm4, zmm21                      ;   204.8 p0       8 st
        vmovdqu64 [rbp + 7552], zmm20                 ;   203.7 p7+p4    8 st spill
        vmovdqa64 zmm20, zmm0                         ;   196.8         10 st copy
        vpternlogd zmm20, zmm22, zmm12, 0xd8          ;   204.8 p5      10 st
        vpxord zmm8, zmm8, zmm20                      ;   205.8 p0       8 st
        vmovdqu64 [rbp + 7616], zmm8                  ;   206.8 p8+p9    8 st spill
        vmovdqa64 zmm8, zmm21                         ;   204.8         10 st copy
        vpternlogd zmm8, zmm0, zmm5, 0xd8             ;   205.8 p5      10 st
        vpternlogd zmm8, zmm28, zmm12, 0x2c           ;   206.8 p0      10 st
        vpternlogd zmm0, zmm12, zmm8, 0x2c            ;   207.8 p5      10 st
        vpternlogd zmm0, zmm22, zmm5, 0x16            ;   208.8 p0      10 st
        vmovdqu64 zmm5, [rbp + 832]                   ;   149.2 p3       8 st reload
        vmovdqu64 zmm12, [rbp + 4032]                 ;   149.8 p2       9 st reload
        vmovdqu64 zmm22, [rbp + 4096]                 ;   160.8 p3       8 st
        vpternlogd zmm22, zmm12, zmm5, 0x96           ;   207.8 p5       8 st
        vmovdqa64 zmm28, zmm24                        ;   202.8          8 st copy
        vpxord zmm23, zmm23, zmm8                     ;   208.7 p0       8 st
        vmovdqu64 [rbp + 7680], zmm24                 ;   202.8 p7+p4    8 st spill
        vmovdqu64 zmm24, [rbp + 4800]                 ;   169.8 p2       8 st reload
        vpxord zmm24, zmm24, zmm17                    ;   208.8 p5       8 st
        vmovdqu64 [rbp + 4800], zmm6                  ;   200.8 p8+p9    8 st spill
        vmovdqa64 zmm6, zmm26                         ;   204.7          8 st copy
        vmovdqu64 [rbp + 7744], zmm26                 ;   204.7 p7+p4    8 st spill
        vmovdqu64 zmm26, [rbp + 4544]                 ;   151.2 p3       8 st reload
        vpxord zmm26, zmm26, zmm21                    ;   209.7 p0       8 st
        vmovdqu64 [rbp + 4544], zmm23                 ;   209.7 p8+p9    8 st spill
        vmovdqu64 zmm23, [rbp + 4928]                 ;   151.8 p2       8 st reload
        vpxord zmm23, zmm23, zmm18                    ;   209.8 p5       8 st
        vmovdqu64 [rbp + 4928], zmm21                 ;   204.8 p7+p4   10 st spill
        vmovdqu64 zmm21, [rbp + 4480]                 ;   171.7 p3       8 st reload
        vpxord zmm21, zmm21, zmm29                    ;   210.7 p0       8 st
        vmovdqu64 [rbp + 4480], zmm26                 ;   210.7 p8+p9    8 st spill
        vmovdqu64 zmm26, [rbp + 7360]                 ;   169.5 p2       8 st reload
        vpxord zmm26, zmm26, zmm8                     ;   210.8 p5       8 st
        vmovdqu64 [rbp + 7360], zmm8                  ;   207.8 p7+p4   10 st spill
        vmovdqu64 zmm8, [rbp + 6336]                  ;   161.7 p3       8 st reload
        vpxord zmm8, zmm8, zmm23                      ;   211.7 p0       8 st
        vmovdqu64 [rbp + 6336], zmm23                 ;   210.8 p8+p9    8 st spill
        vmovdqu64 zmm23, [rbp + 4288]                 ;   153.8 p2       8 st reload
        vpxord zmm23, zmm23, zmm27                    ;   211.8 p5       8 st
        vmovdqu64 [rbp + 4288], zmm23                 ;   212.8 p7+p4    8 st spill
        vmovdqu64 zmm23, [rbp + 4608]                 ;   177.8 p3       8 st reload
        vpxord zmm23, zmm23, zmm27                    ;   212.7 p0       8 st
        vmovdqu64 zmm5, [rbp + 5376]                  ;   154.8 p2       8 st reload
        vpxord zmm5, zmm5, zmm27                      ;   212.8 p5       8 st
        vmovdqu64 [rbp + 5376], zmm21                 ;   211.7 p8+p9    8 st spill
        vmovdqa64 zmm21, zmm27                        ;   202.8          8 st copy
        vmovdqu64 [rbp + 4608], zmm8                  ;   212.7 p7+p4    8 st spill
        vmovdqu64 zmm8, [rbp + 5376]                  ;   211.7 p3       8 st
        vmovdqu64 [rbp + 7808], zmm29                 ;   202.8 p8+p9   10 st spill
        vmovdqa64 zmm29, zmm24                        ;   209.8          8 st copy
        vmovdqu64 [rbp + 7872], zmm24                 ;   209.8 p7+p4    8 st spill
        vmovdqa64 zmm24, zmm4                         ;   205.8          8 st copy
        vmovdqu64 [rbp + 7936], zmm23                 ;   213.7 p8+p9    8 st spill
        vmovdqa64 zmm23, zmm16                        ;   193.8         11 st copy
        vpternlogd zmm23, zmm7, [rsi + 102336], 0x9d  ;   213.7 p0+p2   11 st
        vpternlogd zmm16, zmm23, zmm11, 0x26          ;   214.7 p5      11 st
        vpternlogd zmm23, zmm11, [rsi + 102336], 0x58 ;   214.7 p0+p3   11 st
        vpternlogd zmm15, zmm23, [rsi + 102336], 0xb4 ;   215.7 p5+p2   11 st
        vmovdqa64 zmm11, zmm16                        ;   215.7         11 st copy
        vpternlogd zmm11, zmm25, zmm7, 0x96           ;   215.7 p0      11 st
        vmovdqu64 [rbp + 8000], zmm5                  ;   213.8 p7+p4    8 st spill
        vmovdqa64 zmm5, zmm22                         ;   208.8          8 st copy
        vmovdqa64 zmm12, zmm22                        ;   208.8          8 st copy
        vmovdqu64 [rbp + 8064], zmm4                  ;   205.8 p8+p9    8 st spill
        vmovdqa64 zmm4, zmm0                          ;   209.8          8 st copy
        vmovdqu64 [rbp + 8128], zmm27                 ;   202.8 p7+p4   10 st spill
        vmovdqu64 zmm27, [rbp + 1600]                 ;   157.2 p3      26 st
        vpxord zmm27, zmm27, [r8 + 68224]             ;   215.8 p5+p2   26 st
        vmovdqu64 [rbp + 8192], zmm27                 ;   216.8 p8+p9   26 st spill
        vmovdqu64 zmm27, [rbp + 3648]                 ;   168.8 p3      26 st
        vpxord zmm27, zmm27, [r8 + 68544]             ;   216.7 p0+p2   26 st
        vmovdqu64 [rbp + 8256], zmm27                 ;   217.7 p7+p4   26 st spill
        vmovdqu64 zmm27, [rbp + 4928]                 ;   204.8 p3      26 st
        vpxord zmm27, zmm27, [r8 + 68608]             ;   216.8 p5+p2   26 st
        vmovdqu64 [rbp + 8320], zmm27                 ;   217.8 p8+p9   26 st spill
        vpxord zmm27, zmm20, [r8 + 66944]             ;   217.7 p0+p3   26 st
        vmovdqu64 [rbp + 8384], zmm27                 ;   218.7 p7+p4   26 st spill
        vpxord zmm27, zmm18, [r8 + 68032]             ;   217.8 p5+p2   26 st
        vmovdqu64 [rbp + 8448], zmm27                 ;   218.8 p8+p9   26 st spill
        vmovdqu64 zmm27, [rbp + 3072]                 ;   161.2 p3       9 st reload
        vpternlogd zmm26, zmm27, [rbp + 1152], 0x96   ;   218.7 p0+p2    8 st
        vpternlogd zmm27, zmm20, [rbp + 3648], 0x96   ;   218.8 p5+p3    8 st
        vmovdqu64 [rbp + 3072], zmm27                 ;   219.8 p7+p4    8 st spill
        vmovdqu64 zmm27, [rbp + 7232]                 ;   167.5 p2       8 st reload
        vpxord zmm27, zmm27, zmm26                    ;   219.7 p0       8 st
        vmovdqu64 [rbp + 7232], zmm27                 ;   220.7 p8+p9    8 st spill
        vmovdqu64 zmm27, [rbp + 1024]                 ;   163.2 p3       8 st reload
        vpternlogd zmm20, zmm27, [rbp - 64], 0x96     ;   219.8 p5+p2    8 st
        vmovdqu64 [rbp + 8512], zmm26                 ;   219.7 p7+p4    8 st spill
        vmovdqu64 zmm26, [rbp + 4736]                 ;   172.7 p3       8 st reload
        vpxord zmm26, zmm26, zmm20                    ;   220.8 p0       8 st
        vmovdqu64 [rbp + 4736], zmm26                 ;   221.8 p8+p9    8 st spill
        vmovdqa64 zmm26, zmm18                        ;   201.8          8 st copy
        vpternlogd zmm26, zmm27, [rbp + 832], 0x96    ;   220.8 p5+p2    8 st
        vmovdqu64 [rbp + 8576], zmm18                 ;   201.8 p7+p4   10 st spill
        vmovdqu64 zmm18, [rbp + 2624]                 ;   165.2 p3      26 st
        vpternlogd zmm18, zmm27, [r8 + 67456], 0x96   ;   221.7 p0+p2   26 st
        vmovdqu64 zmm27, [rsi + 102016]               ;   166.2 p3      11 st
        vpternlogd zmm27, zmm25, [rsi + 101952], 0xde ;   221.8 p5+p2   11 st
        vmovdqu64 [rbp + 8640], zmm18                 ;   222.7 p8+p9   26 st spill
        vmovdqa64 zmm18, zmm27                        ;   222.8         11 st copy
        vpternlogd zmm18, zmm25, zmm31, 0x70          ;   222.8 p0      11 st
        vmovdqu64 [rbp + 8704], zmm26                 ;   221.8 p7+p4    8 st spill
        vmovdqu64 zmm26, [rsi + 101952]               ;   167.2 p3      11 st.57 reload
        vpternlogd zmm18, zmm26, [rsi + 101888], 0x95 ;   223.8 p5+p2   11 st
        vpternlogd zmm31, zmm18, zmm25, 0x87          ;   224.8 p0      11 st
        vpternlogd zmm23, zmm18, zmm18, 0xc3          ;   224.8 p5      11 st
        vpternlogd zmm27, zmm15, zmm31, 0x96          ;   225.8 p0      11 st
        vpternlogd zmm31, zmm26, [rsi + 101888], 0xb6 ;   225.8 p5+p3   11 st
        vpternlogd zmm19, zmm30, zmm31, 0x96          ;   226.8 p0      11 st
        vpandd zmm26, zmm19, zmm27                    ;   227.8 p5      11 st
        vmovdqa64 zmm30, zmm27                        ;   226.8         11 st copy
        vmovdqu64 [rbp + 8768], zmm20                 ;   220.8 p8+p9    8 st spill
        vmovdqa64 zmm20, zmm23                        ;   225.8         11 st copy
        vmovdqu64 [rbp + 8832], zmm22                 ;   208.8 p7+p4    8 st spill
        vmovdqa64 zmm22, zmm23                        ;   225.8         11 st copy
        vpternlogd zmm22, zmm27, zmm19, 0x21          ;   227.8 p0      11 st
        vpternlogd zmm26, zmm22, zmm11, 0xd           ;   228.8 p5      11 st
        vpternlogd zmm16, zmm7, zmm26, 0x69           ;   229.8 p0      11 st
        vpternlogd zmm27, zmm26, zmm23, 0x78          ;   229.8 p5      11 st
        vpternlogd zmm26, zmm25, zmm25, 0xc3          ;   229.8 p0      11 st
        vpternlogd zmm18, zmm27, zmm11, 0x96          ;   230.8 p5      11 st
        vpandd zmm20, zmm20, zmm27                    ;   230.8 p0      11 st
        vpternlogd zmm20, zmm22, zmm11, 0xed          ;   231.8 p5      11 st
        vpternlogd zmm19, zmm20, zmm15, 0x69          ;   232.8 p0      11 st
        vpternlogd zmm22, zmm31, [rsi + 102016], 0x96 ;   230.8 p5+p2   11 st
        vpternlogd zmm22, zmm11, zmm20, 0xb4          ;   232.8 p0      11 st
        vpternlogd zmm20, zmm15, zmm22, 0x69          ;   233.8 p5      11 st
        vmovdqu64 zmm7, [rbp + 1344]                  ;   169.2 p3       8 st reload
        vmovdqu64 zmm11, [rbp + 1280]                 ;   169.8 p2       8 st reload
        vmovdqu64 zmm15, [rbp + 1984]                 ;   170.2 p3       8 st
        vpternlogd zmm15, zmm11, zmm7, 0x96           ;   232.7 p0       8 st
        vmovdqu64 zmm25, [rbp + 4032]                 ;   170.8 p2       9 st reload
        vmovdqu64 zmm27, [rbp + 4096]                 ;   171.2 p3       8 st
        vpternlogd zmm27, zmm17, zmm25, 0x96          ;   232.8 p5       8 st
        vpxord zmm30, zmm30, zmm19                    ;   233.8 p0      11 st
        vpternlogd zmm26, zmm18, zmm30, 0x87          ;   234.8 p5      11 st
        vmovdqa64 zmm31, zmm18                        ;   231.8         11 st copy
        vpternlogd zmm31, zmm23, zmm23, 0xc3          ;   234.7 p0      11 st
        vpxord zmm23, zmm16, zmm20                    ;   234.8 p5      11 st
        vmovdqa64 zmm11, zmm20                        ;   234.8         11 st copy
        vmovdqa64 zmm25, zmm20                        ;   234.8         11 st copy
        vpternlogd zmm25, zmm31, zmm19, 0xcb          ;   235.7 p0      11 st
        vpternlogd zmm20, zmm31, zmm19, 0x78          ;   235.8 p5      11 st
        vpternlogd zmm19, zmm20, zmm16, 0xb4          ;   236.8 p0      11 st
        vpternlogd zmm23, zmm19, zmm25, 0xe1          ;   237.8 p5      11 st
        vpternlogd zmm20, zmm23, zmm16, 0xb4          ;   238.8 p0      11 st
        vpternlogd zmm16, zmm20, zmm25, 0xb8          ;   239.8 p5      11 st
        vpxord zmm11, zmm11, zmm25                    ;   238.7 p0      11 st
        vpternlogd zmm11, zmm19, zmm20, 0x96          ;   239.8 p5      11 st
        vmovdqu64 zmm19, [rbp + 640]                  ;   171.8 p2       8 st reload
        vmovdqu64 zmm25, [rbp + 1408]                 ;   172.2 p3       8 st
        vpternlogd zmm25, zmm7, zmm19, 0x96           ;   239.7 p0       8 st
        vpxord zmm1, zmm1, zmm23                      ;   239.8 p5       8 st
        vpxord zmm6, zmm6, zmm1                       ;   240.8 p0       8 st
        vmovdqu64 zmm31, [rbp + 4352]                 ;   172.8 p2       8 st reload
        vpxord zmm31, zmm31, zmm23                    ;   240.8 p5       8 st
        vpxord zmm13, zmm13, zmm20                    ;   241.7 p0       8 st
        vpxord zmm10, zmm10, zmm20                    ;   241.8 p5       8 st
        vpxord zmm21, zmm21, zmm20                    ;   242.7 p0       8 st
        vpxord zmm9, zmm9, zmm11                      ;   242.8 p5       8 st
        vpxord zmm28, zmm28, zmm11                    ;   243.7 p0       8 st
        vpxord zmm29, zmm29, zmm11                    ;   243.8 p5       8 st
        vpxord zmm8, zmm8, zmm9                       ;   244.7 p0       8 st
        vmovdqa64 zmm19, zmm26                        ;   235.8         11 st copy
        vpternlogd zmm19, zmm18, zmm22, 0x1d          ;   244.8 p5      11 st
        vmovdqa64 zmm7, zmm26                         ;   235.8         11 st copy
        vpternlogd zmm7, zmm18, zmm22, 0xd8           ;   245.7 p0      11 st
        vmovdqu64 [rbp + 4352], zmm17                 ;   205.5 p8+p9   10 st spill
        vmovdqa64 zmm17, zmm19                        ;   245.8         11 st copy
        vpternlogd zmm17, zmm18, zmm30, 0xc6          ;   245.8 p5      11 st
        vpxord zmm14, zmm14, zmm17                    ;   246.8 p0       8 st
        vpxord zmm4, zmm4, zmm17                      ;   246.8 p5       8 st
        vmovdqu64 [rbp + 1984], zmm25                 ;   240.7 p7+p4    8 st spill
        vmovdqa64 zmm25, zmm17                        ;   246.8         11 st copy
        vpternlogd zmm25, zmm26, zmm30, 0xd8          ;   247.7 p0      11 st
        vpternlogd zmm25, zmm19, zmm22, 0x2c          ;   248.7 p5      11 st
        vpternlogd zmm26, zmm22, zmm25, 0x2c          ;   249.7 p0      11 st
        vpternlogd zmm26, zmm18, zmm30, 0x16          ;   250.7 p5      11 st
        vmovdqu64 zmm18, [rbp + 2944]                 ;   173.2 p3       8 st reload
        vmovdqu64 zmm19, [rbp + 8832]                 ;   208.8 p2       8 st reload
        vmovdqu64 zmm22, [rbp + 3648]                 ;   174.2 p3       8 st
        vpternlogd zmm22, zmm19, zmm18, 0x96          ;   249.7 p0       8 st
        vpxord zmm3, zmm3, zmm26                      ;   251.7 p5       8 st
        vmovdqu64 zmm30, [rbp + 5248]                 ;   176.8 p2       8 st reload
        vpxord zmm30, zmm30, zmm27                    ;   250.7 p0       8 st
        vmovdqu64 zmm19, [rbp + 5888]                 ;   175.2 p3       8 st reload
        vpxord zmm19, zmm19, zmm27                    ;   250.8 p5       8 st
        vmovdqu64 zmm18, [rbp + 7424]                 ;   175.8 p2       8 st reload
        vpxord zmm18, zmm18, zmm11                    ;   251.7 p0       8 st
        vmovdqu64 [rbp + 7424], zmm22                 ;   250.7 p8+p9    8 st spill
        vmovdqu64 zmm22, [rbp + 7296]                 ;   176.2 p3       8 st reload
        vpxord zmm22, zmm22, zmm9                     ;   251.8 p5       8 st
        vmovdqu64 [rbp + 7296], zmm22                 ;   252.8 p7+p4    8 st spill
        vmovdqu64 zmm22, [rbp + 5184]                 ;   176.8 p2       8 st reload
        vpxord zmm22, zmm22, zmm13                    ;   252.7 p0       8 st
        vmovdqu64 [rbp + 5184], zmm13                 ;   242.7 p8+p9    8 st spill
        vmovdqu64 zmm13, [rbp + 5504]                 ;   177.2 p3       8 st reload
        vpxord zmm13, zmm13, zmm31                    ;   252.8 p5       8 st
        vmovdqu64 [rbp + 5504], zmm22                 ;   253.7 p7+p4    8 st spill
        vmovdqu64 zmm22, [rbp + 5952]                 ;   177.8 p2       8 st reload
        vpxord zmm22, zmm22, zmm11                    ;   253.7 p0       8 st
        vmovdqu64 [rbp + 5952], zmm13                 ;   253.8 p8+p9    8 st spill
        vmovdqu64 zmm13, [rbp + 4992]                 ;   178.2 p3       8 st reload
        vpxord zmm13, zmm13, zmm26                    ;   253.8 p5       8 st
        vmovdqu64 [rbp + 4992], zmm27                 ;   233.8 p7+p4    8 st spill
        vmovdqu64 zmm27, [rbp + 5440]                 ;   178.8 p2       8 st reload
        vpxord zmm27, zmm27, zmm7                     ;   254.7 p0       8 st
        vmovdqu64 [rbp + 5440], zmm27                 ;   255.7 p8+p9    8 st spill
        vmovdqu64 zmm27, [rbp + 5632]                 ;   179.2 p3       8 st reload
        vpxord zmm27, zmm27, zmm7                     ;   254.8 p5       8 st
        vmovdqu64 [rbp + 5632], zmm4                  ;   247.8 p7+p4    8 st spill
        vmovdqu64 zmm4, [rbp + 6464]                  ;   179.8 p2       8 st reload
        vpxord zmm4, zmm4, zmm7                       ;   255.7 p0       8 st
        vmovdqu64 [rbp + 6464], zmm7                  ;   246.7 p8+p9   11 st spill
        vmovdqu64 zmm7, [rbp + 6144]                  ;   180.2 p3       8 st reload
        vpxord zmm7, zmm7, zmm21                      ;   255.8 p5       8 st
        vmovdqu64 [rbp + 6144], zmm18                 ;   252.7 p7+p4    8 st spill
        vmovdqu64 zmm18, [rbp + 6208]                 ;   180.8 p2       8 st reload
        vpxord zmm18, zmm18, zmm7                     ;   256.8 p0       8 st
        vpxord zmm12, zmm12, zmm18                    ;   257.8 p5       8 st
        vmovdqu64 [rbp + 6208], zmm7                  ;   256.8 p8+p9    8 st spill
        vmovdqa64 zmm7, zmm22                         ;   254.7          8 st copy
        vmovdqu64 [rbp + 5888], zmm22                 ;   254.7 p7+p4    8 st spill
        vmovdqu64 zmm22, [rbp + 5696]                 ;   181.2 p3       8 st reload
        vpxord zmm22, zmm22, zmm25                    ;   257.7 p0       8 st
        vmovdqu64 [rbp + 5696], zmm21                 ;   243.7 p8+p9    8 st spill
        vmovdqu64 zmm21, [rbp + 6080]                 ;   181.8 p2       8 st reload
        vpxord zmm21, zmm21, zmm25                    ;   257.8 p5       8 st
        vmovdqu64 [rbp + 6080], zmm25                 ;   249.7 p7+p4   11 st spill
        vmovdqa64 zmm25, zmm13                        ;   254.8          8 st copy
        vmovdqu64 [rbp + 5248], zmm13                 ;   254.8 p8+p9    8 st spill
        vmovdqu64 zmm13, [rbp + 1664]                 ;   182.2 p3      26 st
        vpxord zmm13, zmm13, [r8 + 68928]             ;   258.7 p0+p2   26 st
        vmovdqu64 [rbp + 1664], zmm13                 ;   259.7 p7+p4   26 st spill
        vmovdqu64 zmm13, [rbp + 256]                  ;   183.2 p3      26 st
        vpxord zmm13, zmm13, [r8 + 68992]             ;   258.8 p5+p2   26 st
        vmovdqu64 [rbp + 3648], zmm13                 ;   259.8 p8+p9   26 st spill
        vpxord zmm13, zmm11, [r8 + 67328]             ;   259.7 p0+p3   26 st
        vmovdqu64 [rbp + 8896], zmm13                 ;   260.7 p7+p4   26 st spill
        vmovdqu64 zmm13, [rbp + 512]                  ;   184.8 p2      26 st
        vpxord zmm13, zmm13, [r8 + 69376]             ;   259.8 p5+p3   26 st
        vmovdqu64 [rbp + 8960], zmm13                 ;   260.8 p8+p9   26 st spill
        vmovdqu64 zmm13, [rbp + 512]                  ;   185.8 p2       8 st reload
        vpternlogd zmm23, zmm13, [rbp + 448], 0x96    ;   260.7 p0+p3    8 st
        vpternlogd zmm27, zmm13, [rbp + 1472], 0x96   ;   260.8 p5+p2    8 st
        vmovdqu64 [rbp + 9024], zmm23                 ;   261.7 p7+p4    8 st spill
        vmovdqa64 zmm23, zmm10                        ;   242.8         26 st copy
        vpternlogd zmm23, zmm13, [r8 + 65920], 0x96   ;   261.7 p0+p3   26 st
        vmovdqu64 [rbp + 9088], zmm10                 ;   242.8 p8+p9    8 st spill
        vmovdqu64 zmm10, [rbp + 6080]                 ;   249.7 p2      11 st reload
        vpternlogd zmm13, zmm10, [r8 + 67392], 0x96   ;   261.8 p5+p3   26 st
        vmovdqu64 zmm10, [rbp + 4224]                 ;   188.8 p2      10 st reload
        vpternlogd zmm14, zmm10, [rbp + 1600], 0x96   ;   262.7 p0+p3    8 st
        vmovdqu64 [rbp + 512], zmm13                  ;   262.8 p7+p4   26 st spill
        vmovdqu64 zmm13, [rbp - 128]                  ;   189.8 p2      26 st
        vpternlogd zmm13, zmm10, [r8 + 66688], 0x96   ;   262.8 p5+p3   26 st
        vmovdqu64 [rbp + 9152], zmm6                  ;   241.8 p8+p9    8 st spill
        vmovdqu64 zmm6, [rbp + 2624]                  ;   190.8 p2      26 st
        vpternlogd zmm6, zmm10, [r8 + 67136], 0x96    ;   263.7 p0+p3   26 st
        vmovdqu64 [rbp + 9216], zmm6                  ;   264.7 p7+p4   26 st spill
        vmovdqu64 zmm6, [rbp + 6080]                  ;   249.7 p2      11 st reload
        vpternlogd zmm10, zmm6, [r8 + 69248], 0x96    ;   263.8 p5+p3   26 st
        vpxord zmm6, zmm28, [r8 + 68096]              ;   264.7 p0+p2   26 st
        vmovdqu64 [rbp + 4224], zmm10                 ;   264.8 p8+p9   26 st spill
        vpxord zmm10, zmm27, [r8 + 67776]             ;   264.8 p5+p3   26 st
        vmovdqu64 [rbp + 9280], zmm6                  ;   265.7 p7+p4   26 st spill
        vpxord zmm6, zmm17, [r8 + 69120]              ;   265.7 p0+p2   26 st
        vmovdqu64 [rbp + 9344], zmm6                  ;   266.7 p8+p9   26 st spill
        vmovdqa64 zmm6, zmm27                         ;   261.8         26 st copy
        vpternlogd zmm6, zmm17, [r8 + 68800], 0x96    ;   265.8 p5+p3   26 st
        vmovdqu64 [rbp + 9408], zmm6                  ;   266.8 p7+p4   26 st spill
        vmovdqu64 zmm6, [rbp + 6912]                  ;   194.8 p2      26 st reload
        vpternlogd zmm11, zmm6, [rbp + 8832], 0x96    ;   266.7 p0+p3   26 st
        vmovdqu64 zmm6, [r8 + 65600]                  ;   195.8 p2      26 st
        vmovdqu64 [rbp + 6912], zmm10                 ;   265.8 p8+p9   26 st spill
        vmovdqu64 zmm10, [rbp + 3008]                 ;   196.2 p3      26 st
        vpternlogd zmm10, zmm17, [r8 + 66176], 0x96   ;   266.8 p5+p2   26 st
        vmovdqu64 [rbp + 9472], zmm19                 ;   251.8 p7+p4    8 st spill
        vmovdqu64 zmm19, [rbp + 7488]                 ;   204.7 p3       8 st reload
        vpternlogd zmm17, zmm19, [r8 + 68160], 0x96   ;   267.7 p0+p2   26 st
        vmovdqu64 zmm19, [rbp + 3904]                 ;   198.2 p3       8 st
        vpternlogd zmm19, zmm0, [rbp + 320], 0x96     ;   267.8 p5+p2    8 st
        vmovdqu64 [rbp + 9536], zmm17                 ;   268.7 p8+p9   26 st spill
        vmovdqu64 zmm17, [rbp + 3712]                 ;   199.2 p3       8 st
        vpternlogd zmm17, zmm0, [rbp + 1216], 0x96    ;   268.7 p0+p2    8 st
        vpternlogd zmm11, zmm17, [rbp + 64], 0x96     ;   269.7 p5+p3   26 st
        vmovdqu64 [r8 + 131648], zmm11                ;   270.7 p7+p4   26 st
        vmovdqu64 zmm11, [rbp + 7808]                 ;   202.8 p2      10 st reload
        vmovdqu64 [rbp + 9600], zmm17                 ;   269.7 p8+p9    8 st spill
        vmovdqu64 zmm17, [rbp + 3136]                 ;   201.2 p3       8 st reload
        vpternlogd zmm23, zmm17, zmm11, 0x96          ;   269.7 p0      26 st
        vmovdqu64 [rbp + 9664], zmm19                 ;   268.8 p7+p4    8 st spill
        vmovdqu64 zmm19, [rbp + 8000]                 ;   213.8 p2      26 st
        vpternlogd zmm19, zmm17, [r8 + 66816], 0x96   ;   269.8 p5+p3   26 st
        vpternlogd zmm17, zmm9, [rbp + 8640], 0x96    ;   270.7 p0+p2   26 st
        vmovdqu64 [rbp + 3136], zmm17                 ;   271.7 p8+p9   26 st spill
        vmovdqa64 zmm17, zmm26                        ;   251.7          8 st copy
        vpternlogd zmm17, zmm11, [rbp + 384], 0x96    ;   270.8 p5+p3    8 st
        vmovdqu64 zmm11, [rbp + 1920]                 ;   203.8 p2       9 st reload
        vpternlogd zmm26, zmm11, [rbp + 64], 0x96     ;   271.7 p0+p3    8 st
        vpxord zmm2, zmm2, zmm26                      ;   272.7 p5       8 st
        vpxord zmm24, zmm24, zmm2                     ;   273.7 p0       8 st
        vmovdqu64 zmm26, [rbp + 1024]                 ;   204.8 p2      26 st
        vpternlogd zmm26, zmm1, [r8 + 67904], 0x96    ;   272.8 p5+p3   26 st
        vmovdqu64 zmm11, [rbp + 8000]                 ;   213.8 p2       8 st reload
        vpternlogd zmm1, zmm11, [rbp + 2304], 0x96    ;   273.7 p0+p3    8 st
        vmovdqu64 zmm11, [rbp - 128]                  ;   206.8 p2      26 st
        vpternlogd zmm11, zmm14, [r8 + 65536], 0x96   ;   273.8 p5+p3   26 st
        vmovdqu64 [rbp + 8000], zmm26                 ;   273.8 p7+p4   26 st spill
        vmovdqu64 zmm26, [rbp + 8512]                 ;   219.7 p2       8 st reload
        vpternlogd zmm10, zmm26, [rbp + 3520], 0x96   ;   274.7 p0+p3   26 st
        vmovdqu64 zmm26, [rbp + 4608]                 ;   212.7 p2       8 st reload
        vpternlogd zmm11, zmm26, [rbp + 192], 0x96    ;   274.8 p5+p3   26 st
        vmovdqu64 [r8 + 131072], zmm11                ;   275.8 p8+p9   26 st
        vmovdqu64 zmm11, [rbp + 2368]                 ;   209.8 p2      26 st
        vpternlogd zmm11, zmm27, [r8 + 66752], 0x96   ;   275.7 p0+p3   26 st
        vmovdqu64 [rbp + 2368], zmm17                 ;   271.8 p7+p4    8 st spill
        vmovdqu64 zmm17, [rbp + 6848]                 ;   210.8 p2      26 st reload
        vpternlogd zmm27, zmm17, [rbp + 0], 0x96      ;   275.8 p5+p3   26 st
        vmovdqu64 zmm17, [rbp + 4416]                 ;   211.8 p2       8 st reload
        vmovdqu64 [rbp + 6848], zmm19                 ;   270.8 p8+p9   26 st spill
        vmovdqu64 zmm19, [rbp + 2560]                 ;   212.2 p3       8 st reload
        vpternlogd zmm23, zmm19, zmm17, 0x96          ;   276.7 p0      26 st
        vmovdqu64 [r8 + 131456], zmm23                ;   277.7 p7+p4   26 st
        vmovdqu64 zmm23, [rbp + 1088]                 ;   212.8 p2       8 st reload
        vmovdqu64 zmm19, [rbp + 2880]                 ;   213.2 p3       8 st
        vpternlogd zmm19, zmm17, zmm23, 0x96          ;   276.8 p5       8 st
        vmovdqa64 zmm17, zmm31                        ;   241.8          8 st copy
        vpternlogd zmm17, zmm23, [rbp + 2880], 0x96   ;   277.7 p0+p2    8 st
        vpxord zmm7, zmm7, zmm17                      ;   278.7 p5       8 st
        vmovdqa64 zmm23, zmm19                        ;   277.8          8 st copy
        vpternlogd zmm23, zmm20, [rbp + 3968], 0x96   ;   278.7 p0+p3    8 st
        vpxord zmm5, zmm5, zmm23                      ;   279.7 p5       8 st
        vpternlogd zmm10, zmm23, [rbp + 2688], 0x96   ;   279.7 p0+p2   26 st
        vmovdqu64 [r8 + 131712], zmm10                ;   280.7 p8+p9   26 st
        vmovdqa64 zmm10, zmm30                        ;   251.7         26 st copy
        vpternlogd zmm10, zmm14, [rbp + 7104], 0x96   ;   279.8 p5+p3   26 st
        vmovdqu64 [r8 + 132096], zmm10                ;   280.8 p7+p4   26 st
        vmovdqu64 zmm10, [rbp + 1408]                 ;   215.8 p2       9 st reload
        vmovdqu64 [rbp + 7104], zmm20                 ;   249.5 p8+p9   11 st spill
        vmovdqu64 zmm20, [rbp + 8128]                 ;   216.2 p3      10 st reload
        vpternlogd zmm13, zmm20, zmm10, 0x96          ;   280.7 p0      26 st
        vmovdqu64 [rbp + 3520], zmm7                  ;   279.7 p7+p4    8 st spill
        vmovdqa64 zmm7, zmm28                         ;   244.7          8 st copy
        vpternlogd zmm7, zmm20, [rbp + 960], 0x96     ;   280.8 p5+p2    8 st
        vmovdqu64 [rbp + 8640], zmm17                 ;   278.7 p8+p9    8 st spill
        vmovdqu64 zmm17, [rbp + 960]                  ;   217.2 p3       8 st reload
        vpternlogd zmm20, zmm17, [r8 + 69568], 0x96   ;   281.7 p0+p2   26 st
        vmovdqu64 [rbp + 8128], zmm20                 ;   282.7 p7+p4   26 st spill
        vmovdqa64 zmm20, zmm29                        ;   244.8          8 st copy
        vpternlogd zmm20, zmm10, [rbp + 5760], 0x96   ;   281.8 p5+p3    8 st
        vmovdqu64 zmm10, [rbp + 2752]                 ;   218.8 p2      26 st
        vpternlogd zmm10, zmm17, [r8 + 65984], 0x96   ;   282.7 p0+p3   26 st
        vmovdqu64 zmm17, [rbp + 1856]                 ;   219.8 p2       8 st
        vpternlogd zmm17, zmm9, [rbp + 704], 0x96     ;   282.8 p5+p3    8 st
        vmovdqu64 [rbp + 9728], zmm7                  ;   281.8 p8+p9    8 st spill
        vmovdqu64 zmm7, [rbp + 8576]                  ;   220.8 p2      10 st reload
        vpternlogd zmm11, zmm7, [rbp + 1024], 0x96    ;   283.7 p0+p3   26 st
        vmovdqu64 zmm7, [rbp + 1728]                  ;   221.8 p2       9 st reload
        vmovdqu64 [rbp + 1024], zmm17                 ;   283.8 p7+p4    8 st spill
        vmovdqu64 zmm17, [rbp + 3968]                 ;   222.2 p3       8 st
        vpternlogd zmm17, zmm16, zmm7, 0x96           ;   283.8 p5       8 st
        mov rdi, qword [rbp + 9920]                   ;   204.3 p10     26 rows reload
        sub r10, rdi                                  ;   209.3 p1      26 rows
        sub r11, rdi                                  ;   209.3 p6      26 rows
        add r10, 0x1000                               ;   210.3 p11     26 rows
        and r10, 0x7fff                               ;   211.3 p1      26 rows
        add r11, 0x1000                               ;   210.3 p6      26 rows
        add r10, rdi                                  ;   212.3 p11     26 rows
        vmovdqu64 [rbp + 8576], zmm14                 ;   263.7 p8+p9    8 st spill
        vmovdqa64 zmm14, zmm16                        ;   240.8          8 st copy
        vpternlogd zmm14, zmm7, [rbp + 3008], 0x96    ;   284.7 p0+p2    8 st
        vmovdqu64 [rbp + 9792], zmm17                 ;   284.8 p7+p4    8 st spill
        vmovdqu64 zmm17, [rbp + 832]                  ;   223.2 p3       8 st
        vpternlogd zmm17, zmm7, [rbp + 128], 0x96     ;   284.8 p5+p2    8 st
        vpternlogd zmm10, zmm29, zmm17, 0x96          ;   285.8 p0      26 st
        vmovdqu64 [r8 + 131520], zmm10                ;   286.8 p8+p9   26 st
        vmovdqu64 zmm10, [rbp + 2496]                 ;   224.2 p3       8 st reload
        vmovdqu64 zmm29, [rbp + 9472]                 ;   251.8 p2       8 st reload
        vpternlogd zmm11, zmm29, zmm10, 0x96          ;   285.8 p5      26 st
        vmovdqu64 zmm10, [rbp + 6848]                 ;   270.8 p3      26 st reload
        vpternlogd zmm29, zmm10, [rbp + 7552], 0x96   ;   286.7 p0+p2   26 st
        vmovdqu64 zmm10, [rbp + 2112]                 ;   226.2 p3       8 st reload
        vpternlogd zmm29, zmm16, zmm10, 0x96          ;   287.7 p5      26 st
        vmovdqa64 zmm7, zmm10                         ;   232.2          8 st copy
        vpternlogd zmm7, zmm16, [rbp + 5760], 0x96    ;   287.7 p0+p2    8 st
        vmovdqu64 zmm10, [rbp + 7872]                 ;   227.2 p3       8 st
        vpternlogd zmm10, zmm16, [rbp - 64], 0x96     ;   287.8 p5+p2    8 st
        vmovdqu64 [rbp + 9472], zmm16                 ;   259.0 p7+p4   11 st spill
        vmovdqu64 zmm16, [rbp + 5120]                 ;   228.2 p3       8 st reload
        vpternlogd zmm11, zmm16, [rbp + 4480], 0x96   ;   288.7 p0+p2   26 st
        vmovdqu64 [r8 + 132288], zmm11                ;   289.7 p8+p9   26 st
        vmovdqu64 zmm11, [rbp + 384]                  ;   229.2 p3      26 st
        vpternlogd zmm11, zmm4, [r8 + 69312], 0x96    ;   288.8 p5+p2   26 st
        vmovdqu64 zmm16, [rbp + 9664]                 ;   268.8 p3       8 st reload
        vpternlogd zmm29, zmm16, [rbp + 3264], 0x96   ;   289.7 p0+p2   26 st
        vmovdqu64 [r8 + 132352], zmm29                ;   290.7 p7+p4   26 st
        vmovdqu64 zmm29, [rbp + 1536]                 ;   231.2 p3       8 st
        vpternlogd zmm29, zmm22, [rbp + 384], 0x96    ;   289.8 p5+p2    8 st
        vpternlogd zmm13, zmm30, zmm29, 0x96          ;   290.8 p0      26 st
        vmovdqu64 zmm30, [rbp + 6592]                 ;   232.2 p3       8 st reload
        vpternlogd zmm13, zmm30, [rbp + 3712], 0x96   ;   291.8 p5+p2   26 st
        vmovdqu64 [r8 + 132224], zmm13                ;   292.8 p8+p9   26 st
        vmovdqu64 zmm13, [rbp + 256]                  ;   233.2 p3       8 st reload
        vmovdqu64 zmm16, [rbp + 1792]                 ;   233.8 p2       8 st
        vpternlogd zmm16, zmm12, zmm13, 0x96          ;   291.7 p0       8 st
        vmovdqu64 zmm30, [rbp + 1792]                 ;   234.2 p3       9 st reload
        vpternlogd zmm13, zmm30, [r8 + 69440], 0x96   ;   291.8 p5+p2   26 st
        vmovdqu64 [rbp + 256], zmm13                  ;   292.8 p7+p4   26 st spill
        vmovdqu64 zmm13, [rbp + 4352]                 ;   235.2 p3      10 st reload
        vpternlogd zmm30, zmm13, [r8 + 69056], 0x96   ;   292.7 p0+p2   26 st
        vmovdqu64 zmm13, [rbp + 448]                  ;   236.2 p3       8 st reload
        vmovdqu64 [rbp + 1792], zmm11                 ;   289.8 p8+p9   26 st spill
        vmovdqu64 zmm11, [rbp + 4864]                 ;   236.8 p2      26 st
        vpternlogd zmm11, zmm13, [r8 + 65792], 0x96   ;   292.8 p5+p3   26 st
        vmovdqu64 zmm13, [rbp + 2944]                 ;   237.8 p2       8 st reload
        vmovdqu64 [rbp + 4352], zmm30                 ;   293.7 p7+p4   26 st spill
        vmovdqu64 zmm30, [rbp + 4800]                 ;   238.2 p3      26 st
        vpternlogd zmm30, zmm13, [r8 + 65856], 0x96   ;   293.7 p0+p2   26 st
        vpternlogd zmm30, zmm1, [rbp + 3072], 0x96    ;   294.7 p5+p3   26 st
        vmovdqu64 [rbp + 3712], zmm17                 ;   285.8 p8+p9    8 st spill
        vmovdqu64 zmm17, [rbp + 7040]                 ;   239.8 p2      26 st reload
        vpternlogd zmm1, zmm17, [rbp + 5760], 0x96    ;   294.7 p0+p3   26 st
        vmovdqu64 [r8 + 132032], zmm1                 ;   295.7 p7+p4   26 st
        vmovdqu64 zmm1, [rbp + 6784]                  ;   240.8 p2      26 st
        vpternlogd zmm1, zmm13, [rbp + 4928], 0x96    ;   294.8 p5+p3   26 st
        vmovdqu64 zmm17, [rbp + 6016]                 ;   241.8 p2       8 st reload
        vpternlogd zmm1, zmm26, zmm17, 0x96           ;   295.8 p0      26 st
        vpternlogd zmm1, zmm29, [rbp + 1216], 0x96    ;   296.8 p5+p3   26 st
        vmovdqu64 [r8 + 131200], zmm1                 ;   297.8 p8+p9   26 st
        vmovdqu64 zmm1, [rbp + 3968]                  ;   242.8 p2       8 st reload
        vmovdqu64 zmm13, [rbp + 7936]                 ;   243.2 p3       8 st
        vpternlogd zmm13, zmm19, zmm1, 0x96           ;   296.7 p0       8 st
        vpxord zmm6, zmm6, zmm13                      ;   297.7 p5      26 st
        vpternlogd zmm26, zmm13, [rbp + 192], 0x96    ;   297.7 p0+p2    8 st
        vpternlogd zmm11, zmm26, zmm7, 0x96           ;   298.7 p5      26 st
        vmovdqu64 zmm13, [rbp + 4480]                 ;   244.2 p3       8 st reload
        vpternlogd zmm6, zmm24, zmm13, 0x96           ;   298.7 p0      26 st
        vmovdqu64 [r8 + 131136], zmm6                 ;   299.7 p7+p4   26 st
        vmovdqu64 zmm6, [rbp + 1152]                  ;   244.8 p2       8 st reload
        vpternlogd zmm27, zmm26, zmm6, 0x96           ;   298.8 p5      26 st
        vpternlogd zmm30, zmm26, [rbp + 4672], 0x96   ;   299.7 p0+p3   26 st
        vpternlogd zmm27, zmm0, [rbp + 2688], 0x96    ;   299.8 p5+p2   26 st
        vmovdqu64 [r8 + 131264], zmm27                ;   300.8 p8+p9   26 st
        vmovdqu64 zmm26, [rbp + 7232]                 ;   246.2 p3       8 st reload
        vmovdqu64 zmm27, [rbp + 4224]                 ;   264.8 p2      26 st reload
        vpternlogd zmm1, zmm27, zmm26, 0x96           ;   300.7 p0      26 st
        vmovdqu64 [r8 + 131392], zmm30                ;   300.7 p7+p4   26 st
        vmovdqu64 zmm27, [rbp + 64]                   ;   247.2 p3       8 st reload
        vmovdqu64 zmm30, [rbp + 4544]                 ;   247.8 p2       8 st reload
        vpternlogd zmm11, zmm30, zmm27, 0x96          ;   300.8 p5      26 st
        vmovdqu64 [r8 + 131328], zmm11                ;   301.8 p8+p9   26 st
        vmovdqu64 zmm11, [rbp + 7424]                 ;   250.7 p3       8 st reload
        vpternlogd zmm1, zmm27, zmm11, 0x96           ;   301.7 p0      26 st
        vmovdqu64 [r8 + 134784], zmm1                 ;   302.7 p7+p4   26 st
        vmovdqu64 zmm1, [rbp + 0]                     ;   248.8 p2       8 st reload
        vmovdqu64 zmm11, [rbp + 4160]                 ;   249.2 p3      26 st
        vpternlogd zmm11, zmm1, [r8 + 66048], 0x96    ;   301.8 p5+p2   26 st
        vmovdqu64 zmm13, [rbp + 8064]                 ;   250.2 p3      26 st
        vpternlogd zmm13, zmm1, [r8 + 67200], 0x96    ;   302.7 p0+p2   26 st
        vmovdqu64 zmm17, [rbp + 3328]                 ;   251.2 p3      26 st
        vpternlogd zmm17, zmm1, [r8 + 68288], 0x96    ;   302.8 p5+p2   26 st
        vpternlogd zmm17, zmm22, zmm28, 0x96          ;   303.8 p0      26 st
        vmovdqu64 zmm22, [rbp + 2816]                 ;   252.2 p3      26 st
        vpternlogd zmm22, zmm1, [r8 + 68736], 0x96    ;   303.8 p5+p2   26 st
        vmovdqu64 zmm30, [rbp + 3008]                 ;   253.2 p3       8 st reload
        vpternlogd zmm1, zmm30, [r8 + 69184], 0x96    ;   304.7 p0+p2   26 st
        vmovdqu64 zmm30, [rbp + 7360]                 ;   254.2 p3      10 st reload
        vpternlogd zmm22, zmm29, zmm30, 0x96          ;   304.8 p5      26 st
        vmovdqu64 zmm27, [rbp + 4032]                 ;   254.8 p2       9 st reload
        vpternlogd zmm13, zmm27, [rbp + 1536], 0x96   ;   305.7 p0+p3   26 st
        vmovdqu64 zmm27, [rbp + 6144]                 ;   255.8 p2       8 st reload
        vmovdqu64 zmm26, [rbp + 9152]                 ;   256.2 p3       8 st reload
        vpternlogd zmm13, zmm26, zmm27, 0x96          ;   306.7 p5      26 st
        vmovdqu64 zmm27, [rbp + 7232]                 ;   256.8 p2       8 st reload
        vpternlogd zmm13, zmm27, [rbp + 3840], 0x96   ;   307.7 p0+p3   26 st
        vmovdqu64 [r8 + 132736], zmm13                ;   308.7 p8+p9   26 st
        vmovdqu64 zmm13, [rbp + 7488]                 ;   257.8 p2       8 st reload
        vmovdqu64 zmm27, [rbp + 4736]                 ;   258.2 p3       8 st reload
        vpternlogd zmm17, zmm27, zmm13, 0x96          ;   306.8 p5      26 st
        vmovdqu64 zmm13, [rbp + 1792]                 ;   289.8 p2      26 st reload
        vpternlogd zmm27, zmm13, [rbp + 7424], 0x96   ;   307.7 p0+p3   26 st
        vmovdqu64 zmm13, [rbp + 3264]                 ;   259.8 p2       8 st reload
        vmovdqu64 zmm26, [rbp + 4480]                 ;   260.2 p3       8 st reload
        vpternlogd zmm17, zmm26, zmm13, 0x96          ;   307.8 p5      26 st
        vmovdqu64 [r8 + 133824], zmm17                ;   308.8 p7+p4   26 st
        vmovdqu64 zmm17, [rbp + 3520]                 ;   279.7 p2       8 st reload
        vpternlogd zmm22, zmm17, [rbp + 896], 0x96    ;   308.7 p0+p3   26 st
        vmovdqu64 [r8 + 134272], zmm22                ;   309.7 p8+p9   26 st
        vmovdqu64 zmm22, [rbp + 1472]                 ;   261.8 p2       9 st reload
        vmovdqu64 zmm26, [rbp + 3584]                 ;   262.2 p3      26 st
        vpternlogd zmm26, zmm22, [r8 + 66304], 0x96   ;   308.8 p5+p2   26 st
        vmovdqu64 zmm13, [rbp + 8768]                 ;   263.2 p3       8 st reload
        vpternlogd zmm22, zmm13, [r8 + 67264], 0x96   ;   309.7 p0+p2   26 st
        vmovdqu64 zmm17, [rbp + 6976]                 ;   264.2 p3      26 st reload
        vpternlogd zmm13, zmm17, [rbp + 1536], 0x96   ;   309.8 p5+p2   26 st
        vpternlogd zmm13, zmm9, [rbp + 1856], 0x96    ;   310.8 p0+p3   26 st
        vpternlogd zmm13, zmm5, zmm15, 0x96           ;   311.8 p5      26 st
        vmovdqu64 zmm9, [rbp + 1344]                  ;   265.8 p2       8 st reload
        vpternlogd zmm13, zmm3, zmm9, 0x96            ;   312.8 p0      26 st
        vmovdqu64 [r8 + 131776], zmm13                ;   313.8 p7+p4   26 st
        vmovdqu64 zmm13, [rbp + 128]                  ;   266.2 p3       8 st reload
        vmovdqu64 zmm17, [rbp + 1728]                 ;   266.8 p2       9 st reload
        vpternlogd zmm26, zmm17, zmm13, 0x96          ;   311.8 p5      26 st
        vpternlogd zmm26, zmm5, zmm8, 0x96            ;   312.8 p0      26 st
        vmovdqu64 zmm5, [rbp + 6400]                  ;   267.2 p3       8 st reload
        vpternlogd zmm26, zmm21, zmm5, 0x96           ;   313.8 p5      26 st
        vmovdqu64 [r8 + 131840], zmm26                ;   314.8 p8+p9   26 st
        vmovdqu64 zmm26, [rbp + 6720]                 ;   267.8 p2       8 st reload
        vmovdqu64 zmm13, [rbp + 8896]                 ;   268.2 p3      26 st reload
        vpternlogd zmm17, zmm13, zmm26, 0x96          ;   313.7 p0      26 st
        vmovdqu64 zmm13, [rbp + 2816]                 ;   268.8 p2       9 st reload
        vmovdqu64 zmm5, [rbp + 2880]                  ;   269.2 p3       8 st reload
        vpternlogd zmm22, zmm5, zmm13, 0x96           ;   313.8 p5      26 st
        vmovdqu64 zmm5, [rbp + 2240]                  ;   269.8 p2      26 st
        vpternlogd zmm5, zmm13, [r8 + 66624], 0x96    ;   314.7 p0+p3   26 st
        vmovdqu64 zmm9, [rbp + 8064]                  ;   270.8 p2       8 st
        vpternlogd zmm9, zmm13, [rbp - 128], 0x96     ;   314.8 p5+p3    8 st
        sub r12, rdi                                  ;   236.3 p1      26 rows
        sub r13, rdi                                  ;   236.5 p6      26 rows
        sub r14, rdi                                  ;   236.7 p11     26 rows
        sub r15, rdi                                  ;   237.3 p1      26 rows
        sub rsi, rdi                                  ;   237.5 p6      26 rows
        vpternlogd zmm11, zmm23, zmm9, 0x96           ;   315.8 p0      26 st
        vpxord zmm25, zmm25, zmm9                     ;   315.8 p5       8 st
        and r11, 0x7fff                               ;   237.7 p11     26 rows
        add r11, rdi                                  ;   238.7 p1      26 rows
        add r12, 0x1000                               ;   238.5 p6      26 rows
        and r12, 0x7fff                               ;   239.5 p11     26 rows
        add r12, rdi                                  ;   240.5 p1      26 rows
        add r13, 0x1000                               ;   239.5 p6      26 rows
        and r13, 0x7fff                               ;   240.5 p11     26 rows
        add r13, rdi                                  ;   241.5 p1      26 rows
        add r14, 0x1000                               ;   240.5 p6      26 rows
        and r14, 0x7fff                               ;   241.5 p11     26 rows
        add r14, rdi                                  ;   242.5 p1      26 rows
        add r15, 0x1000                               ;   241.5 p6      26 rows
        and r15, 0x7fff                               ;   242.5 p11     26 rows
        add r15, rdi                                  ;   243.5 p1      26 rows
        add rsi, 0x1000                               ;   242.5 p6      26 rows
        and rsi, 0x7fff                               ;   243.5 p11     26 rows
        add rsi, rdi                                  ;   244.5 p1      26 rows
        mov qword [rbp + 10080], rsi                  ;   279.0 p7+p4   26 rows
        vmovdqu64 [r8 + 131584], zmm11                ;   316.8 p8+p9   26 st
        vmovdqu64 zmm11, [rbp + 8192]                 ;   271.8 p2      26 st reload
        vpternlogd zmm13, zmm11, [rbp + 8064], 0x96   ;   316.7 p0+p3   26 st
        vmovdqu64 zmm11, [rbp + 1088]                 ;   272.8 p2       8 st reload
        vmovdqu64 zmm23, [rbp + 7744]                 ;   273.2 p3       8 st reload
        vpternlogd zmm5, zmm23, zmm11, 0x96           ;   316.8 p5      26 st
        vpternlogd zmm5, zmm2, [rbp + 1216], 0x96     ;   317.8 p0+p2   26 st
        vmovdqu64 [r8 + 132160], zmm5                 ;   318.8 p7+p4   26 st
        vmovdqu64 zmm5, [rbp + 5696]                  ;   274.2 p3       8 st reload
        vmovdqu64 zmm23, [rbp + 8256]                 ;   274.8 p2      26 st reload
        vpternlogd zmm11, zmm23, zmm5, 0x96           ;   317.8 p5      26 st
        vmovdqu64 zmm23, [rbp + 960]                  ;   275.2 p3       8 st reload
        vpternlogd zmm22, zmm5, zmm23, 0x96           ;   318.7 p0      26 st
        vpternlogd zmm23, zmm5, [rbp + 9216], 0x96    ;   318.8 p5+p2   26 st
        vpternlogd zmm17, zmm5, [rbp + 9152], 0x96    ;   319.7 p0+p3   26 st
        add r9, 0x1000                                ;   243.7 p6      26 rows
        vmovdqu64 zmm5, [rbp + 9600]                  ;   276.8 p2       8 st reload
        vpternlogd zmm23, zmm5, [rbp + 1920], 0x96    ;   319.8 p5+p3   26 st
        vmovdqu64 [r8 + 132672], zmm23                ;   320.8 p8+p9   26 st
        vpternlogd zmm1, zmm5, [rbp + 5248], 0x96     ;   320.7 p0+p2   26 st
        vmovdqu64 [r8 + 134720], zmm1                 ;   321.7 p7+p4   26 st
        vmovdqu64 zmm1, [rbp + 9536]                  ;   278.2 p3      26 st reload
        vpternlogd zmm5, zmm1, [rbp + 3840], 0x96     ;   320.8 p5+p2   26 st
        vmovdqu64 zmm1, [rbp + 9152]                  ;   279.2 p3       8 st reload
        vmovdqu64 zmm23, [rbp + 5568]                 ;   279.8 p2       8 st reload
        vpternlogd zmm22, zmm23, zmm1, 0x96           ;   321.7 p0      26 st
        vmovdqu64 [r8 + 133696], zmm5                 ;   321.8 p8+p9   26 st
        vmovdqu64 zmm5, [rbp + 2560]                  ;   280.2 p3       8 st reload
        vpternlogd zmm17, zmm5, [rbp + 3584], 0x96    ;   321.8 p5+p2   26 st
        lea rsi, [r8 + 4096]                          ;   246.7 p11     26 rows
        vmovdqu64 zmm5, [rbp + 5632]                  ;   281.2 p3       8 st reload
        vpternlogd zmm22, zmm5, [rbp + 64], 0x96      ;   322.7 p0+p2   26 st
        vmovdqu64 [r8 + 132800], zmm22                ;   323.7 p7+p4   26 st
        vmovdqu64 zmm22, [rbp + 2368]                 ;   282.2 p3       8 st reload
        vpternlogd zmm17, zmm22, [rbp + 4544], 0x96   ;   322.8 p5+p2   26 st
        vmovdqu64 [r8 + 132864], zmm17                ;   323.8 p8+p9   26 st
        vmovdqa64 zmm17, zmm25                        ;   316.8         26 st copy
        vpternlogd zmm17, zmm3, [rbp + 9280], 0x96    ;   323.7 p0+p3   26 st
        vmovdqu64 [r8 + 133632], zmm17                ;   324.7 p7+p4   26 st
        vmovdqu64 zmm17, [rbp + 3392]                 ;   283.8 p2      10 st reload
        vmovdqu64 zmm22, [rbp + 9728]                 ;   284.2 p3       8 st reload
        vpternlogd zmm13, zmm22, zmm17, 0x96          ;   323.8 p5      26 st
        vpternlogd zmm13, zmm25, [rbp + 8512], 0x96   ;   324.8 p0+p2   26 st
        vmovdqu64 [r8 + 133760], zmm13                ;   325.8 p8+p9   26 st
        vmovdqu64 zmm13, [rbp + 6272]                 ;   285.2 p3      26 st
        vpternlogd zmm13, zmm22, [r8 + 68352], 0x96   ;   324.8 p5+p2   26 st
        vmovdqu64 zmm25, [rbp + 6656]                 ;   286.2 p3       8 st reload
        vpternlogd zmm27, zmm25, [rbp + 5120], 0x96   ;   325.7 p0+p2   26 st
        vmovdqu64 [r8 + 134848], zmm27                ;   326.7 p7+p4   26 st
        vmovdqu64 zmm27, [rbp + 5376]                 ;   287.2 p3       8 st reload
        vmovdqu64 zmm22, [rbp + 2176]                 ;   287.8 p2       8 st reload
        vpternlogd zmm11, zmm22, zmm27, 0x96          ;   325.8 p5      26 st
        vmovdqu64 [r8 + 134080], zmm11                ;   326.8 p8+p9   26 st
        vmovdqu64 zmm11, [rbp + 8704]                 ;   288.2 p3       8 st reload
        vmovdqu64 zmm17, [rbp + 3136]                 ;   288.8 p2      26 st reload
        vpternlogd zmm22, zmm17, zmm11, 0x96          ;   326.7 p0      26 st
        vmovdqu64 zmm17, [rbp + 3456]                 ;   289.2 p3      26 st
        vpternlogd zmm17, zmm11, [r8 + 66432], 0x96   ;   326.8 p5+p2   26 st
        vpternlogd zmm17, zmm26, zmm14, 0x96          ;   327.8 p0      26 st
        vmovdqu64 [r8 + 131968], zmm17                ;   328.8 p7+p4   26 st
        vmovdqu64 zmm17, [rbp + 7808]                 ;   290.2 p3      10 st reload
        vmovdqu64 zmm26, [rbp + 6464]                 ;   290.8 p2      11 st reload
        vpternlogd zmm22, zmm26, zmm17, 0x96          ;   327.8 p5      26 st
        vpternlogd zmm13, zmm26, zmm17, 0x96          ;   328.7 p0      26 st
        vmovdqu64 [r8 + 132992], zmm22                ;   328.8 p8+p9   26 st
        vmovdqu64 zmm17, [rbp + 576]                  ;   291.2 p3       8 st reload
        vmovdqu64 zmm22, [rbp + 2432]                 ;   291.8 p2      26 st
        vpternlogd zmm22, zmm17, [r8 + 66368], 0x96   ;   328.8 p5+p3   26 st
        vpternlogd zmm22, zmm28, zmm6, 0x96           ;   329.8 p0      26 st
        vmovdqu64 zmm17, [rbp + 4160]                 ;   292.8 p2      10 st reload
        vmovdqu64 zmm26, [rbp + 4096]                 ;   293.2 p3       8 st
        vpternlogd zmm26, zmm16, zmm17, 0x96          ;   329.8 p5       8 st
        vpternlogd zmm22, zmm4, zmm23, 0x96           ;   330.8 p0      26 st
        vmovdqu64 zmm4, [rbp + 1024]                  ;   293.8 p2       8 st reload
        vmovdqu64 zmm23, [rbp + 6912]                 ;   294.2 p3      26 st
        vpternlogd zmm23, zmm30, zmm4, 0x96           ;   330.8 p5      26 st
        vmovdqu64 zmm28, [rbp + 3328]                 ;   294.8 p2      10 st reload
        vpternlogd zmm17, zmm28, [r8 + 66880], 0x96   ;   331.7 p0+p3   26 st
        vpternlogd zmm22, zmm18, zmm16, 0x96          ;   331.8 p5      26 st
        vpternlogd zmm23, zmm25, zmm16, 0x96          ;   332.7 p0      26 st
        vmovdqu64 zmm18, [rbp + 1408]                 ;   295.8 p2       9 st reload
        vmovdqu64 zmm25, [rbp + 5824]                 ;   296.2 p3      26 st
        vpternlogd zmm25, zmm18, [r8 + 67008], 0x96   ;   332.8 p5+p2   26 st
        vmovdqu64 zmm28, [rbp + 2240]                 ;   297.2 p3       9 st reload
        vpternlogd zmm17, zmm31, zmm28, 0x96          ;   333.7 p0      26 st
        vmovdqu64 zmm31, [rbp + 2048]                 ;   297.8 p2       8 st reload
        vpternlogd zmm25, zmm8, zmm31, 0x96           ;   333.8 p5      26 st
        vmovdqu64 zmm8, [rbp + 1344]                  ;   298.2 p3       8 st reload
        vpternlogd zmm23, zmm3, zmm8, 0x96            ;   334.7 p0      26 st
        vmovdqu64 [r8 + 131904], zmm22                ;   332.8 p7+p4   26 st
        vmovdqu64 zmm3, [rbp + 768]                   ;   298.8 p2       8 st reload
        vmovdqu64 zmm22, [rbp + 8384]                 ;   299.2 p3      26 st reload
        vpternlogd zmm28, zmm22, zmm3, 0x96           ;   334.8 p5      26 st
        vmovdqu64 zmm22, [rbp + 1600]                 ;   299.8 p2       9 st reload
        vpternlogd zmm3, zmm22, [r8 + 67072], 0x96    ;   335.7 p0+p3   26 st
        vpternlogd zmm3, zmm1, zmm9, 0x96             ;   336.7 p5      26 st
        vpternlogd zmm28, zmm18, [rbp + 448], 0x96    ;   336.7 p0+p2   26 st
        vmovdqu64 zmm1, [rbp + 704]                   ;   301.2 p3       8 st reload
        vmovdqu64 zmm18, [rbp + 4288]                 ;   301.8 p2      26 st
        vpternlogd zmm18, zmm1, [r8 + 67520], 0x96    ;   336.8 p5+p3   26 st
        vmovdqu64 zmm1, [rbp + 6528]                  ;   302.8 p2       8 st reload
        vpternlogd zmm28, zmm12, zmm1, 0x96           ;   337.7 p0      26 st
        vmovdqu64 zmm12, [rbp + 4288]                 ;   303.2 p3       8 st reload
        vpternlogd zmm17, zmm12, [rbp + 2752], 0x96   ;   337.8 p5+p2   26 st
        vpternlogd zmm17, zmm30, [rbp + 6272], 0x96   ;   338.8 p0+p3   26 st
        vmovdqu64 [r8 + 132544], zmm25                ;   334.8 p8+p9   26 st
        vmovdqu64 zmm12, [rbp + 4096]                 ;   304.8 p2      10 st reload
        vmovdqu64 zmm22, [rbp + 5888]                 ;   305.2 p3      26 st
        vpternlogd zmm22, zmm12, [r8 + 67648], 0x96   ;   338.8 p5+p2   26 st
        vpternlogd zmm22, zmm24, zmm15, 0x96          ;   339.8 p0      26 st
        vmovdqu64 zmm12, [rbp + 1280]                 ;   306.2 p3       8 st reload
        vmovdqu64 zmm24, [rbp + 3776]                 ;   306.8 p2      26 st
        vpternlogd zmm24, zmm12, [r8 + 67712], 0x96   ;   339.8 p5+p3   26 st
        vpternlogd zmm24, zmm29, [rbp + 2496], 0x96   ;   340.8 p0+p2   26 st
        vmovdqu64 zmm12, [rbp + 3904]                 ;   308.2 p3      10 st reload
        vmovdqu64 zmm25, [rbp + 7616]                 ;   308.8 p2      26 st
        vpternlogd zmm25, zmm12, [r8 + 67840], 0x96   ;   340.8 p5+p3   26 st
        vpternlogd zmm24, zmm5, zmm26, 0x96           ;   341.8 p0      26 st
        vmovdqu64 zmm5, [rbp + 3776]                  ;   309.8 p2      10 st reload
        vmovdqu64 zmm12, [rbp + 9088]                 ;   310.2 p3      26 st
        vpternlogd zmm12, zmm5, [r8 + 67968], 0x96    ;   341.8 p5+p2   26 st
        vmovdqu64 [r8 + 132608], zmm3                 ;   337.7 p7+p4   26 st
        vmovdqu64 [r8 + 132480], zmm28                ;   338.7 p8+p9   26 st
        vmovdqu64 zmm3, [rbp + 7936]                  ;   311.2 p3       8 st reload
        vmovdqu64 zmm28, [rbp + 6336]                 ;   311.8 p2      26 st
        vpternlogd zmm28, zmm3, [r8 + 68416], 0x96    ;   342.7 p0+p3   26 st
        vpternlogd zmm28, zmm30, [rbp + 5824], 0x96   ;   343.7 p5+p2   26 st
        vmovdqu64 zmm3, [rbp + 7616]                  ;   313.2 p3       8 st reload
        vmovdqu64 zmm29, [rbp + 4800]                 ;   313.8 p2      26 st
        vpternlogd zmm29, zmm3, [r8 + 68480], 0x96    ;   343.7 p0+p3   26 st
        vmovdqu64 [r8 + 133312], zmm23                ;   335.7 p7+p4   26 st
        vmovdqu64 zmm23, [rbp + 9024]                 ;   314.8 p2       8 st reload
        vpternlogd zmm29, zmm31, zmm23, 0x96          ;   344.7 p5      26 st
        vmovdqu64 zmm30, [rbp + 8576]                 ;   315.2 p3       8 st reload
        vmovdqu64 zmm31, [rbp + 7168]                 ;   315.8 p2      26 st reload
        vpternlogd zmm26, zmm31, zmm30, 0x96          ;   344.7 p0      26 st
        vmovdqu64 [r8 + 133184], zmm22                ;   340.8 p8+p9   26 st
        vmovdqu64 zmm22, [rbp - 64]                   ;   316.2 p3       8 st reload
        vmovdqu64 zmm31, [rbp + 7552]                 ;   316.8 p2       8 st reload
        vpternlogd zmm17, zmm31, zmm22, 0x96          ;   344.8 p5      26 st
        vmovdqu64 [r8 + 132416], zmm17                ;   345.8 p7+p4   26 st
        vmovdqu64 [r8 + 133248], zmm24                ;   342.8 p8+p9   26 st
        vmovdqu64 zmm17, [rbp + 320]                  ;   317.2 p3       8 st reload
        vmovdqu64 zmm24, [rbp + 9408]                 ;   317.8 p2      26 st reload
        vpternlogd zmm3, zmm24, zmm17, 0x96           ;   345.7 p0      26 st
        vmovdqu64 [r8 + 133120], zmm26                ;   345.7 p7+p4   26 st
        vmovdqu64 zmm24, [rbp + 8640]                 ;   318.2 p3       8 st reload
        vmovdqu64 zmm26, [rbp + 8320]                 ;   318.8 p2      26 st reload
        vpternlogd zmm30, zmm26, zmm24, 0x96          ;   345.8 p5      26 st
        vmovdqu64 zmm26, [rbp + 5504]                 ;   319.2 p3       8 st reload
        vpternlogd zmm3, zmm24, zmm26, 0x96           ;   346.7 p0      26 st
        vmovdqu64 zmm24, [rbp + 64]                   ;   319.8 p2       8 st reload
        vpternlogd zmm3, zmm15, zmm24, 0x96           ;   347.7 p5      26 st
        vpternlogd zmm28, zmm10, [rbp + 4672], 0x96   ;   347.7 p0+p3   26 st
        vmovdqu64 [r8 + 134144], zmm30                ;   346.8 p8+p9   26 st
        vmovdqu64 zmm15, [rbp + 4352]                 ;   320.8 p2      26 st reload
        vpternlogd zmm5, zmm15, [rbp + 9472], 0x96    ;   347.8 p5+p3   26 st
        vmovdqu64 zmm15, [rbp + 7424]                 ;   321.8 p2       8 st reload
        vmovdqu64 zmm30, [rbp + 9344]                 ;   322.2 p3      26 st reload
        vpternlogd zmm9, zmm30, zmm15, 0x96           ;   348.7 p0      26 st
        vmovdqu64 [r8 + 133952], zmm28                ;   348.7 p7+p4   26 st
        vmovdqu64 zmm28, [rbp + 5184]                 ;   322.8 p2      26 st
        vpternlogd zmm28, zmm22, [r8 + 68864], 0x96   ;   348.8 p5+p3   26 st
        vpternlogd zmm28, zmm7, [rbp + 3520], 0x96    ;   349.8 p0+p2   26 st
        vmovdqu64 zmm7, [rbp - 128]                   ;   324.2 p3      26 st
        vpternlogd zmm7, zmm26, [r8 + 68672], 0x96    ;   349.8 p5+p2   26 st
        vpternlogd zmm7, zmm2, zmm0, 0x96             ;   350.8 p0      26 st
        vmovdqu64 zmm0, [rbp + 192]                   ;   325.2 p3       8 st reload
        vmovdqu64 zmm2, [rbp + 2624]                  ;   325.8 p2      26 st
        vpternlogd zmm2, zmm0, [r8 + 69504], 0x96     ;   350.8 p5+p3   26 st
        vmovdqu64 zmm0, [rbp + 9792]                  ;   326.8 p2       8 st reload
        vpternlogd zmm18, zmm0, [rbp + 4992], 0x96    ;   351.7 p0+p3   26 st
        vpternlogd zmm0, zmm27, [rbp + 8960], 0x96    ;   351.8 p5+p2   26 st
        vmovdqu64 [r8 + 133056], zmm18                ;   352.7 p8+p9   26 st
        vmovdqu64 zmm18, [rbp + 5056]                 ;   328.2 p3       8 st reload
        vpternlogd zmm13, zmm18, [rbp + 7488], 0x96   ;   352.7 p0+p2   26 st
        vpternlogd zmm0, zmm18, zmm15, 0x96           ;   352.8 p5      26 st
        vmovdqu64 zmm15, [rbp + 6208]                 ;   329.2 p3       8 st reload
        vmovdqu64 zmm18, [rbp + 512]                  ;   329.8 p2      26 st
        vpternlogd zmm18, zmm15, [rbp + 3072], 0x96   ;   353.7 p0+p3   26 st
        vpternlogd zmm18, zmm19, zmm20, 0x96          ;   354.7 p5      26 st
        vmovdqu64 zmm15, [rbp + 7296]                 ;   330.8 p2       8 st reload
        vpternlogd zmm25, zmm15, [rbp + 2112], 0x96   ;   354.7 p0+p3   26 st
        vpternlogd zmm25, zmm16, zmm14, 0x96          ;   355.7 p5      26 st
        vmovdqu64 zmm14, [rbp + 5440]                 ;   331.8 p2       8 st reload
        vmovdqu64 zmm16, [rbp + 8000]                 ;   332.2 p3      26 st
        vpternlogd zmm16, zmm14, [rbp + 3456], 0x96   ;   355.7 p0+p2   26 st
        vmovdqu64 zmm19, [rbp + 6592]                 ;   333.2 p3       8 st reload
        vpternlogd zmm25, zmm21, zmm19, 0x96          ;   356.7 p5      26 st
        vpternlogd zmm16, zmm27, [rbp + 3392], 0x96   ;   356.7 p0+p2   26 st
        vmovdqu64 zmm21, [rbp + 256]                  ;   334.2 p3      26 st reload
        vpternlogd zmm17, zmm21, [rbp + 128], 0x96    ;   356.8 p5+p2   26 st
        vmovdqu64 zmm21, [rbp + 3200]                 ;   335.2 p3       8 st reload
        vpternlogd zmm12, zmm21, [rbp + 2880], 0x96   ;   357.7 p0+p2   26 st
        vpternlogd zmm13, zmm24, [rbp + 9664], 0x96   ;   357.8 p5+p3   26 st
        vmovdqu64 zmm24, [rbp + 1984]                 ;   336.8 p2       8 st reload
        vpternlogd zmm12, zmm10, zmm24, 0x96          ;   358.7 p0      26 st
        vmovdqu64 zmm10, [rbp + 7872]                 ;   337.2 p3       8 st reload
        vmovdqu64 zmm27, [rbp + 5312]                 ;   337.8 p2       8 st reload
        vmovdqu64 zmm30, [rbp + 8448]                 ;   338.2 p3      26 st
        vpternlogd zmm30, zmm27, zmm10, 0x96          ;   358.8 p5      26 st
        vpternlogd zmm17, zmm10, zmm21, 0x96          ;   359.7 p0      26 st
        vmovdqu64 zmm10, [rbp + 5952]                 ;   338.8 p2       8 st reload
        vpternlogd zmm30, zmm20, zmm10, 0x96          ;   359.8 p5      26 st
        vpternlogd zmm5, zmm24, [rbp + 9728], 0x96    ;   360.7 p0+p3   26 st
        vpternlogd zmm16, zmm15, [rbp + 6016], 0x96   ;   360.8 p5+p2   26 st
        vpternlogd zmm27, zmm15, [rbp + 8128], 0x96   ;   361.7 p0+p3   26 st
        vmovdqu64 zmm15, [rbp + 7680]                 ;   340.8 p2       8 st reload
        vmovdqu64 zmm20, [rbp + 1664]                 ;   341.2 p3      26 st
        vpternlogd zmm20, zmm15, [rbp + 6080], 0x96   ;   361.8 p5+p2   26 st
        vpternlogd zmm20, zmm23, zmm6, 0x96           ;   362.8 p0      26 st
        vpternlogd zmm20, zmm26, zmm4, 0x96           ;   363.8 p5      26 st
        vmovdqu64 zmm4, [rbp + 3648]                  ;   342.2 p3      26 st reload
        vpternlogd zmm14, zmm4, [rbp + 7104], 0x96    ;   363.7 p0+p2   26 st
        vmovdqu64 zmm4, [rbp + 8832]                  ;   343.2 p3       8 st reload
        vpternlogd zmm29, zmm4, [rbp + 2944], 0x96    ;   363.8 p5+p2   26 st
        vpternlogd zmm2, zmm1, [rbp + 5184], 0x96     ;   364.7 p0+p3   26 st
        vpternlogd zmm0, zmm19, [rbp + 3264], 0x96    ;   364.8 p5+p2   26 st
        vmovdqu64 [r8 + 134336], zmm3                 ;   348.7 p7+p4   26 st
        vmovdqu64 [r8 + 132928], zmm18                ;   355.7 p8+p9   26 st
        vmovdqu64 [r8 + 134656], zmm9                 ;   349.7 p7+p4   26 st
        vmovdqu64 [r8 + 134208], zmm7                 ;   351.8 p8+p9   26 st
        vmovdqu64 zmm1, [rbp + 6400]                  ;   345.2 p3       8 st reload
        vpternlogd zmm28, zmm1, [rbp + 2368], 0x96    ;   365.7 p0+p2   26 st
        vmovdqu64 [r8 + 133376], zmm25                ;   357.7 p7+p4   26 st
        vpternlogd zmm14, zmm11, [rbp + 6144], 0x96   ;   365.8 p5+p3   26 st
        vpternlogd zmm17, zmm10, [rbp + 4864], 0x96   ;   366.7 p0+p2   26 st
        vmovdqu64 [r8 + 133504], zmm12                ;   359.7 p8+p9   26 st
        vmovdqu64 [r8 + 133888], zmm13                ;   358.8 p7+p4   26 st
        vmovdqu64 [r8 + 133568], zmm30                ;   360.8 p8+p9   26 st
        vmovdqu64 [r8 + 133440], zmm16                ;   361.8 p7+p4   26 st
        vpternlogd zmm2, zmm8, [rbp + 640], 0x96      ;   366.8 p5+p3   26 st
        vpternlogd zmm2, zmm31, zmm22, 0x96           ;   367.8 p0      26 st
        vmovdqu64 [r8 + 134592], zmm5                 ;   361.7 p8+p9   26 st
        vmovdqu64 [r8 + 134016], zmm29                ;   364.8 p7+p4   26 st
        vmovdqu64 [r8 + 134464], zmm20                ;   364.8 p8+p9   26 st
        vmovdqu64 [r8 + 134400], zmm28                ;   366.7 p7+p4   26 st
        vmovdqu64 [r8 + 134912], zmm0                 ;   365.8 p8+p9   26 st
        vmovdqu64 [r8 + 134976], zmm17                ;   367.7 p7+p4   26 st
        vmovdqu64 [r8 + 135040], zmm2                 ;   368.8 p8+p9   26 st
        vmovdqu64 zmm0, [rbp + 3712]                  ;   347.8 p2       8 st reload
        vpternlogd zmm14, zmm0, [rbp + 2304], 0x96    ;   367.8 p5+p3   26 st
        vmovdqu64 [r8 + 134528], zmm14                ;   368.8 p7+p4   26 st
        vmovdqu64 zmm0, [rbp + 2560]                  ;   348.8 p2       8 st reload
        vpternlogd zmm27, zmm0, [rbp + 4416], 0x96    ;   368.7 p0+p3   26 st
        vmovdqu64 [r8 + 135104], zmm27                ;   369.7 p8+p9   26 st
        mov r8, rsi                                   ;   291.7         26 rows copy
        cmp r9, qword [rbp + 10104]                   ;                    more rows?
        jne .rows_6
        mov qword [rbp + 10088], r8                   ;                    resident
        mov qword [rbp + 10096], r9                   ;                    resident
        mov qword [rbp + 10032], r10                  ;                    resident
        mov qword [rbp + 10040], r11                  ;                    resident
        mov qword [rbp + 10048], r12                  ;                    resident
        mov qword [rbp + 10056], r13                  ;                    resident
        mov qword [rbp + 10064], r14                  ;                    resident
        mov qword [rbp + 10072], r15                  ;                    resident
        mov r8, qword [rbp + 9936]                    ;     0.0 p2      23 halves
        add r8, 0x1000                                ;     5.0 p0      23 halves
        mov qword [rbp + 9936], r8                    ;     6.0 p7+p4   23 halves
        mov r8, qword [rbp + 9928]                    ;     0.5 p3      23 halves
        add r8, -32768                                ;     5.5 p1      23 halves
        mov qword [rbp + 9928], r8                    ;     6.5 p8+p9   23 halves
        mov r8, qword [rbp + 9920]                    ;     1.0 p10     23 halves
        add r8, 0x8000                                ;     6.0 p5      23 halves
        mov qword [rbp + 9920], r8                    ;     7.0 p7+p4   23 halves
        cmp r8, qword [rbp + 9944]                    ;                    more halves?
        jne .halves_4
        mov r8, qword [rbp + 9904]                    ;     0.0 p2      22 rounds
        add r8, 0x2000                                ;     5.0 p0      22 rounds
        mov qword [rbp + 9904], r8                    ;     6.0 p7+p4   22 rounds
        cmp r8, qword [rbp + 9912]                    ;                    more rounds?
        jne .rounds_3
        mov r8, qword [rbp + 9872]                    ;     0.0 p2      29 end reload
        mov qword [rbp + 10112], r8                   ;     5.0 p7+p4   29 end
        mov r9, qword [rbp + 9856]                    ;     0.3 p3      29 end reload
        mov qword [rbp + 10120], r9                   ;     5.3 p8+p9   29 end
        add r8, 0x8000                                ;     5.0 p0      29 end
        mov qword [rbp + 10128], r8                   ;     6.0 p7+p4   29 end
        mov r8, qword [rbp + 10112]                   ;                    resident
        mov r9, qword [rbp + 10120]                   ;                    resident
        align 16
.end_7:
        vmovdqu64 zmm0, [r9]                          ;     0.0 p2      29 st.0
        vmovdqu64 zmm1, [r8 + 98304]                  ;     0.2 p3      29 st.0
        vpternlogd zmm1, zmm0, [r8], 0x96             ;     6.2 p0+p2   29 st
        vmovdqu64 [r8], zmm1                          ;     7.2 p7+p4   29 st
        vmovdqu64 zmm0, [r9 + 64]                     ;     1.2 p3      29 st.1
        vmovdqu64 zmm1, [r8 + 98368]                  ;     2.0 p2      29 st.1
        vpternlogd zmm1, zmm0, [r8 + 64], 0x96        ;     8.0 p5+p3   29 st
        vmovdqu64 [r8 + 64], zmm1                     ;     9.0 p8+p9   29 st
        vmovdqu64 zmm0, [r9 + 128]                    ;     3.0 p2      29 st.2
        vmovdqu64 zmm1, [r8 + 98432]                  ;     3.2 p3      29 st.2
        vpternlogd zmm1, zmm0, [r8 + 128], 0x96       ;     9.2 p0+p2   29 st
        vmovdqu64 [r8 + 128], zmm1                    ;    10.2 p7+p4   29 st
        vmovdqu64 zmm0, [r9 + 192]                    ;     4.2 p3      29 st.3
        vmovdqu64 zmm1, [r8 + 98496]                  ;     5.0 p2      29 st.3
        vpternlogd zmm1, zmm0, [r8 + 192], 0x96       ;    11.0 p5+p3   29 st
        vmovdqu64 [r8 + 192], zmm1                    ;    12.0 p8+p9   29 st
        vmovdqu64 zmm0, [r9 + 256]                    ;     6.0 p2      29 st.4
        vmovdqu64 zmm1, [r8 + 98560]                  ;     6.2 p3      29 st.4
        vpternlogd zmm1, zmm0, [r8 + 256], 0x96       ;    12.2 p0+p2   29 st
        vmovdqu64 [r8 + 256], zmm1                    ;    13.2 p7+p4   29 st
        vmovdqu64 zmm0, [r9 + 320]                    ;     7.2 p3      29 st.5
        vmovdqu64 zmm1, [r8 + 98624]                  ;     8.0 p2      29 st.5
        vpternlogd zmm1, zmm0, [r8 + 320], 0x96       ;    14.0 p5+p3   29 st
        vmovdqu64 [r8 + 320], zmm1                    ;    15.0 p8+p9   29 st
        vmovdqu64 zmm0, [r9 + 384]                    ;     9.0 p2      29 st.6
        vmovdqu64 zmm1, [r8 + 98688]                  ;     9.2 p3      29 st.6
        vpternlogd zmm1, zmm0, [r8 + 384], 0x96       ;    15.2 p0+p2   29 st
        vmovdqu64 [r8 + 384], zmm1                    ;    16.2 p7+p4   29 st
        vmovdqu64 zmm0, [r9 + 448]                    ;    10.2 p3      29 st.7
        vmovdqu64 zmm1, [r8 + 98752]                  ;    11.0 p2      29 st.7
        vpternlogd zmm1, zmm0, [r8 + 448], 0x96       ;    17.0 p5+p3   29 st
        vmovdqu64 [r8 + 448], zmm1                    ;    18.0 p8+p9   29 st
        vmovdqu64 zmm0, [r9 + 512]                    ;    12.0 p2      29 st.8
        vmovdqu64 zmm1, [r8 + 98816]                  ;    12.2 p3      29 st.8
        vpternlogd zmm1, zmm0, [r8 + 512], 0x96       ;    18.2 p0+p2   29 st
        vmovdqu64 [r8 + 512], zmm1                    ;    19.2 p7+p4   29 st
        vmovdqu64 zmm0, [r9 + 576]                    ;    13.2 p3      29 st.9
        vmovdqu64 zmm1, [r8 + 98880]                  ;    14.0 p2      29 st.9
        vpternlogd zmm1, zmm0, [r8 + 576], 0x96       ;    20.0 p5+p3   29 st
        vmovdqu64 [r8 + 576], zmm1                    ;    21.0 p8+p9   29 st
        vmovdqu64 zmm0, [r9 + 640]                    ;    15.0 p2      29 st.10
        vmovdqu64 zmm1, [r8 + 98944]                  ;    15.2 p3      29 st.10
        vpternlogd zmm1, zmm0, [r8 + 640], 0x96       ;    21.2 p0+p2   29 st
        vmovdqu64 [r8 + 640], zmm1                    ;    22.2 p7+p4   29 st
        vmovdqu64 zmm0, [r9 + 704]                    ;    16.2 p3      29 st.11
        vmovdqu64 zmm1, [r8 + 99008]                  ;    17.0 p2      29 st.11
        vpternlogd zmm1, zmm0, [r8 + 704], 0x96       ;    23.0 p5+p3   29 st
        vmovdqu64 [r8 + 704], zmm1                    ;    24.0 p8+p9   29 st
        vmovdqu64 zmm0, [r9 + 768]                    ;    18.0 p2      29 st.12
        vmovdqu64 zmm1, [r8 + 99072]                  ;    18.2 p3      29 st.12
        vpternlogd zmm1, zmm0, [r8 + 768], 0x96       ;    24.2 p0+p2   29 st
        vmovdqu64 [r8 + 768], zmm1                    ;    25.2 p7+p4   29 st
        vmovdqu64 zmm0, [r9 + 832]                    ;    19.2 p3      29 st.13
        vmovdqu64 zmm1, [r8 + 99136]                  ;    20.0 p2      29 st.13
        vpternlogd zmm1, zmm0, [r8 + 832], 0x96       ;    26.0 p5+p3   29 st
        vmovdqu64 [r8 + 832], zmm1                    ;    27.0 p8+p9   29 st
        vmovdqu64 zmm0, [r9 + 896]                    ;    21.0 p2      29 st.14
        vmovdqu64 zmm1, [r8 + 99200]                  ;    21.2 p3      29 st.14
        vpternlogd zmm1, zmm0, [r8 + 896], 0x96       ;    27.2 p0+p2   29 st
        vmovdqu64 [r8 + 896], zmm1                    ;    28.2 p7+p4   29 st
        vmovdqu64 zmm0, [r9 + 960]                    ;    22.2 p3      29 st.15
        vmovdqu64 zmm1, [r8 + 99264]                  ;    23.0 p2      29 st.15
        vpternlogd zmm1, zmm0, [r8 + 960], 0x96       ;    29.0 p5+p3   29 st
        vmovdqu64 [r8 + 960], zmm1                    ;    30.0 p8+p9   29 st
        vmovdqu64 zmm0, [r9 + 1024]                   ;    24.0 p2      29 st.16
        vmovdqu64 zmm1, [r8 + 99328]                  ;    24.2 p3      29 st.16
        vpternlogd zmm1, zmm0, [r8 + 1024], 0x96      ;    30.2 p0+p2   29 st
        vmovdqu64 [r8 + 1024], zmm1                   ;    31.2 p7+p4   29 st
        vmovdqu64 zmm0, [r9 + 1088]                   ;    25.2 p3      29 st.17
        vmovdqu64 zmm1, [r8 + 99392]                  ;    26.0 p2      29 st.17
        vpternlogd zmm1, zmm0, [r8 + 1088], 0x96      ;    32.0 p5+p3   29 st
        vmovdqu64 [r8 + 1088], zmm1                   ;    33.0 p8+p9   29 st
        vmovdqu64 zmm0, [r9 + 1152]                   ;    27.0 p2      29 st.18
        vmovdqu64 zmm1, [r8 + 99456]                  ;    27.2 p3      29 st.18
        vpternlogd zmm1, zmm0, [r8 + 1152], 0x96      ;    33.2 p0+p2   29 st
        vmovdqu64 [r8 + 1152], zmm1                   ;    34.2 p7+p4   29 st
        vmovdqu64 zmm0, [r9 + 1216]                   ;    28.2 p3      29 st.19
        vmovdqu64 zmm1, [r8 + 99520]                  ;    29.0 p2      29 st.19
        vpternlogd zmm1, zmm0, [r8 + 1216], 0x96      ;    35.0 p5+p3   29 st
        vmovdqu64 [r8 + 1216], zmm1                   ;    36.0 p8+p9   29 st
        vmovdqu64 zmm0, [r9 + 1280]                   ;    30.0 p2      29 st.20
        vmovdqu64 zmm1, [r8 + 99584]                  ;    30.2 p3      29 st.20
        vpternlogd zmm1, zmm0, [r8 + 1280], 0x96      ;    36.2 p0+p2   29 st
        vmovdqu64 [r8 + 1280], zmm1                   ;    37.2 p7+p4   29 st
        vmovdqu64 zmm0, [r9 + 1344]                   ;    31.2 p3      29 st.21
        vmovdqu64 zmm1, [r8 + 99648]                  ;    32.0 p2      29 st.21
        vpternlogd zmm1, zmm0, [r8 + 1344], 0x96      ;    38.0 p5+p3   29 st
        vmovdqu64 [r8 + 1344], zmm1                   ;    39.0 p8+p9   29 st
        vmovdqu64 zmm0, [r9 + 1408]                   ;    33.0 p2      29 st.22
        vmovdqu64 zmm1, [r8 + 99712]                  ;    33.2 p3      29 st.22
        vpternlogd zmm1, zmm0, [r8 + 1408], 0x96      ;    39.2 p0+p2   29 st
        vmovdqu64 [r8 + 1408], zmm1                   ;    40.2 p7+p4   29 st
        vmovdqu64 zmm0, [r9 + 1472]                   ;    34.2 p3      29 st.23
        vmovdqu64 zmm1, [r8 + 99776]                  ;    35.0 p2      29 st.23
        vpternlogd zmm1, zmm0, [r8 + 1472], 0x96      ;    41.0 p5+p3   29 st
        vmovdqu64 [r8 + 1472], zmm1                   ;    42.0 p8+p9   29 st
        vmovdqu64 zmm0, [r9 + 1536]                   ;    36.0 p2      29 st.24
        vmovdqu64 zmm1, [r8 + 99840]                  ;    36.2 p3      29 st.24
        vpternlogd zmm1, zmm0, [r8 + 1536], 0x96      ;    42.2 p0+p2   29 st
        vmovdqu64 [r8 + 1536], zmm1                   ;    43.2 p7+p4   29 st
        vmovdqu64 zmm0, [r9 + 1600]                   ;    37.2 p3      29 st.25
        vmovdqu64 zmm1, [r8 + 99904]                  ;    38.0 p2      29 st.25
        vpternlogd zmm1, zmm0, [r8 + 1600], 0x96      ;    44.0 p5+p3   29 st
        vmovdqu64 [r8 + 1600], zmm1                   ;    45.0 p8+p9   29 st
        vmovdqu64 zmm0, [r9 + 1664]                   ;    39.0 p2      29 st.26
        vmovdqu64 zmm1, [r8 + 99968]                  ;    39.2 p3      29 st.26
        vpternlogd zmm1, zmm0, [r8 + 1664], 0x96      ;    45.2 p0+p2   29 st
        vmovdqu64 [r8 + 1664], zmm1                   ;    46.2 p7+p4   29 st
        vmovdqu64 zmm0, [r9 + 1728]                   ;    40.2 p3      29 st.27
        vmovdqu64 zmm1, [r8 + 100032]                 ;    41.0 p2      29 st.27
        vpternlogd zmm1, zmm0, [r8 + 1728], 0x96      ;    47.0 p5+p3   29 st
        vmovdqu64 [r8 + 1728], zmm1                   ;    48.0 p8+p9   29 st
        vmovdqu64 zmm0, [r9 + 1792]                   ;    42.0 p2      29 st.28
        vmovdqu64 zmm1, [r8 + 100096]                 ;    42.2 p3      29 st.28
        vpternlogd zmm1, zmm0, [r8 + 1792], 0x96      ;    48.2 p0+p2   29 st
        vmovdqu64 [r8 + 1792], zmm1                   ;    49.2 p7+p4   29 st
        vmovdqu64 zmm0, [r9 + 1856]                   ;    43.2 p3      29 st.29
        vmovdqu64 zmm1, [r8 + 100160]                 ;    44.0 p2      29 st.29
        vpternlogd zmm1, zmm0, [r8 + 1856], 0x96      ;    50.0 p5+p3   29 st
        vmovdqu64 [r8 + 1856], zmm1                   ;    51.0 p8+p9   29 st
        vmovdqu64 zmm0, [r9 + 1920]                   ;    45.0 p2      29 st.30
        vmovdqu64 zmm1, [r8 + 100224]                 ;    45.2 p3      29 st.30
        vpternlogd zmm1, zmm0, [r8 + 1920], 0x96      ;    51.2 p0+p2   29 st
        vmovdqu64 [r8 + 1920], zmm1                   ;    52.2 p7+p4   29 st
        vmovdqu64 zmm0, [r9 + 1984]                   ;    46.2 p3      29 st.31
        vmovdqu64 zmm1, [r8 + 100288]                 ;    47.0 p2      29 st.31
        vpternlogd zmm1, zmm0, [r8 + 1984], 0x96      ;    53.0 p5+p3   29 st
        vmovdqu64 [r8 + 1984], zmm1                   ;    54.0 p8+p9   29 st
        vmovdqu64 zmm0, [r9 + 2048]                   ;    48.0 p2      29 st.32
        vmovdqu64 zmm1, [r8 + 100352]                 ;    48.2 p3      29 st.32
        vpternlogd zmm1, zmm0, [r8 + 2048], 0x96      ;    54.2 p0+p2   29 st
        vmovdqu64 [r8 + 2048], zmm1                   ;    55.2 p7+p4   29 st
        vmovdqu64 zmm0, [r9 + 2112]                   ;    49.2 p3      29 st.33
        vmovdqu64 zmm1, [r8 + 100416]                 ;    50.0 p2      29 st.33
        vpternlogd zmm1, zmm0, [r8 + 2112], 0x96      ;    56.0 p5+p3   29 st
        vmovdqu64 [r8 + 2112], zmm1                   ;    57.0 p8+p9   29 st
        vmovdqu64 zmm0, [r9 + 2176]                   ;    51.0 p2      29 st.34
        vmovdqu64 zmm1, [r8 + 100480]                 ;    51.2 p3      29 st.34
        vpternlogd zmm1, zmm0, [r8 + 2176], 0x96      ;    57.2 p0+p2   29 st
        vmovdqu64 zmm0, [r9 + 2240]                   ;    52.2 p3      29 st.35
        vmovdqu64 [r8 + 2176], zmm1                   ;    58.2 p7+p4   29 st
        vmovdqu64 zmm1, [r8 + 100544]                 ;    53.0 p2      29 st.35
        vpternlogd zmm1, zmm0, [r8 + 2240], 0x96      ;    59.0 p5+p3   29 st
        vmovdqu64 zmm0, [r9 + 2304]                   ;    54.0 p2      29 st.36
        vmovdqu64 zmm2, [r8 + 100608]                 ;    54.2 p3      29 st.36
        vmovdqu64 [r8 + 2240], zmm1                   ;    60.0 p8+p9   29 st
        vpternlogd zmm2, zmm0, [r8 + 2304], 0x96      ;    60.2 p0+p2   29 st
        vmovdqu64 zmm0, [r9 + 2368]                   ;    55.2 p3      29 st.37
        vmovdqu64 zmm1, [r8 + 100672]                 ;    56.0 p2      29 st.37
        vmovdqu64 [r8 + 2304], zmm2                   ;    61.2 p7+p4   29 st
        vmovdqu64 zmm2, [r9 + 2432]                   ;    56.2 p3      29 st.38
        vmovdqu64 zmm3, [r8 + 100736]                 ;    57.0 p2      29 st.38
        vpternlogd zmm1, zmm0, [r8 + 2368], 0x96      ;    62.0 p5+p3   29 st
        vmovdqu64 zmm0, [r9 + 2496]                   ;    58.0 p2      29 st.39
        vmovdqu64 zmm4, [r8 + 100800]                 ;    58.2 p3      29 st.39
        vmovdqu64 [r8 + 2368], zmm1                   ;    63.0 p8+p9   29 st
        vpternlogd zmm3, zmm2, [r8 + 2432], 0x96      ;    63.0 p0+p2   29 st
        vmovdqu64 zmm1, [r9 + 2560]                   ;    59.2 p3      29 st.40
        vmovdqu64 zmm2, [r8 + 100864]                 ;    60.0 p2      29 st.40
        vmovdqu64 [r8 + 2432], zmm3                   ;    64.0 p7+p4   29 st
        vpternlogd zmm4, zmm0, [r8 + 2496], 0x96      ;    64.2 p5+p3   29 st
        vmovdqu64 zmm0, [r9 + 2624]                   ;    61.0 p2      29 st.41
        vmovdqu64 zmm3, [r8 + 100928]                 ;    61.2 p3      29 st.41
        vmovdqu64 [r8 + 2496], zmm4                   ;    65.2 p8+p9   29 st
        vmovdqu64 zmm4, [r9 + 2688]                   ;    62.0 p2      29 st.42
        vmovdqu64 zmm5, [r8 + 100992]                 ;    62.2 p3      29 st.42
        vpternlogd zmm2, zmm1, [r8 + 2560], 0x96      ;    66.0 p0+p2   29 st
        vmovdqu64 zmm1, [r9 + 2752]                   ;    63.2 p3      29 st.43
        vmovdqu64 zmm6, [r8 + 101056]                 ;    64.0 p2      29 st.43
        vmovdqu64 [r8 + 2560], zmm2                   ;    67.0 p7+p4   29 st
        vpternlogd zmm3, zmm0, [r8 + 2624], 0x96      ;    67.2 p5+p3   29 st
        vmovdqu64 zmm0, [r9 + 2816]                   ;    65.0 p2      29 st.44
        vmovdqu64 zmm2, [r8 + 101120]                 ;    65.2 p3      29 st.44
        vmovdqu64 [r8 + 2624], zmm3                   ;    68.2 p8+p9   29 st
        vpternlogd zmm5, zmm4, [r8 + 2688], 0x96      ;    68.2 p0+p2   29 st
        vmovdqu64 zmm3, [r9 + 2880]                   ;    66.2 p3      29 st.45
        vmovdqu64 zmm4, [r8 + 101184]                 ;    67.0 p2      29 st.45
        vmovdqu64 [r8 + 2688], zmm5                   ;    69.2 p7+p4   29 st
        vmovdqu64 zmm5, [r9 + 2944]                   ;    67.2 p3      29 st.46
        vmovdqu64 zmm7, [r8 + 101248]                 ;    68.0 p2      29 st.46
        vpternlogd zmm6, zmm1, [r8 + 2752], 0x96      ;    70.0 p5+p3   29 st
        vmovdqu64 zmm1, [r9 + 3008]                   ;    69.0 p2      29 st.47
        vmovdqu64 zmm8, [r8 + 101312]                 ;    69.2 p3      29 st.47
        vmovdqu64 [r8 + 2752], zmm6                   ;    71.0 p8+p9   29 st
        vpternlogd zmm2, zmm0, [r8 + 2816], 0x96      ;    71.2 p0+p2   29 st
        vmovdqu64 zmm0, [r9 + 3072]                   ;    70.2 p3      29 st.48
        vmovdqu64 zmm6, [r8 + 101376]                 ;    71.0 p2      29 st.48
        vmovdqu64 [r8 + 2816], zmm2                   ;    72.2 p7+p4   29 st
        vmovdqu64 zmm2, [r9 + 3136]                   ;    71.2 p3      29 st.49
        vmovdqu64 zmm9, [r8 + 101440]                 ;    72.0 p2      29 st.49
        vpternlogd zmm4, zmm3, [r8 + 2880], 0x96      ;    73.0 p5+p3   29 st
        vmovdqu64 zmm3, [r9 + 3200]                   ;    73.0 p2      29 st.50
        vmovdqu64 zmm10, [r8 + 101504]                ;    73.2 p3      29 st.50
        vmovdqu64 [r8 + 2880], zmm4                   ;    74.0 p8+p9   29 st
        vpternlogd zmm7, zmm5, [r8 + 2944], 0x96      ;    74.0 p0+p2   29 st
        vmovdqu64 zmm4, [r9 + 3264]                   ;    74.2 p3      29 st.51
        vmovdqu64 zmm5, [r8 + 101568]                 ;    75.0 p2      29 st.51
        vmovdqu64 [r8 + 2944], zmm7                   ;    75.0 p7+p4   29 st
        vpternlogd zmm8, zmm1, [r8 + 3008], 0x96      ;    75.2 p5+p3   29 st
        vmovdqu64 zmm1, [r9 + 3328]                   ;    76.0 p2      29 st.52
        vmovdqu64 zmm7, [r8 + 101632]                 ;    76.2 p3      29 st.52
        vmovdqu64 [r8 + 3008], zmm8                   ;    76.2 p8+p9   29 st
        vmovdqu64 zmm8, [r9 + 3392]                   ;    77.0 p2      29 st.53
        vmovdqu64 zmm11, [r8 + 101696]                ;    77.2 p3      29 st.53
        vpternlogd zmm6, zmm0, [r8 + 3072], 0x96      ;    78.0 p0+p2   29 st
        vmovdqu64 zmm0, [r9 + 3456]                   ;    78.2 p3      29 st.54
        vmovdqu64 zmm12, [r8 + 101760]                ;    79.0 p2      29 st.54
        vpternlogd zmm9, zmm2, [r8 + 3136], 0x96      ;    79.2 p5+p3   29 st
        vmovdqu64 [r8 + 3072], zmm6                   ;    79.0 p7+p4   29 st
        vmovdqu64 zmm2, [r9 + 3520]                   ;    80.0 p2      29 st.55
        vmovdqu64 zmm6, [r8 + 101824]                 ;    80.2 p3      29 st.55
        vpternlogd zmm10, zmm3, [r8 + 3200], 0x96     ;    81.0 p0+p2   29 st
        vmovdqu64 [r8 + 3136], zmm9                   ;    80.2 p8+p9   29 st
        vmovdqu64 zmm3, [r9 + 3584]                   ;    81.2 p3      29 st.56
        vmovdqu64 zmm9, [r8 + 101888]                 ;    82.0 p2      29 st.56
        vmovdqu64 zmm13, [r9 + 3648]                  ;    82.2 p3      29 st.57
        vmovdqu64 zmm14, [r8 + 101952]                ;    83.0 p2      29 st.57
        vpternlogd zmm5, zmm4, [r8 + 3264], 0x96      ;    83.2 p5+p3   29 st
        vmovdqu64 [r8 + 3200], zmm10                  ;    82.0 p7+p4   29 st
        vmovdqu64 zmm4, [r9 + 3712]                   ;    84.0 p2      29 st.58
        vmovdqu64 zmm10, [r8 + 102016]                ;    84.2 p3      29 st.58
        vpternlogd zmm7, zmm1, [r8 + 3328], 0x96      ;    85.0 p0+p2   29 st
        vmovdqu64 zmm1, [r9 + 3776]                   ;    85.2 p3      29 st.59
        vmovdqu64 zmm15, [r8 + 102080]                ;    86.0 p2      29 st.59
        vmovdqu64 [r8 + 3264], zmm5                   ;    84.2 p8+p9   29 st
        vpternlogd zmm11, zmm8, [r8 + 3392], 0x96     ;    86.2 p5+p3   29 st
        vmovdqu64 zmm5, [r9 + 3840]                   ;    87.0 p2      29 st.60
        vmovdqu64 zmm8, [r8 + 102144]                 ;    87.2 p3      29 st.60
        vmovdqu64 zmm16, [r9 + 3904]                  ;    88.0 p2      29 st.61
        vmovdqu64 [r8 + 3328], zmm7                   ;    86.0 p7+p4   29 st
        vmovdqu64 zmm7, [r8 + 102208]                 ;    88.2 p3      29 st.61
        vpternlogd zmm12, zmm0, [r8 + 3456], 0x96     ;    89.0 p0+p2   29 st
        vmovdqu64 zmm0, [r9 + 3968]                   ;    89.2 p3      29 st.62
        vmovdqu64 [r8 + 3392], zmm11                  ;    87.2 p8+p9   29 st
        vmovdqu64 zmm11, [r8 + 102272]                ;    90.0 p2      29 st.62
        vpternlogd zmm6, zmm2, [r8 + 3520], 0x96      ;    90.2 p5+p3   29 st
        vmovdqu64 zmm2, [r9 + 4032]                   ;    91.0 p2      29 st.63
        vmovdqu64 zmm17, [r8 + 102336]                ;    91.2 p3      29 st.63
        vpternlogd zmm9, zmm3, [r8 + 3584], 0x96      ;    92.0 p0+p2   29 st
        vmovdqu64 [r8 + 3456], zmm12                  ;    90.0 p7+p4   29 st
        vpternlogd zmm14, zmm13, [r8 + 3648], 0x96    ;    92.2 p5+p3   29 st
        vmovdqu64 [r8 + 3520], zmm6                   ;    91.2 p8+p9   29 st
        vpternlogd zmm10, zmm4, [r8 + 3712], 0x96     ;    93.0 p0+p2   29 st
        vmovdqu64 [r8 + 3584], zmm9                   ;    93.0 p7+p4   29 st
        vmovdqu64 [r8 + 3648], zmm14                  ;    93.2 p8+p9   29 st
        vpternlogd zmm15, zmm1, [r8 + 3776], 0x96     ;    93.2 p5+p3   29 st
        vmovdqu64 [r8 + 3712], zmm10                  ;    94.0 p7+p4   29 st
        vpternlogd zmm8, zmm5, [r8 + 3840], 0x96      ;    94.0 p0+p2   29 st
        vmovdqu64 [r8 + 3776], zmm15                  ;    94.2 p8+p9   29 st
        vpternlogd zmm7, zmm16, [r8 + 3904], 0x96     ;    94.2 p5+p3   29 st
        vmovdqu64 [r8 + 3840], zmm8                   ;    95.0 p7+p4   29 st
        vmovdqu64 [r8 + 3904], zmm7                   ;    95.2 p8+p9   29 st
        vpternlogd zmm11, zmm0, [r8 + 3968], 0x96     ;    96.0 p0+p2   29 st
        vmovdqu64 [r8 + 3968], zmm11                  ;    97.0 p7+p4   29 st
        vpternlogd zmm17, zmm2, [r8 + 4032], 0x96     ;    97.2 p5+p3   29 st
        vmovdqu64 [r8 + 4032], zmm17                  ;    98.2 p8+p9   29 st
        add r8, 0x1000                                ;    53.3 p1      29 end
        add r9, 0x1000                                ;    53.5 p6      29 end
        cmp r8, qword [rbp + 10128]                   ;                    more end?
        jne .end_7
        mov qword [rbp + 10112], r8                   ;                    resident
        mov qword [rbp + 10120], r9                   ;                    resident
        mov r8, qword [rbp + 9856]                    ;     0.0 p2      16 blocks
        add r8, 0x8000                                ;     5.0 p0      16 blocks
        mov qword [rbp + 9856], r8                    ;     6.0 p7+p4   16 blocks
        cmp r8, qword [rbp + 9864]                    ;                    more blocks?
        jne .blocks_1
.blocks_1_done:
        vzeroupper                                    ;                    x87 state
        mov rsp, qword [rbp + 10136]                  ;                    frame
        pop r15                                       ;                    preserved
        pop r14                                       ;                    preserved
        pop r13                                       ;                    preserved
        pop r12                                       ;                    preserved
        pop rbp                                       ;                    preserved
        ret

        section .rodata align=64
; RC
        align 64, db 0
whirlpool_many.T0_RC:
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
; constants512
        align 64, db 0
whirlpool_many.T1_constants512:
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff

for_formats elf64
%if HERE
        section .note.GNU-stack noalloc noexec nowrite progbits
%endif
%unmacro for_formats 1-*
