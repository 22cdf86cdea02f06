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
;   blocks/rounds/halves/keys: 1525 uops, planned 353.2; bounds: width 254.2, ports 351.0, path 38.0
;   blocks/rounds/halves.2: 220 uops, planned 70.2; bounds: width 36.7, ports 69.0, path 7.0
;   blocks/rounds/halves/rows: 1583 uops, planned 369.5; bounds: width 263.8, ports 367.5, path 44.0
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
        push rbx                                      ;                    preserved
        push rbp                                      ;                    preserved
        push r12                                      ;                    preserved
        push r13                                      ;                    preserved
        push r14                                      ;                    preserved
        push r15                                      ;                    preserved
        mov rax, rsp                                  ;                    frame
        sub rsp, 0x26c0                               ;                    frame
        and rsp, -64                                  ;                    frame
        lea rbx, [rsp + 128]                          ;                    frame
        mov qword [rbx + 9752], rax                   ;                    frame
        mov dword [rbx + 9760], edx                   ;                    argument
        mov qword [rbx + 9472], rsi                   ;                    argument
        mov qword [rbx + 9488], rdi                   ;                    argument
        mov r8d, dword [rbx + 9760]                   ;     0.0 p2      16 blocks
        shl r8, 0xf                                   ;     5.0 p0      16 blocks
        add r8, qword [rbx + 9472]                    ;     6.0 p1+p3   16 blocks
        mov qword [rbx + 9480], r8                    ;     7.0 p7+p4   16 blocks
        cmp dword [rbx + 9760], 0                     ;                    no blocks?
        je .blocks_1_done
        align 16
.blocks_1:
        mov r8, qword [rbx + 9488]                    ;     0.0 p2      17 begin reload
        mov qword [rbx + 9496], r8                    ;     5.0 p7+p4   17 begin
        mov r9, qword [rbx + 9472]                    ;     0.3 p3      17 begin reload
        mov qword [rbx + 9504], r9                    ;     5.3 p8+p9   17 begin
        add r8, 0x8000                                ;     5.0 p0      17 begin
        mov qword [rbx + 9512], r8                    ;     6.0 p7+p4   17 begin
        mov r8, qword [rbx + 9496]                    ;                    resident
        mov r9, qword [rbx + 9504]                    ;                    resident
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
        cmp r8, qword [rbx + 9512]                    ;                    more begin?
        jne .begin_2
        mov qword [rbx + 9496], r8                    ;                    resident
        mov qword [rbx + 9504], r9                    ;                    resident
        lea r8, [rel whirlpool_many.T0_RC]            ;     0.0 p1      22 rounds reload
        mov qword [rbx + 9520], r8                    ;     1.0 p7+p4   22 rounds
        add r8, 0xa000                                ;     1.0 p0      22 rounds
        mov qword [rbx + 9528], r8                    ;     2.0 p8+p9   22 rounds
        align 16
.rounds_3:
        mov r8, qword [rbx + 9488]                    ;     0.0 p2      23 halves reload
        mov qword [rbx + 9536], r8                    ;     5.0 p7+p4   23 halves
        mov qword [rbx + 9544], r8                    ;     5.0 p8+p9   23 halves
        mov r9, qword [rbx + 9520]                    ;     0.5 p3      23 halves reload
        mov qword [rbx + 9552], r9                    ;     5.5 p7+p4   23 halves
        add r8, 0x10000                               ;     5.0 p0      23 halves
        mov qword [rbx + 9560], r8                    ;     6.0 p8+p9   23 halves
        align 16
.halves_4:
        mov r8, qword [rbx + 9536]                    ;     0.0 p2      24 keys reload
        mov qword [rbx + 9568], r8                    ;     5.0 p7+p4   24 keys
        mov r9, qword [rbx + 9544]                    ;     0.3 p3      24 keys reload
        mov qword [rbx + 9576], r9                    ;     5.3 p8+p9   24 keys
        lea r9, [r8 + 28672]                          ;     5.0 p0      24 keys
        mov qword [rbx + 9584], r9                    ;     6.0 p7+p4   24 keys
        lea r9, [r8 + 24576]                          ;     5.0 p1      24 keys
        mov qword [rbx + 9592], r9                    ;     6.0 p8+p9   24 keys
        lea r9, [r8 + 20480]                          ;     5.0 p5      24 keys
        mov qword [rbx + 9600], r9                    ;     6.0 p7+p4   24 keys
        lea r9, [r8 + 16384]                          ;     5.0 p6      24 keys
        mov qword [rbx + 9608], r9                    ;     6.0 p8+p9   24 keys
        lea r9, [r8 + 12288]                          ;     5.0 p11     24 keys
        mov qword [rbx + 9616], r9                    ;     6.0 p7+p4   24 keys
        lea r9, [r8 + 8192]                           ;     5.0 p0      24 keys
        mov qword [rbx + 9624], r9                    ;     6.0 p8+p9   24 keys
        lea r9, [r8 + 4096]                           ;     5.0 p1      24 keys
        mov qword [rbx + 9632], r9                    ;     6.0 p7+p4   24 keys
        add r8, 0x8000                                ;     5.0 p5      24 keys
        mov qword [rbx + 9640], r8                    ;     6.0 p8+p9   24 keys
        mov r8, qword [rbx + 9576]                    ;                    resident
        mov r9, qword [rbx + 9568]                    ;                    resident
        mov r10, qword [rbx + 9584]                   ;                    resident
        mov r11, qword [rbx + 9592]                   ;                    resident
        mov r12, qword [rbx + 9600]                   ;                    resident
        mov r13, qword [rbx + 9608]                   ;                    resident
        mov r14, qword [rbx + 9616]                   ;                    resident
        mov r15, qword [rbx + 9624]                   ;                    resident
        align 16
