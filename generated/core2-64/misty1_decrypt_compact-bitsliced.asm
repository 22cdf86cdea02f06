; misty1_decrypt_compact for Intel Core 2, 65 nm (Conroe, Merom), 64-bit code (core2-64)
; made by cipherwright 0.1.0 from ciphers/misty1.cw (sha256 553b4747b909f075); do not edit:
;   ./cw build misty1_decrypt_compact --cpu core2-64 --variant bitsliced
;
; void misty1_decrypt_compact(const void *k, const void *src, void *dst, uint32_t n);   System V, 64 bits
;   k: 4096 bytes (256 slices), read, secret, aligned to 16 bytes
;   src: 1024 bytes a batch (64 slices), read, secret, aligned to 16 bytes
;   dst: 1024 bytes a batch (64 slices), written, secret, aligned to 16 bytes
;   n: number of batches of 128 blocks, may be 0
; Parameters do not overlap, but dst may be exactly in place of src.
; Preserves rbx rbp r12 r13 r14 r15 rsp and the direction flag; changes rax rcx rdx rsi rdi r8 r9 r10 r11 and the other flags.
; Changes xmm0 to xmm15.
; Constant time: no secret reaches an address or a branch.
; The frame holds secrets after return (`wipe` clears it).
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 4 uops, planned 5.0; bounds: width 1.0, ports 2.0, path 2.0
;   blocks: 274 uops, planned 131.0; bounds: width 68.5, ports 130.0, path 7.0
;   blocks/rounds: 4080 uops, planned 1545.0; bounds: width 1020.0, ports 1344.0, path 72.0
;   blocks.2: 134 uops, planned 69.0; bounds: width 33.5, ports 66.0, path 1.0
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
%fatal "misty1_decrypt_compact is called by the System V, 64 bits convention: assemble it with nasm -f elf64 or macho64; for win64 build the target with -win64 behind its name and for 32 bits the one without -64"
%endif

        bits 64
        section .text
        align 16
for_formats macho64
%if HERE
        global $_misty1_decrypt_compact
$_misty1_decrypt_compact:
%else
        global $misty1_decrypt_compact
%endif
$misty1_decrypt_compact:
        push rbx                                                   ;                    preserved
        push rbp                                                   ;                    preserved
        push r12                                                   ;                    preserved
        push r13                                                   ;                    preserved
        push r14                                                   ;                    preserved
        push r15                                                   ;                    preserved
        sub rsp, 0x8d8                                             ;                    frame
        lea rbp, [rsp + 128]                                       ;                    frame
        mov dword [rbp + 2120], ecx                                ;                    argument
        mov qword [rbp + 2016], rsi                                ;                    argument
        mov qword [rbp + 2032], rdi                                ;                    argument
        mov qword [rbp + 2112], rdx                                ;                    argument
        lea rdx, [rbp + 256]                                       ;                    frame
        lea rdi, [rbp + 512]                                       ;                    frame
        lea rcx, [rbp + 768]                                       ;                    frame
        lea rax, [rbp + 1024]                                      ;                    frame
        lea rbx, [rbp + 1280]                                      ;                    frame
        mov r8d, dword [rbp + 2120]                                ;     0.0 p2     143 blocks
        shl r8, 0xa                                                ;     3.0 p0     143 blocks
        add r8, qword [rbp + 2016]                                 ;     4.0 p1+p2  143 blocks
        mov qword [rbp + 2024], r8                                 ;     5.0 p3+p4  143 blocks
        cmp dword [rbp + 2120], 0                                  ;                    no blocks?
        je .blocks_1_done
        align 16
.blocks_1:
        mov r8, qword [rbp + 2016]                                 ;     0.0 p2     124 r.0 reload
        movaps xmm0, [r8 + 512]                                    ;     3.0 p2     125 l.0
        movaps xmm1, [r8 + 528]                                    ;     3.0 p2     125 l.1
        movaps xmm2, [r8 + 544]                                    ;     3.0 p2     125 l.2
        movaps xmm3, xmm0                                          ;     6.0 p0      66 l copy
        movaps xmm4, [r8 + 560]                                    ;     4.0 p2     125 l.3
        movaps xmm5, [r8 + 576]                                    ;     5.0 p2     125 l.4
        movaps xmm6, xmm1                                          ;     6.0 p1      66 l copy
        mov r9, qword [rbp + 2032]                                 ;     6.0 p2      86 r.0 reload
        orps xmm3, [r9 + 2560]                                     ;    12.0 p5+p2   66 l
        xorps xmm3, [r8 + 768]                                     ;    13.0 p0+p2   66 l
        movaps [rbp + 1792], xmm3                                  ;    14.0 p3+p4  126 rounds
        andps xmm3, [r9 + 1024]                                    ;    14.0 p1+p2   67 l
        xorps xmm0, xmm3                                           ;    15.0 p5      67 l
        movaps [rbp + 1504], xmm0                                  ;    16.0 p3+p4  126 rounds
        orps xmm6, [r9 + 2576]                                     ;    12.0 p0+p2   66 l
        xorps xmm6, [r8 + 784]                                     ;    13.0 p1+p2   66 l
        movaps [rbp + 1808], xmm6                                  ;    14.0 p3+p4  126 rounds
        andps xmm6, [r9 + 1040]                                    ;    14.0 p5+p2   67 l
        xorps xmm1, xmm6                                           ;    15.0 p0      67 l
        movaps [rbp + 1520], xmm1                                  ;    16.0 p3+p4  126 rounds
        movaps xmm0, xmm2                                          ;     6.0 p1      66 l copy
        orps xmm0, [r9 + 2592]                                     ;    13.0 p5+p2   66 l
        xorps xmm0, [r8 + 800]                                     ;    14.0 p0+p2   66 l
        movaps [rbp + 1824], xmm0                                  ;    15.0 p3+p4  126 rounds
        andps xmm0, [r9 + 1056]                                    ;    15.0 p1+p2   67 l
        xorps xmm2, xmm0                                           ;    16.0 p5      67 l
        movaps [rbp + 1536], xmm2                                  ;    17.0 p3+p4  126 rounds
        movaps xmm0, [r8 + 592]                                    ;    16.0 p2     125 l.5
        movaps xmm1, xmm4                                          ;    13.2 p0      66 l copy
        orps xmm1, [r9 + 2608]                                     ;    17.0 p1+p2   66 l
        xorps xmm1, [r8 + 816]                                     ;    18.0 p5+p2   66 l
        movaps [rbp + 1840], xmm1                                  ;    19.0 p3+p4  126 rounds
        andps xmm1, [r9 + 1072]                                    ;    19.0 p0+p2   67 l
        xorps xmm4, xmm1                                           ;    20.0 p1      67 l
        movaps [rbp + 1552], xmm4                                  ;    21.0 p3+p4  126 rounds
        movaps xmm1, [r8 + 608]                                    ;    20.0 p2     125 l.6
        movaps xmm2, xmm5                                          ;    15.2 p5      66 l copy
        orps xmm2, [r9 + 2624]                                     ;    21.0 p0+p2   66 l
        xorps xmm2, [r8 + 832]                                     ;    22.0 p1+p2   66 l
        movaps [rbp + 1856], xmm2                                  ;    23.0 p3+p4  126 rounds
        andps xmm2, [r9 + 1088]                                    ;    23.0 p5+p2   67 l
        xorps xmm5, xmm2                                           ;    24.0 p0      67 l
        movaps [rbp + 1568], xmm5                                  ;    25.0 p3+p4  126 rounds
        movaps xmm2, [r8 + 624]                                    ;    24.0 p2     125 l.7
        movaps xmm3, xmm0                                          ;    19.0 p1      66 l copy
        orps xmm3, [r9 + 2640]                                     ;    25.0 p5+p2   66 l
        xorps xmm3, [r8 + 848]                                     ;    26.0 p0+p2   66 l
        movaps [rbp + 1872], xmm3                                  ;    27.0 p3+p4  126 rounds
        andps xmm3, [r9 + 1104]                                    ;    27.0 p1+p2   67 l
        xorps xmm0, xmm3                                           ;    28.0 p5      67 l
        movaps [rbp + 1584], xmm0                                  ;    29.0 p3+p4  126 rounds
        movaps xmm0, [r8 + 640]                                    ;    28.0 p2     125 l.8
        movaps xmm3, xmm1                                          ;    23.0 p0      66 l copy
        orps xmm3, [r9 + 2656]                                     ;    29.0 p1+p2   66 l
        xorps xmm3, [r8 + 864]                                     ;    30.0 p5+p2   66 l
        movaps [rbp + 1888], xmm3                                  ;    31.0 p3+p4  126 rounds
        andps xmm3, [r9 + 1120]                                    ;    31.0 p0+p2   67 l
        xorps xmm1, xmm3                                           ;    32.0 p1      67 l
        movaps [rbp + 1600], xmm1                                  ;    33.0 p3+p4  126 rounds
        movaps xmm1, [r8 + 656]                                    ;    32.0 p2     125 l.9
        movaps xmm3, xmm2                                          ;    27.0 p5      66 l copy
        orps xmm3, [r9 + 2672]                                     ;    33.0 p0+p2   66 l
        xorps xmm3, [r8 + 880]                                     ;    34.0 p1+p2   66 l
        movaps [rbp + 1904], xmm3                                  ;    35.0 p3+p4  126 rounds
        andps xmm3, [r9 + 1136]                                    ;    35.0 p5+p2   67 l
        xorps xmm2, xmm3                                           ;    36.0 p0      67 l
        movaps [rbp + 1616], xmm2                                  ;    37.0 p3+p4  126 rounds
        movaps xmm2, [r8 + 672]                                    ;    36.0 p2     125 l.10
        movaps xmm3, xmm0                                          ;    31.0 p1      66 l copy
        orps xmm3, [r9 + 2688]                                     ;    37.0 p5+p2   66 l
        xorps xmm3, [r8 + 896]                                     ;    38.0 p0+p2   66 l
        movaps [rbp + 1920], xmm3                                  ;    39.0 p3+p4  126 rounds
        andps xmm3, [r9 + 1152]                                    ;    39.0 p1+p2   67 l
        xorps xmm0, xmm3                                           ;    40.0 p5      67 l
        movaps [rbp + 1632], xmm0                                  ;    41.0 p3+p4  126 rounds
        movaps xmm0, [r8 + 688]                                    ;    40.0 p2     125 l.11
        movaps xmm3, [r8 + 704]                                    ;    41.0 p2     125 l.12
        movaps xmm4, xmm1                                          ;    35.0 p0      66 l copy
        orps xmm4, [r9 + 2704]                                     ;    42.0 p1+p2   66 l
        xorps xmm4, [r8 + 912]                                     ;    43.0 p5+p2   66 l
        movaps [rbp + 1936], xmm4                                  ;    44.0 p3+p4  126 rounds
        andps xmm4, [r9 + 1168]                                    ;    44.0 p0+p2   67 l
        xorps xmm1, xmm4                                           ;    45.0 p1      67 l
        movaps [rbp + 1648], xmm1                                  ;    46.0 p3+p4  126 rounds
        movaps xmm1, [r8 + 720]                                    ;    45.0 p2     125 l.13
        movaps xmm4, xmm2                                          ;    39.0 p5      66 l copy
        orps xmm4, [r9 + 2720]                                     ;    46.0 p0+p2   66 l
        xorps xmm4, [r8 + 928]                                     ;    47.0 p1+p2   66 l
        movaps [rbp + 1952], xmm4                                  ;    48.0 p3+p4  126 rounds
        andps xmm4, [r9 + 1184]                                    ;    48.0 p5+p2   67 l
        xorps xmm2, xmm4                                           ;    49.0 p0      67 l
        movaps [rbp + 1664], xmm2                                  ;    50.0 p3+p4  126 rounds
        movaps xmm2, [r8 + 736]                                    ;    49.0 p2     125 l.14
        movaps xmm4, xmm0                                          ;    43.0 p1      66 l copy
        orps xmm4, [r9 + 2736]                                     ;    50.0 p5+p2   66 l
        xorps xmm4, [r8 + 944]                                     ;    51.0 p0+p2   66 l
        movaps [rbp + 1968], xmm4                                  ;    52.0 p3+p4  126 rounds
        andps xmm4, [r9 + 1200]                                    ;    52.0 p1+p2   67 l
        xorps xmm0, xmm4                                           ;    53.0 p5      67 l
        movaps [rbp + 1680], xmm0                                  ;    54.0 p3+p4  126 rounds
        movaps xmm0, xmm3                                          ;    45.0 p0      66 l copy
        orps xmm0, [r9 + 2752]                                     ;    53.0 p1+p2   66 l
        xorps xmm0, [r8 + 960]                                     ;    54.0 p5+p2   66 l
        movaps [rbp + 1984], xmm0                                  ;    55.0 p3+p4  126 rounds
        andps xmm0, [r9 + 1216]                                    ;    55.0 p0+p2   67 l
        xorps xmm3, xmm0                                           ;    56.0 p1      67 l
        movaps [rbp + 1696], xmm3                                  ;    57.0 p3+p4  126 rounds
        movaps xmm0, [r8 + 752]                                    ;    56.0 p2     125 l.15
        movaps xmm3, xmm1                                          ;    49.0 p5      66 l copy
        orps xmm3, [r9 + 2768]                                     ;    57.0 p0+p2   66 l
        xorps xmm3, [r8 + 976]                                     ;    58.0 p1+p2   66 l
        movaps [rbp + 2000], xmm3                                  ;    59.0 p3+p4  126 rounds
        andps xmm3, [r9 + 1232]                                    ;    59.0 p5+p2   67 l
        xorps xmm1, xmm3                                           ;    60.0 p0      67 l
        movaps [rbp + 1712], xmm1                                  ;    61.0 p3+p4  126 rounds
        movaps xmm1, [r8]                                          ;    60.0 p2     124 r.0
        movaps xmm3, xmm2                                          ;    53.0 p1      66 l copy
        orps xmm3, [r9 + 2784]                                     ;    61.0 p5+p2   66 l
        xorps xmm3, [r8 + 992]                                     ;    62.0 p0+p2   66 l
        movaps [rbp + 1728], xmm3                                  ;    63.0 p3+p4  126 rounds
        andps xmm3, [r9 + 1248]                                    ;    63.0 p1+p2   67 l
        xorps xmm2, xmm3                                           ;    64.0 p5      67 l
        movaps [rbp + 1744], xmm2                                  ;    65.0 p3+p4  126 rounds
        movaps xmm2, [r8 + 16]                                     ;    64.0 p2     124 r.1
        movaps xmm3, xmm0                                          ;    59.0 p0      66 l copy
        orps xmm3, [r9 + 2800]                                     ;    65.0 p1+p2   66 l
        xorps xmm3, [r8 + 1008]                                    ;    66.0 p5+p2   66 l
        movaps [rbp + 1760], xmm3                                  ;    67.0 p3+p4  126 rounds
        andps xmm3, [r9 + 1264]                                    ;    67.0 p0+p2   67 l
        xorps xmm0, xmm3                                           ;    68.0 p1      67 l
        movaps [rbp + 1776], xmm0                                  ;    69.0 p3+p4  126 rounds
        movaps xmm0, [r8 + 32]                                     ;    68.0 p2     124 r.2
        movaps xmm3, xmm1                                          ;    63.0 p5      66 l copy
        orps xmm3, [r9]                                            ;    69.0 p0+p2   66 l
        xorps xmm3, [r8 + 256]                                     ;    70.0 p1+p2   66 l
        movaps [rbx - 32], xmm3                                    ;    71.0 p3+p4  126 rounds
        andps xmm3, [r9 + 3584]                                    ;    71.0 p5+p2   67 l
        xorps xmm1, xmm3                                           ;    72.0 p0      67 l
        movaps [rax - 48], xmm1                                    ;    73.0 p3+p4  126 rounds
        movaps xmm1, [r8 + 48]                                     ;    72.0 p2     124 r.3
        movaps xmm3, xmm2                                          ;    67.0 p1      66 l copy
        orps xmm3, [r9 + 16]                                       ;    73.0 p5+p2   66 l
        xorps xmm3, [r8 + 272]                                     ;    74.0 p0+p2   66 l
        movaps [rbx - 16], xmm3                                    ;    75.0 p3+p4  126 rounds
        andps xmm3, [r9 + 3600]                                    ;    75.0 p1+p2   67 l
        xorps xmm2, xmm3                                           ;    76.0 p5      67 l
        movaps [rax - 32], xmm2                                    ;    77.0 p3+p4  126 rounds
        movaps xmm2, [r8 + 64]                                     ;    76.0 p2     124 r.4
        movaps xmm3, [r8 + 80]                                     ;    77.0 p2     124 r.5
        movaps xmm4, xmm0                                          ;    71.0 p0      66 l copy
        orps xmm4, [r9 + 32]                                       ;    78.0 p1+p2   66 l
        xorps xmm4, [r8 + 288]                                     ;    79.0 p5+p2   66 l
        movaps [rbx + 0], xmm4                                     ;    80.0 p3+p4  126 rounds
        andps xmm4, [r9 + 3616]                                    ;    80.0 p0+p2   67 l
        xorps xmm0, xmm4                                           ;    81.0 p1      67 l
        movaps [rax - 16], xmm0                                    ;    82.0 p3+p4  126 rounds
        movaps xmm0, [r8 + 96]                                     ;    81.0 p2     124 r.6
        movaps xmm4, xmm1                                          ;    75.0 p5      66 l copy
        orps xmm4, [r9 + 48]                                       ;    82.0 p0+p2   66 l
        xorps xmm4, [r8 + 304]                                     ;    83.0 p1+p2   66 l
        movaps [rbx + 16], xmm4                                    ;    84.0 p3+p4  126 rounds
        andps xmm4, [r9 + 3632]                                    ;    84.0 p5+p2   67 l
        xorps xmm1, xmm4                                           ;    85.0 p0      67 l
        movaps [rax + 0], xmm1                                     ;    86.0 p3+p4  126 rounds
        movaps xmm1, [r8 + 112]                                    ;    85.0 p2     124 r.7
        movaps xmm4, xmm2                                          ;    79.0 p1      66 l copy
        orps xmm4, [r9 + 64]                                       ;    86.0 p5+p2   66 l
        xorps xmm4, [r8 + 320]                                     ;    87.0 p0+p2   66 l
        movaps [rbx + 32], xmm4                                    ;    88.0 p3+p4  126 rounds
        andps xmm4, [r9 + 3648]                                    ;    88.0 p1+p2   67 l
        xorps xmm2, xmm4                                           ;    89.0 p5      67 l
        movaps [rax + 16], xmm2                                    ;    90.0 p3+p4  126 rounds
        movaps xmm2, xmm3                                          ;    81.0 p0      66 l copy
        orps xmm2, [r9 + 80]                                       ;    89.0 p1+p2   66 l
        xorps xmm2, [r8 + 336]                                     ;    90.0 p5+p2   66 l
        movaps [rbx + 48], xmm2                                    ;    91.0 p3+p4  126 rounds
        andps xmm2, [r9 + 3664]                                    ;    91.0 p0+p2   67 l
        xorps xmm3, xmm2                                           ;    92.0 p1      67 l
        movaps [rax + 32], xmm3                                    ;    93.0 p3+p4  126 rounds
        movaps xmm2, [r8 + 128]                                    ;    92.0 p2     124 r.8
        movaps xmm3, xmm0                                          ;    85.0 p5      66 l copy
        orps xmm3, [r9 + 96]                                       ;    93.0 p0+p2   66 l
        xorps xmm3, [r8 + 352]                                     ;    94.0 p1+p2   66 l
        movaps [rbx + 64], xmm3                                    ;    95.0 p3+p4  126 rounds
        andps xmm3, [r9 + 3680]                                    ;    95.0 p5+p2   67 l
        xorps xmm0, xmm3                                           ;    96.0 p0      67 l
        movaps [rax + 48], xmm0                                    ;    97.0 p3+p4  126 rounds
        movaps xmm0, [r8 + 144]                                    ;    96.0 p2     124 r.9
        movaps xmm3, xmm1                                          ;    89.0 p1      66 l copy
        orps xmm3, [r9 + 112]                                      ;    97.0 p5+p2   66 l
        xorps xmm3, [r8 + 368]                                     ;    98.0 p0+p2   66 l
        movaps [rbx + 80], xmm3                                    ;    99.0 p3+p4  126 rounds
        andps xmm3, [r9 + 3696]                                    ;    99.0 p1+p2   67 l
        xorps xmm1, xmm3                                           ;   100.0 p5      67 l
        movaps [rax + 64], xmm1                                    ;   101.0 p3+p4  126 rounds
        movaps xmm1, [r8 + 160]                                    ;   100.0 p2     124 r.10
        movaps xmm3, xmm2                                          ;    95.0 p0      66 l copy
        orps xmm3, [r9 + 128]                                      ;   101.0 p1+p2   66 l
        xorps xmm3, [r8 + 384]                                     ;   102.0 p5+p2   66 l
        movaps [rbx + 96], xmm3                                    ;   103.0 p3+p4  126 rounds
        andps xmm3, [r9 + 3712]                                    ;   103.0 p0+p2   67 l
        xorps xmm2, xmm3                                           ;   104.0 p1      67 l
        movaps [rax + 80], xmm2                                    ;   105.0 p3+p4  126 rounds
        movaps xmm2, [r8 + 176]                                    ;   104.0 p2     124 r.11
        movaps xmm3, xmm0                                          ;    99.0 p5      66 l copy
        orps xmm3, [r9 + 144]                                      ;   105.0 p0+p2   66 l
        xorps xmm3, [r8 + 400]                                     ;   106.0 p1+p2   66 l
        movaps [rbx + 112], xmm3                                   ;   107.0 p3+p4  126 rounds
        andps xmm3, [r9 + 3728]                                    ;   107.0 p5+p2   67 l
        xorps xmm0, xmm3                                           ;   108.0 p0      67 l
        movaps [rax + 96], xmm0                                    ;   109.0 p3+p4  126 rounds
        movaps xmm0, [r8 + 192]                                    ;   108.0 p2     124 r.12
        movaps xmm3, [r8 + 208]                                    ;   109.0 p2     124 r.13
        movaps xmm4, xmm1                                          ;   103.0 p1      66 l copy
        orps xmm4, [r9 + 160]                                      ;   110.0 p5+p2   66 l
        xorps xmm4, [r8 + 416]                                     ;   111.0 p0+p2   66 l
        movaps [rbp + 1408], xmm4                                  ;   112.0 p3+p4  126 rounds
        andps xmm4, [r9 + 3744]                                    ;   112.0 p1+p2   67 l
        xorps xmm1, xmm4                                           ;   113.0 p5      67 l
        movaps [rax + 112], xmm1                                   ;   114.0 p3+p4  126 rounds
        movaps xmm1, [r8 + 224]                                    ;   113.0 p2     124 r.14
        movaps xmm4, xmm2                                          ;   107.0 p0      66 l copy
        orps xmm4, [r9 + 176]                                      ;   114.0 p1+p2   66 l
        xorps xmm4, [r8 + 432]                                     ;   115.0 p5+p2   66 l
        movaps [rbp + 1424], xmm4                                  ;   116.0 p3+p4  126 rounds
        andps xmm4, [r9 + 3760]                                    ;   116.0 p0+p2   67 l
        xorps xmm2, xmm4                                           ;   117.0 p1      67 l
        movaps [rbx - 128], xmm2                                   ;   118.0 p3+p4  126 rounds
        movaps xmm2, [r8 + 240]                                    ;   117.0 p2     124 r.15
        mov qword [rbp + 2040], r9                                 ;   109.0 p3+p4  126 rounds
        mov qword [rbp + 2048], r9                                 ;   110.0 p3+p4  126 rounds
        movaps xmm4, xmm0                                          ;   111.0 p5      66 l copy
        orps xmm4, [r9 + 192]                                      ;   118.0 p0+p2   66 l
        xorps xmm4, [r8 + 448]                                     ;   119.0 p1+p2   66 l
        movaps [rbp + 1440], xmm4                                  ;   120.0 p3+p4  126 rounds
        andps xmm4, [r9 + 3776]                                    ;   120.0 p5+p2   67 l
        xorps xmm0, xmm4                                           ;   121.0 p0      67 l
        movaps [rbx - 112], xmm0                                   ;   122.0 p3+p4  126 rounds
        movaps xmm0, xmm3                                          ;   113.0 p1      66 l copy
        orps xmm0, [r9 + 208]                                      ;   121.0 p5+p2   66 l
        xorps xmm0, [r8 + 464]                                     ;   122.0 p0+p2   66 l
        movaps [rbp + 1456], xmm0                                  ;   123.0 p3+p4  126 rounds
        andps xmm0, [r9 + 3792]                                    ;   123.0 p1+p2   67 l
        xorps xmm3, xmm0                                           ;   124.0 p5      67 l
        movaps [rbx - 96], xmm3                                    ;   125.0 p3+p4  126 rounds
        movaps xmm0, xmm1                                          ;   116.2 p0      66 l copy
        orps xmm0, [r9 + 224]                                      ;   124.0 p1+p2   66 l
        xorps xmm0, [r8 + 480]                                     ;   125.0 p5+p2   66 l
        movaps [rbp + 1472], xmm0                                  ;   126.0 p3+p4  126 rounds
        andps xmm0, [r9 + 3808]                                    ;   126.0 p0+p2   67 l
        xorps xmm1, xmm0                                           ;   127.0 p1      67 l
        movaps [rbx - 80], xmm1                                    ;   128.0 p3+p4  126 rounds
        movaps xmm0, xmm2                                          ;   120.0 p5      66 l copy
        orps xmm0, [r9 + 240]                                      ;   127.0 p0+p2   66 l
        xorps xmm0, [r8 + 496]                                     ;   128.0 p1+p2   66 l
        movaps [rbp + 1488], xmm0                                  ;   129.0 p3+p4  126 rounds
        andps xmm0, [r9 + 3824]                                    ;   129.0 p5+p2   67 l
        xorps xmm2, xmm0                                           ;   130.0 p0      67 l
        movaps [rbx - 64], xmm2                                    ;   131.0 p3+p4  126 rounds
        lea r8, [r9 + 1536]                                        ;   123.0 p0     126 rounds
        mov qword [rbp + 2056], r8                                 ;   124.0 p3+p4  126 rounds
        lea r8, [r9 + 512]                                         ;   124.0 p0     126 rounds
        mov qword [rbp + 2064], r8                                 ;   125.0 p3+p4  126 rounds
        lea r8, [r9 + 1024]                                        ;   125.0 p0     126 rounds
        mov qword [rbp + 2072], r8                                 ;   126.0 p3+p4  126 rounds
        lea r8, [r9 + 256]                                         ;   126.0 p0     126 rounds
        mov qword [rbp + 2080], r8                                 ;   127.0 p3+p4  126 rounds
        lea r8, [r9 + 1280]                                        ;   127.0 p0     126 rounds
        mov qword [rbp + 2088], r8                                 ;   128.0 p3+p4  126 rounds
        lea r8, [r9 + 1792]                                        ;   128.0 p0     126 rounds
        mov qword [rbp + 2096], r8                                 ;   129.0 p3+p4  126 rounds
        add r9, -1024                                              ;   126.2 p1     126 rounds
        mov qword [rbp + 2104], r9                                 ;   129.2 p3+p4  126 rounds
        movdqa xmm0, [rbp + 1792]                                  ;                    resident
        movdqa xmm1, [rbp + 1808]                                  ;                    resident
        movdqa xmm2, [rbp + 1824]                                  ;                    resident
        movdqa xmm3, [rbp + 1840]                                  ;                    resident
        movdqa xmm4, [rbp + 1856]                                  ;                    resident
        movdqa xmm5, [rbp + 1872]                                  ;                    resident
        movdqa xmm6, [rbp + 1888]                                  ;                    resident
        movdqa xmm7, [rbp + 1904]                                  ;                    resident
        movdqa xmm8, [rbp + 1920]                                  ;                    resident
        movdqa xmm9, [rbp + 1936]                                  ;                    resident
        movdqa xmm10, [rbp + 1952]                                 ;                    resident
        movdqa xmm11, [rbp + 1968]                                 ;                    resident
        movdqa xmm12, [rbp + 1984]                                 ;                    resident
        movdqa xmm13, [rbp + 2000]                                 ;                    resident
        mov r8, qword [rbp + 2040]                                 ;                    resident
        mov r9, qword [rbp + 2064]                                 ;                    resident
        mov r10, qword [rbp + 2056]                                ;                    resident
        mov r11, qword [rbp + 2072]                                ;                    resident
        mov r12, qword [rbp + 2048]                                ;                    resident
        mov r13, qword [rbp + 2080]                                ;                    resident
        mov r14, qword [rbp + 2088]                                ;                    resident
        mov r15, qword [rbp + 2096]                                ;                    resident
        align 16
.rounds_2:
        movaps xmm14, [r10]                                        ;     0.0 p2      76 l.0
        movaps xmm15, [r10 + 16]                                   ;     1.0 p2      76 l.1
        movaps xmm15, [r10 + 32]                                   ;     2.0 p2      76 l.2
        movaps xmm15, [r10 + 48]                                   ;     3.0 p2      76 l.3
        movaps xmm15, [r10 + 64]                                   ;     4.0 p2      76 l.4
        movaps xmm15, [r10 + 80]                                   ;     5.0 p2      76 l.5
        movaps xmm15, [r10 + 96]                                   ;     6.0 p2      76 l.6
        movaps xmm15, [r10 + 112]                                  ;     7.0 p2      76 l.7
        movaps xmm15, [r10 + 128]                                  ;     8.0 p2      76 l.8
        movaps xmm15, [r10 + 144]                                  ;     9.0 p2      76 l.9
        movaps xmm15, [r10 + 160]                                  ;    10.0 p2      76 l.10
        movaps xmm15, [r10 + 176]                                  ;    11.0 p2      76 l.11
        movaps xmm15, [r10 + 192]                                  ;    12.0 p2      76 l.12
        movaps xmm15, [r10 + 208]                                  ;    13.0 p2      76 l.13
        movaps xmm15, [r10 + 224]                                  ;    14.0 p2      76 l.14
        movaps xmm15, [r10 + 240]                                  ;    15.0 p2      76 l.15
        movaps xmm15, [r10 + 256]                                  ;    16.0 p2      54 next
        xorps xmm15, [rbx - 32]                                    ;    19.0 p0+p2   54 next
        movaps xmm14, [r10 + 272]                                  ;    18.0 p2      54 next
        xorps xmm14, [rbx - 16]                                    ;    21.0 p1+p2   54 next
        movaps [rcx + 16], xmm13                                   ;     5.0 p3+p4  108 r spill
        movaps xmm13, [r10 + 288]                                  ;    20.0 p2      54 next
        xorps xmm13, [rbx + 0]                                     ;    23.0 p5+p2   54 next
        movaps [rcx + 32], xmm12                                   ;     6.0 p3+p4  108 r spill
        movaps xmm12, [r10 + 304]                                  ;    22.0 p2      54 next
        xorps xmm12, [rbx + 16]                                    ;    25.0 p0+p2   54 next
        movaps [rcx + 48], xmm11                                   ;     8.0 p3+p4  108 r spill
        movaps xmm11, [r10 + 320]                                  ;    24.0 p2      54 next
        xorps xmm11, [rbx + 32]                                    ;    27.0 p1+p2   54 next
        movaps [rcx + 64], xmm10                                   ;    10.0 p3+p4  108 r spill
        movaps xmm10, [r10 + 336]                                  ;    26.0 p2      54 next
        xorps xmm10, [rbx + 48]                                    ;    29.0 p5+p2   54 next
        movaps [rcx + 80], xmm9                                    ;    12.0 p3+p4  108 r spill
        movaps xmm9, [r10 + 352]                                   ;    28.0 p2      54 next
        xorps xmm9, [rbx + 64]                                     ;    31.0 p0+p2   54 next
        movaps [rax - 96], xmm8                                    ;    14.0 p3+p4  108 r spill
        movaps xmm8, [r10 + 368]                                   ;    30.0 p2      54 next
        xorps xmm8, [rbx + 80]                                     ;    33.0 p1+p2   54 next
        movaps [rcx + 96], xmm7                                    ;    16.0 p3+p4  108 r spill
        movaps xmm7, [r10 + 384]                                   ;    32.0 p2      54 next
        xorps xmm7, [rbx + 96]                                     ;    35.0 p5+p2   54 next
        movaps [rax - 80], xmm6                                    ;    19.0 p3+p4  108 r spill
        movaps xmm6, [r10 + 400]                                   ;    34.0 p2      54 next
        xorps xmm6, [rbx + 112]                                    ;    37.0 p0+p2   54 next
        movaps [rcx + 112], xmm5                                   ;    21.0 p3+p4  108 r spill
        movaps xmm5, [r10 + 416]                                   ;    36.0 p2      54 next
        xorps xmm5, [rbp + 1408]                                   ;    39.0 p1+p2   54 next
        movaps [rax - 64], xmm4                                    ;    23.0 p3+p4  108 r spill
        movaps xmm4, [r10 + 432]                                   ;    38.0 p2      54 next
        xorps xmm4, [rbp + 1424]                                   ;    41.0 p5+p2   54 next
        movaps [rcx - 64], xmm3                                    ;    25.0 p3+p4  108 r spill
        movaps xmm3, xmm8                                          ;    34.0 p0      41 next copy
        movaps [rcx - 48], xmm2                                    ;    26.0 p3+p4  108 r spill
        movaps xmm2, xmm5                                          ;    40.0 p1      41 next copy
        movaps [rcx - 32], xmm1                                    ;    27.0 p3+p4  108 r spill
        movaps xmm1, [r10 + 448]                                   ;    40.0 p2      54 next
        xorps xmm1, [rbp + 1440]                                   ;    43.0 p5+p2   54 next
        movaps [rcx - 16], xmm0                                    ;    29.0 p3+p4  108 r spill
        movaps xmm0, xmm7                                          ;    36.0 p0      41 next copy
        xorps xmm0, xmm1                                           ;    44.0 p1      41 next
        movaps [rdx - 48], xmm13                                   ;    31.0 p3+p4   54 next spill
        movaps xmm13, [r10 + 464]                                  ;    42.0 p2      54 next
        xorps xmm13, [rbp + 1456]                                  ;    45.0 p5+p2   54 next
        xorps xmm3, xmm13                                          ;    46.0 p0      41 next
        movaps [rdx - 32], xmm12                                   ;    34.0 p3+p4   54 next spill
        movaps xmm12, xmm5                                         ;    40.0 p1      41 next copy
        andps xmm12, xmm13                                         ;    46.0 p5      41 next
        movaps [rdi + 112], xmm14                                  ;    35.0 p3+p4   54 next spill
        movaps xmm14, xmm8                                         ;    35.2 p0      41 next copy
        movaps [rbp - 32], xmm9                                    ;    36.0 p3+p4   54 next spill
        movaps xmm9, [r10 + 480]                                   ;    44.0 p2      54 next
        xorps xmm9, [rbp + 1472]                                   ;    47.0 p1+p2   54 next
        andps xmm2, xmm9                                           ;    48.0 p5      41 next
        andps xmm14, xmm9                                          ;    48.0 p0      41 next
        movaps [rdi - 64], xmm10                                   ;    38.0 p3+p4   54 next spill
        movaps xmm10, xmm3                                         ;    47.0 p1      41 next copy
        xorps xmm10, xmm5                                          ;    48.0 p5      41 next
        movaps [rbp + 96], xmm15                                   ;    40.0 p3+p4   54 next spill
        movaps xmm15, xmm13                                        ;    46.0 p0      41 next copy
        andps xmm15, xmm4                                          ;    47.0 p1      41 next
        movaps [rdx - 80], xmm11                                   ;    41.0 p3+p4   54 next spill
        movaps xmm11, xmm9                                         ;    48.0 p5      41 next copy
        movaps [rdx + 48], xmm2                                    ;    49.0 p3+p4   41 next spill
        movaps xmm2, [r10 + 496]                                   ;    46.0 p2      54 next
        xorps xmm2, [rbp + 1488]                                   ;    49.0 p0+p2   54 next
        andps xmm11, xmm2                                          ;    50.0 p1      41 next
        xorps xmm12, xmm14                                         ;    49.0 p5      41 next
        movaps xmm14, [rel misty1_decrypt_compact.T0_constants128] ;    48.0 p2      41 next reload
        xorps xmm12, xmm14                                         ;    51.0 p0      41 next
        movaps [rdx - 16], xmm12                                   ;    52.0 p3+p4   41 next spill
        movaps xmm12, xmm0                                         ;    46.5 p1      41 next copy
        movaps [rdx + 80], xmm13                                   ;    47.2 p3+p4   54 next spill
        movaps xmm13, xmm10                                        ;    49.0 p5      41 next copy
        andps xmm13, xmm6                                          ;    50.0 p0      41 next
        movaps xmm14, xmm11                                        ;    51.0 p1      41 next copy
        movaps [rbp + 112], xmm11                                  ;    51.0 p3+p4   41 next spill
        movaps xmm11, xmm5                                         ;    48.0 p5      41 next copy
        andps xmm11, xmm6                                          ;    49.0 p0      41 next
        xorps xmm12, xmm11                                         ;    50.0 p1      41 next
        movaps xmm11, xmm5                                         ;    49.0 p5      41 next copy
        andps xmm11, xmm8                                          ;    50.0 p0      41 next
        xorps xmm15, xmm11                                         ;    51.0 p1      41 next
        xorps xmm14, xmm15                                         ;    52.0 p5      41 next
        movaps xmm15, xmm5                                         ;    50.2 p0      41 next copy
        andps xmm15, xmm7                                          ;    51.2 p1      41 next
        movaps xmm11, xmm5                                         ;    51.0 p5      41 next copy
        andps xmm11, xmm4                                          ;    52.0 p0      41 next
        movaps [rbp - 128], xmm12                                  ;    51.0 p3+p4   41 next spill
        movaps xmm12, xmm9                                         ;    51.5 p1      41 next copy
        movaps [rdx + 96], xmm14                                   ;    53.0 p3+p4   41 next spill
        movaps xmm14, xmm2                                         ;    52.0 p5      41 next copy
        andps xmm14, xmm8                                          ;    53.0 p0      41 next
        xorps xmm12, xmm14                                         ;    54.0 p1      41 next
        xorps xmm15, xmm11                                         ;    53.0 p5      41 next
        xorps xmm13, xmm12                                         ;    55.0 p0      41 next
        xorps xmm11, xmm12                                         ;    55.0 p1      41 next
        movaps xmm14, xmm0                                         ;    54.0 p5      41 next copy
        andps xmm14, xmm4                                          ;    55.0 p0      41 next
        movaps xmm12, xmm10                                        ;    54.5 p1      41 next copy
        orps xmm12, xmm2                                           ;    55.5 p5      41 next
        movaps [rbp - 16], xmm10                                   ;    54.0 p3+p4   41 next spill
        movaps xmm10, xmm2                                         ;    55.2 p0      41 next copy
        andps xmm10, xmm4                                          ;    56.2 p1      41 next
        xorps xmm5, xmm10                                          ;    57.2 p5      41 next
        xorps xmm13, xmm5                                          ;    58.2 p0      41 next
        andps xmm5, xmm2                                           ;    58.2 p1      41 next
        xorps xmm5, [rel misty1_decrypt_compact.T0_constants128]   ;    59.2 p5+p2   41 next
        movaps [rdx + 64], xmm10                                   ;    57.2 p3+p4   41 next spill
        movaps xmm10, xmm7                                         ;    57.2 p0      41 next copy
        andps xmm10, xmm8                                          ;    58.2 p1      41 next
        andps xmm0, xmm8                                           ;    58.0 p5      41 next
        movaps [rdx + 0], xmm5                                     ;    60.2 p3+p4   41 next spill
        movaps xmm5, xmm4                                          ;    58.2 p0      41 next copy
        andps xmm5, xmm1                                           ;    59.2 p1      41 next
        movaps [rdi + 16], xmm15                                   ;    57.8 p3+p4   41 next spill
        movaps xmm15, xmm1                                         ;    59.0 p5      41 next copy
        andps xmm15, xmm6                                          ;    60.0 p0      41 next
        xorps xmm12, xmm15                                         ;    61.0 p1      41 next
        xorps xmm10, xmm12                                         ;    62.0 p5      41 next
        movaps xmm15, xmm5                                         ;    60.2 p0      41 next copy
        xorps xmm15, xmm2                                          ;    61.2 p1      41 next
        xorps xmm5, xmm6                                           ;    61.0 p5      41 next
        movaps xmm12, xmm10                                        ;    63.0 p0      41 next copy
        movaps [rbp - 112], xmm10                                  ;    63.0 p3+p4   41 next spill
        movaps xmm10, xmm3                                         ;    61.5 p1      41 next copy
        movaps [rbp - 64], xmm0                                    ;    60.8 p3+p4   41 next spill
        movaps xmm0, xmm6                                          ;    62.0 p5      41 next copy
        andps xmm0, xmm7                                           ;    63.0 p0      41 next
        movaps [rdx + 16], xmm6                                    ;    61.8 p3+p4   54 next spill
        movaps xmm6, xmm9                                          ;    62.5 p1      41 next copy
        andps xmm6, xmm1                                           ;    63.5 p5      41 next
        xorps xmm14, xmm6                                          ;    64.5 p0      41 next
        xorps xmm11, xmm14                                         ;    65.5 p1      41 next
        xorps xmm12, xmm14                                         ;    65.5 p5      41 next
        xorps xmm10, xmm12                                         ;    66.5 p0      41 next
        xorps xmm0, xmm8                                           ;    64.5 p1      41 next
        andps xmm15, xmm1                                          ;    65.0 p5      41 next
        xorps xmm11, xmm5                                          ;    66.5 p0      41 next
        andps xmm5, xmm4                                           ;    65.5 p1      41 next
        xorps xmm13, xmm15                                         ;    66.0 p5      41 next
        movaps xmm14, [rdx + 96]                                   ;    64.0 p2      41 next reload
        xorps xmm11, xmm14                                         ;    67.5 p0      41 next
        movaps xmm15, xmm9                                         ;    66.5 p1      41 next copy
        andps xmm15, xmm7                                          ;    67.5 p5      41 next
        andps xmm3, xmm1                                           ;    67.2 p0      41 next
        xorps xmm15, xmm0                                          ;    68.5 p1      41 next
        xorps xmm0, xmm2                                           ;    68.0 p5      41 next
        xorps xmm3, xmm0                                           ;    69.0 p0      41 next
        andps xmm0, xmm7                                           ;    69.0 p1      41 next
        xorps xmm3, xmm4                                           ;    70.0 p5      41 next
        xorps xmm5, xmm15                                          ;    69.5 p0      41 next
        movaps xmm15, xmm4                                         ;    69.5 p1      41 next copy
        andps xmm15, xmm9                                          ;    70.5 p5      41 next
        andps xmm4, xmm8                                           ;    70.2 p0      41 next
        xorps xmm15, xmm4                                          ;    71.5 p1      41 next
        xorps xmm0, xmm15                                          ;    72.5 p5      41 next
        movaps xmm15, [rbp - 128]                                  ;    68.0 p2      41 next reload
        xorps xmm0, xmm15                                          ;    73.5 p0      41 next
        movaps xmm6, [rdx + 48]                                    ;    69.0 p2      41 next reload
        xorps xmm4, xmm6                                           ;    72.0 p1      41 next
        xorps xmm4, xmm5                                           ;    73.0 p5      41 next
        movaps xmm12, xmm8                                         ;    72.2 p0      41 next copy
        xorps xmm12, xmm7                                          ;    73.2 p1      41 next
        andps xmm12, xmm1                                          ;    74.2 p5      41 next
        xorps xmm5, xmm12                                          ;    75.2 p0      41 next
        movaps xmm12, [rdx + 80]                                   ;    70.2 p2      54 next reload
        andps xmm8, xmm12                                          ;    73.5 p1      41 next
        andps xmm2, [rdx + 16]                                     ;    74.0 p5+p2   41 next
        xorps xmm8, [rdi + 16]                                     ;    74.5 p0+p2   41 next
        movaps xmm6, xmm9                                          ;    74.5 p1      41 next copy
        andps xmm6, xmm12                                          ;    75.5 p5      41 next
        andps xmm7, xmm12                                          ;    75.2 p0      41 next
        andps xmm9, [rdx + 16]                                     ;    75.5 p1+p2   41 next
        movaps xmm15, xmm3                                         ;    76.0 p5      41 next copy
        xorps xmm15, [rdx - 16]                                    ;    77.0 p0+p2   41 next
        xorps xmm3, xmm4                                           ;    76.5 p1      41 next
        xorps xmm3, [rbp - 64]                                     ;    77.5 p5+p2   41 next
        orps xmm1, [rbp - 16]                                      ;    77.2 p0+p2   41 next
        xorps xmm2, xmm6                                           ;    77.5 p1      41 next
        xorps xmm3, xmm8                                           ;    78.5 p5      41 next
        xorps xmm9, [rdx + 0]                                      ;    78.2 p0+p2   41 next
        xorps xmm6, xmm7                                           ;    78.5 p1      41 next
        xorps xmm2, [rbp - 16]                                     ;    79.0 p5+p2   41 next
        xorps xmm1, xmm2                                           ;    80.0 p0      41 next
        xorps xmm7, xmm9                                           ;    79.5 p1      41 next
        xorps xmm15, [rbp - 112]                                   ;    80.0 p5+p2   41 next
        xorps xmm11, xmm6                                          ;    80.2 p0      41 next
        xorps xmm9, [rbp + 112]                                    ;    80.5 p1+p2   41 next
        xorps xmm10, xmm9                                          ;    81.5 p5      41 next
        xorps xmm6, [rdx - 16]                                     ;    81.2 p0+p2   41 next
        xorps xmm8, [rdx + 0]                                      ;    82.2 p1+p2   41 next
        xorps xmm13, xmm8                                          ;    83.2 p5      41 next
        xorps xmm11, [rdx + 48]                                    ;    83.2 p0+p2   41 next
        movaps xmm2, xmm12                                         ;    82.5 p1      41 next copy
        andps xmm2, [rdx + 16]                                     ;    84.2 p5+p2   41 next
        xorps xmm14, xmm2                                          ;    85.2 p0      41 next
        xorps xmm2, xmm5                                           ;    85.2 p1      41 next
        xorps xmm5, xmm1                                           ;    84.0 p5      41 next
        xorps xmm1, [rbp - 128]                                    ;    85.2 p0+p2   41 next
        xorps xmm5, [rdx + 64]                                     ;    86.2 p1+p2   41 next
        xorps xmm0, xmm6                                           ;    85.0 p5      41 next
        xorps xmm15, [rbp - 16]                                    ;    87.2 p0+p2   41 next
        xorps xmm12, xmm14                                         ;    86.2 p1      41 next
        xorps xmm7, xmm2                                           ;    86.2 p5      41 next
        xorps xmm4, xmm7                                           ;    87.2 p0      41 next
        xorps xmm1, xmm12                                          ;    87.2 p1      41 next
        movaps xmm14, [rdx - 80]                                   ;    88.2 p2      41 next
        movaps xmm2, [rbp + 96]                                    ;    89.2 p2      54 next reload
        andps xmm14, xmm2                                          ;    92.2 p5      41 next
        movaps xmm6, [rdi - 64]                                    ;    90.2 p2      41 next
        andps xmm6, xmm2                                           ;    93.2 p0      41 next
        movaps xmm7, [rbp - 32]                                    ;    91.2 p2      41 next
        movaps xmm8, [rdi + 112]                                   ;    92.2 p2      54 next reload
        andps xmm7, xmm8                                           ;    95.2 p1      41 next
        movaps xmm9, xmm6                                          ;    94.2 p5      41 next copy
        movaps xmm12, [rbp - 32]                                   ;    93.2 p2      54 next reload
        andps xmm9, xmm12                                          ;    96.2 p0      41 next
        movaps [rdx + 80], xmm15                                   ;    88.2 p3+p4   41 next spill
        movaps xmm15, [rdx - 32]                                   ;    94.2 p2      41 next
        andps xmm15, xmm2                                          ;    97.2 p1      41 next
        movaps [rbp - 16], xmm0                                    ;    87.5 p3+p4   41 next spill
        movaps xmm0, xmm15                                         ;    98.2 p5      41 next copy
        xorps xmm0, xmm8                                           ;    99.2 p0      41 next
        movaps [rdx + 64], xmm10                                   ;    88.5 p3+p4   41 next spill
        movaps xmm10, [rdx - 80]                                   ;    95.2 p2      41 next
        andps xmm10, [rdx - 32]                                    ;    98.2 p1+p2   41 next
        movaps [rbp - 128], xmm11                                  ;    89.5 p3+p4   41 next spill
        movaps xmm11, [rdx - 32]                                   ;    97.2 p2      41 next
        andps xmm11, xmm12                                         ;   100.2 p5      41 next
        movaps [rdx + 16], xmm1                                    ;    91.2 p3+p4   41 next spill
        movaps xmm1, xmm14                                         ;    93.2 p0      41 next copy
        xorps xmm1, xmm10                                          ;    99.2 p1      41 next
        movaps [rdx + 48], xmm5                                    ;    92.5 p3+p4   41 next spill
        movaps xmm5, xmm0                                          ;   100.2 p5      41 next copy
        xorps xmm5, [rdx - 80]                                     ;   101.2 p0+p2   41 next
        andps xmm5, xmm12                                          ;   102.2 p1      41 next
        xorps xmm15, xmm5                                          ;   103.2 p5      41 next
        movaps [rdx + 0], xmm3                                     ;    94.2 p3+p4   41 next spill
        movaps xmm3, xmm8                                          ;    95.2 p0      41 next copy
        movaps [rdx - 16], xmm13                                   ;    95.2 p3+p4   41 next spill
        movaps xmm13, [rdi - 64]                                   ;    99.2 p2      41 next
        andps xmm13, [rdx - 48]                                    ;   102.2 p1+p2   41 next
        xorps xmm7, xmm13                                          ;   103.2 p5      41 next
        andps xmm3, xmm13                                          ;   103.2 p0      41 next
        xorps xmm10, xmm7                                          ;   104.2 p1      41 next
        movaps xmm13, [rdi - 64]                                   ;   101.2 p2      54 next reload
        andps xmm1, xmm13                                          ;   104.2 p5      41 next
        xorps xmm7, xmm14                                          ;   104.2 p0      41 next
        movaps [rdx + 96], xmm4                                    ;    98.5 p3+p4   41 next spill
        movaps xmm4, xmm8                                          ;    98.8 p1      41 next copy
        andps xmm4, xmm13                                          ;   104.2 p5      41 next
        movaps [rbp + 112], xmm7                                   ;   105.2 p3+p4   41 next spill
        movaps xmm7, xmm10                                         ;   105.2 p0      41 next copy
        andps xmm7, [rdx - 48]                                     ;   106.2 p1+p2   41 next
        movaps [rbp - 112], xmm5                                   ;   103.2 p3+p4   41 next spill
        movaps xmm5, xmm4                                          ;   105.2 p5      41 next copy
        andps xmm5, [rdx - 32]                                     ;   106.2 p0+p2   41 next
        movaps [rbp - 64], xmm15                                   ;   104.2 p3+p4   41 next spill
        movaps xmm15, xmm8                                         ;   102.2 p1      41 next copy
        andps xmm15, xmm2                                          ;   103.2 p5      41 next
        xorps xmm5, xmm15                                          ;   107.2 p0      41 next
        xorps xmm7, xmm5                                           ;   108.2 p1      41 next
        movaps xmm5, [rdx - 32]                                    ;   104.2 p2      54 next reload
        xorps xmm7, xmm5                                           ;   109.2 p5      41 next
        movaps [rdi + 16], xmm7                                    ;   110.2 p3+p4   41 next spill
        movaps xmm7, xmm12                                         ;   104.2 p0      41 next copy
        andps xmm7, [rdx - 48]                                     ;   105.2 p1+p2   41 next
        xorps xmm15, xmm7                                          ;   106.2 p5      41 next
        xorps xmm9, xmm4                                           ;   105.2 p0      41 next
        xorps xmm9, [rel misty1_decrypt_compact.T0_constants128]   ;   106.2 p1+p2   41 next
        movaps xmm12, xmm15                                        ;   107.2 p5      41 next copy
        andps xmm12, [rdx - 48]                                    ;   108.2 p0+p2   41 next
        xorps xmm12, xmm2                                          ;   109.2 p1      41 next
        andps xmm15, [rdx - 80]                                    ;   108.2 p5+p2   41 next
        xorps xmm12, xmm0                                          ;   110.2 p0      41 next
        xorps xmm10, xmm2                                          ;   107.5 p1      41 next
        movaps [rdx + 112], xmm12                                  ;   111.2 p3+p4   41 next spill
        movaps xmm12, xmm11                                        ;   107.8 p5      41 next copy
        xorps xmm12, [rdx - 80]                                    ;   109.2 p0+p2   41 next
        xorps xmm1, xmm12                                          ;   110.2 p1      41 next
        xorps xmm15, xmm1                                          ;   111.2 p5      41 next
        andps xmm12, xmm13                                         ;   110.2 p0      41 next
        movaps xmm1, [rdx - 48]                                    ;   110.2 p2      54 next reload
        andps xmm0, xmm1                                           ;   113.2 p1      41 next
        movaps xmm13, xmm10                                        ;   109.8 p5      41 next copy
        andps xmm13, xmm2                                          ;   110.8 p0      41 next
        andps xmm10, [rdx - 80]                                    ;   111.2 p1+p2   41 next
        xorps xmm13, xmm9                                          ;   111.8 p5      41 next
        xorps xmm13, xmm7                                          ;   112.8 p0      41 next
        movaps [rbp + 16], xmm3                                    ;   110.2 p3+p4   41 next spill
        movaps xmm3, xmm8                                          ;   111.5 p1      41 next copy
        andps xmm3, xmm5                                           ;   112.5 p5      41 next
        xorps xmm12, xmm3                                          ;   113.5 p0      41 next
        xorps xmm13, xmm12                                         ;   114.5 p1      41 next
        movaps xmm12, xmm8                                         ;   112.8 p5      41 next copy
        andps xmm12, [rdx - 80]                                    ;   113.8 p0+p2   41 next
        xorps xmm12, xmm6                                          ;   114.8 p1      41 next
        xorps xmm0, xmm12                                          ;   115.8 p5      41 next
        xorps xmm12, xmm1                                          ;   115.8 p0      41 next
        xorps xmm14, xmm3                                          ;   114.5 p1      41 next
        movaps xmm3, xmm4                                          ;   114.8 p5      41 next copy
        xorps xmm3, [rbp - 32]                                     ;   115.8 p0+p2   41 next
        andps xmm3, xmm2                                           ;   116.8 p1      41 next
        xorps xmm9, xmm3                                           ;   117.8 p5      41 next
        xorps xmm10, xmm9                                          ;   118.8 p0      41 next
        xorps xmm4, xmm1                                           ;   116.5 p1      41 next
        xorps xmm15, xmm0                                          ;   116.8 p5      41 next
        movaps xmm0, xmm7                                          ;   117.2 p0      41 next copy
        xorps xmm0, xmm12                                          ;   118.2 p1      41 next
        andps xmm12, xmm5                                          ;   117.8 p5      41 next
        xorps xmm7, xmm5                                           ;   118.2 p0      41 next
        andps xmm11, xmm7                                          ;   119.2 p1      41 next
        movaps xmm9, [rdi - 64]                                    ;   116.0 p2      54 next reload
        xorps xmm12, xmm9                                          ;   119.0 p5      41 next
        andps xmm7, xmm9                                           ;   119.2 p0      41 next
        xorps xmm3, xmm7                                           ;   120.2 p1      41 next
        xorps xmm0, xmm3                                           ;   121.2 p5      41 next
        xorps xmm12, [rbp + 16]                                    ;   120.2 p0+p2   41 next
        movaps xmm3, xmm4                                          ;   120.5 p1      41 next copy
        andps xmm3, [rdx - 80]                                     ;   121.5 p5+p2   41 next
        andps xmm4, xmm2                                           ;   121.2 p0      41 next
        xorps xmm7, [rbp - 64]                                     ;   121.5 p1+p2   41 next
        xorps xmm15, [rbp - 112]                                   ;   121.8 p5+p2   41 next
        xorps xmm4, [rbp - 32]                                     ;   122.2 p0+p2   41 next
        xorps xmm10, xmm4                                          ;   123.2 p1      41 next
        movaps xmm4, [rdx + 112]                                   ;   122.2 p2      41 next reload
        xorps xmm0, xmm4                                           ;   125.2 p5      41 next
        movaps xmm5, xmm14                                         ;   123.2 p0      41 next copy
        andps xmm5, xmm1                                           ;   124.2 p1      41 next
        movaps xmm1, xmm9                                          ;   123.8 p5      41 next copy
        andps xmm1, [rbp - 32]                                     ;   124.8 p0+p2   41 next
        xorps xmm14, xmm1                                          ;   125.8 p1      41 next
        xorps xmm6, xmm7                                           ;   124.8 p5      41 next
        andps xmm1, [rbp - 64]                                     ;   125.8 p0+p2   41 next
        xorps xmm11, xmm10                                         ;   125.5 p1      41 next
        movaps xmm7, [rbp - 32]                                    ;   125.2 p2      54 next reload
        andps xmm14, xmm7                                          ;   128.2 p5      41 next
        xorps xmm5, xmm0                                           ;   126.2 p0      41 next
        xorps xmm4, xmm14                                          ;   129.2 p1      41 next
        xorps xmm1, [rbp + 112]                                    ;   126.8 p5+p2   41 next
        xorps xmm12, xmm1                                          ;   127.8 p0      41 next
        xorps xmm3, xmm4                                           ;   130.2 p1      41 next
        movaps xmm14, [rel misty1_decrypt_compact.T0_constants128] ;   127.2 p2      41 next reload
        xorps xmm12, xmm14                                         ;   130.2 p5      41 next
        xorps xmm2, [rdx + 96]                                     ;   128.2 p0+p2   41 next
        xorps xmm6, [rdi + 16]                                     ;   129.2 p1+p2   41 next
        xorps xmm13, xmm2                                          ;   129.2 p5      41 next
        xorps xmm8, [rdx - 16]                                     ;   130.2 p0+p2   41 next
        xorps xmm3, xmm14                                          ;   131.2 p1      41 next
        xorps xmm11, xmm8                                          ;   131.2 p5      41 next
        xorps xmm9, [rbp - 128]                                    ;   131.2 p0+p2   41 next
        xorps xmm5, xmm9                                           ;   132.2 p1      41 next
        xorps xmm7, [rdx + 64]                                     ;   132.2 p5+p2   41 next
        movaps xmm0, [rdx + 0]                                     ;   133.2 p2      41 next
        xorps xmm0, [rdx - 48]                                     ;   136.2 p0+p2   41 next
        xorps xmm15, xmm0                                          ;   137.2 p1      41 next
        xorps xmm6, xmm7                                           ;   133.2 p5      41 next
        xorps xmm13, [r11 + 2192]                                  ;   135.2 p0+p2   48 next
        movaps xmm1, [rdx + 48]                                    ;   136.2 p2      41 next
        xorps xmm1, [rdx - 32]                                     ;   139.2 p1+p2   41 next
        xorps xmm3, xmm1                                           ;   140.2 p5      41 next
        xorps xmm11, [r11 + 2208]                                  ;   138.2 p0+p2   48 next
        xorps xmm15, [r11 + 2224]                                  ;   139.2 p1+p2   48 next
        movaps xmm4, [rdx + 16]                                    ;   140.2 p2      41 next
        xorps xmm4, [rdx - 80]                                     ;   143.2 p5+p2   41 next
        xorps xmm12, xmm4                                          ;   144.2 p0      41 next
        xorps xmm5, [r11 + 2272]                                   ;   142.2 p1+p2   48 next
        xorps xmm2, [r11 + 2048]                                   ;   143.2 p5+p2   48 next
        xorps xmm6, [r11 + 2288]                                   ;   144.2 p0+p2   48 next
        xorps xmm8, [r11 + 2064]                                   ;   145.2 p1+p2   48 next
        xorps xmm3, [r11 + 2240]                                   ;   146.2 p5+p2   48 next
        xorps xmm0, [r11 + 2080]                                   ;   147.2 p0+p2   48 next
        xorps xmm12, [r11 + 2256]                                  ;   148.2 p1+p2   48 next
        xorps xmm9, [r11 + 2128]                                   ;   149.2 p5+p2   48 next
        xorps xmm1, [r11 + 2096]                                   ;   150.2 p0+p2   48 next
        xorps xmm7, [r11 + 2144]                                   ;   151.2 p1+p2   48 next
        xorps xmm4, [r11 + 2112]                                   ;   152.2 p5+p2   48 next
        movaps xmm10, [rbp - 16]                                   ;   153.2 p2      48 next
        xorps xmm10, [r11 + 2160]                                  ;   156.2 p0+p2   48 next
        movaps [rbp - 16], xmm6                                    ;   145.2 p3+p4   48 next spill
        movaps xmm6, [rdx + 80]                                    ;   155.2 p2      48 next
        xorps xmm6, [r11 + 2176]                                   ;   158.2 p1+p2   48 next
        movaps [rdx + 80], xmm5                                    ;   143.5 p3+p4   48 next spill
        movaps xmm5, xmm2                                          ;   144.2 p5      45 next copy
        xorps xmm5, xmm7                                           ;   152.2 p0      45 next
        movaps [rdx - 80], xmm12                                   ;   149.2 p3+p4   48 next spill
        movaps xmm12, xmm5                                         ;   153.2 p1      45 next copy
        xorps xmm12, xmm1                                          ;   154.2 p5      45 next
        movaps [rdx + 16], xmm3                                    ;   147.2 p3+p4   48 next spill
        movaps xmm3, xmm1                                          ;   151.2 p0      45 next copy
        andps xmm3, xmm10                                          ;   157.2 p1      45 next
        movaps [rdx - 32], xmm15                                   ;   147.5 p3+p4   48 next spill
        movaps xmm15, xmm1                                         ;   151.2 p5      45 next copy
        andps xmm15, xmm7                                          ;   152.2 p0      45 next
        movaps [rdx + 48], xmm11                                   ;   149.2 p3+p4   48 next spill
        movaps xmm11, xmm8                                         ;   149.5 p1      45 next copy
        xorps xmm11, xmm9                                          ;   150.5 p5      45 next
        movaps [rdx - 48], xmm13                                   ;   150.2 p3+p4   48 next spill
        movaps xmm13, xmm7                                         ;   152.2 p0      45 next copy
        andps xmm13, xmm4                                          ;   153.2 p1      45 next
        movaps [rdx + 0], xmm3                                     ;   158.2 p3+p4   45 next spill
        movaps xmm3, xmm12                                         ;   155.2 p5      45 next copy
        andps xmm3, xmm0                                           ;   156.2 p0      45 next
        movaps [rdx + 64], xmm7                                    ;   152.2 p3+p4   48 next spill
        movaps xmm7, xmm10                                         ;   157.2 p1      45 next copy
        andps xmm7, xmm6                                           ;   159.2 p5      45 next
        movaps [rbp - 32], xmm5                                    ;   153.2 p3+p4   45 next spill
        movaps xmm5, xmm11                                         ;   153.0 p0      45 next copy
        movaps [rbp - 128], xmm9                                   ;   154.2 p3+p4   48 next spill
        movaps xmm9, xmm1                                          ;   153.5 p1      45 next copy
        andps xmm9, xmm0                                           ;   154.5 p5      45 next
        xorps xmm5, xmm9                                           ;   155.5 p0      45 next
        movaps xmm9, xmm10                                         ;   157.2 p1      45 next copy
        andps xmm9, xmm2                                           ;   158.2 p5      45 next
        xorps xmm15, xmm9                                          ;   159.2 p0      45 next
        xorps xmm15, xmm14                                         ;   160.2 p1      45 next
        movaps xmm9, xmm7                                          ;   160.2 p5      45 next copy
        movaps [rdi - 64], xmm7                                    ;   160.2 p3+p4   45 next spill
        movaps xmm7, xmm1                                          ;   156.0 p0      45 next copy
        andps xmm7, xmm2                                           ;   157.0 p1      45 next
        xorps xmm13, xmm7                                          ;   158.0 p5      45 next
        xorps xmm9, xmm13                                          ;   161.2 p0      45 next
        movaps xmm7, xmm1                                          ;   157.5 p1      45 next copy
        andps xmm7, xmm8                                           ;   158.5 p5      45 next
        movaps xmm13, xmm1                                         ;   158.0 p0      45 next copy
        andps xmm13, xmm4                                          ;   159.0 p1      45 next
        movaps [rdx - 16], xmm15                                   ;   161.2 p3+p4   45 next spill
        movaps xmm15, xmm10                                        ;   158.8 p5      45 next copy
        movaps [rdi + 112], xmm5                                   ;   158.8 p3+p4   45 next spill
        movaps xmm5, xmm2                                          ;   159.0 p0      45 next copy
        andps xmm5, xmm6                                           ;   160.0 p1      45 next
        xorps xmm15, xmm5                                          ;   161.0 p5      45 next
        xorps xmm7, xmm13                                          ;   160.0 p0      45 next
        xorps xmm3, xmm15                                          ;   162.0 p1      45 next
        xorps xmm13, xmm15                                         ;   162.0 p5      45 next
        movaps xmm15, xmm11                                        ;   161.0 p0      45 next copy
        andps xmm15, xmm4                                          ;   162.0 p1      45 next
        movaps xmm5, xmm12                                         ;   161.8 p5      45 next copy
        orps xmm5, xmm6                                            ;   162.8 p0      45 next
        movaps [rdi + 16], xmm12                                   ;   161.0 p3+p4   45 next spill
        movaps xmm12, xmm6                                         ;   162.5 p1      45 next copy
        andps xmm12, xmm4                                          ;   163.5 p5      45 next
        xorps xmm1, xmm12                                          ;   164.5 p0      45 next
        xorps xmm3, xmm1                                           ;   165.5 p1      45 next
        andps xmm1, xmm6                                           ;   165.5 p5      45 next
        xorps xmm1, xmm14                                          ;   166.5 p0      45 next
        movaps xmm14, xmm8                                         ;   164.5 p1      45 next copy
        andps xmm14, xmm2                                          ;   165.5 p5      45 next
        andps xmm11, xmm2                                          ;   165.0 p0      45 next
        movaps [rdx + 96], xmm12                                   ;   164.5 p3+p4   45 next spill
        movaps xmm12, xmm4                                         ;   165.5 p1      45 next copy
        andps xmm12, [rbp - 128]                                   ;   166.5 p5+p2   45 next
        movaps [rbp + 96], xmm1                                    ;   167.5 p3+p4   45 next spill
        movaps xmm1, xmm0                                          ;   166.0 p0      45 next copy
        andps xmm1, [rbp - 128]                                    ;   167.0 p1+p2   45 next
        xorps xmm5, xmm1                                           ;   168.0 p5      45 next
        xorps xmm14, xmm5                                          ;   169.0 p0      45 next
        movaps xmm1, xmm12                                         ;   167.5 p1      45 next copy
        xorps xmm1, xmm6                                           ;   168.5 p5      45 next
        xorps xmm12, xmm0                                          ;   168.0 p0      45 next
        movaps xmm5, xmm14                                         ;   170.0 p1      45 next copy
        movaps [rbp + 112], xmm14                                  ;   170.0 p3+p4   45 next spill
        movaps xmm14, xmm0                                         ;   168.8 p5      45 next copy
        andps xmm14, xmm8                                          ;   169.8 p0      45 next
        movaps [rdx + 112], xmm7                                   ;   167.5 p3+p4   45 next spill
        movaps xmm7, xmm10                                         ;   169.5 p1      45 next copy
        andps xmm7, [rbp - 128]                                    ;   170.5 p5+p2   45 next
        xorps xmm15, xmm7                                          ;   171.5 p0      45 next
        xorps xmm13, xmm15                                         ;   172.5 p1      45 next
        xorps xmm5, xmm15                                          ;   172.5 p5      45 next
        xorps xmm14, xmm2                                          ;   171.0 p0      45 next
        movaps xmm15, [rbp - 32]                                   ;   169.0 p2      45 next reload
        xorps xmm5, xmm15                                          ;   173.5 p1      45 next
        movaps xmm7, [rbp - 128]                                   ;   170.0 p2      48 next reload
        andps xmm1, xmm7                                           ;   173.0 p5      45 next
        xorps xmm13, xmm12                                         ;   173.5 p0      45 next
        andps xmm12, xmm4                                          ;   172.5 p1      45 next
        xorps xmm3, xmm1                                           ;   174.0 p5      45 next
        xorps xmm13, xmm9                                          ;   174.5 p0      45 next
        movaps xmm1, xmm10                                         ;   173.5 p1      45 next copy
        andps xmm1, xmm8                                           ;   174.5 p5      45 next
        andps xmm15, xmm7                                          ;   174.0 p0      45 next
        xorps xmm1, xmm14                                          ;   175.5 p1      45 next
        xorps xmm14, xmm6                                          ;   174.8 p5      45 next
        xorps xmm15, xmm14                                         ;   175.8 p0      45 next
        andps xmm14, xmm8                                          ;   175.8 p1      45 next
        xorps xmm15, xmm4                                          ;   176.8 p5      45 next
        xorps xmm12, xmm1                                          ;   176.5 p0      45 next
        movaps xmm1, xmm4                                          ;   176.5 p1      45 next copy
        andps xmm1, xmm10                                          ;   177.5 p5      45 next
        andps xmm4, xmm2                                           ;   177.0 p0      45 next
        xorps xmm1, xmm4                                           ;   178.5 p1      45 next
        xorps xmm14, xmm1                                          ;   179.5 p5      45 next
        movaps xmm1, [rdi + 112]                                   ;   174.5 p2      45 next reload
        xorps xmm14, xmm1                                          ;   180.5 p0      45 next
        xorps xmm4, [rdx + 0]                                      ;   178.5 p1+p2   45 next
        xorps xmm4, xmm12                                          ;   179.5 p5      45 next
        movaps xmm1, xmm2                                          ;   179.0 p0      45 next copy
        xorps xmm1, xmm8                                           ;   180.0 p1      45 next
        andps xmm1, xmm7                                           ;   181.0 p5      45 next
        xorps xmm12, xmm1                                          ;   182.0 p0      45 next
        movaps xmm1, [rdx + 64]                                    ;   176.5 p2      48 next reload
        andps xmm2, xmm1                                           ;   180.5 p1      45 next
        andps xmm6, xmm0                                           ;   180.8 p5      45 next
        xorps xmm2, [rdx + 112]                                    ;   181.5 p0+p2   45 next
        movaps [rdx + 112], xmm14                                  ;   181.5 p3+p4   45 next spill
        movaps xmm14, xmm10                                        ;   181.5 p1      45 next copy
        andps xmm14, xmm1                                          ;   182.5 p5      45 next
        andps xmm8, xmm1                                           ;   182.0 p0      45 next
        andps xmm10, xmm0                                          ;   182.5 p1      45 next
        movaps xmm1, xmm15                                         ;   182.8 p5      45 next copy
        xorps xmm1, [rdx - 16]                                     ;   183.8 p0+p2   45 next
        xorps xmm15, xmm4                                          ;   183.5 p1      45 next
        xorps xmm11, xmm15                                         ;   184.5 p5      45 next
        movaps xmm15, [rdi + 16]                                   ;   180.0 p2      45 next reload
        orps xmm7, xmm15                                           ;   184.0 p0      45 next
        xorps xmm6, xmm14                                          ;   184.5 p1      45 next
        xorps xmm11, xmm2                                          ;   185.5 p5      45 next
        xorps xmm10, [rbp + 96]                                    ;   185.0 p0+p2   45 next
        xorps xmm14, xmm8                                          ;   185.5 p1      45 next
        xorps xmm6, xmm15                                          ;   185.8 p5      45 next
        xorps xmm7, xmm6                                           ;   186.8 p0      45 next
        xorps xmm1, [rbp + 112]                                    ;   186.5 p1+p2   45 next
        xorps xmm8, xmm10                                          ;   186.8 p5      45 next
        xorps xmm13, xmm14                                         ;   187.0 p0      45 next
        xorps xmm10, [rdi - 64]                                    ;   187.5 p1+p2   45 next
        xorps xmm5, xmm10                                          ;   188.5 p5      45 next
        movaps xmm6, [rdx + 64]                                    ;   184.0 p2      48 next reload
        andps xmm0, xmm6                                           ;   188.0 p0      45 next
        xorps xmm14, [rdx - 16]                                    ;   188.5 p1+p2   45 next
        xorps xmm9, xmm0                                           ;   189.0 p5      45 next
        xorps xmm2, [rbp + 96]                                     ;   189.0 p0+p2   45 next
        xorps xmm0, xmm12                                          ;   189.5 p1      45 next
        xorps xmm12, xmm7                                          ;   189.8 p5      45 next
        xorps xmm3, xmm2                                           ;   190.0 p0      45 next
        xorps xmm12, [rdx + 96]                                    ;   190.8 p1+p2   45 next
        xorps xmm7, [rdi + 112]                                    ;   190.8 p5+p2   45 next
        xorps xmm13, [rdx + 0]                                     ;   191.0 p0+p2   45 next
        xorps xmm15, xmm1                                          ;   191.5 p1      45 next
        xorps xmm14, [rdx + 112]                                   ;   191.8 p5+p2   45 next
        xorps xmm6, xmm9                                           ;   192.0 p0      45 next
        xorps xmm8, xmm0                                           ;   192.5 p1      45 next
        xorps xmm4, xmm8                                           ;   193.5 p5      45 next
        xorps xmm7, xmm6                                           ;   193.0 p0      45 next
        movaps xmm0, [rdx - 32]                                    ;   191.0 p2      48 next reload
        xorps xmm11, xmm0                                          ;   194.0 p1      45 next
        movaps xmm1, [rdx + 48]                                    ;   192.0 p2      48 next reload
        xorps xmm3, xmm1                                           ;   195.0 p5      45 next
        movaps xmm2, [rdx - 48]                                    ;   193.0 p2      48 next reload
        xorps xmm4, xmm2                                           ;   196.0 p0      45 next
        movaps xmm6, [rdx + 16]                                    ;   194.0 p2      48 next reload
        xorps xmm12, xmm6                                          ;   197.0 p1      45 next
        movaps xmm8, [rdx + 80]                                    ;   195.0 p2      48 next reload
        xorps xmm13, xmm8                                          ;   198.0 p5      45 next
        movaps xmm9, [rdx - 80]                                    ;   196.0 p2      48 next reload
        xorps xmm7, xmm9                                           ;   199.0 p0      45 next
        movaps xmm10, [rbp - 16]                                   ;   197.0 p2      48 next reload
        xorps xmm5, xmm10                                          ;   200.0 p1      45 next
        xorps xmm4, [rax - 48]                                     ;   198.0 p5+p2   54 next
        xorps xmm3, [rax - 32]                                     ;   199.0 p0+p2   54 next
        xorps xmm11, [rax - 16]                                    ;   200.0 p1+p2   54 next
        xorps xmm12, [rax + 0]                                     ;   201.0 p5+p2   54 next
        xorps xmm7, [rax + 16]                                     ;   202.0 p0+p2   54 next
        xorps xmm13, [rax + 32]                                    ;   203.0 p1+p2   54 next
        xorps xmm14, [rax + 64]                                    ;   204.0 p5+p2   54 next
        xorps xmm15, [rax + 80]                                    ;   205.0 p0+p2   54 next
        xorps xmm5, [rax + 48]                                     ;   206.0 p1+p2   54 next
        xorps xmm2, [rax + 96]                                     ;   207.0 p5+p2   54 next
        xorps xmm1, [rax + 112]                                    ;   208.0 p0+p2   54 next
        xorps xmm0, [rbx - 128]                                    ;   209.0 p1+p2   54 next
        xorps xmm6, [rbx - 112]                                    ;   210.0 p5+p2   54 next
        xorps xmm9, [rbx - 96]                                     ;   211.0 p0+p2   54 next
        xorps xmm8, [rbx - 80]                                     ;   212.0 p1+p2   54 next
        xorps xmm10, [rbx - 64]                                    ;   213.0 p5+p2   54 next
        movaps [rbp - 16], xmm10                                   ;   214.0 p3+p4   54 next spill
        movaps xmm10, [r8 + 256]                                   ;   214.0 p2      54 next
        xorps xmm10, [rax - 48]                                    ;   217.0 p0+p2   54 next
        movaps [rdx + 80], xmm8                                    ;   213.0 p3+p4   54 next spill
        movaps xmm8, [r8 + 272]                                    ;   216.0 p2      54 next
        xorps xmm8, [rax - 32]                                     ;   219.0 p1+p2   54 next
        movaps [rdx - 80], xmm9                                    ;   212.0 p3+p4   54 next spill
        movaps xmm9, [r8 + 288]                                    ;   218.0 p2      54 next
        xorps xmm9, [rax - 16]                                     ;   221.0 p5+p2   54 next
        movaps [rdx + 16], xmm6                                    ;   211.0 p3+p4   54 next spill
        movaps xmm6, [r8 + 304]                                    ;   220.0 p2      54 next
        xorps xmm6, [rax + 0]                                      ;   223.0 p0+p2   54 next
        movaps [rdx - 32], xmm0                                    ;   210.0 p3+p4   54 next spill
        movaps xmm0, [r8 + 320]                                    ;   222.0 p2      54 next
        xorps xmm0, [rax + 16]                                     ;   225.0 p1+p2   54 next
        movaps [rdx + 48], xmm1                                    ;   211.2 p3+p4   54 next spill
        movaps xmm1, [r8 + 336]                                    ;   224.0 p2      54 next
        xorps xmm1, [rax + 32]                                     ;   227.0 p5+p2   54 next
        movaps [rdx - 48], xmm2                                    ;   212.2 p3+p4   54 next spill
        movaps xmm2, [r8 + 352]                                    ;   226.0 p2      54 next
        xorps xmm2, [rax + 48]                                     ;   229.0 p0+p2   54 next
        movaps [rdx + 64], xmm15                                   ;   213.2 p3+p4   54 next spill
        movaps xmm15, [r8 + 368]                                   ;   228.0 p2      54 next
        xorps xmm15, [rax + 64]                                    ;   231.0 p1+p2   54 next
        movaps [rdx + 112], xmm14                                  ;   214.2 p3+p4   54 next spill
        movaps xmm14, xmm15                                        ;   232.0 p5      41 next copy
        movaps [rdi + 16], xmm5                                    ;   216.0 p3+p4   54 next spill
        movaps xmm5, [r8 + 384]                                    ;   230.0 p2      54 next
        xorps xmm5, [rax + 80]                                     ;   233.0 p0+p2   54 next
        movaps [rdx + 0], xmm13                                    ;   218.0 p3+p4   54 next spill
        movaps xmm13, [r8 + 400]                                   ;   232.0 p2      54 next
        xorps xmm13, [rax + 96]                                    ;   235.0 p1+p2   54 next
        movaps [rdi + 112], xmm7                                   ;   220.0 p3+p4   54 next spill
        movaps xmm7, xmm5                                          ;   234.0 p5      41 next copy
        movaps [rdx + 96], xmm12                                   ;   221.0 p3+p4   54 next spill
        movaps xmm12, [r8 + 416]                                   ;   234.0 p2      54 next
        xorps xmm12, [rax + 112]                                   ;   237.0 p0+p2   54 next
        movaps [rbp + 96], xmm11                                   ;   223.0 p3+p4   54 next spill
        movaps xmm11, xmm12                                        ;   238.0 p1      41 next copy
        movaps [rdx - 16], xmm3                                    ;   224.0 p3+p4   54 next spill
        movaps xmm3, [r8 + 432]                                    ;   236.0 p2      54 next
        xorps xmm3, [rbx - 128]                                    ;   239.0 p5+p2   54 next
        movaps [rdi - 64], xmm4                                    ;   226.0 p3+p4   54 next spill
        movaps xmm4, xmm12                                         ;   238.0 p0      41 next copy
        movaps [rbp + 112], xmm9                                   ;   227.0 p3+p4   54 next spill
        movaps xmm9, [r8 + 448]                                    ;   238.0 p2      54 next
        xorps xmm9, [rbx - 112]                                    ;   241.0 p1+p2   54 next
        xorps xmm7, xmm9                                           ;   242.0 p5      41 next
        movaps [rbp - 128], xmm6                                   ;   230.0 p3+p4   54 next spill
        movaps xmm6, xmm15                                         ;   232.0 p0      41 next copy
        movaps [rbp - 32], xmm8                                    ;   231.0 p3+p4   54 next spill
        movaps xmm8, [r8 + 464]                                    ;   240.0 p2      54 next
        xorps xmm8, [rbx - 96]                                     ;   243.0 p1+p2   54 next
        xorps xmm14, xmm8                                          ;   244.0 p5      41 next
        andps xmm4, xmm8                                           ;   244.0 p0      41 next
        movaps [rbp - 64], xmm2                                    ;   233.0 p3+p4   54 next spill
        movaps xmm2, xmm8                                          ;   244.0 p1      41 next copy
        andps xmm2, xmm3                                           ;   245.0 p5      41 next
        movaps [rbp - 112], xmm1                                   ;   234.2 p3+p4   54 next spill
        movaps xmm1, [r8 + 480]                                    ;   242.0 p2      54 next
        xorps xmm1, [rbx - 80]                                     ;   245.0 p0+p2   54 next
        andps xmm11, xmm1                                          ;   246.0 p1      41 next
        andps xmm6, xmm1                                           ;   246.0 p5      41 next
        movaps [rbp + 16], xmm10                                   ;   238.0 p3+p4   54 next spill
        movaps xmm10, xmm14                                        ;   245.0 p0      41 next copy
        xorps xmm10, xmm12                                         ;   246.0 p1      41 next
        movaps [rbp + 32], xmm0                                    ;   239.0 p3+p4   54 next spill
        movaps xmm0, xmm1                                          ;   246.0 p5      41 next copy
        movaps [rdx - 112], xmm11                                  ;   247.0 p3+p4   41 next spill
        movaps xmm11, [r8 + 496]                                   ;   244.0 p2      54 next
        xorps xmm11, [rbx - 64]                                    ;   247.0 p0+p2   54 next
        andps xmm0, xmm11                                          ;   248.0 p1      41 next
        xorps xmm4, xmm6                                           ;   247.0 p5      41 next
        movaps xmm6, [rel misty1_decrypt_compact.T0_constants128]  ;   246.0 p2      41 next reload
        xorps xmm4, xmm6                                           ;   249.0 p0      41 next
        movaps [rdx + 32], xmm4                                    ;   250.0 p3+p4   41 next spill
        movaps xmm4, xmm7                                          ;   244.5 p1      41 next copy
        movaps [rbp - 48], xmm8                                    ;   245.2 p3+p4   54 next spill
        movaps xmm8, xmm10                                         ;   247.0 p5      41 next copy
        andps xmm8, xmm13                                          ;   248.0 p0      41 next
        movaps xmm6, xmm0                                          ;   249.0 p1      41 next copy
        movaps [rbp + 80], xmm0                                    ;   249.0 p3+p4   41 next spill
        movaps xmm0, xmm12                                         ;   246.0 p5      41 next copy
        andps xmm0, xmm13                                          ;   247.0 p0      41 next
        xorps xmm4, xmm0                                           ;   248.0 p1      41 next
        movaps xmm0, xmm12                                         ;   247.0 p5      41 next copy
        andps xmm0, xmm15                                          ;   248.0 p0      41 next
        xorps xmm2, xmm0                                           ;   249.0 p1      41 next
        xorps xmm6, xmm2                                           ;   250.0 p5      41 next
        movaps xmm0, xmm12                                         ;   248.2 p0      41 next copy
        andps xmm0, xmm5                                           ;   249.2 p1      41 next
        movaps xmm2, xmm12                                         ;   249.0 p5      41 next copy
        andps xmm2, xmm3                                           ;   250.0 p0      41 next
        movaps [rbp + 0], xmm4                                     ;   249.0 p3+p4   41 next spill
        movaps xmm4, xmm1                                          ;   249.5 p1      41 next copy
        movaps [rbp + 48], xmm6                                    ;   251.0 p3+p4   41 next spill
        movaps xmm6, xmm11                                         ;   250.0 p5      41 next copy
        andps xmm6, xmm15                                          ;   251.0 p0      41 next
        xorps xmm4, xmm6                                           ;   252.0 p1      41 next
        xorps xmm0, xmm2                                           ;   251.0 p5      41 next
        xorps xmm8, xmm4                                           ;   253.0 p0      41 next
        xorps xmm2, xmm4                                           ;   253.0 p1      41 next
        movaps xmm4, xmm7                                          ;   252.0 p5      41 next copy
        andps xmm4, xmm3                                           ;   253.0 p0      41 next
        movaps xmm6, xmm10                                         ;   252.5 p1      41 next copy
        orps xmm6, xmm11                                           ;   253.5 p5      41 next
        movaps [rdi - 96], xmm10                                   ;   252.0 p3+p4   41 next spill
        movaps xmm10, xmm11                                        ;   253.2 p0      41 next copy
        andps xmm10, xmm3                                          ;   254.2 p1      41 next
        xorps xmm12, xmm10                                         ;   255.2 p5      41 next
        xorps xmm8, xmm12                                          ;   256.2 p0      41 next
        andps xmm12, xmm11                                         ;   256.2 p1      41 next
        xorps xmm12, [rel misty1_decrypt_compact.T0_constants128]  ;   257.2 p5+p2   41 next
        movaps [rdx - 128], xmm10                                  ;   255.2 p3+p4   41 next spill
        movaps xmm10, xmm5                                         ;   255.2 p0      41 next copy
        andps xmm10, xmm15                                         ;   256.2 p1      41 next
        andps xmm7, xmm15                                          ;   256.0 p5      41 next
        movaps [rbp - 96], xmm12                                   ;   258.2 p3+p4   41 next spill
        movaps xmm12, xmm3                                         ;   256.2 p0      41 next copy
        andps xmm12, xmm9                                          ;   257.2 p1      41 next
        movaps [rbp - 80], xmm0                                    ;   255.8 p3+p4   41 next spill
        movaps xmm0, xmm9                                          ;   257.0 p5      41 next copy
        andps xmm0, xmm13                                          ;   258.0 p0      41 next
        xorps xmm6, xmm0                                           ;   259.0 p1      41 next
        xorps xmm10, xmm6                                          ;   260.0 p5      41 next
        movaps xmm0, xmm12                                         ;   258.2 p0      41 next copy
        xorps xmm0, xmm11                                          ;   259.2 p1      41 next
        xorps xmm12, xmm13                                         ;   259.0 p5      41 next
        movaps xmm6, xmm10                                         ;   261.0 p0      41 next copy
        movaps [rdx - 64], xmm10                                   ;   261.0 p3+p4   41 next spill
        movaps xmm10, xmm14                                        ;   259.5 p1      41 next copy
        movaps [rdx - 96], xmm7                                    ;   258.8 p3+p4   41 next spill
        movaps xmm7, xmm13                                         ;   260.0 p5      41 next copy
        andps xmm7, xmm5                                           ;   261.0 p0      41 next
        movaps [rbp + 64], xmm13                                   ;   259.8 p3+p4   54 next spill
        movaps xmm13, xmm1                                         ;   260.5 p1      41 next copy
        andps xmm13, xmm9                                          ;   261.5 p5      41 next
        xorps xmm4, xmm13                                          ;   262.5 p0      41 next
        xorps xmm2, xmm4                                           ;   263.5 p1      41 next
        xorps xmm6, xmm4                                           ;   263.5 p5      41 next
        xorps xmm10, xmm6                                          ;   264.5 p0      41 next
        xorps xmm7, xmm15                                          ;   262.5 p1      41 next
        andps xmm0, xmm9                                           ;   263.0 p5      41 next
        xorps xmm2, xmm12                                          ;   264.5 p0      41 next
        andps xmm12, xmm3                                          ;   263.5 p1      41 next
        xorps xmm8, xmm0                                           ;   264.0 p5      41 next
        movaps xmm0, [rbp + 48]                                    ;   262.0 p2      41 next reload
        xorps xmm2, xmm0                                           ;   265.5 p0      41 next
        movaps xmm4, xmm1                                          ;   264.5 p1      41 next copy
        andps xmm4, xmm5                                           ;   265.5 p5      41 next
        andps xmm14, xmm9                                          ;   265.2 p0      41 next
        xorps xmm4, xmm7                                           ;   266.5 p1      41 next
        xorps xmm7, xmm11                                          ;   266.0 p5      41 next
        xorps xmm14, xmm7                                          ;   267.0 p0      41 next
        andps xmm7, xmm5                                           ;   267.0 p1      41 next
        xorps xmm14, xmm3                                          ;   268.0 p5      41 next
        xorps xmm12, xmm4                                          ;   267.5 p0      41 next
        movaps xmm4, xmm3                                          ;   267.5 p1      41 next copy
        andps xmm4, xmm1                                           ;   268.5 p5      41 next
        andps xmm3, xmm15                                          ;   268.2 p0      41 next
        xorps xmm4, xmm3                                           ;   269.5 p1      41 next
        xorps xmm7, xmm4                                           ;   270.5 p5      41 next
        movaps xmm4, [rbp + 0]                                     ;   266.0 p2      41 next reload
        xorps xmm7, xmm4                                           ;   271.5 p0      41 next
        movaps xmm6, [rdx - 112]                                   ;   267.0 p2      41 next reload
        xorps xmm3, xmm6                                           ;   270.0 p1      41 next
        xorps xmm3, xmm12                                          ;   271.0 p5      41 next
        movaps xmm13, xmm15                                        ;   270.2 p0      41 next copy
        xorps xmm13, xmm5                                          ;   271.2 p1      41 next
        andps xmm13, xmm9                                          ;   272.2 p5      41 next
        xorps xmm12, xmm13                                         ;   273.2 p0      41 next
        movaps xmm13, [rbp - 48]                                   ;   268.2 p2      54 next reload
        andps xmm15, xmm13                                         ;   271.5 p1      41 next
        andps xmm11, [rbp + 64]                                    ;   272.0 p5+p2   41 next
        xorps xmm15, [rbp - 80]                                    ;   272.5 p0+p2   41 next
        movaps xmm6, xmm1                                          ;   272.5 p1      41 next copy
        andps xmm6, xmm13                                          ;   273.5 p5      41 next
        andps xmm5, xmm13                                          ;   273.2 p0      41 next
        andps xmm1, [rbp + 64]                                     ;   273.5 p1+p2   41 next
        movaps xmm4, xmm14                                         ;   274.0 p5      41 next copy
        xorps xmm4, [rdx + 32]                                     ;   275.0 p0+p2   41 next
        xorps xmm14, xmm3                                          ;   274.5 p1      41 next
        xorps xmm14, [rdx - 96]                                    ;   275.5 p5+p2   41 next
        orps xmm9, [rdi - 96]                                      ;   275.2 p0+p2   41 next
        xorps xmm11, xmm6                                          ;   275.5 p1      41 next
        xorps xmm14, xmm15                                         ;   276.5 p5      41 next
        xorps xmm1, [rbp - 96]                                     ;   276.2 p0+p2   41 next
        xorps xmm6, xmm5                                           ;   276.5 p1      41 next
        xorps xmm11, [rdi - 96]                                    ;   277.0 p5+p2   41 next
        xorps xmm9, xmm11                                          ;   278.0 p0      41 next
        xorps xmm5, xmm1                                           ;   277.5 p1      41 next
        xorps xmm4, [rdx - 64]                                     ;   278.0 p5+p2   41 next
        xorps xmm2, xmm6                                           ;   278.2 p0      41 next
        xorps xmm1, [rbp + 80]                                     ;   278.5 p1+p2   41 next
        xorps xmm10, xmm1                                          ;   279.5 p5      41 next
        xorps xmm6, [rdx + 32]                                     ;   279.2 p0+p2   41 next
        xorps xmm15, [rbp - 96]                                    ;   280.2 p1+p2   41 next
        xorps xmm8, xmm15                                          ;   281.2 p5      41 next
        xorps xmm2, [rdx - 112]                                    ;   281.2 p0+p2   41 next
        movaps xmm15, xmm13                                        ;   280.5 p1      41 next copy
        andps xmm15, [rbp + 64]                                    ;   282.2 p5+p2   41 next
        xorps xmm0, xmm15                                          ;   283.2 p0      41 next
        xorps xmm15, xmm12                                         ;   283.2 p1      41 next
        xorps xmm12, xmm9                                          ;   282.0 p5      41 next
        xorps xmm9, [rbp + 0]                                      ;   283.2 p0+p2   41 next
        xorps xmm12, [rdx - 128]                                   ;   284.2 p1+p2   41 next
        xorps xmm7, xmm6                                           ;   283.0 p5      41 next
        xorps xmm4, [rdi - 96]                                     ;   285.2 p0+p2   41 next
        xorps xmm13, xmm0                                          ;   284.2 p1      41 next
        xorps xmm5, xmm15                                          ;   284.2 p5      41 next
        xorps xmm3, xmm5                                           ;   285.2 p0      41 next
        xorps xmm9, xmm13                                          ;   285.2 p1      41 next
        movaps xmm15, [rbp + 32]                                   ;   286.2 p2      41 next
        movaps xmm0, [rbp + 16]                                    ;   287.2 p2      54 next reload
        andps xmm15, xmm0                                          ;   290.2 p5      41 next
        movaps xmm1, [rbp - 112]                                   ;   288.2 p2      41 next
        andps xmm1, xmm0                                           ;   291.2 p0      41 next
        movaps xmm5, [rbp - 64]                                    ;   289.2 p2      41 next
        movaps xmm6, [rbp - 32]                                    ;   290.2 p2      54 next reload
        andps xmm5, xmm6                                           ;   293.2 p1      41 next
        movaps xmm11, xmm1                                         ;   292.2 p5      41 next copy
        movaps xmm13, [rbp - 64]                                   ;   291.2 p2      54 next reload
        andps xmm11, xmm13                                         ;   294.2 p0      41 next
        movaps [rbp - 48], xmm4                                    ;   286.2 p3+p4   41 next spill
        movaps xmm4, [rbp - 128]                                   ;   292.2 p2      41 next
        andps xmm4, xmm0                                           ;   295.2 p1      41 next
        movaps [rdi - 96], xmm7                                    ;   285.5 p3+p4   41 next spill
        movaps xmm7, xmm4                                          ;   296.2 p5      41 next copy
        xorps xmm7, xmm6                                           ;   297.2 p0      41 next
        movaps [rdx - 128], xmm10                                  ;   286.5 p3+p4   41 next spill
        movaps xmm10, [rbp + 32]                                   ;   293.2 p2      41 next
        andps xmm10, [rbp - 128]                                   ;   296.2 p1+p2   41 next
        movaps [rbp + 0], xmm2                                     ;   287.5 p3+p4   41 next spill
        movaps xmm2, [rbp - 128]                                   ;   295.2 p2      41 next
        andps xmm2, xmm13                                          ;   298.2 p5      41 next
        movaps [rbp + 64], xmm9                                    ;   289.2 p3+p4   41 next spill
        movaps xmm9, xmm15                                         ;   291.2 p0      41 next copy
        xorps xmm9, xmm10                                          ;   297.2 p1      41 next
        movaps [rdx - 112], xmm12                                  ;   290.5 p3+p4   41 next spill
        movaps xmm12, xmm7                                         ;   298.2 p5      41 next copy
        xorps xmm12, [rbp + 32]                                    ;   299.2 p0+p2   41 next
        andps xmm12, xmm13                                         ;   300.2 p1      41 next
        xorps xmm4, xmm12                                          ;   301.2 p5      41 next
        movaps [rbp - 96], xmm14                                   ;   292.2 p3+p4   41 next spill
        movaps xmm14, xmm6                                         ;   293.2 p0      41 next copy
        movaps [rdx + 32], xmm8                                    ;   293.2 p3+p4   41 next spill
        movaps xmm8, [rbp - 112]                                   ;   297.2 p2      41 next
        andps xmm8, [rbp + 112]                                    ;   300.2 p1+p2   41 next
        xorps xmm5, xmm8                                           ;   301.2 p5      41 next
        andps xmm14, xmm8                                          ;   301.2 p0      41 next
        xorps xmm10, xmm5                                          ;   302.2 p1      41 next
        movaps xmm8, [rbp - 112]                                   ;   299.2 p2      54 next reload
        andps xmm9, xmm8                                           ;   302.2 p5      41 next
        xorps xmm5, xmm15                                          ;   302.2 p0      41 next
        movaps [rbp + 48], xmm3                                    ;   296.5 p3+p4   41 next spill
        movaps xmm3, xmm6                                          ;   296.8 p1      41 next copy
        andps xmm3, xmm8                                           ;   302.2 p5      41 next
        movaps [rbp + 80], xmm5                                    ;   303.2 p3+p4   41 next spill
        movaps xmm5, xmm10                                         ;   303.2 p0      41 next copy
        andps xmm5, [rbp + 112]                                    ;   304.2 p1+p2   41 next
        movaps [rdx - 64], xmm12                                   ;   301.2 p3+p4   41 next spill
        movaps xmm12, xmm3                                         ;   303.2 p5      41 next copy
        andps xmm12, [rbp - 128]                                   ;   304.2 p0+p2   41 next
        movaps [rdx - 96], xmm4                                    ;   302.2 p3+p4   41 next spill
        movaps xmm4, xmm6                                          ;   300.2 p1      41 next copy
        andps xmm4, xmm0                                           ;   301.2 p5      41 next
        xorps xmm12, xmm4                                          ;   305.2 p0      41 next
        xorps xmm5, xmm12                                          ;   306.2 p1      41 next
        movaps xmm12, [rbp - 128]                                  ;   302.2 p2      54 next reload
        xorps xmm5, xmm12                                          ;   307.2 p5      41 next
        movaps [rbp - 80], xmm5                                    ;   308.2 p3+p4   41 next spill
        movaps xmm5, xmm13                                         ;   302.2 p0      41 next copy
        andps xmm5, [rbp + 112]                                    ;   303.2 p1+p2   41 next
        xorps xmm4, xmm5                                           ;   304.2 p5      41 next
        xorps xmm11, xmm3                                          ;   303.2 p0      41 next
        xorps xmm11, [rel misty1_decrypt_compact.T0_constants128]  ;   304.2 p1+p2   41 next
        movaps xmm13, xmm4                                         ;   305.2 p5      41 next copy
        andps xmm13, [rbp + 112]                                   ;   306.2 p0+p2   41 next
        xorps xmm13, xmm0                                          ;   307.2 p1      41 next
        andps xmm4, [rbp + 32]                                     ;   306.2 p5+p2   41 next
        xorps xmm13, xmm7                                          ;   308.2 p0      41 next
        xorps xmm10, xmm0                                          ;   305.5 p1      41 next
        movaps [rdi - 48], xmm13                                   ;   309.2 p3+p4   41 next spill
        movaps xmm13, xmm2                                         ;   305.8 p5      41 next copy
        xorps xmm13, [rbp + 32]                                    ;   307.2 p0+p2   41 next
        xorps xmm9, xmm13                                          ;   308.2 p1      41 next
        xorps xmm4, xmm9                                           ;   309.2 p5      41 next
        andps xmm13, xmm8                                          ;   308.2 p0      41 next
        movaps xmm9, [rbp + 112]                                   ;   308.2 p2      54 next reload
        andps xmm7, xmm9                                           ;   311.2 p1      41 next
        movaps xmm8, xmm10                                         ;   307.8 p5      41 next copy
        andps xmm8, xmm0                                           ;   308.8 p0      41 next
        andps xmm10, [rbp + 32]                                    ;   309.2 p1+p2   41 next
        xorps xmm8, xmm11                                          ;   309.8 p5      41 next
        xorps xmm8, xmm5                                           ;   310.8 p0      41 next
        movaps [rdi - 80], xmm14                                   ;   308.2 p3+p4   41 next spill
        movaps xmm14, xmm6                                         ;   309.5 p1      41 next copy
        andps xmm14, xmm12                                         ;   310.5 p5      41 next
        xorps xmm13, xmm14                                         ;   311.5 p0      41 next
        xorps xmm8, xmm13                                          ;   312.5 p1      41 next
        movaps xmm13, xmm6                                         ;   310.8 p5      41 next copy
        andps xmm13, [rbp + 32]                                    ;   311.8 p0+p2   41 next
        xorps xmm13, xmm1                                          ;   312.8 p1      41 next
        xorps xmm7, xmm13                                          ;   313.8 p5      41 next
        xorps xmm13, xmm9                                          ;   313.8 p0      41 next
        xorps xmm15, xmm14                                         ;   312.5 p1      41 next
        movaps xmm14, xmm3                                         ;   312.8 p5      41 next copy
        xorps xmm14, [rbp - 64]                                    ;   313.8 p0+p2   41 next
        andps xmm14, xmm0                                          ;   314.8 p1      41 next
        xorps xmm11, xmm14                                         ;   315.8 p5      41 next
        xorps xmm10, xmm11                                         ;   316.8 p0      41 next
        xorps xmm3, xmm9                                           ;   314.5 p1      41 next
        xorps xmm4, xmm7                                           ;   314.8 p5      41 next
        movaps xmm7, xmm5                                          ;   315.2 p0      41 next copy
        xorps xmm7, xmm13                                          ;   316.2 p1      41 next
        andps xmm13, xmm12                                         ;   315.8 p5      41 next
        xorps xmm5, xmm12                                          ;   316.2 p0      41 next
        andps xmm2, xmm5                                           ;   317.2 p1      41 next
        movaps xmm11, [rbp - 112]                                  ;   314.0 p2      54 next reload
        xorps xmm13, xmm11                                         ;   317.0 p5      41 next
        andps xmm5, xmm11                                          ;   317.2 p0      41 next
        xorps xmm14, xmm5                                          ;   318.2 p1      41 next
        xorps xmm7, xmm14                                          ;   319.2 p5      41 next
        xorps xmm13, [rdi - 80]                                    ;   318.2 p0+p2   41 next
        movaps xmm14, xmm3                                         ;   318.5 p1      41 next copy
        andps xmm14, [rbp + 32]                                    ;   319.5 p5+p2   41 next
        andps xmm3, xmm0                                           ;   319.2 p0      41 next
        xorps xmm5, [rdx - 96]                                     ;   319.5 p1+p2   41 next
        xorps xmm4, [rdx - 64]                                     ;   319.8 p5+p2   41 next
        xorps xmm3, [rbp - 64]                                     ;   320.2 p0+p2   41 next
        xorps xmm10, xmm3                                          ;   321.2 p1      41 next
        movaps xmm3, [rdi - 48]                                    ;   320.2 p2      41 next reload
        xorps xmm7, xmm3                                           ;   323.2 p5      41 next
        movaps xmm12, xmm15                                        ;   321.2 p0      41 next copy
        andps xmm12, xmm9                                          ;   322.2 p1      41 next
        movaps xmm9, xmm11                                         ;   321.8 p5      41 next copy
        andps xmm9, [rbp - 64]                                     ;   322.8 p0+p2   41 next
        xorps xmm15, xmm9                                          ;   323.8 p1      41 next
        xorps xmm1, xmm5                                           ;   322.8 p5      41 next
        andps xmm9, [rdx - 96]                                     ;   323.8 p0+p2   41 next
        xorps xmm2, xmm10                                          ;   323.5 p1      41 next
        movaps xmm5, [rbp - 64]                                    ;   323.2 p2      54 next reload
        andps xmm15, xmm5                                          ;   326.2 p5      41 next
        xorps xmm12, xmm7                                          ;   324.2 p0      41 next
        xorps xmm3, xmm15                                          ;   327.2 p1      41 next
        xorps xmm9, [rbp + 80]                                     ;   324.8 p5+p2   41 next
        xorps xmm13, xmm9                                          ;   325.8 p0      41 next
        xorps xmm14, xmm3                                          ;   328.2 p1      41 next
        movaps xmm15, [rel misty1_decrypt_compact.T0_constants128] ;   325.2 p2      41 next reload
        xorps xmm13, xmm15                                         ;   328.2 p5      41 next
        xorps xmm0, [rbp + 48]                                     ;   326.2 p0+p2   41 next
        xorps xmm1, [rbp - 80]                                     ;   327.2 p1+p2   41 next
        xorps xmm8, xmm0                                           ;   327.2 p5      41 next
        xorps xmm6, [rdx + 32]                                     ;   328.2 p0+p2   41 next
        xorps xmm14, xmm15                                         ;   329.2 p1      41 next
        xorps xmm2, xmm6                                           ;   329.2 p5      41 next
        xorps xmm11, [rbp + 0]                                     ;   329.2 p0+p2   41 next
        xorps xmm12, xmm11                                         ;   330.2 p1      41 next
        xorps xmm5, [rdx - 128]                                    ;   330.2 p5+p2   41 next
        movaps xmm3, [rbp - 96]                                    ;   331.2 p2      41 next
        xorps xmm3, [rbp + 112]                                    ;   334.2 p0+p2   41 next
        xorps xmm4, xmm3                                           ;   335.2 p1      41 next
        xorps xmm1, xmm5                                           ;   331.2 p5      41 next
        xorps xmm8, [r8 + 2192]                                    ;   333.2 p0+p2   48 next
        movaps xmm7, [rdx - 112]                                   ;   334.2 p2      41 next
        xorps xmm7, [rbp - 128]                                    ;   337.2 p1+p2   41 next
        xorps xmm14, xmm7                                          ;   338.2 p5      41 next
        xorps xmm2, [r8 + 2208]                                    ;   336.2 p0+p2   48 next
        xorps xmm4, [r8 + 2224]                                    ;   337.2 p1+p2   48 next
        movaps xmm9, [rbp + 64]                                    ;   338.2 p2      41 next
        xorps xmm9, [rbp + 32]                                     ;   341.2 p5+p2   41 next
        xorps xmm13, xmm9                                          ;   342.2 p0      41 next
        xorps xmm12, [r8 + 2272]                                   ;   340.2 p1+p2   48 next
        xorps xmm0, [r8 + 2048]                                    ;   341.2 p5+p2   48 next
        xorps xmm1, [r8 + 2288]                                    ;   342.2 p0+p2   48 next
        xorps xmm6, [r8 + 2064]                                    ;   343.2 p1+p2   48 next
        xorps xmm14, [r8 + 2240]                                   ;   344.2 p5+p2   48 next
        xorps xmm3, [r8 + 2080]                                    ;   345.2 p0+p2   48 next
        xorps xmm13, [r8 + 2256]                                   ;   346.2 p1+p2   48 next
        xorps xmm11, [r8 + 2128]                                   ;   347.2 p5+p2   48 next
        xorps xmm7, [r8 + 2096]                                    ;   348.2 p0+p2   48 next
        xorps xmm5, [r8 + 2144]                                    ;   349.2 p1+p2   48 next
        xorps xmm9, [r8 + 2112]                                    ;   350.2 p5+p2   48 next
        movaps xmm10, [rdi - 96]                                   ;   351.2 p2      48 next
        xorps xmm10, [r8 + 2160]                                   ;   354.2 p0+p2   48 next
        movaps [rdi - 96], xmm1                                    ;   343.2 p3+p4   48 next spill
        movaps xmm1, [rbp - 48]                                    ;   353.2 p2      48 next
        xorps xmm1, [r8 + 2176]                                    ;   356.2 p1+p2   48 next
        movaps [rbp - 48], xmm12                                   ;   341.5 p3+p4   48 next spill
        movaps xmm12, xmm0                                         ;   342.2 p5      45 next copy
        xorps xmm12, xmm5                                          ;   350.2 p0      45 next
        movaps [rbp + 32], xmm13                                   ;   347.2 p3+p4   48 next spill
        movaps xmm13, xmm12                                        ;   351.2 p1      45 next copy
        xorps xmm13, xmm7                                          ;   352.2 p5      45 next
        movaps [rbp + 64], xmm14                                   ;   345.2 p3+p4   48 next spill
        movaps xmm14, xmm7                                         ;   349.2 p0      45 next copy
        andps xmm14, xmm10                                         ;   355.2 p1      45 next
        movaps [rbp - 128], xmm4                                   ;   345.5 p3+p4   48 next spill
        movaps xmm4, xmm7                                          ;   349.2 p5      45 next copy
        andps xmm4, xmm5                                           ;   350.2 p0      45 next
        movaps [rdx - 112], xmm2                                   ;   347.2 p3+p4   48 next spill
        movaps xmm2, xmm6                                          ;   347.5 p1      45 next copy
        xorps xmm2, xmm11                                          ;   348.5 p5      45 next
        movaps [rbp + 112], xmm8                                   ;   348.2 p3+p4   48 next spill
        movaps xmm8, xmm5                                          ;   350.2 p0      45 next copy
        andps xmm8, xmm9                                           ;   351.2 p1      45 next
        movaps [rbp - 96], xmm14                                   ;   356.2 p3+p4   45 next spill
        movaps xmm14, xmm13                                        ;   353.2 p5      45 next copy
        andps xmm14, xmm3                                          ;   354.2 p0      45 next
        movaps [rdx - 128], xmm5                                   ;   350.2 p3+p4   48 next spill
        movaps xmm5, xmm10                                         ;   355.2 p1      45 next copy
        andps xmm5, xmm1                                           ;   357.2 p5      45 next
        movaps [rbp - 64], xmm12                                   ;   351.2 p3+p4   45 next spill
        movaps xmm12, xmm2                                         ;   351.0 p0      45 next copy
        movaps [rbp + 0], xmm11                                    ;   352.2 p3+p4   48 next spill
        movaps xmm11, xmm7                                         ;   351.5 p1      45 next copy
        andps xmm11, xmm3                                          ;   352.5 p5      45 next
        xorps xmm12, xmm11                                         ;   353.5 p0      45 next
        movaps xmm11, xmm10                                        ;   355.2 p1      45 next copy
        andps xmm11, xmm0                                          ;   356.2 p5      45 next
        xorps xmm4, xmm11                                          ;   357.2 p0      45 next
        xorps xmm4, xmm15                                          ;   358.2 p1      45 next
        movaps xmm11, xmm5                                         ;   358.2 p5      45 next copy
        movaps [rbp - 112], xmm5                                   ;   358.2 p3+p4   45 next spill
        movaps xmm5, xmm7                                          ;   354.0 p0      45 next copy
        andps xmm5, xmm0                                           ;   355.0 p1      45 next
        xorps xmm8, xmm5                                           ;   356.0 p5      45 next
        xorps xmm11, xmm8                                          ;   359.2 p0      45 next
        movaps xmm5, xmm7                                          ;   355.5 p1      45 next copy
        andps xmm5, xmm6                                           ;   356.5 p5      45 next
        movaps xmm8, xmm7                                          ;   356.0 p0      45 next copy
        andps xmm8, xmm9                                           ;   357.0 p1      45 next
        movaps [rdx + 32], xmm4                                    ;   359.2 p3+p4   45 next spill
        movaps xmm4, xmm10                                         ;   356.8 p5      45 next copy
        movaps [rbp - 32], xmm12                                   ;   356.8 p3+p4   45 next spill
        movaps xmm12, xmm0                                         ;   357.0 p0      45 next copy
        andps xmm12, xmm1                                          ;   358.0 p1      45 next
        xorps xmm4, xmm12                                          ;   359.0 p5      45 next
        xorps xmm5, xmm8                                           ;   358.0 p0      45 next
        xorps xmm14, xmm4                                          ;   360.0 p1      45 next
        xorps xmm8, xmm4                                           ;   360.0 p5      45 next
        movaps xmm4, xmm2                                          ;   359.0 p0      45 next copy
        andps xmm4, xmm9                                           ;   360.0 p1      45 next
        movaps xmm12, xmm13                                        ;   359.8 p5      45 next copy
        orps xmm12, xmm1                                           ;   360.8 p0      45 next
        movaps [rbp - 80], xmm13                                   ;   359.0 p3+p4   45 next spill
        movaps xmm13, xmm1                                         ;   360.5 p1      45 next copy
        andps xmm13, xmm9                                          ;   361.5 p5      45 next
        xorps xmm7, xmm13                                          ;   362.5 p0      45 next
        xorps xmm14, xmm7                                          ;   363.5 p1      45 next
        andps xmm7, xmm1                                           ;   363.5 p5      45 next
        xorps xmm7, xmm15                                          ;   364.5 p0      45 next
        movaps xmm15, xmm6                                         ;   362.5 p1      45 next copy
        andps xmm15, xmm0                                          ;   363.5 p5      45 next
        andps xmm2, xmm0                                           ;   363.0 p0      45 next
        movaps [rbp + 48], xmm13                                   ;   362.5 p3+p4   45 next spill
        movaps xmm13, xmm9                                         ;   363.5 p1      45 next copy
        andps xmm13, [rbp + 0]                                     ;   364.5 p5+p2   45 next
        movaps [rbp + 16], xmm7                                    ;   365.5 p3+p4   45 next spill
        movaps xmm7, xmm3                                          ;   364.0 p0      45 next copy
        andps xmm7, [rbp + 0]                                      ;   365.0 p1+p2   45 next
        xorps xmm12, xmm7                                          ;   366.0 p5      45 next
        xorps xmm15, xmm12                                         ;   367.0 p0      45 next
        movaps xmm7, xmm13                                         ;   365.5 p1      45 next copy
        xorps xmm7, xmm1                                           ;   366.5 p5      45 next
        xorps xmm13, xmm3                                          ;   366.0 p0      45 next
        movaps xmm12, xmm15                                        ;   368.0 p1      45 next copy
        movaps [rbp + 80], xmm15                                   ;   368.0 p3+p4   45 next spill
        movaps xmm15, xmm3                                         ;   366.8 p5      45 next copy
        andps xmm15, xmm6                                          ;   367.8 p0      45 next
        movaps [rdi - 48], xmm5                                    ;   365.5 p3+p4   45 next spill
        movaps xmm5, xmm10                                         ;   367.5 p1      45 next copy
        andps xmm5, [rbp + 0]                                      ;   368.5 p5+p2   45 next
        xorps xmm4, xmm5                                           ;   369.5 p0      45 next
        xorps xmm8, xmm4                                           ;   370.5 p1      45 next
        xorps xmm12, xmm4                                          ;   370.5 p5      45 next
        xorps xmm15, xmm0                                          ;   369.0 p0      45 next
        movaps xmm4, [rbp - 64]                                    ;   367.0 p2      45 next reload
        xorps xmm12, xmm4                                          ;   371.5 p1      45 next
        movaps xmm5, [rbp + 0]                                     ;   368.0 p2      48 next reload
        andps xmm7, xmm5                                           ;   371.0 p5      45 next
        xorps xmm8, xmm13                                          ;   371.5 p0      45 next
        andps xmm13, xmm9                                          ;   370.5 p1      45 next
        xorps xmm14, xmm7                                          ;   372.0 p5      45 next
        xorps xmm8, xmm11                                          ;   372.5 p0      45 next
        movaps xmm7, xmm10                                         ;   371.5 p1      45 next copy
        andps xmm7, xmm6                                           ;   372.5 p5      45 next
        andps xmm4, xmm5                                           ;   372.0 p0      45 next
        xorps xmm7, xmm15                                          ;   373.5 p1      45 next
        xorps xmm15, xmm1                                          ;   372.8 p5      45 next
        xorps xmm4, xmm15                                          ;   373.8 p0      45 next
        andps xmm15, xmm6                                          ;   373.8 p1      45 next
        xorps xmm4, xmm9                                           ;   374.8 p5      45 next
        xorps xmm13, xmm7                                          ;   374.5 p0      45 next
        movaps xmm7, xmm9                                          ;   374.5 p1      45 next copy
        andps xmm7, xmm10                                          ;   375.5 p5      45 next
        andps xmm9, xmm0                                           ;   375.0 p0      45 next
        xorps xmm7, xmm9                                           ;   376.5 p1      45 next
        xorps xmm15, xmm7                                          ;   377.5 p5      45 next
        movaps xmm7, [rbp - 32]                                    ;   372.5 p2      45 next reload
        xorps xmm15, xmm7                                          ;   378.5 p0      45 next
        xorps xmm9, [rbp - 96]                                     ;   376.5 p1+p2   45 next
        xorps xmm9, xmm13                                          ;   377.5 p5      45 next
        movaps xmm7, xmm0                                          ;   377.0 p0      45 next copy
        xorps xmm7, xmm6                                           ;   378.0 p1      45 next
        andps xmm7, xmm5                                           ;   379.0 p5      45 next
        xorps xmm13, xmm7                                          ;   380.0 p0      45 next
        movaps xmm7, [rdx - 128]                                   ;   374.5 p2      48 next reload
        andps xmm0, xmm7                                           ;   378.5 p1      45 next
        andps xmm1, xmm3                                           ;   378.8 p5      45 next
        xorps xmm0, [rdi - 48]                                     ;   379.5 p0+p2   45 next
        movaps [rdi - 48], xmm15                                   ;   379.5 p3+p4   45 next spill
        movaps xmm15, xmm10                                        ;   379.5 p1      45 next copy
        andps xmm15, xmm7                                          ;   380.5 p5      45 next
        andps xmm6, xmm7                                           ;   380.0 p0      45 next
        andps xmm10, xmm3                                          ;   380.5 p1      45 next
        movaps xmm7, xmm4                                          ;   380.8 p5      45 next copy
        xorps xmm7, [rdx + 32]                                     ;   381.8 p0+p2   45 next
        xorps xmm4, xmm9                                           ;   381.5 p1      45 next
        xorps xmm2, xmm4                                           ;   382.5 p5      45 next
        movaps xmm4, [rbp - 80]                                    ;   378.0 p2      45 next reload
        orps xmm5, xmm4                                            ;   382.0 p0      45 next
        xorps xmm1, xmm15                                          ;   382.5 p1      45 next
        xorps xmm2, xmm0                                           ;   383.5 p5      45 next
        xorps xmm10, [rbp + 16]                                    ;   383.0 p0+p2   45 next
        xorps xmm15, xmm6                                          ;   383.5 p1      45 next
        xorps xmm1, xmm4                                           ;   383.8 p5      45 next
        xorps xmm5, xmm1                                           ;   384.8 p0      45 next
        xorps xmm7, [rbp + 80]                                     ;   384.5 p1+p2   45 next
        xorps xmm6, xmm10                                          ;   384.8 p5      45 next
        xorps xmm8, xmm15                                          ;   385.0 p0      45 next
        xorps xmm10, [rbp - 112]                                   ;   385.5 p1+p2   45 next
        xorps xmm12, xmm10                                         ;   386.5 p5      45 next
        movaps xmm1, [rdx - 128]                                   ;   382.0 p2      48 next reload
        andps xmm3, xmm1                                           ;   386.0 p0      45 next
        xorps xmm15, [rdx + 32]                                    ;   386.5 p1+p2   45 next
        xorps xmm11, xmm3                                          ;   387.0 p5      45 next
        xorps xmm0, [rbp + 16]                                     ;   387.0 p0+p2   45 next
        xorps xmm3, xmm13                                          ;   387.5 p1      45 next
        xorps xmm13, xmm5                                          ;   387.8 p5      45 next
        xorps xmm14, xmm0                                          ;   388.0 p0      45 next
        xorps xmm13, [rbp + 48]                                    ;   388.8 p1+p2   45 next
        xorps xmm5, [rbp - 32]                                     ;   388.8 p5+p2   45 next
        xorps xmm8, [rbp - 96]                                     ;   389.0 p0+p2   45 next
        xorps xmm4, xmm7                                           ;   389.5 p1      45 next
        xorps xmm15, [rdi - 48]                                    ;   389.8 p5+p2   45 next
        xorps xmm1, xmm11                                          ;   390.0 p0      45 next
        xorps xmm6, xmm3                                           ;   390.5 p1      45 next
        xorps xmm9, xmm6                                           ;   391.5 p5      45 next
        xorps xmm5, xmm1                                           ;   391.0 p0      45 next
        movaps xmm0, [rbp - 128]                                   ;   389.0 p2      48 next reload
        xorps xmm2, xmm0                                           ;   392.0 p1      45 next
        movaps xmm1, [rdx - 112]                                   ;   390.0 p2      48 next reload
        xorps xmm14, xmm1                                          ;   393.0 p5      45 next
        movaps xmm3, [rbp + 112]                                   ;   391.0 p2      48 next reload
        xorps xmm9, xmm3                                           ;   394.0 p0      45 next
        movaps xmm6, [rbp + 64]                                    ;   392.0 p2      48 next reload
        xorps xmm13, xmm6                                          ;   395.0 p1      45 next
        movaps xmm7, [rbp - 48]                                    ;   393.0 p2      48 next reload
        xorps xmm8, xmm7                                           ;   396.0 p5      45 next
        movaps xmm10, [rbp + 32]                                   ;   394.0 p2      48 next reload
        xorps xmm5, xmm10                                          ;   397.0 p0      45 next
        movaps xmm11, [rdi - 96]                                   ;   395.0 p2      48 next reload
        xorps xmm12, xmm11                                         ;   398.0 p1      45 next
        xorps xmm9, [rdi - 64]                                     ;   396.0 p5+p2   54 next
        xorps xmm14, [rdx - 16]                                    ;   397.0 p0+p2   54 next
        xorps xmm2, [rbp + 96]                                     ;   398.0 p1+p2   54 next
        xorps xmm13, [rdx + 96]                                    ;   399.0 p5+p2   54 next
        xorps xmm15, [rdx + 112]                                   ;   400.0 p0+p2   54 next
        xorps xmm4, [rdx + 64]                                     ;   401.0 p1+p2   54 next
        xorps xmm5, [rdi + 112]                                    ;   402.0 p5+p2   54 next
        xorps xmm8, [rdx + 0]                                      ;   403.0 p0+p2   54 next
        xorps xmm3, [rdx - 48]                                     ;   404.0 p1+p2   54 next
        xorps xmm1, [rdx + 48]                                     ;   405.0 p5+p2   54 next
        xorps xmm12, [rdi + 16]                                    ;   406.0 p0+p2   54 next
        xorps xmm0, [rdx - 32]                                     ;   407.0 p1+p2   54 next
        xorps xmm6, [rdx + 16]                                     ;   408.0 p5+p2   54 next
        xorps xmm10, [rdx - 80]                                    ;   409.0 p0+p2   54 next
        xorps xmm7, [rdx + 80]                                     ;   410.0 p1+p2   54 next
        xorps xmm11, [rbp - 16]                                    ;   411.0 p5+p2   54 next
        movaps [rdi - 96], xmm11                                   ;   412.0 p3+p4   54 next spill
        movaps xmm11, [rdi - 64]                                   ;   412.0 p2      54 next
        xorps xmm11, [r10]                                         ;   415.0 p0+p2   54 next
        movaps [rdi - 64], xmm7                                    ;   411.0 p3+p4   54 next spill
        movaps xmm7, [rdx - 16]                                    ;   414.0 p2      54 next
        xorps xmm7, [r10 + 16]                                     ;   417.0 p1+p2   54 next
        movaps [rdx - 16], xmm10                                   ;   410.0 p3+p4   54 next spill
        movaps xmm10, [rbp + 96]                                   ;   416.0 p2      54 next
        xorps xmm10, [r10 + 32]                                    ;   419.0 p5+p2   54 next
        movaps [rbp + 96], xmm6                                    ;   409.0 p3+p4   54 next spill
        movaps xmm6, [rdx + 96]                                    ;   418.0 p2      54 next
        xorps xmm6, [r10 + 48]                                     ;   421.0 p0+p2   54 next
        movaps [rdx + 96], xmm0                                    ;   408.0 p3+p4   54 next spill
        movaps xmm0, [rdi + 112]                                   ;   420.0 p2      54 next
        xorps xmm0, [r10 + 64]                                     ;   423.0 p1+p2   54 next
        movaps [rdi + 112], xmm1                                   ;   409.2 p3+p4   54 next spill
        movaps xmm1, [rdx + 0]                                     ;   422.0 p2      54 next
        xorps xmm1, [r10 + 80]                                     ;   425.0 p5+p2   54 next
        movaps [rdx + 0], xmm3                                     ;   410.2 p3+p4   54 next spill
        movaps xmm3, [rdi + 16]                                    ;   424.0 p2      54 next
        xorps xmm3, [r10 + 96]                                     ;   427.0 p0+p2   54 next
        movaps [rdi + 16], xmm4                                    ;   411.2 p3+p4   54 next spill
        movaps xmm4, [rdx + 112]                                   ;   426.0 p2      54 next
        xorps xmm4, [r10 + 112]                                    ;   429.0 p1+p2   54 next
        movaps [rdx + 112], xmm15                                  ;   412.2 p3+p4   54 next spill
        movaps xmm15, [rdx + 64]                                   ;   428.0 p2      54 next
        xorps xmm15, [r10 + 128]                                   ;   431.0 p5+p2   54 next
        movaps [rdx + 64], xmm12                                   ;   415.0 p3+p4   54 next spill
        movaps xmm12, [rdx - 48]                                   ;   430.0 p2      54 next
        xorps xmm12, [r10 + 144]                                   ;   433.0 p0+p2   54 next
        movaps [rdx - 48], xmm8                                    ;   417.0 p3+p4   54 next spill
        movaps xmm8, [rdx + 48]                                    ;   432.0 p2      54 next
        xorps xmm8, [r10 + 160]                                    ;   435.0 p1+p2   54 next
        movaps [rdx + 48], xmm5                                    ;   419.0 p3+p4   54 next spill
        movaps xmm5, [rdx - 32]                                    ;   434.0 p2      54 next
        xorps xmm5, [r10 + 176]                                    ;   437.0 p5+p2   54 next
        movaps [rdx - 32], xmm13                                   ;   421.0 p3+p4   54 next spill
        movaps xmm13, [rdx + 16]                                   ;   436.0 p2      54 next
        xorps xmm13, [r10 + 192]                                   ;   439.0 p0+p2   54 next
        movaps [rdx + 16], xmm2                                    ;   423.0 p3+p4   54 next spill
        movaps xmm2, [rdx - 80]                                    ;   438.0 p2      54 next
        xorps xmm2, [r10 + 208]                                    ;   441.0 p1+p2   54 next
        movaps [rdx - 80], xmm14                                   ;   425.0 p3+p4   54 next spill
        movaps xmm14, [rdx + 80]                                   ;   440.0 p2      54 next
        xorps xmm14, [r10 + 224]                                   ;   443.0 p5+p2   54 next
        movaps [rdx + 80], xmm9                                    ;   427.0 p3+p4   54 next spill
        movaps xmm9, [rbp - 16]                                    ;   442.0 p2      54 next
        xorps xmm9, [r10 + 240]                                    ;   445.0 p0+p2   54 next
        movaps [rbp - 16], xmm10                                   ;   429.0 p3+p4   54 next spill
        movaps xmm10, xmm4                                         ;   430.0 p1      41 next copy
        xorps xmm10, xmm2                                          ;   442.0 p5      41 next
        movaps [rbp - 48], xmm6                                    ;   430.2 p3+p4   54 next spill
        movaps xmm6, xmm10                                         ;   443.0 p0      41 next copy
        xorps xmm6, xmm8                                           ;   444.0 p1      41 next
        movaps [rbp + 32], xmm7                                    ;   432.0 p3+p4   54 next spill
        movaps xmm7, xmm8                                          ;   436.0 p5      41 next copy
        andps xmm7, xmm14                                          ;   444.0 p0      41 next
        movaps [rbp + 64], xmm3                                    ;   434.0 p3+p4   54 next spill
        movaps xmm3, xmm8                                          ;   436.0 p1      41 next copy
        andps xmm3, xmm2                                           ;   442.0 p5      41 next
        movaps [rbp - 128], xmm1                                   ;   436.0 p3+p4   54 next spill
        movaps xmm1, xmm15                                         ;   436.2 p0      41 next copy
        xorps xmm1, xmm13                                          ;   440.0 p1      41 next
        movaps [rdx - 112], xmm11                                  ;   437.0 p3+p4   54 next spill
        movaps xmm11, xmm2                                         ;   442.0 p5      41 next copy
        andps xmm11, xmm5                                          ;   443.0 p0      41 next
        movaps [rbp + 112], xmm0                                   ;   438.0 p3+p4   54 next spill
        movaps xmm0, xmm6                                          ;   445.0 p1      41 next copy
        andps xmm0, xmm12                                          ;   446.0 p5      41 next
        movaps [rdx - 128], xmm7                                   ;   445.0 p3+p4   41 next spill
        movaps xmm7, xmm14                                         ;   444.0 p0      41 next copy
        andps xmm7, xmm9                                           ;   446.0 p1      41 next
        movaps [rdi - 48], xmm2                                    ;   442.0 p3+p4   54 next spill
        movaps xmm2, xmm1                                          ;   442.0 p5      41 next copy
        movaps [rbp - 80], xmm10                                   ;   443.0 p3+p4   41 next spill
        movaps xmm10, xmm8                                         ;   442.5 p0      41 next copy
        andps xmm10, xmm12                                         ;   443.5 p1      41 next
        xorps xmm2, xmm10                                          ;   444.5 p5      41 next
        movaps xmm10, xmm14                                        ;   444.0 p0      41 next copy
        andps xmm10, xmm4                                          ;   445.0 p1      41 next
        xorps xmm3, xmm10                                          ;   446.0 p5      41 next
        movaps xmm10, [rel misty1_decrypt_compact.T0_constants128] ;   444.0 p2      41 next reload
        xorps xmm3, xmm10                                          ;   447.0 p0      41 next
        movaps [rbp - 96], xmm3                                    ;   448.0 p3+p4   41 next spill
        movaps xmm3, xmm7                                          ;   447.0 p1      41 next copy
        movaps [rbp - 32], xmm7                                    ;   447.0 p3+p4   41 next spill
        movaps xmm7, xmm8                                          ;   445.2 p5      41 next copy
        andps xmm7, xmm4                                           ;   446.2 p0      41 next
        xorps xmm11, xmm7                                          ;   447.2 p1      41 next
        xorps xmm3, xmm11                                          ;   448.2 p5      41 next
        movaps xmm7, xmm8                                          ;   446.5 p0      41 next copy
        andps xmm7, xmm15                                          ;   447.5 p1      41 next
        movaps xmm11, xmm8                                         ;   447.2 p5      41 next copy
        andps xmm11, xmm5                                          ;   448.2 p0      41 next
        movaps [rbp + 48], xmm2                                    ;   447.2 p3+p4   41 next spill
        movaps xmm2, xmm14                                         ;   447.8 p1      41 next copy
        movaps [rbp + 16], xmm3                                    ;   449.2 p3+p4   41 next spill
        movaps xmm3, xmm9                                          ;   448.2 p5      41 next copy
        andps xmm3, xmm4                                           ;   449.2 p0      41 next
        xorps xmm2, xmm3                                           ;   450.2 p1      41 next
        xorps xmm7, xmm11                                          ;   449.2 p5      41 next
        xorps xmm0, xmm2                                           ;   451.2 p0      41 next
        xorps xmm11, xmm2                                          ;   451.2 p1      41 next
        movaps xmm2, xmm1                                          ;   450.2 p5      41 next copy
        andps xmm2, xmm5                                           ;   451.2 p0      41 next
        movaps xmm3, xmm6                                          ;   450.8 p1      41 next copy
        orps xmm3, xmm9                                            ;   451.8 p5      41 next
        movaps [rdx + 32], xmm6                                    ;   450.5 p3+p4   41 next spill
        movaps xmm6, xmm9                                          ;   451.5 p0      41 next copy
        andps xmm6, xmm5                                           ;   452.5 p1      41 next
        xorps xmm8, xmm6                                           ;   453.5 p5      41 next
        xorps xmm0, xmm8                                           ;   454.5 p0      41 next
        andps xmm8, xmm9                                           ;   454.5 p1      41 next
        xorps xmm8, xmm10                                          ;   455.5 p5      41 next
        movaps xmm10, xmm15                                        ;   453.5 p0      41 next copy
        andps xmm10, xmm4                                          ;   454.5 p1      41 next
        andps xmm1, xmm4                                           ;   454.2 p5      41 next
        movaps [rbp - 112], xmm6                                   ;   453.5 p3+p4   41 next spill
        movaps xmm6, xmm5                                          ;   454.5 p0      41 next copy
        andps xmm6, xmm13                                          ;   455.5 p1      41 next
        movaps [rbp + 80], xmm8                                    ;   456.5 p3+p4   41 next spill
        movaps xmm8, xmm13                                         ;   455.2 p5      41 next copy
        andps xmm8, xmm12                                          ;   456.2 p0      41 next
        xorps xmm3, xmm8                                           ;   457.2 p1      41 next
        xorps xmm10, xmm3                                          ;   458.2 p5      41 next
        movaps xmm3, xmm6                                          ;   456.5 p0      41 next copy
        xorps xmm3, xmm9                                           ;   457.5 p1      41 next
        xorps xmm6, xmm12                                          ;   457.2 p5      41 next
        movaps xmm8, xmm10                                         ;   459.2 p0      41 next copy
        movaps [rbp + 0], xmm10                                    ;   459.2 p3+p4   41 next spill
        movaps xmm10, xmm12                                        ;   457.8 p1      41 next copy
        andps xmm10, xmm15                                         ;   458.8 p5      41 next
        movaps [rbp - 64], xmm7                                    ;   457.0 p3+p4   41 next spill
        movaps xmm7, xmm14                                         ;   458.5 p0      41 next copy
        andps xmm7, xmm13                                          ;   459.5 p1      41 next
        xorps xmm2, xmm7                                           ;   460.5 p5      41 next
        xorps xmm11, xmm2                                          ;   461.5 p0      41 next
        xorps xmm8, xmm2                                           ;   461.5 p1      41 next
        xorps xmm10, xmm4                                          ;   460.2 p5      41 next
        movaps xmm2, [rbp - 80]                                    ;   458.5 p2      41 next reload
        xorps xmm8, xmm2                                           ;   462.5 p0      41 next
        andps xmm3, xmm13                                          ;   460.8 p1      41 next
        xorps xmm11, xmm6                                          ;   462.5 p5      41 next
        andps xmm6, xmm5                                           ;   461.5 p0      41 next
        xorps xmm0, xmm3                                           ;   461.8 p1      41 next
        movaps xmm3, [rbp + 16]                                    ;   460.0 p2      41 next reload
        xorps xmm11, xmm3                                          ;   463.5 p5      41 next
        movaps xmm7, xmm14                                         ;   462.5 p0      41 next copy
        andps xmm7, xmm15                                          ;   463.5 p1      41 next
        xorps xmm7, xmm10                                          ;   464.5 p5      41 next
        andps xmm2, xmm13                                          ;   463.5 p0      41 next
        xorps xmm10, xmm9                                          ;   463.8 p1      41 next
        xorps xmm2, xmm10                                          ;   464.8 p5      41 next
        andps xmm10, xmm15                                         ;   464.8 p0      41 next
        xorps xmm2, xmm5                                           ;   465.8 p1      41 next
        xorps xmm6, xmm7                                           ;   465.5 p5      41 next
        movaps xmm7, xmm5                                          ;   465.5 p0      41 next copy
        andps xmm7, xmm14                                          ;   466.5 p1      41 next
        andps xmm5, xmm4                                           ;   466.2 p5      41 next
        xorps xmm7, xmm5                                           ;   467.5 p0      41 next
        xorps xmm10, xmm7                                          ;   468.5 p1      41 next
        movaps xmm7, [rbp + 48]                                    ;   464.0 p2      41 next reload
        xorps xmm10, xmm7                                          ;   469.5 p5      41 next
        xorps xmm5, [rdx - 128]                                    ;   467.5 p0+p2   41 next
        xorps xmm5, xmm6                                           ;   468.5 p1      41 next
        movaps xmm7, xmm4                                          ;   468.2 p5      41 next copy
        xorps xmm7, xmm15                                          ;   469.2 p0      41 next
        andps xmm7, xmm13                                          ;   470.2 p1      41 next
        xorps xmm6, xmm7                                           ;   471.2 p5      41 next
        movaps xmm7, [rdi - 48]                                    ;   466.0 p2      54 next reload
        andps xmm4, xmm7                                           ;   469.5 p0      41 next
        andps xmm9, xmm12                                          ;   469.8 p1      41 next
        xorps xmm4, [rbp - 64]                                     ;   470.5 p5+p2   41 next
        movaps xmm3, xmm14                                         ;   470.5 p0      41 next copy
        andps xmm3, xmm7                                           ;   471.5 p1      41 next
        andps xmm15, xmm7                                          ;   471.2 p5      41 next
        andps xmm14, xmm12                                         ;   471.5 p0      41 next
        movaps xmm7, xmm2                                          ;   471.8 p1      41 next copy
        xorps xmm7, [rbp - 96]                                     ;   472.8 p5+p2   41 next
        xorps xmm2, xmm5                                           ;   472.5 p0      41 next
        xorps xmm1, xmm2                                           ;   473.5 p1      41 next
        movaps xmm2, [rdx + 32]                                    ;   469.2 p2      41 next reload
        orps xmm13, xmm2                                           ;   473.2 p5      41 next
        xorps xmm9, xmm3                                           ;   473.5 p0      41 next
        xorps xmm1, xmm4                                           ;   474.5 p1      41 next
        xorps xmm14, [rbp + 80]                                    ;   474.2 p5+p2   41 next
        xorps xmm3, xmm15                                          ;   474.5 p0      41 next
        xorps xmm9, xmm2                                           ;   474.8 p1      41 next
        xorps xmm13, xmm9                                          ;   475.8 p5      41 next
        xorps xmm15, xmm14                                         ;   475.5 p0      41 next
        xorps xmm7, [rbp + 0]                                      ;   475.8 p1+p2   41 next
        xorps xmm11, xmm3                                          ;   476.2 p5      41 next
        xorps xmm14, [rbp - 32]                                    ;   476.5 p0+p2   41 next
        xorps xmm8, xmm14                                          ;   477.5 p1      41 next
        movaps xmm14, [rdi - 48]                                   ;   473.2 p2      54 next reload
        andps xmm12, xmm14                                         ;   477.2 p5      41 next
        xorps xmm3, [rbp - 96]                                     ;   477.5 p0+p2   41 next
        xorps xmm4, [rbp + 80]                                     ;   477.8 p1+p2   41 next
        xorps xmm0, xmm4                                           ;   478.8 p5      41 next
        xorps xmm10, xmm3                                          ;   478.5 p0      41 next
        xorps xmm11, [rdx - 128]                                   ;   478.8 p1+p2   41 next
        movaps xmm3, xmm6                                          ;   479.2 p5      41 next copy
        xorps xmm3, xmm12                                          ;   480.2 p0      41 next
        xorps xmm12, [rbp + 16]                                    ;   479.8 p1+p2   41 next
        xorps xmm6, xmm13                                          ;   480.2 p5      41 next
        xorps xmm13, [rbp + 48]                                    ;   480.5 p0+p2   41 next
        xorps xmm6, [rbp - 112]                                    ;   481.2 p1+p2   41 next
        xorps xmm2, xmm7                                           ;   481.2 p5      41 next
        xorps xmm14, xmm12                                         ;   481.5 p0      41 next
        xorps xmm15, xmm3                                          ;   481.8 p1      41 next
        xorps xmm5, xmm15                                          ;   482.8 p5      41 next
        xorps xmm13, xmm14                                         ;   482.5 p0      41 next
        movaps xmm14, [rbp + 112]                                  ;   480.2 p2      41 next
        movaps xmm15, [rdx - 112]                                  ;   481.2 p2      54 next reload
        andps xmm14, xmm15                                         ;   484.2 p1      41 next
        movaps xmm3, [rbp - 128]                                   ;   482.2 p2      41 next
        andps xmm3, xmm15                                          ;   485.2 p5      41 next
        movaps xmm4, [rbp + 64]                                    ;   483.2 p2      41 next
        movaps xmm7, [rbp + 32]                                    ;   484.2 p2      54 next reload
        andps xmm4, xmm7                                           ;   487.2 p0      41 next
        movaps xmm9, xmm3                                          ;   486.2 p1      41 next copy
        movaps xmm12, [rbp + 64]                                   ;   485.2 p2      54 next reload
        andps xmm9, xmm12                                          ;   488.2 p5      41 next
        movaps [rdi - 48], xmm2                                    ;   482.2 p3+p4   41 next spill
        movaps xmm2, [rbp - 48]                                    ;   486.2 p2      41 next
        andps xmm2, xmm15                                          ;   489.2 p0      41 next
        movaps [rdx + 32], xmm10                                   ;   482.2 p3+p4   41 next spill
        movaps xmm10, xmm2                                         ;   490.2 p1      41 next copy
        xorps xmm10, xmm7                                          ;   491.2 p5      41 next
        movaps [rbp - 112], xmm8                                   ;   483.2 p3+p4   41 next spill
        movaps xmm8, [rbp + 112]                                   ;   487.2 p2      41 next
        andps xmm8, [rbp - 48]                                     ;   490.2 p0+p2   41 next
        movaps [rbp + 48], xmm11                                   ;   484.2 p3+p4   41 next spill
        movaps xmm11, xmm10                                        ;   492.2 p1      41 next copy
        xorps xmm11, [rbp + 112]                                   ;   493.2 p5+p2   41 next
        andps xmm11, xmm12                                         ;   494.2 p0      41 next
        xorps xmm2, xmm11                                          ;   495.2 p1      41 next
        movaps [rbp + 16], xmm13                                   ;   485.2 p3+p4   41 next spill
        movaps xmm13, [rbp - 48]                                   ;   490.2 p2      41 next
        andps xmm13, xmm12                                         ;   493.2 p5      41 next
        movaps [rdx - 128], xmm6                                   ;   486.2 p3+p4   41 next spill
        movaps xmm6, xmm14                                         ;   487.5 p0      41 next copy
        xorps xmm6, xmm8                                           ;   491.2 p1      41 next
        movaps [rbp + 80], xmm1                                    ;   487.2 p3+p4   41 next spill
        movaps xmm1, xmm7                                          ;   488.2 p5      41 next copy
        movaps [rbp - 96], xmm0                                    ;   488.2 p3+p4   41 next spill
        movaps xmm0, [rbp - 128]                                   ;   491.2 p2      41 next
        andps xmm0, [rbp - 16]                                     ;   494.2 p0+p2   41 next
        xorps xmm4, xmm0                                           ;   495.2 p1      41 next
        andps xmm1, xmm0                                           ;   495.2 p5      41 next
        xorps xmm8, xmm4                                           ;   496.2 p0      41 next
        movaps xmm0, [rbp - 128]                                   ;   493.2 p2      54 next reload
        andps xmm6, xmm0                                           ;   496.2 p1      41 next
        xorps xmm4, xmm14                                          ;   496.2 p5      41 next
        movaps [rbp - 32], xmm5                                    ;   490.8 p3+p4   41 next spill
        movaps xmm5, xmm7                                          ;   491.0 p0      41 next copy
        andps xmm5, xmm0                                           ;   496.2 p1      41 next
        movaps [rbp + 0], xmm4                                     ;   497.2 p3+p4   41 next spill
        movaps xmm4, xmm8                                          ;   497.2 p5      41 next copy
        andps xmm4, [rbp - 16]                                     ;   498.2 p0+p2   41 next
        movaps [rbp - 64], xmm11                                   ;   495.2 p3+p4   41 next spill
        movaps xmm11, xmm5                                         ;   497.2 p1      41 next copy
        andps xmm11, [rbp - 48]                                    ;   498.2 p5+p2   41 next
        movaps [rbp - 80], xmm2                                    ;   496.2 p3+p4   41 next spill
        movaps xmm2, xmm7                                          ;   494.2 p0      41 next copy
        andps xmm2, xmm15                                          ;   495.2 p1      41 next
        xorps xmm11, xmm2                                          ;   499.2 p5      41 next
        xorps xmm4, xmm11                                          ;   500.2 p0      41 next
        movaps xmm11, [rbp - 48]                                   ;   496.2 p2      54 next reload
        xorps xmm4, xmm11                                          ;   501.2 p1      41 next
        movaps [rdx - 96], xmm4                                    ;   502.2 p3+p4   41 next spill
        movaps xmm4, xmm12                                         ;   496.2 p5      41 next copy
        andps xmm4, [rbp - 16]                                     ;   497.2 p0+p2   41 next
        xorps xmm2, xmm4                                           ;   498.2 p1      41 next
        xorps xmm9, xmm5                                           ;   497.2 p5      41 next
        xorps xmm9, [rel misty1_decrypt_compact.T0_constants128]   ;   498.2 p0+p2   41 next
        movaps xmm12, xmm2                                         ;   499.2 p1      41 next copy
        andps xmm12, [rbp - 16]                                    ;   500.2 p5+p2   41 next
        xorps xmm12, xmm15                                         ;   501.2 p0      41 next
        andps xmm2, [rbp + 112]                                    ;   500.2 p1+p2   41 next
        xorps xmm12, xmm10                                         ;   502.2 p5      41 next
        xorps xmm8, xmm15                                          ;   499.5 p0      41 next
        movaps [rdx - 64], xmm12                                   ;   503.2 p3+p4   41 next spill
        movaps xmm12, xmm13                                        ;   499.8 p1      41 next copy
        xorps xmm12, [rbp + 112]                                   ;   501.2 p5+p2   41 next
        xorps xmm6, xmm12                                          ;   502.2 p0      41 next
        xorps xmm2, xmm6                                           ;   503.2 p1      41 next
        andps xmm12, xmm0                                          ;   502.2 p5      41 next
        movaps xmm6, [rbp - 16]                                    ;   502.2 p2      54 next reload
        andps xmm10, xmm6                                          ;   505.2 p0      41 next
        movaps xmm0, xmm8                                          ;   501.8 p1      41 next copy
        andps xmm0, xmm15                                          ;   502.8 p5      41 next
        andps xmm8, [rbp + 112]                                    ;   503.2 p0+p2   41 next
        xorps xmm0, xmm9                                           ;   503.8 p1      41 next
        xorps xmm0, xmm4                                           ;   504.8 p5      41 next
        movaps [rdi - 80], xmm1                                    ;   502.2 p3+p4   41 next spill
        movaps xmm1, xmm7                                          ;   503.5 p0      41 next copy
        andps xmm1, xmm11                                          ;   504.5 p1      41 next
        xorps xmm12, xmm1                                          ;   505.5 p5      41 next
        xorps xmm0, xmm12                                          ;   506.5 p0      41 next
        movaps xmm12, xmm7                                         ;   504.8 p1      41 next copy
        andps xmm12, [rbp + 112]                                   ;   505.8 p5+p2   41 next
        xorps xmm12, xmm3                                          ;   506.8 p0      41 next
        xorps xmm10, xmm12                                         ;   507.8 p1      41 next
        xorps xmm12, xmm6                                          ;   507.8 p5      41 next
        xorps xmm14, xmm1                                          ;   506.5 p0      41 next
        movaps xmm1, xmm5                                          ;   506.8 p1      41 next copy
        xorps xmm1, [rbp + 64]                                     ;   507.8 p5+p2   41 next
        andps xmm1, xmm15                                          ;   508.8 p0      41 next
        xorps xmm9, xmm1                                           ;   509.8 p1      41 next
        xorps xmm8, xmm9                                           ;   510.8 p5      41 next
        xorps xmm5, xmm6                                           ;   508.5 p0      41 next
        xorps xmm2, xmm10                                          ;   508.8 p1      41 next
        movaps xmm9, xmm4                                          ;   509.2 p5      41 next copy
        xorps xmm9, xmm12                                          ;   510.2 p0      41 next
        andps xmm12, xmm11                                         ;   509.8 p1      41 next
        xorps xmm4, xmm11                                          ;   510.2 p5      41 next
        andps xmm13, xmm4                                          ;   511.2 p0      41 next
        movaps xmm10, [rbp - 128]                                  ;   508.0 p2      54 next reload
        xorps xmm12, xmm10                                         ;   511.0 p1      41 next
        andps xmm4, xmm10                                          ;   511.2 p5      41 next
        xorps xmm1, xmm4                                           ;   512.2 p0      41 next
        xorps xmm9, xmm1                                           ;   513.2 p1      41 next
        xorps xmm12, [rdi - 80]                                    ;   512.2 p5+p2   41 next
        movaps xmm1, xmm5                                          ;   512.5 p0      41 next copy
        andps xmm1, [rbp + 112]                                    ;   513.5 p1+p2   41 next
        andps xmm5, xmm15                                          ;   513.2 p5      41 next
        xorps xmm4, [rbp - 80]                                     ;   513.5 p0+p2   41 next
        xorps xmm2, [rbp - 64]                                     ;   513.8 p1+p2   41 next
        xorps xmm5, [rbp + 64]                                     ;   514.2 p5+p2   41 next
        xorps xmm8, xmm5                                           ;   515.2 p0      41 next
        movaps xmm5, [rdx - 64]                                    ;   514.2 p2      41 next reload
        xorps xmm9, xmm5                                           ;   517.2 p1      41 next
        movaps xmm11, xmm14                                        ;   515.2 p5      41 next copy
        andps xmm11, xmm6                                          ;   516.2 p0      41 next
        movaps xmm6, xmm10                                         ;   515.8 p1      41 next copy
        andps xmm6, [rbp + 64]                                     ;   516.8 p5+p2   41 next
        xorps xmm14, xmm6                                          ;   517.8 p0      41 next
        xorps xmm3, xmm4                                           ;   516.8 p1      41 next
        andps xmm6, [rbp - 80]                                     ;   517.8 p5+p2   41 next
        xorps xmm13, xmm8                                          ;   517.5 p0      41 next
        movaps xmm4, [rbp + 64]                                    ;   517.2 p2      54 next reload
        andps xmm14, xmm4                                          ;   520.2 p1      41 next
        xorps xmm11, xmm9                                          ;   518.2 p5      41 next
        xorps xmm5, xmm14                                          ;   521.2 p0      41 next
        xorps xmm6, [rbp + 0]                                      ;   518.8 p1+p2   41 next
        xorps xmm12, xmm6                                          ;   519.8 p5      41 next
        xorps xmm1, xmm5                                           ;   522.2 p0      41 next
        movaps xmm14, [rel misty1_decrypt_compact.T0_constants128] ;   519.2 p2      41 next reload
        xorps xmm12, xmm14                                         ;   522.2 p1      41 next
        xorps xmm15, [rbp - 32]                                    ;   520.2 p5+p2   41 next
        xorps xmm3, [rdx - 96]                                     ;   521.2 p0+p2   41 next
        xorps xmm0, xmm15                                          ;   521.2 p1      41 next
        xorps xmm7, [rbp - 96]                                     ;   522.2 p5+p2   41 next
        xorps xmm1, xmm14                                          ;   523.2 p0      41 next
        xorps xmm13, xmm7                                          ;   523.2 p1      41 next
        xorps xmm10, [rbp + 48]                                    ;   523.2 p5+p2   41 next
        xorps xmm11, xmm10                                         ;   524.2 p0      41 next
        xorps xmm4, [rbp - 112]                                    ;   524.2 p1+p2   41 next
        movaps xmm5, [rbp + 80]                                    ;   525.2 p2      41 next
        xorps xmm5, [rbp - 16]                                     ;   528.2 p5+p2   41 next
        xorps xmm2, xmm5                                           ;   529.2 p0      41 next
        xorps xmm3, xmm4                                           ;   525.2 p1      41 next
        xorps xmm0, [r9 + 2192]                                    ;   527.2 p5+p2   48 next
        movaps xmm6, [rdx - 128]                                   ;   528.2 p2      41 next
        xorps xmm6, [rbp - 48]                                     ;   531.2 p0+p2   41 next
        xorps xmm1, xmm6                                           ;   532.2 p1      41 next
        xorps xmm13, [r9 + 2208]                                   ;   530.2 p5+p2   48 next
        xorps xmm2, [r9 + 2224]                                    ;   531.2 p0+p2   48 next
        movaps xmm8, [rbp + 16]                                    ;   532.2 p2      41 next
        xorps xmm8, [rbp + 112]                                    ;   535.2 p1+p2   41 next
        xorps xmm12, xmm8                                          ;   536.2 p5      41 next
        xorps xmm11, [r9 + 2272]                                   ;   534.2 p0+p2   48 next
        xorps xmm15, [r9 + 2048]                                   ;   535.2 p1+p2   48 next
        xorps xmm3, [r9 + 2288]                                    ;   536.2 p5+p2   48 next
        xorps xmm7, [r9 + 2064]                                    ;   537.2 p0+p2   48 next
        xorps xmm1, [r9 + 2240]                                    ;   538.2 p1+p2   48 next
        xorps xmm5, [r9 + 2080]                                    ;   539.2 p5+p2   48 next
        xorps xmm12, [r9 + 2256]                                   ;   540.2 p0+p2   48 next
        xorps xmm10, [r9 + 2128]                                   ;   541.2 p1+p2   48 next
        xorps xmm6, [r9 + 2096]                                    ;   542.2 p5+p2   48 next
        xorps xmm4, [r9 + 2144]                                    ;   543.2 p0+p2   48 next
        xorps xmm8, [r9 + 2112]                                    ;   544.2 p1+p2   48 next
        movaps xmm9, [rdx + 32]                                    ;   545.2 p2      48 next
        xorps xmm9, [r9 + 2160]                                    ;   548.2 p5+p2   48 next
        movaps [rdx + 32], xmm3                                    ;   537.2 p3+p4   48 next spill
        movaps xmm3, [rdi - 48]                                    ;   547.2 p2      48 next
        xorps xmm3, [r9 + 2176]                                    ;   550.2 p0+p2   48 next
        movaps [rdi - 48], xmm11                                   ;   535.5 p3+p4   48 next spill
        movaps xmm11, xmm15                                        ;   536.2 p1      45 next copy
        xorps xmm11, xmm4                                          ;   544.2 p5      45 next
        movaps [rbp + 112], xmm12                                  ;   541.2 p3+p4   48 next spill
        movaps xmm12, xmm11                                        ;   545.2 p0      45 next copy
        xorps xmm12, xmm6                                          ;   546.2 p1      45 next
        movaps [rbp + 16], xmm1                                    ;   539.2 p3+p4   48 next spill
        movaps xmm1, xmm6                                          ;   543.2 p5      45 next copy
        andps xmm1, xmm9                                           ;   549.2 p0      45 next
        movaps [rbp - 48], xmm2                                    ;   539.5 p3+p4   48 next spill
        movaps xmm2, xmm6                                          ;   543.2 p1      45 next copy
        andps xmm2, xmm4                                           ;   544.2 p5      45 next
        movaps [rdx - 128], xmm13                                  ;   541.2 p3+p4   48 next spill
        movaps xmm13, xmm7                                         ;   541.5 p0      45 next copy
        xorps xmm13, xmm10                                         ;   542.5 p1      45 next
        movaps [rbp - 16], xmm0                                    ;   542.2 p3+p4   48 next spill
        movaps xmm0, xmm4                                          ;   544.2 p5      45 next copy
        andps xmm0, xmm8                                           ;   545.2 p0      45 next
        movaps [rbp + 80], xmm1                                    ;   550.2 p3+p4   45 next spill
        movaps xmm1, xmm12                                         ;   547.2 p1      45 next copy
        andps xmm1, xmm5                                           ;   548.2 p5      45 next
        movaps [rbp - 112], xmm4                                   ;   544.2 p3+p4   48 next spill
        movaps xmm4, xmm9                                          ;   549.2 p0      45 next copy
        andps xmm4, xmm3                                           ;   551.2 p1      45 next
        movaps [rbp + 64], xmm11                                   ;   545.2 p3+p4   45 next spill
        movaps xmm11, xmm13                                        ;   545.0 p5      45 next copy
        movaps [rbp + 48], xmm10                                   ;   546.2 p3+p4   48 next spill
        movaps xmm10, xmm6                                         ;   545.5 p0      45 next copy
        andps xmm10, xmm5                                          ;   546.5 p1      45 next
        xorps xmm11, xmm10                                         ;   547.5 p5      45 next
        movaps xmm10, xmm9                                         ;   549.2 p0      45 next copy
        andps xmm10, xmm15                                         ;   550.2 p1      45 next
        xorps xmm2, xmm10                                          ;   551.2 p5      45 next
        xorps xmm2, xmm14                                          ;   552.2 p0      45 next
        movaps xmm10, xmm4                                         ;   552.2 p1      45 next copy
        movaps [rbp - 128], xmm4                                   ;   552.2 p3+p4   45 next spill
        movaps xmm4, xmm6                                          ;   548.0 p5      45 next copy
        andps xmm4, xmm15                                          ;   549.0 p0      45 next
        xorps xmm0, xmm4                                           ;   550.0 p1      45 next
        xorps xmm10, xmm0                                          ;   553.2 p5      45 next
        movaps xmm0, xmm6                                          ;   549.5 p0      45 next copy
        andps xmm0, xmm7                                           ;   550.5 p1      45 next
        movaps xmm4, xmm6                                          ;   550.0 p5      45 next copy
        andps xmm4, xmm8                                           ;   551.0 p0      45 next
        movaps [rbp - 96], xmm2                                    ;   553.2 p3+p4   45 next spill
        movaps xmm2, xmm9                                          ;   550.8 p1      45 next copy
        movaps [rbp + 32], xmm11                                   ;   550.8 p3+p4   45 next spill
        movaps xmm11, xmm15                                        ;   551.0 p5      45 next copy
        andps xmm11, xmm3                                          ;   552.0 p0      45 next
        xorps xmm2, xmm11                                          ;   553.0 p1      45 next
        xorps xmm0, xmm4                                           ;   552.0 p5      45 next
        xorps xmm1, xmm2                                           ;   554.0 p0      45 next
        xorps xmm4, xmm2                                           ;   554.0 p1      45 next
        movaps xmm2, xmm13                                         ;   553.0 p5      45 next copy
        andps xmm2, xmm8                                           ;   554.0 p0      45 next
        movaps xmm11, xmm12                                        ;   553.8 p1      45 next copy
        orps xmm11, xmm3                                           ;   554.8 p5      45 next
        movaps [rdx - 96], xmm12                                   ;   553.0 p3+p4   45 next spill
        movaps xmm12, xmm3                                         ;   554.5 p0      45 next copy
        andps xmm12, xmm8                                          ;   555.5 p1      45 next
        xorps xmm6, xmm12                                          ;   556.5 p5      45 next
        xorps xmm1, xmm6                                           ;   557.5 p0      45 next
        andps xmm6, xmm3                                           ;   557.5 p1      45 next
        xorps xmm6, xmm14                                          ;   558.5 p5      45 next
        movaps xmm14, xmm7                                         ;   556.5 p0      45 next copy
        andps xmm14, xmm15                                         ;   557.5 p1      45 next
        andps xmm13, xmm15                                         ;   557.0 p5      45 next
        movaps [rbp - 32], xmm12                                   ;   556.5 p3+p4   45 next spill
        movaps xmm12, xmm8                                         ;   557.5 p0      45 next copy
        andps xmm12, [rbp + 48]                                    ;   558.5 p1+p2   45 next
        movaps [rdx - 112], xmm6                                   ;   559.5 p3+p4   45 next spill
        movaps xmm6, xmm5                                          ;   558.0 p5      45 next copy
        andps xmm6, [rbp + 48]                                     ;   559.0 p0+p2   45 next
        xorps xmm11, xmm6                                          ;   560.0 p1      45 next
        xorps xmm14, xmm11                                         ;   561.0 p5      45 next
        movaps xmm6, xmm12                                         ;   559.5 p0      45 next copy
        xorps xmm6, xmm3                                           ;   560.5 p1      45 next
        xorps xmm12, xmm5                                          ;   560.0 p5      45 next
        movaps xmm11, xmm14                                        ;   562.0 p0      45 next copy
        movaps [rbp + 0], xmm14                                    ;   562.0 p3+p4   45 next spill
        movaps xmm14, xmm5                                         ;   560.8 p1      45 next copy
        andps xmm14, xmm7                                          ;   561.8 p5      45 next
        movaps [rdx - 64], xmm0                                    ;   559.5 p3+p4   45 next spill
        movaps xmm0, xmm9                                          ;   561.5 p0      45 next copy
        andps xmm0, [rbp + 48]                                     ;   562.5 p1+p2   45 next
        xorps xmm2, xmm0                                           ;   563.5 p5      45 next
        xorps xmm4, xmm2                                           ;   564.5 p0      45 next
        xorps xmm11, xmm2                                          ;   564.5 p1      45 next
        xorps xmm14, xmm15                                         ;   563.0 p5      45 next
        movaps xmm0, [rbp + 64]                                    ;   561.0 p2      45 next reload
        xorps xmm11, xmm0                                          ;   565.5 p0      45 next
        movaps xmm2, [rbp + 48]                                    ;   562.0 p2      48 next reload
        andps xmm6, xmm2                                           ;   565.0 p1      45 next
        xorps xmm4, xmm12                                          ;   565.5 p5      45 next
        andps xmm12, xmm8                                          ;   564.5 p0      45 next
        xorps xmm1, xmm6                                           ;   566.0 p1      45 next
        xorps xmm4, xmm10                                          ;   566.5 p5      45 next
        movaps xmm6, xmm9                                          ;   565.5 p0      45 next copy
        andps xmm6, xmm7                                           ;   566.5 p1      45 next
        andps xmm0, xmm2                                           ;   566.0 p5      45 next
        xorps xmm6, xmm14                                          ;   567.5 p0      45 next
        xorps xmm14, xmm3                                          ;   566.8 p1      45 next
        xorps xmm0, xmm14                                          ;   567.8 p5      45 next
        andps xmm14, xmm7                                          ;   567.8 p0      45 next
        xorps xmm0, xmm8                                           ;   568.8 p1      45 next
        xorps xmm12, xmm6                                          ;   568.5 p5      45 next
        movaps xmm6, xmm8                                          ;   568.5 p0      45 next copy
        andps xmm6, xmm9                                           ;   569.5 p1      45 next
        andps xmm8, xmm15                                          ;   569.0 p5      45 next
        xorps xmm6, xmm8                                           ;   570.5 p0      45 next
        xorps xmm14, xmm6                                          ;   571.5 p1      45 next
        movaps xmm6, [rbp + 32]                                    ;   566.5 p2      45 next reload
        xorps xmm14, xmm6                                          ;   572.5 p5      45 next
        xorps xmm8, [rbp + 80]                                     ;   570.5 p0+p2   45 next
        xorps xmm8, xmm12                                          ;   571.5 p1      45 next
        movaps xmm6, xmm15                                         ;   571.0 p5      45 next copy
        xorps xmm6, xmm7                                           ;   572.0 p0      45 next
        andps xmm6, xmm2                                           ;   573.0 p1      45 next
        xorps xmm12, xmm6                                          ;   574.0 p5      45 next
        movaps xmm6, [rbp - 112]                                   ;   568.5 p2      48 next reload
        andps xmm15, xmm6                                          ;   572.5 p0      45 next
        andps xmm3, xmm5                                           ;   572.8 p1      45 next
        xorps xmm15, [rdx - 64]                                    ;   573.5 p5+p2   45 next
        movaps [rdx - 64], xmm14                                   ;   573.5 p3+p4   45 next spill
        movaps xmm14, xmm9                                         ;   573.5 p0      45 next copy
        andps xmm14, xmm6                                          ;   574.5 p1      45 next
        andps xmm7, xmm6                                           ;   574.0 p5      45 next
        andps xmm9, xmm5                                           ;   574.5 p0      45 next
        movaps xmm6, xmm0                                          ;   574.8 p1      45 next copy
        xorps xmm6, [rbp - 96]                                     ;   575.8 p5+p2   45 next
        xorps xmm0, xmm8                                           ;   575.5 p0      45 next
        xorps xmm13, xmm0                                          ;   576.5 p1      45 next
        movaps xmm0, [rdx - 96]                                    ;   572.0 p2      45 next reload
        orps xmm2, xmm0                                            ;   576.0 p5      45 next
        xorps xmm3, xmm14                                          ;   576.5 p0      45 next
        xorps xmm13, xmm15                                         ;   577.5 p1      45 next
        xorps xmm9, [rdx - 112]                                    ;   577.0 p5+p2   45 next
        xorps xmm14, xmm7                                          ;   577.5 p0      45 next
        xorps xmm3, xmm0                                           ;   577.8 p1      45 next
        xorps xmm2, xmm3                                           ;   578.8 p5      45 next
        xorps xmm6, [rbp + 0]                                      ;   578.5 p0+p2   45 next
        xorps xmm7, xmm9                                           ;   578.8 p1      45 next
        xorps xmm4, xmm14                                          ;   579.0 p5      45 next
        xorps xmm9, [rbp - 128]                                    ;   579.5 p0+p2   45 next
        xorps xmm11, xmm9                                          ;   580.5 p1      45 next
        movaps xmm3, [rbp - 112]                                   ;   576.0 p2      48 next reload
        andps xmm5, xmm3                                           ;   580.0 p5      45 next
        xorps xmm14, [rbp - 96]                                    ;   580.5 p0+p2   45 next
        xorps xmm10, xmm5                                          ;   581.0 p1      45 next
        xorps xmm15, [rdx - 112]                                   ;   581.0 p5+p2   45 next
        xorps xmm5, xmm12                                          ;   581.5 p0      45 next
        xorps xmm12, xmm2                                          ;   581.8 p1      45 next
        xorps xmm1, xmm15                                          ;   582.0 p5      45 next
        xorps xmm12, [rbp - 32]                                    ;   582.8 p0+p2   45 next
        xorps xmm2, [rbp + 32]                                     ;   582.8 p1+p2   45 next
        xorps xmm4, [rbp + 80]                                     ;   583.0 p5+p2   45 next
        xorps xmm0, xmm6                                           ;   583.5 p0      45 next
        xorps xmm14, [rdx - 64]                                    ;   583.8 p1+p2   45 next
        xorps xmm3, xmm10                                          ;   584.0 p5      45 next
        xorps xmm7, xmm5                                           ;   584.5 p0      45 next
        xorps xmm8, xmm7                                           ;   585.5 p1      45 next
        xorps xmm2, xmm3                                           ;   585.0 p5      45 next
        movaps xmm15, [rbp - 48]                                   ;   583.0 p2      48 next reload
        xorps xmm13, xmm15                                         ;   586.0 p0      45 next
        movaps xmm3, [rdx - 128]                                   ;   584.0 p2      48 next reload
        xorps xmm1, xmm3                                           ;   587.0 p1      45 next
        movaps xmm5, [rbp - 16]                                    ;   585.0 p2      48 next reload
        xorps xmm8, xmm5                                           ;   588.0 p5      45 next
        movaps xmm6, [rbp + 16]                                    ;   586.0 p2      48 next reload
        xorps xmm12, xmm6                                          ;   589.0 p0      45 next
        movaps xmm7, [rdi - 48]                                    ;   587.0 p2      48 next reload
        xorps xmm4, xmm7                                           ;   590.0 p1      45 next
        movaps xmm9, [rbp + 112]                                   ;   588.0 p2      48 next reload
        xorps xmm2, xmm9                                           ;   591.0 p5      45 next
        movaps xmm10, [rdx + 32]                                   ;   589.0 p2      48 next reload
        xorps xmm11, xmm10                                         ;   592.0 p0      45 next
        xorps xmm8, [rdx + 80]                                     ;   590.0 p1+p2   54 next
        xorps xmm1, [rdx - 80]                                     ;   591.0 p5+p2   54 next
        xorps xmm13, [rdx + 16]                                    ;   592.0 p0+p2   54 next
        xorps xmm12, [rdx - 32]                                    ;   593.0 p1+p2   54 next
        xorps xmm14, [rdx + 112]                                   ;   594.0 p5+p2   54 next
        xorps xmm0, [rdi + 16]                                     ;   595.0 p0+p2   54 next
        xorps xmm2, [rdx + 48]                                     ;   596.0 p1+p2   54 next
        xorps xmm4, [rdx - 48]                                     ;   597.0 p5+p2   54 next
        xorps xmm5, [rdx + 0]                                      ;   598.0 p0+p2   54 next
        xorps xmm3, [rdi + 112]                                    ;   599.0 p1+p2   54 next
        xorps xmm11, [rdx + 64]                                    ;   600.0 p5+p2   54 next
        xorps xmm15, [rdx + 96]                                    ;   601.0 p0+p2   54 next
        xorps xmm6, [rbp + 96]                                     ;   602.0 p1+p2   54 next
        xorps xmm9, [rdx - 16]                                     ;   603.0 p5+p2   54 next
        xorps xmm7, [rdi - 64]                                     ;   604.0 p0+p2   54 next
        xorps xmm10, [rdi - 96]                                    ;   605.0 p1+p2   54 next
        movaps [rdx + 32], xmm10                                   ;   606.0 p3+p4   54 next spill
        movaps xmm10, [rdx + 80]                                   ;   606.0 p2      58 r
        xorps xmm10, [r9 + 256]                                    ;   609.0 p5+p2   58 r
        movaps [rdx + 80], xmm7                                    ;   605.0 p3+p4   54 next spill
        movaps xmm7, [rdx - 80]                                    ;   608.0 p2      58 r
        xorps xmm7, [r9 + 272]                                     ;   611.0 p0+p2   58 r
        movaps [rdx - 80], xmm9                                    ;   604.0 p3+p4   54 next spill
        movaps xmm9, [rdx + 16]                                    ;   610.0 p2      58 r
        xorps xmm9, [r9 + 288]                                     ;   613.0 p1+p2   58 r
        movaps [rdx + 16], xmm6                                    ;   603.0 p3+p4   54 next spill
        movaps xmm6, [rdx - 32]                                    ;   612.0 p2      58 r
        xorps xmm6, [r9 + 304]                                     ;   615.0 p5+p2   58 r
        movaps [rdx - 32], xmm15                                   ;   602.0 p3+p4   54 next spill
        movaps xmm15, [rdx + 48]                                   ;   614.0 p2      58 r
        xorps xmm15, [r9 + 320]                                    ;   617.0 p0+p2   58 r
        movaps [rdx + 48], xmm3                                    ;   603.2 p3+p4   54 next spill
        movaps xmm3, [rdx - 48]                                    ;   616.0 p2      58 r
        xorps xmm3, [r9 + 336]                                     ;   619.0 p1+p2   58 r
        movaps [rdx - 48], xmm5                                    ;   604.2 p3+p4   54 next spill
        movaps xmm5, [rdx + 64]                                    ;   618.0 p2      58 r
        xorps xmm5, [r9 + 352]                                     ;   621.0 p5+p2   58 r
        movaps [rdx + 64], xmm0                                    ;   605.2 p3+p4   54 next spill
        movaps xmm0, [rdx + 112]                                   ;   620.0 p2      58 r
        xorps xmm0, [r9 + 368]                                     ;   623.0 p0+p2   58 r
        movaps [rdx + 112], xmm14                                  ;   606.2 p3+p4   54 next spill
        movaps xmm14, [rdi + 16]                                   ;   622.0 p2      58 r
        xorps xmm14, [r9 + 384]                                    ;   625.0 p1+p2   58 r
        xorps xmm10, [rcx - 16]                                    ;   624.0 p5+p2  108 r
        movaps [rcx - 16], xmm10                                   ;   625.0 p3+p4  108 r spill
        movaps xmm10, [rdx + 0]                                    ;   625.0 p2      58 r
        xorps xmm10, [r9 + 400]                                    ;   628.0 p0+p2   58 r
        movaps [rdx + 0], xmm11                                    ;   613.0 p3+p4   54 next spill
        movaps xmm11, [rdi + 112]                                  ;   627.0 p2      58 r
        xorps xmm11, [r9 + 416]                                    ;   630.0 p1+p2   58 r
        xorps xmm7, [rcx - 32]                                     ;   629.0 p5+p2  108 r
        movaps [rcx - 32], xmm7                                    ;   630.0 p3+p4  108 r spill
        movaps xmm7, [rdx + 96]                                    ;   630.0 p2      58 r
        xorps xmm7, [r9 + 432]                                     ;   633.0 p0+p2   58 r
        movaps [rdx + 96], xmm4                                    ;   619.0 p3+p4   54 next spill
        movaps xmm4, [rbp + 96]                                    ;   632.0 p2      58 r
        xorps xmm4, [r9 + 448]                                     ;   635.0 p1+p2   58 r
        xorps xmm9, [rcx - 48]                                     ;   634.0 p5+p2  108 r
        movaps [rcx - 48], xmm9                                    ;   635.0 p3+p4  108 r spill
        movaps xmm9, [rdx - 16]                                    ;   635.0 p2      58 r
        xorps xmm9, [r9 + 464]                                     ;   638.0 p0+p2   58 r
        movaps [rdx - 16], xmm2                                    ;   625.0 p3+p4   54 next spill
        movaps xmm2, [rdi - 64]                                    ;   637.0 p2      58 r
        xorps xmm2, [r9 + 480]                                     ;   640.0 p1+p2   58 r
        xorps xmm6, [rcx - 64]                                     ;   639.0 p5+p2  108 r
        movaps [rcx - 64], xmm6                                    ;   640.0 p3+p4  108 r spill
        movaps xmm6, [rdi - 96]                                    ;   640.0 p2      58 r
        xorps xmm6, [r9 + 496]                                     ;   643.0 p0+p2   58 r
        xorps xmm15, [rax - 64]                                    ;   642.0 p1+p2  108 r
        xorps xmm3, [rcx + 112]                                    ;   643.0 p5+p2  108 r
        xorps xmm5, [rax - 80]                                     ;   644.0 p0+p2  108 r
        xorps xmm0, [rcx + 96]                                     ;   645.0 p1+p2  108 r
        xorps xmm14, [rax - 96]                                    ;   646.0 p5+p2  108 r
        xorps xmm10, [rcx + 80]                                    ;   647.0 p0+p2  108 r
        xorps xmm11, [rcx + 64]                                    ;   648.0 p1+p2  108 r
        xorps xmm7, [rcx + 48]                                     ;   649.0 p5+p2  108 r
        xorps xmm4, [rcx + 32]                                     ;   650.0 p0+p2  108 r
        xorps xmm9, [rcx + 16]                                     ;   651.0 p1+p2  108 r
        xorps xmm2, [rbp + 1728]                                   ;   652.0 p5+p2  108 r
        xorps xmm8, [rbp + 1504]                                   ;   653.0 p0+p2  108 r
        xorps xmm6, [rbp + 1760]                                   ;   654.0 p1+p2  108 r
        xorps xmm1, [rbp + 1520]                                   ;   655.0 p5+p2  108 r
        xorps xmm13, [rbp + 1536]                                  ;   656.0 p0+p2  108 r
        xorps xmm12, [rbp + 1552]                                  ;   657.0 p1+p2  108 r
        movaps [rcx + 16], xmm12                                   ;   658.0 p3+p4  108 r spill
        movaps xmm12, [rdx - 16]                                   ;   658.0 p2     108 r
        xorps xmm12, [rbp + 1568]                                  ;   661.0 p5+p2  108 r
        movaps [rdx - 16], xmm12                                   ;   662.0 p3+p4  108 r spill
        movaps xmm12, [rdx + 96]                                   ;   660.0 p2     108 r
        xorps xmm12, [rbp + 1584]                                  ;   663.0 p0+p2  108 r
        movaps [rdx + 96], xmm12                                   ;   664.0 p3+p4  108 r spill
        movaps xmm12, [rdx + 0]                                    ;   662.0 p2     108 r
        xorps xmm12, [rbp + 1600]                                  ;   665.0 p1+p2  108 r
        movaps [rdx + 0], xmm12                                    ;   666.0 p3+p4  108 r spill
        movaps xmm12, [rdx + 112]                                  ;   664.0 p2     108 r
        xorps xmm12, [rbp + 1616]                                  ;   667.0 p5+p2  108 r
        movaps [rdx + 112], xmm12                                  ;   668.0 p3+p4  108 r spill
        movaps xmm12, [rdx + 64]                                   ;   666.0 p2     108 r
        xorps xmm12, [rbp + 1632]                                  ;   669.0 p0+p2  108 r
        movaps [rdx + 64], xmm12                                   ;   670.0 p3+p4  108 r spill
        movaps xmm12, [rdx - 48]                                   ;   668.0 p2     108 r
        xorps xmm12, [rbp + 1648]                                  ;   671.0 p1+p2  108 r
        movaps [rdx - 48], xmm12                                   ;   672.0 p3+p4  108 r spill
        movaps xmm12, [rdx + 48]                                   ;   670.0 p2     108 r
        xorps xmm12, [rbp + 1664]                                  ;   673.0 p5+p2  108 r
        movaps [rdx + 48], xmm12                                   ;   674.0 p3+p4  108 r spill
        movaps xmm12, [rdx - 32]                                   ;   672.0 p2     108 r
        xorps xmm12, [rbp + 1680]                                  ;   675.0 p0+p2  108 r
        movaps [rdx - 32], xmm12                                   ;   676.0 p3+p4  108 r spill
        movaps xmm12, [rdx + 16]                                   ;   674.0 p2     108 r
        xorps xmm12, [rbp + 1696]                                  ;   677.0 p1+p2  108 r
        movaps [rdx + 16], xmm12                                   ;   678.0 p3+p4  108 r spill
        movaps xmm12, [rdx - 80]                                   ;   676.0 p2     108 r
        xorps xmm12, [rbp + 1712]                                  ;   679.0 p5+p2  108 r
        movaps [rdx - 80], xmm12                                   ;   680.0 p3+p4  108 r spill
        movaps xmm12, [rdx + 80]                                   ;   678.0 p2     108 r
        xorps xmm12, [rbp + 1744]                                  ;   681.0 p0+p2  108 r
        movaps [rdx + 80], xmm12                                   ;   682.0 p3+p4  108 r spill
        movaps xmm12, [rdx + 32]                                   ;   680.0 p2     108 r
        xorps xmm12, [rbp + 1776]                                  ;   683.0 p1+p2  108 r
        movaps [rdx + 32], xmm12                                   ;   684.0 p3+p4  108 r spill
        movaps xmm12, xmm15                                        ;   673.0 p5      54 next copy
        xorps xmm12, [r10 + 64]                                    ;   682.0 p0+p2   54 next
        movaps [rcx + 32], xmm15                                   ;   674.0 p3+p4  108 r spill
        movaps xmm15, xmm3                                         ;   674.2 p1      54 next copy
        xorps xmm15, [r10 + 80]                                    ;   683.0 p5+p2   54 next
        movaps [rcx + 48], xmm3                                    ;   675.0 p3+p4  108 r spill
        movaps xmm3, xmm5                                          ;   675.0 p0      54 next copy
        xorps xmm3, [r10 + 96]                                     ;   684.0 p1+p2   54 next
        movaps [rcx + 64], xmm5                                    ;   676.0 p3+p4  108 r spill
        movaps xmm5, xmm0                                          ;   676.0 p5      54 next copy
        xorps xmm5, [r10 + 112]                                    ;   685.0 p0+p2   54 next
        movaps [rcx + 80], xmm0                                    ;   677.0 p3+p4  108 r spill
        movaps xmm0, xmm14                                         ;   676.8 p1      54 next copy
        xorps xmm0, [r10 + 128]                                    ;   686.0 p5+p2   54 next
        movaps [rax - 96], xmm14                                   ;   678.0 p3+p4  108 r spill
        movaps xmm14, [rcx - 16]                                   ;   687.0 p2      54 next
        xorps xmm14, [r10]                                         ;   690.0 p0+p2   54 next
        movaps [rcx + 96], xmm13                                   ;   679.0 p3+p4  108 r spill
        movaps xmm13, xmm10                                        ;   678.5 p1      54 next copy
        xorps xmm13, [r10 + 144]                                   ;   689.0 p5+p2   54 next
        movaps [rax - 80], xmm10                                   ;   680.0 p3+p4  108 r spill
        movaps xmm10, [rcx - 32]                                   ;   690.0 p2      54 next
        xorps xmm10, [r10 + 16]                                    ;   693.0 p0+p2   54 next
        movaps [rcx + 112], xmm1                                   ;   681.0 p3+p4  108 r spill
        movaps xmm1, xmm11                                         ;   680.5 p1      54 next copy
        xorps xmm1, [r10 + 160]                                    ;   692.0 p5+p2   54 next
        movaps [rax - 64], xmm11                                   ;   682.0 p3+p4  108 r spill
        movaps xmm11, [rcx - 48]                                   ;   693.0 p2      54 next
        xorps xmm11, [r10 + 32]                                    ;   696.0 p0+p2   54 next
        movaps [rdi - 96], xmm8                                    ;   683.0 p3+p4  108 r spill
        movaps xmm8, xmm7                                          ;   682.5 p1      54 next copy
        xorps xmm8, [r10 + 176]                                    ;   695.0 p5+p2   54 next
        movaps [rdi - 64], xmm7                                    ;   684.0 p3+p4  108 r spill
        movaps xmm7, [rcx - 64]                                    ;   696.0 p2      54 next
        xorps xmm7, [r10 + 48]                                     ;   699.0 p0+p2   54 next
        movaps [rbp + 96], xmm11                                   ;   697.0 p3+p4   54 next spill
        movaps xmm11, xmm4                                         ;   684.2 p1      54 next copy
        xorps xmm11, [r10 + 192]                                   ;   698.0 p5+p2   54 next
        movaps [rdi + 112], xmm4                                   ;   686.0 p3+p4  108 r spill
        movaps xmm4, xmm9                                          ;   685.0 p0      54 next copy
        xorps xmm4, [r10 + 208]                                    ;   699.0 p1+p2   54 next
        movaps [rdi + 16], xmm9                                    ;   687.0 p3+p4  108 r spill
        movaps xmm9, xmm2                                          ;   686.2 p5      54 next copy
        xorps xmm9, [r10 + 224]                                    ;   700.0 p0+p2   54 next
        movaps [rdi - 48], xmm2                                    ;   688.0 p3+p4  108 r spill
        movaps xmm2, xmm6                                          ;   687.2 p1      54 next copy
        xorps xmm2, [r10 + 240]                                    ;   701.0 p5+p2   54 next
        movaps [rbp + 112], xmm6                                   ;   689.0 p3+p4  108 r spill
        movaps xmm6, xmm0                                          ;   689.0 p0      41 next copy
        xorps xmm6, xmm11                                          ;   699.0 p1      41 next
        movaps [rbp + 16], xmm7                                    ;   700.0 p3+p4   54 next spill
        movaps xmm7, xmm5                                          ;   690.0 p5      41 next copy
        xorps xmm7, xmm4                                           ;   700.0 p0      41 next
        movaps [rbp - 48], xmm3                                    ;   691.0 p3+p4   54 next spill
        movaps xmm3, xmm7                                          ;   701.0 p1      41 next copy
        xorps xmm3, xmm1                                           ;   702.0 p5      41 next
        movaps [rdx - 128], xmm10                                  ;   694.0 p3+p4   54 next spill
        movaps xmm10, xmm1                                         ;   693.2 p0      41 next copy
        andps xmm10, xmm9                                          ;   701.0 p1      41 next
        movaps [rbp - 16], xmm15                                   ;   694.0 p3+p4   54 next spill
        movaps xmm15, xmm1                                         ;   694.2 p5      41 next copy
        andps xmm15, xmm4                                          ;   700.0 p0      41 next
        movaps [rbp - 112], xmm12                                  ;   695.0 p3+p4   54 next spill
        movaps xmm12, xmm4                                         ;   700.0 p1      41 next copy
        andps xmm12, xmm8                                          ;   701.0 p5      41 next
        movaps [rdx - 64], xmm14                                   ;   696.2 p3+p4   54 next spill
        movaps xmm14, xmm3                                         ;   703.0 p0      41 next copy
        andps xmm14, xmm13                                         ;   704.0 p1      41 next
        movaps [rdx - 96], xmm10                                   ;   702.0 p3+p4   41 next spill
        movaps xmm10, xmm9                                         ;   701.0 p5      41 next copy
        andps xmm10, xmm2                                          ;   702.0 p0      41 next
        movaps [rbp + 80], xmm4                                    ;   700.0 p3+p4   54 next spill
        movaps xmm4, xmm6                                          ;   700.0 p1      41 next copy
        movaps [rbp + 32], xmm7                                    ;   701.0 p3+p4   41 next spill
        movaps xmm7, xmm1                                          ;   700.5 p5      41 next copy
        andps xmm7, xmm13                                          ;   701.5 p0      41 next
        xorps xmm4, xmm7                                           ;   702.5 p1      41 next
        movaps xmm7, xmm9                                          ;   701.5 p5      41 next copy
        andps xmm7, xmm5                                           ;   702.5 p0      41 next
        xorps xmm15, xmm7                                          ;   703.5 p1      41 next
        movaps xmm7, [rel misty1_decrypt_compact.T0_constants128]  ;   702.0 p2      41 next reload
        xorps xmm15, xmm7                                          ;   705.0 p5      41 next
        movaps [rbp - 32], xmm15                                   ;   706.0 p3+p4   41 next spill
        movaps xmm15, xmm10                                        ;   703.0 p0      41 next copy
        movaps [rdx - 112], xmm10                                  ;   703.5 p3+p4   41 next spill
        movaps xmm10, xmm1                                         ;   703.2 p1      41 next copy
        andps xmm10, xmm5                                          ;   704.2 p5      41 next
        xorps xmm12, xmm10                                         ;   705.2 p0      41 next
        xorps xmm15, xmm12                                         ;   706.2 p1      41 next
        movaps xmm10, xmm1                                         ;   704.5 p5      41 next copy
        andps xmm10, xmm0                                          ;   705.5 p0      41 next
        movaps xmm12, xmm1                                         ;   705.2 p1      41 next copy
        andps xmm12, xmm8                                          ;   706.2 p5      41 next
        movaps [rbp - 96], xmm4                                    ;   705.2 p3+p4   41 next spill
        movaps xmm4, xmm9                                          ;   705.8 p0      41 next copy
        movaps [rbp - 128], xmm15                                  ;   707.2 p3+p4   41 next spill
        movaps xmm15, xmm2                                         ;   706.2 p1      41 next copy
        andps xmm15, xmm5                                          ;   707.2 p5      41 next
        xorps xmm4, xmm15                                          ;   708.2 p0      41 next
        xorps xmm10, xmm12                                         ;   707.2 p1      41 next
        xorps xmm14, xmm4                                          ;   709.2 p5      41 next
        xorps xmm12, xmm4                                          ;   709.2 p0      41 next
        movaps xmm15, xmm6                                         ;   708.2 p1      41 next copy
        andps xmm15, xmm8                                          ;   709.2 p5      41 next
        movaps xmm4, xmm3                                          ;   708.8 p0      41 next copy
        orps xmm4, xmm2                                            ;   709.8 p1      41 next
        movaps [rbp + 0], xmm3                                     ;   708.5 p3+p4   41 next spill
        movaps xmm3, xmm2                                          ;   709.5 p5      41 next copy
        andps xmm3, xmm8                                           ;   710.5 p0      41 next
        xorps xmm1, xmm3                                           ;   711.5 p1      41 next
        xorps xmm14, xmm1                                          ;   712.5 p5      41 next
        andps xmm1, xmm2                                           ;   712.5 p0      41 next
        xorps xmm1, xmm7                                           ;   713.5 p1      41 next
        movaps xmm7, xmm0                                          ;   711.5 p5      41 next copy
        andps xmm7, xmm5                                           ;   712.5 p0      41 next
        andps xmm6, xmm5                                           ;   712.2 p1      41 next
        movaps [rbp + 48], xmm3                                    ;   711.5 p3+p4   41 next spill
        movaps xmm3, xmm8                                          ;   712.5 p5      41 next copy
        andps xmm3, xmm11                                          ;   713.5 p0      41 next
        movaps [rbp + 64], xmm1                                    ;   714.5 p3+p4   41 next spill
        movaps xmm1, xmm11                                         ;   713.2 p1      41 next copy
        andps xmm1, xmm13                                          ;   714.2 p5      41 next
        xorps xmm4, xmm1                                           ;   715.2 p0      41 next
        xorps xmm7, xmm4                                           ;   716.2 p1      41 next
        movaps xmm1, xmm3                                          ;   714.5 p5      41 next copy
        xorps xmm1, xmm2                                           ;   715.5 p0      41 next
        xorps xmm3, xmm13                                          ;   715.2 p1      41 next
        movaps xmm4, xmm7                                          ;   717.2 p5      41 next copy
        movaps [rbp - 80], xmm7                                    ;   717.2 p3+p4   41 next spill
        movaps xmm7, xmm13                                         ;   715.8 p0      41 next copy
        andps xmm7, xmm0                                           ;   716.8 p1      41 next
        movaps [rbp - 64], xmm10                                   ;   715.0 p3+p4   41 next spill
        movaps xmm10, xmm9                                         ;   716.5 p5      41 next copy
        andps xmm10, xmm11                                         ;   717.5 p0      41 next
        xorps xmm15, xmm10                                         ;   718.5 p1      41 next
        xorps xmm12, xmm15                                         ;   719.5 p5      41 next
        xorps xmm4, xmm15                                          ;   719.5 p0      41 next
        xorps xmm7, xmm5                                           ;   718.2 p1      41 next
        movaps xmm15, [rbp + 32]                                   ;   716.5 p2      41 next reload
        xorps xmm4, xmm15                                          ;   720.5 p5      41 next
        andps xmm1, xmm11                                          ;   718.8 p0      41 next
        xorps xmm12, xmm3                                          ;   720.5 p1      41 next
        andps xmm3, xmm8                                           ;   719.5 p5      41 next
        xorps xmm14, xmm1                                          ;   719.8 p0      41 next
        movaps xmm1, [rbp - 128]                                   ;   718.0 p2      41 next reload
        xorps xmm12, xmm1                                          ;   721.5 p1      41 next
        movaps xmm10, xmm9                                         ;   720.5 p5      41 next copy
        andps xmm10, xmm0                                          ;   721.5 p0      41 next
        xorps xmm10, xmm7                                          ;   722.5 p1      41 next
        andps xmm15, xmm11                                         ;   721.5 p5      41 next
        xorps xmm7, xmm2                                           ;   721.8 p0      41 next
        xorps xmm15, xmm7                                          ;   722.8 p1      41 next
        andps xmm7, xmm0                                           ;   722.8 p5      41 next
        xorps xmm15, xmm8                                          ;   723.8 p0      41 next
        xorps xmm3, xmm10                                          ;   723.5 p1      41 next
        movaps xmm10, xmm8                                         ;   723.5 p5      41 next copy
        andps xmm10, xmm9                                          ;   724.5 p0      41 next
        andps xmm8, xmm5                                           ;   724.2 p1      41 next
        xorps xmm10, xmm8                                          ;   725.5 p5      41 next
        xorps xmm7, xmm10                                          ;   726.5 p0      41 next
        movaps xmm10, [rbp - 96]                                   ;   722.0 p2      41 next reload
        xorps xmm7, xmm10                                          ;   727.5 p1      41 next
        xorps xmm8, [rdx - 96]                                     ;   725.5 p5+p2   41 next
        xorps xmm8, xmm3                                           ;   726.5 p0      41 next
        movaps xmm10, xmm5                                         ;   726.2 p1      41 next copy
        xorps xmm10, xmm0                                          ;   727.2 p5      41 next
        andps xmm10, xmm11                                         ;   728.2 p0      41 next
        xorps xmm3, xmm10                                          ;   729.2 p1      41 next
        movaps xmm10, [rbp + 80]                                   ;   724.0 p2      54 next reload
        andps xmm5, xmm10                                          ;   727.5 p5      41 next
        andps xmm2, xmm13                                          ;   727.8 p0      41 next
        xorps xmm5, [rbp - 64]                                     ;   728.5 p1+p2   41 next
        movaps xmm1, xmm9                                          ;   728.5 p5      41 next copy
        andps xmm1, xmm10                                          ;   729.5 p0      41 next
        andps xmm0, xmm10                                          ;   729.2 p1      41 next
        andps xmm9, xmm13                                          ;   729.5 p5      41 next
        movaps xmm10, xmm15                                        ;   729.8 p0      41 next copy
        xorps xmm10, [rbp - 32]                                    ;   730.8 p1+p2   41 next
        xorps xmm15, xmm8                                          ;   730.5 p5      41 next
        xorps xmm6, xmm15                                          ;   731.5 p0      41 next
        movaps xmm15, [rbp + 0]                                    ;   727.2 p2      41 next reload
        orps xmm11, xmm15                                          ;   731.2 p1      41 next
        xorps xmm2, xmm1                                           ;   731.5 p5      41 next
        xorps xmm6, xmm5                                           ;   732.5 p0      41 next
        xorps xmm9, [rbp + 64]                                     ;   732.2 p1+p2   41 next
        xorps xmm1, xmm0                                           ;   732.5 p5      41 next
        xorps xmm2, xmm15                                          ;   732.8 p0      41 next
        xorps xmm11, xmm2                                          ;   733.8 p1      41 next
        xorps xmm0, xmm9                                           ;   733.5 p5      41 next
        xorps xmm10, [rbp - 80]                                    ;   733.8 p0+p2   41 next
        xorps xmm12, xmm1                                          ;   734.2 p1      41 next
        xorps xmm9, [rdx - 112]                                    ;   734.5 p5+p2   41 next
        xorps xmm4, xmm9                                           ;   735.5 p0      41 next
        movaps xmm2, [rbp + 80]                                    ;   731.2 p2      54 next reload
        andps xmm13, xmm2                                          ;   735.2 p1      41 next
        xorps xmm1, [rbp - 32]                                     ;   735.5 p5+p2   41 next
        xorps xmm5, [rbp + 64]                                     ;   735.8 p0+p2   41 next
        xorps xmm14, xmm5                                          ;   736.8 p1      41 next
        xorps xmm7, xmm1                                           ;   736.5 p5      41 next
        xorps xmm12, [rdx - 96]                                    ;   736.8 p0+p2   41 next
        movaps xmm1, xmm3                                          ;   737.2 p1      41 next copy
        xorps xmm1, xmm13                                          ;   738.2 p5      41 next
        xorps xmm13, [rbp - 128]                                   ;   737.8 p0+p2   41 next
        xorps xmm3, xmm11                                          ;   738.2 p1      41 next
        xorps xmm11, [rbp - 96]                                    ;   738.5 p5+p2   41 next
        xorps xmm3, [rbp + 48]                                     ;   739.2 p0+p2   41 next
        xorps xmm15, xmm10                                         ;   739.2 p1      41 next
        xorps xmm2, xmm13                                          ;   739.5 p5      41 next
        xorps xmm0, xmm1                                           ;   739.8 p0      41 next
        xorps xmm8, xmm0                                           ;   740.8 p1      41 next
        xorps xmm11, xmm2                                          ;   740.5 p5      41 next
        movaps xmm0, [rbp - 112]                                   ;   738.2 p2      41 next
        movaps xmm1, [rdx - 64]                                    ;   739.2 p2      54 next reload
        andps xmm0, xmm1                                           ;   742.2 p0      41 next
        movaps xmm2, [rbp - 16]                                    ;   740.2 p2      41 next
        andps xmm2, xmm1                                           ;   743.2 p1      41 next
        movaps xmm5, [rbp - 48]                                    ;   741.2 p2      41 next
        movaps xmm9, [rdx - 128]                                   ;   742.2 p2      54 next reload
        andps xmm5, xmm9                                           ;   745.2 p5      41 next
        movaps xmm10, xmm2                                         ;   744.2 p0      41 next copy
        movaps xmm13, [rbp - 48]                                   ;   743.2 p2      54 next reload
        andps xmm10, xmm13                                         ;   746.2 p1      41 next
        movaps [rbp + 80], xmm15                                   ;   740.2 p3+p4   41 next spill
        movaps xmm15, [rbp + 16]                                   ;   744.2 p2      41 next
        andps xmm15, xmm1                                          ;   747.2 p5      41 next
        movaps [rbp + 0], xmm7                                     ;   740.2 p3+p4   41 next spill
        movaps xmm7, xmm15                                         ;   748.2 p0      41 next copy
        xorps xmm7, xmm9                                           ;   749.2 p1      41 next
        movaps [rbp + 48], xmm4                                    ;   741.2 p3+p4   41 next spill
        movaps xmm4, [rbp - 112]                                   ;   745.2 p2      41 next
        andps xmm4, [rbp + 16]                                     ;   748.2 p5+p2   41 next
        movaps [rbp - 96], xmm12                                   ;   742.2 p3+p4   41 next spill
        movaps xmm12, xmm7                                         ;   750.2 p0      41 next copy
        xorps xmm12, [rbp - 112]                                   ;   751.2 p1+p2   41 next
        andps xmm12, xmm13                                         ;   752.2 p5      41 next
        xorps xmm15, xmm12                                         ;   753.2 p0      41 next
        movaps [rbp - 128], xmm11                                  ;   743.2 p3+p4   41 next spill
        movaps xmm11, [rbp + 16]                                   ;   748.2 p2      41 next
        andps xmm11, xmm13                                         ;   751.2 p1      41 next
        movaps [rdx - 96], xmm3                                    ;   744.2 p3+p4   41 next spill
        movaps xmm3, xmm0                                          ;   745.5 p5      41 next copy
        xorps xmm3, xmm4                                           ;   749.2 p0      41 next
        movaps [rbp + 64], xmm6                                    ;   745.2 p3+p4   41 next spill
        movaps xmm6, xmm9                                          ;   746.2 p1      41 next copy
        movaps [rbp - 32], xmm14                                   ;   746.2 p3+p4   41 next spill
        movaps xmm14, [rbp - 16]                                   ;   749.2 p2      41 next
        andps xmm14, [rbp + 96]                                    ;   752.2 p5+p2   41 next
        xorps xmm5, xmm14                                          ;   753.2 p0      41 next
        andps xmm6, xmm14                                          ;   753.2 p1      41 next
        xorps xmm4, xmm5                                           ;   754.2 p5      41 next
        movaps xmm14, [rbp - 16]                                   ;   751.2 p2      54 next reload
        andps xmm3, xmm14                                          ;   754.2 p0      41 next
        xorps xmm5, xmm0                                           ;   754.2 p1      41 next
        movaps [rdx - 112], xmm8                                   ;   748.8 p3+p4   41 next spill
        movaps xmm8, xmm9                                          ;   749.0 p5      41 next copy
        andps xmm8, xmm14                                          ;   754.2 p0      41 next
        movaps [rbp - 80], xmm5                                    ;   755.2 p3+p4   41 next spill
        movaps xmm5, xmm4                                          ;   755.2 p1      41 next copy
        andps xmm5, [rbp + 96]                                     ;   756.2 p5+p2   41 next
        movaps [rbp - 64], xmm12                                   ;   753.2 p3+p4   41 next spill
        movaps xmm12, xmm8                                         ;   755.2 p0      41 next copy
        andps xmm12, [rbp + 16]                                    ;   756.2 p1+p2   41 next
        movaps [rbp + 32], xmm15                                   ;   754.2 p3+p4   41 next spill
        movaps xmm15, xmm9                                         ;   752.2 p5      41 next copy
        andps xmm15, xmm1                                          ;   753.2 p0      41 next
        xorps xmm12, xmm15                                         ;   757.2 p1      41 next
        xorps xmm5, xmm12                                          ;   758.2 p5      41 next
        movaps xmm12, [rbp + 16]                                   ;   754.2 p2      54 next reload
        xorps xmm5, xmm12                                          ;   759.2 p0      41 next
        movaps [rdi - 80], xmm5                                    ;   760.2 p3+p4   41 next spill
        movaps xmm5, xmm13                                         ;   754.2 p1      41 next copy
        andps xmm5, [rbp + 96]                                     ;   755.2 p5+p2   41 next
        xorps xmm15, xmm5                                          ;   756.2 p0      41 next
        xorps xmm10, xmm8                                          ;   755.2 p1      41 next
        xorps xmm10, [rel misty1_decrypt_compact.T0_constants128]  ;   756.2 p5+p2   41 next
        movaps xmm13, xmm15                                        ;   757.2 p0      41 next copy
        andps xmm13, [rbp + 96]                                    ;   758.2 p1+p2   41 next
        xorps xmm13, xmm1                                          ;   759.2 p5      41 next
        andps xmm15, [rbp - 112]                                   ;   758.2 p0+p2   41 next
        xorps xmm13, xmm7                                          ;   760.2 p1      41 next
        xorps xmm4, xmm1                                           ;   757.5 p5      41 next
        movaps [rdi + 32], xmm13                                   ;   761.2 p3+p4   41 next spill
        movaps xmm13, xmm11                                        ;   757.8 p0      41 next copy
        xorps xmm13, [rbp - 112]                                   ;   759.2 p1+p2   41 next
        xorps xmm3, xmm13                                          ;   760.2 p5      41 next
        xorps xmm15, xmm3                                          ;   761.2 p0      41 next
        andps xmm13, xmm14                                         ;   760.2 p1      41 next
        movaps xmm3, [rbp + 96]                                    ;   760.2 p2      54 next reload
        andps xmm7, xmm3                                           ;   763.2 p5      41 next
        movaps xmm14, xmm4                                         ;   759.8 p0      41 next copy
        andps xmm14, xmm1                                          ;   760.8 p1      41 next
        andps xmm4, [rbp - 112]                                    ;   761.2 p5+p2   41 next
        xorps xmm14, xmm10                                         ;   761.8 p0      41 next
        xorps xmm14, xmm5                                          ;   762.8 p1      41 next
        movaps [rdi - 32], xmm6                                    ;   760.2 p3+p4   41 next spill
        movaps xmm6, xmm9                                          ;   761.5 p5      41 next copy
        andps xmm6, xmm12                                          ;   762.5 p0      41 next
        xorps xmm13, xmm6                                          ;   763.5 p1      41 next
        xorps xmm14, xmm13                                         ;   764.5 p5      41 next
        movaps xmm13, xmm9                                         ;   762.8 p0      41 next copy
        andps xmm13, [rbp - 112]                                   ;   763.8 p1+p2   41 next
        xorps xmm13, xmm2                                          ;   764.8 p5      41 next
        xorps xmm7, xmm13                                          ;   765.8 p0      41 next
        xorps xmm13, xmm3                                          ;   765.8 p1      41 next
        xorps xmm0, xmm6                                           ;   764.5 p5      41 next
        movaps xmm6, xmm8                                          ;   764.8 p0      41 next copy
        xorps xmm6, [rbp - 48]                                     ;   765.8 p1+p2   41 next
        andps xmm6, xmm1                                           ;   766.8 p5      41 next
        xorps xmm10, xmm6                                          ;   767.8 p0      41 next
        xorps xmm4, xmm10                                          ;   768.8 p1      41 next
        xorps xmm8, xmm3                                           ;   766.5 p5      41 next
        xorps xmm15, xmm7                                          ;   766.8 p0      41 next
        movaps xmm7, xmm5                                          ;   767.2 p1      41 next copy
        xorps xmm7, xmm13                                          ;   768.2 p5      41 next
        andps xmm13, xmm12                                         ;   767.8 p0      41 next
        xorps xmm5, xmm12                                          ;   768.2 p1      41 next
        andps xmm11, xmm5                                          ;   769.2 p5      41 next
        movaps xmm10, [rbp - 16]                                   ;   766.0 p2      54 next reload
        xorps xmm13, xmm10                                         ;   769.0 p0      41 next
        andps xmm5, xmm10                                          ;   769.2 p1      41 next
        xorps xmm6, xmm5                                           ;   770.2 p5      41 next
        xorps xmm7, xmm6                                           ;   771.2 p0      41 next
        xorps xmm13, [rdi - 32]                                    ;   770.2 p1+p2   41 next
        movaps xmm6, xmm8                                          ;   770.5 p5      41 next copy
        andps xmm6, [rbp - 112]                                    ;   771.5 p0+p2   41 next
        andps xmm8, xmm1                                           ;   771.2 p1      41 next
        xorps xmm5, [rbp + 32]                                     ;   771.5 p5+p2   41 next
        xorps xmm15, [rbp - 64]                                    ;   771.8 p0+p2   41 next
        xorps xmm8, [rbp - 48]                                     ;   772.2 p1+p2   41 next
        xorps xmm4, xmm8                                           ;   773.2 p5      41 next
        movaps xmm8, [rdi + 32]                                    ;   772.2 p2      41 next reload
        xorps xmm7, xmm8                                           ;   775.2 p0      41 next
        movaps xmm12, xmm0                                         ;   773.2 p1      41 next copy
        andps xmm12, xmm3                                          ;   774.2 p5      41 next
        movaps xmm3, xmm10                                         ;   773.8 p0      41 next copy
        andps xmm3, [rbp - 48]                                     ;   774.8 p1+p2   41 next
        xorps xmm0, xmm3                                           ;   775.8 p5      41 next
        xorps xmm2, xmm5                                           ;   774.8 p0      41 next
        andps xmm3, [rbp + 32]                                     ;   775.8 p1+p2   41 next
        xorps xmm11, xmm4                                          ;   775.5 p5      41 next
        movaps xmm4, [rbp - 48]                                    ;   775.2 p2      54 next reload
        andps xmm0, xmm4                                           ;   778.2 p0      41 next
        xorps xmm12, xmm7                                          ;   776.2 p1      41 next
        xorps xmm8, xmm0                                           ;   779.2 p5      41 next
        xorps xmm3, [rbp - 80]                                     ;   776.8 p0+p2   41 next
        xorps xmm13, xmm3                                          ;   777.8 p1      41 next
        xorps xmm6, xmm8                                           ;   780.2 p5      41 next
        movaps xmm0, [rel misty1_decrypt_compact.T0_constants128]  ;   777.2 p2      41 next reload
        xorps xmm13, xmm0                                          ;   780.2 p0      41 next
        xorps xmm1, [rdx - 112]                                    ;   778.2 p1+p2   41 next
        xorps xmm2, [rdi - 80]                                     ;   779.2 p5+p2   41 next
        xorps xmm14, xmm1                                          ;   779.2 p0      41 next
        xorps xmm9, [rbp - 32]                                     ;   780.2 p1+p2   41 next
        xorps xmm6, xmm0                                           ;   781.2 p5      41 next
        xorps xmm11, xmm9                                          ;   781.2 p0      41 next
        xorps xmm10, [rbp - 96]                                    ;   781.2 p1+p2   41 next
        xorps xmm12, xmm10                                         ;   782.2 p5      41 next
        xorps xmm4, [rbp + 48]                                     ;   782.2 p0+p2   41 next
        movaps xmm3, [rbp + 64]                                    ;   783.2 p2      41 next
        xorps xmm3, [rbp + 96]                                     ;   786.2 p1+p2   41 next
        xorps xmm15, xmm3                                          ;   787.2 p5      41 next
        xorps xmm2, xmm4                                           ;   783.2 p0      41 next
        xorps xmm14, [r9 + 2448]                                   ;   785.2 p1+p2   48 next
        movaps xmm5, [rdx - 96]                                    ;   786.2 p2      41 next
        xorps xmm5, [rbp + 16]                                     ;   789.2 p5+p2   41 next
        xorps xmm6, xmm5                                           ;   790.2 p0      41 next
        xorps xmm11, [r9 + 2464]                                   ;   788.2 p1+p2   48 next
        xorps xmm15, [r9 + 2480]                                   ;   789.2 p5+p2   48 next
        movaps xmm7, [rbp - 128]                                   ;   790.2 p2      41 next
        xorps xmm7, [rbp - 112]                                    ;   793.2 p0+p2   41 next
        xorps xmm13, xmm7                                          ;   794.2 p1      41 next
        xorps xmm12, [r9 + 2528]                                   ;   792.2 p5+p2   48 next
        xorps xmm1, [r9 + 2304]                                    ;   793.2 p0+p2   48 next
        xorps xmm2, [r9 + 2544]                                    ;   794.2 p1+p2   48 next
        xorps xmm9, [r9 + 2320]                                    ;   795.2 p5+p2   48 next
        xorps xmm6, [r9 + 2496]                                    ;   796.2 p0+p2   48 next
        xorps xmm3, [r9 + 2336]                                    ;   797.2 p1+p2   48 next
        xorps xmm13, [r9 + 2512]                                   ;   798.2 p5+p2   48 next
        xorps xmm10, [r9 + 2384]                                   ;   799.2 p0+p2   48 next
        xorps xmm5, [r9 + 2352]                                    ;   800.2 p1+p2   48 next
        xorps xmm4, [r9 + 2400]                                    ;   801.2 p5+p2   48 next
        xorps xmm7, [r9 + 2368]                                    ;   802.2 p0+p2   48 next
        movaps xmm8, [rbp + 0]                                     ;   803.2 p2      48 next
        xorps xmm8, [r9 + 2416]                                    ;   806.2 p1+p2   48 next
        movaps [rbp + 0], xmm2                                     ;   795.2 p3+p4   48 next spill
        movaps xmm2, [rbp + 80]                                    ;   805.2 p2      48 next
        xorps xmm2, [r9 + 2432]                                    ;   808.2 p5+p2   48 next
        movaps [rbp + 80], xmm12                                   ;   793.5 p3+p4   48 next spill
        movaps xmm12, xmm1                                         ;   794.2 p0      45 next copy
        xorps xmm12, xmm4                                          ;   802.2 p1      45 next
        movaps [rbp - 112], xmm13                                  ;   799.2 p3+p4   48 next spill
        movaps xmm13, xmm12                                        ;   803.2 p5      45 next copy
        xorps xmm13, xmm5                                          ;   804.2 p0      45 next
        movaps [rbp - 128], xmm6                                   ;   797.2 p3+p4   48 next spill
        movaps xmm6, xmm5                                          ;   801.2 p1      45 next copy
        andps xmm6, xmm8                                           ;   807.2 p5      45 next
        movaps [rbp + 16], xmm15                                   ;   797.5 p3+p4   48 next spill
        movaps xmm15, xmm5                                         ;   801.2 p0      45 next copy
        andps xmm15, xmm4                                          ;   802.2 p1      45 next
        movaps [rdx - 96], xmm11                                   ;   799.2 p3+p4   48 next spill
        movaps xmm11, xmm9                                         ;   799.5 p5      45 next copy
        xorps xmm11, xmm10                                         ;   800.5 p0      45 next
        movaps [rbp + 96], xmm14                                   ;   800.2 p3+p4   48 next spill
        movaps xmm14, xmm4                                         ;   802.2 p1      45 next copy
        andps xmm14, xmm7                                          ;   803.2 p5      45 next
        movaps [rbp + 64], xmm6                                    ;   808.2 p3+p4   45 next spill
        movaps xmm6, xmm13                                         ;   805.2 p0      45 next copy
        andps xmm6, xmm3                                           ;   806.2 p1      45 next
        movaps [rbp + 48], xmm4                                    ;   802.2 p3+p4   48 next spill
        movaps xmm4, xmm8                                          ;   807.2 p5      45 next copy
        andps xmm4, xmm2                                           ;   809.2 p0      45 next
        movaps [rbp - 48], xmm12                                   ;   803.2 p3+p4   45 next spill
        movaps xmm12, xmm11                                        ;   803.0 p1      45 next copy
        movaps [rbp - 96], xmm10                                   ;   804.2 p3+p4   48 next spill
        movaps xmm10, xmm5                                         ;   803.5 p5      45 next copy
        andps xmm10, xmm3                                          ;   804.5 p0      45 next
        xorps xmm12, xmm10                                         ;   805.5 p1      45 next
        movaps xmm10, xmm8                                         ;   807.2 p5      45 next copy
        andps xmm10, xmm1                                          ;   808.2 p0      45 next
        xorps xmm15, xmm10                                         ;   809.2 p1      45 next
        xorps xmm15, xmm0                                          ;   810.2 p5      45 next
        movaps xmm10, xmm4                                         ;   810.2 p0      45 next copy
        movaps [rbp - 16], xmm4                                    ;   810.2 p3+p4   45 next spill
        movaps xmm4, xmm5                                          ;   806.0 p1      45 next copy
        andps xmm4, xmm1                                           ;   807.0 p5      45 next
        xorps xmm14, xmm4                                          ;   808.0 p0      45 next
        xorps xmm10, xmm14                                         ;   811.2 p1      45 next
        movaps xmm14, xmm5                                         ;   807.5 p5      45 next copy
        andps xmm14, xmm9                                          ;   808.5 p0      45 next
        movaps xmm4, xmm5                                          ;   808.0 p1      45 next copy
        andps xmm4, xmm7                                           ;   809.0 p5      45 next
        movaps [rbp - 32], xmm15                                   ;   811.2 p3+p4   45 next spill
        movaps xmm15, xmm8                                         ;   808.8 p0      45 next copy
        movaps [rdx - 128], xmm12                                  ;   808.8 p3+p4   45 next spill
        movaps xmm12, xmm1                                         ;   809.0 p1      45 next copy
        andps xmm12, xmm2                                          ;   810.0 p5      45 next
        xorps xmm15, xmm12                                         ;   811.0 p0      45 next
        xorps xmm14, xmm4                                          ;   810.0 p1      45 next
        xorps xmm6, xmm15                                          ;   812.0 p5      45 next
        xorps xmm4, xmm15                                          ;   812.0 p0      45 next
        movaps xmm15, xmm11                                        ;   811.0 p1      45 next copy
        andps xmm15, xmm7                                          ;   812.0 p5      45 next
        movaps xmm12, xmm13                                        ;   811.8 p0      45 next copy
        orps xmm12, xmm2                                           ;   812.8 p1      45 next
        movaps [rdi - 80], xmm13                                   ;   811.0 p3+p4   45 next spill
        movaps xmm13, xmm2                                         ;   812.5 p5      45 next copy
        andps xmm13, xmm7                                          ;   813.5 p0      45 next
        xorps xmm5, xmm13                                          ;   814.5 p1      45 next
        xorps xmm6, xmm5                                           ;   815.5 p5      45 next
        andps xmm5, xmm2                                           ;   815.5 p0      45 next
        xorps xmm5, xmm0                                           ;   816.5 p1      45 next
        movaps xmm0, xmm9                                          ;   814.5 p5      45 next copy
        andps xmm0, xmm1                                           ;   815.5 p0      45 next
        andps xmm11, xmm1                                          ;   815.0 p1      45 next
        movaps [rdx - 112], xmm13                                  ;   814.5 p3+p4   45 next spill
        movaps xmm13, xmm7                                         ;   815.5 p5      45 next copy
        andps xmm13, [rbp - 96]                                    ;   816.5 p0+p2   45 next
        movaps [rdx - 64], xmm5                                    ;   817.5 p3+p4   45 next spill
        movaps xmm5, xmm3                                          ;   816.0 p1      45 next copy
        andps xmm5, [rbp - 96]                                     ;   817.0 p5+p2   45 next
        xorps xmm12, xmm5                                          ;   818.0 p0      45 next
        xorps xmm0, xmm12                                          ;   819.0 p1      45 next
        movaps xmm5, xmm13                                         ;   817.5 p5      45 next copy
        xorps xmm5, xmm2                                           ;   818.5 p0      45 next
        xorps xmm13, xmm3                                          ;   818.0 p1      45 next
        movaps xmm12, xmm0                                         ;   820.0 p5      45 next copy
        movaps [rbp - 80], xmm0                                    ;   820.0 p3+p4   45 next spill
        movaps xmm0, xmm3                                          ;   818.8 p0      45 next copy
        andps xmm0, xmm9                                           ;   819.8 p1      45 next
        movaps [rdi + 32], xmm14                                   ;   817.5 p3+p4   45 next spill
        movaps xmm14, xmm8                                         ;   819.5 p5      45 next copy
        andps xmm14, [rbp - 96]                                    ;   820.5 p0+p2   45 next
        xorps xmm15, xmm14                                         ;   821.5 p1      45 next
        xorps xmm4, xmm15                                          ;   822.5 p5      45 next
        xorps xmm12, xmm15                                         ;   822.5 p0      45 next
        xorps xmm0, xmm1                                           ;   821.0 p1      45 next
        movaps xmm14, [rbp - 48]                                   ;   819.0 p2      45 next reload
        xorps xmm12, xmm14                                         ;   823.5 p5      45 next
        movaps xmm15, [rbp - 96]                                   ;   820.0 p2      48 next reload
        andps xmm5, xmm15                                          ;   823.0 p0      45 next
        xorps xmm4, xmm13                                          ;   823.5 p1      45 next
        andps xmm13, xmm7                                          ;   822.5 p5      45 next
        xorps xmm6, xmm5                                           ;   824.0 p0      45 next
        xorps xmm4, xmm10                                          ;   824.5 p1      45 next
        movaps xmm5, xmm8                                          ;   823.5 p5      45 next copy
        andps xmm5, xmm9                                           ;   824.5 p0      45 next
        andps xmm14, xmm15                                         ;   824.0 p1      45 next
        xorps xmm5, xmm0                                           ;   825.5 p5      45 next
        xorps xmm0, xmm2                                           ;   824.8 p0      45 next
        xorps xmm14, xmm0                                          ;   825.8 p1      45 next
        andps xmm0, xmm9                                           ;   825.8 p5      45 next
        xorps xmm14, xmm7                                          ;   826.8 p0      45 next
        xorps xmm13, xmm5                                          ;   826.5 p1      45 next
        movaps xmm5, xmm7                                          ;   826.5 p5      45 next copy
        andps xmm5, xmm8                                           ;   827.5 p0      45 next
        andps xmm7, xmm1                                           ;   827.0 p1      45 next
        xorps xmm5, xmm7                                           ;   828.5 p5      45 next
        xorps xmm0, xmm5                                           ;   829.5 p0      45 next
        movaps xmm5, [rdx - 128]                                   ;   824.5 p2      45 next reload
        xorps xmm0, xmm5                                           ;   830.5 p1      45 next
        xorps xmm7, [rbp + 64]                                     ;   828.5 p5+p2   45 next
        xorps xmm7, xmm13                                          ;   829.5 p0      45 next
        movaps xmm5, xmm1                                          ;   829.0 p1      45 next copy
        xorps xmm5, xmm9                                           ;   830.0 p5      45 next
        andps xmm5, xmm15                                          ;   831.0 p0      45 next
        xorps xmm13, xmm5                                          ;   832.0 p1      45 next
        movaps xmm5, [rbp + 48]                                    ;   826.5 p2      48 next reload
        andps xmm1, xmm5                                           ;   830.5 p5      45 next
        andps xmm2, xmm3                                           ;   830.8 p0      45 next
        xorps xmm1, [rdi + 32]                                     ;   831.5 p1+p2   45 next
        movaps [rdi + 32], xmm0                                    ;   831.5 p3+p4   45 next spill
        movaps xmm0, xmm8                                          ;   831.5 p5      45 next copy
        andps xmm0, xmm5                                           ;   832.5 p0      45 next
        andps xmm9, xmm5                                           ;   832.0 p1      45 next
        andps xmm8, xmm3                                           ;   832.5 p5      45 next
        movaps xmm5, xmm14                                         ;   832.8 p0      45 next copy
        xorps xmm5, [rbp - 32]                                     ;   833.8 p1+p2   45 next
        xorps xmm14, xmm7                                          ;   833.5 p5      45 next
        xorps xmm11, xmm14                                         ;   834.5 p0      45 next
        movaps xmm14, [rdi - 80]                                   ;   830.0 p2      45 next reload
        orps xmm15, xmm14                                          ;   834.0 p1      45 next
        xorps xmm2, xmm0                                           ;   834.5 p5      45 next
        xorps xmm11, xmm1                                          ;   835.5 p0      45 next
        xorps xmm8, [rdx - 64]                                     ;   835.0 p1+p2   45 next
        xorps xmm0, xmm9                                           ;   835.5 p5      45 next
        xorps xmm2, xmm14                                          ;   835.8 p0      45 next
        xorps xmm15, xmm2                                          ;   836.8 p1      45 next
        xorps xmm5, [rbp - 80]                                     ;   836.5 p5+p2   45 next
        xorps xmm9, xmm8                                           ;   836.8 p0      45 next
        xorps xmm4, xmm0                                           ;   837.0 p1      45 next
        xorps xmm8, [rbp - 16]                                     ;   837.5 p5+p2   45 next
        xorps xmm12, xmm8                                          ;   838.5 p0      45 next
        movaps xmm2, [rbp + 48]                                    ;   834.0 p2      48 next reload
        andps xmm3, xmm2                                           ;   838.0 p1      45 next
        xorps xmm0, [rbp - 32]                                     ;   838.5 p5+p2   45 next
        xorps xmm10, xmm3                                          ;   839.0 p0      45 next
        xorps xmm1, [rdx - 64]                                     ;   839.0 p1+p2   45 next
        xorps xmm3, xmm13                                          ;   839.5 p5      45 next
        xorps xmm13, xmm15                                         ;   839.8 p0      45 next
        xorps xmm6, xmm1                                           ;   840.0 p1      45 next
        xorps xmm13, [rdx - 112]                                   ;   840.8 p5+p2   45 next
        xorps xmm15, [rdx - 128]                                   ;   840.8 p0+p2   45 next
        xorps xmm4, [rbp + 64]                                     ;   841.0 p1+p2   45 next
        xorps xmm14, xmm5                                          ;   841.5 p5      45 next
        xorps xmm0, [rdi + 32]                                     ;   841.8 p0+p2   45 next
        xorps xmm2, xmm10                                          ;   842.0 p1      45 next
        xorps xmm9, xmm3                                           ;   842.5 p5      45 next
        xorps xmm7, xmm9                                           ;   843.5 p0      45 next
        xorps xmm15, xmm2                                          ;   843.0 p1      45 next
        movaps xmm1, [rbp + 16]                                    ;   841.0 p2      48 next reload
        xorps xmm11, xmm1                                          ;   844.0 p5      45 next
        movaps xmm2, [rdx - 96]                                    ;   842.0 p2      48 next reload
        xorps xmm6, xmm2                                           ;   845.0 p0      45 next
        movaps xmm3, [rbp + 96]                                    ;   843.0 p2      48 next reload
        xorps xmm7, xmm3                                           ;   846.0 p1      45 next
        movaps xmm5, [rbp - 128]                                   ;   844.0 p2      48 next reload
        xorps xmm13, xmm5                                          ;   847.0 p5      45 next
        movaps xmm8, [rbp + 80]                                    ;   845.0 p2      48 next reload
        xorps xmm4, xmm8                                           ;   848.0 p0      45 next
        movaps xmm9, [rbp - 112]                                   ;   846.0 p2      48 next reload
        xorps xmm15, xmm9                                          ;   849.0 p1      45 next
        movaps xmm10, [rbp + 0]                                    ;   847.0 p2      48 next reload
        xorps xmm12, xmm10                                         ;   850.0 p5      45 next
        xorps xmm7, [rdi - 96]                                     ;   848.0 p0+p2   54 next
        xorps xmm6, [rcx + 112]                                    ;   849.0 p1+p2   54 next
        xorps xmm11, [rcx + 96]                                    ;   850.0 p5+p2   54 next
        xorps xmm13, [rcx + 16]                                    ;   851.0 p0+p2   54 next
        xorps xmm0, [rdx + 112]                                    ;   852.0 p1+p2   54 next
        xorps xmm14, [rdx + 64]                                    ;   853.0 p5+p2   54 next
        xorps xmm15, [rdx - 16]                                    ;   854.0 p0+p2   54 next
        xorps xmm4, [rdx + 96]                                     ;   855.0 p1+p2   54 next
        xorps xmm3, [rdx - 48]                                     ;   856.0 p5+p2   54 next
        xorps xmm2, [rdx + 48]                                     ;   857.0 p0+p2   54 next
        xorps xmm12, [rdx + 0]                                     ;   858.0 p1+p2   54 next
        xorps xmm1, [rdx - 32]                                     ;   859.0 p5+p2   54 next
        xorps xmm5, [rdx + 16]                                     ;   860.0 p0+p2   54 next
        xorps xmm9, [rdx - 80]                                     ;   861.0 p1+p2   54 next
        xorps xmm8, [rdx + 80]                                     ;   862.0 p5+p2   54 next
        xorps xmm10, [rdx + 32]                                    ;   863.0 p0+p2   54 next
        movaps [rbp + 0], xmm10                                    ;   864.0 p3+p4   54 next spill
        movaps xmm10, [rdi - 96]                                   ;   864.0 p2      54 next
        xorps xmm10, [r8]                                          ;   867.0 p1+p2   54 next
        movaps [rbp + 80], xmm8                                    ;   863.0 p3+p4   54 next spill
        movaps xmm8, [rcx + 112]                                   ;   866.0 p2      54 next
        xorps xmm8, [r8 + 16]                                      ;   869.0 p5+p2   54 next
        movaps [rbp - 112], xmm9                                   ;   862.0 p3+p4   54 next spill
        movaps xmm9, [rcx + 96]                                    ;   868.0 p2      54 next
        xorps xmm9, [r8 + 32]                                      ;   871.0 p0+p2   54 next
        movaps [rbp - 128], xmm5                                   ;   861.0 p3+p4   54 next spill
        movaps xmm5, [rcx + 16]                                    ;   870.0 p2      54 next
        xorps xmm5, [r8 + 48]                                      ;   873.0 p1+p2   54 next
        movaps [rbp + 16], xmm1                                    ;   860.0 p3+p4   54 next spill
        movaps xmm1, [rdx - 16]                                    ;   872.0 p2      54 next
        xorps xmm1, [r8 + 64]                                      ;   875.0 p5+p2   54 next
        movaps [rdx - 96], xmm2                                    ;   861.2 p3+p4   54 next spill
        movaps xmm2, [rdx + 96]                                    ;   874.0 p2      54 next
        xorps xmm2, [r8 + 80]                                      ;   877.0 p0+p2   54 next
        movaps [rbp + 96], xmm3                                    ;   862.2 p3+p4   54 next spill
        movaps xmm3, [rdx + 0]                                     ;   876.0 p2      54 next
        xorps xmm3, [r8 + 96]                                      ;   879.0 p1+p2   54 next
        movaps [rbp + 48], xmm14                                   ;   863.2 p3+p4   54 next spill
        movaps xmm14, [rdx + 112]                                  ;   878.0 p2      54 next
        xorps xmm14, [r8 + 112]                                    ;   881.0 p5+p2   54 next
        movaps [rdi + 32], xmm0                                    ;   864.2 p3+p4   54 next spill
        movaps xmm0, [rdx + 64]                                    ;   880.0 p2      54 next
        xorps xmm0, [r8 + 128]                                     ;   883.0 p0+p2   54 next
        movaps [rdi - 80], xmm12                                   ;   867.0 p3+p4   54 next spill
        movaps xmm12, [rdx - 48]                                   ;   882.0 p2      54 next
        xorps xmm12, [r8 + 144]                                    ;   885.0 p1+p2   54 next
        movaps [rbp + 64], xmm4                                    ;   869.0 p3+p4   54 next spill
        movaps xmm4, [rdx + 48]                                    ;   884.0 p2      54 next
        xorps xmm4, [r8 + 160]                                     ;   887.0 p5+p2   54 next
        movaps [rdx - 128], xmm15                                  ;   871.0 p3+p4   54 next spill
        movaps xmm15, [rdx - 32]                                   ;   886.0 p2      54 next
        xorps xmm15, [r8 + 176]                                    ;   889.0 p0+p2   54 next
        movaps [rdx - 112], xmm13                                  ;   873.0 p3+p4   54 next spill
        movaps xmm13, [rdx + 16]                                   ;   888.0 p2      54 next
        xorps xmm13, [r8 + 192]                                    ;   891.0 p1+p2   54 next
        movaps [rdx - 64], xmm11                                   ;   875.0 p3+p4   54 next spill
        movaps xmm11, [rdx - 80]                                   ;   890.0 p2      54 next
        xorps xmm11, [r8 + 208]                                    ;   893.0 p5+p2   54 next
        movaps [rbp - 32], xmm6                                    ;   877.0 p3+p4   54 next spill
        movaps xmm6, [rdx + 80]                                    ;   892.0 p2      54 next
        xorps xmm6, [r8 + 224]                                     ;   895.0 p0+p2   54 next
        movaps [rbp - 16], xmm7                                    ;   879.0 p3+p4   54 next spill
        movaps xmm7, [rdx + 32]                                    ;   894.0 p2      54 next
        xorps xmm7, [r8 + 240]                                     ;   897.0 p1+p2   54 next
        movaps [rbp - 80], xmm9                                    ;   881.0 p3+p4   54 next spill
        movaps xmm9, xmm14                                         ;   882.0 p5      41 next copy
        xorps xmm9, xmm11                                          ;   894.0 p0      41 next
        movaps [rbp - 96], xmm5                                    ;   882.2 p3+p4   54 next spill
        movaps xmm5, xmm9                                          ;   895.0 p1      41 next copy
        xorps xmm5, xmm4                                           ;   896.0 p5      41 next
        movaps [rbp - 48], xmm8                                    ;   884.0 p3+p4   54 next spill
        movaps xmm8, xmm4                                          ;   888.0 p0      41 next copy
        andps xmm8, xmm6                                           ;   896.0 p1      41 next
        movaps [rbp + 32], xmm3                                    ;   886.0 p3+p4   54 next spill
        movaps xmm3, xmm4                                          ;   888.0 p5      41 next copy
        andps xmm3, xmm11                                          ;   894.0 p0      41 next
        movaps [rbp - 64], xmm2                                    ;   888.0 p3+p4   54 next spill
        movaps xmm2, xmm0                                          ;   888.2 p1      41 next copy
        xorps xmm2, xmm13                                          ;   892.0 p5      41 next
        movaps [rdi - 32], xmm10                                   ;   889.0 p3+p4   54 next spill
        movaps xmm10, xmm11                                        ;   894.0 p0      41 next copy
        andps xmm10, xmm15                                         ;   895.0 p1      41 next
        movaps [rdi - 16], xmm1                                    ;   890.0 p3+p4   54 next spill
        movaps xmm1, xmm5                                          ;   897.0 p5      41 next copy
        andps xmm1, xmm12                                          ;   898.0 p0      41 next
        movaps [rcx - 96], xmm8                                    ;   897.0 p3+p4   41 next spill
        movaps xmm8, xmm6                                          ;   896.0 p1      41 next copy
        andps xmm8, xmm7                                           ;   898.0 p5      41 next
        movaps [rdi - 112], xmm11                                  ;   894.0 p3+p4   54 next spill
        movaps xmm11, xmm2                                         ;   894.0 p0      41 next copy
        movaps [rax - 128], xmm9                                   ;   895.0 p3+p4   41 next spill
        movaps xmm9, xmm4                                          ;   894.5 p1      41 next copy
        andps xmm9, xmm12                                          ;   895.5 p5      41 next
        xorps xmm11, xmm9                                          ;   896.5 p0      41 next
        movaps xmm9, xmm6                                          ;   896.0 p1      41 next copy
        andps xmm9, xmm14                                          ;   897.0 p5      41 next
        xorps xmm3, xmm9                                           ;   898.0 p0      41 next
        movaps xmm9, [rel misty1_decrypt_compact.T0_constants128]  ;   896.0 p2      41 next reload
        xorps xmm3, xmm9                                           ;   899.0 p1      41 next
        movaps [rdi - 128], xmm3                                   ;   900.0 p3+p4   41 next spill
        movaps xmm3, xmm8                                          ;   899.0 p5      41 next copy
        movaps [rcx - 80], xmm8                                    ;   899.0 p3+p4   41 next spill
        movaps xmm8, xmm4                                          ;   897.2 p0      41 next copy
        andps xmm8, xmm14                                          ;   898.2 p1      41 next
        xorps xmm10, xmm8                                          ;   899.2 p5      41 next
        xorps xmm3, xmm10                                          ;   900.2 p0      41 next
        movaps xmm8, xmm4                                          ;   898.5 p1      41 next copy
        andps xmm8, xmm0                                           ;   899.5 p5      41 next
        movaps xmm10, xmm4                                         ;   899.2 p0      41 next copy
        andps xmm10, xmm15                                         ;   900.2 p1      41 next
        movaps [rdi + 48], xmm11                                   ;   899.2 p3+p4   41 next spill
        movaps xmm11, xmm6                                         ;   899.8 p5      41 next copy
        movaps [rdi + 64], xmm3                                    ;   901.2 p3+p4   41 next spill
        movaps xmm3, xmm7                                          ;   900.2 p0      41 next copy
        andps xmm3, xmm14                                          ;   901.2 p1      41 next
        xorps xmm11, xmm3                                          ;   902.2 p5      41 next
        xorps xmm8, xmm10                                          ;   901.2 p0      41 next
        xorps xmm1, xmm11                                          ;   903.2 p1      41 next
        xorps xmm10, xmm11                                         ;   903.2 p5      41 next
        movaps xmm3, xmm2                                          ;   902.2 p0      41 next copy
        andps xmm3, xmm15                                          ;   903.2 p1      41 next
        movaps xmm11, xmm5                                         ;   902.8 p5      41 next copy
        orps xmm11, xmm7                                           ;   903.8 p0      41 next
        movaps [rcx - 128], xmm5                                   ;   902.5 p3+p4   41 next spill
        movaps xmm5, xmm7                                          ;   903.5 p1      41 next copy
        andps xmm5, xmm15                                          ;   904.5 p5      41 next
        xorps xmm4, xmm5                                           ;   905.5 p0      41 next
        xorps xmm1, xmm4                                           ;   906.5 p1      41 next
        andps xmm4, xmm7                                           ;   906.5 p5      41 next
        xorps xmm4, xmm9                                           ;   907.5 p0      41 next
        movaps xmm9, xmm0                                          ;   905.5 p1      41 next copy
        andps xmm9, xmm14                                          ;   906.5 p5      41 next
        andps xmm2, xmm14                                          ;   906.2 p0      41 next
        movaps [rdi + 0], xmm5                                     ;   905.5 p3+p4   41 next spill
        movaps xmm5, xmm15                                         ;   906.5 p1      41 next copy
        andps xmm5, xmm13                                          ;   907.5 p5      41 next
        movaps [rdi + 80], xmm4                                    ;   908.5 p3+p4   41 next spill
        movaps xmm4, xmm13                                         ;   907.2 p0      41 next copy
        andps xmm4, xmm12                                          ;   908.2 p1      41 next
        xorps xmm11, xmm4                                          ;   909.2 p5      41 next
        xorps xmm9, xmm11                                          ;   910.2 p0      41 next
        movaps xmm4, xmm5                                          ;   908.5 p1      41 next copy
        xorps xmm4, xmm7                                           ;   909.5 p5      41 next
        xorps xmm5, xmm12                                          ;   909.2 p0      41 next
        movaps xmm11, xmm9                                         ;   911.2 p1      41 next copy
        movaps [rcx - 112], xmm9                                   ;   911.2 p3+p4   41 next spill
        movaps xmm9, xmm12                                         ;   909.8 p5      41 next copy
        andps xmm9, xmm0                                           ;   910.8 p0      41 next
        movaps [rcx + 0], xmm8                                     ;   909.0 p3+p4   41 next spill
        movaps xmm8, xmm6                                          ;   910.5 p1      41 next copy
        andps xmm8, xmm13                                          ;   911.5 p5      41 next
        xorps xmm3, xmm8                                           ;   912.5 p0      41 next
        xorps xmm10, xmm3                                          ;   913.5 p1      41 next
        xorps xmm11, xmm3                                          ;   913.5 p5      41 next
        xorps xmm9, xmm14                                          ;   912.2 p0      41 next
        movaps xmm3, [rax - 128]                                   ;   910.5 p2      41 next reload
        xorps xmm11, xmm3                                          ;   914.5 p1      41 next
        andps xmm4, xmm13                                          ;   912.8 p5      41 next
        xorps xmm10, xmm5                                          ;   914.5 p0      41 next
        andps xmm5, xmm15                                          ;   913.5 p1      41 next
        xorps xmm1, xmm4                                           ;   913.8 p5      41 next
        movaps xmm4, [rdi + 64]                                    ;   912.0 p2      41 next reload
        xorps xmm10, xmm4                                          ;   915.5 p0      41 next
        movaps xmm8, xmm6                                          ;   914.5 p1      41 next copy
        andps xmm8, xmm0                                           ;   915.5 p5      41 next
        xorps xmm8, xmm9                                           ;   916.5 p0      41 next
        andps xmm3, xmm13                                          ;   915.5 p1      41 next
        xorps xmm9, xmm7                                           ;   915.8 p5      41 next
        xorps xmm3, xmm9                                           ;   916.8 p0      41 next
        andps xmm9, xmm0                                           ;   916.8 p1      41 next
        xorps xmm3, xmm15                                          ;   917.8 p5      41 next
        xorps xmm5, xmm8                                           ;   917.5 p0      41 next
        movaps xmm8, xmm15                                         ;   917.5 p1      41 next copy
        andps xmm8, xmm6                                           ;   918.5 p5      41 next
        andps xmm15, xmm14                                         ;   918.2 p0      41 next
        xorps xmm8, xmm15                                          ;   919.5 p1      41 next
        xorps xmm9, xmm8                                           ;   920.5 p5      41 next
        movaps xmm8, [rdi + 48]                                    ;   916.0 p2      41 next reload
        xorps xmm9, xmm8                                           ;   921.5 p0      41 next
        xorps xmm15, [rcx - 96]                                    ;   919.5 p1+p2   41 next
        xorps xmm15, xmm5                                          ;   920.5 p5      41 next
        movaps xmm8, xmm14                                         ;   920.2 p0      41 next copy
        xorps xmm8, xmm0                                           ;   921.2 p1      41 next
        andps xmm8, xmm13                                          ;   922.2 p5      41 next
        xorps xmm5, xmm8                                           ;   923.2 p0      41 next
        movaps xmm8, [rdi - 112]                                   ;   918.0 p2      54 next reload
        andps xmm14, xmm8                                          ;   921.5 p1      41 next
        andps xmm7, xmm12                                          ;   921.8 p5      41 next
        xorps xmm14, [rcx + 0]                                     ;   922.5 p0+p2   41 next
        movaps xmm4, xmm6                                          ;   922.5 p1      41 next copy
        andps xmm4, xmm8                                           ;   923.5 p5      41 next
        andps xmm0, xmm8                                           ;   923.2 p0      41 next
        andps xmm6, xmm12                                          ;   923.5 p1      41 next
        movaps xmm8, xmm3                                          ;   923.8 p5      41 next copy
        xorps xmm8, [rdi - 128]                                    ;   924.8 p0+p2   41 next
        xorps xmm3, xmm15                                          ;   924.5 p1      41 next
        xorps xmm2, xmm3                                           ;   925.5 p5      41 next
        movaps xmm3, [rcx - 128]                                   ;   921.2 p2      41 next reload
        orps xmm13, xmm3                                           ;   925.2 p0      41 next
        xorps xmm7, xmm4                                           ;   925.5 p1      41 next
        xorps xmm2, xmm14                                          ;   926.5 p5      41 next
        xorps xmm6, [rdi + 80]                                     ;   926.2 p0+p2   41 next
        xorps xmm4, xmm0                                           ;   926.5 p1      41 next
        xorps xmm7, xmm3                                           ;   926.8 p5      41 next
        xorps xmm13, xmm7                                          ;   927.8 p0      41 next
        xorps xmm0, xmm6                                           ;   927.5 p1      41 next
        xorps xmm8, [rcx - 112]                                    ;   927.8 p5+p2   41 next
        xorps xmm10, xmm4                                          ;   928.2 p0      41 next
        xorps xmm6, [rcx - 80]                                     ;   928.5 p1+p2   41 next
        xorps xmm11, xmm6                                          ;   929.5 p5      41 next
        movaps xmm6, [rdi - 112]                                   ;   925.2 p2      54 next reload
        andps xmm12, xmm6                                          ;   929.2 p0      41 next
        xorps xmm4, [rdi - 128]                                    ;   929.5 p1+p2   41 next
        xorps xmm14, [rdi + 80]                                    ;   929.8 p5+p2   41 next
        xorps xmm1, xmm14                                          ;   930.8 p0      41 next
        xorps xmm9, xmm4                                           ;   930.5 p1      41 next
        xorps xmm10, [rcx - 96]                                    ;   930.8 p5+p2   41 next
        movaps xmm14, xmm5                                         ;   931.2 p0      41 next copy
        xorps xmm14, xmm12                                         ;   932.2 p1      41 next
        xorps xmm12, [rdi + 64]                                    ;   931.8 p5+p2   41 next
        xorps xmm5, xmm13                                          ;   932.2 p0      41 next
        xorps xmm13, [rdi + 48]                                    ;   932.5 p1+p2   41 next
        xorps xmm5, [rdi + 0]                                      ;   933.2 p5+p2   41 next
        xorps xmm3, xmm8                                           ;   933.2 p0      41 next
        xorps xmm6, xmm12                                          ;   933.5 p1      41 next
        xorps xmm0, xmm14                                          ;   933.8 p5      41 next
        xorps xmm15, xmm0                                          ;   934.8 p0      41 next
        xorps xmm13, xmm6                                          ;   934.5 p1      41 next
        movaps xmm14, [rdi - 16]                                   ;   932.2 p2      41 next
        movaps xmm0, [rdi - 32]                                    ;   933.2 p2      54 next reload
        andps xmm14, xmm0                                          ;   936.2 p5      41 next
        movaps xmm4, [rbp - 64]                                    ;   934.2 p2      41 next
        andps xmm4, xmm0                                           ;   937.2 p0      41 next
        movaps xmm6, [rbp + 32]                                    ;   935.2 p2      41 next
        movaps xmm7, [rbp - 48]                                    ;   936.2 p2      54 next reload
        andps xmm6, xmm7                                           ;   939.2 p1      41 next
        movaps xmm8, xmm4                                          ;   938.2 p5      41 next copy
        movaps xmm12, [rbp + 32]                                   ;   937.2 p2      54 next reload
        andps xmm8, xmm12                                          ;   940.2 p0      41 next
        movaps [rdi - 112], xmm3                                   ;   934.2 p3+p4   41 next spill
        movaps xmm3, [rbp - 96]                                    ;   938.2 p2      41 next
        andps xmm3, xmm0                                           ;   941.2 p1      41 next
        movaps [rcx - 128], xmm9                                   ;   934.2 p3+p4   41 next spill
        movaps xmm9, xmm3                                          ;   942.2 p5      41 next copy
        xorps xmm9, xmm7                                           ;   943.2 p0      41 next
        movaps [rdi + 0], xmm11                                    ;   935.2 p3+p4   41 next spill
        movaps xmm11, [rdi - 16]                                   ;   939.2 p2      41 next
        andps xmm11, [rbp - 96]                                    ;   942.2 p1+p2   41 next
        movaps [rdi + 48], xmm10                                   ;   936.2 p3+p4   41 next spill
        movaps xmm10, xmm9                                         ;   944.2 p5      41 next copy
        xorps xmm10, [rdi - 16]                                    ;   945.2 p0+p2   41 next
        andps xmm10, xmm12                                         ;   946.2 p1      41 next
        xorps xmm3, xmm10                                          ;   947.2 p5      41 next
        movaps [rdi + 64], xmm13                                   ;   937.2 p3+p4   41 next spill
        movaps xmm13, [rbp - 96]                                   ;   942.2 p2      41 next
        andps xmm13, xmm12                                         ;   945.2 p0      41 next
        movaps [rcx - 96], xmm5                                    ;   938.2 p3+p4   41 next spill
        movaps xmm5, xmm14                                         ;   939.5 p1      41 next copy
        xorps xmm5, xmm11                                          ;   943.2 p5      41 next
        movaps [rdi + 80], xmm2                                    ;   939.2 p3+p4   41 next spill
        movaps xmm2, xmm7                                          ;   940.2 p0      41 next copy
        movaps [rdi - 128], xmm1                                   ;   940.2 p3+p4   41 next spill
        movaps xmm1, [rbp - 64]                                    ;   943.2 p2      41 next
        andps xmm1, [rbp - 80]                                     ;   946.2 p1+p2   41 next
        xorps xmm6, xmm1                                           ;   947.2 p5      41 next
        andps xmm2, xmm1                                           ;   947.2 p0      41 next
        xorps xmm11, xmm6                                          ;   948.2 p1      41 next
        movaps xmm1, [rbp - 64]                                    ;   945.2 p2      54 next reload
        andps xmm5, xmm1                                           ;   948.2 p5      41 next
        xorps xmm6, xmm14                                          ;   948.2 p0      41 next
        movaps [rcx - 80], xmm15                                   ;   942.8 p3+p4   41 next spill
        movaps xmm15, xmm7                                         ;   943.0 p1      41 next copy
        andps xmm15, xmm1                                          ;   948.2 p5      41 next
        movaps [rcx - 112], xmm6                                   ;   949.2 p3+p4   41 next spill
        movaps xmm6, xmm11                                         ;   949.2 p0      41 next copy
        andps xmm6, [rbp - 80]                                     ;   950.2 p1+p2   41 next
        movaps [rcx + 0], xmm10                                    ;   947.2 p3+p4   41 next spill
        movaps xmm10, xmm15                                        ;   949.2 p5      41 next copy
        andps xmm10, [rbp - 96]                                    ;   950.2 p0+p2   41 next
        movaps [rax - 128], xmm3                                   ;   948.2 p3+p4   41 next spill
        movaps xmm3, xmm7                                          ;   946.2 p1      41 next copy
        andps xmm3, xmm0                                           ;   947.2 p5      41 next
        xorps xmm10, xmm3                                          ;   951.2 p0      41 next
        xorps xmm6, xmm10                                          ;   952.2 p1      41 next
        movaps xmm10, [rbp - 96]                                   ;   948.2 p2      54 next reload
        xorps xmm6, xmm10                                          ;   953.2 p5      41 next
        movaps [rax - 112], xmm6                                   ;   954.2 p3+p4   41 next spill
        movaps xmm6, xmm12                                         ;   948.2 p0      41 next copy
        andps xmm6, [rbp - 80]                                     ;   949.2 p1+p2   41 next
        xorps xmm3, xmm6                                           ;   950.2 p5      41 next
        xorps xmm8, xmm15                                          ;   949.2 p0      41 next
        xorps xmm8, [rel misty1_decrypt_compact.T0_constants128]   ;   950.2 p1+p2   41 next
        movaps xmm12, xmm3                                         ;   951.2 p5      41 next copy
        andps xmm12, [rbp - 80]                                    ;   952.2 p0+p2   41 next
        xorps xmm12, xmm0                                          ;   953.2 p1      41 next
        andps xmm3, [rdi - 16]                                     ;   952.2 p5+p2   41 next
        xorps xmm12, xmm9                                          ;   954.2 p0      41 next
        xorps xmm11, xmm0                                          ;   951.5 p1      41 next
        movaps [rdi + 96], xmm12                                   ;   955.2 p3+p4   41 next spill
        movaps xmm12, xmm13                                        ;   951.8 p5      41 next copy
        xorps xmm12, [rdi - 16]                                    ;   953.2 p0+p2   41 next
        xorps xmm5, xmm12                                          ;   954.2 p1      41 next
        xorps xmm3, xmm5                                           ;   955.2 p5      41 next
        andps xmm12, xmm1                                          ;   954.2 p0      41 next
        movaps xmm5, [rbp - 80]                                    ;   954.2 p2      54 next reload
        andps xmm9, xmm5                                           ;   957.2 p1      41 next
        movaps xmm1, xmm11                                         ;   953.8 p5      41 next copy
        andps xmm1, xmm0                                           ;   954.8 p0      41 next
        andps xmm11, [rdi - 16]                                    ;   955.2 p1+p2   41 next
        xorps xmm1, xmm8                                           ;   955.8 p5      41 next
        xorps xmm1, xmm6                                           ;   956.8 p0      41 next
        movaps [rbx - 48], xmm2                                    ;   954.2 p3+p4   41 next spill
        movaps xmm2, xmm7                                          ;   955.5 p1      41 next copy
        andps xmm2, xmm10                                          ;   956.5 p5      41 next
        xorps xmm12, xmm2                                          ;   957.5 p0      41 next
        xorps xmm1, xmm12                                          ;   958.5 p1      41 next
        movaps xmm12, xmm7                                         ;   956.8 p5      41 next copy
        andps xmm12, [rdi - 16]                                    ;   957.8 p0+p2   41 next
        xorps xmm12, xmm4                                          ;   958.8 p1      41 next
        xorps xmm9, xmm12                                          ;   959.8 p5      41 next
        xorps xmm12, xmm5                                          ;   959.8 p0      41 next
        xorps xmm14, xmm2                                          ;   958.5 p1      41 next
        movaps xmm2, xmm15                                         ;   958.8 p5      41 next copy
        xorps xmm2, [rbp + 32]                                     ;   959.8 p0+p2   41 next
        andps xmm2, xmm0                                           ;   960.8 p1      41 next
        xorps xmm8, xmm2                                           ;   961.8 p5      41 next
        xorps xmm11, xmm8                                          ;   962.8 p0      41 next
        xorps xmm15, xmm5                                          ;   960.5 p1      41 next
        xorps xmm3, xmm9                                           ;   960.8 p5      41 next
        movaps xmm8, xmm6                                          ;   961.2 p0      41 next copy
        xorps xmm8, xmm12                                          ;   962.2 p1      41 next
        andps xmm12, xmm10                                         ;   961.8 p5      41 next
        xorps xmm6, xmm10                                          ;   962.2 p0      41 next
        andps xmm13, xmm6                                          ;   963.2 p1      41 next
        movaps xmm9, [rbp - 64]                                    ;   960.0 p2      54 next reload
        xorps xmm12, xmm9                                          ;   963.0 p5      41 next
        andps xmm6, xmm9                                           ;   963.2 p0      41 next
        xorps xmm2, xmm6                                           ;   964.2 p1      41 next
        xorps xmm8, xmm2                                           ;   965.2 p5      41 next
        xorps xmm12, [rbx - 48]                                    ;   964.2 p0+p2   41 next
        movaps xmm2, xmm15                                         ;   964.5 p1      41 next copy
        andps xmm2, [rdi - 16]                                     ;   965.5 p5+p2   41 next
        andps xmm15, xmm0                                          ;   965.2 p0      41 next
        xorps xmm6, [rax - 128]                                    ;   965.5 p1+p2   41 next
        xorps xmm3, [rcx + 0]                                      ;   965.8 p5+p2   41 next
        xorps xmm15, [rbp + 32]                                    ;   966.2 p0+p2   41 next
        xorps xmm11, xmm15                                         ;   967.2 p1      41 next
        movaps xmm15, [rdi + 96]                                   ;   966.2 p2      41 next reload
        xorps xmm8, xmm15                                          ;   969.2 p5      41 next
        movaps xmm10, xmm14                                        ;   967.2 p0      41 next copy
        andps xmm10, xmm5                                          ;   968.2 p1      41 next
        movaps xmm5, xmm9                                          ;   967.8 p5      41 next copy
        andps xmm5, [rbp + 32]                                     ;   968.8 p0+p2   41 next
        xorps xmm14, xmm5                                          ;   969.8 p1      41 next
        xorps xmm4, xmm6                                           ;   968.8 p5      41 next
        andps xmm5, [rax - 128]                                    ;   969.8 p0+p2   41 next
        xorps xmm13, xmm11                                         ;   969.5 p1      41 next
        movaps xmm6, [rbp + 32]                                    ;   969.2 p2      54 next reload
        andps xmm14, xmm6                                          ;   972.2 p5      41 next
        xorps xmm10, xmm8                                          ;   970.2 p0      41 next
        xorps xmm15, xmm14                                         ;   973.2 p1      41 next
        xorps xmm5, [rcx - 112]                                    ;   970.8 p5+p2   41 next
        xorps xmm12, xmm5                                          ;   971.8 p0      41 next
        xorps xmm2, xmm15                                          ;   974.2 p1      41 next
        movaps xmm14, [rel misty1_decrypt_compact.T0_constants128] ;   971.2 p2      41 next reload
        xorps xmm12, xmm14                                         ;   974.2 p5      41 next
        xorps xmm0, [rcx - 80]                                     ;   972.2 p0+p2   41 next
        xorps xmm4, [rax - 112]                                    ;   973.2 p1+p2   41 next
        xorps xmm1, xmm0                                           ;   973.2 p5      41 next
        xorps xmm7, [rdi - 128]                                    ;   974.2 p0+p2   41 next
        xorps xmm2, xmm14                                          ;   975.2 p1      41 next
        xorps xmm13, xmm7                                          ;   975.2 p5      41 next
        xorps xmm9, [rdi + 48]                                     ;   975.2 p0+p2   41 next
        xorps xmm10, xmm9                                          ;   976.2 p1      41 next
        xorps xmm6, [rdi + 0]                                      ;   976.2 p5+p2   41 next
        movaps xmm15, [rdi + 80]                                   ;   977.2 p2      41 next
        xorps xmm15, [rbp - 80]                                    ;   980.2 p0+p2   41 next
        xorps xmm3, xmm15                                          ;   981.2 p1      41 next
        xorps xmm4, xmm6                                           ;   977.2 p5      41 next
        xorps xmm1, [r10 + 2448]                                   ;   979.2 p0+p2   48 next
        movaps xmm5, [rcx - 96]                                    ;   980.2 p2      41 next
        xorps xmm5, [rbp - 96]                                     ;   983.2 p1+p2   41 next
        xorps xmm2, xmm5                                           ;   984.2 p5      41 next
        xorps xmm13, [r10 + 2464]                                  ;   982.2 p0+p2   48 next
        xorps xmm3, [r10 + 2480]                                   ;   983.2 p1+p2   48 next
        movaps xmm8, [rdi + 64]                                    ;   984.2 p2      41 next
        xorps xmm8, [rdi - 16]                                     ;   987.2 p5+p2   41 next
        xorps xmm12, xmm8                                          ;   988.2 p0      41 next
        xorps xmm10, [r10 + 2528]                                  ;   986.2 p1+p2   48 next
        xorps xmm0, [r10 + 2304]                                   ;   987.2 p5+p2   48 next
        xorps xmm4, [r10 + 2544]                                   ;   988.2 p0+p2   48 next
        xorps xmm7, [r10 + 2320]                                   ;   989.2 p1+p2   48 next
        xorps xmm2, [r10 + 2496]                                   ;   990.2 p5+p2   48 next
        xorps xmm15, [r10 + 2336]                                  ;   991.2 p0+p2   48 next
        xorps xmm12, [r10 + 2512]                                  ;   992.2 p1+p2   48 next
        xorps xmm9, [r10 + 2384]                                   ;   993.2 p5+p2   48 next
        xorps xmm5, [r10 + 2352]                                   ;   994.2 p0+p2   48 next
        xorps xmm6, [r10 + 2400]                                   ;   995.2 p1+p2   48 next
        xorps xmm8, [r10 + 2368]                                   ;   996.2 p5+p2   48 next
        movaps xmm11, [rcx - 128]                                  ;   997.2 p2      48 next
        xorps xmm11, [r10 + 2416]                                  ;  1000.2 p0+p2   48 next
        movaps [rcx - 128], xmm4                                   ;   989.2 p3+p4   48 next spill
        movaps xmm4, [rdi - 112]                                   ;   999.2 p2      48 next
        xorps xmm4, [r10 + 2432]                                   ;  1002.2 p1+p2   48 next
        movaps [rdi - 112], xmm10                                  ;   987.5 p3+p4   48 next spill
        movaps xmm10, xmm0                                         ;   988.2 p5      45 next copy
        xorps xmm10, xmm6                                          ;   996.2 p0      45 next
        movaps [rdi - 16], xmm12                                   ;   993.2 p3+p4   48 next spill
        movaps xmm12, xmm10                                        ;   997.2 p1      45 next copy
        xorps xmm12, xmm5                                          ;   998.2 p5      45 next
        movaps [rdi + 64], xmm2                                    ;   991.2 p3+p4   48 next spill
        movaps xmm2, xmm5                                          ;   995.2 p0      45 next copy
        andps xmm2, xmm11                                          ;  1001.2 p1      45 next
        movaps [rbp - 96], xmm3                                    ;   991.5 p3+p4   48 next spill
        movaps xmm3, xmm5                                          ;   995.2 p5      45 next copy
        andps xmm3, xmm6                                           ;   996.2 p0      45 next
        movaps [rcx - 96], xmm13                                   ;   993.2 p3+p4   48 next spill
        movaps xmm13, xmm6                                         ;   996.2 p1      45 next copy
        andps xmm13, xmm8                                          ;   997.2 p5      45 next
        movaps [rbp - 80], xmm1                                    ;   994.2 p3+p4   48 next spill
        movaps xmm1, xmm12                                         ;   999.2 p0      45 next copy
        andps xmm1, xmm15                                          ;  1000.2 p1      45 next
        movaps [rdi + 80], xmm2                                    ;  1002.2 p3+p4   45 next spill
        movaps xmm2, xmm7                                          ;   995.8 p5      45 next copy
        xorps xmm2, xmm9                                           ;   996.8 p0      45 next
        movaps [rdi + 0], xmm6                                     ;   996.5 p3+p4   48 next spill
        movaps xmm6, xmm11                                         ;  1001.2 p1      45 next copy
        andps xmm6, xmm4                                           ;  1003.2 p5      45 next
        movaps [rbp + 32], xmm10                                   ;   997.5 p3+p4   45 next spill
        movaps xmm10, xmm2                                         ;   997.8 p0      45 next copy
        movaps [rdi + 48], xmm9                                    ;   998.5 p3+p4   48 next spill
        movaps xmm9, xmm5                                          ;   997.8 p1      45 next copy
        andps xmm9, xmm15                                          ;   998.8 p5      45 next
        xorps xmm10, xmm9                                          ;   999.8 p0      45 next
        movaps xmm9, xmm11                                         ;  1001.2 p1      45 next copy
        andps xmm9, xmm0                                           ;  1002.2 p5      45 next
        xorps xmm3, xmm9                                           ;  1003.2 p0      45 next
        xorps xmm3, xmm14                                          ;  1004.2 p1      45 next
        movaps xmm9, xmm6                                          ;  1004.2 p5      45 next copy
        movaps [rbp - 64], xmm6                                    ;  1004.2 p3+p4   45 next spill
        movaps xmm6, xmm5                                          ;  1000.2 p0      45 next copy
        andps xmm6, xmm0                                           ;  1001.2 p1      45 next
        xorps xmm13, xmm6                                          ;  1002.2 p5      45 next
        xorps xmm9, xmm13                                          ;  1005.2 p0      45 next
        movaps xmm6, xmm5                                          ;  1001.8 p1      45 next copy
        andps xmm6, xmm7                                           ;  1002.8 p5      45 next
        movaps xmm13, xmm5                                         ;  1002.2 p0      45 next copy
        andps xmm13, xmm8                                          ;  1003.2 p1      45 next
        movaps [rdi - 128], xmm3                                   ;  1005.2 p3+p4   45 next spill
        movaps xmm3, xmm11                                         ;  1003.0 p5      45 next copy
        movaps [rbp - 48], xmm10                                   ;  1003.0 p3+p4   45 next spill
        movaps xmm10, xmm0                                         ;  1003.2 p0      45 next copy
        andps xmm10, xmm4                                          ;  1004.2 p1      45 next
        xorps xmm3, xmm10                                          ;  1005.2 p5      45 next
        xorps xmm6, xmm13                                          ;  1004.2 p0      45 next
        xorps xmm1, xmm3                                           ;  1006.2 p1      45 next
        xorps xmm13, xmm3                                          ;  1006.2 p5      45 next
        movaps xmm3, xmm2                                          ;  1005.2 p0      45 next copy
        andps xmm3, xmm8                                           ;  1006.2 p1      45 next
        movaps xmm10, xmm12                                        ;  1006.0 p5      45 next copy
        orps xmm10, xmm4                                           ;  1007.0 p0      45 next
        movaps [rax - 112], xmm12                                  ;  1005.2 p3+p4   45 next spill
        movaps xmm12, xmm4                                         ;  1006.8 p1      45 next copy
        andps xmm12, xmm8                                          ;  1007.8 p5      45 next
        xorps xmm5, xmm12                                          ;  1008.8 p0      45 next
        xorps xmm1, xmm5                                           ;  1009.8 p1      45 next
        andps xmm5, xmm4                                           ;  1009.8 p5      45 next
        xorps xmm5, xmm14                                          ;  1010.8 p0      45 next
        movaps xmm14, xmm7                                         ;  1008.8 p1      45 next copy
        andps xmm14, xmm0                                          ;  1009.8 p5      45 next
        andps xmm2, xmm0                                           ;  1009.2 p0      45 next
        movaps [rcx - 80], xmm12                                   ;  1008.8 p3+p4   45 next spill
        movaps xmm12, xmm8                                         ;  1009.8 p1      45 next copy
        andps xmm12, [rdi + 48]                                    ;  1010.8 p5+p2   45 next
        movaps [rdi - 32], xmm5                                    ;  1011.8 p3+p4   45 next spill
        movaps xmm5, xmm15                                         ;  1010.2 p0      45 next copy
        andps xmm5, [rdi + 48]                                     ;  1011.2 p1+p2   45 next
        xorps xmm10, xmm5                                          ;  1012.2 p5      45 next
        xorps xmm14, xmm10                                         ;  1013.2 p0      45 next
        movaps xmm5, xmm12                                         ;  1011.8 p1      45 next copy
        xorps xmm5, xmm4                                           ;  1012.8 p5      45 next
        xorps xmm12, xmm15                                         ;  1012.2 p0      45 next
        movaps xmm10, xmm14                                        ;  1014.2 p1      45 next copy
        movaps [rcx - 112], xmm14                                  ;  1014.2 p3+p4   45 next spill
        movaps xmm14, xmm15                                        ;  1013.0 p5      45 next copy
        andps xmm14, xmm7                                          ;  1014.0 p0      45 next
        movaps [rdi + 96], xmm6                                    ;  1011.8 p3+p4   45 next spill
        movaps xmm6, xmm11                                         ;  1013.8 p1      45 next copy
        andps xmm6, [rdi + 48]                                     ;  1014.8 p5+p2   45 next
        xorps xmm3, xmm6                                           ;  1015.8 p0      45 next
        xorps xmm13, xmm3                                          ;  1016.8 p1      45 next
        xorps xmm10, xmm3                                          ;  1016.8 p5      45 next
        xorps xmm14, xmm0                                          ;  1015.2 p0      45 next
        movaps xmm3, [rbp + 32]                                    ;  1013.2 p2      45 next reload
        xorps xmm10, xmm3                                          ;  1017.8 p1      45 next
        movaps xmm6, [rdi + 48]                                    ;  1014.2 p2      48 next reload
        andps xmm5, xmm6                                           ;  1017.2 p5      45 next
        xorps xmm13, xmm12                                         ;  1017.8 p0      45 next
        andps xmm12, xmm8                                          ;  1016.8 p1      45 next
        xorps xmm1, xmm5                                           ;  1018.2 p5      45 next
        xorps xmm13, xmm9                                          ;  1018.8 p0      45 next
        movaps xmm5, xmm11                                         ;  1017.8 p1      45 next copy
        andps xmm5, xmm7                                           ;  1018.8 p5      45 next
        andps xmm3, xmm6                                           ;  1018.2 p0      45 next
        xorps xmm5, xmm14                                          ;  1019.8 p1      45 next
        xorps xmm14, xmm4                                          ;  1019.0 p5      45 next
        xorps xmm3, xmm14                                          ;  1020.0 p0      45 next
        andps xmm14, xmm7                                          ;  1020.0 p1      45 next
        xorps xmm3, xmm8                                           ;  1021.0 p5      45 next
        xorps xmm12, xmm5                                          ;  1020.8 p0      45 next
        movaps xmm5, xmm8                                          ;  1020.8 p1      45 next copy
        andps xmm5, xmm11                                          ;  1021.8 p5      45 next
        andps xmm8, xmm0                                           ;  1021.2 p0      45 next
        xorps xmm5, xmm8                                           ;  1022.8 p1      45 next
        xorps xmm14, xmm5                                          ;  1023.8 p5      45 next
        movaps xmm5, [rbp - 48]                                    ;  1018.8 p2      45 next reload
        xorps xmm14, xmm5                                          ;  1024.8 p0      45 next
        xorps xmm8, [rdi + 80]                                     ;  1022.8 p1+p2   45 next
        xorps xmm8, xmm12                                          ;  1023.8 p5      45 next
        movaps xmm5, xmm0                                          ;  1023.2 p0      45 next copy
        xorps xmm5, xmm7                                           ;  1024.2 p1      45 next
        andps xmm5, xmm6                                           ;  1025.2 p5      45 next
        xorps xmm12, xmm5                                          ;  1026.2 p0      45 next
        movaps xmm5, [rdi + 0]                                     ;  1020.8 p2      48 next reload
        andps xmm0, xmm5                                           ;  1024.8 p1      45 next
        andps xmm4, xmm15                                          ;  1025.0 p5      45 next
        xorps xmm0, [rdi + 96]                                     ;  1025.8 p0+p2   45 next
        movaps [rdi + 96], xmm14                                   ;  1025.8 p3+p4   45 next spill
        movaps xmm14, xmm11                                        ;  1025.8 p1      45 next copy
        andps xmm14, xmm5                                          ;  1026.8 p5      45 next
        andps xmm7, xmm5                                           ;  1026.2 p0      45 next
        andps xmm11, xmm15                                         ;  1026.8 p1      45 next
        movaps xmm5, xmm3                                          ;  1027.0 p5      45 next copy
        xorps xmm5, [rdi - 128]                                    ;  1028.0 p0+p2   45 next
        xorps xmm3, xmm8                                           ;  1027.8 p1      45 next
        xorps xmm2, xmm3                                           ;  1028.8 p5      45 next
        movaps xmm3, [rax - 112]                                   ;  1024.2 p2      45 next reload
        orps xmm6, xmm3                                            ;  1028.2 p0      45 next
        xorps xmm4, xmm14                                          ;  1028.8 p1      45 next
        xorps xmm2, xmm0                                           ;  1029.8 p5      45 next
        xorps xmm11, [rdi - 32]                                    ;  1029.2 p0+p2   45 next
        xorps xmm14, xmm7                                          ;  1029.8 p1      45 next
        xorps xmm4, xmm3                                           ;  1030.0 p5      45 next
        xorps xmm6, xmm4                                           ;  1031.0 p0      45 next
        xorps xmm7, xmm11                                          ;  1030.8 p1      45 next
        xorps xmm5, [rcx - 112]                                    ;  1031.0 p5+p2   45 next
        xorps xmm13, xmm14                                         ;  1031.2 p0      45 next
        xorps xmm11, [rbp - 64]                                    ;  1031.8 p1+p2   45 next
        xorps xmm10, xmm11                                         ;  1032.8 p5      45 next
        movaps xmm4, [rdi + 0]                                     ;  1028.5 p2      48 next reload
        andps xmm15, xmm4                                          ;  1032.2 p0      45 next
        xorps xmm14, [rdi - 128]                                   ;  1032.8 p1+p2   45 next
        xorps xmm9, xmm15                                          ;  1033.2 p5      45 next
        xorps xmm0, [rdi - 32]                                     ;  1033.2 p0+p2   45 next
        xorps xmm15, xmm12                                         ;  1033.8 p1      45 next
        xorps xmm12, xmm6                                          ;  1034.0 p5      45 next
        xorps xmm1, xmm0                                           ;  1034.2 p0      45 next
        xorps xmm6, [rbp - 48]                                     ;  1034.8 p1+p2   45 next
        xorps xmm12, [rcx - 80]                                    ;  1035.0 p5+p2   45 next
        xorps xmm13, [rdi + 80]                                    ;  1035.2 p0+p2   45 next
        xorps xmm3, xmm5                                           ;  1035.8 p1      45 next
        xorps xmm14, [rdi + 96]                                    ;  1036.0 p5+p2   45 next
        xorps xmm4, xmm9                                           ;  1036.2 p0      45 next
        xorps xmm7, xmm15                                          ;  1036.8 p1      45 next
        xorps xmm8, xmm7                                           ;  1037.8 p5      45 next
        xorps xmm6, xmm4                                           ;  1037.2 p0      45 next
        movaps xmm15, [rbp - 96]                                   ;  1035.5 p2      48 next reload
        xorps xmm2, xmm15                                          ;  1038.5 p1      45 next
        movaps xmm0, [rcx - 96]                                    ;  1036.5 p2      48 next reload
        xorps xmm1, xmm0                                           ;  1039.5 p5      45 next
        movaps xmm4, [rbp - 80]                                    ;  1037.5 p2      48 next reload
        xorps xmm8, xmm4                                           ;  1040.5 p0      45 next
        movaps xmm5, [rdi + 64]                                    ;  1038.5 p2      48 next reload
        xorps xmm12, xmm5                                          ;  1041.5 p1      45 next
        movaps xmm7, [rdi - 112]                                   ;  1039.5 p2      48 next reload
        xorps xmm13, xmm7                                          ;  1042.5 p5      45 next
        movaps xmm9, [rdi - 16]                                    ;  1040.5 p2      48 next reload
        xorps xmm6, xmm9                                           ;  1043.5 p0      45 next
        movaps xmm11, [rcx - 128]                                  ;  1041.5 p2      48 next reload
        xorps xmm10, xmm11                                         ;  1044.5 p1      45 next
        xorps xmm8, [rbp - 16]                                     ;  1042.5 p5+p2   54 next
        xorps xmm1, [rbp - 32]                                     ;  1043.5 p0+p2   54 next
        xorps xmm2, [rdx - 64]                                     ;  1044.5 p1+p2   54 next
        xorps xmm12, [rdx - 112]                                   ;  1045.5 p5+p2   54 next
        xorps xmm14, [rdi + 32]                                    ;  1046.5 p0+p2   54 next
        xorps xmm3, [rbp + 48]                                     ;  1047.5 p1+p2   54 next
        xorps xmm6, [rdx - 128]                                    ;  1048.5 p5+p2   54 next
        xorps xmm13, [rbp + 64]                                    ;  1049.5 p0+p2   54 next
        xorps xmm4, [rbp + 96]                                     ;  1050.5 p1+p2   54 next
        xorps xmm10, [rdi - 80]                                    ;  1051.5 p5+p2   54 next
        xorps xmm0, [rdx - 96]                                     ;  1052.5 p0+p2   54 next
        xorps xmm15, [rbp + 16]                                    ;  1053.5 p1+p2   54 next
        xorps xmm5, [rbp - 128]                                    ;  1054.5 p5+p2   54 next
        xorps xmm9, [rbp - 112]                                    ;  1055.5 p0+p2   54 next
        xorps xmm7, [rbp + 80]                                     ;  1056.5 p1+p2   54 next
        xorps xmm11, [rbp + 0]                                     ;  1057.5 p5+p2   54 next
        movaps [rcx - 128], xmm11                                  ;  1058.5 p3+p4   54 next spill
        movaps xmm11, [rbp - 16]                                   ;  1058.5 p2      54 next
        xorps xmm11, [r11 + 256]                                   ;  1061.5 p0+p2   54 next
        movaps [rbp - 16], xmm7                                    ;  1057.5 p3+p4   54 next spill
        movaps xmm7, [rbp - 32]                                    ;  1060.5 p2      54 next
        xorps xmm7, [r11 + 272]                                    ;  1063.5 p1+p2   54 next
        movaps [rbp - 32], xmm9                                    ;  1056.5 p3+p4   54 next spill
        movaps xmm9, [rdx - 64]                                    ;  1062.5 p2      54 next
        xorps xmm9, [r11 + 288]                                    ;  1065.5 p5+p2   54 next
        movaps [rdx - 64], xmm5                                    ;  1055.5 p3+p4   54 next spill
        movaps xmm5, [rdx - 112]                                   ;  1064.5 p2      54 next
        xorps xmm5, [r11 + 304]                                    ;  1067.5 p0+p2   54 next
        movaps [rdx - 112], xmm15                                  ;  1054.5 p3+p4   54 next spill
        movaps xmm15, [rdx - 128]                                  ;  1066.5 p2      54 next
        xorps xmm15, [r11 + 320]                                   ;  1069.5 p1+p2   54 next
        movaps [rdx - 128], xmm0                                   ;  1055.8 p3+p4   54 next spill
        movaps xmm0, [rbp + 64]                                    ;  1068.5 p2      54 next
        xorps xmm0, [r11 + 336]                                    ;  1071.5 p5+p2   54 next
        movaps [rbp + 64], xmm4                                    ;  1056.8 p3+p4   54 next spill
        movaps xmm4, [rdi - 80]                                    ;  1070.5 p2      54 next
        xorps xmm4, [r11 + 352]                                    ;  1073.5 p0+p2   54 next
        movaps [rdi - 80], xmm3                                    ;  1057.8 p3+p4   54 next spill
        movaps xmm3, [rdi + 32]                                    ;  1072.5 p2      54 next
        xorps xmm3, [r11 + 368]                                    ;  1075.5 p1+p2   54 next
        movaps [rdi + 32], xmm14                                   ;  1058.8 p3+p4   54 next spill
        movaps xmm14, [rbp + 48]                                   ;  1074.5 p2      54 next
        xorps xmm14, [r11 + 384]                                   ;  1077.5 p5+p2   54 next
        movaps [rbp + 48], xmm10                                   ;  1061.5 p3+p4   54 next spill
        movaps xmm10, [rbp + 96]                                   ;  1076.5 p2      54 next
        xorps xmm10, [r11 + 400]                                   ;  1079.5 p0+p2   54 next
        movaps [rbp + 96], xmm13                                   ;  1063.5 p3+p4   54 next spill
        movaps xmm13, [rdx - 96]                                   ;  1078.5 p2      54 next
        xorps xmm13, [r11 + 416]                                   ;  1081.5 p1+p2   54 next
        movaps [rdx - 96], xmm6                                    ;  1065.5 p3+p4   54 next spill
        movaps xmm6, [rbp + 16]                                    ;  1080.5 p2      54 next
        xorps xmm6, [r11 + 432]                                    ;  1083.5 p5+p2   54 next
        movaps [rbp + 16], xmm12                                   ;  1067.5 p3+p4   54 next spill
        movaps xmm12, [rbp - 128]                                  ;  1082.5 p2      54 next
        xorps xmm12, [r11 + 448]                                   ;  1085.5 p0+p2   54 next
        movaps [rbp - 128], xmm2                                   ;  1069.5 p3+p4   54 next spill
        movaps xmm2, [rbp - 112]                                   ;  1084.5 p2      54 next
        xorps xmm2, [r11 + 464]                                    ;  1087.5 p1+p2   54 next
        movaps [rbp - 112], xmm1                                   ;  1071.5 p3+p4   54 next spill
        movaps xmm1, [rbp + 80]                                    ;  1086.5 p2      54 next
        xorps xmm1, [r11 + 480]                                    ;  1089.5 p5+p2   54 next
        movaps [rbp + 80], xmm8                                    ;  1073.5 p3+p4   54 next spill
        movaps xmm8, [rbp + 0]                                     ;  1088.5 p2      54 next
        xorps xmm8, [r11 + 496]                                    ;  1091.5 p0+p2   54 next
        movaps [rbp + 0], xmm9                                     ;  1075.5 p3+p4   54 next spill
        movaps xmm9, xmm3                                          ;  1076.5 p1      41 next copy
        xorps xmm9, xmm2                                           ;  1088.5 p5      41 next
        movaps [rdi - 112], xmm5                                   ;  1076.8 p3+p4   54 next spill
        movaps xmm5, xmm9                                          ;  1089.5 p0      41 next copy
        xorps xmm5, xmm13                                          ;  1090.5 p1      41 next
        movaps [rdi - 16], xmm7                                    ;  1078.5 p3+p4   54 next spill
        movaps xmm7, xmm13                                         ;  1082.5 p5      41 next copy
        andps xmm7, xmm1                                           ;  1090.5 p0      41 next
        movaps [rdi + 64], xmm4                                    ;  1080.5 p3+p4   54 next spill
        movaps xmm4, xmm13                                         ;  1082.5 p1      41 next copy
        andps xmm4, xmm2                                           ;  1088.5 p5      41 next
        movaps [rbp - 96], xmm0                                    ;  1082.5 p3+p4   54 next spill
        movaps xmm0, xmm14                                         ;  1082.8 p0      41 next copy
        xorps xmm0, xmm12                                          ;  1086.5 p1      41 next
        movaps [rcx - 96], xmm11                                   ;  1083.5 p3+p4   54 next spill
        movaps xmm11, xmm2                                         ;  1088.5 p5      41 next copy
        andps xmm11, xmm6                                          ;  1089.5 p0      41 next
        movaps [rbp - 80], xmm15                                   ;  1084.5 p3+p4   54 next spill
        movaps xmm15, xmm5                                         ;  1091.5 p1      41 next copy
        andps xmm15, xmm10                                         ;  1092.5 p5      41 next
        movaps [rdi + 0], xmm7                                     ;  1091.5 p3+p4   41 next spill
        movaps xmm7, xmm1                                          ;  1090.5 p0      41 next copy
        andps xmm7, xmm8                                           ;  1092.5 p1      41 next
        movaps [rdi + 96], xmm2                                    ;  1088.5 p3+p4   54 next spill
        movaps xmm2, xmm0                                          ;  1088.5 p5      41 next copy
        movaps [rax - 112], xmm9                                   ;  1089.5 p3+p4   41 next spill
        movaps xmm9, xmm13                                         ;  1089.0 p0      41 next copy
        andps xmm9, xmm10                                          ;  1090.0 p1      41 next
        xorps xmm2, xmm9                                           ;  1091.0 p5      41 next
        movaps xmm9, xmm1                                          ;  1090.5 p0      41 next copy
        andps xmm9, xmm3                                           ;  1091.5 p1      41 next
        xorps xmm4, xmm9                                           ;  1092.5 p5      41 next
        movaps xmm9, [rel misty1_decrypt_compact.T0_constants128]  ;  1090.5 p2      41 next reload
        xorps xmm4, xmm9                                           ;  1093.5 p0      41 next
        movaps [rdi + 80], xmm4                                    ;  1094.5 p3+p4   41 next spill
        movaps xmm4, xmm7                                          ;  1093.5 p1      41 next copy
        movaps [rcx - 80], xmm7                                    ;  1093.5 p3+p4   41 next spill
        movaps xmm7, xmm13                                         ;  1091.8 p5      41 next copy
        andps xmm7, xmm3                                           ;  1092.8 p0      41 next
        xorps xmm11, xmm7                                          ;  1093.8 p1      41 next
        xorps xmm4, xmm11                                          ;  1094.8 p5      41 next
        movaps xmm7, xmm13                                         ;  1093.0 p0      41 next copy
        andps xmm7, xmm14                                          ;  1094.0 p1      41 next
        movaps xmm11, xmm13                                        ;  1093.8 p5      41 next copy
        andps xmm11, xmm6                                          ;  1094.8 p0      41 next
        movaps [rbp - 48], xmm2                                    ;  1093.8 p3+p4   41 next spill
        movaps xmm2, xmm1                                          ;  1094.2 p1      41 next copy
        movaps [rdi - 32], xmm4                                    ;  1095.8 p3+p4   41 next spill
        movaps xmm4, xmm8                                          ;  1094.8 p5      41 next copy
        andps xmm4, xmm3                                           ;  1095.8 p0      41 next
        xorps xmm2, xmm4                                           ;  1096.8 p1      41 next
        xorps xmm7, xmm11                                          ;  1095.8 p5      41 next
        xorps xmm15, xmm2                                          ;  1097.8 p0      41 next
        xorps xmm11, xmm2                                          ;  1097.8 p1      41 next
        movaps xmm2, xmm0                                          ;  1096.8 p5      41 next copy
        andps xmm2, xmm6                                           ;  1097.8 p0      41 next
        movaps xmm4, xmm5                                          ;  1097.2 p1      41 next copy
        orps xmm4, xmm8                                            ;  1098.2 p5      41 next
        movaps [rdi - 128], xmm5                                   ;  1097.0 p3+p4   41 next spill
        movaps xmm5, xmm8                                          ;  1098.0 p0      41 next copy
        andps xmm5, xmm6                                           ;  1099.0 p1      41 next
        xorps xmm13, xmm5                                          ;  1100.0 p5      41 next
        xorps xmm15, xmm13                                         ;  1101.0 p0      41 next
        andps xmm13, xmm8                                          ;  1101.0 p1      41 next
        xorps xmm13, xmm9                                          ;  1102.0 p5      41 next
        movaps xmm9, xmm14                                         ;  1100.0 p0      41 next copy
        andps xmm9, xmm3                                           ;  1101.0 p1      41 next
        andps xmm0, xmm3                                           ;  1100.8 p5      41 next
        movaps [rbp - 64], xmm5                                    ;  1100.0 p3+p4   41 next spill
        movaps xmm5, xmm6                                          ;  1101.0 p0      41 next copy
        andps xmm5, xmm12                                          ;  1102.0 p1      41 next
        movaps [rcx - 112], xmm13                                  ;  1103.0 p3+p4   41 next spill
        movaps xmm13, xmm12                                        ;  1101.8 p5      41 next copy
        andps xmm13, xmm10                                         ;  1102.8 p0      41 next
        xorps xmm4, xmm13                                          ;  1103.8 p1      41 next
        xorps xmm9, xmm4                                           ;  1104.8 p5      41 next
        movaps xmm4, xmm5                                          ;  1103.0 p0      41 next copy
        xorps xmm4, xmm8                                           ;  1104.0 p1      41 next
        xorps xmm5, xmm10                                          ;  1103.8 p5      41 next
        movaps xmm13, xmm9                                         ;  1105.8 p0      41 next copy
        movaps [rdi + 48], xmm9                                    ;  1105.8 p3+p4   41 next spill
        movaps xmm9, xmm10                                         ;  1104.2 p1      41 next copy
        andps xmm9, xmm14                                          ;  1105.2 p5      41 next
        movaps [rbp + 32], xmm7                                    ;  1103.5 p3+p4   41 next spill
        movaps xmm7, xmm1                                          ;  1105.0 p0      41 next copy
        andps xmm7, xmm12                                          ;  1106.0 p1      41 next
        xorps xmm2, xmm7                                           ;  1107.0 p5      41 next
        xorps xmm11, xmm2                                          ;  1108.0 p0      41 next
        xorps xmm13, xmm2                                          ;  1108.0 p1      41 next
        xorps xmm9, xmm3                                           ;  1106.8 p5      41 next
        movaps xmm2, [rax - 112]                                   ;  1105.0 p2      41 next reload
        xorps xmm13, xmm2                                          ;  1109.0 p0      41 next
        andps xmm4, xmm12                                          ;  1107.2 p1      41 next
        xorps xmm11, xmm5                                          ;  1109.0 p5      41 next
        andps xmm5, xmm6                                           ;  1108.0 p0      41 next
        xorps xmm15, xmm4                                          ;  1108.2 p1      41 next
        movaps xmm4, [rdi - 32]                                    ;  1106.5 p2      41 next reload
        xorps xmm11, xmm4                                          ;  1110.0 p5      41 next
        movaps xmm7, xmm1                                          ;  1109.0 p0      41 next copy
        andps xmm7, xmm14                                          ;  1110.0 p1      41 next
        xorps xmm7, xmm9                                           ;  1111.0 p5      41 next
        andps xmm2, xmm12                                          ;  1110.0 p0      41 next
        xorps xmm9, xmm8                                           ;  1110.2 p1      41 next
        xorps xmm2, xmm9                                           ;  1111.2 p5      41 next
        andps xmm9, xmm14                                          ;  1111.2 p0      41 next
        xorps xmm2, xmm6                                           ;  1112.2 p1      41 next
        xorps xmm5, xmm7                                           ;  1112.0 p5      41 next
        movaps xmm7, xmm6                                          ;  1112.0 p0      41 next copy
        andps xmm7, xmm1                                           ;  1113.0 p1      41 next
        andps xmm6, xmm3                                           ;  1112.8 p5      41 next
        xorps xmm7, xmm6                                           ;  1114.0 p0      41 next
        xorps xmm9, xmm7                                           ;  1115.0 p1      41 next
        movaps xmm7, [rbp - 48]                                    ;  1110.5 p2      41 next reload
        xorps xmm9, xmm7                                           ;  1116.0 p5      41 next
        xorps xmm6, [rdi + 0]                                      ;  1114.0 p0+p2   41 next
        xorps xmm6, xmm5                                           ;  1115.0 p1      41 next
        movaps xmm7, xmm3                                          ;  1114.8 p5      41 next copy
        xorps xmm7, xmm14                                          ;  1115.8 p0      41 next
        andps xmm7, xmm12                                          ;  1116.8 p1      41 next
        xorps xmm5, xmm7                                           ;  1117.8 p5      41 next
        movaps xmm7, [rdi + 96]                                    ;  1112.5 p2      54 next reload
        andps xmm3, xmm7                                           ;  1116.0 p0      41 next
        andps xmm8, xmm10                                          ;  1116.2 p1      41 next
        xorps xmm3, [rbp + 32]                                     ;  1117.0 p5+p2   41 next
        movaps xmm4, xmm1                                          ;  1117.0 p0      41 next copy
        andps xmm4, xmm7                                           ;  1118.0 p1      41 next
        andps xmm14, xmm7                                          ;  1117.8 p5      41 next
        andps xmm1, xmm10                                          ;  1118.0 p0      41 next
        movaps xmm7, xmm2                                          ;  1118.2 p1      41 next copy
        xorps xmm7, [rdi + 80]                                     ;  1119.2 p5+p2   41 next
        xorps xmm2, xmm6                                           ;  1119.0 p0      41 next
        xorps xmm0, xmm2                                           ;  1120.0 p1      41 next
        movaps xmm2, [rdi - 128]                                   ;  1115.8 p2      41 next reload
        orps xmm12, xmm2                                           ;  1119.8 p5      41 next
        xorps xmm8, xmm4                                           ;  1120.0 p0      41 next
        xorps xmm0, xmm3                                           ;  1121.0 p1      41 next
        xorps xmm1, [rcx - 112]                                    ;  1120.8 p5+p2   41 next
        xorps xmm4, xmm14                                          ;  1121.0 p0      41 next
        xorps xmm8, xmm2                                           ;  1121.2 p1      41 next
        xorps xmm12, xmm8                                          ;  1122.2 p5      41 next
        xorps xmm14, xmm1                                          ;  1122.0 p0      41 next
        xorps xmm7, [rdi + 48]                                     ;  1122.2 p1+p2   41 next
        xorps xmm11, xmm4                                          ;  1122.8 p5      41 next
        xorps xmm1, [rcx - 80]                                     ;  1123.0 p0+p2   41 next
        xorps xmm13, xmm1                                          ;  1124.0 p1      41 next
        movaps xmm1, [rdi + 96]                                    ;  1119.8 p2      54 next reload
        andps xmm10, xmm1                                          ;  1123.8 p5      41 next
        xorps xmm4, [rdi + 80]                                     ;  1124.0 p0+p2   41 next
        xorps xmm3, [rcx - 112]                                    ;  1124.2 p1+p2   41 next
        xorps xmm15, xmm3                                          ;  1125.2 p5      41 next
        xorps xmm9, xmm4                                           ;  1125.0 p0      41 next
        xorps xmm11, [rdi + 0]                                     ;  1125.2 p1+p2   41 next
        movaps xmm3, xmm5                                          ;  1125.8 p5      41 next copy
        xorps xmm3, xmm10                                          ;  1126.8 p0      41 next
        xorps xmm10, [rdi - 32]                                    ;  1126.2 p1+p2   41 next
        xorps xmm5, xmm12                                          ;  1126.8 p5      41 next
        xorps xmm12, [rbp - 48]                                    ;  1127.0 p0+p2   41 next
        xorps xmm5, [rbp - 64]                                     ;  1127.8 p1+p2   41 next
        xorps xmm2, xmm7                                           ;  1127.8 p5      41 next
        xorps xmm1, xmm10                                          ;  1128.0 p0      41 next
        xorps xmm14, xmm3                                          ;  1128.2 p1      41 next
        xorps xmm6, xmm14                                          ;  1129.2 p5      41 next
        xorps xmm12, xmm1                                          ;  1129.0 p0      41 next
        movaps xmm14, [rbp - 80]                                   ;  1126.8 p2      41 next
        movaps xmm1, [rcx - 96]                                    ;  1127.8 p2      54 next reload
        andps xmm14, xmm1                                          ;  1130.8 p1      41 next
        movaps xmm3, [rbp - 96]                                    ;  1128.8 p2      41 next
        andps xmm3, xmm1                                           ;  1131.8 p5      41 next
        movaps xmm4, [rdi + 64]                                    ;  1129.8 p2      41 next
        movaps xmm7, [rdi - 16]                                    ;  1130.8 p2      54 next reload
        andps xmm4, xmm7                                           ;  1133.8 p0      41 next
        movaps xmm8, xmm3                                          ;  1132.8 p1      41 next copy
        movaps xmm10, [rdi + 64]                                   ;  1131.8 p2      54 next reload
        andps xmm8, xmm10                                          ;  1134.8 p5      41 next
        movaps [rdi + 96], xmm2                                    ;  1128.8 p3+p4   41 next spill
        movaps xmm2, [rdi - 112]                                   ;  1132.8 p2      41 next
        andps xmm2, xmm1                                           ;  1135.8 p0      41 next
        movaps [rdi - 128], xmm9                                   ;  1128.8 p3+p4   41 next spill
        movaps xmm9, xmm2                                          ;  1136.8 p1      41 next copy
        xorps xmm9, xmm7                                           ;  1137.8 p5      41 next
        movaps [rbp - 64], xmm13                                   ;  1129.8 p3+p4   41 next spill
        movaps xmm13, [rbp - 80]                                   ;  1133.8 p2      41 next
        andps xmm13, [rdi - 112]                                   ;  1136.8 p0+p2   41 next
        movaps [rbp - 48], xmm11                                   ;  1130.8 p3+p4   41 next spill
        movaps xmm11, xmm9                                         ;  1138.8 p1      41 next copy
        xorps xmm11, [rbp - 80]                                    ;  1139.8 p5+p2   41 next
        andps xmm11, xmm10                                         ;  1140.8 p0      41 next
        xorps xmm2, xmm11                                          ;  1141.8 p1      41 next
        movaps [rdi - 32], xmm12                                   ;  1131.8 p3+p4   41 next spill
        movaps xmm12, [rdi - 112]                                  ;  1136.8 p2      41 next
        andps xmm12, xmm10                                         ;  1139.8 p5      41 next
        movaps [rdi + 0], xmm5                                     ;  1132.8 p3+p4   41 next spill
        movaps xmm5, xmm14                                         ;  1134.0 p0      41 next copy
        xorps xmm5, xmm13                                          ;  1137.8 p1      41 next
        movaps [rcx - 112], xmm0                                   ;  1133.8 p3+p4   41 next spill
        movaps xmm0, xmm7                                          ;  1134.8 p5      41 next copy
        movaps [rdi + 80], xmm15                                   ;  1134.8 p3+p4   41 next spill
        movaps xmm15, [rbp - 96]                                   ;  1137.8 p2      41 next
        andps xmm15, [rbp + 0]                                     ;  1140.8 p0+p2   41 next
        xorps xmm4, xmm15                                          ;  1141.8 p1      41 next
        andps xmm0, xmm15                                          ;  1141.8 p5      41 next
        xorps xmm13, xmm4                                          ;  1142.8 p0      41 next
        movaps xmm15, [rbp - 96]                                   ;  1139.8 p2      54 next reload
        andps xmm5, xmm15                                          ;  1142.8 p1      41 next
        xorps xmm4, xmm14                                          ;  1142.8 p5      41 next
        movaps [rcx - 80], xmm6                                    ;  1137.2 p3+p4   41 next spill
        movaps xmm6, xmm7                                          ;  1137.5 p0      41 next copy
        andps xmm6, xmm15                                          ;  1142.8 p1      41 next
        movaps [rdi + 48], xmm4                                    ;  1143.8 p3+p4   41 next spill
        movaps xmm4, xmm13                                         ;  1143.8 p5      41 next copy
        andps xmm4, [rbp + 0]                                      ;  1144.8 p0+p2   41 next
        movaps [rbp + 32], xmm11                                   ;  1141.8 p3+p4   41 next spill
        movaps xmm11, xmm6                                         ;  1143.8 p1      41 next copy
        andps xmm11, [rdi - 112]                                   ;  1144.8 p5+p2   41 next
        movaps [rax - 112], xmm2                                   ;  1142.8 p3+p4   41 next spill
        movaps xmm2, xmm7                                          ;  1140.8 p0      41 next copy
        andps xmm2, xmm1                                           ;  1141.8 p1      41 next
        xorps xmm11, xmm2                                          ;  1145.8 p5      41 next
        xorps xmm4, xmm11                                          ;  1146.8 p0      41 next
        movaps xmm11, [rdi - 112]                                  ;  1142.8 p2      54 next reload
        xorps xmm4, xmm11                                          ;  1147.8 p1      41 next
        movaps [rax - 128], xmm4                                   ;  1148.8 p3+p4   41 next spill
        movaps xmm4, xmm10                                         ;  1142.8 p5      41 next copy
        andps xmm4, [rbp + 0]                                      ;  1143.8 p0+p2   41 next
        xorps xmm2, xmm4                                           ;  1144.8 p1      41 next
        xorps xmm8, xmm6                                           ;  1143.8 p5      41 next
        xorps xmm8, [rel misty1_decrypt_compact.T0_constants128]   ;  1144.8 p0+p2   41 next
        movaps xmm10, xmm2                                         ;  1145.8 p1      41 next copy
        andps xmm10, [rbp + 0]                                     ;  1146.8 p5+p2   41 next
        xorps xmm10, xmm1                                          ;  1147.8 p0      41 next
        andps xmm2, [rbp - 80]                                     ;  1146.8 p1+p2   41 next
        xorps xmm10, xmm9                                          ;  1148.8 p5      41 next
        xorps xmm13, xmm1                                          ;  1146.0 p0      41 next
        movaps [rcx + 0], xmm10                                    ;  1149.8 p3+p4   41 next spill
        movaps xmm10, xmm12                                        ;  1146.2 p1      41 next copy
        xorps xmm10, [rbp - 80]                                    ;  1147.8 p5+p2   41 next
        xorps xmm5, xmm10                                          ;  1148.8 p0      41 next
        xorps xmm2, xmm5                                           ;  1149.8 p1      41 next
        andps xmm10, xmm15                                         ;  1148.8 p5      41 next
        movaps xmm5, [rbp + 0]                                     ;  1148.8 p2      54 next reload
        andps xmm9, xmm5                                           ;  1151.8 p0      41 next
        movaps xmm15, xmm13                                        ;  1148.2 p1      41 next copy
        andps xmm15, xmm1                                          ;  1149.2 p5      41 next
        andps xmm13, [rbp - 80]                                    ;  1149.8 p0+p2   41 next
        xorps xmm15, xmm8                                          ;  1150.2 p1      41 next
        xorps xmm15, xmm4                                          ;  1151.2 p5      41 next
        movaps [rbx - 48], xmm0                                    ;  1148.8 p3+p4   41 next spill
        movaps xmm0, xmm7                                          ;  1150.0 p0      41 next copy
        andps xmm0, xmm11                                          ;  1151.0 p1      41 next
        xorps xmm10, xmm0                                          ;  1152.0 p5      41 next
        xorps xmm15, xmm10                                         ;  1153.0 p0      41 next
        movaps xmm10, xmm7                                         ;  1151.2 p1      41 next copy
        andps xmm10, [rbp - 80]                                    ;  1152.2 p5+p2   41 next
        xorps xmm10, xmm3                                          ;  1153.2 p0      41 next
        xorps xmm9, xmm10                                          ;  1154.2 p1      41 next
        xorps xmm10, xmm5                                          ;  1154.2 p5      41 next
        xorps xmm14, xmm0                                          ;  1153.0 p0      41 next
        movaps xmm0, xmm6                                          ;  1153.2 p1      41 next copy
        xorps xmm0, [rdi + 64]                                     ;  1154.2 p5+p2   41 next
        andps xmm0, xmm1                                           ;  1155.2 p0      41 next
        xorps xmm8, xmm0                                           ;  1156.2 p1      41 next
        xorps xmm13, xmm8                                          ;  1157.2 p5      41 next
        xorps xmm6, xmm5                                           ;  1155.0 p0      41 next
        xorps xmm2, xmm9                                           ;  1155.2 p1      41 next
        movaps xmm8, xmm4                                          ;  1155.8 p5      41 next copy
        xorps xmm8, xmm10                                          ;  1156.8 p0      41 next
        andps xmm10, xmm11                                         ;  1156.2 p1      41 next
        xorps xmm4, xmm11                                          ;  1156.8 p5      41 next
        andps xmm12, xmm4                                          ;  1157.8 p0      41 next
        movaps xmm9, [rbp - 96]                                    ;  1154.5 p2      54 next reload
        xorps xmm10, xmm9                                          ;  1157.5 p1      41 next
        andps xmm4, xmm9                                           ;  1157.8 p5      41 next
        xorps xmm0, xmm4                                           ;  1158.8 p0      41 next
        xorps xmm8, xmm0                                           ;  1159.8 p1      41 next
        xorps xmm10, [rbx - 48]                                    ;  1158.8 p5+p2   41 next
        movaps xmm0, xmm6                                          ;  1159.0 p0      41 next copy
        andps xmm0, [rbp - 80]                                     ;  1160.0 p1+p2   41 next
        andps xmm6, xmm1                                           ;  1159.8 p5      41 next
        xorps xmm4, [rax - 112]                                    ;  1160.0 p0+p2   41 next
        xorps xmm2, [rbp + 32]                                     ;  1160.2 p1+p2   41 next
        xorps xmm6, [rdi + 64]                                     ;  1160.8 p5+p2   41 next
        xorps xmm13, xmm6                                          ;  1161.8 p0      41 next
        movaps xmm6, [rcx + 0]                                     ;  1160.8 p2      41 next reload
        xorps xmm8, xmm6                                           ;  1163.8 p1      41 next
        movaps xmm11, xmm14                                        ;  1161.8 p5      41 next copy
        andps xmm11, xmm5                                          ;  1162.8 p0      41 next
        movaps xmm5, xmm9                                          ;  1162.2 p1      41 next copy
        andps xmm5, [rdi + 64]                                     ;  1163.2 p5+p2   41 next
        xorps xmm14, xmm5                                          ;  1164.2 p0      41 next
        xorps xmm3, xmm4                                           ;  1163.2 p1      41 next
        andps xmm5, [rax - 112]                                    ;  1164.2 p5+p2   41 next
        xorps xmm12, xmm13                                         ;  1164.0 p0      41 next
        movaps xmm4, [rdi + 64]                                    ;  1163.8 p2      54 next reload
        andps xmm14, xmm4                                          ;  1166.8 p1      41 next
        xorps xmm11, xmm8                                          ;  1164.8 p5      41 next
        xorps xmm6, xmm14                                          ;  1167.8 p0      41 next
        xorps xmm5, [rdi + 48]                                     ;  1165.2 p1+p2   41 next
        xorps xmm10, xmm5                                          ;  1166.2 p5      41 next
        xorps xmm0, xmm6                                           ;  1168.8 p0      41 next
        movaps xmm14, [rel misty1_decrypt_compact.T0_constants128] ;  1165.8 p2      41 next reload
        xorps xmm10, xmm14                                         ;  1168.8 p1      41 next
        xorps xmm1, [rcx - 80]                                     ;  1166.8 p5+p2   41 next
        xorps xmm3, [rax - 128]                                    ;  1167.8 p0+p2   41 next
        xorps xmm15, xmm1                                          ;  1167.8 p1      41 next
        xorps xmm7, [rdi + 80]                                     ;  1168.8 p5+p2   41 next
        xorps xmm0, xmm14                                          ;  1169.8 p0      41 next
        xorps xmm12, xmm7                                          ;  1169.8 p1      41 next
        xorps xmm9, [rbp - 48]                                     ;  1169.8 p5+p2   41 next
        xorps xmm11, xmm9                                          ;  1170.8 p0      41 next
        xorps xmm4, [rbp - 64]                                     ;  1170.8 p1+p2   41 next
        movaps xmm5, [rcx - 112]                                   ;  1171.8 p2      41 next
        xorps xmm5, [rbp + 0]                                      ;  1174.8 p5+p2   41 next
        xorps xmm2, xmm5                                           ;  1175.8 p0      41 next
        xorps xmm3, xmm4                                           ;  1171.8 p1      41 next
        xorps xmm15, [r8 + 2448]                                   ;  1173.8 p5+p2   48 next
        movaps xmm6, [rdi + 0]                                     ;  1174.8 p2      41 next
        xorps xmm6, [rdi - 112]                                    ;  1177.8 p0+p2   41 next
        xorps xmm0, xmm6                                           ;  1178.8 p1      41 next
        xorps xmm12, [r8 + 2464]                                   ;  1176.8 p5+p2   48 next
        xorps xmm2, [r8 + 2480]                                    ;  1177.8 p0+p2   48 next
        movaps xmm8, [rdi - 32]                                    ;  1178.8 p2      41 next
        xorps xmm8, [rbp - 80]                                     ;  1181.8 p1+p2   41 next
        xorps xmm10, xmm8                                          ;  1182.8 p5      41 next
        xorps xmm11, [r8 + 2528]                                   ;  1180.8 p0+p2   48 next
        xorps xmm1, [r8 + 2304]                                    ;  1181.8 p1+p2   48 next
        xorps xmm3, [r8 + 2544]                                    ;  1182.8 p5+p2   48 next
        xorps xmm7, [r8 + 2320]                                    ;  1183.8 p0+p2   48 next
        xorps xmm0, [r8 + 2496]                                    ;  1184.8 p1+p2   48 next
        xorps xmm5, [r8 + 2336]                                    ;  1185.8 p5+p2   48 next
        xorps xmm10, [r8 + 2512]                                   ;  1186.8 p0+p2   48 next
        xorps xmm9, [r8 + 2384]                                    ;  1187.8 p1+p2   48 next
        xorps xmm6, [r8 + 2352]                                    ;  1188.8 p5+p2   48 next
        xorps xmm4, [r8 + 2400]                                    ;  1189.8 p0+p2   48 next
        xorps xmm8, [r8 + 2368]                                    ;  1190.8 p1+p2   48 next
        movaps xmm13, [rdi - 128]                                  ;  1191.8 p2      48 next
        xorps xmm13, [r8 + 2416]                                   ;  1194.8 p5+p2   48 next
        movaps [rdi - 128], xmm3                                   ;  1183.8 p3+p4   48 next spill
        movaps xmm3, [rdi + 96]                                    ;  1193.8 p2      48 next
        xorps xmm3, [r8 + 2432]                                    ;  1196.8 p0+p2   48 next
        movaps [rdi + 96], xmm11                                   ;  1182.0 p3+p4   48 next spill
        movaps xmm11, xmm1                                         ;  1182.8 p1      45 next copy
        xorps xmm11, xmm4                                          ;  1190.8 p5      45 next
        movaps [rbp - 80], xmm10                                   ;  1187.8 p3+p4   48 next spill
        movaps xmm10, xmm11                                        ;  1191.8 p0      45 next copy
        xorps xmm10, xmm6                                          ;  1192.8 p1      45 next
        movaps [rdi - 32], xmm0                                    ;  1185.8 p3+p4   48 next spill
        movaps xmm0, xmm6                                          ;  1189.8 p5      45 next copy
        andps xmm0, xmm13                                          ;  1195.8 p0      45 next
        movaps [rdi - 112], xmm2                                   ;  1186.0 p3+p4   48 next spill
        movaps xmm2, xmm6                                          ;  1189.8 p1      45 next copy
        andps xmm2, xmm4                                           ;  1190.8 p5      45 next
        movaps [rdi + 0], xmm12                                    ;  1187.8 p3+p4   48 next spill
        movaps xmm12, xmm4                                         ;  1190.8 p0      45 next copy
        andps xmm12, xmm8                                          ;  1191.8 p1      45 next
        movaps [rbp + 0], xmm15                                    ;  1188.8 p3+p4   48 next spill
        movaps xmm15, xmm10                                        ;  1193.8 p5      45 next copy
        andps xmm15, xmm5                                          ;  1194.8 p0      45 next
        movaps [rcx - 112], xmm0                                   ;  1196.8 p3+p4   45 next spill
        movaps xmm0, xmm7                                          ;  1190.2 p1      45 next copy
        xorps xmm0, xmm9                                           ;  1191.2 p5      45 next
        movaps [rbp - 64], xmm4                                    ;  1191.0 p3+p4   48 next spill
        movaps xmm4, xmm13                                         ;  1195.8 p0      45 next copy
        andps xmm4, xmm3                                           ;  1197.8 p1      45 next
        movaps [rdi + 64], xmm11                                   ;  1192.0 p3+p4   45 next spill
        movaps xmm11, xmm0                                         ;  1192.2 p5      45 next copy
        movaps [rbp - 48], xmm9                                    ;  1193.0 p3+p4   48 next spill
        movaps xmm9, xmm6                                          ;  1192.2 p0      45 next copy
        andps xmm9, xmm5                                           ;  1193.2 p1      45 next
        xorps xmm11, xmm9                                          ;  1194.2 p5      45 next
        movaps xmm9, xmm13                                         ;  1195.8 p0      45 next copy
        andps xmm9, xmm1                                           ;  1196.8 p1      45 next
        xorps xmm2, xmm9                                           ;  1197.8 p5      45 next
        xorps xmm2, xmm14                                          ;  1198.8 p0      45 next
        movaps xmm9, xmm4                                          ;  1198.8 p1      45 next copy
        movaps [rbp - 96], xmm4                                    ;  1198.8 p3+p4   45 next spill
        movaps xmm4, xmm6                                          ;  1194.8 p5      45 next copy
        andps xmm4, xmm1                                           ;  1195.8 p0      45 next
        xorps xmm12, xmm4                                          ;  1196.8 p1      45 next
        xorps xmm9, xmm12                                          ;  1199.8 p5      45 next
        movaps xmm4, xmm6                                          ;  1196.2 p0      45 next copy
        andps xmm4, xmm7                                           ;  1197.2 p1      45 next
        movaps xmm12, xmm6                                         ;  1196.8 p5      45 next copy
        andps xmm12, xmm8                                          ;  1197.8 p0      45 next
        movaps [rdi + 80], xmm2                                    ;  1199.8 p3+p4   45 next spill
        movaps xmm2, xmm13                                         ;  1197.5 p1      45 next copy
        movaps [rdi - 16], xmm11                                   ;  1197.5 p3+p4   45 next spill
        movaps xmm11, xmm1                                         ;  1197.8 p5      45 next copy
        andps xmm11, xmm3                                          ;  1198.8 p0      45 next
        xorps xmm2, xmm11                                          ;  1199.8 p1      45 next
        xorps xmm4, xmm12                                          ;  1198.8 p5      45 next
        xorps xmm15, xmm2                                          ;  1200.8 p0      45 next
        xorps xmm12, xmm2                                          ;  1200.8 p1      45 next
        movaps xmm2, xmm0                                          ;  1199.8 p5      45 next copy
        andps xmm2, xmm8                                           ;  1200.8 p0      45 next
        movaps xmm11, xmm10                                        ;  1200.5 p1      45 next copy
        orps xmm11, xmm3                                           ;  1201.5 p5      45 next
        movaps [rax - 128], xmm10                                  ;  1199.8 p3+p4   45 next spill
        movaps xmm10, xmm3                                         ;  1201.2 p0      45 next copy
        andps xmm10, xmm8                                          ;  1202.2 p1      45 next
        xorps xmm6, xmm10                                          ;  1203.2 p5      45 next
        xorps xmm15, xmm6                                          ;  1204.2 p0      45 next
        andps xmm6, xmm3                                           ;  1204.2 p1      45 next
        xorps xmm6, xmm14                                          ;  1205.2 p5      45 next
        movaps xmm14, xmm7                                         ;  1203.2 p0      45 next copy
        andps xmm14, xmm1                                          ;  1204.2 p1      45 next
        andps xmm0, xmm1                                           ;  1203.8 p5      45 next
        movaps [rcx - 80], xmm10                                   ;  1203.2 p3+p4   45 next spill
        movaps xmm10, xmm8                                         ;  1204.2 p0      45 next copy
        andps xmm10, [rbp - 48]                                    ;  1205.2 p1+p2   45 next
        movaps [rcx - 96], xmm6                                    ;  1206.2 p3+p4   45 next spill
        movaps xmm6, xmm5                                          ;  1204.8 p5      45 next copy
        andps xmm6, [rbp - 48]                                     ;  1205.8 p0+p2   45 next
        xorps xmm11, xmm6                                          ;  1206.8 p1      45 next
        xorps xmm14, xmm11                                         ;  1207.8 p5      45 next
        movaps xmm6, xmm10                                         ;  1206.2 p0      45 next copy
        xorps xmm6, xmm3                                           ;  1207.2 p1      45 next
        xorps xmm10, xmm5                                          ;  1206.8 p5      45 next
        movaps xmm11, xmm14                                        ;  1208.8 p0      45 next copy
        movaps [rdi + 48], xmm14                                   ;  1208.8 p3+p4   45 next spill
        movaps xmm14, xmm5                                         ;  1207.5 p1      45 next copy
        andps xmm14, xmm7                                          ;  1208.5 p5      45 next
        movaps [rcx + 0], xmm4                                     ;  1206.2 p3+p4   45 next spill
        movaps xmm4, xmm13                                         ;  1208.2 p0      45 next copy
        andps xmm4, [rbp - 48]                                     ;  1209.2 p1+p2   45 next
        xorps xmm2, xmm4                                           ;  1210.2 p5      45 next
        xorps xmm12, xmm2                                          ;  1211.2 p0      45 next
        xorps xmm11, xmm2                                          ;  1211.2 p1      45 next
        xorps xmm14, xmm1                                          ;  1209.8 p5      45 next
        movaps xmm2, [rdi + 64]                                    ;  1207.8 p2      45 next reload
        xorps xmm11, xmm2                                          ;  1212.2 p0      45 next
        movaps xmm4, [rbp - 48]                                    ;  1208.8 p2      48 next reload
        andps xmm6, xmm4                                           ;  1211.8 p1      45 next
        xorps xmm12, xmm10                                         ;  1212.2 p5      45 next
        andps xmm10, xmm8                                          ;  1211.2 p0      45 next
        xorps xmm15, xmm6                                          ;  1212.8 p1      45 next
        xorps xmm12, xmm9                                          ;  1213.2 p5      45 next
        movaps xmm6, xmm13                                         ;  1212.2 p0      45 next copy
        andps xmm6, xmm7                                           ;  1213.2 p1      45 next
        andps xmm2, xmm4                                           ;  1212.8 p5      45 next
        xorps xmm6, xmm14                                          ;  1214.2 p0      45 next
        xorps xmm14, xmm3                                          ;  1213.5 p1      45 next
        xorps xmm2, xmm14                                          ;  1214.5 p5      45 next
        andps xmm14, xmm7                                          ;  1214.5 p0      45 next
        xorps xmm2, xmm8                                           ;  1215.5 p1      45 next
        xorps xmm10, xmm6                                          ;  1215.2 p5      45 next
        movaps xmm6, xmm8                                          ;  1215.2 p0      45 next copy
        andps xmm6, xmm13                                          ;  1216.2 p1      45 next
        andps xmm8, xmm1                                           ;  1215.8 p5      45 next
        xorps xmm6, xmm8                                           ;  1217.2 p0      45 next
        xorps xmm14, xmm6                                          ;  1218.2 p1      45 next
        movaps xmm6, [rdi - 16]                                    ;  1213.2 p2      45 next reload
        xorps xmm14, xmm6                                          ;  1219.2 p5      45 next
        xorps xmm8, [rcx - 112]                                    ;  1217.2 p0+p2   45 next
        xorps xmm8, xmm10                                          ;  1218.2 p1      45 next
        movaps xmm6, xmm1                                          ;  1217.8 p5      45 next copy
        xorps xmm6, xmm7                                           ;  1218.8 p0      45 next
        andps xmm6, xmm4                                           ;  1219.8 p1      45 next
        xorps xmm10, xmm6                                          ;  1220.8 p5      45 next
        movaps xmm6, [rbp - 64]                                    ;  1215.2 p2      48 next reload
        andps xmm1, xmm6                                           ;  1219.2 p0      45 next
        andps xmm3, xmm5                                           ;  1219.5 p1      45 next
        xorps xmm1, [rcx + 0]                                      ;  1220.2 p5+p2   45 next
        movaps [rcx + 0], xmm14                                    ;  1220.2 p3+p4   45 next spill
        movaps xmm14, xmm13                                        ;  1220.2 p0      45 next copy
        andps xmm14, xmm6                                          ;  1221.2 p1      45 next
        andps xmm7, xmm6                                           ;  1220.8 p5      45 next
        andps xmm13, xmm5                                          ;  1221.2 p0      45 next
        movaps xmm6, xmm2                                          ;  1221.5 p1      45 next copy
        xorps xmm6, [rdi + 80]                                     ;  1222.5 p5+p2   45 next
        xorps xmm2, xmm8                                           ;  1222.2 p0      45 next
        xorps xmm0, xmm2                                           ;  1223.2 p1      45 next
        movaps xmm2, [rax - 128]                                   ;  1218.8 p2      45 next reload
        orps xmm4, xmm2                                            ;  1222.8 p5      45 next
        xorps xmm3, xmm14                                          ;  1223.2 p0      45 next
        xorps xmm0, xmm1                                           ;  1224.2 p1      45 next
        xorps xmm13, [rcx - 96]                                    ;  1223.8 p5+p2   45 next
        xorps xmm14, xmm7                                          ;  1224.2 p0      45 next
        xorps xmm3, xmm2                                           ;  1224.5 p1      45 next
        xorps xmm4, xmm3                                           ;  1225.5 p5      45 next
        xorps xmm7, xmm13                                          ;  1225.2 p0      45 next
        xorps xmm6, [rdi + 48]                                     ;  1225.5 p1+p2   45 next
        xorps xmm12, xmm14                                         ;  1225.8 p5      45 next
        xorps xmm13, [rbp - 96]                                    ;  1226.2 p0+p2   45 next
        xorps xmm11, xmm13                                         ;  1227.2 p1      45 next
        movaps xmm3, [rbp - 64]                                    ;  1223.0 p2      48 next reload
        andps xmm5, xmm3                                           ;  1226.8 p5      45 next
        xorps xmm14, [rdi + 80]                                    ;  1227.2 p0+p2   45 next
        xorps xmm9, xmm5                                           ;  1227.8 p1      45 next
        xorps xmm1, [rcx - 96]                                     ;  1227.8 p5+p2   45 next
        xorps xmm5, xmm10                                          ;  1228.2 p0      45 next
        xorps xmm10, xmm4                                          ;  1228.5 p1      45 next
        xorps xmm15, xmm1                                          ;  1228.8 p5      45 next
        xorps xmm4, [rdi - 16]                                     ;  1229.2 p0+p2   45 next
        xorps xmm10, [rcx - 80]                                    ;  1229.5 p1+p2   45 next
        xorps xmm12, [rcx - 112]                                   ;  1229.8 p5+p2   45 next
        xorps xmm2, xmm6                                           ;  1230.2 p0      45 next
        xorps xmm14, [rcx + 0]                                     ;  1230.5 p1+p2   45 next
        xorps xmm3, xmm9                                           ;  1230.8 p5      45 next
        xorps xmm7, xmm5                                           ;  1231.2 p0      45 next
        xorps xmm8, xmm7                                           ;  1232.2 p1      45 next
        xorps xmm4, xmm3                                           ;  1231.8 p5      45 next
        movaps xmm1, [rdi - 112]                                   ;  1230.0 p2      48 next reload
        xorps xmm0, xmm1                                           ;  1233.0 p0      45 next
        movaps xmm3, [rdi + 0]                                     ;  1231.0 p2      48 next reload
        xorps xmm15, xmm3                                          ;  1234.0 p1      45 next
        movaps xmm5, [rbp + 0]                                     ;  1232.0 p2      48 next reload
        xorps xmm8, xmm5                                           ;  1235.0 p5      45 next
        movaps xmm6, [rdi - 32]                                    ;  1233.0 p2      48 next reload
        xorps xmm10, xmm6                                          ;  1236.0 p0      45 next
        movaps xmm7, [rdi + 96]                                    ;  1234.0 p2      48 next reload
        xorps xmm12, xmm7                                          ;  1237.0 p1      45 next
        movaps xmm9, [rbp - 80]                                    ;  1235.0 p2      48 next reload
        xorps xmm4, xmm9                                           ;  1238.0 p5      45 next
        movaps xmm13, [rdi - 128]                                  ;  1236.0 p2      48 next reload
        xorps xmm11, xmm13                                         ;  1239.0 p0      45 next
        xorps xmm8, [rbp + 80]                                     ;  1237.0 p1+p2   54 next
        xorps xmm15, [rbp - 112]                                   ;  1238.0 p5+p2   54 next
        xorps xmm0, [rbp - 128]                                    ;  1239.0 p0+p2   54 next
        xorps xmm10, [rbp + 16]                                    ;  1240.0 p1+p2   54 next
        xorps xmm14, [rdi + 32]                                    ;  1241.0 p5+p2   54 next
        xorps xmm2, [rdi - 80]                                     ;  1242.0 p0+p2   54 next
        xorps xmm4, [rdx - 96]                                     ;  1243.0 p1+p2   54 next
        xorps xmm12, [rbp + 96]                                    ;  1244.0 p5+p2   54 next
        xorps xmm5, [rbp + 64]                                     ;  1245.0 p0+p2   54 next
        xorps xmm11, [rbp + 48]                                    ;  1246.0 p1+p2   54 next
        xorps xmm3, [rdx - 128]                                    ;  1247.0 p5+p2   54 next
        xorps xmm1, [rdx - 112]                                    ;  1248.0 p0+p2   54 next
        xorps xmm6, [rdx - 64]                                     ;  1249.0 p1+p2   54 next
        xorps xmm9, [rbp - 32]                                     ;  1250.0 p5+p2   54 next
        xorps xmm7, [rbp - 16]                                     ;  1251.0 p0+p2   54 next
        xorps xmm13, [rcx - 128]                                   ;  1252.0 p1+p2   54 next
        movaps [rdi - 128], xmm13                                  ;  1253.0 p3+p4   54 next spill
        movaps xmm13, [rbp + 80]                                   ;  1253.0 p2      58 r
        xorps xmm13, [r9]                                          ;  1256.0 p5+p2   58 r
        movaps [rbp + 80], xmm7                                    ;  1252.0 p3+p4   54 next spill
        movaps xmm7, [rbp - 112]                                   ;  1255.0 p2      58 r
        xorps xmm7, [r9 + 16]                                      ;  1258.0 p0+p2   58 r
        movaps [rbp - 112], xmm9                                   ;  1251.0 p3+p4   54 next spill
        movaps xmm9, [rbp - 128]                                   ;  1257.0 p2      58 r
        xorps xmm9, [r9 + 32]                                      ;  1260.0 p1+p2   58 r
        movaps [rbp - 128], xmm6                                   ;  1250.0 p3+p4   54 next spill
        movaps xmm6, [rbp + 16]                                    ;  1259.0 p2      58 r
        xorps xmm6, [r9 + 48]                                      ;  1262.0 p5+p2   58 r
        movaps [rbp + 16], xmm1                                    ;  1249.0 p3+p4   54 next spill
        movaps xmm1, [rdx - 96]                                    ;  1261.0 p2      58 r
        xorps xmm1, [r9 + 64]                                      ;  1264.0 p0+p2   58 r
        movaps [rdx - 96], xmm3                                    ;  1250.2 p3+p4   54 next spill
        movaps xmm3, [rbp + 96]                                    ;  1263.0 p2      58 r
        xorps xmm3, [r9 + 80]                                      ;  1266.0 p1+p2   58 r
        movaps [rbp + 96], xmm5                                    ;  1251.2 p3+p4   54 next spill
        movaps xmm5, [rbp + 48]                                    ;  1265.0 p2      58 r
        xorps xmm5, [r9 + 96]                                      ;  1268.0 p5+p2   58 r
        movaps [rbp + 48], xmm2                                    ;  1252.2 p3+p4   54 next spill
        movaps xmm2, [rdi + 32]                                    ;  1267.0 p2      58 r
        xorps xmm2, [r9 + 112]                                     ;  1270.0 p0+p2   58 r
        xorps xmm13, [rbx - 32]                                    ;  1269.0 p1+p2  108 r
        movaps [rdi + 32], xmm13                                   ;  1270.0 p3+p4  108 r spill
        movaps xmm13, [rdi - 80]                                   ;  1270.0 p2      58 r
        xorps xmm13, [r9 + 128]                                    ;  1273.0 p5+p2   58 r
        xorps xmm7, [rbx - 16]                                     ;  1272.0 p0+p2  108 r
        movaps [rdi - 80], xmm7                                    ;  1273.0 p3+p4  108 r spill
        movaps xmm7, [rbp + 64]                                    ;  1273.0 p2      58 r
        xorps xmm7, [r9 + 144]                                     ;  1276.0 p1+p2   58 r
        xorps xmm9, [rbx + 0]                                      ;  1275.0 p5+p2  108 r
        movaps [rbp + 64], xmm9                                    ;  1276.0 p3+p4  108 r spill
        movaps xmm9, [rdx - 128]                                   ;  1276.0 p2      58 r
        xorps xmm9, [r9 + 160]                                     ;  1279.0 p0+p2   58 r
        xorps xmm6, [rbx + 16]                                     ;  1278.0 p1+p2  108 r
        movaps [rdx - 128], xmm6                                   ;  1279.0 p3+p4  108 r spill
        movaps xmm6, [rdx - 112]                                   ;  1279.0 p2      58 r
        xorps xmm6, [r9 + 176]                                     ;  1282.0 p5+p2   58 r
        xorps xmm1, [rbx + 32]                                     ;  1281.0 p0+p2  108 r
        movaps [rdx - 112], xmm1                                   ;  1282.0 p3+p4  108 r spill
        movaps xmm1, [rdx - 64]                                    ;  1282.0 p2      58 r
        xorps xmm1, [r9 + 192]                                     ;  1285.0 p1+p2   58 r
        xorps xmm3, [rbx + 48]                                     ;  1284.0 p5+p2  108 r
        movaps [rdx - 64], xmm3                                    ;  1285.0 p3+p4  108 r spill
        movaps xmm3, [rbp - 32]                                    ;  1285.0 p2      58 r
        xorps xmm3, [r9 + 208]                                     ;  1288.0 p0+p2   58 r
        xorps xmm5, [rbx + 64]                                     ;  1287.0 p1+p2  108 r
        movaps [rbp - 32], xmm5                                    ;  1288.0 p3+p4  108 r spill
        movaps xmm5, [rbp - 16]                                    ;  1288.0 p2      58 r
        xorps xmm5, [r9 + 224]                                     ;  1291.0 p5+p2   58 r
        xorps xmm2, [rbx + 80]                                     ;  1290.0 p0+p2  108 r
        movaps [rbp - 16], xmm2                                    ;  1291.0 p3+p4  108 r spill
        movaps xmm2, [rcx - 128]                                   ;  1291.0 p2      58 r
        xorps xmm2, [r9 + 240]                                     ;  1294.0 p1+p2   58 r
        xorps xmm13, [rbx + 96]                                    ;  1293.0 p5+p2  108 r
        xorps xmm7, [rbx + 112]                                    ;  1294.0 p0+p2  108 r
        xorps xmm9, [rbp + 1408]                                   ;  1295.0 p1+p2  108 r
        xorps xmm6, [rbp + 1424]                                   ;  1296.0 p5+p2  108 r
        xorps xmm1, [rbp + 1440]                                   ;  1297.0 p0+p2  108 r
        xorps xmm3, [rbp + 1456]                                   ;  1298.0 p1+p2  108 r
        xorps xmm8, [rax - 48]                                     ;  1299.0 p5+p2  108 r
        xorps xmm15, [rax - 32]                                    ;  1300.0 p0+p2  108 r
        xorps xmm5, [rbp + 1472]                                   ;  1301.0 p1+p2  108 r
        xorps xmm0, [rax - 16]                                     ;  1302.0 p5+p2  108 r
        xorps xmm10, [rax + 0]                                     ;  1303.0 p0+p2  108 r
        xorps xmm2, [rbp + 1488]                                   ;  1304.0 p1+p2  108 r
        xorps xmm4, [rax + 16]                                     ;  1305.0 p5+p2  108 r
        xorps xmm12, [rax + 32]                                    ;  1306.0 p0+p2  108 r
        xorps xmm11, [rax + 48]                                    ;  1307.0 p1+p2  108 r
        xorps xmm14, [rax + 64]                                    ;  1308.0 p5+p2  108 r
        movaps [rcx - 128], xmm2                                   ;  1305.0 p3+p4  108 r spill
        movaps xmm2, [rbp + 48]                                    ;  1309.0 p2     108 r
        xorps xmm2, [rax + 80]                                     ;  1312.0 p0+p2  108 r
        movaps [rbp + 48], xmm5                                    ;  1302.0 p3+p4  108 r spill
        movaps xmm5, [rbp + 96]                                    ;  1311.0 p2     108 r
        xorps xmm5, [rax + 96]                                     ;  1314.0 p1+p2  108 r
        movaps [rbp + 96], xmm3                                    ;  1299.0 p3+p4  108 r spill
        movaps xmm3, [rdx - 96]                                    ;  1313.0 p2     108 r
        xorps xmm3, [rax + 112]                                    ;  1316.0 p5+p2  108 r
        movaps [rdx - 96], xmm1                                    ;  1301.0 p3+p4  108 r spill
        movaps xmm1, [rbp + 16]                                    ;  1315.0 p2     108 r
        xorps xmm1, [rbx - 128]                                    ;  1318.0 p0+p2  108 r
        movaps [rbp + 16], xmm6                                    ;  1302.2 p3+p4  108 r spill
        movaps xmm6, [rbp - 128]                                   ;  1317.0 p2     108 r
        xorps xmm6, [rbx - 112]                                    ;  1320.0 p1+p2  108 r
        movaps [rbp - 128], xmm9                                   ;  1304.0 p3+p4  108 r spill
        movaps xmm9, [rbp - 112]                                   ;  1319.0 p2     108 r
        xorps xmm9, [rbx - 96]                                     ;  1322.0 p5+p2  108 r
        movaps [rbp - 112], xmm7                                   ;  1305.2 p3+p4  108 r spill
        movaps xmm7, [rbp + 80]                                    ;  1321.0 p2     108 r
        xorps xmm7, [rbx - 80]                                     ;  1324.0 p0+p2  108 r
        movaps [rbp + 80], xmm13                                   ;  1307.0 p3+p4  108 r spill
        movaps xmm13, [rdi - 128]                                  ;  1323.0 p2     108 r
        xorps xmm13, [rbx - 64]                                    ;  1326.0 p1+p2  108 r
        movaps [rdi - 128], xmm13                                  ;  1327.0 p3+p4  108 r spill
        movaps xmm13, [rdi - 96]                                   ;  1325.0 p2      66 l
        orps xmm13, [r13 + 2048]                                   ;  1328.0 p5+p2   66 l
        movaps [rdi + 96], xmm7                                    ;  1325.0 p3+p4  108 r spill
        movaps xmm7, [rcx + 112]                                   ;  1327.0 p2      66 l
        orps xmm7, [r13 + 2064]                                    ;  1330.0 p0+p2   66 l
        movaps [rbp - 80], xmm9                                    ;  1323.0 p3+p4  108 r spill
        movaps xmm9, [rcx + 96]                                    ;  1329.0 p2      66 l
        orps xmm9, [r13 + 2080]                                    ;  1332.0 p1+p2   66 l
        movaps [rdi - 32], xmm6                                    ;  1321.0 p3+p4  108 r spill
        movaps xmm6, [rcx + 16]                                    ;  1331.0 p2      66 l
        orps xmm6, [r13 + 2096]                                    ;  1334.0 p5+p2   66 l
        movaps [rdi - 112], xmm1                                   ;  1321.2 p3+p4  108 r spill
        movaps xmm1, [rdx - 16]                                    ;  1333.0 p2      66 l
        orps xmm1, [r13 + 2112]                                    ;  1336.0 p0+p2   66 l
        movaps [rdi + 0], xmm3                                     ;  1323.0 p3+p4  108 r spill
        movaps xmm3, [rdx + 96]                                    ;  1335.0 p2      66 l
        orps xmm3, [r13 + 2128]                                    ;  1338.0 p1+p2   66 l
        movaps [rbp + 0], xmm5                                     ;  1324.0 p3+p4  108 r spill
        movaps xmm5, [rdx + 0]                                     ;  1337.0 p2      66 l
        orps xmm5, [r13 + 2144]                                    ;  1340.0 p5+p2   66 l
        movaps [rbp - 64], xmm2                                    ;  1325.2 p3+p4  108 r spill
        movaps xmm2, [rdx + 112]                                   ;  1339.0 p2      66 l
        orps xmm2, [r13 + 2160]                                    ;  1342.0 p0+p2   66 l
        xorps xmm13, [rcx - 16]                                    ;  1341.0 p1+p2   66 l
        movaps [rcx - 16], xmm14                                   ;  1327.2 p3+p4  108 r spill
        movaps xmm14, [rdx + 64]                                   ;  1342.0 p2      66 l
        orps xmm14, [r13 + 2176]                                   ;  1345.0 p5+p2   66 l
        xorps xmm7, [rcx - 32]                                     ;  1344.0 p0+p2   66 l
        movaps [rcx - 32], xmm11                                   ;  1330.0 p3+p4  108 r spill
        movaps xmm11, [rdx - 48]                                   ;  1345.0 p2      66 l
        orps xmm11, [r13 + 2192]                                   ;  1348.0 p1+p2   66 l
        xorps xmm9, [rcx - 48]                                     ;  1347.0 p5+p2   66 l
        movaps [rcx - 48], xmm12                                   ;  1333.0 p3+p4  108 r spill
        movaps xmm12, [rdx + 48]                                   ;  1348.0 p2      66 l
        orps xmm12, [r13 + 2208]                                   ;  1351.0 p0+p2   66 l
        xorps xmm6, [rcx - 64]                                     ;  1350.0 p1+p2   66 l
        movaps [rcx - 64], xmm4                                    ;  1336.0 p3+p4  108 r spill
        movaps xmm4, [rdx - 32]                                    ;  1351.0 p2      66 l
        orps xmm4, [r13 + 2224]                                    ;  1354.0 p5+p2   66 l
        xorps xmm1, [rcx + 32]                                     ;  1353.0 p0+p2   66 l
        movaps [rcx + 32], xmm10                                   ;  1339.0 p3+p4  108 r spill
        movaps xmm10, [rdx + 16]                                   ;  1354.0 p2      66 l
        orps xmm10, [r13 + 2240]                                   ;  1357.0 p1+p2   66 l
        xorps xmm3, [rcx + 48]                                     ;  1356.0 p5+p2   66 l
        movaps [rcx + 48], xmm0                                    ;  1342.0 p3+p4  108 r spill
        movaps xmm0, [rdx - 80]                                    ;  1357.0 p2      66 l
        orps xmm0, [r13 + 2256]                                    ;  1360.0 p0+p2   66 l
        xorps xmm5, [rcx + 64]                                     ;  1359.0 p1+p2   66 l
        movaps [rcx + 64], xmm15                                   ;  1345.0 p3+p4  108 r spill
        movaps xmm15, [rdx + 80]                                   ;  1360.0 p2      66 l
        orps xmm15, [r13 + 2272]                                   ;  1363.0 p5+p2   66 l
        xorps xmm2, [rcx + 80]                                     ;  1362.0 p0+p2   66 l
        movaps [rcx + 80], xmm8                                    ;  1348.0 p3+p4  108 r spill
        movaps xmm8, [rdx + 32]                                    ;  1363.0 p2      66 l
        orps xmm8, [r13 + 2288]                                    ;  1366.0 p1+p2   66 l
        xorps xmm14, [rax - 96]                                    ;  1365.0 p5+p2   66 l
        xorps xmm11, [rax - 80]                                    ;  1366.0 p0+p2   66 l
        xorps xmm12, [rax - 64]                                    ;  1367.0 p1+p2   66 l
        xorps xmm4, [rdi - 64]                                     ;  1368.0 p5+p2   66 l
        xorps xmm10, [rdi + 112]                                   ;  1369.0 p0+p2   66 l
        xorps xmm0, [rdi + 16]                                     ;  1370.0 p1+p2   66 l
        xorps xmm15, [rdi - 48]                                    ;  1371.0 p5+p2   66 l
        xorps xmm8, [rbp + 112]                                    ;  1372.0 p0+p2   66 l
        movaps [rbp + 112], xmm8                                   ;  1373.0 p3+p4   66 l spill
        movaps xmm8, xmm13                                         ;  1359.0 p1      67 l copy
        andps xmm8, [r12 + 768]                                    ;  1373.0 p5+p2   67 l
        movaps [rdi - 48], xmm13                                   ;  1360.0 p3+p4   66 l spill
        movaps xmm13, xmm7                                         ;  1360.2 p0      67 l copy
        andps xmm13, [r12 + 784]                                   ;  1374.0 p1+p2   67 l
        movaps [rdi + 16], xmm7                                    ;  1361.0 p3+p4   66 l spill
        movaps xmm7, xmm9                                          ;  1361.0 p5      67 l copy
        andps xmm7, [r12 + 800]                                    ;  1375.0 p0+p2   67 l
        movaps [rdi + 112], xmm9                                   ;  1362.0 p3+p4   66 l spill
        movaps xmm9, xmm6                                          ;  1362.2 p1      67 l copy
        andps xmm9, [r12 + 816]                                    ;  1376.0 p5+p2   67 l
        movaps [rdi - 64], xmm6                                    ;  1363.0 p3+p4   66 l spill
        movaps xmm6, xmm1                                          ;  1363.2 p0      67 l copy
        andps xmm6, [r12 + 832]                                    ;  1377.0 p1+p2   67 l
        movaps [rax - 64], xmm1                                    ;  1364.0 p3+p4   66 l spill
        movaps xmm1, xmm3                                          ;  1364.0 p5      67 l copy
        andps xmm1, [r12 + 848]                                    ;  1378.0 p0+p2   67 l
        movaps [rax - 80], xmm3                                    ;  1365.0 p3+p4   66 l spill
        movaps xmm3, xmm5                                          ;  1365.2 p1      67 l copy
        andps xmm3, [r12 + 864]                                    ;  1379.0 p5+p2   67 l
        movaps [rax - 96], xmm5                                    ;  1366.0 p3+p4   66 l spill
        movaps xmm5, xmm2                                          ;  1366.2 p0      67 l copy
        andps xmm5, [r12 + 880]                                    ;  1380.0 p1+p2   67 l
        xorps xmm8, [rdi - 96]                                     ;  1381.0 p5+p2   67 l
        movaps [rdi - 96], xmm8                                    ;  1382.0 p3+p4   67 l spill
        movaps xmm8, xmm14                                         ;  1368.0 p0      67 l copy
        andps xmm8, [r12 + 896]                                    ;  1382.0 p1+p2   67 l
        xorps xmm13, [rcx + 112]                                   ;  1383.0 p5+p2   67 l
        movaps [rcx + 112], xmm13                                  ;  1384.0 p3+p4   67 l spill
        movaps xmm13, xmm11                                        ;  1371.0 p0      67 l copy
        andps xmm13, [r12 + 912]                                   ;  1384.0 p1+p2   67 l
        xorps xmm7, [rcx + 96]                                     ;  1385.0 p5+p2   67 l
        movaps [rcx + 96], xmm7                                    ;  1386.0 p3+p4   67 l spill
        movaps xmm7, xmm12                                         ;  1373.2 p0      67 l copy
        andps xmm7, [r12 + 928]                                    ;  1386.0 p1+p2   67 l
        xorps xmm9, [rcx + 16]                                     ;  1387.0 p5+p2   67 l
        movaps [rcx + 16], xmm9                                    ;  1388.0 p3+p4   67 l spill
        movaps xmm9, xmm4                                          ;  1376.0 p0      67 l copy
        andps xmm9, [r12 + 944]                                    ;  1388.0 p1+p2   67 l
        xorps xmm6, [rdx - 16]                                     ;  1389.0 p5+p2   67 l
        movaps [rdx - 16], xmm6                                    ;  1390.0 p3+p4   67 l spill
        movaps xmm6, xmm10                                         ;  1379.0 p0      67 l copy
        andps xmm6, [r12 + 960]                                    ;  1390.0 p1+p2   67 l
        xorps xmm1, [rdx + 96]                                     ;  1391.0 p5+p2   67 l
        movaps [rdx + 96], xmm1                                    ;  1392.0 p3+p4   67 l spill
        movaps xmm1, xmm0                                          ;  1382.0 p0      67 l copy
        andps xmm1, [r12 + 976]                                    ;  1392.0 p1+p2   67 l
        xorps xmm3, [rdx + 0]                                      ;  1393.0 p5+p2   67 l
        movaps [rdx + 0], xmm3                                     ;  1394.0 p3+p4   67 l spill
        movaps xmm3, xmm15                                         ;  1384.0 p0      67 l copy
        andps xmm3, [r12 + 992]                                    ;  1394.0 p1+p2   67 l
        xorps xmm5, [rdx + 112]                                    ;  1395.0 p5+p2   67 l
        movaps [rdx + 112], xmm5                                   ;  1396.0 p3+p4   67 l spill
        movaps xmm5, [rbp + 112]                                   ;  1396.0 p2      67 l
        andps xmm5, [r12 + 1008]                                   ;  1399.0 p0+p2   67 l
        xorps xmm8, [rdx + 64]                                     ;  1398.0 p1+p2   67 l
        xorps xmm13, [rdx - 48]                                    ;  1399.0 p5+p2   67 l
        xorps xmm7, [rdx + 48]                                     ;  1400.0 p0+p2   67 l
        xorps xmm9, [rdx - 32]                                     ;  1401.0 p1+p2   67 l
        xorps xmm6, [rdx + 16]                                     ;  1402.0 p5+p2   67 l
        xorps xmm1, [rdx - 80]                                     ;  1403.0 p0+p2   67 l
        xorps xmm3, [rdx + 80]                                     ;  1404.0 p1+p2   67 l
        xorps xmm5, [rdx + 32]                                     ;  1405.0 p5+p2   67 l
        movaps [rdx + 32], xmm5                                    ;  1406.0 p3+p4   67 l spill
        movaps xmm5, [rcx + 80]                                    ;  1406.0 p2      66 l
        orps xmm5, [r15]                                           ;  1409.0 p0+p2   66 l
        movaps [rdx + 80], xmm3                                    ;  1405.0 p3+p4   67 l spill
        movaps xmm3, [rcx + 64]                                    ;  1408.0 p2      66 l
        orps xmm3, [r15 + 16]                                      ;  1411.0 p1+p2   66 l
        movaps [rdx - 80], xmm1                                    ;  1404.0 p3+p4   67 l spill
        movaps xmm1, [rcx + 48]                                    ;  1410.0 p2      66 l
        orps xmm1, [r15 + 32]                                      ;  1413.0 p5+p2   66 l
        movaps [rdx + 16], xmm6                                    ;  1403.0 p3+p4   67 l spill
        movaps xmm6, [rcx + 32]                                    ;  1412.0 p2      66 l
        orps xmm6, [r15 + 48]                                      ;  1415.0 p0+p2   66 l
        movaps [rdx - 32], xmm9                                    ;  1402.0 p3+p4   67 l spill
        movaps xmm9, [rcx - 64]                                    ;  1414.0 p2      66 l
        orps xmm9, [r15 + 64]                                      ;  1417.0 p1+p2   66 l
        movaps [rdx + 48], xmm7                                    ;  1403.2 p3+p4   67 l spill
        movaps xmm7, [rcx - 48]                                    ;  1416.0 p2      66 l
        orps xmm7, [r15 + 80]                                      ;  1419.0 p5+p2   66 l
        movaps [rdx - 48], xmm13                                   ;  1404.2 p3+p4   67 l spill
        movaps xmm13, [rcx - 32]                                   ;  1418.0 p2      66 l
        orps xmm13, [r15 + 96]                                     ;  1421.0 p0+p2   66 l
        movaps [rdx + 64], xmm8                                    ;  1405.2 p3+p4   67 l spill
        movaps xmm8, [rcx - 16]                                    ;  1420.0 p2      66 l
        orps xmm8, [r15 + 112]                                     ;  1423.0 p1+p2   66 l
        xorps xmm5, [rdi + 32]                                     ;  1422.0 p5+p2   66 l
        movaps [rdi + 32], xmm15                                   ;  1408.0 p3+p4   66 l spill
        movaps xmm15, [rbp - 64]                                   ;  1423.0 p2      66 l
        orps xmm15, [r15 + 128]                                    ;  1426.0 p0+p2   66 l
        xorps xmm3, [rdi - 80]                                     ;  1425.0 p1+p2   66 l
        movaps [rdi - 80], xmm0                                    ;  1411.0 p3+p4   66 l spill
        movaps xmm0, [rbp + 0]                                     ;  1426.0 p2      66 l
        orps xmm0, [r15 + 144]                                     ;  1429.0 p5+p2   66 l
        xorps xmm1, [rbp + 64]                                     ;  1428.0 p0+p2   66 l
        movaps [rbp + 64], xmm10                                   ;  1414.0 p3+p4   66 l spill
        movaps xmm10, [rdi + 0]                                    ;  1429.0 p2      66 l
        orps xmm10, [r15 + 160]                                    ;  1432.0 p1+p2   66 l
        xorps xmm6, [rdx - 128]                                    ;  1431.0 p5+p2   66 l
        movaps [rdx - 128], xmm4                                   ;  1417.0 p3+p4   66 l spill
        movaps xmm4, [rdi - 112]                                   ;  1432.0 p2      66 l
        orps xmm4, [r15 + 176]                                     ;  1435.0 p0+p2   66 l
        xorps xmm9, [rdx - 112]                                    ;  1434.0 p1+p2   66 l
        movaps [rdx - 112], xmm12                                  ;  1420.0 p3+p4   66 l spill
        movaps xmm12, [rdi - 32]                                   ;  1435.0 p2      66 l
        orps xmm12, [r15 + 192]                                    ;  1438.0 p5+p2   66 l
        xorps xmm7, [rdx - 64]                                     ;  1437.0 p0+p2   66 l
        movaps [rdx - 64], xmm11                                   ;  1423.0 p3+p4   66 l spill
        movaps xmm11, [rbp - 80]                                   ;  1438.0 p2      66 l
        orps xmm11, [r15 + 208]                                    ;  1441.0 p1+p2   66 l
        xorps xmm13, [rbp - 32]                                    ;  1440.0 p5+p2   66 l
        movaps [rbp - 32], xmm14                                   ;  1426.0 p3+p4   66 l spill
        movaps xmm14, [rdi + 96]                                   ;  1441.0 p2      66 l
        orps xmm14, [r15 + 224]                                    ;  1444.0 p0+p2   66 l
        xorps xmm8, [rbp - 16]                                     ;  1443.0 p1+p2   66 l
        movaps [rbp - 16], xmm2                                    ;  1429.0 p3+p4   66 l spill
        movaps xmm2, [rdi - 128]                                   ;  1444.0 p2      66 l
        orps xmm2, [r15 + 240]                                     ;  1447.0 p5+p2   66 l
        xorps xmm15, [rbp + 80]                                    ;  1446.0 p0+p2   66 l
        xorps xmm0, [rbp - 112]                                    ;  1447.0 p1+p2   66 l
        xorps xmm10, [rbp - 128]                                   ;  1448.0 p5+p2   66 l
        xorps xmm4, [rbp + 16]                                     ;  1449.0 p0+p2   66 l
        xorps xmm12, [rdx - 96]                                    ;  1450.0 p1+p2   66 l
        xorps xmm11, [rbp + 96]                                    ;  1451.0 p5+p2   66 l
        xorps xmm14, [rbp + 48]                                    ;  1452.0 p0+p2   66 l
        xorps xmm2, [rcx - 128]                                    ;  1453.0 p1+p2   66 l
        movaps [rcx - 128], xmm2                                   ;  1454.0 p3+p4   66 l spill
        movaps xmm2, xmm5                                          ;  1440.0 p5      67 l copy
        andps xmm2, [r14 + 2048]                                   ;  1454.0 p0+p2   67 l
        movaps [rbp + 48], xmm5                                    ;  1441.0 p3+p4   66 l spill
        movaps xmm5, xmm3                                          ;  1441.2 p1      67 l copy
        andps xmm5, [r14 + 2064]                                   ;  1455.0 p5+p2   67 l
        movaps [rbp + 96], xmm3                                    ;  1442.0 p3+p4   66 l spill
        movaps xmm3, xmm1                                          ;  1442.0 p0      67 l copy
        andps xmm3, [r14 + 2080]                                   ;  1456.0 p1+p2   67 l
        movaps [rdx - 96], xmm1                                    ;  1443.0 p3+p4   66 l spill
        movaps xmm1, xmm6                                          ;  1443.2 p5      67 l copy
        andps xmm1, [r14 + 2096]                                   ;  1457.0 p0+p2   67 l
        movaps [rbp + 16], xmm6                                    ;  1444.0 p3+p4   66 l spill
        movaps xmm6, xmm9                                          ;  1444.2 p1      67 l copy
        andps xmm6, [r14 + 2112]                                   ;  1458.0 p5+p2   67 l
        movaps [rbp - 128], xmm9                                   ;  1445.0 p3+p4   66 l spill
        movaps xmm9, xmm7                                          ;  1445.0 p0      67 l copy
        andps xmm9, [r14 + 2128]                                   ;  1459.0 p1+p2   67 l
        movaps [rbp - 112], xmm7                                   ;  1446.0 p3+p4   66 l spill
        movaps xmm7, xmm13                                         ;  1446.2 p5      67 l copy
        andps xmm7, [r14 + 2144]                                   ;  1460.0 p0+p2   67 l
        movaps [rbp + 80], xmm13                                   ;  1447.0 p3+p4   66 l spill
        movaps xmm13, xmm8                                         ;  1447.2 p1      67 l copy
        andps xmm13, [r14 + 2160]                                  ;  1461.0 p5+p2   67 l
        xorps xmm2, [rcx + 80]                                     ;  1462.0 p0+p2   67 l
        movaps [rcx + 80], xmm2                                    ;  1463.0 p3+p4   67 l spill
        movaps xmm2, xmm15                                         ;  1449.0 p1      67 l copy
        andps xmm2, [r14 + 2176]                                   ;  1463.0 p5+p2   67 l
        xorps xmm5, [rcx + 64]                                     ;  1464.0 p0+p2   67 l
        movaps [rcx + 64], xmm5                                    ;  1465.0 p3+p4   67 l spill
        movaps xmm5, xmm0                                          ;  1452.0 p1      67 l copy
        andps xmm5, [r14 + 2192]                                   ;  1465.0 p5+p2   67 l
        xorps xmm3, [rcx + 48]                                     ;  1466.0 p0+p2   67 l
        movaps [rcx + 48], xmm3                                    ;  1467.0 p3+p4   67 l spill
        movaps xmm3, xmm10                                         ;  1454.2 p1      67 l copy
        andps xmm3, [r14 + 2208]                                   ;  1467.0 p5+p2   67 l
        xorps xmm1, [rcx + 32]                                     ;  1468.0 p0+p2   67 l
        movaps [rcx + 32], xmm1                                    ;  1469.0 p3+p4   67 l spill
        movaps xmm1, xmm4                                          ;  1457.0 p1      67 l copy
        andps xmm1, [r14 + 2224]                                   ;  1469.0 p5+p2   67 l
        xorps xmm6, [rcx - 64]                                     ;  1470.0 p0+p2   67 l
        movaps [rcx - 64], xmm6                                    ;  1471.0 p3+p4   67 l spill
        movaps xmm6, xmm12                                         ;  1460.0 p1      67 l copy
        andps xmm6, [r14 + 2240]                                   ;  1471.0 p5+p2   67 l
        xorps xmm9, [rcx - 48]                                     ;  1472.0 p0+p2   67 l
        movaps [rcx - 48], xmm9                                    ;  1473.0 p3+p4   67 l spill
        movaps xmm9, xmm11                                         ;  1463.0 p1      67 l copy
        andps xmm9, [r14 + 2256]                                   ;  1473.0 p5+p2   67 l
        xorps xmm7, [rcx - 32]                                     ;  1474.0 p0+p2   67 l
        movaps [rcx - 32], xmm7                                    ;  1475.0 p3+p4   67 l spill
        movaps xmm7, xmm14                                         ;  1465.0 p1      67 l copy
        andps xmm7, [r14 + 2272]                                   ;  1475.0 p5+p2   67 l
        xorps xmm13, [rcx - 16]                                    ;  1476.0 p0+p2   67 l
        movaps [rcx - 16], xmm13                                   ;  1477.0 p3+p4   67 l spill
        movaps xmm13, [rcx - 128]                                  ;  1477.0 p2      67 l
        andps xmm13, [r14 + 2288]                                  ;  1480.0 p1+p2   67 l
        xorps xmm2, [rbp - 64]                                     ;  1479.0 p5+p2   67 l
        xorps xmm5, [rbp + 0]                                      ;  1480.0 p0+p2   67 l
        xorps xmm3, [rdi + 0]                                      ;  1481.0 p1+p2   67 l
        xorps xmm1, [rdi - 112]                                    ;  1482.0 p5+p2   67 l
        xorps xmm6, [rdi - 32]                                     ;  1483.0 p0+p2   67 l
        xorps xmm9, [rbp - 80]                                     ;  1484.0 p1+p2   67 l
        xorps xmm7, [rdi + 96]                                     ;  1485.0 p5+p2   67 l
        xorps xmm13, [rdi - 128]                                   ;  1486.0 p0+p2   67 l
        movaps [rdi - 128], xmm13                                  ;  1487.0 p3+p4   67 l spill
        movaps xmm13, [rdi + 32]                                   ;  1487.0 p2      66 l reload
        movaps [rbp + 1728], xmm13                                 ;  1490.0 p3+p4  126 rounds
        movaps xmm13, [rbp + 112]                                  ;  1488.0 p2      66 l reload
        movaps [rbp + 1760], xmm13                                 ;  1491.0 p3+p4  126 rounds
        movaps xmm13, [rdi - 96]                                   ;  1489.0 p2      67 l reload
        movaps [rbp + 1504], xmm13                                 ;  1492.0 p3+p4  126 rounds
        movaps xmm13, [rcx + 112]                                  ;  1490.0 p2      67 l reload
        movaps [rbp + 1520], xmm13                                 ;  1493.0 p3+p4  126 rounds
        movaps xmm13, [rcx + 96]                                   ;  1491.0 p2      67 l reload
        movaps [rbp + 1536], xmm13                                 ;  1494.0 p3+p4  126 rounds
        movaps xmm13, [rcx + 16]                                   ;  1492.0 p2      67 l reload
        movaps [rbp + 1552], xmm13                                 ;  1495.0 p3+p4  126 rounds
        movaps xmm13, [rdx - 16]                                   ;  1493.0 p2      67 l reload
        movaps [rbp + 1568], xmm13                                 ;  1496.0 p3+p4  126 rounds
        movaps xmm13, [rdx + 96]                                   ;  1494.0 p2      67 l reload
        movaps [rbp + 1584], xmm13                                 ;  1497.0 p3+p4  126 rounds
        movaps xmm13, [rdx + 0]                                    ;  1495.0 p2      67 l reload
        movaps [rbp + 1600], xmm13                                 ;  1498.0 p3+p4  126 rounds
        movaps xmm13, [rdx + 112]                                  ;  1496.0 p2      67 l reload
        movaps [rbp + 1616], xmm13                                 ;  1499.0 p3+p4  126 rounds
        movaps xmm13, [rdx + 64]                                   ;  1497.0 p2      67 l reload
        movaps [rbp + 1632], xmm13                                 ;  1500.0 p3+p4  126 rounds
        movaps xmm13, [rdx - 48]                                   ;  1498.0 p2      67 l reload
        movaps [rbp + 1648], xmm13                                 ;  1501.0 p3+p4  126 rounds
        movaps xmm13, [rdx + 48]                                   ;  1499.0 p2      67 l reload
        movaps [rbp + 1664], xmm13                                 ;  1502.0 p3+p4  126 rounds
        movaps xmm13, [rdx - 32]                                   ;  1500.0 p2      67 l reload
        movaps [rbp + 1680], xmm13                                 ;  1503.0 p3+p4  126 rounds
        movaps xmm13, [rdx + 16]                                   ;  1501.0 p2      67 l reload
        movaps [rbp + 1696], xmm13                                 ;  1504.0 p3+p4  126 rounds
        movaps xmm13, [rdx - 80]                                   ;  1502.0 p2      67 l reload
        movaps [rbp + 1712], xmm13                                 ;  1505.0 p3+p4  126 rounds
        movaps xmm13, [rdx + 80]                                   ;  1503.0 p2      67 l reload
        movaps [rbp + 1744], xmm13                                 ;  1506.0 p3+p4  126 rounds
        movaps [rbx + 80], xmm8                                    ;  1498.0 p3+p4  126 rounds
        movaps xmm8, [rdx + 32]                                    ;  1504.0 p2      67 l reload
        movaps [rbp + 1776], xmm8                                  ;  1507.0 p3+p4  126 rounds
        movaps [rbx + 96], xmm15                                   ;  1500.0 p3+p4  126 rounds
        movaps xmm15, [rbp + 48]                                   ;  1505.0 p2      66 l reload
        movaps [rbx - 32], xmm15                                   ;  1508.0 p3+p4  126 rounds
        movaps [rbx + 112], xmm0                                   ;  1502.0 p3+p4  126 rounds
        movaps xmm15, [rbp + 96]                                   ;  1506.0 p2      66 l reload
        movaps [rbx - 16], xmm15                                   ;  1509.0 p3+p4  126 rounds
        movaps [rbp + 1408], xmm10                                 ;  1504.0 p3+p4  126 rounds
        movaps xmm15, [rdx - 96]                                   ;  1507.0 p2      66 l reload
        movaps [rbx + 0], xmm15                                    ;  1510.0 p3+p4  126 rounds
        movaps [rbp + 1424], xmm4                                  ;  1506.0 p3+p4  126 rounds
        movaps xmm15, [rbp + 16]                                   ;  1508.0 p2      66 l reload
        movaps [rbx + 16], xmm15                                   ;  1511.0 p3+p4  126 rounds
        movaps [rbp + 1440], xmm12                                 ;  1508.0 p3+p4  126 rounds
        movaps xmm15, [rbp - 128]                                  ;  1509.0 p2      66 l reload
        movaps [rbx + 32], xmm15                                   ;  1512.0 p3+p4  126 rounds
        movaps [rbp + 1456], xmm11                                 ;  1510.0 p3+p4  126 rounds
        movaps xmm15, [rbp - 112]                                  ;  1510.0 p2      66 l reload
        movaps [rbx + 48], xmm15                                   ;  1513.0 p3+p4  126 rounds
        movaps [rbp + 1472], xmm14                                 ;  1512.0 p3+p4  126 rounds
        movaps xmm14, [rbp + 80]                                   ;  1511.0 p2      66 l reload
        movaps [rbx + 64], xmm14                                   ;  1514.0 p3+p4  126 rounds
        movaps xmm14, [rcx - 128]                                  ;  1512.0 p2      66 l reload
        movaps [rbp + 1488], xmm14                                 ;  1515.0 p3+p4  126 rounds
        movaps [rax + 80], xmm2                                    ;  1515.0 p3+p4  126 rounds
        movaps xmm14, [rcx + 80]                                   ;  1513.0 p2      67 l reload
        movaps [rax - 48], xmm14                                   ;  1516.0 p3+p4  126 rounds
        movaps [rax + 96], xmm5                                    ;  1517.0 p3+p4  126 rounds
        movaps xmm14, [rcx + 64]                                   ;  1514.0 p2      67 l reload
        movaps [rax - 32], xmm14                                   ;  1518.0 p3+p4  126 rounds
        movaps [rax + 112], xmm3                                   ;  1519.0 p3+p4  126 rounds
        movaps xmm14, [rcx + 48]                                   ;  1515.0 p2      67 l reload
        movaps [rax - 16], xmm14                                   ;  1520.0 p3+p4  126 rounds
        movaps [rbx - 128], xmm1                                   ;  1521.0 p3+p4  126 rounds
        movaps xmm14, [rcx + 32]                                   ;  1516.0 p2      67 l reload
        movaps [rax + 0], xmm14                                    ;  1522.0 p3+p4  126 rounds
        movaps [rbx - 112], xmm6                                   ;  1523.0 p3+p4  126 rounds
        movaps xmm14, [rcx - 64]                                   ;  1517.0 p2      67 l reload
        movaps [rax + 16], xmm14                                   ;  1524.0 p3+p4  126 rounds
        movaps [rbx - 96], xmm9                                    ;  1525.0 p3+p4  126 rounds
        movaps xmm14, [rcx - 48]                                   ;  1518.0 p2      67 l reload
        movaps [rax + 32], xmm14                                   ;  1526.0 p3+p4  126 rounds
        movaps [rbx - 80], xmm7                                    ;  1527.0 p3+p4  126 rounds
        movaps xmm14, [rcx - 32]                                   ;  1519.0 p2      67 l reload
        movaps [rax + 48], xmm14                                   ;  1528.0 p3+p4  126 rounds
        movaps xmm14, [rcx - 16]                                   ;  1520.0 p2      67 l reload
        movaps [rax + 64], xmm14                                   ;  1529.0 p3+p4  126 rounds
        mov rsi, qword [rbp + 2032]                                ;  1521.0 p2     126 rounds reload
        sub r10, rsi                                               ;  1524.0 p1     126 rounds
        movaps xmm14, [rdi - 128]                                  ;  1522.0 p2      67 l reload
        movaps [rbx - 64], xmm14                                   ;  1530.0 p3+p4  126 rounds
        sub r8, rsi                                                ;  1524.0 p5     126 rounds
        add r10, 0x600                                             ;  1525.0 p0     126 rounds
        sub r9, rsi                                                ;  1524.0 p1     126 rounds
        and r10, 0x7ff                                             ;  1526.0 p5     126 rounds
        add r10, rsi                                               ;  1527.0 p0     126 rounds
        add r8, 0x600                                              ;  1525.0 p1     126 rounds
        sub r11, rsi                                               ;  1524.0 p5     126 rounds
        and r8, 0x7ff                                              ;  1526.0 p0     126 rounds
        add r8, rsi                                                ;  1527.0 p1     126 rounds
        add r9, 0x600                                              ;  1525.0 p5     126 rounds
        sub r13, rsi                                               ;  1524.5 p0     126 rounds
        and r9, 0x7ff                                              ;  1526.0 p1     126 rounds
        add r9, rsi                                                ;  1527.0 p5     126 rounds
        add r11, 0x600                                             ;  1525.5 p0     126 rounds
        and r11, 0x7ff                                             ;  1526.5 p1     126 rounds
        sub r14, rsi                                               ;  1526.2 p5     126 rounds
        add r11, rsi                                               ;  1527.5 p0     126 rounds
        add r13, 0x700                                             ;  1527.0 p1     126 rounds
        sub r15, rsi                                               ;  1527.2 p5     126 rounds
        and r13, 0x7ff                                             ;  1528.0 p0     126 rounds
        add r13, rsi                                               ;  1529.0 p1     126 rounds
        add r14, 0x700                                             ;  1528.2 p5     126 rounds
        and r14, 0x7ff                                             ;  1529.2 p0     126 rounds
        add r14, rsi                                               ;  1530.2 p1     126 rounds
        add r15, 0x700                                             ;  1529.2 p5     126 rounds
        and r15, 0x7ff                                             ;  1530.2 p0     126 rounds
        add r15, rsi                                               ;  1531.2 p1     126 rounds
        add r12, -256                                              ;  1530.2 p5     126 rounds
        movaps xmm0, [rdi - 48]                                    ;  1529.0 p2      66 l reload
        movaps xmm1, [rdi + 16]                                    ;  1530.0 p2      66 l reload
        movaps xmm2, [rdi + 112]                                   ;  1531.0 p2      66 l reload
        movaps xmm3, [rdi - 64]                                    ;  1532.0 p2      66 l reload
        movaps xmm4, [rax - 64]                                    ;  1533.0 p2      66 l reload
        movaps xmm5, [rax - 80]                                    ;  1534.0 p2      66 l reload
        movaps xmm6, [rax - 96]                                    ;  1535.0 p2      66 l reload
        movaps xmm7, [rbp - 16]                                    ;  1536.0 p2      66 l reload
        movaps xmm8, [rbp - 32]                                    ;  1537.0 p2      66 l reload
        movaps xmm9, [rdx - 64]                                    ;  1538.0 p2      66 l reload
        movaps xmm10, [rdx - 112]                                  ;  1539.0 p2      66 l reload
        movaps xmm11, [rdx - 128]                                  ;  1540.0 p2      66 l reload
        movaps xmm12, [rbp + 64]                                   ;  1541.0 p2      66 l reload
        movaps xmm13, [rdi - 80]                                   ;  1542.0 p2      66 l reload
        cmp r12, qword [rbp + 2104]                                ;                    more rounds?
        jne .rounds_2
        movdqa [rbp + 1792], xmm0                                  ;                    resident
        movdqa [rbp + 1808], xmm1                                  ;                    resident
        movdqa [rbp + 1824], xmm2                                  ;                    resident
        movdqa [rbp + 1840], xmm3                                  ;                    resident
        movdqa [rbp + 1856], xmm4                                  ;                    resident
        movdqa [rbp + 1872], xmm5                                  ;                    resident
        movdqa [rbp + 1888], xmm6                                  ;                    resident
        movdqa [rbp + 1904], xmm7                                  ;                    resident
        movdqa [rbp + 1920], xmm8                                  ;                    resident
        movdqa [rbp + 1936], xmm9                                  ;                    resident
        movdqa [rbp + 1952], xmm10                                 ;                    resident
        movdqa [rbp + 1968], xmm11                                 ;                    resident
        movdqa [rbp + 1984], xmm12                                 ;                    resident
        movdqa [rbp + 2000], xmm13                                 ;                    resident
        mov qword [rbp + 2040], r8                                 ;                    resident
        mov qword [rbp + 2064], r9                                 ;                    resident
        mov qword [rbp + 2056], r10                                ;                    resident
        mov qword [rbp + 2072], r11                                ;                    resident
        mov qword [rbp + 2048], r12                                ;                    resident
        mov qword [rbp + 2080], r13                                ;                    resident
        mov qword [rbp + 2088], r14                                ;                    resident
        mov qword [rbp + 2096], r15                                ;                    resident
        movaps xmm0, [rbp + 1504]                                  ;     0.0 p2     132 dst reload
        mov r8, qword [rbp + 2112]                                 ;     1.0 p2     132 dst reload
        movaps [r8], xmm0                                          ;     3.0 p3+p4  132 dst
        movaps xmm0, [rbp + 1520]                                  ;     2.0 p2     132 dst reload
        movaps [r8 + 16], xmm0                                     ;     5.0 p3+p4  132 dst
        movaps xmm0, [rbp + 1536]                                  ;     3.0 p2     132 dst reload
        movaps [r8 + 32], xmm0                                     ;     6.0 p3+p4  132 dst
        movaps xmm0, [rbp + 1552]                                  ;     4.0 p2     132 dst reload
        movaps [r8 + 48], xmm0                                     ;     7.0 p3+p4  132 dst
        movaps xmm0, [rbp + 1568]                                  ;     5.0 p2     132 dst reload
        movaps [r8 + 64], xmm0                                     ;     8.0 p3+p4  132 dst
        movaps xmm0, [rbp + 1584]                                  ;     6.0 p2     132 dst reload
        movaps [r8 + 80], xmm0                                     ;     9.0 p3+p4  132 dst
        movaps xmm0, [rbp + 1600]                                  ;     7.0 p2     132 dst reload
        movaps [r8 + 96], xmm0                                     ;    10.0 p3+p4  132 dst
        movaps xmm0, [rbp + 1616]                                  ;     8.0 p2     132 dst reload
        movaps [r8 + 112], xmm0                                    ;    11.0 p3+p4  132 dst
        movaps xmm0, [rbp + 1632]                                  ;     9.0 p2     132 dst reload
        movaps [r8 + 128], xmm0                                    ;    12.0 p3+p4  132 dst
        movaps xmm0, [rbp + 1648]                                  ;    10.0 p2     132 dst reload
        movaps [r8 + 144], xmm0                                    ;    13.0 p3+p4  132 dst
        movaps xmm0, [rbp + 1664]                                  ;    11.0 p2     132 dst reload
        movaps [r8 + 160], xmm0                                    ;    14.0 p3+p4  132 dst
        movaps xmm0, [rbp + 1680]                                  ;    12.0 p2     132 dst reload
        movaps [r8 + 176], xmm0                                    ;    15.0 p3+p4  132 dst
        movaps xmm0, [rbp + 1696]                                  ;    13.0 p2     132 dst reload
        movaps [r8 + 192], xmm0                                    ;    16.0 p3+p4  132 dst
        movaps xmm0, [rbp + 1712]                                  ;    14.0 p2     132 dst reload
        movaps [r8 + 208], xmm0                                    ;    17.0 p3+p4  132 dst
        movaps xmm0, [rbp + 1744]                                  ;    15.0 p2     132 dst reload
        movaps [r8 + 224], xmm0                                    ;    18.0 p3+p4  132 dst
        movaps xmm0, [rbp + 1776]                                  ;    16.0 p2     132 dst reload
        movaps [r8 + 240], xmm0                                    ;    19.0 p3+p4  132 dst
        movaps xmm0, [rbp + 1792]                                  ;    17.0 p2     132 dst reload
        movaps [r8 + 256], xmm0                                    ;    20.0 p3+p4  132 dst
        movaps xmm0, [rbp + 1808]                                  ;    18.0 p2     132 dst reload
        movaps [r8 + 272], xmm0                                    ;    21.0 p3+p4  132 dst
        movaps xmm0, [rbp + 1824]                                  ;    19.0 p2     132 dst reload
        movaps [r8 + 288], xmm0                                    ;    22.0 p3+p4  132 dst
        movaps xmm0, [rbp + 1840]                                  ;    20.0 p2     132 dst reload
        movaps [r8 + 304], xmm0                                    ;    23.0 p3+p4  132 dst
        movaps xmm0, [rbp + 1856]                                  ;    21.0 p2     132 dst reload
        movaps [r8 + 320], xmm0                                    ;    24.0 p3+p4  132 dst
        movaps xmm0, [rbp + 1872]                                  ;    22.0 p2     132 dst reload
        movaps [r8 + 336], xmm0                                    ;    25.0 p3+p4  132 dst
        movaps xmm0, [rbp + 1888]                                  ;    23.0 p2     132 dst reload
        movaps [r8 + 352], xmm0                                    ;    26.0 p3+p4  132 dst
        movaps xmm0, [rbp + 1904]                                  ;    24.0 p2     132 dst reload
        movaps [r8 + 368], xmm0                                    ;    27.0 p3+p4  132 dst
        movaps xmm0, [rbp + 1920]                                  ;    25.0 p2     132 dst reload
        movaps [r8 + 384], xmm0                                    ;    28.0 p3+p4  132 dst
        movaps xmm0, [rbp + 1936]                                  ;    26.0 p2     132 dst reload
        movaps [r8 + 400], xmm0                                    ;    29.0 p3+p4  132 dst
        movaps xmm0, [rbp + 1952]                                  ;    27.0 p2     132 dst reload
        movaps [r8 + 416], xmm0                                    ;    30.0 p3+p4  132 dst
        movaps xmm0, [rbp + 1968]                                  ;    28.0 p2     132 dst reload
        movaps [r8 + 432], xmm0                                    ;    31.0 p3+p4  132 dst
        movaps xmm0, [rbp + 1984]                                  ;    29.0 p2     132 dst reload
        movaps [r8 + 448], xmm0                                    ;    32.0 p3+p4  132 dst
        movaps xmm0, [rbp + 2000]                                  ;    30.0 p2     132 dst reload
        movaps [r8 + 464], xmm0                                    ;    33.0 p3+p4  132 dst
        movaps xmm0, [rbp + 1728]                                  ;    31.0 p2     132 dst reload
        movaps [r8 + 480], xmm0                                    ;    34.0 p3+p4  132 dst
        movaps xmm0, [rbp + 1760]                                  ;    32.0 p2     132 dst reload
        movaps [r8 + 496], xmm0                                    ;    35.0 p3+p4  132 dst
        movaps xmm0, [rax - 48]                                    ;    33.0 p2     133 dst reload
        movaps [r8 + 512], xmm0                                    ;    36.0 p3+p4  133 dst
        movaps xmm0, [rax - 32]                                    ;    34.0 p2     133 dst reload
        movaps [r8 + 528], xmm0                                    ;    37.0 p3+p4  133 dst
        movaps xmm0, [rax - 16]                                    ;    35.0 p2     133 dst reload
        movaps [r8 + 544], xmm0                                    ;    38.0 p3+p4  133 dst
        movaps xmm0, [rax + 0]                                     ;    36.0 p2     133 dst reload
        movaps [r8 + 560], xmm0                                    ;    39.0 p3+p4  133 dst
        movaps xmm0, [rax + 16]                                    ;    37.0 p2     133 dst reload
        movaps [r8 + 576], xmm0                                    ;    40.0 p3+p4  133 dst
        movaps xmm0, [rax + 32]                                    ;    38.0 p2     133 dst reload
        movaps [r8 + 592], xmm0                                    ;    41.0 p3+p4  133 dst
        movaps xmm0, [rax + 48]                                    ;    39.0 p2     133 dst reload
        movaps [r8 + 608], xmm0                                    ;    42.0 p3+p4  133 dst
        movaps xmm0, [rax + 64]                                    ;    40.0 p2     133 dst reload
        movaps [r8 + 624], xmm0                                    ;    43.0 p3+p4  133 dst
        movaps xmm0, [rax + 80]                                    ;    41.0 p2     133 dst reload
        movaps [r8 + 640], xmm0                                    ;    44.0 p3+p4  133 dst
        movaps xmm0, [rax + 96]                                    ;    42.0 p2     133 dst reload
        movaps [r8 + 656], xmm0                                    ;    45.0 p3+p4  133 dst
        movaps xmm0, [rax + 112]                                   ;    43.0 p2     133 dst reload
        movaps [r8 + 672], xmm0                                    ;    46.0 p3+p4  133 dst
        movaps xmm0, [rbx - 128]                                   ;    44.0 p2     133 dst reload
        movaps [r8 + 688], xmm0                                    ;    47.0 p3+p4  133 dst
        movaps xmm0, [rbx - 112]                                   ;    45.0 p2     133 dst reload
        movaps [r8 + 704], xmm0                                    ;    48.0 p3+p4  133 dst
        movaps xmm0, [rbx - 96]                                    ;    46.0 p2     133 dst reload
        movaps [r8 + 720], xmm0                                    ;    49.0 p3+p4  133 dst
        movaps xmm0, [rbx - 80]                                    ;    47.0 p2     133 dst reload
        movaps [r8 + 736], xmm0                                    ;    50.0 p3+p4  133 dst
        movaps xmm0, [rbx - 64]                                    ;    48.0 p2     133 dst reload
        movaps [r8 + 752], xmm0                                    ;    51.0 p3+p4  133 dst
        movaps xmm0, [rbx - 32]                                    ;    49.0 p2     133 dst reload
        movaps [r8 + 768], xmm0                                    ;    52.0 p3+p4  133 dst
        movaps xmm0, [rbx - 16]                                    ;    50.0 p2     133 dst reload
        movaps [r8 + 784], xmm0                                    ;    53.0 p3+p4  133 dst
        movaps xmm0, [rbx + 0]                                     ;    51.0 p2     133 dst reload
        movaps [r8 + 800], xmm0                                    ;    54.0 p3+p4  133 dst
        movaps xmm0, [rbx + 16]                                    ;    52.0 p2     133 dst reload
        movaps [r8 + 816], xmm0                                    ;    55.0 p3+p4  133 dst
        movaps xmm0, [rbx + 32]                                    ;    53.0 p2     133 dst reload
        movaps [r8 + 832], xmm0                                    ;    56.0 p3+p4  133 dst
        movaps xmm0, [rbx + 48]                                    ;    54.0 p2     133 dst reload
        movaps [r8 + 848], xmm0                                    ;    57.0 p3+p4  133 dst
        movaps xmm0, [rbx + 64]                                    ;    55.0 p2     133 dst reload
        movaps [r8 + 864], xmm0                                    ;    58.0 p3+p4  133 dst
        movaps xmm0, [rbx + 80]                                    ;    56.0 p2     133 dst reload
        movaps [r8 + 880], xmm0                                    ;    59.0 p3+p4  133 dst
        movaps xmm0, [rbx + 96]                                    ;    57.0 p2     133 dst reload
        movaps [r8 + 896], xmm0                                    ;    60.0 p3+p4  133 dst
        movaps xmm0, [rbx + 112]                                   ;    58.0 p2     133 dst reload
        movaps [r8 + 912], xmm0                                    ;    61.0 p3+p4  133 dst
        movaps xmm0, [rbp + 1408]                                  ;    59.0 p2     133 dst reload
        movaps [r8 + 928], xmm0                                    ;    62.0 p3+p4  133 dst
        movaps xmm0, [rbp + 1424]                                  ;    60.0 p2     133 dst reload
        movaps [r8 + 944], xmm0                                    ;    63.0 p3+p4  133 dst
        movaps xmm0, [rbp + 1440]                                  ;    61.0 p2     133 dst reload
        movaps [r8 + 960], xmm0                                    ;    64.0 p3+p4  133 dst
        movaps xmm0, [rbp + 1456]                                  ;    62.0 p2     133 dst reload
        movaps [r8 + 976], xmm0                                    ;    65.0 p3+p4  133 dst
        movaps xmm0, [rbp + 1472]                                  ;    63.0 p2     133 dst reload
        movaps [r8 + 992], xmm0                                    ;    66.0 p3+p4  133 dst
        movaps xmm0, [rbp + 1488]                                  ;    64.0 p2     133 dst reload
        movaps [r8 + 1008], xmm0                                   ;    67.0 p3+p4  133 dst
        add r8, 0x400                                              ;    58.2 p0     143 blocks
        mov qword [rbp + 2112], r8                                 ;    64.5 p3+p4  143 blocks
        mov r8, qword [rbp + 2016]                                 ;    65.0 p2     143 blocks
        add r8, 0x400                                              ;    68.0 p1     143 blocks
        mov qword [rbp + 2016], r8                                 ;    69.0 p3+p4  143 blocks
        cmp r8, qword [rbp + 2024]                                 ;                    more blocks?
        jne .blocks_1
.blocks_1_done:
        add rsp, 0x8d8                                             ;                    frame
        pop r15                                                    ;                    preserved
        pop r14                                                    ;                    preserved
        pop r13                                                    ;                    preserved
        pop r12                                                    ;                    preserved
        pop rbp                                                    ;                    preserved
        pop rbx                                                    ;                    preserved
        ret

        section .rodata align=64
; constants128
        align 16, db 0
misty1_decrypt_compact.T0_constants128:
        dq 0xffffffffffffffff, 0xffffffffffffffff

for_formats elf64
%if HERE
        section .note.GNU-stack noalloc noexec nowrite progbits
%endif
%unmacro for_formats 1-*
