; kasumi_expand_compact for AMD Athlon 64, Opteron (K8), 64-bit code (athlon64-64)
; made by cipherwright 0.1.0 from ciphers/kasumi.cw (sha256 ec3290c6bf61f6e1); do not edit:
;   ./cw build kasumi_expand_compact --cpu athlon64-64 --variant bitsliced
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
;   body: 904 uops, planned 513.3; bounds: width 301.3, ports 512.0, path 4.0
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
        mov r8, qword [rsp + 0]                                  ;     0.0 agu0    80 k.0 reload
        movaps xmm0, [r8]                                        ;     5.0 agu1+agu2+fadd+fmul   80 k.0
        mov r9, qword [rsp + 8]                                  ;     3.0 agu0    80 k reload
        movaps [r9], xmm0                                        ;     7.0 agu1+agu2+fmisc   80 k
        movaps xmm1, [r8 + 16]                                   ;     5.0 agu0+agu1+fadd+fmul   80 k.1
        movaps [r9 + 16], xmm1                                   ;     7.0 agu2+agu0+fmisc   80 k
        movaps xmm2, [r8 + 32]                                   ;     5.7 agu1+agu2+fadd+fmul   80 k.2
        movaps [r9 + 32], xmm2                                   ;     7.7 agu0+agu1+fmisc   80 k
        movaps [r9 + 2080], xmm2                                 ;     8.3 agu2+agu0+fmisc   81 k
        movaps xmm2, [r8 + 48]                                   ;     8.0 agu1+agu0+fadd+fmul   80 k.3
        movaps [r9 + 48], xmm2                                   ;    10.3 agu2+agu1+fmisc   80 k
        movaps [r9 + 2096], xmm2                                 ;    12.3 agu0+agu2+fmisc   81 k
        movaps xmm2, [r8 + 64]                                   ;    10.0 agu1+agu0+fadd+fmul   80 k.4
        movaps [r9 + 64], xmm2                                   ;    14.3 agu2+agu1+fmisc   80 k
        movaps [r9 + 2112], xmm2                                 ;    16.3 agu0+agu2+fmisc   81 k
        movaps xmm2, [r8 + 80]                                   ;    12.0 agu1+agu0+fadd+fmul   80 k.5
        movaps [r9 + 80], xmm2                                   ;    18.3 agu2+agu1+fmisc   80 k
        movaps xmm3, [r8 + 96]                                   ;    13.3 agu0+agu2+fadd+fmul   80 k.6
        movaps [r9 + 96], xmm3                                   ;    20.3 agu1+agu0+fmisc   80 k
        movaps [r9 + 2144], xmm3                                 ;    22.3 agu2+agu0+fmisc   81 k
        movaps xmm3, [r8 + 112]                                  ;    15.7 agu1+agu2+fadd+fmul   80 k.7
        movaps [r9 + 112], xmm3                                  ;    24.3 agu0+agu1+fmisc   80 k
        movaps [r9 + 2160], xmm3                                 ;    26.3 agu2+agu0+fmisc   81 k
        movaps xmm3, [r8 + 128]                                  ;    18.7 agu1+agu0+fadd+fmul   80 k.8
        movaps [r9 + 128], xmm3                                  ;    28.3 agu2+agu1+fmisc   80 k
        movaps xmm4, [r8 + 144]                                  ;    21.3 agu0+agu1+fadd+fmul   80 k.9
        movaps [r9 + 144], xmm4                                  ;    30.3 agu2+agu0+fmisc   80 k
        movaps [r9 + 2192], xmm4                                 ;    32.3 agu1+agu0+fmisc   81 k
        movaps xmm4, [r8 + 160]                                  ;    24.3 agu2+agu0+fadd+fmul   80 k.10
        movaps [r9 + 160], xmm4                                  ;    34.3 agu1+agu0+fmisc   80 k
        movaps [r9 + 2208], xmm4                                 ;    36.3 agu2+agu0+fmisc   81 k
        movaps xmm4, [r8 + 176]                                  ;    28.3 agu1+agu2+fadd+fmul   80 k.11
        movaps [r9 + 176], xmm4                                  ;    38.3 agu0+agu1+fmisc   80 k
        movaps [r9 + 2224], xmm4                                 ;    40.3 agu2+agu0+fmisc   81 k
        movaps xmm4, [r8 + 192]                                  ;    32.3 agu1+agu2+fadd+fmul   80 k.12
        movaps [r9 + 192], xmm4                                  ;    42.3 agu0+agu1+fmisc   80 k
        movaps [r9 + 2240], xmm4                                 ;    44.3 agu2+agu0+fmisc   81 k
        movaps xmm4, [r8 + 208]                                  ;    36.3 agu1+agu2+fadd+fmul   80 k.13
        movaps [r9 + 208], xmm4                                  ;    46.3 agu0+agu1+fmisc   80 k
        movaps [r9 + 2256], xmm4                                 ;    48.3 agu2+agu0+fmisc   81 k
        movaps xmm4, [r8 + 224]                                  ;    40.3 agu1+agu2+fadd+fmul   80 k.14
        movaps [r9 + 224], xmm4                                  ;    50.3 agu0+agu1+fmisc   80 k
        movaps [r9 + 2272], xmm4                                 ;    52.3 agu2+agu0+fmisc   81 k
        movaps xmm4, [rel kasumi_expand_compact.T0_constants128] ;    44.3 agu1+agu2+fadd+fmul   81 k reload
        xorps xmm0, xmm4                                         ;    46.3 fadd+fmul   81 k
        movaps [r9 + 2048], xmm0                                 ;    54.3 agu0+agu1+fmisc   81 k
        movaps xmm0, [r8 + 240]                                  ;    48.3 agu2+agu0+fadd+fmul   80 k.15
        movaps [r9 + 240], xmm0                                  ;    56.3 agu1+agu0+fmisc   80 k
        movaps [r9 + 2288], xmm0                                 ;    58.3 agu2+agu1+fmisc   81 k
        xorps xmm1, xmm4                                         ;    49.0 fadd+fmul   81 k
        movaps [r9 + 2064], xmm1                                 ;    60.3 agu0+agu1+fmisc   81 k
        xorps xmm2, xmm4                                         ;    50.3 fadd+fmul   81 k
        movaps [r9 + 2128], xmm2                                 ;    62.3 agu2+agu0+fmisc   81 k
        xorps xmm3, xmm4                                         ;    52.3 fadd+fmul   81 k
        movaps [r9 + 2176], xmm3                                 ;    64.3 agu1+agu0+fmisc   81 k
        movaps xmm0, [r8 + 256]                                  ;    56.3 agu2+agu0+fadd+fmul   80 k.0
        movaps [r9 + 256], xmm0                                  ;    66.3 agu1+agu0+fmisc   80 k
        movaps xmm1, [r8 + 272]                                  ;    59.3 agu2+agu0+fadd+fmul   80 k.1
        movaps [r9 + 272], xmm1                                  ;    68.3 agu1+agu2+fmisc   80 k
        movaps xmm2, [r8 + 288]                                  ;    61.3 agu0+agu1+fadd+fmul   80 k.2
        movaps [r9 + 288], xmm2                                  ;    70.3 agu2+agu0+fmisc   80 k
        movaps xmm3, [r8 + 304]                                  ;    63.3 agu1+agu0+fadd+fmul   80 k.3
        movaps [r9 + 304], xmm3                                  ;    72.3 agu2+agu0+fmisc   80 k
        movaps [r9 + 2352], xmm3                                 ;    74.3 agu1+agu0+fmisc   81 k
        movaps xmm3, [r8 + 320]                                  ;    66.3 agu2+agu0+fadd+fmul   80 k.4
        movaps [r9 + 320], xmm3                                  ;    76.3 agu1+agu0+fmisc   80 k
        movaps [r9 + 2368], xmm3                                 ;    78.3 agu2+agu0+fmisc   81 k
        movaps xmm3, [r8 + 336]                                  ;    70.3 agu1+agu2+fadd+fmul   80 k.5
        movaps [r9 + 336], xmm3                                  ;    80.3 agu0+agu1+fmisc   80 k
        movaps xmm5, [r8 + 352]                                  ;    73.3 agu2+agu0+fadd+fmul   80 k.6
        movaps [r9 + 352], xmm5                                  ;    82.3 agu1+agu2+fmisc   80 k
        movaps xmm6, [r8 + 368]                                  ;    75.3 agu0+agu1+fadd+fmul   80 k.7
        movaps [r9 + 368], xmm6                                  ;    84.3 agu2+agu0+fmisc   80 k
        movaps [r9 + 2416], xmm6                                 ;    86.3 agu1+agu0+fmisc   81 k
        movaps xmm6, [r8 + 384]                                  ;    78.3 agu2+agu0+fadd+fmul   80 k.8
        movaps [r9 + 384], xmm6                                  ;    88.3 agu1+agu0+fmisc   80 k
        movaps xmm7, [r8 + 400]                                  ;    81.3 agu2+agu0+fadd+fmul   80 k.9
        movaps [r9 + 400], xmm7                                  ;    90.3 agu1+agu2+fmisc   80 k
        movaps [r9 + 2448], xmm7                                 ;    92.3 agu0+agu1+fmisc   81 k
        movaps xmm7, [r8 + 416]                                  ;    84.3 agu2+agu0+fadd+fmul   80 k.10
        movaps [r9 + 416], xmm7                                  ;    94.3 agu1+agu0+fmisc   80 k
        movaps xmm8, [r8 + 432]                                  ;    87.3 agu2+agu0+fadd+fmul   80 k.11
        movaps [r9 + 432], xmm8                                  ;    96.3 agu1+agu2+fmisc   80 k
        movaps [r9 + 2480], xmm8                                 ;    98.3 agu0+agu1+fmisc   81 k
        movaps xmm8, [r8 + 448]                                  ;    90.3 agu2+agu0+fadd+fmul   80 k.12
        movaps [r9 + 448], xmm8                                  ;   100.3 agu1+agu0+fmisc   80 k
        movaps [r9 + 2496], xmm8                                 ;   102.3 agu2+agu0+fmisc   81 k
        xorps xmm0, xmm4                                         ;    92.3 fadd+fmul   81 k
        movaps [r9 + 2304], xmm0                                 ;   104.3 agu1+agu2+fmisc   81 k
        movaps xmm0, [r8 + 464]                                  ;    96.3 agu0+agu1+fadd+fmul   80 k.13
        movaps [r9 + 464], xmm0                                  ;   106.3 agu2+agu0+fmisc   80 k
        movaps [r9 + 2512], xmm0                                 ;   108.3 agu1+agu0+fmisc   81 k
        xorps xmm1, xmm4                                         ;    98.3 fadd+fmul   81 k
        movaps [r9 + 2320], xmm1                                 ;   110.3 agu2+agu1+fmisc   81 k
        movaps xmm0, [r8 + 480]                                  ;   102.3 agu0+agu1+fadd+fmul   80 k.14
        movaps [r9 + 480], xmm0                                  ;   112.3 agu2+agu0+fmisc   80 k
        xorps xmm2, xmm4                                         ;   103.0 fadd+fmul   81 k
        movaps [r9 + 2336], xmm2                                 ;   114.3 agu1+agu0+fmisc   81 k
        movaps xmm1, [r8 + 496]                                  ;   106.7 agu2+agu0+fadd+fmul   80 k.15
        movaps [r9 + 496], xmm1                                  ;   116.3 agu1+agu2+fmisc   80 k
        movaps [r9 + 2544], xmm1                                 ;   118.3 agu0+agu1+fmisc   81 k
        xorps xmm3, xmm4                                         ;   108.3 fadd+fmul   81 k
        movaps [r9 + 2384], xmm3                                 ;   120.3 agu2+agu0+fmisc   81 k
        xorps xmm5, xmm4                                         ;   110.3 fadd+fmul   81 k
        movaps [r9 + 2400], xmm5                                 ;   122.3 agu1+agu0+fmisc   81 k
        xorps xmm6, xmm4                                         ;   112.3 fadd+fmul   81 k
        movaps [r9 + 2432], xmm6                                 ;   124.3 agu2+agu0+fmisc   81 k
        xorps xmm7, xmm4                                         ;   114.3 fadd+fmul   81 k
        movaps [r9 + 2464], xmm7                                 ;   126.3 agu1+agu0+fmisc   81 k
        xorps xmm0, xmm4                                         ;   116.3 fadd+fmul   81 k
        movaps [r9 + 2528], xmm0                                 ;   128.3 agu2+agu0+fmisc   81 k
        movaps xmm0, [r8 + 512]                                  ;   120.3 agu1+agu0+fadd+fmul   80 k.0
        movaps [r9 + 512], xmm0                                  ;   130.3 agu2+agu0+fmisc   80 k
        movaps xmm1, [r8 + 528]                                  ;   123.3 agu1+agu0+fadd+fmul   80 k.1
        movaps [r9 + 528], xmm1                                  ;   132.3 agu2+agu1+fmisc   80 k
        movaps xmm2, [r8 + 544]                                  ;   125.3 agu0+agu1+fadd+fmul   80 k.2
        movaps [r9 + 544], xmm2                                  ;   134.3 agu2+agu0+fmisc   80 k
        movaps [r9 + 2592], xmm2                                 ;   136.3 agu1+agu0+fmisc   81 k
        movaps xmm2, [r8 + 560]                                  ;   128.3 agu2+agu0+fadd+fmul   80 k.3
        movaps [r9 + 560], xmm2                                  ;   138.3 agu1+agu0+fmisc   80 k
        movaps xmm3, [r8 + 576]                                  ;   131.3 agu2+agu0+fadd+fmul   80 k.4
        movaps [r9 + 576], xmm3                                  ;   140.3 agu1+agu2+fmisc   80 k
        movaps [r9 + 2624], xmm3                                 ;   142.3 agu0+agu1+fmisc   81 k
        movaps xmm3, [r8 + 592]                                  ;   134.3 agu2+agu0+fadd+fmul   80 k.5
        movaps [r9 + 592], xmm3                                  ;   144.3 agu1+agu0+fmisc   80 k
        movaps xmm5, [r8 + 608]                                  ;   137.3 agu2+agu0+fadd+fmul   80 k.6
        movaps [r9 + 608], xmm5                                  ;   146.3 agu1+agu2+fmisc   80 k
        movaps [r9 + 2656], xmm5                                 ;   148.3 agu0+agu1+fmisc   81 k
        movaps xmm5, [r8 + 624]                                  ;   140.3 agu2+agu0+fadd+fmul   80 k.7
        movaps [r9 + 624], xmm5                                  ;   150.3 agu1+agu0+fmisc   80 k
        movaps xmm6, [r8 + 640]                                  ;   143.3 agu2+agu0+fadd+fmul   80 k.8
        movaps [r9 + 640], xmm6                                  ;   152.3 agu1+agu2+fmisc   80 k
        movaps xmm7, [r8 + 656]                                  ;   145.3 agu0+agu1+fadd+fmul   80 k.9
        movaps [r9 + 656], xmm7                                  ;   154.3 agu2+agu0+fmisc   80 k
        movaps [r9 + 2704], xmm7                                 ;   156.3 agu1+agu0+fmisc   81 k
        movaps xmm7, [r8 + 672]                                  ;   148.3 agu2+agu0+fadd+fmul   80 k.10
        movaps [r9 + 672], xmm7                                  ;   158.3 agu1+agu0+fmisc   80 k
        movaps [r9 + 2720], xmm7                                 ;   160.3 agu2+agu0+fmisc   81 k
        movaps xmm7, [r8 + 688]                                  ;   152.3 agu1+agu2+fadd+fmul   80 k.11
        movaps [r9 + 688], xmm7                                  ;   162.3 agu0+agu1+fmisc   80 k
        movaps xmm8, [r8 + 704]                                  ;   155.3 agu2+agu0+fadd+fmul   80 k.12
        movaps [r9 + 704], xmm8                                  ;   164.3 agu1+agu2+fmisc   80 k
        movaps [r9 + 2752], xmm8                                 ;   166.3 agu0+agu1+fmisc   81 k
        xorps xmm0, xmm4                                         ;   156.3 fadd+fmul   81 k
        movaps [r9 + 2560], xmm0                                 ;   168.3 agu2+agu0+fmisc   81 k
        movaps xmm0, [r8 + 720]                                  ;   160.3 agu1+agu0+fadd+fmul   80 k.13
        movaps [r9 + 720], xmm0                                  ;   170.3 agu2+agu0+fmisc   80 k
        movaps [r9 + 2768], xmm0                                 ;   172.3 agu1+agu0+fmisc   81 k
        xorps xmm1, xmm4                                         ;   162.3 fadd+fmul   81 k
        movaps [r9 + 2576], xmm1                                 ;   174.3 agu2+agu1+fmisc   81 k
        movaps xmm0, [r8 + 736]                                  ;   166.3 agu0+agu1+fadd+fmul   80 k.14
        movaps [r9 + 736], xmm0                                  ;   176.3 agu2+agu0+fmisc   80 k
        movaps [r9 + 2784], xmm0                                 ;   178.3 agu1+agu0+fmisc   81 k
        xorps xmm2, xmm4                                         ;   168.3 fadd+fmul   81 k
        movaps [r9 + 2608], xmm2                                 ;   180.3 agu2+agu1+fmisc   81 k
        movaps xmm0, [r8 + 752]                                  ;   172.3 agu0+agu1+fadd+fmul   80 k.15
        movaps [r9 + 752], xmm0                                  ;   182.3 agu2+agu0+fmisc   80 k
        xorps xmm3, xmm4                                         ;   173.0 fadd+fmul   81 k
        movaps [r9 + 2640], xmm3                                 ;   184.3 agu1+agu0+fmisc   81 k
        xorps xmm5, xmm4                                         ;   174.3 fadd+fmul   81 k
        movaps [r9 + 2672], xmm5                                 ;   186.3 agu2+agu0+fmisc   81 k
        xorps xmm6, xmm4                                         ;   176.3 fadd+fmul   81 k
        movaps [r9 + 2688], xmm6                                 ;   188.3 agu1+agu0+fmisc   81 k
        xorps xmm7, xmm4                                         ;   178.3 fadd+fmul   81 k
        movaps [r9 + 2736], xmm7                                 ;   190.3 agu2+agu0+fmisc   81 k
        xorps xmm0, xmm4                                         ;   180.3 fadd+fmul   81 k
        movaps [r9 + 2800], xmm0                                 ;   192.3 agu1+agu0+fmisc   81 k
        movaps xmm0, [r8 + 768]                                  ;   184.3 agu2+agu0+fadd+fmul   80 k.0
        movaps [r9 + 768], xmm0                                  ;   194.3 agu1+agu0+fmisc   80 k
        movaps xmm1, [r8 + 784]                                  ;   187.3 agu2+agu0+fadd+fmul   80 k.1
        movaps [r9 + 784], xmm1                                  ;   196.3 agu1+agu2+fmisc   80 k
        movaps xmm2, [r8 + 800]                                  ;   189.3 agu0+agu1+fadd+fmul   80 k.2
        movaps [r9 + 800], xmm2                                  ;   198.3 agu2+agu0+fmisc   80 k
        movaps xmm3, [r8 + 816]                                  ;   191.3 agu1+agu0+fadd+fmul   80 k.3
        movaps [r9 + 816], xmm3                                  ;   200.3 agu2+agu0+fmisc   80 k
        movaps xmm5, [r8 + 832]                                  ;   193.3 agu1+agu0+fadd+fmul   80 k.4
        movaps [r9 + 832], xmm5                                  ;   202.3 agu2+agu0+fmisc   80 k
        movaps [r9 + 2880], xmm5                                 ;   204.3 agu1+agu0+fmisc   81 k
        movaps xmm5, [r8 + 848]                                  ;   196.3 agu2+agu0+fadd+fmul   80 k.5
        movaps [r9 + 848], xmm5                                  ;   206.3 agu1+agu0+fmisc   80 k
        movaps xmm6, [r8 + 864]                                  ;   199.3 agu2+agu0+fadd+fmul   80 k.6
        movaps [r9 + 864], xmm6                                  ;   208.3 agu1+agu2+fmisc   80 k
        movaps xmm7, [r8 + 880]                                  ;   201.3 agu0+agu1+fadd+fmul   80 k.7
        movaps [r9 + 880], xmm7                                  ;   210.3 agu2+agu0+fmisc   80 k
        movaps xmm8, [r8 + 896]                                  ;   203.3 agu1+agu0+fadd+fmul   80 k.8
        movaps [r9 + 896], xmm8                                  ;   212.3 agu2+agu0+fmisc   80 k
        movaps xmm9, [r8 + 912]                                  ;   205.3 agu1+agu0+fadd+fmul   80 k.9
        movaps [r9 + 912], xmm9                                  ;   214.3 agu2+agu0+fmisc   80 k
        movaps [r9 + 2960], xmm9                                 ;   216.3 agu1+agu0+fmisc   81 k
        movaps xmm9, [r8 + 928]                                  ;   208.3 agu2+agu0+fadd+fmul   80 k.10
        movaps [r9 + 928], xmm9                                  ;   218.3 agu1+agu0+fmisc   80 k
        movaps xmm10, [r8 + 944]                                 ;   211.3 agu2+agu0+fadd+fmul   80 k.11
        movaps [r9 + 944], xmm10                                 ;   220.3 agu1+agu2+fmisc   80 k
        movaps xmm11, [r8 + 960]                                 ;   213.3 agu0+agu1+fadd+fmul   80 k.12
        movaps [r9 + 960], xmm11                                 ;   222.3 agu2+agu0+fmisc   80 k
        movaps [r9 + 3008], xmm11                                ;   224.3 agu1+agu0+fmisc   81 k
        xorps xmm0, xmm4                                         ;   214.3 fadd+fmul   81 k
        movaps [r9 + 2816], xmm0                                 ;   226.3 agu2+agu0+fmisc   81 k
        movaps xmm0, [r8 + 976]                                  ;   218.3 agu1+agu0+fadd+fmul   80 k.13
        movaps [r9 + 976], xmm0                                  ;   228.3 agu2+agu0+fmisc   80 k
        movaps [r9 + 3024], xmm0                                 ;   230.3 agu1+agu0+fmisc   81 k
        xorps xmm1, xmm4                                         ;   220.3 fadd+fmul   81 k
        movaps [r9 + 2832], xmm1                                 ;   232.3 agu2+agu1+fmisc   81 k
        movaps xmm0, [r8 + 992]                                  ;   224.3 agu0+agu1+fadd+fmul   80 k.14
        movaps [r9 + 992], xmm0                                  ;   234.3 agu2+agu0+fmisc   80 k
        xorps xmm2, xmm4                                         ;   225.0 fadd+fmul   81 k
        movaps [r9 + 2848], xmm2                                 ;   236.3 agu1+agu0+fmisc   81 k
        movaps xmm1, [r8 + 1008]                                 ;   228.7 agu2+agu0+fadd+fmul   80 k.15
        movaps [r9 + 1008], xmm1                                 ;   238.3 agu1+agu2+fmisc   80 k
        xorps xmm3, xmm4                                         ;   229.0 fadd+fmul   81 k
        movaps [r9 + 2864], xmm3                                 ;   240.3 agu0+agu1+fmisc   81 k
        xorps xmm5, xmm4                                         ;   230.3 fadd+fmul   81 k
        movaps [r9 + 2896], xmm5                                 ;   242.3 agu2+agu0+fmisc   81 k
        xorps xmm6, xmm4                                         ;   232.3 fadd+fmul   81 k
        movaps [r9 + 2912], xmm6                                 ;   244.3 agu1+agu0+fmisc   81 k
        xorps xmm7, xmm4                                         ;   234.3 fadd+fmul   81 k
        movaps [r9 + 2928], xmm7                                 ;   246.3 agu2+agu0+fmisc   81 k
        xorps xmm8, xmm4                                         ;   236.3 fadd+fmul   81 k
        movaps [r9 + 2944], xmm8                                 ;   248.3 agu1+agu0+fmisc   81 k
        xorps xmm9, xmm4                                         ;   238.3 fadd+fmul   81 k
        movaps [r9 + 2976], xmm9                                 ;   250.3 agu2+agu0+fmisc   81 k
        xorps xmm10, xmm4                                        ;   240.3 fadd+fmul   81 k
        movaps [r9 + 2992], xmm10                                ;   252.3 agu1+agu0+fmisc   81 k
        xorps xmm0, xmm4                                         ;   242.3 fadd+fmul   81 k
        movaps [r9 + 3040], xmm0                                 ;   254.3 agu2+agu0+fmisc   81 k
        xorps xmm1, xmm4                                         ;   244.3 fadd+fmul   81 k
        movaps [r9 + 3056], xmm1                                 ;   256.3 agu1+agu0+fmisc   81 k
        movaps xmm0, [r8 + 1024]                                 ;   248.3 agu2+agu0+fadd+fmul   80 k.0
        movaps [r9 + 1024], xmm0                                 ;   258.3 agu1+agu0+fmisc   80 k
        movaps [r9 + 3072], xmm0                                 ;   260.3 agu2+agu0+fmisc   81 k
        movaps xmm0, [r8 + 1040]                                 ;   252.3 agu1+agu2+fadd+fmul   80 k.1
        movaps [r9 + 1040], xmm0                                 ;   262.3 agu0+agu1+fmisc   80 k
        movaps [r9 + 3088], xmm0                                 ;   264.3 agu2+agu0+fmisc   81 k
        movaps xmm0, [r8 + 1056]                                 ;   256.3 agu1+agu2+fadd+fmul   80 k.2
        movaps [r9 + 1056], xmm0                                 ;   266.3 agu0+agu1+fmisc   80 k
        movaps xmm1, [r8 + 1072]                                 ;   259.3 agu2+agu0+fadd+fmul   80 k.3
        movaps [r9 + 1072], xmm1                                 ;   268.3 agu1+agu2+fmisc   80 k
        movaps xmm2, [r8 + 1088]                                 ;   261.3 agu0+agu1+fadd+fmul   80 k.4
        movaps [r9 + 1088], xmm2                                 ;   270.3 agu2+agu0+fmisc   80 k
        movaps xmm3, [r8 + 1104]                                 ;   263.3 agu1+agu0+fadd+fmul   80 k.5
        movaps [r9 + 1104], xmm3                                 ;   272.3 agu2+agu0+fmisc   80 k
        movaps [r9 + 3152], xmm3                                 ;   274.3 agu1+agu0+fmisc   81 k
        movaps xmm3, [r8 + 1120]                                 ;   266.3 agu2+agu0+fadd+fmul   80 k.6
        movaps [r9 + 1120], xmm3                                 ;   276.3 agu1+agu0+fmisc   80 k
        movaps xmm5, [r8 + 1136]                                 ;   269.3 agu2+agu0+fadd+fmul   80 k.7
        movaps [r9 + 1136], xmm5                                 ;   278.3 agu1+agu2+fmisc   80 k
        movaps xmm6, [r8 + 1152]                                 ;   271.3 agu0+agu1+fadd+fmul   80 k.8
        movaps [r9 + 1152], xmm6                                 ;   280.3 agu2+agu0+fmisc   80 k
        movaps [r9 + 3200], xmm6                                 ;   282.3 agu1+agu0+fmisc   81 k
        movaps xmm6, [r8 + 1168]                                 ;   274.3 agu2+agu0+fadd+fmul   80 k.9
        movaps [r9 + 1168], xmm6                                 ;   284.3 agu1+agu0+fmisc   80 k
        movaps xmm7, [r8 + 1184]                                 ;   277.3 agu2+agu0+fadd+fmul   80 k.10
        movaps [r9 + 1184], xmm7                                 ;   286.3 agu1+agu2+fmisc   80 k
        movaps xmm8, [r8 + 1200]                                 ;   279.3 agu0+agu1+fadd+fmul   80 k.11
        movaps [r9 + 1200], xmm8                                 ;   288.3 agu2+agu0+fmisc   80 k
        movaps xmm9, [r8 + 1216]                                 ;   281.3 agu1+agu0+fadd+fmul   80 k.12
        movaps [r9 + 1216], xmm9                                 ;   290.3 agu2+agu0+fmisc   80 k
        xorps xmm0, xmm4                                         ;   281.3 fadd+fmul   81 k
        movaps [r9 + 3104], xmm0                                 ;   292.3 agu1+agu0+fmisc   81 k
        movaps xmm0, [r8 + 1232]                                 ;   285.0 agu2+agu0+fadd+fmul   80 k.13
        movaps [r9 + 1232], xmm0                                 ;   294.3 agu1+agu2+fmisc   80 k
        xorps xmm1, xmm4                                         ;   285.0 fadd+fmul   81 k
        movaps [r9 + 3120], xmm1                                 ;   296.3 agu0+agu1+fmisc   81 k
        movaps xmm1, [r8 + 1248]                                 ;   288.7 agu2+agu0+fadd+fmul   80 k.14
        movaps [r9 + 1248], xmm1                                 ;   298.3 agu1+agu2+fmisc   80 k
        xorps xmm2, xmm4                                         ;   289.0 fadd+fmul   81 k
        movaps [r9 + 3136], xmm2                                 ;   300.3 agu0+agu1+fmisc   81 k
        movaps xmm2, [r8 + 1264]                                 ;   292.7 agu2+agu0+fadd+fmul   80 k.15
        movaps [r9 + 1264], xmm2                                 ;   302.3 agu1+agu2+fmisc   80 k
        xorps xmm3, xmm4                                         ;   293.0 fadd+fmul   81 k
        movaps [r9 + 3168], xmm3                                 ;   304.3 agu0+agu1+fmisc   81 k
        xorps xmm5, xmm4                                         ;   294.3 fadd+fmul   81 k
        movaps [r9 + 3184], xmm5                                 ;   306.3 agu2+agu0+fmisc   81 k
        xorps xmm6, xmm4                                         ;   296.3 fadd+fmul   81 k
        movaps [r9 + 3216], xmm6                                 ;   308.3 agu1+agu0+fmisc   81 k
        xorps xmm7, xmm4                                         ;   298.3 fadd+fmul   81 k
        movaps [r9 + 3232], xmm7                                 ;   310.3 agu2+agu0+fmisc   81 k
        xorps xmm8, xmm4                                         ;   300.3 fadd+fmul   81 k
        movaps [r9 + 3248], xmm8                                 ;   312.3 agu1+agu0+fmisc   81 k
        xorps xmm9, xmm4                                         ;   302.3 fadd+fmul   81 k
        movaps [r9 + 3264], xmm9                                 ;   314.3 agu2+agu0+fmisc   81 k
        xorps xmm0, xmm4                                         ;   304.3 fadd+fmul   81 k
        movaps [r9 + 3280], xmm0                                 ;   316.3 agu1+agu0+fmisc   81 k
        xorps xmm1, xmm4                                         ;   306.3 fadd+fmul   81 k
        movaps [r9 + 3296], xmm1                                 ;   318.3 agu2+agu0+fmisc   81 k
        xorps xmm2, xmm4                                         ;   308.3 fadd+fmul   81 k
        movaps [r9 + 3312], xmm2                                 ;   320.3 agu1+agu0+fmisc   81 k
        movaps xmm0, [r8 + 1280]                                 ;   312.3 agu2+agu0+fadd+fmul   80 k.0
        movaps [r9 + 1280], xmm0                                 ;   322.3 agu1+agu0+fmisc   80 k
        movaps [r9 + 3328], xmm0                                 ;   324.3 agu2+agu0+fmisc   81 k
        movaps xmm0, [r8 + 1296]                                 ;   316.3 agu1+agu2+fadd+fmul   80 k.1
        movaps [r9 + 1296], xmm0                                 ;   326.3 agu0+agu1+fmisc   80 k
        movaps [r9 + 3344], xmm0                                 ;   328.3 agu2+agu0+fmisc   81 k
        movaps xmm0, [r8 + 1312]                                 ;   320.3 agu1+agu2+fadd+fmul   80 k.2
        movaps [r9 + 1312], xmm0                                 ;   330.3 agu0+agu1+fmisc   80 k
        movaps [r9 + 3360], xmm0                                 ;   332.3 agu2+agu0+fmisc   81 k
        movaps xmm0, [r8 + 1328]                                 ;   324.3 agu1+agu2+fadd+fmul   80 k.3
        movaps [r9 + 1328], xmm0                                 ;   334.3 agu0+agu1+fmisc   80 k
        movaps xmm1, [r8 + 1344]                                 ;   327.3 agu2+agu0+fadd+fmul   80 k.4
        movaps [r9 + 1344], xmm1                                 ;   336.3 agu1+agu2+fmisc   80 k
        movaps xmm2, [r8 + 1360]                                 ;   329.3 agu0+agu1+fadd+fmul   80 k.5
        movaps [r9 + 1360], xmm2                                 ;   338.3 agu2+agu0+fmisc   80 k
        movaps [r9 + 3408], xmm2                                 ;   340.3 agu1+agu0+fmisc   81 k
        movaps xmm2, [r8 + 1376]                                 ;   332.3 agu2+agu0+fadd+fmul   80 k.6
        movaps [r9 + 1376], xmm2                                 ;   342.3 agu1+agu0+fmisc   80 k
        movaps [r9 + 3424], xmm2                                 ;   344.3 agu2+agu0+fmisc   81 k
        movaps xmm2, [r8 + 1392]                                 ;   336.3 agu1+agu2+fadd+fmul   80 k.7
        movaps [r9 + 1392], xmm2                                 ;   346.3 agu0+agu1+fmisc   80 k
        movaps xmm3, [r8 + 1408]                                 ;   339.3 agu2+agu0+fadd+fmul   80 k.8
        movaps [r9 + 1408], xmm3                                 ;   348.3 agu1+agu2+fmisc   80 k
        movaps [r9 + 3456], xmm3                                 ;   350.3 agu0+agu1+fmisc   81 k
        movaps xmm3, [r8 + 1424]                                 ;   342.3 agu2+agu0+fadd+fmul   80 k.9
        movaps [r9 + 1424], xmm3                                 ;   352.3 agu1+agu0+fmisc   80 k
        movaps xmm5, [r8 + 1440]                                 ;   345.3 agu2+agu0+fadd+fmul   80 k.10
        movaps [r9 + 1440], xmm5                                 ;   354.3 agu1+agu2+fmisc   80 k
        movaps [r9 + 3488], xmm5                                 ;   356.3 agu0+agu1+fmisc   81 k
        movaps xmm5, [r8 + 1456]                                 ;   348.3 agu2+agu0+fadd+fmul   80 k.11
        movaps [r9 + 1456], xmm5                                 ;   358.3 agu1+agu0+fmisc   80 k
        movaps xmm6, [r8 + 1472]                                 ;   351.3 agu2+agu0+fadd+fmul   80 k.12
        movaps [r9 + 1472], xmm6                                 ;   360.3 agu1+agu2+fmisc   80 k
        xorps xmm0, xmm4                                         ;   351.3 fadd+fmul   81 k
        movaps [r9 + 3376], xmm0                                 ;   362.3 agu0+agu1+fmisc   81 k
        movaps xmm0, [r8 + 1488]                                 ;   355.0 agu2+agu0+fadd+fmul   80 k.13
        movaps [r9 + 1488], xmm0                                 ;   364.3 agu1+agu2+fmisc   80 k
        xorps xmm1, xmm4                                         ;   355.0 fadd+fmul   81 k
        movaps [r9 + 3392], xmm1                                 ;   366.3 agu0+agu1+fmisc   81 k
        movaps xmm1, [r8 + 1504]                                 ;   358.7 agu2+agu0+fadd+fmul   80 k.14
        movaps [r9 + 1504], xmm1                                 ;   368.3 agu1+agu2+fmisc   80 k
        movaps [r9 + 3552], xmm1                                 ;   370.3 agu0+agu1+fmisc   81 k
        xorps xmm2, xmm4                                         ;   360.3 fadd+fmul   81 k
        movaps [r9 + 3440], xmm2                                 ;   372.3 agu2+agu0+fmisc   81 k
        movaps xmm1, [r8 + 1520]                                 ;   364.3 agu1+agu0+fadd+fmul   80 k.15
        movaps [r9 + 1520], xmm1                                 ;   374.3 agu2+agu0+fmisc   80 k
        xorps xmm3, xmm4                                         ;   365.0 fadd+fmul   81 k
        movaps [r9 + 3472], xmm3                                 ;   376.3 agu1+agu0+fmisc   81 k
        xorps xmm5, xmm4                                         ;   366.3 fadd+fmul   81 k
        movaps [r9 + 3504], xmm5                                 ;   378.3 agu2+agu0+fmisc   81 k
        xorps xmm6, xmm4                                         ;   368.3 fadd+fmul   81 k
        movaps [r9 + 3520], xmm6                                 ;   380.3 agu1+agu0+fmisc   81 k
        xorps xmm0, xmm4                                         ;   370.3 fadd+fmul   81 k
        movaps [r9 + 3536], xmm0                                 ;   382.3 agu2+agu0+fmisc   81 k
        xorps xmm1, xmm4                                         ;   372.3 fadd+fmul   81 k
        movaps [r9 + 3568], xmm1                                 ;   384.3 agu1+agu0+fmisc   81 k
        movaps xmm0, [r8 + 1536]                                 ;   376.3 agu2+agu0+fadd+fmul   80 k.0
        movaps [r9 + 1536], xmm0                                 ;   386.3 agu1+agu0+fmisc   80 k
        movaps [r9 + 3584], xmm0                                 ;   388.3 agu2+agu0+fmisc   81 k
        movaps xmm0, [r8 + 1552]                                 ;   380.3 agu1+agu2+fadd+fmul   80 k.1
        movaps [r9 + 1552], xmm0                                 ;   390.3 agu0+agu1+fmisc   80 k
        movaps [r9 + 3600], xmm0                                 ;   392.3 agu2+agu0+fmisc   81 k
        movaps xmm0, [r8 + 1568]                                 ;   384.3 agu1+agu2+fadd+fmul   80 k.2
        movaps [r9 + 1568], xmm0                                 ;   394.3 agu0+agu1+fmisc   80 k
        movaps xmm1, [r8 + 1584]                                 ;   387.3 agu2+agu0+fadd+fmul   80 k.3
        movaps [r9 + 1584], xmm1                                 ;   396.3 agu1+agu2+fmisc   80 k
        movaps [r9 + 3632], xmm1                                 ;   398.3 agu0+agu1+fmisc   81 k
        movaps xmm1, [r8 + 1600]                                 ;   390.3 agu2+agu0+fadd+fmul   80 k.4
        movaps [r9 + 1600], xmm1                                 ;   400.3 agu1+agu0+fmisc   80 k
        movaps xmm2, [r8 + 1616]                                 ;   393.3 agu2+agu0+fadd+fmul   80 k.5
        movaps [r9 + 1616], xmm2                                 ;   402.3 agu1+agu2+fmisc   80 k
        movaps [r9 + 3664], xmm2                                 ;   404.3 agu0+agu1+fmisc   81 k
        movaps xmm2, [r8 + 1632]                                 ;   396.3 agu2+agu0+fadd+fmul   80 k.6
        movaps [r9 + 1632], xmm2                                 ;   406.3 agu1+agu0+fmisc   80 k
        movaps xmm3, [r8 + 1648]                                 ;   399.3 agu2+agu0+fadd+fmul   80 k.7
        movaps [r9 + 1648], xmm3                                 ;   408.3 agu1+agu2+fmisc   80 k
        movaps [r9 + 3696], xmm3                                 ;   410.3 agu0+agu1+fmisc   81 k
        movaps xmm3, [r8 + 1664]                                 ;   402.3 agu2+agu0+fadd+fmul   80 k.8
        movaps [r9 + 1664], xmm3                                 ;   412.3 agu1+agu0+fmisc   80 k
        movaps [r9 + 3712], xmm3                                 ;   414.3 agu2+agu0+fmisc   81 k
        movaps xmm3, [r8 + 1680]                                 ;   406.3 agu1+agu2+fadd+fmul   80 k.9
        movaps [r9 + 1680], xmm3                                 ;   416.3 agu0+agu1+fmisc   80 k
        movaps xmm5, [r8 + 1696]                                 ;   409.3 agu2+agu0+fadd+fmul   80 k.10
        movaps [r9 + 1696], xmm5                                 ;   418.3 agu1+agu2+fmisc   80 k
        movaps xmm6, [r8 + 1712]                                 ;   411.3 agu0+agu1+fadd+fmul   80 k.11
        movaps [r9 + 1712], xmm6                                 ;   420.3 agu2+agu0+fmisc   80 k
        movaps [r9 + 3760], xmm6                                 ;   422.3 agu1+agu0+fmisc   81 k
        movaps xmm6, [r8 + 1728]                                 ;   414.3 agu2+agu0+fadd+fmul   80 k.12
        movaps [r9 + 1728], xmm6                                 ;   424.3 agu1+agu0+fmisc   80 k
        xorps xmm0, xmm4                                         ;   415.0 fadd+fmul   81 k
        movaps [r9 + 3616], xmm0                                 ;   426.3 agu2+agu0+fmisc   81 k
        movaps xmm0, [r8 + 1744]                                 ;   418.7 agu1+agu0+fadd+fmul   80 k.13
        movaps [r9 + 1744], xmm0                                 ;   428.3 agu2+agu1+fmisc   80 k
        xorps xmm1, xmm4                                         ;   419.0 fadd+fmul   81 k
        movaps [r9 + 3648], xmm1                                 ;   430.3 agu0+agu1+fmisc   81 k
        movaps xmm1, [r8 + 1760]                                 ;   422.7 agu2+agu0+fadd+fmul   80 k.14
        movaps [r9 + 1760], xmm1                                 ;   432.3 agu1+agu2+fmisc   80 k
        xorps xmm2, xmm4                                         ;   423.0 fadd+fmul   81 k
        movaps [r9 + 3680], xmm2                                 ;   434.3 agu0+agu1+fmisc   81 k
        movaps xmm2, [r8 + 1776]                                 ;   426.7 agu2+agu0+fadd+fmul   80 k.15
        movaps [r9 + 1776], xmm2                                 ;   436.3 agu1+agu2+fmisc   80 k
        movaps [r9 + 3824], xmm2                                 ;   438.3 agu0+agu1+fmisc   81 k
        xorps xmm3, xmm4                                         ;   428.3 fadd+fmul   81 k
        movaps [r9 + 3728], xmm3                                 ;   440.3 agu2+agu0+fmisc   81 k
        xorps xmm5, xmm4                                         ;   430.3 fadd+fmul   81 k
        movaps [r9 + 3744], xmm5                                 ;   442.3 agu1+agu0+fmisc   81 k
        xorps xmm6, xmm4                                         ;   432.3 fadd+fmul   81 k
        movaps [r9 + 3776], xmm6                                 ;   444.3 agu2+agu0+fmisc   81 k
        xorps xmm0, xmm4                                         ;   434.3 fadd+fmul   81 k
        movaps [r9 + 3792], xmm0                                 ;   446.3 agu1+agu0+fmisc   81 k
        xorps xmm1, xmm4                                         ;   436.3 fadd+fmul   81 k
        movaps [r9 + 3808], xmm1                                 ;   448.3 agu2+agu0+fmisc   81 k
        movaps xmm0, [r8 + 1792]                                 ;   440.3 agu1+agu0+fadd+fmul   80 k.0
        movaps [r9 + 1792], xmm0                                 ;   450.3 agu2+agu0+fmisc   80 k
        movaps [r9 + 3840], xmm0                                 ;   452.3 agu1+agu0+fmisc   81 k
        movaps xmm0, [r8 + 1808]                                 ;   444.3 agu2+agu1+fadd+fmul   80 k.1
        movaps [r9 + 1808], xmm0                                 ;   454.3 agu0+agu1+fmisc   80 k
        movaps [r9 + 3856], xmm0                                 ;   456.3 agu2+agu0+fmisc   81 k
        movaps xmm0, [r8 + 1824]                                 ;   448.3 agu1+agu2+fadd+fmul   80 k.2
        movaps [r9 + 1824], xmm0                                 ;   458.3 agu0+agu1+fmisc   80 k
        movaps [r9 + 3872], xmm0                                 ;   460.3 agu2+agu0+fmisc   81 k
        movaps xmm0, [r8 + 1840]                                 ;   452.3 agu1+agu2+fadd+fmul   80 k.3
        movaps [r9 + 1840], xmm0                                 ;   462.3 agu0+agu1+fmisc   80 k
        movaps [r9 + 3888], xmm0                                 ;   464.3 agu2+agu0+fmisc   81 k
        movaps xmm0, [r8 + 1856]                                 ;   456.3 agu1+agu2+fadd+fmul   80 k.4
        movaps [r9 + 1856], xmm0                                 ;   466.3 agu0+agu1+fmisc   80 k
        xorps xmm0, xmm4                                         ;   458.3 fadd+fmul   81 k
        movaps [r9 + 3904], xmm0                                 ;   468.3 agu2+agu0+fmisc   81 k
        movaps xmm0, xmm4                                        ;   459.0 fadd+fmul   81 k copy
        movaps xmm1, xmm4                                        ;   460.0 fadd+fmul   81 k copy
        movaps xmm2, [r8 + 1872]                                 ;   463.0 agu1+agu0+fadd+fmul   80 k.5
        movaps [r9 + 1872], xmm2                                 ;   470.3 agu2+agu0+fmisc   80 k
        movaps [r9 + 3920], xmm2                                 ;   472.3 agu1+agu2+fmisc   81 k
        movaps xmm2, [r8 + 1888]                                 ;   465.3 agu0+agu1+fadd+fmul   80 k.6
        movaps [r9 + 1888], xmm2                                 ;   474.3 agu2+agu0+fmisc   80 k
        movaps [r9 + 3936], xmm2                                 ;   476.3 agu1+agu0+fmisc   81 k
        movaps xmm2, [r8 + 1904]                                 ;   468.3 agu2+agu0+fadd+fmul   80 k.7
        movaps [r9 + 1904], xmm2                                 ;   478.3 agu1+agu0+fmisc   80 k
        movaps [r9 + 3952], xmm2                                 ;   480.3 agu2+agu0+fmisc   81 k
        movaps xmm2, [r8 + 1920]                                 ;   472.3 agu1+agu2+fadd+fmul   80 k.8
        movaps [r9 + 1920], xmm2                                 ;   482.3 agu0+agu1+fmisc   80 k
        movaps [r9 + 3968], xmm2                                 ;   484.3 agu2+agu0+fmisc   81 k
        movaps xmm2, [r8 + 1936]                                 ;   476.3 agu1+agu2+fadd+fmul   80 k.9
        movaps [r9 + 1936], xmm2                                 ;   486.3 agu0+agu1+fmisc   80 k
        xorps xmm0, xmm2                                         ;   478.3 fadd+fmul   81 k
        movaps [r9 + 3984], xmm0                                 ;   488.3 agu2+agu0+fmisc   81 k
        movaps xmm0, [r8 + 1952]                                 ;   481.3 agu1+agu0+fadd+fmul   80 k.10
        movaps [r9 + 1952], xmm0                                 ;   490.3 agu2+agu1+fmisc   80 k
        movaps [r9 + 4000], xmm0                                 ;   492.3 agu0+agu1+fmisc   81 k
        movaps xmm0, [r8 + 1968]                                 ;   484.3 agu2+agu0+fadd+fmul   80 k.11
        movaps [r9 + 1968], xmm0                                 ;   494.3 agu1+agu0+fmisc   80 k
        movaps [r9 + 4016], xmm0                                 ;   496.3 agu2+agu0+fmisc   81 k
        movaps xmm0, [r8 + 1984]                                 ;   488.3 agu1+agu2+fadd+fmul   80 k.12
        movaps [r9 + 1984], xmm0                                 ;   498.3 agu0+agu1+fmisc   80 k
        xorps xmm1, xmm0                                         ;   490.3 fadd+fmul   81 k
        movaps [r9 + 4032], xmm1                                 ;   500.3 agu2+agu0+fmisc   81 k
        movaps xmm0, [r8 + 2000]                                 ;   493.3 agu1+agu0+fadd+fmul   80 k.13
        movaps [r9 + 2000], xmm0                                 ;   502.3 agu2+agu1+fmisc   80 k
        xorps xmm4, xmm0                                         ;   495.3 fadd+fmul   81 k
        movaps [r9 + 4048], xmm4                                 ;   504.3 agu0+agu1+fmisc   81 k
        movaps xmm0, [r8 + 2016]                                 ;   497.3 agu2+agu0+fadd+fmul   80 k.14
        movaps xmm1, [r8 + 2032]                                 ;   498.3 agu1+agu0+fadd+fmul   80 k.15
        movaps [r9 + 2016], xmm0                                 ;   506.3 agu2+agu0+fmisc   80 k
        movaps [r9 + 4064], xmm0                                 ;   508.3 agu1+agu0+fmisc   81 k
        movaps [r9 + 2032], xmm1                                 ;   510.3 agu2+agu0+fmisc   80 k
        movaps [r9 + 4080], xmm1                                 ;   512.3 agu1+agu2+fmisc   81 k
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