.keys_5:
        vmovdqu64 zmm0, [r9 + 32768]                  ;     0.0 p2       8 st.0
        vmovdqu64 zmm1, [r9 + 32832]                  ;     0.2 p3       8 st.1
        vmovdqa64 zmm2, zmm1                          ;     6.2          8 st copy
        vpternlogd zmm2, zmm0, [r9 + 32960], 0x56     ;     6.2 p0+p2    8 st
        vmovdqu64 zmm3, [r9 + 32896]                  ;     1.2 p3       8 st.2
        vmovdqa64 zmm4, zmm2                          ;     7.2          8 st copy
        vpternlogd zmm4, zmm3, zmm0, 0x95             ;     7.2 p5       8 st
        vmovdqa64 zmm5, zmm3                          ;     7.2          8 st copy
        vmovdqa64 zmm6, zmm4                          ;     8.2          8 st copy
        vpternlogd zmm6, zmm3, zmm1, 0xf6             ;     8.2 p0       8 st
        vmovdqa64 zmm7, zmm6                          ;     9.2          8 st copy
        vpternlogd zmm7, zmm4, zmm2, 0x70             ;     9.2 p5       8 st
        vpternlogd zmm7, zmm1, zmm0, 0x95             ;    10.2 p0       8 st
        vpternlogd zmm2, zmm7, zmm4, 0x87             ;    11.2 p5       8 st
        vpternlogd zmm1, zmm0, zmm2, 0x9e             ;    12.2 p0       8 st
        vmovdqu64 zmm0, [r9 + 33024]                  ;     2.7 p2       8 st.4
        vmovdqu64 zmm8, [r9 + 33088]                  ;     2.8 p3       8 st.5
        vmovdqu64 zmm9, [r9 + 33152]                  ;     3.7 p2       8 st.6
        vmovdqa64 zmm10, zmm9                         ;     9.7          8 st copy
        vpternlogd zmm10, zmm8, zmm0, 0x78            ;     9.7 p5       8 st
        vpternlogd zmm9, zmm8, zmm0, 0x35             ;     9.7 p0       8 st
        vmovdqa64 zmm11, zmm9                         ;    10.7          8 st copy
        vpxord zmm5, zmm5, zmm10                      ;    10.7 p5       8 st
        vmovdqu64 zmm12, [r9 + 33216]                 ;     4.0 p3       8 st.7
        vmovdqa64 zmm13, zmm10                        ;    10.7          8 st copy
        vpternlogd zmm13, zmm12, zmm0, 0x9b           ;    10.7 p0       8 st
        vpternlogd zmm10, zmm13, zmm8, 0x26           ;    11.7 p5       8 st
        vpternlogd zmm13, zmm8, zmm12, 0x58           ;    11.7 p0       8 st
        vpternlogd zmm9, zmm13, zmm12, 0xb4           ;    12.7 p5       8 st
        vpandd zmm11, zmm11, zmm12                    ;    10.7 p0       8 st
        vpternlogd zmm5, zmm11, zmm1, 0x96            ;    13.2 p5       8 st
        vpternlogd zmm2, zmm6, zmm9, 0x96             ;    13.7 p0       8 st
        vpternlogd zmm13, zmm7, zmm7, 0xc3            ;    12.7 p5       8 st
        vmovdqa64 zmm6, zmm10                         ;    12.7          8 st copy
        vpternlogd zmm6, zmm4, zmm0, 0x96             ;    12.7 p0       8 st
        vpandd zmm8, zmm5, zmm2                       ;    14.7 p5       8 st
        vmovdqa64 zmm11, zmm13                        ;    13.7          8 st copy
        vpternlogd zmm11, zmm2, zmm5, 0x21            ;    14.7 p0       8 st
        vpternlogd zmm8, zmm11, zmm6, 0xd             ;    15.7 p5       8 st
        vpternlogd zmm1, zmm3, zmm11, 0x96            ;    15.7 p0       8 st
        vpternlogd zmm10, zmm0, zmm8, 0x69            ;    16.7 p5       8 st
        vmovdqa64 zmm0, zmm8                          ;    16.7          8 st copy
        vpternlogd zmm0, zmm4, zmm4, 0xc3             ;    16.7 p0       8 st
        vpternlogd zmm8, zmm13, zmm2, 0x6a            ;    16.7 p5       8 st
        vpternlogd zmm7, zmm8, zmm6, 0x96             ;    17.7 p0       8 st
        vpandd zmm8, zmm8, zmm13                      ;    17.7 p5       8 st
        vpternlogd zmm8, zmm11, zmm6, 0xed            ;    18.7 p0       8 st
        vpternlogd zmm1, zmm6, zmm8, 0xb4             ;    19.7 p5       8 st
        vpternlogd zmm5, zmm8, zmm9, 0x69             ;    19.7 p0       8 st
        vpternlogd zmm8, zmm9, zmm1, 0x69             ;    20.7 p5       8 st
        vmovdqa64 zmm3, zmm7                          ;    18.7          8 st copy
        vpternlogd zmm3, zmm13, zmm13, 0xc3           ;    18.7 p0       8 st
        vmovdqa64 zmm4, zmm8                          ;    21.7          8 st copy
        vpternlogd zmm4, zmm3, zmm5, 0x78             ;    21.7 p5       8 st
        vpternlogd zmm3, zmm8, zmm5, 0xe3             ;    21.7 p0       8 st
        vpxord zmm2, zmm2, zmm5                       ;    20.7 p5       8 st
        vpternlogd zmm0, zmm7, zmm2, 0x87             ;    21.7 p0       8 st
        vpternlogd zmm5, zmm4, zmm10, 0xb4            ;    22.7 p5       8 st
        vpxord zmm6, zmm8, zmm10                      ;    21.7 p0       8 st
        vpternlogd zmm6, zmm5, zmm3, 0xe1             ;    23.7 p5       8 st
        vpternlogd zmm4, zmm6, zmm10, 0xb4            ;    24.7 p0       8 st
        vpternlogd zmm10, zmm4, zmm3, 0xb8            ;    25.7 p5       8 st
        vpxord zmm8, zmm8, zmm3                       ;    22.7 p0       8 st
        vpternlogd zmm8, zmm5, zmm4, 0x96             ;    25.7 p5       8 st
        vmovdqa64 zmm3, zmm0                          ;    22.7          8 st copy
        vpternlogd zmm3, zmm7, zmm1, 0x1d             ;    22.7 p0       8 st
        vmovdqa64 zmm5, zmm3                          ;    23.7          8 st copy
        vpternlogd zmm5, zmm7, zmm2, 0xc6             ;    23.7 p5       8 st
        vmovdqa64 zmm9, zmm5                          ;    24.7          8 st copy
        vpternlogd zmm9, zmm0, zmm2, 0xd8             ;    24.7 p0       8 st
        vpternlogd zmm9, zmm3, zmm1, 0x2c             ;    25.7 p5       8 st
        vmovdqa64 zmm3, zmm0                          ;    22.7          8 st copy
        vpternlogd zmm3, zmm7, zmm1, 0xd8             ;    24.7 p0       8 st
        vpternlogd zmm0, zmm1, zmm9, 0x2c             ;    26.7 p5       8 st
        vpternlogd zmm0, zmm7, zmm2, 0x16             ;    27.7 p0       8 st
        vmovdqu64 zmm1, [r10 + 33280]                 ;    12.7 p2       8 st.8
        vmovdqu64 zmm2, [r10 + 33344]                 ;    12.8 p3       8 st.9
        vmovdqa64 zmm7, zmm2                          ;    18.8          8 st copy
        vpternlogd zmm7, zmm1, [r10 + 33472], 0x56    ;    26.2 p5+p2    8 st
        vmovdqu64 zmm11, [r10 + 33408]                ;    13.8 p3       8 st.10
        vmovdqa64 zmm12, zmm7                         ;    27.2          8 st copy
        vpternlogd zmm12, zmm11, zmm1, 0x95           ;    27.2 p0       8 st
        vmovdqa64 zmm13, zmm11                        ;    19.8          8 st copy
        vmovdqa64 zmm14, zmm12                        ;    28.2          8 st copy
        vpternlogd zmm14, zmm11, zmm2, 0xf6           ;    28.2 p5       8 st
        vmovdqa64 zmm15, zmm14                        ;    29.2          8 st copy
        vpternlogd zmm15, zmm12, zmm7, 0x70           ;    29.2 p0       8 st
        vpternlogd zmm15, zmm2, zmm1, 0x95            ;    30.2 p5       8 st
        vpternlogd zmm7, zmm15, zmm12, 0x87           ;    31.2 p0       8 st
        vpternlogd zmm2, zmm1, zmm7, 0x9e             ;    32.2 p5       8 st
        vmovdqu64 zmm1, [r10 + 33536]                 ;    15.3 p2       8 st.12
        vmovdqu64 zmm16, [r10 + 33600]                ;    15.5 p3       8 st.13
        vmovdqu64 zmm17, [r10 + 33664]                ;    16.3 p2       8 st.14
        vmovdqa64 zmm18, zmm17                        ;    22.3          8 st copy
        vpternlogd zmm18, zmm16, zmm1, 0x78           ;    29.7 p0       8 st
        vpternlogd zmm17, zmm16, zmm1, 0x35           ;    30.2 p5       8 st
        vmovdqa64 zmm19, zmm17                        ;    31.2          8 st copy
        vpxord zmm13, zmm13, zmm18                    ;    30.7 p0       8 st
        vmovdqu64 zmm20, [r10 + 33728]                ;    16.7 p3       8 st.15
        vmovdqa64 zmm21, zmm18                        ;    30.7          8 st copy
        vpternlogd zmm21, zmm20, zmm1, 0x9b           ;    31.2 p5       8 st
        vpternlogd zmm18, zmm21, zmm16, 0x26          ;    32.2 p0       8 st
        vpternlogd zmm21, zmm16, zmm20, 0x58          ;    32.2 p5       8 st
        vpternlogd zmm17, zmm21, zmm20, 0xb4          ;    33.2 p0       8 st
        vpandd zmm19, zmm19, zmm20                    ;    33.2 p5       8 st
        vpternlogd zmm13, zmm19, zmm2, 0x96           ;    34.2 p0       8 st
        vpternlogd zmm7, zmm14, zmm17, 0x96           ;    34.2 p5       8 st
        vpternlogd zmm21, zmm15, zmm15, 0xc3          ;    34.7 p0       8 st
        vmovdqa64 zmm14, zmm18                        ;    33.2          8 st copy
        vpternlogd zmm14, zmm12, zmm1, 0x96           ;    35.2 p5       8 st
        vpandd zmm16, zmm13, zmm7                     ;    35.7 p0       8 st
        vmovdqa64 zmm19, zmm21                        ;    35.7          8 st copy
        vpternlogd zmm19, zmm7, zmm13, 0x21           ;    36.2 p5       8 st
        vpternlogd zmm16, zmm19, zmm14, 0xd           ;    37.2 p0       8 st
        vpternlogd zmm2, zmm11, zmm19, 0x96           ;    37.2 p5       8 st
        vpternlogd zmm18, zmm1, zmm16, 0x69           ;    38.2 p0       8 st
        vmovdqa64 zmm1, zmm16                         ;    38.2          8 st copy
        vpternlogd zmm1, zmm12, zmm12, 0xc3           ;    38.2 p5       8 st
        vpternlogd zmm16, zmm21, zmm7, 0x6a           ;    38.7 p0       8 st
        vpternlogd zmm15, zmm16, zmm14, 0x96          ;    39.7 p5       8 st
        vpandd zmm16, zmm16, zmm21                    ;    39.7 p0       8 st
        vpternlogd zmm16, zmm19, zmm14, 0xed          ;    40.7 p5       8 st
        vpternlogd zmm2, zmm14, zmm16, 0xb4           ;    41.7 p0       8 st
        vpternlogd zmm13, zmm16, zmm17, 0x69          ;    41.7 p5       8 st
        vpternlogd zmm16, zmm17, zmm2, 0x69           ;    42.7 p0       8 st
        vmovdqa64 zmm11, zmm15                        ;    40.7          8 st copy
        vpternlogd zmm11, zmm21, zmm21, 0xc3          ;    42.2 p5       8 st
        vmovdqa64 zmm12, zmm16                        ;    43.7          8 st copy
        vpternlogd zmm12, zmm11, zmm13, 0x78          ;    43.7 p0       8 st
        vpternlogd zmm11, zmm16, zmm13, 0xe3          ;    43.7 p5       8 st
        vpxord zmm7, zmm7, zmm13                      ;    43.7 p0       8 st
        vpternlogd zmm1, zmm15, zmm7, 0x87            ;    44.7 p5       8 st
        vpternlogd zmm13, zmm12, zmm18, 0xb4          ;    44.7 p0       8 st
        vpxord zmm14, zmm16, zmm18                    ;    45.2 p5       8 st
        vpternlogd zmm14, zmm13, zmm11, 0xe1          ;    46.2 p0       8 st
        vpternlogd zmm12, zmm14, zmm18, 0xb4          ;    47.2 p5       8 st
        vpternlogd zmm18, zmm12, zmm11, 0xb8          ;    48.2 p0       8 st
        vpxord zmm16, zmm16, zmm11                    ;    47.2 p5       8 st
        vpternlogd zmm16, zmm13, zmm12, 0x96          ;    48.2 p0       8 st
        vmovdqa64 zmm11, zmm1                         ;    45.7          8 st copy
        vpternlogd zmm11, zmm15, zmm2, 0x1d           ;    48.2 p5       8 st
        vmovdqa64 zmm13, zmm11                        ;    49.2          8 st copy
        vpternlogd zmm13, zmm15, zmm7, 0xc6           ;    49.2 p0       8 st
        vmovdqa64 zmm17, zmm13                        ;    50.2          8 st copy
        vpternlogd zmm17, zmm1, zmm7, 0xd8            ;    50.2 p5       8 st
        vpternlogd zmm17, zmm11, zmm2, 0x2c           ;    51.2 p0       8 st
        vmovdqa64 zmm11, zmm1                         ;    45.7          8 st copy
        vpternlogd zmm11, zmm15, zmm2, 0xd8           ;    50.2 p5       8 st
        vpternlogd zmm1, zmm2, zmm17, 0x2c            ;    52.2 p0       8 st
        vpternlogd zmm1, zmm15, zmm7, 0x16            ;    53.2 p5       8 st
        vmovdqu64 zmm2, [r11 + 33792]                 ;    25.3 p2       8 st.16
        vmovdqu64 zmm7, [r11 + 33856]                 ;    25.5 p3       8 st.17
        vmovdqa64 zmm15, zmm7                         ;    31.5          8 st copy
        vpternlogd zmm15, zmm2, [r11 + 33984], 0x56   ;    51.7 p0+p2    8 st
        vmovdqu64 zmm19, [r11 + 33920]                ;    26.5 p3       8 st.18
        vmovdqa64 zmm20, zmm15                        ;    52.7          8 st copy
        vpternlogd zmm20, zmm19, zmm2, 0x95           ;    52.7 p5       8 st
        vmovdqa64 zmm21, zmm19                        ;    32.5          8 st copy
        vmovdqa64 zmm22, zmm20                        ;    53.7          8 st copy
        vpternlogd zmm22, zmm19, zmm7, 0xf6           ;    53.7 p0       8 st
        vmovdqa64 zmm23, zmm22                        ;    54.7          8 st copy
        vpternlogd zmm23, zmm20, zmm15, 0x70          ;    54.7 p5       8 st
        vpternlogd zmm23, zmm7, zmm2, 0x95            ;    55.7 p0       8 st
        vpternlogd zmm15, zmm23, zmm20, 0x87          ;    56.7 p5       8 st
        vpternlogd zmm7, zmm2, zmm15, 0x9e            ;    57.7 p0       8 st
        vmovdqu64 zmm2, [r11 + 34048]                 ;    28.0 p2       8 st.20
        vmovdqu64 zmm24, [r11 + 34112]                ;    28.2 p3       8 st.21
        vmovdqu64 zmm25, [r11 + 34176]                ;    29.0 p2       8 st.22
        vmovdqa64 zmm26, zmm25                        ;    35.0          8 st copy
        vpternlogd zmm26, zmm24, zmm2, 0x78           ;    55.2 p5       8 st
        vpternlogd zmm25, zmm24, zmm2, 0x35           ;    55.7 p0       8 st
        vmovdqa64 zmm27, zmm25                        ;    56.7          8 st copy
        vpxord zmm21, zmm21, zmm26                    ;    56.2 p5       8 st
        vmovdqu64 zmm28, [r11 + 34240]                ;    29.3 p3       8 st.23
        vmovdqa64 zmm29, zmm26                        ;    56.2          8 st copy
        vpternlogd zmm29, zmm28, zmm2, 0x9b           ;    56.7 p0       8 st
        vpternlogd zmm26, zmm29, zmm24, 0x26          ;    57.7 p5       8 st
        vpternlogd zmm29, zmm24, zmm28, 0x58          ;    57.7 p0       8 st
        vpternlogd zmm25, zmm29, zmm28, 0xb4          ;    58.7 p5       8 st
        vpandd zmm27, zmm27, zmm28                    ;    58.7 p0       8 st
        vpternlogd zmm21, zmm27, zmm7, 0x96           ;    59.7 p5       8 st
        vpternlogd zmm15, zmm22, zmm25, 0x96          ;    59.7 p0       8 st
        vpternlogd zmm29, zmm23, zmm23, 0xc3          ;    60.2 p5       8 st
        vmovdqa64 zmm22, zmm26                        ;    58.7          8 st copy
        vpternlogd zmm22, zmm20, zmm2, 0x96           ;    60.7 p0       8 st
        vpandd zmm24, zmm21, zmm15                    ;    61.2 p5       8 st
        vmovdqa64 zmm27, zmm29                        ;    61.2          8 st copy
        vpternlogd zmm27, zmm15, zmm21, 0x21          ;    61.7 p0       8 st
        vpternlogd zmm24, zmm27, zmm22, 0xd           ;    62.7 p5       8 st
        vpternlogd zmm7, zmm19, zmm27, 0x96           ;    62.7 p0       8 st
        vpternlogd zmm26, zmm2, zmm24, 0x69           ;    63.7 p5       8 st
        vmovdqa64 zmm2, zmm24                         ;    63.7          8 st copy
        vpternlogd zmm2, zmm20, zmm20, 0xc3           ;    63.7 p0       8 st
        vpternlogd zmm24, zmm29, zmm15, 0x6a          ;    64.2 p5       8 st
        vpternlogd zmm23, zmm24, zmm22, 0x96          ;    65.2 p0       8 st
        vpandd zmm24, zmm24, zmm29                    ;    65.2 p5       8 st
        vpternlogd zmm24, zmm27, zmm22, 0xed          ;    66.2 p0       8 st
        vpternlogd zmm7, zmm22, zmm24, 0xb4           ;    67.2 p5       8 st
        vpternlogd zmm21, zmm24, zmm25, 0x69          ;    67.2 p0       8 st
        vpternlogd zmm24, zmm25, zmm7, 0x69           ;    68.2 p5       8 st
        vmovdqa64 zmm19, zmm23                        ;    66.2          8 st copy
        vpternlogd zmm19, zmm29, zmm29, 0xc3          ;    67.7 p0       8 st
        vmovdqa64 zmm20, zmm24                        ;    69.2          8 st copy
        vpternlogd zmm20, zmm19, zmm21, 0x78          ;    69.2 p5       8 st
        vpternlogd zmm19, zmm24, zmm21, 0xe3          ;    69.2 p0       8 st
        vpxord zmm15, zmm15, zmm21                    ;    69.2 p5       8 st
        vpternlogd zmm2, zmm23, zmm15, 0x87           ;    70.2 p0       8 st
        vpternlogd zmm21, zmm20, zmm26, 0xb4          ;    70.2 p5       8 st
        vpxord zmm22, zmm24, zmm26                    ;    70.7 p0       8 st
        vpternlogd zmm22, zmm21, zmm19, 0xe1          ;    71.7 p5       8 st
        vpternlogd zmm21, zmm24, zmm19, 0x96          ;    71.7 p0       8 st
        vpternlogd zmm20, zmm22, zmm26, 0xb4          ;    72.7 p5       8 st
        vpternlogd zmm26, zmm19, zmm20, 0xd8          ;    73.7 p0       8 st
        vmovdqa64 zmm19, zmm2                         ;    71.2          8 st copy
        vpternlogd zmm19, zmm23, zmm7, 0x1d           ;    73.2 p5       8 st
        vmovdqa64 zmm24, zmm19                        ;    74.2          8 st copy
        vpternlogd zmm24, zmm23, zmm15, 0xc6          ;    74.2 p0       8 st
        vmovdqa64 zmm25, zmm2                         ;    71.2          8 st copy
        vpternlogd zmm25, zmm23, zmm7, 0xd8           ;    74.2 p5       8 st
        vmovdqa64 zmm27, zmm24                        ;    75.2          8 st copy
        vpternlogd zmm27, zmm2, zmm15, 0xd8           ;    75.2 p0       8 st
        vpternlogd zmm27, zmm19, zmm7, 0x2c           ;    76.2 p5       8 st
        vpternlogd zmm2, zmm7, zmm27, 0x2c            ;    77.2 p0       8 st
        vpternlogd zmm2, zmm23, zmm15, 0x16           ;    78.2 p5       8 st
        vpxord zmm21, zmm21, zmm20                    ;    76.7 p0       8 st
        vmovdqu64 zmm7, [r12 + 34304]                 ;    38.0 p2       9 st.24
        vmovdqu64 zmm15, [r12 + 34368]                ;    38.2 p3       9 st.25
        vmovdqa64 zmm19, zmm15                        ;    44.2          9 st copy
        vpternlogd zmm19, zmm7, [r12 + 34496], 0x56   ;    77.2 p5+p2    9 st
        vmovdqu64 zmm23, [r12 + 34432]                ;    39.2 p3       9 st.26
        vmovdqa64 zmm28, zmm19                        ;    78.2          9 st copy
        vpternlogd zmm28, zmm23, zmm7, 0x95           ;    78.2 p0       9 st
        vmovdqa64 zmm29, zmm23                        ;    45.2          9 st copy
        vmovdqa64 zmm30, zmm28                        ;    79.2          9 st copy
        vpternlogd zmm30, zmm23, zmm15, 0xf6          ;    79.2 p5       9 st
        vmovdqa64 zmm31, zmm30                        ;    80.2          9 st copy
        vpternlogd zmm31, zmm28, zmm19, 0x70          ;    80.2 p0       9 st
        vpternlogd zmm31, zmm15, zmm7, 0x95           ;    81.2 p5       9 st
        vpternlogd zmm19, zmm31, zmm28, 0x87          ;    82.2 p0       9 st
        vpternlogd zmm15, zmm7, zmm19, 0x9e           ;    83.2 p5       9 st
        vmovdqu64 zmm7, [r12 + 34560]                 ;    40.7 p2       9 st.28
        vmovdqu64 [rbx - 128], zmm5                   ;    40.8 p7+p4    8 st spill
        vmovdqu64 zmm5, [r12 + 34624]                 ;    41.0 p3       9 st.29
        vmovdqu64 [rbx - 64], zmm3                    ;    41.2 p8+p9    8 st spill
        vmovdqu64 zmm3, [r12 + 34688]                 ;    41.7 p2       9 st.30
        vmovdqu64 [rbx + 0], zmm17                    ;    52.2 p7+p4    8 st spill
        vmovdqa64 zmm17, zmm3                         ;    47.7          9 st copy
        vpternlogd zmm17, zmm5, zmm7, 0x78            ;    80.7 p0       9 st
        vpternlogd zmm3, zmm5, zmm7, 0x35             ;    81.2 p5       9 st
        vpxord zmm29, zmm29, zmm17                    ;    81.7 p0       9 st
        vmovdqu64 [rbx + 64], zmm22                   ;    72.7 p8+p9    8 st spill
        vmovdqa64 zmm22, zmm3                         ;    82.2          9 st copy
        vmovdqu64 [rbx + 128], zmm27                  ;    77.2 p7+p4    8 st spill
        vmovdqu64 zmm27, [r12 + 34752]                ;    42.8 p3       9 st.31
        vmovdqu64 [rbx + 192], zmm26                  ;    74.7 p8+p9    8 st spill
        vmovdqa64 zmm26, zmm17                        ;    81.7          9 st copy
        vpternlogd zmm26, zmm27, zmm7, 0x9b           ;    82.2 p5       9 st
        vpternlogd zmm17, zmm26, zmm5, 0x26           ;    83.2 p0       9 st
        vpternlogd zmm26, zmm5, zmm27, 0x58           ;    83.2 p5       9 st
        vpternlogd zmm3, zmm26, zmm27, 0xb4           ;    84.2 p0       9 st
        vpandd zmm22, zmm22, zmm27                    ;    84.2 p5       9 st
        vpternlogd zmm29, zmm22, zmm15, 0x96          ;    85.2 p0       9 st
        vpternlogd zmm19, zmm30, zmm3, 0x96           ;    85.2 p5       9 st
        vpternlogd zmm26, zmm31, zmm31, 0xc3          ;    85.7 p0       9 st
        vmovdqa64 zmm5, zmm17                         ;    84.2          9 st copy
        vpternlogd zmm5, zmm28, zmm7, 0x96            ;    86.2 p5       9 st
        vpandd zmm22, zmm29, zmm19                    ;    86.7 p0       9 st
        vmovdqa64 zmm27, zmm26                        ;    86.7          9 st copy
        vpternlogd zmm27, zmm19, zmm29, 0x21          ;    87.2 p5       9 st
        vpternlogd zmm15, zmm23, zmm27, 0x96          ;    88.2 p0       9 st
        vpternlogd zmm22, zmm27, zmm5, 0xd            ;    88.2 p5       9 st
        vpternlogd zmm17, zmm7, zmm22, 0x69           ;    89.2 p0       9 st
        vmovdqa64 zmm7, zmm22                         ;    89.2          9 st copy
        vpternlogd zmm7, zmm28, zmm28, 0xc3           ;    89.2 p5       9 st
        vpternlogd zmm22, zmm26, zmm19, 0x6a          ;    89.7 p0       9 st
        vpternlogd zmm31, zmm22, zmm5, 0x96           ;    90.7 p5       9 st
        vpandd zmm22, zmm22, zmm26                    ;    90.7 p0       9 st
        vpternlogd zmm22, zmm27, zmm5, 0xed           ;    91.7 p5       9 st
        vpternlogd zmm15, zmm5, zmm22, 0xb4           ;    92.7 p0       9 st
        vpternlogd zmm29, zmm22, zmm3, 0x69           ;    92.7 p5       9 st
        vpternlogd zmm22, zmm3, zmm15, 0x69           ;    93.7 p0       9 st
        vmovdqa64 zmm3, zmm31                         ;    91.7          9 st copy
        vpternlogd zmm3, zmm26, zmm26, 0xc3           ;    93.2 p5       9 st
        vmovdqa64 zmm5, zmm22                         ;    94.7          9 st copy
        vpternlogd zmm5, zmm3, zmm29, 0x78            ;    94.7 p0       9 st
        vpternlogd zmm3, zmm22, zmm29, 0xe3           ;    94.7 p5       9 st
        vpxord zmm19, zmm19, zmm29                    ;    94.7 p0       9 st
        vpternlogd zmm7, zmm31, zmm19, 0x87           ;    95.7 p5       9 st
        vpternlogd zmm29, zmm5, zmm17, 0xb4           ;    95.7 p0       9 st
        vpxord zmm23, zmm22, zmm17                    ;    96.2 p5       9 st
        vpternlogd zmm23, zmm29, zmm3, 0xe1           ;    97.2 p0       9 st
        vpternlogd zmm5, zmm23, zmm17, 0xb4           ;    98.2 p5       9 st
        vpternlogd zmm17, zmm5, zmm3, 0xb8            ;    99.2 p0       9 st
        vpxord zmm22, zmm22, zmm3                     ;    98.2 p5       9 st
        vpternlogd zmm22, zmm29, zmm5, 0x96           ;    99.2 p0       9 st
        vmovdqa64 zmm3, zmm7                          ;    96.7          9 st copy
        vpternlogd zmm3, zmm31, zmm15, 0x1d           ;    99.2 p5       9 st
        vmovdqa64 zmm26, zmm3                         ;   100.2          9 st copy
        vpternlogd zmm26, zmm31, zmm19, 0xc6          ;   100.2 p0       9 st
        vmovdqa64 zmm27, zmm26                        ;   101.2          9 st copy
        vpternlogd zmm27, zmm7, zmm19, 0xd8           ;   101.2 p5       9 st
        vpternlogd zmm27, zmm3, zmm15, 0x2c           ;   102.2 p0       9 st
        vmovdqa64 zmm3, zmm7                          ;    96.7          9 st copy
        vpternlogd zmm3, zmm31, zmm15, 0xd8           ;   101.2 p5       9 st
        vpternlogd zmm7, zmm15, zmm27, 0x2c           ;   103.2 p0       9 st
        vpternlogd zmm7, zmm31, zmm19, 0x16           ;   104.2 p5       9 st
        vmovdqu64 zmm15, [r13 + 34816]                ;    51.7 p2       9 st.32
        vmovdqu64 zmm19, [r13 + 34880]                ;    51.8 p3       9 st.33
        vmovdqa64 zmm28, zmm19                        ;    57.8          9 st copy
        vpternlogd zmm28, zmm15, [r13 + 35008], 0x56  ;   102.7 p0+p2    9 st
        vmovdqu64 zmm29, [r13 + 34944]                ;    52.8 p3       9 st.34
        vmovdqa64 zmm30, zmm28                        ;   103.7          9 st copy
        vpternlogd zmm30, zmm29, zmm15, 0x95          ;   103.7 p5       9 st
        vmovdqa64 zmm31, zmm29                        ;    58.8          9 st copy
        vmovdqu64 [rbx + 256], zmm27                  ;   103.2 p7+p4    9 st spill
        vmovdqa64 zmm27, zmm30                        ;   104.7          9 st copy
        vpternlogd zmm27, zmm29, zmm19, 0xf6          ;   104.7 p0       9 st
        vmovdqu64 [rbx + 320], zmm3                   ;   102.2 p8+p9    9 st spill
        vmovdqa64 zmm3, zmm27                         ;   105.7          9 st copy
        vpternlogd zmm3, zmm30, zmm28, 0x70           ;   105.7 p5       9 st
        vpternlogd zmm3, zmm19, zmm15, 0x95           ;   106.7 p0       9 st
        vpternlogd zmm28, zmm3, zmm30, 0x87           ;   107.7 p5       9 st
        vpternlogd zmm19, zmm15, zmm28, 0x9e          ;   108.7 p0       9 st
        vmovdqu64 zmm15, [r13 + 35072]                ;    54.7 p2       9 st.36
        vmovdqu64 [rbx + 384], zmm26                  ;   101.2 p7+p4    9 st spill
        vmovdqu64 zmm26, [r13 + 35136]                ;    55.0 p3       9 st.37
        vmovdqu64 [rbx + 448], zmm13                  ;    55.7 p8+p9    8 st spill
        vmovdqu64 zmm13, [r13 + 35200]                ;    55.7 p2       9 st.38
        vmovdqu64 [rbx + 512], zmm2                   ;    79.2 p7+p4    8 st spill
        vmovdqa64 zmm2, zmm13                         ;    61.7          9 st copy
        vpternlogd zmm2, zmm26, zmm15, 0x78           ;   106.2 p5       9 st
        vpternlogd zmm13, zmm26, zmm15, 0x35          ;   106.7 p0       9 st
        vpxord zmm31, zmm31, zmm2                     ;   107.2 p5       9 st
        vmovdqu64 [rbx + 576], zmm25                  ;    75.2 p8+p9    8 st spill
        vmovdqa64 zmm25, zmm13                        ;   107.7          9 st copy
        vmovdqu64 [rbx + 640], zmm1                   ;    59.2 p7+p4    8 st spill
        vmovdqu64 zmm1, [r13 + 35264]                 ;    56.8 p3       9 st.39
        vmovdqu64 [rbx + 704], zmm18                  ;    59.7 p8+p9    8 st spill
        vmovdqa64 zmm18, zmm2                         ;   107.2          9 st copy
        vpternlogd zmm18, zmm1, zmm15, 0x9b           ;   107.7 p0       9 st
        vpternlogd zmm2, zmm18, zmm26, 0x26           ;   108.7 p5       9 st
        vpternlogd zmm18, zmm26, zmm1, 0x58           ;   108.7 p0       9 st
        vpternlogd zmm13, zmm18, zmm1, 0xb4           ;   109.7 p5       9 st
        vpandd zmm25, zmm25, zmm1                     ;   109.7 p0       9 st
        vpternlogd zmm31, zmm25, zmm19, 0x96          ;   110.7 p5       9 st
        vpternlogd zmm28, zmm27, zmm13, 0x96          ;   110.7 p0       9 st
        vpternlogd zmm18, zmm3, zmm3, 0xc3            ;   111.2 p5       9 st
        vmovdqa64 zmm1, zmm2                          ;   109.7          9 st copy
        vpternlogd zmm1, zmm30, zmm15, 0x96           ;   111.7 p0       9 st
        vpandd zmm25, zmm31, zmm28                    ;   112.2 p5       9 st
        vmovdqa64 zmm26, zmm18                        ;   112.2          9 st copy
        vpternlogd zmm26, zmm28, zmm31, 0x21          ;   112.7 p0       9 st
        vpternlogd zmm19, zmm29, zmm26, 0x96          ;   113.7 p5       9 st
        vpternlogd zmm25, zmm26, zmm1, 0xd            ;   113.7 p0       9 st
        vpternlogd zmm2, zmm15, zmm25, 0x69           ;   114.7 p5       9 st
        vmovdqa64 zmm15, zmm25                        ;   114.7          9 st copy
        vpternlogd zmm15, zmm30, zmm30, 0xc3          ;   114.7 p0       9 st
        vpternlogd zmm25, zmm18, zmm28, 0x6a          ;   115.2 p5       9 st
        vpternlogd zmm3, zmm25, zmm1, 0x96            ;   116.2 p0       9 st
        vpandd zmm25, zmm25, zmm18                    ;   116.2 p5       9 st
        vpternlogd zmm25, zmm26, zmm1, 0xed           ;   117.2 p0       9 st
        vpternlogd zmm19, zmm1, zmm25, 0xb4           ;   118.2 p5       9 st
        vpternlogd zmm31, zmm25, zmm13, 0x69          ;   118.2 p0       9 st
        vpternlogd zmm25, zmm13, zmm19, 0x69          ;   119.2 p5       9 st
        vmovdqa64 zmm1, zmm3                          ;   117.2          9 st copy
        vpternlogd zmm1, zmm18, zmm18, 0xc3           ;   118.7 p0       9 st
        vmovdqa64 zmm13, zmm25                        ;   120.2          9 st copy
        vpternlogd zmm13, zmm1, zmm31, 0x78           ;   120.2 p5       9 st
        vpternlogd zmm1, zmm25, zmm31, 0xe3           ;   120.2 p0       9 st
        vpxord zmm28, zmm28, zmm31                    ;   120.2 p5       9 st
        vpternlogd zmm15, zmm3, zmm28, 0x87           ;   121.2 p0       9 st
        vpternlogd zmm31, zmm13, zmm2, 0xb4           ;   121.2 p5       9 st
        vpxord zmm18, zmm25, zmm2                     ;   121.7 p0       9 st
        vpternlogd zmm18, zmm31, zmm1, 0xe1           ;   122.7 p5       9 st
        vpternlogd zmm13, zmm18, zmm2, 0xb4           ;   123.7 p0       9 st
        vpternlogd zmm2, zmm13, zmm1, 0xb8            ;   124.7 p5       9 st
        vpxord zmm25, zmm25, zmm1                     ;   123.7 p0       9 st
        vpternlogd zmm25, zmm31, zmm13, 0x96          ;   124.7 p5       9 st
        vmovdqa64 zmm1, zmm15                         ;   122.2          9 st copy
        vpternlogd zmm1, zmm3, zmm19, 0x1d            ;   124.7 p0       9 st
        vmovdqa64 zmm26, zmm1                         ;   125.7          9 st copy
        vpternlogd zmm26, zmm3, zmm28, 0xc6           ;   125.7 p5       9 st
        vmovdqa64 zmm27, zmm15                        ;   122.2          9 st copy
        vpternlogd zmm27, zmm3, zmm19, 0xd8           ;   125.7 p0       9 st
        vmovdqa64 zmm29, zmm26                        ;   126.7          9 st copy
        vpternlogd zmm29, zmm15, zmm28, 0xd8          ;   126.7 p5       9 st
        vpternlogd zmm29, zmm1, zmm19, 0x2c           ;   127.7 p0       9 st
        vpternlogd zmm15, zmm19, zmm29, 0x2c          ;   128.7 p5       9 st
        vpternlogd zmm15, zmm3, zmm28, 0x16           ;   129.7 p0       9 st
        vmovdqu64 zmm1, [r14 + 35328]                 ;    65.7 p2      10 st.40
        vmovdqu64 zmm3, [r14 + 35392]                 ;    65.8 p3      10 st.41
        vmovdqa64 zmm19, zmm3                         ;    71.8         10 st copy
        vpternlogd zmm19, zmm1, [r14 + 35520], 0x56   ;   128.2 p5+p2   10 st
        vmovdqu64 zmm28, [r14 + 35456]                ;    66.8 p3      10 st.42
        vmovdqa64 zmm30, zmm19                        ;   129.2         10 st copy
        vpternlogd zmm30, zmm28, zmm1, 0x95           ;   129.2 p0      10 st
        vmovdqa64 zmm31, zmm28                        ;    72.8         10 st copy
        vmovdqu64 [rbx + 768], zmm2                   ;   125.7 p7+p4    9 st spill
        vmovdqa64 zmm2, zmm30                         ;   130.2         10 st copy
        vpternlogd zmm2, zmm28, zmm3, 0xf6            ;   130.2 p5      10 st
        vmovdqu64 [rbx + 832], zmm14                  ;    67.7 p8+p9    8 st spill
        vmovdqa64 zmm14, zmm2                         ;   131.2         10 st copy
        vpternlogd zmm14, zmm30, zmm19, 0x70          ;   131.2 p0      10 st
        vpternlogd zmm14, zmm3, zmm1, 0x95            ;   132.2 p5      10 st
        vpternlogd zmm19, zmm14, zmm30, 0x87          ;   133.2 p0      10 st
        vpternlogd zmm3, zmm1, zmm19, 0x9e            ;   134.2 p5      10 st
        vmovdqu64 zmm1, [r14 + 35584]                 ;    68.7 p2      10 st.44
        vmovdqu64 [rbx + 896], zmm6                   ;    69.2 p7+p4    8 st spill
        vmovdqu64 zmm6, [r14 + 35648]                 ;    69.0 p3      10 st.45
        vmovdqu64 [rbx + 960], zmm9                   ;    69.7 p8+p9    8 st spill
        vmovdqu64 zmm9, [r14 + 35712]                 ;    69.7 p2      10 st.46
        vmovdqu64 [rbx + 1024], zmm27                 ;   126.7 p7+p4    9 st spill
        vmovdqa64 zmm27, zmm9                         ;    75.7         10 st copy
        vpternlogd zmm27, zmm6, zmm1, 0x78            ;   131.7 p0      10 st
        vpternlogd zmm9, zmm6, zmm1, 0x35             ;   132.2 p5      10 st
        vpxord zmm31, zmm31, zmm27                    ;   132.7 p0      10 st
        vmovdqu64 [rbx + 1088], zmm21                 ;    77.7 p8+p9    8 st spill
        vmovdqa64 zmm21, zmm9                         ;   133.2         10 st copy
        vmovdqu64 [rbx + 1152], zmm18                 ;   123.7 p7+p4    9 st spill
        vmovdqu64 zmm18, [r14 + 35776]                ;    70.8 p3      10 st.47
        vmovdqu64 [rbx + 1216], zmm10                 ;    73.7 p8+p9    8 st spill
        vmovdqa64 zmm10, zmm27                        ;   132.7         10 st copy
        vpternlogd zmm10, zmm18, zmm1, 0x9b           ;   133.2 p5      10 st
        vpternlogd zmm27, zmm10, zmm6, 0x26           ;   134.2 p0      10 st
        vpternlogd zmm10, zmm6, zmm18, 0x58           ;   134.2 p5      10 st
        vpternlogd zmm9, zmm10, zmm18, 0xb4           ;   135.2 p0      10 st
        vpandd zmm21, zmm21, zmm18                    ;   135.2 p5      10 st
        vpternlogd zmm31, zmm21, zmm3, 0x96           ;   136.2 p0      10 st
        vpternlogd zmm19, zmm2, zmm9, 0x96            ;   136.2 p5      10 st
        vpternlogd zmm10, zmm14, zmm14, 0xc3          ;   136.7 p0      10 st
        vmovdqa64 zmm2, zmm27                         ;   135.2         10 st copy
        vpternlogd zmm2, zmm30, zmm1, 0x96            ;   137.2 p5      10 st
        vpandd zmm6, zmm31, zmm19                     ;   137.7 p0      10 st
        vmovdqa64 zmm18, zmm10                        ;   137.7         10 st copy
        vpternlogd zmm18, zmm19, zmm31, 0x21          ;   138.2 p5      10 st
        vpternlogd zmm3, zmm28, zmm18, 0x96           ;   139.2 p0      10 st
        vpternlogd zmm6, zmm18, zmm2, 0xd             ;   139.2 p5      10 st
        vpternlogd zmm27, zmm1, zmm6, 0x69            ;   140.2 p0      10 st
        vmovdqa64 zmm1, zmm6                          ;   140.2         10 st copy
        vpternlogd zmm1, zmm30, zmm30, 0xc3           ;   140.2 p5      10 st
        vpternlogd zmm6, zmm10, zmm19, 0x6a           ;   140.7 p0      10 st
        vpternlogd zmm14, zmm6, zmm2, 0x96            ;   141.7 p5      10 st
        vpandd zmm6, zmm6, zmm10                      ;   141.7 p0      10 st
        vpternlogd zmm6, zmm18, zmm2, 0xed            ;   142.7 p5      10 st
        vpternlogd zmm3, zmm2, zmm6, 0xb4             ;   143.7 p0      10 st
        vpternlogd zmm31, zmm6, zmm9, 0x69            ;   143.7 p5      10 st
        vpternlogd zmm6, zmm9, zmm3, 0x69             ;   144.7 p0      10 st
        vmovdqa64 zmm2, zmm14                         ;   142.7         10 st copy
        vpternlogd zmm2, zmm10, zmm10, 0xc3           ;   144.2 p5      10 st
        vmovdqa64 zmm9, zmm6                          ;   145.7         10 st copy
        vpternlogd zmm9, zmm2, zmm31, 0x78            ;   145.7 p0      10 st
        vpternlogd zmm2, zmm6, zmm31, 0xe3            ;   145.7 p5      10 st
        vpxord zmm19, zmm19, zmm31                    ;   145.7 p0      10 st
        vpternlogd zmm1, zmm14, zmm19, 0x87           ;   146.7 p5      10 st
        vpternlogd zmm31, zmm9, zmm27, 0xb4           ;   146.7 p0      10 st
        vpxord zmm10, zmm6, zmm27                     ;   147.2 p5      10 st
        vpternlogd zmm10, zmm31, zmm2, 0xe1           ;   148.2 p0      10 st
        vpternlogd zmm9, zmm10, zmm27, 0xb4           ;   149.2 p5      10 st
        vpternlogd zmm27, zmm9, zmm2, 0xb8            ;   150.2 p0      10 st
        vpxord zmm6, zmm6, zmm2                       ;   149.2 p5      10 st
        vpternlogd zmm6, zmm31, zmm9, 0x96            ;   150.2 p0      10 st
        vmovdqa64 zmm2, zmm1                          ;   147.7         10 st copy
        vpternlogd zmm2, zmm14, zmm3, 0x1d            ;   150.2 p5      10 st
        vmovdqa64 zmm18, zmm2                         ;   151.2         10 st copy
        vpternlogd zmm18, zmm14, zmm19, 0xc6          ;   151.2 p0      10 st
        vmovdqa64 zmm21, zmm1                         ;   147.7         10 st copy
        vpternlogd zmm21, zmm14, zmm3, 0xd8           ;   151.2 p5      10 st
        vmovdqa64 zmm28, zmm18                        ;   152.2         10 st copy
        vpternlogd zmm28, zmm1, zmm19, 0xd8           ;   152.2 p0      10 st
        vpternlogd zmm28, zmm2, zmm3, 0x2c            ;   153.2 p5      10 st
        vpternlogd zmm1, zmm3, zmm28, 0x2c            ;   154.2 p0      10 st
        vpternlogd zmm1, zmm14, zmm19, 0x16           ;   155.2 p5      10 st
        vmovdqu64 zmm2, [r15 + 35840]                 ;    79.7 p2      10 st.48
        vmovdqu64 zmm3, [r15 + 35904]                 ;    79.8 p3      10 st.49
        vmovdqa64 zmm14, zmm3                         ;    85.8         10 st copy
        vpternlogd zmm14, zmm2, [r15 + 36032], 0x56   ;   153.7 p0+p2   10 st
        vmovdqu64 zmm19, [r15 + 35968]                ;    80.8 p3      10 st.50
        vmovdqa64 zmm30, zmm14                        ;   154.7         10 st copy
        vpternlogd zmm30, zmm19, zmm2, 0x95           ;   154.7 p5      10 st
        vmovdqa64 zmm31, zmm19                        ;    86.8         10 st copy
        vmovdqu64 [rbx + 1280], zmm1                  ;   156.2 p7+p4   10 st spill
        vmovdqa64 zmm1, zmm30                         ;   155.7         10 st copy
        vpternlogd zmm1, zmm19, zmm3, 0xf6            ;   155.7 p0      10 st
        vmovdqu64 [rbx + 1344], zmm27                 ;   151.2 p8+p9   10 st spill
        vmovdqa64 zmm27, zmm1                         ;   156.7         10 st copy
        vpternlogd zmm27, zmm30, zmm14, 0x70          ;   156.7 p5      10 st
        vpternlogd zmm27, zmm3, zmm2, 0x95            ;   157.7 p0      10 st
        vpternlogd zmm14, zmm27, zmm30, 0x87          ;   158.7 p5      10 st
        vpternlogd zmm3, zmm2, zmm14, 0x9e            ;   159.7 p0      10 st
        vmovdqu64 zmm2, [r15 + 36096]                 ;    82.7 p2      10 st.52
        vmovdqu64 [rbx + 1408], zmm21                 ;   152.2 p7+p4   10 st spill
        vmovdqu64 zmm21, [r15 + 36160]                ;    83.0 p3      10 st.53
        vmovdqu64 [rbx + 1472], zmm11                 ;    83.7 p8+p9    8 st spill
        vmovdqu64 zmm11, [r15 + 36224]                ;    83.7 p2      10 st.54
        vmovdqu64 [rbx + 1536], zmm22                 ;   100.2 p7+p4    9 st spill
        vmovdqa64 zmm22, zmm11                        ;    89.7         10 st copy
        vpternlogd zmm22, zmm21, zmm2, 0x78           ;   157.2 p5      10 st
        vpternlogd zmm11, zmm21, zmm2, 0x35           ;   157.7 p0      10 st
        vpxord zmm31, zmm31, zmm22                    ;   158.2 p5      10 st
        vmovdqu64 [rbx + 1600], zmm23                 ;    98.2 p8+p9    9 st spill
        vmovdqa64 zmm23, zmm11                        ;   158.7         10 st copy
        vmovdqu64 [rbx + 1664], zmm6                  ;   151.2 p7+p4   10 st spill
        vmovdqu64 zmm6, [r15 + 36288]                 ;    84.8 p3      10 st.55
        vmovdqu64 [rbx + 1728], zmm12                 ;    87.7 p8+p9    8 st spill
        vmovdqa64 zmm12, zmm22                        ;   158.2         10 st copy
        vpternlogd zmm12, zmm6, zmm2, 0x9b            ;   158.7 p0      10 st
        vpternlogd zmm22, zmm12, zmm21, 0x26          ;   159.7 p5      10 st
        vpternlogd zmm12, zmm21, zmm6, 0x58           ;   159.7 p0      10 st
        vpternlogd zmm11, zmm12, zmm6, 0xb4           ;   160.7 p5      10 st
        vpandd zmm23, zmm23, zmm6                     ;   160.7 p0      10 st
        vpternlogd zmm31, zmm23, zmm3, 0x96           ;   161.7 p5      10 st
        vpternlogd zmm14, zmm1, zmm11, 0x96           ;   161.7 p0      10 st
        vpternlogd zmm12, zmm27, zmm27, 0xc3          ;   162.2 p5      10 st
        vmovdqa64 zmm1, zmm22                         ;   160.7         10 st copy
        vpternlogd zmm1, zmm30, zmm2, 0x96            ;   162.7 p0      10 st
        vpandd zmm6, zmm31, zmm14                     ;   163.2 p5      10 st
        vmovdqa64 zmm21, zmm12                        ;   163.2         10 st copy
        vpternlogd zmm21, zmm14, zmm31, 0x21          ;   163.7 p0      10 st
        vpternlogd zmm3, zmm19, zmm21, 0x96           ;   164.7 p5      10 st
        vpternlogd zmm6, zmm21, zmm1, 0xd             ;   164.7 p0      10 st
        vpternlogd zmm22, zmm2, zmm6, 0x69            ;   165.7 p5      10 st
        vmovdqa64 zmm2, zmm6                          ;   165.7         10 st copy
        vpternlogd zmm2, zmm30, zmm30, 0xc3           ;   165.7 p0      10 st
        vpternlogd zmm6, zmm12, zmm14, 0x6a           ;   166.2 p5      10 st
        vpternlogd zmm27, zmm6, zmm1, 0x96            ;   167.2 p0      10 st
        vpandd zmm6, zmm6, zmm12                      ;   167.2 p5      10 st
        vpternlogd zmm6, zmm21, zmm1, 0xed            ;   168.2 p0      10 st
        vpternlogd zmm3, zmm1, zmm6, 0xb4             ;   169.2 p5      10 st
        vpternlogd zmm31, zmm6, zmm11, 0x69           ;   169.2 p0      10 st
        vpternlogd zmm6, zmm11, zmm3, 0x69            ;   170.2 p5      10 st
        vmovdqa64 zmm1, zmm27                         ;   168.2         10 st copy
        vpternlogd zmm1, zmm12, zmm12, 0xc3           ;   169.7 p0      10 st
        vmovdqa64 zmm11, zmm6                         ;   171.2         10 st copy
        vpternlogd zmm11, zmm1, zmm31, 0x78           ;   171.2 p5      10 st
        vpternlogd zmm1, zmm6, zmm31, 0xe3            ;   171.2 p0      10 st
        vpxord zmm14, zmm14, zmm31                    ;   171.2 p5      10 st
        vpternlogd zmm2, zmm27, zmm14, 0x87           ;   172.2 p0      10 st
        vpternlogd zmm31, zmm11, zmm22, 0xb4          ;   172.2 p5      10 st
        vpxord zmm12, zmm6, zmm22                     ;   172.7 p0      10 st
        vpternlogd zmm12, zmm31, zmm1, 0xe1           ;   173.7 p5      10 st
        vpternlogd zmm11, zmm12, zmm22, 0xb4          ;   174.7 p0      10 st
        vpternlogd zmm22, zmm11, zmm1, 0xb8           ;   175.7 p5      10 st
        vpxord zmm6, zmm6, zmm1                       ;   174.7 p0      10 st
        vpternlogd zmm6, zmm31, zmm11, 0x96           ;   175.7 p5      10 st
        vpxord zmm1, zmm0, zmm15                      ;   175.7 p0       8 st
        vpxord zmm19, zmm7, zmm26                     ;   176.2 p5       8 st
        vpxord zmm21, zmm7, zmm28                     ;   176.7 p0       8 st
        vpxord zmm23, zmm29, zmm8                     ;   177.2 p5       8 st
        vmovdqa64 zmm30, zmm2                         ;   173.2         10 st copy
        vpternlogd zmm30, zmm27, zmm3, 0x1d           ;   177.7 p0      10 st
        vmovdqa64 zmm31, zmm30                        ;   178.7         10 st copy
        vpternlogd zmm31, zmm27, zmm14, 0xc6          ;   178.7 p5      10 st
        vmovdqu64 [rbx + 1792], zmm23                 ;   178.2 p7+p4    8 st spill
        vmovdqa64 zmm23, zmm2                         ;   173.2         10 st copy
        vpternlogd zmm23, zmm27, zmm3, 0xd8           ;   178.7 p0      10 st
        vmovdqu64 [rbx + 1856], zmm19                 ;   177.2 p8+p9    8 st spill
        vmovdqa64 zmm19, zmm31                        ;   179.7         10 st copy
        vpternlogd zmm19, zmm2, zmm14, 0xd8           ;   179.7 p5      10 st
        vpternlogd zmm19, zmm30, zmm3, 0x2c           ;   180.7 p0      10 st
        vpternlogd zmm2, zmm3, zmm19, 0x2c            ;   181.7 p5      10 st
        vpternlogd zmm2, zmm27, zmm14, 0x16           ;   182.7 p0      10 st
        vmovdqa64 zmm3, zmm20                         ;    94.7          8 st copy
        vmovdqa64 zmm14, zmm20                        ;    94.8          8 st copy
        vmovdqa64 zmm27, zmm9                         ;   150.2          8 st copy
        vpternlogd zmm27, zmm25, zmm20, 0x96          ;   181.2 p5       8 st
        vpxord zmm30, zmm31, zmm24                    ;   181.7 p0       8 st
        vmovdqu64 [rbx + 1920], zmm20                 ;    95.5 p7+p4    8 st spill
        vpxord zmm20, zmm23, zmm4                     ;   182.2 p5       8 st
        vmovdqu64 [rbx + 1984], zmm21                 ;   177.7 p8+p9    8 st spill
        vpxord zmm21, zmm12, [rbx + 832]              ;   182.7 p0+p2    8 st
        vmovdqu64 [rbx + 2048], zmm20                 ;   183.2 p7+p4    8 st spill
        vmovdqa64 zmm20, zmm21                        ;   183.7          8 st copy
        vmovdqu64 [rbx + 2112], zmm21                 ;   183.7 p8+p9    8 st spill
        vmovdqa64 zmm21, zmm12                        ;   174.7          8 st copy
        vpternlogd zmm21, zmm9, zmm25, 0x96           ;   183.2 p5       8 st
        vmovdqu64 [rbx + 2176], zmm28                 ;   154.2 p7+p4   10 st spill
        vpxord zmm28, zmm25, zmm16                    ;   183.7 p0       8 st
        vmovdqu64 [rbx + 2240], zmm25                 ;   125.7 p8+p9    9 st spill
        vmovdqa64 zmm25, zmm1                         ;   176.7          8 st copy
        vpternlogd zmm25, zmm2, [rbx + 512], 0x96     ;   184.2 p5+p3    8 st
        vmovdqu64 [rbx + 2304], zmm1                  ;   176.7 p7+p4    8 st spill
        vpxord zmm1, zmm5, zmm4                       ;   184.7 p0       8 st
        vmovdqu64 [rbx + 2368], zmm25                 ;   185.2 p8+p9    8 st spill
        vpxord zmm25, zmm5, [rbx + 1088]              ;   185.2 p5+p2    8 st
        vmovdqu64 [rbx + 2432], zmm5                  ;   103.5 p7+p4    9 st spill
        vpxord zmm5, zmm17, zmm13                     ;   185.7 p0       8 st
        vmovdqu64 [rbx + 2496], zmm25                 ;   186.2 p8+p9    8 st spill
        vpxord zmm25, zmm17, [rbx + 704]              ;   186.2 p5+p3    8 st
        vmovdqu64 [rbx + 2560], zmm5                  ;   186.7 p7+p4    8 st spill
        vpxord zmm5, zmm13, [rbx + 1728]              ;   186.7 p0+p2    8 st
        vmovdqu64 [rbx + 2624], zmm13                 ;   124.7 p8+p9    9 st spill
        vmovdqa64 zmm13, zmm18                        ;   152.2          8 st copy
        vmovdqu64 [rbx + 2688], zmm17                 ;   107.5 p7+p4    9 st spill
        vpxord zmm17, zmm1, [rbx + 1024]              ;   187.2 p5+p3    8 st
        vmovdqu64 [rbx + 2752], zmm21                 ;   184.2 p8+p9    8 st spill
        vpxord zmm21, zmm1, [rbx + 1408]              ;   187.7 p0+p2    8 st
        vmovdqu64 [rbx + 2816], zmm21                 ;   188.7 p7+p4    8 st spill
        vmovdqa64 zmm21, zmm10                        ;   149.2          8 st copy
        vmovdqu64 [rbx + 2880], zmm26                 ;   126.7 p8+p9    9 st spill
        vpxord zmm26, zmm8, [rbx + 1536]              ;   188.2 p5+p3    8 st
        vmovdqu64 [rbx + 2944], zmm30                 ;   182.7 p7+p4    8 st spill
        vpxord zmm30, zmm26, zmm11                    ;   189.2 p0       8 st
        vmovdqu64 [rbx + 3008], zmm30                 ;   190.2 p8+p9    8 st spill
        vpxord zmm30, zmm11, [rbx + 576]              ;   189.2 p5+p2    8 st
        vpxord zmm14, zmm14, zmm30                    ;   190.2 p0       8 st
        vmovdqu64 [rbx + 3072], zmm30                 ;   190.2 p7+p4    8 st spill
        vmovdqu64 zmm30, [rbx + 1344]                 ;   151.2 p3       8 st
        vpternlogd zmm30, zmm2, [rbx + 960], 0x96     ;   190.2 p5+p2    8 st
        mov rsi, qword [rbx + 9632]                   ;   102.8 p10     11 st.0 reload
        vmovdqu64 [rbx + 3136], zmm14                 ;   191.2 p8+p9    8 st spill
        vmovdqu64 zmm14, [rsi + 36352]                ;   107.8 p3      11 st.56
        vmovdqu64 [rbx + 3200], zmm30                 ;   191.2 p7+p4    8 st spill
        vmovdqa64 zmm30, zmm25                        ;   187.2          8 st copy
        vmovdqu64 [rbx + 3264], zmm25                 ;   187.2 p8+p9    8 st spill
        vmovdqu64 zmm25, [rsi + 36416]                ;   107.8 p2      11 st.57
        vmovdqu64 [rbx + 3328], zmm2                  ;   183.7 p7+p4   10 st spill
        vmovdqa64 zmm2, zmm25                         ;   113.8         11 st copy
        vpternlogd zmm2, zmm14, [rsi + 36544], 0x56   ;   190.7 p0+p3   11 st
        vmovdqu64 [rbx + 3392], zmm1                  ;   185.7 p8+p9    8 st spill
        vmovdqu64 zmm1, [rsi + 36480]                 ;   107.8 p2      11 st.58
        vmovdqu64 [rbx + 3456], zmm16                 ;   119.5 p7+p4    8 st spill
        vmovdqa64 zmm16, zmm2                         ;   191.7         11 st copy
        vpternlogd zmm16, zmm1, zmm14, 0x95           ;   191.7 p5      11 st
        vmovdqu64 [rbx + 3520], zmm5                  ;   187.7 p8+p9    8 st spill
        vmovdqa64 zmm5, zmm1                          ;   113.8         11 st copy
        vmovdqu64 [rbx + 3584], zmm12                 ;   174.7 p7+p4   10 st spill
        vmovdqa64 zmm12, zmm16                        ;   192.7         11 st copy
        vpternlogd zmm12, zmm1, zmm25, 0xf6           ;   192.7 p0      11 st
        vmovdqu64 [rbx + 3648], zmm17                 ;   188.2 p8+p9    8 st spill
        vmovdqa64 zmm17, zmm12                        ;   193.7         11 st copy
        vpternlogd zmm17, zmm16, zmm2, 0x70           ;   193.7 p5      11 st
        vpternlogd zmm17, zmm25, zmm14, 0x95          ;   194.7 p0      11 st
        vpternlogd zmm2, zmm17, zmm16, 0x87           ;   195.7 p5      11 st
        vpternlogd zmm25, zmm14, zmm2, 0x9e           ;   196.7 p0      11 st
        vmovdqu64 zmm14, [rsi + 36608]                ;   107.8 p3      11 st.60
        vmovdqu64 [rbx + 3712], zmm23                 ;   179.7 p7+p4   10 st spill
        vmovdqu64 zmm23, [rsi + 36672]                ;   107.8 p2      11 st.61
        vmovdqu64 [rbx + 3776], zmm10                 ;   149.2 p8+p9   10 st spill
        vmovdqa64 zmm10, zmm9                         ;   150.2          8 st copy
        vmovdqu64 [rbx + 3840], zmm9                  ;   150.2 p7+p4   10 st spill
        vmovdqu64 zmm9, [rsi + 36736]                 ;   108.3 p3      11 st.62
        vmovdqu64 [rbx + 3904], zmm0                  ;   125.8 p8+p9    8 st spill
        vmovdqa64 zmm0, zmm9                          ;   114.3         11 st copy
        vpternlogd zmm0, zmm23, zmm14, 0x78           ;   194.2 p5      11 st
        vpternlogd zmm9, zmm23, zmm14, 0x35           ;   194.7 p0      11 st
        vpxord zmm5, zmm5, zmm0                       ;   195.2 p5      11 st
        vmovdqu64 [rbx + 3968], zmm31                 ;   179.7 p7+p4   10 st spill
        vmovdqa64 zmm31, zmm9                         ;   195.7         11 st copy
        vmovdqu64 [rbx + 4032], zmm11                 ;   175.7 p8+p9   10 st spill
        vmovdqu64 zmm11, [rsi + 36800]                ;   109.8 p2      11 st.63
        vmovdqu64 [rbx + 4096], zmm6                  ;   176.7 p7+p4   10 st spill
        vmovdqa64 zmm6, zmm0                          ;   195.2         11 st copy
        vpternlogd zmm6, zmm11, zmm14, 0x9b           ;   195.7 p0      11 st
        vpternlogd zmm0, zmm6, zmm23, 0x26            ;   196.7 p5      11 st
        vpternlogd zmm6, zmm23, zmm11, 0x58           ;   196.7 p0      11 st
        vpternlogd zmm9, zmm6, zmm11, 0xb4            ;   197.7 p5      11 st
        vpandd zmm31, zmm31, zmm11                    ;   197.7 p0      11 st
        vpternlogd zmm5, zmm31, zmm25, 0x96           ;   198.7 p5      11 st
        vpternlogd zmm2, zmm12, zmm9, 0x96            ;   198.7 p0      11 st
        vpternlogd zmm6, zmm17, zmm17, 0xc3           ;   199.2 p5      11 st
        vmovdqa64 zmm11, zmm0                         ;   197.7         11 st copy
        vpternlogd zmm11, zmm16, zmm14, 0x96          ;   199.7 p0      11 st
        vpandd zmm12, zmm5, zmm2                      ;   200.2 p5      11 st
        vmovdqa64 zmm23, zmm6                         ;   200.2         11 st copy
        vpternlogd zmm23, zmm2, zmm5, 0x21            ;   200.7 p0      11 st
        vpternlogd zmm25, zmm1, zmm23, 0x96           ;   201.7 p5      11 st
        vpternlogd zmm12, zmm23, zmm11, 0xd           ;   201.7 p0      11 st
        vpternlogd zmm0, zmm14, zmm12, 0x69           ;   202.7 p5      11 st
        vmovdqa64 zmm1, zmm12                         ;   202.7         11 st copy
        vpternlogd zmm1, zmm16, zmm16, 0xc3           ;   202.7 p0      11 st
        vpternlogd zmm12, zmm6, zmm2, 0x6a            ;   203.2 p5      11 st
        vpternlogd zmm17, zmm12, zmm11, 0x96          ;   204.2 p0      11 st
        vpandd zmm12, zmm12, zmm6                     ;   204.2 p5      11 st
        vpternlogd zmm12, zmm23, zmm11, 0xed          ;   205.2 p0      11 st
        vpternlogd zmm25, zmm11, zmm12, 0xb4          ;   206.2 p5      11 st
        vpternlogd zmm5, zmm12, zmm9, 0x69            ;   206.2 p0      11 st
        vpternlogd zmm12, zmm9, zmm25, 0x69           ;   207.2 p5      11 st
        vmovdqa64 zmm9, zmm17                         ;   205.2         11 st copy
        vpternlogd zmm9, zmm6, zmm6, 0xc3             ;   206.7 p0      11 st
        vmovdqa64 zmm6, zmm12                         ;   208.2         11 st copy
        vpternlogd zmm6, zmm9, zmm5, 0x78             ;   208.2 p5      11 st
        vpternlogd zmm9, zmm12, zmm5, 0xe3            ;   208.2 p0      11 st
        vpxord zmm2, zmm2, zmm5                       ;   208.2 p5      11 st
        vpternlogd zmm1, zmm17, zmm2, 0x87            ;   209.2 p0      11 st
        vpternlogd zmm5, zmm6, zmm0, 0xb4             ;   209.2 p5      11 st
        vpxord zmm11, zmm12, zmm0                     ;   209.7 p0      11 st
        vpternlogd zmm11, zmm5, zmm9, 0xe1            ;   210.7 p5      11 st
        vpternlogd zmm6, zmm11, zmm0, 0xb4            ;   211.7 p0      11 st
        vpternlogd zmm0, zmm6, zmm9, 0xb8             ;   212.7 p5      11 st
        vpxord zmm12, zmm12, zmm9                     ;   211.7 p0      11 st
        vpternlogd zmm12, zmm5, zmm6, 0x96            ;   212.7 p5      11 st
        vmovdqu64 zmm5, [rbx + 1152]                  ;   123.7 p3       9 st reload
        vpxord zmm9, zmm11, zmm5                      ;   212.7 p0       8 st
        vmovdqu64 zmm14, [rbx + 64]                   ;   117.2 p2       8 st reload
        vpxord zmm16, zmm11, zmm14                    ;   213.2 p5       8 st
        vmovdqu64 zmm23, [rbx + 1728]                 ;   117.8 p3       8 st reload
        vpxord zmm31, zmm14, zmm23                    ;   213.7 p0       8 st
        vmovdqa64 zmm14, zmm15                        ;   130.7          8 st copy
        vpternlogd zmm14, zmm24, zmm4, 0x96           ;   214.2 p5       8 st
        vmovdqu64 [rbx + 4160], zmm15                 ;   130.7 p8+p9    9 st spill
        vmovdqa64 zmm15, zmm24                        ;   118.3          8 st copy
        vmovdqu64 [rbx + 4224], zmm24                 ;   131.5 p7+p4    8 st spill
        vpxord zmm24, zmm31, [rbx + 4096]             ;   214.7 p0+p2    8 st
        vpxord zmm3, zmm3, zmm6                       ;   215.2 p5       8 st
        vpxord zmm10, zmm10, zmm6                     ;   215.7 p0       8 st
        vmovdqu64 [rbx + 4288], zmm14                 ;   215.2 p8+p9    8 st spill
        vpxord zmm14, zmm3, zmm28                     ;   216.2 p5       8 st
        vpxord zmm30, zmm30, zmm0                     ;   216.7 p0       8 st
        vmovdqu64 zmm5, [rbx + 1472]                  ;   119.7 p3       8 st reload
        vpternlogd zmm11, zmm5, [rbx + 1216], 0x96    ;   217.2 p5+p2    8 st
        vmovdqa64 zmm5, zmm22                         ;   176.7          8 st copy
        vmovdqu64 [rbx + 4352], zmm3                  ;   216.2 p7+p4    8 st spill
        vmovdqa64 zmm3, zmm1                          ;   210.2         11 st copy
        vpternlogd zmm3, zmm17, zmm25, 0x1d           ;   217.7 p0      11 st
        vmovdqu64 [rbx + 4416], zmm10                 ;   216.7 p8+p9    8 st spill
        vmovdqa64 zmm10, zmm3                         ;   218.7         11 st copy
        vpternlogd zmm10, zmm17, zmm2, 0xc6           ;   218.7 p5      11 st
        vmovdqu64 [rbx + 4480], zmm30                 ;   217.7 p7+p4    8 st spill
        vmovdqa64 zmm30, zmm1                         ;   210.2         11 st copy
        vpternlogd zmm30, zmm17, zmm25, 0xd8          ;   218.7 p0      11 st
        vmovdqu64 [rbx + 4544], zmm24                 ;   215.7 p8+p9    8 st spill
        vmovdqa64 zmm24, zmm10                        ;   219.7         11 st copy
        vpternlogd zmm24, zmm1, zmm2, 0xd8            ;   219.7 p5      11 st
        vpternlogd zmm24, zmm3, zmm25, 0x2c           ;   220.7 p0      11 st
        vpternlogd zmm1, zmm25, zmm24, 0x2c           ;   221.7 p5      11 st
        vpternlogd zmm1, zmm17, zmm2, 0x16            ;   222.7 p0      11 st
        vpxord zmm2, zmm22, zmm30                     ;   221.2 p5       8 st
        vmovdqa64 zmm3, zmm16                         ;   214.2          8 st copy
        vmovdqu64 zmm17, [rbx + 640]                  ;   123.2 p3       8 st reload
        vmovdqa64 zmm25, zmm1                         ;   223.7          8 st copy
        vpternlogd zmm25, zmm7, zmm17, 0x96           ;   223.7 p0       8 st
        vpxord zmm13, zmm13, zmm1                     ;   223.7 p5       8 st
        vpxord zmm17, zmm1, [rbx + 3392]              ;   223.7 p0+p2    8 st
        vmovdqu64 [rbx + 4608], zmm17                 ;   224.7 p7+p4    8 st spill
        vpxord zmm17, zmm6, [rbx + 4096]              ;   223.2 p5+p3    8 st
        vmovdqu64 [rbx + 4672], zmm13                 ;   224.7 p8+p9    8 st spill
        vpxord zmm13, zmm14, [rbx - 128]              ;   223.7 p0+p2    8 st
        vmovdqu64 [rbx + 4736], zmm14                 ;   217.2 p7+p4    8 st spill
        vpxord zmm14, zmm30, [rbx + 3840]             ;   224.2 p5+p3    8 st
        vmovdqu64 [rbx + 4800], zmm14                 ;   225.2 p8+p9    8 st spill
        vpxord zmm14, zmm30, [rbx + 1408]             ;   224.7 p0+p2    8 st
        vmovdqu64 [rbx + 4864], zmm30                 ;   219.7 p7+p4   11 st spill
        vmovdqu64 zmm30, [rbx + 320]                  ;   126.2 p3       9 st reload
        vpternlogd zmm14, zmm30, [rbx + 1472], 0x96   ;   225.7 p5+p2    8 st
        vmovdqu64 [rbx + 4928], zmm14                 ;   226.7 p8+p9    8 st spill
        vmovdqa64 zmm14, zmm16                        ;   214.2          8 st copy
        vpternlogd zmm14, zmm8, [rbx + 3520], 0x96    ;   225.7 p0+p3    8 st
        vmovdqu64 [rbx + 4992], zmm16                 ;   214.2 p7+p4    8 st spill
        vmovdqa64 zmm16, zmm31                        ;   214.7          8 st copy
        vpternlogd zmm16, zmm8, [rbx + 3520], 0x96    ;   226.2 p5+p2    8 st
        vpternlogd zmm31, zmm28, [rbx + 2688], 0x96   ;   226.7 p0+p3    8 st
        vmovdqu64 [rbx + 5056], zmm2                  ;   222.2 p8+p9    8 st spill
        vmovdqa64 zmm2, zmm16                         ;   227.2          8 st copy
        vpternlogd zmm2, zmm26, zmm6, 0x96            ;   227.2 p5       8 st
        vmovdqu64 [rbx + 5120], zmm6                  ;   212.7 p7+p4   11 st spill
        vmovdqa64 zmm6, zmm8                          ;   128.3          8 st copy
        vmovdqu64 [rbx + 5184], zmm2                  ;   228.2 p8+p9    8 st spill
        vpxord zmm2, zmm26, [rbx + 3584]              ;   227.7 p0+p2    8 st
        vmovdqu64 [rbx + 5248], zmm14                 ;   226.7 p7+p4    8 st spill
        vpxord zmm14, zmm2, zmm12                     ;   228.7 p5       8 st
        vmovdqu64 [rbx + 5312], zmm2                  ;   228.7 p8+p9    8 st spill
        vmovdqa64 zmm2, zmm16                         ;   227.2          8 st copy
        vpternlogd zmm2, zmm26, [rbx + 4544], 0x96    ;   228.7 p0+p3    8 st
        vmovdqu64 [rbx + 5376], zmm16                 ;   227.2 p7+p4    8 st spill
        vmovdqa64 zmm16, zmm26                        ;   189.2          8 st copy
        vpternlogd zmm16, zmm0, [rbx + 768], 0x96     ;   229.2 p5+p2    8 st
        vpxord zmm21, zmm21, zmm12                    ;   229.7 p0       8 st
        vpternlogd zmm1, zmm22, [rbx + 0], 0x96       ;   230.2 p5+p3    8 st
        vmovdqu64 [rbx + 5440], zmm1                  ;   231.2 p8+p9    8 st spill
        vpxord zmm1, zmm17, [rbx + 3456]              ;   230.7 p0+p2    8 st
        vpxord zmm20, zmm20, zmm12                    ;   231.2 p5       8 st
        vpxord zmm6, zmm6, zmm21                      ;   231.7 p0       8 st
        vmovdqu64 [rbx + 5504], zmm17                 ;   224.2 p7+p4    8 st spill
        vpxord zmm17, zmm12, zmm23                    ;   232.2 p5       8 st
        vmovdqu64 [rbx + 5568], zmm17                 ;   233.2 p8+p9    8 st spill
        vpxord zmm17, zmm23, [rbx + 384]              ;   232.7 p0+p3    8 st
        vpxord zmm23, zmm28, [rbx + 1344]             ;   233.2 p5+p2    8 st
        vmovdqu64 [rbx + 5632], zmm2                  ;   229.7 p7+p4    8 st spill
        vpxord zmm2, zmm10, [rbx + 448]               ;   233.7 p0+p3    8 st
        vpternlogd zmm2, zmm18, [rbx + 384], 0x96     ;   234.7 p5+p2    8 st
        vmovdqu64 [rbx + 5696], zmm2                  ;   235.7 p8+p9    8 st spill
        vpxord zmm2, zmm24, [rbx + 2176]              ;   234.7 p0+p3    8 st
        vmovdqu64 [rbx + 5760], zmm10                 ;   219.7 p7+p4   11 st spill
        vmovdqu64 zmm10, [rbx + 256]                  ;   134.3 p2       8 st
        vpternlogd zmm10, zmm2, [rbx + 0], 0x96       ;   235.7 p5+p3    8 st
        vmovdqu64 [rbx + 5824], zmm2                  ;   235.7 p8+p9    8 st spill
        vpxord zmm2, zmm19, [rbx + 960]               ;   235.7 p0+p2    8 st
        vpternlogd zmm2, zmm29, [rbx + 128], 0x96     ;   236.7 p5+p3    8 st
        vpxord zmm15, zmm15, zmm2                     ;   237.7 p0       8 st
        vpxord zmm25, zmm25, [rbx + 1280]             ;   237.2 p5+p2    8 st
        vpternlogd zmm13, zmm25, [rbx + 3328], 0x96   ;   238.2 p0+p3    8 st
        vmovdqu64 [rbx + 5888], zmm13                 ;   239.2 p7+p4    8 st spill
        vmovdqu64 zmm13, [rbx + 4032]                 ;   175.7 p2       8 st
        vpternlogd zmm13, zmm9, [rbx + 1664], 0x96    ;   238.2 p5+p3    8 st
        vmovdqu64 [rbx + 5952], zmm19                 ;   181.7 p8+p9   10 st spill
        vmovdqu64 zmm19, [rbx + 4096]                 ;   176.7 p2       8 st
        vpternlogd zmm19, zmm6, [rbx + 3456], 0x96    ;   238.7 p0+p3    8 st
        vmovdqu64 [rbx + 6016], zmm6                  ;   232.7 p7+p4    8 st spill
        vmovdqu64 zmm6, [rbx + 4096]                  ;   176.7 p2       8 st
        vpternlogd zmm6, zmm20, [rbx + 3456], 0x96    ;   239.2 p5+p3    8 st
        vmovdqu64 [rbx + 6080], zmm20                 ;   232.2 p8+p9    8 st spill
        vmovdqu64 zmm20, [rbx + 3776]                 ;   149.2 p2       8 st
        vpternlogd zmm20, zmm30, [rbx + 0], 0x96      ;   239.7 p0+p3    8 st
        vmovdqu64 zmm30, [rbx + 1664]                 ;   151.2 p2       8 st
        vpxord zmm30, zmm30, [rbx + 1600]             ;   240.2 p5+p3    8 st
        vmovdqu64 [rbx + 6144], zmm20                 ;   240.7 p7+p4    8 st spill
        vpxord zmm20, zmm18, zmm24                    ;   240.7 p0       8 st
        vpternlogd zmm20, zmm26, zmm15, 0x96          ;   241.7 p5       8 st
        vmovdqu64 zmm26, [rbx + 2752]                 ;   184.2 p2       8 st reload
        vmovdqu64 [rbx + 6208], zmm24                 ;   221.7 p8+p9   11 st spill
        vpxord zmm24, zmm30, zmm26                    ;   241.7 p0       8 st
        vmovdqu64 [rbx + 6272], zmm30                 ;   241.2 p7+p4    8 st spill
        vmovdqa64 zmm30, zmm26                        ;   190.2          8 st copy
        vpternlogd zmm30, zmm4, [rbx + 1600], 0x96    ;   242.2 p5+p3    8 st
        vmovdqu64 [rbx + 6336], zmm30                 ;   243.2 p8+p9    8 st spill
        vmovdqu64 zmm30, [rbx + 1664]                 ;   151.2 p2       8 st
        vpxord zmm30, zmm30, [rbx + 1088]             ;   242.7 p0+p3    8 st
        vmovdqa64 zmm26, zmm1                         ;   231.7          8 st copy
        vpternlogd zmm26, zmm18, [rbx + 2624], 0x96   ;   243.2 p5+p2    8 st
        vpternlogd zmm26, zmm7, [rbx + 2368], 0x96    ;   244.2 p0+p3    8 st
        vmovdqu64 zmm7, [rbx + 768]                   ;   145.3 p2       9 st reload
        vmovdqu64 [rbx + 6400], zmm26                 ;   245.2 p7+p4    8 st spill
        vmovdqa64 zmm26, zmm30                        ;   243.7          8 st copy
        vpternlogd zmm26, zmm0, zmm7, 0x96            ;   244.2 p5       8 st
        vpxord zmm5, zmm5, zmm30                      ;   244.7 p0       8 st
        vpxord zmm3, zmm3, zmm30                      ;   245.2 p5       8 st
        vmovdqu64 [rbx + 6464], zmm1                  ;   231.7 p8+p9    8 st spill
        vmovdqu64 zmm1, [rbx + 1600]                  ;   146.2 p3       8 st
        vpxord zmm1, zmm1, [rbx + 896]                ;   245.7 p0+p2    8 st
        vpxord zmm7, zmm25, [rbx + 2944]              ;   246.2 p5+p3    8 st
        vmovdqu64 [rbx + 6528], zmm25                 ;   238.2 p7+p4    8 st spill
        vmovdqa64 zmm25, zmm1                         ;   246.7          8 st copy
        vpternlogd zmm25, zmm27, zmm28, 0x96          ;   246.7 p0       8 st
        vpternlogd zmm20, zmm25, [rbx + 640], 0x96    ;   247.7 p5+p2    8 st
        vmovdqu64 [rbx + 6592], zmm20                 ;   248.7 p8+p9    8 st spill
        vmovdqa64 zmm20, zmm1                         ;   246.7          8 st copy
        vpternlogd zmm20, zmm29, [rbx + 3712], 0x96   ;   247.7 p0+p3    8 st
        vpternlogd zmm1, zmm8, [rbx + 5504], 0x96     ;   248.2 p5+p2    8 st
        vmovdqu64 [rbx + 6656], zmm25                 ;   247.7 p7+p4    8 st spill
        vmovdqa64 zmm25, zmm23                        ;   234.2          8 st copy
        vpternlogd zmm25, zmm14, [rbx + 1536], 0x96   ;   248.7 p0+p3    8 st
        vmovdqu64 [rbx + 6720], zmm14                 ;   229.7 p8+p9    8 st spill
        vmovdqu64 zmm14, [rbx + 5312]                 ;   228.7 p2       8 st
        vpternlogd zmm14, zmm0, [rbx - 64], 0x96      ;   249.2 p5+p3    8 st
        vmovdqu64 [rbx + 6784], zmm14                 ;   250.2 p7+p4    8 st spill
        vmovdqu64 zmm14, [rbx + 5248]                 ;   226.7 p2       8 st
        vpternlogd zmm14, zmm12, [rbx + 1088], 0x96   ;   249.7 p0+p3    8 st
        vmovdqu64 [rbx + 6848], zmm0                  ;   213.7 p8+p9   11 st spill
        vmovdqu64 zmm0, [rbx + 192]                   ;   151.3 p2       8 st
        vpxord zmm0, zmm0, [rbx + 1216]               ;   250.2 p5+p3    8 st
        vmovdqu64 [rbx + 6912], zmm18                 ;   173.5 p7+p4   10 st spill
        vpxord zmm18, zmm0, [rbx + 3392]              ;   251.2 p0+p2    8 st
        vpxord zmm29, zmm29, [rbx + 512]              ;   251.2 p5+p3    8 st
        vmovdqu64 [rbx + 6976], zmm26                 ;   245.2 p8+p9    8 st spill
        vmovdqu64 zmm26, [rbx + 3968]                 ;   179.7 p2       8 st
        vpternlogd zmm26, zmm28, [rbx + 384], 0x96    ;   251.7 p0+p3    8 st
        vmovdqu64 [rbx + 7040], zmm20                 ;   248.7 p7+p4    8 st spill
        vmovdqu64 zmm20, [rbx + 4096]                 ;   176.7 p2       8 st
        vpxord zmm20, zmm20, [rbx + 832]              ;   252.2 p5+p3    8 st
        vmovdqu64 [rbx + 7104], zmm0                  ;   251.2 p8+p9    8 st spill
        vpxord zmm0, zmm20, [rbx + 1088]              ;   253.2 p0+p2    8 st
        vpternlogd zmm0, zmm16, [rbx + 2752], 0x96    ;   254.2 p5+p3    8 st
        vmovdqu64 [rbx + 2752], zmm0                  ;   255.2 p7+p4    8 st spill
        vmovdqu64 zmm0, [rbx + 768]                   ;   156.3 p2       8 st
        vpternlogd zmm0, zmm6, [rbx + 256], 0x96      ;   253.7 p0+p3    8 st
        vpternlogd zmm0, zmm18, [rbx + 5056], 0x96    ;   254.7 p5+p2    8 st
        vmovdqu64 [rbx + 7168], zmm20                 ;   253.2 p8+p9    8 st spill
        vmovdqu64 zmm20, [rbx + 3008]                 ;   190.2 p3       8 st reload
        vpternlogd zmm0, zmm20, [rbx + 1728], 0x96    ;   255.7 p0+p2    8 st
        vmovdqu64 [rbx + 7232], zmm18                 ;   252.2 p7+p4    8 st spill
        vmovdqu64 zmm18, [rbx + 3648]                 ;   188.2 p3       8 st
        vmovdqu64 [rbx + 7296], zmm16                 ;   230.2 p8+p9    8 st spill
        vmovdqu64 zmm16, [rbx + 256]                  ;   159.3 p2       8 st
        vpxord zmm16, zmm16, [rbx + 576]              ;   255.2 p5+p3    8 st
        vmovdqu64 [rbx + 7360], zmm6                  ;   240.2 p7+p4    8 st spill
        vmovdqu64 zmm6, [rbx + 3968]                  ;   179.7 p2       8 st
        vpxord zmm6, zmm6, [rbx + 3904]               ;   255.7 p0+p3    8 st
        vmovdqu64 [rbx + 7424], zmm12                 ;   213.7 p8+p9   11 st spill
        vmovdqu64 zmm12, [rbx + 3200]                 ;   191.2 p2       8 st reload
        vpternlogd zmm0, zmm12, [rbx + 640], 0x96     ;   256.7 p5+p3    8 st
        vmovdqu64 [rbx + 7488], zmm0                  ;   257.7 p7+p4    8 st spill
        vmovdqa64 zmm0, zmm2                          ;   237.7          8 st copy
        vpternlogd zmm0, zmm30, [rbx + 5760], 0x96    ;   256.7 p0+p2    8 st
        vmovdqu64 [rbx + 7552], zmm2                  ;   237.7 p8+p9    8 st spill
        vmovdqa64 zmm2, zmm7                          ;   247.2          8 st copy
        vpternlogd zmm2, zmm6, [rbx + 5632], 0x96     ;   257.2 p5+p3    8 st
        vmovdqu64 [rbx + 7616], zmm2                  ;   258.2 p7+p4    8 st spill
        vmovdqu64 zmm2, [rbx + 1024]                  ;   163.3 p2       8 st
        vpternlogd zmm2, zmm21, [rbx + 1088], 0x96    ;   257.7 p0+p3    8 st
        vmovdqu64 [rbx + 7680], zmm2                  ;   258.7 p8+p9    8 st spill
        vmovdqu64 zmm2, [rbx + 1280]                  ;   164.3 p2       8 st
        vpxord zmm2, zmm2, [rbx + 384]                ;   258.2 p5+p3    8 st
        vmovdqu64 [rbx + 7744], zmm7                  ;   247.2 p7+p4    8 st spill
        vmovdqu64 zmm7, [rbx + 1152]                  ;   165.3 p2       8 st
        vpxord zmm7, zmm7, [rbx + 896]                ;   258.7 p0+p3    8 st
        vmovdqu64 [rbx + 7808], zmm2                  ;   259.2 p8+p9    8 st spill
        vmovdqu64 zmm2, [rbx + 704]                   ;   166.3 p2       8 st
        vpternlogd zmm2, zmm7, [rbx + 960], 0x96      ;   259.7 p5+p3    8 st
        vmovdqu64 [rbx + 7872], zmm30                 ;   243.7 p7+p4    8 st spill
        vmovdqu64 zmm30, [rbx + 5312]                 ;   228.7 p2       8 st reload
        vpternlogd zmm2, zmm30, [rbx + 2816], 0x96    ;   260.7 p0+p3    8 st
        vpternlogd zmm2, zmm3, zmm16, 0x96            ;   261.7 p5       8 st
        vmovdqu64 [rbx + 7936], zmm2                  ;   262.7 p8+p9    8 st spill
        vmovdqu64 zmm2, [rbx + 1088]                  ;   168.3 p2       8 st
        vpxord zmm2, zmm2, [rbx + 1216]               ;   260.7 p0+p3    8 st
        vpternlogd zmm19, zmm2, zmm31, 0x96           ;   261.7 p5       8 st
        vpternlogd zmm2, zmm30, [rbx + 4032], 0x96    ;   261.7 p0+p2    8 st
        vpternlogd zmm2, zmm3, zmm25, 0x96            ;   262.7 p5       8 st
        vmovdqu64 zmm3, [rbx + 4096]                  ;   176.7 p3       8 st
        vmovdqu64 zmm30, [rbx + 192]                  ;   170.3 p2       8 st reload
        vpxord zmm3, zmm3, zmm30                      ;   262.7 p0       8 st
        vmovdqu64 [rbx + 5312], zmm19                 ;   262.7 p7+p4    8 st spill
        vmovdqa64 zmm19, zmm3                         ;   263.7          8 st copy
        vpternlogd zmm19, zmm9, [rbx + 2496], 0x96    ;   263.7 p5+p3    8 st
        vpternlogd zmm3, zmm20, [rbx + 3648], 0x96    ;   263.7 p0+p2    8 st
        vpternlogd zmm3, zmm24, [rbx + 4480], 0x96    ;   264.7 p5+p3    8 st
        vpternlogd zmm3, zmm12, [rbx + 1984], 0x96    ;   265.7 p0+p2    8 st
        vmovdqa64 zmm12, zmm23                        ;   234.2          8 st copy
        vpternlogd zmm12, zmm19, zmm8, 0x96           ;   265.2 p5       8 st
        vmovdqu64 [rbx + 3200], zmm2                  ;   263.7 p8+p9    8 st spill
        vmovdqu64 zmm2, [rbx + 2176]                  ;   173.2 p3       8 st
        vpxord zmm2, zmm2, [rbx + 1024]               ;   265.7 p0+p2    8 st
        vmovdqu64 [rbx + 8000], zmm3                  ;   266.7 p7+p4    8 st spill
        vmovdqu64 zmm3, [rbx + 2240]                  ;   174.2 p3       8 st
        vpxord zmm3, zmm3, [rbx + 704]                ;   266.2 p5+p2    8 st
        vpternlogd zmm1, zmm3, zmm5, 0x96             ;   267.2 p0       8 st
        vmovdqu64 [rbx + 8064], zmm1                  ;   268.2 p8+p9    8 st spill
        vmovdqu64 zmm1, [rbx + 3456]                  ;   175.2 p3       8 st
        vpxord zmm1, zmm1, [rbx + 896]                ;   267.2 p5+p2    8 st
        vmovdqu64 [rbx + 8128], zmm12                 ;   266.2 p7+p4    8 st spill
        vmovdqu64 zmm12, [rbx + 832]                  ;   176.2 p3       8 st
        vpxord zmm12, zmm12, [rbx + 960]              ;   267.7 p0+p2    8 st
        vmovdqu64 zmm20, [rbx + 5504]                 ;   224.2 p3       8 st
        vpxord zmm20, zmm20, [rbx + 1152]             ;   268.2 p5+p2    8 st
        vpxord zmm30, zmm20, [rbx + 2240]             ;   269.2 p0+p3    8 st
        vmovdqu64 [rbx + 8192], zmm8                  ;   195.8 p8+p9    8 st spill
        vmovdqu64 zmm8, [rbx + 832]                   ;   178.3 p2       8 st
        vmovdqu64 [rbx + 8256], zmm2                  ;   266.7 p7+p4    8 st spill
        vmovdqu64 zmm2, [rbx + 2944]                  ;   182.7 p3       8 st
        vpxord zmm2, zmm2, [rbx + 448]                ;   269.2 p5+p2    8 st
        vmovdqu64 [rbx + 8320], zmm19                 ;   264.7 p8+p9    8 st spill
        vmovdqu64 zmm19, [rbx + 2240]                 ;   180.2 p3       9 st reload
        vpternlogd zmm2, zmm19, [rbx + 256], 0x96     ;   270.2 p0+p2    8 st
        vmovdqu64 zmm19, [rbx + 5568]                 ;   233.2 p3       8 st reload
        vpternlogd zmm2, zmm13, zmm19, 0x96           ;   271.2 p5       8 st
        vpternlogd zmm2, zmm15, [rbx + 1280], 0x96    ;   272.2 p0+p2    8 st
        vmovdqu64 zmm15, [rbx + 5632]                 ;   229.7 p3       8 st
        vmovdqu64 zmm19, [rbx + 576]                  ;   182.3 p2       8 st reload
        vmovdqu64 [rbx + 5632], zmm2                  ;   273.2 p7+p4    8 st spill
        vmovdqu64 zmm2, [rbx + 3712]                  ;   183.2 p3       8 st
        vpternlogd zmm2, zmm19, [rbx - 64], 0x96      ;   271.2 p5+p2    8 st
        vpxord zmm18, zmm18, zmm2                     ;   272.2 p0       8 st
        vpternlogd zmm9, zmm19, [rbx + 4800], 0x96    ;   272.2 p5+p3    8 st
        vpternlogd zmm9, zmm4, [rbx + 1600], 0x96     ;   273.2 p0+p2    8 st
        vpternlogd zmm9, zmm5, [rbx + 2176], 0x96     ;   274.2 p5+p3    8 st
        vmovdqu64 zmm19, [rbx + 3776]                 ;   185.3 p2      10 st reload
        vpternlogd zmm0, zmm19, [rbx + 0], 0x96       ;   273.7 p0+p3    8 st
        vmovdqu64 zmm19, [rbx + 5184]                 ;   228.2 p2       8 st reload
        vpternlogd zmm0, zmm19, [rbx + 1856], 0x96    ;   274.7 p5+p3    8 st
        vmovdqu64 [rbx + 2240], zmm0                  ;   275.7 p8+p9    8 st spill
        vmovdqu64 zmm0, [rbx + 4352]                  ;   216.2 p2       8 st
        vpternlogd zmm0, zmm14, [rbx - 64], 0x96      ;   274.7 p0+p3    8 st
        vpternlogd zmm0, zmm23, [rbx + 4480], 0x96    ;   275.7 p5+p2    8 st
        vpternlogd zmm0, zmm29, [rbx + 5440], 0x96    ;   276.7 p0+p3    8 st
        vmovdqu64 [rbx + 8384], zmm0                  ;   277.7 p7+p4    8 st spill
        vmovdqu64 zmm0, [rbx + 2880]                  ;   189.3 p2       9 st reload
        vmovdqu64 [rbx + 8448], zmm14                 ;   250.7 p8+p9    8 st spill
        vmovdqu64 zmm14, [rbx + 2944]                 ;   190.2 p3       8 st
        vpternlogd zmm14, zmm0, [rbx - 128], 0x96     ;   276.2 p5+p2    8 st
        vpternlogd zmm17, zmm14, zmm13, 0x96          ;   277.2 p0       8 st
        vpternlogd zmm9, zmm12, [rbx + 6016], 0x96    ;   277.2 p5+p3    8 st
        vpxord zmm0, zmm19, zmm27                     ;   277.7 p0       8 st
        vmovdqu64 zmm19, [rbx + 2560]                 ;   191.3 p2       8 st
        vpternlogd zmm19, zmm1, [rbx + 1536], 0x96    ;   278.2 p5+p3    8 st
        vpternlogd zmm19, zmm5, zmm21, 0x96           ;   279.2 p0       8 st
        vmovdqu64 [rbx + 8512], zmm9                  ;   278.2 p7+p4    8 st spill
        vmovdqu64 zmm9, [rbx + 256]                   ;   192.3 p2       8 st
        vpternlogd zmm9, zmm2, [rbx + 1472], 0x96     ;   279.2 p5+p3    8 st
        vpternlogd zmm9, zmm21, [rbx + 1024], 0x96    ;   280.2 p0+p2    8 st
        vpternlogd zmm9, zmm0, [rbx + 4288], 0x96     ;   281.2 p5+p3    8 st
        vpternlogd zmm9, zmm4, [rbx + 4672], 0x96     ;   282.2 p0+p2    8 st
        vmovdqu64 [rbx + 1024], zmm17                 ;   278.2 p8+p9    8 st spill
        vmovdqu64 zmm17, [rbx + 1536]                 ;   195.2 p3       8 st
        vpternlogd zmm17, zmm4, [rbx + 192], 0x96     ;   281.2 p5+p2    8 st
        vmovdqu64 [rbx + 8576], zmm19                 ;   280.2 p7+p4    8 st spill
        vmovdqu64 zmm19, [rbx + 7424]                 ;   213.7 p3       8 st
        vpternlogd zmm19, zmm27, [rbx + 384], 0x96    ;   281.7 p0+p2    8 st
        vmovdqu64 [rbx + 8640], zmm9                  ;   283.2 p8+p9    8 st spill
        vmovdqu64 zmm9, [rbx + 2368]                  ;   197.2 p3       8 st reload
        vpternlogd zmm19, zmm9, [rbx + 640], 0x96     ;   282.7 p5+p2    8 st
        vmovdqu64 [rbx + 8704], zmm19                 ;   283.7 p7+p4    8 st spill
        vmovdqu64 zmm19, [rbx + 768]                  ;   198.2 p3       8 st
        vpxord zmm19, zmm19, [rbx + 704]              ;   282.7 p0+p2    8 st
        vmovdqu64 [rbx + 704], zmm13                  ;   239.2 p8+p9    8 st spill
        vmovdqu64 zmm13, [rbx + 4096]                 ;   199.2 p3      10 st reload
        vmovdqu64 [rbx + 8768], zmm2                  ;   272.2 p7+p4    8 st spill
        vmovdqu64 zmm2, [rbx + 2048]                  ;   199.3 p2       8 st
        vpternlogd zmm2, zmm13, [rbx + 4032], 0x96    ;   283.2 p5+p3    8 st
        vpternlogd zmm7, zmm30, zmm27, 0x96           ;   283.7 p0       8 st
        vpternlogd zmm2, zmm11, [rbx + 2560], 0x96    ;   284.2 p5+p2    8 st
        vpternlogd zmm2, zmm27, zmm28, 0x96           ;   285.2 p0       8 st
        vmovdqu64 [rbx + 2560], zmm2                  ;   286.2 p8+p9    8 st spill
        vpxord zmm2, zmm19, [rbx + 1920]              ;   285.2 p5+p3    8 st
        vmovdqu64 zmm13, [rbx + 7104]                 ;   251.2 p2       8 st reload
        vpternlogd zmm19, zmm13, [rbx + 320], 0x96    ;   285.7 p0+p3    8 st
        vpternlogd zmm19, zmm5, zmm21, 0x96           ;   286.7 p5       8 st
        vpternlogd zmm19, zmm0, zmm29, 0x96           ;   287.7 p0       8 st
        vmovdqu64 zmm0, [rbx + 2624]                  ;   202.3 p2       9 st reload
        vpternlogd zmm21, zmm0, [rbx + 576], 0x96     ;   287.2 p5+p3    8 st
        vmovdqu64 zmm29, [rbx + 4352]                 ;   216.2 p2       8 st reload
        vpternlogd zmm0, zmm29, [rbx + 832], 0x96     ;   287.7 p0+p3    8 st
        vmovdqu64 zmm29, [rbx + 320]                  ;   204.3 p2       9 st reload
        vmovdqu64 zmm13, [rbx + 1344]                 ;   205.2 p3      10 st reload
        vpternlogd zmm0, zmm13, zmm29, 0x96           ;   288.7 p5       8 st
        vpternlogd zmm0, zmm4, [rbx + 192], 0x96      ;   289.7 p0+p2    8 st
        vmovdqu64 zmm29, [rbx + 3008]                 ;   206.2 p3       8 st reload
        vpternlogd zmm0, zmm29, [rbx - 64], 0x96      ;   290.7 p5+p2    8 st
        vmovdqu64 [rbx + 192], zmm0                   ;   291.7 p7+p4    8 st spill
        vmovdqu64 zmm0, [rbx + 6208]                  ;   221.7 p3      11 st reload
        vpternlogd zmm19, zmm0, [rbx + 1280], 0x96    ;   289.7 p0+p2    8 st
        vmovdqu64 [rbx + 832], zmm19                  ;   290.7 p8+p9    8 st spill
        vpxord zmm19, zmm0, [rbx + 1472]              ;   290.2 p5+p3    8 st
        vpternlogd zmm19, zmm20, [rbx + 7040], 0x96   ;   291.2 p0+p2    8 st
        vpternlogd zmm19, zmm25, [rbx + 5376], 0x96   ;   292.2 p5+p3    8 st
        vmovdqu64 zmm20, [rbx + 3648]                 ;   209.3 p2       8 st reload
        vmovdqu64 zmm25, [rbx + 3136]                 ;   210.2 p3       8 st reload
        vpternlogd zmm21, zmm25, zmm20, 0x96          ;   291.7 p0       8 st
        vpternlogd zmm21, zmm3, [rbx + 5056], 0x96    ;   292.7 p5+p2    8 st
        vmovdqu64 zmm3, [rbx + 1472]                  ;   211.2 p3       8 st reload
        vmovdqu64 zmm25, [rbx + 4416]                 ;   216.7 p2       8 st reload
        vpternlogd zmm20, zmm25, zmm3, 0x96           ;   292.7 p0       8 st
        vpternlogd zmm20, zmm31, zmm22, 0x96          ;   293.7 p5       8 st
        vmovdqu64 zmm22, [rbx + 2048]                 ;   212.2 p3       8 st reload
        vmovdqu64 zmm31, [rbx + 3264]                 ;   212.3 p2       8 st
        vpternlogd zmm31, zmm13, zmm22, 0x96          ;   293.7 p0       8 st
        vmovdqu64 zmm22, [rbx + 6976]                 ;   245.2 p3       8 st reload
        vpternlogd zmm31, zmm22, [rbx + 6016], 0x96   ;   294.7 p5+p2    8 st
        vpxord zmm16, zmm16, [rbx + 1216]             ;   294.7 p0+p3    8 st
        vpternlogd zmm16, zmm23, [rbx + 4480], 0x96   ;   295.7 p5+p2    8 st
        vmovdqu64 zmm23, [rbx + 1728]                 ;   215.2 p3       8 st reload
        vmovdqu64 zmm25, [rbx + 5760]                 ;   219.7 p2       8 st
        vpternlogd zmm25, zmm29, zmm23, 0x96          ;   295.7 p0       8 st
        vpternlogd zmm25, zmm9, [rbx + 1280], 0x96    ;   296.7 p5+p3    8 st
        vmovdqu64 zmm22, [rbx + 3712]                 ;   216.3 p2       8 st
        vpternlogd zmm22, zmm23, [rbx + 2432], 0x96   ;   296.7 p0+p3    8 st
        vmovdqu64 zmm3, [rbx + 1536]                  ;   217.3 p2       9 st reload
        vpternlogd zmm22, zmm3, [rbx + 1216], 0x96    ;   297.7 p5+p3    8 st
        vpternlogd zmm22, zmm13, [rbx + 320], 0x96    ;   298.7 p0+p2    8 st
        vpternlogd zmm22, zmm27, zmm30, 0x96          ;   299.7 p5       8 st
        vmovdqu64 zmm13, [rbx + 5760]                 ;   219.7 p3      11 st reload
        vmovdqu64 zmm27, [rbx + 6656]                 ;   247.7 p2       8 st
        vpternlogd zmm27, zmm14, zmm13, 0x96          ;   298.7 p0       8 st
        vmovdqu64 [rbx + 1344], zmm27                 ;   299.7 p7+p4    8 st spill
        vpxord zmm27, zmm13, [rbx + 3328]             ;   299.2 p5+p3    8 st
        vmovdqu64 zmm13, [rbx + 128]                  ;   220.3 p2       8 st
        vpxord zmm13, zmm13, [rbx + 3904]             ;   299.7 p0+p3    8 st
        vpternlogd zmm31, zmm13, zmm7, 0x96           ;   300.7 p5       8 st
        vpternlogd zmm31, zmm0, [rbx + 1280], 0x96    ;   301.7 p0+p2    8 st
        vmovdqu64 zmm0, [rbx + 512]                   ;   222.2 p3       8 st
        vpxord zmm0, zmm0, [rbx - 128]                ;   301.2 p5+p2    8 st
        vmovdqu64 [rbx + 1280], zmm25                 ;   297.7 p8+p9    8 st spill
        vmovdqu64 zmm25, [rbx + 6912]                 ;   223.2 p3       8 st
        vpxord zmm25, zmm25, [rbx - 128]              ;   301.7 p0+p2    8 st
        vpternlogd zmm25, zmm3, [rbx + 4096], 0x96    ;   302.7 p5+p3    8 st
        vmovdqu64 zmm3, [rbx + 6336]                  ;   243.2 p2       8 st reload
        vpternlogd zmm25, zmm10, zmm3, 0x96           ;   303.7 p0       8 st
        vpternlogd zmm25, zmm13, [rbx + 2304], 0x96   ;   304.7 p5+p3    8 st
        vmovdqu64 zmm3, [rbx + 7872]                  ;   243.7 p2       8 st
        vpxord zmm3, zmm3, [rbx + 448]                ;   303.7 p0+p3    8 st
        vpternlogd zmm3, zmm9, [rbx + 4608], 0x96     ;   304.7 p5+p2    8 st
        vmovdqu64 zmm9, [rbx + 3584]                  ;   227.2 p3       8 st
        vpxord zmm9, zmm9, [rbx + 1152]               ;   304.7 p0+p2    8 st
        vmovdqu64 [rbx + 3584], zmm3                  ;   305.7 p7+p4    8 st spill
        vmovdqu64 zmm3, [rbx + 6848]                  ;   228.2 p3      11 st reload
        vpternlogd zmm9, zmm3, [rbx + 1664], 0x96     ;   305.7 p5+p2    8 st
        vmovdqu64 zmm3, [rbx + 1152]                  ;   229.2 p3       9 st reload
        vmovdqu64 [rbx + 6848], zmm31                 ;   302.7 p8+p9    8 st spill
        vmovdqu64 zmm31, [rbx + 4032]                 ;   229.3 p2      10 st reload
        vmovdqu64 [rbx + 2368], zmm21                 ;   293.7 p7+p4    8 st spill
        vmovdqu64 zmm21, [rbx + 2496]                 ;   230.2 p3       8 st
        vpternlogd zmm21, zmm31, zmm3, 0x96           ;   305.7 p0       8 st
        vpternlogd zmm26, zmm12, zmm21, 0x96          ;   306.7 p5       8 st
        vpxord zmm8, zmm8, zmm21                      ;   306.7 p0       8 st
        vmovdqu64 zmm12, [rbx + 512]                  ;   230.3 p2       8 st reload
        vpternlogd zmm26, zmm10, zmm12, 0x96          ;   307.7 p5       8 st
        vmovdqu64 zmm21, [rbx + 7360]                 ;   240.2 p3       8 st reload
        vpternlogd zmm9, zmm17, zmm21, 0x96           ;   307.7 p0       8 st
        vpxord zmm15, zmm15, zmm8                     ;   308.2 p5       8 st
        vpternlogd zmm16, zmm15, [rbx + 640], 0x96    ;   309.2 p0+p2    8 st
        vpxord zmm3, zmm14, [rbx + 4608]              ;   309.2 p5+p3    8 st
        vmovdqu64 [rbx + 4608], zmm9                  ;   308.7 p8+p9    8 st spill
        vmovdqu64 zmm9, [rbx + 7296]                  ;   232.3 p2       8 st reload
        vpternlogd zmm5, zmm9, [rbx + 1472], 0x96     ;   309.7 p0+p3    8 st
        vmovdqu64 zmm9, [rbx + 5696]                  ;   235.7 p2       8 st reload
        vpternlogd zmm8, zmm9, [rbx - 128], 0x96      ;   310.2 p5+p3    8 st
        vmovdqu64 zmm9, [rbx + 5952]                  ;   234.3 p2      10 st reload
        vpternlogd zmm16, zmm9, [rbx + 4160], 0x96    ;   310.7 p0+p3    8 st
        vmovdqu64 zmm12, [rbx + 7232]                 ;   252.2 p2       8 st reload
        vpternlogd zmm5, zmm12, [rbx + 6656], 0x96    ;   311.2 p5+p3    8 st
        vmovdqu64 zmm12, [rbx + 1984]                 ;   236.3 p2       8 st reload
        vpternlogd zmm5, zmm13, zmm12, 0x96           ;   312.2 p0       8 st
        vmovdqa64 zmm13, zmm28                        ;   208.5          8 st copy
        vpternlogd zmm13, zmm31, [rbx + 4096], 0x96   ;   312.2 p5+p3    8 st
        vmovdqu64 [rbx + 4096], zmm5                  ;   313.2 p7+p4    8 st spill
        vmovdqu64 zmm5, [rbx + 8320]                  ;   264.7 p2       8 st reload
        vpternlogd zmm13, zmm5, [rbx + 7040], 0x96    ;   313.2 p0+p3    8 st
        vmovdqu64 zmm5, [rbx + 6144]                  ;   240.7 p2       8 st reload
        vpternlogd zmm13, zmm15, zmm5, 0x96           ;   314.2 p5       8 st
        vmovdqu64 zmm5, [rbx + 3136]                  ;   239.2 p3       8 st
        vpternlogd zmm5, zmm4, [rbx + 1600], 0x96     ;   313.7 p0+p2    8 st
        vmovdqu64 zmm31, [rbx + 6080]                 ;   240.2 p3       8 st
        vpternlogd zmm31, zmm3, [rbx + 4672], 0x96    ;   314.2 p5+p2    8 st
        vmovdqu64 [rbx + 7040], zmm31                 ;   315.2 p8+p9    8 st spill
        vmovdqu64 zmm31, [rbx + 3840]                 ;   241.2 p3       8 st
        vpternlogd zmm31, zmm7, [rbx + 3776], 0x96    ;   314.7 p0+p2    8 st
        vmovdqu64 [rbx + 8320], zmm19                 ;   293.2 p7+p4    8 st spill
        vmovdqu64 zmm19, [rbx + 5696]                 ;   242.2 p3       8 st
        vpternlogd zmm19, zmm31, [rbx + 2880], 0x96   ;   315.7 p5+p2    8 st
        vmovdqu64 [rbx + 7232], zmm19                 ;   316.7 p8+p9    8 st spill
        vmovdqu64 zmm19, [rbx + 4928]                 ;   243.2 p3       8 st
        vpternlogd zmm19, zmm9, [rbx + 7680], 0x96    ;   315.7 p0+p2    8 st
        vpternlogd zmm19, zmm0, zmm7, 0x96            ;   316.7 p5       8 st
        vpternlogd zmm19, zmm4, [rbx + 4672], 0x96    ;   317.7 p0+p3    8 st
        vmovdqu64 zmm4, [rbx + 3520]                  ;   244.3 p2       8 st
        vpxord zmm4, zmm4, [rbx + 1408]               ;   317.2 p5+p3    8 st
        vpternlogd zmm5, zmm4, [rbx + 6976], 0x96     ;   318.2 p0+p2    8 st
        vmovdqu64 zmm9, [rbx + 6272]                  ;   246.2 p3       8 st
        vpxord zmm9, zmm9, [rbx + 3456]               ;   318.2 p5+p2    8 st
        vpternlogd zmm9, zmm2, [rbx + 6720], 0x96     ;   319.2 p0+p3    8 st
        vmovdqu64 [rbx + 6720], zmm19                 ;   318.7 p7+p4    8 st spill
        vmovdqu64 zmm19, [rbx + 1408]                 ;   247.3 p2      10 st reload
        vmovdqu64 [rbx + 3456], zmm22                 ;   300.7 p8+p9    8 st spill
        vmovdqu64 zmm22, [rbx + 6080]                 ;   248.2 p3       8 st
        vpternlogd zmm22, zmm19, [rbx + 448], 0x96    ;   319.2 p5+p2    8 st
        vpternlogd zmm22, zmm18, [rbx + 5824], 0x96   ;   320.2 p0+p3    8 st
        vpternlogd zmm22, zmm23, zmm29, 0x96          ;   321.2 p5       8 st
        vpternlogd zmm22, zmm12, zmm6, 0x96           ;   322.2 p0       8 st
        vmovdqu64 [r8 + 65920], zmm20                 ;   294.7 p7+p4   24 st
        vmovdqu64 [r8 + 65664], zmm26                 ;   308.7 p8+p9   24 st
        vmovdqu64 [r8 + 65536], zmm8                  ;   311.2 p7+p4   24 st
        vmovdqu64 [r8 + 65792], zmm16                 ;   311.7 p8+p9   24 st
        vmovdqu64 [r8 + 65856], zmm13                 ;   315.2 p7+p4   24 st
        vmovdqu64 [r8 + 65984], zmm9                  ;   320.2 p8+p9   24 st
        vmovdqu64 zmm8, [rbx + 3776]                  ;   249.3 p2      10 st reload
        vmovdqu64 zmm9, [rbx + 4992]                  ;   250.2 p3       8 st reload
        vpternlogd zmm19, zmm9, zmm8, 0x96            ;   321.2 p5       8 st
        vmovdqu64 zmm9, [rbx + 2432]                  ;   250.3 p2       9 st reload
        vmovdqu64 zmm12, [rbx + 7168]                 ;   253.2 p3       8 st reload
        vpternlogd zmm19, zmm12, zmm9, 0x96           ;   322.2 p0       8 st
        vmovdqu64 zmm12, [rbx + 2880]                 ;   251.3 p2       9 st reload
        vpternlogd zmm9, zmm12, [rbx + 8192], 0x96    ;   322.2 p5+p3    8 st
        vmovdqu64 zmm13, [rbx + 448]                  ;   252.3 p2       8 st reload
        vpxord zmm16, zmm12, zmm13                    ;   322.7 p0       8 st
        vpxord zmm8, zmm8, zmm13                      ;   323.2 p5       8 st
        vpternlogd zmm8, zmm14, [rbx + 5184], 0x96    ;   324.2 p0+p3    8 st
        vmovdqu64 zmm14, [rbx + 5952]                 ;   253.3 p2      10 st reload
        vpternlogd zmm16, zmm10, zmm14, 0x96          ;   324.2 p5       8 st
        vpternlogd zmm19, zmm14, [rbx + 6272], 0x96   ;   324.7 p0+p3    8 st
        vmovdqu64 zmm20, [rbx - 64]                   ;   254.3 p2       8 st reload
        vmovdqu64 zmm23, [rbx + 4928]                 ;   255.2 p3       8 st reload
        vpternlogd zmm13, zmm23, zmm20, 0x96          ;   325.2 p5       8 st
        vmovdqu64 zmm26, [rbx + 128]                  ;   255.3 p2       8 st reload
        vpternlogd zmm13, zmm15, zmm26, 0x96          ;   326.2 p0       8 st
        vpxord zmm15, zmm23, [rbx + 5760]             ;   326.2 p5+p3    8 st
        vmovdqu64 [rbx + 5760], zmm22                 ;   323.2 p7+p4    8 st spill
        vmovdqu64 zmm22, [rbx + 3072]                 ;   256.3 p2       8 st reload
        vpternlogd zmm23, zmm22, [rbx + 3392], 0x96   ;   326.7 p0+p3    8 st
        vmovdqu64 [r8 + 66048], zmm8                  ;   325.2 p8+p9   24 st
        vmovdqu64 zmm8, [rbx + 1792]                  ;   257.3 p2       8 st reload
        vpternlogd zmm23, zmm24, zmm8, 0x96           ;   327.7 p5       8 st
        vmovdqu64 zmm22, [rbx + 7808]                 ;   259.2 p3       8 st reload
        vpternlogd zmm23, zmm6, zmm22, 0x96           ;   328.7 p0       8 st
        vmovdqu64 [r8 + 66688], zmm25                 ;   305.7 p7+p4   24 st
        vmovdqu64 [r8 + 66432], zmm5                  ;   319.2 p8+p9   24 st
        vmovdqu64 [r8 + 66752], zmm23                 ;   329.7 p7+p4   24 st
        vmovdqu64 zmm5, [rbx + 1664]                  ;   258.3 p2      10 st reload
        vmovdqu64 zmm6, [rbx + 4032]                  ;   259.2 p3      10 st reload
        vpternlogd zmm9, zmm6, zmm5, 0x96             ;   328.2 p5       8 st
        vpxord zmm23, zmm5, [rbx + 4416]              ;   328.7 p0+p2    8 st
        vmovdqu64 zmm24, [rbx + 4544]                 ;   260.2 p3       8 st reload
        vpternlogd zmm6, zmm24, [rbx + 1152], 0x96    ;   329.2 p5+p2    8 st
        vpternlogd zmm6, zmm1, zmm14, 0x96            ;   330.2 p0       8 st
        vmovdqu64 zmm1, [rbx + 6528]                  ;   261.2 p3       8 st reload
        vpternlogd zmm9, zmm1, [rbx + 512], 0x96      ;   330.2 p5+p2    8 st
        vmovdqu64 [r8 + 66624], zmm9                  ;   331.2 p8+p9   24 st
        vmovdqu64 zmm1, [rbx + 1856]                  ;   262.2 p3       8 st reload
        vpternlogd zmm13, zmm1, [rbx + 3328], 0x96    ;   330.7 p0+p2    8 st
        vmovdqu64 [r8 + 65728], zmm13                 ;   331.7 p7+p4   24 st
        vmovdqu64 zmm1, [rbx + 768]                   ;   263.2 p3       9 st reload
        vmovdqu64 zmm9, [rbx + 7424]                  ;   263.3 p2      11 st reload
        vpternlogd zmm4, zmm9, zmm1, 0x96             ;   331.2 p5       8 st
        vpternlogd zmm19, zmm1, [rbx + 256], 0x96     ;   331.7 p0+p3    8 st
        vpternlogd zmm19, zmm29, zmm20, 0x96          ;   332.7 p5       8 st
        vmovdqu64 [r8 + 66880], zmm19                 ;   333.7 p8+p9   24 st
        vmovdqu64 zmm1, [rbx + 3840]                  ;   264.3 p2      10 st reload
        vpternlogd zmm9, zmm1, [rbx + 1088], 0x96     ;   332.7 p0+p3    8 st
        vmovdqu64 zmm1, [rbx + 4288]                  ;   265.3 p2       8 st reload
        vmovdqu64 zmm13, [rbx + 7744]                 ;   266.2 p3       8 st reload
        vpternlogd zmm9, zmm13, zmm1, 0x96            ;   333.7 p5       8 st
        vmovdqu64 zmm13, [rbx + 3520]                 ;   266.3 p2       8 st reload
        vmovdqu64 zmm19, [rbx + 2816]                 ;   267.2 p3       8 st reload
        vpternlogd zmm23, zmm19, zmm13, 0x96          ;   333.7 p0       8 st
        vmovdqu64 zmm19, [rbx + 6784]                 ;   267.3 p2       8 st reload
        vpternlogd zmm23, zmm17, zmm19, 0x96          ;   334.7 p5       8 st
        vpternlogd zmm6, zmm19, [rbx + 6144], 0x96    ;   334.7 p0+p3    8 st
        vmovdqu64 zmm17, [rbx + 704]                  ;   268.3 p2       8 st reload
        vmovdqu64 zmm19, [rbx + 5504]                 ;   269.2 p3       8 st reload
        vpternlogd zmm4, zmm19, zmm17, 0x96           ;   335.2 p5       8 st
        vmovdqu64 zmm19, [rbx + 2688]                 ;   269.3 p2       9 st reload
        vpternlogd zmm4, zmm28, zmm19, 0x96           ;   336.2 p0       8 st
        vpternlogd zmm19, zmm26, [rbx + 64], 0x96     ;   336.2 p5+p3    8 st
        vmovdqu64 zmm20, [rbx + 8256]                 ;   270.3 p2       8 st reload
        vpternlogd zmm19, zmm20, [rbx + 6080], 0x96   ;   337.2 p0+p3    8 st
        vmovdqu64 zmm24, [rbx + 4864]                 ;   271.3 p2      11 st reload
        vmovdqu64 zmm25, [rbx + 7872]                 ;   272.2 p3       8 st reload
        vpternlogd zmm19, zmm25, zmm24, 0x96          ;   338.2 p5       8 st
        vpternlogd zmm19, zmm7, zmm30, 0x96           ;   339.2 p0       8 st
        vmovdqu64 [r8 + 66368], zmm19                 ;   340.2 p7+p4   24 st
        vpternlogd zmm25, zmm24, [rbx + 0], 0x96      ;   338.2 p5+p2    8 st
        vpternlogd zmm25, zmm18, [rbx + 6656], 0x96   ;   339.2 p0+p3    8 st
        vpternlogd zmm25, zmm0, zmm22, 0x96           ;   340.2 p5       8 st
        vmovdqu64 zmm0, [rbx + 8448]                  ;   273.3 p2       8 st reload
        vpternlogd zmm16, zmm0, [rbx + 3904], 0x96    ;   339.7 p0+p3    8 st
        vmovdqu64 zmm0, [rbx + 2048]                  ;   274.3 p2       8 st reload
        vpternlogd zmm15, zmm0, [rbx + 960], 0x96     ;   340.2 p5+p3    8 st
        vmovdqu64 zmm0, [rbx + 5440]                  ;   275.3 p2       8 st reload
        vpternlogd zmm4, zmm0, [rbx + 7104], 0x96     ;   340.7 p0+p3    8 st
        vpternlogd zmm4, zmm14, [rbx + 4160], 0x96    ;   341.7 p5+p2    8 st
        vmovdqu64 [r8 + 67328], zmm4                  ;   342.7 p8+p9   24 st
        vmovdqu64 zmm0, [rbx + 5248]                  ;   277.2 p3       8 st reload
        vmovdqu64 zmm4, [rbx + 4736]                  ;   277.3 p2       8 st reload
        vpternlogd zmm15, zmm4, zmm0, 0x96            ;   341.7 p0       8 st
        vmovdqu64 zmm7, [rbx + 640]                   ;   278.2 p3       8 st reload
        vpternlogd zmm15, zmm1, zmm7, 0x96            ;   342.7 p5       8 st
        vmovdqu64 zmm1, [rbx + 5696]                  ;   278.3 p2       8 st reload
        vpternlogd zmm0, zmm1, [rbx + 3968], 0x96     ;   342.7 p0+p3    8 st
        vmovdqu64 zmm14, [rbx + 4224]                 ;   279.3 p2       8 st reload
        vmovdqu64 zmm18, [rbx + 6336]                 ;   280.2 p3       8 st reload
        vpternlogd zmm1, zmm18, zmm14, 0x96           ;   343.2 p5       8 st
        vpxord zmm5, zmm5, zmm14                      ;   343.7 p0       8 st
        vpternlogd zmm5, zmm10, zmm8, 0x96            ;   344.7 p5       8 st
        vpternlogd zmm5, zmm31, zmm27, 0x96           ;   345.7 p0       8 st
        vmovdqu64 [r8 + 66560], zmm1                  ;   344.2 p7+p4   24 st
        vmovdqu64 zmm1, [rbx + 2944]                  ;   280.3 p2       8 st
        vpternlogd zmm1, zmm12, [rbx + 384], 0x96     ;   345.2 p5+p3    8 st
        vpternlogd zmm1, zmm21, [rbx + 2176], 0x96    ;   346.2 p0+p2    8 st
        vmovdqu64 [r8 + 67648], zmm9                  ;   334.7 p8+p9   24 st
        vpternlogd zmm1, zmm3, [rbx + 7552], 0x96     ;   347.2 p5+p3    8 st
        vmovdqu64 [r8 + 67968], zmm23                 ;   335.7 p7+p4   24 st
        vmovdqu64 [r8 + 67712], zmm5                  ;   346.7 p8+p9   24 st
        vmovdqu64 [r8 + 68224], zmm1                  ;   348.2 p7+p4   24 st
        vmovdqu64 zmm1, [rbx + 8768]                  ;   282.3 p2       8 st reload
        vpternlogd zmm12, zmm1, [rbx + 320], 0x96     ;   346.7 p0+p3    8 st
        vpternlogd zmm12, zmm13, [rbx + 6464], 0x96   ;   347.7 p5+p2    8 st
        vpternlogd zmm12, zmm20, zmm17, 0x96          ;   348.7 p0       8 st
        vpternlogd zmm12, zmm27, zmm7, 0x96           ;   349.7 p5       8 st
        vmovdqu64 [r8 + 67264], zmm12                 ;   350.7 p8+p9   24 st
        vmovdqu64 zmm1, [rbx + 7616]                  ;   284.2 p3       8 st reload
        vmovdqu64 [r8 + 65600], zmm1                  ;   290.2 p7+p4   24 st
        vmovdqu64 zmm1, [rbx + 8704]                  ;   284.3 p2       8 st reload
        vmovdqu64 [r8 + 66112], zmm1                  ;   290.3 p8+p9   24 st
        vmovdqu64 zmm1, [rbx + 2240]                  ;   285.2 p3       8 st reload
        vmovdqu64 [r8 + 66176], zmm1                  ;   291.2 p7+p4   24 st
        vmovdqu64 zmm1, [rbx + 8640]                  ;   285.3 p2       8 st reload
        vmovdqu64 [r8 + 66240], zmm1                  ;   291.3 p8+p9   24 st
        vmovdqu64 zmm1, [rbx + 832]                   ;   290.7 p3       8 st reload
        vmovdqu64 [r8 + 66304], zmm1                  ;   296.7 p7+p4   24 st
        vmovdqu64 zmm1, [rbx + 8128]                  ;   286.3 p2       8 st reload
        vmovdqu64 [r8 + 66496], zmm1                  ;   292.3 p8+p9   24 st
        vmovdqu64 zmm1, [rbx + 8000]                  ;   287.2 p3       8 st reload
        vmovdqu64 [r8 + 66816], zmm1                  ;   293.2 p7+p4   24 st
        vmovdqu64 zmm1, [rbx + 3456]                  ;   300.7 p2       8 st reload
        vmovdqu64 [r8 + 66944], zmm1                  ;   306.7 p8+p9   24 st
        vmovdqu64 zmm1, [rbx + 8576]                  ;   288.2 p3       8 st reload
        vmovdqu64 [r8 + 67008], zmm1                  ;   294.2 p7+p4   24 st
        vmovdqu64 zmm1, [rbx + 1024]                  ;   288.3 p2       8 st reload
        vmovdqu64 [r8 + 67072], zmm1                  ;   294.3 p8+p9   24 st
        vmovdqu64 zmm1, [rbx + 6400]                  ;   289.2 p3       8 st reload
        vmovdqu64 [r8 + 67136], zmm1                  ;   295.2 p7+p4   24 st
        vmovdqu64 zmm1, [rbx + 5632]                  ;   289.3 p2       8 st reload
        vmovdqu64 [r8 + 67200], zmm1                  ;   295.3 p8+p9   24 st
        vmovdqu64 zmm1, [rbx + 8320]                  ;   293.2 p3       8 st reload
        vmovdqu64 [r8 + 67392], zmm1                  ;   299.2 p7+p4   24 st
        vmovdqu64 zmm1, [rbx + 2368]                  ;   293.7 p2       8 st reload
        vmovdqu64 [r8 + 67456], zmm1                  ;   299.7 p8+p9   24 st
        vmovdqu64 zmm1, [rbx + 2752]                  ;   291.2 p3       8 st reload
        vmovdqu64 [r8 + 67520], zmm1                  ;   297.2 p7+p4   24 st
        vmovdqu64 zmm1, [rbx + 7232]                  ;   316.7 p2       8 st reload
        vmovdqu64 [r8 + 67584], zmm1                  ;   322.7 p8+p9   24 st
        vmovdqu64 zmm1, [rbx + 6720]                  ;   318.7 p3       8 st reload
        vmovdqu64 [r8 + 67776], zmm1                  ;   324.7 p7+p4   24 st
        vmovdqu64 zmm1, [rbx + 6848]                  ;   302.7 p2       8 st reload
        vmovdqu64 [r8 + 67840], zmm1                  ;   308.7 p8+p9   24 st
        vmovdqu64 zmm1, [rbx + 8512]                  ;   293.2 p3       8 st reload
        vmovdqu64 [r8 + 67904], zmm1                  ;   299.2 p7+p4   24 st
        vmovdqu64 zmm1, [rbx + 3200]                  ;   293.3 p2       8 st reload
        vmovdqu64 [r8 + 68032], zmm1                  ;   299.3 p8+p9   24 st
        vmovdqu64 zmm1, [rbx + 7040]                  ;   315.2 p3       8 st reload
        vmovdqu64 [r8 + 68096], zmm1                  ;   321.2 p7+p4   24 st
        vmovdqu64 zmm1, [rbx + 1280]                  ;   297.7 p2       8 st reload
        vmovdqu64 [r8 + 68160], zmm1                  ;   303.7 p8+p9   24 st
        vmovdqu64 zmm1, [rbx + 5760]                  ;   323.2 p3       8 st reload
        vmovdqu64 [r8 + 68288], zmm1                  ;   329.2 p7+p4   24 st
        vmovdqu64 zmm1, [rbx + 6208]                  ;   295.3 p2      11 st reload
        vmovdqu64 zmm3, [rbx + 2112]                  ;   296.2 p3       8 st
        vpternlogd zmm3, zmm1, [rbx + 1600], 0x96     ;   348.7 p0+p2    8 st
        vpternlogd zmm3, zmm11, zmm26, 0x96           ;   349.7 p5       8 st
        vmovdqu64 [r8 + 68416], zmm6                  ;   335.7 p8+p9   24 st
        vpternlogd zmm3, zmm4, [rbx + 7680], 0x96     ;   350.7 p0+p3    8 st
        vmovdqu64 [r8 + 68736], zmm16                 ;   340.7 p7+p4   24 st
        vmovdqu64 [r8 + 68608], zmm0                  ;   343.7 p8+p9   24 st
        vmovdqu64 [r8 + 68800], zmm15                 ;   343.7 p7+p4   24 st
        vmovdqu64 [r8 + 69312], zmm25                 ;   341.2 p8+p9   24 st
        vmovdqu64 [r8 + 68928], zmm3                  ;   351.7 p7+p4   24 st
        mov rdi, qword [rbx + 9536]                   ;   262.2 p10     24 keys reload
        sub r10, rdi                                  ;   267.2 p1      24 keys
        add r10, 0x1000                               ;   268.2 p6      24 keys
        and r10, 0x7fff                               ;   269.2 p11     24 keys
        vmovdqu64 zmm0, [rbx + 7488]                  ;   297.3 p2       8 st reload
        vmovdqu64 [r8 + 68352], zmm0                  ;   303.3 p8+p9   24 st
        vmovdqu64 zmm0, [rbx + 2560]                  ;   298.2 p3       8 st reload
        vmovdqu64 [r8 + 68480], zmm0                  ;   304.2 p7+p4   24 st
        vmovdqu64 zmm0, [rbx + 8064]                  ;   298.3 p2       8 st reload
        vmovdqu64 [r8 + 68544], zmm0                  ;   304.3 p8+p9   24 st
        vmovdqu64 zmm0, [rbx + 5888]                  ;   299.2 p3       8 st reload
        vmovdqu64 [r8 + 68672], zmm0                  ;   305.2 p7+p4   24 st
        vmovdqu64 zmm0, [rbx + 8384]                  ;   299.3 p2       8 st reload
        vmovdqu64 [r8 + 68864], zmm0                  ;   305.3 p8+p9   24 st
        vmovdqu64 zmm0, [rbx + 4608]                  ;   308.7 p3       8 st reload
        vmovdqu64 [r8 + 69056], zmm0                  ;   314.7 p7+p4   24 st
        vmovdqu64 zmm0, [rbx + 1344]                  ;   300.3 p2       8 st reload
        vmovdqu64 [r8 + 69120], zmm0                  ;   306.3 p8+p9   24 st
        vmovdqu64 zmm0, [rbx + 3584]                  ;   305.7 p3       8 st reload
        vmovdqu64 [r8 + 69184], zmm0                  ;   311.7 p7+p4   24 st
        vmovdqu64 zmm0, [rbx + 6592]                  ;   301.3 p2       8 st reload
        vmovdqu64 [r8 + 69248], zmm0                  ;   307.3 p8+p9   24 st
        vmovdqu64 zmm0, [rbx + 4096]                  ;   313.2 p3       8 st reload
        vmovdqu64 [r8 + 69376], zmm0                  ;   319.2 p7+p4   24 st
        vmovdqu64 zmm0, [rbx + 7936]                  ;   302.3 p2       8 st reload
        vmovdqu64 [r8 + 69440], zmm0                  ;   308.3 p8+p9   24 st
        vmovdqu64 zmm0, [rbx + 192]                   ;   303.2 p3       8 st reload
        vmovdqu64 [r8 + 69504], zmm0                  ;   309.2 p7+p4   24 st
        vmovdqu64 zmm0, [rbx + 5312]                  ;   303.3 p2       8 st reload
        vmovdqu64 [r8 + 69568], zmm0                  ;   309.3 p8+p9   24 st
        vmovdqu64 zmm0, [rbx + 5120]                  ;   304.2 p3      11 st reload
        vmovdqu64 zmm1, [rbx + 4800]                  ;   304.3 p2       8 st
        vpternlogd zmm1, zmm0, [rbx + 896], 0x96      ;   350.2 p5+p3    8 st
        vmovdqu64 zmm0, [rbx + 5568]                  ;   305.3 p2       8 st reload
        vpternlogd zmm1, zmm0, [rbx + 3136], 0x96     ;   351.2 p0+p3    8 st
        vpternlogd zmm1, zmm2, [rbx + 2496], 0x96     ;   352.2 p5+p2    8 st
        sub r11, rdi                                  ;   268.7 p1      24 keys
        sub r12, rdi                                  ;   268.8 p6      24 keys
        sub r13, rdi                                  ;   269.0 p11     24 keys
        sub r14, rdi                                  ;   269.7 p1      24 keys
        sub r15, rdi                                  ;   269.8 p6      24 keys
        sub rsi, rdi                                  ;   270.0 p11     24 keys
        vmovdqu64 [r8 + 68992], zmm1                  ;   353.2 p7+p4   24 st
        add r10, rdi                                  ;   270.7 p1      24 keys
        add r11, 0x1000                               ;   270.8 p6      24 keys
        and r11, 0x7fff                               ;   271.8 p11     24 keys
        add r11, rdi                                  ;   272.8 p1      24 keys
        add r12, 0x1000                               ;   271.8 p6      24 keys
        and r12, 0x7fff                               ;   272.8 p11     24 keys
        add r12, rdi                                  ;   273.8 p1      24 keys
        mov rbp, rdi                                  ;   271.3         24 keys copy
        mov rax, rdi                                  ;   271.5         24 keys copy
        mov rcx, rdi                                  ;   271.7         24 keys copy
        add r13, 0x1000                               ;   272.8 p6      24 keys
        and r13, 0x7fff                               ;   273.8 p11     24 keys
        add rbp, r13                                  ;   274.8 p1      24 keys
        add r14, 0x1000                               ;   273.8 p6      24 keys
        and r14, 0x7fff                               ;   274.8 p11     24 keys
        add rax, r14                                  ;   275.8 p1      24 keys
        add r15, 0x1000                               ;   274.8 p6      24 keys
        and r15, 0x7fff                               ;   275.8 p11     24 keys
        add rcx, r15                                  ;   276.8 p1      24 keys
        add rsi, 0x1000                               ;   275.8 p6      24 keys
        and rsi, 0x7fff                               ;   276.8 p11     24 keys
        add rdi, rsi                                  ;   277.8 p1      24 keys
        mov qword [rbx + 9632], rdi                   ;   297.3 p8+p9   24 keys
        add r8, 0x1000                                ;   276.8 p6      24 keys
        add r9, 0x1000                                ;   277.0 p11     24 keys
        mov r13, rbp                                  ;   275.8         24 keys copy
        mov r14, rax                                  ;   276.8         24 keys copy
        mov r15, rcx                                  ;   277.8         24 keys copy
        cmp r9, qword [rbx + 9640]                    ;                    more keys?
        jne .keys_5
        mov qword [rbx + 9576], r8                    ;                    resident
        mov qword [rbx + 9568], r9                    ;                    resident
        mov qword [rbx + 9584], r10                   ;                    resident
        mov qword [rbx + 9592], r11                   ;                    resident
        mov qword [rbx + 9600], r12                   ;                    resident
        mov qword [rbx + 9608], r13                   ;                    resident
        mov qword [rbx + 9616], r14                   ;                    resident
        mov qword [rbx + 9624], r15                   ;                    resident
        mov r8, qword [rbx + 9552]                    ;     0.0 p2      25 st.0 reload
        vmovdqu64 zmm0, [r8]                          ;     5.0 p3      25 st
        mov r9, qword [rbx + 9544]                    ;     0.3 p10     25 st.0 reload
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
        mov r8, qword [rbx + 9536]                    ;    32.3 p10     26 rows
        add r8, 0x7000                                ;    37.3 p1      26 rows
        mov qword [rbx + 9648], r8                    ;    64.7 p7+p4   26 rows
        mov r8, qword [rbx + 9536]                    ;    33.3 p10     26 rows
        add r8, 0x6000                                ;    38.3 p6      26 rows
        mov qword [rbx + 9656], r8                    ;    65.2 p8+p9   26 rows
        mov r8, qword [rbx + 9536]                    ;    34.3 p10     26 rows
        add r8, 0x5000                                ;    39.3 p11     26 rows
        mov qword [rbx + 9664], r8                    ;    65.7 p7+p4   26 rows
        mov r8, qword [rbx + 9536]                    ;    35.3 p10     26 rows
        add r8, 0x4000                                ;    40.3 p0      26 rows
        mov qword [rbx + 9672], r8                    ;    66.2 p8+p9   26 rows
        mov r8, qword [rbx + 9536]                    ;    36.3 p10     26 rows
        add r8, 0x3000                                ;    41.3 p5      26 rows
        mov qword [rbx + 9680], r8                    ;    66.7 p7+p4   26 rows
        mov r8, qword [rbx + 9536]                    ;    37.3 p10     26 rows
        add r8, 0x2000                                ;    42.3 p1      26 rows
        mov qword [rbx + 9688], r8                    ;    67.2 p8+p9   26 rows
        mov r8, qword [rbx + 9536]                    ;    38.3 p10     26 rows
        add r8, 0x1000                                ;    43.3 p6      26 rows
        mov qword [rbx + 9696], r8                    ;    67.7 p7+p4   26 rows
        mov qword [rbx + 9704], r9                    ;    68.2 p8+p9   26 rows
        mov r8, qword [rbx + 9536]                    ;    39.3 p10     26 rows reload
        mov qword [rbx + 9712], r8                    ;    68.7 p7+p4   26 rows
        add r8, 0x8000                                ;    44.3 p11     26 rows
        mov qword [rbx + 9720], r8                    ;    69.2 p8+p9   26 rows
        mov r8, qword [rbx + 9712]                    ;                    resident
        mov r9, qword [rbx + 9648]                    ;                    resident
        mov r10, qword [rbx + 9656]                   ;                    resident
        mov r11, qword [rbx + 9664]                   ;                    resident
        mov r12, qword [rbx + 9672]                   ;                    resident
        mov r13, qword [rbx + 9680]                   ;                    resident
        align 16
