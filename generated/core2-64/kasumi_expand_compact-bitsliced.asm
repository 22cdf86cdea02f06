; kasumi_expand_compact for Intel Core 2, 65 nm (Conroe, Merom), 64-bit code (core2-64)
; made by cipherwright 0.1.0 from ciphers/kasumi.cw (sha256 ec3290c6bf61f6e1); do not edit:
;   ./cw build kasumi_expand_compact --cpu core2-64 --variant bitsliced
;
; void kasumi_expand_compact(const void *key, void *k);   System V, 64 bits
;   key: 2048 bytes (128 slices), read, secret, aligned to 16 bytes
;   k: 4096 bytes (256 slices), written, secret, aligned to 16 bytes
; Parameters do not overlap.
; Preserves rbx rbp r12 r13 r14 r15 rsp and the direction flag; changes rax rcx rdx rsi rdi r8 r9 r10 r11 and the other flags.
; Changes xmm0 to xmm15.
; Constant time: no secret reaches an address or a branch.
; The frame holds no secrets.
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 453 uops, planned 256.8; bounds: width 113.2, ports 256.0, path 4.0
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
%fatal "kasumi_expand_compact is called by the System V, 64 bits convention: assemble it with nasm -f elf64 or macho64; for win64 build the target with -win64 behind its name and for 32 bits the one without -64"
%endif

        bits 64
        section .text
        align 16
for_formats macho64
%if HERE
        global $_kasumi_expand_compact
$_kasumi_expand_compact:
%else
        global $kasumi_expand_compact
