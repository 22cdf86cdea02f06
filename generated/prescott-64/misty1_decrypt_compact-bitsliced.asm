; misty1_decrypt_compact for Intel Pentium 4 (Prescott with EM64T, 64-bit) (prescott-64)
; made by cipherwright 0.1.0 from ciphers/misty1.cw (sha256 553b4747b909f075); do not edit:
;   ./cw build misty1_decrypt_compact --cpu prescott-64 --variant bitsliced
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
;   body: 5 uops, planned 6.0; bounds: width 1.7, ports 2.0, path 2.0
;   blocks: 434 uops, planned 159.0; bounds: width 144.7, ports 146.0, path 19.0
;   blocks/rounds: 6104 uops, planned 2542.0; bounds: width 2034.7, ports 2467.0, path 149.0
;   blocks.2: 198 uops, planned 132.7; bounds: width 66.0, ports 132.0, path 1.0
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
        push rbp                                                   ;                    preserved
        push r12                                                   ;                    preserved
        push r13                                                   ;                    preserved
        push r14                                                   ;                    preserved
        push r15                                                   ;                    preserved
        sub rsp, 0x900                                             ;                    frame
        lea rbp, [rsp + 128]                                       ;                    frame
        mov dword [rbp + 2168], ecx                                ;                    argument
        mov qword [rbp + 2064], rsi                                ;                    argument
        mov qword [rbp + 2080], rdi                                ;                    argument
        mov qword [rbp + 2160], rdx                                ;                    argument
        mov r8d, dword [rbp + 2168]                                ;     0.0 p2     143 blocks
        shl r8, 0xa                                                ;     4.0 p1     143 blocks
        add r8, qword [rbp + 2064]                                 ;     5.0 p2+p0  143 blocks
        mov qword [rbp + 2072], r8                                 ;     6.0 p0+p3  143 blocks
        cmp dword [rbp + 2168], 0                                  ;                    no blocks?
        je .blocks_1_done
        align 16
.blocks_1:
        mov r8, qword [rbp + 2064]                                 ;     0.0 p2     124 r.0 reload
        movdqa xmm0, [r8 + 512]                                    ;     4.0 p2     125 l.0
        pshufd xmm1, xmm0, 0xe4                                    ;    15.0 p1      66 l copy
        mov r9, qword [rbp + 2080]                                 ;     2.0 p2      86 r.0 reload
        por xmm1, [r9 + 2560]                                      ;    19.0 p2+p1   66 l
        pxor xmm1, [r8 + 768]                                      ;    21.0 p2+p1   66 l
        movdqa [rbp - 128], xmm1                                   ;    23.0 p0+p3  126 rounds
        pand xmm1, [r9 + 1024]                                     ;    23.0 p2+p1   67 l
        pxor xmm0, xmm1                                            ;    25.0 p1      67 l
        movdqa xmm1, [r8 + 528]                                    ;     6.0 p2     125 l.1
        movdqa [rbp - 112], xmm0                                   ;    27.0 p0+p3  126 rounds
        pshufd xmm0, xmm1, 0xe4                                    ;    17.0 p1      66 l copy
        por xmm0, [r9 + 2576]                                      ;    21.0 p2+p1   66 l
        pxor xmm0, [r8 + 784]                                      ;    23.0 p2+p1   66 l
        movdqa [rbp - 96], xmm0                                    ;    25.0 p0+p3  126 rounds
        pand xmm0, [r9 + 1040]                                     ;    25.0 p2+p1   67 l
        pxor xmm1, xmm0                                            ;    27.0 p1      67 l
        movdqa xmm0, [r8 + 544]                                    ;    10.0 p2     125 l.2
        movdqa [rbp - 80], xmm1                                    ;    29.0 p0+p3  126 rounds
        movdqa xmm1, xmm0                                          ;    21.0 p0      66 l copy
        por xmm1, [r9 + 2592]                                      ;    28.0 p2+p1   66 l
        pxor xmm1, [r8 + 800]                                      ;    30.0 p2+p1   66 l
        movdqa [rbp - 64], xmm1                                    ;    32.0 p0+p3  126 rounds
        pand xmm1, [r9 + 1056]                                     ;    32.0 p2+p1   67 l
        pxor xmm0, xmm1                                            ;    34.0 p1      67 l
        movdqa xmm1, [r8 + 560]                                    ;    14.0 p2     125 l.3
        movdqa [rbp - 48], xmm0                                    ;    36.0 p0+p3  126 rounds
        movdqa xmm0, xmm1                                          ;    25.0 p0      66 l copy
        por xmm0, [r9 + 2608]                                      ;    32.0 p2+p1   66 l
        pxor xmm0, [r8 + 816]                                      ;    34.0 p2+p1   66 l
        movdqa [rbp - 32], xmm0                                    ;    36.0 p0+p3  126 rounds
        pand xmm0, [r9 + 1072]                                     ;    36.0 p2+p1   67 l
        pxor xmm1, xmm0                                            ;    38.0 p1      67 l
        movdqa xmm0, [r8 + 576]                                    ;    18.0 p2     125 l.4
        movdqa [rbp - 16], xmm1                                    ;    40.0 p0+p3  126 rounds
        pshufd xmm1, xmm0, 0xe4                                    ;    29.0 p1      66 l copy
        por xmm1, [r9 + 2624]                                      ;    33.0 p2+p1   66 l
        pxor xmm1, [r8 + 832]                                      ;    35.0 p2+p1   66 l
        movdqa [rbp + 0], xmm1                                     ;    37.0 p0+p3  126 rounds
        pand xmm1, [r9 + 1088]                                     ;    37.0 p2+p1   67 l
        pxor xmm0, xmm1                                            ;    39.0 p1      67 l
        movdqa xmm1, [r8 + 592]                                    ;    22.0 p2     125 l.5
        movdqa [rbp + 16], xmm0                                    ;    41.0 p0+p3  126 rounds
        movdqa xmm0, [r8 + 592]                                    ;    23.0 p2      66 l copy
        por xmm0, [r9 + 2640]                                      ;    34.0 p2+p1   66 l
        pxor xmm0, [r8 + 848]                                      ;    36.0 p2+p1   66 l
        movdqa [rbp + 32], xmm0                                    ;    38.0 p0+p3  126 rounds
        pand xmm0, [r9 + 1104]                                     ;    38.0 p2+p1   67 l
        pxor xmm1, xmm0                                            ;    40.0 p1      67 l
        movdqa xmm0, [r8 + 608]                                    ;    27.0 p2     125 l.6
        movdqa [rbp + 48], xmm1                                    ;    42.0 p0+p3  126 rounds
        movdqa xmm1, xmm0                                          ;    38.0 p0      66 l copy
        por xmm1, [r9 + 2656]                                      ;    45.0 p2+p1   66 l
        pxor xmm1, [r8 + 864]                                      ;    47.0 p2+p1   66 l
        movdqa [rbp + 64], xmm1                                    ;    49.0 p0+p3  126 rounds
        pand xmm1, [r9 + 1120]                                     ;    49.0 p2+p1   67 l
        movdqa xmm2, [r8 + 624]                                    ;    31.0 p2     125 l.7
        pxor xmm0, xmm1                                            ;    51.0 p1      67 l
        movdqa [rbp + 80], xmm0                                    ;    53.0 p0+p3  126 rounds
        pshufd xmm0, xmm2, 0xe4                                    ;    42.0 p1      66 l copy
        por xmm0, [r9 + 2672]                                      ;    46.0 p2+p1   66 l
        pxor xmm0, [r8 + 880]                                      ;    48.0 p2+p1   66 l
        movdqa [rbp + 96], xmm0                                    ;    50.0 p0+p3  126 rounds
        pand xmm0, [r9 + 1136]                                     ;    50.0 p2+p1   67 l
        movdqa xmm1, [r8 + 640]                                    ;    35.0 p2     125 l.8
        pxor xmm2, xmm0                                            ;    52.0 p1      67 l
        movdqa [rbp + 112], xmm2                                   ;    54.0 p0+p3  126 rounds
        movdqa xmm0, [r8 + 640]                                    ;    36.0 p2      66 l copy
        por xmm0, [r9 + 2688]                                      ;    47.0 p2+p1   66 l
        pxor xmm0, [r8 + 896]                                      ;    49.0 p2+p1   66 l
        movdqa [rbp + 128], xmm0                                   ;    51.0 p0+p3  126 rounds
        pand xmm0, [r9 + 1152]                                     ;    51.0 p2+p1   67 l
        pxor xmm1, xmm0                                            ;    53.0 p1      67 l
        movdqa xmm0, [r8 + 656]                                    ;    40.0 p2     125 l.9
        movdqa [rbp + 144], xmm1                                   ;    55.0 p0+p3  126 rounds
        movdqa xmm1, xmm0                                          ;    51.0 p0      66 l copy
        por xmm1, [r9 + 2704]                                      ;    58.0 p2+p1   66 l
        pxor xmm1, [r8 + 912]                                      ;    60.0 p2+p1   66 l
        movdqa [rbp + 160], xmm1                                   ;    62.0 p0+p3  126 rounds
        pand xmm1, [r9 + 1168]                                     ;    62.0 p2+p1   67 l
        pxor xmm0, xmm1                                            ;    64.0 p1      67 l
        movdqa xmm1, [r8 + 672]                                    ;    44.0 p2     125 l.10
        movdqa [rbp + 176], xmm0                                   ;    66.0 p0+p3  126 rounds
        pshufd xmm0, xmm1, 0xe4                                    ;    55.0 p1      66 l copy
        por xmm0, [r9 + 2720]                                      ;    59.0 p2+p1   66 l
        pxor xmm0, [r8 + 928]                                      ;    61.0 p2+p1   66 l
        movdqa [rbp + 192], xmm0                                   ;    63.0 p0+p3  126 rounds
        pand xmm0, [r9 + 1184]                                     ;    63.0 p2+p1   67 l
        pxor xmm1, xmm0                                            ;    65.0 p1      67 l
        movdqa xmm0, [r8 + 688]                                    ;    48.0 p2     125 l.11
        movdqa [rbp + 208], xmm1                                   ;    67.0 p0+p3  126 rounds
        movdqa xmm1, [r8 + 688]                                    ;    49.0 p2      66 l copy
        por xmm1, [r9 + 2736]                                      ;    60.0 p2+p1   66 l
        pxor xmm1, [r8 + 944]                                      ;    62.0 p2+p1   66 l
        movdqa [rbp + 224], xmm1                                   ;    64.0 p0+p3  126 rounds
        pand xmm1, [r9 + 1200]                                     ;    64.0 p2+p1   67 l
        pxor xmm0, xmm1                                            ;    66.0 p1      67 l
        movdqa xmm1, [r8 + 704]                                    ;    53.0 p2     125 l.12
        movdqa [rbp + 240], xmm0                                   ;    68.0 p0+p3  126 rounds
        movdqa xmm0, xmm1                                          ;    64.0 p0      66 l copy
        por xmm0, [r9 + 2752]                                      ;    71.0 p2+p1   66 l
        pxor xmm0, [r8 + 960]                                      ;    73.0 p2+p1   66 l
        movdqa [rbp + 256], xmm0                                   ;    75.0 p0+p3  126 rounds
        pand xmm0, [r9 + 1216]                                     ;    75.0 p2+p1   67 l
        pxor xmm1, xmm0                                            ;    77.0 p1      67 l
        movdqa xmm0, [r8 + 720]                                    ;    57.0 p2     125 l.13
        movdqa [rbp + 272], xmm1                                   ;    79.0 p0+p3  126 rounds
        pshufd xmm1, xmm0, 0xe4                                    ;    68.0 p1      66 l copy
        por xmm1, [r9 + 2768]                                      ;    72.0 p2+p1   66 l
        pxor xmm1, [r8 + 976]                                      ;    74.0 p2+p1   66 l
        movdqa [rbp + 288], xmm1                                   ;    76.0 p0+p3  126 rounds
        pand xmm1, [r9 + 1232]                                     ;    76.0 p2+p1   67 l
        pxor xmm0, xmm1                                            ;    78.0 p1      67 l
        movdqa xmm1, [r8 + 736]                                    ;    61.0 p2     125 l.14
        movdqa [rbp + 304], xmm0                                   ;    80.0 p0+p3  126 rounds
        movdqa xmm0, [r8 + 736]                                    ;    62.0 p2      66 l copy
        por xmm0, [r9 + 2784]                                      ;    73.0 p2+p1   66 l
        pxor xmm0, [r8 + 992]                                      ;    75.0 p2+p1   66 l
        movdqa [rbp + 320], xmm0                                   ;    77.0 p0+p3  126 rounds
        pand xmm0, [r9 + 1248]                                     ;    77.0 p2+p1   67 l
        pxor xmm1, xmm0                                            ;    79.0 p1      67 l
        movdqa xmm0, [r8 + 752]                                    ;    66.0 p2     125 l.15
        movdqa [rbp + 336], xmm1                                   ;    81.0 p0+p3  126 rounds
        movdqa xmm1, xmm0                                          ;    77.0 p0      66 l copy
        por xmm1, [r9 + 2800]                                      ;    84.0 p2+p1   66 l
        pxor xmm1, [r8 + 1008]                                     ;    86.0 p2+p1   66 l
        movdqa [rbp + 352], xmm1                                   ;    88.0 p0+p3  126 rounds
        pand xmm1, [r9 + 1264]                                     ;    88.0 p2+p1   67 l
        movdqa xmm2, [r8]                                          ;    70.0 p2     124 r.0
        pxor xmm0, xmm1                                            ;    90.0 p1      67 l
        movdqa [rbp + 368], xmm0                                   ;    92.0 p0+p3  126 rounds
        pshufd xmm0, xmm2, 0xe4                                    ;    81.0 p1      66 l copy
        por xmm0, [r9]                                             ;    85.0 p2+p1   66 l
        pxor xmm0, [r8 + 256]                                      ;    87.0 p2+p1   66 l
        movdqa [rbp + 384], xmm0                                   ;    89.0 p0+p3  126 rounds
        pand xmm0, [r9 + 3584]                                     ;    89.0 p2+p1   67 l
        pxor xmm2, xmm0                                            ;    91.0 p1      67 l
        movdqa xmm0, [r8 + 16]                                     ;    74.0 p2     124 r.1
        movdqa [rbp + 400], xmm2                                   ;    93.0 p0+p3  126 rounds
        movdqa xmm1, [r8 + 16]                                     ;    75.0 p2      66 l copy
        por xmm1, [r9 + 16]                                        ;    86.0 p2+p1   66 l
        pxor xmm1, [r8 + 272]                                      ;    88.0 p2+p1   66 l
        movdqa [rbp + 416], xmm1                                   ;    90.0 p0+p3  126 rounds
        pand xmm1, [r9 + 3600]                                     ;    90.0 p2+p1   67 l
        pxor xmm0, xmm1                                            ;    92.0 p1      67 l
        movdqa xmm1, [r8 + 32]                                     ;    79.0 p2     124 r.2
        movdqa [rbp + 432], xmm0                                   ;    94.0 p0+p3  126 rounds
        movdqa xmm0, xmm1                                          ;    90.0 p0      66 l copy
        por xmm0, [r9 + 32]                                        ;    97.0 p2+p1   66 l
        pxor xmm0, [r8 + 288]                                      ;    99.0 p2+p1   66 l
        movdqa [rbp + 448], xmm0                                   ;   101.0 p0+p3  126 rounds
        pand xmm0, [r9 + 3616]                                     ;   101.0 p2+p1   67 l
        pxor xmm1, xmm0                                            ;   103.0 p1      67 l
        movdqa xmm0, [r8 + 48]                                     ;    83.0 p2     124 r.3
        movdqa [rbp + 464], xmm1                                   ;   105.0 p0+p3  126 rounds
        pshufd xmm1, xmm0, 0xe4                                    ;    94.0 p1      66 l copy
        por xmm1, [r9 + 48]                                        ;    98.0 p2+p1   66 l
        pxor xmm1, [r8 + 304]                                      ;   100.0 p2+p1   66 l
        movdqa [rbp + 480], xmm1                                   ;   102.0 p0+p3  126 rounds
        pand xmm1, [r9 + 3632]                                     ;   102.0 p2+p1   67 l
        pxor xmm0, xmm1                                            ;   104.0 p1      67 l
        movdqa xmm1, [r8 + 64]                                     ;    87.0 p2     124 r.4
        movdqa [rbp + 496], xmm0                                   ;   106.0 p0+p3  126 rounds
        movdqa xmm0, [r8 + 64]                                     ;    88.0 p2      66 l copy
        por xmm0, [r9 + 64]                                        ;    99.0 p2+p1   66 l
        pxor xmm0, [r8 + 320]                                      ;   101.0 p2+p1   66 l
        movdqa [rbp + 512], xmm0                                   ;   103.0 p0+p3  126 rounds
        pand xmm0, [r9 + 3648]                                     ;   103.0 p2+p1   67 l
        pxor xmm1, xmm0                                            ;   105.0 p1      67 l
        movdqa xmm0, [r8 + 80]                                     ;    92.0 p2     124 r.5
        movdqa [rbp + 528], xmm1                                   ;   107.0 p0+p3  126 rounds
        movdqa xmm1, xmm0                                          ;   103.0 p0      66 l copy
        por xmm1, [r9 + 80]                                        ;   110.0 p2+p1   66 l
        pxor xmm1, [r8 + 336]                                      ;   112.0 p2+p1   66 l
        movdqa [rbp + 544], xmm1                                   ;   114.0 p0+p3  126 rounds
        pand xmm1, [r9 + 3664]                                     ;   114.0 p2+p1   67 l
        pxor xmm0, xmm1                                            ;   116.0 p1      67 l
        movdqa xmm1, [r8 + 96]                                     ;    96.0 p2     124 r.6
        movdqa [rbp + 560], xmm0                                   ;   118.0 p0+p3  126 rounds
        pshufd xmm0, xmm1, 0xe4                                    ;   107.0 p1      66 l copy
        por xmm0, [r9 + 96]                                        ;   111.0 p2+p1   66 l
        pxor xmm0, [r8 + 352]                                      ;   113.0 p2+p1   66 l
        movdqa [rbp + 576], xmm0                                   ;   115.0 p0+p3  126 rounds
        pand xmm0, [r9 + 3680]                                     ;   115.0 p2+p1   67 l
        movdqa xmm2, [r8 + 112]                                    ;   100.0 p2     124 r.7
        pxor xmm1, xmm0                                            ;   117.0 p1      67 l
        movdqa [rbp + 592], xmm1                                   ;   119.0 p0+p3  126 rounds
        movdqa xmm0, [r8 + 112]                                    ;   101.0 p2      66 l copy
        por xmm0, [r9 + 112]                                       ;   112.0 p2+p1   66 l
        pxor xmm0, [r8 + 368]                                      ;   114.0 p2+p1   66 l
        movdqa [rbp + 608], xmm0                                   ;   116.0 p0+p3  126 rounds
        pand xmm0, [r9 + 3696]                                     ;   116.0 p2+p1   67 l
        pxor xmm2, xmm0                                            ;   118.0 p1      67 l
        movdqa xmm0, [r8 + 128]                                    ;   105.0 p2     124 r.8
        movdqa [rbp + 624], xmm2                                   ;   120.0 p0+p3  126 rounds
        movdqa xmm1, xmm0                                          ;   116.0 p0      66 l copy
        por xmm1, [r9 + 128]                                       ;   123.0 p2+p1   66 l
        pxor xmm1, [r8 + 384]                                      ;   125.0 p2+p1   66 l
        movdqa [rbp + 640], xmm1                                   ;   127.0 p0+p3  126 rounds
        pand xmm1, [r9 + 3712]                                     ;   127.0 p2+p1   67 l
        pxor xmm0, xmm1                                            ;   129.0 p1      67 l
        movdqa xmm1, [r8 + 144]                                    ;   109.0 p2     124 r.9
        movdqa [rbp + 656], xmm0                                   ;   131.0 p0+p3  126 rounds
        pshufd xmm0, xmm1, 0xe4                                    ;   120.0 p1      66 l copy
        por xmm0, [r9 + 144]                                       ;   124.0 p2+p1   66 l
        pxor xmm0, [r8 + 400]                                      ;   126.0 p2+p1   66 l
        movdqa [rbp + 672], xmm0                                   ;   128.0 p0+p3  126 rounds
        pand xmm0, [r9 + 3728]                                     ;   128.0 p2+p1   67 l
        pxor xmm1, xmm0                                            ;   130.0 p1      67 l
        movdqa xmm0, [r8 + 160]                                    ;   113.0 p2     124 r.10
        movdqa [rbp + 688], xmm1                                   ;   132.0 p0+p3  126 rounds
        movdqa xmm1, [r8 + 160]                                    ;   114.0 p2      66 l copy
        por xmm1, [r9 + 160]                                       ;   125.0 p2+p1   66 l
        pxor xmm1, [r8 + 416]                                      ;   127.0 p2+p1   66 l
        movdqa [rbp + 704], xmm1                                   ;   129.0 p0+p3  126 rounds
        pand xmm1, [r9 + 3744]                                     ;   129.0 p2+p1   67 l
        pxor xmm0, xmm1                                            ;   131.0 p1      67 l
        movdqa xmm1, [r8 + 176]                                    ;   118.0 p2     124 r.11
        movdqa [rbp + 720], xmm0                                   ;   133.0 p0+p3  126 rounds
        movdqa xmm0, xmm1                                          ;   129.0 p0      66 l copy
        por xmm0, [r9 + 176]                                       ;   136.0 p2+p1   66 l
        pxor xmm0, [r8 + 432]                                      ;   138.0 p2+p1   66 l
        movdqa [rbp + 736], xmm0                                   ;   140.0 p0+p3  126 rounds
        pand xmm0, [r9 + 3760]                                     ;   140.0 p2+p1   67 l
        pxor xmm1, xmm0                                            ;   142.0 p1      67 l
        movdqa xmm0, [r8 + 192]                                    ;   122.0 p2     124 r.12
        movdqa [rbp + 752], xmm1                                   ;   144.0 p0+p3  126 rounds
        pshufd xmm1, xmm0, 0xe4                                    ;   133.0 p1      66 l copy
        por xmm1, [r9 + 192]                                       ;   137.0 p2+p1   66 l
        pxor xmm1, [r8 + 448]                                      ;   139.0 p2+p1   66 l
        movdqa [rbp + 768], xmm1                                   ;   141.0 p0+p3  126 rounds
        pand xmm1, [r9 + 3776]                                     ;   141.0 p2+p1   67 l
        pxor xmm0, xmm1                                            ;   143.0 p1      67 l
        movdqa xmm1, [r8 + 208]                                    ;   126.0 p2     124 r.13
        movdqa [rbp + 784], xmm0                                   ;   145.0 p0+p3  126 rounds
        movdqa xmm0, [r8 + 208]                                    ;   127.0 p2      66 l copy
        por xmm0, [r9 + 208]                                       ;   138.0 p2+p1   66 l
        pxor xmm0, [r8 + 464]                                      ;   140.0 p2+p1   66 l
        movdqa [rbp + 800], xmm0                                   ;   142.0 p0+p3  126 rounds
        pand xmm0, [r9 + 3792]                                     ;   142.0 p2+p1   67 l
        pxor xmm1, xmm0                                            ;   144.0 p1      67 l
        movdqa xmm0, [r8 + 224]                                    ;   131.0 p2     124 r.14
        movdqa [rbp + 816], xmm1                                   ;   146.0 p0+p3  126 rounds
        movdqa xmm1, xmm0                                          ;   142.0 p0      66 l copy
        por xmm1, [r9 + 224]                                       ;   149.0 p2+p1   66 l
        pxor xmm1, [r8 + 480]                                      ;   151.0 p2+p1   66 l
        movdqa [rbp + 832], xmm1                                   ;   153.0 p0+p3  126 rounds
        pand xmm1, [r9 + 3808]                                     ;   153.0 p2+p1   67 l
        movdqa xmm2, [r8 + 240]                                    ;   135.0 p2     124 r.15
        pxor xmm0, xmm1                                            ;   155.0 p1      67 l
        movdqa [rbp + 848], xmm0                                   ;   157.0 p0+p3  126 rounds
        pshufd xmm0, xmm2, 0xe4                                    ;   146.0 p1      66 l copy
        por xmm0, [r9 + 240]                                       ;   150.0 p2+p1   66 l
        pxor xmm0, [r8 + 496]                                      ;   152.0 p2+p1   66 l
        movdqa [rbp + 864], xmm0                                   ;   154.0 p0+p3  126 rounds
        pand xmm0, [r9 + 3824]                                     ;   154.0 p2+p1   67 l
        pxor xmm2, xmm0                                            ;   156.0 p1      67 l
        movdqa [rbp + 880], xmm2                                   ;   158.0 p0+p3  126 rounds
        lea r8, [r9 + 1536]                                        ;   139.7 p0     126 rounds
        mov qword [rbp + 2088], r8                                 ;   142.2 p0+p3  126 rounds
        lea r8, [r9 + 512]                                         ;   140.7 p1     126 rounds
        mov qword [rbp + 2096], r8                                 ;   143.2 p0+p3  126 rounds
        lea r8, [r9 + 1024]                                        ;   141.2 p1     126 rounds
        mov qword [rbp + 2104], r8                                 ;   145.0 p0+p3  126 rounds
        lea r8, [r9 + 256]                                         ;   141.7 p1     126 rounds
        mov qword [rbp + 2112], r8                                 ;   147.0 p0+p3  126 rounds
        lea r8, [r9 + 1280]                                        ;   142.2 p1     126 rounds
        mov qword [rbp + 2120], r8                                 ;   149.0 p0+p3  126 rounds
        mov qword [rbp + 2128], r9                                 ;   151.0 p0+p3  126 rounds
        mov qword [rbp + 2136], r9                                 ;   153.0 p0+p3  126 rounds
        lea r8, [r9 + 1792]                                        ;   143.3 p1     126 rounds
        mov qword [rbp + 2144], r8                                 ;   155.0 p0+p3  126 rounds
        add r9, -1024                                              ;   144.0 p1     126 rounds
        mov qword [rbp + 2152], r9                                 ;   157.0 p0+p3  126 rounds
        movdqa xmm0, [rbp - 128]                                   ;                    resident
        movdqa xmm1, [rbp - 96]                                    ;                    resident
        movdqa xmm2, [rbp - 64]                                    ;                    resident
        movdqa xmm3, [rbp - 32]                                    ;                    resident
        movdqa xmm4, [rbp + 0]                                     ;                    resident
        movdqa xmm5, [rbp + 32]                                    ;                    resident
        movdqa xmm6, [rbp + 64]                                    ;                    resident
        movdqa xmm7, [rbp + 96]                                    ;                    resident
        movdqa xmm8, [rbp + 128]                                   ;                    resident
        movdqa xmm9, [rbp + 160]                                   ;                    resident
        movdqa xmm10, [rbp + 192]                                  ;                    resident
        movdqa xmm11, [rbp + 224]                                  ;                    resident
        movdqa xmm12, [rbp + 256]                                  ;                    resident
        movdqa xmm13, [rbp + 288]                                  ;                    resident
        mov r8, qword [rbp + 2128]                                 ;                    resident
        mov r9, qword [rbp + 2096]                                 ;                    resident
        mov r10, qword [rbp + 2088]                                ;                    resident
        mov r11, qword [rbp + 2104]                                ;                    resident
        mov r12, qword [rbp + 2136]                                ;                    resident
        mov r13, qword [rbp + 2112]                                ;                    resident
        mov r14, qword [rbp + 2120]                                ;                    resident
        mov r15, qword [rbp + 2144]                                ;                    resident
        align 16
.rounds_2:
        movdqa xmm14, [r10]                                        ;     0.0 p2      76 l.0
        movdqa xmm15, [r10 + 16]                                   ;     1.0 p2      76 l.1
        movdqa xmm15, [r10 + 112]                                  ;     2.0 p2      76 l.7
        movdqa xmm15, [r10 + 128]                                  ;     3.0 p2      76 l.8
        movdqa xmm15, [r10 + 32]                                   ;     4.0 p2      76 l.2
        movdqa xmm15, [r10 + 48]                                   ;     5.0 p2      76 l.3
        movdqa xmm15, [r10 + 144]                                  ;     6.0 p2      76 l.9
        movdqa xmm15, [r10 + 64]                                   ;     7.0 p2      76 l.4
        movdqa xmm15, [r10 + 176]                                  ;     8.0 p2      76 l.11
        movdqa xmm15, [r10 + 80]                                   ;     9.0 p2      76 l.5
        movdqa xmm15, [r10 + 160]                                  ;    10.0 p2      76 l.10
        movdqa xmm15, [r10 + 192]                                  ;    11.0 p2      76 l.12
        movdqa xmm15, [r10 + 96]                                   ;    12.0 p2      76 l.6
        movdqa xmm15, [r10 + 208]                                  ;    13.0 p2      76 l.13
        movdqa xmm15, [r10 + 224]                                  ;    14.0 p2      76 l.14
        movdqa xmm15, [r10 + 240]                                  ;    15.0 p2      76 l.15
        movdqa xmm15, [r10 + 256]                                  ;    16.0 p2      54 next
        pxor xmm15, [rbp + 384]                                    ;    27.0 p2+p1   54 next
        movdqa xmm14, [r10 + 272]                                  ;    18.0 p2      54 next
        pxor xmm14, [rbp + 416]                                    ;    29.0 p2+p1   54 next
        movdqa [rbp + 896], xmm13                                  ;     7.3 p0+p3  108 r spill
        movdqa xmm13, [r10 + 288]                                  ;    20.0 p2      54 next
        pxor xmm13, [rbp + 448]                                    ;    31.0 p2+p1   54 next
        movdqa [rbp + 912], xmm12                                  ;     9.3 p0+p3  108 r spill
        movdqa xmm12, [r10 + 304]                                  ;    22.0 p2      54 next
        pxor xmm12, [rbp + 480]                                    ;    33.0 p2+p1   54 next
        movdqa [rbp + 928], xmm11                                  ;    11.3 p0+p3  108 r spill
        movdqa xmm11, [r10 + 368]                                  ;    24.0 p2      54 next
        pxor xmm11, [rbp + 608]                                    ;    35.0 p2+p1   54 next
        movdqa [rbp + 944], xmm10                                  ;    13.3 p0+p3  108 r spill
        pshufd xmm10, xmm11, 0xe4                                  ;    37.0 p1      41 next copy
        movdqa [rbp + 960], xmm9                                   ;    15.3 p0+p3  108 r spill
        pshufd xmm9, xmm11, 0xe4                                   ;    37.0 p1      41 next copy
        movdqa [rbp + 976], xmm8                                   ;    17.3 p0+p3  108 r spill
        pshufd xmm8, xmm11, 0xe4                                   ;    37.0 p1      41 next copy
        movdqa [rbp + 992], xmm7                                   ;    19.3 p0+p3  108 r spill
        pshufd xmm7, xmm11, 0xe4                                   ;    37.0 p1      41 next copy
        movdqa [rbp + 1008], xmm6                                  ;    21.3 p0+p3  108 r spill
        pshufd xmm6, xmm11, 0xe4                                   ;    37.0 p1      41 next copy
        movdqa [rbp + 1024], xmm5                                  ;    23.3 p0+p3  108 r spill
        pshufd xmm5, xmm11, 0xe4                                   ;    37.0 p1      41 next copy
        movdqa [rbp + 1040], xmm4                                  ;    25.3 p0+p3  108 r spill
        pshufd xmm4, xmm11, 0xe4                                   ;    37.0 p1      41 next copy
        movdqa [rbp + 1056], xmm3                                  ;    27.3 p0+p3  108 r spill
        pshufd xmm3, xmm11, 0xe4                                   ;    37.0 p1      41 next copy
        movdqa [rbp + 1072], xmm2                                  ;    29.3 p0+p3  108 r spill
        pshufd xmm2, xmm11, 0xe4                                   ;    37.0 p1      41 next copy
        movdqa [rbp + 1088], xmm1                                  ;    31.3 p0+p3  108 r spill
        movdqa xmm1, [r10 + 320]                                   ;    26.0 p2      54 next
        pxor xmm1, [rbp + 512]                                     ;    37.0 p2+p1   54 next
        movdqa [rbp + 1104], xmm0                                  ;    33.3 p0+p3  108 r spill
        movdqa xmm0, [r10 + 384]                                   ;    28.0 p2      54 next
        pxor xmm0, [rbp + 640]                                     ;    39.0 p2+p1   54 next
        pand xmm6, xmm0                                            ;    41.0 p1      41 next
        pxor xmm2, xmm0                                            ;    41.0 p1      41 next
        movdqa [rbp + 1120], xmm13                                 ;    35.3 p0+p3   54 next spill
        pshufd xmm13, xmm0, 0xe4                                   ;    41.0 p1      41 next copy
        movdqa [rbp + 1136], xmm12                                 ;    37.3 p0+p3   54 next spill
        pshufd xmm12, xmm0, 0xe4                                   ;    41.0 p1      41 next copy
        movdqa [rbp + 1152], xmm14                                 ;    39.3 p0+p3   54 next spill
        pshufd xmm14, xmm0, 0xe4                                   ;    41.0 p1      41 next copy
        movdqa [rbp + 1168], xmm15                                 ;    41.3 p0+p3   54 next spill
        pshufd xmm15, xmm0, 0xe4                                   ;    41.0 p1      41 next copy
        movdqa [rbp + 1184], xmm1                                  ;    43.3 p0+p3   54 next spill
        pshufd xmm1, xmm0, 0xe4                                    ;    41.0 p1      41 next copy
        movdqa [rbp + 1200], xmm0                                  ;    45.3 p0+p3   54 next spill
        movdqa xmm0, [r10 + 336]                                   ;    31.0 p2      54 next
        pxor xmm0, [rbp + 544]                                     ;    42.0 p2+p1   54 next
        movdqa [rbp + 1216], xmm0                                  ;    47.3 p0+p3   54 next spill
        movdqa xmm0, [rbp + 1200]                                  ;    45.3 p2      41 next
        movdqa [rbp + 1200], xmm0                                  ;    56.3 p0+p3   41 next spill
        movdqa xmm0, [r10 + 400]                                   ;    34.0 p2      54 next
        pxor xmm0, [rbp + 672]                                     ;    45.0 p2+p1   54 next
        pand xmm14, xmm0                                           ;    47.0 p1      41 next
        pxor xmm4, xmm14                                           ;    49.0 p1      41 next
        pshufd xmm14, xmm4, 0xe4                                   ;    51.0 p1      41 next copy
        movdqa [rbp + 1232], xmm11                                 ;    51.3 p0+p3   41 next spill
        pshufd xmm11, xmm0, 0xe4                                   ;    47.0 p1      41 next copy
        movdqa [rbp + 1248], xmm2                                  ;    53.3 p0+p3   41 next spill
        pshufd xmm2, xmm0, 0xe4                                    ;    47.0 p1      41 next copy
        movdqa [rbp + 1264], xmm3                                  ;    55.3 p0+p3   41 next spill
        pshufd xmm3, xmm0, 0xe4                                    ;    47.0 p1      41 next copy
        movdqa [rbp + 1280], xmm1                                  ;    57.3 p0+p3   41 next spill
        pshufd xmm1, xmm0, 0xe4                                    ;    47.0 p1      41 next copy
        movdqa [rbp + 1296], xmm4                                  ;    59.3 p0+p3   41 next spill
        pshufd xmm4, xmm0, 0xe4                                    ;    47.0 p1      41 next copy
        movdqa [rbp + 1312], xmm4                                  ;    61.3 p0+p3   41 next spill
        pshufd xmm4, xmm0, 0xe4                                    ;    47.0 p1      41 next copy
        movdqa [rbp + 1328], xmm0                                  ;    63.3 p0+p3   54 next spill
        movdqa xmm0, [r10 + 352]                                   ;    42.3 p2      54 next
        pxor xmm0, [rbp + 576]                                     ;    53.3 p2+p1   54 next
        movdqa [rbp + 1344], xmm0                                  ;    65.3 p0+p3   54 next spill
        movdqa xmm0, [r10 + 416]                                   ;    44.3 p2      54 next
        pxor xmm0, [rbp + 704]                                     ;    55.3 p2+p1   54 next
        pand xmm2, xmm0                                            ;    57.3 p1      41 next
        pand xmm7, xmm0                                            ;    57.3 p1      41 next
        pand xmm12, xmm0                                           ;    57.3 p1      41 next
        movdqa [rbp + 1360], xmm4                                  ;    67.3 p0+p3   41 next spill
        pshufd xmm4, xmm0, 0xe4                                    ;    57.3 p1      41 next copy
        movdqa [rbp + 1376], xmm14                                 ;    69.3 p0+p3   41 next spill
        pshufd xmm14, xmm0, 0xe4                                   ;    57.3 p1      41 next copy
        movdqa [rbp + 1392], xmm15                                 ;    71.3 p0+p3   41 next spill
        pshufd xmm15, xmm0, 0xe4                                   ;    57.3 p1      41 next copy
        movdqa [rbp + 1408], xmm1                                  ;    73.3 p0+p3   41 next spill
        pshufd xmm1, xmm0, 0xe4                                    ;    57.3 p1      41 next copy
        movdqa [rbp + 1424], xmm6                                  ;    75.3 p0+p3   41 next spill
        movdqa xmm6, [r10 + 432]                                   ;    50.7 p2      54 next
        pxor xmm6, [rbp + 736]                                     ;    61.7 p2+p1   54 next
        pand xmm1, xmm6                                            ;    63.7 p1      41 next
        pxor xmm12, xmm1                                           ;    65.7 p1      41 next
        movdqa [rbp + 1440], xmm12                                 ;    77.3 p0+p3   41 next spill
        movdqa xmm12, [rbp + 1264]                                 ;    55.3 p2      41 next reload
        pand xmm12, xmm6                                           ;    66.3 p1      41 next
        movdqa [rbp + 1264], xmm5                                  ;    79.3 p0+p3   41 next spill
        pshufd xmm5, xmm12, 0xe4                                   ;    68.3 p1      41 next copy
        movdqa [rbp + 1456], xmm12                                 ;    81.3 p0+p3   41 next spill
        pshufd xmm12, xmm6, 0xe4                                   ;    63.7 p1      41 next copy
        movdqa [rbp + 1472], xmm5                                  ;    83.3 p0+p3   41 next spill
        pshufd xmm5, xmm6, 0xe4                                    ;    63.7 p1      41 next copy
        movdqa [rbp + 1488], xmm3                                  ;    85.3 p0+p3   41 next spill
        pshufd xmm3, xmm6, 0xe4                                    ;    63.7 p1      41 next copy
        movdqa [rbp + 1504], xmm3                                  ;    87.3 p0+p3   41 next spill
        pshufd xmm3, xmm6, 0xe4                                    ;    63.7 p1      41 next copy
        movdqa [rbp + 1520], xmm3                                  ;    89.3 p0+p3   41 next spill
        pshufd xmm3, xmm6, 0xe4                                    ;    63.7 p1      41 next copy
        movdqa [rbp + 1536], xmm3                                  ;    91.3 p0+p3   41 next spill
        pshufd xmm3, xmm6, 0xe4                                    ;    63.7 p1      41 next copy
        movdqa [rbp + 1552], xmm6                                  ;    93.3 p0+p3   41 next spill
        movdqa xmm6, [r10 + 448]                                   ;    61.3 p2      54 next
        pxor xmm6, [rbp + 768]                                     ;    72.3 p2+p1   54 next
        pxor xmm13, xmm6                                           ;    74.3 p1      41 next
        pxor xmm2, xmm13                                           ;    76.3 p1      41 next
        movdqa [rbp + 1568], xmm2                                  ;    95.3 p0+p3   41 next spill
        movdqa xmm2, [rbp + 1504]                                  ;    87.3 p2      41 next reload
        pand xmm2, xmm13                                           ;    98.3 p1      41 next
        movdqa [rbp + 1504], xmm2                                  ;   100.3 p0+p3   41 next spill
        movdqa xmm2, [rbp + 1264]                                  ;    79.3 p2      41 next reload
        pand xmm2, xmm13                                           ;    90.3 p1      41 next
        movdqa xmm13, [rbp + 1488]                                 ;    85.3 p2      41 next reload
        pand xmm13, xmm6                                           ;    96.3 p1      41 next
        movdqa [rbp + 1488], xmm2                                  ;    99.3 p0+p3   41 next spill
        movdqa xmm2, [rbp + 1520]                                  ;    89.3 p2      41 next reload
        pand xmm2, xmm6                                            ;   100.3 p1      41 next
        movdqa [rbp + 1520], xmm2                                  ;   102.3 p0+p3   41 next spill
        movdqa xmm2, [rbp + 1248]                                  ;    68.3 p2      41 next reload
        pand xmm2, xmm6                                            ;    79.3 p1      41 next
        movdqa [rbp + 1248], xmm2                                  ;   103.3 p0+p3   41 next spill
        pshufd xmm2, xmm6, 0xe4                                    ;    74.3 p1      41 next copy
        movdqa [rbp + 1264], xmm3                                  ;   105.3 p0+p3   41 next spill
        pshufd xmm3, xmm6, 0xe4                                    ;    74.3 p1      41 next copy
        movdqa [rbp + 1584], xmm3                                  ;   107.3 p0+p3   41 next spill
        pshufd xmm3, xmm6, 0xe4                                    ;    74.3 p1      41 next copy
        movdqa [rbp + 1600], xmm6                                  ;   109.3 p0+p3   41 next spill
        movdqa xmm6, [rbp + 1408]                                  ;    73.3 p2      41 next reload
        pxor xmm6, [rbp + 1520]                                    ;   113.3 p2+p1   41 next
        movdqa [rbp + 1408], xmm3                                  ;   111.3 p0+p3   41 next spill
        movdqa xmm3, [rbp + 1536]                                  ;    91.3 p2      41 next reload
        pand xmm3, xmm6                                            ;   115.3 p1      41 next
        movdqa [rbp + 1536], xmm3                                  ;   117.3 p0+p3   41 next spill
        movdqa xmm3, [rbp + 1504]                                  ;   100.3 p2      41 next
        movdqa [rbp + 1504], xmm6                                  ;   115.3 p0+p3   41 next spill
        movdqa xmm6, [rbp + 1520]                                  ;   102.3 p2      41 next
        movdqa [rbp + 1520], xmm6                                  ;   117.3 p0+p3   41 next spill
        movdqa xmm6, [rbp + 1568]                                  ;    95.3 p2      41 next
        movdqa [rbp + 1616], xmm6                                  ;   119.3 p0+p3   41 next spill
        movdqa xmm6, [rbp + 1328]                                  ;    78.7 p2      41 next
        movdqa [rbp + 1328], xmm6                                  ;   121.3 p0+p3   41 next spill
        movdqa xmm6, [r10 + 464]                                   ;    79.7 p2      54 next
        pxor xmm6, [rbp + 800]                                     ;    90.7 p2+p1   54 next
        pxor xmm10, xmm6                                           ;    92.7 p1      41 next
        pxor xmm15, xmm10                                          ;    94.7 p1      41 next
        pand xmm11, xmm15                                          ;    96.7 p1      41 next
        pand xmm14, xmm6                                           ;    92.7 p1      41 next
        pand xmm12, xmm6                                           ;    92.7 p1      41 next
        pxor xmm7, xmm12                                           ;    94.7 p1      41 next
        movdqa xmm12, [rbp + 1408]                                 ;   111.3 p2      41 next reload
        pand xmm12, xmm10                                          ;   122.3 p1      41 next
        movdqa [rbp + 1408], xmm15                                 ;   123.3 p0+p3   41 next spill
        movdqa xmm15, [rbp + 1232]                                 ;    84.0 p2      41 next reload
        pand xmm15, xmm6                                           ;    95.0 p1      41 next
        movdqa [rbp + 1232], xmm6                                  ;   125.3 p0+p3   54 next spill
        movdqa xmm6, [rbp + 1440]                                  ;    85.3 p2      41 next reload
        pxor xmm6, xmm15                                           ;    97.0 p1      41 next
        movdqa xmm15, [rbp + 1408]                                 ;   123.3 p2      41 next
        movdqa [rbp + 1440], xmm12                                 ;   127.3 p0+p3   41 next spill
        pshufd xmm12, xmm6, 0xe4                                   ;    99.0 p1      41 next copy
        movdqa [rbp + 1632], xmm6                                  ;   129.3 p0+p3   41 next spill
        movdqa xmm6, [rbp + 1200]                                  ;    88.0 p2      41 next reload
        pand xmm6, [rbp + 1232]                                    ;   136.3 p2+p1   41 next
        movdqa [rbp + 1200], xmm6                                  ;   138.3 p0+p3   41 next spill
        movdqa xmm6, [rbp + 1600]                                  ;   109.3 p2      41 next reload
        por xmm6, [rbp + 1408]                                     ;   134.3 p2+p1   41 next
        movdqa [rbp + 1600], xmm6                                  ;   136.3 p0+p3   41 next spill
        movdqa xmm6, [rbp + 1328]                                  ;   121.3 p2      41 next reload
        pand xmm6, [rbp + 1232]                                    ;   136.3 p2+p1   41 next
        movdqa [rbp + 1328], xmm6                                  ;   138.3 p0+p3   41 next spill
        movdqa xmm6, [rbp + 1232]                                  ;   125.3 p2      41 next
        movdqa [rbp + 1648], xmm12                                 ;   137.3 p0+p3   41 next spill
        movdqa xmm12, [rbp + 1408]                                 ;   123.3 p2      41 next
        movdqa [rbp + 1664], xmm12                                 ;   139.3 p0+p3   41 next spill
        movdqa xmm12, [rbp + 1200]                                 ;   138.3 p2      41 next
        movdqa [rbp + 1680], xmm12                                 ;   149.3 p0+p3   41 next spill
        movdqa xmm12, [rbp + 1200]                                 ;   138.3 p2      41 next
        movdqa [rbp + 1200], xmm12                                 ;   149.3 p0+p3   41 next spill
        movdqa xmm12, [rbp + 1328]                                 ;   138.3 p2      41 next
        movdqa [rbp + 1696], xmm12                                 ;   149.3 p0+p3   41 next spill
        movdqa xmm12, [r10 + 480]                                  ;    99.0 p2      54 next
        pxor xmm12, [rbp + 832]                                    ;   110.0 p2+p1   54 next
        pand xmm4, xmm12                                           ;   112.0 p1      41 next
        pand xmm9, xmm12                                           ;   112.0 p1      41 next
        pxor xmm14, xmm9                                           ;   114.0 p1      41 next
        movdqa xmm9, [rel misty1_decrypt_compact.T0_constants128]  ;   101.0 p2      41 next reload
        pxor xmm14, xmm9                                           ;   116.0 p1      41 next
        pand xmm2, xmm12                                           ;   112.0 p1      41 next
        pxor xmm3, xmm2                                            ;   114.0 p1      41 next
        movdqa xmm2, [rbp + 1456]                                  ;   102.0 p2      41 next reload
        pxor xmm2, xmm4                                            ;   114.0 p1      41 next
        pand xmm6, xmm12                                           ;   136.3 p1      41 next
        movdqa [rbp + 1456], xmm4                                  ;   147.3 p0+p3   41 next spill
        movdqa xmm4, [rbp + 1392]                                  ;   103.0 p2      41 next reload
        pand xmm4, xmm12                                           ;   114.0 p1      41 next
        movdqa xmm9, [rbp + 1376]                                  ;   104.0 p2      41 next reload
        pxor xmm9, xmm4                                            ;   116.0 p1      41 next
        movdqa xmm4, [rbp + 1536]                                  ;   117.3 p2      41 next reload
        pxor xmm4, xmm9                                            ;   128.3 p1      41 next
        movdqa xmm9, [rbp + 1552]                                  ;   106.0 p2      41 next reload
        pand xmm9, xmm12                                           ;   117.0 p1      41 next
        movdqa [rbp + 1552], xmm6                                  ;   149.3 p0+p3   41 next spill
        movdqa xmm6, [rbp + 1472]                                  ;   107.0 p2      41 next reload
        pxor xmm6, xmm9                                            ;   119.0 p1      41 next
        movdqa xmm9, [rbp + 1360]                                  ;   108.0 p2      41 next reload
        pand xmm9, xmm12                                           ;   119.0 p1      41 next
        pxor xmm2, xmm4                                            ;   130.3 p1      41 next
        movdqa [rbp + 1360], xmm2                                  ;   151.3 p0+p3   41 next spill
        movdqa xmm2, [rbp + 1248]                                  ;   109.0 p2      41 next reload
        pxor xmm2, xmm4                                            ;   130.3 p1      41 next
        movdqa xmm4, xmm12                                         ;   112.0 p0      41 next copy
        movdqa [rbp + 1248], xmm2                                  ;   153.3 p0+p3   41 next spill
        movdqa xmm2, xmm3                                          ;   116.0 p0      41 next copy
        movdqa [rbp + 1472], xmm9                                  ;   155.3 p0+p3   41 next spill
        pshufd xmm9, xmm14, 0xe4                                   ;   118.0 p1      41 next copy
        movdqa [rbp + 1536], xmm14                                 ;   157.3 p0+p3   41 next spill
        movdqa xmm14, [rbp + 1680]                                 ;   149.3 p2      41 next reload
        pxor xmm14, [rbp + 1552]                                   ;   160.3 p2+p1   41 next
        movdqa [rbp + 1680], xmm14                                 ;   162.3 p0+p3   41 next spill
        movdqa xmm14, [rbp + 1360]                                 ;   151.3 p2      41 next
        movdqa [rbp + 1376], xmm14                                 ;   162.3 p0+p3   41 next spill
        movdqa xmm14, [rbp + 1536]                                 ;   157.3 p2      41 next reload
        pxor xmm14, [rbp + 1680]                                   ;   173.3 p2+p1   41 next
        movdqa [rbp + 1536], xmm14                                 ;   175.3 p0+p3   41 next spill
        movdqa xmm14, [rbp + 1552]                                 ;   149.3 p2      41 next
        movdqa [rbp + 1552], xmm14                                 ;   165.3 p0+p3   41 next spill
        movdqa xmm14, [rbp + 1680]                                 ;   162.3 p2      41 next
        movdqa [rbp + 1680], xmm14                                 ;   173.3 p0+p3   41 next spill
        movdqa xmm14, [rbp + 1328]                                 ;   138.3 p2      41 next
        pxor xmm14, [rbp + 1248]                                   ;   164.3 p2+p1   41 next
        movdqa [rbp + 1328], xmm14                                 ;   169.3 p0+p3   41 next spill
        movdqa xmm14, [rbp + 1248]                                 ;   153.3 p2      41 next
        movdqa [rbp + 1248], xmm14                                 ;   171.3 p0+p3   41 next spill
        movdqa xmm14, [r10 + 496]                                  ;   122.3 p2      54 next
        pxor xmm14, [rbp + 864]                                    ;   133.3 p2+p1   54 next
        pand xmm4, xmm14                                           ;   135.3 p1      41 next
        pxor xmm7, xmm4                                            ;   137.3 p1      41 next
        pand xmm8, xmm14                                           ;   135.3 p1      41 next
        pxor xmm12, xmm8                                           ;   137.3 p1      41 next
        pxor xmm11, xmm12                                          ;   139.3 p1      41 next
        pxor xmm1, xmm12                                           ;   139.3 p1      41 next
        pxor xmm2, xmm1                                            ;   141.3 p1      41 next
        pand xmm5, xmm14                                           ;   135.3 p1      41 next
        pxor xmm0, xmm5                                            ;   137.3 p1      41 next
        pxor xmm11, xmm0                                           ;   141.3 p1      41 next
        por xmm15, xmm14                                           ;   135.3 p1      41 next
        pxor xmm13, xmm15                                          ;   137.3 p1      41 next
        movdqa xmm15, [rbp + 1424]                                 ;   127.0 p2      41 next reload
        pxor xmm15, xmm13                                          ;   139.3 p1      41 next
        pand xmm0, xmm14                                           ;   139.3 p1      41 next
        pxor xmm3, xmm15                                           ;   141.3 p1      41 next
        pxor xmm10, xmm3                                           ;   143.3 p1      41 next
        movdqa xmm1, [rbp + 1504]                                  ;   134.3 p2      41 next reload
        pxor xmm1, xmm2                                            ;   145.3 p1      41 next
        movdqa xmm2, [rbp + 1520]                                  ;   135.3 p2      41 next reload
        pxor xmm2, xmm14                                           ;   146.3 p1      41 next
        movdqa xmm3, [rbp + 1296]                                  ;   136.3 p2      41 next reload
        pxor xmm3, xmm14                                           ;   147.3 p1      41 next
        movdqa xmm8, [rbp + 1312]                                  ;   137.3 p2      41 next reload
        pand xmm8, xmm14                                           ;   148.3 p1      41 next
        movdqa xmm14, [rbp + 1584]                                 ;   138.7 p2      41 next reload
        pand xmm14, xmm2                                           ;   149.7 p1      41 next
        pxor xmm11, xmm14                                          ;   151.7 p1      41 next
        pxor xmm1, xmm7                                            ;   147.3 p1      41 next
        movdqa xmm14, [rbp + 1696]                                 ;   149.3 p2      41 next reload
        pxor xmm14, xmm7                                           ;   160.3 p1      41 next
        movdqa xmm2, [rel misty1_decrypt_compact.T0_constants128]  ;   141.0 p2      41 next reload
        pxor xmm0, xmm2                                            ;   152.0 p1      41 next
        movdqa xmm7, [rbp + 1440]                                  ;   142.0 p2      41 next reload
        pxor xmm7, xmm3                                            ;   153.0 p1      41 next
        movdqa xmm12, [rbp + 1280]                                 ;   143.0 p2      41 next reload
        pand xmm12, xmm3                                           ;   154.0 p1      41 next
        pxor xmm6, xmm12                                           ;   156.0 p1      41 next
        movdqa xmm3, [rbp + 1264]                                  ;   144.0 p2      41 next reload
        pxor xmm3, xmm7                                            ;   155.0 p1      41 next
        movdqa xmm7, [rbp + 1552]                                  ;   165.3 p2      41 next reload
        pxor xmm7, xmm8                                            ;   176.3 p1      41 next
        movdqa xmm8, [rbp + 1680]                                  ;   173.3 p2      41 next reload
        pxor xmm8, xmm1                                            ;   184.3 p1      41 next
        movdqa xmm1, [rbp + 1616]                                  ;   149.3 p2      41 next reload
        pxor xmm1, xmm6                                            ;   160.3 p1      41 next
        pxor xmm9, xmm3                                            ;   157.0 p1      41 next
        movdqa xmm6, [rbp + 1376]                                  ;   162.3 p2      41 next reload
        pxor xmm6, xmm3                                            ;   173.3 p1      41 next
        pxor xmm15, xmm9                                           ;   159.0 p1      41 next
        movdqa xmm3, [rbp + 1472]                                  ;   155.3 p2      41 next reload
        pxor xmm3, xmm0                                            ;   166.3 p1      41 next
        movdqa xmm9, [rbp + 1632]                                  ;   152.3 p2      41 next reload
        pxor xmm9, xmm0                                            ;   163.3 p1      41 next
        pxor xmm11, xmm9                                           ;   165.3 p1      41 next
        pxor xmm4, xmm3                                            ;   168.3 p1      41 next
        pxor xmm10, xmm4                                           ;   170.3 p1      41 next
        movdqa xmm0, [rbp + 1200]                                  ;   153.7 p2      41 next reload
        pxor xmm0, xmm3                                            ;   168.3 p1      41 next
        movdqa xmm3, [rbp + 1488]                                  ;   154.7 p2      41 next reload
        pxor xmm3, xmm6                                            ;   175.3 p1      41 next
        movdqa xmm4, [rbp + 1648]                                  ;   155.7 p2      41 next reload
        pxor xmm4, xmm3                                            ;   177.3 p1      41 next
        movdqa xmm3, [rbp + 1664]                                  ;   156.7 p2      41 next reload
        pxor xmm3, xmm7                                            ;   178.3 p1      41 next
        movdqa xmm6, [rbp + 1600]                                  ;   157.7 p2      41 next reload
        pxor xmm6, xmm3                                            ;   180.3 p1      41 next
        pxor xmm1, [rbp + 1536]                                    ;   186.3 p2+p1   41 next
        pxor xmm0, [rbp + 1328]                                    ;   180.3 p2+p1   41 next
        pxor xmm15, [rbp + 1408]                                   ;   170.3 p2+p1   41 next
        pxor xmm14, [rbp + 1232]                                   ;   171.3 p2+p1   41 next
        pxor xmm0, [rbp + 1360]                                    ;   182.3 p2+p1   41 next
        movdqa xmm3, [rbp + 1248]                                  ;   171.3 p2      41 next reload
        pxor xmm3, xmm6                                            ;   182.3 p1      41 next
        pxor xmm5, xmm3                                            ;   184.3 p1      41 next
        pxor xmm6, [rbp + 1568]                                    ;   182.3 p2+p1   41 next
        pxor xmm14, xmm6                                           ;   184.3 p1      41 next
        pxor xmm8, [rbp + 1456]                                    ;   186.3 p2+p1   41 next
        movdqa xmm3, [rbp + 1184]                                  ;   166.7 p2      41 next
        movdqa xmm6, [rbp + 1168]                                  ;   167.7 p2      54 next reload
        pand xmm3, xmm6                                            ;   178.7 p1      41 next
        movdqa xmm7, [rbp + 1216]                                  ;   168.7 p2      41 next
        movdqa xmm9, [rbp + 1344]                                  ;   169.7 p2      41 next
        movdqa xmm12, [rbp + 1152]                                 ;   170.7 p2      54 next reload
        pand xmm9, xmm12                                           ;   181.7 p1      41 next
        pand xmm7, xmm6                                            ;   180.3 p1      41 next
        movdqa xmm13, xmm3                                         ;   180.7 p0      41 next copy
        pxor xmm4, [rbp + 1120]                                    ;   181.3 p2+p1   41 next
        pxor xmm5, [rbp + 1136]                                    ;   186.3 p2+p1   41 next
        pxor xmm14, [rbp + 1184]                                   ;   186.3 p2+p1   41 next
        pxor xmm8, [rbp + 1216]                                    ;   188.3 p2+p1   41 next
        pxor xmm11, xmm12                                          ;   185.3 p1      41 next
        pxor xmm0, xmm6                                            ;   186.3 p1      41 next
        movdqa [rbp + 1456], xmm15                                 ;   173.3 p0+p3   41 next spill
        movdqa xmm15, xmm3                                         ;   180.7 p0      41 next copy
        movdqa [rbp + 1568], xmm1                                  ;   188.3 p0+p3   41 next spill
        movdqa xmm1, xmm7                                          ;   182.3 p0      41 next copy
        pand xmm1, [rbp + 1344]                                    ;   189.3 p2+p1   41 next
        movdqa [rbp + 1248], xmm10                                 ;   178.3 p0+p3   41 next spill
        movdqa xmm10, xmm7                                         ;   182.3 p0      41 next copy
        movdqa [rbp + 1360], xmm8                                  ;   190.3 p0+p3   41 next spill
        movdqa xmm8, [rbp + 1136]                                  ;   179.0 p2      41 next
        pand xmm8, xmm6                                            ;   190.0 p1      41 next
        movdqa [rbp + 1232], xmm14                                 ;   188.3 p0+p3   41 next spill
        movdqa xmm14, xmm8                                         ;   192.0 p0      41 next copy
        pxor xmm14, xmm12                                          ;   199.0 p1      41 next
        movdqa [rbp + 1408], xmm5                                  ;   188.3 p0+p3   41 next spill
        movdqa xmm5, xmm12                                         ;   184.3 p0      41 next copy
        movdqa [rbp + 1328], xmm4                                  ;   185.7 p0+p3   41 next spill
        movdqa xmm4, xmm12                                         ;   186.3 p0      41 next copy
        pand xmm4, [rbp + 1216]                                    ;   193.3 p2+p1   41 next
        pxor xmm1, xmm4                                            ;   195.3 p1      41 next
        pxor xmm1, xmm2                                            ;   197.3 p1      41 next
        movdqa xmm2, xmm12                                         ;   187.3 p0      41 next copy
        pand xmm2, xmm6                                            ;   194.3 p1      41 next
        movdqa [rbp + 1536], xmm11                                 ;   188.3 p0+p3   41 next spill
        movdqa xmm11, xmm12                                        ;   189.3 p0      41 next copy
        pand xmm11, [rbp + 1136]                                   ;   196.3 p2+p1   41 next
        pxor xmm3, xmm11                                           ;   198.3 p1      41 next
        pand xmm12, [rbp + 1184]                                   ;   196.3 p2+p1   41 next
        pxor xmm10, xmm12                                          ;   198.3 p1      41 next
        movdqa xmm12, xmm2                                         ;   196.3 p0      41 next copy
        movdqa [rbp + 1152], xmm0                                  ;   191.3 p0+p3   41 next spill
        movdqa xmm0, xmm4                                          ;   195.3 p0      41 next copy
        pand xmm0, [rbp + 1136]                                    ;   202.3 p2+p1   41 next
        pxor xmm2, xmm0                                            ;   204.3 p1      41 next
        movdqa xmm0, xmm4                                          ;   195.3 p0      41 next copy
        pxor xmm0, [rbp + 1344]                                    ;   202.3 p2+p1   41 next
        pand xmm0, xmm6                                            ;   204.3 p1      41 next
        pxor xmm4, [rbp + 1120]                                    ;   202.3 p2+p1   41 next
        movdqa xmm6, xmm14                                         ;   201.0 p0      41 next copy
        pxor xmm6, [rbp + 1184]                                    ;   208.0 p2+p1   41 next
        pand xmm6, [rbp + 1344]                                    ;   210.0 p2+p1   41 next
        pxor xmm8, xmm6                                            ;   212.0 p1      41 next
        movdqa [rbp + 1600], xmm8                                  ;   214.0 p0+p3   41 next spill
        movdqa xmm8, xmm14                                         ;   201.0 p0      41 next copy
        pand xmm14, [rbp + 1120]                                   ;   206.3 p2+p1   41 next
        pxor xmm14, xmm10                                          ;   208.3 p1      41 next
        pxor xmm10, [rbp + 1120]                                   ;   208.3 p2+p1   41 next
        movdqa [rbp + 1664], xmm3                                  ;   200.3 p0+p3   41 next spill
        movdqa xmm3, xmm1                                          ;   199.3 p0      41 next copy
        pxor xmm1, xmm0                                            ;   209.3 p1      41 next
        movdqa [rbp + 1648], xmm10                                 ;   210.3 p0+p3   41 next spill
        movdqa xmm10, xmm4                                         ;   204.3 p0      41 next copy
        pand xmm10, [rbp + 1184]                                   ;   211.3 p2+p1   41 next
        pand xmm4, [rbp + 1168]                                    ;   211.3 p2+p1   41 next
        pxor xmm4, [rbp + 1344]                                    ;   213.3 p2+p1   41 next
        movdqa [rbp + 1488], xmm10                                 ;   213.3 p0+p3   41 next spill
        movdqa xmm10, [rbp + 1184]                                 ;   202.3 p2      41 next
        pand xmm10, [rbp + 1136]                                   ;   213.3 p2+p1   41 next
        pxor xmm13, xmm10                                          ;   215.3 p1      41 next
        pand xmm13, [rbp + 1216]                                   ;   217.3 p2+p1   41 next
        movdqa [rbp + 1200], xmm7                                  ;   204.0 p0+p3   41 next spill
        movdqa xmm7, [rbp + 1216]                                  ;   205.3 p2      41 next
        pand xmm7, [rbp + 1120]                                    ;   216.3 p2+p1   41 next
        pxor xmm9, xmm7                                            ;   218.3 p1      41 next
        pand xmm5, xmm7                                            ;   218.3 p1      41 next
        pxor xmm10, xmm9                                           ;   220.3 p1      41 next
        pxor xmm15, xmm9                                           ;   220.3 p1      41 next
        movdqa xmm7, xmm10                                         ;   222.3 p0      41 next copy
        movdqa xmm9, [rbp + 1120]                                  ;   207.3 p2      54 next reload
        pand xmm7, xmm9                                            ;   229.3 p1      41 next
        pxor xmm2, xmm7                                            ;   231.3 p1      41 next
        movdqa xmm7, [rbp + 1136]                                  ;   208.3 p2      54 next reload
        pxor xmm2, xmm7                                            ;   233.3 p1      41 next
        pxor xmm10, [rbp + 1168]                                   ;   224.3 p2+p1   41 next
        movdqa xmm9, xmm7                                          ;   219.3 p0      41 next copy
        pand xmm9, [rbp + 1344]                                    ;   226.3 p2+p1   41 next
        movdqa [rbp + 1632], xmm2                                  ;   235.3 p0+p3   41 next spill
        movdqa xmm2, xmm7                                          ;   219.3 p0      41 next copy
        pand xmm2, [rbp + 1648]                                    ;   226.3 p2+p1   41 next
        pxor xmm2, [rbp + 1216]                                    ;   228.3 p2+p1   41 next
        pxor xmm5, xmm2                                            ;   230.3 p1      41 next
        movdqa xmm2, xmm10                                         ;   226.3 p0      41 next copy
        pand xmm2, [rbp + 1168]                                    ;   233.3 p2+p1   41 next
        pxor xmm3, xmm2                                            ;   235.3 p1      41 next
        movdqa xmm2, [rbp + 1184]                                  ;   214.7 p2      54 next reload
        pand xmm10, xmm2                                           ;   231.3 p1      41 next
        pxor xmm1, xmm10                                           ;   233.3 p1      41 next
        pxor xmm4, xmm1                                            ;   235.3 p1      41 next
        movdqa xmm1, xmm2                                          ;   225.7 p0      41 next copy
        pxor xmm1, xmm9                                            ;   234.3 p1      41 next
        pxor xmm13, xmm1                                           ;   236.3 p1      41 next
        movdqa xmm10, [rbp + 1216]                                 ;   217.0 p2      54 next reload
        pand xmm1, xmm10                                           ;   236.3 p1      41 next
        pxor xmm11, xmm1                                           ;   238.3 p1      41 next
        movdqa xmm1, xmm10                                         ;   228.0 p0      41 next copy
        pand xmm10, [rbp + 1344]                                   ;   238.3 p2+p1   41 next
        movdqa [rbp + 1216], xmm10                                 ;   240.3 p0+p3   41 next spill
        movdqa xmm10, [rbp + 1344]                                 ;   219.7 p2      41 next
        pand xmm10, [rbp + 1120]                                   ;   239.3 p2+p1   41 next
        pxor xmm12, xmm10                                          ;   241.3 p1      41 next
        pand xmm2, xmm12                                           ;   243.3 p1      41 next
        pxor xmm13, xmm2                                           ;   245.3 p1      41 next
        pxor xmm14, xmm13                                          ;   247.3 p1      41 next
        pxor xmm6, xmm14                                           ;   249.3 p1      41 next
        movdqa xmm14, [rbp + 1120]                                 ;   222.3 p2      54 next reload
        pand xmm12, xmm14                                          ;   245.3 p1      41 next
        pxor xmm3, xmm10                                           ;   246.3 p1      41 next
        pxor xmm11, xmm3                                           ;   248.3 p1      41 next
        pxor xmm12, [rbp + 1168]                                   ;   248.3 p2+p1   41 next
        pxor xmm8, xmm12                                           ;   250.3 p1      41 next
        pxor xmm7, xmm10                                           ;   250.3 p1      41 next
        pxor xmm10, [rbp + 1648]                                   ;   251.3 p2+p1   41 next
        movdqa xmm2, [rbp + 1664]                                  ;   226.0 p2      41 next reload
        pand xmm14, xmm2                                           ;   252.3 p1      41 next
        movdqa xmm3, [rbp + 1216]                                  ;   240.3 p2      41 next reload
        pxor xmm2, xmm3                                            ;   253.3 p1      41 next
        pand xmm1, xmm7                                            ;   254.3 p1      41 next
        pand xmm9, xmm7                                            ;   255.3 p1      41 next
        movdqa xmm7, [rbp + 1600]                                  ;   228.0 p2      41 next reload
        pand xmm3, xmm7                                            ;   256.3 p1      41 next
        pxor xmm4, xmm9                                            ;   257.3 p1      41 next
        pxor xmm15, xmm3                                           ;   258.3 p1      41 next
        pxor xmm0, xmm1                                            ;   259.3 p1      41 next
        pxor xmm7, xmm1                                            ;   260.3 p1      41 next
        pxor xmm10, xmm0                                           ;   261.3 p1      41 next
        movdqa xmm0, [rbp + 1152]                                  ;   230.0 p2      41 next reload
        pxor xmm11, xmm0                                           ;   262.3 p1      41 next
        pxor xmm0, [r11 + 2048]                                    ;   263.3 p2+p1   48 next
        pxor xmm5, xmm15                                           ;   264.3 p1      41 next
        movdqa xmm15, [rbp + 1344]                                 ;   232.0 p2      54 next reload
        pand xmm2, xmm15                                           ;   265.3 p1      41 next
        pxor xmm15, [rbp + 1248]                                   ;   266.3 p2+p1   41 next
        movdqa xmm1, [rbp + 1328]                                  ;   234.0 p2      41 next reload
        pxor xmm6, xmm1                                            ;   267.3 p1      41 next
        pxor xmm1, [r11 + 2080]                                    ;   268.3 p2+p1   48 next
        movdqa xmm3, [rbp + 1200]                                  ;   236.0 p2      41 next reload
        pxor xmm3, xmm7                                            ;   269.3 p1      41 next
        pxor xmm10, xmm8                                           ;   270.3 p1      41 next
        pxor xmm8, xmm2                                            ;   271.3 p1      41 next
        movdqa xmm2, [rbp + 1536]                                  ;   237.0 p2      41 next reload
        pxor xmm4, xmm2                                            ;   272.3 p1      41 next
        pxor xmm2, [r11 + 2064]                                    ;   273.3 p2+p1   48 next
        pxor xmm14, xmm10                                          ;   274.3 p1      41 next
        movdqa xmm7, [rel misty1_decrypt_compact.T0_constants128]  ;   239.0 p2      41 next reload
        pxor xmm5, xmm7                                            ;   275.3 p1      41 next
        pxor xmm11, [r11 + 2192]                                   ;   276.3 p2+p1   48 next
        movdqa xmm9, [rbp + 1632]                                  ;   241.0 p2      41 next reload
        pxor xmm9, xmm3                                            ;   277.3 p1      41 next
        movdqa xmm3, [rbp + 1488]                                  ;   242.0 p2      41 next reload
        pxor xmm3, xmm8                                            ;   278.3 p1      41 next
        movdqa xmm8, [rbp + 1408]                                  ;   243.0 p2      41 next
        movdqa xmm10, [rbp + 1232]                                 ;   244.0 p2      41 next
        pxor xmm10, xmm5                                           ;   279.3 p1      41 next
        pxor xmm6, [r11 + 2224]                                    ;   280.3 p2+p1   48 next
        movdqa xmm5, [rbp + 1360]                                  ;   246.0 p2      41 next
        pxor xmm5, xmm14                                           ;   281.3 p1      41 next
        movdqa xmm14, [rbp + 1408]                                 ;   247.0 p2      48 next
        pxor xmm4, [r11 + 2208]                                    ;   282.3 p2+p1   48 next
        pxor xmm14, [r11 + 2096]                                   ;   283.3 p2+p1   48 next
        pxor xmm9, xmm15                                           ;   284.3 p1      41 next
        pxor xmm15, [r11 + 2144]                                   ;   285.3 p2+p1   48 next
        pxor xmm3, xmm7                                            ;   286.3 p1      41 next
        pxor xmm8, xmm3                                            ;   288.3 p1      41 next
        movdqa xmm3, [rbp + 1360]                                  ;   251.0 p2      48 next
        pxor xmm3, [r11 + 2128]                                    ;   288.3 p2+p1   48 next
        pxor xmm10, [r11 + 2256]                                   ;   289.3 p2+p1   48 next
        pxor xmm5, [r11 + 2272]                                    ;   290.3 p2+p1   48 next
        pxor xmm9, [r11 + 2288]                                    ;   291.3 p2+p1   48 next
        pxor xmm8, [r11 + 2240]                                    ;   292.3 p2+p1   48 next
        movdqa xmm12, [rbp + 1232]                                 ;   257.0 p2      48 next
        pxor xmm12, [r11 + 2112]                                   ;   293.3 p2+p1   48 next
        movdqa xmm13, [rbp + 1568]                                 ;   259.0 p2      48 next
        pxor xmm13, [r11 + 2160]                                   ;   294.3 p2+p1   48 next
        movdqa [rbp + 1568], xmm9                                  ;   293.3 p0+p3   48 next spill
        movdqa xmm9, [rbp + 1456]                                  ;   261.0 p2      48 next
        pxor xmm9, [r11 + 2176]                                    ;   295.3 p2+p1   48 next
        movdqa [rbp + 1456], xmm5                                  ;   292.3 p0+p3   48 next spill
        movdqa xmm5, xmm0                                          ;   265.3 p0      45 next copy
        pxor xmm5, xmm15                                           ;   296.3 p1      45 next
        movdqa [rbp + 1232], xmm10                                 ;   291.3 p0+p3   48 next spill
        movdqa xmm10, xmm0                                         ;   265.3 p0      45 next copy
        pand xmm10, xmm13                                          ;   297.3 p1      45 next
        movdqa [rbp + 1360], xmm8                                  ;   294.3 p0+p3   48 next spill
        movdqa xmm8, xmm0                                          ;   265.3 p0      45 next copy
        pand xmm8, xmm9                                            ;   298.3 p1      45 next
        pxor xmm8, xmm13                                           ;   300.3 p1      45 next
        movdqa [rbp + 1408], xmm6                                  ;   282.3 p0+p3   48 next spill
        movdqa xmm6, xmm0                                          ;   265.3 p0      45 next copy
        pand xmm6, xmm14                                           ;   300.3 p1      45 next
        movdqa [rbp + 1488], xmm4                                  ;   284.3 p0+p3   48 next spill
        movdqa xmm4, xmm0                                          ;   265.3 p0      45 next copy
        pand xmm4, xmm2                                            ;   301.3 p1      45 next
        movdqa [rbp + 1632], xmm11                                 ;   278.3 p0+p3   48 next spill
        movdqa xmm11, xmm0                                         ;   265.3 p0      45 next copy
        movdqa xmm7, xmm0                                          ;   265.3 p0      45 next copy
        movdqa [rbp + 1536], xmm7                                  ;   272.3 p0+p3   45 next spill
        movdqa xmm7, xmm0                                          ;   267.0 p0      45 next copy
        pand xmm7, xmm12                                           ;   302.3 p1      45 next
        movdqa [rbp + 1200], xmm7                                  ;   304.3 p0+p3   45 next spill
        movdqa xmm7, xmm0                                          ;   269.0 p0      45 next copy
        pxor xmm7, xmm2                                            ;   303.3 p1      45 next
        pand xmm0, xmm15                                           ;   304.3 p1      45 next
        pand xmm7, xmm3                                            ;   305.3 p1      45 next
        movdqa [rbp + 1328], xmm0                                  ;   306.3 p0+p3   45 next spill
        movdqa xmm0, xmm2                                          ;   275.3 p0      45 next copy
        pxor xmm0, xmm3                                            ;   306.3 p1      45 next
        pand xmm11, xmm0                                           ;   308.3 p1      45 next
        movdqa [rbp + 1248], xmm11                                 ;   310.3 p0+p3   45 next spill
        movdqa xmm11, xmm2                                         ;   275.3 p0      45 next copy
        pand xmm11, xmm14                                          ;   308.3 p1      45 next
        movdqa [rbp + 1344], xmm7                                  ;   307.3 p0+p3   45 next spill
        movdqa xmm7, xmm2                                          ;   275.3 p0      45 next copy
        pand xmm7, xmm1                                            ;   309.3 p1      45 next
        movdqa [rbp + 1152], xmm2                                  ;   276.0 p0+p3   48 next spill
        movdqa xmm2, [rbp + 1536]                                  ;   272.3 p2      45 next reload
        pxor xmm2, xmm7                                            ;   311.3 p1      45 next
        movdqa xmm7, xmm1                                          ;   277.0 p0      45 next copy
        movdqa [rbp + 1536], xmm2                                  ;   313.3 p0+p3   45 next spill
        movdqa xmm2, xmm1                                          ;   279.0 p0      45 next copy
        pand xmm2, xmm14                                           ;   311.3 p1      45 next
        pxor xmm2, xmm0                                            ;   313.3 p1      45 next
        pand xmm0, xmm12                                           ;   313.3 p1      45 next
        movdqa [rbp + 1600], xmm2                                  ;   315.3 p0+p3   45 next spill
        movdqa xmm2, xmm1                                          ;   281.0 p0      45 next copy
        pand xmm2, xmm3                                            ;   314.3 p1      45 next
        movdqa [rbp + 1216], xmm3                                  ;   290.3 p0+p3   48 next spill
        movdqa xmm3, xmm1                                          ;   283.0 p0      45 next copy
        movdqa [rbp + 1664], xmm8                                  ;   302.3 p0+p3   45 next spill
        movdqa xmm8, xmm1                                          ;   285.0 p0      45 next copy
        pand xmm8, xmm9                                            ;   315.3 p1      45 next
        movdqa [rbp + 1648], xmm8                                  ;   317.3 p0+p3   45 next spill
        movdqa xmm8, xmm1                                          ;   287.0 p0      45 next copy
        pand xmm1, xmm15                                           ;   316.3 p1      45 next
        pand xmm8, xmm13                                           ;   317.3 p1      45 next
        movdqa [rbp + 1168], xmm1                                  ;   318.3 p0+p3   45 next spill
        movdqa xmm1, xmm14                                         ;   289.0 p0      45 next copy
        pand xmm1, xmm15                                           ;   318.3 p1      45 next
        pxor xmm10, xmm1                                           ;   320.3 p1      45 next
        movdqa xmm1, [rel misty1_decrypt_compact.T0_constants128]  ;   279.7 p2      41 next reload
        pxor xmm10, xmm1                                           ;   322.3 p1      45 next
        movdqa xmm1, xmm14                                         ;   290.0 p0      45 next copy
        pand xmm1, xmm13                                           ;   321.3 p1      45 next
        movdqa [rbp + 1120], xmm10                                 ;   324.3 p0+p3   45 next spill
        movdqa xmm10, xmm14                                        ;   292.0 p0      45 next copy
        pxor xmm10, xmm5                                           ;   322.3 p1      45 next
        pand xmm7, xmm10                                           ;   324.3 p1      45 next
        pxor xmm7, [rbp + 1664]                                    ;   326.3 p2+p1   45 next
        movdqa [rbp + 1184], xmm1                                  ;   323.3 p0+p3   45 next spill
        movdqa xmm1, xmm14                                         ;   294.0 p0      45 next copy
        pand xmm1, xmm12                                           ;   325.3 p1      45 next
        pxor xmm11, xmm1                                           ;   327.3 p1      45 next
        pxor xmm1, [rbp + 1664]                                    ;   327.3 p2+p1   45 next
        movdqa [rbp + 1664], xmm5                                  ;   298.3 p0+p3   45 next spill
        movdqa xmm5, [rbp + 1328]                                  ;   306.3 p2      45 next reload
        pxor xmm5, xmm11                                           ;   329.3 p1      45 next
        movdqa xmm11, xmm15                                        ;   296.0 p0      45 next copy
        pand xmm11, xmm12                                          ;   329.3 p1      45 next
        pxor xmm6, xmm11                                           ;   331.3 p1      45 next
        movdqa xmm11, xmm15                                        ;   297.0 p0      45 next copy
        pand xmm11, xmm13                                          ;   331.3 p1      45 next
        movdqa [rbp + 1328], xmm11                                 ;   333.3 p0+p3   45 next spill
        movdqa xmm11, xmm13                                        ;   299.0 p0      45 next copy
        pand xmm11, xmm9                                           ;   332.3 p1      45 next
        pxor xmm6, xmm11                                           ;   334.3 p1      45 next
        movdqa [rbp + 1136], xmm5                                  ;   331.3 p0+p3   45 next spill
        movdqa xmm5, xmm13                                         ;   301.0 p0      45 next copy
        pand xmm5, [rbp + 1216]                                    ;   334.3 p2+p1   45 next
        pxor xmm0, xmm5                                            ;   336.3 p1      45 next
        movdqa xmm5, xmm13                                         ;   302.0 p0      45 next copy
        pand xmm13, xmm12                                          ;   336.3 p1      45 next
        pand xmm5, [rbp + 1152]                                    ;   337.3 p2+p1   45 next
        pxor xmm1, xmm0                                            ;   338.3 p1      45 next
        pxor xmm5, [rbp + 1536]                                    ;   339.3 p2+p1   45 next
        pxor xmm13, [rbp + 1200]                                   ;   340.3 p2+p1   45 next
        movdqa [rbp + 1472], xmm15                                 ;   303.0 p0+p3   48 next spill
        movdqa xmm15, xmm12                                        ;   304.0 p0      45 next copy
        pand xmm15, xmm9                                           ;   341.3 p1      45 next
        pxor xmm14, xmm15                                          ;   343.3 p1      45 next
        pxor xmm7, xmm14                                           ;   345.3 p1      45 next
        pand xmm14, xmm9                                           ;   345.3 p1      45 next
        pxor xmm14, [rel misty1_decrypt_compact.T0_constants128]   ;   347.3 p2+p1   45 next
        pxor xmm8, xmm14                                           ;   349.3 p1      45 next
        pxor xmm14, [rbp + 1136]                                   ;   349.3 p2+p1   45 next
        pxor xmm11, xmm8                                           ;   351.3 p1      45 next
        movdqa [rbp + 1376], xmm14                                 ;   351.3 p0+p3   45 next spill
        movdqa xmm14, xmm9                                         ;   306.0 p0      45 next copy
        por xmm14, xmm10                                           ;   349.3 p1      45 next
        pxor xmm2, xmm14                                           ;   351.3 p1      45 next
        movdqa xmm14, xmm9                                         ;   307.0 p0      45 next copy
        pxor xmm4, xmm2                                            ;   353.3 p1      45 next
        movdqa xmm2, xmm12                                         ;   308.0 p0      45 next copy
        pand xmm2, [rbp + 1216]                                    ;   352.3 p2+p1   45 next
        pxor xmm9, [rbp + 1536]                                    ;   353.3 p2+p1   45 next
        pxor xmm3, xmm2                                            ;   354.3 p1      45 next
        pxor xmm14, xmm2                                           ;   355.3 p1      45 next
        movdqa xmm2, xmm12                                         ;   309.0 p0      45 next copy
        pxor xmm0, xmm4                                            ;   356.3 p1      45 next
        pxor xmm1, xmm3                                            ;   357.3 p1      45 next
        pand xmm2, xmm3                                            ;   358.3 p1      45 next
        pxor xmm5, xmm2                                            ;   360.3 p1      45 next
        movdqa xmm2, [rbp + 1216]                                  ;   309.7 p2      48 next reload
        pand xmm14, xmm2                                           ;   360.3 p1      45 next
        pxor xmm7, xmm14                                           ;   362.3 p1      45 next
        movdqa xmm14, xmm2                                         ;   320.7 p0      45 next copy
        por xmm2, xmm10                                            ;   362.3 p1      45 next
        movdqa xmm3, [rbp + 1664]                                  ;   311.3 p2      45 next reload
        pand xmm14, xmm3                                           ;   363.3 p1      45 next
        pxor xmm3, xmm0                                            ;   364.3 p1      45 next
        pxor xmm1, xmm6                                            ;   365.3 p1      45 next
        movdqa xmm0, [rbp + 1168]                                  ;   318.3 p2      45 next reload
        pxor xmm6, xmm0                                            ;   366.3 p1      45 next
        pxor xmm11, xmm3                                           ;   367.3 p1      45 next
        movdqa xmm3, xmm10                                         ;   324.3 p0      45 next copy
        pxor xmm14, xmm9                                           ;   368.3 p1      45 next
        pand xmm9, [rbp + 1152]                                    ;   369.3 p2+p1   45 next
        pxor xmm12, xmm14                                          ;   370.3 p1      45 next
        pxor xmm13, xmm9                                           ;   371.3 p1      45 next
        movdqa xmm14, [rbp + 1648]                                 ;   317.3 p2      45 next reload
        movdqa xmm9, [rbp + 1328]                                  ;   333.3 p2      45 next reload
        pxor xmm14, xmm9                                           ;   372.3 p1      45 next
        pxor xmm3, xmm14                                           ;   374.3 p1      45 next
        movdqa xmm14, [rbp + 1376]                                 ;   351.3 p2      45 next reload
        pxor xmm14, xmm7                                           ;   374.3 p1      45 next
        pxor xmm2, xmm3                                            ;   376.3 p1      45 next
        movdqa xmm3, [rbp + 1344]                                  ;   318.7 p2      45 next reload
        pxor xmm3, xmm5                                            ;   376.3 p1      45 next
        movdqa xmm7, [rbp + 1600]                                  ;   319.7 p2      45 next reload
        pxor xmm13, xmm7                                           ;   377.3 p1      45 next
        pxor xmm6, [rbp + 1472]                                    ;   378.3 p2+p1   45 next
        pxor xmm11, [rbp + 1568]                                   ;   379.3 p2+p1   45 next
        pxor xmm0, xmm3                                            ;   380.3 p1      45 next
        pxor xmm3, xmm2                                            ;   381.3 p1      45 next
        pxor xmm7, xmm2                                            ;   382.3 p1      45 next
        pxor xmm15, xmm3                                           ;   383.3 p1      45 next
        movdqa xmm2, [rbp + 1120]                                  ;   324.3 p2      45 next
        pxor xmm2, xmm12                                           ;   384.3 p1      45 next
        pxor xmm4, xmm2                                            ;   386.3 p1      45 next
        movdqa xmm2, [rbp + 1184]                                  ;   323.7 p2      45 next
        pxor xmm2, [rbp + 1200]                                    ;   386.3 p2+p1   45 next
        pxor xmm5, xmm2                                            ;   388.3 p1      45 next
        movdqa xmm2, [rbp + 1472]                                  ;   325.7 p2      45 next
        pand xmm2, [rbp + 1152]                                    ;   388.3 p2+p1   45 next
        pxor xmm10, xmm4                                           ;   389.3 p1      45 next
        movdqa xmm3, [rbp + 1136]                                  ;   331.3 p2      45 next
        movdqa xmm4, [rbp + 1120]                                  ;   328.7 p2      45 next
        pxor xmm14, [rbp + 1488]                                   ;   390.3 p2+p1   45 next
        pxor xmm6, xmm7                                            ;   391.3 p1      45 next
        movdqa xmm7, [rbp + 1184]                                  ;   330.7 p2      45 next
        pxor xmm12, xmm5                                           ;   392.3 p1      45 next
        movdqa [rbp + 1184], xmm10                                 ;   391.3 p0+p3   45 next spill
        movdqa xmm10, [rbp + 1248]                                 ;   331.7 p2      45 next reload
        pxor xmm10, xmm12                                          ;   394.3 p1      45 next
        pxor xmm3, xmm10                                           ;   396.3 p1      45 next
        pxor xmm9, xmm2                                            ;   395.3 p1      45 next
        pxor xmm8, xmm2                                            ;   396.3 p1      45 next
        movdqa xmm2, [rbp + 1632]                                  ;   332.7 p2      45 next
        pxor xmm0, xmm8                                            ;   398.3 p1      45 next
        movdqa xmm8, [rbp + 1408]                                  ;   333.7 p2      45 next
        pxor xmm8, xmm3                                            ;   398.3 p1      45 next
        movdqa xmm3, [rbp + 1360]                                  ;   334.7 p2      45 next
        pxor xmm3, xmm15                                           ;   399.3 p1      45 next
        movdqa xmm15, [rbp + 1232]                                 ;   335.7 p2      45 next
        pxor xmm15, xmm6                                           ;   400.3 p1      45 next
        movdqa xmm6, [rbp + 1456]                                  ;   336.7 p2      45 next
        movdqa xmm10, [rbp + 592]                                  ;   337.7 p2      54 next reload
        pxor xmm11, xmm10                                          ;   401.3 p1      54 next
        pxor xmm5, xmm0                                            ;   402.3 p1      45 next
        pxor xmm2, xmm5                                            ;   404.3 p1      45 next
        movdqa xmm0, [rbp + 1184]                                  ;   391.3 p2      54 next
        movdqa xmm5, [rbp + 656]                                   ;   339.7 p2      54 next reload
        pxor xmm0, xmm5                                            ;   404.3 p1      54 next
        pxor xmm4, xmm9                                            ;   405.3 p1      45 next
        pxor xmm1, xmm9                                            ;   406.3 p1      45 next
        pxor xmm13, xmm4                                           ;   407.3 p1      45 next
        movdqa xmm4, [rbp + 1632]                                  ;   340.7 p2      54 next
        movdqa xmm9, [rbp + 688]                                   ;   341.7 p2      54 next reload
        pxor xmm4, xmm9                                            ;   408.3 p1      54 next
        pxor xmm7, xmm1                                            ;   409.3 p1      45 next
        movdqa xmm1, [rbp + 432]                                   ;   342.7 p2      54 next reload
        pxor xmm14, xmm1                                           ;   410.3 p1      54 next
        pxor xmm6, xmm7                                            ;   411.3 p1      45 next
        movdqa xmm7, [rbp + 1488]                                  ;   343.7 p2      54 next
        movdqa xmm12, [rbp + 720]                                  ;   344.7 p2      54 next reload
        pxor xmm7, xmm12                                           ;   412.3 p1      54 next
        pxor xmm8, [rbp + 464]                                     ;   413.3 p2+p1   54 next
        pxor xmm3, [rbp + 496]                                     ;   414.3 p2+p1   54 next
        pxor xmm15, [rbp + 528]                                    ;   415.3 p2+p1   54 next
        pxor xmm2, [rbp + 400]                                     ;   416.3 p2+p1   54 next
        pxor xmm13, [rbp + 624]                                    ;   417.3 p2+p1   54 next
        pxor xmm6, [rbp + 560]                                     ;   418.3 p2+p1   54 next
        movdqa [rbp + 1488], xmm7                                  ;   414.3 p0+p3   54 next spill
        movdqa xmm7, [rbp + 1408]                                  ;   352.0 p2      54 next
        pxor xmm7, [rbp + 752]                                     ;   419.3 p2+p1   54 next
        movdqa [rbp + 1408], xmm7                                  ;   421.3 p0+p3   54 next spill
        movdqa xmm7, [rbp + 1360]                                  ;   354.7 p2      54 next
        pxor xmm7, [rbp + 784]                                     ;   420.3 p2+p1   54 next
        movdqa [rbp + 1360], xmm7                                  ;   422.3 p0+p3   54 next spill
        movdqa xmm7, [rbp + 1232]                                  ;   356.7 p2      54 next
        pxor xmm7, [rbp + 816]                                     ;   421.3 p2+p1   54 next
        movdqa [rbp + 1232], xmm7                                  ;   423.3 p0+p3   54 next spill
        movdqa xmm7, [rbp + 1456]                                  ;   358.7 p2      54 next
        pxor xmm7, [rbp + 848]                                     ;   422.3 p2+p1   54 next
        movdqa [rbp + 1456], xmm7                                  ;   424.3 p0+p3   54 next spill
        movdqa xmm7, [rbp + 1568]                                  ;   362.3 p2      54 next
        pxor xmm7, [rbp + 880]                                     ;   423.3 p2+p1   54 next
        movdqa [rbp + 1568], xmm7                                  ;   425.3 p0+p3   54 next spill
        movdqa xmm7, xmm1                                          ;   365.3 p0      54 next copy
        pxor xmm7, [r8 + 272]                                      ;   424.3 p2+p1   54 next
        movdqa xmm1, xmm5                                          ;   366.3 p0      54 next copy
        pxor xmm1, [r8 + 384]                                      ;   425.3 p2+p1   54 next
        movdqa xmm5, xmm1                                          ;   427.3 p0      41 next copy
        movdqa [rbp + 1632], xmm4                                  ;   410.3 p0+p3   54 next spill
        movdqa xmm4, xmm1                                          ;   427.3 p0      41 next copy
        movdqa [rbp + 1184], xmm0                                  ;   406.3 p0+p3   54 next spill
        movdqa xmm0, xmm1                                          ;   427.3 p0      41 next copy
        movdqa [rbp + 1248], xmm13                                 ;   419.3 p0+p3   54 next spill
        movdqa xmm13, xmm1                                         ;   427.3 p0      41 next copy
        movdqa [rbp + 1120], xmm11                                 ;   403.3 p0+p3   54 next spill
        movdqa xmm11, xmm1                                         ;   427.3 p0      41 next copy
        movdqa [rbp + 1136], xmm6                                  ;   420.3 p0+p3   54 next spill
        movdqa xmm6, xmm1                                          ;   427.3 p0      41 next copy
        movdqa [rbp + 1152], xmm15                                 ;   417.3 p0+p3   54 next spill
        movdqa xmm15, xmm1                                         ;   427.3 p0      41 next copy
        movdqa [rbp + 1472], xmm3                                  ;   416.3 p0+p3   54 next spill
        movdqa xmm3, xmm9                                          ;   382.3 p0      54 next copy
        pxor xmm3, [r8 + 400]                                      ;   426.3 p2+p1   54 next
        pand xmm13, xmm3                                           ;   434.3 p1      41 next
        movdqa xmm9, xmm3                                          ;   428.3 p0      41 next copy
        movdqa [rbp + 1200], xmm8                                  ;   415.3 p0+p3   54 next spill
        movdqa xmm8, xmm3                                          ;   428.3 p0      41 next copy
        movdqa [rbp + 1600], xmm14                                 ;   412.3 p0+p3   54 next spill
        movdqa xmm14, xmm3                                         ;   428.3 p0      41 next copy
        movdqa [rbp + 1344], xmm2                                  ;   418.3 p0+p3   54 next spill
        movdqa xmm2, xmm3                                          ;   428.3 p0      41 next copy
        movdqa [rbp + 1376], xmm7                                  ;   426.3 p0+p3   54 next spill
        movdqa xmm7, xmm3                                          ;   428.3 p0      41 next copy
        movdqa [rbp + 1328], xmm1                                  ;   427.3 p0+p3   41 next spill
        movdqa xmm1, xmm3                                          ;   428.3 p0      41 next copy
        movdqa [rbp + 1648], xmm3                                  ;   428.3 p0+p3   54 next spill
        movdqa xmm3, [rbp + 720]                                   ;   393.3 p2      54 next copy
        pxor xmm3, [r8 + 416]                                      ;   428.3 p2+p1   54 next
        pand xmm8, xmm3                                            ;   435.3 p1      41 next
        pand xmm4, xmm3                                            ;   434.3 p1      41 next
        movdqa xmm12, xmm3                                         ;   430.3 p0      41 next copy
        movdqa [rbp + 1168], xmm1                                  ;   435.3 p0+p3   41 next spill
        movdqa xmm1, xmm3                                          ;   430.3 p0      41 next copy
        movdqa [rbp + 1664], xmm7                                  ;   435.3 p0+p3   41 next spill
        movdqa xmm7, xmm3                                          ;   430.3 p0      41 next copy
        movdqa [rbp + 1216], xmm15                                 ;   434.3 p0+p3   41 next spill
        movdqa xmm15, xmm3                                         ;   430.3 p0      41 next copy
        movdqa [rbp + 1536], xmm6                                  ;   434.3 p0+p3   41 next spill
        movdqa xmm6, xmm3                                          ;   430.3 p0      41 next copy
        movdqa [rbp + 1616], xmm13                                 ;   436.3 p0+p3   41 next spill
        movdqa xmm13, [rbp + 592]                                  ;   404.3 p2      54 next copy
        pxor xmm13, [r8 + 352]                                     ;   431.3 p2+p1   54 next
        movdqa xmm10, [r8 + 256]                                   ;   407.3 p2      54 next
        pxor xmm10, [rbp + 400]                                    ;   432.3 p2+p1   54 next
        movdqa [rbp + 1680], xmm13                                 ;   433.3 p0+p3   54 next spill
        movdqa xmm13, [r8 + 368]                                   ;   409.3 p2      54 next
        pxor xmm13, [rbp + 624]                                    ;   433.3 p2+p1   54 next
        pand xmm15, xmm13                                          ;   437.3 p1      41 next
        pand xmm0, xmm13                                           ;   435.3 p1      41 next
        movdqa [rbp + 1552], xmm10                                 ;   434.3 p0+p3   54 next spill
        movdqa xmm10, [rbp + 1616]                                 ;   436.3 p2      41 next reload
        pxor xmm10, xmm13                                          ;   447.3 p1      41 next
        movdqa [rbp + 1616], xmm10                                 ;   449.3 p0+p3   41 next spill
        movdqa xmm10, [rbp + 1216]                                 ;   434.3 p2      41 next reload
        pxor xmm10, xmm13                                          ;   445.3 p1      41 next
        movdqa [rbp + 1216], xmm10                                 ;   447.3 p0+p3   41 next spill
        movdqa xmm10, [rbp + 1616]                                 ;   449.3 p2      41 next
        movdqa [rbp + 1264], xmm10                                 ;   460.3 p0+p3   41 next spill
        movdqa xmm10, xmm13                                        ;   435.3 p0      41 next copy
        movdqa [rbp + 1280], xmm11                                 ;   434.3 p0+p3   41 next spill
        movdqa xmm11, xmm13                                        ;   435.3 p0      41 next copy
        movdqa [rbp + 1440], xmm2                                  ;   435.3 p0+p3   41 next spill
        movdqa xmm2, xmm13                                         ;   435.3 p0      41 next copy
        movdqa [rbp + 1696], xmm0                                  ;   437.3 p0+p3   41 next spill
        movdqa xmm0, xmm13                                         ;   435.3 p0      41 next copy
        movdqa [rbp + 1584], xmm0                                  ;   442.3 p0+p3   41 next spill
        movdqa xmm0, xmm13                                         ;   435.3 p0      41 next copy
        movdqa [rbp + 1312], xmm13                                 ;   435.3 p0+p3   41 next spill
        movdqa xmm13, [rbp + 1616]                                 ;   449.3 p2      41 next
        movdqa [rbp + 1616], xmm0                                  ;   442.3 p0+p3   41 next spill
        movdqa xmm0, [r8 + 288]                                    ;   425.3 p2      54 next
        pxor xmm0, [rbp + 464]                                     ;   438.3 p2+p1   54 next
        movdqa [rbp + 1296], xmm0                                  ;   440.3 p0+p3   54 next spill
        movdqa xmm0, [r8 + 304]                                    ;   427.3 p2      54 next
        pxor xmm0, [rbp + 496]                                     ;   439.3 p2+p1   54 next
        movdqa [rbp + 1520], xmm0                                  ;   441.3 p0+p3   54 next spill
        movdqa xmm0, [r8 + 432]                                    ;   429.3 p2      54 next
        pxor xmm0, [rbp + 752]                                     ;   440.3 p2+p1   54 next
        pand xmm6, xmm0                                            ;   442.3 p1      41 next
        pxor xmm4, xmm6                                            ;   444.3 p1      41 next
        movdqa [rbp + 1504], xmm4                                  ;   446.3 p0+p3   41 next spill
        movdqa xmm4, [rbp + 1616]                                  ;   442.3 p2      41 next reload
        pand xmm4, xmm0                                            ;   453.3 p1      41 next
        movdqa [rbp + 1616], xmm4                                  ;   455.3 p0+p3   41 next spill
        movdqa xmm4, xmm0                                          ;   442.3 p0      41 next copy
        movdqa [rbp + 1424], xmm13                                 ;   460.3 p0+p3   41 next spill
        movdqa xmm13, xmm0                                         ;   442.3 p0      41 next copy
        movdqa [rbp + 1392], xmm14                                 ;   442.7 p0+p3   41 next spill
        movdqa xmm14, xmm0                                         ;   442.3 p0      41 next copy
        movdqa [rbp + 1712], xmm14                                 ;   449.3 p0+p3   41 next spill
        movdqa xmm14, xmm0                                         ;   442.3 p0      41 next copy
        movdqa [rbp + 1728], xmm14                                 ;   449.3 p0+p3   41 next spill
        pshufd xmm14, xmm0, 0xe4                                   ;   444.3 p1      41 next copy
        movdqa [rbp + 1744], xmm14                                 ;   448.7 p0+p3   41 next spill
        pshufd xmm14, xmm0, 0xe4                                   ;   445.3 p1      41 next copy
        movdqa [rbp + 1760], xmm0                                  ;   450.7 p0+p3   41 next spill
        movdqa xmm0, [rbp + 1616]                                  ;   455.3 p2      41 next
        movdqa [rbp + 1776], xmm0                                  ;   466.3 p0+p3   41 next spill
        movdqa xmm0, [rbp + 1616]                                  ;   455.3 p2      41 next
        movdqa [rbp + 1616], xmm0                                  ;   466.3 p0+p3   41 next spill
        movdqa xmm0, [r8 + 320]                                    ;   443.0 p2      54 next
        pxor xmm0, [rbp + 528]                                     ;   454.0 p2+p1   54 next
        movdqa [rbp + 1792], xmm0                                  ;   456.7 p0+p3   54 next spill
        movdqa xmm0, [r8 + 336]                                    ;   445.0 p2      54 next
        pxor xmm0, [rbp + 560]                                     ;   456.0 p2+p1   54 next
        movdqa [rbp + 1808], xmm0                                  ;   458.7 p0+p3   54 next spill
        movdqa xmm0, [rbp + 1648]                                  ;   447.0 p2      41 next
        movdqa [rbp + 1648], xmm0                                  ;   460.7 p0+p3   41 next spill
        movdqa xmm0, [r8 + 448]                                    ;   448.0 p2      54 next
        pxor xmm0, [rbp + 784]                                     ;   459.0 p2+p1   54 next
        pxor xmm5, xmm0                                            ;   461.0 p1      41 next
        pxor xmm8, xmm5                                            ;   463.0 p1      41 next
        movdqa [rbp + 1824], xmm8                                  ;   465.0 p0+p3   41 next spill
        movdqa xmm8, [rbp + 1712]                                  ;   450.0 p2      41 next reload
        pand xmm8, xmm5                                            ;   463.0 p1      41 next
        movdqa [rbp + 1712], xmm8                                  ;   465.0 p0+p3   41 next spill
        movdqa xmm8, [rbp + 1584]                                  ;   451.0 p2      41 next reload
        pand xmm8, xmm5                                            ;   463.0 p1      41 next
        movdqa xmm5, [rbp + 1392]                                  ;   452.0 p2      41 next reload
        pand xmm5, xmm0                                            ;   463.0 p1      41 next
        movdqa [rbp + 1392], xmm8                                  ;   466.7 p0+p3   41 next spill
        movdqa xmm8, [rbp + 1728]                                  ;   453.0 p2      41 next reload
        pand xmm8, xmm0                                            ;   464.0 p1      41 next
        movdqa [rbp + 1728], xmm0                                  ;   468.7 p0+p3   54 next spill
        movdqa xmm0, [rbp + 1440]                                  ;   454.3 p2      41 next reload
        pxor xmm0, xmm8                                            ;   466.0 p1      41 next
        movdqa [rbp + 1440], xmm14                                 ;   470.7 p0+p3   41 next spill
        movdqa xmm14, [rbp + 1744]                                 ;   455.7 p2      41 next reload
        pand xmm14, xmm0                                           ;   468.0 p1      41 next
        movdqa [rbp + 1744], xmm14                                 ;   472.7 p0+p3   41 next spill
        movdqa xmm14, [rbp + 1216]                                 ;   457.0 p2      41 next reload
        pand xmm14, [rbp + 1728]                                   ;   479.7 p2+p1   41 next
        movdqa [rbp + 1216], xmm14                                 ;   481.7 p0+p3   41 next spill
        movdqa xmm14, [rbp + 1728]                                 ;   468.7 p2      41 next
        movdqa [rbp + 1584], xmm0                                  ;   476.7 p0+p3   41 next spill
        movdqa xmm0, [rbp + 1712]                                  ;   465.0 p2      41 next
        movdqa [rbp + 1712], xmm8                                  ;   478.7 p0+p3   41 next spill
        movdqa xmm8, [rbp + 1728]                                  ;   468.7 p2      41 next
        movdqa [rbp + 1840], xmm8                                  ;   480.7 p0+p3   41 next spill
        movdqa xmm8, [rbp + 1728]                                  ;   468.7 p2      41 next
        movdqa [rbp + 1856], xmm8                                  ;   482.7 p0+p3   41 next spill
        movdqa xmm8, [rbp + 1824]                                  ;   465.0 p2      41 next
        movdqa [rbp + 1872], xmm8                                  ;   484.7 p0+p3   41 next spill
        movdqa xmm8, [rbp + 1728]                                  ;   468.7 p2      41 next
        movdqa [rbp + 1728], xmm8                                  ;   486.7 p0+p3   41 next spill
        movdqa xmm8, [r8 + 464]                                    ;   465.0 p2      54 next
        pxor xmm8, [rbp + 816]                                     ;   476.0 p2+p1   54 next
        pxor xmm10, xmm8                                           ;   478.0 p1      41 next
        pxor xmm7, xmm10                                           ;   480.0 p1      41 next
        pand xmm9, xmm7                                            ;   482.0 p1      41 next
        pand xmm1, xmm8                                            ;   478.0 p1      41 next
        pand xmm4, xmm8                                            ;   478.0 p1      41 next
        pxor xmm15, xmm4                                           ;   480.0 p1      41 next
        movdqa xmm4, [rbp + 1856]                                  ;   482.7 p2      41 next reload
        pand xmm4, xmm10                                           ;   493.7 p1      41 next
        movdqa [rbp + 1856], xmm7                                  ;   488.7 p0+p3   41 next spill
        movdqa xmm7, [rbp + 1312]                                  ;   469.0 p2      41 next reload
        pand xmm7, xmm8                                            ;   480.0 p1      41 next
        movdqa [rbp + 1312], xmm8                                  ;   490.7 p0+p3   54 next spill
        movdqa xmm8, [rbp + 1504]                                  ;   470.3 p2      41 next reload
        pxor xmm8, xmm7                                            ;   482.0 p1      41 next
        movdqa xmm7, [rbp + 1856]                                  ;   488.7 p2      41 next
        movdqa [rbp + 1504], xmm4                                  ;   495.7 p0+p3   41 next spill
        pshufd xmm4, xmm8, 0xe4                                    ;   484.0 p1      41 next copy
        movdqa [rbp + 1888], xmm8                                  ;   494.7 p0+p3   41 next spill
        movdqa xmm8, [rbp + 1328]                                  ;   473.0 p2      41 next reload
        pand xmm8, [rbp + 1312]                                    ;   501.7 p2+p1   41 next
        movdqa [rbp + 1328], xmm8                                  ;   503.7 p0+p3   41 next spill
        movdqa xmm8, [rbp + 1728]                                  ;   486.7 p2      41 next reload
        por xmm8, [rbp + 1856]                                     ;   499.7 p2+p1   41 next
        movdqa [rbp + 1728], xmm8                                  ;   501.7 p0+p3   41 next spill
        movdqa xmm8, [rbp + 1648]                                  ;   477.0 p2      41 next reload
        pand xmm8, [rbp + 1312]                                    ;   501.7 p2+p1   41 next
        movdqa [rbp + 1648], xmm8                                  ;   503.7 p0+p3   41 next spill
        movdqa xmm8, [rbp + 1312]                                  ;   490.7 p2      41 next
        movdqa [rbp + 1904], xmm4                                  ;   502.7 p0+p3   41 next spill
        movdqa xmm4, [rbp + 1856]                                  ;   488.7 p2      41 next
        movdqa [rbp + 1920], xmm4                                  ;   504.7 p0+p3   41 next spill
        movdqa xmm4, [rbp + 1328]                                  ;   503.7 p2      41 next
        movdqa [rbp + 1936], xmm4                                  ;   514.7 p0+p3   41 next spill
        movdqa xmm4, [rbp + 1328]                                  ;   503.7 p2      41 next
        movdqa [rbp + 1328], xmm4                                  ;   514.7 p0+p3   41 next spill
        movdqa xmm4, [rbp + 1648]                                  ;   503.7 p2      41 next
        movdqa [rbp + 1952], xmm4                                  ;   514.7 p0+p3   41 next spill
        movdqa xmm4, [rbp + 1648]                                  ;   503.7 p2      41 next
        movdqa [rbp + 1648], xmm4                                  ;   514.7 p0+p3   41 next spill
        movdqa xmm4, [r8 + 480]                                    ;   485.0 p2      54 next
        pxor xmm4, [rbp + 848]                                     ;   496.0 p2+p1   54 next
        pand xmm12, xmm4                                           ;   498.0 p1      41 next
        pand xmm11, xmm4                                           ;   498.0 p1      41 next
        pxor xmm1, xmm11                                           ;   500.0 p1      41 next
        movdqa xmm11, [rel misty1_decrypt_compact.T0_constants128] ;   487.0 p2      41 next reload
        pxor xmm1, xmm11                                           ;   502.0 p1      41 next
        pand xmm14, xmm4                                           ;   498.0 p1      41 next
        pxor xmm0, xmm14                                           ;   500.0 p1      41 next
        movdqa xmm14, [rbp + 1616]                                 ;   488.0 p2      41 next reload
        pxor xmm14, xmm12                                          ;   500.0 p1      41 next
        pand xmm8, xmm4                                            ;   501.7 p1      41 next
        movdqa [rbp + 1616], xmm12                                 ;   514.7 p0+p3   41 next spill
        movdqa xmm12, [rbp + 1280]                                 ;   489.0 p2      41 next reload
        pand xmm12, xmm4                                           ;   500.0 p1      41 next
        movdqa xmm11, [rbp + 1264]                                 ;   490.0 p2      41 next reload
        pxor xmm11, xmm12                                          ;   502.0 p1      41 next
        movdqa xmm12, [rbp + 1744]                                 ;   491.0 p2      41 next reload
        pxor xmm12, xmm11                                          ;   504.0 p1      41 next
        pxor xmm14, xmm12                                          ;   506.0 p1      41 next
        movdqa xmm11, [rbp + 1216]                                 ;   492.0 p2      41 next reload
        pxor xmm11, xmm12                                          ;   506.0 p1      41 next
        movdqa xmm12, [rbp + 1760]                                 ;   493.0 p2      41 next reload
        pand xmm12, xmm4                                           ;   504.0 p1      41 next
        movdqa [rbp + 1760], xmm11                                 ;   516.7 p0+p3   41 next spill
        movdqa xmm11, [rbp + 1776]                                 ;   494.0 p2      41 next reload
        pxor xmm11, xmm12                                          ;   506.0 p1      41 next
        movdqa xmm12, [rbp + 1168]                                 ;   495.0 p2      41 next reload
        pand xmm12, xmm4                                           ;   506.0 p1      41 next
        movdqa [rbp + 1168], xmm8                                  ;   518.7 p0+p3   41 next spill
        movdqa xmm8, xmm4                                          ;   498.0 p0      41 next copy
        movdqa [rbp + 1776], xmm14                                 ;   520.7 p0+p3   41 next spill
        movdqa xmm14, xmm0                                         ;   502.0 p0      41 next copy
        movdqa [rbp + 1216], xmm12                                 ;   522.7 p0+p3   41 next spill
        pshufd xmm12, xmm1, 0xe4                                   ;   504.0 p1      41 next copy
        movdqa [rbp + 1744], xmm1                                  ;   524.7 p0+p3   41 next spill
        movdqa xmm1, [rbp + 1936]                                  ;   514.7 p2      41 next reload
        pxor xmm1, [rbp + 1168]                                    ;   529.7 p2+p1   41 next
        movdqa [rbp + 1936], xmm12                                 ;   526.7 p0+p3   41 next spill
        movdqa xmm12, [rbp + 1744]                                 ;   524.7 p2      41 next reload
        pxor xmm12, xmm1                                           ;   535.7 p1      41 next
        movdqa [rbp + 1744], xmm12                                 ;   537.7 p0+p3   41 next spill
        movdqa xmm12, [rbp + 1952]                                 ;   514.7 p2      41 next reload
        pxor xmm12, [rbp + 1760]                                   ;   527.7 p2+p1   41 next
        movdqa [rbp + 1952], xmm12                                 ;   530.7 p0+p3   41 next spill
        movdqa xmm12, [rbp + 1776]                                 ;   520.7 p2      41 next
        movdqa [rbp + 1264], xmm1                                  ;   532.7 p0+p3   41 next spill
        movdqa xmm1, [rbp + 1168]                                  ;   518.7 p2      41 next
        movdqa [rbp + 1168], xmm1                                  ;   534.7 p0+p3   41 next spill
        movdqa xmm1, [rbp + 1760]                                  ;   516.7 p2      41 next
        movdqa [rbp + 1760], xmm1                                  ;   536.7 p0+p3   41 next spill
        movdqa xmm1, [r8 + 496]                                    ;   506.3 p2      54 next
        pxor xmm1, [rbp + 880]                                     ;   517.3 p2+p1   54 next
        pand xmm8, xmm1                                            ;   519.3 p1      41 next
        pxor xmm15, xmm8                                           ;   521.3 p1      41 next
        pand xmm2, xmm1                                            ;   519.3 p1      41 next
        pxor xmm4, xmm2                                            ;   521.3 p1      41 next
        pxor xmm9, xmm4                                            ;   523.3 p1      41 next
        pxor xmm6, xmm4                                            ;   523.3 p1      41 next
        pxor xmm14, xmm6                                           ;   525.3 p1      41 next
        pand xmm13, xmm1                                           ;   519.3 p1      41 next
        pxor xmm3, xmm13                                           ;   521.3 p1      41 next
        pxor xmm9, xmm3                                            ;   525.3 p1      41 next
        por xmm7, xmm1                                             ;   519.3 p1      41 next
        pxor xmm5, xmm7                                            ;   521.3 p1      41 next
        movdqa xmm2, [rbp + 1696]                                  ;   511.0 p2      41 next reload
        pxor xmm2, xmm5                                            ;   523.3 p1      41 next
        pand xmm3, xmm1                                            ;   523.3 p1      41 next
        pxor xmm0, xmm2                                            ;   525.3 p1      41 next
        pxor xmm10, xmm0                                           ;   527.3 p1      41 next
        movdqa xmm0, [rbp + 1584]                                  ;   512.7 p2      41 next reload
        pxor xmm0, xmm14                                           ;   527.3 p1      41 next
        movdqa xmm14, [rbp + 1712]                                 ;   513.7 p2      41 next reload
        pxor xmm14, xmm1                                           ;   524.7 p1      41 next
        movdqa xmm4, [rbp + 1840]                                  ;   514.7 p2      41 next reload
        pand xmm4, xmm14                                           ;   526.7 p1      41 next
        movdqa xmm14, [rbp + 1424]                                 ;   515.7 p2      41 next reload
        pxor xmm14, xmm1                                           ;   526.7 p1      41 next
        movdqa xmm5, [rbp + 1664]                                  ;   516.7 p2      41 next reload
        pand xmm5, xmm1                                            ;   527.7 p1      41 next
        pxor xmm9, xmm4                                            ;   528.7 p1      41 next
        movdqa xmm1, [rel misty1_decrypt_compact.T0_constants128]  ;   517.7 p2      41 next reload
        pxor xmm3, xmm1                                            ;   529.3 p1      41 next
        pxor xmm0, xmm15                                           ;   530.3 p1      41 next
        movdqa xmm4, [rbp + 1648]                                  ;   518.7 p2      41 next reload
        pxor xmm4, xmm15                                           ;   531.3 p1      41 next
        movdqa xmm15, [rbp + 1504]                                 ;   519.7 p2      41 next reload
        pxor xmm15, xmm14                                          ;   532.3 p1      41 next
        movdqa xmm6, [rbp + 1536]                                  ;   520.7 p2      41 next reload
        pand xmm6, xmm14                                           ;   533.3 p1      41 next
        pxor xmm11, xmm6                                           ;   535.3 p1      41 next
        movdqa xmm14, [rbp + 1440]                                 ;   521.7 p2      41 next reload
        pxor xmm14, xmm15                                          ;   535.3 p1      41 next
        movdqa xmm15, [rbp + 1168]                                 ;   534.7 p2      41 next reload
        pxor xmm15, xmm5                                           ;   545.7 p1      41 next
        movdqa xmm5, [rbp + 1872]                                  ;   523.7 p2      41 next reload
        pxor xmm5, xmm11                                           ;   537.3 p1      41 next
        movdqa xmm6, [rbp + 1264]                                  ;   532.7 p2      41 next reload
        pxor xmm6, xmm0                                            ;   543.7 p1      41 next
        pxor xmm12, xmm14                                          ;   539.3 p1      41 next
        movdqa xmm0, [rbp + 1936]                                  ;   526.7 p2      41 next reload
        pxor xmm0, xmm14                                           ;   540.3 p1      41 next
        movdqa xmm14, [rbp + 1216]                                 ;   526.7 p2      41 next reload
        pxor xmm14, xmm3                                           ;   541.3 p1      41 next
        pxor xmm2, xmm0                                            ;   542.3 p1      41 next
        movdqa xmm0, [rbp + 1888]                                  ;   527.7 p2      41 next reload
        pxor xmm0, xmm3                                            ;   543.3 p1      41 next
        movdqa xmm3, [rbp + 1392]                                  ;   528.7 p2      41 next reload
        pxor xmm3, xmm12                                           ;   544.3 p1      41 next
        pxor xmm9, xmm0                                            ;   545.3 p1      41 next
        movdqa xmm0, [rbp + 1904]                                  ;   529.7 p2      41 next reload
        pxor xmm0, xmm3                                            ;   546.3 p1      41 next
        pxor xmm8, xmm14                                           ;   547.3 p1      41 next
        movdqa xmm3, [rbp + 1328]                                  ;   530.7 p2      41 next reload
        pxor xmm3, xmm14                                           ;   548.3 p1      41 next
        pxor xmm10, xmm8                                           ;   549.3 p1      41 next
        movdqa xmm14, [rbp + 1920]                                 ;   531.7 p2      41 next reload
        pxor xmm14, xmm15                                          ;   550.3 p1      41 next
        movdqa xmm15, [rbp + 1728]                                 ;   532.7 p2      41 next reload
        pxor xmm15, xmm14                                          ;   552.3 p1      41 next
        pxor xmm6, [rbp + 1616]                                    ;   552.3 p2+p1   41 next
        pxor xmm5, [rbp + 1744]                                    ;   553.3 p2+p1   41 next
        pxor xmm2, [rbp + 1856]                                    ;   554.3 p2+p1   41 next
        pxor xmm4, [rbp + 1312]                                    ;   555.3 p2+p1   41 next
        pxor xmm3, [rbp + 1952]                                    ;   556.3 p2+p1   41 next
        movdqa xmm14, [rbp + 1760]                                 ;   538.7 p2      41 next reload
        pxor xmm14, xmm15                                          ;   557.3 p1      41 next
        pxor xmm13, xmm14                                          ;   559.3 p1      41 next
        pxor xmm15, [rbp + 1824]                                   ;   559.3 p2+p1   41 next
        pxor xmm4, xmm15                                           ;   561.3 p1      41 next
        pxor xmm3, [rbp + 1776]                                    ;   561.3 p2+p1   41 next
        movdqa xmm14, [rbp + 1792]                                 ;   541.7 p2      41 next
        movdqa xmm15, [rbp + 1552]                                 ;   542.7 p2      54 next reload
        pand xmm14, xmm15                                          ;   562.3 p1      41 next
        movdqa xmm7, [rbp + 1808]                                  ;   543.7 p2      41 next
        movdqa xmm8, [rbp + 1680]                                  ;   544.7 p2      41 next
        movdqa xmm11, [rbp + 1376]                                 ;   545.7 p2      54 next reload
        pand xmm8, xmm11                                           ;   563.3 p1      41 next
        pand xmm7, xmm15                                           ;   564.3 p1      41 next
        movdqa xmm12, [rbp + 1520]                                 ;   546.7 p2      41 next
        pand xmm12, xmm15                                          ;   565.3 p1      41 next
        pxor xmm0, [rbp + 1296]                                    ;   566.3 p2+p1   41 next
        pxor xmm13, [rbp + 1520]                                   ;   567.3 p2+p1   41 next
        pxor xmm4, [rbp + 1792]                                    ;   568.3 p2+p1   41 next
        pxor xmm6, [rbp + 1808]                                    ;   569.3 p2+p1   41 next
        pxor xmm3, xmm15                                           ;   570.3 p1      41 next
        pxor xmm10, [rbp + 1680]                                   ;   571.3 p2+p1   41 next
        pxor xmm9, xmm11                                           ;   572.3 p1      41 next
        movdqa [rbp + 1776], xmm2                                  ;   556.3 p0+p3   41 next spill
        movdqa xmm2, [rbp + 1792]                                  ;   552.7 p2      41 next
        pand xmm2, [rbp + 1520]                                    ;   573.3 p2+p1   41 next
        movdqa [rbp + 1824], xmm5                                  ;   555.3 p0+p3   41 next spill
        movdqa xmm5, xmm12                                         ;   567.3 p0      41 next copy
        pxor xmm5, xmm11                                           ;   574.3 p1      41 next
        movdqa [rbp + 1760], xmm10                                 ;   573.3 p0+p3   41 next spill
        movdqa xmm10, [rbp + 1808]                                 ;   554.7 p2      41 next
        pand xmm10, [rbp + 1296]                                   ;   575.3 p2+p1   41 next
        pxor xmm8, xmm10                                           ;   577.3 p1      41 next
        pand xmm10, xmm11                                          ;   577.3 p1      41 next
        movdqa [rbp + 1952], xmm6                                  ;   571.3 p0+p3   41 next spill
        movdqa xmm6, xmm11                                         ;   556.7 p0      41 next copy
        pand xmm6, [rbp + 1808]                                    ;   578.3 p2+p1   41 next
        movdqa [rbp + 1312], xmm4                                  ;   570.3 p0+p3   41 next spill
        movdqa xmm4, xmm11                                         ;   556.7 p0      41 next copy
        pand xmm4, xmm15                                           ;   579.3 p1      41 next
        movdqa [rbp + 1856], xmm13                                 ;   569.3 p0+p3   41 next spill
        movdqa xmm13, xmm11                                        ;   556.7 p0      41 next copy
        pand xmm13, [rbp + 1520]                                   ;   580.3 p2+p1   41 next
        pand xmm11, [rbp + 1792]                                   ;   581.3 p2+p1   41 next
        pxor xmm11, xmm7                                           ;   583.3 p1      41 next
        movdqa [rbp + 1376], xmm0                                  ;   568.3 p0+p3   41 next spill
        movdqa xmm0, xmm7                                          ;   566.3 p0      41 next copy
        pand xmm0, [rbp + 1680]                                    ;   583.3 p2+p1   41 next
        pxor xmm0, xmm6                                            ;   585.3 p1      41 next
        pxor xmm0, xmm1                                            ;   587.3 p1      41 next
        movdqa xmm1, xmm14                                         ;   564.3 p0      41 next copy
        pxor xmm1, xmm2                                            ;   586.3 p1      41 next
        pxor xmm2, xmm8                                            ;   587.3 p1      41 next
        pxor xmm8, xmm14                                           ;   588.3 p1      41 next
        pxor xmm14, xmm13                                          ;   589.3 p1      41 next
        pand xmm1, [rbp + 1808]                                    ;   590.3 p2+p1   41 next
        movdqa [rbp + 1744], xmm9                                  ;   574.3 p0+p3   41 next spill
        movdqa xmm9, xmm15                                         ;   559.3 p0      41 next copy
        movdqa [rbp + 1616], xmm3                                  ;   572.3 p0+p3   41 next spill
        movdqa xmm3, xmm15                                         ;   561.3 p0      41 next copy
        pxor xmm3, xmm2                                            ;   591.3 p1      41 next
        pand xmm2, [rbp + 1296]                                    ;   592.3 p2+p1   41 next
        movdqa [rbp + 1728], xmm14                                 ;   591.3 p0+p3   41 next spill
        movdqa xmm14, xmm15                                        ;   563.3 p0      41 next copy
        pand xmm14, xmm3                                           ;   593.3 p1      41 next
        pxor xmm14, xmm0                                           ;   595.3 p1      41 next
        pand xmm3, [rbp + 1792]                                    ;   595.3 p2+p1   41 next
        movdqa [rbp + 1920], xmm11                                 ;   585.3 p0+p3   41 next spill
        movdqa xmm11, xmm15                                        ;   565.3 p0      41 next copy
        movdqa [rbp + 1552], xmm8                                  ;   590.3 p0+p3   41 next spill
        movdqa xmm8, xmm5                                          ;   576.3 p0      41 next copy
        pxor xmm8, [rbp + 1792]                                    ;   596.3 p2+p1   41 next
        pand xmm8, [rbp + 1680]                                    ;   598.3 p2+p1   41 next
        pxor xmm12, xmm8                                           ;   600.3 p1      41 next
        movdqa [rbp + 1328], xmm12                                 ;   602.3 p0+p3   41 next spill
        movdqa xmm12, xmm5                                         ;   576.3 p0      41 next copy
        pand xmm5, [rbp + 1296]                                    ;   599.3 p2+p1   41 next
        pxor xmm5, [rbp + 1920]                                    ;   601.3 p2+p1   41 next
        movdqa [rbp + 1904], xmm7                                  ;   570.3 p0+p3   41 next spill
        movdqa xmm7, xmm4                                          ;   581.3 p0      41 next copy
        movdqa [rbp + 1392], xmm8                                  ;   600.3 p0+p3   41 next spill
        movdqa xmm8, xmm6                                          ;   580.3 p0      41 next copy
        pand xmm8, [rbp + 1520]                                    ;   601.3 p2+p1   41 next
        pxor xmm4, xmm8                                            ;   603.3 p1      41 next
        pxor xmm2, xmm4                                            ;   605.3 p1      41 next
        movdqa xmm4, [rbp + 1520]                                  ;   573.0 p2      54 next reload
        pxor xmm2, xmm4                                            ;   607.3 p1      41 next
        movdqa xmm8, xmm4                                          ;   584.0 p0      41 next copy
        pand xmm8, [rbp + 1680]                                    ;   605.3 p2+p1   41 next
        movdqa xmm4, xmm6                                          ;   580.3 p0      41 next copy
        pxor xmm4, [rbp + 1680]                                    ;   606.3 p2+p1   41 next
        pand xmm11, xmm4                                           ;   608.3 p1      41 next
        pxor xmm0, xmm11                                           ;   610.3 p1      41 next
        pxor xmm3, xmm0                                            ;   612.3 p1      41 next
        movdqa xmm0, [rbp + 1296]                                  ;   576.7 p2      54 next reload
        pxor xmm6, xmm0                                            ;   610.3 p1      41 next
        pand xmm15, xmm6                                           ;   612.3 p1      41 next
        movdqa xmm4, [rbp + 1792]                                  ;   577.7 p2      54 next reload
        pand xmm6, xmm4                                            ;   612.3 p1      41 next
        pxor xmm15, [rbp + 1680]                                   ;   614.3 p2+p1   41 next
        pxor xmm3, xmm15                                           ;   616.3 p1      41 next
        movdqa xmm15, xmm4                                         ;   588.7 p0      41 next copy
        pxor xmm15, xmm8                                           ;   615.3 p1      41 next
        pxor xmm1, xmm15                                           ;   617.3 p1      41 next
        pand xmm15, [rbp + 1808]                                   ;   617.3 p2+p1   41 next
        pxor xmm13, xmm15                                          ;   619.3 p1      41 next
        movdqa xmm15, xmm0                                         ;   587.7 p0      41 next copy
        pand xmm15, [rbp + 1680]                                   ;   619.3 p2+p1   41 next
        pxor xmm7, xmm15                                           ;   621.3 p1      41 next
        pand xmm4, xmm7                                            ;   623.3 p1      41 next
        pxor xmm1, xmm4                                            ;   625.3 p1      41 next
        pxor xmm5, xmm1                                            ;   627.3 p1      41 next
        movdqa xmm1, xmm0                                          ;   587.7 p0      41 next copy
        pand xmm1, xmm7                                            ;   624.3 p1      41 next
        pxor xmm9, xmm1                                            ;   626.3 p1      41 next
        movdqa xmm1, xmm0                                          ;   587.7 p0      41 next copy
        pxor xmm12, xmm9                                           ;   628.3 p1      41 next
        pxor xmm1, [rbp + 1920]                                    ;   627.3 p2+p1   41 next
        movdqa xmm4, [rbp + 1728]                                  ;   591.3 p2      41 next reload
        pand xmm0, xmm4                                            ;   628.3 p1      41 next
        pxor xmm14, xmm15                                          ;   629.3 p1      41 next
        pxor xmm13, xmm14                                          ;   631.3 p1      41 next
        movdqa xmm14, [rbp + 1520]                                 ;   587.3 p2      41 next
        pand xmm14, xmm1                                           ;   631.3 p1      41 next
        movdqa xmm7, [rbp + 1392]                                  ;   600.3 p2      41 next reload
        pxor xmm7, xmm5                                            ;   632.3 p1      41 next
        pxor xmm1, xmm15                                           ;   633.3 p1      41 next
        pxor xmm15, [rbp + 1520]                                   ;   634.3 p2+p1   41 next
        movdqa xmm5, [rbp + 1808]                                  ;   590.3 p2      54 next reload
        pxor xmm14, xmm5                                           ;   635.3 p1      41 next
        pxor xmm10, xmm14                                          ;   637.3 p1      41 next
        movdqa xmm14, xmm5                                         ;   601.3 p0      41 next copy
        movdqa xmm9, [rbp + 1680]                                  ;   591.3 p2      54 next reload
        pand xmm5, xmm9                                            ;   637.3 p1      41 next
        pand xmm14, xmm15                                          ;   638.3 p1      41 next
        pand xmm8, xmm15                                           ;   639.3 p1      41 next
        pxor xmm3, xmm8                                            ;   641.3 p1      41 next
        movdqa xmm15, [rbp + 1616]                                 ;   592.7 p2      41 next reload
        pxor xmm13, xmm15                                          ;   641.3 p1      41 next
        pxor xmm15, [r8 + 2048]                                    ;   642.3 p2+p1   48 next
        pxor xmm11, xmm14                                          ;   643.3 p1      41 next
        pxor xmm1, xmm11                                           ;   645.3 p1      41 next
        pxor xmm4, xmm5                                            ;   645.3 p1      41 next
        pand xmm9, xmm4                                            ;   647.3 p1      41 next
        movdqa xmm4, [rbp + 1328]                                  ;   602.3 p2      41 next
        pxor xmm4, xmm14                                           ;   647.3 p1      41 next
        movdqa xmm14, [rbp + 1328]                                 ;   602.3 p2      41 next
        pand xmm14, xmm5                                           ;   648.3 p1      41 next
        movdqa xmm5, [rbp + 1744]                                  ;   597.3 p2      41 next
        pxor xmm5, xmm3                                            ;   649.3 p1      41 next
        movdqa xmm3, [rbp + 1376]                                  ;   598.3 p2      41 next
        pxor xmm3, xmm7                                            ;   650.3 p1      41 next
        movdqa xmm7, [rbp + 1856]                                  ;   599.3 p2      41 next
        movdqa xmm8, [rbp + 1904]                                  ;   600.3 p2      41 next reload
        pxor xmm8, xmm4                                            ;   651.3 p1      41 next
        pxor xmm2, xmm8                                            ;   653.3 p1      41 next
        movdqa xmm4, [rbp + 1312]                                  ;   601.3 p2      41 next
        movdqa xmm8, [rbp + 1552]                                  ;   602.3 p2      41 next reload
        pxor xmm8, xmm14                                           ;   653.3 p1      41 next
        pxor xmm10, xmm8                                           ;   655.3 p1      41 next
        movdqa xmm14, [rbp + 1952]                                 ;   603.3 p2      41 next
        pxor xmm1, xmm12                                           ;   655.3 p1      41 next
        pxor xmm12, xmm9                                           ;   656.3 p1      41 next
        movdqa xmm8, [rbp + 1760]                                  ;   604.3 p2      41 next
        pxor xmm0, xmm1                                            ;   657.3 p1      41 next
        movdqa xmm1, [rbp + 1744]                                  ;   605.3 p2      48 next
        pxor xmm1, [r8 + 2064]                                     ;   658.3 p2+p1   48 next
        pxor xmm6, xmm12                                           ;   659.3 p1      41 next
        movdqa xmm9, [rbp + 1376]                                  ;   607.3 p2      48 next
        pxor xmm9, [r8 + 2080]                                     ;   660.3 p2+p1   48 next
        pxor xmm8, xmm2                                            ;   661.3 p1      41 next
        movdqa xmm2, [rbp + 1856]                                  ;   609.3 p2      48 next
        pxor xmm2, [r8 + 2096]                                     ;   662.3 p2+p1   48 next
        pxor xmm13, [r8 + 2192]                                    ;   663.3 p2+p1   48 next
        pxor xmm14, xmm0                                           ;   664.3 p1      41 next
        movdqa xmm0, [rbp + 1952]                                  ;   612.3 p2      48 next
        pxor xmm0, [r8 + 2128]                                     ;   665.3 p2+p1   48 next
        pxor xmm5, [r8 + 2208]                                     ;   666.3 p2+p1   48 next
        movdqa xmm11, [rel misty1_decrypt_compact.T0_constants128] ;   615.3 p2      41 next reload
        pxor xmm10, xmm11                                          ;   667.3 p1      41 next
        pxor xmm3, [r8 + 2224]                                     ;   668.3 p2+p1   48 next
        pxor xmm4, xmm10                                           ;   669.3 p1      41 next
        pxor xmm6, xmm11                                           ;   670.3 p1      41 next
        pxor xmm7, xmm6                                            ;   672.3 p1      41 next
        movdqa xmm6, [rbp + 1760]                                  ;   617.3 p2      48 next
        pxor xmm6, [r8 + 2144]                                     ;   672.3 p2+p1   48 next
        pxor xmm8, [r8 + 2288]                                     ;   673.3 p2+p1   48 next
        pxor xmm14, [r8 + 2272]                                    ;   674.3 p2+p1   48 next
        movdqa xmm10, [rbp + 1312]                                 ;   621.3 p2      48 next
        pxor xmm10, [r8 + 2112]                                    ;   675.3 p2+p1   48 next
        movdqa xmm12, [rbp + 1824]                                 ;   623.3 p2      48 next
        pxor xmm12, [r8 + 2160]                                    ;   676.3 p2+p1   48 next
        pxor xmm4, [r8 + 2256]                                     ;   677.3 p2+p1   48 next
        pxor xmm7, [r8 + 2240]                                     ;   678.3 p2+p1   48 next
        movdqa [rbp + 1824], xmm8                                  ;   675.3 p0+p3   48 next spill
        movdqa xmm8, [rbp + 1776]                                  ;   627.3 p2      48 next
        pxor xmm8, [r8 + 2176]                                     ;   679.3 p2+p1   48 next
        movdqa [rbp + 1776], xmm14                                 ;   676.3 p0+p3   48 next spill
        movdqa xmm14, xmm15                                        ;   644.3 p0      45 next copy
        pxor xmm14, xmm6                                           ;   680.3 p1      45 next
        movdqa [rbp + 1312], xmm4                                  ;   679.3 p0+p3   48 next spill
        movdqa xmm4, xmm15                                         ;   644.3 p0      45 next copy
        pand xmm4, xmm12                                           ;   681.3 p1      45 next
        movdqa [rbp + 1760], xmm7                                  ;   680.3 p0+p3   48 next spill
        movdqa xmm7, xmm15                                         ;   644.3 p0      45 next copy
        pand xmm7, xmm8                                            ;   682.3 p1      45 next
        pxor xmm7, xmm12                                           ;   684.3 p1      45 next
        movdqa [rbp + 1952], xmm3                                  ;   670.3 p0+p3   48 next spill
        movdqa xmm3, xmm15                                         ;   644.3 p0      45 next copy
        pand xmm3, xmm2                                            ;   684.3 p1      45 next
        movdqa [rbp + 1856], xmm5                                  ;   668.3 p0+p3   48 next spill
        movdqa xmm5, xmm15                                         ;   644.3 p0      45 next copy
        pand xmm5, xmm1                                            ;   685.3 p1      45 next
        movdqa [rbp + 1376], xmm13                                 ;   665.3 p0+p3   48 next spill
        movdqa xmm13, xmm15                                        ;   644.3 p0      45 next copy
        movdqa xmm11, xmm15                                        ;   644.3 p0      45 next copy
        movdqa [rbp + 1744], xmm11                                 ;   651.3 p0+p3   45 next spill
        movdqa xmm11, xmm15                                        ;   644.3 p0      45 next copy
        pand xmm11, xmm10                                          ;   686.3 p1      45 next
        movdqa [rbp + 1552], xmm11                                 ;   688.3 p0+p3   45 next spill
        movdqa xmm11, xmm15                                        ;   644.3 p0      45 next copy
        pxor xmm11, xmm1                                           ;   687.3 p1      45 next
        pand xmm11, xmm0                                           ;   689.3 p1      45 next
        pand xmm15, xmm6                                           ;   689.3 p1      45 next
        movdqa [rbp + 1904], xmm15                                 ;   691.3 p0+p3   45 next spill
        movdqa xmm15, [rbp + 1552]                                 ;   688.3 p2      45 next
        movdqa [rbp + 1328], xmm11                                 ;   691.3 p0+p3   45 next spill
        movdqa xmm11, [rbp + 1552]                                 ;   688.3 p2      45 next
        movdqa [rbp + 1552], xmm11                                 ;   699.3 p0+p3   45 next spill
        movdqa xmm11, xmm1                                         ;   660.3 p0      45 next copy
        pxor xmm11, xmm0                                           ;   690.3 p1      45 next
        pand xmm13, xmm11                                          ;   692.3 p1      45 next
        movdqa [rbp + 1616], xmm13                                 ;   694.3 p0+p3   45 next spill
        movdqa xmm13, xmm1                                         ;   660.3 p0      45 next copy
        pand xmm13, xmm2                                           ;   692.3 p1      45 next
        movdqa [rbp + 1680], xmm15                                 ;   699.3 p0+p3   45 next spill
        movdqa xmm15, xmm1                                         ;   660.3 p0      45 next copy
        pand xmm15, xmm9                                           ;   693.3 p1      45 next
        movdqa [rbp + 1808], xmm1                                  ;   660.3 p0+p3   48 next spill
        movdqa xmm1, [rbp + 1744]                                  ;   651.3 p2      45 next reload
        pxor xmm1, xmm15                                           ;   695.3 p1      45 next
        movdqa xmm15, xmm2                                         ;   664.3 p0      45 next copy
        pand xmm15, xmm6                                           ;   695.3 p1      45 next
        pxor xmm4, xmm15                                           ;   697.3 p1      45 next
        movdqa xmm15, [rel misty1_decrypt_compact.T0_constants128] ;   651.0 p2      41 next reload
        pxor xmm4, xmm15                                           ;   699.3 p1      45 next
        movdqa xmm15, xmm2                                         ;   664.3 p0      45 next copy
        pand xmm15, xmm12                                          ;   698.3 p1      45 next
        movdqa [rbp + 1744], xmm4                                  ;   701.3 p0+p3   45 next spill
        movdqa xmm4, xmm2                                          ;   664.3 p0      45 next copy
        pxor xmm4, xmm14                                           ;   699.3 p1      45 next
        movdqa [rbp + 1520], xmm15                                 ;   700.3 p0+p3   45 next spill
        movdqa xmm15, xmm2                                         ;   664.3 p0      45 next copy
        pand xmm15, xmm9                                           ;   700.3 p1      45 next
        pxor xmm15, xmm11                                          ;   702.3 p1      45 next
        pand xmm11, xmm10                                          ;   702.3 p1      45 next
        movdqa [rbp + 1392], xmm15                                 ;   704.3 p0+p3   45 next spill
        movdqa xmm15, xmm2                                         ;   664.3 p0      45 next copy
        pand xmm15, xmm10                                          ;   703.3 p1      45 next
        pxor xmm13, xmm15                                          ;   705.3 p1      45 next
        pxor xmm15, xmm7                                           ;   705.3 p1      45 next
        movdqa [rbp + 1728], xmm1                                  ;   697.3 p0+p3   45 next spill
        movdqa xmm1, [rbp + 1904]                                  ;   691.3 p2      45 next reload
        pxor xmm1, xmm13                                           ;   707.3 p1      45 next
        movdqa xmm13, xmm9                                         ;   663.3 p0      45 next copy
        pand xmm13, xmm4                                           ;   707.3 p1      45 next
        pxor xmm7, xmm13                                           ;   709.3 p1      45 next
        movdqa xmm13, xmm9                                         ;   664.7 p0      45 next copy
        pand xmm13, xmm0                                           ;   709.3 p1      45 next
        movdqa [rbp + 1904], xmm1                                  ;   709.3 p0+p3   45 next spill
        movdqa xmm1, xmm9                                          ;   666.7 p0      45 next copy
        movdqa [rbp + 1920], xmm14                                 ;   682.3 p0+p3   45 next spill
        movdqa xmm14, xmm9                                         ;   668.7 p0      45 next copy
        pand xmm14, xmm8                                           ;   710.3 p1      45 next
        movdqa [rbp + 1296], xmm14                                 ;   712.3 p0+p3   45 next spill
        movdqa xmm14, xmm9                                         ;   670.7 p0      45 next copy
        pand xmm9, xmm6                                            ;   711.3 p1      45 next
        pand xmm14, xmm12                                          ;   712.3 p1      45 next
        movdqa [rbp + 1792], xmm9                                  ;   713.3 p0+p3   45 next spill
        movdqa xmm9, xmm6                                          ;   674.3 p0      45 next copy
        pand xmm9, xmm10                                           ;   713.3 p1      45 next
        pxor xmm3, xmm9                                            ;   715.3 p1      45 next
        movdqa xmm9, xmm12                                         ;   678.3 p0      45 next copy
        pand xmm9, xmm8                                            ;   715.3 p1      45 next
        pxor xmm3, xmm9                                            ;   717.3 p1      45 next
        movdqa [rbp + 1888], xmm6                                  ;   676.7 p0+p3   48 next spill
        movdqa xmm6, xmm10                                         ;   677.7 p0      45 next copy
        pand xmm6, xmm8                                            ;   717.3 p1      45 next
        pxor xmm2, xmm6                                            ;   719.3 p1      45 next
        pxor xmm7, xmm2                                            ;   721.3 p1      45 next
        pand xmm2, xmm8                                            ;   721.3 p1      45 next
        pxor xmm2, [rel misty1_decrypt_compact.T0_constants128]    ;   723.3 p2+p1   45 next
        pxor xmm14, xmm2                                           ;   725.3 p1      45 next
        pxor xmm2, [rbp + 1904]                                    ;   725.3 p2+p1   45 next
        pxor xmm9, xmm14                                           ;   727.3 p1      45 next
        movdqa [rbp + 1216], xmm2                                  ;   727.3 p0+p3   45 next spill
        movdqa xmm2, xmm8                                          ;   682.7 p0      45 next copy
        por xmm2, xmm4                                             ;   725.3 p1      45 next
        pxor xmm13, xmm2                                           ;   727.3 p1      45 next
        pxor xmm5, xmm13                                           ;   729.3 p1      45 next
        movdqa xmm2, xmm8                                          ;   683.7 p0      45 next copy
        movdqa xmm13, [rbp + 1728]                                 ;   697.3 p2      45 next reload
        pxor xmm8, xmm13                                           ;   728.3 p1      45 next
        movdqa [rbp + 1728], xmm4                                  ;   701.3 p0+p3   45 next spill
        movdqa xmm4, xmm10                                         ;   685.7 p0      45 next copy
        pand xmm4, xmm0                                            ;   729.3 p1      45 next
        pxor xmm1, xmm4                                            ;   731.3 p1      45 next
        pxor xmm2, xmm4                                            ;   731.3 p1      45 next
        movdqa xmm4, xmm10                                         ;   686.7 p0      45 next copy
        pand xmm4, xmm1                                            ;   733.3 p1      45 next
        pand xmm2, xmm0                                            ;   733.3 p1      45 next
        pxor xmm7, xmm2                                            ;   735.3 p1      45 next
        movdqa xmm2, xmm10                                         ;   688.0 p0      45 next copy
        pand xmm10, xmm12                                          ;   735.3 p1      45 next
        movdqa [rbp + 1936], xmm7                                  ;   737.3 p0+p3   45 next spill
        movdqa xmm7, [rbp + 1680]                                  ;   699.3 p2      45 next reload
        pxor xmm7, xmm10                                           ;   737.3 p1      45 next
        movdqa xmm10, xmm12                                        ;   690.0 p0      45 next copy
        pand xmm10, xmm0                                           ;   737.3 p1      45 next
        pxor xmm11, xmm10                                          ;   739.3 p1      45 next
        movdqa xmm10, xmm12                                        ;   691.0 p0      45 next copy
        pand xmm10, [rbp + 1808]                                   ;   739.3 p2+p1   45 next
        pxor xmm13, xmm10                                          ;   741.3 p1      45 next
        movdqa xmm10, xmm0                                         ;   692.3 p0      45 next copy
        pand xmm10, [rbp + 1920]                                   ;   741.3 p2+p1   45 next
        pand xmm12, [rbp + 1888]                                   ;   742.3 p2+p1   45 next
        por xmm0, [rbp + 1728]                                     ;   743.3 p2+p1   45 next
        pxor xmm4, xmm13                                           ;   744.3 p1      45 next
        pxor xmm15, xmm11                                          ;   745.3 p1      45 next
        pxor xmm1, xmm15                                           ;   747.3 p1      45 next
        pxor xmm11, xmm5                                           ;   747.3 p1      45 next
        pxor xmm10, xmm8                                           ;   748.3 p1      45 next
        pxor xmm2, xmm10                                           ;   750.3 p1      45 next
        movdqa xmm15, [rbp + 1808]                                 ;   701.0 p2      48 next reload
        pand xmm8, xmm15                                           ;   750.3 p1      45 next
        pxor xmm7, xmm8                                            ;   752.3 p1      45 next
        movdqa xmm8, [rbp + 1888]                                  ;   702.0 p2      48 next reload
        pand xmm15, xmm8                                           ;   752.3 p1      45 next
        pxor xmm11, [rbp + 1920]                                   ;   753.3 p2+p1   45 next
        pxor xmm1, xmm3                                            ;   754.3 p1      45 next
        movdqa xmm10, [rbp + 1792]                                 ;   713.3 p2      45 next reload
        pxor xmm3, xmm10                                           ;   755.3 p1      45 next
        pxor xmm9, xmm11                                           ;   756.3 p1      45 next
        movdqa xmm11, [rbp + 1552]                                 ;   705.0 p2      45 next reload
        movdqa xmm13, [rbp + 1520]                                 ;   706.0 p2      45 next reload
        pxor xmm11, xmm13                                          ;   757.3 p1      45 next
        pxor xmm8, xmm3                                            ;   758.3 p1      45 next
        movdqa xmm3, [rbp + 1392]                                  ;   707.0 p2      45 next reload
        pxor xmm7, xmm3                                            ;   759.3 p1      45 next
        pxor xmm14, xmm15                                          ;   760.3 p1      45 next
        pxor xmm15, xmm12                                          ;   761.3 p1      45 next
        movdqa [rbp + 1392], xmm9                                  ;   758.3 p0+p3   45 next spill
        movdqa xmm9, [rbp + 1296]                                  ;   712.3 p2      45 next reload
        pxor xmm9, xmm12                                           ;   762.3 p1      45 next
        movdqa xmm12, [rbp + 1328]                                 ;   709.0 p2      45 next reload
        pxor xmm12, xmm4                                           ;   763.3 p1      45 next
        pxor xmm4, xmm11                                           ;   764.3 p1      45 next
        movdqa xmm11, [rbp + 1216]                                 ;   727.3 p2      45 next reload
        pxor xmm11, [rbp + 1936]                                   ;   765.3 p2+p1   45 next
        pxor xmm9, [rbp + 1728]                                    ;   766.3 p2+p1   45 next
        pxor xmm0, xmm9                                            ;   768.3 p1      45 next
        movdqa xmm9, [rbp + 1744]                                  ;   713.0 p2      45 next
        pxor xmm9, xmm2                                            ;   768.3 p1      45 next
        pxor xmm5, xmm9                                            ;   770.3 p1      45 next
        pxor xmm2, xmm4                                            ;   770.3 p1      45 next
        pxor xmm1, xmm15                                           ;   771.3 p1      45 next
        pxor xmm13, xmm1                                           ;   773.3 p1      45 next
        pxor xmm15, [rbp + 1744]                                   ;   773.3 p2+p1   45 next
        pxor xmm7, xmm15                                           ;   775.3 p1      45 next
        movdqa xmm15, [rbp + 1904]                                 ;   715.0 p2      45 next
        movdqa xmm1, [rbp + 1616]                                  ;   716.0 p2      45 next reload
        pxor xmm1, xmm2                                            ;   775.3 p1      45 next
        pxor xmm15, xmm1                                           ;   777.3 p1      45 next
        movdqa xmm1, [rbp + 1728]                                  ;   717.0 p2      45 next
        pxor xmm1, xmm5                                            ;   777.3 p1      45 next
        movdqa xmm2, [rbp + 1376]                                  ;   718.0 p2      45 next
        pxor xmm10, xmm12                                          ;   778.3 p1      45 next
        pxor xmm14, xmm10                                          ;   780.3 p1      45 next
        movdqa xmm5, [rbp + 1856]                                  ;   719.0 p2      45 next
        pxor xmm5, xmm11                                           ;   780.3 p1      45 next
        movdqa xmm9, [rbp + 1952]                                  ;   720.0 p2      45 next
        pxor xmm9, xmm15                                           ;   781.3 p1      45 next
        movdqa xmm15, [rbp + 1760]                                 ;   721.0 p2      45 next
        pxor xmm4, xmm14                                           ;   782.3 p1      45 next
        movdqa xmm14, [rbp + 1312]                                 ;   722.0 p2      45 next
        pxor xmm12, xmm0                                           ;   783.3 p1      45 next
        pxor xmm3, xmm0                                            ;   784.3 p1      45 next
        movdqa xmm0, [rbp + 1776]                                  ;   723.0 p2      45 next
        pxor xmm0, xmm13                                           ;   785.3 p1      45 next
        movdqa xmm10, [rbp + 1392]                                 ;   758.3 p2      45 next
        movdqa xmm11, [rbp + 1824]                                 ;   725.0 p2      48 next reload
        pxor xmm10, xmm11                                          ;   786.3 p1      45 next
        movdqa xmm13, [rbp + 1568]                                 ;   726.0 p2      54 next reload
        pxor xmm11, xmm13                                          ;   787.3 p1      54 next
        pxor xmm13, [r10 + 240]                                    ;   788.3 p2+p1   54 next
        pxor xmm6, xmm12                                           ;   789.3 p1      45 next
        pxor xmm2, xmm4                                            ;   790.3 p1      45 next
        pxor xmm8, xmm3                                            ;   791.3 p1      45 next
        movdqa xmm3, [rbp + 1344]                                  ;   728.0 p2      54 next
        pxor xmm15, xmm6                                           ;   792.3 p1      45 next
        movdqa xmm4, [rbp + 1600]                                  ;   729.0 p2      54 next
        pxor xmm4, xmm5                                            ;   793.3 p1      54 next
        movdqa xmm5, [rbp + 1248]                                  ;   730.0 p2      54 next
        pxor xmm5, xmm7                                            ;   794.3 p1      54 next
        movdqa xmm6, [rbp + 1184]                                  ;   731.0 p2      54 next
        pxor xmm6, xmm1                                            ;   795.3 p1      54 next
        movdqa xmm1, [rbp + 1200]                                  ;   732.0 p2      54 next
        pxor xmm1, xmm9                                            ;   796.3 p1      54 next
        movdqa xmm7, [rbp + 1472]                                  ;   733.0 p2      54 next
        pxor xmm3, xmm2                                            ;   797.3 p1      54 next
        movdqa xmm2, [rbp + 1376]                                  ;   734.0 p2      54 next
        movdqa xmm9, [rbp + 1632]                                  ;   735.0 p2      54 next reload
        pxor xmm2, xmm9                                            ;   798.3 p1      54 next
        movdqa xmm12, [r10 + 144]                                  ;   736.0 p2      76 l.9 reload
        pxor xmm9, xmm12                                           ;   799.3 p1      54 next
        pxor xmm14, xmm8                                           ;   800.3 p1      45 next
        pxor xmm7, xmm15                                           ;   801.3 p1      54 next
        movdqa xmm15, [rbp + 1136]                                 ;   737.0 p2      54 next reload
        pxor xmm0, xmm15                                           ;   802.3 p1      54 next
        movdqa xmm8, [r10 + 80]                                    ;   738.0 p2      76 l.5 reload
        pxor xmm15, xmm8                                           ;   803.3 p1      54 next
        pxor xmm10, [rbp + 1120]                                   ;   804.3 p2+p1   54 next
        pxor xmm14, [rbp + 1152]                                   ;   805.3 p2+p1   54 next
        movdqa xmm12, [rbp + 1952]                                 ;   741.0 p2      54 next
        pxor xmm12, [rbp + 1408]                                   ;   806.3 p2+p1   54 next
        movdqa xmm8, [rbp + 1856]                                  ;   743.0 p2      54 next
        pxor xmm8, [rbp + 1488]                                    ;   807.3 p2+p1   54 next
        movdqa [rbp + 1856], xmm11                                 ;   789.3 p0+p3   54 next spill
        movdqa xmm11, [rbp + 1760]                                 ;   745.0 p2      54 next
        pxor xmm11, [rbp + 1360]                                   ;   808.3 p2+p1   54 next
        movdqa [rbp + 1760], xmm11                                 ;   810.3 p0+p3   54 next spill
        movdqa xmm11, [rbp + 1312]                                 ;   747.0 p2      54 next
        pxor xmm11, [rbp + 1232]                                   ;   809.3 p2+p1   54 next
        movdqa [rbp + 1312], xmm11                                 ;   811.3 p0+p3   54 next spill
        movdqa xmm11, [rbp + 1776]                                 ;   749.0 p2      54 next
        pxor xmm11, [rbp + 1456]                                   ;   810.3 p2+p1   54 next
        movdqa [rbp + 1776], xmm11                                 ;   812.3 p0+p3   54 next spill
        movdqa xmm11, [rbp + 1344]                                 ;   751.0 p2      54 next
        pxor xmm11, [r10]                                          ;   811.3 p2+p1   54 next
        movdqa [rbp + 1344], xmm12                                 ;   808.3 p0+p3   54 next spill
        movdqa xmm12, [rbp + 1600]                                 ;   753.0 p2      54 next
        pxor xmm12, [r10 + 16]                                     ;   812.3 p2+p1   54 next
        movdqa [rbp + 1600], xmm8                                  ;   809.3 p0+p3   54 next spill
        movdqa xmm8, [rbp + 1248]                                  ;   755.3 p2      54 next
        pxor xmm8, [r10 + 112]                                     ;   813.3 p2+p1   54 next
        movdqa [rbp + 1248], xmm2                                  ;   800.3 p0+p3   54 next spill
        movdqa xmm2, [rbp + 1184]                                  ;   758.3 p2      54 next
        pxor xmm2, [r10 + 128]                                     ;   814.3 p2+p1   54 next
        movdqa [rbp + 1184], xmm6                                  ;   797.3 p0+p3   54 next spill
        movdqa xmm6, [rbp + 1200]                                  ;   760.3 p2      54 next
        pxor xmm6, [r10 + 32]                                      ;   815.3 p2+p1   54 next
        movdqa [rbp + 1200], xmm5                                  ;   796.3 p0+p3   54 next spill
        movdqa xmm5, [rbp + 1472]                                  ;   764.0 p2      54 next
        pxor xmm5, [r10 + 48]                                      ;   816.3 p2+p1   54 next
        movdqa [rbp + 1472], xmm10                                 ;   806.3 p0+p3   54 next spill
        movdqa xmm10, [rbp + 1152]                                 ;   766.3 p2      54 next
        pxor xmm10, [r10 + 64]                                     ;   817.3 p2+p1   54 next
        movdqa [rbp + 1152], xmm0                                  ;   804.3 p0+p3   54 next spill
        movdqa xmm0, [rbp + 1408]                                  ;   768.3 p2      54 next
        pxor xmm0, [r10 + 176]                                     ;   818.3 p2+p1   54 next
        movdqa [rbp + 1408], xmm14                                 ;   807.3 p0+p3   54 next spill
        movdqa xmm14, [rbp + 1488]                                 ;   772.3 p2      54 next
        pxor xmm14, [r10 + 160]                                    ;   819.3 p2+p1   54 next
        movdqa [rbp + 1488], xmm7                                  ;   803.3 p0+p3   54 next spill
        movdqa xmm7, [rbp + 1360]                                  ;   777.3 p2      54 next
        pxor xmm7, [r10 + 192]                                     ;   820.3 p2+p1   54 next
        movdqa [rbp + 1360], xmm1                                  ;   798.3 p0+p3   54 next spill
        movdqa xmm1, [rbp + 1120]                                  ;   779.3 p2      54 next
        pxor xmm1, [r10 + 96]                                      ;   821.3 p2+p1   54 next
        movdqa [rbp + 1120], xmm4                                  ;   795.3 p0+p3   54 next spill
        movdqa xmm4, [rbp + 1232]                                  ;   782.3 p2      54 next
        pxor xmm4, [r10 + 208]                                     ;   822.3 p2+p1   54 next
        movdqa [rbp + 1232], xmm3                                  ;   799.3 p0+p3   54 next spill
        movdqa xmm3, [rbp + 1456]                                  ;   784.3 p2      54 next
        pxor xmm3, [r10 + 224]                                     ;   823.3 p2+p1   54 next
        movdqa [rbp + 1456], xmm6                                  ;   817.3 p0+p3   54 next spill
        movdqa xmm6, xmm13                                         ;   790.3 p0      41 next copy
        pand xmm6, xmm3                                            ;   825.3 p1      41 next
        movdqa [rbp + 1952], xmm5                                  ;   818.3 p0+p3   54 next spill
        movdqa xmm5, xmm13                                         ;   790.3 p0      41 next copy
        pand xmm5, xmm8                                            ;   825.3 p1      41 next
        pxor xmm5, xmm3                                            ;   827.3 p1      41 next
        movdqa [rbp + 1136], xmm12                                 ;   814.3 p0+p3   54 next spill
        movdqa xmm12, xmm13                                        ;   792.3 p0      41 next copy
        pand xmm12, xmm0                                           ;   827.3 p1      41 next
        movdqa [rbp + 1632], xmm1                                  ;   823.3 p0+p3   54 next spill
        movdqa xmm1, xmm13                                         ;   794.7 p0      41 next copy
        movdqa [rbp + 1376], xmm15                                 ;   805.3 p0+p3   54 next spill
        movdqa xmm15, xmm13                                        ;   796.7 p0      41 next copy
        movdqa [rbp + 1568], xmm11                                 ;   813.3 p0+p3   54 next spill
        movdqa xmm11, xmm13                                        ;   798.7 p0      41 next copy
        movdqa [rbp + 1824], xmm10                                 ;   819.3 p0+p3   54 next spill
        movdqa xmm10, xmm13                                        ;   800.7 p0      41 next copy
        pand xmm13, xmm9                                           ;   828.3 p1      41 next
        movdqa [rbp + 1392], xmm13                                 ;   830.3 p0+p3   41 next spill
        movdqa xmm13, xmm9                                         ;   802.7 p0      41 next copy
        movdqa [rbp + 1728], xmm10                                 ;   807.7 p0+p3   41 next spill
        movdqa xmm10, xmm9                                         ;   804.7 p0      41 next copy
        pand xmm10, xmm14                                          ;   829.3 p1      41 next
        movdqa [rbp + 1616], xmm5                                  ;   829.3 p0+p3   41 next spill
        movdqa xmm5, xmm9                                          ;   806.7 p0      41 next copy
        pand xmm5, xmm7                                            ;   830.3 p1      41 next
        movdqa [rbp + 1904], xmm12                                 ;   829.3 p0+p3   41 next spill
        movdqa xmm12, xmm9                                         ;   808.7 p0      41 next copy
        pand xmm12, xmm2                                           ;   831.3 p1      41 next
        pxor xmm12, xmm8                                           ;   833.3 p1      41 next
        movdqa [rbp + 1744], xmm12                                 ;   835.3 p0+p3   41 next spill
        movdqa xmm12, xmm9                                         ;   810.7 p0      41 next copy
        movdqa [rbp + 1216], xmm12                                 ;   817.7 p0+p3   41 next spill
        movdqa xmm12, xmm9                                         ;   812.7 p0      41 next copy
        pand xmm12, xmm3                                           ;   833.3 p1      41 next
        pand xmm9, xmm4                                            ;   834.3 p1      41 next
        movdqa [rbp + 1936], xmm9                                  ;   836.3 p0+p3   41 next spill
        movdqa xmm9, xmm6                                          ;   827.3 p0      41 next copy
        movdqa [rbp + 1328], xmm6                                  ;   827.3 p0+p3   41 next spill
        movdqa xmm6, [rbp + 1728]                                  ;   813.0 p2      41 next reload
        pxor xmm6, [rbp + 1744]                                    ;   846.3 p2+p1   41 next
        movdqa [rbp + 1728], xmm6                                  ;   848.3 p0+p3   41 next spill
        movdqa xmm6, xmm2                                          ;   817.7 p0      41 next copy
        pxor xmm6, xmm7                                            ;   836.3 p1      41 next
        pxor xmm10, xmm6                                           ;   838.3 p1      41 next
        movdqa [rbp + 1296], xmm10                                 ;   840.3 p0+p3   41 next spill
        movdqa xmm10, xmm2                                         ;   819.7 p0      41 next copy
        pand xmm10, xmm14                                          ;   838.3 p1      41 next
        movdqa [rbp + 1520], xmm12                                 ;   835.3 p0+p3   41 next spill
        movdqa xmm12, xmm2                                         ;   821.7 p0      41 next copy
        pand xmm12, xmm8                                           ;   839.3 p1      41 next
        movdqa [rbp + 1552], xmm7                                  ;   823.7 p0+p3   54 next spill
        movdqa xmm7, xmm2                                          ;   823.7 p0      41 next copy
        pand xmm7, xmm3                                            ;   840.3 p1      41 next
        pxor xmm7, [rbp + 1744]                                    ;   846.3 p2+p1   41 next
        movdqa [rbp + 1744], xmm7                                  ;   848.3 p0+p3   41 next spill
        movdqa xmm7, xmm2                                          ;   825.7 p0      41 next copy
        pand xmm7, [rbp + 1728]                                    ;   859.3 p2+p1   41 next
        movdqa [rbp + 1792], xmm7                                  ;   861.3 p0+p3   41 next spill
        movdqa xmm7, xmm2                                          ;   827.7 p0      41 next copy
        pxor xmm7, xmm8                                            ;   843.3 p1      41 next
        pand xmm2, xmm4                                            ;   844.3 p1      41 next
        pand xmm7, [rbp + 1552]                                    ;   845.3 p2+p1   41 next
        movdqa [rbp + 1920], xmm2                                  ;   846.3 p0+p3   41 next spill
        movdqa xmm2, xmm3                                          ;   829.7 p0      41 next copy
        pand xmm2, xmm14                                           ;   846.3 p1      41 next
        movdqa [rbp + 1888], xmm2                                  ;   848.3 p0+p3   41 next spill
        movdqa xmm2, xmm3                                          ;   831.7 p0      41 next copy
        pand xmm2, xmm8                                            ;   847.3 p1      41 next
        movdqa [rbp + 1808], xmm7                                  ;   847.3 p0+p3   41 next spill
        movdqa xmm7, xmm3                                          ;   833.7 p0      41 next copy
        pand xmm7, [rbp + 1552]                                    ;   848.3 p2+p1   41 next
        movdqa [rbp + 1680], xmm3                                  ;   835.7 p0+p3   54 next spill
        movdqa xmm3, xmm8                                          ;   835.7 p0      41 next copy
        pxor xmm3, xmm4                                            ;   849.3 p1      41 next
        movdqa [rbp + 1264], xmm6                                  ;   838.3 p0+p3   41 next spill
        movdqa xmm6, xmm8                                          ;   837.7 p0      41 next copy
        pand xmm6, xmm14                                           ;   850.3 p1      41 next
        movdqa [rbp + 1872], xmm8                                  ;   839.7 p0+p3   54 next spill
        movdqa xmm8, xmm14                                         ;   839.7 p0      41 next copy
        pand xmm8, xmm4                                            ;   851.3 p1      41 next
        pxor xmm2, xmm8                                            ;   853.3 p1      41 next
        movdqa xmm8, xmm14                                         ;   840.7 p0      41 next copy
        pxor xmm8, xmm3                                            ;   853.3 p1      41 next
        pxor xmm2, [rel misty1_decrypt_compact.T0_constants128]    ;   855.3 p2+p1   41 next
        pand xmm13, xmm8                                           ;   855.3 p1      41 next
        por xmm1, xmm8                                             ;   856.3 p1      41 next
        pxor xmm5, xmm1                                            ;   858.3 p1      41 next
        pxor xmm12, xmm5                                           ;   860.3 p1      41 next
        movdqa xmm1, xmm14                                         ;   841.7 p0      41 next copy
        pand xmm1, xmm0                                            ;   859.3 p1      41 next
        pxor xmm10, xmm1                                           ;   861.3 p1      41 next
        movdqa xmm5, [rbp + 1904]                                  ;   836.7 p2      41 next reload
        pxor xmm14, xmm5                                           ;   861.3 p1      41 next
        pand xmm15, xmm14                                          ;   863.3 p1      41 next
        pxor xmm13, [rbp + 1616]                                   ;   863.3 p2+p1   41 next
        pxor xmm14, xmm13                                          ;   865.3 p1      41 next
        movdqa xmm13, xmm4                                         ;   842.7 p0      41 next copy
        pand xmm13, xmm0                                           ;   865.3 p1      41 next
        pxor xmm6, xmm13                                           ;   867.3 p1      41 next
        pxor xmm9, xmm6                                            ;   869.3 p1      41 next
        pxor xmm1, [rbp + 1616]                                    ;   868.3 p2+p1   41 next
        movdqa xmm6, [rel misty1_decrypt_compact.T0_constants128]  ;   841.0 p2      41 next reload
        pxor xmm15, xmm6                                           ;   869.3 p1      41 next
        movdqa xmm13, xmm4                                         ;   843.7 p0      41 next copy
        pand xmm13, [rbp + 1680]                                   ;   870.3 p2+p1   41 next
        movdqa xmm6, xmm4                                          ;   844.7 p0      41 next copy
        pand xmm6, [rbp + 1872]                                    ;   871.3 p2+p1   41 next
        pxor xmm10, xmm6                                           ;   873.3 p1      41 next
        movdqa xmm6, xmm3                                          ;   851.3 p0      41 next copy
        pand xmm3, [rbp + 1552]                                    ;   873.3 p2+p1   41 next
        pxor xmm3, [rbp + 1728]                                    ;   875.3 p2+p1   41 next
        pxor xmm3, xmm0                                            ;   877.3 p1      41 next
        movdqa [rbp + 1728], xmm15                                 ;   871.3 p0+p3   41 next spill
        movdqa xmm15, xmm0                                         ;   847.7 p0      41 next copy
        pand xmm15, [rbp + 1264]                                   ;   876.3 p2+p1   41 next
        pxor xmm7, xmm15                                           ;   878.3 p1      41 next
        pxor xmm1, xmm7                                            ;   880.3 p1      41 next
        pxor xmm7, xmm12                                           ;   880.3 p1      41 next
        pxor xmm6, xmm7                                            ;   882.3 p1      41 next
        movdqa xmm15, xmm0                                         ;   848.7 p0      41 next copy
        movdqa xmm7, [rbp + 1552]                                  ;   849.0 p2      54 next reload
        pand xmm15, xmm7                                           ;   881.3 p1      41 next
        pxor xmm11, xmm15                                          ;   883.3 p1      41 next
        movdqa [rbp + 1616], xmm6                                  ;   884.3 p0+p3   41 next spill
        movdqa xmm6, [rbp + 1216]                                  ;   850.7 p2      41 next reload
        pxor xmm6, xmm15                                           ;   883.3 p1      41 next
        pxor xmm1, xmm6                                            ;   885.3 p1      41 next
        pand xmm6, xmm0                                            ;   885.3 p1      41 next
        movdqa xmm15, xmm0                                         ;   852.0 p0      41 next copy
        movdqa [rbp + 1216], xmm13                                 ;   872.3 p0+p3   41 next spill
        movdqa xmm13, [rbp + 1744]                                 ;   853.0 p2      41 next reload
        pxor xmm13, xmm6                                           ;   887.3 p1      41 next
        pand xmm11, xmm7                                           ;   887.3 p1      41 next
        por xmm7, xmm8                                             ;   888.3 p1      41 next
        pxor xmm14, xmm11                                          ;   889.3 p1      41 next
        pxor xmm1, xmm9                                            ;   890.3 p1      41 next
        movdqa xmm6, [rbp + 1872]                                  ;   855.0 p2      54 next reload
        pand xmm15, xmm6                                           ;   891.3 p1      41 next
        pand xmm6, [rbp + 1264]                                    ;   892.3 p2+p1   41 next
        movdqa xmm11, xmm2                                         ;   857.3 p0      41 next copy
        pxor xmm11, xmm3                                           ;   893.3 p1      41 next
        pxor xmm12, xmm11                                          ;   895.3 p1      41 next
        pand xmm0, [rbp + 1680]                                    ;   895.3 p2+p1   41 next
        movdqa xmm11, xmm8                                         ;   858.0 p0      41 next copy
        pxor xmm8, xmm12                                           ;   897.3 p1      41 next
        pxor xmm0, xmm15                                           ;   897.3 p1      41 next
        movdqa xmm12, [rbp + 1888]                                 ;   859.0 p2      41 next reload
        pxor xmm15, xmm12                                          ;   898.3 p1      41 next
        movdqa [rbp + 1888], xmm8                                  ;   899.3 p0+p3   41 next spill
        movdqa xmm8, [rbp + 1792]                                  ;   861.3 p2      41 next reload
        pxor xmm8, xmm0                                            ;   899.3 p1      41 next
        movdqa xmm0, [rbp + 1808]                                  ;   861.3 p2      41 next reload
        pxor xmm0, xmm13                                           ;   900.3 p1      41 next
        pxor xmm13, xmm15                                          ;   901.3 p1      41 next
        movdqa xmm15, [rbp + 1296]                                 ;   862.3 p2      41 next reload
        pxor xmm8, xmm15                                           ;   902.3 p1      41 next
        pxor xmm9, [rbp + 1936]                                    ;   903.3 p2+p1   41 next
        pxor xmm4, xmm9                                            ;   905.3 p1      41 next
        pxor xmm3, xmm13                                           ;   905.3 p1      41 next
        pxor xmm6, xmm3                                            ;   907.3 p1      41 next
        movdqa xmm3, xmm10                                         ;   875.3 p0      41 next copy
        pxor xmm3, xmm6                                            ;   909.3 p1      41 next
        movdqa xmm6, [rbp + 1728]                                  ;   871.3 p2      41 next reload
        pxor xmm10, xmm6                                           ;   908.3 p1      41 next
        movdqa xmm9, [rbp + 1520]                                  ;   866.0 p2      41 next reload
        pxor xmm9, xmm6                                            ;   909.3 p1      41 next
        pxor xmm14, xmm10                                          ;   910.3 p1      41 next
        movdqa xmm6, [rbp + 1392]                                  ;   867.0 p2      41 next reload
        movdqa xmm10, [rbp + 1216]                                 ;   872.3 p2      41 next reload
        pxor xmm6, xmm10                                           ;   911.3 p1      41 next
        pxor xmm11, xmm6                                           ;   913.3 p1      41 next
        pxor xmm7, xmm11                                           ;   915.3 p1      41 next
        movdqa xmm6, [rbp + 1920]                                  ;   869.0 p2      41 next reload
        pxor xmm10, xmm6                                           ;   914.3 p1      41 next
        pxor xmm6, xmm9                                            ;   915.3 p1      41 next
        movdqa xmm11, [rbp + 1328]                                 ;   870.0 p2      41 next reload
        pxor xmm11, xmm9                                           ;   916.3 p1      41 next
        pxor xmm1, xmm10                                           ;   917.3 p1      41 next
        pxor xmm2, xmm10                                           ;   918.3 p1      41 next
        pxor xmm12, xmm1                                           ;   919.3 p1      41 next
        movdqa xmm1, [rbp + 1616]                                  ;   884.3 p2      41 next
        pxor xmm1, xmm11                                           ;   920.3 p1      41 next
        movdqa xmm9, [rbp + 1936]                                  ;   872.0 p2      41 next
        pxor xmm9, xmm0                                            ;   921.3 p1      41 next
        pxor xmm8, xmm2                                            ;   922.3 p1      41 next
        movdqa xmm2, [rbp + 1824]                                  ;   873.0 p2      41 next
        movdqa xmm10, [rbp + 1568]                                 ;   874.0 p2      54 next reload
        pand xmm2, xmm10                                           ;   923.3 p1      41 next
        pxor xmm0, xmm7                                            ;   924.3 p1      41 next
        pxor xmm15, xmm7                                           ;   925.3 p1      41 next
        pxor xmm5, xmm0                                            ;   926.3 p1      41 next
        movdqa xmm0, [rbp + 1376]                                  ;   875.0 p2      41 next
        pxor xmm4, xmm15                                           ;   927.3 p1      41 next
        pand xmm0, xmm10                                           ;   928.3 p1      41 next
        movdqa xmm15, [rbp + 1632]                                 ;   876.0 p2      41 next
        movdqa xmm7, [rbp + 1136]                                  ;   877.0 p2      54 next reload
        pand xmm15, xmm7                                           ;   929.3 p1      41 next
        pxor xmm6, xmm9                                            ;   930.3 p1      41 next
        pxor xmm13, xmm6                                           ;   932.3 p1      41 next
        movdqa xmm6, [rbp + 1952]                                  ;   878.0 p2      41 next
        pand xmm6, xmm10                                           ;   932.3 p1      41 next
        movdqa xmm9, [rbp + 1824]                                  ;   879.0 p2      41 next
        movdqa xmm11, [rbp + 1952]                                 ;   880.0 p2      54 next reload
        pand xmm9, xmm11                                           ;   933.3 p1      41 next
        pxor xmm14, xmm7                                           ;   934.3 p1      41 next
        pxor xmm3, [rbp + 1456]                                    ;   935.3 p2+p1   41 next
        pxor xmm12, [rbp + 1376]                                   ;   936.3 p2+p1   41 next
        pxor xmm1, [rbp + 1632]                                    ;   937.3 p2+p1   41 next
        pxor xmm5, xmm11                                           ;   938.3 p1      41 next
        pxor xmm4, [rbp + 1824]                                    ;   939.3 p2+p1   41 next
        pxor xmm13, xmm10                                          ;   940.3 p1      41 next
        movdqa [rbp + 1936], xmm8                                  ;   924.3 p0+p3   41 next spill
        movdqa xmm8, [rbp + 1376]                                  ;   885.0 p2      41 next
        pand xmm8, [rbp + 1456]                                    ;   941.3 p2+p1   41 next
        pxor xmm15, xmm8                                           ;   943.3 p1      41 next
        pand xmm8, xmm7                                            ;   943.3 p1      41 next
        movdqa [rbp + 1616], xmm1                                  ;   939.3 p0+p3   41 next spill
        movdqa xmm1, xmm7                                          ;   888.0 p0      41 next copy
        pxor xmm1, xmm6                                            ;   944.3 p1      41 next
        movdqa [rbp + 1328], xmm12                                 ;   938.3 p0+p3   41 next spill
        movdqa xmm12, xmm7                                         ;   888.0 p0      41 next copy
        pand xmm12, [rbp + 1376]                                   ;   945.3 p2+p1   41 next
        movdqa [rbp + 1920], xmm4                                  ;   941.3 p0+p3   41 next spill
        movdqa xmm4, xmm7                                          ;   890.0 p0      41 next copy
        pand xmm4, xmm10                                           ;   946.3 p1      41 next
        movdqa [rbp + 1216], xmm5                                  ;   940.3 p0+p3   41 next spill
        movdqa xmm5, xmm7                                          ;   892.0 p0      41 next copy
        pand xmm5, xmm11                                           ;   947.3 p1      41 next
        pand xmm7, [rbp + 1824]                                    ;   948.3 p2+p1   41 next
        pxor xmm7, xmm0                                            ;   950.3 p1      41 next
        movdqa [rbp + 1136], xmm3                                  ;   937.3 p0+p3   41 next spill
        movdqa xmm3, xmm11                                         ;   894.0 p0      41 next copy
        pand xmm3, [rbp + 1632]                                    ;   950.3 p2+p1   41 next
        movdqa [rbp + 1392], xmm14                                 ;   936.3 p0+p3   41 next spill
        movdqa xmm14, xmm11                                        ;   896.0 p0      41 next copy
        pand xmm14, xmm12                                          ;   951.3 p1      41 next
        pxor xmm14, xmm4                                           ;   953.3 p1      41 next
        movdqa [rbp + 1520], xmm13                                 ;   942.3 p0+p3   41 next spill
        movdqa xmm13, xmm11                                        ;   898.0 p0      41 next copy
        movdqa xmm10, xmm11                                        ;   899.0 p0      41 next copy
        movdqa [rbp + 1952], xmm7                                  ;   952.3 p0+p3   41 next spill
        movdqa xmm7, [rbp + 1632]                                  ;   897.0 p2      41 next
        pand xmm7, xmm0                                            ;   953.3 p1      41 next
        pxor xmm7, xmm12                                           ;   955.3 p1      41 next
        pxor xmm7, [rel misty1_decrypt_compact.T0_constants128]    ;   957.3 p2+p1   41 next
        movdqa [rbp + 1728], xmm12                                 ;   947.3 p0+p3   41 next spill
        movdqa xmm12, [rbp + 1824]                                 ;   899.3 p2      41 next
        pxor xmm12, xmm1                                           ;   956.3 p1      41 next
        pand xmm12, [rbp + 1632]                                   ;   958.3 p2+p1   41 next
        pxor xmm6, xmm12                                           ;   960.3 p1      41 next
        movdqa [rbp + 1296], xmm6                                  ;   962.3 p0+p3   41 next spill
        movdqa xmm6, [rbp + 1632]                                  ;   901.7 p2      41 next
        pand xmm6, [rbp + 1456]                                    ;   959.3 p2+p1   41 next
        pxor xmm4, xmm6                                            ;   961.3 p1      41 next
        pxor xmm11, xmm6                                           ;   961.3 p1      41 next
        movdqa [rbp + 1808], xmm11                                 ;   963.3 p0+p3   41 next spill
        movdqa xmm11, [rbp + 1376]                                 ;   904.0 p2      41 next
        movdqa [rbp + 1792], xmm0                                  ;   930.3 p0+p3   41 next spill
        movdqa xmm0, xmm2                                          ;   925.3 p0      41 next copy
        pxor xmm0, xmm9                                            ;   962.3 p1      41 next
        pxor xmm9, xmm15                                           ;   963.3 p1      41 next
        pxor xmm15, xmm2                                           ;   964.3 p1      41 next
        pand xmm11, xmm0                                           ;   965.3 p1      41 next
        pxor xmm2, xmm5                                            ;   966.3 p1      41 next
        movdqa xmm0, [rbp + 1456]                                  ;   911.7 p2      41 next
        pand xmm0, xmm9                                            ;   967.3 p1      41 next
        pxor xmm14, xmm0                                           ;   969.3 p1      41 next
        pxor xmm13, xmm14                                          ;   971.3 p1      41 next
        movdqa xmm14, [rbp + 1568]                                 ;   913.0 p2      54 next reload
        pxor xmm9, xmm14                                           ;   970.3 p1      41 next
        movdqa xmm0, xmm14                                         ;   924.0 p0      41 next copy
        movdqa [rbp + 1680], xmm2                                  ;   968.3 p0+p3   41 next spill
        movdqa xmm2, xmm14                                         ;   924.0 p0      41 next copy
        pand xmm2, xmm9                                            ;   972.3 p1      41 next
        pand xmm9, [rbp + 1824]                                    ;   972.3 p2+p1   41 next
        pxor xmm2, xmm7                                            ;   974.3 p1      41 next
        pxor xmm2, xmm6                                            ;   976.3 p1      41 next
        movdqa [rbp + 1264], xmm13                                 ;   973.3 p0+p3   41 next spill
        movdqa xmm13, xmm14                                        ;   924.0 p0      41 next copy
        movdqa [rbp + 1568], xmm15                                 ;   966.3 p0+p3   41 next spill
        movdqa xmm15, [rbp + 1456]                                 ;   922.3 p2      41 next
        pand xmm15, xmm4                                           ;   975.3 p1      41 next
        pxor xmm0, xmm15                                           ;   977.3 p1      41 next
        movdqa xmm15, [rbp + 1824]                                 ;   924.7 p2      54 next reload
        pand xmm4, xmm15                                           ;   977.3 p1      41 next
        pxor xmm0, xmm1                                            ;   979.3 p1      41 next
        pand xmm1, [rbp + 1456]                                    ;   979.3 p2+p1   41 next
        pxor xmm1, [rbp + 1952]                                    ;   981.3 p2+p1   41 next
        movdqa [rbp + 1872], xmm0                                  ;   981.3 p0+p3   41 next spill
        movdqa xmm0, xmm15                                         ;   935.7 p0      41 next copy
        pxor xmm0, xmm3                                            ;   981.3 p1      41 next
        pand xmm3, [rbp + 1808]                                    ;   982.3 p2+p1   41 next
        pxor xmm11, xmm0                                           ;   983.3 p1      41 next
        pxor xmm4, xmm11                                           ;   985.3 p1      41 next
        pxor xmm1, xmm4                                            ;   987.3 p1      41 next
        pxor xmm12, xmm1                                           ;   989.3 p1      41 next
        movdqa xmm1, [rbp + 1376]                                  ;   935.7 p2      41 next
        pand xmm1, xmm0                                            ;   987.3 p1      41 next
        movdqa xmm0, [rbp + 1632]                                  ;   936.7 p2      41 next
        movdqa xmm4, [rbp + 1728]                                  ;   947.3 p2      41 next reload
        pxor xmm0, xmm4                                            ;   988.3 p1      41 next
        pxor xmm5, xmm1                                            ;   989.3 p1      41 next
        pand xmm13, xmm0                                           ;   990.3 p1      41 next
        movdqa xmm0, [rbp + 1456]                                  ;   939.3 p2      54 next reload
        pxor xmm4, xmm0                                            ;   991.3 p1      41 next
        pxor xmm2, xmm5                                            ;   992.3 p1      41 next
        movdqa xmm1, [rbp + 1952]                                  ;   952.3 p2      41 next
        pxor xmm1, xmm0                                            ;   993.3 p1      41 next
        movdqa xmm5, [rbp + 1680]                                  ;   968.3 p2      41 next reload
        pand xmm0, xmm5                                            ;   994.3 p1      41 next
        pxor xmm7, xmm13                                           ;   995.3 p1      41 next
        pxor xmm9, xmm7                                            ;   997.3 p1      41 next
        pand xmm15, xmm4                                           ;   997.3 p1      41 next
        pand xmm14, xmm4                                           ;   998.3 p1      41 next
        movdqa xmm4, [rbp + 1376]                                  ;   945.3 p2      41 next
        pand xmm10, xmm1                                           ;   999.3 p1      41 next
        pxor xmm6, xmm1                                            ;  1000.3 p1      41 next
        movdqa xmm1, [rbp + 1808]                                  ;   963.3 p2      41 next
        movdqa xmm7, [rbp + 1376]                                  ;   947.3 p2      54 next reload
        pand xmm1, xmm7                                            ;  1001.3 p1      41 next
        movdqa xmm11, [rbp + 1632]                                 ;   948.3 p2      54 next reload
        pand xmm7, xmm11                                           ;  1002.3 p1      41 next
        pxor xmm4, xmm10                                           ;  1003.3 p1      41 next
        pxor xmm8, xmm4                                            ;  1005.3 p1      41 next
        movdqa xmm4, xmm11                                         ;   959.3 p0      41 next copy
        pxor xmm4, xmm14                                           ;  1005.3 p1      41 next
        movdqa xmm14, [rbp + 1136]                                 ;   949.3 p2      41 next reload
        pxor xmm12, xmm14                                          ;  1006.3 p1      41 next
        pxor xmm14, [r9 + 2080]                                    ;  1007.3 p2+p1   48 next
        movdqa xmm10, [rbp + 1520]                                 ;   951.3 p2      41 next reload
        pxor xmm2, xmm10                                           ;  1008.3 p1      41 next
        pxor xmm10, [r9 + 2048]                                    ;  1009.3 p2+p1   48 next
        pxor xmm9, xmm4                                            ;  1010.3 p1      41 next
        pxor xmm3, xmm9                                            ;  1012.3 p1      41 next
        pxor xmm13, xmm1                                           ;  1012.3 p1      41 next
        pxor xmm6, xmm13                                           ;  1014.3 p1      41 next
        movdqa xmm4, [rbp + 1296]                                  ;   962.3 p2      41 next
        pxor xmm4, xmm1                                            ;  1014.3 p1      41 next
        movdqa xmm1, [rbp + 1296]                                  ;   962.3 p2      41 next
        pxor xmm5, xmm7                                            ;  1015.3 p1      41 next
        pand xmm1, xmm7                                            ;  1016.3 p1      41 next
        movdqa xmm7, [rbp + 1872]                                  ;   981.3 p2      41 next
        pxor xmm7, xmm6                                            ;  1017.3 p1      41 next
        movdqa xmm6, [rbp + 1872]                                  ;   981.3 p2      41 next
        pand xmm11, xmm5                                           ;  1018.3 p1      41 next
        movdqa xmm5, [rbp + 1392]                                  ;   957.3 p2      41 next
        pxor xmm5, xmm3                                            ;  1019.3 p1      41 next
        movdqa xmm3, [rbp + 1216]                                  ;   958.3 p2      41 next
        pxor xmm0, xmm7                                            ;  1020.3 p1      41 next
        movdqa xmm7, [rbp + 1920]                                  ;   959.3 p2      41 next
        pxor xmm6, xmm11                                           ;  1021.3 p1      41 next
        movdqa xmm9, [rbp + 1328]                                  ;   960.3 p2      41 next
        pxor xmm15, xmm6                                           ;  1023.3 p1      41 next
        movdqa xmm6, [rbp + 1616]                                  ;   961.3 p2      41 next
        movdqa xmm11, [rbp + 1792]                                 ;   962.3 p2      41 next reload
        pxor xmm11, xmm4                                           ;  1023.3 p1      41 next
        pxor xmm9, xmm0                                            ;  1024.3 p1      41 next
        movdqa xmm0, [rbp + 1392]                                  ;   963.3 p2      48 next
        pxor xmm0, [r9 + 2064]                                     ;  1025.3 p2+p1   48 next
        movdqa xmm4, [rbp + 1568]                                  ;   966.3 p2      41 next reload
        pxor xmm4, xmm1                                            ;  1026.3 p1      41 next
        pxor xmm8, xmm4                                            ;  1028.3 p1      41 next
        movdqa xmm1, [rbp + 1216]                                  ;   966.3 p2      48 next
        pxor xmm1, [r9 + 2096]                                     ;  1028.3 p2+p1   48 next
        pxor xmm12, [r9 + 2224]                                    ;  1029.3 p2+p1   48 next
        pxor xmm2, [r9 + 2192]                                     ;  1030.3 p2+p1   48 next
        movdqa xmm4, [rbp + 1264]                                  ;   973.3 p2      41 next reload
        pxor xmm4, xmm11                                           ;  1031.3 p1      41 next
        pxor xmm6, xmm4                                            ;  1033.3 p1      41 next
        movdqa xmm4, [rbp + 1920]                                  ;   971.3 p2      48 next
        pxor xmm4, [r9 + 2112]                                     ;  1033.3 p2+p1   48 next
        movdqa xmm11, [rel misty1_decrypt_compact.T0_constants128] ;   973.3 p2      41 next reload
        pxor xmm15, xmm11                                          ;  1034.3 p1      41 next
        pxor xmm3, xmm15                                           ;  1036.3 p1      41 next
        pxor xmm5, [r9 + 2208]                                     ;  1036.3 p2+p1   48 next
        pxor xmm8, xmm11                                           ;  1037.3 p1      41 next
        pxor xmm7, xmm8                                            ;  1039.3 p1      41 next
        movdqa xmm15, [rbp + 1328]                                 ;   975.3 p2      48 next
        pxor xmm15, [r9 + 2128]                                    ;  1039.3 p2+p1   48 next
        pxor xmm9, [r9 + 2272]                                     ;  1040.3 p2+p1   48 next
        movdqa xmm8, [rbp + 1616]                                  ;   978.3 p2      48 next
        pxor xmm8, [r9 + 2144]                                     ;  1041.3 p2+p1   48 next
        movdqa xmm13, [rbp + 1936]                                 ;   980.3 p2      48 next
        pxor xmm13, [r9 + 2160]                                    ;  1042.3 p2+p1   48 next
        pxor xmm6, [r9 + 2288]                                     ;  1043.3 p2+p1   48 next
        pxor xmm3, [r9 + 2240]                                     ;  1044.3 p2+p1   48 next
        pxor xmm7, [r9 + 2256]                                     ;  1045.3 p2+p1   48 next
        movdqa [rbp + 1936], xmm6                                  ;  1045.3 p0+p3   48 next spill
        movdqa xmm6, [rbp + 1888]                                  ;   985.3 p2      48 next
        pxor xmm6, [r9 + 2176]                                     ;  1046.3 p2+p1   48 next
        movdqa [rbp + 1888], xmm9                                  ;  1042.3 p0+p3   48 next spill
        movdqa xmm9, xmm14                                         ;  1009.3 p0      45 next copy
        pand xmm9, xmm1                                            ;  1047.3 p1      45 next
        movdqa [rbp + 1616], xmm7                                  ;  1047.3 p0+p3   48 next spill
        movdqa xmm7, xmm14                                         ;  1009.3 p0      45 next copy
        movdqa [rbp + 1328], xmm3                                  ;  1046.3 p0+p3   48 next spill
        movdqa xmm3, xmm14                                         ;  1009.3 p0      45 next copy
        pand xmm3, xmm15                                           ;  1048.3 p1      45 next
        movdqa [rbp + 1920], xmm12                                 ;  1031.3 p0+p3   48 next spill
        movdqa xmm12, xmm14                                        ;  1009.3 p0      45 next copy
        pand xmm12, xmm0                                           ;  1049.3 p1      45 next
        pxor xmm12, xmm10                                          ;  1051.3 p1      45 next
        movdqa [rbp + 1264], xmm5                                  ;  1038.3 p0+p3   48 next spill
        movdqa xmm5, xmm14                                         ;  1009.3 p0      45 next copy
        movdqa [rbp + 1216], xmm2                                  ;  1032.3 p0+p3   48 next spill
        movdqa xmm2, xmm14                                         ;  1009.3 p0      45 next copy
        pand xmm2, xmm6                                            ;  1051.3 p1      45 next
        movdqa [rbp + 1568], xmm12                                 ;  1053.3 p0+p3   45 next spill
        movdqa xmm12, xmm14                                        ;  1009.3 p0      45 next copy
        pand xmm14, xmm8                                           ;  1052.3 p1      45 next
        pand xmm12, xmm13                                          ;  1053.3 p1      45 next
        movdqa [rbp + 1392], xmm14                                 ;  1054.3 p0+p3   45 next spill
        movdqa xmm14, [rbp + 1568]                                 ;  1053.3 p2      45 next
        pxor xmm14, xmm6                                           ;  1064.3 p1      45 next
        movdqa [rbp + 1792], xmm14                                 ;  1066.3 p0+p3   45 next spill
        movdqa xmm14, [rbp + 1568]                                 ;  1053.3 p2      45 next
        movdqa [rbp + 1568], xmm12                                 ;  1055.3 p0+p3   45 next spill
        movdqa xmm12, [rbp + 1792]                                 ;  1066.3 p2      45 next
        movdqa [rbp + 1872], xmm2                                  ;  1053.3 p0+p3   45 next spill
        movdqa xmm2, [rbp + 1792]                                  ;  1066.3 p2      45 next
        pand xmm2, xmm0                                            ;  1077.3 p1      45 next
        movdqa [rbp + 1792], xmm2                                  ;  1079.3 p0+p3   45 next spill
        movdqa xmm2, xmm10                                         ;  1011.3 p0      45 next copy
        pxor xmm2, xmm8                                            ;  1056.3 p1      45 next
        movdqa xmm11, xmm10                                        ;  1011.3 p0      45 next copy
        pand xmm11, xmm13                                          ;  1057.3 p1      45 next
        movdqa [rbp + 1296], xmm12                                 ;  1077.3 p0+p3   45 next spill
        movdqa xmm12, xmm10                                        ;  1011.3 p0      45 next copy
        pand xmm12, xmm6                                           ;  1058.3 p1      45 next
        pxor xmm12, xmm13                                          ;  1060.3 p1      45 next
        movdqa [rbp + 1520], xmm14                                 ;  1064.3 p0+p3   45 next spill
        movdqa xmm14, xmm10                                        ;  1014.3 p0      45 next copy
        pand xmm14, xmm1                                           ;  1060.3 p1      45 next
        movdqa [rbp + 1136], xmm12                                 ;  1062.3 p0+p3   45 next spill
        movdqa xmm12, xmm10                                        ;  1017.7 p0      45 next copy
        pand xmm12, xmm0                                           ;  1061.3 p1      45 next
        movdqa [rbp + 1632], xmm5                                  ;  1018.7 p0+p3   45 next spill
        movdqa xmm5, xmm10                                         ;  1019.7 p0      45 next copy
        movdqa [rbp + 1376], xmm12                                 ;  1063.3 p0+p3   45 next spill
        movdqa xmm12, xmm10                                        ;  1021.7 p0      45 next copy
        pand xmm12, xmm4                                           ;  1062.3 p1      45 next
        movdqa [rbp + 1808], xmm12                                 ;  1064.3 p0+p3   45 next spill
        movdqa xmm12, xmm10                                        ;  1023.7 p0      45 next copy
        pxor xmm12, xmm0                                           ;  1063.3 p1      45 next
        pand xmm10, xmm8                                           ;  1064.3 p1      45 next
        pand xmm12, xmm15                                          ;  1065.3 p1      45 next
        movdqa [rbp + 1680], xmm10                                 ;  1066.3 p0+p3   45 next spill
        movdqa xmm10, xmm0                                         ;  1027.3 p0      45 next copy
        pxor xmm10, xmm15                                          ;  1066.3 p1      45 next
        pxor xmm9, xmm10                                           ;  1068.3 p1      45 next
        pand xmm5, xmm10                                           ;  1068.3 p1      45 next
        pand xmm10, xmm4                                           ;  1069.3 p1      45 next
        movdqa [rbp + 1456], xmm9                                  ;  1070.3 p0+p3   45 next spill
        movdqa xmm9, xmm0                                          ;  1030.3 p0      45 next copy
        pand xmm9, xmm1                                            ;  1070.3 p1      45 next
        movdqa [rbp + 1952], xmm5                                  ;  1070.3 p0+p3   45 next spill
        movdqa xmm5, xmm0                                          ;  1032.3 p0      45 next copy
        pand xmm5, xmm13                                           ;  1071.3 p1      45 next
        pand xmm0, xmm8                                            ;  1072.3 p1      45 next
        movdqa [rbp + 1728], xmm0                                  ;  1074.3 p0+p3   45 next spill
        movdqa xmm0, [rbp + 1520]                                  ;  1064.3 p2      45 next reload
        pxor xmm0, xmm5                                            ;  1075.3 p1      45 next
        movdqa xmm5, xmm1                                          ;  1035.7 p0      45 next copy
        pand xmm5, xmm8                                            ;  1074.3 p1      45 next
        pxor xmm11, xmm5                                           ;  1076.3 p1      45 next
        movdqa xmm5, xmm1                                          ;  1036.7 p0      45 next copy
        pand xmm5, xmm13                                           ;  1076.3 p1      45 next
        pxor xmm11, [rel misty1_decrypt_compact.T0_constants128]   ;  1078.3 p2+p1   45 next
        movdqa [rbp + 1520], xmm11                                 ;  1080.3 p0+p3   45 next spill
        movdqa xmm11, xmm1                                         ;  1041.3 p0      45 next copy
        pxor xmm11, xmm2                                           ;  1078.3 p1      45 next
        pand xmm7, xmm11                                           ;  1080.3 p1      45 next
        pxor xmm7, [rbp + 1136]                                    ;  1082.3 p2+p1   45 next
        movdqa [rbp + 1824], xmm5                                  ;  1078.3 p0+p3   45 next spill
        movdqa xmm5, xmm1                                          ;  1044.0 p0      45 next copy
        pand xmm5, xmm4                                            ;  1081.3 p1      45 next
        pxor xmm9, xmm5                                            ;  1083.3 p1      45 next
        pxor xmm5, [rbp + 1136]                                    ;  1083.3 p2+p1   45 next
        movdqa [rbp + 1136], xmm2                                  ;  1058.3 p0+p3   45 next spill
        movdqa xmm2, [rbp + 1680]                                  ;  1066.3 p2      45 next reload
        pxor xmm2, xmm9                                            ;  1085.3 p1      45 next
        movdqa xmm9, xmm8                                          ;  1047.3 p0      45 next copy
        pand xmm9, xmm4                                            ;  1085.3 p1      45 next
        pxor xmm14, xmm9                                           ;  1087.3 p1      45 next
        movdqa xmm9, xmm13                                         ;  1048.3 p0      45 next copy
        pand xmm9, xmm6                                            ;  1087.3 p1      45 next
        pxor xmm14, xmm9                                           ;  1089.3 p1      45 next
        movdqa [rbp + 1680], xmm2                                  ;  1087.3 p0+p3   45 next spill
        movdqa xmm2, xmm13                                         ;  1050.3 p0      45 next copy
        pand xmm2, xmm15                                           ;  1089.3 p1      45 next
        pxor xmm10, xmm2                                           ;  1091.3 p1      45 next
        movdqa xmm2, xmm13                                         ;  1051.3 p0      45 next copy
        pand xmm13, xmm8                                           ;  1091.3 p1      45 next
        pand xmm2, xmm4                                            ;  1092.3 p1      45 next
        pxor xmm5, xmm10                                           ;  1093.3 p1      45 next
        pxor xmm2, [rbp + 1808]                                    ;  1094.3 p2+p1   45 next
        movdqa [rbp + 1552], xmm13                                 ;  1093.3 p0+p3   45 next spill
        movdqa xmm13, [rbp + 1792]                                 ;  1079.3 p2      45 next reload
        pxor xmm13, xmm2                                           ;  1096.3 p1      45 next
        movdqa xmm2, xmm6                                          ;  1054.3 p0      45 next copy
        pand xmm2, xmm4                                            ;  1096.3 p1      45 next
        pxor xmm1, xmm2                                            ;  1098.3 p1      45 next
        pxor xmm7, xmm1                                            ;  1100.3 p1      45 next
        pand xmm1, xmm6                                            ;  1100.3 p1      45 next
        pxor xmm1, [rel misty1_decrypt_compact.T0_constants128]    ;  1102.3 p2+p1   45 next
        pxor xmm13, [rbp + 1456]                                   ;  1101.3 p2+p1   45 next
        movdqa [rbp + 1792], xmm1                                  ;  1104.3 p0+p3   45 next spill
        movdqa xmm1, xmm6                                          ;  1058.3 p0      45 next copy
        por xmm1, xmm11                                            ;  1102.3 p1      45 next
        pxor xmm3, xmm1                                            ;  1104.3 p1      45 next
        movdqa xmm1, xmm4                                          ;  1059.3 p0      45 next copy
        pand xmm1, xmm15                                           ;  1104.3 p1      45 next
        movdqa [rbp + 1744], xmm11                                 ;  1080.3 p0+p3   45 next spill
        movdqa xmm11, [rbp + 1376]                                 ;  1066.3 p2      45 next reload
        pxor xmm11, xmm3                                           ;  1106.3 p1      45 next
        movdqa xmm3, xmm4                                          ;  1067.0 p0      45 next copy
        pxor xmm6, xmm1                                            ;  1106.3 p1      45 next
        movdqa [rbp + 1376], xmm8                                  ;  1068.0 p0+p3   45 next spill
        movdqa xmm8, [rbp + 1632]                                  ;  1077.3 p2      45 next reload
        pxor xmm8, xmm1                                            ;  1107.3 p1      45 next
        pxor xmm10, xmm11                                          ;  1108.3 p1      45 next
        pand xmm6, xmm15                                           ;  1109.3 p1      45 next
        pxor xmm7, xmm6                                            ;  1111.3 p1      45 next
        pxor xmm5, xmm8                                            ;  1111.3 p1      45 next
        pand xmm3, xmm8                                            ;  1112.3 p1      45 next
        movdqa xmm1, xmm15                                         ;  1080.7 p0      45 next copy
        pxor xmm0, xmm3                                            ;  1114.3 p1      45 next
        movdqa xmm3, [rbp + 1136]                                  ;  1081.3 p2      45 next reload
        pand xmm1, xmm3                                            ;  1114.3 p1      45 next
        pxor xmm3, xmm10                                           ;  1115.3 p1      45 next
        movdqa xmm6, [rbp + 1744]                                  ;  1082.3 p2      45 next reload
        por xmm15, xmm6                                            ;  1116.3 p1      45 next
        movdqa xmm8, [rbp + 1296]                                  ;  1083.3 p2      45 next reload
        pxor xmm8, xmm1                                            ;  1117.3 p1      45 next
        pxor xmm4, xmm8                                            ;  1119.3 p1      45 next
        movdqa xmm1, [rbp + 1872]                                  ;  1084.3 p2      45 next reload
        movdqa xmm8, [rbp + 1552]                                  ;  1093.3 p2      45 next reload
        pxor xmm1, xmm8                                            ;  1119.3 p1      45 next
        pxor xmm5, xmm14                                           ;  1120.3 p1      45 next
        pxor xmm12, xmm0                                           ;  1121.3 p1      45 next
        movdqa xmm10, [rbp + 1728]                                 ;  1086.3 p2      45 next reload
        pxor xmm8, xmm10                                           ;  1122.3 p1      45 next
        pxor xmm1, xmm6                                            ;  1123.3 p1      45 next
        pxor xmm15, xmm1                                           ;  1125.3 p1      45 next
        movdqa xmm1, [rbp + 1392]                                  ;  1087.3 p2      45 next reload
        pxor xmm14, xmm1                                           ;  1125.3 p1      45 next
        pxor xmm1, xmm12                                           ;  1126.3 p1      45 next
        pxor xmm5, xmm8                                            ;  1127.3 p1      45 next
        pxor xmm8, [rbp + 1520]                                    ;  1128.3 p2+p1   45 next
        pxor xmm13, xmm8                                           ;  1130.3 p1      45 next
        movdqa xmm8, [rbp + 1376]                                  ;  1089.3 p2      45 next reload
        pxor xmm8, xmm14                                           ;  1130.3 p1      45 next
        pxor xmm12, xmm15                                          ;  1131.3 p1      45 next
        pxor xmm2, xmm12                                           ;  1133.3 p1      45 next
        pxor xmm15, [rbp + 1456]                                   ;  1133.3 p2+p1   45 next
        movdqa xmm14, [rbp + 1824]                                 ;  1091.7 p2      45 next reload
        pxor xmm5, xmm14                                           ;  1134.3 p1      45 next
        pxor xmm14, [rbp + 1808]                                   ;  1135.3 p2+p1   45 next
        pxor xmm0, xmm14                                           ;  1137.3 p1      45 next
        movdqa xmm14, [rbp + 1568]                                 ;  1093.7 p2      45 next reload
        movdqa xmm12, [rbp + 1792]                                 ;  1104.3 p2      45 next reload
        pxor xmm14, xmm12                                          ;  1137.3 p1      45 next
        pxor xmm12, [rbp + 1680]                                   ;  1138.3 p2+p1   45 next
        pxor xmm7, xmm12                                           ;  1140.3 p1      45 next
        pxor xmm8, xmm15                                           ;  1140.3 p1      45 next
        pxor xmm10, xmm14                                          ;  1141.3 p1      45 next
        pxor xmm9, xmm14                                           ;  1142.3 p1      45 next
        movdqa xmm14, [rbp + 1520]                                 ;  1096.7 p2      45 next
        pxor xmm14, xmm4                                           ;  1143.3 p1      45 next
        pxor xmm11, xmm14                                          ;  1145.3 p1      45 next
        movdqa xmm14, [rbp + 1680]                                 ;  1097.7 p2      45 next
        pxor xmm3, xmm9                                            ;  1145.3 p1      45 next
        movdqa xmm15, [rbp + 1216]                                 ;  1098.7 p2      45 next
        pxor xmm1, xmm10                                           ;  1146.3 p1      45 next
        movdqa xmm9, [rbp + 1264]                                  ;  1099.7 p2      45 next
        pxor xmm9, xmm7                                            ;  1147.3 p1      45 next
        movdqa xmm7, [rbp + 1920]                                  ;  1100.7 p2      45 next
        pxor xmm6, xmm11                                           ;  1148.3 p1      45 next
        movdqa xmm10, [rbp + 1328]                                 ;  1101.7 p2      45 next
        pxor xmm10, xmm2                                           ;  1149.3 p1      45 next
        pxor xmm4, xmm0                                            ;  1150.3 p1      45 next
        movdqa xmm2, [rbp + 1616]                                  ;  1102.7 p2      45 next
        pxor xmm2, xmm8                                            ;  1151.3 p1      45 next
        movdqa xmm8, [rbp + 1888]                                  ;  1103.7 p2      45 next
        pxor xmm8, xmm5                                            ;  1152.3 p1      45 next
        movdqa xmm5, [rbp + 1936]                                  ;  1104.7 p2      45 next
        pxor xmm5, xmm3                                            ;  1153.3 p1      45 next
        movdqa xmm3, [rbp + 1232]                                  ;  1105.7 p2      54 next
        pxor xmm0, xmm1                                            ;  1154.3 p1      45 next
        movdqa xmm1, [rbp + 1200]                                  ;  1106.7 p2      54 next reload
        pxor xmm13, xmm1                                           ;  1155.3 p1      54 next
        movdqa xmm11, [rbp + 1952]                                 ;  1107.7 p2      45 next reload
        pxor xmm11, xmm4                                           ;  1156.3 p1      45 next
        pxor xmm14, xmm11                                          ;  1158.3 p1      45 next
        pxor xmm1, [r9 + 368]                                      ;  1158.3 p2+p1   58 r
        movdqa xmm4, [rbp + 1232]                                  ;  1109.7 p2      58 r
        pxor xmm15, xmm0                                           ;  1159.3 p1      45 next
        pxor xmm4, [r9 + 256]                                      ;  1160.3 p2+p1   58 r
        movdqa xmm0, [rbp + 1120]                                  ;  1111.7 p2      54 next
        pxor xmm0, xmm9                                            ;  1161.3 p1      54 next
        movdqa xmm9, [rbp + 1184]                                  ;  1112.7 p2      54 next
        pxor xmm9, xmm6                                            ;  1162.3 p1      54 next
        movdqa xmm6, [rbp + 1120]                                  ;  1113.7 p2      58 r
        pxor xmm6, [r9 + 272]                                      ;  1163.3 p2+p1   58 r
        pxor xmm7, xmm14                                           ;  1164.3 p1      45 next
        movdqa xmm14, [rbp + 1360]                                 ;  1115.7 p2      54 next
        pxor xmm3, xmm15                                           ;  1165.3 p1      54 next
        movdqa xmm15, [rbp + 1488]                                 ;  1116.7 p2      54 next
        pxor xmm15, xmm10                                          ;  1166.3 p1      54 next
        movdqa xmm10, [rbp + 1184]                                 ;  1117.7 p2      58 r
        pxor xmm10, [r9 + 384]                                     ;  1167.3 p2+p1   58 r
        pxor xmm14, xmm7                                           ;  1168.3 p1      54 next
        movdqa xmm7, [rbp + 1216]                                  ;  1119.7 p2      54 next
        movdqa xmm11, [rbp + 1248]                                 ;  1120.7 p2      54 next reload
        pxor xmm7, xmm11                                           ;  1169.3 p1      54 next
        pxor xmm11, [r9 + 400]                                     ;  1170.3 p2+p1   58 r
        movdqa xmm12, [rbp + 1408]                                 ;  1122.7 p2      54 next reload
        pxor xmm2, xmm12                                           ;  1171.3 p1      54 next
        pxor xmm12, [r9 + 320]                                     ;  1172.3 p2+p1   58 r
        pxor xmm8, [rbp + 1152]                                    ;  1173.3 p2+p1   54 next
        pxor xmm5, [rbp + 1472]                                    ;  1174.3 p2+p1   54 next
        pxor xmm4, [rbp + 1104]                                    ;  1175.3 p2+p1  108 r
        pxor xmm1, [rbp + 992]                                     ;  1176.3 p2+p1  108 r
        pxor xmm6, [rbp + 1088]                                    ;  1177.3 p2+p1  108 r
        pxor xmm13, [rbp + 112]                                    ;  1178.3 p2+p1  108 r
        pxor xmm10, [rbp + 976]                                    ;  1179.3 p2+p1  108 r
        pxor xmm11, [rbp + 960]                                    ;  1180.3 p2+p1  108 r
        pxor xmm0, [rbp - 80]                                      ;  1181.3 p2+p1  108 r
        pxor xmm12, [rbp + 1040]                                   ;  1182.3 p2+p1  108 r
        pxor xmm9, [rbp + 144]                                     ;  1183.3 p2+p1  108 r
        pxor xmm3, [rbp - 112]                                     ;  1184.3 p2+p1  108 r
        pxor xmm15, [rbp - 16]                                     ;  1185.3 p2+p1  108 r
        pxor xmm14, [rbp - 48]                                     ;  1186.3 p2+p1  108 r
        pxor xmm7, [rbp + 176]                                     ;  1187.3 p2+p1  108 r
        pxor xmm2, [rbp + 16]                                      ;  1188.3 p2+p1  108 r
        pxor xmm8, [rbp + 48]                                      ;  1189.3 p2+p1  108 r
        pxor xmm5, [rbp + 80]                                      ;  1190.3 p2+p1  108 r
        movdqa [rbp + 1040], xmm7                                  ;  1189.3 p0+p3  108 r spill
        movdqa xmm7, [rbp + 1360]                                  ;  1142.7 p2      58 r
        pxor xmm7, [r9 + 288]                                      ;  1191.3 p2+p1   58 r
        pxor xmm7, [rbp + 1072]                                    ;  1193.3 p2+p1  108 r
        movdqa [rbp + 1072], xmm9                                  ;  1185.3 p0+p3  108 r spill
        movdqa xmm9, [rbp + 1488]                                  ;  1145.7 p2      58 r
        pxor xmm9, [r9 + 304]                                      ;  1193.3 p2+p1   58 r
        pxor xmm9, [rbp + 1056]                                    ;  1195.3 p2+p1  108 r
        movdqa [rbp + 1056], xmm13                                 ;  1180.3 p0+p3  108 r spill
        movdqa xmm13, [rbp + 1264]                                 ;  1148.7 p2      54 next
        pxor xmm13, [rbp + 1600]                                   ;  1195.3 p2+p1   54 next
        pxor xmm13, [rbp + 208]                                    ;  1197.3 p2+p1  108 r
        movdqa [rbp + 1264], xmm13                                 ;  1199.3 p0+p3  108 r spill
        movdqa xmm13, [rbp + 1920]                                 ;  1151.7 p2      54 next
        pxor xmm13, [rbp + 1344]                                   ;  1197.3 p2+p1   54 next
        pxor xmm13, [rbp + 240]                                    ;  1199.3 p2+p1  108 r
        movdqa [rbp + 1920], xmm13                                 ;  1201.3 p0+p3  108 r spill
        movdqa xmm13, [rbp + 1344]                                 ;  1154.7 p2      58 r
        pxor xmm13, [r9 + 432]                                     ;  1199.3 p2+p1   58 r
        pxor xmm13, [rbp + 928]                                    ;  1201.3 p2+p1  108 r
        movdqa [rbp + 928], xmm5                                   ;  1192.3 p0+p3  108 r spill
        movdqa xmm5, [rbp + 1328]                                  ;  1157.7 p2      54 next
        pxor xmm5, [rbp + 1760]                                    ;  1201.3 p2+p1   54 next
        pxor xmm5, [rbp + 272]                                     ;  1203.3 p2+p1  108 r
        movdqa [rbp + 1328], xmm5                                  ;  1205.3 p0+p3  108 r spill
        movdqa xmm5, [rbp + 1152]                                  ;  1160.7 p2      58 r
        pxor xmm5, [r9 + 336]                                      ;  1203.3 p2+p1   58 r
        pxor xmm5, [rbp + 1024]                                    ;  1205.3 p2+p1  108 r
        movdqa [rbp + 1024], xmm8                                  ;  1191.3 p0+p3  108 r spill
        movdqa xmm8, [rbp + 1600]                                  ;  1163.7 p2      58 r
        pxor xmm8, [r9 + 416]                                      ;  1205.3 p2+p1   58 r
        pxor xmm8, [rbp + 944]                                     ;  1207.3 p2+p1  108 r
        movdqa [rbp + 944], xmm2                                   ;  1190.3 p0+p3  108 r spill
        movdqa xmm2, [rbp + 1760]                                  ;  1166.7 p2      58 r
        pxor xmm2, [r9 + 448]                                      ;  1207.3 p2+p1   58 r
        pxor xmm2, [rbp + 912]                                     ;  1209.3 p2+p1  108 r
        movdqa [rbp + 912], xmm15                                  ;  1187.3 p0+p3  108 r spill
        movdqa xmm15, [rbp + 1616]                                 ;  1169.7 p2      54 next
        pxor xmm15, [rbp + 1312]                                   ;  1209.3 p2+p1   54 next
        pxor xmm15, [rbp + 304]                                    ;  1211.3 p2+p1  108 r
        movdqa [rbp + 1616], xmm15                                 ;  1213.3 p0+p3  108 r spill
        movdqa xmm15, [rbp + 1472]                                 ;  1172.7 p2      58 r
        pxor xmm15, [r9 + 352]                                     ;  1211.3 p2+p1   58 r
        pxor xmm15, [rbp + 1008]                                   ;  1213.3 p2+p1  108 r
        movdqa [rbp + 1008], xmm14                                 ;  1188.3 p0+p3  108 r spill
        movdqa xmm14, [rbp + 1312]                                 ;  1175.7 p2      58 r
        pxor xmm14, [r9 + 464]                                     ;  1213.3 p2+p1   58 r
        pxor xmm14, [rbp + 896]                                    ;  1215.3 p2+p1  108 r
        movdqa [rbp + 896], xmm0                                   ;  1183.3 p0+p3  108 r spill
        movdqa xmm0, [rbp + 1888]                                  ;  1178.7 p2      54 next
        pxor xmm0, [rbp + 1776]                                    ;  1215.3 p2+p1   54 next
        pxor xmm0, [rbp + 336]                                     ;  1217.3 p2+p1  108 r
        movdqa [rbp + 1888], xmm0                                  ;  1219.3 p0+p3  108 r spill
        movdqa xmm0, [rbp + 1936]                                  ;  1181.7 p2      54 next
        pxor xmm0, [rbp + 1856]                                    ;  1217.3 p2+p1   54 next
        pxor xmm0, [rbp + 368]                                     ;  1219.3 p2+p1  108 r
        movdqa [rbp + 1936], xmm0                                  ;  1221.3 p0+p3  108 r spill
        movdqa xmm0, [rbp + 1776]                                  ;  1184.7 p2      58 r
        pxor xmm0, [r9 + 480]                                      ;  1219.3 p2+p1   58 r
        pxor xmm0, [rbp + 320]                                     ;  1221.3 p2+p1  108 r
        movdqa [rbp + 1776], xmm3                                  ;  1186.3 p0+p3  108 r spill
        movdqa xmm3, [rbp + 1856]                                  ;  1187.7 p2      58 r
        pxor xmm3, [r9 + 496]                                      ;  1221.3 p2+p1   58 r
        pxor xmm3, [rbp + 352]                                     ;  1223.3 p2+p1  108 r
        movdqa [rbp + 1856], xmm3                                  ;  1225.3 p0+p3  108 r spill
        movdqa xmm3, xmm4                                          ;  1187.3 p0      54 next copy
        pxor xmm3, [r10]                                           ;  1223.3 p2+p1   54 next
        movdqa [rbp + 1312], xmm4                                  ;  1188.3 p0+p3  108 r spill
        movdqa xmm4, xmm6                                          ;  1189.3 p0      54 next copy
        pxor xmm4, [r10 + 16]                                      ;  1224.3 p2+p1   54 next
        movdqa [rbp + 1472], xmm6                                  ;  1191.3 p0+p3  108 r spill
        movdqa xmm6, xmm1                                          ;  1192.3 p0      54 next copy
        pxor xmm6, [r10 + 112]                                     ;  1225.3 p2+p1   54 next
        movdqa [rbp + 1760], xmm1                                  ;  1193.3 p0+p3  108 r spill
        movdqa xmm1, xmm10                                         ;  1194.3 p0      54 next copy
        pxor xmm1, [r10 + 128]                                     ;  1226.3 p2+p1   54 next
        movdqa [rbp + 1600], xmm10                                 ;  1195.3 p0+p3  108 r spill
        movdqa xmm10, xmm11                                        ;  1196.3 p0      54 next copy
        pxor xmm10, [r10 + 144]                                    ;  1227.3 p2+p1   54 next
        movdqa [rbp + 1152], xmm11                                 ;  1197.3 p0+p3  108 r spill
        movdqa xmm11, xmm7                                         ;  1198.3 p0      54 next copy
        pxor xmm11, [r10 + 32]                                     ;  1228.3 p2+p1   54 next
        movdqa [rbp + 1344], xmm7                                  ;  1199.3 p0+p3  108 r spill
        movdqa xmm7, xmm9                                          ;  1200.3 p0      54 next copy
        pxor xmm7, [r10 + 48]                                      ;  1229.3 p2+p1   54 next
        movdqa [rbp + 1488], xmm9                                  ;  1201.3 p0+p3  108 r spill
        movdqa xmm9, xmm12                                         ;  1202.3 p0      54 next copy
        pxor xmm9, [r10 + 64]                                      ;  1230.3 p2+p1   54 next
        movdqa [rbp + 1360], xmm12                                 ;  1203.3 p0+p3  108 r spill
        movdqa xmm12, xmm13                                        ;  1204.3 p0      54 next copy
        pxor xmm12, [r10 + 176]                                    ;  1231.3 p2+p1   54 next
        movdqa [rbp + 960], xmm13                                  ;  1205.3 p0+p3  108 r spill
        movdqa xmm13, xmm5                                         ;  1207.3 p0      54 next copy
        pxor xmm13, [r10 + 80]                                     ;  1232.3 p2+p1   54 next
        movdqa [rbp + 976], xmm5                                   ;  1207.3 p0+p3  108 r spill
        movdqa xmm5, xmm8                                          ;  1209.3 p0      54 next copy
        pxor xmm5, [r10 + 160]                                     ;  1233.3 p2+p1   54 next
        movdqa [rbp + 1088], xmm8                                  ;  1209.3 p0+p3  108 r spill
        movdqa xmm8, xmm2                                          ;  1211.3 p0      54 next copy
        pxor xmm8, [r10 + 192]                                     ;  1234.3 p2+p1   54 next
        movdqa [rbp + 992], xmm2                                   ;  1211.3 p0+p3  108 r spill
        movdqa xmm2, xmm15                                         ;  1215.3 p0      54 next copy
        pxor xmm2, [r10 + 96]                                      ;  1235.3 p2+p1   54 next
        movdqa [rbp + 1104], xmm15                                 ;  1215.3 p0+p3  108 r spill
        movdqa xmm15, xmm14                                        ;  1217.3 p0      54 next copy
        pxor xmm15, [r10 + 208]                                    ;  1236.3 p2+p1   54 next
        movdqa [rbp + 1408], xmm14                                 ;  1217.3 p0+p3  108 r spill
        movdqa xmm14, xmm0                                         ;  1223.3 p0      54 next copy
        pxor xmm14, [r10 + 224]                                    ;  1237.3 p2+p1   54 next
        movdqa [rbp + 1248], xmm0                                  ;  1223.3 p0+p3  108 r spill
        movdqa xmm0, [rbp + 1856]                                  ;  1225.3 p2      54 next
        pxor xmm0, [r10 + 240]                                     ;  1238.3 p2+p1   54 next
        movdqa [rbp + 1216], xmm11                                 ;  1230.3 p0+p3   54 next spill
        movdqa xmm11, xmm1                                         ;  1228.3 p0      41 next copy
        pxor xmm11, xmm8                                           ;  1239.3 p1      41 next
        movdqa [rbp + 1184], xmm7                                  ;  1231.3 p0+p3   54 next spill
        movdqa xmm7, xmm11                                         ;  1241.3 p0      41 next copy
        movdqa [rbp + 1120], xmm4                                  ;  1226.3 p0+p3   54 next spill
        movdqa xmm4, xmm11                                         ;  1241.3 p0      41 next copy
        pand xmm11, xmm6                                           ;  1241.3 p1      41 next
        pand xmm4, xmm12                                           ;  1248.3 p1      41 next
        movdqa [rbp + 1232], xmm2                                  ;  1237.3 p0+p3   54 next spill
        movdqa xmm2, xmm1                                          ;  1228.3 p0      41 next copy
        pand xmm2, xmm5                                            ;  1242.3 p1      41 next
        movdqa [rbp + 1952], xmm13                                 ;  1234.3 p0+p3   54 next spill
        movdqa xmm13, xmm1                                         ;  1228.3 p0      41 next copy
        pand xmm13, xmm6                                           ;  1243.3 p1      41 next
        movdqa [rbp + 1200], xmm3                                  ;  1229.3 p0+p3   54 next spill
        movdqa xmm3, xmm1                                          ;  1229.3 p0      41 next copy
        pand xmm3, xmm10                                           ;  1244.3 p1      41 next
        pxor xmm3, xmm6                                            ;  1246.3 p1      41 next
        movdqa [rbp + 1680], xmm9                                  ;  1232.3 p0+p3   54 next spill
        movdqa xmm9, xmm1                                          ;  1231.3 p0      41 next copy
        pand xmm9, xmm14                                           ;  1246.3 p1      41 next
        pxor xmm9, xmm3                                            ;  1248.3 p1      41 next
        pxor xmm3, xmm0                                            ;  1248.3 p1      41 next
        movdqa [rbp + 1520], xmm3                                  ;  1250.3 p0+p3   41 next spill
        movdqa xmm3, xmm1                                          ;  1233.3 p0      41 next copy
        pand xmm3, [rbp + 1520]                                    ;  1261.3 p2+p1   41 next
        movdqa [rbp + 1792], xmm11                                 ;  1243.3 p0+p3   41 next spill
        movdqa xmm11, xmm1                                         ;  1235.3 p0      41 next copy
        pxor xmm11, xmm6                                           ;  1250.3 p1      41 next
        pand xmm11, xmm8                                           ;  1252.3 p1      41 next
        pand xmm1, xmm15                                           ;  1252.3 p1      41 next
        movdqa [rbp + 1568], xmm1                                  ;  1254.3 p0+p3   41 next spill
        movdqa xmm1, xmm6                                          ;  1237.3 p0      41 next copy
        pxor xmm1, xmm15                                           ;  1253.3 p1      41 next
        movdqa [rbp + 1808], xmm11                                 ;  1254.3 p0+p3   41 next spill
        movdqa xmm11, xmm6                                         ;  1239.3 p0      41 next copy
        pand xmm11, xmm14                                          ;  1254.3 p1      41 next
        movdqa [rbp + 1824], xmm3                                  ;  1263.3 p0+p3   41 next spill
        movdqa xmm3, xmm6                                          ;  1241.3 p0      41 next copy
        pand xmm3, xmm0                                            ;  1255.3 p1      41 next
        pxor xmm3, xmm14                                           ;  1257.3 p1      41 next
        movdqa [rbp + 1456], xmm8                                  ;  1243.3 p0+p3   54 next spill
        movdqa xmm8, xmm6                                          ;  1243.3 p0      41 next copy
        pand xmm8, xmm5                                            ;  1257.3 p1      41 next
        movdqa [rbp + 1376], xmm9                                  ;  1250.3 p0+p3   41 next spill
        movdqa xmm9, xmm6                                          ;  1245.3 p0      41 next copy
        pand xmm6, xmm15                                           ;  1258.3 p1      41 next
        pand xmm9, xmm12                                           ;  1259.3 p1      41 next
        movdqa [rbp + 1392], xmm9                                  ;  1261.3 p0+p3   41 next spill
        movdqa xmm9, xmm15                                         ;  1247.3 p0      41 next copy
        pand xmm9, xmm5                                            ;  1260.3 p1      41 next
        pxor xmm11, xmm9                                           ;  1262.3 p1      41 next
        movdqa xmm9, [rel misty1_decrypt_compact.T0_constants128]  ;  1238.3 p2      41 next reload
        pxor xmm11, xmm9                                           ;  1264.3 p1      41 next
        movdqa xmm9, xmm15                                         ;  1248.3 p0      41 next copy
        pand xmm9, xmm12                                           ;  1263.3 p1      41 next
        pxor xmm8, xmm9                                            ;  1265.3 p1      41 next
        movdqa xmm9, xmm5                                          ;  1249.3 p0      41 next copy
        pand xmm9, xmm14                                           ;  1265.3 p1      41 next
        movdqa [rbp + 1744], xmm11                                 ;  1266.3 p0+p3   41 next spill
        movdqa xmm11, xmm5                                         ;  1251.3 p0      41 next copy
        pxor xmm11, xmm1                                           ;  1266.3 p1      41 next
        movdqa [rbp + 1728], xmm9                                  ;  1267.3 p0+p3   41 next spill
        movdqa xmm9, xmm5                                          ;  1253.3 p0      41 next copy
        pand xmm9, xmm10                                           ;  1267.3 p1      41 next
        pxor xmm7, xmm9                                            ;  1269.3 p1      41 next
        movdqa xmm9, xmm5                                          ;  1254.3 p0      41 next copy
        pand xmm9, xmm12                                           ;  1269.3 p1      41 next
        pxor xmm2, xmm9                                            ;  1271.3 p1      41 next
        pxor xmm6, xmm2                                            ;  1273.3 p1      41 next
        pxor xmm9, xmm3                                            ;  1272.3 p1      41 next
        movdqa xmm2, xmm14                                         ;  1255.3 p0      41 next copy
        pand xmm2, xmm0                                            ;  1273.3 p1      41 next
        pxor xmm8, xmm2                                            ;  1275.3 p1      41 next
        movdqa [rbp + 1552], xmm6                                  ;  1275.3 p0+p3   41 next spill
        movdqa xmm6, xmm14                                         ;  1257.3 p0      41 next copy
        pand xmm6, [rbp + 1456]                                    ;  1275.3 p2+p1   41 next
        pxor xmm4, xmm6                                            ;  1277.3 p1      41 next
        pxor xmm9, xmm4                                            ;  1279.3 p1      41 next
        movdqa xmm6, xmm1                                          ;  1258.3 p0      41 next copy
        pand xmm1, [rbp + 1456]                                    ;  1278.3 p2+p1   41 next
        pxor xmm1, [rbp + 1520]                                    ;  1280.3 p2+p1   41 next
        pxor xmm1, xmm12                                           ;  1282.3 p1      41 next
        movdqa [rbp + 1520], xmm1                                  ;  1284.3 p0+p3   41 next spill
        movdqa xmm1, xmm12                                         ;  1260.3 p0      41 next copy
        pand xmm1, xmm0                                            ;  1281.3 p1      41 next
        pxor xmm5, xmm1                                            ;  1283.3 p1      41 next
        movdqa [rbp + 1872], xmm15                                 ;  1261.3 p0+p3   54 next spill
        movdqa xmm15, xmm12                                        ;  1262.3 p0      41 next copy
        pand xmm15, [rbp + 1456]                                   ;  1283.3 p2+p1   41 next
        movdqa [rbp + 1296], xmm7                                  ;  1271.3 p0+p3   41 next spill
        movdqa xmm7, xmm12                                         ;  1264.3 p0      41 next copy
        pand xmm12, xmm14                                          ;  1284.3 p1      41 next
        pxor xmm12, [rbp + 1392]                                   ;  1286.3 p2+p1   41 next
        movdqa [rbp + 1136], xmm14                                 ;  1265.3 p0+p3   54 next spill
        movdqa xmm14, [rbp + 1824]                                 ;  1263.3 p2      41 next reload
        pxor xmm14, xmm12                                          ;  1288.3 p1      41 next
        movdqa xmm12, xmm0                                         ;  1266.3 p0      41 next copy
        por xmm12, xmm11                                           ;  1287.3 p1      41 next
        pxor xmm14, [rbp + 1296]                                   ;  1290.3 p2+p1   41 next
        movdqa [rbp + 1824], xmm14                                 ;  1292.3 p0+p3   41 next spill
        movdqa xmm14, xmm0                                         ;  1268.3 p0      41 next copy
        pand xmm14, xmm5                                           ;  1289.3 p1      41 next
        pxor xmm14, [rel misty1_decrypt_compact.T0_constants128]   ;  1291.3 p2+p1   41 next
        movdqa [rbp + 1632], xmm14                                 ;  1293.3 p0+p3   41 next spill
        movdqa xmm14, xmm0                                         ;  1270.3 p0      41 next copy
        pxor xmm14, xmm15                                          ;  1291.3 p1      41 next
        pxor xmm15, xmm10                                          ;  1292.3 p1      41 next
        pand xmm0, xmm10                                           ;  1293.3 p1      41 next
        pand xmm7, xmm15                                           ;  1294.3 p1      41 next
        pxor xmm9, xmm15                                           ;  1295.3 p1      41 next
        movdqa xmm15, xmm10                                        ;  1271.3 p0      41 next copy
        pand xmm15, xmm11                                          ;  1296.3 p1      41 next
        pxor xmm3, xmm15                                           ;  1298.3 p1      41 next
        pxor xmm5, xmm3                                            ;  1300.3 p1      41 next
        movdqa xmm15, [rbp + 1376]                                 ;  1264.7 p2      41 next reload
        pxor xmm15, xmm7                                           ;  1299.3 p1      41 next
        movdqa xmm3, xmm10                                         ;  1272.3 p0      41 next copy
        movdqa xmm7, [rbp + 1456]                                  ;  1265.7 p2      54 next reload
        pand xmm3, xmm7                                            ;  1300.3 p1      41 next
        pand xmm14, xmm7                                           ;  1301.3 p1      41 next
        pxor xmm12, xmm3                                           ;  1302.3 p1      41 next
        por xmm7, xmm11                                            ;  1303.3 p1      41 next
        pxor xmm13, xmm12                                          ;  1304.3 p1      41 next
        pxor xmm9, xmm8                                            ;  1305.3 p1      41 next
        pxor xmm5, xmm14                                           ;  1306.3 p1      41 next
        movdqa xmm14, xmm10                                        ;  1273.3 p0      41 next copy
        pxor xmm4, xmm13                                           ;  1307.3 p1      41 next
        pxor xmm6, xmm4                                            ;  1309.3 p1      41 next
        movdqa xmm3, [rbp + 1136]                                  ;  1269.3 p2      54 next reload
        pand xmm14, xmm3                                           ;  1309.3 p1      41 next
        movdqa xmm4, xmm11                                         ;  1274.3 p0      41 next copy
        movdqa xmm12, [rbp + 1872]                                 ;  1270.3 p2      54 next reload
        pand xmm3, xmm12                                           ;  1310.3 p1      41 next
        pand xmm10, xmm12                                          ;  1311.3 p1      41 next
        pxor xmm14, [rbp + 1632]                                   ;  1312.3 p2+p1   41 next
        pxor xmm0, xmm3                                            ;  1313.3 p1      41 next
        pxor xmm4, xmm0                                            ;  1315.3 p1      41 next
        pxor xmm7, xmm4                                            ;  1317.3 p1      41 next
        movdqa xmm0, [rbp + 1808]                                  ;  1273.0 p2      41 next reload
        pxor xmm0, xmm15                                           ;  1316.3 p1      41 next
        movdqa xmm4, [rbp + 1568]                                  ;  1274.0 p2      41 next reload
        pxor xmm3, xmm4                                            ;  1317.3 p1      41 next
        pxor xmm4, xmm14                                           ;  1318.3 p1      41 next
        pxor xmm2, xmm14                                           ;  1319.3 p1      41 next
        pxor xmm6, xmm2                                            ;  1321.3 p1      41 next
        pxor xmm8, xmm10                                           ;  1321.3 p1      41 next
        pxor xmm12, xmm8                                           ;  1323.3 p1      41 next
        movdqa xmm14, [rbp + 1728]                                 ;  1276.0 p2      41 next
        pxor xmm14, [rbp + 1392]                                   ;  1323.3 p2+p1   41 next
        pxor xmm15, xmm14                                          ;  1325.3 p1      41 next
        movdqa xmm14, [rbp + 1520]                                 ;  1284.3 p2      41 next
        pxor xmm10, xmm0                                           ;  1325.3 p1      41 next
        pxor xmm9, xmm3                                            ;  1326.3 p1      41 next
        movdqa xmm2, [rbp + 1744]                                  ;  1279.0 p2      41 next reload
        pxor xmm3, xmm2                                            ;  1327.3 p1      41 next
        pxor xmm2, [rbp + 1520]                                    ;  1328.3 p2+p1   41 next
        pxor xmm13, xmm2                                           ;  1330.3 p1      41 next
        pxor xmm11, xmm13                                          ;  1332.3 p1      41 next
        movdqa xmm2, [rbp + 1552]                                  ;  1281.0 p2      41 next
        pxor xmm0, xmm7                                            ;  1331.3 p1      41 next
        pxor xmm1, xmm0                                            ;  1333.3 p1      41 next
        movdqa xmm0, [rbp + 1552]                                  ;  1282.0 p2      41 next
        pxor xmm0, [rbp + 1632]                                    ;  1333.3 p2+p1   41 next
        pxor xmm7, [rbp + 1296]                                    ;  1334.3 p2+p1   41 next
        pxor xmm5, xmm0                                            ;  1335.3 p1      41 next
        movdqa xmm0, [rbp + 1728]                                  ;  1285.0 p2      41 next
        pxor xmm0, xmm9                                            ;  1336.3 p1      41 next
        movdqa xmm8, [rbp + 1680]                                  ;  1286.0 p2      41 next
        pxor xmm14, xmm15                                          ;  1337.3 p1      41 next
        pxor xmm4, xmm10                                           ;  1338.3 p1      41 next
        movdqa xmm9, [rbp + 1200]                                  ;  1287.0 p2      54 next reload
        pand xmm8, xmm9                                            ;  1339.3 p1      41 next
        movdqa xmm10, [rbp + 1824]                                 ;  1292.3 p2      41 next reload
        pxor xmm10, xmm3                                           ;  1340.3 p1      41 next
        pxor xmm12, xmm7                                           ;  1341.3 p1      41 next
        movdqa xmm3, [rbp + 1952]                                  ;  1289.0 p2      41 next
        movdqa xmm7, [rbp + 1792]                                  ;  1290.0 p2      41 next reload
        pxor xmm7, xmm14                                           ;  1342.3 p1      41 next
        pxor xmm2, xmm7                                            ;  1344.3 p1      41 next
        pand xmm3, xmm9                                            ;  1344.3 p1      41 next
        movdqa xmm14, [rbp + 1232]                                 ;  1291.0 p2      41 next
        movdqa xmm7, [rbp + 1120]                                  ;  1292.0 p2      54 next reload
        pand xmm14, xmm7                                           ;  1345.3 p1      41 next
        pxor xmm15, xmm4                                           ;  1346.3 p1      41 next
        movdqa xmm4, [rbp + 1184]                                  ;  1293.0 p2      41 next
        pand xmm4, xmm9                                            ;  1347.3 p1      41 next
        movdqa xmm13, [rbp + 1680]                                 ;  1294.0 p2      41 next
        pand xmm13, [rbp + 1184]                                   ;  1348.3 p2+p1   41 next
        pxor xmm6, [rbp + 1232]                                    ;  1349.3 p2+p1   41 next
        pxor xmm1, [rbp + 1184]                                    ;  1350.3 p2+p1   41 next
        pxor xmm5, xmm7                                            ;  1351.3 p1      41 next
        pxor xmm0, [rbp + 1952]                                    ;  1352.3 p2+p1   41 next
        pxor xmm12, [rbp + 1680]                                   ;  1353.3 p2+p1   41 next
        pxor xmm2, [rbp + 1216]                                    ;  1354.3 p2+p1   41 next
        pxor xmm15, xmm9                                           ;  1355.3 p1      41 next
        movdqa [rbp + 1792], xmm11                                 ;  1334.3 p0+p3   41 next spill
        movdqa xmm11, [rbp + 1952]                                 ;  1301.0 p2      41 next
        pand xmm11, [rbp + 1216]                                   ;  1356.3 p2+p1   41 next
        pxor xmm14, xmm11                                          ;  1358.3 p1      41 next
        pand xmm11, xmm7                                           ;  1358.3 p1      41 next
        movdqa [rbp + 1824], xmm10                                 ;  1342.3 p0+p3   41 next spill
        movdqa xmm10, xmm7                                         ;  1303.0 p0      41 next copy
        pxor xmm10, xmm4                                           ;  1359.3 p1      41 next
        movdqa [rbp + 1728], xmm6                                  ;  1351.3 p0+p3   41 next spill
        movdqa xmm6, xmm7                                          ;  1303.0 p0      41 next copy
        pand xmm6, [rbp + 1952]                                    ;  1360.3 p2+p1   41 next
        movdqa [rbp + 1296], xmm0                                  ;  1354.3 p0+p3   41 next spill
        movdqa xmm0, xmm7                                          ;  1303.0 p0      41 next copy
        pand xmm0, xmm9                                            ;  1361.3 p1      41 next
        movdqa [rbp + 1632], xmm12                                 ;  1355.3 p0+p3   41 next spill
        movdqa xmm12, xmm7                                         ;  1304.7 p0      41 next copy
        pand xmm12, [rbp + 1184]                                   ;  1362.3 p2+p1   41 next
        pand xmm7, [rbp + 1680]                                    ;  1363.3 p2+p1   41 next
        pxor xmm7, xmm3                                            ;  1365.3 p1      41 next
        movdqa [rbp + 1120], xmm1                                  ;  1352.3 p0+p3   41 next spill
        movdqa xmm1, xmm9                                          ;  1306.7 p0      41 next copy
        movdqa [rbp + 1552], xmm2                                  ;  1356.3 p0+p3   41 next spill
        movdqa xmm2, xmm9                                          ;  1308.7 p0      41 next copy
        movdqa [rbp + 1520], xmm5                                  ;  1353.3 p0+p3   41 next spill
        movdqa xmm5, xmm9                                          ;  1310.7 p0      41 next copy
        movdqa [rbp + 1744], xmm15                                 ;  1357.3 p0+p3   41 next spill
        movdqa xmm15, xmm9                                         ;  1312.7 p0      41 next copy
        movdqa [rbp + 1200], xmm7                                  ;  1367.3 p0+p3   41 next spill
        movdqa xmm7, [rbp + 1232]                                  ;  1309.3 p2      41 next
        pand xmm7, [rbp + 1184]                                    ;  1365.3 p2+p1   41 next
        movdqa [rbp + 1392], xmm12                                 ;  1364.3 p0+p3   41 next spill
        movdqa xmm12, [rbp + 1232]                                 ;  1311.3 p2      41 next
        pand xmm12, xmm3                                           ;  1366.3 p1      41 next
        pxor xmm12, xmm6                                           ;  1368.3 p1      41 next
        pxor xmm12, [rel misty1_decrypt_compact.T0_constants128]   ;  1370.3 p2+p1   41 next
        movdqa [rbp + 1568], xmm3                                  ;  1346.3 p0+p3   41 next spill
        movdqa xmm3, [rbp + 1680]                                  ;  1314.3 p2      41 next
        pxor xmm3, xmm10                                           ;  1369.3 p1      41 next
        pand xmm3, [rbp + 1232]                                    ;  1371.3 p2+p1   41 next
        pxor xmm4, xmm3                                            ;  1373.3 p1      41 next
        movdqa [rbp + 1808], xmm4                                  ;  1375.3 p0+p3   41 next spill
        movdqa xmm4, [rbp + 1184]                                  ;  1320.3 p2      41 next
        pand xmm4, xmm6                                            ;  1372.3 p1      41 next
        pxor xmm4, xmm0                                            ;  1374.3 p1      41 next
        movdqa [rbp + 1872], xmm6                                  ;  1362.3 p0+p3   41 next spill
        movdqa xmm6, xmm8                                          ;  1341.3 p0      41 next copy
        pxor xmm6, xmm13                                           ;  1374.3 p1      41 next
        pxor xmm13, xmm14                                          ;  1375.3 p1      41 next
        pxor xmm14, xmm8                                           ;  1376.3 p1      41 next
        pxor xmm8, [rbp + 1392]                                    ;  1377.3 p2+p1   41 next
        pand xmm6, [rbp + 1952]                                    ;  1378.3 p2+p1   41 next
        pxor xmm2, xmm13                                           ;  1379.3 p1      41 next
        pand xmm13, [rbp + 1216]                                   ;  1380.3 p2+p1   41 next
        pxor xmm4, xmm13                                           ;  1382.3 p1      41 next
        movdqa xmm13, [rbp + 1232]                                 ;  1330.7 p2      41 next
        pand xmm13, [rbp + 1216]                                   ;  1382.3 p2+p1   41 next
        pand xmm5, xmm2                                            ;  1383.3 p1      41 next
        pand xmm2, [rbp + 1680]                                    ;  1384.3 p2+p1   41 next
        pxor xmm4, [rbp + 1184]                                    ;  1385.3 p2+p1   41 next
        pxor xmm5, xmm12                                           ;  1386.3 p1      41 next
        pxor xmm0, xmm13                                           ;  1387.3 p1      41 next
        pxor xmm5, xmm13                                           ;  1388.3 p1      41 next
        movdqa [rbp + 1136], xmm8                                  ;  1379.3 p0+p3   41 next spill
        movdqa xmm8, [rbp + 1216]                                  ;  1338.3 p2      41 next
        pand xmm8, xmm0                                            ;  1389.3 p1      41 next
        pxor xmm1, xmm8                                            ;  1391.3 p1      41 next
        movdqa xmm8, [rbp + 1680]                                  ;  1340.3 p2      54 next reload
        pand xmm0, xmm8                                            ;  1391.3 p1      41 next
        pxor xmm1, xmm10                                           ;  1393.3 p1      41 next
        pand xmm10, [rbp + 1216]                                   ;  1393.3 p2+p1   41 next
        pxor xmm10, [rbp + 1200]                                   ;  1395.3 p2+p1   41 next
        movdqa [rbp + 1456], xmm1                                  ;  1395.3 p0+p3   41 next spill
        movdqa xmm1, xmm8                                          ;  1351.3 p0      41 next copy
        pxor xmm1, xmm7                                            ;  1395.3 p1      41 next
        pxor xmm6, xmm1                                            ;  1397.3 p1      41 next
        pxor xmm0, xmm6                                            ;  1399.3 p1      41 next
        pxor xmm10, xmm0                                           ;  1401.3 p1      41 next
        pxor xmm3, xmm10                                           ;  1403.3 p1      41 next
        movdqa xmm0, [rbp + 1952]                                  ;  1348.7 p2      41 next
        pand xmm0, xmm1                                            ;  1400.3 p1      41 next
        movdqa xmm1, [rbp + 1392]                                  ;  1364.3 p2      41 next
        pxor xmm1, xmm0                                            ;  1402.3 p1      41 next
        movdqa xmm0, [rbp + 1232]                                  ;  1350.7 p2      41 next
        movdqa xmm6, [rbp + 1872]                                  ;  1362.3 p2      41 next reload
        pxor xmm0, xmm6                                            ;  1402.3 p1      41 next
        pxor xmm5, xmm1                                            ;  1404.3 p1      41 next
        pand xmm15, xmm0                                           ;  1404.3 p1      41 next
        movdqa xmm0, [rbp + 1216]                                  ;  1353.3 p2      54 next reload
        pxor xmm6, xmm0                                            ;  1405.3 p1      41 next
        movdqa xmm1, xmm0                                          ;  1364.3 p0      41 next copy
        pxor xmm1, [rbp + 1200]                                    ;  1406.3 p2+p1   41 next
        movdqa xmm10, [rbp + 1136]                                 ;  1379.3 p2      41 next reload
        pand xmm0, xmm10                                           ;  1407.3 p1      41 next
        pxor xmm12, xmm15                                          ;  1408.3 p1      41 next
        pxor xmm2, xmm12                                           ;  1410.3 p1      41 next
        pand xmm8, xmm6                                            ;  1410.3 p1      41 next
        pand xmm9, xmm6                                            ;  1411.3 p1      41 next
        movdqa xmm6, [rbp + 1184]                                  ;  1358.7 p2      41 next
        pand xmm6, xmm1                                            ;  1412.3 p1      41 next
        pxor xmm1, xmm13                                           ;  1413.3 p1      41 next
        pxor xmm13, [rbp + 1184]                                   ;  1414.3 p2+p1   41 next
        movdqa xmm12, [rbp + 1952]                                 ;  1361.7 p2      54 next reload
        pxor xmm6, xmm12                                           ;  1415.3 p1      41 next
        pxor xmm11, xmm6                                           ;  1417.3 p1      41 next
        movdqa xmm6, xmm12                                         ;  1372.7 p0      41 next copy
        pand xmm12, [rbp + 1232]                                   ;  1417.3 p2+p1   41 next
        pxor xmm5, [rbp + 1744]                                    ;  1418.3 p2+p1   41 next
        pxor xmm3, [rbp + 1552]                                    ;  1419.3 p2+p1   41 next
        pxor xmm9, [rbp + 1232]                                    ;  1420.3 p2+p1   41 next
        pxor xmm2, xmm9                                            ;  1422.3 p1      41 next
        pand xmm6, xmm13                                           ;  1422.3 p1      41 next
        pand xmm7, xmm13                                           ;  1423.3 p1      41 next
        pxor xmm10, xmm12                                          ;  1424.3 p1      41 next
        movdqa xmm9, [rbp + 1808]                                  ;  1375.3 p2      41 next reload
        pand xmm12, xmm9                                           ;  1425.3 p1      41 next
        pxor xmm14, xmm12                                          ;  1427.3 p1      41 next
        pxor xmm11, xmm14                                          ;  1429.3 p1      41 next
        movdqa xmm14, [rbp + 1456]                                 ;  1395.3 p2      41 next
        pxor xmm15, xmm6                                           ;  1428.3 p1      41 next
        pxor xmm9, xmm6                                            ;  1429.3 p1      41 next
        movdqa xmm6, [rbp + 1232]                                  ;  1369.0 p2      41 next
        pand xmm6, xmm10                                           ;  1430.3 p1      41 next
        movdqa xmm10, [rbp + 1456]                                 ;  1395.3 p2      41 next
        pxor xmm1, xmm15                                           ;  1431.3 p1      41 next
        movdqa xmm15, [rbp + 1520]                                 ;  1371.0 p2      41 next
        pxor xmm14, xmm1                                           ;  1433.3 p1      41 next
        movdqa xmm1, [rbp + 1120]                                  ;  1372.0 p2      41 next
        pxor xmm10, xmm6                                           ;  1433.3 p1      41 next
        movdqa xmm6, [rbp + 1632]                                  ;  1373.0 p2      41 next
        pxor xmm0, xmm14                                           ;  1435.3 p1      41 next
        movdqa xmm14, [rbp + 1296]                                 ;  1374.0 p2      41 next
        pxor xmm8, xmm10                                           ;  1435.3 p1      41 next
        movdqa xmm10, [rbp + 1728]                                 ;  1375.0 p2      41 next
        pxor xmm2, xmm7                                            ;  1436.3 p1      41 next
        movdqa xmm7, [rbp + 1744]                                  ;  1376.0 p2      48 next
        pxor xmm7, [r9 + 2304]                                     ;  1437.3 p2+p1   48 next
        movdqa xmm12, [rbp + 1568]                                 ;  1378.0 p2      41 next reload
        pxor xmm12, xmm9                                           ;  1438.3 p1      41 next
        pxor xmm5, [r9 + 2448]                                     ;  1439.3 p2+p1   48 next
        pxor xmm15, xmm2                                           ;  1440.3 p1      41 next
        movdqa xmm2, [rbp + 1520]                                  ;  1380.0 p2      48 next
        pxor xmm2, [r9 + 2320]                                     ;  1441.3 p2+p1   48 next
        pxor xmm4, xmm12                                           ;  1442.3 p1      41 next
        movdqa xmm9, [rbp + 1552]                                  ;  1382.0 p2      48 next
        pxor xmm9, [r9 + 2336]                                     ;  1443.3 p2+p1   48 next
        pxor xmm14, xmm0                                           ;  1444.3 p1      41 next
        movdqa xmm0, [rbp + 1120]                                  ;  1384.0 p2      48 next
        pxor xmm0, [r9 + 2352]                                     ;  1445.3 p2+p1   48 next
        pxor xmm3, [r9 + 2480]                                     ;  1446.3 p2+p1   48 next
        movdqa xmm12, [rel misty1_decrypt_compact.T0_constants128] ;  1387.0 p2      41 next reload
        pxor xmm11, xmm12                                          ;  1447.3 p1      41 next
        pxor xmm10, xmm4                                           ;  1448.3 p1      41 next
        pxor xmm6, xmm11                                           ;  1449.3 p1      41 next
        movdqa xmm4, [rbp + 1632]                                  ;  1388.0 p2      48 next
        pxor xmm4, [r9 + 2368]                                     ;  1450.3 p2+p1   48 next
        pxor xmm8, xmm12                                           ;  1451.3 p1      41 next
        pxor xmm1, xmm8                                            ;  1453.3 p1      41 next
        movdqa xmm8, [rbp + 1296]                                  ;  1390.0 p2      48 next
        pxor xmm8, [r9 + 2384]                                     ;  1453.3 p2+p1   48 next
        movdqa xmm11, [rbp + 1728]                                 ;  1392.0 p2      48 next
        pxor xmm11, [r9 + 2400]                                    ;  1454.3 p2+p1   48 next
        pxor xmm15, [r9 + 2464]                                    ;  1455.3 p2+p1   48 next
        movdqa xmm13, [rbp + 1824]                                 ;  1395.0 p2      48 next
        pxor xmm13, [r9 + 2416]                                    ;  1456.3 p2+p1   48 next
        pxor xmm14, [r9 + 2528]                                    ;  1457.3 p2+p1   48 next
        pxor xmm10, [r9 + 2544]                                    ;  1458.3 p2+p1   48 next
        pxor xmm6, [r9 + 2512]                                     ;  1459.3 p2+p1   48 next
        pxor xmm1, [r9 + 2496]                                     ;  1460.3 p2+p1   48 next
        movdqa [rbp + 1824], xmm10                                 ;  1460.3 p0+p3   48 next spill
        movdqa xmm10, [rbp + 1792]                                 ;  1401.0 p2      48 next
        pxor xmm10, [r9 + 2432]                                    ;  1461.3 p2+p1   48 next
        movdqa [rbp + 1792], xmm14                                 ;  1459.3 p0+p3   48 next spill
        movdqa xmm14, xmm7                                         ;  1439.3 p0      45 next copy
        pxor xmm14, xmm11                                          ;  1462.3 p1      45 next
        movdqa [rbp + 1728], xmm6                                  ;  1461.3 p0+p3   48 next spill
        movdqa xmm6, xmm14                                         ;  1464.3 p0      45 next copy
        pxor xmm6, xmm0                                            ;  1471.3 p1      45 next
        movdqa [rbp + 1296], xmm1                                  ;  1462.3 p0+p3   48 next spill
        movdqa xmm1, xmm0                                          ;  1447.3 p0      45 next copy
        pand xmm1, xmm11                                           ;  1464.3 p1      45 next
        movdqa [rbp + 1632], xmm3                                  ;  1448.3 p0+p3   48 next spill
        movdqa xmm3, xmm0                                          ;  1447.3 p0      45 next copy
        pand xmm3, xmm13                                           ;  1465.3 p1      45 next
        movdqa [rbp + 1120], xmm15                                 ;  1457.3 p0+p3   48 next spill
        movdqa xmm15, xmm0                                         ;  1447.3 p0      45 next copy
        pand xmm15, xmm9                                           ;  1466.3 p1      45 next
        movdqa [rbp + 1552], xmm5                                  ;  1441.3 p0+p3   48 next spill
        movdqa xmm5, xmm0                                          ;  1447.3 p0      45 next copy
        pand xmm5, xmm7                                            ;  1467.3 p1      45 next
        movdqa [rbp + 1520], xmm3                                  ;  1467.3 p0+p3   45 next spill
        movdqa xmm3, xmm0                                          ;  1447.3 p0      45 next copy
        pand xmm3, xmm2                                            ;  1468.3 p1      45 next
        movdqa [rbp + 1568], xmm14                                 ;  1464.3 p0+p3   45 next spill
        movdqa xmm14, xmm0                                         ;  1447.3 p0      45 next copy
        pand xmm14, xmm4                                           ;  1469.3 p1      45 next
        pxor xmm3, xmm14                                           ;  1471.3 p1      45 next
        movdqa [rbp + 1744], xmm3                                  ;  1473.3 p0+p3   45 next spill
        movdqa xmm3, [rbp + 1568]                                  ;  1464.3 p2      45 next
        pand xmm3, xmm8                                            ;  1475.3 p1      45 next
        movdqa [rbp + 1456], xmm3                                  ;  1477.3 p0+p3   45 next spill
        movdqa xmm3, [rbp + 1568]                                  ;  1464.3 p2      45 next
        movdqa xmm12, [rbp + 1520]                                 ;  1467.3 p2      45 next
        movdqa [rbp + 1568], xmm12                                 ;  1478.3 p0+p3   45 next spill
        movdqa xmm12, xmm2                                         ;  1443.3 p0      45 next copy
        pxor xmm12, xmm8                                           ;  1472.3 p1      45 next
        pxor xmm15, xmm12                                          ;  1474.3 p1      45 next
        movdqa [rbp + 1232], xmm15                                 ;  1476.3 p0+p3   45 next spill
        movdqa xmm15, xmm2                                         ;  1443.3 p0      45 next copy
        pand xmm15, xmm7                                           ;  1474.3 p1      45 next
        movdqa [rbp + 1808], xmm2                                  ;  1443.3 p0+p3   48 next spill
        movdqa xmm2, xmm7                                          ;  1439.3 p0      45 next copy
        pand xmm2, xmm13                                           ;  1475.3 p1      45 next
        pxor xmm1, xmm2                                            ;  1477.3 p1      45 next
        movdqa xmm2, [rel misty1_decrypt_compact.T0_constants128]  ;  1431.7 p2      41 next reload
        pxor xmm1, xmm2                                            ;  1479.3 p1      45 next
        movdqa xmm2, xmm7                                          ;  1439.3 p0      45 next copy
        pand xmm2, xmm10                                           ;  1478.3 p1      45 next
        pxor xmm2, xmm13                                           ;  1480.3 p1      45 next
        pxor xmm14, xmm2                                           ;  1482.3 p1      45 next
        movdqa [rbp + 1952], xmm1                                  ;  1481.3 p0+p3   45 next spill
        movdqa xmm1, xmm7                                          ;  1439.3 p0      45 next copy
        pand xmm1, xmm12                                           ;  1481.3 p1      45 next
        pand xmm12, xmm4                                           ;  1482.3 p1      45 next
        movdqa [rbp + 1184], xmm1                                  ;  1483.3 p0+p3   45 next spill
        movdqa xmm1, xmm7                                          ;  1439.3 p0      45 next copy
        movdqa [rbp + 1136], xmm8                                  ;  1455.3 p0+p3   48 next spill
        movdqa xmm8, xmm7                                          ;  1439.3 p0      45 next copy
        pand xmm8, xmm4                                            ;  1483.3 p1      45 next
        movdqa [rbp + 1200], xmm8                                  ;  1485.3 p0+p3   45 next spill
        movdqa xmm8, xmm7                                          ;  1441.3 p0      45 next copy
        pxor xmm8, [rbp + 1808]                                    ;  1484.3 p2+p1   45 next
        pand xmm7, xmm11                                           ;  1485.3 p1      45 next
        movdqa [rbp + 1216], xmm8                                  ;  1486.3 p0+p3   45 next spill
        movdqa xmm8, [rbp + 1744]                                  ;  1473.3 p2      45 next reload
        pxor xmm8, xmm7                                            ;  1487.3 p1      45 next
        movdqa xmm7, xmm9                                          ;  1445.3 p0      45 next copy
        pand xmm7, xmm6                                            ;  1487.3 p1      45 next
        pxor xmm2, xmm7                                            ;  1489.3 p1      45 next
        movdqa xmm7, xmm9                                          ;  1445.7 p0      45 next copy
        pand xmm7, [rbp + 1136]                                    ;  1489.3 p2+p1   45 next
        movdqa [rbp + 1744], xmm8                                  ;  1489.3 p0+p3   45 next spill
        movdqa xmm8, xmm9                                          ;  1448.3 p0      45 next copy
        pand xmm8, [rbp + 1808]                                    ;  1490.3 p2+p1   45 next
        pxor xmm1, xmm8                                            ;  1492.3 p1      45 next
        movdqa xmm8, xmm9                                          ;  1450.3 p0      45 next copy
        movdqa [rbp + 1872], xmm9                                  ;  1451.3 p0+p3   48 next spill
        movdqa xmm9, xmm11                                         ;  1456.3 p0      45 next copy
        pand xmm9, xmm4                                            ;  1492.3 p1      45 next
        pxor xmm5, xmm9                                            ;  1494.3 p1      45 next
        movdqa xmm9, xmm4                                          ;  1455.3 p0      45 next copy
        pand xmm9, xmm10                                           ;  1494.3 p1      45 next
        pxor xmm0, xmm9                                            ;  1496.3 p1      45 next
        pxor xmm2, xmm0                                            ;  1498.3 p1      45 next
        pand xmm0, xmm10                                           ;  1498.3 p1      45 next
        pxor xmm0, [rel misty1_decrypt_compact.T0_constants128]    ;  1500.3 p2+p1   45 next
        movdqa [rbp + 1392], xmm0                                  ;  1502.3 p0+p3   45 next spill
        movdqa xmm0, xmm4                                          ;  1458.7 p0      45 next copy
        pand xmm0, [rbp + 1136]                                    ;  1499.3 p2+p1   45 next
        pxor xmm8, xmm0                                            ;  1501.3 p1      45 next
        pxor xmm0, xmm10                                           ;  1501.3 p1      45 next
        pand xmm0, [rbp + 1136]                                    ;  1503.3 p2+p1   45 next
        pxor xmm2, xmm0                                            ;  1505.3 p1      45 next
        movdqa xmm0, xmm10                                         ;  1463.3 p0      45 next copy
        pand xmm0, xmm13                                           ;  1504.3 p1      45 next
        pxor xmm5, xmm0                                            ;  1506.3 p1      45 next
        movdqa [rbp + 1680], xmm11                                 ;  1463.0 p0+p3   48 next spill
        movdqa xmm11, xmm10                                        ;  1464.0 p0      45 next copy
        por xmm11, xmm6                                            ;  1506.3 p1      45 next
        pxor xmm7, xmm11                                           ;  1508.3 p1      45 next
        pxor xmm15, xmm7                                           ;  1510.3 p1      45 next
        movdqa xmm7, xmm10                                         ;  1465.0 p0      45 next copy
        pxor xmm7, xmm1                                            ;  1509.3 p1      45 next
        movdqa xmm11, xmm4                                         ;  1466.0 p0      45 next copy
        pand xmm11, xmm8                                           ;  1510.3 p1      45 next
        pand xmm10, [rbp + 1872]                                   ;  1511.3 p2+p1   45 next
        movdqa [rbp + 1376], xmm6                                  ;  1473.3 p0+p3   45 next spill
        movdqa xmm6, xmm4                                          ;  1474.3 p0      45 next copy
        pand xmm4, xmm13                                           ;  1512.3 p1      45 next
        pxor xmm4, [rbp + 1200]                                    ;  1514.3 p2+p1   45 next
        movdqa [rbp + 1904], xmm2                                  ;  1507.3 p0+p3   45 next spill
        movdqa xmm2, xmm13                                         ;  1476.3 p0      45 next copy
        pand xmm2, [rbp + 1136]                                    ;  1514.3 p2+p1   45 next
        pxor xmm12, xmm2                                           ;  1516.3 p1      45 next
        movdqa xmm2, xmm13                                         ;  1477.3 p0      45 next copy
        pand xmm2, [rbp + 1808]                                    ;  1516.3 p2+p1   45 next
        pxor xmm1, xmm2                                            ;  1518.3 p1      45 next
        pxor xmm11, xmm1                                           ;  1520.3 p1      45 next
        movdqa xmm1, xmm13                                         ;  1479.0 p0      45 next copy
        pxor xmm14, xmm12                                          ;  1519.3 p1      45 next
        pxor xmm8, xmm14                                           ;  1521.3 p1      45 next
        pxor xmm12, xmm15                                          ;  1521.3 p1      45 next
        pxor xmm3, xmm12                                           ;  1523.3 p1      45 next
        movdqa xmm14, [rbp + 1680]                                 ;  1480.7 p2      48 next reload
        pand xmm1, xmm14                                           ;  1523.3 p1      45 next
        movdqa xmm2, [rbp + 1456]                                  ;  1481.7 p2      45 next reload
        pxor xmm2, xmm7                                            ;  1524.3 p1      45 next
        pxor xmm6, xmm2                                            ;  1526.3 p1      45 next
        movdqa xmm2, [rbp + 1808]                                  ;  1482.7 p2      48 next reload
        pand xmm7, xmm2                                            ;  1526.3 p1      45 next
        pand xmm2, xmm14                                           ;  1527.3 p1      45 next
        pxor xmm4, xmm7                                            ;  1528.3 p1      45 next
        pxor xmm8, xmm5                                            ;  1529.3 p1      45 next
        movdqa xmm7, [rbp + 1872]                                  ;  1484.0 p2      48 next reload
        pand xmm13, xmm7                                           ;  1530.3 p1      45 next
        pand xmm7, xmm14                                           ;  1531.3 p1      45 next
        pxor xmm10, xmm1                                           ;  1532.3 p1      45 next
        movdqa xmm12, [rbp + 1232]                                 ;  1485.3 p2      45 next reload
        pxor xmm4, xmm12                                           ;  1533.3 p1      45 next
        pxor xmm1, xmm2                                            ;  1534.3 p1      45 next
        pxor xmm13, [rbp + 1392]                                   ;  1535.3 p2+p1   45 next
        pxor xmm10, [rbp + 1376]                                   ;  1536.3 p2+p1   45 next
        pxor xmm5, xmm7                                            ;  1537.3 p1      45 next
        pxor xmm14, xmm5                                           ;  1539.3 p1      45 next
        movdqa xmm5, [rbp + 1568]                                  ;  1488.3 p2      45 next reload
        pxor xmm5, [rbp + 1200]                                    ;  1539.3 p2+p1   45 next
        pxor xmm5, xmm11                                           ;  1541.3 p1      45 next
        pxor xmm2, xmm13                                           ;  1541.3 p1      45 next
        pxor xmm0, xmm13                                           ;  1542.3 p1      45 next
        pxor xmm3, xmm0                                            ;  1544.3 p1      45 next
        pxor xmm8, xmm1                                            ;  1544.3 p1      45 next
        movdqa xmm0, [rbp + 1952]                                  ;  1491.0 p2      45 next reload
        pxor xmm1, xmm0                                            ;  1545.3 p1      45 next
        pxor xmm0, xmm6                                            ;  1546.3 p1      45 next
        pxor xmm15, xmm0                                           ;  1548.3 p1      45 next
        pxor xmm4, xmm1                                            ;  1548.3 p1      45 next
        movdqa xmm0, [rbp + 1216]                                  ;  1492.7 p2      45 next
        movdqa xmm1, [rbp + 1136]                                  ;  1493.7 p2      48 next reload
        pand xmm0, xmm1                                            ;  1549.3 p1      45 next
        movdqa xmm13, [rbp + 1376]                                 ;  1494.7 p2      45 next reload
        por xmm1, xmm13                                            ;  1550.3 p1      45 next
        pxor xmm11, xmm0                                           ;  1551.3 p1      45 next
        pxor xmm10, xmm1                                           ;  1552.3 p1      45 next
        pxor xmm13, xmm15                                          ;  1553.3 p1      45 next
        movdqa xmm15, [rbp + 1744]                                 ;  1495.7 p2      45 next
        pxor xmm6, xmm5                                            ;  1554.3 p1      45 next
        movdqa xmm0, [rbp + 1184]                                  ;  1496.7 p2      45 next reload
        pxor xmm0, xmm6                                            ;  1556.3 p1      45 next
        pxor xmm15, xmm0                                           ;  1558.3 p1      45 next
        movdqa xmm0, [rbp + 1744]                                  ;  1497.7 p2      45 next
        pxor xmm0, [rbp + 1392]                                    ;  1557.3 p2+p1   45 next
        pxor xmm8, [rbp + 1520]                                    ;  1558.3 p2+p1   45 next
        movdqa xmm1, [rbp + 1824]                                  ;  1500.7 p2      48 next reload
        pxor xmm3, xmm1                                            ;  1559.3 p1      45 next
        movdqa xmm6, [rbp + 1936]                                  ;  1501.7 p2     108 r reload
        pxor xmm1, xmm6                                            ;  1560.3 p1      54 next
        pxor xmm7, xmm11                                           ;  1561.3 p1      45 next
        pxor xmm2, xmm7                                            ;  1563.3 p1      45 next
        pxor xmm5, xmm2                                            ;  1565.3 p1      45 next
        pxor xmm11, xmm10                                          ;  1564.3 p1      45 next
        pxor xmm12, xmm10                                          ;  1565.3 p1      45 next
        movdqa xmm2, [rbp + 1552]                                  ;  1502.7 p2      45 next
        pxor xmm9, xmm11                                           ;  1566.3 p1      45 next
        movdqa xmm7, [rbp + 1120]                                  ;  1503.7 p2      45 next
        pxor xmm14, xmm12                                          ;  1567.3 p1      45 next
        movdqa xmm10, [rbp + 1632]                                 ;  1504.7 p2      45 next
        pxor xmm10, xmm15                                          ;  1568.3 p1      45 next
        movdqa xmm15, [rbp + 1296]                                 ;  1505.7 p2      45 next
        movdqa xmm11, [rbp + 1904]                                 ;  1507.3 p2      45 next reload
        pxor xmm11, xmm0                                           ;  1569.3 p1      45 next
        pxor xmm2, xmm5                                            ;  1570.3 p1      45 next
        movdqa xmm0, [rbp + 1728]                                  ;  1507.7 p2      45 next
        movdqa xmm5, [rbp + 1056]                                  ;  1508.7 p2     108 r reload
        pxor xmm4, xmm5                                            ;  1571.3 p1      54 next
        pxor xmm15, xmm9                                           ;  1572.3 p1      45 next
        pxor xmm0, xmm14                                           ;  1573.3 p1      45 next
        movdqa xmm14, [rbp + 1792]                                 ;  1509.7 p2      45 next
        pxor xmm14, xmm8                                           ;  1574.3 p1      45 next
        movdqa xmm8, [rbp + 1776]                                  ;  1510.7 p2      54 next
        movdqa xmm9, xmm6                                          ;  1512.7 p0      54 next copy
        pxor xmm9, [r8 + 240]                                      ;  1575.3 p2+p1   54 next
        pxor xmm7, xmm11                                           ;  1576.3 p1      45 next
        movdqa xmm11, [rbp + 1072]                                 ;  1512.7 p2     108 r reload
        pxor xmm13, xmm11                                          ;  1577.3 p1      54 next
        pxor xmm8, xmm2                                            ;  1578.3 p1      54 next
        movdqa xmm2, xmm5                                          ;  1519.7 p0      54 next copy
        pxor xmm2, [r8 + 112]                                      ;  1579.3 p2+p1   54 next
        movdqa xmm12, [rbp + 928]                                  ;  1514.7 p2     108 r reload
        pxor xmm3, xmm12                                           ;  1580.3 p1      54 next
        pxor xmm10, [rbp + 1008]                                   ;  1581.3 p2+p1   54 next
        pxor xmm15, [rbp + 912]                                    ;  1582.3 p2+p1   54 next
        pxor xmm0, [rbp + 944]                                     ;  1583.3 p2+p1   54 next
        pxor xmm14, [rbp + 1024]                                   ;  1584.3 p2+p1   54 next
        pxor xmm7, [rbp + 896]                                     ;  1585.3 p2+p1   54 next
        movdqa xmm6, xmm11                                         ;  1523.7 p0      54 next copy
        pxor xmm6, [r8 + 128]                                      ;  1586.3 p2+p1   54 next
        movdqa xmm11, xmm12                                        ;  1525.7 p0      54 next copy
        pxor xmm11, [r8 + 96]                                      ;  1587.3 p2+p1   54 next
        movdqa xmm5, [rbp + 1552]                                  ;  1522.7 p2      54 next
        pxor xmm5, [rbp + 1040]                                    ;  1588.3 p2+p1   54 next
        movdqa xmm12, [rbp + 1120]                                 ;  1524.7 p2      54 next
        pxor xmm12, [rbp + 1264]                                   ;  1589.3 p2+p1   54 next
        movdqa [rbp + 1120], xmm1                                  ;  1562.3 p0+p3   54 next spill
        movdqa xmm1, [rbp + 1632]                                  ;  1526.7 p2      54 next
        pxor xmm1, [rbp + 1920]                                    ;  1590.3 p2+p1   54 next
        movdqa [rbp + 1632], xmm1                                  ;  1592.3 p0+p3   54 next spill
        movdqa xmm1, [rbp + 1296]                                  ;  1528.7 p2      54 next
        pxor xmm1, [rbp + 1328]                                    ;  1591.3 p2+p1   54 next
        movdqa [rbp + 1296], xmm1                                  ;  1593.3 p0+p3   54 next spill
        movdqa xmm1, [rbp + 1728]                                  ;  1530.7 p2      54 next
        pxor xmm1, [rbp + 1616]                                    ;  1592.3 p2+p1   54 next
        movdqa [rbp + 1728], xmm1                                  ;  1594.3 p0+p3   54 next spill
        movdqa xmm1, [rbp + 1792]                                  ;  1532.7 p2      54 next
        pxor xmm1, [rbp + 1888]                                    ;  1593.3 p2+p1   54 next
        movdqa [rbp + 1792], xmm1                                  ;  1595.3 p0+p3   54 next spill
        movdqa xmm1, [rbp + 1776]                                  ;  1534.7 p2      54 next
        pxor xmm1, [r8]                                            ;  1594.3 p2+p1   54 next
        movdqa [rbp + 1552], xmm12                                 ;  1591.3 p0+p3   54 next spill
        movdqa xmm12, [rbp + 896]                                  ;  1536.7 p2      54 next
        pxor xmm12, [r8 + 16]                                      ;  1595.3 p2+p1   54 next
        movdqa [rbp + 1904], xmm5                                  ;  1590.3 p0+p3   54 next spill
        movdqa xmm5, [rbp + 1008]                                  ;  1539.3 p2      54 next
        pxor xmm5, [r8 + 32]                                       ;  1596.3 p2+p1   54 next
        movdqa [rbp + 1824], xmm13                                 ;  1579.3 p0+p3   54 next spill
        movdqa xmm13, [rbp + 912]                                  ;  1543.3 p2      54 next
        pxor xmm13, [r8 + 48]                                      ;  1597.3 p2+p1   54 next
        movdqa [rbp + 1520], xmm4                                  ;  1573.3 p0+p3   54 next spill
        movdqa xmm4, [rbp + 1040]                                  ;  1547.0 p2      54 next
        pxor xmm4, [r8 + 144]                                      ;  1598.3 p2+p1   54 next
        movdqa [rbp + 1392], xmm3                                  ;  1582.3 p0+p3   54 next spill
        movdqa xmm3, [rbp + 944]                                   ;  1551.0 p2      54 next
        pxor xmm3, [r8 + 64]                                       ;  1599.3 p2+p1   54 next
        movdqa [rbp + 1744], xmm14                                 ;  1586.3 p0+p3   54 next spill
        movdqa xmm14, [rbp + 1264]                                 ;  1553.3 p2      54 next
        pxor xmm14, [r8 + 160]                                     ;  1600.3 p2+p1   54 next
        movdqa [rbp + 1184], xmm0                                  ;  1585.3 p0+p3   54 next spill
        movdqa xmm0, [rbp + 1920]                                  ;  1556.3 p2      54 next
        pxor xmm0, [r8 + 176]                                      ;  1601.3 p2+p1   54 next
        movdqa [rbp + 1376], xmm15                                 ;  1584.3 p0+p3   54 next spill
        movdqa xmm15, [rbp + 1024]                                 ;  1561.0 p2      54 next
        pxor xmm15, [r8 + 80]                                      ;  1602.3 p2+p1   54 next
        movdqa [rbp + 1136], xmm10                                 ;  1583.3 p0+p3   54 next spill
        movdqa xmm10, [rbp + 1328]                                 ;  1563.0 p2      54 next
        pxor xmm10, [r8 + 192]                                     ;  1603.3 p2+p1   54 next
        movdqa [rbp + 1216], xmm7                                  ;  1587.3 p0+p3   54 next spill
        movdqa xmm7, [rbp + 1616]                                  ;  1567.3 p2      54 next
        pxor xmm7, [r8 + 208]                                      ;  1604.3 p2+p1   54 next
        movdqa [rbp + 1952], xmm8                                  ;  1580.3 p0+p3   54 next spill
        movdqa xmm8, [rbp + 1888]                                  ;  1569.3 p2      54 next
        pxor xmm8, [r8 + 224]                                      ;  1605.3 p2+p1   54 next
        movdqa [rbp + 1568], xmm5                                  ;  1598.3 p0+p3   54 next spill
        movdqa xmm5, xmm9                                          ;  1577.3 p0      41 next copy
        pand xmm5, xmm8                                            ;  1607.3 p1      41 next
        movdqa [rbp + 1200], xmm13                                 ;  1599.3 p0+p3   54 next spill
        movdqa xmm13, xmm9                                         ;  1577.3 p0      41 next copy
        pand xmm13, xmm2                                           ;  1607.3 p1      41 next
        pxor xmm13, xmm8                                           ;  1609.3 p1      41 next
        movdqa [rbp + 1232], xmm11                                 ;  1589.3 p0+p3   54 next spill
        movdqa xmm11, xmm9                                         ;  1577.3 p0      41 next copy
        pand xmm11, xmm0                                           ;  1609.3 p1      41 next
        movdqa [rbp + 1680], xmm12                                 ;  1597.3 p0+p3   54 next spill
        movdqa xmm12, xmm9                                         ;  1578.7 p0      41 next copy
        movdqa [rbp + 1872], xmm15                                 ;  1604.3 p0+p3   54 next spill
        movdqa xmm15, xmm9                                         ;  1580.7 p0      41 next copy
        movdqa [rbp + 1808], xmm1                                  ;  1596.3 p0+p3   54 next spill
        movdqa xmm1, xmm9                                          ;  1582.7 p0      41 next copy
        movdqa [rbp + 1456], xmm3                                  ;  1601.3 p0+p3   54 next spill
        movdqa xmm3, xmm9                                          ;  1584.7 p0      41 next copy
        pand xmm9, xmm4                                            ;  1610.3 p1      41 next
        movdqa [rbp + 1168], xmm9                                  ;  1612.3 p0+p3   41 next spill
        movdqa xmm9, xmm5                                          ;  1609.3 p0      41 next copy
        movdqa [rbp + 1440], xmm5                                  ;  1609.3 p0+p3   41 next spill
        movdqa xmm5, xmm11                                         ;  1611.3 p0      41 next copy
        pxor xmm5, xmm14                                           ;  1618.3 p1      41 next
        pand xmm15, xmm5                                           ;  1620.3 p1      41 next
        pxor xmm15, [rel misty1_decrypt_compact.T0_constants128]   ;  1622.3 p2+p1   41 next
        movdqa [rbp + 1536], xmm15                                 ;  1624.3 p0+p3   41 next spill
        movdqa xmm15, xmm13                                        ;  1611.3 p0      41 next copy
        movdqa [rbp + 1504], xmm11                                 ;  1611.3 p0+p3   41 next spill
        movdqa xmm11, xmm6                                         ;  1592.7 p0      41 next copy
        pxor xmm11, xmm10                                          ;  1614.3 p1      41 next
        movdqa [rbp + 1648], xmm10                                 ;  1605.3 p0+p3   54 next spill
        movdqa xmm10, xmm6                                         ;  1594.7 p0      41 next copy
        pand xmm10, xmm14                                          ;  1615.3 p1      41 next
        movdqa [rbp + 1664], xmm3                                  ;  1595.7 p0+p3   41 next spill
        movdqa xmm3, xmm6                                          ;  1596.7 p0      41 next copy
        pand xmm3, xmm2                                            ;  1616.3 p1      41 next
        movdqa [rbp + 1424], xmm1                                  ;  1597.7 p0+p3   41 next spill
        movdqa xmm1, xmm6                                          ;  1598.7 p0      41 next copy
        pand xmm1, xmm4                                            ;  1617.3 p1      41 next
        pxor xmm1, xmm2                                            ;  1619.3 p1      41 next
        movdqa [rbp + 1840], xmm6                                  ;  1599.7 p0+p3   54 next spill
        movdqa xmm6, [rbp + 1664]                                  ;  1596.0 p2      41 next reload
        pxor xmm6, xmm1                                            ;  1621.3 p1      41 next
        movdqa [rbp + 1664], xmm6                                  ;  1623.3 p0+p3   41 next spill
        movdqa xmm6, xmm2                                          ;  1601.7 p0      41 next copy
        pxor xmm6, xmm7                                            ;  1620.3 p1      41 next
        movdqa [rbp + 1712], xmm1                                  ;  1621.3 p0+p3   41 next spill
        movdqa xmm1, xmm2                                          ;  1603.7 p0      41 next copy
        pand xmm1, xmm8                                            ;  1621.3 p1      41 next
        movdqa [rbp + 1584], xmm3                                  ;  1618.3 p0+p3   41 next spill
        movdqa xmm3, xmm2                                          ;  1605.7 p0      41 next copy
        pand xmm3, xmm14                                           ;  1622.3 p1      41 next
        movdqa [rbp + 1696], xmm2                                  ;  1607.7 p0+p3   54 next spill
        movdqa xmm2, xmm14                                         ;  1607.7 p0      41 next copy
        pand xmm2, xmm8                                            ;  1623.3 p1      41 next
        movdqa [rbp + 1280], xmm2                                  ;  1625.3 p0+p3   41 next spill
        movdqa xmm2, xmm14                                         ;  1609.7 p0      41 next copy
        pand xmm2, xmm7                                            ;  1624.3 p1      41 next
        pxor xmm1, xmm2                                            ;  1626.3 p1      41 next
        movdqa xmm2, xmm14                                         ;  1610.7 p0      41 next copy
        pxor xmm2, xmm6                                            ;  1626.3 p1      41 next
        pxor xmm1, [rel misty1_decrypt_compact.T0_constants128]    ;  1628.3 p2+p1   41 next
        por xmm12, xmm2                                            ;  1628.3 p1      41 next
        movdqa [rbp + 1968], xmm1                                  ;  1630.3 p0+p3   41 next spill
        movdqa xmm1, xmm14                                         ;  1612.7 p0      41 next copy
        pand xmm1, xmm4                                            ;  1629.3 p1      41 next
        pxor xmm1, xmm11                                           ;  1631.3 p1      41 next
        pand xmm14, xmm0                                           ;  1631.3 p1      41 next
        pxor xmm10, xmm14                                          ;  1633.3 p1      41 next
        pxor xmm13, xmm14                                          ;  1633.3 p1      41 next
        movdqa xmm14, xmm11                                        ;  1616.3 p0      41 next copy
        pand xmm14, xmm0                                           ;  1634.3 p1      41 next
        pand xmm11, [rbp + 1696]                                   ;  1635.3 p2+p1   41 next
        movdqa [rbp + 1984], xmm1                                  ;  1633.3 p0+p3   41 next spill
        movdqa xmm1, xmm4                                          ;  1615.7 p0      41 next copy
        pand xmm1, xmm2                                            ;  1636.3 p1      41 next
        pxor xmm15, xmm1                                           ;  1638.3 p1      41 next
        pxor xmm5, xmm15                                           ;  1640.3 p1      41 next
        movdqa xmm15, xmm4                                         ;  1616.7 p0      41 next copy
        movdqa xmm1, [rbp + 1648]                                  ;  1611.7 p2      54 next reload
        pand xmm15, xmm1                                           ;  1639.3 p1      41 next
        pxor xmm12, xmm15                                          ;  1641.3 p1      41 next
        movdqa xmm15, [rbp + 1584]                                 ;  1618.3 p2      41 next reload
        pxor xmm15, xmm12                                          ;  1643.3 p1      41 next
        movdqa xmm12, xmm4                                         ;  1617.7 p0      41 next copy
        movdqa xmm1, xmm4                                          ;  1618.7 p0      41 next copy
        pand xmm1, xmm8                                            ;  1642.3 p1      41 next
        pand xmm4, xmm7                                            ;  1643.3 p1      41 next
        pxor xmm1, [rbp + 1536]                                    ;  1644.3 p2+p1   41 next
        movdqa [rbp + 1584], xmm4                                  ;  1645.3 p0+p3   41 next spill
        movdqa xmm4, xmm7                                          ;  1620.7 p0      41 next copy
        pand xmm4, xmm0                                            ;  1645.3 p1      41 next
        pxor xmm3, xmm4                                            ;  1647.3 p1      41 next
        pxor xmm9, xmm3                                            ;  1649.3 p1      41 next
        movdqa xmm3, xmm6                                          ;  1622.3 p0      41 next copy
        movdqa xmm4, [rbp + 1648]                                  ;  1617.7 p2      54 next reload
        pand xmm6, xmm4                                            ;  1648.3 p1      41 next
        pxor xmm6, [rbp + 1664]                                    ;  1650.3 p2+p1   41 next
        pxor xmm6, xmm0                                            ;  1652.3 p1      41 next
        movdqa [rbp + 2000], xmm1                                  ;  1646.3 p0+p3   41 next spill
        movdqa xmm1, xmm0                                          ;  1623.7 p0      41 next copy
        pand xmm1, xmm4                                            ;  1651.3 p1      41 next
        pxor xmm12, xmm1                                           ;  1653.3 p1      41 next
        movdqa [rbp + 2016], xmm2                                  ;  1628.3 p0+p3   41 next spill
        movdqa xmm2, [rbp + 1424]                                  ;  1621.7 p2      41 next reload
        pxor xmm2, xmm1                                            ;  1653.3 p1      41 next
        pand xmm2, xmm4                                            ;  1655.3 p1      41 next
        pxor xmm5, xmm2                                            ;  1657.3 p1      41 next
        movdqa xmm1, xmm0                                          ;  1625.7 p0      41 next copy
        pand xmm1, xmm12                                           ;  1656.3 p1      41 next
        movdqa xmm2, xmm0                                          ;  1626.7 p0      41 next copy
        pand xmm0, xmm8                                            ;  1657.3 p1      41 next
        pand xmm2, [rbp + 1696]                                    ;  1658.3 p2+p1   41 next
        pxor xmm0, xmm2                                            ;  1660.3 p1      41 next
        pxor xmm2, [rbp + 1280]                                    ;  1660.3 p2+p1   41 next
        movdqa [rbp + 1424], xmm6                                  ;  1654.3 p0+p3   41 next spill
        movdqa xmm6, xmm8                                          ;  1628.7 p0      41 next copy
        pand xmm6, xmm4                                            ;  1661.3 p1      41 next
        pxor xmm14, xmm6                                           ;  1663.3 p1      41 next
        movdqa xmm6, xmm8                                          ;  1629.7 p0      41 next copy
        pand xmm8, xmm7                                            ;  1663.3 p1      41 next
        pand xmm6, [rbp + 1840]                                    ;  1664.3 p2+p1   41 next
        movdqa xmm4, [rbp + 1712]                                  ;  1629.3 p2      41 next reload
        pxor xmm4, xmm6                                            ;  1666.3 p1      41 next
        pxor xmm1, xmm4                                            ;  1668.3 p1      41 next
        pxor xmm13, xmm14                                          ;  1667.3 p1      41 next
        pxor xmm12, xmm13                                          ;  1669.3 p1      41 next
        movdqa xmm4, xmm7                                          ;  1630.7 p0      41 next copy
        pxor xmm14, xmm15                                          ;  1669.3 p1      41 next
        pxor xmm3, xmm14                                           ;  1671.3 p1      41 next
        movdqa xmm14, [rbp + 1696]                                 ;  1631.7 p2      54 next reload
        pand xmm4, xmm14                                           ;  1671.3 p1      41 next
        pxor xmm10, xmm4                                           ;  1673.3 p1      41 next
        movdqa xmm4, [rbp + 1840]                                  ;  1632.7 p2      54 next reload
        pxor xmm14, xmm4                                           ;  1673.3 p1      41 next
        movdqa xmm6, xmm7                                          ;  1633.3 p0      41 next copy
        pand xmm6, xmm4                                            ;  1674.3 p1      41 next
        pand xmm4, [rbp + 1664]                                    ;  1675.3 p2+p1   41 next
        pxor xmm0, xmm4                                            ;  1677.3 p1      41 next
        pxor xmm12, xmm9                                           ;  1677.3 p1      41 next
        pxor xmm2, xmm1                                            ;  1678.3 p1      41 next
        movdqa xmm4, [rbp + 1648]                                  ;  1635.7 p2      54 next reload
        pand xmm14, xmm4                                           ;  1679.3 p1      41 next
        pxor xmm1, xmm14                                           ;  1681.3 p1      41 next
        movdqa xmm14, [rbp + 2016]                                 ;  1636.7 p2      41 next reload
        por xmm4, xmm14                                            ;  1681.3 p1      41 next
        movdqa xmm13, [rbp + 1168]                                 ;  1637.7 p2      41 next reload
        pxor xmm13, xmm8                                           ;  1682.3 p1      41 next
        pxor xmm9, [rbp + 1584]                                    ;  1683.3 p2+p1   41 next
        pxor xmm7, xmm9                                            ;  1685.3 p1      41 next
        movdqa xmm9, [rbp + 1984]                                  ;  1639.7 p2      41 next reload
        pxor xmm0, xmm9                                            ;  1685.3 p1      41 next
        pxor xmm8, xmm6                                            ;  1686.3 p1      41 next
        pxor xmm6, [rbp + 2000]                                    ;  1687.3 p2+p1   41 next
        pxor xmm13, xmm14                                          ;  1688.3 p1      41 next
        pxor xmm4, xmm13                                           ;  1690.3 p1      41 next
        movdqa xmm13, [rbp + 1440]                                 ;  1641.7 p2      41 next reload
        pxor xmm13, [rbp + 2000]                                   ;  1690.3 p2+p1   41 next
        pxor xmm3, xmm13                                           ;  1692.3 p1      41 next
        pxor xmm12, xmm8                                           ;  1692.3 p1      41 next
        movdqa xmm13, [rbp + 1968]                                 ;  1643.7 p2      41 next reload
        pxor xmm8, xmm13                                           ;  1693.3 p1      41 next
        pxor xmm13, [rbp + 1424]                                   ;  1694.3 p2+p1   41 next
        pxor xmm15, xmm13                                          ;  1696.3 p1      41 next
        pxor xmm14, xmm15                                          ;  1698.3 p1      41 next
        pxor xmm0, xmm8                                            ;  1697.3 p1      41 next
        movdqa xmm15, [rbp + 1424]                                 ;  1654.3 p2      41 next
        pxor xmm15, xmm2                                           ;  1698.3 p1      41 next
        pxor xmm11, xmm15                                          ;  1700.3 p1      41 next
        movdqa xmm15, [rbp + 1536]                                 ;  1646.7 p2      41 next
        pxor xmm15, xmm10                                          ;  1700.3 p1      41 next
        pxor xmm10, xmm11                                          ;  1702.3 p1      41 next
        movdqa xmm8, [rbp + 1584]                                  ;  1647.7 p2      41 next
        pxor xmm8, xmm1                                            ;  1702.3 p1      41 next
        pxor xmm5, xmm15                                           ;  1703.3 p1      41 next
        movdqa xmm15, [rbp + 1280]                                 ;  1648.7 p2      41 next
        pxor xmm15, xmm12                                          ;  1704.3 p1      41 next
        movdqa xmm11, [rbp + 1456]                                 ;  1649.7 p2      41 next
        movdqa xmm12, [rbp + 1808]                                 ;  1650.7 p2      54 next reload
        pand xmm11, xmm12                                          ;  1705.3 p1      41 next
        pxor xmm6, xmm8                                            ;  1706.3 p1      41 next
        pxor xmm1, xmm4                                            ;  1707.3 p1      41 next
        pxor xmm9, xmm4                                            ;  1708.3 p1      41 next
        movdqa xmm4, [rbp + 1872]                                  ;  1651.7 p2      41 next
        pxor xmm2, xmm6                                            ;  1709.3 p1      41 next
        pand xmm4, xmm12                                           ;  1710.3 p1      41 next
        movdqa xmm6, [rbp + 1232]                                  ;  1652.7 p2      41 next
        movdqa xmm8, [rbp + 1680]                                  ;  1653.7 p2      54 next reload
        pand xmm6, xmm8                                            ;  1711.3 p1      41 next
        pxor xmm7, xmm9                                            ;  1712.3 p1      41 next
        movdqa xmm9, [rbp + 1504]                                  ;  1654.7 p2      41 next reload
        pxor xmm9, xmm1                                            ;  1713.3 p1      41 next
        movdqa xmm1, [rbp + 1200]                                  ;  1655.7 p2      41 next
        pand xmm1, xmm12                                           ;  1714.3 p1      41 next
        movdqa xmm13, [rbp + 1456]                                 ;  1656.7 p2      41 next
        pand xmm13, [rbp + 1200]                                   ;  1715.3 p2+p1   41 next
        pxor xmm3, [rbp + 1232]                                    ;  1716.3 p2+p1   41 next
        pxor xmm10, [rbp + 1568]                                   ;  1717.3 p2+p1   41 next
        pxor xmm5, xmm8                                            ;  1718.3 p1      41 next
        pxor xmm15, [rbp + 1872]                                   ;  1719.3 p2+p1   41 next
        pxor xmm2, xmm12                                           ;  1720.3 p1      41 next
        pxor xmm7, [rbp + 1456]                                    ;  1721.3 p2+p1   41 next
        pxor xmm9, [rbp + 1200]                                    ;  1722.3 p2+p1   41 next
        movdqa [rbp + 1504], xmm14                                 ;  1700.3 p0+p3   41 next spill
        movdqa xmm14, [rbp + 1872]                                 ;  1663.7 p2      41 next
        pand xmm14, [rbp + 1568]                                   ;  1723.3 p2+p1   41 next
        pxor xmm6, xmm14                                           ;  1725.3 p1      41 next
        pand xmm14, xmm8                                           ;  1725.3 p1      41 next
        movdqa [rbp + 1280], xmm0                                  ;  1699.3 p0+p3   41 next spill
        movdqa xmm0, xmm8                                          ;  1664.7 p0      41 next copy
        pxor xmm0, xmm1                                            ;  1726.3 p1      41 next
        movdqa [rbp + 1584], xmm3                                  ;  1718.3 p0+p3   41 next spill
        movdqa xmm3, xmm8                                          ;  1665.0 p0      41 next copy
        pand xmm3, [rbp + 1872]                                    ;  1727.3 p2+p1   41 next
        movdqa [rbp + 1536], xmm15                                 ;  1721.3 p0+p3   41 next spill
        movdqa xmm15, xmm8                                         ;  1667.0 p0      41 next copy
        pand xmm15, xmm12                                          ;  1728.3 p1      41 next
        movdqa [rbp + 1424], xmm7                                  ;  1723.3 p0+p3   41 next spill
        movdqa xmm7, xmm8                                          ;  1669.0 p0      41 next copy
        pand xmm7, [rbp + 1200]                                    ;  1729.3 p2+p1   41 next
        pand xmm8, [rbp + 1456]                                    ;  1730.3 p2+p1   41 next
        pxor xmm8, xmm4                                            ;  1732.3 p1      41 next
        movdqa [rbp + 1680], xmm9                                  ;  1724.3 p0+p3   41 next spill
        movdqa xmm9, xmm12                                         ;  1671.0 p0      41 next copy
        movdqa [rbp + 1968], xmm10                                 ;  1719.3 p0+p3   41 next spill
        movdqa xmm10, xmm12                                        ;  1673.0 p0      41 next copy
        movdqa [rbp + 1440], xmm5                                  ;  1720.3 p0+p3   41 next spill
        movdqa xmm5, xmm12                                         ;  1675.0 p0      41 next copy
        movdqa [rbp + 2000], xmm2                                  ;  1722.3 p0+p3   41 next spill
        movdqa xmm2, xmm12                                         ;  1677.0 p0      41 next copy
        movdqa [rbp + 1808], xmm8                                  ;  1734.3 p0+p3   41 next spill
        movdqa xmm8, [rbp + 1232]                                  ;  1673.7 p2      41 next
        pand xmm8, [rbp + 1200]                                    ;  1732.3 p2+p1   41 next
        movdqa [rbp + 2016], xmm7                                  ;  1731.3 p0+p3   41 next spill
        movdqa xmm7, [rbp + 1232]                                  ;  1676.0 p2      41 next
        pand xmm7, xmm4                                            ;  1733.3 p1      41 next
        pxor xmm7, xmm3                                            ;  1735.3 p1      41 next
        pxor xmm7, [rel misty1_decrypt_compact.T0_constants128]    ;  1737.3 p2+p1   41 next
        movdqa [rbp + 1984], xmm4                                  ;  1712.3 p0+p3   41 next spill
        movdqa xmm4, [rbp + 1456]                                  ;  1680.3 p2      41 next
        pxor xmm4, xmm0                                            ;  1736.3 p1      41 next
        pand xmm4, [rbp + 1232]                                    ;  1738.3 p2+p1   41 next
        pxor xmm1, xmm4                                            ;  1740.3 p1      41 next
        movdqa [rbp + 1168], xmm1                                  ;  1742.3 p0+p3   41 next spill
        movdqa xmm1, [rbp + 1200]                                  ;  1685.3 p2      41 next
        pand xmm1, xmm3                                            ;  1739.3 p1      41 next
        pxor xmm1, xmm15                                           ;  1741.3 p1      41 next
        movdqa [rbp + 1648], xmm3                                  ;  1729.3 p0+p3   41 next spill
        movdqa xmm3, xmm11                                         ;  1707.3 p0      41 next copy
        pxor xmm3, xmm13                                           ;  1741.3 p1      41 next
        pxor xmm13, xmm6                                           ;  1742.3 p1      41 next
        pxor xmm6, xmm11                                           ;  1743.3 p1      41 next
        pxor xmm11, [rbp + 2016]                                   ;  1744.3 p2+p1   41 next
        pand xmm3, [rbp + 1872]                                    ;  1745.3 p2+p1   41 next
        pxor xmm10, xmm13                                          ;  1746.3 p1      41 next
        pand xmm13, [rbp + 1568]                                   ;  1747.3 p2+p1   41 next
        pxor xmm1, xmm13                                           ;  1749.3 p1      41 next
        movdqa xmm13, [rbp + 1232]                                 ;  1696.3 p2      41 next
        pand xmm13, [rbp + 1568]                                   ;  1749.3 p2+p1   41 next
        pand xmm5, xmm10                                           ;  1750.3 p1      41 next
        pand xmm10, [rbp + 1456]                                   ;  1751.3 p2+p1   41 next
        pxor xmm1, [rbp + 1200]                                    ;  1752.3 p2+p1   41 next
        pxor xmm5, xmm7                                            ;  1753.3 p1      41 next
        pxor xmm15, xmm13                                          ;  1754.3 p1      41 next
        pxor xmm5, xmm13                                           ;  1755.3 p1      41 next
        movdqa [rbp + 1664], xmm11                                 ;  1746.3 p0+p3   41 next spill
        movdqa xmm11, [rbp + 1568]                                 ;  1705.3 p2      41 next
        pand xmm11, xmm15                                          ;  1756.3 p1      41 next
        pxor xmm9, xmm11                                           ;  1758.3 p1      41 next
        movdqa xmm11, [rbp + 1456]                                 ;  1706.7 p2      54 next reload
        pand xmm15, xmm11                                          ;  1758.3 p1      41 next
        pxor xmm9, xmm0                                            ;  1760.3 p1      41 next
        pand xmm0, [rbp + 1568]                                    ;  1760.3 p2+p1   41 next
        pxor xmm0, [rbp + 1808]                                    ;  1762.3 p2+p1   41 next
        movdqa [rbp + 1840], xmm9                                  ;  1762.3 p0+p3   41 next spill
        movdqa xmm9, xmm11                                         ;  1717.7 p0      41 next copy
        pxor xmm9, xmm8                                            ;  1762.3 p1      41 next
        pxor xmm3, xmm9                                            ;  1764.3 p1      41 next
        pxor xmm15, xmm3                                           ;  1766.3 p1      41 next
        pxor xmm0, xmm15                                           ;  1768.3 p1      41 next
        pxor xmm4, xmm0                                            ;  1770.3 p1      41 next
        movdqa xmm15, [rbp + 1872]                                 ;  1715.7 p2      41 next
        pand xmm15, xmm9                                           ;  1767.3 p1      41 next
        movdqa xmm0, [rbp + 2016]                                  ;  1731.3 p2      41 next
        pxor xmm0, xmm15                                           ;  1769.3 p1      41 next
        movdqa xmm15, [rbp + 1232]                                 ;  1717.7 p2      41 next
        movdqa xmm3, [rbp + 1648]                                  ;  1729.3 p2      41 next reload
        pxor xmm15, xmm3                                           ;  1769.3 p1      41 next
        movdqa xmm9, [rbp + 1568]                                  ;  1719.7 p2      54 next reload
        pxor xmm3, xmm9                                            ;  1770.3 p1      41 next
        pxor xmm5, xmm0                                            ;  1771.3 p1      41 next
        pand xmm2, xmm15                                           ;  1772.3 p1      41 next
        movdqa xmm15, xmm9                                         ;  1730.7 p0      41 next copy
        pxor xmm15, [rbp + 1808]                                   ;  1773.3 p2+p1   41 next
        movdqa xmm0, [rbp + 1664]                                  ;  1746.3 p2      41 next reload
        pand xmm9, xmm0                                            ;  1774.3 p1      41 next
        pxor xmm7, xmm2                                            ;  1775.3 p1      41 next
        pxor xmm10, xmm7                                           ;  1777.3 p1      41 next
        pand xmm11, xmm3                                           ;  1777.3 p1      41 next
        pand xmm12, xmm3                                           ;  1778.3 p1      41 next
        movdqa xmm3, [rbp + 1200]                                  ;  1726.0 p2      41 next
        pand xmm3, xmm15                                           ;  1779.3 p1      41 next
        pxor xmm15, xmm13                                          ;  1780.3 p1      41 next
        pxor xmm13, [rbp + 1200]                                   ;  1781.3 p2+p1   41 next
        movdqa xmm7, [rbp + 1872]                                  ;  1728.7 p2      54 next reload
        pxor xmm3, xmm7                                            ;  1782.3 p1      41 next
        pxor xmm14, xmm3                                           ;  1784.3 p1      41 next
        movdqa xmm3, xmm7                                          ;  1739.7 p0      41 next copy
        pand xmm7, [rbp + 1232]                                    ;  1784.3 p2+p1   41 next
        pxor xmm5, [rbp + 2000]                                    ;  1785.3 p2+p1   41 next
        pxor xmm4, [rbp + 1968]                                    ;  1786.3 p2+p1   41 next
        pxor xmm12, [rbp + 1232]                                   ;  1787.3 p2+p1   41 next
        pxor xmm10, xmm12                                          ;  1789.3 p1      41 next
        pand xmm3, xmm13                                           ;  1789.3 p1      41 next
        pand xmm8, xmm13                                           ;  1790.3 p1      41 next
        pxor xmm0, xmm7                                            ;  1791.3 p1      41 next
        movdqa xmm12, [rbp + 1168]                                 ;  1742.3 p2      41 next reload
        pand xmm7, xmm12                                           ;  1792.3 p1      41 next
        pxor xmm6, xmm7                                            ;  1794.3 p1      41 next
        pxor xmm2, xmm3                                            ;  1794.3 p1      41 next
        pxor xmm12, xmm3                                           ;  1795.3 p1      41 next
        movdqa xmm3, [rbp + 1840]                                  ;  1762.3 p2      41 next
        pxor xmm15, xmm2                                           ;  1796.3 p1      41 next
        movdqa xmm2, [rbp + 1232]                                  ;  1736.3 p2      41 next
        pand xmm2, xmm0                                            ;  1797.3 p1      41 next
        movdqa xmm0, [rbp + 1840]                                  ;  1762.3 p2      41 next
        pxor xmm3, xmm15                                           ;  1798.3 p1      41 next
        movdqa xmm15, [rbp + 1440]                                 ;  1738.3 p2      41 next
        pxor xmm0, xmm2                                            ;  1799.3 p1      41 next
        movdqa xmm2, [rbp + 1680]                                  ;  1739.3 p2      41 next
        pxor xmm9, xmm3                                            ;  1800.3 p1      41 next
        movdqa xmm3, [rbp + 1424]                                  ;  1740.3 p2      41 next
        pxor xmm14, xmm6                                           ;  1801.3 p1      41 next
        movdqa xmm6, [rbp + 1536]                                  ;  1741.3 p2      41 next
        pxor xmm11, xmm0                                           ;  1802.3 p1      41 next
        movdqa xmm0, [rbp + 1584]                                  ;  1742.3 p2      41 next
        movdqa xmm7, [rbp + 1984]                                  ;  1743.3 p2      41 next reload
        pxor xmm7, xmm12                                           ;  1803.3 p1      41 next
        pxor xmm10, xmm8                                           ;  1804.3 p1      41 next
        movdqa xmm8, [rbp + 2000]                                  ;  1744.3 p2      48 next
        pxor xmm8, [r10 + 2304]                                    ;  1805.3 p2+p1   48 next
        pxor xmm1, xmm7                                            ;  1806.3 p1      41 next
        movdqa xmm7, [rbp + 1440]                                  ;  1746.3 p2      48 next
        pxor xmm7, [r10 + 2320]                                    ;  1807.3 p2+p1   48 next
        pxor xmm6, xmm9                                            ;  1808.3 p1      41 next
        movdqa xmm9, [rbp + 1968]                                  ;  1748.3 p2      48 next
        pxor xmm9, [r10 + 2336]                                    ;  1809.3 p2+p1   48 next
        pxor xmm5, [r10 + 2448]                                    ;  1810.3 p2+p1   48 next
        pxor xmm15, xmm10                                          ;  1811.3 p1      41 next
        movdqa xmm10, [rbp + 1680]                                 ;  1751.3 p2      48 next
        pxor xmm10, [r10 + 2352]                                   ;  1812.3 p2+p1   48 next
        pxor xmm4, [r10 + 2480]                                    ;  1813.3 p2+p1   48 next
        pxor xmm0, xmm1                                            ;  1814.3 p1      41 next
        movdqa xmm1, [rbp + 1424]                                  ;  1754.3 p2      48 next
        pxor xmm1, [r10 + 2368]                                    ;  1815.3 p2+p1   48 next
        movdqa xmm12, [rel misty1_decrypt_compact.T0_constants128] ;  1756.3 p2      41 next reload
        pxor xmm14, xmm12                                          ;  1816.3 p1      41 next
        pxor xmm11, xmm12                                          ;  1817.3 p1      41 next
        pxor xmm3, xmm14                                           ;  1818.3 p1      41 next
        pxor xmm2, xmm11                                           ;  1819.3 p1      41 next
        movdqa xmm14, [rbp + 1536]                                 ;  1757.3 p2      48 next
        pxor xmm14, [r10 + 2384]                                   ;  1820.3 p2+p1   48 next
        movdqa xmm11, [rbp + 1584]                                 ;  1759.3 p2      48 next
        pxor xmm11, [r10 + 2400]                                   ;  1821.3 p2+p1   48 next
        movdqa xmm13, [rbp + 1280]                                 ;  1761.3 p2      48 next
        pxor xmm13, [r10 + 2416]                                   ;  1822.3 p2+p1   48 next
        pxor xmm6, [r10 + 2528]                                    ;  1823.3 p2+p1   48 next
        pxor xmm15, [r10 + 2464]                                   ;  1824.3 p2+p1   48 next
        pxor xmm0, [r10 + 2544]                                    ;  1825.3 p2+p1   48 next
        pxor xmm3, [r10 + 2512]                                    ;  1826.3 p2+p1   48 next
        pxor xmm2, [r10 + 2496]                                    ;  1827.3 p2+p1   48 next
        movdqa [rbp + 1280], xmm0                                  ;  1827.3 p0+p3   48 next spill
        movdqa xmm0, [rbp + 1504]                                  ;  1768.3 p2      48 next
        pxor xmm0, [r10 + 2432]                                    ;  1828.3 p2+p1   48 next
        movdqa [rbp + 1504], xmm6                                  ;  1825.3 p0+p3   48 next spill
        movdqa xmm6, xmm7                                          ;  1809.3 p0      45 next copy
        pxor xmm6, xmm14                                           ;  1829.3 p1      45 next
        movdqa [rbp + 1584], xmm3                                  ;  1828.3 p0+p3   48 next spill
        movdqa xmm3, xmm7                                          ;  1809.3 p0      45 next copy
        pand xmm3, xmm10                                           ;  1830.3 p1      45 next
        movdqa [rbp + 1536], xmm2                                  ;  1829.3 p0+p3   48 next spill
        movdqa xmm2, xmm7                                          ;  1809.3 p0      45 next copy
        pand xmm2, xmm8                                            ;  1831.3 p1      45 next
        movdqa [rbp + 1424], xmm4                                  ;  1815.3 p0+p3   48 next spill
        movdqa xmm4, xmm7                                          ;  1809.3 p0      45 next copy
        pand xmm4, xmm9                                            ;  1832.3 p1      45 next
        pxor xmm4, xmm8                                            ;  1834.3 p1      45 next
        movdqa [rbp + 1680], xmm15                                 ;  1826.3 p0+p3   48 next spill
        movdqa xmm15, xmm7                                         ;  1809.3 p0      45 next copy
        pand xmm15, xmm13                                          ;  1834.3 p1      45 next
        pxor xmm15, xmm4                                           ;  1836.3 p1      45 next
        pxor xmm4, xmm0                                            ;  1836.3 p1      45 next
        movdqa [rbp + 1968], xmm5                                  ;  1812.3 p0+p3   48 next spill
        movdqa xmm5, xmm7                                          ;  1809.3 p0      45 next copy
        pand xmm5, xmm4                                            ;  1838.3 p1      45 next
        movdqa [rbp + 1440], xmm5                                  ;  1840.3 p0+p3   45 next spill
        movdqa xmm5, xmm7                                          ;  1809.3 p0      45 next copy
        pxor xmm5, xmm8                                            ;  1838.3 p1      45 next
        pand xmm5, xmm14                                           ;  1840.3 p1      45 next
        pand xmm7, xmm11                                           ;  1840.3 p1      45 next
        movdqa [rbp + 2000], xmm7                                  ;  1842.3 p0+p3   45 next spill
        movdqa xmm7, xmm8                                          ;  1807.3 p0      45 next copy
        pxor xmm7, xmm11                                           ;  1841.3 p1      45 next
        movdqa [rbp + 1984], xmm5                                  ;  1842.3 p0+p3   45 next spill
        movdqa xmm5, xmm8                                          ;  1807.3 p0      45 next copy
        pand xmm5, xmm13                                           ;  1842.3 p1      45 next
        movdqa [rbp + 1840], xmm14                                 ;  1822.3 p0+p3   48 next spill
        movdqa xmm14, xmm8                                         ;  1807.3 p0      45 next copy
        pand xmm14, xmm0                                           ;  1843.3 p1      45 next
        pxor xmm14, xmm13                                          ;  1845.3 p1      45 next
        movdqa [rbp + 1232], xmm15                                 ;  1838.3 p0+p3   45 next spill
        movdqa xmm15, xmm8                                         ;  1807.3 p0      45 next copy
        pand xmm15, xmm10                                          ;  1845.3 p1      45 next
        movdqa xmm12, xmm8                                         ;  1807.3 p0      45 next copy
        pand xmm12, xmm6                                           ;  1846.3 p1      45 next
        movdqa [rbp + 1168], xmm12                                 ;  1848.3 p0+p3   45 next spill
        movdqa xmm12, xmm8                                         ;  1807.3 p0      45 next copy
        pand xmm8, xmm11                                           ;  1847.3 p1      45 next
        pand xmm12, xmm1                                           ;  1848.3 p1      45 next
        movdqa [rbp + 1872], xmm12                                 ;  1850.3 p0+p3   45 next spill
        movdqa xmm12, [rbp + 1840]                                 ;  1822.3 p2      45 next
        pand xmm12, xmm9                                           ;  1849.3 p1      45 next
        movdqa [rbp + 1200], xmm8                                  ;  1849.3 p0+p3   45 next spill
        movdqa xmm8, [rbp + 1840]                                  ;  1822.3 p2      45 next
        pand xmm8, xmm1                                            ;  1850.3 p1      45 next
        movdqa [rbp + 1664], xmm8                                  ;  1852.3 p0+p3   45 next spill
        movdqa xmm8, xmm9                                          ;  1811.3 p0      45 next copy
        movdqa [rbp + 1808], xmm4                                  ;  1838.3 p0+p3   45 next spill
        movdqa xmm4, xmm9                                          ;  1811.3 p0      45 next copy
        pand xmm4, xmm10                                           ;  1851.3 p1      45 next
        pxor xmm4, xmm6                                            ;  1853.3 p1      45 next
        pand xmm6, xmm1                                            ;  1853.3 p1      45 next
        movdqa [rbp + 1568], xmm4                                  ;  1855.3 p0+p3   45 next spill
        movdqa xmm4, xmm10                                         ;  1814.3 p0      45 next copy
        pand xmm4, xmm13                                           ;  1854.3 p1      45 next
        movdqa [rbp + 1648], xmm4                                  ;  1856.3 p0+p3   45 next spill
        movdqa xmm4, xmm10                                         ;  1814.3 p0      45 next copy
        pand xmm4, xmm11                                           ;  1855.3 p1      45 next
        pxor xmm5, xmm4                                            ;  1857.3 p1      45 next
        movdqa xmm4, xmm10                                         ;  1814.3 p0      45 next copy
        pxor xmm4, xmm7                                            ;  1857.3 p1      45 next
        pxor xmm5, [rel misty1_decrypt_compact.T0_constants128]    ;  1859.3 p2+p1   45 next
        pand xmm8, xmm4                                            ;  1859.3 p1      45 next
        pxor xmm8, xmm14                                           ;  1861.3 p1      45 next
        movdqa [rbp + 2016], xmm5                                  ;  1861.3 p0+p3   45 next spill
        movdqa xmm5, xmm10                                         ;  1815.3 p0      45 next copy
        pand xmm5, xmm1                                            ;  1861.3 p1      45 next
        pxor xmm3, xmm5                                            ;  1863.3 p1      45 next
        pxor xmm14, xmm5                                           ;  1863.3 p1      45 next
        movdqa xmm5, xmm1                                          ;  1817.3 p0      45 next copy
        pand xmm5, xmm11                                           ;  1864.3 p1      45 next
        pxor xmm15, xmm5                                           ;  1866.3 p1      45 next
        movdqa xmm5, xmm1                                          ;  1818.3 p0      45 next copy
        pand xmm5, xmm0                                            ;  1866.3 p1      45 next
        pxor xmm10, xmm5                                           ;  1868.3 p1      45 next
        pxor xmm8, xmm10                                           ;  1870.3 p1      45 next
        pand xmm10, xmm0                                           ;  1870.3 p1      45 next
        movdqa [rbp + 1456], xmm5                                  ;  1868.3 p0+p3   45 next spill
        movdqa xmm5, [rbp + 1200]                                  ;  1849.3 p2      45 next reload
        pxor xmm5, xmm3                                            ;  1870.3 p1      45 next
        movdqa xmm3, xmm13                                         ;  1824.3 p0      45 next copy
        pand xmm3, xmm0                                            ;  1871.3 p1      45 next
        pxor xmm15, xmm3                                           ;  1873.3 p1      45 next
        pxor xmm10, [rel misty1_decrypt_compact.T0_constants128]   ;  1873.3 p2+p1   45 next
        movdqa [rbp + 1200], xmm10                                 ;  1875.3 p0+p3   45 next spill
        movdqa xmm10, xmm0                                         ;  1830.3 p0      45 next copy
        por xmm10, xmm4                                            ;  1874.3 p1      45 next
        pxor xmm12, xmm10                                          ;  1876.3 p1      45 next
        movdqa xmm10, xmm0                                         ;  1830.3 p0      45 next copy
        pand xmm0, xmm9                                            ;  1876.3 p1      45 next
        pxor xmm2, xmm12                                           ;  1878.3 p1      45 next
        movdqa xmm12, xmm9                                         ;  1829.7 p0      45 next copy
        pxor xmm12, [rbp + 1664]                                   ;  1878.3 p2+p1   45 next
        pxor xmm10, [rbp + 1664]                                   ;  1879.3 p2+p1   45 next
        pand xmm10, [rbp + 1840]                                   ;  1881.3 p2+p1   45 next
        pxor xmm8, xmm10                                           ;  1883.3 p1      45 next
        movdqa xmm10, xmm1                                         ;  1832.3 p0      45 next copy
        pand xmm10, xmm12                                          ;  1882.3 p1      45 next
        movdqa [rbp + 1664], xmm8                                  ;  1885.3 p0+p3   45 next spill
        movdqa xmm8, [rbp + 1232]                                  ;  1838.3 p2      45 next reload
        pxor xmm8, xmm10                                           ;  1884.3 p1      45 next
        movdqa xmm10, xmm1                                         ;  1834.3 p0      45 next copy
        pand xmm1, xmm13                                           ;  1884.3 p1      45 next
        pxor xmm1, [rbp + 1872]                                    ;  1886.3 p2+p1   45 next
        movdqa [rbp + 1232], xmm4                                  ;  1859.3 p0+p3   45 next spill
        movdqa xmm4, [rbp + 1440]                                  ;  1840.3 p2      45 next reload
        pxor xmm4, xmm1                                            ;  1888.3 p1      45 next
        movdqa xmm1, xmm13                                         ;  1837.0 p0      45 next copy
        pand xmm1, [rbp + 1840]                                    ;  1887.3 p2+p1   45 next
        pxor xmm6, xmm1                                            ;  1889.3 p1      45 next
        movdqa xmm1, xmm13                                         ;  1838.3 p0      45 next copy
        pand xmm13, xmm9                                           ;  1889.3 p1      45 next
        pand xmm1, xmm11                                           ;  1890.3 p1      45 next
        pand xmm9, xmm11                                           ;  1891.3 p1      45 next
        pxor xmm14, xmm6                                           ;  1892.3 p1      45 next
        pxor xmm12, xmm14                                          ;  1894.3 p1      45 next
        movdqa xmm14, xmm7                                         ;  1843.3 p0      45 next copy
        pand xmm7, [rbp + 1840]                                    ;  1894.3 p2+p1   45 next
        pxor xmm6, xmm2                                            ;  1895.3 p1      45 next
        pxor xmm14, xmm6                                           ;  1897.3 p1      45 next
        movdqa xmm6, [rbp + 1808]                                  ;  1842.3 p2      45 next reload
        pxor xmm6, xmm7                                            ;  1897.3 p1      45 next
        pxor xmm10, xmm6                                           ;  1899.3 p1      45 next
        movdqa xmm6, [rbp + 1568]                                  ;  1855.3 p2      45 next reload
        pxor xmm4, xmm6                                            ;  1899.3 p1      45 next
        pxor xmm12, xmm15                                          ;  1900.3 p1      45 next
        movdqa xmm7, [rbp + 1200]                                  ;  1875.3 p2      45 next reload
        pxor xmm13, xmm7                                           ;  1901.3 p1      45 next
        pxor xmm7, xmm5                                            ;  1902.3 p1      45 next
        pxor xmm0, xmm1                                            ;  1903.3 p1      45 next
        pxor xmm1, [rbp + 2000]                                    ;  1904.3 p2+p1   45 next
        pxor xmm15, xmm9                                           ;  1905.3 p1      45 next
        pxor xmm11, xmm15                                          ;  1907.3 p1      45 next
        movdqa xmm15, [rbp + 1984]                                 ;  1847.3 p2      45 next reload
        pxor xmm15, xmm8                                           ;  1907.3 p1      45 next
        pxor xmm3, xmm13                                           ;  1908.3 p1      45 next
        pxor xmm14, xmm3                                           ;  1910.3 p1      45 next
        movdqa xmm3, [rbp + 1648]                                  ;  1856.3 p2      45 next
        pxor xmm3, [rbp + 1872]                                    ;  1910.3 p2+p1   45 next
        pxor xmm8, xmm3                                            ;  1912.3 p1      45 next
        movdqa xmm3, [rbp + 2016]                                  ;  1861.3 p2      45 next
        pxor xmm3, xmm10                                           ;  1912.3 p1      45 next
        pxor xmm2, xmm3                                            ;  1914.3 p1      45 next
        pxor xmm13, [rbp + 2000]                                   ;  1914.3 p2+p1   45 next
        movdqa xmm3, [rbp + 1232]                                  ;  1859.3 p2      45 next reload
        pxor xmm0, xmm3                                            ;  1915.3 p1      45 next
        pxor xmm12, xmm1                                           ;  1916.3 p1      45 next
        pxor xmm7, [rbp + 1664]                                    ;  1917.3 p2+p1   45 next
        pxor xmm1, [rbp + 2016]                                    ;  1918.3 p2+p1   45 next
        pxor xmm4, xmm1                                            ;  1920.3 p1      45 next
        movdqa xmm1, xmm3                                          ;  1870.3 p0      45 next copy
        por xmm1, [rbp + 1840]                                     ;  1920.3 p2+p1   45 next
        pxor xmm3, xmm2                                            ;  1921.3 p1      45 next
        pxor xmm10, xmm8                                           ;  1922.3 p1      45 next
        pxor xmm9, xmm15                                           ;  1923.3 p1      45 next
        movdqa xmm2, [rbp + 1456]                                  ;  1868.3 p2      45 next
        movdqa [rbp + 1456], xmm3                                  ;  1923.3 p0+p3   45 next spill
        movdqa xmm3, [rbp + 1168]                                  ;  1857.7 p2      45 next reload
        pxor xmm3, xmm10                                           ;  1924.3 p1      45 next
        pxor xmm5, xmm3                                            ;  1926.3 p1      45 next
        pxor xmm0, xmm1                                            ;  1926.3 p1      45 next
        movdqa xmm1, [rbp + 1648]                                  ;  1858.7 p2      45 next
        pxor xmm1, xmm12                                           ;  1927.3 p1      45 next
        movdqa xmm3, [rbp + 1968]                                  ;  1859.7 p2      45 next
        movdqa xmm10, [rbp + 1280]                                 ;  1860.7 p2      48 next reload
        pxor xmm14, xmm10                                          ;  1928.3 p1      45 next
        movdqa xmm12, [rbp + 1120]                                 ;  1861.7 p2      54 next reload
        pxor xmm10, xmm12                                          ;  1929.3 p1      54 next
        pxor xmm12, [r11 + 496]                                    ;  1930.3 p2+p1   54 next
        pxor xmm13, xmm9                                           ;  1931.3 p1      45 next
        pxor xmm8, xmm13                                           ;  1933.3 p1      45 next
        movdqa xmm9, [rbp + 1680]                                  ;  1864.0 p2      45 next
        pxor xmm9, xmm7                                            ;  1933.3 p1      45 next
        movdqa xmm7, [rbp + 1424]                                  ;  1865.0 p2      45 next
        pxor xmm7, xmm5                                            ;  1934.3 p1      45 next
        pxor xmm3, xmm8                                            ;  1935.3 p1      45 next
        movdqa xmm5, [rbp + 1536]                                  ;  1866.0 p2      45 next
        movdqa xmm8, [rbp + 1584]                                  ;  1867.0 p2      45 next
        movdqa xmm13, [rbp + 1504]                                 ;  1868.3 p2      45 next
        pxor xmm13, xmm1                                           ;  1936.3 p1      45 next
        pxor xmm15, xmm0                                           ;  1937.3 p1      45 next
        pxor xmm6, xmm0                                            ;  1938.3 p1      45 next
        pxor xmm2, xmm15                                           ;  1939.3 p1      45 next
        movdqa xmm15, [rbp + 1952]                                 ;  1872.7 p2      54 next
        pxor xmm15, xmm3                                           ;  1940.3 p1      54 next
        movdqa xmm0, [rbp + 1216]                                  ;  1873.7 p2      54 next
        pxor xmm0, xmm9                                            ;  1941.3 p1      54 next
        movdqa xmm1, [rbp + 1136]                                  ;  1874.7 p2      54 next
        pxor xmm1, xmm7                                            ;  1942.3 p1      54 next
        movdqa xmm3, [rbp + 1376]                                  ;  1875.7 p2      54 next
        pxor xmm11, xmm6                                           ;  1943.3 p1      45 next
        movdqa xmm6, [rbp + 1184]                                  ;  1876.7 p2      54 next
        movdqa xmm7, [rbp + 1520]                                  ;  1877.7 p2      54 next reload
        pxor xmm4, xmm7                                            ;  1944.3 p1      54 next
        pxor xmm7, [r11 + 368]                                     ;  1945.3 p2+p1   54 next
        pxor xmm5, xmm2                                            ;  1946.3 p1      45 next
        pxor xmm8, xmm11                                           ;  1947.3 p1      45 next
        movdqa xmm2, [rbp + 1744]                                  ;  1879.7 p2      54 next
        pxor xmm2, xmm13                                           ;  1948.3 p1      54 next
        movdqa xmm9, [rbp + 1392]                                  ;  1880.7 p2      54 next
        pxor xmm9, xmm14                                           ;  1949.3 p1      54 next
        movdqa xmm14, [rbp + 1952]                                 ;  1881.7 p2      54 next
        pxor xmm14, [r11 + 256]                                    ;  1950.3 p2+p1   54 next
        pxor xmm3, xmm5                                            ;  1951.3 p1      54 next
        movdqa xmm5, [rbp + 1456]                                  ;  1923.3 p2      54 next
        movdqa xmm11, [rbp + 1824]                                 ;  1884.7 p2      54 next reload
        pxor xmm5, xmm11                                           ;  1952.3 p1      54 next
        pxor xmm11, [r11 + 384]                                    ;  1953.3 p2+p1   54 next
        pxor xmm6, xmm8                                            ;  1954.3 p1      54 next
        movdqa xmm8, [rbp + 1216]                                  ;  1886.7 p2      54 next
        pxor xmm8, [r11 + 272]                                     ;  1955.3 p2+p1   54 next
        movdqa xmm13, [rbp + 1968]                                 ;  1888.7 p2      54 next
        pxor xmm13, [rbp + 1904]                                   ;  1956.3 p2+p1   54 next
        movdqa [rbp + 1968], xmm10                                 ;  1931.3 p0+p3   54 next spill
        movdqa xmm10, [rbp + 1136]                                 ;  1890.7 p2      54 next
        pxor xmm10, [r11 + 288]                                    ;  1957.3 p2+p1   54 next
        movdqa [rbp + 1136], xmm13                                 ;  1958.3 p0+p3   54 next spill
        movdqa xmm13, [rbp + 1376]                                 ;  1892.7 p2      54 next
        pxor xmm13, [r11 + 304]                                    ;  1958.3 p2+p1   54 next
        movdqa [rbp + 1376], xmm5                                  ;  1954.3 p0+p3   54 next spill
        movdqa xmm5, [rbp + 1904]                                  ;  1894.7 p2      54 next
        pxor xmm5, [r11 + 400]                                     ;  1959.3 p2+p1   54 next
        movdqa [rbp + 1904], xmm4                                  ;  1946.3 p0+p3   54 next spill
        movdqa xmm4, [rbp + 1680]                                  ;  1897.0 p2      54 next
        pxor xmm4, [rbp + 1552]                                    ;  1960.3 p2+p1   54 next
        movdqa [rbp + 1680], xmm4                                  ;  1962.3 p0+p3   54 next spill
        movdqa xmm4, [rbp + 1424]                                  ;  1901.3 p2      54 next
        pxor xmm4, [rbp + 1632]                                    ;  1961.3 p2+p1   54 next
        movdqa [rbp + 1424], xmm4                                  ;  1963.3 p0+p3   54 next spill
        movdqa xmm4, [rbp + 1184]                                  ;  1903.3 p2      54 next
        pxor xmm4, [r11 + 320]                                     ;  1962.3 p2+p1   54 next
        movdqa [rbp + 1184], xmm9                                  ;  1951.3 p0+p3   54 next spill
        movdqa xmm9, [rbp + 1552]                                  ;  1907.3 p2      54 next
        pxor xmm9, [r11 + 416]                                     ;  1963.3 p2+p1   54 next
        movdqa [rbp + 1552], xmm2                                  ;  1950.3 p0+p3   54 next spill
        movdqa xmm2, [rbp + 1632]                                  ;  1912.3 p2      54 next
        pxor xmm2, [r11 + 432]                                     ;  1964.3 p2+p1   54 next
        movdqa [rbp + 1632], xmm6                                  ;  1956.3 p0+p3   54 next spill
        movdqa xmm6, [rbp + 1536]                                  ;  1914.3 p2      54 next
        pxor xmm6, [rbp + 1296]                                    ;  1965.3 p2+p1   54 next
        movdqa [rbp + 1536], xmm6                                  ;  1967.3 p0+p3   54 next spill
        movdqa xmm6, [rbp + 1744]                                  ;  1917.0 p2      54 next
        pxor xmm6, [r11 + 336]                                     ;  1966.3 p2+p1   54 next
        movdqa [rbp + 1744], xmm3                                  ;  1953.3 p0+p3   54 next spill
        movdqa xmm3, [rbp + 1296]                                  ;  1920.3 p2      54 next
        pxor xmm3, [r11 + 448]                                     ;  1967.3 p2+p1   54 next
        movdqa [rbp + 1296], xmm1                                  ;  1944.3 p0+p3   54 next spill
        movdqa xmm1, [rbp + 1584]                                  ;  1923.0 p2      54 next
        pxor xmm1, [rbp + 1728]                                    ;  1968.3 p2+p1   54 next
        movdqa [rbp + 1584], xmm1                                  ;  1970.3 p0+p3   54 next spill
        movdqa xmm1, [rbp + 1392]                                  ;  1926.0 p2      54 next
        pxor xmm1, [r11 + 352]                                     ;  1969.3 p2+p1   54 next
        movdqa [rbp + 1392], xmm0                                  ;  1943.3 p0+p3   54 next spill
        movdqa xmm0, [rbp + 1728]                                  ;  1928.3 p2      54 next
        pxor xmm0, [r11 + 464]                                     ;  1970.3 p2+p1   54 next
        movdqa [rbp + 1728], xmm15                                 ;  1942.3 p0+p3   54 next spill
        movdqa xmm15, [rbp + 1504]                                 ;  1930.3 p2      54 next
        pxor xmm15, [rbp + 1792]                                   ;  1971.3 p2+p1   54 next
        movdqa [rbp + 1504], xmm15                                 ;  1973.3 p0+p3   54 next spill
        movdqa xmm15, [rbp + 1792]                                 ;  1933.3 p2      54 next
        pxor xmm15, [r11 + 480]                                    ;  1972.3 p2+p1   54 next
        movdqa [rbp + 1792], xmm10                                 ;  1959.3 p0+p3   54 next spill
        movdqa xmm10, xmm12                                        ;  1937.0 p0      41 next copy
        pand xmm10, xmm15                                          ;  1974.3 p1      41 next
        movdqa [rbp + 1216], xmm13                                 ;  1960.3 p0+p3   54 next spill
        movdqa xmm13, xmm12                                        ;  1939.0 p0      41 next copy
        pand xmm13, xmm7                                           ;  1974.3 p1      41 next
        pxor xmm13, xmm15                                          ;  1976.3 p1      41 next
        movdqa [rbp + 1824], xmm8                                  ;  1957.3 p0+p3   54 next spill
        movdqa xmm8, xmm12                                         ;  1941.3 p0      41 next copy
        pand xmm8, xmm2                                            ;  1976.3 p1      41 next
        movdqa [rbp + 1456], xmm1                                  ;  1971.3 p0+p3   54 next spill
        movdqa xmm1, xmm12                                         ;  1943.7 p0      41 next copy
        movdqa [rbp + 1952], xmm6                                  ;  1968.3 p0+p3   54 next spill
        movdqa xmm6, xmm12                                         ;  1945.7 p0      41 next copy
        movdqa [rbp + 1520], xmm14                                 ;  1952.3 p0+p3   54 next spill
        movdqa xmm14, xmm12                                        ;  1947.7 p0      41 next copy
        movdqa [rbp + 1120], xmm4                                  ;  1964.3 p0+p3   54 next spill
        movdqa xmm4, xmm12                                         ;  1949.7 p0      41 next copy
        pand xmm12, xmm5                                           ;  1977.3 p1      41 next
        movdqa [rbp + 1280], xmm12                                 ;  1979.3 p0+p3   41 next spill
        movdqa xmm12, xmm10                                        ;  1976.3 p0      41 next copy
        movdqa [rbp + 1648], xmm10                                 ;  1976.3 p0+p3   41 next spill
        movdqa xmm10, xmm8                                         ;  1978.3 p0      41 next copy
        pxor xmm10, xmm9                                           ;  1985.3 p1      41 next
        pand xmm6, xmm10                                           ;  1987.3 p1      41 next
        pxor xmm6, [rel misty1_decrypt_compact.T0_constants128]    ;  1989.3 p2+p1   41 next
        movdqa [rbp + 1168], xmm6                                  ;  1991.3 p0+p3   41 next spill
        movdqa xmm6, xmm13                                         ;  1978.3 p0      41 next copy
        movdqa [rbp + 1840], xmm8                                  ;  1978.3 p0+p3   41 next spill
        movdqa xmm8, xmm11                                         ;  1957.7 p0      41 next copy
        pxor xmm8, xmm3                                            ;  1981.3 p1      41 next
        movdqa [rbp + 1232], xmm3                                  ;  1969.3 p0+p3   54 next spill
        movdqa xmm3, xmm11                                         ;  1959.7 p0      41 next copy
        pand xmm3, xmm9                                            ;  1982.3 p1      41 next
        movdqa [rbp + 2016], xmm4                                  ;  1960.7 p0+p3   41 next spill
        movdqa xmm4, xmm11                                         ;  1961.7 p0      41 next copy
        pand xmm4, xmm7                                            ;  1983.3 p1      41 next
        movdqa [rbp + 1664], xmm14                                 ;  1962.7 p0+p3   41 next spill
        movdqa xmm14, xmm11                                        ;  1963.7 p0      41 next copy
        pand xmm14, xmm5                                           ;  1984.3 p1      41 next
        pxor xmm14, xmm7                                           ;  1986.3 p1      41 next
        movdqa [rbp + 2000], xmm11                                 ;  1964.7 p0+p3   54 next spill
        movdqa xmm11, [rbp + 2016]                                 ;  1963.0 p2      41 next reload
        pxor xmm11, xmm14                                          ;  1988.3 p1      41 next
        movdqa [rbp + 2016], xmm11                                 ;  1990.3 p0+p3   41 next spill
        movdqa xmm11, xmm9                                         ;  1966.7 p0      41 next copy
        pand xmm11, xmm15                                          ;  1987.3 p1      41 next
        movdqa [rbp + 1872], xmm11                                 ;  1989.3 p0+p3   41 next spill
        movdqa xmm11, xmm9                                         ;  1968.7 p0      41 next copy
        pand xmm11, xmm0                                           ;  1988.3 p1      41 next
        movdqa [rbp + 1984], xmm14                                 ;  1988.3 p0+p3   41 next spill
        movdqa xmm14, xmm9                                         ;  1970.7 p0      41 next copy
        movdqa [rbp + 1200], xmm4                                  ;  1985.3 p0+p3   41 next spill
        movdqa xmm4, xmm9                                          ;  1972.7 p0      41 next copy
        pand xmm4, xmm5                                            ;  1989.3 p1      41 next
        pxor xmm4, xmm8                                            ;  1991.3 p1      41 next
        movdqa [rbp + 1568], xmm4                                  ;  1993.3 p0+p3   41 next spill
        movdqa xmm4, xmm9                                          ;  1974.7 p0      41 next copy
        pand xmm4, xmm7                                            ;  1991.3 p1      41 next
        pand xmm9, xmm2                                            ;  1992.3 p1      41 next
        pxor xmm3, xmm9                                            ;  1994.3 p1      41 next
        pxor xmm13, xmm9                                           ;  1994.3 p1      41 next
        movdqa xmm9, xmm5                                          ;  1975.7 p0      41 next copy
        movdqa [rbp + 1808], xmm3                                  ;  1996.3 p0+p3   41 next spill
        movdqa xmm3, xmm5                                          ;  1977.7 p0      41 next copy
        pand xmm3, [rbp + 1232]                                    ;  1995.3 p2+p1   41 next
        movdqa [rbp + 1440], xmm8                                  ;  1983.3 p0+p3   41 next spill
        movdqa xmm8, xmm5                                          ;  1979.7 p0      41 next copy
        movdqa [rbp + 1696], xmm8                                  ;  1986.7 p0+p3   41 next spill
        movdqa xmm8, xmm5                                          ;  1981.7 p0      41 next copy
        pand xmm8, xmm15                                           ;  1996.3 p1      41 next
        pand xmm5, xmm0                                            ;  1997.3 p1      41 next
        pxor xmm8, [rbp + 1168]                                    ;  2002.3 p2+p1   41 next
        movdqa [rbp + 1712], xmm5                                  ;  1999.3 p0+p3   41 next spill
        movdqa xmm5, xmm15                                         ;  1983.7 p0      41 next copy
        pand xmm5, xmm7                                            ;  1999.3 p1      41 next
        pxor xmm11, xmm5                                           ;  2001.3 p1      41 next
        movdqa xmm5, [rel misty1_decrypt_compact.T0_constants128]  ;  1978.3 p2      41 next reload
        pxor xmm11, xmm5                                           ;  2003.3 p1      41 next
        movdqa xmm5, xmm7                                          ;  1984.7 p0      41 next copy
        pxor xmm5, xmm0                                            ;  2002.3 p1      41 next
        pxor xmm14, xmm5                                           ;  2004.3 p1      41 next
        pand xmm9, xmm14                                           ;  2006.3 p1      41 next
        pxor xmm6, xmm9                                            ;  2008.3 p1      41 next
        pxor xmm10, xmm6                                           ;  2010.3 p1      41 next
        por xmm1, xmm14                                            ;  2007.3 p1      41 next
        pxor xmm3, xmm1                                            ;  2009.3 p1      41 next
        movdqa xmm1, xmm0                                          ;  1985.7 p0      41 next copy
        pand xmm1, xmm2                                            ;  2009.3 p1      41 next
        pxor xmm4, xmm1                                            ;  2011.3 p1      41 next
        pxor xmm12, xmm4                                           ;  2013.3 p1      41 next
        movdqa xmm1, [rbp + 1200]                                  ;  1985.3 p2      41 next reload
        pxor xmm1, xmm3                                            ;  2012.3 p1      41 next
        movdqa xmm3, xmm15                                         ;  1986.7 p0      41 next copy
        movdqa xmm4, [rbp + 1232]                                  ;  1984.0 p2      54 next reload
        pand xmm3, xmm4                                            ;  2013.3 p1      41 next
        movdqa xmm6, xmm15                                         ;  1987.7 p0      41 next copy
        movdqa xmm9, xmm15                                         ;  1988.7 p0      41 next copy
        pand xmm15, xmm0                                           ;  2014.3 p1      41 next
        pand xmm9, xmm2                                            ;  2015.3 p1      41 next
        pand xmm6, [rbp + 2000]                                    ;  2016.3 p2+p1   41 next
        movdqa [rbp + 1200], xmm8                                  ;  2004.3 p0+p3   41 next spill
        movdqa xmm8, [rbp + 1984]                                  ;  1988.3 p2      41 next reload
        pxor xmm8, xmm6                                            ;  2018.3 p1      41 next
        movdqa xmm6, xmm7                                          ;  1990.7 p0      41 next copy
        pand xmm6, [rbp + 1440]                                    ;  2018.3 p2+p1   41 next
        movdqa [rbp + 1984], xmm15                                 ;  2016.3 p0+p3   41 next spill
        movdqa xmm15, xmm7                                         ;  1992.7 p0      41 next copy
        pand xmm15, xmm2                                           ;  2019.3 p1      41 next
        pxor xmm9, xmm15                                           ;  2021.3 p1      41 next
        pxor xmm15, [rbp + 1872]                                   ;  2021.3 p2+p1   41 next
        movdqa [rbp + 2032], xmm14                                 ;  2006.3 p0+p3   41 next spill
        movdqa xmm14, xmm7                                         ;  1994.7 p0      41 next copy
        pand xmm7, xmm0                                            ;  2022.3 p1      41 next
        movdqa [rbp + 2048], xmm0                                  ;  1995.7 p0+p3   54 next spill
        movdqa xmm0, [rbp + 1808]                                  ;  1996.3 p2      41 next reload
        pxor xmm0, xmm7                                            ;  2024.3 p1      41 next
        movdqa xmm7, xmm2                                          ;  1996.7 p0      41 next copy
        pand xmm7, [rbp + 1440]                                    ;  2024.3 p2+p1   41 next
        pxor xmm3, xmm7                                            ;  2026.3 p1      41 next
        pxor xmm13, xmm3                                           ;  2028.3 p1      41 next
        movdqa xmm7, xmm2                                          ;  1997.7 p0      41 next copy
        pand xmm7, xmm4                                            ;  2027.3 p1      41 next
        pxor xmm3, xmm1                                            ;  2028.3 p1      41 next
        pxor xmm3, xmm5                                            ;  2030.3 p1      41 next
        pand xmm5, xmm4                                            ;  2030.3 p1      41 next
        pxor xmm5, [rbp + 2016]                                    ;  2032.3 p2+p1   41 next
        pxor xmm14, [rbp + 2000]                                   ;  2032.3 p2+p1   41 next
        pxor xmm5, xmm2                                            ;  2034.3 p1      41 next
        pand xmm14, xmm4                                           ;  2034.3 p1      41 next
        movdqa [rbp + 1440], xmm0                                  ;  2026.3 p0+p3   41 next spill
        movdqa xmm0, xmm4                                          ;  2000.3 p0      41 next copy
        por xmm4, [rbp + 2032]                                     ;  2035.3 p2+p1   41 next
        movdqa [rbp + 1232], xmm11                                 ;  2005.3 p0+p3   41 next spill
        movdqa xmm11, [rbp + 1696]                                 ;  2001.7 p2      41 next reload
        pxor xmm11, xmm7                                           ;  2036.3 p1      41 next
        movdqa [rbp + 1696], xmm5                                  ;  2036.3 p0+p3   41 next spill
        movdqa xmm5, [rbp + 1664]                                  ;  2003.0 p2      41 next reload
        pxor xmm5, xmm7                                            ;  2037.3 p1      41 next
        pand xmm0, xmm5                                            ;  2039.3 p1      41 next
        pxor xmm10, xmm0                                           ;  2041.3 p1      41 next
        movdqa xmm0, [rbp + 1280]                                  ;  2004.3 p2      41 next reload
        movdqa xmm5, [rbp + 1984]                                  ;  2016.3 p2      41 next reload
        pxor xmm0, xmm5                                            ;  2040.3 p1      41 next
        pxor xmm13, xmm11                                          ;  2041.3 p1      41 next
        pand xmm2, xmm11                                           ;  2042.3 p1      41 next
        pxor xmm8, xmm2                                            ;  2044.3 p1      41 next
        movdqa xmm2, [rbp + 2016]                                  ;  2006.3 p2      41 next
        movdqa xmm7, [rbp + 2000]                                  ;  2007.3 p2      54 next reload
        pand xmm2, xmm7                                            ;  2044.3 p1      41 next
        pxor xmm9, xmm2                                            ;  2046.3 p1      41 next
        pxor xmm13, xmm12                                          ;  2046.3 p1      41 next
        movdqa xmm2, [rbp + 2048]                                  ;  2008.3 p2      54 next reload
        pand xmm7, xmm2                                            ;  2047.3 p1      41 next
        pxor xmm14, xmm8                                           ;  2048.3 p1      41 next
        pxor xmm15, xmm8                                           ;  2049.3 p1      41 next
        movdqa xmm8, [rbp + 2032]                                  ;  2009.3 p2      41 next reload
        pxor xmm0, xmm8                                            ;  2050.3 p1      41 next
        pxor xmm4, xmm0                                            ;  2052.3 p1      41 next
        movdqa xmm0, [rbp + 1568]                                  ;  2010.3 p2      41 next reload
        pxor xmm9, xmm0                                            ;  2052.3 p1      41 next
        movdqa xmm11, [rbp + 1712]                                 ;  2011.3 p2      41 next reload
        pxor xmm12, xmm11                                          ;  2053.3 p1      41 next
        pxor xmm2, xmm12                                           ;  2055.3 p1      41 next
        pxor xmm5, xmm7                                            ;  2055.3 p1      41 next
        movdqa xmm12, [rbp + 1200]                                 ;  2012.3 p2      41 next reload
        pxor xmm7, xmm12                                           ;  2056.3 p1      41 next
        movdqa [rbp + 1712], xmm2                                  ;  2057.3 p0+p3   41 next spill
        movdqa xmm2, [rbp + 1648]                                  ;  2013.7 p2      41 next reload
        pxor xmm2, xmm12                                           ;  2057.3 p1      41 next
        pxor xmm3, xmm2                                            ;  2059.3 p1      41 next
        pxor xmm11, xmm14                                          ;  2059.3 p1      41 next
        pxor xmm14, xmm4                                           ;  2060.3 p1      41 next
        pxor xmm0, xmm4                                            ;  2061.3 p1      41 next
        movdqa xmm2, [rbp + 1232]                                  ;  2015.7 p2      41 next
        movdqa xmm4, [rbp + 1696]                                  ;  2036.3 p2      41 next reload
        pxor xmm2, xmm4                                            ;  2062.3 p1      41 next
        pxor xmm4, xmm15                                           ;  2063.3 p1      41 next
        pxor xmm6, xmm4                                            ;  2065.3 p1      41 next
        pxor xmm1, xmm2                                            ;  2065.3 p1      41 next
        movdqa xmm2, [rbp + 1440]                                  ;  2026.3 p2      41 next
        pxor xmm2, xmm6                                            ;  2067.3 p1      41 next
        movdqa xmm4, [rbp + 1232]                                  ;  2018.7 p2      41 next
        pxor xmm8, xmm1                                            ;  2067.3 p1      41 next
        movdqa xmm1, [rbp + 1440]                                  ;  2026.3 p2      41 next
        pxor xmm1, [rbp + 1168]                                    ;  2068.3 p2+p1   41 next
        pxor xmm13, xmm5                                           ;  2069.3 p1      41 next
        pxor xmm4, xmm5                                            ;  2070.3 p1      41 next
        movdqa xmm5, [rbp + 1872]                                  ;  2021.7 p2      41 next
        pxor xmm10, xmm1                                           ;  2071.3 p1      41 next
        movdqa xmm1, [rbp + 1712]                                  ;  2057.3 p2      41 next
        pxor xmm1, xmm0                                            ;  2072.3 p1      41 next
        movdqa xmm0, [rbp + 1120]                                  ;  2023.7 p2      41 next
        pxor xmm5, xmm13                                           ;  2073.3 p1      41 next
        movdqa xmm6, [rbp + 1520]                                  ;  2024.7 p2      54 next reload
        pand xmm0, xmm6                                            ;  2074.3 p1      41 next
        movdqa xmm12, [rbp + 1840]                                 ;  2025.7 p2      41 next reload
        pxor xmm12, xmm14                                          ;  2075.3 p1      41 next
        pxor xmm9, xmm4                                            ;  2076.3 p1      41 next
        movdqa xmm14, [rbp + 1952]                                 ;  2026.7 p2      41 next
        pxor xmm7, xmm11                                           ;  2077.3 p1      41 next
        pand xmm14, xmm6                                           ;  2078.3 p1      41 next
        movdqa xmm4, [rbp + 1456]                                  ;  2027.7 p2      41 next
        movdqa xmm11, [rbp + 1824]                                 ;  2028.7 p2      54 next reload
        pand xmm4, xmm11                                           ;  2079.3 p1      41 next
        pxor xmm15, xmm7                                           ;  2080.3 p1      41 next
        movdqa xmm7, [rbp + 1216]                                  ;  2029.7 p2      41 next
        pand xmm7, xmm6                                            ;  2081.3 p1      41 next
        movdqa xmm13, [rbp + 1120]                                 ;  2030.7 p2      41 next
        pand xmm13, [rbp + 1216]                                   ;  2082.3 p2+p1   41 next
        pxor xmm3, [rbp + 1456]                                    ;  2083.3 p2+p1   41 next
        pxor xmm2, [rbp + 1792]                                    ;  2084.3 p2+p1   41 next
        pxor xmm10, xmm11                                          ;  2085.3 p1      41 next
        pxor xmm1, [rbp + 1120]                                    ;  2086.3 p2+p1   41 next
        pxor xmm5, [rbp + 1952]                                    ;  2087.3 p2+p1   41 next
        pxor xmm12, [rbp + 1216]                                   ;  2088.3 p2+p1   41 next
        pxor xmm15, xmm6                                           ;  2089.3 p1      41 next
        movdqa [rbp + 1840], xmm8                                  ;  2069.3 p0+p3   41 next spill
        movdqa xmm8, [rbp + 1952]                                  ;  2037.7 p2      41 next
        pand xmm8, [rbp + 1792]                                    ;  2090.3 p2+p1   41 next
        pxor xmm4, xmm8                                            ;  2092.3 p1      41 next
        pand xmm8, xmm11                                           ;  2092.3 p1      41 next
        movdqa [rbp + 1712], xmm9                                  ;  2078.3 p0+p3   41 next spill
        movdqa xmm9, xmm11                                         ;  2039.7 p0      41 next copy
        pxor xmm9, xmm7                                            ;  2093.3 p1      41 next
        movdqa [rbp + 1872], xmm3                                  ;  2085.3 p0+p3   41 next spill
        movdqa xmm3, xmm11                                         ;  2039.7 p0      41 next copy
        pand xmm3, [rbp + 1952]                                    ;  2094.3 p2+p1   41 next
        movdqa [rbp + 1168], xmm5                                  ;  2089.3 p0+p3   41 next spill
        movdqa xmm5, xmm11                                         ;  2039.7 p0      41 next copy
        pand xmm5, xmm6                                            ;  2095.3 p1      41 next
        movdqa [rbp + 1440], xmm1                                  ;  2088.3 p0+p3   41 next spill
        movdqa xmm1, xmm11                                         ;  2041.7 p0      41 next copy
        pand xmm1, [rbp + 1216]                                    ;  2096.3 p2+p1   41 next
        pand xmm11, [rbp + 1120]                                   ;  2097.3 p2+p1   41 next
        pxor xmm11, xmm14                                          ;  2099.3 p1      41 next
        movdqa [rbp + 1824], xmm12                                 ;  2090.3 p0+p3   41 next spill
        movdqa xmm12, xmm6                                         ;  2043.7 p0      41 next copy
        movdqa [rbp + 1232], xmm2                                  ;  2086.3 p0+p3   41 next spill
        movdqa xmm2, xmm6                                          ;  2045.7 p0      41 next copy
        movdqa [rbp + 1696], xmm10                                 ;  2087.3 p0+p3   41 next spill
        movdqa xmm10, xmm6                                         ;  2047.7 p0      41 next copy
        movdqa [rbp + 1648], xmm15                                 ;  2091.3 p0+p3   41 next spill
        movdqa xmm15, xmm6                                         ;  2049.7 p0      41 next copy
        movdqa [rbp + 1520], xmm11                                 ;  2101.3 p0+p3   41 next spill
        movdqa xmm11, [rbp + 1456]                                 ;  2046.3 p2      41 next
        pand xmm11, [rbp + 1216]                                   ;  2099.3 p2+p1   41 next
        movdqa [rbp + 1200], xmm1                                  ;  2098.3 p0+p3   41 next spill
        movdqa xmm1, [rbp + 1456]                                  ;  2048.3 p2      41 next
        pand xmm1, xmm14                                           ;  2100.3 p1      41 next
        pxor xmm1, xmm3                                            ;  2102.3 p1      41 next
        pxor xmm1, [rel misty1_decrypt_compact.T0_constants128]    ;  2104.3 p2+p1   41 next
        movdqa [rbp + 1568], xmm14                                 ;  2080.3 p0+p3   41 next spill
        movdqa xmm14, [rbp + 1120]                                 ;  2050.3 p2      41 next
        pxor xmm14, xmm9                                           ;  2103.3 p1      41 next
        pand xmm14, [rbp + 1456]                                   ;  2105.3 p2+p1   41 next
        pxor xmm7, xmm14                                           ;  2107.3 p1      41 next
        movdqa [rbp + 2032], xmm7                                  ;  2109.3 p0+p3   41 next spill
        movdqa xmm7, [rbp + 1216]                                  ;  2055.0 p2      41 next
        pand xmm7, xmm3                                            ;  2106.3 p1      41 next
        pxor xmm7, xmm5                                            ;  2108.3 p1      41 next
        movdqa [rbp + 2048], xmm3                                  ;  2096.3 p0+p3   41 next spill
        movdqa xmm3, xmm0                                          ;  2076.3 p0      41 next copy
        pxor xmm3, xmm13                                           ;  2108.3 p1      41 next
        pxor xmm13, xmm4                                           ;  2109.3 p1      41 next
        pxor xmm4, xmm0                                            ;  2110.3 p1      41 next
        pxor xmm0, [rbp + 1200]                                    ;  2111.3 p2+p1   41 next
        pand xmm3, [rbp + 1952]                                    ;  2112.3 p2+p1   41 next
        pxor xmm2, xmm13                                           ;  2113.3 p1      41 next
        pand xmm13, [rbp + 1792]                                   ;  2114.3 p2+p1   41 next
        pxor xmm7, xmm13                                           ;  2116.3 p1      41 next
        movdqa xmm13, [rbp + 1456]                                 ;  2064.3 p2      41 next
        pand xmm13, [rbp + 1792]                                   ;  2116.3 p2+p1   41 next
        pand xmm10, xmm2                                           ;  2117.3 p1      41 next
        pand xmm2, [rbp + 1120]                                    ;  2118.3 p2+p1   41 next
        pxor xmm7, [rbp + 1216]                                    ;  2119.3 p2+p1   41 next
        pxor xmm10, xmm1                                           ;  2120.3 p1      41 next
        pxor xmm5, xmm13                                           ;  2121.3 p1      41 next
        pxor xmm10, xmm13                                          ;  2122.3 p1      41 next
        movdqa [rbp + 2000], xmm0                                  ;  2113.3 p0+p3   41 next spill
        movdqa xmm0, [rbp + 1792]                                  ;  2072.3 p2      41 next
        pand xmm0, xmm5                                            ;  2123.3 p1      41 next
        pxor xmm12, xmm0                                           ;  2125.3 p1      41 next
        movdqa xmm0, [rbp + 1120]                                  ;  2074.3 p2      54 next reload
        pand xmm5, xmm0                                            ;  2125.3 p1      41 next
        pxor xmm12, xmm9                                           ;  2127.3 p1      41 next
        pand xmm9, [rbp + 1792]                                    ;  2127.3 p2+p1   41 next
        pxor xmm9, [rbp + 1520]                                    ;  2129.3 p2+p1   41 next
        movdqa [rbp + 2016], xmm12                                 ;  2129.3 p0+p3   41 next spill
        movdqa xmm12, xmm0                                         ;  2085.3 p0      41 next copy
        pxor xmm12, xmm11                                          ;  2129.3 p1      41 next
        pxor xmm3, xmm12                                           ;  2131.3 p1      41 next
        pxor xmm5, xmm3                                            ;  2133.3 p1      41 next
        pxor xmm9, xmm5                                            ;  2135.3 p1      41 next
        pxor xmm14, xmm9                                           ;  2137.3 p1      41 next
        movdqa xmm3, [rbp + 1952]                                  ;  2082.7 p2      41 next
        pand xmm3, xmm12                                           ;  2134.3 p1      41 next
        movdqa xmm5, [rbp + 1200]                                  ;  2098.3 p2      41 next
        pxor xmm5, xmm3                                            ;  2136.3 p1      41 next
        movdqa xmm3, [rbp + 1456]                                  ;  2084.7 p2      41 next
        movdqa xmm9, [rbp + 2048]                                  ;  2096.3 p2      41 next reload
        pxor xmm3, xmm9                                            ;  2136.3 p1      41 next
        movdqa xmm12, [rbp + 1792]                                 ;  2086.7 p2      54 next reload
        pxor xmm9, xmm12                                           ;  2137.3 p1      41 next
        pxor xmm10, xmm5                                           ;  2138.3 p1      41 next
        pand xmm15, xmm3                                           ;  2139.3 p1      41 next
        movdqa xmm3, xmm12                                         ;  2097.7 p0      41 next copy
        pxor xmm3, [rbp + 1520]                                    ;  2140.3 p2+p1   41 next
        movdqa xmm5, [rbp + 2000]                                  ;  2113.3 p2      41 next reload
        pand xmm12, xmm5                                           ;  2141.3 p1      41 next
        pxor xmm1, xmm15                                           ;  2142.3 p1      41 next
        pxor xmm2, xmm1                                            ;  2144.3 p1      41 next
        pand xmm0, xmm9                                            ;  2144.3 p1      41 next
        pand xmm6, xmm9                                            ;  2145.3 p1      41 next
        movdqa xmm1, [rbp + 1216]                                  ;  2092.7 p2      41 next
        pand xmm1, xmm3                                            ;  2146.3 p1      41 next
        pxor xmm3, xmm13                                           ;  2147.3 p1      41 next
        pxor xmm13, [rbp + 1216]                                   ;  2148.3 p2+p1   41 next
        movdqa xmm9, [rbp + 1952]                                  ;  2095.7 p2      54 next reload
        pxor xmm1, xmm9                                            ;  2149.3 p1      41 next
        pxor xmm8, xmm1                                            ;  2151.3 p1      41 next
        movdqa xmm1, xmm9                                          ;  2106.7 p0      41 next copy
        pand xmm9, [rbp + 1456]                                    ;  2151.3 p2+p1   41 next
        pxor xmm10, [rbp + 1648]                                   ;  2152.3 p2+p1   41 next
        pxor xmm14, [rbp + 1232]                                   ;  2153.3 p2+p1   41 next
        pxor xmm6, [rbp + 1456]                                    ;  2154.3 p2+p1   41 next
        pxor xmm2, xmm6                                            ;  2156.3 p1      41 next
        pand xmm1, xmm13                                           ;  2156.3 p1      41 next
        pand xmm11, xmm13                                          ;  2157.3 p1      41 next
        pxor xmm5, xmm9                                            ;  2158.3 p1      41 next
        movdqa xmm6, [rbp + 2032]                                  ;  2109.3 p2      41 next reload
        pand xmm9, xmm6                                            ;  2159.3 p1      41 next
        pxor xmm4, xmm9                                            ;  2161.3 p1      41 next
        pxor xmm15, xmm1                                           ;  2161.3 p1      41 next
        pxor xmm6, xmm1                                            ;  2162.3 p1      41 next
        movdqa xmm1, [rbp + 2016]                                  ;  2129.3 p2      41 next
        pxor xmm3, xmm15                                           ;  2163.3 p1      41 next
        movdqa xmm15, [rbp + 1456]                                 ;  2103.3 p2      41 next
        pand xmm15, xmm5                                           ;  2164.3 p1      41 next
        movdqa xmm5, [rbp + 2016]                                  ;  2129.3 p2      41 next
        pxor xmm1, xmm3                                            ;  2165.3 p1      41 next
        movdqa xmm3, [rbp + 1696]                                  ;  2105.3 p2      41 next
        pxor xmm5, xmm15                                           ;  2166.3 p1      41 next
        movdqa xmm15, [rbp + 1824]                                 ;  2106.3 p2      41 next
        pxor xmm12, xmm1                                           ;  2167.3 p1      41 next
        movdqa xmm1, [rbp + 1440]                                  ;  2107.3 p2      41 next
        pxor xmm8, xmm4                                            ;  2168.3 p1      41 next
        movdqa xmm4, [rbp + 1168]                                  ;  2108.3 p2      41 next
        pxor xmm0, xmm5                                            ;  2169.3 p1      41 next
        movdqa xmm5, [rbp + 1872]                                  ;  2109.3 p2      41 next
        movdqa xmm9, [rbp + 1568]                                  ;  2110.3 p2      41 next reload
        pxor xmm9, xmm6                                            ;  2170.3 p1      41 next
        pxor xmm2, xmm11                                           ;  2171.3 p1      41 next
        movdqa xmm6, [rbp + 1648]                                  ;  2111.3 p2      48 next
        pxor xmm6, [r8 + 2304]                                     ;  2172.3 p2+p1   48 next
        pxor xmm7, xmm9                                            ;  2173.3 p1      41 next
        movdqa xmm9, [rbp + 1696]                                  ;  2113.3 p2      48 next
        pxor xmm9, [r8 + 2320]                                     ;  2174.3 p2+p1   48 next
        pxor xmm4, xmm12                                           ;  2175.3 p1      41 next
        movdqa xmm11, [rbp + 1232]                                 ;  2115.3 p2      48 next
        pxor xmm11, [r8 + 2336]                                    ;  2176.3 p2+p1   48 next
        pxor xmm10, [r8 + 2448]                                    ;  2177.3 p2+p1   48 next
        pxor xmm3, xmm2                                            ;  2178.3 p1      41 next
        movdqa xmm2, [rbp + 1824]                                  ;  2118.3 p2      48 next
        pxor xmm2, [r8 + 2352]                                     ;  2179.3 p2+p1   48 next
        pxor xmm14, [r8 + 2480]                                    ;  2180.3 p2+p1   48 next
        pxor xmm5, xmm7                                            ;  2181.3 p1      41 next
        movdqa xmm7, [rbp + 1440]                                  ;  2121.3 p2      48 next
        pxor xmm7, [r8 + 2368]                                     ;  2182.3 p2+p1   48 next
        movdqa xmm12, [rel misty1_decrypt_compact.T0_constants128] ;  2123.3 p2      41 next reload
        pxor xmm8, xmm12                                           ;  2183.3 p1      41 next
        pxor xmm0, xmm12                                           ;  2184.3 p1      41 next
        pxor xmm1, xmm8                                            ;  2185.3 p1      41 next
        pxor xmm15, xmm0                                           ;  2186.3 p1      41 next
        movdqa xmm0, [rbp + 1168]                                  ;  2124.3 p2      48 next
        pxor xmm0, [r8 + 2384]                                     ;  2187.3 p2+p1   48 next
        movdqa xmm8, [rbp + 1872]                                  ;  2126.3 p2      48 next
        pxor xmm8, [r8 + 2400]                                     ;  2188.3 p2+p1   48 next
        movdqa xmm13, [rbp + 1712]                                 ;  2128.3 p2      48 next
        pxor xmm13, [r8 + 2416]                                    ;  2189.3 p2+p1   48 next
        pxor xmm4, [r8 + 2528]                                     ;  2190.3 p2+p1   48 next
        pxor xmm3, [r8 + 2464]                                     ;  2191.3 p2+p1   48 next
        pxor xmm5, [r8 + 2544]                                     ;  2192.3 p2+p1   48 next
        pxor xmm1, [r8 + 2512]                                     ;  2193.3 p2+p1   48 next
        pxor xmm15, [r8 + 2496]                                    ;  2194.3 p2+p1   48 next
        movdqa [rbp + 1712], xmm5                                  ;  2194.3 p0+p3   48 next spill
        movdqa xmm5, [rbp + 1840]                                  ;  2135.3 p2      48 next
        pxor xmm5, [r8 + 2432]                                     ;  2195.3 p2+p1   48 next
        movdqa [rbp + 1840], xmm4                                  ;  2192.3 p0+p3   48 next spill
        movdqa xmm4, xmm9                                          ;  2176.3 p0      45 next copy
        pxor xmm4, xmm0                                            ;  2196.3 p1      45 next
        movdqa [rbp + 1872], xmm1                                  ;  2195.3 p0+p3   48 next spill
        movdqa xmm1, xmm9                                          ;  2176.3 p0      45 next copy
        pand xmm1, xmm2                                            ;  2197.3 p1      45 next
        movdqa [rbp + 1168], xmm15                                 ;  2196.3 p0+p3   48 next spill
        movdqa xmm15, xmm9                                         ;  2176.3 p0      45 next copy
        pand xmm15, xmm6                                           ;  2198.3 p1      45 next
        movdqa [rbp + 1440], xmm14                                 ;  2182.3 p0+p3   48 next spill
        movdqa xmm14, xmm9                                         ;  2176.3 p0      45 next copy
        pand xmm14, xmm11                                          ;  2199.3 p1      45 next
        pxor xmm14, xmm6                                           ;  2201.3 p1      45 next
        movdqa [rbp + 1824], xmm3                                  ;  2193.3 p0+p3   48 next spill
        movdqa xmm3, xmm9                                          ;  2176.3 p0      45 next copy
        pand xmm3, xmm13                                           ;  2201.3 p1      45 next
        pxor xmm3, xmm14                                           ;  2203.3 p1      45 next
        pxor xmm14, xmm5                                           ;  2203.3 p1      45 next
        movdqa [rbp + 1232], xmm10                                 ;  2179.3 p0+p3   48 next spill
        movdqa xmm10, xmm9                                         ;  2176.3 p0      45 next copy
        pand xmm10, xmm14                                          ;  2205.3 p1      45 next
        movdqa [rbp + 1696], xmm10                                 ;  2207.3 p0+p3   45 next spill
        movdqa xmm10, xmm9                                         ;  2176.3 p0      45 next copy
        pxor xmm10, xmm6                                           ;  2205.3 p1      45 next
        pand xmm10, xmm0                                           ;  2207.3 p1      45 next
        pand xmm9, xmm8                                            ;  2207.3 p1      45 next
        movdqa [rbp + 1648], xmm9                                  ;  2209.3 p0+p3   45 next spill
        movdqa xmm9, xmm6                                          ;  2174.3 p0      45 next copy
        pxor xmm9, xmm8                                            ;  2208.3 p1      45 next
        movdqa [rbp + 1568], xmm10                                 ;  2209.3 p0+p3   45 next spill
        movdqa xmm10, xmm6                                         ;  2174.3 p0      45 next copy
        pand xmm10, xmm13                                          ;  2209.3 p1      45 next
        movdqa [rbp + 2016], xmm0                                  ;  2189.3 p0+p3   48 next spill
        movdqa xmm0, xmm6                                          ;  2174.3 p0      45 next copy
        pand xmm0, xmm5                                            ;  2210.3 p1      45 next
        pxor xmm0, xmm13                                           ;  2212.3 p1      45 next
        movdqa [rbp + 1456], xmm3                                  ;  2205.3 p0+p3   45 next spill
        movdqa xmm3, xmm6                                          ;  2174.3 p0      45 next copy
        pand xmm3, xmm2                                            ;  2212.3 p1      45 next
        movdqa xmm12, xmm6                                         ;  2174.3 p0      45 next copy
        pand xmm12, xmm4                                           ;  2213.3 p1      45 next
        movdqa [rbp + 2032], xmm12                                 ;  2215.3 p0+p3   45 next spill
        movdqa xmm12, xmm6                                         ;  2174.3 p0      45 next copy
        pand xmm6, xmm8                                            ;  2214.3 p1      45 next
        pand xmm12, xmm7                                           ;  2215.3 p1      45 next
        movdqa [rbp + 1952], xmm12                                 ;  2217.3 p0+p3   45 next spill
        movdqa xmm12, [rbp + 2016]                                 ;  2189.3 p2      45 next
        pand xmm12, xmm11                                          ;  2216.3 p1      45 next
        movdqa [rbp + 1216], xmm6                                  ;  2216.3 p0+p3   45 next spill
        movdqa xmm6, [rbp + 2016]                                  ;  2189.3 p2      45 next
        pand xmm6, xmm7                                            ;  2217.3 p1      45 next
        movdqa [rbp + 2000], xmm6                                  ;  2219.3 p0+p3   45 next spill
        movdqa xmm6, xmm11                                         ;  2178.3 p0      45 next copy
        movdqa [rbp + 1520], xmm14                                 ;  2205.3 p0+p3   45 next spill
        movdqa xmm14, xmm11                                        ;  2178.3 p0      45 next copy
        pand xmm14, xmm2                                           ;  2218.3 p1      45 next
        pxor xmm14, xmm4                                           ;  2220.3 p1      45 next
        pand xmm4, xmm7                                            ;  2220.3 p1      45 next
        movdqa [rbp + 1792], xmm14                                 ;  2222.3 p0+p3   45 next spill
        movdqa xmm14, xmm2                                         ;  2181.3 p0      45 next copy
        pand xmm14, xmm13                                          ;  2221.3 p1      45 next
        movdqa [rbp + 2048], xmm14                                 ;  2223.3 p0+p3   45 next spill
        movdqa xmm14, xmm2                                         ;  2181.3 p0      45 next copy
        pand xmm14, xmm8                                           ;  2222.3 p1      45 next
        pxor xmm10, xmm14                                          ;  2224.3 p1      45 next
        movdqa xmm14, xmm2                                         ;  2181.3 p0      45 next copy
        pxor xmm14, xmm9                                           ;  2224.3 p1      45 next
        pxor xmm10, [rel misty1_decrypt_compact.T0_constants128]   ;  2226.3 p2+p1   45 next
        pand xmm6, xmm14                                           ;  2226.3 p1      45 next
        pxor xmm6, xmm0                                            ;  2228.3 p1      45 next
        movdqa [rbp + 1200], xmm10                                 ;  2228.3 p0+p3   45 next spill
        movdqa xmm10, xmm2                                         ;  2182.3 p0      45 next copy
        pand xmm10, xmm7                                           ;  2228.3 p1      45 next
        pxor xmm1, xmm10                                           ;  2230.3 p1      45 next
        pxor xmm0, xmm10                                           ;  2230.3 p1      45 next
        movdqa xmm10, xmm7                                         ;  2184.3 p0      45 next copy
        pand xmm10, xmm8                                           ;  2231.3 p1      45 next
        pxor xmm3, xmm10                                           ;  2233.3 p1      45 next
        movdqa xmm10, xmm7                                         ;  2185.3 p0      45 next copy
        pand xmm10, xmm5                                           ;  2233.3 p1      45 next
        pxor xmm2, xmm10                                           ;  2235.3 p1      45 next
        pxor xmm6, xmm2                                            ;  2237.3 p1      45 next
        pand xmm2, xmm5                                            ;  2237.3 p1      45 next
        movdqa [rbp + 1120], xmm10                                 ;  2235.3 p0+p3   45 next spill
        movdqa xmm10, [rbp + 1216]                                 ;  2216.3 p2      45 next reload
        pxor xmm10, xmm1                                           ;  2237.3 p1      45 next
        movdqa xmm1, xmm13                                         ;  2191.3 p0      45 next copy
        pand xmm1, xmm5                                            ;  2238.3 p1      45 next
        pxor xmm3, xmm1                                            ;  2240.3 p1      45 next
        pxor xmm2, [rel misty1_decrypt_compact.T0_constants128]    ;  2240.3 p2+p1   45 next
        movdqa [rbp + 1216], xmm2                                  ;  2242.3 p0+p3   45 next spill
        movdqa xmm2, xmm5                                          ;  2197.3 p0      45 next copy
        por xmm2, xmm14                                            ;  2241.3 p1      45 next
        pxor xmm12, xmm2                                           ;  2243.3 p1      45 next
        movdqa xmm2, xmm5                                          ;  2197.3 p0      45 next copy
        pand xmm5, xmm11                                           ;  2243.3 p1      45 next
        pxor xmm15, xmm12                                          ;  2245.3 p1      45 next
        movdqa xmm12, xmm11                                        ;  2196.7 p0      45 next copy
        pxor xmm12, [rbp + 2000]                                   ;  2245.3 p2+p1   45 next
        pxor xmm2, [rbp + 2000]                                    ;  2246.3 p2+p1   45 next
        pand xmm2, [rbp + 2016]                                    ;  2248.3 p2+p1   45 next
        pxor xmm6, xmm2                                            ;  2250.3 p1      45 next
        movdqa xmm2, xmm7                                          ;  2199.3 p0      45 next copy
        pand xmm2, xmm12                                           ;  2249.3 p1      45 next
        movdqa [rbp + 2000], xmm6                                  ;  2252.3 p0+p3   45 next spill
        movdqa xmm6, [rbp + 1456]                                  ;  2205.3 p2      45 next reload
        pxor xmm6, xmm2                                            ;  2251.3 p1      45 next
        movdqa xmm2, xmm7                                          ;  2201.3 p0      45 next copy
        pand xmm7, xmm13                                           ;  2251.3 p1      45 next
        pxor xmm7, [rbp + 1952]                                    ;  2253.3 p2+p1   45 next
        movdqa [rbp + 1456], xmm14                                 ;  2226.3 p0+p3   45 next spill
        movdqa xmm14, [rbp + 1696]                                 ;  2207.3 p2      45 next reload
        pxor xmm14, xmm7                                           ;  2255.3 p1      45 next
        movdqa xmm7, xmm13                                         ;  2204.0 p0      45 next copy
        pand xmm7, [rbp + 2016]                                    ;  2254.3 p2+p1   45 next
        pxor xmm4, xmm7                                            ;  2256.3 p1      45 next
        movdqa xmm7, xmm13                                         ;  2205.3 p0      45 next copy
        pand xmm13, xmm11                                          ;  2256.3 p1      45 next
        pand xmm7, xmm8                                            ;  2257.3 p1      45 next
        pand xmm11, xmm8                                           ;  2258.3 p1      45 next
        pxor xmm0, xmm4                                            ;  2259.3 p1      45 next
        pxor xmm12, xmm0                                           ;  2261.3 p1      45 next
        movdqa xmm0, xmm9                                          ;  2210.3 p0      45 next copy
        pand xmm9, [rbp + 2016]                                    ;  2261.3 p2+p1   45 next
        pxor xmm4, xmm15                                           ;  2262.3 p1      45 next
        pxor xmm0, xmm4                                            ;  2264.3 p1      45 next
        movdqa xmm4, [rbp + 1520]                                  ;  2209.3 p2      45 next reload
        pxor xmm4, xmm9                                            ;  2264.3 p1      45 next
        pxor xmm2, xmm4                                            ;  2266.3 p1      45 next
        movdqa xmm4, [rbp + 1792]                                  ;  2222.3 p2      45 next reload
        pxor xmm14, xmm4                                           ;  2266.3 p1      45 next
        pxor xmm12, xmm3                                           ;  2267.3 p1      45 next
        movdqa xmm9, [rbp + 1216]                                  ;  2242.3 p2      45 next reload
        pxor xmm13, xmm9                                           ;  2268.3 p1      45 next
        pxor xmm9, xmm10                                           ;  2269.3 p1      45 next
        pxor xmm5, xmm7                                            ;  2270.3 p1      45 next
        pxor xmm7, [rbp + 1648]                                    ;  2271.3 p2+p1   45 next
        pxor xmm3, xmm11                                           ;  2272.3 p1      45 next
        pxor xmm8, xmm3                                            ;  2274.3 p1      45 next
        movdqa xmm3, [rbp + 1568]                                  ;  2214.3 p2      45 next reload
        pxor xmm3, xmm6                                            ;  2274.3 p1      45 next
        pxor xmm1, xmm13                                           ;  2275.3 p1      45 next
        pxor xmm0, xmm1                                            ;  2277.3 p1      45 next
        movdqa xmm1, [rbp + 2048]                                  ;  2223.3 p2      45 next
        pxor xmm1, [rbp + 1952]                                    ;  2277.3 p2+p1   45 next
        pxor xmm6, xmm1                                            ;  2279.3 p1      45 next
        movdqa xmm1, [rbp + 1200]                                  ;  2228.3 p2      45 next
        pxor xmm1, xmm2                                            ;  2279.3 p1      45 next
        pxor xmm15, xmm1                                           ;  2281.3 p1      45 next
        pxor xmm13, [rbp + 1648]                                   ;  2281.3 p2+p1   45 next
        movdqa xmm1, [rbp + 1456]                                  ;  2226.3 p2      45 next reload
        pxor xmm5, xmm1                                            ;  2282.3 p1      45 next
        pxor xmm12, xmm7                                           ;  2283.3 p1      45 next
        pxor xmm9, [rbp + 2000]                                    ;  2284.3 p2+p1   45 next
        pxor xmm7, [rbp + 1200]                                    ;  2285.3 p2+p1   45 next
        pxor xmm14, xmm7                                           ;  2287.3 p1      45 next
        movdqa xmm7, xmm1                                          ;  2237.3 p0      45 next copy
        por xmm7, [rbp + 2016]                                     ;  2287.3 p2+p1   45 next
        pxor xmm1, xmm15                                           ;  2288.3 p1      45 next
        pxor xmm2, xmm6                                            ;  2289.3 p1      45 next
        pxor xmm11, xmm3                                           ;  2290.3 p1      45 next
        movdqa xmm15, [rbp + 1120]                                 ;  2235.3 p2      45 next
        movdqa [rbp + 1120], xmm1                                  ;  2290.3 p0+p3   45 next spill
        movdqa xmm1, [rbp + 2032]                                  ;  2224.7 p2      45 next reload
        pxor xmm1, xmm2                                            ;  2291.3 p1      45 next
        pxor xmm10, xmm1                                           ;  2293.3 p1      45 next
        pxor xmm5, xmm7                                            ;  2293.3 p1      45 next
        movdqa xmm1, [rbp + 2048]                                  ;  2225.7 p2      45 next
        pxor xmm1, xmm12                                           ;  2294.3 p1      45 next
        movdqa xmm2, [rbp + 1232]                                  ;  2226.7 p2      45 next
        movdqa xmm7, [rbp + 1712]                                  ;  2227.7 p2      48 next reload
        pxor xmm0, xmm7                                            ;  2295.3 p1      45 next
        movdqa xmm12, [rbp + 1968]                                 ;  2228.7 p2      54 next reload
        pxor xmm7, xmm12                                           ;  2296.3 p1      54 next
        pxor xmm12, [r9 + 240]                                     ;  2297.3 p2+p1   58 r
        pxor xmm13, xmm11                                          ;  2298.3 p1      45 next
        pxor xmm6, xmm13                                           ;  2300.3 p1      45 next
        movdqa xmm11, [rbp + 1824]                                 ;  2231.0 p2      45 next
        pxor xmm11, xmm9                                           ;  2300.3 p1      45 next
        movdqa xmm9, [rbp + 1440]                                  ;  2232.0 p2      45 next
        pxor xmm9, xmm10                                           ;  2301.3 p1      45 next
        pxor xmm2, xmm6                                            ;  2302.3 p1      45 next
        movdqa xmm6, [rbp + 1168]                                  ;  2233.0 p2      45 next
        movdqa xmm10, [rbp + 1872]                                 ;  2234.0 p2      45 next
        movdqa xmm13, [rbp + 1840]                                 ;  2235.3 p2      45 next
        pxor xmm13, xmm1                                           ;  2303.3 p1      45 next
        pxor xmm3, xmm5                                            ;  2304.3 p1      45 next
        pxor xmm4, xmm5                                            ;  2305.3 p1      45 next
        pxor xmm15, xmm3                                           ;  2306.3 p1      45 next
        movdqa xmm1, [rbp + 1728]                                  ;  2239.7 p2      54 next
        pxor xmm1, xmm2                                            ;  2307.3 p1      54 next
        movdqa xmm2, [rbp + 1392]                                  ;  2240.7 p2      54 next
        pxor xmm2, xmm11                                           ;  2308.3 p1      54 next
        movdqa xmm3, [rbp + 1296]                                  ;  2241.7 p2      54 next
        pxor xmm3, xmm9                                            ;  2309.3 p1      54 next
        movdqa xmm5, [rbp + 1744]                                  ;  2242.7 p2      54 next
        pxor xmm8, xmm4                                            ;  2310.3 p1      45 next
        movdqa xmm4, [rbp + 1632]                                  ;  2243.7 p2      54 next
        movdqa xmm9, [rbp + 1904]                                  ;  2244.7 p2      54 next reload
        pxor xmm14, xmm9                                           ;  2311.3 p1      54 next
        pxor xmm9, [r9 + 112]                                      ;  2312.3 p2+p1   58 r
        pxor xmm6, xmm15                                           ;  2313.3 p1      45 next
        pxor xmm10, xmm8                                           ;  2314.3 p1      45 next
        movdqa xmm15, [rbp + 1552]                                 ;  2246.7 p2      54 next
        pxor xmm15, xmm13                                          ;  2315.3 p1      54 next
        movdqa xmm8, [rbp + 1184]                                  ;  2247.7 p2      54 next
        pxor xmm8, xmm0                                            ;  2316.3 p1      54 next
        movdqa xmm0, [rbp + 1120]                                  ;  2290.3 p2      54 next
        movdqa xmm11, [rbp + 1376]                                 ;  2249.7 p2      54 next reload
        pxor xmm0, xmm11                                           ;  2317.3 p1      54 next
        pxor xmm11, [r9 + 128]                                     ;  2318.3 p2+p1   58 r
        pxor xmm5, xmm6                                            ;  2319.3 p1      54 next
        pxor xmm4, xmm10                                           ;  2320.3 p1      54 next
        movdqa xmm6, [rbp + 1232]                                  ;  2252.7 p2      54 next
        movdqa xmm10, [rbp + 1136]                                 ;  2253.7 p2      54 next reload
        pxor xmm6, xmm10                                           ;  2321.3 p1      54 next
        pxor xmm10, [r9 + 144]                                     ;  2322.3 p2+p1   58 r
        pxor xmm12, [rbp + 864]                                    ;  2323.3 p2+p1  108 r
        movdqa xmm13, [rbp + 1824]                                 ;  2256.7 p2      54 next
        pxor xmm13, [rbp + 1680]                                   ;  2324.3 p2+p1   54 next
        pxor xmm7, [rbp + 880]                                     ;  2325.3 p2+p1  108 r
        pxor xmm1, [rbp + 400]                                     ;  2326.3 p2+p1  108 r
        pxor xmm2, [rbp + 432]                                     ;  2327.3 p2+p1  108 r
        pxor xmm3, [rbp + 464]                                     ;  2328.3 p2+p1  108 r
        pxor xmm9, [rbp + 608]                                     ;  2329.3 p2+p1  108 r
        pxor xmm14, [rbp + 624]                                    ;  2330.3 p2+p1  108 r
        pxor xmm11, [rbp + 640]                                    ;  2331.3 p2+p1  108 r
        pxor xmm15, [rbp + 560]                                    ;  2332.3 p2+p1  108 r
        pxor xmm8, [rbp + 592]                                     ;  2333.3 p2+p1  108 r
        pxor xmm0, [rbp + 656]                                     ;  2334.3 p2+p1  108 r
        pxor xmm5, [rbp + 496]                                     ;  2335.3 p2+p1  108 r
        pxor xmm10, [rbp + 672]                                    ;  2336.3 p2+p1  108 r
        pxor xmm4, [rbp + 528]                                     ;  2337.3 p2+p1  108 r
        pxor xmm6, [rbp + 688]                                     ;  2338.3 p2+p1  108 r
        pxor xmm13, [rbp + 720]                                    ;  2339.3 p2+p1  108 r
        movdqa [rbp + 1824], xmm12                                 ;  2325.3 p0+p3  108 r spill
        movdqa xmm12, [rbp + 1440]                                 ;  2276.3 p2      54 next
        pxor xmm12, [rbp + 1424]                                   ;  2340.3 p2+p1   54 next
        pxor xmm12, [rbp + 752]                                    ;  2342.3 p2+p1  108 r
        movdqa [rbp + 1440], xmm10                                 ;  2338.3 p0+p3  108 r spill
        movdqa xmm10, [rbp + 1168]                                 ;  2280.0 p2      54 next
        pxor xmm10, [rbp + 1536]                                   ;  2342.3 p2+p1   54 next
        pxor xmm10, [rbp + 784]                                    ;  2344.3 p2+p1  108 r
        movdqa [rbp + 1168], xmm11                                 ;  2333.3 p0+p3  108 r spill
        movdqa xmm11, [rbp + 1872]                                 ;  2284.0 p2      54 next
        pxor xmm11, [rbp + 1584]                                   ;  2344.3 p2+p1   54 next
        pxor xmm11, [rbp + 816]                                    ;  2346.3 p2+p1  108 r
        movdqa [rbp + 1872], xmm9                                  ;  2331.3 p0+p3  108 r spill
        movdqa xmm9, [rbp + 1840]                                  ;  2289.3 p2      54 next
        pxor xmm9, [rbp + 1504]                                    ;  2346.3 p2+p1   54 next
        pxor xmm9, [rbp + 848]                                     ;  2348.3 p2+p1  108 r
        movdqa [rbp + 1840], xmm7                                  ;  2327.3 p0+p3  108 r spill
        movdqa xmm7, [rbp + 1728]                                  ;  2292.3 p2      58 r
        pxor xmm7, [r9]                                            ;  2348.3 p2+p1   58 r
        pxor xmm7, [rbp + 384]                                     ;  2350.3 p2+p1  108 r
        movdqa [rbp + 1728], xmm7                                  ;  2352.3 p0+p3  108 r spill
        movdqa xmm7, [rbp + 1392]                                  ;  2296.0 p2      58 r
        pxor xmm7, [r9 + 16]                                       ;  2350.3 p2+p1   58 r
        pxor xmm7, [rbp + 416]                                     ;  2352.3 p2+p1  108 r
        movdqa [rbp + 1392], xmm7                                  ;  2354.3 p0+p3  108 r spill
        movdqa xmm7, [rbp + 1296]                                  ;  2299.3 p2      58 r
        pxor xmm7, [r9 + 32]                                       ;  2352.3 p2+p1   58 r
        pxor xmm7, [rbp + 448]                                     ;  2354.3 p2+p1  108 r
        movdqa [rbp + 1296], xmm7                                  ;  2356.3 p0+p3  108 r spill
        movdqa xmm7, [rbp + 1744]                                  ;  2303.7 p2      58 r
        pxor xmm7, [r9 + 48]                                       ;  2354.3 p2+p1   58 r
        pxor xmm7, [rbp + 480]                                     ;  2356.3 p2+p1  108 r
        movdqa [rbp + 1744], xmm7                                  ;  2358.3 p0+p3  108 r spill
        movdqa xmm7, [rbp + 1632]                                  ;  2307.3 p2      58 r
        pxor xmm7, [r9 + 64]                                       ;  2356.3 p2+p1   58 r
        pxor xmm7, [rbp + 512]                                     ;  2358.3 p2+p1  108 r
        movdqa [rbp + 1632], xmm7                                  ;  2360.3 p0+p3  108 r spill
        movdqa xmm7, [rbp + 1552]                                  ;  2311.3 p2      58 r
        pxor xmm7, [r9 + 80]                                       ;  2358.3 p2+p1   58 r
        pxor xmm7, [rbp + 544]                                     ;  2360.3 p2+p1  108 r
        movdqa [rbp + 1552], xmm7                                  ;  2362.3 p0+p3  108 r spill
        movdqa xmm7, [rbp + 1184]                                  ;  2314.3 p2      58 r
        pxor xmm7, [r9 + 96]                                       ;  2360.3 p2+p1   58 r
        pxor xmm7, [rbp + 576]                                     ;  2362.3 p2+p1  108 r
        movdqa [rbp + 1184], xmm7                                  ;  2364.3 p0+p3  108 r spill
        movdqa xmm7, [rbp + 1680]                                  ;  2318.3 p2      58 r
        pxor xmm7, [r9 + 160]                                      ;  2362.3 p2+p1   58 r
        pxor xmm7, [rbp + 704]                                     ;  2364.3 p2+p1  108 r
        movdqa [rbp + 1680], xmm7                                  ;  2366.3 p0+p3  108 r spill
        movdqa xmm7, [rbp + 1424]                                  ;  2322.3 p2      58 r
        pxor xmm7, [r9 + 176]                                      ;  2364.3 p2+p1   58 r
        pxor xmm7, [rbp + 736]                                     ;  2366.3 p2+p1  108 r
        movdqa [rbp + 1424], xmm7                                  ;  2368.3 p0+p3  108 r spill
        movdqa xmm7, [rbp + 1536]                                  ;  2326.0 p2      58 r
        pxor xmm7, [r9 + 192]                                      ;  2366.3 p2+p1   58 r
        pxor xmm7, [rbp + 768]                                     ;  2368.3 p2+p1  108 r
        movdqa [rbp + 1536], xmm7                                  ;  2370.3 p0+p3  108 r spill
        movdqa xmm7, [rbp + 1584]                                  ;  2329.3 p2      58 r
        pxor xmm7, [r9 + 208]                                      ;  2368.3 p2+p1   58 r
        pxor xmm7, [rbp + 800]                                     ;  2370.3 p2+p1  108 r
        movdqa [rbp + 1584], xmm7                                  ;  2372.3 p0+p3  108 r spill
        movdqa xmm7, [rbp + 1504]                                  ;  2332.3 p2      58 r
        pxor xmm7, [r9 + 224]                                      ;  2370.3 p2+p1   58 r
        pxor xmm7, [rbp + 832]                                     ;  2372.3 p2+p1  108 r
        movdqa [rbp + 1504], xmm7                                  ;  2374.3 p0+p3  108 r spill
        movdqa xmm7, [rbp + 1776]                                  ;  2336.3 p2      66 l
        por xmm7, [r13 + 2048]                                     ;  2372.3 p2+p1   66 l
        pxor xmm7, [rbp + 1312]                                    ;  2374.3 p2+p1   66 l
        movdqa [rbp + 1312], xmm9                                  ;  2350.3 p0+p3  108 r spill
        movdqa xmm9, [rbp + 896]                                   ;  2339.3 p2      66 l
        por xmm9, [r13 + 2064]                                     ;  2374.3 p2+p1   66 l
        pxor xmm9, [rbp + 1472]                                    ;  2376.3 p2+p1   66 l
        movdqa [rbp + 1472], xmm11                                 ;  2348.3 p0+p3  108 r spill
        movdqa xmm11, xmm1                                         ;  2343.0 p0      66 l copy
        por xmm11, [r15]                                           ;  2376.3 p2+p1   66 l
        movdqa [rbp + 1136], xmm1                                  ;  2344.3 p0+p3  108 r spill
        movdqa xmm1, [rbp + 1008]                                  ;  2345.0 p2      66 l
        por xmm1, [r13 + 2080]                                     ;  2377.3 p2+p1   66 l
        pxor xmm1, [rbp + 1344]                                    ;  2379.3 p2+p1   66 l
        movdqa [rbp + 1344], xmm11                                 ;  2378.3 p0+p3   66 l spill
        movdqa xmm11, xmm2                                         ;  2347.7 p0      66 l copy
        por xmm11, [r15 + 16]                                      ;  2379.3 p2+p1   66 l
        movdqa [rbp + 1232], xmm2                                  ;  2348.7 p0+p3  108 r spill
        movdqa xmm2, [rbp + 912]                                   ;  2349.0 p2      66 l
        por xmm2, [r13 + 2096]                                     ;  2380.3 p2+p1   66 l
        pxor xmm2, [rbp + 1488]                                    ;  2382.3 p2+p1   66 l
        movdqa [rbp + 1488], xmm11                                 ;  2381.3 p0+p3   66 l spill
        movdqa xmm11, xmm3                                         ;  2351.7 p0      66 l copy
        por xmm11, [r15 + 32]                                      ;  2382.3 p2+p1   66 l
        movdqa [rbp + 1376], xmm3                                  ;  2352.7 p0+p3  108 r spill
        movdqa xmm3, [rbp + 944]                                   ;  2353.0 p2      66 l
        por xmm3, [r13 + 2112]                                     ;  2383.3 p2+p1   66 l
        pxor xmm3, [rbp + 1360]                                    ;  2385.3 p2+p1   66 l
        movdqa [rbp + 1360], xmm11                                 ;  2384.3 p0+p3   66 l spill
        movdqa xmm11, xmm5                                         ;  2355.7 p0      66 l copy
        por xmm11, [r15 + 48]                                      ;  2385.3 p2+p1   66 l
        movdqa [rbp + 1120], xmm5                                  ;  2356.7 p0+p3  108 r spill
        movdqa xmm5, [rbp + 1024]                                  ;  2357.0 p2      66 l
        por xmm5, [r13 + 2128]                                     ;  2386.3 p2+p1   66 l
        pxor xmm5, [rbp + 976]                                     ;  2388.3 p2+p1   66 l
        movdqa [rbp + 976], xmm11                                  ;  2387.3 p0+p3   66 l spill
        movdqa xmm11, xmm4                                         ;  2359.7 p0      66 l copy
        por xmm11, [r15 + 64]                                      ;  2388.3 p2+p1   66 l
        movdqa [rbp + 1904], xmm4                                  ;  2360.7 p0+p3  108 r spill
        movdqa xmm4, xmm7                                          ;  2376.3 p0      67 l copy
        pand xmm4, [r12 + 768]                                     ;  2389.3 p2+p1   67 l
        pxor xmm4, [rbp + 1776]                                    ;  2391.3 p2+p1   67 l
        movdqa [rbp + 1776], xmm4                                  ;  2393.3 p0+p3   67 l spill
        movdqa xmm4, xmm9                                          ;  2378.3 p0      67 l copy
        pand xmm4, [r12 + 784]                                     ;  2391.3 p2+p1   67 l
        pxor xmm4, [rbp + 896]                                     ;  2393.3 p2+p1   67 l
        movdqa [rbp + 896], xmm4                                   ;  2395.3 p0+p3   67 l spill
        movdqa xmm4, xmm1                                          ;  2381.3 p0      67 l copy
        pand xmm4, [r12 + 800]                                     ;  2393.3 p2+p1   67 l
        pxor xmm4, [rbp + 1008]                                    ;  2395.3 p2+p1   67 l
        movdqa [rbp + 1008], xmm4                                  ;  2397.3 p0+p3   67 l spill
        movdqa xmm4, xmm2                                          ;  2384.3 p0      67 l copy
        pand xmm4, [r12 + 816]                                     ;  2395.3 p2+p1   67 l
        pxor xmm4, [rbp + 912]                                     ;  2397.3 p2+p1   67 l
        movdqa [rbp + 912], xmm4                                   ;  2399.3 p0+p3   67 l spill
        movdqa xmm4, [rbp + 928]                                   ;  2370.3 p2      66 l
        por xmm4, [r13 + 2144]                                     ;  2397.3 p2+p1   66 l
        pxor xmm4, [rbp + 1104]                                    ;  2399.3 p2+p1   66 l
        movdqa [rbp + 1104], xmm2                                  ;  2384.3 p0+p3   66 l spill
        movdqa xmm2, xmm3                                          ;  2387.3 p0      67 l copy
        pand xmm2, [r12 + 832]                                     ;  2399.3 p2+p1   67 l
        pxor xmm2, [rbp + 944]                                     ;  2401.3 p2+p1   67 l
        movdqa [rbp + 944], xmm2                                   ;  2403.3 p0+p3   67 l spill
        movdqa xmm2, xmm5                                          ;  2390.3 p0      67 l copy
        pand xmm2, [r12 + 848]                                     ;  2401.3 p2+p1   67 l
        pxor xmm2, [rbp + 1024]                                    ;  2403.3 p2+p1   67 l
        movdqa [rbp + 1024], xmm2                                  ;  2405.3 p0+p3   67 l spill
        movdqa xmm2, xmm15                                         ;  2377.7 p0      66 l copy
        por xmm2, [r15 + 80]                                       ;  2403.3 p2+p1   66 l
        movdqa [rbp + 1968], xmm5                                  ;  2390.3 p0+p3   66 l spill
        movdqa xmm5, [rbp + 1056]                                  ;  2379.0 p2      66 l
        por xmm5, [r13 + 2160]                                     ;  2404.3 p2+p1   66 l
        pxor xmm5, [rbp + 1760]                                    ;  2406.3 p2+p1   66 l
        movdqa [rbp + 1760], xmm3                                  ;  2387.3 p0+p3   66 l spill
        movdqa xmm3, xmm8                                          ;  2381.7 p0      66 l copy
        por xmm3, [r15 + 96]                                       ;  2406.3 p2+p1   66 l
        movdqa [rbp + 1712], xmm1                                  ;  2382.7 p0+p3   66 l spill
        movdqa xmm1, [rbp + 1072]                                  ;  2383.0 p2      66 l
        por xmm1, [r13 + 2176]                                     ;  2407.3 p2+p1   66 l
        pxor xmm1, [rbp + 1600]                                    ;  2409.3 p2+p1   66 l
        movdqa [rbp + 1600], xmm9                                  ;  2384.7 p0+p3   66 l spill
        movdqa xmm9, xmm14                                         ;  2385.7 p0      66 l copy
        por xmm9, [r15 + 112]                                      ;  2409.3 p2+p1   66 l
        movdqa [rbp + 2048], xmm7                                  ;  2386.7 p0+p3   66 l spill
        movdqa xmm7, xmm4                                          ;  2401.3 p0      67 l copy
        pand xmm7, [r12 + 864]                                     ;  2410.3 p2+p1   67 l
        pxor xmm7, [rbp + 928]                                     ;  2412.3 p2+p1   67 l
        movdqa [rbp + 928], xmm7                                   ;  2414.3 p0+p3   67 l spill
        movdqa xmm7, [rbp + 1040]                                  ;  2389.3 p2      66 l
        por xmm7, [r13 + 2192]                                     ;  2412.3 p2+p1   66 l
        pxor xmm7, [rbp + 1152]                                    ;  2414.3 p2+p1   66 l
        movdqa [rbp + 1152], xmm4                                  ;  2401.3 p0+p3   66 l spill
        movdqa xmm4, xmm0                                          ;  2392.0 p0      66 l copy
        por xmm4, [r15 + 128]                                      ;  2414.3 p2+p1   66 l
        movdqa [rbp + 2032], xmm0                                  ;  2393.0 p0+p3  108 r spill
        movdqa xmm0, xmm5                                          ;  2408.3 p0      67 l copy
        pand xmm0, [r12 + 880]                                     ;  2415.3 p2+p1   67 l
        pxor xmm0, [rbp + 1056]                                    ;  2417.3 p2+p1   67 l
        movdqa [rbp + 1056], xmm0                                  ;  2419.3 p0+p3   67 l spill
        movdqa xmm0, xmm1                                          ;  2411.3 p0      67 l copy
        pand xmm0, [r12 + 896]                                     ;  2418.3 p2+p1   67 l
        pxor xmm0, [rbp + 1072]                                    ;  2420.3 p2+p1   67 l
        movdqa [rbp + 1072], xmm0                                  ;  2422.3 p0+p3   67 l spill
        movdqa xmm0, [rbp + 1264]                                  ;  2398.0 p2      66 l
        por xmm0, [r13 + 2208]                                     ;  2419.3 p2+p1   66 l
        pxor xmm0, [rbp + 1088]                                    ;  2421.3 p2+p1   66 l
        movdqa [rbp + 1088], xmm1                                  ;  2411.3 p0+p3   66 l spill
        movdqa xmm1, xmm6                                          ;  2400.7 p0      66 l copy
        por xmm1, [r15 + 144]                                      ;  2421.3 p2+p1   66 l
        movdqa [rbp + 2016], xmm5                                  ;  2408.3 p0+p3   66 l spill
        movdqa xmm5, xmm7                                          ;  2416.3 p0      67 l copy
        pand xmm5, [r12 + 912]                                     ;  2423.3 p2+p1   67 l
        pxor xmm5, [rbp + 1040]                                    ;  2425.3 p2+p1   67 l
        movdqa [rbp + 1040], xmm5                                  ;  2427.3 p0+p3   67 l spill
        movdqa xmm5, [rbp + 1920]                                  ;  2404.3 p2      66 l
        por xmm5, [r13 + 2224]                                     ;  2424.3 p2+p1   66 l
        pxor xmm5, [rbp + 960]                                     ;  2426.3 p2+p1   66 l
        movdqa [rbp + 960], xmm7                                   ;  2416.3 p0+p3   66 l spill
        movdqa xmm7, xmm13                                         ;  2407.0 p0      66 l copy
        por xmm7, [r15 + 160]                                      ;  2426.3 p2+p1   66 l
        movdqa [rbp + 1456], xmm13                                 ;  2408.0 p0+p3  108 r spill
        movdqa xmm13, xmm0                                         ;  2423.3 p0      67 l copy
        pand xmm13, [r12 + 928]                                    ;  2430.3 p2+p1   67 l
        pxor xmm13, [rbp + 1264]                                   ;  2432.3 p2+p1   67 l
        movdqa [rbp + 1264], xmm13                                 ;  2434.3 p0+p3   67 l spill
        movdqa xmm13, [rbp + 1328]                                 ;  2410.7 p2      66 l
        por xmm13, [r13 + 2240]                                    ;  2429.3 p2+p1   66 l
        pxor xmm13, [rbp + 992]                                    ;  2431.3 p2+p1   66 l
        movdqa [rbp + 992], xmm0                                   ;  2423.3 p0+p3   66 l spill
        movdqa xmm0, xmm5                                          ;  2428.3 p0      67 l copy
        pand xmm0, [r12 + 944]                                     ;  2435.3 p2+p1   67 l
        pxor xmm0, [rbp + 1920]                                    ;  2437.3 p2+p1   67 l
        movdqa [rbp + 1920], xmm0                                  ;  2439.3 p0+p3   67 l spill
        movdqa xmm0, xmm12                                         ;  2415.7 p0      66 l copy
        por xmm0, [r15 + 176]                                      ;  2433.3 p2+p1   66 l
        movdqa [rbp + 1200], xmm5                                  ;  2428.3 p0+p3   66 l spill
        movdqa xmm5, [rbp + 1616]                                  ;  2417.0 p2      66 l
        por xmm5, [r13 + 2256]                                     ;  2434.3 p2+p1   66 l
        pxor xmm5, [rbp + 1408]                                    ;  2436.3 p2+p1   66 l
        movdqa [rbp + 1408], xmm12                                 ;  2418.7 p0+p3  108 r spill
        movdqa xmm12, xmm13                                        ;  2433.3 p0      67 l copy
        pand xmm12, [r12 + 960]                                    ;  2440.3 p2+p1   67 l
        pxor xmm12, [rbp + 1328]                                   ;  2442.3 p2+p1   67 l
        movdqa [rbp + 1328], xmm12                                 ;  2444.3 p0+p3   67 l spill
        movdqa xmm12, xmm10                                        ;  2422.0 p0      66 l copy
        por xmm12, [r15 + 192]                                     ;  2438.3 p2+p1   66 l
        movdqa [rbp + 2000], xmm13                                 ;  2433.3 p0+p3   66 l spill
        movdqa xmm13, xmm5                                         ;  2438.3 p0      67 l copy
        pand xmm13, [r12 + 976]                                    ;  2445.3 p2+p1   67 l
        pxor xmm13, [rbp + 1616]                                   ;  2447.3 p2+p1   67 l
        movdqa [rbp + 1616], xmm13                                 ;  2449.3 p0+p3   67 l spill
        movdqa xmm13, [rbp + 1888]                                 ;  2425.7 p2      66 l
        por xmm13, [r13 + 2272]                                    ;  2441.3 p2+p1   66 l
        pxor xmm13, [rbp + 1248]                                   ;  2443.3 p2+p1   66 l
        movdqa [rbp + 1248], xmm5                                  ;  2438.3 p0+p3   66 l spill
        movdqa xmm5, [rbp + 1936]                                  ;  2428.7 p2      66 l
        por xmm5, [r13 + 2288]                                     ;  2443.3 p2+p1   66 l
        pxor xmm5, [rbp + 1856]                                    ;  2445.3 p2+p1   66 l
        pxor xmm11, [rbp + 1632]                                   ;  2445.3 p2+p1   66 l
        pxor xmm2, [rbp + 1552]                                    ;  2446.3 p2+p1   66 l
        pxor xmm3, [rbp + 1184]                                    ;  2447.3 p2+p1   66 l
        pxor xmm9, [rbp + 1872]                                    ;  2448.3 p2+p1   66 l
        pxor xmm4, [rbp + 1168]                                    ;  2449.3 p2+p1   66 l
        pxor xmm1, [rbp + 1440]                                    ;  2450.3 p2+p1   66 l
        pxor xmm7, [rbp + 1680]                                    ;  2451.3 p2+p1   66 l
        pxor xmm0, [rbp + 1424]                                    ;  2452.3 p2+p1   66 l
        pxor xmm12, [rbp + 1536]                                   ;  2453.3 p2+p1   66 l
        movdqa [rbp + 1536], xmm10                                 ;  2435.7 p0+p3  108 r spill
        movdqa xmm10, xmm13                                        ;  2445.3 p0      67 l copy
        pand xmm10, [r12 + 992]                                    ;  2454.3 p2+p1   67 l
        pxor xmm10, [rbp + 1888]                                   ;  2456.3 p2+p1   67 l
        movdqa [rbp + 1888], xmm10                                 ;  2458.3 p0+p3   67 l spill
        movdqa xmm10, xmm5                                         ;  2447.3 p0      67 l copy
        pand xmm10, [r12 + 1008]                                   ;  2456.3 p2+p1   67 l
        pxor xmm10, [rbp + 1936]                                   ;  2458.3 p2+p1   67 l
        movdqa [rbp + 320], xmm13                                  ;  2445.3 p0+p3  126 rounds
        movdqa [rbp + 352], xmm5                                   ;  2447.3 p0+p3  126 rounds
        movdqa [rbp + 368], xmm10                                  ;  2460.3 p0+p3  126 rounds
        movdqa [rbp + 512], xmm11                                  ;  2447.3 p0+p3  126 rounds
        pand xmm11, [r14 + 2112]                                   ;  2458.3 p2+p1   67 l
        movdqa [rbp + 544], xmm2                                   ;  2448.3 p0+p3  126 rounds
        pand xmm2, [r14 + 2128]                                    ;  2459.3 p2+p1   67 l
        pxor xmm15, xmm2                                           ;  2461.3 p1      67 l
        movdqa [rbp + 576], xmm3                                   ;  2450.3 p0+p3  126 rounds
        pand xmm3, [r14 + 2144]                                    ;  2461.3 p2+p1   67 l
        pxor xmm8, xmm3                                            ;  2463.3 p1      67 l
        movdqa [rbp + 608], xmm9                                   ;  2452.3 p0+p3  126 rounds
        pand xmm9, [r14 + 2160]                                    ;  2463.3 p2+p1   67 l
        pxor xmm14, xmm9                                           ;  2465.3 p1      67 l
        movdqa [rbp + 640], xmm4                                   ;  2454.3 p0+p3  126 rounds
        pand xmm4, [r14 + 2176]                                    ;  2465.3 p2+p1   67 l
        movdqa [rbp + 672], xmm1                                   ;  2456.3 p0+p3  126 rounds
        pand xmm1, [r14 + 2192]                                    ;  2466.3 p2+p1   67 l
        pxor xmm6, xmm1                                            ;  2468.3 p1      67 l
        movdqa [rbp + 704], xmm7                                   ;  2458.3 p0+p3  126 rounds
        pand xmm7, [r14 + 2208]                                    ;  2468.3 p2+p1   67 l
        movdqa [rbp + 736], xmm0                                   ;  2460.3 p0+p3  126 rounds
        pand xmm0, [r14 + 2224]                                    ;  2469.3 p2+p1   67 l
        movdqa [rbp + 768], xmm12                                  ;  2462.3 p0+p3  126 rounds
        pand xmm12, [r14 + 2240]                                   ;  2470.3 p2+p1   67 l
        pxor xmm11, [rbp + 1904]                                   ;  2471.3 p2+p1   67 l
        pxor xmm4, [rbp + 2032]                                    ;  2472.3 p2+p1   67 l
        pxor xmm7, [rbp + 1456]                                    ;  2473.3 p2+p1   67 l
        pxor xmm0, [rbp + 1408]                                    ;  2474.3 p2+p1   67 l
        pxor xmm12, [rbp + 1536]                                   ;  2475.3 p2+p1   67 l
        movdqa xmm1, [rbp + 1472]                                  ;  2461.0 p2      66 l
        por xmm1, [r15 + 208]                                      ;  2476.3 p2+p1   66 l
        pxor xmm1, [rbp + 1584]                                    ;  2478.3 p2+p1   66 l
        movdqa xmm2, [rbp + 1312]                                  ;  2464.0 p2      66 l
        por xmm2, [r15 + 224]                                      ;  2478.3 p2+p1   66 l
        pxor xmm2, [rbp + 1504]                                    ;  2480.3 p2+p1   66 l
        movdqa xmm3, [rbp + 1840]                                  ;  2467.0 p2      66 l
        por xmm3, [r15 + 240]                                      ;  2480.3 p2+p1   66 l
        pxor xmm3, [rbp + 1824]                                    ;  2482.3 p2+p1   66 l
        movdqa xmm5, [rbp + 1728]                                  ;  2470.0 p2      66 l
        pxor xmm5, [rbp + 1344]                                    ;  2482.3 p2+p1   66 l
        movdqa xmm9, [rbp + 1392]                                  ;  2472.0 p2      66 l
        pxor xmm9, [rbp + 1488]                                    ;  2483.3 p2+p1   66 l
        movdqa [rbp + 800], xmm1                                   ;  2480.3 p0+p3  126 rounds
        pand xmm1, [r14 + 2256]                                    ;  2484.3 p2+p1   67 l
        movdqa [rbp + 384], xmm5                                   ;  2484.3 p0+p3  126 rounds
        pand xmm5, [r14 + 2048]                                    ;  2485.3 p2+p1   67 l
        movdqa [rbp + 416], xmm9                                   ;  2485.3 p0+p3  126 rounds
        pand xmm9, [r14 + 2064]                                    ;  2486.3 p2+p1   67 l
        movdqa [rbp + 832], xmm2                                   ;  2482.3 p0+p3  126 rounds
        pand xmm2, [r14 + 2272]                                    ;  2487.3 p2+p1   67 l
        movdqa [rbp + 864], xmm3                                   ;  2484.3 p0+p3  126 rounds
        pand xmm3, [r14 + 2288]                                    ;  2488.3 p2+p1   67 l
        pxor xmm5, [rbp + 1136]                                    ;  2489.3 p2+p1   67 l
        movdqa [rbp + 400], xmm5                                   ;  2491.3 p0+p3  126 rounds
        pxor xmm9, [rbp + 1232]                                    ;  2490.3 p2+p1   67 l
        pxor xmm1, [rbp + 1472]                                    ;  2491.3 p2+p1   67 l
        pxor xmm2, [rbp + 1312]                                    ;  2492.3 p2+p1   67 l
        pxor xmm3, [rbp + 1840]                                    ;  2493.3 p2+p1   67 l
        movdqa xmm5, [rbp + 1296]                                  ;  2484.0 p2      66 l
        movdqa [rbp + 432], xmm9                                   ;  2492.3 p0+p3  126 rounds
        pxor xmm5, [rbp + 1360]                                    ;  2495.0 p2+p1   66 l
        movdqa xmm9, [rbp + 1744]                                  ;  2486.0 p2      66 l
        pxor xmm9, [rbp + 976]                                     ;  2497.0 p2+p1   66 l
        movdqa [rbp + 528], xmm11                                  ;  2480.0 p0+p3  126 rounds
        movdqa [rbp + 560], xmm15                                  ;  2482.0 p0+p3  126 rounds
        movdqa [rbp + 592], xmm8                                   ;  2484.0 p0+p3  126 rounds
        movdqa [rbp + 624], xmm14                                  ;  2486.0 p0+p3  126 rounds
        movdqa [rbp + 656], xmm4                                   ;  2488.0 p0+p3  126 rounds
        movdqa [rbp + 688], xmm6                                   ;  2490.0 p0+p3  126 rounds
        movdqa [rbp + 720], xmm7                                   ;  2492.0 p0+p3  126 rounds
        movdqa [rbp + 752], xmm0                                   ;  2494.0 p0+p3  126 rounds
        movdqa [rbp + 784], xmm12                                  ;  2496.0 p0+p3  126 rounds
        movdqa [rbp + 816], xmm1                                   ;  2498.0 p0+p3  126 rounds
        movdqa [rbp + 848], xmm2                                   ;  2500.0 p0+p3  126 rounds
        movdqa [rbp + 880], xmm3                                   ;  2502.0 p0+p3  126 rounds
        movdqa [rbp + 448], xmm5                                   ;  2504.0 p0+p3  126 rounds
        pand xmm5, [r14 + 2080]                                    ;  2497.0 p2+p1   67 l
        pxor xmm5, [rbp + 1376]                                    ;  2499.0 p2+p1   67 l
        movdqa [rbp + 464], xmm5                                   ;  2506.0 p0+p3  126 rounds
        movdqa [rbp + 480], xmm9                                   ;  2508.0 p0+p3  126 rounds
        pand xmm9, [r14 + 2096]                                    ;  2499.0 p2+p1   67 l
        pxor xmm9, [rbp + 1120]                                    ;  2501.0 p2+p1   67 l
        movdqa [rbp + 496], xmm9                                   ;  2510.0 p0+p3  126 rounds
        mov rsi, qword [rbp + 2080]                                ;  2492.7 p2     126 rounds reload
        sub r10, rsi                                               ;  2496.7 p0     126 rounds
        sub r8, rsi                                                ;  2496.7 p0     126 rounds
        sub r9, rsi                                                ;  2496.7 p0     126 rounds
        sub r11, rsi                                               ;  2496.8 p0     126 rounds
        sub r13, rsi                                               ;  2497.3 p0     126 rounds
        sub r14, rsi                                               ;  2497.8 p0     126 rounds
        sub r15, rsi                                               ;  2498.3 p0     126 rounds
        movdqa xmm14, [rbp + 1776]                                 ;  2495.3 p2      67 l reload
        movdqa [rbp - 112], xmm14                                  ;  2512.0 p0+p3  126 rounds
        movdqa xmm14, [rbp + 896]                                  ;  2496.3 p2      67 l reload
        movdqa [rbp - 80], xmm14                                   ;  2514.0 p0+p3  126 rounds
        movdqa xmm14, [rbp + 1008]                                 ;  2497.3 p2      67 l reload
        movdqa [rbp - 48], xmm14                                   ;  2516.0 p0+p3  126 rounds
        movdqa xmm14, [rbp + 912]                                  ;  2498.3 p2      67 l reload
        movdqa [rbp - 16], xmm14                                   ;  2518.0 p0+p3  126 rounds
        movdqa xmm14, [rbp + 944]                                  ;  2499.3 p2      67 l reload
        movdqa [rbp + 16], xmm14                                   ;  2520.0 p0+p3  126 rounds
        movdqa xmm14, [rbp + 1024]                                 ;  2500.3 p2      67 l reload
        movdqa [rbp + 48], xmm14                                   ;  2522.0 p0+p3  126 rounds
        movdqa xmm14, [rbp + 928]                                  ;  2501.3 p2      67 l reload
        movdqa [rbp + 80], xmm14                                   ;  2524.0 p0+p3  126 rounds
        movdqa xmm14, [rbp + 1056]                                 ;  2502.3 p2      67 l reload
        movdqa [rbp + 112], xmm14                                  ;  2526.0 p0+p3  126 rounds
        movdqa xmm14, [rbp + 1072]                                 ;  2503.3 p2      67 l reload
        movdqa [rbp + 144], xmm14                                  ;  2528.0 p0+p3  126 rounds
        movdqa xmm14, [rbp + 1040]                                 ;  2504.3 p2      67 l reload
        movdqa [rbp + 176], xmm14                                  ;  2530.0 p0+p3  126 rounds
        add r10, 0x600                                             ;  2505.3 p1     126 rounds
        movdqa xmm14, [rbp + 1264]                                 ;  2505.7 p2      67 l reload
        movdqa [rbp + 208], xmm14                                  ;  2532.0 p0+p3  126 rounds
        movdqa xmm14, [rbp + 1920]                                 ;  2506.7 p2      67 l reload
        movdqa [rbp + 240], xmm14                                  ;  2534.0 p0+p3  126 rounds
        movdqa xmm14, [rbp + 1328]                                 ;  2507.7 p2      67 l reload
        movdqa [rbp + 272], xmm14                                  ;  2536.0 p0+p3  126 rounds
        and r10, 0x7ff                                             ;  2511.8 p0     126 rounds
        add r10, rsi                                               ;  2512.8 p1     126 rounds
        movdqa xmm14, [rbp + 1616]                                 ;  2509.3 p2      67 l reload
        movdqa [rbp + 304], xmm14                                  ;  2538.0 p0+p3  126 rounds
        movdqa xmm14, [rbp + 1888]                                 ;  2510.3 p2      67 l reload
        movdqa [rbp + 336], xmm14                                  ;  2540.0 p0+p3  126 rounds
        add r8, 0x600                                              ;  2511.3 p1     126 rounds
        and r8, 0x7ff                                              ;  2514.4 p0     126 rounds
        add r8, rsi                                                ;  2515.4 p1     126 rounds
        add r9, 0x600                                              ;  2512.5 p1     126 rounds
        and r9, 0x7ff                                              ;  2515.0 p0     126 rounds
        add r9, rsi                                                ;  2516.0 p1     126 rounds
        add r11, 0x600                                             ;  2513.5 p1     126 rounds
        and r11, 0x7ff                                             ;  2515.5 p0     126 rounds
        add r11, rsi                                               ;  2516.5 p1     126 rounds
        add r13, 0x700                                             ;  2514.5 p1     126 rounds
        and r13, 0x7ff                                             ;  2516.1 p0     126 rounds
        add r13, rsi                                               ;  2517.1 p1     126 rounds
        add r14, 0x700                                             ;  2515.5 p1     126 rounds
        and r14, 0x7ff                                             ;  2516.7 p0     126 rounds
        add r14, rsi                                               ;  2517.7 p1     126 rounds
        add r15, 0x700                                             ;  2516.5 p1     126 rounds
        and r15, 0x7ff                                             ;  2517.5 p0     126 rounds
        add r15, rsi                                               ;  2518.5 p1     126 rounds
        add r12, -256                                              ;  2517.5 p1     126 rounds
        movdqa xmm0, [rbp + 2048]                                  ;  2517.7 p2      66 l reload
        movdqa xmm1, [rbp + 1600]                                  ;  2518.7 p2      66 l reload
        movdqa xmm2, [rbp + 1712]                                  ;  2519.7 p2      66 l reload
        movdqa xmm3, [rbp + 1104]                                  ;  2520.7 p2      66 l reload
        movdqa xmm4, [rbp + 1760]                                  ;  2521.7 p2      66 l reload
        movdqa xmm5, [rbp + 1968]                                  ;  2522.7 p2      66 l reload
        movdqa xmm6, [rbp + 1152]                                  ;  2523.7 p2      66 l reload
        movdqa xmm7, [rbp + 2016]                                  ;  2524.7 p2      66 l reload
        movdqa xmm8, [rbp + 1088]                                  ;  2525.7 p2      66 l reload
        movdqa xmm9, [rbp + 960]                                   ;  2526.7 p2      66 l reload
        movdqa xmm10, [rbp + 992]                                  ;  2527.7 p2      66 l reload
        movdqa xmm11, [rbp + 1200]                                 ;  2528.7 p2      66 l reload
        movdqa xmm12, [rbp + 2000]                                 ;  2529.7 p2      66 l reload
        movdqa xmm13, [rbp + 1248]                                 ;  2530.7 p2      66 l reload
        cmp r12, qword [rbp + 2152]                                ;                    more rounds?
        jne .rounds_2
        movdqa [rbp - 128], xmm0                                   ;                    resident
        movdqa [rbp - 96], xmm1                                    ;                    resident
        movdqa [rbp - 64], xmm2                                    ;                    resident
        movdqa [rbp - 32], xmm3                                    ;                    resident
        movdqa [rbp + 0], xmm4                                     ;                    resident
        movdqa [rbp + 32], xmm5                                    ;                    resident
        movdqa [rbp + 64], xmm6                                    ;                    resident
        movdqa [rbp + 96], xmm7                                    ;                    resident
        movdqa [rbp + 128], xmm8                                   ;                    resident
        movdqa [rbp + 160], xmm9                                   ;                    resident
        movdqa [rbp + 192], xmm10                                  ;                    resident
        movdqa [rbp + 224], xmm11                                  ;                    resident
        movdqa [rbp + 256], xmm12                                  ;                    resident
        movdqa [rbp + 288], xmm13                                  ;                    resident
        mov qword [rbp + 2128], r8                                 ;                    resident
        mov qword [rbp + 2096], r9                                 ;                    resident
        mov qword [rbp + 2088], r10                                ;                    resident
        mov qword [rbp + 2104], r11                                ;                    resident
        mov qword [rbp + 2136], r12                                ;                    resident
        mov qword [rbp + 2112], r13                                ;                    resident
        mov qword [rbp + 2120], r14                                ;                    resident
        mov qword [rbp + 2144], r15                                ;                    resident
        movdqa xmm0, [rbp - 112]                                   ;     0.0 p2     132 dst reload
        mov r8, qword [rbp + 2160]                                 ;     1.0 p2     132 dst reload
        movdqa [r8], xmm0                                          ;    11.0 p0+p3  132 dst
        movdqa xmm0, [rbp - 80]                                    ;     2.0 p2     132 dst reload
        movdqa [r8 + 16], xmm0                                     ;    13.0 p0+p3  132 dst
        movdqa xmm0, [rbp - 48]                                    ;     3.0 p2     132 dst reload
        movdqa [r8 + 32], xmm0                                     ;    14.0 p0+p3  132 dst
        movdqa xmm0, [rbp - 16]                                    ;     4.0 p2     132 dst reload
        movdqa [r8 + 48], xmm0                                     ;    15.0 p0+p3  132 dst
        movdqa xmm0, [rbp + 16]                                    ;     5.0 p2     132 dst reload
        movdqa [r8 + 64], xmm0                                     ;    16.0 p0+p3  132 dst
        movdqa xmm0, [rbp + 48]                                    ;     6.0 p2     132 dst reload
        movdqa [r8 + 80], xmm0                                     ;    17.0 p0+p3  132 dst
        movdqa xmm0, [rbp + 80]                                    ;     7.0 p2     132 dst reload
        movdqa [r8 + 96], xmm0                                     ;    18.0 p0+p3  132 dst
        movdqa xmm0, [rbp + 112]                                   ;     8.0 p2     132 dst reload
        movdqa [r8 + 112], xmm0                                    ;    19.0 p0+p3  132 dst
        movdqa xmm0, [rbp + 144]                                   ;     9.0 p2     132 dst reload
        movdqa [r8 + 128], xmm0                                    ;    20.0 p0+p3  132 dst
        movdqa xmm0, [rbp + 176]                                   ;    10.0 p2     132 dst reload
        movdqa [r8 + 144], xmm0                                    ;    21.0 p0+p3  132 dst
        movdqa xmm0, [rbp + 208]                                   ;    11.0 p2     132 dst reload
        movdqa [r8 + 160], xmm0                                    ;    22.0 p0+p3  132 dst
        movdqa xmm0, [rbp + 240]                                   ;    12.0 p2     132 dst reload
        movdqa [r8 + 176], xmm0                                    ;    23.0 p0+p3  132 dst
        movdqa xmm0, [rbp + 272]                                   ;    13.0 p2     132 dst reload
        movdqa [r8 + 192], xmm0                                    ;    24.7 p0+p3  132 dst
        movdqa xmm0, [rbp + 304]                                   ;    14.0 p2     132 dst reload
        movdqa [r8 + 208], xmm0                                    ;    26.7 p0+p3  132 dst
        movdqa xmm0, [rbp + 336]                                   ;    15.0 p2     132 dst reload
        movdqa [r8 + 224], xmm0                                    ;    28.7 p0+p3  132 dst
        movdqa xmm0, [rbp + 368]                                   ;    16.0 p2     132 dst reload
        movdqa [r8 + 240], xmm0                                    ;    30.7 p0+p3  132 dst
        movdqa xmm0, [rbp - 128]                                   ;    17.0 p2     132 dst reload
        movdqa [r8 + 256], xmm0                                    ;    32.7 p0+p3  132 dst
        movdqa xmm0, [rbp - 96]                                    ;    18.0 p2     132 dst reload
        movdqa [r8 + 272], xmm0                                    ;    34.7 p0+p3  132 dst
        movdqa xmm0, [rbp - 64]                                    ;    19.0 p2     132 dst reload
        movdqa [r8 + 288], xmm0                                    ;    36.7 p0+p3  132 dst
        movdqa xmm0, [rbp - 32]                                    ;    20.0 p2     132 dst reload
        movdqa [r8 + 304], xmm0                                    ;    38.7 p0+p3  132 dst
        movdqa xmm0, [rbp + 0]                                     ;    21.0 p2     132 dst reload
        movdqa [r8 + 320], xmm0                                    ;    40.7 p0+p3  132 dst
        movdqa xmm0, [rbp + 32]                                    ;    22.0 p2     132 dst reload
        movdqa [r8 + 336], xmm0                                    ;    42.7 p0+p3  132 dst
        movdqa xmm0, [rbp + 64]                                    ;    23.0 p2     132 dst reload
        movdqa [r8 + 352], xmm0                                    ;    44.7 p0+p3  132 dst
        movdqa xmm0, [rbp + 96]                                    ;    24.0 p2     132 dst reload
        movdqa [r8 + 368], xmm0                                    ;    46.7 p0+p3  132 dst
        movdqa xmm0, [rbp + 128]                                   ;    25.0 p2     132 dst reload
        movdqa [r8 + 384], xmm0                                    ;    48.7 p0+p3  132 dst
        movdqa xmm0, [rbp + 160]                                   ;    26.0 p2     132 dst reload
        movdqa [r8 + 400], xmm0                                    ;    50.7 p0+p3  132 dst
        movdqa xmm0, [rbp + 192]                                   ;    27.0 p2     132 dst reload
        movdqa [r8 + 416], xmm0                                    ;    52.7 p0+p3  132 dst
        movdqa xmm0, [rbp + 224]                                   ;    28.0 p2     132 dst reload
        movdqa [r8 + 432], xmm0                                    ;    54.7 p0+p3  132 dst
        movdqa xmm0, [rbp + 256]                                   ;    29.0 p2     132 dst reload
        movdqa [r8 + 448], xmm0                                    ;    56.7 p0+p3  132 dst
        movdqa xmm0, [rbp + 288]                                   ;    30.0 p2     132 dst reload
        movdqa [r8 + 464], xmm0                                    ;    58.7 p0+p3  132 dst
        movdqa xmm0, [rbp + 320]                                   ;    31.0 p2     132 dst reload
        movdqa [r8 + 480], xmm0                                    ;    60.7 p0+p3  132 dst
        movdqa xmm0, [rbp + 352]                                   ;    32.0 p2     132 dst reload
        movdqa [r8 + 496], xmm0                                    ;    62.7 p0+p3  132 dst
        movdqa xmm0, [rbp + 400]                                   ;    33.0 p2     133 dst reload
        movdqa [r8 + 512], xmm0                                    ;    64.7 p0+p3  133 dst
        movdqa xmm0, [rbp + 432]                                   ;    34.0 p2     133 dst reload
        movdqa [r8 + 528], xmm0                                    ;    66.7 p0+p3  133 dst
        movdqa xmm0, [rbp + 464]                                   ;    35.0 p2     133 dst reload
        movdqa [r8 + 544], xmm0                                    ;    68.7 p0+p3  133 dst
        movdqa xmm0, [rbp + 496]                                   ;    36.0 p2     133 dst reload
        movdqa [r8 + 560], xmm0                                    ;    70.7 p0+p3  133 dst
        movdqa xmm0, [rbp + 528]                                   ;    37.0 p2     133 dst reload
        movdqa [r8 + 576], xmm0                                    ;    72.7 p0+p3  133 dst
        movdqa xmm0, [rbp + 560]                                   ;    38.0 p2     133 dst reload
        movdqa [r8 + 592], xmm0                                    ;    74.7 p0+p3  133 dst
        movdqa xmm0, [rbp + 592]                                   ;    39.0 p2     133 dst reload
        movdqa [r8 + 608], xmm0                                    ;    76.7 p0+p3  133 dst
        movdqa xmm0, [rbp + 624]                                   ;    40.0 p2     133 dst reload
        movdqa [r8 + 624], xmm0                                    ;    78.7 p0+p3  133 dst
        movdqa xmm0, [rbp + 656]                                   ;    41.0 p2     133 dst reload
        movdqa [r8 + 640], xmm0                                    ;    80.7 p0+p3  133 dst
        movdqa xmm0, [rbp + 688]                                   ;    42.0 p2     133 dst reload
        movdqa [r8 + 656], xmm0                                    ;    82.7 p0+p3  133 dst
        movdqa xmm0, [rbp + 720]                                   ;    43.0 p2     133 dst reload
        movdqa [r8 + 672], xmm0                                    ;    84.7 p0+p3  133 dst
        movdqa xmm0, [rbp + 752]                                   ;    44.0 p2     133 dst reload
        movdqa [r8 + 688], xmm0                                    ;    86.7 p0+p3  133 dst
        movdqa xmm0, [rbp + 784]                                   ;    45.0 p2     133 dst reload
        movdqa [r8 + 704], xmm0                                    ;    88.7 p0+p3  133 dst
        movdqa xmm0, [rbp + 816]                                   ;    46.0 p2     133 dst reload
        movdqa [r8 + 720], xmm0                                    ;    90.7 p0+p3  133 dst
        movdqa xmm0, [rbp + 848]                                   ;    47.0 p2     133 dst reload
        movdqa [r8 + 736], xmm0                                    ;    92.7 p0+p3  133 dst
        movdqa xmm0, [rbp + 880]                                   ;    48.0 p2     133 dst reload
        movdqa [r8 + 752], xmm0                                    ;    94.7 p0+p3  133 dst
        movdqa xmm0, [rbp + 384]                                   ;    49.0 p2     133 dst reload
        movdqa [r8 + 768], xmm0                                    ;    96.7 p0+p3  133 dst
        movdqa xmm0, [rbp + 416]                                   ;    50.0 p2     133 dst reload
        movdqa [r8 + 784], xmm0                                    ;    98.7 p0+p3  133 dst
        movdqa xmm0, [rbp + 448]                                   ;    51.0 p2     133 dst reload
        movdqa [r8 + 800], xmm0                                    ;   100.7 p0+p3  133 dst
        movdqa xmm0, [rbp + 480]                                   ;    52.0 p2     133 dst reload
        movdqa [r8 + 816], xmm0                                    ;   102.7 p0+p3  133 dst
        movdqa xmm0, [rbp + 512]                                   ;    53.0 p2     133 dst reload
        movdqa [r8 + 832], xmm0                                    ;   104.7 p0+p3  133 dst
        movdqa xmm0, [rbp + 544]                                   ;    54.0 p2     133 dst reload
        movdqa [r8 + 848], xmm0                                    ;   106.7 p0+p3  133 dst
        movdqa xmm0, [rbp + 576]                                   ;    55.0 p2     133 dst reload
        movdqa [r8 + 864], xmm0                                    ;   108.7 p0+p3  133 dst
        movdqa xmm0, [rbp + 608]                                   ;    56.0 p2     133 dst reload
        movdqa [r8 + 880], xmm0                                    ;   110.7 p0+p3  133 dst
        movdqa xmm0, [rbp + 640]                                   ;    57.0 p2     133 dst reload
        movdqa [r8 + 896], xmm0                                    ;   112.7 p0+p3  133 dst
        movdqa xmm0, [rbp + 672]                                   ;    58.0 p2     133 dst reload
        movdqa [r8 + 912], xmm0                                    ;   114.7 p0+p3  133 dst
        movdqa xmm0, [rbp + 704]                                   ;    59.0 p2     133 dst reload
        movdqa [r8 + 928], xmm0                                    ;   116.7 p0+p3  133 dst
        movdqa xmm0, [rbp + 736]                                   ;    60.0 p2     133 dst reload
        movdqa [r8 + 944], xmm0                                    ;   118.7 p0+p3  133 dst
        movdqa xmm0, [rbp + 768]                                   ;    61.0 p2     133 dst reload
        movdqa [r8 + 960], xmm0                                    ;   120.7 p0+p3  133 dst
        movdqa xmm0, [rbp + 800]                                   ;    62.0 p2     133 dst reload
        movdqa [r8 + 976], xmm0                                    ;   122.7 p0+p3  133 dst
        movdqa xmm0, [rbp + 832]                                   ;    63.0 p2     133 dst reload
        movdqa [r8 + 992], xmm0                                    ;   124.7 p0+p3  133 dst
        movdqa xmm0, [rbp + 864]                                   ;    64.0 p2     133 dst reload
        movdqa [r8 + 1008], xmm0                                   ;   126.7 p0+p3  133 dst
        add r8, 0x400                                              ;    64.3 p1     143 blocks
        mov qword [rbp + 2160], r8                                 ;   128.7 p0+p3  143 blocks
        mov r8, qword [rbp + 2064]                                 ;    65.0 p2     143 blocks
        add r8, 0x400                                              ;    69.0 p1     143 blocks
        mov qword [rbp + 2064], r8                                 ;   130.7 p0+p3  143 blocks
        cmp r8, qword [rbp + 2072]                                 ;                    more blocks?
        jne .blocks_1
.blocks_1_done:
        add rsp, 0x900                                             ;                    frame
        pop r15                                                    ;                    preserved
        pop r14                                                    ;                    preserved
        pop r13                                                    ;                    preserved
        pop r12                                                    ;                    preserved
        pop rbp                                                    ;                    preserved
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
