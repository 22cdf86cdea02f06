; kasumi_expand_compact for Intel Pentium 4 (Prescott with EM64T, 64-bit) (prescott-64)
; made by cipherwright 0.1.0 from ciphers/kasumi.cw (sha256 ec3290c6bf61f6e1); do not edit:
;   ./cw build kasumi_expand_compact --cpu prescott-64 --variant bitsliced
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
;   body: 709 uops, planned 513.0; bounds: width 236.3, ports 512.0, path 13.0
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
        movdqa xmm0, [r8]                                        ;     4.0 p2      80 k.0
        mov r9, qword [rsp + 8]                                  ;     2.0 p2      80 k reload
        movdqa [r9], xmm0                                        ;    15.0 p0+p3   80 k
        movdqa xmm1, [r8 + 16]                                   ;     4.0 p2      80 k.1
        movdqa [r9 + 16], xmm1                                   ;    15.0 p0+p3   80 k
        movdqa xmm2, [r8 + 32]                                   ;     4.0 p2      80 k.2
        movdqa [r9 + 32], xmm2                                   ;    15.0 p0+p3   80 k
        movdqa [r9 + 2080], xmm2                                 ;    15.0 p0+p3   81 k
        movdqa xmm2, [r8 + 48]                                   ;     5.0 p2      80 k.3
        movdqa [r9 + 48], xmm2                                   ;    16.0 p0+p3   80 k
        movdqa [r9 + 2096], xmm2                                 ;    16.0 p0+p3   81 k
        movdqa xmm2, [r8 + 64]                                   ;     6.0 p2      80 k.4
        movdqa [r9 + 64], xmm2                                   ;    17.0 p0+p3   80 k
        movdqa [r9 + 2112], xmm2                                 ;    17.0 p0+p3   81 k
        movdqa xmm2, [r8 + 80]                                   ;     7.7 p2      80 k.5
        movdqa [r9 + 80], xmm2                                   ;    18.7 p0+p3   80 k
        movdqa xmm3, [r8 + 96]                                   ;     8.7 p2      80 k.6
        movdqa [r9 + 96], xmm3                                   ;    19.7 p0+p3   80 k
        movdqa [r9 + 2144], xmm3                                 ;    21.0 p0+p3   81 k
        movdqa xmm3, [r8 + 112]                                  ;    10.3 p2      80 k.7
        movdqa [r9 + 112], xmm3                                  ;    23.0 p0+p3   80 k
        movdqa [r9 + 2160], xmm3                                 ;    25.0 p0+p3   81 k
        movdqa xmm3, [r8 + 128]                                  ;    12.0 p2      80 k.8
        movdqa [r9 + 128], xmm3                                  ;    27.0 p0+p3   80 k
        movdqa xmm4, [r8 + 144]                                  ;    13.0 p2      80 k.9
        movdqa [r9 + 144], xmm4                                  ;    29.0 p0+p3   80 k
        movdqa [r9 + 2192], xmm4                                 ;    31.0 p0+p3   81 k
        movdqa xmm4, [r8 + 160]                                  ;    14.7 p2      80 k.10
        movdqa [r9 + 160], xmm4                                  ;    33.0 p0+p3   80 k
        movdqa [r9 + 2208], xmm4                                 ;    35.0 p0+p3   81 k
        movdqa xmm4, [r8 + 176]                                  ;    16.3 p2      80 k.11
        movdqa [r9 + 176], xmm4                                  ;    37.0 p0+p3   80 k
        movdqa [r9 + 2224], xmm4                                 ;    39.0 p0+p3   81 k
        movdqa xmm4, [r8 + 192]                                  ;    18.0 p2      80 k.12
        movdqa [r9 + 192], xmm4                                  ;    41.0 p0+p3   80 k
        movdqa [r9 + 2240], xmm4                                 ;    43.0 p0+p3   81 k
        movdqa xmm4, [r8 + 208]                                  ;    19.7 p2      80 k.13
        movdqa [r9 + 208], xmm4                                  ;    45.0 p0+p3   80 k
        movdqa [r9 + 2256], xmm4                                 ;    47.0 p0+p3   81 k
        movdqa xmm4, [r8 + 224]                                  ;    21.3 p2      80 k.14
        movdqa [r9 + 224], xmm4                                  ;    49.0 p0+p3   80 k
        movdqa [r9 + 2272], xmm4                                 ;    51.0 p0+p3   81 k
        movdqa xmm4, [r8 + 240]                                  ;    23.0 p2      80 k.15
        movdqa [r9 + 240], xmm4                                  ;    53.0 p0+p3   80 k
        movdqa [r9 + 2288], xmm4                                 ;    55.0 p0+p3   81 k
        movdqa xmm4, [rel kasumi_expand_compact.T0_constants128] ;    24.7 p2      81 k reload
        pxor xmm0, xmm4                                          ;    35.7 p1      81 k
        movdqa [r9 + 2048], xmm0                                 ;    57.0 p0+p3   81 k
        movdqa xmm0, [r8 + 256]                                  ;    26.0 p2      80 k.0
        movdqa [r9 + 256], xmm0                                  ;    59.0 p0+p3   80 k
        pxor xmm1, xmm4                                          ;    35.7 p1      81 k
        movdqa [r9 + 2064], xmm1                                 ;    61.0 p0+p3   81 k
        pxor xmm2, xmm4                                          ;    35.7 p1      81 k
        movdqa [r9 + 2128], xmm2                                 ;    63.0 p0+p3   81 k
        pxor xmm3, xmm4                                          ;    35.7 p1      81 k
        movdqa [r9 + 2176], xmm3                                 ;    65.0 p0+p3   81 k
        movdqa xmm1, [r8 + 272]                                  ;    30.0 p2      80 k.1
        movdqa [r9 + 272], xmm1                                  ;    67.0 p0+p3   80 k
        movdqa xmm2, [r8 + 288]                                  ;    31.0 p2      80 k.2
        movdqa [r9 + 288], xmm2                                  ;    69.0 p0+p3   80 k
        movdqa xmm3, [r8 + 304]                                  ;    32.0 p2      80 k.3
        movdqa [r9 + 304], xmm3                                  ;    71.0 p0+p3   80 k
        movdqa [r9 + 2352], xmm3                                 ;    73.0 p0+p3   81 k
        movdqa xmm3, [r8 + 320]                                  ;    33.7 p2      80 k.4
        movdqa [r9 + 320], xmm3                                  ;    75.0 p0+p3   80 k
        movdqa [r9 + 2368], xmm3                                 ;    77.0 p0+p3   81 k
        movdqa xmm3, [r8 + 336]                                  ;    35.3 p2      80 k.5
        movdqa [r9 + 336], xmm3                                  ;    79.0 p0+p3   80 k
        movdqa xmm5, [r8 + 352]                                  ;    36.3 p2      80 k.6
        movdqa [r9 + 352], xmm5                                  ;    81.0 p0+p3   80 k
        movdqa xmm6, [r8 + 368]                                  ;    37.3 p2      80 k.7
        movdqa [r9 + 368], xmm6                                  ;    83.0 p0+p3   80 k
        movdqa [r9 + 2416], xmm6                                 ;    85.0 p0+p3   81 k
        movdqa xmm6, [r8 + 384]                                  ;    39.0 p2      80 k.8
        movdqa [r9 + 384], xmm6                                  ;    87.0 p0+p3   80 k
        movdqa xmm7, [r8 + 400]                                  ;    40.0 p2      80 k.9
        movdqa [r9 + 400], xmm7                                  ;    89.0 p0+p3   80 k
        movdqa [r9 + 2448], xmm7                                 ;    91.0 p0+p3   81 k
        movdqa xmm7, [r8 + 416]                                  ;    41.7 p2      80 k.10
        movdqa [r9 + 416], xmm7                                  ;    93.0 p0+p3   80 k
        movdqa xmm8, [r8 + 432]                                  ;    42.7 p2      80 k.11
        movdqa [r9 + 432], xmm8                                  ;    95.0 p0+p3   80 k
        movdqa [r9 + 2480], xmm8                                 ;    97.0 p0+p3   81 k
        movdqa xmm8, [r8 + 448]                                  ;    44.3 p2      80 k.12
        movdqa [r9 + 448], xmm8                                  ;    99.0 p0+p3   80 k
        movdqa [r9 + 2496], xmm8                                 ;   101.0 p0+p3   81 k
        movdqa xmm8, [r8 + 464]                                  ;    46.0 p2      80 k.13
        movdqa [r9 + 464], xmm8                                  ;   103.0 p0+p3   80 k
        movdqa [r9 + 2512], xmm8                                 ;   105.0 p0+p3   81 k
        movdqa xmm8, [r8 + 480]                                  ;    47.7 p2      80 k.14
        movdqa [r9 + 480], xmm8                                  ;   107.0 p0+p3   80 k
        pxor xmm0, xmm4                                          ;    48.7 p1      81 k
        movdqa [r9 + 2304], xmm0                                 ;   109.0 p0+p3   81 k
        pxor xmm1, xmm4                                          ;    49.7 p1      81 k
        movdqa [r9 + 2320], xmm1                                 ;   111.0 p0+p3   81 k
        movdqa xmm0, [r8 + 496]                                  ;    50.7 p2      80 k.15
        movdqa [r9 + 496], xmm0                                  ;   113.0 p0+p3   80 k
        movdqa [r9 + 2544], xmm0                                 ;   115.0 p0+p3   81 k
        pxor xmm2, xmm4                                          ;    52.3 p1      81 k
        movdqa [r9 + 2336], xmm2                                 ;   117.0 p0+p3   81 k
        pxor xmm3, xmm4                                          ;    53.3 p1      81 k
        movdqa [r9 + 2384], xmm3                                 ;   119.0 p0+p3   81 k
        pxor xmm5, xmm4                                          ;    54.3 p1      81 k
        movdqa [r9 + 2400], xmm5                                 ;   121.0 p0+p3   81 k
        pxor xmm6, xmm4                                          ;    55.3 p1      81 k
        movdqa [r9 + 2432], xmm6                                 ;   123.0 p0+p3   81 k
        pxor xmm7, xmm4                                          ;    56.3 p1      81 k
        movdqa [r9 + 2464], xmm7                                 ;   125.0 p0+p3   81 k
        pxor xmm8, xmm4                                          ;    58.7 p1      81 k
        movdqa [r9 + 2528], xmm8                                 ;   127.0 p0+p3   81 k
        movdqa xmm0, [r8 + 512]                                  ;    58.3 p2      80 k.0
        movdqa [r9 + 512], xmm0                                  ;   129.0 p0+p3   80 k
        movdqa xmm1, [r8 + 528]                                  ;    59.3 p2      80 k.1
        movdqa [r9 + 528], xmm1                                  ;   131.0 p0+p3   80 k
        movdqa xmm2, [r8 + 544]                                  ;    60.3 p2      80 k.2
        movdqa [r9 + 544], xmm2                                  ;   133.0 p0+p3   80 k
        movdqa [r9 + 2592], xmm2                                 ;   135.0 p0+p3   81 k
        movdqa xmm2, [r8 + 560]                                  ;    62.0 p2      80 k.3
        movdqa [r9 + 560], xmm2                                  ;   137.0 p0+p3   80 k
        movdqa xmm3, [r8 + 576]                                  ;    63.0 p2      80 k.4
        movdqa [r9 + 576], xmm3                                  ;   139.0 p0+p3   80 k
        movdqa [r9 + 2624], xmm3                                 ;   141.0 p0+p3   81 k
        movdqa xmm3, [r8 + 592]                                  ;    64.7 p2      80 k.5
        movdqa [r9 + 592], xmm3                                  ;   143.0 p0+p3   80 k
        movdqa xmm5, [r8 + 608]                                  ;    65.7 p2      80 k.6
        movdqa [r9 + 608], xmm5                                  ;   145.0 p0+p3   80 k
        movdqa [r9 + 2656], xmm5                                 ;   147.0 p0+p3   81 k
        movdqa xmm5, [r8 + 624]                                  ;    67.3 p2      80 k.7
        movdqa [r9 + 624], xmm5                                  ;   149.0 p0+p3   80 k
        movdqa xmm6, [r8 + 640]                                  ;    68.3 p2      80 k.8
        movdqa [r9 + 640], xmm6                                  ;   151.0 p0+p3   80 k
        movdqa xmm7, [r8 + 656]                                  ;    69.3 p2      80 k.9
        movdqa [r9 + 656], xmm7                                  ;   153.0 p0+p3   80 k
        movdqa [r9 + 2704], xmm7                                 ;   155.0 p0+p3   81 k
        movdqa xmm7, [r8 + 672]                                  ;    71.0 p2      80 k.10
        movdqa [r9 + 672], xmm7                                  ;   157.0 p0+p3   80 k
        movdqa [r9 + 2720], xmm7                                 ;   159.0 p0+p3   81 k
        movdqa xmm7, [r8 + 688]                                  ;    72.7 p2      80 k.11
        movdqa [r9 + 688], xmm7                                  ;   161.0 p0+p3   80 k
        movdqa xmm8, [r8 + 704]                                  ;    73.7 p2      80 k.12
        movdqa [r9 + 704], xmm8                                  ;   163.0 p0+p3   80 k
        movdqa [r9 + 2752], xmm8                                 ;   165.0 p0+p3   81 k
        movdqa xmm8, [r8 + 720]                                  ;    75.3 p2      80 k.13
        movdqa [r9 + 720], xmm8                                  ;   167.0 p0+p3   80 k
        movdqa [r9 + 2768], xmm8                                 ;   169.0 p0+p3   81 k
        pxor xmm0, xmm4                                          ;    77.0 p1      81 k
        movdqa [r9 + 2560], xmm0                                 ;   171.0 p0+p3   81 k
        movdqa xmm0, [r8 + 736]                                  ;    79.0 p2      80 k.14
        movdqa [r9 + 736], xmm0                                  ;   173.0 p0+p3   80 k
        movdqa [r9 + 2784], xmm0                                 ;   175.0 p0+p3   81 k
        movdqa xmm0, [r8 + 752]                                  ;    83.0 p2      80 k.15
        movdqa [r9 + 752], xmm0                                  ;   177.0 p0+p3   80 k
        pxor xmm1, xmm4                                          ;    85.0 p1      81 k
        movdqa [r9 + 2576], xmm1                                 ;   179.0 p0+p3   81 k
        pxor xmm2, xmm4                                          ;    87.0 p1      81 k
        movdqa [r9 + 2608], xmm2                                 ;   181.0 p0+p3   81 k
        pxor xmm3, xmm4                                          ;    89.0 p1      81 k
        movdqa [r9 + 2640], xmm3                                 ;   183.0 p0+p3   81 k
        pxor xmm5, xmm4                                          ;    91.7 p1      81 k
        movdqa [r9 + 2672], xmm5                                 ;   185.0 p0+p3   81 k
        pxor xmm6, xmm4                                          ;    93.7 p1      81 k
        movdqa [r9 + 2688], xmm6                                 ;   187.0 p0+p3   81 k
        pxor xmm7, xmm4                                          ;    97.0 p1      81 k
        movdqa [r9 + 2736], xmm7                                 ;   189.0 p0+p3   81 k
        pxor xmm0, xmm4                                          ;    99.0 p1      81 k
        movdqa [r9 + 2800], xmm0                                 ;   191.0 p0+p3   81 k
        movdqa xmm0, [r8 + 768]                                  ;   101.0 p2      80 k.0
        movdqa [r9 + 768], xmm0                                  ;   193.0 p0+p3   80 k
        movdqa xmm1, [r8 + 784]                                  ;   103.0 p2      80 k.1
        movdqa [r9 + 784], xmm1                                  ;   195.0 p0+p3   80 k
        movdqa xmm2, [r8 + 800]                                  ;   105.7 p2      80 k.2
        movdqa [r9 + 800], xmm2                                  ;   197.0 p0+p3   80 k
        movdqa xmm3, [r8 + 816]                                  ;   107.7 p2      80 k.3
        movdqa [r9 + 816], xmm3                                  ;   199.0 p0+p3   80 k
        movdqa xmm5, [r8 + 832]                                  ;   109.7 p2      80 k.4
        movdqa [r9 + 832], xmm5                                  ;   201.0 p0+p3   80 k
        movdqa [r9 + 2880], xmm5                                 ;   203.0 p0+p3   81 k
        movdqa xmm5, [r8 + 848]                                  ;   113.0 p2      80 k.5
        movdqa [r9 + 848], xmm5                                  ;   205.0 p0+p3   80 k
        movdqa xmm6, [r8 + 864]                                  ;   115.7 p2      80 k.6
        movdqa [r9 + 864], xmm6                                  ;   207.0 p0+p3   80 k
        movdqa xmm7, [r8 + 880]                                  ;   117.7 p2      80 k.7
        movdqa [r9 + 880], xmm7                                  ;   209.0 p0+p3   80 k
        movdqa xmm8, [r8 + 896]                                  ;   119.7 p2      80 k.8
        movdqa [r9 + 896], xmm8                                  ;   211.0 p0+p3   80 k
        movdqa xmm9, [r8 + 912]                                  ;   121.7 p2      80 k.9
        movdqa [r9 + 912], xmm9                                  ;   213.0 p0+p3   80 k
        movdqa [r9 + 2960], xmm9                                 ;   215.0 p0+p3   81 k
        movdqa xmm9, [r8 + 928]                                  ;   125.0 p2      80 k.10
        movdqa [r9 + 928], xmm9                                  ;   217.0 p0+p3   80 k
        movdqa xmm10, [r8 + 944]                                 ;   127.0 p2      80 k.11
        movdqa [r9 + 944], xmm10                                 ;   219.0 p0+p3   80 k
        movdqa xmm11, [r8 + 960]                                 ;   129.0 p2      80 k.12
        movdqa [r9 + 960], xmm11                                 ;   221.0 p0+p3   80 k
        movdqa [r9 + 3008], xmm11                                ;   223.0 p0+p3   81 k
        movdqa xmm11, [r8 + 976]                                 ;   133.0 p2      80 k.13
        movdqa [r9 + 976], xmm11                                 ;   225.0 p0+p3   80 k
        movdqa [r9 + 3024], xmm11                                ;   227.0 p0+p3   81 k
        movdqa xmm11, [r8 + 992]                                 ;   137.0 p2      80 k.14
        movdqa [r9 + 992], xmm11                                 ;   229.0 p0+p3   80 k
        pxor xmm0, xmm4                                          ;   139.0 p1      81 k
        movdqa [r9 + 2816], xmm0                                 ;   231.0 p0+p3   81 k
        movdqa xmm0, [r8 + 1008]                                 ;   141.0 p2      80 k.15
        movdqa [r9 + 1008], xmm0                                 ;   233.0 p0+p3   80 k
        pxor xmm1, xmm4                                          ;   143.0 p1      81 k
        movdqa [r9 + 2832], xmm1                                 ;   235.0 p0+p3   81 k
        pxor xmm2, xmm4                                          ;   145.0 p1      81 k
        movdqa [r9 + 2848], xmm2                                 ;   237.0 p0+p3   81 k
        pxor xmm3, xmm4                                          ;   147.7 p1      81 k
        movdqa [r9 + 2864], xmm3                                 ;   239.0 p0+p3   81 k
        pxor xmm5, xmm4                                          ;   149.7 p1      81 k
        movdqa [r9 + 2896], xmm5                                 ;   241.0 p0+p3   81 k
        pxor xmm6, xmm4                                          ;   151.7 p1      81 k
        movdqa [r9 + 2912], xmm6                                 ;   243.0 p0+p3   81 k
        pxor xmm7, xmm4                                          ;   155.0 p1      81 k
        movdqa [r9 + 2928], xmm7                                 ;   245.0 p0+p3   81 k
        pxor xmm8, xmm4                                          ;   157.0 p1      81 k
        movdqa [r9 + 2944], xmm8                                 ;   247.0 p0+p3   81 k
        pxor xmm9, xmm4                                          ;   159.0 p1      81 k
        movdqa [r9 + 2976], xmm9                                 ;   249.0 p0+p3   81 k
        pxor xmm10, xmm4                                         ;   161.0 p1      81 k
        movdqa [r9 + 2992], xmm10                                ;   251.0 p0+p3   81 k
        pxor xmm11, xmm4                                         ;   163.0 p1      81 k
        movdqa [r9 + 3040], xmm11                                ;   253.0 p0+p3   81 k
        pxor xmm0, xmm4                                          ;   165.7 p1      81 k
        movdqa [r9 + 3056], xmm0                                 ;   255.0 p0+p3   81 k
        movdqa xmm0, [r8 + 1024]                                 ;   169.0 p2      80 k.0
        movdqa [r9 + 1024], xmm0                                 ;   257.0 p0+p3   80 k
        movdqa [r9 + 3072], xmm0                                 ;   259.0 p0+p3   81 k
        movdqa xmm0, [r8 + 1040]                                 ;   171.7 p2      80 k.1
        movdqa [r9 + 1040], xmm0                                 ;   261.0 p0+p3   80 k
        movdqa [r9 + 3088], xmm0                                 ;   263.0 p0+p3   81 k
        movdqa xmm0, [r8 + 1056]                                 ;   175.7 p2      80 k.2
        movdqa [r9 + 1056], xmm0                                 ;   265.0 p0+p3   80 k
        movdqa xmm1, [r8 + 1072]                                 ;   177.7 p2      80 k.3
        movdqa [r9 + 1072], xmm1                                 ;   267.0 p0+p3   80 k
        movdqa xmm2, [r8 + 1088]                                 ;   179.7 p2      80 k.4
        movdqa [r9 + 1088], xmm2                                 ;   269.0 p0+p3   80 k
        movdqa xmm3, [r8 + 1104]                                 ;   181.7 p2      80 k.5
        movdqa [r9 + 1104], xmm3                                 ;   271.0 p0+p3   80 k
        movdqa [r9 + 3152], xmm3                                 ;   273.0 p0+p3   81 k
        movdqa xmm3, [r8 + 1120]                                 ;   185.0 p2      80 k.6
        movdqa [r9 + 1120], xmm3                                 ;   275.0 p0+p3   80 k
        movdqa xmm5, [r8 + 1136]                                 ;   187.0 p2      80 k.7
        movdqa [r9 + 1136], xmm5                                 ;   277.0 p0+p3   80 k
        movdqa xmm6, [r8 + 1152]                                 ;   189.0 p2      80 k.8
        movdqa [r9 + 1152], xmm6                                 ;   279.0 p0+p3   80 k
        movdqa [r9 + 3200], xmm6                                 ;   281.0 p0+p3   81 k
        movdqa xmm6, [r8 + 1168]                                 ;   193.0 p2      80 k.9
        movdqa [r9 + 1168], xmm6                                 ;   283.0 p0+p3   80 k
        movdqa xmm7, [r8 + 1184]                                 ;   195.0 p2      80 k.10
        movdqa [r9 + 1184], xmm7                                 ;   285.0 p0+p3   80 k
        movdqa xmm8, [r8 + 1200]                                 ;   197.0 p2      80 k.11
        movdqa [r9 + 1200], xmm8                                 ;   287.0 p0+p3   80 k
        movdqa xmm9, [r8 + 1216]                                 ;   199.0 p2      80 k.12
        movdqa [r9 + 1216], xmm9                                 ;   289.0 p0+p3   80 k
        movdqa xmm10, [r8 + 1232]                                ;   201.0 p2      80 k.13
        movdqa [r9 + 1232], xmm10                                ;   291.0 p0+p3   80 k
        movdqa xmm11, [r8 + 1248]                                ;   203.0 p2      80 k.14
        movdqa [r9 + 1248], xmm11                                ;   293.0 p0+p3   80 k
        pxor xmm0, xmm4                                          ;   205.0 p1      81 k
        movdqa [r9 + 3104], xmm0                                 ;   295.0 p0+p3   81 k
        movdqa xmm0, [r8 + 1264]                                 ;   207.0 p2      80 k.15
        movdqa [r9 + 1264], xmm0                                 ;   297.0 p0+p3   80 k
        pxor xmm1, xmm4                                          ;   209.0 p1      81 k
        movdqa [r9 + 3120], xmm1                                 ;   299.0 p0+p3   81 k
        pxor xmm2, xmm4                                          ;   211.0 p1      81 k
        movdqa [r9 + 3136], xmm2                                 ;   301.0 p0+p3   81 k
        pxor xmm3, xmm4                                          ;   213.0 p1      81 k
        movdqa [r9 + 3168], xmm3                                 ;   303.0 p0+p3   81 k
        pxor xmm5, xmm4                                          ;   215.7 p1      81 k
        movdqa [r9 + 3184], xmm5                                 ;   305.0 p0+p3   81 k
        pxor xmm6, xmm4                                          ;   217.7 p1      81 k
        movdqa [r9 + 3216], xmm6                                 ;   307.0 p0+p3   81 k
        pxor xmm7, xmm4                                          ;   219.7 p1      81 k
        movdqa [r9 + 3232], xmm7                                 ;   309.0 p0+p3   81 k
        pxor xmm8, xmm4                                          ;   223.0 p1      81 k
        movdqa [r9 + 3248], xmm8                                 ;   311.0 p0+p3   81 k
        pxor xmm9, xmm4                                          ;   225.0 p1      81 k
        movdqa [r9 + 3264], xmm9                                 ;   313.0 p0+p3   81 k
        pxor xmm10, xmm4                                         ;   227.0 p1      81 k
        movdqa [r9 + 3280], xmm10                                ;   315.0 p0+p3   81 k
        pxor xmm11, xmm4                                         ;   229.0 p1      81 k
        movdqa [r9 + 3296], xmm11                                ;   317.0 p0+p3   81 k
        pxor xmm0, xmm4                                          ;   231.0 p1      81 k
        movdqa [r9 + 3312], xmm0                                 ;   319.0 p0+p3   81 k
        movdqa xmm0, [r8 + 1280]                                 ;   233.0 p2      80 k.0
        movdqa [r9 + 1280], xmm0                                 ;   321.0 p0+p3   80 k
        movdqa [r9 + 3328], xmm0                                 ;   323.0 p0+p3   81 k
        movdqa xmm0, [r8 + 1296]                                 ;   237.0 p2      80 k.1
        movdqa [r9 + 1296], xmm0                                 ;   325.0 p0+p3   80 k
        movdqa [r9 + 3344], xmm0                                 ;   327.0 p0+p3   81 k
        movdqa xmm0, [r8 + 1312]                                 ;   239.7 p2      80 k.2
        movdqa [r9 + 1312], xmm0                                 ;   329.0 p0+p3   80 k
        movdqa [r9 + 3360], xmm0                                 ;   331.0 p0+p3   81 k
        movdqa xmm0, [r8 + 1328]                                 ;   243.0 p2      80 k.3
        movdqa [r9 + 1328], xmm0                                 ;   333.0 p0+p3   80 k
        movdqa xmm1, [r8 + 1344]                                 ;   245.0 p2      80 k.4
        movdqa [r9 + 1344], xmm1                                 ;   335.0 p0+p3   80 k
        movdqa xmm2, [r8 + 1360]                                 ;   247.0 p2      80 k.5
        movdqa [r9 + 1360], xmm2                                 ;   337.0 p0+p3   80 k
        movdqa [r9 + 3408], xmm2                                 ;   339.0 p0+p3   81 k
        movdqa xmm2, [r8 + 1376]                                 ;   251.0 p2      80 k.6
        movdqa [r9 + 1376], xmm2                                 ;   341.0 p0+p3   80 k
        movdqa [r9 + 3424], xmm2                                 ;   343.0 p0+p3   81 k
        movdqa xmm2, [r8 + 1392]                                 ;   253.7 p2      80 k.7
        movdqa [r9 + 1392], xmm2                                 ;   345.0 p0+p3   80 k
        movdqa xmm3, [r8 + 1408]                                 ;   255.7 p2      80 k.8
        movdqa [r9 + 1408], xmm3                                 ;   347.0 p0+p3   80 k
        movdqa [r9 + 3456], xmm3                                 ;   349.0 p0+p3   81 k
        movdqa xmm3, [r8 + 1424]                                 ;   259.7 p2      80 k.9
        movdqa [r9 + 1424], xmm3                                 ;   351.0 p0+p3   80 k
        movdqa xmm5, [r8 + 1440]                                 ;   263.0 p2      80 k.10
        movdqa [r9 + 1440], xmm5                                 ;   353.0 p0+p3   80 k
        movdqa [r9 + 3488], xmm5                                 ;   355.0 p0+p3   81 k
        movdqa xmm5, [r8 + 1456]                                 ;   265.7 p2      80 k.11
        movdqa [r9 + 1456], xmm5                                 ;   357.0 p0+p3   80 k
        movdqa xmm6, [r8 + 1472]                                 ;   267.7 p2      80 k.12
        movdqa [r9 + 1472], xmm6                                 ;   359.0 p0+p3   80 k
        movdqa xmm7, [r8 + 1488]                                 ;   269.7 p2      80 k.13
        movdqa [r9 + 1488], xmm7                                 ;   361.0 p0+p3   80 k
        pxor xmm0, xmm4                                          ;   273.0 p1      81 k
        movdqa [r9 + 3376], xmm0                                 ;   363.0 p0+p3   81 k
        movdqa xmm0, [r8 + 1504]                                 ;   275.0 p2      80 k.14
        movdqa [r9 + 1504], xmm0                                 ;   365.0 p0+p3   80 k
        movdqa [r9 + 3552], xmm0                                 ;   367.0 p0+p3   81 k
        movdqa xmm0, [r8 + 1520]                                 ;   277.7 p2      80 k.15
        movdqa [r9 + 1520], xmm0                                 ;   369.0 p0+p3   80 k
        pxor xmm1, xmm4                                          ;   281.0 p1      81 k
        movdqa [r9 + 3392], xmm1                                 ;   371.0 p0+p3   81 k
        pxor xmm2, xmm4                                          ;   283.0 p1      81 k
        movdqa [r9 + 3440], xmm2                                 ;   373.0 p0+p3   81 k
        pxor xmm3, xmm4                                          ;   285.0 p1      81 k
        movdqa [r9 + 3472], xmm3                                 ;   375.0 p0+p3   81 k
        pxor xmm5, xmm4                                          ;   287.0 p1      81 k
        movdqa [r9 + 3504], xmm5                                 ;   377.0 p0+p3   81 k
        pxor xmm6, xmm4                                          ;   289.0 p1      81 k
        movdqa [r9 + 3520], xmm6                                 ;   379.0 p0+p3   81 k
        pxor xmm7, xmm4                                          ;   291.0 p1      81 k
        movdqa [r9 + 3536], xmm7                                 ;   381.0 p0+p3   81 k
        pxor xmm0, xmm4                                          ;   293.0 p1      81 k
        movdqa [r9 + 3568], xmm0                                 ;   383.0 p0+p3   81 k
        movdqa xmm0, [r8 + 1536]                                 ;   295.0 p2      80 k.0
        movdqa [r9 + 1536], xmm0                                 ;   385.0 p0+p3   80 k
        movdqa [r9 + 3584], xmm0                                 ;   387.0 p0+p3   81 k
        movdqa xmm0, [r8 + 1552]                                 ;   297.7 p2      80 k.1
        movdqa [r9 + 1552], xmm0                                 ;   389.0 p0+p3   80 k
        movdqa [r9 + 3600], xmm0                                 ;   391.0 p0+p3   81 k
        movdqa xmm0, [r8 + 1568]                                 ;   301.0 p2      80 k.2
        movdqa [r9 + 1568], xmm0                                 ;   393.0 p0+p3   80 k
        movdqa xmm1, [r8 + 1584]                                 ;   303.0 p2      80 k.3
        movdqa [r9 + 1584], xmm1                                 ;   395.0 p0+p3   80 k
        movdqa [r9 + 3632], xmm1                                 ;   397.0 p0+p3   81 k
        movdqa xmm1, [r8 + 1600]                                 ;   307.0 p2      80 k.4
        movdqa [r9 + 1600], xmm1                                 ;   399.0 p0+p3   80 k
        movdqa xmm2, [r8 + 1616]                                 ;   309.0 p2      80 k.5
        movdqa [r9 + 1616], xmm2                                 ;   401.0 p0+p3   80 k
        movdqa [r9 + 3664], xmm2                                 ;   403.0 p0+p3   81 k
        movdqa xmm2, [r8 + 1632]                                 ;   311.7 p2      80 k.6
        movdqa [r9 + 1632], xmm2                                 ;   405.0 p0+p3   80 k
        movdqa xmm3, [r8 + 1648]                                 ;   313.7 p2      80 k.7
        movdqa [r9 + 1648], xmm3                                 ;   407.0 p0+p3   80 k
        movdqa [r9 + 3696], xmm3                                 ;   409.0 p0+p3   81 k
        movdqa xmm3, [r8 + 1664]                                 ;   317.0 p2      80 k.8
        movdqa [r9 + 1664], xmm3                                 ;   411.0 p0+p3   80 k
        movdqa [r9 + 3712], xmm3                                 ;   413.0 p0+p3   81 k
        movdqa xmm3, [r8 + 1680]                                 ;   321.0 p2      80 k.9
        movdqa [r9 + 1680], xmm3                                 ;   415.0 p0+p3   80 k
        movdqa xmm5, [r8 + 1696]                                 ;   323.0 p2      80 k.10
        movdqa [r9 + 1696], xmm5                                 ;   417.0 p0+p3   80 k
        movdqa xmm6, [r8 + 1712]                                 ;   325.0 p2      80 k.11
        movdqa [r9 + 1712], xmm6                                 ;   419.0 p0+p3   80 k
        movdqa [r9 + 3760], xmm6                                 ;   421.0 p0+p3   81 k
        movdqa xmm6, [r8 + 1728]                                 ;   329.0 p2      80 k.12
        movdqa [r9 + 1728], xmm6                                 ;   423.0 p0+p3   80 k
        movdqa xmm7, [r8 + 1744]                                 ;   331.7 p2      80 k.13
        movdqa [r9 + 1744], xmm7                                 ;   425.0 p0+p3   80 k
        movdqa xmm8, [r8 + 1760]                                 ;   333.7 p2      80 k.14
        movdqa [r9 + 1760], xmm8                                 ;   427.0 p0+p3   80 k
        pxor xmm0, xmm4                                          ;   335.7 p1      81 k
        movdqa [r9 + 3616], xmm0                                 ;   429.0 p0+p3   81 k
        pxor xmm1, xmm4                                          ;   339.0 p1      81 k
        movdqa [r9 + 3648], xmm1                                 ;   431.0 p0+p3   81 k
        movdqa xmm0, [r8 + 1776]                                 ;   341.0 p2      80 k.15
        movdqa [r9 + 1776], xmm0                                 ;   433.0 p0+p3   80 k
        movdqa [r9 + 3824], xmm0                                 ;   435.0 p0+p3   81 k
        pxor xmm2, xmm4                                          ;   345.0 p1      81 k
        movdqa [r9 + 3680], xmm2                                 ;   437.0 p0+p3   81 k
        pxor xmm3, xmm4                                          ;   347.0 p1      81 k
        movdqa [r9 + 3728], xmm3                                 ;   439.0 p0+p3   81 k
        pxor xmm5, xmm4                                          ;   349.0 p1      81 k
        movdqa [r9 + 3744], xmm5                                 ;   441.0 p0+p3   81 k
        pxor xmm6, xmm4                                          ;   351.0 p1      81 k
        movdqa [r9 + 3776], xmm6                                 ;   443.0 p0+p3   81 k
        pxor xmm7, xmm4                                          ;   353.0 p1      81 k
        movdqa [r9 + 3792], xmm7                                 ;   445.0 p0+p3   81 k
        pxor xmm8, xmm4                                          ;   355.7 p1      81 k
        movdqa [r9 + 3808], xmm8                                 ;   447.0 p0+p3   81 k
        movdqa xmm0, [r8 + 1792]                                 ;   357.7 p2      80 k.0
        movdqa [r9 + 1792], xmm0                                 ;   449.0 p0+p3   80 k
        movdqa [r9 + 3840], xmm0                                 ;   451.0 p0+p3   81 k
        movdqa xmm0, [r8 + 1808]                                 ;   361.0 p2      80 k.1
        movdqa [r9 + 1808], xmm0                                 ;   453.0 p0+p3   80 k
        movdqa [r9 + 3856], xmm0                                 ;   455.0 p0+p3   81 k
        movdqa xmm0, [r8 + 1824]                                 ;   365.0 p2      80 k.2
        movdqa [r9 + 1824], xmm0                                 ;   457.0 p0+p3   80 k
        movdqa [r9 + 3872], xmm0                                 ;   459.0 p0+p3   81 k
        movdqa xmm0, [r8 + 1840]                                 ;   369.0 p2      80 k.3
        movdqa [r9 + 1840], xmm0                                 ;   461.0 p0+p3   80 k
        movdqa [r9 + 3888], xmm0                                 ;   463.0 p0+p3   81 k
        movdqa xmm0, [r8 + 1856]                                 ;   371.7 p2      80 k.4
        movdqa [r9 + 1856], xmm0                                 ;   465.0 p0+p3   80 k
        pxor xmm0, xmm4                                          ;   382.7 p1      81 k
        movdqa [r9 + 3904], xmm0                                 ;   467.0 p0+p3   81 k
        pshufd xmm0, xmm4, 0xe4                                  ;   375.7 p1      81 k copy
        pshufd xmm1, xmm4, 0xe4                                  ;   377.0 p1      81 k copy
        movdqa xmm2, [r8 + 1872]                                 ;   377.3 p2      80 k.5
        movdqa [r9 + 1872], xmm2                                 ;   469.0 p0+p3   80 k
        movdqa [r9 + 3920], xmm2                                 ;   471.0 p0+p3   81 k
        movdqa xmm2, [r8 + 1888]                                 ;   381.0 p2      80 k.6
        movdqa [r9 + 1888], xmm2                                 ;   473.0 p0+p3   80 k
        movdqa [r9 + 3936], xmm2                                 ;   475.0 p0+p3   81 k
        movdqa xmm2, [r8 + 1904]                                 ;   383.7 p2      80 k.7
        movdqa [r9 + 1904], xmm2                                 ;   477.0 p0+p3   80 k
        movdqa [r9 + 3952], xmm2                                 ;   479.0 p0+p3   81 k
        movdqa xmm2, [r8 + 1920]                                 ;   387.7 p2      80 k.8
        movdqa [r9 + 1920], xmm2                                 ;   481.0 p0+p3   80 k
        movdqa [r9 + 3968], xmm2                                 ;   483.0 p0+p3   81 k
        movdqa xmm2, [r8 + 1936]                                 ;   391.7 p2      80 k.9
        movdqa [r9 + 1936], xmm2                                 ;   485.0 p0+p3   80 k
        pxor xmm0, xmm2                                          ;   402.7 p1      81 k
        movdqa [r9 + 3984], xmm0                                 ;   487.0 p0+p3   81 k
        movdqa xmm0, [r8 + 1952]                                 ;   397.0 p2      80 k.10
        movdqa [r9 + 1952], xmm0                                 ;   489.0 p0+p3   80 k
        movdqa [r9 + 4000], xmm0                                 ;   491.0 p0+p3   81 k
        movdqa xmm0, [r8 + 1968]                                 ;   399.7 p2      80 k.11
        movdqa [r9 + 1968], xmm0                                 ;   493.0 p0+p3   80 k
        movdqa [r9 + 4016], xmm0                                 ;   495.0 p0+p3   81 k
        movdqa xmm0, [r8 + 1984]                                 ;   403.7 p2      80 k.12
        movdqa [r9 + 1984], xmm0                                 ;   497.0 p0+p3   80 k
        pxor xmm1, xmm0                                          ;   414.7 p1      81 k
        movdqa [r9 + 4032], xmm1                                 ;   499.0 p0+p3   81 k
        movdqa xmm0, [r8 + 2000]                                 ;   409.0 p2      80 k.13
        movdqa [r9 + 2000], xmm0                                 ;   501.0 p0+p3   80 k
        pxor xmm4, xmm0                                          ;   420.0 p1      81 k
        movdqa [r9 + 4048], xmm4                                 ;   503.0 p0+p3   81 k
        movdqa xmm0, [r8 + 2016]                                 ;   413.0 p2      80 k.14
        movdqa xmm1, [r8 + 2032]                                 ;   414.0 p2      80 k.15
        movdqa [r9 + 2016], xmm0                                 ;   505.0 p0+p3   80 k
        movdqa [r9 + 4064], xmm0                                 ;   507.0 p0+p3   81 k
        movdqa [r9 + 2032], xmm1                                 ;   509.0 p0+p3   80 k
        movdqa [r9 + 4080], xmm1                                 ;   511.0 p0+p3   81 k
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