%endif
$kasumi_expand_compact:
        sub rsp, 0x18                                            ;                    frame
        mov qword [rsp + 0], rdi                                 ;                    argument
        mov qword [rsp + 8], rsi                                 ;                    argument
        mov r8, qword [rsp + 0]                                  ;     0.0 p2      80 k.0 reload
        movaps xmm3, [r8 + 96]                                   ;     3.0 p2      80 k.6
        mov r9, qword [rsp + 8]                                  ;     2.0 p2      80 k reload
        movaps [r9 + 2144], xmm3                                 ;     6.0 p3+p4   81 k
        movaps xmm4, [r8 + 144]                                  ;     3.0 p2      80 k.9
        movaps xmm2, [r8 + 32]                                   ;     4.0 p2      80 k.2
        movaps [r9 + 2080], xmm2                                 ;     7.0 p3+p4   81 k
        movaps xmm0, [r8]                                        ;     5.0 p2      80 k.0
        movaps [r9 + 144], xmm4                                  ;     6.0 p3+p4   80 k
        movaps [r9 + 2192], xmm4                                 ;     6.0 p3+p4   81 k
        movaps xmm4, [r8 + 160]                                  ;     6.0 p2      80 k.10
        movaps [r9 + 2208], xmm4                                 ;     9.0 p3+p4   81 k
        movaps [r9 + 160], xmm4                                  ;     9.0 p3+p4   80 k
        movaps [r9 + 96], xmm3                                   ;     6.8 p3+p4   80 k
        movaps xmm3, [r8 + 112]                                  ;     7.0 p2      80 k.7
        movaps [r9 + 2160], xmm3                                 ;    10.0 p3+p4   81 k
        movaps [r9], xmm0                                        ;     8.8 p3+p4   80 k
        movaps xmm1, [r8 + 16]                                   ;     8.0 p2      80 k.1
        movaps [r9 + 16], xmm1                                   ;    11.0 p3+p4   80 k
        movaps xmm4, [r8 + 176]                                  ;     9.0 p2      80 k.11
        movaps [r9 + 2224], xmm4                                 ;    12.0 p3+p4   81 k
        movaps [r9 + 176], xmm4                                  ;    12.0 p3+p4   80 k
        movaps xmm4, [r8 + 192]                                  ;    10.0 p2      80 k.12
        movaps [r9 + 192], xmm4                                  ;    13.0 p3+p4   80 k
        movaps [r9 + 2240], xmm4                                 ;    13.8 p3+p4   81 k
        movaps xmm4, [r8 + 208]                                  ;    11.0 p2      80 k.13
        movaps [r9 + 2256], xmm4                                 ;    14.8 p3+p4   81 k
        movaps [r9 + 208], xmm4                                  ;    15.8 p3+p4   80 k
        movaps xmm4, [r8 + 224]                                  ;    12.0 p2      80 k.14
        movaps [r9 + 224], xmm4                                  ;    16.8 p3+p4   80 k
        movaps [r9 + 2272], xmm4                                 ;    17.8 p3+p4   81 k
        movaps xmm4, [rel kasumi_expand_compact.T0_constants128] ;    13.0 p2      81 k reload
        movaps [r9 + 112], xmm3                                  ;    18.8 p3+p4   80 k
        movaps xmm3, [r8 + 128]                                  ;    14.0 p2      80 k.8
        movaps [r9 + 128], xmm3                                  ;    19.8 p3+p4   80 k
        xorps xmm0, xmm4                                         ;    16.0 p0      81 k
        movaps [r9 + 32], xmm2                                   ;    20.8 p3+p4   80 k
        movaps xmm6, [r8 + 368]                                  ;    15.0 p2      80 k.7
        movaps [r9 + 2048], xmm0                                 ;    21.8 p3+p4   81 k
        movaps xmm2, [r8 + 48]                                   ;    16.0 p2      80 k.3
        movaps [r9 + 2096], xmm2                                 ;    22.8 p3+p4   81 k
        xorps xmm3, xmm4                                         ;    17.0 p1      81 k
        movaps xmm0, [r8 + 240]                                  ;    17.0 p2      80 k.15
        movaps [r9 + 2288], xmm0                                 ;    23.8 p3+p4   81 k
        movaps [r9 + 2176], xmm3                                 ;    24.8 p3+p4   81 k
        movaps xmm3, [r8 + 304]                                  ;    18.0 p2      80 k.3
        movaps [r9 + 2352], xmm3                                 ;    25.8 p3+p4   81 k
        movaps [r9 + 304], xmm3                                  ;    26.8 p3+p4   80 k
        movaps [r9 + 48], xmm2                                   ;    27.8 p3+p4   80 k
        movaps [r9 + 240], xmm0                                  ;    28.8 p3+p4   80 k
        movaps xmm5, [r8 + 352]                                  ;    19.0 p2      80 k.6
        movaps [r9 + 352], xmm5                                  ;    29.8 p3+p4   80 k
        xorps xmm5, xmm4                                         ;    22.0 p5      81 k
        movaps xmm2, [r8 + 64]                                   ;    20.0 p2      80 k.4
        movaps [r9 + 2112], xmm2                                 ;    30.8 p3+p4   81 k
        movaps [r9 + 64], xmm2                                   ;    31.8 p3+p4   80 k
        movaps xmm2, [r8 + 80]                                   ;    21.0 p2      80 k.5
        movaps [r9 + 2400], xmm5                                 ;    32.8 p3+p4   81 k
        movaps xmm0, [r8 + 256]                                  ;    22.0 p2      80 k.0
        movaps [r9 + 256], xmm0                                  ;    33.8 p3+p4   80 k
        movaps xmm8, [r8 + 432]                                  ;    23.0 p2      80 k.11
        movaps [r9 + 432], xmm8                                  ;    34.8 p3+p4   80 k
        movaps [r9 + 2480], xmm8                                 ;    35.8 p3+p4   81 k
        movaps xmm8, [r8 + 448]                                  ;    24.0 p2      80 k.12
        movaps [r9 + 368], xmm6                                  ;    36.8 p3+p4   80 k
        movaps xmm7, [r8 + 400]                                  ;    25.0 p2      80 k.9
        movaps [r9 + 400], xmm7                                  ;    37.8 p3+p4   80 k
        movaps [r9 + 2496], xmm8                                 ;    38.8 p3+p4   81 k
        movaps [r9 + 2448], xmm7                                 ;    39.8 p3+p4   81 k
        movaps [r9 + 2416], xmm6                                 ;    40.8 p3+p4   81 k
        xorps xmm1, xmm4                                         ;    25.8 p0      81 k
        movaps [r9 + 2064], xmm1                                 ;    41.8 p3+p4   81 k
        movaps xmm1, [r8 + 272]                                  ;    26.8 p2      80 k.1
        movaps xmm5, [r8 + 608]                                  ;    27.8 p2      80 k.6
        xorps xmm0, xmm4                                         ;    27.8 p1      81 k
        movaps [r9 + 2304], xmm0                                 ;    42.8 p3+p4   81 k
        movaps xmm3, [r8 + 320]                                  ;    28.8 p2      80 k.4
        movaps [r9 + 2368], xmm3                                 ;    43.8 p3+p4   81 k
        movaps [r9 + 320], xmm3                                  ;    44.8 p3+p4   80 k
        movaps xmm3, [r8 + 336]                                  ;    29.8 p2      80 k.5
        movaps [r9 + 336], xmm3                                  ;    45.8 p3+p4   80 k
        xorps xmm3, xmm4                                         ;    32.8 p5      81 k
        movaps xmm0, [r8 + 464]                                  ;    31.8 p2      80 k.13
        movaps [r9 + 2512], xmm0                                 ;    46.8 p3+p4   81 k
        movaps [r9 + 464], xmm0                                  ;    47.8 p3+p4   80 k
        movaps xmm0, [r8 + 480]                                  ;    33.0 p2      80 k.14
        movaps [r9 + 480], xmm0                                  ;    48.8 p3+p4   80 k
        xorps xmm0, xmm4                                         ;    36.0 p0      81 k
        movaps [r9 + 608], xmm5                                  ;    49.8 p3+p4   80 k
        movaps [r9 + 448], xmm8                                  ;    50.8 p3+p4   80 k
        movaps xmm7, [r8 + 416]                                  ;    36.0 p2      80 k.10
        movaps xmm6, [r8 + 384]                                  ;    37.0 p2      80 k.8
        movaps [r9 + 384], xmm6                                  ;    51.8 p3+p4   80 k
        xorps xmm6, xmm4                                         ;    40.0 p1      81 k
        movaps [r9 + 2528], xmm0                                 ;    52.8 p3+p4   81 k
        movaps [r9 + 2384], xmm3                                 ;    53.8 p3+p4   81 k
        movaps [r9 + 272], xmm1                                  ;    54.8 p3+p4   80 k
        xorps xmm1, xmm4                                         ;    40.0 p5      81 k
        movaps [r9 + 416], xmm7                                  ;    55.8 p3+p4   80 k
        movaps [r9 + 80], xmm2                                   ;    56.8 p3+p4   80 k
        xorps xmm2, xmm4                                         ;    41.8 p0      81 k
        movaps [r9 + 2128], xmm2                                 ;    57.8 p3+p4   81 k
        movaps xmm2, [r8 + 288]                                  ;    42.8 p2      80 k.2
        movaps [r9 + 288], xmm2                                  ;    58.8 p3+p4   80 k
        xorps xmm2, xmm4                                         ;    45.8 p1      81 k
        movaps xmm0, [r8 + 512]                                  ;    44.8 p2      80 k.0
        movaps [r9 + 2336], xmm2                                 ;    59.8 p3+p4   81 k
        movaps xmm2, [r8 + 544]                                  ;    45.8 p2      80 k.2
        movaps [r9 + 2320], xmm1                                 ;    60.8 p3+p4   81 k
        xorps xmm7, xmm4                                         ;    46.2 p5      81 k
        movaps [r9 + 2464], xmm7                                 ;    61.8 p3+p4   81 k
        movaps xmm1, [r8 + 496]                                  ;    46.8 p2      80 k.15
        movaps [r9 + 496], xmm1                                  ;    62.8 p3+p4   80 k
        movaps [r9 + 544], xmm2                                  ;    63.8 p3+p4   80 k
        movaps [r9 + 2544], xmm1                                 ;    64.8 p3+p4   81 k
        movaps xmm7, [r8 + 656]                                  ;    49.8 p2      80 k.9
        movaps [r9 + 512], xmm0                                  ;    65.8 p3+p4   80 k
        xorps xmm0, xmm4                                         ;    50.8 p0      81 k
        movaps [r9 + 2560], xmm0                                 ;    66.8 p3+p4   81 k
        movaps [r9 + 2656], xmm5                                 ;    67.8 p3+p4   81 k
        movaps xmm3, [r8 + 576]                                  ;    52.8 p2      80 k.4
        movaps [r9 + 2624], xmm3                                 ;    68.8 p3+p4   81 k
        movaps xmm0, [r8 + 720]                                  ;    53.8 p2      80 k.13
        movaps [r9 + 2768], xmm0                                 ;    69.8 p3+p4   81 k
        movaps [r9 + 720], xmm0                                  ;    70.8 p3+p4   80 k
        movaps xmm0, [r8 + 736]                                  ;    55.8 p2      80 k.14
        movaps [r9 + 2432], xmm6                                 ;    71.8 p3+p4   81 k
        movaps xmm6, [r8 + 640]                                  ;    56.8 p2      80 k.8
        movaps xmm1, [r8 + 528]                                  ;    57.8 p2      80 k.1
        movaps [r9 + 528], xmm1                                  ;    72.8 p3+p4   80 k
        xorps xmm1, xmm4                                         ;    60.8 p1      81 k
        movaps [r9 + 2592], xmm2                                 ;    73.8 p3+p4   81 k
        movaps xmm5, [r8 + 624]                                  ;    59.8 p2      80 k.7
        movaps [r9 + 624], xmm5                                  ;    74.8 p3+p4   80 k
        movaps [r9 + 656], xmm7                                  ;    75.8 p3+p4   80 k
        movaps [r9 + 2704], xmm7                                 ;    76.8 p3+p4   81 k
        movaps [r9 + 576], xmm3                                  ;    77.8 p3+p4   80 k
        movaps xmm3, [r8 + 592]                                  ;    62.8 p2      80 k.5
        xorps xmm5, xmm4                                         ;    63.0 p5      81 k
        movaps [r9 + 592], xmm3                                  ;    78.8 p3+p4   80 k
        movaps xmm11, [r8 + 960]                                 ;    63.8 p2      80 k.12
        xorps xmm3, xmm4                                         ;    65.8 p0      81 k
        movaps [r9 + 2640], xmm3                                 ;    79.8 p3+p4   81 k
        movaps [r9 + 2576], xmm1                                 ;    80.8 p3+p4   81 k
        movaps xmm7, [r8 + 672]                                  ;    66.0 p2      80 k.10
        movaps [r9 + 672], xmm7                                  ;    81.8 p3+p4   80 k
        movaps [r9 + 736], xmm0                                  ;    82.8 p3+p4   80 k
        movaps xmm8, [r8 + 704]                                  ;    67.8 p2      80 k.12
        movaps [r9 + 704], xmm8                                  ;    83.8 p3+p4   80 k
        movaps [r9 + 2672], xmm5                                 ;    84.8 p3+p4   81 k
        movaps xmm5, [r8 + 832]                                  ;    69.8 p2      80 k.4
        movaps [r9 + 2880], xmm5                                 ;    85.8 p3+p4   81 k
        movaps [r9 + 832], xmm5                                  ;    86.8 p3+p4   80 k
        movaps [r9 + 2784], xmm0                                 ;    87.8 p3+p4   81 k
        movaps xmm0, [r8 + 752]                                  ;    72.8 p2      80 k.15
        movaps [r9 + 752], xmm0                                  ;    88.8 p3+p4   80 k
        xorps xmm0, xmm4                                         ;    75.8 p1      81 k
        movaps [r9 + 2800], xmm0                                 ;    89.8 p3+p4   81 k
        movaps xmm9, [r8 + 912]                                  ;    75.8 p2      80 k.9
        movaps [r9 + 912], xmm9                                  ;    90.8 p3+p4   80 k
        movaps [r9 + 640], xmm6                                  ;    91.8 p3+p4   80 k
        xorps xmm6, xmm4                                         ;    76.8 p5      81 k
        movaps xmm5, [r8 + 848]                                  ;    77.0 p2      80 k.5
        movaps [r9 + 848], xmm5                                  ;    92.8 p3+p4   80 k
        xorps xmm5, xmm4                                         ;    80.0 p0      81 k
        movaps xmm3, [r8 + 816]                                  ;    78.8 p2      80 k.3
        movaps [r9 + 816], xmm3                                  ;    93.8 p3+p4   80 k
        movaps [r9 + 2896], xmm5                                 ;    94.8 p3+p4   81 k
        movaps xmm10, [r8 + 944]                                 ;    80.0 p2      80 k.11
        movaps xmm0, [r8 + 768]                                  ;    81.0 p2      80 k.0
        movaps [r9 + 2720], xmm7                                 ;    95.8 p3+p4   81 k
        movaps xmm7, [r8 + 688]                                  ;    82.0 p2      80 k.11
        movaps [r9 + 688], xmm7                                  ;    96.8 p3+p4   80 k
        movaps xmm1, [r8 + 784]                                  ;    83.0 p2      80 k.1
        movaps xmm5, [r8 + 1136]                                 ;    84.0 p2      80 k.7
        movaps [r9 + 944], xmm10                                 ;    97.8 p3+p4   80 k
        movaps xmm2, [r8 + 560]                                  ;    85.0 p2      80 k.3
        movaps [r9 + 560], xmm2                                  ;    98.8 p3+p4   80 k
        xorps xmm2, xmm4                                         ;    88.0 p1      81 k
        movaps [r9 + 784], xmm1                                  ;    99.8 p3+p4   80 k
        movaps [r9 + 2688], xmm6                                 ;   100.8 p3+p4   81 k
        movaps [r9 + 2960], xmm9                                 ;   101.8 p3+p4   81 k
        movaps xmm6, [r8 + 864]                                  ;    87.8 p2      80 k.6
        movaps xmm9, [r8 + 928]                                  ;    88.8 p2      80 k.10
        movaps [r9 + 928], xmm9                                  ;   102.8 p3+p4   80 k
        movaps [r9 + 3008], xmm11                                ;   103.8 p3+p4   81 k
        xorps xmm3, xmm4                                         ;    89.0 p5      81 k
        movaps [r9 + 2864], xmm3                                 ;   104.8 p3+p4   81 k
        movaps xmm3, [r8 + 1104]                                 ;    89.8 p2      80 k.5
        movaps [r9 + 1104], xmm3                                 ;   105.8 p3+p4   80 k
        movaps [r9 + 3152], xmm3                                 ;   106.8 p3+p4   81 k
        movaps xmm3, [r8 + 1120]                                 ;    91.8 p2      80 k.6
        xorps xmm9, xmm4                                         ;    92.0 p0      81 k
        movaps [r9 + 2976], xmm9                                 ;   107.8 p3+p4   81 k
        xorps xmm7, xmm4                                         ;    92.8 p1      81 k
        movaps [r9 + 1136], xmm5                                 ;   108.8 p3+p4   80 k
        movaps [r9 + 2736], xmm7                                 ;   109.8 p3+p4   81 k
        movaps xmm7, [r8 + 880]                                  ;    94.8 p2      80 k.7
        movaps [r9 + 880], xmm7                                  ;   110.8 p3+p4   80 k
        movaps [r9 + 2752], xmm8                                 ;   111.8 p3+p4   81 k
        movaps xmm8, [r8 + 896]                                  ;    96.8 p2      80 k.8
        movaps [r9 + 864], xmm6                                  ;   112.8 p3+p4   80 k
        movaps [r9 + 768], xmm0                                  ;   113.8 p3+p4   80 k
        xorps xmm0, xmm4                                         ;    98.8 p5      81 k
        movaps [r9 + 2816], xmm0                                 ;   114.8 p3+p4   81 k
        movaps xmm0, [r8 + 976]                                  ;    99.8 p2      80 k.13
        movaps [r9 + 3024], xmm0                                 ;   115.8 p3+p4   81 k
        xorps xmm1, xmm4                                         ;   100.8 p0      81 k
        movaps [r9 + 2832], xmm1                                 ;   116.8 p3+p4   81 k
        movaps xmm1, [r8 + 1008]                                 ;   101.8 p2      80 k.15
        movaps [r9 + 976], xmm0                                  ;   117.8 p3+p4   80 k
        movaps [r9 + 1120], xmm3                                 ;   118.8 p3+p4   80 k
        movaps xmm0, [r8 + 992]                                  ;   103.8 p2      80 k.14
        movaps [r9 + 2608], xmm2                                 ;   119.8 p3+p4   81 k
        movaps xmm2, [r8 + 800]                                  ;   104.8 p2      80 k.2
        movaps [r9 + 1008], xmm1                                 ;   120.8 p3+p4   80 k
        xorps xmm1, xmm4                                         ;   105.8 p1      81 k
        movaps [r9 + 3056], xmm1                                 ;   121.8 p3+p4   81 k
        movaps [r9 + 992], xmm0                                  ;   122.8 p3+p4   80 k
        xorps xmm0, xmm4                                         ;   107.8 p5      81 k
        movaps [r9 + 3040], xmm0                                 ;   123.8 p3+p4   81 k
        movaps xmm0, [r8 + 1024]                                 ;   108.8 p2      80 k.0
        movaps [r9 + 1024], xmm0                                 ;   124.8 p3+p4   80 k
        movaps [r9 + 3072], xmm0                                 ;   125.8 p3+p4   81 k
        movaps xmm0, [r8 + 1040]                                 ;   110.8 p2      80 k.1
        movaps [r9 + 1040], xmm0                                 ;   126.8 p3+p4   80 k
        movaps [r9 + 3088], xmm0                                 ;   127.8 p3+p4   81 k
        movaps xmm0, [r8 + 1056]                                 ;   112.8 p2      80 k.2
        xorps xmm7, xmm4                                         ;   113.0 p0      81 k
        movaps [r9 + 2928], xmm7                                 ;   128.8 p3+p4   81 k
        movaps [r9 + 800], xmm2                                  ;   129.8 p3+p4   80 k
        xorps xmm2, xmm4                                         ;   114.8 p1      81 k
        movaps [r9 + 2848], xmm2                                 ;   130.8 p3+p4   81 k
        movaps xmm2, [r8 + 1088]                                 ;   115.8 p2      80 k.4
        movaps xmm1, [r8 + 1072]                                 ;   116.8 p2      80 k.3
        movaps [r9 + 1072], xmm1                                 ;   131.8 p3+p4   80 k
        movaps [r9 + 1056], xmm0                                 ;   132.8 p3+p4   80 k
        xorps xmm0, xmm4                                         ;   117.8 p5      81 k
        movaps [r9 + 3104], xmm0                                 ;   133.8 p3+p4   81 k
        movaps xmm0, [r8 + 1232]                                 ;   118.8 p2      80 k.13
        xorps xmm6, xmm4                                         ;   119.0 p0      81 k
        movaps [r9 + 2912], xmm6                                 ;   134.8 p3+p4   81 k
        movaps [r9 + 1232], xmm0                                 ;   135.8 p3+p4   80 k
        xorps xmm0, xmm4                                         ;   121.8 p1      81 k
        movaps [r9 + 3280], xmm0                                 ;   136.8 p3+p4   81 k
        movaps xmm0, [r8 + 1280]                                 ;   122.0 p2      80 k.0
        movaps [r9 + 3328], xmm0                                 ;   137.8 p3+p4   81 k
        xorps xmm10, xmm4                                        ;   122.8 p5      81 k
        movaps [r9 + 1088], xmm2                                 ;   138.8 p3+p4   80 k
        movaps xmm7, [r8 + 1184]                                 ;   123.8 p2      80 k.10
        xorps xmm5, xmm4                                         ;   124.0 p0      81 k
        xorps xmm1, xmm4                                         ;   124.2 p1      81 k
        movaps [r9 + 3120], xmm1                                 ;   139.8 p3+p4   81 k
        movaps xmm1, [r8 + 1248]                                 ;   124.8 p2      80 k.14
        movaps [r9 + 1248], xmm1                                 ;   140.8 p3+p4   80 k
        movaps [r9 + 960], xmm11                                 ;   141.8 p3+p4   80 k
        xorps xmm2, xmm4                                         ;   126.8 p5      81 k
        movaps xmm6, [r8 + 1152]                                 ;   127.0 p2      80 k.8
        movaps [r9 + 3200], xmm6                                 ;   142.8 p3+p4   81 k
        movaps [r9 + 1152], xmm6                                 ;   143.8 p3+p4   80 k
        movaps [r9 + 3136], xmm2                                 ;   144.8 p3+p4   81 k
        movaps [r9 + 1184], xmm7                                 ;   145.8 p3+p4   80 k
        movaps xmm2, [r8 + 1264]                                 ;   130.8 p2      80 k.15
        movaps [r9 + 1264], xmm2                                 ;   146.8 p3+p4   80 k
        xorps xmm2, xmm4                                         ;   133.8 p0      81 k
        movaps [r9 + 3312], xmm2                                 ;   147.8 p3+p4   81 k
        movaps xmm2, [r8 + 1360]                                 ;   133.8 p2      80 k.5
        movaps [r9 + 1360], xmm2                                 ;   148.8 p3+p4   80 k
        movaps [r9 + 3408], xmm2                                 ;   149.8 p3+p4   81 k
        movaps xmm2, [r8 + 1376]                                 ;   134.8 p2      80 k.6
        xorps xmm3, xmm4                                         ;   135.0 p1      81 k
        movaps [r9 + 3168], xmm3                                 ;   150.8 p3+p4   81 k
        movaps xmm6, [r8 + 1168]                                 ;   135.8 p2      80 k.9
        movaps [r9 + 3184], xmm5                                 ;   151.8 p3+p4   81 k
        movaps [r9 + 896], xmm8                                  ;   152.8 p3+p4   80 k
        movaps [r9 + 1168], xmm6                                 ;   153.8 p3+p4   80 k
        xorps xmm8, xmm4                                         ;   138.8 p5      81 k
        movaps [r9 + 2944], xmm8                                 ;   154.8 p3+p4   81 k
        xorps xmm1, xmm4                                         ;   139.8 p0      81 k
        movaps [r9 + 1280], xmm0                                 ;   155.8 p3+p4   80 k
        movaps xmm0, [r8 + 1296]                                 ;   140.8 p2      80 k.1
        movaps [r9 + 3344], xmm0                                 ;   156.8 p3+p4   81 k
        movaps [r9 + 2992], xmm10                                ;   157.8 p3+p4   81 k
        movaps [r9 + 3296], xmm1                                 ;   158.8 p3+p4   81 k
        movaps xmm1, [r8 + 1344]                                 ;   143.8 p2      80 k.4
        movaps [r9 + 1296], xmm0                                 ;   159.8 p3+p4   80 k
        movaps xmm0, [r8 + 1312]                                 ;   144.8 p2      80 k.2
        movaps [r9 + 1376], xmm2                                 ;   160.8 p3+p4   80 k
        movaps xmm9, [r8 + 1216]                                 ;   145.8 p2      80 k.12
        movaps [r9 + 1216], xmm9                                 ;   161.8 p3+p4   80 k
        movaps [r9 + 3424], xmm2                                 ;   162.8 p3+p4   81 k
        movaps xmm2, [r8 + 1392]                                 ;   147.8 p2      80 k.7
        xorps xmm6, xmm4                                         ;   148.0 p1      81 k
        movaps [r9 + 3216], xmm6                                 ;   163.8 p3+p4   81 k
        movaps [r9 + 1392], xmm2                                 ;   164.8 p3+p4   80 k
        xorps xmm9, xmm4                                         ;   149.8 p5      81 k
        movaps xmm8, [r8 + 1200]                                 ;   150.0 p2      80 k.11
        movaps [r9 + 1200], xmm8                                 ;   165.8 p3+p4   80 k
        xorps xmm8, xmm4                                         ;   153.0 p0      81 k
        movaps [r9 + 3264], xmm9                                 ;   166.8 p3+p4   81 k
        xorps xmm7, xmm4                                         ;   152.8 p1      81 k
        movaps [r9 + 3232], xmm7                                 ;   167.8 p3+p4   81 k
        movaps [r9 + 1344], xmm1                                 ;   168.8 p3+p4   80 k
        movaps xmm5, [r8 + 1440]                                 ;   153.8 p2      80 k.10
        movaps [r9 + 3360], xmm0                                 ;   169.8 p3+p4   81 k
        movaps [r9 + 1312], xmm0                                 ;   170.8 p3+p4   80 k
        movaps xmm0, [r8 + 1328]                                 ;   155.8 p2      80 k.3
        movaps [r9 + 3488], xmm5                                 ;   171.8 p3+p4   81 k
        movaps [r9 + 3248], xmm8                                 ;   172.8 p3+p4   81 k
        movaps [r9 + 1328], xmm0                                 ;   173.8 p3+p4   80 k
        xorps xmm0, xmm4                                         ;   158.8 p5      81 k
        movaps [r9 + 3376], xmm0                                 ;   174.8 p3+p4   81 k
        movaps xmm0, [r8 + 1488]                                 ;   159.8 p2      80 k.13
        movaps [r9 + 1488], xmm0                                 ;   175.8 p3+p4   80 k
        xorps xmm0, xmm4                                         ;   162.8 p0      81 k
        movaps [r9 + 3536], xmm0                                 ;   176.8 p3+p4   81 k
        movaps xmm0, [r8 + 1536]                                 ;   162.8 p2      80 k.0
        movaps [r9 + 3584], xmm0                                 ;   177.8 p3+p4   81 k
        movaps [r9 + 1536], xmm0                                 ;   178.8 p3+p4   80 k
        movaps xmm0, [r8 + 1552]                                 ;   163.8 p2      80 k.1
        movaps [r9 + 1552], xmm0                                 ;   179.8 p3+p4   80 k
        movaps [r9 + 3600], xmm0                                 ;   180.8 p3+p4   81 k
        movaps xmm0, [r8 + 1568]                                 ;   165.8 p2      80 k.2
        movaps [r9 + 1568], xmm0                                 ;   181.8 p3+p4   80 k
        movaps xmm3, [r8 + 1408]                                 ;   166.8 p2      80 k.8
        movaps [r9 + 3456], xmm3                                 ;   182.8 p3+p4   81 k
        movaps [r9 + 1408], xmm3                                 ;   183.8 p3+p4   80 k
        movaps xmm3, [r8 + 1424]                                 ;   168.8 p2      80 k.9
        movaps [r9 + 1424], xmm3                                 ;   184.8 p3+p4   80 k
        xorps xmm3, xmm4                                         ;   171.8 p1      81 k
        movaps [r9 + 3472], xmm3                                 ;   185.8 p3+p4   81 k
        movaps [r9 + 1440], xmm5                                 ;   186.8 p3+p4   80 k
        movaps xmm6, [r8 + 1472]                                 ;   172.0 p2      80 k.12
        movaps [r9 + 1472], xmm6                                 ;   187.8 p3+p4   80 k
        xorps xmm1, xmm4                                         ;   172.8 p5      81 k
        movaps [r9 + 3392], xmm1                                 ;   188.8 p3+p4   81 k
        movaps xmm1, [r8 + 1504]                                 ;   173.8 p2      80 k.14
        movaps [r9 + 1504], xmm1                                 ;   189.8 p3+p4   80 k
        movaps [r9 + 3552], xmm1                                 ;   190.8 p3+p4   81 k
        movaps xmm1, [r8 + 1520]                                 ;   175.8 p2      80 k.15
        xorps xmm6, xmm4                                         ;   176.0 p0      81 k
        xorps xmm2, xmm4                                         ;   176.2 p1      81 k
        movaps [r9 + 3440], xmm2                                 ;   191.8 p3+p4   81 k
        movaps xmm5, [r8 + 1456]                                 ;   176.8 p2      80 k.11
        movaps [r9 + 1520], xmm1                                 ;   192.8 p3+p4   80 k
        xorps xmm1, xmm4                                         ;   178.8 p5      81 k
        xorps xmm0, xmm4                                         ;   178.8 p0      81 k
        movaps [r9 + 3568], xmm1                                 ;   193.8 p3+p4   81 k
        movaps [r9 + 3520], xmm6                                 ;   194.8 p3+p4   81 k
        movaps xmm6, [r8 + 1712]                                 ;   179.8 p2      80 k.11
        movaps [r9 + 3760], xmm6                                 ;   195.8 p3+p4   81 k
        movaps [r9 + 3616], xmm0                                 ;   196.8 p3+p4   81 k
        movaps xmm0, [r8 + 1744]                                 ;   181.8 p2      80 k.13
        movaps [r9 + 1744], xmm0                                 ;   197.8 p3+p4   80 k
        movaps xmm2, [r8 + 1616]                                 ;   182.8 p2      80 k.5
        movaps [r9 + 1712], xmm6                                 ;   198.8 p3+p4   80 k
        movaps [r9 + 1616], xmm2                                 ;   199.8 p3+p4   80 k
        movaps xmm1, [r8 + 1584]                                 ;   184.8 p2      80 k.3
        movaps [r9 + 1584], xmm1                                 ;   200.8 p3+p4   80 k
        movaps [r9 + 3632], xmm1                                 ;   201.8 p3+p4   81 k
        movaps xmm3, [r8 + 1648]                                 ;   186.8 p2      80 k.7
        movaps [r9 + 3696], xmm3                                 ;   202.8 p3+p4   81 k
        movaps [r9 + 1648], xmm3                                 ;   203.8 p3+p4   80 k
        movaps xmm3, [r8 + 1664]                                 ;   188.8 p2      80 k.8
        movaps [r9 + 1456], xmm5                                 ;   204.8 p3+p4   80 k
        xorps xmm0, xmm4                                         ;   189.8 p1      81 k
        movaps [r9 + 3792], xmm0                                 ;   205.8 p3+p4   81 k
        xorps xmm5, xmm4                                         ;   190.8 p5      81 k
        movaps [r9 + 3504], xmm5                                 ;   206.8 p3+p4   81 k
        movaps xmm1, [r8 + 1600]                                 ;   191.8 p2      80 k.4
        movaps [r9 + 1600], xmm1                                 ;   207.8 p3+p4   80 k
        movaps [r9 + 3664], xmm2                                 ;   208.8 p3+p4   81 k
        movaps xmm2, [r8 + 1632]                                 ;   193.8 p2      80 k.6
        xorps xmm1, xmm4                                         ;   194.8 p0      81 k
        movaps xmm0, [r8 + 1792]                                 ;   194.8 p2      80 k.0
        movaps [r9 + 1792], xmm0                                 ;   209.8 p3+p4   80 k
        movaps [r9 + 3648], xmm1                                 ;   210.8 p3+p4   81 k
        movaps xmm1, [r8 + 1760]                                 ;   195.8 p2      80 k.14
        movaps [r9 + 3840], xmm0                                 ;   211.8 p3+p4   81 k
        movaps [r9 + 1632], xmm2                                 ;   212.8 p3+p4   80 k
        xorps xmm2, xmm4                                         ;   197.8 p1      81 k
        movaps xmm0, [r8 + 1808]                                 ;   198.0 p2      80 k.1
        movaps [r9 + 3856], xmm0                                 ;   213.8 p3+p4   81 k
        movaps [r9 + 1760], xmm1                                 ;   214.8 p3+p4   80 k
        movaps [r9 + 1808], xmm0                                 ;   215.8 p3+p4   80 k
        movaps [r9 + 3712], xmm3                                 ;   216.8 p3+p4   81 k
        movaps [r9 + 1664], xmm3                                 ;   217.8 p3+p4   80 k
        movaps xmm0, [r8 + 1824]                                 ;   202.8 p2      80 k.2
        movaps [r9 + 3872], xmm0                                 ;   218.8 p3+p4   81 k
        movaps xmm3, [r8 + 1680]                                 ;   203.8 p2      80 k.9
        movaps [r9 + 1680], xmm3                                 ;   219.8 p3+p4   80 k
        xorps xmm3, xmm4                                         ;   206.8 p5      81 k
        xorps xmm1, xmm4                                         ;   205.8 p0      81 k
        movaps xmm6, [r8 + 1728]                                 ;   206.0 p2      80 k.12
        movaps [r9 + 1728], xmm6                                 ;   220.8 p3+p4   80 k
        movaps [r9 + 3808], xmm1                                 ;   221.8 p3+p4   81 k
        movaps [r9 + 3680], xmm2                                 ;   222.8 p3+p4   81 k
        movaps xmm2, [r8 + 1776]                                 ;   207.8 p2      80 k.15
        movaps [r9 + 1776], xmm2                                 ;   223.8 p3+p4   80 k
        movaps [r9 + 1824], xmm0                                 ;   224.8 p3+p4   80 k
        movaps xmm0, [r8 + 1840]                                 ;   209.8 p2      80 k.3
        movaps [r9 + 3888], xmm0                                 ;   225.8 p3+p4   81 k
        movaps [r9 + 1840], xmm0                                 ;   226.8 p3+p4   80 k
        movaps xmm0, [r8 + 1856]                                 ;   211.8 p2      80 k.4
        movaps [r9 + 1856], xmm0                                 ;   227.8 p3+p4   80 k
        xorps xmm0, xmm4                                         ;   214.8 p1      81 k
        movaps [r9 + 3904], xmm0                                 ;   228.8 p3+p4   81 k
        movaps xmm0, xmm4                                        ;   214.8 p5      81 k copy
        movaps xmm1, xmm4                                        ;   215.0 p0      81 k copy
        xorps xmm6, xmm4                                         ;   215.2 p1      81 k
        movaps [r9 + 3824], xmm2                                 ;   229.8 p3+p4   81 k
        movaps xmm2, [r8 + 1872]                                 ;   215.8 p2      80 k.5
        movaps [r9 + 3920], xmm2                                 ;   230.8 p3+p4   81 k
        movaps [r9 + 1872], xmm2                                 ;   231.8 p3+p4   80 k
        movaps xmm5, [r8 + 1696]                                 ;   216.8 p2      80 k.10
        movaps [r9 + 1696], xmm5                                 ;   232.8 p3+p4   80 k
        movaps xmm2, [r8 + 1888]                                 ;   217.8 p2      80 k.6
        movaps [r9 + 1888], xmm2                                 ;   233.8 p3+p4   80 k
        movaps [r9 + 3936], xmm2                                 ;   234.8 p3+p4   81 k
        movaps [r9 + 3776], xmm6                                 ;   235.8 p3+p4   81 k
        movaps xmm2, [r8 + 1904]                                 ;   220.8 p2      80 k.7
        movaps [r9 + 3952], xmm2                                 ;   236.8 p3+p4   81 k
        movaps [r9 + 1904], xmm2                                 ;   237.8 p3+p4   80 k
        movaps xmm2, [r8 + 1920]                                 ;   222.8 p2      80 k.8
        movaps [r9 + 3968], xmm2                                 ;   238.8 p3+p4   81 k
        movaps [r9 + 1920], xmm2                                 ;   239.8 p3+p4   80 k
        movaps xmm2, [r8 + 1936]                                 ;   224.8 p2      80 k.9
        xorps xmm0, xmm2                                         ;   227.8 p5      81 k
        movaps [r9 + 3984], xmm0                                 ;   240.8 p3+p4   81 k
        movaps xmm0, [r8 + 1952]                                 ;   226.8 p2      80 k.10
        movaps [r9 + 4000], xmm0                                 ;   241.8 p3+p4   81 k
        movaps [r9 + 1952], xmm0                                 ;   242.8 p3+p4   80 k
        movaps xmm0, [r8 + 1968]                                 ;   228.0 p2      80 k.11
        movaps [r9 + 4016], xmm0                                 ;   243.8 p3+p4   81 k
        movaps [r9 + 1968], xmm0                                 ;   244.8 p3+p4   80 k
        movaps xmm0, [r8 + 1984]                                 ;   229.8 p2      80 k.12
        xorps xmm1, xmm0                                         ;   232.8 p0      81 k
        movaps [r9 + 3728], xmm3                                 ;   245.8 p3+p4   81 k
        xorps xmm5, xmm4                                         ;   231.8 p1      81 k
        movaps [r9 + 3744], xmm5                                 ;   246.8 p3+p4   81 k
        movaps [r9 + 1936], xmm2                                 ;   247.8 p3+p4   80 k
        movaps [r9 + 1984], xmm0                                 ;   248.8 p3+p4   80 k
        movaps xmm0, [r8 + 2000]                                 ;   233.8 p2      80 k.13
        movaps [r9 + 2000], xmm0                                 ;   249.8 p3+p4   80 k
        xorps xmm4, xmm0                                         ;   236.8 p5      81 k
        movaps xmm0, [r8 + 2016]                                 ;   235.8 p2      80 k.14
        movaps [r9 + 4032], xmm1                                 ;   250.8 p3+p4   81 k
        movaps [r9 + 4048], xmm4                                 ;   251.8 p3+p4   81 k
        movaps [r9 + 4064], xmm0                                 ;   252.8 p3+p4   81 k
        movaps xmm1, [r8 + 2032]                                 ;   237.8 p2      80 k.15
        movaps [r9 + 2032], xmm1                                 ;   253.8 p3+p4   80 k
        movaps [r9 + 4080], xmm1                                 ;   254.8 p3+p4   81 k
        movaps [r9 + 2016], xmm0                                 ;   255.8 p3+p4   80 k
        add rsp, 0x18                                            ;                    frame
        ret

        section .rodata align=64
; constants128
        align 16, db 0
kasumi_expand_compact.T0_constants128:
        dq 0xffffffffffffffff, 0xffffffffffffffff

for_formats elf64
%if HERE
        section .note.GNU-stack noalloc noexec nowrite progbits
%endif
%unmacro for_formats 1-*
