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
;   blocks/rounds: 6043 uops, planned 2521.3; bounds: width 2014.3, ports 2467.0, path 149.0
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
        movdqa xmm15, [r10 + 256]                                  ;     0.0 p2      54 next
        pxor xmm15, [rbp + 384]                                    ;    11.0 p2+p1   54 next
        movdqa xmm14, [r10 + 272]                                  ;     2.0 p2      54 next
        pxor xmm14, [rbp + 416]                                    ;    13.0 p2+p1   54 next
        movdqa [rbp + 896], xmm13                                  ;     2.0 p0+p3  108 r spill
        movdqa xmm13, [r10 + 288]                                  ;     4.0 p2      54 next
        pxor xmm13, [rbp + 448]                                    ;    15.0 p2+p1   54 next
        movdqa [rbp + 912], xmm12                                  ;     4.0 p0+p3  108 r spill
        movdqa xmm12, [r10 + 304]                                  ;     6.0 p2      54 next
        pxor xmm12, [rbp + 480]                                    ;    17.0 p2+p1   54 next
        movdqa [rbp + 928], xmm11                                  ;     6.0 p0+p3  108 r spill
        movdqa xmm11, [r10 + 368]                                  ;     8.0 p2      54 next
        pxor xmm11, [rbp + 608]                                    ;    19.0 p2+p1   54 next
        movdqa [rbp + 944], xmm10                                  ;     8.0 p0+p3  108 r spill
        pshufd xmm10, xmm11, 0xe4                                  ;    21.0 p1      41 next copy
        movdqa [rbp + 960], xmm9                                   ;    10.0 p0+p3  108 r spill
        pshufd xmm9, xmm11, 0xe4                                   ;    21.0 p1      41 next copy
        movdqa [rbp + 976], xmm8                                   ;    12.0 p0+p3  108 r spill
        pshufd xmm8, xmm11, 0xe4                                   ;    21.0 p1      41 next copy
        movdqa [rbp + 992], xmm7                                   ;    14.0 p0+p3  108 r spill
        pshufd xmm7, xmm11, 0xe4                                   ;    21.0 p1      41 next copy
        movdqa [rbp + 1008], xmm6                                  ;    16.0 p0+p3  108 r spill
        pshufd xmm6, xmm11, 0xe4                                   ;    21.0 p1      41 next copy
        movdqa [rbp + 1024], xmm5                                  ;    18.0 p0+p3  108 r spill
        pshufd xmm5, xmm11, 0xe4                                   ;    21.0 p1      41 next copy
        movdqa [rbp + 1040], xmm4                                  ;    20.0 p0+p3  108 r spill
        pshufd xmm4, xmm11, 0xe4                                   ;    21.0 p1      41 next copy
        movdqa [rbp + 1056], xmm3                                  ;    22.0 p0+p3  108 r spill
        pshufd xmm3, xmm11, 0xe4                                   ;    21.0 p1      41 next copy
        movdqa [rbp + 1072], xmm2                                  ;    24.0 p0+p3  108 r spill
        pshufd xmm2, xmm11, 0xe4                                   ;    21.0 p1      41 next copy
        movdqa [rbp + 1088], xmm1                                  ;    26.0 p0+p3  108 r spill
        movdqa xmm1, [r10 + 320]                                   ;    16.7 p2      54 next
        pxor xmm1, [rbp + 512]                                     ;    27.7 p2+p1   54 next
        movdqa [rbp + 1104], xmm0                                  ;    28.0 p0+p3  108 r spill
        movdqa xmm0, [r10 + 384]                                   ;    18.7 p2      54 next
        pxor xmm0, [rbp + 640]                                     ;    29.7 p2+p1   54 next
        pand xmm6, xmm0                                            ;    31.7 p1      41 next
        pxor xmm2, xmm0                                            ;    31.7 p1      41 next
        movdqa [rbp + 1120], xmm13                                 ;    30.0 p0+p3   54 next spill
        pshufd xmm13, xmm0, 0xe4                                   ;    31.7 p1      41 next copy
        movdqa [rbp + 1136], xmm12                                 ;    32.0 p0+p3   54 next spill
        pshufd xmm12, xmm0, 0xe4                                   ;    31.7 p1      41 next copy
        movdqa [rbp + 1152], xmm14                                 ;    34.0 p0+p3   54 next spill
        pshufd xmm14, xmm0, 0xe4                                   ;    31.7 p1      41 next copy
        movdqa [rbp + 1168], xmm15                                 ;    36.0 p0+p3   54 next spill
        pshufd xmm15, xmm0, 0xe4                                   ;    31.7 p1      41 next copy
        movdqa [rbp + 1184], xmm1                                  ;    38.0 p0+p3   54 next spill
        pshufd xmm1, xmm0, 0xe4                                    ;    31.7 p1      41 next copy
        movdqa [rbp + 1200], xmm0                                  ;    40.0 p0+p3   54 next spill
        movdqa xmm0, [r10 + 336]                                   ;    25.7 p2      54 next
        pxor xmm0, [rbp + 544]                                     ;    36.7 p2+p1   54 next
        movdqa [rbp + 1216], xmm0                                  ;    42.0 p0+p3   54 next spill
        movdqa xmm0, [rbp + 1200]                                  ;    40.0 p2      41 next
        movdqa [rbp + 1200], xmm0                                  ;    51.0 p0+p3   41 next spill
        movdqa xmm0, [r10 + 400]                                   ;    28.7 p2      54 next
        pxor xmm0, [rbp + 672]                                     ;    39.7 p2+p1   54 next
        pand xmm14, xmm0                                           ;    41.7 p1      41 next
        pxor xmm4, xmm14                                           ;    43.7 p1      41 next
        pshufd xmm14, xmm4, 0xe4                                   ;    45.7 p1      41 next copy
        movdqa [rbp + 1232], xmm11                                 ;    46.0 p0+p3   41 next spill
        pshufd xmm11, xmm0, 0xe4                                   ;    41.7 p1      41 next copy
        movdqa [rbp + 1248], xmm2                                  ;    48.0 p0+p3   41 next spill
        pshufd xmm2, xmm0, 0xe4                                    ;    41.7 p1      41 next copy
        movdqa [rbp + 1264], xmm3                                  ;    50.0 p0+p3   41 next spill
        pshufd xmm3, xmm0, 0xe4                                    ;    41.7 p1      41 next copy
        movdqa [rbp + 1280], xmm1                                  ;    52.0 p0+p3   41 next spill
        pshufd xmm1, xmm0, 0xe4                                    ;    41.7 p1      41 next copy
        movdqa [rbp + 1296], xmm4                                  ;    54.0 p0+p3   41 next spill
        pshufd xmm4, xmm0, 0xe4                                    ;    41.7 p1      41 next copy
        movdqa [rbp + 1312], xmm4                                  ;    56.0 p0+p3   41 next spill
        pshufd xmm4, xmm0, 0xe4                                    ;    41.7 p1      41 next copy
        movdqa [rbp + 1328], xmm0                                  ;    58.0 p0+p3   54 next spill
        movdqa xmm0, [r10 + 352]                                   ;    37.0 p2      54 next
        pxor xmm0, [rbp + 576]                                     ;    48.0 p2+p1   54 next
        movdqa [rbp + 1344], xmm0                                  ;    60.0 p0+p3   54 next spill
        movdqa xmm0, [r10 + 416]                                   ;    39.0 p2      54 next
        pxor xmm0, [rbp + 704]                                     ;    50.0 p2+p1   54 next
        pand xmm2, xmm0                                            ;    52.0 p1      41 next
        pand xmm7, xmm0                                            ;    52.0 p1      41 next
        pand xmm12, xmm0                                           ;    52.0 p1      41 next
        movdqa [rbp + 1360], xmm4                                  ;    62.0 p0+p3   41 next spill
        pshufd xmm4, xmm0, 0xe4                                    ;    52.0 p1      41 next copy
        movdqa [rbp + 1376], xmm14                                 ;    64.0 p0+p3   41 next spill
        pshufd xmm14, xmm0, 0xe4                                   ;    52.0 p1      41 next copy
        movdqa [rbp + 1392], xmm15                                 ;    66.0 p0+p3   41 next spill
        pshufd xmm15, xmm0, 0xe4                                   ;    52.0 p1      41 next copy
        movdqa [rbp + 1408], xmm1                                  ;    68.0 p0+p3   41 next spill
        pshufd xmm1, xmm0, 0xe4                                    ;    52.0 p1      41 next copy
        movdqa [rbp + 1424], xmm6                                  ;    70.0 p0+p3   41 next spill
        movdqa xmm6, [r10 + 432]                                   ;    45.3 p2      54 next
        pxor xmm6, [rbp + 736]                                     ;    56.3 p2+p1   54 next
        pand xmm1, xmm6                                            ;    58.3 p1      41 next
        pxor xmm12, xmm1                                           ;    60.3 p1      41 next
        movdqa [rbp + 1440], xmm12                                 ;    72.0 p0+p3   41 next spill
        movdqa xmm12, [rbp + 1264]                                 ;    50.0 p2      41 next reload
        pand xmm12, xmm6                                           ;    61.0 p1      41 next
        movdqa [rbp + 1264], xmm5                                  ;    74.0 p0+p3   41 next spill
        pshufd xmm5, xmm12, 0xe4                                   ;    63.0 p1      41 next copy
        movdqa [rbp + 1456], xmm12                                 ;    76.0 p0+p3   41 next spill
        pshufd xmm12, xmm6, 0xe4                                   ;    58.3 p1      41 next copy
        movdqa [rbp + 1472], xmm5                                  ;    78.0 p0+p3   41 next spill
        pshufd xmm5, xmm6, 0xe4                                    ;    58.3 p1      41 next copy
        movdqa [rbp + 1488], xmm3                                  ;    80.0 p0+p3   41 next spill
        pshufd xmm3, xmm6, 0xe4                                    ;    58.3 p1      41 next copy
        movdqa [rbp + 1504], xmm3                                  ;    82.0 p0+p3   41 next spill
        pshufd xmm3, xmm6, 0xe4                                    ;    58.3 p1      41 next copy
        movdqa [rbp + 1520], xmm3                                  ;    84.0 p0+p3   41 next spill
        pshufd xmm3, xmm6, 0xe4                                    ;    58.3 p1      41 next copy
        movdqa [rbp + 1536], xmm3                                  ;    86.0 p0+p3   41 next spill
        pshufd xmm3, xmm6, 0xe4                                    ;    58.3 p1      41 next copy
        movdqa [rbp + 1552], xmm6                                  ;    88.0 p0+p3   41 next spill
        movdqa xmm6, [r10 + 448]                                   ;    56.0 p2      54 next
        pxor xmm6, [rbp + 768]                                     ;    67.0 p2+p1   54 next
        pxor xmm13, xmm6                                           ;    69.0 p1      41 next
        pxor xmm2, xmm13                                           ;    71.0 p1      41 next
        movdqa [rbp + 1568], xmm2                                  ;    90.0 p0+p3   41 next spill
        movdqa xmm2, [rbp + 1504]                                  ;    82.0 p2      41 next reload
        pand xmm2, xmm13                                           ;    93.0 p1      41 next
        movdqa [rbp + 1504], xmm2                                  ;    95.0 p0+p3   41 next spill
        movdqa xmm2, [rbp + 1264]                                  ;    74.0 p2      41 next reload
        pand xmm2, xmm13                                           ;    85.0 p1      41 next
        movdqa xmm13, [rbp + 1488]                                 ;    80.0 p2      41 next reload
        pand xmm13, xmm6                                           ;    91.0 p1      41 next
        movdqa [rbp + 1488], xmm2                                  ;    94.0 p0+p3   41 next spill
        movdqa xmm2, [rbp + 1520]                                  ;    84.0 p2      41 next reload
        pand xmm2, xmm6                                            ;    95.0 p1      41 next
        movdqa [rbp + 1520], xmm2                                  ;    97.0 p0+p3   41 next spill
        movdqa xmm2, [rbp + 1248]                                  ;    63.0 p2      41 next reload
        pand xmm2, xmm6                                            ;    74.0 p1      41 next
        movdqa [rbp + 1248], xmm2                                  ;    98.0 p0+p3   41 next spill
        pshufd xmm2, xmm6, 0xe4                                    ;    69.0 p1      41 next copy
        movdqa [rbp + 1264], xmm3                                  ;   100.0 p0+p3   41 next spill
        pshufd xmm3, xmm6, 0xe4                                    ;    69.0 p1      41 next copy
        movdqa [rbp + 1584], xmm3                                  ;   102.0 p0+p3   41 next spill
        pshufd xmm3, xmm6, 0xe4                                    ;    69.0 p1      41 next copy
        movdqa [rbp + 1600], xmm6                                  ;   104.0 p0+p3   41 next spill
        movdqa xmm6, [rbp + 1408]                                  ;    68.0 p2      41 next reload
        pxor xmm6, [rbp + 1520]                                    ;   108.0 p2+p1   41 next
        movdqa [rbp + 1408], xmm3                                  ;   106.0 p0+p3   41 next spill
        movdqa xmm3, [rbp + 1536]                                  ;    86.0 p2      41 next reload
        pand xmm3, xmm6                                            ;   110.0 p1      41 next
        movdqa [rbp + 1536], xmm3                                  ;   112.0 p0+p3   41 next spill
        movdqa xmm3, [rbp + 1504]                                  ;    95.0 p2      41 next
        movdqa [rbp + 1504], xmm6                                  ;   110.0 p0+p3   41 next spill
        movdqa xmm6, [rbp + 1520]                                  ;    97.0 p2      41 next
        movdqa [rbp + 1520], xmm6                                  ;   112.0 p0+p3   41 next spill
        movdqa xmm6, [rbp + 1568]                                  ;    90.0 p2      41 next
        movdqa [rbp + 1616], xmm6                                  ;   114.0 p0+p3   41 next spill
        movdqa xmm6, [rbp + 1328]                                  ;    73.3 p2      41 next
        movdqa [rbp + 1328], xmm6                                  ;   116.0 p0+p3   41 next spill
        movdqa xmm6, [r10 + 464]                                   ;    74.3 p2      54 next
        pxor xmm6, [rbp + 800]                                     ;    85.3 p2+p1   54 next
        pxor xmm10, xmm6                                           ;    87.3 p1      41 next
        pxor xmm15, xmm10                                          ;    89.3 p1      41 next
        pand xmm11, xmm15                                          ;    91.3 p1      41 next
        pand xmm14, xmm6                                           ;    87.3 p1      41 next
        pand xmm12, xmm6                                           ;    87.3 p1      41 next
        pxor xmm7, xmm12                                           ;    89.3 p1      41 next
        movdqa xmm12, [rbp + 1408]                                 ;   106.0 p2      41 next reload
        pand xmm12, xmm10                                          ;   117.0 p1      41 next
        movdqa [rbp + 1408], xmm15                                 ;   118.0 p0+p3   41 next spill
        movdqa xmm15, [rbp + 1232]                                 ;    78.7 p2      41 next reload
        pand xmm15, xmm6                                           ;    89.7 p1      41 next
        movdqa [rbp + 1232], xmm6                                  ;   120.0 p0+p3   54 next spill
        movdqa xmm6, [rbp + 1440]                                  ;    80.0 p2      41 next reload
        pxor xmm6, xmm15                                           ;    91.7 p1      41 next
        movdqa xmm15, [rbp + 1408]                                 ;   118.0 p2      41 next
        movdqa [rbp + 1440], xmm12                                 ;   122.0 p0+p3   41 next spill
        pshufd xmm12, xmm6, 0xe4                                   ;    93.7 p1      41 next copy
        movdqa [rbp + 1632], xmm6                                  ;   124.0 p0+p3   41 next spill
        movdqa xmm6, [rbp + 1200]                                  ;    82.7 p2      41 next reload
        pand xmm6, [rbp + 1232]                                    ;   131.0 p2+p1   41 next
        movdqa [rbp + 1200], xmm6                                  ;   133.0 p0+p3   41 next spill
        movdqa xmm6, [rbp + 1600]                                  ;   104.0 p2      41 next reload
        por xmm6, [rbp + 1408]                                     ;   129.0 p2+p1   41 next
        movdqa [rbp + 1600], xmm6                                  ;   131.0 p0+p3   41 next spill
        movdqa xmm6, [rbp + 1328]                                  ;   116.0 p2      41 next reload
        pand xmm6, [rbp + 1232]                                    ;   131.0 p2+p1   41 next
        movdqa [rbp + 1328], xmm6                                  ;   133.0 p0+p3   41 next spill
        movdqa xmm6, [rbp + 1232]                                  ;   120.0 p2      41 next
        movdqa [rbp + 1648], xmm12                                 ;   132.0 p0+p3   41 next spill
        movdqa xmm12, [rbp + 1408]                                 ;   118.0 p2      41 next
        movdqa [rbp + 1664], xmm12                                 ;   134.0 p0+p3   41 next spill
        movdqa xmm12, [rbp + 1200]                                 ;   133.0 p2      41 next
        movdqa [rbp + 1680], xmm12                                 ;   144.0 p0+p3   41 next spill
        movdqa xmm12, [rbp + 1200]                                 ;   133.0 p2      41 next
        movdqa [rbp + 1200], xmm12                                 ;   144.0 p0+p3   41 next spill
        movdqa xmm12, [rbp + 1328]                                 ;   133.0 p2      41 next
        movdqa [rbp + 1696], xmm12                                 ;   144.0 p0+p3   41 next spill
        movdqa xmm12, [r10 + 480]                                  ;    93.7 p2      54 next
        pxor xmm12, [rbp + 832]                                    ;   104.7 p2+p1   54 next
        pand xmm4, xmm12                                           ;   106.7 p1      41 next
        pand xmm9, xmm12                                           ;   106.7 p1      41 next
        pxor xmm14, xmm9                                           ;   108.7 p1      41 next
        movdqa xmm9, [rel misty1_decrypt_compact.T0_constants128]  ;    95.7 p2      41 next reload
        pxor xmm14, xmm9                                           ;   110.7 p1      41 next
        pand xmm2, xmm12                                           ;   106.7 p1      41 next
        pxor xmm3, xmm2                                            ;   108.7 p1      41 next
        movdqa xmm2, [rbp + 1456]                                  ;    96.7 p2      41 next reload
        pxor xmm2, xmm4                                            ;   108.7 p1      41 next
        pand xmm6, xmm12                                           ;   131.0 p1      41 next
        movdqa [rbp + 1456], xmm4                                  ;   142.0 p0+p3   41 next spill
        movdqa xmm4, [rbp + 1392]                                  ;    97.7 p2      41 next reload
        pand xmm4, xmm12                                           ;   108.7 p1      41 next
        movdqa xmm9, [rbp + 1376]                                  ;    98.7 p2      41 next reload
        pxor xmm9, xmm4                                            ;   110.7 p1      41 next
        movdqa xmm4, [rbp + 1536]                                  ;   112.0 p2      41 next reload
        pxor xmm4, xmm9                                            ;   123.0 p1      41 next
        movdqa xmm9, [rbp + 1552]                                  ;   100.7 p2      41 next reload
        pand xmm9, xmm12                                           ;   111.7 p1      41 next
        movdqa [rbp + 1552], xmm6                                  ;   144.0 p0+p3   41 next spill
        movdqa xmm6, [rbp + 1472]                                  ;   101.7 p2      41 next reload
        pxor xmm6, xmm9                                            ;   113.7 p1      41 next
        movdqa xmm9, [rbp + 1360]                                  ;   102.7 p2      41 next reload
        pand xmm9, xmm12                                           ;   113.7 p1      41 next
        pxor xmm2, xmm4                                            ;   125.0 p1      41 next
        movdqa [rbp + 1360], xmm2                                  ;   146.0 p0+p3   41 next spill
        movdqa xmm2, [rbp + 1248]                                  ;   103.7 p2      41 next reload
        pxor xmm2, xmm4                                            ;   125.0 p1      41 next
        movdqa xmm4, xmm12                                         ;   106.7 p0      41 next copy
        movdqa [rbp + 1248], xmm2                                  ;   148.0 p0+p3   41 next spill
        movdqa xmm2, xmm3                                          ;   110.7 p0      41 next copy
        movdqa [rbp + 1472], xmm9                                  ;   150.0 p0+p3   41 next spill
        pshufd xmm9, xmm14, 0xe4                                   ;   112.7 p1      41 next copy
        movdqa [rbp + 1536], xmm14                                 ;   152.0 p0+p3   41 next spill
        movdqa xmm14, [rbp + 1680]                                 ;   144.0 p2      41 next reload
        pxor xmm14, [rbp + 1552]                                   ;   155.0 p2+p1   41 next
        movdqa [rbp + 1680], xmm14                                 ;   157.0 p0+p3   41 next spill
        movdqa xmm14, [rbp + 1360]                                 ;   146.0 p2      41 next
        movdqa [rbp + 1376], xmm14                                 ;   157.0 p0+p3   41 next spill
        movdqa xmm14, [rbp + 1536]                                 ;   152.0 p2      41 next reload
        pxor xmm14, [rbp + 1680]                                   ;   168.0 p2+p1   41 next
        movdqa [rbp + 1536], xmm14                                 ;   170.0 p0+p3   41 next spill
        movdqa xmm14, [rbp + 1552]                                 ;   144.0 p2      41 next
        movdqa [rbp + 1552], xmm14                                 ;   160.0 p0+p3   41 next spill
        movdqa xmm14, [rbp + 1680]                                 ;   157.0 p2      41 next
        movdqa [rbp + 1680], xmm14                                 ;   168.0 p0+p3   41 next spill
        movdqa xmm14, [rbp + 1328]                                 ;   133.0 p2      41 next
        pxor xmm14, [rbp + 1248]                                   ;   159.0 p2+p1   41 next
        movdqa [rbp + 1328], xmm14                                 ;   164.0 p0+p3   41 next spill
        movdqa xmm14, [rbp + 1248]                                 ;   148.0 p2      41 next
        movdqa [rbp + 1248], xmm14                                 ;   166.0 p0+p3   41 next spill
        movdqa xmm14, [r10 + 496]                                  ;   117.0 p2      54 next
        pxor xmm14, [rbp + 864]                                    ;   128.0 p2+p1   54 next
        pand xmm4, xmm14                                           ;   130.0 p1      41 next
        pxor xmm7, xmm4                                            ;   132.0 p1      41 next
        pand xmm8, xmm14                                           ;   130.0 p1      41 next
        pxor xmm12, xmm8                                           ;   132.0 p1      41 next
        pxor xmm11, xmm12                                          ;   134.0 p1      41 next
        pxor xmm1, xmm12                                           ;   134.0 p1      41 next
        pxor xmm2, xmm1                                            ;   136.0 p1      41 next
        pand xmm5, xmm14                                           ;   130.0 p1      41 next
        pxor xmm0, xmm5                                            ;   132.0 p1      41 next
        pxor xmm11, xmm0                                           ;   136.0 p1      41 next
        por xmm15, xmm14                                           ;   130.0 p1      41 next
        pxor xmm13, xmm15                                          ;   132.0 p1      41 next
        movdqa xmm15, [rbp + 1424]                                 ;   121.7 p2      41 next reload
        pxor xmm15, xmm13                                          ;   134.0 p1      41 next
        pand xmm0, xmm14                                           ;   134.0 p1      41 next
        pxor xmm3, xmm15                                           ;   136.0 p1      41 next
        pxor xmm10, xmm3                                           ;   138.0 p1      41 next
        movdqa xmm1, [rbp + 1504]                                  ;   129.0 p2      41 next reload
        pxor xmm1, xmm2                                            ;   140.0 p1      41 next
        movdqa xmm2, [rbp + 1520]                                  ;   130.0 p2      41 next reload
        pxor xmm2, xmm14                                           ;   141.0 p1      41 next
        movdqa xmm3, [rbp + 1296]                                  ;   131.0 p2      41 next reload
        pxor xmm3, xmm14                                           ;   142.0 p1      41 next
        movdqa xmm8, [rbp + 1312]                                  ;   132.0 p2      41 next reload
        pand xmm8, xmm14                                           ;   143.0 p1      41 next
        movdqa xmm14, [rbp + 1584]                                 ;   133.3 p2      41 next reload
        pand xmm14, xmm2                                           ;   144.3 p1      41 next
        pxor xmm11, xmm14                                          ;   146.3 p1      41 next
        pxor xmm1, xmm7                                            ;   142.0 p1      41 next
        movdqa xmm14, [rbp + 1696]                                 ;   144.0 p2      41 next reload
        pxor xmm14, xmm7                                           ;   155.0 p1      41 next
        movdqa xmm2, [rel misty1_decrypt_compact.T0_constants128]  ;   135.7 p2      41 next reload
        pxor xmm0, xmm2                                            ;   146.7 p1      41 next
        movdqa xmm7, [rbp + 1440]                                  ;   136.7 p2      41 next reload
        pxor xmm7, xmm3                                            ;   147.7 p1      41 next
        movdqa xmm12, [rbp + 1280]                                 ;   137.7 p2      41 next reload
        pand xmm12, xmm3                                           ;   148.7 p1      41 next
        pxor xmm6, xmm12                                           ;   150.7 p1      41 next
        movdqa xmm3, [rbp + 1264]                                  ;   138.7 p2      41 next reload
        pxor xmm3, xmm7                                            ;   149.7 p1      41 next
        movdqa xmm7, [rbp + 1552]                                  ;   160.0 p2      41 next reload
        pxor xmm7, xmm8                                            ;   171.0 p1      41 next
        movdqa xmm8, [rbp + 1680]                                  ;   168.0 p2      41 next reload
        pxor xmm8, xmm1                                            ;   179.0 p1      41 next
        movdqa xmm1, [rbp + 1616]                                  ;   144.0 p2      41 next reload
        pxor xmm1, xmm6                                            ;   155.0 p1      41 next
        pxor xmm9, xmm3                                            ;   151.7 p1      41 next
        movdqa xmm6, [rbp + 1376]                                  ;   157.0 p2      41 next reload
        pxor xmm6, xmm3                                            ;   168.0 p1      41 next
        pxor xmm15, xmm9                                           ;   153.7 p1      41 next
        movdqa xmm3, [rbp + 1472]                                  ;   150.0 p2      41 next reload
        pxor xmm3, xmm0                                            ;   161.0 p1      41 next
        movdqa xmm9, [rbp + 1632]                                  ;   147.0 p2      41 next reload
        pxor xmm9, xmm0                                            ;   158.0 p1      41 next
        pxor xmm11, xmm9                                           ;   160.0 p1      41 next
        pxor xmm4, xmm3                                            ;   163.0 p1      41 next
        pxor xmm10, xmm4                                           ;   165.0 p1      41 next
        movdqa xmm0, [rbp + 1200]                                  ;   148.3 p2      41 next reload
        pxor xmm0, xmm3                                            ;   163.0 p1      41 next
        movdqa xmm3, [rbp + 1488]                                  ;   149.3 p2      41 next reload
        pxor xmm3, xmm6                                            ;   170.0 p1      41 next
        movdqa xmm4, [rbp + 1648]                                  ;   150.3 p2      41 next reload
        pxor xmm4, xmm3                                            ;   172.0 p1      41 next
        movdqa xmm3, [rbp + 1664]                                  ;   151.3 p2      41 next reload
        pxor xmm3, xmm7                                            ;   173.0 p1      41 next
        movdqa xmm6, [rbp + 1600]                                  ;   152.3 p2      41 next reload
        pxor xmm6, xmm3                                            ;   175.0 p1      41 next
        pxor xmm1, [rbp + 1536]                                    ;   181.0 p2+p1   41 next
        pxor xmm0, [rbp + 1328]                                    ;   175.0 p2+p1   41 next
        pxor xmm15, [rbp + 1408]                                   ;   165.0 p2+p1   41 next
        pxor xmm14, [rbp + 1232]                                   ;   166.0 p2+p1   41 next
        pxor xmm0, [rbp + 1360]                                    ;   177.0 p2+p1   41 next
        movdqa xmm3, [rbp + 1248]                                  ;   166.0 p2      41 next reload
        pxor xmm3, xmm6                                            ;   177.0 p1      41 next
        pxor xmm5, xmm3                                            ;   179.0 p1      41 next
        pxor xmm6, [rbp + 1568]                                    ;   177.0 p2+p1   41 next
        pxor xmm14, xmm6                                           ;   179.0 p1      41 next
        pxor xmm8, [rbp + 1456]                                    ;   181.0 p2+p1   41 next
        movdqa xmm3, [rbp + 1184]                                  ;   161.3 p2      41 next
        movdqa xmm6, [rbp + 1168]                                  ;   162.3 p2      54 next reload
        pand xmm3, xmm6                                            ;   173.3 p1      41 next
        movdqa xmm7, [rbp + 1216]                                  ;   163.3 p2      41 next
        movdqa xmm9, [rbp + 1344]                                  ;   164.3 p2      41 next
        movdqa xmm12, [rbp + 1152]                                 ;   165.3 p2      54 next reload
        pand xmm9, xmm12                                           ;   176.3 p1      41 next
        pand xmm7, xmm6                                            ;   175.0 p1      41 next
        movdqa xmm13, xmm3                                         ;   175.3 p0      41 next copy
        pxor xmm4, [rbp + 1120]                                    ;   176.0 p2+p1   41 next
        pxor xmm5, [rbp + 1136]                                    ;   181.0 p2+p1   41 next
        pxor xmm14, [rbp + 1184]                                   ;   181.0 p2+p1   41 next
        pxor xmm8, [rbp + 1216]                                    ;   183.0 p2+p1   41 next
        pxor xmm11, xmm12                                          ;   180.0 p1      41 next
        pxor xmm0, xmm6                                            ;   181.0 p1      41 next
        movdqa [rbp + 1456], xmm15                                 ;   168.0 p0+p3   41 next spill
        movdqa xmm15, xmm3                                         ;   175.3 p0      41 next copy
        movdqa [rbp + 1568], xmm1                                  ;   183.0 p0+p3   41 next spill
        movdqa xmm1, xmm7                                          ;   177.0 p0      41 next copy
        pand xmm1, [rbp + 1344]                                    ;   184.0 p2+p1   41 next
        movdqa [rbp + 1248], xmm10                                 ;   173.0 p0+p3   41 next spill
        movdqa xmm10, xmm7                                         ;   177.0 p0      41 next copy
        movdqa [rbp + 1360], xmm8                                  ;   185.0 p0+p3   41 next spill
        movdqa xmm8, [rbp + 1136]                                  ;   173.7 p2      41 next
        pand xmm8, xmm6                                            ;   184.7 p1      41 next
        movdqa [rbp + 1232], xmm14                                 ;   183.0 p0+p3   41 next spill
        movdqa xmm14, xmm8                                         ;   186.7 p0      41 next copy
        pxor xmm14, xmm12                                          ;   193.7 p1      41 next
        movdqa [rbp + 1408], xmm5                                  ;   183.0 p0+p3   41 next spill
        movdqa xmm5, xmm12                                         ;   179.0 p0      41 next copy
        movdqa [rbp + 1328], xmm4                                  ;   180.3 p0+p3   41 next spill
        movdqa xmm4, xmm12                                         ;   181.0 p0      41 next copy
        pand xmm4, [rbp + 1216]                                    ;   188.0 p2+p1   41 next
        pxor xmm1, xmm4                                            ;   190.0 p1      41 next
        pxor xmm1, xmm2                                            ;   192.0 p1      41 next
        movdqa xmm2, xmm12                                         ;   182.0 p0      41 next copy
        pand xmm2, xmm6                                            ;   189.0 p1      41 next
        movdqa [rbp + 1536], xmm11                                 ;   183.0 p0+p3   41 next spill
        movdqa xmm11, xmm12                                        ;   184.0 p0      41 next copy
        pand xmm11, [rbp + 1136]                                   ;   191.0 p2+p1   41 next
        pxor xmm3, xmm11                                           ;   193.0 p1      41 next
        pand xmm12, [rbp + 1184]                                   ;   191.0 p2+p1   41 next
        pxor xmm10, xmm12                                          ;   193.0 p1      41 next
        movdqa xmm12, xmm2                                         ;   191.0 p0      41 next copy
        movdqa [rbp + 1152], xmm0                                  ;   186.0 p0+p3   41 next spill
        movdqa xmm0, xmm4                                          ;   190.0 p0      41 next copy
        pand xmm0, [rbp + 1136]                                    ;   197.0 p2+p1   41 next
        pxor xmm2, xmm0                                            ;   199.0 p1      41 next
        movdqa xmm0, xmm4                                          ;   190.0 p0      41 next copy
        pxor xmm0, [rbp + 1344]                                    ;   197.0 p2+p1   41 next
        pand xmm0, xmm6                                            ;   199.0 p1      41 next
        pxor xmm4, [rbp + 1120]                                    ;   197.0 p2+p1   41 next
        movdqa xmm6, xmm14                                         ;   195.7 p0      41 next copy
        pxor xmm6, [rbp + 1184]                                    ;   202.7 p2+p1   41 next
        pand xmm6, [rbp + 1344]                                    ;   204.7 p2+p1   41 next
        pxor xmm8, xmm6                                            ;   206.7 p1      41 next
        movdqa [rbp + 1600], xmm8                                  ;   208.7 p0+p3   41 next spill
        movdqa xmm8, xmm14                                         ;   195.7 p0      41 next copy
        pand xmm14, [rbp + 1120]                                   ;   201.0 p2+p1   41 next
        pxor xmm14, xmm10                                          ;   203.0 p1      41 next
        pxor xmm10, [rbp + 1120]                                   ;   203.0 p2+p1   41 next
        movdqa [rbp + 1664], xmm3                                  ;   195.0 p0+p3   41 next spill
        movdqa xmm3, xmm1                                          ;   194.0 p0      41 next copy
        pxor xmm1, xmm0                                            ;   204.0 p1      41 next
        movdqa [rbp + 1648], xmm10                                 ;   205.0 p0+p3   41 next spill
        movdqa xmm10, xmm4                                         ;   199.0 p0      41 next copy
        pand xmm10, [rbp + 1184]                                   ;   206.0 p2+p1   41 next
        pand xmm4, [rbp + 1168]                                    ;   206.0 p2+p1   41 next
        pxor xmm4, [rbp + 1344]                                    ;   208.0 p2+p1   41 next
        movdqa [rbp + 1488], xmm10                                 ;   208.0 p0+p3   41 next spill
        movdqa xmm10, [rbp + 1184]                                 ;   197.0 p2      41 next
        pand xmm10, [rbp + 1136]                                   ;   208.0 p2+p1   41 next
        pxor xmm13, xmm10                                          ;   210.0 p1      41 next
        pand xmm13, [rbp + 1216]                                   ;   212.0 p2+p1   41 next
        movdqa [rbp + 1200], xmm7                                  ;   198.7 p0+p3   41 next spill
        movdqa xmm7, [rbp + 1216]                                  ;   200.0 p2      41 next
        pand xmm7, [rbp + 1120]                                    ;   211.0 p2+p1   41 next
        pxor xmm9, xmm7                                            ;   213.0 p1      41 next
        pand xmm5, xmm7                                            ;   213.0 p1      41 next
        pxor xmm10, xmm9                                           ;   215.0 p1      41 next
        pxor xmm15, xmm9                                           ;   215.0 p1      41 next
        movdqa xmm7, xmm10                                         ;   217.0 p0      41 next copy
        movdqa xmm9, [rbp + 1120]                                  ;   202.0 p2      54 next reload
        pand xmm7, xmm9                                            ;   224.0 p1      41 next
        pxor xmm2, xmm7                                            ;   226.0 p1      41 next
        movdqa xmm7, [rbp + 1136]                                  ;   203.0 p2      54 next reload
        pxor xmm2, xmm7                                            ;   228.0 p1      41 next
        pxor xmm10, [rbp + 1168]                                   ;   219.0 p2+p1   41 next
        movdqa xmm9, xmm7                                          ;   214.0 p0      41 next copy
        pand xmm9, [rbp + 1344]                                    ;   221.0 p2+p1   41 next
        movdqa [rbp + 1632], xmm2                                  ;   230.0 p0+p3   41 next spill
        movdqa xmm2, xmm7                                          ;   214.0 p0      41 next copy
        pand xmm2, [rbp + 1648]                                    ;   221.0 p2+p1   41 next
        pxor xmm2, [rbp + 1216]                                    ;   223.0 p2+p1   41 next
        pxor xmm5, xmm2                                            ;   225.0 p1      41 next
        movdqa xmm2, xmm10                                         ;   221.0 p0      41 next copy
        pand xmm2, [rbp + 1168]                                    ;   228.0 p2+p1   41 next
        pxor xmm3, xmm2                                            ;   230.0 p1      41 next
        movdqa xmm2, [rbp + 1184]                                  ;   209.3 p2      54 next reload
        pand xmm10, xmm2                                           ;   226.0 p1      41 next
        pxor xmm1, xmm10                                           ;   228.0 p1      41 next
        pxor xmm4, xmm1                                            ;   230.0 p1      41 next
        movdqa xmm1, xmm2                                          ;   220.3 p0      41 next copy
        pxor xmm1, xmm9                                            ;   229.0 p1      41 next
        pxor xmm13, xmm1                                           ;   231.0 p1      41 next
        movdqa xmm10, [rbp + 1216]                                 ;   211.7 p2      54 next reload
        pand xmm1, xmm10                                           ;   231.0 p1      41 next
        pxor xmm11, xmm1                                           ;   233.0 p1      41 next
        movdqa xmm1, xmm10                                         ;   222.7 p0      41 next copy
        pand xmm10, [rbp + 1344]                                   ;   233.0 p2+p1   41 next
        movdqa [rbp + 1216], xmm10                                 ;   235.0 p0+p3   41 next spill
        movdqa xmm10, [rbp + 1344]                                 ;   214.3 p2      41 next
        pand xmm10, [rbp + 1120]                                   ;   234.0 p2+p1   41 next
        pxor xmm12, xmm10                                          ;   236.0 p1      41 next
        pand xmm2, xmm12                                           ;   238.0 p1      41 next
        pxor xmm13, xmm2                                           ;   240.0 p1      41 next
        pxor xmm14, xmm13                                          ;   242.0 p1      41 next
        pxor xmm6, xmm14                                           ;   244.0 p1      41 next
        movdqa xmm14, [rbp + 1120]                                 ;   217.0 p2      54 next reload
        pand xmm12, xmm14                                          ;   240.0 p1      41 next
        pxor xmm3, xmm10                                           ;   241.0 p1      41 next
        pxor xmm11, xmm3                                           ;   243.0 p1      41 next
        pxor xmm12, [rbp + 1168]                                   ;   243.0 p2+p1   41 next
        pxor xmm8, xmm12                                           ;   245.0 p1      41 next
        pxor xmm7, xmm10                                           ;   245.0 p1      41 next
        pxor xmm10, [rbp + 1648]                                   ;   246.0 p2+p1   41 next
        movdqa xmm2, [rbp + 1664]                                  ;   220.7 p2      41 next reload
        pand xmm14, xmm2                                           ;   247.0 p1      41 next
        movdqa xmm3, [rbp + 1216]                                  ;   235.0 p2      41 next reload
        pxor xmm2, xmm3                                            ;   248.0 p1      41 next
        pand xmm1, xmm7                                            ;   249.0 p1      41 next
        pand xmm9, xmm7                                            ;   250.0 p1      41 next
        movdqa xmm7, [rbp + 1600]                                  ;   222.7 p2      41 next reload
        pand xmm3, xmm7                                            ;   251.0 p1      41 next
        pxor xmm4, xmm9                                            ;   252.0 p1      41 next
        pxor xmm15, xmm3                                           ;   253.0 p1      41 next
        pxor xmm0, xmm1                                            ;   254.0 p1      41 next
        pxor xmm7, xmm1                                            ;   255.0 p1      41 next
        pxor xmm10, xmm0                                           ;   256.0 p1      41 next
        movdqa xmm0, [rbp + 1152]                                  ;   224.7 p2      41 next reload
        pxor xmm11, xmm0                                           ;   257.0 p1      41 next
        pxor xmm0, [r11 + 2048]                                    ;   258.0 p2+p1   48 next
        pxor xmm5, xmm15                                           ;   259.0 p1      41 next
        movdqa xmm15, [rbp + 1344]                                 ;   226.7 p2      54 next reload
        pand xmm2, xmm15                                           ;   260.0 p1      41 next
        pxor xmm15, [rbp + 1248]                                   ;   261.0 p2+p1   41 next
        movdqa xmm1, [rbp + 1328]                                  ;   228.7 p2      41 next reload
        pxor xmm6, xmm1                                            ;   262.0 p1      41 next
        pxor xmm1, [r11 + 2080]                                    ;   263.0 p2+p1   48 next
        movdqa xmm3, [rbp + 1200]                                  ;   230.7 p2      41 next reload
        pxor xmm3, xmm7                                            ;   264.0 p1      41 next
        pxor xmm10, xmm8                                           ;   265.0 p1      41 next
        pxor xmm8, xmm2                                            ;   266.0 p1      41 next
        movdqa xmm2, [rbp + 1536]                                  ;   231.7 p2      41 next reload
        pxor xmm4, xmm2                                            ;   267.0 p1      41 next
        pxor xmm2, [r11 + 2064]                                    ;   268.0 p2+p1   48 next
        pxor xmm14, xmm10                                          ;   269.0 p1      41 next
        movdqa xmm7, [rel misty1_decrypt_compact.T0_constants128]  ;   233.7 p2      41 next reload
        pxor xmm5, xmm7                                            ;   270.0 p1      41 next
        pxor xmm11, [r11 + 2192]                                   ;   271.0 p2+p1   48 next
        movdqa xmm9, [rbp + 1632]                                  ;   235.7 p2      41 next reload
        pxor xmm9, xmm3                                            ;   272.0 p1      41 next
        movdqa xmm3, [rbp + 1488]                                  ;   236.7 p2      41 next reload
        pxor xmm3, xmm8                                            ;   273.0 p1      41 next
        movdqa xmm8, [rbp + 1408]                                  ;   237.7 p2      41 next
        movdqa xmm10, [rbp + 1232]                                 ;   238.7 p2      41 next
        pxor xmm10, xmm5                                           ;   274.0 p1      41 next
        pxor xmm6, [r11 + 2224]                                    ;   275.0 p2+p1   48 next
        movdqa xmm5, [rbp + 1360]                                  ;   240.7 p2      41 next
        pxor xmm5, xmm14                                           ;   276.0 p1      41 next
        movdqa xmm14, [rbp + 1408]                                 ;   241.7 p2      48 next
        pxor xmm4, [r11 + 2208]                                    ;   277.0 p2+p1   48 next
        pxor xmm14, [r11 + 2096]                                   ;   278.0 p2+p1   48 next
        pxor xmm9, xmm15                                           ;   279.0 p1      41 next
        pxor xmm15, [r11 + 2144]                                   ;   280.0 p2+p1   48 next
        pxor xmm3, xmm7                                            ;   281.0 p1      41 next
        pxor xmm8, xmm3                                            ;   283.0 p1      41 next
        movdqa xmm3, [rbp + 1360]                                  ;   245.7 p2      48 next
        pxor xmm3, [r11 + 2128]                                    ;   283.0 p2+p1   48 next
        pxor xmm10, [r11 + 2256]                                   ;   284.0 p2+p1   48 next
        pxor xmm5, [r11 + 2272]                                    ;   285.0 p2+p1   48 next
        pxor xmm9, [r11 + 2288]                                    ;   286.0 p2+p1   48 next
        pxor xmm8, [r11 + 2240]                                    ;   287.0 p2+p1   48 next
        movdqa xmm12, [rbp + 1232]                                 ;   251.7 p2      48 next
        pxor xmm12, [r11 + 2112]                                   ;   288.0 p2+p1   48 next
        movdqa xmm13, [rbp + 1568]                                 ;   253.7 p2      48 next
        pxor xmm13, [r11 + 2160]                                   ;   289.0 p2+p1   48 next
        movdqa [rbp + 1568], xmm9                                  ;   288.0 p0+p3   48 next spill
        movdqa xmm9, [rbp + 1456]                                  ;   255.7 p2      48 next
        pxor xmm9, [r11 + 2176]                                    ;   290.0 p2+p1   48 next
        movdqa [rbp + 1456], xmm5                                  ;   287.0 p0+p3   48 next spill
        movdqa xmm5, xmm0                                          ;   260.0 p0      45 next copy
        pxor xmm5, xmm15                                           ;   291.0 p1      45 next
        movdqa [rbp + 1232], xmm10                                 ;   286.0 p0+p3   48 next spill
        movdqa xmm10, xmm0                                         ;   260.0 p0      45 next copy
        pand xmm10, xmm13                                          ;   292.0 p1      45 next
        movdqa [rbp + 1360], xmm8                                  ;   289.0 p0+p3   48 next spill
        movdqa xmm8, xmm0                                          ;   260.0 p0      45 next copy
        pand xmm8, xmm9                                            ;   293.0 p1      45 next
        pxor xmm8, xmm13                                           ;   295.0 p1      45 next
        movdqa [rbp + 1408], xmm6                                  ;   277.0 p0+p3   48 next spill
        movdqa xmm6, xmm0                                          ;   260.0 p0      45 next copy
        pand xmm6, xmm14                                           ;   295.0 p1      45 next
        movdqa [rbp + 1488], xmm4                                  ;   279.0 p0+p3   48 next spill
        movdqa xmm4, xmm0                                          ;   260.0 p0      45 next copy
        pand xmm4, xmm2                                            ;   296.0 p1      45 next
        movdqa [rbp + 1632], xmm11                                 ;   273.0 p0+p3   48 next spill
        movdqa xmm11, xmm0                                         ;   260.0 p0      45 next copy
        movdqa xmm7, xmm0                                          ;   260.0 p0      45 next copy
        movdqa [rbp + 1536], xmm7                                  ;   267.0 p0+p3   45 next spill
        movdqa xmm7, xmm0                                          ;   261.7 p0      45 next copy
        pand xmm7, xmm12                                           ;   297.0 p1      45 next
        movdqa [rbp + 1200], xmm7                                  ;   299.0 p0+p3   45 next spill
        movdqa xmm7, xmm0                                          ;   263.7 p0      45 next copy
        pxor xmm7, xmm2                                            ;   298.0 p1      45 next
        pand xmm0, xmm15                                           ;   299.0 p1      45 next
        pand xmm7, xmm3                                            ;   300.0 p1      45 next
        movdqa [rbp + 1328], xmm0                                  ;   301.0 p0+p3   45 next spill
        movdqa xmm0, xmm2                                          ;   270.0 p0      45 next copy
        pxor xmm0, xmm3                                            ;   301.0 p1      45 next
        pand xmm11, xmm0                                           ;   303.0 p1      45 next
        movdqa [rbp + 1248], xmm11                                 ;   305.0 p0+p3   45 next spill
        movdqa xmm11, xmm2                                         ;   270.0 p0      45 next copy
        pand xmm11, xmm14                                          ;   303.0 p1      45 next
        movdqa [rbp + 1344], xmm7                                  ;   302.0 p0+p3   45 next spill
        movdqa xmm7, xmm2                                          ;   270.0 p0      45 next copy
        pand xmm7, xmm1                                            ;   304.0 p1      45 next
        movdqa [rbp + 1152], xmm2                                  ;   270.7 p0+p3   48 next spill
        movdqa xmm2, [rbp + 1536]                                  ;   267.0 p2      45 next reload
        pxor xmm2, xmm7                                            ;   306.0 p1      45 next
        movdqa xmm7, xmm1                                          ;   271.7 p0      45 next copy
        movdqa [rbp + 1536], xmm2                                  ;   308.0 p0+p3   45 next spill
        movdqa xmm2, xmm1                                          ;   273.7 p0      45 next copy
        pand xmm2, xmm14                                           ;   306.0 p1      45 next
        pxor xmm2, xmm0                                            ;   308.0 p1      45 next
        pand xmm0, xmm12                                           ;   308.0 p1      45 next
        movdqa [rbp + 1600], xmm2                                  ;   310.0 p0+p3   45 next spill
        movdqa xmm2, xmm1                                          ;   275.7 p0      45 next copy
        pand xmm2, xmm3                                            ;   309.0 p1      45 next
        movdqa [rbp + 1216], xmm3                                  ;   285.0 p0+p3   48 next spill
        movdqa xmm3, xmm1                                          ;   277.7 p0      45 next copy
        movdqa [rbp + 1664], xmm8                                  ;   297.0 p0+p3   45 next spill
        movdqa xmm8, xmm1                                          ;   279.7 p0      45 next copy
        pand xmm8, xmm9                                            ;   310.0 p1      45 next
        movdqa [rbp + 1648], xmm8                                  ;   312.0 p0+p3   45 next spill
        movdqa xmm8, xmm1                                          ;   281.7 p0      45 next copy
        pand xmm1, xmm15                                           ;   311.0 p1      45 next
        pand xmm8, xmm13                                           ;   312.0 p1      45 next
        movdqa [rbp + 1168], xmm1                                  ;   313.0 p0+p3   45 next spill
        movdqa xmm1, xmm14                                         ;   283.7 p0      45 next copy
        pand xmm1, xmm15                                           ;   313.0 p1      45 next
        pxor xmm10, xmm1                                           ;   315.0 p1      45 next
        movdqa xmm1, [rel misty1_decrypt_compact.T0_constants128]  ;   274.3 p2      41 next reload
        pxor xmm10, xmm1                                           ;   317.0 p1      45 next
        movdqa xmm1, xmm14                                         ;   284.7 p0      45 next copy
        pand xmm1, xmm13                                           ;   316.0 p1      45 next
        movdqa [rbp + 1120], xmm10                                 ;   319.0 p0+p3   45 next spill
        movdqa xmm10, xmm14                                        ;   286.7 p0      45 next copy
        pxor xmm10, xmm5                                           ;   317.0 p1      45 next
        pand xmm7, xmm10                                           ;   319.0 p1      45 next
        pxor xmm7, [rbp + 1664]                                    ;   321.0 p2+p1   45 next
        movdqa [rbp + 1184], xmm1                                  ;   318.0 p0+p3   45 next spill
        movdqa xmm1, xmm14                                         ;   288.7 p0      45 next copy
        pand xmm1, xmm12                                           ;   320.0 p1      45 next
        pxor xmm11, xmm1                                           ;   322.0 p1      45 next
        pxor xmm1, [rbp + 1664]                                    ;   322.0 p2+p1   45 next
        movdqa [rbp + 1664], xmm5                                  ;   293.0 p0+p3   45 next spill
        movdqa xmm5, [rbp + 1328]                                  ;   301.0 p2      45 next reload
        pxor xmm5, xmm11                                           ;   324.0 p1      45 next
        movdqa xmm11, xmm15                                        ;   290.7 p0      45 next copy
        pand xmm11, xmm12                                          ;   324.0 p1      45 next
        pxor xmm6, xmm11                                           ;   326.0 p1      45 next
        movdqa xmm11, xmm15                                        ;   291.7 p0      45 next copy
        pand xmm11, xmm13                                          ;   326.0 p1      45 next
        movdqa [rbp + 1328], xmm11                                 ;   328.0 p0+p3   45 next spill
        movdqa xmm11, xmm13                                        ;   293.7 p0      45 next copy
        pand xmm11, xmm9                                           ;   327.0 p1      45 next
        pxor xmm6, xmm11                                           ;   329.0 p1      45 next
        movdqa [rbp + 1136], xmm5                                  ;   326.0 p0+p3   45 next spill
        movdqa xmm5, xmm13                                         ;   295.7 p0      45 next copy
        pand xmm5, [rbp + 1216]                                    ;   329.0 p2+p1   45 next
        pxor xmm0, xmm5                                            ;   331.0 p1      45 next
        movdqa xmm5, xmm13                                         ;   296.7 p0      45 next copy
        pand xmm13, xmm12                                          ;   331.0 p1      45 next
        pand xmm5, [rbp + 1152]                                    ;   332.0 p2+p1   45 next
        pxor xmm1, xmm0                                            ;   333.0 p1      45 next
        pxor xmm5, [rbp + 1536]                                    ;   334.0 p2+p1   45 next
        pxor xmm13, [rbp + 1200]                                   ;   335.0 p2+p1   45 next
        movdqa [rbp + 1472], xmm15                                 ;   297.7 p0+p3   48 next spill
        movdqa xmm15, xmm12                                        ;   298.7 p0      45 next copy
        pand xmm15, xmm9                                           ;   336.0 p1      45 next
        pxor xmm14, xmm15                                          ;   338.0 p1      45 next
        pxor xmm7, xmm14                                           ;   340.0 p1      45 next
        pand xmm14, xmm9                                           ;   340.0 p1      45 next
        pxor xmm14, [rel misty1_decrypt_compact.T0_constants128]   ;   342.0 p2+p1   45 next
        pxor xmm8, xmm14                                           ;   344.0 p1      45 next
        pxor xmm14, [rbp + 1136]                                   ;   344.0 p2+p1   45 next
        pxor xmm11, xmm8                                           ;   346.0 p1      45 next
        movdqa [rbp + 1376], xmm14                                 ;   346.0 p0+p3   45 next spill
        movdqa xmm14, xmm9                                         ;   300.7 p0      45 next copy
        por xmm14, xmm10                                           ;   344.0 p1      45 next
        pxor xmm2, xmm14                                           ;   346.0 p1      45 next
        movdqa xmm14, xmm9                                         ;   301.7 p0      45 next copy
        pxor xmm4, xmm2                                            ;   348.0 p1      45 next
        movdqa xmm2, xmm12                                         ;   302.7 p0      45 next copy
        pand xmm2, [rbp + 1216]                                    ;   347.0 p2+p1   45 next
        pxor xmm9, [rbp + 1536]                                    ;   348.0 p2+p1   45 next
        pxor xmm3, xmm2                                            ;   349.0 p1      45 next
        pxor xmm14, xmm2                                           ;   350.0 p1      45 next
        movdqa xmm2, xmm12                                         ;   303.7 p0      45 next copy
        pxor xmm0, xmm4                                            ;   351.0 p1      45 next
        pxor xmm1, xmm3                                            ;   352.0 p1      45 next
        pand xmm2, xmm3                                            ;   353.0 p1      45 next
        pxor xmm5, xmm2                                            ;   355.0 p1      45 next
        movdqa xmm2, [rbp + 1216]                                  ;   304.3 p2      48 next reload
        pand xmm14, xmm2                                           ;   355.0 p1      45 next
        pxor xmm7, xmm14                                           ;   357.0 p1      45 next
        movdqa xmm14, xmm2                                         ;   315.3 p0      45 next copy
        por xmm2, xmm10                                            ;   357.0 p1      45 next
        movdqa xmm3, [rbp + 1664]                                  ;   306.0 p2      45 next reload
        pand xmm14, xmm3                                           ;   358.0 p1      45 next
        pxor xmm3, xmm0                                            ;   359.0 p1      45 next
        pxor xmm1, xmm6                                            ;   360.0 p1      45 next
        movdqa xmm0, [rbp + 1168]                                  ;   313.0 p2      45 next reload
        pxor xmm6, xmm0                                            ;   361.0 p1      45 next
        pxor xmm11, xmm3                                           ;   362.0 p1      45 next
        movdqa xmm3, xmm10                                         ;   319.0 p0      45 next copy
        pxor xmm14, xmm9                                           ;   363.0 p1      45 next
        pand xmm9, [rbp + 1152]                                    ;   364.0 p2+p1   45 next
        pxor xmm12, xmm14                                          ;   365.0 p1      45 next
        pxor xmm13, xmm9                                           ;   366.0 p1      45 next
        movdqa xmm14, [rbp + 1648]                                 ;   312.0 p2      45 next reload
        movdqa xmm9, [rbp + 1328]                                  ;   328.0 p2      45 next reload
        pxor xmm14, xmm9                                           ;   367.0 p1      45 next
        pxor xmm3, xmm14                                           ;   369.0 p1      45 next
        movdqa xmm14, [rbp + 1376]                                 ;   346.0 p2      45 next reload
        pxor xmm14, xmm7                                           ;   369.0 p1      45 next
        pxor xmm2, xmm3                                            ;   371.0 p1      45 next
        movdqa xmm3, [rbp + 1344]                                  ;   313.3 p2      45 next reload
        pxor xmm3, xmm5                                            ;   371.0 p1      45 next
        movdqa xmm7, [rbp + 1600]                                  ;   314.3 p2      45 next reload
        pxor xmm13, xmm7                                           ;   372.0 p1      45 next
        pxor xmm6, [rbp + 1472]                                    ;   373.0 p2+p1   45 next
        pxor xmm11, [rbp + 1568]                                   ;   374.0 p2+p1   45 next
        pxor xmm0, xmm3                                            ;   375.0 p1      45 next
        pxor xmm3, xmm2                                            ;   376.0 p1      45 next
        pxor xmm7, xmm2                                            ;   377.0 p1      45 next
        pxor xmm15, xmm3                                           ;   378.0 p1      45 next
        movdqa xmm2, [rbp + 1120]                                  ;   319.0 p2      45 next
        pxor xmm2, xmm12                                           ;   379.0 p1      45 next
        pxor xmm4, xmm2                                            ;   381.0 p1      45 next
        movdqa xmm2, [rbp + 1184]                                  ;   318.3 p2      45 next
        pxor xmm2, [rbp + 1200]                                    ;   381.0 p2+p1   45 next
        pxor xmm5, xmm2                                            ;   383.0 p1      45 next
        movdqa xmm2, [rbp + 1472]                                  ;   320.3 p2      45 next
        pand xmm2, [rbp + 1152]                                    ;   383.0 p2+p1   45 next
        pxor xmm10, xmm4                                           ;   384.0 p1      45 next
        movdqa xmm3, [rbp + 1136]                                  ;   326.0 p2      45 next
        movdqa xmm4, [rbp + 1120]                                  ;   323.3 p2      45 next
        pxor xmm14, [rbp + 1488]                                   ;   385.0 p2+p1   45 next
        pxor xmm6, xmm7                                            ;   386.0 p1      45 next
        movdqa xmm7, [rbp + 1184]                                  ;   325.3 p2      45 next
        pxor xmm12, xmm5                                           ;   387.0 p1      45 next
        movdqa [rbp + 1184], xmm10                                 ;   386.0 p0+p3   45 next spill
        movdqa xmm10, [rbp + 1248]                                 ;   326.3 p2      45 next reload
        pxor xmm10, xmm12                                          ;   389.0 p1      45 next
        pxor xmm3, xmm10                                           ;   391.0 p1      45 next
        pxor xmm9, xmm2                                            ;   390.0 p1      45 next
        pxor xmm8, xmm2                                            ;   391.0 p1      45 next
        movdqa xmm2, [rbp + 1632]                                  ;   327.3 p2      45 next
        pxor xmm0, xmm8                                            ;   393.0 p1      45 next
        movdqa xmm8, [rbp + 1408]                                  ;   328.3 p2      45 next
        pxor xmm8, xmm3                                            ;   393.0 p1      45 next
        movdqa xmm3, [rbp + 1360]                                  ;   329.3 p2      45 next
        pxor xmm3, xmm15                                           ;   394.0 p1      45 next
        movdqa xmm15, [rbp + 1232]                                 ;   330.3 p2      45 next
        pxor xmm15, xmm6                                           ;   395.0 p1      45 next
        movdqa xmm6, [rbp + 1456]                                  ;   331.3 p2      45 next
        movdqa xmm10, [rbp + 592]                                  ;   332.3 p2      54 next reload
        pxor xmm11, xmm10                                          ;   396.0 p1      54 next
        pxor xmm5, xmm0                                            ;   397.0 p1      45 next
        pxor xmm2, xmm5                                            ;   399.0 p1      45 next
        movdqa xmm0, [rbp + 1184]                                  ;   386.0 p2      54 next
        movdqa xmm5, [rbp + 656]                                   ;   334.3 p2      54 next reload
        pxor xmm0, xmm5                                            ;   399.0 p1      54 next
        pxor xmm4, xmm9                                            ;   400.0 p1      45 next
        pxor xmm1, xmm9                                            ;   401.0 p1      45 next
        pxor xmm13, xmm4                                           ;   402.0 p1      45 next
        movdqa xmm4, [rbp + 1632]                                  ;   335.3 p2      54 next
        movdqa xmm9, [rbp + 688]                                   ;   336.3 p2      54 next reload
        pxor xmm4, xmm9                                            ;   403.0 p1      54 next
        pxor xmm7, xmm1                                            ;   404.0 p1      45 next
        movdqa xmm1, [rbp + 432]                                   ;   337.3 p2      54 next reload
        pxor xmm14, xmm1                                           ;   405.0 p1      54 next
        pxor xmm6, xmm7                                            ;   406.0 p1      45 next
        movdqa xmm7, [rbp + 1488]                                  ;   338.3 p2      54 next
        movdqa xmm12, [rbp + 720]                                  ;   339.3 p2      54 next reload
        pxor xmm7, xmm12                                           ;   407.0 p1      54 next
        pxor xmm8, [rbp + 464]                                     ;   408.0 p2+p1   54 next
        pxor xmm3, [rbp + 496]                                     ;   409.0 p2+p1   54 next
        pxor xmm15, [rbp + 528]                                    ;   410.0 p2+p1   54 next
        pxor xmm2, [rbp + 400]                                     ;   411.0 p2+p1   54 next
        pxor xmm13, [rbp + 624]                                    ;   412.0 p2+p1   54 next
        pxor xmm6, [rbp + 560]                                     ;   413.0 p2+p1   54 next
        movdqa [rbp + 1488], xmm7                                  ;   409.0 p0+p3   54 next spill
        movdqa xmm7, [rbp + 1408]                                  ;   346.7 p2      54 next
        pxor xmm7, [rbp + 752]                                     ;   414.0 p2+p1   54 next
        movdqa [rbp + 1408], xmm7                                  ;   416.0 p0+p3   54 next spill
        movdqa xmm7, [rbp + 1360]                                  ;   349.3 p2      54 next
        pxor xmm7, [rbp + 784]                                     ;   415.0 p2+p1   54 next
        movdqa [rbp + 1360], xmm7                                  ;   417.0 p0+p3   54 next spill
        movdqa xmm7, [rbp + 1232]                                  ;   351.3 p2      54 next
        pxor xmm7, [rbp + 816]                                     ;   416.0 p2+p1   54 next
        movdqa [rbp + 1232], xmm7                                  ;   418.0 p0+p3   54 next spill
        movdqa xmm7, [rbp + 1456]                                  ;   353.3 p2      54 next
        pxor xmm7, [rbp + 848]                                     ;   417.0 p2+p1   54 next
        movdqa [rbp + 1456], xmm7                                  ;   419.0 p0+p3   54 next spill
        movdqa xmm7, [rbp + 1568]                                  ;   357.0 p2      54 next
        pxor xmm7, [rbp + 880]                                     ;   418.0 p2+p1   54 next
        movdqa [rbp + 1568], xmm7                                  ;   420.0 p0+p3   54 next spill
        movdqa xmm7, xmm1                                          ;   360.0 p0      54 next copy
        pxor xmm7, [r8 + 272]                                      ;   419.0 p2+p1   54 next
        movdqa xmm1, xmm5                                          ;   361.0 p0      54 next copy
        pxor xmm1, [r8 + 384]                                      ;   420.0 p2+p1   54 next
        movdqa xmm5, xmm1                                          ;   422.0 p0      41 next copy
        movdqa [rbp + 1632], xmm4                                  ;   405.0 p0+p3   54 next spill
        movdqa xmm4, xmm1                                          ;   422.0 p0      41 next copy
        movdqa [rbp + 1184], xmm0                                  ;   401.0 p0+p3   54 next spill
        movdqa xmm0, xmm1                                          ;   422.0 p0      41 next copy
        movdqa [rbp + 1248], xmm13                                 ;   414.0 p0+p3   54 next spill
        movdqa xmm13, xmm1                                         ;   422.0 p0      41 next copy
        movdqa [rbp + 1120], xmm11                                 ;   398.0 p0+p3   54 next spill
        movdqa xmm11, xmm1                                         ;   422.0 p0      41 next copy
        movdqa [rbp + 1136], xmm6                                  ;   415.0 p0+p3   54 next spill
        movdqa xmm6, xmm1                                          ;   422.0 p0      41 next copy
        movdqa [rbp + 1152], xmm15                                 ;   412.0 p0+p3   54 next spill
        movdqa xmm15, xmm1                                         ;   422.0 p0      41 next copy
        movdqa [rbp + 1472], xmm3                                  ;   411.0 p0+p3   54 next spill
        movdqa xmm3, xmm9                                          ;   377.0 p0      54 next copy
        pxor xmm3, [r8 + 400]                                      ;   421.0 p2+p1   54 next
        pand xmm13, xmm3                                           ;   429.0 p1      41 next
        movdqa xmm9, xmm3                                          ;   423.0 p0      41 next copy
        movdqa [rbp + 1200], xmm8                                  ;   410.0 p0+p3   54 next spill
        movdqa xmm8, xmm3                                          ;   423.0 p0      41 next copy
        movdqa [rbp + 1600], xmm14                                 ;   407.0 p0+p3   54 next spill
        movdqa xmm14, xmm3                                         ;   423.0 p0      41 next copy
        movdqa [rbp + 1344], xmm2                                  ;   413.0 p0+p3   54 next spill
        movdqa xmm2, xmm3                                          ;   423.0 p0      41 next copy
        movdqa [rbp + 1376], xmm7                                  ;   421.0 p0+p3   54 next spill
        movdqa xmm7, xmm3                                          ;   423.0 p0      41 next copy
        movdqa [rbp + 1328], xmm1                                  ;   422.0 p0+p3   41 next spill
        movdqa xmm1, xmm3                                          ;   423.0 p0      41 next copy
        movdqa [rbp + 1648], xmm3                                  ;   423.0 p0+p3   54 next spill
        movdqa xmm3, [rbp + 720]                                   ;   388.0 p2      54 next copy
        pxor xmm3, [r8 + 416]                                      ;   423.0 p2+p1   54 next
        pand xmm8, xmm3                                            ;   430.0 p1      41 next
        pand xmm4, xmm3                                            ;   429.0 p1      41 next
        movdqa xmm12, xmm3                                         ;   425.0 p0      41 next copy
        movdqa [rbp + 1168], xmm1                                  ;   430.0 p0+p3   41 next spill
        movdqa xmm1, xmm3                                          ;   425.0 p0      41 next copy
        movdqa [rbp + 1664], xmm7                                  ;   430.0 p0+p3   41 next spill
        movdqa xmm7, xmm3                                          ;   425.0 p0      41 next copy
        movdqa [rbp + 1216], xmm15                                 ;   429.0 p0+p3   41 next spill
        movdqa xmm15, xmm3                                         ;   425.0 p0      41 next copy
        movdqa [rbp + 1536], xmm6                                  ;   429.0 p0+p3   41 next spill
        movdqa xmm6, xmm3                                          ;   425.0 p0      41 next copy
        movdqa [rbp + 1616], xmm13                                 ;   431.0 p0+p3   41 next spill
        movdqa xmm13, [rbp + 592]                                  ;   399.0 p2      54 next copy
        pxor xmm13, [r8 + 352]                                     ;   426.0 p2+p1   54 next
        movdqa xmm10, [r8 + 256]                                   ;   402.0 p2      54 next
        pxor xmm10, [rbp + 400]                                    ;   427.0 p2+p1   54 next
        movdqa [rbp + 1680], xmm13                                 ;   428.0 p0+p3   54 next spill
        movdqa xmm13, [r8 + 368]                                   ;   404.0 p2      54 next
        pxor xmm13, [rbp + 624]                                    ;   428.0 p2+p1   54 next
        pand xmm15, xmm13                                          ;   432.0 p1      41 next
        pand xmm0, xmm13                                           ;   430.0 p1      41 next
        movdqa [rbp + 1552], xmm10                                 ;   429.0 p0+p3   54 next spill
        movdqa xmm10, [rbp + 1616]                                 ;   431.0 p2      41 next reload
        pxor xmm10, xmm13                                          ;   442.0 p1      41 next
        movdqa [rbp + 1616], xmm10                                 ;   444.0 p0+p3   41 next spill
        movdqa xmm10, [rbp + 1216]                                 ;   429.0 p2      41 next reload
        pxor xmm10, xmm13                                          ;   440.0 p1      41 next
        movdqa [rbp + 1216], xmm10                                 ;   442.0 p0+p3   41 next spill
        movdqa xmm10, [rbp + 1616]                                 ;   444.0 p2      41 next
        movdqa [rbp + 1264], xmm10                                 ;   455.0 p0+p3   41 next spill
        movdqa xmm10, xmm13                                        ;   430.0 p0      41 next copy
        movdqa [rbp + 1280], xmm11                                 ;   429.0 p0+p3   41 next spill
        movdqa xmm11, xmm13                                        ;   430.0 p0      41 next copy
        movdqa [rbp + 1440], xmm2                                  ;   430.0 p0+p3   41 next spill
        movdqa xmm2, xmm13                                         ;   430.0 p0      41 next copy
        movdqa [rbp + 1696], xmm0                                  ;   432.0 p0+p3   41 next spill
        movdqa xmm0, xmm13                                         ;   430.0 p0      41 next copy
        movdqa [rbp + 1584], xmm0                                  ;   437.0 p0+p3   41 next spill
        movdqa xmm0, xmm13                                         ;   430.0 p0      41 next copy
        movdqa [rbp + 1312], xmm13                                 ;   430.0 p0+p3   41 next spill
        movdqa xmm13, [rbp + 1616]                                 ;   444.0 p2      41 next
        movdqa [rbp + 1616], xmm0                                  ;   437.0 p0+p3   41 next spill
        movdqa xmm0, [r8 + 288]                                    ;   420.0 p2      54 next
        pxor xmm0, [rbp + 464]                                     ;   433.0 p2+p1   54 next
        movdqa [rbp + 1296], xmm0                                  ;   435.0 p0+p3   54 next spill
        movdqa xmm0, [r8 + 304]                                    ;   422.0 p2      54 next
        pxor xmm0, [rbp + 496]                                     ;   434.0 p2+p1   54 next
        movdqa [rbp + 1520], xmm0                                  ;   436.0 p0+p3   54 next spill
        movdqa xmm0, [r8 + 432]                                    ;   424.0 p2      54 next
        pxor xmm0, [rbp + 752]                                     ;   435.0 p2+p1   54 next
        pand xmm6, xmm0                                            ;   437.0 p1      41 next
        pxor xmm4, xmm6                                            ;   439.0 p1      41 next
        movdqa [rbp + 1504], xmm4                                  ;   441.0 p0+p3   41 next spill
        movdqa xmm4, [rbp + 1616]                                  ;   437.0 p2      41 next reload
        pand xmm4, xmm0                                            ;   448.0 p1      41 next
        movdqa [rbp + 1616], xmm4                                  ;   450.0 p0+p3   41 next spill
        movdqa xmm4, xmm0                                          ;   437.0 p0      41 next copy
        movdqa [rbp + 1424], xmm13                                 ;   455.0 p0+p3   41 next spill
        movdqa xmm13, xmm0                                         ;   437.0 p0      41 next copy
        movdqa [rbp + 1392], xmm14                                 ;   437.3 p0+p3   41 next spill
        movdqa xmm14, xmm0                                         ;   437.0 p0      41 next copy
        movdqa [rbp + 1712], xmm14                                 ;   444.0 p0+p3   41 next spill
        movdqa xmm14, xmm0                                         ;   437.0 p0      41 next copy
        movdqa [rbp + 1728], xmm14                                 ;   444.0 p0+p3   41 next spill
        pshufd xmm14, xmm0, 0xe4                                   ;   439.0 p1      41 next copy
        movdqa [rbp + 1744], xmm14                                 ;   443.3 p0+p3   41 next spill
        pshufd xmm14, xmm0, 0xe4                                   ;   440.0 p1      41 next copy
        movdqa [rbp + 1760], xmm0                                  ;   445.3 p0+p3   41 next spill
        movdqa xmm0, [rbp + 1616]                                  ;   450.0 p2      41 next
        movdqa [rbp + 1776], xmm0                                  ;   461.0 p0+p3   41 next spill
        movdqa xmm0, [rbp + 1616]                                  ;   450.0 p2      41 next
        movdqa [rbp + 1616], xmm0                                  ;   461.0 p0+p3   41 next spill
        movdqa xmm0, [r8 + 320]                                    ;   437.7 p2      54 next
        pxor xmm0, [rbp + 528]                                     ;   448.7 p2+p1   54 next
        movdqa [rbp + 1792], xmm0                                  ;   451.3 p0+p3   54 next spill
        movdqa xmm0, [r8 + 336]                                    ;   439.7 p2      54 next
        pxor xmm0, [rbp + 560]                                     ;   450.7 p2+p1   54 next
        movdqa [rbp + 1808], xmm0                                  ;   453.3 p0+p3   54 next spill
        movdqa xmm0, [rbp + 1648]                                  ;   441.7 p2      41 next
        movdqa [rbp + 1648], xmm0                                  ;   455.3 p0+p3   41 next spill
        movdqa xmm0, [r8 + 448]                                    ;   442.7 p2      54 next
        pxor xmm0, [rbp + 784]                                     ;   453.7 p2+p1   54 next
        pxor xmm5, xmm0                                            ;   455.7 p1      41 next
        pxor xmm8, xmm5                                            ;   457.7 p1      41 next
        movdqa [rbp + 1824], xmm8                                  ;   459.7 p0+p3   41 next spill
        movdqa xmm8, [rbp + 1712]                                  ;   444.7 p2      41 next reload
        pand xmm8, xmm5                                            ;   457.7 p1      41 next
        movdqa [rbp + 1712], xmm8                                  ;   459.7 p0+p3   41 next spill
        movdqa xmm8, [rbp + 1584]                                  ;   445.7 p2      41 next reload
        pand xmm8, xmm5                                            ;   457.7 p1      41 next
        movdqa xmm5, [rbp + 1392]                                  ;   446.7 p2      41 next reload
        pand xmm5, xmm0                                            ;   457.7 p1      41 next
        movdqa [rbp + 1392], xmm8                                  ;   461.3 p0+p3   41 next spill
        movdqa xmm8, [rbp + 1728]                                  ;   447.7 p2      41 next reload
        pand xmm8, xmm0                                            ;   458.7 p1      41 next
        movdqa [rbp + 1728], xmm0                                  ;   463.3 p0+p3   54 next spill
        movdqa xmm0, [rbp + 1440]                                  ;   449.0 p2      41 next reload
        pxor xmm0, xmm8                                            ;   460.7 p1      41 next
        movdqa [rbp + 1440], xmm14                                 ;   465.3 p0+p3   41 next spill
        movdqa xmm14, [rbp + 1744]                                 ;   450.3 p2      41 next reload
        pand xmm14, xmm0                                           ;   462.7 p1      41 next
        movdqa [rbp + 1744], xmm14                                 ;   467.3 p0+p3   41 next spill
        movdqa xmm14, [rbp + 1216]                                 ;   451.7 p2      41 next reload
        pand xmm14, [rbp + 1728]                                   ;   474.3 p2+p1   41 next
        movdqa [rbp + 1216], xmm14                                 ;   476.3 p0+p3   41 next spill
        movdqa xmm14, [rbp + 1728]                                 ;   463.3 p2      41 next
        movdqa [rbp + 1584], xmm0                                  ;   471.3 p0+p3   41 next spill
        movdqa xmm0, [rbp + 1712]                                  ;   459.7 p2      41 next
        movdqa [rbp + 1712], xmm8                                  ;   473.3 p0+p3   41 next spill
        movdqa xmm8, [rbp + 1728]                                  ;   463.3 p2      41 next
        movdqa [rbp + 1840], xmm8                                  ;   475.3 p0+p3   41 next spill
        movdqa xmm8, [rbp + 1728]                                  ;   463.3 p2      41 next
        movdqa [rbp + 1856], xmm8                                  ;   477.3 p0+p3   41 next spill
        movdqa xmm8, [rbp + 1824]                                  ;   459.7 p2      41 next
        movdqa [rbp + 1872], xmm8                                  ;   479.3 p0+p3   41 next spill
        movdqa xmm8, [rbp + 1728]                                  ;   463.3 p2      41 next
        movdqa [rbp + 1728], xmm8                                  ;   481.3 p0+p3   41 next spill
        movdqa xmm8, [r8 + 464]                                    ;   459.7 p2      54 next
        pxor xmm8, [rbp + 816]                                     ;   470.7 p2+p1   54 next
        pxor xmm10, xmm8                                           ;   472.7 p1      41 next
        pxor xmm7, xmm10                                           ;   474.7 p1      41 next
        pand xmm9, xmm7                                            ;   476.7 p1      41 next
        pand xmm1, xmm8                                            ;   472.7 p1      41 next
        pand xmm4, xmm8                                            ;   472.7 p1      41 next
        pxor xmm15, xmm4                                           ;   474.7 p1      41 next
        movdqa xmm4, [rbp + 1856]                                  ;   477.3 p2      41 next reload
        pand xmm4, xmm10                                           ;   488.3 p1      41 next
        movdqa [rbp + 1856], xmm7                                  ;   483.3 p0+p3   41 next spill
        movdqa xmm7, [rbp + 1312]                                  ;   463.7 p2      41 next reload
        pand xmm7, xmm8                                            ;   474.7 p1      41 next
        movdqa [rbp + 1312], xmm8                                  ;   485.3 p0+p3   54 next spill
        movdqa xmm8, [rbp + 1504]                                  ;   465.0 p2      41 next reload
        pxor xmm8, xmm7                                            ;   476.7 p1      41 next
        movdqa xmm7, [rbp + 1856]                                  ;   483.3 p2      41 next
        movdqa [rbp + 1504], xmm4                                  ;   490.3 p0+p3   41 next spill
        pshufd xmm4, xmm8, 0xe4                                    ;   478.7 p1      41 next copy
        movdqa [rbp + 1888], xmm8                                  ;   489.3 p0+p3   41 next spill
        movdqa xmm8, [rbp + 1328]                                  ;   467.7 p2      41 next reload
        pand xmm8, [rbp + 1312]                                    ;   496.3 p2+p1   41 next
        movdqa [rbp + 1328], xmm8                                  ;   498.3 p0+p3   41 next spill
        movdqa xmm8, [rbp + 1728]                                  ;   481.3 p2      41 next reload
        por xmm8, [rbp + 1856]                                     ;   494.3 p2+p1   41 next
        movdqa [rbp + 1728], xmm8                                  ;   496.3 p0+p3   41 next spill
        movdqa xmm8, [rbp + 1648]                                  ;   471.7 p2      41 next reload
        pand xmm8, [rbp + 1312]                                    ;   496.3 p2+p1   41 next
        movdqa [rbp + 1648], xmm8                                  ;   498.3 p0+p3   41 next spill
        movdqa xmm8, [rbp + 1312]                                  ;   485.3 p2      41 next
        movdqa [rbp + 1904], xmm4                                  ;   497.3 p0+p3   41 next spill
        movdqa xmm4, [rbp + 1856]                                  ;   483.3 p2      41 next
        movdqa [rbp + 1920], xmm4                                  ;   499.3 p0+p3   41 next spill
        movdqa xmm4, [rbp + 1328]                                  ;   498.3 p2      41 next
        movdqa [rbp + 1936], xmm4                                  ;   509.3 p0+p3   41 next spill
        movdqa xmm4, [rbp + 1328]                                  ;   498.3 p2      41 next
        movdqa [rbp + 1328], xmm4                                  ;   509.3 p0+p3   41 next spill
        movdqa xmm4, [rbp + 1648]                                  ;   498.3 p2      41 next
        movdqa [rbp + 1952], xmm4                                  ;   509.3 p0+p3   41 next spill
        movdqa xmm4, [rbp + 1648]                                  ;   498.3 p2      41 next
        movdqa [rbp + 1648], xmm4                                  ;   509.3 p0+p3   41 next spill
        movdqa xmm4, [r8 + 480]                                    ;   479.7 p2      54 next
        pxor xmm4, [rbp + 848]                                     ;   490.7 p2+p1   54 next
        pand xmm12, xmm4                                           ;   492.7 p1      41 next
        pand xmm11, xmm4                                           ;   492.7 p1      41 next
        pxor xmm1, xmm11                                           ;   494.7 p1      41 next
        movdqa xmm11, [rel misty1_decrypt_compact.T0_constants128] ;   481.7 p2      41 next reload
        pxor xmm1, xmm11                                           ;   496.7 p1      41 next
        pand xmm14, xmm4                                           ;   492.7 p1      41 next
        pxor xmm0, xmm14                                           ;   494.7 p1      41 next
        movdqa xmm14, [rbp + 1616]                                 ;   482.7 p2      41 next reload
        pxor xmm14, xmm12                                          ;   494.7 p1      41 next
        pand xmm8, xmm4                                            ;   496.3 p1      41 next
        movdqa [rbp + 1616], xmm12                                 ;   509.3 p0+p3   41 next spill
        movdqa xmm12, [rbp + 1280]                                 ;   483.7 p2      41 next reload
        pand xmm12, xmm4                                           ;   494.7 p1      41 next
        movdqa xmm11, [rbp + 1264]                                 ;   484.7 p2      41 next reload
        pxor xmm11, xmm12                                          ;   496.7 p1      41 next
        movdqa xmm12, [rbp + 1744]                                 ;   485.7 p2      41 next reload
        pxor xmm12, xmm11                                          ;   498.7 p1      41 next
        pxor xmm14, xmm12                                          ;   500.7 p1      41 next
        movdqa xmm11, [rbp + 1216]                                 ;   486.7 p2      41 next reload
        pxor xmm11, xmm12                                          ;   500.7 p1      41 next
        movdqa xmm12, [rbp + 1760]                                 ;   487.7 p2      41 next reload
        pand xmm12, xmm4                                           ;   498.7 p1      41 next
        movdqa [rbp + 1760], xmm11                                 ;   511.3 p0+p3   41 next spill
        movdqa xmm11, [rbp + 1776]                                 ;   488.7 p2      41 next reload
        pxor xmm11, xmm12                                          ;   500.7 p1      41 next
        movdqa xmm12, [rbp + 1168]                                 ;   489.7 p2      41 next reload
        pand xmm12, xmm4                                           ;   500.7 p1      41 next
        movdqa [rbp + 1168], xmm8                                  ;   513.3 p0+p3   41 next spill
        movdqa xmm8, xmm4                                          ;   492.7 p0      41 next copy
        movdqa [rbp + 1776], xmm14                                 ;   515.3 p0+p3   41 next spill
        movdqa xmm14, xmm0                                         ;   496.7 p0      41 next copy
        movdqa [rbp + 1216], xmm12                                 ;   517.3 p0+p3   41 next spill
        pshufd xmm12, xmm1, 0xe4                                   ;   498.7 p1      41 next copy
        movdqa [rbp + 1744], xmm1                                  ;   519.3 p0+p3   41 next spill
        movdqa xmm1, [rbp + 1936]                                  ;   509.3 p2      41 next reload
        pxor xmm1, [rbp + 1168]                                    ;   524.3 p2+p1   41 next
        movdqa [rbp + 1936], xmm12                                 ;   521.3 p0+p3   41 next spill
        movdqa xmm12, [rbp + 1744]                                 ;   519.3 p2      41 next reload
        pxor xmm12, xmm1                                           ;   530.3 p1      41 next
        movdqa [rbp + 1744], xmm12                                 ;   532.3 p0+p3   41 next spill
        movdqa xmm12, [rbp + 1952]                                 ;   509.3 p2      41 next reload
        pxor xmm12, [rbp + 1760]                                   ;   522.3 p2+p1   41 next
        movdqa [rbp + 1952], xmm12                                 ;   525.3 p0+p3   41 next spill
        movdqa xmm12, [rbp + 1776]                                 ;   515.3 p2      41 next
        movdqa [rbp + 1264], xmm1                                  ;   527.3 p0+p3   41 next spill
        movdqa xmm1, [rbp + 1168]                                  ;   513.3 p2      41 next
        movdqa [rbp + 1168], xmm1                                  ;   529.3 p0+p3   41 next spill
        movdqa xmm1, [rbp + 1760]                                  ;   511.3 p2      41 next
        movdqa [rbp + 1760], xmm1                                  ;   531.3 p0+p3   41 next spill
        movdqa xmm1, [r8 + 496]                                    ;   501.0 p2      54 next
        pxor xmm1, [rbp + 880]                                     ;   512.0 p2+p1   54 next
        pand xmm8, xmm1                                            ;   514.0 p1      41 next
        pxor xmm15, xmm8                                           ;   516.0 p1      41 next
        pand xmm2, xmm1                                            ;   514.0 p1      41 next
        pxor xmm4, xmm2                                            ;   516.0 p1      41 next
        pxor xmm9, xmm4                                            ;   518.0 p1      41 next
        pxor xmm6, xmm4                                            ;   518.0 p1      41 next
        pxor xmm14, xmm6                                           ;   520.0 p1      41 next
        pand xmm13, xmm1                                           ;   514.0 p1      41 next
        pxor xmm3, xmm13                                           ;   516.0 p1      41 next
        pxor xmm9, xmm3                                            ;   520.0 p1      41 next
        por xmm7, xmm1                                             ;   514.0 p1      41 next
        pxor xmm5, xmm7                                            ;   516.0 p1      41 next
        movdqa xmm2, [rbp + 1696]                                  ;   505.7 p2      41 next reload
        pxor xmm2, xmm5                                            ;   518.0 p1      41 next
        pand xmm3, xmm1                                            ;   518.0 p1      41 next
        pxor xmm0, xmm2                                            ;   520.0 p1      41 next
        pxor xmm10, xmm0                                           ;   522.0 p1      41 next
        movdqa xmm0, [rbp + 1584]                                  ;   507.3 p2      41 next reload
        pxor xmm0, xmm14                                           ;   522.0 p1      41 next
        movdqa xmm14, [rbp + 1712]                                 ;   508.3 p2      41 next reload
        pxor xmm14, xmm1                                           ;   519.3 p1      41 next
        movdqa xmm4, [rbp + 1840]                                  ;   509.3 p2      41 next reload
        pand xmm4, xmm14                                           ;   521.3 p1      41 next
        movdqa xmm14, [rbp + 1424]                                 ;   510.3 p2      41 next reload
        pxor xmm14, xmm1                                           ;   521.3 p1      41 next
        movdqa xmm5, [rbp + 1664]                                  ;   511.3 p2      41 next reload
        pand xmm5, xmm1                                            ;   522.3 p1      41 next
        pxor xmm9, xmm4                                            ;   523.3 p1      41 next
        movdqa xmm1, [rel misty1_decrypt_compact.T0_constants128]  ;   512.3 p2      41 next reload
        pxor xmm3, xmm1                                            ;   524.0 p1      41 next
        pxor xmm0, xmm15                                           ;   525.0 p1      41 next
        movdqa xmm4, [rbp + 1648]                                  ;   513.3 p2      41 next reload
        pxor xmm4, xmm15                                           ;   526.0 p1      41 next
        movdqa xmm15, [rbp + 1504]                                 ;   514.3 p2      41 next reload
        pxor xmm15, xmm14                                          ;   527.0 p1      41 next
        movdqa xmm6, [rbp + 1536]                                  ;   515.3 p2      41 next reload
        pand xmm6, xmm14                                           ;   528.0 p1      41 next
        pxor xmm11, xmm6                                           ;   530.0 p1      41 next
        movdqa xmm14, [rbp + 1440]                                 ;   516.3 p2      41 next reload
        pxor xmm14, xmm15                                          ;   530.0 p1      41 next
        movdqa xmm15, [rbp + 1168]                                 ;   529.3 p2      41 next reload
        pxor xmm15, xmm5                                           ;   540.3 p1      41 next
        movdqa xmm5, [rbp + 1872]                                  ;   518.3 p2      41 next reload
        pxor xmm5, xmm11                                           ;   532.0 p1      41 next
        movdqa xmm6, [rbp + 1264]                                  ;   527.3 p2      41 next reload
        pxor xmm6, xmm0                                            ;   538.3 p1      41 next
        pxor xmm12, xmm14                                          ;   534.0 p1      41 next
        movdqa xmm0, [rbp + 1936]                                  ;   521.3 p2      41 next reload
        pxor xmm0, xmm14                                           ;   535.0 p1      41 next
        movdqa xmm14, [rbp + 1216]                                 ;   521.3 p2      41 next reload
        pxor xmm14, xmm3                                           ;   536.0 p1      41 next
        pxor xmm2, xmm0                                            ;   537.0 p1      41 next
        movdqa xmm0, [rbp + 1888]                                  ;   522.3 p2      41 next reload
        pxor xmm0, xmm3                                            ;   538.0 p1      41 next
        movdqa xmm3, [rbp + 1392]                                  ;   523.3 p2      41 next reload
        pxor xmm3, xmm12                                           ;   539.0 p1      41 next
        pxor xmm9, xmm0                                            ;   540.0 p1      41 next
        movdqa xmm0, [rbp + 1904]                                  ;   524.3 p2      41 next reload
        pxor xmm0, xmm3                                            ;   541.0 p1      41 next
        pxor xmm8, xmm14                                           ;   542.0 p1      41 next
        movdqa xmm3, [rbp + 1328]                                  ;   525.3 p2      41 next reload
        pxor xmm3, xmm14                                           ;   543.0 p1      41 next
        pxor xmm10, xmm8                                           ;   544.0 p1      41 next
        movdqa xmm14, [rbp + 1920]                                 ;   526.3 p2      41 next reload
        pxor xmm14, xmm15                                          ;   545.0 p1      41 next
        movdqa xmm15, [rbp + 1728]                                 ;   527.3 p2      41 next reload
        pxor xmm15, xmm14                                          ;   547.0 p1      41 next
        pxor xmm6, [rbp + 1616]                                    ;   547.0 p2+p1   41 next
        pxor xmm5, [rbp + 1744]                                    ;   548.0 p2+p1   41 next
        pxor xmm2, [rbp + 1856]                                    ;   549.0 p2+p1   41 next
        pxor xmm4, [rbp + 1312]                                    ;   550.0 p2+p1   41 next
        pxor xmm3, [rbp + 1952]                                    ;   551.0 p2+p1   41 next
        movdqa xmm14, [rbp + 1760]                                 ;   533.3 p2      41 next reload
        pxor xmm14, xmm15                                          ;   552.0 p1      41 next
        pxor xmm13, xmm14                                          ;   554.0 p1      41 next
        pxor xmm15, [rbp + 1824]                                   ;   554.0 p2+p1   41 next
        pxor xmm4, xmm15                                           ;   556.0 p1      41 next
        pxor xmm3, [rbp + 1776]                                    ;   556.0 p2+p1   41 next
        movdqa xmm14, [rbp + 1792]                                 ;   536.3 p2      41 next
        movdqa xmm15, [rbp + 1552]                                 ;   537.3 p2      54 next reload
        pand xmm14, xmm15                                          ;   557.0 p1      41 next
        movdqa xmm7, [rbp + 1808]                                  ;   538.3 p2      41 next
        movdqa xmm8, [rbp + 1680]                                  ;   539.3 p2      41 next
        movdqa xmm11, [rbp + 1376]                                 ;   540.3 p2      54 next reload
        pand xmm8, xmm11                                           ;   558.0 p1      41 next
        pand xmm7, xmm15                                           ;   559.0 p1      41 next
        movdqa xmm12, [rbp + 1520]                                 ;   541.3 p2      41 next
        pand xmm12, xmm15                                          ;   560.0 p1      41 next
        pxor xmm0, [rbp + 1296]                                    ;   561.0 p2+p1   41 next
        pxor xmm13, [rbp + 1520]                                   ;   562.0 p2+p1   41 next
        pxor xmm4, [rbp + 1792]                                    ;   563.0 p2+p1   41 next
        pxor xmm6, [rbp + 1808]                                    ;   564.0 p2+p1   41 next
        pxor xmm3, xmm15                                           ;   565.0 p1      41 next
        pxor xmm10, [rbp + 1680]                                   ;   566.0 p2+p1   41 next
        pxor xmm9, xmm11                                           ;   567.0 p1      41 next
        movdqa [rbp + 1776], xmm2                                  ;   551.0 p0+p3   41 next spill
        movdqa xmm2, [rbp + 1792]                                  ;   547.3 p2      41 next
        pand xmm2, [rbp + 1520]                                    ;   568.0 p2+p1   41 next
        movdqa [rbp + 1824], xmm5                                  ;   550.0 p0+p3   41 next spill
        movdqa xmm5, xmm12                                         ;   562.0 p0      41 next copy
        pxor xmm5, xmm11                                           ;   569.0 p1      41 next
        movdqa [rbp + 1760], xmm10                                 ;   568.0 p0+p3   41 next spill
        movdqa xmm10, [rbp + 1808]                                 ;   549.3 p2      41 next
        pand xmm10, [rbp + 1296]                                   ;   570.0 p2+p1   41 next
        pxor xmm8, xmm10                                           ;   572.0 p1      41 next
        pand xmm10, xmm11                                          ;   572.0 p1      41 next
        movdqa [rbp + 1952], xmm6                                  ;   566.0 p0+p3   41 next spill
        movdqa xmm6, xmm11                                         ;   551.3 p0      41 next copy
        pand xmm6, [rbp + 1808]                                    ;   573.0 p2+p1   41 next
        movdqa [rbp + 1312], xmm4                                  ;   565.0 p0+p3   41 next spill
        movdqa xmm4, xmm11                                         ;   551.3 p0      41 next copy
        pand xmm4, xmm15                                           ;   574.0 p1      41 next
        movdqa [rbp + 1856], xmm13                                 ;   564.0 p0+p3   41 next spill
        movdqa xmm13, xmm11                                        ;   551.3 p0      41 next copy
        pand xmm13, [rbp + 1520]                                   ;   575.0 p2+p1   41 next
        pand xmm11, [rbp + 1792]                                   ;   576.0 p2+p1   41 next
        pxor xmm11, xmm7                                           ;   578.0 p1      41 next
        movdqa [rbp + 1376], xmm0                                  ;   563.0 p0+p3   41 next spill
        movdqa xmm0, xmm7                                          ;   561.0 p0      41 next copy
        pand xmm0, [rbp + 1680]                                    ;   578.0 p2+p1   41 next
        pxor xmm0, xmm6                                            ;   580.0 p1      41 next
        pxor xmm0, xmm1                                            ;   582.0 p1      41 next
        movdqa xmm1, xmm14                                         ;   559.0 p0      41 next copy
        pxor xmm1, xmm2                                            ;   581.0 p1      41 next
        pxor xmm2, xmm8                                            ;   582.0 p1      41 next
        pxor xmm8, xmm14                                           ;   583.0 p1      41 next
        pxor xmm14, xmm13                                          ;   584.0 p1      41 next
        pand xmm1, [rbp + 1808]                                    ;   585.0 p2+p1   41 next
        movdqa [rbp + 1744], xmm9                                  ;   569.0 p0+p3   41 next spill
        movdqa xmm9, xmm15                                         ;   554.0 p0      41 next copy
        movdqa [rbp + 1616], xmm3                                  ;   567.0 p0+p3   41 next spill
        movdqa xmm3, xmm15                                         ;   556.0 p0      41 next copy
        pxor xmm3, xmm2                                            ;   586.0 p1      41 next
        pand xmm2, [rbp + 1296]                                    ;   587.0 p2+p1   41 next
        movdqa [rbp + 1728], xmm14                                 ;   586.0 p0+p3   41 next spill
        movdqa xmm14, xmm15                                        ;   558.0 p0      41 next copy
        pand xmm14, xmm3                                           ;   588.0 p1      41 next
        pxor xmm14, xmm0                                           ;   590.0 p1      41 next
        pand xmm3, [rbp + 1792]                                    ;   590.0 p2+p1   41 next
        movdqa [rbp + 1920], xmm11                                 ;   580.0 p0+p3   41 next spill
        movdqa xmm11, xmm15                                        ;   560.0 p0      41 next copy
        movdqa [rbp + 1552], xmm8                                  ;   585.0 p0+p3   41 next spill
        movdqa xmm8, xmm5                                          ;   571.0 p0      41 next copy
        pxor xmm8, [rbp + 1792]                                    ;   591.0 p2+p1   41 next
        pand xmm8, [rbp + 1680]                                    ;   593.0 p2+p1   41 next
        pxor xmm12, xmm8                                           ;   595.0 p1      41 next
        movdqa [rbp + 1328], xmm12                                 ;   597.0 p0+p3   41 next spill
        movdqa xmm12, xmm5                                         ;   571.0 p0      41 next copy
        pand xmm5, [rbp + 1296]                                    ;   594.0 p2+p1   41 next
        pxor xmm5, [rbp + 1920]                                    ;   596.0 p2+p1   41 next
        movdqa [rbp + 1904], xmm7                                  ;   565.0 p0+p3   41 next spill
        movdqa xmm7, xmm4                                          ;   576.0 p0      41 next copy
        movdqa [rbp + 1392], xmm8                                  ;   595.0 p0+p3   41 next spill
        movdqa xmm8, xmm6                                          ;   575.0 p0      41 next copy
        pand xmm8, [rbp + 1520]                                    ;   596.0 p2+p1   41 next
        pxor xmm4, xmm8                                            ;   598.0 p1      41 next
        pxor xmm2, xmm4                                            ;   600.0 p1      41 next
        movdqa xmm4, [rbp + 1520]                                  ;   567.7 p2      54 next reload
        pxor xmm2, xmm4                                            ;   602.0 p1      41 next
        movdqa xmm8, xmm4                                          ;   578.7 p0      41 next copy
        pand xmm8, [rbp + 1680]                                    ;   600.0 p2+p1   41 next
        movdqa xmm4, xmm6                                          ;   575.0 p0      41 next copy
        pxor xmm4, [rbp + 1680]                                    ;   601.0 p2+p1   41 next
        pand xmm11, xmm4                                           ;   603.0 p1      41 next
        pxor xmm0, xmm11                                           ;   605.0 p1      41 next
        pxor xmm3, xmm0                                            ;   607.0 p1      41 next
        movdqa xmm0, [rbp + 1296]                                  ;   571.3 p2      54 next reload
        pxor xmm6, xmm0                                            ;   605.0 p1      41 next
        pand xmm15, xmm6                                           ;   607.0 p1      41 next
        movdqa xmm4, [rbp + 1792]                                  ;   572.3 p2      54 next reload
        pand xmm6, xmm4                                            ;   607.0 p1      41 next
        pxor xmm15, [rbp + 1680]                                   ;   609.0 p2+p1   41 next
        pxor xmm3, xmm15                                           ;   611.0 p1      41 next
        movdqa xmm15, xmm4                                         ;   583.3 p0      41 next copy
        pxor xmm15, xmm8                                           ;   610.0 p1      41 next
        pxor xmm1, xmm15                                           ;   612.0 p1      41 next
        pand xmm15, [rbp + 1808]                                   ;   612.0 p2+p1   41 next
        pxor xmm13, xmm15                                          ;   614.0 p1      41 next
        movdqa xmm15, xmm0                                         ;   582.3 p0      41 next copy
        pand xmm15, [rbp + 1680]                                   ;   614.0 p2+p1   41 next
        pxor xmm7, xmm15                                           ;   616.0 p1      41 next
        pand xmm4, xmm7                                            ;   618.0 p1      41 next
        pxor xmm1, xmm4                                            ;   620.0 p1      41 next
        pxor xmm5, xmm1                                            ;   622.0 p1      41 next
        movdqa xmm1, xmm0                                          ;   582.3 p0      41 next copy
        pand xmm1, xmm7                                            ;   619.0 p1      41 next
        pxor xmm9, xmm1                                            ;   621.0 p1      41 next
        movdqa xmm1, xmm0                                          ;   582.3 p0      41 next copy
        pxor xmm12, xmm9                                           ;   623.0 p1      41 next
        pxor xmm1, [rbp + 1920]                                    ;   622.0 p2+p1   41 next
        movdqa xmm4, [rbp + 1728]                                  ;   586.0 p2      41 next reload
        pand xmm0, xmm4                                            ;   623.0 p1      41 next
        pxor xmm14, xmm15                                          ;   624.0 p1      41 next
        pxor xmm13, xmm14                                          ;   626.0 p1      41 next
        movdqa xmm14, [rbp + 1520]                                 ;   582.0 p2      41 next
        pand xmm14, xmm1                                           ;   626.0 p1      41 next
        movdqa xmm7, [rbp + 1392]                                  ;   595.0 p2      41 next reload
        pxor xmm7, xmm5                                            ;   627.0 p1      41 next
        pxor xmm1, xmm15                                           ;   628.0 p1      41 next
        pxor xmm15, [rbp + 1520]                                   ;   629.0 p2+p1   41 next
        movdqa xmm5, [rbp + 1808]                                  ;   585.0 p2      54 next reload
        pxor xmm14, xmm5                                           ;   630.0 p1      41 next
        pxor xmm10, xmm14                                          ;   632.0 p1      41 next
        movdqa xmm14, xmm5                                         ;   596.0 p0      41 next copy
        movdqa xmm9, [rbp + 1680]                                  ;   586.0 p2      54 next reload
        pand xmm5, xmm9                                            ;   632.0 p1      41 next
        pand xmm14, xmm15                                          ;   633.0 p1      41 next
        pand xmm8, xmm15                                           ;   634.0 p1      41 next
        pxor xmm3, xmm8                                            ;   636.0 p1      41 next
        movdqa xmm15, [rbp + 1616]                                 ;   587.3 p2      41 next reload
        pxor xmm13, xmm15                                          ;   636.0 p1      41 next
        pxor xmm15, [r8 + 2048]                                    ;   637.0 p2+p1   48 next
        pxor xmm11, xmm14                                          ;   638.0 p1      41 next
        pxor xmm1, xmm11                                           ;   640.0 p1      41 next
        pxor xmm4, xmm5                                            ;   640.0 p1      41 next
        pand xmm9, xmm4                                            ;   642.0 p1      41 next
        movdqa xmm4, [rbp + 1328]                                  ;   597.0 p2      41 next
        pxor xmm4, xmm14                                           ;   642.0 p1      41 next
        movdqa xmm14, [rbp + 1328]                                 ;   597.0 p2      41 next
        pand xmm14, xmm5                                           ;   643.0 p1      41 next
        movdqa xmm5, [rbp + 1744]                                  ;   592.0 p2      41 next
        pxor xmm5, xmm3                                            ;   644.0 p1      41 next
        movdqa xmm3, [rbp + 1376]                                  ;   593.0 p2      41 next
        pxor xmm3, xmm7                                            ;   645.0 p1      41 next
        movdqa xmm7, [rbp + 1856]                                  ;   594.0 p2      41 next
        movdqa xmm8, [rbp + 1904]                                  ;   595.0 p2      41 next reload
        pxor xmm8, xmm4                                            ;   646.0 p1      41 next
        pxor xmm2, xmm8                                            ;   648.0 p1      41 next
        movdqa xmm4, [rbp + 1312]                                  ;   596.0 p2      41 next
        movdqa xmm8, [rbp + 1552]                                  ;   597.0 p2      41 next reload
        pxor xmm8, xmm14                                           ;   648.0 p1      41 next
        pxor xmm10, xmm8                                           ;   650.0 p1      41 next
        movdqa xmm14, [rbp + 1952]                                 ;   598.0 p2      41 next
        pxor xmm1, xmm12                                           ;   650.0 p1      41 next
        pxor xmm12, xmm9                                           ;   651.0 p1      41 next
        movdqa xmm8, [rbp + 1760]                                  ;   599.0 p2      41 next
        pxor xmm0, xmm1                                            ;   652.0 p1      41 next
        movdqa xmm1, [rbp + 1744]                                  ;   600.0 p2      48 next
        pxor xmm1, [r8 + 2064]                                     ;   653.0 p2+p1   48 next
        pxor xmm6, xmm12                                           ;   654.0 p1      41 next
        movdqa xmm9, [rbp + 1376]                                  ;   602.0 p2      48 next
        pxor xmm9, [r8 + 2080]                                     ;   655.0 p2+p1   48 next
        pxor xmm8, xmm2                                            ;   656.0 p1      41 next
        movdqa xmm2, [rbp + 1856]                                  ;   604.0 p2      48 next
        pxor xmm2, [r8 + 2096]                                     ;   657.0 p2+p1   48 next
        pxor xmm13, [r8 + 2192]                                    ;   658.0 p2+p1   48 next
        pxor xmm14, xmm0                                           ;   659.0 p1      41 next
        movdqa xmm0, [rbp + 1952]                                  ;   607.0 p2      48 next
        pxor xmm0, [r8 + 2128]                                     ;   660.0 p2+p1   48 next
        pxor xmm5, [r8 + 2208]                                     ;   661.0 p2+p1   48 next
        movdqa xmm11, [rel misty1_decrypt_compact.T0_constants128] ;   610.0 p2      41 next reload
        pxor xmm10, xmm11                                          ;   662.0 p1      41 next
        pxor xmm3, [r8 + 2224]                                     ;   663.0 p2+p1   48 next
        pxor xmm4, xmm10                                           ;   664.0 p1      41 next
        pxor xmm6, xmm11                                           ;   665.0 p1      41 next
        pxor xmm7, xmm6                                            ;   667.0 p1      41 next
        movdqa xmm6, [rbp + 1760]                                  ;   612.0 p2      48 next
        pxor xmm6, [r8 + 2144]                                     ;   667.0 p2+p1   48 next
        pxor xmm8, [r8 + 2288]                                     ;   668.0 p2+p1   48 next
        pxor xmm14, [r8 + 2272]                                    ;   669.0 p2+p1   48 next
        movdqa xmm10, [rbp + 1312]                                 ;   616.0 p2      48 next
        pxor xmm10, [r8 + 2112]                                    ;   670.0 p2+p1   48 next
        movdqa xmm12, [rbp + 1824]                                 ;   618.0 p2      48 next
        pxor xmm12, [r8 + 2160]                                    ;   671.0 p2+p1   48 next
        pxor xmm4, [r8 + 2256]                                     ;   672.0 p2+p1   48 next
        pxor xmm7, [r8 + 2240]                                     ;   673.0 p2+p1   48 next
        movdqa [rbp + 1824], xmm8                                  ;   670.0 p0+p3   48 next spill
        movdqa xmm8, [rbp + 1776]                                  ;   622.0 p2      48 next
        pxor xmm8, [r8 + 2176]                                     ;   674.0 p2+p1   48 next
        movdqa [rbp + 1776], xmm14                                 ;   671.0 p0+p3   48 next spill
        movdqa xmm14, xmm15                                        ;   639.0 p0      45 next copy
        pxor xmm14, xmm6                                           ;   675.0 p1      45 next
        movdqa [rbp + 1312], xmm4                                  ;   674.0 p0+p3   48 next spill
        movdqa xmm4, xmm15                                         ;   639.0 p0      45 next copy
        pand xmm4, xmm12                                           ;   676.0 p1      45 next
        movdqa [rbp + 1760], xmm7                                  ;   675.0 p0+p3   48 next spill
        movdqa xmm7, xmm15                                         ;   639.0 p0      45 next copy
        pand xmm7, xmm8                                            ;   677.0 p1      45 next
        pxor xmm7, xmm12                                           ;   679.0 p1      45 next
        movdqa [rbp + 1952], xmm3                                  ;   665.0 p0+p3   48 next spill
        movdqa xmm3, xmm15                                         ;   639.0 p0      45 next copy
        pand xmm3, xmm2                                            ;   679.0 p1      45 next
        movdqa [rbp + 1856], xmm5                                  ;   663.0 p0+p3   48 next spill
        movdqa xmm5, xmm15                                         ;   639.0 p0      45 next copy
        pand xmm5, xmm1                                            ;   680.0 p1      45 next
        movdqa [rbp + 1376], xmm13                                 ;   660.0 p0+p3   48 next spill
        movdqa xmm13, xmm15                                        ;   639.0 p0      45 next copy
        movdqa xmm11, xmm15                                        ;   639.0 p0      45 next copy
        movdqa [rbp + 1744], xmm11                                 ;   646.0 p0+p3   45 next spill
        movdqa xmm11, xmm15                                        ;   639.0 p0      45 next copy
        pand xmm11, xmm10                                          ;   681.0 p1      45 next
        movdqa [rbp + 1552], xmm11                                 ;   683.0 p0+p3   45 next spill
        movdqa xmm11, xmm15                                        ;   639.0 p0      45 next copy
        pxor xmm11, xmm1                                           ;   682.0 p1      45 next
        pand xmm11, xmm0                                           ;   684.0 p1      45 next
        pand xmm15, xmm6                                           ;   684.0 p1      45 next
        movdqa [rbp + 1904], xmm15                                 ;   686.0 p0+p3   45 next spill
        movdqa xmm15, [rbp + 1552]                                 ;   683.0 p2      45 next
        movdqa [rbp + 1328], xmm11                                 ;   686.0 p0+p3   45 next spill
        movdqa xmm11, [rbp + 1552]                                 ;   683.0 p2      45 next
        movdqa [rbp + 1552], xmm11                                 ;   694.0 p0+p3   45 next spill
        movdqa xmm11, xmm1                                         ;   655.0 p0      45 next copy
        pxor xmm11, xmm0                                           ;   685.0 p1      45 next
        pand xmm13, xmm11                                          ;   687.0 p1      45 next
        movdqa [rbp + 1616], xmm13                                 ;   689.0 p0+p3   45 next spill
        movdqa xmm13, xmm1                                         ;   655.0 p0      45 next copy
        pand xmm13, xmm2                                           ;   687.0 p1      45 next
        movdqa [rbp + 1680], xmm15                                 ;   694.0 p0+p3   45 next spill
        movdqa xmm15, xmm1                                         ;   655.0 p0      45 next copy
        pand xmm15, xmm9                                           ;   688.0 p1      45 next
        movdqa [rbp + 1808], xmm1                                  ;   655.0 p0+p3   48 next spill
        movdqa xmm1, [rbp + 1744]                                  ;   646.0 p2      45 next reload
        pxor xmm1, xmm15                                           ;   690.0 p1      45 next
        movdqa xmm15, xmm2                                         ;   659.0 p0      45 next copy
        pand xmm15, xmm6                                           ;   690.0 p1      45 next
        pxor xmm4, xmm15                                           ;   692.0 p1      45 next
        movdqa xmm15, [rel misty1_decrypt_compact.T0_constants128] ;   645.7 p2      41 next reload
        pxor xmm4, xmm15                                           ;   694.0 p1      45 next
        movdqa xmm15, xmm2                                         ;   659.0 p0      45 next copy
        pand xmm15, xmm12                                          ;   693.0 p1      45 next
        movdqa [rbp + 1744], xmm4                                  ;   696.0 p0+p3   45 next spill
        movdqa xmm4, xmm2                                          ;   659.0 p0      45 next copy
        pxor xmm4, xmm14                                           ;   694.0 p1      45 next
        movdqa [rbp + 1520], xmm15                                 ;   695.0 p0+p3   45 next spill
        movdqa xmm15, xmm2                                         ;   659.0 p0      45 next copy
        pand xmm15, xmm9                                           ;   695.0 p1      45 next
        pxor xmm15, xmm11                                          ;   697.0 p1      45 next
        pand xmm11, xmm10                                          ;   697.0 p1      45 next
        movdqa [rbp + 1392], xmm15                                 ;   699.0 p0+p3   45 next spill
        movdqa xmm15, xmm2                                         ;   659.0 p0      45 next copy
        pand xmm15, xmm10                                          ;   698.0 p1      45 next
        pxor xmm13, xmm15                                          ;   700.0 p1      45 next
        pxor xmm15, xmm7                                           ;   700.0 p1      45 next
        movdqa [rbp + 1728], xmm1                                  ;   692.0 p0+p3   45 next spill
        movdqa xmm1, [rbp + 1904]                                  ;   686.0 p2      45 next reload
        pxor xmm1, xmm13                                           ;   702.0 p1      45 next
        movdqa xmm13, xmm9                                         ;   658.0 p0      45 next copy
        pand xmm13, xmm4                                           ;   702.0 p1      45 next
        pxor xmm7, xmm13                                           ;   704.0 p1      45 next
        movdqa xmm13, xmm9                                         ;   659.3 p0      45 next copy
        pand xmm13, xmm0                                           ;   704.0 p1      45 next
        movdqa [rbp + 1904], xmm1                                  ;   704.0 p0+p3   45 next spill
        movdqa xmm1, xmm9                                          ;   661.3 p0      45 next copy
        movdqa [rbp + 1920], xmm14                                 ;   677.0 p0+p3   45 next spill
        movdqa xmm14, xmm9                                         ;   663.3 p0      45 next copy
        pand xmm14, xmm8                                           ;   705.0 p1      45 next
        movdqa [rbp + 1296], xmm14                                 ;   707.0 p0+p3   45 next spill
        movdqa xmm14, xmm9                                         ;   665.3 p0      45 next copy
        pand xmm9, xmm6                                            ;   706.0 p1      45 next
        pand xmm14, xmm12                                          ;   707.0 p1      45 next
        movdqa [rbp + 1792], xmm9                                  ;   708.0 p0+p3   45 next spill
        movdqa xmm9, xmm6                                          ;   669.0 p0      45 next copy
        pand xmm9, xmm10                                           ;   708.0 p1      45 next
        pxor xmm3, xmm9                                            ;   710.0 p1      45 next
        movdqa xmm9, xmm12                                         ;   673.0 p0      45 next copy
        pand xmm9, xmm8                                            ;   710.0 p1      45 next
        pxor xmm3, xmm9                                            ;   712.0 p1      45 next
        movdqa [rbp + 1888], xmm6                                  ;   671.3 p0+p3   48 next spill
        movdqa xmm6, xmm10                                         ;   672.3 p0      45 next copy
        pand xmm6, xmm8                                            ;   712.0 p1      45 next
        pxor xmm2, xmm6                                            ;   714.0 p1      45 next
        pxor xmm7, xmm2                                            ;   716.0 p1      45 next
        pand xmm2, xmm8                                            ;   716.0 p1      45 next
        pxor xmm2, [rel misty1_decrypt_compact.T0_constants128]    ;   718.0 p2+p1   45 next
        pxor xmm14, xmm2                                           ;   720.0 p1      45 next
        pxor xmm2, [rbp + 1904]                                    ;   720.0 p2+p1   45 next
        pxor xmm9, xmm14                                           ;   722.0 p1      45 next
        movdqa [rbp + 1216], xmm2                                  ;   722.0 p0+p3   45 next spill
        movdqa xmm2, xmm8                                          ;   677.3 p0      45 next copy
        por xmm2, xmm4                                             ;   720.0 p1      45 next
        pxor xmm13, xmm2                                           ;   722.0 p1      45 next
        pxor xmm5, xmm13                                           ;   724.0 p1      45 next
        movdqa xmm2, xmm8                                          ;   678.3 p0      45 next copy
        movdqa xmm13, [rbp + 1728]                                 ;   692.0 p2      45 next reload
        pxor xmm8, xmm13                                           ;   723.0 p1      45 next
        movdqa [rbp + 1728], xmm4                                  ;   696.0 p0+p3   45 next spill
        movdqa xmm4, xmm10                                         ;   680.3 p0      45 next copy
        pand xmm4, xmm0                                            ;   724.0 p1      45 next
        pxor xmm1, xmm4                                            ;   726.0 p1      45 next
        pxor xmm2, xmm4                                            ;   726.0 p1      45 next
        movdqa xmm4, xmm10                                         ;   681.3 p0      45 next copy
        pand xmm4, xmm1                                            ;   728.0 p1      45 next
        pand xmm2, xmm0                                            ;   728.0 p1      45 next
        pxor xmm7, xmm2                                            ;   730.0 p1      45 next
        movdqa xmm2, xmm10                                         ;   682.7 p0      45 next copy
        pand xmm10, xmm12                                          ;   730.0 p1      45 next
        movdqa [rbp + 1936], xmm7                                  ;   732.0 p0+p3   45 next spill
        movdqa xmm7, [rbp + 1680]                                  ;   694.0 p2      45 next reload
        pxor xmm7, xmm10                                           ;   732.0 p1      45 next
        movdqa xmm10, xmm12                                        ;   684.7 p0      45 next copy
        pand xmm10, xmm0                                           ;   732.0 p1      45 next
        pxor xmm11, xmm10                                          ;   734.0 p1      45 next
        movdqa xmm10, xmm12                                        ;   685.7 p0      45 next copy
        pand xmm10, [rbp + 1808]                                   ;   734.0 p2+p1   45 next
        pxor xmm13, xmm10                                          ;   736.0 p1      45 next
        movdqa xmm10, xmm0                                         ;   687.0 p0      45 next copy
        pand xmm10, [rbp + 1920]                                   ;   736.0 p2+p1   45 next
        pand xmm12, [rbp + 1888]                                   ;   737.0 p2+p1   45 next
        por xmm0, [rbp + 1728]                                     ;   738.0 p2+p1   45 next
        pxor xmm4, xmm13                                           ;   739.0 p1      45 next
        pxor xmm15, xmm11                                          ;   740.0 p1      45 next
        pxor xmm1, xmm15                                           ;   742.0 p1      45 next
        pxor xmm11, xmm5                                           ;   742.0 p1      45 next
        pxor xmm10, xmm8                                           ;   743.0 p1      45 next
        pxor xmm2, xmm10                                           ;   745.0 p1      45 next
        movdqa xmm15, [rbp + 1808]                                 ;   695.7 p2      48 next reload
        pand xmm8, xmm15                                           ;   745.0 p1      45 next
        pxor xmm7, xmm8                                            ;   747.0 p1      45 next
        movdqa xmm8, [rbp + 1888]                                  ;   696.7 p2      48 next reload
        pand xmm15, xmm8                                           ;   747.0 p1      45 next
        pxor xmm11, [rbp + 1920]                                   ;   748.0 p2+p1   45 next
        pxor xmm1, xmm3                                            ;   749.0 p1      45 next
        movdqa xmm10, [rbp + 1792]                                 ;   708.0 p2      45 next reload
        pxor xmm3, xmm10                                           ;   750.0 p1      45 next
        pxor xmm9, xmm11                                           ;   751.0 p1      45 next
        movdqa xmm11, [rbp + 1552]                                 ;   699.7 p2      45 next reload
        movdqa xmm13, [rbp + 1520]                                 ;   700.7 p2      45 next reload
        pxor xmm11, xmm13                                          ;   752.0 p1      45 next
        pxor xmm8, xmm3                                            ;   753.0 p1      45 next
        movdqa xmm3, [rbp + 1392]                                  ;   701.7 p2      45 next reload
        pxor xmm7, xmm3                                            ;   754.0 p1      45 next
        pxor xmm14, xmm15                                          ;   755.0 p1      45 next
        pxor xmm15, xmm12                                          ;   756.0 p1      45 next
        movdqa [rbp + 1392], xmm9                                  ;   753.0 p0+p3   45 next spill
        movdqa xmm9, [rbp + 1296]                                  ;   707.0 p2      45 next reload
        pxor xmm9, xmm12                                           ;   757.0 p1      45 next
        movdqa xmm12, [rbp + 1328]                                 ;   703.7 p2      45 next reload
        pxor xmm12, xmm4                                           ;   758.0 p1      45 next
        pxor xmm4, xmm11                                           ;   759.0 p1      45 next
        movdqa xmm11, [rbp + 1216]                                 ;   722.0 p2      45 next reload
        pxor xmm11, [rbp + 1936]                                   ;   760.0 p2+p1   45 next
        pxor xmm9, [rbp + 1728]                                    ;   761.0 p2+p1   45 next
        pxor xmm0, xmm9                                            ;   763.0 p1      45 next
        movdqa xmm9, [rbp + 1744]                                  ;   707.7 p2      45 next
        pxor xmm9, xmm2                                            ;   763.0 p1      45 next
        pxor xmm5, xmm9                                            ;   765.0 p1      45 next
        pxor xmm2, xmm4                                            ;   765.0 p1      45 next
        pxor xmm1, xmm15                                           ;   766.0 p1      45 next
        pxor xmm13, xmm1                                           ;   768.0 p1      45 next
        pxor xmm15, [rbp + 1744]                                   ;   768.0 p2+p1   45 next
        pxor xmm7, xmm15                                           ;   770.0 p1      45 next
        movdqa xmm15, [rbp + 1904]                                 ;   709.7 p2      45 next
        movdqa xmm1, [rbp + 1616]                                  ;   710.7 p2      45 next reload
        pxor xmm1, xmm2                                            ;   770.0 p1      45 next
        pxor xmm15, xmm1                                           ;   772.0 p1      45 next
        movdqa xmm1, [rbp + 1728]                                  ;   711.7 p2      45 next
        pxor xmm1, xmm5                                            ;   772.0 p1      45 next
        movdqa xmm2, [rbp + 1376]                                  ;   712.7 p2      45 next
        pxor xmm10, xmm12                                          ;   773.0 p1      45 next
        pxor xmm14, xmm10                                          ;   775.0 p1      45 next
        movdqa xmm5, [rbp + 1856]                                  ;   713.7 p2      45 next
        pxor xmm5, xmm11                                           ;   775.0 p1      45 next
        movdqa xmm9, [rbp + 1952]                                  ;   714.7 p2      45 next
        pxor xmm9, xmm15                                           ;   776.0 p1      45 next
        movdqa xmm15, [rbp + 1760]                                 ;   715.7 p2      45 next
        pxor xmm4, xmm14                                           ;   777.0 p1      45 next
        movdqa xmm14, [rbp + 1312]                                 ;   716.7 p2      45 next
        pxor xmm12, xmm0                                           ;   778.0 p1      45 next
        pxor xmm3, xmm0                                            ;   779.0 p1      45 next
        movdqa xmm0, [rbp + 1776]                                  ;   717.7 p2      45 next
        pxor xmm0, xmm13                                           ;   780.0 p1      45 next
        movdqa xmm10, [rbp + 1392]                                 ;   753.0 p2      45 next
        movdqa xmm11, [rbp + 1824]                                 ;   719.7 p2      48 next reload
        pxor xmm10, xmm11                                          ;   781.0 p1      45 next
        movdqa xmm13, [rbp + 1568]                                 ;   720.7 p2      54 next reload
        pxor xmm11, xmm13                                          ;   782.0 p1      54 next
        pxor xmm13, [r10 + 240]                                    ;   783.0 p2+p1   54 next
        pxor xmm6, xmm12                                           ;   784.0 p1      45 next
        pxor xmm2, xmm4                                            ;   785.0 p1      45 next
        pxor xmm8, xmm3                                            ;   786.0 p1      45 next
        movdqa xmm3, [rbp + 1344]                                  ;   722.7 p2      54 next
        pxor xmm15, xmm6                                           ;   787.0 p1      45 next
        movdqa xmm4, [rbp + 1600]                                  ;   723.7 p2      54 next
        pxor xmm4, xmm5                                            ;   788.0 p1      54 next
        movdqa xmm5, [rbp + 1248]                                  ;   724.7 p2      54 next
        pxor xmm5, xmm7                                            ;   789.0 p1      54 next
        movdqa xmm6, [rbp + 1184]                                  ;   725.7 p2      54 next
        pxor xmm6, xmm1                                            ;   790.0 p1      54 next
        movdqa xmm1, [rbp + 1200]                                  ;   726.7 p2      54 next
        pxor xmm1, xmm9                                            ;   791.0 p1      54 next
        movdqa xmm7, [rbp + 1472]                                  ;   727.7 p2      54 next
        pxor xmm3, xmm2                                            ;   792.0 p1      54 next
        movdqa xmm2, [rbp + 1376]                                  ;   728.7 p2      54 next
        movdqa xmm9, [rbp + 1632]                                  ;   729.7 p2      54 next reload
        pxor xmm2, xmm9                                            ;   793.0 p1      54 next
        movdqa xmm12, [r10 + 144]                                  ;   730.7 p2      76 l.9 reload
        pxor xmm9, xmm12                                           ;   794.0 p1      54 next
        pxor xmm14, xmm8                                           ;   795.0 p1      45 next
        pxor xmm7, xmm15                                           ;   796.0 p1      54 next
        movdqa xmm15, [rbp + 1136]                                 ;   731.7 p2      54 next reload
        pxor xmm0, xmm15                                           ;   797.0 p1      54 next
        movdqa xmm8, [r10 + 80]                                    ;   732.7 p2      76 l.5 reload
        pxor xmm15, xmm8                                           ;   798.0 p1      54 next
        pxor xmm10, [rbp + 1120]                                   ;   799.0 p2+p1   54 next
        pxor xmm14, [rbp + 1152]                                   ;   800.0 p2+p1   54 next
        movdqa xmm12, [rbp + 1952]                                 ;   735.7 p2      54 next
        pxor xmm12, [rbp + 1408]                                   ;   801.0 p2+p1   54 next
        movdqa xmm8, [rbp + 1856]                                  ;   737.7 p2      54 next
        pxor xmm8, [rbp + 1488]                                    ;   802.0 p2+p1   54 next
        movdqa [rbp + 1856], xmm11                                 ;   784.0 p0+p3   54 next spill
        movdqa xmm11, [rbp + 1760]                                 ;   739.7 p2      54 next
        pxor xmm11, [rbp + 1360]                                   ;   803.0 p2+p1   54 next
        movdqa [rbp + 1760], xmm11                                 ;   805.0 p0+p3   54 next spill
        movdqa xmm11, [rbp + 1312]                                 ;   741.7 p2      54 next
        pxor xmm11, [rbp + 1232]                                   ;   804.0 p2+p1   54 next
        movdqa [rbp + 1312], xmm11                                 ;   806.0 p0+p3   54 next spill
        movdqa xmm11, [rbp + 1776]                                 ;   743.7 p2      54 next
        pxor xmm11, [rbp + 1456]                                   ;   805.0 p2+p1   54 next
        movdqa [rbp + 1776], xmm11                                 ;   807.0 p0+p3   54 next spill
        movdqa xmm11, [rbp + 1344]                                 ;   745.7 p2      54 next
        pxor xmm11, [r10]                                          ;   806.0 p2+p1   54 next
        movdqa [rbp + 1344], xmm12                                 ;   803.0 p0+p3   54 next spill
        movdqa xmm12, [rbp + 1600]                                 ;   747.7 p2      54 next
        pxor xmm12, [r10 + 16]                                     ;   807.0 p2+p1   54 next
        movdqa [rbp + 1600], xmm8                                  ;   804.0 p0+p3   54 next spill
        movdqa xmm8, [rbp + 1248]                                  ;   750.0 p2      54 next
        pxor xmm8, [r10 + 112]                                     ;   808.0 p2+p1   54 next
        movdqa [rbp + 1248], xmm2                                  ;   795.0 p0+p3   54 next spill
        movdqa xmm2, [rbp + 1184]                                  ;   753.0 p2      54 next
        pxor xmm2, [r10 + 128]                                     ;   809.0 p2+p1   54 next
        movdqa [rbp + 1184], xmm6                                  ;   792.0 p0+p3   54 next spill
        movdqa xmm6, [rbp + 1200]                                  ;   755.0 p2      54 next
        pxor xmm6, [r10 + 32]                                      ;   810.0 p2+p1   54 next
        movdqa [rbp + 1200], xmm5                                  ;   791.0 p0+p3   54 next spill
        movdqa xmm5, [rbp + 1472]                                  ;   758.7 p2      54 next
        pxor xmm5, [r10 + 48]                                      ;   811.0 p2+p1   54 next
        movdqa [rbp + 1472], xmm10                                 ;   801.0 p0+p3   54 next spill
        movdqa xmm10, [rbp + 1152]                                 ;   761.0 p2      54 next
        pxor xmm10, [r10 + 64]                                     ;   812.0 p2+p1   54 next
        movdqa [rbp + 1152], xmm0                                  ;   799.0 p0+p3   54 next spill
        movdqa xmm0, [rbp + 1408]                                  ;   763.0 p2      54 next
        pxor xmm0, [r10 + 176]                                     ;   813.0 p2+p1   54 next
        movdqa [rbp + 1408], xmm14                                 ;   802.0 p0+p3   54 next spill
        movdqa xmm14, [rbp + 1488]                                 ;   767.0 p2      54 next
        pxor xmm14, [r10 + 160]                                    ;   814.0 p2+p1   54 next
        movdqa [rbp + 1488], xmm7                                  ;   798.0 p0+p3   54 next spill
        movdqa xmm7, [rbp + 1360]                                  ;   772.0 p2      54 next
        pxor xmm7, [r10 + 192]                                     ;   815.0 p2+p1   54 next
        movdqa [rbp + 1360], xmm1                                  ;   793.0 p0+p3   54 next spill
        movdqa xmm1, [rbp + 1120]                                  ;   774.0 p2      54 next
        pxor xmm1, [r10 + 96]                                      ;   816.0 p2+p1   54 next
        movdqa [rbp + 1120], xmm4                                  ;   790.0 p0+p3   54 next spill
        movdqa xmm4, [rbp + 1232]                                  ;   777.0 p2      54 next
        pxor xmm4, [r10 + 208]                                     ;   817.0 p2+p1   54 next
        movdqa [rbp + 1232], xmm3                                  ;   794.0 p0+p3   54 next spill
        movdqa xmm3, [rbp + 1456]                                  ;   779.0 p2      54 next
        pxor xmm3, [r10 + 224]                                     ;   818.0 p2+p1   54 next
        movdqa [rbp + 1456], xmm6                                  ;   812.0 p0+p3   54 next spill
        movdqa xmm6, xmm13                                         ;   785.0 p0      41 next copy
        pand xmm6, xmm3                                            ;   820.0 p1      41 next
        movdqa [rbp + 1952], xmm5                                  ;   813.0 p0+p3   54 next spill
        movdqa xmm5, xmm13                                         ;   785.0 p0      41 next copy
        pand xmm5, xmm8                                            ;   820.0 p1      41 next
        pxor xmm5, xmm3                                            ;   822.0 p1      41 next
        movdqa [rbp + 1136], xmm12                                 ;   809.0 p0+p3   54 next spill
        movdqa xmm12, xmm13                                        ;   787.0 p0      41 next copy
        pand xmm12, xmm0                                           ;   822.0 p1      41 next
        movdqa [rbp + 1632], xmm1                                  ;   818.0 p0+p3   54 next spill
        movdqa xmm1, xmm13                                         ;   789.3 p0      41 next copy
        movdqa [rbp + 1376], xmm15                                 ;   800.0 p0+p3   54 next spill
        movdqa xmm15, xmm13                                        ;   791.3 p0      41 next copy
        movdqa [rbp + 1568], xmm11                                 ;   808.0 p0+p3   54 next spill
        movdqa xmm11, xmm13                                        ;   793.3 p0      41 next copy
        movdqa [rbp + 1824], xmm10                                 ;   814.0 p0+p3   54 next spill
        movdqa xmm10, xmm13                                        ;   795.3 p0      41 next copy
        pand xmm13, xmm9                                           ;   823.0 p1      41 next
        movdqa [rbp + 1392], xmm13                                 ;   825.0 p0+p3   41 next spill
        movdqa xmm13, xmm9                                         ;   797.3 p0      41 next copy
        movdqa [rbp + 1728], xmm10                                 ;   802.3 p0+p3   41 next spill
        movdqa xmm10, xmm9                                         ;   799.3 p0      41 next copy
        pand xmm10, xmm14                                          ;   824.0 p1      41 next
        movdqa [rbp + 1616], xmm5                                  ;   824.0 p0+p3   41 next spill
        movdqa xmm5, xmm9                                          ;   801.3 p0      41 next copy
        pand xmm5, xmm7                                            ;   825.0 p1      41 next
        movdqa [rbp + 1904], xmm12                                 ;   824.0 p0+p3   41 next spill
        movdqa xmm12, xmm9                                         ;   803.3 p0      41 next copy
        pand xmm12, xmm2                                           ;   826.0 p1      41 next
        pxor xmm12, xmm8                                           ;   828.0 p1      41 next
        movdqa [rbp + 1744], xmm12                                 ;   830.0 p0+p3   41 next spill
        movdqa xmm12, xmm9                                         ;   805.3 p0      41 next copy
        movdqa [rbp + 1216], xmm12                                 ;   812.3 p0+p3   41 next spill
        movdqa xmm12, xmm9                                         ;   807.3 p0      41 next copy
        pand xmm12, xmm3                                           ;   828.0 p1      41 next
        pand xmm9, xmm4                                            ;   829.0 p1      41 next
        movdqa [rbp + 1936], xmm9                                  ;   831.0 p0+p3   41 next spill
        movdqa xmm9, xmm6                                          ;   822.0 p0      41 next copy
        movdqa [rbp + 1328], xmm6                                  ;   822.0 p0+p3   41 next spill
        movdqa xmm6, [rbp + 1728]                                  ;   807.7 p2      41 next reload
        pxor xmm6, [rbp + 1744]                                    ;   841.0 p2+p1   41 next
        movdqa [rbp + 1728], xmm6                                  ;   843.0 p0+p3   41 next spill
        movdqa xmm6, xmm2                                          ;   812.3 p0      41 next copy
        pxor xmm6, xmm7                                            ;   831.0 p1      41 next
        pxor xmm10, xmm6                                           ;   833.0 p1      41 next
        movdqa [rbp + 1296], xmm10                                 ;   835.0 p0+p3   41 next spill
        movdqa xmm10, xmm2                                         ;   814.3 p0      41 next copy
        pand xmm10, xmm14                                          ;   833.0 p1      41 next
        movdqa [rbp + 1520], xmm12                                 ;   830.0 p0+p3   41 next spill
        movdqa xmm12, xmm2                                         ;   816.3 p0      41 next copy
        pand xmm12, xmm8                                           ;   834.0 p1      41 next
        movdqa [rbp + 1552], xmm7                                  ;   818.3 p0+p3   54 next spill
        movdqa xmm7, xmm2                                          ;   818.3 p0      41 next copy
        pand xmm7, xmm3                                            ;   835.0 p1      41 next
        pxor xmm7, [rbp + 1744]                                    ;   841.0 p2+p1   41 next
        movdqa [rbp + 1744], xmm7                                  ;   843.0 p0+p3   41 next spill
        movdqa xmm7, xmm2                                          ;   820.3 p0      41 next copy
        pand xmm7, [rbp + 1728]                                    ;   854.0 p2+p1   41 next
        movdqa [rbp + 1792], xmm7                                  ;   856.0 p0+p3   41 next spill
        movdqa xmm7, xmm2                                          ;   822.3 p0      41 next copy
        pxor xmm7, xmm8                                            ;   838.0 p1      41 next
        pand xmm2, xmm4                                            ;   839.0 p1      41 next
        pand xmm7, [rbp + 1552]                                    ;   840.0 p2+p1   41 next
        movdqa [rbp + 1920], xmm2                                  ;   841.0 p0+p3   41 next spill
        movdqa xmm2, xmm3                                          ;   824.3 p0      41 next copy
        pand xmm2, xmm14                                           ;   841.0 p1      41 next
        movdqa [rbp + 1888], xmm2                                  ;   843.0 p0+p3   41 next spill
        movdqa xmm2, xmm3                                          ;   826.3 p0      41 next copy
        pand xmm2, xmm8                                            ;   842.0 p1      41 next
        movdqa [rbp + 1808], xmm7                                  ;   842.0 p0+p3   41 next spill
        movdqa xmm7, xmm3                                          ;   828.3 p0      41 next copy
        pand xmm7, [rbp + 1552]                                    ;   843.0 p2+p1   41 next
        movdqa [rbp + 1680], xmm3                                  ;   830.3 p0+p3   54 next spill
        movdqa xmm3, xmm8                                          ;   830.3 p0      41 next copy
        pxor xmm3, xmm4                                            ;   844.0 p1      41 next
        movdqa [rbp + 1264], xmm6                                  ;   833.0 p0+p3   41 next spill
        movdqa xmm6, xmm8                                          ;   832.3 p0      41 next copy
        pand xmm6, xmm14                                           ;   845.0 p1      41 next
        movdqa [rbp + 1872], xmm8                                  ;   834.3 p0+p3   54 next spill
        movdqa xmm8, xmm14                                         ;   834.3 p0      41 next copy
        pand xmm8, xmm4                                            ;   846.0 p1      41 next
        pxor xmm2, xmm8                                            ;   848.0 p1      41 next
        movdqa xmm8, xmm14                                         ;   835.3 p0      41 next copy
        pxor xmm8, xmm3                                            ;   848.0 p1      41 next
        pxor xmm2, [rel misty1_decrypt_compact.T0_constants128]    ;   850.0 p2+p1   41 next
        pand xmm13, xmm8                                           ;   850.0 p1      41 next
        por xmm1, xmm8                                             ;   851.0 p1      41 next
        pxor xmm5, xmm1                                            ;   853.0 p1      41 next
        pxor xmm12, xmm5                                           ;   855.0 p1      41 next
        movdqa xmm1, xmm14                                         ;   836.3 p0      41 next copy
        pand xmm1, xmm0                                            ;   854.0 p1      41 next
        pxor xmm10, xmm1                                           ;   856.0 p1      41 next
        movdqa xmm5, [rbp + 1904]                                  ;   831.3 p2      41 next reload
        pxor xmm14, xmm5                                           ;   856.0 p1      41 next
        pand xmm15, xmm14                                          ;   858.0 p1      41 next
        pxor xmm13, [rbp + 1616]                                   ;   858.0 p2+p1   41 next
        pxor xmm14, xmm13                                          ;   860.0 p1      41 next
        movdqa xmm13, xmm4                                         ;   837.3 p0      41 next copy
        pand xmm13, xmm0                                           ;   860.0 p1      41 next
        pxor xmm6, xmm13                                           ;   862.0 p1      41 next
        pxor xmm9, xmm6                                            ;   864.0 p1      41 next
        pxor xmm1, [rbp + 1616]                                    ;   863.0 p2+p1   41 next
        movdqa xmm6, [rel misty1_decrypt_compact.T0_constants128]  ;   835.7 p2      41 next reload
        pxor xmm15, xmm6                                           ;   864.0 p1      41 next
        movdqa xmm13, xmm4                                         ;   838.3 p0      41 next copy
        pand xmm13, [rbp + 1680]                                   ;   865.0 p2+p1   41 next
        movdqa xmm6, xmm4                                          ;   839.3 p0      41 next copy
        pand xmm6, [rbp + 1872]                                    ;   866.0 p2+p1   41 next
        pxor xmm10, xmm6                                           ;   868.0 p1      41 next
        movdqa xmm6, xmm3                                          ;   846.0 p0      41 next copy
        pand xmm3, [rbp + 1552]                                    ;   868.0 p2+p1   41 next
        pxor xmm3, [rbp + 1728]                                    ;   870.0 p2+p1   41 next
        pxor xmm3, xmm0                                            ;   872.0 p1      41 next
        movdqa [rbp + 1728], xmm15                                 ;   866.0 p0+p3   41 next spill
        movdqa xmm15, xmm0                                         ;   842.3 p0      41 next copy
        pand xmm15, [rbp + 1264]                                   ;   871.0 p2+p1   41 next
        pxor xmm7, xmm15                                           ;   873.0 p1      41 next
        pxor xmm1, xmm7                                            ;   875.0 p1      41 next
        pxor xmm7, xmm12                                           ;   875.0 p1      41 next
        pxor xmm6, xmm7                                            ;   877.0 p1      41 next
        movdqa xmm15, xmm0                                         ;   843.3 p0      41 next copy
        movdqa xmm7, [rbp + 1552]                                  ;   843.7 p2      54 next reload
        pand xmm15, xmm7                                           ;   876.0 p1      41 next
        pxor xmm11, xmm15                                          ;   878.0 p1      41 next
        movdqa [rbp + 1616], xmm6                                  ;   879.0 p0+p3   41 next spill
        movdqa xmm6, [rbp + 1216]                                  ;   845.3 p2      41 next reload
        pxor xmm6, xmm15                                           ;   878.0 p1      41 next
        pxor xmm1, xmm6                                            ;   880.0 p1      41 next
        pand xmm6, xmm0                                            ;   880.0 p1      41 next
        movdqa xmm15, xmm0                                         ;   846.7 p0      41 next copy
        movdqa [rbp + 1216], xmm13                                 ;   867.0 p0+p3   41 next spill
        movdqa xmm13, [rbp + 1744]                                 ;   847.7 p2      41 next reload
        pxor xmm13, xmm6                                           ;   882.0 p1      41 next
        pand xmm11, xmm7                                           ;   882.0 p1      41 next
        por xmm7, xmm8                                             ;   883.0 p1      41 next
        pxor xmm14, xmm11                                          ;   884.0 p1      41 next
        pxor xmm1, xmm9                                            ;   885.0 p1      41 next
        movdqa xmm6, [rbp + 1872]                                  ;   849.7 p2      54 next reload
        pand xmm15, xmm6                                           ;   886.0 p1      41 next
        pand xmm6, [rbp + 1264]                                    ;   887.0 p2+p1   41 next
        movdqa xmm11, xmm2                                         ;   852.0 p0      41 next copy
        pxor xmm11, xmm3                                           ;   888.0 p1      41 next
        pxor xmm12, xmm11                                          ;   890.0 p1      41 next
        pand xmm0, [rbp + 1680]                                    ;   890.0 p2+p1   41 next
        movdqa xmm11, xmm8                                         ;   852.7 p0      41 next copy
        pxor xmm8, xmm12                                           ;   892.0 p1      41 next
        pxor xmm0, xmm15                                           ;   892.0 p1      41 next
        movdqa xmm12, [rbp + 1888]                                 ;   853.7 p2      41 next reload
        pxor xmm15, xmm12                                          ;   893.0 p1      41 next
        movdqa [rbp + 1888], xmm8                                  ;   894.0 p0+p3   41 next spill
        movdqa xmm8, [rbp + 1792]                                  ;   856.0 p2      41 next reload
        pxor xmm8, xmm0                                            ;   894.0 p1      41 next
        movdqa xmm0, [rbp + 1808]                                  ;   856.0 p2      41 next reload
        pxor xmm0, xmm13                                           ;   895.0 p1      41 next
        pxor xmm13, xmm15                                          ;   896.0 p1      41 next
        movdqa xmm15, [rbp + 1296]                                 ;   857.0 p2      41 next reload
        pxor xmm8, xmm15                                           ;   897.0 p1      41 next
        pxor xmm9, [rbp + 1936]                                    ;   898.0 p2+p1   41 next
        pxor xmm4, xmm9                                            ;   900.0 p1      41 next
        pxor xmm3, xmm13                                           ;   900.0 p1      41 next
        pxor xmm6, xmm3                                            ;   902.0 p1      41 next
        movdqa xmm3, xmm10                                         ;   870.0 p0      41 next copy
        pxor xmm3, xmm6                                            ;   904.0 p1      41 next
        movdqa xmm6, [rbp + 1728]                                  ;   866.0 p2      41 next reload
        pxor xmm10, xmm6                                           ;   903.0 p1      41 next
        movdqa xmm9, [rbp + 1520]                                  ;   860.7 p2      41 next reload
        pxor xmm9, xmm6                                            ;   904.0 p1      41 next
        pxor xmm14, xmm10                                          ;   905.0 p1      41 next
        movdqa xmm6, [rbp + 1392]                                  ;   861.7 p2      41 next reload
        movdqa xmm10, [rbp + 1216]                                 ;   867.0 p2      41 next reload
        pxor xmm6, xmm10                                           ;   906.0 p1      41 next
        pxor xmm11, xmm6                                           ;   908.0 p1      41 next
        pxor xmm7, xmm11                                           ;   910.0 p1      41 next
        movdqa xmm6, [rbp + 1920]                                  ;   863.7 p2      41 next reload
        pxor xmm10, xmm6                                           ;   909.0 p1      41 next
        pxor xmm6, xmm9                                            ;   910.0 p1      41 next
        movdqa xmm11, [rbp + 1328]                                 ;   864.7 p2      41 next reload
        pxor xmm11, xmm9                                           ;   911.0 p1      41 next
        pxor xmm1, xmm10                                           ;   912.0 p1      41 next
        pxor xmm2, xmm10                                           ;   913.0 p1      41 next
        pxor xmm12, xmm1                                           ;   914.0 p1      41 next
        movdqa xmm1, [rbp + 1616]                                  ;   879.0 p2      41 next
        pxor xmm1, xmm11                                           ;   915.0 p1      41 next
        movdqa xmm9, [rbp + 1936]                                  ;   866.7 p2      41 next
        pxor xmm9, xmm0                                            ;   916.0 p1      41 next
        pxor xmm8, xmm2                                            ;   917.0 p1      41 next
        movdqa xmm2, [rbp + 1824]                                  ;   867.7 p2      41 next
        movdqa xmm10, [rbp + 1568]                                 ;   868.7 p2      54 next reload
        pand xmm2, xmm10                                           ;   918.0 p1      41 next
        pxor xmm0, xmm7                                            ;   919.0 p1      41 next
        pxor xmm15, xmm7                                           ;   920.0 p1      41 next
        pxor xmm5, xmm0                                            ;   921.0 p1      41 next
        movdqa xmm0, [rbp + 1376]                                  ;   869.7 p2      41 next
        pxor xmm4, xmm15                                           ;   922.0 p1      41 next
        pand xmm0, xmm10                                           ;   923.0 p1      41 next
        movdqa xmm15, [rbp + 1632]                                 ;   870.7 p2      41 next
        movdqa xmm7, [rbp + 1136]                                  ;   871.7 p2      54 next reload
        pand xmm15, xmm7                                           ;   924.0 p1      41 next
        pxor xmm6, xmm9                                            ;   925.0 p1      41 next
        pxor xmm13, xmm6                                           ;   927.0 p1      41 next
        movdqa xmm6, [rbp + 1952]                                  ;   872.7 p2      41 next
        pand xmm6, xmm10                                           ;   927.0 p1      41 next
        movdqa xmm9, [rbp + 1824]                                  ;   873.7 p2      41 next
        movdqa xmm11, [rbp + 1952]                                 ;   874.7 p2      54 next reload
        pand xmm9, xmm11                                           ;   928.0 p1      41 next
        pxor xmm14, xmm7                                           ;   929.0 p1      41 next
        pxor xmm3, [rbp + 1456]                                    ;   930.0 p2+p1   41 next
        pxor xmm12, [rbp + 1376]                                   ;   931.0 p2+p1   41 next
        pxor xmm1, [rbp + 1632]                                    ;   932.0 p2+p1   41 next
        pxor xmm5, xmm11                                           ;   933.0 p1      41 next
        pxor xmm4, [rbp + 1824]                                    ;   934.0 p2+p1   41 next
        pxor xmm13, xmm10                                          ;   935.0 p1      41 next
        movdqa [rbp + 1936], xmm8                                  ;   919.0 p0+p3   41 next spill
        movdqa xmm8, [rbp + 1376]                                  ;   879.7 p2      41 next
        pand xmm8, [rbp + 1456]                                    ;   936.0 p2+p1   41 next
        pxor xmm15, xmm8                                           ;   938.0 p1      41 next
        pand xmm8, xmm7                                            ;   938.0 p1      41 next
        movdqa [rbp + 1616], xmm1                                  ;   934.0 p0+p3   41 next spill
        movdqa xmm1, xmm7                                          ;   882.7 p0      41 next copy
        pxor xmm1, xmm6                                            ;   939.0 p1      41 next
        movdqa [rbp + 1328], xmm12                                 ;   933.0 p0+p3   41 next spill
        movdqa xmm12, xmm7                                         ;   882.7 p0      41 next copy
        pand xmm12, [rbp + 1376]                                   ;   940.0 p2+p1   41 next
        movdqa [rbp + 1920], xmm4                                  ;   936.0 p0+p3   41 next spill
        movdqa xmm4, xmm7                                          ;   884.7 p0      41 next copy
        pand xmm4, xmm10                                           ;   941.0 p1      41 next
        movdqa [rbp + 1216], xmm5                                  ;   935.0 p0+p3   41 next spill
        movdqa xmm5, xmm7                                          ;   886.7 p0      41 next copy
        pand xmm5, xmm11                                           ;   942.0 p1      41 next
        pand xmm7, [rbp + 1824]                                    ;   943.0 p2+p1   41 next
        pxor xmm7, xmm0                                            ;   945.0 p1      41 next
        movdqa [rbp + 1136], xmm3                                  ;   932.0 p0+p3   41 next spill
        movdqa xmm3, xmm11                                         ;   888.7 p0      41 next copy
        pand xmm3, [rbp + 1632]                                    ;   945.0 p2+p1   41 next
        movdqa [rbp + 1392], xmm14                                 ;   931.0 p0+p3   41 next spill
        movdqa xmm14, xmm11                                        ;   890.7 p0      41 next copy
        pand xmm14, xmm12                                          ;   946.0 p1      41 next
        pxor xmm14, xmm4                                           ;   948.0 p1      41 next
        movdqa [rbp + 1520], xmm13                                 ;   937.0 p0+p3   41 next spill
        movdqa xmm13, xmm11                                        ;   892.7 p0      41 next copy
        movdqa xmm10, xmm11                                        ;   893.7 p0      41 next copy
        movdqa [rbp + 1952], xmm7                                  ;   947.0 p0+p3   41 next spill
        movdqa xmm7, [rbp + 1632]                                  ;   891.7 p2      41 next
        pand xmm7, xmm0                                            ;   948.0 p1      41 next
        pxor xmm7, xmm12                                           ;   950.0 p1      41 next
        pxor xmm7, [rel misty1_decrypt_compact.T0_constants128]    ;   952.0 p2+p1   41 next
        movdqa [rbp + 1728], xmm12                                 ;   942.0 p0+p3   41 next spill
        movdqa xmm12, [rbp + 1824]                                 ;   894.0 p2      41 next
        pxor xmm12, xmm1                                           ;   951.0 p1      41 next
        pand xmm12, [rbp + 1632]                                   ;   953.0 p2+p1   41 next
        pxor xmm6, xmm12                                           ;   955.0 p1      41 next
        movdqa [rbp + 1296], xmm6                                  ;   957.0 p0+p3   41 next spill
        movdqa xmm6, [rbp + 1632]                                  ;   896.3 p2      41 next
        pand xmm6, [rbp + 1456]                                    ;   954.0 p2+p1   41 next
        pxor xmm4, xmm6                                            ;   956.0 p1      41 next
        pxor xmm11, xmm6                                           ;   956.0 p1      41 next
        movdqa [rbp + 1808], xmm11                                 ;   958.0 p0+p3   41 next spill
        movdqa xmm11, [rbp + 1376]                                 ;   898.7 p2      41 next
        movdqa [rbp + 1792], xmm0                                  ;   925.0 p0+p3   41 next spill
        movdqa xmm0, xmm2                                          ;   920.0 p0      41 next copy
        pxor xmm0, xmm9                                            ;   957.0 p1      41 next
        pxor xmm9, xmm15                                           ;   958.0 p1      41 next
        pxor xmm15, xmm2                                           ;   959.0 p1      41 next
        pand xmm11, xmm0                                           ;   960.0 p1      41 next
        pxor xmm2, xmm5                                            ;   961.0 p1      41 next
        movdqa xmm0, [rbp + 1456]                                  ;   906.3 p2      41 next
        pand xmm0, xmm9                                            ;   962.0 p1      41 next
        pxor xmm14, xmm0                                           ;   964.0 p1      41 next
        pxor xmm13, xmm14                                          ;   966.0 p1      41 next
        movdqa xmm14, [rbp + 1568]                                 ;   907.7 p2      54 next reload
        pxor xmm9, xmm14                                           ;   965.0 p1      41 next
        movdqa xmm0, xmm14                                         ;   918.7 p0      41 next copy
        movdqa [rbp + 1680], xmm2                                  ;   963.0 p0+p3   41 next spill
        movdqa xmm2, xmm14                                         ;   918.7 p0      41 next copy
        pand xmm2, xmm9                                            ;   967.0 p1      41 next
        pand xmm9, [rbp + 1824]                                    ;   967.0 p2+p1   41 next
        pxor xmm2, xmm7                                            ;   969.0 p1      41 next
        pxor xmm2, xmm6                                            ;   971.0 p1      41 next
        movdqa [rbp + 1264], xmm13                                 ;   968.0 p0+p3   41 next spill
        movdqa xmm13, xmm14                                        ;   918.7 p0      41 next copy
        movdqa [rbp + 1568], xmm15                                 ;   961.0 p0+p3   41 next spill
        movdqa xmm15, [rbp + 1456]                                 ;   917.0 p2      41 next
        pand xmm15, xmm4                                           ;   970.0 p1      41 next
        pxor xmm0, xmm15                                           ;   972.0 p1      41 next
        movdqa xmm15, [rbp + 1824]                                 ;   919.3 p2      54 next reload
        pand xmm4, xmm15                                           ;   972.0 p1      41 next
        pxor xmm0, xmm1                                            ;   974.0 p1      41 next
        pand xmm1, [rbp + 1456]                                    ;   974.0 p2+p1   41 next
        pxor xmm1, [rbp + 1952]                                    ;   976.0 p2+p1   41 next
        movdqa [rbp + 1872], xmm0                                  ;   976.0 p0+p3   41 next spill
        movdqa xmm0, xmm15                                         ;   930.3 p0      41 next copy
        pxor xmm0, xmm3                                            ;   976.0 p1      41 next
        pand xmm3, [rbp + 1808]                                    ;   977.0 p2+p1   41 next
        pxor xmm11, xmm0                                           ;   978.0 p1      41 next
        pxor xmm4, xmm11                                           ;   980.0 p1      41 next
        pxor xmm1, xmm4                                            ;   982.0 p1      41 next
        pxor xmm12, xmm1                                           ;   984.0 p1      41 next
        movdqa xmm1, [rbp + 1376]                                  ;   930.3 p2      41 next
        pand xmm1, xmm0                                            ;   982.0 p1      41 next
        movdqa xmm0, [rbp + 1632]                                  ;   931.3 p2      41 next
        movdqa xmm4, [rbp + 1728]                                  ;   942.0 p2      41 next reload
        pxor xmm0, xmm4                                            ;   983.0 p1      41 next
        pxor xmm5, xmm1                                            ;   984.0 p1      41 next
        pand xmm13, xmm0                                           ;   985.0 p1      41 next
        movdqa xmm0, [rbp + 1456]                                  ;   934.0 p2      54 next reload
        pxor xmm4, xmm0                                            ;   986.0 p1      41 next
        pxor xmm2, xmm5                                            ;   987.0 p1      41 next
        movdqa xmm1, [rbp + 1952]                                  ;   947.0 p2      41 next
        pxor xmm1, xmm0                                            ;   988.0 p1      41 next
        movdqa xmm5, [rbp + 1680]                                  ;   963.0 p2      41 next reload
        pand xmm0, xmm5                                            ;   989.0 p1      41 next
        pxor xmm7, xmm13                                           ;   990.0 p1      41 next
        pxor xmm9, xmm7                                            ;   992.0 p1      41 next
        pand xmm15, xmm4                                           ;   992.0 p1      41 next
        pand xmm14, xmm4                                           ;   993.0 p1      41 next
        movdqa xmm4, [rbp + 1376]                                  ;   940.0 p2      41 next
        pand xmm10, xmm1                                           ;   994.0 p1      41 next
        pxor xmm6, xmm1                                            ;   995.0 p1      41 next
        movdqa xmm1, [rbp + 1808]                                  ;   958.0 p2      41 next
        movdqa xmm7, [rbp + 1376]                                  ;   942.0 p2      54 next reload
        pand xmm1, xmm7                                            ;   996.0 p1      41 next
        movdqa xmm11, [rbp + 1632]                                 ;   943.0 p2      54 next reload
        pand xmm7, xmm11                                           ;   997.0 p1      41 next
        pxor xmm4, xmm10                                           ;   998.0 p1      41 next
        pxor xmm8, xmm4                                            ;  1000.0 p1      41 next
        movdqa xmm4, xmm11                                         ;   954.0 p0      41 next copy
        pxor xmm4, xmm14                                           ;  1000.0 p1      41 next
        movdqa xmm14, [rbp + 1136]                                 ;   944.0 p2      41 next reload
        pxor xmm12, xmm14                                          ;  1001.0 p1      41 next
        pxor xmm14, [r9 + 2080]                                    ;  1002.0 p2+p1   48 next
        movdqa xmm10, [rbp + 1520]                                 ;   946.0 p2      41 next reload
        pxor xmm2, xmm10                                           ;  1003.0 p1      41 next
        pxor xmm10, [r9 + 2048]                                    ;  1004.0 p2+p1   48 next
        pxor xmm9, xmm4                                            ;  1005.0 p1      41 next
        pxor xmm3, xmm9                                            ;  1007.0 p1      41 next
        pxor xmm13, xmm1                                           ;  1007.0 p1      41 next
        pxor xmm6, xmm13                                           ;  1009.0 p1      41 next
        movdqa xmm4, [rbp + 1296]                                  ;   957.0 p2      41 next
        pxor xmm4, xmm1                                            ;  1009.0 p1      41 next
        movdqa xmm1, [rbp + 1296]                                  ;   957.0 p2      41 next
        pxor xmm5, xmm7                                            ;  1010.0 p1      41 next
        pand xmm1, xmm7                                            ;  1011.0 p1      41 next
        movdqa xmm7, [rbp + 1872]                                  ;   976.0 p2      41 next
        pxor xmm7, xmm6                                            ;  1012.0 p1      41 next
        movdqa xmm6, [rbp + 1872]                                  ;   976.0 p2      41 next
        pand xmm11, xmm5                                           ;  1013.0 p1      41 next
        movdqa xmm5, [rbp + 1392]                                  ;   952.0 p2      41 next
        pxor xmm5, xmm3                                            ;  1014.0 p1      41 next
        movdqa xmm3, [rbp + 1216]                                  ;   953.0 p2      41 next
        pxor xmm0, xmm7                                            ;  1015.0 p1      41 next
        movdqa xmm7, [rbp + 1920]                                  ;   954.0 p2      41 next
        pxor xmm6, xmm11                                           ;  1016.0 p1      41 next
        movdqa xmm9, [rbp + 1328]                                  ;   955.0 p2      41 next
        pxor xmm15, xmm6                                           ;  1018.0 p1      41 next
        movdqa xmm6, [rbp + 1616]                                  ;   956.0 p2      41 next
        movdqa xmm11, [rbp + 1792]                                 ;   957.0 p2      41 next reload
        pxor xmm11, xmm4                                           ;  1018.0 p1      41 next
        pxor xmm9, xmm0                                            ;  1019.0 p1      41 next
        movdqa xmm0, [rbp + 1392]                                  ;   958.0 p2      48 next
        pxor xmm0, [r9 + 2064]                                     ;  1020.0 p2+p1   48 next
        movdqa xmm4, [rbp + 1568]                                  ;   961.0 p2      41 next reload
        pxor xmm4, xmm1                                            ;  1021.0 p1      41 next
        pxor xmm8, xmm4                                            ;  1023.0 p1      41 next
        movdqa xmm1, [rbp + 1216]                                  ;   961.0 p2      48 next
        pxor xmm1, [r9 + 2096]                                     ;  1023.0 p2+p1   48 next
        pxor xmm12, [r9 + 2224]                                    ;  1024.0 p2+p1   48 next
        pxor xmm2, [r9 + 2192]                                     ;  1025.0 p2+p1   48 next
        movdqa xmm4, [rbp + 1264]                                  ;   968.0 p2      41 next reload
        pxor xmm4, xmm11                                           ;  1026.0 p1      41 next
        pxor xmm6, xmm4                                            ;  1028.0 p1      41 next
        movdqa xmm4, [rbp + 1920]                                  ;   966.0 p2      48 next
        pxor xmm4, [r9 + 2112]                                     ;  1028.0 p2+p1   48 next
        movdqa xmm11, [rel misty1_decrypt_compact.T0_constants128] ;   968.0 p2      41 next reload
        pxor xmm15, xmm11                                          ;  1029.0 p1      41 next
        pxor xmm3, xmm15                                           ;  1031.0 p1      41 next
        pxor xmm5, [r9 + 2208]                                     ;  1031.0 p2+p1   48 next
        pxor xmm8, xmm11                                           ;  1032.0 p1      41 next
        pxor xmm7, xmm8                                            ;  1034.0 p1      41 next
        movdqa xmm15, [rbp + 1328]                                 ;   970.0 p2      48 next
        pxor xmm15, [r9 + 2128]                                    ;  1034.0 p2+p1   48 next
        pxor xmm9, [r9 + 2272]                                     ;  1035.0 p2+p1   48 next
        movdqa xmm8, [rbp + 1616]                                  ;   973.0 p2      48 next
        pxor xmm8, [r9 + 2144]                                     ;  1036.0 p2+p1   48 next
        movdqa xmm13, [rbp + 1936]                                 ;   975.0 p2      48 next
        pxor xmm13, [r9 + 2160]                                    ;  1037.0 p2+p1   48 next
        pxor xmm6, [r9 + 2288]                                     ;  1038.0 p2+p1   48 next
        pxor xmm3, [r9 + 2240]                                     ;  1039.0 p2+p1   48 next
        pxor xmm7, [r9 + 2256]                                     ;  1040.0 p2+p1   48 next
        movdqa [rbp + 1936], xmm6                                  ;  1040.0 p0+p3   48 next spill
        movdqa xmm6, [rbp + 1888]                                  ;   980.0 p2      48 next
        pxor xmm6, [r9 + 2176]                                     ;  1041.0 p2+p1   48 next
        movdqa [rbp + 1888], xmm9                                  ;  1037.0 p0+p3   48 next spill
        movdqa xmm9, xmm14                                         ;  1004.0 p0      45 next copy
        pand xmm9, xmm1                                            ;  1042.0 p1      45 next
        movdqa [rbp + 1616], xmm7                                  ;  1042.0 p0+p3   48 next spill
        movdqa xmm7, xmm14                                         ;  1004.0 p0      45 next copy
        movdqa [rbp + 1328], xmm3                                  ;  1041.0 p0+p3   48 next spill
        movdqa xmm3, xmm14                                         ;  1004.0 p0      45 next copy
        pand xmm3, xmm15                                           ;  1043.0 p1      45 next
        movdqa [rbp + 1920], xmm12                                 ;  1026.0 p0+p3   48 next spill
        movdqa xmm12, xmm14                                        ;  1004.0 p0      45 next copy
        pand xmm12, xmm0                                           ;  1044.0 p1      45 next
        pxor xmm12, xmm10                                          ;  1046.0 p1      45 next
        movdqa [rbp + 1264], xmm5                                  ;  1033.0 p0+p3   48 next spill
        movdqa xmm5, xmm14                                         ;  1004.0 p0      45 next copy
        movdqa [rbp + 1216], xmm2                                  ;  1027.0 p0+p3   48 next spill
        movdqa xmm2, xmm14                                         ;  1004.0 p0      45 next copy
        pand xmm2, xmm6                                            ;  1046.0 p1      45 next
        movdqa [rbp + 1568], xmm12                                 ;  1048.0 p0+p3   45 next spill
        movdqa xmm12, xmm14                                        ;  1004.0 p0      45 next copy
        pand xmm14, xmm8                                           ;  1047.0 p1      45 next
        pand xmm12, xmm13                                          ;  1048.0 p1      45 next
        movdqa [rbp + 1392], xmm14                                 ;  1049.0 p0+p3   45 next spill
        movdqa xmm14, [rbp + 1568]                                 ;  1048.0 p2      45 next
        pxor xmm14, xmm6                                           ;  1059.0 p1      45 next
        movdqa [rbp + 1792], xmm14                                 ;  1061.0 p0+p3   45 next spill
        movdqa xmm14, [rbp + 1568]                                 ;  1048.0 p2      45 next
        movdqa [rbp + 1568], xmm12                                 ;  1050.0 p0+p3   45 next spill
        movdqa xmm12, [rbp + 1792]                                 ;  1061.0 p2      45 next
        movdqa [rbp + 1872], xmm2                                  ;  1048.0 p0+p3   45 next spill
        movdqa xmm2, [rbp + 1792]                                  ;  1061.0 p2      45 next
        pand xmm2, xmm0                                            ;  1072.0 p1      45 next
        movdqa [rbp + 1792], xmm2                                  ;  1074.0 p0+p3   45 next spill
        movdqa xmm2, xmm10                                         ;  1006.0 p0      45 next copy
        pxor xmm2, xmm8                                            ;  1051.0 p1      45 next
        movdqa xmm11, xmm10                                        ;  1006.0 p0      45 next copy
        pand xmm11, xmm13                                          ;  1052.0 p1      45 next
        movdqa [rbp + 1296], xmm12                                 ;  1072.0 p0+p3   45 next spill
        movdqa xmm12, xmm10                                        ;  1006.0 p0      45 next copy
        pand xmm12, xmm6                                           ;  1053.0 p1      45 next
        pxor xmm12, xmm13                                          ;  1055.0 p1      45 next
        movdqa [rbp + 1520], xmm14                                 ;  1059.0 p0+p3   45 next spill
        movdqa xmm14, xmm10                                        ;  1009.0 p0      45 next copy
        pand xmm14, xmm1                                           ;  1055.0 p1      45 next
        movdqa [rbp + 1136], xmm12                                 ;  1057.0 p0+p3   45 next spill
        movdqa xmm12, xmm10                                        ;  1012.3 p0      45 next copy
        pand xmm12, xmm0                                           ;  1056.0 p1      45 next
        movdqa [rbp + 1632], xmm5                                  ;  1013.3 p0+p3   45 next spill
        movdqa xmm5, xmm10                                         ;  1014.3 p0      45 next copy
        movdqa [rbp + 1376], xmm12                                 ;  1058.0 p0+p3   45 next spill
        movdqa xmm12, xmm10                                        ;  1016.3 p0      45 next copy
        pand xmm12, xmm4                                           ;  1057.0 p1      45 next
        movdqa [rbp + 1808], xmm12                                 ;  1059.0 p0+p3   45 next spill
        movdqa xmm12, xmm10                                        ;  1018.3 p0      45 next copy
        pxor xmm12, xmm0                                           ;  1058.0 p1      45 next
        pand xmm10, xmm8                                           ;  1059.0 p1      45 next
        pand xmm12, xmm15                                          ;  1060.0 p1      45 next
        movdqa [rbp + 1680], xmm10                                 ;  1061.0 p0+p3   45 next spill
        movdqa xmm10, xmm0                                         ;  1022.0 p0      45 next copy
        pxor xmm10, xmm15                                          ;  1061.0 p1      45 next
        pxor xmm9, xmm10                                           ;  1063.0 p1      45 next
        pand xmm5, xmm10                                           ;  1063.0 p1      45 next
        pand xmm10, xmm4                                           ;  1064.0 p1      45 next
        movdqa [rbp + 1456], xmm9                                  ;  1065.0 p0+p3   45 next spill
        movdqa xmm9, xmm0                                          ;  1025.0 p0      45 next copy
        pand xmm9, xmm1                                            ;  1065.0 p1      45 next
        movdqa [rbp + 1952], xmm5                                  ;  1065.0 p0+p3   45 next spill
        movdqa xmm5, xmm0                                          ;  1027.0 p0      45 next copy
        pand xmm5, xmm13                                           ;  1066.0 p1      45 next
        pand xmm0, xmm8                                            ;  1067.0 p1      45 next
        movdqa [rbp + 1728], xmm0                                  ;  1069.0 p0+p3   45 next spill
        movdqa xmm0, [rbp + 1520]                                  ;  1059.0 p2      45 next reload
        pxor xmm0, xmm5                                            ;  1070.0 p1      45 next
        movdqa xmm5, xmm1                                          ;  1030.3 p0      45 next copy
        pand xmm5, xmm8                                            ;  1069.0 p1      45 next
        pxor xmm11, xmm5                                           ;  1071.0 p1      45 next
        movdqa xmm5, xmm1                                          ;  1031.3 p0      45 next copy
        pand xmm5, xmm13                                           ;  1071.0 p1      45 next
        pxor xmm11, [rel misty1_decrypt_compact.T0_constants128]   ;  1073.0 p2+p1   45 next
        movdqa [rbp + 1520], xmm11                                 ;  1075.0 p0+p3   45 next spill
        movdqa xmm11, xmm1                                         ;  1036.0 p0      45 next copy
        pxor xmm11, xmm2                                           ;  1073.0 p1      45 next
        pand xmm7, xmm11                                           ;  1075.0 p1      45 next
        pxor xmm7, [rbp + 1136]                                    ;  1077.0 p2+p1   45 next
        movdqa [rbp + 1824], xmm5                                  ;  1073.0 p0+p3   45 next spill
        movdqa xmm5, xmm1                                          ;  1038.7 p0      45 next copy
        pand xmm5, xmm4                                            ;  1076.0 p1      45 next
        pxor xmm9, xmm5                                            ;  1078.0 p1      45 next
        pxor xmm5, [rbp + 1136]                                    ;  1078.0 p2+p1   45 next
        movdqa [rbp + 1136], xmm2                                  ;  1053.0 p0+p3   45 next spill
        movdqa xmm2, [rbp + 1680]                                  ;  1061.0 p2      45 next reload
        pxor xmm2, xmm9                                            ;  1080.0 p1      45 next
        movdqa xmm9, xmm8                                          ;  1042.0 p0      45 next copy
        pand xmm9, xmm4                                            ;  1080.0 p1      45 next
        pxor xmm14, xmm9                                           ;  1082.0 p1      45 next
        movdqa xmm9, xmm13                                         ;  1043.0 p0      45 next copy
        pand xmm9, xmm6                                            ;  1082.0 p1      45 next
        pxor xmm14, xmm9                                           ;  1084.0 p1      45 next
        movdqa [rbp + 1680], xmm2                                  ;  1082.0 p0+p3   45 next spill
        movdqa xmm2, xmm13                                         ;  1045.0 p0      45 next copy
        pand xmm2, xmm15                                           ;  1084.0 p1      45 next
        pxor xmm10, xmm2                                           ;  1086.0 p1      45 next
        movdqa xmm2, xmm13                                         ;  1046.0 p0      45 next copy
        pand xmm13, xmm8                                           ;  1086.0 p1      45 next
        pand xmm2, xmm4                                            ;  1087.0 p1      45 next
        pxor xmm5, xmm10                                           ;  1088.0 p1      45 next
        pxor xmm2, [rbp + 1808]                                    ;  1089.0 p2+p1   45 next
        movdqa [rbp + 1552], xmm13                                 ;  1088.0 p0+p3   45 next spill
        movdqa xmm13, [rbp + 1792]                                 ;  1074.0 p2      45 next reload
        pxor xmm13, xmm2                                           ;  1091.0 p1      45 next
        movdqa xmm2, xmm6                                          ;  1049.0 p0      45 next copy
        pand xmm2, xmm4                                            ;  1091.0 p1      45 next
        pxor xmm1, xmm2                                            ;  1093.0 p1      45 next
        pxor xmm7, xmm1                                            ;  1095.0 p1      45 next
        pand xmm1, xmm6                                            ;  1095.0 p1      45 next
        pxor xmm1, [rel misty1_decrypt_compact.T0_constants128]    ;  1097.0 p2+p1   45 next
        pxor xmm13, [rbp + 1456]                                   ;  1096.0 p2+p1   45 next
        movdqa [rbp + 1792], xmm1                                  ;  1099.0 p0+p3   45 next spill
        movdqa xmm1, xmm6                                          ;  1053.0 p0      45 next copy
        por xmm1, xmm11                                            ;  1097.0 p1      45 next
        pxor xmm3, xmm1                                            ;  1099.0 p1      45 next
        movdqa xmm1, xmm4                                          ;  1054.0 p0      45 next copy
        pand xmm1, xmm15                                           ;  1099.0 p1      45 next
        movdqa [rbp + 1744], xmm11                                 ;  1075.0 p0+p3   45 next spill
        movdqa xmm11, [rbp + 1376]                                 ;  1061.0 p2      45 next reload
        pxor xmm11, xmm3                                           ;  1101.0 p1      45 next
        movdqa xmm3, xmm4                                          ;  1061.7 p0      45 next copy
        pxor xmm6, xmm1                                            ;  1101.0 p1      45 next
        movdqa [rbp + 1376], xmm8                                  ;  1062.7 p0+p3   45 next spill
        movdqa xmm8, [rbp + 1632]                                  ;  1072.0 p2      45 next reload
        pxor xmm8, xmm1                                            ;  1102.0 p1      45 next
        pxor xmm10, xmm11                                          ;  1103.0 p1      45 next
        pand xmm6, xmm15                                           ;  1104.0 p1      45 next
        pxor xmm7, xmm6                                            ;  1106.0 p1      45 next
        pxor xmm5, xmm8                                            ;  1106.0 p1      45 next
        pand xmm3, xmm8                                            ;  1107.0 p1      45 next
        movdqa xmm1, xmm15                                         ;  1075.3 p0      45 next copy
        pxor xmm0, xmm3                                            ;  1109.0 p1      45 next
        movdqa xmm3, [rbp + 1136]                                  ;  1076.0 p2      45 next reload
        pand xmm1, xmm3                                            ;  1109.0 p1      45 next
        pxor xmm3, xmm10                                           ;  1110.0 p1      45 next
        movdqa xmm6, [rbp + 1744]                                  ;  1077.0 p2      45 next reload
        por xmm15, xmm6                                            ;  1111.0 p1      45 next
        movdqa xmm8, [rbp + 1296]                                  ;  1078.0 p2      45 next reload
        pxor xmm8, xmm1                                            ;  1112.0 p1      45 next
        pxor xmm4, xmm8                                            ;  1114.0 p1      45 next
        movdqa xmm1, [rbp + 1872]                                  ;  1079.0 p2      45 next reload
        movdqa xmm8, [rbp + 1552]                                  ;  1088.0 p2      45 next reload
        pxor xmm1, xmm8                                            ;  1114.0 p1      45 next
        pxor xmm5, xmm14                                           ;  1115.0 p1      45 next
        pxor xmm12, xmm0                                           ;  1116.0 p1      45 next
        movdqa xmm10, [rbp + 1728]                                 ;  1081.0 p2      45 next reload
        pxor xmm8, xmm10                                           ;  1117.0 p1      45 next
        pxor xmm1, xmm6                                            ;  1118.0 p1      45 next
        pxor xmm15, xmm1                                           ;  1120.0 p1      45 next
        movdqa xmm1, [rbp + 1392]                                  ;  1082.0 p2      45 next reload
        pxor xmm14, xmm1                                           ;  1120.0 p1      45 next
        pxor xmm1, xmm12                                           ;  1121.0 p1      45 next
        pxor xmm5, xmm8                                            ;  1122.0 p1      45 next
        pxor xmm8, [rbp + 1520]                                    ;  1123.0 p2+p1   45 next
        pxor xmm13, xmm8                                           ;  1125.0 p1      45 next
        movdqa xmm8, [rbp + 1376]                                  ;  1084.0 p2      45 next reload
        pxor xmm8, xmm14                                           ;  1125.0 p1      45 next
        pxor xmm12, xmm15                                          ;  1126.0 p1      45 next
        pxor xmm2, xmm12                                           ;  1128.0 p1      45 next
        pxor xmm15, [rbp + 1456]                                   ;  1128.0 p2+p1   45 next
        movdqa xmm14, [rbp + 1824]                                 ;  1086.3 p2      45 next reload
        pxor xmm5, xmm14                                           ;  1129.0 p1      45 next
        pxor xmm14, [rbp + 1808]                                   ;  1130.0 p2+p1   45 next
        pxor xmm0, xmm14                                           ;  1132.0 p1      45 next
        movdqa xmm14, [rbp + 1568]                                 ;  1088.3 p2      45 next reload
        movdqa xmm12, [rbp + 1792]                                 ;  1099.0 p2      45 next reload
        pxor xmm14, xmm12                                          ;  1132.0 p1      45 next
        pxor xmm12, [rbp + 1680]                                   ;  1133.0 p2+p1   45 next
        pxor xmm7, xmm12                                           ;  1135.0 p1      45 next
        pxor xmm8, xmm15                                           ;  1135.0 p1      45 next
        pxor xmm10, xmm14                                          ;  1136.0 p1      45 next
        pxor xmm9, xmm14                                           ;  1137.0 p1      45 next
        movdqa xmm14, [rbp + 1520]                                 ;  1091.3 p2      45 next
        pxor xmm14, xmm4                                           ;  1138.0 p1      45 next
        pxor xmm11, xmm14                                          ;  1140.0 p1      45 next
        movdqa xmm14, [rbp + 1680]                                 ;  1092.3 p2      45 next
        pxor xmm3, xmm9                                            ;  1140.0 p1      45 next
        movdqa xmm15, [rbp + 1216]                                 ;  1093.3 p2      45 next
        pxor xmm1, xmm10                                           ;  1141.0 p1      45 next
        movdqa xmm9, [rbp + 1264]                                  ;  1094.3 p2      45 next
        pxor xmm9, xmm7                                            ;  1142.0 p1      45 next
        movdqa xmm7, [rbp + 1920]                                  ;  1095.3 p2      45 next
        pxor xmm6, xmm11                                           ;  1143.0 p1      45 next
        movdqa xmm10, [rbp + 1328]                                 ;  1096.3 p2      45 next
        pxor xmm10, xmm2                                           ;  1144.0 p1      45 next
        pxor xmm4, xmm0                                            ;  1145.0 p1      45 next
        movdqa xmm2, [rbp + 1616]                                  ;  1097.3 p2      45 next
        pxor xmm2, xmm8                                            ;  1146.0 p1      45 next
        movdqa xmm8, [rbp + 1888]                                  ;  1098.3 p2      45 next
        pxor xmm8, xmm5                                            ;  1147.0 p1      45 next
        movdqa xmm5, [rbp + 1936]                                  ;  1099.3 p2      45 next
        pxor xmm5, xmm3                                            ;  1148.0 p1      45 next
        movdqa xmm3, [rbp + 1232]                                  ;  1100.3 p2      54 next
        pxor xmm0, xmm1                                            ;  1149.0 p1      45 next
        movdqa xmm1, [rbp + 1200]                                  ;  1101.3 p2      54 next reload
        pxor xmm13, xmm1                                           ;  1150.0 p1      54 next
        movdqa xmm11, [rbp + 1952]                                 ;  1102.3 p2      45 next reload
        pxor xmm11, xmm4                                           ;  1151.0 p1      45 next
        pxor xmm14, xmm11                                          ;  1153.0 p1      45 next
        pxor xmm1, [r9 + 368]                                      ;  1153.0 p2+p1   58 r
        movdqa xmm4, [rbp + 1232]                                  ;  1104.3 p2      58 r
        pxor xmm15, xmm0                                           ;  1154.0 p1      45 next
        pxor xmm4, [r9 + 256]                                      ;  1155.0 p2+p1   58 r
        movdqa xmm0, [rbp + 1120]                                  ;  1106.3 p2      54 next
        pxor xmm0, xmm9                                            ;  1156.0 p1      54 next
        movdqa xmm9, [rbp + 1184]                                  ;  1107.3 p2      54 next
        pxor xmm9, xmm6                                            ;  1157.0 p1      54 next
        movdqa xmm6, [rbp + 1120]                                  ;  1108.3 p2      58 r
        pxor xmm6, [r9 + 272]                                      ;  1158.0 p2+p1   58 r
        pxor xmm7, xmm14                                           ;  1159.0 p1      45 next
        movdqa xmm14, [rbp + 1360]                                 ;  1110.3 p2      54 next
        pxor xmm3, xmm15                                           ;  1160.0 p1      54 next
        movdqa xmm15, [rbp + 1488]                                 ;  1111.3 p2      54 next
        pxor xmm15, xmm10                                          ;  1161.0 p1      54 next
        movdqa xmm10, [rbp + 1184]                                 ;  1112.3 p2      58 r
        pxor xmm10, [r9 + 384]                                     ;  1162.0 p2+p1   58 r
        pxor xmm14, xmm7                                           ;  1163.0 p1      54 next
        movdqa xmm7, [rbp + 1216]                                  ;  1114.3 p2      54 next
        movdqa xmm11, [rbp + 1248]                                 ;  1115.3 p2      54 next reload
        pxor xmm7, xmm11                                           ;  1164.0 p1      54 next
        pxor xmm11, [r9 + 400]                                     ;  1165.0 p2+p1   58 r
        movdqa xmm12, [rbp + 1408]                                 ;  1117.3 p2      54 next reload
        pxor xmm2, xmm12                                           ;  1166.0 p1      54 next
        pxor xmm12, [r9 + 320]                                     ;  1167.0 p2+p1   58 r
        pxor xmm8, [rbp + 1152]                                    ;  1168.0 p2+p1   54 next
        pxor xmm5, [rbp + 1472]                                    ;  1169.0 p2+p1   54 next
        pxor xmm4, [rbp + 1104]                                    ;  1170.0 p2+p1  108 r
        pxor xmm1, [rbp + 992]                                     ;  1171.0 p2+p1  108 r
        pxor xmm6, [rbp + 1088]                                    ;  1172.0 p2+p1  108 r
        pxor xmm13, [rbp + 112]                                    ;  1173.0 p2+p1  108 r
        pxor xmm10, [rbp + 976]                                    ;  1174.0 p2+p1  108 r
        pxor xmm11, [rbp + 960]                                    ;  1175.0 p2+p1  108 r
        pxor xmm0, [rbp - 80]                                      ;  1176.0 p2+p1  108 r
        pxor xmm12, [rbp + 1040]                                   ;  1177.0 p2+p1  108 r
        pxor xmm9, [rbp + 144]                                     ;  1178.0 p2+p1  108 r
        pxor xmm3, [rbp - 112]                                     ;  1179.0 p2+p1  108 r
        pxor xmm15, [rbp - 16]                                     ;  1180.0 p2+p1  108 r
        pxor xmm14, [rbp - 48]                                     ;  1181.0 p2+p1  108 r
        pxor xmm7, [rbp + 176]                                     ;  1182.0 p2+p1  108 r
        pxor xmm2, [rbp + 16]                                      ;  1183.0 p2+p1  108 r
        pxor xmm8, [rbp + 48]                                      ;  1184.0 p2+p1  108 r
        pxor xmm5, [rbp + 80]                                      ;  1185.0 p2+p1  108 r
        movdqa [rbp + 1040], xmm7                                  ;  1184.0 p0+p3  108 r spill
        movdqa xmm7, [rbp + 1360]                                  ;  1137.3 p2      58 r
        pxor xmm7, [r9 + 288]                                      ;  1186.0 p2+p1   58 r
        pxor xmm7, [rbp + 1072]                                    ;  1188.0 p2+p1  108 r
        movdqa [rbp + 1072], xmm9                                  ;  1180.0 p0+p3  108 r spill
        movdqa xmm9, [rbp + 1488]                                  ;  1140.3 p2      58 r
        pxor xmm9, [r9 + 304]                                      ;  1188.0 p2+p1   58 r
        pxor xmm9, [rbp + 1056]                                    ;  1190.0 p2+p1  108 r
        movdqa [rbp + 1056], xmm13                                 ;  1175.0 p0+p3  108 r spill
        movdqa xmm13, [rbp + 1264]                                 ;  1143.3 p2      54 next
        pxor xmm13, [rbp + 1600]                                   ;  1190.0 p2+p1   54 next
        pxor xmm13, [rbp + 208]                                    ;  1192.0 p2+p1  108 r
        movdqa [rbp + 1264], xmm13                                 ;  1194.0 p0+p3  108 r spill
        movdqa xmm13, [rbp + 1920]                                 ;  1146.3 p2      54 next
        pxor xmm13, [rbp + 1344]                                   ;  1192.0 p2+p1   54 next
        pxor xmm13, [rbp + 240]                                    ;  1194.0 p2+p1  108 r
        movdqa [rbp + 1920], xmm13                                 ;  1196.0 p0+p3  108 r spill
        movdqa xmm13, [rbp + 1344]                                 ;  1149.3 p2      58 r
        pxor xmm13, [r9 + 432]                                     ;  1194.0 p2+p1   58 r
        pxor xmm13, [rbp + 928]                                    ;  1196.0 p2+p1  108 r
        movdqa [rbp + 928], xmm5                                   ;  1187.0 p0+p3  108 r spill
        movdqa xmm5, [rbp + 1328]                                  ;  1152.3 p2      54 next
        pxor xmm5, [rbp + 1760]                                    ;  1196.0 p2+p1   54 next
        pxor xmm5, [rbp + 272]                                     ;  1198.0 p2+p1  108 r
        movdqa [rbp + 1328], xmm5                                  ;  1200.0 p0+p3  108 r spill
        movdqa xmm5, [rbp + 1152]                                  ;  1155.3 p2      58 r
        pxor xmm5, [r9 + 336]                                      ;  1198.0 p2+p1   58 r
        pxor xmm5, [rbp + 1024]                                    ;  1200.0 p2+p1  108 r
        movdqa [rbp + 1024], xmm8                                  ;  1186.0 p0+p3  108 r spill
        movdqa xmm8, [rbp + 1600]                                  ;  1158.3 p2      58 r
        pxor xmm8, [r9 + 416]                                      ;  1200.0 p2+p1   58 r
        pxor xmm8, [rbp + 944]                                     ;  1202.0 p2+p1  108 r
        movdqa [rbp + 944], xmm2                                   ;  1185.0 p0+p3  108 r spill
        movdqa xmm2, [rbp + 1760]                                  ;  1161.3 p2      58 r
        pxor xmm2, [r9 + 448]                                      ;  1202.0 p2+p1   58 r
        pxor xmm2, [rbp + 912]                                     ;  1204.0 p2+p1  108 r
        movdqa [rbp + 912], xmm15                                  ;  1182.0 p0+p3  108 r spill
        movdqa xmm15, [rbp + 1616]                                 ;  1164.3 p2      54 next
        pxor xmm15, [rbp + 1312]                                   ;  1204.0 p2+p1   54 next
        pxor xmm15, [rbp + 304]                                    ;  1206.0 p2+p1  108 r
        movdqa [rbp + 1616], xmm15                                 ;  1208.0 p0+p3  108 r spill
        movdqa xmm15, [rbp + 1472]                                 ;  1167.3 p2      58 r
        pxor xmm15, [r9 + 352]                                     ;  1206.0 p2+p1   58 r
        pxor xmm15, [rbp + 1008]                                   ;  1208.0 p2+p1  108 r
        movdqa [rbp + 1008], xmm14                                 ;  1183.0 p0+p3  108 r spill
        movdqa xmm14, [rbp + 1312]                                 ;  1170.3 p2      58 r
        pxor xmm14, [r9 + 464]                                     ;  1208.0 p2+p1   58 r
        pxor xmm14, [rbp + 896]                                    ;  1210.0 p2+p1  108 r
        movdqa [rbp + 896], xmm0                                   ;  1178.0 p0+p3  108 r spill
        movdqa xmm0, [rbp + 1888]                                  ;  1173.3 p2      54 next
        pxor xmm0, [rbp + 1776]                                    ;  1210.0 p2+p1   54 next
        pxor xmm0, [rbp + 336]                                     ;  1212.0 p2+p1  108 r
        movdqa [rbp + 1888], xmm0                                  ;  1214.0 p0+p3  108 r spill
        movdqa xmm0, [rbp + 1936]                                  ;  1176.3 p2      54 next
        pxor xmm0, [rbp + 1856]                                    ;  1212.0 p2+p1   54 next
        pxor xmm0, [rbp + 368]                                     ;  1214.0 p2+p1  108 r
        movdqa [rbp + 1936], xmm0                                  ;  1216.0 p0+p3  108 r spill
        movdqa xmm0, [rbp + 1776]                                  ;  1179.3 p2      58 r
        pxor xmm0, [r9 + 480]                                      ;  1214.0 p2+p1   58 r
        pxor xmm0, [rbp + 320]                                     ;  1216.0 p2+p1  108 r
        movdqa [rbp + 1776], xmm3                                  ;  1181.0 p0+p3  108 r spill
        movdqa xmm3, [rbp + 1856]                                  ;  1182.3 p2      58 r
        pxor xmm3, [r9 + 496]                                      ;  1216.0 p2+p1   58 r
        pxor xmm3, [rbp + 352]                                     ;  1218.0 p2+p1  108 r
        movdqa [rbp + 1856], xmm3                                  ;  1220.0 p0+p3  108 r spill
        movdqa xmm3, xmm4                                          ;  1182.0 p0      54 next copy
        pxor xmm3, [r10]                                           ;  1218.0 p2+p1   54 next
        movdqa [rbp + 1312], xmm4                                  ;  1183.0 p0+p3  108 r spill
        movdqa xmm4, xmm6                                          ;  1184.0 p0      54 next copy
        pxor xmm4, [r10 + 16]                                      ;  1219.0 p2+p1   54 next
        movdqa [rbp + 1472], xmm6                                  ;  1186.0 p0+p3  108 r spill
        movdqa xmm6, xmm1                                          ;  1187.0 p0      54 next copy
        pxor xmm6, [r10 + 112]                                     ;  1220.0 p2+p1   54 next
        movdqa [rbp + 1760], xmm1                                  ;  1188.0 p0+p3  108 r spill
        movdqa xmm1, xmm10                                         ;  1189.0 p0      54 next copy
        pxor xmm1, [r10 + 128]                                     ;  1221.0 p2+p1   54 next
        movdqa [rbp + 1600], xmm10                                 ;  1190.0 p0+p3  108 r spill
        movdqa xmm10, xmm11                                        ;  1191.0 p0      54 next copy
        pxor xmm10, [r10 + 144]                                    ;  1222.0 p2+p1   54 next
        movdqa [rbp + 1152], xmm11                                 ;  1192.0 p0+p3  108 r spill
        movdqa xmm11, xmm7                                         ;  1193.0 p0      54 next copy
        pxor xmm11, [r10 + 32]                                     ;  1223.0 p2+p1   54 next
        movdqa [rbp + 1344], xmm7                                  ;  1194.0 p0+p3  108 r spill
        movdqa xmm7, xmm9                                          ;  1195.0 p0      54 next copy
        pxor xmm7, [r10 + 48]                                      ;  1224.0 p2+p1   54 next
        movdqa [rbp + 1488], xmm9                                  ;  1196.0 p0+p3  108 r spill
        movdqa xmm9, xmm12                                         ;  1197.0 p0      54 next copy
        pxor xmm9, [r10 + 64]                                      ;  1225.0 p2+p1   54 next
        movdqa [rbp + 1360], xmm12                                 ;  1198.0 p0+p3  108 r spill
        movdqa xmm12, xmm13                                        ;  1199.0 p0      54 next copy
        pxor xmm12, [r10 + 176]                                    ;  1226.0 p2+p1   54 next
        movdqa [rbp + 960], xmm13                                  ;  1200.0 p0+p3  108 r spill
        movdqa xmm13, xmm5                                         ;  1202.0 p0      54 next copy
        pxor xmm13, [r10 + 80]                                     ;  1227.0 p2+p1   54 next
        movdqa [rbp + 976], xmm5                                   ;  1202.0 p0+p3  108 r spill
        movdqa xmm5, xmm8                                          ;  1204.0 p0      54 next copy
        pxor xmm5, [r10 + 160]                                     ;  1228.0 p2+p1   54 next
        movdqa [rbp + 1088], xmm8                                  ;  1204.0 p0+p3  108 r spill
        movdqa xmm8, xmm2                                          ;  1206.0 p0      54 next copy
        pxor xmm8, [r10 + 192]                                     ;  1229.0 p2+p1   54 next
        movdqa [rbp + 992], xmm2                                   ;  1206.0 p0+p3  108 r spill
        movdqa xmm2, xmm15                                         ;  1210.0 p0      54 next copy
        pxor xmm2, [r10 + 96]                                      ;  1230.0 p2+p1   54 next
        movdqa [rbp + 1104], xmm15                                 ;  1210.0 p0+p3  108 r spill
        movdqa xmm15, xmm14                                        ;  1212.0 p0      54 next copy
        pxor xmm15, [r10 + 208]                                    ;  1231.0 p2+p1   54 next
        movdqa [rbp + 1408], xmm14                                 ;  1212.0 p0+p3  108 r spill
        movdqa xmm14, xmm0                                         ;  1218.0 p0      54 next copy
        pxor xmm14, [r10 + 224]                                    ;  1232.0 p2+p1   54 next
        movdqa [rbp + 1248], xmm0                                  ;  1218.0 p0+p3  108 r spill
        movdqa xmm0, [rbp + 1856]                                  ;  1220.0 p2      54 next
        pxor xmm0, [r10 + 240]                                     ;  1233.0 p2+p1   54 next
        movdqa [rbp + 1216], xmm11                                 ;  1225.0 p0+p3   54 next spill
        movdqa xmm11, xmm1                                         ;  1223.0 p0      41 next copy
        pxor xmm11, xmm8                                           ;  1234.0 p1      41 next
        movdqa [rbp + 1184], xmm7                                  ;  1226.0 p0+p3   54 next spill
        movdqa xmm7, xmm11                                         ;  1236.0 p0      41 next copy
        movdqa [rbp + 1120], xmm4                                  ;  1221.0 p0+p3   54 next spill
        movdqa xmm4, xmm11                                         ;  1236.0 p0      41 next copy
        pand xmm11, xmm6                                           ;  1236.0 p1      41 next
        pand xmm4, xmm12                                           ;  1243.0 p1      41 next
        movdqa [rbp + 1232], xmm2                                  ;  1232.0 p0+p3   54 next spill
        movdqa xmm2, xmm1                                          ;  1223.0 p0      41 next copy
        pand xmm2, xmm5                                            ;  1237.0 p1      41 next
        movdqa [rbp + 1952], xmm13                                 ;  1229.0 p0+p3   54 next spill
        movdqa xmm13, xmm1                                         ;  1223.0 p0      41 next copy
        pand xmm13, xmm6                                           ;  1238.0 p1      41 next
        movdqa [rbp + 1200], xmm3                                  ;  1224.0 p0+p3   54 next spill
        movdqa xmm3, xmm1                                          ;  1224.0 p0      41 next copy
        pand xmm3, xmm10                                           ;  1239.0 p1      41 next
        pxor xmm3, xmm6                                            ;  1241.0 p1      41 next
        movdqa [rbp + 1680], xmm9                                  ;  1227.0 p0+p3   54 next spill
        movdqa xmm9, xmm1                                          ;  1226.0 p0      41 next copy
        pand xmm9, xmm14                                           ;  1241.0 p1      41 next
        pxor xmm9, xmm3                                            ;  1243.0 p1      41 next
        pxor xmm3, xmm0                                            ;  1243.0 p1      41 next
        movdqa [rbp + 1520], xmm3                                  ;  1245.0 p0+p3   41 next spill
        movdqa xmm3, xmm1                                          ;  1228.0 p0      41 next copy
        pand xmm3, [rbp + 1520]                                    ;  1256.0 p2+p1   41 next
        movdqa [rbp + 1792], xmm11                                 ;  1238.0 p0+p3   41 next spill
        movdqa xmm11, xmm1                                         ;  1230.0 p0      41 next copy
        pxor xmm11, xmm6                                           ;  1245.0 p1      41 next
        pand xmm11, xmm8                                           ;  1247.0 p1      41 next
        pand xmm1, xmm15                                           ;  1247.0 p1      41 next
        movdqa [rbp + 1568], xmm1                                  ;  1249.0 p0+p3   41 next spill
        movdqa xmm1, xmm6                                          ;  1232.0 p0      41 next copy
        pxor xmm1, xmm15                                           ;  1248.0 p1      41 next
        movdqa [rbp + 1808], xmm11                                 ;  1249.0 p0+p3   41 next spill
        movdqa xmm11, xmm6                                         ;  1234.0 p0      41 next copy
        pand xmm11, xmm14                                          ;  1249.0 p1      41 next
        movdqa [rbp + 1824], xmm3                                  ;  1258.0 p0+p3   41 next spill
        movdqa xmm3, xmm6                                          ;  1236.0 p0      41 next copy
        pand xmm3, xmm0                                            ;  1250.0 p1      41 next
        pxor xmm3, xmm14                                           ;  1252.0 p1      41 next
        movdqa [rbp + 1456], xmm8                                  ;  1238.0 p0+p3   54 next spill
        movdqa xmm8, xmm6                                          ;  1238.0 p0      41 next copy
        pand xmm8, xmm5                                            ;  1252.0 p1      41 next
        movdqa [rbp + 1376], xmm9                                  ;  1245.0 p0+p3   41 next spill
        movdqa xmm9, xmm6                                          ;  1240.0 p0      41 next copy
        pand xmm6, xmm15                                           ;  1253.0 p1      41 next
        pand xmm9, xmm12                                           ;  1254.0 p1      41 next
        movdqa [rbp + 1392], xmm9                                  ;  1256.0 p0+p3   41 next spill
        movdqa xmm9, xmm15                                         ;  1242.0 p0      41 next copy
        pand xmm9, xmm5                                            ;  1255.0 p1      41 next
        pxor xmm11, xmm9                                           ;  1257.0 p1      41 next
        movdqa xmm9, [rel misty1_decrypt_compact.T0_constants128]  ;  1233.0 p2      41 next reload
        pxor xmm11, xmm9                                           ;  1259.0 p1      41 next
        movdqa xmm9, xmm15                                         ;  1243.0 p0      41 next copy
        pand xmm9, xmm12                                           ;  1258.0 p1      41 next
        pxor xmm8, xmm9                                            ;  1260.0 p1      41 next
        movdqa xmm9, xmm5                                          ;  1244.0 p0      41 next copy
        pand xmm9, xmm14                                           ;  1260.0 p1      41 next
        movdqa [rbp + 1744], xmm11                                 ;  1261.0 p0+p3   41 next spill
        movdqa xmm11, xmm5                                         ;  1246.0 p0      41 next copy
        pxor xmm11, xmm1                                           ;  1261.0 p1      41 next
        movdqa [rbp + 1728], xmm9                                  ;  1262.0 p0+p3   41 next spill
        movdqa xmm9, xmm5                                          ;  1248.0 p0      41 next copy
        pand xmm9, xmm10                                           ;  1262.0 p1      41 next
        pxor xmm7, xmm9                                            ;  1264.0 p1      41 next
        movdqa xmm9, xmm5                                          ;  1249.0 p0      41 next copy
        pand xmm9, xmm12                                           ;  1264.0 p1      41 next
        pxor xmm2, xmm9                                            ;  1266.0 p1      41 next
        pxor xmm6, xmm2                                            ;  1268.0 p1      41 next
        pxor xmm9, xmm3                                            ;  1267.0 p1      41 next
        movdqa xmm2, xmm14                                         ;  1250.0 p0      41 next copy
        pand xmm2, xmm0                                            ;  1268.0 p1      41 next
        pxor xmm8, xmm2                                            ;  1270.0 p1      41 next
        movdqa [rbp + 1552], xmm6                                  ;  1270.0 p0+p3   41 next spill
        movdqa xmm6, xmm14                                         ;  1252.0 p0      41 next copy
        pand xmm6, [rbp + 1456]                                    ;  1270.0 p2+p1   41 next
        pxor xmm4, xmm6                                            ;  1272.0 p1      41 next
        pxor xmm9, xmm4                                            ;  1274.0 p1      41 next
        movdqa xmm6, xmm1                                          ;  1253.0 p0      41 next copy
        pand xmm1, [rbp + 1456]                                    ;  1273.0 p2+p1   41 next
        pxor xmm1, [rbp + 1520]                                    ;  1275.0 p2+p1   41 next
        pxor xmm1, xmm12                                           ;  1277.0 p1      41 next
        movdqa [rbp + 1520], xmm1                                  ;  1279.0 p0+p3   41 next spill
        movdqa xmm1, xmm12                                         ;  1255.0 p0      41 next copy
        pand xmm1, xmm0                                            ;  1276.0 p1      41 next
        pxor xmm5, xmm1                                            ;  1278.0 p1      41 next
        movdqa [rbp + 1872], xmm15                                 ;  1256.0 p0+p3   54 next spill
        movdqa xmm15, xmm12                                        ;  1257.0 p0      41 next copy
        pand xmm15, [rbp + 1456]                                   ;  1278.0 p2+p1   41 next
        movdqa [rbp + 1296], xmm7                                  ;  1266.0 p0+p3   41 next spill
        movdqa xmm7, xmm12                                         ;  1259.0 p0      41 next copy
        pand xmm12, xmm14                                          ;  1279.0 p1      41 next
        pxor xmm12, [rbp + 1392]                                   ;  1281.0 p2+p1   41 next
        movdqa [rbp + 1136], xmm14                                 ;  1260.0 p0+p3   54 next spill
        movdqa xmm14, [rbp + 1824]                                 ;  1258.0 p2      41 next reload
        pxor xmm14, xmm12                                          ;  1283.0 p1      41 next
        movdqa xmm12, xmm0                                         ;  1261.0 p0      41 next copy
        por xmm12, xmm11                                           ;  1282.0 p1      41 next
        pxor xmm14, [rbp + 1296]                                   ;  1285.0 p2+p1   41 next
        movdqa [rbp + 1824], xmm14                                 ;  1287.0 p0+p3   41 next spill
        movdqa xmm14, xmm0                                         ;  1263.0 p0      41 next copy
        pand xmm14, xmm5                                           ;  1284.0 p1      41 next
        pxor xmm14, [rel misty1_decrypt_compact.T0_constants128]   ;  1286.0 p2+p1   41 next
        movdqa [rbp + 1632], xmm14                                 ;  1288.0 p0+p3   41 next spill
        movdqa xmm14, xmm0                                         ;  1265.0 p0      41 next copy
        pxor xmm14, xmm15                                          ;  1286.0 p1      41 next
        pxor xmm15, xmm10                                          ;  1287.0 p1      41 next
        pand xmm0, xmm10                                           ;  1288.0 p1      41 next
        pand xmm7, xmm15                                           ;  1289.0 p1      41 next
        pxor xmm9, xmm15                                           ;  1290.0 p1      41 next
        movdqa xmm15, xmm10                                        ;  1266.0 p0      41 next copy
        pand xmm15, xmm11                                          ;  1291.0 p1      41 next
        pxor xmm3, xmm15                                           ;  1293.0 p1      41 next
        pxor xmm5, xmm3                                            ;  1295.0 p1      41 next
        movdqa xmm15, [rbp + 1376]                                 ;  1259.3 p2      41 next reload
        pxor xmm15, xmm7                                           ;  1294.0 p1      41 next
        movdqa xmm3, xmm10                                         ;  1267.0 p0      41 next copy
        movdqa xmm7, [rbp + 1456]                                  ;  1260.3 p2      54 next reload
        pand xmm3, xmm7                                            ;  1295.0 p1      41 next
        pand xmm14, xmm7                                           ;  1296.0 p1      41 next
        pxor xmm12, xmm3                                           ;  1297.0 p1      41 next
        por xmm7, xmm11                                            ;  1298.0 p1      41 next
        pxor xmm13, xmm12                                          ;  1299.0 p1      41 next
        pxor xmm9, xmm8                                            ;  1300.0 p1      41 next
        pxor xmm5, xmm14                                           ;  1301.0 p1      41 next
        movdqa xmm14, xmm10                                        ;  1268.0 p0      41 next copy
        pxor xmm4, xmm13                                           ;  1302.0 p1      41 next
        pxor xmm6, xmm4                                            ;  1304.0 p1      41 next
        movdqa xmm3, [rbp + 1136]                                  ;  1264.0 p2      54 next reload
        pand xmm14, xmm3                                           ;  1304.0 p1      41 next
        movdqa xmm4, xmm11                                         ;  1269.0 p0      41 next copy
        movdqa xmm12, [rbp + 1872]                                 ;  1265.0 p2      54 next reload
        pand xmm3, xmm12                                           ;  1305.0 p1      41 next
        pand xmm10, xmm12                                          ;  1306.0 p1      41 next
        pxor xmm14, [rbp + 1632]                                   ;  1307.0 p2+p1   41 next
        pxor xmm0, xmm3                                            ;  1308.0 p1      41 next
        pxor xmm4, xmm0                                            ;  1310.0 p1      41 next
        pxor xmm7, xmm4                                            ;  1312.0 p1      41 next
        movdqa xmm0, [rbp + 1808]                                  ;  1267.7 p2      41 next reload
        pxor xmm0, xmm15                                           ;  1311.0 p1      41 next
        movdqa xmm4, [rbp + 1568]                                  ;  1268.7 p2      41 next reload
        pxor xmm3, xmm4                                            ;  1312.0 p1      41 next
        pxor xmm4, xmm14                                           ;  1313.0 p1      41 next
        pxor xmm2, xmm14                                           ;  1314.0 p1      41 next
        pxor xmm6, xmm2                                            ;  1316.0 p1      41 next
        pxor xmm8, xmm10                                           ;  1316.0 p1      41 next
        pxor xmm12, xmm8                                           ;  1318.0 p1      41 next
        movdqa xmm14, [rbp + 1728]                                 ;  1270.7 p2      41 next
        pxor xmm14, [rbp + 1392]                                   ;  1318.0 p2+p1   41 next
        pxor xmm15, xmm14                                          ;  1320.0 p1      41 next
        movdqa xmm14, [rbp + 1520]                                 ;  1279.0 p2      41 next
        pxor xmm10, xmm0                                           ;  1320.0 p1      41 next
        pxor xmm9, xmm3                                            ;  1321.0 p1      41 next
        movdqa xmm2, [rbp + 1744]                                  ;  1273.7 p2      41 next reload
        pxor xmm3, xmm2                                            ;  1322.0 p1      41 next
        pxor xmm2, [rbp + 1520]                                    ;  1323.0 p2+p1   41 next
        pxor xmm13, xmm2                                           ;  1325.0 p1      41 next
        pxor xmm11, xmm13                                          ;  1327.0 p1      41 next
        movdqa xmm2, [rbp + 1552]                                  ;  1275.7 p2      41 next
        pxor xmm0, xmm7                                            ;  1326.0 p1      41 next
        pxor xmm1, xmm0                                            ;  1328.0 p1      41 next
        movdqa xmm0, [rbp + 1552]                                  ;  1276.7 p2      41 next
        pxor xmm0, [rbp + 1632]                                    ;  1328.0 p2+p1   41 next
        pxor xmm7, [rbp + 1296]                                    ;  1329.0 p2+p1   41 next
        pxor xmm5, xmm0                                            ;  1330.0 p1      41 next
        movdqa xmm0, [rbp + 1728]                                  ;  1279.7 p2      41 next
        pxor xmm0, xmm9                                            ;  1331.0 p1      41 next
        movdqa xmm8, [rbp + 1680]                                  ;  1280.7 p2      41 next
        pxor xmm14, xmm15                                          ;  1332.0 p1      41 next
        pxor xmm4, xmm10                                           ;  1333.0 p1      41 next
        movdqa xmm9, [rbp + 1200]                                  ;  1281.7 p2      54 next reload
        pand xmm8, xmm9                                            ;  1334.0 p1      41 next
        movdqa xmm10, [rbp + 1824]                                 ;  1287.0 p2      41 next reload
        pxor xmm10, xmm3                                           ;  1335.0 p1      41 next
        pxor xmm12, xmm7                                           ;  1336.0 p1      41 next
        movdqa xmm3, [rbp + 1952]                                  ;  1283.7 p2      41 next
        movdqa xmm7, [rbp + 1792]                                  ;  1284.7 p2      41 next reload
        pxor xmm7, xmm14                                           ;  1337.0 p1      41 next
        pxor xmm2, xmm7                                            ;  1339.0 p1      41 next
        pand xmm3, xmm9                                            ;  1339.0 p1      41 next
        movdqa xmm14, [rbp + 1232]                                 ;  1285.7 p2      41 next
        movdqa xmm7, [rbp + 1120]                                  ;  1286.7 p2      54 next reload
        pand xmm14, xmm7                                           ;  1340.0 p1      41 next
        pxor xmm15, xmm4                                           ;  1341.0 p1      41 next
        movdqa xmm4, [rbp + 1184]                                  ;  1287.7 p2      41 next
        pand xmm4, xmm9                                            ;  1342.0 p1      41 next
        movdqa xmm13, [rbp + 1680]                                 ;  1288.7 p2      41 next
        pand xmm13, [rbp + 1184]                                   ;  1343.0 p2+p1   41 next
        pxor xmm6, [rbp + 1232]                                    ;  1344.0 p2+p1   41 next
        pxor xmm1, [rbp + 1184]                                    ;  1345.0 p2+p1   41 next
        pxor xmm5, xmm7                                            ;  1346.0 p1      41 next
        pxor xmm0, [rbp + 1952]                                    ;  1347.0 p2+p1   41 next
        pxor xmm12, [rbp + 1680]                                   ;  1348.0 p2+p1   41 next
        pxor xmm2, [rbp + 1216]                                    ;  1349.0 p2+p1   41 next
        pxor xmm15, xmm9                                           ;  1350.0 p1      41 next
        movdqa [rbp + 1792], xmm11                                 ;  1329.0 p0+p3   41 next spill
        movdqa xmm11, [rbp + 1952]                                 ;  1295.7 p2      41 next
        pand xmm11, [rbp + 1216]                                   ;  1351.0 p2+p1   41 next
        pxor xmm14, xmm11                                          ;  1353.0 p1      41 next
        pand xmm11, xmm7                                           ;  1353.0 p1      41 next
        movdqa [rbp + 1824], xmm10                                 ;  1337.0 p0+p3   41 next spill
        movdqa xmm10, xmm7                                         ;  1297.7 p0      41 next copy
        pxor xmm10, xmm4                                           ;  1354.0 p1      41 next
        movdqa [rbp + 1728], xmm6                                  ;  1346.0 p0+p3   41 next spill
        movdqa xmm6, xmm7                                          ;  1297.7 p0      41 next copy
        pand xmm6, [rbp + 1952]                                    ;  1355.0 p2+p1   41 next
        movdqa [rbp + 1296], xmm0                                  ;  1349.0 p0+p3   41 next spill
        movdqa xmm0, xmm7                                          ;  1297.7 p0      41 next copy
        pand xmm0, xmm9                                            ;  1356.0 p1      41 next
        movdqa [rbp + 1632], xmm12                                 ;  1350.0 p0+p3   41 next spill
        movdqa xmm12, xmm7                                         ;  1299.3 p0      41 next copy
        pand xmm12, [rbp + 1184]                                   ;  1357.0 p2+p1   41 next
        pand xmm7, [rbp + 1680]                                    ;  1358.0 p2+p1   41 next
        pxor xmm7, xmm3                                            ;  1360.0 p1      41 next
        movdqa [rbp + 1120], xmm1                                  ;  1347.0 p0+p3   41 next spill
        movdqa xmm1, xmm9                                          ;  1301.3 p0      41 next copy
        movdqa [rbp + 1552], xmm2                                  ;  1351.0 p0+p3   41 next spill
        movdqa xmm2, xmm9                                          ;  1303.3 p0      41 next copy
        movdqa [rbp + 1520], xmm5                                  ;  1348.0 p0+p3   41 next spill
        movdqa xmm5, xmm9                                          ;  1305.3 p0      41 next copy
        movdqa [rbp + 1744], xmm15                                 ;  1352.0 p0+p3   41 next spill
        movdqa xmm15, xmm9                                         ;  1307.3 p0      41 next copy
        movdqa [rbp + 1200], xmm7                                  ;  1362.0 p0+p3   41 next spill
        movdqa xmm7, [rbp + 1232]                                  ;  1304.0 p2      41 next
        pand xmm7, [rbp + 1184]                                    ;  1360.0 p2+p1   41 next
        movdqa [rbp + 1392], xmm12                                 ;  1359.0 p0+p3   41 next spill
        movdqa xmm12, [rbp + 1232]                                 ;  1306.0 p2      41 next
        pand xmm12, xmm3                                           ;  1361.0 p1      41 next
        pxor xmm12, xmm6                                           ;  1363.0 p1      41 next
        pxor xmm12, [rel misty1_decrypt_compact.T0_constants128]   ;  1365.0 p2+p1   41 next
        movdqa [rbp + 1568], xmm3                                  ;  1341.0 p0+p3   41 next spill
        movdqa xmm3, [rbp + 1680]                                  ;  1309.0 p2      41 next
        pxor xmm3, xmm10                                           ;  1364.0 p1      41 next
        pand xmm3, [rbp + 1232]                                    ;  1366.0 p2+p1   41 next
        pxor xmm4, xmm3                                            ;  1368.0 p1      41 next
        movdqa [rbp + 1808], xmm4                                  ;  1370.0 p0+p3   41 next spill
        movdqa xmm4, [rbp + 1184]                                  ;  1315.0 p2      41 next
        pand xmm4, xmm6                                            ;  1367.0 p1      41 next
        pxor xmm4, xmm0                                            ;  1369.0 p1      41 next
        movdqa [rbp + 1872], xmm6                                  ;  1357.0 p0+p3   41 next spill
        movdqa xmm6, xmm8                                          ;  1336.0 p0      41 next copy
        pxor xmm6, xmm13                                           ;  1369.0 p1      41 next
        pxor xmm13, xmm14                                          ;  1370.0 p1      41 next
        pxor xmm14, xmm8                                           ;  1371.0 p1      41 next
        pxor xmm8, [rbp + 1392]                                    ;  1372.0 p2+p1   41 next
        pand xmm6, [rbp + 1952]                                    ;  1373.0 p2+p1   41 next
        pxor xmm2, xmm13                                           ;  1374.0 p1      41 next
        pand xmm13, [rbp + 1216]                                   ;  1375.0 p2+p1   41 next
        pxor xmm4, xmm13                                           ;  1377.0 p1      41 next
        movdqa xmm13, [rbp + 1232]                                 ;  1325.3 p2      41 next
        pand xmm13, [rbp + 1216]                                   ;  1377.0 p2+p1   41 next
        pand xmm5, xmm2                                            ;  1378.0 p1      41 next
        pand xmm2, [rbp + 1680]                                    ;  1379.0 p2+p1   41 next
        pxor xmm4, [rbp + 1184]                                    ;  1380.0 p2+p1   41 next
        pxor xmm5, xmm12                                           ;  1381.0 p1      41 next
        pxor xmm0, xmm13                                           ;  1382.0 p1      41 next
        pxor xmm5, xmm13                                           ;  1383.0 p1      41 next
        movdqa [rbp + 1136], xmm8                                  ;  1374.0 p0+p3   41 next spill
        movdqa xmm8, [rbp + 1216]                                  ;  1333.0 p2      41 next
        pand xmm8, xmm0                                            ;  1384.0 p1      41 next
        pxor xmm1, xmm8                                            ;  1386.0 p1      41 next
        movdqa xmm8, [rbp + 1680]                                  ;  1335.0 p2      54 next reload
        pand xmm0, xmm8                                            ;  1386.0 p1      41 next
        pxor xmm1, xmm10                                           ;  1388.0 p1      41 next
        pand xmm10, [rbp + 1216]                                   ;  1388.0 p2+p1   41 next
        pxor xmm10, [rbp + 1200]                                   ;  1390.0 p2+p1   41 next
        movdqa [rbp + 1456], xmm1                                  ;  1390.0 p0+p3   41 next spill
        movdqa xmm1, xmm8                                          ;  1346.0 p0      41 next copy
        pxor xmm1, xmm7                                            ;  1390.0 p1      41 next
        pxor xmm6, xmm1                                            ;  1392.0 p1      41 next
        pxor xmm0, xmm6                                            ;  1394.0 p1      41 next
        pxor xmm10, xmm0                                           ;  1396.0 p1      41 next
        pxor xmm3, xmm10                                           ;  1398.0 p1      41 next
        movdqa xmm0, [rbp + 1952]                                  ;  1343.3 p2      41 next
        pand xmm0, xmm1                                            ;  1395.0 p1      41 next
        movdqa xmm1, [rbp + 1392]                                  ;  1359.0 p2      41 next
        pxor xmm1, xmm0                                            ;  1397.0 p1      41 next
        movdqa xmm0, [rbp + 1232]                                  ;  1345.3 p2      41 next
        movdqa xmm6, [rbp + 1872]                                  ;  1357.0 p2      41 next reload
        pxor xmm0, xmm6                                            ;  1397.0 p1      41 next
        pxor xmm5, xmm1                                            ;  1399.0 p1      41 next
        pand xmm15, xmm0                                           ;  1399.0 p1      41 next
        movdqa xmm0, [rbp + 1216]                                  ;  1348.0 p2      54 next reload
        pxor xmm6, xmm0                                            ;  1400.0 p1      41 next
        movdqa xmm1, xmm0                                          ;  1359.0 p0      41 next copy
        pxor xmm1, [rbp + 1200]                                    ;  1401.0 p2+p1   41 next
        movdqa xmm10, [rbp + 1136]                                 ;  1374.0 p2      41 next reload
        pand xmm0, xmm10                                           ;  1402.0 p1      41 next
        pxor xmm12, xmm15                                          ;  1403.0 p1      41 next
        pxor xmm2, xmm12                                           ;  1405.0 p1      41 next
        pand xmm8, xmm6                                            ;  1405.0 p1      41 next
        pand xmm9, xmm6                                            ;  1406.0 p1      41 next
        movdqa xmm6, [rbp + 1184]                                  ;  1353.3 p2      41 next
        pand xmm6, xmm1                                            ;  1407.0 p1      41 next
        pxor xmm1, xmm13                                           ;  1408.0 p1      41 next
        pxor xmm13, [rbp + 1184]                                   ;  1409.0 p2+p1   41 next
        movdqa xmm12, [rbp + 1952]                                 ;  1356.3 p2      54 next reload
        pxor xmm6, xmm12                                           ;  1410.0 p1      41 next
        pxor xmm11, xmm6                                           ;  1412.0 p1      41 next
        movdqa xmm6, xmm12                                         ;  1367.3 p0      41 next copy
        pand xmm12, [rbp + 1232]                                   ;  1412.0 p2+p1   41 next
        pxor xmm5, [rbp + 1744]                                    ;  1413.0 p2+p1   41 next
        pxor xmm3, [rbp + 1552]                                    ;  1414.0 p2+p1   41 next
        pxor xmm9, [rbp + 1232]                                    ;  1415.0 p2+p1   41 next
        pxor xmm2, xmm9                                            ;  1417.0 p1      41 next
        pand xmm6, xmm13                                           ;  1417.0 p1      41 next
        pand xmm7, xmm13                                           ;  1418.0 p1      41 next
        pxor xmm10, xmm12                                          ;  1419.0 p1      41 next
        movdqa xmm9, [rbp + 1808]                                  ;  1370.0 p2      41 next reload
        pand xmm12, xmm9                                           ;  1420.0 p1      41 next
        pxor xmm14, xmm12                                          ;  1422.0 p1      41 next
        pxor xmm11, xmm14                                          ;  1424.0 p1      41 next
        movdqa xmm14, [rbp + 1456]                                 ;  1390.0 p2      41 next
        pxor xmm15, xmm6                                           ;  1423.0 p1      41 next
        pxor xmm9, xmm6                                            ;  1424.0 p1      41 next
        movdqa xmm6, [rbp + 1232]                                  ;  1363.7 p2      41 next
        pand xmm6, xmm10                                           ;  1425.0 p1      41 next
        movdqa xmm10, [rbp + 1456]                                 ;  1390.0 p2      41 next
        pxor xmm1, xmm15                                           ;  1426.0 p1      41 next
        movdqa xmm15, [rbp + 1520]                                 ;  1365.7 p2      41 next
        pxor xmm14, xmm1                                           ;  1428.0 p1      41 next
        movdqa xmm1, [rbp + 1120]                                  ;  1366.7 p2      41 next
        pxor xmm10, xmm6                                           ;  1428.0 p1      41 next
        movdqa xmm6, [rbp + 1632]                                  ;  1367.7 p2      41 next
        pxor xmm0, xmm14                                           ;  1430.0 p1      41 next
        movdqa xmm14, [rbp + 1296]                                 ;  1368.7 p2      41 next
        pxor xmm8, xmm10                                           ;  1430.0 p1      41 next
        movdqa xmm10, [rbp + 1728]                                 ;  1369.7 p2      41 next
        pxor xmm2, xmm7                                            ;  1431.0 p1      41 next
        movdqa xmm7, [rbp + 1744]                                  ;  1370.7 p2      48 next
        pxor xmm7, [r9 + 2304]                                     ;  1432.0 p2+p1   48 next
        movdqa xmm12, [rbp + 1568]                                 ;  1372.7 p2      41 next reload
        pxor xmm12, xmm9                                           ;  1433.0 p1      41 next
        pxor xmm5, [r9 + 2448]                                     ;  1434.0 p2+p1   48 next
        pxor xmm15, xmm2                                           ;  1435.0 p1      41 next
        movdqa xmm2, [rbp + 1520]                                  ;  1374.7 p2      48 next
        pxor xmm2, [r9 + 2320]                                     ;  1436.0 p2+p1   48 next
        pxor xmm4, xmm12                                           ;  1437.0 p1      41 next
        movdqa xmm9, [rbp + 1552]                                  ;  1376.7 p2      48 next
        pxor xmm9, [r9 + 2336]                                     ;  1438.0 p2+p1   48 next
        pxor xmm14, xmm0                                           ;  1439.0 p1      41 next
        movdqa xmm0, [rbp + 1120]                                  ;  1378.7 p2      48 next
        pxor xmm0, [r9 + 2352]                                     ;  1440.0 p2+p1   48 next
        pxor xmm3, [r9 + 2480]                                     ;  1441.0 p2+p1   48 next
        movdqa xmm12, [rel misty1_decrypt_compact.T0_constants128] ;  1381.7 p2      41 next reload
        pxor xmm11, xmm12                                          ;  1442.0 p1      41 next
        pxor xmm10, xmm4                                           ;  1443.0 p1      41 next
        pxor xmm6, xmm11                                           ;  1444.0 p1      41 next
        movdqa xmm4, [rbp + 1632]                                  ;  1382.7 p2      48 next
        pxor xmm4, [r9 + 2368]                                     ;  1445.0 p2+p1   48 next
        pxor xmm8, xmm12                                           ;  1446.0 p1      41 next
        pxor xmm1, xmm8                                            ;  1448.0 p1      41 next
        movdqa xmm8, [rbp + 1296]                                  ;  1384.7 p2      48 next
        pxor xmm8, [r9 + 2384]                                     ;  1448.0 p2+p1   48 next
        movdqa xmm11, [rbp + 1728]                                 ;  1386.7 p2      48 next
        pxor xmm11, [r9 + 2400]                                    ;  1449.0 p2+p1   48 next
        pxor xmm15, [r9 + 2464]                                    ;  1450.0 p2+p1   48 next
        movdqa xmm13, [rbp + 1824]                                 ;  1389.7 p2      48 next
        pxor xmm13, [r9 + 2416]                                    ;  1451.0 p2+p1   48 next
        pxor xmm14, [r9 + 2528]                                    ;  1452.0 p2+p1   48 next
        pxor xmm10, [r9 + 2544]                                    ;  1453.0 p2+p1   48 next
        pxor xmm6, [r9 + 2512]                                     ;  1454.0 p2+p1   48 next
        pxor xmm1, [r9 + 2496]                                     ;  1455.0 p2+p1   48 next
        movdqa [rbp + 1824], xmm10                                 ;  1455.0 p0+p3   48 next spill
        movdqa xmm10, [rbp + 1792]                                 ;  1395.7 p2      48 next
        pxor xmm10, [r9 + 2432]                                    ;  1456.0 p2+p1   48 next
        movdqa [rbp + 1792], xmm14                                 ;  1454.0 p0+p3   48 next spill
        movdqa xmm14, xmm7                                         ;  1434.0 p0      45 next copy
        pxor xmm14, xmm11                                          ;  1457.0 p1      45 next
        movdqa [rbp + 1728], xmm6                                  ;  1456.0 p0+p3   48 next spill
        movdqa xmm6, xmm14                                         ;  1459.0 p0      45 next copy
        pxor xmm6, xmm0                                            ;  1466.0 p1      45 next
        movdqa [rbp + 1296], xmm1                                  ;  1457.0 p0+p3   48 next spill
        movdqa xmm1, xmm0                                          ;  1442.0 p0      45 next copy
        pand xmm1, xmm11                                           ;  1459.0 p1      45 next
        movdqa [rbp + 1632], xmm3                                  ;  1443.0 p0+p3   48 next spill
        movdqa xmm3, xmm0                                          ;  1442.0 p0      45 next copy
        pand xmm3, xmm13                                           ;  1460.0 p1      45 next
        movdqa [rbp + 1120], xmm15                                 ;  1452.0 p0+p3   48 next spill
        movdqa xmm15, xmm0                                         ;  1442.0 p0      45 next copy
        pand xmm15, xmm9                                           ;  1461.0 p1      45 next
        movdqa [rbp + 1552], xmm5                                  ;  1436.0 p0+p3   48 next spill
        movdqa xmm5, xmm0                                          ;  1442.0 p0      45 next copy
        pand xmm5, xmm7                                            ;  1462.0 p1      45 next
        movdqa [rbp + 1520], xmm3                                  ;  1462.0 p0+p3   45 next spill
        movdqa xmm3, xmm0                                          ;  1442.0 p0      45 next copy
        pand xmm3, xmm2                                            ;  1463.0 p1      45 next
        movdqa [rbp + 1568], xmm14                                 ;  1459.0 p0+p3   45 next spill
        movdqa xmm14, xmm0                                         ;  1442.0 p0      45 next copy
        pand xmm14, xmm4                                           ;  1464.0 p1      45 next
        pxor xmm3, xmm14                                           ;  1466.0 p1      45 next
        movdqa [rbp + 1744], xmm3                                  ;  1468.0 p0+p3   45 next spill
        movdqa xmm3, [rbp + 1568]                                  ;  1459.0 p2      45 next
        pand xmm3, xmm8                                            ;  1470.0 p1      45 next
        movdqa [rbp + 1456], xmm3                                  ;  1472.0 p0+p3   45 next spill
        movdqa xmm3, [rbp + 1568]                                  ;  1459.0 p2      45 next
        movdqa xmm12, [rbp + 1520]                                 ;  1462.0 p2      45 next
        movdqa [rbp + 1568], xmm12                                 ;  1473.0 p0+p3   45 next spill
        movdqa xmm12, xmm2                                         ;  1438.0 p0      45 next copy
        pxor xmm12, xmm8                                           ;  1467.0 p1      45 next
        pxor xmm15, xmm12                                          ;  1469.0 p1      45 next
        movdqa [rbp + 1232], xmm15                                 ;  1471.0 p0+p3   45 next spill
        movdqa xmm15, xmm2                                         ;  1438.0 p0      45 next copy
        pand xmm15, xmm7                                           ;  1469.0 p1      45 next
        movdqa [rbp + 1808], xmm2                                  ;  1438.0 p0+p3   48 next spill
        movdqa xmm2, xmm7                                          ;  1434.0 p0      45 next copy
        pand xmm2, xmm13                                           ;  1470.0 p1      45 next
        pxor xmm1, xmm2                                            ;  1472.0 p1      45 next
        movdqa xmm2, [rel misty1_decrypt_compact.T0_constants128]  ;  1426.3 p2      41 next reload
        pxor xmm1, xmm2                                            ;  1474.0 p1      45 next
        movdqa xmm2, xmm7                                          ;  1434.0 p0      45 next copy
        pand xmm2, xmm10                                           ;  1473.0 p1      45 next
        pxor xmm2, xmm13                                           ;  1475.0 p1      45 next
        pxor xmm14, xmm2                                           ;  1477.0 p1      45 next
        movdqa [rbp + 1952], xmm1                                  ;  1476.0 p0+p3   45 next spill
        movdqa xmm1, xmm7                                          ;  1434.0 p0      45 next copy
        pand xmm1, xmm12                                           ;  1476.0 p1      45 next
        pand xmm12, xmm4                                           ;  1477.0 p1      45 next
        movdqa [rbp + 1184], xmm1                                  ;  1478.0 p0+p3   45 next spill
        movdqa xmm1, xmm7                                          ;  1434.0 p0      45 next copy
        movdqa [rbp + 1136], xmm8                                  ;  1450.0 p0+p3   48 next spill
        movdqa xmm8, xmm7                                          ;  1434.0 p0      45 next copy
        pand xmm8, xmm4                                            ;  1478.0 p1      45 next
        movdqa [rbp + 1200], xmm8                                  ;  1480.0 p0+p3   45 next spill
        movdqa xmm8, xmm7                                          ;  1436.0 p0      45 next copy
        pxor xmm8, [rbp + 1808]                                    ;  1479.0 p2+p1   45 next
        pand xmm7, xmm11                                           ;  1480.0 p1      45 next
        movdqa [rbp + 1216], xmm8                                  ;  1481.0 p0+p3   45 next spill
        movdqa xmm8, [rbp + 1744]                                  ;  1468.0 p2      45 next reload
        pxor xmm8, xmm7                                            ;  1482.0 p1      45 next
        movdqa xmm7, xmm9                                          ;  1440.0 p0      45 next copy
        pand xmm7, xmm6                                            ;  1482.0 p1      45 next
        pxor xmm2, xmm7                                            ;  1484.0 p1      45 next
        movdqa xmm7, xmm9                                          ;  1440.3 p0      45 next copy
        pand xmm7, [rbp + 1136]                                    ;  1484.0 p2+p1   45 next
        movdqa [rbp + 1744], xmm8                                  ;  1484.0 p0+p3   45 next spill
        movdqa xmm8, xmm9                                          ;  1443.0 p0      45 next copy
        pand xmm8, [rbp + 1808]                                    ;  1485.0 p2+p1   45 next
        pxor xmm1, xmm8                                            ;  1487.0 p1      45 next
        movdqa xmm8, xmm9                                          ;  1445.0 p0      45 next copy
        movdqa [rbp + 1872], xmm9                                  ;  1446.0 p0+p3   48 next spill
        movdqa xmm9, xmm11                                         ;  1451.0 p0      45 next copy
        pand xmm9, xmm4                                            ;  1487.0 p1      45 next
        pxor xmm5, xmm9                                            ;  1489.0 p1      45 next
        movdqa xmm9, xmm4                                          ;  1450.0 p0      45 next copy
        pand xmm9, xmm10                                           ;  1489.0 p1      45 next
        pxor xmm0, xmm9                                            ;  1491.0 p1      45 next
        pxor xmm2, xmm0                                            ;  1493.0 p1      45 next
        pand xmm0, xmm10                                           ;  1493.0 p1      45 next
        pxor xmm0, [rel misty1_decrypt_compact.T0_constants128]    ;  1495.0 p2+p1   45 next
        movdqa [rbp + 1392], xmm0                                  ;  1497.0 p0+p3   45 next spill
        movdqa xmm0, xmm4                                          ;  1453.3 p0      45 next copy
        pand xmm0, [rbp + 1136]                                    ;  1494.0 p2+p1   45 next
        pxor xmm8, xmm0                                            ;  1496.0 p1      45 next
        pxor xmm0, xmm10                                           ;  1496.0 p1      45 next
        pand xmm0, [rbp + 1136]                                    ;  1498.0 p2+p1   45 next
        pxor xmm2, xmm0                                            ;  1500.0 p1      45 next
        movdqa xmm0, xmm10                                         ;  1458.0 p0      45 next copy
        pand xmm0, xmm13                                           ;  1499.0 p1      45 next
        pxor xmm5, xmm0                                            ;  1501.0 p1      45 next
        movdqa [rbp + 1680], xmm11                                 ;  1457.7 p0+p3   48 next spill
        movdqa xmm11, xmm10                                        ;  1458.7 p0      45 next copy
        por xmm11, xmm6                                            ;  1501.0 p1      45 next
        pxor xmm7, xmm11                                           ;  1503.0 p1      45 next
        pxor xmm15, xmm7                                           ;  1505.0 p1      45 next
        movdqa xmm7, xmm10                                         ;  1459.7 p0      45 next copy
        pxor xmm7, xmm1                                            ;  1504.0 p1      45 next
        movdqa xmm11, xmm4                                         ;  1460.7 p0      45 next copy
        pand xmm11, xmm8                                           ;  1505.0 p1      45 next
        pand xmm10, [rbp + 1872]                                   ;  1506.0 p2+p1   45 next
        movdqa [rbp + 1376], xmm6                                  ;  1468.0 p0+p3   45 next spill
        movdqa xmm6, xmm4                                          ;  1469.0 p0      45 next copy
        pand xmm4, xmm13                                           ;  1507.0 p1      45 next
        pxor xmm4, [rbp + 1200]                                    ;  1509.0 p2+p1   45 next
        movdqa [rbp + 1904], xmm2                                  ;  1502.0 p0+p3   45 next spill
        movdqa xmm2, xmm13                                         ;  1471.0 p0      45 next copy
        pand xmm2, [rbp + 1136]                                    ;  1509.0 p2+p1   45 next
        pxor xmm12, xmm2                                           ;  1511.0 p1      45 next
        movdqa xmm2, xmm13                                         ;  1472.0 p0      45 next copy
        pand xmm2, [rbp + 1808]                                    ;  1511.0 p2+p1   45 next
        pxor xmm1, xmm2                                            ;  1513.0 p1      45 next
        pxor xmm11, xmm1                                           ;  1515.0 p1      45 next
        movdqa xmm1, xmm13                                         ;  1473.7 p0      45 next copy
        pxor xmm14, xmm12                                          ;  1514.0 p1      45 next
        pxor xmm8, xmm14                                           ;  1516.0 p1      45 next
        pxor xmm12, xmm15                                          ;  1516.0 p1      45 next
        pxor xmm3, xmm12                                           ;  1518.0 p1      45 next
        movdqa xmm14, [rbp + 1680]                                 ;  1475.3 p2      48 next reload
        pand xmm1, xmm14                                           ;  1518.0 p1      45 next
        movdqa xmm2, [rbp + 1456]                                  ;  1476.3 p2      45 next reload
        pxor xmm2, xmm7                                            ;  1519.0 p1      45 next
        pxor xmm6, xmm2                                            ;  1521.0 p1      45 next
        movdqa xmm2, [rbp + 1808]                                  ;  1477.3 p2      48 next reload
        pand xmm7, xmm2                                            ;  1521.0 p1      45 next
        pand xmm2, xmm14                                           ;  1522.0 p1      45 next
        pxor xmm4, xmm7                                            ;  1523.0 p1      45 next
        pxor xmm8, xmm5                                            ;  1524.0 p1      45 next
        movdqa xmm7, [rbp + 1872]                                  ;  1478.7 p2      48 next reload
        pand xmm13, xmm7                                           ;  1525.0 p1      45 next
        pand xmm7, xmm14                                           ;  1526.0 p1      45 next
        pxor xmm10, xmm1                                           ;  1527.0 p1      45 next
        movdqa xmm12, [rbp + 1232]                                 ;  1480.0 p2      45 next reload
        pxor xmm4, xmm12                                           ;  1528.0 p1      45 next
        pxor xmm1, xmm2                                            ;  1529.0 p1      45 next
        pxor xmm13, [rbp + 1392]                                   ;  1530.0 p2+p1   45 next
        pxor xmm10, [rbp + 1376]                                   ;  1531.0 p2+p1   45 next
        pxor xmm5, xmm7                                            ;  1532.0 p1      45 next
        pxor xmm14, xmm5                                           ;  1534.0 p1      45 next
        movdqa xmm5, [rbp + 1568]                                  ;  1483.0 p2      45 next reload
        pxor xmm5, [rbp + 1200]                                    ;  1534.0 p2+p1   45 next
        pxor xmm5, xmm11                                           ;  1536.0 p1      45 next
        pxor xmm2, xmm13                                           ;  1536.0 p1      45 next
        pxor xmm0, xmm13                                           ;  1537.0 p1      45 next
        pxor xmm3, xmm0                                            ;  1539.0 p1      45 next
        pxor xmm8, xmm1                                            ;  1539.0 p1      45 next
        movdqa xmm0, [rbp + 1952]                                  ;  1485.7 p2      45 next reload
        pxor xmm1, xmm0                                            ;  1540.0 p1      45 next
        pxor xmm0, xmm6                                            ;  1541.0 p1      45 next
        pxor xmm15, xmm0                                           ;  1543.0 p1      45 next
        pxor xmm4, xmm1                                            ;  1543.0 p1      45 next
        movdqa xmm0, [rbp + 1216]                                  ;  1487.3 p2      45 next
        movdqa xmm1, [rbp + 1136]                                  ;  1488.3 p2      48 next reload
        pand xmm0, xmm1                                            ;  1544.0 p1      45 next
        movdqa xmm13, [rbp + 1376]                                 ;  1489.3 p2      45 next reload
        por xmm1, xmm13                                            ;  1545.0 p1      45 next
        pxor xmm11, xmm0                                           ;  1546.0 p1      45 next
        pxor xmm10, xmm1                                           ;  1547.0 p1      45 next
        pxor xmm13, xmm15                                          ;  1548.0 p1      45 next
        movdqa xmm15, [rbp + 1744]                                 ;  1490.3 p2      45 next
        pxor xmm6, xmm5                                            ;  1549.0 p1      45 next
        movdqa xmm0, [rbp + 1184]                                  ;  1491.3 p2      45 next reload
        pxor xmm0, xmm6                                            ;  1551.0 p1      45 next
        pxor xmm15, xmm0                                           ;  1553.0 p1      45 next
        movdqa xmm0, [rbp + 1744]                                  ;  1492.3 p2      45 next
        pxor xmm0, [rbp + 1392]                                    ;  1552.0 p2+p1   45 next
        pxor xmm8, [rbp + 1520]                                    ;  1553.0 p2+p1   45 next
        movdqa xmm1, [rbp + 1824]                                  ;  1495.3 p2      48 next reload
        pxor xmm3, xmm1                                            ;  1554.0 p1      45 next
        movdqa xmm6, [rbp + 1936]                                  ;  1496.3 p2     108 r reload
        pxor xmm1, xmm6                                            ;  1555.0 p1      54 next
        pxor xmm7, xmm11                                           ;  1556.0 p1      45 next
        pxor xmm2, xmm7                                            ;  1558.0 p1      45 next
        pxor xmm5, xmm2                                            ;  1560.0 p1      45 next
        pxor xmm11, xmm10                                          ;  1559.0 p1      45 next
        pxor xmm12, xmm10                                          ;  1560.0 p1      45 next
        movdqa xmm2, [rbp + 1552]                                  ;  1497.3 p2      45 next
        pxor xmm9, xmm11                                           ;  1561.0 p1      45 next
        movdqa xmm7, [rbp + 1120]                                  ;  1498.3 p2      45 next
        pxor xmm14, xmm12                                          ;  1562.0 p1      45 next
        movdqa xmm10, [rbp + 1632]                                 ;  1499.3 p2      45 next
        pxor xmm10, xmm15                                          ;  1563.0 p1      45 next
        movdqa xmm15, [rbp + 1296]                                 ;  1500.3 p2      45 next
        movdqa xmm11, [rbp + 1904]                                 ;  1502.0 p2      45 next reload
        pxor xmm11, xmm0                                           ;  1564.0 p1      45 next
        pxor xmm2, xmm5                                            ;  1565.0 p1      45 next
        movdqa xmm0, [rbp + 1728]                                  ;  1502.3 p2      45 next
        movdqa xmm5, [rbp + 1056]                                  ;  1503.3 p2     108 r reload
        pxor xmm4, xmm5                                            ;  1566.0 p1      54 next
        pxor xmm15, xmm9                                           ;  1567.0 p1      45 next
        pxor xmm0, xmm14                                           ;  1568.0 p1      45 next
        movdqa xmm14, [rbp + 1792]                                 ;  1504.3 p2      45 next
        pxor xmm14, xmm8                                           ;  1569.0 p1      45 next
        movdqa xmm8, [rbp + 1776]                                  ;  1505.3 p2      54 next
        movdqa xmm9, xmm6                                          ;  1507.3 p0      54 next copy
        pxor xmm9, [r8 + 240]                                      ;  1570.0 p2+p1   54 next
        pxor xmm7, xmm11                                           ;  1571.0 p1      45 next
        movdqa xmm11, [rbp + 1072]                                 ;  1507.3 p2     108 r reload
        pxor xmm13, xmm11                                          ;  1572.0 p1      54 next
        pxor xmm8, xmm2                                            ;  1573.0 p1      54 next
        movdqa xmm2, xmm5                                          ;  1514.3 p0      54 next copy
        pxor xmm2, [r8 + 112]                                      ;  1574.0 p2+p1   54 next
        movdqa xmm12, [rbp + 928]                                  ;  1509.3 p2     108 r reload
        pxor xmm3, xmm12                                           ;  1575.0 p1      54 next
        pxor xmm10, [rbp + 1008]                                   ;  1576.0 p2+p1   54 next
        pxor xmm15, [rbp + 912]                                    ;  1577.0 p2+p1   54 next
        pxor xmm0, [rbp + 944]                                     ;  1578.0 p2+p1   54 next
        pxor xmm14, [rbp + 1024]                                   ;  1579.0 p2+p1   54 next
        pxor xmm7, [rbp + 896]                                     ;  1580.0 p2+p1   54 next
        movdqa xmm6, xmm11                                         ;  1518.3 p0      54 next copy
        pxor xmm6, [r8 + 128]                                      ;  1581.0 p2+p1   54 next
        movdqa xmm11, xmm12                                        ;  1520.3 p0      54 next copy
        pxor xmm11, [r8 + 96]                                      ;  1582.0 p2+p1   54 next
        movdqa xmm5, [rbp + 1552]                                  ;  1517.3 p2      54 next
        pxor xmm5, [rbp + 1040]                                    ;  1583.0 p2+p1   54 next
        movdqa xmm12, [rbp + 1120]                                 ;  1519.3 p2      54 next
        pxor xmm12, [rbp + 1264]                                   ;  1584.0 p2+p1   54 next
        movdqa [rbp + 1120], xmm1                                  ;  1557.0 p0+p3   54 next spill
        movdqa xmm1, [rbp + 1632]                                  ;  1521.3 p2      54 next
        pxor xmm1, [rbp + 1920]                                    ;  1585.0 p2+p1   54 next
        movdqa [rbp + 1632], xmm1                                  ;  1587.0 p0+p3   54 next spill
        movdqa xmm1, [rbp + 1296]                                  ;  1523.3 p2      54 next
        pxor xmm1, [rbp + 1328]                                    ;  1586.0 p2+p1   54 next
        movdqa [rbp + 1296], xmm1                                  ;  1588.0 p0+p3   54 next spill
        movdqa xmm1, [rbp + 1728]                                  ;  1525.3 p2      54 next
        pxor xmm1, [rbp + 1616]                                    ;  1587.0 p2+p1   54 next
        movdqa [rbp + 1728], xmm1                                  ;  1589.0 p0+p3   54 next spill
        movdqa xmm1, [rbp + 1792]                                  ;  1527.3 p2      54 next
        pxor xmm1, [rbp + 1888]                                    ;  1588.0 p2+p1   54 next
        movdqa [rbp + 1792], xmm1                                  ;  1590.0 p0+p3   54 next spill
        movdqa xmm1, [rbp + 1776]                                  ;  1529.3 p2      54 next
        pxor xmm1, [r8]                                            ;  1589.0 p2+p1   54 next
        movdqa [rbp + 1552], xmm12                                 ;  1586.0 p0+p3   54 next spill
        movdqa xmm12, [rbp + 896]                                  ;  1531.3 p2      54 next
        pxor xmm12, [r8 + 16]                                      ;  1590.0 p2+p1   54 next
        movdqa [rbp + 1904], xmm5                                  ;  1585.0 p0+p3   54 next spill
        movdqa xmm5, [rbp + 1008]                                  ;  1534.0 p2      54 next
        pxor xmm5, [r8 + 32]                                       ;  1591.0 p2+p1   54 next
        movdqa [rbp + 1824], xmm13                                 ;  1574.0 p0+p3   54 next spill
        movdqa xmm13, [rbp + 912]                                  ;  1538.0 p2      54 next
        pxor xmm13, [r8 + 48]                                      ;  1592.0 p2+p1   54 next
        movdqa [rbp + 1520], xmm4                                  ;  1568.0 p0+p3   54 next spill
        movdqa xmm4, [rbp + 1040]                                  ;  1541.7 p2      54 next
        pxor xmm4, [r8 + 144]                                      ;  1593.0 p2+p1   54 next
        movdqa [rbp + 1392], xmm3                                  ;  1577.0 p0+p3   54 next spill
        movdqa xmm3, [rbp + 944]                                   ;  1545.7 p2      54 next
        pxor xmm3, [r8 + 64]                                       ;  1594.0 p2+p1   54 next
        movdqa [rbp + 1744], xmm14                                 ;  1581.0 p0+p3   54 next spill
        movdqa xmm14, [rbp + 1264]                                 ;  1548.0 p2      54 next
        pxor xmm14, [r8 + 160]                                     ;  1595.0 p2+p1   54 next
        movdqa [rbp + 1184], xmm0                                  ;  1580.0 p0+p3   54 next spill
        movdqa xmm0, [rbp + 1920]                                  ;  1551.0 p2      54 next
        pxor xmm0, [r8 + 176]                                      ;  1596.0 p2+p1   54 next
        movdqa [rbp + 1376], xmm15                                 ;  1579.0 p0+p3   54 next spill
        movdqa xmm15, [rbp + 1024]                                 ;  1555.7 p2      54 next
        pxor xmm15, [r8 + 80]                                      ;  1597.0 p2+p1   54 next
        movdqa [rbp + 1136], xmm10                                 ;  1578.0 p0+p3   54 next spill
        movdqa xmm10, [rbp + 1328]                                 ;  1557.7 p2      54 next
        pxor xmm10, [r8 + 192]                                     ;  1598.0 p2+p1   54 next
        movdqa [rbp + 1216], xmm7                                  ;  1582.0 p0+p3   54 next spill
        movdqa xmm7, [rbp + 1616]                                  ;  1562.0 p2      54 next
        pxor xmm7, [r8 + 208]                                      ;  1599.0 p2+p1   54 next
        movdqa [rbp + 1952], xmm8                                  ;  1575.0 p0+p3   54 next spill
        movdqa xmm8, [rbp + 1888]                                  ;  1564.0 p2      54 next
        pxor xmm8, [r8 + 224]                                      ;  1600.0 p2+p1   54 next
        movdqa [rbp + 1568], xmm5                                  ;  1593.0 p0+p3   54 next spill
        movdqa xmm5, xmm9                                          ;  1572.0 p0      41 next copy
        pand xmm5, xmm8                                            ;  1602.0 p1      41 next
        movdqa [rbp + 1200], xmm13                                 ;  1594.0 p0+p3   54 next spill
        movdqa xmm13, xmm9                                         ;  1572.0 p0      41 next copy
        pand xmm13, xmm2                                           ;  1602.0 p1      41 next
        pxor xmm13, xmm8                                           ;  1604.0 p1      41 next
        movdqa [rbp + 1232], xmm11                                 ;  1584.0 p0+p3   54 next spill
        movdqa xmm11, xmm9                                         ;  1572.0 p0      41 next copy
        pand xmm11, xmm0                                           ;  1604.0 p1      41 next
        movdqa [rbp + 1680], xmm12                                 ;  1592.0 p0+p3   54 next spill
        movdqa xmm12, xmm9                                         ;  1573.3 p0      41 next copy
        movdqa [rbp + 1872], xmm15                                 ;  1599.0 p0+p3   54 next spill
        movdqa xmm15, xmm9                                         ;  1575.3 p0      41 next copy
        movdqa [rbp + 1808], xmm1                                  ;  1591.0 p0+p3   54 next spill
        movdqa xmm1, xmm9                                          ;  1577.3 p0      41 next copy
        movdqa [rbp + 1456], xmm3                                  ;  1596.0 p0+p3   54 next spill
        movdqa xmm3, xmm9                                          ;  1579.3 p0      41 next copy
        pand xmm9, xmm4                                            ;  1605.0 p1      41 next
        movdqa [rbp + 1168], xmm9                                  ;  1607.0 p0+p3   41 next spill
        movdqa xmm9, xmm5                                          ;  1604.0 p0      41 next copy
        movdqa [rbp + 1440], xmm5                                  ;  1604.0 p0+p3   41 next spill
        movdqa xmm5, xmm11                                         ;  1606.0 p0      41 next copy
        pxor xmm5, xmm14                                           ;  1613.0 p1      41 next
        pand xmm15, xmm5                                           ;  1615.0 p1      41 next
        pxor xmm15, [rel misty1_decrypt_compact.T0_constants128]   ;  1617.0 p2+p1   41 next
        movdqa [rbp + 1536], xmm15                                 ;  1619.0 p0+p3   41 next spill
        movdqa xmm15, xmm13                                        ;  1606.0 p0      41 next copy
        movdqa [rbp + 1504], xmm11                                 ;  1606.0 p0+p3   41 next spill
        movdqa xmm11, xmm6                                         ;  1587.3 p0      41 next copy
        pxor xmm11, xmm10                                          ;  1609.0 p1      41 next
        movdqa [rbp + 1648], xmm10                                 ;  1600.0 p0+p3   54 next spill
        movdqa xmm10, xmm6                                         ;  1589.3 p0      41 next copy
        pand xmm10, xmm14                                          ;  1610.0 p1      41 next
        movdqa [rbp + 1664], xmm3                                  ;  1590.3 p0+p3   41 next spill
        movdqa xmm3, xmm6                                          ;  1591.3 p0      41 next copy
        pand xmm3, xmm2                                            ;  1611.0 p1      41 next
        movdqa [rbp + 1424], xmm1                                  ;  1592.3 p0+p3   41 next spill
        movdqa xmm1, xmm6                                          ;  1593.3 p0      41 next copy
        pand xmm1, xmm4                                            ;  1612.0 p1      41 next
        pxor xmm1, xmm2                                            ;  1614.0 p1      41 next
        movdqa [rbp + 1840], xmm6                                  ;  1594.3 p0+p3   54 next spill
        movdqa xmm6, [rbp + 1664]                                  ;  1590.7 p2      41 next reload
        pxor xmm6, xmm1                                            ;  1616.0 p1      41 next
        movdqa [rbp + 1664], xmm6                                  ;  1618.0 p0+p3   41 next spill
        movdqa xmm6, xmm2                                          ;  1596.3 p0      41 next copy
        pxor xmm6, xmm7                                            ;  1615.0 p1      41 next
        movdqa [rbp + 1712], xmm1                                  ;  1616.0 p0+p3   41 next spill
        movdqa xmm1, xmm2                                          ;  1598.3 p0      41 next copy
        pand xmm1, xmm8                                            ;  1616.0 p1      41 next
        movdqa [rbp + 1584], xmm3                                  ;  1613.0 p0+p3   41 next spill
        movdqa xmm3, xmm2                                          ;  1600.3 p0      41 next copy
        pand xmm3, xmm14                                           ;  1617.0 p1      41 next
        movdqa [rbp + 1696], xmm2                                  ;  1602.3 p0+p3   54 next spill
        movdqa xmm2, xmm14                                         ;  1602.3 p0      41 next copy
        pand xmm2, xmm8                                            ;  1618.0 p1      41 next
        movdqa [rbp + 1280], xmm2                                  ;  1620.0 p0+p3   41 next spill
        movdqa xmm2, xmm14                                         ;  1604.3 p0      41 next copy
        pand xmm2, xmm7                                            ;  1619.0 p1      41 next
        pxor xmm1, xmm2                                            ;  1621.0 p1      41 next
        movdqa xmm2, xmm14                                         ;  1605.3 p0      41 next copy
        pxor xmm2, xmm6                                            ;  1621.0 p1      41 next
        pxor xmm1, [rel misty1_decrypt_compact.T0_constants128]    ;  1623.0 p2+p1   41 next
        por xmm12, xmm2                                            ;  1623.0 p1      41 next
        movdqa [rbp + 1968], xmm1                                  ;  1625.0 p0+p3   41 next spill
        movdqa xmm1, xmm14                                         ;  1607.3 p0      41 next copy
        pand xmm1, xmm4                                            ;  1624.0 p1      41 next
        pxor xmm1, xmm11                                           ;  1626.0 p1      41 next
        pand xmm14, xmm0                                           ;  1626.0 p1      41 next
        pxor xmm10, xmm14                                          ;  1628.0 p1      41 next
        pxor xmm13, xmm14                                          ;  1628.0 p1      41 next
        movdqa xmm14, xmm11                                        ;  1611.0 p0      41 next copy
        pand xmm14, xmm0                                           ;  1629.0 p1      41 next
        pand xmm11, [rbp + 1696]                                   ;  1630.0 p2+p1   41 next
        movdqa [rbp + 1984], xmm1                                  ;  1628.0 p0+p3   41 next spill
        movdqa xmm1, xmm4                                          ;  1610.3 p0      41 next copy
        pand xmm1, xmm2                                            ;  1631.0 p1      41 next
        pxor xmm15, xmm1                                           ;  1633.0 p1      41 next
        pxor xmm5, xmm15                                           ;  1635.0 p1      41 next
        movdqa xmm15, xmm4                                         ;  1611.3 p0      41 next copy
        movdqa xmm1, [rbp + 1648]                                  ;  1606.3 p2      54 next reload
        pand xmm15, xmm1                                           ;  1634.0 p1      41 next
        pxor xmm12, xmm15                                          ;  1636.0 p1      41 next
        movdqa xmm15, [rbp + 1584]                                 ;  1613.0 p2      41 next reload
        pxor xmm15, xmm12                                          ;  1638.0 p1      41 next
        movdqa xmm12, xmm4                                         ;  1612.3 p0      41 next copy
        movdqa xmm1, xmm4                                          ;  1613.3 p0      41 next copy
        pand xmm1, xmm8                                            ;  1637.0 p1      41 next
        pand xmm4, xmm7                                            ;  1638.0 p1      41 next
        pxor xmm1, [rbp + 1536]                                    ;  1639.0 p2+p1   41 next
        movdqa [rbp + 1584], xmm4                                  ;  1640.0 p0+p3   41 next spill
        movdqa xmm4, xmm7                                          ;  1615.3 p0      41 next copy
        pand xmm4, xmm0                                            ;  1640.0 p1      41 next
        pxor xmm3, xmm4                                            ;  1642.0 p1      41 next
        pxor xmm9, xmm3                                            ;  1644.0 p1      41 next
        movdqa xmm3, xmm6                                          ;  1617.0 p0      41 next copy
        movdqa xmm4, [rbp + 1648]                                  ;  1612.3 p2      54 next reload
        pand xmm6, xmm4                                            ;  1643.0 p1      41 next
        pxor xmm6, [rbp + 1664]                                    ;  1645.0 p2+p1   41 next
        pxor xmm6, xmm0                                            ;  1647.0 p1      41 next
        movdqa [rbp + 2000], xmm1                                  ;  1641.0 p0+p3   41 next spill
        movdqa xmm1, xmm0                                          ;  1618.3 p0      41 next copy
        pand xmm1, xmm4                                            ;  1646.0 p1      41 next
        pxor xmm12, xmm1                                           ;  1648.0 p1      41 next
        movdqa [rbp + 2016], xmm2                                  ;  1623.0 p0+p3   41 next spill
        movdqa xmm2, [rbp + 1424]                                  ;  1616.3 p2      41 next reload
        pxor xmm2, xmm1                                            ;  1648.0 p1      41 next
        pand xmm2, xmm4                                            ;  1650.0 p1      41 next
        pxor xmm5, xmm2                                            ;  1652.0 p1      41 next
        movdqa xmm1, xmm0                                          ;  1620.3 p0      41 next copy
        pand xmm1, xmm12                                           ;  1651.0 p1      41 next
        movdqa xmm2, xmm0                                          ;  1621.3 p0      41 next copy
        pand xmm0, xmm8                                            ;  1652.0 p1      41 next
        pand xmm2, [rbp + 1696]                                    ;  1653.0 p2+p1   41 next
        pxor xmm0, xmm2                                            ;  1655.0 p1      41 next
        pxor xmm2, [rbp + 1280]                                    ;  1655.0 p2+p1   41 next
        movdqa [rbp + 1424], xmm6                                  ;  1649.0 p0+p3   41 next spill
        movdqa xmm6, xmm8                                          ;  1623.3 p0      41 next copy
        pand xmm6, xmm4                                            ;  1656.0 p1      41 next
        pxor xmm14, xmm6                                           ;  1658.0 p1      41 next
        movdqa xmm6, xmm8                                          ;  1624.3 p0      41 next copy
        pand xmm8, xmm7                                            ;  1658.0 p1      41 next
        pand xmm6, [rbp + 1840]                                    ;  1659.0 p2+p1   41 next
        movdqa xmm4, [rbp + 1712]                                  ;  1624.0 p2      41 next reload
        pxor xmm4, xmm6                                            ;  1661.0 p1      41 next
        pxor xmm1, xmm4                                            ;  1663.0 p1      41 next
        pxor xmm13, xmm14                                          ;  1662.0 p1      41 next
        pxor xmm12, xmm13                                          ;  1664.0 p1      41 next
        movdqa xmm4, xmm7                                          ;  1625.3 p0      41 next copy
        pxor xmm14, xmm15                                          ;  1664.0 p1      41 next
        pxor xmm3, xmm14                                           ;  1666.0 p1      41 next
        movdqa xmm14, [rbp + 1696]                                 ;  1626.3 p2      54 next reload
        pand xmm4, xmm14                                           ;  1666.0 p1      41 next
        pxor xmm10, xmm4                                           ;  1668.0 p1      41 next
        movdqa xmm4, [rbp + 1840]                                  ;  1627.3 p2      54 next reload
        pxor xmm14, xmm4                                           ;  1668.0 p1      41 next
        movdqa xmm6, xmm7                                          ;  1628.0 p0      41 next copy
        pand xmm6, xmm4                                            ;  1669.0 p1      41 next
        pand xmm4, [rbp + 1664]                                    ;  1670.0 p2+p1   41 next
        pxor xmm0, xmm4                                            ;  1672.0 p1      41 next
        pxor xmm12, xmm9                                           ;  1672.0 p1      41 next
        pxor xmm2, xmm1                                            ;  1673.0 p1      41 next
        movdqa xmm4, [rbp + 1648]                                  ;  1630.3 p2      54 next reload
        pand xmm14, xmm4                                           ;  1674.0 p1      41 next
        pxor xmm1, xmm14                                           ;  1676.0 p1      41 next
        movdqa xmm14, [rbp + 2016]                                 ;  1631.3 p2      41 next reload
        por xmm4, xmm14                                            ;  1676.0 p1      41 next
        movdqa xmm13, [rbp + 1168]                                 ;  1632.3 p2      41 next reload
        pxor xmm13, xmm8                                           ;  1677.0 p1      41 next
        pxor xmm9, [rbp + 1584]                                    ;  1678.0 p2+p1   41 next
        pxor xmm7, xmm9                                            ;  1680.0 p1      41 next
        movdqa xmm9, [rbp + 1984]                                  ;  1634.3 p2      41 next reload
        pxor xmm0, xmm9                                            ;  1680.0 p1      41 next
        pxor xmm8, xmm6                                            ;  1681.0 p1      41 next
        pxor xmm6, [rbp + 2000]                                    ;  1682.0 p2+p1   41 next
        pxor xmm13, xmm14                                          ;  1683.0 p1      41 next
        pxor xmm4, xmm13                                           ;  1685.0 p1      41 next
        movdqa xmm13, [rbp + 1440]                                 ;  1636.3 p2      41 next reload
        pxor xmm13, [rbp + 2000]                                   ;  1685.0 p2+p1   41 next
        pxor xmm3, xmm13                                           ;  1687.0 p1      41 next
        pxor xmm12, xmm8                                           ;  1687.0 p1      41 next
        movdqa xmm13, [rbp + 1968]                                 ;  1638.3 p2      41 next reload
        pxor xmm8, xmm13                                           ;  1688.0 p1      41 next
        pxor xmm13, [rbp + 1424]                                   ;  1689.0 p2+p1   41 next
        pxor xmm15, xmm13                                          ;  1691.0 p1      41 next
        pxor xmm14, xmm15                                          ;  1693.0 p1      41 next
        pxor xmm0, xmm8                                            ;  1692.0 p1      41 next
        movdqa xmm15, [rbp + 1424]                                 ;  1649.0 p2      41 next
        pxor xmm15, xmm2                                           ;  1693.0 p1      41 next
        pxor xmm11, xmm15                                          ;  1695.0 p1      41 next
        movdqa xmm15, [rbp + 1536]                                 ;  1641.3 p2      41 next
        pxor xmm15, xmm10                                          ;  1695.0 p1      41 next
        pxor xmm10, xmm11                                          ;  1697.0 p1      41 next
        movdqa xmm8, [rbp + 1584]                                  ;  1642.3 p2      41 next
        pxor xmm8, xmm1                                            ;  1697.0 p1      41 next
        pxor xmm5, xmm15                                           ;  1698.0 p1      41 next
        movdqa xmm15, [rbp + 1280]                                 ;  1643.3 p2      41 next
        pxor xmm15, xmm12                                          ;  1699.0 p1      41 next
        movdqa xmm11, [rbp + 1456]                                 ;  1644.3 p2      41 next
        movdqa xmm12, [rbp + 1808]                                 ;  1645.3 p2      54 next reload
        pand xmm11, xmm12                                          ;  1700.0 p1      41 next
        pxor xmm6, xmm8                                            ;  1701.0 p1      41 next
        pxor xmm1, xmm4                                            ;  1702.0 p1      41 next
        pxor xmm9, xmm4                                            ;  1703.0 p1      41 next
        movdqa xmm4, [rbp + 1872]                                  ;  1646.3 p2      41 next
        pxor xmm2, xmm6                                            ;  1704.0 p1      41 next
        pand xmm4, xmm12                                           ;  1705.0 p1      41 next
        movdqa xmm6, [rbp + 1232]                                  ;  1647.3 p2      41 next
        movdqa xmm8, [rbp + 1680]                                  ;  1648.3 p2      54 next reload
        pand xmm6, xmm8                                            ;  1706.0 p1      41 next
        pxor xmm7, xmm9                                            ;  1707.0 p1      41 next
        movdqa xmm9, [rbp + 1504]                                  ;  1649.3 p2      41 next reload
        pxor xmm9, xmm1                                            ;  1708.0 p1      41 next
        movdqa xmm1, [rbp + 1200]                                  ;  1650.3 p2      41 next
        pand xmm1, xmm12                                           ;  1709.0 p1      41 next
        movdqa xmm13, [rbp + 1456]                                 ;  1651.3 p2      41 next
        pand xmm13, [rbp + 1200]                                   ;  1710.0 p2+p1   41 next
        pxor xmm3, [rbp + 1232]                                    ;  1711.0 p2+p1   41 next
        pxor xmm10, [rbp + 1568]                                   ;  1712.0 p2+p1   41 next
        pxor xmm5, xmm8                                            ;  1713.0 p1      41 next
        pxor xmm15, [rbp + 1872]                                   ;  1714.0 p2+p1   41 next
        pxor xmm2, xmm12                                           ;  1715.0 p1      41 next
        pxor xmm7, [rbp + 1456]                                    ;  1716.0 p2+p1   41 next
        pxor xmm9, [rbp + 1200]                                    ;  1717.0 p2+p1   41 next
        movdqa [rbp + 1504], xmm14                                 ;  1695.0 p0+p3   41 next spill
        movdqa xmm14, [rbp + 1872]                                 ;  1658.3 p2      41 next
        pand xmm14, [rbp + 1568]                                   ;  1718.0 p2+p1   41 next
        pxor xmm6, xmm14                                           ;  1720.0 p1      41 next
        pand xmm14, xmm8                                           ;  1720.0 p1      41 next
        movdqa [rbp + 1280], xmm0                                  ;  1694.0 p0+p3   41 next spill
        movdqa xmm0, xmm8                                          ;  1659.3 p0      41 next copy
        pxor xmm0, xmm1                                            ;  1721.0 p1      41 next
        movdqa [rbp + 1584], xmm3                                  ;  1713.0 p0+p3   41 next spill
        movdqa xmm3, xmm8                                          ;  1659.7 p0      41 next copy
        pand xmm3, [rbp + 1872]                                    ;  1722.0 p2+p1   41 next
        movdqa [rbp + 1536], xmm15                                 ;  1716.0 p0+p3   41 next spill
        movdqa xmm15, xmm8                                         ;  1661.7 p0      41 next copy
        pand xmm15, xmm12                                          ;  1723.0 p1      41 next
        movdqa [rbp + 1424], xmm7                                  ;  1718.0 p0+p3   41 next spill
        movdqa xmm7, xmm8                                          ;  1663.7 p0      41 next copy
        pand xmm7, [rbp + 1200]                                    ;  1724.0 p2+p1   41 next
        pand xmm8, [rbp + 1456]                                    ;  1725.0 p2+p1   41 next
        pxor xmm8, xmm4                                            ;  1727.0 p1      41 next
        movdqa [rbp + 1680], xmm9                                  ;  1719.0 p0+p3   41 next spill
        movdqa xmm9, xmm12                                         ;  1665.7 p0      41 next copy
        movdqa [rbp + 1968], xmm10                                 ;  1714.0 p0+p3   41 next spill
        movdqa xmm10, xmm12                                        ;  1667.7 p0      41 next copy
        movdqa [rbp + 1440], xmm5                                  ;  1715.0 p0+p3   41 next spill
        movdqa xmm5, xmm12                                         ;  1669.7 p0      41 next copy
        movdqa [rbp + 2000], xmm2                                  ;  1717.0 p0+p3   41 next spill
        movdqa xmm2, xmm12                                         ;  1671.7 p0      41 next copy
        movdqa [rbp + 1808], xmm8                                  ;  1729.0 p0+p3   41 next spill
        movdqa xmm8, [rbp + 1232]                                  ;  1668.3 p2      41 next
        pand xmm8, [rbp + 1200]                                    ;  1727.0 p2+p1   41 next
        movdqa [rbp + 2016], xmm7                                  ;  1726.0 p0+p3   41 next spill
        movdqa xmm7, [rbp + 1232]                                  ;  1670.7 p2      41 next
        pand xmm7, xmm4                                            ;  1728.0 p1      41 next
        pxor xmm7, xmm3                                            ;  1730.0 p1      41 next
        pxor xmm7, [rel misty1_decrypt_compact.T0_constants128]    ;  1732.0 p2+p1   41 next
        movdqa [rbp + 1984], xmm4                                  ;  1707.0 p0+p3   41 next spill
        movdqa xmm4, [rbp + 1456]                                  ;  1675.0 p2      41 next
        pxor xmm4, xmm0                                            ;  1731.0 p1      41 next
        pand xmm4, [rbp + 1232]                                    ;  1733.0 p2+p1   41 next
        pxor xmm1, xmm4                                            ;  1735.0 p1      41 next
        movdqa [rbp + 1168], xmm1                                  ;  1737.0 p0+p3   41 next spill
        movdqa xmm1, [rbp + 1200]                                  ;  1680.0 p2      41 next
        pand xmm1, xmm3                                            ;  1734.0 p1      41 next
        pxor xmm1, xmm15                                           ;  1736.0 p1      41 next
        movdqa [rbp + 1648], xmm3                                  ;  1724.0 p0+p3   41 next spill
        movdqa xmm3, xmm11                                         ;  1702.0 p0      41 next copy
        pxor xmm3, xmm13                                           ;  1736.0 p1      41 next
        pxor xmm13, xmm6                                           ;  1737.0 p1      41 next
        pxor xmm6, xmm11                                           ;  1738.0 p1      41 next
        pxor xmm11, [rbp + 2016]                                   ;  1739.0 p2+p1   41 next
        pand xmm3, [rbp + 1872]                                    ;  1740.0 p2+p1   41 next
        pxor xmm10, xmm13                                          ;  1741.0 p1      41 next
        pand xmm13, [rbp + 1568]                                   ;  1742.0 p2+p1   41 next
        pxor xmm1, xmm13                                           ;  1744.0 p1      41 next
        movdqa xmm13, [rbp + 1232]                                 ;  1691.0 p2      41 next
        pand xmm13, [rbp + 1568]                                   ;  1744.0 p2+p1   41 next
        pand xmm5, xmm10                                           ;  1745.0 p1      41 next
        pand xmm10, [rbp + 1456]                                   ;  1746.0 p2+p1   41 next
        pxor xmm1, [rbp + 1200]                                    ;  1747.0 p2+p1   41 next
        pxor xmm5, xmm7                                            ;  1748.0 p1      41 next
        pxor xmm15, xmm13                                          ;  1749.0 p1      41 next
        pxor xmm5, xmm13                                           ;  1750.0 p1      41 next
        movdqa [rbp + 1664], xmm11                                 ;  1741.0 p0+p3   41 next spill
        movdqa xmm11, [rbp + 1568]                                 ;  1700.0 p2      41 next
        pand xmm11, xmm15                                          ;  1751.0 p1      41 next
        pxor xmm9, xmm11                                           ;  1753.0 p1      41 next
        movdqa xmm11, [rbp + 1456]                                 ;  1701.3 p2      54 next reload
        pand xmm15, xmm11                                          ;  1753.0 p1      41 next
        pxor xmm9, xmm0                                            ;  1755.0 p1      41 next
        pand xmm0, [rbp + 1568]                                    ;  1755.0 p2+p1   41 next
        pxor xmm0, [rbp + 1808]                                    ;  1757.0 p2+p1   41 next
        movdqa [rbp + 1840], xmm9                                  ;  1757.0 p0+p3   41 next spill
        movdqa xmm9, xmm11                                         ;  1712.3 p0      41 next copy
        pxor xmm9, xmm8                                            ;  1757.0 p1      41 next
        pxor xmm3, xmm9                                            ;  1759.0 p1      41 next
        pxor xmm15, xmm3                                           ;  1761.0 p1      41 next
        pxor xmm0, xmm15                                           ;  1763.0 p1      41 next
        pxor xmm4, xmm0                                            ;  1765.0 p1      41 next
        movdqa xmm15, [rbp + 1872]                                 ;  1710.3 p2      41 next
        pand xmm15, xmm9                                           ;  1762.0 p1      41 next
        movdqa xmm0, [rbp + 2016]                                  ;  1726.0 p2      41 next
        pxor xmm0, xmm15                                           ;  1764.0 p1      41 next
        movdqa xmm15, [rbp + 1232]                                 ;  1712.3 p2      41 next
        movdqa xmm3, [rbp + 1648]                                  ;  1724.0 p2      41 next reload
        pxor xmm15, xmm3                                           ;  1764.0 p1      41 next
        movdqa xmm9, [rbp + 1568]                                  ;  1714.3 p2      54 next reload
        pxor xmm3, xmm9                                            ;  1765.0 p1      41 next
        pxor xmm5, xmm0                                            ;  1766.0 p1      41 next
        pand xmm2, xmm15                                           ;  1767.0 p1      41 next
        movdqa xmm15, xmm9                                         ;  1725.3 p0      41 next copy
        pxor xmm15, [rbp + 1808]                                   ;  1768.0 p2+p1   41 next
        movdqa xmm0, [rbp + 1664]                                  ;  1741.0 p2      41 next reload
        pand xmm9, xmm0                                            ;  1769.0 p1      41 next
        pxor xmm7, xmm2                                            ;  1770.0 p1      41 next
        pxor xmm10, xmm7                                           ;  1772.0 p1      41 next
        pand xmm11, xmm3                                           ;  1772.0 p1      41 next
        pand xmm12, xmm3                                           ;  1773.0 p1      41 next
        movdqa xmm3, [rbp + 1200]                                  ;  1720.7 p2      41 next
        pand xmm3, xmm15                                           ;  1774.0 p1      41 next
        pxor xmm15, xmm13                                          ;  1775.0 p1      41 next
        pxor xmm13, [rbp + 1200]                                   ;  1776.0 p2+p1   41 next
        movdqa xmm7, [rbp + 1872]                                  ;  1723.3 p2      54 next reload
        pxor xmm3, xmm7                                            ;  1777.0 p1      41 next
        pxor xmm14, xmm3                                           ;  1779.0 p1      41 next
        movdqa xmm3, xmm7                                          ;  1734.3 p0      41 next copy
        pand xmm7, [rbp + 1232]                                    ;  1779.0 p2+p1   41 next
        pxor xmm5, [rbp + 2000]                                    ;  1780.0 p2+p1   41 next
        pxor xmm4, [rbp + 1968]                                    ;  1781.0 p2+p1   41 next
        pxor xmm12, [rbp + 1232]                                   ;  1782.0 p2+p1   41 next
        pxor xmm10, xmm12                                          ;  1784.0 p1      41 next
        pand xmm3, xmm13                                           ;  1784.0 p1      41 next
        pand xmm8, xmm13                                           ;  1785.0 p1      41 next
        pxor xmm0, xmm7                                            ;  1786.0 p1      41 next
        movdqa xmm12, [rbp + 1168]                                 ;  1737.0 p2      41 next reload
        pand xmm7, xmm12                                           ;  1787.0 p1      41 next
        pxor xmm6, xmm7                                            ;  1789.0 p1      41 next
        pxor xmm2, xmm3                                            ;  1789.0 p1      41 next
        pxor xmm12, xmm3                                           ;  1790.0 p1      41 next
        movdqa xmm3, [rbp + 1840]                                  ;  1757.0 p2      41 next
        pxor xmm15, xmm2                                           ;  1791.0 p1      41 next
        movdqa xmm2, [rbp + 1232]                                  ;  1731.0 p2      41 next
        pand xmm2, xmm0                                            ;  1792.0 p1      41 next
        movdqa xmm0, [rbp + 1840]                                  ;  1757.0 p2      41 next
        pxor xmm3, xmm15                                           ;  1793.0 p1      41 next
        movdqa xmm15, [rbp + 1440]                                 ;  1733.0 p2      41 next
        pxor xmm0, xmm2                                            ;  1794.0 p1      41 next
        movdqa xmm2, [rbp + 1680]                                  ;  1734.0 p2      41 next
        pxor xmm9, xmm3                                            ;  1795.0 p1      41 next
        movdqa xmm3, [rbp + 1424]                                  ;  1735.0 p2      41 next
        pxor xmm14, xmm6                                           ;  1796.0 p1      41 next
        movdqa xmm6, [rbp + 1536]                                  ;  1736.0 p2      41 next
        pxor xmm11, xmm0                                           ;  1797.0 p1      41 next
        movdqa xmm0, [rbp + 1584]                                  ;  1737.0 p2      41 next
        movdqa xmm7, [rbp + 1984]                                  ;  1738.0 p2      41 next reload
        pxor xmm7, xmm12                                           ;  1798.0 p1      41 next
        pxor xmm10, xmm8                                           ;  1799.0 p1      41 next
        movdqa xmm8, [rbp + 2000]                                  ;  1739.0 p2      48 next
        pxor xmm8, [r10 + 2304]                                    ;  1800.0 p2+p1   48 next
        pxor xmm1, xmm7                                            ;  1801.0 p1      41 next
        movdqa xmm7, [rbp + 1440]                                  ;  1741.0 p2      48 next
        pxor xmm7, [r10 + 2320]                                    ;  1802.0 p2+p1   48 next
        pxor xmm6, xmm9                                            ;  1803.0 p1      41 next
        movdqa xmm9, [rbp + 1968]                                  ;  1743.0 p2      48 next
        pxor xmm9, [r10 + 2336]                                    ;  1804.0 p2+p1   48 next
        pxor xmm5, [r10 + 2448]                                    ;  1805.0 p2+p1   48 next
        pxor xmm15, xmm10                                          ;  1806.0 p1      41 next
        movdqa xmm10, [rbp + 1680]                                 ;  1746.0 p2      48 next
        pxor xmm10, [r10 + 2352]                                   ;  1807.0 p2+p1   48 next
        pxor xmm4, [r10 + 2480]                                    ;  1808.0 p2+p1   48 next
        pxor xmm0, xmm1                                            ;  1809.0 p1      41 next
        movdqa xmm1, [rbp + 1424]                                  ;  1749.0 p2      48 next
        pxor xmm1, [r10 + 2368]                                    ;  1810.0 p2+p1   48 next
        movdqa xmm12, [rel misty1_decrypt_compact.T0_constants128] ;  1751.0 p2      41 next reload
        pxor xmm14, xmm12                                          ;  1811.0 p1      41 next
        pxor xmm11, xmm12                                          ;  1812.0 p1      41 next
        pxor xmm3, xmm14                                           ;  1813.0 p1      41 next
        pxor xmm2, xmm11                                           ;  1814.0 p1      41 next
        movdqa xmm14, [rbp + 1536]                                 ;  1752.0 p2      48 next
        pxor xmm14, [r10 + 2384]                                   ;  1815.0 p2+p1   48 next
        movdqa xmm11, [rbp + 1584]                                 ;  1754.0 p2      48 next
        pxor xmm11, [r10 + 2400]                                   ;  1816.0 p2+p1   48 next
        movdqa xmm13, [rbp + 1280]                                 ;  1756.0 p2      48 next
        pxor xmm13, [r10 + 2416]                                   ;  1817.0 p2+p1   48 next
        pxor xmm6, [r10 + 2528]                                    ;  1818.0 p2+p1   48 next
        pxor xmm15, [r10 + 2464]                                   ;  1819.0 p2+p1   48 next
        pxor xmm0, [r10 + 2544]                                    ;  1820.0 p2+p1   48 next
        pxor xmm3, [r10 + 2512]                                    ;  1821.0 p2+p1   48 next
        pxor xmm2, [r10 + 2496]                                    ;  1822.0 p2+p1   48 next
        movdqa [rbp + 1280], xmm0                                  ;  1822.0 p0+p3   48 next spill
        movdqa xmm0, [rbp + 1504]                                  ;  1763.0 p2      48 next
        pxor xmm0, [r10 + 2432]                                    ;  1823.0 p2+p1   48 next
        movdqa [rbp + 1504], xmm6                                  ;  1820.0 p0+p3   48 next spill
        movdqa xmm6, xmm7                                          ;  1804.0 p0      45 next copy
        pxor xmm6, xmm14                                           ;  1824.0 p1      45 next
        movdqa [rbp + 1584], xmm3                                  ;  1823.0 p0+p3   48 next spill
        movdqa xmm3, xmm7                                          ;  1804.0 p0      45 next copy
        pand xmm3, xmm10                                           ;  1825.0 p1      45 next
        movdqa [rbp + 1536], xmm2                                  ;  1824.0 p0+p3   48 next spill
        movdqa xmm2, xmm7                                          ;  1804.0 p0      45 next copy
        pand xmm2, xmm8                                            ;  1826.0 p1      45 next
        movdqa [rbp + 1424], xmm4                                  ;  1810.0 p0+p3   48 next spill
        movdqa xmm4, xmm7                                          ;  1804.0 p0      45 next copy
        pand xmm4, xmm9                                            ;  1827.0 p1      45 next
        pxor xmm4, xmm8                                            ;  1829.0 p1      45 next
        movdqa [rbp + 1680], xmm15                                 ;  1821.0 p0+p3   48 next spill
        movdqa xmm15, xmm7                                         ;  1804.0 p0      45 next copy
        pand xmm15, xmm13                                          ;  1829.0 p1      45 next
        pxor xmm15, xmm4                                           ;  1831.0 p1      45 next
        pxor xmm4, xmm0                                            ;  1831.0 p1      45 next
        movdqa [rbp + 1968], xmm5                                  ;  1807.0 p0+p3   48 next spill
        movdqa xmm5, xmm7                                          ;  1804.0 p0      45 next copy
        pand xmm5, xmm4                                            ;  1833.0 p1      45 next
        movdqa [rbp + 1440], xmm5                                  ;  1835.0 p0+p3   45 next spill
        movdqa xmm5, xmm7                                          ;  1804.0 p0      45 next copy
        pxor xmm5, xmm8                                            ;  1833.0 p1      45 next
        pand xmm5, xmm14                                           ;  1835.0 p1      45 next
        pand xmm7, xmm11                                           ;  1835.0 p1      45 next
        movdqa [rbp + 2000], xmm7                                  ;  1837.0 p0+p3   45 next spill
        movdqa xmm7, xmm8                                          ;  1802.0 p0      45 next copy
        pxor xmm7, xmm11                                           ;  1836.0 p1      45 next
        movdqa [rbp + 1984], xmm5                                  ;  1837.0 p0+p3   45 next spill
        movdqa xmm5, xmm8                                          ;  1802.0 p0      45 next copy
        pand xmm5, xmm13                                           ;  1837.0 p1      45 next
        movdqa [rbp + 1840], xmm14                                 ;  1817.0 p0+p3   48 next spill
        movdqa xmm14, xmm8                                         ;  1802.0 p0      45 next copy
        pand xmm14, xmm0                                           ;  1838.0 p1      45 next
        pxor xmm14, xmm13                                          ;  1840.0 p1      45 next
        movdqa [rbp + 1232], xmm15                                 ;  1833.0 p0+p3   45 next spill
        movdqa xmm15, xmm8                                         ;  1802.0 p0      45 next copy
        pand xmm15, xmm10                                          ;  1840.0 p1      45 next
        movdqa xmm12, xmm8                                         ;  1802.0 p0      45 next copy
        pand xmm12, xmm6                                           ;  1841.0 p1      45 next
        movdqa [rbp + 1168], xmm12                                 ;  1843.0 p0+p3   45 next spill
        movdqa xmm12, xmm8                                         ;  1802.0 p0      45 next copy
        pand xmm8, xmm11                                           ;  1842.0 p1      45 next
        pand xmm12, xmm1                                           ;  1843.0 p1      45 next
        movdqa [rbp + 1872], xmm12                                 ;  1845.0 p0+p3   45 next spill
        movdqa xmm12, [rbp + 1840]                                 ;  1817.0 p2      45 next
        pand xmm12, xmm9                                           ;  1844.0 p1      45 next
        movdqa [rbp + 1200], xmm8                                  ;  1844.0 p0+p3   45 next spill
        movdqa xmm8, [rbp + 1840]                                  ;  1817.0 p2      45 next
        pand xmm8, xmm1                                            ;  1845.0 p1      45 next
        movdqa [rbp + 1664], xmm8                                  ;  1847.0 p0+p3   45 next spill
        movdqa xmm8, xmm9                                          ;  1806.0 p0      45 next copy
        movdqa [rbp + 1808], xmm4                                  ;  1833.0 p0+p3   45 next spill
        movdqa xmm4, xmm9                                          ;  1806.0 p0      45 next copy
        pand xmm4, xmm10                                           ;  1846.0 p1      45 next
        pxor xmm4, xmm6                                            ;  1848.0 p1      45 next
        pand xmm6, xmm1                                            ;  1848.0 p1      45 next
        movdqa [rbp + 1568], xmm4                                  ;  1850.0 p0+p3   45 next spill
        movdqa xmm4, xmm10                                         ;  1809.0 p0      45 next copy
        pand xmm4, xmm13                                           ;  1849.0 p1      45 next
        movdqa [rbp + 1648], xmm4                                  ;  1851.0 p0+p3   45 next spill
        movdqa xmm4, xmm10                                         ;  1809.0 p0      45 next copy
        pand xmm4, xmm11                                           ;  1850.0 p1      45 next
        pxor xmm5, xmm4                                            ;  1852.0 p1      45 next
        movdqa xmm4, xmm10                                         ;  1809.0 p0      45 next copy
        pxor xmm4, xmm7                                            ;  1852.0 p1      45 next
        pxor xmm5, [rel misty1_decrypt_compact.T0_constants128]    ;  1854.0 p2+p1   45 next
        pand xmm8, xmm4                                            ;  1854.0 p1      45 next
        pxor xmm8, xmm14                                           ;  1856.0 p1      45 next
        movdqa [rbp + 2016], xmm5                                  ;  1856.0 p0+p3   45 next spill
        movdqa xmm5, xmm10                                         ;  1810.0 p0      45 next copy
        pand xmm5, xmm1                                            ;  1856.0 p1      45 next
        pxor xmm3, xmm5                                            ;  1858.0 p1      45 next
        pxor xmm14, xmm5                                           ;  1858.0 p1      45 next
        movdqa xmm5, xmm1                                          ;  1812.0 p0      45 next copy
        pand xmm5, xmm11                                           ;  1859.0 p1      45 next
        pxor xmm15, xmm5                                           ;  1861.0 p1      45 next
        movdqa xmm5, xmm1                                          ;  1813.0 p0      45 next copy
        pand xmm5, xmm0                                            ;  1861.0 p1      45 next
        pxor xmm10, xmm5                                           ;  1863.0 p1      45 next
        pxor xmm8, xmm10                                           ;  1865.0 p1      45 next
        pand xmm10, xmm0                                           ;  1865.0 p1      45 next
        movdqa [rbp + 1456], xmm5                                  ;  1863.0 p0+p3   45 next spill
        movdqa xmm5, [rbp + 1200]                                  ;  1844.0 p2      45 next reload
        pxor xmm5, xmm3                                            ;  1865.0 p1      45 next
        movdqa xmm3, xmm13                                         ;  1819.0 p0      45 next copy
        pand xmm3, xmm0                                            ;  1866.0 p1      45 next
        pxor xmm15, xmm3                                           ;  1868.0 p1      45 next
        pxor xmm10, [rel misty1_decrypt_compact.T0_constants128]   ;  1868.0 p2+p1   45 next
        movdqa [rbp + 1200], xmm10                                 ;  1870.0 p0+p3   45 next spill
        movdqa xmm10, xmm0                                         ;  1825.0 p0      45 next copy
        por xmm10, xmm4                                            ;  1869.0 p1      45 next
        pxor xmm12, xmm10                                          ;  1871.0 p1      45 next
        movdqa xmm10, xmm0                                         ;  1825.0 p0      45 next copy
        pand xmm0, xmm9                                            ;  1871.0 p1      45 next
        pxor xmm2, xmm12                                           ;  1873.0 p1      45 next
        movdqa xmm12, xmm9                                         ;  1824.3 p0      45 next copy
        pxor xmm12, [rbp + 1664]                                   ;  1873.0 p2+p1   45 next
        pxor xmm10, [rbp + 1664]                                   ;  1874.0 p2+p1   45 next
        pand xmm10, [rbp + 1840]                                   ;  1876.0 p2+p1   45 next
        pxor xmm8, xmm10                                           ;  1878.0 p1      45 next
        movdqa xmm10, xmm1                                         ;  1827.0 p0      45 next copy
        pand xmm10, xmm12                                          ;  1877.0 p1      45 next
        movdqa [rbp + 1664], xmm8                                  ;  1880.0 p0+p3   45 next spill
        movdqa xmm8, [rbp + 1232]                                  ;  1833.0 p2      45 next reload
        pxor xmm8, xmm10                                           ;  1879.0 p1      45 next
        movdqa xmm10, xmm1                                         ;  1829.0 p0      45 next copy
        pand xmm1, xmm13                                           ;  1879.0 p1      45 next
        pxor xmm1, [rbp + 1872]                                    ;  1881.0 p2+p1   45 next
        movdqa [rbp + 1232], xmm4                                  ;  1854.0 p0+p3   45 next spill
        movdqa xmm4, [rbp + 1440]                                  ;  1835.0 p2      45 next reload
        pxor xmm4, xmm1                                            ;  1883.0 p1      45 next
        movdqa xmm1, xmm13                                         ;  1831.7 p0      45 next copy
        pand xmm1, [rbp + 1840]                                    ;  1882.0 p2+p1   45 next
        pxor xmm6, xmm1                                            ;  1884.0 p1      45 next
        movdqa xmm1, xmm13                                         ;  1833.0 p0      45 next copy
        pand xmm13, xmm9                                           ;  1884.0 p1      45 next
        pand xmm1, xmm11                                           ;  1885.0 p1      45 next
        pand xmm9, xmm11                                           ;  1886.0 p1      45 next
        pxor xmm14, xmm6                                           ;  1887.0 p1      45 next
        pxor xmm12, xmm14                                          ;  1889.0 p1      45 next
        movdqa xmm14, xmm7                                         ;  1838.0 p0      45 next copy
        pand xmm7, [rbp + 1840]                                    ;  1889.0 p2+p1   45 next
        pxor xmm6, xmm2                                            ;  1890.0 p1      45 next
        pxor xmm14, xmm6                                           ;  1892.0 p1      45 next
        movdqa xmm6, [rbp + 1808]                                  ;  1837.0 p2      45 next reload
        pxor xmm6, xmm7                                            ;  1892.0 p1      45 next
        pxor xmm10, xmm6                                           ;  1894.0 p1      45 next
        movdqa xmm6, [rbp + 1568]                                  ;  1850.0 p2      45 next reload
        pxor xmm4, xmm6                                            ;  1894.0 p1      45 next
        pxor xmm12, xmm15                                          ;  1895.0 p1      45 next
        movdqa xmm7, [rbp + 1200]                                  ;  1870.0 p2      45 next reload
        pxor xmm13, xmm7                                           ;  1896.0 p1      45 next
        pxor xmm7, xmm5                                            ;  1897.0 p1      45 next
        pxor xmm0, xmm1                                            ;  1898.0 p1      45 next
        pxor xmm1, [rbp + 2000]                                    ;  1899.0 p2+p1   45 next
        pxor xmm15, xmm9                                           ;  1900.0 p1      45 next
        pxor xmm11, xmm15                                          ;  1902.0 p1      45 next
        movdqa xmm15, [rbp + 1984]                                 ;  1842.0 p2      45 next reload
        pxor xmm15, xmm8                                           ;  1902.0 p1      45 next
        pxor xmm3, xmm13                                           ;  1903.0 p1      45 next
        pxor xmm14, xmm3                                           ;  1905.0 p1      45 next
        movdqa xmm3, [rbp + 1648]                                  ;  1851.0 p2      45 next
        pxor xmm3, [rbp + 1872]                                    ;  1905.0 p2+p1   45 next
        pxor xmm8, xmm3                                            ;  1907.0 p1      45 next
        movdqa xmm3, [rbp + 2016]                                  ;  1856.0 p2      45 next
        pxor xmm3, xmm10                                           ;  1907.0 p1      45 next
        pxor xmm2, xmm3                                            ;  1909.0 p1      45 next
        pxor xmm13, [rbp + 2000]                                   ;  1909.0 p2+p1   45 next
        movdqa xmm3, [rbp + 1232]                                  ;  1854.0 p2      45 next reload
        pxor xmm0, xmm3                                            ;  1910.0 p1      45 next
        pxor xmm12, xmm1                                           ;  1911.0 p1      45 next
        pxor xmm7, [rbp + 1664]                                    ;  1912.0 p2+p1   45 next
        pxor xmm1, [rbp + 2016]                                    ;  1913.0 p2+p1   45 next
        pxor xmm4, xmm1                                            ;  1915.0 p1      45 next
        movdqa xmm1, xmm3                                          ;  1865.0 p0      45 next copy
        por xmm1, [rbp + 1840]                                     ;  1915.0 p2+p1   45 next
        pxor xmm3, xmm2                                            ;  1916.0 p1      45 next
        pxor xmm10, xmm8                                           ;  1917.0 p1      45 next
        pxor xmm9, xmm15                                           ;  1918.0 p1      45 next
        movdqa xmm2, [rbp + 1456]                                  ;  1863.0 p2      45 next
        movdqa [rbp + 1456], xmm3                                  ;  1918.0 p0+p3   45 next spill
        movdqa xmm3, [rbp + 1168]                                  ;  1852.3 p2      45 next reload
        pxor xmm3, xmm10                                           ;  1919.0 p1      45 next
        pxor xmm5, xmm3                                            ;  1921.0 p1      45 next
        pxor xmm0, xmm1                                            ;  1921.0 p1      45 next
        movdqa xmm1, [rbp + 1648]                                  ;  1853.3 p2      45 next
        pxor xmm1, xmm12                                           ;  1922.0 p1      45 next
        movdqa xmm3, [rbp + 1968]                                  ;  1854.3 p2      45 next
        movdqa xmm10, [rbp + 1280]                                 ;  1855.3 p2      48 next reload
        pxor xmm14, xmm10                                          ;  1923.0 p1      45 next
        movdqa xmm12, [rbp + 1120]                                 ;  1856.3 p2      54 next reload
        pxor xmm10, xmm12                                          ;  1924.0 p1      54 next
        pxor xmm12, [r11 + 496]                                    ;  1925.0 p2+p1   54 next
        pxor xmm13, xmm9                                           ;  1926.0 p1      45 next
        pxor xmm8, xmm13                                           ;  1928.0 p1      45 next
        movdqa xmm9, [rbp + 1680]                                  ;  1858.7 p2      45 next
        pxor xmm9, xmm7                                            ;  1928.0 p1      45 next
        movdqa xmm7, [rbp + 1424]                                  ;  1859.7 p2      45 next
        pxor xmm7, xmm5                                            ;  1929.0 p1      45 next
        pxor xmm3, xmm8                                            ;  1930.0 p1      45 next
        movdqa xmm5, [rbp + 1536]                                  ;  1860.7 p2      45 next
        movdqa xmm8, [rbp + 1584]                                  ;  1861.7 p2      45 next
        movdqa xmm13, [rbp + 1504]                                 ;  1863.0 p2      45 next
        pxor xmm13, xmm1                                           ;  1931.0 p1      45 next
        pxor xmm15, xmm0                                           ;  1932.0 p1      45 next
        pxor xmm6, xmm0                                            ;  1933.0 p1      45 next
        pxor xmm2, xmm15                                           ;  1934.0 p1      45 next
        movdqa xmm15, [rbp + 1952]                                 ;  1867.3 p2      54 next
        pxor xmm15, xmm3                                           ;  1935.0 p1      54 next
        movdqa xmm0, [rbp + 1216]                                  ;  1868.3 p2      54 next
        pxor xmm0, xmm9                                            ;  1936.0 p1      54 next
        movdqa xmm1, [rbp + 1136]                                  ;  1869.3 p2      54 next
        pxor xmm1, xmm7                                            ;  1937.0 p1      54 next
        movdqa xmm3, [rbp + 1376]                                  ;  1870.3 p2      54 next
        pxor xmm11, xmm6                                           ;  1938.0 p1      45 next
        movdqa xmm6, [rbp + 1184]                                  ;  1871.3 p2      54 next
        movdqa xmm7, [rbp + 1520]                                  ;  1872.3 p2      54 next reload
        pxor xmm4, xmm7                                            ;  1939.0 p1      54 next
        pxor xmm7, [r11 + 368]                                     ;  1940.0 p2+p1   54 next
        pxor xmm5, xmm2                                            ;  1941.0 p1      45 next
        pxor xmm8, xmm11                                           ;  1942.0 p1      45 next
        movdqa xmm2, [rbp + 1744]                                  ;  1874.3 p2      54 next
        pxor xmm2, xmm13                                           ;  1943.0 p1      54 next
        movdqa xmm9, [rbp + 1392]                                  ;  1875.3 p2      54 next
        pxor xmm9, xmm14                                           ;  1944.0 p1      54 next
        movdqa xmm14, [rbp + 1952]                                 ;  1876.3 p2      54 next
        pxor xmm14, [r11 + 256]                                    ;  1945.0 p2+p1   54 next
        pxor xmm3, xmm5                                            ;  1946.0 p1      54 next
        movdqa xmm5, [rbp + 1456]                                  ;  1918.0 p2      54 next
        movdqa xmm11, [rbp + 1824]                                 ;  1879.3 p2      54 next reload
        pxor xmm5, xmm11                                           ;  1947.0 p1      54 next
        pxor xmm11, [r11 + 384]                                    ;  1948.0 p2+p1   54 next
        pxor xmm6, xmm8                                            ;  1949.0 p1      54 next
        movdqa xmm8, [rbp + 1216]                                  ;  1881.3 p2      54 next
        pxor xmm8, [r11 + 272]                                     ;  1950.0 p2+p1   54 next
        movdqa xmm13, [rbp + 1968]                                 ;  1883.3 p2      54 next
        pxor xmm13, [rbp + 1904]                                   ;  1951.0 p2+p1   54 next
        movdqa [rbp + 1968], xmm10                                 ;  1926.0 p0+p3   54 next spill
        movdqa xmm10, [rbp + 1136]                                 ;  1885.3 p2      54 next
        pxor xmm10, [r11 + 288]                                    ;  1952.0 p2+p1   54 next
        movdqa [rbp + 1136], xmm13                                 ;  1953.0 p0+p3   54 next spill
        movdqa xmm13, [rbp + 1376]                                 ;  1887.3 p2      54 next
        pxor xmm13, [r11 + 304]                                    ;  1953.0 p2+p1   54 next
        movdqa [rbp + 1376], xmm5                                  ;  1949.0 p0+p3   54 next spill
        movdqa xmm5, [rbp + 1904]                                  ;  1889.3 p2      54 next
        pxor xmm5, [r11 + 400]                                     ;  1954.0 p2+p1   54 next
        movdqa [rbp + 1904], xmm4                                  ;  1941.0 p0+p3   54 next spill
        movdqa xmm4, [rbp + 1680]                                  ;  1891.7 p2      54 next
        pxor xmm4, [rbp + 1552]                                    ;  1955.0 p2+p1   54 next
        movdqa [rbp + 1680], xmm4                                  ;  1957.0 p0+p3   54 next spill
        movdqa xmm4, [rbp + 1424]                                  ;  1896.0 p2      54 next
        pxor xmm4, [rbp + 1632]                                    ;  1956.0 p2+p1   54 next
        movdqa [rbp + 1424], xmm4                                  ;  1958.0 p0+p3   54 next spill
        movdqa xmm4, [rbp + 1184]                                  ;  1898.0 p2      54 next
        pxor xmm4, [r11 + 320]                                     ;  1957.0 p2+p1   54 next
        movdqa [rbp + 1184], xmm9                                  ;  1946.0 p0+p3   54 next spill
        movdqa xmm9, [rbp + 1552]                                  ;  1902.0 p2      54 next
        pxor xmm9, [r11 + 416]                                     ;  1958.0 p2+p1   54 next
        movdqa [rbp + 1552], xmm2                                  ;  1945.0 p0+p3   54 next spill
        movdqa xmm2, [rbp + 1632]                                  ;  1907.0 p2      54 next
        pxor xmm2, [r11 + 432]                                     ;  1959.0 p2+p1   54 next
        movdqa [rbp + 1632], xmm6                                  ;  1951.0 p0+p3   54 next spill
        movdqa xmm6, [rbp + 1536]                                  ;  1909.0 p2      54 next
        pxor xmm6, [rbp + 1296]                                    ;  1960.0 p2+p1   54 next
        movdqa [rbp + 1536], xmm6                                  ;  1962.0 p0+p3   54 next spill
        movdqa xmm6, [rbp + 1744]                                  ;  1911.7 p2      54 next
        pxor xmm6, [r11 + 336]                                     ;  1961.0 p2+p1   54 next
        movdqa [rbp + 1744], xmm3                                  ;  1948.0 p0+p3   54 next spill
        movdqa xmm3, [rbp + 1296]                                  ;  1915.0 p2      54 next
        pxor xmm3, [r11 + 448]                                     ;  1962.0 p2+p1   54 next
        movdqa [rbp + 1296], xmm1                                  ;  1939.0 p0+p3   54 next spill
        movdqa xmm1, [rbp + 1584]                                  ;  1917.7 p2      54 next
        pxor xmm1, [rbp + 1728]                                    ;  1963.0 p2+p1   54 next
        movdqa [rbp + 1584], xmm1                                  ;  1965.0 p0+p3   54 next spill
        movdqa xmm1, [rbp + 1392]                                  ;  1920.7 p2      54 next
        pxor xmm1, [r11 + 352]                                     ;  1964.0 p2+p1   54 next
        movdqa [rbp + 1392], xmm0                                  ;  1938.0 p0+p3   54 next spill
        movdqa xmm0, [rbp + 1728]                                  ;  1923.0 p2      54 next
        pxor xmm0, [r11 + 464]                                     ;  1965.0 p2+p1   54 next
        movdqa [rbp + 1728], xmm15                                 ;  1937.0 p0+p3   54 next spill
        movdqa xmm15, [rbp + 1504]                                 ;  1925.0 p2      54 next
        pxor xmm15, [rbp + 1792]                                   ;  1966.0 p2+p1   54 next
        movdqa [rbp + 1504], xmm15                                 ;  1968.0 p0+p3   54 next spill
        movdqa xmm15, [rbp + 1792]                                 ;  1928.0 p2      54 next
        pxor xmm15, [r11 + 480]                                    ;  1967.0 p2+p1   54 next
        movdqa [rbp + 1792], xmm10                                 ;  1954.0 p0+p3   54 next spill
        movdqa xmm10, xmm12                                        ;  1931.7 p0      41 next copy
        pand xmm10, xmm15                                          ;  1969.0 p1      41 next
        movdqa [rbp + 1216], xmm13                                 ;  1955.0 p0+p3   54 next spill
        movdqa xmm13, xmm12                                        ;  1933.7 p0      41 next copy
        pand xmm13, xmm7                                           ;  1969.0 p1      41 next
        pxor xmm13, xmm15                                          ;  1971.0 p1      41 next
        movdqa [rbp + 1824], xmm8                                  ;  1952.0 p0+p3   54 next spill
        movdqa xmm8, xmm12                                         ;  1936.0 p0      41 next copy
        pand xmm8, xmm2                                            ;  1971.0 p1      41 next
        movdqa [rbp + 1456], xmm1                                  ;  1966.0 p0+p3   54 next spill
        movdqa xmm1, xmm12                                         ;  1938.3 p0      41 next copy
        movdqa [rbp + 1952], xmm6                                  ;  1963.0 p0+p3   54 next spill
        movdqa xmm6, xmm12                                         ;  1940.3 p0      41 next copy
        movdqa [rbp + 1520], xmm14                                 ;  1947.0 p0+p3   54 next spill
        movdqa xmm14, xmm12                                        ;  1942.3 p0      41 next copy
        movdqa [rbp + 1120], xmm4                                  ;  1959.0 p0+p3   54 next spill
        movdqa xmm4, xmm12                                         ;  1944.3 p0      41 next copy
        pand xmm12, xmm5                                           ;  1972.0 p1      41 next
        movdqa [rbp + 1280], xmm12                                 ;  1974.0 p0+p3   41 next spill
        movdqa xmm12, xmm10                                        ;  1971.0 p0      41 next copy
        movdqa [rbp + 1648], xmm10                                 ;  1971.0 p0+p3   41 next spill
        movdqa xmm10, xmm8                                         ;  1973.0 p0      41 next copy
        pxor xmm10, xmm9                                           ;  1980.0 p1      41 next
        pand xmm6, xmm10                                           ;  1982.0 p1      41 next
        pxor xmm6, [rel misty1_decrypt_compact.T0_constants128]    ;  1984.0 p2+p1   41 next
        movdqa [rbp + 1168], xmm6                                  ;  1986.0 p0+p3   41 next spill
        movdqa xmm6, xmm13                                         ;  1973.0 p0      41 next copy
        movdqa [rbp + 1840], xmm8                                  ;  1973.0 p0+p3   41 next spill
        movdqa xmm8, xmm11                                         ;  1952.3 p0      41 next copy
        pxor xmm8, xmm3                                            ;  1976.0 p1      41 next
        movdqa [rbp + 1232], xmm3                                  ;  1964.0 p0+p3   54 next spill
        movdqa xmm3, xmm11                                         ;  1954.3 p0      41 next copy
        pand xmm3, xmm9                                            ;  1977.0 p1      41 next
        movdqa [rbp + 2016], xmm4                                  ;  1955.3 p0+p3   41 next spill
        movdqa xmm4, xmm11                                         ;  1956.3 p0      41 next copy
        pand xmm4, xmm7                                            ;  1978.0 p1      41 next
        movdqa [rbp + 1664], xmm14                                 ;  1957.3 p0+p3   41 next spill
        movdqa xmm14, xmm11                                        ;  1958.3 p0      41 next copy
        pand xmm14, xmm5                                           ;  1979.0 p1      41 next
        pxor xmm14, xmm7                                           ;  1981.0 p1      41 next
        movdqa [rbp + 2000], xmm11                                 ;  1959.3 p0+p3   54 next spill
        movdqa xmm11, [rbp + 2016]                                 ;  1957.7 p2      41 next reload
        pxor xmm11, xmm14                                          ;  1983.0 p1      41 next
        movdqa [rbp + 2016], xmm11                                 ;  1985.0 p0+p3   41 next spill
        movdqa xmm11, xmm9                                         ;  1961.3 p0      41 next copy
        pand xmm11, xmm15                                          ;  1982.0 p1      41 next
        movdqa [rbp + 1872], xmm11                                 ;  1984.0 p0+p3   41 next spill
        movdqa xmm11, xmm9                                         ;  1963.3 p0      41 next copy
        pand xmm11, xmm0                                           ;  1983.0 p1      41 next
        movdqa [rbp + 1984], xmm14                                 ;  1983.0 p0+p3   41 next spill
        movdqa xmm14, xmm9                                         ;  1965.3 p0      41 next copy
        movdqa [rbp + 1200], xmm4                                  ;  1980.0 p0+p3   41 next spill
        movdqa xmm4, xmm9                                          ;  1967.3 p0      41 next copy
        pand xmm4, xmm5                                            ;  1984.0 p1      41 next
        pxor xmm4, xmm8                                            ;  1986.0 p1      41 next
        movdqa [rbp + 1568], xmm4                                  ;  1988.0 p0+p3   41 next spill
        movdqa xmm4, xmm9                                          ;  1969.3 p0      41 next copy
        pand xmm4, xmm7                                            ;  1986.0 p1      41 next
        pand xmm9, xmm2                                            ;  1987.0 p1      41 next
        pxor xmm3, xmm9                                            ;  1989.0 p1      41 next
        pxor xmm13, xmm9                                           ;  1989.0 p1      41 next
        movdqa xmm9, xmm5                                          ;  1970.3 p0      41 next copy
        movdqa [rbp + 1808], xmm3                                  ;  1991.0 p0+p3   41 next spill
        movdqa xmm3, xmm5                                          ;  1972.3 p0      41 next copy
        pand xmm3, [rbp + 1232]                                    ;  1990.0 p2+p1   41 next
        movdqa [rbp + 1440], xmm8                                  ;  1978.0 p0+p3   41 next spill
        movdqa xmm8, xmm5                                          ;  1974.3 p0      41 next copy
        movdqa [rbp + 1696], xmm8                                  ;  1981.3 p0+p3   41 next spill
        movdqa xmm8, xmm5                                          ;  1976.3 p0      41 next copy
        pand xmm8, xmm15                                           ;  1991.0 p1      41 next
        pand xmm5, xmm0                                            ;  1992.0 p1      41 next
        pxor xmm8, [rbp + 1168]                                    ;  1997.0 p2+p1   41 next
        movdqa [rbp + 1712], xmm5                                  ;  1994.0 p0+p3   41 next spill
        movdqa xmm5, xmm15                                         ;  1978.3 p0      41 next copy
        pand xmm5, xmm7                                            ;  1994.0 p1      41 next
        pxor xmm11, xmm5                                           ;  1996.0 p1      41 next
        movdqa xmm5, [rel misty1_decrypt_compact.T0_constants128]  ;  1973.0 p2      41 next reload
        pxor xmm11, xmm5                                           ;  1998.0 p1      41 next
        movdqa xmm5, xmm7                                          ;  1979.3 p0      41 next copy
        pxor xmm5, xmm0                                            ;  1997.0 p1      41 next
        pxor xmm14, xmm5                                           ;  1999.0 p1      41 next
        pand xmm9, xmm14                                           ;  2001.0 p1      41 next
        pxor xmm6, xmm9                                            ;  2003.0 p1      41 next
        pxor xmm10, xmm6                                           ;  2005.0 p1      41 next
        por xmm1, xmm14                                            ;  2002.0 p1      41 next
        pxor xmm3, xmm1                                            ;  2004.0 p1      41 next
        movdqa xmm1, xmm0                                          ;  1980.3 p0      41 next copy
        pand xmm1, xmm2                                            ;  2004.0 p1      41 next
        pxor xmm4, xmm1                                            ;  2006.0 p1      41 next
        pxor xmm12, xmm4                                           ;  2008.0 p1      41 next
        movdqa xmm1, [rbp + 1200]                                  ;  1980.0 p2      41 next reload
        pxor xmm1, xmm3                                            ;  2007.0 p1      41 next
        movdqa xmm3, xmm15                                         ;  1981.3 p0      41 next copy
        movdqa xmm4, [rbp + 1232]                                  ;  1978.7 p2      54 next reload
        pand xmm3, xmm4                                            ;  2008.0 p1      41 next
        movdqa xmm6, xmm15                                         ;  1982.3 p0      41 next copy
        movdqa xmm9, xmm15                                         ;  1983.3 p0      41 next copy
        pand xmm15, xmm0                                           ;  2009.0 p1      41 next
        pand xmm9, xmm2                                            ;  2010.0 p1      41 next
        pand xmm6, [rbp + 2000]                                    ;  2011.0 p2+p1   41 next
        movdqa [rbp + 1200], xmm8                                  ;  1999.0 p0+p3   41 next spill
        movdqa xmm8, [rbp + 1984]                                  ;  1983.0 p2      41 next reload
        pxor xmm8, xmm6                                            ;  2013.0 p1      41 next
        movdqa xmm6, xmm7                                          ;  1985.3 p0      41 next copy
        pand xmm6, [rbp + 1440]                                    ;  2013.0 p2+p1   41 next
        movdqa [rbp + 1984], xmm15                                 ;  2011.0 p0+p3   41 next spill
        movdqa xmm15, xmm7                                         ;  1987.3 p0      41 next copy
        pand xmm15, xmm2                                           ;  2014.0 p1      41 next
        pxor xmm9, xmm15                                           ;  2016.0 p1      41 next
        pxor xmm15, [rbp + 1872]                                   ;  2016.0 p2+p1   41 next
        movdqa [rbp + 2032], xmm14                                 ;  2001.0 p0+p3   41 next spill
        movdqa xmm14, xmm7                                         ;  1989.3 p0      41 next copy
        pand xmm7, xmm0                                            ;  2017.0 p1      41 next
        movdqa [rbp + 2048], xmm0                                  ;  1990.3 p0+p3   54 next spill
        movdqa xmm0, [rbp + 1808]                                  ;  1991.0 p2      41 next reload
        pxor xmm0, xmm7                                            ;  2019.0 p1      41 next
        movdqa xmm7, xmm2                                          ;  1991.3 p0      41 next copy
        pand xmm7, [rbp + 1440]                                    ;  2019.0 p2+p1   41 next
        pxor xmm3, xmm7                                            ;  2021.0 p1      41 next
        pxor xmm13, xmm3                                           ;  2023.0 p1      41 next
        movdqa xmm7, xmm2                                          ;  1992.3 p0      41 next copy
        pand xmm7, xmm4                                            ;  2022.0 p1      41 next
        pxor xmm3, xmm1                                            ;  2023.0 p1      41 next
        pxor xmm3, xmm5                                            ;  2025.0 p1      41 next
        pand xmm5, xmm4                                            ;  2025.0 p1      41 next
        pxor xmm5, [rbp + 2016]                                    ;  2027.0 p2+p1   41 next
        pxor xmm14, [rbp + 2000]                                   ;  2027.0 p2+p1   41 next
        pxor xmm5, xmm2                                            ;  2029.0 p1      41 next
        pand xmm14, xmm4                                           ;  2029.0 p1      41 next
        movdqa [rbp + 1440], xmm0                                  ;  2021.0 p0+p3   41 next spill
        movdqa xmm0, xmm4                                          ;  1995.0 p0      41 next copy
        por xmm4, [rbp + 2032]                                     ;  2030.0 p2+p1   41 next
        movdqa [rbp + 1232], xmm11                                 ;  2000.0 p0+p3   41 next spill
        movdqa xmm11, [rbp + 1696]                                 ;  1996.3 p2      41 next reload
        pxor xmm11, xmm7                                           ;  2031.0 p1      41 next
        movdqa [rbp + 1696], xmm5                                  ;  2031.0 p0+p3   41 next spill
        movdqa xmm5, [rbp + 1664]                                  ;  1997.7 p2      41 next reload
        pxor xmm5, xmm7                                            ;  2032.0 p1      41 next
        pand xmm0, xmm5                                            ;  2034.0 p1      41 next
        pxor xmm10, xmm0                                           ;  2036.0 p1      41 next
        movdqa xmm0, [rbp + 1280]                                  ;  1999.0 p2      41 next reload
        movdqa xmm5, [rbp + 1984]                                  ;  2011.0 p2      41 next reload
        pxor xmm0, xmm5                                            ;  2035.0 p1      41 next
        pxor xmm13, xmm11                                          ;  2036.0 p1      41 next
        pand xmm2, xmm11                                           ;  2037.0 p1      41 next
        pxor xmm8, xmm2                                            ;  2039.0 p1      41 next
        movdqa xmm2, [rbp + 2016]                                  ;  2001.0 p2      41 next
        movdqa xmm7, [rbp + 2000]                                  ;  2002.0 p2      54 next reload
        pand xmm2, xmm7                                            ;  2039.0 p1      41 next
        pxor xmm9, xmm2                                            ;  2041.0 p1      41 next
        pxor xmm13, xmm12                                          ;  2041.0 p1      41 next
        movdqa xmm2, [rbp + 2048]                                  ;  2003.0 p2      54 next reload
        pand xmm7, xmm2                                            ;  2042.0 p1      41 next
        pxor xmm14, xmm8                                           ;  2043.0 p1      41 next
        pxor xmm15, xmm8                                           ;  2044.0 p1      41 next
        movdqa xmm8, [rbp + 2032]                                  ;  2004.0 p2      41 next reload
        pxor xmm0, xmm8                                            ;  2045.0 p1      41 next
        pxor xmm4, xmm0                                            ;  2047.0 p1      41 next
        movdqa xmm0, [rbp + 1568]                                  ;  2005.0 p2      41 next reload
        pxor xmm9, xmm0                                            ;  2047.0 p1      41 next
        movdqa xmm11, [rbp + 1712]                                 ;  2006.0 p2      41 next reload
        pxor xmm12, xmm11                                          ;  2048.0 p1      41 next
        pxor xmm2, xmm12                                           ;  2050.0 p1      41 next
        pxor xmm5, xmm7                                            ;  2050.0 p1      41 next
        movdqa xmm12, [rbp + 1200]                                 ;  2007.0 p2      41 next reload
        pxor xmm7, xmm12                                           ;  2051.0 p1      41 next
        movdqa [rbp + 1712], xmm2                                  ;  2052.0 p0+p3   41 next spill
        movdqa xmm2, [rbp + 1648]                                  ;  2008.3 p2      41 next reload
        pxor xmm2, xmm12                                           ;  2052.0 p1      41 next
        pxor xmm3, xmm2                                            ;  2054.0 p1      41 next
        pxor xmm11, xmm14                                          ;  2054.0 p1      41 next
        pxor xmm14, xmm4                                           ;  2055.0 p1      41 next
        pxor xmm0, xmm4                                            ;  2056.0 p1      41 next
        movdqa xmm2, [rbp + 1232]                                  ;  2010.3 p2      41 next
        movdqa xmm4, [rbp + 1696]                                  ;  2031.0 p2      41 next reload
        pxor xmm2, xmm4                                            ;  2057.0 p1      41 next
        pxor xmm4, xmm15                                           ;  2058.0 p1      41 next
        pxor xmm6, xmm4                                            ;  2060.0 p1      41 next
        pxor xmm1, xmm2                                            ;  2060.0 p1      41 next
        movdqa xmm2, [rbp + 1440]                                  ;  2021.0 p2      41 next
        pxor xmm2, xmm6                                            ;  2062.0 p1      41 next
        movdqa xmm4, [rbp + 1232]                                  ;  2013.3 p2      41 next
        pxor xmm8, xmm1                                            ;  2062.0 p1      41 next
        movdqa xmm1, [rbp + 1440]                                  ;  2021.0 p2      41 next
        pxor xmm1, [rbp + 1168]                                    ;  2063.0 p2+p1   41 next
        pxor xmm13, xmm5                                           ;  2064.0 p1      41 next
        pxor xmm4, xmm5                                            ;  2065.0 p1      41 next
        movdqa xmm5, [rbp + 1872]                                  ;  2016.3 p2      41 next
        pxor xmm10, xmm1                                           ;  2066.0 p1      41 next
        movdqa xmm1, [rbp + 1712]                                  ;  2052.0 p2      41 next
        pxor xmm1, xmm0                                            ;  2067.0 p1      41 next
        movdqa xmm0, [rbp + 1120]                                  ;  2018.3 p2      41 next
        pxor xmm5, xmm13                                           ;  2068.0 p1      41 next
        movdqa xmm6, [rbp + 1520]                                  ;  2019.3 p2      54 next reload
        pand xmm0, xmm6                                            ;  2069.0 p1      41 next
        movdqa xmm12, [rbp + 1840]                                 ;  2020.3 p2      41 next reload
        pxor xmm12, xmm14                                          ;  2070.0 p1      41 next
        pxor xmm9, xmm4                                            ;  2071.0 p1      41 next
        movdqa xmm14, [rbp + 1952]                                 ;  2021.3 p2      41 next
        pxor xmm7, xmm11                                           ;  2072.0 p1      41 next
        pand xmm14, xmm6                                           ;  2073.0 p1      41 next
        movdqa xmm4, [rbp + 1456]                                  ;  2022.3 p2      41 next
        movdqa xmm11, [rbp + 1824]                                 ;  2023.3 p2      54 next reload
        pand xmm4, xmm11                                           ;  2074.0 p1      41 next
        pxor xmm15, xmm7                                           ;  2075.0 p1      41 next
        movdqa xmm7, [rbp + 1216]                                  ;  2024.3 p2      41 next
        pand xmm7, xmm6                                            ;  2076.0 p1      41 next
        movdqa xmm13, [rbp + 1120]                                 ;  2025.3 p2      41 next
        pand xmm13, [rbp + 1216]                                   ;  2077.0 p2+p1   41 next
        pxor xmm3, [rbp + 1456]                                    ;  2078.0 p2+p1   41 next
        pxor xmm2, [rbp + 1792]                                    ;  2079.0 p2+p1   41 next
        pxor xmm10, xmm11                                          ;  2080.0 p1      41 next
        pxor xmm1, [rbp + 1120]                                    ;  2081.0 p2+p1   41 next
        pxor xmm5, [rbp + 1952]                                    ;  2082.0 p2+p1   41 next
        pxor xmm12, [rbp + 1216]                                   ;  2083.0 p2+p1   41 next
        pxor xmm15, xmm6                                           ;  2084.0 p1      41 next
        movdqa [rbp + 1840], xmm8                                  ;  2064.0 p0+p3   41 next spill
        movdqa xmm8, [rbp + 1952]                                  ;  2032.3 p2      41 next
        pand xmm8, [rbp + 1792]                                    ;  2085.0 p2+p1   41 next
        pxor xmm4, xmm8                                            ;  2087.0 p1      41 next
        pand xmm8, xmm11                                           ;  2087.0 p1      41 next
        movdqa [rbp + 1712], xmm9                                  ;  2073.0 p0+p3   41 next spill
        movdqa xmm9, xmm11                                         ;  2034.3 p0      41 next copy
        pxor xmm9, xmm7                                            ;  2088.0 p1      41 next
        movdqa [rbp + 1872], xmm3                                  ;  2080.0 p0+p3   41 next spill
        movdqa xmm3, xmm11                                         ;  2034.3 p0      41 next copy
        pand xmm3, [rbp + 1952]                                    ;  2089.0 p2+p1   41 next
        movdqa [rbp + 1168], xmm5                                  ;  2084.0 p0+p3   41 next spill
        movdqa xmm5, xmm11                                         ;  2034.3 p0      41 next copy
        pand xmm5, xmm6                                            ;  2090.0 p1      41 next
        movdqa [rbp + 1440], xmm1                                  ;  2083.0 p0+p3   41 next spill
        movdqa xmm1, xmm11                                         ;  2036.3 p0      41 next copy
        pand xmm1, [rbp + 1216]                                    ;  2091.0 p2+p1   41 next
        pand xmm11, [rbp + 1120]                                   ;  2092.0 p2+p1   41 next
        pxor xmm11, xmm14                                          ;  2094.0 p1      41 next
        movdqa [rbp + 1824], xmm12                                 ;  2085.0 p0+p3   41 next spill
        movdqa xmm12, xmm6                                         ;  2038.3 p0      41 next copy
        movdqa [rbp + 1232], xmm2                                  ;  2081.0 p0+p3   41 next spill
        movdqa xmm2, xmm6                                          ;  2040.3 p0      41 next copy
        movdqa [rbp + 1696], xmm10                                 ;  2082.0 p0+p3   41 next spill
        movdqa xmm10, xmm6                                         ;  2042.3 p0      41 next copy
        movdqa [rbp + 1648], xmm15                                 ;  2086.0 p0+p3   41 next spill
        movdqa xmm15, xmm6                                         ;  2044.3 p0      41 next copy
        movdqa [rbp + 1520], xmm11                                 ;  2096.0 p0+p3   41 next spill
        movdqa xmm11, [rbp + 1456]                                 ;  2041.0 p2      41 next
        pand xmm11, [rbp + 1216]                                   ;  2094.0 p2+p1   41 next
        movdqa [rbp + 1200], xmm1                                  ;  2093.0 p0+p3   41 next spill
        movdqa xmm1, [rbp + 1456]                                  ;  2043.0 p2      41 next
        pand xmm1, xmm14                                           ;  2095.0 p1      41 next
        pxor xmm1, xmm3                                            ;  2097.0 p1      41 next
        pxor xmm1, [rel misty1_decrypt_compact.T0_constants128]    ;  2099.0 p2+p1   41 next
        movdqa [rbp + 1568], xmm14                                 ;  2075.0 p0+p3   41 next spill
        movdqa xmm14, [rbp + 1120]                                 ;  2045.0 p2      41 next
        pxor xmm14, xmm9                                           ;  2098.0 p1      41 next
        pand xmm14, [rbp + 1456]                                   ;  2100.0 p2+p1   41 next
        pxor xmm7, xmm14                                           ;  2102.0 p1      41 next
        movdqa [rbp + 2032], xmm7                                  ;  2104.0 p0+p3   41 next spill
        movdqa xmm7, [rbp + 1216]                                  ;  2049.7 p2      41 next
        pand xmm7, xmm3                                            ;  2101.0 p1      41 next
        pxor xmm7, xmm5                                            ;  2103.0 p1      41 next
        movdqa [rbp + 2048], xmm3                                  ;  2091.0 p0+p3   41 next spill
        movdqa xmm3, xmm0                                          ;  2071.0 p0      41 next copy
        pxor xmm3, xmm13                                           ;  2103.0 p1      41 next
        pxor xmm13, xmm4                                           ;  2104.0 p1      41 next
        pxor xmm4, xmm0                                            ;  2105.0 p1      41 next
        pxor xmm0, [rbp + 1200]                                    ;  2106.0 p2+p1   41 next
        pand xmm3, [rbp + 1952]                                    ;  2107.0 p2+p1   41 next
        pxor xmm2, xmm13                                           ;  2108.0 p1      41 next
        pand xmm13, [rbp + 1792]                                   ;  2109.0 p2+p1   41 next
        pxor xmm7, xmm13                                           ;  2111.0 p1      41 next
        movdqa xmm13, [rbp + 1456]                                 ;  2059.0 p2      41 next
        pand xmm13, [rbp + 1792]                                   ;  2111.0 p2+p1   41 next
        pand xmm10, xmm2                                           ;  2112.0 p1      41 next
        pand xmm2, [rbp + 1120]                                    ;  2113.0 p2+p1   41 next
        pxor xmm7, [rbp + 1216]                                    ;  2114.0 p2+p1   41 next
        pxor xmm10, xmm1                                           ;  2115.0 p1      41 next
        pxor xmm5, xmm13                                           ;  2116.0 p1      41 next
        pxor xmm10, xmm13                                          ;  2117.0 p1      41 next
        movdqa [rbp + 2000], xmm0                                  ;  2108.0 p0+p3   41 next spill
        movdqa xmm0, [rbp + 1792]                                  ;  2067.0 p2      41 next
        pand xmm0, xmm5                                            ;  2118.0 p1      41 next
        pxor xmm12, xmm0                                           ;  2120.0 p1      41 next
        movdqa xmm0, [rbp + 1120]                                  ;  2069.0 p2      54 next reload
        pand xmm5, xmm0                                            ;  2120.0 p1      41 next
        pxor xmm12, xmm9                                           ;  2122.0 p1      41 next
        pand xmm9, [rbp + 1792]                                    ;  2122.0 p2+p1   41 next
        pxor xmm9, [rbp + 1520]                                    ;  2124.0 p2+p1   41 next
        movdqa [rbp + 2016], xmm12                                 ;  2124.0 p0+p3   41 next spill
        movdqa xmm12, xmm0                                         ;  2080.0 p0      41 next copy
        pxor xmm12, xmm11                                          ;  2124.0 p1      41 next
        pxor xmm3, xmm12                                           ;  2126.0 p1      41 next
        pxor xmm5, xmm3                                            ;  2128.0 p1      41 next
        pxor xmm9, xmm5                                            ;  2130.0 p1      41 next
        pxor xmm14, xmm9                                           ;  2132.0 p1      41 next
        movdqa xmm3, [rbp + 1952]                                  ;  2077.3 p2      41 next
        pand xmm3, xmm12                                           ;  2129.0 p1      41 next
        movdqa xmm5, [rbp + 1200]                                  ;  2093.0 p2      41 next
        pxor xmm5, xmm3                                            ;  2131.0 p1      41 next
        movdqa xmm3, [rbp + 1456]                                  ;  2079.3 p2      41 next
        movdqa xmm9, [rbp + 2048]                                  ;  2091.0 p2      41 next reload
        pxor xmm3, xmm9                                            ;  2131.0 p1      41 next
        movdqa xmm12, [rbp + 1792]                                 ;  2081.3 p2      54 next reload
        pxor xmm9, xmm12                                           ;  2132.0 p1      41 next
        pxor xmm10, xmm5                                           ;  2133.0 p1      41 next
        pand xmm15, xmm3                                           ;  2134.0 p1      41 next
        movdqa xmm3, xmm12                                         ;  2092.3 p0      41 next copy
        pxor xmm3, [rbp + 1520]                                    ;  2135.0 p2+p1   41 next
        movdqa xmm5, [rbp + 2000]                                  ;  2108.0 p2      41 next reload
        pand xmm12, xmm5                                           ;  2136.0 p1      41 next
        pxor xmm1, xmm15                                           ;  2137.0 p1      41 next
        pxor xmm2, xmm1                                            ;  2139.0 p1      41 next
        pand xmm0, xmm9                                            ;  2139.0 p1      41 next
        pand xmm6, xmm9                                            ;  2140.0 p1      41 next
        movdqa xmm1, [rbp + 1216]                                  ;  2087.3 p2      41 next
        pand xmm1, xmm3                                            ;  2141.0 p1      41 next
        pxor xmm3, xmm13                                           ;  2142.0 p1      41 next
        pxor xmm13, [rbp + 1216]                                   ;  2143.0 p2+p1   41 next
        movdqa xmm9, [rbp + 1952]                                  ;  2090.3 p2      54 next reload
        pxor xmm1, xmm9                                            ;  2144.0 p1      41 next
        pxor xmm8, xmm1                                            ;  2146.0 p1      41 next
        movdqa xmm1, xmm9                                          ;  2101.3 p0      41 next copy
        pand xmm9, [rbp + 1456]                                    ;  2146.0 p2+p1   41 next
        pxor xmm10, [rbp + 1648]                                   ;  2147.0 p2+p1   41 next
        pxor xmm14, [rbp + 1232]                                   ;  2148.0 p2+p1   41 next
        pxor xmm6, [rbp + 1456]                                    ;  2149.0 p2+p1   41 next
        pxor xmm2, xmm6                                            ;  2151.0 p1      41 next
        pand xmm1, xmm13                                           ;  2151.0 p1      41 next
        pand xmm11, xmm13                                          ;  2152.0 p1      41 next
        pxor xmm5, xmm9                                            ;  2153.0 p1      41 next
        movdqa xmm6, [rbp + 2032]                                  ;  2104.0 p2      41 next reload
        pand xmm9, xmm6                                            ;  2154.0 p1      41 next
        pxor xmm4, xmm9                                            ;  2156.0 p1      41 next
        pxor xmm15, xmm1                                           ;  2156.0 p1      41 next
        pxor xmm6, xmm1                                            ;  2157.0 p1      41 next
        movdqa xmm1, [rbp + 2016]                                  ;  2124.0 p2      41 next
        pxor xmm3, xmm15                                           ;  2158.0 p1      41 next
        movdqa xmm15, [rbp + 1456]                                 ;  2098.0 p2      41 next
        pand xmm15, xmm5                                           ;  2159.0 p1      41 next
        movdqa xmm5, [rbp + 2016]                                  ;  2124.0 p2      41 next
        pxor xmm1, xmm3                                            ;  2160.0 p1      41 next
        movdqa xmm3, [rbp + 1696]                                  ;  2100.0 p2      41 next
        pxor xmm5, xmm15                                           ;  2161.0 p1      41 next
        movdqa xmm15, [rbp + 1824]                                 ;  2101.0 p2      41 next
        pxor xmm12, xmm1                                           ;  2162.0 p1      41 next
        movdqa xmm1, [rbp + 1440]                                  ;  2102.0 p2      41 next
        pxor xmm8, xmm4                                            ;  2163.0 p1      41 next
        movdqa xmm4, [rbp + 1168]                                  ;  2103.0 p2      41 next
        pxor xmm0, xmm5                                            ;  2164.0 p1      41 next
        movdqa xmm5, [rbp + 1872]                                  ;  2104.0 p2      41 next
        movdqa xmm9, [rbp + 1568]                                  ;  2105.0 p2      41 next reload
        pxor xmm9, xmm6                                            ;  2165.0 p1      41 next
        pxor xmm2, xmm11                                           ;  2166.0 p1      41 next
        movdqa xmm6, [rbp + 1648]                                  ;  2106.0 p2      48 next
        pxor xmm6, [r8 + 2304]                                     ;  2167.0 p2+p1   48 next
        pxor xmm7, xmm9                                            ;  2168.0 p1      41 next
        movdqa xmm9, [rbp + 1696]                                  ;  2108.0 p2      48 next
        pxor xmm9, [r8 + 2320]                                     ;  2169.0 p2+p1   48 next
        pxor xmm4, xmm12                                           ;  2170.0 p1      41 next
        movdqa xmm11, [rbp + 1232]                                 ;  2110.0 p2      48 next
        pxor xmm11, [r8 + 2336]                                    ;  2171.0 p2+p1   48 next
        pxor xmm10, [r8 + 2448]                                    ;  2172.0 p2+p1   48 next
        pxor xmm3, xmm2                                            ;  2173.0 p1      41 next
        movdqa xmm2, [rbp + 1824]                                  ;  2113.0 p2      48 next
        pxor xmm2, [r8 + 2352]                                     ;  2174.0 p2+p1   48 next
        pxor xmm14, [r8 + 2480]                                    ;  2175.0 p2+p1   48 next
        pxor xmm5, xmm7                                            ;  2176.0 p1      41 next
        movdqa xmm7, [rbp + 1440]                                  ;  2116.0 p2      48 next
        pxor xmm7, [r8 + 2368]                                     ;  2177.0 p2+p1   48 next
        movdqa xmm12, [rel misty1_decrypt_compact.T0_constants128] ;  2118.0 p2      41 next reload
        pxor xmm8, xmm12                                           ;  2178.0 p1      41 next
        pxor xmm0, xmm12                                           ;  2179.0 p1      41 next
        pxor xmm1, xmm8                                            ;  2180.0 p1      41 next
        pxor xmm15, xmm0                                           ;  2181.0 p1      41 next
        movdqa xmm0, [rbp + 1168]                                  ;  2119.0 p2      48 next
        pxor xmm0, [r8 + 2384]                                     ;  2182.0 p2+p1   48 next
        movdqa xmm8, [rbp + 1872]                                  ;  2121.0 p2      48 next
        pxor xmm8, [r8 + 2400]                                     ;  2183.0 p2+p1   48 next
        movdqa xmm13, [rbp + 1712]                                 ;  2123.0 p2      48 next
        pxor xmm13, [r8 + 2416]                                    ;  2184.0 p2+p1   48 next
        pxor xmm4, [r8 + 2528]                                     ;  2185.0 p2+p1   48 next
        pxor xmm3, [r8 + 2464]                                     ;  2186.0 p2+p1   48 next
        pxor xmm5, [r8 + 2544]                                     ;  2187.0 p2+p1   48 next
        pxor xmm1, [r8 + 2512]                                     ;  2188.0 p2+p1   48 next
        pxor xmm15, [r8 + 2496]                                    ;  2189.0 p2+p1   48 next
        movdqa [rbp + 1712], xmm5                                  ;  2189.0 p0+p3   48 next spill
        movdqa xmm5, [rbp + 1840]                                  ;  2130.0 p2      48 next
        pxor xmm5, [r8 + 2432]                                     ;  2190.0 p2+p1   48 next
        movdqa [rbp + 1840], xmm4                                  ;  2187.0 p0+p3   48 next spill
        movdqa xmm4, xmm9                                          ;  2171.0 p0      45 next copy
        pxor xmm4, xmm0                                            ;  2191.0 p1      45 next
        movdqa [rbp + 1872], xmm1                                  ;  2190.0 p0+p3   48 next spill
        movdqa xmm1, xmm9                                          ;  2171.0 p0      45 next copy
        pand xmm1, xmm2                                            ;  2192.0 p1      45 next
        movdqa [rbp + 1168], xmm15                                 ;  2191.0 p0+p3   48 next spill
        movdqa xmm15, xmm9                                         ;  2171.0 p0      45 next copy
        pand xmm15, xmm6                                           ;  2193.0 p1      45 next
        movdqa [rbp + 1440], xmm14                                 ;  2177.0 p0+p3   48 next spill
        movdqa xmm14, xmm9                                         ;  2171.0 p0      45 next copy
        pand xmm14, xmm11                                          ;  2194.0 p1      45 next
        pxor xmm14, xmm6                                           ;  2196.0 p1      45 next
        movdqa [rbp + 1824], xmm3                                  ;  2188.0 p0+p3   48 next spill
        movdqa xmm3, xmm9                                          ;  2171.0 p0      45 next copy
        pand xmm3, xmm13                                           ;  2196.0 p1      45 next
        pxor xmm3, xmm14                                           ;  2198.0 p1      45 next
        pxor xmm14, xmm5                                           ;  2198.0 p1      45 next
        movdqa [rbp + 1232], xmm10                                 ;  2174.0 p0+p3   48 next spill
        movdqa xmm10, xmm9                                         ;  2171.0 p0      45 next copy
        pand xmm10, xmm14                                          ;  2200.0 p1      45 next
        movdqa [rbp + 1696], xmm10                                 ;  2202.0 p0+p3   45 next spill
        movdqa xmm10, xmm9                                         ;  2171.0 p0      45 next copy
        pxor xmm10, xmm6                                           ;  2200.0 p1      45 next
        pand xmm10, xmm0                                           ;  2202.0 p1      45 next
        pand xmm9, xmm8                                            ;  2202.0 p1      45 next
        movdqa [rbp + 1648], xmm9                                  ;  2204.0 p0+p3   45 next spill
        movdqa xmm9, xmm6                                          ;  2169.0 p0      45 next copy
        pxor xmm9, xmm8                                            ;  2203.0 p1      45 next
        movdqa [rbp + 1568], xmm10                                 ;  2204.0 p0+p3   45 next spill
        movdqa xmm10, xmm6                                         ;  2169.0 p0      45 next copy
        pand xmm10, xmm13                                          ;  2204.0 p1      45 next
        movdqa [rbp + 2016], xmm0                                  ;  2184.0 p0+p3   48 next spill
        movdqa xmm0, xmm6                                          ;  2169.0 p0      45 next copy
        pand xmm0, xmm5                                            ;  2205.0 p1      45 next
        pxor xmm0, xmm13                                           ;  2207.0 p1      45 next
        movdqa [rbp + 1456], xmm3                                  ;  2200.0 p0+p3   45 next spill
        movdqa xmm3, xmm6                                          ;  2169.0 p0      45 next copy
        pand xmm3, xmm2                                            ;  2207.0 p1      45 next
        movdqa xmm12, xmm6                                         ;  2169.0 p0      45 next copy
        pand xmm12, xmm4                                           ;  2208.0 p1      45 next
        movdqa [rbp + 2032], xmm12                                 ;  2210.0 p0+p3   45 next spill
        movdqa xmm12, xmm6                                         ;  2169.0 p0      45 next copy
        pand xmm6, xmm8                                            ;  2209.0 p1      45 next
        pand xmm12, xmm7                                           ;  2210.0 p1      45 next
        movdqa [rbp + 1952], xmm12                                 ;  2212.0 p0+p3   45 next spill
        movdqa xmm12, [rbp + 2016]                                 ;  2184.0 p2      45 next
        pand xmm12, xmm11                                          ;  2211.0 p1      45 next
        movdqa [rbp + 1216], xmm6                                  ;  2211.0 p0+p3   45 next spill
        movdqa xmm6, [rbp + 2016]                                  ;  2184.0 p2      45 next
        pand xmm6, xmm7                                            ;  2212.0 p1      45 next
        movdqa [rbp + 2000], xmm6                                  ;  2214.0 p0+p3   45 next spill
        movdqa xmm6, xmm11                                         ;  2173.0 p0      45 next copy
        movdqa [rbp + 1520], xmm14                                 ;  2200.0 p0+p3   45 next spill
        movdqa xmm14, xmm11                                        ;  2173.0 p0      45 next copy
        pand xmm14, xmm2                                           ;  2213.0 p1      45 next
        pxor xmm14, xmm4                                           ;  2215.0 p1      45 next
        pand xmm4, xmm7                                            ;  2215.0 p1      45 next
        movdqa [rbp + 1792], xmm14                                 ;  2217.0 p0+p3   45 next spill
        movdqa xmm14, xmm2                                         ;  2176.0 p0      45 next copy
        pand xmm14, xmm13                                          ;  2216.0 p1      45 next
        movdqa [rbp + 2048], xmm14                                 ;  2218.0 p0+p3   45 next spill
        movdqa xmm14, xmm2                                         ;  2176.0 p0      45 next copy
        pand xmm14, xmm8                                           ;  2217.0 p1      45 next
        pxor xmm10, xmm14                                          ;  2219.0 p1      45 next
        movdqa xmm14, xmm2                                         ;  2176.0 p0      45 next copy
        pxor xmm14, xmm9                                           ;  2219.0 p1      45 next
        pxor xmm10, [rel misty1_decrypt_compact.T0_constants128]   ;  2221.0 p2+p1   45 next
        pand xmm6, xmm14                                           ;  2221.0 p1      45 next
        pxor xmm6, xmm0                                            ;  2223.0 p1      45 next
        movdqa [rbp + 1200], xmm10                                 ;  2223.0 p0+p3   45 next spill
        movdqa xmm10, xmm2                                         ;  2177.0 p0      45 next copy
        pand xmm10, xmm7                                           ;  2223.0 p1      45 next
        pxor xmm1, xmm10                                           ;  2225.0 p1      45 next
        pxor xmm0, xmm10                                           ;  2225.0 p1      45 next
        movdqa xmm10, xmm7                                         ;  2179.0 p0      45 next copy
        pand xmm10, xmm8                                           ;  2226.0 p1      45 next
        pxor xmm3, xmm10                                           ;  2228.0 p1      45 next
        movdqa xmm10, xmm7                                         ;  2180.0 p0      45 next copy
        pand xmm10, xmm5                                           ;  2228.0 p1      45 next
        pxor xmm2, xmm10                                           ;  2230.0 p1      45 next
        pxor xmm6, xmm2                                            ;  2232.0 p1      45 next
        pand xmm2, xmm5                                            ;  2232.0 p1      45 next
        movdqa [rbp + 1120], xmm10                                 ;  2230.0 p0+p3   45 next spill
        movdqa xmm10, [rbp + 1216]                                 ;  2211.0 p2      45 next reload
        pxor xmm10, xmm1                                           ;  2232.0 p1      45 next
        movdqa xmm1, xmm13                                         ;  2186.0 p0      45 next copy
        pand xmm1, xmm5                                            ;  2233.0 p1      45 next
        pxor xmm3, xmm1                                            ;  2235.0 p1      45 next
        pxor xmm2, [rel misty1_decrypt_compact.T0_constants128]    ;  2235.0 p2+p1   45 next
        movdqa [rbp + 1216], xmm2                                  ;  2237.0 p0+p3   45 next spill
        movdqa xmm2, xmm5                                          ;  2192.0 p0      45 next copy
        por xmm2, xmm14                                            ;  2236.0 p1      45 next
        pxor xmm12, xmm2                                           ;  2238.0 p1      45 next
        movdqa xmm2, xmm5                                          ;  2192.0 p0      45 next copy
        pand xmm5, xmm11                                           ;  2238.0 p1      45 next
        pxor xmm15, xmm12                                          ;  2240.0 p1      45 next
        movdqa xmm12, xmm11                                        ;  2191.3 p0      45 next copy
        pxor xmm12, [rbp + 2000]                                   ;  2240.0 p2+p1   45 next
        pxor xmm2, [rbp + 2000]                                    ;  2241.0 p2+p1   45 next
        pand xmm2, [rbp + 2016]                                    ;  2243.0 p2+p1   45 next
        pxor xmm6, xmm2                                            ;  2245.0 p1      45 next
        movdqa xmm2, xmm7                                          ;  2194.0 p0      45 next copy
        pand xmm2, xmm12                                           ;  2244.0 p1      45 next
        movdqa [rbp + 2000], xmm6                                  ;  2247.0 p0+p3   45 next spill
        movdqa xmm6, [rbp + 1456]                                  ;  2200.0 p2      45 next reload
        pxor xmm6, xmm2                                            ;  2246.0 p1      45 next
        movdqa xmm2, xmm7                                          ;  2196.0 p0      45 next copy
        pand xmm7, xmm13                                           ;  2246.0 p1      45 next
        pxor xmm7, [rbp + 1952]                                    ;  2248.0 p2+p1   45 next
        movdqa [rbp + 1456], xmm14                                 ;  2221.0 p0+p3   45 next spill
        movdqa xmm14, [rbp + 1696]                                 ;  2202.0 p2      45 next reload
        pxor xmm14, xmm7                                           ;  2250.0 p1      45 next
        movdqa xmm7, xmm13                                         ;  2198.7 p0      45 next copy
        pand xmm7, [rbp + 2016]                                    ;  2249.0 p2+p1   45 next
        pxor xmm4, xmm7                                            ;  2251.0 p1      45 next
        movdqa xmm7, xmm13                                         ;  2200.0 p0      45 next copy
        pand xmm13, xmm11                                          ;  2251.0 p1      45 next
        pand xmm7, xmm8                                            ;  2252.0 p1      45 next
        pand xmm11, xmm8                                           ;  2253.0 p1      45 next
        pxor xmm0, xmm4                                            ;  2254.0 p1      45 next
        pxor xmm12, xmm0                                           ;  2256.0 p1      45 next
        movdqa xmm0, xmm9                                          ;  2205.0 p0      45 next copy
        pand xmm9, [rbp + 2016]                                    ;  2256.0 p2+p1   45 next
        pxor xmm4, xmm15                                           ;  2257.0 p1      45 next
        pxor xmm0, xmm4                                            ;  2259.0 p1      45 next
        movdqa xmm4, [rbp + 1520]                                  ;  2204.0 p2      45 next reload
        pxor xmm4, xmm9                                            ;  2259.0 p1      45 next
        pxor xmm2, xmm4                                            ;  2261.0 p1      45 next
        movdqa xmm4, [rbp + 1792]                                  ;  2217.0 p2      45 next reload
        pxor xmm14, xmm4                                           ;  2261.0 p1      45 next
        pxor xmm12, xmm3                                           ;  2262.0 p1      45 next
        movdqa xmm9, [rbp + 1216]                                  ;  2237.0 p2      45 next reload
        pxor xmm13, xmm9                                           ;  2263.0 p1      45 next
        pxor xmm9, xmm10                                           ;  2264.0 p1      45 next
        pxor xmm5, xmm7                                            ;  2265.0 p1      45 next
        pxor xmm7, [rbp + 1648]                                    ;  2266.0 p2+p1   45 next
        pxor xmm3, xmm11                                           ;  2267.0 p1      45 next
        pxor xmm8, xmm3                                            ;  2269.0 p1      45 next
        movdqa xmm3, [rbp + 1568]                                  ;  2209.0 p2      45 next reload
        pxor xmm3, xmm6                                            ;  2269.0 p1      45 next
        pxor xmm1, xmm13                                           ;  2270.0 p1      45 next
        pxor xmm0, xmm1                                            ;  2272.0 p1      45 next
        movdqa xmm1, [rbp + 2048]                                  ;  2218.0 p2      45 next
        pxor xmm1, [rbp + 1952]                                    ;  2272.0 p2+p1   45 next
        pxor xmm6, xmm1                                            ;  2274.0 p1      45 next
        movdqa xmm1, [rbp + 1200]                                  ;  2223.0 p2      45 next
        pxor xmm1, xmm2                                            ;  2274.0 p1      45 next
        pxor xmm15, xmm1                                           ;  2276.0 p1      45 next
        pxor xmm13, [rbp + 1648]                                   ;  2276.0 p2+p1   45 next
        movdqa xmm1, [rbp + 1456]                                  ;  2221.0 p2      45 next reload
        pxor xmm5, xmm1                                            ;  2277.0 p1      45 next
        pxor xmm12, xmm7                                           ;  2278.0 p1      45 next
        pxor xmm9, [rbp + 2000]                                    ;  2279.0 p2+p1   45 next
        pxor xmm7, [rbp + 1200]                                    ;  2280.0 p2+p1   45 next
        pxor xmm14, xmm7                                           ;  2282.0 p1      45 next
        movdqa xmm7, xmm1                                          ;  2232.0 p0      45 next copy
        por xmm7, [rbp + 2016]                                     ;  2282.0 p2+p1   45 next
        pxor xmm1, xmm15                                           ;  2283.0 p1      45 next
        pxor xmm2, xmm6                                            ;  2284.0 p1      45 next
        pxor xmm11, xmm3                                           ;  2285.0 p1      45 next
        movdqa xmm15, [rbp + 1120]                                 ;  2230.0 p2      45 next
        movdqa [rbp + 1120], xmm1                                  ;  2285.0 p0+p3   45 next spill
        movdqa xmm1, [rbp + 2032]                                  ;  2219.3 p2      45 next reload
        pxor xmm1, xmm2                                            ;  2286.0 p1      45 next
        pxor xmm10, xmm1                                           ;  2288.0 p1      45 next
        pxor xmm5, xmm7                                            ;  2288.0 p1      45 next
        movdqa xmm1, [rbp + 2048]                                  ;  2220.3 p2      45 next
        pxor xmm1, xmm12                                           ;  2289.0 p1      45 next
        movdqa xmm2, [rbp + 1232]                                  ;  2221.3 p2      45 next
        movdqa xmm7, [rbp + 1712]                                  ;  2222.3 p2      48 next reload
        pxor xmm0, xmm7                                            ;  2290.0 p1      45 next
        movdqa xmm12, [rbp + 1968]                                 ;  2223.3 p2      54 next reload
        pxor xmm7, xmm12                                           ;  2291.0 p1      54 next
        pxor xmm12, [r9 + 240]                                     ;  2292.0 p2+p1   58 r
        pxor xmm13, xmm11                                          ;  2293.0 p1      45 next
        pxor xmm6, xmm13                                           ;  2295.0 p1      45 next
        movdqa xmm11, [rbp + 1824]                                 ;  2225.7 p2      45 next
        pxor xmm11, xmm9                                           ;  2295.0 p1      45 next
        movdqa xmm9, [rbp + 1440]                                  ;  2226.7 p2      45 next
        pxor xmm9, xmm10                                           ;  2296.0 p1      45 next
        pxor xmm2, xmm6                                            ;  2297.0 p1      45 next
        movdqa xmm6, [rbp + 1168]                                  ;  2227.7 p2      45 next
        movdqa xmm10, [rbp + 1872]                                 ;  2228.7 p2      45 next
        movdqa xmm13, [rbp + 1840]                                 ;  2230.0 p2      45 next
        pxor xmm13, xmm1                                           ;  2298.0 p1      45 next
        pxor xmm3, xmm5                                            ;  2299.0 p1      45 next
        pxor xmm4, xmm5                                            ;  2300.0 p1      45 next
        pxor xmm15, xmm3                                           ;  2301.0 p1      45 next
        movdqa xmm1, [rbp + 1728]                                  ;  2234.3 p2      54 next
        pxor xmm1, xmm2                                            ;  2302.0 p1      54 next
        movdqa xmm2, [rbp + 1392]                                  ;  2235.3 p2      54 next
        pxor xmm2, xmm11                                           ;  2303.0 p1      54 next
        movdqa xmm3, [rbp + 1296]                                  ;  2236.3 p2      54 next
        pxor xmm3, xmm9                                            ;  2304.0 p1      54 next
        movdqa xmm5, [rbp + 1744]                                  ;  2237.3 p2      54 next
        pxor xmm8, xmm4                                            ;  2305.0 p1      45 next
        movdqa xmm4, [rbp + 1632]                                  ;  2238.3 p2      54 next
        movdqa xmm9, [rbp + 1904]                                  ;  2239.3 p2      54 next reload
        pxor xmm14, xmm9                                           ;  2306.0 p1      54 next
        pxor xmm9, [r9 + 112]                                      ;  2307.0 p2+p1   58 r
        pxor xmm6, xmm15                                           ;  2308.0 p1      45 next
        pxor xmm10, xmm8                                           ;  2309.0 p1      45 next
        movdqa xmm15, [rbp + 1552]                                 ;  2241.3 p2      54 next
        pxor xmm15, xmm13                                          ;  2310.0 p1      54 next
        movdqa xmm8, [rbp + 1184]                                  ;  2242.3 p2      54 next
        pxor xmm8, xmm0                                            ;  2311.0 p1      54 next
        movdqa xmm0, [rbp + 1120]                                  ;  2285.0 p2      54 next
        movdqa xmm11, [rbp + 1376]                                 ;  2244.3 p2      54 next reload
        pxor xmm0, xmm11                                           ;  2312.0 p1      54 next
        pxor xmm11, [r9 + 128]                                     ;  2313.0 p2+p1   58 r
        pxor xmm5, xmm6                                            ;  2314.0 p1      54 next
        pxor xmm4, xmm10                                           ;  2315.0 p1      54 next
        movdqa xmm6, [rbp + 1232]                                  ;  2247.3 p2      54 next
        movdqa xmm10, [rbp + 1136]                                 ;  2248.3 p2      54 next reload
        pxor xmm6, xmm10                                           ;  2316.0 p1      54 next
        pxor xmm10, [r9 + 144]                                     ;  2317.0 p2+p1   58 r
        pxor xmm12, [rbp + 864]                                    ;  2318.0 p2+p1  108 r
        movdqa xmm13, [rbp + 1824]                                 ;  2251.3 p2      54 next
        pxor xmm13, [rbp + 1680]                                   ;  2319.0 p2+p1   54 next
        pxor xmm7, [rbp + 880]                                     ;  2320.0 p2+p1  108 r
        pxor xmm1, [rbp + 400]                                     ;  2321.0 p2+p1  108 r
        pxor xmm2, [rbp + 432]                                     ;  2322.0 p2+p1  108 r
        pxor xmm3, [rbp + 464]                                     ;  2323.0 p2+p1  108 r
        pxor xmm9, [rbp + 608]                                     ;  2324.0 p2+p1  108 r
        pxor xmm14, [rbp + 624]                                    ;  2325.0 p2+p1  108 r
        pxor xmm11, [rbp + 640]                                    ;  2326.0 p2+p1  108 r
        pxor xmm15, [rbp + 560]                                    ;  2327.0 p2+p1  108 r
        pxor xmm8, [rbp + 592]                                     ;  2328.0 p2+p1  108 r
        pxor xmm0, [rbp + 656]                                     ;  2329.0 p2+p1  108 r
        pxor xmm5, [rbp + 496]                                     ;  2330.0 p2+p1  108 r
        pxor xmm10, [rbp + 672]                                    ;  2331.0 p2+p1  108 r
        pxor xmm4, [rbp + 528]                                     ;  2332.0 p2+p1  108 r
        pxor xmm6, [rbp + 688]                                     ;  2333.0 p2+p1  108 r
        pxor xmm13, [rbp + 720]                                    ;  2334.0 p2+p1  108 r
        movdqa [rbp + 1824], xmm12                                 ;  2320.0 p0+p3  108 r spill
        movdqa xmm12, [rbp + 1440]                                 ;  2271.0 p2      54 next
        pxor xmm12, [rbp + 1424]                                   ;  2335.0 p2+p1   54 next
        pxor xmm12, [rbp + 752]                                    ;  2337.0 p2+p1  108 r
        movdqa [rbp + 1440], xmm10                                 ;  2333.0 p0+p3  108 r spill
        movdqa xmm10, [rbp + 1168]                                 ;  2274.7 p2      54 next
        pxor xmm10, [rbp + 1536]                                   ;  2337.0 p2+p1   54 next
        pxor xmm10, [rbp + 784]                                    ;  2339.0 p2+p1  108 r
        movdqa [rbp + 1168], xmm11                                 ;  2328.0 p0+p3  108 r spill
        movdqa xmm11, [rbp + 1872]                                 ;  2278.7 p2      54 next
        pxor xmm11, [rbp + 1584]                                   ;  2339.0 p2+p1   54 next
        pxor xmm11, [rbp + 816]                                    ;  2341.0 p2+p1  108 r
        movdqa [rbp + 1872], xmm9                                  ;  2326.0 p0+p3  108 r spill
        movdqa xmm9, [rbp + 1840]                                  ;  2284.0 p2      54 next
        pxor xmm9, [rbp + 1504]                                    ;  2341.0 p2+p1   54 next
        pxor xmm9, [rbp + 848]                                     ;  2343.0 p2+p1  108 r
        movdqa [rbp + 1840], xmm7                                  ;  2322.0 p0+p3  108 r spill
        movdqa xmm7, [rbp + 1728]                                  ;  2287.0 p2      58 r
        pxor xmm7, [r9]                                            ;  2343.0 p2+p1   58 r
        pxor xmm7, [rbp + 384]                                     ;  2345.0 p2+p1  108 r
        movdqa [rbp + 1728], xmm7                                  ;  2347.0 p0+p3  108 r spill
        movdqa xmm7, [rbp + 1392]                                  ;  2290.7 p2      58 r
        pxor xmm7, [r9 + 16]                                       ;  2345.0 p2+p1   58 r
        pxor xmm7, [rbp + 416]                                     ;  2347.0 p2+p1  108 r
        movdqa [rbp + 1392], xmm7                                  ;  2349.0 p0+p3  108 r spill
        movdqa xmm7, [rbp + 1296]                                  ;  2294.0 p2      58 r
        pxor xmm7, [r9 + 32]                                       ;  2347.0 p2+p1   58 r
        pxor xmm7, [rbp + 448]                                     ;  2349.0 p2+p1  108 r
        movdqa [rbp + 1296], xmm7                                  ;  2351.0 p0+p3  108 r spill
        movdqa xmm7, [rbp + 1744]                                  ;  2298.3 p2      58 r
        pxor xmm7, [r9 + 48]                                       ;  2349.0 p2+p1   58 r
        pxor xmm7, [rbp + 480]                                     ;  2351.0 p2+p1  108 r
        movdqa [rbp + 1744], xmm7                                  ;  2353.0 p0+p3  108 r spill
        movdqa xmm7, [rbp + 1632]                                  ;  2302.0 p2      58 r
        pxor xmm7, [r9 + 64]                                       ;  2351.0 p2+p1   58 r
        pxor xmm7, [rbp + 512]                                     ;  2353.0 p2+p1  108 r
        movdqa [rbp + 1632], xmm7                                  ;  2355.0 p0+p3  108 r spill
        movdqa xmm7, [rbp + 1552]                                  ;  2306.0 p2      58 r
        pxor xmm7, [r9 + 80]                                       ;  2353.0 p2+p1   58 r
        pxor xmm7, [rbp + 544]                                     ;  2355.0 p2+p1  108 r
        movdqa [rbp + 1552], xmm7                                  ;  2357.0 p0+p3  108 r spill
        movdqa xmm7, [rbp + 1184]                                  ;  2309.0 p2      58 r
        pxor xmm7, [r9 + 96]                                       ;  2355.0 p2+p1   58 r
        pxor xmm7, [rbp + 576]                                     ;  2357.0 p2+p1  108 r
        movdqa [rbp + 1184], xmm7                                  ;  2359.0 p0+p3  108 r spill
        movdqa xmm7, [rbp + 1680]                                  ;  2313.0 p2      58 r
        pxor xmm7, [r9 + 160]                                      ;  2357.0 p2+p1   58 r
        pxor xmm7, [rbp + 704]                                     ;  2359.0 p2+p1  108 r
        movdqa [rbp + 1680], xmm7                                  ;  2361.0 p0+p3  108 r spill
        movdqa xmm7, [rbp + 1424]                                  ;  2317.0 p2      58 r
        pxor xmm7, [r9 + 176]                                      ;  2359.0 p2+p1   58 r
        pxor xmm7, [rbp + 736]                                     ;  2361.0 p2+p1  108 r
        movdqa [rbp + 1424], xmm7                                  ;  2363.0 p0+p3  108 r spill
        movdqa xmm7, [rbp + 1536]                                  ;  2320.7 p2      58 r
        pxor xmm7, [r9 + 192]                                      ;  2361.0 p2+p1   58 r
        pxor xmm7, [rbp + 768]                                     ;  2363.0 p2+p1  108 r
        movdqa [rbp + 1536], xmm7                                  ;  2365.0 p0+p3  108 r spill
        movdqa xmm7, [rbp + 1584]                                  ;  2324.0 p2      58 r
        pxor xmm7, [r9 + 208]                                      ;  2363.0 p2+p1   58 r
        pxor xmm7, [rbp + 800]                                     ;  2365.0 p2+p1  108 r
        movdqa [rbp + 1584], xmm7                                  ;  2367.0 p0+p3  108 r spill
        movdqa xmm7, [rbp + 1504]                                  ;  2327.0 p2      58 r
        pxor xmm7, [r9 + 224]                                      ;  2365.0 p2+p1   58 r
        pxor xmm7, [rbp + 832]                                     ;  2367.0 p2+p1  108 r
        movdqa [rbp + 1504], xmm7                                  ;  2369.0 p0+p3  108 r spill
        movdqa xmm7, [rbp + 1776]                                  ;  2331.0 p2      66 l
        por xmm7, [r13 + 2048]                                     ;  2367.0 p2+p1   66 l
        pxor xmm7, [rbp + 1312]                                    ;  2369.0 p2+p1   66 l
        movdqa [rbp + 1312], xmm9                                  ;  2345.0 p0+p3  108 r spill
        movdqa xmm9, [rbp + 896]                                   ;  2334.0 p2      66 l
        por xmm9, [r13 + 2064]                                     ;  2369.0 p2+p1   66 l
        pxor xmm9, [rbp + 1472]                                    ;  2371.0 p2+p1   66 l
        movdqa [rbp + 1472], xmm11                                 ;  2343.0 p0+p3  108 r spill
        movdqa xmm11, xmm1                                         ;  2337.7 p0      66 l copy
        por xmm11, [r15]                                           ;  2371.0 p2+p1   66 l
        movdqa [rbp + 1136], xmm1                                  ;  2339.0 p0+p3  108 r spill
        movdqa xmm1, [rbp + 1008]                                  ;  2339.7 p2      66 l
        por xmm1, [r13 + 2080]                                     ;  2372.0 p2+p1   66 l
        pxor xmm1, [rbp + 1344]                                    ;  2374.0 p2+p1   66 l
        movdqa [rbp + 1344], xmm11                                 ;  2373.0 p0+p3   66 l spill
        movdqa xmm11, xmm2                                         ;  2342.3 p0      66 l copy
        por xmm11, [r15 + 16]                                      ;  2374.0 p2+p1   66 l
        movdqa [rbp + 1232], xmm2                                  ;  2343.3 p0+p3  108 r spill
        movdqa xmm2, [rbp + 912]                                   ;  2343.7 p2      66 l
        por xmm2, [r13 + 2096]                                     ;  2375.0 p2+p1   66 l
        pxor xmm2, [rbp + 1488]                                    ;  2377.0 p2+p1   66 l
        movdqa [rbp + 1488], xmm11                                 ;  2376.0 p0+p3   66 l spill
        movdqa xmm11, xmm3                                         ;  2346.3 p0      66 l copy
        por xmm11, [r15 + 32]                                      ;  2377.0 p2+p1   66 l
        movdqa [rbp + 1376], xmm3                                  ;  2347.3 p0+p3  108 r spill
        movdqa xmm3, [rbp + 944]                                   ;  2347.7 p2      66 l
        por xmm3, [r13 + 2112]                                     ;  2378.0 p2+p1   66 l
        pxor xmm3, [rbp + 1360]                                    ;  2380.0 p2+p1   66 l
        movdqa [rbp + 1360], xmm11                                 ;  2379.0 p0+p3   66 l spill
        movdqa xmm11, xmm5                                         ;  2350.3 p0      66 l copy
        por xmm11, [r15 + 48]                                      ;  2380.0 p2+p1   66 l
        movdqa [rbp + 1120], xmm5                                  ;  2351.3 p0+p3  108 r spill
        movdqa xmm5, [rbp + 1024]                                  ;  2351.7 p2      66 l
        por xmm5, [r13 + 2128]                                     ;  2381.0 p2+p1   66 l
        pxor xmm5, [rbp + 976]                                     ;  2383.0 p2+p1   66 l
        movdqa [rbp + 976], xmm11                                  ;  2382.0 p0+p3   66 l spill
        movdqa xmm11, xmm4                                         ;  2354.3 p0      66 l copy
        por xmm11, [r15 + 64]                                      ;  2383.0 p2+p1   66 l
        movdqa [rbp + 1904], xmm4                                  ;  2355.3 p0+p3  108 r spill
        movdqa xmm4, xmm7                                          ;  2371.0 p0      67 l copy
        pand xmm4, [r12 + 768]                                     ;  2384.0 p2+p1   67 l
        pxor xmm4, [rbp + 1776]                                    ;  2386.0 p2+p1   67 l
        movdqa [rbp - 112], xmm4                                   ;  2388.0 p0+p3   67 l spill
        movdqa xmm4, xmm9                                          ;  2373.0 p0      67 l copy
        pand xmm4, [r12 + 784]                                     ;  2386.0 p2+p1   67 l
        pxor xmm4, [rbp + 896]                                     ;  2388.0 p2+p1   67 l
        movdqa [rbp - 80], xmm4                                    ;  2390.0 p0+p3   67 l spill
        movdqa xmm4, xmm1                                          ;  2376.0 p0      67 l copy
        pand xmm4, [r12 + 800]                                     ;  2388.0 p2+p1   67 l
        pxor xmm4, [rbp + 1008]                                    ;  2390.0 p2+p1   67 l
        movdqa [rbp - 48], xmm4                                    ;  2392.0 p0+p3   67 l spill
        movdqa xmm4, xmm2                                          ;  2379.0 p0      67 l copy
        pand xmm4, [r12 + 816]                                     ;  2390.0 p2+p1   67 l
        pxor xmm4, [rbp + 912]                                     ;  2392.0 p2+p1   67 l
        movdqa [rbp - 16], xmm4                                    ;  2394.0 p0+p3   67 l spill
        movdqa xmm4, [rbp + 928]                                   ;  2365.0 p2      66 l
        por xmm4, [r13 + 2144]                                     ;  2392.0 p2+p1   66 l
        pxor xmm4, [rbp + 1104]                                    ;  2394.0 p2+p1   66 l
        movdqa [rbp + 1104], xmm2                                  ;  2379.0 p0+p3   66 l spill
        movdqa xmm2, xmm3                                          ;  2382.0 p0      67 l copy
        pand xmm2, [r12 + 832]                                     ;  2394.0 p2+p1   67 l
        pxor xmm2, [rbp + 944]                                     ;  2396.0 p2+p1   67 l
        movdqa [rbp + 16], xmm2                                    ;  2398.0 p0+p3   67 l spill
        movdqa xmm2, xmm5                                          ;  2385.0 p0      67 l copy
        pand xmm2, [r12 + 848]                                     ;  2396.0 p2+p1   67 l
        pxor xmm2, [rbp + 1024]                                    ;  2398.0 p2+p1   67 l
        movdqa [rbp + 48], xmm2                                    ;  2400.0 p0+p3   67 l spill
        movdqa xmm2, xmm15                                         ;  2372.3 p0      66 l copy
        por xmm2, [r15 + 80]                                       ;  2398.0 p2+p1   66 l
        movdqa [rbp + 1968], xmm5                                  ;  2385.0 p0+p3   66 l spill
        movdqa xmm5, [rbp + 1056]                                  ;  2373.7 p2      66 l
        por xmm5, [r13 + 2160]                                     ;  2399.0 p2+p1   66 l
        pxor xmm5, [rbp + 1760]                                    ;  2401.0 p2+p1   66 l
        movdqa [rbp + 1760], xmm3                                  ;  2382.0 p0+p3   66 l spill
        movdqa xmm3, xmm8                                          ;  2376.3 p0      66 l copy
        por xmm3, [r15 + 96]                                       ;  2401.0 p2+p1   66 l
        movdqa [rbp + 1712], xmm1                                  ;  2377.3 p0+p3   66 l spill
        movdqa xmm1, [rbp + 1072]                                  ;  2377.7 p2      66 l
        por xmm1, [r13 + 2176]                                     ;  2402.0 p2+p1   66 l
        pxor xmm1, [rbp + 1600]                                    ;  2404.0 p2+p1   66 l
        movdqa [rbp + 1600], xmm9                                  ;  2379.3 p0+p3   66 l spill
        movdqa xmm9, xmm14                                         ;  2380.3 p0      66 l copy
        por xmm9, [r15 + 112]                                      ;  2404.0 p2+p1   66 l
        movdqa [rbp + 2048], xmm7                                  ;  2381.3 p0+p3   66 l spill
        movdqa xmm7, xmm4                                          ;  2396.0 p0      67 l copy
        pand xmm7, [r12 + 864]                                     ;  2405.0 p2+p1   67 l
        pxor xmm7, [rbp + 928]                                     ;  2407.0 p2+p1   67 l
        movdqa [rbp + 80], xmm7                                    ;  2409.0 p0+p3   67 l spill
        movdqa xmm7, [rbp + 1040]                                  ;  2384.0 p2      66 l
        por xmm7, [r13 + 2192]                                     ;  2407.0 p2+p1   66 l
        pxor xmm7, [rbp + 1152]                                    ;  2409.0 p2+p1   66 l
        movdqa [rbp + 1152], xmm4                                  ;  2396.0 p0+p3   66 l spill
        movdqa xmm4, xmm0                                          ;  2386.7 p0      66 l copy
        por xmm4, [r15 + 128]                                      ;  2409.0 p2+p1   66 l
        movdqa [rbp + 2032], xmm0                                  ;  2387.7 p0+p3  108 r spill
        movdqa xmm0, xmm5                                          ;  2403.0 p0      67 l copy
        pand xmm0, [r12 + 880]                                     ;  2410.0 p2+p1   67 l
        pxor xmm0, [rbp + 1056]                                    ;  2412.0 p2+p1   67 l
        movdqa [rbp + 112], xmm0                                   ;  2414.0 p0+p3   67 l spill
        movdqa xmm0, xmm1                                          ;  2406.0 p0      67 l copy
        pand xmm0, [r12 + 896]                                     ;  2413.0 p2+p1   67 l
        pxor xmm0, [rbp + 1072]                                    ;  2415.0 p2+p1   67 l
        movdqa [rbp + 144], xmm0                                   ;  2417.0 p0+p3   67 l spill
        movdqa xmm0, [rbp + 1264]                                  ;  2392.7 p2      66 l
        por xmm0, [r13 + 2208]                                     ;  2414.0 p2+p1   66 l
        pxor xmm0, [rbp + 1088]                                    ;  2416.0 p2+p1   66 l
        movdqa [rbp + 1088], xmm1                                  ;  2406.0 p0+p3   66 l spill
        movdqa xmm1, xmm6                                          ;  2395.3 p0      66 l copy
        por xmm1, [r15 + 144]                                      ;  2416.0 p2+p1   66 l
        movdqa [rbp + 2016], xmm5                                  ;  2403.0 p0+p3   66 l spill
        movdqa xmm5, xmm7                                          ;  2411.0 p0      67 l copy
        pand xmm5, [r12 + 912]                                     ;  2418.0 p2+p1   67 l
        pxor xmm5, [rbp + 1040]                                    ;  2420.0 p2+p1   67 l
        movdqa [rbp + 176], xmm5                                   ;  2422.0 p0+p3   67 l spill
        movdqa xmm5, [rbp + 1920]                                  ;  2399.0 p2      66 l
        por xmm5, [r13 + 2224]                                     ;  2419.0 p2+p1   66 l
        pxor xmm5, [rbp + 960]                                     ;  2421.0 p2+p1   66 l
        movdqa [rbp + 960], xmm7                                   ;  2411.0 p0+p3   66 l spill
        movdqa xmm7, xmm13                                         ;  2401.7 p0      66 l copy
        por xmm7, [r15 + 160]                                      ;  2421.0 p2+p1   66 l
        movdqa [rbp + 1456], xmm13                                 ;  2402.7 p0+p3  108 r spill
        movdqa xmm13, xmm0                                         ;  2418.0 p0      67 l copy
        pand xmm13, [r12 + 928]                                    ;  2425.0 p2+p1   67 l
        pxor xmm13, [rbp + 1264]                                   ;  2427.0 p2+p1   67 l
        movdqa [rbp + 208], xmm13                                  ;  2429.0 p0+p3   67 l spill
        movdqa xmm13, [rbp + 1328]                                 ;  2405.3 p2      66 l
        por xmm13, [r13 + 2240]                                    ;  2424.0 p2+p1   66 l
        pxor xmm13, [rbp + 992]                                    ;  2426.0 p2+p1   66 l
        movdqa [rbp + 992], xmm0                                   ;  2418.0 p0+p3   66 l spill
        movdqa xmm0, xmm5                                          ;  2423.0 p0      67 l copy
        pand xmm0, [r12 + 944]                                     ;  2430.0 p2+p1   67 l
        pxor xmm0, [rbp + 1920]                                    ;  2432.0 p2+p1   67 l
        movdqa [rbp + 240], xmm0                                   ;  2434.0 p0+p3   67 l spill
        movdqa xmm0, xmm12                                         ;  2410.3 p0      66 l copy
        por xmm0, [r15 + 176]                                      ;  2428.0 p2+p1   66 l
        movdqa [rbp + 1200], xmm5                                  ;  2423.0 p0+p3   66 l spill
        movdqa xmm5, [rbp + 1616]                                  ;  2411.7 p2      66 l
        por xmm5, [r13 + 2256]                                     ;  2429.0 p2+p1   66 l
        pxor xmm5, [rbp + 1408]                                    ;  2431.0 p2+p1   66 l
        movdqa [rbp + 1408], xmm12                                 ;  2413.3 p0+p3  108 r spill
        movdqa xmm12, xmm13                                        ;  2428.0 p0      67 l copy
        pand xmm12, [r12 + 960]                                    ;  2435.0 p2+p1   67 l
        pxor xmm12, [rbp + 1328]                                   ;  2437.0 p2+p1   67 l
        movdqa [rbp + 272], xmm12                                  ;  2439.0 p0+p3   67 l spill
        movdqa xmm12, xmm10                                        ;  2416.7 p0      66 l copy
        por xmm12, [r15 + 192]                                     ;  2433.0 p2+p1   66 l
        movdqa [rbp + 2000], xmm13                                 ;  2428.0 p0+p3   66 l spill
        movdqa xmm13, xmm5                                         ;  2433.0 p0      67 l copy
        pand xmm13, [r12 + 976]                                    ;  2440.0 p2+p1   67 l
        pxor xmm13, [rbp + 1616]                                   ;  2442.0 p2+p1   67 l
        movdqa [rbp + 304], xmm13                                  ;  2444.0 p0+p3   67 l spill
        movdqa xmm13, [rbp + 1888]                                 ;  2420.3 p2      66 l
        por xmm13, [r13 + 2272]                                    ;  2436.0 p2+p1   66 l
        pxor xmm13, [rbp + 1248]                                   ;  2438.0 p2+p1   66 l
        movdqa [rbp + 1248], xmm5                                  ;  2433.0 p0+p3   66 l spill
        movdqa xmm5, [rbp + 1936]                                  ;  2423.3 p2      66 l
        por xmm5, [r13 + 2288]                                     ;  2438.0 p2+p1   66 l
        pxor xmm5, [rbp + 1856]                                    ;  2440.0 p2+p1   66 l
        pxor xmm11, [rbp + 1632]                                   ;  2440.0 p2+p1   66 l
        pxor xmm2, [rbp + 1552]                                    ;  2441.0 p2+p1   66 l
        pxor xmm3, [rbp + 1184]                                    ;  2442.0 p2+p1   66 l
        pxor xmm9, [rbp + 1872]                                    ;  2443.0 p2+p1   66 l
        pxor xmm4, [rbp + 1168]                                    ;  2444.0 p2+p1   66 l
        pxor xmm1, [rbp + 1440]                                    ;  2445.0 p2+p1   66 l
        pxor xmm7, [rbp + 1680]                                    ;  2446.0 p2+p1   66 l
        pxor xmm0, [rbp + 1424]                                    ;  2447.0 p2+p1   66 l
        pxor xmm12, [rbp + 1536]                                   ;  2448.0 p2+p1   66 l
        movdqa [rbp + 1536], xmm10                                 ;  2430.3 p0+p3  108 r spill
        movdqa xmm10, xmm13                                        ;  2440.0 p0      67 l copy
        pand xmm10, [r12 + 992]                                    ;  2449.0 p2+p1   67 l
        pxor xmm10, [rbp + 1888]                                   ;  2451.0 p2+p1   67 l
        movdqa [rbp + 336], xmm10                                  ;  2453.0 p0+p3   67 l spill
        movdqa xmm10, xmm5                                         ;  2442.0 p0      67 l copy
        pand xmm10, [r12 + 1008]                                   ;  2451.0 p2+p1   67 l
        pxor xmm10, [rbp + 1936]                                   ;  2453.0 p2+p1   67 l
        movdqa [rbp + 320], xmm13                                  ;  2440.0 p0+p3  126 rounds
        movdqa [rbp + 352], xmm5                                   ;  2442.0 p0+p3  126 rounds
        movdqa [rbp + 368], xmm10                                  ;  2455.0 p0+p3  126 rounds
        movdqa [rbp + 512], xmm11                                  ;  2442.0 p0+p3  126 rounds
        pand xmm11, [r14 + 2112]                                   ;  2453.0 p2+p1   67 l
        movdqa [rbp + 544], xmm2                                   ;  2443.0 p0+p3  126 rounds
        pand xmm2, [r14 + 2128]                                    ;  2454.0 p2+p1   67 l
        pxor xmm15, xmm2                                           ;  2456.0 p1      67 l
        movdqa [rbp + 576], xmm3                                   ;  2445.0 p0+p3  126 rounds
        pand xmm3, [r14 + 2144]                                    ;  2456.0 p2+p1   67 l
        pxor xmm8, xmm3                                            ;  2458.0 p1      67 l
        movdqa [rbp + 608], xmm9                                   ;  2447.0 p0+p3  126 rounds
        pand xmm9, [r14 + 2160]                                    ;  2458.0 p2+p1   67 l
        pxor xmm14, xmm9                                           ;  2460.0 p1      67 l
        movdqa [rbp + 640], xmm4                                   ;  2449.0 p0+p3  126 rounds
        pand xmm4, [r14 + 2176]                                    ;  2460.0 p2+p1   67 l
        movdqa [rbp + 672], xmm1                                   ;  2451.0 p0+p3  126 rounds
        pand xmm1, [r14 + 2192]                                    ;  2461.0 p2+p1   67 l
        pxor xmm6, xmm1                                            ;  2463.0 p1      67 l
        movdqa [rbp + 704], xmm7                                   ;  2453.0 p0+p3  126 rounds
        pand xmm7, [r14 + 2208]                                    ;  2463.0 p2+p1   67 l
        movdqa [rbp + 736], xmm0                                   ;  2455.0 p0+p3  126 rounds
        pand xmm0, [r14 + 2224]                                    ;  2464.0 p2+p1   67 l
        movdqa [rbp + 768], xmm12                                  ;  2457.0 p0+p3  126 rounds
        pand xmm12, [r14 + 2240]                                   ;  2465.0 p2+p1   67 l
        pxor xmm11, [rbp + 1904]                                   ;  2466.0 p2+p1   67 l
        pxor xmm4, [rbp + 2032]                                    ;  2467.0 p2+p1   67 l
        pxor xmm7, [rbp + 1456]                                    ;  2468.0 p2+p1   67 l
        pxor xmm0, [rbp + 1408]                                    ;  2469.0 p2+p1   67 l
        pxor xmm12, [rbp + 1536]                                   ;  2470.0 p2+p1   67 l
        movdqa xmm1, [rbp + 1472]                                  ;  2455.7 p2      66 l
        por xmm1, [r15 + 208]                                      ;  2471.0 p2+p1   66 l
        pxor xmm1, [rbp + 1584]                                    ;  2473.0 p2+p1   66 l
        movdqa xmm2, [rbp + 1312]                                  ;  2458.7 p2      66 l
        por xmm2, [r15 + 224]                                      ;  2473.0 p2+p1   66 l
        pxor xmm2, [rbp + 1504]                                    ;  2475.0 p2+p1   66 l
        movdqa xmm3, [rbp + 1840]                                  ;  2461.7 p2      66 l
        por xmm3, [r15 + 240]                                      ;  2475.0 p2+p1   66 l
        pxor xmm3, [rbp + 1824]                                    ;  2477.0 p2+p1   66 l
        movdqa xmm5, [rbp + 1728]                                  ;  2464.7 p2      66 l
        pxor xmm5, [rbp + 1344]                                    ;  2477.0 p2+p1   66 l
        movdqa xmm9, [rbp + 1392]                                  ;  2466.7 p2      66 l
        pxor xmm9, [rbp + 1488]                                    ;  2478.0 p2+p1   66 l
        movdqa [rbp + 800], xmm1                                   ;  2475.0 p0+p3  126 rounds
        pand xmm1, [r14 + 2256]                                    ;  2479.0 p2+p1   67 l
        movdqa [rbp + 384], xmm5                                   ;  2479.0 p0+p3  126 rounds
        pand xmm5, [r14 + 2048]                                    ;  2480.0 p2+p1   67 l
        movdqa [rbp + 416], xmm9                                   ;  2480.0 p0+p3  126 rounds
        pand xmm9, [r14 + 2064]                                    ;  2481.0 p2+p1   67 l
        movdqa [rbp + 832], xmm2                                   ;  2477.0 p0+p3  126 rounds
        pand xmm2, [r14 + 2272]                                    ;  2482.0 p2+p1   67 l
        movdqa [rbp + 864], xmm3                                   ;  2479.0 p0+p3  126 rounds
        pand xmm3, [r14 + 2288]                                    ;  2483.0 p2+p1   67 l
        pxor xmm5, [rbp + 1136]                                    ;  2484.0 p2+p1   67 l
        movdqa [rbp + 400], xmm5                                   ;  2486.0 p0+p3  126 rounds
        pxor xmm9, [rbp + 1232]                                    ;  2485.0 p2+p1   67 l
        pxor xmm1, [rbp + 1472]                                    ;  2486.0 p2+p1   67 l
        pxor xmm2, [rbp + 1312]                                    ;  2487.0 p2+p1   67 l
        pxor xmm3, [rbp + 1840]                                    ;  2488.0 p2+p1   67 l
        movdqa xmm5, [rbp + 1296]                                  ;  2478.7 p2      66 l
        movdqa [rbp + 432], xmm9                                   ;  2487.0 p0+p3  126 rounds
        pxor xmm5, [rbp + 1360]                                    ;  2489.7 p2+p1   66 l
        movdqa xmm9, [rbp + 1744]                                  ;  2480.7 p2      66 l
        pxor xmm9, [rbp + 976]                                     ;  2491.7 p2+p1   66 l
        movdqa [rbp + 528], xmm11                                  ;  2474.7 p0+p3  126 rounds
        movdqa [rbp + 560], xmm15                                  ;  2476.7 p0+p3  126 rounds
        movdqa [rbp + 592], xmm8                                   ;  2478.7 p0+p3  126 rounds
        movdqa [rbp + 624], xmm14                                  ;  2480.7 p0+p3  126 rounds
        movdqa [rbp + 656], xmm4                                   ;  2482.7 p0+p3  126 rounds
        movdqa [rbp + 688], xmm6                                   ;  2484.7 p0+p3  126 rounds
        movdqa [rbp + 720], xmm7                                   ;  2486.7 p0+p3  126 rounds
        movdqa [rbp + 752], xmm0                                   ;  2488.7 p0+p3  126 rounds
        movdqa [rbp + 784], xmm12                                  ;  2490.7 p0+p3  126 rounds
        movdqa [rbp + 816], xmm1                                   ;  2492.7 p0+p3  126 rounds
        movdqa [rbp + 848], xmm2                                   ;  2494.7 p0+p3  126 rounds
        movdqa [rbp + 880], xmm3                                   ;  2496.7 p0+p3  126 rounds
        movdqa [rbp + 448], xmm5                                   ;  2498.7 p0+p3  126 rounds
        pand xmm5, [r14 + 2080]                                    ;  2491.7 p2+p1   67 l
        pxor xmm5, [rbp + 1376]                                    ;  2493.7 p2+p1   67 l
        movdqa [rbp + 464], xmm5                                   ;  2500.7 p0+p3  126 rounds
        movdqa [rbp + 480], xmm9                                   ;  2502.7 p0+p3  126 rounds
        pand xmm9, [r14 + 2096]                                    ;  2493.7 p2+p1   67 l
        pxor xmm9, [rbp + 1120]                                    ;  2495.7 p2+p1   67 l
        movdqa [rbp + 496], xmm9                                   ;  2504.7 p0+p3  126 rounds
        mov rsi, qword [rbp + 2080]                                ;  2487.3 p2     126 rounds reload
        sub r10, rsi                                               ;  2491.3 p0     126 rounds
        sub r8, rsi                                                ;  2491.3 p0     126 rounds
        sub r9, rsi                                                ;  2491.3 p0     126 rounds
        sub r11, rsi                                               ;  2491.5 p0     126 rounds
        sub r13, rsi                                               ;  2492.0 p0     126 rounds
        sub r14, rsi                                               ;  2492.5 p0     126 rounds
        sub r15, rsi                                               ;  2493.0 p0     126 rounds
        add r10, 0x600                                             ;  2493.5 p0     126 rounds
        and r10, 0x7ff                                             ;  2494.5 p0     126 rounds
        add r10, rsi                                               ;  2495.5 p0     126 rounds
        add r8, 0x600                                              ;  2495.0 p1     126 rounds
        and r8, 0x7ff                                              ;  2496.0 p0     126 rounds
        add r8, rsi                                                ;  2497.0 p1     126 rounds
        add r9, 0x600                                              ;  2495.6 p0     126 rounds
        and r9, 0x7ff                                              ;  2496.6 p0     126 rounds
        add r9, rsi                                                ;  2497.6 p1     126 rounds
        add r11, 0x600                                             ;  2496.5 p1     126 rounds
        and r11, 0x7ff                                             ;  2497.5 p0     126 rounds
        add r11, rsi                                               ;  2498.5 p1     126 rounds
        add r13, 0x700                                             ;  2497.3 p0     126 rounds
        and r13, 0x7ff                                             ;  2498.3 p0     126 rounds
        add r13, rsi                                               ;  2499.3 p1     126 rounds
        add r14, 0x700                                             ;  2498.0 p1     126 rounds
        and r14, 0x7ff                                             ;  2499.0 p0     126 rounds
        add r14, rsi                                               ;  2500.0 p1     126 rounds
        add r15, 0x700                                             ;  2498.9 p0     126 rounds
        and r15, 0x7ff                                             ;  2499.9 p0     126 rounds
        add r15, rsi                                               ;  2500.9 p1     126 rounds
        add r12, -256                                              ;  2499.5 p1     126 rounds
        movdqa xmm0, [rbp + 2048]                                  ;  2497.3 p2      66 l reload
        movdqa xmm1, [rbp + 1600]                                  ;  2498.3 p2      66 l reload
        movdqa xmm2, [rbp + 1712]                                  ;  2499.3 p2      66 l reload
        movdqa xmm3, [rbp + 1104]                                  ;  2500.3 p2      66 l reload
        movdqa xmm4, [rbp + 1760]                                  ;  2501.3 p2      66 l reload
        movdqa xmm5, [rbp + 1968]                                  ;  2502.3 p2      66 l reload
        movdqa xmm6, [rbp + 1152]                                  ;  2503.3 p2      66 l reload
        movdqa xmm7, [rbp + 2016]                                  ;  2504.3 p2      66 l reload
        movdqa xmm8, [rbp + 1088]                                  ;  2505.3 p2      66 l reload
        movdqa xmm9, [rbp + 960]                                   ;  2506.3 p2      66 l reload
        movdqa xmm10, [rbp + 992]                                  ;  2507.3 p2      66 l reload
        movdqa xmm11, [rbp + 1200]                                 ;  2508.3 p2      66 l reload
        movdqa xmm12, [rbp + 2000]                                 ;  2509.3 p2      66 l reload
        movdqa xmm13, [rbp + 1248]                                 ;  2510.3 p2      66 l reload
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