.rows_6:
        vmovdqu64 zmm0, [r8 + 98304]                  ;     0.0 p2       8 st.0
        vmovdqu64 zmm1, [r8 + 98368]                  ;     0.2 p3       8 st.1
        vmovdqa64 zmm2, zmm1                          ;     6.2          8 st copy
        vpternlogd zmm2, zmm0, [r8 + 98496], 0x56     ;     6.2 p0+p2    8 st
        vmovdqu64 zmm3, [r8 + 98432]                  ;     1.2 p3       8 st.2
        vmovdqa64 zmm4, zmm2                          ;     7.2          8 st copy
        vpternlogd zmm4, zmm3, zmm0, 0x95             ;     7.2 p5       8 st
        vmovdqa64 zmm5, zmm4                          ;     8.2          8 st copy
        vpternlogd zmm5, zmm3, zmm1, 0xf6             ;     8.2 p0       8 st
        vmovdqa64 zmm6, zmm5                          ;     9.2          8 st copy
        vpternlogd zmm6, zmm4, zmm2, 0x70             ;     9.2 p5       8 st
        vpternlogd zmm6, zmm1, zmm0, 0x95             ;    10.2 p0       8 st
        vpternlogd zmm2, zmm6, zmm4, 0x87             ;    11.2 p5       8 st
        vpternlogd zmm1, zmm0, zmm2, 0x9e             ;    12.2 p0       8 st
        vmovdqa64 zmm0, zmm3                          ;     7.2          8 st copy
        vmovdqu64 zmm7, [r8 + 98560]                  ;     2.7 p2       8 st.4
        vmovdqu64 zmm8, [r8 + 98624]                  ;     2.8 p3       8 st.5
        vmovdqu64 zmm9, [r8 + 98688]                  ;     3.7 p2       8 st.6
        vmovdqa64 zmm10, zmm9                         ;     9.7          8 st copy
        vpternlogd zmm10, zmm8, zmm7, 0x78            ;     9.7 p5       8 st
        vpternlogd zmm9, zmm8, zmm7, 0x35             ;     9.7 p0       8 st
        vpxord zmm0, zmm0, zmm10                      ;    10.7 p5       8 st
        vmovdqa64 zmm11, zmm9                         ;    10.7          8 st copy
        vmovdqu64 zmm12, [r8 + 98752]                 ;     4.0 p3       8 st.7
        vmovdqa64 zmm13, zmm10                        ;    10.7          8 st copy
        vpternlogd zmm13, zmm12, zmm7, 0x9b           ;    10.7 p0       8 st
        vpternlogd zmm10, zmm13, zmm8, 0x26           ;    11.7 p5       8 st
        vpternlogd zmm13, zmm8, zmm12, 0x58           ;    11.7 p0       8 st
        vpternlogd zmm9, zmm13, zmm12, 0xb4           ;    12.7 p5       8 st
        vpandd zmm11, zmm11, zmm12                    ;    10.7 p0       8 st
        vpternlogd zmm0, zmm11, zmm1, 0x96            ;    13.2 p5       8 st
        vpternlogd zmm2, zmm5, zmm9, 0x96             ;    13.7 p0       8 st
        vpternlogd zmm13, zmm6, zmm6, 0xc3            ;    12.7 p5       8 st
        vmovdqa64 zmm5, zmm10                         ;    12.7          8 st copy
        vpternlogd zmm5, zmm4, zmm7, 0x96             ;    12.7 p0       8 st
        vmovdqa64 zmm8, zmm13                         ;    13.7          8 st copy
        vpternlogd zmm8, zmm2, zmm0, 0x21             ;    14.7 p5       8 st
        vpternlogd zmm1, zmm3, zmm8, 0x96             ;    15.7 p0       8 st
        vpandd zmm3, zmm0, zmm2                       ;    14.7 p5       8 st
        vpternlogd zmm3, zmm8, zmm5, 0xd              ;    15.7 p0       8 st
        vpternlogd zmm10, zmm7, zmm3, 0x69            ;    16.7 p5       8 st
        vmovdqa64 zmm7, zmm3                          ;    16.7          8 st copy
        vpternlogd zmm7, zmm4, zmm4, 0xc3             ;    16.7 p0       8 st
        vpternlogd zmm3, zmm13, zmm2, 0x6a            ;    16.7 p5       8 st
        vpternlogd zmm6, zmm3, zmm5, 0x96             ;    17.7 p0       8 st
        vpandd zmm3, zmm3, zmm13                      ;    17.7 p5       8 st
        vpternlogd zmm3, zmm8, zmm5, 0xed             ;    18.7 p0       8 st
        vpternlogd zmm1, zmm5, zmm3, 0xb4             ;    19.7 p5       8 st
        vpternlogd zmm0, zmm3, zmm9, 0x69             ;    19.7 p0       8 st
        vpternlogd zmm3, zmm9, zmm1, 0x69             ;    20.7 p5       8 st
        vmovdqa64 zmm4, zmm6                          ;    18.7          8 st copy
        vpternlogd zmm4, zmm13, zmm13, 0xc3           ;    18.7 p0       8 st
        vpxord zmm2, zmm2, zmm0                       ;    20.7 p5       8 st
        vpternlogd zmm7, zmm6, zmm2, 0x87             ;    21.7 p0       8 st
        vmovdqa64 zmm5, zmm3                          ;    21.7          8 st copy
        vpternlogd zmm5, zmm4, zmm0, 0xcb             ;    21.7 p5       8 st
        vpternlogd zmm4, zmm3, zmm0, 0x6c             ;    21.7 p0       8 st
        vpternlogd zmm0, zmm4, zmm10, 0xb4            ;    22.7 p5       8 st
        vpxord zmm8, zmm3, zmm10                      ;    21.7 p0       8 st
        vpternlogd zmm8, zmm0, zmm5, 0xe1             ;    23.7 p5       8 st
        vpternlogd zmm4, zmm8, zmm10, 0xb4            ;    24.7 p0       8 st
        vpternlogd zmm10, zmm4, zmm5, 0xb8            ;    25.7 p5       8 st
        vpxord zmm3, zmm3, zmm5                       ;    22.7 p0       8 st
        vpternlogd zmm3, zmm0, zmm4, 0x96             ;    25.7 p5       8 st
        vmovdqa64 zmm0, zmm7                          ;    22.7          8 st copy
        vpternlogd zmm0, zmm6, zmm1, 0x1d             ;    22.7 p0       8 st
        vmovdqa64 zmm5, zmm0                          ;    23.7          8 st copy
        vpternlogd zmm5, zmm6, zmm2, 0xc6             ;    23.7 p5       8 st
        vmovdqa64 zmm9, zmm5                          ;    24.7          8 st copy
        vpternlogd zmm9, zmm7, zmm2, 0xd8             ;    24.7 p0       8 st
        vpternlogd zmm9, zmm0, zmm1, 0x2c             ;    25.7 p5       8 st
        vmovdqa64 zmm0, zmm9                          ;    26.7          8 st copy
        vpternlogd zmm0, zmm7, zmm1, 0x62             ;    26.7 p0       8 st
        vpternlogd zmm7, zmm1, zmm6, 0xb8             ;    25.2 p5       8 st
        vpternlogd zmm0, zmm6, zmm2, 0x16             ;    27.7 p0       8 st
        vmovdqu64 zmm1, [r9 + 98816]                  ;    12.7 p2       8 st.8
        vmovdqu64 zmm2, [r9 + 98880]                  ;    12.8 p3       8 st.9
        vmovdqa64 zmm6, zmm2                          ;    18.8          8 st copy
        vpternlogd zmm6, zmm1, [r9 + 99008], 0x56     ;    26.2 p5+p2    8 st
        vmovdqu64 zmm11, [r9 + 98944]                 ;    13.8 p3       8 st.10
        vmovdqa64 zmm12, zmm6                         ;    27.2          8 st copy
        vpternlogd zmm12, zmm11, zmm1, 0x95           ;    27.2 p0       8 st
        vmovdqa64 zmm13, zmm12                        ;    28.2          8 st copy
        vpternlogd zmm13, zmm11, zmm2, 0xf6           ;    28.2 p5       8 st
        vmovdqa64 zmm14, zmm13                        ;    29.2          8 st copy
        vpternlogd zmm14, zmm12, zmm6, 0x70           ;    29.2 p0       8 st
        vpternlogd zmm14, zmm2, zmm1, 0x95            ;    30.2 p5       8 st
        vpternlogd zmm6, zmm14, zmm12, 0x87           ;    31.2 p0       8 st
        vpternlogd zmm2, zmm1, zmm6, 0x9e             ;    32.2 p5       8 st
        vmovdqa64 zmm1, zmm11                         ;    19.8          8 st copy
        vmovdqu64 zmm15, [r9 + 99072]                 ;    15.3 p2       8 st.12
        vmovdqu64 zmm16, [r9 + 99136]                 ;    15.5 p3       8 st.13
        vmovdqu64 zmm17, [r9 + 99200]                 ;    16.3 p2       8 st.14
        vmovdqa64 zmm18, zmm17                        ;    22.3          8 st copy
        vpternlogd zmm18, zmm16, zmm15, 0x78          ;    29.5 p0       8 st
        vpternlogd zmm17, zmm16, zmm15, 0x35          ;    30.2 p5       8 st
        vpxord zmm1, zmm1, zmm18                      ;    30.5 p0       8 st
        vmovdqa64 zmm19, zmm17                        ;    31.2          8 st copy
        vmovdqu64 zmm20, [r9 + 99264]                 ;    16.7 p3       8 st.15
        vmovdqa64 zmm21, zmm18                        ;    30.5          8 st copy
        vpternlogd zmm21, zmm20, zmm15, 0x9b          ;    31.2 p5       8 st
        vpternlogd zmm18, zmm21, zmm16, 0x26          ;    32.2 p0       8 st
        vpternlogd zmm21, zmm16, zmm20, 0x58          ;    32.2 p5       8 st
        vpternlogd zmm17, zmm21, zmm20, 0xb4          ;    33.2 p0       8 st
        vpandd zmm19, zmm19, zmm20                    ;    33.2 p5       8 st
        vpternlogd zmm1, zmm19, zmm2, 0x96            ;    34.2 p0       8 st
        vpternlogd zmm6, zmm13, zmm17, 0x96           ;    34.2 p5       8 st
        vpternlogd zmm21, zmm14, zmm14, 0xc3          ;    34.5 p0       8 st
        vmovdqa64 zmm13, zmm18                        ;    33.2          8 st copy
        vpternlogd zmm13, zmm12, zmm15, 0x96          ;    35.2 p5       8 st
        vmovdqa64 zmm16, zmm21                        ;    35.5          8 st copy
        vpternlogd zmm16, zmm6, zmm1, 0x21            ;    35.5 p0       8 st
        vpternlogd zmm2, zmm11, zmm16, 0x96           ;    36.5 p5       8 st
        vpandd zmm11, zmm1, zmm6                      ;    36.5 p0       8 st
        vpternlogd zmm11, zmm16, zmm13, 0xd           ;    37.5 p5       8 st
        vpternlogd zmm18, zmm15, zmm11, 0x69          ;    38.5 p0       8 st
        vmovdqa64 zmm15, zmm11                        ;    38.5          8 st copy
        vpternlogd zmm15, zmm12, zmm12, 0xc3          ;    38.5 p5       8 st
        vpternlogd zmm11, zmm21, zmm6, 0x6a           ;    38.5 p0       8 st
        vpternlogd zmm14, zmm11, zmm13, 0x96          ;    39.5 p5       8 st
        vpandd zmm11, zmm11, zmm21                    ;    39.5 p0       8 st
        vpternlogd zmm11, zmm16, zmm13, 0xed          ;    40.5 p5       8 st
        vpternlogd zmm2, zmm13, zmm11, 0xb4           ;    41.5 p0       8 st
        vpternlogd zmm1, zmm11, zmm17, 0x69           ;    41.5 p5       8 st
        vpternlogd zmm11, zmm17, zmm2, 0x69           ;    42.5 p0       8 st
        vmovdqa64 zmm12, zmm14                        ;    40.5          8 st copy
        vpternlogd zmm12, zmm21, zmm21, 0xc3          ;    42.2 p5       8 st
        vpxord zmm6, zmm6, zmm1                       ;    42.5 p0       8 st
        vpternlogd zmm15, zmm14, zmm6, 0x87           ;    43.5 p5       8 st
        vmovdqa64 zmm13, zmm11                        ;    43.5          8 st copy
        vpternlogd zmm13, zmm12, zmm1, 0xcb           ;    43.5 p0       8 st
        vpternlogd zmm12, zmm11, zmm1, 0x6c           ;    44.2 p5       8 st
        vpternlogd zmm1, zmm12, zmm18, 0xb4           ;    45.2 p0       8 st
        vpxord zmm16, zmm11, zmm18                    ;    45.2 p5       8 st
        vpternlogd zmm16, zmm1, zmm13, 0xe1           ;    46.2 p0       8 st
        vpternlogd zmm12, zmm16, zmm18, 0xb4          ;    47.2 p5       8 st
        vpternlogd zmm18, zmm12, zmm13, 0xb8          ;    48.2 p0       8 st
        vpxord zmm11, zmm11, zmm13                    ;    47.2 p5       8 st
        vpternlogd zmm11, zmm1, zmm12, 0x96           ;    48.2 p0       8 st
        vmovdqa64 zmm1, zmm15                         ;    44.5          8 st copy
        vpternlogd zmm1, zmm14, zmm2, 0x1d            ;    48.2 p5       8 st
        vmovdqa64 zmm13, zmm1                         ;    49.2          8 st copy
        vpternlogd zmm13, zmm14, zmm6, 0xc6           ;    49.2 p0       8 st
        vmovdqa64 zmm17, zmm13                        ;    50.2          8 st copy
        vpternlogd zmm17, zmm15, zmm6, 0xd8           ;    50.2 p5       8 st
        vpternlogd zmm17, zmm1, zmm2, 0x2c            ;    51.2 p0       8 st
        vmovdqa64 zmm1, zmm15                         ;    44.5          8 st copy
        vpternlogd zmm1, zmm14, zmm2, 0xd8            ;    50.2 p5       8 st
        vpternlogd zmm15, zmm2, zmm17, 0x2c           ;    52.2 p0       8 st
        vpternlogd zmm15, zmm14, zmm6, 0x16           ;    53.2 p5       8 st
        vmovdqu64 zmm2, [r10 + 99328]                 ;    25.3 p2       8 st.16
        vmovdqu64 zmm6, [r10 + 99392]                 ;    25.5 p3       8 st.17
        vmovdqa64 zmm14, zmm6                         ;    31.5          8 st copy
        vpternlogd zmm14, zmm2, [r10 + 99520], 0x56   ;    51.5 p0+p2    8 st
        vmovdqu64 zmm19, [r10 + 99456]                ;    26.5 p3       8 st.18
        vmovdqa64 zmm20, zmm14                        ;    52.5          8 st copy
        vpternlogd zmm20, zmm19, zmm2, 0x95           ;    52.5 p5       8 st
        vmovdqa64 zmm21, zmm20                        ;    53.5          8 st copy
        vpternlogd zmm21, zmm19, zmm6, 0xf6           ;    53.5 p0       8 st
        vmovdqa64 zmm22, zmm19                        ;    32.5          8 st copy
        vmovdqa64 zmm23, zmm21                        ;    54.5          8 st copy
        vpternlogd zmm23, zmm20, zmm14, 0x70          ;    54.5 p5       8 st
        vpternlogd zmm23, zmm6, zmm2, 0x95            ;    55.5 p0       8 st
        vpternlogd zmm14, zmm23, zmm20, 0x87          ;    56.5 p5       8 st
        vpternlogd zmm6, zmm2, zmm14, 0x9e            ;    57.5 p0       8 st
        vmovdqu64 zmm2, [r10 + 99584]                 ;    28.0 p2       8 st.20
        vmovdqu64 zmm24, [r10 + 99648]                ;    28.2 p3       8 st.21
        vmovdqu64 zmm25, [r10 + 99712]                ;    29.0 p2       8 st.22
        vmovdqa64 zmm26, zmm25                        ;    35.0          8 st copy
        vpternlogd zmm26, zmm24, zmm2, 0x78           ;    55.2 p5       8 st
        vpternlogd zmm25, zmm24, zmm2, 0x35           ;    55.5 p0       8 st
        vpxord zmm22, zmm22, zmm26                    ;    56.2 p5       8 st
        vmovdqa64 zmm27, zmm25                        ;    56.5          8 st copy
        vmovdqu64 zmm28, [r10 + 99776]                ;    29.3 p3       8 st.23
        vmovdqa64 zmm29, zmm26                        ;    56.2          8 st copy
        vpternlogd zmm29, zmm28, zmm2, 0x9b           ;    56.5 p0       8 st
        vpternlogd zmm26, zmm29, zmm24, 0x26          ;    57.5 p5       8 st
        vpternlogd zmm29, zmm24, zmm28, 0x58          ;    57.5 p0       8 st
        vpandd zmm27, zmm27, zmm28                    ;    58.2 p5       8 st
        vpternlogd zmm22, zmm27, zmm6, 0x96           ;    59.2 p0       8 st
        vpternlogd zmm25, zmm28, zmm29, 0xd2          ;    59.2 p5       8 st
        vpternlogd zmm14, zmm21, zmm25, 0x96          ;    60.2 p0       8 st
        vpternlogd zmm29, zmm23, zmm23, 0xc3          ;    60.2 p5       8 st
        vmovdqa64 zmm21, zmm26                        ;    58.5          8 st copy
        vpternlogd zmm21, zmm20, zmm2, 0x96           ;    60.5 p0       8 st
        vmovdqa64 zmm24, zmm29                        ;    61.2          8 st copy
        vpternlogd zmm24, zmm14, zmm22, 0x21          ;    61.2 p5       8 st
        vpternlogd zmm6, zmm19, zmm24, 0x96           ;    62.2 p0       8 st
        vpandd zmm19, zmm22, zmm14                    ;    62.2 p5       8 st
        vpternlogd zmm19, zmm24, zmm21, 0xd           ;    63.2 p0       8 st
        vpternlogd zmm26, zmm2, zmm19, 0x69           ;    64.2 p5       8 st
        vmovdqa64 zmm2, zmm19                         ;    64.2          8 st copy
        vpternlogd zmm2, zmm20, zmm20, 0xc3           ;    64.2 p0       8 st
        vpternlogd zmm19, zmm29, zmm14, 0x6a          ;    64.2 p5       8 st
        vpternlogd zmm23, zmm19, zmm21, 0x96          ;    65.2 p0       8 st
        vpandd zmm19, zmm19, zmm29                    ;    65.2 p5       8 st
        vpternlogd zmm19, zmm24, zmm21, 0xed          ;    66.2 p0       8 st
        vpternlogd zmm6, zmm21, zmm19, 0xb4           ;    67.2 p5       8 st
        vpternlogd zmm22, zmm19, zmm25, 0x69          ;    67.2 p0       8 st
        vpternlogd zmm19, zmm25, zmm6, 0x69           ;    68.2 p5       8 st
        vmovdqa64 zmm20, zmm23                        ;    66.2          8 st copy
        vpternlogd zmm20, zmm29, zmm29, 0xc3          ;    67.5 p0       8 st
        vpxord zmm14, zmm14, zmm22                    ;    68.2 p5       8 st
        vpternlogd zmm2, zmm23, zmm14, 0x87           ;    69.2 p0       8 st
        vmovdqa64 zmm21, zmm19                        ;    69.2          8 st copy
        vpternlogd zmm21, zmm20, zmm22, 0xcb          ;    69.2 p5       8 st
        vpternlogd zmm20, zmm19, zmm22, 0x6c          ;    69.5 p0       8 st
        vpternlogd zmm22, zmm20, zmm26, 0xb4          ;    70.5 p5       8 st
        vpxord zmm24, zmm19, zmm26                    ;    70.5 p0       8 st
        vpternlogd zmm24, zmm22, zmm21, 0xe1          ;    71.5 p5       8 st
        vpternlogd zmm22, zmm19, zmm21, 0x96          ;    71.5 p0       8 st
        vpternlogd zmm20, zmm24, zmm26, 0xb4          ;    72.5 p5       8 st
        vpternlogd zmm26, zmm21, zmm20, 0xd8          ;    73.5 p0       8 st
        vmovdqa64 zmm19, zmm2                         ;    70.2          8 st copy
        vpternlogd zmm19, zmm23, zmm6, 0x1d           ;    73.2 p5       8 st
        vmovdqa64 zmm21, zmm19                        ;    74.2          8 st copy
        vpternlogd zmm21, zmm23, zmm14, 0xc6          ;    74.2 p0       8 st
        vmovdqa64 zmm25, zmm21                        ;    75.2          8 st copy
        vpternlogd zmm25, zmm2, zmm14, 0xd8           ;    75.2 p5       8 st
        vpternlogd zmm25, zmm19, zmm6, 0x2c           ;    76.2 p0       8 st
        vmovdqa64 zmm19, zmm2                         ;    70.2          8 st copy
        vpternlogd zmm19, zmm23, zmm6, 0xd8           ;    75.2 p5       8 st
        vpternlogd zmm2, zmm6, zmm25, 0x2c            ;    77.2 p0       8 st
        vpternlogd zmm2, zmm23, zmm14, 0x16           ;    78.2 p5       8 st
        vpxord zmm22, zmm22, zmm20                    ;    76.5 p0       8 st
        vmovdqu64 zmm6, [r11 + 99840]                 ;    38.0 p2       9 st.24
        vmovdqu64 zmm14, [r11 + 99904]                ;    38.2 p3       9 st.25
        vmovdqa64 zmm23, zmm14                        ;    44.2          9 st copy
        vpternlogd zmm23, zmm6, [r11 + 100032], 0x56  ;    77.2 p5+p2    9 st
        vmovdqu64 zmm27, [r11 + 99968]                ;    39.2 p3       9 st.26
        vmovdqa64 zmm28, zmm23                        ;    78.2          9 st copy
        vpternlogd zmm28, zmm27, zmm6, 0x95           ;    78.2 p0       9 st
        vmovdqa64 zmm29, zmm27                        ;    45.2          9 st copy
        vmovdqa64 zmm30, zmm28                        ;    79.2          9 st copy
        vpternlogd zmm30, zmm27, zmm14, 0xf6          ;    79.2 p5       9 st
        vmovdqa64 zmm31, zmm30                        ;    80.2          9 st copy
        vpternlogd zmm31, zmm28, zmm23, 0x70          ;    80.2 p0       9 st
        vpternlogd zmm31, zmm14, zmm6, 0x95           ;    81.2 p5       9 st
        vpternlogd zmm23, zmm31, zmm28, 0x87          ;    82.2 p0       9 st
        vpternlogd zmm14, zmm6, zmm23, 0x9e           ;    83.2 p5       9 st
        vmovdqu64 zmm6, [r11 + 100096]                ;    40.7 p2       9 st.28
        vmovdqu64 [rbx - 128], zmm5                   ;    40.8 p7+p4    8 st spill
        vmovdqu64 zmm5, [r11 + 100160]                ;    41.0 p3       9 st.29
        vmovdqu64 [rbx - 64], zmm7                    ;    41.2 p8+p9    8 st spill
        vmovdqu64 zmm7, [r11 + 100224]                ;    41.7 p2       9 st.30
        vmovdqu64 [rbx + 0], zmm24                    ;    72.5 p7+p4    8 st spill
        vmovdqa64 zmm24, zmm7                         ;    47.7          9 st copy
        vpternlogd zmm24, zmm5, zmm6, 0x78            ;    80.5 p0       9 st
        vpternlogd zmm7, zmm5, zmm6, 0x35             ;    81.2 p5       9 st
        vpxord zmm29, zmm29, zmm24                    ;    81.5 p0       9 st
        vmovdqu64 [rbx + 64], zmm25                   ;    77.2 p8+p9    8 st spill
        vmovdqa64 zmm25, zmm7                         ;    82.2          9 st copy
        vmovdqu64 [rbx + 128], zmm26                  ;    74.5 p7+p4    8 st spill
        vmovdqu64 zmm26, [r11 + 100288]               ;    42.8 p3       9 st.31
        vpandd zmm25, zmm25, zmm26                    ;    82.2 p5       9 st
        vpternlogd zmm29, zmm25, zmm14, 0x96          ;    84.2 p0       9 st
        vmovdqa64 zmm25, zmm24                        ;    81.5          9 st copy
        vpternlogd zmm25, zmm26, zmm6, 0x9b           ;    83.2 p5       9 st
        vpternlogd zmm24, zmm25, zmm5, 0x26           ;    84.2 p0       9 st
        vpternlogd zmm25, zmm5, zmm26, 0x58           ;    84.2 p5       9 st
        vpternlogd zmm7, zmm26, zmm25, 0xd2           ;    85.2 p0       9 st
        vpternlogd zmm23, zmm30, zmm7, 0x96           ;    86.2 p5       9 st
        vpternlogd zmm25, zmm31, zmm31, 0xc3          ;    85.5 p0       9 st
        vmovdqa64 zmm5, zmm24                         ;    85.2          9 st copy
        vpternlogd zmm5, zmm28, zmm6, 0x96            ;    86.2 p5       9 st
        vmovdqa64 zmm26, zmm25                        ;    86.5          9 st copy
        vpternlogd zmm26, zmm23, zmm29, 0x21          ;    87.2 p0       9 st
        vpternlogd zmm14, zmm27, zmm26, 0x96          ;    88.2 p5       9 st
        vpandd zmm27, zmm29, zmm23                    ;    87.5 p0       9 st
        vpternlogd zmm27, zmm26, zmm5, 0xd            ;    88.5 p5       9 st
        vpternlogd zmm24, zmm6, zmm27, 0x69           ;    89.5 p0       9 st
        vmovdqa64 zmm6, zmm27                         ;    89.5          9 st copy
        vpternlogd zmm6, zmm28, zmm28, 0xc3           ;    89.5 p5       9 st
        vpternlogd zmm27, zmm25, zmm23, 0x6a          ;    89.5 p0       9 st
        vpternlogd zmm31, zmm27, zmm5, 0x96           ;    90.5 p5       9 st
        vpandd zmm27, zmm27, zmm25                    ;    90.5 p0       9 st
        vpternlogd zmm27, zmm26, zmm5, 0xed           ;    91.5 p5       9 st
        vpternlogd zmm14, zmm5, zmm27, 0xb4           ;    92.5 p0       9 st
        vpternlogd zmm29, zmm27, zmm7, 0x69           ;    92.5 p5       9 st
        vpternlogd zmm27, zmm7, zmm14, 0x69           ;    93.5 p0       9 st
        vmovdqa64 zmm5, zmm31                         ;    91.5          9 st copy
        vpternlogd zmm5, zmm25, zmm25, 0xc3           ;    93.2 p5       9 st
        vpxord zmm23, zmm23, zmm29                    ;    93.5 p0       9 st
        vpternlogd zmm6, zmm31, zmm23, 0x87           ;    94.5 p5       9 st
        vmovdqa64 zmm7, zmm27                         ;    94.5          9 st copy
        vpternlogd zmm7, zmm5, zmm29, 0xcb            ;    94.5 p0       9 st
        vpternlogd zmm5, zmm27, zmm29, 0x6c           ;    95.2 p5       9 st
        vpternlogd zmm29, zmm5, zmm24, 0xb4           ;    96.2 p0       9 st
        vpxord zmm25, zmm27, zmm24                    ;    96.2 p5       9 st
        vpternlogd zmm25, zmm29, zmm7, 0xe1           ;    97.2 p0       9 st
        vpternlogd zmm5, zmm25, zmm24, 0xb4           ;    98.2 p5       9 st
        vpternlogd zmm24, zmm5, zmm7, 0xb8            ;    99.2 p0       9 st
        vpxord zmm27, zmm27, zmm7                     ;    98.2 p5       9 st
        vpternlogd zmm27, zmm29, zmm5, 0x96           ;    99.2 p0       9 st
        vmovdqa64 zmm7, zmm6                          ;    95.5          9 st copy
        vpternlogd zmm7, zmm31, zmm14, 0x1d           ;    99.2 p5       9 st
        vmovdqa64 zmm26, zmm7                         ;   100.2          9 st copy
        vpternlogd zmm26, zmm31, zmm23, 0xc6          ;   100.2 p0       9 st
        vmovdqa64 zmm28, zmm26                        ;   101.2          9 st copy
        vpternlogd zmm28, zmm6, zmm23, 0xd8           ;   101.2 p5       9 st
        vpternlogd zmm28, zmm7, zmm14, 0x2c           ;   102.2 p0       9 st
        vmovdqa64 zmm7, zmm6                          ;    95.5          9 st copy
        vpternlogd zmm7, zmm31, zmm14, 0xd8           ;   101.2 p5       9 st
        vpternlogd zmm6, zmm14, zmm28, 0x2c           ;   103.2 p0       9 st
        vpternlogd zmm6, zmm31, zmm23, 0x16           ;   104.2 p5       9 st
        vmovdqu64 zmm14, [r12 + 100352]               ;    51.5 p2       9 st.32
        vmovdqu64 zmm23, [r12 + 100416]               ;    51.7 p3       9 st.33
        vmovdqa64 zmm29, zmm23                        ;    57.7          9 st copy
        vpternlogd zmm29, zmm14, [r12 + 100544], 0x56 ;   102.5 p0+p2    9 st
        vmovdqu64 zmm30, [r12 + 100480]               ;    52.7 p3       9 st.34
        vmovdqa64 zmm31, zmm29                        ;   103.5          9 st copy
        vpternlogd zmm31, zmm30, zmm14, 0x95          ;   103.5 p5       9 st
        vmovdqu64 [rbx + 192], zmm28                  ;   103.2 p8+p9    9 st spill
        vmovdqa64 zmm28, zmm31                        ;   104.5          9 st copy
        vpternlogd zmm28, zmm30, zmm23, 0xf6          ;   104.5 p0       9 st
        vmovdqu64 [rbx + 256], zmm7                   ;   102.2 p7+p4    9 st spill
        vmovdqa64 zmm7, zmm28                         ;   105.5          9 st copy
        vpternlogd zmm7, zmm31, zmm29, 0x70           ;   105.5 p5       9 st
        vpternlogd zmm7, zmm23, zmm14, 0x95           ;   106.5 p0       9 st
        vpternlogd zmm29, zmm7, zmm31, 0x87           ;   107.5 p5       9 st
        vpternlogd zmm23, zmm14, zmm29, 0x9e          ;   108.5 p0       9 st
        vmovdqa64 zmm14, zmm30                        ;    58.7          9 st copy
        vmovdqu64 [rbx + 320], zmm26                  ;   101.2 p8+p9    9 st spill
        vmovdqu64 zmm26, [r12 + 100608]               ;    54.7 p2       9 st.36
        vmovdqu64 [rbx + 384], zmm13                  ;    55.3 p7+p4    8 st spill
        vmovdqu64 zmm13, [r12 + 100672]               ;    55.0 p3       9 st.37
        vmovdqu64 [rbx + 448], zmm19                  ;    76.2 p8+p9    8 st spill
        vmovdqu64 zmm19, [r12 + 100736]               ;    55.7 p2       9 st.38
        vmovdqu64 [rbx + 512], zmm2                   ;    79.2 p7+p4    8 st spill
        vmovdqa64 zmm2, zmm19                         ;    61.7          9 st copy
        vpternlogd zmm2, zmm13, zmm26, 0x78           ;   106.2 p5       9 st
        vpternlogd zmm19, zmm13, zmm26, 0x35          ;   106.5 p0       9 st
        vpxord zmm14, zmm14, zmm2                     ;   107.2 p5       9 st
        vmovdqu64 [rbx + 576], zmm15                  ;    58.8 p8+p9    8 st spill
        vmovdqa64 zmm15, zmm19                        ;   107.5          9 st copy
        vmovdqu64 [rbx + 640], zmm18                  ;    59.3 p7+p4    8 st spill
        vmovdqu64 zmm18, [r12 + 100800]               ;    56.8 p3       9 st.39
        vpandd zmm15, zmm15, zmm18                    ;   107.5 p0       9 st
        vpternlogd zmm14, zmm15, zmm23, 0x96          ;   109.5 p5       9 st
        vmovdqa64 zmm15, zmm2                         ;   107.2          9 st copy
        vpternlogd zmm15, zmm18, zmm26, 0x9b          ;   108.5 p0       9 st
        vpternlogd zmm2, zmm15, zmm13, 0x26           ;   109.5 p5       9 st
        vpternlogd zmm15, zmm13, zmm18, 0x58          ;   109.5 p0       9 st
        vpternlogd zmm19, zmm18, zmm15, 0xd2          ;   110.5 p5       9 st
        vpternlogd zmm29, zmm28, zmm19, 0x96          ;   111.5 p0       9 st
        vpternlogd zmm15, zmm7, zmm7, 0xc3            ;   111.2 p5       9 st
        vmovdqa64 zmm13, zmm2                         ;   110.5          9 st copy
        vpternlogd zmm13, zmm31, zmm26, 0x96          ;   111.5 p0       9 st
        vmovdqa64 zmm18, zmm15                        ;   112.2          9 st copy
        vpternlogd zmm18, zmm29, zmm14, 0x21          ;   112.5 p5       9 st
        vpternlogd zmm23, zmm30, zmm18, 0x96          ;   113.5 p0       9 st
        vpandd zmm28, zmm14, zmm29                    ;   113.2 p5       9 st
        vpternlogd zmm28, zmm18, zmm13, 0xd           ;   114.2 p0       9 st
        vpternlogd zmm2, zmm26, zmm28, 0x69           ;   115.2 p5       9 st
        vmovdqa64 zmm26, zmm28                        ;   115.2          9 st copy
        vpternlogd zmm26, zmm31, zmm31, 0xc3          ;   115.2 p0       9 st
        vpternlogd zmm28, zmm15, zmm29, 0x6a          ;   115.2 p5       9 st
        vpternlogd zmm7, zmm28, zmm13, 0x96           ;   116.2 p0       9 st
        vpandd zmm28, zmm28, zmm15                    ;   116.2 p5       9 st
        vpternlogd zmm28, zmm18, zmm13, 0xed          ;   117.2 p0       9 st
        vpternlogd zmm23, zmm13, zmm28, 0xb4          ;   118.2 p5       9 st
        vpternlogd zmm14, zmm28, zmm19, 0x69          ;   118.2 p0       9 st
        vpternlogd zmm28, zmm19, zmm23, 0x69          ;   119.2 p5       9 st
        vmovdqa64 zmm13, zmm7                         ;   117.2          9 st copy
        vpternlogd zmm13, zmm15, zmm15, 0xc3          ;   118.5 p0       9 st
        vpxord zmm29, zmm29, zmm14                    ;   119.2 p5       9 st
        vpternlogd zmm26, zmm7, zmm29, 0x87           ;   120.2 p0       9 st
        vmovdqa64 zmm15, zmm28                        ;   120.2          9 st copy
        vpternlogd zmm15, zmm13, zmm14, 0xcb          ;   120.2 p5       9 st
        vpternlogd zmm13, zmm28, zmm14, 0x6c          ;   120.5 p0       9 st
        vpternlogd zmm14, zmm13, zmm2, 0xb4           ;   121.5 p5       9 st
        vpxord zmm18, zmm28, zmm2                     ;   121.5 p0       9 st
        vpternlogd zmm18, zmm14, zmm15, 0xe1          ;   122.5 p5       9 st
        vpternlogd zmm13, zmm18, zmm2, 0xb4           ;   123.5 p0       9 st
        vpternlogd zmm2, zmm13, zmm15, 0xb8           ;   124.5 p5       9 st
        vpxord zmm28, zmm28, zmm15                    ;   123.5 p0       9 st
        vpternlogd zmm28, zmm14, zmm13, 0x96          ;   124.5 p5       9 st
        vmovdqa64 zmm14, zmm26                        ;   121.2          9 st copy
        vpternlogd zmm14, zmm7, zmm23, 0x1d           ;   124.5 p0       9 st
        vmovdqa64 zmm15, zmm14                        ;   125.5          9 st copy
        vpternlogd zmm15, zmm7, zmm29, 0xc6           ;   125.5 p5       9 st
        vmovdqa64 zmm19, zmm15                        ;   126.5          9 st copy
        vpternlogd zmm19, zmm26, zmm29, 0xd8          ;   126.5 p0       9 st
        vpternlogd zmm19, zmm14, zmm23, 0x2c          ;   127.5 p5       9 st
        vmovdqa64 zmm14, zmm26                        ;   121.2          9 st copy
        vpternlogd zmm14, zmm7, zmm23, 0xd8           ;   126.5 p0       9 st
        vpternlogd zmm26, zmm23, zmm19, 0x2c          ;   128.5 p5       9 st
        vpternlogd zmm26, zmm7, zmm29, 0x16           ;   129.5 p0       9 st
        vmovdqu64 zmm7, [r13 + 100864]                ;    65.5 p2      10 st.40
        vmovdqu64 zmm23, [r13 + 100928]               ;    65.7 p3      10 st.41
        vmovdqa64 zmm29, zmm23                        ;    71.7         10 st copy
        vpternlogd zmm29, zmm7, [r13 + 101056], 0x56  ;   128.2 p5+p2   10 st
        vmovdqu64 zmm30, [r13 + 100992]               ;    66.7 p3      10 st.42
        vmovdqa64 zmm31, zmm29                        ;   129.2         10 st copy
        vpternlogd zmm31, zmm30, zmm7, 0x95           ;   129.2 p0      10 st
        vmovdqu64 [rbx + 704], zmm2                   ;   125.5 p8+p9    9 st spill
        vmovdqa64 zmm2, zmm31                         ;   130.2         10 st copy
        vpternlogd zmm2, zmm30, zmm23, 0xf6           ;   130.2 p5      10 st
        vmovdqu64 [rbx + 768], zmm16                  ;    67.3 p7+p4    8 st spill
        vmovdqa64 zmm16, zmm2                         ;   131.2         10 st copy
        vpternlogd zmm16, zmm31, zmm29, 0x70          ;   131.2 p0      10 st
        vpternlogd zmm16, zmm23, zmm7, 0x95           ;   132.2 p5      10 st
        vpternlogd zmm29, zmm16, zmm31, 0x87          ;   133.2 p0      10 st
        vpternlogd zmm23, zmm7, zmm29, 0x9e           ;   134.2 p5      10 st
        vmovdqa64 zmm7, zmm30                         ;    72.7         10 st copy
        vmovdqu64 [rbx + 832], zmm8                   ;    68.8 p8+p9    8 st spill
        vmovdqu64 zmm8, [r13 + 101120]                ;    68.7 p2      10 st.44
        vmovdqu64 [rbx + 896], zmm9                   ;    69.3 p7+p4    8 st spill
        vmovdqu64 zmm9, [r13 + 101184]                ;    69.0 p3      10 st.45
        vmovdqu64 [rbx + 960], zmm14                  ;   127.5 p8+p9    9 st spill
        vmovdqu64 zmm14, [r13 + 101248]               ;    69.7 p2      10 st.46
        vmovdqu64 [rbx + 1024], zmm17                 ;    71.3 p7+p4    8 st spill
        vmovdqa64 zmm17, zmm14                        ;    75.7         10 st copy
        vpternlogd zmm17, zmm9, zmm8, 0x78            ;   131.5 p0      10 st
        vpternlogd zmm14, zmm9, zmm8, 0x35            ;   132.2 p5      10 st
        vpxord zmm7, zmm7, zmm17                      ;   132.5 p0      10 st
        vmovdqu64 [rbx + 1088], zmm22                 ;    77.5 p8+p9    8 st spill
        vmovdqa64 zmm22, zmm14                        ;   133.2         10 st copy
        vmovdqu64 [rbx + 1152], zmm18                 ;   123.5 p7+p4    9 st spill
        vmovdqu64 zmm18, [r13 + 101312]               ;    70.8 p3      10 st.47
        vpandd zmm22, zmm22, zmm18                    ;   133.2 p5      10 st
        vpternlogd zmm7, zmm22, zmm23, 0x96           ;   135.2 p0      10 st
        vmovdqa64 zmm22, zmm17                        ;   132.5         10 st copy
        vpternlogd zmm22, zmm18, zmm8, 0x9b           ;   134.2 p5      10 st
        vpternlogd zmm17, zmm22, zmm9, 0x26           ;   135.2 p0      10 st
        vpternlogd zmm22, zmm9, zmm18, 0x58           ;   135.2 p5      10 st
        vpternlogd zmm14, zmm18, zmm22, 0xd2          ;   136.2 p0      10 st
        vpternlogd zmm29, zmm2, zmm14, 0x96           ;   137.2 p5      10 st
        vpternlogd zmm22, zmm16, zmm16, 0xc3          ;   136.5 p0      10 st
        vmovdqa64 zmm2, zmm17                         ;   136.2         10 st copy
        vpternlogd zmm2, zmm31, zmm8, 0x96            ;   137.2 p5      10 st
        vmovdqa64 zmm9, zmm22                         ;   137.5         10 st copy
        vpternlogd zmm9, zmm29, zmm7, 0x21            ;   138.2 p0      10 st
        vpternlogd zmm23, zmm30, zmm9, 0x96           ;   139.2 p5      10 st
        vpandd zmm18, zmm7, zmm29                     ;   138.5 p0      10 st
        vpternlogd zmm18, zmm9, zmm2, 0xd             ;   139.5 p5      10 st
        vpternlogd zmm17, zmm8, zmm18, 0x69           ;   140.5 p0      10 st
        vmovdqa64 zmm8, zmm18                         ;   140.5         10 st copy
        vpternlogd zmm8, zmm31, zmm31, 0xc3           ;   140.5 p5      10 st
        vpternlogd zmm18, zmm22, zmm29, 0x6a          ;   140.5 p0      10 st
        vpternlogd zmm16, zmm18, zmm2, 0x96           ;   141.5 p5      10 st
        vpandd zmm18, zmm18, zmm22                    ;   141.5 p0      10 st
        vpternlogd zmm18, zmm9, zmm2, 0xed            ;   142.5 p5      10 st
        vpternlogd zmm23, zmm2, zmm18, 0xb4           ;   143.5 p0      10 st
        vpternlogd zmm7, zmm18, zmm14, 0x69           ;   143.5 p5      10 st
        vpternlogd zmm18, zmm14, zmm23, 0x69          ;   144.5 p0      10 st
        vmovdqa64 zmm2, zmm16                         ;   142.5         10 st copy
        vpternlogd zmm2, zmm22, zmm22, 0xc3           ;   144.2 p5      10 st
        vpxord zmm29, zmm29, zmm7                     ;   144.5 p0      10 st
        vpternlogd zmm8, zmm16, zmm29, 0x87           ;   145.5 p5      10 st
        vmovdqa64 zmm9, zmm18                         ;   145.5         10 st copy
        vpternlogd zmm9, zmm2, zmm7, 0xcb             ;   145.5 p0      10 st
        vpternlogd zmm2, zmm18, zmm7, 0x6c            ;   146.2 p5      10 st
        vpternlogd zmm7, zmm2, zmm17, 0xb4            ;   147.2 p0      10 st
        vpxord zmm14, zmm18, zmm17                    ;   147.2 p5      10 st
        vpternlogd zmm14, zmm7, zmm9, 0xe1            ;   148.2 p0      10 st
        vpternlogd zmm2, zmm14, zmm17, 0xb4           ;   149.2 p5      10 st
        vpternlogd zmm17, zmm2, zmm9, 0xb8            ;   150.2 p0      10 st
        vpxord zmm18, zmm18, zmm9                     ;   149.2 p5      10 st
        vpternlogd zmm18, zmm7, zmm2, 0x96            ;   150.2 p0      10 st
        vmovdqa64 zmm7, zmm8                          ;   146.5         10 st copy
        vpternlogd zmm7, zmm16, zmm23, 0x1d           ;   150.2 p5      10 st
        vmovdqa64 zmm9, zmm7                          ;   151.2         10 st copy
        vpternlogd zmm9, zmm16, zmm29, 0xc6           ;   151.2 p0      10 st
        vmovdqa64 zmm22, zmm9                         ;   152.2         10 st copy
        vpternlogd zmm22, zmm8, zmm29, 0xd8           ;   152.2 p5      10 st
        vpternlogd zmm22, zmm7, zmm23, 0x2c           ;   153.2 p0      10 st
        vmovdqa64 zmm7, zmm8                          ;   146.5         10 st copy
        vpternlogd zmm7, zmm16, zmm23, 0xd8           ;   152.2 p5      10 st
        vpternlogd zmm8, zmm23, zmm22, 0x2c           ;   154.2 p0      10 st
        vpternlogd zmm8, zmm16, zmm29, 0x16           ;   155.2 p5      10 st
        mov r14, qword [rbx + 9688]                   ;    79.5 p10     10 st.0 reload
        vmovdqu64 zmm16, [r14 + 101376]               ;    84.5 p2      10 st.48
        vmovdqu64 zmm23, [r14 + 101440]               ;    84.5 p3      10 st.49
        vmovdqa64 zmm29, zmm23                        ;    90.5         10 st copy
        vpternlogd zmm29, zmm16, [r14 + 101568], 0x56 ;   153.5 p0+p2   10 st
        vpxord zmm30, zmm26, zmm0                     ;   154.2 p5       8 st
        vmovdqa64 zmm31, zmm26                        ;   130.5          8 st copy
        vpternlogd zmm31, zmm21, zmm4, 0x96           ;   154.5 p0       8 st
        vmovdqu64 [rbx + 1216], zmm31                 ;   155.5 p8+p9    8 st spill
        vmovdqu64 zmm31, [r14 + 101504]               ;    84.5 p3      10 st.50
        vmovdqu64 [rbx + 1280], zmm0                  ;    81.3 p7+p4    8 st spill
        vmovdqa64 zmm0, zmm29                         ;   154.5         10 st copy
        vpternlogd zmm0, zmm31, zmm16, 0x95           ;   155.2 p5      10 st
        vmovdqu64 [rbx + 1344], zmm30                 ;   155.2 p8+p9    8 st spill
        vmovdqa64 zmm30, zmm0                         ;   156.2         10 st copy
        vpternlogd zmm30, zmm31, zmm23, 0xf6          ;   156.2 p0      10 st
        vmovdqu64 [rbx + 1408], zmm8                  ;   156.2 p7+p4   10 st spill
        vmovdqa64 zmm8, zmm30                         ;   157.2         10 st copy
        vpternlogd zmm8, zmm0, zmm29, 0x70            ;   157.2 p5      10 st
        vpternlogd zmm8, zmm23, zmm16, 0x95           ;   158.2 p0      10 st
        vpternlogd zmm29, zmm8, zmm0, 0x87            ;   159.2 p5      10 st
        vpternlogd zmm23, zmm16, zmm29, 0x9e          ;   160.2 p0      10 st
        vmovdqa64 zmm16, zmm31                        ;    90.5         10 st copy
        vmovdqu64 [rbx + 1472], zmm17                 ;   151.2 p8+p9   10 st spill
        vmovdqu64 zmm17, [r14 + 101632]               ;    84.5 p2      10 st.52
        vmovdqu64 [rbx + 1536], zmm7                  ;   153.2 p7+p4   10 st spill
        vmovdqu64 zmm7, [r14 + 101696]                ;    84.5 p3      10 st.53
        vmovdqu64 [rbx + 1600], zmm10                 ;    87.0 p8+p9    8 st spill
        vmovdqu64 zmm10, [r14 + 101760]               ;    84.7 p2      10 st.54
        vmovdqu64 [rbx + 1664], zmm1                  ;    87.3 p7+p4    8 st spill
        vmovdqa64 zmm1, zmm10                         ;    90.7         10 st copy
        vpternlogd zmm1, zmm7, zmm17, 0x78            ;   158.2 p5      10 st
        vpternlogd zmm10, zmm7, zmm17, 0x35           ;   158.5 p0      10 st
        vpxord zmm16, zmm16, zmm1                     ;   159.2 p5      10 st
        vmovdqu64 [rbx + 1728], zmm27                 ;   100.2 p8+p9    9 st spill
        vmovdqa64 zmm27, zmm10                        ;   159.5         10 st copy
        vmovdqu64 [rbx + 1792], zmm25                 ;    98.2 p7+p4    9 st spill
        vmovdqu64 zmm25, [r14 + 101824]               ;    85.8 p3      10 st.55
        vpandd zmm27, zmm27, zmm25                    ;   159.5 p0      10 st
        vpternlogd zmm16, zmm27, zmm23, 0x96          ;   161.2 p5      10 st
        vmovdqa64 zmm27, zmm1                         ;   159.2         10 st copy
        vpternlogd zmm27, zmm25, zmm17, 0x9b          ;   160.5 p0      10 st
        vpternlogd zmm1, zmm27, zmm7, 0x26            ;   161.5 p5      10 st
        vpternlogd zmm27, zmm7, zmm25, 0x58           ;   161.5 p0      10 st
        vpternlogd zmm10, zmm25, zmm27, 0xd2          ;   162.5 p5      10 st
        vpternlogd zmm29, zmm30, zmm10, 0x96          ;   163.5 p0      10 st
        vpternlogd zmm27, zmm8, zmm8, 0xc3            ;   163.2 p5      10 st
        vmovdqa64 zmm7, zmm1                          ;   162.5         10 st copy
        vpternlogd zmm7, zmm0, zmm17, 0x96            ;   163.5 p0      10 st
        vmovdqa64 zmm25, zmm27                        ;   164.2         10 st copy
        vpternlogd zmm25, zmm29, zmm16, 0x21          ;   164.5 p5      10 st
        vpternlogd zmm23, zmm31, zmm25, 0x96          ;   165.5 p0      10 st
        vpandd zmm30, zmm16, zmm29                    ;   165.2 p5      10 st
        vpternlogd zmm30, zmm25, zmm7, 0xd            ;   166.2 p0      10 st
        vpternlogd zmm1, zmm17, zmm30, 0x69           ;   167.2 p5      10 st
        vmovdqa64 zmm17, zmm30                        ;   167.2         10 st copy
        vpternlogd zmm17, zmm0, zmm0, 0xc3            ;   167.2 p0      10 st
        vpternlogd zmm30, zmm27, zmm29, 0x6a          ;   167.2 p5      10 st
        vpternlogd zmm8, zmm30, zmm7, 0x96            ;   168.2 p0      10 st
        vpandd zmm30, zmm30, zmm27                    ;   168.2 p5      10 st
        vpternlogd zmm30, zmm25, zmm7, 0xed           ;   169.2 p0      10 st
        vpternlogd zmm23, zmm7, zmm30, 0xb4           ;   170.2 p5      10 st
        vpternlogd zmm16, zmm30, zmm10, 0x69          ;   170.2 p0      10 st
        vpternlogd zmm30, zmm10, zmm23, 0x69          ;   171.2 p5      10 st
        vmovdqa64 zmm0, zmm8                          ;   169.2         10 st copy
        vpternlogd zmm0, zmm27, zmm27, 0xc3           ;   170.5 p0      10 st
        vpxord zmm29, zmm29, zmm16                    ;   171.2 p5      10 st
        vpternlogd zmm17, zmm8, zmm29, 0x87           ;   172.2 p0      10 st
        vmovdqa64 zmm7, zmm30                         ;   172.2         10 st copy
        vpternlogd zmm7, zmm0, zmm16, 0xcb            ;   172.2 p5      10 st
        vpternlogd zmm0, zmm30, zmm16, 0x6c           ;   172.5 p0      10 st
        vpternlogd zmm16, zmm0, zmm1, 0xb4            ;   173.5 p5      10 st
        vpxord zmm10, zmm30, zmm1                     ;   173.5 p0      10 st
        vpternlogd zmm10, zmm16, zmm7, 0xe1           ;   174.5 p5      10 st
        vpternlogd zmm16, zmm30, zmm7, 0x96           ;   174.5 p0      10 st
        vpternlogd zmm0, zmm10, zmm1, 0xb4            ;   175.5 p5      10 st
        vpternlogd zmm1, zmm7, zmm0, 0xd8             ;   176.5 p0      10 st
        vpxord zmm7, zmm16, zmm0                      ;   176.5 p5      10 st
        vmovdqa64 zmm25, zmm17                        ;   173.2         10 st copy
        vpternlogd zmm25, zmm8, zmm23, 0x1d           ;   176.5 p0      10 st
        vmovdqa64 zmm27, zmm25                        ;   177.5         10 st copy
        vpternlogd zmm27, zmm8, zmm29, 0xc6           ;   177.5 p5      10 st
        vmovdqa64 zmm30, zmm27                        ;   178.5         10 st copy
        vpternlogd zmm30, zmm17, zmm29, 0xd8          ;   178.5 p0      10 st
        vpternlogd zmm30, zmm25, zmm23, 0x2c          ;   179.5 p5      10 st
        vmovdqa64 zmm25, zmm17                        ;   173.2         10 st copy
        vpternlogd zmm25, zmm8, zmm23, 0xd8           ;   178.5 p0      10 st
        vpternlogd zmm17, zmm23, zmm30, 0x2c          ;   180.5 p5      10 st
        vpternlogd zmm17, zmm8, zmm29, 0x16           ;   181.5 p0      10 st
        mov r15, qword [rbx + 9696]                   ;    94.5 p10     11 st.0 reload
        vmovdqu64 zmm8, [r15 + 101888]                ;    99.5 p2      11 st.56
        vmovdqu64 zmm23, [r15 + 101952]               ;    99.5 p3      11 st.57
        vmovdqa64 zmm29, zmm23                        ;   105.5         11 st copy
        vpternlogd zmm29, zmm8, [r15 + 102080], 0x56  ;   180.2 p5+p2   11 st
        vpxord zmm31, zmm21, zmm27                    ;   180.5 p0       8 st
        vmovdqu64 [rbx + 1856], zmm16                 ;   175.5 p8+p9    8 st spill
        vpxord zmm16, zmm24, zmm13                    ;   181.2 p5       8 st
        vmovdqu64 [rbx + 1920], zmm16                 ;   182.2 p7+p4    8 st spill
        vpxord zmm16, zmm24, [rbx + 640]              ;   181.5 p0+p3    8 st
        vmovdqu64 [rbx + 1984], zmm16                 ;   182.5 p8+p9    8 st spill
        vmovdqa64 zmm16, zmm24                        ;   100.2          8 st copy
        vmovdqu64 [rbx + 2048], zmm24                 ;   100.2 p7+p4    9 st spill
        vmovdqa64 zmm24, zmm2                         ;   150.2          8 st copy
        vpternlogd zmm24, zmm28, zmm20, 0x96          ;   182.2 p5       8 st
        vmovdqu64 [rbx + 2112], zmm31                 ;   181.5 p8+p9    8 st spill
        vmovdqa64 zmm31, zmm20                        ;    97.3          8 st copy
        vmovdqu64 [rbx + 2176], zmm27                 ;   178.5 p7+p4   10 st spill
        vpxord zmm27, zmm6, zmm15                     ;   182.5 p0       8 st
        vmovdqu64 [rbx + 2240], zmm27                 ;   183.5 p8+p9    8 st spill
        vpxord zmm27, zmm6, zmm22                     ;   183.2 p5       8 st
        vmovdqu64 [rbx + 2304], zmm27                 ;   184.2 p7+p4    8 st spill
        vmovdqa64 zmm27, zmm21                        ;    98.3          8 st copy
        vmovdqu64 [rbx + 2368], zmm21                 ;   103.7 p8+p9    8 st spill
        vpxord zmm21, zmm19, zmm3                     ;   183.5 p0       8 st
        vmovdqu64 [rbx + 2432], zmm21                 ;   184.5 p7+p4    8 st spill
        vpxord zmm21, zmm13, zmm12                    ;   184.2 p5       8 st
        vmovdqu64 [rbx + 2496], zmm13                 ;   124.5 p8+p9    9 st spill
        vmovdqa64 zmm13, zmm10                        ;   175.5          8 st copy
        vpternlogd zmm13, zmm2, zmm28, 0x96           ;   184.5 p0       8 st
        vmovdqu64 [rbx + 2560], zmm22                 ;   154.2 p7+p4   10 st spill
        vpxord zmm22, zmm28, zmm11                    ;   185.2 p5       8 st
        vmovdqu64 [rbx + 2624], zmm28                 ;   125.5 p8+p9    9 st spill
        vpxord zmm28, zmm10, [rbx + 768]              ;   185.5 p0+p2    8 st
        vmovdqu64 [rbx + 2688], zmm13                 ;   185.5 p7+p4    8 st spill
        vmovdqa64 zmm13, zmm28                        ;   186.5          8 st copy
        vmovdqu64 [rbx + 2752], zmm28                 ;   186.5 p8+p9    8 st spill
        vmovdqa64 zmm28, zmm10                        ;   175.5          8 st copy
        vpxord zmm26, zmm26, zmm30                    ;   186.2 p5       8 st
        vmovdqu64 [rbx + 2816], zmm10                 ;   175.5 p7+p4   10 st spill
        vpxord zmm10, zmm25, zmm4                     ;   186.5 p0       8 st
        vmovdqu64 [rbx + 2880], zmm10                 ;   187.5 p8+p9    8 st spill
        vpxord zmm10, zmm5, zmm4                      ;   187.2 p5       8 st
        vmovdqu64 [rbx + 2944], zmm26                 ;   187.2 p7+p4    8 st spill
        vpxord zmm26, zmm5, [rbx + 1088]              ;   187.5 p0+p3    8 st
        vmovdqu64 [rbx + 3008], zmm5                  ;   113.7 p8+p9    9 st spill
        vmovdqa64 zmm5, zmm0                          ;   176.5          8 st copy
        vpternlogd zmm5, zmm20, [rbx + 448], 0x96     ;   188.2 p5+p2    8 st
        vmovdqu64 [rbx + 3072], zmm5                  ;   189.2 p7+p4    8 st spill
        vmovdqu64 zmm5, [rbx + 704]                   ;   125.5 p3       9 st reload
        vpternlogd zmm20, zmm5, [rbx + 640], 0x96     ;   188.5 p0+p2    8 st
        vmovdqu64 [rbx + 3136], zmm20                 ;   189.5 p8+p9    8 st spill
        vmovdqu64 zmm20, [r15 + 102016]               ;   104.0 p3      11 st.58
        vmovdqa64 zmm5, zmm29                         ;   181.2         11 st copy
        vpternlogd zmm5, zmm20, zmm8, 0x95            ;   189.2 p5      11 st
        vmovdqu64 [rbx + 3200], zmm26                 ;   188.5 p7+p4    8 st spill
        vmovdqa64 zmm26, zmm20                        ;   110.0         11 st copy
        vmovdqu64 [rbx + 3264], zmm15                 ;   126.5 p8+p9    9 st spill
        vmovdqa64 zmm15, zmm5                         ;   190.2         11 st copy
        vpternlogd zmm15, zmm20, zmm23, 0xf6          ;   190.2 p0      11 st
        vmovdqu64 [rbx + 3328], zmm11                 ;   118.0 p7+p4    8 st spill
        vmovdqa64 zmm11, zmm15                        ;   191.2         11 st copy
        vpternlogd zmm11, zmm5, zmm29, 0x70           ;   191.2 p5      11 st
        vpternlogd zmm11, zmm23, zmm8, 0x95           ;   192.2 p0      11 st
        vpternlogd zmm29, zmm11, zmm5, 0x87           ;   193.2 p5      11 st
        vpternlogd zmm23, zmm8, zmm29, 0x9e           ;   194.2 p0      11 st
        vmovdqu64 zmm8, [r15 + 102144]                ;   106.0 p2      11 st.60
        vmovdqu64 [rbx + 3392], zmm21                 ;   185.2 p8+p9    8 st spill
        vmovdqu64 zmm21, [r15 + 102208]               ;   106.3 p3      11 st.61
        vmovdqu64 [rbx + 3456], zmm25                 ;   179.5 p7+p4   10 st spill
        vmovdqu64 zmm25, [r15 + 102272]               ;   107.0 p2      11 st.62
        vmovdqu64 [rbx + 3520], zmm7                  ;   177.5 p8+p9   10 st spill
        vmovdqa64 zmm7, zmm25                         ;   113.0         11 st copy
        vpternlogd zmm7, zmm21, zmm8, 0x78            ;   192.2 p5      11 st
        vpternlogd zmm25, zmm21, zmm8, 0x35           ;   192.5 p0      11 st
        vpxord zmm26, zmm26, zmm7                     ;   193.2 p5      11 st
        vmovdqu64 [rbx + 3584], zmm1                  ;   177.5 p7+p4   10 st spill
        vmovdqa64 zmm1, zmm25                         ;   193.5         11 st copy
        vmovdqu64 [rbx + 3648], zmm24                 ;   183.2 p8+p9    8 st spill
        vmovdqu64 zmm24, [r15 + 102336]               ;   108.2 p3      11 st.63
        vpandd zmm1, zmm1, zmm24                      ;   193.5 p0      11 st
        vpternlogd zmm26, zmm1, zmm23, 0x96           ;   195.2 p5      11 st
        vmovdqa64 zmm1, zmm7                          ;   193.2         11 st copy
        vpternlogd zmm1, zmm24, zmm8, 0x9b            ;   194.5 p0      11 st
        vpternlogd zmm7, zmm1, zmm21, 0x26            ;   195.5 p5      11 st
        vpternlogd zmm1, zmm21, zmm24, 0x58           ;   195.5 p0      11 st
        vpternlogd zmm25, zmm24, zmm1, 0xd2           ;   196.5 p5      11 st
        vpternlogd zmm29, zmm15, zmm25, 0x96          ;   197.5 p0      11 st
        vpternlogd zmm1, zmm11, zmm11, 0xc3           ;   197.2 p5      11 st
        vmovdqa64 zmm15, zmm7                         ;   196.5         11 st copy
        vpternlogd zmm15, zmm5, zmm8, 0x96            ;   197.5 p0      11 st
        vmovdqa64 zmm21, zmm1                         ;   198.2         11 st copy
        vpternlogd zmm21, zmm29, zmm26, 0x21          ;   198.5 p5      11 st
        vpternlogd zmm23, zmm20, zmm21, 0x96          ;   199.5 p0      11 st
        vpandd zmm20, zmm26, zmm29                    ;   199.2 p5      11 st
        vpternlogd zmm20, zmm21, zmm15, 0xd           ;   200.2 p0      11 st
        vpternlogd zmm7, zmm8, zmm20, 0x69            ;   201.2 p5      11 st
        vmovdqa64 zmm8, zmm20                         ;   201.2         11 st copy
        vpternlogd zmm8, zmm5, zmm5, 0xc3             ;   201.2 p0      11 st
        vpternlogd zmm20, zmm1, zmm29, 0x6a           ;   201.2 p5      11 st
        vpternlogd zmm11, zmm20, zmm15, 0x96          ;   202.2 p0      11 st
        vpandd zmm20, zmm20, zmm1                     ;   202.2 p5      11 st
        vpternlogd zmm20, zmm21, zmm15, 0xed          ;   203.2 p0      11 st
        vpternlogd zmm23, zmm15, zmm20, 0xb4          ;   204.2 p5      11 st
        vpternlogd zmm26, zmm20, zmm25, 0x69          ;   204.2 p0      11 st
        vpternlogd zmm20, zmm25, zmm23, 0x69          ;   205.2 p5      11 st
        vmovdqa64 zmm5, zmm11                         ;   203.2         11 st copy
        vpternlogd zmm5, zmm1, zmm1, 0xc3             ;   204.5 p0      11 st
        vpxord zmm29, zmm29, zmm26                    ;   205.2 p5      11 st
        vpternlogd zmm8, zmm11, zmm29, 0x87           ;   206.2 p0      11 st
        vmovdqa64 zmm1, zmm20                         ;   206.2         11 st copy
        vpternlogd zmm1, zmm5, zmm26, 0xcb            ;   206.2 p5      11 st
        vpternlogd zmm5, zmm20, zmm26, 0x6c           ;   206.5 p0      11 st
        vpternlogd zmm26, zmm5, zmm7, 0xb4            ;   207.5 p5      11 st
        vpxord zmm15, zmm20, zmm7                     ;   207.5 p0      11 st
        vpternlogd zmm15, zmm26, zmm1, 0xe1           ;   208.5 p5      11 st
        vpternlogd zmm5, zmm15, zmm7, 0xb4            ;   209.5 p0      11 st
        vpternlogd zmm7, zmm5, zmm1, 0xb8             ;   210.5 p5      11 st
        vpxord zmm20, zmm20, zmm1                     ;   209.5 p0      11 st
        vpternlogd zmm20, zmm26, zmm5, 0x96           ;   210.5 p5      11 st
        vmovdqa64 zmm1, zmm8                          ;   207.2         11 st copy
        vpternlogd zmm1, zmm11, zmm23, 0x1d           ;   210.5 p0      11 st
        vmovdqa64 zmm21, zmm1                         ;   211.5         11 st copy
        vpternlogd zmm21, zmm11, zmm29, 0xc6          ;   211.5 p5      11 st
        vmovdqa64 zmm24, zmm21                        ;   212.5         11 st copy
        vpternlogd zmm24, zmm8, zmm29, 0xd8           ;   212.5 p0      11 st
        vpternlogd zmm24, zmm1, zmm23, 0x2c           ;   213.5 p5      11 st
        vmovdqa64 zmm1, zmm8                          ;   207.2         11 st copy
        vpternlogd zmm1, zmm11, zmm23, 0xd8           ;   212.5 p0      11 st
        vpternlogd zmm8, zmm23, zmm24, 0x2c           ;   214.5 p5      11 st
        vpternlogd zmm8, zmm11, zmm29, 0x16           ;   215.5 p0      11 st
        vpxord zmm11, zmm9, zmm8                      ;   216.5 p5       8 st
        vpxord zmm23, zmm14, zmm20                    ;   214.5 p0       8 st
        vmovdqu64 zmm25, [rbx + 1024]                 ;   117.2 p2       8 st reload
        vpxord zmm26, zmm14, zmm25                    ;   215.2 p5       8 st
        vmovdqu64 zmm29, [rbx + 1152]                 ;   123.5 p3       9 st reload
        vmovdqu64 [rbx + 3712], zmm11                 ;   217.5 p7+p4    8 st spill
        vpxord zmm11, zmm15, zmm29                    ;   215.5 p0       8 st
        vpxord zmm31, zmm31, zmm5                     ;   216.2 p5       8 st
        vpxord zmm25, zmm15, [rbx + 0]                ;   216.5 p0+p2    8 st
        vmovdqu64 [rbx + 3776], zmm14                 ;   149.2 p8+p9   10 st spill
        vmovdqu64 zmm14, [rbx + 1664]                 ;   118.5 p3       8 st reload
        vpternlogd zmm15, zmm14, [rbx + 1600], 0x96   ;   217.2 p5+p2    8 st
        vmovdqu64 [rbx + 3840], zmm15                 ;   218.2 p7+p4    8 st spill
        vpxord zmm15, zmm26, [rbx + 256]              ;   217.5 p0+p3    8 st
        vpxord zmm13, zmm13, zmm20                    ;   218.2 p5       8 st
        vmovdqu64 [rbx + 3904], zmm26                 ;   216.2 p8+p9    8 st spill
        vmovdqa64 zmm26, zmm8                         ;   216.5          8 st copy
        vpternlogd zmm26, zmm6, [rbx + 576], 0x96     ;   218.5 p0+p2    8 st
        vmovdqu64 [rbx + 3968], zmm6                  ;   128.0 p7+p4    9 st spill
        vpxord zmm6, zmm8, zmm10                      ;   219.2 p5       8 st
        vmovdqu64 [rbx + 4032], zmm15                 ;   218.5 p8+p9    8 st spill
        vpxord zmm15, zmm10, [rbx + 1536]             ;   219.5 p0+p3    8 st
        vmovdqu64 [rbx + 4096], zmm15                 ;   220.5 p7+p4    8 st spill
        vpxord zmm15, zmm10, [rbx + 960]              ;   220.2 p5+p2    8 st
        vmovdqa64 zmm14, zmm10                        ;   188.2          8 st copy
        vmovdqu64 [rbx + 4160], zmm10                 ;   188.2 p8+p9    8 st spill
        vpxord zmm10, zmm2, zmm5                      ;   220.5 p0       8 st
        vmovdqu64 [rbx + 4224], zmm10                 ;   221.5 p7+p4    8 st spill
        vpxord zmm10, zmm2, zmm1                      ;   221.2 p5       8 st
        vmovdqu64 [rbx + 4288], zmm10                 ;   222.2 p8+p9    8 st spill
        vmovdqa64 zmm10, zmm11                        ;   216.5          8 st copy
        vmovdqu64 [rbx + 4352], zmm2                  ;   150.2 p7+p4   10 st spill
        vmovdqa64 zmm2, zmm12                         ;   122.5          8 st copy
        vmovdqu64 [rbx + 4416], zmm6                  ;   220.2 p8+p9    8 st spill
        vpxord zmm6, zmm12, zmm20                     ;   221.5 p0       8 st
        vmovdqu64 [rbx + 4480], zmm6                  ;   222.5 p7+p4    8 st spill
        vpxord zmm6, zmm12, [rbx + 0]                 ;   222.2 p5+p3    8 st
        vmovdqu64 [rbx + 4544], zmm12                 ;   137.7 p8+p9    8 st spill
        vpxord zmm12, zmm4, [rbx + 1792]              ;   222.5 p0+p2    8 st
        vmovdqu64 zmm29, [rbx + 3584]                 ;   177.5 p3      10 st reload
        vpternlogd zmm8, zmm29, [rbx + 1024], 0x96    ;   223.2 p5+p2    8 st
        vmovdqu64 [rbx + 4608], zmm8                  ;   224.2 p7+p4    8 st spill
        vpxord zmm8, zmm19, [rbx + 512]               ;   223.5 p0+p3    8 st
        vmovdqu64 [rbx + 4672], zmm8                  ;   224.5 p8+p9    8 st spill
        vmovdqa64 zmm8, zmm29                         ;   183.5          8 st copy
        vpxord zmm29, zmm31, zmm22                    ;   224.2 p5       8 st
        vpxord zmm16, zmm16, zmm22                    ;   224.5 p0       8 st
        vmovdqu64 [rbx + 4736], zmm31                 ;   217.2 p7+p4    8 st spill
        vmovdqa64 zmm31, zmm0                         ;   176.5          8 st copy
        vmovdqu64 [rbx + 4800], zmm29                 ;   225.2 p8+p9    8 st spill
        vpxord zmm29, zmm0, zmm18                     ;   225.2 p5       8 st
        vpxord zmm10, zmm10, zmm29                    ;   226.2 p0       8 st
        vmovdqu64 [rbx + 4864], zmm10                 ;   227.2 p7+p4    8 st spill
        vpxord zmm10, zmm0, [rbx + 1152]              ;   226.2 p5+p2    8 st
        vmovdqu64 [rbx + 4928], zmm0                  ;   176.5 p8+p9   10 st spill
        vpxord zmm0, zmm18, [rbx + 1792]              ;   226.5 p0+p3    8 st
        vmovdqu64 [rbx + 4992], zmm29                 ;   226.2 p7+p4    8 st spill
        vpxord zmm29, zmm18, [rbx + 1088]             ;   227.2 p5+p2    8 st
        vpxord zmm8, zmm8, zmm29                      ;   228.2 p0       8 st
        vmovdqu64 [rbx + 5056], zmm18                 ;   151.2 p8+p9   10 st spill
        vpxord zmm18, zmm10, [rbx + 3200]             ;   228.2 p5+p3    8 st
        vmovdqu64 [rbx + 5120], zmm10                 ;   227.2 p7+p4    8 st spill
        vpxord zmm10, zmm12, [rbx + 2688]             ;   228.5 p0+p2    8 st
        vmovdqu64 [rbx + 5184], zmm10                 ;   229.5 p8+p9    8 st spill
        vpxord zmm10, zmm25, zmm29                    ;   229.2 p5       8 st
        vmovdqu64 [rbx + 5248], zmm10                 ;   230.2 p7+p4    8 st spill
        vmovdqa64 zmm10, zmm25                        ;   217.5          8 st copy
        vpternlogd zmm10, zmm3, [rbx + 3392], 0x96    ;   229.5 p0+p3    8 st
        vmovdqu64 [rbx + 5312], zmm25                 ;   217.5 p8+p9    8 st spill
        vpxord zmm25, zmm3, [rbx + 1728]              ;   230.2 p5+p2    8 st
        vpxord zmm31, zmm31, zmm25                    ;   231.2 p0       8 st
        vpxord zmm2, zmm2, zmm31                      ;   232.2 p5       8 st
        vpxord zmm28, zmm28, zmm25                    ;   231.5 p0       8 st
        vmovdqu64 [rbx + 5376], zmm2                  ;   233.2 p7+p4    8 st spill
        vpxord zmm2, zmm3, zmm23                      ;   232.2 p5       8 st
        vmovdqu64 [rbx + 5440], zmm2                  ;   233.2 p8+p9    8 st spill
        vpxord zmm2, zmm5, [rbx + 3520]               ;   232.5 p0+p3    8 st
        vmovdqu64 [rbx + 5504], zmm31                 ;   232.2 p7+p4    8 st spill
        vmovdqa64 zmm31, zmm15                        ;   221.2          8 st copy
        vmovdqu64 [rbx + 5568], zmm12                 ;   223.5 p8+p9    8 st spill
        vpxord zmm12, zmm6, [rbx + 3520]              ;   233.2 p5+p2    8 st
        vmovdqu64 [rbx + 5632], zmm16                 ;   225.5 p7+p4    8 st spill
        vpxord zmm16, zmm0, [rbx + 2688]              ;   233.5 p0+p3    8 st
        vmovdqu64 [rbx + 5696], zmm16                 ;   234.5 p8+p9    8 st spill
        vpxord zmm16, zmm30, [rbx + 896]              ;   234.2 p5+p2    8 st
        vpternlogd zmm16, zmm19, [rbx + 64], 0x96     ;   235.2 p0+p3    8 st
        vpxord zmm27, zmm27, zmm16                    ;   236.2 p5       8 st
        vmovdqu64 [rbx + 5760], zmm27                 ;   237.2 p7+p4    8 st spill
        vmovdqa64 zmm27, zmm10                        ;   230.5          8 st copy
        vmovdqu64 [rbx + 5824], zmm10                 ;   230.5 p8+p9    8 st spill
        vmovdqa64 zmm10, zmm6                         ;   223.2          8 st copy
        vpternlogd zmm10, zmm3, [rbx + 3392], 0x96    ;   235.5 p0+p2    8 st
        vmovdqu64 [rbx + 5888], zmm30                 ;   180.5 p7+p4   10 st spill
        vmovdqa64 zmm30, zmm10                        ;   236.5          8 st copy
        vpternlogd zmm30, zmm25, zmm5, 0x96           ;   236.5 p5       8 st
        vmovdqu64 [rbx + 5952], zmm5                  ;   210.5 p8+p9   11 st spill
        vmovdqa64 zmm5, zmm10                         ;   236.5          8 st copy
        vpternlogd zmm5, zmm12, zmm25, 0x96           ;   236.5 p0       8 st
        vmovdqu64 [rbx + 6016], zmm12                 ;   234.2 p7+p4    8 st spill
        vmovdqa64 zmm12, zmm25                        ;   231.2          8 st copy
        vpternlogd zmm12, zmm7, [rbx + 704], 0x96     ;   237.2 p5+p3    8 st
        vmovdqu64 [rbx + 6080], zmm25                 ;   231.2 p8+p9    8 st spill
        vpxord zmm25, zmm20, zmm28                    ;   237.5 p0       8 st
        vmovdqu64 [rbx + 6144], zmm12                 ;   238.2 p7+p4    8 st spill
        vpxord zmm12, zmm20, [rbx + 1088]             ;   238.2 p5+p2    8 st
        vpxord zmm27, zmm27, zmm12                    ;   239.2 p0       8 st
        vpxord zmm26, zmm26, [rbx + 1408]             ;   239.2 p5+p3    8 st
        vmovdqu64 [rbx + 6208], zmm27                 ;   240.2 p8+p9    8 st spill
        vpxord zmm27, zmm26, [rbx + 2112]             ;   240.2 p0+p2    8 st
        vmovdqu64 [rbx + 6272], zmm12                 ;   239.2 p7+p4    8 st spill
        vpxord zmm12, zmm30, [rbx + 3648]             ;   240.2 p5+p3    8 st
        vmovdqu64 [rbx + 6336], zmm10                 ;   236.5 p8+p9    8 st spill
        vpxord zmm10, zmm1, [rbx + 1536]              ;   240.5 p0+p2    8 st
        vmovdqu64 [rbx + 6400], zmm26                 ;   240.2 p7+p4    8 st spill
        vmovdqu64 zmm26, [rbx + 256]                  ;   137.7 p3       9 st reload
        vpternlogd zmm10, zmm26, [rbx + 1664], 0x96   ;   241.5 p5+p2    8 st
        vmovdqu64 [rbx + 6464], zmm3                  ;   167.7 p8+p9    8 st spill
        vpxord zmm3, zmm26, [rbx + 1472]              ;   241.5 p0+p3    8 st
        vpxord zmm26, zmm1, zmm29                     ;   242.2 p5       8 st
        vmovdqu64 [rbx + 6528], zmm1                  ;   213.5 p7+p4   11 st spill
        vmovdqa64 zmm1, zmm29                         ;   228.2          8 st copy
        vpternlogd zmm1, zmm7, [rbx + 704], 0x96      ;   242.5 p0+p2    8 st
        vmovdqu64 [rbx + 6592], zmm3                  ;   242.5 p8+p9    8 st spill
        vmovdqa64 zmm3, zmm18                         ;   229.2          8 st copy
        vpternlogd zmm3, zmm5, [rbx + 768], 0x96      ;   243.2 p5+p3    8 st
        vmovdqu64 [rbx + 6656], zmm1                  ;   243.5 p7+p4    8 st spill
        vpxord zmm1, zmm21, [rbx + 384]               ;   243.5 p0+p2    8 st
        vpternlogd zmm1, zmm9, [rbx + 320], 0x96      ;   244.5 p5+p3    8 st
        vmovdqu64 [rbx + 6720], zmm9                  ;   171.7 p8+p9   10 st spill
        vpxord zmm9, zmm23, zmm8                      ;   244.5 p0       8 st
        vmovdqu64 [rbx + 6784], zmm8                  ;   229.2 p7+p4    8 st spill
        vpxord zmm8, zmm22, [rbx + 1472]              ;   245.2 p5+p2    8 st
        vmovdqu64 [rbx + 6848], zmm26                 ;   243.2 p8+p9    8 st spill
        vmovdqa64 zmm26, zmm8                         ;   246.2          8 st copy
        vpternlogd zmm26, zmm25, [rbx + 1728], 0x96   ;   246.2 p0+p3    8 st
        vmovdqu64 [rbx + 6912], zmm26                 ;   247.2 p7+p4    8 st spill
        vmovdqa64 zmm26, zmm8                         ;   246.2          8 st copy
        vpternlogd zmm26, zmm7, [rbx + 1984], 0x96    ;   246.2 p5+p2    8 st
        vmovdqu64 [rbx + 6976], zmm8                  ;   246.2 p8+p9    8 st spill
        vmovdqa64 zmm8, zmm28                         ;   232.5          8 st copy
        vpternlogd zmm8, zmm7, [rbx - 64], 0x96       ;   246.5 p0+p3    8 st
        vmovdqu64 [rbx + 7040], zmm28                 ;   232.5 p7+p4    8 st spill
        vpxord zmm28, zmm24, [rbx + 2560]             ;   247.2 p5+p2    8 st
        vmovdqu64 [rbx + 7104], zmm8                  ;   247.5 p8+p9    8 st spill
        vpxord zmm8, zmm24, [rbx + 1408]              ;   247.5 p0+p3    8 st
        mov rsi, qword [rbx + 9704]                   ;   143.3 p10     26 st.0 reload
        vmovdqu64 [rbx + 7168], zmm24                 ;   214.5 p7+p4   11 st spill
        vmovdqa64 zmm24, zmm29                        ;   228.2         26 st copy
        vpternlogd zmm24, zmm21, [rsi + 66176], 0x96  ;   248.2 p5+p2   26 st
        vpternlogd zmm24, zmm16, [rbx + 3904], 0x96   ;   249.2 p0+p3   26 st
        vpternlogd zmm24, zmm30, [rbx + 2240], 0x96   ;   250.2 p5+p2   26 st
        vmovdqu64 [rbx + 3904], zmm24                 ;   251.2 p8+p9   26 st spill
        vpxord zmm24, zmm21, zmm17                    ;   249.5 p0       8 st
        vmovdqu64 [rbx + 7232], zmm29                 ;   228.2 p7+p4    8 st spill
        vmovdqu64 zmm29, [rbx + 1472]                 ;   151.2 p3       8 st
        vpternlogd zmm29, zmm17, [rbx + 896], 0x96    ;   250.2 p5+p2    8 st
        vmovdqu64 [rbx + 7296], zmm16                 ;   236.2 p8+p9    8 st spill
        vmovdqu64 zmm16, [rbx + 1344]                 ;   155.2 p3       8 st
        vpternlogd zmm16, zmm17, [rbx + 512], 0x96    ;   250.5 p0+p2    8 st
        vmovdqu64 [rbx + 7360], zmm21                 ;   212.5 p7+p4   11 st spill
        vpxord zmm21, zmm2, [rbx + 1152]              ;   251.2 p5+p3    8 st
        vmovdqu64 [rbx + 7424], zmm24                 ;   250.5 p8+p9    8 st spill
        vpxord zmm24, zmm21, [rbx + 2624]             ;   252.2 p0+p2    8 st
        vmovdqu64 [rbx + 7488], zmm21                 ;   252.2 p7+p4    8 st spill
        vpxord zmm21, zmm24, [rbx + 3648]             ;   253.2 p5+p3    8 st
        vmovdqu64 [rbx + 7552], zmm2                  ;   233.5 p8+p9    8 st spill
        vmovdqu64 zmm2, [rbx + 192]                   ;   149.3 p2       8 st
        vpternlogd zmm2, zmm28, [rbx + 1024], 0x96    ;   252.5 p0+p3    8 st
        vmovdqu64 [rbx + 7616], zmm28                 ;   248.2 p7+p4    8 st spill
        vmovdqu64 zmm28, [rbx + 960]                  ;   150.3 p2       8 st
        vpternlogd zmm28, zmm23, [rbx + 1088], 0x96   ;   253.2 p5+p3    8 st
        vmovdqu64 [rbx + 7680], zmm28                 ;   254.2 p8+p9    8 st spill
        vmovdqu64 zmm28, [rbx + 1152]                 ;   151.3 p2       8 st
        vpternlogd zmm28, zmm21, [rbx + 832], 0x96    ;   254.2 p0+p3    8 st
        vmovdqu64 [rbx + 7744], zmm21                 ;   254.2 p7+p4    8 st spill
        vmovdqu64 zmm21, [rbx + 1792]                 ;   152.3 p2       8 st
        vpxord zmm21, zmm21, [rbx + 832]              ;   254.2 p5+p3    8 st
        vpternlogd zmm19, zmm21, [rbx + 3456], 0x96   ;   255.2 p0+p2    8 st
        vmovdqu64 [rbx + 7808], zmm29                 ;   251.2 p8+p9    8 st spill
        vmovdqa64 zmm29, zmm21                        ;   255.2          8 st copy
        vpternlogd zmm29, zmm22, [rbx + 3648], 0x96   ;   255.2 p5+p3    8 st
        vmovdqu64 [rbx + 7872], zmm29                 ;   256.2 p7+p4    8 st spill
        vmovdqu64 zmm29, [rbx + 3520]                 ;   177.5 p2       8 st
        vpternlogd zmm29, zmm13, [rbx + 3328], 0x96   ;   255.5 p0+p3    8 st
        vmovdqu64 [rbx + 7936], zmm21                 ;   255.2 p8+p9    8 st spill
        vmovdqu64 zmm21, [rbx + 3328]                 ;   155.3 p2      26 st
        vpternlogd zmm21, zmm0, [rsi + 65984], 0x96   ;   256.2 p5+p3   26 st
        vpternlogd zmm21, zmm25, [rbx + 3136], 0x96   ;   257.2 p0+p2   26 st
        vmovdqu64 zmm25, [rbx + 128]                  ;   156.7 p3       8 st
        vpxord zmm25, zmm25, [rbx + 1600]             ;   257.2 p5+p2    8 st
        vpxord zmm14, zmm14, zmm25                    ;   258.2 p0       8 st
        vmovdqu64 [rbx + 8000], zmm21                 ;   258.2 p7+p4   26 st spill
        vmovdqu64 zmm21, [rbx + 1856]                 ;   175.5 p3      26 st
        vpternlogd zmm21, zmm22, [rsi + 65856], 0x96  ;   258.2 p5+p2   26 st
        vmovdqu64 [rbx + 8064], zmm14                 ;   259.2 p8+p9    8 st spill
        vmovdqu64 zmm14, [rbx + 3520]                 ;   177.5 p3       8 st
        vpxord zmm14, zmm14, [rbx + 768]              ;   258.5 p0+p2    8 st
        vmovdqu64 [rbx + 8128], zmm29                 ;   256.5 p7+p4    8 st spill
        vmovdqu64 zmm29, [rbx + 1728]                 ;   159.7 p3       8 st
        vpternlogd zmm29, zmm4, [rbx + 128], 0x96     ;   259.2 p5+p2    8 st
        vmovdqu64 [rbx + 8192], zmm29                 ;   260.2 p8+p9    8 st spill
        vmovdqu64 zmm29, [rbx + 2176]                 ;   178.5 p3       8 st
        vpxord zmm29, zmm29, [rbx + 1280]             ;   259.5 p0+p2    8 st
        vmovdqu64 [rbx + 8256], zmm0                  ;   227.5 p7+p4    8 st spill
        vmovdqu64 zmm0, [rbx + 256]                   ;   161.7 p3      26 st
        vpternlogd zmm0, zmm25, [rsi + 66304], 0x96   ;   260.2 p5+p2   26 st
        vmovdqu64 [rbx + 8320], zmm25                 ;   258.2 p8+p9    8 st spill
        vmovdqu64 zmm25, [rbx + 704]                  ;   162.7 p3       9 st reload
        vpternlogd zmm0, zmm25, [rbx + 640], 0x96     ;   261.2 p0+p2   26 st
        vmovdqu64 [rbx + 8384], zmm14                 ;   259.5 p7+p4    8 st spill
        vpxord zmm14, zmm25, [rbx + 192]              ;   261.2 p5+p3    8 st
        vpternlogd zmm0, zmm12, zmm9, 0x96            ;   262.2 p0      26 st
        vpternlogd zmm0, zmm8, [rbx + 4672], 0x96     ;   263.2 p5+p2   26 st
        vmovdqu64 zmm25, [rbx + 192]                  ;   164.7 p3       8 st
        vpxord zmm25, zmm25, [rbx + 448]              ;   262.5 p0+p2    8 st
        vmovdqu64 [rbx + 8448], zmm0                  ;   264.2 p8+p9   26 st spill
        vmovdqu64 zmm0, [rbx + 1600]                  ;   165.7 p3      26 st
        vpternlogd zmm0, zmm25, [rsi + 65792], 0x96   ;   263.5 p5+p2   26 st
        vpternlogd zmm0, zmm3, zmm26, 0x96            ;   264.5 p0      26 st
        vmovdqu64 [rbx + 8512], zmm25                 ;   263.5 p7+p4    8 st spill
        vmovdqu64 zmm25, [rbx + 2944]                 ;   187.2 p3       8 st reload
        vpternlogd zmm0, zmm25, [rbx + 576], 0x96     ;   265.5 p5+p2   26 st
        vmovdqu64 zmm25, [rbx + 1408]                 ;   167.7 p3       8 st
        vpxord zmm25, zmm25, [rbx + 320]              ;   264.5 p0+p2    8 st
        vmovdqu64 [rbx + 8576], zmm0                  ;   266.5 p8+p9   26 st spill
        vmovdqu64 zmm0, [rbx + 1088]                  ;   168.7 p3       8 st
        vpxord zmm0, zmm0, [rbx + 1600]               ;   265.2 p5+p2    8 st
        vmovdqu64 [rbx + 8640], zmm26                 ;   247.2 p7+p4    8 st spill
        vmovdqu64 zmm26, [rbx + 3520]                 ;   177.5 p3       8 st
        vpxord zmm26, zmm26, [rbx + 128]              ;   265.5 p0+p2    8 st
        vmovdqu64 [rbx + 8704], zmm0                  ;   266.2 p8+p9    8 st spill
        vmovdqa64 zmm0, zmm26                         ;   266.5          8 st copy
        vpternlogd zmm0, zmm11, [rbx + 3200], 0x96    ;   266.5 p5+p3    8 st
        vpternlogd zmm21, zmm0, zmm19, 0x96           ;   267.5 p0      26 st
        vpternlogd zmm26, zmm15, [rsi + 66816], 0x96  ;   267.2 p5+p2   26 st
        vpternlogd zmm21, zmm3, [rbx + 4032], 0x96    ;   268.5 p0+p3   26 st
        vmovdqu64 [rbx + 8768], zmm21                 ;   269.5 p7+p4   26 st spill
        vmovdqu64 zmm21, [rbx + 5696]                 ;   234.5 p2       8 st reload
        vpternlogd zmm26, zmm21, [rbx + 5504], 0x96   ;   268.2 p5+p3   26 st
        vpternlogd zmm26, zmm7, [rbx + 1984], 0x96    ;   269.2 p0+p2   26 st
        vmovdqu64 zmm21, [rbx + 7808]                 ;   251.2 p3       8 st reload
        vpternlogd zmm26, zmm21, [rbx + 2304], 0x96   ;   270.2 p5+p2   26 st
        vmovdqu64 zmm21, [rbx + 2560]                 ;   174.7 p3       8 st
        vpxord zmm21, zmm21, [rbx + 960]              ;   269.5 p0+p2    8 st
        vmovdqu64 [rbx + 8832], zmm26                 ;   271.2 p8+p9   26 st spill
        vmovdqu64 zmm26, [rbx + 2624]                 ;   175.7 p3       8 st
        vpxord zmm26, zmm26, [rbx + 640]              ;   270.2 p5+p2    8 st
        vmovdqu64 [rbx + 8896], zmm7                  ;   211.5 p7+p4   11 st spill
        vmovdqu64 zmm7, [rbx - 128]                   ;   176.7 p3      26 st
        vpternlogd zmm7, zmm1, [rsi + 65536], 0x96    ;   270.5 p0+p2   26 st
        vpternlogd zmm7, zmm18, [rbx + 768], 0x96     ;   271.5 p5+p3   26 st
        vpxord zmm5, zmm5, [rsi + 65600]              ;   271.5 p0+p2   26 st
        vpternlogd zmm5, zmm27, zmm29, 0x96           ;   272.5 p5      26 st
        vmovdqu64 [rbx + 8960], zmm5                  ;   273.5 p8+p9   26 st spill
        vmovdqu64 zmm5, [rbx + 3328]                  ;   178.7 p3       8 st
        vpxord zmm5, zmm5, [rbx + 832]                ;   272.5 p0+p2    8 st
        vmovdqu64 [rbx + 9024], zmm7                  ;   272.5 p7+p4   26 st spill
        vmovdqu64 zmm7, [rbx + 1728]                  ;   179.7 p3      26 st
        vpternlogd zmm7, zmm5, [rsi + 67008], 0x96    ;   273.5 p5+p2   26 st
        vpternlogd zmm7, zmm9, [rbx + 1920], 0x96     ;   274.5 p0+p3   26 st
        vmovdqu64 zmm9, [rbx + 3776]                  ;   181.3 p2      10 st reload
        vmovdqu64 [rbx + 9088], zmm7                  ;   275.5 p8+p9   26 st spill
        vmovdqu64 zmm7, [rbx + 4352]                  ;   181.7 p3       8 st
        vpternlogd zmm7, zmm28, zmm9, 0x96            ;   274.2 p5       8 st
        vmovdqu64 [rbx + 9152], zmm5                  ;   273.5 p7+p4    8 st spill
        vmovdqu64 zmm5, [rbx + 384]                   ;   182.3 p2      26 st
        vpternlogd zmm5, zmm9, [rsi + 66048], 0x96    ;   274.5 p0+p3   26 st
        vmovdqu64 [rbx + 9216], zmm11                 ;   216.5 p8+p9    8 st spill
        vmovdqu64 zmm11, [rbx + 1536]                 ;   183.3 p2      10 st reload
        vpternlogd zmm9, zmm11, [rsi + 66880], 0x96   ;   275.2 p5+p3   26 st
        vmovdqu64 [rbx + 3776], zmm8                  ;   248.5 p7+p4    8 st spill
        vpxord zmm8, zmm11, [rbx + 3392]              ;   275.5 p0+p2    8 st
        vmovdqu64 zmm11, [rbx + 5312]                 ;   217.5 p3       8 st reload
        vpternlogd zmm9, zmm11, [rbx + 3008], 0x96    ;   276.2 p5+p2   26 st
        vmovdqu64 zmm11, [rbx + 8384]                 ;   259.5 p3       8 st reload
        vpternlogd zmm9, zmm11, [rbx + 8256], 0x96    ;   277.2 p0+p2   26 st
        vpternlogd zmm9, zmm14, [rbx + 5888], 0x96    ;   278.2 p5+p3   26 st
        vmovdqu64 zmm11, [rbx + 5504]                 ;   232.2 p2       8 st reload
        vpternlogd zmm9, zmm11, [rbx - 64], 0x96      ;   279.2 p0+p3   26 st
        vmovdqu64 zmm11, [rbx + 768]                  ;   188.3 p2       8 st
        vpxord zmm11, zmm11, [rbx + 896]              ;   278.2 p5+p3    8 st
        vmovdqu64 [rbx + 8256], zmm9                  ;   280.2 p8+p9   26 st spill
        vmovdqu64 zmm9, [rbx + 64]                    ;   189.3 p2       8 st
        vpxord zmm9, zmm9, [rbx + 1280]               ;   278.5 p0+p3    8 st
        vmovdqu64 [rbx + 5312], zmm14                 ;   262.2 p7+p4    8 st spill
        vmovdqu64 zmm14, [rbx + 512]                  ;   190.3 p2       8 st
        vpxord zmm14, zmm14, [rbx - 128]              ;   279.2 p5+p3    8 st
        vmovdqu64 [rbx + 9280], zmm14                 ;   280.2 p8+p9    8 st spill
        vmovdqu64 zmm14, [rbx + 4416]                 ;   220.2 p2       8 st
        vmovdqu64 [rbx + 9344], zmm27                 ;   241.2 p7+p4    8 st spill
        vmovdqu64 zmm27, [rbx + 4160]                 ;   191.7 p3      26 st
        vpternlogd zmm27, zmm10, [rsi + 66752], 0x96  ;   279.5 p0+p2   26 st
        vmovdqu64 [rbx + 4160], zmm7                  ;   275.2 p8+p9    8 st spill
        vmovdqu64 zmm7, [rbx + 4928]                  ;   192.7 p3      10 st reload
        vpternlogd zmm27, zmm7, [rbx + 448], 0x96     ;   280.5 p5+p2   26 st
        vmovdqu64 zmm7, [rbx + 5696]                  ;   234.5 p3       8 st reload
        vpternlogd zmm27, zmm7, [rbx + 2432], 0x96    ;   281.5 p0+p2   26 st
        vpternlogd zmm27, zmm25, zmm29, 0x96          ;   282.5 p5      26 st
        vmovdqu64 zmm7, [rbx + 320]                   ;   194.7 p3      26 st
        vpxord zmm7, zmm7, [rsi + 65664]              ;   281.5 p0+p2   26 st
        vpternlogd zmm7, zmm22, [rbx + 2176], 0x96    ;   282.5 p5+p3   26 st
        vpternlogd zmm7, zmm18, zmm11, 0x96           ;   283.5 p0      26 st
        vmovdqu64 zmm18, [rbx + 512]                  ;   196.3 p2       8 st reload
        vpternlogd zmm7, zmm2, zmm18, 0x96            ;   284.5 p5      26 st
        vmovdqu64 zmm18, [rbx - 64]                   ;   196.7 p3      26 st
        vpxord zmm18, zmm18, [rsi + 65728]            ;   283.5 p0+p2   26 st
        vpternlogd zmm18, zmm10, [rbx + 384], 0x96    ;   284.5 p5+p3   26 st
        vpternlogd zmm18, zmm3, [rbx + 64], 0x96      ;   285.5 p0+p2   26 st
        vpternlogd zmm18, zmm17, [rbx + 2240], 0x96   ;   286.5 p5+p3   26 st
        vmovdqu64 zmm3, [rbx + 320]                   ;   199.3 p2      26 st
        vpxord zmm3, zmm3, [rsi + 66112]              ;   285.5 p0+p3   26 st
        vpternlogd zmm3, zmm20, [rbx + 3648], 0x96    ;   286.5 p5+p2   26 st
        vpternlogd zmm3, zmm16, [rbx + 576], 0x96     ;   287.5 p0+p3   26 st
        vmovdqu64 [rbx + 2240], zmm27                 ;   283.5 p7+p4   26 st spill
        vmovdqu64 zmm27, [rbx + 1664]                 ;   201.3 p2      26 st
        vpxord zmm27, zmm27, [rsi + 66240]            ;   287.2 p5+p3   26 st
        vmovdqu64 [rbx + 5696], zmm3                  ;   288.5 p8+p9   26 st spill
        vmovdqu64 zmm3, [rbx + 6464]                  ;   202.3 p2      26 st
        vpxord zmm3, zmm3, [rsi + 66496]              ;   287.5 p0+p3   26 st
        vpternlogd zmm3, zmm0, [rbx + 6976], 0x96     ;   288.5 p5+p2   26 st
        vmovdqu64 zmm0, [rbx + 2368]                  ;   203.7 p3      26 st
        vpxord zmm0, zmm0, [rsi + 66560]              ;   288.5 p0+p2   26 st
        vpternlogd zmm0, zmm1, [rbx + 5184], 0x96     ;   289.5 p5+p3   26 st
        vmovdqu64 [rbx + 6976], zmm0                  ;   290.5 p7+p4   26 st spill
        vmovdqu64 zmm0, [rbx + 448]                   ;   205.3 p2       8 st reload
        vmovdqu64 [rbx + 9408], zmm3                  ;   289.5 p8+p9   26 st spill
        vmovdqu64 zmm3, [rbx + 3456]                  ;   205.7 p3       8 st
        vpternlogd zmm3, zmm0, [rbx - 64], 0x96       ;   289.5 p0+p2    8 st
        vpxord zmm31, zmm31, zmm3                     ;   290.5 p5       8 st
        vpternlogd zmm27, zmm3, [rbx + 192], 0x96     ;   290.5 p0+p3   26 st
        vpternlogd zmm27, zmm23, [rbx + 960], 0x96    ;   291.5 p5+p2   26 st
        vpternlogd zmm27, zmm12, [rbx + 1216], 0x96   ;   292.5 p0+p3   26 st
        vmovdqu64 zmm12, [rbx + 3712]                 ;   217.5 p2       8 st reload
        vpternlogd zmm27, zmm4, zmm12, 0x96           ;   293.5 p5      26 st
        vmovdqu64 zmm12, [rbx + 256]                  ;   208.7 p3       9 st reload
        vpternlogd zmm3, zmm12, [rsi + 67264], 0x96   ;   292.5 p0+p2   26 st
        vmovdqu64 zmm12, [rbx + 3264]                 ;   209.7 p3       9 st reload
        vmovdqu64 zmm0, [rbx + 3392]                  ;   210.3 p2       8 st reload
        vpternlogd zmm3, zmm0, zmm12, 0x96            ;   293.5 p5      26 st
        vmovdqu64 zmm0, [rbx + 2112]                  ;   210.7 p3       8 st
        vpternlogd zmm0, zmm12, [rbx - 128], 0x96     ;   293.5 p0+p2    8 st
        vpternlogd zmm5, zmm30, zmm0, 0x96            ;   294.5 p5      26 st
        vpxord zmm14, zmm14, zmm0                     ;   294.5 p0       8 st
        vmovdqu64 [rsi + 131200], zmm7                ;   285.5 p7+p4   26 st
        vmovdqu64 [rsi + 131264], zmm18               ;   287.5 p8+p9   26 st
        vmovdqu64 zmm7, [rbx + 3008]                  ;   211.7 p3      26 st
        vpternlogd zmm7, zmm12, [rsi + 66624], 0x96   ;   295.2 p5+p2   26 st
        vmovdqu64 zmm18, [rbx + 6464]                 ;   212.7 p3       8 st reload
        vmovdqu64 zmm30, [rbx + 4992]                 ;   226.2 p2       8 st reload
        vpternlogd zmm7, zmm30, zmm18, 0x96           ;   296.2 p0      26 st
        vmovdqu64 [rsi + 131584], zmm5                ;   295.5 p7+p4   26 st
        vmovdqu64 zmm5, [rbx + 6400]                  ;   240.2 p3       8 st reload
        vpternlogd zmm7, zmm5, [rbx + 512], 0x96      ;   297.2 p5+p2   26 st
        vmovdqu64 [rsi + 131776], zmm27               ;   294.5 p8+p9   26 st
        vmovdqu64 [rsi + 132160], zmm7                ;   298.2 p7+p4   26 st
        vmovdqu64 zmm7, [rbx + 1664]                  ;   214.7 p3       8 st reload
        vmovdqu64 zmm27, [rbx + 4224]                 ;   221.5 p2      26 st
        vpternlogd zmm27, zmm7, [rsi + 65920], 0x96   ;   296.5 p0+p3   26 st
        vmovdqu64 zmm30, [rbx + 3584]                 ;   216.3 p2      10 st reload
        vpternlogd zmm27, zmm15, zmm30, 0x96          ;   297.5 p5      26 st
        vpternlogd zmm27, zmm6, [rbx + 5632], 0x96    ;   298.5 p0+p3   26 st
        vmovdqu64 [rsi + 131456], zmm27               ;   299.5 p8+p9   26 st
        vpxord zmm27, zmm10, [rsi + 67776]            ;   298.2 p5+p2   26 st
        vmovdqu64 zmm5, [rbx + 7360]                  ;   217.7 p3      11 st reload
        vpternlogd zmm10, zmm5, [rsi + 68800], 0x96   ;   298.5 p0+p2   26 st
        vmovdqu64 zmm18, [rbx + 7552]                 ;   233.5 p3       8 st reload
        vpternlogd zmm3, zmm18, [rbx + 3328], 0x96    ;   299.2 p5+p2   26 st
        vpternlogd zmm3, zmm21, [rbx + 4864], 0x96    ;   300.2 p0+p3   26 st
        vmovdqu64 zmm5, [rbx + 7424]                  ;   250.5 p2       8 st reload
        vpternlogd zmm3, zmm5, [rbx + 576], 0x96      ;   301.2 p5+p3   26 st
        vmovdqu64 [rsi + 132800], zmm3                ;   302.2 p7+p4   26 st
        vpxord zmm3, zmm12, [rsi + 67584]             ;   300.5 p0+p2   26 st
        vpternlogd zmm3, zmm1, [rbx + 4160], 0x96     ;   301.5 p5+p3   26 st
        vmovdqu64 [rsi + 133120], zmm3                ;   302.5 p8+p9   26 st
        vmovdqu64 zmm3, [rbx + 7168]                  ;   222.3 p2      26 st
        vpternlogd zmm3, zmm7, [rsi + 67392], 0x96    ;   301.5 p0+p3   26 st
        vpternlogd zmm3, zmm19, [rbx + 7488], 0x96    ;   302.5 p5+p2   26 st
        vmovdqu64 zmm19, [rbx + 6912]                 ;   247.2 p3       8 st reload
        vpternlogd zmm3, zmm19, [rbx + 6336], 0x96    ;   303.5 p0+p2   26 st
        vmovdqu64 [rsi + 132928], zmm3                ;   304.5 p7+p4   26 st
        vmovdqu64 zmm3, [rbx + 5888]                  ;   224.7 p3      10 st reload
        vmovdqu64 zmm12, [rbx + 7680]                 ;   254.2 p2       8 st reload
        vpternlogd zmm27, zmm12, zmm3, 0x96           ;   303.2 p5      26 st
        vpternlogd zmm27, zmm28, [rbx + 9280], 0x96   ;   304.2 p0+p3   26 st
        vpternlogd zmm27, zmm4, [rbx + 3712], 0x96    ;   305.2 p5+p2   26 st
        vmovdqu64 [rsi + 133312], zmm27               ;   306.2 p8+p9   26 st
        vpxord zmm27, zmm13, [rsi + 68096]            ;   304.5 p0+p3   26 st
        vpternlogd zmm27, zmm14, [rbx + 3712], 0x96   ;   305.5 p5+p2   26 st
        vmovdqu64 [rsi + 133632], zmm27               ;   306.5 p7+p4   26 st
        vmovdqu64 zmm27, [rbx + 896]                  ;   227.7 p3       8 st reload
        vmovdqu64 zmm12, [rbx + 2880]                 ;   228.3 p2       8 st reload
        vpternlogd zmm10, zmm12, zmm27, 0x96          ;   305.5 p0      26 st
        vmovdqu64 zmm27, [rbx + 1472]                 ;   228.7 p3      26 st
        vpternlogd zmm27, zmm12, [rsi + 67840], 0x96  ;   306.2 p5+p2   26 st
        vmovdqu64 zmm3, [rbx + 1856]                  ;   229.7 p3       8 st reload
        vpternlogd zmm12, zmm3, [rsi + 68480], 0x96   ;   306.5 p0+p2   26 st
        vmovdqu64 zmm3, [rbx + 5440]                  ;   233.2 p3       8 st reload
        vpternlogd zmm27, zmm3, [rbx + 1984], 0x96    ;   307.2 p5+p2   26 st
        vpternlogd zmm27, zmm28, [rbx + 6656], 0x96   ;   308.2 p0+p3   26 st
        vpternlogd zmm27, zmm9, [rbx + 3776], 0x96    ;   309.2 p5+p2   26 st
        vmovdqu64 [rsi + 133376], zmm27               ;   310.2 p8+p9   26 st
        vmovdqu64 zmm27, [rbx + 3840]                 ;   232.7 p3       8 st reload
        vpternlogd zmm12, zmm27, [rbx + 1920], 0x96   ;   308.5 p0+p2   26 st
        vpternlogd zmm12, zmm22, [rbx + 3648], 0x96   ;   309.5 p5+p3   26 st
        vmovdqu64 zmm22, [rbx + 5824]                 ;   234.3 p2       8 st reload
        vmovdqu64 zmm27, [rbx + 4800]                 ;   234.7 p3       8 st reload
        vpternlogd zmm10, zmm27, zmm22, 0x96          ;   309.5 p0      26 st
        vmovdqu64 zmm27, [rbx + 1216]                 ;   235.3 p2       8 st reload
        vpternlogd zmm10, zmm27, [rbx + 576], 0x96    ;   310.5 p5+p3   26 st
        vpxord zmm20, zmm20, [rsi + 67328]            ;   310.5 p0+p2   26 st
        vpternlogd zmm20, zmm8, [rbx + 704], 0x96     ;   311.5 p5+p3   26 st
        vpternlogd zmm20, zmm18, [rbx + 4864], 0x96   ;   312.5 p0+p2   26 st
        vmovdqu64 zmm22, [rbx + 5632]                 ;   237.7 p3       8 st reload
        vpternlogd zmm20, zmm22, [rbx + 8320], 0x96   ;   313.5 p5+p2   26 st
        vmovdqu64 zmm22, [rbx + 4608]                 ;   238.7 p3       8 st reload
        vpternlogd zmm20, zmm22, [rbx + 2944], 0x96   ;   314.5 p0+p2   26 st
        vmovdqu64 [rsi + 132864], zmm20               ;   315.5 p7+p4   26 st
        vmovdqu64 zmm20, [rbx + 3456]                 ;   239.7 p3      26 st
        vpxord zmm20, zmm20, [rsi + 66944]            ;   313.2 p5+p2   26 st
        vmovdqu64 zmm22, [rbx + 3008]                 ;   240.7 p3       9 st reload
        vpternlogd zmm20, zmm22, [rbx + 4544], 0x96   ;   314.2 p0+p2   26 st
        vmovdqu64 zmm22, [rbx + 1728]                 ;   241.7 p3       9 st reload
        vpternlogd zmm20, zmm22, [rbx + 1600], 0x96   ;   315.2 p5+p2   26 st
        vmovdqu64 [rbx + 1600], zmm10                 ;   311.5 p8+p9   26 st spill
        vmovdqu64 zmm10, [rbx + 7744]                 ;   254.2 p3       8 st reload
        vpternlogd zmm20, zmm10, [rbx + 6592], 0x96   ;   316.2 p0+p2   26 st
        vmovdqu64 [rsi + 132480], zmm20               ;   317.2 p7+p4   26 st
        vpxord zmm7, zmm7, [rsi + 69376]              ;   315.2 p5+p3   26 st
        vmovdqu64 zmm10, [rbx + 6144]                 ;   244.3 p2       8 st reload
        vmovdqu64 zmm20, [rbx + 6784]                 ;   244.7 p3       8 st reload
        vpternlogd zmm7, zmm20, zmm10, 0x96           ;   316.2 p0      26 st
        vmovdqu64 [rbx + 7744], zmm12                 ;   310.5 p8+p9   26 st spill
        vmovdqu64 zmm12, [rbx + 8064]                 ;   259.2 p2       8 st reload
        vpternlogd zmm7, zmm12, [rbx + 7872], 0x96    ;   317.2 p5+p3   26 st
        vpternlogd zmm7, zmm9, [rbx + 2304], 0x96     ;   318.2 p0+p2   26 st
        vmovdqu64 [rbx + 3008], zmm7                  ;   319.2 p7+p4   26 st spill
        vmovdqu64 zmm7, [rbx + 4928]                  ;   246.7 p3      26 st
        vpxord zmm7, zmm7, [rsi + 68032]              ;   317.2 p5+p2   26 st
        vmovdqu64 zmm12, [rbx + 8704]                 ;   266.2 p3       8 st reload
        vpternlogd zmm7, zmm12, [rbx + 7040], 0x96    ;   318.2 p0+p2   26 st
        vpternlogd zmm7, zmm19, [rbx + 5248], 0x96    ;   319.2 p5+p3   26 st
        vmovdqu64 [rsi + 133568], zmm7                ;   320.2 p8+p9   26 st
        vmovdqu64 zmm7, [rbx + 0]                     ;   249.3 p2       8 st reload
        vmovdqu64 zmm19, [rbx + 2048]                 ;   249.7 p3      26 st
        vpternlogd zmm19, zmm7, [rsi + 66368], 0x96   ;   318.5 p0+p2   26 st
        vmovdqu64 zmm7, [rbx + 64]                    ;   250.7 p3       8 st reload
        vpternlogd zmm19, zmm13, zmm7, 0x96           ;   319.5 p5      26 st
        vpternlogd zmm19, zmm21, [rbx + 6848], 0x96   ;   320.5 p0+p2   26 st
        vpternlogd zmm19, zmm28, zmm24, 0x96          ;   321.5 p5      26 st
        vmovdqu64 zmm21, [rbx + 5568]                 ;   251.7 p3       8 st reload
        vmovdqu64 zmm24, [rbx + 3072]                 ;   252.3 p2      26 st
        vpternlogd zmm24, zmm21, [rsi + 66432], 0x96  ;   320.5 p0+p3   26 st
        vpternlogd zmm24, zmm8, [rbx + 6656], 0x96    ;   321.5 p5+p2   26 st
        vmovdqu64 [rsi + 131904], zmm19               ;   322.5 p7+p4   26 st
        vmovdqu64 zmm8, [rbx - 128]                   ;   253.7 p3       8 st reload
        vmovdqu64 zmm19, [rbx + 6720]                 ;   254.3 p2      26 st
        vpternlogd zmm19, zmm8, [rsi + 66688], 0x96   ;   321.5 p0+p3   26 st
        vmovdqu64 zmm28, [rbx + 3520]                 ;   255.3 p2      10 st reload
        vpternlogd zmm19, zmm22, zmm28, 0x96          ;   322.5 p5      26 st
        vpternlogd zmm19, zmm2, [rbx + 5184], 0x96    ;   323.5 p0+p3   26 st
        vpternlogd zmm19, zmm9, [rbx + 1344], 0x96    ;   324.5 p5+p2   26 st
        vmovdqu64 [rsi + 131968], zmm24               ;   322.5 p8+p9   26 st
        vmovdqu64 zmm9, [rbx + 4800]                  ;   256.7 p3       8 st reload
        vpternlogd zmm8, zmm9, [rsi + 68672], 0x96    ;   323.5 p0+p2   26 st
        vpternlogd zmm8, zmm17, [rbx + 6400], 0x96    ;   324.5 p5+p3   26 st
        vmovdqu64 zmm17, [rbx + 4544]                 ;   258.3 p2       8 st reload
        vmovdqu64 zmm22, [rbx + 320]                  ;   258.7 p3      26 st
        vpternlogd zmm22, zmm17, [rsi + 67072], 0x96  ;   324.5 p0+p2   26 st
        vmovdqu64 zmm17, [rbx + 4864]                 ;   259.7 p3       8 st reload
        vpternlogd zmm22, zmm0, zmm17, 0x96           ;   325.5 p5      26 st
        vmovdqu64 [rsi + 132224], zmm19               ;   325.5 p7+p4   26 st
        vmovdqu64 [rsi + 132608], zmm22               ;   326.5 p8+p9   26 st
        vmovdqu64 zmm19, [rbx + 2496]                 ;   260.3 p2       9 st reload
        vmovdqu64 zmm22, [rbx + 6720]                 ;   260.7 p3      26 st
        vpternlogd zmm22, zmm19, [rsi + 67136], 0x96  ;   325.5 p0+p2   26 st
        vmovdqu64 zmm24, [rbx + 3328]                 ;   261.7 p3       8 st reload
        vpternlogd zmm22, zmm18, zmm24, 0x96          ;   326.5 p5      26 st
        vpternlogd zmm28, zmm24, [rsi + 69568], 0x96  ;   326.5 p0+p2   26 st
        vpternlogd zmm22, zmm16, [rbx + 3968], 0x96   ;   327.5 p5+p3   26 st
        vpternlogd zmm28, zmm12, zmm3, 0x96           ;   327.5 p0      26 st
        vmovdqu64 [rsi + 132672], zmm22               ;   328.5 p7+p4   26 st
        vmovdqu64 zmm12, [rbx + 448]                  ;   263.3 p2      26 st
        vpternlogd zmm12, zmm19, [rsi + 67456], 0x96  ;   328.2 p5+p3   26 st
        vpternlogd zmm12, zmm15, zmm23, 0x96          ;   329.2 p0      26 st
        vmovdqu64 zmm15, [rbx + 3072]                 ;   264.3 p2       8 st reload
        vpternlogd zmm12, zmm26, zmm15, 0x96          ;   330.2 p5      26 st
        vmovdqu64 zmm22, [rbx + 6528]                 ;   264.7 p3      11 st reload
        vpternlogd zmm12, zmm30, zmm22, 0x96          ;   331.2 p0      26 st
        vmovdqu64 [rsi + 132992], zmm12               ;   332.2 p8+p9   26 st
        vmovdqu64 zmm12, [rbx + 384]                  ;   265.3 p2       8 st reload
        vmovdqu64 zmm23, [rbx + 2112]                 ;   265.7 p3      26 st
        vpternlogd zmm23, zmm12, [rsi + 67200], 0x96  ;   330.2 p5+p2   26 st
        vpternlogd zmm28, zmm6, [rbx + 5632], 0x96    ;   330.5 p0+p3   26 st
        vmovdqu64 zmm6, [rbx + 2624]                  ;   267.3 p2       9 st reload
        vpternlogd zmm23, zmm6, [rbx + 192], 0x96     ;   331.2 p5+p3   26 st
        vmovdqu64 zmm6, [rbx + 4480]                  ;   268.3 p2       8 st reload
        vpternlogd zmm23, zmm17, zmm6, 0x96           ;   332.2 p0      26 st
        vmovdqu64 zmm17, [rbx + 1408]                 ;   268.7 p3      10 st reload
        vmovdqu64 zmm24, [rbx + 5760]                 ;   269.3 p2       8 st reload
        vpternlogd zmm23, zmm24, zmm17, 0x96          ;   333.2 p5      26 st
        vmovdqu64 [rsi + 132736], zmm23               ;   334.2 p7+p4   26 st
        vmovdqu64 [rsi + 134208], zmm8                ;   325.5 p8+p9   26 st
        vmovdqu64 zmm8, [rbx + 768]                   ;   269.7 p3       8 st reload
        vpternlogd zmm19, zmm8, [rsi + 69504], 0x96   ;   332.5 p0+p2   26 st
        vmovdqu64 [rsi + 135104], zmm28               ;   331.5 p7+p4   26 st
        vmovdqu64 zmm8, [rbx + 1536]                  ;   270.7 p3      26 st
        vpternlogd zmm8, zmm12, [rsi + 68288], 0x96   ;   333.2 p5+p2   26 st
        vpternlogd zmm8, zmm13, [rbx + 7616], 0x96    ;   334.2 p0+p3   26 st
        vmovdqu64 zmm13, [rbx + 5376]                 ;   272.3 p2       8 st reload
        vpternlogd zmm8, zmm31, zmm13, 0x96           ;   335.2 p5      26 st
        vpternlogd zmm8, zmm29, [rbx + 2304], 0x96    ;   336.2 p0+p3   26 st
        vmovdqu64 zmm23, [rbx + 7360]                 ;   273.3 p2      26 st
        vpternlogd zmm23, zmm13, [rsi + 68160], 0x96  ;   335.2 p5+p3   26 st
        vpternlogd zmm23, zmm17, zmm16, 0x96          ;   336.2 p0      26 st
        vmovdqu64 zmm17, [rbx + 3264]                 ;   274.3 p2      26 st
        vpternlogd zmm17, zmm12, [rsi + 68736], 0x96  ;   336.2 p5+p3   26 st
        vmovdqu64 [rsi + 133696], zmm23               ;   337.2 p8+p9   26 st
        vmovdqu64 zmm23, [rbx + 7232]                 ;   275.3 p2       8 st reload
        vpternlogd zmm12, zmm23, [rsi + 69184], 0x96  ;   336.5 p0+p3   26 st
        vmovdqu64 zmm23, [rbx + 5888]                 ;   276.3 p2      10 st reload
        vpternlogd zmm17, zmm2, zmm23, 0x96           ;   337.2 p5      26 st
        vpternlogd zmm12, zmm16, [rbx + 4416], 0x96   ;   337.5 p0+p3   26 st
        vmovdqu64 zmm16, [rbx + 6208]                 ;   277.3 p2       8 st reload
        vpternlogd zmm17, zmm16, [rbx + 1280], 0x96   ;   338.2 p5+p3   26 st
        vmovdqu64 [rsi + 133824], zmm8                ;   337.2 p7+p4   26 st
        vmovdqu64 zmm8, [rbx + 1088]                  ;   278.3 p2       8 st reload
        vmovdqu64 zmm28, [rbx + 8384]                 ;   278.7 p3      26 st
        vpternlogd zmm28, zmm8, [rsi + 67520], 0x96   ;   338.5 p0+p2   26 st
        vpternlogd zmm28, zmm10, [rbx + 2688], 0x96   ;   339.5 p5+p3   26 st
        vmovdqu64 zmm8, [rbx + 4352]                  ;   280.3 p2      10 st reload
        vmovdqu64 zmm10, [rbx + 6272]                 ;   280.7 p3      26 st
        vpternlogd zmm10, zmm8, [rsi + 67648], 0x96   ;   339.5 p0+p2   26 st
        vpternlogd zmm10, zmm27, [rbx + 9344], 0x96   ;   340.5 p5+p3   26 st
        vmovdqu64 zmm8, [rbx + 2368]                  ;   282.3 p2       8 st reload
        vmovdqu64 zmm27, [rbx + 5056]                 ;   282.7 p3      26 st
        vpternlogd zmm27, zmm8, [rsi + 67712], 0x96   ;   340.5 p0+p2   26 st
        vpternlogd zmm27, zmm2, [rbx + 2432], 0x96    ;   341.5 p5+p3   26 st
        vpternlogd zmm27, zmm5, [rbx + 4160], 0x96    ;   342.5 p0+p2   26 st
        vmovdqu64 zmm2, [rbx + 320]                   ;   284.7 p3      26 st
        vpxord zmm2, zmm2, [rsi + 68224]              ;   342.2 p5+p2   26 st
        vmovdqu64 zmm5, [rbx + 2112]                  ;   285.7 p3       8 st reload
        vpternlogd zmm2, zmm5, [rbx + 3264], 0x96     ;   343.2 p0+p2   26 st
        vmovdqu64 zmm5, [rbx + 2560]                  ;   286.7 p3      10 st reload
        vmovdqu64 zmm8, [rbx + 8128]                  ;   287.3 p2       8 st reload
        vpternlogd zmm2, zmm8, zmm5, 0x96             ;   344.2 p5      26 st
        vpternlogd zmm2, zmm14, [rbx + 7296], 0x96    ;   345.2 p0+p3   26 st
        vmovdqu64 [rsi + 133056], zmm28               ;   340.5 p8+p9   26 st
        vmovdqu64 zmm14, [rbx + 5312]                 ;   288.3 p2      26 st
        vpternlogd zmm14, zmm8, [rsi + 68352], 0x96   ;   344.2 p5+p3   26 st
        vpternlogd zmm14, zmm22, zmm30, 0x96          ;   345.2 p0      26 st
        vpternlogd zmm14, zmm13, [rbx + 8064], 0x96   ;   346.2 p5+p2   26 st
        vmovdqu64 zmm13, [rbx + 576]                  ;   289.7 p3       8 st reload
        vmovdqu64 zmm22, [rbx + 7808]                 ;   290.3 p2       8 st reload
        vpternlogd zmm14, zmm22, zmm13, 0x96          ;   347.2 p0      26 st
        vmovdqu64 zmm22, [rbx + 448]                  ;   290.7 p3       8 st reload
        vmovdqu64 zmm28, [rbx + 9216]                 ;   291.3 p2      26 st
        vpternlogd zmm28, zmm22, [rsi + 67904], 0x96  ;   346.2 p5+p3   26 st
        vmovdqu64 zmm22, [rbx + 4288]                 ;   292.3 p2       8 st reload
        vpternlogd zmm28, zmm21, zmm22, 0x96          ;   347.2 p0      26 st
        vpternlogd zmm28, zmm5, zmm20, 0x96           ;   348.2 p5      26 st
        vpternlogd zmm28, zmm11, zmm3, 0x96           ;   349.2 p0      26 st
        vmovdqu64 zmm3, [rbx + 5056]                  ;   292.7 p3      10 st reload
        vmovdqu64 zmm5, [rbx + 4224]                  ;   293.3 p2      26 st
        vpternlogd zmm5, zmm3, [rsi + 67968], 0x96    ;   348.2 p5+p3   26 st
        vmovdqu64 zmm11, [rbx + 4096]                 ;   294.3 p2       8 st reload
        vpternlogd zmm5, zmm11, [rbx + 3392], 0x96    ;   349.2 p0+p3   26 st
        vmovdqu64 zmm21, [rbx + 7104]                 ;   295.3 p2       8 st reload
        vmovdqu64 zmm29, [rbx + 8192]                 ;   295.7 p3       8 st reload
        vpternlogd zmm5, zmm29, zmm21, 0x96           ;   350.2 p5      26 st
        vmovdqu64 [rsi + 133184], zmm10               ;   341.5 p7+p4   26 st
        vmovdqu64 [rsi + 133248], zmm27               ;   343.5 p8+p9   26 st
        vmovdqu64 zmm10, [rbx + 4736]                 ;   296.3 p2       8 st reload
        vmovdqu64 zmm27, [rbx + 6592]                 ;   296.7 p3       8 st reload
        vpternlogd zmm19, zmm27, zmm10, 0x96          ;   349.5 p0      26 st
        vmovdqu64 zmm27, [rbx - 64]                   ;   297.3 p2       8 st reload
        vpternlogd zmm10, zmm27, [rsi + 68864], 0x96  ;   350.2 p5+p3   26 st
        vpternlogd zmm10, zmm16, [rbx + 8640], 0x96   ;   351.2 p0+p2   26 st
        vmovdqu64 [rsi + 133440], zmm28               ;   350.2 p7+p4   26 st
        vmovdqu64 zmm16, [rbx + 4672]                 ;   298.7 p3       8 st reload
        vpternlogd zmm10, zmm16, [rbx + 4608], 0x96   ;   352.2 p5+p2   26 st
        vpternlogd zmm19, zmm4, [rbx + 128], 0x96     ;   351.5 p0+p3   26 st
        vpternlogd zmm19, zmm27, [rbx + 5504], 0x96   ;   352.5 p5+p2   26 st
        vmovdqu64 [rsi + 133504], zmm5                ;   351.2 p8+p9   26 st
        vmovdqu64 zmm4, [rbx + 7936]                  ;   300.7 p3      26 st
        vpxord zmm4, zmm4, [rsi + 68544]              ;   352.5 p0+p2   26 st
        vpternlogd zmm4, zmm18, [rbx + 6464], 0x96    ;   353.5 p5+p3   26 st
        vpternlogd zmm4, zmm26, zmm20, 0x96           ;   354.5 p0      26 st
        vmovdqu64 [rsi + 133760], zmm2                ;   346.2 p7+p4   26 st
        vmovdqu64 zmm2, [rbx + 2176]                  ;   302.3 p2      26 st
        vpxord zmm2, zmm2, [rsi + 68608]              ;   354.2 p5+p3   26 st
        vpternlogd zmm2, zmm1, [rbx + 5824], 0x96     ;   355.2 p0+p2   26 st
        vmovdqu64 [rsi + 133888], zmm14               ;   348.2 p8+p9   26 st
        vmovdqu64 [rsi + 134272], zmm17               ;   339.2 p7+p4   26 st
        vmovdqu64 [rsi + 134080], zmm4                ;   355.5 p8+p9   26 st
        vmovdqu64 [rsi + 134144], zmm2                ;   356.2 p7+p4   26 st
        vmovdqu64 [rsi + 134720], zmm12               ;   338.5 p8+p9   26 st
        vmovdqu64 [rsi + 134400], zmm10               ;   353.2 p7+p4   26 st
        vmovdqu64 zmm1, [rbx + 6016]                  ;   303.7 p3       8 st reload
        vmovdqu64 zmm2, [rbx + 5120]                  ;   304.3 p2      26 st
        vpternlogd zmm2, zmm1, [rsi + 68416], 0x96    ;   355.2 p5+p3   26 st
        vpternlogd zmm2, zmm23, [rbx + 9152], 0x96    ;   356.2 p0+p2   26 st
        vpternlogd zmm2, zmm21, [rbx + 4032], 0x96    ;   357.2 p5+p3   26 st
        vmovdqu64 [rsi + 133952], zmm2                ;   358.2 p8+p9   26 st
        vmovdqu64 zmm1, [rbx + 1792]                  ;   306.3 p2      26 st
        vpxord zmm1, zmm1, [rsi + 68928]              ;   356.5 p0+p3   26 st
        vmovdqu64 zmm2, [rbx + 7168]                  ;   307.3 p2      11 st reload
        vmovdqu64 zmm4, [rbx + 2752]                  ;   307.7 p3       8 st reload
        vpternlogd zmm1, zmm4, zmm2, 0x96             ;   357.5 p5      26 st
        vpternlogd zmm1, zmm7, [rbx + 3840], 0x96     ;   358.5 p0+p2   26 st
        vpternlogd zmm1, zmm9, [rbx + 7680], 0x96     ;   359.5 p5+p3   26 st
        vmovdqu64 zmm4, [rbx + 6720]                  ;   309.3 p2      10 st reload
        vpternlogd zmm2, zmm4, [rsi + 69248], 0x96    ;   358.5 p0+p3   26 st
        vpternlogd zmm2, zmm24, [rbx + 6080], 0x96    ;   359.5 p5+p2   26 st
        vmovdqu64 zmm4, [rbx + 7872]                  ;   310.7 p3       8 st reload
        vpternlogd zmm2, zmm13, zmm4, 0x96            ;   360.5 p0      26 st
        vmovdqu64 [rsi + 134464], zmm1                ;   360.5 p7+p4   26 st
        mov rdi, qword [rbx + 9536]                   ;   267.3 p10     26 rows reload
        sub r9, rdi                                   ;   272.3 p1      26 rows
        sub r10, rdi                                  ;   272.3 p6      26 rows
        sub r11, rdi                                  ;   272.3 p11     26 rows
        vmovdqu64 [rsi + 134784], zmm2                ;   361.5 p8+p9   26 st
        vmovdqu64 [rsi + 135040], zmm19               ;   353.5 p7+p4   26 st
        vmovdqu64 zmm1, [rbx + 832]                   ;   311.3 p2      26 st
        vpxord zmm1, zmm1, [rsi + 68992]              ;   360.2 p5+p3   26 st
        vpternlogd zmm1, zmm22, [rbx + 5952], 0x96    ;   361.2 p0+p2   26 st
        vpternlogd zmm1, zmm6, zmm15, 0x96            ;   362.2 p5      26 st
        vmovdqu64 zmm2, [rbx + 3136]                  ;   312.7 p3       8 st reload
        vpternlogd zmm1, zmm2, [rbx + 3200], 0x96     ;   363.2 p0+p2   26 st
        vmovdqu64 [rsi + 134528], zmm1                ;   364.2 p8+p9   26 st
        sub r12, rdi                                  ;   272.3 p1      26 rows
        sub r13, rdi                                  ;   272.3 p6      26 rows
        vmovdqu64 zmm1, [rbx + 7360]                  ;   313.7 p3      26 st
        vpxord zmm1, zmm1, [rsi + 69120]              ;   362.2 p5+p2   26 st
        vpternlogd zmm1, zmm0, zmm4, 0x96             ;   363.2 p0      26 st
        vmovdqu64 [rsi + 134656], zmm1                ;   364.2 p7+p4   26 st
        sub r14, rdi                                  ;   272.3 p11     26 rows
        sub r15, rdi                                  ;   272.3 p1      26 rows
        vmovdqu64 zmm0, [rbx + 9024]                  ;   314.7 p3      26 st reload
        vmovdqu64 [rsi + 131072], zmm0                ;   320.7 p8+p9   26 st
        vmovdqu64 zmm0, [rbx + 1152]                  ;   315.3 p2       9 st reload
        vmovdqu64 zmm1, [rbx + 2816]                  ;   315.7 p3      26 st
        vpternlogd zmm1, zmm0, [rsi + 69056], 0x96    ;   363.2 p5+p2   26 st
        vpternlogd zmm1, zmm3, [rbx + 8896], 0x96     ;   364.2 p0+p3   26 st
        vpternlogd zmm1, zmm29, zmm8, 0x96            ;   365.2 p5      26 st
        vmovdqu64 zmm2, [rbx + 832]                   ;   317.3 p2       8 st reload
        vpternlogd zmm0, zmm2, [rsi + 69440], 0x96    ;   364.5 p0+p3   26 st
        vmovdqu64 zmm2, [rbx + 640]                   ;   318.3 p2       8 st reload
        vpternlogd zmm0, zmm2, [rbx + 896], 0x96      ;   365.5 p5+p3   26 st
        vpternlogd zmm0, zmm11, [rbx + 7040], 0x96    ;   366.5 p0+p2   26 st
        vmovdqu64 zmm2, [rbx + 5248]                  ;   319.7 p3       8 st reload
        vpternlogd zmm0, zmm2, [rbx + 8512], 0x96     ;   367.5 p5+p2   26 st
        vmovdqu64 [rsi + 134592], zmm1                ;   366.2 p7+p4   26 st
        vmovdqu64 [rsi + 134976], zmm0                ;   368.5 p8+p9   26 st
        vmovdqu64 zmm0, [rbx + 8960]                  ;   320.7 p3      26 st reload
        vmovdqu64 [rsi + 131136], zmm0                ;   326.7 p7+p4   26 st
        vmovdqu64 zmm0, [rbx + 8576]                  ;   321.3 p2      26 st reload
        vmovdqu64 [rsi + 131328], zmm0                ;   327.3 p8+p9   26 st
        vmovdqu64 zmm0, [rbx + 8768]                  ;   321.7 p3      26 st reload
        vmovdqu64 [rsi + 131392], zmm0                ;   327.7 p7+p4   26 st
        vmovdqu64 zmm0, [rbx + 8000]                  ;   322.3 p2      26 st reload
        vmovdqu64 [rsi + 131520], zmm0                ;   328.3 p8+p9   26 st
        vmovdqu64 zmm0, [rbx + 5696]                  ;   322.7 p3      26 st reload
        vmovdqu64 [rsi + 131648], zmm0                ;   328.7 p7+p4   26 st
        vmovdqu64 zmm0, [rbx + 3904]                  ;   323.3 p2      26 st reload
        vmovdqu64 [rsi + 131712], zmm0                ;   329.3 p8+p9   26 st
        vmovdqu64 zmm0, [rbx + 1024]                  ;   323.7 p3       8 st reload
        vmovdqu64 zmm1, [rbx + 6848]                  ;   324.3 p2      26 st
        vpternlogd zmm1, zmm0, [rsi + 69312], 0x96    ;   366.5 p0+p3   26 st
        vpternlogd zmm1, zmm31, zmm4, 0x96            ;   367.5 p5      26 st
        vpternlogd zmm1, zmm25, [rbx + 9280], 0x96    ;   368.5 p0+p2   26 st
        vmovdqu64 [rsi + 134848], zmm1                ;   369.5 p7+p4   26 st
        vmovdqu64 zmm0, [rbx + 8448]                  ;   325.7 p3      26 st reload
        vmovdqu64 [rsi + 131840], zmm0                ;   331.7 p8+p9   26 st
        vmovdqu64 zmm0, [rbx + 9408]                  ;   326.3 p2      26 st reload
        vmovdqu64 [rsi + 132032], zmm0                ;   332.3 p7+p4   26 st
        vmovdqu64 zmm0, [rbx + 6976]                  ;   326.7 p3      26 st reload
        vmovdqu64 [rsi + 132096], zmm0                ;   332.7 p8+p9   26 st
        vmovdqu64 zmm0, [rbx + 2240]                  ;   327.3 p2      26 st reload
        vmovdqu64 [rsi + 132288], zmm0                ;   333.3 p7+p4   26 st
        vmovdqu64 zmm0, [rbx + 8832]                  ;   327.7 p3      26 st reload
        vmovdqu64 [rsi + 132352], zmm0                ;   333.7 p8+p9   26 st
        vmovdqu64 zmm0, [rbx + 8256]                  ;   328.3 p2      26 st reload
        vmovdqu64 [rsi + 132416], zmm0                ;   334.3 p7+p4   26 st
        vmovdqu64 zmm0, [rbx + 9088]                  ;   328.7 p3      26 st reload
        vmovdqu64 [rsi + 132544], zmm0                ;   334.7 p8+p9   26 st
        vmovdqu64 zmm0, [rbx + 7744]                  ;   329.3 p2      26 st reload
        vmovdqu64 [rsi + 134016], zmm0                ;   335.3 p7+p4   26 st
        vmovdqu64 zmm0, [rbx + 1600]                  ;   329.7 p3      26 st reload
        vmovdqu64 [rsi + 134336], zmm0                ;   335.7 p8+p9   26 st
        vmovdqu64 zmm0, [rbx + 3008]                  ;   330.3 p2      26 st reload
        vmovdqu64 [rsi + 134912], zmm0                ;   336.3 p7+p4   26 st
        add r9, 0x1000                                ;   283.0 p6      26 rows
        and r9, 0x7fff                                ;   284.0 p11     26 rows
        add r9, rdi                                   ;   285.0 p1      26 rows
        add r10, 0x1000                               ;   284.0 p6      26 rows
        and r10, 0x7fff                               ;   285.0 p11     26 rows
        add r10, rdi                                  ;   286.0 p1      26 rows
        add r11, 0x1000                               ;   285.0 p6      26 rows
        and r11, 0x7fff                               ;   286.0 p11     26 rows
        add r11, rdi                                  ;   287.0 p1      26 rows
        add r12, 0x1000                               ;   286.0 p6      26 rows
        and r12, 0x7fff                               ;   287.0 p11     26 rows
        add r12, rdi                                  ;   288.0 p1      26 rows
        add r13, 0x1000                               ;   287.0 p6      26 rows
        and r13, 0x7fff                               ;   288.0 p11     26 rows
        add r13, rdi                                  ;   289.0 p1      26 rows
        add r14, 0x1000                               ;   288.0 p6      26 rows
        and r14, 0x7fff                               ;   289.0 p11     26 rows
        add r14, rdi                                  ;   290.0 p1      26 rows
        mov qword [rbx + 9688], r14                   ;   293.7 p8+p9   26 rows
        add r15, 0x1000                               ;   289.0 p6      26 rows
        and r15, 0x7fff                               ;   290.0 p11     26 rows
        add r15, rdi                                  ;   291.0 p1      26 rows
        mov qword [rbx + 9696], r15                   ;   294.7 p7+p9   26 rows
        add rsi, 0x1000                               ;   290.0 p6      26 rows
        mov qword [rbx + 9704], rsi                   ;   295.5 p8+p4   26 rows
        add r8, 0x1000                                ;   290.2 p11     26 rows
        cmp r8, qword [rbx + 9720]                    ;                    more rows?
        jne .rows_6
        mov qword [rbx + 9712], r8                    ;                    resident
        mov qword [rbx + 9648], r9                    ;                    resident
        mov qword [rbx + 9656], r10                   ;                    resident
        mov qword [rbx + 9664], r11                   ;                    resident
        mov qword [rbx + 9672], r12                   ;                    resident
        mov qword [rbx + 9680], r13                   ;                    resident
        mov r8, qword [rbx + 9552]                    ;     0.0 p2      23 halves
        add r8, 0x1000                                ;     5.0 p0      23 halves
        mov qword [rbx + 9552], r8                    ;     6.0 p7+p4   23 halves
        mov r8, qword [rbx + 9544]                    ;     0.5 p3      23 halves
        add r8, -32768                                ;     5.5 p1      23 halves
        mov qword [rbx + 9544], r8                    ;     6.5 p8+p9   23 halves
        mov r8, qword [rbx + 9536]                    ;     1.0 p10     23 halves
        add r8, 0x8000                                ;     6.0 p5      23 halves
        mov qword [rbx + 9536], r8                    ;     7.0 p7+p4   23 halves
        cmp r8, qword [rbx + 9560]                    ;                    more halves?
        jne .halves_4
        mov r8, qword [rbx + 9520]                    ;     0.0 p2      22 rounds
        add r8, 0x2000                                ;     5.0 p0      22 rounds
        mov qword [rbx + 9520], r8                    ;     6.0 p7+p4   22 rounds
        cmp r8, qword [rbx + 9528]                    ;                    more rounds?
        jne .rounds_3
        mov r8, qword [rbx + 9488]                    ;     0.0 p2      29 end reload
        mov qword [rbx + 9728], r8                    ;     5.0 p7+p4   29 end
        mov r9, qword [rbx + 9472]                    ;     0.3 p3      29 end reload
        mov qword [rbx + 9736], r9                    ;     5.3 p8+p9   29 end
        add r8, 0x8000                                ;     5.0 p0      29 end
        mov qword [rbx + 9744], r8                    ;     6.0 p7+p4   29 end
        mov r8, qword [rbx + 9728]                    ;                    resident
        mov r9, qword [rbx + 9736]                    ;                    resident
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
        cmp r8, qword [rbx + 9744]                    ;                    more end?
        jne .end_7
        mov qword [rbx + 9728], r8                    ;                    resident
        mov qword [rbx + 9736], r9                    ;                    resident
        mov r8, qword [rbx + 9472]                    ;     0.0 p2      16 blocks
        add r8, 0x8000                                ;     5.0 p0      16 blocks
        mov qword [rbx + 9472], r8                    ;     6.0 p7+p4   16 blocks
        cmp r8, qword [rbx + 9480]                    ;                    more blocks?
        jne .blocks_1
.blocks_1_done:
        vzeroupper                                    ;                    x87 state
        mov rsp, qword [rbx + 9752]                   ;                    frame
        pop r15                                       ;                    preserved
        pop r14                                       ;                    preserved
        pop r13                                       ;                    preserved
        pop r12                                       ;                    preserved
        pop rbp                                       ;                    preserved
        pop rbx                                       ;                    preserved
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
