; kasumi_expand_compact for Intel Core 2, 65 nm (Conroe, Merom), 64-bit code (core2-64)
; made by cipherwright 0.1.0 from ciphers/kasumi.cw (sha256 73c13b937d56a1db); do not edit:
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
        movaps xmm0, [r8]                                        ;     3.0 p2      80 k.0
        mov r9, qword [rsp + 8]                                  ;     2.0 p2      80 k reload
        movaps [r9], xmm0                                        ;     6.0 p3+p4   80 k
        movaps xmm1, [r8 + 16]                                   ;     3.0 p2      80 k.1
        movaps [r9 + 16], xmm1                                   ;     6.0 p3+p4   80 k
        movaps xmm2, [r8 + 32]                                   ;     4.0 p2      80 k.2
        movaps [r9 + 32], xmm2                                   ;     7.0 p3+p4   80 k
        movaps [r9 + 2080], xmm2                                 ;     7.0 p3+p4   81 k
        movaps xmm2, [r8 + 48]                                   ;     5.0 p2      80 k.3
        movaps [r9 + 48], xmm2                                   ;     8.0 p3+p4   80 k
        movaps [r9 + 2096], xmm2                                 ;     8.0 p3+p4   81 k
        movaps xmm2, [r8 + 64]                                   ;     6.0 p2      80 k.4
        movaps [r9 + 64], xmm2                                   ;     9.0 p3+p4   80 k
        movaps [r9 + 2112], xmm2                                 ;     9.0 p3+p4   81 k
        movaps xmm2, [r8 + 80]                                   ;     7.0 p2      80 k.5
        movaps [r9 + 80], xmm2                                   ;    10.0 p3+p4   80 k
        movaps xmm3, [r8 + 96]                                   ;     8.0 p2      80 k.6
        movaps [r9 + 96], xmm3                                   ;    11.0 p3+p4   80 k
        movaps [r9 + 2144], xmm3                                 ;    11.0 p3+p4   81 k
        movaps xmm3, [r8 + 112]                                  ;     9.0 p2      80 k.7
        movaps [r9 + 112], xmm3                                  ;    12.0 p3+p4   80 k
        movaps [r9 + 2160], xmm3                                 ;    12.8 p3+p4   81 k
        movaps xmm3, [r8 + 128]                                  ;    10.0 p2      80 k.8
        movaps [r9 + 128], xmm3                                  ;    13.8 p3+p4   80 k
        movaps xmm4, [r8 + 144]                                  ;    11.0 p2      80 k.9
        movaps [r9 + 144], xmm4                                  ;    14.8 p3+p4   80 k
        movaps [r9 + 2192], xmm4                                 ;    15.8 p3+p4   81 k
        movaps xmm4, [r8 + 160]                                  ;    12.0 p2      80 k.10
        movaps [r9 + 160], xmm4                                  ;    16.8 p3+p4   80 k
        movaps [r9 + 2208], xmm4                                 ;    17.8 p3+p4   81 k
        movaps xmm4, [r8 + 176]                                  ;    13.0 p2      80 k.11
        movaps [r9 + 176], xmm4                                  ;    18.8 p3+p4   80 k
        movaps [r9 + 2224], xmm4                                 ;    19.8 p3+p4   81 k
        movaps xmm4, [r8 + 192]                                  ;    14.0 p2      80 k.12
        movaps [r9 + 192], xmm4                                  ;    20.8 p3+p4   80 k
        movaps [r9 + 2240], xmm4                                 ;    21.8 p3+p4   81 k
        movaps xmm4, [r8 + 208]                                  ;    15.0 p2      80 k.13
        movaps [r9 + 208], xmm4                                  ;    22.8 p3+p4   80 k
        movaps [r9 + 2256], xmm4                                 ;    23.8 p3+p4   81 k
        movaps xmm4, [r8 + 224]                                  ;    16.0 p2      80 k.14
        movaps [r9 + 224], xmm4                                  ;    24.8 p3+p4   80 k
        movaps [r9 + 2272], xmm4                                 ;    25.8 p3+p4   81 k
        movaps xmm4, [rel kasumi_expand_compact.T0_constants128] ;    17.0 p2      81 k reload
        xorps xmm0, xmm4                                         ;    20.0 p0      81 k
        movaps [r9 + 2048], xmm0                                 ;    26.8 p3+p4   81 k
        movaps xmm0, [r8 + 240]                                  ;    18.0 p2      80 k.15
        movaps [r9 + 240], xmm0                                  ;    27.8 p3+p4   80 k
        movaps [r9 + 2288], xmm0                                 ;    28.8 p3+p4   81 k
        xorps xmm1, xmm4                                         ;    20.0 p1      81 k
        movaps [r9 + 2064], xmm1                                 ;    29.8 p3+p4   81 k
        xorps xmm2, xmm4                                         ;    20.0 p5      81 k
        movaps [r9 + 2128], xmm2                                 ;    30.8 p3+p4   81 k
        xorps xmm3, xmm4                                         ;    20.0 p0      81 k
        movaps [r9 + 2176], xmm3                                 ;    31.8 p3+p4   81 k
        movaps xmm0, [r8 + 256]                                  ;    20.0 p2      80 k.0
        movaps [r9 + 256], xmm0                                  ;    32.8 p3+p4   80 k
        movaps xmm1, [r8 + 272]                                  ;    21.0 p2      80 k.1
        movaps [r9 + 272], xmm1                                  ;    33.8 p3+p4   80 k
        movaps xmm2, [r8 + 288]                                  ;    22.0 p2      80 k.2
        movaps [r9 + 288], xmm2                                  ;    34.8 p3+p4   80 k
        movaps xmm3, [r8 + 304]                                  ;    23.0 p2      80 k.3
        movaps [r9 + 304], xmm3                                  ;    35.8 p3+p4   80 k
        movaps [r9 + 2352], xmm3                                 ;    36.8 p3+p4   81 k
        movaps xmm3, [r8 + 320]                                  ;    24.0 p2      80 k.4
        movaps [r9 + 320], xmm3                                  ;    37.8 p3+p4   80 k
        movaps [r9 + 2368], xmm3                                 ;    38.8 p3+p4   81 k
        movaps xmm3, [r8 + 336]                                  ;    25.0 p2      80 k.5
        movaps [r9 + 336], xmm3                                  ;    39.8 p3+p4   80 k
        movaps xmm5, [r8 + 352]                                  ;    26.0 p2      80 k.6
        movaps [r9 + 352], xmm5                                  ;    40.8 p3+p4   80 k
        movaps xmm6, [r8 + 368]                                  ;    27.0 p2      80 k.7
        movaps [r9 + 368], xmm6                                  ;    41.8 p3+p4   80 k
        movaps [r9 + 2416], xmm6                                 ;    42.8 p3+p4   81 k
        movaps xmm6, [r8 + 384]                                  ;    28.0 p2      80 k.8
        movaps [r9 + 384], xmm6                                  ;    43.8 p3+p4   80 k
        movaps xmm7, [r8 + 400]                                  ;    29.0 p2      80 k.9
        movaps [r9 + 400], xmm7                                  ;    44.8 p3+p4   80 k
        movaps [r9 + 2448], xmm7                                 ;    45.8 p3+p4   81 k
        movaps xmm7, [r8 + 416]                                  ;    30.8 p2      80 k.10
        movaps [r9 + 416], xmm7                                  ;    46.8 p3+p4   80 k
        movaps xmm8, [r8 + 432]                                  ;    31.8 p2      80 k.11
        movaps [r9 + 432], xmm8                                  ;    47.8 p3+p4   80 k
        movaps [r9 + 2480], xmm8                                 ;    48.8 p3+p4   81 k
        movaps xmm8, [r8 + 448]                                  ;    33.8 p2      80 k.12
        movaps [r9 + 448], xmm8                                  ;    49.8 p3+p4   80 k
        movaps [r9 + 2496], xmm8                                 ;    50.8 p3+p4   81 k
        xorps xmm0, xmm4                                         ;    35.8 p1      81 k
        movaps [r9 + 2304], xmm0                                 ;    51.8 p3+p4   81 k
        movaps xmm0, [r8 + 464]                                  ;    36.8 p2      80 k.13
        movaps [r9 + 464], xmm0                                  ;    52.8 p3+p4   80 k
        movaps [r9 + 2512], xmm0                                 ;    53.8 p3+p4   81 k
        xorps xmm1, xmm4                                         ;    38.8 p5      81 k
        movaps [r9 + 2320], xmm1                                 ;    54.8 p3+p4   81 k
        movaps xmm0, [r8 + 480]                                  ;    39.8 p2      80 k.14
        movaps [r9 + 480], xmm0                                  ;    55.8 p3+p4   80 k
        xorps xmm2, xmm4                                         ;    40.8 p0      81 k
        movaps [r9 + 2336], xmm2                                 ;    56.8 p3+p4   81 k
        movaps xmm1, [r8 + 496]                                  ;    41.8 p2      80 k.15
        movaps [r9 + 496], xmm1                                  ;    57.8 p3+p4   80 k
        movaps [r9 + 2544], xmm1                                 ;    58.8 p3+p4   81 k
        xorps xmm3, xmm4                                         ;    43.8 p1      81 k
        movaps [r9 + 2384], xmm3                                 ;    59.8 p3+p4   81 k
        xorps xmm5, xmm4                                         ;    44.8 p5      81 k
        movaps [r9 + 2400], xmm5                                 ;    60.8 p3+p4   81 k
        xorps xmm6, xmm4                                         ;    45.8 p0      81 k
        movaps [r9 + 2432], xmm6                                 ;    61.8 p3+p4   81 k
        xorps xmm7, xmm4                                         ;    46.8 p1      81 k
        movaps [r9 + 2464], xmm7                                 ;    62.8 p3+p4   81 k
        xorps xmm0, xmm4                                         ;    47.8 p5      81 k
        movaps [r9 + 2528], xmm0                                 ;    63.8 p3+p4   81 k
        movaps xmm0, [r8 + 512]                                  ;    48.8 p2      80 k.0
        movaps [r9 + 512], xmm0                                  ;    64.8 p3+p4   80 k
        movaps xmm1, [r8 + 528]                                  ;    49.8 p2      80 k.1
        movaps [r9 + 528], xmm1                                  ;    65.8 p3+p4   80 k
        movaps xmm2, [r8 + 544]                                  ;    50.8 p2      80 k.2
        movaps [r9 + 544], xmm2                                  ;    66.8 p3+p4   80 k
        movaps [r9 + 2592], xmm2                                 ;    67.8 p3+p4   81 k
        movaps xmm2, [r8 + 560]                                  ;    52.8 p2      80 k.3
        movaps [r9 + 560], xmm2                                  ;    68.8 p3+p4   80 k
        movaps xmm3, [r8 + 576]                                  ;    53.8 p2      80 k.4
        movaps [r9 + 576], xmm3                                  ;    69.8 p3+p4   80 k
        movaps [r9 + 2624], xmm3                                 ;    70.8 p3+p4   81 k
        movaps xmm3, [r8 + 592]                                  ;    55.8 p2      80 k.5
        movaps [r9 + 592], xmm3                                  ;    71.8 p3+p4   80 k
        movaps xmm5, [r8 + 608]                                  ;    56.8 p2      80 k.6
        movaps [r9 + 608], xmm5                                  ;    72.8 p3+p4   80 k
        movaps [r9 + 2656], xmm5                                 ;    73.8 p3+p4   81 k
        movaps xmm5, [r8 + 624]                                  ;    58.8 p2      80 k.7
        movaps [r9 + 624], xmm5                                  ;    74.8 p3+p4   80 k
        movaps xmm6, [r8 + 640]                                  ;    59.8 p2      80 k.8
        movaps [r9 + 640], xmm6                                  ;    75.8 p3+p4   80 k
        movaps xmm7, [r8 + 656]                                  ;    60.8 p2      80 k.9
        movaps [r9 + 656], xmm7                                  ;    76.8 p3+p4   80 k
        movaps [r9 + 2704], xmm7                                 ;    77.8 p3+p4   81 k
        movaps xmm7, [r8 + 672]                                  ;    62.8 p2      80 k.10
        movaps [r9 + 672], xmm7                                  ;    78.8 p3+p4   80 k
        movaps [r9 + 2720], xmm7                                 ;    79.8 p3+p4   81 k
        movaps xmm7, [r8 + 688]                                  ;    64.8 p2      80 k.11
        movaps [r9 + 688], xmm7                                  ;    80.8 p3+p4   80 k
        movaps xmm8, [r8 + 704]                                  ;    65.8 p2      80 k.12
        movaps [r9 + 704], xmm8                                  ;    81.8 p3+p4   80 k
        movaps [r9 + 2752], xmm8                                 ;    82.8 p3+p4   81 k
        xorps xmm0, xmm4                                         ;    67.8 p0      81 k
        movaps [r9 + 2560], xmm0                                 ;    83.8 p3+p4   81 k
        movaps xmm0, [r8 + 720]                                  ;    68.8 p2      80 k.13
        movaps [r9 + 720], xmm0                                  ;    84.8 p3+p4   80 k
        movaps [r9 + 2768], xmm0                                 ;    85.8 p3+p4   81 k
        xorps xmm1, xmm4                                         ;    70.8 p1      81 k
        movaps [r9 + 2576], xmm1                                 ;    86.8 p3+p4   81 k
        movaps xmm0, [r8 + 736]                                  ;    71.8 p2      80 k.14
        movaps [r9 + 736], xmm0                                  ;    87.8 p3+p4   80 k
        movaps [r9 + 2784], xmm0                                 ;    88.8 p3+p4   81 k
        xorps xmm2, xmm4                                         ;    73.8 p5      81 k
        movaps [r9 + 2608], xmm2                                 ;    89.8 p3+p4   81 k
        movaps xmm0, [r8 + 752]                                  ;    74.8 p2      80 k.15
        movaps [r9 + 752], xmm0                                  ;    90.8 p3+p4   80 k
        xorps xmm3, xmm4                                         ;    75.8 p0      81 k
        movaps [r9 + 2640], xmm3                                 ;    91.8 p3+p4   81 k
        xorps xmm5, xmm4                                         ;    76.8 p1      81 k
        movaps [r9 + 2672], xmm5                                 ;    92.8 p3+p4   81 k
        xorps xmm6, xmm4                                         ;    77.8 p5      81 k
        movaps [r9 + 2688], xmm6                                 ;    93.8 p3+p4   81 k
        xorps xmm7, xmm4                                         ;    78.8 p0      81 k
        movaps [r9 + 2736], xmm7                                 ;    94.8 p3+p4   81 k
        xorps xmm0, xmm4                                         ;    79.8 p1      81 k
        movaps [r9 + 2800], xmm0                                 ;    95.8 p3+p4   81 k
        movaps xmm0, [r8 + 768]                                  ;    80.8 p2      80 k.0
        movaps [r9 + 768], xmm0                                  ;    96.8 p3+p4   80 k
        movaps xmm1, [r8 + 784]                                  ;    81.8 p2      80 k.1
        movaps [r9 + 784], xmm1                                  ;    97.8 p3+p4   80 k
        movaps xmm2, [r8 + 800]                                  ;    82.8 p2      80 k.2
        movaps [r9 + 800], xmm2                                  ;    98.8 p3+p4   80 k
        movaps xmm3, [r8 + 816]                                  ;    83.8 p2      80 k.3
        movaps [r9 + 816], xmm3                                  ;    99.8 p3+p4   80 k
        movaps xmm5, [r8 + 832]                                  ;    84.8 p2      80 k.4
        movaps [r9 + 832], xmm5                                  ;   100.8 p3+p4   80 k
        movaps [r9 + 2880], xmm5                                 ;   101.8 p3+p4   81 k
        movaps xmm5, [r8 + 848]                                  ;    86.8 p2      80 k.5
        movaps [r9 + 848], xmm5                                  ;   102.8 p3+p4   80 k
        movaps xmm6, [r8 + 864]                                  ;    87.8 p2      80 k.6
        movaps [r9 + 864], xmm6                                  ;   103.8 p3+p4   80 k
        movaps xmm7, [r8 + 880]                                  ;    88.8 p2      80 k.7
        movaps [r9 + 880], xmm7                                  ;   104.8 p3+p4   80 k
        movaps xmm8, [r8 + 896]                                  ;    89.8 p2      80 k.8
        movaps [r9 + 896], xmm8                                  ;   105.8 p3+p4   80 k
        movaps xmm9, [r8 + 912]                                  ;    90.8 p2      80 k.9
        movaps [r9 + 912], xmm9                                  ;   106.8 p3+p4   80 k
        movaps [r9 + 2960], xmm9                                 ;   107.8 p3+p4   81 k
        movaps xmm9, [r8 + 928]                                  ;    92.8 p2      80 k.10
        movaps [r9 + 928], xmm9                                  ;   108.8 p3+p4   80 k
        movaps xmm10, [r8 + 944]                                 ;    93.8 p2      80 k.11
        movaps [r9 + 944], xmm10                                 ;   109.8 p3+p4   80 k
        movaps xmm11, [r8 + 960]                                 ;    94.8 p2      80 k.12
        movaps [r9 + 960], xmm11                                 ;   110.8 p3+p4   80 k
        movaps [r9 + 3008], xmm11                                ;   111.8 p3+p4   81 k
        xorps xmm0, xmm4                                         ;    96.8 p5      81 k
        movaps [r9 + 2816], xmm0                                 ;   112.8 p3+p4   81 k
        movaps xmm0, [r8 + 976]                                  ;    97.8 p2      80 k.13
        movaps [r9 + 976], xmm0                                  ;   113.8 p3+p4   80 k
        movaps [r9 + 3024], xmm0                                 ;   114.8 p3+p4   81 k
        xorps xmm1, xmm4                                         ;    99.8 p0      81 k
        movaps [r9 + 2832], xmm1                                 ;   115.8 p3+p4   81 k
        movaps xmm0, [r8 + 992]                                  ;   100.8 p2      80 k.14
        movaps [r9 + 992], xmm0                                  ;   116.8 p3+p4   80 k
        xorps xmm2, xmm4                                         ;   101.8 p1      81 k
        movaps [r9 + 2848], xmm2                                 ;   117.8 p3+p4   81 k
        movaps xmm1, [r8 + 1008]                                 ;   102.8 p2      80 k.15
        movaps [r9 + 1008], xmm1                                 ;   118.8 p3+p4   80 k
        xorps xmm3, xmm4                                         ;   103.8 p5      81 k
        movaps [r9 + 2864], xmm3                                 ;   119.8 p3+p4   81 k
        xorps xmm5, xmm4                                         ;   104.8 p0      81 k
        movaps [r9 + 2896], xmm5                                 ;   120.8 p3+p4   81 k
        xorps xmm6, xmm4                                         ;   105.8 p1      81 k
        movaps [r9 + 2912], xmm6                                 ;   121.8 p3+p4   81 k
        xorps xmm7, xmm4                                         ;   106.8 p5      81 k
        movaps [r9 + 2928], xmm7                                 ;   122.8 p3+p4   81 k
        xorps xmm8, xmm4                                         ;   107.8 p0      81 k
        movaps [r9 + 2944], xmm8                                 ;   123.8 p3+p4   81 k
        xorps xmm9, xmm4                                         ;   108.8 p1      81 k
        movaps [r9 + 2976], xmm9                                 ;   124.8 p3+p4   81 k
        xorps xmm10, xmm4                                        ;   109.8 p5      81 k
        movaps [r9 + 2992], xmm10                                ;   125.8 p3+p4   81 k
        xorps xmm0, xmm4                                         ;   110.8 p0      81 k
        movaps [r9 + 3040], xmm0                                 ;   126.8 p3+p4   81 k
        xorps xmm1, xmm4                                         ;   111.8 p1      81 k
        movaps [r9 + 3056], xmm1                                 ;   127.8 p3+p4   81 k
        movaps xmm0, [r8 + 1024]                                 ;   112.8 p2      80 k.0
        movaps [r9 + 1024], xmm0                                 ;   128.8 p3+p4   80 k
        movaps [r9 + 3072], xmm0                                 ;   129.8 p3+p4   81 k
        movaps xmm0, [r8 + 1040]                                 ;   114.8 p2      80 k.1
        movaps [r9 + 1040], xmm0                                 ;   130.8 p3+p4   80 k
        movaps [r9 + 3088], xmm0                                 ;   131.8 p3+p4   81 k
        movaps xmm0, [r8 + 1056]                                 ;   116.8 p2      80 k.2
        movaps [r9 + 1056], xmm0                                 ;   132.8 p3+p4   80 k
        movaps xmm1, [r8 + 1072]                                 ;   117.8 p2      80 k.3
        movaps [r9 + 1072], xmm1                                 ;   133.8 p3+p4   80 k
        movaps xmm2, [r8 + 1088]                                 ;   118.8 p2      80 k.4
        movaps [r9 + 1088], xmm2                                 ;   134.8 p3+p4   80 k
        movaps xmm3, [r8 + 1104]                                 ;   119.8 p2      80 k.5
        movaps [r9 + 1104], xmm3                                 ;   135.8 p3+p4   80 k
        movaps [r9 + 3152], xmm3                                 ;   136.8 p3+p4   81 k
        movaps xmm3, [r8 + 1120]                                 ;   121.8 p2      80 k.6
        movaps [r9 + 1120], xmm3                                 ;   137.8 p3+p4   80 k
        movaps xmm5, [r8 + 1136]                                 ;   122.8 p2      80 k.7
        movaps [r9 + 1136], xmm5                                 ;   138.8 p3+p4   80 k
        movaps xmm6, [r8 + 1152]                                 ;   123.8 p2      80 k.8
        movaps [r9 + 1152], xmm6                                 ;   139.8 p3+p4   80 k
        movaps [r9 + 3200], xmm6                                 ;   140.8 p3+p4   81 k
        movaps xmm6, [r8 + 1168]                                 ;   125.8 p2      80 k.9
        movaps [r9 + 1168], xmm6                                 ;   141.8 p3+p4   80 k
        movaps xmm7, [r8 + 1184]                                 ;   126.8 p2      80 k.10
        movaps [r9 + 1184], xmm7                                 ;   142.8 p3+p4   80 k
        movaps xmm8, [r8 + 1200]                                 ;   127.8 p2      80 k.11
        movaps [r9 + 1200], xmm8                                 ;   143.8 p3+p4   80 k
        movaps xmm9, [r8 + 1216]                                 ;   128.8 p2      80 k.12
        movaps [r9 + 1216], xmm9                                 ;   144.8 p3+p4   80 k
        xorps xmm0, xmm4                                         ;   129.8 p5      81 k
        movaps [r9 + 3104], xmm0                                 ;   145.8 p3+p4   81 k
        movaps xmm0, [r8 + 1232]                                 ;   130.8 p2      80 k.13
        movaps [r9 + 1232], xmm0                                 ;   146.8 p3+p4   80 k
        xorps xmm1, xmm4                                         ;   131.8 p0      81 k
        movaps [r9 + 3120], xmm1                                 ;   147.8 p3+p4   81 k
        movaps xmm1, [r8 + 1248]                                 ;   132.8 p2      80 k.14
        movaps [r9 + 1248], xmm1                                 ;   148.8 p3+p4   80 k
        xorps xmm2, xmm4                                         ;   133.8 p1      81 k
        movaps [r9 + 3136], xmm2                                 ;   149.8 p3+p4   81 k
        movaps xmm2, [r8 + 1264]                                 ;   134.8 p2      80 k.15
        movaps [r9 + 1264], xmm2                                 ;   150.8 p3+p4   80 k
        xorps xmm3, xmm4                                         ;   135.8 p5      81 k
        movaps [r9 + 3168], xmm3                                 ;   151.8 p3+p4   81 k
        xorps xmm5, xmm4                                         ;   136.8 p0      81 k
        movaps [r9 + 3184], xmm5                                 ;   152.8 p3+p4   81 k
        xorps xmm6, xmm4                                         ;   137.8 p1      81 k
        movaps [r9 + 3216], xmm6                                 ;   153.8 p3+p4   81 k
        xorps xmm7, xmm4                                         ;   138.8 p5      81 k
        movaps [r9 + 3232], xmm7                                 ;   154.8 p3+p4   81 k
        xorps xmm8, xmm4                                         ;   139.8 p0      81 k
        movaps [r9 + 3248], xmm8                                 ;   155.8 p3+p4   81 k
        xorps xmm9, xmm4                                         ;   140.8 p1      81 k
        movaps [r9 + 3264], xmm9                                 ;   156.8 p3+p4   81 k
        xorps xmm0, xmm4                                         ;   141.8 p5      81 k
        movaps [r9 + 3280], xmm0                                 ;   157.8 p3+p4   81 k
        xorps xmm1, xmm4                                         ;   142.8 p0      81 k
        movaps [r9 + 3296], xmm1                                 ;   158.8 p3+p4   81 k
        xorps xmm2, xmm4                                         ;   143.8 p1      81 k
        movaps [r9 + 3312], xmm2                                 ;   159.8 p3+p4   81 k
        movaps xmm0, [r8 + 1280]                                 ;   144.8 p2      80 k.0
        movaps [r9 + 1280], xmm0                                 ;   160.8 p3+p4   80 k
        movaps [r9 + 3328], xmm0                                 ;   161.8 p3+p4   81 k
        movaps xmm0, [r8 + 1296]                                 ;   146.8 p2      80 k.1
        movaps [r9 + 1296], xmm0                                 ;   162.8 p3+p4   80 k
        movaps [r9 + 3344], xmm0                                 ;   163.8 p3+p4   81 k
        movaps xmm0, [r8 + 1312]                                 ;   148.8 p2      80 k.2
        movaps [r9 + 1312], xmm0                                 ;   164.8 p3+p4   80 k
        movaps [r9 + 3360], xmm0                                 ;   165.8 p3+p4   81 k
        movaps xmm0, [r8 + 1328]                                 ;   150.8 p2      80 k.3
        movaps [r9 + 1328], xmm0                                 ;   166.8 p3+p4   80 k
        movaps xmm1, [r8 + 1344]                                 ;   151.8 p2      80 k.4
        movaps [r9 + 1344], xmm1                                 ;   167.8 p3+p4   80 k
        movaps xmm2, [r8 + 1360]                                 ;   152.8 p2      80 k.5
        movaps [r9 + 1360], xmm2                                 ;   168.8 p3+p4   80 k
        movaps [r9 + 3408], xmm2                                 ;   169.8 p3+p4   81 k
        movaps xmm2, [r8 + 1376]                                 ;   154.8 p2      80 k.6
        movaps [r9 + 1376], xmm2                                 ;   170.8 p3+p4   80 k
        movaps [r9 + 3424], xmm2                                 ;   171.8 p3+p4   81 k
        movaps xmm2, [r8 + 1392]                                 ;   156.8 p2      80 k.7
        movaps [r9 + 1392], xmm2                                 ;   172.8 p3+p4   80 k
        movaps xmm3, [r8 + 1408]                                 ;   157.8 p2      80 k.8
        movaps [r9 + 1408], xmm3                                 ;   173.8 p3+p4   80 k
        movaps [r9 + 3456], xmm3                                 ;   174.8 p3+p4   81 k
        movaps xmm3, [r8 + 1424]                                 ;   159.8 p2      80 k.9
        movaps [r9 + 1424], xmm3                                 ;   175.8 p3+p4   80 k
        movaps xmm5, [r8 + 1440]                                 ;   160.8 p2      80 k.10
        movaps [r9 + 1440], xmm5                                 ;   176.8 p3+p4   80 k
        movaps [r9 + 3488], xmm5                                 ;   177.8 p3+p4   81 k
        movaps xmm5, [r8 + 1456]                                 ;   162.8 p2      80 k.11
        movaps [r9 + 1456], xmm5                                 ;   178.8 p3+p4   80 k
        movaps xmm6, [r8 + 1472]                                 ;   163.8 p2      80 k.12
        movaps [r9 + 1472], xmm6                                 ;   179.8 p3+p4   80 k
        xorps xmm0, xmm4                                         ;   164.8 p5      81 k
        movaps [r9 + 3376], xmm0                                 ;   180.8 p3+p4   81 k
        movaps xmm0, [r8 + 1488]                                 ;   165.8 p2      80 k.13
        movaps [r9 + 1488], xmm0                                 ;   181.8 p3+p4   80 k
        xorps xmm1, xmm4                                         ;   166.8 p0      81 k
        movaps [r9 + 3392], xmm1                                 ;   182.8 p3+p4   81 k
        movaps xmm1, [r8 + 1504]                                 ;   167.8 p2      80 k.14
        movaps [r9 + 1504], xmm1                                 ;   183.8 p3+p4   80 k
        movaps [r9 + 3552], xmm1                                 ;   184.8 p3+p4   81 k
        xorps xmm2, xmm4                                         ;   169.8 p1      81 k
        movaps [r9 + 3440], xmm2                                 ;   185.8 p3+p4   81 k
        movaps xmm1, [r8 + 1520]                                 ;   170.8 p2      80 k.15
        movaps [r9 + 1520], xmm1                                 ;   186.8 p3+p4   80 k
        xorps xmm3, xmm4                                         ;   171.8 p5      81 k
        movaps [r9 + 3472], xmm3                                 ;   187.8 p3+p4   81 k
        xorps xmm5, xmm4                                         ;   172.8 p0      81 k
        movaps [r9 + 3504], xmm5                                 ;   188.8 p3+p4   81 k
        xorps xmm6, xmm4                                         ;   173.8 p1      81 k
        movaps [r9 + 3520], xmm6                                 ;   189.8 p3+p4   81 k
        xorps xmm0, xmm4                                         ;   174.8 p5      81 k
        movaps [r9 + 3536], xmm0                                 ;   190.8 p3+p4   81 k
        xorps xmm1, xmm4                                         ;   175.8 p0      81 k
        movaps [r9 + 3568], xmm1                                 ;   191.8 p3+p4   81 k
        movaps xmm0, [r8 + 1536]                                 ;   176.8 p2      80 k.0
        movaps [r9 + 1536], xmm0                                 ;   192.8 p3+p4   80 k
        movaps [r9 + 3584], xmm0                                 ;   193.8 p3+p4   81 k
        movaps xmm0, [r8 + 1552]                                 ;   178.8 p2      80 k.1
        movaps [r9 + 1552], xmm0                                 ;   194.8 p3+p4   80 k
        movaps [r9 + 3600], xmm0                                 ;   195.8 p3+p4   81 k
        movaps xmm0, [r8 + 1568]                                 ;   180.8 p2      80 k.2
        movaps [r9 + 1568], xmm0                                 ;   196.8 p3+p4   80 k
        movaps xmm1, [r8 + 1584]                                 ;   181.8 p2      80 k.3
        movaps [r9 + 1584], xmm1                                 ;   197.8 p3+p4   80 k
        movaps [r9 + 3632], xmm1                                 ;   198.8 p3+p4   81 k
        movaps xmm1, [r8 + 1600]                                 ;   183.8 p2      80 k.4
        movaps [r9 + 1600], xmm1                                 ;   199.8 p3+p4   80 k
        movaps xmm2, [r8 + 1616]                                 ;   184.8 p2      80 k.5
        movaps [r9 + 1616], xmm2                                 ;   200.8 p3+p4   80 k
        movaps [r9 + 3664], xmm2                                 ;   201.8 p3+p4   81 k
        movaps xmm2, [r8 + 1632]                                 ;   186.8 p2      80 k.6
        movaps [r9 + 1632], xmm2                                 ;   202.8 p3+p4   80 k
        movaps xmm3, [r8 + 1648]                                 ;   187.8 p2      80 k.7
        movaps [r9 + 1648], xmm3                                 ;   203.8 p3+p4   80 k
        movaps [r9 + 3696], xmm3                                 ;   204.8 p3+p4   81 k
        movaps xmm3, [r8 + 1664]                                 ;   189.8 p2      80 k.8
        movaps [r9 + 1664], xmm3                                 ;   205.8 p3+p4   80 k
        movaps [r9 + 3712], xmm3                                 ;   206.8 p3+p4   81 k
        movaps xmm3, [r8 + 1680]                                 ;   191.8 p2      80 k.9
        movaps [r9 + 1680], xmm3                                 ;   207.8 p3+p4   80 k
        movaps xmm5, [r8 + 1696]                                 ;   192.8 p2      80 k.10
        movaps [r9 + 1696], xmm5                                 ;   208.8 p3+p4   80 k
        movaps xmm6, [r8 + 1712]                                 ;   193.8 p2      80 k.11
        movaps [r9 + 1712], xmm6                                 ;   209.8 p3+p4   80 k
        movaps [r9 + 3760], xmm6                                 ;   210.8 p3+p4   81 k
        movaps xmm6, [r8 + 1728]                                 ;   195.8 p2      80 k.12
        movaps [r9 + 1728], xmm6                                 ;   211.8 p3+p4   80 k
        xorps xmm0, xmm4                                         ;   196.8 p1      81 k
        movaps [r9 + 3616], xmm0                                 ;   212.8 p3+p4   81 k
        movaps xmm0, [r8 + 1744]                                 ;   197.8 p2      80 k.13
        movaps [r9 + 1744], xmm0                                 ;   213.8 p3+p4   80 k
        xorps xmm1, xmm4                                         ;   198.8 p5      81 k
        movaps [r9 + 3648], xmm1                                 ;   214.8 p3+p4   81 k
        movaps xmm1, [r8 + 1760]                                 ;   199.8 p2      80 k.14
        movaps [r9 + 1760], xmm1                                 ;   215.8 p3+p4   80 k
        xorps xmm2, xmm4                                         ;   200.8 p0      81 k
        movaps [r9 + 3680], xmm2                                 ;   216.8 p3+p4   81 k
        movaps xmm2, [r8 + 1776]                                 ;   201.8 p2      80 k.15
        movaps [r9 + 1776], xmm2                                 ;   217.8 p3+p4   80 k
        movaps [r9 + 3824], xmm2                                 ;   218.8 p3+p4   81 k
        xorps xmm3, xmm4                                         ;   203.8 p1      81 k
        movaps [r9 + 3728], xmm3                                 ;   219.8 p3+p4   81 k
        xorps xmm5, xmm4                                         ;   204.8 p5      81 k
        movaps [r9 + 3744], xmm5                                 ;   220.8 p3+p4   81 k
        xorps xmm6, xmm4                                         ;   205.8 p0      81 k
        movaps [r9 + 3776], xmm6                                 ;   221.8 p3+p4   81 k
        xorps xmm0, xmm4                                         ;   206.8 p1      81 k
        movaps [r9 + 3792], xmm0                                 ;   222.8 p3+p4   81 k
        xorps xmm1, xmm4                                         ;   207.8 p5      81 k
        movaps [r9 + 3808], xmm1                                 ;   223.8 p3+p4   81 k
        movaps xmm0, [r8 + 1792]                                 ;   208.8 p2      80 k.0
        movaps [r9 + 1792], xmm0                                 ;   224.8 p3+p4   80 k
        movaps [r9 + 3840], xmm0                                 ;   225.8 p3+p4   81 k
        movaps xmm0, [r8 + 1808]                                 ;   210.8 p2      80 k.1
        movaps [r9 + 1808], xmm0                                 ;   226.8 p3+p4   80 k
        movaps [r9 + 3856], xmm0                                 ;   227.8 p3+p4   81 k
        movaps xmm0, [r8 + 1824]                                 ;   212.8 p2      80 k.2
        movaps [r9 + 1824], xmm0                                 ;   228.8 p3+p4   80 k
        movaps [r9 + 3872], xmm0                                 ;   229.8 p3+p4   81 k
        movaps xmm0, [r8 + 1840]                                 ;   214.8 p2      80 k.3
        movaps [r9 + 1840], xmm0                                 ;   230.8 p3+p4   80 k
        movaps [r9 + 3888], xmm0                                 ;   231.8 p3+p4   81 k
        movaps xmm0, [r8 + 1856]                                 ;   216.8 p2      80 k.4
        movaps [r9 + 1856], xmm0                                 ;   232.8 p3+p4   80 k
        xorps xmm0, xmm4                                         ;   219.8 p0      81 k
        movaps [r9 + 3904], xmm0                                 ;   233.8 p3+p4   81 k
        movaps xmm0, xmm4                                        ;   219.8 p1      81 k copy
        movaps xmm1, xmm4                                        ;   220.0 p5      81 k copy
        movaps xmm2, [r8 + 1872]                                 ;   220.2 p2      80 k.5
        movaps [r9 + 1872], xmm2                                 ;   234.8 p3+p4   80 k
        movaps [r9 + 3920], xmm2                                 ;   235.8 p3+p4   81 k
        movaps xmm2, [r8 + 1888]                                 ;   221.2 p2      80 k.6
        movaps [r9 + 1888], xmm2                                 ;   236.8 p3+p4   80 k
        movaps [r9 + 3936], xmm2                                 ;   237.8 p3+p4   81 k
        movaps xmm2, [r8 + 1904]                                 ;   222.8 p2      80 k.7
        movaps [r9 + 1904], xmm2                                 ;   238.8 p3+p4   80 k
        movaps [r9 + 3952], xmm2                                 ;   239.8 p3+p4   81 k
        movaps xmm2, [r8 + 1920]                                 ;   224.8 p2      80 k.8
        movaps [r9 + 1920], xmm2                                 ;   240.8 p3+p4   80 k
        movaps [r9 + 3968], xmm2                                 ;   241.8 p3+p4   81 k
        movaps xmm2, [r8 + 1936]                                 ;   226.8 p2      80 k.9
        movaps [r9 + 1936], xmm2                                 ;   242.8 p3+p4   80 k
        xorps xmm0, xmm2                                         ;   229.8 p0      81 k
        movaps [r9 + 3984], xmm0                                 ;   243.8 p3+p4   81 k
        movaps xmm0, [r8 + 1952]                                 ;   229.8 p2      80 k.10
        movaps [r9 + 1952], xmm0                                 ;   244.8 p3+p4   80 k
        movaps [r9 + 4000], xmm0                                 ;   245.8 p3+p4   81 k
        movaps xmm0, [r8 + 1968]                                 ;   230.8 p2      80 k.11
        movaps [r9 + 1968], xmm0                                 ;   246.8 p3+p4   80 k
        movaps [r9 + 4016], xmm0                                 ;   247.8 p3+p4   81 k
        movaps xmm0, [r8 + 1984]                                 ;   232.8 p2      80 k.12
        movaps [r9 + 1984], xmm0                                 ;   248.8 p3+p4   80 k
        xorps xmm1, xmm0                                         ;   235.8 p1      81 k
        movaps [r9 + 4032], xmm1                                 ;   249.8 p3+p4   81 k
        movaps xmm0, [r8 + 2000]                                 ;   235.8 p2      80 k.13
        movaps [r9 + 2000], xmm0                                 ;   250.8 p3+p4   80 k
        xorps xmm4, xmm0                                         ;   238.8 p5      81 k
        movaps [r9 + 4048], xmm4                                 ;   251.8 p3+p4   81 k
        movaps xmm0, [r8 + 2016]                                 ;   237.8 p2      80 k.14
        movaps xmm1, [r8 + 2032]                                 ;   238.8 p2      80 k.15
        movaps [r9 + 2016], xmm0                                 ;   252.8 p3+p4   80 k
        movaps [r9 + 4064], xmm0                                 ;   253.8 p3+p4   81 k
        movaps [r9 + 2032], xmm1                                 ;   254.8 p3+p4   80 k
        movaps [r9 + 4080], xmm1                                 ;   255.8 p3+p4   81 k
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
